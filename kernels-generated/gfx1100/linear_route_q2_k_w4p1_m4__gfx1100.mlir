// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='q2_k', waves=4, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_route_q2_k_w4p1_m4__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
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
func.func private @linear_route_q2_k_w4p1_m4__gfx1100.1(%x0: index, %x1: memref<?xf32>, %x2: index, %x3: index, %x4: memref<?xf32>, %x5: index, %x6: memref<?xi8>, %x7: index, %x8: index, %x9: memref<?xf32>) {
  %ffc0 = arith.constant 32 : index
  %ffc1 = arith.constant 0 : index
  %ffc2 = arith.constant 256 : index
  %ffc3 = arith.constant 512 : index
  %ffc4 = arith.constant 768 : index
  %ffc5 = arith.constant 2 : index
  %ffc6 = arith.constant 16 : index
  %ffhasFactors = wave.param "hasFactors" : index
  %ffc8 = arith.constant 1 : index
  %ffoperandScale = wave.param "operandScale" : f32
  %ffc10 = arith.constant 4 : index
  %ff0 = wave.lane
  %ff1 = arith.muli %x0, %ffc0 : index
  %ff2 = arith.addi %ff1, %ff0 : index
  %ff3 = arith.addi %ff2, %ffc1 : index
  %ff4 = memref.load %x1[%ff3] : memref<?xf32>
  %ff5 = arith.addi %ff3, %ffc2 : index
  %ff6 = memref.load %x1[%ff5] : memref<?xf32>
  %ff7 = arith.addf %ff4, %ff6 : f32
  %ff8 = arith.addi %ff3, %ffc3 : index
  %ff9 = memref.load %x1[%ff8] : memref<?xf32>
  %ff10 = arith.addf %ff7, %ff9 : f32
  %ff11 = arith.addi %ff3, %ffc4 : index
  %ff12 = memref.load %x1[%ff11] : memref<?xf32>
  %ff13 = arith.addf %ff10, %ff12 : f32
  %ff14 = arith.muli %x0, %ffc5 : index
  %ff15 = arith.addi %x2, %ff14 : index
  %ff16 = arith.divui %ff0, %ffc6 : index
  %ff17 = arith.addi %ff15, %ff16 : index
  %ff18 = arith.cmpi slt, %ff17, %x3 : index
  scf.if %ff18 {
    %ff19 = arith.cmpi eq, %ffhasFactors, %ffc8 : index
    %ff20 = arith.muli %ff17, %ffc5 : index
    %ff21 = memref.load %x4[%ff20] : memref<?xf32>
    %ff22 = arith.mulf %ff21, %ffoperandScale : f32
    %ff23 = arith.select %ff19, %ff22, %ffoperandScale : f32
    %ff24 = arith.remui %ff0, %ffc6 : index
    %ff25 = arith.muli %ff24, %ffc10 : index
    %ff26 = arith.addi %x5, %ff25 : index
    %ff27 = vector.load %x6[%ff26] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    %ff28 = vector.bitcast %ff27 : vector<4xi8> to vector<1xf32>
    %ff29 = vector.extract %ff28[0] : f32 from vector<1xf32>
    %ff30 = arith.mulf %ff29, %ff23 : f32
    %ff31 = arith.mulf %ff13, %ff30 : f32
    %ff32 = arith.muli %ff17, %x7 : index
    %ff33 = arith.addi %ff32, %x8 : index
    %ff34 = arith.addi %ff33, %ff24 : index
    %ff35 = arith.addi %ff34, %ffc1 : index
    memref.store %ff31, %x9[%ff35] : memref<?xf32>
  }
  func.return
}
func.func private @linear_route_q2_k_w4p1_m4__gfx1100.2(%x0: vector<8xf32>, %x1: memref<?xf32>, %x2: index, %x3: index, %x4: memref<?xf32>, %x5: index, %x6: memref<?xi8>, %x7: index, %x8: index, %x9: memref<?xf32>) {
  %fc0 = arith.constant 1 : index
  %fc1 = arith.constant 0 : index
  %fc2 = arith.constant 256 : index
  %fc3 = arith.constant 32 : index
  %fc4 = arith.constant 64 : index
  %fc5 = arith.constant 96 : index
  %fc6 = arith.constant 128 : index
  %fc7 = arith.constant 160 : index
  %fc8 = arith.constant 192 : index
  %fc9 = arith.constant 224 : index
  %fc10 = arith.constant 2 : index
  %f0 = wave.lane
  %f1 = wave.wave
  %f2 = arith.muli %f1, %fc0 : index
  %f3 = arith.addi %f2, %fc1 : index
  %f4 = arith.muli %f3, %fc2 : index
  %f5 = arith.addi %f4, %f0 : index
  %f6 = vector.extract %x0[0] : f32 from vector<8xf32>
  %f7 = arith.addi %f5, %fc1 : index
  memref.store %f6, %x1[%f7] : memref<?xf32>
  %f8 = vector.extract %x0[1] : f32 from vector<8xf32>
  %f9 = arith.addi %f5, %fc3 : index
  memref.store %f8, %x1[%f9] : memref<?xf32>
  %f10 = vector.extract %x0[2] : f32 from vector<8xf32>
  %f11 = arith.addi %f5, %fc4 : index
  memref.store %f10, %x1[%f11] : memref<?xf32>
  %f12 = vector.extract %x0[3] : f32 from vector<8xf32>
  %f13 = arith.addi %f5, %fc5 : index
  memref.store %f12, %x1[%f13] : memref<?xf32>
  %f14 = vector.extract %x0[4] : f32 from vector<8xf32>
  %f15 = arith.addi %f5, %fc6 : index
  memref.store %f14, %x1[%f15] : memref<?xf32>
  %f16 = vector.extract %x0[5] : f32 from vector<8xf32>
  %f17 = arith.addi %f5, %fc7 : index
  memref.store %f16, %x1[%f17] : memref<?xf32>
  %f18 = vector.extract %x0[6] : f32 from vector<8xf32>
  %f19 = arith.addi %f5, %fc8 : index
  memref.store %f18, %x1[%f19] : memref<?xf32>
  %f20 = vector.extract %x0[7] : f32 from vector<8xf32>
  %f21 = arith.addi %f5, %fc9 : index
  memref.store %f20, %x1[%f21] : memref<?xf32>
  wave.barrier
  %f22 = arith.muli %f1, %fc10 : index
  %f23 = arith.addi %f22, %fc1 : index
  func.call @linear_route_q2_k_w4p1_m4__gfx1100.1(%f23, %x1, %x2, %x3, %x4, %x5, %x6, %x7, %x8, %x9) : (index, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>) -> ()
  %f24 = arith.addi %f22, %fc0 : index
  func.call @linear_route_q2_k_w4p1_m4__gfx1100.1(%f24, %x1, %x2, %x3, %x4, %x5, %x6, %x7, %x8, %x9) : (index, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>) -> ()
  func.return
}
wave.kernel @linear_route_q2_k_w4p1_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) attributes {waves = 4 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 4 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 256 : index
  %c4 = arith.constant 64 : index
  %c5 = arith.constant 127 : index
  %c6 = arith.constant 128 : index
  %c7 = arith.constant 1 : index
  %c8 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c10 = arith.constant 16 : index
  %c11 = arith.constant 1024 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c15 = arith.constant 8 : index
  %c16 = arith.constant 32 : index
  %c17 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c20 = arith.constant 3 : index
  %experts = wave.param "experts" : index
  %arrivals = wave.param "arrivals" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %logitsWidth = wave.param "logitsWidth" : index
  %c25 = arith.constant 0xFF61B1E6 : f32
  %c26 = arith.constant 0x00000000 : f32
  %c27 = arith.constant 0x3FB8AA3B : f32
  %c28 = arith.constant 0 : i32
  %c29 = arith.constant 0xC0000000 : f32
  %c30 = arith.constant 0xCB800000 : f32
  %c31 = arith.constant 0xBF800000 : f32
  %normalize = wave.param "normalize" : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.divui %2, %c2 : index
  %4 = arith.divui %inputFeatures, %c3 : index
  %5 = arith.muli %4, %c4 : index
  %6 = arith.addi %5, %3 : index
  %7 = arith.addi %6, %c5 : index
  %8 = arith.divui %7, %c6 : index
  %9 = arith.muli %8, %c6 : index
  %10 = arith.addi %2, %9 : index
  %11 = arith.addi %10, %c6 : index
  %12 = arith.muli %0, %c7 : index
  %13 = arith.addi %12, %c8 : index
  %14 = arith.muli %13, %11 : index
  %15 = memref.load %step[%countAt] : memref<?xi32>
  %16 = arith.index_cast %15 : i32 to index
  %17 = arith.muli %1, %c10 : index
  %18 = wave.scratch %c11 : memref<?xf32>
  %19 = arith.muli %0, %c10 : index
  %20 = arith.cmpi slt, %17, %16 : index
  scf.if %20 {
    %21 = wave.lane
    %22 = arith.remui %21, %c10 : index
    %23 = wave.scratch %operandHalves : memref<?xf16>
    %24 = arith.divui %operandHalves, %c15 : index
    %25 = wave.wave
    %26 = arith.muli %25, %c16 : index
    %27 = arith.addi %26, %21 : index
    scf.for %28 = %27 to %24 step %c6 {
      %29 = arith.muli %28, %c15 : index
      %30 = arith.addi %c8, %29 : index
      %31 = vector.load %x[%30] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      vector.store %31, %23[%29] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %32 = arith.remui %22, %tileRows : index
    %33 = arith.muli %32, %c15 : index
    %34 = arith.divui %inputFeatures, %c16 : index
    %35 = arith.muli %25, %stepsPerWave : index
    %36 = arith.minsi %35, %34 : index
    %37 = arith.addi %36, %stepsPerWave : index
    %38 = arith.minsi %37, %34 : index
    %39 = arith.cmpi eq, %wholeBlocks, %c7 : index
    %40 = arith.subi %38, %36 : index
    %41 = arith.divui %40, %c2 : index
    %42 = arith.muli %41, %c2 : index
    %43 = arith.addi %36, %42 : index
    %44 = arith.select %39, %37, %43 : index
    %47 = scf.for %45 = %36 to %44 step %c2 iter_args(%46 = %c17) -> (vector<8xf32>) {
      %48 = arith.addi %45, %c8 : index
      %49:2 = func.call @linear_route_q2_k_w4p1_m4__gfx1100.0(%21, %14, %48, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %50 = arith.addi %45, %c7 : index
      %51:2 = func.call @linear_route_q2_k_w4p1_m4__gfx1100.0(%21, %14, %50, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %52 = arith.muli %45, %c2 : index
      %53 = arith.addi %52, %c8 : index
      %54 = arith.muli %tileRows, %c10 : index
      %55 = arith.muli %53, %54 : index
      %56 = arith.addi %33, %55 : index
      %57 = vector.load %23[%56] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %58 = arith.muli %tileRows, %c15 : index
      %59 = arith.addi %56, %58 : index
      %60 = vector.load %23[%59] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %61 = vector.shuffle %57, %60 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %62 = wave.mma %61, %49#0, %46 : vector<16xf16>, vector<8xf32>
      %63 = arith.addi %52, %c7 : index
      %64 = arith.muli %63, %54 : index
      %65 = arith.addi %33, %64 : index
      %66 = vector.load %23[%65] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %67 = arith.addi %65, %58 : index
      %68 = vector.load %23[%67] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %69 = vector.shuffle %66, %68 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %70 = wave.mma %69, %49#1, %62 : vector<16xf16>, vector<8xf32>
      %71 = arith.addi %52, %c2 : index
      %72 = arith.muli %71, %54 : index
      %73 = arith.addi %33, %72 : index
      %74 = vector.load %23[%73] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %75 = arith.addi %73, %58 : index
      %76 = vector.load %23[%75] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %77 = vector.shuffle %74, %76 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %78 = wave.mma %77, %51#0, %70 : vector<16xf16>, vector<8xf32>
      %79 = arith.addi %52, %c20 : index
      %80 = arith.muli %79, %54 : index
      %81 = arith.addi %33, %80 : index
      %82 = vector.load %23[%81] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %83 = arith.addi %81, %58 : index
      %84 = vector.load %23[%83] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %85 = vector.shuffle %82, %84 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %86 = wave.mma %85, %51#1, %78 : vector<16xf16>, vector<8xf32>
      scf.yield %86 : vector<8xf32>
    }
    %87 = arith.select %39, %44, %38 : index
    %90 = scf.for %88 = %44 to %87 step %c7 iter_args(%89 = %47) -> (vector<8xf32>) {
      %91 = arith.addi %88, %c8 : index
      %92:2 = func.call @linear_route_q2_k_w4p1_m4__gfx1100.0(%21, %14, %91, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %93 = arith.muli %88, %c2 : index
      %94 = arith.addi %93, %c8 : index
      %95 = arith.muli %tileRows, %c10 : index
      %96 = arith.muli %94, %95 : index
      %97 = arith.addi %33, %96 : index
      %98 = vector.load %23[%97] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %99 = arith.muli %tileRows, %c15 : index
      %100 = arith.addi %97, %99 : index
      %101 = vector.load %23[%100] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %102 = vector.shuffle %98, %101 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %103 = wave.mma %102, %92#0, %89 : vector<16xf16>, vector<8xf32>
      %104 = arith.addi %93, %c7 : index
      %105 = arith.muli %104, %95 : index
      %106 = arith.addi %33, %105 : index
      %107 = vector.load %23[%106] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %108 = arith.addi %106, %99 : index
      %109 = vector.load %23[%108] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %110 = vector.shuffle %107, %109 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %111 = wave.mma %110, %92#1, %103 : vector<16xf16>, vector<8xf32>
      scf.yield %111 : vector<8xf32>
    }
    %112 = arith.addi %17, %c8 : index
    func.call @linear_route_q2_k_w4p1_m4__gfx1100.2(%90, %18, %112, %16, %factors, %14, %w, %outputFeatures, %19, %logits) : (vector<8xf32>, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>) -> ()
  }
  %113 = arith.muli %experts, %c1 : index
  %114 = wave.scratch %113 : memref<?xf32>
  %115 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %115 {
    %116 = arith.addi %17, %c10 : index
    %117 = arith.minsi %116, %16 : index
    %118 = wave.wave
    %119 = arith.addi %17, %118 : index
    scf.for %120 = %119 to %117 step %c1 {
      %121 = arith.muli %118, %experts : index
      %122 = wave.lane
      %123 = arith.muli %120, %logitsWidth : index
      %126 = scf.for %124 = %122 to %experts step %c16 iter_args(%125 = %c25) -> (f32) {
        %127 = arith.addi %123, %124 : index
        %128 = memref.load %logits[%127] : memref<?xf32>
        %129 = arith.maximumf %125, %128 : f32
        scf.yield %129 : f32
      }
      %130 = vector.broadcast %126 : f32 to vector<1xf32>
      %131 = wave.reduce "max" %130 : vector<1xf32>
      %134 = scf.for %132 = %122 to %experts step %c16 iter_args(%133 = %c26) -> (f32) {
        %135 = arith.addi %123, %132 : index
        %136 = memref.load %logits[%135] : memref<?xf32>
        %137 = arith.subf %136, %131 : f32
        %138 = arith.mulf %137, %c27 : f32
        %139 = wave.exp2 %138 : f32
        %140 = arith.addi %121, %132 : index
        memref.store %139, %114[%140] : memref<?xf32>
        %141 = arith.addf %133, %139 : f32
        scf.yield %141 : f32
      }
      %142 = vector.broadcast %134 : f32 to vector<1xf32>
      %143 = wave.reduce "add" %142 : vector<1xf32>
      scf.for %144 = %122 to %experts step %c16 {
        %145 = arith.addi %121, %144 : index
        %146 = memref.load %114[%145] : memref<?xf32>
        %147 = arith.divf %146, %143 : f32
        memref.store %147, %114[%145] : memref<?xf32>
      }
      %152:3 = scf.for %148 = %c8 to %expertsPerToken step %c7 iter_args(%149 = %c26, %150 = %c26, %151 = %c28) -> (f32, f32, i32) {
        %156:2 = scf.for %153 = %122 to %experts step %c16 iter_args(%154 = %c29, %155 = %c26) -> (f32, f32) {
          %157 = arith.addi %121, %153 : index
          %158 = memref.load %114[%157] : memref<?xf32>
          %159 = arith.cmpf ogt, %158, %154 : f32
          %160 = arith.index_cast %153 : index to i32
          %161 = arith.sitofp %160 : i32 to f32
          %162 = arith.select %159, %158, %154 : f32
          %163 = arith.select %159, %161, %155 : f32
          scf.yield %162, %163 : f32, f32
        }
        %164 = vector.broadcast %156#0 : f32 to vector<1xf32>
        %165 = wave.reduce "max" %164 : vector<1xf32>
        %166 = arith.cmpf oeq, %156#0, %165 : f32
        %167 = arith.subf %c26, %156#1 : f32
        %168 = arith.select %166, %167, %c30 : f32
        %169 = vector.broadcast %168 : f32 to vector<1xf32>
        %170 = wave.reduce "max" %169 : vector<1xf32>
        %171 = arith.subf %c26, %170 : f32
        %172 = arith.fptosi %171 : f32 to i32
        %173 = arith.index_cast %172 : i32 to index
        %174 = arith.remui %173, %c16 : index
        %175 = arith.cmpi eq, %174, %122 : index
        scf.if %175 {
          %176 = arith.addi %121, %173 : index
          memref.store %c31, %114[%176] : memref<?xf32>
        }
        %177 = arith.cmpi eq, %148, %122 : index
        %178 = arith.addf %149, %165 : f32
        %179 = arith.select %177, %165, %150 : f32
        %180 = arith.select %177, %172, %151 : i32
        scf.yield %178, %179, %180 : f32, f32, i32
      }
      %181 = arith.cmpi eq, %normalize, %c7 : index
      %182 = arith.divf %152#1, %152#0 : f32
      %183 = arith.select %181, %182, %152#1 : f32
      %184 = arith.cmpi slt, %122, %expertsPerToken : index
      scf.if %184 {
        %185 = arith.muli %120, %expertsPerToken : index
        %186 = arith.addi %185, %122 : index
        memref.store %183, %weights[%186] : memref<?xf32>
        memref.store %152#2, %ids_out[%186] : memref<?xi32>
      }
    }
  }
  wave.return
}
