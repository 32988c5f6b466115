// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='q6_k', waves=4, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_route_q6_k_w4p1_m16__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
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
func.func private @linear_route_q6_k_w4p1_m16__gfx1100.1(%x0: index, %x1: memref<?xf32>, %x2: index, %x3: index, %x4: memref<?xf32>, %x5: index, %x6: memref<?xi8>, %x7: index, %x8: index, %x9: memref<?xf32>) {
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
func.func private @linear_route_q6_k_w4p1_m16__gfx1100.2(%x0: vector<8xf32>, %x1: memref<?xf32>, %x2: index, %x3: index, %x4: memref<?xf32>, %x5: index, %x6: memref<?xi8>, %x7: index, %x8: index, %x9: memref<?xf32>) {
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
  func.call @linear_route_q6_k_w4p1_m16__gfx1100.1(%f23, %x1, %x2, %x3, %x4, %x5, %x6, %x7, %x8, %x9) : (index, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>) -> ()
  %f24 = arith.addi %f22, %fc0 : index
  func.call @linear_route_q6_k_w4p1_m16__gfx1100.1(%f24, %x1, %x2, %x3, %x4, %x5, %x6, %x7, %x8, %x9) : (index, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>) -> ()
  func.return
}
wave.kernel @linear_route_q6_k_w4p1_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) attributes {waves = 4 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 12 : index
  %c2 = arith.constant 256 : index
  %c3 = arith.constant 32 : index
  %c4 = arith.constant 127 : index
  %c5 = arith.constant 128 : index
  %c6 = arith.constant 1 : index
  %c7 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c9 = arith.constant 16 : index
  %c10 = arith.constant 1024 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %c13 = arith.constant 2 : index
  %c14 = arith.constant 8 : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant 3 : index
  %experts = wave.param "experts" : index
  %c20 = arith.constant 4 : index
  %arrivals = wave.param "arrivals" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %logitsWidth = wave.param "logitsWidth" : index
  %c24 = arith.constant 0xFF61B1E6 : f32
  %c25 = arith.constant 0x00000000 : f32
  %c26 = arith.constant 0x3FB8AA3B : f32
  %c27 = arith.constant 0 : i32
  %c28 = arith.constant 0xC0000000 : f32
  %c29 = arith.constant 0xCB800000 : f32
  %c30 = arith.constant 0xBF800000 : f32
  %normalize = wave.param "normalize" : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.divui %inputFeatures, %c2 : index
  %4 = arith.muli %3, %c3 : index
  %5 = arith.addi %4, %inputFeatures : index
  %6 = arith.addi %5, %c4 : index
  %7 = arith.divui %6, %c5 : index
  %8 = arith.muli %7, %c5 : index
  %9 = arith.addi %2, %8 : index
  %10 = arith.addi %9, %c5 : index
  %11 = arith.muli %0, %c6 : index
  %12 = arith.addi %11, %c7 : index
  %13 = arith.muli %12, %10 : index
  %14 = memref.load %step[%countAt] : memref<?xi32>
  %15 = arith.index_cast %14 : i32 to index
  %16 = arith.muli %1, %c9 : index
  %17 = wave.scratch %c10 : memref<?xf32>
  %18 = arith.muli %0, %c9 : index
  %19 = arith.cmpi slt, %16, %15 : index
  scf.if %19 {
    %20 = wave.lane
    %21 = arith.remui %20, %c9 : index
    %22 = arith.remui %21, %tileRows : index
    %23 = arith.addi %16, %22 : index
    %24 = arith.divui %23, %tileRows : index
    %25 = arith.divui %inputFeatures, %c9 : index
    %26 = arith.muli %24, %25 : index
    %27 = arith.divui %c7, %c9 : index
    %28 = arith.addi %26, %27 : index
    %29 = arith.muli %28, %c13 : index
    %30 = arith.remui %c7, %c9 : index
    %31 = arith.divui %30, %c14 : index
    %32 = arith.addi %29, %31 : index
    %33 = arith.muli %tileRows, %c14 : index
    %34 = arith.muli %32, %33 : index
    %35 = arith.remui %23, %tileRows : index
    %36 = arith.muli %35, %c14 : index
    %37 = arith.addi %34, %36 : index
    %38 = arith.remui %c7, %c14 : index
    %39 = arith.addi %37, %38 : index
    %40 = wave.wave
    %41 = arith.divui %inputFeatures, %c3 : index
    %42 = arith.muli %40, %stepsPerWave : index
    %43 = arith.minsi %42, %41 : index
    %44 = arith.addi %43, %stepsPerWave : index
    %45 = arith.minsi %44, %41 : index
    %46 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %47 = arith.subi %45, %43 : index
    %48 = arith.divui %47, %c13 : index
    %49 = arith.muli %48, %c13 : index
    %50 = arith.addi %43, %49 : index
    %51 = arith.select %46, %44, %50 : index
    %54 = scf.for %52 = %43 to %51 step %c13 iter_args(%53 = %c15) -> (vector<8xf32>) {
      %55 = arith.addi %52, %c7 : index
      %56:2 = func.call @linear_route_q6_k_w4p1_m16__gfx1100.0(%20, %13, %55, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %57 = arith.addi %52, %c6 : index
      %58:2 = func.call @linear_route_q6_k_w4p1_m16__gfx1100.0(%20, %13, %57, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %59 = arith.muli %52, %c13 : index
      %60 = arith.addi %59, %c7 : index
      %61 = arith.muli %tileRows, %c9 : index
      %62 = arith.muli %60, %61 : index
      %63 = arith.addi %39, %62 : index
      %64 = vector.load %x[%63] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %65 = arith.addi %63, %33 : index
      %66 = vector.load %x[%65] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %67 = vector.shuffle %64, %66 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %68 = wave.mma %67, %56#0, %53 : vector<16xf16>, vector<8xf32>
      %69 = arith.addi %59, %c6 : index
      %70 = arith.muli %69, %61 : index
      %71 = arith.addi %39, %70 : index
      %72 = vector.load %x[%71] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %73 = arith.addi %71, %33 : index
      %74 = vector.load %x[%73] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %75 = vector.shuffle %72, %74 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %76 = wave.mma %75, %56#1, %68 : vector<16xf16>, vector<8xf32>
      %77 = arith.addi %59, %c13 : index
      %78 = arith.muli %77, %61 : index
      %79 = arith.addi %39, %78 : index
      %80 = vector.load %x[%79] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %81 = arith.addi %79, %33 : index
      %82 = vector.load %x[%81] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %83 = vector.shuffle %80, %82 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %84 = wave.mma %83, %58#0, %76 : vector<16xf16>, vector<8xf32>
      %85 = arith.addi %59, %c18 : index
      %86 = arith.muli %85, %61 : index
      %87 = arith.addi %39, %86 : index
      %88 = vector.load %x[%87] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %89 = arith.addi %87, %33 : index
      %90 = vector.load %x[%89] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %91 = vector.shuffle %88, %90 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %92 = wave.mma %91, %58#1, %84 : vector<16xf16>, vector<8xf32>
      scf.yield %92 : vector<8xf32>
    }
    %93 = arith.select %46, %51, %45 : index
    %96 = scf.for %94 = %51 to %93 step %c6 iter_args(%95 = %54) -> (vector<8xf32>) {
      %97 = arith.addi %94, %c7 : index
      %98:2 = func.call @linear_route_q6_k_w4p1_m16__gfx1100.0(%20, %13, %97, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %99 = arith.muli %94, %c13 : index
      %100 = arith.addi %99, %c7 : index
      %101 = arith.muli %tileRows, %c9 : index
      %102 = arith.muli %100, %101 : index
      %103 = arith.addi %39, %102 : index
      %104 = vector.load %x[%103] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %105 = arith.addi %103, %33 : index
      %106 = vector.load %x[%105] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %107 = vector.shuffle %104, %106 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %108 = wave.mma %107, %98#0, %95 : vector<16xf16>, vector<8xf32>
      %109 = arith.addi %99, %c6 : index
      %110 = arith.muli %109, %101 : index
      %111 = arith.addi %39, %110 : index
      %112 = vector.load %x[%111] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %113 = arith.addi %111, %33 : index
      %114 = vector.load %x[%113] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %115 = vector.shuffle %112, %114 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %116 = wave.mma %115, %98#1, %108 : vector<16xf16>, vector<8xf32>
      scf.yield %116 : vector<8xf32>
    }
    %117 = arith.addi %16, %c7 : index
    func.call @linear_route_q6_k_w4p1_m16__gfx1100.2(%96, %17, %117, %15, %factors, %13, %w, %outputFeatures, %18, %logits) : (vector<8xf32>, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>) -> ()
  }
  %118 = arith.muli %experts, %c20 : index
  %119 = wave.scratch %118 : memref<?xf32>
  %120 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %120 {
    %121 = arith.addi %16, %c9 : index
    %122 = arith.minsi %121, %15 : index
    %123 = wave.wave
    %124 = arith.addi %16, %123 : index
    scf.for %125 = %124 to %122 step %c20 {
      %126 = arith.muli %123, %experts : index
      %127 = wave.lane
      %128 = arith.muli %125, %logitsWidth : index
      %131 = scf.for %129 = %127 to %experts step %c3 iter_args(%130 = %c24) -> (f32) {
        %132 = arith.addi %128, %129 : index
        %133 = memref.load %logits[%132] : memref<?xf32>
        %134 = arith.maximumf %130, %133 : f32
        scf.yield %134 : f32
      }
      %135 = vector.broadcast %131 : f32 to vector<1xf32>
      %136 = wave.reduce "max" %135 : vector<1xf32>
      %139 = scf.for %137 = %127 to %experts step %c3 iter_args(%138 = %c25) -> (f32) {
        %140 = arith.addi %128, %137 : index
        %141 = memref.load %logits[%140] : memref<?xf32>
        %142 = arith.subf %141, %136 : f32
        %143 = arith.mulf %142, %c26 : f32
        %144 = wave.exp2 %143 : f32
        %145 = arith.addi %126, %137 : index
        memref.store %144, %119[%145] : memref<?xf32>
        %146 = arith.addf %138, %144 : f32
        scf.yield %146 : f32
      }
      %147 = vector.broadcast %139 : f32 to vector<1xf32>
      %148 = wave.reduce "add" %147 : vector<1xf32>
      scf.for %149 = %127 to %experts step %c3 {
        %150 = arith.addi %126, %149 : index
        %151 = memref.load %119[%150] : memref<?xf32>
        %152 = arith.divf %151, %148 : f32
        memref.store %152, %119[%150] : memref<?xf32>
      }
      %157:3 = scf.for %153 = %c7 to %expertsPerToken step %c6 iter_args(%154 = %c25, %155 = %c25, %156 = %c27) -> (f32, f32, i32) {
        %161:2 = scf.for %158 = %127 to %experts step %c3 iter_args(%159 = %c28, %160 = %c25) -> (f32, f32) {
          %162 = arith.addi %126, %158 : index
          %163 = memref.load %119[%162] : memref<?xf32>
          %164 = arith.cmpf ogt, %163, %159 : f32
          %165 = arith.index_cast %158 : index to i32
          %166 = arith.sitofp %165 : i32 to f32
          %167 = arith.select %164, %163, %159 : f32
          %168 = arith.select %164, %166, %160 : f32
          scf.yield %167, %168 : f32, f32
        }
        %169 = vector.broadcast %161#0 : f32 to vector<1xf32>
        %170 = wave.reduce "max" %169 : vector<1xf32>
        %171 = arith.cmpf oeq, %161#0, %170 : f32
        %172 = arith.subf %c25, %161#1 : f32
        %173 = arith.select %171, %172, %c29 : f32
        %174 = vector.broadcast %173 : f32 to vector<1xf32>
        %175 = wave.reduce "max" %174 : vector<1xf32>
        %176 = arith.subf %c25, %175 : f32
        %177 = arith.fptosi %176 : f32 to i32
        %178 = arith.index_cast %177 : i32 to index
        %179 = arith.remui %178, %c3 : index
        %180 = arith.cmpi eq, %179, %127 : index
        scf.if %180 {
          %181 = arith.addi %126, %178 : index
          memref.store %c30, %119[%181] : memref<?xf32>
        }
        %182 = arith.cmpi eq, %153, %127 : index
        %183 = arith.addf %154, %170 : f32
        %184 = arith.select %182, %170, %155 : f32
        %185 = arith.select %182, %177, %156 : i32
        scf.yield %183, %184, %185 : f32, f32, i32
      }
      %186 = arith.cmpi eq, %normalize, %c6 : index
      %187 = arith.divf %157#1, %157#0 : f32
      %188 = arith.select %186, %187, %157#1 : f32
      %189 = arith.cmpi slt, %127, %expertsPerToken : index
      scf.if %189 {
        %190 = arith.muli %125, %expertsPerToken : index
        %191 = arith.addi %190, %127 : index
        memref.store %188, %weights[%191] : memref<?xf32>
        memref.store %157#2, %ids_out[%191] : memref<?xi32>
      }
    }
  }
  wave.return
}
