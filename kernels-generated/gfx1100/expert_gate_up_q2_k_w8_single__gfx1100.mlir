// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertGateUp(format='q2_k', waves=8, grouped=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_gate_up_q2_k_w8_single__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
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
wave.kernel @expert_gate_up_q2_k_w8_single__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %ids: memref<?xi32>, %out: memref<?xf16>, %out_factors: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 0 : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %c3 = arith.constant 4096 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 2 : index
  %c6 = arith.constant 256 : index
  %c7 = arith.constant 64 : index
  %c8 = arith.constant 127 : index
  %c9 = arith.constant 128 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
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
  %c21 = arith.constant 512 : index
  %c22 = arith.constant 1024 : index
  %c23 = arith.constant 1536 : index
  %c24 = arith.constant 2048 : index
  %c25 = arith.constant 2560 : index
  %c26 = arith.constant 3072 : index
  %c27 = arith.constant 3584 : index
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
    %11 = arith.divui %10, %c5 : index
    %12 = arith.divui %inputFeatures, %c6 : index
    %13 = arith.muli %12, %c7 : index
    %14 = arith.addi %13, %11 : index
    %15 = arith.addi %14, %c8 : index
    %16 = arith.divui %15, %c9 : index
    %17 = arith.muli %16, %c9 : index
    %18 = arith.addi %10, %17 : index
    %19 = arith.addi %18, %c9 : index
    %20 = arith.muli %9, %panelsPerExpert : index
    %21 = arith.muli %0, %c5 : index
    %22 = arith.addi %20, %21 : index
    %23 = arith.addi %22, %c1 : index
    %24 = arith.muli %23, %19 : index
    %25 = arith.addi %22, %c11 : index
    %26 = arith.muli %25, %19 : index
    %27 = arith.divui %1, %rowDivisor : index
    %28 = wave.scratch %inputFeatures : memref<?xf16>
    %29 = arith.divui %27, %tileRows : index
    %30 = arith.divui %inputFeatures, %c14 : index
    %31 = arith.muli %29, %30 : index
    %32 = arith.divui %c1, %c14 : index
    %33 = arith.addi %31, %32 : index
    %34 = arith.muli %33, %c5 : index
    %35 = arith.remui %c1, %c14 : index
    %36 = arith.divui %35, %c15 : index
    %37 = arith.addi %34, %36 : index
    %38 = arith.muli %tileRows, %c15 : index
    %39 = arith.muli %37, %38 : index
    %40 = arith.remui %27, %tileRows : index
    %41 = arith.muli %40, %c15 : index
    %42 = arith.addi %39, %41 : index
    %43 = arith.remui %c1, %c15 : index
    %44 = arith.addi %42, %43 : index
    %45 = arith.divui %inputFeatures, %c15 : index
    %46 = wave.wave
    %47 = arith.muli %46, %c16 : index
    %48 = arith.addi %47, %7 : index
    scf.for %49 = %48 to %45 step %c6 {
      %50 = arith.muli %49, %38 : index
      %51 = arith.addi %44, %50 : index
      %52 = vector.load %x[%51] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %53 = arith.muli %49, %c15 : index
      vector.store %52, %28[%53] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %54 = arith.divui %inputFeatures, %c16 : index
    %55 = arith.muli %46, %stepsPerWave : index
    %56 = arith.minsi %55, %54 : index
    %57 = arith.addi %56, %stepsPerWave : index
    %58 = arith.minsi %57, %54 : index
    %59 = arith.cmpi eq, %wholeBlocks, %c11 : index
    %60 = arith.subi %58, %56 : index
    %61 = arith.divui %60, %c5 : index
    %62 = arith.muli %61, %c5 : index
    %63 = arith.addi %56, %62 : index
    %64 = arith.select %59, %57, %63 : index
    %68:2 = scf.for %65 = %56 to %64 step %c5 iter_args(%66 = %c17, %67 = %c17) -> (vector<8xf32>, vector<8xf32>) {
      %69 = arith.addi %65, %c1 : index
      %70:2 = func.call @expert_gate_up_q2_k_w8_single__gfx1100.0(%7, %24, %69, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %71 = arith.addi %65, %c11 : index
      %72:2 = func.call @expert_gate_up_q2_k_w8_single__gfx1100.0(%7, %24, %71, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %73:2 = func.call @expert_gate_up_q2_k_w8_single__gfx1100.0(%7, %26, %69, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %74:2 = func.call @expert_gate_up_q2_k_w8_single__gfx1100.0(%7, %26, %71, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %75 = arith.muli %65, %c5 : index
      %76 = arith.addi %75, %c1 : index
      %77 = arith.muli %c11, %c14 : index
      %78 = arith.muli %76, %77 : index
      %79 = arith.addi %c1, %78 : index
      %80 = vector.load %28[%79] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %81 = arith.muli %c11, %c15 : index
      %82 = arith.addi %79, %81 : index
      %83 = vector.load %28[%82] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %84 = vector.shuffle %80, %83 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %85 = wave.mma %84, %70#0, %66 : vector<16xf16>, vector<8xf32>
      %86 = wave.mma %84, %73#0, %67 : vector<16xf16>, vector<8xf32>
      %87 = arith.addi %75, %c11 : index
      %88 = arith.muli %87, %77 : index
      %89 = arith.addi %c1, %88 : index
      %90 = vector.load %28[%89] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %91 = arith.addi %89, %81 : index
      %92 = vector.load %28[%91] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %93 = vector.shuffle %90, %92 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %94 = wave.mma %93, %70#1, %85 : vector<16xf16>, vector<8xf32>
      %95 = wave.mma %93, %73#1, %86 : vector<16xf16>, vector<8xf32>
      %96 = arith.addi %75, %c5 : index
      %97 = arith.muli %96, %77 : index
      %98 = arith.addi %c1, %97 : index
      %99 = vector.load %28[%98] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %100 = arith.addi %98, %81 : index
      %101 = vector.load %28[%100] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %102 = vector.shuffle %99, %101 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %103 = wave.mma %102, %72#0, %94 : vector<16xf16>, vector<8xf32>
      %104 = wave.mma %102, %74#0, %95 : vector<16xf16>, vector<8xf32>
      %105 = arith.addi %75, %c20 : index
      %106 = arith.muli %105, %77 : index
      %107 = arith.addi %c1, %106 : index
      %108 = vector.load %28[%107] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %109 = arith.addi %107, %81 : index
      %110 = vector.load %28[%109] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %111 = vector.shuffle %108, %110 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %112 = wave.mma %111, %72#1, %103 : vector<16xf16>, vector<8xf32>
      %113 = wave.mma %111, %74#1, %104 : vector<16xf16>, vector<8xf32>
      scf.yield %112, %113 : vector<8xf32>, vector<8xf32>
    }
    %114 = arith.select %59, %64, %58 : index
    %118:2 = scf.for %115 = %64 to %114 step %c11 iter_args(%116 = %68#0, %117 = %68#1) -> (vector<8xf32>, vector<8xf32>) {
      %119 = arith.addi %115, %c1 : index
      %120:2 = func.call @expert_gate_up_q2_k_w8_single__gfx1100.0(%7, %24, %119, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %121:2 = func.call @expert_gate_up_q2_k_w8_single__gfx1100.0(%7, %26, %119, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %122 = arith.muli %115, %c5 : index
      %123 = arith.addi %122, %c1 : index
      %124 = arith.muli %c11, %c14 : index
      %125 = arith.muli %123, %124 : index
      %126 = arith.addi %c1, %125 : index
      %127 = vector.load %28[%126] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %128 = arith.muli %c11, %c15 : index
      %129 = arith.addi %126, %128 : index
      %130 = vector.load %28[%129] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %131 = vector.shuffle %127, %130 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %132 = wave.mma %131, %120#0, %116 : vector<16xf16>, vector<8xf32>
      %133 = wave.mma %131, %121#0, %117 : vector<16xf16>, vector<8xf32>
      %134 = arith.addi %122, %c11 : index
      %135 = arith.muli %134, %124 : index
      %136 = arith.addi %c1, %135 : index
      %137 = vector.load %28[%136] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %138 = arith.addi %136, %128 : index
      %139 = vector.load %28[%138] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %140 = vector.shuffle %137, %139 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %141 = wave.mma %140, %120#1, %132 : vector<16xf16>, vector<8xf32>
      %142 = wave.mma %140, %121#1, %133 : vector<16xf16>, vector<8xf32>
      scf.yield %141, %142 : vector<8xf32>, vector<8xf32>
    }
    %143 = arith.muli %46, %c5 : index
    %144 = arith.addi %143, %c1 : index
    %145 = arith.muli %144, %c6 : index
    %146 = arith.addi %145, %7 : index
    %147 = vector.extract %118#0[0] : f32 from vector<8xf32>
    %148 = arith.addi %146, %c1 : index
    memref.store %147, %6[%148] : memref<?xf32>
    %149 = arith.addi %143, %c11 : index
    %150 = arith.muli %149, %c6 : index
    %151 = arith.addi %150, %7 : index
    %152 = vector.extract %118#1[0] : f32 from vector<8xf32>
    %153 = arith.addi %151, %c1 : index
    memref.store %152, %6[%153] : memref<?xf32>
    wave.barrier
    scf.for %154 = %46 to %c11 step %c15 {
      %155 = arith.muli %154, %c16 : index
      %156 = arith.addi %155, %7 : index
      %157 = arith.addi %156, %c1 : index
      %158 = memref.load %6[%157] : memref<?xf32>
      %159 = arith.addi %157, %c21 : index
      %160 = memref.load %6[%159] : memref<?xf32>
      %161 = arith.addf %158, %160 : f32
      %162 = arith.addi %157, %c22 : index
      %163 = memref.load %6[%162] : memref<?xf32>
      %164 = arith.addf %161, %163 : f32
      %165 = arith.addi %157, %c23 : index
      %166 = memref.load %6[%165] : memref<?xf32>
      %167 = arith.addf %164, %166 : f32
      %168 = arith.addi %157, %c24 : index
      %169 = memref.load %6[%168] : memref<?xf32>
      %170 = arith.addf %167, %169 : f32
      %171 = arith.addi %157, %c25 : index
      %172 = memref.load %6[%171] : memref<?xf32>
      %173 = arith.addf %170, %172 : f32
      %174 = arith.addi %157, %c26 : index
      %175 = memref.load %6[%174] : memref<?xf32>
      %176 = arith.addf %173, %175 : f32
      %177 = arith.addi %157, %c27 : index
      %178 = memref.load %6[%177] : memref<?xf32>
      %179 = arith.addf %176, %178 : f32
      %180 = arith.addi %156, %c6 : index
      %181 = memref.load %6[%180] : memref<?xf32>
      %182 = arith.addi %180, %c21 : index
      %183 = memref.load %6[%182] : memref<?xf32>
      %184 = arith.addf %181, %183 : f32
      %185 = arith.addi %180, %c22 : index
      %186 = memref.load %6[%185] : memref<?xf32>
      %187 = arith.addf %184, %186 : f32
      %188 = arith.addi %180, %c23 : index
      %189 = memref.load %6[%188] : memref<?xf32>
      %190 = arith.addf %187, %189 : f32
      %191 = arith.addi %180, %c24 : index
      %192 = memref.load %6[%191] : memref<?xf32>
      %193 = arith.addf %190, %192 : f32
      %194 = arith.addi %180, %c25 : index
      %195 = memref.load %6[%194] : memref<?xf32>
      %196 = arith.addf %193, %195 : f32
      %197 = arith.addi %180, %c26 : index
      %198 = memref.load %6[%197] : memref<?xf32>
      %199 = arith.addf %196, %198 : f32
      %200 = arith.addi %180, %c27 : index
      %201 = memref.load %6[%200] : memref<?xf32>
      %202 = arith.addf %199, %201 : f32
      %203 = arith.muli %154, %c5 : index
      %204 = arith.divui %7, %c14 : index
      %205 = arith.addi %203, %204 : index
      %206 = arith.cmpi slt, %205, %c11 : index
      scf.if %206 {
        %207 = arith.cmpi eq, %hasFactors, %c11 : index
        %208 = arith.muli %27, %c5 : index
        %209 = memref.load %factors[%208] : memref<?xf32>
        %210 = arith.mulf %209, %operandScale : f32
        %211 = arith.select %207, %210, %operandScale : f32
        %212 = arith.remui %7, %c14 : index
        %213 = arith.muli %212, %c4 : index
        %214 = arith.addi %24, %213 : index
        %215 = vector.load %w[%214] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %216 = vector.bitcast %215 : vector<4xi8> to vector<1xf32>
        %217 = vector.extract %216[0] : f32 from vector<1xf32>
        %218 = arith.mulf %217, %211 : f32
        %219 = arith.mulf %179, %218 : f32
        %220 = arith.addi %26, %213 : index
        %221 = vector.load %w[%220] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %222 = vector.bitcast %221 : vector<4xi8> to vector<1xf32>
        %223 = vector.extract %222[0] : f32 from vector<1xf32>
        %224 = arith.mulf %223, %211 : f32
        %225 = arith.mulf %202, %224 : f32
        %226 = arith.addi %24, %c7 : index
        %227 = vector.load %w[%226] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %228 = vector.bitcast %227 : vector<4xi8> to vector<1xf32>
        %229 = vector.extract %228[0] : f32 from vector<1xf32>
        %230 = arith.addi %208, %c11 : index
        %231 = memref.load %factors[%230] : memref<?xf32>
        %232 = arith.mulf %231, %229 : f32
        %233 = arith.bitcast %232 : f32 to i32
        %234 = arith.shrui %233, %c30 : i32
        %235 = arith.maxsi %234, %c31 : i32
        %236 = arith.subi %c32, %235 : i32
        %237 = arith.shli %236, %c30 : i32
        %238 = arith.subi %235, %c33 : i32
        %239 = arith.shli %238, %c30 : i32
        %240 = arith.bitcast %237 : i32 to f32
        %241 = arith.bitcast %239 : i32 to f32
        %242 = arith.cmpi eq, %0, %c1 : index
        %243 = arith.cmpi eq, %212, %c1 : index
        %244 = arith.andi %242, %243 : i1
        scf.if %244 {
          %245 = arith.muli %1, %c5 : index
          memref.store %241, %out_factors[%245] : memref<?xf32>
        }
        %246 = arith.mulf %219, %c35 : f32
        %247 = wave.exp2 %246 : f32
        %248 = arith.addf %c34, %247 : f32
        %249 = arith.divf %219, %248 : f32
        %250 = arith.mulf %249, %225 : f32
        %251 = arith.mulf %250, %240 : f32
        %252 = arith.truncf %251 : f32 to f16
        %253 = arith.muli %1, %outputFeatures : index
        %254 = arith.muli %0, %c14 : index
        %255 = arith.addi %253, %254 : index
        %256 = arith.addi %255, %212 : index
        memref.store %252, %out[%256] : memref<?xf16>
      }
    }
  }
  wave.return
}
