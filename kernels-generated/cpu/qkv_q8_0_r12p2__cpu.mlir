// GENERATED from codegen/kvcgen/qkv.py; do not edit.
// Config: Qkv(format='q8_0', shape=Shape(rows=12, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @qkv_q8_0_r12p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>, %x16: index, %x17: vector<16xf32>, %x18: vector<16xf32>, %x19: index, %x20: vector<16xf32>, %x21: vector<16xf32>, %x22: index, %x23: vector<16xf32>, %x24: vector<16xf32>, %x25: index, %x26: vector<16xf32>, %x27: vector<16xf32>, %x28: index, %x29: vector<16xf32>, %x30: vector<16xf32>, %x31: index, %x32: vector<16xf32>, %x33: vector<16xf32>, %x34: index, %x35: vector<16xf32>, %x36: vector<16xf32>, %x37: index, %x38: vector<16xf32>, %x39: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @qkv_q8_0_r12p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %encode: memref<?xf32>, %clipped: memref<?xi32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %headDim = wave.param "headDim" : index
  %c2 = arith.constant 12 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 544 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 0 : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant 1 : index
  %c10 = arith.constant 3 : index
  %c11 = arith.constant 4 : index
  %c12 = arith.constant 5 : index
  %c13 = arith.constant 6 : index
  %c14 = arith.constant 7 : index
  %c15 = arith.constant 8 : index
  %c16 = arith.constant 9 : index
  %c17 = arith.constant 10 : index
  %c18 = arith.constant 11 : index
  %c19 = arith.constant dense<0x00000000> : vector<16xf32>
  %c20 = arith.constant 64 : index
  %c21 = arith.constant 48 : index
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %hasBias = wave.param "hasBias" : index
  %hasNorm = wave.param "hasNorm" : index
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c28 = arith.constant 0x3F800000 : f32
  %positionsAt = wave.param "positionsAt" : index
  %c30 = arith.constant 256 : index
  %slotsAt = wave.param "slotsAt" : index
  %codec = wave.param "codec" : index
  %pageBytes = wave.param "pageBytes" : index
  %c34 = arith.constant dense<0x477FE000> : vector<16xf32>
  %c35 = arith.constant dense<0xC77FE000> : vector<16xf32>
  %c36 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c37 = arith.constant 0x00000000 : f32
  %c38 = arith.constant dense<0x43E00000> : vector<16xf32>
  %c39 = arith.constant dense<0x47600000> : vector<16xf32>
  %c40 = arith.constant dense<0x42FE0000> : vector<16xf32>
  %c41 = arith.constant dense<0xC2FE0000> : vector<16xf32>
  %c42 = arith.constant dense<128> : vector<16xi32>
  %c43 = arith.constant dense<0x42FF0000> : vector<16xf32>
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %headDim, %c2 : index
  %3 = wave.scratch %2 : memref<?xf32>
  %4 = arith.muli %headDim, %c3 : index
  %5 = wave.scratch %4 : memref<?xi8>
  %6 = arith.divui %inputFeatures, %c4 : index
  %7 = arith.muli %6, %c5 : index
  %8 = arith.divui %headDim, %c6 : index
  %9 = memref.load %step[%c7] : memref<?xi32>
  %10 = arith.index_cast %9 : i32 to index
  %11 = arith.muli %1, %rowsPerBlock : index
  %12 = arith.addi %11, %rowsPerBlock : index
  %13 = arith.minsi %12, %10 : index
  scf.for %14 = %11 to %13 step %c2 {
    %15 = arith.subi %13, %c9 : index
    %16 = arith.addi %14, %c7 : index
    %17 = arith.minsi %16, %15 : index
    %18 = arith.addi %14, %c9 : index
    %19 = arith.minsi %18, %15 : index
    %20 = arith.addi %14, %c3 : index
    %21 = arith.minsi %20, %15 : index
    %22 = arith.addi %14, %c10 : index
    %23 = arith.minsi %22, %15 : index
    %24 = arith.addi %14, %c11 : index
    %25 = arith.minsi %24, %15 : index
    %26 = arith.addi %14, %c12 : index
    %27 = arith.minsi %26, %15 : index
    %28 = arith.addi %14, %c13 : index
    %29 = arith.minsi %28, %15 : index
    %30 = arith.addi %14, %c14 : index
    %31 = arith.minsi %30, %15 : index
    %32 = arith.addi %14, %c15 : index
    %33 = arith.minsi %32, %15 : index
    %34 = arith.addi %14, %c16 : index
    %35 = arith.minsi %34, %15 : index
    %36 = arith.addi %14, %c17 : index
    %37 = arith.minsi %36, %15 : index
    %38 = arith.addi %14, %c18 : index
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
    scf.for %52 = %c7 to %8 step %c3 {
      %53 = arith.muli %0, %8 : index
      %54 = arith.addi %53, %52 : index
      %55 = arith.addi %54, %c7 : index
      %56 = arith.muli %55, %7 : index
      %57 = arith.addi %54, %c9 : index
      %58 = arith.muli %57, %7 : index
      %84:24 = scf.for %59 = %c7 to %6 step %c9 iter_args(%60 = %c19, %61 = %c19, %62 = %c19, %63 = %c19, %64 = %c19, %65 = %c19, %66 = %c19, %67 = %c19, %68 = %c19, %69 = %c19, %70 = %c19, %71 = %c19, %72 = %c19, %73 = %c19, %74 = %c19, %75 = %c19, %76 = %c19, %77 = %c19, %78 = %c19, %79 = %c19, %80 = %c19, %81 = %c19, %82 = %c19, %83 = %c19) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %85 = arith.muli %59, %c5 : index
        %86 = arith.addi %56, %85 : index
        %87 = arith.addi %58, %85 : index
        %88 = vector.load %w[%86] : memref<?xi8>, vector<32xi8>
        %89 = vector.bitcast %88 : vector<32xi8> to vector<16xf16>
        %90 = arith.extf %89 : vector<16xf16> to vector<16xf32>
        %91 = vector.load %w[%87] : memref<?xi8>, vector<32xi8>
        %92 = vector.bitcast %91 : vector<32xi8> to vector<16xf16>
        %93 = arith.extf %92 : vector<16xf16> to vector<16xf32>
        %94 = arith.muli %59, %c4 : index
        %120:24 = scf.for %95 = %c7 to %c15 step %c9 iter_args(%96 = %60, %97 = %61, %98 = %62, %99 = %63, %100 = %64, %101 = %65, %102 = %66, %103 = %67, %104 = %68, %105 = %69, %106 = %70, %107 = %71, %108 = %72, %109 = %73, %110 = %74, %111 = %75, %112 = %76, %113 = %77, %114 = %78, %115 = %79, %116 = %80, %117 = %81, %118 = %82, %119 = %83) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %121 = arith.muli %95, %c11 : index
          %122 = arith.addi %94, %121 : index
          %123 = arith.addi %86, %c4 : index
          %124 = arith.muli %95, %c20 : index
          %125 = arith.addi %123, %124 : index
          %126 = arith.addi %125, %c7 : index
          %127 = vector.load %w[%126] : memref<?xi8>, vector<16xi8>
          %128 = arith.extsi %127 : vector<16xi8> to vector<16xi32>
          %129 = arith.sitofp %128 : vector<16xi32> to vector<16xf32>
          %130 = arith.mulf %129, %90 : vector<16xf32>
          %131 = arith.addi %87, %c4 : index
          %132 = arith.addi %131, %124 : index
          %133 = arith.addi %132, %c7 : index
          %134 = vector.load %w[%133] : memref<?xi8>, vector<16xi8>
          %135 = arith.extsi %134 : vector<16xi8> to vector<16xi32>
          %136 = arith.sitofp %135 : vector<16xi32> to vector<16xf32>
          %137 = arith.mulf %136, %93 : vector<16xf32>
          %138 = arith.addi %122, %c7 : index
          %139:24 = func.call @qkv_q8_0_r12p2__cpu.0(%40, %138, %x, %130, %96, %137, %97, %41, %98, %99, %42, %100, %101, %43, %102, %103, %44, %104, %105, %45, %106, %107, %46, %108, %109, %47, %110, %111, %48, %112, %113, %49, %114, %115, %50, %116, %117, %51, %118, %119) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %140 = arith.addi %125, %c6 : index
          %141 = vector.load %w[%140] : memref<?xi8>, vector<16xi8>
          %142 = arith.extsi %141 : vector<16xi8> to vector<16xi32>
          %143 = arith.sitofp %142 : vector<16xi32> to vector<16xf32>
          %144 = arith.mulf %143, %90 : vector<16xf32>
          %145 = arith.addi %132, %c6 : index
          %146 = vector.load %w[%145] : memref<?xi8>, vector<16xi8>
          %147 = arith.extsi %146 : vector<16xi8> to vector<16xi32>
          %148 = arith.sitofp %147 : vector<16xi32> to vector<16xf32>
          %149 = arith.mulf %148, %93 : vector<16xf32>
          %150 = arith.addi %122, %c9 : index
          %151:24 = func.call @qkv_q8_0_r12p2__cpu.0(%40, %150, %x, %144, %139#0, %149, %139#1, %41, %139#2, %139#3, %42, %139#4, %139#5, %43, %139#6, %139#7, %44, %139#8, %139#9, %45, %139#10, %139#11, %46, %139#12, %139#13, %47, %139#14, %139#15, %48, %139#16, %139#17, %49, %139#18, %139#19, %50, %139#20, %139#21, %51, %139#22, %139#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %152 = arith.addi %125, %c4 : index
          %153 = vector.load %w[%152] : memref<?xi8>, vector<16xi8>
          %154 = arith.extsi %153 : vector<16xi8> to vector<16xi32>
          %155 = arith.sitofp %154 : vector<16xi32> to vector<16xf32>
          %156 = arith.mulf %155, %90 : vector<16xf32>
          %157 = arith.addi %132, %c4 : index
          %158 = vector.load %w[%157] : memref<?xi8>, vector<16xi8>
          %159 = arith.extsi %158 : vector<16xi8> to vector<16xi32>
          %160 = arith.sitofp %159 : vector<16xi32> to vector<16xf32>
          %161 = arith.mulf %160, %93 : vector<16xf32>
          %162 = arith.addi %122, %c3 : index
          %163:24 = func.call @qkv_q8_0_r12p2__cpu.0(%40, %162, %x, %156, %151#0, %161, %151#1, %41, %151#2, %151#3, %42, %151#4, %151#5, %43, %151#6, %151#7, %44, %151#8, %151#9, %45, %151#10, %151#11, %46, %151#12, %151#13, %47, %151#14, %151#15, %48, %151#16, %151#17, %49, %151#18, %151#19, %50, %151#20, %151#21, %51, %151#22, %151#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          %164 = arith.addi %125, %c21 : index
          %165 = vector.load %w[%164] : memref<?xi8>, vector<16xi8>
          %166 = arith.extsi %165 : vector<16xi8> to vector<16xi32>
          %167 = arith.sitofp %166 : vector<16xi32> to vector<16xf32>
          %168 = arith.mulf %167, %90 : vector<16xf32>
          %169 = arith.addi %132, %c21 : index
          %170 = vector.load %w[%169] : memref<?xi8>, vector<16xi8>
          %171 = arith.extsi %170 : vector<16xi8> to vector<16xi32>
          %172 = arith.sitofp %171 : vector<16xi32> to vector<16xf32>
          %173 = arith.mulf %172, %93 : vector<16xf32>
          %174 = arith.addi %122, %c10 : index
          %175:24 = func.call @qkv_q8_0_r12p2__cpu.0(%40, %174, %x, %168, %163#0, %173, %163#1, %41, %163#2, %163#3, %42, %163#4, %163#5, %43, %163#6, %163#7, %44, %163#8, %163#9, %45, %163#10, %163#11, %46, %163#12, %163#13, %47, %163#14, %163#15, %48, %163#16, %163#17, %49, %163#18, %163#19, %50, %163#20, %163#21, %51, %163#22, %163#23) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
          scf.yield %175#0, %175#1, %175#2, %175#3, %175#4, %175#5, %175#6, %175#7, %175#8, %175#9, %175#10, %175#11, %175#12, %175#13, %175#14, %175#15, %175#16, %175#17, %175#18, %175#19, %175#20, %175#21, %175#22, %175#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        scf.yield %120#0, %120#1, %120#2, %120#3, %120#4, %120#5, %120#6, %120#7, %120#8, %120#9, %120#10, %120#11, %120#12, %120#13, %120#14, %120#15, %120#16, %120#17, %120#18, %120#19, %120#20, %120#21, %120#22, %120#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %176 = arith.muli %headDim, %c7 : index
      %177 = arith.muli %52, %c6 : index
      %178 = arith.addi %176, %177 : index
      %179 = arith.addi %178, %c7 : index
      vector.store %84#0, %3[%179] : memref<?xf32>, vector<16xf32>
      %180 = arith.addi %178, %c6 : index
      vector.store %84#1, %3[%180] : memref<?xf32>, vector<16xf32>
      %181 = arith.muli %headDim, %c9 : index
      %182 = arith.addi %181, %177 : index
      %183 = arith.addi %182, %c7 : index
      vector.store %84#2, %3[%183] : memref<?xf32>, vector<16xf32>
      %184 = arith.addi %182, %c6 : index
      vector.store %84#3, %3[%184] : memref<?xf32>, vector<16xf32>
      %185 = arith.addi %4, %177 : index
      %186 = arith.addi %185, %c7 : index
      vector.store %84#4, %3[%186] : memref<?xf32>, vector<16xf32>
      %187 = arith.addi %185, %c6 : index
      vector.store %84#5, %3[%187] : memref<?xf32>, vector<16xf32>
      %188 = arith.muli %headDim, %c10 : index
      %189 = arith.addi %188, %177 : index
      %190 = arith.addi %189, %c7 : index
      vector.store %84#6, %3[%190] : memref<?xf32>, vector<16xf32>
      %191 = arith.addi %189, %c6 : index
      vector.store %84#7, %3[%191] : memref<?xf32>, vector<16xf32>
      %192 = arith.muli %headDim, %c11 : index
      %193 = arith.addi %192, %177 : index
      %194 = arith.addi %193, %c7 : index
      vector.store %84#8, %3[%194] : memref<?xf32>, vector<16xf32>
      %195 = arith.addi %193, %c6 : index
      vector.store %84#9, %3[%195] : memref<?xf32>, vector<16xf32>
      %196 = arith.muli %headDim, %c12 : index
      %197 = arith.addi %196, %177 : index
      %198 = arith.addi %197, %c7 : index
      vector.store %84#10, %3[%198] : memref<?xf32>, vector<16xf32>
      %199 = arith.addi %197, %c6 : index
      vector.store %84#11, %3[%199] : memref<?xf32>, vector<16xf32>
      %200 = arith.muli %headDim, %c13 : index
      %201 = arith.addi %200, %177 : index
      %202 = arith.addi %201, %c7 : index
      vector.store %84#12, %3[%202] : memref<?xf32>, vector<16xf32>
      %203 = arith.addi %201, %c6 : index
      vector.store %84#13, %3[%203] : memref<?xf32>, vector<16xf32>
      %204 = arith.muli %headDim, %c14 : index
      %205 = arith.addi %204, %177 : index
      %206 = arith.addi %205, %c7 : index
      vector.store %84#14, %3[%206] : memref<?xf32>, vector<16xf32>
      %207 = arith.addi %205, %c6 : index
      vector.store %84#15, %3[%207] : memref<?xf32>, vector<16xf32>
      %208 = arith.muli %headDim, %c15 : index
      %209 = arith.addi %208, %177 : index
      %210 = arith.addi %209, %c7 : index
      vector.store %84#16, %3[%210] : memref<?xf32>, vector<16xf32>
      %211 = arith.addi %209, %c6 : index
      vector.store %84#17, %3[%211] : memref<?xf32>, vector<16xf32>
      %212 = arith.muli %headDim, %c16 : index
      %213 = arith.addi %212, %177 : index
      %214 = arith.addi %213, %c7 : index
      vector.store %84#18, %3[%214] : memref<?xf32>, vector<16xf32>
      %215 = arith.addi %213, %c6 : index
      vector.store %84#19, %3[%215] : memref<?xf32>, vector<16xf32>
      %216 = arith.muli %headDim, %c17 : index
      %217 = arith.addi %216, %177 : index
      %218 = arith.addi %217, %c7 : index
      vector.store %84#20, %3[%218] : memref<?xf32>, vector<16xf32>
      %219 = arith.addi %217, %c6 : index
      vector.store %84#21, %3[%219] : memref<?xf32>, vector<16xf32>
      %220 = arith.muli %headDim, %c18 : index
      %221 = arith.addi %220, %177 : index
      %222 = arith.addi %221, %c7 : index
      vector.store %84#22, %3[%222] : memref<?xf32>, vector<16xf32>
      %223 = arith.addi %221, %c6 : index
      vector.store %84#23, %3[%223] : memref<?xf32>, vector<16xf32>
    }
    %224 = arith.addi %14, %c2 : index
    %225 = arith.minsi %224, %13 : index
    scf.for %226 = %14 to %225 step %c9 {
      %227 = arith.subi %226, %14 : index
      %228 = arith.muli %227, %headDim : index
      %229 = arith.cmpi eq, %hasBias, %c9 : index
      scf.if %229 {
        scf.for %230 = %c7 to %headDim step %c6 {
          %231 = arith.muli %0, %headDim : index
          %232 = arith.addi %231, %230 : index
          %233 = vector.load %bias[%232] : memref<?xf32>, vector<16xf32>
          %234 = arith.addi %228, %230 : index
          %235 = vector.load %3[%234] : memref<?xf32>, vector<16xf32>
          %236 = arith.addf %235, %233 : vector<16xf32>
          vector.store %236, %3[%234] : memref<?xf32>, vector<16xf32>
        }
      }
      %237 = arith.addi %heads, %kvHeads : index
      %238 = arith.cmpi slt, %0, %237 : index
      scf.if %238 {
        %239 = arith.cmpi eq, %hasNorm, %c9 : index
        scf.if %239 {
          %240 = arith.cmpi slt, %0, %heads : index
          %243 = scf.for %241 = %c7 to %headDim step %c6 iter_args(%242 = %c19) -> (vector<16xf32>) {
            %244 = arith.addi %228, %241 : index
            %245 = vector.load %3[%244] : memref<?xf32>, vector<16xf32>
            %246 = math.fma %245, %245, %242 : vector<16xf32>
            scf.yield %246 : vector<16xf32>
          }
          %247 = wave.reduce "add" %243 : vector<16xf32>
          %248 = arith.mulf %247, %inverseHeadDim : f32
          %249 = arith.addf %248, %epsilon : f32
          %250 = math.sqrt %249 : f32
          %251 = arith.divf %c28, %250 : f32
          %252 = vector.broadcast %251 : f32 to vector<16xf32>
          scf.for %253 = %c7 to %headDim step %c6 {
            %254 = vector.load %query_norm[%253] : memref<?xf32>, vector<16xf32>
            %255 = vector.load %key_norm[%253] : memref<?xf32>, vector<16xf32>
            %256 = arith.select %240, %254, %255 : vector<16xf32>
            %257 = arith.addi %228, %253 : index
            %258 = vector.load %3[%257] : memref<?xf32>, vector<16xf32>
            %259 = arith.mulf %258, %252 : vector<16xf32>
            %260 = arith.mulf %259, %256 : vector<16xf32>
            vector.store %260, %3[%257] : memref<?xf32>, vector<16xf32>
          }
        }
        %261 = arith.addi %positionsAt, %226 : index
        %262 = memref.load %step[%261] : memref<?xi32>
        %263 = arith.index_cast %262 : i32 to index
        %264 = arith.divui %headDim, %c3 : index
        %265 = arith.remui %263, %c30 : index
        %266 = arith.muli %265, %headDim : index
        %267 = arith.divui %263, %c30 : index
        %268 = arith.addi %267, %c30 : index
        %269 = arith.muli %268, %headDim : index
        scf.for %270 = %c7 to %264 step %c15 {
          %271 = arith.addi %266, %270 : index
          %272 = vector.load %rope[%271] : memref<?xf32>, vector<8xf32>
          %273 = arith.addi %266, %264 : index
          %274 = arith.addi %273, %270 : index
          %275 = vector.load %rope[%274] : memref<?xf32>, vector<8xf32>
          %276 = arith.addi %269, %270 : index
          %277 = vector.load %rope[%276] : memref<?xf32>, vector<8xf32>
          %278 = arith.addi %269, %264 : index
          %279 = arith.addi %278, %270 : index
          %280 = vector.load %rope[%279] : memref<?xf32>, vector<8xf32>
          %281 = arith.mulf %277, %272 : vector<8xf32>
          %282 = arith.mulf %280, %275 : vector<8xf32>
          %283 = arith.subf %281, %282 : vector<8xf32>
          %284 = arith.mulf %280, %272 : vector<8xf32>
          %285 = arith.mulf %277, %275 : vector<8xf32>
          %286 = arith.addf %284, %285 : vector<8xf32>
          %287 = arith.addi %228, %270 : index
          %288 = vector.load %3[%287] : memref<?xf32>, vector<8xf32>
          %289 = arith.addi %228, %264 : index
          %290 = arith.addi %289, %270 : index
          %291 = vector.load %3[%290] : memref<?xf32>, vector<8xf32>
          %292 = arith.mulf %288, %283 : vector<8xf32>
          %293 = arith.mulf %291, %286 : vector<8xf32>
          %294 = arith.subf %292, %293 : vector<8xf32>
          vector.store %294, %3[%287] : memref<?xf32>, vector<8xf32>
          %295 = arith.mulf %291, %283 : vector<8xf32>
          %296 = arith.mulf %288, %286 : vector<8xf32>
          %297 = arith.addf %295, %296 : vector<8xf32>
          vector.store %297, %3[%290] : memref<?xf32>, vector<8xf32>
        }
      }
      %298 = arith.cmpi slt, %0, %heads : index
      scf.if %298 {
        %299 = arith.divui %heads, %kvHeads : index
        %300 = arith.muli %headDim, %c11 : index
        %301 = arith.muli %kvHeads, %300 : index
        %302 = arith.divui %0, %299 : index
        %303 = arith.muli %302, %headDim : index
        %304 = arith.addi %301, %303 : index
        scf.for %305 = %c7 to %headDim step %c6 {
          %306 = arith.addi %304, %305 : index
          %307 = vector.load %encode[%306] : memref<?xf32>, vector<16xf32>
          %308 = arith.addi %228, %305 : index
          %309 = vector.load %3[%308] : memref<?xf32>, vector<16xf32>
          %310 = arith.mulf %309, %307 : vector<16xf32>
          %311 = arith.muli %226, %heads : index
          %312 = arith.addi %311, %0 : index
          %313 = arith.muli %312, %headDim : index
          %314 = arith.addi %313, %305 : index
          vector.store %310, %q[%314] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %315 = arith.addi %slotsAt, %226 : index
        %316 = memref.load %step[%315] : memref<?xi32>
        %317 = arith.index_cast %316 : i32 to index
        %318 = arith.cmpi sge, %317, %c7 : index
        scf.if %318 {
          %319 = arith.cmpi eq, %codec, %c7 : index
          scf.if %319 {
            %320 = arith.subi %0, %heads : index
            %321 = arith.muli %320, %4 : index
            %322 = arith.divui %317, %c6 : index
            %323 = arith.remui %317, %c6 : index
            %324 = arith.muli %322, %pageBytes : index
            %327 = scf.for %325 = %c7 to %headDim step %c6 iter_args(%326 = %c19) -> (vector<16xf32>) {
              %328 = arith.addi %321, %325 : index
              %329 = vector.load %encode[%328] : memref<?xf32>, vector<16xf32>
              %330 = arith.addi %321, %headDim : index
              %331 = arith.addi %330, %325 : index
              %332 = vector.load %encode[%331] : memref<?xf32>, vector<16xf32>
              %333 = arith.addi %228, %325 : index
              %334 = vector.load %3[%333] : memref<?xf32>, vector<16xf32>
              %335 = arith.subf %334, %332 : vector<16xf32>
              %336 = arith.mulf %335, %329 : vector<16xf32>
              %337 = arith.minimumf %336, %c34 : vector<16xf32>
              %338 = arith.maximumf %337, %c35 : vector<16xf32>
              %339 = arith.truncf %338 : vector<16xf32> to vector<16xf16>
              %340 = vector.bitcast %339 : vector<16xf16> to vector<32xi8>
              %341 = arith.muli %325, %c3 : index
              vector.store %340, %5[%341] : memref<?xi8>, vector<32xi8>
              %342 = math.absf %336 : vector<16xf32>
              %343 = arith.cmpf ugt, %342, %c34 : vector<16xf32>
              %344 = arith.select %343, %c36, %c19 : vector<16xi1>, vector<16xf32>
              %345 = arith.addf %326, %344 : vector<16xf32>
              scf.yield %345 : vector<16xf32>
            }
            %346 = wave.reduce "add" %327 : vector<16xf32>
            %347 = arith.cmpf ogt, %346, %c37 : f32
            scf.if %347 {
              %348 = arith.fptosi %346 : f32 to i32
              wave.count %clipped, %348 : memref<?xi32>
            }
            %349 = arith.cmpi slt, %320, %kvHeads : index
            scf.if %349 {
              %350 = arith.muli %4, %c4 : index
              %351 = arith.muli %320, %350 : index
              %352 = arith.addi %324, %351 : index
              %353 = arith.muli %323, %c3 : index
              %354 = arith.addi %352, %353 : index
              scf.for %355 = %c7 to %headDim step %c9 {
                %356 = arith.muli %355, %c3 : index
                %357 = arith.addi %356, %c7 : index
                %358 = memref.load %5[%357] : memref<?xi8>
                %359 = arith.muli %355, %c4 : index
                %360 = arith.addi %354, %359 : index
                %361 = arith.addi %360, %c7 : index
                memref.store %358, %kv[%361] : memref<?xi8>
                %362 = arith.addi %356, %c9 : index
                %363 = memref.load %5[%362] : memref<?xi8>
                %364 = arith.addi %360, %c9 : index
                memref.store %363, %kv[%364] : memref<?xi8>
              }
            } else {
              %365 = arith.subi %320, %kvHeads : index
              %366 = arith.muli %365, %c3 : index
              %367 = arith.addi %366, %c9 : index
              %368 = arith.muli %4, %c6 : index
              %369 = arith.muli %367, %368 : index
              %370 = arith.addi %324, %369 : index
              %371 = arith.muli %323, %4 : index
              %372 = arith.addi %370, %371 : index
              scf.for %373 = %c7 to %4 step %c6 {
                %374 = vector.load %5[%373] : memref<?xi8>, vector<16xi8>
                %375 = arith.addi %372, %373 : index
                vector.store %374, %kv[%375] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %376 = arith.cmpi eq, %codec, %c9 : index
          scf.if %376 {
            %377 = arith.subi %0, %heads : index
            %378 = arith.muli %377, %4 : index
            %379 = arith.divui %317, %c6 : index
            %380 = arith.remui %317, %c6 : index
            %381 = arith.muli %headDim, %c9 : index
            %382 = arith.muli %379, %pageBytes : index
            %385 = scf.for %383 = %c7 to %headDim step %c6 iter_args(%384 = %c19) -> (vector<16xf32>) {
              %386 = arith.addi %378, %383 : index
              %387 = vector.load %encode[%386] : memref<?xf32>, vector<16xf32>
              %388 = arith.addi %378, %headDim : index
              %389 = arith.addi %388, %383 : index
              %390 = vector.load %encode[%389] : memref<?xf32>, vector<16xf32>
              %391 = arith.addi %228, %383 : index
              %392 = vector.load %3[%391] : memref<?xf32>, vector<16xf32>
              %393 = arith.subf %392, %390 : vector<16xf32>
              %394 = arith.mulf %393, %387 : vector<16xf32>
              %395 = wave.fp8_encode "e4m3" %394 : vector<16xf32> -> vector<16xi8>
              %396 = arith.muli %383, %c9 : index
              vector.store %395, %5[%396] : memref<?xi8>, vector<16xi8>
              %397 = math.absf %394 : vector<16xf32>
              %398 = arith.cmpf ugt, %397, %c38 : vector<16xf32>
              %399 = arith.select %398, %c36, %c19 : vector<16xi1>, vector<16xf32>
              %400 = arith.addf %384, %399 : vector<16xf32>
              scf.yield %400 : vector<16xf32>
            }
            %401 = wave.reduce "add" %385 : vector<16xf32>
            %402 = arith.cmpf ogt, %401, %c37 : f32
            scf.if %402 {
              %403 = arith.fptosi %401 : f32 to i32
              wave.count %clipped, %403 : memref<?xi32>
            }
            %404 = arith.cmpi slt, %377, %kvHeads : index
            scf.if %404 {
              %405 = arith.muli %381, %c4 : index
              %406 = arith.muli %377, %405 : index
              %407 = arith.addi %382, %406 : index
              %408 = arith.muli %380, %c9 : index
              %409 = arith.addi %407, %408 : index
              scf.for %410 = %c7 to %headDim step %c9 {
                %411 = arith.muli %410, %c9 : index
                %412 = arith.addi %411, %c7 : index
                %413 = memref.load %5[%412] : memref<?xi8>
                %414 = arith.muli %410, %c6 : index
                %415 = arith.addi %409, %414 : index
                %416 = arith.addi %415, %c7 : index
                memref.store %413, %kv[%416] : memref<?xi8>
              }
            } else {
              %417 = arith.subi %377, %kvHeads : index
              %418 = arith.muli %417, %c3 : index
              %419 = arith.addi %418, %c9 : index
              %420 = arith.muli %381, %c6 : index
              %421 = arith.muli %419, %420 : index
              %422 = arith.addi %382, %421 : index
              %423 = arith.muli %380, %381 : index
              %424 = arith.addi %422, %423 : index
              scf.for %425 = %c7 to %381 step %c6 {
                %426 = vector.load %5[%425] : memref<?xi8>, vector<16xi8>
                %427 = arith.addi %424, %425 : index
                vector.store %426, %kv[%427] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %428 = arith.cmpi eq, %codec, %c3 : index
          scf.if %428 {
            %429 = arith.subi %0, %heads : index
            %430 = arith.muli %429, %4 : index
            %431 = arith.divui %317, %c6 : index
            %432 = arith.remui %317, %c6 : index
            %433 = arith.muli %headDim, %c9 : index
            %434 = arith.muli %431, %pageBytes : index
            %437 = scf.for %435 = %c7 to %headDim step %c6 iter_args(%436 = %c19) -> (vector<16xf32>) {
              %438 = arith.addi %430, %435 : index
              %439 = vector.load %encode[%438] : memref<?xf32>, vector<16xf32>
              %440 = arith.addi %430, %headDim : index
              %441 = arith.addi %440, %435 : index
              %442 = vector.load %encode[%441] : memref<?xf32>, vector<16xf32>
              %443 = arith.addi %228, %435 : index
              %444 = vector.load %3[%443] : memref<?xf32>, vector<16xf32>
              %445 = arith.subf %444, %442 : vector<16xf32>
              %446 = arith.mulf %445, %439 : vector<16xf32>
              %447 = wave.fp8_encode "e5m2" %446 : vector<16xf32> -> vector<16xi8>
              %448 = arith.muli %435, %c9 : index
              vector.store %447, %5[%448] : memref<?xi8>, vector<16xi8>
              %449 = math.absf %446 : vector<16xf32>
              %450 = arith.cmpf ugt, %449, %c39 : vector<16xf32>
              %451 = arith.select %450, %c36, %c19 : vector<16xi1>, vector<16xf32>
              %452 = arith.addf %436, %451 : vector<16xf32>
              scf.yield %452 : vector<16xf32>
            }
            %453 = wave.reduce "add" %437 : vector<16xf32>
            %454 = arith.cmpf ogt, %453, %c37 : f32
            scf.if %454 {
              %455 = arith.fptosi %453 : f32 to i32
              wave.count %clipped, %455 : memref<?xi32>
            }
            %456 = arith.cmpi slt, %429, %kvHeads : index
            scf.if %456 {
              %457 = arith.muli %433, %c4 : index
              %458 = arith.muli %429, %457 : index
              %459 = arith.addi %434, %458 : index
              %460 = arith.muli %432, %c9 : index
              %461 = arith.addi %459, %460 : index
              scf.for %462 = %c7 to %headDim step %c9 {
                %463 = arith.muli %462, %c9 : index
                %464 = arith.addi %463, %c7 : index
                %465 = memref.load %5[%464] : memref<?xi8>
                %466 = arith.muli %462, %c6 : index
                %467 = arith.addi %461, %466 : index
                %468 = arith.addi %467, %c7 : index
                memref.store %465, %kv[%468] : memref<?xi8>
              }
            } else {
              %469 = arith.subi %429, %kvHeads : index
              %470 = arith.muli %469, %c3 : index
              %471 = arith.addi %470, %c9 : index
              %472 = arith.muli %433, %c6 : index
              %473 = arith.muli %471, %472 : index
              %474 = arith.addi %434, %473 : index
              %475 = arith.muli %432, %433 : index
              %476 = arith.addi %474, %475 : index
              scf.for %477 = %c7 to %433 step %c6 {
                %478 = vector.load %5[%477] : memref<?xi8>, vector<16xi8>
                %479 = arith.addi %476, %477 : index
                vector.store %478, %kv[%479] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %480 = arith.cmpi eq, %codec, %c10 : index
          scf.if %480 {
            %481 = arith.subi %0, %heads : index
            %482 = arith.muli %481, %4 : index
            %483 = arith.divui %317, %c6 : index
            %484 = arith.remui %317, %c6 : index
            %485 = arith.muli %headDim, %c9 : index
            %486 = arith.muli %483, %pageBytes : index
            %489 = scf.for %487 = %c7 to %headDim step %c6 iter_args(%488 = %c19) -> (vector<16xf32>) {
              %490 = arith.addi %482, %487 : index
              %491 = vector.load %encode[%490] : memref<?xf32>, vector<16xf32>
              %492 = arith.addi %482, %headDim : index
              %493 = arith.addi %492, %487 : index
              %494 = vector.load %encode[%493] : memref<?xf32>, vector<16xf32>
              %495 = arith.addi %228, %487 : index
              %496 = vector.load %3[%495] : memref<?xf32>, vector<16xf32>
              %497 = arith.subf %496, %494 : vector<16xf32>
              %498 = arith.mulf %497, %491 : vector<16xf32>
              %499 = arith.cmpf ord, %498, %498 : vector<16xf32>
              %500 = arith.select %499, %498, %c19 : vector<16xi1>, vector<16xf32>
              %501 = math.roundeven %500 : vector<16xf32>
              %502 = arith.minimumf %501, %c40 : vector<16xf32>
              %503 = arith.maximumf %502, %c41 : vector<16xf32>
              %504 = arith.fptosi %503 : vector<16xf32> to vector<16xi32>
              %505 = arith.addi %504, %c42 : vector<16xi32>
              %506 = arith.trunci %505 : vector<16xi32> to vector<16xi8>
              %507 = arith.muli %487, %c9 : index
              vector.store %506, %5[%507] : memref<?xi8>, vector<16xi8>
              %508 = math.absf %498 : vector<16xf32>
              %509 = arith.cmpf ugt, %508, %c43 : vector<16xf32>
              %510 = arith.select %509, %c36, %c19 : vector<16xi1>, vector<16xf32>
              %511 = arith.addf %488, %510 : vector<16xf32>
              scf.yield %511 : vector<16xf32>
            }
            %512 = wave.reduce "add" %489 : vector<16xf32>
            %513 = arith.cmpf ogt, %512, %c37 : f32
            scf.if %513 {
              %514 = arith.fptosi %512 : f32 to i32
              wave.count %clipped, %514 : memref<?xi32>
            }
            %515 = arith.cmpi slt, %481, %kvHeads : index
            scf.if %515 {
              %516 = arith.muli %485, %c4 : index
              %517 = arith.muli %481, %516 : index
              %518 = arith.addi %486, %517 : index
              %519 = arith.muli %484, %c9 : index
              %520 = arith.addi %518, %519 : index
              scf.for %521 = %c7 to %headDim step %c9 {
                %522 = arith.muli %521, %c9 : index
                %523 = arith.addi %522, %c7 : index
                %524 = memref.load %5[%523] : memref<?xi8>
                %525 = arith.muli %521, %c6 : index
                %526 = arith.addi %520, %525 : index
                %527 = arith.addi %526, %c7 : index
                memref.store %524, %kv[%527] : memref<?xi8>
              }
            } else {
              %528 = arith.subi %481, %kvHeads : index
              %529 = arith.muli %528, %c3 : index
              %530 = arith.addi %529, %c9 : index
              %531 = arith.muli %485, %c6 : index
              %532 = arith.muli %530, %531 : index
              %533 = arith.addi %486, %532 : index
              %534 = arith.muli %484, %485 : index
              %535 = arith.addi %533, %534 : index
              scf.for %536 = %c7 to %485 step %c6 {
                %537 = vector.load %5[%536] : memref<?xi8>, vector<16xi8>
                %538 = arith.addi %535, %536 : index
                vector.store %537, %kv[%538] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
