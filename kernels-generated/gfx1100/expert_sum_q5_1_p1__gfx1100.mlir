// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertSum(format='q5_1', panels=1, norm=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_sum_q5_1_p1__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 128 : index
  %fc2 = arith.constant 64 : index
  %fc3 = arith.constant 4 : index
  %fc4 = arith.constant 2 : index
  %fc5 = arith.constant 127 : index
  %fc6 = arith.constant 256 : index
  %fc7 = arith.constant 8 : index
  %fc8 = arith.constant dense<0> : vector<4xi32>
  %fc9 = arith.constant dense<983055> : vector<4xi32>
  %fc10 = arith.constant dense<[0, 4, 8, 12]> : vector<4xi32>
  %fc11 = arith.constant dense<65537> : vector<4xi32>
  %fc12 = arith.constant dense<4> : vector<4xi32>
  %fc13 = arith.constant dense<1677747200> : vector<4xi32>
  %fc14 = arith.constant dense<[1, 5, 9, 13]> : vector<4xi32>
  %fc15 = arith.constant dense<8> : vector<4xi32>
  %fc16 = arith.constant dense<[2, 6, 10, 14]> : vector<4xi32>
  %fc17 = arith.constant dense<12> : vector<4xi32>
  %fc18 = arith.constant dense<[3, 7, 11, 15]> : vector<4xi32>
  %fc19 = arith.constant dense<0x6400> : vector<32xf16>
  %f0 = arith.remui %x0, %fc0 : index
  %f1 = arith.addi %x1, %fc1 : index
  %f2 = arith.muli %x2, %fc2 : index
  %f3 = arith.addi %f1, %f2 : index
  %f4 = arith.muli %f0, %fc3 : index
  %f5 = arith.addi %f3, %f4 : index
  %f6 = vector.load %x3[%f5] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
  %f7 = vector.bitcast %f6 : vector<4xi8> to vector<2xf16>
  %f8 = vector.extract %f7[0] : f16 from vector<2xf16>
  %f9 = vector.broadcast %f8 : f16 to vector<16xf16>
  %f10 = vector.extract %f7[1] : f16 from vector<2xf16>
  %f11 = vector.broadcast %f10 : f16 to vector<16xf16>
  %f12 = arith.muli %x4, %fc4 : index
  %f13 = arith.addi %f12, %fc5 : index
  %f14 = arith.divui %f13, %fc1 : index
  %f15 = arith.muli %f14, %fc1 : index
  %f16 = arith.addi %f1, %f15 : index
  %f17 = arith.muli %x2, %fc6 : index
  %f18 = arith.addi %f16, %f17 : index
  %f19 = arith.muli %f0, %fc0 : index
  %f20 = arith.addi %f18, %f19 : index
  %f21 = arith.muli %x4, %fc7 : index
  %f22 = arith.addi %f21, %f15 : index
  %f23 = arith.addi %f22, %fc1 : index
  %f24 = arith.addi %x1, %f23 : index
  %f25 = arith.muli %x2, %fc0 : index
  %f26 = arith.addi %f25, %f0 : index
  %f27 = arith.muli %f26, %fc3 : index
  %f28 = arith.addi %f24, %f27 : index
  %f29 = vector.load %x3[%f28] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
  %f30 = vector.bitcast %f29 : vector<4xi8> to vector<1xi32>
  %f31 = vector.shuffle %f30, %f30 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
  %f32 = vector.load %x3[%f20] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f33 = vector.bitcast %f32 : vector<16xi8> to vector<4xi32>
  %f34 = arith.shrui %f33, %fc8 : vector<4xi32>
  %f35 = arith.andi %f34, %fc9 : vector<4xi32>
  %f36 = arith.shrui %f31, %fc10 : vector<4xi32>
  %f37 = arith.andi %f36, %fc11 : vector<4xi32>
  %f38 = arith.shli %f37, %fc12 : vector<4xi32>
  %f39 = arith.ori %f35, %f38 : vector<4xi32>
  %f40 = arith.ori %f39, %fc13 : vector<4xi32>
  %f41 = vector.bitcast %f40 : vector<4xi32> to vector<8xf16>
  %f42 = arith.shrui %f33, %fc12 : vector<4xi32>
  %f43 = arith.andi %f42, %fc9 : vector<4xi32>
  %f44 = arith.shrui %f31, %fc14 : vector<4xi32>
  %f45 = arith.andi %f44, %fc11 : vector<4xi32>
  %f46 = arith.shli %f45, %fc12 : vector<4xi32>
  %f47 = arith.ori %f43, %f46 : vector<4xi32>
  %f48 = arith.ori %f47, %fc13 : vector<4xi32>
  %f49 = vector.bitcast %f48 : vector<4xi32> to vector<8xf16>
  %f50 = arith.shrui %f33, %fc15 : vector<4xi32>
  %f51 = arith.andi %f50, %fc9 : vector<4xi32>
  %f52 = arith.shrui %f31, %fc16 : vector<4xi32>
  %f53 = arith.andi %f52, %fc11 : vector<4xi32>
  %f54 = arith.shli %f53, %fc12 : vector<4xi32>
  %f55 = arith.ori %f51, %f54 : vector<4xi32>
  %f56 = arith.ori %f55, %fc13 : vector<4xi32>
  %f57 = vector.bitcast %f56 : vector<4xi32> to vector<8xf16>
  %f58 = arith.shrui %f33, %fc17 : vector<4xi32>
  %f59 = arith.andi %f58, %fc9 : vector<4xi32>
  %f60 = arith.shrui %f31, %fc18 : vector<4xi32>
  %f61 = arith.andi %f60, %fc11 : vector<4xi32>
  %f62 = arith.shli %f61, %fc12 : vector<4xi32>
  %f63 = arith.ori %f59, %f62 : vector<4xi32>
  %f64 = arith.ori %f63, %fc13 : vector<4xi32>
  %f65 = vector.bitcast %f64 : vector<4xi32> to vector<8xf16>
  %f66 = vector.shuffle %f41, %f49 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f67 = vector.shuffle %f57, %f65 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f68 = vector.shuffle %f66, %f67 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f69 = arith.subf %f68, %fc19 : vector<32xf16>
  %f70 = vector.shuffle %f69, %f69 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f71 = vector.shuffle %f69, %f69 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f72 = math.fma %f70, %f9, %f11 : vector<16xf16>
  %f73 = math.fma %f71, %f9, %f11 : vector<16xf16>
  func.return %f72, %f73 : vector<16xf16>, vector<16xf16>
}
wave.kernel @expert_sum_q5_1_p1__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %ids: memref<?xi32>, %weights: memref<?xf32>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 8 : i64} {
  %c0 = arith.constant 0 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %c3 = arith.constant 8 : index
  %c4 = arith.constant 2 : index
  %c5 = arith.constant 127 : index
  %c6 = arith.constant 128 : index
  %ranksMax = wave.param "ranksMax" : index
  %c8 = arith.constant 16 : index
  %c9 = arith.constant 7 : index
  %c10 = arith.constant 1 : index
  %c11 = arith.constant 32 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %c13 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c16 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c19 = arith.constant 4 : index
  %c20 = arith.constant 0x00000000 : f32
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
    %8 = arith.addi %7, %c5 : index
    %9 = arith.divui %8, %c6 : index
    %10 = arith.muli %9, %c6 : index
    %11 = arith.addi %6, %10 : index
    %12 = arith.addi %11, %c6 : index
    %13 = arith.addi %12, %7 : index
    %14 = wave.block 0
    %15 = wave.scratch %6 : memref<?xf16>
    %16 = arith.muli %ranksMax, %c8 : index
    %17 = wave.scratch %16 : memref<?xf32>
    %18 = arith.addi %expertsPerToken, %c9 : index
    %19 = arith.divui %18, %c3 : index
    scf.for %20 = %c0 to %19 step %c10 {
      %21 = arith.muli %20, %c3 : index
      %22 = arith.addi %5, %21 : index
      %23 = arith.muli %0, %expertsPerToken : index
      %24 = arith.subi %expertsPerToken, %c10 : index
      %25 = arith.minsi %22, %24 : index
      %26 = arith.addi %23, %25 : index
      %27 = arith.muli %26, %inputFeatures : index
      %28 = arith.divui %inputFeatures, %c3 : index
      %29 = arith.muli %5, %inputFeatures : index
      scf.for %30 = %4 to %28 step %c11 {
        %31 = arith.muli %30, %c3 : index
        %32 = arith.addi %27, %31 : index
        %33 = vector.load %x[%32] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %34 = arith.addi %29, %31 : index
        vector.store %33, %15[%34] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %35 = memref.load %ids[%26] : memref<?xi32>
      %36 = arith.index_cast %35 : i32 to index
      %37 = arith.muli %36, %panelsPerExpert : index
      %38 = arith.muli %14, %c10 : index
      %39 = arith.addi %37, %38 : index
      %40 = arith.addi %39, %c0 : index
      %41 = arith.muli %40, %13 : index
      %42 = arith.divui %inputFeatures, %c11 : index
      %43 = arith.muli %c0, %stepsPerWave : index
      %44 = arith.minsi %43, %42 : index
      %45 = arith.addi %44, %stepsPerWave : index
      %46 = arith.minsi %45, %42 : index
      %47 = arith.cmpi eq, %wholeBlocks, %c10 : index
      %48 = arith.subi %46, %44 : index
      %49 = arith.divui %48, %c4 : index
      %50 = arith.muli %49, %c4 : index
      %51 = arith.addi %44, %50 : index
      %52 = arith.select %47, %45, %51 : index
      %55 = scf.for %53 = %44 to %52 step %c4 iter_args(%54 = %c13) -> (vector<8xf32>) {
        %56 = arith.addi %53, %c0 : index
        %57:2 = func.call @expert_sum_q5_1_p1__gfx1100.0(%4, %41, %56, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %58 = arith.addi %53, %c10 : index
        %59:2 = func.call @expert_sum_q5_1_p1__gfx1100.0(%4, %41, %58, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %60 = arith.muli %53, %c4 : index
        %61 = arith.addi %60, %c0 : index
        %62 = arith.muli %c10, %c8 : index
        %63 = arith.muli %61, %62 : index
        %64 = arith.addi %29, %63 : index
        %65 = vector.load %15[%64] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %66 = arith.muli %c10, %c3 : index
        %67 = arith.addi %64, %66 : index
        %68 = vector.load %15[%67] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %69 = vector.shuffle %65, %68 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %70 = wave.mma %69, %57#0, %54 : vector<16xf16>, vector<8xf32>
        %71 = arith.addi %60, %c10 : index
        %72 = arith.muli %71, %62 : index
        %73 = arith.addi %29, %72 : index
        %74 = vector.load %15[%73] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %75 = arith.addi %73, %66 : index
        %76 = vector.load %15[%75] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %77 = vector.shuffle %74, %76 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %78 = wave.mma %77, %57#1, %70 : vector<16xf16>, vector<8xf32>
        %79 = arith.addi %60, %c4 : index
        %80 = arith.muli %79, %62 : index
        %81 = arith.addi %29, %80 : index
        %82 = vector.load %15[%81] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %83 = arith.addi %81, %66 : index
        %84 = vector.load %15[%83] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %85 = vector.shuffle %82, %84 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %86 = wave.mma %85, %59#0, %78 : vector<16xf16>, vector<8xf32>
        %87 = arith.addi %60, %c16 : index
        %88 = arith.muli %87, %62 : index
        %89 = arith.addi %29, %88 : index
        %90 = vector.load %15[%89] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %91 = arith.addi %89, %66 : index
        %92 = vector.load %15[%91] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %93 = vector.shuffle %90, %92 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %94 = wave.mma %93, %59#1, %86 : vector<16xf16>, vector<8xf32>
        scf.yield %94 : vector<8xf32>
      }
      %95 = arith.select %47, %52, %46 : index
      %98 = scf.for %96 = %52 to %95 step %c10 iter_args(%97 = %55) -> (vector<8xf32>) {
        %99 = arith.addi %96, %c0 : index
        %100:2 = func.call @expert_sum_q5_1_p1__gfx1100.0(%4, %41, %99, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %101 = arith.muli %96, %c4 : index
        %102 = arith.addi %101, %c0 : index
        %103 = arith.muli %c10, %c8 : index
        %104 = arith.muli %102, %103 : index
        %105 = arith.addi %29, %104 : index
        %106 = vector.load %15[%105] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %107 = arith.muli %c10, %c3 : index
        %108 = arith.addi %105, %107 : index
        %109 = vector.load %15[%108] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %110 = vector.shuffle %106, %109 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %111 = wave.mma %110, %100#0, %97 : vector<16xf16>, vector<8xf32>
        %112 = arith.addi %101, %c10 : index
        %113 = arith.muli %112, %103 : index
        %114 = arith.addi %29, %113 : index
        %115 = vector.load %15[%114] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %116 = arith.addi %114, %107 : index
        %117 = vector.load %15[%116] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %118 = vector.shuffle %115, %117 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %119 = wave.mma %118, %100#1, %111 : vector<16xf16>, vector<8xf32>
        scf.yield %119 : vector<8xf32>
      }
      %120 = arith.cmpi slt, %4, %c8 : index
      %121 = arith.cmpi slt, %22, %expertsPerToken : index
      %122 = arith.andi %120, %121 : i1
      scf.if %122 {
        %123 = arith.cmpi eq, %hasFactors, %c10 : index
        %124 = arith.muli %26, %c4 : index
        %125 = memref.load %factors[%124] : memref<?xf32>
        %126 = arith.mulf %125, %operandScale : f32
        %127 = arith.select %123, %126, %operandScale : f32
        %128 = vector.extract %98[0] : f32 from vector<8xf32>
        %129 = arith.remui %4, %c8 : index
        %130 = arith.muli %129, %c19 : index
        %131 = arith.addi %41, %130 : index
        %132 = vector.load %w[%131] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %133 = vector.bitcast %132 : vector<4xi8> to vector<1xf32>
        %134 = vector.extract %133[0] : f32 from vector<1xf32>
        %135 = arith.mulf %134, %127 : f32
        %136 = arith.mulf %128, %135 : f32
        %137 = arith.muli %22, %c8 : index
        %138 = arith.addi %137, %c0 : index
        %139 = arith.addi %138, %4 : index
        memref.store %136, %17[%139] : memref<?xf32>
      }
      wave.barrier
    }
    %140 = arith.muli %5, %c11 : index
    %141 = arith.addi %140, %4 : index
    %142 = arith.cmpi slt, %141, %c8 : index
    scf.if %142 {
      %145 = scf.for %143 = %c0 to %expertsPerToken step %c10 iter_args(%144 = %c20) -> (f32) {
        %146 = arith.muli %0, %expertsPerToken : index
        %147 = arith.addi %146, %143 : index
        %148 = memref.load %weights[%147] : memref<?xf32>
        %149 = arith.muli %143, %c8 : index
        %150 = arith.addi %149, %4 : index
        %151 = memref.load %17[%150] : memref<?xf32>
        %152 = math.fma %148, %151, %144 : f32
        scf.yield %152 : f32
      }
      %153 = arith.muli %0, %outputFeatures : index
      %154 = arith.muli %14, %c8 : index
      %155 = arith.addi %153, %154 : index
      %156 = arith.addi %155, %4 : index
      %157 = memref.load %residual[%156] : memref<?xf32>
      %158 = arith.addf %157, %145 : f32
      memref.store %158, %out[%156] : memref<?xf32>
    }
  }
  wave.return
}
