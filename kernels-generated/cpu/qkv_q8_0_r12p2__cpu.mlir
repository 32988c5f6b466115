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
wave.kernel @qkv_q8_0_r12p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) {
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
        scf.for %299 = %c7 to %headDim step %c6 {
          %300 = arith.addi %228, %299 : index
          %301 = vector.load %3[%300] : memref<?xf32>, vector<16xf32>
          %302 = arith.muli %226, %heads : index
          %303 = arith.addi %302, %0 : index
          %304 = arith.muli %303, %headDim : index
          %305 = arith.addi %304, %299 : index
          vector.store %301, %q[%305] : memref<?xf32>, vector<16xf32>
        }
      } else {
        %306 = arith.addi %slotsAt, %226 : index
        %307 = memref.load %step[%306] : memref<?xi32>
        %308 = arith.index_cast %307 : i32 to index
        %309 = arith.cmpi sge, %308, %c7 : index
        scf.if %309 {
          %310 = arith.cmpi eq, %codec, %c7 : index
          scf.if %310 {
            %311 = arith.subi %0, %heads : index
            %312 = memref.load %scales[%311] : memref<?xf32>
            %313 = vector.broadcast %312 : f32 to vector<16xf32>
            %314 = arith.divui %308, %c6 : index
            %315 = arith.remui %308, %c6 : index
            %316 = arith.muli %314, %pageBytes : index
            scf.for %317 = %c7 to %headDim step %c6 {
              %318 = arith.addi %228, %317 : index
              %319 = vector.load %3[%318] : memref<?xf32>, vector<16xf32>
              %320 = arith.mulf %319, %313 : vector<16xf32>
              %321 = arith.minimumf %320, %c34 : vector<16xf32>
              %322 = arith.maximumf %321, %c35 : vector<16xf32>
              %323 = arith.truncf %322 : vector<16xf32> to vector<16xf16>
              %324 = vector.bitcast %323 : vector<16xf16> to vector<32xi8>
              %325 = arith.muli %317, %c3 : index
              vector.store %324, %5[%325] : memref<?xi8>, vector<32xi8>
            }
            %326 = arith.cmpi slt, %311, %kvHeads : index
            scf.if %326 {
              %327 = arith.muli %4, %c4 : index
              %328 = arith.muli %311, %327 : index
              %329 = arith.addi %316, %328 : index
              %330 = arith.muli %315, %c3 : index
              %331 = arith.addi %329, %330 : index
              scf.for %332 = %c7 to %headDim step %c9 {
                %333 = arith.muli %332, %c3 : index
                %334 = arith.addi %333, %c7 : index
                %335 = memref.load %5[%334] : memref<?xi8>
                %336 = arith.muli %332, %c4 : index
                %337 = arith.addi %331, %336 : index
                %338 = arith.addi %337, %c7 : index
                memref.store %335, %kv[%338] : memref<?xi8>
                %339 = arith.addi %333, %c9 : index
                %340 = memref.load %5[%339] : memref<?xi8>
                %341 = arith.addi %337, %c9 : index
                memref.store %340, %kv[%341] : memref<?xi8>
              }
            } else {
              %342 = arith.subi %311, %kvHeads : index
              %343 = arith.muli %342, %c3 : index
              %344 = arith.addi %343, %c9 : index
              %345 = arith.muli %4, %c6 : index
              %346 = arith.muli %344, %345 : index
              %347 = arith.addi %316, %346 : index
              %348 = arith.muli %315, %4 : index
              %349 = arith.addi %347, %348 : index
              scf.for %350 = %c7 to %4 step %c6 {
                %351 = vector.load %5[%350] : memref<?xi8>, vector<16xi8>
                %352 = arith.addi %349, %350 : index
                vector.store %351, %kv[%352] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %353 = arith.cmpi eq, %codec, %c9 : index
          scf.if %353 {
            %354 = arith.subi %0, %heads : index
            %355 = memref.load %scales[%354] : memref<?xf32>
            %356 = vector.broadcast %355 : f32 to vector<16xf32>
            %357 = arith.divui %308, %c6 : index
            %358 = arith.remui %308, %c6 : index
            %359 = arith.muli %headDim, %c9 : index
            %360 = arith.muli %357, %pageBytes : index
            scf.for %361 = %c7 to %headDim step %c6 {
              %362 = arith.addi %228, %361 : index
              %363 = vector.load %3[%362] : memref<?xf32>, vector<16xf32>
              %364 = arith.mulf %363, %356 : vector<16xf32>
              %365 = wave.fp8_encode "e4m3" %364 : vector<16xf32> -> vector<16xi8>
              %366 = arith.muli %361, %c9 : index
              vector.store %365, %5[%366] : memref<?xi8>, vector<16xi8>
            }
            %367 = arith.cmpi slt, %354, %kvHeads : index
            scf.if %367 {
              %368 = arith.muli %359, %c4 : index
              %369 = arith.muli %354, %368 : index
              %370 = arith.addi %360, %369 : index
              %371 = arith.muli %358, %c9 : index
              %372 = arith.addi %370, %371 : index
              scf.for %373 = %c7 to %headDim step %c9 {
                %374 = arith.muli %373, %c9 : index
                %375 = arith.addi %374, %c7 : index
                %376 = memref.load %5[%375] : memref<?xi8>
                %377 = arith.muli %373, %c6 : index
                %378 = arith.addi %372, %377 : index
                %379 = arith.addi %378, %c7 : index
                memref.store %376, %kv[%379] : memref<?xi8>
              }
            } else {
              %380 = arith.subi %354, %kvHeads : index
              %381 = arith.muli %380, %c3 : index
              %382 = arith.addi %381, %c9 : index
              %383 = arith.muli %359, %c6 : index
              %384 = arith.muli %382, %383 : index
              %385 = arith.addi %360, %384 : index
              %386 = arith.muli %358, %359 : index
              %387 = arith.addi %385, %386 : index
              scf.for %388 = %c7 to %359 step %c6 {
                %389 = vector.load %5[%388] : memref<?xi8>, vector<16xi8>
                %390 = arith.addi %387, %388 : index
                vector.store %389, %kv[%390] : memref<?xi8>, vector<16xi8>
              }
            }
          }
          %391 = arith.cmpi eq, %codec, %c3 : index
          scf.if %391 {
            %392 = arith.subi %0, %heads : index
            %393 = memref.load %scales[%392] : memref<?xf32>
            %394 = vector.broadcast %393 : f32 to vector<16xf32>
            %395 = arith.divui %308, %c6 : index
            %396 = arith.remui %308, %c6 : index
            %397 = arith.muli %headDim, %c9 : index
            %398 = arith.muli %395, %pageBytes : index
            scf.for %399 = %c7 to %headDim step %c6 {
              %400 = arith.addi %228, %399 : index
              %401 = vector.load %3[%400] : memref<?xf32>, vector<16xf32>
              %402 = arith.mulf %401, %394 : vector<16xf32>
              %403 = wave.fp8_encode "e5m2" %402 : vector<16xf32> -> vector<16xi8>
              %404 = arith.muli %399, %c9 : index
              vector.store %403, %5[%404] : memref<?xi8>, vector<16xi8>
            }
            %405 = arith.cmpi slt, %392, %kvHeads : index
            scf.if %405 {
              %406 = arith.muli %397, %c4 : index
              %407 = arith.muli %392, %406 : index
              %408 = arith.addi %398, %407 : index
              %409 = arith.muli %396, %c9 : index
              %410 = arith.addi %408, %409 : index
              scf.for %411 = %c7 to %headDim step %c9 {
                %412 = arith.muli %411, %c9 : index
                %413 = arith.addi %412, %c7 : index
                %414 = memref.load %5[%413] : memref<?xi8>
                %415 = arith.muli %411, %c6 : index
                %416 = arith.addi %410, %415 : index
                %417 = arith.addi %416, %c7 : index
                memref.store %414, %kv[%417] : memref<?xi8>
              }
            } else {
              %418 = arith.subi %392, %kvHeads : index
              %419 = arith.muli %418, %c3 : index
              %420 = arith.addi %419, %c9 : index
              %421 = arith.muli %397, %c6 : index
              %422 = arith.muli %420, %421 : index
              %423 = arith.addi %398, %422 : index
              %424 = arith.muli %396, %397 : index
              %425 = arith.addi %423, %424 : index
              scf.for %426 = %c7 to %397 step %c6 {
                %427 = vector.load %5[%426] : memref<?xi8>, vector<16xi8>
                %428 = arith.addi %425, %426 : index
                vector.store %427, %kv[%428] : memref<?xi8>, vector<16xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
