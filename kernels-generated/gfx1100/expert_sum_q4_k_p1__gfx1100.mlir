// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertSum(format='q4_k', panels=1, norm=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_sum_q4_k_p1__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 128 : index
  %fc2 = arith.constant 8 : index
  %fc3 = arith.constant 64 : index
  %fc4 = arith.constant 4 : index
  %fc5 = arith.constant 256 : index
  %fc6 = arith.constant 32 : index
  %fc7 = arith.constant 2 : index
  %fc8 = arith.constant 127 : index
  %fc9 = arith.constant 0 : index
  %fc10 = arith.constant dense<0> : vector<4xi32>
  %fc11 = arith.constant dense<983055> : vector<4xi32>
  %fc12 = arith.constant dense<1677747200> : vector<4xi32>
  %fc13 = arith.constant dense<4> : vector<4xi32>
  %fc14 = arith.constant dense<8> : vector<4xi32>
  %fc15 = arith.constant dense<12> : vector<4xi32>
  %fc16 = arith.constant dense<0x6400> : vector<32xf16>
  %f0 = arith.remui %x0, %fc0 : index
  %f1 = arith.addi %x1, %fc1 : index
  %f2 = arith.divui %x2, %fc2 : index
  %f3 = arith.muli %f2, %fc3 : index
  %f4 = arith.addi %f1, %f3 : index
  %f5 = arith.muli %f0, %fc4 : index
  %f6 = arith.addi %f4, %f5 : index
  %f7 = vector.load %x3[%f6] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
  %f8 = vector.bitcast %f7 : vector<4xi8> to vector<2xf16>
  %f9 = arith.divui %x4, %fc5 : index
  %f10 = arith.muli %f9, %fc3 : index
  %f11 = arith.addi %f1, %f10 : index
  %f12 = arith.muli %x2, %fc6 : index
  %f13 = arith.addi %f11, %f12 : index
  %f14 = arith.muli %f0, %fc7 : index
  %f15 = arith.addi %f13, %f14 : index
  %f16 = vector.load %x3[%f15] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
  %f17 = vector.extract %f8[0] : f16 from vector<2xf16>
  %f18 = arith.extf %f17 : f16 to f32
  %f19 = vector.extract %f16[0] : i8 from vector<2xi8>
  %f20 = arith.extui %f19 : i8 to i32
  %f21 = arith.sitofp %f20 : i32 to f32
  %f22 = arith.mulf %f18, %f21 : f32
  %f23 = arith.truncf %f22 : f32 to f16
  %f24 = vector.broadcast %f23 : f16 to vector<16xf16>
  %f25 = vector.extract %f8[1] : f16 from vector<2xf16>
  %f26 = arith.extf %f25 : f16 to f32
  %f27 = vector.extract %f16[1] : i8 from vector<2xi8>
  %f28 = arith.extui %f27 : i8 to i32
  %f29 = arith.sitofp %f28 : i32 to f32
  %f30 = arith.mulf %f26, %f29 : f32
  %f31 = arith.truncf %f30 : f32 to f16
  %f32 = vector.broadcast %f31 : f16 to vector<16xf16>
  %f33 = arith.addi %f10, %x4 : index
  %f34 = arith.addi %f33, %fc8 : index
  %f35 = arith.divui %f34, %fc1 : index
  %f36 = arith.muli %f35, %fc1 : index
  %f37 = arith.addi %f1, %f36 : index
  %f38 = arith.muli %x4, %fc2 : index
  %f39 = arith.addi %f37, %f38 : index
  %f40 = arith.muli %x2, %fc0 : index
  %f41 = arith.addi %f40, %f0 : index
  %f42 = arith.muli %f41, %fc9 : index
  %f43 = arith.addi %f39, %f42 : index
  %f44 = arith.muli %x2, %fc5 : index
  %f45 = arith.addi %f37, %f44 : index
  %f46 = arith.muli %f0, %fc0 : index
  %f47 = arith.addi %f45, %f46 : index
  %f48 = vector.load %x3[%f47] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f49 = vector.bitcast %f48 : vector<16xi8> to vector<4xi32>
  %f50 = arith.shrui %f49, %fc10 : vector<4xi32>
  %f51 = arith.andi %f50, %fc11 : vector<4xi32>
  %f52 = arith.ori %f51, %fc12 : vector<4xi32>
  %f53 = vector.bitcast %f52 : vector<4xi32> to vector<8xf16>
  %f54 = arith.shrui %f49, %fc13 : vector<4xi32>
  %f55 = arith.andi %f54, %fc11 : vector<4xi32>
  %f56 = arith.ori %f55, %fc12 : vector<4xi32>
  %f57 = vector.bitcast %f56 : vector<4xi32> to vector<8xf16>
  %f58 = arith.shrui %f49, %fc14 : vector<4xi32>
  %f59 = arith.andi %f58, %fc11 : vector<4xi32>
  %f60 = arith.ori %f59, %fc12 : vector<4xi32>
  %f61 = vector.bitcast %f60 : vector<4xi32> to vector<8xf16>
  %f62 = arith.shrui %f49, %fc15 : vector<4xi32>
  %f63 = arith.andi %f62, %fc11 : vector<4xi32>
  %f64 = arith.ori %f63, %fc12 : vector<4xi32>
  %f65 = vector.bitcast %f64 : vector<4xi32> to vector<8xf16>
  %f66 = vector.shuffle %f53, %f57 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f67 = vector.shuffle %f61, %f65 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f68 = vector.shuffle %f66, %f67 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f69 = arith.subf %f68, %fc16 : vector<32xf16>
  %f70 = vector.shuffle %f69, %f69 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f71 = vector.shuffle %f69, %f69 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f72 = math.fma %f70, %f24, %f32 : vector<16xf16>
  %f73 = math.fma %f71, %f24, %f32 : vector<16xf16>
  func.return %f72, %f73 : vector<16xf16>, vector<16xf16>
}
wave.kernel @expert_sum_q4_k_p1__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %ids: memref<?xi32>, %weights: memref<?xf32>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 8 : i64} {
  %c0 = arith.constant 0 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %c3 = arith.constant 8 : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 64 : index
  %c6 = arith.constant 127 : index
  %c7 = arith.constant 128 : index
  %ranksMax = wave.param "ranksMax" : index
  %c9 = arith.constant 16 : index
  %c10 = arith.constant 7 : index
  %c11 = arith.constant 1 : index
  %c12 = arith.constant 32 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c17 = arith.constant 2 : index
  %c18 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c21 = arith.constant 4 : index
  %c22 = arith.constant 0x00000000 : f32
  %outputFeatures = wave.param "outputFeatures" : index
  %0 = wave.block 1
  %1 = memref.load %step[%c0] : memref<?xi32>
  %2 = arith.index_cast %1 : i32 to index
  %3 = arith.cmpi slt, %0, %2 : index
  scf.if %3 {
    %4 = wave.lane
    %5 = wave.wave
    %6 = arith.muli %inputFeatures, %c3 : index
    %7 = arith.divui %inputFeatures, %c4 : index
    %8 = arith.muli %7, %c5 : index
    %9 = arith.addi %8, %inputFeatures : index
    %10 = arith.addi %9, %c6 : index
    %11 = arith.divui %10, %c7 : index
    %12 = arith.muli %11, %c7 : index
    %13 = arith.addi %6, %12 : index
    %14 = arith.addi %13, %c7 : index
    %15 = wave.block 0
    %16 = wave.scratch %6 : memref<?xf16>
    %17 = arith.muli %ranksMax, %c9 : index
    %18 = wave.scratch %17 : memref<?xf32>
    %19 = arith.addi %expertsPerToken, %c10 : index
    %20 = arith.divui %19, %c3 : index
    scf.for %21 = %c0 to %20 step %c11 {
      %22 = arith.muli %21, %c3 : index
      %23 = arith.addi %5, %22 : index
      %24 = arith.muli %0, %expertsPerToken : index
      %25 = arith.subi %expertsPerToken, %c11 : index
      %26 = arith.minsi %23, %25 : index
      %27 = arith.addi %24, %26 : index
      %28 = arith.muli %27, %inputFeatures : index
      %29 = arith.divui %inputFeatures, %c3 : index
      %30 = arith.muli %5, %inputFeatures : index
      scf.for %31 = %4 to %29 step %c12 {
        %32 = arith.muli %31, %c3 : index
        %33 = arith.addi %28, %32 : index
        %34 = vector.load %x[%33] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %35 = arith.addi %30, %32 : index
        vector.store %34, %16[%35] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %36 = memref.load %ids[%27] : memref<?xi32>
      %37 = arith.index_cast %36 : i32 to index
      %38 = arith.muli %37, %panelsPerExpert : index
      %39 = arith.muli %15, %c11 : index
      %40 = arith.addi %38, %39 : index
      %41 = arith.addi %40, %c0 : index
      %42 = arith.muli %41, %14 : index
      %43 = arith.divui %inputFeatures, %c12 : index
      %44 = arith.muli %c0, %stepsPerWave : index
      %45 = arith.minsi %44, %43 : index
      %46 = arith.addi %45, %stepsPerWave : index
      %47 = arith.minsi %46, %43 : index
      %48 = arith.cmpi eq, %wholeBlocks, %c11 : index
      %49 = arith.subi %47, %45 : index
      %50 = arith.divui %49, %c17 : index
      %51 = arith.muli %50, %c17 : index
      %52 = arith.addi %45, %51 : index
      %53 = arith.select %48, %46, %52 : index
      %56 = scf.for %54 = %45 to %53 step %c17 iter_args(%55 = %c14) -> (vector<8xf32>) {
        %57 = arith.addi %54, %c0 : index
        %58:2 = func.call @expert_sum_q4_k_p1__gfx1100.0(%4, %42, %57, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %59 = arith.addi %54, %c11 : index
        %60:2 = func.call @expert_sum_q4_k_p1__gfx1100.0(%4, %42, %59, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %61 = arith.muli %54, %c17 : index
        %62 = arith.addi %61, %c0 : index
        %63 = arith.muli %c11, %c9 : index
        %64 = arith.muli %62, %63 : index
        %65 = arith.addi %30, %64 : index
        %66 = vector.load %16[%65] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %67 = arith.muli %c11, %c3 : index
        %68 = arith.addi %65, %67 : index
        %69 = vector.load %16[%68] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %70 = vector.shuffle %66, %69 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %71 = wave.mma %70, %58#0, %55 : vector<16xf16>, vector<8xf32>
        %72 = arith.addi %61, %c11 : index
        %73 = arith.muli %72, %63 : index
        %74 = arith.addi %30, %73 : index
        %75 = vector.load %16[%74] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %76 = arith.addi %74, %67 : index
        %77 = vector.load %16[%76] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %78 = vector.shuffle %75, %77 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %79 = wave.mma %78, %58#1, %71 : vector<16xf16>, vector<8xf32>
        %80 = arith.addi %61, %c17 : index
        %81 = arith.muli %80, %63 : index
        %82 = arith.addi %30, %81 : index
        %83 = vector.load %16[%82] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %84 = arith.addi %82, %67 : index
        %85 = vector.load %16[%84] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %86 = vector.shuffle %83, %85 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %87 = wave.mma %86, %60#0, %79 : vector<16xf16>, vector<8xf32>
        %88 = arith.addi %61, %c18 : index
        %89 = arith.muli %88, %63 : index
        %90 = arith.addi %30, %89 : index
        %91 = vector.load %16[%90] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %92 = arith.addi %90, %67 : index
        %93 = vector.load %16[%92] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %94 = vector.shuffle %91, %93 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %95 = wave.mma %94, %60#1, %87 : vector<16xf16>, vector<8xf32>
        scf.yield %95 : vector<8xf32>
      }
      %96 = arith.select %48, %53, %47 : index
      %99 = scf.for %97 = %53 to %96 step %c11 iter_args(%98 = %56) -> (vector<8xf32>) {
        %100 = arith.addi %97, %c0 : index
        %101:2 = func.call @expert_sum_q4_k_p1__gfx1100.0(%4, %42, %100, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %102 = arith.muli %97, %c17 : index
        %103 = arith.addi %102, %c0 : index
        %104 = arith.muli %c11, %c9 : index
        %105 = arith.muli %103, %104 : index
        %106 = arith.addi %30, %105 : index
        %107 = vector.load %16[%106] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %108 = arith.muli %c11, %c3 : index
        %109 = arith.addi %106, %108 : index
        %110 = vector.load %16[%109] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %111 = vector.shuffle %107, %110 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %112 = wave.mma %111, %101#0, %98 : vector<16xf16>, vector<8xf32>
        %113 = arith.addi %102, %c11 : index
        %114 = arith.muli %113, %104 : index
        %115 = arith.addi %30, %114 : index
        %116 = vector.load %16[%115] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %117 = arith.addi %115, %108 : index
        %118 = vector.load %16[%117] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %119 = vector.shuffle %116, %118 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %120 = wave.mma %119, %101#1, %112 : vector<16xf16>, vector<8xf32>
        scf.yield %120 : vector<8xf32>
      }
      %121 = arith.cmpi slt, %4, %c9 : index
      %122 = arith.cmpi slt, %23, %expertsPerToken : index
      %123 = arith.andi %121, %122 : i1
      scf.if %123 {
        %124 = arith.cmpi eq, %hasFactors, %c11 : index
        %125 = arith.muli %27, %c17 : index
        %126 = memref.load %factors[%125] : memref<?xf32>
        %127 = arith.mulf %126, %operandScale : f32
        %128 = arith.select %124, %127, %operandScale : f32
        %129 = vector.extract %99[0] : f32 from vector<8xf32>
        %130 = arith.remui %4, %c9 : index
        %131 = arith.muli %130, %c21 : index
        %132 = arith.addi %42, %131 : index
        %133 = vector.load %w[%132] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %134 = vector.bitcast %133 : vector<4xi8> to vector<1xf32>
        %135 = vector.extract %134[0] : f32 from vector<1xf32>
        %136 = arith.mulf %135, %128 : f32
        %137 = arith.mulf %129, %136 : f32
        %138 = arith.muli %23, %c9 : index
        %139 = arith.addi %138, %c0 : index
        %140 = arith.addi %139, %4 : index
        memref.store %137, %18[%140] : memref<?xf32>
      }
      wave.barrier
    }
    %141 = arith.muli %5, %c12 : index
    %142 = arith.addi %141, %4 : index
    %143 = arith.cmpi slt, %142, %c9 : index
    scf.if %143 {
      %146 = scf.for %144 = %c0 to %expertsPerToken step %c11 iter_args(%145 = %c22) -> (f32) {
        %147 = arith.muli %0, %expertsPerToken : index
        %148 = arith.addi %147, %144 : index
        %149 = memref.load %weights[%148] : memref<?xf32>
        %150 = arith.muli %144, %c9 : index
        %151 = arith.addi %150, %4 : index
        %152 = memref.load %18[%151] : memref<?xf32>
        %153 = math.fma %149, %152, %145 : f32
        scf.yield %153 : f32
      }
      %154 = arith.muli %0, %outputFeatures : index
      %155 = arith.muli %15, %c9 : index
      %156 = arith.addi %154, %155 : index
      %157 = arith.addi %156, %4 : index
      %158 = memref.load %residual[%157] : memref<?xf32>
      %159 = arith.addf %158, %146 : f32
      memref.store %159, %out[%157] : memref<?xf32>
    }
  }
  wave.return
}
