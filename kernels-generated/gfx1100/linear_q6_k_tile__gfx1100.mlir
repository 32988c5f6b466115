// GENERATED from codegen/kvcgen/gfx_tile.py; do not edit.
// Config: GfxTileLinear(format='q6_k')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q6_k_tile__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 8 : index
  %fc2 = arith.constant 32 : index
  %fc3 = arith.constant 2 : index
  %fc4 = arith.constant 128 : index
  %fc5 = arith.constant 256 : index
  %fc6 = arith.constant 127 : index
  %fc7 = arith.constant dense<0> : vector<4xi32>
  %fc8 = arith.constant dense<983055> : vector<4xi32>
  %fc9 = arith.constant dense<[0, 8, 0, 8]> : vector<4xi32>
  %fc10 = arith.constant dense<196611> : vector<4xi32>
  %fc11 = arith.constant dense<4> : vector<4xi32>
  %fc12 = arith.constant dense<1677747200> : vector<4xi32>
  %fc13 = arith.constant dense<[2, 10, 2, 10]> : vector<4xi32>
  %fc14 = arith.constant dense<8> : vector<4xi32>
  %fc15 = arith.constant dense<[4, 12, 4, 12]> : vector<4xi32>
  %fc16 = arith.constant dense<12> : vector<4xi32>
  %fc17 = arith.constant dense<[6, 14, 6, 14]> : vector<4xi32>
  %fc18 = arith.constant dense<0x6420> : vector<32xf16>
  %f0 = arith.remui %x0, %fc0 : index
  %f1 = arith.divui %x1, %fc1 : index
  %f2 = arith.muli %f1, %fc2 : index
  %f3 = arith.muli %f0, %fc3 : index
  %f4 = arith.addi %f2, %f3 : index
  %f5 = arith.addi %x2, %fc4 : index
  %f6 = arith.addi %f5, %f4 : index
  %f7 = vector.load %x3[%f6] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
  %f8 = vector.bitcast %f7 : vector<2xi8> to vector<1xf16>
  %f9 = arith.divui %x4, %fc5 : index
  %f10 = arith.muli %f9, %fc2 : index
  %f11 = arith.muli %x1, %fc2 : index
  %f12 = arith.addi %f10, %f11 : index
  %f13 = arith.addi %f12, %f3 : index
  %f14 = arith.addi %f5, %f13 : index
  %f15 = vector.load %x3[%f14] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
  %f16 = vector.extract %f8[0] : f16 from vector<1xf16>
  %f17 = arith.extf %f16 : f16 to f32
  %f18 = vector.extract %f15[0] : i8 from vector<2xi8>
  %f19 = arith.extsi %f18 : i8 to i32
  %f20 = arith.sitofp %f19 : i32 to f32
  %f21 = arith.mulf %f17, %f20 : f32
  %f22 = arith.truncf %f21 : f32 to f16
  %f23 = vector.broadcast %f22 : f16 to vector<16xf16>
  %f24 = vector.extract %f15[1] : i8 from vector<2xi8>
  %f25 = arith.extsi %f24 : i8 to i32
  %f26 = arith.sitofp %f25 : i32 to f32
  %f27 = arith.mulf %f17, %f26 : f32
  %f28 = arith.truncf %f27 : f32 to f16
  %f29 = vector.broadcast %f28 : f16 to vector<16xf16>
  %f30 = arith.addi %f10, %x4 : index
  %f31 = arith.addi %f30, %fc6 : index
  %f32 = arith.divui %f31, %fc4 : index
  %f33 = arith.muli %f32, %fc4 : index
  %f34 = arith.addi %f5, %f33 : index
  %f35 = arith.muli %x4, %fc1 : index
  %f36 = arith.addi %f34, %f35 : index
  %f37 = arith.muli %x1, %fc0 : index
  %f38 = arith.addi %f37, %f0 : index
  %f39 = arith.muli %f38, %fc1 : index
  %f40 = arith.addi %f36, %f39 : index
  %f41 = arith.muli %x1, %fc5 : index
  %f42 = arith.addi %f34, %f41 : index
  %f43 = arith.muli %f0, %fc0 : index
  %f44 = arith.addi %f42, %f43 : index
  %f45 = vector.load %x3[%f40] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
  %f46 = vector.bitcast %f45 : vector<8xi8> to vector<2xi32>
  %f47 = vector.shuffle %f46, %f46 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
  %f48 = vector.load %x3[%f44] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f49 = vector.bitcast %f48 : vector<16xi8> to vector<4xi32>
  %f50 = arith.shrui %f49, %fc7 : vector<4xi32>
  %f51 = arith.andi %f50, %fc8 : vector<4xi32>
  %f52 = arith.shrui %f47, %fc9 : vector<4xi32>
  %f53 = arith.andi %f52, %fc10 : vector<4xi32>
  %f54 = arith.shli %f53, %fc11 : vector<4xi32>
  %f55 = arith.ori %f51, %f54 : vector<4xi32>
  %f56 = arith.ori %f55, %fc12 : vector<4xi32>
  %f57 = vector.bitcast %f56 : vector<4xi32> to vector<8xf16>
  %f58 = arith.shrui %f49, %fc11 : vector<4xi32>
  %f59 = arith.andi %f58, %fc8 : vector<4xi32>
  %f60 = arith.shrui %f47, %fc13 : vector<4xi32>
  %f61 = arith.andi %f60, %fc10 : vector<4xi32>
  %f62 = arith.shli %f61, %fc11 : vector<4xi32>
  %f63 = arith.ori %f59, %f62 : vector<4xi32>
  %f64 = arith.ori %f63, %fc12 : vector<4xi32>
  %f65 = vector.bitcast %f64 : vector<4xi32> to vector<8xf16>
  %f66 = arith.shrui %f49, %fc14 : vector<4xi32>
  %f67 = arith.andi %f66, %fc8 : vector<4xi32>
  %f68 = arith.shrui %f47, %fc15 : vector<4xi32>
  %f69 = arith.andi %f68, %fc10 : vector<4xi32>
  %f70 = arith.shli %f69, %fc11 : vector<4xi32>
  %f71 = arith.ori %f67, %f70 : vector<4xi32>
  %f72 = arith.ori %f71, %fc12 : vector<4xi32>
  %f73 = vector.bitcast %f72 : vector<4xi32> to vector<8xf16>
  %f74 = arith.shrui %f49, %fc16 : vector<4xi32>
  %f75 = arith.andi %f74, %fc8 : vector<4xi32>
  %f76 = arith.shrui %f47, %fc17 : vector<4xi32>
  %f77 = arith.andi %f76, %fc10 : vector<4xi32>
  %f78 = arith.shli %f77, %fc11 : vector<4xi32>
  %f79 = arith.ori %f75, %f78 : vector<4xi32>
  %f80 = arith.ori %f79, %fc12 : vector<4xi32>
  %f81 = vector.bitcast %f80 : vector<4xi32> to vector<8xf16>
  %f82 = vector.shuffle %f57, %f65 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f83 = vector.shuffle %f73, %f81 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f84 = vector.shuffle %f82, %f83 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f85 = arith.subf %f84, %fc18 : vector<32xf16>
  %f86 = vector.shuffle %f85, %f85 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f87 = vector.shuffle %f85, %f85 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f88 = arith.mulf %f86, %f23 : vector<16xf16>
  %f89 = arith.mulf %f87, %f29 : vector<16xf16>
  func.return %f88, %f89 : vector<16xf16>, vector<16xf16>
}
func.func private @linear_q6_k_tile__gfx1100.1(%x0: index, %x1: index, %x2: index, %x3: index, %x4: i1, %x5: memref<?xf32>, %x6: f32, %x7: memref<?xf32>) {
  %ffc0 = arith.constant 16 : index
  %ff0 = arith.muli %x0, %x1 : index
  %ff1 = arith.muli %x2, %ffc0 : index
  %ff2 = arith.addi %ff0, %ff1 : index
  %ff3 = wave.lane
  %ff4 = arith.remui %ff3, %ffc0 : index
  %ff5 = arith.addi %ff2, %ff4 : index
  %ff6 = arith.cmpi slt, %x2, %x3 : index
  scf.if %ff6 {
    scf.if %x4 {
      %ff7 = memref.load %x5[%ff5] : memref<?xf32>
      %ff8 = arith.addf %ff7, %x6 : f32
      memref.store %ff8, %x7[%ff5] : memref<?xf32>
    } else {
      memref.store %x6, %x7[%ff5] : memref<?xf32>
    }
  }
  func.return
}
func.func private @linear_q6_k_tile__gfx1100.2(%x0: index, %x1: index, %x2: index, %x3: index, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: index, %x8: index, %x9: index, %x10: memref<?xi8>, %x11: f32, %x12: f32, %x13: f32, %x14: f32, %x15: index, %x16: i1, %x17: memref<?xf32>, %x18: memref<?xf32>) {
  %fc0 = arith.constant 16 : index
  %fhasFactors = wave.param "hasFactors" : index
  %fc2 = arith.constant 1 : index
  %foperandScale = wave.param "operandScale" : f32
  %fc4 = arith.constant 2 : index
  %fc5 = arith.constant 0 : index
  %fc6 = arith.constant 8 : index
  %fc7 = arith.constant 3 : index
  %fc8 = arith.constant 4 : index
  %f0 = arith.muli %x0, %fc0 : index
  %f1 = arith.addi %x1, %f0 : index
  %f2 = arith.addi %f1, %x2 : index
  %f3 = arith.divui %x3, %fc0 : index
  %f4 = arith.addi %f2, %f3 : index
  %f5 = arith.cmpi slt, %f4, %x4 : index
  scf.if %f5 {
    %f6 = arith.cmpi eq, %fhasFactors, %fc2 : index
    %f7 = arith.muli %f4, %fc4 : index
    %f8 = memref.load %x5[%f7] : memref<?xf32>
    %f9 = arith.mulf %f8, %foperandScale : f32
    %f10 = arith.select %f6, %f9, %foperandScale : f32
    %f11 = arith.addi %x6, %fc5 : index
    %f12 = arith.muli %x7, %fc6 : index
    %f13 = arith.addi %f12, %f11 : index
    %f14 = arith.subi %x8, %fc2 : index
    %f15 = arith.minsi %f13, %f14 : index
    %f16 = arith.muli %f15, %x9 : index
    %f17 = arith.addi %x6, %fc2 : index
    %f18 = arith.addi %f12, %f17 : index
    %f19 = arith.minsi %f18, %f14 : index
    %f20 = arith.muli %f19, %x9 : index
    %f21 = arith.addi %x6, %fc4 : index
    %f22 = arith.addi %f12, %f21 : index
    %f23 = arith.minsi %f22, %f14 : index
    %f24 = arith.muli %f23, %x9 : index
    %f25 = arith.addi %x6, %fc7 : index
    %f26 = arith.addi %f12, %f25 : index
    %f27 = arith.minsi %f26, %f14 : index
    %f28 = arith.muli %f27, %x9 : index
    %f29 = arith.remui %x3, %fc0 : index
    %f30 = arith.muli %f29, %fc8 : index
    %f31 = arith.addi %f16, %f30 : index
    %f32 = vector.load %x10[%f31] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    %f33 = vector.bitcast %f32 : vector<4xi8> to vector<1xf32>
    %f34 = vector.extract %f33[0] : f32 from vector<1xf32>
    %f35 = arith.mulf %f34, %f10 : f32
    %f36 = arith.mulf %x11, %f35 : f32
    %f37 = arith.addi %f20, %f30 : index
    %f38 = vector.load %x10[%f37] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    %f39 = vector.bitcast %f38 : vector<4xi8> to vector<1xf32>
    %f40 = vector.extract %f39[0] : f32 from vector<1xf32>
    %f41 = arith.mulf %f40, %f10 : f32
    %f42 = arith.mulf %x12, %f41 : f32
    %f43 = arith.addi %f24, %f30 : index
    %f44 = vector.load %x10[%f43] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    %f45 = vector.bitcast %f44 : vector<4xi8> to vector<1xf32>
    %f46 = vector.extract %f45[0] : f32 from vector<1xf32>
    %f47 = arith.mulf %f46, %f10 : f32
    %f48 = arith.mulf %x13, %f47 : f32
    %f49 = arith.addi %f28, %f30 : index
    %f50 = vector.load %x10[%f49] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    %f51 = vector.bitcast %f50 : vector<4xi8> to vector<1xf32>
    %f52 = vector.extract %f51[0] : f32 from vector<1xf32>
    %f53 = arith.mulf %f52, %f10 : f32
    %f54 = arith.mulf %x14, %f53 : f32
    %f55 = arith.addi %f12, %x6 : index
    %f56 = arith.addi %f55, %fc5 : index
    func.call @linear_q6_k_tile__gfx1100.1(%f4, %x15, %f56, %x8, %x16, %x17, %f36, %x18) : (index, index, index, index, i1, memref<?xf32>, f32, memref<?xf32>) -> ()
    %f57 = arith.addi %f55, %fc2 : index
    func.call @linear_q6_k_tile__gfx1100.1(%f4, %x15, %f57, %x8, %x16, %x17, %f42, %x18) : (index, index, index, index, i1, memref<?xf32>, f32, memref<?xf32>) -> ()
    %f58 = arith.addi %f55, %fc4 : index
    func.call @linear_q6_k_tile__gfx1100.1(%f4, %x15, %f58, %x8, %x16, %x17, %f48, %x18) : (index, index, index, index, i1, memref<?xf32>, f32, memref<?xf32>) -> ()
    %f59 = arith.addi %f55, %fc7 : index
    func.call @linear_q6_k_tile__gfx1100.1(%f4, %x15, %f59, %x8, %x16, %x17, %f54, %x18) : (index, index, index, index, i1, memref<?xf32>, f32, memref<?xf32>) -> ()
  }
  func.return
}
wave.kernel @linear_q6_k_tile__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %countAt = wave.param "countAt" : index
  %c2 = arith.constant 128 : index
  %panels = wave.param "panels" : index
  %c4 = arith.constant 12 : index
  %c5 = arith.constant 256 : index
  %c6 = arith.constant 32 : index
  %c7 = arith.constant 127 : index
  %c8 = arith.constant 2 : index
  %c9 = arith.constant 4 : index
  %c10 = arith.constant 16384 : index
  %hasResidual = wave.param "hasResidual" : index
  %c12 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %c15 = arith.constant 0 : index
  %c16 = arith.constant 8 : index
  %c17 = arith.constant 16 : index
  %c18 = arith.constant 8192 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %splits = wave.param "splits" : index
  %c21 = arith.constant 9 : index
  %c22 = arith.constant 10 : index
  %c23 = arith.constant 11 : index
  %c24 = arith.constant 6 : index
  %c25 = arith.constant 14 : index
  %c26 = arith.constant 18 : index
  %c27 = arith.constant 20 : index
  %c28 = arith.constant 22 : index
  %c29 = arith.constant 24 : index
  %c30 = arith.constant 26 : index
  %c31 = arith.constant 28 : index
  %c32 = arith.constant 30 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = wave.wave
  %3 = wave.lane
  %4 = memref.load %step[%countAt] : memref<?xi32>
  %5 = arith.index_cast %4 : i32 to index
  %6 = arith.muli %1, %c2 : index
  %7 = arith.muli %inputFeatures, %c4 : index
  %8 = arith.divui %inputFeatures, %c5 : index
  %9 = arith.muli %8, %c6 : index
  %10 = arith.addi %9, %inputFeatures : index
  %11 = arith.addi %10, %c7 : index
  %12 = arith.divui %11, %c2 : index
  %13 = arith.muli %12, %c2 : index
  %14 = arith.addi %7, %13 : index
  %15 = arith.addi %14, %c2 : index
  %16 = arith.divui %2, %c8 : index
  %17 = arith.muli %16, %c8 : index
  %18 = arith.remui %2, %c8 : index
  %19 = arith.muli %18, %c9 : index
  %20 = wave.scratch %c10 : memref<?xf16>
  %21 = arith.cmpi eq, %hasResidual, %c12 : index
  %22 = arith.cmpi slt, %6, %5 : index
  scf.if %22 {
    %23 = arith.divui %inputFeatures, %c6 : index
    %24 = arith.muli %1, %c16 : index
    %25 = arith.addi %24, %2 : index
    %26 = arith.divui %inputFeatures, %c17 : index
    %27 = arith.muli %25, %26 : index
    %28 = arith.muli %c15, %c8 : index
    %29 = arith.addi %27, %28 : index
    %30 = arith.muli %29, %c5 : index
    %31 = arith.muli %3, %c16 : index
    %32 = arith.addi %30, %31 : index
    %33 = arith.addi %32, %c15 : index
    %34 = vector.load %x[%33] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %35 = arith.addi %32, %c5 : index
    %36 = vector.load %x[%35] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %37 = arith.muli %0, %c16 : index
    %38 = arith.addi %37, %2 : index
    %39 = arith.subi %panels, %c12 : index
    %40 = arith.minsi %38, %39 : index
    %41 = arith.muli %40, %15 : index
    %42:2 = func.call @linear_q6_k_tile__gfx1100.0(%3, %c15, %41, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
    %43 = arith.cmpi sge, %3, %c17 : index
    %44 = vector.shuffle %42#0, %42#0 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
    %45 = vector.shuffle %42#0, %42#0 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
    %46 = arith.select %43, %44, %45 : vector<8xf16>
    %47 = vector.shuffle %42#1, %42#1 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
    %48 = vector.shuffle %42#1, %42#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
    %49 = arith.select %43, %47, %48 : vector<8xf16>
    %50 = arith.addi %2, %c15 : index
    %51 = arith.muli %50, %c8 : index
    %52 = arith.addi %51, %c15 : index
    %53 = arith.muli %52, %c5 : index
    %54 = arith.muli %c15, %c18 : index
    %55 = arith.addi %54, %53 : index
    %56 = arith.addi %55, %31 : index
    vector.store %34, %20[%56] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %57 = arith.addi %51, %c12 : index
    %58 = arith.muli %57, %c5 : index
    %59 = arith.addi %54, %58 : index
    %60 = arith.addi %59, %31 : index
    vector.store %36, %20[%60] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %61 = arith.addi %2, %c16 : index
    %62 = arith.muli %61, %c8 : index
    %63 = arith.addi %62, %c15 : index
    %64 = arith.muli %63, %c5 : index
    %65 = arith.addi %54, %64 : index
    %66 = arith.addi %65, %31 : index
    vector.store %46, %20[%66] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %67 = arith.addi %62, %c12 : index
    %68 = arith.muli %67, %c5 : index
    %69 = arith.addi %54, %68 : index
    %70 = arith.addi %69, %31 : index
    vector.store %49, %20[%70] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    wave.barrier
    %80:8 = scf.for %71 = %c15 to %splits step %c12 iter_args(%72 = %c14, %73 = %c14, %74 = %c14, %75 = %c14, %76 = %c14, %77 = %c14, %78 = %c14, %79 = %c14) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %81 = arith.muli %71, %stepsPerWave : index
      %82 = arith.minsi %81, %23 : index
      %83 = arith.addi %82, %stepsPerWave : index
      %84 = arith.minsi %83, %23 : index
      %94:8 = scf.for %85 = %82 to %84 step %c12 iter_args(%86 = %c14, %87 = %c14, %88 = %c14, %89 = %c14, %90 = %c14, %91 = %c14, %92 = %c14, %93 = %c14) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %95 = arith.addi %85, %c12 : index
        %96 = arith.subi %23, %c12 : index
        %97 = arith.minsi %95, %96 : index
        %98 = arith.muli %97, %c8 : index
        %99 = arith.addi %27, %98 : index
        %100 = arith.muli %99, %c5 : index
        %101 = arith.addi %100, %31 : index
        %102 = arith.addi %101, %c15 : index
        %103 = vector.load %x[%102] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %104 = arith.addi %101, %c5 : index
        %105 = vector.load %x[%104] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %106:2 = func.call @linear_q6_k_tile__gfx1100.0(%3, %97, %41, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %107 = vector.shuffle %106#0, %106#0 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
        %108 = vector.shuffle %106#0, %106#0 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
        %109 = arith.select %43, %107, %108 : vector<8xf16>
        %110 = vector.shuffle %106#1, %106#1 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
        %111 = vector.shuffle %106#1, %106#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
        %112 = arith.select %43, %110, %111 : vector<8xf16>
        %113 = arith.remui %85, %c8 : index
        %114 = arith.addi %17, %c15 : index
        %115 = arith.muli %114, %c8 : index
        %116 = arith.addi %115, %c15 : index
        %117 = arith.muli %116, %c5 : index
        %118 = arith.remui %3, %c17 : index
        %119 = arith.muli %118, %c16 : index
        %120 = arith.addi %117, %119 : index
        %121 = arith.muli %113, %c18 : index
        %122 = arith.addi %120, %121 : index
        %123 = vector.load %20[%122] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %124 = arith.addi %122, %c2 : index
        %125 = vector.load %20[%124] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %126 = vector.shuffle %123, %125 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %127 = arith.addi %17, %c12 : index
        %128 = arith.muli %127, %c8 : index
        %129 = arith.addi %128, %c15 : index
        %130 = arith.muli %129, %c5 : index
        %131 = arith.addi %130, %119 : index
        %132 = arith.addi %131, %121 : index
        %133 = vector.load %20[%132] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %134 = arith.addi %132, %c2 : index
        %135 = vector.load %20[%134] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %136 = vector.shuffle %133, %135 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %137 = arith.addi %19, %c16 : index
        %138 = arith.muli %137, %c8 : index
        %139 = arith.addi %138, %c15 : index
        %140 = arith.muli %139, %c5 : index
        %141 = arith.addi %140, %119 : index
        %142 = arith.addi %141, %121 : index
        %143 = vector.load %20[%142] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %144 = arith.addi %142, %c2 : index
        %145 = vector.load %20[%144] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %146 = vector.shuffle %143, %145 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %147 = wave.mma %126, %146, %86 : vector<16xf16>, vector<8xf32>
        %148 = wave.mma %136, %146, %90 : vector<16xf16>, vector<8xf32>
        %149 = arith.addi %19, %c21 : index
        %150 = arith.muli %149, %c8 : index
        %151 = arith.addi %150, %c15 : index
        %152 = arith.muli %151, %c5 : index
        %153 = arith.addi %152, %119 : index
        %154 = arith.addi %153, %121 : index
        %155 = vector.load %20[%154] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %156 = arith.addi %154, %c2 : index
        %157 = vector.load %20[%156] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %158 = vector.shuffle %155, %157 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %159 = wave.mma %126, %158, %87 : vector<16xf16>, vector<8xf32>
        %160 = wave.mma %136, %158, %91 : vector<16xf16>, vector<8xf32>
        %161 = arith.addi %19, %c22 : index
        %162 = arith.muli %161, %c8 : index
        %163 = arith.addi %162, %c15 : index
        %164 = arith.muli %163, %c5 : index
        %165 = arith.addi %164, %119 : index
        %166 = arith.addi %165, %121 : index
        %167 = vector.load %20[%166] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %168 = arith.addi %166, %c2 : index
        %169 = vector.load %20[%168] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %170 = vector.shuffle %167, %169 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %171 = wave.mma %126, %170, %88 : vector<16xf16>, vector<8xf32>
        %172 = wave.mma %136, %170, %92 : vector<16xf16>, vector<8xf32>
        %173 = arith.addi %19, %c23 : index
        %174 = arith.muli %173, %c8 : index
        %175 = arith.addi %174, %c15 : index
        %176 = arith.muli %175, %c5 : index
        %177 = arith.addi %176, %119 : index
        %178 = arith.addi %177, %121 : index
        %179 = vector.load %20[%178] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %180 = arith.addi %178, %c2 : index
        %181 = vector.load %20[%180] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %182 = vector.shuffle %179, %181 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %183 = wave.mma %126, %182, %89 : vector<16xf16>, vector<8xf32>
        %184 = wave.mma %136, %182, %93 : vector<16xf16>, vector<8xf32>
        %185 = arith.addi %115, %c12 : index
        %186 = arith.muli %185, %c5 : index
        %187 = arith.addi %186, %119 : index
        %188 = arith.addi %187, %121 : index
        %189 = vector.load %20[%188] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %190 = arith.addi %188, %c2 : index
        %191 = vector.load %20[%190] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %192 = vector.shuffle %189, %191 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %193 = arith.addi %128, %c12 : index
        %194 = arith.muli %193, %c5 : index
        %195 = arith.addi %194, %119 : index
        %196 = arith.addi %195, %121 : index
        %197 = vector.load %20[%196] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %198 = arith.addi %196, %c2 : index
        %199 = vector.load %20[%198] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %200 = vector.shuffle %197, %199 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %201 = arith.addi %138, %c12 : index
        %202 = arith.muli %201, %c5 : index
        %203 = arith.addi %202, %119 : index
        %204 = arith.addi %203, %121 : index
        %205 = vector.load %20[%204] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %206 = arith.addi %204, %c2 : index
        %207 = vector.load %20[%206] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %208 = vector.shuffle %205, %207 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %209 = wave.mma %192, %208, %147 : vector<16xf16>, vector<8xf32>
        %210 = wave.mma %200, %208, %148 : vector<16xf16>, vector<8xf32>
        %211 = arith.addi %150, %c12 : index
        %212 = arith.muli %211, %c5 : index
        %213 = arith.addi %212, %119 : index
        %214 = arith.addi %213, %121 : index
        %215 = vector.load %20[%214] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %216 = arith.addi %214, %c2 : index
        %217 = vector.load %20[%216] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %218 = vector.shuffle %215, %217 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %219 = wave.mma %192, %218, %159 : vector<16xf16>, vector<8xf32>
        %220 = wave.mma %200, %218, %160 : vector<16xf16>, vector<8xf32>
        %221 = arith.addi %162, %c12 : index
        %222 = arith.muli %221, %c5 : index
        %223 = arith.addi %222, %119 : index
        %224 = arith.addi %223, %121 : index
        %225 = vector.load %20[%224] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %226 = arith.addi %224, %c2 : index
        %227 = vector.load %20[%226] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %228 = vector.shuffle %225, %227 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %229 = wave.mma %192, %228, %171 : vector<16xf16>, vector<8xf32>
        %230 = wave.mma %200, %228, %172 : vector<16xf16>, vector<8xf32>
        %231 = arith.addi %174, %c12 : index
        %232 = arith.muli %231, %c5 : index
        %233 = arith.addi %232, %119 : index
        %234 = arith.addi %233, %121 : index
        %235 = vector.load %20[%234] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %236 = arith.addi %234, %c2 : index
        %237 = vector.load %20[%236] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %238 = vector.shuffle %235, %237 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %239 = wave.mma %192, %238, %183 : vector<16xf16>, vector<8xf32>
        %240 = wave.mma %200, %238, %184 : vector<16xf16>, vector<8xf32>
        %241 = arith.subi %c12, %113 : index
        %242 = arith.muli %241, %c18 : index
        %243 = arith.addi %242, %53 : index
        %244 = arith.addi %243, %31 : index
        vector.store %103, %20[%244] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %245 = arith.addi %242, %58 : index
        %246 = arith.addi %245, %31 : index
        vector.store %105, %20[%246] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %247 = arith.addi %242, %64 : index
        %248 = arith.addi %247, %31 : index
        vector.store %109, %20[%248] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %249 = arith.addi %242, %68 : index
        %250 = arith.addi %249, %31 : index
        vector.store %112, %20[%250] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        wave.barrier
        scf.yield %209, %219, %229, %239, %210, %220, %230, %240 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %251 = arith.cmpi eq, %71, %c15 : index
      %252 = arith.addf %72, %94#0 : vector<8xf32>
      %253 = arith.select %251, %94#0, %252 : vector<8xf32>
      %254 = arith.addf %73, %94#1 : vector<8xf32>
      %255 = arith.select %251, %94#1, %254 : vector<8xf32>
      %256 = arith.addf %74, %94#2 : vector<8xf32>
      %257 = arith.select %251, %94#2, %256 : vector<8xf32>
      %258 = arith.addf %75, %94#3 : vector<8xf32>
      %259 = arith.select %251, %94#3, %258 : vector<8xf32>
      %260 = arith.addf %76, %94#4 : vector<8xf32>
      %261 = arith.select %251, %94#4, %260 : vector<8xf32>
      %262 = arith.addf %77, %94#5 : vector<8xf32>
      %263 = arith.select %251, %94#5, %262 : vector<8xf32>
      %264 = arith.addf %78, %94#6 : vector<8xf32>
      %265 = arith.select %251, %94#6, %264 : vector<8xf32>
      %266 = arith.addf %79, %94#7 : vector<8xf32>
      %267 = arith.select %251, %94#7, %266 : vector<8xf32>
      scf.yield %253, %255, %257, %259, %261, %263, %265, %267 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %268 = vector.extract %80#0[0] : f32 from vector<8xf32>
    %269 = vector.extract %80#1[0] : f32 from vector<8xf32>
    %270 = vector.extract %80#2[0] : f32 from vector<8xf32>
    %271 = vector.extract %80#3[0] : f32 from vector<8xf32>
    func.call @linear_q6_k_tile__gfx1100.2(%17, %6, %c15, %3, %5, %factors, %19, %0, %panels, %15, %w, %268, %269, %270, %271, %outputFeatures, %21, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %272 = vector.extract %80#0[1] : f32 from vector<8xf32>
    %273 = vector.extract %80#1[1] : f32 from vector<8xf32>
    %274 = vector.extract %80#2[1] : f32 from vector<8xf32>
    %275 = vector.extract %80#3[1] : f32 from vector<8xf32>
    func.call @linear_q6_k_tile__gfx1100.2(%17, %6, %c8, %3, %5, %factors, %19, %0, %panels, %15, %w, %272, %273, %274, %275, %outputFeatures, %21, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %276 = vector.extract %80#0[2] : f32 from vector<8xf32>
    %277 = vector.extract %80#1[2] : f32 from vector<8xf32>
    %278 = vector.extract %80#2[2] : f32 from vector<8xf32>
    %279 = vector.extract %80#3[2] : f32 from vector<8xf32>
    func.call @linear_q6_k_tile__gfx1100.2(%17, %6, %c9, %3, %5, %factors, %19, %0, %panels, %15, %w, %276, %277, %278, %279, %outputFeatures, %21, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %280 = vector.extract %80#0[3] : f32 from vector<8xf32>
    %281 = vector.extract %80#1[3] : f32 from vector<8xf32>
    %282 = vector.extract %80#2[3] : f32 from vector<8xf32>
    %283 = vector.extract %80#3[3] : f32 from vector<8xf32>
    func.call @linear_q6_k_tile__gfx1100.2(%17, %6, %c24, %3, %5, %factors, %19, %0, %panels, %15, %w, %280, %281, %282, %283, %outputFeatures, %21, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %284 = vector.extract %80#0[4] : f32 from vector<8xf32>
    %285 = vector.extract %80#1[4] : f32 from vector<8xf32>
    %286 = vector.extract %80#2[4] : f32 from vector<8xf32>
    %287 = vector.extract %80#3[4] : f32 from vector<8xf32>
    func.call @linear_q6_k_tile__gfx1100.2(%17, %6, %c16, %3, %5, %factors, %19, %0, %panels, %15, %w, %284, %285, %286, %287, %outputFeatures, %21, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %288 = vector.extract %80#0[5] : f32 from vector<8xf32>
    %289 = vector.extract %80#1[5] : f32 from vector<8xf32>
    %290 = vector.extract %80#2[5] : f32 from vector<8xf32>
    %291 = vector.extract %80#3[5] : f32 from vector<8xf32>
    func.call @linear_q6_k_tile__gfx1100.2(%17, %6, %c22, %3, %5, %factors, %19, %0, %panels, %15, %w, %288, %289, %290, %291, %outputFeatures, %21, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %292 = vector.extract %80#0[6] : f32 from vector<8xf32>
    %293 = vector.extract %80#1[6] : f32 from vector<8xf32>
    %294 = vector.extract %80#2[6] : f32 from vector<8xf32>
    %295 = vector.extract %80#3[6] : f32 from vector<8xf32>
    func.call @linear_q6_k_tile__gfx1100.2(%17, %6, %c4, %3, %5, %factors, %19, %0, %panels, %15, %w, %292, %293, %294, %295, %outputFeatures, %21, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %296 = vector.extract %80#0[7] : f32 from vector<8xf32>
    %297 = vector.extract %80#1[7] : f32 from vector<8xf32>
    %298 = vector.extract %80#2[7] : f32 from vector<8xf32>
    %299 = vector.extract %80#3[7] : f32 from vector<8xf32>
    func.call @linear_q6_k_tile__gfx1100.2(%17, %6, %c25, %3, %5, %factors, %19, %0, %panels, %15, %w, %296, %297, %298, %299, %outputFeatures, %21, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %300 = vector.extract %80#4[0] : f32 from vector<8xf32>
    %301 = vector.extract %80#5[0] : f32 from vector<8xf32>
    %302 = vector.extract %80#6[0] : f32 from vector<8xf32>
    %303 = vector.extract %80#7[0] : f32 from vector<8xf32>
    func.call @linear_q6_k_tile__gfx1100.2(%17, %6, %c17, %3, %5, %factors, %19, %0, %panels, %15, %w, %300, %301, %302, %303, %outputFeatures, %21, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %304 = vector.extract %80#4[1] : f32 from vector<8xf32>
    %305 = vector.extract %80#5[1] : f32 from vector<8xf32>
    %306 = vector.extract %80#6[1] : f32 from vector<8xf32>
    %307 = vector.extract %80#7[1] : f32 from vector<8xf32>
    func.call @linear_q6_k_tile__gfx1100.2(%17, %6, %c26, %3, %5, %factors, %19, %0, %panels, %15, %w, %304, %305, %306, %307, %outputFeatures, %21, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %308 = vector.extract %80#4[2] : f32 from vector<8xf32>
    %309 = vector.extract %80#5[2] : f32 from vector<8xf32>
    %310 = vector.extract %80#6[2] : f32 from vector<8xf32>
    %311 = vector.extract %80#7[2] : f32 from vector<8xf32>
    func.call @linear_q6_k_tile__gfx1100.2(%17, %6, %c27, %3, %5, %factors, %19, %0, %panels, %15, %w, %308, %309, %310, %311, %outputFeatures, %21, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %312 = vector.extract %80#4[3] : f32 from vector<8xf32>
    %313 = vector.extract %80#5[3] : f32 from vector<8xf32>
    %314 = vector.extract %80#6[3] : f32 from vector<8xf32>
    %315 = vector.extract %80#7[3] : f32 from vector<8xf32>
    func.call @linear_q6_k_tile__gfx1100.2(%17, %6, %c28, %3, %5, %factors, %19, %0, %panels, %15, %w, %312, %313, %314, %315, %outputFeatures, %21, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %316 = vector.extract %80#4[4] : f32 from vector<8xf32>
    %317 = vector.extract %80#5[4] : f32 from vector<8xf32>
    %318 = vector.extract %80#6[4] : f32 from vector<8xf32>
    %319 = vector.extract %80#7[4] : f32 from vector<8xf32>
    func.call @linear_q6_k_tile__gfx1100.2(%17, %6, %c29, %3, %5, %factors, %19, %0, %panels, %15, %w, %316, %317, %318, %319, %outputFeatures, %21, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %320 = vector.extract %80#4[5] : f32 from vector<8xf32>
    %321 = vector.extract %80#5[5] : f32 from vector<8xf32>
    %322 = vector.extract %80#6[5] : f32 from vector<8xf32>
    %323 = vector.extract %80#7[5] : f32 from vector<8xf32>
    func.call @linear_q6_k_tile__gfx1100.2(%17, %6, %c30, %3, %5, %factors, %19, %0, %panels, %15, %w, %320, %321, %322, %323, %outputFeatures, %21, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %324 = vector.extract %80#4[6] : f32 from vector<8xf32>
    %325 = vector.extract %80#5[6] : f32 from vector<8xf32>
    %326 = vector.extract %80#6[6] : f32 from vector<8xf32>
    %327 = vector.extract %80#7[6] : f32 from vector<8xf32>
    func.call @linear_q6_k_tile__gfx1100.2(%17, %6, %c31, %3, %5, %factors, %19, %0, %panels, %15, %w, %324, %325, %326, %327, %outputFeatures, %21, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %328 = vector.extract %80#4[7] : f32 from vector<8xf32>
    %329 = vector.extract %80#5[7] : f32 from vector<8xf32>
    %330 = vector.extract %80#6[7] : f32 from vector<8xf32>
    %331 = vector.extract %80#7[7] : f32 from vector<8xf32>
    func.call @linear_q6_k_tile__gfx1100.2(%17, %6, %c32, %3, %5, %factors, %19, %0, %panels, %15, %w, %328, %329, %330, %331, %outputFeatures, %21, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
  }
  wave.return
}
