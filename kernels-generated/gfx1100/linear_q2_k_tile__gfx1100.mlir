// GENERATED from codegen/kvcgen/gfx_tile.py; do not edit.
// Config: GfxTileLinear(format='q2_k')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q2_k_tile__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 8 : index
  %fc2 = arith.constant 64 : index
  %fc3 = arith.constant 4 : index
  %fc4 = arith.constant 128 : index
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
  %f1 = arith.divui %x1, %fc1 : index
  %f2 = arith.muli %f1, %fc2 : index
  %f3 = arith.muli %f0, %fc3 : index
  %f4 = arith.addi %f2, %f3 : index
  %f5 = arith.addi %x2, %fc4 : index
  %f6 = arith.addi %f5, %f4 : index
  %f7 = vector.load %x3[%f6] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
  %f8 = vector.bitcast %f7 : vector<4xi8> to vector<2xf16>
  %f9 = arith.divui %x4, %fc5 : index
  %f10 = arith.muli %f9, %fc2 : index
  %f11 = arith.muli %x1, %fc2 : index
  %f12 = arith.addi %f10, %f11 : index
  %f13 = arith.addi %f12, %f3 : index
  %f14 = arith.addi %f5, %f13 : index
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
  %f44 = arith.muli %x4, %fc3 : index
  %f45 = arith.divui %f44, %fc6 : index
  %f46 = arith.addi %f10, %f45 : index
  %f47 = arith.addi %f46, %fc7 : index
  %f48 = arith.divui %f47, %fc4 : index
  %f49 = arith.muli %f48, %fc4 : index
  %f50 = arith.addi %f5, %f49 : index
  %f51 = arith.muli %x4, %fc8 : index
  %f52 = arith.addi %f50, %f51 : index
  %f53 = arith.muli %x1, %fc0 : index
  %f54 = arith.addi %f53, %f0 : index
  %f55 = arith.muli %f54, %fc1 : index
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
func.func private @linear_q2_k_tile__gfx1100.1(%x0: index, %x1: index, %x2: index, %x3: index, %x4: i1, %x5: memref<?xf32>, %x6: f32, %x7: memref<?xf32>) {
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
func.func private @linear_q2_k_tile__gfx1100.2(%x0: index, %x1: index, %x2: index, %x3: index, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: index, %x8: index, %x9: index, %x10: memref<?xi8>, %x11: f32, %x12: f32, %x13: f32, %x14: f32, %x15: index, %x16: i1, %x17: memref<?xf32>, %x18: memref<?xf32>) {
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
    func.call @linear_q2_k_tile__gfx1100.1(%f4, %x15, %f56, %x8, %x16, %x17, %f36, %x18) : (index, index, index, index, i1, memref<?xf32>, f32, memref<?xf32>) -> ()
    %f57 = arith.addi %f55, %fc2 : index
    func.call @linear_q2_k_tile__gfx1100.1(%f4, %x15, %f57, %x8, %x16, %x17, %f42, %x18) : (index, index, index, index, i1, memref<?xf32>, f32, memref<?xf32>) -> ()
    %f58 = arith.addi %f55, %fc4 : index
    func.call @linear_q2_k_tile__gfx1100.1(%f4, %x15, %f58, %x8, %x16, %x17, %f48, %x18) : (index, index, index, index, i1, memref<?xf32>, f32, memref<?xf32>) -> ()
    %f59 = arith.addi %f55, %fc7 : index
    func.call @linear_q2_k_tile__gfx1100.1(%f4, %x15, %f59, %x8, %x16, %x17, %f54, %x18) : (index, index, index, index, i1, memref<?xf32>, f32, memref<?xf32>) -> ()
  }
  func.return
}
wave.kernel @linear_q2_k_tile__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %countAt = wave.param "countAt" : index
  %c2 = arith.constant 128 : index
  %panels = wave.param "panels" : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 2 : index
  %c6 = arith.constant 256 : index
  %c7 = arith.constant 64 : index
  %c8 = arith.constant 127 : index
  %c9 = arith.constant 16384 : index
  %hasResidual = wave.param "hasResidual" : index
  %c11 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c13 = arith.constant dense<0x00000000> : vector<8xf32>
  %c14 = arith.constant 32 : index
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
  %c25 = arith.constant 12 : index
  %c26 = arith.constant 14 : index
  %c27 = arith.constant 18 : index
  %c28 = arith.constant 20 : index
  %c29 = arith.constant 22 : index
  %c30 = arith.constant 24 : index
  %c31 = arith.constant 26 : index
  %c32 = arith.constant 28 : index
  %c33 = arith.constant 30 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = wave.wave
  %3 = wave.lane
  %4 = memref.load %step[%countAt] : memref<?xi32>
  %5 = arith.index_cast %4 : i32 to index
  %6 = arith.muli %1, %c2 : index
  %7 = arith.muli %inputFeatures, %c4 : index
  %8 = arith.divui %7, %c5 : index
  %9 = arith.divui %inputFeatures, %c6 : index
  %10 = arith.muli %9, %c7 : index
  %11 = arith.addi %10, %8 : index
  %12 = arith.addi %11, %c8 : index
  %13 = arith.divui %12, %c2 : index
  %14 = arith.muli %13, %c2 : index
  %15 = arith.addi %7, %14 : index
  %16 = arith.addi %15, %c2 : index
  %17 = arith.divui %2, %c5 : index
  %18 = arith.muli %17, %c5 : index
  %19 = arith.remui %2, %c5 : index
  %20 = arith.muli %19, %c4 : index
  %21 = wave.scratch %c9 : memref<?xf16>
  %22 = arith.cmpi eq, %hasResidual, %c11 : index
  %23 = arith.cmpi slt, %6, %5 : index
  scf.if %23 {
    %24 = arith.divui %inputFeatures, %c14 : index
    %25 = arith.muli %1, %c16 : index
    %26 = arith.addi %25, %2 : index
    %27 = arith.divui %inputFeatures, %c17 : index
    %28 = arith.muli %26, %27 : index
    %29 = arith.muli %c15, %c5 : index
    %30 = arith.addi %28, %29 : index
    %31 = arith.muli %30, %c6 : index
    %32 = arith.muli %3, %c16 : index
    %33 = arith.addi %31, %32 : index
    %34 = arith.addi %33, %c15 : index
    %35 = vector.load %x[%34] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %36 = arith.addi %33, %c6 : index
    %37 = vector.load %x[%36] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %38 = arith.muli %0, %c16 : index
    %39 = arith.addi %38, %2 : index
    %40 = arith.subi %panels, %c11 : index
    %41 = arith.minsi %39, %40 : index
    %42 = arith.muli %41, %16 : index
    %43:2 = func.call @linear_q2_k_tile__gfx1100.0(%3, %c15, %42, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
    %44 = arith.cmpi sge, %3, %c17 : index
    %45 = vector.shuffle %43#0, %43#0 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
    %46 = vector.shuffle %43#0, %43#0 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
    %47 = arith.select %44, %45, %46 : vector<8xf16>
    %48 = vector.shuffle %43#1, %43#1 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
    %49 = vector.shuffle %43#1, %43#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
    %50 = arith.select %44, %48, %49 : vector<8xf16>
    %51 = arith.addi %2, %c15 : index
    %52 = arith.muli %51, %c5 : index
    %53 = arith.addi %52, %c15 : index
    %54 = arith.muli %53, %c6 : index
    %55 = arith.muli %c15, %c18 : index
    %56 = arith.addi %55, %54 : index
    %57 = arith.addi %56, %32 : index
    vector.store %35, %21[%57] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %58 = arith.addi %52, %c11 : index
    %59 = arith.muli %58, %c6 : index
    %60 = arith.addi %55, %59 : index
    %61 = arith.addi %60, %32 : index
    vector.store %37, %21[%61] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %62 = arith.addi %2, %c16 : index
    %63 = arith.muli %62, %c5 : index
    %64 = arith.addi %63, %c15 : index
    %65 = arith.muli %64, %c6 : index
    %66 = arith.addi %55, %65 : index
    %67 = arith.addi %66, %32 : index
    vector.store %47, %21[%67] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %68 = arith.addi %63, %c11 : index
    %69 = arith.muli %68, %c6 : index
    %70 = arith.addi %55, %69 : index
    %71 = arith.addi %70, %32 : index
    vector.store %50, %21[%71] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    wave.barrier
    %81:8 = scf.for %72 = %c15 to %splits step %c11 iter_args(%73 = %c13, %74 = %c13, %75 = %c13, %76 = %c13, %77 = %c13, %78 = %c13, %79 = %c13, %80 = %c13) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %82 = arith.muli %72, %stepsPerWave : index
      %83 = arith.minsi %82, %24 : index
      %84 = arith.addi %83, %stepsPerWave : index
      %85 = arith.minsi %84, %24 : index
      %95:8 = scf.for %86 = %83 to %85 step %c11 iter_args(%87 = %c13, %88 = %c13, %89 = %c13, %90 = %c13, %91 = %c13, %92 = %c13, %93 = %c13, %94 = %c13) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %96 = arith.addi %86, %c11 : index
        %97 = arith.subi %24, %c11 : index
        %98 = arith.minsi %96, %97 : index
        %99 = arith.muli %98, %c5 : index
        %100 = arith.addi %28, %99 : index
        %101 = arith.muli %100, %c6 : index
        %102 = arith.addi %101, %32 : index
        %103 = arith.addi %102, %c15 : index
        %104 = vector.load %x[%103] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %105 = arith.addi %102, %c6 : index
        %106 = vector.load %x[%105] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %107:2 = func.call @linear_q2_k_tile__gfx1100.0(%3, %98, %42, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %108 = vector.shuffle %107#0, %107#0 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
        %109 = vector.shuffle %107#0, %107#0 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
        %110 = arith.select %44, %108, %109 : vector<8xf16>
        %111 = vector.shuffle %107#1, %107#1 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
        %112 = vector.shuffle %107#1, %107#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
        %113 = arith.select %44, %111, %112 : vector<8xf16>
        %114 = arith.remui %86, %c5 : index
        %115 = arith.addi %18, %c15 : index
        %116 = arith.muli %115, %c5 : index
        %117 = arith.addi %116, %c15 : index
        %118 = arith.muli %117, %c6 : index
        %119 = arith.remui %3, %c17 : index
        %120 = arith.muli %119, %c16 : index
        %121 = arith.addi %118, %120 : index
        %122 = arith.muli %114, %c18 : index
        %123 = arith.addi %121, %122 : index
        %124 = vector.load %21[%123] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %125 = arith.addi %123, %c2 : index
        %126 = vector.load %21[%125] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %127 = vector.shuffle %124, %126 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %128 = arith.addi %18, %c11 : index
        %129 = arith.muli %128, %c5 : index
        %130 = arith.addi %129, %c15 : index
        %131 = arith.muli %130, %c6 : index
        %132 = arith.addi %131, %120 : index
        %133 = arith.addi %132, %122 : index
        %134 = vector.load %21[%133] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %135 = arith.addi %133, %c2 : index
        %136 = vector.load %21[%135] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %137 = vector.shuffle %134, %136 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %138 = arith.addi %20, %c16 : index
        %139 = arith.muli %138, %c5 : index
        %140 = arith.addi %139, %c15 : index
        %141 = arith.muli %140, %c6 : index
        %142 = arith.addi %141, %120 : index
        %143 = arith.addi %142, %122 : index
        %144 = vector.load %21[%143] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %145 = arith.addi %143, %c2 : index
        %146 = vector.load %21[%145] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %147 = vector.shuffle %144, %146 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %148 = wave.mma %127, %147, %87 : vector<16xf16>, vector<8xf32>
        %149 = wave.mma %137, %147, %91 : vector<16xf16>, vector<8xf32>
        %150 = arith.addi %20, %c21 : index
        %151 = arith.muli %150, %c5 : index
        %152 = arith.addi %151, %c15 : index
        %153 = arith.muli %152, %c6 : index
        %154 = arith.addi %153, %120 : index
        %155 = arith.addi %154, %122 : index
        %156 = vector.load %21[%155] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %157 = arith.addi %155, %c2 : index
        %158 = vector.load %21[%157] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %159 = vector.shuffle %156, %158 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %160 = wave.mma %127, %159, %88 : vector<16xf16>, vector<8xf32>
        %161 = wave.mma %137, %159, %92 : vector<16xf16>, vector<8xf32>
        %162 = arith.addi %20, %c22 : index
        %163 = arith.muli %162, %c5 : index
        %164 = arith.addi %163, %c15 : index
        %165 = arith.muli %164, %c6 : index
        %166 = arith.addi %165, %120 : index
        %167 = arith.addi %166, %122 : index
        %168 = vector.load %21[%167] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %169 = arith.addi %167, %c2 : index
        %170 = vector.load %21[%169] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %171 = vector.shuffle %168, %170 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %172 = wave.mma %127, %171, %89 : vector<16xf16>, vector<8xf32>
        %173 = wave.mma %137, %171, %93 : vector<16xf16>, vector<8xf32>
        %174 = arith.addi %20, %c23 : index
        %175 = arith.muli %174, %c5 : index
        %176 = arith.addi %175, %c15 : index
        %177 = arith.muli %176, %c6 : index
        %178 = arith.addi %177, %120 : index
        %179 = arith.addi %178, %122 : index
        %180 = vector.load %21[%179] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %181 = arith.addi %179, %c2 : index
        %182 = vector.load %21[%181] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %183 = vector.shuffle %180, %182 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %184 = wave.mma %127, %183, %90 : vector<16xf16>, vector<8xf32>
        %185 = wave.mma %137, %183, %94 : vector<16xf16>, vector<8xf32>
        %186 = arith.addi %116, %c11 : index
        %187 = arith.muli %186, %c6 : index
        %188 = arith.addi %187, %120 : index
        %189 = arith.addi %188, %122 : index
        %190 = vector.load %21[%189] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %191 = arith.addi %189, %c2 : index
        %192 = vector.load %21[%191] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %193 = vector.shuffle %190, %192 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %194 = arith.addi %129, %c11 : index
        %195 = arith.muli %194, %c6 : index
        %196 = arith.addi %195, %120 : index
        %197 = arith.addi %196, %122 : index
        %198 = vector.load %21[%197] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %199 = arith.addi %197, %c2 : index
        %200 = vector.load %21[%199] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %201 = vector.shuffle %198, %200 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %202 = arith.addi %139, %c11 : index
        %203 = arith.muli %202, %c6 : index
        %204 = arith.addi %203, %120 : index
        %205 = arith.addi %204, %122 : index
        %206 = vector.load %21[%205] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %207 = arith.addi %205, %c2 : index
        %208 = vector.load %21[%207] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %209 = vector.shuffle %206, %208 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %210 = wave.mma %193, %209, %148 : vector<16xf16>, vector<8xf32>
        %211 = wave.mma %201, %209, %149 : vector<16xf16>, vector<8xf32>
        %212 = arith.addi %151, %c11 : index
        %213 = arith.muli %212, %c6 : index
        %214 = arith.addi %213, %120 : index
        %215 = arith.addi %214, %122 : index
        %216 = vector.load %21[%215] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %217 = arith.addi %215, %c2 : index
        %218 = vector.load %21[%217] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %219 = vector.shuffle %216, %218 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %220 = wave.mma %193, %219, %160 : vector<16xf16>, vector<8xf32>
        %221 = wave.mma %201, %219, %161 : vector<16xf16>, vector<8xf32>
        %222 = arith.addi %163, %c11 : index
        %223 = arith.muli %222, %c6 : index
        %224 = arith.addi %223, %120 : index
        %225 = arith.addi %224, %122 : index
        %226 = vector.load %21[%225] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %227 = arith.addi %225, %c2 : index
        %228 = vector.load %21[%227] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %229 = vector.shuffle %226, %228 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %230 = wave.mma %193, %229, %172 : vector<16xf16>, vector<8xf32>
        %231 = wave.mma %201, %229, %173 : vector<16xf16>, vector<8xf32>
        %232 = arith.addi %175, %c11 : index
        %233 = arith.muli %232, %c6 : index
        %234 = arith.addi %233, %120 : index
        %235 = arith.addi %234, %122 : index
        %236 = vector.load %21[%235] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %237 = arith.addi %235, %c2 : index
        %238 = vector.load %21[%237] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %239 = vector.shuffle %236, %238 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %240 = wave.mma %193, %239, %184 : vector<16xf16>, vector<8xf32>
        %241 = wave.mma %201, %239, %185 : vector<16xf16>, vector<8xf32>
        %242 = arith.subi %c11, %114 : index
        %243 = arith.muli %242, %c18 : index
        %244 = arith.addi %243, %54 : index
        %245 = arith.addi %244, %32 : index
        vector.store %104, %21[%245] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %246 = arith.addi %243, %59 : index
        %247 = arith.addi %246, %32 : index
        vector.store %106, %21[%247] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %248 = arith.addi %243, %65 : index
        %249 = arith.addi %248, %32 : index
        vector.store %110, %21[%249] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %250 = arith.addi %243, %69 : index
        %251 = arith.addi %250, %32 : index
        vector.store %113, %21[%251] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        wave.barrier
        scf.yield %210, %220, %230, %240, %211, %221, %231, %241 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %252 = arith.cmpi eq, %72, %c15 : index
      %253 = arith.addf %73, %95#0 : vector<8xf32>
      %254 = arith.select %252, %95#0, %253 : vector<8xf32>
      %255 = arith.addf %74, %95#1 : vector<8xf32>
      %256 = arith.select %252, %95#1, %255 : vector<8xf32>
      %257 = arith.addf %75, %95#2 : vector<8xf32>
      %258 = arith.select %252, %95#2, %257 : vector<8xf32>
      %259 = arith.addf %76, %95#3 : vector<8xf32>
      %260 = arith.select %252, %95#3, %259 : vector<8xf32>
      %261 = arith.addf %77, %95#4 : vector<8xf32>
      %262 = arith.select %252, %95#4, %261 : vector<8xf32>
      %263 = arith.addf %78, %95#5 : vector<8xf32>
      %264 = arith.select %252, %95#5, %263 : vector<8xf32>
      %265 = arith.addf %79, %95#6 : vector<8xf32>
      %266 = arith.select %252, %95#6, %265 : vector<8xf32>
      %267 = arith.addf %80, %95#7 : vector<8xf32>
      %268 = arith.select %252, %95#7, %267 : vector<8xf32>
      scf.yield %254, %256, %258, %260, %262, %264, %266, %268 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %269 = vector.extract %81#0[0] : f32 from vector<8xf32>
    %270 = vector.extract %81#1[0] : f32 from vector<8xf32>
    %271 = vector.extract %81#2[0] : f32 from vector<8xf32>
    %272 = vector.extract %81#3[0] : f32 from vector<8xf32>
    func.call @linear_q2_k_tile__gfx1100.2(%18, %6, %c15, %3, %5, %factors, %20, %0, %panels, %16, %w, %269, %270, %271, %272, %outputFeatures, %22, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %273 = vector.extract %81#0[1] : f32 from vector<8xf32>
    %274 = vector.extract %81#1[1] : f32 from vector<8xf32>
    %275 = vector.extract %81#2[1] : f32 from vector<8xf32>
    %276 = vector.extract %81#3[1] : f32 from vector<8xf32>
    func.call @linear_q2_k_tile__gfx1100.2(%18, %6, %c5, %3, %5, %factors, %20, %0, %panels, %16, %w, %273, %274, %275, %276, %outputFeatures, %22, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %277 = vector.extract %81#0[2] : f32 from vector<8xf32>
    %278 = vector.extract %81#1[2] : f32 from vector<8xf32>
    %279 = vector.extract %81#2[2] : f32 from vector<8xf32>
    %280 = vector.extract %81#3[2] : f32 from vector<8xf32>
    func.call @linear_q2_k_tile__gfx1100.2(%18, %6, %c4, %3, %5, %factors, %20, %0, %panels, %16, %w, %277, %278, %279, %280, %outputFeatures, %22, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %281 = vector.extract %81#0[3] : f32 from vector<8xf32>
    %282 = vector.extract %81#1[3] : f32 from vector<8xf32>
    %283 = vector.extract %81#2[3] : f32 from vector<8xf32>
    %284 = vector.extract %81#3[3] : f32 from vector<8xf32>
    func.call @linear_q2_k_tile__gfx1100.2(%18, %6, %c24, %3, %5, %factors, %20, %0, %panels, %16, %w, %281, %282, %283, %284, %outputFeatures, %22, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %285 = vector.extract %81#0[4] : f32 from vector<8xf32>
    %286 = vector.extract %81#1[4] : f32 from vector<8xf32>
    %287 = vector.extract %81#2[4] : f32 from vector<8xf32>
    %288 = vector.extract %81#3[4] : f32 from vector<8xf32>
    func.call @linear_q2_k_tile__gfx1100.2(%18, %6, %c16, %3, %5, %factors, %20, %0, %panels, %16, %w, %285, %286, %287, %288, %outputFeatures, %22, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %289 = vector.extract %81#0[5] : f32 from vector<8xf32>
    %290 = vector.extract %81#1[5] : f32 from vector<8xf32>
    %291 = vector.extract %81#2[5] : f32 from vector<8xf32>
    %292 = vector.extract %81#3[5] : f32 from vector<8xf32>
    func.call @linear_q2_k_tile__gfx1100.2(%18, %6, %c22, %3, %5, %factors, %20, %0, %panels, %16, %w, %289, %290, %291, %292, %outputFeatures, %22, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %293 = vector.extract %81#0[6] : f32 from vector<8xf32>
    %294 = vector.extract %81#1[6] : f32 from vector<8xf32>
    %295 = vector.extract %81#2[6] : f32 from vector<8xf32>
    %296 = vector.extract %81#3[6] : f32 from vector<8xf32>
    func.call @linear_q2_k_tile__gfx1100.2(%18, %6, %c25, %3, %5, %factors, %20, %0, %panels, %16, %w, %293, %294, %295, %296, %outputFeatures, %22, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %297 = vector.extract %81#0[7] : f32 from vector<8xf32>
    %298 = vector.extract %81#1[7] : f32 from vector<8xf32>
    %299 = vector.extract %81#2[7] : f32 from vector<8xf32>
    %300 = vector.extract %81#3[7] : f32 from vector<8xf32>
    func.call @linear_q2_k_tile__gfx1100.2(%18, %6, %c26, %3, %5, %factors, %20, %0, %panels, %16, %w, %297, %298, %299, %300, %outputFeatures, %22, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %301 = vector.extract %81#4[0] : f32 from vector<8xf32>
    %302 = vector.extract %81#5[0] : f32 from vector<8xf32>
    %303 = vector.extract %81#6[0] : f32 from vector<8xf32>
    %304 = vector.extract %81#7[0] : f32 from vector<8xf32>
    func.call @linear_q2_k_tile__gfx1100.2(%18, %6, %c17, %3, %5, %factors, %20, %0, %panels, %16, %w, %301, %302, %303, %304, %outputFeatures, %22, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %305 = vector.extract %81#4[1] : f32 from vector<8xf32>
    %306 = vector.extract %81#5[1] : f32 from vector<8xf32>
    %307 = vector.extract %81#6[1] : f32 from vector<8xf32>
    %308 = vector.extract %81#7[1] : f32 from vector<8xf32>
    func.call @linear_q2_k_tile__gfx1100.2(%18, %6, %c27, %3, %5, %factors, %20, %0, %panels, %16, %w, %305, %306, %307, %308, %outputFeatures, %22, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %309 = vector.extract %81#4[2] : f32 from vector<8xf32>
    %310 = vector.extract %81#5[2] : f32 from vector<8xf32>
    %311 = vector.extract %81#6[2] : f32 from vector<8xf32>
    %312 = vector.extract %81#7[2] : f32 from vector<8xf32>
    func.call @linear_q2_k_tile__gfx1100.2(%18, %6, %c28, %3, %5, %factors, %20, %0, %panels, %16, %w, %309, %310, %311, %312, %outputFeatures, %22, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %313 = vector.extract %81#4[3] : f32 from vector<8xf32>
    %314 = vector.extract %81#5[3] : f32 from vector<8xf32>
    %315 = vector.extract %81#6[3] : f32 from vector<8xf32>
    %316 = vector.extract %81#7[3] : f32 from vector<8xf32>
    func.call @linear_q2_k_tile__gfx1100.2(%18, %6, %c29, %3, %5, %factors, %20, %0, %panels, %16, %w, %313, %314, %315, %316, %outputFeatures, %22, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %317 = vector.extract %81#4[4] : f32 from vector<8xf32>
    %318 = vector.extract %81#5[4] : f32 from vector<8xf32>
    %319 = vector.extract %81#6[4] : f32 from vector<8xf32>
    %320 = vector.extract %81#7[4] : f32 from vector<8xf32>
    func.call @linear_q2_k_tile__gfx1100.2(%18, %6, %c30, %3, %5, %factors, %20, %0, %panels, %16, %w, %317, %318, %319, %320, %outputFeatures, %22, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %321 = vector.extract %81#4[5] : f32 from vector<8xf32>
    %322 = vector.extract %81#5[5] : f32 from vector<8xf32>
    %323 = vector.extract %81#6[5] : f32 from vector<8xf32>
    %324 = vector.extract %81#7[5] : f32 from vector<8xf32>
    func.call @linear_q2_k_tile__gfx1100.2(%18, %6, %c31, %3, %5, %factors, %20, %0, %panels, %16, %w, %321, %322, %323, %324, %outputFeatures, %22, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %325 = vector.extract %81#4[6] : f32 from vector<8xf32>
    %326 = vector.extract %81#5[6] : f32 from vector<8xf32>
    %327 = vector.extract %81#6[6] : f32 from vector<8xf32>
    %328 = vector.extract %81#7[6] : f32 from vector<8xf32>
    func.call @linear_q2_k_tile__gfx1100.2(%18, %6, %c32, %3, %5, %factors, %20, %0, %panels, %16, %w, %325, %326, %327, %328, %outputFeatures, %22, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %329 = vector.extract %81#4[7] : f32 from vector<8xf32>
    %330 = vector.extract %81#5[7] : f32 from vector<8xf32>
    %331 = vector.extract %81#6[7] : f32 from vector<8xf32>
    %332 = vector.extract %81#7[7] : f32 from vector<8xf32>
    func.call @linear_q2_k_tile__gfx1100.2(%18, %6, %c33, %3, %5, %factors, %20, %0, %panels, %16, %w, %329, %330, %331, %332, %outputFeatures, %22, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
  }
  wave.return
}
