// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='q4_k', waves=8, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_route_q4_k_w8p1_m4__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 128 : index
  %fc2 = arith.constant 8 : index
  %fc3 = arith.constant 64 : index
  %fc4 = arith.constant 4 : index
  %fc5 = arith.constant 256 : index
  %fc6 = arith.constant 32 : index
  %fc7 = arith.constant 2 : index
  %fc8 = arith.constant 127 : index
  %fc9 = arith.constant 0 : index
  %fc10 = arith.constant dense<0> : vector<4xi32>
  %fc11 = arith.constant dense<983055> : vector<4xi32>
  %fc12 = arith.constant dense<1677747200> : vector<4xi32>
  %fc13 = arith.constant dense<4> : vector<4xi32>
  %fc14 = arith.constant dense<8> : vector<4xi32>
  %fc15 = arith.constant dense<12> : vector<4xi32>
  %fc16 = arith.constant dense<0x6400> : vector<32xf16>
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
  %f12 = arith.muli %x2, %fc6 : index
  %f13 = arith.addi %f11, %f12 : index
  %f14 = arith.muli %f0, %fc7 : index
  %f15 = arith.addi %f13, %f14 : index
  %f16 = vector.load %x3[%f15] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
  %f17 = vector.extract %f8[0] : f16 from vector<2xf16>
  %f18 = arith.extf %f17 : f16 to f32
  %f19 = vector.extract %f16[0] : i8 from vector<2xi8>
  %f20 = arith.extui %f19 : i8 to i32
  %f21 = arith.sitofp %f20 : i32 to f32
  %f22 = arith.mulf %f18, %f21 : f32
  %f23 = arith.truncf %f22 : f32 to f16
  %f24 = vector.broadcast %f23 : f16 to vector<16xf16>
  %f25 = vector.extract %f8[1] : f16 from vector<2xf16>
  %f26 = arith.extf %f25 : f16 to f32
  %f27 = vector.extract %f16[1] : i8 from vector<2xi8>
  %f28 = arith.extui %f27 : i8 to i32
  %f29 = arith.sitofp %f28 : i32 to f32
  %f30 = arith.mulf %f26, %f29 : f32
  %f31 = arith.truncf %f30 : f32 to f16
  %f32 = vector.broadcast %f31 : f16 to vector<16xf16>
  %f33 = arith.addi %f10, %x4 : index
  %f34 = arith.addi %f33, %fc8 : index
  %f35 = arith.divui %f34, %fc1 : index
  %f36 = arith.muli %f35, %fc1 : index
  %f37 = arith.addi %f1, %f36 : index
  %f38 = arith.muli %x4, %fc2 : index
  %f39 = arith.addi %f37, %f38 : index
  %f40 = arith.muli %x2, %fc0 : index
  %f41 = arith.addi %f40, %f0 : index
  %f42 = arith.muli %f41, %fc9 : index
  %f43 = arith.addi %f39, %f42 : index
  %f44 = arith.muli %x2, %fc5 : index
  %f45 = arith.addi %f37, %f44 : index
  %f46 = arith.muli %f0, %fc0 : index
  %f47 = arith.addi %f45, %f46 : index
  %f48 = vector.load %x3[%f47] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f49 = vector.bitcast %f48 : vector<16xi8> to vector<4xi32>
  %f50 = arith.shrui %f49, %fc10 : vector<4xi32>
  %f51 = arith.andi %f50, %fc11 : vector<4xi32>
  %f52 = arith.ori %f51, %fc12 : vector<4xi32>
  %f53 = vector.bitcast %f52 : vector<4xi32> to vector<8xf16>
  %f54 = arith.shrui %f49, %fc13 : vector<4xi32>
  %f55 = arith.andi %f54, %fc11 : vector<4xi32>
  %f56 = arith.ori %f55, %fc12 : vector<4xi32>
  %f57 = vector.bitcast %f56 : vector<4xi32> to vector<8xf16>
  %f58 = arith.shrui %f49, %fc14 : vector<4xi32>
  %f59 = arith.andi %f58, %fc11 : vector<4xi32>
  %f60 = arith.ori %f59, %fc12 : vector<4xi32>
  %f61 = vector.bitcast %f60 : vector<4xi32> to vector<8xf16>
  %f62 = arith.shrui %f49, %fc15 : vector<4xi32>
  %f63 = arith.andi %f62, %fc11 : vector<4xi32>
  %f64 = arith.ori %f63, %fc12 : vector<4xi32>
  %f65 = vector.bitcast %f64 : vector<4xi32> to vector<8xf16>
  %f66 = vector.shuffle %f53, %f57 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f67 = vector.shuffle %f61, %f65 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f68 = vector.shuffle %f66, %f67 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f69 = arith.subf %f68, %fc16 : vector<32xf16>
  %f70 = vector.shuffle %f69, %f69 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f71 = vector.shuffle %f69, %f69 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f72 = math.fma %f70, %f24, %f32 : vector<16xf16>
  %f73 = math.fma %f71, %f24, %f32 : vector<16xf16>
  func.return %f72, %f73 : vector<16xf16>, vector<16xf16>
}
func.func private @linear_route_q4_k_w8p1_m4__gfx1100.1(%x0: index, %x1: memref<?xf32>, %x2: index, %x3: index, %x4: memref<?xf32>, %x5: index, %x6: memref<?xi8>, %x7: index, %x8: index, %x9: memref<?xf32>) {
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
func.func private @linear_route_q4_k_w8p1_m4__gfx1100.2(%x0: vector<8xf32>, %x1: memref<?xf32>, %x2: index, %x3: index, %x4: memref<?xf32>, %x5: index, %x6: memref<?xi8>, %x7: index, %x8: index, %x9: memref<?xf32>) {
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
  func.call @linear_route_q4_k_w8p1_m4__gfx1100.1(%f3, %x1, %x2, %x3, %x4, %x5, %x6, %x7, %x8, %x9) : (index, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>) -> ()
  func.return
}
wave.kernel @linear_route_q4_k_w8p1_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 256 : index
  %c3 = arith.constant 64 : index
  %c4 = arith.constant 127 : index
  %c5 = arith.constant 128 : index
  %c6 = arith.constant 1 : index
  %c7 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c9 = arith.constant 16 : index
  %c10 = arith.constant 2048 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c14 = arith.constant 32 : index
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
    %22 = wave.scratch %operandHalves : memref<?xf16>
    %23 = arith.divui %operandHalves, %c1 : index
    %24 = wave.wave
    %25 = arith.muli %24, %c14 : index
    %26 = arith.addi %25, %20 : index
    scf.for %27 = %26 to %23 step %c2 {
      %28 = arith.muli %27, %c1 : index
      %29 = arith.addi %c7, %28 : index
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
    %38 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %39 = arith.subi %37, %35 : index
    %40 = arith.divui %39, %c18 : index
    %41 = arith.muli %40, %c18 : index
    %42 = arith.addi %35, %41 : index
    %43 = arith.select %38, %36, %42 : index
    %46 = scf.for %44 = %35 to %43 step %c18 iter_args(%45 = %c15) -> (vector<8xf32>) {
      %47 = arith.addi %44, %c7 : index
      %48:2 = func.call @linear_route_q4_k_w8p1_m4__gfx1100.0(%20, %13, %47, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %49 = arith.addi %44, %c6 : index
      %50:2 = func.call @linear_route_q4_k_w8p1_m4__gfx1100.0(%20, %13, %49, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %51 = arith.muli %44, %c18 : index
      %52 = arith.addi %51, %c7 : index
      %53 = arith.muli %tileRows, %c9 : index
      %54 = arith.muli %52, %53 : index
      %55 = arith.addi %32, %54 : index
      %56 = vector.load %22[%55] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %57 = arith.muli %tileRows, %c1 : index
      %58 = arith.addi %55, %57 : index
      %59 = vector.load %22[%58] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %60 = vector.shuffle %56, %59 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %61 = wave.mma %60, %48#0, %45 : vector<16xf16>, vector<8xf32>
      %62 = arith.addi %51, %c6 : index
      %63 = arith.muli %62, %53 : index
      %64 = arith.addi %32, %63 : index
      %65 = vector.load %22[%64] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %66 = arith.addi %64, %57 : index
      %67 = vector.load %22[%66] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %68 = vector.shuffle %65, %67 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %69 = wave.mma %68, %48#1, %61 : vector<16xf16>, vector<8xf32>
      %70 = arith.addi %51, %c18 : index
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
    %89 = scf.for %87 = %43 to %86 step %c6 iter_args(%88 = %46) -> (vector<8xf32>) {
      %90 = arith.addi %87, %c7 : index
      %91:2 = func.call @linear_route_q4_k_w8p1_m4__gfx1100.0(%20, %13, %90, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %92 = arith.muli %87, %c18 : index
      %93 = arith.addi %92, %c7 : index
      %94 = arith.muli %tileRows, %c9 : index
      %95 = arith.muli %93, %94 : index
      %96 = arith.addi %32, %95 : index
      %97 = vector.load %22[%96] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %98 = arith.muli %tileRows, %c1 : index
      %99 = arith.addi %96, %98 : index
      %100 = vector.load %22[%99] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %101 = vector.shuffle %97, %100 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %102 = wave.mma %101, %91#0, %88 : vector<16xf16>, vector<8xf32>
      %103 = arith.addi %92, %c6 : index
      %104 = arith.muli %103, %94 : index
      %105 = arith.addi %32, %104 : index
      %106 = vector.load %22[%105] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %107 = arith.addi %105, %98 : index
      %108 = vector.load %22[%107] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %109 = vector.shuffle %106, %108 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %110 = wave.mma %109, %91#1, %102 : vector<16xf16>, vector<8xf32>
      scf.yield %110 : vector<8xf32>
    }
    %111 = arith.addi %16, %c7 : index
    func.call @linear_route_q4_k_w8p1_m4__gfx1100.2(%89, %17, %111, %15, %factors, %13, %w, %outputFeatures, %18, %logits) : (vector<8xf32>, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>) -> ()
  }
  %112 = arith.muli %experts, %c1 : index
  %113 = wave.scratch %112 : memref<?xf32>
  %114 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %114 {
    %115 = arith.addi %16, %c9 : index
    %116 = arith.minsi %115, %15 : index
    %117 = wave.wave
    %118 = arith.addi %16, %117 : index
    scf.for %119 = %118 to %116 step %c1 {
      %120 = arith.muli %117, %experts : index
      %121 = wave.lane
      %122 = arith.muli %119, %logitsWidth : index
      %125 = scf.for %123 = %121 to %experts step %c14 iter_args(%124 = %c24) -> (f32) {
        %126 = arith.addi %122, %123 : index
        %127 = memref.load %logits[%126] : memref<?xf32>
        %128 = arith.maximumf %124, %127 : f32
        scf.yield %128 : f32
      }
      %129 = vector.broadcast %125 : f32 to vector<1xf32>
      %130 = wave.reduce "max" %129 : vector<1xf32>
      %133 = scf.for %131 = %121 to %experts step %c14 iter_args(%132 = %c25) -> (f32) {
        %134 = arith.addi %122, %131 : index
        %135 = memref.load %logits[%134] : memref<?xf32>
        %136 = arith.subf %135, %130 : f32
        %137 = arith.mulf %136, %c26 : f32
        %138 = wave.exp2 %137 : f32
        %139 = arith.addi %120, %131 : index
        memref.store %138, %113[%139] : memref<?xf32>
        %140 = arith.addf %132, %138 : f32
        scf.yield %140 : f32
      }
      %141 = vector.broadcast %133 : f32 to vector<1xf32>
      %142 = wave.reduce "add" %141 : vector<1xf32>
      scf.for %143 = %121 to %experts step %c14 {
        %144 = arith.addi %120, %143 : index
        %145 = memref.load %113[%144] : memref<?xf32>
        %146 = arith.divf %145, %142 : f32
        memref.store %146, %113[%144] : memref<?xf32>
      }
      %151:3 = scf.for %147 = %c7 to %expertsPerToken step %c6 iter_args(%148 = %c25, %149 = %c25, %150 = %c27) -> (f32, f32, i32) {
        %155:2 = scf.for %152 = %121 to %experts step %c14 iter_args(%153 = %c28, %154 = %c25) -> (f32, f32) {
          %156 = arith.addi %120, %152 : index
          %157 = memref.load %113[%156] : memref<?xf32>
          %158 = arith.cmpf ogt, %157, %153 : f32
          %159 = arith.index_cast %152 : index to i32
          %160 = arith.sitofp %159 : i32 to f32
          %161 = arith.select %158, %157, %153 : f32
          %162 = arith.select %158, %160, %154 : f32
          scf.yield %161, %162 : f32, f32
        }
        %163 = vector.broadcast %155#0 : f32 to vector<1xf32>
        %164 = wave.reduce "max" %163 : vector<1xf32>
        %165 = arith.cmpf oeq, %155#0, %164 : f32
        %166 = arith.subf %c25, %155#1 : f32
        %167 = arith.select %165, %166, %c29 : f32
        %168 = vector.broadcast %167 : f32 to vector<1xf32>
        %169 = wave.reduce "max" %168 : vector<1xf32>
        %170 = arith.subf %c25, %169 : f32
        %171 = arith.fptosi %170 : f32 to i32
        %172 = arith.index_cast %171 : i32 to index
        %173 = arith.remui %172, %c14 : index
        %174 = arith.cmpi eq, %173, %121 : index
        scf.if %174 {
          %175 = arith.addi %120, %172 : index
          memref.store %c30, %113[%175] : memref<?xf32>
        }
        %176 = arith.cmpi eq, %147, %121 : index
        %177 = arith.addf %148, %164 : f32
        %178 = arith.select %176, %164, %149 : f32
        %179 = arith.select %176, %171, %150 : i32
        scf.yield %177, %178, %179 : f32, f32, i32
      }
      %180 = arith.cmpi eq, %normalize, %c6 : index
      %181 = arith.divf %151#1, %151#0 : f32
      %182 = arith.select %180, %181, %151#1 : f32
      %183 = arith.cmpi slt, %121, %expertsPerToken : index
      scf.if %183 {
        %184 = arith.muli %119, %expertsPerToken : index
        %185 = arith.addi %184, %121 : index
        memref.store %182, %weights[%185] : memref<?xf32>
        memref.store %151#2, %ids_out[%185] : memref<?xi32>
      }
    }
  }
  wave.return
}
