// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertGateUp(format='q6_k', waves=8, grouped=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_gate_up_q6_k_w8_single__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 128 : index
  %fc2 = arith.constant 8 : index
  %fc3 = arith.constant 32 : index
  %fc4 = arith.constant 2 : index
  %fc5 = arith.constant 256 : index
  %fc6 = arith.constant 127 : index
  %fc7 = arith.constant dense<0> : vector<4xi32>
  %fc8 = arith.constant dense<983055> : vector<4xi32>
  %fc9 = arith.constant dense<[0, 8, 0, 8]> : vector<4xi32>
  %fc10 = arith.constant dense<196611> : vector<4xi32>
  %fc11 = arith.constant dense<4> : vector<4xi32>
  %fc12 = arith.constant dense<1677747200> : vector<4xi32>
  %fc13 = arith.constant dense<[2, 10, 2, 10]> : vector<4xi32>
  %fc14 = arith.constant dense<8> : vector<4xi32>
  %fc15 = arith.constant dense<[4, 12, 4, 12]> : vector<4xi32>
  %fc16 = arith.constant dense<12> : vector<4xi32>
  %fc17 = arith.constant dense<[6, 14, 6, 14]> : vector<4xi32>
  %fc18 = arith.constant dense<0x6420> : vector<32xf16>
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
  %f12 = arith.muli %x2, %fc3 : index
  %f13 = arith.addi %f11, %f12 : index
  %f14 = arith.addi %f13, %f5 : index
  %f15 = vector.load %x3[%f14] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
  %f16 = vector.extract %f8[0] : f16 from vector<1xf16>
  %f17 = arith.extf %f16 : f16 to f32
  %f18 = vector.extract %f15[0] : i8 from vector<2xi8>
  %f19 = arith.extsi %f18 : i8 to i32
  %f20 = arith.sitofp %f19 : i32 to f32
  %f21 = arith.mulf %f17, %f20 : f32
  %f22 = arith.truncf %f21 : f32 to f16
  %f23 = vector.broadcast %f22 : f16 to vector<16xf16>
  %f24 = vector.extract %f15[1] : i8 from vector<2xi8>
  %f25 = arith.extsi %f24 : i8 to i32
  %f26 = arith.sitofp %f25 : i32 to f32
  %f27 = arith.mulf %f17, %f26 : f32
  %f28 = arith.truncf %f27 : f32 to f16
  %f29 = vector.broadcast %f28 : f16 to vector<16xf16>
  %f30 = arith.addi %f10, %x4 : index
  %f31 = arith.addi %f30, %fc6 : index
  %f32 = arith.divui %f31, %fc1 : index
  %f33 = arith.muli %f32, %fc1 : index
  %f34 = arith.addi %f1, %f33 : index
  %f35 = arith.muli %x4, %fc2 : index
  %f36 = arith.addi %f34, %f35 : index
  %f37 = arith.muli %x2, %fc0 : index
  %f38 = arith.addi %f37, %f0 : index
  %f39 = arith.muli %f38, %fc2 : index
  %f40 = arith.addi %f36, %f39 : index
  %f41 = arith.muli %x2, %fc5 : index
  %f42 = arith.addi %f34, %f41 : index
  %f43 = arith.muli %f0, %fc0 : index
  %f44 = arith.addi %f42, %f43 : index
  %f45 = vector.load %x3[%f40] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
  %f46 = vector.bitcast %f45 : vector<8xi8> to vector<2xi32>
  %f47 = vector.shuffle %f46, %f46 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
  %f48 = vector.load %x3[%f44] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f49 = vector.bitcast %f48 : vector<16xi8> to vector<4xi32>
  %f50 = arith.shrui %f49, %fc7 : vector<4xi32>
  %f51 = arith.andi %f50, %fc8 : vector<4xi32>
  %f52 = arith.shrui %f47, %fc9 : vector<4xi32>
  %f53 = arith.andi %f52, %fc10 : vector<4xi32>
  %f54 = arith.shli %f53, %fc11 : vector<4xi32>
  %f55 = arith.ori %f51, %f54 : vector<4xi32>
  %f56 = arith.ori %f55, %fc12 : vector<4xi32>
  %f57 = vector.bitcast %f56 : vector<4xi32> to vector<8xf16>
  %f58 = arith.shrui %f49, %fc11 : vector<4xi32>
  %f59 = arith.andi %f58, %fc8 : vector<4xi32>
  %f60 = arith.shrui %f47, %fc13 : vector<4xi32>
  %f61 = arith.andi %f60, %fc10 : vector<4xi32>
  %f62 = arith.shli %f61, %fc11 : vector<4xi32>
  %f63 = arith.ori %f59, %f62 : vector<4xi32>
  %f64 = arith.ori %f63, %fc12 : vector<4xi32>
  %f65 = vector.bitcast %f64 : vector<4xi32> to vector<8xf16>
  %f66 = arith.shrui %f49, %fc14 : vector<4xi32>
  %f67 = arith.andi %f66, %fc8 : vector<4xi32>
  %f68 = arith.shrui %f47, %fc15 : vector<4xi32>
  %f69 = arith.andi %f68, %fc10 : vector<4xi32>
  %f70 = arith.shli %f69, %fc11 : vector<4xi32>
  %f71 = arith.ori %f67, %f70 : vector<4xi32>
  %f72 = arith.ori %f71, %fc12 : vector<4xi32>
  %f73 = vector.bitcast %f72 : vector<4xi32> to vector<8xf16>
  %f74 = arith.shrui %f49, %fc16 : vector<4xi32>
  %f75 = arith.andi %f74, %fc8 : vector<4xi32>
  %f76 = arith.shrui %f47, %fc17 : vector<4xi32>
  %f77 = arith.andi %f76, %fc10 : vector<4xi32>
  %f78 = arith.shli %f77, %fc11 : vector<4xi32>
  %f79 = arith.ori %f75, %f78 : vector<4xi32>
  %f80 = arith.ori %f79, %fc12 : vector<4xi32>
  %f81 = vector.bitcast %f80 : vector<4xi32> to vector<8xf16>
  %f82 = vector.shuffle %f57, %f65 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f83 = vector.shuffle %f73, %f81 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f84 = vector.shuffle %f82, %f83 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f85 = arith.subf %f84, %fc18 : vector<32xf16>
  %f86 = vector.shuffle %f85, %f85 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f87 = vector.shuffle %f85, %f85 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f88 = arith.mulf %f86, %f23 : vector<16xf16>
  %f89 = arith.mulf %f87, %f29 : vector<16xf16>
  func.return %f88, %f89 : vector<16xf16>, vector<16xf16>
}
wave.kernel @expert_gate_up_q6_k_w8_single__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %ids: memref<?xi32>, %out: memref<?xf16>, %out_factors: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 0 : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %c3 = arith.constant 4096 : index
  %c4 = arith.constant 12 : index
  %c5 = arith.constant 256 : index
  %c6 = arith.constant 32 : index
  %c7 = arith.constant 127 : index
  %c8 = arith.constant 128 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %c10 = arith.constant 2 : index
  %c11 = arith.constant 1 : index
  %rowDivisor = wave.param "rowDivisor" : index
  %tileRows = wave.param "tileRows" : index
  %c14 = arith.constant 16 : index
  %c15 = arith.constant 8 : index
  %c16 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c19 = arith.constant 3 : index
  %c20 = arith.constant 512 : index
  %c21 = arith.constant 1024 : index
  %c22 = arith.constant 1536 : index
  %c23 = arith.constant 2048 : index
  %c24 = arith.constant 2560 : index
  %c25 = arith.constant 3072 : index
  %c26 = arith.constant 3584 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c29 = arith.constant 4 : index
  %c30 = arith.constant 64 : index
  %c31 = arith.constant 23 : i32
  %c32 = arith.constant 141 : i32
  %c33 = arith.constant 268 : i32
  %c34 = arith.constant 14 : i32
  %c35 = arith.constant 0x3F800000 : f32
  %c36 = arith.constant 0xBFB8AA3B : f32
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
    %46 = arith.muli %45, %c6 : index
    %47 = arith.addi %46, %7 : index
    scf.for %48 = %47 to %44 step %c5 {
      %49 = arith.muli %48, %37 : index
      %50 = arith.addi %43, %49 : index
      %51 = vector.load %x[%50] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %52 = arith.muli %48, %c15 : index
      vector.store %51, %27[%52] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %53 = arith.divui %inputFeatures, %c6 : index
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
    %67:2 = scf.for %64 = %55 to %63 step %c10 iter_args(%65 = %c16, %66 = %c16) -> (vector<8xf32>, vector<8xf32>) {
      %68 = arith.addi %64, %c1 : index
      %69:2 = func.call @expert_gate_up_q6_k_w8_single__gfx1100.0(%7, %23, %68, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %70 = arith.addi %64, %c11 : index
      %71:2 = func.call @expert_gate_up_q6_k_w8_single__gfx1100.0(%7, %23, %70, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %72:2 = func.call @expert_gate_up_q6_k_w8_single__gfx1100.0(%7, %25, %68, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %73:2 = func.call @expert_gate_up_q6_k_w8_single__gfx1100.0(%7, %25, %70, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
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
      %104 = arith.addi %74, %c19 : index
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
      %119:2 = func.call @expert_gate_up_q6_k_w8_single__gfx1100.0(%7, %23, %118, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %120:2 = func.call @expert_gate_up_q6_k_w8_single__gfx1100.0(%7, %25, %118, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
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
    scf.for %153 = %45 to %c11 step %c15 {
      %154 = arith.muli %153, %c6 : index
      %155 = arith.addi %154, %7 : index
      %156 = arith.addi %155, %c1 : index
      %157 = memref.load %6[%156] : memref<?xf32>
      %158 = arith.addi %156, %c20 : index
      %159 = memref.load %6[%158] : memref<?xf32>
      %160 = arith.addf %157, %159 : f32
      %161 = arith.addi %156, %c21 : index
      %162 = memref.load %6[%161] : memref<?xf32>
      %163 = arith.addf %160, %162 : f32
      %164 = arith.addi %156, %c22 : index
      %165 = memref.load %6[%164] : memref<?xf32>
      %166 = arith.addf %163, %165 : f32
      %167 = arith.addi %156, %c23 : index
      %168 = memref.load %6[%167] : memref<?xf32>
      %169 = arith.addf %166, %168 : f32
      %170 = arith.addi %156, %c24 : index
      %171 = memref.load %6[%170] : memref<?xf32>
      %172 = arith.addf %169, %171 : f32
      %173 = arith.addi %156, %c25 : index
      %174 = memref.load %6[%173] : memref<?xf32>
      %175 = arith.addf %172, %174 : f32
      %176 = arith.addi %156, %c26 : index
      %177 = memref.load %6[%176] : memref<?xf32>
      %178 = arith.addf %175, %177 : f32
      %179 = arith.addi %155, %c5 : index
      %180 = memref.load %6[%179] : memref<?xf32>
      %181 = arith.addi %179, %c20 : index
      %182 = memref.load %6[%181] : memref<?xf32>
      %183 = arith.addf %180, %182 : f32
      %184 = arith.addi %179, %c21 : index
      %185 = memref.load %6[%184] : memref<?xf32>
      %186 = arith.addf %183, %185 : f32
      %187 = arith.addi %179, %c22 : index
      %188 = memref.load %6[%187] : memref<?xf32>
      %189 = arith.addf %186, %188 : f32
      %190 = arith.addi %179, %c23 : index
      %191 = memref.load %6[%190] : memref<?xf32>
      %192 = arith.addf %189, %191 : f32
      %193 = arith.addi %179, %c24 : index
      %194 = memref.load %6[%193] : memref<?xf32>
      %195 = arith.addf %192, %194 : f32
      %196 = arith.addi %179, %c25 : index
      %197 = memref.load %6[%196] : memref<?xf32>
      %198 = arith.addf %195, %197 : f32
      %199 = arith.addi %179, %c26 : index
      %200 = memref.load %6[%199] : memref<?xf32>
      %201 = arith.addf %198, %200 : f32
      %202 = arith.muli %153, %c10 : index
      %203 = arith.divui %7, %c14 : index
      %204 = arith.addi %202, %203 : index
      %205 = arith.cmpi slt, %204, %c11 : index
      scf.if %205 {
        %206 = arith.cmpi eq, %hasFactors, %c11 : index
        %207 = arith.muli %26, %c10 : index
        %208 = memref.load %factors[%207] : memref<?xf32>
        %209 = arith.mulf %208, %operandScale : f32
        %210 = arith.select %206, %209, %operandScale : f32
        %211 = arith.remui %7, %c14 : index
        %212 = arith.muli %211, %c29 : index
        %213 = arith.addi %23, %212 : index
        %214 = vector.load %w[%213] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %215 = vector.bitcast %214 : vector<4xi8> to vector<1xf32>
        %216 = vector.extract %215[0] : f32 from vector<1xf32>
        %217 = arith.mulf %216, %210 : f32
        %218 = arith.mulf %178, %217 : f32
        %219 = arith.addi %25, %212 : index
        %220 = vector.load %w[%219] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %221 = vector.bitcast %220 : vector<4xi8> to vector<1xf32>
        %222 = vector.extract %221[0] : f32 from vector<1xf32>
        %223 = arith.mulf %222, %210 : f32
        %224 = arith.mulf %201, %223 : f32
        %225 = arith.addi %23, %c30 : index
        %226 = vector.load %w[%225] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %227 = vector.bitcast %226 : vector<4xi8> to vector<1xf32>
        %228 = vector.extract %227[0] : f32 from vector<1xf32>
        %229 = arith.addi %207, %c11 : index
        %230 = memref.load %factors[%229] : memref<?xf32>
        %231 = arith.mulf %230, %228 : f32
        %232 = arith.bitcast %231 : f32 to i32
        %233 = arith.shrui %232, %c31 : i32
        %234 = arith.maxsi %233, %c32 : i32
        %235 = arith.subi %c33, %234 : i32
        %236 = arith.shli %235, %c31 : i32
        %237 = arith.subi %234, %c34 : i32
        %238 = arith.shli %237, %c31 : i32
        %239 = arith.bitcast %236 : i32 to f32
        %240 = arith.bitcast %238 : i32 to f32
        %241 = arith.cmpi eq, %0, %c1 : index
        %242 = arith.cmpi eq, %211, %c1 : index
        %243 = arith.andi %241, %242 : i1
        scf.if %243 {
          %244 = arith.muli %1, %c10 : index
          memref.store %240, %out_factors[%244] : memref<?xf32>
        }
        %245 = arith.mulf %218, %c36 : f32
        %246 = wave.exp2 %245 : f32
        %247 = arith.addf %c35, %246 : f32
        %248 = arith.divf %218, %247 : f32
        %249 = arith.mulf %248, %224 : f32
        %250 = arith.mulf %249, %239 : f32
        %251 = arith.truncf %250 : f32 to f16
        %252 = arith.muli %1, %outputFeatures : index
        %253 = arith.muli %0, %c14 : index
        %254 = arith.addi %252, %253 : index
        %255 = arith.addi %254, %211 : index
        memref.store %251, %out[%255] : memref<?xf16>
      }
    }
  }
  wave.return
}
