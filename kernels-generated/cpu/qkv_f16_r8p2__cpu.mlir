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
wave.kernel @qkv_f16_r8p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
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
        scf.for %239 = %c6 to %headDim step %c4 {
          %240 = arith.addi %168, %239 : index
          %241 = vector.load %3[%240] : memref<?xf32>, vector<16xf32>
          %242 = arith.muli %166, %heads : index
          %243 = arith.addi %242, %0 : index
          %244 = arith.muli %243, %headDim : index
          %245 = arith.addi %244, %239 : index
          vector.store %241, %q[%245] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %246 = arith.addi %slotsAt, %166 : index
        %247 = memref.load %step[%246] : memref<?xi32>
        %248 = arith.index_cast %247 : i32 to index
        %249 = arith.cmpi sge, %248, %c6 : index
        scf.if %249 {
          %250 = arith.cmpi eq, %codec, %c6 : index
          scf.if %250 {
            %251 = arith.subi %0, %heads : index
            %252 = memref.load %scales[%251] : memref<?xf32>
            %253 = vector.broadcast %252 : f32 to vector<16xf32>
            %254 = arith.divui %248, %c4 : index
            %255 = arith.remui %248, %c4 : index
            %256 = arith.muli %254, %pageBytes : index
            scf.for %257 = %c6 to %headDim step %c4 {
              %258 = arith.addi %168, %257 : index
              %259 = vector.load %3[%258] : memref<?xf32>, vector<16xf32>
              %260 = arith.mulf %259, %253 : vector<16xf32>
              %261 = arith.minimumf %260, %c31 : vector<16xf32>
              %262 = arith.maximumf %261, %c32 : vector<16xf32>
              %263 = arith.truncf %262 : vector<16xf32> to vector<16xf16>
              %264 = vector.bitcast %263 : vector<16xf16> to vector<32xi8>
              %265 = arith.muli %257, %c3 : index
              vector.store %264, %5[%265] : memref<?xi8>, vector<32xi8>
            }
            %266 = arith.cmpi slt, %251, %kvHeads : index
            scf.if %266 {
              %267 = arith.muli %4, %c16 : index
              %268 = arith.muli %251, %267 : index
              %269 = arith.addi %256, %268 : index
              %270 = arith.muli %255, %c3 : index
              %271 = arith.addi %269, %270 : index
              scf.for %272 = %c6 to %headDim step %c8 {
                %273 = arith.muli %272, %c3 : index
                %274 = arith.addi %273, %c6 : index
                %275 = memref.load %5[%274] : memref<?xi8>
                %276 = arith.muli %272, %c16 : index
                %277 = arith.addi %271, %276 : index
                %278 = arith.addi %277, %c6 : index
                memref.store %275, %kv[%278] : memref<?xi8>
                %279 = arith.addi %273, %c8 : index
                %280 = memref.load %5[%279] : memref<?xi8>
                %281 = arith.addi %277, %c8 : index
                memref.store %280, %kv[%281] : memref<?xi8>
              }
            } else {
              %282 = arith.subi %251, %kvHeads : index
              %283 = arith.muli %282, %c3 : index
              %284 = arith.addi %283, %c8 : index
              %285 = arith.muli %4, %c4 : index
              %286 = arith.muli %284, %285 : index
              %287 = arith.addi %256, %286 : index
              %288 = arith.muli %255, %4 : index
              %289 = arith.addi %287, %288 : index
              scf.for %290 = %c6 to %4 step %c4 {
                %291 = vector.load %5[%290] : memref<?xi8>, vector<16xi8>
                %292 = arith.addi %289, %290 : index
                vector.store %291, %kv[%292] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %293 = arith.cmpi eq, %codec, %c8 : index
          scf.if %293 {
            %294 = arith.subi %0, %heads : index
            %295 = memref.load %scales[%294] : memref<?xf32>
            %296 = vector.broadcast %295 : f32 to vector<16xf32>
            %297 = arith.divui %248, %c4 : index
            %298 = arith.remui %248, %c4 : index
            %299 = arith.muli %headDim, %c8 : index
            %300 = arith.muli %297, %pageBytes : index
            scf.for %301 = %c6 to %headDim step %c4 {
              %302 = arith.addi %168, %301 : index
              %303 = vector.load %3[%302] : memref<?xf32>, vector<16xf32>
              %304 = arith.mulf %303, %296 : vector<16xf32>
              %305 = wave.fp8_encode "e4m3" %304 : vector<16xf32> -> vector<16xi8>
              %306 = arith.muli %301, %c8 : index
              vector.store %305, %5[%306] : memref<?xi8>, vector<16xi8>
            }
            %307 = arith.cmpi slt, %294, %kvHeads : index
            scf.if %307 {
              %308 = arith.muli %299, %c16 : index
              %309 = arith.muli %294, %308 : index
              %310 = arith.addi %300, %309 : index
              %311 = arith.muli %298, %c8 : index
              %312 = arith.addi %310, %311 : index
              scf.for %313 = %c6 to %headDim step %c8 {
                %314 = arith.muli %313, %c8 : index
                %315 = arith.addi %314, %c6 : index
                %316 = memref.load %5[%315] : memref<?xi8>
                %317 = arith.muli %313, %c4 : index
                %318 = arith.addi %312, %317 : index
                %319 = arith.addi %318, %c6 : index
                memref.store %316, %kv[%319] : memref<?xi8>
              }
            } else {
              %320 = arith.subi %294, %kvHeads : index
              %321 = arith.muli %320, %c3 : index
              %322 = arith.addi %321, %c8 : index
              %323 = arith.muli %299, %c4 : index
              %324 = arith.muli %322, %323 : index
              %325 = arith.addi %300, %324 : index
              %326 = arith.muli %298, %299 : index
              %327 = arith.addi %325, %326 : index
              scf.for %328 = %c6 to %299 step %c4 {
                %329 = vector.load %5[%328] : memref<?xi8>, vector<16xi8>
                %330 = arith.addi %327, %328 : index
                vector.store %329, %kv[%330] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %331 = arith.cmpi eq, %codec, %c3 : index
          scf.if %331 {
            %332 = arith.subi %0, %heads : index
            %333 = memref.load %scales[%332] : memref<?xf32>
            %334 = vector.broadcast %333 : f32 to vector<16xf32>
            %335 = arith.divui %248, %c4 : index
            %336 = arith.remui %248, %c4 : index
            %337 = arith.muli %headDim, %c8 : index
            %338 = arith.muli %335, %pageBytes : index
            scf.for %339 = %c6 to %headDim step %c4 {
              %340 = arith.addi %168, %339 : index
              %341 = vector.load %3[%340] : memref<?xf32>, vector<16xf32>
              %342 = arith.mulf %341, %334 : vector<16xf32>
              %343 = wave.fp8_encode "e5m2" %342 : vector<16xf32> -> vector<16xi8>
              %344 = arith.muli %339, %c8 : index
              vector.store %343, %5[%344] : memref<?xi8>, vector<16xi8>
            }
            %345 = arith.cmpi slt, %332, %kvHeads : index
            scf.if %345 {
              %346 = arith.muli %337, %c16 : index
              %347 = arith.muli %332, %346 : index
              %348 = arith.addi %338, %347 : index
              %349 = arith.muli %336, %c8 : index
              %350 = arith.addi %348, %349 : index
              scf.for %351 = %c6 to %headDim step %c8 {
                %352 = arith.muli %351, %c8 : index
                %353 = arith.addi %352, %c6 : index
                %354 = memref.load %5[%353] : memref<?xi8>
                %355 = arith.muli %351, %c4 : index
                %356 = arith.addi %350, %355 : index
                %357 = arith.addi %356, %c6 : index
                memref.store %354, %kv[%357] : memref<?xi8>
              }
            } else {
              %358 = arith.subi %332, %kvHeads : index
              %359 = arith.muli %358, %c3 : index
              %360 = arith.addi %359, %c8 : index
              %361 = arith.muli %337, %c4 : index
              %362 = arith.muli %360, %361 : index
              %363 = arith.addi %338, %362 : index
              %364 = arith.muli %336, %337 : index
              %365 = arith.addi %363, %364 : index
              scf.for %366 = %c6 to %337 step %c4 {
                %367 = vector.load %5[%366] : memref<?xi8>, vector<16xi8>
                %368 = arith.addi %365, %366 : index
                vector.store %367, %kv[%368] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
