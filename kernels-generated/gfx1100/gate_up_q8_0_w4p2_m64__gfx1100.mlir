// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxGateUp(format='q8_0', waves=4, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @gate_up_q8_0_w4p2_m64__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 128 : index
  %fc2 = arith.constant 32 : index
  %fc3 = arith.constant 2 : index
  %fc4 = arith.constant 127 : index
  %fc5 = arith.constant 512 : index
  %fc6 = arith.constant 0 : index
  %fc7 = arith.constant dense<16711935> : vector<4xi32>
  %fc8 = arith.constant dense<1677747200> : vector<4xi32>
  %fc9 = arith.constant dense<8> : vector<4xi32>
  %fc10 = arith.constant dense<0x6480> : vector<16xf16>
  %fc11 = arith.constant 256 : index
  %f0 = arith.remui %x0, %fc0 : index
  %f1 = arith.addi %x1, %fc1 : index
  %f2 = arith.muli %x2, %fc2 : index
  %f3 = arith.addi %f1, %f2 : index
  %f4 = arith.muli %f0, %fc3 : index
  %f5 = arith.addi %f3, %f4 : index
  %f6 = vector.load %x3[%f5] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
  %f7 = vector.bitcast %f6 : vector<2xi8> to vector<1xf16>
  %f8 = vector.extract %f7[0] : f16 from vector<1xf16>
  %f9 = vector.broadcast %f8 : f16 to vector<16xf16>
  %f10 = arith.addi %x4, %fc4 : index
  %f11 = arith.divui %f10, %fc1 : index
  %f12 = arith.muli %f11, %fc1 : index
  %f13 = arith.addi %f1, %f12 : index
  %f14 = arith.muli %x2, %fc5 : index
  %f15 = arith.addi %f13, %f14 : index
  %f16 = arith.addi %f15, %fc6 : index
  %f17 = arith.muli %f0, %fc0 : index
  %f18 = arith.addi %f16, %f17 : index
  %f19 = vector.load %x3[%f18] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f20 = vector.bitcast %f19 : vector<16xi8> to vector<4xi32>
  %f21 = arith.andi %f20, %fc7 : vector<4xi32>
  %f22 = arith.ori %f21, %fc8 : vector<4xi32>
  %f23 = vector.bitcast %f22 : vector<4xi32> to vector<8xf16>
  %f24 = arith.shrui %f20, %fc9 : vector<4xi32>
  %f25 = arith.andi %f24, %fc7 : vector<4xi32>
  %f26 = arith.ori %f25, %fc8 : vector<4xi32>
  %f27 = vector.bitcast %f26 : vector<4xi32> to vector<8xf16>
  %f28 = vector.shuffle %f23, %f27 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f29 = arith.subf %f28, %fc10 : vector<16xf16>
  %f30 = arith.mulf %f29, %f9 : vector<16xf16>
  %f31 = arith.addi %f15, %fc11 : index
  %f32 = arith.addi %f31, %f17 : index
  %f33 = vector.load %x3[%f32] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f34 = vector.bitcast %f33 : vector<16xi8> to vector<4xi32>
  %f35 = arith.andi %f34, %fc7 : vector<4xi32>
  %f36 = arith.ori %f35, %fc8 : vector<4xi32>
  %f37 = vector.bitcast %f36 : vector<4xi32> to vector<8xf16>
  %f38 = arith.shrui %f34, %fc9 : vector<4xi32>
  %f39 = arith.andi %f38, %fc7 : vector<4xi32>
  %f40 = arith.ori %f39, %fc8 : vector<4xi32>
  %f41 = vector.bitcast %f40 : vector<4xi32> to vector<8xf16>
  %f42 = vector.shuffle %f37, %f41 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f43 = arith.subf %f42, %fc10 : vector<16xf16>
  %f44 = arith.mulf %f43, %f9 : vector<16xf16>
  func.return %f30, %f44 : vector<16xf16>, vector<16xf16>
}
func.func private @gate_up_q8_0_w4p2_m64__gfx1100.1(%x0: index, %x1: memref<?xf32>, %x2: index, %x3: index, %x4: memref<?xf32>, %x5: index, %x6: memref<?xi8>, %x7: index, %x8: index, %x9: memref<?xf32>, %x10: index, %x11: index, %x12: memref<?xf16>) {
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
func.func private @gate_up_q8_0_w4p2_m64__gfx1100.2(%x0: vector<8xf32>, %x1: memref<?xf32>, %x2: vector<8xf32>, %x3: index, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: memref<?xi8>, %x8: index, %x9: index, %x10: memref<?xf32>, %x11: index, %x12: index, %x13: memref<?xf16>) {
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
  func.call @gate_up_q8_0_w4p2_m64__gfx1100.1(%f3, %x1, %x3, %x4, %x5, %x6, %x7, %x8, %x9, %x10, %x11, %x12, %x13) : (index, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>, index, index, memref<?xf16>) -> ()
  func.call @gate_up_q8_0_w4p2_m64__gfx1100.1(%f22, %x1, %x3, %x4, %x5, %x6, %x7, %x8, %x9, %x10, %x11, %x12, %x13) : (index, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>, index, index, memref<?xf16>) -> ()
  func.return
}
wave.kernel @gate_up_q8_0_w4p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>, %out_factors: memref<?xf32>) attributes {waves = 4 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 16 : index
  %c2 = arith.constant 127 : index
  %c3 = arith.constant 128 : index
  %c4 = arith.constant 2 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 64 : index
  %c9 = arith.constant 2048 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %outTileRows = wave.param "outTileRows" : index
  %tileRows = wave.param "tileRows" : index
  %c13 = arith.constant 8 : index
  %c14 = arith.constant 32 : index
  %c15 = arith.constant 48 : index
  %c16 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c19 = arith.constant 3 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.addi %inputFeatures, %c2 : index
  %4 = arith.divui %3, %c3 : index
  %5 = arith.muli %4, %c3 : index
  %6 = arith.addi %2, %5 : index
  %7 = arith.addi %6, %c3 : index
  %8 = arith.muli %0, %c4 : index
  %9 = arith.addi %8, %c5 : index
  %10 = arith.muli %9, %7 : index
  %11 = arith.addi %8, %c6 : index
  %12 = arith.muli %11, %7 : index
  %13 = memref.load %step[%countAt] : memref<?xi32>
  %14 = arith.index_cast %13 : i32 to index
  %15 = arith.muli %1, %c8 : index
  %16 = wave.scratch %c9 : memref<?xf32>
  %17 = arith.cmpi slt, %15, %14 : index
  scf.if %17 {
    %18 = wave.lane
    %19 = arith.remui %18, %c1 : index
    %20 = arith.remui %19, %tileRows : index
    %21 = arith.addi %15, %20 : index
    %22 = arith.divui %21, %tileRows : index
    %23 = arith.divui %inputFeatures, %c1 : index
    %24 = arith.muli %22, %23 : index
    %25 = arith.divui %c5, %c1 : index
    %26 = arith.addi %24, %25 : index
    %27 = arith.muli %26, %c4 : index
    %28 = arith.remui %c5, %c1 : index
    %29 = arith.divui %28, %c13 : index
    %30 = arith.addi %27, %29 : index
    %31 = arith.muli %tileRows, %c13 : index
    %32 = arith.muli %30, %31 : index
    %33 = arith.remui %21, %tileRows : index
    %34 = arith.muli %33, %c13 : index
    %35 = arith.addi %32, %34 : index
    %36 = arith.remui %c5, %c13 : index
    %37 = arith.addi %35, %36 : index
    %38 = arith.addi %19, %c1 : index
    %39 = arith.addi %15, %38 : index
    %40 = arith.divui %39, %tileRows : index
    %41 = arith.muli %40, %23 : index
    %42 = arith.addi %41, %25 : index
    %43 = arith.muli %42, %c4 : index
    %44 = arith.addi %43, %29 : index
    %45 = arith.muli %44, %31 : index
    %46 = arith.remui %39, %tileRows : index
    %47 = arith.muli %46, %c13 : index
    %48 = arith.addi %45, %47 : index
    %49 = arith.addi %48, %36 : index
    %50 = arith.addi %19, %c14 : index
    %51 = arith.addi %15, %50 : index
    %52 = arith.divui %51, %tileRows : index
    %53 = arith.muli %52, %23 : index
    %54 = arith.addi %53, %25 : index
    %55 = arith.muli %54, %c4 : index
    %56 = arith.addi %55, %29 : index
    %57 = arith.muli %56, %31 : index
    %58 = arith.remui %51, %tileRows : index
    %59 = arith.muli %58, %c13 : index
    %60 = arith.addi %57, %59 : index
    %61 = arith.addi %60, %36 : index
    %62 = arith.addi %19, %c15 : index
    %63 = arith.addi %15, %62 : index
    %64 = arith.divui %63, %tileRows : index
    %65 = arith.muli %64, %23 : index
    %66 = arith.addi %65, %25 : index
    %67 = arith.muli %66, %c4 : index
    %68 = arith.addi %67, %29 : index
    %69 = arith.muli %68, %31 : index
    %70 = arith.remui %63, %tileRows : index
    %71 = arith.muli %70, %c13 : index
    %72 = arith.addi %69, %71 : index
    %73 = arith.addi %72, %36 : index
    %74 = wave.wave
    %75 = arith.divui %inputFeatures, %c14 : index
    %76 = arith.muli %74, %stepsPerWave : index
    %77 = arith.minsi %76, %75 : index
    %78 = arith.addi %77, %stepsPerWave : index
    %79 = arith.minsi %78, %75 : index
    %80 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %81 = arith.subi %79, %77 : index
    %82 = arith.divui %81, %c4 : index
    %83 = arith.muli %82, %c4 : index
    %84 = arith.addi %77, %83 : index
    %85 = arith.select %80, %78, %84 : index
    %95:8 = scf.for %86 = %77 to %85 step %c4 iter_args(%87 = %c16, %88 = %c16, %89 = %c16, %90 = %c16, %91 = %c16, %92 = %c16, %93 = %c16, %94 = %c16) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %96 = arith.addi %86, %c5 : index
      %97:2 = func.call @gate_up_q8_0_w4p2_m64__gfx1100.0(%18, %10, %96, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %98 = arith.addi %86, %c6 : index
      %99:2 = func.call @gate_up_q8_0_w4p2_m64__gfx1100.0(%18, %10, %98, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %100:2 = func.call @gate_up_q8_0_w4p2_m64__gfx1100.0(%18, %12, %96, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %101:2 = func.call @gate_up_q8_0_w4p2_m64__gfx1100.0(%18, %12, %98, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %102 = arith.muli %86, %c4 : index
      %103 = arith.addi %102, %c5 : index
      %104 = arith.muli %tileRows, %c1 : index
      %105 = arith.muli %103, %104 : index
      %106 = arith.addi %37, %105 : index
      %107 = vector.load %x[%106] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %108 = arith.addi %106, %31 : index
      %109 = vector.load %x[%108] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %110 = vector.shuffle %107, %109 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %111 = wave.mma %110, %97#0, %87 : vector<16xf16>, vector<8xf32>
      %112 = wave.mma %110, %100#0, %88 : vector<16xf16>, vector<8xf32>
      %113 = arith.addi %49, %105 : index
      %114 = vector.load %x[%113] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %115 = arith.addi %113, %31 : index
      %116 = vector.load %x[%115] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %117 = vector.shuffle %114, %116 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %118 = wave.mma %117, %97#0, %89 : vector<16xf16>, vector<8xf32>
      %119 = wave.mma %117, %100#0, %90 : vector<16xf16>, vector<8xf32>
      %120 = arith.addi %61, %105 : index
      %121 = vector.load %x[%120] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %122 = arith.addi %120, %31 : index
      %123 = vector.load %x[%122] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %124 = vector.shuffle %121, %123 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %125 = wave.mma %124, %97#0, %91 : vector<16xf16>, vector<8xf32>
      %126 = wave.mma %124, %100#0, %92 : vector<16xf16>, vector<8xf32>
      %127 = arith.addi %73, %105 : index
      %128 = vector.load %x[%127] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %129 = arith.addi %127, %31 : index
      %130 = vector.load %x[%129] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %131 = vector.shuffle %128, %130 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %132 = wave.mma %131, %97#0, %93 : vector<16xf16>, vector<8xf32>
      %133 = wave.mma %131, %100#0, %94 : vector<16xf16>, vector<8xf32>
      %134 = arith.addi %102, %c6 : index
      %135 = arith.muli %134, %104 : index
      %136 = arith.addi %37, %135 : index
      %137 = vector.load %x[%136] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %138 = arith.addi %136, %31 : index
      %139 = vector.load %x[%138] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %140 = vector.shuffle %137, %139 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %141 = wave.mma %140, %97#1, %111 : vector<16xf16>, vector<8xf32>
      %142 = wave.mma %140, %100#1, %112 : vector<16xf16>, vector<8xf32>
      %143 = arith.addi %49, %135 : index
      %144 = vector.load %x[%143] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %145 = arith.addi %143, %31 : index
      %146 = vector.load %x[%145] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %147 = vector.shuffle %144, %146 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %148 = wave.mma %147, %97#1, %118 : vector<16xf16>, vector<8xf32>
      %149 = wave.mma %147, %100#1, %119 : vector<16xf16>, vector<8xf32>
      %150 = arith.addi %61, %135 : index
      %151 = vector.load %x[%150] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %152 = arith.addi %150, %31 : index
      %153 = vector.load %x[%152] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %154 = vector.shuffle %151, %153 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %155 = wave.mma %154, %97#1, %125 : vector<16xf16>, vector<8xf32>
      %156 = wave.mma %154, %100#1, %126 : vector<16xf16>, vector<8xf32>
      %157 = arith.addi %73, %135 : index
      %158 = vector.load %x[%157] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %159 = arith.addi %157, %31 : index
      %160 = vector.load %x[%159] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %161 = vector.shuffle %158, %160 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %162 = wave.mma %161, %97#1, %132 : vector<16xf16>, vector<8xf32>
      %163 = wave.mma %161, %100#1, %133 : vector<16xf16>, vector<8xf32>
      %164 = arith.addi %102, %c4 : index
      %165 = arith.muli %164, %104 : index
      %166 = arith.addi %37, %165 : index
      %167 = vector.load %x[%166] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %168 = arith.addi %166, %31 : index
      %169 = vector.load %x[%168] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %170 = vector.shuffle %167, %169 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %171 = wave.mma %170, %99#0, %141 : vector<16xf16>, vector<8xf32>
      %172 = wave.mma %170, %101#0, %142 : vector<16xf16>, vector<8xf32>
      %173 = arith.addi %49, %165 : index
      %174 = vector.load %x[%173] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %175 = arith.addi %173, %31 : index
      %176 = vector.load %x[%175] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %177 = vector.shuffle %174, %176 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %178 = wave.mma %177, %99#0, %148 : vector<16xf16>, vector<8xf32>
      %179 = wave.mma %177, %101#0, %149 : vector<16xf16>, vector<8xf32>
      %180 = arith.addi %61, %165 : index
      %181 = vector.load %x[%180] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %182 = arith.addi %180, %31 : index
      %183 = vector.load %x[%182] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %184 = vector.shuffle %181, %183 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %185 = wave.mma %184, %99#0, %155 : vector<16xf16>, vector<8xf32>
      %186 = wave.mma %184, %101#0, %156 : vector<16xf16>, vector<8xf32>
      %187 = arith.addi %73, %165 : index
      %188 = vector.load %x[%187] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %189 = arith.addi %187, %31 : index
      %190 = vector.load %x[%189] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %191 = vector.shuffle %188, %190 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %192 = wave.mma %191, %99#0, %162 : vector<16xf16>, vector<8xf32>
      %193 = wave.mma %191, %101#0, %163 : vector<16xf16>, vector<8xf32>
      %194 = arith.addi %102, %c19 : index
      %195 = arith.muli %194, %104 : index
      %196 = arith.addi %37, %195 : index
      %197 = vector.load %x[%196] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %198 = arith.addi %196, %31 : index
      %199 = vector.load %x[%198] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %200 = vector.shuffle %197, %199 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %201 = wave.mma %200, %99#1, %171 : vector<16xf16>, vector<8xf32>
      %202 = wave.mma %200, %101#1, %172 : vector<16xf16>, vector<8xf32>
      %203 = arith.addi %49, %195 : index
      %204 = vector.load %x[%203] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %205 = arith.addi %203, %31 : index
      %206 = vector.load %x[%205] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %207 = vector.shuffle %204, %206 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %208 = wave.mma %207, %99#1, %178 : vector<16xf16>, vector<8xf32>
      %209 = wave.mma %207, %101#1, %179 : vector<16xf16>, vector<8xf32>
      %210 = arith.addi %61, %195 : index
      %211 = vector.load %x[%210] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %212 = arith.addi %210, %31 : index
      %213 = vector.load %x[%212] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %214 = vector.shuffle %211, %213 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %215 = wave.mma %214, %99#1, %185 : vector<16xf16>, vector<8xf32>
      %216 = wave.mma %214, %101#1, %186 : vector<16xf16>, vector<8xf32>
      %217 = arith.addi %73, %195 : index
      %218 = vector.load %x[%217] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %219 = arith.addi %217, %31 : index
      %220 = vector.load %x[%219] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %221 = vector.shuffle %218, %220 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %222 = wave.mma %221, %99#1, %192 : vector<16xf16>, vector<8xf32>
      %223 = wave.mma %221, %101#1, %193 : vector<16xf16>, vector<8xf32>
      scf.yield %201, %202, %208, %209, %215, %216, %222, %223 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %224 = arith.select %80, %85, %79 : index
    %234:8 = scf.for %225 = %85 to %224 step %c6 iter_args(%226 = %95#0, %227 = %95#1, %228 = %95#2, %229 = %95#3, %230 = %95#4, %231 = %95#5, %232 = %95#6, %233 = %95#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %235 = arith.addi %225, %c5 : index
      %236:2 = func.call @gate_up_q8_0_w4p2_m64__gfx1100.0(%18, %10, %235, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %237:2 = func.call @gate_up_q8_0_w4p2_m64__gfx1100.0(%18, %12, %235, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %238 = arith.muli %225, %c4 : index
      %239 = arith.addi %238, %c5 : index
      %240 = arith.muli %tileRows, %c1 : index
      %241 = arith.muli %239, %240 : index
      %242 = arith.addi %37, %241 : index
      %243 = vector.load %x[%242] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %244 = arith.addi %242, %31 : index
      %245 = vector.load %x[%244] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %246 = vector.shuffle %243, %245 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %247 = wave.mma %246, %236#0, %226 : vector<16xf16>, vector<8xf32>
      %248 = wave.mma %246, %237#0, %227 : vector<16xf16>, vector<8xf32>
      %249 = arith.addi %49, %241 : index
      %250 = vector.load %x[%249] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %251 = arith.addi %249, %31 : index
      %252 = vector.load %x[%251] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %253 = vector.shuffle %250, %252 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %254 = wave.mma %253, %236#0, %228 : vector<16xf16>, vector<8xf32>
      %255 = wave.mma %253, %237#0, %229 : vector<16xf16>, vector<8xf32>
      %256 = arith.addi %61, %241 : index
      %257 = vector.load %x[%256] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %258 = arith.addi %256, %31 : index
      %259 = vector.load %x[%258] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %260 = vector.shuffle %257, %259 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %261 = wave.mma %260, %236#0, %230 : vector<16xf16>, vector<8xf32>
      %262 = wave.mma %260, %237#0, %231 : vector<16xf16>, vector<8xf32>
      %263 = arith.addi %73, %241 : index
      %264 = vector.load %x[%263] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %265 = arith.addi %263, %31 : index
      %266 = vector.load %x[%265] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %267 = vector.shuffle %264, %266 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %268 = wave.mma %267, %236#0, %232 : vector<16xf16>, vector<8xf32>
      %269 = wave.mma %267, %237#0, %233 : vector<16xf16>, vector<8xf32>
      %270 = arith.addi %238, %c6 : index
      %271 = arith.muli %270, %240 : index
      %272 = arith.addi %37, %271 : index
      %273 = vector.load %x[%272] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %274 = arith.addi %272, %31 : index
      %275 = vector.load %x[%274] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %276 = vector.shuffle %273, %275 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %277 = wave.mma %276, %236#1, %247 : vector<16xf16>, vector<8xf32>
      %278 = wave.mma %276, %237#1, %248 : vector<16xf16>, vector<8xf32>
      %279 = arith.addi %49, %271 : index
      %280 = vector.load %x[%279] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %281 = arith.addi %279, %31 : index
      %282 = vector.load %x[%281] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %283 = vector.shuffle %280, %282 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %284 = wave.mma %283, %236#1, %254 : vector<16xf16>, vector<8xf32>
      %285 = wave.mma %283, %237#1, %255 : vector<16xf16>, vector<8xf32>
      %286 = arith.addi %61, %271 : index
      %287 = vector.load %x[%286] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %288 = arith.addi %286, %31 : index
      %289 = vector.load %x[%288] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %290 = vector.shuffle %287, %289 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %291 = wave.mma %290, %236#1, %261 : vector<16xf16>, vector<8xf32>
      %292 = wave.mma %290, %237#1, %262 : vector<16xf16>, vector<8xf32>
      %293 = arith.addi %73, %271 : index
      %294 = vector.load %x[%293] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %295 = arith.addi %293, %31 : index
      %296 = vector.load %x[%295] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %297 = vector.shuffle %294, %296 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %298 = wave.mma %297, %236#1, %268 : vector<16xf16>, vector<8xf32>
      %299 = wave.mma %297, %237#1, %269 : vector<16xf16>, vector<8xf32>
      scf.yield %277, %278, %284, %285, %291, %292, %298, %299 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %300 = arith.addi %15, %c5 : index
    func.call @gate_up_q8_0_w4p2_m64__gfx1100.2(%234#0, %16, %234#1, %300, %14, %factors, %10, %w, %12, %0, %out_factors, %outTileRows, %outputFeatures, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>, index, index, memref<?xf16>) -> ()
    wave.barrier
    %301 = arith.addi %15, %c1 : index
    func.call @gate_up_q8_0_w4p2_m64__gfx1100.2(%234#2, %16, %234#3, %301, %14, %factors, %10, %w, %12, %0, %out_factors, %outTileRows, %outputFeatures, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>, index, index, memref<?xf16>) -> ()
    wave.barrier
    %302 = arith.addi %15, %c14 : index
    func.call @gate_up_q8_0_w4p2_m64__gfx1100.2(%234#4, %16, %234#5, %302, %14, %factors, %10, %w, %12, %0, %out_factors, %outTileRows, %outputFeatures, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>, index, index, memref<?xf16>) -> ()
    wave.barrier
    %303 = arith.addi %15, %c15 : index
    func.call @gate_up_q8_0_w4p2_m64__gfx1100.2(%234#6, %16, %234#7, %303, %14, %factors, %10, %w, %12, %0, %out_factors, %outTileRows, %outputFeatures, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>, index, index, memref<?xf16>) -> ()
  }
  wave.return
}
