// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertSum(format='q2_k', panels=1, norm=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_sum_q2_k_p1__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 128 : index
  %fc2 = arith.constant 8 : index
  %fc3 = arith.constant 64 : index
  %fc4 = arith.constant 4 : index
  %fc5 = arith.constant 256 : index
  %fc6 = arith.constant 2 : index
  %fc7 = arith.constant 127 : index
  %fc8 = arith.constant 0 : index
  %fc9 = arith.constant dense<[0, 8, 0, 8]> : vector<4xi32>
  %fc10 = arith.constant dense<196611> : vector<4xi32>
  %fc11 = arith.constant dense<1677747200> : vector<4xi32>
  %fc12 = arith.constant dense<[2, 10, 2, 10]> : vector<4xi32>
  %fc13 = arith.constant dense<[4, 12, 4, 12]> : vector<4xi32>
  %fc14 = arith.constant dense<[6, 14, 6, 14]> : vector<4xi32>
  %fc15 = arith.constant dense<0x6400> : vector<32xf16>
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
  %f12 = arith.muli %x2, %fc3 : index
  %f13 = arith.addi %f11, %f12 : index
  %f14 = arith.addi %f13, %f5 : index
  %f15 = vector.load %x3[%f14] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
  %f16 = vector.extract %f8[0] : f16 from vector<2xf16>
  %f17 = arith.extf %f16 : f16 to f32
  %f18 = vector.extract %f15[0] : i8 from vector<4xi8>
  %f19 = arith.extui %f18 : i8 to i32
  %f20 = arith.sitofp %f19 : i32 to f32
  %f21 = arith.mulf %f17, %f20 : f32
  %f22 = arith.truncf %f21 : f32 to f16
  %f23 = vector.broadcast %f22 : f16 to vector<16xf16>
  %f24 = vector.extract %f8[1] : f16 from vector<2xf16>
  %f25 = arith.extf %f24 : f16 to f32
  %f26 = vector.extract %f15[1] : i8 from vector<4xi8>
  %f27 = arith.extui %f26 : i8 to i32
  %f28 = arith.sitofp %f27 : i32 to f32
  %f29 = arith.mulf %f25, %f28 : f32
  %f30 = arith.truncf %f29 : f32 to f16
  %f31 = vector.broadcast %f30 : f16 to vector<16xf16>
  %f32 = vector.extract %f15[2] : i8 from vector<4xi8>
  %f33 = arith.extui %f32 : i8 to i32
  %f34 = arith.sitofp %f33 : i32 to f32
  %f35 = arith.mulf %f17, %f34 : f32
  %f36 = arith.truncf %f35 : f32 to f16
  %f37 = vector.broadcast %f36 : f16 to vector<16xf16>
  %f38 = vector.extract %f15[3] : i8 from vector<4xi8>
  %f39 = arith.extui %f38 : i8 to i32
  %f40 = arith.sitofp %f39 : i32 to f32
  %f41 = arith.mulf %f25, %f40 : f32
  %f42 = arith.truncf %f41 : f32 to f16
  %f43 = vector.broadcast %f42 : f16 to vector<16xf16>
  %f44 = arith.muli %x4, %fc4 : index
  %f45 = arith.divui %f44, %fc6 : index
  %f46 = arith.addi %f10, %f45 : index
  %f47 = arith.addi %f46, %fc7 : index
  %f48 = arith.divui %f47, %fc1 : index
  %f49 = arith.muli %f48, %fc1 : index
  %f50 = arith.addi %f1, %f49 : index
  %f51 = arith.muli %x4, %fc8 : index
  %f52 = arith.addi %f50, %f51 : index
  %f53 = arith.muli %x2, %fc0 : index
  %f54 = arith.addi %f53, %f0 : index
  %f55 = arith.muli %f54, %fc2 : index
  %f56 = arith.addi %f52, %f55 : index
  %f57 = vector.load %x3[%f56] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
  %f58 = vector.bitcast %f57 : vector<8xi8> to vector<2xi32>
  %f59 = vector.shuffle %f58, %f58 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
  %f60 = arith.shrui %f59, %fc9 : vector<4xi32>
  %f61 = arith.andi %f60, %fc10 : vector<4xi32>
  %f62 = arith.ori %f61, %fc11 : vector<4xi32>
  %f63 = vector.bitcast %f62 : vector<4xi32> to vector<8xf16>
  %f64 = arith.shrui %f59, %fc12 : vector<4xi32>
  %f65 = arith.andi %f64, %fc10 : vector<4xi32>
  %f66 = arith.ori %f65, %fc11 : vector<4xi32>
  %f67 = vector.bitcast %f66 : vector<4xi32> to vector<8xf16>
  %f68 = arith.shrui %f59, %fc13 : vector<4xi32>
  %f69 = arith.andi %f68, %fc10 : vector<4xi32>
  %f70 = arith.ori %f69, %fc11 : vector<4xi32>
  %f71 = vector.bitcast %f70 : vector<4xi32> to vector<8xf16>
  %f72 = arith.shrui %f59, %fc14 : vector<4xi32>
  %f73 = arith.andi %f72, %fc10 : vector<4xi32>
  %f74 = arith.ori %f73, %fc11 : vector<4xi32>
  %f75 = vector.bitcast %f74 : vector<4xi32> to vector<8xf16>
  %f76 = vector.shuffle %f63, %f67 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f77 = vector.shuffle %f71, %f75 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f78 = vector.shuffle %f76, %f77 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f79 = arith.subf %f78, %fc15 : vector<32xf16>
  %f80 = vector.shuffle %f79, %f79 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f81 = vector.shuffle %f79, %f79 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f82 = math.fma %f80, %f23, %f31 : vector<16xf16>
  %f83 = math.fma %f81, %f37, %f43 : vector<16xf16>
  func.return %f82, %f83 : vector<16xf16>, vector<16xf16>
}
wave.kernel @expert_sum_q2_k_p1__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %ids: memref<?xi32>, %weights: memref<?xf32>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 8 : i64} {
  %c0 = arith.constant 0 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %c3 = arith.constant 4 : index
  %c4 = arith.constant 2 : index
  %c5 = arith.constant 256 : index
  %c6 = arith.constant 64 : index
  %c7 = arith.constant 127 : index
  %c8 = arith.constant 128 : index
  %c9 = arith.constant 8 : index
  %ranksMax = wave.param "ranksMax" : index
  %c11 = arith.constant 16 : index
  %c12 = arith.constant 7 : index
  %c13 = arith.constant 1 : index
  %c14 = arith.constant 32 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %c16 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c19 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
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
    %7 = arith.divui %6, %c4 : index
    %8 = arith.divui %inputFeatures, %c5 : index
    %9 = arith.muli %8, %c6 : index
    %10 = arith.addi %9, %7 : index
    %11 = arith.addi %10, %c7 : index
    %12 = arith.divui %11, %c8 : index
    %13 = arith.muli %12, %c8 : index
    %14 = arith.addi %6, %13 : index
    %15 = arith.addi %14, %c8 : index
    %16 = wave.block 0
    %17 = arith.muli %inputFeatures, %c9 : index
    %18 = wave.scratch %17 : memref<?xf16>
    %19 = arith.muli %ranksMax, %c11 : index
    %20 = wave.scratch %19 : memref<?xf32>
    %21 = arith.addi %expertsPerToken, %c12 : index
    %22 = arith.divui %21, %c9 : index
    scf.for %23 = %c0 to %22 step %c13 {
      %24 = arith.muli %23, %c9 : index
      %25 = arith.addi %5, %24 : index
      %26 = arith.muli %0, %expertsPerToken : index
      %27 = arith.subi %expertsPerToken, %c13 : index
      %28 = arith.minsi %25, %27 : index
      %29 = arith.addi %26, %28 : index
      %30 = arith.muli %29, %inputFeatures : index
      %31 = arith.divui %inputFeatures, %c9 : index
      %32 = arith.muli %5, %inputFeatures : index
      scf.for %33 = %4 to %31 step %c14 {
        %34 = arith.muli %33, %c9 : index
        %35 = arith.addi %30, %34 : index
        %36 = vector.load %x[%35] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %37 = arith.addi %32, %34 : index
        vector.store %36, %18[%37] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %38 = memref.load %ids[%29] : memref<?xi32>
      %39 = arith.index_cast %38 : i32 to index
      %40 = arith.muli %39, %panelsPerExpert : index
      %41 = arith.muli %16, %c13 : index
      %42 = arith.addi %40, %41 : index
      %43 = arith.addi %42, %c0 : index
      %44 = arith.muli %43, %15 : index
      %45 = arith.divui %inputFeatures, %c14 : index
      %46 = arith.muli %c0, %stepsPerWave : index
      %47 = arith.minsi %46, %45 : index
      %48 = arith.addi %47, %stepsPerWave : index
      %49 = arith.minsi %48, %45 : index
      %50 = arith.cmpi eq, %wholeBlocks, %c13 : index
      %51 = arith.subi %49, %47 : index
      %52 = arith.divui %51, %c4 : index
      %53 = arith.muli %52, %c4 : index
      %54 = arith.addi %47, %53 : index
      %55 = arith.select %50, %48, %54 : index
      %58 = scf.for %56 = %47 to %55 step %c4 iter_args(%57 = %c16) -> (vector<8xf32>) {
        %59 = arith.addi %56, %c0 : index
        %60:2 = func.call @expert_sum_q2_k_p1__gfx1100.0(%4, %44, %59, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %61 = arith.addi %56, %c13 : index
        %62:2 = func.call @expert_sum_q2_k_p1__gfx1100.0(%4, %44, %61, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %63 = arith.muli %56, %c4 : index
        %64 = arith.addi %63, %c0 : index
        %65 = arith.muli %c13, %c11 : index
        %66 = arith.muli %64, %65 : index
        %67 = arith.addi %32, %66 : index
        %68 = vector.load %18[%67] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %69 = arith.muli %c13, %c9 : index
        %70 = arith.addi %67, %69 : index
        %71 = vector.load %18[%70] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %72 = vector.shuffle %68, %71 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %73 = wave.mma %72, %60#0, %57 : vector<16xf16>, vector<8xf32>
        %74 = arith.addi %63, %c13 : index
        %75 = arith.muli %74, %65 : index
        %76 = arith.addi %32, %75 : index
        %77 = vector.load %18[%76] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %78 = arith.addi %76, %69 : index
        %79 = vector.load %18[%78] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %80 = vector.shuffle %77, %79 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %81 = wave.mma %80, %60#1, %73 : vector<16xf16>, vector<8xf32>
        %82 = arith.addi %63, %c4 : index
        %83 = arith.muli %82, %65 : index
        %84 = arith.addi %32, %83 : index
        %85 = vector.load %18[%84] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %86 = arith.addi %84, %69 : index
        %87 = vector.load %18[%86] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %88 = vector.shuffle %85, %87 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %89 = wave.mma %88, %62#0, %81 : vector<16xf16>, vector<8xf32>
        %90 = arith.addi %63, %c19 : index
        %91 = arith.muli %90, %65 : index
        %92 = arith.addi %32, %91 : index
        %93 = vector.load %18[%92] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %94 = arith.addi %92, %69 : index
        %95 = vector.load %18[%94] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %96 = vector.shuffle %93, %95 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %97 = wave.mma %96, %62#1, %89 : vector<16xf16>, vector<8xf32>
        scf.yield %97 : vector<8xf32>
      }
      %98 = arith.select %50, %55, %49 : index
      %101 = scf.for %99 = %55 to %98 step %c13 iter_args(%100 = %58) -> (vector<8xf32>) {
        %102 = arith.addi %99, %c0 : index
        %103:2 = func.call @expert_sum_q2_k_p1__gfx1100.0(%4, %44, %102, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %104 = arith.muli %99, %c4 : index
        %105 = arith.addi %104, %c0 : index
        %106 = arith.muli %c13, %c11 : index
        %107 = arith.muli %105, %106 : index
        %108 = arith.addi %32, %107 : index
        %109 = vector.load %18[%108] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %110 = arith.muli %c13, %c9 : index
        %111 = arith.addi %108, %110 : index
        %112 = vector.load %18[%111] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %113 = vector.shuffle %109, %112 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %114 = wave.mma %113, %103#0, %100 : vector<16xf16>, vector<8xf32>
        %115 = arith.addi %104, %c13 : index
        %116 = arith.muli %115, %106 : index
        %117 = arith.addi %32, %116 : index
        %118 = vector.load %18[%117] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %119 = arith.addi %117, %110 : index
        %120 = vector.load %18[%119] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %121 = vector.shuffle %118, %120 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %122 = wave.mma %121, %103#1, %114 : vector<16xf16>, vector<8xf32>
        scf.yield %122 : vector<8xf32>
      }
      %123 = arith.cmpi slt, %4, %c11 : index
      %124 = arith.cmpi slt, %25, %expertsPerToken : index
      %125 = arith.andi %123, %124 : i1
      scf.if %125 {
        %126 = arith.cmpi eq, %hasFactors, %c13 : index
        %127 = arith.muli %29, %c4 : index
        %128 = memref.load %factors[%127] : memref<?xf32>
        %129 = arith.mulf %128, %operandScale : f32
        %130 = arith.select %126, %129, %operandScale : f32
        %131 = vector.extract %101[0] : f32 from vector<8xf32>
        %132 = arith.remui %4, %c11 : index
        %133 = arith.muli %132, %c3 : index
        %134 = arith.addi %44, %133 : index
        %135 = vector.load %w[%134] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %136 = vector.bitcast %135 : vector<4xi8> to vector<1xf32>
        %137 = vector.extract %136[0] : f32 from vector<1xf32>
        %138 = arith.mulf %137, %130 : f32
        %139 = arith.mulf %131, %138 : f32
        %140 = arith.muli %25, %c11 : index
        %141 = arith.addi %140, %c0 : index
        %142 = arith.addi %141, %4 : index
        memref.store %139, %20[%142] : memref<?xf32>
      }
      wave.barrier
    }
    %143 = arith.muli %5, %c14 : index
    %144 = arith.addi %143, %4 : index
    %145 = arith.cmpi slt, %144, %c11 : index
    scf.if %145 {
      %148 = scf.for %146 = %c0 to %expertsPerToken step %c13 iter_args(%147 = %c22) -> (f32) {
        %149 = arith.muli %0, %expertsPerToken : index
        %150 = arith.addi %149, %146 : index
        %151 = memref.load %weights[%150] : memref<?xf32>
        %152 = arith.muli %146, %c11 : index
        %153 = arith.addi %152, %4 : index
        %154 = memref.load %20[%153] : memref<?xf32>
        %155 = math.fma %151, %154, %147 : f32
        scf.yield %155 : f32
      }
      %156 = arith.muli %0, %outputFeatures : index
      %157 = arith.muli %16, %c11 : index
      %158 = arith.addi %156, %157 : index
      %159 = arith.addi %158, %4 : index
      %160 = memref.load %residual[%159] : memref<?xf32>
      %161 = arith.addf %160, %148 : f32
      memref.store %161, %out[%159] : memref<?xf32>
    }
  }
  wave.return
}
