// GENERATED from codegen/kvcgen/gfx_tile.py; do not edit.
// Config: GfxTileGateUp(format='q8_0')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @gate_up_q8_0_tile__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 32 : index
  %fc2 = arith.constant 2 : index
  %fc3 = arith.constant 128 : index
  %fc4 = arith.constant 127 : index
  %fc5 = arith.constant 512 : index
  %fc6 = arith.constant 0 : index
  %fc7 = arith.constant dense<16711935> : vector<4xi32>
  %fc8 = arith.constant dense<1677747200> : vector<4xi32>
  %fc9 = arith.constant dense<8> : vector<4xi32>
  %fc10 = arith.constant dense<0x6480> : vector<16xf16>
  %fc11 = arith.constant 256 : index
  %f0 = arith.remui %x0, %fc0 : index
  %f1 = arith.muli %x1, %fc1 : index
  %f2 = arith.muli %f0, %fc2 : index
  %f3 = arith.addi %f1, %f2 : index
  %f4 = arith.addi %x2, %fc3 : index
  %f5 = arith.addi %f4, %f3 : index
  %f6 = vector.load %x3[%f5] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
  %f7 = vector.bitcast %f6 : vector<2xi8> to vector<1xf16>
  %f8 = vector.extract %f7[0] : f16 from vector<1xf16>
  %f9 = vector.broadcast %f8 : f16 to vector<16xf16>
  %f10 = arith.addi %x4, %fc4 : index
  %f11 = arith.divui %f10, %fc3 : index
  %f12 = arith.muli %f11, %fc3 : index
  %f13 = arith.addi %f4, %f12 : index
  %f14 = arith.muli %x1, %fc5 : index
  %f15 = arith.addi %f13, %f14 : index
  %f16 = arith.addi %f15, %fc6 : index
  %f17 = arith.muli %f0, %fc0 : index
  %f18 = arith.addi %f16, %f17 : index
  %f19 = vector.load %x3[%f18] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f20 = vector.bitcast %f19 : vector<16xi8> to vector<4xi32>
  %f21 = arith.andi %f20, %fc7 : vector<4xi32>
  %f22 = arith.ori %f21, %fc8 : vector<4xi32>
  %f23 = vector.bitcast %f22 : vector<4xi32> to vector<8xf16>
  %f24 = arith.shrui %f20, %fc9 : vector<4xi32>
  %f25 = arith.andi %f24, %fc7 : vector<4xi32>
  %f26 = arith.ori %f25, %fc8 : vector<4xi32>
  %f27 = vector.bitcast %f26 : vector<4xi32> to vector<8xf16>
  %f28 = vector.shuffle %f23, %f27 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f29 = arith.subf %f28, %fc10 : vector<16xf16>
  %f30 = arith.mulf %f29, %f9 : vector<16xf16>
  %f31 = arith.addi %f15, %fc11 : index
  %f32 = arith.addi %f31, %f17 : index
  %f33 = vector.load %x3[%f32] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f34 = vector.bitcast %f33 : vector<16xi8> to vector<4xi32>
  %f35 = arith.andi %f34, %fc7 : vector<4xi32>
  %f36 = arith.ori %f35, %fc8 : vector<4xi32>
  %f37 = vector.bitcast %f36 : vector<4xi32> to vector<8xf16>
  %f38 = arith.shrui %f34, %fc9 : vector<4xi32>
  %f39 = arith.andi %f38, %fc7 : vector<4xi32>
  %f40 = arith.ori %f39, %fc8 : vector<4xi32>
  %f41 = vector.bitcast %f40 : vector<4xi32> to vector<8xf16>
  %f42 = vector.shuffle %f37, %f41 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f43 = arith.subf %f42, %fc10 : vector<16xf16>
  %f44 = arith.mulf %f43, %f9 : vector<16xf16>
  func.return %f30, %f44 : vector<16xf16>, vector<16xf16>
}
func.func private @gate_up_q8_0_tile__gfx1100.1(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>, %x5: index, %x6: memref<?xf32>, %x7: memref<?xf32>, %x8: f32, %x9: f32, %x10: index, %x11: index, %x12: memref<?xf16>) {
  %ffc0 = arith.constant 8 : index
  %ffc1 = arith.constant 2 : index
  %ffc2 = arith.constant 1 : index
  %ffc3 = arith.constant 64 : index
  %ffc4 = arith.constant 23 : i32
  %ffc5 = arith.constant 141 : i32
  %ffc6 = arith.constant 268 : i32
  %ffc7 = arith.constant 14 : i32
  %ffc8 = arith.constant 0 : index
  %ffc9 = arith.constant 16 : index
  %ffc10 = arith.constant 0x3F800000 : f32
  %ffc11 = arith.constant 0xBFB8AA3B : f32
  %ff0 = arith.muli %x0, %ffc0 : index
  %ff1 = arith.addi %ff0, %x1 : index
  %ff2 = arith.divui %ff1, %ffc1 : index
  %ff3 = arith.cmpi slt, %ff1, %x2 : index
  scf.if %ff3 {
    %ff4 = arith.subi %x2, %ffc2 : index
    %ff5 = arith.minsi %ff1, %ff4 : index
    %ff6 = arith.muli %ff5, %x3 : index
    %ff7 = arith.addi %ff6, %ffc3 : index
    %ff8 = vector.load %x4[%ff7] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    %ff9 = vector.bitcast %ff8 : vector<4xi8> to vector<1xf32>
    %ff10 = vector.extract %ff9[0] : f32 from vector<1xf32>
    %ff11 = arith.muli %x5, %ffc1 : index
    %ff12 = arith.addi %ff11, %ffc2 : index
    %ff13 = memref.load %x6[%ff12] : memref<?xf32>
    %ff14 = arith.mulf %ff13, %ff10 : f32
    %ff15 = arith.bitcast %ff14 : f32 to i32
    %ff16 = arith.shrui %ff15, %ffc4 : i32
    %ff17 = arith.maxsi %ff16, %ffc5 : i32
    %ff18 = arith.subi %ffc6, %ff17 : i32
    %ff19 = arith.shli %ff18, %ffc4 : i32
    %ff20 = arith.subi %ff17, %ffc7 : i32
    %ff21 = arith.shli %ff20, %ffc4 : i32
    %ff22 = arith.bitcast %ff19 : i32 to f32
    %ff23 = arith.bitcast %ff21 : i32 to f32
    %ff24 = arith.cmpi eq, %ff2, %ffc8 : index
    %ff25 = wave.lane
    %ff26 = arith.remui %ff25, %ffc9 : index
    %ff27 = arith.cmpi eq, %ff26, %ffc8 : index
    %ff28 = arith.andi %ff24, %ff27 : i1
    scf.if %ff28 {
      memref.store %ff23, %x7[%ff11] : memref<?xf32>
    }
    %ff29 = arith.mulf %x8, %ffc11 : f32
    %ff30 = wave.exp2 %ff29 : f32
    %ff31 = arith.addf %ffc10, %ff30 : f32
    %ff32 = arith.divf %x8, %ff31 : f32
    %ff33 = arith.mulf %ff32, %x9 : f32
    %ff34 = arith.mulf %ff33, %ff22 : f32
    %ff35 = arith.truncf %ff34 : f32 to f16
    %ff36 = arith.muli %ff2, %ffc9 : index
    %ff37 = arith.addi %ff36, %ff26 : index
    %ff38 = arith.divui %x5, %x10 : index
    %ff39 = arith.divui %x11, %ffc9 : index
    %ff40 = arith.muli %ff38, %ff39 : index
    %ff41 = arith.divui %ff37, %ffc9 : index
    %ff42 = arith.addi %ff40, %ff41 : index
    %ff43 = arith.muli %ff42, %ffc1 : index
    %ff44 = arith.remui %ff37, %ffc9 : index
    %ff45 = arith.divui %ff44, %ffc0 : index
    %ff46 = arith.addi %ff43, %ff45 : index
    %ff47 = arith.muli %x10, %ffc0 : index
    %ff48 = arith.muli %ff46, %ff47 : index
    %ff49 = arith.remui %x5, %x10 : index
    %ff50 = arith.muli %ff49, %ffc0 : index
    %ff51 = arith.addi %ff48, %ff50 : index
    %ff52 = arith.remui %ff37, %ffc0 : index
    %ff53 = arith.addi %ff51, %ff52 : index
    memref.store %ff35, %x12[%ff53] : memref<?xf16>
  }
  func.return
}
func.func private @gate_up_q8_0_tile__gfx1100.2(%x0: index, %x1: index, %x2: index, %x3: index, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: index, %x8: index, %x9: index, %x10: memref<?xi8>, %x11: f32, %x12: f32, %x13: f32, %x14: f32, %x15: memref<?xf32>, %x16: index, %x17: index, %x18: memref<?xf16>) {
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
    func.call @gate_up_q8_0_tile__gfx1100.1(%x7, %f11, %x8, %x9, %x10, %f4, %x5, %x15, %f36, %f42, %x16, %x17, %x18) : (index, index, index, index, memref<?xi8>, index, memref<?xf32>, memref<?xf32>, f32, f32, index, index, memref<?xf16>) -> ()
    func.call @gate_up_q8_0_tile__gfx1100.1(%x7, %f21, %x8, %x9, %x10, %f4, %x5, %x15, %f48, %f54, %x16, %x17, %x18) : (index, index, index, index, memref<?xi8>, index, memref<?xf32>, memref<?xf32>, f32, f32, index, index, memref<?xf16>) -> ()
  }
  func.return
}
wave.kernel @gate_up_q8_0_tile__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>, %out_factors: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %countAt = wave.param "countAt" : index
  %c2 = arith.constant 128 : index
  %panels = wave.param "panels" : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 127 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 4 : index
  %c8 = arith.constant 16384 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %outTileRows = wave.param "outTileRows" : index
  %c11 = arith.constant dense<0x00000000> : vector<8xf32>
  %c12 = arith.constant 32 : index
  %c13 = arith.constant 0 : index
  %c14 = arith.constant 8 : index
  %c15 = arith.constant 256 : index
  %c16 = arith.constant 1 : index
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
  %8 = arith.addi %inputFeatures, %c5 : index
  %9 = arith.divui %8, %c2 : index
  %10 = arith.muli %9, %c2 : index
  %11 = arith.addi %7, %10 : index
  %12 = arith.addi %11, %c2 : index
  %13 = arith.divui %2, %c6 : index
  %14 = arith.muli %13, %c6 : index
  %15 = arith.remui %2, %c6 : index
  %16 = arith.muli %15, %c7 : index
  %17 = wave.scratch %c8 : memref<?xf16>
  %18 = arith.cmpi slt, %6, %5 : index
  scf.if %18 {
    %19 = arith.divui %inputFeatures, %c12 : index
    %20 = arith.muli %1, %c14 : index
    %21 = arith.addi %20, %2 : index
    %22 = arith.divui %inputFeatures, %c4 : index
    %23 = arith.muli %21, %22 : index
    %24 = arith.muli %c13, %c6 : index
    %25 = arith.addi %23, %24 : index
    %26 = arith.muli %25, %c15 : index
    %27 = arith.muli %3, %c14 : index
    %28 = arith.addi %26, %27 : index
    %29 = arith.addi %28, %c13 : index
    %30 = vector.load %x[%29] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %31 = arith.addi %28, %c15 : index
    %32 = vector.load %x[%31] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %33 = arith.muli %0, %c14 : index
    %34 = arith.addi %33, %2 : index
    %35 = arith.subi %panels, %c16 : index
    %36 = arith.minsi %34, %35 : index
    %37 = arith.muli %36, %12 : index
    %38:2 = func.call @gate_up_q8_0_tile__gfx1100.0(%3, %c13, %37, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
    %39 = arith.cmpi sge, %3, %c4 : index
    %40 = vector.shuffle %38#0, %38#0 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
    %41 = vector.shuffle %38#0, %38#0 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
    %42 = arith.select %39, %40, %41 : vector<8xf16>
    %43 = vector.shuffle %38#1, %38#1 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
    %44 = vector.shuffle %38#1, %38#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
    %45 = arith.select %39, %43, %44 : vector<8xf16>
    %46 = arith.addi %2, %c13 : index
    %47 = arith.muli %46, %c6 : index
    %48 = arith.addi %47, %c13 : index
    %49 = arith.muli %48, %c15 : index
    %50 = arith.muli %c13, %c17 : index
    %51 = arith.addi %50, %49 : index
    %52 = arith.addi %51, %27 : index
    vector.store %30, %17[%52] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %53 = arith.addi %47, %c16 : index
    %54 = arith.muli %53, %c15 : index
    %55 = arith.addi %50, %54 : index
    %56 = arith.addi %55, %27 : index
    vector.store %32, %17[%56] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %57 = arith.addi %2, %c14 : index
    %58 = arith.muli %57, %c6 : index
    %59 = arith.addi %58, %c13 : index
    %60 = arith.muli %59, %c15 : index
    %61 = arith.addi %50, %60 : index
    %62 = arith.addi %61, %27 : index
    vector.store %42, %17[%62] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %63 = arith.addi %58, %c16 : index
    %64 = arith.muli %63, %c15 : index
    %65 = arith.addi %50, %64 : index
    %66 = arith.addi %65, %27 : index
    vector.store %45, %17[%66] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    wave.barrier
    %76:8 = scf.for %67 = %c13 to %splits step %c16 iter_args(%68 = %c11, %69 = %c11, %70 = %c11, %71 = %c11, %72 = %c11, %73 = %c11, %74 = %c11, %75 = %c11) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %77 = arith.muli %67, %stepsPerWave : index
      %78 = arith.minsi %77, %19 : index
      %79 = arith.addi %78, %stepsPerWave : index
      %80 = arith.minsi %79, %19 : index
      %90:8 = scf.for %81 = %78 to %80 step %c16 iter_args(%82 = %c11, %83 = %c11, %84 = %c11, %85 = %c11, %86 = %c11, %87 = %c11, %88 = %c11, %89 = %c11) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %91 = arith.addi %81, %c16 : index
        %92 = arith.subi %19, %c16 : index
        %93 = arith.minsi %91, %92 : index
        %94 = arith.muli %93, %c6 : index
        %95 = arith.addi %23, %94 : index
        %96 = arith.muli %95, %c15 : index
        %97 = arith.addi %96, %27 : index
        %98 = arith.addi %97, %c13 : index
        %99 = vector.load %x[%98] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %100 = arith.addi %97, %c15 : index
        %101 = vector.load %x[%100] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %102:2 = func.call @gate_up_q8_0_tile__gfx1100.0(%3, %93, %37, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %103 = vector.shuffle %102#0, %102#0 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
        %104 = vector.shuffle %102#0, %102#0 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
        %105 = arith.select %39, %103, %104 : vector<8xf16>
        %106 = vector.shuffle %102#1, %102#1 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
        %107 = vector.shuffle %102#1, %102#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
        %108 = arith.select %39, %106, %107 : vector<8xf16>
        %109 = arith.remui %81, %c6 : index
        %110 = arith.addi %14, %c13 : index
        %111 = arith.muli %110, %c6 : index
        %112 = arith.addi %111, %c13 : index
        %113 = arith.muli %112, %c15 : index
        %114 = arith.remui %3, %c4 : index
        %115 = arith.muli %114, %c14 : index
        %116 = arith.addi %113, %115 : index
        %117 = arith.muli %109, %c17 : index
        %118 = arith.addi %116, %117 : index
        %119 = vector.load %17[%118] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %120 = arith.addi %118, %c2 : index
        %121 = vector.load %17[%120] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %122 = vector.shuffle %119, %121 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %123 = arith.addi %14, %c16 : index
        %124 = arith.muli %123, %c6 : index
        %125 = arith.addi %124, %c13 : index
        %126 = arith.muli %125, %c15 : index
        %127 = arith.addi %126, %115 : index
        %128 = arith.addi %127, %117 : index
        %129 = vector.load %17[%128] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %130 = arith.addi %128, %c2 : index
        %131 = vector.load %17[%130] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %132 = vector.shuffle %129, %131 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %133 = arith.addi %16, %c14 : index
        %134 = arith.muli %133, %c6 : index
        %135 = arith.addi %134, %c13 : index
        %136 = arith.muli %135, %c15 : index
        %137 = arith.addi %136, %115 : index
        %138 = arith.addi %137, %117 : index
        %139 = vector.load %17[%138] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %140 = arith.addi %138, %c2 : index
        %141 = vector.load %17[%140] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %142 = vector.shuffle %139, %141 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %143 = wave.mma %122, %142, %82 : vector<16xf16>, vector<8xf32>
        %144 = wave.mma %132, %142, %86 : vector<16xf16>, vector<8xf32>
        %145 = arith.addi %16, %c20 : index
        %146 = arith.muli %145, %c6 : index
        %147 = arith.addi %146, %c13 : index
        %148 = arith.muli %147, %c15 : index
        %149 = arith.addi %148, %115 : index
        %150 = arith.addi %149, %117 : index
        %151 = vector.load %17[%150] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %152 = arith.addi %150, %c2 : index
        %153 = vector.load %17[%152] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %154 = vector.shuffle %151, %153 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %155 = wave.mma %122, %154, %83 : vector<16xf16>, vector<8xf32>
        %156 = wave.mma %132, %154, %87 : vector<16xf16>, vector<8xf32>
        %157 = arith.addi %16, %c21 : index
        %158 = arith.muli %157, %c6 : index
        %159 = arith.addi %158, %c13 : index
        %160 = arith.muli %159, %c15 : index
        %161 = arith.addi %160, %115 : index
        %162 = arith.addi %161, %117 : index
        %163 = vector.load %17[%162] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %164 = arith.addi %162, %c2 : index
        %165 = vector.load %17[%164] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %166 = vector.shuffle %163, %165 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %167 = wave.mma %122, %166, %84 : vector<16xf16>, vector<8xf32>
        %168 = wave.mma %132, %166, %88 : vector<16xf16>, vector<8xf32>
        %169 = arith.addi %16, %c22 : index
        %170 = arith.muli %169, %c6 : index
        %171 = arith.addi %170, %c13 : index
        %172 = arith.muli %171, %c15 : index
        %173 = arith.addi %172, %115 : index
        %174 = arith.addi %173, %117 : index
        %175 = vector.load %17[%174] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %176 = arith.addi %174, %c2 : index
        %177 = vector.load %17[%176] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %178 = vector.shuffle %175, %177 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %179 = wave.mma %122, %178, %85 : vector<16xf16>, vector<8xf32>
        %180 = wave.mma %132, %178, %89 : vector<16xf16>, vector<8xf32>
        %181 = arith.addi %111, %c16 : index
        %182 = arith.muli %181, %c15 : index
        %183 = arith.addi %182, %115 : index
        %184 = arith.addi %183, %117 : index
        %185 = vector.load %17[%184] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %186 = arith.addi %184, %c2 : index
        %187 = vector.load %17[%186] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %188 = vector.shuffle %185, %187 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %189 = arith.addi %124, %c16 : index
        %190 = arith.muli %189, %c15 : index
        %191 = arith.addi %190, %115 : index
        %192 = arith.addi %191, %117 : index
        %193 = vector.load %17[%192] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %194 = arith.addi %192, %c2 : index
        %195 = vector.load %17[%194] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %196 = vector.shuffle %193, %195 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %197 = arith.addi %134, %c16 : index
        %198 = arith.muli %197, %c15 : index
        %199 = arith.addi %198, %115 : index
        %200 = arith.addi %199, %117 : index
        %201 = vector.load %17[%200] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %202 = arith.addi %200, %c2 : index
        %203 = vector.load %17[%202] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %204 = vector.shuffle %201, %203 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %205 = wave.mma %188, %204, %143 : vector<16xf16>, vector<8xf32>
        %206 = wave.mma %196, %204, %144 : vector<16xf16>, vector<8xf32>
        %207 = arith.addi %146, %c16 : index
        %208 = arith.muli %207, %c15 : index
        %209 = arith.addi %208, %115 : index
        %210 = arith.addi %209, %117 : index
        %211 = vector.load %17[%210] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %212 = arith.addi %210, %c2 : index
        %213 = vector.load %17[%212] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %214 = vector.shuffle %211, %213 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %215 = wave.mma %188, %214, %155 : vector<16xf16>, vector<8xf32>
        %216 = wave.mma %196, %214, %156 : vector<16xf16>, vector<8xf32>
        %217 = arith.addi %158, %c16 : index
        %218 = arith.muli %217, %c15 : index
        %219 = arith.addi %218, %115 : index
        %220 = arith.addi %219, %117 : index
        %221 = vector.load %17[%220] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %222 = arith.addi %220, %c2 : index
        %223 = vector.load %17[%222] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %224 = vector.shuffle %221, %223 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %225 = wave.mma %188, %224, %167 : vector<16xf16>, vector<8xf32>
        %226 = wave.mma %196, %224, %168 : vector<16xf16>, vector<8xf32>
        %227 = arith.addi %170, %c16 : index
        %228 = arith.muli %227, %c15 : index
        %229 = arith.addi %228, %115 : index
        %230 = arith.addi %229, %117 : index
        %231 = vector.load %17[%230] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %232 = arith.addi %230, %c2 : index
        %233 = vector.load %17[%232] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %234 = vector.shuffle %231, %233 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %235 = wave.mma %188, %234, %179 : vector<16xf16>, vector<8xf32>
        %236 = wave.mma %196, %234, %180 : vector<16xf16>, vector<8xf32>
        %237 = arith.subi %c16, %109 : index
        %238 = arith.muli %237, %c17 : index
        %239 = arith.addi %238, %49 : index
        %240 = arith.addi %239, %27 : index
        vector.store %99, %17[%240] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %241 = arith.addi %238, %54 : index
        %242 = arith.addi %241, %27 : index
        vector.store %101, %17[%242] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %243 = arith.addi %238, %60 : index
        %244 = arith.addi %243, %27 : index
        vector.store %105, %17[%244] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %245 = arith.addi %238, %64 : index
        %246 = arith.addi %245, %27 : index
        vector.store %108, %17[%246] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        wave.barrier
        scf.yield %205, %215, %225, %235, %206, %216, %226, %236 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %247 = arith.cmpi eq, %67, %c13 : index
      %248 = arith.addf %68, %90#0 : vector<8xf32>
      %249 = arith.select %247, %90#0, %248 : vector<8xf32>
      %250 = arith.addf %69, %90#1 : vector<8xf32>
      %251 = arith.select %247, %90#1, %250 : vector<8xf32>
      %252 = arith.addf %70, %90#2 : vector<8xf32>
      %253 = arith.select %247, %90#2, %252 : vector<8xf32>
      %254 = arith.addf %71, %90#3 : vector<8xf32>
      %255 = arith.select %247, %90#3, %254 : vector<8xf32>
      %256 = arith.addf %72, %90#4 : vector<8xf32>
      %257 = arith.select %247, %90#4, %256 : vector<8xf32>
      %258 = arith.addf %73, %90#5 : vector<8xf32>
      %259 = arith.select %247, %90#5, %258 : vector<8xf32>
      %260 = arith.addf %74, %90#6 : vector<8xf32>
      %261 = arith.select %247, %90#6, %260 : vector<8xf32>
      %262 = arith.addf %75, %90#7 : vector<8xf32>
      %263 = arith.select %247, %90#7, %262 : vector<8xf32>
      scf.yield %249, %251, %253, %255, %257, %259, %261, %263 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %264 = vector.extract %76#0[0] : f32 from vector<8xf32>
    %265 = vector.extract %76#1[0] : f32 from vector<8xf32>
    %266 = vector.extract %76#2[0] : f32 from vector<8xf32>
    %267 = vector.extract %76#3[0] : f32 from vector<8xf32>
    func.call @gate_up_q8_0_tile__gfx1100.2(%14, %6, %c13, %3, %5, %factors, %16, %0, %panels, %12, %w, %264, %265, %266, %267, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %268 = vector.extract %76#0[1] : f32 from vector<8xf32>
    %269 = vector.extract %76#1[1] : f32 from vector<8xf32>
    %270 = vector.extract %76#2[1] : f32 from vector<8xf32>
    %271 = vector.extract %76#3[1] : f32 from vector<8xf32>
    func.call @gate_up_q8_0_tile__gfx1100.2(%14, %6, %c6, %3, %5, %factors, %16, %0, %panels, %12, %w, %268, %269, %270, %271, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %272 = vector.extract %76#0[2] : f32 from vector<8xf32>
    %273 = vector.extract %76#1[2] : f32 from vector<8xf32>
    %274 = vector.extract %76#2[2] : f32 from vector<8xf32>
    %275 = vector.extract %76#3[2] : f32 from vector<8xf32>
    func.call @gate_up_q8_0_tile__gfx1100.2(%14, %6, %c7, %3, %5, %factors, %16, %0, %panels, %12, %w, %272, %273, %274, %275, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %276 = vector.extract %76#0[3] : f32 from vector<8xf32>
    %277 = vector.extract %76#1[3] : f32 from vector<8xf32>
    %278 = vector.extract %76#2[3] : f32 from vector<8xf32>
    %279 = vector.extract %76#3[3] : f32 from vector<8xf32>
    func.call @gate_up_q8_0_tile__gfx1100.2(%14, %6, %c23, %3, %5, %factors, %16, %0, %panels, %12, %w, %276, %277, %278, %279, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %280 = vector.extract %76#0[4] : f32 from vector<8xf32>
    %281 = vector.extract %76#1[4] : f32 from vector<8xf32>
    %282 = vector.extract %76#2[4] : f32 from vector<8xf32>
    %283 = vector.extract %76#3[4] : f32 from vector<8xf32>
    func.call @gate_up_q8_0_tile__gfx1100.2(%14, %6, %c14, %3, %5, %factors, %16, %0, %panels, %12, %w, %280, %281, %282, %283, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %284 = vector.extract %76#0[5] : f32 from vector<8xf32>
    %285 = vector.extract %76#1[5] : f32 from vector<8xf32>
    %286 = vector.extract %76#2[5] : f32 from vector<8xf32>
    %287 = vector.extract %76#3[5] : f32 from vector<8xf32>
    func.call @gate_up_q8_0_tile__gfx1100.2(%14, %6, %c21, %3, %5, %factors, %16, %0, %panels, %12, %w, %284, %285, %286, %287, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %288 = vector.extract %76#0[6] : f32 from vector<8xf32>
    %289 = vector.extract %76#1[6] : f32 from vector<8xf32>
    %290 = vector.extract %76#2[6] : f32 from vector<8xf32>
    %291 = vector.extract %76#3[6] : f32 from vector<8xf32>
    func.call @gate_up_q8_0_tile__gfx1100.2(%14, %6, %c24, %3, %5, %factors, %16, %0, %panels, %12, %w, %288, %289, %290, %291, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %292 = vector.extract %76#0[7] : f32 from vector<8xf32>
    %293 = vector.extract %76#1[7] : f32 from vector<8xf32>
    %294 = vector.extract %76#2[7] : f32 from vector<8xf32>
    %295 = vector.extract %76#3[7] : f32 from vector<8xf32>
    func.call @gate_up_q8_0_tile__gfx1100.2(%14, %6, %c25, %3, %5, %factors, %16, %0, %panels, %12, %w, %292, %293, %294, %295, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %296 = vector.extract %76#4[0] : f32 from vector<8xf32>
    %297 = vector.extract %76#5[0] : f32 from vector<8xf32>
    %298 = vector.extract %76#6[0] : f32 from vector<8xf32>
    %299 = vector.extract %76#7[0] : f32 from vector<8xf32>
    func.call @gate_up_q8_0_tile__gfx1100.2(%14, %6, %c4, %3, %5, %factors, %16, %0, %panels, %12, %w, %296, %297, %298, %299, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %300 = vector.extract %76#4[1] : f32 from vector<8xf32>
    %301 = vector.extract %76#5[1] : f32 from vector<8xf32>
    %302 = vector.extract %76#6[1] : f32 from vector<8xf32>
    %303 = vector.extract %76#7[1] : f32 from vector<8xf32>
    func.call @gate_up_q8_0_tile__gfx1100.2(%14, %6, %c26, %3, %5, %factors, %16, %0, %panels, %12, %w, %300, %301, %302, %303, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %304 = vector.extract %76#4[2] : f32 from vector<8xf32>
    %305 = vector.extract %76#5[2] : f32 from vector<8xf32>
    %306 = vector.extract %76#6[2] : f32 from vector<8xf32>
    %307 = vector.extract %76#7[2] : f32 from vector<8xf32>
    func.call @gate_up_q8_0_tile__gfx1100.2(%14, %6, %c27, %3, %5, %factors, %16, %0, %panels, %12, %w, %304, %305, %306, %307, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %308 = vector.extract %76#4[3] : f32 from vector<8xf32>
    %309 = vector.extract %76#5[3] : f32 from vector<8xf32>
    %310 = vector.extract %76#6[3] : f32 from vector<8xf32>
    %311 = vector.extract %76#7[3] : f32 from vector<8xf32>
    func.call @gate_up_q8_0_tile__gfx1100.2(%14, %6, %c28, %3, %5, %factors, %16, %0, %panels, %12, %w, %308, %309, %310, %311, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %312 = vector.extract %76#4[4] : f32 from vector<8xf32>
    %313 = vector.extract %76#5[4] : f32 from vector<8xf32>
    %314 = vector.extract %76#6[4] : f32 from vector<8xf32>
    %315 = vector.extract %76#7[4] : f32 from vector<8xf32>
    func.call @gate_up_q8_0_tile__gfx1100.2(%14, %6, %c29, %3, %5, %factors, %16, %0, %panels, %12, %w, %312, %313, %314, %315, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %316 = vector.extract %76#4[5] : f32 from vector<8xf32>
    %317 = vector.extract %76#5[5] : f32 from vector<8xf32>
    %318 = vector.extract %76#6[5] : f32 from vector<8xf32>
    %319 = vector.extract %76#7[5] : f32 from vector<8xf32>
    func.call @gate_up_q8_0_tile__gfx1100.2(%14, %6, %c30, %3, %5, %factors, %16, %0, %panels, %12, %w, %316, %317, %318, %319, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %320 = vector.extract %76#4[6] : f32 from vector<8xf32>
    %321 = vector.extract %76#5[6] : f32 from vector<8xf32>
    %322 = vector.extract %76#6[6] : f32 from vector<8xf32>
    %323 = vector.extract %76#7[6] : f32 from vector<8xf32>
    func.call @gate_up_q8_0_tile__gfx1100.2(%14, %6, %c31, %3, %5, %factors, %16, %0, %panels, %12, %w, %320, %321, %322, %323, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %324 = vector.extract %76#4[7] : f32 from vector<8xf32>
    %325 = vector.extract %76#5[7] : f32 from vector<8xf32>
    %326 = vector.extract %76#6[7] : f32 from vector<8xf32>
    %327 = vector.extract %76#7[7] : f32 from vector<8xf32>
    func.call @gate_up_q8_0_tile__gfx1100.2(%14, %6, %c32, %3, %5, %factors, %16, %0, %panels, %12, %w, %324, %325, %326, %327, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, memref<?xf32>, index, index, memref<?xf16>) -> ()
  }
  wave.return
}
