// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q8_k', waves=8, panels=1, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q8_k_w8p1_m64__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 128 : index
  %fc2 = arith.constant 8 : index
  %fc3 = arith.constant 32 : index
  %fc4 = arith.constant 2 : index
  %fc5 = arith.constant 256 : index
  %fc6 = arith.constant 1 : index
  %fc7 = arith.constant 127 : index
  %fc8 = arith.constant dense<0> : vector<4xi32>
  %fc9 = arith.constant dense<983055> : vector<4xi32>
  %fc10 = arith.constant dense<[0, 0, 0, 0]> : vector<4xi32>
  %fc11 = arith.constant dense<4> : vector<4xi32>
  %fc12 = arith.constant dense<1677747200> : vector<4xi32>
  %fc13 = arith.constant dense<[4, 4, 4, 4]> : vector<4xi32>
  %fc14 = arith.constant dense<8> : vector<4xi32>
  %fc15 = arith.constant dense<[8, 8, 8, 8]> : vector<4xi32>
  %fc16 = arith.constant dense<12> : vector<4xi32>
  %fc17 = arith.constant dense<[12, 12, 12, 12]> : vector<4xi32>
  %fc18 = arith.constant dense<0x6480> : vector<32xf16>
  %f0 = arith.remui %x0, %fc0 : index
  %f1 = arith.addi %x1, %fc1 : index
  %f2 = arith.divui %x2, %fc2 : index
  %f3 = arith.muli %f2, %fc3 : index
  %f4 = arith.addi %f1, %f3 : index
  %f5 = arith.muli %f0, %fc4 : index
  %f6 = arith.addi %f4, %f5 : index
  %f7 = vector.load %x3[%f6] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
  %f8 = vector.bitcast %f7 : vector<2xi8> to vector<1xf16>
  %f9 = arith.divui %x4, %fc5 : index
  %f10 = arith.muli %f9, %fc3 : index
  %f11 = arith.addi %f1, %f10 : index
  %f12 = arith.muli %x2, %fc0 : index
  %f13 = arith.addi %f11, %f12 : index
  %f14 = arith.muli %f0, %fc6 : index
  %f15 = arith.addi %f13, %f14 : index
  %f16 = vector.load %x3[%f15] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
  %f17 = vector.extract %f8[0] : f16 from vector<1xf16>
  %f18 = arith.extf %f17 : f16 to f32
  %f19 = vector.extract %f16[0] : i8 from vector<1xi8>
  %f20 = arith.extsi %f19 : i8 to i32
  %f21 = arith.sitofp %f20 : i32 to f32
  %f22 = arith.mulf %f18, %f21 : f32
  %f23 = arith.truncf %f22 : f32 to f16
  %f24 = vector.broadcast %f23 : f16 to vector<16xf16>
  %f25 = arith.muli %x4, %fc6 : index
  %f26 = arith.divui %f25, %fc4 : index
  %f27 = arith.addi %f10, %f26 : index
  %f28 = arith.addi %f27, %fc7 : index
  %f29 = arith.divui %f28, %fc1 : index
  %f30 = arith.muli %f29, %fc1 : index
  %f31 = arith.addi %f1, %f30 : index
  %f32 = arith.muli %x4, %fc2 : index
  %f33 = arith.addi %f31, %f32 : index
  %f34 = arith.addi %f12, %f0 : index
  %f35 = arith.muli %f34, %fc0 : index
  %f36 = arith.addi %f33, %f35 : index
  %f37 = arith.muli %x2, %fc5 : index
  %f38 = arith.addi %f31, %f37 : index
  %f39 = arith.muli %f0, %fc0 : index
  %f40 = arith.addi %f38, %f39 : index
  %f41 = vector.load %x3[%f36] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f42 = vector.bitcast %f41 : vector<16xi8> to vector<4xi32>
  %f43 = vector.load %x3[%f40] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f44 = vector.bitcast %f43 : vector<16xi8> to vector<4xi32>
  %f45 = arith.shrui %f44, %fc8 : vector<4xi32>
  %f46 = arith.andi %f45, %fc9 : vector<4xi32>
  %f47 = arith.shrui %f42, %fc10 : vector<4xi32>
  %f48 = arith.andi %f47, %fc9 : vector<4xi32>
  %f49 = arith.shli %f48, %fc11 : vector<4xi32>
  %f50 = arith.ori %f46, %f49 : vector<4xi32>
  %f51 = arith.ori %f50, %fc12 : vector<4xi32>
  %f52 = vector.bitcast %f51 : vector<4xi32> to vector<8xf16>
  %f53 = arith.shrui %f44, %fc11 : vector<4xi32>
  %f54 = arith.andi %f53, %fc9 : vector<4xi32>
  %f55 = arith.shrui %f42, %fc13 : vector<4xi32>
  %f56 = arith.andi %f55, %fc9 : vector<4xi32>
  %f57 = arith.shli %f56, %fc11 : vector<4xi32>
  %f58 = arith.ori %f54, %f57 : vector<4xi32>
  %f59 = arith.ori %f58, %fc12 : vector<4xi32>
  %f60 = vector.bitcast %f59 : vector<4xi32> to vector<8xf16>
  %f61 = arith.shrui %f44, %fc14 : vector<4xi32>
  %f62 = arith.andi %f61, %fc9 : vector<4xi32>
  %f63 = arith.shrui %f42, %fc15 : vector<4xi32>
  %f64 = arith.andi %f63, %fc9 : vector<4xi32>
  %f65 = arith.shli %f64, %fc11 : vector<4xi32>
  %f66 = arith.ori %f62, %f65 : vector<4xi32>
  %f67 = arith.ori %f66, %fc12 : vector<4xi32>
  %f68 = vector.bitcast %f67 : vector<4xi32> to vector<8xf16>
  %f69 = arith.shrui %f44, %fc16 : vector<4xi32>
  %f70 = arith.andi %f69, %fc9 : vector<4xi32>
  %f71 = arith.shrui %f42, %fc17 : vector<4xi32>
  %f72 = arith.andi %f71, %fc9 : vector<4xi32>
  %f73 = arith.shli %f72, %fc11 : vector<4xi32>
  %f74 = arith.ori %f70, %f73 : vector<4xi32>
  %f75 = arith.ori %f74, %fc12 : vector<4xi32>
  %f76 = vector.bitcast %f75 : vector<4xi32> to vector<8xf16>
  %f77 = vector.shuffle %f52, %f60 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f78 = vector.shuffle %f68, %f76 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f79 = vector.shuffle %f77, %f78 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f80 = arith.subf %f79, %fc18 : vector<32xf16>
  %f81 = vector.shuffle %f80, %f80 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f82 = vector.shuffle %f80, %f80 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f83 = arith.mulf %f81, %f24 : vector<16xf16>
  %f84 = arith.mulf %f82, %f24 : vector<16xf16>
  func.return %f83, %f84 : vector<16xf16>, vector<16xf16>
}
func.func private @linear_q8_k_w8p1_m64__gfx1100.1(%x0: index, %x1: memref<?xf32>, %x2: index, %x3: index, %x4: memref<?xf32>, %x5: index, %x6: memref<?xi8>, %x7: index, %x8: index, %x9: i1, %x10: memref<?xf32>, %x11: memref<?xf32>) {
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
func.func private @linear_q8_k_w8p1_m64__gfx1100.2(%x0: vector<8xf32>, %x1: memref<?xf32>, %x2: index, %x3: index, %x4: memref<?xf32>, %x5: index, %x6: memref<?xi8>, %x7: index, %x8: index, %x9: i1, %x10: memref<?xf32>, %x11: memref<?xf32>) {
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
  func.call @linear_q8_k_w8p1_m64__gfx1100.1(%f3, %x1, %x2, %x3, %x4, %x5, %x6, %x7, %x8, %x9, %x10, %x11) : (index, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
  func.return
}
wave.kernel @linear_q8_k_w8p1_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 16 : index
  %c2 = arith.constant 1 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 32 : index
  %c6 = arith.constant 127 : index
  %c7 = arith.constant 128 : index
  %c8 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c10 = arith.constant 64 : index
  %c11 = arith.constant 2048 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %c15 = arith.constant 8 : index
  %c16 = arith.constant 48 : index
  %c17 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c20 = arith.constant 3 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.muli %inputFeatures, %c2 : index
  %4 = arith.divui %3, %c3 : index
  %5 = arith.divui %inputFeatures, %c4 : index
  %6 = arith.muli %5, %c5 : index
  %7 = arith.addi %6, %4 : index
  %8 = arith.addi %7, %c6 : index
  %9 = arith.divui %8, %c7 : index
  %10 = arith.muli %9, %c7 : index
  %11 = arith.addi %2, %10 : index
  %12 = arith.addi %11, %c7 : index
  %13 = arith.muli %0, %c2 : index
  %14 = arith.addi %13, %c8 : index
  %15 = arith.muli %14, %12 : index
  %16 = memref.load %step[%countAt] : memref<?xi32>
  %17 = arith.index_cast %16 : i32 to index
  %18 = arith.muli %1, %c10 : index
  %19 = wave.scratch %c11 : memref<?xf32>
  %20 = arith.cmpi eq, %hasResidual, %c2 : index
  %21 = arith.muli %0, %c1 : index
  %22 = arith.cmpi slt, %18, %17 : index
  scf.if %22 {
    %23 = wave.lane
    %24 = arith.remui %23, %c1 : index
    %25 = arith.remui %24, %tileRows : index
    %26 = arith.addi %18, %25 : index
    %27 = arith.divui %26, %tileRows : index
    %28 = arith.divui %inputFeatures, %c1 : index
    %29 = arith.muli %27, %28 : index
    %30 = arith.divui %c8, %c1 : index
    %31 = arith.addi %29, %30 : index
    %32 = arith.muli %31, %c3 : index
    %33 = arith.remui %c8, %c1 : index
    %34 = arith.divui %33, %c15 : index
    %35 = arith.addi %32, %34 : index
    %36 = arith.muli %tileRows, %c15 : index
    %37 = arith.muli %35, %36 : index
    %38 = arith.remui %26, %tileRows : index
    %39 = arith.muli %38, %c15 : index
    %40 = arith.addi %37, %39 : index
    %41 = arith.remui %c8, %c15 : index
    %42 = arith.addi %40, %41 : index
    %43 = arith.addi %24, %c1 : index
    %44 = arith.addi %18, %43 : index
    %45 = arith.divui %44, %tileRows : index
    %46 = arith.muli %45, %28 : index
    %47 = arith.addi %46, %30 : index
    %48 = arith.muli %47, %c3 : index
    %49 = arith.addi %48, %34 : index
    %50 = arith.muli %49, %36 : index
    %51 = arith.remui %44, %tileRows : index
    %52 = arith.muli %51, %c15 : index
    %53 = arith.addi %50, %52 : index
    %54 = arith.addi %53, %41 : index
    %55 = arith.addi %24, %c5 : index
    %56 = arith.addi %18, %55 : index
    %57 = arith.divui %56, %tileRows : index
    %58 = arith.muli %57, %28 : index
    %59 = arith.addi %58, %30 : index
    %60 = arith.muli %59, %c3 : index
    %61 = arith.addi %60, %34 : index
    %62 = arith.muli %61, %36 : index
    %63 = arith.remui %56, %tileRows : index
    %64 = arith.muli %63, %c15 : index
    %65 = arith.addi %62, %64 : index
    %66 = arith.addi %65, %41 : index
    %67 = arith.addi %24, %c16 : index
    %68 = arith.addi %18, %67 : index
    %69 = arith.divui %68, %tileRows : index
    %70 = arith.muli %69, %28 : index
    %71 = arith.addi %70, %30 : index
    %72 = arith.muli %71, %c3 : index
    %73 = arith.addi %72, %34 : index
    %74 = arith.muli %73, %36 : index
    %75 = arith.remui %68, %tileRows : index
    %76 = arith.muli %75, %c15 : index
    %77 = arith.addi %74, %76 : index
    %78 = arith.addi %77, %41 : index
    %79 = wave.wave
    %80 = arith.divui %inputFeatures, %c5 : index
    %81 = arith.muli %79, %stepsPerWave : index
    %82 = arith.minsi %81, %80 : index
    %83 = arith.addi %82, %stepsPerWave : index
    %84 = arith.minsi %83, %80 : index
    %85 = arith.cmpi eq, %wholeBlocks, %c2 : index
    %86 = arith.subi %84, %82 : index
    %87 = arith.divui %86, %c3 : index
    %88 = arith.muli %87, %c3 : index
    %89 = arith.addi %82, %88 : index
    %90 = arith.select %85, %83, %89 : index
    %96:4 = scf.for %91 = %82 to %90 step %c3 iter_args(%92 = %c17, %93 = %c17, %94 = %c17, %95 = %c17) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %97 = arith.addi %91, %c8 : index
      %98:2 = func.call @linear_q8_k_w8p1_m64__gfx1100.0(%23, %15, %97, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %99 = arith.addi %91, %c2 : index
      %100:2 = func.call @linear_q8_k_w8p1_m64__gfx1100.0(%23, %15, %99, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %101 = arith.muli %91, %c3 : index
      %102 = arith.addi %101, %c8 : index
      %103 = arith.muli %tileRows, %c1 : index
      %104 = arith.muli %102, %103 : index
      %105 = arith.addi %42, %104 : index
      %106 = vector.load %x[%105] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %107 = arith.addi %105, %36 : index
      %108 = vector.load %x[%107] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %109 = vector.shuffle %106, %108 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %110 = wave.mma %109, %98#0, %92 : vector<16xf16>, vector<8xf32>
      %111 = arith.addi %54, %104 : index
      %112 = vector.load %x[%111] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %113 = arith.addi %111, %36 : index
      %114 = vector.load %x[%113] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %115 = vector.shuffle %112, %114 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %116 = wave.mma %115, %98#0, %93 : vector<16xf16>, vector<8xf32>
      %117 = arith.addi %66, %104 : index
      %118 = vector.load %x[%117] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %119 = arith.addi %117, %36 : index
      %120 = vector.load %x[%119] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %121 = vector.shuffle %118, %120 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %122 = wave.mma %121, %98#0, %94 : vector<16xf16>, vector<8xf32>
      %123 = arith.addi %78, %104 : index
      %124 = vector.load %x[%123] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %125 = arith.addi %123, %36 : index
      %126 = vector.load %x[%125] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %127 = vector.shuffle %124, %126 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %128 = wave.mma %127, %98#0, %95 : vector<16xf16>, vector<8xf32>
      %129 = arith.addi %101, %c2 : index
      %130 = arith.muli %129, %103 : index
      %131 = arith.addi %42, %130 : index
      %132 = vector.load %x[%131] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %133 = arith.addi %131, %36 : index
      %134 = vector.load %x[%133] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %135 = vector.shuffle %132, %134 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %136 = wave.mma %135, %98#1, %110 : vector<16xf16>, vector<8xf32>
      %137 = arith.addi %54, %130 : index
      %138 = vector.load %x[%137] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %139 = arith.addi %137, %36 : index
      %140 = vector.load %x[%139] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %141 = vector.shuffle %138, %140 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %142 = wave.mma %141, %98#1, %116 : vector<16xf16>, vector<8xf32>
      %143 = arith.addi %66, %130 : index
      %144 = vector.load %x[%143] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %145 = arith.addi %143, %36 : index
      %146 = vector.load %x[%145] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %147 = vector.shuffle %144, %146 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %148 = wave.mma %147, %98#1, %122 : vector<16xf16>, vector<8xf32>
      %149 = arith.addi %78, %130 : index
      %150 = vector.load %x[%149] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %151 = arith.addi %149, %36 : index
      %152 = vector.load %x[%151] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %153 = vector.shuffle %150, %152 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %154 = wave.mma %153, %98#1, %128 : vector<16xf16>, vector<8xf32>
      %155 = arith.addi %101, %c3 : index
      %156 = arith.muli %155, %103 : index
      %157 = arith.addi %42, %156 : index
      %158 = vector.load %x[%157] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %159 = arith.addi %157, %36 : index
      %160 = vector.load %x[%159] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %161 = vector.shuffle %158, %160 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %162 = wave.mma %161, %100#0, %136 : vector<16xf16>, vector<8xf32>
      %163 = arith.addi %54, %156 : index
      %164 = vector.load %x[%163] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %165 = arith.addi %163, %36 : index
      %166 = vector.load %x[%165] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %167 = vector.shuffle %164, %166 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %168 = wave.mma %167, %100#0, %142 : vector<16xf16>, vector<8xf32>
      %169 = arith.addi %66, %156 : index
      %170 = vector.load %x[%169] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %171 = arith.addi %169, %36 : index
      %172 = vector.load %x[%171] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %173 = vector.shuffle %170, %172 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %174 = wave.mma %173, %100#0, %148 : vector<16xf16>, vector<8xf32>
      %175 = arith.addi %78, %156 : index
      %176 = vector.load %x[%175] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %177 = arith.addi %175, %36 : index
      %178 = vector.load %x[%177] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %179 = vector.shuffle %176, %178 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %180 = wave.mma %179, %100#0, %154 : vector<16xf16>, vector<8xf32>
      %181 = arith.addi %101, %c20 : index
      %182 = arith.muli %181, %103 : index
      %183 = arith.addi %42, %182 : index
      %184 = vector.load %x[%183] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %185 = arith.addi %183, %36 : index
      %186 = vector.load %x[%185] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %187 = vector.shuffle %184, %186 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %188 = wave.mma %187, %100#1, %162 : vector<16xf16>, vector<8xf32>
      %189 = arith.addi %54, %182 : index
      %190 = vector.load %x[%189] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %191 = arith.addi %189, %36 : index
      %192 = vector.load %x[%191] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %193 = vector.shuffle %190, %192 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %194 = wave.mma %193, %100#1, %168 : vector<16xf16>, vector<8xf32>
      %195 = arith.addi %66, %182 : index
      %196 = vector.load %x[%195] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %197 = arith.addi %195, %36 : index
      %198 = vector.load %x[%197] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %199 = vector.shuffle %196, %198 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %200 = wave.mma %199, %100#1, %174 : vector<16xf16>, vector<8xf32>
      %201 = arith.addi %78, %182 : index
      %202 = vector.load %x[%201] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %203 = arith.addi %201, %36 : index
      %204 = vector.load %x[%203] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %205 = vector.shuffle %202, %204 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %206 = wave.mma %205, %100#1, %180 : vector<16xf16>, vector<8xf32>
      scf.yield %188, %194, %200, %206 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %207 = arith.select %85, %90, %84 : index
    %213:4 = scf.for %208 = %90 to %207 step %c2 iter_args(%209 = %96#0, %210 = %96#1, %211 = %96#2, %212 = %96#3) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %214 = arith.addi %208, %c8 : index
      %215:2 = func.call @linear_q8_k_w8p1_m64__gfx1100.0(%23, %15, %214, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %216 = arith.muli %208, %c3 : index
      %217 = arith.addi %216, %c8 : index
      %218 = arith.muli %tileRows, %c1 : index
      %219 = arith.muli %217, %218 : index
      %220 = arith.addi %42, %219 : index
      %221 = vector.load %x[%220] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %222 = arith.addi %220, %36 : index
      %223 = vector.load %x[%222] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %224 = vector.shuffle %221, %223 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %225 = wave.mma %224, %215#0, %209 : vector<16xf16>, vector<8xf32>
      %226 = arith.addi %54, %219 : index
      %227 = vector.load %x[%226] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %228 = arith.addi %226, %36 : index
      %229 = vector.load %x[%228] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %230 = vector.shuffle %227, %229 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %231 = wave.mma %230, %215#0, %210 : vector<16xf16>, vector<8xf32>
      %232 = arith.addi %66, %219 : index
      %233 = vector.load %x[%232] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %234 = arith.addi %232, %36 : index
      %235 = vector.load %x[%234] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %236 = vector.shuffle %233, %235 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %237 = wave.mma %236, %215#0, %211 : vector<16xf16>, vector<8xf32>
      %238 = arith.addi %78, %219 : index
      %239 = vector.load %x[%238] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %240 = arith.addi %238, %36 : index
      %241 = vector.load %x[%240] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %242 = vector.shuffle %239, %241 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %243 = wave.mma %242, %215#0, %212 : vector<16xf16>, vector<8xf32>
      %244 = arith.addi %216, %c2 : index
      %245 = arith.muli %244, %218 : index
      %246 = arith.addi %42, %245 : index
      %247 = vector.load %x[%246] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %248 = arith.addi %246, %36 : index
      %249 = vector.load %x[%248] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %250 = vector.shuffle %247, %249 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %251 = wave.mma %250, %215#1, %225 : vector<16xf16>, vector<8xf32>
      %252 = arith.addi %54, %245 : index
      %253 = vector.load %x[%252] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %254 = arith.addi %252, %36 : index
      %255 = vector.load %x[%254] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %256 = vector.shuffle %253, %255 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %257 = wave.mma %256, %215#1, %231 : vector<16xf16>, vector<8xf32>
      %258 = arith.addi %66, %245 : index
      %259 = vector.load %x[%258] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %260 = arith.addi %258, %36 : index
      %261 = vector.load %x[%260] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %262 = vector.shuffle %259, %261 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %263 = wave.mma %262, %215#1, %237 : vector<16xf16>, vector<8xf32>
      %264 = arith.addi %78, %245 : index
      %265 = vector.load %x[%264] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %266 = arith.addi %264, %36 : index
      %267 = vector.load %x[%266] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %268 = vector.shuffle %265, %267 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %269 = wave.mma %268, %215#1, %243 : vector<16xf16>, vector<8xf32>
      scf.yield %251, %257, %263, %269 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %270 = arith.addi %18, %c8 : index
    func.call @linear_q8_k_w8p1_m64__gfx1100.2(%213#0, %19, %270, %17, %factors, %15, %w, %outputFeatures, %21, %20, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    wave.barrier
    %271 = arith.addi %18, %c1 : index
    func.call @linear_q8_k_w8p1_m64__gfx1100.2(%213#1, %19, %271, %17, %factors, %15, %w, %outputFeatures, %21, %20, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    wave.barrier
    %272 = arith.addi %18, %c5 : index
    func.call @linear_q8_k_w8p1_m64__gfx1100.2(%213#2, %19, %272, %17, %factors, %15, %w, %outputFeatures, %21, %20, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    wave.barrier
    %273 = arith.addi %18, %c16 : index
    func.call @linear_q8_k_w8p1_m64__gfx1100.2(%213#3, %19, %273, %17, %factors, %15, %w, %outputFeatures, %21, %20, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
  }
  wave.return
}
