// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q2_k', waves=8, panels=1, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q2_k_w8p1_m16__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
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
func.func private @linear_q2_k_w8p1_m16__gfx1100.1(%x0: index, %x1: memref<?xf32>, %x2: index, %x3: index, %x4: memref<?xf32>, %x5: index, %x6: memref<?xi8>, %x7: index, %x8: index, %x9: i1, %x10: memref<?xf32>, %x11: memref<?xf32>) {
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
    scf.if %x9 {
      %ff47 = arith.addi %ff46, %ffc1 : index
      %ff48 = memref.load %x10[%ff47] : memref<?xf32>
      %ff49 = arith.addf %ff48, %ff43 : f32
      memref.store %ff49, %x11[%ff47] : memref<?xf32>
    } else {
      %ff50 = arith.addi %ff46, %ffc1 : index
      memref.store %ff43, %x11[%ff50] : memref<?xf32>
    }
  }
  func.return
}
func.func private @linear_q2_k_w8p1_m16__gfx1100.2(%x0: vector<8xf32>, %x1: memref<?xf32>, %x2: index, %x3: index, %x4: memref<?xf32>, %x5: index, %x6: memref<?xi8>, %x7: index, %x8: index, %x9: i1, %x10: memref<?xf32>, %x11: memref<?xf32>) {
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
  func.call @linear_q2_k_w8p1_m16__gfx1100.1(%f3, %x1, %x2, %x3, %x4, %x5, %x6, %x7, %x8, %x9, %x10, %x11) : (index, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
  func.return
}
wave.kernel @linear_q2_k_w8p1_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 8 : i64} {
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
  %c11 = arith.constant 2048 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %c15 = arith.constant 8 : index
  %c16 = arith.constant dense<0x00000000> : vector<8xf32>
  %c17 = arith.constant 32 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c20 = arith.constant 3 : index
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
  %19 = arith.cmpi eq, %hasResidual, %c7 : index
  %20 = arith.muli %0, %c10 : index
  %21 = arith.cmpi slt, %17, %16 : index
  scf.if %21 {
    %22 = wave.lane
    %23 = arith.remui %22, %c10 : index
    %24 = arith.remui %23, %tileRows : index
    %25 = arith.addi %17, %24 : index
    %26 = arith.divui %25, %tileRows : index
    %27 = arith.divui %inputFeatures, %c10 : index
    %28 = arith.muli %26, %27 : index
    %29 = arith.divui %c8, %c10 : index
    %30 = arith.addi %28, %29 : index
    %31 = arith.muli %30, %c2 : index
    %32 = arith.remui %c8, %c10 : index
    %33 = arith.divui %32, %c15 : index
    %34 = arith.addi %31, %33 : index
    %35 = arith.muli %tileRows, %c15 : index
    %36 = arith.muli %34, %35 : index
    %37 = arith.remui %25, %tileRows : index
    %38 = arith.muli %37, %c15 : index
    %39 = arith.addi %36, %38 : index
    %40 = arith.remui %c8, %c15 : index
    %41 = arith.addi %39, %40 : index
    %42 = wave.wave
    %43 = arith.divui %inputFeatures, %c17 : index
    %44 = arith.muli %42, %stepsPerWave : index
    %45 = arith.minsi %44, %43 : index
    %46 = arith.addi %45, %stepsPerWave : index
    %47 = arith.minsi %46, %43 : index
    %48 = arith.cmpi eq, %wholeBlocks, %c7 : index
    %49 = arith.subi %47, %45 : index
    %50 = arith.divui %49, %c2 : index
    %51 = arith.muli %50, %c2 : index
    %52 = arith.addi %45, %51 : index
    %53 = arith.select %48, %46, %52 : index
    %56 = scf.for %54 = %45 to %53 step %c2 iter_args(%55 = %c16) -> (vector<8xf32>) {
      %57 = arith.addi %54, %c8 : index
      %58:2 = func.call @linear_q2_k_w8p1_m16__gfx1100.0(%22, %14, %57, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %59 = arith.addi %54, %c7 : index
      %60:2 = func.call @linear_q2_k_w8p1_m16__gfx1100.0(%22, %14, %59, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %61 = arith.muli %54, %c2 : index
      %62 = arith.addi %61, %c8 : index
      %63 = arith.muli %tileRows, %c10 : index
      %64 = arith.muli %62, %63 : index
      %65 = arith.addi %41, %64 : index
      %66 = vector.load %x[%65] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %67 = arith.addi %65, %35 : index
      %68 = vector.load %x[%67] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %69 = vector.shuffle %66, %68 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %70 = wave.mma %69, %58#0, %55 : vector<16xf16>, vector<8xf32>
      %71 = arith.addi %61, %c7 : index
      %72 = arith.muli %71, %63 : index
      %73 = arith.addi %41, %72 : index
      %74 = vector.load %x[%73] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %75 = arith.addi %73, %35 : index
      %76 = vector.load %x[%75] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %77 = vector.shuffle %74, %76 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %78 = wave.mma %77, %58#1, %70 : vector<16xf16>, vector<8xf32>
      %79 = arith.addi %61, %c2 : index
      %80 = arith.muli %79, %63 : index
      %81 = arith.addi %41, %80 : index
      %82 = vector.load %x[%81] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %83 = arith.addi %81, %35 : index
      %84 = vector.load %x[%83] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %85 = vector.shuffle %82, %84 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %86 = wave.mma %85, %60#0, %78 : vector<16xf16>, vector<8xf32>
      %87 = arith.addi %61, %c20 : index
      %88 = arith.muli %87, %63 : index
      %89 = arith.addi %41, %88 : index
      %90 = vector.load %x[%89] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %91 = arith.addi %89, %35 : index
      %92 = vector.load %x[%91] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %93 = vector.shuffle %90, %92 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %94 = wave.mma %93, %60#1, %86 : vector<16xf16>, vector<8xf32>
      scf.yield %94 : vector<8xf32>
    }
    %95 = arith.select %48, %53, %47 : index
    %98 = scf.for %96 = %53 to %95 step %c7 iter_args(%97 = %56) -> (vector<8xf32>) {
      %99 = arith.addi %96, %c8 : index
      %100:2 = func.call @linear_q2_k_w8p1_m16__gfx1100.0(%22, %14, %99, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %101 = arith.muli %96, %c2 : index
      %102 = arith.addi %101, %c8 : index
      %103 = arith.muli %tileRows, %c10 : index
      %104 = arith.muli %102, %103 : index
      %105 = arith.addi %41, %104 : index
      %106 = vector.load %x[%105] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %107 = arith.addi %105, %35 : index
      %108 = vector.load %x[%107] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %109 = vector.shuffle %106, %108 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %110 = wave.mma %109, %100#0, %97 : vector<16xf16>, vector<8xf32>
      %111 = arith.addi %101, %c7 : index
      %112 = arith.muli %111, %103 : index
      %113 = arith.addi %41, %112 : index
      %114 = vector.load %x[%113] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %115 = arith.addi %113, %35 : index
      %116 = vector.load %x[%115] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %117 = vector.shuffle %114, %116 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %118 = wave.mma %117, %100#1, %110 : vector<16xf16>, vector<8xf32>
      scf.yield %118 : vector<8xf32>
    }
    %119 = arith.addi %17, %c8 : index
    func.call @linear_q2_k_w8p1_m16__gfx1100.2(%98, %18, %119, %16, %factors, %14, %w, %outputFeatures, %20, %19, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
  }
  wave.return
}
