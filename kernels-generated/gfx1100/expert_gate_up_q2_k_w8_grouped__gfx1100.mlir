// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertGateUp(format='q2_k', waves=8, grouped=True)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_gate_up_q2_k_w8_grouped__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
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
wave.kernel @expert_gate_up_q2_k_w8_grouped__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %groups: memref<?xi32>, %out: memref<?xf16>, %out_factors: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 0 : index
  %c2 = arith.constant 4 : index
  %c3 = arith.constant 4096 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 2 : index
  %c6 = arith.constant 256 : index
  %c7 = arith.constant 64 : index
  %c8 = arith.constant 127 : index
  %c9 = arith.constant 128 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c12 = arith.constant 16 : index
  %pairsAt = wave.param "pairsAt" : index
  %tileRows = wave.param "tileRows" : index
  %c15 = arith.constant 8 : index
  %c16 = arith.constant dense<0x00000000> : vector<8xf32>
  %c17 = arith.constant 32 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c20 = arith.constant 3 : index
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
    %17 = arith.muli %inputFeatures, %c2 : index
    %18 = arith.divui %17, %c5 : index
    %19 = arith.divui %inputFeatures, %c6 : index
    %20 = arith.muli %19, %c7 : index
    %21 = arith.addi %20, %18 : index
    %22 = arith.addi %21, %c8 : index
    %23 = arith.divui %22, %c9 : index
    %24 = arith.muli %23, %c9 : index
    %25 = arith.addi %17, %24 : index
    %26 = arith.addi %25, %c9 : index
    %27 = arith.muli %16, %panelsPerExpert : index
    %28 = arith.muli %0, %c5 : index
    %29 = arith.addi %27, %28 : index
    %30 = arith.addi %29, %c1 : index
    %31 = arith.muli %30, %26 : index
    %32 = arith.addi %29, %c4 : index
    %33 = arith.muli %32, %26 : index
    %34 = arith.remui %8, %c12 : index
    %35 = arith.addi %pairsAt, %11 : index
    %36 = arith.subi %14, %c4 : index
    %37 = arith.minsi %34, %36 : index
    %38 = arith.addi %35, %37 : index
    %39 = memref.load %groups[%38] : memref<?xi32>
    %40 = arith.index_cast %39 : i32 to index
    %41 = arith.divui %40, %rowDivisor : index
    %42 = arith.divui %41, %tileRows : index
    %43 = arith.divui %inputFeatures, %c12 : index
    %44 = arith.muli %42, %43 : index
    %45 = arith.divui %c1, %c12 : index
    %46 = arith.addi %44, %45 : index
    %47 = arith.muli %46, %c5 : index
    %48 = arith.remui %c1, %c12 : index
    %49 = arith.divui %48, %c15 : index
    %50 = arith.addi %47, %49 : index
    %51 = arith.muli %tileRows, %c15 : index
    %52 = arith.muli %50, %51 : index
    %53 = arith.remui %41, %tileRows : index
    %54 = arith.muli %53, %c15 : index
    %55 = arith.addi %52, %54 : index
    %56 = arith.remui %c1, %c15 : index
    %57 = arith.addi %55, %56 : index
    %58 = wave.wave
    %59 = arith.divui %inputFeatures, %c17 : index
    %60 = arith.muli %58, %stepsPerWave : index
    %61 = arith.minsi %60, %59 : index
    %62 = arith.addi %61, %stepsPerWave : index
    %63 = arith.minsi %62, %59 : index
    %64 = arith.cmpi eq, %wholeBlocks, %c4 : index
    %65 = arith.subi %63, %61 : index
    %66 = arith.divui %65, %c5 : index
    %67 = arith.muli %66, %c5 : index
    %68 = arith.addi %61, %67 : index
    %69 = arith.select %64, %62, %68 : index
    %73:2 = scf.for %70 = %61 to %69 step %c5 iter_args(%71 = %c16, %72 = %c16) -> (vector<8xf32>, vector<8xf32>) {
      %74 = arith.addi %70, %c1 : index
      %75:2 = func.call @expert_gate_up_q2_k_w8_grouped__gfx1100.0(%8, %31, %74, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %76 = arith.addi %70, %c4 : index
      %77:2 = func.call @expert_gate_up_q2_k_w8_grouped__gfx1100.0(%8, %31, %76, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %78:2 = func.call @expert_gate_up_q2_k_w8_grouped__gfx1100.0(%8, %33, %74, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %79:2 = func.call @expert_gate_up_q2_k_w8_grouped__gfx1100.0(%8, %33, %76, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %80 = arith.muli %70, %c5 : index
      %81 = arith.addi %80, %c1 : index
      %82 = arith.muli %tileRows, %c12 : index
      %83 = arith.muli %81, %82 : index
      %84 = arith.addi %57, %83 : index
      %85 = vector.load %x[%84] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %86 = arith.addi %84, %51 : index
      %87 = vector.load %x[%86] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %88 = vector.shuffle %85, %87 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %89 = wave.mma %88, %75#0, %71 : vector<16xf16>, vector<8xf32>
      %90 = wave.mma %88, %78#0, %72 : vector<16xf16>, vector<8xf32>
      %91 = arith.addi %80, %c4 : index
      %92 = arith.muli %91, %82 : index
      %93 = arith.addi %57, %92 : index
      %94 = vector.load %x[%93] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %95 = arith.addi %93, %51 : index
      %96 = vector.load %x[%95] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %97 = vector.shuffle %94, %96 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %98 = wave.mma %97, %75#1, %89 : vector<16xf16>, vector<8xf32>
      %99 = wave.mma %97, %78#1, %90 : vector<16xf16>, vector<8xf32>
      %100 = arith.addi %80, %c5 : index
      %101 = arith.muli %100, %82 : index
      %102 = arith.addi %57, %101 : index
      %103 = vector.load %x[%102] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %104 = arith.addi %102, %51 : index
      %105 = vector.load %x[%104] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %106 = vector.shuffle %103, %105 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %107 = wave.mma %106, %77#0, %98 : vector<16xf16>, vector<8xf32>
      %108 = wave.mma %106, %79#0, %99 : vector<16xf16>, vector<8xf32>
      %109 = arith.addi %80, %c20 : index
      %110 = arith.muli %109, %82 : index
      %111 = arith.addi %57, %110 : index
      %112 = vector.load %x[%111] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %113 = arith.addi %111, %51 : index
      %114 = vector.load %x[%113] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %115 = vector.shuffle %112, %114 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %116 = wave.mma %115, %77#1, %107 : vector<16xf16>, vector<8xf32>
      %117 = wave.mma %115, %79#1, %108 : vector<16xf16>, vector<8xf32>
      scf.yield %116, %117 : vector<8xf32>, vector<8xf32>
    }
    %118 = arith.select %64, %69, %63 : index
    %122:2 = scf.for %119 = %69 to %118 step %c4 iter_args(%120 = %73#0, %121 = %73#1) -> (vector<8xf32>, vector<8xf32>) {
      %123 = arith.addi %119, %c1 : index
      %124:2 = func.call @expert_gate_up_q2_k_w8_grouped__gfx1100.0(%8, %31, %123, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %125:2 = func.call @expert_gate_up_q2_k_w8_grouped__gfx1100.0(%8, %33, %123, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %126 = arith.muli %119, %c5 : index
      %127 = arith.addi %126, %c1 : index
      %128 = arith.muli %tileRows, %c12 : index
      %129 = arith.muli %127, %128 : index
      %130 = arith.addi %57, %129 : index
      %131 = vector.load %x[%130] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %132 = arith.addi %130, %51 : index
      %133 = vector.load %x[%132] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %134 = vector.shuffle %131, %133 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %135 = wave.mma %134, %124#0, %120 : vector<16xf16>, vector<8xf32>
      %136 = wave.mma %134, %125#0, %121 : vector<16xf16>, vector<8xf32>
      %137 = arith.addi %126, %c4 : index
      %138 = arith.muli %137, %128 : index
      %139 = arith.addi %57, %138 : index
      %140 = vector.load %x[%139] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %141 = arith.addi %139, %51 : index
      %142 = vector.load %x[%141] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %143 = vector.shuffle %140, %142 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %144 = wave.mma %143, %124#1, %135 : vector<16xf16>, vector<8xf32>
      %145 = wave.mma %143, %125#1, %136 : vector<16xf16>, vector<8xf32>
      scf.yield %144, %145 : vector<8xf32>, vector<8xf32>
    }
    %146 = arith.muli %58, %c5 : index
    %147 = arith.addi %146, %c1 : index
    %148 = arith.muli %147, %c6 : index
    %149 = arith.addi %148, %8 : index
    %150 = vector.extract %122#0[0] : f32 from vector<8xf32>
    %151 = arith.addi %149, %c1 : index
    memref.store %150, %7[%151] : memref<?xf32>
    %152 = vector.extract %122#0[1] : f32 from vector<8xf32>
    %153 = arith.addi %149, %c17 : index
    memref.store %152, %7[%153] : memref<?xf32>
    %154 = vector.extract %122#0[2] : f32 from vector<8xf32>
    %155 = arith.addi %149, %c7 : index
    memref.store %154, %7[%155] : memref<?xf32>
    %156 = vector.extract %122#0[3] : f32 from vector<8xf32>
    %157 = arith.addi %149, %c21 : index
    memref.store %156, %7[%157] : memref<?xf32>
    %158 = vector.extract %122#0[4] : f32 from vector<8xf32>
    %159 = arith.addi %149, %c9 : index
    memref.store %158, %7[%159] : memref<?xf32>
    %160 = vector.extract %122#0[5] : f32 from vector<8xf32>
    %161 = arith.addi %149, %c22 : index
    memref.store %160, %7[%161] : memref<?xf32>
    %162 = vector.extract %122#0[6] : f32 from vector<8xf32>
    %163 = arith.addi %149, %c23 : index
    memref.store %162, %7[%163] : memref<?xf32>
    %164 = vector.extract %122#0[7] : f32 from vector<8xf32>
    %165 = arith.addi %149, %c24 : index
    memref.store %164, %7[%165] : memref<?xf32>
    %166 = arith.addi %146, %c4 : index
    %167 = arith.muli %166, %c6 : index
    %168 = arith.addi %167, %8 : index
    %169 = vector.extract %122#1[0] : f32 from vector<8xf32>
    %170 = arith.addi %168, %c1 : index
    memref.store %169, %7[%170] : memref<?xf32>
    %171 = vector.extract %122#1[1] : f32 from vector<8xf32>
    %172 = arith.addi %168, %c17 : index
    memref.store %171, %7[%172] : memref<?xf32>
    %173 = vector.extract %122#1[2] : f32 from vector<8xf32>
    %174 = arith.addi %168, %c7 : index
    memref.store %173, %7[%174] : memref<?xf32>
    %175 = vector.extract %122#1[3] : f32 from vector<8xf32>
    %176 = arith.addi %168, %c21 : index
    memref.store %175, %7[%176] : memref<?xf32>
    %177 = vector.extract %122#1[4] : f32 from vector<8xf32>
    %178 = arith.addi %168, %c9 : index
    memref.store %177, %7[%178] : memref<?xf32>
    %179 = vector.extract %122#1[5] : f32 from vector<8xf32>
    %180 = arith.addi %168, %c22 : index
    memref.store %179, %7[%180] : memref<?xf32>
    %181 = vector.extract %122#1[6] : f32 from vector<8xf32>
    %182 = arith.addi %168, %c23 : index
    memref.store %181, %7[%182] : memref<?xf32>
    %183 = vector.extract %122#1[7] : f32 from vector<8xf32>
    %184 = arith.addi %168, %c24 : index
    memref.store %183, %7[%184] : memref<?xf32>
    wave.barrier
    scf.for %185 = %58 to %c15 step %c15 {
      %186 = arith.muli %185, %c17 : index
      %187 = arith.addi %186, %8 : index
      %188 = arith.addi %187, %c1 : index
      %189 = memref.load %7[%188] : memref<?xf32>
      %190 = arith.addi %188, %c25 : index
      %191 = memref.load %7[%190] : memref<?xf32>
      %192 = arith.addf %189, %191 : f32
      %193 = arith.addi %188, %c26 : index
      %194 = memref.load %7[%193] : memref<?xf32>
      %195 = arith.addf %192, %194 : f32
      %196 = arith.addi %188, %c27 : index
      %197 = memref.load %7[%196] : memref<?xf32>
      %198 = arith.addf %195, %197 : f32
      %199 = arith.addi %188, %c28 : index
      %200 = memref.load %7[%199] : memref<?xf32>
      %201 = arith.addf %198, %200 : f32
      %202 = arith.addi %188, %c29 : index
      %203 = memref.load %7[%202] : memref<?xf32>
      %204 = arith.addf %201, %203 : f32
      %205 = arith.addi %188, %c30 : index
      %206 = memref.load %7[%205] : memref<?xf32>
      %207 = arith.addf %204, %206 : f32
      %208 = arith.addi %188, %c31 : index
      %209 = memref.load %7[%208] : memref<?xf32>
      %210 = arith.addf %207, %209 : f32
      %211 = arith.addi %187, %c6 : index
      %212 = memref.load %7[%211] : memref<?xf32>
      %213 = arith.addi %211, %c25 : index
      %214 = memref.load %7[%213] : memref<?xf32>
      %215 = arith.addf %212, %214 : f32
      %216 = arith.addi %211, %c26 : index
      %217 = memref.load %7[%216] : memref<?xf32>
      %218 = arith.addf %215, %217 : f32
      %219 = arith.addi %211, %c27 : index
      %220 = memref.load %7[%219] : memref<?xf32>
      %221 = arith.addf %218, %220 : f32
      %222 = arith.addi %211, %c28 : index
      %223 = memref.load %7[%222] : memref<?xf32>
      %224 = arith.addf %221, %223 : f32
      %225 = arith.addi %211, %c29 : index
      %226 = memref.load %7[%225] : memref<?xf32>
      %227 = arith.addf %224, %226 : f32
      %228 = arith.addi %211, %c30 : index
      %229 = memref.load %7[%228] : memref<?xf32>
      %230 = arith.addf %227, %229 : f32
      %231 = arith.addi %211, %c31 : index
      %232 = memref.load %7[%231] : memref<?xf32>
      %233 = arith.addf %230, %232 : f32
      %234 = arith.muli %185, %c5 : index
      %235 = arith.divui %8, %c12 : index
      %236 = arith.addi %234, %235 : index
      %237 = arith.cmpi slt, %236, %14 : index
      scf.if %237 {
        %238 = arith.minsi %236, %36 : index
        %239 = arith.addi %35, %238 : index
        %240 = memref.load %groups[%239] : memref<?xi32>
        %241 = arith.index_cast %240 : i32 to index
        %242 = arith.divui %241, %rowDivisor : index
        %243 = arith.cmpi eq, %hasFactors, %c4 : index
        %244 = arith.muli %242, %c5 : index
        %245 = memref.load %factors[%244] : memref<?xf32>
        %246 = arith.mulf %245, %operandScale : f32
        %247 = arith.select %243, %246, %operandScale : f32
        %248 = arith.muli %34, %c2 : index
        %249 = arith.addi %31, %248 : index
        %250 = vector.load %w[%249] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %251 = vector.bitcast %250 : vector<4xi8> to vector<1xf32>
        %252 = vector.extract %251[0] : f32 from vector<1xf32>
        %253 = arith.mulf %252, %247 : f32
        %254 = arith.mulf %210, %253 : f32
        %255 = arith.addi %33, %248 : index
        %256 = vector.load %w[%255] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %257 = vector.bitcast %256 : vector<4xi8> to vector<1xf32>
        %258 = vector.extract %257[0] : f32 from vector<1xf32>
        %259 = arith.mulf %258, %247 : f32
        %260 = arith.mulf %233, %259 : f32
        %261 = arith.addi %31, %c7 : index
        %262 = vector.load %w[%261] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %263 = vector.bitcast %262 : vector<4xi8> to vector<1xf32>
        %264 = vector.extract %263[0] : f32 from vector<1xf32>
        %265 = arith.addi %244, %c4 : index
        %266 = memref.load %factors[%265] : memref<?xf32>
        %267 = arith.mulf %266, %264 : f32
        %268 = arith.bitcast %267 : f32 to i32
        %269 = arith.shrui %268, %c34 : i32
        %270 = arith.maxsi %269, %c35 : i32
        %271 = arith.subi %c36, %270 : i32
        %272 = arith.shli %271, %c34 : i32
        %273 = arith.subi %270, %c37 : i32
        %274 = arith.shli %273, %c34 : i32
        %275 = arith.bitcast %272 : i32 to f32
        %276 = arith.bitcast %274 : i32 to f32
        %277 = arith.cmpi eq, %0, %c1 : index
        %278 = arith.cmpi eq, %34, %c1 : index
        %279 = arith.andi %277, %278 : i1
        scf.if %279 {
          %280 = arith.muli %241, %c5 : index
          memref.store %276, %out_factors[%280] : memref<?xf32>
        }
        %281 = arith.mulf %254, %c39 : f32
        %282 = wave.exp2 %281 : f32
        %283 = arith.addf %c38, %282 : f32
        %284 = arith.divf %254, %283 : f32
        %285 = arith.mulf %284, %260 : f32
        %286 = arith.mulf %285, %275 : f32
        %287 = arith.truncf %286 : f32 to f16
        %288 = arith.muli %241, %outputFeatures : index
        %289 = arith.muli %0, %c12 : index
        %290 = arith.addi %288, %289 : index
        %291 = arith.addi %290, %34 : index
        memref.store %287, %out[%291] : memref<?xf16>
      }
    }
  }
  wave.return
}
