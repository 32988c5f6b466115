// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q5_1', panels=1)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q5_1_p1__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 128 : index
  %fc2 = arith.constant 64 : index
  %fc3 = arith.constant 4 : index
  %fc4 = arith.constant 2 : index
  %fc5 = arith.constant 127 : index
  %fc6 = arith.constant 256 : index
  %fc7 = arith.constant 8 : index
  %fc8 = arith.constant dense<0> : vector<4xi32>
  %fc9 = arith.constant dense<983055> : vector<4xi32>
  %fc10 = arith.constant dense<[0, 4, 8, 12]> : vector<4xi32>
  %fc11 = arith.constant dense<65537> : vector<4xi32>
  %fc12 = arith.constant dense<4> : vector<4xi32>
  %fc13 = arith.constant dense<1677747200> : vector<4xi32>
  %fc14 = arith.constant dense<[1, 5, 9, 13]> : vector<4xi32>
  %fc15 = arith.constant dense<8> : vector<4xi32>
  %fc16 = arith.constant dense<[2, 6, 10, 14]> : vector<4xi32>
  %fc17 = arith.constant dense<12> : vector<4xi32>
  %fc18 = arith.constant dense<[3, 7, 11, 15]> : vector<4xi32>
  %fc19 = arith.constant dense<0x6400> : vector<32xf16>
  %f0 = arith.remui %x0, %fc0 : index
  %f1 = arith.addi %x1, %fc1 : index
  %f2 = arith.muli %x2, %fc2 : index
  %f3 = arith.addi %f1, %f2 : index
  %f4 = arith.muli %f0, %fc3 : index
  %f5 = arith.addi %f3, %f4 : index
  %f6 = vector.load %x3[%f5] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
  %f7 = vector.bitcast %f6 : vector<4xi8> to vector<2xf16>
  %f8 = vector.extract %f7[0] : f16 from vector<2xf16>
  %f9 = vector.broadcast %f8 : f16 to vector<16xf16>
  %f10 = vector.extract %f7[1] : f16 from vector<2xf16>
  %f11 = vector.broadcast %f10 : f16 to vector<16xf16>
  %f12 = arith.muli %x4, %fc4 : index
  %f13 = arith.addi %f12, %fc5 : index
  %f14 = arith.divui %f13, %fc1 : index
  %f15 = arith.muli %f14, %fc1 : index
  %f16 = arith.addi %f1, %f15 : index
  %f17 = arith.muli %x2, %fc6 : index
  %f18 = arith.addi %f16, %f17 : index
  %f19 = arith.muli %f0, %fc0 : index
  %f20 = arith.addi %f18, %f19 : index
  %f21 = arith.muli %x4, %fc7 : index
  %f22 = arith.addi %f21, %f15 : index
  %f23 = arith.addi %f22, %fc1 : index
  %f24 = arith.addi %x1, %f23 : index
  %f25 = arith.muli %x2, %fc0 : index
  %f26 = arith.addi %f25, %f0 : index
  %f27 = arith.muli %f26, %fc3 : index
  %f28 = arith.addi %f24, %f27 : index
  %f29 = vector.load %x3[%f28] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
  %f30 = vector.bitcast %f29 : vector<4xi8> to vector<1xi32>
  %f31 = vector.shuffle %f30, %f30 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
  %f32 = vector.load %x3[%f20] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f33 = vector.bitcast %f32 : vector<16xi8> to vector<4xi32>
  %f34 = arith.shrui %f33, %fc8 : vector<4xi32>
  %f35 = arith.andi %f34, %fc9 : vector<4xi32>
  %f36 = arith.shrui %f31, %fc10 : vector<4xi32>
  %f37 = arith.andi %f36, %fc11 : vector<4xi32>
  %f38 = arith.shli %f37, %fc12 : vector<4xi32>
  %f39 = arith.ori %f35, %f38 : vector<4xi32>
  %f40 = arith.ori %f39, %fc13 : vector<4xi32>
  %f41 = vector.bitcast %f40 : vector<4xi32> to vector<8xf16>
  %f42 = arith.shrui %f33, %fc12 : vector<4xi32>
  %f43 = arith.andi %f42, %fc9 : vector<4xi32>
  %f44 = arith.shrui %f31, %fc14 : vector<4xi32>
  %f45 = arith.andi %f44, %fc11 : vector<4xi32>
  %f46 = arith.shli %f45, %fc12 : vector<4xi32>
  %f47 = arith.ori %f43, %f46 : vector<4xi32>
  %f48 = arith.ori %f47, %fc13 : vector<4xi32>
  %f49 = vector.bitcast %f48 : vector<4xi32> to vector<8xf16>
  %f50 = arith.shrui %f33, %fc15 : vector<4xi32>
  %f51 = arith.andi %f50, %fc9 : vector<4xi32>
  %f52 = arith.shrui %f31, %fc16 : vector<4xi32>
  %f53 = arith.andi %f52, %fc11 : vector<4xi32>
  %f54 = arith.shli %f53, %fc12 : vector<4xi32>
  %f55 = arith.ori %f51, %f54 : vector<4xi32>
  %f56 = arith.ori %f55, %fc13 : vector<4xi32>
  %f57 = vector.bitcast %f56 : vector<4xi32> to vector<8xf16>
  %f58 = arith.shrui %f33, %fc17 : vector<4xi32>
  %f59 = arith.andi %f58, %fc9 : vector<4xi32>
  %f60 = arith.shrui %f31, %fc18 : vector<4xi32>
  %f61 = arith.andi %f60, %fc11 : vector<4xi32>
  %f62 = arith.shli %f61, %fc12 : vector<4xi32>
  %f63 = arith.ori %f59, %f62 : vector<4xi32>
  %f64 = arith.ori %f63, %fc13 : vector<4xi32>
  %f65 = vector.bitcast %f64 : vector<4xi32> to vector<8xf16>
  %f66 = vector.shuffle %f41, %f49 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f67 = vector.shuffle %f57, %f65 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f68 = vector.shuffle %f66, %f67 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f69 = arith.subf %f68, %fc19 : vector<32xf16>
  %f70 = vector.shuffle %f69, %f69 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f71 = vector.shuffle %f69, %f69 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f72 = math.fma %f70, %f9, %f11 : vector<16xf16>
  %f73 = math.fma %f71, %f9, %f11 : vector<16xf16>
  func.return %f72, %f73 : vector<16xf16>, vector<16xf16>
}
func.func private @linear_q5_1_p1__gfx1100.1(%x0: vector<8xf32>, %x1: memref<?xf32>, %x2: index, %x3: index, %x4: index, %x5: memref<?xf32>, %x6: index, %x7: memref<?xi8>, %x8: index, %x9: index, %x10: i1, %x11: memref<?xf32>, %x12: memref<?xf32>) {
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
wave.kernel @linear_q5_1_p1__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %waves = wave.param "waves" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c2 = arith.constant 8 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 127 : index
  %c5 = arith.constant 128 : index
  %c6 = arith.constant 1 : index
  %c7 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c9 = arith.constant 256 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c12 = arith.constant 16 : index
  %rowsMode = wave.param "rowsMode" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c16 = arith.constant 32 : index
  %c17 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c20 = arith.constant 3 : index
  %c21 = arith.constant 64 : index
  %c22 = arith.constant 48 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c2 : index
  %3 = arith.muli %inputFeatures, %c3 : index
  %4 = arith.addi %3, %c4 : index
  %5 = arith.divui %4, %c5 : index
  %6 = arith.muli %5, %c5 : index
  %7 = arith.addi %2, %6 : index
  %8 = arith.addi %7, %c5 : index
  %9 = arith.addi %8, %3 : index
  %10 = arith.muli %0, %c6 : index
  %11 = arith.addi %10, %c7 : index
  %12 = arith.muli %11, %9 : index
  %13 = memref.load %step[%countAt] : memref<?xi32>
  %14 = arith.index_cast %13 : i32 to index
  %15 = arith.muli %waves, %c9 : index
  %16 = wave.scratch %15 : memref<?xf32>
  %17 = arith.cmpi eq, %hasResidual, %c6 : index
  %18 = arith.muli %0, %c12 : index
  %19 = arith.cmpi eq, %rowsMode, %c7 : index
  scf.if %19 {
    %20 = arith.muli %1, %c12 : index
    %21 = arith.cmpi slt, %20, %14 : index
    scf.if %21 {
      %22 = wave.lane
      %23 = arith.remui %22, %c12 : index
      %24 = wave.scratch %operandHalves : memref<?xf16>
      %25 = arith.divui %operandHalves, %c2 : index
      %26 = wave.wave
      %27 = arith.muli %26, %c16 : index
      %28 = arith.addi %27, %22 : index
      %29 = arith.muli %waves, %c16 : index
      scf.for %30 = %28 to %25 step %29 {
        %31 = arith.muli %30, %c2 : index
        %32 = arith.addi %c7, %31 : index
        %33 = vector.load %x[%32] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        vector.store %33, %24[%32] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %34 = arith.remui %23, %tileRows : index
      %35 = arith.muli %34, %c2 : index
      %36 = arith.divui %inputFeatures, %c16 : index
      %37 = arith.muli %26, %stepsPerWave : index
      %38 = arith.minsi %37, %36 : index
      %39 = arith.addi %38, %stepsPerWave : index
      %40 = arith.minsi %39, %36 : index
      %41 = arith.cmpi eq, %wholeBlocks, %c6 : index
      %42 = arith.subi %40, %38 : index
      %43 = arith.divui %42, %c3 : index
      %44 = arith.muli %43, %c3 : index
      %45 = arith.addi %38, %44 : index
      %46 = arith.select %41, %39, %45 : index
      %49 = scf.for %47 = %38 to %46 step %c3 iter_args(%48 = %c17) -> (vector<8xf32>) {
        %50 = arith.addi %47, %c7 : index
        %51:2 = func.call @linear_q5_1_p1__gfx1100.0(%22, %12, %50, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %52 = arith.addi %47, %c6 : index
        %53:2 = func.call @linear_q5_1_p1__gfx1100.0(%22, %12, %52, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %54 = arith.muli %47, %c3 : index
        %55 = arith.addi %54, %c7 : index
        %56 = arith.muli %tileRows, %c12 : index
        %57 = arith.muli %55, %56 : index
        %58 = arith.addi %35, %57 : index
        %59 = vector.load %24[%58] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %60 = arith.muli %tileRows, %c2 : index
        %61 = arith.addi %58, %60 : index
        %62 = vector.load %24[%61] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %63 = vector.shuffle %59, %62 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %64 = wave.mma %63, %51#0, %48 : vector<16xf16>, vector<8xf32>
        %65 = arith.addi %54, %c6 : index
        %66 = arith.muli %65, %56 : index
        %67 = arith.addi %35, %66 : index
        %68 = vector.load %24[%67] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %69 = arith.addi %67, %60 : index
        %70 = vector.load %24[%69] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %71 = vector.shuffle %68, %70 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %72 = wave.mma %71, %51#1, %64 : vector<16xf16>, vector<8xf32>
        %73 = arith.addi %54, %c3 : index
        %74 = arith.muli %73, %56 : index
        %75 = arith.addi %35, %74 : index
        %76 = vector.load %24[%75] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %77 = arith.addi %75, %60 : index
        %78 = vector.load %24[%77] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %79 = vector.shuffle %76, %78 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %80 = wave.mma %79, %53#0, %72 : vector<16xf16>, vector<8xf32>
        %81 = arith.addi %54, %c20 : index
        %82 = arith.muli %81, %56 : index
        %83 = arith.addi %35, %82 : index
        %84 = vector.load %24[%83] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %85 = arith.addi %83, %60 : index
        %86 = vector.load %24[%85] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %87 = vector.shuffle %84, %86 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %88 = wave.mma %87, %53#1, %80 : vector<16xf16>, vector<8xf32>
        scf.yield %88 : vector<8xf32>
      }
      %89 = arith.select %41, %46, %40 : index
      %92 = scf.for %90 = %46 to %89 step %c6 iter_args(%91 = %49) -> (vector<8xf32>) {
        %93 = arith.addi %90, %c7 : index
        %94:2 = func.call @linear_q5_1_p1__gfx1100.0(%22, %12, %93, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %95 = arith.muli %90, %c3 : index
        %96 = arith.addi %95, %c7 : index
        %97 = arith.muli %tileRows, %c12 : index
        %98 = arith.muli %96, %97 : index
        %99 = arith.addi %35, %98 : index
        %100 = vector.load %24[%99] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %101 = arith.muli %tileRows, %c2 : index
        %102 = arith.addi %99, %101 : index
        %103 = vector.load %24[%102] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %104 = vector.shuffle %100, %103 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %105 = wave.mma %104, %94#0, %91 : vector<16xf16>, vector<8xf32>
        %106 = arith.addi %95, %c6 : index
        %107 = arith.muli %106, %97 : index
        %108 = arith.addi %35, %107 : index
        %109 = vector.load %24[%108] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %110 = arith.addi %108, %101 : index
        %111 = vector.load %24[%110] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %112 = vector.shuffle %109, %111 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %113 = wave.mma %112, %94#1, %105 : vector<16xf16>, vector<8xf32>
        scf.yield %113 : vector<8xf32>
      }
      %114 = arith.addi %20, %c7 : index
      func.call @linear_q5_1_p1__gfx1100.1(%92, %16, %waves, %114, %14, %factors, %12, %w, %outputFeatures, %18, %17, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  %115 = arith.cmpi eq, %rowsMode, %c6 : index
  scf.if %115 {
    %116 = arith.muli %1, %c12 : index
    %117 = arith.cmpi slt, %116, %14 : index
    scf.if %117 {
      %118 = wave.lane
      %119 = arith.remui %118, %c12 : index
      %120 = arith.remui %119, %tileRows : index
      %121 = arith.addi %116, %120 : index
      %122 = arith.divui %121, %tileRows : index
      %123 = arith.divui %inputFeatures, %c12 : index
      %124 = arith.muli %122, %123 : index
      %125 = arith.divui %c7, %c12 : index
      %126 = arith.addi %124, %125 : index
      %127 = arith.muli %126, %c3 : index
      %128 = arith.remui %c7, %c12 : index
      %129 = arith.divui %128, %c2 : index
      %130 = arith.addi %127, %129 : index
      %131 = arith.muli %tileRows, %c2 : index
      %132 = arith.muli %130, %131 : index
      %133 = arith.remui %121, %tileRows : index
      %134 = arith.muli %133, %c2 : index
      %135 = arith.addi %132, %134 : index
      %136 = arith.remui %c7, %c2 : index
      %137 = arith.addi %135, %136 : index
      %138 = wave.wave
      %139 = arith.divui %inputFeatures, %c16 : index
      %140 = arith.muli %138, %stepsPerWave : index
      %141 = arith.minsi %140, %139 : index
      %142 = arith.addi %141, %stepsPerWave : index
      %143 = arith.minsi %142, %139 : index
      %144 = arith.cmpi eq, %wholeBlocks, %c6 : index
      %145 = arith.subi %143, %141 : index
      %146 = arith.divui %145, %c3 : index
      %147 = arith.muli %146, %c3 : index
      %148 = arith.addi %141, %147 : index
      %149 = arith.select %144, %142, %148 : index
      %152 = scf.for %150 = %141 to %149 step %c3 iter_args(%151 = %c17) -> (vector<8xf32>) {
        %153 = arith.addi %150, %c7 : index
        %154:2 = func.call @linear_q5_1_p1__gfx1100.0(%118, %12, %153, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %155 = arith.addi %150, %c6 : index
        %156:2 = func.call @linear_q5_1_p1__gfx1100.0(%118, %12, %155, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %157 = arith.muli %150, %c3 : index
        %158 = arith.addi %157, %c7 : index
        %159 = arith.muli %tileRows, %c12 : index
        %160 = arith.muli %158, %159 : index
        %161 = arith.addi %137, %160 : index
        %162 = vector.load %x[%161] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %163 = arith.addi %161, %131 : index
        %164 = vector.load %x[%163] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %165 = vector.shuffle %162, %164 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %166 = wave.mma %165, %154#0, %151 : vector<16xf16>, vector<8xf32>
        %167 = arith.addi %157, %c6 : index
        %168 = arith.muli %167, %159 : index
        %169 = arith.addi %137, %168 : index
        %170 = vector.load %x[%169] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %171 = arith.addi %169, %131 : index
        %172 = vector.load %x[%171] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %173 = vector.shuffle %170, %172 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %174 = wave.mma %173, %154#1, %166 : vector<16xf16>, vector<8xf32>
        %175 = arith.addi %157, %c3 : index
        %176 = arith.muli %175, %159 : index
        %177 = arith.addi %137, %176 : index
        %178 = vector.load %x[%177] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %179 = arith.addi %177, %131 : index
        %180 = vector.load %x[%179] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %181 = vector.shuffle %178, %180 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %182 = wave.mma %181, %156#0, %174 : vector<16xf16>, vector<8xf32>
        %183 = arith.addi %157, %c20 : index
        %184 = arith.muli %183, %159 : index
        %185 = arith.addi %137, %184 : index
        %186 = vector.load %x[%185] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %187 = arith.addi %185, %131 : index
        %188 = vector.load %x[%187] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %189 = vector.shuffle %186, %188 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %190 = wave.mma %189, %156#1, %182 : vector<16xf16>, vector<8xf32>
        scf.yield %190 : vector<8xf32>
      }
      %191 = arith.select %144, %149, %143 : index
      %194 = scf.for %192 = %149 to %191 step %c6 iter_args(%193 = %152) -> (vector<8xf32>) {
        %195 = arith.addi %192, %c7 : index
        %196:2 = func.call @linear_q5_1_p1__gfx1100.0(%118, %12, %195, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %197 = arith.muli %192, %c3 : index
        %198 = arith.addi %197, %c7 : index
        %199 = arith.muli %tileRows, %c12 : index
        %200 = arith.muli %198, %199 : index
        %201 = arith.addi %137, %200 : index
        %202 = vector.load %x[%201] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %203 = arith.addi %201, %131 : index
        %204 = vector.load %x[%203] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %205 = vector.shuffle %202, %204 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %206 = wave.mma %205, %196#0, %193 : vector<16xf16>, vector<8xf32>
        %207 = arith.addi %197, %c6 : index
        %208 = arith.muli %207, %199 : index
        %209 = arith.addi %137, %208 : index
        %210 = vector.load %x[%209] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %211 = arith.addi %209, %131 : index
        %212 = vector.load %x[%211] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %213 = vector.shuffle %210, %212 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %214 = wave.mma %213, %196#1, %206 : vector<16xf16>, vector<8xf32>
        scf.yield %214 : vector<8xf32>
      }
      %215 = arith.addi %116, %c7 : index
      func.call @linear_q5_1_p1__gfx1100.1(%194, %16, %waves, %215, %14, %factors, %12, %w, %outputFeatures, %18, %17, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  %216 = arith.cmpi eq, %rowsMode, %c3 : index
  scf.if %216 {
    %217 = arith.muli %1, %c21 : index
    %218 = arith.cmpi slt, %217, %14 : index
    scf.if %218 {
      %219 = wave.lane
      %220 = arith.remui %219, %c12 : index
      %221 = arith.remui %220, %tileRows : index
      %222 = arith.addi %217, %221 : index
      %223 = arith.divui %222, %tileRows : index
      %224 = arith.divui %inputFeatures, %c12 : index
      %225 = arith.muli %223, %224 : index
      %226 = arith.divui %c7, %c12 : index
      %227 = arith.addi %225, %226 : index
      %228 = arith.muli %227, %c3 : index
      %229 = arith.remui %c7, %c12 : index
      %230 = arith.divui %229, %c2 : index
      %231 = arith.addi %228, %230 : index
      %232 = arith.muli %tileRows, %c2 : index
      %233 = arith.muli %231, %232 : index
      %234 = arith.remui %222, %tileRows : index
      %235 = arith.muli %234, %c2 : index
      %236 = arith.addi %233, %235 : index
      %237 = arith.remui %c7, %c2 : index
      %238 = arith.addi %236, %237 : index
      %239 = arith.addi %220, %c12 : index
      %240 = arith.addi %217, %239 : index
      %241 = arith.divui %240, %tileRows : index
      %242 = arith.muli %241, %224 : index
      %243 = arith.addi %242, %226 : index
      %244 = arith.muli %243, %c3 : index
      %245 = arith.addi %244, %230 : index
      %246 = arith.muli %245, %232 : index
      %247 = arith.remui %240, %tileRows : index
      %248 = arith.muli %247, %c2 : index
      %249 = arith.addi %246, %248 : index
      %250 = arith.addi %249, %237 : index
      %251 = arith.addi %220, %c16 : index
      %252 = arith.addi %217, %251 : index
      %253 = arith.divui %252, %tileRows : index
      %254 = arith.muli %253, %224 : index
      %255 = arith.addi %254, %226 : index
      %256 = arith.muli %255, %c3 : index
      %257 = arith.addi %256, %230 : index
      %258 = arith.muli %257, %232 : index
      %259 = arith.remui %252, %tileRows : index
      %260 = arith.muli %259, %c2 : index
      %261 = arith.addi %258, %260 : index
      %262 = arith.addi %261, %237 : index
      %263 = arith.addi %220, %c22 : index
      %264 = arith.addi %217, %263 : index
      %265 = arith.divui %264, %tileRows : index
      %266 = arith.muli %265, %224 : index
      %267 = arith.addi %266, %226 : index
      %268 = arith.muli %267, %c3 : index
      %269 = arith.addi %268, %230 : index
      %270 = arith.muli %269, %232 : index
      %271 = arith.remui %264, %tileRows : index
      %272 = arith.muli %271, %c2 : index
      %273 = arith.addi %270, %272 : index
      %274 = arith.addi %273, %237 : index
      %275 = wave.wave
      %276 = arith.divui %inputFeatures, %c16 : index
      %277 = arith.muli %275, %stepsPerWave : index
      %278 = arith.minsi %277, %276 : index
      %279 = arith.addi %278, %stepsPerWave : index
      %280 = arith.minsi %279, %276 : index
      %281 = arith.cmpi eq, %wholeBlocks, %c6 : index
      %282 = arith.subi %280, %278 : index
      %283 = arith.divui %282, %c3 : index
      %284 = arith.muli %283, %c3 : index
      %285 = arith.addi %278, %284 : index
      %286 = arith.select %281, %279, %285 : index
      %292:4 = scf.for %287 = %278 to %286 step %c3 iter_args(%288 = %c17, %289 = %c17, %290 = %c17, %291 = %c17) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %293 = arith.addi %287, %c7 : index
        %294:2 = func.call @linear_q5_1_p1__gfx1100.0(%219, %12, %293, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %295 = arith.addi %287, %c6 : index
        %296:2 = func.call @linear_q5_1_p1__gfx1100.0(%219, %12, %295, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %297 = arith.muli %287, %c3 : index
        %298 = arith.addi %297, %c7 : index
        %299 = arith.muli %tileRows, %c12 : index
        %300 = arith.muli %298, %299 : index
        %301 = arith.addi %238, %300 : index
        %302 = vector.load %x[%301] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %303 = arith.addi %301, %232 : index
        %304 = vector.load %x[%303] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %305 = vector.shuffle %302, %304 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %306 = wave.mma %305, %294#0, %288 : vector<16xf16>, vector<8xf32>
        %307 = arith.addi %250, %300 : index
        %308 = vector.load %x[%307] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %309 = arith.addi %307, %232 : index
        %310 = vector.load %x[%309] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %311 = vector.shuffle %308, %310 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %312 = wave.mma %311, %294#0, %289 : vector<16xf16>, vector<8xf32>
        %313 = arith.addi %262, %300 : index
        %314 = vector.load %x[%313] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %315 = arith.addi %313, %232 : index
        %316 = vector.load %x[%315] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %317 = vector.shuffle %314, %316 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %318 = wave.mma %317, %294#0, %290 : vector<16xf16>, vector<8xf32>
        %319 = arith.addi %274, %300 : index
        %320 = vector.load %x[%319] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %321 = arith.addi %319, %232 : index
        %322 = vector.load %x[%321] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %323 = vector.shuffle %320, %322 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %324 = wave.mma %323, %294#0, %291 : vector<16xf16>, vector<8xf32>
        %325 = arith.addi %297, %c6 : index
        %326 = arith.muli %325, %299 : index
        %327 = arith.addi %238, %326 : index
        %328 = vector.load %x[%327] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %329 = arith.addi %327, %232 : index
        %330 = vector.load %x[%329] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %331 = vector.shuffle %328, %330 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %332 = wave.mma %331, %294#1, %306 : vector<16xf16>, vector<8xf32>
        %333 = arith.addi %250, %326 : index
        %334 = vector.load %x[%333] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %335 = arith.addi %333, %232 : index
        %336 = vector.load %x[%335] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %337 = vector.shuffle %334, %336 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %338 = wave.mma %337, %294#1, %312 : vector<16xf16>, vector<8xf32>
        %339 = arith.addi %262, %326 : index
        %340 = vector.load %x[%339] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %341 = arith.addi %339, %232 : index
        %342 = vector.load %x[%341] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %343 = vector.shuffle %340, %342 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %344 = wave.mma %343, %294#1, %318 : vector<16xf16>, vector<8xf32>
        %345 = arith.addi %274, %326 : index
        %346 = vector.load %x[%345] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %347 = arith.addi %345, %232 : index
        %348 = vector.load %x[%347] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %349 = vector.shuffle %346, %348 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %350 = wave.mma %349, %294#1, %324 : vector<16xf16>, vector<8xf32>
        %351 = arith.addi %297, %c3 : index
        %352 = arith.muli %351, %299 : index
        %353 = arith.addi %238, %352 : index
        %354 = vector.load %x[%353] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %355 = arith.addi %353, %232 : index
        %356 = vector.load %x[%355] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %357 = vector.shuffle %354, %356 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %358 = wave.mma %357, %296#0, %332 : vector<16xf16>, vector<8xf32>
        %359 = arith.addi %250, %352 : index
        %360 = vector.load %x[%359] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %361 = arith.addi %359, %232 : index
        %362 = vector.load %x[%361] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %363 = vector.shuffle %360, %362 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %364 = wave.mma %363, %296#0, %338 : vector<16xf16>, vector<8xf32>
        %365 = arith.addi %262, %352 : index
        %366 = vector.load %x[%365] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %367 = arith.addi %365, %232 : index
        %368 = vector.load %x[%367] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %369 = vector.shuffle %366, %368 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %370 = wave.mma %369, %296#0, %344 : vector<16xf16>, vector<8xf32>
        %371 = arith.addi %274, %352 : index
        %372 = vector.load %x[%371] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %373 = arith.addi %371, %232 : index
        %374 = vector.load %x[%373] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %375 = vector.shuffle %372, %374 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %376 = wave.mma %375, %296#0, %350 : vector<16xf16>, vector<8xf32>
        %377 = arith.addi %297, %c20 : index
        %378 = arith.muli %377, %299 : index
        %379 = arith.addi %238, %378 : index
        %380 = vector.load %x[%379] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %381 = arith.addi %379, %232 : index
        %382 = vector.load %x[%381] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %383 = vector.shuffle %380, %382 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %384 = wave.mma %383, %296#1, %358 : vector<16xf16>, vector<8xf32>
        %385 = arith.addi %250, %378 : index
        %386 = vector.load %x[%385] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %387 = arith.addi %385, %232 : index
        %388 = vector.load %x[%387] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %389 = vector.shuffle %386, %388 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %390 = wave.mma %389, %296#1, %364 : vector<16xf16>, vector<8xf32>
        %391 = arith.addi %262, %378 : index
        %392 = vector.load %x[%391] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %393 = arith.addi %391, %232 : index
        %394 = vector.load %x[%393] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %395 = vector.shuffle %392, %394 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %396 = wave.mma %395, %296#1, %370 : vector<16xf16>, vector<8xf32>
        %397 = arith.addi %274, %378 : index
        %398 = vector.load %x[%397] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %399 = arith.addi %397, %232 : index
        %400 = vector.load %x[%399] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %401 = vector.shuffle %398, %400 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %402 = wave.mma %401, %296#1, %376 : vector<16xf16>, vector<8xf32>
        scf.yield %384, %390, %396, %402 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %403 = arith.select %281, %286, %280 : index
      %409:4 = scf.for %404 = %286 to %403 step %c6 iter_args(%405 = %292#0, %406 = %292#1, %407 = %292#2, %408 = %292#3) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %410 = arith.addi %404, %c7 : index
        %411:2 = func.call @linear_q5_1_p1__gfx1100.0(%219, %12, %410, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %412 = arith.muli %404, %c3 : index
        %413 = arith.addi %412, %c7 : index
        %414 = arith.muli %tileRows, %c12 : index
        %415 = arith.muli %413, %414 : index
        %416 = arith.addi %238, %415 : index
        %417 = vector.load %x[%416] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %418 = arith.addi %416, %232 : index
        %419 = vector.load %x[%418] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %420 = vector.shuffle %417, %419 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %421 = wave.mma %420, %411#0, %405 : vector<16xf16>, vector<8xf32>
        %422 = arith.addi %250, %415 : index
        %423 = vector.load %x[%422] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %424 = arith.addi %422, %232 : index
        %425 = vector.load %x[%424] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %426 = vector.shuffle %423, %425 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %427 = wave.mma %426, %411#0, %406 : vector<16xf16>, vector<8xf32>
        %428 = arith.addi %262, %415 : index
        %429 = vector.load %x[%428] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %430 = arith.addi %428, %232 : index
        %431 = vector.load %x[%430] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %432 = vector.shuffle %429, %431 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %433 = wave.mma %432, %411#0, %407 : vector<16xf16>, vector<8xf32>
        %434 = arith.addi %274, %415 : index
        %435 = vector.load %x[%434] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %436 = arith.addi %434, %232 : index
        %437 = vector.load %x[%436] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %438 = vector.shuffle %435, %437 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %439 = wave.mma %438, %411#0, %408 : vector<16xf16>, vector<8xf32>
        %440 = arith.addi %412, %c6 : index
        %441 = arith.muli %440, %414 : index
        %442 = arith.addi %238, %441 : index
        %443 = vector.load %x[%442] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %444 = arith.addi %442, %232 : index
        %445 = vector.load %x[%444] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %446 = vector.shuffle %443, %445 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %447 = wave.mma %446, %411#1, %421 : vector<16xf16>, vector<8xf32>
        %448 = arith.addi %250, %441 : index
        %449 = vector.load %x[%448] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %450 = arith.addi %448, %232 : index
        %451 = vector.load %x[%450] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %452 = vector.shuffle %449, %451 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %453 = wave.mma %452, %411#1, %427 : vector<16xf16>, vector<8xf32>
        %454 = arith.addi %262, %441 : index
        %455 = vector.load %x[%454] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %456 = arith.addi %454, %232 : index
        %457 = vector.load %x[%456] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %458 = vector.shuffle %455, %457 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %459 = wave.mma %458, %411#1, %433 : vector<16xf16>, vector<8xf32>
        %460 = arith.addi %274, %441 : index
        %461 = vector.load %x[%460] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %462 = arith.addi %460, %232 : index
        %463 = vector.load %x[%462] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %464 = vector.shuffle %461, %463 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %465 = wave.mma %464, %411#1, %439 : vector<16xf16>, vector<8xf32>
        scf.yield %447, %453, %459, %465 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %466 = arith.addi %217, %c7 : index
      func.call @linear_q5_1_p1__gfx1100.1(%409#0, %16, %waves, %466, %14, %factors, %12, %w, %outputFeatures, %18, %17, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
      wave.barrier
      %467 = arith.addi %217, %c12 : index
      func.call @linear_q5_1_p1__gfx1100.1(%409#1, %16, %waves, %467, %14, %factors, %12, %w, %outputFeatures, %18, %17, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
      wave.barrier
      %468 = arith.addi %217, %c16 : index
      func.call @linear_q5_1_p1__gfx1100.1(%409#2, %16, %waves, %468, %14, %factors, %12, %w, %outputFeatures, %18, %17, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
      wave.barrier
      %469 = arith.addi %217, %c22 : index
      func.call @linear_q5_1_p1__gfx1100.1(%409#3, %16, %waves, %469, %14, %factors, %12, %w, %outputFeatures, %18, %17, %residual, %out) : (vector<8xf32>, memref<?xf32>, index, index, index, memref<?xf32>, index, memref<?xi8>, index, index, i1, memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  wave.return
}
