// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='int4', waves=8, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_route_int4_w8p1_m16__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>) -> (vector<16xf16>, vector<16xf16>) {
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
func.func private @linear_route_int4_w8p1_m16__gfx1100.1(%x0: index, %x1: memref<?xf32>, %x2: index, %x3: index, %x4: memref<?xf32>, %x5: index, %x6: index, %x7: memref<?xf32>) {
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
func.func private @linear_route_int4_w8p1_m16__gfx1100.2(%x0: vector<8xf32>, %x1: memref<?xf32>, %x2: index, %x3: index, %x4: memref<?xf32>, %x5: index, %x6: index, %x7: memref<?xf32>) {
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
  func.call @linear_route_int4_w8p1_m16__gfx1100.1(%f3, %x1, %x2, %x3, %x4, %x5, %x6, %x7) : (index, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xf32>) -> ()
  func.return
}
wave.kernel @linear_route_int4_w8p1_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) attributes {waves = 8 : i64} {
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
  %c12 = arith.constant 2 : index
  %c13 = arith.constant dense<0x00000000> : vector<8xf32>
  %c14 = arith.constant 32 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c17 = arith.constant 3 : index
  %experts = wave.param "experts" : index
  %arrivals = wave.param "arrivals" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %logitsWidth = wave.param "logitsWidth" : index
  %c22 = arith.constant 0xFF61B1E6 : f32
  %c23 = arith.constant 0x00000000 : f32
  %c24 = arith.constant 0x3FB8AA3B : f32
  %c25 = arith.constant 0 : i32
  %c26 = arith.constant 0xC0000000 : f32
  %c27 = arith.constant 0xCB800000 : f32
  %c28 = arith.constant 0xBF800000 : f32
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
    %20 = arith.remui %19, %tileRows : index
    %21 = arith.addi %14, %20 : index
    %22 = arith.divui %21, %tileRows : index
    %23 = arith.divui %inputFeatures, %c5 : index
    %24 = arith.muli %22, %23 : index
    %25 = arith.divui %c7, %c5 : index
    %26 = arith.addi %24, %25 : index
    %27 = arith.muli %26, %c12 : index
    %28 = arith.remui %c7, %c5 : index
    %29 = arith.divui %28, %c2 : index
    %30 = arith.addi %27, %29 : index
    %31 = arith.muli %tileRows, %c2 : index
    %32 = arith.muli %30, %31 : index
    %33 = arith.remui %21, %tileRows : index
    %34 = arith.muli %33, %c2 : index
    %35 = arith.addi %32, %34 : index
    %36 = arith.remui %c7, %c2 : index
    %37 = arith.addi %35, %36 : index
    %38 = wave.wave
    %39 = arith.divui %inputFeatures, %c14 : index
    %40 = arith.muli %38, %stepsPerWave : index
    %41 = arith.minsi %40, %39 : index
    %42 = arith.addi %41, %stepsPerWave : index
    %43 = arith.minsi %42, %39 : index
    %44 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %45 = arith.subi %43, %41 : index
    %46 = arith.divui %45, %c12 : index
    %47 = arith.muli %46, %c12 : index
    %48 = arith.addi %41, %47 : index
    %49 = arith.select %44, %42, %48 : index
    %52 = scf.for %50 = %41 to %49 step %c12 iter_args(%51 = %c13) -> (vector<8xf32>) {
      %53 = arith.addi %50, %c7 : index
      %54:2 = func.call @linear_route_int4_w8p1_m16__gfx1100.0(%18, %53, %inputFeatures, %11, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
      %55 = arith.addi %50, %c6 : index
      %56:2 = func.call @linear_route_int4_w8p1_m16__gfx1100.0(%18, %55, %inputFeatures, %11, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
      %57 = arith.muli %50, %c12 : index
      %58 = arith.addi %57, %c7 : index
      %59 = arith.muli %tileRows, %c5 : index
      %60 = arith.muli %58, %59 : index
      %61 = arith.addi %37, %60 : index
      %62 = vector.load %x[%61] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %63 = arith.addi %61, %31 : index
      %64 = vector.load %x[%63] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %65 = vector.shuffle %62, %64 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %66 = wave.mma %65, %54#0, %51 : vector<16xf16>, vector<8xf32>
      %67 = arith.addi %57, %c6 : index
      %68 = arith.muli %67, %59 : index
      %69 = arith.addi %37, %68 : index
      %70 = vector.load %x[%69] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %71 = arith.addi %69, %31 : index
      %72 = vector.load %x[%71] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %73 = vector.shuffle %70, %72 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %74 = wave.mma %73, %54#1, %66 : vector<16xf16>, vector<8xf32>
      %75 = arith.addi %57, %c12 : index
      %76 = arith.muli %75, %59 : index
      %77 = arith.addi %37, %76 : index
      %78 = vector.load %x[%77] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %79 = arith.addi %77, %31 : index
      %80 = vector.load %x[%79] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %81 = vector.shuffle %78, %80 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %82 = wave.mma %81, %56#0, %74 : vector<16xf16>, vector<8xf32>
      %83 = arith.addi %57, %c17 : index
      %84 = arith.muli %83, %59 : index
      %85 = arith.addi %37, %84 : index
      %86 = vector.load %x[%85] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %87 = arith.addi %85, %31 : index
      %88 = vector.load %x[%87] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %89 = vector.shuffle %86, %88 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %90 = wave.mma %89, %56#1, %82 : vector<16xf16>, vector<8xf32>
      scf.yield %90 : vector<8xf32>
    }
    %91 = arith.select %44, %49, %43 : index
    %94 = scf.for %92 = %49 to %91 step %c6 iter_args(%93 = %52) -> (vector<8xf32>) {
      %95 = arith.addi %92, %c7 : index
      %96:2 = func.call @linear_route_int4_w8p1_m16__gfx1100.0(%18, %95, %inputFeatures, %11, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
      %97 = arith.muli %92, %c12 : index
      %98 = arith.addi %97, %c7 : index
      %99 = arith.muli %tileRows, %c5 : index
      %100 = arith.muli %98, %99 : index
      %101 = arith.addi %37, %100 : index
      %102 = vector.load %x[%101] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %103 = arith.addi %101, %31 : index
      %104 = vector.load %x[%103] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %105 = vector.shuffle %102, %104 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %106 = wave.mma %105, %96#0, %93 : vector<16xf16>, vector<8xf32>
      %107 = arith.addi %97, %c6 : index
      %108 = arith.muli %107, %99 : index
      %109 = arith.addi %37, %108 : index
      %110 = vector.load %x[%109] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %111 = arith.addi %109, %31 : index
      %112 = vector.load %x[%111] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %113 = vector.shuffle %110, %112 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %114 = wave.mma %113, %96#1, %106 : vector<16xf16>, vector<8xf32>
      scf.yield %114 : vector<8xf32>
    }
    %115 = arith.addi %14, %c7 : index
    func.call @linear_route_int4_w8p1_m16__gfx1100.2(%94, %15, %115, %13, %factors, %outputFeatures, %16, %logits) : (vector<8xf32>, memref<?xf32>, index, index, memref<?xf32>, index, index, memref<?xf32>) -> ()
  }
  %116 = arith.muli %experts, %c2 : index
  %117 = wave.scratch %116 : memref<?xf32>
  %118 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %118 {
    %119 = arith.addi %14, %c5 : index
    %120 = arith.minsi %119, %13 : index
    %121 = wave.wave
    %122 = arith.addi %14, %121 : index
    scf.for %123 = %122 to %120 step %c2 {
      %124 = arith.muli %121, %experts : index
      %125 = wave.lane
      %126 = arith.muli %123, %logitsWidth : index
      %129 = scf.for %127 = %125 to %experts step %c14 iter_args(%128 = %c22) -> (f32) {
        %130 = arith.addi %126, %127 : index
        %131 = memref.load %logits[%130] : memref<?xf32>
        %132 = arith.maximumf %128, %131 : f32
        scf.yield %132 : f32
      }
      %133 = vector.broadcast %129 : f32 to vector<1xf32>
      %134 = wave.reduce "max" %133 : vector<1xf32>
      %137 = scf.for %135 = %125 to %experts step %c14 iter_args(%136 = %c23) -> (f32) {
        %138 = arith.addi %126, %135 : index
        %139 = memref.load %logits[%138] : memref<?xf32>
        %140 = arith.subf %139, %134 : f32
        %141 = arith.mulf %140, %c24 : f32
        %142 = wave.exp2 %141 : f32
        %143 = arith.addi %124, %135 : index
        memref.store %142, %117[%143] : memref<?xf32>
        %144 = arith.addf %136, %142 : f32
        scf.yield %144 : f32
      }
      %145 = vector.broadcast %137 : f32 to vector<1xf32>
      %146 = wave.reduce "add" %145 : vector<1xf32>
      scf.for %147 = %125 to %experts step %c14 {
        %148 = arith.addi %124, %147 : index
        %149 = memref.load %117[%148] : memref<?xf32>
        %150 = arith.divf %149, %146 : f32
        memref.store %150, %117[%148] : memref<?xf32>
      }
      %155:3 = scf.for %151 = %c7 to %expertsPerToken step %c6 iter_args(%152 = %c23, %153 = %c23, %154 = %c25) -> (f32, f32, i32) {
        %159:2 = scf.for %156 = %125 to %experts step %c14 iter_args(%157 = %c26, %158 = %c23) -> (f32, f32) {
          %160 = arith.addi %124, %156 : index
          %161 = memref.load %117[%160] : memref<?xf32>
          %162 = arith.cmpf ogt, %161, %157 : f32
          %163 = arith.index_cast %156 : index to i32
          %164 = arith.sitofp %163 : i32 to f32
          %165 = arith.select %162, %161, %157 : f32
          %166 = arith.select %162, %164, %158 : f32
          scf.yield %165, %166 : f32, f32
        }
        %167 = vector.broadcast %159#0 : f32 to vector<1xf32>
        %168 = wave.reduce "max" %167 : vector<1xf32>
        %169 = arith.cmpf oeq, %159#0, %168 : f32
        %170 = arith.subf %c23, %159#1 : f32
        %171 = arith.select %169, %170, %c27 : f32
        %172 = vector.broadcast %171 : f32 to vector<1xf32>
        %173 = wave.reduce "max" %172 : vector<1xf32>
        %174 = arith.subf %c23, %173 : f32
        %175 = arith.fptosi %174 : f32 to i32
        %176 = arith.index_cast %175 : i32 to index
        %177 = arith.remui %176, %c14 : index
        %178 = arith.cmpi eq, %177, %125 : index
        scf.if %178 {
          %179 = arith.addi %124, %176 : index
          memref.store %c28, %117[%179] : memref<?xf32>
        }
        %180 = arith.cmpi eq, %151, %125 : index
        %181 = arith.addf %152, %168 : f32
        %182 = arith.select %180, %168, %153 : f32
        %183 = arith.select %180, %175, %154 : i32
        scf.yield %181, %182, %183 : f32, f32, i32
      }
      %184 = arith.cmpi eq, %normalize, %c6 : index
      %185 = arith.divf %155#1, %155#0 : f32
      %186 = arith.select %184, %185, %155#1 : f32
      %187 = arith.cmpi slt, %125, %expertsPerToken : index
      scf.if %187 {
        %188 = arith.muli %123, %expertsPerToken : index
        %189 = arith.addi %188, %125 : index
        memref.store %186, %weights[%189] : memref<?xf32>
        memref.store %155#2, %ids_out[%189] : memref<?xi32>
      }
    }
  }
  wave.return
}
