// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q2_k', panels=1)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q2_k_p1__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>, %x5: memref<?xi8>, %x6: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 8 : index
  %fc2 = arith.constant 64 : index
  %fc3 = arith.constant 4 : index
  %fc4 = arith.constant 128 : index
  %fscalesInLds = wave.param "scalesInLds" : index
  %fc6 = arith.constant 0 : index
  %fc7 = arith.constant 256 : index
  %fc8 = arith.constant 2 : index
  %fc9 = arith.constant 127 : index
  %fc10 = arith.constant dense<[0, 8, 0, 8]> : vector<4xi32>
  %fc11 = arith.constant dense<196611> : vector<4xi32>
  %fc12 = arith.constant dense<1677747200> : vector<4xi32>
  %fc13 = arith.constant dense<[2, 10, 2, 10]> : vector<4xi32>
  %fc14 = arith.constant dense<[4, 12, 4, 12]> : vector<4xi32>
  %fc15 = arith.constant dense<[6, 14, 6, 14]> : vector<4xi32>
  %fc16 = arith.constant dense<0x6400> : vector<32xf16>
  %f0 = arith.remui %x0, %fc0 : index
  %f1 = arith.divui %x1, %fc1 : index
  %f2 = arith.muli %f1, %fc2 : index
  %f3 = arith.muli %f0, %fc3 : index
  %f4 = arith.addi %f2, %f3 : index
  %f5 = arith.addi %x2, %fc4 : index
  %f6 = arith.cmpi sgt, %fscalesInLds, %fc6 : index
  %f7 = scf.if %f6 -> (vector<4xi8>) {
    %f8 = arith.addi %x3, %f4 : index
    %f9 = vector.load %x4[%f8] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    scf.yield %f9 : vector<4xi8>
  } else {
    %f10 = arith.addi %f5, %f4 : index
    %f11 = vector.load %x5[%f10] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    scf.yield %f11 : vector<4xi8>
  }
  %f12 = vector.bitcast %f7 : vector<4xi8> to vector<2xf16>
  %f13 = arith.divui %x6, %fc7 : index
  %f14 = arith.muli %f13, %fc2 : index
  %f15 = arith.muli %x1, %fc2 : index
  %f16 = arith.addi %f14, %f15 : index
  %f17 = arith.addi %f16, %f3 : index
  %f18 = scf.if %f6 -> (vector<4xi8>) {
    %f19 = arith.addi %x3, %f17 : index
    %f20 = vector.load %x4[%f19] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    scf.yield %f20 : vector<4xi8>
  } else {
    %f21 = arith.addi %f5, %f17 : index
    %f22 = vector.load %x5[%f21] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    scf.yield %f22 : vector<4xi8>
  }
  %f23 = vector.extract %f12[0] : f16 from vector<2xf16>
  %f24 = arith.extf %f23 : f16 to f32
  %f25 = vector.extract %f18[0] : i8 from vector<4xi8>
  %f26 = arith.extui %f25 : i8 to i32
  %f27 = arith.sitofp %f26 : i32 to f32
  %f28 = arith.mulf %f24, %f27 : f32
  %f29 = arith.truncf %f28 : f32 to f16
  %f30 = vector.broadcast %f29 : f16 to vector<16xf16>
  %f31 = vector.extract %f12[1] : f16 from vector<2xf16>
  %f32 = arith.extf %f31 : f16 to f32
  %f33 = vector.extract %f18[1] : i8 from vector<4xi8>
  %f34 = arith.extui %f33 : i8 to i32
  %f35 = arith.sitofp %f34 : i32 to f32
  %f36 = arith.mulf %f32, %f35 : f32
  %f37 = arith.truncf %f36 : f32 to f16
  %f38 = vector.broadcast %f37 : f16 to vector<16xf16>
  %f39 = vector.extract %f18[2] : i8 from vector<4xi8>
  %f40 = arith.extui %f39 : i8 to i32
  %f41 = arith.sitofp %f40 : i32 to f32
  %f42 = arith.mulf %f24, %f41 : f32
  %f43 = arith.truncf %f42 : f32 to f16
  %f44 = vector.broadcast %f43 : f16 to vector<16xf16>
  %f45 = vector.extract %f18[3] : i8 from vector<4xi8>
  %f46 = arith.extui %f45 : i8 to i32
  %f47 = arith.sitofp %f46 : i32 to f32
  %f48 = arith.mulf %f32, %f47 : f32
  %f49 = arith.truncf %f48 : f32 to f16
  %f50 = vector.broadcast %f49 : f16 to vector<16xf16>
  %f51 = arith.muli %x6, %fc3 : index
  %f52 = arith.divui %f51, %fc8 : index
  %f53 = arith.addi %f14, %f52 : index
  %f54 = arith.addi %f53, %fc9 : index
  %f55 = arith.divui %f54, %fc4 : index
  %f56 = arith.muli %f55, %fc4 : index
  %f57 = arith.addi %f5, %f56 : index
  %f58 = arith.muli %x6, %fc6 : index
  %f59 = arith.addi %f57, %f58 : index
  %f60 = arith.muli %x1, %fc0 : index
  %f61 = arith.addi %f60, %f0 : index
  %f62 = arith.muli %f61, %fc1 : index
  %f63 = arith.addi %f59, %f62 : index
  %f64 = vector.load %x5[%f63] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
  %f65 = vector.bitcast %f64 : vector<8xi8> to vector<2xi32>
  %f66 = vector.shuffle %f65, %f65 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
  %f67 = arith.shrui %f66, %fc10 : vector<4xi32>
  %f68 = arith.andi %f67, %fc11 : vector<4xi32>
  %f69 = arith.ori %f68, %fc12 : vector<4xi32>
  %f70 = vector.bitcast %f69 : vector<4xi32> to vector<8xf16>
  %f71 = arith.shrui %f66, %fc13 : vector<4xi32>
  %f72 = arith.andi %f71, %fc11 : vector<4xi32>
  %f73 = arith.ori %f72, %fc12 : vector<4xi32>
  %f74 = vector.bitcast %f73 : vector<4xi32> to vector<8xf16>
  %f75 = arith.shrui %f66, %fc14 : vector<4xi32>
  %f76 = arith.andi %f75, %fc11 : vector<4xi32>
  %f77 = arith.ori %f76, %fc12 : vector<4xi32>
  %f78 = vector.bitcast %f77 : vector<4xi32> to vector<8xf16>
  %f79 = arith.shrui %f66, %fc15 : vector<4xi32>
  %f80 = arith.andi %f79, %fc11 : vector<4xi32>
  %f81 = arith.ori %f80, %fc12 : vector<4xi32>
  %f82 = vector.bitcast %f81 : vector<4xi32> to vector<8xf16>
  %f83 = vector.shuffle %f70, %f74 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f84 = vector.shuffle %f78, %f82 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f85 = vector.shuffle %f83, %f84 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f86 = arith.subf %f85, %fc16 : vector<32xf16>
  %f87 = vector.shuffle %f86, %f86 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f88 = vector.shuffle %f86, %f86 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f89 = math.fma %f87, %f30, %f38 : vector<16xf16>
  %f90 = math.fma %f88, %f44, %f50 : vector<16xf16>
  func.return %f89, %f90 : vector<16xf16>, vector<16xf16>
}
func.func private @linear_q2_k_p1__gfx1100.1(%x0: vector<8xf32>, %x1: memref<?xf32>, %x2: index, %x3: index, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: memref<?xi8>, %x8: index, %x9: index, %x10: i1, %x11: memref<?xf32>, %x12: memref<?xf32>) {
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
  %fc15 = arith.constant 4 : index
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
      %f47 = arith.remui %f4, %fc12 : index
      %f48 = arith.muli %f47, %fc15 : index
      %f49 = arith.addi %x6, %f48 : index
      %f50 = vector.load %x7[%f49] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %f51 = vector.bitcast %f50 : vector<4xi8> to vector<1xf32>
      %f52 = vector.extract %f51[0] : f32 from vector<1xf32>
      %f53 = arith.mulf %f52, %f46 : f32
      %f54 = arith.mulf %f32, %f53 : f32
      %f55 = arith.muli %f40, %x8 : index
      %f56 = arith.addi %f55, %x9 : index
      %f57 = arith.addi %f56, %f47 : index
      scf.if %x10 {
        %f58 = arith.addi %f57, %fc1 : index
        %f59 = memref.load %x11[%f58] : memref<?xf32>
        %f60 = arith.addf %f59, %f54 : f32
        memref.store %f60, %x12[%f58] : memref<?xf32>
      } else {
        %f61 = arith.addi %f57, %fc1 : index
        memref.store %f54, %x12[%f61] : memref<?xf32>
      }
    }
  }
  func.return
}
wave.kernel @linear_q2_k_p1__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %waves = wave.param "waves" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c2 = arith.constant 4 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 64 : index
  %c6 = arith.constant 127 : index
  %c7 = arith.constant 128 : index
  %c8 = arith.constant 1 : index
  %c9 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c13 = arith.constant 16 : index
  %rowsMode = wave.param "rowsMode" : index
  %scalesInLds = wave.param "scalesInLds" : index
  %c16 = arith.constant 32 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c19 = arith.constant 8 : index
  %c20 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c23 = arith.constant 3 : index
  %c24 = arith.constant 48 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c2 : index
  %3 = arith.divui %2, %c3 : index
  %4 = arith.divui %inputFeatures, %c4 : index
  %5 = arith.muli %4, %c5 : index
  %6 = arith.addi %5, %3 : index
  %7 = arith.addi %6, %c6 : index
  %8 = arith.divui %7, %c7 : index
  %9 = arith.muli %8, %c7 : index
  %10 = arith.addi %2, %9 : index
  %11 = arith.addi %10, %c7 : index
  %12 = arith.muli %0, %c8 : index
  %13 = arith.addi %12, %c9 : index
  %14 = arith.muli %13, %11 : index
  %15 = memref.load %step[%countAt] : memref<?xi32>
  %16 = arith.index_cast %15 : i32 to index
  %17 = arith.muli %waves, %c4 : index
  %18 = wave.scratch %17 : memref<?xf32>
  %19 = arith.cmpi eq, %hasResidual, %c8 : index
  %20 = arith.muli %0, %c13 : index
  %21 = arith.cmpi eq, %rowsMode, %c9 : index
  scf.if %21 {
    %22 = arith.muli %1, %c13 : index
    %23 = arith.cmpi slt, %22, %16 : index
    scf.if %23 {
      %24 = arith.muli %scalesInLds, %c8 : index
      %25 = wave.scratch %24 : memref<?xi8>
      %26 = arith.cmpi sgt, %scalesInLds, %c9 : index
      scf.if %26 {
        scf.for %27 = %c9 to %c8 step %c8 {
          %28 = arith.addi %12, %27 : index
          %29 = arith.muli %28, %11 : index
          %30 = arith.addi %29, %c7 : index
          %31 = wave.wave
          %32 = arith.muli %31, %c16 : index
          %33 = wave.lane
          %34 = arith.addi %32, %33 : index
          %35 = arith.divui %scalesInLds, %c13 : index
          %36 = arith.muli %waves, %c16 : index
          scf.for %37 = %34 to %35 step %36 {
            %38 = arith.muli %37, %c13 : index
            %39 = arith.addi %30, %38 : index
            %40 = vector.load %w[%39] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %41 = arith.muli %27, %scalesInLds : index
            %42 = arith.addi %41, %38 : index
            vector.store %40, %25[%42] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %43 = wave.lane
      %44 = arith.remui %43, %c13 : index
      %45 = wave.scratch %operandHalves : memref<?xf16>
      %46 = arith.divui %operandHalves, %c19 : index
      %47 = wave.wave
      %48 = arith.muli %47, %c16 : index
      %49 = arith.addi %48, %43 : index
      %50 = arith.muli %waves, %c16 : index
      scf.for %51 = %49 to %46 step %50 {
        %52 = arith.muli %51, %c19 : index
        %53 = arith.addi %c9, %52 : index
        %54 = vector.load %x[%53] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %54, %45[%53] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %55 = arith.remui %44, %tileRows : index
      %56 = arith.muli %55, %c19 : index
      %57 = arith.muli %c9, %scalesInLds : index
      %58 = arith.divui %inputFeatures, %c16 : index
      %59 = arith.muli %47, %stepsPerWave : index
      %60 = arith.minsi %59, %58 : index
      %61 = arith.addi %60, %stepsPerWave : index
      %62 = arith.minsi %61, %58 : index
      %63 = arith.cmpi eq, %wholeBlocks, %c8 : index
      %64 = arith.subi %62, %60 : index
      %65 = arith.divui %64, %c3 : index
      %66 = arith.muli %65, %c3 : index
      %67 = arith.addi %60, %66 : index
      %68 = arith.select %63, %61, %67 : index
      %71 = scf.for %69 = %60 to %68 step %c3 iter_args(%70 = %c20) -> (vector<8xf32>) {
        %72 = arith.addi %69, %c9 : index
        %73:2 = func.call @linear_q2_k_p1__gfx1100.0(%43, %72, %14, %57, %25, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %74 = arith.addi %69, %c8 : index
        %75:2 = func.call @linear_q2_k_p1__gfx1100.0(%43, %74, %14, %57, %25, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %76 = arith.muli %69, %c3 : index
        %77 = arith.addi %76, %c9 : index
        %78 = arith.muli %tileRows, %c13 : index
        %79 = arith.muli %77, %78 : index
        %80 = arith.addi %56, %79 : index
        %81 = vector.load %45[%80] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %82 = arith.muli %tileRows, %c19 : index
        %83 = arith.addi %80, %82 : index
        %84 = vector.load %45[%83] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %85 = vector.shuffle %81, %84 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %86 = wave.mma %85, %73#0, %70 : vector<16xf16>, vector<8xf32>
        %87 = arith.addi %76, %c8 : index
        %88 = arith.muli %87, %78 : index
        %89 = arith.addi %56, %88 : index
        %90 = vector.load %45[%89] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %91 = arith.addi %89, %82 : index
        %92 = vector.load %45[%91] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %93 = vector.shuffle %90, %92 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %94 = wave.mma %93, %73#1, %86 : vector<16xf16>, vector<8xf32>
        %95 = arith.addi %76, %c3 : index
        %96 = arith.muli %95, %78 : index
        %97 = arith.addi %56, %96 : index
        %98 = vector.load %45[%97] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %99 = arith.addi %97, %82 : index
        %100 = vector.load %45[%99] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %101 = vector.shuffle %98, %100 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %102 = wave.mma %101, %75#0, %94 : vector<16xf16>, vector<8xf32>
        %103 = arith.addi %76, %c23 : index
        %104 = arith.muli %103, %78 : index
        %105 = arith.addi %56, %104 : index
        %106 = vector.load %45[%105] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %107 = arith.addi %105, %82 : index
        %108 = vector.load %45[%107] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %109 = vector.shuffle %106, %108 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %110 = wave.mma %109, %75#1, %102 : vector<16xf16>, vector<8xf32>
        scf.yield %110 : vector<8xf32>
      }
      %111 = arith.select %63, %68, %62 : index
      %114 = scf.for %112 = %68 to %111 step %c8 iter_args(%113 = %71) -> (vector<8xf32>) {
        %115 = arith.addi %112, %c9 : index
        %116:2 = func.call @linear_q2_k_p1__gfx1100.0(%43, %115, %14, %57, %25, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %117 = arith.muli %112, %c3 : index
        %118 = arith.addi %117, %c9 : index
        %119 = arith.muli %tileRows, %c13 : index
        %120 = arith.muli %118, %119 : index
        %121 = arith.addi %56, %120 : index
        %122 = vector.load %45[%121] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %123 = arith.muli %tileRows, %c19 : index
        %124 = arith.addi %121, %123 : index
        %125 = vector.load %45[%124] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %126 = vector.shuffle %122, %125 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %127 = wave.mma %126, %116#0, %113 : vector<16xf16>, vector<8xf32>
        %128 = arith.addi %117, %c8 : index
        %129 = arith.muli %128, %119 : index
        %130 = arith.addi %56, %129 : index
        %131 = vector.load %45[%130] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %132 = arith.addi %130, %123 : index
        %133 = vector.load %45[%132] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %134 = vector.shuffle %131, %133 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %135 = wave.mma %134, %116#1, %127 : vector<16xf16>, vector<8xf32>
        scf.yield %135 : vector<8xf32>
      }
      %136 = arith.addi %22, %c9 : index
      func.call @linear_q2_k_p1__gfx1100.1(%114, %18, %waves, %136, %16, %factors, %14, %w, %outputFeatures, %20, %19, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  %137 = arith.cmpi eq, %rowsMode, %c8 : index
  scf.if %137 {
    %138 = arith.muli %1, %c13 : index
    %139 = arith.cmpi slt, %138, %16 : index
    scf.if %139 {
      %140 = arith.muli %scalesInLds, %c8 : index
      %141 = wave.scratch %140 : memref<?xi8>
      %142 = arith.cmpi sgt, %scalesInLds, %c9 : index
      scf.if %142 {
        scf.for %143 = %c9 to %c8 step %c8 {
          %144 = arith.addi %12, %143 : index
          %145 = arith.muli %144, %11 : index
          %146 = arith.addi %145, %c7 : index
          %147 = wave.wave
          %148 = arith.muli %147, %c16 : index
          %149 = wave.lane
          %150 = arith.addi %148, %149 : index
          %151 = arith.divui %scalesInLds, %c13 : index
          %152 = arith.muli %waves, %c16 : index
          scf.for %153 = %150 to %151 step %152 {
            %154 = arith.muli %153, %c13 : index
            %155 = arith.addi %146, %154 : index
            %156 = vector.load %w[%155] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %157 = arith.muli %143, %scalesInLds : index
            %158 = arith.addi %157, %154 : index
            vector.store %156, %141[%158] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %159 = wave.lane
      %160 = arith.remui %159, %c13 : index
      %161 = arith.remui %160, %tileRows : index
      %162 = arith.addi %138, %161 : index
      %163 = arith.divui %162, %tileRows : index
      %164 = arith.divui %inputFeatures, %c13 : index
      %165 = arith.muli %163, %164 : index
      %166 = arith.divui %c9, %c13 : index
      %167 = arith.addi %165, %166 : index
      %168 = arith.muli %167, %c3 : index
      %169 = arith.remui %c9, %c13 : index
      %170 = arith.divui %169, %c19 : index
      %171 = arith.addi %168, %170 : index
      %172 = arith.muli %tileRows, %c19 : index
      %173 = arith.muli %171, %172 : index
      %174 = arith.remui %162, %tileRows : index
      %175 = arith.muli %174, %c19 : index
      %176 = arith.addi %173, %175 : index
      %177 = arith.remui %c9, %c19 : index
      %178 = arith.addi %176, %177 : index
      %179 = arith.muli %c9, %scalesInLds : index
      %180 = wave.wave
      %181 = arith.divui %inputFeatures, %c16 : index
      %182 = arith.muli %180, %stepsPerWave : index
      %183 = arith.minsi %182, %181 : index
      %184 = arith.addi %183, %stepsPerWave : index
      %185 = arith.minsi %184, %181 : index
      %186 = arith.cmpi eq, %wholeBlocks, %c8 : index
      %187 = arith.subi %185, %183 : index
      %188 = arith.divui %187, %c3 : index
      %189 = arith.muli %188, %c3 : index
      %190 = arith.addi %183, %189 : index
      %191 = arith.select %186, %184, %190 : index
      %194 = scf.for %192 = %183 to %191 step %c3 iter_args(%193 = %c20) -> (vector<8xf32>) {
        %195 = arith.addi %192, %c9 : index
        %196:2 = func.call @linear_q2_k_p1__gfx1100.0(%159, %195, %14, %179, %141, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %197 = arith.addi %192, %c8 : index
        %198:2 = func.call @linear_q2_k_p1__gfx1100.0(%159, %197, %14, %179, %141, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %199 = arith.muli %192, %c3 : index
        %200 = arith.addi %199, %c9 : index
        %201 = arith.muli %tileRows, %c13 : index
        %202 = arith.muli %200, %201 : index
        %203 = arith.addi %178, %202 : index
        %204 = vector.load %x[%203] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %205 = arith.addi %203, %172 : index
        %206 = vector.load %x[%205] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %207 = vector.shuffle %204, %206 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %208 = wave.mma %207, %196#0, %193 : vector<16xf16>, vector<8xf32>
        %209 = arith.addi %199, %c8 : index
        %210 = arith.muli %209, %201 : index
        %211 = arith.addi %178, %210 : index
        %212 = vector.load %x[%211] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %213 = arith.addi %211, %172 : index
        %214 = vector.load %x[%213] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %215 = vector.shuffle %212, %214 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %216 = wave.mma %215, %196#1, %208 : vector<16xf16>, vector<8xf32>
        %217 = arith.addi %199, %c3 : index
        %218 = arith.muli %217, %201 : index
        %219 = arith.addi %178, %218 : index
        %220 = vector.load %x[%219] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %221 = arith.addi %219, %172 : index
        %222 = vector.load %x[%221] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %223 = vector.shuffle %220, %222 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %224 = wave.mma %223, %198#0, %216 : vector<16xf16>, vector<8xf32>
        %225 = arith.addi %199, %c23 : index
        %226 = arith.muli %225, %201 : index
        %227 = arith.addi %178, %226 : index
        %228 = vector.load %x[%227] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %229 = arith.addi %227, %172 : index
        %230 = vector.load %x[%229] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %231 = vector.shuffle %228, %230 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %232 = wave.mma %231, %198#1, %224 : vector<16xf16>, vector<8xf32>
        scf.yield %232 : vector<8xf32>
      }
      %233 = arith.select %186, %191, %185 : index
      %236 = scf.for %234 = %191 to %233 step %c8 iter_args(%235 = %194) -> (vector<8xf32>) {
        %237 = arith.addi %234, %c9 : index
        %238:2 = func.call @linear_q2_k_p1__gfx1100.0(%159, %237, %14, %179, %141, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %239 = arith.muli %234, %c3 : index
        %240 = arith.addi %239, %c9 : index
        %241 = arith.muli %tileRows, %c13 : index
        %242 = arith.muli %240, %241 : index
        %243 = arith.addi %178, %242 : index
        %244 = vector.load %x[%243] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %245 = arith.addi %243, %172 : index
        %246 = vector.load %x[%245] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %247 = vector.shuffle %244, %246 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %248 = wave.mma %247, %238#0, %235 : vector<16xf16>, vector<8xf32>
        %249 = arith.addi %239, %c8 : index
        %250 = arith.muli %249, %241 : index
        %251 = arith.addi %178, %250 : index
        %252 = vector.load %x[%251] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %253 = arith.addi %251, %172 : index
        %254 = vector.load %x[%253] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %255 = vector.shuffle %252, %254 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %256 = wave.mma %255, %238#1, %248 : vector<16xf16>, vector<8xf32>
        scf.yield %256 : vector<8xf32>
      }
      %257 = arith.addi %138, %c9 : index
      func.call @linear_q2_k_p1__gfx1100.1(%236, %18, %waves, %257, %16, %factors, %14, %w, %outputFeatures, %20, %19, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  %258 = arith.cmpi eq, %rowsMode, %c3 : index
  scf.if %258 {
    %259 = arith.muli %1, %c5 : index
    %260 = arith.cmpi slt, %259, %16 : index
    scf.if %260 {
      %261 = arith.muli %scalesInLds, %c8 : index
      %262 = wave.scratch %261 : memref<?xi8>
      %263 = arith.cmpi sgt, %scalesInLds, %c9 : index
      scf.if %263 {
        scf.for %264 = %c9 to %c8 step %c8 {
          %265 = arith.addi %12, %264 : index
          %266 = arith.muli %265, %11 : index
          %267 = arith.addi %266, %c7 : index
          %268 = wave.wave
          %269 = arith.muli %268, %c16 : index
          %270 = wave.lane
          %271 = arith.addi %269, %270 : index
          %272 = arith.divui %scalesInLds, %c13 : index
          %273 = arith.muli %waves, %c16 : index
          scf.for %274 = %271 to %272 step %273 {
            %275 = arith.muli %274, %c13 : index
            %276 = arith.addi %267, %275 : index
            %277 = vector.load %w[%276] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
            %278 = arith.muli %264, %scalesInLds : index
            %279 = arith.addi %278, %275 : index
            vector.store %277, %262[%279] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          }
        }
        wave.barrier
      }
      %280 = wave.lane
      %281 = arith.remui %280, %c13 : index
      %282 = arith.remui %281, %tileRows : index
      %283 = arith.addi %259, %282 : index
      %284 = arith.divui %283, %tileRows : index
      %285 = arith.divui %inputFeatures, %c13 : index
      %286 = arith.muli %284, %285 : index
      %287 = arith.divui %c9, %c13 : index
      %288 = arith.addi %286, %287 : index
      %289 = arith.muli %288, %c3 : index
      %290 = arith.remui %c9, %c13 : index
      %291 = arith.divui %290, %c19 : index
      %292 = arith.addi %289, %291 : index
      %293 = arith.muli %tileRows, %c19 : index
      %294 = arith.muli %292, %293 : index
      %295 = arith.remui %283, %tileRows : index
      %296 = arith.muli %295, %c19 : index
      %297 = arith.addi %294, %296 : index
      %298 = arith.remui %c9, %c19 : index
      %299 = arith.addi %297, %298 : index
      %300 = arith.addi %281, %c13 : index
      %301 = arith.addi %259, %300 : index
      %302 = arith.divui %301, %tileRows : index
      %303 = arith.muli %302, %285 : index
      %304 = arith.addi %303, %287 : index
      %305 = arith.muli %304, %c3 : index
      %306 = arith.addi %305, %291 : index
      %307 = arith.muli %306, %293 : index
      %308 = arith.remui %301, %tileRows : index
      %309 = arith.muli %308, %c19 : index
      %310 = arith.addi %307, %309 : index
      %311 = arith.addi %310, %298 : index
      %312 = arith.addi %281, %c16 : index
      %313 = arith.addi %259, %312 : index
      %314 = arith.divui %313, %tileRows : index
      %315 = arith.muli %314, %285 : index
      %316 = arith.addi %315, %287 : index
      %317 = arith.muli %316, %c3 : index
      %318 = arith.addi %317, %291 : index
      %319 = arith.muli %318, %293 : index
      %320 = arith.remui %313, %tileRows : index
      %321 = arith.muli %320, %c19 : index
      %322 = arith.addi %319, %321 : index
      %323 = arith.addi %322, %298 : index
      %324 = arith.addi %281, %c24 : index
      %325 = arith.addi %259, %324 : index
      %326 = arith.divui %325, %tileRows : index
      %327 = arith.muli %326, %285 : index
      %328 = arith.addi %327, %287 : index
      %329 = arith.muli %328, %c3 : index
      %330 = arith.addi %329, %291 : index
      %331 = arith.muli %330, %293 : index
      %332 = arith.remui %325, %tileRows : index
      %333 = arith.muli %332, %c19 : index
      %334 = arith.addi %331, %333 : index
      %335 = arith.addi %334, %298 : index
      %336 = arith.muli %c9, %scalesInLds : index
      %337 = wave.wave
      %338 = arith.divui %inputFeatures, %c16 : index
      %339 = arith.muli %337, %stepsPerWave : index
      %340 = arith.minsi %339, %338 : index
      %341 = arith.addi %340, %stepsPerWave : index
      %342 = arith.minsi %341, %338 : index
      %343 = arith.cmpi eq, %wholeBlocks, %c8 : index
      %344 = arith.subi %342, %340 : index
      %345 = arith.divui %344, %c3 : index
      %346 = arith.muli %345, %c3 : index
      %347 = arith.addi %340, %346 : index
      %348 = arith.select %343, %341, %347 : index
      %354:4 = scf.for %349 = %340 to %348 step %c3 iter_args(%350 = %c20, %351 = %c20, %352 = %c20, %353 = %c20) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %355 = arith.addi %349, %c9 : index
        %356:2 = func.call @linear_q2_k_p1__gfx1100.0(%280, %355, %14, %336, %262, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %357 = arith.addi %349, %c8 : index
        %358:2 = func.call @linear_q2_k_p1__gfx1100.0(%280, %357, %14, %336, %262, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %359 = arith.muli %349, %c3 : index
        %360 = arith.addi %359, %c9 : index
        %361 = arith.muli %tileRows, %c13 : index
        %362 = arith.muli %360, %361 : index
        %363 = arith.addi %299, %362 : index
        %364 = vector.load %x[%363] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %365 = arith.addi %363, %293 : index
        %366 = vector.load %x[%365] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %367 = vector.shuffle %364, %366 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %368 = wave.mma %367, %356#0, %350 : vector<16xf16>, vector<8xf32>
        %369 = arith.addi %311, %362 : index
        %370 = vector.load %x[%369] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %371 = arith.addi %369, %293 : index
        %372 = vector.load %x[%371] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %373 = vector.shuffle %370, %372 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %374 = wave.mma %373, %356#0, %351 : vector<16xf16>, vector<8xf32>
        %375 = arith.addi %323, %362 : index
        %376 = vector.load %x[%375] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %377 = arith.addi %375, %293 : index
        %378 = vector.load %x[%377] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %379 = vector.shuffle %376, %378 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %380 = wave.mma %379, %356#0, %352 : vector<16xf16>, vector<8xf32>
        %381 = arith.addi %335, %362 : index
        %382 = vector.load %x[%381] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %383 = arith.addi %381, %293 : index
        %384 = vector.load %x[%383] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %385 = vector.shuffle %382, %384 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %386 = wave.mma %385, %356#0, %353 : vector<16xf16>, vector<8xf32>
        %387 = arith.addi %359, %c8 : index
        %388 = arith.muli %387, %361 : index
        %389 = arith.addi %299, %388 : index
        %390 = vector.load %x[%389] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %391 = arith.addi %389, %293 : index
        %392 = vector.load %x[%391] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %393 = vector.shuffle %390, %392 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %394 = wave.mma %393, %356#1, %368 : vector<16xf16>, vector<8xf32>
        %395 = arith.addi %311, %388 : index
        %396 = vector.load %x[%395] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %397 = arith.addi %395, %293 : index
        %398 = vector.load %x[%397] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %399 = vector.shuffle %396, %398 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %400 = wave.mma %399, %356#1, %374 : vector<16xf16>, vector<8xf32>
        %401 = arith.addi %323, %388 : index
        %402 = vector.load %x[%401] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %403 = arith.addi %401, %293 : index
        %404 = vector.load %x[%403] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %405 = vector.shuffle %402, %404 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %406 = wave.mma %405, %356#1, %380 : vector<16xf16>, vector<8xf32>
        %407 = arith.addi %335, %388 : index
        %408 = vector.load %x[%407] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %409 = arith.addi %407, %293 : index
        %410 = vector.load %x[%409] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %411 = vector.shuffle %408, %410 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %412 = wave.mma %411, %356#1, %386 : vector<16xf16>, vector<8xf32>
        %413 = arith.addi %359, %c3 : index
        %414 = arith.muli %413, %361 : index
        %415 = arith.addi %299, %414 : index
        %416 = vector.load %x[%415] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %417 = arith.addi %415, %293 : index
        %418 = vector.load %x[%417] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %419 = vector.shuffle %416, %418 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %420 = wave.mma %419, %358#0, %394 : vector<16xf16>, vector<8xf32>
        %421 = arith.addi %311, %414 : index
        %422 = vector.load %x[%421] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %423 = arith.addi %421, %293 : index
        %424 = vector.load %x[%423] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %425 = vector.shuffle %422, %424 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %426 = wave.mma %425, %358#0, %400 : vector<16xf16>, vector<8xf32>
        %427 = arith.addi %323, %414 : index
        %428 = vector.load %x[%427] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %429 = arith.addi %427, %293 : index
        %430 = vector.load %x[%429] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %431 = vector.shuffle %428, %430 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %432 = wave.mma %431, %358#0, %406 : vector<16xf16>, vector<8xf32>
        %433 = arith.addi %335, %414 : index
        %434 = vector.load %x[%433] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %435 = arith.addi %433, %293 : index
        %436 = vector.load %x[%435] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %437 = vector.shuffle %434, %436 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %438 = wave.mma %437, %358#0, %412 : vector<16xf16>, vector<8xf32>
        %439 = arith.addi %359, %c23 : index
        %440 = arith.muli %439, %361 : index
        %441 = arith.addi %299, %440 : index
        %442 = vector.load %x[%441] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %443 = arith.addi %441, %293 : index
        %444 = vector.load %x[%443] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %445 = vector.shuffle %442, %444 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %446 = wave.mma %445, %358#1, %420 : vector<16xf16>, vector<8xf32>
        %447 = arith.addi %311, %440 : index
        %448 = vector.load %x[%447] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %449 = arith.addi %447, %293 : index
        %450 = vector.load %x[%449] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %451 = vector.shuffle %448, %450 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %452 = wave.mma %451, %358#1, %426 : vector<16xf16>, vector<8xf32>
        %453 = arith.addi %323, %440 : index
        %454 = vector.load %x[%453] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %455 = arith.addi %453, %293 : index
        %456 = vector.load %x[%455] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %457 = vector.shuffle %454, %456 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %458 = wave.mma %457, %358#1, %432 : vector<16xf16>, vector<8xf32>
        %459 = arith.addi %335, %440 : index
        %460 = vector.load %x[%459] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %461 = arith.addi %459, %293 : index
        %462 = vector.load %x[%461] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %463 = vector.shuffle %460, %462 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %464 = wave.mma %463, %358#1, %438 : vector<16xf16>, vector<8xf32>
        scf.yield %446, %452, %458, %464 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %465 = arith.select %343, %348, %342 : index
      %471:4 = scf.for %466 = %348 to %465 step %c8 iter_args(%467 = %354#0, %468 = %354#1, %469 = %354#2, %470 = %354#3) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %472 = arith.addi %466, %c9 : index
        %473:2 = func.call @linear_q2_k_p1__gfx1100.0(%280, %472, %14, %336, %262, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %474 = arith.muli %466, %c3 : index
        %475 = arith.addi %474, %c9 : index
        %476 = arith.muli %tileRows, %c13 : index
        %477 = arith.muli %475, %476 : index
        %478 = arith.addi %299, %477 : index
        %479 = vector.load %x[%478] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %480 = arith.addi %478, %293 : index
        %481 = vector.load %x[%480] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %482 = vector.shuffle %479, %481 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %483 = wave.mma %482, %473#0, %467 : vector<16xf16>, vector<8xf32>
        %484 = arith.addi %311, %477 : index
        %485 = vector.load %x[%484] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %486 = arith.addi %484, %293 : index
        %487 = vector.load %x[%486] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %488 = vector.shuffle %485, %487 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %489 = wave.mma %488, %473#0, %468 : vector<16xf16>, vector<8xf32>
        %490 = arith.addi %323, %477 : index
        %491 = vector.load %x[%490] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %492 = arith.addi %490, %293 : index
        %493 = vector.load %x[%492] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %494 = vector.shuffle %491, %493 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %495 = wave.mma %494, %473#0, %469 : vector<16xf16>, vector<8xf32>
        %496 = arith.addi %335, %477 : index
        %497 = vector.load %x[%496] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %498 = arith.addi %496, %293 : index
        %499 = vector.load %x[%498] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %500 = vector.shuffle %497, %499 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %501 = wave.mma %500, %473#0, %470 : vector<16xf16>, vector<8xf32>
        %502 = arith.addi %474, %c8 : index
        %503 = arith.muli %502, %476 : index
        %504 = arith.addi %299, %503 : index
        %505 = vector.load %x[%504] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %506 = arith.addi %504, %293 : index
        %507 = vector.load %x[%506] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %508 = vector.shuffle %505, %507 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %509 = wave.mma %508, %473#1, %483 : vector<16xf16>, vector<8xf32>
        %510 = arith.addi %311, %503 : index
        %511 = vector.load %x[%510] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %512 = arith.addi %510, %293 : index
        %513 = vector.load %x[%512] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %514 = vector.shuffle %511, %513 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %515 = wave.mma %514, %473#1, %489 : vector<16xf16>, vector<8xf32>
        %516 = arith.addi %323, %503 : index
        %517 = vector.load %x[%516] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %518 = arith.addi %516, %293 : index
        %519 = vector.load %x[%518] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %520 = vector.shuffle %517, %519 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %521 = wave.mma %520, %473#1, %495 : vector<16xf16>, vector<8xf32>
        %522 = arith.addi %335, %503 : index
        %523 = vector.load %x[%522] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %524 = arith.addi %522, %293 : index
        %525 = vector.load %x[%524] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %526 = vector.shuffle %523, %525 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %527 = wave.mma %526, %473#1, %501 : vector<16xf16>, vector<8xf32>
        scf.yield %509, %515, %521, %527 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %528 = arith.addi %259, %c9 : index
      func.call @linear_q2_k_p1__gfx1100.1(%471#0, %18, %waves, %528, %16, %factors, %14, %w, %outputFeatures, %20, %19, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
      wave.barrier
      %529 = arith.addi %259, %c13 : index
      func.call @linear_q2_k_p1__gfx1100.1(%471#1, %18, %waves, %529, %16, %factors, %14, %w, %outputFeatures, %20, %19, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
      wave.barrier
      %530 = arith.addi %259, %c16 : index
      func.call @linear_q2_k_p1__gfx1100.1(%471#2, %18, %waves, %530, %16, %factors, %14, %w, %outputFeatures, %20, %19, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
      wave.barrier
      %531 = arith.addi %259, %c24 : index
      func.call @linear_q2_k_p1__gfx1100.1(%471#3, %18, %waves, %531, %16, %factors, %14, %w, %outputFeatures, %20, %19, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  wave.return
}
