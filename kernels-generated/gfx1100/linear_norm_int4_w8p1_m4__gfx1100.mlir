// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinearNorm(format='int4', waves=8, panels=1, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_norm_int4_w8p1_m4__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>) -> (vector<16xf16>, vector<16xf16>) {
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
func.func private @linear_norm_int4_w8p1_m4__gfx1100.1(%x0: index, %x1: memref<?xf32>, %x2: index, %x3: index, %x4: memref<?xf32>, %x5: index, %x6: index, %x7: i1, %x8: memref<?xf32>, %x9: memref<?xf32>) {
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
    %ff36 = arith.mulf %ff25, %ff35 : f32
    %ff37 = arith.muli %ff29, %x5 : index
    %ff38 = arith.addi %ff37, %x6 : index
    %ff39 = arith.remui %ff0, %ffc10 : index
    %ff40 = arith.addi %ff38, %ff39 : index
    scf.if %x7 {
      %ff41 = arith.addi %ff40, %ffc1 : index
      %ff42 = memref.load %x8[%ff41] : memref<?xf32>
      %ff43 = arith.addf %ff42, %ff36 : f32
      memref.store %ff43, %x9[%ff41] : memref<?xf32>
    } else {
      %ff44 = arith.addi %ff40, %ffc1 : index
      memref.store %ff36, %x9[%ff44] : memref<?xf32>
    }
  }
  func.return
}
func.func private @linear_norm_int4_w8p1_m4__gfx1100.2(%x0: vector<8xf32>, %x1: memref<?xf32>, %x2: index, %x3: index, %x4: memref<?xf32>, %x5: index, %x6: index, %x7: i1, %x8: memref<?xf32>, %x9: memref<?xf32>) {
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
  func.call @linear_norm_int4_w8p1_m4__gfx1100.1(%f3, %x1, %x2, %x3, %x4, %x5, %x6, %x7, %x8, %x9) : (index, memref<?xf32>, index, index, memref<?xf32>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
  func.return
}
wave.kernel @linear_norm_int4_w8p1_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %groupSize = wave.param "groupSize" : index
  %c2 = arith.constant 8 : index
  %c3 = arith.constant 40 : index
  %c4 = arith.constant 15 : index
  %c5 = arith.constant 16 : index
  %c6 = arith.constant 1 : index
  %c7 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
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
  %c19 = arith.constant 2 : index
  %c20 = arith.constant 3 : index
  %arrivals = wave.param "arrivals" : index
  %features = wave.param "features" : index
  %c23 = arith.constant dense<0x00000000> : vector<4xf32>
  %c24 = arith.constant 4 : index
  %c25 = arith.constant 128 : index
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %c27 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c29 = arith.constant 23 : i32
  %c30 = arith.constant 141 : i32
  %c31 = arith.constant 268 : i32
  %c32 = arith.constant 14 : i32
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
  %12 = memref.load %step[%countAt] : memref<?xi32>
  %13 = arith.index_cast %12 : i32 to index
  %14 = arith.muli %1, %c5 : index
  %15 = wave.scratch %c9 : memref<?xf32>
  %16 = arith.cmpi eq, %hasResidual, %c6 : index
  %17 = arith.muli %0, %c5 : index
  %18 = arith.cmpi slt, %14, %13 : index
  scf.if %18 {
    %19 = wave.lane
    %20 = arith.remui %19, %c5 : index
    %21 = wave.scratch %operandHalves : memref<?xf16>
    %22 = arith.divui %operandHalves, %c2 : index
    %23 = wave.wave
    %24 = arith.muli %23, %c14 : index
    %25 = arith.addi %24, %19 : index
    scf.for %26 = %25 to %22 step %c15 {
      %27 = arith.muli %26, %c2 : index
      %28 = arith.addi %c7, %27 : index
      %29 = vector.load %x[%28] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      vector.store %29, %21[%27] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %30 = arith.remui %20, %tileRows : index
    %31 = arith.muli %30, %c2 : index
    %32 = arith.divui %inputFeatures, %c14 : index
    %33 = arith.muli %23, %stepsPerWave : index
    %34 = arith.minsi %33, %32 : index
    %35 = arith.addi %34, %stepsPerWave : index
    %36 = arith.minsi %35, %32 : index
    %37 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %38 = arith.subi %36, %34 : index
    %39 = arith.divui %38, %c19 : index
    %40 = arith.muli %39, %c19 : index
    %41 = arith.addi %34, %40 : index
    %42 = arith.select %37, %35, %41 : index
    %45 = scf.for %43 = %34 to %42 step %c19 iter_args(%44 = %c16) -> (vector<8xf32>) {
      %46 = arith.addi %43, %c7 : index
      %47:2 = func.call @linear_norm_int4_w8p1_m4__gfx1100.0(%19, %46, %inputFeatures, %11, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
      %48 = arith.addi %43, %c6 : index
      %49:2 = func.call @linear_norm_int4_w8p1_m4__gfx1100.0(%19, %48, %inputFeatures, %11, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
      %50 = arith.muli %43, %c19 : index
      %51 = arith.addi %50, %c7 : index
      %52 = arith.muli %tileRows, %c5 : index
      %53 = arith.muli %51, %52 : index
      %54 = arith.addi %31, %53 : index
      %55 = vector.load %21[%54] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %56 = arith.muli %tileRows, %c2 : index
      %57 = arith.addi %54, %56 : index
      %58 = vector.load %21[%57] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %59 = vector.shuffle %55, %58 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %60 = wave.mma %59, %47#0, %44 : vector<16xf16>, vector<8xf32>
      %61 = arith.addi %50, %c6 : index
      %62 = arith.muli %61, %52 : index
      %63 = arith.addi %31, %62 : index
      %64 = vector.load %21[%63] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %65 = arith.addi %63, %56 : index
      %66 = vector.load %21[%65] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %67 = vector.shuffle %64, %66 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %68 = wave.mma %67, %47#1, %60 : vector<16xf16>, vector<8xf32>
      %69 = arith.addi %50, %c19 : index
      %70 = arith.muli %69, %52 : index
      %71 = arith.addi %31, %70 : index
      %72 = vector.load %21[%71] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %73 = arith.addi %71, %56 : index
      %74 = vector.load %21[%73] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %75 = vector.shuffle %72, %74 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %76 = wave.mma %75, %49#0, %68 : vector<16xf16>, vector<8xf32>
      %77 = arith.addi %50, %c20 : index
      %78 = arith.muli %77, %52 : index
      %79 = arith.addi %31, %78 : index
      %80 = vector.load %21[%79] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %81 = arith.addi %79, %56 : index
      %82 = vector.load %21[%81] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %83 = vector.shuffle %80, %82 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %84 = wave.mma %83, %49#1, %76 : vector<16xf16>, vector<8xf32>
      scf.yield %84 : vector<8xf32>
    }
    %85 = arith.select %37, %42, %36 : index
    %88 = scf.for %86 = %42 to %85 step %c6 iter_args(%87 = %45) -> (vector<8xf32>) {
      %89 = arith.addi %86, %c7 : index
      %90:2 = func.call @linear_norm_int4_w8p1_m4__gfx1100.0(%19, %89, %inputFeatures, %11, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
      %91 = arith.muli %86, %c19 : index
      %92 = arith.addi %91, %c7 : index
      %93 = arith.muli %tileRows, %c5 : index
      %94 = arith.muli %92, %93 : index
      %95 = arith.addi %31, %94 : index
      %96 = vector.load %21[%95] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %97 = arith.muli %tileRows, %c2 : index
      %98 = arith.addi %95, %97 : index
      %99 = vector.load %21[%98] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %100 = vector.shuffle %96, %99 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %101 = wave.mma %100, %90#0, %87 : vector<16xf16>, vector<8xf32>
      %102 = arith.addi %91, %c6 : index
      %103 = arith.muli %102, %93 : index
      %104 = arith.addi %31, %103 : index
      %105 = vector.load %21[%104] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %106 = arith.addi %104, %97 : index
      %107 = vector.load %21[%106] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %108 = vector.shuffle %105, %107 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %109 = wave.mma %108, %90#1, %101 : vector<16xf16>, vector<8xf32>
      scf.yield %109 : vector<8xf32>
    }
    %110 = arith.addi %14, %c7 : index
    func.call @linear_norm_int4_w8p1_m4__gfx1100.2(%88, %15, %110, %13, %factors, %outputFeatures, %17, %16, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, memref<?xf32>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
  }
  %111 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %111 {
    %112 = arith.addi %14, %c5 : index
    %113 = arith.minsi %112, %13 : index
    %114 = wave.wave
    %115 = arith.addi %14, %114 : index
    scf.for %116 = %115 to %113 step %c2 {
      %117 = arith.muli %116, %features : index
      %118 = wave.lane
      %119 = arith.muli %118, %c24 : index
      %124:3 = scf.for %120 = %119 to %features step %c25 iter_args(%121 = %c23, %122 = %c23, %123 = %c23) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
        %125 = arith.addi %117, %120 : index
        %126 = vector.load %out[%125] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %127 = vector.load %norm_weight[%120] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %128 = arith.mulf %126, %127 : vector<4xf32>
        %129 = math.fma %126, %126, %121 : vector<4xf32>
        %130 = math.fma %128, %128, %122 : vector<4xf32>
        %131 = math.absf %128 : vector<4xf32>
        %132 = arith.maximumf %123, %131 : vector<4xf32>
        scf.yield %129, %130, %132 : vector<4xf32>, vector<4xf32>, vector<4xf32>
      }
      %133 = wave.reduce "add" %124#0 : vector<4xf32>
      %134 = arith.mulf %133, %inverseFeatures : f32
      %135 = arith.addf %134, %epsilon : f32
      %136 = math.sqrt %135 : f32
      %137 = arith.divf %c27, %136 : f32
      %138 = wave.reduce "max" %124#2 : vector<4xf32>
      %139 = arith.mulf %138, %137 : f32
      %140 = arith.bitcast %139 : f32 to i32
      %141 = arith.shrui %140, %c29 : i32
      %142 = arith.maxsi %141, %c30 : i32
      %143 = arith.subi %c31, %142 : i32
      %144 = arith.shli %143, %c29 : i32
      %145 = arith.subi %142, %c32 : i32
      %146 = arith.shli %145, %c29 : i32
      %147 = arith.bitcast %144 : i32 to f32
      %148 = arith.bitcast %146 : i32 to f32
      %149 = wave.reduce "add" %124#1 : vector<4xf32>
      %150 = arith.mulf %149, %137 : f32
      %151 = arith.mulf %150, %137 : f32
      %152 = arith.cmpi eq, %118, %c7 : index
      scf.if %152 {
        %153 = arith.muli %116, %c19 : index
        memref.store %148, %normed_factors[%153] : memref<?xf32>
        %154 = arith.addi %153, %c6 : index
        memref.store %151, %normed_factors[%154] : memref<?xf32>
      }
      %155 = vector.broadcast %137 : f32 to vector<4xf32>
      %156 = vector.broadcast %147 : f32 to vector<4xf32>
      scf.for %157 = %119 to %features step %c25 {
        %158 = arith.addi %117, %157 : index
        %159 = vector.load %out[%158] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %160 = arith.mulf %159, %155 : vector<4xf32>
        %161 = vector.load %norm_weight[%157] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %162 = arith.mulf %160, %161 : vector<4xf32>
        %163 = arith.mulf %162, %156 : vector<4xf32>
        %164 = arith.divui %116, %tileRows : index
        %165 = arith.divui %features, %c5 : index
        %166 = arith.muli %164, %165 : index
        %167 = arith.divui %157, %c5 : index
        %168 = arith.addi %166, %167 : index
        %169 = arith.muli %168, %c19 : index
        %170 = arith.remui %157, %c5 : index
        %171 = arith.divui %170, %c2 : index
        %172 = arith.addi %169, %171 : index
        %173 = arith.muli %tileRows, %c2 : index
        %174 = arith.muli %172, %173 : index
        %175 = arith.remui %116, %tileRows : index
        %176 = arith.muli %175, %c2 : index
        %177 = arith.addi %174, %176 : index
        %178 = arith.remui %157, %c2 : index
        %179 = arith.addi %177, %178 : index
        %180 = arith.truncf %163 : vector<4xf32> to vector<4xf16>
        vector.store %180, %normed[%179] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
