// GENERATED from codegen/kvcgen/gfx_tile.py; do not edit.
// Config: GfxTileLinear(format='q8_k')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q8_k_tile__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 8 : index
  %fc2 = arith.constant 32 : index
  %fc3 = arith.constant 2 : index
  %fc4 = arith.constant 128 : index
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
  %f11 = arith.muli %x1, %fc0 : index
  %f12 = arith.addi %f10, %f11 : index
  %f13 = arith.muli %f0, %fc6 : index
  %f14 = arith.addi %f12, %f13 : index
  %f15 = arith.addi %f5, %f14 : index
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
  %f26 = arith.divui %f25, %fc3 : index
  %f27 = arith.addi %f10, %f26 : index
  %f28 = arith.addi %f27, %fc7 : index
  %f29 = arith.divui %f28, %fc4 : index
  %f30 = arith.muli %f29, %fc4 : index
  %f31 = arith.addi %f5, %f30 : index
  %f32 = arith.muli %x4, %fc1 : index
  %f33 = arith.addi %f31, %f32 : index
  %f34 = arith.addi %f11, %f0 : index
  %f35 = arith.muli %f34, %fc0 : index
  %f36 = arith.addi %f33, %f35 : index
  %f37 = arith.muli %x1, %fc5 : index
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
func.func private @linear_q8_k_tile__gfx1100.1(%x0: index, %x1: index, %x2: index, %x3: index, %x4: i1, %x5: memref<?xf32>, %x6: f32, %x7: memref<?xf32>) {
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
func.func private @linear_q8_k_tile__gfx1100.2(%x0: index, %x1: index, %x2: index, %x3: index, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: index, %x8: index, %x9: index, %x10: memref<?xi8>, %x11: f32, %x12: f32, %x13: f32, %x14: f32, %x15: index, %x16: i1, %x17: memref<?xf32>, %x18: memref<?xf32>) {
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
    func.call @linear_q8_k_tile__gfx1100.1(%f4, %x15, %f56, %x8, %x16, %x17, %f36, %x18) : (index, index, index, index, i1, memref<?xf32>, f32, memref<?xf32>) -> ()
    %f57 = arith.addi %f55, %fc2 : index
    func.call @linear_q8_k_tile__gfx1100.1(%f4, %x15, %f57, %x8, %x16, %x17, %f42, %x18) : (index, index, index, index, i1, memref<?xf32>, f32, memref<?xf32>) -> ()
    %f58 = arith.addi %f55, %fc4 : index
    func.call @linear_q8_k_tile__gfx1100.1(%f4, %x15, %f58, %x8, %x16, %x17, %f48, %x18) : (index, index, index, index, i1, memref<?xf32>, f32, memref<?xf32>) -> ()
    %f59 = arith.addi %f55, %fc7 : index
    func.call @linear_q8_k_tile__gfx1100.1(%f4, %x15, %f59, %x8, %x16, %x17, %f54, %x18) : (index, index, index, index, i1, memref<?xf32>, f32, memref<?xf32>) -> ()
  }
  func.return
}
wave.kernel @linear_q8_k_tile__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %countAt = wave.param "countAt" : index
  %c2 = arith.constant 128 : index
  %panels = wave.param "panels" : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 256 : index
  %c8 = arith.constant 32 : index
  %c9 = arith.constant 127 : index
  %c10 = arith.constant 4 : index
  %c11 = arith.constant 16384 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %c15 = arith.constant 0 : index
  %c16 = arith.constant 8 : index
  %c17 = arith.constant 8192 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %splits = wave.param "splits" : index
  %c20 = arith.constant 9 : index
  %c21 = arith.constant 10 : index
  %c22 = arith.constant 11 : index
  %c23 = arith.constant 6 : index
  %c24 = arith.constant 12 : index
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
  %8 = arith.muli %inputFeatures, %c5 : index
  %9 = arith.divui %8, %c6 : index
  %10 = arith.divui %inputFeatures, %c7 : index
  %11 = arith.muli %10, %c8 : index
  %12 = arith.addi %11, %9 : index
  %13 = arith.addi %12, %c9 : index
  %14 = arith.divui %13, %c2 : index
  %15 = arith.muli %14, %c2 : index
  %16 = arith.addi %7, %15 : index
  %17 = arith.addi %16, %c2 : index
  %18 = arith.divui %2, %c6 : index
  %19 = arith.muli %18, %c6 : index
  %20 = arith.remui %2, %c6 : index
  %21 = arith.muli %20, %c10 : index
  %22 = wave.scratch %c11 : memref<?xf16>
  %23 = arith.cmpi eq, %hasResidual, %c5 : index
  %24 = arith.cmpi slt, %6, %5 : index
  scf.if %24 {
    %25 = arith.divui %inputFeatures, %c8 : index
    %26 = arith.muli %1, %c16 : index
    %27 = arith.addi %26, %2 : index
    %28 = arith.divui %inputFeatures, %c4 : index
    %29 = arith.muli %27, %28 : index
    %30 = arith.muli %c15, %c6 : index
    %31 = arith.addi %29, %30 : index
    %32 = arith.muli %31, %c7 : index
    %33 = arith.muli %3, %c16 : index
    %34 = arith.addi %32, %33 : index
    %35 = arith.addi %34, %c15 : index
    %36 = vector.load %x[%35] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %37 = arith.addi %34, %c7 : index
    %38 = vector.load %x[%37] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %39 = arith.muli %0, %c16 : index
    %40 = arith.addi %39, %2 : index
    %41 = arith.subi %panels, %c5 : index
    %42 = arith.minsi %40, %41 : index
    %43 = arith.muli %42, %17 : index
    %44:2 = func.call @linear_q8_k_tile__gfx1100.0(%3, %c15, %43, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
    %45 = arith.cmpi sge, %3, %c4 : index
    %46 = vector.shuffle %44#0, %44#0 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
    %47 = vector.shuffle %44#0, %44#0 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
    %48 = arith.select %45, %46, %47 : vector<8xf16>
    %49 = vector.shuffle %44#1, %44#1 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
    %50 = vector.shuffle %44#1, %44#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
    %51 = arith.select %45, %49, %50 : vector<8xf16>
    %52 = arith.addi %2, %c15 : index
    %53 = arith.muli %52, %c6 : index
    %54 = arith.addi %53, %c15 : index
    %55 = arith.muli %54, %c7 : index
    %56 = arith.muli %c15, %c17 : index
    %57 = arith.addi %56, %55 : index
    %58 = arith.addi %57, %33 : index
    vector.store %36, %22[%58] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %59 = arith.addi %53, %c5 : index
    %60 = arith.muli %59, %c7 : index
    %61 = arith.addi %56, %60 : index
    %62 = arith.addi %61, %33 : index
    vector.store %38, %22[%62] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %63 = arith.addi %2, %c16 : index
    %64 = arith.muli %63, %c6 : index
    %65 = arith.addi %64, %c15 : index
    %66 = arith.muli %65, %c7 : index
    %67 = arith.addi %56, %66 : index
    %68 = arith.addi %67, %33 : index
    vector.store %48, %22[%68] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %69 = arith.addi %64, %c5 : index
    %70 = arith.muli %69, %c7 : index
    %71 = arith.addi %56, %70 : index
    %72 = arith.addi %71, %33 : index
    vector.store %51, %22[%72] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    wave.barrier
    %82:8 = scf.for %73 = %c15 to %splits step %c5 iter_args(%74 = %c14, %75 = %c14, %76 = %c14, %77 = %c14, %78 = %c14, %79 = %c14, %80 = %c14, %81 = %c14) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %83 = arith.muli %73, %stepsPerWave : index
      %84 = arith.minsi %83, %25 : index
      %85 = arith.addi %84, %stepsPerWave : index
      %86 = arith.minsi %85, %25 : index
      %96:8 = scf.for %87 = %84 to %86 step %c5 iter_args(%88 = %c14, %89 = %c14, %90 = %c14, %91 = %c14, %92 = %c14, %93 = %c14, %94 = %c14, %95 = %c14) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %97 = arith.addi %87, %c5 : index
        %98 = arith.subi %25, %c5 : index
        %99 = arith.minsi %97, %98 : index
        %100 = arith.muli %99, %c6 : index
        %101 = arith.addi %29, %100 : index
        %102 = arith.muli %101, %c7 : index
        %103 = arith.addi %102, %33 : index
        %104 = arith.addi %103, %c15 : index
        %105 = vector.load %x[%104] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %106 = arith.addi %103, %c7 : index
        %107 = vector.load %x[%106] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %108:2 = func.call @linear_q8_k_tile__gfx1100.0(%3, %99, %43, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %109 = vector.shuffle %108#0, %108#0 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
        %110 = vector.shuffle %108#0, %108#0 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
        %111 = arith.select %45, %109, %110 : vector<8xf16>
        %112 = vector.shuffle %108#1, %108#1 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
        %113 = vector.shuffle %108#1, %108#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
        %114 = arith.select %45, %112, %113 : vector<8xf16>
        %115 = arith.remui %87, %c6 : index
        %116 = arith.addi %19, %c15 : index
        %117 = arith.muli %116, %c6 : index
        %118 = arith.addi %117, %c15 : index
        %119 = arith.muli %118, %c7 : index
        %120 = arith.remui %3, %c4 : index
        %121 = arith.muli %120, %c16 : index
        %122 = arith.addi %119, %121 : index
        %123 = arith.muli %115, %c17 : index
        %124 = arith.addi %122, %123 : index
        %125 = vector.load %22[%124] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %126 = arith.addi %124, %c2 : index
        %127 = vector.load %22[%126] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %128 = vector.shuffle %125, %127 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %129 = arith.addi %19, %c5 : index
        %130 = arith.muli %129, %c6 : index
        %131 = arith.addi %130, %c15 : index
        %132 = arith.muli %131, %c7 : index
        %133 = arith.addi %132, %121 : index
        %134 = arith.addi %133, %123 : index
        %135 = vector.load %22[%134] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %136 = arith.addi %134, %c2 : index
        %137 = vector.load %22[%136] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %138 = vector.shuffle %135, %137 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %139 = arith.addi %21, %c16 : index
        %140 = arith.muli %139, %c6 : index
        %141 = arith.addi %140, %c15 : index
        %142 = arith.muli %141, %c7 : index
        %143 = arith.addi %142, %121 : index
        %144 = arith.addi %143, %123 : index
        %145 = vector.load %22[%144] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %146 = arith.addi %144, %c2 : index
        %147 = vector.load %22[%146] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %148 = vector.shuffle %145, %147 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %149 = wave.mma %128, %148, %88 : vector<16xf16>, vector<8xf32>
        %150 = wave.mma %138, %148, %92 : vector<16xf16>, vector<8xf32>
        %151 = arith.addi %21, %c20 : index
        %152 = arith.muli %151, %c6 : index
        %153 = arith.addi %152, %c15 : index
        %154 = arith.muli %153, %c7 : index
        %155 = arith.addi %154, %121 : index
        %156 = arith.addi %155, %123 : index
        %157 = vector.load %22[%156] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %158 = arith.addi %156, %c2 : index
        %159 = vector.load %22[%158] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %160 = vector.shuffle %157, %159 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %161 = wave.mma %128, %160, %89 : vector<16xf16>, vector<8xf32>
        %162 = wave.mma %138, %160, %93 : vector<16xf16>, vector<8xf32>
        %163 = arith.addi %21, %c21 : index
        %164 = arith.muli %163, %c6 : index
        %165 = arith.addi %164, %c15 : index
        %166 = arith.muli %165, %c7 : index
        %167 = arith.addi %166, %121 : index
        %168 = arith.addi %167, %123 : index
        %169 = vector.load %22[%168] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %170 = arith.addi %168, %c2 : index
        %171 = vector.load %22[%170] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %172 = vector.shuffle %169, %171 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %173 = wave.mma %128, %172, %90 : vector<16xf16>, vector<8xf32>
        %174 = wave.mma %138, %172, %94 : vector<16xf16>, vector<8xf32>
        %175 = arith.addi %21, %c22 : index
        %176 = arith.muli %175, %c6 : index
        %177 = arith.addi %176, %c15 : index
        %178 = arith.muli %177, %c7 : index
        %179 = arith.addi %178, %121 : index
        %180 = arith.addi %179, %123 : index
        %181 = vector.load %22[%180] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %182 = arith.addi %180, %c2 : index
        %183 = vector.load %22[%182] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %184 = vector.shuffle %181, %183 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %185 = wave.mma %128, %184, %91 : vector<16xf16>, vector<8xf32>
        %186 = wave.mma %138, %184, %95 : vector<16xf16>, vector<8xf32>
        %187 = arith.addi %117, %c5 : index
        %188 = arith.muli %187, %c7 : index
        %189 = arith.addi %188, %121 : index
        %190 = arith.addi %189, %123 : index
        %191 = vector.load %22[%190] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %192 = arith.addi %190, %c2 : index
        %193 = vector.load %22[%192] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %194 = vector.shuffle %191, %193 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %195 = arith.addi %130, %c5 : index
        %196 = arith.muli %195, %c7 : index
        %197 = arith.addi %196, %121 : index
        %198 = arith.addi %197, %123 : index
        %199 = vector.load %22[%198] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %200 = arith.addi %198, %c2 : index
        %201 = vector.load %22[%200] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %202 = vector.shuffle %199, %201 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %203 = arith.addi %140, %c5 : index
        %204 = arith.muli %203, %c7 : index
        %205 = arith.addi %204, %121 : index
        %206 = arith.addi %205, %123 : index
        %207 = vector.load %22[%206] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %208 = arith.addi %206, %c2 : index
        %209 = vector.load %22[%208] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %210 = vector.shuffle %207, %209 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %211 = wave.mma %194, %210, %149 : vector<16xf16>, vector<8xf32>
        %212 = wave.mma %202, %210, %150 : vector<16xf16>, vector<8xf32>
        %213 = arith.addi %152, %c5 : index
        %214 = arith.muli %213, %c7 : index
        %215 = arith.addi %214, %121 : index
        %216 = arith.addi %215, %123 : index
        %217 = vector.load %22[%216] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %218 = arith.addi %216, %c2 : index
        %219 = vector.load %22[%218] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %220 = vector.shuffle %217, %219 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %221 = wave.mma %194, %220, %161 : vector<16xf16>, vector<8xf32>
        %222 = wave.mma %202, %220, %162 : vector<16xf16>, vector<8xf32>
        %223 = arith.addi %164, %c5 : index
        %224 = arith.muli %223, %c7 : index
        %225 = arith.addi %224, %121 : index
        %226 = arith.addi %225, %123 : index
        %227 = vector.load %22[%226] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %228 = arith.addi %226, %c2 : index
        %229 = vector.load %22[%228] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %230 = vector.shuffle %227, %229 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %231 = wave.mma %194, %230, %173 : vector<16xf16>, vector<8xf32>
        %232 = wave.mma %202, %230, %174 : vector<16xf16>, vector<8xf32>
        %233 = arith.addi %176, %c5 : index
        %234 = arith.muli %233, %c7 : index
        %235 = arith.addi %234, %121 : index
        %236 = arith.addi %235, %123 : index
        %237 = vector.load %22[%236] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %238 = arith.addi %236, %c2 : index
        %239 = vector.load %22[%238] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %240 = vector.shuffle %237, %239 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %241 = wave.mma %194, %240, %185 : vector<16xf16>, vector<8xf32>
        %242 = wave.mma %202, %240, %186 : vector<16xf16>, vector<8xf32>
        %243 = arith.subi %c5, %115 : index
        %244 = arith.muli %243, %c17 : index
        %245 = arith.addi %244, %55 : index
        %246 = arith.addi %245, %33 : index
        vector.store %105, %22[%246] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %247 = arith.addi %244, %60 : index
        %248 = arith.addi %247, %33 : index
        vector.store %107, %22[%248] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %249 = arith.addi %244, %66 : index
        %250 = arith.addi %249, %33 : index
        vector.store %111, %22[%250] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %251 = arith.addi %244, %70 : index
        %252 = arith.addi %251, %33 : index
        vector.store %114, %22[%252] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        wave.barrier
        scf.yield %211, %221, %231, %241, %212, %222, %232, %242 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %253 = arith.cmpi eq, %73, %c15 : index
      %254 = arith.addf %74, %96#0 : vector<8xf32>
      %255 = arith.select %253, %96#0, %254 : vector<8xf32>
      %256 = arith.addf %75, %96#1 : vector<8xf32>
      %257 = arith.select %253, %96#1, %256 : vector<8xf32>
      %258 = arith.addf %76, %96#2 : vector<8xf32>
      %259 = arith.select %253, %96#2, %258 : vector<8xf32>
      %260 = arith.addf %77, %96#3 : vector<8xf32>
      %261 = arith.select %253, %96#3, %260 : vector<8xf32>
      %262 = arith.addf %78, %96#4 : vector<8xf32>
      %263 = arith.select %253, %96#4, %262 : vector<8xf32>
      %264 = arith.addf %79, %96#5 : vector<8xf32>
      %265 = arith.select %253, %96#5, %264 : vector<8xf32>
      %266 = arith.addf %80, %96#6 : vector<8xf32>
      %267 = arith.select %253, %96#6, %266 : vector<8xf32>
      %268 = arith.addf %81, %96#7 : vector<8xf32>
      %269 = arith.select %253, %96#7, %268 : vector<8xf32>
      scf.yield %255, %257, %259, %261, %263, %265, %267, %269 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %270 = vector.extract %82#0[0] : f32 from vector<8xf32>
    %271 = vector.extract %82#1[0] : f32 from vector<8xf32>
    %272 = vector.extract %82#2[0] : f32 from vector<8xf32>
    %273 = vector.extract %82#3[0] : f32 from vector<8xf32>
    func.call @linear_q8_k_tile__gfx1100.2(%19, %6, %c15, %3, %5, %factors, %21, %0, %panels, %17, %w, %270, %271, %272, %273, %outputFeatures, %23, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %274 = vector.extract %82#0[1] : f32 from vector<8xf32>
    %275 = vector.extract %82#1[1] : f32 from vector<8xf32>
    %276 = vector.extract %82#2[1] : f32 from vector<8xf32>
    %277 = vector.extract %82#3[1] : f32 from vector<8xf32>
    func.call @linear_q8_k_tile__gfx1100.2(%19, %6, %c6, %3, %5, %factors, %21, %0, %panels, %17, %w, %274, %275, %276, %277, %outputFeatures, %23, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %278 = vector.extract %82#0[2] : f32 from vector<8xf32>
    %279 = vector.extract %82#1[2] : f32 from vector<8xf32>
    %280 = vector.extract %82#2[2] : f32 from vector<8xf32>
    %281 = vector.extract %82#3[2] : f32 from vector<8xf32>
    func.call @linear_q8_k_tile__gfx1100.2(%19, %6, %c10, %3, %5, %factors, %21, %0, %panels, %17, %w, %278, %279, %280, %281, %outputFeatures, %23, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %282 = vector.extract %82#0[3] : f32 from vector<8xf32>
    %283 = vector.extract %82#1[3] : f32 from vector<8xf32>
    %284 = vector.extract %82#2[3] : f32 from vector<8xf32>
    %285 = vector.extract %82#3[3] : f32 from vector<8xf32>
    func.call @linear_q8_k_tile__gfx1100.2(%19, %6, %c23, %3, %5, %factors, %21, %0, %panels, %17, %w, %282, %283, %284, %285, %outputFeatures, %23, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %286 = vector.extract %82#0[4] : f32 from vector<8xf32>
    %287 = vector.extract %82#1[4] : f32 from vector<8xf32>
    %288 = vector.extract %82#2[4] : f32 from vector<8xf32>
    %289 = vector.extract %82#3[4] : f32 from vector<8xf32>
    func.call @linear_q8_k_tile__gfx1100.2(%19, %6, %c16, %3, %5, %factors, %21, %0, %panels, %17, %w, %286, %287, %288, %289, %outputFeatures, %23, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %290 = vector.extract %82#0[5] : f32 from vector<8xf32>
    %291 = vector.extract %82#1[5] : f32 from vector<8xf32>
    %292 = vector.extract %82#2[5] : f32 from vector<8xf32>
    %293 = vector.extract %82#3[5] : f32 from vector<8xf32>
    func.call @linear_q8_k_tile__gfx1100.2(%19, %6, %c21, %3, %5, %factors, %21, %0, %panels, %17, %w, %290, %291, %292, %293, %outputFeatures, %23, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %294 = vector.extract %82#0[6] : f32 from vector<8xf32>
    %295 = vector.extract %82#1[6] : f32 from vector<8xf32>
    %296 = vector.extract %82#2[6] : f32 from vector<8xf32>
    %297 = vector.extract %82#3[6] : f32 from vector<8xf32>
    func.call @linear_q8_k_tile__gfx1100.2(%19, %6, %c24, %3, %5, %factors, %21, %0, %panels, %17, %w, %294, %295, %296, %297, %outputFeatures, %23, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %298 = vector.extract %82#0[7] : f32 from vector<8xf32>
    %299 = vector.extract %82#1[7] : f32 from vector<8xf32>
    %300 = vector.extract %82#2[7] : f32 from vector<8xf32>
    %301 = vector.extract %82#3[7] : f32 from vector<8xf32>
    func.call @linear_q8_k_tile__gfx1100.2(%19, %6, %c25, %3, %5, %factors, %21, %0, %panels, %17, %w, %298, %299, %300, %301, %outputFeatures, %23, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %302 = vector.extract %82#4[0] : f32 from vector<8xf32>
    %303 = vector.extract %82#5[0] : f32 from vector<8xf32>
    %304 = vector.extract %82#6[0] : f32 from vector<8xf32>
    %305 = vector.extract %82#7[0] : f32 from vector<8xf32>
    func.call @linear_q8_k_tile__gfx1100.2(%19, %6, %c4, %3, %5, %factors, %21, %0, %panels, %17, %w, %302, %303, %304, %305, %outputFeatures, %23, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %306 = vector.extract %82#4[1] : f32 from vector<8xf32>
    %307 = vector.extract %82#5[1] : f32 from vector<8xf32>
    %308 = vector.extract %82#6[1] : f32 from vector<8xf32>
    %309 = vector.extract %82#7[1] : f32 from vector<8xf32>
    func.call @linear_q8_k_tile__gfx1100.2(%19, %6, %c26, %3, %5, %factors, %21, %0, %panels, %17, %w, %306, %307, %308, %309, %outputFeatures, %23, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %310 = vector.extract %82#4[2] : f32 from vector<8xf32>
    %311 = vector.extract %82#5[2] : f32 from vector<8xf32>
    %312 = vector.extract %82#6[2] : f32 from vector<8xf32>
    %313 = vector.extract %82#7[2] : f32 from vector<8xf32>
    func.call @linear_q8_k_tile__gfx1100.2(%19, %6, %c27, %3, %5, %factors, %21, %0, %panels, %17, %w, %310, %311, %312, %313, %outputFeatures, %23, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %314 = vector.extract %82#4[3] : f32 from vector<8xf32>
    %315 = vector.extract %82#5[3] : f32 from vector<8xf32>
    %316 = vector.extract %82#6[3] : f32 from vector<8xf32>
    %317 = vector.extract %82#7[3] : f32 from vector<8xf32>
    func.call @linear_q8_k_tile__gfx1100.2(%19, %6, %c28, %3, %5, %factors, %21, %0, %panels, %17, %w, %314, %315, %316, %317, %outputFeatures, %23, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %318 = vector.extract %82#4[4] : f32 from vector<8xf32>
    %319 = vector.extract %82#5[4] : f32 from vector<8xf32>
    %320 = vector.extract %82#6[4] : f32 from vector<8xf32>
    %321 = vector.extract %82#7[4] : f32 from vector<8xf32>
    func.call @linear_q8_k_tile__gfx1100.2(%19, %6, %c29, %3, %5, %factors, %21, %0, %panels, %17, %w, %318, %319, %320, %321, %outputFeatures, %23, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %322 = vector.extract %82#4[5] : f32 from vector<8xf32>
    %323 = vector.extract %82#5[5] : f32 from vector<8xf32>
    %324 = vector.extract %82#6[5] : f32 from vector<8xf32>
    %325 = vector.extract %82#7[5] : f32 from vector<8xf32>
    func.call @linear_q8_k_tile__gfx1100.2(%19, %6, %c30, %3, %5, %factors, %21, %0, %panels, %17, %w, %322, %323, %324, %325, %outputFeatures, %23, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %326 = vector.extract %82#4[6] : f32 from vector<8xf32>
    %327 = vector.extract %82#5[6] : f32 from vector<8xf32>
    %328 = vector.extract %82#6[6] : f32 from vector<8xf32>
    %329 = vector.extract %82#7[6] : f32 from vector<8xf32>
    func.call @linear_q8_k_tile__gfx1100.2(%19, %6, %c31, %3, %5, %factors, %21, %0, %panels, %17, %w, %326, %327, %328, %329, %outputFeatures, %23, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %330 = vector.extract %82#4[7] : f32 from vector<8xf32>
    %331 = vector.extract %82#5[7] : f32 from vector<8xf32>
    %332 = vector.extract %82#6[7] : f32 from vector<8xf32>
    %333 = vector.extract %82#7[7] : f32 from vector<8xf32>
    func.call @linear_q8_k_tile__gfx1100.2(%19, %6, %c32, %3, %5, %factors, %21, %0, %panels, %17, %w, %330, %331, %332, %333, %outputFeatures, %23, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
  }
  wave.return
}
