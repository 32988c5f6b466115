// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='q2_k', waves=4, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_route_q2_k_w4p1_m16__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
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
func.func private @linear_route_q2_k_w4p1_m16__gfx1100.1(%x0: index, %x1: memref<?xf32>, %x2: index, %x3: index, %x4: memref<?xf32>, %x5: index, %x6: memref<?xi8>, %x7: index, %x8: index, %x9: memref<?xf32>) {
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
func.func private @linear_route_q2_k_w4p1_m16__gfx1100.2(%x0: vector<8xf32>, %x1: memref<?xf32>, %x2: index, %x3: index, %x4: memref<?xf32>, %x5: index, %x6: memref<?xi8>, %x7: index, %x8: index, %x9: memref<?xf32>) {
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
  func.call @linear_route_q2_k_w4p1_m16__gfx1100.1(%f23, %x1, %x2, %x3, %x4, %x5, %x6, %x7, %x8, %x9) : (index, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>) -> ()
  %f24 = arith.addi %f22, %fc0 : index
  func.call @linear_route_q2_k_w4p1_m16__gfx1100.1(%f24, %x1, %x2, %x3, %x4, %x5, %x6, %x7, %x8, %x9) : (index, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>) -> ()
  func.return
}
wave.kernel @linear_route_q2_k_w4p1_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) attributes {waves = 4 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 4 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 256 : index
  %c4 = arith.constant 64 : index
  %c5 = arith.constant 127 : index
  %c6 = arith.constant 128 : index
  %c7 = arith.constant 1 : index
  %c8 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c10 = arith.constant 16 : index
  %c11 = arith.constant 1024 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %c14 = arith.constant 8 : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %c16 = arith.constant 32 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
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
  %3 = arith.divui %2, %c2 : index
  %4 = arith.divui %inputFeatures, %c3 : index
  %5 = arith.muli %4, %c4 : index
  %6 = arith.addi %5, %3 : index
  %7 = arith.addi %6, %c5 : index
  %8 = arith.divui %7, %c6 : index
  %9 = arith.muli %8, %c6 : index
  %10 = arith.addi %2, %9 : index
  %11 = arith.addi %10, %c6 : index
  %12 = arith.muli %0, %c7 : index
  %13 = arith.addi %12, %c8 : index
  %14 = arith.muli %13, %11 : index
  %15 = memref.load %step[%countAt] : memref<?xi32>
  %16 = arith.index_cast %15 : i32 to index
  %17 = arith.muli %1, %c10 : index
  %18 = wave.scratch %c11 : memref<?xf32>
  %19 = arith.muli %0, %c10 : index
  %20 = arith.cmpi slt, %17, %16 : index
  scf.if %20 {
    %21 = wave.lane
    %22 = arith.remui %21, %c10 : index
    %23 = arith.remui %22, %tileRows : index
    %24 = arith.addi %17, %23 : index
    %25 = arith.divui %24, %tileRows : index
    %26 = arith.divui %inputFeatures, %c10 : index
    %27 = arith.muli %25, %26 : index
    %28 = arith.divui %c8, %c10 : index
    %29 = arith.addi %27, %28 : index
    %30 = arith.muli %29, %c2 : index
    %31 = arith.remui %c8, %c10 : index
    %32 = arith.divui %31, %c14 : index
    %33 = arith.addi %30, %32 : index
    %34 = arith.muli %tileRows, %c14 : index
    %35 = arith.muli %33, %34 : index
    %36 = arith.remui %24, %tileRows : index
    %37 = arith.muli %36, %c14 : index
    %38 = arith.addi %35, %37 : index
    %39 = arith.remui %c8, %c14 : index
    %40 = arith.addi %38, %39 : index
    %41 = wave.wave
    %42 = arith.divui %inputFeatures, %c16 : index
    %43 = arith.muli %41, %stepsPerWave : index
    %44 = arith.minsi %43, %42 : index
    %45 = arith.addi %44, %stepsPerWave : index
    %46 = arith.minsi %45, %42 : index
    %47 = arith.cmpi eq, %wholeBlocks, %c7 : index
    %48 = arith.subi %46, %44 : index
    %49 = arith.divui %48, %c2 : index
    %50 = arith.muli %49, %c2 : index
    %51 = arith.addi %44, %50 : index
    %52 = arith.select %47, %45, %51 : index
    %55 = scf.for %53 = %44 to %52 step %c2 iter_args(%54 = %c15) -> (vector<8xf32>) {
      %56 = arith.addi %53, %c8 : index
      %57:2 = func.call @linear_route_q2_k_w4p1_m16__gfx1100.0(%21, %14, %56, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %58 = arith.addi %53, %c7 : index
      %59:2 = func.call @linear_route_q2_k_w4p1_m16__gfx1100.0(%21, %14, %58, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %60 = arith.muli %53, %c2 : index
      %61 = arith.addi %60, %c8 : index
      %62 = arith.muli %tileRows, %c10 : index
      %63 = arith.muli %61, %62 : index
      %64 = arith.addi %40, %63 : index
      %65 = vector.load %x[%64] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %66 = arith.addi %64, %34 : index
      %67 = vector.load %x[%66] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %68 = vector.shuffle %65, %67 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %69 = wave.mma %68, %57#0, %54 : vector<16xf16>, vector<8xf32>
      %70 = arith.addi %60, %c7 : index
      %71 = arith.muli %70, %62 : index
      %72 = arith.addi %40, %71 : index
      %73 = vector.load %x[%72] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %74 = arith.addi %72, %34 : index
      %75 = vector.load %x[%74] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %76 = vector.shuffle %73, %75 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %77 = wave.mma %76, %57#1, %69 : vector<16xf16>, vector<8xf32>
      %78 = arith.addi %60, %c2 : index
      %79 = arith.muli %78, %62 : index
      %80 = arith.addi %40, %79 : index
      %81 = vector.load %x[%80] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %82 = arith.addi %80, %34 : index
      %83 = vector.load %x[%82] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %84 = vector.shuffle %81, %83 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %85 = wave.mma %84, %59#0, %77 : vector<16xf16>, vector<8xf32>
      %86 = arith.addi %60, %c19 : index
      %87 = arith.muli %86, %62 : index
      %88 = arith.addi %40, %87 : index
      %89 = vector.load %x[%88] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %90 = arith.addi %88, %34 : index
      %91 = vector.load %x[%90] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %92 = vector.shuffle %89, %91 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %93 = wave.mma %92, %59#1, %85 : vector<16xf16>, vector<8xf32>
      scf.yield %93 : vector<8xf32>
    }
    %94 = arith.select %47, %52, %46 : index
    %97 = scf.for %95 = %52 to %94 step %c7 iter_args(%96 = %55) -> (vector<8xf32>) {
      %98 = arith.addi %95, %c8 : index
      %99:2 = func.call @linear_route_q2_k_w4p1_m16__gfx1100.0(%21, %14, %98, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %100 = arith.muli %95, %c2 : index
      %101 = arith.addi %100, %c8 : index
      %102 = arith.muli %tileRows, %c10 : index
      %103 = arith.muli %101, %102 : index
      %104 = arith.addi %40, %103 : index
      %105 = vector.load %x[%104] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %106 = arith.addi %104, %34 : index
      %107 = vector.load %x[%106] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %108 = vector.shuffle %105, %107 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %109 = wave.mma %108, %99#0, %96 : vector<16xf16>, vector<8xf32>
      %110 = arith.addi %100, %c7 : index
      %111 = arith.muli %110, %102 : index
      %112 = arith.addi %40, %111 : index
      %113 = vector.load %x[%112] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %114 = arith.addi %112, %34 : index
      %115 = vector.load %x[%114] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %116 = vector.shuffle %113, %115 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %117 = wave.mma %116, %99#1, %109 : vector<16xf16>, vector<8xf32>
      scf.yield %117 : vector<8xf32>
    }
    %118 = arith.addi %17, %c8 : index
    func.call @linear_route_q2_k_w4p1_m16__gfx1100.2(%97, %18, %118, %16, %factors, %14, %w, %outputFeatures, %19, %logits) : (vector<8xf32>, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, memref<?xf32>) -> ()
  }
  %119 = arith.muli %experts, %c1 : index
  %120 = wave.scratch %119 : memref<?xf32>
  %121 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %121 {
    %122 = arith.addi %17, %c10 : index
    %123 = arith.minsi %122, %16 : index
    %124 = wave.wave
    %125 = arith.addi %17, %124 : index
    scf.for %126 = %125 to %123 step %c1 {
      %127 = arith.muli %124, %experts : index
      %128 = wave.lane
      %129 = arith.muli %126, %logitsWidth : index
      %132 = scf.for %130 = %128 to %experts step %c16 iter_args(%131 = %c24) -> (f32) {
        %133 = arith.addi %129, %130 : index
        %134 = memref.load %logits[%133] : memref<?xf32>
        %135 = arith.maximumf %131, %134 : f32
        scf.yield %135 : f32
      }
      %136 = vector.broadcast %132 : f32 to vector<1xf32>
      %137 = wave.reduce "max" %136 : vector<1xf32>
      %140 = scf.for %138 = %128 to %experts step %c16 iter_args(%139 = %c25) -> (f32) {
        %141 = arith.addi %129, %138 : index
        %142 = memref.load %logits[%141] : memref<?xf32>
        %143 = arith.subf %142, %137 : f32
        %144 = arith.mulf %143, %c26 : f32
        %145 = wave.exp2 %144 : f32
        %146 = arith.addi %127, %138 : index
        memref.store %145, %120[%146] : memref<?xf32>
        %147 = arith.addf %139, %145 : f32
        scf.yield %147 : f32
      }
      %148 = vector.broadcast %140 : f32 to vector<1xf32>
      %149 = wave.reduce "add" %148 : vector<1xf32>
      scf.for %150 = %128 to %experts step %c16 {
        %151 = arith.addi %127, %150 : index
        %152 = memref.load %120[%151] : memref<?xf32>
        %153 = arith.divf %152, %149 : f32
        memref.store %153, %120[%151] : memref<?xf32>
      }
      %158:3 = scf.for %154 = %c8 to %expertsPerToken step %c7 iter_args(%155 = %c25, %156 = %c25, %157 = %c27) -> (f32, f32, i32) {
        %162:2 = scf.for %159 = %128 to %experts step %c16 iter_args(%160 = %c28, %161 = %c25) -> (f32, f32) {
          %163 = arith.addi %127, %159 : index
          %164 = memref.load %120[%163] : memref<?xf32>
          %165 = arith.cmpf ogt, %164, %160 : f32
          %166 = arith.index_cast %159 : index to i32
          %167 = arith.sitofp %166 : i32 to f32
          %168 = arith.select %165, %164, %160 : f32
          %169 = arith.select %165, %167, %161 : f32
          scf.yield %168, %169 : f32, f32
        }
        %170 = vector.broadcast %162#0 : f32 to vector<1xf32>
        %171 = wave.reduce "max" %170 : vector<1xf32>
        %172 = arith.cmpf oeq, %162#0, %171 : f32
        %173 = arith.subf %c25, %162#1 : f32
        %174 = arith.select %172, %173, %c29 : f32
        %175 = vector.broadcast %174 : f32 to vector<1xf32>
        %176 = wave.reduce "max" %175 : vector<1xf32>
        %177 = arith.subf %c25, %176 : f32
        %178 = arith.fptosi %177 : f32 to i32
        %179 = arith.index_cast %178 : i32 to index
        %180 = arith.remui %179, %c16 : index
        %181 = arith.cmpi eq, %180, %128 : index
        scf.if %181 {
          %182 = arith.addi %127, %179 : index
          memref.store %c30, %120[%182] : memref<?xf32>
        }
        %183 = arith.cmpi eq, %154, %128 : index
        %184 = arith.addf %155, %171 : f32
        %185 = arith.select %183, %171, %156 : f32
        %186 = arith.select %183, %178, %157 : i32
        scf.yield %184, %185, %186 : f32, f32, i32
      }
      %187 = arith.cmpi eq, %normalize, %c7 : index
      %188 = arith.divf %158#1, %158#0 : f32
      %189 = arith.select %187, %188, %158#1 : f32
      %190 = arith.cmpi slt, %128, %expertsPerToken : index
      scf.if %190 {
        %191 = arith.muli %126, %expertsPerToken : index
        %192 = arith.addi %191, %128 : index
        memref.store %189, %weights[%192] : memref<?xf32>
        memref.store %158#2, %ids_out[%192] : memref<?xi32>
      }
    }
  }
  wave.return
}
