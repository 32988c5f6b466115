// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='bf16', shape=Shape(rows=8, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_bf16_r8p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @qkv_bf16_r8p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 8 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 512 : index
  %c6 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c8 = arith.constant 1 : index
  %c9 = arith.constant 3 : index
  %c10 = arith.constant 4 : index
  %c11 = arith.constant 5 : index
  %c12 = arith.constant 6 : index
  %c13 = arith.constant 7 : index
  %c14 = arith.constant dense<0x00000000> : vector<16xf32>
  %c15 = arith.constant 128 : index
  %c16 = arith.constant dense<16> : vector<16xi32>
  %c17 = arith.constant 32 : index
  %c18 = arith.constant 64 : index
  %c19 = arith.constant 96 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c26 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %c28 = arith.constant 256 : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c32 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c33 = arith.constant dense<0xC77FE000> : vector<16xf32>
  %c34 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c35 = arith.constant 0x00000000 : f32
  %c36 = arith.constant dense<0x43E00000> : vector<16xf32>
  %c37 = arith.constant dense<0x47600000> : vector<16xf32>
  %c38 = arith.constant dense<0x42FE0000> : vector<16xf32>
  %c39 = arith.constant dense<0xC2FE0000> : vector<16xf32>
  %c40 = arith.constant dense<128> : vector<16xi32>
  %c41 = arith.constant dense<0x42FF0000> : vector<16xf32>
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
          %92 = vector.load %w[%91] : memref<?xi8>, vector<32xi8>
          %93 = vector.bitcast %92 : vector<32xi8> to vector<16xi16>
          %94 = arith.extui %93 : vector<16xi16> to vector<16xi32>
          %95 = arith.shli %94, %c16 : vector<16xi32>
          %96 = arith.bitcast %95 : vector<16xi32> to vector<16xf32>
          %97 = arith.addi %67, %89 : index
          %98 = arith.addi %97, %c6 : index
          %99 = vector.load %w[%98] : memref<?xi8>, vector<32xi8>
          %100 = vector.bitcast %99 : vector<32xi8> to vector<16xi16>
          %101 = arith.extui %100 : vector<16xi16> to vector<16xi32>
          %102 = arith.shli %101, %c16 : vector<16xi32>
          %103 = arith.bitcast %102 : vector<16xi32> to vector<16xf32>
          %104 = arith.addi %88, %c6 : index
          %105:16 = func.call @qkv_bf16_r8p2__cpu.0(%32, %104, %x, %96, %70, %103, %71, %33, %72, %73, %34, %74, %75, %35, %76, %77, %36, %78, %79, %37, %80, %81, %38, %82, %83, %39, %84, %85) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %106 = arith.addi %90, %c17 : index
          %107 = vector.load %w[%106] : memref<?xi8>, vector<32xi8>
          %108 = vector.bitcast %107 : vector<32xi8> to vector<16xi16>
          %109 = arith.extui %108 : vector<16xi16> to vector<16xi32>
          %110 = arith.shli %109, %c16 : vector<16xi32>
          %111 = arith.bitcast %110 : vector<16xi32> to vector<16xf32>
          %112 = arith.addi %97, %c17 : index
          %113 = vector.load %w[%112] : memref<?xi8>, vector<32xi8>
          %114 = vector.bitcast %113 : vector<32xi8> to vector<16xi16>
          %115 = arith.extui %114 : vector<16xi16> to vector<16xi32>
          %116 = arith.shli %115, %c16 : vector<16xi32>
          %117 = arith.bitcast %116 : vector<16xi32> to vector<16xf32>
          %118 = arith.addi %88, %c8 : index
          %119:16 = func.call @qkv_bf16_r8p2__cpu.0(%32, %118, %x, %111, %105#0, %117, %105#1, %33, %105#2, %105#3, %34, %105#4, %105#5, %35, %105#6, %105#7, %36, %105#8, %105#9, %37, %105#10, %105#11, %38, %105#12, %105#13, %39, %105#14, %105#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %120 = arith.addi %90, %c18 : index
          %121 = vector.load %w[%120] : memref<?xi8>, vector<32xi8>
          %122 = vector.bitcast %121 : vector<32xi8> to vector<16xi16>
          %123 = arith.extui %122 : vector<16xi16> to vector<16xi32>
          %124 = arith.shli %123, %c16 : vector<16xi32>
          %125 = arith.bitcast %124 : vector<16xi32> to vector<16xf32>
          %126 = arith.addi %97, %c18 : index
          %127 = vector.load %w[%126] : memref<?xi8>, vector<32xi8>
          %128 = vector.bitcast %127 : vector<32xi8> to vector<16xi16>
          %129 = arith.extui %128 : vector<16xi16> to vector<16xi32>
          %130 = arith.shli %129, %c16 : vector<16xi32>
          %131 = arith.bitcast %130 : vector<16xi32> to vector<16xf32>
          %132 = arith.addi %88, %c3 : index
          %133:16 = func.call @qkv_bf16_r8p2__cpu.0(%32, %132, %x, %125, %119#0, %131, %119#1, %33, %119#2, %119#3, %34, %119#4, %119#5, %35, %119#6, %119#7, %36, %119#8, %119#9, %37, %119#10, %119#11, %38, %119#12, %119#13, %39, %119#14, %119#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %134 = arith.addi %90, %c19 : index
          %135 = vector.load %w[%134] : memref<?xi8>, vector<32xi8>
          %136 = vector.bitcast %135 : vector<32xi8> to vector<16xi16>
          %137 = arith.extui %136 : vector<16xi16> to vector<16xi32>
          %138 = arith.shli %137, %c16 : vector<16xi32>
          %139 = arith.bitcast %138 : vector<16xi32> to vector<16xf32>
          %140 = arith.addi %97, %c19 : index
          %141 = vector.load %w[%140] : memref<?xi8>, vector<32xi8>
          %142 = vector.bitcast %141 : vector<32xi8> to vector<16xi16>
          %143 = arith.extui %142 : vector<16xi16> to vector<16xi32>
          %144 = arith.shli %143, %c16 : vector<16xi32>
          %145 = arith.bitcast %144 : vector<16xi32> to vector<16xf32>
          %146 = arith.addi %88, %c9 : index
          %147:16 = func.call @qkv_bf16_r8p2__cpu.0(%32, %146, %x, %139, %133#0, %145, %133#1, %33, %133#2, %133#3, %34, %133#4, %133#5, %35, %133#6, %133#7, %36, %133#8, %133#9, %37, %133#10, %133#11, %38, %133#12, %133#13, %39, %133#14, %133#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          scf.yield %147#0, %147#1, %147#2, %147#3, %147#4, %147#5, %147#6, %147#7, %147#8, %147#9, %147#10, %147#11, %147#12, %147#13, %147#14, %147#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %86#0, %86#1, %86#2, %86#3, %86#4, %86#5, %86#6, %86#7, %86#8, %86#9, %86#10, %86#11, %86#12, %86#13, %86#14, %86#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %148 = arith.muli %headDim, %c6 : index
      %149 = arith.muli %40, %c4 : index
      %150 = arith.addi %148, %149 : index
      %151 = arith.addi %150, %c6 : index
      vector.store %64#0, %3[%151] : memref<?xf32>, vector<16xf32>
      %152 = arith.addi %150, %c4 : index
      vector.store %64#1, %3[%152] : memref<?xf32>, vector<16xf32>
      %153 = arith.muli %headDim, %c8 : index
      %154 = arith.addi %153, %149 : index
      %155 = arith.addi %154, %c6 : index
      vector.store %64#2, %3[%155] : memref<?xf32>, vector<16xf32>
      %156 = arith.addi %154, %c4 : index
      vector.store %64#3, %3[%156] : memref<?xf32>, vector<16xf32>
      %157 = arith.addi %4, %149 : index
      %158 = arith.addi %157, %c6 : index
      vector.store %64#4, %3[%158] : memref<?xf32>, vector<16xf32>
      %159 = arith.addi %157, %c4 : index
      vector.store %64#5, %3[%159] : memref<?xf32>, vector<16xf32>
      %160 = arith.muli %headDim, %c9 : index
      %161 = arith.addi %160, %149 : index
      %162 = arith.addi %161, %c6 : index
      vector.store %64#6, %3[%162] : memref<?xf32>, vector<16xf32>
      %163 = arith.addi %161, %c4 : index
      vector.store %64#7, %3[%163] : memref<?xf32>, vector<16xf32>
      %164 = arith.muli %headDim, %c10 : index
      %165 = arith.addi %164, %149 : index
      %166 = arith.addi %165, %c6 : index
      vector.store %64#8, %3[%166] : memref<?xf32>, vector<16xf32>
      %167 = arith.addi %165, %c4 : index
      vector.store %64#9, %3[%167] : memref<?xf32>, vector<16xf32>
      %168 = arith.muli %headDim, %c11 : index
      %169 = arith.addi %168, %149 : index
      %170 = arith.addi %169, %c6 : index
      vector.store %64#10, %3[%170] : memref<?xf32>, vector<16xf32>
      %171 = arith.addi %169, %c4 : index
      vector.store %64#11, %3[%171] : memref<?xf32>, vector<16xf32>
      %172 = arith.muli %headDim, %c12 : index
      %173 = arith.addi %172, %149 : index
      %174 = arith.addi %173, %c6 : index
      vector.store %64#12, %3[%174] : memref<?xf32>, vector<16xf32>
      %175 = arith.addi %173, %c4 : index
      vector.store %64#13, %3[%175] : memref<?xf32>, vector<16xf32>
      %176 = arith.muli %headDim, %c13 : index
      %177 = arith.addi %176, %149 : index
      %178 = arith.addi %177, %c6 : index
      vector.store %64#14, %3[%178] : memref<?xf32>, vector<16xf32>
      %179 = arith.addi %177, %c4 : index
      vector.store %64#15, %3[%179] : memref<?xf32>, vector<16xf32>
    }
    %180 = arith.addi %14, %c2 : index
    %181 = arith.minsi %180, %13 : index
    scf.for %182 = %14 to %181 step %c8 {
      %183 = arith.subi %182, %14 : index
      %184 = arith.muli %183, %headDim : index
      %185 = arith.cmpi eq, %hasBias, %c8 : index
      scf.if %185 {
        scf.for %186 = %c6 to %headDim step %c4 {
          %187 = arith.muli %0, %headDim : index
          %188 = arith.addi %187, %186 : index
          %189 = vector.load %bias[%188] : memref<?xf32>, vector<16xf32>
          %190 = arith.addi %184, %186 : index
          %191 = vector.load %3[%190] : memref<?xf32>, vector<16xf32>
          %192 = arith.addf %191, %189 : vector<16xf32>
          vector.store %192, %3[%190] : memref<?xf32>, vector<16xf32>
        }
      }
      %193 = arith.addi %heads, %kvHeads : index
      %194 = arith.cmpi slt, %0, %193 : index
      scf.if %194 {
        %195 = arith.cmpi eq, %hasNorm, %c8 : index
        scf.if %195 {
          %196 = arith.cmpi slt, %0, %heads : index
          %199 = scf.for %197 = %c6 to %headDim step %c4 iter_args(%198 = %c14) -> (vector<16xf32>) {
            %200 = arith.addi %184, %197 : index
            %201 = vector.load %3[%200] : memref<?xf32>, vector<16xf32>
            %202 = math.fma %201, %201, %198 : vector<16xf32>
            scf.yield %202 : vector<16xf32>
          }
          %203 = wave.reduce "add" %199 : vector<16xf32>
          %204 = arith.mulf %203, %inverseHeadDim : f32
          %205 = arith.addf %204, %epsilon : f32
          %206 = math.sqrt %205 : f32
          %207 = arith.divf %c26, %206 : f32
          %208 = vector.broadcast %207 : f32 to vector<16xf32>
          scf.for %209 = %c6 to %headDim step %c4 {
            %210 = vector.load %query_norm[%209] : memref<?xf32>, vector<16xf32>
            %211 = vector.load %key_norm[%209] : memref<?xf32>, vector<16xf32>
            %212 = arith.select %196, %210, %211 : vector<16xf32>
            %213 = arith.addi %184, %209 : index
            %214 = vector.load %3[%213] : memref<?xf32>, vector<16xf32>
            %215 = arith.mulf %214, %208 : vector<16xf32>
            %216 = arith.mulf %215, %212 : vector<16xf32>
            vector.store %216, %3[%213] : memref<?xf32>, vector<16xf32>
          }
        }
        %217 = arith.addi %positionsAt, %182 : index
        %218 = memref.load %step[%217] : memref<?xi32>
        %219 = arith.index_cast %218 : i32 to index
        %220 = arith.divui %headDim, %c3 : index
        %221 = arith.remui %219, %c28 : index
        %222 = arith.muli %221, %headDim : index
        %223 = arith.divui %219, %c28 : index
        %224 = arith.addi %223, %c28 : index
        %225 = arith.muli %224, %headDim : index
        scf.for %226 = %c6 to %220 step %c2 {
          %227 = arith.addi %222, %226 : index
          %228 = vector.load %rope[%227] : memref<?xf32>, vector<8xf32>
          %229 = arith.addi %222, %220 : index
          %230 = arith.addi %229, %226 : index
          %231 = vector.load %rope[%230] : memref<?xf32>, vector<8xf32>
          %232 = arith.addi %225, %226 : index
          %233 = vector.load %rope[%232] : memref<?xf32>, vector<8xf32>
          %234 = arith.addi %225, %220 : index
          %235 = arith.addi %234, %226 : index
          %236 = vector.load %rope[%235] : memref<?xf32>, vector<8xf32>
          %237 = arith.mulf %233, %228 : vector<8xf32>
          %238 = arith.mulf %236, %231 : vector<8xf32>
          %239 = arith.subf %237, %238 : vector<8xf32>
          %240 = arith.mulf %236, %228 : vector<8xf32>
          %241 = arith.mulf %233, %231 : vector<8xf32>
          %242 = arith.addf %240, %241 : vector<8xf32>
          %243 = arith.addi %184, %226 : index
          %244 = vector.load %3[%243] : memref<?xf32>, vector<8xf32>
          %245 = arith.addi %184, %220 : index
          %246 = arith.addi %245, %226 : index
          %247 = vector.load %3[%246] : memref<?xf32>, vector<8xf32>
          %248 = arith.mulf %244, %239 : vector<8xf32>
          %249 = arith.mulf %247, %242 : vector<8xf32>
          %250 = arith.subf %248, %249 : vector<8xf32>
          vector.store %250, %3[%243] : memref<?xf32>, vector<8xf32>
          %251 = arith.mulf %247, %239 : vector<8xf32>
          %252 = arith.mulf %244, %242 : vector<8xf32>
          %253 = arith.addf %251, %252 : vector<8xf32>
          vector.store %253, %3[%246] : memref<?xf32>, vector<8xf32>
        }
      }
      %254 = arith.cmpi slt, %0, %heads : index
      scf.if %254 {
        %255 = arith.divui %heads, %kvHeads : index
        %256 = arith.muli %headDim, %c10 : index
        %257 = arith.muli %kvHeads, %256 : index
        %258 = arith.divui %0, %255 : index
        %259 = arith.muli %258, %headDim : index
        %260 = arith.addi %257, %259 : index
        scf.for %261 = %c6 to %headDim step %c4 {
          %262 = arith.addi %260, %261 : index
          %263 = vector.load %encode[%262] : memref<?xf32>, vector<16xf32>
          %264 = arith.addi %184, %261 : index
          %265 = vector.load %3[%264] : memref<?xf32>, vector<16xf32>
          %266 = arith.mulf %265, %263 : vector<16xf32>
          %267 = arith.muli %182, %heads : index
          %268 = arith.addi %267, %0 : index
          %269 = arith.muli %268, %headDim : index
          %270 = arith.addi %269, %261 : index
          vector.store %266, %q[%270] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %271 = arith.addi %slotsAt, %182 : index
        %272 = memref.load %step[%271] : memref<?xi32>
        %273 = arith.index_cast %272 : i32 to index
        %274 = arith.cmpi sge, %273, %c6 : index
        scf.if %274 {
          %275 = arith.cmpi eq, %codec, %c6 : index
          scf.if %275 {
            %276 = arith.subi %0, %heads : index
            %277 = arith.muli %276, %4 : index
            %278 = arith.divui %273, %c4 : index
            %279 = arith.remui %273, %c4 : index
            %280 = arith.muli %278, %pageBytes : index
            %283 = scf.for %281 = %c6 to %headDim step %c4 iter_args(%282 = %c14) -> (vector<16xf32>) {
              %284 = arith.addi %277, %281 : index
              %285 = vector.load %encode[%284] : memref<?xf32>, vector<16xf32>
              %286 = arith.addi %277, %headDim : index
              %287 = arith.addi %286, %281 : index
              %288 = vector.load %encode[%287] : memref<?xf32>, vector<16xf32>
              %289 = arith.addi %184, %281 : index
              %290 = vector.load %3[%289] : memref<?xf32>, vector<16xf32>
              %291 = arith.subf %290, %288 : vector<16xf32>
              %292 = arith.mulf %291, %285 : vector<16xf32>
              %293 = arith.minimumf %292, %c32 : vector<16xf32>
              %294 = arith.maximumf %293, %c33 : vector<16xf32>
              %295 = arith.truncf %294 : vector<16xf32> to vector<16xf16>
              %296 = vector.bitcast %295 : vector<16xf16> to vector<32xi8>
              %297 = arith.muli %281, %c3 : index
              vector.store %296, %5[%297] : memref<?xi8>, vector<32xi8>
              %298 = math.absf %292 : vector<16xf32>
              %299 = arith.cmpf ugt, %298, %c32 : vector<16xf32>
              %300 = arith.select %299, %c34, %c14 : vector<16xi1>, vector<16xf32>
              %301 = arith.addf %282, %300 : vector<16xf32>
              scf.yield %301 : vector<16xf32>
            }
            %302 = wave.reduce "add" %283 : vector<16xf32>
            %303 = arith.cmpf ogt, %302, %c35 : f32
            scf.if %303 {
              %304 = arith.fptosi %302 : f32 to i32
              wave.count %clipped, %304 : memref<?xi32>
            }
            %305 = arith.cmpi slt, %276, %kvHeads : index
            scf.if %305 {
              %306 = arith.muli %4, %c17 : index
              %307 = arith.muli %276, %306 : index
              %308 = arith.addi %280, %307 : index
              %309 = arith.muli %279, %c3 : index
              %310 = arith.addi %308, %309 : index
              scf.for %311 = %c6 to %headDim step %c8 {
                %312 = arith.muli %311, %c3 : index
                %313 = arith.addi %312, %c6 : index
                %314 = memref.load %5[%313] : memref<?xi8>
                %315 = arith.muli %311, %c17 : index
                %316 = arith.addi %310, %315 : index
                %317 = arith.addi %316, %c6 : index
                memref.store %314, %kv[%317] : memref<?xi8>
                %318 = arith.addi %312, %c8 : index
                %319 = memref.load %5[%318] : memref<?xi8>
                %320 = arith.addi %316, %c8 : index
                memref.store %319, %kv[%320] : memref<?xi8>
              }
            } else {
              %321 = arith.subi %276, %kvHeads : index
              %322 = arith.muli %321, %c3 : index
              %323 = arith.addi %322, %c8 : index
              %324 = arith.muli %4, %c4 : index
              %325 = arith.muli %323, %324 : index
              %326 = arith.addi %280, %325 : index
              %327 = arith.muli %279, %4 : index
              %328 = arith.addi %326, %327 : index
              scf.for %329 = %c6 to %4 step %c4 {
                %330 = vector.load %5[%329] : memref<?xi8>, vector<16xi8>
                %331 = arith.addi %328, %329 : index
                vector.store %330, %kv[%331] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %332 = arith.cmpi eq, %codec, %c8 : index
          scf.if %332 {
            %333 = arith.subi %0, %heads : index
            %334 = arith.muli %333, %4 : index
            %335 = arith.divui %273, %c4 : index
            %336 = arith.remui %273, %c4 : index
            %337 = arith.muli %headDim, %c8 : index
            %338 = arith.muli %335, %pageBytes : index
            %341 = scf.for %339 = %c6 to %headDim step %c4 iter_args(%340 = %c14) -> (vector<16xf32>) {
              %342 = arith.addi %334, %339 : index
              %343 = vector.load %encode[%342] : memref<?xf32>, vector<16xf32>
              %344 = arith.addi %334, %headDim : index
              %345 = arith.addi %344, %339 : index
              %346 = vector.load %encode[%345] : memref<?xf32>, vector<16xf32>
              %347 = arith.addi %184, %339 : index
              %348 = vector.load %3[%347] : memref<?xf32>, vector<16xf32>
              %349 = arith.subf %348, %346 : vector<16xf32>
              %350 = arith.mulf %349, %343 : vector<16xf32>
              %351 = wave.fp8_encode "e4m3" %350 : vector<16xf32> -> vector<16xi8>
              %352 = arith.muli %339, %c8 : index
              vector.store %351, %5[%352] : memref<?xi8>, vector<16xi8>
              %353 = math.absf %350 : vector<16xf32>
              %354 = arith.cmpf ugt, %353, %c36 : vector<16xf32>
              %355 = arith.select %354, %c34, %c14 : vector<16xi1>, vector<16xf32>
              %356 = arith.addf %340, %355 : vector<16xf32>
              scf.yield %356 : vector<16xf32>
            }
            %357 = wave.reduce "add" %341 : vector<16xf32>
            %358 = arith.cmpf ogt, %357, %c35 : f32
            scf.if %358 {
              %359 = arith.fptosi %357 : f32 to i32
              wave.count %clipped, %359 : memref<?xi32>
            }
            %360 = arith.cmpi slt, %333, %kvHeads : index
            scf.if %360 {
              %361 = arith.muli %337, %c17 : index
              %362 = arith.muli %333, %361 : index
              %363 = arith.addi %338, %362 : index
              %364 = arith.muli %336, %c8 : index
              %365 = arith.addi %363, %364 : index
              scf.for %366 = %c6 to %headDim step %c8 {
                %367 = arith.muli %366, %c8 : index
                %368 = arith.addi %367, %c6 : index
                %369 = memref.load %5[%368] : memref<?xi8>
                %370 = arith.muli %366, %c4 : index
                %371 = arith.addi %365, %370 : index
                %372 = arith.addi %371, %c6 : index
                memref.store %369, %kv[%372] : memref<?xi8>
              }
            } else {
              %373 = arith.subi %333, %kvHeads : index
              %374 = arith.muli %373, %c3 : index
              %375 = arith.addi %374, %c8 : index
              %376 = arith.muli %337, %c4 : index
              %377 = arith.muli %375, %376 : index
              %378 = arith.addi %338, %377 : index
              %379 = arith.muli %336, %337 : index
              %380 = arith.addi %378, %379 : index
              scf.for %381 = %c6 to %337 step %c4 {
                %382 = vector.load %5[%381] : memref<?xi8>, vector<16xi8>
                %383 = arith.addi %380, %381 : index
                vector.store %382, %kv[%383] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %384 = arith.cmpi eq, %codec, %c3 : index
          scf.if %384 {
            %385 = arith.subi %0, %heads : index
            %386 = arith.muli %385, %4 : index
            %387 = arith.divui %273, %c4 : index
            %388 = arith.remui %273, %c4 : index
            %389 = arith.muli %headDim, %c8 : index
            %390 = arith.muli %387, %pageBytes : index
            %393 = scf.for %391 = %c6 to %headDim step %c4 iter_args(%392 = %c14) -> (vector<16xf32>) {
              %394 = arith.addi %386, %391 : index
              %395 = vector.load %encode[%394] : memref<?xf32>, vector<16xf32>
              %396 = arith.addi %386, %headDim : index
              %397 = arith.addi %396, %391 : index
              %398 = vector.load %encode[%397] : memref<?xf32>, vector<16xf32>
              %399 = arith.addi %184, %391 : index
              %400 = vector.load %3[%399] : memref<?xf32>, vector<16xf32>
              %401 = arith.subf %400, %398 : vector<16xf32>
              %402 = arith.mulf %401, %395 : vector<16xf32>
              %403 = wave.fp8_encode "e5m2" %402 : vector<16xf32> -> vector<16xi8>
              %404 = arith.muli %391, %c8 : index
              vector.store %403, %5[%404] : memref<?xi8>, vector<16xi8>
              %405 = math.absf %402 : vector<16xf32>
              %406 = arith.cmpf ugt, %405, %c37 : vector<16xf32>
              %407 = arith.select %406, %c34, %c14 : vector<16xi1>, vector<16xf32>
              %408 = arith.addf %392, %407 : vector<16xf32>
              scf.yield %408 : vector<16xf32>
            }
            %409 = wave.reduce "add" %393 : vector<16xf32>
            %410 = arith.cmpf ogt, %409, %c35 : f32
            scf.if %410 {
              %411 = arith.fptosi %409 : f32 to i32
              wave.count %clipped, %411 : memref<?xi32>
            }
            %412 = arith.cmpi slt, %385, %kvHeads : index
            scf.if %412 {
              %413 = arith.muli %389, %c17 : index
              %414 = arith.muli %385, %413 : index
              %415 = arith.addi %390, %414 : index
              %416 = arith.muli %388, %c8 : index
              %417 = arith.addi %415, %416 : index
              scf.for %418 = %c6 to %headDim step %c8 {
                %419 = arith.muli %418, %c8 : index
                %420 = arith.addi %419, %c6 : index
                %421 = memref.load %5[%420] : memref<?xi8>
                %422 = arith.muli %418, %c4 : index
                %423 = arith.addi %417, %422 : index
                %424 = arith.addi %423, %c6 : index
                memref.store %421, %kv[%424] : memref<?xi8>
              }
            } else {
              %425 = arith.subi %385, %kvHeads : index
              %426 = arith.muli %425, %c3 : index
              %427 = arith.addi %426, %c8 : index
              %428 = arith.muli %389, %c4 : index
              %429 = arith.muli %427, %428 : index
              %430 = arith.addi %390, %429 : index
              %431 = arith.muli %388, %389 : index
              %432 = arith.addi %430, %431 : index
              scf.for %433 = %c6 to %389 step %c4 {
                %434 = vector.load %5[%433] : memref<?xi8>, vector<16xi8>
                %435 = arith.addi %432, %433 : index
                vector.store %434, %kv[%435] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %436 = arith.cmpi eq, %codec, %c9 : index
          scf.if %436 {
            %437 = arith.subi %0, %heads : index
            %438 = arith.muli %437, %4 : index
            %439 = arith.divui %273, %c4 : index
            %440 = arith.remui %273, %c4 : index
            %441 = arith.muli %headDim, %c8 : index
            %442 = arith.muli %439, %pageBytes : index
            %445 = scf.for %443 = %c6 to %headDim step %c4 iter_args(%444 = %c14) -> (vector<16xf32>) {
              %446 = arith.addi %438, %443 : index
              %447 = vector.load %encode[%446] : memref<?xf32>, vector<16xf32>
              %448 = arith.addi %438, %headDim : index
              %449 = arith.addi %448, %443 : index
              %450 = vector.load %encode[%449] : memref<?xf32>, vector<16xf32>
              %451 = arith.addi %184, %443 : index
              %452 = vector.load %3[%451] : memref<?xf32>, vector<16xf32>
              %453 = arith.subf %452, %450 : vector<16xf32>
              %454 = arith.mulf %453, %447 : vector<16xf32>
              %455 = arith.cmpf ord, %454, %454 : vector<16xf32>
              %456 = arith.select %455, %454, %c14 : vector<16xi1>, vector<16xf32>
              %457 = math.roundeven %456 : vector<16xf32>
              %458 = arith.minimumf %457, %c38 : vector<16xf32>
              %459 = arith.maximumf %458, %c39 : vector<16xf32>
              %460 = arith.fptosi %459 : vector<16xf32> to vector<16xi32>
              %461 = arith.addi %460, %c40 : vector<16xi32>
              %462 = arith.trunci %461 : vector<16xi32> to vector<16xi8>
              %463 = arith.muli %443, %c8 : index
              vector.store %462, %5[%463] : memref<?xi8>, vector<16xi8>
              %464 = math.absf %454 : vector<16xf32>
              %465 = arith.cmpf ugt, %464, %c41 : vector<16xf32>
              %466 = arith.select %465, %c34, %c14 : vector<16xi1>, vector<16xf32>
              %467 = arith.addf %444, %466 : vector<16xf32>
              scf.yield %467 : vector<16xf32>
            }
            %468 = wave.reduce "add" %445 : vector<16xf32>
            %469 = arith.cmpf ogt, %468, %c35 : f32
            scf.if %469 {
              %470 = arith.fptosi %468 : f32 to i32
              wave.count %clipped, %470 : memref<?xi32>
            }
            %471 = arith.cmpi slt, %437, %kvHeads : index
            scf.if %471 {
              %472 = arith.muli %441, %c17 : index
              %473 = arith.muli %437, %472 : index
              %474 = arith.addi %442, %473 : index
              %475 = arith.muli %440, %c8 : index
              %476 = arith.addi %474, %475 : index
              scf.for %477 = %c6 to %headDim step %c8 {
                %478 = arith.muli %477, %c8 : index
                %479 = arith.addi %478, %c6 : index
                %480 = memref.load %5[%479] : memref<?xi8>
                %481 = arith.muli %477, %c4 : index
                %482 = arith.addi %476, %481 : index
                %483 = arith.addi %482, %c6 : index
                memref.store %480, %kv[%483] : memref<?xi8>
              }
            } else {
              %484 = arith.subi %437, %kvHeads : index
              %485 = arith.muli %484, %c3 : index
              %486 = arith.addi %485, %c8 : index
              %487 = arith.muli %441, %c4 : index
              %488 = arith.muli %486, %487 : index
              %489 = arith.addi %442, %488 : index
              %490 = arith.muli %440, %441 : index
              %491 = arith.addi %489, %490 : index
              scf.for %492 = %c6 to %441 step %c4 {
                %493 = vector.load %5[%492] : memref<?xi8>, vector<16xi8>
                %494 = arith.addi %491, %492 : index
                vector.store %493, %kv[%494] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
