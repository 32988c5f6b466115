// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertSum(format='int4', panels=1, norm=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_sum_int4_p1__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fgroupSize = wave.param "groupSize" : index
  %fc2 = arith.constant 32 : index
  %fc3 = arith.constant 8 : index
  %fc4 = arith.constant 2 : index
  %fc5 = arith.constant 4 : index
  %fc6 = arith.constant 15 : i32
  %fc7 = arith.constant 25600 : i32
  %fc8 = arith.constant 256 : index
  %fc9 = arith.constant dense<0> : vector<4xi32>
  %fc10 = arith.constant dense<983055> : vector<4xi32>
  %fc11 = arith.constant dense<1677747200> : vector<4xi32>
  %fc12 = arith.constant dense<4> : vector<4xi32>
  %fc13 = arith.constant dense<8> : vector<4xi32>
  %fc14 = arith.constant dense<12> : vector<4xi32>
  %f0 = arith.remui %x0, %fc0 : index
  %f1 = arith.divui %fgroupSize, %fc2 : index
  %f2 = arith.divui %x1, %f1 : index
  %f3 = arith.divui %x2, %fgroupSize : index
  %f4 = arith.muli %x2, %fc3 : index
  %f5 = arith.addi %x3, %f4 : index
  %f6 = arith.muli %f2, %fc2 : index
  %f7 = arith.addi %f5, %f6 : index
  %f8 = arith.muli %f0, %fc4 : index
  %f9 = arith.addi %f7, %f8 : index
  %f10 = vector.load %x4[%f9] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
  %f11 = vector.bitcast %f10 : vector<2xi8> to vector<1xf16>
  %f12 = vector.extract %f11[0] : f16 from vector<1xf16>
  %f13 = arith.muli %f3, %fc2 : index
  %f14 = arith.addi %f5, %f13 : index
  %f15 = arith.muli %f2, %fc3 : index
  %f16 = arith.addi %f14, %f15 : index
  %f17 = arith.divui %f0, %fc4 : index
  %f18 = arith.addi %f16, %f17 : index
  %f19 = memref.load %x4[%f18] : memref<?xi8>
  %f20 = arith.remui %f0, %fc4 : index
  %f21 = arith.muli %f20, %fc5 : index
  %f22 = arith.index_cast %f21 : index to i32
  %f23 = arith.extui %f19 : i8 to i32
  %f24 = arith.shrui %f23, %f22 : i32
  %f25 = arith.andi %f24, %fc6 : i32
  %f26 = arith.ori %f25, %fc7 : i32
  %f27 = arith.trunci %f26 : i32 to i16
  %f28 = arith.bitcast %f27 : i16 to f16
  %f29 = arith.muli %x1, %fc8 : index
  %f30 = arith.addi %x3, %f29 : index
  %f31 = arith.muli %f0, %fc0 : index
  %f32 = arith.addi %f30, %f31 : index
  %f33 = vector.load %x4[%f32] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f34 = vector.bitcast %f33 : vector<16xi8> to vector<4xi32>
  %f35 = arith.shrui %f34, %fc9 : vector<4xi32>
  %f36 = arith.andi %f35, %fc10 : vector<4xi32>
  %f37 = arith.ori %f36, %fc11 : vector<4xi32>
  %f38 = vector.bitcast %f37 : vector<4xi32> to vector<8xf16>
  %f39 = arith.shrui %f34, %fc12 : vector<4xi32>
  %f40 = arith.andi %f39, %fc10 : vector<4xi32>
  %f41 = arith.ori %f40, %fc11 : vector<4xi32>
  %f42 = vector.bitcast %f41 : vector<4xi32> to vector<8xf16>
  %f43 = arith.shrui %f34, %fc13 : vector<4xi32>
  %f44 = arith.andi %f43, %fc10 : vector<4xi32>
  %f45 = arith.ori %f44, %fc11 : vector<4xi32>
  %f46 = vector.bitcast %f45 : vector<4xi32> to vector<8xf16>
  %f47 = arith.shrui %f34, %fc14 : vector<4xi32>
  %f48 = arith.andi %f47, %fc10 : vector<4xi32>
  %f49 = arith.ori %f48, %fc11 : vector<4xi32>
  %f50 = vector.bitcast %f49 : vector<4xi32> to vector<8xf16>
  %f51 = vector.shuffle %f38, %f42 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f52 = vector.shuffle %f46, %f50 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f53 = vector.shuffle %f51, %f52 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f54 = vector.broadcast %f28 : f16 to vector<32xf16>
  %f55 = arith.subf %f53, %f54 : vector<32xf16>
  %f56 = vector.broadcast %f12 : f16 to vector<32xf16>
  %f57 = arith.mulf %f55, %f56 : vector<32xf16>
  %f58 = vector.shuffle %f57, %f57 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f59 = vector.shuffle %f57, %f57 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  func.return %f58, %f59 : vector<16xf16>, vector<16xf16>
}
wave.kernel @expert_sum_int4_p1__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %ids: memref<?xi32>, %weights: memref<?xf32>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 8 : i64} {
  %c0 = arith.constant 0 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %groupSize = wave.param "groupSize" : index
  %c4 = arith.constant 8 : index
  %c5 = arith.constant 40 : index
  %c6 = arith.constant 15 : index
  %c7 = arith.constant 16 : index
  %ranksMax = wave.param "ranksMax" : index
  %c9 = arith.constant 7 : index
  %c10 = arith.constant 1 : index
  %c11 = arith.constant 32 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %c13 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c16 = arith.constant 2 : index
  %c17 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c20 = arith.constant 0x00000000 : f32
  %outputFeatures = wave.param "outputFeatures" : index
  %0 = wave.block 1
  %1 = memref.load %step[%c0] : memref<?xi32>
  %2 = arith.index_cast %1 : i32 to index
  %3 = arith.cmpi slt, %0, %2 : index
  scf.if %3 {
    %4 = wave.lane
    %5 = wave.wave
    %6 = arith.divui %inputFeatures, %groupSize : index
    %7 = arith.muli %inputFeatures, %c4 : index
    %8 = arith.muli %6, %c5 : index
    %9 = arith.addi %8, %c6 : index
    %10 = arith.divui %9, %c7 : index
    %11 = arith.muli %10, %c7 : index
    %12 = arith.addi %7, %11 : index
    %13 = wave.block 0
    %14 = wave.scratch %7 : memref<?xf16>
    %15 = arith.muli %ranksMax, %c7 : index
    %16 = wave.scratch %15 : memref<?xf32>
    %17 = arith.addi %expertsPerToken, %c9 : index
    %18 = arith.divui %17, %c4 : index
    scf.for %19 = %c0 to %18 step %c10 {
      %20 = arith.muli %19, %c4 : index
      %21 = arith.addi %5, %20 : index
      %22 = arith.muli %0, %expertsPerToken : index
      %23 = arith.subi %expertsPerToken, %c10 : index
      %24 = arith.minsi %21, %23 : index
      %25 = arith.addi %22, %24 : index
      %26 = arith.muli %25, %inputFeatures : index
      %27 = arith.divui %inputFeatures, %c4 : index
      %28 = arith.muli %5, %inputFeatures : index
      scf.for %29 = %4 to %27 step %c11 {
        %30 = arith.muli %29, %c4 : index
        %31 = arith.addi %26, %30 : index
        %32 = vector.load %x[%31] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %33 = arith.addi %28, %30 : index
        vector.store %32, %14[%33] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %34 = memref.load %ids[%25] : memref<?xi32>
      %35 = arith.index_cast %34 : i32 to index
      %36 = arith.muli %35, %panelsPerExpert : index
      %37 = arith.muli %13, %c10 : index
      %38 = arith.addi %36, %37 : index
      %39 = arith.addi %38, %c0 : index
      %40 = arith.muli %39, %12 : index
      %41 = arith.divui %inputFeatures, %c11 : index
      %42 = arith.muli %c0, %stepsPerWave : index
      %43 = arith.minsi %42, %41 : index
      %44 = arith.addi %43, %stepsPerWave : index
      %45 = arith.minsi %44, %41 : index
      %46 = arith.cmpi eq, %wholeBlocks, %c10 : index
      %47 = arith.subi %45, %43 : index
      %48 = arith.divui %47, %c16 : index
      %49 = arith.muli %48, %c16 : index
      %50 = arith.addi %43, %49 : index
      %51 = arith.select %46, %44, %50 : index
      %54 = scf.for %52 = %43 to %51 step %c16 iter_args(%53 = %c13) -> (vector<8xf32>) {
        %55 = arith.addi %52, %c0 : index
        %56:2 = func.call @expert_sum_int4_p1__gfx1100.0(%4, %55, %inputFeatures, %40, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %57 = arith.addi %52, %c10 : index
        %58:2 = func.call @expert_sum_int4_p1__gfx1100.0(%4, %57, %inputFeatures, %40, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %59 = arith.muli %52, %c16 : index
        %60 = arith.addi %59, %c0 : index
        %61 = arith.muli %c10, %c7 : index
        %62 = arith.muli %60, %61 : index
        %63 = arith.addi %28, %62 : index
        %64 = vector.load %14[%63] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %65 = arith.muli %c10, %c4 : index
        %66 = arith.addi %63, %65 : index
        %67 = vector.load %14[%66] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %68 = vector.shuffle %64, %67 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %69 = wave.mma %68, %56#0, %53 : vector<16xf16>, vector<8xf32>
        %70 = arith.addi %59, %c10 : index
        %71 = arith.muli %70, %61 : index
        %72 = arith.addi %28, %71 : index
        %73 = vector.load %14[%72] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %74 = arith.addi %72, %65 : index
        %75 = vector.load %14[%74] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %76 = vector.shuffle %73, %75 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %77 = wave.mma %76, %56#1, %69 : vector<16xf16>, vector<8xf32>
        %78 = arith.addi %59, %c16 : index
        %79 = arith.muli %78, %61 : index
        %80 = arith.addi %28, %79 : index
        %81 = vector.load %14[%80] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %82 = arith.addi %80, %65 : index
        %83 = vector.load %14[%82] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %84 = vector.shuffle %81, %83 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %85 = wave.mma %84, %58#0, %77 : vector<16xf16>, vector<8xf32>
        %86 = arith.addi %59, %c17 : index
        %87 = arith.muli %86, %61 : index
        %88 = arith.addi %28, %87 : index
        %89 = vector.load %14[%88] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %90 = arith.addi %88, %65 : index
        %91 = vector.load %14[%90] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %92 = vector.shuffle %89, %91 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %93 = wave.mma %92, %58#1, %85 : vector<16xf16>, vector<8xf32>
        scf.yield %93 : vector<8xf32>
      }
      %94 = arith.select %46, %51, %45 : index
      %97 = scf.for %95 = %51 to %94 step %c10 iter_args(%96 = %54) -> (vector<8xf32>) {
        %98 = arith.addi %95, %c0 : index
        %99:2 = func.call @expert_sum_int4_p1__gfx1100.0(%4, %98, %inputFeatures, %40, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %100 = arith.muli %95, %c16 : index
        %101 = arith.addi %100, %c0 : index
        %102 = arith.muli %c10, %c7 : index
        %103 = arith.muli %101, %102 : index
        %104 = arith.addi %28, %103 : index
        %105 = vector.load %14[%104] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %106 = arith.muli %c10, %c4 : index
        %107 = arith.addi %104, %106 : index
        %108 = vector.load %14[%107] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %109 = vector.shuffle %105, %108 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %110 = wave.mma %109, %99#0, %96 : vector<16xf16>, vector<8xf32>
        %111 = arith.addi %100, %c10 : index
        %112 = arith.muli %111, %102 : index
        %113 = arith.addi %28, %112 : index
        %114 = vector.load %14[%113] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %115 = arith.addi %113, %106 : index
        %116 = vector.load %14[%115] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %117 = vector.shuffle %114, %116 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %118 = wave.mma %117, %99#1, %110 : vector<16xf16>, vector<8xf32>
        scf.yield %118 : vector<8xf32>
      }
      %119 = arith.cmpi slt, %4, %c7 : index
      %120 = arith.cmpi slt, %21, %expertsPerToken : index
      %121 = arith.andi %119, %120 : i1
      scf.if %121 {
        %122 = arith.cmpi eq, %hasFactors, %c10 : index
        %123 = arith.muli %25, %c16 : index
        %124 = memref.load %factors[%123] : memref<?xf32>
        %125 = arith.mulf %124, %operandScale : f32
        %126 = arith.select %122, %125, %operandScale : f32
        %127 = vector.extract %97[0] : f32 from vector<8xf32>
        %128 = arith.mulf %127, %126 : f32
        %129 = arith.muli %21, %c7 : index
        %130 = arith.addi %129, %c0 : index
        %131 = arith.addi %130, %4 : index
        memref.store %128, %16[%131] : memref<?xf32>
      }
      wave.barrier
    }
    %132 = arith.muli %5, %c11 : index
    %133 = arith.addi %132, %4 : index
    %134 = arith.cmpi slt, %133, %c7 : index
    scf.if %134 {
      %137 = scf.for %135 = %c0 to %expertsPerToken step %c10 iter_args(%136 = %c20) -> (f32) {
        %138 = arith.muli %0, %expertsPerToken : index
        %139 = arith.addi %138, %135 : index
        %140 = memref.load %weights[%139] : memref<?xf32>
        %141 = arith.muli %135, %c7 : index
        %142 = arith.addi %141, %4 : index
        %143 = memref.load %16[%142] : memref<?xf32>
        %144 = math.fma %140, %143, %136 : f32
        scf.yield %144 : f32
      }
      %145 = arith.muli %0, %outputFeatures : index
      %146 = arith.muli %13, %c7 : index
      %147 = arith.addi %145, %146 : index
      %148 = arith.addi %147, %4 : index
      %149 = memref.load %residual[%148] : memref<?xf32>
      %150 = arith.addf %149, %137 : f32
      memref.store %150, %out[%148] : memref<?xf32>
    }
  }
  wave.return
}
