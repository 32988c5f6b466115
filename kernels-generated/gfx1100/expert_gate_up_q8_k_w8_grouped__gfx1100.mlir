// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertGateUp(format='q8_k', waves=8, grouped=True)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_gate_up_q8_k_w8_grouped__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
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
wave.kernel @expert_gate_up_q8_k_w8_grouped__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %groups: memref<?xi32>, %out: memref<?xf16>, %out_factors: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 0 : index
  %c2 = arith.constant 4 : index
  %c3 = arith.constant 4096 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 2 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 256 : index
  %c8 = arith.constant 32 : index
  %c9 = arith.constant 127 : index
  %c10 = arith.constant 128 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %rowDivisor = wave.param "rowDivisor" : index
  %pairsAt = wave.param "pairsAt" : index
  %tileRows = wave.param "tileRows" : index
  %c15 = arith.constant 8 : index
  %c16 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c19 = arith.constant 3 : index
  %c20 = arith.constant 64 : index
  %c21 = arith.constant 96 : index
  %c22 = arith.constant 160 : index
  %c23 = arith.constant 192 : index
  %c24 = arith.constant 224 : index
  %c25 = arith.constant 512 : index
  %c26 = arith.constant 1024 : index
  %c27 = arith.constant 1536 : index
  %c28 = arith.constant 2048 : index
  %c29 = arith.constant 2560 : index
  %c30 = arith.constant 3072 : index
  %c31 = arith.constant 3584 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c34 = arith.constant 23 : i32
  %c35 = arith.constant 141 : i32
  %c36 = arith.constant 268 : i32
  %c37 = arith.constant 14 : i32
  %c38 = arith.constant 0x3F800000 : f32
  %c39 = arith.constant 0xBFB8AA3B : f32
  %outputFeatures = wave.param "outputFeatures" : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = memref.load %groups[%c1] : memref<?xi32>
  %3 = arith.index_cast %2 : i32 to index
  %4 = arith.cmpi slt, %1, %3 : index
  %5 = arith.muli %1, %c2 : index
  %6 = arith.addi %5, %c2 : index
  %7 = wave.scratch %c3 : memref<?xf32>
  %8 = wave.lane
  scf.if %4 {
    %9 = arith.addi %6, %c4 : index
    %10 = memref.load %groups[%9] : memref<?xi32>
    %11 = arith.index_cast %10 : i32 to index
    %12 = arith.addi %6, %c5 : index
    %13 = memref.load %groups[%12] : memref<?xi32>
    %14 = arith.index_cast %13 : i32 to index
    %15 = memref.load %groups[%6] : memref<?xi32>
    %16 = arith.index_cast %15 : i32 to index
    %17 = arith.muli %inputFeatures, %c6 : index
    %18 = arith.muli %inputFeatures, %c4 : index
    %19 = arith.divui %18, %c5 : index
    %20 = arith.divui %inputFeatures, %c7 : index
    %21 = arith.muli %20, %c8 : index
    %22 = arith.addi %21, %19 : index
    %23 = arith.addi %22, %c9 : index
    %24 = arith.divui %23, %c10 : index
    %25 = arith.muli %24, %c10 : index
    %26 = arith.addi %17, %25 : index
    %27 = arith.addi %26, %c10 : index
    %28 = arith.muli %16, %panelsPerExpert : index
    %29 = arith.muli %0, %c5 : index
    %30 = arith.addi %28, %29 : index
    %31 = arith.addi %30, %c1 : index
    %32 = arith.muli %31, %27 : index
    %33 = arith.addi %30, %c4 : index
    %34 = arith.muli %33, %27 : index
    %35 = arith.remui %8, %c6 : index
    %36 = arith.addi %pairsAt, %11 : index
    %37 = arith.subi %14, %c4 : index
    %38 = arith.minsi %35, %37 : index
    %39 = arith.addi %36, %38 : index
    %40 = memref.load %groups[%39] : memref<?xi32>
    %41 = arith.index_cast %40 : i32 to index
    %42 = arith.divui %41, %rowDivisor : index
    %43 = arith.divui %42, %tileRows : index
    %44 = arith.divui %inputFeatures, %c6 : index
    %45 = arith.muli %43, %44 : index
    %46 = arith.divui %c1, %c6 : index
    %47 = arith.addi %45, %46 : index
    %48 = arith.muli %47, %c5 : index
    %49 = arith.remui %c1, %c6 : index
    %50 = arith.divui %49, %c15 : index
    %51 = arith.addi %48, %50 : index
    %52 = arith.muli %tileRows, %c15 : index
    %53 = arith.muli %51, %52 : index
    %54 = arith.remui %42, %tileRows : index
    %55 = arith.muli %54, %c15 : index
    %56 = arith.addi %53, %55 : index
    %57 = arith.remui %c1, %c15 : index
    %58 = arith.addi %56, %57 : index
    %59 = wave.wave
    %60 = arith.divui %inputFeatures, %c8 : index
    %61 = arith.muli %59, %stepsPerWave : index
    %62 = arith.minsi %61, %60 : index
    %63 = arith.addi %62, %stepsPerWave : index
    %64 = arith.minsi %63, %60 : index
    %65 = arith.cmpi eq, %wholeBlocks, %c4 : index
    %66 = arith.subi %64, %62 : index
    %67 = arith.divui %66, %c5 : index
    %68 = arith.muli %67, %c5 : index
    %69 = arith.addi %62, %68 : index
    %70 = arith.select %65, %63, %69 : index
    %74:2 = scf.for %71 = %62 to %70 step %c5 iter_args(%72 = %c16, %73 = %c16) -> (vector<8xf32>, vector<8xf32>) {
      %75 = arith.addi %71, %c1 : index
      %76:2 = func.call @expert_gate_up_q8_k_w8_grouped__gfx1100.0(%8, %32, %75, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %77 = arith.addi %71, %c4 : index
      %78:2 = func.call @expert_gate_up_q8_k_w8_grouped__gfx1100.0(%8, %32, %77, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %79:2 = func.call @expert_gate_up_q8_k_w8_grouped__gfx1100.0(%8, %34, %75, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %80:2 = func.call @expert_gate_up_q8_k_w8_grouped__gfx1100.0(%8, %34, %77, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %81 = arith.muli %71, %c5 : index
      %82 = arith.addi %81, %c1 : index
      %83 = arith.muli %tileRows, %c6 : index
      %84 = arith.muli %82, %83 : index
      %85 = arith.addi %58, %84 : index
      %86 = vector.load %x[%85] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %87 = arith.addi %85, %52 : index
      %88 = vector.load %x[%87] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %89 = vector.shuffle %86, %88 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %90 = wave.mma %89, %76#0, %72 : vector<16xf16>, vector<8xf32>
      %91 = wave.mma %89, %79#0, %73 : vector<16xf16>, vector<8xf32>
      %92 = arith.addi %81, %c4 : index
      %93 = arith.muli %92, %83 : index
      %94 = arith.addi %58, %93 : index
      %95 = vector.load %x[%94] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %96 = arith.addi %94, %52 : index
      %97 = vector.load %x[%96] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %98 = vector.shuffle %95, %97 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %99 = wave.mma %98, %76#1, %90 : vector<16xf16>, vector<8xf32>
      %100 = wave.mma %98, %79#1, %91 : vector<16xf16>, vector<8xf32>
      %101 = arith.addi %81, %c5 : index
      %102 = arith.muli %101, %83 : index
      %103 = arith.addi %58, %102 : index
      %104 = vector.load %x[%103] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %105 = arith.addi %103, %52 : index
      %106 = vector.load %x[%105] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %107 = vector.shuffle %104, %106 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %108 = wave.mma %107, %78#0, %99 : vector<16xf16>, vector<8xf32>
      %109 = wave.mma %107, %80#0, %100 : vector<16xf16>, vector<8xf32>
      %110 = arith.addi %81, %c19 : index
      %111 = arith.muli %110, %83 : index
      %112 = arith.addi %58, %111 : index
      %113 = vector.load %x[%112] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %114 = arith.addi %112, %52 : index
      %115 = vector.load %x[%114] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %116 = vector.shuffle %113, %115 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %117 = wave.mma %116, %78#1, %108 : vector<16xf16>, vector<8xf32>
      %118 = wave.mma %116, %80#1, %109 : vector<16xf16>, vector<8xf32>
      scf.yield %117, %118 : vector<8xf32>, vector<8xf32>
    }
    %119 = arith.select %65, %70, %64 : index
    %123:2 = scf.for %120 = %70 to %119 step %c4 iter_args(%121 = %74#0, %122 = %74#1) -> (vector<8xf32>, vector<8xf32>) {
      %124 = arith.addi %120, %c1 : index
      %125:2 = func.call @expert_gate_up_q8_k_w8_grouped__gfx1100.0(%8, %32, %124, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %126:2 = func.call @expert_gate_up_q8_k_w8_grouped__gfx1100.0(%8, %34, %124, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %127 = arith.muli %120, %c5 : index
      %128 = arith.addi %127, %c1 : index
      %129 = arith.muli %tileRows, %c6 : index
      %130 = arith.muli %128, %129 : index
      %131 = arith.addi %58, %130 : index
      %132 = vector.load %x[%131] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %133 = arith.addi %131, %52 : index
      %134 = vector.load %x[%133] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %135 = vector.shuffle %132, %134 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %136 = wave.mma %135, %125#0, %121 : vector<16xf16>, vector<8xf32>
      %137 = wave.mma %135, %126#0, %122 : vector<16xf16>, vector<8xf32>
      %138 = arith.addi %127, %c4 : index
      %139 = arith.muli %138, %129 : index
      %140 = arith.addi %58, %139 : index
      %141 = vector.load %x[%140] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %142 = arith.addi %140, %52 : index
      %143 = vector.load %x[%142] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %144 = vector.shuffle %141, %143 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %145 = wave.mma %144, %125#1, %136 : vector<16xf16>, vector<8xf32>
      %146 = wave.mma %144, %126#1, %137 : vector<16xf16>, vector<8xf32>
      scf.yield %145, %146 : vector<8xf32>, vector<8xf32>
    }
    %147 = arith.muli %59, %c5 : index
    %148 = arith.addi %147, %c1 : index
    %149 = arith.muli %148, %c7 : index
    %150 = arith.addi %149, %8 : index
    %151 = vector.extract %123#0[0] : f32 from vector<8xf32>
    %152 = arith.addi %150, %c1 : index
    memref.store %151, %7[%152] : memref<?xf32>
    %153 = vector.extract %123#0[1] : f32 from vector<8xf32>
    %154 = arith.addi %150, %c8 : index
    memref.store %153, %7[%154] : memref<?xf32>
    %155 = vector.extract %123#0[2] : f32 from vector<8xf32>
    %156 = arith.addi %150, %c20 : index
    memref.store %155, %7[%156] : memref<?xf32>
    %157 = vector.extract %123#0[3] : f32 from vector<8xf32>
    %158 = arith.addi %150, %c21 : index
    memref.store %157, %7[%158] : memref<?xf32>
    %159 = vector.extract %123#0[4] : f32 from vector<8xf32>
    %160 = arith.addi %150, %c10 : index
    memref.store %159, %7[%160] : memref<?xf32>
    %161 = vector.extract %123#0[5] : f32 from vector<8xf32>
    %162 = arith.addi %150, %c22 : index
    memref.store %161, %7[%162] : memref<?xf32>
    %163 = vector.extract %123#0[6] : f32 from vector<8xf32>
    %164 = arith.addi %150, %c23 : index
    memref.store %163, %7[%164] : memref<?xf32>
    %165 = vector.extract %123#0[7] : f32 from vector<8xf32>
    %166 = arith.addi %150, %c24 : index
    memref.store %165, %7[%166] : memref<?xf32>
    %167 = arith.addi %147, %c4 : index
    %168 = arith.muli %167, %c7 : index
    %169 = arith.addi %168, %8 : index
    %170 = vector.extract %123#1[0] : f32 from vector<8xf32>
    %171 = arith.addi %169, %c1 : index
    memref.store %170, %7[%171] : memref<?xf32>
    %172 = vector.extract %123#1[1] : f32 from vector<8xf32>
    %173 = arith.addi %169, %c8 : index
    memref.store %172, %7[%173] : memref<?xf32>
    %174 = vector.extract %123#1[2] : f32 from vector<8xf32>
    %175 = arith.addi %169, %c20 : index
    memref.store %174, %7[%175] : memref<?xf32>
    %176 = vector.extract %123#1[3] : f32 from vector<8xf32>
    %177 = arith.addi %169, %c21 : index
    memref.store %176, %7[%177] : memref<?xf32>
    %178 = vector.extract %123#1[4] : f32 from vector<8xf32>
    %179 = arith.addi %169, %c10 : index
    memref.store %178, %7[%179] : memref<?xf32>
    %180 = vector.extract %123#1[5] : f32 from vector<8xf32>
    %181 = arith.addi %169, %c22 : index
    memref.store %180, %7[%181] : memref<?xf32>
    %182 = vector.extract %123#1[6] : f32 from vector<8xf32>
    %183 = arith.addi %169, %c23 : index
    memref.store %182, %7[%183] : memref<?xf32>
    %184 = vector.extract %123#1[7] : f32 from vector<8xf32>
    %185 = arith.addi %169, %c24 : index
    memref.store %184, %7[%185] : memref<?xf32>
    wave.barrier
    scf.for %186 = %59 to %c15 step %c15 {
      %187 = arith.muli %186, %c8 : index
      %188 = arith.addi %187, %8 : index
      %189 = arith.addi %188, %c1 : index
      %190 = memref.load %7[%189] : memref<?xf32>
      %191 = arith.addi %189, %c25 : index
      %192 = memref.load %7[%191] : memref<?xf32>
      %193 = arith.addf %190, %192 : f32
      %194 = arith.addi %189, %c26 : index
      %195 = memref.load %7[%194] : memref<?xf32>
      %196 = arith.addf %193, %195 : f32
      %197 = arith.addi %189, %c27 : index
      %198 = memref.load %7[%197] : memref<?xf32>
      %199 = arith.addf %196, %198 : f32
      %200 = arith.addi %189, %c28 : index
      %201 = memref.load %7[%200] : memref<?xf32>
      %202 = arith.addf %199, %201 : f32
      %203 = arith.addi %189, %c29 : index
      %204 = memref.load %7[%203] : memref<?xf32>
      %205 = arith.addf %202, %204 : f32
      %206 = arith.addi %189, %c30 : index
      %207 = memref.load %7[%206] : memref<?xf32>
      %208 = arith.addf %205, %207 : f32
      %209 = arith.addi %189, %c31 : index
      %210 = memref.load %7[%209] : memref<?xf32>
      %211 = arith.addf %208, %210 : f32
      %212 = arith.addi %188, %c7 : index
      %213 = memref.load %7[%212] : memref<?xf32>
      %214 = arith.addi %212, %c25 : index
      %215 = memref.load %7[%214] : memref<?xf32>
      %216 = arith.addf %213, %215 : f32
      %217 = arith.addi %212, %c26 : index
      %218 = memref.load %7[%217] : memref<?xf32>
      %219 = arith.addf %216, %218 : f32
      %220 = arith.addi %212, %c27 : index
      %221 = memref.load %7[%220] : memref<?xf32>
      %222 = arith.addf %219, %221 : f32
      %223 = arith.addi %212, %c28 : index
      %224 = memref.load %7[%223] : memref<?xf32>
      %225 = arith.addf %222, %224 : f32
      %226 = arith.addi %212, %c29 : index
      %227 = memref.load %7[%226] : memref<?xf32>
      %228 = arith.addf %225, %227 : f32
      %229 = arith.addi %212, %c30 : index
      %230 = memref.load %7[%229] : memref<?xf32>
      %231 = arith.addf %228, %230 : f32
      %232 = arith.addi %212, %c31 : index
      %233 = memref.load %7[%232] : memref<?xf32>
      %234 = arith.addf %231, %233 : f32
      %235 = arith.muli %186, %c5 : index
      %236 = arith.divui %8, %c6 : index
      %237 = arith.addi %235, %236 : index
      %238 = arith.cmpi slt, %237, %14 : index
      scf.if %238 {
        %239 = arith.minsi %237, %37 : index
        %240 = arith.addi %36, %239 : index
        %241 = memref.load %groups[%240] : memref<?xi32>
        %242 = arith.index_cast %241 : i32 to index
        %243 = arith.divui %242, %rowDivisor : index
        %244 = arith.cmpi eq, %hasFactors, %c4 : index
        %245 = arith.muli %243, %c5 : index
        %246 = memref.load %factors[%245] : memref<?xf32>
        %247 = arith.mulf %246, %operandScale : f32
        %248 = arith.select %244, %247, %operandScale : f32
        %249 = arith.muli %35, %c2 : index
        %250 = arith.addi %32, %249 : index
        %251 = vector.load %w[%250] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %252 = vector.bitcast %251 : vector<4xi8> to vector<1xf32>
        %253 = vector.extract %252[0] : f32 from vector<1xf32>
        %254 = arith.mulf %253, %248 : f32
        %255 = arith.mulf %211, %254 : f32
        %256 = arith.addi %34, %249 : index
        %257 = vector.load %w[%256] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %258 = vector.bitcast %257 : vector<4xi8> to vector<1xf32>
        %259 = vector.extract %258[0] : f32 from vector<1xf32>
        %260 = arith.mulf %259, %248 : f32
        %261 = arith.mulf %234, %260 : f32
        %262 = arith.addi %32, %c20 : index
        %263 = vector.load %w[%262] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %264 = vector.bitcast %263 : vector<4xi8> to vector<1xf32>
        %265 = vector.extract %264[0] : f32 from vector<1xf32>
        %266 = arith.addi %245, %c4 : index
        %267 = memref.load %factors[%266] : memref<?xf32>
        %268 = arith.mulf %267, %265 : f32
        %269 = arith.bitcast %268 : f32 to i32
        %270 = arith.shrui %269, %c34 : i32
        %271 = arith.maxsi %270, %c35 : i32
        %272 = arith.subi %c36, %271 : i32
        %273 = arith.shli %272, %c34 : i32
        %274 = arith.subi %271, %c37 : i32
        %275 = arith.shli %274, %c34 : i32
        %276 = arith.bitcast %273 : i32 to f32
        %277 = arith.bitcast %275 : i32 to f32
        %278 = arith.cmpi eq, %0, %c1 : index
        %279 = arith.cmpi eq, %35, %c1 : index
        %280 = arith.andi %278, %279 : i1
        scf.if %280 {
          %281 = arith.muli %242, %c5 : index
          memref.store %277, %out_factors[%281] : memref<?xf32>
        }
        %282 = arith.mulf %255, %c39 : f32
        %283 = wave.exp2 %282 : f32
        %284 = arith.addf %c38, %283 : f32
        %285 = arith.divf %255, %284 : f32
        %286 = arith.mulf %285, %261 : f32
        %287 = arith.mulf %286, %276 : f32
        %288 = arith.truncf %287 : f32 to f16
        %289 = arith.muli %242, %outputFeatures : index
        %290 = arith.muli %0, %c6 : index
        %291 = arith.addi %289, %290 : index
        %292 = arith.addi %291, %35 : index
        memref.store %288, %out[%292] : memref<?xf16>
      }
    }
  }
  wave.return
}
