// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='f32', shape=Shape(rows=8, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_f32_r8p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  %f4 = math.fma %f2, %x5, %x6 : vector<16xf32>
  %f5 = arith.addi %x7, %x1 : index
  %f6 = memref.load %x2[%f5] : memref<?xf32>
  %f7 = vector.broadcast %f6 : f32 to vector<16xf32>
  %f8 = math.fma %f7, %x3, %x8 : vector<16xf32>
  %f9 = math.fma %f7, %x5, %x9 : vector<16xf32>
  %f10 = arith.addi %x10, %x1 : index
  %f11 = memref.load %x2[%f10] : memref<?xf32>
  %f12 = vector.broadcast %f11 : f32 to vector<16xf32>
  %f13 = math.fma %f12, %x3, %x11 : vector<16xf32>
  %f14 = math.fma %f12, %x5, %x12 : vector<16xf32>
  %f15 = arith.addi %x13, %x1 : index
  %f16 = memref.load %x2[%f15] : memref<?xf32>
  %f17 = vector.broadcast %f16 : f32 to vector<16xf32>
  %f18 = math.fma %f17, %x3, %x14 : vector<16xf32>
  %f19 = math.fma %f17, %x5, %x15 : vector<16xf32>
  %f20 = arith.addi %x16, %x1 : index
  %f21 = memref.load %x2[%f20] : memref<?xf32>
  %f22 = vector.broadcast %f21 : f32 to vector<16xf32>
  %f23 = math.fma %f22, %x3, %x17 : vector<16xf32>
  %f24 = math.fma %f22, %x5, %x18 : vector<16xf32>
  %f25 = arith.addi %x19, %x1 : index
  %f26 = memref.load %x2[%f25] : memref<?xf32>
  %f27 = vector.broadcast %f26 : f32 to vector<16xf32>
  %f28 = math.fma %f27, %x3, %x20 : vector<16xf32>
  %f29 = math.fma %f27, %x5, %x21 : vector<16xf32>
  %f30 = arith.addi %x22, %x1 : index
  %f31 = memref.load %x2[%f30] : memref<?xf32>
  %f32 = vector.broadcast %f31 : f32 to vector<16xf32>
  %f33 = math.fma %f32, %x3, %x23 : vector<16xf32>
  %f34 = math.fma %f32, %x5, %x24 : vector<16xf32>
  %f35 = arith.addi %x25, %x1 : index
  %f36 = memref.load %x2[%f35] : memref<?xf32>
  %f37 = vector.broadcast %f36 : f32 to vector<16xf32>
  %f38 = math.fma %f37, %x3, %x26 : vector<16xf32>
  %f39 = math.fma %f37, %x5, %x27 : vector<16xf32>
  func.return %f3, %f4, %f8, %f9, %f13, %f14, %f18, %f19, %f23, %f24, %f28, %f29, %f33, %f34, %f38, %f39 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
}
wave.kernel @qkv_f32_r8p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 8 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 1024 : index
  %c6 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c8 = arith.constant 1 : index
  %c9 = arith.constant 3 : index
  %c10 = arith.constant 4 : index
  %c11 = arith.constant 5 : index
  %c12 = arith.constant 6 : index
  %c13 = arith.constant 7 : index
  %c14 = arith.constant dense<0x00000000> : vector<16xf32>
  %c15 = arith.constant 256 : index
  %c16 = arith.constant 64 : index
  %c17 = arith.constant 128 : index
  %c18 = arith.constant 192 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c25 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c30 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c31 = arith.constant dense<0xC77FE000> : vector<16xf32>
  %c32 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c33 = arith.constant 0x00000000 : f32
  %c34 = arith.constant 32 : index
  %c35 = arith.constant dense<0x43E00000> : vector<16xf32>
  %c36 = arith.constant dense<0x47600000> : vector<16xf32>
  %c37 = arith.constant dense<0x42FE0000> : vector<16xf32>
  %c38 = arith.constant dense<0xC2FE0000> : vector<16xf32>
  %c39 = arith.constant dense<128> : vector<16xi32>
  %c40 = arith.constant dense<0x42FF0000> : vector<16xf32>
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %headDim, %c2 : index
  %3 = wave.scratch %2 : memref<?xf32>
  %4 = arith.muli %headDim, %c3 : index
  %5 = wave.scratch %4 : memref<?xi8>
  %6 = arith.divui %inputFeatures, %c4 : index
  %7 = arith.muli %6, %c5 : index
  %8 = arith.divui %headDim, %c4 : index
  %9 = memref.load %step[%c6] : memref<?xi32>
  %10 = arith.index_cast %9 : i32 to index
  %11 = arith.muli %1, %rowsPerBlock : index
  %12 = arith.addi %11, %rowsPerBlock : index
  %13 = arith.minsi %12, %10 : index
  scf.for %14 = %11 to %13 step %c2 {
    %15 = arith.subi %13, %c8 : index
    %16 = arith.addi %14, %c6 : index
    %17 = arith.minsi %16, %15 : index
    %18 = arith.addi %14, %c8 : index
    %19 = arith.minsi %18, %15 : index
    %20 = arith.addi %14, %c3 : index
    %21 = arith.minsi %20, %15 : index
    %22 = arith.addi %14, %c9 : index
    %23 = arith.minsi %22, %15 : index
    %24 = arith.addi %14, %c10 : index
    %25 = arith.minsi %24, %15 : index
    %26 = arith.addi %14, %c11 : index
    %27 = arith.minsi %26, %15 : index
    %28 = arith.addi %14, %c12 : index
    %29 = arith.minsi %28, %15 : index
    %30 = arith.addi %14, %c13 : index
    %31 = arith.minsi %30, %15 : index
    %32 = arith.muli %17, %inputFeatures : index
    %33 = arith.muli %19, %inputFeatures : index
    %34 = arith.muli %21, %inputFeatures : index
    %35 = arith.muli %23, %inputFeatures : index
    %36 = arith.muli %25, %inputFeatures : index
    %37 = arith.muli %27, %inputFeatures : index
    %38 = arith.muli %29, %inputFeatures : index
    %39 = arith.muli %31, %inputFeatures : index
    scf.for %40 = %c6 to %8 step %c3 {
      %41 = arith.muli %0, %8 : index
      %42 = arith.addi %41, %40 : index
      %43 = arith.addi %42, %c6 : index
      %44 = arith.muli %43, %7 : index
      %45 = arith.addi %42, %c8 : index
      %46 = arith.muli %45, %7 : index
      %64:16 = scf.for %47 = %c6 to %6 step %c8 iter_args(%48 = %c14, %49 = %c14, %50 = %c14, %51 = %c14, %52 = %c14, %53 = %c14, %54 = %c14, %55 = %c14, %56 = %c14, %57 = %c14, %58 = %c14, %59 = %c14, %60 = %c14, %61 = %c14, %62 = %c14, %63 = %c14) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %65 = arith.muli %47, %c5 : index
        %66 = arith.addi %44, %65 : index
        %67 = arith.addi %46, %65 : index
        %68 = arith.muli %47, %c4 : index
        %86:16 = scf.for %69 = %c6 to %c10 step %c8 iter_args(%70 = %48, %71 = %49, %72 = %50, %73 = %51, %74 = %52, %75 = %53, %76 = %54, %77 = %55, %78 = %56, %79 = %57, %80 = %58, %81 = %59, %82 = %60, %83 = %61, %84 = %62, %85 = %63) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %87 = arith.muli %69, %c10 : index
          %88 = arith.addi %68, %87 : index
          %89 = arith.muli %69, %c15 : index
          %90 = arith.addi %66, %89 : index
          %91 = arith.addi %90, %c6 : index
          %92 = vector.load %w[%91] : memref<?xi8>, vector<64xi8>
          %93 = vector.bitcast %92 : vector<64xi8> to vector<16xf32>
          %94 = arith.addi %67, %89 : index
          %95 = arith.addi %94, %c6 : index
          %96 = vector.load %w[%95] : memref<?xi8>, vector<64xi8>
          %97 = vector.bitcast %96 : vector<64xi8> to vector<16xf32>
          %98 = arith.addi %88, %c6 : index
          %99:16 = func.call @qkv_f32_r8p2__cpu.0(%32, %98, %x, %93, %70, %97, %71, %33, %72, %73, %34, %74, %75, %35, %76, %77, %36, %78, %79, %37, %80, %81, %38, %82, %83, %39, %84, %85) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %100 = arith.addi %90, %c16 : index
          %101 = vector.load %w[%100] : memref<?xi8>, vector<64xi8>
          %102 = vector.bitcast %101 : vector<64xi8> to vector<16xf32>
          %103 = arith.addi %94, %c16 : index
          %104 = vector.load %w[%103] : memref<?xi8>, vector<64xi8>
          %105 = vector.bitcast %104 : vector<64xi8> to vector<16xf32>
          %106 = arith.addi %88, %c8 : index
          %107:16 = func.call @qkv_f32_r8p2__cpu.0(%32, %106, %x, %102, %99#0, %105, %99#1, %33, %99#2, %99#3, %34, %99#4, %99#5, %35, %99#6, %99#7, %36, %99#8, %99#9, %37, %99#10, %99#11, %38, %99#12, %99#13, %39, %99#14, %99#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %108 = arith.addi %90, %c17 : index
          %109 = vector.load %w[%108] : memref<?xi8>, vector<64xi8>
          %110 = vector.bitcast %109 : vector<64xi8> to vector<16xf32>
          %111 = arith.addi %94, %c17 : index
          %112 = vector.load %w[%111] : memref<?xi8>, vector<64xi8>
          %113 = vector.bitcast %112 : vector<64xi8> to vector<16xf32>
          %114 = arith.addi %88, %c3 : index
          %115:16 = func.call @qkv_f32_r8p2__cpu.0(%32, %114, %x, %110, %107#0, %113, %107#1, %33, %107#2, %107#3, %34, %107#4, %107#5, %35, %107#6, %107#7, %36, %107#8, %107#9, %37, %107#10, %107#11, %38, %107#12, %107#13, %39, %107#14, %107#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %116 = arith.addi %90, %c18 : index
          %117 = vector.load %w[%116] : memref<?xi8>, vector<64xi8>
          %118 = vector.bitcast %117 : vector<64xi8> to vector<16xf32>
          %119 = arith.addi %94, %c18 : index
          %120 = vector.load %w[%119] : memref<?xi8>, vector<64xi8>
          %121 = vector.bitcast %120 : vector<64xi8> to vector<16xf32>
          %122 = arith.addi %88, %c9 : index
          %123:16 = func.call @qkv_f32_r8p2__cpu.0(%32, %122, %x, %118, %115#0, %121, %115#1, %33, %115#2, %115#3, %34, %115#4, %115#5, %35, %115#6, %115#7, %36, %115#8, %115#9, %37, %115#10, %115#11, %38, %115#12, %115#13, %39, %115#14, %115#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          scf.yield %123#0, %123#1, %123#2, %123#3, %123#4, %123#5, %123#6, %123#7, %123#8, %123#9, %123#10, %123#11, %123#12, %123#13, %123#14, %123#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %86#0, %86#1, %86#2, %86#3, %86#4, %86#5, %86#6, %86#7, %86#8, %86#9, %86#10, %86#11, %86#12, %86#13, %86#14, %86#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %124 = arith.muli %headDim, %c6 : index
      %125 = arith.muli %40, %c4 : index
      %126 = arith.addi %124, %125 : index
      %127 = arith.addi %126, %c6 : index
      vector.store %64#0, %3[%127] : memref<?xf32>, vector<16xf32>
      %128 = arith.addi %126, %c4 : index
      vector.store %64#1, %3[%128] : memref<?xf32>, vector<16xf32>
      %129 = arith.muli %headDim, %c8 : index
      %130 = arith.addi %129, %125 : index
      %131 = arith.addi %130, %c6 : index
      vector.store %64#2, %3[%131] : memref<?xf32>, vector<16xf32>
      %132 = arith.addi %130, %c4 : index
      vector.store %64#3, %3[%132] : memref<?xf32>, vector<16xf32>
      %133 = arith.addi %4, %125 : index
      %134 = arith.addi %133, %c6 : index
      vector.store %64#4, %3[%134] : memref<?xf32>, vector<16xf32>
      %135 = arith.addi %133, %c4 : index
      vector.store %64#5, %3[%135] : memref<?xf32>, vector<16xf32>
      %136 = arith.muli %headDim, %c9 : index
      %137 = arith.addi %136, %125 : index
      %138 = arith.addi %137, %c6 : index
      vector.store %64#6, %3[%138] : memref<?xf32>, vector<16xf32>
      %139 = arith.addi %137, %c4 : index
      vector.store %64#7, %3[%139] : memref<?xf32>, vector<16xf32>
      %140 = arith.muli %headDim, %c10 : index
      %141 = arith.addi %140, %125 : index
      %142 = arith.addi %141, %c6 : index
      vector.store %64#8, %3[%142] : memref<?xf32>, vector<16xf32>
      %143 = arith.addi %141, %c4 : index
      vector.store %64#9, %3[%143] : memref<?xf32>, vector<16xf32>
      %144 = arith.muli %headDim, %c11 : index
      %145 = arith.addi %144, %125 : index
      %146 = arith.addi %145, %c6 : index
      vector.store %64#10, %3[%146] : memref<?xf32>, vector<16xf32>
      %147 = arith.addi %145, %c4 : index
      vector.store %64#11, %3[%147] : memref<?xf32>, vector<16xf32>
      %148 = arith.muli %headDim, %c12 : index
      %149 = arith.addi %148, %125 : index
      %150 = arith.addi %149, %c6 : index
      vector.store %64#12, %3[%150] : memref<?xf32>, vector<16xf32>
      %151 = arith.addi %149, %c4 : index
      vector.store %64#13, %3[%151] : memref<?xf32>, vector<16xf32>
      %152 = arith.muli %headDim, %c13 : index
      %153 = arith.addi %152, %125 : index
      %154 = arith.addi %153, %c6 : index
      vector.store %64#14, %3[%154] : memref<?xf32>, vector<16xf32>
      %155 = arith.addi %153, %c4 : index
      vector.store %64#15, %3[%155] : memref<?xf32>, vector<16xf32>
    }
    %156 = arith.addi %14, %c2 : index
    %157 = arith.minsi %156, %13 : index
    scf.for %158 = %14 to %157 step %c8 {
      %159 = arith.subi %158, %14 : index
      %160 = arith.muli %159, %headDim : index
      %161 = arith.cmpi eq, %hasBias, %c8 : index
      scf.if %161 {
        scf.for %162 = %c6 to %headDim step %c4 {
          %163 = arith.muli %0, %headDim : index
          %164 = arith.addi %163, %162 : index
          %165 = vector.load %bias[%164] : memref<?xf32>, vector<16xf32>
          %166 = arith.addi %160, %162 : index
          %167 = vector.load %3[%166] : memref<?xf32>, vector<16xf32>
          %168 = arith.addf %167, %165 : vector<16xf32>
          vector.store %168, %3[%166] : memref<?xf32>, vector<16xf32>
        }
      }
      %169 = arith.addi %heads, %kvHeads : index
      %170 = arith.cmpi slt, %0, %169 : index
      scf.if %170 {
        %171 = arith.cmpi eq, %hasNorm, %c8 : index
        scf.if %171 {
          %172 = arith.cmpi slt, %0, %heads : index
          %175 = scf.for %173 = %c6 to %headDim step %c4 iter_args(%174 = %c14) -> (vector<16xf32>) {
            %176 = arith.addi %160, %173 : index
            %177 = vector.load %3[%176] : memref<?xf32>, vector<16xf32>
            %178 = math.fma %177, %177, %174 : vector<16xf32>
            scf.yield %178 : vector<16xf32>
          }
          %179 = wave.reduce "add" %175 : vector<16xf32>
          %180 = arith.mulf %179, %inverseHeadDim : f32
          %181 = arith.addf %180, %epsilon : f32
          %182 = math.sqrt %181 : f32
          %183 = arith.divf %c25, %182 : f32
          %184 = vector.broadcast %183 : f32 to vector<16xf32>
          scf.for %185 = %c6 to %headDim step %c4 {
            %186 = vector.load %query_norm[%185] : memref<?xf32>, vector<16xf32>
            %187 = vector.load %key_norm[%185] : memref<?xf32>, vector<16xf32>
            %188 = arith.select %172, %186, %187 : vector<16xf32>
            %189 = arith.addi %160, %185 : index
            %190 = vector.load %3[%189] : memref<?xf32>, vector<16xf32>
            %191 = arith.mulf %190, %184 : vector<16xf32>
            %192 = arith.mulf %191, %188 : vector<16xf32>
            vector.store %192, %3[%189] : memref<?xf32>, vector<16xf32>
          }
        }
        %193 = arith.addi %positionsAt, %158 : index
        %194 = memref.load %step[%193] : memref<?xi32>
        %195 = arith.index_cast %194 : i32 to index
        %196 = arith.divui %headDim, %c3 : index
        %197 = arith.remui %195, %c15 : index
        %198 = arith.muli %197, %headDim : index
        %199 = arith.divui %195, %c15 : index
        %200 = arith.addi %199, %c15 : index
        %201 = arith.muli %200, %headDim : index
        scf.for %202 = %c6 to %196 step %c2 {
          %203 = arith.addi %198, %202 : index
          %204 = vector.load %rope[%203] : memref<?xf32>, vector<8xf32>
          %205 = arith.addi %198, %196 : index
          %206 = arith.addi %205, %202 : index
          %207 = vector.load %rope[%206] : memref<?xf32>, vector<8xf32>
          %208 = arith.addi %201, %202 : index
          %209 = vector.load %rope[%208] : memref<?xf32>, vector<8xf32>
          %210 = arith.addi %201, %196 : index
          %211 = arith.addi %210, %202 : index
          %212 = vector.load %rope[%211] : memref<?xf32>, vector<8xf32>
          %213 = arith.mulf %209, %204 : vector<8xf32>
          %214 = arith.mulf %212, %207 : vector<8xf32>
          %215 = arith.subf %213, %214 : vector<8xf32>
          %216 = arith.mulf %212, %204 : vector<8xf32>
          %217 = arith.mulf %209, %207 : vector<8xf32>
          %218 = arith.addf %216, %217 : vector<8xf32>
          %219 = arith.addi %160, %202 : index
          %220 = vector.load %3[%219] : memref<?xf32>, vector<8xf32>
          %221 = arith.addi %160, %196 : index
          %222 = arith.addi %221, %202 : index
          %223 = vector.load %3[%222] : memref<?xf32>, vector<8xf32>
          %224 = arith.mulf %220, %215 : vector<8xf32>
          %225 = arith.mulf %223, %218 : vector<8xf32>
          %226 = arith.subf %224, %225 : vector<8xf32>
          vector.store %226, %3[%219] : memref<?xf32>, vector<8xf32>
          %227 = arith.mulf %223, %215 : vector<8xf32>
          %228 = arith.mulf %220, %218 : vector<8xf32>
          %229 = arith.addf %227, %228 : vector<8xf32>
          vector.store %229, %3[%222] : memref<?xf32>, vector<8xf32>
        }
      }
      %230 = arith.cmpi slt, %0, %heads : index
      scf.if %230 {
        %231 = arith.divui %heads, %kvHeads : index
        %232 = arith.muli %headDim, %c10 : index
        %233 = arith.muli %kvHeads, %232 : index
        %234 = arith.divui %0, %231 : index
        %235 = arith.muli %234, %headDim : index
        %236 = arith.addi %233, %235 : index
        scf.for %237 = %c6 to %headDim step %c4 {
          %238 = arith.addi %236, %237 : index
          %239 = vector.load %encode[%238] : memref<?xf32>, vector<16xf32>
          %240 = arith.addi %160, %237 : index
          %241 = vector.load %3[%240] : memref<?xf32>, vector<16xf32>
          %242 = arith.mulf %241, %239 : vector<16xf32>
          %243 = arith.muli %158, %heads : index
          %244 = arith.addi %243, %0 : index
          %245 = arith.muli %244, %headDim : index
          %246 = arith.addi %245, %237 : index
          vector.store %242, %q[%246] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %247 = arith.addi %slotsAt, %158 : index
        %248 = memref.load %step[%247] : memref<?xi32>
        %249 = arith.index_cast %248 : i32 to index
        %250 = arith.cmpi sge, %249, %c6 : index
        scf.if %250 {
          %251 = arith.cmpi eq, %codec, %c6 : index
          scf.if %251 {
            %252 = arith.subi %0, %heads : index
            %253 = arith.muli %252, %4 : index
            %254 = arith.divui %249, %c4 : index
            %255 = arith.remui %249, %c4 : index
            %256 = arith.muli %254, %pageBytes : index
            %259 = scf.for %257 = %c6 to %headDim step %c4 iter_args(%258 = %c14) -> (vector<16xf32>) {
              %260 = arith.addi %253, %257 : index
              %261 = vector.load %encode[%260] : memref<?xf32>, vector<16xf32>
              %262 = arith.addi %253, %headDim : index
              %263 = arith.addi %262, %257 : index
              %264 = vector.load %encode[%263] : memref<?xf32>, vector<16xf32>
              %265 = arith.addi %160, %257 : index
              %266 = vector.load %3[%265] : memref<?xf32>, vector<16xf32>
              %267 = arith.subf %266, %264 : vector<16xf32>
              %268 = arith.mulf %267, %261 : vector<16xf32>
              %269 = arith.minimumf %268, %c30 : vector<16xf32>
              %270 = arith.maximumf %269, %c31 : vector<16xf32>
              %271 = arith.truncf %270 : vector<16xf32> to vector<16xf16>
              %272 = vector.bitcast %271 : vector<16xf16> to vector<32xi8>
              %273 = arith.muli %257, %c3 : index
              vector.store %272, %5[%273] : memref<?xi8>, vector<32xi8>
              %274 = math.absf %268 : vector<16xf32>
              %275 = arith.cmpf ugt, %274, %c30 : vector<16xf32>
              %276 = arith.select %275, %c32, %c14 : vector<16xi1>, vector<16xf32>
              %277 = arith.addf %258, %276 : vector<16xf32>
              scf.yield %277 : vector<16xf32>
            }
            %278 = wave.reduce "add" %259 : vector<16xf32>
            %279 = arith.cmpf ogt, %278, %c33 : f32
            scf.if %279 {
              %280 = arith.fptosi %278 : f32 to i32
              wave.count %clipped, %280 : memref<?xi32>
            }
            %281 = arith.cmpi slt, %252, %kvHeads : index
            scf.if %281 {
              %282 = arith.muli %4, %c34 : index
              %283 = arith.muli %252, %282 : index
              %284 = arith.addi %256, %283 : index
              %285 = arith.muli %255, %c3 : index
              %286 = arith.addi %284, %285 : index
              scf.for %287 = %c6 to %headDim step %c8 {
                %288 = arith.muli %287, %c3 : index
                %289 = arith.addi %288, %c6 : index
                %290 = memref.load %5[%289] : memref<?xi8>
                %291 = arith.muli %287, %c34 : index
                %292 = arith.addi %286, %291 : index
                %293 = arith.addi %292, %c6 : index
                memref.store %290, %kv[%293] : memref<?xi8>
                %294 = arith.addi %288, %c8 : index
                %295 = memref.load %5[%294] : memref<?xi8>
                %296 = arith.addi %292, %c8 : index
                memref.store %295, %kv[%296] : memref<?xi8>
              }
            } else {
              %297 = arith.subi %252, %kvHeads : index
              %298 = arith.muli %297, %c3 : index
              %299 = arith.addi %298, %c8 : index
              %300 = arith.muli %4, %c4 : index
              %301 = arith.muli %299, %300 : index
              %302 = arith.addi %256, %301 : index
              %303 = arith.muli %255, %4 : index
              %304 = arith.addi %302, %303 : index
              scf.for %305 = %c6 to %4 step %c4 {
                %306 = vector.load %5[%305] : memref<?xi8>, vector<16xi8>
                %307 = arith.addi %304, %305 : index
                vector.store %306, %kv[%307] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %308 = arith.cmpi eq, %codec, %c8 : index
          scf.if %308 {
            %309 = arith.subi %0, %heads : index
            %310 = arith.muli %309, %4 : index
            %311 = arith.divui %249, %c4 : index
            %312 = arith.remui %249, %c4 : index
            %313 = arith.muli %headDim, %c8 : index
            %314 = arith.muli %311, %pageBytes : index
            %317 = scf.for %315 = %c6 to %headDim step %c4 iter_args(%316 = %c14) -> (vector<16xf32>) {
              %318 = arith.addi %310, %315 : index
              %319 = vector.load %encode[%318] : memref<?xf32>, vector<16xf32>
              %320 = arith.addi %310, %headDim : index
              %321 = arith.addi %320, %315 : index
              %322 = vector.load %encode[%321] : memref<?xf32>, vector<16xf32>
              %323 = arith.addi %160, %315 : index
              %324 = vector.load %3[%323] : memref<?xf32>, vector<16xf32>
              %325 = arith.subf %324, %322 : vector<16xf32>
              %326 = arith.mulf %325, %319 : vector<16xf32>
              %327 = wave.fp8_encode "e4m3" %326 : vector<16xf32> -> vector<16xi8>
              %328 = arith.muli %315, %c8 : index
              vector.store %327, %5[%328] : memref<?xi8>, vector<16xi8>
              %329 = math.absf %326 : vector<16xf32>
              %330 = arith.cmpf ugt, %329, %c35 : vector<16xf32>
              %331 = arith.select %330, %c32, %c14 : vector<16xi1>, vector<16xf32>
              %332 = arith.addf %316, %331 : vector<16xf32>
              scf.yield %332 : vector<16xf32>
            }
            %333 = wave.reduce "add" %317 : vector<16xf32>
            %334 = arith.cmpf ogt, %333, %c33 : f32
            scf.if %334 {
              %335 = arith.fptosi %333 : f32 to i32
              wave.count %clipped, %335 : memref<?xi32>
            }
            %336 = arith.cmpi slt, %309, %kvHeads : index
            scf.if %336 {
              %337 = arith.muli %313, %c34 : index
              %338 = arith.muli %309, %337 : index
              %339 = arith.addi %314, %338 : index
              %340 = arith.muli %312, %c8 : index
              %341 = arith.addi %339, %340 : index
              scf.for %342 = %c6 to %headDim step %c8 {
                %343 = arith.muli %342, %c8 : index
                %344 = arith.addi %343, %c6 : index
                %345 = memref.load %5[%344] : memref<?xi8>
                %346 = arith.muli %342, %c4 : index
                %347 = arith.addi %341, %346 : index
                %348 = arith.addi %347, %c6 : index
                memref.store %345, %kv[%348] : memref<?xi8>
              }
            } else {
              %349 = arith.subi %309, %kvHeads : index
              %350 = arith.muli %349, %c3 : index
              %351 = arith.addi %350, %c8 : index
              %352 = arith.muli %313, %c4 : index
              %353 = arith.muli %351, %352 : index
              %354 = arith.addi %314, %353 : index
              %355 = arith.muli %312, %313 : index
              %356 = arith.addi %354, %355 : index
              scf.for %357 = %c6 to %313 step %c4 {
                %358 = vector.load %5[%357] : memref<?xi8>, vector<16xi8>
                %359 = arith.addi %356, %357 : index
                vector.store %358, %kv[%359] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %360 = arith.cmpi eq, %codec, %c3 : index
          scf.if %360 {
            %361 = arith.subi %0, %heads : index
            %362 = arith.muli %361, %4 : index
            %363 = arith.divui %249, %c4 : index
            %364 = arith.remui %249, %c4 : index
            %365 = arith.muli %headDim, %c8 : index
            %366 = arith.muli %363, %pageBytes : index
            %369 = scf.for %367 = %c6 to %headDim step %c4 iter_args(%368 = %c14) -> (vector<16xf32>) {
              %370 = arith.addi %362, %367 : index
              %371 = vector.load %encode[%370] : memref<?xf32>, vector<16xf32>
              %372 = arith.addi %362, %headDim : index
              %373 = arith.addi %372, %367 : index
              %374 = vector.load %encode[%373] : memref<?xf32>, vector<16xf32>
              %375 = arith.addi %160, %367 : index
              %376 = vector.load %3[%375] : memref<?xf32>, vector<16xf32>
              %377 = arith.subf %376, %374 : vector<16xf32>
              %378 = arith.mulf %377, %371 : vector<16xf32>
              %379 = wave.fp8_encode "e5m2" %378 : vector<16xf32> -> vector<16xi8>
              %380 = arith.muli %367, %c8 : index
              vector.store %379, %5[%380] : memref<?xi8>, vector<16xi8>
              %381 = math.absf %378 : vector<16xf32>
              %382 = arith.cmpf ugt, %381, %c36 : vector<16xf32>
              %383 = arith.select %382, %c32, %c14 : vector<16xi1>, vector<16xf32>
              %384 = arith.addf %368, %383 : vector<16xf32>
              scf.yield %384 : vector<16xf32>
            }
            %385 = wave.reduce "add" %369 : vector<16xf32>
            %386 = arith.cmpf ogt, %385, %c33 : f32
            scf.if %386 {
              %387 = arith.fptosi %385 : f32 to i32
              wave.count %clipped, %387 : memref<?xi32>
            }
            %388 = arith.cmpi slt, %361, %kvHeads : index
            scf.if %388 {
              %389 = arith.muli %365, %c34 : index
              %390 = arith.muli %361, %389 : index
              %391 = arith.addi %366, %390 : index
              %392 = arith.muli %364, %c8 : index
              %393 = arith.addi %391, %392 : index
              scf.for %394 = %c6 to %headDim step %c8 {
                %395 = arith.muli %394, %c8 : index
                %396 = arith.addi %395, %c6 : index
                %397 = memref.load %5[%396] : memref<?xi8>
                %398 = arith.muli %394, %c4 : index
                %399 = arith.addi %393, %398 : index
                %400 = arith.addi %399, %c6 : index
                memref.store %397, %kv[%400] : memref<?xi8>
              }
            } else {
              %401 = arith.subi %361, %kvHeads : index
              %402 = arith.muli %401, %c3 : index
              %403 = arith.addi %402, %c8 : index
              %404 = arith.muli %365, %c4 : index
              %405 = arith.muli %403, %404 : index
              %406 = arith.addi %366, %405 : index
              %407 = arith.muli %364, %365 : index
              %408 = arith.addi %406, %407 : index
              scf.for %409 = %c6 to %365 step %c4 {
                %410 = vector.load %5[%409] : memref<?xi8>, vector<16xi8>
                %411 = arith.addi %408, %409 : index
                vector.store %410, %kv[%411] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %412 = arith.cmpi eq, %codec, %c9 : index
          scf.if %412 {
            %413 = arith.subi %0, %heads : index
            %414 = arith.muli %413, %4 : index
            %415 = arith.divui %249, %c4 : index
            %416 = arith.remui %249, %c4 : index
            %417 = arith.muli %headDim, %c8 : index
            %418 = arith.muli %415, %pageBytes : index
            %421 = scf.for %419 = %c6 to %headDim step %c4 iter_args(%420 = %c14) -> (vector<16xf32>) {
              %422 = arith.addi %414, %419 : index
              %423 = vector.load %encode[%422] : memref<?xf32>, vector<16xf32>
              %424 = arith.addi %414, %headDim : index
              %425 = arith.addi %424, %419 : index
              %426 = vector.load %encode[%425] : memref<?xf32>, vector<16xf32>
              %427 = arith.addi %160, %419 : index
              %428 = vector.load %3[%427] : memref<?xf32>, vector<16xf32>
              %429 = arith.subf %428, %426 : vector<16xf32>
              %430 = arith.mulf %429, %423 : vector<16xf32>
              %431 = arith.cmpf ord, %430, %430 : vector<16xf32>
              %432 = arith.select %431, %430, %c14 : vector<16xi1>, vector<16xf32>
              %433 = math.roundeven %432 : vector<16xf32>
              %434 = arith.minimumf %433, %c37 : vector<16xf32>
              %435 = arith.maximumf %434, %c38 : vector<16xf32>
              %436 = arith.fptosi %435 : vector<16xf32> to vector<16xi32>
              %437 = arith.addi %436, %c39 : vector<16xi32>
              %438 = arith.trunci %437 : vector<16xi32> to vector<16xi8>
              %439 = arith.muli %419, %c8 : index
              vector.store %438, %5[%439] : memref<?xi8>, vector<16xi8>
              %440 = math.absf %430 : vector<16xf32>
              %441 = arith.cmpf ugt, %440, %c40 : vector<16xf32>
              %442 = arith.select %441, %c32, %c14 : vector<16xi1>, vector<16xf32>
              %443 = arith.addf %420, %442 : vector<16xf32>
              scf.yield %443 : vector<16xf32>
            }
            %444 = wave.reduce "add" %421 : vector<16xf32>
            %445 = arith.cmpf ogt, %444, %c33 : f32
            scf.if %445 {
              %446 = arith.fptosi %444 : f32 to i32
              wave.count %clipped, %446 : memref<?xi32>
            }
            %447 = arith.cmpi slt, %413, %kvHeads : index
            scf.if %447 {
              %448 = arith.muli %417, %c34 : index
              %449 = arith.muli %413, %448 : index
              %450 = arith.addi %418, %449 : index
              %451 = arith.muli %416, %c8 : index
              %452 = arith.addi %450, %451 : index
              scf.for %453 = %c6 to %headDim step %c8 {
                %454 = arith.muli %453, %c8 : index
                %455 = arith.addi %454, %c6 : index
                %456 = memref.load %5[%455] : memref<?xi8>
                %457 = arith.muli %453, %c4 : index
                %458 = arith.addi %452, %457 : index
                %459 = arith.addi %458, %c6 : index
                memref.store %456, %kv[%459] : memref<?xi8>
              }
            } else {
              %460 = arith.subi %413, %kvHeads : index
              %461 = arith.muli %460, %c3 : index
              %462 = arith.addi %461, %c8 : index
              %463 = arith.muli %417, %c4 : index
              %464 = arith.muli %462, %463 : index
              %465 = arith.addi %418, %464 : index
              %466 = arith.muli %416, %417 : index
              %467 = arith.addi %465, %466 : index
              scf.for %468 = %c6 to %417 step %c4 {
                %469 = vector.load %5[%468] : memref<?xi8>, vector<16xi8>
                %470 = arith.addi %467, %468 : index
                vector.store %469, %kv[%470] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
