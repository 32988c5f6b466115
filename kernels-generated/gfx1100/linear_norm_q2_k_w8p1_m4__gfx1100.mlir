// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinearNorm(format='q2_k', waves=8, panels=1, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_norm_q2_k_w8p1_m4__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
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
func.func private @linear_norm_q2_k_w8p1_m4__gfx1100.1(%x0: index, %x1: memref<?xf32>, %x2: index, %x3: index, %x4: memref<?xf32>, %x5: index, %x6: memref<?xi8>, %x7: index, %x8: index, %x9: i1, %x10: memref<?xf32>, %x11: memref<?xf32>) {
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
    scf.if %x9 {
      %ff47 = arith.addi %ff46, %ffc1 : index
      %ff48 = memref.load %x10[%ff47] : memref<?xf32>
      %ff49 = arith.addf %ff48, %ff43 : f32
      memref.store %ff49, %x11[%ff47] : memref<?xf32>
    } else {
      %ff50 = arith.addi %ff46, %ffc1 : index
      memref.store %ff43, %x11[%ff50] : memref<?xf32>
    }
  }
  func.return
}
func.func private @linear_norm_q2_k_w8p1_m4__gfx1100.2(%x0: vector<8xf32>, %x1: memref<?xf32>, %x2: index, %x3: index, %x4: memref<?xf32>, %x5: index, %x6: memref<?xi8>, %x7: index, %x8: index, %x9: i1, %x10: memref<?xf32>, %x11: memref<?xf32>) {
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
  func.call @linear_norm_q2_k_w8p1_m4__gfx1100.1(%f3, %x1, %x2, %x3, %x4, %x5, %x6, %x7, %x8, %x9, %x10, %x11) : (index, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
  func.return
}
wave.kernel @linear_norm_q2_k_w8p1_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) attributes {waves = 8 : i64} {
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
  %c11 = arith.constant 2048 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c16 = arith.constant 8 : index
  %c17 = arith.constant 32 : index
  %c18 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c21 = arith.constant 3 : index
  %arrivals = wave.param "arrivals" : index
  %features = wave.param "features" : index
  %c24 = arith.constant dense<0x00000000> : vector<4xf32>
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %c26 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c28 = arith.constant 23 : i32
  %c29 = arith.constant 141 : i32
  %c30 = arith.constant 268 : i32
  %c31 = arith.constant 14 : i32
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
  %19 = arith.cmpi eq, %hasResidual, %c7 : index
  %20 = arith.muli %0, %c10 : index
  %21 = arith.cmpi slt, %17, %16 : index
  scf.if %21 {
    %22 = wave.lane
    %23 = arith.remui %22, %c10 : index
    %24 = wave.scratch %operandHalves : memref<?xf16>
    %25 = arith.divui %operandHalves, %c16 : index
    %26 = wave.wave
    %27 = arith.muli %26, %c17 : index
    %28 = arith.addi %27, %22 : index
    scf.for %29 = %28 to %25 step %c3 {
      %30 = arith.muli %29, %c16 : index
      %31 = arith.addi %c8, %30 : index
      %32 = vector.load %x[%31] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      vector.store %32, %24[%30] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %33 = arith.remui %23, %tileRows : index
    %34 = arith.muli %33, %c16 : index
    %35 = arith.divui %inputFeatures, %c17 : index
    %36 = arith.muli %26, %stepsPerWave : index
    %37 = arith.minsi %36, %35 : index
    %38 = arith.addi %37, %stepsPerWave : index
    %39 = arith.minsi %38, %35 : index
    %40 = arith.cmpi eq, %wholeBlocks, %c7 : index
    %41 = arith.subi %39, %37 : index
    %42 = arith.divui %41, %c2 : index
    %43 = arith.muli %42, %c2 : index
    %44 = arith.addi %37, %43 : index
    %45 = arith.select %40, %38, %44 : index
    %48 = scf.for %46 = %37 to %45 step %c2 iter_args(%47 = %c18) -> (vector<8xf32>) {
      %49 = arith.addi %46, %c8 : index
      %50:2 = func.call @linear_norm_q2_k_w8p1_m4__gfx1100.0(%22, %14, %49, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %51 = arith.addi %46, %c7 : index
      %52:2 = func.call @linear_norm_q2_k_w8p1_m4__gfx1100.0(%22, %14, %51, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %53 = arith.muli %46, %c2 : index
      %54 = arith.addi %53, %c8 : index
      %55 = arith.muli %tileRows, %c10 : index
      %56 = arith.muli %54, %55 : index
      %57 = arith.addi %34, %56 : index
      %58 = vector.load %24[%57] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %59 = arith.muli %tileRows, %c16 : index
      %60 = arith.addi %57, %59 : index
      %61 = vector.load %24[%60] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %62 = vector.shuffle %58, %61 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %63 = wave.mma %62, %50#0, %47 : vector<16xf16>, vector<8xf32>
      %64 = arith.addi %53, %c7 : index
      %65 = arith.muli %64, %55 : index
      %66 = arith.addi %34, %65 : index
      %67 = vector.load %24[%66] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %68 = arith.addi %66, %59 : index
      %69 = vector.load %24[%68] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %70 = vector.shuffle %67, %69 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %71 = wave.mma %70, %50#1, %63 : vector<16xf16>, vector<8xf32>
      %72 = arith.addi %53, %c2 : index
      %73 = arith.muli %72, %55 : index
      %74 = arith.addi %34, %73 : index
      %75 = vector.load %24[%74] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %76 = arith.addi %74, %59 : index
      %77 = vector.load %24[%76] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %78 = vector.shuffle %75, %77 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %79 = wave.mma %78, %52#0, %71 : vector<16xf16>, vector<8xf32>
      %80 = arith.addi %53, %c21 : index
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
    %91 = scf.for %89 = %45 to %88 step %c7 iter_args(%90 = %48) -> (vector<8xf32>) {
      %92 = arith.addi %89, %c8 : index
      %93:2 = func.call @linear_norm_q2_k_w8p1_m4__gfx1100.0(%22, %14, %92, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %94 = arith.muli %89, %c2 : index
      %95 = arith.addi %94, %c8 : index
      %96 = arith.muli %tileRows, %c10 : index
      %97 = arith.muli %95, %96 : index
      %98 = arith.addi %34, %97 : index
      %99 = vector.load %24[%98] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %100 = arith.muli %tileRows, %c16 : index
      %101 = arith.addi %98, %100 : index
      %102 = vector.load %24[%101] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %103 = vector.shuffle %99, %102 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %104 = wave.mma %103, %93#0, %90 : vector<16xf16>, vector<8xf32>
      %105 = arith.addi %94, %c7 : index
      %106 = arith.muli %105, %96 : index
      %107 = arith.addi %34, %106 : index
      %108 = vector.load %24[%107] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %109 = arith.addi %107, %100 : index
      %110 = vector.load %24[%109] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %111 = vector.shuffle %108, %110 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %112 = wave.mma %111, %93#1, %104 : vector<16xf16>, vector<8xf32>
      scf.yield %112 : vector<8xf32>
    }
    %113 = arith.addi %17, %c8 : index
    func.call @linear_norm_q2_k_w8p1_m4__gfx1100.2(%91, %18, %113, %16, %factors, %14, %w, %outputFeatures, %20, %19, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
  }
  %114 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %114 {
    %115 = arith.addi %17, %c10 : index
    %116 = arith.minsi %115, %16 : index
    %117 = wave.wave
    %118 = arith.addi %17, %117 : index
    scf.for %119 = %118 to %116 step %c16 {
      %120 = arith.muli %119, %features : index
      %121 = wave.lane
      %122 = arith.muli %121, %c1 : index
      %127:3 = scf.for %123 = %122 to %features step %c6 iter_args(%124 = %c24, %125 = %c24, %126 = %c24) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
        %128 = arith.addi %120, %123 : index
        %129 = vector.load %out[%128] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %130 = vector.load %norm_weight[%123] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %131 = arith.mulf %129, %130 : vector<4xf32>
        %132 = math.fma %129, %129, %124 : vector<4xf32>
        %133 = math.fma %131, %131, %125 : vector<4xf32>
        %134 = math.absf %131 : vector<4xf32>
        %135 = arith.maximumf %126, %134 : vector<4xf32>
        scf.yield %132, %133, %135 : vector<4xf32>, vector<4xf32>, vector<4xf32>
      }
      %136 = wave.reduce "add" %127#0 : vector<4xf32>
      %137 = arith.mulf %136, %inverseFeatures : f32
      %138 = arith.addf %137, %epsilon : f32
      %139 = math.sqrt %138 : f32
      %140 = arith.divf %c26, %139 : f32
      %141 = wave.reduce "max" %127#2 : vector<4xf32>
      %142 = arith.mulf %141, %140 : f32
      %143 = arith.bitcast %142 : f32 to i32
      %144 = arith.shrui %143, %c28 : i32
      %145 = arith.maxsi %144, %c29 : i32
      %146 = arith.subi %c30, %145 : i32
      %147 = arith.shli %146, %c28 : i32
      %148 = arith.subi %145, %c31 : i32
      %149 = arith.shli %148, %c28 : i32
      %150 = arith.bitcast %147 : i32 to f32
      %151 = arith.bitcast %149 : i32 to f32
      %152 = wave.reduce "add" %127#1 : vector<4xf32>
      %153 = arith.mulf %152, %140 : f32
      %154 = arith.mulf %153, %140 : f32
      %155 = arith.cmpi eq, %121, %c8 : index
      scf.if %155 {
        %156 = arith.muli %119, %c2 : index
        memref.store %151, %normed_factors[%156] : memref<?xf32>
        %157 = arith.addi %156, %c7 : index
        memref.store %154, %normed_factors[%157] : memref<?xf32>
      }
      %158 = vector.broadcast %140 : f32 to vector<4xf32>
      %159 = vector.broadcast %150 : f32 to vector<4xf32>
      scf.for %160 = %122 to %features step %c6 {
        %161 = arith.addi %120, %160 : index
        %162 = vector.load %out[%161] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %163 = arith.mulf %162, %158 : vector<4xf32>
        %164 = vector.load %norm_weight[%160] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %165 = arith.mulf %163, %164 : vector<4xf32>
        %166 = arith.mulf %165, %159 : vector<4xf32>
        %167 = arith.divui %119, %tileRows : index
        %168 = arith.divui %features, %c10 : index
        %169 = arith.muli %167, %168 : index
        %170 = arith.divui %160, %c10 : index
        %171 = arith.addi %169, %170 : index
        %172 = arith.muli %171, %c2 : index
        %173 = arith.remui %160, %c10 : index
        %174 = arith.divui %173, %c16 : index
        %175 = arith.addi %172, %174 : index
        %176 = arith.muli %tileRows, %c16 : index
        %177 = arith.muli %175, %176 : index
        %178 = arith.remui %119, %tileRows : index
        %179 = arith.muli %178, %c16 : index
        %180 = arith.addi %177, %179 : index
        %181 = arith.remui %160, %c16 : index
        %182 = arith.addi %180, %181 : index
        %183 = arith.truncf %166 : vector<4xf32> to vector<4xf16>
        vector.store %183, %normed[%182] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
