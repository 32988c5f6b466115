// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='int4', waves=8, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_route_int4_w8p1_m4__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>) -> (vector<16xf16>, vector<16xf16>) {
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
func.func private @linear_route_int4_w8p1_m4__gfx1100.1(%x0: index, %x1: memref<?xf32>, %x2: index, %x3: index, %x4: memref<?xf32>, %x5: index, %x6: index, %x7: memref<?xf32>) {
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
    %ff41 = arith.addi %ff40, %ffc1 : index
    memref.store %ff36, %x7[%ff41] : memref<?xf32>
  }
  func.return
}
func.func private @linear_route_int4_w8p1_m4__gfx1100.2(%x0: vector<8xf32>, %x1: memref<?xf32>, %x2: index, %x3: index, %x4: memref<?xf32>, %x5: index, %x6: index, %x7: memref<?xf32>) {
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
  func.call @linear_route_int4_w8p1_m4__gfx1100.1(%f3, %x1, %x2, %x3, %x4, %x5, %x6, %x7) : (index, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xf32>) -> ()
  func.return
}
wave.kernel @linear_route_int4_w8p1_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) attributes {waves = 8 : i64} {
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
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c13 = arith.constant 32 : index
  %c14 = arith.constant 256 : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant 2 : index
  %c19 = arith.constant 3 : index
  %experts = wave.param "experts" : index
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
  %16 = arith.muli %0, %c5 : index
  %17 = arith.cmpi slt, %14, %13 : index
  scf.if %17 {
    %18 = wave.lane
    %19 = arith.remui %18, %c5 : index
    %20 = wave.scratch %operandHalves : memref<?xf16>
    %21 = arith.divui %operandHalves, %c2 : index
    %22 = wave.wave
    %23 = arith.muli %22, %c13 : index
    %24 = arith.addi %23, %18 : index
    scf.for %25 = %24 to %21 step %c14 {
      %26 = arith.muli %25, %c2 : index
      %27 = arith.addi %c7, %26 : index
      %28 = vector.load %x[%27] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      vector.store %28, %20[%26] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %29 = arith.remui %19, %tileRows : index
    %30 = arith.muli %29, %c2 : index
    %31 = arith.divui %inputFeatures, %c13 : index
    %32 = arith.muli %22, %stepsPerWave : index
    %33 = arith.minsi %32, %31 : index
    %34 = arith.addi %33, %stepsPerWave : index
    %35 = arith.minsi %34, %31 : index
    %36 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %37 = arith.subi %35, %33 : index
    %38 = arith.divui %37, %c18 : index
    %39 = arith.muli %38, %c18 : index
    %40 = arith.addi %33, %39 : index
    %41 = arith.select %36, %34, %40 : index
    %44 = scf.for %42 = %33 to %41 step %c18 iter_args(%43 = %c15) -> (vector<8xf32>) {
      %45 = arith.addi %42, %c7 : index
      %46:2 = func.call @linear_route_int4_w8p1_m4__gfx1100.0(%18, %45, %inputFeatures, %11, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
      %47 = arith.addi %42, %c6 : index
      %48:2 = func.call @linear_route_int4_w8p1_m4__gfx1100.0(%18, %47, %inputFeatures, %11, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
      %49 = arith.muli %42, %c18 : index
      %50 = arith.addi %49, %c7 : index
      %51 = arith.muli %tileRows, %c5 : index
      %52 = arith.muli %50, %51 : index
      %53 = arith.addi %30, %52 : index
      %54 = vector.load %20[%53] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %55 = arith.muli %tileRows, %c2 : index
      %56 = arith.addi %53, %55 : index
      %57 = vector.load %20[%56] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %58 = vector.shuffle %54, %57 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %59 = wave.mma %58, %46#0, %43 : vector<16xf16>, vector<8xf32>
      %60 = arith.addi %49, %c6 : index
      %61 = arith.muli %60, %51 : index
      %62 = arith.addi %30, %61 : index
      %63 = vector.load %20[%62] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %64 = arith.addi %62, %55 : index
      %65 = vector.load %20[%64] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %66 = vector.shuffle %63, %65 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %67 = wave.mma %66, %46#1, %59 : vector<16xf16>, vector<8xf32>
      %68 = arith.addi %49, %c18 : index
      %69 = arith.muli %68, %51 : index
      %70 = arith.addi %30, %69 : index
      %71 = vector.load %20[%70] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %72 = arith.addi %70, %55 : index
      %73 = vector.load %20[%72] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %74 = vector.shuffle %71, %73 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %75 = wave.mma %74, %48#0, %67 : vector<16xf16>, vector<8xf32>
      %76 = arith.addi %49, %c19 : index
      %77 = arith.muli %76, %51 : index
      %78 = arith.addi %30, %77 : index
      %79 = vector.load %20[%78] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %80 = arith.addi %78, %55 : index
      %81 = vector.load %20[%80] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %82 = vector.shuffle %79, %81 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %83 = wave.mma %82, %48#1, %75 : vector<16xf16>, vector<8xf32>
      scf.yield %83 : vector<8xf32>
    }
    %84 = arith.select %36, %41, %35 : index
    %87 = scf.for %85 = %41 to %84 step %c6 iter_args(%86 = %44) -> (vector<8xf32>) {
      %88 = arith.addi %85, %c7 : index
      %89:2 = func.call @linear_route_int4_w8p1_m4__gfx1100.0(%18, %88, %inputFeatures, %11, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
      %90 = arith.muli %85, %c18 : index
      %91 = arith.addi %90, %c7 : index
      %92 = arith.muli %tileRows, %c5 : index
      %93 = arith.muli %91, %92 : index
      %94 = arith.addi %30, %93 : index
      %95 = vector.load %20[%94] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %96 = arith.muli %tileRows, %c2 : index
      %97 = arith.addi %94, %96 : index
      %98 = vector.load %20[%97] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %99 = vector.shuffle %95, %98 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %100 = wave.mma %99, %89#0, %86 : vector<16xf16>, vector<8xf32>
      %101 = arith.addi %90, %c6 : index
      %102 = arith.muli %101, %92 : index
      %103 = arith.addi %30, %102 : index
      %104 = vector.load %20[%103] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %105 = arith.addi %103, %96 : index
      %106 = vector.load %20[%105] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %107 = vector.shuffle %104, %106 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %108 = wave.mma %107, %89#1, %100 : vector<16xf16>, vector<8xf32>
      scf.yield %108 : vector<8xf32>
    }
    %109 = arith.addi %14, %c7 : index
    func.call @linear_route_int4_w8p1_m4__gfx1100.2(%87, %15, %109, %13, %factors, %outputFeatures, %16, %logits) : (vector<8xf32>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xf32>) -> ()
  }
  %110 = arith.muli %experts, %c2 : index
  %111 = wave.scratch %110 : memref<?xf32>
  %112 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %112 {
    %113 = arith.addi %14, %c5 : index
    %114 = arith.minsi %113, %13 : index
    %115 = wave.wave
    %116 = arith.addi %14, %115 : index
    scf.for %117 = %116 to %114 step %c2 {
      %118 = arith.muli %115, %experts : index
      %119 = wave.lane
      %120 = arith.muli %117, %logitsWidth : index
      %123 = scf.for %121 = %119 to %experts step %c13 iter_args(%122 = %c24) -> (f32) {
        %124 = arith.addi %120, %121 : index
        %125 = memref.load %logits[%124] : memref<?xf32>
        %126 = arith.maximumf %122, %125 : f32
        scf.yield %126 : f32
      }
      %127 = vector.broadcast %123 : f32 to vector<1xf32>
      %128 = wave.reduce "max" %127 : vector<1xf32>
      %131 = scf.for %129 = %119 to %experts step %c13 iter_args(%130 = %c25) -> (f32) {
        %132 = arith.addi %120, %129 : index
        %133 = memref.load %logits[%132] : memref<?xf32>
        %134 = arith.subf %133, %128 : f32
        %135 = arith.mulf %134, %c26 : f32
        %136 = wave.exp2 %135 : f32
        %137 = arith.addi %118, %129 : index
        memref.store %136, %111[%137] : memref<?xf32>
        %138 = arith.addf %130, %136 : f32
        scf.yield %138 : f32
      }
      %139 = vector.broadcast %131 : f32 to vector<1xf32>
      %140 = wave.reduce "add" %139 : vector<1xf32>
      scf.for %141 = %119 to %experts step %c13 {
        %142 = arith.addi %118, %141 : index
        %143 = memref.load %111[%142] : memref<?xf32>
        %144 = arith.divf %143, %140 : f32
        memref.store %144, %111[%142] : memref<?xf32>
      }
      %149:3 = scf.for %145 = %c7 to %expertsPerToken step %c6 iter_args(%146 = %c25, %147 = %c25, %148 = %c27) -> (f32, f32, i32) {
        %153:2 = scf.for %150 = %119 to %experts step %c13 iter_args(%151 = %c28, %152 = %c25) -> (f32, f32) {
          %154 = arith.addi %118, %150 : index
          %155 = memref.load %111[%154] : memref<?xf32>
          %156 = arith.cmpf ogt, %155, %151 : f32
          %157 = arith.index_cast %150 : index to i32
          %158 = arith.sitofp %157 : i32 to f32
          %159 = arith.select %156, %155, %151 : f32
          %160 = arith.select %156, %158, %152 : f32
          scf.yield %159, %160 : f32, f32
        }
        %161 = vector.broadcast %153#0 : f32 to vector<1xf32>
        %162 = wave.reduce "max" %161 : vector<1xf32>
        %163 = arith.cmpf oeq, %153#0, %162 : f32
        %164 = arith.subf %c25, %153#1 : f32
        %165 = arith.select %163, %164, %c29 : f32
        %166 = vector.broadcast %165 : f32 to vector<1xf32>
        %167 = wave.reduce "max" %166 : vector<1xf32>
        %168 = arith.subf %c25, %167 : f32
        %169 = arith.fptosi %168 : f32 to i32
        %170 = arith.index_cast %169 : i32 to index
        %171 = arith.remui %170, %c13 : index
        %172 = arith.cmpi eq, %171, %119 : index
        scf.if %172 {
          %173 = arith.addi %118, %170 : index
          memref.store %c30, %111[%173] : memref<?xf32>
        }
        %174 = arith.cmpi eq, %145, %119 : index
        %175 = arith.addf %146, %162 : f32
        %176 = arith.select %174, %162, %147 : f32
        %177 = arith.select %174, %169, %148 : i32
        scf.yield %175, %176, %177 : f32, f32, i32
      }
      %178 = arith.cmpi eq, %normalize, %c6 : index
      %179 = arith.divf %149#1, %149#0 : f32
      %180 = arith.select %178, %179, %149#1 : f32
      %181 = arith.cmpi slt, %119, %expertsPerToken : index
      scf.if %181 {
        %182 = arith.muli %117, %expertsPerToken : index
        %183 = arith.addi %182, %119 : index
        memref.store %180, %weights[%183] : memref<?xf32>
        memref.store %149#2, %ids_out[%183] : memref<?xi32>
      }
    }
  }
  wave.return
}
