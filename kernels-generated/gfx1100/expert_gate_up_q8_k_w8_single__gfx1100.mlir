// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertGateUp(format='q8_k', waves=8, grouped=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_gate_up_q8_k_w8_single__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
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
wave.kernel @expert_gate_up_q8_k_w8_single__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %ids: memref<?xi32>, %out: memref<?xf16>, %out_factors: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 0 : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %c3 = arith.constant 4096 : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 256 : index
  %c8 = arith.constant 32 : index
  %c9 = arith.constant 127 : index
  %c10 = arith.constant 128 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %rowDivisor = wave.param "rowDivisor" : index
  %tileRows = wave.param "tileRows" : index
  %c14 = arith.constant 8 : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant 3 : index
  %c19 = arith.constant 512 : index
  %c20 = arith.constant 1024 : index
  %c21 = arith.constant 1536 : index
  %c22 = arith.constant 2048 : index
  %c23 = arith.constant 2560 : index
  %c24 = arith.constant 3072 : index
  %c25 = arith.constant 3584 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c28 = arith.constant 4 : index
  %c29 = arith.constant 64 : index
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
    %11 = arith.muli %inputFeatures, %c5 : index
    %12 = arith.divui %11, %c6 : index
    %13 = arith.divui %inputFeatures, %c7 : index
    %14 = arith.muli %13, %c8 : index
    %15 = arith.addi %14, %12 : index
    %16 = arith.addi %15, %c9 : index
    %17 = arith.divui %16, %c10 : index
    %18 = arith.muli %17, %c10 : index
    %19 = arith.addi %10, %18 : index
    %20 = arith.addi %19, %c10 : index
    %21 = arith.muli %9, %panelsPerExpert : index
    %22 = arith.muli %0, %c6 : index
    %23 = arith.addi %21, %22 : index
    %24 = arith.addi %23, %c1 : index
    %25 = arith.muli %24, %20 : index
    %26 = arith.addi %23, %c5 : index
    %27 = arith.muli %26, %20 : index
    %28 = arith.divui %1, %rowDivisor : index
    %29 = wave.scratch %inputFeatures : memref<?xf16>
    %30 = arith.divui %28, %tileRows : index
    %31 = arith.divui %inputFeatures, %c4 : index
    %32 = arith.muli %30, %31 : index
    %33 = arith.divui %c1, %c4 : index
    %34 = arith.addi %32, %33 : index
    %35 = arith.muli %34, %c6 : index
    %36 = arith.remui %c1, %c4 : index
    %37 = arith.divui %36, %c14 : index
    %38 = arith.addi %35, %37 : index
    %39 = arith.muli %tileRows, %c14 : index
    %40 = arith.muli %38, %39 : index
    %41 = arith.remui %28, %tileRows : index
    %42 = arith.muli %41, %c14 : index
    %43 = arith.addi %40, %42 : index
    %44 = arith.remui %c1, %c14 : index
    %45 = arith.addi %43, %44 : index
    %46 = arith.divui %inputFeatures, %c14 : index
    %47 = wave.wave
    %48 = arith.muli %47, %c8 : index
    %49 = arith.addi %48, %7 : index
    scf.for %50 = %49 to %46 step %c7 {
      %51 = arith.muli %50, %39 : index
      %52 = arith.addi %45, %51 : index
      %53 = vector.load %x[%52] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %54 = arith.muli %50, %c14 : index
      vector.store %53, %29[%54] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %55 = arith.divui %inputFeatures, %c8 : index
    %56 = arith.muli %47, %stepsPerWave : index
    %57 = arith.minsi %56, %55 : index
    %58 = arith.addi %57, %stepsPerWave : index
    %59 = arith.minsi %58, %55 : index
    %60 = arith.cmpi eq, %wholeBlocks, %c5 : index
    %61 = arith.subi %59, %57 : index
    %62 = arith.divui %61, %c6 : index
    %63 = arith.muli %62, %c6 : index
    %64 = arith.addi %57, %63 : index
    %65 = arith.select %60, %58, %64 : index
    %69:2 = scf.for %66 = %57 to %65 step %c6 iter_args(%67 = %c15, %68 = %c15) -> (vector<8xf32>, vector<8xf32>) {
      %70 = arith.addi %66, %c1 : index
      %71:2 = func.call @expert_gate_up_q8_k_w8_single__gfx1100.0(%7, %25, %70, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %72 = arith.addi %66, %c5 : index
      %73:2 = func.call @expert_gate_up_q8_k_w8_single__gfx1100.0(%7, %25, %72, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %74:2 = func.call @expert_gate_up_q8_k_w8_single__gfx1100.0(%7, %27, %70, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %75:2 = func.call @expert_gate_up_q8_k_w8_single__gfx1100.0(%7, %27, %72, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %76 = arith.muli %66, %c6 : index
      %77 = arith.addi %76, %c1 : index
      %78 = arith.muli %c5, %c4 : index
      %79 = arith.muli %77, %78 : index
      %80 = arith.addi %c1, %79 : index
      %81 = vector.load %29[%80] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %82 = arith.muli %c5, %c14 : index
      %83 = arith.addi %80, %82 : index
      %84 = vector.load %29[%83] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %85 = vector.shuffle %81, %84 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %86 = wave.mma %85, %71#0, %67 : vector<16xf16>, vector<8xf32>
      %87 = wave.mma %85, %74#0, %68 : vector<16xf16>, vector<8xf32>
      %88 = arith.addi %76, %c5 : index
      %89 = arith.muli %88, %78 : index
      %90 = arith.addi %c1, %89 : index
      %91 = vector.load %29[%90] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %92 = arith.addi %90, %82 : index
      %93 = vector.load %29[%92] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %94 = vector.shuffle %91, %93 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %95 = wave.mma %94, %71#1, %86 : vector<16xf16>, vector<8xf32>
      %96 = wave.mma %94, %74#1, %87 : vector<16xf16>, vector<8xf32>
      %97 = arith.addi %76, %c6 : index
      %98 = arith.muli %97, %78 : index
      %99 = arith.addi %c1, %98 : index
      %100 = vector.load %29[%99] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %101 = arith.addi %99, %82 : index
      %102 = vector.load %29[%101] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %103 = vector.shuffle %100, %102 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %104 = wave.mma %103, %73#0, %95 : vector<16xf16>, vector<8xf32>
      %105 = wave.mma %103, %75#0, %96 : vector<16xf16>, vector<8xf32>
      %106 = arith.addi %76, %c18 : index
      %107 = arith.muli %106, %78 : index
      %108 = arith.addi %c1, %107 : index
      %109 = vector.load %29[%108] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %110 = arith.addi %108, %82 : index
      %111 = vector.load %29[%110] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %112 = vector.shuffle %109, %111 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %113 = wave.mma %112, %73#1, %104 : vector<16xf16>, vector<8xf32>
      %114 = wave.mma %112, %75#1, %105 : vector<16xf16>, vector<8xf32>
      scf.yield %113, %114 : vector<8xf32>, vector<8xf32>
    }
    %115 = arith.select %60, %65, %59 : index
    %119:2 = scf.for %116 = %65 to %115 step %c5 iter_args(%117 = %69#0, %118 = %69#1) -> (vector<8xf32>, vector<8xf32>) {
      %120 = arith.addi %116, %c1 : index
      %121:2 = func.call @expert_gate_up_q8_k_w8_single__gfx1100.0(%7, %25, %120, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %122:2 = func.call @expert_gate_up_q8_k_w8_single__gfx1100.0(%7, %27, %120, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %123 = arith.muli %116, %c6 : index
      %124 = arith.addi %123, %c1 : index
      %125 = arith.muli %c5, %c4 : index
      %126 = arith.muli %124, %125 : index
      %127 = arith.addi %c1, %126 : index
      %128 = vector.load %29[%127] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %129 = arith.muli %c5, %c14 : index
      %130 = arith.addi %127, %129 : index
      %131 = vector.load %29[%130] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %132 = vector.shuffle %128, %131 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %133 = wave.mma %132, %121#0, %117 : vector<16xf16>, vector<8xf32>
      %134 = wave.mma %132, %122#0, %118 : vector<16xf16>, vector<8xf32>
      %135 = arith.addi %123, %c5 : index
      %136 = arith.muli %135, %125 : index
      %137 = arith.addi %c1, %136 : index
      %138 = vector.load %29[%137] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %139 = arith.addi %137, %129 : index
      %140 = vector.load %29[%139] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %141 = vector.shuffle %138, %140 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %142 = wave.mma %141, %121#1, %133 : vector<16xf16>, vector<8xf32>
      %143 = wave.mma %141, %122#1, %134 : vector<16xf16>, vector<8xf32>
      scf.yield %142, %143 : vector<8xf32>, vector<8xf32>
    }
    %144 = arith.muli %47, %c6 : index
    %145 = arith.addi %144, %c1 : index
    %146 = arith.muli %145, %c7 : index
    %147 = arith.addi %146, %7 : index
    %148 = vector.extract %119#0[0] : f32 from vector<8xf32>
    %149 = arith.addi %147, %c1 : index
    memref.store %148, %6[%149] : memref<?xf32>
    %150 = arith.addi %144, %c5 : index
    %151 = arith.muli %150, %c7 : index
    %152 = arith.addi %151, %7 : index
    %153 = vector.extract %119#1[0] : f32 from vector<8xf32>
    %154 = arith.addi %152, %c1 : index
    memref.store %153, %6[%154] : memref<?xf32>
    wave.barrier
    scf.for %155 = %47 to %c5 step %c14 {
      %156 = arith.muli %155, %c8 : index
      %157 = arith.addi %156, %7 : index
      %158 = arith.addi %157, %c1 : index
      %159 = memref.load %6[%158] : memref<?xf32>
      %160 = arith.addi %158, %c19 : index
      %161 = memref.load %6[%160] : memref<?xf32>
      %162 = arith.addf %159, %161 : f32
      %163 = arith.addi %158, %c20 : index
      %164 = memref.load %6[%163] : memref<?xf32>
      %165 = arith.addf %162, %164 : f32
      %166 = arith.addi %158, %c21 : index
      %167 = memref.load %6[%166] : memref<?xf32>
      %168 = arith.addf %165, %167 : f32
      %169 = arith.addi %158, %c22 : index
      %170 = memref.load %6[%169] : memref<?xf32>
      %171 = arith.addf %168, %170 : f32
      %172 = arith.addi %158, %c23 : index
      %173 = memref.load %6[%172] : memref<?xf32>
      %174 = arith.addf %171, %173 : f32
      %175 = arith.addi %158, %c24 : index
      %176 = memref.load %6[%175] : memref<?xf32>
      %177 = arith.addf %174, %176 : f32
      %178 = arith.addi %158, %c25 : index
      %179 = memref.load %6[%178] : memref<?xf32>
      %180 = arith.addf %177, %179 : f32
      %181 = arith.addi %157, %c7 : index
      %182 = memref.load %6[%181] : memref<?xf32>
      %183 = arith.addi %181, %c19 : index
      %184 = memref.load %6[%183] : memref<?xf32>
      %185 = arith.addf %182, %184 : f32
      %186 = arith.addi %181, %c20 : index
      %187 = memref.load %6[%186] : memref<?xf32>
      %188 = arith.addf %185, %187 : f32
      %189 = arith.addi %181, %c21 : index
      %190 = memref.load %6[%189] : memref<?xf32>
      %191 = arith.addf %188, %190 : f32
      %192 = arith.addi %181, %c22 : index
      %193 = memref.load %6[%192] : memref<?xf32>
      %194 = arith.addf %191, %193 : f32
      %195 = arith.addi %181, %c23 : index
      %196 = memref.load %6[%195] : memref<?xf32>
      %197 = arith.addf %194, %196 : f32
      %198 = arith.addi %181, %c24 : index
      %199 = memref.load %6[%198] : memref<?xf32>
      %200 = arith.addf %197, %199 : f32
      %201 = arith.addi %181, %c25 : index
      %202 = memref.load %6[%201] : memref<?xf32>
      %203 = arith.addf %200, %202 : f32
      %204 = arith.muli %155, %c6 : index
      %205 = arith.divui %7, %c4 : index
      %206 = arith.addi %204, %205 : index
      %207 = arith.cmpi slt, %206, %c5 : index
      scf.if %207 {
        %208 = arith.cmpi eq, %hasFactors, %c5 : index
        %209 = arith.muli %28, %c6 : index
        %210 = memref.load %factors[%209] : memref<?xf32>
        %211 = arith.mulf %210, %operandScale : f32
        %212 = arith.select %208, %211, %operandScale : f32
        %213 = arith.remui %7, %c4 : index
        %214 = arith.muli %213, %c28 : index
        %215 = arith.addi %25, %214 : index
        %216 = vector.load %w[%215] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %217 = vector.bitcast %216 : vector<4xi8> to vector<1xf32>
        %218 = vector.extract %217[0] : f32 from vector<1xf32>
        %219 = arith.mulf %218, %212 : f32
        %220 = arith.mulf %180, %219 : f32
        %221 = arith.addi %27, %214 : index
        %222 = vector.load %w[%221] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %223 = vector.bitcast %222 : vector<4xi8> to vector<1xf32>
        %224 = vector.extract %223[0] : f32 from vector<1xf32>
        %225 = arith.mulf %224, %212 : f32
        %226 = arith.mulf %203, %225 : f32
        %227 = arith.addi %25, %c29 : index
        %228 = vector.load %w[%227] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %229 = vector.bitcast %228 : vector<4xi8> to vector<1xf32>
        %230 = vector.extract %229[0] : f32 from vector<1xf32>
        %231 = arith.addi %209, %c5 : index
        %232 = memref.load %factors[%231] : memref<?xf32>
        %233 = arith.mulf %232, %230 : f32
        %234 = arith.bitcast %233 : f32 to i32
        %235 = arith.shrui %234, %c30 : i32
        %236 = arith.maxsi %235, %c31 : i32
        %237 = arith.subi %c32, %236 : i32
        %238 = arith.shli %237, %c30 : i32
        %239 = arith.subi %236, %c33 : i32
        %240 = arith.shli %239, %c30 : i32
        %241 = arith.bitcast %238 : i32 to f32
        %242 = arith.bitcast %240 : i32 to f32
        %243 = arith.cmpi eq, %0, %c1 : index
        %244 = arith.cmpi eq, %213, %c1 : index
        %245 = arith.andi %243, %244 : i1
        scf.if %245 {
          %246 = arith.muli %1, %c6 : index
          memref.store %242, %out_factors[%246] : memref<?xf32>
        }
        %247 = arith.mulf %220, %c35 : f32
        %248 = wave.exp2 %247 : f32
        %249 = arith.addf %c34, %248 : f32
        %250 = arith.divf %220, %249 : f32
        %251 = arith.mulf %250, %226 : f32
        %252 = arith.mulf %251, %241 : f32
        %253 = arith.truncf %252 : f32 to f16
        %254 = arith.muli %1, %outputFeatures : index
        %255 = arith.muli %0, %c4 : index
        %256 = arith.addi %254, %255 : index
        %257 = arith.addi %256, %213 : index
        memref.store %253, %out[%257] : memref<?xf16>
      }
    }
  }
  wave.return
}
