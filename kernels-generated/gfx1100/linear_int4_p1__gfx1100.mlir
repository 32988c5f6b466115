// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='int4', panels=1)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_int4_p1__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: index, %x5: memref<?xi8>, %x6: memref<?xi8>) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fgroupSize = wave.param "groupSize" : index
  %fc2 = arith.constant 32 : index
  %fc3 = arith.constant 2 : index
  %fc4 = arith.constant 8 : index
  %fscalesInLds = wave.param "scalesInLds" : index
  %fc6 = arith.constant 0 : index
  %fc7 = arith.constant 4 : index
  %fc8 = arith.constant 15 : i32
  %fc9 = arith.constant 25600 : i32
  %fc10 = arith.constant 256 : index
  %fc11 = arith.constant dense<0> : vector<4xi32>
  %fc12 = arith.constant dense<983055> : vector<4xi32>
  %fc13 = arith.constant dense<1677747200> : vector<4xi32>
  %fc14 = arith.constant dense<4> : vector<4xi32>
  %fc15 = arith.constant dense<8> : vector<4xi32>
  %fc16 = arith.constant dense<12> : vector<4xi32>
  %f0 = arith.remui %x0, %fc0 : index
  %f1 = arith.divui %fgroupSize, %fc2 : index
  %f2 = arith.divui %x1, %f1 : index
  %f3 = arith.divui %x2, %fgroupSize : index
  %f4 = arith.muli %f2, %fc2 : index
  %f5 = arith.muli %f0, %fc3 : index
  %f6 = arith.addi %f4, %f5 : index
  %f7 = arith.muli %x2, %fc4 : index
  %f8 = arith.addi %x3, %f7 : index
  %f9 = arith.cmpi sgt, %fscalesInLds, %fc6 : index
  %f10 = scf.if %f9 -> (vector<2xi8>) {
    %f11 = arith.addi %x4, %f6 : index
    %f12 = vector.load %x5[%f11] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
    scf.yield %f12 : vector<2xi8>
  } else {
    %f13 = arith.addi %f8, %f6 : index
    %f14 = vector.load %x6[%f13] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
    scf.yield %f14 : vector<2xi8>
  }
  %f15 = vector.bitcast %f10 : vector<2xi8> to vector<1xf16>
  %f16 = vector.extract %f15[0] : f16 from vector<1xf16>
  %f17 = arith.muli %f3, %fc2 : index
  %f18 = arith.muli %f2, %fc4 : index
  %f19 = arith.addi %f17, %f18 : index
  %f20 = arith.divui %f0, %fc3 : index
  %f21 = arith.addi %f19, %f20 : index
  %f22 = scf.if %f9 -> (vector<1xi8>) {
    %f23 = arith.addi %x4, %f21 : index
    %f24 = vector.load %x5[%f23] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
    scf.yield %f24 : vector<1xi8>
  } else {
    %f25 = arith.addi %f8, %f21 : index
    %f26 = vector.load %x6[%f25] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
    scf.yield %f26 : vector<1xi8>
  }
  %f27 = vector.extract %f22[0] : i8 from vector<1xi8>
  %f28 = arith.remui %f0, %fc3 : index
  %f29 = arith.muli %f28, %fc7 : index
  %f30 = arith.index_cast %f29 : index to i32
  %f31 = arith.extui %f27 : i8 to i32
  %f32 = arith.shrui %f31, %f30 : i32
  %f33 = arith.andi %f32, %fc8 : i32
  %f34 = arith.ori %f33, %fc9 : i32
  %f35 = arith.trunci %f34 : i32 to i16
  %f36 = arith.bitcast %f35 : i16 to f16
  %f37 = arith.muli %x1, %fc10 : index
  %f38 = arith.addi %x3, %f37 : index
  %f39 = arith.muli %f0, %fc0 : index
  %f40 = arith.addi %f38, %f39 : index
  %f41 = vector.load %x6[%f40] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f42 = vector.bitcast %f41 : vector<16xi8> to vector<4xi32>
  %f43 = arith.shrui %f42, %fc11 : vector<4xi32>
  %f44 = arith.andi %f43, %fc12 : vector<4xi32>
  %f45 = arith.ori %f44, %fc13 : vector<4xi32>
  %f46 = vector.bitcast %f45 : vector<4xi32> to vector<8xf16>
  %f47 = arith.shrui %f42, %fc14 : vector<4xi32>
  %f48 = arith.andi %f47, %fc12 : vector<4xi32>
  %f49 = arith.ori %f48, %fc13 : vector<4xi32>
  %f50 = vector.bitcast %f49 : vector<4xi32> to vector<8xf16>
  %f51 = arith.shrui %f42, %fc15 : vector<4xi32>
  %f52 = arith.andi %f51, %fc12 : vector<4xi32>
  %f53 = arith.ori %f52, %fc13 : vector<4xi32>
  %f54 = vector.bitcast %f53 : vector<4xi32> to vector<8xf16>
  %f55 = arith.shrui %f42, %fc16 : vector<4xi32>
  %f56 = arith.andi %f55, %fc12 : vector<4xi32>
  %f57 = arith.ori %f56, %fc13 : vector<4xi32>
  %f58 = vector.bitcast %f57 : vector<4xi32> to vector<8xf16>
  %f59 = vector.shuffle %f46, %f50 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f60 = vector.shuffle %f54, %f58 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f61 = vector.shuffle %f59, %f60 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f62 = vector.broadcast %f36 : f16 to vector<32xf16>
  %f63 = arith.subf %f61, %f62 : vector<32xf16>
  %f64 = vector.broadcast %f16 : f16 to vector<32xf16>
  %f65 = arith.mulf %f63, %f64 : vector<32xf16>
  %f66 = vector.shuffle %f65, %f65 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f67 = vector.shuffle %f65, %f65 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  func.return %f66, %f67 : vector<16xf16>, vector<16xf16>
}
func.func private @linear_int4_p1__gfx1100.1(%x0: vector<8xf32>, %x1: memref<?xf32>, %x2: index, %x3: index, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: index, %x8: i1, %x9: memref<?xf32>, %x10: memref<?xf32>) {
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
  %fc10 = arith.constant 8 : index
  %fc11 = arith.constant 2 : index
  %fc12 = arith.constant 16 : index
  %fhasFactors = wave.param "hasFactors" : index
  %foperandScale = wave.param "operandScale" : f32
  %f0 = wave.wave
  %f1 = arith.muli %f0, %fc0 : index
  %f2 = arith.addi %f1, %fc1 : index
  %f3 = arith.muli %f2, %fc2 : index
  %f4 = wave.lane
  %f5 = arith.addi %f3, %f4 : index
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
  %f22 = arith.divui %fc10, %x2 : index
  scf.for %f23 = %fc1 to %f22 step %fc0 {
    %f24 = arith.muli %f0, %f22 : index
    %f25 = arith.addi %f24, %f23 : index
    %f26 = arith.muli %f25, %fc3 : index
    %f27 = arith.addi %f26, %f4 : index
    %f28 = arith.addi %f27, %fc1 : index
    %f29 = memref.load %x1[%f28] : memref<?xf32>
    %f32 = scf.for %f30 = %fc0 to %x2 step %fc0 iter_args(%f31 = %f29) -> (f32) {
      %f33 = arith.muli %f30, %fc2 : index
      %f34 = arith.addi %f28, %f33 : index
      %f35 = memref.load %x1[%f34] : memref<?xf32>
      %f36 = arith.addf %f31, %f35 : f32
      scf.yield %f36 : f32
    }
    %f37 = arith.muli %f25, %fc11 : index
    %f38 = arith.addi %x3, %f37 : index
    %f39 = arith.divui %f4, %fc12 : index
    %f40 = arith.addi %f38, %f39 : index
    %f41 = arith.cmpi slt, %f40, %x4 : index
    scf.if %f41 {
      %f42 = arith.cmpi eq, %fhasFactors, %fc0 : index
      %f43 = arith.muli %f40, %fc11 : index
      %f44 = memref.load %x5[%f43] : memref<?xf32>
      %f45 = arith.mulf %f44, %foperandScale : f32
      %f46 = arith.select %f42, %f45, %foperandScale : f32
      %f47 = arith.mulf %f32, %f46 : f32
      %f48 = arith.muli %f40, %x6 : index
      %f49 = arith.addi %f48, %x7 : index
      %f50 = arith.remui %f4, %fc12 : index
      %f51 = arith.addi %f49, %f50 : index
      scf.if %x8 {
        %f52 = arith.addi %f51, %fc1 : index
        %f53 = memref.load %x9[%f52] : memref<?xf32>
        %f54 = arith.addf %f53, %f47 : f32
        memref.store %f54, %x10[%f52] : memref<?xf32>
      } else {
        %f55 = arith.addi %f51, %fc1 : index
        memref.store %f47, %x10[%f55] : memref<?xf32>
      }
    }
  }
  func.return
}
wave.kernel @linear_int4_p1__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %waves = wave.param "waves" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %groupSize = wave.param "groupSize" : index
  %c3 = arith.constant 8 : index
  %c4 = arith.constant 40 : index
  %c5 = arith.constant 15 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 1 : index
  %c8 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c10 = arith.constant 256 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %rowsMode = wave.param "rowsMode" : index
  %scalesInLds = wave.param "scalesInLds" : index
  %c15 = arith.constant 32 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c18 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c21 = arith.constant 2 : index
  %c22 = arith.constant 3 : index
  %c23 = arith.constant 64 : index
  %c24 = arith.constant 48 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.divui %inputFeatures, %groupSize : index
  %3 = arith.muli %inputFeatures, %c3 : index
  %4 = arith.muli %2, %c4 : index
  %5 = arith.addi %4, %c5 : index
  %6 = arith.divui %5, %c6 : index
  %7 = arith.muli %6, %c6 : index
  %8 = arith.addi %3, %7 : index
  %9 = arith.muli %0, %c7 : index
  %10 = arith.addi %9, %c8 : index
  %11 = arith.muli %10, %8 : index
  %12 = memref.load %step[%countAt] : memref<?xi32>
  %13 = arith.index_cast %12 : i32 to index
  %14 = arith.muli %waves, %c10 : index
  %15 = wave.scratch %14 : memref<?xf32>
  %16 = arith.cmpi eq, %hasResidual, %c7 : index
  %17 = arith.muli %0, %c6 : index
  %18 = arith.cmpi eq, %rowsMode, %c8 : index
  scf.if %18 {
    %19 = arith.muli %1, %c6 : index
    %20 = arith.cmpi slt, %19, %13 : index
    scf.if %20 {
      %21 = arith.muli %scalesInLds, %c7 : index
      %22 = wave.scratch %21 : memref<?xi8>
      %23 = arith.cmpi sgt, %scalesInLds, %c8 : index
      scf.if %23 {
        scf.for %24 = %c8 to %c7 step %c7 {
          %25 = arith.addi %9, %24 : index
          %26 = arith.muli %25, %8 : index
          %27 = arith.addi %26, %3 : index
          %28 = wave.wave
          %29 = arith.muli %28, %c15 : index
          %30 = wave.lane
          %31 = arith.addi %29, %30 : index
          %32 = arith.divui %scalesInLds, %c6 : index
          %33 = arith.muli %waves, %c15 : index
          scf.for %34 = %31 to %32 step %33 {
            %35 = arith.muli %34, %c6 : index
            %36 = arith.addi %27, %35 : index
            %37 = vector.load %w[%36] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %38 = arith.muli %24, %scalesInLds : index
            %39 = arith.addi %38, %35 : index
            vector.store %37, %22[%39] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %40 = wave.lane
      %41 = arith.remui %40, %c6 : index
      %42 = wave.scratch %operandHalves : memref<?xf16>
      %43 = arith.divui %operandHalves, %c3 : index
      %44 = wave.wave
      %45 = arith.muli %44, %c15 : index
      %46 = arith.addi %45, %40 : index
      %47 = arith.muli %waves, %c15 : index
      scf.for %48 = %46 to %43 step %47 {
        %49 = arith.muli %48, %c3 : index
        %50 = arith.addi %c8, %49 : index
        %51 = vector.load %x[%50] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %51, %42[%50] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %52 = arith.remui %41, %tileRows : index
      %53 = arith.muli %52, %c3 : index
      %54 = arith.muli %c8, %scalesInLds : index
      %55 = arith.divui %inputFeatures, %c15 : index
      %56 = arith.muli %44, %stepsPerWave : index
      %57 = arith.minsi %56, %55 : index
      %58 = arith.addi %57, %stepsPerWave : index
      %59 = arith.minsi %58, %55 : index
      %60 = arith.cmpi eq, %wholeBlocks, %c7 : index
      %61 = arith.subi %59, %57 : index
      %62 = arith.divui %61, %c21 : index
      %63 = arith.muli %62, %c21 : index
      %64 = arith.addi %57, %63 : index
      %65 = arith.select %60, %58, %64 : index
      %68 = scf.for %66 = %57 to %65 step %c21 iter_args(%67 = %c18) -> (vector<8xf32>) {
        %69 = arith.addi %66, %c8 : index
        %70:2 = func.call @linear_int4_p1__gfx1100.0(%40, %69, %inputFeatures, %11, %54, %22, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %71 = arith.addi %66, %c7 : index
        %72:2 = func.call @linear_int4_p1__gfx1100.0(%40, %71, %inputFeatures, %11, %54, %22, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %73 = arith.muli %66, %c21 : index
        %74 = arith.addi %73, %c8 : index
        %75 = arith.muli %tileRows, %c6 : index
        %76 = arith.muli %74, %75 : index
        %77 = arith.addi %53, %76 : index
        %78 = vector.load %42[%77] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %79 = arith.muli %tileRows, %c3 : index
        %80 = arith.addi %77, %79 : index
        %81 = vector.load %42[%80] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %82 = vector.shuffle %78, %81 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %83 = wave.mma %82, %70#0, %67 : vector<16xf16>, vector<8xf32>
        %84 = arith.addi %73, %c7 : index
        %85 = arith.muli %84, %75 : index
        %86 = arith.addi %53, %85 : index
        %87 = vector.load %42[%86] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %88 = arith.addi %86, %79 : index
        %89 = vector.load %42[%88] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %90 = vector.shuffle %87, %89 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %91 = wave.mma %90, %70#1, %83 : vector<16xf16>, vector<8xf32>
        %92 = arith.addi %73, %c21 : index
        %93 = arith.muli %92, %75 : index
        %94 = arith.addi %53, %93 : index
        %95 = vector.load %42[%94] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %96 = arith.addi %94, %79 : index
        %97 = vector.load %42[%96] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %98 = vector.shuffle %95, %97 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %99 = wave.mma %98, %72#0, %91 : vector<16xf16>, vector<8xf32>
        %100 = arith.addi %73, %c22 : index
        %101 = arith.muli %100, %75 : index
        %102 = arith.addi %53, %101 : index
        %103 = vector.load %42[%102] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %104 = arith.addi %102, %79 : index
        %105 = vector.load %42[%104] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %106 = vector.shuffle %103, %105 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %107 = wave.mma %106, %72#1, %99 : vector<16xf16>, vector<8xf32>
        scf.yield %107 : vector<8xf32>
      }
      %108 = arith.select %60, %65, %59 : index
      %111 = scf.for %109 = %65 to %108 step %c7 iter_args(%110 = %68) -> (vector<8xf32>) {
        %112 = arith.addi %109, %c8 : index
        %113:2 = func.call @linear_int4_p1__gfx1100.0(%40, %112, %inputFeatures, %11, %54, %22, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %114 = arith.muli %109, %c21 : index
        %115 = arith.addi %114, %c8 : index
        %116 = arith.muli %tileRows, %c6 : index
        %117 = arith.muli %115, %116 : index
        %118 = arith.addi %53, %117 : index
        %119 = vector.load %42[%118] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %120 = arith.muli %tileRows, %c3 : index
        %121 = arith.addi %118, %120 : index
        %122 = vector.load %42[%121] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %123 = vector.shuffle %119, %122 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %124 = wave.mma %123, %113#0, %110 : vector<16xf16>, vector<8xf32>
        %125 = arith.addi %114, %c7 : index
        %126 = arith.muli %125, %116 : index
        %127 = arith.addi %53, %126 : index
        %128 = vector.load %42[%127] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %129 = arith.addi %127, %120 : index
        %130 = vector.load %42[%129] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %131 = vector.shuffle %128, %130 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %132 = wave.mma %131, %113#1, %124 : vector<16xf16>, vector<8xf32>
        scf.yield %132 : vector<8xf32>
      }
      %133 = arith.addi %19, %c8 : index
      func.call @linear_int4_p1__gfx1100.1(%111, %15, %waves, %133, %13, %factors, %outputFeatures, %17, %16, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  %134 = arith.cmpi eq, %rowsMode, %c7 : index
  scf.if %134 {
    %135 = arith.muli %1, %c6 : index
    %136 = arith.cmpi slt, %135, %13 : index
    scf.if %136 {
      %137 = arith.muli %scalesInLds, %c7 : index
      %138 = wave.scratch %137 : memref<?xi8>
      %139 = arith.cmpi sgt, %scalesInLds, %c8 : index
      scf.if %139 {
        scf.for %140 = %c8 to %c7 step %c7 {
          %141 = arith.addi %9, %140 : index
          %142 = arith.muli %141, %8 : index
          %143 = arith.addi %142, %3 : index
          %144 = wave.wave
          %145 = arith.muli %144, %c15 : index
          %146 = wave.lane
          %147 = arith.addi %145, %146 : index
          %148 = arith.divui %scalesInLds, %c6 : index
          %149 = arith.muli %waves, %c15 : index
          scf.for %150 = %147 to %148 step %149 {
            %151 = arith.muli %150, %c6 : index
            %152 = arith.addi %143, %151 : index
            %153 = vector.load %w[%152] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %154 = arith.muli %140, %scalesInLds : index
            %155 = arith.addi %154, %151 : index
            vector.store %153, %138[%155] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %156 = wave.lane
      %157 = arith.remui %156, %c6 : index
      %158 = arith.remui %157, %tileRows : index
      %159 = arith.addi %135, %158 : index
      %160 = arith.divui %159, %tileRows : index
      %161 = arith.divui %inputFeatures, %c6 : index
      %162 = arith.muli %160, %161 : index
      %163 = arith.divui %c8, %c6 : index
      %164 = arith.addi %162, %163 : index
      %165 = arith.muli %164, %c21 : index
      %166 = arith.remui %c8, %c6 : index
      %167 = arith.divui %166, %c3 : index
      %168 = arith.addi %165, %167 : index
      %169 = arith.muli %tileRows, %c3 : index
      %170 = arith.muli %168, %169 : index
      %171 = arith.remui %159, %tileRows : index
      %172 = arith.muli %171, %c3 : index
      %173 = arith.addi %170, %172 : index
      %174 = arith.remui %c8, %c3 : index
      %175 = arith.addi %173, %174 : index
      %176 = arith.muli %c8, %scalesInLds : index
      %177 = wave.wave
      %178 = arith.divui %inputFeatures, %c15 : index
      %179 = arith.muli %177, %stepsPerWave : index
      %180 = arith.minsi %179, %178 : index
      %181 = arith.addi %180, %stepsPerWave : index
      %182 = arith.minsi %181, %178 : index
      %183 = arith.cmpi eq, %wholeBlocks, %c7 : index
      %184 = arith.subi %182, %180 : index
      %185 = arith.divui %184, %c21 : index
      %186 = arith.muli %185, %c21 : index
      %187 = arith.addi %180, %186 : index
      %188 = arith.select %183, %181, %187 : index
      %191 = scf.for %189 = %180 to %188 step %c21 iter_args(%190 = %c18) -> (vector<8xf32>) {
        %192 = arith.addi %189, %c8 : index
        %193:2 = func.call @linear_int4_p1__gfx1100.0(%156, %192, %inputFeatures, %11, %176, %138, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %194 = arith.addi %189, %c7 : index
        %195:2 = func.call @linear_int4_p1__gfx1100.0(%156, %194, %inputFeatures, %11, %176, %138, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %196 = arith.muli %189, %c21 : index
        %197 = arith.addi %196, %c8 : index
        %198 = arith.muli %tileRows, %c6 : index
        %199 = arith.muli %197, %198 : index
        %200 = arith.addi %175, %199 : index
        %201 = vector.load %x[%200] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %202 = arith.addi %200, %169 : index
        %203 = vector.load %x[%202] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %204 = vector.shuffle %201, %203 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %205 = wave.mma %204, %193#0, %190 : vector<16xf16>, vector<8xf32>
        %206 = arith.addi %196, %c7 : index
        %207 = arith.muli %206, %198 : index
        %208 = arith.addi %175, %207 : index
        %209 = vector.load %x[%208] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %210 = arith.addi %208, %169 : index
        %211 = vector.load %x[%210] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %212 = vector.shuffle %209, %211 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %213 = wave.mma %212, %193#1, %205 : vector<16xf16>, vector<8xf32>
        %214 = arith.addi %196, %c21 : index
        %215 = arith.muli %214, %198 : index
        %216 = arith.addi %175, %215 : index
        %217 = vector.load %x[%216] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %218 = arith.addi %216, %169 : index
        %219 = vector.load %x[%218] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %220 = vector.shuffle %217, %219 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %221 = wave.mma %220, %195#0, %213 : vector<16xf16>, vector<8xf32>
        %222 = arith.addi %196, %c22 : index
        %223 = arith.muli %222, %198 : index
        %224 = arith.addi %175, %223 : index
        %225 = vector.load %x[%224] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %226 = arith.addi %224, %169 : index
        %227 = vector.load %x[%226] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %228 = vector.shuffle %225, %227 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %229 = wave.mma %228, %195#1, %221 : vector<16xf16>, vector<8xf32>
        scf.yield %229 : vector<8xf32>
      }
      %230 = arith.select %183, %188, %182 : index
      %233 = scf.for %231 = %188 to %230 step %c7 iter_args(%232 = %191) -> (vector<8xf32>) {
        %234 = arith.addi %231, %c8 : index
        %235:2 = func.call @linear_int4_p1__gfx1100.0(%156, %234, %inputFeatures, %11, %176, %138, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %236 = arith.muli %231, %c21 : index
        %237 = arith.addi %236, %c8 : index
        %238 = arith.muli %tileRows, %c6 : index
        %239 = arith.muli %237, %238 : index
        %240 = arith.addi %175, %239 : index
        %241 = vector.load %x[%240] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %242 = arith.addi %240, %169 : index
        %243 = vector.load %x[%242] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %244 = vector.shuffle %241, %243 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %245 = wave.mma %244, %235#0, %232 : vector<16xf16>, vector<8xf32>
        %246 = arith.addi %236, %c7 : index
        %247 = arith.muli %246, %238 : index
        %248 = arith.addi %175, %247 : index
        %249 = vector.load %x[%248] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %250 = arith.addi %248, %169 : index
        %251 = vector.load %x[%250] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %252 = vector.shuffle %249, %251 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %253 = wave.mma %252, %235#1, %245 : vector<16xf16>, vector<8xf32>
        scf.yield %253 : vector<8xf32>
      }
      %254 = arith.addi %135, %c8 : index
      func.call @linear_int4_p1__gfx1100.1(%233, %15, %waves, %254, %13, %factors, %outputFeatures, %17, %16, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  %255 = arith.cmpi eq, %rowsMode, %c21 : index
  scf.if %255 {
    %256 = arith.muli %1, %c23 : index
    %257 = arith.cmpi slt, %256, %13 : index
    scf.if %257 {
      %258 = arith.muli %scalesInLds, %c7 : index
      %259 = wave.scratch %258 : memref<?xi8>
      %260 = arith.cmpi sgt, %scalesInLds, %c8 : index
      scf.if %260 {
        scf.for %261 = %c8 to %c7 step %c7 {
          %262 = arith.addi %9, %261 : index
          %263 = arith.muli %262, %8 : index
          %264 = arith.addi %263, %3 : index
          %265 = wave.wave
          %266 = arith.muli %265, %c15 : index
          %267 = wave.lane
          %268 = arith.addi %266, %267 : index
          %269 = arith.divui %scalesInLds, %c6 : index
          %270 = arith.muli %waves, %c15 : index
          scf.for %271 = %268 to %269 step %270 {
            %272 = arith.muli %271, %c6 : index
            %273 = arith.addi %264, %272 : index
            %274 = vector.load %w[%273] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %275 = arith.muli %261, %scalesInLds : index
            %276 = arith.addi %275, %272 : index
            vector.store %274, %259[%276] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %277 = wave.lane
      %278 = arith.remui %277, %c6 : index
      %279 = arith.remui %278, %tileRows : index
      %280 = arith.addi %256, %279 : index
      %281 = arith.divui %280, %tileRows : index
      %282 = arith.divui %inputFeatures, %c6 : index
      %283 = arith.muli %281, %282 : index
      %284 = arith.divui %c8, %c6 : index
      %285 = arith.addi %283, %284 : index
      %286 = arith.muli %285, %c21 : index
      %287 = arith.remui %c8, %c6 : index
      %288 = arith.divui %287, %c3 : index
      %289 = arith.addi %286, %288 : index
      %290 = arith.muli %tileRows, %c3 : index
      %291 = arith.muli %289, %290 : index
      %292 = arith.remui %280, %tileRows : index
      %293 = arith.muli %292, %c3 : index
      %294 = arith.addi %291, %293 : index
      %295 = arith.remui %c8, %c3 : index
      %296 = arith.addi %294, %295 : index
      %297 = arith.addi %278, %c6 : index
      %298 = arith.addi %256, %297 : index
      %299 = arith.divui %298, %tileRows : index
      %300 = arith.muli %299, %282 : index
      %301 = arith.addi %300, %284 : index
      %302 = arith.muli %301, %c21 : index
      %303 = arith.addi %302, %288 : index
      %304 = arith.muli %303, %290 : index
      %305 = arith.remui %298, %tileRows : index
      %306 = arith.muli %305, %c3 : index
      %307 = arith.addi %304, %306 : index
      %308 = arith.addi %307, %295 : index
      %309 = arith.addi %278, %c15 : index
      %310 = arith.addi %256, %309 : index
      %311 = arith.divui %310, %tileRows : index
      %312 = arith.muli %311, %282 : index
      %313 = arith.addi %312, %284 : index
      %314 = arith.muli %313, %c21 : index
      %315 = arith.addi %314, %288 : index
      %316 = arith.muli %315, %290 : index
      %317 = arith.remui %310, %tileRows : index
      %318 = arith.muli %317, %c3 : index
      %319 = arith.addi %316, %318 : index
      %320 = arith.addi %319, %295 : index
      %321 = arith.addi %278, %c24 : index
      %322 = arith.addi %256, %321 : index
      %323 = arith.divui %322, %tileRows : index
      %324 = arith.muli %323, %282 : index
      %325 = arith.addi %324, %284 : index
      %326 = arith.muli %325, %c21 : index
      %327 = arith.addi %326, %288 : index
      %328 = arith.muli %327, %290 : index
      %329 = arith.remui %322, %tileRows : index
      %330 = arith.muli %329, %c3 : index
      %331 = arith.addi %328, %330 : index
      %332 = arith.addi %331, %295 : index
      %333 = arith.muli %c8, %scalesInLds : index
      %334 = wave.wave
      %335 = arith.divui %inputFeatures, %c15 : index
      %336 = arith.muli %334, %stepsPerWave : index
      %337 = arith.minsi %336, %335 : index
      %338 = arith.addi %337, %stepsPerWave : index
      %339 = arith.minsi %338, %335 : index
      %340 = arith.cmpi eq, %wholeBlocks, %c7 : index
      %341 = arith.subi %339, %337 : index
      %342 = arith.divui %341, %c21 : index
      %343 = arith.muli %342, %c21 : index
      %344 = arith.addi %337, %343 : index
      %345 = arith.select %340, %338, %344 : index
      %351:4 = scf.for %346 = %337 to %345 step %c21 iter_args(%347 = %c18, %348 = %c18, %349 = %c18, %350 = %c18) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %352 = arith.addi %346, %c8 : index
        %353:2 = func.call @linear_int4_p1__gfx1100.0(%277, %352, %inputFeatures, %11, %333, %259, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %354 = arith.addi %346, %c7 : index
        %355:2 = func.call @linear_int4_p1__gfx1100.0(%277, %354, %inputFeatures, %11, %333, %259, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %356 = arith.muli %346, %c21 : index
        %357 = arith.addi %356, %c8 : index
        %358 = arith.muli %tileRows, %c6 : index
        %359 = arith.muli %357, %358 : index
        %360 = arith.addi %296, %359 : index
        %361 = vector.load %x[%360] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %362 = arith.addi %360, %290 : index
        %363 = vector.load %x[%362] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %364 = vector.shuffle %361, %363 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %365 = wave.mma %364, %353#0, %347 : vector<16xf16>, vector<8xf32>
        %366 = arith.addi %308, %359 : index
        %367 = vector.load %x[%366] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %368 = arith.addi %366, %290 : index
        %369 = vector.load %x[%368] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %370 = vector.shuffle %367, %369 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %371 = wave.mma %370, %353#0, %348 : vector<16xf16>, vector<8xf32>
        %372 = arith.addi %320, %359 : index
        %373 = vector.load %x[%372] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %374 = arith.addi %372, %290 : index
        %375 = vector.load %x[%374] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %376 = vector.shuffle %373, %375 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %377 = wave.mma %376, %353#0, %349 : vector<16xf16>, vector<8xf32>
        %378 = arith.addi %332, %359 : index
        %379 = vector.load %x[%378] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %380 = arith.addi %378, %290 : index
        %381 = vector.load %x[%380] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %382 = vector.shuffle %379, %381 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %383 = wave.mma %382, %353#0, %350 : vector<16xf16>, vector<8xf32>
        %384 = arith.addi %356, %c7 : index
        %385 = arith.muli %384, %358 : index
        %386 = arith.addi %296, %385 : index
        %387 = vector.load %x[%386] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %388 = arith.addi %386, %290 : index
        %389 = vector.load %x[%388] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %390 = vector.shuffle %387, %389 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %391 = wave.mma %390, %353#1, %365 : vector<16xf16>, vector<8xf32>
        %392 = arith.addi %308, %385 : index
        %393 = vector.load %x[%392] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %394 = arith.addi %392, %290 : index
        %395 = vector.load %x[%394] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %396 = vector.shuffle %393, %395 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %397 = wave.mma %396, %353#1, %371 : vector<16xf16>, vector<8xf32>
        %398 = arith.addi %320, %385 : index
        %399 = vector.load %x[%398] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %400 = arith.addi %398, %290 : index
        %401 = vector.load %x[%400] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %402 = vector.shuffle %399, %401 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %403 = wave.mma %402, %353#1, %377 : vector<16xf16>, vector<8xf32>
        %404 = arith.addi %332, %385 : index
        %405 = vector.load %x[%404] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %406 = arith.addi %404, %290 : index
        %407 = vector.load %x[%406] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %408 = vector.shuffle %405, %407 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %409 = wave.mma %408, %353#1, %383 : vector<16xf16>, vector<8xf32>
        %410 = arith.addi %356, %c21 : index
        %411 = arith.muli %410, %358 : index
        %412 = arith.addi %296, %411 : index
        %413 = vector.load %x[%412] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %414 = arith.addi %412, %290 : index
        %415 = vector.load %x[%414] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %416 = vector.shuffle %413, %415 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %417 = wave.mma %416, %355#0, %391 : vector<16xf16>, vector<8xf32>
        %418 = arith.addi %308, %411 : index
        %419 = vector.load %x[%418] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %420 = arith.addi %418, %290 : index
        %421 = vector.load %x[%420] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %422 = vector.shuffle %419, %421 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %423 = wave.mma %422, %355#0, %397 : vector<16xf16>, vector<8xf32>
        %424 = arith.addi %320, %411 : index
        %425 = vector.load %x[%424] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %426 = arith.addi %424, %290 : index
        %427 = vector.load %x[%426] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %428 = vector.shuffle %425, %427 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %429 = wave.mma %428, %355#0, %403 : vector<16xf16>, vector<8xf32>
        %430 = arith.addi %332, %411 : index
        %431 = vector.load %x[%430] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %432 = arith.addi %430, %290 : index
        %433 = vector.load %x[%432] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %434 = vector.shuffle %431, %433 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %435 = wave.mma %434, %355#0, %409 : vector<16xf16>, vector<8xf32>
        %436 = arith.addi %356, %c22 : index
        %437 = arith.muli %436, %358 : index
        %438 = arith.addi %296, %437 : index
        %439 = vector.load %x[%438] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %440 = arith.addi %438, %290 : index
        %441 = vector.load %x[%440] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %442 = vector.shuffle %439, %441 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %443 = wave.mma %442, %355#1, %417 : vector<16xf16>, vector<8xf32>
        %444 = arith.addi %308, %437 : index
        %445 = vector.load %x[%444] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %446 = arith.addi %444, %290 : index
        %447 = vector.load %x[%446] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %448 = vector.shuffle %445, %447 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %449 = wave.mma %448, %355#1, %423 : vector<16xf16>, vector<8xf32>
        %450 = arith.addi %320, %437 : index
        %451 = vector.load %x[%450] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %452 = arith.addi %450, %290 : index
        %453 = vector.load %x[%452] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %454 = vector.shuffle %451, %453 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %455 = wave.mma %454, %355#1, %429 : vector<16xf16>, vector<8xf32>
        %456 = arith.addi %332, %437 : index
        %457 = vector.load %x[%456] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %458 = arith.addi %456, %290 : index
        %459 = vector.load %x[%458] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %460 = vector.shuffle %457, %459 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %461 = wave.mma %460, %355#1, %435 : vector<16xf16>, vector<8xf32>
        scf.yield %443, %449, %455, %461 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %462 = arith.select %340, %345, %339 : index
      %468:4 = scf.for %463 = %345 to %462 step %c7 iter_args(%464 = %351#0, %465 = %351#1, %466 = %351#2, %467 = %351#3) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %469 = arith.addi %463, %c8 : index
        %470:2 = func.call @linear_int4_p1__gfx1100.0(%277, %469, %inputFeatures, %11, %333, %259, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %471 = arith.muli %463, %c21 : index
        %472 = arith.addi %471, %c8 : index
        %473 = arith.muli %tileRows, %c6 : index
        %474 = arith.muli %472, %473 : index
        %475 = arith.addi %296, %474 : index
        %476 = vector.load %x[%475] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %477 = arith.addi %475, %290 : index
        %478 = vector.load %x[%477] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %479 = vector.shuffle %476, %478 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %480 = wave.mma %479, %470#0, %464 : vector<16xf16>, vector<8xf32>
        %481 = arith.addi %308, %474 : index
        %482 = vector.load %x[%481] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %483 = arith.addi %481, %290 : index
        %484 = vector.load %x[%483] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %485 = vector.shuffle %482, %484 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %486 = wave.mma %485, %470#0, %465 : vector<16xf16>, vector<8xf32>
        %487 = arith.addi %320, %474 : index
        %488 = vector.load %x[%487] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %489 = arith.addi %487, %290 : index
        %490 = vector.load %x[%489] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %491 = vector.shuffle %488, %490 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %492 = wave.mma %491, %470#0, %466 : vector<16xf16>, vector<8xf32>
        %493 = arith.addi %332, %474 : index
        %494 = vector.load %x[%493] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %495 = arith.addi %493, %290 : index
        %496 = vector.load %x[%495] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %497 = vector.shuffle %494, %496 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %498 = wave.mma %497, %470#0, %467 : vector<16xf16>, vector<8xf32>
        %499 = arith.addi %471, %c7 : index
        %500 = arith.muli %499, %473 : index
        %501 = arith.addi %296, %500 : index
        %502 = vector.load %x[%501] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %503 = arith.addi %501, %290 : index
        %504 = vector.load %x[%503] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %505 = vector.shuffle %502, %504 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %506 = wave.mma %505, %470#1, %480 : vector<16xf16>, vector<8xf32>
        %507 = arith.addi %308, %500 : index
        %508 = vector.load %x[%507] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %509 = arith.addi %507, %290 : index
        %510 = vector.load %x[%509] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %511 = vector.shuffle %508, %510 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %512 = wave.mma %511, %470#1, %486 : vector<16xf16>, vector<8xf32>
        %513 = arith.addi %320, %500 : index
        %514 = vector.load %x[%513] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %515 = arith.addi %513, %290 : index
        %516 = vector.load %x[%515] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %517 = vector.shuffle %514, %516 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %518 = wave.mma %517, %470#1, %492 : vector<16xf16>, vector<8xf32>
        %519 = arith.addi %332, %500 : index
        %520 = vector.load %x[%519] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %521 = arith.addi %519, %290 : index
        %522 = vector.load %x[%521] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %523 = vector.shuffle %520, %522 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %524 = wave.mma %523, %470#1, %498 : vector<16xf16>, vector<8xf32>
        scf.yield %506, %512, %518, %524 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %525 = arith.addi %256, %c8 : index
      func.call @linear_int4_p1__gfx1100.1(%468#0, %15, %waves, %525, %13, %factors, %outputFeatures, %17, %16, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
      wave.barrier
      %526 = arith.addi %256, %c6 : index
      func.call @linear_int4_p1__gfx1100.1(%468#1, %15, %waves, %526, %13, %factors, %outputFeatures, %17, %16, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
      wave.barrier
      %527 = arith.addi %256, %c15 : index
      func.call @linear_int4_p1__gfx1100.1(%468#2, %15, %waves, %527, %13, %factors, %outputFeatures, %17, %16, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
      wave.barrier
      %528 = arith.addi %256, %c24 : index
      func.call @linear_int4_p1__gfx1100.1(%468#3, %15, %waves, %528, %13, %factors, %outputFeatures, %17, %16, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  wave.return
}
