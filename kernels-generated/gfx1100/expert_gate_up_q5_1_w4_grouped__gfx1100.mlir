// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertGateUp(format='q5_1', waves=4, grouped=True)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_gate_up_q5_1_w4_grouped__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
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
wave.kernel @expert_gate_up_q5_1_w4_grouped__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %groups: memref<?xi32>, %out: memref<?xf16>, %out_factors: memref<?xf32>) attributes {waves = 4 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 0 : index
  %c2 = arith.constant 4 : index
  %c3 = arith.constant 2048 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 2 : index
  %c6 = arith.constant 8 : index
  %c7 = arith.constant 127 : index
  %c8 = arith.constant 128 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c11 = arith.constant 16 : index
  %pairsAt = wave.param "pairsAt" : index
  %tileRows = wave.param "tileRows" : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %c15 = arith.constant 32 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant 3 : index
  %c19 = arith.constant 256 : index
  %c20 = arith.constant 64 : index
  %c21 = arith.constant 96 : index
  %c22 = arith.constant 160 : index
  %c23 = arith.constant 192 : index
  %c24 = arith.constant 224 : index
  %c25 = arith.constant 512 : index
  %c26 = arith.constant 1024 : index
  %c27 = arith.constant 1536 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c30 = arith.constant 23 : i32
  %c31 = arith.constant 141 : i32
  %c32 = arith.constant 268 : i32
  %c33 = arith.constant 14 : i32
  %c34 = arith.constant 0x3F800000 : f32
  %c35 = arith.constant 0xBFB8AA3B : f32
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
    %18 = arith.muli %inputFeatures, %c5 : index
    %19 = arith.addi %18, %c7 : index
    %20 = arith.divui %19, %c8 : index
    %21 = arith.muli %20, %c8 : index
    %22 = arith.addi %17, %21 : index
    %23 = arith.addi %22, %c8 : index
    %24 = arith.addi %23, %18 : index
    %25 = arith.muli %16, %panelsPerExpert : index
    %26 = arith.muli %0, %c5 : index
    %27 = arith.addi %25, %26 : index
    %28 = arith.addi %27, %c1 : index
    %29 = arith.muli %28, %24 : index
    %30 = arith.addi %27, %c4 : index
    %31 = arith.muli %30, %24 : index
    %32 = arith.remui %8, %c11 : index
    %33 = arith.addi %pairsAt, %11 : index
    %34 = arith.subi %14, %c4 : index
    %35 = arith.minsi %32, %34 : index
    %36 = arith.addi %33, %35 : index
    %37 = memref.load %groups[%36] : memref<?xi32>
    %38 = arith.index_cast %37 : i32 to index
    %39 = arith.divui %38, %rowDivisor : index
    %40 = arith.divui %39, %tileRows : index
    %41 = arith.divui %inputFeatures, %c11 : index
    %42 = arith.muli %40, %41 : index
    %43 = arith.divui %c1, %c11 : index
    %44 = arith.addi %42, %43 : index
    %45 = arith.muli %44, %c5 : index
    %46 = arith.remui %c1, %c11 : index
    %47 = arith.divui %46, %c6 : index
    %48 = arith.addi %45, %47 : index
    %49 = arith.muli %tileRows, %c6 : index
    %50 = arith.muli %48, %49 : index
    %51 = arith.remui %39, %tileRows : index
    %52 = arith.muli %51, %c6 : index
    %53 = arith.addi %50, %52 : index
    %54 = arith.remui %c1, %c6 : index
    %55 = arith.addi %53, %54 : index
    %56 = wave.wave
    %57 = arith.divui %inputFeatures, %c15 : index
    %58 = arith.muli %56, %stepsPerWave : index
    %59 = arith.minsi %58, %57 : index
    %60 = arith.addi %59, %stepsPerWave : index
    %61 = arith.minsi %60, %57 : index
    %62 = arith.cmpi eq, %wholeBlocks, %c4 : index
    %63 = arith.subi %61, %59 : index
    %64 = arith.divui %63, %c5 : index
    %65 = arith.muli %64, %c5 : index
    %66 = arith.addi %59, %65 : index
    %67 = arith.select %62, %60, %66 : index
    %71:2 = scf.for %68 = %59 to %67 step %c5 iter_args(%69 = %c14, %70 = %c14) -> (vector<8xf32>, vector<8xf32>) {
      %72 = arith.addi %68, %c1 : index
      %73:2 = func.call @expert_gate_up_q5_1_w4_grouped__gfx1100.0(%8, %29, %72, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %74 = arith.addi %68, %c4 : index
      %75:2 = func.call @expert_gate_up_q5_1_w4_grouped__gfx1100.0(%8, %29, %74, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %76:2 = func.call @expert_gate_up_q5_1_w4_grouped__gfx1100.0(%8, %31, %72, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %77:2 = func.call @expert_gate_up_q5_1_w4_grouped__gfx1100.0(%8, %31, %74, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %78 = arith.muli %68, %c5 : index
      %79 = arith.addi %78, %c1 : index
      %80 = arith.muli %tileRows, %c11 : index
      %81 = arith.muli %79, %80 : index
      %82 = arith.addi %55, %81 : index
      %83 = vector.load %x[%82] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %84 = arith.addi %82, %49 : index
      %85 = vector.load %x[%84] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %86 = vector.shuffle %83, %85 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %87 = wave.mma %86, %73#0, %69 : vector<16xf16>, vector<8xf32>
      %88 = wave.mma %86, %76#0, %70 : vector<16xf16>, vector<8xf32>
      %89 = arith.addi %78, %c4 : index
      %90 = arith.muli %89, %80 : index
      %91 = arith.addi %55, %90 : index
      %92 = vector.load %x[%91] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %93 = arith.addi %91, %49 : index
      %94 = vector.load %x[%93] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %95 = vector.shuffle %92, %94 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %96 = wave.mma %95, %73#1, %87 : vector<16xf16>, vector<8xf32>
      %97 = wave.mma %95, %76#1, %88 : vector<16xf16>, vector<8xf32>
      %98 = arith.addi %78, %c5 : index
      %99 = arith.muli %98, %80 : index
      %100 = arith.addi %55, %99 : index
      %101 = vector.load %x[%100] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %102 = arith.addi %100, %49 : index
      %103 = vector.load %x[%102] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %104 = vector.shuffle %101, %103 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %105 = wave.mma %104, %75#0, %96 : vector<16xf16>, vector<8xf32>
      %106 = wave.mma %104, %77#0, %97 : vector<16xf16>, vector<8xf32>
      %107 = arith.addi %78, %c18 : index
      %108 = arith.muli %107, %80 : index
      %109 = arith.addi %55, %108 : index
      %110 = vector.load %x[%109] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %111 = arith.addi %109, %49 : index
      %112 = vector.load %x[%111] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %113 = vector.shuffle %110, %112 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %114 = wave.mma %113, %75#1, %105 : vector<16xf16>, vector<8xf32>
      %115 = wave.mma %113, %77#1, %106 : vector<16xf16>, vector<8xf32>
      scf.yield %114, %115 : vector<8xf32>, vector<8xf32>
    }
    %116 = arith.select %62, %67, %61 : index
    %120:2 = scf.for %117 = %67 to %116 step %c4 iter_args(%118 = %71#0, %119 = %71#1) -> (vector<8xf32>, vector<8xf32>) {
      %121 = arith.addi %117, %c1 : index
      %122:2 = func.call @expert_gate_up_q5_1_w4_grouped__gfx1100.0(%8, %29, %121, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %123:2 = func.call @expert_gate_up_q5_1_w4_grouped__gfx1100.0(%8, %31, %121, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %124 = arith.muli %117, %c5 : index
      %125 = arith.addi %124, %c1 : index
      %126 = arith.muli %tileRows, %c11 : index
      %127 = arith.muli %125, %126 : index
      %128 = arith.addi %55, %127 : index
      %129 = vector.load %x[%128] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %130 = arith.addi %128, %49 : index
      %131 = vector.load %x[%130] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %132 = vector.shuffle %129, %131 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %133 = wave.mma %132, %122#0, %118 : vector<16xf16>, vector<8xf32>
      %134 = wave.mma %132, %123#0, %119 : vector<16xf16>, vector<8xf32>
      %135 = arith.addi %124, %c4 : index
      %136 = arith.muli %135, %126 : index
      %137 = arith.addi %55, %136 : index
      %138 = vector.load %x[%137] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %139 = arith.addi %137, %49 : index
      %140 = vector.load %x[%139] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %141 = vector.shuffle %138, %140 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %142 = wave.mma %141, %122#1, %133 : vector<16xf16>, vector<8xf32>
      %143 = wave.mma %141, %123#1, %134 : vector<16xf16>, vector<8xf32>
      scf.yield %142, %143 : vector<8xf32>, vector<8xf32>
    }
    %144 = arith.muli %56, %c5 : index
    %145 = arith.addi %144, %c1 : index
    %146 = arith.muli %145, %c19 : index
    %147 = arith.addi %146, %8 : index
    %148 = vector.extract %120#0[0] : f32 from vector<8xf32>
    %149 = arith.addi %147, %c1 : index
    memref.store %148, %7[%149] : memref<?xf32>
    %150 = vector.extract %120#0[1] : f32 from vector<8xf32>
    %151 = arith.addi %147, %c15 : index
    memref.store %150, %7[%151] : memref<?xf32>
    %152 = vector.extract %120#0[2] : f32 from vector<8xf32>
    %153 = arith.addi %147, %c20 : index
    memref.store %152, %7[%153] : memref<?xf32>
    %154 = vector.extract %120#0[3] : f32 from vector<8xf32>
    %155 = arith.addi %147, %c21 : index
    memref.store %154, %7[%155] : memref<?xf32>
    %156 = vector.extract %120#0[4] : f32 from vector<8xf32>
    %157 = arith.addi %147, %c8 : index
    memref.store %156, %7[%157] : memref<?xf32>
    %158 = vector.extract %120#0[5] : f32 from vector<8xf32>
    %159 = arith.addi %147, %c22 : index
    memref.store %158, %7[%159] : memref<?xf32>
    %160 = vector.extract %120#0[6] : f32 from vector<8xf32>
    %161 = arith.addi %147, %c23 : index
    memref.store %160, %7[%161] : memref<?xf32>
    %162 = vector.extract %120#0[7] : f32 from vector<8xf32>
    %163 = arith.addi %147, %c24 : index
    memref.store %162, %7[%163] : memref<?xf32>
    %164 = arith.addi %144, %c4 : index
    %165 = arith.muli %164, %c19 : index
    %166 = arith.addi %165, %8 : index
    %167 = vector.extract %120#1[0] : f32 from vector<8xf32>
    %168 = arith.addi %166, %c1 : index
    memref.store %167, %7[%168] : memref<?xf32>
    %169 = vector.extract %120#1[1] : f32 from vector<8xf32>
    %170 = arith.addi %166, %c15 : index
    memref.store %169, %7[%170] : memref<?xf32>
    %171 = vector.extract %120#1[2] : f32 from vector<8xf32>
    %172 = arith.addi %166, %c20 : index
    memref.store %171, %7[%172] : memref<?xf32>
    %173 = vector.extract %120#1[3] : f32 from vector<8xf32>
    %174 = arith.addi %166, %c21 : index
    memref.store %173, %7[%174] : memref<?xf32>
    %175 = vector.extract %120#1[4] : f32 from vector<8xf32>
    %176 = arith.addi %166, %c8 : index
    memref.store %175, %7[%176] : memref<?xf32>
    %177 = vector.extract %120#1[5] : f32 from vector<8xf32>
    %178 = arith.addi %166, %c22 : index
    memref.store %177, %7[%178] : memref<?xf32>
    %179 = vector.extract %120#1[6] : f32 from vector<8xf32>
    %180 = arith.addi %166, %c23 : index
    memref.store %179, %7[%180] : memref<?xf32>
    %181 = vector.extract %120#1[7] : f32 from vector<8xf32>
    %182 = arith.addi %166, %c24 : index
    memref.store %181, %7[%182] : memref<?xf32>
    wave.barrier
    scf.for %183 = %56 to %c6 step %c2 {
      %184 = arith.muli %183, %c15 : index
      %185 = arith.addi %184, %8 : index
      %186 = arith.addi %185, %c1 : index
      %187 = memref.load %7[%186] : memref<?xf32>
      %188 = arith.addi %186, %c25 : index
      %189 = memref.load %7[%188] : memref<?xf32>
      %190 = arith.addf %187, %189 : f32
      %191 = arith.addi %186, %c26 : index
      %192 = memref.load %7[%191] : memref<?xf32>
      %193 = arith.addf %190, %192 : f32
      %194 = arith.addi %186, %c27 : index
      %195 = memref.load %7[%194] : memref<?xf32>
      %196 = arith.addf %193, %195 : f32
      %197 = arith.addi %185, %c19 : index
      %198 = memref.load %7[%197] : memref<?xf32>
      %199 = arith.addi %197, %c25 : index
      %200 = memref.load %7[%199] : memref<?xf32>
      %201 = arith.addf %198, %200 : f32
      %202 = arith.addi %197, %c26 : index
      %203 = memref.load %7[%202] : memref<?xf32>
      %204 = arith.addf %201, %203 : f32
      %205 = arith.addi %197, %c27 : index
      %206 = memref.load %7[%205] : memref<?xf32>
      %207 = arith.addf %204, %206 : f32
      %208 = arith.muli %183, %c5 : index
      %209 = arith.divui %8, %c11 : index
      %210 = arith.addi %208, %209 : index
      %211 = arith.cmpi slt, %210, %14 : index
      scf.if %211 {
        %212 = arith.minsi %210, %34 : index
        %213 = arith.addi %33, %212 : index
        %214 = memref.load %groups[%213] : memref<?xi32>
        %215 = arith.index_cast %214 : i32 to index
        %216 = arith.divui %215, %rowDivisor : index
        %217 = arith.cmpi eq, %hasFactors, %c4 : index
        %218 = arith.muli %216, %c5 : index
        %219 = memref.load %factors[%218] : memref<?xf32>
        %220 = arith.mulf %219, %operandScale : f32
        %221 = arith.select %217, %220, %operandScale : f32
        %222 = arith.muli %32, %c2 : index
        %223 = arith.addi %29, %222 : index
        %224 = vector.load %w[%223] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %225 = vector.bitcast %224 : vector<4xi8> to vector<1xf32>
        %226 = vector.extract %225[0] : f32 from vector<1xf32>
        %227 = arith.mulf %226, %221 : f32
        %228 = arith.mulf %196, %227 : f32
        %229 = arith.addi %31, %222 : index
        %230 = vector.load %w[%229] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %231 = vector.bitcast %230 : vector<4xi8> to vector<1xf32>
        %232 = vector.extract %231[0] : f32 from vector<1xf32>
        %233 = arith.mulf %232, %221 : f32
        %234 = arith.mulf %207, %233 : f32
        %235 = arith.addi %29, %c20 : index
        %236 = vector.load %w[%235] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %237 = vector.bitcast %236 : vector<4xi8> to vector<1xf32>
        %238 = vector.extract %237[0] : f32 from vector<1xf32>
        %239 = arith.addi %218, %c4 : index
        %240 = memref.load %factors[%239] : memref<?xf32>
        %241 = arith.mulf %240, %238 : f32
        %242 = arith.bitcast %241 : f32 to i32
        %243 = arith.shrui %242, %c30 : i32
        %244 = arith.maxsi %243, %c31 : i32
        %245 = arith.subi %c32, %244 : i32
        %246 = arith.shli %245, %c30 : i32
        %247 = arith.subi %244, %c33 : i32
        %248 = arith.shli %247, %c30 : i32
        %249 = arith.bitcast %246 : i32 to f32
        %250 = arith.bitcast %248 : i32 to f32
        %251 = arith.cmpi eq, %0, %c1 : index
        %252 = arith.cmpi eq, %32, %c1 : index
        %253 = arith.andi %251, %252 : i1
        scf.if %253 {
          %254 = arith.muli %215, %c5 : index
          memref.store %250, %out_factors[%254] : memref<?xf32>
        }
        %255 = arith.mulf %228, %c35 : f32
        %256 = wave.exp2 %255 : f32
        %257 = arith.addf %c34, %256 : f32
        %258 = arith.divf %228, %257 : f32
        %259 = arith.mulf %258, %234 : f32
        %260 = arith.mulf %259, %249 : f32
        %261 = arith.truncf %260 : f32 to f16
        %262 = arith.muli %215, %outputFeatures : index
        %263 = arith.muli %0, %c11 : index
        %264 = arith.addi %262, %263 : index
        %265 = arith.addi %264, %32 : index
        memref.store %261, %out[%265] : memref<?xf16>
      }
    }
  }
  wave.return
}
