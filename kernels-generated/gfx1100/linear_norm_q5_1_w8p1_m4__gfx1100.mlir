// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinearNorm(format='q5_1', waves=8, panels=1, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_norm_q5_1_w8p1_m4__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
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
func.func private @linear_norm_q5_1_w8p1_m4__gfx1100.1(%x0: index, %x1: memref<?xf32>, %x2: index, %x3: index, %x4: memref<?xf32>, %x5: index, %x6: memref<?xi8>, %x7: index, %x8: index, %x9: i1, %x10: memref<?xf32>, %x11: memref<?xf32>) {
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
func.func private @linear_norm_q5_1_w8p1_m4__gfx1100.2(%x0: vector<8xf32>, %x1: memref<?xf32>, %x2: index, %x3: index, %x4: memref<?xf32>, %x5: index, %x6: memref<?xi8>, %x7: index, %x8: index, %x9: i1, %x10: memref<?xf32>, %x11: memref<?xf32>) {
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
  func.call @linear_norm_q5_1_w8p1_m4__gfx1100.1(%f3, %x1, %x2, %x3, %x4, %x5, %x6, %x7, %x8, %x9, %x10, %x11) : (index, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
  func.return
}
wave.kernel @linear_norm_q5_1_w8p1_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 127 : index
  %c4 = arith.constant 128 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 16 : index
  %c9 = arith.constant 2048 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c14 = arith.constant 32 : index
  %c15 = arith.constant 256 : index
  %c16 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c19 = arith.constant 3 : index
  %arrivals = wave.param "arrivals" : index
  %features = wave.param "features" : index
  %c22 = arith.constant dense<0x00000000> : vector<4xf32>
  %c23 = arith.constant 4 : index
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %c25 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c27 = arith.constant 23 : i32
  %c28 = arith.constant 141 : i32
  %c29 = arith.constant 268 : i32
  %c30 = arith.constant 14 : i32
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.muli %inputFeatures, %c2 : index
  %4 = arith.addi %3, %c3 : index
  %5 = arith.divui %4, %c4 : index
  %6 = arith.muli %5, %c4 : index
  %7 = arith.addi %2, %6 : index
  %8 = arith.addi %7, %c4 : index
  %9 = arith.addi %8, %3 : index
  %10 = arith.muli %0, %c5 : index
  %11 = arith.addi %10, %c6 : index
  %12 = arith.muli %11, %9 : index
  %13 = memref.load %step[%countAt] : memref<?xi32>
  %14 = arith.index_cast %13 : i32 to index
  %15 = arith.muli %1, %c8 : index
  %16 = wave.scratch %c9 : memref<?xf32>
  %17 = arith.cmpi eq, %hasResidual, %c5 : index
  %18 = arith.muli %0, %c8 : index
  %19 = arith.cmpi slt, %15, %14 : index
  scf.if %19 {
    %20 = wave.lane
    %21 = arith.remui %20, %c8 : index
    %22 = wave.scratch %operandHalves : memref<?xf16>
    %23 = arith.divui %operandHalves, %c1 : index
    %24 = wave.wave
    %25 = arith.muli %24, %c14 : index
    %26 = arith.addi %25, %20 : index
    scf.for %27 = %26 to %23 step %c15 {
      %28 = arith.muli %27, %c1 : index
      %29 = arith.addi %c6, %28 : index
      %30 = vector.load %x[%29] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      vector.store %30, %22[%28] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %31 = arith.remui %21, %tileRows : index
    %32 = arith.muli %31, %c1 : index
    %33 = arith.divui %inputFeatures, %c14 : index
    %34 = arith.muli %24, %stepsPerWave : index
    %35 = arith.minsi %34, %33 : index
    %36 = arith.addi %35, %stepsPerWave : index
    %37 = arith.minsi %36, %33 : index
    %38 = arith.cmpi eq, %wholeBlocks, %c5 : index
    %39 = arith.subi %37, %35 : index
    %40 = arith.divui %39, %c2 : index
    %41 = arith.muli %40, %c2 : index
    %42 = arith.addi %35, %41 : index
    %43 = arith.select %38, %36, %42 : index
    %46 = scf.for %44 = %35 to %43 step %c2 iter_args(%45 = %c16) -> (vector<8xf32>) {
      %47 = arith.addi %44, %c6 : index
      %48:2 = func.call @linear_norm_q5_1_w8p1_m4__gfx1100.0(%20, %12, %47, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %49 = arith.addi %44, %c5 : index
      %50:2 = func.call @linear_norm_q5_1_w8p1_m4__gfx1100.0(%20, %12, %49, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %51 = arith.muli %44, %c2 : index
      %52 = arith.addi %51, %c6 : index
      %53 = arith.muli %tileRows, %c8 : index
      %54 = arith.muli %52, %53 : index
      %55 = arith.addi %32, %54 : index
      %56 = vector.load %22[%55] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %57 = arith.muli %tileRows, %c1 : index
      %58 = arith.addi %55, %57 : index
      %59 = vector.load %22[%58] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %60 = vector.shuffle %56, %59 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %61 = wave.mma %60, %48#0, %45 : vector<16xf16>, vector<8xf32>
      %62 = arith.addi %51, %c5 : index
      %63 = arith.muli %62, %53 : index
      %64 = arith.addi %32, %63 : index
      %65 = vector.load %22[%64] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %66 = arith.addi %64, %57 : index
      %67 = vector.load %22[%66] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %68 = vector.shuffle %65, %67 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %69 = wave.mma %68, %48#1, %61 : vector<16xf16>, vector<8xf32>
      %70 = arith.addi %51, %c2 : index
      %71 = arith.muli %70, %53 : index
      %72 = arith.addi %32, %71 : index
      %73 = vector.load %22[%72] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %74 = arith.addi %72, %57 : index
      %75 = vector.load %22[%74] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %76 = vector.shuffle %73, %75 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %77 = wave.mma %76, %50#0, %69 : vector<16xf16>, vector<8xf32>
      %78 = arith.addi %51, %c19 : index
      %79 = arith.muli %78, %53 : index
      %80 = arith.addi %32, %79 : index
      %81 = vector.load %22[%80] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %82 = arith.addi %80, %57 : index
      %83 = vector.load %22[%82] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %84 = vector.shuffle %81, %83 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %85 = wave.mma %84, %50#1, %77 : vector<16xf16>, vector<8xf32>
      scf.yield %85 : vector<8xf32>
    }
    %86 = arith.select %38, %43, %37 : index
    %89 = scf.for %87 = %43 to %86 step %c5 iter_args(%88 = %46) -> (vector<8xf32>) {
      %90 = arith.addi %87, %c6 : index
      %91:2 = func.call @linear_norm_q5_1_w8p1_m4__gfx1100.0(%20, %12, %90, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %92 = arith.muli %87, %c2 : index
      %93 = arith.addi %92, %c6 : index
      %94 = arith.muli %tileRows, %c8 : index
      %95 = arith.muli %93, %94 : index
      %96 = arith.addi %32, %95 : index
      %97 = vector.load %22[%96] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %98 = arith.muli %tileRows, %c1 : index
      %99 = arith.addi %96, %98 : index
      %100 = vector.load %22[%99] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %101 = vector.shuffle %97, %100 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %102 = wave.mma %101, %91#0, %88 : vector<16xf16>, vector<8xf32>
      %103 = arith.addi %92, %c5 : index
      %104 = arith.muli %103, %94 : index
      %105 = arith.addi %32, %104 : index
      %106 = vector.load %22[%105] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %107 = arith.addi %105, %98 : index
      %108 = vector.load %22[%107] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %109 = vector.shuffle %106, %108 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %110 = wave.mma %109, %91#1, %102 : vector<16xf16>, vector<8xf32>
      scf.yield %110 : vector<8xf32>
    }
    %111 = arith.addi %15, %c6 : index
    func.call @linear_norm_q5_1_w8p1_m4__gfx1100.2(%89, %16, %111, %14, %factors, %12, %w, %outputFeatures, %18, %17, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
  }
  %112 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %112 {
    %113 = arith.addi %15, %c8 : index
    %114 = arith.minsi %113, %14 : index
    %115 = wave.wave
    %116 = arith.addi %15, %115 : index
    scf.for %117 = %116 to %114 step %c1 {
      %118 = arith.muli %117, %features : index
      %119 = wave.lane
      %120 = arith.muli %119, %c23 : index
      %125:3 = scf.for %121 = %120 to %features step %c4 iter_args(%122 = %c22, %123 = %c22, %124 = %c22) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
        %126 = arith.addi %118, %121 : index
        %127 = vector.load %out[%126] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %128 = vector.load %norm_weight[%121] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %129 = arith.mulf %127, %128 : vector<4xf32>
        %130 = math.fma %127, %127, %122 : vector<4xf32>
        %131 = math.fma %129, %129, %123 : vector<4xf32>
        %132 = math.absf %129 : vector<4xf32>
        %133 = arith.maximumf %124, %132 : vector<4xf32>
        scf.yield %130, %131, %133 : vector<4xf32>, vector<4xf32>, vector<4xf32>
      }
      %134 = wave.reduce "add" %125#0 : vector<4xf32>
      %135 = arith.mulf %134, %inverseFeatures : f32
      %136 = arith.addf %135, %epsilon : f32
      %137 = math.sqrt %136 : f32
      %138 = arith.divf %c25, %137 : f32
      %139 = wave.reduce "max" %125#2 : vector<4xf32>
      %140 = arith.mulf %139, %138 : f32
      %141 = arith.bitcast %140 : f32 to i32
      %142 = arith.shrui %141, %c27 : i32
      %143 = arith.maxsi %142, %c28 : i32
      %144 = arith.subi %c29, %143 : i32
      %145 = arith.shli %144, %c27 : i32
      %146 = arith.subi %143, %c30 : i32
      %147 = arith.shli %146, %c27 : i32
      %148 = arith.bitcast %145 : i32 to f32
      %149 = arith.bitcast %147 : i32 to f32
      %150 = wave.reduce "add" %125#1 : vector<4xf32>
      %151 = arith.mulf %150, %138 : f32
      %152 = arith.mulf %151, %138 : f32
      %153 = arith.cmpi eq, %119, %c6 : index
      scf.if %153 {
        %154 = arith.muli %117, %c2 : index
        memref.store %149, %normed_factors[%154] : memref<?xf32>
        %155 = arith.addi %154, %c5 : index
        memref.store %152, %normed_factors[%155] : memref<?xf32>
      }
      %156 = vector.broadcast %138 : f32 to vector<4xf32>
      %157 = vector.broadcast %148 : f32 to vector<4xf32>
      scf.for %158 = %120 to %features step %c4 {
        %159 = arith.addi %118, %158 : index
        %160 = vector.load %out[%159] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %161 = arith.mulf %160, %156 : vector<4xf32>
        %162 = vector.load %norm_weight[%158] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %163 = arith.mulf %161, %162 : vector<4xf32>
        %164 = arith.mulf %163, %157 : vector<4xf32>
        %165 = arith.divui %117, %tileRows : index
        %166 = arith.divui %features, %c8 : index
        %167 = arith.muli %165, %166 : index
        %168 = arith.divui %158, %c8 : index
        %169 = arith.addi %167, %168 : index
        %170 = arith.muli %169, %c2 : index
        %171 = arith.remui %158, %c8 : index
        %172 = arith.divui %171, %c1 : index
        %173 = arith.addi %170, %172 : index
        %174 = arith.muli %tileRows, %c1 : index
        %175 = arith.muli %173, %174 : index
        %176 = arith.remui %117, %tileRows : index
        %177 = arith.muli %176, %c1 : index
        %178 = arith.addi %175, %177 : index
        %179 = arith.remui %158, %c1 : index
        %180 = arith.addi %178, %179 : index
        %181 = arith.truncf %164 : vector<4xf32> to vector<4xf16>
        vector.store %181, %normed[%180] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
