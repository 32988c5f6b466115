// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='int4', waves=8, panels=2, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_int4_w8p2_m4__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fgroupSize = wave.param "groupSize" : index
  %fc2 = arith.constant 32 : index
  %fc3 = arith.constant 8 : index
  %fc4 = arith.constant 2 : index
  %fc5 = arith.constant 4 : index
  %fc6 = arith.constant 15 : i32
  %fc7 = arith.constant 25600 : i32
  %fc8 = arith.constant 256 : index
  %fc9 = arith.constant dense<0> : vector<4xi32>
  %fc10 = arith.constant dense<983055> : vector<4xi32>
  %fc11 = arith.constant dense<1677747200> : vector<4xi32>
  %fc12 = arith.constant dense<4> : vector<4xi32>
  %fc13 = arith.constant dense<8> : vector<4xi32>
  %fc14 = arith.constant dense<12> : vector<4xi32>
  %f0 = arith.remui %x0, %fc0 : index
  %f1 = arith.divui %fgroupSize, %fc2 : index
  %f2 = arith.divui %x1, %f1 : index
  %f3 = arith.divui %x2, %fgroupSize : index
  %f4 = arith.muli %x2, %fc3 : index
  %f5 = arith.addi %x3, %f4 : index
  %f6 = arith.muli %f2, %fc2 : index
  %f7 = arith.addi %f5, %f6 : index
  %f8 = arith.muli %f0, %fc4 : index
  %f9 = arith.addi %f7, %f8 : index
  %f10 = vector.load %x4[%f9] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
  %f11 = vector.bitcast %f10 : vector<2xi8> to vector<1xf16>
  %f12 = vector.extract %f11[0] : f16 from vector<1xf16>
  %f13 = arith.muli %f3, %fc2 : index
  %f14 = arith.addi %f5, %f13 : index
  %f15 = arith.muli %f2, %fc3 : index
  %f16 = arith.addi %f14, %f15 : index
  %f17 = arith.divui %f0, %fc4 : index
  %f18 = arith.addi %f16, %f17 : index
  %f19 = memref.load %x4[%f18] : memref<?xi8>
  %f20 = arith.remui %f0, %fc4 : index
  %f21 = arith.muli %f20, %fc5 : index
  %f22 = arith.index_cast %f21 : index to i32
  %f23 = arith.extui %f19 : i8 to i32
  %f24 = arith.shrui %f23, %f22 : i32
  %f25 = arith.andi %f24, %fc6 : i32
  %f26 = arith.ori %f25, %fc7 : i32
  %f27 = arith.trunci %f26 : i32 to i16
  %f28 = arith.bitcast %f27 : i16 to f16
  %f29 = arith.muli %x1, %fc8 : index
  %f30 = arith.addi %x3, %f29 : index
  %f31 = arith.muli %f0, %fc0 : index
  %f32 = arith.addi %f30, %f31 : index
  %f33 = vector.load %x4[%f32] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f34 = vector.bitcast %f33 : vector<16xi8> to vector<4xi32>
  %f35 = arith.shrui %f34, %fc9 : vector<4xi32>
  %f36 = arith.andi %f35, %fc10 : vector<4xi32>
  %f37 = arith.ori %f36, %fc11 : vector<4xi32>
  %f38 = vector.bitcast %f37 : vector<4xi32> to vector<8xf16>
  %f39 = arith.shrui %f34, %fc12 : vector<4xi32>
  %f40 = arith.andi %f39, %fc10 : vector<4xi32>
  %f41 = arith.ori %f40, %fc11 : vector<4xi32>
  %f42 = vector.bitcast %f41 : vector<4xi32> to vector<8xf16>
  %f43 = arith.shrui %f34, %fc13 : vector<4xi32>
  %f44 = arith.andi %f43, %fc10 : vector<4xi32>
  %f45 = arith.ori %f44, %fc11 : vector<4xi32>
  %f46 = vector.bitcast %f45 : vector<4xi32> to vector<8xf16>
  %f47 = arith.shrui %f34, %fc14 : vector<4xi32>
  %f48 = arith.andi %f47, %fc10 : vector<4xi32>
  %f49 = arith.ori %f48, %fc11 : vector<4xi32>
  %f50 = vector.bitcast %f49 : vector<4xi32> to vector<8xf16>
  %f51 = vector.shuffle %f38, %f42 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f52 = vector.shuffle %f46, %f50 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f53 = vector.shuffle %f51, %f52 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f54 = vector.broadcast %f28 : f16 to vector<32xf16>
  %f55 = arith.subf %f53, %f54 : vector<32xf16>
  %f56 = vector.broadcast %f12 : f16 to vector<32xf16>
  %f57 = arith.mulf %f55, %f56 : vector<32xf16>
  %f58 = vector.shuffle %f57, %f57 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f59 = vector.shuffle %f57, %f57 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  func.return %f58, %f59 : vector<16xf16>, vector<16xf16>
}
func.func private @linear_int4_w8p2_m4__gfx1100.1(%x0: index, %x1: memref<?xf32>, %x2: index, %x3: index, %x4: memref<?xf32>, %x5: index, %x6: index, %x7: i1, %x8: memref<?xf32>, %x9: memref<?xf32>) {
  %ffc0 = arith.constant 32 : index
  %ffc1 = arith.constant 0 : index
  %ffc2 = arith.constant 512 : index
  %ffc3 = arith.constant 1024 : index
  %ffc4 = arith.constant 1536 : index
  %ffc5 = arith.constant 2048 : index
  %ffc6 = arith.constant 2560 : index
  %ffc7 = arith.constant 3072 : index
  %ffc8 = arith.constant 3584 : index
  %ffc9 = arith.constant 256 : index
  %ffc10 = arith.constant 2 : index
  %ffc11 = arith.constant 16 : index
  %ffhasFactors = wave.param "hasFactors" : index
  %ffc13 = arith.constant 1 : index
  %ffoperandScale = wave.param "operandScale" : f32
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
  %ff26 = arith.addi %ff2, %ffc9 : index
  %ff27 = memref.load %x1[%ff26] : memref<?xf32>
  %ff28 = arith.addi %ff26, %ffc2 : index
  %ff29 = memref.load %x1[%ff28] : memref<?xf32>
  %ff30 = arith.addf %ff27, %ff29 : f32
  %ff31 = arith.addi %ff26, %ffc3 : index
  %ff32 = memref.load %x1[%ff31] : memref<?xf32>
  %ff33 = arith.addf %ff30, %ff32 : f32
  %ff34 = arith.addi %ff26, %ffc4 : index
  %ff35 = memref.load %x1[%ff34] : memref<?xf32>
  %ff36 = arith.addf %ff33, %ff35 : f32
  %ff37 = arith.addi %ff26, %ffc5 : index
  %ff38 = memref.load %x1[%ff37] : memref<?xf32>
  %ff39 = arith.addf %ff36, %ff38 : f32
  %ff40 = arith.addi %ff26, %ffc6 : index
  %ff41 = memref.load %x1[%ff40] : memref<?xf32>
  %ff42 = arith.addf %ff39, %ff41 : f32
  %ff43 = arith.addi %ff26, %ffc7 : index
  %ff44 = memref.load %x1[%ff43] : memref<?xf32>
  %ff45 = arith.addf %ff42, %ff44 : f32
  %ff46 = arith.addi %ff26, %ffc8 : index
  %ff47 = memref.load %x1[%ff46] : memref<?xf32>
  %ff48 = arith.addf %ff45, %ff47 : f32
  %ff49 = arith.muli %x0, %ffc10 : index
  %ff50 = arith.addi %x2, %ff49 : index
  %ff51 = arith.divui %ff0, %ffc11 : index
  %ff52 = arith.addi %ff50, %ff51 : index
  %ff53 = arith.cmpi slt, %ff52, %x3 : index
  scf.if %ff53 {
    %ff54 = arith.cmpi eq, %ffhasFactors, %ffc13 : index
    %ff55 = arith.muli %ff52, %ffc10 : index
    %ff56 = memref.load %x4[%ff55] : memref<?xf32>
    %ff57 = arith.mulf %ff56, %ffoperandScale : f32
    %ff58 = arith.select %ff54, %ff57, %ffoperandScale : f32
    %ff59 = arith.mulf %ff25, %ff58 : f32
    %ff60 = arith.mulf %ff48, %ff58 : f32
    %ff61 = arith.muli %ff52, %x5 : index
    %ff62 = arith.addi %ff61, %x6 : index
    %ff63 = arith.remui %ff0, %ffc11 : index
    %ff64 = arith.addi %ff62, %ff63 : index
    scf.if %x7 {
      %ff65 = arith.addi %ff64, %ffc1 : index
      %ff66 = memref.load %x8[%ff65] : memref<?xf32>
      %ff67 = arith.addf %ff66, %ff59 : f32
      memref.store %ff67, %x9[%ff65] : memref<?xf32>
    } else {
      %ff68 = arith.addi %ff64, %ffc1 : index
      memref.store %ff59, %x9[%ff68] : memref<?xf32>
    }
    scf.if %x7 {
      %ff69 = arith.addi %ff64, %ffc11 : index
      %ff70 = memref.load %x8[%ff69] : memref<?xf32>
      %ff71 = arith.addf %ff70, %ff60 : f32
      memref.store %ff71, %x9[%ff69] : memref<?xf32>
    } else {
      %ff72 = arith.addi %ff64, %ffc11 : index
      memref.store %ff60, %x9[%ff72] : memref<?xf32>
    }
  }
  func.return
}
func.func private @linear_int4_w8p2_m4__gfx1100.2(%x0: vector<8xf32>, %x1: memref<?xf32>, %x2: vector<8xf32>, %x3: index, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: index, %x8: i1, %x9: memref<?xf32>, %x10: memref<?xf32>) {
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
  %f41 = arith.muli %f1, %fc10 : index
  %f42 = arith.addi %f41, %fc1 : index
  func.call @linear_int4_w8p2_m4__gfx1100.1(%f42, %x1, %x3, %x4, %x5, %x6, %x7, %x8, %x9, %x10) : (index, memref<?xf32>, index, index, memref<?xf32>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
  func.return
}
wave.kernel @linear_int4_w8p2_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %groupSize = wave.param "groupSize" : index
  %c2 = arith.constant 8 : index
  %c3 = arith.constant 40 : index
  %c4 = arith.constant 15 : index
  %c5 = arith.constant 16 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %c8 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c10 = arith.constant 4096 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c13 = arith.constant 32 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c16 = arith.constant 256 : index
  %c17 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c20 = arith.constant 3 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.divui %inputFeatures, %groupSize : index
  %3 = arith.muli %inputFeatures, %c2 : index
  %4 = arith.muli %2, %c3 : index
  %5 = arith.addi %4, %c4 : index
  %6 = arith.divui %5, %c5 : index
  %7 = arith.muli %6, %c5 : index
  %8 = arith.addi %3, %7 : index
  %9 = arith.muli %0, %c6 : index
  %10 = arith.addi %9, %c7 : index
  %11 = arith.muli %10, %8 : index
  %12 = arith.addi %9, %c8 : index
  %13 = arith.muli %12, %8 : index
  %14 = memref.load %step[%countAt] : memref<?xi32>
  %15 = arith.index_cast %14 : i32 to index
  %16 = arith.muli %1, %c5 : index
  %17 = wave.scratch %c10 : memref<?xf32>
  %18 = arith.cmpi eq, %hasResidual, %c8 : index
  %19 = arith.muli %0, %c13 : index
  %20 = arith.cmpi slt, %16, %15 : index
  scf.if %20 {
    %21 = wave.lane
    %22 = arith.remui %21, %c5 : index
    %23 = wave.scratch %operandHalves : memref<?xf16>
    %24 = arith.divui %operandHalves, %c2 : index
    %25 = wave.wave
    %26 = arith.muli %25, %c13 : index
    %27 = arith.addi %26, %21 : index
    scf.for %28 = %27 to %24 step %c16 {
      %29 = arith.muli %28, %c2 : index
      %30 = arith.addi %c7, %29 : index
      %31 = vector.load %x[%30] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      vector.store %31, %23[%29] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %32 = arith.remui %22, %tileRows : index
    %33 = arith.muli %32, %c2 : index
    %34 = arith.divui %inputFeatures, %c13 : index
    %35 = arith.muli %25, %stepsPerWave : index
    %36 = arith.minsi %35, %34 : index
    %37 = arith.addi %36, %stepsPerWave : index
    %38 = arith.minsi %37, %34 : index
    %39 = arith.cmpi eq, %wholeBlocks, %c8 : index
    %40 = arith.subi %38, %36 : index
    %41 = arith.divui %40, %c6 : index
    %42 = arith.muli %41, %c6 : index
    %43 = arith.addi %36, %42 : index
    %44 = arith.select %39, %37, %43 : index
    %48:2 = scf.for %45 = %36 to %44 step %c6 iter_args(%46 = %c17, %47 = %c17) -> (vector<8xf32>, vector<8xf32>) {
      %49 = arith.addi %45, %c7 : index
      %50:2 = func.call @linear_int4_w8p2_m4__gfx1100.0(%21, %49, %inputFeatures, %11, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
      %51 = arith.addi %45, %c8 : index
      %52:2 = func.call @linear_int4_w8p2_m4__gfx1100.0(%21, %51, %inputFeatures, %11, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
      %53:2 = func.call @linear_int4_w8p2_m4__gfx1100.0(%21, %49, %inputFeatures, %13, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
      %54:2 = func.call @linear_int4_w8p2_m4__gfx1100.0(%21, %51, %inputFeatures, %13, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
      %55 = arith.muli %45, %c6 : index
      %56 = arith.addi %55, %c7 : index
      %57 = arith.muli %tileRows, %c5 : index
      %58 = arith.muli %56, %57 : index
      %59 = arith.addi %33, %58 : index
      %60 = vector.load %23[%59] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %61 = arith.muli %tileRows, %c2 : index
      %62 = arith.addi %59, %61 : index
      %63 = vector.load %23[%62] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %64 = vector.shuffle %60, %63 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %65 = wave.mma %64, %50#0, %46 : vector<16xf16>, vector<8xf32>
      %66 = wave.mma %64, %53#0, %47 : vector<16xf16>, vector<8xf32>
      %67 = arith.addi %55, %c8 : index
      %68 = arith.muli %67, %57 : index
      %69 = arith.addi %33, %68 : index
      %70 = vector.load %23[%69] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %71 = arith.addi %69, %61 : index
      %72 = vector.load %23[%71] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %73 = vector.shuffle %70, %72 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %74 = wave.mma %73, %50#1, %65 : vector<16xf16>, vector<8xf32>
      %75 = wave.mma %73, %53#1, %66 : vector<16xf16>, vector<8xf32>
      %76 = arith.addi %55, %c6 : index
      %77 = arith.muli %76, %57 : index
      %78 = arith.addi %33, %77 : index
      %79 = vector.load %23[%78] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %80 = arith.addi %78, %61 : index
      %81 = vector.load %23[%80] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %82 = vector.shuffle %79, %81 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %83 = wave.mma %82, %52#0, %74 : vector<16xf16>, vector<8xf32>
      %84 = wave.mma %82, %54#0, %75 : vector<16xf16>, vector<8xf32>
      %85 = arith.addi %55, %c20 : index
      %86 = arith.muli %85, %57 : index
      %87 = arith.addi %33, %86 : index
      %88 = vector.load %23[%87] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %89 = arith.addi %87, %61 : index
      %90 = vector.load %23[%89] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %91 = vector.shuffle %88, %90 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %92 = wave.mma %91, %52#1, %83 : vector<16xf16>, vector<8xf32>
      %93 = wave.mma %91, %54#1, %84 : vector<16xf16>, vector<8xf32>
      scf.yield %92, %93 : vector<8xf32>, vector<8xf32>
    }
    %94 = arith.select %39, %44, %38 : index
    %98:2 = scf.for %95 = %44 to %94 step %c8 iter_args(%96 = %48#0, %97 = %48#1) -> (vector<8xf32>, vector<8xf32>) {
      %99 = arith.addi %95, %c7 : index
      %100:2 = func.call @linear_int4_w8p2_m4__gfx1100.0(%21, %99, %inputFeatures, %11, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
      %101:2 = func.call @linear_int4_w8p2_m4__gfx1100.0(%21, %99, %inputFeatures, %13, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
      %102 = arith.muli %95, %c6 : index
      %103 = arith.addi %102, %c7 : index
      %104 = arith.muli %tileRows, %c5 : index
      %105 = arith.muli %103, %104 : index
      %106 = arith.addi %33, %105 : index
      %107 = vector.load %23[%106] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %108 = arith.muli %tileRows, %c2 : index
      %109 = arith.addi %106, %108 : index
      %110 = vector.load %23[%109] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %111 = vector.shuffle %107, %110 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %112 = wave.mma %111, %100#0, %96 : vector<16xf16>, vector<8xf32>
      %113 = wave.mma %111, %101#0, %97 : vector<16xf16>, vector<8xf32>
      %114 = arith.addi %102, %c8 : index
      %115 = arith.muli %114, %104 : index
      %116 = arith.addi %33, %115 : index
      %117 = vector.load %23[%116] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %118 = arith.addi %116, %108 : index
      %119 = vector.load %23[%118] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %120 = vector.shuffle %117, %119 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %121 = wave.mma %120, %100#1, %112 : vector<16xf16>, vector<8xf32>
      %122 = wave.mma %120, %101#1, %113 : vector<16xf16>, vector<8xf32>
      scf.yield %121, %122 : vector<8xf32>, vector<8xf32>
    }
    %123 = arith.addi %16, %c7 : index
    func.call @linear_int4_w8p2_m4__gfx1100.2(%98#0, %17, %98#1, %123, %15, %factors, %outputFeatures, %19, %18, %residual, %out) : (vector<8xf32>, memref<?xf32>, vector<8xf32>, index, index, memref<?xf32>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
  }
  wave.return
}
