// GENERATED from codegen/kvcgen/gfx_tile.py; do not edit.
// Config: GfxTileGateUp(format='f16')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @gate_up_f16_tile__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>) -> (vector<16xf16>) {
  %fc0 = arith.constant 128 : index
  %fc1 = arith.constant 512 : index
  %fc2 = arith.constant 16 : index
  %fc3 = arith.constant 256 : index
  %f0 = arith.addi %x0, %fc0 : index
  %f1 = arith.muli %x1, %fc1 : index
  %f2 = arith.addi %f0, %f1 : index
  %f3 = arith.remui %x2, %fc2 : index
  %f4 = arith.muli %f3, %fc2 : index
  %f5 = arith.addi %f2, %f4 : index
  %f6 = vector.load %x3[%f5] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f7 = vector.bitcast %f6 : vector<16xi8> to vector<8xf16>
  %f8 = arith.addi %f5, %fc3 : index
  %f9 = vector.load %x3[%f8] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f10 = vector.bitcast %f9 : vector<16xi8> to vector<8xf16>
  %f11 = vector.shuffle %f7, %f10 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
  func.return %f11 : vector<16xf16>
}
func.func private @gate_up_f16_tile__gfx1100.1(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>, %x5: index, %x6: memref<?xf32>, %x7: memref<?xf32>, %x8: f32, %x9: f32, %x10: index, %x11: index, %x12: memref<?xf16>) {
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
func.func private @gate_up_f16_tile__gfx1100.2(%x0: index, %x1: index, %x2: index, %x3: index, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: index, %x8: index, %x9: index, %x10: memref<?xi8>, %x11: f32, %x12: f32, %x13: f32, %x14: f32, %x15: memref<?xf32>, %x16: index, %x17: index, %x18: memref<?xf16>) {
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
    func.call @gate_up_f16_tile__gfx1100.1(%x7, %f11, %x8, %x9, %x10, %f4, %x5, %x15, %f36, %f42, %x16, %x17, %x18) : (index, index, index, index, memref<?xi8>, index, memref<?xf32>, memref<?xf32>, f32, f32, index, index, memref<?xf16>) -> ()
    func.call @gate_up_f16_tile__gfx1100.1(%x7, %f21, %x8, %x9, %x10, %f4, %x5, %x15, %f48, %f54, %x16, %x17, %x18) : (index, index, index, index, memref<?xi8>, index, memref<?xf32>, memref<?xf32>, f32, f32, index, index, memref<?xf16>) -> ()
  }
  func.return
}
wave.kernel @gate_up_f16_tile__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>, %out_factors: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %countAt = wave.param "countAt" : index
  %c2 = arith.constant 128 : index
  %panels = wave.param "panels" : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 2 : index
  %c6 = arith.constant 4 : index
  %c7 = arith.constant 8192 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %outTileRows = wave.param "outTileRows" : index
  %c10 = arith.constant dense<0x00000000> : vector<8xf32>
  %c11 = arith.constant 16 : index
  %c12 = arith.constant 0 : index
  %c13 = arith.constant 8 : index
  %c14 = arith.constant 1 : index
  %c15 = arith.constant 256 : index
  %c16 = arith.constant 4096 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %splits = wave.param "splits" : index
  %c19 = arith.constant 9 : index
  %c20 = arith.constant 10 : index
  %c21 = arith.constant 11 : index
  %c22 = arith.constant 6 : index
  %c23 = arith.constant 12 : index
  %c24 = arith.constant 14 : index
  %c25 = arith.constant 18 : index
  %c26 = arith.constant 20 : index
  %c27 = arith.constant 22 : index
  %c28 = arith.constant 24 : index
  %c29 = arith.constant 26 : index
  %c30 = arith.constant 28 : index
  %c31 = arith.constant 30 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = wave.wave
  %3 = wave.lane
  %4 = memref.load %step[%countAt] : memref<?xi32>
  %5 = arith.index_cast %4 : i32 to index
  %6 = arith.muli %1, %c2 : index
  %7 = arith.muli %inputFeatures, %c4 : index
  %8 = arith.addi %7, %c2 : index
  %9 = arith.divui %2, %c5 : index
  %10 = arith.muli %9, %c5 : index
  %11 = arith.remui %2, %c5 : index
  %12 = arith.muli %11, %c6 : index
  %13 = wave.scratch %c7 : memref<?xf16>
  %14 = arith.cmpi slt, %6, %5 : index
  scf.if %14 {
    %15 = arith.divui %inputFeatures, %c11 : index
    %16 = arith.muli %1, %c13 : index
    %17 = arith.addi %16, %2 : index
    %18 = arith.muli %17, %15 : index
    %19 = arith.muli %c12, %c14 : index
    %20 = arith.addi %18, %19 : index
    %21 = arith.muli %20, %c15 : index
    %22 = arith.muli %3, %c13 : index
    %23 = arith.addi %21, %22 : index
    %24 = arith.addi %23, %c12 : index
    %25 = vector.load %x[%24] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %26 = arith.muli %0, %c13 : index
    %27 = arith.addi %26, %2 : index
    %28 = arith.subi %panels, %c14 : index
    %29 = arith.minsi %27, %28 : index
    %30 = arith.muli %29, %8 : index
    %31 = func.call @gate_up_f16_tile__gfx1100.0(%30, %c12, %3, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
    %32 = arith.cmpi sge, %3, %c11 : index
    %33 = vector.shuffle %31, %31 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
    %34 = vector.shuffle %31, %31 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
    %35 = arith.select %32, %33, %34 : vector<8xf16>
    %36 = arith.addi %2, %c12 : index
    %37 = arith.muli %36, %c14 : index
    %38 = arith.addi %37, %c12 : index
    %39 = arith.muli %38, %c15 : index
    %40 = arith.muli %c12, %c16 : index
    %41 = arith.addi %40, %39 : index
    %42 = arith.addi %41, %22 : index
    vector.store %25, %13[%42] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %43 = arith.addi %2, %c13 : index
    %44 = arith.muli %43, %c14 : index
    %45 = arith.addi %44, %c12 : index
    %46 = arith.muli %45, %c15 : index
    %47 = arith.addi %40, %46 : index
    %48 = arith.addi %47, %22 : index
    vector.store %35, %13[%48] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    wave.barrier
    %58:8 = scf.for %49 = %c12 to %splits step %c14 iter_args(%50 = %c10, %51 = %c10, %52 = %c10, %53 = %c10, %54 = %c10, %55 = %c10, %56 = %c10, %57 = %c10) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %59 = arith.muli %49, %stepsPerWave : index
      %60 = arith.minsi %59, %15 : index
      %61 = arith.addi %60, %stepsPerWave : index
      %62 = arith.minsi %61, %15 : index
      %72:8 = scf.for %63 = %60 to %62 step %c14 iter_args(%64 = %c10, %65 = %c10, %66 = %c10, %67 = %c10, %68 = %c10, %69 = %c10, %70 = %c10, %71 = %c10) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %73 = arith.addi %63, %c14 : index
        %74 = arith.subi %15, %c14 : index
        %75 = arith.minsi %73, %74 : index
        %76 = arith.muli %75, %c14 : index
        %77 = arith.addi %18, %76 : index
        %78 = arith.muli %77, %c15 : index
        %79 = arith.addi %78, %22 : index
        %80 = arith.addi %79, %c12 : index
        %81 = vector.load %x[%80] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %82 = func.call @gate_up_f16_tile__gfx1100.0(%30, %75, %3, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %83 = vector.shuffle %82, %82 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
        %84 = vector.shuffle %82, %82 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
        %85 = arith.select %32, %83, %84 : vector<8xf16>
        %86 = arith.remui %63, %c5 : index
        %87 = arith.addi %10, %c12 : index
        %88 = arith.muli %87, %c14 : index
        %89 = arith.addi %88, %c12 : index
        %90 = arith.muli %89, %c15 : index
        %91 = arith.remui %3, %c11 : index
        %92 = arith.muli %91, %c13 : index
        %93 = arith.addi %90, %92 : index
        %94 = arith.muli %86, %c16 : index
        %95 = arith.addi %93, %94 : index
        %96 = vector.load %13[%95] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %97 = arith.addi %95, %c2 : index
        %98 = vector.load %13[%97] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %99 = vector.shuffle %96, %98 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %100 = arith.addi %10, %c14 : index
        %101 = arith.muli %100, %c14 : index
        %102 = arith.addi %101, %c12 : index
        %103 = arith.muli %102, %c15 : index
        %104 = arith.addi %103, %92 : index
        %105 = arith.addi %104, %94 : index
        %106 = vector.load %13[%105] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %107 = arith.addi %105, %c2 : index
        %108 = vector.load %13[%107] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %109 = vector.shuffle %106, %108 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %110 = arith.addi %12, %c13 : index
        %111 = arith.muli %110, %c14 : index
        %112 = arith.addi %111, %c12 : index
        %113 = arith.muli %112, %c15 : index
        %114 = arith.addi %113, %92 : index
        %115 = arith.addi %114, %94 : index
        %116 = vector.load %13[%115] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %117 = arith.addi %115, %c2 : index
        %118 = vector.load %13[%117] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %119 = vector.shuffle %116, %118 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %120 = wave.mma %99, %119, %64 : vector<16xf16>, vector<8xf32>
        %121 = wave.mma %109, %119, %68 : vector<16xf16>, vector<8xf32>
        %122 = arith.addi %12, %c19 : index
        %123 = arith.muli %122, %c14 : index
        %124 = arith.addi %123, %c12 : index
        %125 = arith.muli %124, %c15 : index
        %126 = arith.addi %125, %92 : index
        %127 = arith.addi %126, %94 : index
        %128 = vector.load %13[%127] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %129 = arith.addi %127, %c2 : index
        %130 = vector.load %13[%129] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %131 = vector.shuffle %128, %130 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %132 = wave.mma %99, %131, %65 : vector<16xf16>, vector<8xf32>
        %133 = wave.mma %109, %131, %69 : vector<16xf16>, vector<8xf32>
        %134 = arith.addi %12, %c20 : index
        %135 = arith.muli %134, %c14 : index
        %136 = arith.addi %135, %c12 : index
        %137 = arith.muli %136, %c15 : index
        %138 = arith.addi %137, %92 : index
        %139 = arith.addi %138, %94 : index
        %140 = vector.load %13[%139] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %141 = arith.addi %139, %c2 : index
        %142 = vector.load %13[%141] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %143 = vector.shuffle %140, %142 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %144 = wave.mma %99, %143, %66 : vector<16xf16>, vector<8xf32>
        %145 = wave.mma %109, %143, %70 : vector<16xf16>, vector<8xf32>
        %146 = arith.addi %12, %c21 : index
        %147 = arith.muli %146, %c14 : index
        %148 = arith.addi %147, %c12 : index
        %149 = arith.muli %148, %c15 : index
        %150 = arith.addi %149, %92 : index
        %151 = arith.addi %150, %94 : index
        %152 = vector.load %13[%151] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %153 = arith.addi %151, %c2 : index
        %154 = vector.load %13[%153] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %155 = vector.shuffle %152, %154 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %156 = wave.mma %99, %155, %67 : vector<16xf16>, vector<8xf32>
        %157 = wave.mma %109, %155, %71 : vector<16xf16>, vector<8xf32>
        %158 = arith.subi %c14, %86 : index
        %159 = arith.muli %158, %c16 : index
        %160 = arith.addi %159, %39 : index
        %161 = arith.addi %160, %22 : index
        vector.store %81, %13[%161] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %162 = arith.addi %159, %46 : index
        %163 = arith.addi %162, %22 : index
        vector.store %85, %13[%163] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        wave.barrier
        scf.yield %120, %132, %144, %156, %121, %133, %145, %157 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %164 = arith.cmpi eq, %49, %c12 : index
      %165 = arith.addf %50, %72#0 : vector<8xf32>
      %166 = arith.select %164, %72#0, %165 : vector<8xf32>
      %167 = arith.addf %51, %72#1 : vector<8xf32>
      %168 = arith.select %164, %72#1, %167 : vector<8xf32>
      %169 = arith.addf %52, %72#2 : vector<8xf32>
      %170 = arith.select %164, %72#2, %169 : vector<8xf32>
      %171 = arith.addf %53, %72#3 : vector<8xf32>
      %172 = arith.select %164, %72#3, %171 : vector<8xf32>
      %173 = arith.addf %54, %72#4 : vector<8xf32>
      %174 = arith.select %164, %72#4, %173 : vector<8xf32>
      %175 = arith.addf %55, %72#5 : vector<8xf32>
      %176 = arith.select %164, %72#5, %175 : vector<8xf32>
      %177 = arith.addf %56, %72#6 : vector<8xf32>
      %178 = arith.select %164, %72#6, %177 : vector<8xf32>
      %179 = arith.addf %57, %72#7 : vector<8xf32>
      %180 = arith.select %164, %72#7, %179 : vector<8xf32>
      scf.yield %166, %168, %170, %172, %174, %176, %178, %180 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %181 = vector.extract %58#0[0] : f32 from vector<8xf32>
    %182 = vector.extract %58#1[0] : f32 from vector<8xf32>
    %183 = vector.extract %58#2[0] : f32 from vector<8xf32>
    %184 = vector.extract %58#3[0] : f32 from vector<8xf32>
    func.call @gate_up_f16_tile__gfx1100.2(%10, %6, %c12, %3, %5, %factors, %12, %0, %panels, %8, %w, %181, %182, %183, %184, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %185 = vector.extract %58#0[1] : f32 from vector<8xf32>
    %186 = vector.extract %58#1[1] : f32 from vector<8xf32>
    %187 = vector.extract %58#2[1] : f32 from vector<8xf32>
    %188 = vector.extract %58#3[1] : f32 from vector<8xf32>
    func.call @gate_up_f16_tile__gfx1100.2(%10, %6, %c5, %3, %5, %factors, %12, %0, %panels, %8, %w, %185, %186, %187, %188, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %189 = vector.extract %58#0[2] : f32 from vector<8xf32>
    %190 = vector.extract %58#1[2] : f32 from vector<8xf32>
    %191 = vector.extract %58#2[2] : f32 from vector<8xf32>
    %192 = vector.extract %58#3[2] : f32 from vector<8xf32>
    func.call @gate_up_f16_tile__gfx1100.2(%10, %6, %c6, %3, %5, %factors, %12, %0, %panels, %8, %w, %189, %190, %191, %192, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %193 = vector.extract %58#0[3] : f32 from vector<8xf32>
    %194 = vector.extract %58#1[3] : f32 from vector<8xf32>
    %195 = vector.extract %58#2[3] : f32 from vector<8xf32>
    %196 = vector.extract %58#3[3] : f32 from vector<8xf32>
    func.call @gate_up_f16_tile__gfx1100.2(%10, %6, %c22, %3, %5, %factors, %12, %0, %panels, %8, %w, %193, %194, %195, %196, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %197 = vector.extract %58#0[4] : f32 from vector<8xf32>
    %198 = vector.extract %58#1[4] : f32 from vector<8xf32>
    %199 = vector.extract %58#2[4] : f32 from vector<8xf32>
    %200 = vector.extract %58#3[4] : f32 from vector<8xf32>
    func.call @gate_up_f16_tile__gfx1100.2(%10, %6, %c13, %3, %5, %factors, %12, %0, %panels, %8, %w, %197, %198, %199, %200, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %201 = vector.extract %58#0[5] : f32 from vector<8xf32>
    %202 = vector.extract %58#1[5] : f32 from vector<8xf32>
    %203 = vector.extract %58#2[5] : f32 from vector<8xf32>
    %204 = vector.extract %58#3[5] : f32 from vector<8xf32>
    func.call @gate_up_f16_tile__gfx1100.2(%10, %6, %c20, %3, %5, %factors, %12, %0, %panels, %8, %w, %201, %202, %203, %204, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %205 = vector.extract %58#0[6] : f32 from vector<8xf32>
    %206 = vector.extract %58#1[6] : f32 from vector<8xf32>
    %207 = vector.extract %58#2[6] : f32 from vector<8xf32>
    %208 = vector.extract %58#3[6] : f32 from vector<8xf32>
    func.call @gate_up_f16_tile__gfx1100.2(%10, %6, %c23, %3, %5, %factors, %12, %0, %panels, %8, %w, %205, %206, %207, %208, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %209 = vector.extract %58#0[7] : f32 from vector<8xf32>
    %210 = vector.extract %58#1[7] : f32 from vector<8xf32>
    %211 = vector.extract %58#2[7] : f32 from vector<8xf32>
    %212 = vector.extract %58#3[7] : f32 from vector<8xf32>
    func.call @gate_up_f16_tile__gfx1100.2(%10, %6, %c24, %3, %5, %factors, %12, %0, %panels, %8, %w, %209, %210, %211, %212, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %213 = vector.extract %58#4[0] : f32 from vector<8xf32>
    %214 = vector.extract %58#5[0] : f32 from vector<8xf32>
    %215 = vector.extract %58#6[0] : f32 from vector<8xf32>
    %216 = vector.extract %58#7[0] : f32 from vector<8xf32>
    func.call @gate_up_f16_tile__gfx1100.2(%10, %6, %c11, %3, %5, %factors, %12, %0, %panels, %8, %w, %213, %214, %215, %216, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %217 = vector.extract %58#4[1] : f32 from vector<8xf32>
    %218 = vector.extract %58#5[1] : f32 from vector<8xf32>
    %219 = vector.extract %58#6[1] : f32 from vector<8xf32>
    %220 = vector.extract %58#7[1] : f32 from vector<8xf32>
    func.call @gate_up_f16_tile__gfx1100.2(%10, %6, %c25, %3, %5, %factors, %12, %0, %panels, %8, %w, %217, %218, %219, %220, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %221 = vector.extract %58#4[2] : f32 from vector<8xf32>
    %222 = vector.extract %58#5[2] : f32 from vector<8xf32>
    %223 = vector.extract %58#6[2] : f32 from vector<8xf32>
    %224 = vector.extract %58#7[2] : f32 from vector<8xf32>
    func.call @gate_up_f16_tile__gfx1100.2(%10, %6, %c26, %3, %5, %factors, %12, %0, %panels, %8, %w, %221, %222, %223, %224, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %225 = vector.extract %58#4[3] : f32 from vector<8xf32>
    %226 = vector.extract %58#5[3] : f32 from vector<8xf32>
    %227 = vector.extract %58#6[3] : f32 from vector<8xf32>
    %228 = vector.extract %58#7[3] : f32 from vector<8xf32>
    func.call @gate_up_f16_tile__gfx1100.2(%10, %6, %c27, %3, %5, %factors, %12, %0, %panels, %8, %w, %225, %226, %227, %228, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %229 = vector.extract %58#4[4] : f32 from vector<8xf32>
    %230 = vector.extract %58#5[4] : f32 from vector<8xf32>
    %231 = vector.extract %58#6[4] : f32 from vector<8xf32>
    %232 = vector.extract %58#7[4] : f32 from vector<8xf32>
    func.call @gate_up_f16_tile__gfx1100.2(%10, %6, %c28, %3, %5, %factors, %12, %0, %panels, %8, %w, %229, %230, %231, %232, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %233 = vector.extract %58#4[5] : f32 from vector<8xf32>
    %234 = vector.extract %58#5[5] : f32 from vector<8xf32>
    %235 = vector.extract %58#6[5] : f32 from vector<8xf32>
    %236 = vector.extract %58#7[5] : f32 from vector<8xf32>
    func.call @gate_up_f16_tile__gfx1100.2(%10, %6, %c29, %3, %5, %factors, %12, %0, %panels, %8, %w, %233, %234, %235, %236, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %237 = vector.extract %58#4[6] : f32 from vector<8xf32>
    %238 = vector.extract %58#5[6] : f32 from vector<8xf32>
    %239 = vector.extract %58#6[6] : f32 from vector<8xf32>
    %240 = vector.extract %58#7[6] : f32 from vector<8xf32>
    func.call @gate_up_f16_tile__gfx1100.2(%10, %6, %c30, %3, %5, %factors, %12, %0, %panels, %8, %w, %237, %238, %239, %240, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, memref<?xf32>, index, index, memref<?xf16>) -> ()
    %241 = vector.extract %58#4[7] : f32 from vector<8xf32>
    %242 = vector.extract %58#5[7] : f32 from vector<8xf32>
    %243 = vector.extract %58#6[7] : f32 from vector<8xf32>
    %244 = vector.extract %58#7[7] : f32 from vector<8xf32>
    func.call @gate_up_f16_tile__gfx1100.2(%10, %6, %c31, %3, %5, %factors, %12, %0, %panels, %8, %w, %241, %242, %243, %244, %out_factors, %outTileRows, %outputFeatures, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, memref<?xf32>, index, index, memref<?xf16>) -> ()
  }
  wave.return
}
