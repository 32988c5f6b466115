// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='f16', shape=Shape(rows=8, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_f16_r8p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @qkv_f16_r8p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
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
  %c16 = arith.constant 32 : index
  %c17 = arith.constant 64 : index
  %c18 = arith.constant 96 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c25 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %c27 = arith.constant 256 : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c31 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c32 = arith.constant dense<0xC77FE000> : vector<16xf32>
  %c33 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c34 = arith.constant 0x00000000 : f32
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
          %92 = vector.load %w[%91] : memref<?xi8>, vector<32xi8>
          %93 = vector.bitcast %92 : vector<32xi8> to vector<16xf16>
          %94 = arith.extf %93 : vector<16xf16> to vector<16xf32>
          %95 = arith.addi %67, %89 : index
          %96 = arith.addi %95, %c6 : index
          %97 = vector.load %w[%96] : memref<?xi8>, vector<32xi8>
          %98 = vector.bitcast %97 : vector<32xi8> to vector<16xf16>
          %99 = arith.extf %98 : vector<16xf16> to vector<16xf32>
          %100 = arith.addi %88, %c6 : index
          %101:16 = func.call @qkv_f16_r8p2__cpu.0(%32, %100, %x, %94, %70, %99, %71, %33, %72, %73, %34, %74, %75, %35, %76, %77, %36, %78, %79, %37, %80, %81, %38, %82, %83, %39, %84, %85) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %102 = arith.addi %90, %c16 : index
          %103 = vector.load %w[%102] : memref<?xi8>, vector<32xi8>
          %104 = vector.bitcast %103 : vector<32xi8> to vector<16xf16>
          %105 = arith.extf %104 : vector<16xf16> to vector<16xf32>
          %106 = arith.addi %95, %c16 : index
          %107 = vector.load %w[%106] : memref<?xi8>, vector<32xi8>
          %108 = vector.bitcast %107 : vector<32xi8> to vector<16xf16>
          %109 = arith.extf %108 : vector<16xf16> to vector<16xf32>
          %110 = arith.addi %88, %c8 : index
          %111:16 = func.call @qkv_f16_r8p2__cpu.0(%32, %110, %x, %105, %101#0, %109, %101#1, %33, %101#2, %101#3, %34, %101#4, %101#5, %35, %101#6, %101#7, %36, %101#8, %101#9, %37, %101#10, %101#11, %38, %101#12, %101#13, %39, %101#14, %101#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %112 = arith.addi %90, %c17 : index
          %113 = vector.load %w[%112] : memref<?xi8>, vector<32xi8>
          %114 = vector.bitcast %113 : vector<32xi8> to vector<16xf16>
          %115 = arith.extf %114 : vector<16xf16> to vector<16xf32>
          %116 = arith.addi %95, %c17 : index
          %117 = vector.load %w[%116] : memref<?xi8>, vector<32xi8>
          %118 = vector.bitcast %117 : vector<32xi8> to vector<16xf16>
          %119 = arith.extf %118 : vector<16xf16> to vector<16xf32>
          %120 = arith.addi %88, %c3 : index
          %121:16 = func.call @qkv_f16_r8p2__cpu.0(%32, %120, %x, %115, %111#0, %119, %111#1, %33, %111#2, %111#3, %34, %111#4, %111#5, %35, %111#6, %111#7, %36, %111#8, %111#9, %37, %111#10, %111#11, %38, %111#12, %111#13, %39, %111#14, %111#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %122 = arith.addi %90, %c18 : index
          %123 = vector.load %w[%122] : memref<?xi8>, vector<32xi8>
          %124 = vector.bitcast %123 : vector<32xi8> to vector<16xf16>
          %125 = arith.extf %124 : vector<16xf16> to vector<16xf32>
          %126 = arith.addi %95, %c18 : index
          %127 = vector.load %w[%126] : memref<?xi8>, vector<32xi8>
          %128 = vector.bitcast %127 : vector<32xi8> to vector<16xf16>
          %129 = arith.extf %128 : vector<16xf16> to vector<16xf32>
          %130 = arith.addi %88, %c9 : index
          %131:16 = func.call @qkv_f16_r8p2__cpu.0(%32, %130, %x, %125, %121#0, %129, %121#1, %33, %121#2, %121#3, %34, %121#4, %121#5, %35, %121#6, %121#7, %36, %121#8, %121#9, %37, %121#10, %121#11, %38, %121#12, %121#13, %39, %121#14, %121#15) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          scf.yield %131#0, %131#1, %131#2, %131#3, %131#4, %131#5, %131#6, %131#7, %131#8, %131#9, %131#10, %131#11, %131#12, %131#13, %131#14, %131#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %86#0, %86#1, %86#2, %86#3, %86#4, %86#5, %86#6, %86#7, %86#8, %86#9, %86#10, %86#11, %86#12, %86#13, %86#14, %86#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %132 = arith.muli %headDim, %c6 : index
      %133 = arith.muli %40, %c4 : index
      %134 = arith.addi %132, %133 : index
      %135 = arith.addi %134, %c6 : index
      vector.store %64#0, %3[%135] : memref<?xf32>, vector<16xf32>
      %136 = arith.addi %134, %c4 : index
      vector.store %64#1, %3[%136] : memref<?xf32>, vector<16xf32>
      %137 = arith.muli %headDim, %c8 : index
      %138 = arith.addi %137, %133 : index
      %139 = arith.addi %138, %c6 : index
      vector.store %64#2, %3[%139] : memref<?xf32>, vector<16xf32>
      %140 = arith.addi %138, %c4 : index
      vector.store %64#3, %3[%140] : memref<?xf32>, vector<16xf32>
      %141 = arith.addi %4, %133 : index
      %142 = arith.addi %141, %c6 : index
      vector.store %64#4, %3[%142] : memref<?xf32>, vector<16xf32>
      %143 = arith.addi %141, %c4 : index
      vector.store %64#5, %3[%143] : memref<?xf32>, vector<16xf32>
      %144 = arith.muli %headDim, %c9 : index
      %145 = arith.addi %144, %133 : index
      %146 = arith.addi %145, %c6 : index
      vector.store %64#6, %3[%146] : memref<?xf32>, vector<16xf32>
      %147 = arith.addi %145, %c4 : index
      vector.store %64#7, %3[%147] : memref<?xf32>, vector<16xf32>
      %148 = arith.muli %headDim, %c10 : index
      %149 = arith.addi %148, %133 : index
      %150 = arith.addi %149, %c6 : index
      vector.store %64#8, %3[%150] : memref<?xf32>, vector<16xf32>
      %151 = arith.addi %149, %c4 : index
      vector.store %64#9, %3[%151] : memref<?xf32>, vector<16xf32>
      %152 = arith.muli %headDim, %c11 : index
      %153 = arith.addi %152, %133 : index
      %154 = arith.addi %153, %c6 : index
      vector.store %64#10, %3[%154] : memref<?xf32>, vector<16xf32>
      %155 = arith.addi %153, %c4 : index
      vector.store %64#11, %3[%155] : memref<?xf32>, vector<16xf32>
      %156 = arith.muli %headDim, %c12 : index
      %157 = arith.addi %156, %133 : index
      %158 = arith.addi %157, %c6 : index
      vector.store %64#12, %3[%158] : memref<?xf32>, vector<16xf32>
      %159 = arith.addi %157, %c4 : index
      vector.store %64#13, %3[%159] : memref<?xf32>, vector<16xf32>
      %160 = arith.muli %headDim, %c13 : index
      %161 = arith.addi %160, %133 : index
      %162 = arith.addi %161, %c6 : index
      vector.store %64#14, %3[%162] : memref<?xf32>, vector<16xf32>
      %163 = arith.addi %161, %c4 : index
      vector.store %64#15, %3[%163] : memref<?xf32>, vector<16xf32>
    }
    %164 = arith.addi %14, %c2 : index
    %165 = arith.minsi %164, %13 : index
    scf.for %166 = %14 to %165 step %c8 {
      %167 = arith.subi %166, %14 : index
      %168 = arith.muli %167, %headDim : index
      %169 = arith.cmpi eq, %hasBias, %c8 : index
      scf.if %169 {
        scf.for %170 = %c6 to %headDim step %c4 {
          %171 = arith.muli %0, %headDim : index
          %172 = arith.addi %171, %170 : index
          %173 = vector.load %bias[%172] : memref<?xf32>, vector<16xf32>
          %174 = arith.addi %168, %170 : index
          %175 = vector.load %3[%174] : memref<?xf32>, vector<16xf32>
          %176 = arith.addf %175, %173 : vector<16xf32>
          vector.store %176, %3[%174] : memref<?xf32>, vector<16xf32>
        }
      }
      %177 = arith.addi %heads, %kvHeads : index
      %178 = arith.cmpi slt, %0, %177 : index
      scf.if %178 {
        %179 = arith.cmpi eq, %hasNorm, %c8 : index
        scf.if %179 {
          %180 = arith.cmpi slt, %0, %heads : index
          %183 = scf.for %181 = %c6 to %headDim step %c4 iter_args(%182 = %c14) -> (vector<16xf32>) {
            %184 = arith.addi %168, %181 : index
            %185 = vector.load %3[%184] : memref<?xf32>, vector<16xf32>
            %186 = math.fma %185, %185, %182 : vector<16xf32>
            scf.yield %186 : vector<16xf32>
          }
          %187 = wave.reduce "add" %183 : vector<16xf32>
          %188 = arith.mulf %187, %inverseHeadDim : f32
          %189 = arith.addf %188, %epsilon : f32
          %190 = math.sqrt %189 : f32
          %191 = arith.divf %c25, %190 : f32
          %192 = vector.broadcast %191 : f32 to vector<16xf32>
          scf.for %193 = %c6 to %headDim step %c4 {
            %194 = vector.load %query_norm[%193] : memref<?xf32>, vector<16xf32>
            %195 = vector.load %key_norm[%193] : memref<?xf32>, vector<16xf32>
            %196 = arith.select %180, %194, %195 : vector<16xf32>
            %197 = arith.addi %168, %193 : index
            %198 = vector.load %3[%197] : memref<?xf32>, vector<16xf32>
            %199 = arith.mulf %198, %192 : vector<16xf32>
            %200 = arith.mulf %199, %196 : vector<16xf32>
            vector.store %200, %3[%197] : memref<?xf32>, vector<16xf32>
          }
        }
        %201 = arith.addi %positionsAt, %166 : index
        %202 = memref.load %step[%201] : memref<?xi32>
        %203 = arith.index_cast %202 : i32 to index
        %204 = arith.divui %headDim, %c3 : index
        %205 = arith.remui %203, %c27 : index
        %206 = arith.muli %205, %headDim : index
        %207 = arith.divui %203, %c27 : index
        %208 = arith.addi %207, %c27 : index
        %209 = arith.muli %208, %headDim : index
        scf.for %210 = %c6 to %204 step %c2 {
          %211 = arith.addi %206, %210 : index
          %212 = vector.load %rope[%211] : memref<?xf32>, vector<8xf32>
          %213 = arith.addi %206, %204 : index
          %214 = arith.addi %213, %210 : index
          %215 = vector.load %rope[%214] : memref<?xf32>, vector<8xf32>
          %216 = arith.addi %209, %210 : index
          %217 = vector.load %rope[%216] : memref<?xf32>, vector<8xf32>
          %218 = arith.addi %209, %204 : index
          %219 = arith.addi %218, %210 : index
          %220 = vector.load %rope[%219] : memref<?xf32>, vector<8xf32>
          %221 = arith.mulf %217, %212 : vector<8xf32>
          %222 = arith.mulf %220, %215 : vector<8xf32>
          %223 = arith.subf %221, %222 : vector<8xf32>
          %224 = arith.mulf %220, %212 : vector<8xf32>
          %225 = arith.mulf %217, %215 : vector<8xf32>
          %226 = arith.addf %224, %225 : vector<8xf32>
          %227 = arith.addi %168, %210 : index
          %228 = vector.load %3[%227] : memref<?xf32>, vector<8xf32>
          %229 = arith.addi %168, %204 : index
          %230 = arith.addi %229, %210 : index
          %231 = vector.load %3[%230] : memref<?xf32>, vector<8xf32>
          %232 = arith.mulf %228, %223 : vector<8xf32>
          %233 = arith.mulf %231, %226 : vector<8xf32>
          %234 = arith.subf %232, %233 : vector<8xf32>
          vector.store %234, %3[%227] : memref<?xf32>, vector<8xf32>
          %235 = arith.mulf %231, %223 : vector<8xf32>
          %236 = arith.mulf %228, %226 : vector<8xf32>
          %237 = arith.addf %235, %236 : vector<8xf32>
          vector.store %237, %3[%230] : memref<?xf32>, vector<8xf32>
        }
      }
      %238 = arith.cmpi slt, %0, %heads : index
      scf.if %238 {
        %239 = arith.divui %heads, %kvHeads : index
        %240 = arith.muli %headDim, %c10 : index
        %241 = arith.muli %kvHeads, %240 : index
        %242 = arith.divui %0, %239 : index
        %243 = arith.muli %242, %headDim : index
        %244 = arith.addi %241, %243 : index
        scf.for %245 = %c6 to %headDim step %c4 {
          %246 = arith.addi %244, %245 : index
          %247 = vector.load %encode[%246] : memref<?xf32>, vector<16xf32>
          %248 = arith.addi %168, %245 : index
          %249 = vector.load %3[%248] : memref<?xf32>, vector<16xf32>
          %250 = arith.mulf %249, %247 : vector<16xf32>
          %251 = arith.muli %166, %heads : index
          %252 = arith.addi %251, %0 : index
          %253 = arith.muli %252, %headDim : index
          %254 = arith.addi %253, %245 : index
          vector.store %250, %q[%254] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %255 = arith.addi %slotsAt, %166 : index
        %256 = memref.load %step[%255] : memref<?xi32>
        %257 = arith.index_cast %256 : i32 to index
        %258 = arith.cmpi sge, %257, %c6 : index
        scf.if %258 {
          %259 = arith.cmpi eq, %codec, %c6 : index
          scf.if %259 {
            %260 = arith.subi %0, %heads : index
            %261 = arith.muli %260, %4 : index
            %262 = arith.divui %257, %c4 : index
            %263 = arith.remui %257, %c4 : index
            %264 = arith.muli %262, %pageBytes : index
            %267 = scf.for %265 = %c6 to %headDim step %c4 iter_args(%266 = %c14) -> (vector<16xf32>) {
              %268 = arith.addi %261, %265 : index
              %269 = vector.load %encode[%268] : memref<?xf32>, vector<16xf32>
              %270 = arith.addi %261, %headDim : index
              %271 = arith.addi %270, %265 : index
              %272 = vector.load %encode[%271] : memref<?xf32>, vector<16xf32>
              %273 = arith.addi %168, %265 : index
              %274 = vector.load %3[%273] : memref<?xf32>, vector<16xf32>
              %275 = arith.subf %274, %272 : vector<16xf32>
              %276 = arith.mulf %275, %269 : vector<16xf32>
              %277 = arith.minimumf %276, %c31 : vector<16xf32>
              %278 = arith.maximumf %277, %c32 : vector<16xf32>
              %279 = arith.truncf %278 : vector<16xf32> to vector<16xf16>
              %280 = vector.bitcast %279 : vector<16xf16> to vector<32xi8>
              %281 = arith.muli %265, %c3 : index
              vector.store %280, %5[%281] : memref<?xi8>, vector<32xi8>
              %282 = math.absf %276 : vector<16xf32>
              %283 = arith.cmpf ugt, %282, %c31 : vector<16xf32>
              %284 = arith.select %283, %c33, %c14 : vector<16xi1>, vector<16xf32>
              %285 = arith.addf %266, %284 : vector<16xf32>
              scf.yield %285 : vector<16xf32>
            }
            %286 = wave.reduce "add" %267 : vector<16xf32>
            %287 = arith.cmpf ogt, %286, %c34 : f32
            scf.if %287 {
              %288 = arith.fptosi %286 : f32 to i32
              wave.count %clipped, %288 : memref<?xi32>
            }
            %289 = arith.cmpi slt, %260, %kvHeads : index
            scf.if %289 {
              %290 = arith.muli %4, %c16 : index
              %291 = arith.muli %260, %290 : index
              %292 = arith.addi %264, %291 : index
              %293 = arith.muli %263, %c3 : index
              %294 = arith.addi %292, %293 : index
              scf.for %295 = %c6 to %headDim step %c8 {
                %296 = arith.muli %295, %c3 : index
                %297 = arith.addi %296, %c6 : index
                %298 = memref.load %5[%297] : memref<?xi8>
                %299 = arith.muli %295, %c16 : index
                %300 = arith.addi %294, %299 : index
                %301 = arith.addi %300, %c6 : index
                memref.store %298, %kv[%301] : memref<?xi8>
                %302 = arith.addi %296, %c8 : index
                %303 = memref.load %5[%302] : memref<?xi8>
                %304 = arith.addi %300, %c8 : index
                memref.store %303, %kv[%304] : memref<?xi8>
              }
            } else {
              %305 = arith.subi %260, %kvHeads : index
              %306 = arith.muli %305, %c3 : index
              %307 = arith.addi %306, %c8 : index
              %308 = arith.muli %4, %c4 : index
              %309 = arith.muli %307, %308 : index
              %310 = arith.addi %264, %309 : index
              %311 = arith.muli %263, %4 : index
              %312 = arith.addi %310, %311 : index
              scf.for %313 = %c6 to %4 step %c4 {
                %314 = vector.load %5[%313] : memref<?xi8>, vector<16xi8>
                %315 = arith.addi %312, %313 : index
                vector.store %314, %kv[%315] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %316 = arith.cmpi eq, %codec, %c8 : index
          scf.if %316 {
            %317 = arith.subi %0, %heads : index
            %318 = arith.muli %317, %4 : index
            %319 = arith.divui %257, %c4 : index
            %320 = arith.remui %257, %c4 : index
            %321 = arith.muli %headDim, %c8 : index
            %322 = arith.muli %319, %pageBytes : index
            %325 = scf.for %323 = %c6 to %headDim step %c4 iter_args(%324 = %c14) -> (vector<16xf32>) {
              %326 = arith.addi %318, %323 : index
              %327 = vector.load %encode[%326] : memref<?xf32>, vector<16xf32>
              %328 = arith.addi %318, %headDim : index
              %329 = arith.addi %328, %323 : index
              %330 = vector.load %encode[%329] : memref<?xf32>, vector<16xf32>
              %331 = arith.addi %168, %323 : index
              %332 = vector.load %3[%331] : memref<?xf32>, vector<16xf32>
              %333 = arith.subf %332, %330 : vector<16xf32>
              %334 = arith.mulf %333, %327 : vector<16xf32>
              %335 = wave.fp8_encode "e4m3" %334 : vector<16xf32> -> vector<16xi8>
              %336 = arith.muli %323, %c8 : index
              vector.store %335, %5[%336] : memref<?xi8>, vector<16xi8>
              %337 = math.absf %334 : vector<16xf32>
              %338 = arith.cmpf ugt, %337, %c35 : vector<16xf32>
              %339 = arith.select %338, %c33, %c14 : vector<16xi1>, vector<16xf32>
              %340 = arith.addf %324, %339 : vector<16xf32>
              scf.yield %340 : vector<16xf32>
            }
            %341 = wave.reduce "add" %325 : vector<16xf32>
            %342 = arith.cmpf ogt, %341, %c34 : f32
            scf.if %342 {
              %343 = arith.fptosi %341 : f32 to i32
              wave.count %clipped, %343 : memref<?xi32>
            }
            %344 = arith.cmpi slt, %317, %kvHeads : index
            scf.if %344 {
              %345 = arith.muli %321, %c16 : index
              %346 = arith.muli %317, %345 : index
              %347 = arith.addi %322, %346 : index
              %348 = arith.muli %320, %c8 : index
              %349 = arith.addi %347, %348 : index
              scf.for %350 = %c6 to %headDim step %c8 {
                %351 = arith.muli %350, %c8 : index
                %352 = arith.addi %351, %c6 : index
                %353 = memref.load %5[%352] : memref<?xi8>
                %354 = arith.muli %350, %c4 : index
                %355 = arith.addi %349, %354 : index
                %356 = arith.addi %355, %c6 : index
                memref.store %353, %kv[%356] : memref<?xi8>
              }
            } else {
              %357 = arith.subi %317, %kvHeads : index
              %358 = arith.muli %357, %c3 : index
              %359 = arith.addi %358, %c8 : index
              %360 = arith.muli %321, %c4 : index
              %361 = arith.muli %359, %360 : index
              %362 = arith.addi %322, %361 : index
              %363 = arith.muli %320, %321 : index
              %364 = arith.addi %362, %363 : index
              scf.for %365 = %c6 to %321 step %c4 {
                %366 = vector.load %5[%365] : memref<?xi8>, vector<16xi8>
                %367 = arith.addi %364, %365 : index
                vector.store %366, %kv[%367] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %368 = arith.cmpi eq, %codec, %c3 : index
          scf.if %368 {
            %369 = arith.subi %0, %heads : index
            %370 = arith.muli %369, %4 : index
            %371 = arith.divui %257, %c4 : index
            %372 = arith.remui %257, %c4 : index
            %373 = arith.muli %headDim, %c8 : index
            %374 = arith.muli %371, %pageBytes : index
            %377 = scf.for %375 = %c6 to %headDim step %c4 iter_args(%376 = %c14) -> (vector<16xf32>) {
              %378 = arith.addi %370, %375 : index
              %379 = vector.load %encode[%378] : memref<?xf32>, vector<16xf32>
              %380 = arith.addi %370, %headDim : index
              %381 = arith.addi %380, %375 : index
              %382 = vector.load %encode[%381] : memref<?xf32>, vector<16xf32>
              %383 = arith.addi %168, %375 : index
              %384 = vector.load %3[%383] : memref<?xf32>, vector<16xf32>
              %385 = arith.subf %384, %382 : vector<16xf32>
              %386 = arith.mulf %385, %379 : vector<16xf32>
              %387 = wave.fp8_encode "e5m2" %386 : vector<16xf32> -> vector<16xi8>
              %388 = arith.muli %375, %c8 : index
              vector.store %387, %5[%388] : memref<?xi8>, vector<16xi8>
              %389 = math.absf %386 : vector<16xf32>
              %390 = arith.cmpf ugt, %389, %c36 : vector<16xf32>
              %391 = arith.select %390, %c33, %c14 : vector<16xi1>, vector<16xf32>
              %392 = arith.addf %376, %391 : vector<16xf32>
              scf.yield %392 : vector<16xf32>
            }
            %393 = wave.reduce "add" %377 : vector<16xf32>
            %394 = arith.cmpf ogt, %393, %c34 : f32
            scf.if %394 {
              %395 = arith.fptosi %393 : f32 to i32
              wave.count %clipped, %395 : memref<?xi32>
            }
            %396 = arith.cmpi slt, %369, %kvHeads : index
            scf.if %396 {
              %397 = arith.muli %373, %c16 : index
              %398 = arith.muli %369, %397 : index
              %399 = arith.addi %374, %398 : index
              %400 = arith.muli %372, %c8 : index
              %401 = arith.addi %399, %400 : index
              scf.for %402 = %c6 to %headDim step %c8 {
                %403 = arith.muli %402, %c8 : index
                %404 = arith.addi %403, %c6 : index
                %405 = memref.load %5[%404] : memref<?xi8>
                %406 = arith.muli %402, %c4 : index
                %407 = arith.addi %401, %406 : index
                %408 = arith.addi %407, %c6 : index
                memref.store %405, %kv[%408] : memref<?xi8>
              }
            } else {
              %409 = arith.subi %369, %kvHeads : index
              %410 = arith.muli %409, %c3 : index
              %411 = arith.addi %410, %c8 : index
              %412 = arith.muli %373, %c4 : index
              %413 = arith.muli %411, %412 : index
              %414 = arith.addi %374, %413 : index
              %415 = arith.muli %372, %373 : index
              %416 = arith.addi %414, %415 : index
              scf.for %417 = %c6 to %373 step %c4 {
                %418 = vector.load %5[%417] : memref<?xi8>, vector<16xi8>
                %419 = arith.addi %416, %417 : index
                vector.store %418, %kv[%419] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %420 = arith.cmpi eq, %codec, %c9 : index
          scf.if %420 {
            %421 = arith.subi %0, %heads : index
            %422 = arith.muli %421, %4 : index
            %423 = arith.divui %257, %c4 : index
            %424 = arith.remui %257, %c4 : index
            %425 = arith.muli %headDim, %c8 : index
            %426 = arith.muli %423, %pageBytes : index
            %429 = scf.for %427 = %c6 to %headDim step %c4 iter_args(%428 = %c14) -> (vector<16xf32>) {
              %430 = arith.addi %422, %427 : index
              %431 = vector.load %encode[%430] : memref<?xf32>, vector<16xf32>
              %432 = arith.addi %422, %headDim : index
              %433 = arith.addi %432, %427 : index
              %434 = vector.load %encode[%433] : memref<?xf32>, vector<16xf32>
              %435 = arith.addi %168, %427 : index
              %436 = vector.load %3[%435] : memref<?xf32>, vector<16xf32>
              %437 = arith.subf %436, %434 : vector<16xf32>
              %438 = arith.mulf %437, %431 : vector<16xf32>
              %439 = arith.cmpf ord, %438, %438 : vector<16xf32>
              %440 = arith.select %439, %438, %c14 : vector<16xi1>, vector<16xf32>
              %441 = math.roundeven %440 : vector<16xf32>
              %442 = arith.minimumf %441, %c37 : vector<16xf32>
              %443 = arith.maximumf %442, %c38 : vector<16xf32>
              %444 = arith.fptosi %443 : vector<16xf32> to vector<16xi32>
              %445 = arith.addi %444, %c39 : vector<16xi32>
              %446 = arith.trunci %445 : vector<16xi32> to vector<16xi8>
              %447 = arith.muli %427, %c8 : index
              vector.store %446, %5[%447] : memref<?xi8>, vector<16xi8>
              %448 = math.absf %438 : vector<16xf32>
              %449 = arith.cmpf ugt, %448, %c40 : vector<16xf32>
              %450 = arith.select %449, %c33, %c14 : vector<16xi1>, vector<16xf32>
              %451 = arith.addf %428, %450 : vector<16xf32>
              scf.yield %451 : vector<16xf32>
            }
            %452 = wave.reduce "add" %429 : vector<16xf32>
            %453 = arith.cmpf ogt, %452, %c34 : f32
            scf.if %453 {
              %454 = arith.fptosi %452 : f32 to i32
              wave.count %clipped, %454 : memref<?xi32>
            }
            %455 = arith.cmpi slt, %421, %kvHeads : index
            scf.if %455 {
              %456 = arith.muli %425, %c16 : index
              %457 = arith.muli %421, %456 : index
              %458 = arith.addi %426, %457 : index
              %459 = arith.muli %424, %c8 : index
              %460 = arith.addi %458, %459 : index
              scf.for %461 = %c6 to %headDim step %c8 {
                %462 = arith.muli %461, %c8 : index
                %463 = arith.addi %462, %c6 : index
                %464 = memref.load %5[%463] : memref<?xi8>
                %465 = arith.muli %461, %c4 : index
                %466 = arith.addi %460, %465 : index
                %467 = arith.addi %466, %c6 : index
                memref.store %464, %kv[%467] : memref<?xi8>
              }
            } else {
              %468 = arith.subi %421, %kvHeads : index
              %469 = arith.muli %468, %c3 : index
              %470 = arith.addi %469, %c8 : index
              %471 = arith.muli %425, %c4 : index
              %472 = arith.muli %470, %471 : index
              %473 = arith.addi %426, %472 : index
              %474 = arith.muli %424, %425 : index
              %475 = arith.addi %473, %474 : index
              scf.for %476 = %c6 to %425 step %c4 {
                %477 = vector.load %5[%476] : memref<?xi8>, vector<16xi8>
                %478 = arith.addi %475, %476 : index
                vector.store %477, %kv[%478] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
