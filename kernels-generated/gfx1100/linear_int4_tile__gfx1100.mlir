// GENERATED from codegen/kvcgen/gfx_tile.py; do not edit.
// Config: GfxTileLinear(format='int4')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_int4_tile__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>) -> (vector<16xf16>, vector<16xf16>) {
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
func.func private @linear_int4_tile__gfx1100.1(%x0: index, %x1: index, %x2: index, %x3: index, %x4: i1, %x5: memref<?xf32>, %x6: f32, %x7: memref<?xf32>) {
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
func.func private @linear_int4_tile__gfx1100.2(%x0: index, %x1: index, %x2: index, %x3: index, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: index, %x8: index, %x9: index, %x10: f32, %x11: f32, %x12: f32, %x13: f32, %x14: index, %x15: i1, %x16: memref<?xf32>, %x17: memref<?xf32>) {
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
    %f33 = arith.addi %f12, %x6 : index
    %f34 = arith.addi %f33, %fc5 : index
    func.call @linear_int4_tile__gfx1100.1(%f4, %x14, %f34, %x8, %x15, %x16, %f29, %x17) : (index, index, index, index, i1, memref<?xf32>, f32, memref<?xf32>) -> ()
    %f35 = arith.addi %f33, %fc2 : index
    func.call @linear_int4_tile__gfx1100.1(%f4, %x14, %f35, %x8, %x15, %x16, %f30, %x17) : (index, index, index, index, i1, memref<?xf32>, f32, memref<?xf32>) -> ()
    %f36 = arith.addi %f33, %fc4 : index
    func.call @linear_int4_tile__gfx1100.1(%f4, %x14, %f36, %x8, %x15, %x16, %f31, %x17) : (index, index, index, index, i1, memref<?xf32>, f32, memref<?xf32>) -> ()
    %f37 = arith.addi %f33, %fc7 : index
    func.call @linear_int4_tile__gfx1100.1(%f4, %x14, %f37, %x8, %x15, %x16, %f32, %x17) : (index, index, index, index, i1, memref<?xf32>, f32, memref<?xf32>) -> ()
  }
  func.return
}
wave.kernel @linear_int4_tile__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 8 : i64} {
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
  %hasResidual = wave.param "hasResidual" : index
  %c13 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %c16 = arith.constant 32 : index
  %c17 = arith.constant 0 : index
  %c18 = arith.constant 256 : index
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
  %19 = arith.cmpi eq, %hasResidual, %c13 : index
  %20 = arith.cmpi slt, %6, %5 : index
  scf.if %20 {
    %21 = arith.divui %inputFeatures, %c16 : index
    %22 = arith.muli %1, %c5 : index
    %23 = arith.addi %22, %2 : index
    %24 = arith.divui %inputFeatures, %c8 : index
    %25 = arith.muli %23, %24 : index
    %26 = arith.muli %c17, %c9 : index
    %27 = arith.addi %25, %26 : index
    %28 = arith.muli %27, %c18 : index
    %29 = arith.muli %3, %c5 : index
    %30 = arith.addi %28, %29 : index
    %31 = arith.addi %30, %c17 : index
    %32 = vector.load %x[%31] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %33 = arith.addi %30, %c18 : index
    %34 = vector.load %x[%33] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %35 = arith.muli %0, %c5 : index
    %36 = arith.addi %35, %2 : index
    %37 = arith.subi %panels, %c13 : index
    %38 = arith.minsi %36, %37 : index
    %39 = arith.muli %38, %13 : index
    %40:2 = func.call @linear_int4_tile__gfx1100.0(%3, %c17, %inputFeatures, %39, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
    %41 = arith.cmpi sge, %3, %c8 : index
    %42 = vector.shuffle %40#0, %40#0 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
    %43 = vector.shuffle %40#0, %40#0 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
    %44 = arith.select %41, %42, %43 : vector<8xf16>
    %45 = vector.shuffle %40#1, %40#1 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
    %46 = vector.shuffle %40#1, %40#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
    %47 = arith.select %41, %45, %46 : vector<8xf16>
    %48 = arith.addi %2, %c17 : index
    %49 = arith.muli %48, %c9 : index
    %50 = arith.addi %49, %c17 : index
    %51 = arith.muli %50, %c18 : index
    %52 = arith.muli %c17, %c19 : index
    %53 = arith.addi %52, %51 : index
    %54 = arith.addi %53, %29 : index
    vector.store %32, %18[%54] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %55 = arith.addi %49, %c13 : index
    %56 = arith.muli %55, %c18 : index
    %57 = arith.addi %52, %56 : index
    %58 = arith.addi %57, %29 : index
    vector.store %34, %18[%58] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %59 = arith.addi %2, %c5 : index
    %60 = arith.muli %59, %c9 : index
    %61 = arith.addi %60, %c17 : index
    %62 = arith.muli %61, %c18 : index
    %63 = arith.addi %52, %62 : index
    %64 = arith.addi %63, %29 : index
    vector.store %44, %18[%64] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %65 = arith.addi %60, %c13 : index
    %66 = arith.muli %65, %c18 : index
    %67 = arith.addi %52, %66 : index
    %68 = arith.addi %67, %29 : index
    vector.store %47, %18[%68] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    wave.barrier
    %78:8 = scf.for %69 = %c17 to %splits step %c13 iter_args(%70 = %c15, %71 = %c15, %72 = %c15, %73 = %c15, %74 = %c15, %75 = %c15, %76 = %c15, %77 = %c15) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %79 = arith.muli %69, %stepsPerWave : index
      %80 = arith.minsi %79, %21 : index
      %81 = arith.addi %80, %stepsPerWave : index
      %82 = arith.minsi %81, %21 : index
      %92:8 = scf.for %83 = %80 to %82 step %c13 iter_args(%84 = %c15, %85 = %c15, %86 = %c15, %87 = %c15, %88 = %c15, %89 = %c15, %90 = %c15, %91 = %c15) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %93 = arith.addi %83, %c13 : index
        %94 = arith.subi %21, %c13 : index
        %95 = arith.minsi %93, %94 : index
        %96 = arith.muli %95, %c9 : index
        %97 = arith.addi %25, %96 : index
        %98 = arith.muli %97, %c18 : index
        %99 = arith.addi %98, %29 : index
        %100 = arith.addi %99, %c17 : index
        %101 = vector.load %x[%100] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %102 = arith.addi %99, %c18 : index
        %103 = vector.load %x[%102] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %104:2 = func.call @linear_int4_tile__gfx1100.0(%3, %95, %inputFeatures, %39, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %105 = vector.shuffle %104#0, %104#0 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
        %106 = vector.shuffle %104#0, %104#0 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
        %107 = arith.select %41, %105, %106 : vector<8xf16>
        %108 = vector.shuffle %104#1, %104#1 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
        %109 = vector.shuffle %104#1, %104#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
        %110 = arith.select %41, %108, %109 : vector<8xf16>
        %111 = arith.remui %83, %c9 : index
        %112 = arith.addi %15, %c17 : index
        %113 = arith.muli %112, %c9 : index
        %114 = arith.addi %113, %c17 : index
        %115 = arith.muli %114, %c18 : index
        %116 = arith.remui %3, %c8 : index
        %117 = arith.muli %116, %c5 : index
        %118 = arith.addi %115, %117 : index
        %119 = arith.muli %111, %c19 : index
        %120 = arith.addi %118, %119 : index
        %121 = vector.load %18[%120] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %122 = arith.addi %120, %c2 : index
        %123 = vector.load %18[%122] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %124 = vector.shuffle %121, %123 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %125 = arith.addi %15, %c13 : index
        %126 = arith.muli %125, %c9 : index
        %127 = arith.addi %126, %c17 : index
        %128 = arith.muli %127, %c18 : index
        %129 = arith.addi %128, %117 : index
        %130 = arith.addi %129, %119 : index
        %131 = vector.load %18[%130] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %132 = arith.addi %130, %c2 : index
        %133 = vector.load %18[%132] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %134 = vector.shuffle %131, %133 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %135 = arith.addi %17, %c5 : index
        %136 = arith.muli %135, %c9 : index
        %137 = arith.addi %136, %c17 : index
        %138 = arith.muli %137, %c18 : index
        %139 = arith.addi %138, %117 : index
        %140 = arith.addi %139, %119 : index
        %141 = vector.load %18[%140] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %142 = arith.addi %140, %c2 : index
        %143 = vector.load %18[%142] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %144 = vector.shuffle %141, %143 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %145 = wave.mma %124, %144, %84 : vector<16xf16>, vector<8xf32>
        %146 = wave.mma %134, %144, %88 : vector<16xf16>, vector<8xf32>
        %147 = arith.addi %17, %c22 : index
        %148 = arith.muli %147, %c9 : index
        %149 = arith.addi %148, %c17 : index
        %150 = arith.muli %149, %c18 : index
        %151 = arith.addi %150, %117 : index
        %152 = arith.addi %151, %119 : index
        %153 = vector.load %18[%152] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %154 = arith.addi %152, %c2 : index
        %155 = vector.load %18[%154] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %156 = vector.shuffle %153, %155 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %157 = wave.mma %124, %156, %85 : vector<16xf16>, vector<8xf32>
        %158 = wave.mma %134, %156, %89 : vector<16xf16>, vector<8xf32>
        %159 = arith.addi %17, %c23 : index
        %160 = arith.muli %159, %c9 : index
        %161 = arith.addi %160, %c17 : index
        %162 = arith.muli %161, %c18 : index
        %163 = arith.addi %162, %117 : index
        %164 = arith.addi %163, %119 : index
        %165 = vector.load %18[%164] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %166 = arith.addi %164, %c2 : index
        %167 = vector.load %18[%166] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %168 = vector.shuffle %165, %167 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %169 = wave.mma %124, %168, %86 : vector<16xf16>, vector<8xf32>
        %170 = wave.mma %134, %168, %90 : vector<16xf16>, vector<8xf32>
        %171 = arith.addi %17, %c24 : index
        %172 = arith.muli %171, %c9 : index
        %173 = arith.addi %172, %c17 : index
        %174 = arith.muli %173, %c18 : index
        %175 = arith.addi %174, %117 : index
        %176 = arith.addi %175, %119 : index
        %177 = vector.load %18[%176] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %178 = arith.addi %176, %c2 : index
        %179 = vector.load %18[%178] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %180 = vector.shuffle %177, %179 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %181 = wave.mma %124, %180, %87 : vector<16xf16>, vector<8xf32>
        %182 = wave.mma %134, %180, %91 : vector<16xf16>, vector<8xf32>
        %183 = arith.addi %113, %c13 : index
        %184 = arith.muli %183, %c18 : index
        %185 = arith.addi %184, %117 : index
        %186 = arith.addi %185, %119 : index
        %187 = vector.load %18[%186] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %188 = arith.addi %186, %c2 : index
        %189 = vector.load %18[%188] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %190 = vector.shuffle %187, %189 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %191 = arith.addi %126, %c13 : index
        %192 = arith.muli %191, %c18 : index
        %193 = arith.addi %192, %117 : index
        %194 = arith.addi %193, %119 : index
        %195 = vector.load %18[%194] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %196 = arith.addi %194, %c2 : index
        %197 = vector.load %18[%196] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %198 = vector.shuffle %195, %197 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %199 = arith.addi %136, %c13 : index
        %200 = arith.muli %199, %c18 : index
        %201 = arith.addi %200, %117 : index
        %202 = arith.addi %201, %119 : index
        %203 = vector.load %18[%202] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %204 = arith.addi %202, %c2 : index
        %205 = vector.load %18[%204] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %206 = vector.shuffle %203, %205 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %207 = wave.mma %190, %206, %145 : vector<16xf16>, vector<8xf32>
        %208 = wave.mma %198, %206, %146 : vector<16xf16>, vector<8xf32>
        %209 = arith.addi %148, %c13 : index
        %210 = arith.muli %209, %c18 : index
        %211 = arith.addi %210, %117 : index
        %212 = arith.addi %211, %119 : index
        %213 = vector.load %18[%212] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %214 = arith.addi %212, %c2 : index
        %215 = vector.load %18[%214] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %216 = vector.shuffle %213, %215 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %217 = wave.mma %190, %216, %157 : vector<16xf16>, vector<8xf32>
        %218 = wave.mma %198, %216, %158 : vector<16xf16>, vector<8xf32>
        %219 = arith.addi %160, %c13 : index
        %220 = arith.muli %219, %c18 : index
        %221 = arith.addi %220, %117 : index
        %222 = arith.addi %221, %119 : index
        %223 = vector.load %18[%222] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %224 = arith.addi %222, %c2 : index
        %225 = vector.load %18[%224] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %226 = vector.shuffle %223, %225 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %227 = wave.mma %190, %226, %169 : vector<16xf16>, vector<8xf32>
        %228 = wave.mma %198, %226, %170 : vector<16xf16>, vector<8xf32>
        %229 = arith.addi %172, %c13 : index
        %230 = arith.muli %229, %c18 : index
        %231 = arith.addi %230, %117 : index
        %232 = arith.addi %231, %119 : index
        %233 = vector.load %18[%232] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %234 = arith.addi %232, %c2 : index
        %235 = vector.load %18[%234] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %236 = vector.shuffle %233, %235 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %237 = wave.mma %190, %236, %181 : vector<16xf16>, vector<8xf32>
        %238 = wave.mma %198, %236, %182 : vector<16xf16>, vector<8xf32>
        %239 = arith.subi %c13, %111 : index
        %240 = arith.muli %239, %c19 : index
        %241 = arith.addi %240, %51 : index
        %242 = arith.addi %241, %29 : index
        vector.store %101, %18[%242] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %243 = arith.addi %240, %56 : index
        %244 = arith.addi %243, %29 : index
        vector.store %103, %18[%244] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %245 = arith.addi %240, %62 : index
        %246 = arith.addi %245, %29 : index
        vector.store %107, %18[%246] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %247 = arith.addi %240, %66 : index
        %248 = arith.addi %247, %29 : index
        vector.store %110, %18[%248] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        wave.barrier
        scf.yield %207, %217, %227, %237, %208, %218, %228, %238 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %249 = arith.cmpi eq, %69, %c17 : index
      %250 = arith.addf %70, %92#0 : vector<8xf32>
      %251 = arith.select %249, %92#0, %250 : vector<8xf32>
      %252 = arith.addf %71, %92#1 : vector<8xf32>
      %253 = arith.select %249, %92#1, %252 : vector<8xf32>
      %254 = arith.addf %72, %92#2 : vector<8xf32>
      %255 = arith.select %249, %92#2, %254 : vector<8xf32>
      %256 = arith.addf %73, %92#3 : vector<8xf32>
      %257 = arith.select %249, %92#3, %256 : vector<8xf32>
      %258 = arith.addf %74, %92#4 : vector<8xf32>
      %259 = arith.select %249, %92#4, %258 : vector<8xf32>
      %260 = arith.addf %75, %92#5 : vector<8xf32>
      %261 = arith.select %249, %92#5, %260 : vector<8xf32>
      %262 = arith.addf %76, %92#6 : vector<8xf32>
      %263 = arith.select %249, %92#6, %262 : vector<8xf32>
      %264 = arith.addf %77, %92#7 : vector<8xf32>
      %265 = arith.select %249, %92#7, %264 : vector<8xf32>
      scf.yield %251, %253, %255, %257, %259, %261, %263, %265 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %266 = vector.extract %78#0[0] : f32 from vector<8xf32>
    %267 = vector.extract %78#1[0] : f32 from vector<8xf32>
    %268 = vector.extract %78#2[0] : f32 from vector<8xf32>
    %269 = vector.extract %78#3[0] : f32 from vector<8xf32>
    func.call @linear_int4_tile__gfx1100.2(%15, %6, %c17, %3, %5, %factors, %17, %0, %panels, %13, %266, %267, %268, %269, %outputFeatures, %19, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %270 = vector.extract %78#0[1] : f32 from vector<8xf32>
    %271 = vector.extract %78#1[1] : f32 from vector<8xf32>
    %272 = vector.extract %78#2[1] : f32 from vector<8xf32>
    %273 = vector.extract %78#3[1] : f32 from vector<8xf32>
    func.call @linear_int4_tile__gfx1100.2(%15, %6, %c9, %3, %5, %factors, %17, %0, %panels, %13, %270, %271, %272, %273, %outputFeatures, %19, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %274 = vector.extract %78#0[2] : f32 from vector<8xf32>
    %275 = vector.extract %78#1[2] : f32 from vector<8xf32>
    %276 = vector.extract %78#2[2] : f32 from vector<8xf32>
    %277 = vector.extract %78#3[2] : f32 from vector<8xf32>
    func.call @linear_int4_tile__gfx1100.2(%15, %6, %c10, %3, %5, %factors, %17, %0, %panels, %13, %274, %275, %276, %277, %outputFeatures, %19, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %278 = vector.extract %78#0[3] : f32 from vector<8xf32>
    %279 = vector.extract %78#1[3] : f32 from vector<8xf32>
    %280 = vector.extract %78#2[3] : f32 from vector<8xf32>
    %281 = vector.extract %78#3[3] : f32 from vector<8xf32>
    func.call @linear_int4_tile__gfx1100.2(%15, %6, %c25, %3, %5, %factors, %17, %0, %panels, %13, %278, %279, %280, %281, %outputFeatures, %19, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %282 = vector.extract %78#0[4] : f32 from vector<8xf32>
    %283 = vector.extract %78#1[4] : f32 from vector<8xf32>
    %284 = vector.extract %78#2[4] : f32 from vector<8xf32>
    %285 = vector.extract %78#3[4] : f32 from vector<8xf32>
    func.call @linear_int4_tile__gfx1100.2(%15, %6, %c5, %3, %5, %factors, %17, %0, %panels, %13, %282, %283, %284, %285, %outputFeatures, %19, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %286 = vector.extract %78#0[5] : f32 from vector<8xf32>
    %287 = vector.extract %78#1[5] : f32 from vector<8xf32>
    %288 = vector.extract %78#2[5] : f32 from vector<8xf32>
    %289 = vector.extract %78#3[5] : f32 from vector<8xf32>
    func.call @linear_int4_tile__gfx1100.2(%15, %6, %c23, %3, %5, %factors, %17, %0, %panels, %13, %286, %287, %288, %289, %outputFeatures, %19, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %290 = vector.extract %78#0[6] : f32 from vector<8xf32>
    %291 = vector.extract %78#1[6] : f32 from vector<8xf32>
    %292 = vector.extract %78#2[6] : f32 from vector<8xf32>
    %293 = vector.extract %78#3[6] : f32 from vector<8xf32>
    func.call @linear_int4_tile__gfx1100.2(%15, %6, %c26, %3, %5, %factors, %17, %0, %panels, %13, %290, %291, %292, %293, %outputFeatures, %19, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %294 = vector.extract %78#0[7] : f32 from vector<8xf32>
    %295 = vector.extract %78#1[7] : f32 from vector<8xf32>
    %296 = vector.extract %78#2[7] : f32 from vector<8xf32>
    %297 = vector.extract %78#3[7] : f32 from vector<8xf32>
    func.call @linear_int4_tile__gfx1100.2(%15, %6, %c27, %3, %5, %factors, %17, %0, %panels, %13, %294, %295, %296, %297, %outputFeatures, %19, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %298 = vector.extract %78#4[0] : f32 from vector<8xf32>
    %299 = vector.extract %78#5[0] : f32 from vector<8xf32>
    %300 = vector.extract %78#6[0] : f32 from vector<8xf32>
    %301 = vector.extract %78#7[0] : f32 from vector<8xf32>
    func.call @linear_int4_tile__gfx1100.2(%15, %6, %c8, %3, %5, %factors, %17, %0, %panels, %13, %298, %299, %300, %301, %outputFeatures, %19, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %302 = vector.extract %78#4[1] : f32 from vector<8xf32>
    %303 = vector.extract %78#5[1] : f32 from vector<8xf32>
    %304 = vector.extract %78#6[1] : f32 from vector<8xf32>
    %305 = vector.extract %78#7[1] : f32 from vector<8xf32>
    func.call @linear_int4_tile__gfx1100.2(%15, %6, %c28, %3, %5, %factors, %17, %0, %panels, %13, %302, %303, %304, %305, %outputFeatures, %19, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %306 = vector.extract %78#4[2] : f32 from vector<8xf32>
    %307 = vector.extract %78#5[2] : f32 from vector<8xf32>
    %308 = vector.extract %78#6[2] : f32 from vector<8xf32>
    %309 = vector.extract %78#7[2] : f32 from vector<8xf32>
    func.call @linear_int4_tile__gfx1100.2(%15, %6, %c29, %3, %5, %factors, %17, %0, %panels, %13, %306, %307, %308, %309, %outputFeatures, %19, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %310 = vector.extract %78#4[3] : f32 from vector<8xf32>
    %311 = vector.extract %78#5[3] : f32 from vector<8xf32>
    %312 = vector.extract %78#6[3] : f32 from vector<8xf32>
    %313 = vector.extract %78#7[3] : f32 from vector<8xf32>
    func.call @linear_int4_tile__gfx1100.2(%15, %6, %c30, %3, %5, %factors, %17, %0, %panels, %13, %310, %311, %312, %313, %outputFeatures, %19, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %314 = vector.extract %78#4[4] : f32 from vector<8xf32>
    %315 = vector.extract %78#5[4] : f32 from vector<8xf32>
    %316 = vector.extract %78#6[4] : f32 from vector<8xf32>
    %317 = vector.extract %78#7[4] : f32 from vector<8xf32>
    func.call @linear_int4_tile__gfx1100.2(%15, %6, %c31, %3, %5, %factors, %17, %0, %panels, %13, %314, %315, %316, %317, %outputFeatures, %19, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %318 = vector.extract %78#4[5] : f32 from vector<8xf32>
    %319 = vector.extract %78#5[5] : f32 from vector<8xf32>
    %320 = vector.extract %78#6[5] : f32 from vector<8xf32>
    %321 = vector.extract %78#7[5] : f32 from vector<8xf32>
    func.call @linear_int4_tile__gfx1100.2(%15, %6, %c32, %3, %5, %factors, %17, %0, %panels, %13, %318, %319, %320, %321, %outputFeatures, %19, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %322 = vector.extract %78#4[6] : f32 from vector<8xf32>
    %323 = vector.extract %78#5[6] : f32 from vector<8xf32>
    %324 = vector.extract %78#6[6] : f32 from vector<8xf32>
    %325 = vector.extract %78#7[6] : f32 from vector<8xf32>
    func.call @linear_int4_tile__gfx1100.2(%15, %6, %c33, %3, %5, %factors, %17, %0, %panels, %13, %322, %323, %324, %325, %outputFeatures, %19, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    %326 = vector.extract %78#4[7] : f32 from vector<8xf32>
    %327 = vector.extract %78#5[7] : f32 from vector<8xf32>
    %328 = vector.extract %78#6[7] : f32 from vector<8xf32>
    %329 = vector.extract %78#7[7] : f32 from vector<8xf32>
    func.call @linear_int4_tile__gfx1100.2(%15, %6, %c34, %3, %5, %factors, %17, %0, %panels, %13, %326, %327, %328, %329, %outputFeatures, %19, %residual, %out) : (index, index, index, index, index, memref<?xf32>, index, index, index, index, f32, f32, f32, f32, index, i1, memref<?xf32>, memref<?xf32>) -> ()
  }
  wave.return
}
