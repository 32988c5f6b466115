// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertLinear(format='q8_k')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_linear_q8_k__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>, %x5: memref<?xi8>, %x6: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 8 : index
  %fc2 = arith.constant 32 : index
  %fc3 = arith.constant 2 : index
  %fc4 = arith.constant 128 : index
  %fscalesInLds = wave.param "scalesInLds" : index
  %fc6 = arith.constant 0 : index
  %fc7 = arith.constant 256 : index
  %fc8 = arith.constant 1 : index
  %fc9 = arith.constant 127 : index
  %fc10 = arith.constant dense<0> : vector<4xi32>
  %fc11 = arith.constant dense<983055> : vector<4xi32>
  %fc12 = arith.constant dense<[0, 0, 0, 0]> : vector<4xi32>
  %fc13 = arith.constant dense<4> : vector<4xi32>
  %fc14 = arith.constant dense<1677747200> : vector<4xi32>
  %fc15 = arith.constant dense<[4, 4, 4, 4]> : vector<4xi32>
  %fc16 = arith.constant dense<8> : vector<4xi32>
  %fc17 = arith.constant dense<[8, 8, 8, 8]> : vector<4xi32>
  %fc18 = arith.constant dense<12> : vector<4xi32>
  %fc19 = arith.constant dense<[12, 12, 12, 12]> : vector<4xi32>
  %fc20 = arith.constant dense<0x6480> : vector<32xf16>
  %f0 = arith.remui %x0, %fc0 : index
  %f1 = arith.divui %x1, %fc1 : index
  %f2 = arith.muli %f1, %fc2 : index
  %f3 = arith.muli %f0, %fc3 : index
  %f4 = arith.addi %f2, %f3 : index
  %f5 = arith.addi %x2, %fc4 : index
  %f6 = arith.cmpi sgt, %fscalesInLds, %fc6 : index
  %f7 = scf.if %f6 -> (vector<2xi8>) {
    %f8 = arith.addi %x3, %f4 : index
    %f9 = vector.load %x4[%f8] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
    scf.yield %f9 : vector<2xi8>
  } else {
    %f10 = arith.addi %f5, %f4 : index
    %f11 = vector.load %x5[%f10] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
    scf.yield %f11 : vector<2xi8>
  }
  %f12 = vector.bitcast %f7 : vector<2xi8> to vector<1xf16>
  %f13 = arith.divui %x6, %fc7 : index
  %f14 = arith.muli %f13, %fc2 : index
  %f15 = arith.muli %x1, %fc0 : index
  %f16 = arith.addi %f14, %f15 : index
  %f17 = arith.muli %f0, %fc8 : index
  %f18 = arith.addi %f16, %f17 : index
  %f19 = scf.if %f6 -> (vector<1xi8>) {
    %f20 = arith.addi %x3, %f18 : index
    %f21 = vector.load %x4[%f20] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
    scf.yield %f21 : vector<1xi8>
  } else {
    %f22 = arith.addi %f5, %f18 : index
    %f23 = vector.load %x5[%f22] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
    scf.yield %f23 : vector<1xi8>
  }
  %f24 = vector.extract %f12[0] : f16 from vector<1xf16>
  %f25 = arith.extf %f24 : f16 to f32
  %f26 = vector.extract %f19[0] : i8 from vector<1xi8>
  %f27 = arith.extsi %f26 : i8 to i32
  %f28 = arith.sitofp %f27 : i32 to f32
  %f29 = arith.mulf %f25, %f28 : f32
  %f30 = arith.truncf %f29 : f32 to f16
  %f31 = vector.broadcast %f30 : f16 to vector<16xf16>
  %f32 = arith.muli %x6, %fc8 : index
  %f33 = arith.divui %f32, %fc3 : index
  %f34 = arith.addi %f14, %f33 : index
  %f35 = arith.addi %f34, %fc9 : index
  %f36 = arith.divui %f35, %fc4 : index
  %f37 = arith.muli %f36, %fc4 : index
  %f38 = arith.addi %f5, %f37 : index
  %f39 = arith.muli %x6, %fc1 : index
  %f40 = arith.addi %f38, %f39 : index
  %f41 = arith.addi %f15, %f0 : index
  %f42 = arith.muli %f41, %fc0 : index
  %f43 = arith.addi %f40, %f42 : index
  %f44 = arith.muli %x1, %fc7 : index
  %f45 = arith.addi %f38, %f44 : index
  %f46 = arith.muli %f0, %fc0 : index
  %f47 = arith.addi %f45, %f46 : index
  %f48 = vector.load %x5[%f43] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f49 = vector.bitcast %f48 : vector<16xi8> to vector<4xi32>
  %f50 = vector.load %x5[%f47] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f51 = vector.bitcast %f50 : vector<16xi8> to vector<4xi32>
  %f52 = arith.shrui %f51, %fc10 : vector<4xi32>
  %f53 = arith.andi %f52, %fc11 : vector<4xi32>
  %f54 = arith.shrui %f49, %fc12 : vector<4xi32>
  %f55 = arith.andi %f54, %fc11 : vector<4xi32>
  %f56 = arith.shli %f55, %fc13 : vector<4xi32>
  %f57 = arith.ori %f53, %f56 : vector<4xi32>
  %f58 = arith.ori %f57, %fc14 : vector<4xi32>
  %f59 = vector.bitcast %f58 : vector<4xi32> to vector<8xf16>
  %f60 = arith.shrui %f51, %fc13 : vector<4xi32>
  %f61 = arith.andi %f60, %fc11 : vector<4xi32>
  %f62 = arith.shrui %f49, %fc15 : vector<4xi32>
  %f63 = arith.andi %f62, %fc11 : vector<4xi32>
  %f64 = arith.shli %f63, %fc13 : vector<4xi32>
  %f65 = arith.ori %f61, %f64 : vector<4xi32>
  %f66 = arith.ori %f65, %fc14 : vector<4xi32>
  %f67 = vector.bitcast %f66 : vector<4xi32> to vector<8xf16>
  %f68 = arith.shrui %f51, %fc16 : vector<4xi32>
  %f69 = arith.andi %f68, %fc11 : vector<4xi32>
  %f70 = arith.shrui %f49, %fc17 : vector<4xi32>
  %f71 = arith.andi %f70, %fc11 : vector<4xi32>
  %f72 = arith.shli %f71, %fc13 : vector<4xi32>
  %f73 = arith.ori %f69, %f72 : vector<4xi32>
  %f74 = arith.ori %f73, %fc14 : vector<4xi32>
  %f75 = vector.bitcast %f74 : vector<4xi32> to vector<8xf16>
  %f76 = arith.shrui %f51, %fc18 : vector<4xi32>
  %f77 = arith.andi %f76, %fc11 : vector<4xi32>
  %f78 = arith.shrui %f49, %fc19 : vector<4xi32>
  %f79 = arith.andi %f78, %fc11 : vector<4xi32>
  %f80 = arith.shli %f79, %fc13 : vector<4xi32>
  %f81 = arith.ori %f77, %f80 : vector<4xi32>
  %f82 = arith.ori %f81, %fc14 : vector<4xi32>
  %f83 = vector.bitcast %f82 : vector<4xi32> to vector<8xf16>
  %f84 = vector.shuffle %f59, %f67 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f85 = vector.shuffle %f75, %f83 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f86 = vector.shuffle %f84, %f85 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f87 = arith.subf %f86, %fc20 : vector<32xf16>
  %f88 = vector.shuffle %f87, %f87 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f89 = vector.shuffle %f87, %f87 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f90 = arith.mulf %f88, %f31 : vector<16xf16>
  %f91 = arith.mulf %f89, %f31 : vector<16xf16>
  func.return %f90, %f91 : vector<16xf16>, vector<16xf16>
}
func.func private @expert_linear_q8_k__gfx1100.1(%x0: index, %x1: index, %x2: index, %x3: memref<?xi32>, %x4: memref<?xf32>, %x5: index, %x6: memref<?xi8>, %x7: f32, %x8: index, %x9: f32, %x10: index, %x11: memref<?xf32>) {
  %fc0 = arith.constant 2 : index
  %fc1 = arith.constant 16 : index
  %fpairsAt = wave.param "pairsAt" : index
  %fc3 = arith.constant 1 : index
  %frowDivisor = wave.param "rowDivisor" : index
  %fhasFactors = wave.param "hasFactors" : index
  %foperandScale = wave.param "operandScale" : f32
  %fc7 = arith.constant 4 : index
  %foutputFeatures = wave.param "outputFeatures" : index
  %fc9 = arith.constant 32 : index
  %fc10 = arith.constant 0 : index
  %f0 = wave.lane
  %f1 = arith.muli %x0, %fc0 : index
  %f2 = arith.divui %f0, %fc1 : index
  %f3 = arith.addi %f1, %f2 : index
  %f4 = arith.cmpi slt, %f3, %x1 : index
  scf.if %f4 {
    %f5 = arith.addi %fpairsAt, %x2 : index
    %f6 = arith.subi %x1, %fc3 : index
    %f7 = arith.minsi %f3, %f6 : index
    %f8 = arith.addi %f5, %f7 : index
    %f9 = memref.load %x3[%f8] : memref<?xi32>
    %f10 = arith.index_cast %f9 : i32 to index
    %f11 = arith.divui %f10, %frowDivisor : index
    %f12 = arith.cmpi eq, %fhasFactors, %fc3 : index
    %f13 = arith.muli %f11, %fc0 : index
    %f14 = memref.load %x4[%f13] : memref<?xf32>
    %f15 = arith.mulf %f14, %foperandScale : f32
    %f16 = arith.select %f12, %f15, %foperandScale : f32
    %f17 = arith.remui %f0, %fc1 : index
    %f18 = arith.muli %f17, %fc7 : index
    %f19 = arith.addi %x5, %f18 : index
    %f20 = vector.load %x6[%f19] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    %f21 = vector.bitcast %f20 : vector<4xi8> to vector<1xf32>
    %f22 = vector.extract %f21[0] : f32 from vector<1xf32>
    %f23 = arith.mulf %f22, %f16 : f32
    %f24 = arith.mulf %x7, %f23 : f32
    %f25 = arith.addi %x8, %f18 : index
    %f26 = vector.load %x6[%f25] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    %f27 = vector.bitcast %f26 : vector<4xi8> to vector<1xf32>
    %f28 = vector.extract %f27[0] : f32 from vector<1xf32>
    %f29 = arith.mulf %f28, %f16 : f32
    %f30 = arith.mulf %x9, %f29 : f32
    %f31 = arith.muli %f10, %foutputFeatures : index
    %f32 = arith.muli %x10, %fc9 : index
    %f33 = arith.addi %f31, %f32 : index
    %f34 = arith.addi %f33, %f17 : index
    %f35 = arith.addi %f34, %fc10 : index
    memref.store %f24, %x11[%f35] : memref<?xf32>
    %f36 = arith.addi %f34, %fc1 : index
    memref.store %f30, %x11[%f36] : memref<?xf32>
  }
  func.return
}
wave.kernel @expert_linear_q8_k__gfx1100(%step: memref<?xi32> {wave.constant}, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %groups: memref<?xi32> {wave.constant}, %out: memref<?xf32>) {
  %c0 = arith.constant 2 : index
  %c1 = arith.constant 0 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c3 = arith.constant 4 : index
  %c4 = arith.constant 5 : index
  %c5 = arith.constant 6 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 1 : index
  %c8 = arith.constant 256 : index
  %c9 = arith.constant 32 : index
  %c10 = arith.constant 127 : index
  %c11 = arith.constant 128 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %scalesInLds = wave.param "scalesInLds" : index
  %alwaysStaged = wave.param "alwaysStaged" : index
  %stagedRows = wave.param "stagedRows" : index
  %operandTileRows = wave.param "operandTileRows" : index
  %c17 = arith.constant 8 : index
  %pairsAt = wave.param "pairsAt" : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c20 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c23 = arith.constant 3 : index
  %tileElements = wave.param "tileElements" : index
  %c25 = arith.constant 7 : index
  %0 = wave.block 0
  %1 = arith.muli %0, %c0 : index
  %2 = wave.block 1
  %3 = memref.load %groups[%c1] : memref<?xi32>
  %4 = arith.index_cast %3 : i32 to index
  %5 = arith.cmpi slt, %2, %4 : index
  scf.if %5 {
    %6 = arith.muli %2, %c3 : index
    %7 = arith.addi %6, %c3 : index
    %8 = memref.load %groups[%7] : memref<?xi32>
    %9 = arith.index_cast %8 : i32 to index
    %10 = arith.addi %6, %c4 : index
    %11 = memref.load %groups[%10] : memref<?xi32>
    %12 = arith.index_cast %11 : i32 to index
    %13 = arith.addi %6, %c5 : index
    %14 = memref.load %groups[%13] : memref<?xi32>
    %15 = arith.index_cast %14 : i32 to index
    %16 = arith.muli %inputFeatures, %c6 : index
    %17 = arith.muli %inputFeatures, %c7 : index
    %18 = arith.divui %17, %c0 : index
    %19 = arith.divui %inputFeatures, %c8 : index
    %20 = arith.muli %19, %c9 : index
    %21 = arith.addi %20, %18 : index
    %22 = arith.addi %21, %c10 : index
    %23 = arith.divui %22, %c11 : index
    %24 = arith.muli %23, %c11 : index
    %25 = arith.addi %16, %24 : index
    %26 = arith.addi %25, %c11 : index
    %27 = arith.muli %9, %panelsPerExpert : index
    %28 = arith.addi %27, %1 : index
    %29 = arith.addi %28, %c1 : index
    %30 = arith.muli %29, %26 : index
    %31 = arith.addi %28, %c7 : index
    %32 = arith.muli %31, %26 : index
    %33 = arith.muli %scalesInLds, %c0 : index
    %34 = wave.scratch %33 : memref<?xi8>
    %35 = arith.cmpi sgt, %scalesInLds, %c1 : index
    scf.if %35 {
      scf.for %36 = %c1 to %c0 step %c7 {
        %37 = arith.addi %1, %36 : index
        %38 = arith.addi %27, %37 : index
        %39 = arith.muli %38, %26 : index
        %40 = arith.addi %39, %c11 : index
        %41 = wave.wave
        %42 = arith.muli %41, %c9 : index
        %43 = wave.lane
        %44 = arith.addi %42, %43 : index
        %45 = arith.divui %scalesInLds, %c6 : index
        scf.for %46 = %44 to %45 step %c9 {
          %47 = arith.muli %46, %c6 : index
          %48 = arith.addi %40, %47 : index
          %49 = vector.load %w[%48] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          %50 = arith.muli %36, %scalesInLds : index
          %51 = arith.addi %50, %47 : index
          vector.store %49, %34[%51] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        }
      }
      wave.barrier
    }
    %52 = arith.addi %c1, %c1 : index
    %53 = arith.muli %52, %scalesInLds : index
    %54 = arith.addi %c1, %c7 : index
    %55 = arith.muli %54, %scalesInLds : index
    %56 = arith.cmpi eq, %alwaysStaged, %c7 : index
    %57 = arith.cmpi sle, %15, %stagedRows : index
    %58 = arith.cmpi sgt, %stagedRows, %c1 : index
    %59 = arith.andi %57, %58 : i1
    %60 = arith.select %56, %56, %59 : i1
    %61:2 = scf.if %60 -> (vector<8xf32>, vector<8xf32>) {
      %62 = arith.addi %inputFeatures, %c17 : index
      %63 = arith.muli %stagedRows, %62 : index
      %64 = wave.scratch %63 : memref<?xf16>
      scf.for %65 = %c1 to %15 step %c7 {
        %66 = arith.addi %pairsAt, %12 : index
        %67 = arith.subi %15, %c7 : index
        %68 = arith.minsi %65, %67 : index
        %69 = arith.addi %66, %68 : index
        %70 = memref.load %groups[%69] : memref<?xi32>
        %71 = arith.index_cast %70 : i32 to index
        %72 = arith.divui %71, %rowDivisor : index
        %73 = arith.divui %72, %operandTileRows : index
        %74 = arith.divui %inputFeatures, %c6 : index
        %75 = arith.muli %73, %74 : index
        %76 = arith.divui %c1, %c6 : index
        %77 = arith.addi %75, %76 : index
        %78 = arith.muli %77, %c0 : index
        %79 = arith.remui %c1, %c6 : index
        %80 = arith.divui %79, %c17 : index
        %81 = arith.addi %78, %80 : index
        %82 = arith.muli %operandTileRows, %c17 : index
        %83 = arith.muli %81, %82 : index
        %84 = arith.remui %72, %operandTileRows : index
        %85 = arith.muli %84, %c17 : index
        %86 = arith.addi %83, %85 : index
        %87 = arith.remui %c1, %c17 : index
        %88 = arith.addi %86, %87 : index
        %89 = arith.muli %65, %62 : index
        %90 = arith.divui %inputFeatures, %c17 : index
        %91 = wave.wave
        %92 = arith.muli %91, %c9 : index
        %93 = wave.lane
        %94 = arith.addi %92, %93 : index
        scf.for %95 = %94 to %90 step %c9 {
          %96 = arith.muli %95, %82 : index
          %97 = arith.addi %88, %96 : index
          %98 = vector.load %x[%97] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          %99 = arith.muli %95, %c17 : index
          %100 = arith.addi %89, %99 : index
          vector.store %98, %64[%100] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        }
      }
      wave.barrier
      %101 = wave.lane
      %102 = arith.remui %101, %c6 : index
      %103 = arith.subi %15, %c7 : index
      %104 = arith.minsi %102, %103 : index
      %105 = arith.muli %104, %62 : index
      %106 = arith.divui %inputFeatures, %c9 : index
      %107 = arith.muli %c1, %stepsPerWave : index
      %108 = arith.minsi %107, %106 : index
      %109 = arith.addi %108, %stepsPerWave : index
      %110 = arith.minsi %109, %106 : index
      %111 = arith.cmpi eq, %wholeBlocks, %c7 : index
      %112 = arith.subi %110, %108 : index
      %113 = arith.divui %112, %c0 : index
      %114 = arith.muli %113, %c0 : index
      %115 = arith.addi %108, %114 : index
      %116 = arith.select %111, %109, %115 : index
      %120:2 = scf.for %117 = %108 to %116 step %c0 iter_args(%118 = %c20, %119 = %c20) -> (vector<8xf32>, vector<8xf32>) {
        %121 = arith.addi %117, %c1 : index
        %122:2 = func.call @expert_linear_q8_k__gfx1100.0(%101, %121, %30, %53, %34, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %123 = arith.addi %117, %c7 : index
        %124:2 = func.call @expert_linear_q8_k__gfx1100.0(%101, %123, %30, %53, %34, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %125:2 = func.call @expert_linear_q8_k__gfx1100.0(%101, %121, %32, %55, %34, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %126:2 = func.call @expert_linear_q8_k__gfx1100.0(%101, %123, %32, %55, %34, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %127 = arith.muli %117, %c0 : index
        %128 = arith.addi %127, %c1 : index
        %129 = arith.muli %c7, %c6 : index
        %130 = arith.muli %128, %129 : index
        %131 = arith.addi %105, %130 : index
        %132 = vector.load %64[%131] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %133 = arith.muli %c7, %c17 : index
        %134 = arith.addi %131, %133 : index
        %135 = vector.load %64[%134] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %136 = vector.shuffle %132, %135 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %137 = wave.mma %136, %122#0, %118 : vector<16xf16>, vector<8xf32>
        %138 = wave.mma %136, %125#0, %119 : vector<16xf16>, vector<8xf32>
        %139 = arith.addi %127, %c7 : index
        %140 = arith.muli %139, %129 : index
        %141 = arith.addi %105, %140 : index
        %142 = vector.load %64[%141] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %143 = arith.addi %141, %133 : index
        %144 = vector.load %64[%143] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %145 = vector.shuffle %142, %144 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %146 = wave.mma %145, %122#1, %137 : vector<16xf16>, vector<8xf32>
        %147 = wave.mma %145, %125#1, %138 : vector<16xf16>, vector<8xf32>
        %148 = arith.addi %127, %c0 : index
        %149 = arith.muli %148, %129 : index
        %150 = arith.addi %105, %149 : index
        %151 = vector.load %64[%150] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %152 = arith.addi %150, %133 : index
        %153 = vector.load %64[%152] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %154 = vector.shuffle %151, %153 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %155 = wave.mma %154, %124#0, %146 : vector<16xf16>, vector<8xf32>
        %156 = wave.mma %154, %126#0, %147 : vector<16xf16>, vector<8xf32>
        %157 = arith.addi %127, %c23 : index
        %158 = arith.muli %157, %129 : index
        %159 = arith.addi %105, %158 : index
        %160 = vector.load %64[%159] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %161 = arith.addi %159, %133 : index
        %162 = vector.load %64[%161] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %163 = vector.shuffle %160, %162 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %164 = wave.mma %163, %124#1, %155 : vector<16xf16>, vector<8xf32>
        %165 = wave.mma %163, %126#1, %156 : vector<16xf16>, vector<8xf32>
        scf.yield %164, %165 : vector<8xf32>, vector<8xf32>
      }
      %166 = arith.select %111, %116, %110 : index
      %170:2 = scf.for %167 = %116 to %166 step %c7 iter_args(%168 = %120#0, %169 = %120#1) -> (vector<8xf32>, vector<8xf32>) {
        %171 = arith.addi %167, %c1 : index
        %172:2 = func.call @expert_linear_q8_k__gfx1100.0(%101, %171, %30, %53, %34, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %173:2 = func.call @expert_linear_q8_k__gfx1100.0(%101, %171, %32, %55, %34, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %174 = arith.muli %167, %c0 : index
        %175 = arith.addi %174, %c1 : index
        %176 = arith.muli %c7, %c6 : index
        %177 = arith.muli %175, %176 : index
        %178 = arith.addi %105, %177 : index
        %179 = vector.load %64[%178] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %180 = arith.muli %c7, %c17 : index
        %181 = arith.addi %178, %180 : index
        %182 = vector.load %64[%181] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %183 = vector.shuffle %179, %182 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %184 = wave.mma %183, %172#0, %168 : vector<16xf16>, vector<8xf32>
        %185 = wave.mma %183, %173#0, %169 : vector<16xf16>, vector<8xf32>
        %186 = arith.addi %174, %c7 : index
        %187 = arith.muli %186, %176 : index
        %188 = arith.addi %105, %187 : index
        %189 = vector.load %64[%188] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %190 = arith.addi %188, %180 : index
        %191 = vector.load %64[%190] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %192 = vector.shuffle %189, %191 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %193 = wave.mma %192, %172#1, %184 : vector<16xf16>, vector<8xf32>
        %194 = wave.mma %192, %173#1, %185 : vector<16xf16>, vector<8xf32>
        scf.yield %193, %194 : vector<8xf32>, vector<8xf32>
      }
      scf.yield %170#0, %170#1 : vector<8xf32>, vector<8xf32>
    } else {
      %195 = wave.lane
      %196 = arith.remui %195, %c6 : index
      %197 = arith.addi %pairsAt, %12 : index
      %198 = arith.subi %15, %c7 : index
      %199 = arith.minsi %196, %198 : index
      %200 = arith.addi %197, %199 : index
      %201 = memref.load %groups[%200] : memref<?xi32>
      %202 = arith.index_cast %201 : i32 to index
      %203 = arith.divui %202, %rowDivisor : index
      %204 = arith.divui %203, %operandTileRows : index
      %205 = arith.divui %inputFeatures, %c6 : index
      %206 = arith.muli %204, %205 : index
      %207 = arith.divui %c1, %c6 : index
      %208 = arith.addi %206, %207 : index
      %209 = arith.muli %208, %c0 : index
      %210 = arith.remui %c1, %c6 : index
      %211 = arith.divui %210, %c17 : index
      %212 = arith.addi %209, %211 : index
      %213 = arith.muli %operandTileRows, %c17 : index
      %214 = arith.muli %212, %213 : index
      %215 = arith.remui %203, %operandTileRows : index
      %216 = arith.muli %215, %c17 : index
      %217 = arith.addi %214, %216 : index
      %218 = arith.remui %c1, %c17 : index
      %219 = arith.addi %217, %218 : index
      %220 = arith.divui %inputFeatures, %c9 : index
      %221 = arith.muli %c1, %stepsPerWave : index
      %222 = arith.minsi %221, %220 : index
      %223 = arith.addi %222, %stepsPerWave : index
      %224 = arith.minsi %223, %220 : index
      %225 = arith.cmpi eq, %wholeBlocks, %c7 : index
      %226 = arith.subi %224, %222 : index
      %227 = arith.divui %226, %c0 : index
      %228 = arith.muli %227, %c0 : index
      %229 = arith.addi %222, %228 : index
      %230 = arith.select %225, %223, %229 : index
      %234:2 = scf.for %231 = %222 to %230 step %c0 iter_args(%232 = %c20, %233 = %c20) -> (vector<8xf32>, vector<8xf32>) {
        %235 = arith.addi %231, %c1 : index
        %236:2 = func.call @expert_linear_q8_k__gfx1100.0(%195, %235, %30, %53, %34, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %237 = arith.addi %231, %c7 : index
        %238:2 = func.call @expert_linear_q8_k__gfx1100.0(%195, %237, %30, %53, %34, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %239:2 = func.call @expert_linear_q8_k__gfx1100.0(%195, %235, %32, %55, %34, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %240:2 = func.call @expert_linear_q8_k__gfx1100.0(%195, %237, %32, %55, %34, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %241 = arith.muli %231, %c0 : index
        %242 = arith.addi %241, %c1 : index
        %243 = arith.muli %operandTileRows, %c6 : index
        %244 = arith.muli %242, %243 : index
        %245 = arith.addi %219, %244 : index
        %246 = vector.load %x[%245] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %247 = arith.addi %245, %213 : index
        %248 = vector.load %x[%247] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %249 = vector.shuffle %246, %248 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %250 = wave.mma %249, %236#0, %232 : vector<16xf16>, vector<8xf32>
        %251 = wave.mma %249, %239#0, %233 : vector<16xf16>, vector<8xf32>
        %252 = arith.addi %241, %c7 : index
        %253 = arith.muli %252, %243 : index
        %254 = arith.addi %219, %253 : index
        %255 = vector.load %x[%254] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %256 = arith.addi %254, %213 : index
        %257 = vector.load %x[%256] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %258 = vector.shuffle %255, %257 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %259 = wave.mma %258, %236#1, %250 : vector<16xf16>, vector<8xf32>
        %260 = wave.mma %258, %239#1, %251 : vector<16xf16>, vector<8xf32>
        %261 = arith.addi %241, %c0 : index
        %262 = arith.muli %261, %243 : index
        %263 = arith.addi %219, %262 : index
        %264 = vector.load %x[%263] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %265 = arith.addi %263, %213 : index
        %266 = vector.load %x[%265] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %267 = vector.shuffle %264, %266 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %268 = wave.mma %267, %238#0, %259 : vector<16xf16>, vector<8xf32>
        %269 = wave.mma %267, %240#0, %260 : vector<16xf16>, vector<8xf32>
        %270 = arith.addi %241, %c23 : index
        %271 = arith.muli %270, %243 : index
        %272 = arith.addi %219, %271 : index
        %273 = vector.load %x[%272] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %274 = arith.addi %272, %213 : index
        %275 = vector.load %x[%274] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %276 = vector.shuffle %273, %275 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %277 = wave.mma %276, %238#1, %268 : vector<16xf16>, vector<8xf32>
        %278 = wave.mma %276, %240#1, %269 : vector<16xf16>, vector<8xf32>
        scf.yield %277, %278 : vector<8xf32>, vector<8xf32>
      }
      %279 = arith.select %225, %230, %224 : index
      %283:2 = scf.for %280 = %230 to %279 step %c7 iter_args(%281 = %234#0, %282 = %234#1) -> (vector<8xf32>, vector<8xf32>) {
        %284 = arith.addi %280, %c1 : index
        %285:2 = func.call @expert_linear_q8_k__gfx1100.0(%195, %284, %30, %53, %34, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %286:2 = func.call @expert_linear_q8_k__gfx1100.0(%195, %284, %32, %55, %34, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %287 = arith.muli %280, %c0 : index
        %288 = arith.addi %287, %c1 : index
        %289 = arith.muli %operandTileRows, %c6 : index
        %290 = arith.muli %288, %289 : index
        %291 = arith.addi %219, %290 : index
        %292 = vector.load %x[%291] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %293 = arith.addi %291, %213 : index
        %294 = vector.load %x[%293] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %295 = vector.shuffle %292, %294 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %296 = wave.mma %295, %285#0, %281 : vector<16xf16>, vector<8xf32>
        %297 = wave.mma %295, %286#0, %282 : vector<16xf16>, vector<8xf32>
        %298 = arith.addi %287, %c7 : index
        %299 = arith.muli %298, %289 : index
        %300 = arith.addi %219, %299 : index
        %301 = vector.load %x[%300] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %302 = arith.addi %300, %213 : index
        %303 = vector.load %x[%302] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %304 = vector.shuffle %301, %303 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %305 = wave.mma %304, %285#1, %296 : vector<16xf16>, vector<8xf32>
        %306 = wave.mma %304, %286#1, %297 : vector<16xf16>, vector<8xf32>
        scf.yield %305, %306 : vector<8xf32>, vector<8xf32>
      }
      scf.yield %283#0, %283#1 : vector<8xf32>, vector<8xf32>
    }
    %307 = vector.extract %61#0[0] : f32 from vector<8xf32>
    %308 = vector.extract %61#1[0] : f32 from vector<8xf32>
    %309 = arith.cmpi sgt, %tileElements, %c1 : index
    scf.if %309 {
      func.call @expert_linear_q8_k__gfx1100.1(%c1, %15, %12, %groups, %factors, %30, %w, %307, %32, %308, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %310 = vector.extract %61#0[1] : f32 from vector<8xf32>
    %311 = vector.extract %61#1[1] : f32 from vector<8xf32>
    %312 = arith.cmpi sgt, %tileElements, %c7 : index
    scf.if %312 {
      func.call @expert_linear_q8_k__gfx1100.1(%c7, %15, %12, %groups, %factors, %30, %w, %310, %32, %311, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %313 = vector.extract %61#0[2] : f32 from vector<8xf32>
    %314 = vector.extract %61#1[2] : f32 from vector<8xf32>
    %315 = arith.cmpi sgt, %tileElements, %c0 : index
    scf.if %315 {
      func.call @expert_linear_q8_k__gfx1100.1(%c0, %15, %12, %groups, %factors, %30, %w, %313, %32, %314, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %316 = vector.extract %61#0[3] : f32 from vector<8xf32>
    %317 = vector.extract %61#1[3] : f32 from vector<8xf32>
    %318 = arith.cmpi sgt, %tileElements, %c23 : index
    scf.if %318 {
      func.call @expert_linear_q8_k__gfx1100.1(%c23, %15, %12, %groups, %factors, %30, %w, %316, %32, %317, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %319 = vector.extract %61#0[4] : f32 from vector<8xf32>
    %320 = vector.extract %61#1[4] : f32 from vector<8xf32>
    %321 = arith.cmpi sgt, %tileElements, %c3 : index
    scf.if %321 {
      func.call @expert_linear_q8_k__gfx1100.1(%c3, %15, %12, %groups, %factors, %30, %w, %319, %32, %320, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %322 = vector.extract %61#0[5] : f32 from vector<8xf32>
    %323 = vector.extract %61#1[5] : f32 from vector<8xf32>
    %324 = arith.cmpi sgt, %tileElements, %c4 : index
    scf.if %324 {
      func.call @expert_linear_q8_k__gfx1100.1(%c4, %15, %12, %groups, %factors, %30, %w, %322, %32, %323, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %325 = vector.extract %61#0[6] : f32 from vector<8xf32>
    %326 = vector.extract %61#1[6] : f32 from vector<8xf32>
    %327 = arith.cmpi sgt, %tileElements, %c5 : index
    scf.if %327 {
      func.call @expert_linear_q8_k__gfx1100.1(%c5, %15, %12, %groups, %factors, %30, %w, %325, %32, %326, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %328 = vector.extract %61#0[7] : f32 from vector<8xf32>
    %329 = vector.extract %61#1[7] : f32 from vector<8xf32>
    %330 = arith.cmpi sgt, %tileElements, %c25 : index
    scf.if %330 {
      func.call @expert_linear_q8_k__gfx1100.1(%c25, %15, %12, %groups, %factors, %30, %w, %328, %32, %329, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
  }
  wave.return
}
