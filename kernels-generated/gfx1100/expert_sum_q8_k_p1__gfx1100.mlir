// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertSum(format='q8_k', panels=1, norm=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_sum_q8_k_p1__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 128 : index
  %fc2 = arith.constant 8 : index
  %fc3 = arith.constant 32 : index
  %fc4 = arith.constant 2 : index
  %fc5 = arith.constant 256 : index
  %fc6 = arith.constant 1 : index
  %fc7 = arith.constant 127 : index
  %fc8 = arith.constant dense<0> : vector<4xi32>
  %fc9 = arith.constant dense<983055> : vector<4xi32>
  %fc10 = arith.constant dense<[0, 0, 0, 0]> : vector<4xi32>
  %fc11 = arith.constant dense<4> : vector<4xi32>
  %fc12 = arith.constant dense<1677747200> : vector<4xi32>
  %fc13 = arith.constant dense<[4, 4, 4, 4]> : vector<4xi32>
  %fc14 = arith.constant dense<8> : vector<4xi32>
  %fc15 = arith.constant dense<[8, 8, 8, 8]> : vector<4xi32>
  %fc16 = arith.constant dense<12> : vector<4xi32>
  %fc17 = arith.constant dense<[12, 12, 12, 12]> : vector<4xi32>
  %fc18 = arith.constant dense<0x6480> : vector<32xf16>
  %f0 = arith.remui %x0, %fc0 : index
  %f1 = arith.addi %x1, %fc1 : index
  %f2 = arith.divui %x2, %fc2 : index
  %f3 = arith.muli %f2, %fc3 : index
  %f4 = arith.addi %f1, %f3 : index
  %f5 = arith.muli %f0, %fc4 : index
  %f6 = arith.addi %f4, %f5 : index
  %f7 = vector.load %x3[%f6] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
  %f8 = vector.bitcast %f7 : vector<2xi8> to vector<1xf16>
  %f9 = arith.divui %x4, %fc5 : index
  %f10 = arith.muli %f9, %fc3 : index
  %f11 = arith.addi %f1, %f10 : index
  %f12 = arith.muli %x2, %fc0 : index
  %f13 = arith.addi %f11, %f12 : index
  %f14 = arith.muli %f0, %fc6 : index
  %f15 = arith.addi %f13, %f14 : index
  %f16 = vector.load %x3[%f15] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
  %f17 = vector.extract %f8[0] : f16 from vector<1xf16>
  %f18 = arith.extf %f17 : f16 to f32
  %f19 = vector.extract %f16[0] : i8 from vector<1xi8>
  %f20 = arith.extsi %f19 : i8 to i32
  %f21 = arith.sitofp %f20 : i32 to f32
  %f22 = arith.mulf %f18, %f21 : f32
  %f23 = arith.truncf %f22 : f32 to f16
  %f24 = vector.broadcast %f23 : f16 to vector<16xf16>
  %f25 = arith.muli %x4, %fc6 : index
  %f26 = arith.divui %f25, %fc4 : index
  %f27 = arith.addi %f10, %f26 : index
  %f28 = arith.addi %f27, %fc7 : index
  %f29 = arith.divui %f28, %fc1 : index
  %f30 = arith.muli %f29, %fc1 : index
  %f31 = arith.addi %f1, %f30 : index
  %f32 = arith.muli %x4, %fc2 : index
  %f33 = arith.addi %f31, %f32 : index
  %f34 = arith.addi %f12, %f0 : index
  %f35 = arith.muli %f34, %fc0 : index
  %f36 = arith.addi %f33, %f35 : index
  %f37 = arith.muli %x2, %fc5 : index
  %f38 = arith.addi %f31, %f37 : index
  %f39 = arith.muli %f0, %fc0 : index
  %f40 = arith.addi %f38, %f39 : index
  %f41 = vector.load %x3[%f36] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f42 = vector.bitcast %f41 : vector<16xi8> to vector<4xi32>
  %f43 = vector.load %x3[%f40] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f44 = vector.bitcast %f43 : vector<16xi8> to vector<4xi32>
  %f45 = arith.shrui %f44, %fc8 : vector<4xi32>
  %f46 = arith.andi %f45, %fc9 : vector<4xi32>
  %f47 = arith.shrui %f42, %fc10 : vector<4xi32>
  %f48 = arith.andi %f47, %fc9 : vector<4xi32>
  %f49 = arith.shli %f48, %fc11 : vector<4xi32>
  %f50 = arith.ori %f46, %f49 : vector<4xi32>
  %f51 = arith.ori %f50, %fc12 : vector<4xi32>
  %f52 = vector.bitcast %f51 : vector<4xi32> to vector<8xf16>
  %f53 = arith.shrui %f44, %fc11 : vector<4xi32>
  %f54 = arith.andi %f53, %fc9 : vector<4xi32>
  %f55 = arith.shrui %f42, %fc13 : vector<4xi32>
  %f56 = arith.andi %f55, %fc9 : vector<4xi32>
  %f57 = arith.shli %f56, %fc11 : vector<4xi32>
  %f58 = arith.ori %f54, %f57 : vector<4xi32>
  %f59 = arith.ori %f58, %fc12 : vector<4xi32>
  %f60 = vector.bitcast %f59 : vector<4xi32> to vector<8xf16>
  %f61 = arith.shrui %f44, %fc14 : vector<4xi32>
  %f62 = arith.andi %f61, %fc9 : vector<4xi32>
  %f63 = arith.shrui %f42, %fc15 : vector<4xi32>
  %f64 = arith.andi %f63, %fc9 : vector<4xi32>
  %f65 = arith.shli %f64, %fc11 : vector<4xi32>
  %f66 = arith.ori %f62, %f65 : vector<4xi32>
  %f67 = arith.ori %f66, %fc12 : vector<4xi32>
  %f68 = vector.bitcast %f67 : vector<4xi32> to vector<8xf16>
  %f69 = arith.shrui %f44, %fc16 : vector<4xi32>
  %f70 = arith.andi %f69, %fc9 : vector<4xi32>
  %f71 = arith.shrui %f42, %fc17 : vector<4xi32>
  %f72 = arith.andi %f71, %fc9 : vector<4xi32>
  %f73 = arith.shli %f72, %fc11 : vector<4xi32>
  %f74 = arith.ori %f70, %f73 : vector<4xi32>
  %f75 = arith.ori %f74, %fc12 : vector<4xi32>
  %f76 = vector.bitcast %f75 : vector<4xi32> to vector<8xf16>
  %f77 = vector.shuffle %f52, %f60 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f78 = vector.shuffle %f68, %f76 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f79 = vector.shuffle %f77, %f78 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f80 = arith.subf %f79, %fc18 : vector<32xf16>
  %f81 = vector.shuffle %f80, %f80 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f82 = vector.shuffle %f80, %f80 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f83 = arith.mulf %f81, %f24 : vector<16xf16>
  %f84 = arith.mulf %f82, %f24 : vector<16xf16>
  func.return %f83, %f84 : vector<16xf16>, vector<16xf16>
}
wave.kernel @expert_sum_q8_k_p1__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %ids: memref<?xi32>, %weights: memref<?xf32>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 8 : i64} {
  %c0 = arith.constant 0 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 2 : index
  %c6 = arith.constant 256 : index
  %c7 = arith.constant 32 : index
  %c8 = arith.constant 127 : index
  %c9 = arith.constant 128 : index
  %c10 = arith.constant 8 : index
  %ranksMax = wave.param "ranksMax" : index
  %c12 = arith.constant 7 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c17 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c20 = arith.constant 4 : index
  %c21 = arith.constant 0x00000000 : f32
  %outputFeatures = wave.param "outputFeatures" : index
  %0 = wave.block 1
  %1 = memref.load %step[%c0] : memref<?xi32>
  %2 = arith.index_cast %1 : i32 to index
  %3 = arith.cmpi slt, %0, %2 : index
  scf.if %3 {
    %4 = wave.lane
    %5 = wave.wave
    %6 = arith.muli %inputFeatures, %c3 : index
    %7 = arith.muli %inputFeatures, %c4 : index
    %8 = arith.divui %7, %c5 : index
    %9 = arith.divui %inputFeatures, %c6 : index
    %10 = arith.muli %9, %c7 : index
    %11 = arith.addi %10, %8 : index
    %12 = arith.addi %11, %c8 : index
    %13 = arith.divui %12, %c9 : index
    %14 = arith.muli %13, %c9 : index
    %15 = arith.addi %6, %14 : index
    %16 = arith.addi %15, %c9 : index
    %17 = wave.block 0
    %18 = arith.muli %inputFeatures, %c10 : index
    %19 = wave.scratch %18 : memref<?xf16>
    %20 = arith.muli %ranksMax, %c3 : index
    %21 = wave.scratch %20 : memref<?xf32>
    %22 = arith.addi %expertsPerToken, %c12 : index
    %23 = arith.divui %22, %c10 : index
    scf.for %24 = %c0 to %23 step %c4 {
      %25 = arith.muli %24, %c10 : index
      %26 = arith.addi %5, %25 : index
      %27 = arith.muli %0, %expertsPerToken : index
      %28 = arith.subi %expertsPerToken, %c4 : index
      %29 = arith.minsi %26, %28 : index
      %30 = arith.addi %27, %29 : index
      %31 = arith.muli %30, %inputFeatures : index
      %32 = arith.divui %inputFeatures, %c10 : index
      %33 = arith.muli %5, %inputFeatures : index
      scf.for %34 = %4 to %32 step %c7 {
        %35 = arith.muli %34, %c10 : index
        %36 = arith.addi %31, %35 : index
        %37 = vector.load %x[%36] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %38 = arith.addi %33, %35 : index
        vector.store %37, %19[%38] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %39 = memref.load %ids[%30] : memref<?xi32>
      %40 = arith.index_cast %39 : i32 to index
      %41 = arith.muli %40, %panelsPerExpert : index
      %42 = arith.muli %17, %c4 : index
      %43 = arith.addi %41, %42 : index
      %44 = arith.addi %43, %c0 : index
      %45 = arith.muli %44, %16 : index
      %46 = arith.divui %inputFeatures, %c7 : index
      %47 = arith.muli %c0, %stepsPerWave : index
      %48 = arith.minsi %47, %46 : index
      %49 = arith.addi %48, %stepsPerWave : index
      %50 = arith.minsi %49, %46 : index
      %51 = arith.cmpi eq, %wholeBlocks, %c4 : index
      %52 = arith.subi %50, %48 : index
      %53 = arith.divui %52, %c5 : index
      %54 = arith.muli %53, %c5 : index
      %55 = arith.addi %48, %54 : index
      %56 = arith.select %51, %49, %55 : index
      %59 = scf.for %57 = %48 to %56 step %c5 iter_args(%58 = %c14) -> (vector<8xf32>) {
        %60 = arith.addi %57, %c0 : index
        %61:2 = func.call @expert_sum_q8_k_p1__gfx1100.0(%4, %45, %60, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %62 = arith.addi %57, %c4 : index
        %63:2 = func.call @expert_sum_q8_k_p1__gfx1100.0(%4, %45, %62, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %64 = arith.muli %57, %c5 : index
        %65 = arith.addi %64, %c0 : index
        %66 = arith.muli %c4, %c3 : index
        %67 = arith.muli %65, %66 : index
        %68 = arith.addi %33, %67 : index
        %69 = vector.load %19[%68] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %70 = arith.muli %c4, %c10 : index
        %71 = arith.addi %68, %70 : index
        %72 = vector.load %19[%71] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %73 = vector.shuffle %69, %72 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %74 = wave.mma %73, %61#0, %58 : vector<16xf16>, vector<8xf32>
        %75 = arith.addi %64, %c4 : index
        %76 = arith.muli %75, %66 : index
        %77 = arith.addi %33, %76 : index
        %78 = vector.load %19[%77] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %79 = arith.addi %77, %70 : index
        %80 = vector.load %19[%79] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %81 = vector.shuffle %78, %80 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %82 = wave.mma %81, %61#1, %74 : vector<16xf16>, vector<8xf32>
        %83 = arith.addi %64, %c5 : index
        %84 = arith.muli %83, %66 : index
        %85 = arith.addi %33, %84 : index
        %86 = vector.load %19[%85] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %87 = arith.addi %85, %70 : index
        %88 = vector.load %19[%87] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %89 = vector.shuffle %86, %88 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %90 = wave.mma %89, %63#0, %82 : vector<16xf16>, vector<8xf32>
        %91 = arith.addi %64, %c17 : index
        %92 = arith.muli %91, %66 : index
        %93 = arith.addi %33, %92 : index
        %94 = vector.load %19[%93] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %95 = arith.addi %93, %70 : index
        %96 = vector.load %19[%95] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %97 = vector.shuffle %94, %96 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %98 = wave.mma %97, %63#1, %90 : vector<16xf16>, vector<8xf32>
        scf.yield %98 : vector<8xf32>
      }
      %99 = arith.select %51, %56, %50 : index
      %102 = scf.for %100 = %56 to %99 step %c4 iter_args(%101 = %59) -> (vector<8xf32>) {
        %103 = arith.addi %100, %c0 : index
        %104:2 = func.call @expert_sum_q8_k_p1__gfx1100.0(%4, %45, %103, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %105 = arith.muli %100, %c5 : index
        %106 = arith.addi %105, %c0 : index
        %107 = arith.muli %c4, %c3 : index
        %108 = arith.muli %106, %107 : index
        %109 = arith.addi %33, %108 : index
        %110 = vector.load %19[%109] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %111 = arith.muli %c4, %c10 : index
        %112 = arith.addi %109, %111 : index
        %113 = vector.load %19[%112] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %114 = vector.shuffle %110, %113 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %115 = wave.mma %114, %104#0, %101 : vector<16xf16>, vector<8xf32>
        %116 = arith.addi %105, %c4 : index
        %117 = arith.muli %116, %107 : index
        %118 = arith.addi %33, %117 : index
        %119 = vector.load %19[%118] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %120 = arith.addi %118, %111 : index
        %121 = vector.load %19[%120] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %122 = vector.shuffle %119, %121 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %123 = wave.mma %122, %104#1, %115 : vector<16xf16>, vector<8xf32>
        scf.yield %123 : vector<8xf32>
      }
      %124 = arith.cmpi slt, %4, %c3 : index
      %125 = arith.cmpi slt, %26, %expertsPerToken : index
      %126 = arith.andi %124, %125 : i1
      scf.if %126 {
        %127 = arith.cmpi eq, %hasFactors, %c4 : index
        %128 = arith.muli %30, %c5 : index
        %129 = memref.load %factors[%128] : memref<?xf32>
        %130 = arith.mulf %129, %operandScale : f32
        %131 = arith.select %127, %130, %operandScale : f32
        %132 = vector.extract %102[0] : f32 from vector<8xf32>
        %133 = arith.remui %4, %c3 : index
        %134 = arith.muli %133, %c20 : index
        %135 = arith.addi %45, %134 : index
        %136 = vector.load %w[%135] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %137 = vector.bitcast %136 : vector<4xi8> to vector<1xf32>
        %138 = vector.extract %137[0] : f32 from vector<1xf32>
        %139 = arith.mulf %138, %131 : f32
        %140 = arith.mulf %132, %139 : f32
        %141 = arith.muli %26, %c3 : index
        %142 = arith.addi %141, %c0 : index
        %143 = arith.addi %142, %4 : index
        memref.store %140, %21[%143] : memref<?xf32>
      }
      wave.barrier
    }
    %144 = arith.muli %5, %c7 : index
    %145 = arith.addi %144, %4 : index
    %146 = arith.cmpi slt, %145, %c3 : index
    scf.if %146 {
      %149 = scf.for %147 = %c0 to %expertsPerToken step %c4 iter_args(%148 = %c21) -> (f32) {
        %150 = arith.muli %0, %expertsPerToken : index
        %151 = arith.addi %150, %147 : index
        %152 = memref.load %weights[%151] : memref<?xf32>
        %153 = arith.muli %147, %c3 : index
        %154 = arith.addi %153, %4 : index
        %155 = memref.load %21[%154] : memref<?xf32>
        %156 = math.fma %152, %155, %148 : f32
        scf.yield %156 : f32
      }
      %157 = arith.muli %0, %outputFeatures : index
      %158 = arith.muli %17, %c3 : index
      %159 = arith.addi %157, %158 : index
      %160 = arith.addi %159, %4 : index
      %161 = memref.load %residual[%160] : memref<?xf32>
      %162 = arith.addf %161, %149 : f32
      memref.store %162, %out[%160] : memref<?xf32>
    }
  }
  wave.return
}
