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
wave.kernel @qkv_f16_r12p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
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
        scf.for %283 = %c6 to %headDim step %c4 {
          %284 = arith.addi %212, %283 : index
          %285 = vector.load %3[%284] : memref<?xf32>, vector<16xf32>
          %286 = arith.muli %210, %heads : index
          %287 = arith.addi %286, %0 : index
          %288 = arith.muli %287, %headDim : index
          %289 = arith.addi %288, %283 : index
          vector.store %285, %q[%289] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %290 = arith.addi %slotsAt, %210 : index
        %291 = memref.load %step[%290] : memref<?xi32>
        %292 = arith.index_cast %291 : i32 to index
        %293 = arith.cmpi sge, %292, %c6 : index
        scf.if %293 {
          %294 = arith.cmpi eq, %codec, %c6 : index
          scf.if %294 {
            %295 = arith.subi %0, %heads : index
            %296 = memref.load %scales[%295] : memref<?xf32>
            %297 = vector.broadcast %296 : f32 to vector<16xf32>
            %298 = arith.divui %292, %c4 : index
            %299 = arith.remui %292, %c4 : index
            %300 = arith.muli %298, %pageBytes : index
            scf.for %301 = %c6 to %headDim step %c4 {
              %302 = arith.addi %212, %301 : index
              %303 = vector.load %3[%302] : memref<?xf32>, vector<16xf32>
              %304 = arith.mulf %303, %297 : vector<16xf32>
              %305 = arith.minimumf %304, %c35 : vector<16xf32>
              %306 = arith.maximumf %305, %c36 : vector<16xf32>
              %307 = arith.truncf %306 : vector<16xf32> to vector<16xf16>
              %308 = vector.bitcast %307 : vector<16xf16> to vector<32xi8>
              %309 = arith.muli %301, %c3 : index
              vector.store %308, %5[%309] : memref<?xi8>, vector<32xi8>
            }
            %310 = arith.cmpi slt, %295, %kvHeads : index
            scf.if %310 {
              %311 = arith.muli %4, %c20 : index
              %312 = arith.muli %295, %311 : index
              %313 = arith.addi %300, %312 : index
              %314 = arith.muli %299, %c3 : index
              %315 = arith.addi %313, %314 : index
              scf.for %316 = %c6 to %headDim step %c8 {
                %317 = arith.muli %316, %c3 : index
                %318 = arith.addi %317, %c6 : index
                %319 = memref.load %5[%318] : memref<?xi8>
                %320 = arith.muli %316, %c20 : index
                %321 = arith.addi %315, %320 : index
                %322 = arith.addi %321, %c6 : index
                memref.store %319, %kv[%322] : memref<?xi8>
                %323 = arith.addi %317, %c8 : index
                %324 = memref.load %5[%323] : memref<?xi8>
                %325 = arith.addi %321, %c8 : index
                memref.store %324, %kv[%325] : memref<?xi8>
              }
            } else {
              %326 = arith.subi %295, %kvHeads : index
              %327 = arith.muli %326, %c3 : index
              %328 = arith.addi %327, %c8 : index
              %329 = arith.muli %4, %c4 : index
              %330 = arith.muli %328, %329 : index
              %331 = arith.addi %300, %330 : index
              %332 = arith.muli %299, %4 : index
              %333 = arith.addi %331, %332 : index
              scf.for %334 = %c6 to %4 step %c4 {
                %335 = vector.load %5[%334] : memref<?xi8>, vector<16xi8>
                %336 = arith.addi %333, %334 : index
                vector.store %335, %kv[%336] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %337 = arith.cmpi eq, %codec, %c8 : index
          scf.if %337 {
            %338 = arith.subi %0, %heads : index
            %339 = memref.load %scales[%338] : memref<?xf32>
            %340 = vector.broadcast %339 : f32 to vector<16xf32>
            %341 = arith.divui %292, %c4 : index
            %342 = arith.remui %292, %c4 : index
            %343 = arith.muli %headDim, %c8 : index
            %344 = arith.muli %341, %pageBytes : index
            scf.for %345 = %c6 to %headDim step %c4 {
              %346 = arith.addi %212, %345 : index
              %347 = vector.load %3[%346] : memref<?xf32>, vector<16xf32>
              %348 = arith.mulf %347, %340 : vector<16xf32>
              %349 = wave.fp8_encode "e4m3" %348 : vector<16xf32> -> vector<16xi8>
              %350 = arith.muli %345, %c8 : index
              vector.store %349, %5[%350] : memref<?xi8>, vector<16xi8>
            }
            %351 = arith.cmpi slt, %338, %kvHeads : index
            scf.if %351 {
              %352 = arith.muli %343, %c20 : index
              %353 = arith.muli %338, %352 : index
              %354 = arith.addi %344, %353 : index
              %355 = arith.muli %342, %c8 : index
              %356 = arith.addi %354, %355 : index
              scf.for %357 = %c6 to %headDim step %c8 {
                %358 = arith.muli %357, %c8 : index
                %359 = arith.addi %358, %c6 : index
                %360 = memref.load %5[%359] : memref<?xi8>
                %361 = arith.muli %357, %c4 : index
                %362 = arith.addi %356, %361 : index
                %363 = arith.addi %362, %c6 : index
                memref.store %360, %kv[%363] : memref<?xi8>
              }
            } else {
              %364 = arith.subi %338, %kvHeads : index
              %365 = arith.muli %364, %c3 : index
              %366 = arith.addi %365, %c8 : index
              %367 = arith.muli %343, %c4 : index
              %368 = arith.muli %366, %367 : index
              %369 = arith.addi %344, %368 : index
              %370 = arith.muli %342, %343 : index
              %371 = arith.addi %369, %370 : index
              scf.for %372 = %c6 to %343 step %c4 {
                %373 = vector.load %5[%372] : memref<?xi8>, vector<16xi8>
                %374 = arith.addi %371, %372 : index
                vector.store %373, %kv[%374] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %375 = arith.cmpi eq, %codec, %c3 : index
          scf.if %375 {
            %376 = arith.subi %0, %heads : index
            %377 = memref.load %scales[%376] : memref<?xf32>
            %378 = vector.broadcast %377 : f32 to vector<16xf32>
            %379 = arith.divui %292, %c4 : index
            %380 = arith.remui %292, %c4 : index
            %381 = arith.muli %headDim, %c8 : index
            %382 = arith.muli %379, %pageBytes : index
            scf.for %383 = %c6 to %headDim step %c4 {
              %384 = arith.addi %212, %383 : index
              %385 = vector.load %3[%384] : memref<?xf32>, vector<16xf32>
              %386 = arith.mulf %385, %378 : vector<16xf32>
              %387 = wave.fp8_encode "e5m2" %386 : vector<16xf32> -> vector<16xi8>
              %388 = arith.muli %383, %c8 : index
              vector.store %387, %5[%388] : memref<?xi8>, vector<16xi8>
            }
            %389 = arith.cmpi slt, %376, %kvHeads : index
            scf.if %389 {
              %390 = arith.muli %381, %c20 : index
              %391 = arith.muli %376, %390 : index
              %392 = arith.addi %382, %391 : index
              %393 = arith.muli %380, %c8 : index
              %394 = arith.addi %392, %393 : index
              scf.for %395 = %c6 to %headDim step %c8 {
                %396 = arith.muli %395, %c8 : index
                %397 = arith.addi %396, %c6 : index
                %398 = memref.load %5[%397] : memref<?xi8>
                %399 = arith.muli %395, %c4 : index
                %400 = arith.addi %394, %399 : index
                %401 = arith.addi %400, %c6 : index
                memref.store %398, %kv[%401] : memref<?xi8>
              }
            } else {
              %402 = arith.subi %376, %kvHeads : index
              %403 = arith.muli %402, %c3 : index
              %404 = arith.addi %403, %c8 : index
              %405 = arith.muli %381, %c4 : index
              %406 = arith.muli %404, %405 : index
              %407 = arith.addi %382, %406 : index
              %408 = arith.muli %380, %381 : index
              %409 = arith.addi %407, %408 : index
              scf.for %410 = %c6 to %381 step %c4 {
                %411 = vector.load %5[%410] : memref<?xi8>, vector<16xi8>
                %412 = arith.addi %409, %410 : index
                vector.store %411, %kv[%412] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
