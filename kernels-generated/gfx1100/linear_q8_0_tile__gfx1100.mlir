// GENERATED from codegen/kvcgen/gfx_tile.py; do not edit.
// Config: GfxTileLinear(format='q8_0')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q8_0_tile__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
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
func.func private @linear_q8_0_tile__gfx1100.1(%x0: index, %x1: index, %x2: index, %x3: index, %x4: i1, %x5: memref<?xf32>, %x6: f32, %x7: memref<?xf32>) {
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
func.func private @linear_q8_0_tile__gfx1100.2(%x0: index, %x1: index, %x2: index, %x3: index, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: index, %x8: index, %x9: index, %x10: memref<?xi8>, %x11: f32, %x12: f32, %x13: f32, %x14: f32, %x15: index, %x16: i1, %x17: memref<?xf32>, %x18: memref<?xf32>) {
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
    func.call @linear_q8_0_tile__gfx1100.1(%f4, %x15, %f56, %x8, %x16, %x17, %f36, %x18) : (index, index, index, index, i1, memref<?xf32>, f32, memref<?xf32>) -> ()
    %f57 = arith.addi %f55, %fc2 : index
    func.call @linear_q8_0_tile__gfx1100.1(%f4, %x15, %f57, %x8, %x16, %x17, %f42, %x18) : (index, index, index, index, i1, memref<?xf32>, f32, memref<?xf32>) -> ()
    %f58 = arith.addi %f55, %fc4 : index
    func.call @linear_q8_0_tile__gfx1100.1(%f4, %x15, %f58, %x8, %x16, %x17, %f48, %x18) : (index, index, index, index, i1, memref<?xf32>, f32, memref<?xf32>) -> ()
    %f59 = arith.addi %f55, %fc7 : index
    func.call @linear_q8_0_tile__gfx1100.1(%f4, %x15, %f59, %x8, %x16, %x17, %f54, %x18) : (index, index, index, index, i1, memref<?xf32>, f32, memref<?xf32>) -> ()
  }
  func.return
}
wave.kernel @linear_q8_0_tile__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %countAt = wave.param "countAt" : index
  %c2 = arith.constant 128 : index
  %panels = wave.param "panels" : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 127 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 4 : index
  %c8 = arith.constant 16384 : index
  %hasResidual = wave.param "hasResidual" : index
  %c10 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c12 = arith.constant dense<0x00000000> : vector<8xf32>
  %c13 = arith.constant 32 : index
  %c14 = arith.constant 0 : index
  %c15 = arith.constant 8 : index
  %c16 = arith.constant 256 : index
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
  %18 = arith.cmpi eq, %hasResidual, %c10 : index
  %19 = arith.cmpi slt, %6, %5 : index
  scf.if %19 {
    %20 = arith.divui %inputFeatures, %c13 : index
    %21 = arith.muli %1, %c15 : index
    %22 = arith.addi %21, %2 : index
    %23 = arith.divui %inputFeatures, %c4 : index
    %24 = arith.muli %22, %23 : index
    %25 = arith.muli %c14, %c6 : index
    %26 = arith.addi %24, %25 : index
    %27 = arith.muli %26, %c16 : index
    %28 = arith.muli %3, %c15 : index
    %29 = arith.addi %27, %28 : index
    %30 = arith.addi %29, %c14 : index
    %31 = vector.load %x[%30] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %32 = arith.addi %29, %c16 : index
    %33 = vector.load %x[%32] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %34 = arith.muli %0, %c15 : index
    %35 = arith.addi %34, %2 : index
    %36 = arith.subi %panels, %c10 : index
    %37 = arith.minsi %35, %36 : index
    %38 = arith.muli %37, %12 : index
    %39:2 = func.call @linear_q8_0_tile__gfx1100.0(%3, %c14, %38, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
    %40 = arith.cmpi sge, %3, %c4 : index
    %41 = vector.shuffle %39#0, %39#0 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
    %42 = vector.shuffle %39#0, %39#0 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
    %43 = arith.select %40, %41, %42 : vector<8xf16>
    %44 = vector.shuffle %39#1, %39#1 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
    %45 = vector.shuffle %39#1, %39#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
    %46 = arith.select %40, %44, %45 : vector<8xf16>
    %47 = arith.addi %2, %c14 : index
    %48 = arith.muli %47, %c6 : index
    %49 = arith.addi %48, %c14 : index
    %50 = arith.muli %49, %c16 : index
    %51 = arith.muli %c14, %c17 : index
    %52 = arith.addi %51, %50 : index
    %53 = arith.addi %52, %28 : index
    vector.store %31, %17[%53] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %54 = arith.addi %48, %c10 : index
    %55 = arith.muli %54, %c16 : index
    %56 = arith.addi %51, %55 : index
    %57 = arith.addi %56, %28 : index
    vector.store %33, %17[%57] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %58 = arith.addi %2, %c15 : index
    %59 = arith.muli %58, %c6 : index
    %60 = arith.addi %59, %c14 : index
    %61 = arith.muli %60, %c16 : index
    %62 = arith.addi %51, %61 : index
    %63 = arith.addi %62, %28 : index
    vector.store %43, %17[%63] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %64 = arith.addi %59, %c10 : index
    %65 = arith.muli %64, %c16 : index
    %66 = arith.addi %51, %65 : index
    %67 = arith.addi %66, %28 : index
    vector.store %46, %17[%67] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    wave.barrier
    %77:8 = scf.for %68 = %c14 to %splits step %c10 iter_args(%69 = %c12, %70 = %c12, %71 = %c12, %72 = %c12, %73 = %c12, %74 = %c12, %75 = %c12, %76 = %c12) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %78 = arith.muli %68, %stepsPerWave : index
      %79 = arith.minsi %78, %20 : index
      %80 = arith.addi %79, %stepsPerWave : index
      %81 = arith.minsi %80, %20 : index
      %91:8 = scf.for %82 = %79 to %81 step %c10 iter_args(%83 = %c12, %84 = %c12, %85 = %c12, %86 = %c12, %87 = %c12, %88 = %c12, %89 = %c12, %90 = %c12) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %92 = arith.addi %82, %c10 : index
        %93 = arith.subi %20, %c10 : index
        %94 = arith.minsi %92, %93 : index
        %95 = arith.muli %94, %c6 : index
        %96 = arith.addi %24, %95 : index
        %97 = arith.muli %96, %c16 : index
        %98 = arith.addi %97, %28 : index
        %99 = arith.addi %98, %c14 : index
        %100 = vector.load %x[%99] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %101 = arith.addi %98, %c16 : index
        %102 = vector.load %x[%101] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %103:2 = func.call @linear_q8_0_tile__gfx1100.0(%3, %94, %38, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %104 = vector.shuffle %103#0, %103#0 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
        %105 = vector.shuffle %103#0, %103#0 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
        %106 = arith.select %40, %104, %105 : vector<8xf16>
        %107 = vector.shuffle %103#1, %103#1 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
        %108 = vector.shuffle %103#1, %103#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
        %109 = arith.select %40, %107, %108 : vector<8xf16>
        %110 = arith.remui %82, %c6 : index
        %111 = arith.addi %14, %c14 : index
        %112 = arith.muli %111, %c6 : index
        %113 = arith.addi %112, %c14 : index
        %114 = arith.muli %113, %c16 : index
        %115 = arith.remui %3, %c4 : index
        %116 = arith.muli %115, %c15 : index
        %117 = arith.addi %114, %116 : index
        %118 = arith.muli %110, %c17 : index
        %119 = arith.addi %117, %118 : index
        %120 = vector.load %17[%119] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %121 = arith.addi %119, %c2 : index
        %122 = vector.load %17[%121] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %123 = vector.shuffle %120, %122 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %124 = arith.addi %14, %c10 : index
        %125 = arith.muli %124, %c6 : index
        %126 = arith.addi %125, %c14 : index
        %127 = arith.muli %126, %c16 : index
        %128 = arith.addi %127, %116 : index
        %129 = arith.addi %128, %118 : index
        %130 = vector.load %17[%129] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %131 = arith.addi %129, %c2 : index
        %132 = vector.load %17[%131] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %133 = vector.shuffle %130, %132 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %134 = arith.addi %16, %c15 : index
        %135 = arith.muli %134, %c6 : index
        %136 = arith.addi %135, %c14 : index
        %137 = arith.muli %136, %c16 : index
        %138 = arith.addi %137, %116 : index
        %139 = arith.addi %138, %118 : index
        %140 = vector.load %17[%139] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %141 = arith.addi %139, %c2 : index
        %142 = vector.load %17[%141] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %143 = vector.shuffle %140, %142 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %144 = wave.mma %123, %143, %83 : vector<16xf16>, vector<8xf32>
        %145 = wave.mma %133, %143, %87 : vector<16xf16>, vector<8xf32>
        %146 = arith.addi %16, %c20 : index
        %147 = arith.muli %146, %c6 : index
        %148 = arith.addi %147, %c14 : index
        %149 = arith.muli %148, %c16 : index
        %150 = arith.addi %149, %116 : index
        %151 = arith.addi %150, %118 : index
        %152 = vector.load %17[%151] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %153 = arith.addi %151, %c2 : index
        %154 = vector.load %17[%153] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %155 = vector.shuffle %152, %154 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %156 = wave.mma %123, %155, %84 : vector<16xf16>, vector<8xf32>
        %157 = wave.mma %133, %155, %88 : vector<16xf16>, vector<8xf32>
        %158 = arith.addi %16, %c21 : index
        %159 = arith.muli %158, %c6 : index
        %160 = arith.addi %159, %c14 : index
        %161 = arith.muli %160, %c16 : index
        %162 = arith.addi %161, %116 : index
        %163 = arith.addi %162, %118 : index
        %164 = vector.load %17[%163] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %165 = arith.addi %163, %c2 : index
        %166 = vector.load %17[%165] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %167 = vector.shuffle %164, %166 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %168 = wave.mma %123, %167, %85 : vector<16xf16>, vector<8xf32>
        %169 = wave.mma %133, %167, %89 : vector<16xf16>, vector<8xf32>
        %170 = arith.addi %16, %c22 : index
        %171 = arith.muli %170, %c6 : index
        %172 = arith.addi %171, %c14 : index
        %173 = arith.muli %172, %c16 : index
        %174 = arith.addi %173, %116 : index
        %175 = arith.addi %174, %118 : index
        %176 = vector.load %17[%175] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %177 = arith.addi %175, %c2 : index
        %178 = vector.load %17[%177] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %179 = vector.shuffle %176, %178 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %180 = wave.mma %123, %179, %86 : vector<16xf16>, vector<8xf32>
        %181 = wave.mma %133, %179, %90 : vector<16xf16>, vector<8xf32>
        %182 = arith.addi %112, %c10 : index
        %183 = arith.muli %182, %c16 : index
        %184 = arith.addi %183, %116 : index
        %185 = arith.addi %184, %118 : index
        %186 = vector.load %17[%185] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %187 = arith.addi %185, %c2 : index
        %188 = vector.load %17[%187] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %189 = vector.shuffle %186, %188 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %190 = arith.addi %125, %c10 : index
        %191 = arith.muli %190, %c16 : index
        %192 = arith.addi %191, %116 : index
        %193 = arith.addi %192, %118 : index
        %194 = vector.load %17[%193] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %195 = arith.addi %193, %c2 : index
        %196 = vector.load %17[%195] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %197 = vector.shuffle %194, %196 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %198 = arith.addi %135, %c10 : index
        %199 = arith.muli %198, %c16 : index
        %200 = arith.addi %199, %116 : index
        %201 = arith.addi %200, %118 : index
        %202 = vector.load %17[%201] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %203 = arith.addi %201, %c2 : index
        %204 = vector.load %17[%203] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %205 = vector.shuffle %202, %204 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %206 = wave.mma %189, %205, %144 : vector<16xf16>, vector<8xf32>
        %207 = wave.mma %197, %205, %145 : vector<16xf16>, vector<8xf32>
        %208 = arith.addi %147, %c10 : index
        %209 = arith.muli %208, %c16 : index
        %210 = arith.addi %209, %116 : index
        %211 = arith.addi %210, %118 : index
        %212 = vector.load %17[%211] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %213 = arith.addi %211, %c2 : index
        %214 = vector.load %17[%213] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %215 = vector.shuffle %212, %214 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %216 = wave.mma %189, %215, %156 : vector<16xf16>, vector<8xf32>
        %217 = wave.mma %197, %215, %157 : vector<16xf16>, vector<8xf32>
        %218 = arith.addi %159, %c10 : index
        %219 = arith.muli %218, %c16 : index
        %220 = arith.addi %219, %116 : index
        %221 = arith.addi %220, %118 : index
        %222 = vector.load %17[%221] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %223 = arith.addi %221, %c2 : index
        %224 = vector.load %17[%223] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %225 = vector.shuffle %222, %224 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %226 = wave.mma %189, %225, %168 : vector<16xf16>, vector<8xf32>
        %227 = wave.mma %197, %225, %169 : vector<16xf16>, vector<8xf32>
        %228 = arith.addi %171, %c10 : index
        %229 = arith.muli %228, %c16 : index
        %230 = arith.addi %229, %116 : index
        %231 = arith.addi %230, %118 : index
        %232 = vector.load %17[%231] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %233 = arith.addi %231, %c2 : index
        %234 = vector.load %17[%233] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %235 = vector.shuffle %232, %234 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %236 = wave.mma %189, %235, %180 : vector<16xf16>, vector<8xf32>
        %237 = wave.mma %197, %235, %181 : vector<16xf16>, vector<8xf32>
        %238 = arith.subi %c10, %110 : index
        %239 = arith.muli %238, %c17 : index
        %240 = arith.addi %239, %50 : index
        %241 = arith.addi %240, %28 : index
        vector.store %100, %17[%241] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %242 = arith.addi %239, %55 : index
        %243 = arith.addi %242, %28 : index
        vector.store %102, %17[%243] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %244 = arith.addi %239, %61 : index
        %245 = arith.addi %244, %28 : index
        vector.store %106, %17[%245] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %246 = arith.addi %239, %65 : index
        %247 = arith.addi %246, %28 : index
        vector.store %109, %17[%247] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        wave.barrier
        scf.yield %206, %216, %226, %236, %207, %217, %227, %237 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %248 = arith.cmpi eq, %68, %c14 : index
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
    func.call @linear_q8_0_tile__gfx1100.2(%14, %6, %c14, %3, %5, %factors, %16, %0, %panels, %12, %w, %265, %266, %267, %268, %outputFeatures, %18, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %269 = vector.extract %77#0[1] : f32 from vector<8xf32>
    %270 = vector.extract %77#1[1] : f32 from vector<8xf32>
    %271 = vector.extract %77#2[1] : f32 from vector<8xf32>
    %272 = vector.extract %77#3[1] : f32 from vector<8xf32>
    func.call @linear_q8_0_tile__gfx1100.2(%14, %6, %c6, %3, %5, %factors, %16, %0, %panels, %12, %w, %269, %270, %271, %272, %outputFeatures, %18, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %273 = vector.extract %77#0[2] : f32 from vector<8xf32>
    %274 = vector.extract %77#1[2] : f32 from vector<8xf32>
    %275 = vector.extract %77#2[2] : f32 from vector<8xf32>
    %276 = vector.extract %77#3[2] : f32 from vector<8xf32>
    func.call @linear_q8_0_tile__gfx1100.2(%14, %6, %c7, %3, %5, %factors, %16, %0, %panels, %12, %w, %273, %274, %275, %276, %outputFeatures, %18, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %277 = vector.extract %77#0[3] : f32 from vector<8xf32>
    %278 = vector.extract %77#1[3] : f32 from vector<8xf32>
    %279 = vector.extract %77#2[3] : f32 from vector<8xf32>
    %280 = vector.extract %77#3[3] : f32 from vector<8xf32>
    func.call @linear_q8_0_tile__gfx1100.2(%14, %6, %c23, %3, %5, %factors, %16, %0, %panels, %12, %w, %277, %278, %279, %280, %outputFeatures, %18, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %281 = vector.extract %77#0[4] : f32 from vector<8xf32>
    %282 = vector.extract %77#1[4] : f32 from vector<8xf32>
    %283 = vector.extract %77#2[4] : f32 from vector<8xf32>
    %284 = vector.extract %77#3[4] : f32 from vector<8xf32>
    func.call @linear_q8_0_tile__gfx1100.2(%14, %6, %c15, %3, %5, %factors, %16, %0, %panels, %12, %w, %281, %282, %283, %284, %outputFeatures, %18, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %285 = vector.extract %77#0[5] : f32 from vector<8xf32>
    %286 = vector.extract %77#1[5] : f32 from vector<8xf32>
    %287 = vector.extract %77#2[5] : f32 from vector<8xf32>
    %288 = vector.extract %77#3[5] : f32 from vector<8xf32>
    func.call @linear_q8_0_tile__gfx1100.2(%14, %6, %c21, %3, %5, %factors, %16, %0, %panels, %12, %w, %285, %286, %287, %288, %outputFeatures, %18, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %289 = vector.extract %77#0[6] : f32 from vector<8xf32>
    %290 = vector.extract %77#1[6] : f32 from vector<8xf32>
    %291 = vector.extract %77#2[6] : f32 from vector<8xf32>
    %292 = vector.extract %77#3[6] : f32 from vector<8xf32>
    func.call @linear_q8_0_tile__gfx1100.2(%14, %6, %c24, %3, %5, %factors, %16, %0, %panels, %12, %w, %289, %290, %291, %292, %outputFeatures, %18, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %293 = vector.extract %77#0[7] : f32 from vector<8xf32>
    %294 = vector.extract %77#1[7] : f32 from vector<8xf32>
    %295 = vector.extract %77#2[7] : f32 from vector<8xf32>
    %296 = vector.extract %77#3[7] : f32 from vector<8xf32>
    func.call @linear_q8_0_tile__gfx1100.2(%14, %6, %c25, %3, %5, %factors, %16, %0, %panels, %12, %w, %293, %294, %295, %296, %outputFeatures, %18, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %297 = vector.extract %77#4[0] : f32 from vector<8xf32>
    %298 = vector.extract %77#5[0] : f32 from vector<8xf32>
    %299 = vector.extract %77#6[0] : f32 from vector<8xf32>
    %300 = vector.extract %77#7[0] : f32 from vector<8xf32>
    func.call @linear_q8_0_tile__gfx1100.2(%14, %6, %c4, %3, %5, %factors, %16, %0, %panels, %12, %w, %297, %298, %299, %300, %outputFeatures, %18, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %301 = vector.extract %77#4[1] : f32 from vector<8xf32>
    %302 = vector.extract %77#5[1] : f32 from vector<8xf32>
    %303 = vector.extract %77#6[1] : f32 from vector<8xf32>
    %304 = vector.extract %77#7[1] : f32 from vector<8xf32>
    func.call @linear_q8_0_tile__gfx1100.2(%14, %6, %c26, %3, %5, %factors, %16, %0, %panels, %12, %w, %301, %302, %303, %304, %outputFeatures, %18, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %305 = vector.extract %77#4[2] : f32 from vector<8xf32>
    %306 = vector.extract %77#5[2] : f32 from vector<8xf32>
    %307 = vector.extract %77#6[2] : f32 from vector<8xf32>
    %308 = vector.extract %77#7[2] : f32 from vector<8xf32>
    func.call @linear_q8_0_tile__gfx1100.2(%14, %6, %c27, %3, %5, %factors, %16, %0, %panels, %12, %w, %305, %306, %307, %308, %outputFeatures, %18, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %309 = vector.extract %77#4[3] : f32 from vector<8xf32>
    %310 = vector.extract %77#5[3] : f32 from vector<8xf32>
    %311 = vector.extract %77#6[3] : f32 from vector<8xf32>
    %312 = vector.extract %77#7[3] : f32 from vector<8xf32>
    func.call @linear_q8_0_tile__gfx1100.2(%14, %6, %c28, %3, %5, %factors, %16, %0, %panels, %12, %w, %309, %310, %311, %312, %outputFeatures, %18, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %313 = vector.extract %77#4[4] : f32 from vector<8xf32>
    %314 = vector.extract %77#5[4] : f32 from vector<8xf32>
    %315 = vector.extract %77#6[4] : f32 from vector<8xf32>
    %316 = vector.extract %77#7[4] : f32 from vector<8xf32>
    func.call @linear_q8_0_tile__gfx1100.2(%14, %6, %c29, %3, %5, %factors, %16, %0, %panels, %12, %w, %313, %314, %315, %316, %outputFeatures, %18, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %317 = vector.extract %77#4[5] : f32 from vector<8xf32>
    %318 = vector.extract %77#5[5] : f32 from vector<8xf32>
    %319 = vector.extract %77#6[5] : f32 from vector<8xf32>
    %320 = vector.extract %77#7[5] : f32 from vector<8xf32>
    func.call @linear_q8_0_tile__gfx1100.2(%14, %6, %c30, %3, %5, %factors, %16, %0, %panels, %12, %w, %317, %318, %319, %320, %outputFeatures, %18, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %321 = vector.extract %77#4[6] : f32 from vector<8xf32>
    %322 = vector.extract %77#5[6] : f32 from vector<8xf32>
    %323 = vector.extract %77#6[6] : f32 from vector<8xf32>
    %324 = vector.extract %77#7[6] : f32 from vector<8xf32>
    func.call @linear_q8_0_tile__gfx1100.2(%14, %6, %c31, %3, %5, %factors, %16, %0, %panels, %12, %w, %321, %322, %323, %324, %outputFeatures, %18, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %325 = vector.extract %77#4[7] : f32 from vector<8xf32>
    %326 = vector.extract %77#5[7] : f32 from vector<8xf32>
    %327 = vector.extract %77#6[7] : f32 from vector<8xf32>
    %328 = vector.extract %77#7[7] : f32 from vector<8xf32>
    func.call @linear_q8_0_tile__gfx1100.2(%14, %6, %c32, %3, %5, %factors, %16, %0, %panels, %12, %w, %325, %326, %327, %328, %outputFeatures, %18, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, memref<?xi8>, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
  }
  wave.return
}
