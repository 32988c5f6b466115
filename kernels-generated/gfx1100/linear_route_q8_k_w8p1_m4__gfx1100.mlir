// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='q8_k', waves=8, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_route_q8_k_w8p1_m4__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
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
func.func private @linear_route_q8_k_w8p1_m4__gfx1100.1(%x0: index, %x1: memref<?xf32>, %x2: index, %x3: index, %x4: memref<?xf32>, %x5: index, %x6: memref<?xi8>, %x7: index, %x8: index, %x9: memref<?xf32>) {
  %ffc0 = arith.constant 32 : index
  %ffc1 = arith.constant 0 : index
  %ffc2 = arith.constant 256 : index
  %ffc3 = arith.constant 512 : index
  %ffc4 = arith.constant 768 : index
  %ffc5 = arith.constant 1024 : index
  %ffc6 = arith.constant 1280 : index
  %ffc7 = arith.constant 1536 : index
  %ffc8 = arith.constant 1792 : index
  %ffc9 = arith.constant 2 : index
  %ffc10 = arith.constant 16 : index
  %ffhasFactors = wave.param "hasFactors" : index
  %ffc12 = arith.constant 1 : index
  %ffoperandScale = wave.param "operandScale" : f32
  %ffc14 = arith.constant 4 : index
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
  %ff14 = arith.addi %ff3, %ffc5 : index
  %ff15 = memref.load %x1[%ff14] : memref<?xf32>
  %ff16 = arith.addf %ff13, %ff15 : f32
  %ff17 = arith.addi %ff3, %ffc6 : index
  %ff18 = memref.load %x1[%ff17] : memref<?xf32>
  %ff19 = arith.addf %ff16, %ff18 : f32
  %ff20 = arith.addi %ff3, %ffc7 : index
  %ff21 = memref.load %x1[%ff20] : memref<?xf32>
  %ff22 = arith.addf %ff19, %ff21 : f32
  %ff23 = arith.addi %ff3, %ffc8 : index
  %ff24 = memref.load %x1[%ff23] : memref<?xf32>
  %ff25 = arith.addf %ff22, %ff24 : f32
  %ff26 = arith.muli %x0, %ffc9 : index
  %ff27 = arith.addi %x2, %ff26 : index
  %ff28 = arith.divui %ff0, %ffc10 : index
  %ff29 = arith.addi %ff27, %ff28 : index
  %ff30 = arith.cmpi slt, %ff29, %x3 : index
  scf.if %ff30 {
    %ff31 = arith.cmpi eq, %ffhasFactors, %ffc12 : index
    %ff32 = arith.muli %ff29, %ffc9 : index
    %ff33 = memref.load %x4[%ff32] : memref<?xf32>
    %ff34 = arith.mulf %ff33, %ffoperandScale : f32
    %ff35 = arith.select %ff31, %ff34, %ffoperandScale : f32
    %ff36 = arith.remui %ff0, %ffc10 : index
    %ff37 = arith.muli %ff36, %ffc14 : index
    %ff38 = arith.addi %x5, %ff37 : index
    %ff39 = vector.load %x6[%ff38] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    %ff40 = vector.bitcast %ff39 : vector<4xi8> to vector<1xf32>
    %ff41 = vector.extract %ff40[0] : f32 from vector<1xf32>
    %ff42 = arith.mulf %ff41, %ff35 : f32
    %ff43 = arith.mulf %ff25, %ff42 : f32
    %ff44 = arith.muli %ff29, %x7 : index
    %ff45 = arith.addi %ff44, %x8 : index
    %ff46 = arith.addi %ff45, %ff36 : index
    %ff47 = arith.addi %ff46, %ffc1 : index
    memref.store %ff43, %x9[%ff47] : memref<?xf32>
  }
  func.return
}
func.func private @linear_route_q8_k_w8p1_m4__gfx1100.2(%x0: vector<8xf32>, %x1: memref<?xf32>, %x2: index, %x3: index, %x4: memref<?xf32>, %x5: index, %x6: memref<?xi8>, %x7: index, %x8: index, %x9: memref<?xf32>) {
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
  func.call @linear_route_q8_k_w8p1_m4__gfx1100.1(%f3, %x1, %x2, %x3, %x4, %x5, %x6, %x7, %x8, %x9) : (index, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>) -> ()
  func.return
}
wave.kernel @linear_route_q8_k_w8p1_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 16 : index
  %c2 = arith.constant 1 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 32 : index
  %c6 = arith.constant 127 : index
  %c7 = arith.constant 128 : index
  %c8 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c10 = arith.constant 2048 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c14 = arith.constant 8 : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant 3 : index
  %experts = wave.param "experts" : index
  %arrivals = wave.param "arrivals" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %logitsWidth = wave.param "logitsWidth" : index
  %c23 = arith.constant 0xFF61B1E6 : f32
  %c24 = arith.constant 0x00000000 : f32
  %c25 = arith.constant 0x3FB8AA3B : f32
  %c26 = arith.constant 0 : i32
  %c27 = arith.constant 0xC0000000 : f32
  %c28 = arith.constant 0xCB800000 : f32
  %c29 = arith.constant 0xBF800000 : f32
  %normalize = wave.param "normalize" : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.muli %inputFeatures, %c2 : index
  %4 = arith.divui %3, %c3 : index
  %5 = arith.divui %inputFeatures, %c4 : index
  %6 = arith.muli %5, %c5 : index
  %7 = arith.addi %6, %4 : index
  %8 = arith.addi %7, %c6 : index
  %9 = arith.divui %8, %c7 : index
  %10 = arith.muli %9, %c7 : index
  %11 = arith.addi %2, %10 : index
  %12 = arith.addi %11, %c7 : index
  %13 = arith.muli %0, %c2 : index
  %14 = arith.addi %13, %c8 : index
  %15 = arith.muli %14, %12 : index
  %16 = memref.load %step[%countAt] : memref<?xi32>
  %17 = arith.index_cast %16 : i32 to index
  %18 = arith.muli %1, %c1 : index
  %19 = wave.scratch %c10 : memref<?xf32>
  %20 = arith.muli %0, %c1 : index
  %21 = arith.cmpi slt, %18, %17 : index
  scf.if %21 {
    %22 = wave.lane
    %23 = arith.remui %22, %c1 : index
    %24 = wave.scratch %operandHalves : memref<?xf16>
    %25 = arith.divui %operandHalves, %c14 : index
    %26 = wave.wave
    %27 = arith.muli %26, %c5 : index
    %28 = arith.addi %27, %22 : index
    scf.for %29 = %28 to %25 step %c4 {
      %30 = arith.muli %29, %c14 : index
      %31 = arith.addi %c8, %30 : index
      %32 = vector.load %x[%31] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      vector.store %32, %24[%30] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %33 = arith.remui %23, %tileRows : index
    %34 = arith.muli %33, %c14 : index
    %35 = arith.divui %inputFeatures, %c5 : index
    %36 = arith.muli %26, %stepsPerWave : index
    %37 = arith.minsi %36, %35 : index
    %38 = arith.addi %37, %stepsPerWave : index
    %39 = arith.minsi %38, %35 : index
    %40 = arith.cmpi eq, %wholeBlocks, %c2 : index
    %41 = arith.subi %39, %37 : index
    %42 = arith.divui %41, %c3 : index
    %43 = arith.muli %42, %c3 : index
    %44 = arith.addi %37, %43 : index
    %45 = arith.select %40, %38, %44 : index
    %48 = scf.for %46 = %37 to %45 step %c3 iter_args(%47 = %c15) -> (vector<8xf32>) {
      %49 = arith.addi %46, %c8 : index
      %50:2 = func.call @linear_route_q8_k_w8p1_m4__gfx1100.0(%22, %15, %49, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %51 = arith.addi %46, %c2 : index
      %52:2 = func.call @linear_route_q8_k_w8p1_m4__gfx1100.0(%22, %15, %51, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %53 = arith.muli %46, %c3 : index
      %54 = arith.addi %53, %c8 : index
      %55 = arith.muli %tileRows, %c1 : index
      %56 = arith.muli %54, %55 : index
      %57 = arith.addi %34, %56 : index
      %58 = vector.load %24[%57] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %59 = arith.muli %tileRows, %c14 : index
      %60 = arith.addi %57, %59 : index
      %61 = vector.load %24[%60] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %62 = vector.shuffle %58, %61 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %63 = wave.mma %62, %50#0, %47 : vector<16xf16>, vector<8xf32>
      %64 = arith.addi %53, %c2 : index
      %65 = arith.muli %64, %55 : index
      %66 = arith.addi %34, %65 : index
      %67 = vector.load %24[%66] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %68 = arith.addi %66, %59 : index
      %69 = vector.load %24[%68] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %70 = vector.shuffle %67, %69 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %71 = wave.mma %70, %50#1, %63 : vector<16xf16>, vector<8xf32>
      %72 = arith.addi %53, %c3 : index
      %73 = arith.muli %72, %55 : index
      %74 = arith.addi %34, %73 : index
      %75 = vector.load %24[%74] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %76 = arith.addi %74, %59 : index
      %77 = vector.load %24[%76] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %78 = vector.shuffle %75, %77 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %79 = wave.mma %78, %52#0, %71 : vector<16xf16>, vector<8xf32>
      %80 = arith.addi %53, %c18 : index
      %81 = arith.muli %80, %55 : index
      %82 = arith.addi %34, %81 : index
      %83 = vector.load %24[%82] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %84 = arith.addi %82, %59 : index
      %85 = vector.load %24[%84] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %86 = vector.shuffle %83, %85 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %87 = wave.mma %86, %52#1, %79 : vector<16xf16>, vector<8xf32>
      scf.yield %87 : vector<8xf32>
    }
    %88 = arith.select %40, %45, %39 : index
    %91 = scf.for %89 = %45 to %88 step %c2 iter_args(%90 = %48) -> (vector<8xf32>) {
      %92 = arith.addi %89, %c8 : index
      %93:2 = func.call @linear_route_q8_k_w8p1_m4__gfx1100.0(%22, %15, %92, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %94 = arith.muli %89, %c3 : index
      %95 = arith.addi %94, %c8 : index
      %96 = arith.muli %tileRows, %c1 : index
      %97 = arith.muli %95, %96 : index
      %98 = arith.addi %34, %97 : index
      %99 = vector.load %24[%98] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %100 = arith.muli %tileRows, %c14 : index
      %101 = arith.addi %98, %100 : index
      %102 = vector.load %24[%101] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %103 = vector.shuffle %99, %102 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %104 = wave.mma %103, %93#0, %90 : vector<16xf16>, vector<8xf32>
      %105 = arith.addi %94, %c2 : index
      %106 = arith.muli %105, %96 : index
      %107 = arith.addi %34, %106 : index
      %108 = vector.load %24[%107] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %109 = arith.addi %107, %100 : index
      %110 = vector.load %24[%109] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %111 = vector.shuffle %108, %110 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %112 = wave.mma %111, %93#1, %104 : vector<16xf16>, vector<8xf32>
      scf.yield %112 : vector<8xf32>
    }
    %113 = arith.addi %18, %c8 : index
    func.call @linear_route_q8_k_w8p1_m4__gfx1100.2(%91, %19, %113, %17, %factors, %15, %w, %outputFeatures, %20, %logits) : (vector<8xf32>, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>) -> ()
  }
  %114 = arith.muli %experts, %c14 : index
  %115 = wave.scratch %114 : memref<?xf32>
  %116 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %116 {
    %117 = arith.addi %18, %c1 : index
    %118 = arith.minsi %117, %17 : index
    %119 = wave.wave
    %120 = arith.addi %18, %119 : index
    scf.for %121 = %120 to %118 step %c14 {
      %122 = arith.muli %119, %experts : index
      %123 = wave.lane
      %124 = arith.muli %121, %logitsWidth : index
      %127 = scf.for %125 = %123 to %experts step %c5 iter_args(%126 = %c23) -> (f32) {
        %128 = arith.addi %124, %125 : index
        %129 = memref.load %logits[%128] : memref<?xf32>
        %130 = arith.maximumf %126, %129 : f32
        scf.yield %130 : f32
      }
      %131 = vector.broadcast %127 : f32 to vector<1xf32>
      %132 = wave.reduce "max" %131 : vector<1xf32>
      %135 = scf.for %133 = %123 to %experts step %c5 iter_args(%134 = %c24) -> (f32) {
        %136 = arith.addi %124, %133 : index
        %137 = memref.load %logits[%136] : memref<?xf32>
        %138 = arith.subf %137, %132 : f32
        %139 = arith.mulf %138, %c25 : f32
        %140 = wave.exp2 %139 : f32
        %141 = arith.addi %122, %133 : index
        memref.store %140, %115[%141] : memref<?xf32>
        %142 = arith.addf %134, %140 : f32
        scf.yield %142 : f32
      }
      %143 = vector.broadcast %135 : f32 to vector<1xf32>
      %144 = wave.reduce "add" %143 : vector<1xf32>
      scf.for %145 = %123 to %experts step %c5 {
        %146 = arith.addi %122, %145 : index
        %147 = memref.load %115[%146] : memref<?xf32>
        %148 = arith.divf %147, %144 : f32
        memref.store %148, %115[%146] : memref<?xf32>
      }
      %153:3 = scf.for %149 = %c8 to %expertsPerToken step %c2 iter_args(%150 = %c24, %151 = %c24, %152 = %c26) -> (f32, f32, i32) {
        %157:2 = scf.for %154 = %123 to %experts step %c5 iter_args(%155 = %c27, %156 = %c24) -> (f32, f32) {
          %158 = arith.addi %122, %154 : index
          %159 = memref.load %115[%158] : memref<?xf32>
          %160 = arith.cmpf ogt, %159, %155 : f32
          %161 = arith.index_cast %154 : index to i32
          %162 = arith.sitofp %161 : i32 to f32
          %163 = arith.select %160, %159, %155 : f32
          %164 = arith.select %160, %162, %156 : f32
          scf.yield %163, %164 : f32, f32
        }
        %165 = vector.broadcast %157#0 : f32 to vector<1xf32>
        %166 = wave.reduce "max" %165 : vector<1xf32>
        %167 = arith.cmpf oeq, %157#0, %166 : f32
        %168 = arith.subf %c24, %157#1 : f32
        %169 = arith.select %167, %168, %c28 : f32
        %170 = vector.broadcast %169 : f32 to vector<1xf32>
        %171 = wave.reduce "max" %170 : vector<1xf32>
        %172 = arith.subf %c24, %171 : f32
        %173 = arith.fptosi %172 : f32 to i32
        %174 = arith.index_cast %173 : i32 to index
        %175 = arith.remui %174, %c5 : index
        %176 = arith.cmpi eq, %175, %123 : index
        scf.if %176 {
          %177 = arith.addi %122, %174 : index
          memref.store %c29, %115[%177] : memref<?xf32>
        }
        %178 = arith.cmpi eq, %149, %123 : index
        %179 = arith.addf %150, %166 : f32
        %180 = arith.select %178, %166, %151 : f32
        %181 = arith.select %178, %173, %152 : i32
        scf.yield %179, %180, %181 : f32, f32, i32
      }
      %182 = arith.cmpi eq, %normalize, %c2 : index
      %183 = arith.divf %153#1, %153#0 : f32
      %184 = arith.select %182, %183, %153#1 : f32
      %185 = arith.cmpi slt, %123, %expertsPerToken : index
      scf.if %185 {
        %186 = arith.muli %121, %expertsPerToken : index
        %187 = arith.addi %186, %123 : index
        memref.store %184, %weights[%187] : memref<?xf32>
        memref.store %153#2, %ids_out[%187] : memref<?xi32>
      }
    }
  }
  wave.return
}
