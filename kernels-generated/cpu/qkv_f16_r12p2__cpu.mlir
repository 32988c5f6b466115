// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='f16', shape=Shape(rows=12, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_f16_r12p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>, %x28: index, %x29: vector<16xf32>, %x30: vector<16xf32>, %x31: index, %x32: vector<16xf32>, %x33: vector<16xf32>, %x34: index, %x35: vector<16xf32>, %x36: vector<16xf32>, %x37: index, %x38: vector<16xf32>, %x39: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
  %f40 = arith.addi %x28, %x1 : index
  %f41 = memref.load %x2[%f40] : memref<?xf32>
  %f42 = vector.broadcast %f41 : f32 to vector<16xf32>
  %f43 = math.fma %f42, %x3, %x29 : vector<16xf32>
  %f44 = math.fma %f42, %x5, %x30 : vector<16xf32>
  %f45 = arith.addi %x31, %x1 : index
  %f46 = memref.load %x2[%f45] : memref<?xf32>
  %f47 = vector.broadcast %f46 : f32 to vector<16xf32>
  %f48 = math.fma %f47, %x3, %x32 : vector<16xf32>
  %f49 = math.fma %f47, %x5, %x33 : vector<16xf32>
  %f50 = arith.addi %x34, %x1 : index
  %f51 = memref.load %x2[%f50] : memref<?xf32>
  %f52 = vector.broadcast %f51 : f32 to vector<16xf32>
  %f53 = math.fma %f52, %x3, %x35 : vector<16xf32>
  %f54 = math.fma %f52, %x5, %x36 : vector<16xf32>
  %f55 = arith.addi %x37, %x1 : index
  %f56 = memref.load %x2[%f55] : memref<?xf32>
  %f57 = vector.broadcast %f56 : f32 to vector<16xf32>
  %f58 = math.fma %f57, %x3, %x38 : vector<16xf32>
  %f59 = math.fma %f57, %x5, %x39 : vector<16xf32>
  func.return %f3, %f4, %f8, %f9, %f13, %f14, %f18, %f19, %f23, %f24, %f28, %f29, %f33, %f34, %f38, %f39, %f43, %f44, %f48, %f49, %f53, %f54, %f58, %f59 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
}
wave.kernel @qkv_f16_r12p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 12 : index
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
  %c14 = arith.constant 8 : index
  %c15 = arith.constant 9 : index
  %c16 = arith.constant 10 : index
  %c17 = arith.constant 11 : index
  %c18 = arith.constant dense<0x00000000> : vector<16xf32>
  %c19 = arith.constant 128 : index
  %c20 = arith.constant 32 : index
  %c21 = arith.constant 64 : index
  %c22 = arith.constant 96 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c29 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %c31 = arith.constant 256 : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c35 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c36 = arith.constant dense<0xC77FE000> : vector<16xf32>
  %c37 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c38 = arith.constant 0x00000000 : f32
  %c39 = arith.constant dense<0x43E00000> : vector<16xf32>
  %c40 = arith.constant dense<0x47600000> : vector<16xf32>
  %c41 = arith.constant dense<0x42FE0000> : vector<16xf32>
  %c42 = arith.constant dense<0xC2FE0000> : vector<16xf32>
  %c43 = arith.constant dense<128> : vector<16xi32>
  %c44 = arith.constant dense<0x42FF0000> : vector<16xf32>
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
    %32 = arith.addi %14, %c14 : index
    %33 = arith.minsi %32, %15 : index
    %34 = arith.addi %14, %c15 : index
    %35 = arith.minsi %34, %15 : index
    %36 = arith.addi %14, %c16 : index
    %37 = arith.minsi %36, %15 : index
    %38 = arith.addi %14, %c17 : index
    %39 = arith.minsi %38, %15 : index
    %40 = arith.muli %17, %inputFeatures : index
    %41 = arith.muli %19, %inputFeatures : index
    %42 = arith.muli %21, %inputFeatures : index
    %43 = arith.muli %23, %inputFeatures : index
    %44 = arith.muli %25, %inputFeatures : index
    %45 = arith.muli %27, %inputFeatures : index
    %46 = arith.muli %29, %inputFeatures : index
    %47 = arith.muli %31, %inputFeatures : index
    %48 = arith.muli %33, %inputFeatures : index
    %49 = arith.muli %35, %inputFeatures : index
    %50 = arith.muli %37, %inputFeatures : index
    %51 = arith.muli %39, %inputFeatures : index
    scf.for %52 = %c6 to %8 step %c3 {
      %53 = arith.muli %0, %8 : index
      %54 = arith.addi %53, %52 : index
      %55 = arith.addi %54, %c6 : index
      %56 = arith.muli %55, %7 : index
      %57 = arith.addi %54, %c8 : index
      %58 = arith.muli %57, %7 : index
      %84:24 = scf.for %59 = %c6 to %6 step %c8 iter_args(%60 = %c18, %61 = %c18, %62 = %c18, %63 = %c18, %64 = %c18, %65 = %c18, %66 = %c18, %67 = %c18, %68 = %c18, %69 = %c18, %70 = %c18, %71 = %c18, %72 = %c18, %73 = %c18, %74 = %c18, %75 = %c18, %76 = %c18, %77 = %c18, %78 = %c18, %79 = %c18, %80 = %c18, %81 = %c18, %82 = %c18, %83 = %c18) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %85 = arith.muli %59, %c5 : index
        %86 = arith.addi %56, %85 : index
        %87 = arith.addi %58, %85 : index
        %88 = arith.muli %59, %c4 : index
        %114:24 = scf.for %89 = %c6 to %c10 step %c8 iter_args(%90 = %60, %91 = %61, %92 = %62, %93 = %63, %94 = %64, %95 = %65, %96 = %66, %97 = %67, %98 = %68, %99 = %69, %100 = %70, %101 = %71, %102 = %72, %103 = %73, %104 = %74, %105 = %75, %106 = %76, %107 = %77, %108 = %78, %109 = %79, %110 = %80, %111 = %81, %112 = %82, %113 = %83) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %115 = arith.muli %89, %c10 : index
          %116 = arith.addi %88, %115 : index
          %117 = arith.muli %89, %c19 : index
          %118 = arith.addi %86, %117 : index
          %119 = arith.addi %118, %c6 : index
          %120 = vector.load %w[%119] : memref<?xi8>, vector<32xi8>
          %121 = vector.bitcast %120 : vector<32xi8> to vector<16xf16>
          %122 = arith.extf %121 : vector<16xf16> to vector<16xf32>
          %123 = arith.addi %87, %117 : index
          %124 = arith.addi %123, %c6 : index
          %125 = vector.load %w[%124] : memref<?xi8>, vector<32xi8>
          %126 = vector.bitcast %125 : vector<32xi8> to vector<16xf16>
          %127 = arith.extf %126 : vector<16xf16> to vector<16xf32>
          %128 = arith.addi %116, %c6 : index
          %129:24 = func.call @qkv_f16_r12p2__cpu.0(%40, %128, %x, %122, %90, %127, %91, %41, %92, %93, %42, %94, %95, %43, %96, %97, %44, %98, %99, %45, %100, %101, %46, %102, %103, %47, %104, %105, %48, %106, %107, %49, %108, %109, %50, %110, %111, %51, %112, %113) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %130 = arith.addi %118, %c20 : index
          %131 = vector.load %w[%130] : memref<?xi8>, vector<32xi8>
          %132 = vector.bitcast %131 : vector<32xi8> to vector<16xf16>
          %133 = arith.extf %132 : vector<16xf16> to vector<16xf32>
          %134 = arith.addi %123, %c20 : index
          %135 = vector.load %w[%134] : memref<?xi8>, vector<32xi8>
          %136 = vector.bitcast %135 : vector<32xi8> to vector<16xf16>
          %137 = arith.extf %136 : vector<16xf16> to vector<16xf32>
          %138 = arith.addi %116, %c8 : index
          %139:24 = func.call @qkv_f16_r12p2__cpu.0(%40, %138, %x, %133, %129#0, %137, %129#1, %41, %129#2, %129#3, %42, %129#4, %129#5, %43, %129#6, %129#7, %44, %129#8, %129#9, %45, %129#10, %129#11, %46, %129#12, %129#13, %47, %129#14, %129#15, %48, %129#16, %129#17, %49, %129#18, %129#19, %50, %129#20, %129#21, %51, %129#22, %129#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %140 = arith.addi %118, %c21 : index
          %141 = vector.load %w[%140] : memref<?xi8>, vector<32xi8>
          %142 = vector.bitcast %141 : vector<32xi8> to vector<16xf16>
          %143 = arith.extf %142 : vector<16xf16> to vector<16xf32>
          %144 = arith.addi %123, %c21 : index
          %145 = vector.load %w[%144] : memref<?xi8>, vector<32xi8>
          %146 = vector.bitcast %145 : vector<32xi8> to vector<16xf16>
          %147 = arith.extf %146 : vector<16xf16> to vector<16xf32>
          %148 = arith.addi %116, %c3 : index
          %149:24 = func.call @qkv_f16_r12p2__cpu.0(%40, %148, %x, %143, %139#0, %147, %139#1, %41, %139#2, %139#3, %42, %139#4, %139#5, %43, %139#6, %139#7, %44, %139#8, %139#9, %45, %139#10, %139#11, %46, %139#12, %139#13, %47, %139#14, %139#15, %48, %139#16, %139#17, %49, %139#18, %139#19, %50, %139#20, %139#21, %51, %139#22, %139#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %150 = arith.addi %118, %c22 : index
          %151 = vector.load %w[%150] : memref<?xi8>, vector<32xi8>
          %152 = vector.bitcast %151 : vector<32xi8> to vector<16xf16>
          %153 = arith.extf %152 : vector<16xf16> to vector<16xf32>
          %154 = arith.addi %123, %c22 : index
          %155 = vector.load %w[%154] : memref<?xi8>, vector<32xi8>
          %156 = vector.bitcast %155 : vector<32xi8> to vector<16xf16>
          %157 = arith.extf %156 : vector<16xf16> to vector<16xf32>
          %158 = arith.addi %116, %c9 : index
          %159:24 = func.call @qkv_f16_r12p2__cpu.0(%40, %158, %x, %153, %149#0, %157, %149#1, %41, %149#2, %149#3, %42, %149#4, %149#5, %43, %149#6, %149#7, %44, %149#8, %149#9, %45, %149#10, %149#11, %46, %149#12, %149#13, %47, %149#14, %149#15, %48, %149#16, %149#17, %49, %149#18, %149#19, %50, %149#20, %149#21, %51, %149#22, %149#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          scf.yield %159#0, %159#1, %159#2, %159#3, %159#4, %159#5, %159#6, %159#7, %159#8, %159#9, %159#10, %159#11, %159#12, %159#13, %159#14, %159#15, %159#16, %159#17, %159#18, %159#19, %159#20, %159#21, %159#22, %159#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %114#0, %114#1, %114#2, %114#3, %114#4, %114#5, %114#6, %114#7, %114#8, %114#9, %114#10, %114#11, %114#12, %114#13, %114#14, %114#15, %114#16, %114#17, %114#18, %114#19, %114#20, %114#21, %114#22, %114#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %160 = arith.muli %headDim, %c6 : index
      %161 = arith.muli %52, %c4 : index
      %162 = arith.addi %160, %161 : index
      %163 = arith.addi %162, %c6 : index
      vector.store %84#0, %3[%163] : memref<?xf32>, vector<16xf32>
      %164 = arith.addi %162, %c4 : index
      vector.store %84#1, %3[%164] : memref<?xf32>, vector<16xf32>
      %165 = arith.muli %headDim, %c8 : index
      %166 = arith.addi %165, %161 : index
      %167 = arith.addi %166, %c6 : index
      vector.store %84#2, %3[%167] : memref<?xf32>, vector<16xf32>
      %168 = arith.addi %166, %c4 : index
      vector.store %84#3, %3[%168] : memref<?xf32>, vector<16xf32>
      %169 = arith.addi %4, %161 : index
      %170 = arith.addi %169, %c6 : index
      vector.store %84#4, %3[%170] : memref<?xf32>, vector<16xf32>
      %171 = arith.addi %169, %c4 : index
      vector.store %84#5, %3[%171] : memref<?xf32>, vector<16xf32>
      %172 = arith.muli %headDim, %c9 : index
      %173 = arith.addi %172, %161 : index
      %174 = arith.addi %173, %c6 : index
      vector.store %84#6, %3[%174] : memref<?xf32>, vector<16xf32>
      %175 = arith.addi %173, %c4 : index
      vector.store %84#7, %3[%175] : memref<?xf32>, vector<16xf32>
      %176 = arith.muli %headDim, %c10 : index
      %177 = arith.addi %176, %161 : index
      %178 = arith.addi %177, %c6 : index
      vector.store %84#8, %3[%178] : memref<?xf32>, vector<16xf32>
      %179 = arith.addi %177, %c4 : index
      vector.store %84#9, %3[%179] : memref<?xf32>, vector<16xf32>
      %180 = arith.muli %headDim, %c11 : index
      %181 = arith.addi %180, %161 : index
      %182 = arith.addi %181, %c6 : index
      vector.store %84#10, %3[%182] : memref<?xf32>, vector<16xf32>
      %183 = arith.addi %181, %c4 : index
      vector.store %84#11, %3[%183] : memref<?xf32>, vector<16xf32>
      %184 = arith.muli %headDim, %c12 : index
      %185 = arith.addi %184, %161 : index
      %186 = arith.addi %185, %c6 : index
      vector.store %84#12, %3[%186] : memref<?xf32>, vector<16xf32>
      %187 = arith.addi %185, %c4 : index
      vector.store %84#13, %3[%187] : memref<?xf32>, vector<16xf32>
      %188 = arith.muli %headDim, %c13 : index
      %189 = arith.addi %188, %161 : index
      %190 = arith.addi %189, %c6 : index
      vector.store %84#14, %3[%190] : memref<?xf32>, vector<16xf32>
      %191 = arith.addi %189, %c4 : index
      vector.store %84#15, %3[%191] : memref<?xf32>, vector<16xf32>
      %192 = arith.muli %headDim, %c14 : index
      %193 = arith.addi %192, %161 : index
      %194 = arith.addi %193, %c6 : index
      vector.store %84#16, %3[%194] : memref<?xf32>, vector<16xf32>
      %195 = arith.addi %193, %c4 : index
      vector.store %84#17, %3[%195] : memref<?xf32>, vector<16xf32>
      %196 = arith.muli %headDim, %c15 : index
      %197 = arith.addi %196, %161 : index
      %198 = arith.addi %197, %c6 : index
      vector.store %84#18, %3[%198] : memref<?xf32>, vector<16xf32>
      %199 = arith.addi %197, %c4 : index
      vector.store %84#19, %3[%199] : memref<?xf32>, vector<16xf32>
      %200 = arith.muli %headDim, %c16 : index
      %201 = arith.addi %200, %161 : index
      %202 = arith.addi %201, %c6 : index
      vector.store %84#20, %3[%202] : memref<?xf32>, vector<16xf32>
      %203 = arith.addi %201, %c4 : index
      vector.store %84#21, %3[%203] : memref<?xf32>, vector<16xf32>
      %204 = arith.muli %headDim, %c17 : index
      %205 = arith.addi %204, %161 : index
      %206 = arith.addi %205, %c6 : index
      vector.store %84#22, %3[%206] : memref<?xf32>, vector<16xf32>
      %207 = arith.addi %205, %c4 : index
      vector.store %84#23, %3[%207] : memref<?xf32>, vector<16xf32>
    }
    %208 = arith.addi %14, %c2 : index
    %209 = arith.minsi %208, %13 : index
    scf.for %210 = %14 to %209 step %c8 {
      %211 = arith.subi %210, %14 : index
      %212 = arith.muli %211, %headDim : index
      %213 = arith.cmpi eq, %hasBias, %c8 : index
      scf.if %213 {
        scf.for %214 = %c6 to %headDim step %c4 {
          %215 = arith.muli %0, %headDim : index
          %216 = arith.addi %215, %214 : index
          %217 = vector.load %bias[%216] : memref<?xf32>, vector<16xf32>
          %218 = arith.addi %212, %214 : index
          %219 = vector.load %3[%218] : memref<?xf32>, vector<16xf32>
          %220 = arith.addf %219, %217 : vector<16xf32>
          vector.store %220, %3[%218] : memref<?xf32>, vector<16xf32>
        }
      }
      %221 = arith.addi %heads, %kvHeads : index
      %222 = arith.cmpi slt, %0, %221 : index
      scf.if %222 {
        %223 = arith.cmpi eq, %hasNorm, %c8 : index
        scf.if %223 {
          %224 = arith.cmpi slt, %0, %heads : index
          %227 = scf.for %225 = %c6 to %headDim step %c4 iter_args(%226 = %c18) -> (vector<16xf32>) {
            %228 = arith.addi %212, %225 : index
            %229 = vector.load %3[%228] : memref<?xf32>, vector<16xf32>
            %230 = math.fma %229, %229, %226 : vector<16xf32>
            scf.yield %230 : vector<16xf32>
          }
          %231 = wave.reduce "add" %227 : vector<16xf32>
          %232 = arith.mulf %231, %inverseHeadDim : f32
          %233 = arith.addf %232, %epsilon : f32
          %234 = math.sqrt %233 : f32
          %235 = arith.divf %c29, %234 : f32
          %236 = vector.broadcast %235 : f32 to vector<16xf32>
          scf.for %237 = %c6 to %headDim step %c4 {
            %238 = vector.load %query_norm[%237] : memref<?xf32>, vector<16xf32>
            %239 = vector.load %key_norm[%237] : memref<?xf32>, vector<16xf32>
            %240 = arith.select %224, %238, %239 : vector<16xf32>
            %241 = arith.addi %212, %237 : index
            %242 = vector.load %3[%241] : memref<?xf32>, vector<16xf32>
            %243 = arith.mulf %242, %236 : vector<16xf32>
            %244 = arith.mulf %243, %240 : vector<16xf32>
            vector.store %244, %3[%241] : memref<?xf32>, vector<16xf32>
          }
        }
        %245 = arith.addi %positionsAt, %210 : index
        %246 = memref.load %step[%245] : memref<?xi32>
        %247 = arith.index_cast %246 : i32 to index
        %248 = arith.divui %headDim, %c3 : index
        %249 = arith.remui %247, %c31 : index
        %250 = arith.muli %249, %headDim : index
        %251 = arith.divui %247, %c31 : index
        %252 = arith.addi %251, %c31 : index
        %253 = arith.muli %252, %headDim : index
        scf.for %254 = %c6 to %248 step %c14 {
          %255 = arith.addi %250, %254 : index
          %256 = vector.load %rope[%255] : memref<?xf32>, vector<8xf32>
          %257 = arith.addi %250, %248 : index
          %258 = arith.addi %257, %254 : index
          %259 = vector.load %rope[%258] : memref<?xf32>, vector<8xf32>
          %260 = arith.addi %253, %254 : index
          %261 = vector.load %rope[%260] : memref<?xf32>, vector<8xf32>
          %262 = arith.addi %253, %248 : index
          %263 = arith.addi %262, %254 : index
          %264 = vector.load %rope[%263] : memref<?xf32>, vector<8xf32>
          %265 = arith.mulf %261, %256 : vector<8xf32>
          %266 = arith.mulf %264, %259 : vector<8xf32>
          %267 = arith.subf %265, %266 : vector<8xf32>
          %268 = arith.mulf %264, %256 : vector<8xf32>
          %269 = arith.mulf %261, %259 : vector<8xf32>
          %270 = arith.addf %268, %269 : vector<8xf32>
          %271 = arith.addi %212, %254 : index
          %272 = vector.load %3[%271] : memref<?xf32>, vector<8xf32>
          %273 = arith.addi %212, %248 : index
          %274 = arith.addi %273, %254 : index
          %275 = vector.load %3[%274] : memref<?xf32>, vector<8xf32>
          %276 = arith.mulf %272, %267 : vector<8xf32>
          %277 = arith.mulf %275, %270 : vector<8xf32>
          %278 = arith.subf %276, %277 : vector<8xf32>
          vector.store %278, %3[%271] : memref<?xf32>, vector<8xf32>
          %279 = arith.mulf %275, %267 : vector<8xf32>
          %280 = arith.mulf %272, %270 : vector<8xf32>
          %281 = arith.addf %279, %280 : vector<8xf32>
          vector.store %281, %3[%274] : memref<?xf32>, vector<8xf32>
        }
      }
      %282 = arith.cmpi slt, %0, %heads : index
      scf.if %282 {
        %283 = arith.divui %heads, %kvHeads : index
        %284 = arith.muli %headDim, %c10 : index
        %285 = arith.muli %kvHeads, %284 : index
        %286 = arith.divui %0, %283 : index
        %287 = arith.muli %286, %headDim : index
        %288 = arith.addi %285, %287 : index
        scf.for %289 = %c6 to %headDim step %c4 {
          %290 = arith.addi %288, %289 : index
          %291 = vector.load %encode[%290] : memref<?xf32>, vector<16xf32>
          %292 = arith.addi %212, %289 : index
          %293 = vector.load %3[%292] : memref<?xf32>, vector<16xf32>
          %294 = arith.mulf %293, %291 : vector<16xf32>
          %295 = arith.muli %210, %heads : index
          %296 = arith.addi %295, %0 : index
          %297 = arith.muli %296, %headDim : index
          %298 = arith.addi %297, %289 : index
          vector.store %294, %q[%298] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %299 = arith.addi %slotsAt, %210 : index
        %300 = memref.load %step[%299] : memref<?xi32>
        %301 = arith.index_cast %300 : i32 to index
        %302 = arith.cmpi sge, %301, %c6 : index
        scf.if %302 {
          %303 = arith.cmpi eq, %codec, %c6 : index
          scf.if %303 {
            %304 = arith.subi %0, %heads : index
            %305 = arith.muli %304, %4 : index
            %306 = arith.divui %301, %c4 : index
            %307 = arith.remui %301, %c4 : index
            %308 = arith.muli %306, %pageBytes : index
            %311 = scf.for %309 = %c6 to %headDim step %c4 iter_args(%310 = %c18) -> (vector<16xf32>) {
              %312 = arith.addi %305, %309 : index
              %313 = vector.load %encode[%312] : memref<?xf32>, vector<16xf32>
              %314 = arith.addi %305, %headDim : index
              %315 = arith.addi %314, %309 : index
              %316 = vector.load %encode[%315] : memref<?xf32>, vector<16xf32>
              %317 = arith.addi %212, %309 : index
              %318 = vector.load %3[%317] : memref<?xf32>, vector<16xf32>
              %319 = arith.subf %318, %316 : vector<16xf32>
              %320 = arith.mulf %319, %313 : vector<16xf32>
              %321 = arith.minimumf %320, %c35 : vector<16xf32>
              %322 = arith.maximumf %321, %c36 : vector<16xf32>
              %323 = arith.truncf %322 : vector<16xf32> to vector<16xf16>
              %324 = vector.bitcast %323 : vector<16xf16> to vector<32xi8>
              %325 = arith.muli %309, %c3 : index
              vector.store %324, %5[%325] : memref<?xi8>, vector<32xi8>
              %326 = math.absf %320 : vector<16xf32>
              %327 = arith.cmpf ugt, %326, %c35 : vector<16xf32>
              %328 = arith.select %327, %c37, %c18 : vector<16xi1>, vector<16xf32>
              %329 = arith.addf %310, %328 : vector<16xf32>
              scf.yield %329 : vector<16xf32>
            }
            %330 = wave.reduce "add" %311 : vector<16xf32>
            %331 = arith.cmpf ogt, %330, %c38 : f32
            scf.if %331 {
              %332 = arith.fptosi %330 : f32 to i32
              wave.count %clipped, %332 : memref<?xi32>
            }
            %333 = arith.cmpi slt, %304, %kvHeads : index
            scf.if %333 {
              %334 = arith.muli %4, %c20 : index
              %335 = arith.muli %304, %334 : index
              %336 = arith.addi %308, %335 : index
              %337 = arith.muli %307, %c3 : index
              %338 = arith.addi %336, %337 : index
              scf.for %339 = %c6 to %headDim step %c8 {
                %340 = arith.muli %339, %c3 : index
                %341 = arith.addi %340, %c6 : index
                %342 = memref.load %5[%341] : memref<?xi8>
                %343 = arith.muli %339, %c20 : index
                %344 = arith.addi %338, %343 : index
                %345 = arith.addi %344, %c6 : index
                memref.store %342, %kv[%345] : memref<?xi8>
                %346 = arith.addi %340, %c8 : index
                %347 = memref.load %5[%346] : memref<?xi8>
                %348 = arith.addi %344, %c8 : index
                memref.store %347, %kv[%348] : memref<?xi8>
              }
            } else {
              %349 = arith.subi %304, %kvHeads : index
              %350 = arith.muli %349, %c3 : index
              %351 = arith.addi %350, %c8 : index
              %352 = arith.muli %4, %c4 : index
              %353 = arith.muli %351, %352 : index
              %354 = arith.addi %308, %353 : index
              %355 = arith.muli %307, %4 : index
              %356 = arith.addi %354, %355 : index
              scf.for %357 = %c6 to %4 step %c4 {
                %358 = vector.load %5[%357] : memref<?xi8>, vector<16xi8>
                %359 = arith.addi %356, %357 : index
                vector.store %358, %kv[%359] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %360 = arith.cmpi eq, %codec, %c8 : index
          scf.if %360 {
            %361 = arith.subi %0, %heads : index
            %362 = arith.muli %361, %4 : index
            %363 = arith.divui %301, %c4 : index
            %364 = arith.remui %301, %c4 : index
            %365 = arith.muli %headDim, %c8 : index
            %366 = arith.muli %363, %pageBytes : index
            %369 = scf.for %367 = %c6 to %headDim step %c4 iter_args(%368 = %c18) -> (vector<16xf32>) {
              %370 = arith.addi %362, %367 : index
              %371 = vector.load %encode[%370] : memref<?xf32>, vector<16xf32>
              %372 = arith.addi %362, %headDim : index
              %373 = arith.addi %372, %367 : index
              %374 = vector.load %encode[%373] : memref<?xf32>, vector<16xf32>
              %375 = arith.addi %212, %367 : index
              %376 = vector.load %3[%375] : memref<?xf32>, vector<16xf32>
              %377 = arith.subf %376, %374 : vector<16xf32>
              %378 = arith.mulf %377, %371 : vector<16xf32>
              %379 = wave.fp8_encode "e4m3" %378 : vector<16xf32> -> vector<16xi8>
              %380 = arith.muli %367, %c8 : index
              vector.store %379, %5[%380] : memref<?xi8>, vector<16xi8>
              %381 = math.absf %378 : vector<16xf32>
              %382 = arith.cmpf ugt, %381, %c39 : vector<16xf32>
              %383 = arith.select %382, %c37, %c18 : vector<16xi1>, vector<16xf32>
              %384 = arith.addf %368, %383 : vector<16xf32>
              scf.yield %384 : vector<16xf32>
            }
            %385 = wave.reduce "add" %369 : vector<16xf32>
            %386 = arith.cmpf ogt, %385, %c38 : f32
            scf.if %386 {
              %387 = arith.fptosi %385 : f32 to i32
              wave.count %clipped, %387 : memref<?xi32>
            }
            %388 = arith.cmpi slt, %361, %kvHeads : index
            scf.if %388 {
              %389 = arith.muli %365, %c20 : index
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
          %412 = arith.cmpi eq, %codec, %c3 : index
          scf.if %412 {
            %413 = arith.subi %0, %heads : index
            %414 = arith.muli %413, %4 : index
            %415 = arith.divui %301, %c4 : index
            %416 = arith.remui %301, %c4 : index
            %417 = arith.muli %headDim, %c8 : index
            %418 = arith.muli %415, %pageBytes : index
            %421 = scf.for %419 = %c6 to %headDim step %c4 iter_args(%420 = %c18) -> (vector<16xf32>) {
              %422 = arith.addi %414, %419 : index
              %423 = vector.load %encode[%422] : memref<?xf32>, vector<16xf32>
              %424 = arith.addi %414, %headDim : index
              %425 = arith.addi %424, %419 : index
              %426 = vector.load %encode[%425] : memref<?xf32>, vector<16xf32>
              %427 = arith.addi %212, %419 : index
              %428 = vector.load %3[%427] : memref<?xf32>, vector<16xf32>
              %429 = arith.subf %428, %426 : vector<16xf32>
              %430 = arith.mulf %429, %423 : vector<16xf32>
              %431 = wave.fp8_encode "e5m2" %430 : vector<16xf32> -> vector<16xi8>
              %432 = arith.muli %419, %c8 : index
              vector.store %431, %5[%432] : memref<?xi8>, vector<16xi8>
              %433 = math.absf %430 : vector<16xf32>
              %434 = arith.cmpf ugt, %433, %c40 : vector<16xf32>
              %435 = arith.select %434, %c37, %c18 : vector<16xi1>, vector<16xf32>
              %436 = arith.addf %420, %435 : vector<16xf32>
              scf.yield %436 : vector<16xf32>
            }
            %437 = wave.reduce "add" %421 : vector<16xf32>
            %438 = arith.cmpf ogt, %437, %c38 : f32
            scf.if %438 {
              %439 = arith.fptosi %437 : f32 to i32
              wave.count %clipped, %439 : memref<?xi32>
            }
            %440 = arith.cmpi slt, %413, %kvHeads : index
            scf.if %440 {
              %441 = arith.muli %417, %c20 : index
              %442 = arith.muli %413, %441 : index
              %443 = arith.addi %418, %442 : index
              %444 = arith.muli %416, %c8 : index
              %445 = arith.addi %443, %444 : index
              scf.for %446 = %c6 to %headDim step %c8 {
                %447 = arith.muli %446, %c8 : index
                %448 = arith.addi %447, %c6 : index
                %449 = memref.load %5[%448] : memref<?xi8>
                %450 = arith.muli %446, %c4 : index
                %451 = arith.addi %445, %450 : index
                %452 = arith.addi %451, %c6 : index
                memref.store %449, %kv[%452] : memref<?xi8>
              }
            } else {
              %453 = arith.subi %413, %kvHeads : index
              %454 = arith.muli %453, %c3 : index
              %455 = arith.addi %454, %c8 : index
              %456 = arith.muli %417, %c4 : index
              %457 = arith.muli %455, %456 : index
              %458 = arith.addi %418, %457 : index
              %459 = arith.muli %416, %417 : index
              %460 = arith.addi %458, %459 : index
              scf.for %461 = %c6 to %417 step %c4 {
                %462 = vector.load %5[%461] : memref<?xi8>, vector<16xi8>
                %463 = arith.addi %460, %461 : index
                vector.store %462, %kv[%463] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %464 = arith.cmpi eq, %codec, %c9 : index
          scf.if %464 {
            %465 = arith.subi %0, %heads : index
            %466 = arith.muli %465, %4 : index
            %467 = arith.divui %301, %c4 : index
            %468 = arith.remui %301, %c4 : index
            %469 = arith.muli %headDim, %c8 : index
            %470 = arith.muli %467, %pageBytes : index
            %473 = scf.for %471 = %c6 to %headDim step %c4 iter_args(%472 = %c18) -> (vector<16xf32>) {
              %474 = arith.addi %466, %471 : index
              %475 = vector.load %encode[%474] : memref<?xf32>, vector<16xf32>
              %476 = arith.addi %466, %headDim : index
              %477 = arith.addi %476, %471 : index
              %478 = vector.load %encode[%477] : memref<?xf32>, vector<16xf32>
              %479 = arith.addi %212, %471 : index
              %480 = vector.load %3[%479] : memref<?xf32>, vector<16xf32>
              %481 = arith.subf %480, %478 : vector<16xf32>
              %482 = arith.mulf %481, %475 : vector<16xf32>
              %483 = arith.cmpf ord, %482, %482 : vector<16xf32>
              %484 = arith.select %483, %482, %c18 : vector<16xi1>, vector<16xf32>
              %485 = math.roundeven %484 : vector<16xf32>
              %486 = arith.minimumf %485, %c41 : vector<16xf32>
              %487 = arith.maximumf %486, %c42 : vector<16xf32>
              %488 = arith.fptosi %487 : vector<16xf32> to vector<16xi32>
              %489 = arith.addi %488, %c43 : vector<16xi32>
              %490 = arith.trunci %489 : vector<16xi32> to vector<16xi8>
              %491 = arith.muli %471, %c8 : index
              vector.store %490, %5[%491] : memref<?xi8>, vector<16xi8>
              %492 = math.absf %482 : vector<16xf32>
              %493 = arith.cmpf ugt, %492, %c44 : vector<16xf32>
              %494 = arith.select %493, %c37, %c18 : vector<16xi1>, vector<16xf32>
              %495 = arith.addf %472, %494 : vector<16xf32>
              scf.yield %495 : vector<16xf32>
            }
            %496 = wave.reduce "add" %473 : vector<16xf32>
            %497 = arith.cmpf ogt, %496, %c38 : f32
            scf.if %497 {
              %498 = arith.fptosi %496 : f32 to i32
              wave.count %clipped, %498 : memref<?xi32>
            }
            %499 = arith.cmpi slt, %465, %kvHeads : index
            scf.if %499 {
              %500 = arith.muli %469, %c20 : index
              %501 = arith.muli %465, %500 : index
              %502 = arith.addi %470, %501 : index
              %503 = arith.muli %468, %c8 : index
              %504 = arith.addi %502, %503 : index
              scf.for %505 = %c6 to %headDim step %c8 {
                %506 = arith.muli %505, %c8 : index
                %507 = arith.addi %506, %c6 : index
                %508 = memref.load %5[%507] : memref<?xi8>
                %509 = arith.muli %505, %c4 : index
                %510 = arith.addi %504, %509 : index
                %511 = arith.addi %510, %c6 : index
                memref.store %508, %kv[%511] : memref<?xi8>
              }
            } else {
              %512 = arith.subi %465, %kvHeads : index
              %513 = arith.muli %512, %c3 : index
              %514 = arith.addi %513, %c8 : index
              %515 = arith.muli %469, %c4 : index
              %516 = arith.muli %514, %515 : index
              %517 = arith.addi %470, %516 : index
              %518 = arith.muli %468, %469 : index
              %519 = arith.addi %517, %518 : index
              scf.for %520 = %c6 to %469 step %c4 {
                %521 = vector.load %5[%520] : memref<?xi8>, vector<16xi8>
                %522 = arith.addi %519, %520 : index
                vector.store %521, %kv[%522] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
