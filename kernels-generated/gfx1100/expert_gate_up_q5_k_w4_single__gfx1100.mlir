// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertGateUp(format='q5_k', waves=4, grouped=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_gate_up_q5_k_w4_single__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 128 : index
  %fc2 = arith.constant 8 : index
  %fc3 = arith.constant 64 : index
  %fc4 = arith.constant 4 : index
  %fc5 = arith.constant 256 : index
  %fc6 = arith.constant 32 : index
  %fc7 = arith.constant 2 : index
  %fc8 = arith.constant 127 : index
  %fc9 = arith.constant dense<0> : vector<4xi32>
  %fc10 = arith.constant dense<983055> : vector<4xi32>
  %fc11 = arith.constant dense<[0, 4, 8, 12]> : vector<4xi32>
  %fc12 = arith.constant dense<65537> : vector<4xi32>
  %fc13 = arith.constant dense<4> : vector<4xi32>
  %fc14 = arith.constant dense<1677747200> : vector<4xi32>
  %fc15 = arith.constant dense<[1, 5, 9, 13]> : vector<4xi32>
  %fc16 = arith.constant dense<8> : vector<4xi32>
  %fc17 = arith.constant dense<[2, 6, 10, 14]> : vector<4xi32>
  %fc18 = arith.constant dense<12> : vector<4xi32>
  %fc19 = arith.constant dense<[3, 7, 11, 15]> : vector<4xi32>
  %fc20 = arith.constant dense<0x6400> : vector<32xf16>
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
  %f42 = arith.muli %f41, %fc4 : index
  %f43 = arith.addi %f39, %f42 : index
  %f44 = arith.muli %x2, %fc5 : index
  %f45 = arith.addi %f37, %f44 : index
  %f46 = arith.muli %f0, %fc0 : index
  %f47 = arith.addi %f45, %f46 : index
  %f48 = vector.load %x3[%f43] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
  %f49 = vector.bitcast %f48 : vector<4xi8> to vector<1xi32>
  %f50 = vector.shuffle %f49, %f49 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
  %f51 = vector.load %x3[%f47] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f52 = vector.bitcast %f51 : vector<16xi8> to vector<4xi32>
  %f53 = arith.shrui %f52, %fc9 : vector<4xi32>
  %f54 = arith.andi %f53, %fc10 : vector<4xi32>
  %f55 = arith.shrui %f50, %fc11 : vector<4xi32>
  %f56 = arith.andi %f55, %fc12 : vector<4xi32>
  %f57 = arith.shli %f56, %fc13 : vector<4xi32>
  %f58 = arith.ori %f54, %f57 : vector<4xi32>
  %f59 = arith.ori %f58, %fc14 : vector<4xi32>
  %f60 = vector.bitcast %f59 : vector<4xi32> to vector<8xf16>
  %f61 = arith.shrui %f52, %fc13 : vector<4xi32>
  %f62 = arith.andi %f61, %fc10 : vector<4xi32>
  %f63 = arith.shrui %f50, %fc15 : vector<4xi32>
  %f64 = arith.andi %f63, %fc12 : vector<4xi32>
  %f65 = arith.shli %f64, %fc13 : vector<4xi32>
  %f66 = arith.ori %f62, %f65 : vector<4xi32>
  %f67 = arith.ori %f66, %fc14 : vector<4xi32>
  %f68 = vector.bitcast %f67 : vector<4xi32> to vector<8xf16>
  %f69 = arith.shrui %f52, %fc16 : vector<4xi32>
  %f70 = arith.andi %f69, %fc10 : vector<4xi32>
  %f71 = arith.shrui %f50, %fc17 : vector<4xi32>
  %f72 = arith.andi %f71, %fc12 : vector<4xi32>
  %f73 = arith.shli %f72, %fc13 : vector<4xi32>
  %f74 = arith.ori %f70, %f73 : vector<4xi32>
  %f75 = arith.ori %f74, %fc14 : vector<4xi32>
  %f76 = vector.bitcast %f75 : vector<4xi32> to vector<8xf16>
  %f77 = arith.shrui %f52, %fc18 : vector<4xi32>
  %f78 = arith.andi %f77, %fc10 : vector<4xi32>
  %f79 = arith.shrui %f50, %fc19 : vector<4xi32>
  %f80 = arith.andi %f79, %fc12 : vector<4xi32>
  %f81 = arith.shli %f80, %fc13 : vector<4xi32>
  %f82 = arith.ori %f78, %f81 : vector<4xi32>
  %f83 = arith.ori %f82, %fc14 : vector<4xi32>
  %f84 = vector.bitcast %f83 : vector<4xi32> to vector<8xf16>
  %f85 = vector.shuffle %f60, %f68 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f86 = vector.shuffle %f76, %f84 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f87 = vector.shuffle %f85, %f86 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f88 = arith.subf %f87, %fc20 : vector<32xf16>
  %f89 = vector.shuffle %f88, %f88 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f90 = vector.shuffle %f88, %f88 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f91 = math.fma %f89, %f24, %f32 : vector<16xf16>
  %f92 = math.fma %f90, %f24, %f32 : vector<16xf16>
  func.return %f91, %f92 : vector<16xf16>, vector<16xf16>
}
wave.kernel @expert_gate_up_q5_k_w4_single__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %ids: memref<?xi32>, %out: memref<?xf16>, %out_factors: memref<?xf32>) attributes {waves = 4 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 0 : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %c3 = arith.constant 2048 : index
  %c4 = arith.constant 10 : index
  %c5 = arith.constant 256 : index
  %c6 = arith.constant 64 : index
  %c7 = arith.constant 127 : index
  %c8 = arith.constant 128 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %c10 = arith.constant 2 : index
  %c11 = arith.constant 1 : index
  %rowDivisor = wave.param "rowDivisor" : index
  %tileRows = wave.param "tileRows" : index
  %c14 = arith.constant 16 : index
  %c15 = arith.constant 8 : index
  %c16 = arith.constant 32 : index
  %c17 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c20 = arith.constant 3 : index
  %c21 = arith.constant 4 : index
  %c22 = arith.constant 512 : index
  %c23 = arith.constant 1024 : index
  %c24 = arith.constant 1536 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c27 = arith.constant 23 : i32
  %c28 = arith.constant 141 : i32
  %c29 = arith.constant 268 : i32
  %c30 = arith.constant 14 : i32
  %c31 = arith.constant 0x3F800000 : f32
  %c32 = arith.constant 0xBFB8AA3B : f32
  %outputFeatures = wave.param "outputFeatures" : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = memref.load %step[%c1] : memref<?xi32>
  %3 = arith.index_cast %2 : i32 to index
  %4 = arith.muli %3, %expertsPerToken : index
  %5 = arith.cmpi slt, %1, %4 : index
  %6 = wave.scratch %c3 : memref<?xf32>
  %7 = wave.lane
  scf.if %5 {
    %8 = memref.load %ids[%1] : memref<?xi32>
    %9 = arith.index_cast %8 : i32 to index
    %10 = arith.muli %inputFeatures, %c4 : index
    %11 = arith.divui %inputFeatures, %c5 : index
    %12 = arith.muli %11, %c6 : index
    %13 = arith.addi %12, %inputFeatures : index
    %14 = arith.addi %13, %c7 : index
    %15 = arith.divui %14, %c8 : index
    %16 = arith.muli %15, %c8 : index
    %17 = arith.addi %10, %16 : index
    %18 = arith.addi %17, %c8 : index
    %19 = arith.muli %9, %panelsPerExpert : index
    %20 = arith.muli %0, %c10 : index
    %21 = arith.addi %19, %20 : index
    %22 = arith.addi %21, %c1 : index
    %23 = arith.muli %22, %18 : index
    %24 = arith.addi %21, %c11 : index
    %25 = arith.muli %24, %18 : index
    %26 = arith.divui %1, %rowDivisor : index
    %27 = wave.scratch %inputFeatures : memref<?xf16>
    %28 = arith.divui %26, %tileRows : index
    %29 = arith.divui %inputFeatures, %c14 : index
    %30 = arith.muli %28, %29 : index
    %31 = arith.divui %c1, %c14 : index
    %32 = arith.addi %30, %31 : index
    %33 = arith.muli %32, %c10 : index
    %34 = arith.remui %c1, %c14 : index
    %35 = arith.divui %34, %c15 : index
    %36 = arith.addi %33, %35 : index
    %37 = arith.muli %tileRows, %c15 : index
    %38 = arith.muli %36, %37 : index
    %39 = arith.remui %26, %tileRows : index
    %40 = arith.muli %39, %c15 : index
    %41 = arith.addi %38, %40 : index
    %42 = arith.remui %c1, %c15 : index
    %43 = arith.addi %41, %42 : index
    %44 = arith.divui %inputFeatures, %c15 : index
    %45 = wave.wave
    %46 = arith.muli %45, %c16 : index
    %47 = arith.addi %46, %7 : index
    scf.for %48 = %47 to %44 step %c8 {
      %49 = arith.muli %48, %37 : index
      %50 = arith.addi %43, %49 : index
      %51 = vector.load %x[%50] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %52 = arith.muli %48, %c15 : index
      vector.store %51, %27[%52] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %53 = arith.divui %inputFeatures, %c16 : index
    %54 = arith.muli %45, %stepsPerWave : index
    %55 = arith.minsi %54, %53 : index
    %56 = arith.addi %55, %stepsPerWave : index
    %57 = arith.minsi %56, %53 : index
    %58 = arith.cmpi eq, %wholeBlocks, %c11 : index
    %59 = arith.subi %57, %55 : index
    %60 = arith.divui %59, %c10 : index
    %61 = arith.muli %60, %c10 : index
    %62 = arith.addi %55, %61 : index
    %63 = arith.select %58, %56, %62 : index
    %67:2 = scf.for %64 = %55 to %63 step %c10 iter_args(%65 = %c17, %66 = %c17) -> (vector<8xf32>, vector<8xf32>) {
      %68 = arith.addi %64, %c1 : index
      %69:2 = func.call @expert_gate_up_q5_k_w4_single__gfx1100.0(%7, %23, %68, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %70 = arith.addi %64, %c11 : index
      %71:2 = func.call @expert_gate_up_q5_k_w4_single__gfx1100.0(%7, %23, %70, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %72:2 = func.call @expert_gate_up_q5_k_w4_single__gfx1100.0(%7, %25, %68, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %73:2 = func.call @expert_gate_up_q5_k_w4_single__gfx1100.0(%7, %25, %70, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %74 = arith.muli %64, %c10 : index
      %75 = arith.addi %74, %c1 : index
      %76 = arith.muli %c11, %c14 : index
      %77 = arith.muli %75, %76 : index
      %78 = arith.addi %c1, %77 : index
      %79 = vector.load %27[%78] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %80 = arith.muli %c11, %c15 : index
      %81 = arith.addi %78, %80 : index
      %82 = vector.load %27[%81] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %83 = vector.shuffle %79, %82 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %84 = wave.mma %83, %69#0, %65 : vector<16xf16>, vector<8xf32>
      %85 = wave.mma %83, %72#0, %66 : vector<16xf16>, vector<8xf32>
      %86 = arith.addi %74, %c11 : index
      %87 = arith.muli %86, %76 : index
      %88 = arith.addi %c1, %87 : index
      %89 = vector.load %27[%88] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %90 = arith.addi %88, %80 : index
      %91 = vector.load %27[%90] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %92 = vector.shuffle %89, %91 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %93 = wave.mma %92, %69#1, %84 : vector<16xf16>, vector<8xf32>
      %94 = wave.mma %92, %72#1, %85 : vector<16xf16>, vector<8xf32>
      %95 = arith.addi %74, %c10 : index
      %96 = arith.muli %95, %76 : index
      %97 = arith.addi %c1, %96 : index
      %98 = vector.load %27[%97] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %99 = arith.addi %97, %80 : index
      %100 = vector.load %27[%99] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %101 = vector.shuffle %98, %100 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %102 = wave.mma %101, %71#0, %93 : vector<16xf16>, vector<8xf32>
      %103 = wave.mma %101, %73#0, %94 : vector<16xf16>, vector<8xf32>
      %104 = arith.addi %74, %c20 : index
      %105 = arith.muli %104, %76 : index
      %106 = arith.addi %c1, %105 : index
      %107 = vector.load %27[%106] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %108 = arith.addi %106, %80 : index
      %109 = vector.load %27[%108] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %110 = vector.shuffle %107, %109 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %111 = wave.mma %110, %71#1, %102 : vector<16xf16>, vector<8xf32>
      %112 = wave.mma %110, %73#1, %103 : vector<16xf16>, vector<8xf32>
      scf.yield %111, %112 : vector<8xf32>, vector<8xf32>
    }
    %113 = arith.select %58, %63, %57 : index
    %117:2 = scf.for %114 = %63 to %113 step %c11 iter_args(%115 = %67#0, %116 = %67#1) -> (vector<8xf32>, vector<8xf32>) {
      %118 = arith.addi %114, %c1 : index
      %119:2 = func.call @expert_gate_up_q5_k_w4_single__gfx1100.0(%7, %23, %118, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %120:2 = func.call @expert_gate_up_q5_k_w4_single__gfx1100.0(%7, %25, %118, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %121 = arith.muli %114, %c10 : index
      %122 = arith.addi %121, %c1 : index
      %123 = arith.muli %c11, %c14 : index
      %124 = arith.muli %122, %123 : index
      %125 = arith.addi %c1, %124 : index
      %126 = vector.load %27[%125] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %127 = arith.muli %c11, %c15 : index
      %128 = arith.addi %125, %127 : index
      %129 = vector.load %27[%128] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %130 = vector.shuffle %126, %129 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %131 = wave.mma %130, %119#0, %115 : vector<16xf16>, vector<8xf32>
      %132 = wave.mma %130, %120#0, %116 : vector<16xf16>, vector<8xf32>
      %133 = arith.addi %121, %c11 : index
      %134 = arith.muli %133, %123 : index
      %135 = arith.addi %c1, %134 : index
      %136 = vector.load %27[%135] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %137 = arith.addi %135, %127 : index
      %138 = vector.load %27[%137] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %139 = vector.shuffle %136, %138 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %140 = wave.mma %139, %119#1, %131 : vector<16xf16>, vector<8xf32>
      %141 = wave.mma %139, %120#1, %132 : vector<16xf16>, vector<8xf32>
      scf.yield %140, %141 : vector<8xf32>, vector<8xf32>
    }
    %142 = arith.muli %45, %c10 : index
    %143 = arith.addi %142, %c1 : index
    %144 = arith.muli %143, %c5 : index
    %145 = arith.addi %144, %7 : index
    %146 = vector.extract %117#0[0] : f32 from vector<8xf32>
    %147 = arith.addi %145, %c1 : index
    memref.store %146, %6[%147] : memref<?xf32>
    %148 = arith.addi %142, %c11 : index
    %149 = arith.muli %148, %c5 : index
    %150 = arith.addi %149, %7 : index
    %151 = vector.extract %117#1[0] : f32 from vector<8xf32>
    %152 = arith.addi %150, %c1 : index
    memref.store %151, %6[%152] : memref<?xf32>
    wave.barrier
    scf.for %153 = %45 to %c11 step %c21 {
      %154 = arith.muli %153, %c16 : index
      %155 = arith.addi %154, %7 : index
      %156 = arith.addi %155, %c1 : index
      %157 = memref.load %6[%156] : memref<?xf32>
      %158 = arith.addi %156, %c22 : index
      %159 = memref.load %6[%158] : memref<?xf32>
      %160 = arith.addf %157, %159 : f32
      %161 = arith.addi %156, %c23 : index
      %162 = memref.load %6[%161] : memref<?xf32>
      %163 = arith.addf %160, %162 : f32
      %164 = arith.addi %156, %c24 : index
      %165 = memref.load %6[%164] : memref<?xf32>
      %166 = arith.addf %163, %165 : f32
      %167 = arith.addi %155, %c5 : index
      %168 = memref.load %6[%167] : memref<?xf32>
      %169 = arith.addi %167, %c22 : index
      %170 = memref.load %6[%169] : memref<?xf32>
      %171 = arith.addf %168, %170 : f32
      %172 = arith.addi %167, %c23 : index
      %173 = memref.load %6[%172] : memref<?xf32>
      %174 = arith.addf %171, %173 : f32
      %175 = arith.addi %167, %c24 : index
      %176 = memref.load %6[%175] : memref<?xf32>
      %177 = arith.addf %174, %176 : f32
      %178 = arith.muli %153, %c10 : index
      %179 = arith.divui %7, %c14 : index
      %180 = arith.addi %178, %179 : index
      %181 = arith.cmpi slt, %180, %c11 : index
      scf.if %181 {
        %182 = arith.cmpi eq, %hasFactors, %c11 : index
        %183 = arith.muli %26, %c10 : index
        %184 = memref.load %factors[%183] : memref<?xf32>
        %185 = arith.mulf %184, %operandScale : f32
        %186 = arith.select %182, %185, %operandScale : f32
        %187 = arith.remui %7, %c14 : index
        %188 = arith.muli %187, %c21 : index
        %189 = arith.addi %23, %188 : index
        %190 = vector.load %w[%189] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %191 = vector.bitcast %190 : vector<4xi8> to vector<1xf32>
        %192 = vector.extract %191[0] : f32 from vector<1xf32>
        %193 = arith.mulf %192, %186 : f32
        %194 = arith.mulf %166, %193 : f32
        %195 = arith.addi %25, %188 : index
        %196 = vector.load %w[%195] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %197 = vector.bitcast %196 : vector<4xi8> to vector<1xf32>
        %198 = vector.extract %197[0] : f32 from vector<1xf32>
        %199 = arith.mulf %198, %186 : f32
        %200 = arith.mulf %177, %199 : f32
        %201 = arith.addi %23, %c6 : index
        %202 = vector.load %w[%201] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %203 = vector.bitcast %202 : vector<4xi8> to vector<1xf32>
        %204 = vector.extract %203[0] : f32 from vector<1xf32>
        %205 = arith.addi %183, %c11 : index
        %206 = memref.load %factors[%205] : memref<?xf32>
        %207 = arith.mulf %206, %204 : f32
        %208 = arith.bitcast %207 : f32 to i32
        %209 = arith.shrui %208, %c27 : i32
        %210 = arith.maxsi %209, %c28 : i32
        %211 = arith.subi %c29, %210 : i32
        %212 = arith.shli %211, %c27 : i32
        %213 = arith.subi %210, %c30 : i32
        %214 = arith.shli %213, %c27 : i32
        %215 = arith.bitcast %212 : i32 to f32
        %216 = arith.bitcast %214 : i32 to f32
        %217 = arith.cmpi eq, %0, %c1 : index
        %218 = arith.cmpi eq, %187, %c1 : index
        %219 = arith.andi %217, %218 : i1
        scf.if %219 {
          %220 = arith.muli %1, %c10 : index
          memref.store %216, %out_factors[%220] : memref<?xf32>
        }
        %221 = arith.mulf %194, %c32 : f32
        %222 = wave.exp2 %221 : f32
        %223 = arith.addf %c31, %222 : f32
        %224 = arith.divf %194, %223 : f32
        %225 = arith.mulf %224, %200 : f32
        %226 = arith.mulf %225, %215 : f32
        %227 = arith.truncf %226 : f32 to f16
        %228 = arith.muli %1, %outputFeatures : index
        %229 = arith.muli %0, %c14 : index
        %230 = arith.addi %228, %229 : index
        %231 = arith.addi %230, %187 : index
        memref.store %227, %out[%231] : memref<?xf16>
      }
    }
  }
  wave.return
}
