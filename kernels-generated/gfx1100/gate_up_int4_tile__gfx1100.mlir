// GENERATED from codegen/kvcgen/gfx_tile.py; do not edit.
// Config: GfxTileGateUp(format='int4')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @gate_up_int4_tile__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fgroupSize = wave.param "groupSize" : index
  %fc2 = arith.constant 32 : index
  %fc3 = arith.constant 2 : index
  %fc4 = arith.constant 8 : index
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
  %f4 = arith.muli %f2, %fc2 : index
  %f5 = arith.muli %f0, %fc3 : index
  %f6 = arith.addi %f4, %f5 : index
  %f7 = arith.muli %x2, %fc4 : index
  %f8 = arith.addi %x3, %f7 : index
  %f9 = arith.addi %f8, %f6 : index
  %f10 = vector.load %x4[%f9] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
  %f11 = vector.bitcast %f10 : vector<2xi8> to vector<1xf16>
  %f12 = vector.extract %f11[0] : f16 from vector<1xf16>
  %f13 = arith.muli %f3, %fc2 : index
  %f14 = arith.muli %f2, %fc4 : index
  %f15 = arith.addi %f13, %f14 : index
  %f16 = arith.divui %f0, %fc3 : index
  %f17 = arith.addi %f15, %f16 : index
  %f18 = arith.addi %f8, %f17 : index
  %f19 = vector.load %x4[%f18] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
  %f20 = vector.extract %f19[0] : i8 from vector<1xi8>
  %f21 = arith.remui %f0, %fc3 : index
  %f22 = arith.muli %f21, %fc5 : index
  %f23 = arith.index_cast %f22 : index to i32
  %f24 = arith.extui %f20 : i8 to i32
  %f25 = arith.shrui %f24, %f23 : i32
  %f26 = arith.andi %f25, %fc6 : i32
  %f27 = arith.ori %f26, %fc7 : i32
  %f28 = arith.trunci %f27 : i32 to i16
  %f29 = arith.bitcast %f28 : i16 to f16
  %f30 = arith.muli %x1, %fc8 : index
  %f31 = arith.addi %x3, %f30 : index
  %f32 = arith.muli %f0, %fc0 : index
  %f33 = arith.addi %f31, %f32 : index
  %f34 = vector.load %x4[%f33] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f35 = vector.bitcast %f34 : vector<16xi8> to vector<4xi32>
  %f36 = arith.shrui %f35, %fc9 : vector<4xi32>
  %f37 = arith.andi %f36, %fc10 : vector<4xi32>
  %f38 = arith.ori %f37, %fc11 : vector<4xi32>
  %f39 = vector.bitcast %f38 : vector<4xi32> to vector<8xf16>
  %f40 = arith.shrui %f35, %fc12 : vector<4xi32>
  %f41 = arith.andi %f40, %fc10 : vector<4xi32>
  %f42 = arith.ori %f41, %fc11 : vector<4xi32>
  %f43 = vector.bitcast %f42 : vector<4xi32> to vector<8xf16>
  %f44 = arith.shrui %f35, %fc13 : vector<4xi32>
  %f45 = arith.andi %f44, %fc10 : vector<4xi32>
  %f46 = arith.ori %f45, %fc11 : vector<4xi32>
  %f47 = vector.bitcast %f46 : vector<4xi32> to vector<8xf16>
  %f48 = arith.shrui %f35, %fc14 : vector<4xi32>
  %f49 = arith.andi %f48, %fc10 : vector<4xi32>
  %f50 = arith.ori %f49, %fc11 : vector<4xi32>
  %f51 = vector.bitcast %f50 : vector<4xi32> to vector<8xf16>
  %f52 = vector.shuffle %f39, %f43 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f53 = vector.shuffle %f47, %f51 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f54 = vector.shuffle %f52, %f53 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f55 = vector.broadcast %f29 : f16 to vector<32xf16>
  %f56 = arith.subf %f54, %f55 : vector<32xf16>
  %f57 = vector.broadcast %f12 : f16 to vector<32xf16>
  %f58 = arith.mulf %f56, %f57 : vector<32xf16>
  %f59 = vector.shuffle %f58, %f58 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f60 = vector.shuffle %f58, %f58 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  func.return %f59, %f60 : vector<16xf16>, vector<16xf16>
}
func.func private @gate_up_int4_tile__gfx1100.1(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>, %x5: index, %x6: memref<?xf32>, %x7: memref<?xf32>, %x8: f32, %x9: f32, %x10: index, %x11: index, %x12: memref<?xf16>) {
  %ffc0 = arith.constant 8 : index
  %ffc1 = arith.constant 2 : index
  %ffc2 = arith.constant 1 : index
  %ffinputFeatures = wave.param "inputFeatures" : index
  %ffgroupSize = wave.param "groupSize" : index
  %ffc5 = arith.constant 40 : index
  %ffc6 = arith.constant 15 : index
  %ffc7 = arith.constant 16 : index
  %ffboundsAt = wave.param "boundsAt" : index
  %ffc9 = arith.constant 4 : index
  %ffc10 = arith.constant 23 : i32
  %ffc11 = arith.constant 141 : i32
  %ffc12 = arith.constant 268 : i32
  %ffc13 = arith.constant 14 : i32
  %ffc14 = arith.constant 0 : index
  %ffc15 = arith.constant 0x3F800000 : f32
  %ffc16 = arith.constant 0xBFB8AA3B : f32
  %ff0 = arith.muli %x0, %ffc0 : index
  %ff1 = arith.addi %ff0, %x1 : index
  %ff2 = arith.divui %ff1, %ffc1 : index
  %ff3 = arith.cmpi slt, %ff1, %x2 : index
  scf.if %ff3 {
    %ff4 = arith.subi %x2, %ffc2 : index
    %ff5 = arith.minsi %ff1, %ff4 : index
    %ff6 = arith.muli %ff5, %x3 : index
    %ff7 = arith.divui %ffinputFeatures, %ffgroupSize : index
    %ff8 = arith.muli %ffinputFeatures, %ffc0 : index
    %ff9 = arith.muli %ff7, %ffc5 : index
    %ff10 = arith.addi %ff9, %ffc6 : index
    %ff11 = arith.divui %ff10, %ffc7 : index
    %ff12 = arith.muli %ff11, %ffc7 : index
    %ff13 = arith.addi %ff8, %ff12 : index
    %ff14 = arith.divui %ff6, %ff13 : index
    %ff15 = arith.muli %ff14, %ffc9 : index
    %ff16 = arith.addi %ffboundsAt, %ff15 : index
    %ff17 = vector.load %x4[%ff16] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    %ff18 = vector.bitcast %ff17 : vector<4xi8> to vector<1xf32>
    %ff19 = vector.extract %ff18[0] : f32 from vector<1xf32>
    %ff20 = arith.muli %x5, %ffc1 : index
    %ff21 = arith.addi %ff20, %ffc2 : index
    %ff22 = memref.load %x6[%ff21] : memref<?xf32>
    %ff23 = arith.mulf %ff22, %ff19 : f32
    %ff24 = arith.bitcast %ff23 : f32 to i32
    %ff25 = arith.shrui %ff24, %ffc10 : i32
    %ff26 = arith.maxsi %ff25, %ffc11 : i32
    %ff27 = arith.subi %ffc12, %ff26 : i32
    %ff28 = arith.shli %ff27, %ffc10 : i32
    %ff29 = arith.subi %ff26, %ffc13 : i32
    %ff30 = arith.shli %ff29, %ffc10 : i32
    %ff31 = arith.bitcast %ff28 : i32 to f32
    %ff32 = arith.bitcast %ff30 : i32 to f32
    %ff33 = arith.cmpi eq, %ff2, %ffc14 : index
    %ff34 = wave.lane
    %ff35 = arith.remui %ff34, %ffc7 : index
    %ff36 = arith.cmpi eq, %ff35, %ffc14 : index
    %ff37 = arith.andi %ff33, %ff36 : i1
    scf.if %ff37 {
      memref.store %ff32, %x7[%ff20] : memref<?xf32>
    }
    %ff38 = arith.mulf %x8, %ffc16 : f32
    %ff39 = wave.exp2 %ff38 : f32
    %ff40 = arith.addf %ffc15, %ff39 : f32
    %ff41 = arith.divf %x8, %ff40 : f32
    %ff42 = arith.mulf %ff41, %x9 : f32
    %ff43 = arith.mulf %ff42, %ff31 : f32
    %ff44 = arith.truncf %ff43 : f32 to f16
    %ff45 = arith.muli %ff2, %ffc7 : index
    %ff46 = arith.addi %ff45, %ff35 : index
    %ff47 = arith.divui %x5, %x10 : index
    %ff48 = arith.divui %x11, %ffc7 : index
    %ff49 = arith.muli %ff47, %ff48 : index
    %ff50 = arith.divui %ff46, %ffc7 : index
    %ff51 = arith.addi %ff49, %ff50 : index
    %ff52 = arith.muli %ff51, %ffc1 : index
    %ff53 = arith.remui %ff46, %ffc7 : index
    %ff54 = arith.divui %ff53, %ffc0 : index
    %ff55 = arith.addi %ff52, %ff54 : index
    %ff56 = arith.muli %x10, %ffc0 : index
    %ff57 = arith.muli %ff55, %ff56 : index
    %ff58 = arith.remui %x5, %x10 : index
    %ff59 = arith.muli %ff58, %ffc0 : index
    %ff60 = arith.addi %ff57, %ff59 : index
    %ff61 = arith.remui %ff46, %ffc0 : index
    %ff62 = arith.addi %ff60, %ff61 : index
    memref.store %ff44, %x12[%ff62] : memref<?xf16>
  }
  func.return
}
func.func private @gate_up_int4_tile__gfx1100.2(%x0: index, %x1: index, %x2: index, %x3: index, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: index, %x8: index, %x9: index, %x10: f32, %x11: f32, %x12: f32, %x13: f32, %x14: memref<?xi8>, %x15: memref<?xf32>, %x16: index, %x17: index, %x18: memref<?xf16>) {
  %fc0 = arith.constant 16 : index
  %fhasFactors = wave.param "hasFactors" : index
  %fc2 = arith.constant 1 : index
  %foperandScale = wave.param "operandScale" : f32
  %fc4 = arith.constant 2 : index
  %fc5 = arith.constant 0 : index
  %fc6 = arith.constant 8 : index
  %fc7 = arith.constant 3 : index
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
    %f29 = arith.mulf %x10, %f10 : f32
    %f30 = arith.mulf %x11, %f10 : f32
    %f31 = arith.mulf %x12, %f10 : f32
    %f32 = arith.mulf %x13, %f10 : f32
    func.call @gate_up_int4_tile__gfx1100.1(%x7, %f11, %x8, %x9, %x14, %f4, %x5, %x15, %f29, %f30, %x16, %x17, %x18) : (index, index, index, index, memref<?xi8>, index, memref<?xf32>, memref<?xf32>, f32, f32, index, index, memref<?xf16>) -> ()
    func.call @gate_up_int4_tile__gfx1100.1(%x7, %f21, %x8, %x9, %x14, %f4, %x5, %x15, %f31, %f32, %x16, %x17, %x18) : (index, index, index, index, memref<?xi8>, index, memref<?xf32>, memref<?xf32>, f32, f32, index, index, memref<?xf16>) -> ()
  }
  func.return
}
wave.kernel @gate_up_int4_tile__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>, %out_factors: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %countAt = wave.param "countAt" : index
  %c2 = arith.constant 128 : index
  %panels = wave.param "panels" : index
  %groupSize = wave.param "groupSize" : index
  %c5 = arith.constant 8 : index
  %c6 = arith.constant 40 : index
  %c7 = arith.constant 15 : index
  %c8 = arith.constant 16 : index
  %c9 = arith.constant 2 : index
  %c10 = arith.constant 4 : index
  %c11 = arith.constant 16384 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %outTileRows = wave.param "outTileRows" : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %c15 = arith.constant 32 : index
  %c16 = arith.constant 0 : index
  %c17 = arith.constant 256 : index
  %c18 = arith.constant 1 : index
  %c19 = arith.constant 8192 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %splits = wave.param "splits" : index
  %c22 = arith.constant 9 : index
  %c23 = arith.constant 10 : index
  %c24 = arith.constant 11 : index
  %c25 = arith.constant 6 : index
  %c26 = arith.constant 12 : index
  %c27 = arith.constant 14 : index
  %c28 = arith.constant 18 : index
  %c29 = arith.constant 20 : index
  %c30 = arith.constant 22 : index
  %c31 = arith.constant 24 : index
  %c32 = arith.constant 26 : index
  %c33 = arith.constant 28 : index
  %c34 = arith.constant 30 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = wave.wave
  %3 = wave.lane
  %4 = memref.load %step[%countAt] : memref<?xi32>
  %5 = arith.index_cast %4 : i32 to index
  %6 = arith.muli %1, %c2 : index
  %7 = arith.divui %inputFeatures, %groupSize : index
  %8 = arith.muli %inputFeatures, %c5 : index
  %9 = arith.muli %7, %c6 : index
  %10 = arith.addi %9, %c7 : index
  %11 = arith.divui %10, %c8 : index
  %12 = arith.muli %11, %c8 : index
  %13 = arith.addi %8, %12 : index
  %14 = arith.divui %2, %c9 : index
  %15 = arith.muli %14, %c9 : index
  %16 = arith.remui %2, %c9 : index
  %17 = arith.muli %16, %c10 : index
  %18 = wave.scratch %c11 : memref<?xf16>
  %19 = arith.cmpi slt, %6, %5 : index
  scf.if %19 {
    %20 = arith.divui %inputFeatures, %c15 : index
    %21 = arith.muli %1, %c5 : index
    %22 = arith.addi %21, %2 : index
    %23 = arith.divui %inputFeatures, %c8 : index
    %24 = arith.muli %22, %23 : index
    %25 = arith.muli %c16, %c9 : index
    %26 = arith.addi %24, %25 : index
    %27 = arith.muli %26, %c17 : index
    %28 = arith.muli %3, %c5 : index
    %29 = arith.addi %27, %28 : index
    %30 = arith.addi %29, %c16 : index
    %31 = vector.load %x[%30] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %32 = arith.addi %29, %c17 : index
    %33 = vector.load %x[%32] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %34 = arith.muli %0, %c5 : index
    %35 = arith.addi %34, %2 : index
    %36 = arith.subi %panels, %c18 : index
    %37 = arith.minsi %35, %36 : index
    %38 = arith.muli %37, %13 : index
    %39:2 = func.call @gate_up_int4_tile__gfx1100.0(%3, %c16, %inputFeatures, %38, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
    %40 = arith.cmpi sge, %3, %c8 : index
    %41 = vector.shuffle %39#0, %39#0 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
    %42 = vector.shuffle %39#0, %39#0 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
    %43 = arith.select %40, %41, %42 : vector<8xf16>
    %44 = vector.shuffle %39#1, %39#1 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
    %45 = vector.shuffle %39#1, %39#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
    %46 = arith.select %40, %44, %45 : vector<8xf16>
    %47 = arith.addi %2, %c16 : index
    %48 = arith.muli %47, %c9 : index
    %49 = arith.addi %48, %c16 : index
    %50 = arith.muli %49, %c17 : index
    %51 = arith.muli %c16, %c19 : index
    %52 = arith.addi %51, %50 : index
    %53 = arith.addi %52, %28 : index
    vector.store %31, %18[%53] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %54 = arith.addi %48, %c18 : index
    %55 = arith.muli %54, %c17 : index
    %56 = arith.addi %51, %55 : index
    %57 = arith.addi %56, %28 : index
    vector.store %33, %18[%57] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %58 = arith.addi %2, %c5 : index
    %59 = arith.muli %58, %c9 : index
    %60 = arith.addi %59, %c16 : index
    %61 = arith.muli %60, %c17 : index
    %62 = arith.addi %51, %61 : index
    %63 = arith.addi %62, %28 : index
    vector.store %43, %18[%63] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %64 = arith.addi %59, %c18 : index
    %65 = arith.muli %64, %c17 : index
    %66 = arith.addi %51, %65 : index
    %67 = arith.addi %66, %28 : index
    vector.store %46, %18[%67] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    wave.barrier
    %77:8 = scf.for %68 = %c16 to %splits step %c18 iter_args(%69 = %c14, %70 = %c14, %71 = %c14, %72 = %c14, %73 = %c14, %74 = %c14, %75 = %c14, %76 = %c14) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %78 = arith.muli %68, %stepsPerWave : index
      %79 = arith.minsi %78, %20 : index
      %80 = arith.addi %79, %stepsPerWave : index
      %81 = arith.minsi %80, %20 : index
      %91:8 = scf.for %82 = %79 to %81 step %c18 iter_args(%83 = %c14, %84 = %c14, %85 = %c14, %86 = %c14, %87 = %c14, %88 = %c14, %89 = %c14, %90 = %c14) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %92 = arith.addi %82, %c18 : index
        %93 = arith.subi %20, %c18 : index
        %94 = arith.minsi %92, %93 : index
        %95 = arith.muli %94, %c9 : index
        %96 = arith.addi %24, %95 : index
        %97 = arith.muli %96, %c17 : index
        %98 = arith.addi %97, %28 : index
        %99 = arith.addi %98, %c16 : index
        %100 = vector.load %x[%99] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %101 = arith.addi %98, %c17 : index
        %102 = vector.load %x[%101] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %103:2 = func.call @gate_up_int4_tile__gfx1100.0(%3, %94, %inputFeatures, %38, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %104 = vector.shuffle %103#0, %103#0 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
        %105 = vector.shuffle %103#0, %103#0 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
        %106 = arith.select %40, %104, %105 : vector<8xf16>
        %107 = vector.shuffle %103#1, %103#1 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
        %108 = vector.shuffle %103#1, %103#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
        %109 = arith.select %40, %107, %108 : vector<8xf16>
        %110 = arith.remui %82, %c9 : index
        %111 = arith.addi %15, %c16 : index
        %112 = arith.muli %111, %c9 : index
        %113 = arith.addi %112, %c16 : index
        %114 = arith.muli %113, %c17 : index
        %115 = arith.remui %3, %c8 : index
        %116 = arith.muli %115, %c5 : index
        %117 = arith.addi %114, %116 : index
        %118 = arith.muli %110, %c19 : index
        %119 = arith.addi %117, %118 : index
        %120 = vector.load %18[%119] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %121 = arith.addi %119, %c2 : index
        %122 = vector.load %18[%121] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %123 = vector.shuffle %120, %122 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %124 = arith.addi %15, %c18 : index
        %125 = arith.muli %124, %c9 : index
        %126 = arith.addi %125, %c16 : index
        %127 = arith.muli %126, %c17 : index
        %128 = arith.addi %127, %116 : index
        %129 = arith.addi %128, %118 : index
        %130 = vector.load %18[%129] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %131 = arith.addi %129, %c2 : index
        %132 = vector.load %18[%131] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %133 = vector.shuffle %130, %132 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %134 = arith.addi %17, %c5 : index
        %135 = arith.muli %134, %c9 : index
        %136 = arith.addi %135, %c16 : index
        %137 = arith.muli %136, %c17 : index
        %138 = arith.addi %137, %116 : index
        %139 = arith.addi %138, %118 : index
        %140 = vector.load %18[%139] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %141 = arith.addi %139, %c2 : index
        %142 = vector.load %18[%141] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %143 = vector.shuffle %140, %142 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %144 = wave.mma %123, %143, %83 : vector<16xf16>, vector<8xf32>
        %145 = wave.mma %133, %143, %87 : vector<16xf16>, vector<8xf32>
        %146 = arith.addi %17, %c22 : index
        %147 = arith.muli %146, %c9 : index
        %148 = arith.addi %147, %c16 : index
        %149 = arith.muli %148, %c17 : index
        %150 = arith.addi %149, %116 : index
        %151 = arith.addi %150, %118 : index
        %152 = vector.load %18[%151] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %153 = arith.addi %151, %c2 : index
        %154 = vector.load %18[%153] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %155 = vector.shuffle %152, %154 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %156 = wave.mma %123, %155, %84 : vector<16xf16>, vector<8xf32>
        %157 = wave.mma %133, %155, %88 : vector<16xf16>, vector<8xf32>
        %158 = arith.addi %17, %c23 : index
        %159 = arith.muli %158, %c9 : index
        %160 = arith.addi %159, %c16 : index
        %161 = arith.muli %160, %c17 : index
        %162 = arith.addi %161, %116 : index
        %163 = arith.addi %162, %118 : index
        %164 = vector.load %18[%163] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %165 = arith.addi %163, %c2 : index
        %166 = vector.load %18[%165] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %167 = vector.shuffle %164, %166 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %168 = wave.mma %123, %167, %85 : vector<16xf16>, vector<8xf32>
        %169 = wave.mma %133, %167, %89 : vector<16xf16>, vector<8xf32>
        %170 = arith.addi %17, %c24 : index
        %171 = arith.muli %170, %c9 : index
        %172 = arith.addi %171, %c16 : index
        %173 = arith.muli %172, %c17 : index
        %174 = arith.addi %173, %116 : index
        %175 = arith.addi %174, %118 : index
        %176 = vector.load %18[%175] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %177 = arith.addi %175, %c2 : index
        %178 = vector.load %18[%177] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %179 = vector.shuffle %176, %178 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %180 = wave.mma %123, %179, %86 : vector<16xf16>, vector<8xf32>
        %181 = wave.mma %133, %179, %90 : vector<16xf16>, vector<8xf32>
        %182 = arith.addi %112, %c18 : index
        %183 = arith.muli %182, %c17 : index
        %184 = arith.addi %183, %116 : index
        %185 = arith.addi %184, %118 : index
        %186 = vector.load %18[%185] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %187 = arith.addi %185, %c2 : index
        %188 = vector.load %18[%187] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %189 = vector.shuffle %186, %188 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %190 = arith.addi %125, %c18 : index
        %191 = arith.muli %190, %c17 : index
        %192 = arith.addi %191, %116 : index
        %193 = arith.addi %192, %118 : index
        %194 = vector.load %18[%193] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %195 = arith.addi %193, %c2 : index
        %196 = vector.load %18[%195] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %197 = vector.shuffle %194, %196 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %198 = arith.addi %135, %c18 : index
        %199 = arith.muli %198, %c17 : index
        %200 = arith.addi %199, %116 : index
        %201 = arith.addi %200, %118 : index
        %202 = vector.load %18[%201] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %203 = arith.addi %201, %c2 : index
        %204 = vector.load %18[%203] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %205 = vector.shuffle %202, %204 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %206 = wave.mma %189, %205, %144 : vector<16xf16>, vector<8xf32>
        %207 = wave.mma %197, %205, %145 : vector<16xf16>, vector<8xf32>
        %208 = arith.addi %147, %c18 : index
        %209 = arith.muli %208, %c17 : index
        %210 = arith.addi %209, %116 : index
        %211 = arith.addi %210, %118 : index
        %212 = vector.load %18[%211] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %213 = arith.addi %211, %c2 : index
        %214 = vector.load %18[%213] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %215 = vector.shuffle %212, %214 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %216 = wave.mma %189, %215, %156 : vector<16xf16>, vector<8xf32>
        %217 = wave.mma %197, %215, %157 : vector<16xf16>, vector<8xf32>
        %218 = arith.addi %159, %c18 : index
        %219 = arith.muli %218, %c17 : index
        %220 = arith.addi %219, %116 : index
        %221 = arith.addi %220, %118 : index
        %222 = vector.load %18[%221] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %223 = arith.addi %221, %c2 : index
        %224 = vector.load %18[%223] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %225 = vector.shuffle %222, %224 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %226 = wave.mma %189, %225, %168 : vector<16xf16>, vector<8xf32>
        %227 = wave.mma %197, %225, %169 : vector<16xf16>, vector<8xf32>
        %228 = arith.addi %171, %c18 : index
        %229 = arith.muli %228, %c17 : index
        %230 = arith.addi %229, %116 : index
        %231 = arith.addi %230, %118 : index
        %232 = vector.load %18[%231] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %233 = arith.addi %231, %c2 : index
        %234 = vector.load %18[%233] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %235 = vector.shuffle %232, %234 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %236 = wave.mma %189, %235, %180 : vector<16xf16>, vector<8xf32>
        %237 = wave.mma %197, %235, %181 : vector<16xf16>, vector<8xf32>
        %238 = arith.subi %c18, %110 : index
        %239 = arith.muli %238, %c19 : index
        %240 = arith.addi %239, %50 : index
        %241 = arith.addi %240, %28 : index
        vector.store %100, %18[%241] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %242 = arith.addi %239, %55 : index
        %243 = arith.addi %242, %28 : index
        vector.store %102, %18[%243] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %244 = arith.addi %239, %61 : index
        %245 = arith.addi %244, %28 : index
        vector.store %106, %18[%245] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %246 = arith.addi %239, %65 : index
        %247 = arith.addi %246, %28 : index
        vector.store %109, %18[%247] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        wave.barrier
        scf.yield %206, %216, %226, %236, %207, %217, %227, %237 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %248 = arith.cmpi eq, %68, %c16 : index
      %249 = arith.addf %69, %91#0 : vector<8xf32>
      %250 = arith.select %248, %91#0, %249 : vector<8xf32>
      %251 = arith.addf %70, %91#1 : vector<8xf32>
      %252 = arith.select %248, %91#1, %251 : vector<8xf32>
      %253 = arith.addf %71, %91#2 : vector<8xf32>
      %254 = arith.select %248, %91#2, %253 : vector<8xf32>
      %255 = arith.addf %72, %91#3 : vector<8xf32>
      %256 = arith.select %248, %91#3, %255 : vector<8xf32>
      %257 = arith.addf %73, %91#4 : vector<8xf32>
      %258 = arith.select %248, %91#4, %257 : vector<8xf32>
      %259 = arith.addf %74, %91#5 : vector<8xf32>
      %260 = arith.select %248, %91#5, %259 : vector<8xf32>
      %261 = arith.addf %75, %91#6 : vector<8xf32>
      %262 = arith.select %248, %91#6, %261 : vector<8xf32>
      %263 = arith.addf %76, %91#7 : vector<8xf32>
      %264 = arith.select %248, %91#7, %263 : vector<8xf32>
      scf.yield %250, %252, %254, %256, %258, %260, %262, %264 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %265 = vector.extract %77#0[0] : f32 from vector<8xf32>
    %266 = vector.extract %77#1[0] : f32 from vector<8xf32>
    %267 = vector.extract %77#2[0] : f32 from vector<8xf32>
    %268 = vector.extract %77#3[0] : f32 from vector<8xf32>
    func.call @gate_up_int4_tile__gfx1100.2(%15, %6, %c16, %3, %5, %factors, %17, %0, %panels, %13, %265, %266, %267, %268, %w, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, f32, f32, f32, f32, memref<?xi8>, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %269 = vector.extract %77#0[1] : f32 from vector<8xf32>
    %270 = vector.extract %77#1[1] : f32 from vector<8xf32>
    %271 = vector.extract %77#2[1] : f32 from vector<8xf32>
    %272 = vector.extract %77#3[1] : f32 from vector<8xf32>
    func.call @gate_up_int4_tile__gfx1100.2(%15, %6, %c9, %3, %5, %factors, %17, %0, %panels, %13, %269, %270, %271, %272, %w, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, f32, f32, f32, f32, memref<?xi8>, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %273 = vector.extract %77#0[2] : f32 from vector<8xf32>
    %274 = vector.extract %77#1[2] : f32 from vector<8xf32>
    %275 = vector.extract %77#2[2] : f32 from vector<8xf32>
    %276 = vector.extract %77#3[2] : f32 from vector<8xf32>
    func.call @gate_up_int4_tile__gfx1100.2(%15, %6, %c10, %3, %5, %factors, %17, %0, %panels, %13, %273, %274, %275, %276, %w, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, f32, f32, f32, f32, memref<?xi8>, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %277 = vector.extract %77#0[3] : f32 from vector<8xf32>
    %278 = vector.extract %77#1[3] : f32 from vector<8xf32>
    %279 = vector.extract %77#2[3] : f32 from vector<8xf32>
    %280 = vector.extract %77#3[3] : f32 from vector<8xf32>
    func.call @gate_up_int4_tile__gfx1100.2(%15, %6, %c25, %3, %5, %factors, %17, %0, %panels, %13, %277, %278, %279, %280, %w, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, f32, f32, f32, f32, memref<?xi8>, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %281 = vector.extract %77#0[4] : f32 from vector<8xf32>
    %282 = vector.extract %77#1[4] : f32 from vector<8xf32>
    %283 = vector.extract %77#2[4] : f32 from vector<8xf32>
    %284 = vector.extract %77#3[4] : f32 from vector<8xf32>
    func.call @gate_up_int4_tile__gfx1100.2(%15, %6, %c5, %3, %5, %factors, %17, %0, %panels, %13, %281, %282, %283, %284, %w, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, f32, f32, f32, f32, memref<?xi8>, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %285 = vector.extract %77#0[5] : f32 from vector<8xf32>
    %286 = vector.extract %77#1[5] : f32 from vector<8xf32>
    %287 = vector.extract %77#2[5] : f32 from vector<8xf32>
    %288 = vector.extract %77#3[5] : f32 from vector<8xf32>
    func.call @gate_up_int4_tile__gfx1100.2(%15, %6, %c23, %3, %5, %factors, %17, %0, %panels, %13, %285, %286, %287, %288, %w, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, f32, f32, f32, f32, memref<?xi8>, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %289 = vector.extract %77#0[6] : f32 from vector<8xf32>
    %290 = vector.extract %77#1[6] : f32 from vector<8xf32>
    %291 = vector.extract %77#2[6] : f32 from vector<8xf32>
    %292 = vector.extract %77#3[6] : f32 from vector<8xf32>
    func.call @gate_up_int4_tile__gfx1100.2(%15, %6, %c26, %3, %5, %factors, %17, %0, %panels, %13, %289, %290, %291, %292, %w, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, f32, f32, f32, f32, memref<?xi8>, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %293 = vector.extract %77#0[7] : f32 from vector<8xf32>
    %294 = vector.extract %77#1[7] : f32 from vector<8xf32>
    %295 = vector.extract %77#2[7] : f32 from vector<8xf32>
    %296 = vector.extract %77#3[7] : f32 from vector<8xf32>
    func.call @gate_up_int4_tile__gfx1100.2(%15, %6, %c27, %3, %5, %factors, %17, %0, %panels, %13, %293, %294, %295, %296, %w, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, f32, f32, f32, f32, memref<?xi8>, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %297 = vector.extract %77#4[0] : f32 from vector<8xf32>
    %298 = vector.extract %77#5[0] : f32 from vector<8xf32>
    %299 = vector.extract %77#6[0] : f32 from vector<8xf32>
    %300 = vector.extract %77#7[0] : f32 from vector<8xf32>
    func.call @gate_up_int4_tile__gfx1100.2(%15, %6, %c8, %3, %5, %factors, %17, %0, %panels, %13, %297, %298, %299, %300, %w, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, f32, f32, f32, f32, memref<?xi8>, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %301 = vector.extract %77#4[1] : f32 from vector<8xf32>
    %302 = vector.extract %77#5[1] : f32 from vector<8xf32>
    %303 = vector.extract %77#6[1] : f32 from vector<8xf32>
    %304 = vector.extract %77#7[1] : f32 from vector<8xf32>
    func.call @gate_up_int4_tile__gfx1100.2(%15, %6, %c28, %3, %5, %factors, %17, %0, %panels, %13, %301, %302, %303, %304, %w, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, f32, f32, f32, f32, memref<?xi8>, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %305 = vector.extract %77#4[2] : f32 from vector<8xf32>
    %306 = vector.extract %77#5[2] : f32 from vector<8xf32>
    %307 = vector.extract %77#6[2] : f32 from vector<8xf32>
    %308 = vector.extract %77#7[2] : f32 from vector<8xf32>
    func.call @gate_up_int4_tile__gfx1100.2(%15, %6, %c29, %3, %5, %factors, %17, %0, %panels, %13, %305, %306, %307, %308, %w, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, f32, f32, f32, f32, memref<?xi8>, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %309 = vector.extract %77#4[3] : f32 from vector<8xf32>
    %310 = vector.extract %77#5[3] : f32 from vector<8xf32>
    %311 = vector.extract %77#6[3] : f32 from vector<8xf32>
    %312 = vector.extract %77#7[3] : f32 from vector<8xf32>
    func.call @gate_up_int4_tile__gfx1100.2(%15, %6, %c30, %3, %5, %factors, %17, %0, %panels, %13, %309, %310, %311, %312, %w, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, f32, f32, f32, f32, memref<?xi8>, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %313 = vector.extract %77#4[4] : f32 from vector<8xf32>
    %314 = vector.extract %77#5[4] : f32 from vector<8xf32>
    %315 = vector.extract %77#6[4] : f32 from vector<8xf32>
    %316 = vector.extract %77#7[4] : f32 from vector<8xf32>
    func.call @gate_up_int4_tile__gfx1100.2(%15, %6, %c31, %3, %5, %factors, %17, %0, %panels, %13, %313, %314, %315, %316, %w, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, f32, f32, f32, f32, memref<?xi8>, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %317 = vector.extract %77#4[5] : f32 from vector<8xf32>
    %318 = vector.extract %77#5[5] : f32 from vector<8xf32>
    %319 = vector.extract %77#6[5] : f32 from vector<8xf32>
    %320 = vector.extract %77#7[5] : f32 from vector<8xf32>
    func.call @gate_up_int4_tile__gfx1100.2(%15, %6, %c32, %3, %5, %factors, %17, %0, %panels, %13, %317, %318, %319, %320, %w, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, f32, f32, f32, f32, memref<?xi8>, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %321 = vector.extract %77#4[6] : f32 from vector<8xf32>
    %322 = vector.extract %77#5[6] : f32 from vector<8xf32>
    %323 = vector.extract %77#6[6] : f32 from vector<8xf32>
    %324 = vector.extract %77#7[6] : f32 from vector<8xf32>
    func.call @gate_up_int4_tile__gfx1100.2(%15, %6, %c33, %3, %5, %factors, %17, %0, %panels, %13, %321, %322, %323, %324, %w, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, f32, f32, f32, f32, memref<?xi8>, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %325 = vector.extract %77#4[7] : f32 from vector<8xf32>
    %326 = vector.extract %77#5[7] : f32 from vector<8xf32>
    %327 = vector.extract %77#6[7] : f32 from vector<8xf32>
    %328 = vector.extract %77#7[7] : f32 from vector<8xf32>
    func.call @gate_up_int4_tile__gfx1100.2(%15, %6, %c34, %3, %5, %factors, %17, %0, %panels, %13, %325, %326, %327, %328, %w, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, f32, f32, f32, f32, memref<?xi8>, memref<?xf32>, index, index, memref<?xf16>) -> ()
  }
  wave.return
}
