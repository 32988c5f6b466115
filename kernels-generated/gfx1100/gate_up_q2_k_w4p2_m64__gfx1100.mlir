// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxGateUp(format='q2_k', waves=4, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @gate_up_q2_k_w4p2_m64__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
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
func.func private @gate_up_q2_k_w4p2_m64__gfx1100.1(%x0: index, %x1: memref<?xf32>, %x2: index, %x3: index, %x4: memref<?xf32>, %x5: index, %x6: memref<?xi8>, %x7: index, %x8: index, %x9: memref<?xf32>, %x10: index, %x11: index, %x12: memref<?xf16>) {
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
  %ffc12 = arith.constant 64 : index
  %ffc13 = arith.constant 23 : i32
  %ffc14 = arith.constant 141 : i32
  %ffc15 = arith.constant 268 : i32
  %ffc16 = arith.constant 14 : i32
  %ffc17 = arith.constant 0x3F800000 : f32
  %ffc18 = arith.constant 0xBFB8AA3B : f32
  %ffc19 = arith.constant 8 : index
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
    %ff49 = arith.addi %x5, %ffc12 : index
    %ff50 = vector.load %x6[%ff49] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    %ff51 = vector.bitcast %ff50 : vector<4xi8> to vector<1xf32>
    %ff52 = vector.extract %ff51[0] : f32 from vector<1xf32>
    %ff53 = arith.addi %ff31, %ffc9 : index
    %ff54 = memref.load %x4[%ff53] : memref<?xf32>
    %ff55 = arith.mulf %ff54, %ff52 : f32
    %ff56 = arith.bitcast %ff55 : f32 to i32
    %ff57 = arith.shrui %ff56, %ffc13 : i32
    %ff58 = arith.maxsi %ff57, %ffc14 : i32
    %ff59 = arith.subi %ffc15, %ff58 : i32
    %ff60 = arith.shli %ff59, %ffc13 : i32
    %ff61 = arith.subi %ff58, %ffc16 : i32
    %ff62 = arith.shli %ff61, %ffc13 : i32
    %ff63 = arith.bitcast %ff60 : i32 to f32
    %ff64 = arith.bitcast %ff62 : i32 to f32
    %ff65 = arith.cmpi eq, %x8, %ffc1 : index
    %ff66 = arith.cmpi eq, %ff35, %ffc1 : index
    %ff67 = arith.andi %ff65, %ff66 : i1
    scf.if %ff67 {
      memref.store %ff64, %x9[%ff31] : memref<?xf32>
    }
    %ff68 = arith.mulf %ff42, %ffc18 : f32
    %ff69 = wave.exp2 %ff68 : f32
    %ff70 = arith.addf %ffc17, %ff69 : f32
    %ff71 = arith.divf %ff42, %ff70 : f32
    %ff72 = arith.mulf %ff71, %ff48 : f32
    %ff73 = arith.mulf %ff72, %ff63 : f32
    %ff74 = arith.truncf %ff73 : f32 to f16
    %ff75 = arith.muli %x8, %ffc7 : index
    %ff76 = arith.addi %ff75, %ff35 : index
    %ff77 = arith.divui %ff28, %x10 : index
    %ff78 = arith.divui %x11, %ffc7 : index
    %ff79 = arith.muli %ff77, %ff78 : index
    %ff80 = arith.divui %ff76, %ffc7 : index
    %ff81 = arith.addi %ff79, %ff80 : index
    %ff82 = arith.muli %ff81, %ffc6 : index
    %ff83 = arith.remui %ff76, %ffc7 : index
    %ff84 = arith.divui %ff83, %ffc19 : index
    %ff85 = arith.addi %ff82, %ff84 : index
    %ff86 = arith.muli %x10, %ffc19 : index
    %ff87 = arith.muli %ff85, %ff86 : index
    %ff88 = arith.remui %ff28, %x10 : index
    %ff89 = arith.muli %ff88, %ffc19 : index
    %ff90 = arith.addi %ff87, %ff89 : index
    %ff91 = arith.remui %ff76, %ffc19 : index
    %ff92 = arith.addi %ff90, %ff91 : index
    memref.store %ff74, %x12[%ff92] : memref<?xf16>
  }
  func.return
}
func.func private @gate_up_q2_k_w4p2_m64__gfx1100.2(%x0: vector<8xf32>, %x1: memref<?xf32>, %x2: vector<8xf32>, %x3: index, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: memref<?xi8>, %x8: index, %x9: index, %x10: memref<?xf32>, %x11: index, %x12: index, %x13: memref<?xf16>) {
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
  func.call @gate_up_q2_k_w4p2_m64__gfx1100.1(%f3, %x1, %x3, %x4, %x5, %x6, %x7, %x8, %x9, %x10, %x11, %x12, %x13) : (index, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>, index, index, memref<?xf16>) -> ()
  func.call @gate_up_q2_k_w4p2_m64__gfx1100.1(%f22, %x1, %x3, %x4, %x5, %x6, %x7, %x8, %x9, %x10, %x11, %x12, %x13) : (index, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>, index, index, memref<?xf16>) -> ()
  func.return
}
wave.kernel @gate_up_q2_k_w4p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>, %out_factors: memref<?xf32>) attributes {waves = 4 : i64} {
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
  %outputFeatures = wave.param "outputFeatures" : index
  %outTileRows = wave.param "outTileRows" : index
  %tileRows = wave.param "tileRows" : index
  %c14 = arith.constant 16 : index
  %c15 = arith.constant 8 : index
  %c16 = arith.constant 32 : index
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
  %21 = arith.cmpi slt, %19, %18 : index
  scf.if %21 {
    %22 = wave.lane
    %23 = arith.remui %22, %c14 : index
    %24 = arith.remui %23, %tileRows : index
    %25 = arith.addi %19, %24 : index
    %26 = arith.divui %25, %tileRows : index
    %27 = arith.divui %inputFeatures, %c14 : index
    %28 = arith.muli %26, %27 : index
    %29 = arith.divui %c7, %c14 : index
    %30 = arith.addi %28, %29 : index
    %31 = arith.muli %30, %c2 : index
    %32 = arith.remui %c7, %c14 : index
    %33 = arith.divui %32, %c15 : index
    %34 = arith.addi %31, %33 : index
    %35 = arith.muli %tileRows, %c15 : index
    %36 = arith.muli %34, %35 : index
    %37 = arith.remui %25, %tileRows : index
    %38 = arith.muli %37, %c15 : index
    %39 = arith.addi %36, %38 : index
    %40 = arith.remui %c7, %c15 : index
    %41 = arith.addi %39, %40 : index
    %42 = arith.addi %23, %c14 : index
    %43 = arith.addi %19, %42 : index
    %44 = arith.divui %43, %tileRows : index
    %45 = arith.muli %44, %27 : index
    %46 = arith.addi %45, %29 : index
    %47 = arith.muli %46, %c2 : index
    %48 = arith.addi %47, %33 : index
    %49 = arith.muli %48, %35 : index
    %50 = arith.remui %43, %tileRows : index
    %51 = arith.muli %50, %c15 : index
    %52 = arith.addi %49, %51 : index
    %53 = arith.addi %52, %40 : index
    %54 = arith.addi %23, %c16 : index
    %55 = arith.addi %19, %54 : index
    %56 = arith.divui %55, %tileRows : index
    %57 = arith.muli %56, %27 : index
    %58 = arith.addi %57, %29 : index
    %59 = arith.muli %58, %c2 : index
    %60 = arith.addi %59, %33 : index
    %61 = arith.muli %60, %35 : index
    %62 = arith.remui %55, %tileRows : index
    %63 = arith.muli %62, %c15 : index
    %64 = arith.addi %61, %63 : index
    %65 = arith.addi %64, %40 : index
    %66 = arith.addi %23, %c17 : index
    %67 = arith.addi %19, %66 : index
    %68 = arith.divui %67, %tileRows : index
    %69 = arith.muli %68, %27 : index
    %70 = arith.addi %69, %29 : index
    %71 = arith.muli %70, %c2 : index
    %72 = arith.addi %71, %33 : index
    %73 = arith.muli %72, %35 : index
    %74 = arith.remui %67, %tileRows : index
    %75 = arith.muli %74, %c15 : index
    %76 = arith.addi %73, %75 : index
    %77 = arith.addi %76, %40 : index
    %78 = wave.wave
    %79 = arith.divui %inputFeatures, %c16 : index
    %80 = arith.muli %78, %stepsPerWave : index
    %81 = arith.minsi %80, %79 : index
    %82 = arith.addi %81, %stepsPerWave : index
    %83 = arith.minsi %82, %79 : index
    %84 = arith.cmpi eq, %wholeBlocks, %c8 : index
    %85 = arith.subi %83, %81 : index
    %86 = arith.divui %85, %c2 : index
    %87 = arith.muli %86, %c2 : index
    %88 = arith.addi %81, %87 : index
    %89 = arith.select %84, %82, %88 : index
    %99:8 = scf.for %90 = %81 to %89 step %c2 iter_args(%91 = %c18, %92 = %c18, %93 = %c18, %94 = %c18, %95 = %c18, %96 = %c18, %97 = %c18, %98 = %c18) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %100 = arith.addi %90, %c7 : index
      %101:2 = func.call @gate_up_q2_k_w4p2_m64__gfx1100.0(%22, %14, %100, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %102 = arith.addi %90, %c8 : index
      %103:2 = func.call @gate_up_q2_k_w4p2_m64__gfx1100.0(%22, %14, %102, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %104:2 = func.call @gate_up_q2_k_w4p2_m64__gfx1100.0(%22, %16, %100, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %105:2 = func.call @gate_up_q2_k_w4p2_m64__gfx1100.0(%22, %16, %102, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %106 = arith.muli %90, %c2 : index
      %107 = arith.addi %106, %c7 : index
      %108 = arith.muli %tileRows, %c14 : index
      %109 = arith.muli %107, %108 : index
      %110 = arith.addi %41, %109 : index
      %111 = vector.load %x[%110] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %112 = arith.addi %110, %35 : index
      %113 = vector.load %x[%112] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %114 = vector.shuffle %111, %113 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %115 = wave.mma %114, %101#0, %91 : vector<16xf16>, vector<8xf32>
      %116 = wave.mma %114, %104#0, %92 : vector<16xf16>, vector<8xf32>
      %117 = arith.addi %53, %109 : index
      %118 = vector.load %x[%117] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %119 = arith.addi %117, %35 : index
      %120 = vector.load %x[%119] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %121 = vector.shuffle %118, %120 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %122 = wave.mma %121, %101#0, %93 : vector<16xf16>, vector<8xf32>
      %123 = wave.mma %121, %104#0, %94 : vector<16xf16>, vector<8xf32>
      %124 = arith.addi %65, %109 : index
      %125 = vector.load %x[%124] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %126 = arith.addi %124, %35 : index
      %127 = vector.load %x[%126] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %128 = vector.shuffle %125, %127 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %129 = wave.mma %128, %101#0, %95 : vector<16xf16>, vector<8xf32>
      %130 = wave.mma %128, %104#0, %96 : vector<16xf16>, vector<8xf32>
      %131 = arith.addi %77, %109 : index
      %132 = vector.load %x[%131] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %133 = arith.addi %131, %35 : index
      %134 = vector.load %x[%133] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %135 = vector.shuffle %132, %134 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %136 = wave.mma %135, %101#0, %97 : vector<16xf16>, vector<8xf32>
      %137 = wave.mma %135, %104#0, %98 : vector<16xf16>, vector<8xf32>
      %138 = arith.addi %106, %c8 : index
      %139 = arith.muli %138, %108 : index
      %140 = arith.addi %41, %139 : index
      %141 = vector.load %x[%140] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %142 = arith.addi %140, %35 : index
      %143 = vector.load %x[%142] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %144 = vector.shuffle %141, %143 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %145 = wave.mma %144, %101#1, %115 : vector<16xf16>, vector<8xf32>
      %146 = wave.mma %144, %104#1, %116 : vector<16xf16>, vector<8xf32>
      %147 = arith.addi %53, %139 : index
      %148 = vector.load %x[%147] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %149 = arith.addi %147, %35 : index
      %150 = vector.load %x[%149] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %151 = vector.shuffle %148, %150 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %152 = wave.mma %151, %101#1, %122 : vector<16xf16>, vector<8xf32>
      %153 = wave.mma %151, %104#1, %123 : vector<16xf16>, vector<8xf32>
      %154 = arith.addi %65, %139 : index
      %155 = vector.load %x[%154] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %156 = arith.addi %154, %35 : index
      %157 = vector.load %x[%156] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %158 = vector.shuffle %155, %157 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %159 = wave.mma %158, %101#1, %129 : vector<16xf16>, vector<8xf32>
      %160 = wave.mma %158, %104#1, %130 : vector<16xf16>, vector<8xf32>
      %161 = arith.addi %77, %139 : index
      %162 = vector.load %x[%161] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %163 = arith.addi %161, %35 : index
      %164 = vector.load %x[%163] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %165 = vector.shuffle %162, %164 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %166 = wave.mma %165, %101#1, %136 : vector<16xf16>, vector<8xf32>
      %167 = wave.mma %165, %104#1, %137 : vector<16xf16>, vector<8xf32>
      %168 = arith.addi %106, %c2 : index
      %169 = arith.muli %168, %108 : index
      %170 = arith.addi %41, %169 : index
      %171 = vector.load %x[%170] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %172 = arith.addi %170, %35 : index
      %173 = vector.load %x[%172] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %174 = vector.shuffle %171, %173 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %175 = wave.mma %174, %103#0, %145 : vector<16xf16>, vector<8xf32>
      %176 = wave.mma %174, %105#0, %146 : vector<16xf16>, vector<8xf32>
      %177 = arith.addi %53, %169 : index
      %178 = vector.load %x[%177] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %179 = arith.addi %177, %35 : index
      %180 = vector.load %x[%179] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %181 = vector.shuffle %178, %180 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %182 = wave.mma %181, %103#0, %152 : vector<16xf16>, vector<8xf32>
      %183 = wave.mma %181, %105#0, %153 : vector<16xf16>, vector<8xf32>
      %184 = arith.addi %65, %169 : index
      %185 = vector.load %x[%184] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %186 = arith.addi %184, %35 : index
      %187 = vector.load %x[%186] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %188 = vector.shuffle %185, %187 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %189 = wave.mma %188, %103#0, %159 : vector<16xf16>, vector<8xf32>
      %190 = wave.mma %188, %105#0, %160 : vector<16xf16>, vector<8xf32>
      %191 = arith.addi %77, %169 : index
      %192 = vector.load %x[%191] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %193 = arith.addi %191, %35 : index
      %194 = vector.load %x[%193] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %195 = vector.shuffle %192, %194 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %196 = wave.mma %195, %103#0, %166 : vector<16xf16>, vector<8xf32>
      %197 = wave.mma %195, %105#0, %167 : vector<16xf16>, vector<8xf32>
      %198 = arith.addi %106, %c21 : index
      %199 = arith.muli %198, %108 : index
      %200 = arith.addi %41, %199 : index
      %201 = vector.load %x[%200] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %202 = arith.addi %200, %35 : index
      %203 = vector.load %x[%202] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %204 = vector.shuffle %201, %203 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %205 = wave.mma %204, %103#1, %175 : vector<16xf16>, vector<8xf32>
      %206 = wave.mma %204, %105#1, %176 : vector<16xf16>, vector<8xf32>
      %207 = arith.addi %53, %199 : index
      %208 = vector.load %x[%207] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %209 = arith.addi %207, %35 : index
      %210 = vector.load %x[%209] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %211 = vector.shuffle %208, %210 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %212 = wave.mma %211, %103#1, %182 : vector<16xf16>, vector<8xf32>
      %213 = wave.mma %211, %105#1, %183 : vector<16xf16>, vector<8xf32>
      %214 = arith.addi %65, %199 : index
      %215 = vector.load %x[%214] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %216 = arith.addi %214, %35 : index
      %217 = vector.load %x[%216] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %218 = vector.shuffle %215, %217 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %219 = wave.mma %218, %103#1, %189 : vector<16xf16>, vector<8xf32>
      %220 = wave.mma %218, %105#1, %190 : vector<16xf16>, vector<8xf32>
      %221 = arith.addi %77, %199 : index
      %222 = vector.load %x[%221] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %223 = arith.addi %221, %35 : index
      %224 = vector.load %x[%223] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %225 = vector.shuffle %222, %224 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %226 = wave.mma %225, %103#1, %196 : vector<16xf16>, vector<8xf32>
      %227 = wave.mma %225, %105#1, %197 : vector<16xf16>, vector<8xf32>
      scf.yield %205, %206, %212, %213, %219, %220, %226, %227 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %228 = arith.select %84, %89, %83 : index
    %238:8 = scf.for %229 = %89 to %228 step %c8 iter_args(%230 = %99#0, %231 = %99#1, %232 = %99#2, %233 = %99#3, %234 = %99#4, %235 = %99#5, %236 = %99#6, %237 = %99#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %239 = arith.addi %229, %c7 : index
      %240:2 = func.call @gate_up_q2_k_w4p2_m64__gfx1100.0(%22, %14, %239, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %241:2 = func.call @gate_up_q2_k_w4p2_m64__gfx1100.0(%22, %16, %239, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %242 = arith.muli %229, %c2 : index
      %243 = arith.addi %242, %c7 : index
      %244 = arith.muli %tileRows, %c14 : index
      %245 = arith.muli %243, %244 : index
      %246 = arith.addi %41, %245 : index
      %247 = vector.load %x[%246] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %248 = arith.addi %246, %35 : index
      %249 = vector.load %x[%248] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %250 = vector.shuffle %247, %249 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %251 = wave.mma %250, %240#0, %230 : vector<16xf16>, vector<8xf32>
      %252 = wave.mma %250, %241#0, %231 : vector<16xf16>, vector<8xf32>
      %253 = arith.addi %53, %245 : index
      %254 = vector.load %x[%253] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %255 = arith.addi %253, %35 : index
      %256 = vector.load %x[%255] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %257 = vector.shuffle %254, %256 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %258 = wave.mma %257, %240#0, %232 : vector<16xf16>, vector<8xf32>
      %259 = wave.mma %257, %241#0, %233 : vector<16xf16>, vector<8xf32>
      %260 = arith.addi %65, %245 : index
      %261 = vector.load %x[%260] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %262 = arith.addi %260, %35 : index
      %263 = vector.load %x[%262] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %264 = vector.shuffle %261, %263 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %265 = wave.mma %264, %240#0, %234 : vector<16xf16>, vector<8xf32>
      %266 = wave.mma %264, %241#0, %235 : vector<16xf16>, vector<8xf32>
      %267 = arith.addi %77, %245 : index
      %268 = vector.load %x[%267] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %269 = arith.addi %267, %35 : index
      %270 = vector.load %x[%269] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %271 = vector.shuffle %268, %270 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %272 = wave.mma %271, %240#0, %236 : vector<16xf16>, vector<8xf32>
      %273 = wave.mma %271, %241#0, %237 : vector<16xf16>, vector<8xf32>
      %274 = arith.addi %242, %c8 : index
      %275 = arith.muli %274, %244 : index
      %276 = arith.addi %41, %275 : index
      %277 = vector.load %x[%276] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %278 = arith.addi %276, %35 : index
      %279 = vector.load %x[%278] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %280 = vector.shuffle %277, %279 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %281 = wave.mma %280, %240#1, %251 : vector<16xf16>, vector<8xf32>
      %282 = wave.mma %280, %241#1, %252 : vector<16xf16>, vector<8xf32>
      %283 = arith.addi %53, %275 : index
      %284 = vector.load %x[%283] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %285 = arith.addi %283, %35 : index
      %286 = vector.load %x[%285] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %287 = vector.shuffle %284, %286 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %288 = wave.mma %287, %240#1, %258 : vector<16xf16>, vector<8xf32>
      %289 = wave.mma %287, %241#1, %259 : vector<16xf16>, vector<8xf32>
      %290 = arith.addi %65, %275 : index
      %291 = vector.load %x[%290] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %292 = arith.addi %290, %35 : index
      %293 = vector.load %x[%292] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %294 = vector.shuffle %291, %293 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %295 = wave.mma %294, %240#1, %265 : vector<16xf16>, vector<8xf32>
      %296 = wave.mma %294, %241#1, %266 : vector<16xf16>, vector<8xf32>
      %297 = arith.addi %77, %275 : index
      %298 = vector.load %x[%297] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %299 = arith.addi %297, %35 : index
      %300 = vector.load %x[%299] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %301 = vector.shuffle %298, %300 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %302 = wave.mma %301, %240#1, %272 : vector<16xf16>, vector<8xf32>
      %303 = wave.mma %301, %241#1, %273 : vector<16xf16>, vector<8xf32>
      scf.yield %281, %282, %288, %289, %295, %296, %302, %303 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %304 = arith.addi %19, %c7 : index
    func.call @gate_up_q2_k_w4p2_m64__gfx1100.2(%238#0, %20, %238#1, %304, %18, %factors, %14, %w, %16, %0, %out_factors, %outTileRows, %outputFeatures, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>, index, index, memref<?xf16>) -> ()
    wave.barrier
    %305 = arith.addi %19, %c14 : index
    func.call @gate_up_q2_k_w4p2_m64__gfx1100.2(%238#2, %20, %238#3, %305, %18, %factors, %14, %w, %16, %0, %out_factors, %outTileRows, %outputFeatures, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>, index, index, memref<?xf16>) -> ()
    wave.barrier
    %306 = arith.addi %19, %c16 : index
    func.call @gate_up_q2_k_w4p2_m64__gfx1100.2(%238#4, %20, %238#5, %306, %18, %factors, %14, %w, %16, %0, %out_factors, %outTileRows, %outputFeatures, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>, index, index, memref<?xf16>) -> ()
    wave.barrier
    %307 = arith.addi %19, %c17 : index
    func.call @gate_up_q2_k_w4p2_m64__gfx1100.2(%238#6, %20, %238#7, %307, %18, %factors, %14, %w, %16, %0, %out_factors, %outTileRows, %outputFeatures, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>, index, index, memref<?xf16>) -> ()
  }
  wave.return
}
