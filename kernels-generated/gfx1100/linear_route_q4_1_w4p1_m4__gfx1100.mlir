// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='q4_1', waves=4, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_route_q4_1_w4p1_m4__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 128 : index
  %fc2 = arith.constant 64 : index
  %fc3 = arith.constant 4 : index
  %fc4 = arith.constant 2 : index
  %fc5 = arith.constant 127 : index
  %fc6 = arith.constant 256 : index
  %fc7 = arith.constant dense<0> : vector<4xi32>
  %fc8 = arith.constant dense<983055> : vector<4xi32>
  %fc9 = arith.constant dense<1677747200> : vector<4xi32>
  %fc10 = arith.constant dense<4> : vector<4xi32>
  %fc11 = arith.constant dense<8> : vector<4xi32>
  %fc12 = arith.constant dense<12> : vector<4xi32>
  %fc13 = arith.constant dense<0x6400> : vector<32xf16>
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
  %f21 = vector.load %x3[%f20] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f22 = vector.bitcast %f21 : vector<16xi8> to vector<4xi32>
  %f23 = arith.shrui %f22, %fc7 : vector<4xi32>
  %f24 = arith.andi %f23, %fc8 : vector<4xi32>
  %f25 = arith.ori %f24, %fc9 : vector<4xi32>
  %f26 = vector.bitcast %f25 : vector<4xi32> to vector<8xf16>
  %f27 = arith.shrui %f22, %fc10 : vector<4xi32>
  %f28 = arith.andi %f27, %fc8 : vector<4xi32>
  %f29 = arith.ori %f28, %fc9 : vector<4xi32>
  %f30 = vector.bitcast %f29 : vector<4xi32> to vector<8xf16>
  %f31 = arith.shrui %f22, %fc11 : vector<4xi32>
  %f32 = arith.andi %f31, %fc8 : vector<4xi32>
  %f33 = arith.ori %f32, %fc9 : vector<4xi32>
  %f34 = vector.bitcast %f33 : vector<4xi32> to vector<8xf16>
  %f35 = arith.shrui %f22, %fc12 : vector<4xi32>
  %f36 = arith.andi %f35, %fc8 : vector<4xi32>
  %f37 = arith.ori %f36, %fc9 : vector<4xi32>
  %f38 = vector.bitcast %f37 : vector<4xi32> to vector<8xf16>
  %f39 = vector.shuffle %f26, %f30 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f40 = vector.shuffle %f34, %f38 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f41 = vector.shuffle %f39, %f40 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f42 = arith.subf %f41, %fc13 : vector<32xf16>
  %f43 = vector.shuffle %f42, %f42 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f44 = vector.shuffle %f42, %f42 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f45 = math.fma %f43, %f9, %f11 : vector<16xf16>
  %f46 = math.fma %f44, %f9, %f11 : vector<16xf16>
  func.return %f45, %f46 : vector<16xf16>, vector<16xf16>
}
func.func private @linear_route_q4_1_w4p1_m4__gfx1100.1(%x0: index, %x1: memref<?xf32>, %x2: index, %x3: index, %x4: memref<?xf32>, %x5: index, %x6: memref<?xi8>, %x7: index, %x8: index, %x9: memref<?xf32>) {
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
func.func private @linear_route_q4_1_w4p1_m4__gfx1100.2(%x0: vector<8xf32>, %x1: memref<?xf32>, %x2: index, %x3: index, %x4: memref<?xf32>, %x5: index, %x6: memref<?xi8>, %x7: index, %x8: index, %x9: memref<?xf32>) {
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
  func.call @linear_route_q4_1_w4p1_m4__gfx1100.1(%f23, %x1, %x2, %x3, %x4, %x5, %x6, %x7, %x8, %x9) : (index, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>) -> ()
  %f24 = arith.addi %f22, %fc0 : index
  func.call @linear_route_q4_1_w4p1_m4__gfx1100.1(%f24, %x1, %x2, %x3, %x4, %x5, %x6, %x7, %x8, %x9) : (index, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>) -> ()
  func.return
}
wave.kernel @linear_route_q4_1_w4p1_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) attributes {waves = 4 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 127 : index
  %c4 = arith.constant 128 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 16 : index
  %c9 = arith.constant 1024 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c13 = arith.constant 32 : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c17 = arith.constant 3 : index
  %experts = wave.param "experts" : index
  %c19 = arith.constant 4 : index
  %arrivals = wave.param "arrivals" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %logitsWidth = wave.param "logitsWidth" : index
  %c23 = arith.constant 0xFF61B1E6 : f32
  %c24 = arith.constant 0x00000000 : f32
  %c25 = arith.constant 0x3FB8AA3B : f32
  %c26 = arith.constant 0 : i32
  %c27 = arith.constant 0xC0000000 : f32
  %c28 = arith.constant 0xCB800000 : f32
  %c29 = arith.constant 0xBF800000 : f32
  %normalize = wave.param "normalize" : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.muli %inputFeatures, %c2 : index
  %4 = arith.addi %3, %c3 : index
  %5 = arith.divui %4, %c4 : index
  %6 = arith.muli %5, %c4 : index
  %7 = arith.addi %2, %6 : index
  %8 = arith.addi %7, %c4 : index
  %9 = arith.muli %0, %c5 : index
  %10 = arith.addi %9, %c6 : index
  %11 = arith.muli %10, %8 : index
  %12 = memref.load %step[%countAt] : memref<?xi32>
  %13 = arith.index_cast %12 : i32 to index
  %14 = arith.muli %1, %c8 : index
  %15 = wave.scratch %c9 : memref<?xf32>
  %16 = arith.muli %0, %c8 : index
  %17 = arith.cmpi slt, %14, %13 : index
  scf.if %17 {
    %18 = wave.lane
    %19 = arith.remui %18, %c8 : index
    %20 = wave.scratch %operandHalves : memref<?xf16>
    %21 = arith.divui %operandHalves, %c1 : index
    %22 = wave.wave
    %23 = arith.muli %22, %c13 : index
    %24 = arith.addi %23, %18 : index
    scf.for %25 = %24 to %21 step %c4 {
      %26 = arith.muli %25, %c1 : index
      %27 = arith.addi %c6, %26 : index
      %28 = vector.load %x[%27] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      vector.store %28, %20[%26] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %29 = arith.remui %19, %tileRows : index
    %30 = arith.muli %29, %c1 : index
    %31 = arith.divui %inputFeatures, %c13 : index
    %32 = arith.muli %22, %stepsPerWave : index
    %33 = arith.minsi %32, %31 : index
    %34 = arith.addi %33, %stepsPerWave : index
    %35 = arith.minsi %34, %31 : index
    %36 = arith.cmpi eq, %wholeBlocks, %c5 : index
    %37 = arith.subi %35, %33 : index
    %38 = arith.divui %37, %c2 : index
    %39 = arith.muli %38, %c2 : index
    %40 = arith.addi %33, %39 : index
    %41 = arith.select %36, %34, %40 : index
    %44 = scf.for %42 = %33 to %41 step %c2 iter_args(%43 = %c14) -> (vector<8xf32>) {
      %45 = arith.addi %42, %c6 : index
      %46:2 = func.call @linear_route_q4_1_w4p1_m4__gfx1100.0(%18, %11, %45, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %47 = arith.addi %42, %c5 : index
      %48:2 = func.call @linear_route_q4_1_w4p1_m4__gfx1100.0(%18, %11, %47, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %49 = arith.muli %42, %c2 : index
      %50 = arith.addi %49, %c6 : index
      %51 = arith.muli %tileRows, %c8 : index
      %52 = arith.muli %50, %51 : index
      %53 = arith.addi %30, %52 : index
      %54 = vector.load %20[%53] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %55 = arith.muli %tileRows, %c1 : index
      %56 = arith.addi %53, %55 : index
      %57 = vector.load %20[%56] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %58 = vector.shuffle %54, %57 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %59 = wave.mma %58, %46#0, %43 : vector<16xf16>, vector<8xf32>
      %60 = arith.addi %49, %c5 : index
      %61 = arith.muli %60, %51 : index
      %62 = arith.addi %30, %61 : index
      %63 = vector.load %20[%62] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %64 = arith.addi %62, %55 : index
      %65 = vector.load %20[%64] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %66 = vector.shuffle %63, %65 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %67 = wave.mma %66, %46#1, %59 : vector<16xf16>, vector<8xf32>
      %68 = arith.addi %49, %c2 : index
      %69 = arith.muli %68, %51 : index
      %70 = arith.addi %30, %69 : index
      %71 = vector.load %20[%70] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %72 = arith.addi %70, %55 : index
      %73 = vector.load %20[%72] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %74 = vector.shuffle %71, %73 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %75 = wave.mma %74, %48#0, %67 : vector<16xf16>, vector<8xf32>
      %76 = arith.addi %49, %c17 : index
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
    %87 = scf.for %85 = %41 to %84 step %c5 iter_args(%86 = %44) -> (vector<8xf32>) {
      %88 = arith.addi %85, %c6 : index
      %89:2 = func.call @linear_route_q4_1_w4p1_m4__gfx1100.0(%18, %11, %88, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %90 = arith.muli %85, %c2 : index
      %91 = arith.addi %90, %c6 : index
      %92 = arith.muli %tileRows, %c8 : index
      %93 = arith.muli %91, %92 : index
      %94 = arith.addi %30, %93 : index
      %95 = vector.load %20[%94] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %96 = arith.muli %tileRows, %c1 : index
      %97 = arith.addi %94, %96 : index
      %98 = vector.load %20[%97] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %99 = vector.shuffle %95, %98 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %100 = wave.mma %99, %89#0, %86 : vector<16xf16>, vector<8xf32>
      %101 = arith.addi %90, %c5 : index
      %102 = arith.muli %101, %92 : index
      %103 = arith.addi %30, %102 : index
      %104 = vector.load %20[%103] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %105 = arith.addi %103, %96 : index
      %106 = vector.load %20[%105] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %107 = vector.shuffle %104, %106 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %108 = wave.mma %107, %89#1, %100 : vector<16xf16>, vector<8xf32>
      scf.yield %108 : vector<8xf32>
    }
    %109 = arith.addi %14, %c6 : index
    func.call @linear_route_q4_1_w4p1_m4__gfx1100.2(%87, %15, %109, %13, %factors, %11, %w, %outputFeatures, %16, %logits) : (vector<8xf32>, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>) -> ()
  }
  %110 = arith.muli %experts, %c19 : index
  %111 = wave.scratch %110 : memref<?xf32>
  %112 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %112 {
    %113 = arith.addi %14, %c8 : index
    %114 = arith.minsi %113, %13 : index
    %115 = wave.wave
    %116 = arith.addi %14, %115 : index
    scf.for %117 = %116 to %114 step %c19 {
      %118 = arith.muli %115, %experts : index
      %119 = wave.lane
      %120 = arith.muli %117, %logitsWidth : index
      %123 = scf.for %121 = %119 to %experts step %c13 iter_args(%122 = %c23) -> (f32) {
        %124 = arith.addi %120, %121 : index
        %125 = memref.load %logits[%124] : memref<?xf32>
        %126 = arith.maximumf %122, %125 : f32
        scf.yield %126 : f32
      }
      %127 = vector.broadcast %123 : f32 to vector<1xf32>
      %128 = wave.reduce "max" %127 : vector<1xf32>
      %131 = scf.for %129 = %119 to %experts step %c13 iter_args(%130 = %c24) -> (f32) {
        %132 = arith.addi %120, %129 : index
        %133 = memref.load %logits[%132] : memref<?xf32>
        %134 = arith.subf %133, %128 : f32
        %135 = arith.mulf %134, %c25 : f32
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
      %149:3 = scf.for %145 = %c6 to %expertsPerToken step %c5 iter_args(%146 = %c24, %147 = %c24, %148 = %c26) -> (f32, f32, i32) {
        %153:2 = scf.for %150 = %119 to %experts step %c13 iter_args(%151 = %c27, %152 = %c24) -> (f32, f32) {
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
        %164 = arith.subf %c24, %153#1 : f32
        %165 = arith.select %163, %164, %c28 : f32
        %166 = vector.broadcast %165 : f32 to vector<1xf32>
        %167 = wave.reduce "max" %166 : vector<1xf32>
        %168 = arith.subf %c24, %167 : f32
        %169 = arith.fptosi %168 : f32 to i32
        %170 = arith.index_cast %169 : i32 to index
        %171 = arith.remui %170, %c13 : index
        %172 = arith.cmpi eq, %171, %119 : index
        scf.if %172 {
          %173 = arith.addi %118, %170 : index
          memref.store %c29, %111[%173] : memref<?xf32>
        }
        %174 = arith.cmpi eq, %145, %119 : index
        %175 = arith.addf %146, %162 : f32
        %176 = arith.select %174, %162, %147 : f32
        %177 = arith.select %174, %169, %148 : i32
        scf.yield %175, %176, %177 : f32, f32, i32
      }
      %178 = arith.cmpi eq, %normalize, %c5 : index
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
