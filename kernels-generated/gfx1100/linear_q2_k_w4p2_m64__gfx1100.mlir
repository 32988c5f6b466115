// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q2_k', waves=4, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q2_k_w4p2_m64__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
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
func.func private @linear_q2_k_w4p2_m64__gfx1100.1(%x0: index, %x1: memref<?xf32>, %x2: index, %x3: index, %x4: memref<?xf32>, %x5: index, %x6: memref<?xi8>, %x7: index, %x8: index, %x9: index, %x10: i1, %x11: memref<?xf32>, %x12: memref<?xf32>) {
  %ffc0 = arith.constant 32 : index
  %ffc1 = arith.constant 0 : index
  %ffc2 = arith.constant 512 : index
  %ffc3 = arith.constant 1024 : index
  %ffc4 = arith.constant 1536 : index
  %ffc5 = arith.constant 256 : index
  %ffc6 = arith.constant 2 : index
  %ffc7 = arith.constant 16 : index
  %ffhasFactors = wave.param "hasFactors" : index
  %ffc9 = arith.constant 1 : index
  %ffoperandScale = wave.param "operandScale" : f32
  %ffc11 = arith.constant 4 : index
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
  %ff14 = arith.addi %ff2, %ffc5 : index
  %ff15 = memref.load %x1[%ff14] : memref<?xf32>
  %ff16 = arith.addi %ff14, %ffc2 : index
  %ff17 = memref.load %x1[%ff16] : memref<?xf32>
  %ff18 = arith.addf %ff15, %ff17 : f32
  %ff19 = arith.addi %ff14, %ffc3 : index
  %ff20 = memref.load %x1[%ff19] : memref<?xf32>
  %ff21 = arith.addf %ff18, %ff20 : f32
  %ff22 = arith.addi %ff14, %ffc4 : index
  %ff23 = memref.load %x1[%ff22] : memref<?xf32>
  %ff24 = arith.addf %ff21, %ff23 : f32
  %ff25 = arith.muli %x0, %ffc6 : index
  %ff26 = arith.addi %x2, %ff25 : index
  %ff27 = arith.divui %ff0, %ffc7 : index
  %ff28 = arith.addi %ff26, %ff27 : index
  %ff29 = arith.cmpi slt, %ff28, %x3 : index
  scf.if %ff29 {
    %ff30 = arith.cmpi eq, %ffhasFactors, %ffc9 : index
    %ff31 = arith.muli %ff28, %ffc6 : index
    %ff32 = memref.load %x4[%ff31] : memref<?xf32>
    %ff33 = arith.mulf %ff32, %ffoperandScale : f32
    %ff34 = arith.select %ff30, %ff33, %ffoperandScale : f32
    %ff35 = arith.remui %ff0, %ffc7 : index
    %ff36 = arith.muli %ff35, %ffc11 : index
    %ff37 = arith.addi %x5, %ff36 : index
    %ff38 = vector.load %x6[%ff37] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    %ff39 = vector.bitcast %ff38 : vector<4xi8> to vector<1xf32>
    %ff40 = vector.extract %ff39[0] : f32 from vector<1xf32>
    %ff41 = arith.mulf %ff40, %ff34 : f32
    %ff42 = arith.mulf %ff13, %ff41 : f32
    %ff43 = arith.addi %x7, %ff36 : index
    %ff44 = vector.load %x6[%ff43] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    %ff45 = vector.bitcast %ff44 : vector<4xi8> to vector<1xf32>
    %ff46 = vector.extract %ff45[0] : f32 from vector<1xf32>
    %ff47 = arith.mulf %ff46, %ff34 : f32
    %ff48 = arith.mulf %ff24, %ff47 : f32
    %ff49 = arith.muli %ff28, %x8 : index
    %ff50 = arith.addi %ff49, %x9 : index
    %ff51 = arith.addi %ff50, %ff35 : index
    scf.if %x10 {
      %ff52 = arith.addi %ff51, %ffc1 : index
      %ff53 = memref.load %x11[%ff52] : memref<?xf32>
      %ff54 = arith.addf %ff53, %ff42 : f32
      memref.store %ff54, %x12[%ff52] : memref<?xf32>
    } else {
      %ff55 = arith.addi %ff51, %ffc1 : index
      memref.store %ff42, %x12[%ff55] : memref<?xf32>
    }
    scf.if %x10 {
      %ff56 = arith.addi %ff51, %ffc7 : index
      %ff57 = memref.load %x11[%ff56] : memref<?xf32>
      %ff58 = arith.addf %ff57, %ff48 : f32
      memref.store %ff58, %x12[%ff56] : memref<?xf32>
    } else {
      %ff59 = arith.addi %ff51, %ffc7 : index
      memref.store %ff48, %x12[%ff59] : memref<?xf32>
    }
  }
  func.return
}
func.func private @linear_q2_k_w4p2_m64__gfx1100.2(%x0: vector<8xf32>, %x1: memref<?xf32>, %x2: vector<8xf32>, %x3: index, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: memref<?xi8>, %x8: index, %x9: index, %x10: index, %x11: i1, %x12: memref<?xf32>, %x13: memref<?xf32>) {
  %fc0 = arith.constant 2 : index
  %fc1 = arith.constant 0 : index
  %fc2 = arith.constant 256 : index
  %fc3 = arith.constant 32 : index
  %fc4 = arith.constant 64 : index
  %fc5 = arith.constant 96 : index
  %fc6 = arith.constant 128 : index
  %fc7 = arith.constant 160 : index
  %fc8 = arith.constant 192 : index
  %fc9 = arith.constant 224 : index
  %fc10 = arith.constant 1 : index
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
  %f22 = arith.addi %f2, %fc10 : index
  %f23 = arith.muli %f22, %fc2 : index
  %f24 = arith.addi %f23, %f0 : index
  %f25 = vector.extract %x2[0] : f32 from vector<8xf32>
  %f26 = arith.addi %f24, %fc1 : index
  memref.store %f25, %x1[%f26] : memref<?xf32>
  %f27 = vector.extract %x2[1] : f32 from vector<8xf32>
  %f28 = arith.addi %f24, %fc3 : index
  memref.store %f27, %x1[%f28] : memref<?xf32>
  %f29 = vector.extract %x2[2] : f32 from vector<8xf32>
  %f30 = arith.addi %f24, %fc4 : index
  memref.store %f29, %x1[%f30] : memref<?xf32>
  %f31 = vector.extract %x2[3] : f32 from vector<8xf32>
  %f32 = arith.addi %f24, %fc5 : index
  memref.store %f31, %x1[%f32] : memref<?xf32>
  %f33 = vector.extract %x2[4] : f32 from vector<8xf32>
  %f34 = arith.addi %f24, %fc6 : index
  memref.store %f33, %x1[%f34] : memref<?xf32>
  %f35 = vector.extract %x2[5] : f32 from vector<8xf32>
  %f36 = arith.addi %f24, %fc7 : index
  memref.store %f35, %x1[%f36] : memref<?xf32>
  %f37 = vector.extract %x2[6] : f32 from vector<8xf32>
  %f38 = arith.addi %f24, %fc8 : index
  memref.store %f37, %x1[%f38] : memref<?xf32>
  %f39 = vector.extract %x2[7] : f32 from vector<8xf32>
  %f40 = arith.addi %f24, %fc9 : index
  memref.store %f39, %x1[%f40] : memref<?xf32>
  wave.barrier
  func.call @linear_q2_k_w4p2_m64__gfx1100.1(%f3, %x1, %x3, %x4, %x5, %x6, %x7, %x8, %x9, %x10, %x11, %x12, %x13) : (index, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
  func.call @linear_q2_k_w4p2_m64__gfx1100.1(%f22, %x1, %x3, %x4, %x5, %x6, %x7, %x8, %x9, %x10, %x11, %x12, %x13) : (index, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
  func.return
}
wave.kernel @linear_q2_k_w4p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 4 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 4 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 256 : index
  %c4 = arith.constant 64 : index
  %c5 = arith.constant 127 : index
  %c6 = arith.constant 128 : index
  %c7 = arith.constant 0 : index
  %c8 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c10 = arith.constant 2048 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c13 = arith.constant 32 : index
  %tileRows = wave.param "tileRows" : index
  %c15 = arith.constant 16 : index
  %c16 = arith.constant 8 : index
  %c17 = arith.constant 48 : index
  %c18 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c21 = arith.constant 3 : index
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
  %12 = arith.muli %0, %c2 : index
  %13 = arith.addi %12, %c7 : index
  %14 = arith.muli %13, %11 : index
  %15 = arith.addi %12, %c8 : index
  %16 = arith.muli %15, %11 : index
  %17 = memref.load %step[%countAt] : memref<?xi32>
  %18 = arith.index_cast %17 : i32 to index
  %19 = arith.muli %1, %c4 : index
  %20 = wave.scratch %c10 : memref<?xf32>
  %21 = arith.cmpi eq, %hasResidual, %c8 : index
  %22 = arith.muli %0, %c13 : index
  %23 = arith.cmpi slt, %19, %18 : index
  scf.if %23 {
    %24 = wave.lane
    %25 = arith.remui %24, %c15 : index
    %26 = arith.remui %25, %tileRows : index
    %27 = arith.addi %19, %26 : index
    %28 = arith.divui %27, %tileRows : index
    %29 = arith.divui %inputFeatures, %c15 : index
    %30 = arith.muli %28, %29 : index
    %31 = arith.divui %c7, %c15 : index
    %32 = arith.addi %30, %31 : index
    %33 = arith.muli %32, %c2 : index
    %34 = arith.remui %c7, %c15 : index
    %35 = arith.divui %34, %c16 : index
    %36 = arith.addi %33, %35 : index
    %37 = arith.muli %tileRows, %c16 : index
    %38 = arith.muli %36, %37 : index
    %39 = arith.remui %27, %tileRows : index
    %40 = arith.muli %39, %c16 : index
    %41 = arith.addi %38, %40 : index
    %42 = arith.remui %c7, %c16 : index
    %43 = arith.addi %41, %42 : index
    %44 = arith.addi %25, %c15 : index
    %45 = arith.addi %19, %44 : index
    %46 = arith.divui %45, %tileRows : index
    %47 = arith.muli %46, %29 : index
    %48 = arith.addi %47, %31 : index
    %49 = arith.muli %48, %c2 : index
    %50 = arith.addi %49, %35 : index
    %51 = arith.muli %50, %37 : index
    %52 = arith.remui %45, %tileRows : index
    %53 = arith.muli %52, %c16 : index
    %54 = arith.addi %51, %53 : index
    %55 = arith.addi %54, %42 : index
    %56 = arith.addi %25, %c13 : index
    %57 = arith.addi %19, %56 : index
    %58 = arith.divui %57, %tileRows : index
    %59 = arith.muli %58, %29 : index
    %60 = arith.addi %59, %31 : index
    %61 = arith.muli %60, %c2 : index
    %62 = arith.addi %61, %35 : index
    %63 = arith.muli %62, %37 : index
    %64 = arith.remui %57, %tileRows : index
    %65 = arith.muli %64, %c16 : index
    %66 = arith.addi %63, %65 : index
    %67 = arith.addi %66, %42 : index
    %68 = arith.addi %25, %c17 : index
    %69 = arith.addi %19, %68 : index
    %70 = arith.divui %69, %tileRows : index
    %71 = arith.muli %70, %29 : index
    %72 = arith.addi %71, %31 : index
    %73 = arith.muli %72, %c2 : index
    %74 = arith.addi %73, %35 : index
    %75 = arith.muli %74, %37 : index
    %76 = arith.remui %69, %tileRows : index
    %77 = arith.muli %76, %c16 : index
    %78 = arith.addi %75, %77 : index
    %79 = arith.addi %78, %42 : index
    %80 = wave.wave
    %81 = arith.divui %inputFeatures, %c13 : index
    %82 = arith.muli %80, %stepsPerWave : index
    %83 = arith.minsi %82, %81 : index
    %84 = arith.addi %83, %stepsPerWave : index
    %85 = arith.minsi %84, %81 : index
    %86 = arith.cmpi eq, %wholeBlocks, %c8 : index
    %87 = arith.subi %85, %83 : index
    %88 = arith.divui %87, %c2 : index
    %89 = arith.muli %88, %c2 : index
    %90 = arith.addi %83, %89 : index
    %91 = arith.select %86, %84, %90 : index
    %101:8 = scf.for %92 = %83 to %91 step %c2 iter_args(%93 = %c18, %94 = %c18, %95 = %c18, %96 = %c18, %97 = %c18, %98 = %c18, %99 = %c18, %100 = %c18) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %102 = arith.addi %92, %c7 : index
      %103:2 = func.call @linear_q2_k_w4p2_m64__gfx1100.0(%24, %14, %102, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %104 = arith.addi %92, %c8 : index
      %105:2 = func.call @linear_q2_k_w4p2_m64__gfx1100.0(%24, %14, %104, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %106:2 = func.call @linear_q2_k_w4p2_m64__gfx1100.0(%24, %16, %102, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %107:2 = func.call @linear_q2_k_w4p2_m64__gfx1100.0(%24, %16, %104, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %108 = arith.muli %92, %c2 : index
      %109 = arith.addi %108, %c7 : index
      %110 = arith.muli %tileRows, %c15 : index
      %111 = arith.muli %109, %110 : index
      %112 = arith.addi %43, %111 : index
      %113 = vector.load %x[%112] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %114 = arith.addi %112, %37 : index
      %115 = vector.load %x[%114] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %116 = vector.shuffle %113, %115 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %117 = wave.mma %116, %103#0, %93 : vector<16xf16>, vector<8xf32>
      %118 = wave.mma %116, %106#0, %94 : vector<16xf16>, vector<8xf32>
      %119 = arith.addi %55, %111 : index
      %120 = vector.load %x[%119] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %121 = arith.addi %119, %37 : index
      %122 = vector.load %x[%121] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %123 = vector.shuffle %120, %122 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %124 = wave.mma %123, %103#0, %95 : vector<16xf16>, vector<8xf32>
      %125 = wave.mma %123, %106#0, %96 : vector<16xf16>, vector<8xf32>
      %126 = arith.addi %67, %111 : index
      %127 = vector.load %x[%126] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %128 = arith.addi %126, %37 : index
      %129 = vector.load %x[%128] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %130 = vector.shuffle %127, %129 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %131 = wave.mma %130, %103#0, %97 : vector<16xf16>, vector<8xf32>
      %132 = wave.mma %130, %106#0, %98 : vector<16xf16>, vector<8xf32>
      %133 = arith.addi %79, %111 : index
      %134 = vector.load %x[%133] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %135 = arith.addi %133, %37 : index
      %136 = vector.load %x[%135] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %137 = vector.shuffle %134, %136 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %138 = wave.mma %137, %103#0, %99 : vector<16xf16>, vector<8xf32>
      %139 = wave.mma %137, %106#0, %100 : vector<16xf16>, vector<8xf32>
      %140 = arith.addi %108, %c8 : index
      %141 = arith.muli %140, %110 : index
      %142 = arith.addi %43, %141 : index
      %143 = vector.load %x[%142] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %144 = arith.addi %142, %37 : index
      %145 = vector.load %x[%144] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %146 = vector.shuffle %143, %145 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %147 = wave.mma %146, %103#1, %117 : vector<16xf16>, vector<8xf32>
      %148 = wave.mma %146, %106#1, %118 : vector<16xf16>, vector<8xf32>
      %149 = arith.addi %55, %141 : index
      %150 = vector.load %x[%149] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %151 = arith.addi %149, %37 : index
      %152 = vector.load %x[%151] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %153 = vector.shuffle %150, %152 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %154 = wave.mma %153, %103#1, %124 : vector<16xf16>, vector<8xf32>
      %155 = wave.mma %153, %106#1, %125 : vector<16xf16>, vector<8xf32>
      %156 = arith.addi %67, %141 : index
      %157 = vector.load %x[%156] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %158 = arith.addi %156, %37 : index
      %159 = vector.load %x[%158] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %160 = vector.shuffle %157, %159 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %161 = wave.mma %160, %103#1, %131 : vector<16xf16>, vector<8xf32>
      %162 = wave.mma %160, %106#1, %132 : vector<16xf16>, vector<8xf32>
      %163 = arith.addi %79, %141 : index
      %164 = vector.load %x[%163] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %165 = arith.addi %163, %37 : index
      %166 = vector.load %x[%165] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %167 = vector.shuffle %164, %166 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %168 = wave.mma %167, %103#1, %138 : vector<16xf16>, vector<8xf32>
      %169 = wave.mma %167, %106#1, %139 : vector<16xf16>, vector<8xf32>
      %170 = arith.addi %108, %c2 : index
      %171 = arith.muli %170, %110 : index
      %172 = arith.addi %43, %171 : index
      %173 = vector.load %x[%172] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %174 = arith.addi %172, %37 : index
      %175 = vector.load %x[%174] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %176 = vector.shuffle %173, %175 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %177 = wave.mma %176, %105#0, %147 : vector<16xf16>, vector<8xf32>
      %178 = wave.mma %176, %107#0, %148 : vector<16xf16>, vector<8xf32>
      %179 = arith.addi %55, %171 : index
      %180 = vector.load %x[%179] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %181 = arith.addi %179, %37 : index
      %182 = vector.load %x[%181] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %183 = vector.shuffle %180, %182 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %184 = wave.mma %183, %105#0, %154 : vector<16xf16>, vector<8xf32>
      %185 = wave.mma %183, %107#0, %155 : vector<16xf16>, vector<8xf32>
      %186 = arith.addi %67, %171 : index
      %187 = vector.load %x[%186] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %188 = arith.addi %186, %37 : index
      %189 = vector.load %x[%188] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %190 = vector.shuffle %187, %189 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %191 = wave.mma %190, %105#0, %161 : vector<16xf16>, vector<8xf32>
      %192 = wave.mma %190, %107#0, %162 : vector<16xf16>, vector<8xf32>
      %193 = arith.addi %79, %171 : index
      %194 = vector.load %x[%193] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %195 = arith.addi %193, %37 : index
      %196 = vector.load %x[%195] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %197 = vector.shuffle %194, %196 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %198 = wave.mma %197, %105#0, %168 : vector<16xf16>, vector<8xf32>
      %199 = wave.mma %197, %107#0, %169 : vector<16xf16>, vector<8xf32>
      %200 = arith.addi %108, %c21 : index
      %201 = arith.muli %200, %110 : index
      %202 = arith.addi %43, %201 : index
      %203 = vector.load %x[%202] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %204 = arith.addi %202, %37 : index
      %205 = vector.load %x[%204] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %206 = vector.shuffle %203, %205 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %207 = wave.mma %206, %105#1, %177 : vector<16xf16>, vector<8xf32>
      %208 = wave.mma %206, %107#1, %178 : vector<16xf16>, vector<8xf32>
      %209 = arith.addi %55, %201 : index
      %210 = vector.load %x[%209] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %211 = arith.addi %209, %37 : index
      %212 = vector.load %x[%211] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %213 = vector.shuffle %210, %212 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %214 = wave.mma %213, %105#1, %184 : vector<16xf16>, vector<8xf32>
      %215 = wave.mma %213, %107#1, %185 : vector<16xf16>, vector<8xf32>
      %216 = arith.addi %67, %201 : index
      %217 = vector.load %x[%216] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %218 = arith.addi %216, %37 : index
      %219 = vector.load %x[%218] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %220 = vector.shuffle %217, %219 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %221 = wave.mma %220, %105#1, %191 : vector<16xf16>, vector<8xf32>
      %222 = wave.mma %220, %107#1, %192 : vector<16xf16>, vector<8xf32>
      %223 = arith.addi %79, %201 : index
      %224 = vector.load %x[%223] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %225 = arith.addi %223, %37 : index
      %226 = vector.load %x[%225] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %227 = vector.shuffle %224, %226 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %228 = wave.mma %227, %105#1, %198 : vector<16xf16>, vector<8xf32>
      %229 = wave.mma %227, %107#1, %199 : vector<16xf16>, vector<8xf32>
      scf.yield %207, %208, %214, %215, %221, %222, %228, %229 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %230 = arith.select %86, %91, %85 : index
    %240:8 = scf.for %231 = %91 to %230 step %c8 iter_args(%232 = %101#0, %233 = %101#1, %234 = %101#2, %235 = %101#3, %236 = %101#4, %237 = %101#5, %238 = %101#6, %239 = %101#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %241 = arith.addi %231, %c7 : index
      %242:2 = func.call @linear_q2_k_w4p2_m64__gfx1100.0(%24, %14, %241, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %243:2 = func.call @linear_q2_k_w4p2_m64__gfx1100.0(%24, %16, %241, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %244 = arith.muli %231, %c2 : index
      %245 = arith.addi %244, %c7 : index
      %246 = arith.muli %tileRows, %c15 : index
      %247 = arith.muli %245, %246 : index
      %248 = arith.addi %43, %247 : index
      %249 = vector.load %x[%248] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %250 = arith.addi %248, %37 : index
      %251 = vector.load %x[%250] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %252 = vector.shuffle %249, %251 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %253 = wave.mma %252, %242#0, %232 : vector<16xf16>, vector<8xf32>
      %254 = wave.mma %252, %243#0, %233 : vector<16xf16>, vector<8xf32>
      %255 = arith.addi %55, %247 : index
      %256 = vector.load %x[%255] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %257 = arith.addi %255, %37 : index
      %258 = vector.load %x[%257] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %259 = vector.shuffle %256, %258 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %260 = wave.mma %259, %242#0, %234 : vector<16xf16>, vector<8xf32>
      %261 = wave.mma %259, %243#0, %235 : vector<16xf16>, vector<8xf32>
      %262 = arith.addi %67, %247 : index
      %263 = vector.load %x[%262] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %264 = arith.addi %262, %37 : index
      %265 = vector.load %x[%264] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %266 = vector.shuffle %263, %265 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %267 = wave.mma %266, %242#0, %236 : vector<16xf16>, vector<8xf32>
      %268 = wave.mma %266, %243#0, %237 : vector<16xf16>, vector<8xf32>
      %269 = arith.addi %79, %247 : index
      %270 = vector.load %x[%269] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %271 = arith.addi %269, %37 : index
      %272 = vector.load %x[%271] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %273 = vector.shuffle %270, %272 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %274 = wave.mma %273, %242#0, %238 : vector<16xf16>, vector<8xf32>
      %275 = wave.mma %273, %243#0, %239 : vector<16xf16>, vector<8xf32>
      %276 = arith.addi %244, %c8 : index
      %277 = arith.muli %276, %246 : index
      %278 = arith.addi %43, %277 : index
      %279 = vector.load %x[%278] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %280 = arith.addi %278, %37 : index
      %281 = vector.load %x[%280] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %282 = vector.shuffle %279, %281 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %283 = wave.mma %282, %242#1, %253 : vector<16xf16>, vector<8xf32>
      %284 = wave.mma %282, %243#1, %254 : vector<16xf16>, vector<8xf32>
      %285 = arith.addi %55, %277 : index
      %286 = vector.load %x[%285] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %287 = arith.addi %285, %37 : index
      %288 = vector.load %x[%287] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %289 = vector.shuffle %286, %288 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %290 = wave.mma %289, %242#1, %260 : vector<16xf16>, vector<8xf32>
      %291 = wave.mma %289, %243#1, %261 : vector<16xf16>, vector<8xf32>
      %292 = arith.addi %67, %277 : index
      %293 = vector.load %x[%292] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %294 = arith.addi %292, %37 : index
      %295 = vector.load %x[%294] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %296 = vector.shuffle %293, %295 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %297 = wave.mma %296, %242#1, %267 : vector<16xf16>, vector<8xf32>
      %298 = wave.mma %296, %243#1, %268 : vector<16xf16>, vector<8xf32>
      %299 = arith.addi %79, %277 : index
      %300 = vector.load %x[%299] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %301 = arith.addi %299, %37 : index
      %302 = vector.load %x[%301] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %303 = vector.shuffle %300, %302 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %304 = wave.mma %303, %242#1, %274 : vector<16xf16>, vector<8xf32>
      %305 = wave.mma %303, %243#1, %275 : vector<16xf16>, vector<8xf32>
      scf.yield %283, %284, %290, %291, %297, %298, %304, %305 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %306 = arith.addi %19, %c7 : index
    func.call @linear_q2_k_w4p2_m64__gfx1100.2(%240#0, %20, %240#1, %306, %18, %factors, %14, %w, %16, %outputFeatures, %22, %21, %residual, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    wave.barrier
    %307 = arith.addi %19, %c15 : index
    func.call @linear_q2_k_w4p2_m64__gfx1100.2(%240#2, %20, %240#3, %307, %18, %factors, %14, %w, %16, %outputFeatures, %22, %21, %residual, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    wave.barrier
    %308 = arith.addi %19, %c13 : index
    func.call @linear_q2_k_w4p2_m64__gfx1100.2(%240#4, %20, %240#5, %308, %18, %factors, %14, %w, %16, %outputFeatures, %22, %21, %residual, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    wave.barrier
    %309 = arith.addi %19, %c17 : index
    func.call @linear_q2_k_w4p2_m64__gfx1100.2(%240#6, %20, %240#7, %309, %18, %factors, %14, %w, %16, %outputFeatures, %22, %21, %residual, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
  }
  wave.return
}
