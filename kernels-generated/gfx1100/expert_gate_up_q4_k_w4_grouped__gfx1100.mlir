// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertGateUp(format='q4_k', waves=4, grouped=True)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_gate_up_q4_k_w4_grouped__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
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
wave.kernel @expert_gate_up_q4_k_w4_grouped__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %groups: memref<?xi32>, %out: memref<?xf16>, %out_factors: memref<?xf32>) attributes {waves = 4 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 0 : index
  %c2 = arith.constant 4 : index
  %c3 = arith.constant 2048 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 2 : index
  %c6 = arith.constant 8 : index
  %c7 = arith.constant 256 : index
  %c8 = arith.constant 64 : index
  %c9 = arith.constant 127 : index
  %c10 = arith.constant 128 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c13 = arith.constant 16 : index
  %pairsAt = wave.param "pairsAt" : index
  %tileRows = wave.param "tileRows" : index
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
    %18 = arith.divui %inputFeatures, %c7 : index
    %19 = arith.muli %18, %c8 : index
    %20 = arith.addi %19, %inputFeatures : index
    %21 = arith.addi %20, %c9 : index
    %22 = arith.divui %21, %c10 : index
    %23 = arith.muli %22, %c10 : index
    %24 = arith.addi %17, %23 : index
    %25 = arith.addi %24, %c10 : index
    %26 = arith.muli %16, %panelsPerExpert : index
    %27 = arith.muli %0, %c5 : index
    %28 = arith.addi %26, %27 : index
    %29 = arith.addi %28, %c1 : index
    %30 = arith.muli %29, %25 : index
    %31 = arith.addi %28, %c4 : index
    %32 = arith.muli %31, %25 : index
    %33 = arith.remui %8, %c13 : index
    %34 = arith.addi %pairsAt, %11 : index
    %35 = arith.subi %14, %c4 : index
    %36 = arith.minsi %33, %35 : index
    %37 = arith.addi %34, %36 : index
    %38 = memref.load %groups[%37] : memref<?xi32>
    %39 = arith.index_cast %38 : i32 to index
    %40 = arith.divui %39, %rowDivisor : index
    %41 = arith.divui %40, %tileRows : index
    %42 = arith.divui %inputFeatures, %c13 : index
    %43 = arith.muli %41, %42 : index
    %44 = arith.divui %c1, %c13 : index
    %45 = arith.addi %43, %44 : index
    %46 = arith.muli %45, %c5 : index
    %47 = arith.remui %c1, %c13 : index
    %48 = arith.divui %47, %c6 : index
    %49 = arith.addi %46, %48 : index
    %50 = arith.muli %tileRows, %c6 : index
    %51 = arith.muli %49, %50 : index
    %52 = arith.remui %40, %tileRows : index
    %53 = arith.muli %52, %c6 : index
    %54 = arith.addi %51, %53 : index
    %55 = arith.remui %c1, %c6 : index
    %56 = arith.addi %54, %55 : index
    %57 = wave.wave
    %58 = arith.divui %inputFeatures, %c17 : index
    %59 = arith.muli %57, %stepsPerWave : index
    %60 = arith.minsi %59, %58 : index
    %61 = arith.addi %60, %stepsPerWave : index
    %62 = arith.minsi %61, %58 : index
    %63 = arith.cmpi eq, %wholeBlocks, %c4 : index
    %64 = arith.subi %62, %60 : index
    %65 = arith.divui %64, %c5 : index
    %66 = arith.muli %65, %c5 : index
    %67 = arith.addi %60, %66 : index
    %68 = arith.select %63, %61, %67 : index
    %72:2 = scf.for %69 = %60 to %68 step %c5 iter_args(%70 = %c16, %71 = %c16) -> (vector<8xf32>, vector<8xf32>) {
      %73 = arith.addi %69, %c1 : index
      %74:2 = func.call @expert_gate_up_q4_k_w4_grouped__gfx1100.0(%8, %30, %73, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %75 = arith.addi %69, %c4 : index
      %76:2 = func.call @expert_gate_up_q4_k_w4_grouped__gfx1100.0(%8, %30, %75, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %77:2 = func.call @expert_gate_up_q4_k_w4_grouped__gfx1100.0(%8, %32, %73, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %78:2 = func.call @expert_gate_up_q4_k_w4_grouped__gfx1100.0(%8, %32, %75, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %79 = arith.muli %69, %c5 : index
      %80 = arith.addi %79, %c1 : index
      %81 = arith.muli %tileRows, %c13 : index
      %82 = arith.muli %80, %81 : index
      %83 = arith.addi %56, %82 : index
      %84 = vector.load %x[%83] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %85 = arith.addi %83, %50 : index
      %86 = vector.load %x[%85] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %87 = vector.shuffle %84, %86 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %88 = wave.mma %87, %74#0, %70 : vector<16xf16>, vector<8xf32>
      %89 = wave.mma %87, %77#0, %71 : vector<16xf16>, vector<8xf32>
      %90 = arith.addi %79, %c4 : index
      %91 = arith.muli %90, %81 : index
      %92 = arith.addi %56, %91 : index
      %93 = vector.load %x[%92] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %94 = arith.addi %92, %50 : index
      %95 = vector.load %x[%94] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %96 = vector.shuffle %93, %95 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %97 = wave.mma %96, %74#1, %88 : vector<16xf16>, vector<8xf32>
      %98 = wave.mma %96, %77#1, %89 : vector<16xf16>, vector<8xf32>
      %99 = arith.addi %79, %c5 : index
      %100 = arith.muli %99, %81 : index
      %101 = arith.addi %56, %100 : index
      %102 = vector.load %x[%101] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %103 = arith.addi %101, %50 : index
      %104 = vector.load %x[%103] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %105 = vector.shuffle %102, %104 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %106 = wave.mma %105, %76#0, %97 : vector<16xf16>, vector<8xf32>
      %107 = wave.mma %105, %78#0, %98 : vector<16xf16>, vector<8xf32>
      %108 = arith.addi %79, %c20 : index
      %109 = arith.muli %108, %81 : index
      %110 = arith.addi %56, %109 : index
      %111 = vector.load %x[%110] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %112 = arith.addi %110, %50 : index
      %113 = vector.load %x[%112] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %114 = vector.shuffle %111, %113 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %115 = wave.mma %114, %76#1, %106 : vector<16xf16>, vector<8xf32>
      %116 = wave.mma %114, %78#1, %107 : vector<16xf16>, vector<8xf32>
      scf.yield %115, %116 : vector<8xf32>, vector<8xf32>
    }
    %117 = arith.select %63, %68, %62 : index
    %121:2 = scf.for %118 = %68 to %117 step %c4 iter_args(%119 = %72#0, %120 = %72#1) -> (vector<8xf32>, vector<8xf32>) {
      %122 = arith.addi %118, %c1 : index
      %123:2 = func.call @expert_gate_up_q4_k_w4_grouped__gfx1100.0(%8, %30, %122, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %124:2 = func.call @expert_gate_up_q4_k_w4_grouped__gfx1100.0(%8, %32, %122, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %125 = arith.muli %118, %c5 : index
      %126 = arith.addi %125, %c1 : index
      %127 = arith.muli %tileRows, %c13 : index
      %128 = arith.muli %126, %127 : index
      %129 = arith.addi %56, %128 : index
      %130 = vector.load %x[%129] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %131 = arith.addi %129, %50 : index
      %132 = vector.load %x[%131] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %133 = vector.shuffle %130, %132 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %134 = wave.mma %133, %123#0, %119 : vector<16xf16>, vector<8xf32>
      %135 = wave.mma %133, %124#0, %120 : vector<16xf16>, vector<8xf32>
      %136 = arith.addi %125, %c4 : index
      %137 = arith.muli %136, %127 : index
      %138 = arith.addi %56, %137 : index
      %139 = vector.load %x[%138] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %140 = arith.addi %138, %50 : index
      %141 = vector.load %x[%140] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %142 = vector.shuffle %139, %141 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %143 = wave.mma %142, %123#1, %134 : vector<16xf16>, vector<8xf32>
      %144 = wave.mma %142, %124#1, %135 : vector<16xf16>, vector<8xf32>
      scf.yield %143, %144 : vector<8xf32>, vector<8xf32>
    }
    %145 = arith.muli %57, %c5 : index
    %146 = arith.addi %145, %c1 : index
    %147 = arith.muli %146, %c7 : index
    %148 = arith.addi %147, %8 : index
    %149 = vector.extract %121#0[0] : f32 from vector<8xf32>
    %150 = arith.addi %148, %c1 : index
    memref.store %149, %7[%150] : memref<?xf32>
    %151 = vector.extract %121#0[1] : f32 from vector<8xf32>
    %152 = arith.addi %148, %c17 : index
    memref.store %151, %7[%152] : memref<?xf32>
    %153 = vector.extract %121#0[2] : f32 from vector<8xf32>
    %154 = arith.addi %148, %c8 : index
    memref.store %153, %7[%154] : memref<?xf32>
    %155 = vector.extract %121#0[3] : f32 from vector<8xf32>
    %156 = arith.addi %148, %c21 : index
    memref.store %155, %7[%156] : memref<?xf32>
    %157 = vector.extract %121#0[4] : f32 from vector<8xf32>
    %158 = arith.addi %148, %c10 : index
    memref.store %157, %7[%158] : memref<?xf32>
    %159 = vector.extract %121#0[5] : f32 from vector<8xf32>
    %160 = arith.addi %148, %c22 : index
    memref.store %159, %7[%160] : memref<?xf32>
    %161 = vector.extract %121#0[6] : f32 from vector<8xf32>
    %162 = arith.addi %148, %c23 : index
    memref.store %161, %7[%162] : memref<?xf32>
    %163 = vector.extract %121#0[7] : f32 from vector<8xf32>
    %164 = arith.addi %148, %c24 : index
    memref.store %163, %7[%164] : memref<?xf32>
    %165 = arith.addi %145, %c4 : index
    %166 = arith.muli %165, %c7 : index
    %167 = arith.addi %166, %8 : index
    %168 = vector.extract %121#1[0] : f32 from vector<8xf32>
    %169 = arith.addi %167, %c1 : index
    memref.store %168, %7[%169] : memref<?xf32>
    %170 = vector.extract %121#1[1] : f32 from vector<8xf32>
    %171 = arith.addi %167, %c17 : index
    memref.store %170, %7[%171] : memref<?xf32>
    %172 = vector.extract %121#1[2] : f32 from vector<8xf32>
    %173 = arith.addi %167, %c8 : index
    memref.store %172, %7[%173] : memref<?xf32>
    %174 = vector.extract %121#1[3] : f32 from vector<8xf32>
    %175 = arith.addi %167, %c21 : index
    memref.store %174, %7[%175] : memref<?xf32>
    %176 = vector.extract %121#1[4] : f32 from vector<8xf32>
    %177 = arith.addi %167, %c10 : index
    memref.store %176, %7[%177] : memref<?xf32>
    %178 = vector.extract %121#1[5] : f32 from vector<8xf32>
    %179 = arith.addi %167, %c22 : index
    memref.store %178, %7[%179] : memref<?xf32>
    %180 = vector.extract %121#1[6] : f32 from vector<8xf32>
    %181 = arith.addi %167, %c23 : index
    memref.store %180, %7[%181] : memref<?xf32>
    %182 = vector.extract %121#1[7] : f32 from vector<8xf32>
    %183 = arith.addi %167, %c24 : index
    memref.store %182, %7[%183] : memref<?xf32>
    wave.barrier
    scf.for %184 = %57 to %c6 step %c2 {
      %185 = arith.muli %184, %c17 : index
      %186 = arith.addi %185, %8 : index
      %187 = arith.addi %186, %c1 : index
      %188 = memref.load %7[%187] : memref<?xf32>
      %189 = arith.addi %187, %c25 : index
      %190 = memref.load %7[%189] : memref<?xf32>
      %191 = arith.addf %188, %190 : f32
      %192 = arith.addi %187, %c26 : index
      %193 = memref.load %7[%192] : memref<?xf32>
      %194 = arith.addf %191, %193 : f32
      %195 = arith.addi %187, %c27 : index
      %196 = memref.load %7[%195] : memref<?xf32>
      %197 = arith.addf %194, %196 : f32
      %198 = arith.addi %186, %c7 : index
      %199 = memref.load %7[%198] : memref<?xf32>
      %200 = arith.addi %198, %c25 : index
      %201 = memref.load %7[%200] : memref<?xf32>
      %202 = arith.addf %199, %201 : f32
      %203 = arith.addi %198, %c26 : index
      %204 = memref.load %7[%203] : memref<?xf32>
      %205 = arith.addf %202, %204 : f32
      %206 = arith.addi %198, %c27 : index
      %207 = memref.load %7[%206] : memref<?xf32>
      %208 = arith.addf %205, %207 : f32
      %209 = arith.muli %184, %c5 : index
      %210 = arith.divui %8, %c13 : index
      %211 = arith.addi %209, %210 : index
      %212 = arith.cmpi slt, %211, %14 : index
      scf.if %212 {
        %213 = arith.minsi %211, %35 : index
        %214 = arith.addi %34, %213 : index
        %215 = memref.load %groups[%214] : memref<?xi32>
        %216 = arith.index_cast %215 : i32 to index
        %217 = arith.divui %216, %rowDivisor : index
        %218 = arith.cmpi eq, %hasFactors, %c4 : index
        %219 = arith.muli %217, %c5 : index
        %220 = memref.load %factors[%219] : memref<?xf32>
        %221 = arith.mulf %220, %operandScale : f32
        %222 = arith.select %218, %221, %operandScale : f32
        %223 = arith.muli %33, %c2 : index
        %224 = arith.addi %30, %223 : index
        %225 = vector.load %w[%224] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %226 = vector.bitcast %225 : vector<4xi8> to vector<1xf32>
        %227 = vector.extract %226[0] : f32 from vector<1xf32>
        %228 = arith.mulf %227, %222 : f32
        %229 = arith.mulf %197, %228 : f32
        %230 = arith.addi %32, %223 : index
        %231 = vector.load %w[%230] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %232 = vector.bitcast %231 : vector<4xi8> to vector<1xf32>
        %233 = vector.extract %232[0] : f32 from vector<1xf32>
        %234 = arith.mulf %233, %222 : f32
        %235 = arith.mulf %208, %234 : f32
        %236 = arith.addi %30, %c8 : index
        %237 = vector.load %w[%236] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %238 = vector.bitcast %237 : vector<4xi8> to vector<1xf32>
        %239 = vector.extract %238[0] : f32 from vector<1xf32>
        %240 = arith.addi %219, %c4 : index
        %241 = memref.load %factors[%240] : memref<?xf32>
        %242 = arith.mulf %241, %239 : f32
        %243 = arith.bitcast %242 : f32 to i32
        %244 = arith.shrui %243, %c30 : i32
        %245 = arith.maxsi %244, %c31 : i32
        %246 = arith.subi %c32, %245 : i32
        %247 = arith.shli %246, %c30 : i32
        %248 = arith.subi %245, %c33 : i32
        %249 = arith.shli %248, %c30 : i32
        %250 = arith.bitcast %247 : i32 to f32
        %251 = arith.bitcast %249 : i32 to f32
        %252 = arith.cmpi eq, %0, %c1 : index
        %253 = arith.cmpi eq, %33, %c1 : index
        %254 = arith.andi %252, %253 : i1
        scf.if %254 {
          %255 = arith.muli %216, %c5 : index
          memref.store %251, %out_factors[%255] : memref<?xf32>
        }
        %256 = arith.mulf %229, %c35 : f32
        %257 = wave.exp2 %256 : f32
        %258 = arith.addf %c34, %257 : f32
        %259 = arith.divf %229, %258 : f32
        %260 = arith.mulf %259, %235 : f32
        %261 = arith.mulf %260, %250 : f32
        %262 = arith.truncf %261 : f32 to f16
        %263 = arith.muli %216, %outputFeatures : index
        %264 = arith.muli %0, %c13 : index
        %265 = arith.addi %263, %264 : index
        %266 = arith.addi %265, %33 : index
        memref.store %262, %out[%266] : memref<?xf16>
      }
    }
  }
  wave.return
}
