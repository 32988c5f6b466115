// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertLinear(format='q2_k')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_linear_q2_k__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>, %x5: memref<?xi8>, %x6: index) -> (vector<16xf16>, vector<16xf16>) {
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
func.func private @expert_linear_q2_k__gfx1100.1(%x0: index, %x1: index, %x2: index, %x3: memref<?xi32>, %x4: memref<?xf32>, %x5: index, %x6: memref<?xi8>, %x7: f32, %x8: index, %x9: f32, %x10: index, %x11: memref<?xf32>) {
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
wave.kernel @expert_linear_q2_k__gfx1100(%step: memref<?xi32> {wave.constant}, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %groups: memref<?xi32> {wave.constant}, %out: memref<?xf32>) {
  %c0 = arith.constant 2 : index
  %c1 = arith.constant 0 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c3 = arith.constant 4 : index
  %c4 = arith.constant 5 : index
  %c5 = arith.constant 6 : index
  %c6 = arith.constant 256 : index
  %c7 = arith.constant 64 : index
  %c8 = arith.constant 127 : index
  %c9 = arith.constant 128 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %c11 = arith.constant 1 : index
  %scalesInLds = wave.param "scalesInLds" : index
  %c13 = arith.constant 32 : index
  %c14 = arith.constant 16 : index
  %alwaysStaged = wave.param "alwaysStaged" : index
  %stagedRows = wave.param "stagedRows" : index
  %operandTileRows = wave.param "operandTileRows" : index
  %c18 = arith.constant 8 : index
  %pairsAt = wave.param "pairsAt" : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c21 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c24 = arith.constant 3 : index
  %tileElements = wave.param "tileElements" : index
  %c26 = arith.constant 7 : index
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
    %16 = arith.muli %inputFeatures, %c3 : index
    %17 = arith.divui %16, %c0 : index
    %18 = arith.divui %inputFeatures, %c6 : index
    %19 = arith.muli %18, %c7 : index
    %20 = arith.addi %19, %17 : index
    %21 = arith.addi %20, %c8 : index
    %22 = arith.divui %21, %c9 : index
    %23 = arith.muli %22, %c9 : index
    %24 = arith.addi %16, %23 : index
    %25 = arith.addi %24, %c9 : index
    %26 = arith.muli %9, %panelsPerExpert : index
    %27 = arith.addi %26, %1 : index
    %28 = arith.addi %27, %c1 : index
    %29 = arith.muli %28, %25 : index
    %30 = arith.addi %27, %c11 : index
    %31 = arith.muli %30, %25 : index
    %32 = arith.muli %scalesInLds, %c0 : index
    %33 = wave.scratch %32 : memref<?xi8>
    %34 = arith.cmpi sgt, %scalesInLds, %c1 : index
    scf.if %34 {
      scf.for %35 = %c1 to %c0 step %c11 {
        %36 = arith.addi %1, %35 : index
        %37 = arith.addi %26, %36 : index
        %38 = arith.muli %37, %25 : index
        %39 = arith.addi %38, %c9 : index
        %40 = wave.wave
        %41 = arith.muli %40, %c13 : index
        %42 = wave.lane
        %43 = arith.addi %41, %42 : index
        %44 = arith.divui %scalesInLds, %c14 : index
        scf.for %45 = %43 to %44 step %c13 {
          %46 = arith.muli %45, %c14 : index
          %47 = arith.addi %39, %46 : index
          %48 = vector.load %w[%47] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          %49 = arith.muli %35, %scalesInLds : index
          %50 = arith.addi %49, %46 : index
          vector.store %48, %33[%50] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        }
      }
      wave.barrier
    }
    %51 = arith.addi %c1, %c1 : index
    %52 = arith.muli %51, %scalesInLds : index
    %53 = arith.addi %c1, %c11 : index
    %54 = arith.muli %53, %scalesInLds : index
    %55 = arith.cmpi eq, %alwaysStaged, %c11 : index
    %56 = arith.cmpi sle, %15, %stagedRows : index
    %57 = arith.cmpi sgt, %stagedRows, %c1 : index
    %58 = arith.andi %56, %57 : i1
    %59 = arith.select %55, %55, %58 : i1
    %60:2 = scf.if %59 -> (vector<8xf32>, vector<8xf32>) {
      %61 = arith.addi %inputFeatures, %c18 : index
      %62 = arith.muli %stagedRows, %61 : index
      %63 = wave.scratch %62 : memref<?xf16>
      scf.for %64 = %c1 to %15 step %c11 {
        %65 = arith.addi %pairsAt, %12 : index
        %66 = arith.subi %15, %c11 : index
        %67 = arith.minsi %64, %66 : index
        %68 = arith.addi %65, %67 : index
        %69 = memref.load %groups[%68] : memref<?xi32>
        %70 = arith.index_cast %69 : i32 to index
        %71 = arith.divui %70, %rowDivisor : index
        %72 = arith.divui %71, %operandTileRows : index
        %73 = arith.divui %inputFeatures, %c14 : index
        %74 = arith.muli %72, %73 : index
        %75 = arith.divui %c1, %c14 : index
        %76 = arith.addi %74, %75 : index
        %77 = arith.muli %76, %c0 : index
        %78 = arith.remui %c1, %c14 : index
        %79 = arith.divui %78, %c18 : index
        %80 = arith.addi %77, %79 : index
        %81 = arith.muli %operandTileRows, %c18 : index
        %82 = arith.muli %80, %81 : index
        %83 = arith.remui %71, %operandTileRows : index
        %84 = arith.muli %83, %c18 : index
        %85 = arith.addi %82, %84 : index
        %86 = arith.remui %c1, %c18 : index
        %87 = arith.addi %85, %86 : index
        %88 = arith.muli %64, %61 : index
        %89 = arith.divui %inputFeatures, %c18 : index
        %90 = wave.wave
        %91 = arith.muli %90, %c13 : index
        %92 = wave.lane
        %93 = arith.addi %91, %92 : index
        scf.for %94 = %93 to %89 step %c13 {
          %95 = arith.muli %94, %81 : index
          %96 = arith.addi %87, %95 : index
          %97 = vector.load %x[%96] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          %98 = arith.muli %94, %c18 : index
          %99 = arith.addi %88, %98 : index
          vector.store %97, %63[%99] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        }
      }
      wave.barrier
      %100 = wave.lane
      %101 = arith.remui %100, %c14 : index
      %102 = arith.subi %15, %c11 : index
      %103 = arith.minsi %101, %102 : index
      %104 = arith.muli %103, %61 : index
      %105 = arith.divui %inputFeatures, %c13 : index
      %106 = arith.muli %c1, %stepsPerWave : index
      %107 = arith.minsi %106, %105 : index
      %108 = arith.addi %107, %stepsPerWave : index
      %109 = arith.minsi %108, %105 : index
      %110 = arith.cmpi eq, %wholeBlocks, %c11 : index
      %111 = arith.subi %109, %107 : index
      %112 = arith.divui %111, %c0 : index
      %113 = arith.muli %112, %c0 : index
      %114 = arith.addi %107, %113 : index
      %115 = arith.select %110, %108, %114 : index
      %119:2 = scf.for %116 = %107 to %115 step %c0 iter_args(%117 = %c21, %118 = %c21) -> (vector<8xf32>, vector<8xf32>) {
        %120 = arith.addi %116, %c1 : index
        %121:2 = func.call @expert_linear_q2_k__gfx1100.0(%100, %120, %29, %52, %33, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %122 = arith.addi %116, %c11 : index
        %123:2 = func.call @expert_linear_q2_k__gfx1100.0(%100, %122, %29, %52, %33, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %124:2 = func.call @expert_linear_q2_k__gfx1100.0(%100, %120, %31, %54, %33, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %125:2 = func.call @expert_linear_q2_k__gfx1100.0(%100, %122, %31, %54, %33, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %126 = arith.muli %116, %c0 : index
        %127 = arith.addi %126, %c1 : index
        %128 = arith.muli %c11, %c14 : index
        %129 = arith.muli %127, %128 : index
        %130 = arith.addi %104, %129 : index
        %131 = vector.load %63[%130] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %132 = arith.muli %c11, %c18 : index
        %133 = arith.addi %130, %132 : index
        %134 = vector.load %63[%133] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %135 = vector.shuffle %131, %134 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %136 = wave.mma %135, %121#0, %117 : vector<16xf16>, vector<8xf32>
        %137 = wave.mma %135, %124#0, %118 : vector<16xf16>, vector<8xf32>
        %138 = arith.addi %126, %c11 : index
        %139 = arith.muli %138, %128 : index
        %140 = arith.addi %104, %139 : index
        %141 = vector.load %63[%140] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %142 = arith.addi %140, %132 : index
        %143 = vector.load %63[%142] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %144 = vector.shuffle %141, %143 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %145 = wave.mma %144, %121#1, %136 : vector<16xf16>, vector<8xf32>
        %146 = wave.mma %144, %124#1, %137 : vector<16xf16>, vector<8xf32>
        %147 = arith.addi %126, %c0 : index
        %148 = arith.muli %147, %128 : index
        %149 = arith.addi %104, %148 : index
        %150 = vector.load %63[%149] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %151 = arith.addi %149, %132 : index
        %152 = vector.load %63[%151] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %153 = vector.shuffle %150, %152 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %154 = wave.mma %153, %123#0, %145 : vector<16xf16>, vector<8xf32>
        %155 = wave.mma %153, %125#0, %146 : vector<16xf16>, vector<8xf32>
        %156 = arith.addi %126, %c24 : index
        %157 = arith.muli %156, %128 : index
        %158 = arith.addi %104, %157 : index
        %159 = vector.load %63[%158] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %160 = arith.addi %158, %132 : index
        %161 = vector.load %63[%160] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %162 = vector.shuffle %159, %161 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %163 = wave.mma %162, %123#1, %154 : vector<16xf16>, vector<8xf32>
        %164 = wave.mma %162, %125#1, %155 : vector<16xf16>, vector<8xf32>
        scf.yield %163, %164 : vector<8xf32>, vector<8xf32>
      }
      %165 = arith.select %110, %115, %109 : index
      %169:2 = scf.for %166 = %115 to %165 step %c11 iter_args(%167 = %119#0, %168 = %119#1) -> (vector<8xf32>, vector<8xf32>) {
        %170 = arith.addi %166, %c1 : index
        %171:2 = func.call @expert_linear_q2_k__gfx1100.0(%100, %170, %29, %52, %33, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %172:2 = func.call @expert_linear_q2_k__gfx1100.0(%100, %170, %31, %54, %33, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %173 = arith.muli %166, %c0 : index
        %174 = arith.addi %173, %c1 : index
        %175 = arith.muli %c11, %c14 : index
        %176 = arith.muli %174, %175 : index
        %177 = arith.addi %104, %176 : index
        %178 = vector.load %63[%177] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %179 = arith.muli %c11, %c18 : index
        %180 = arith.addi %177, %179 : index
        %181 = vector.load %63[%180] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %182 = vector.shuffle %178, %181 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %183 = wave.mma %182, %171#0, %167 : vector<16xf16>, vector<8xf32>
        %184 = wave.mma %182, %172#0, %168 : vector<16xf16>, vector<8xf32>
        %185 = arith.addi %173, %c11 : index
        %186 = arith.muli %185, %175 : index
        %187 = arith.addi %104, %186 : index
        %188 = vector.load %63[%187] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %189 = arith.addi %187, %179 : index
        %190 = vector.load %63[%189] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %191 = vector.shuffle %188, %190 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %192 = wave.mma %191, %171#1, %183 : vector<16xf16>, vector<8xf32>
        %193 = wave.mma %191, %172#1, %184 : vector<16xf16>, vector<8xf32>
        scf.yield %192, %193 : vector<8xf32>, vector<8xf32>
      }
      scf.yield %169#0, %169#1 : vector<8xf32>, vector<8xf32>
    } else {
      %194 = wave.lane
      %195 = arith.remui %194, %c14 : index
      %196 = arith.addi %pairsAt, %12 : index
      %197 = arith.subi %15, %c11 : index
      %198 = arith.minsi %195, %197 : index
      %199 = arith.addi %196, %198 : index
      %200 = memref.load %groups[%199] : memref<?xi32>
      %201 = arith.index_cast %200 : i32 to index
      %202 = arith.divui %201, %rowDivisor : index
      %203 = arith.divui %202, %operandTileRows : index
      %204 = arith.divui %inputFeatures, %c14 : index
      %205 = arith.muli %203, %204 : index
      %206 = arith.divui %c1, %c14 : index
      %207 = arith.addi %205, %206 : index
      %208 = arith.muli %207, %c0 : index
      %209 = arith.remui %c1, %c14 : index
      %210 = arith.divui %209, %c18 : index
      %211 = arith.addi %208, %210 : index
      %212 = arith.muli %operandTileRows, %c18 : index
      %213 = arith.muli %211, %212 : index
      %214 = arith.remui %202, %operandTileRows : index
      %215 = arith.muli %214, %c18 : index
      %216 = arith.addi %213, %215 : index
      %217 = arith.remui %c1, %c18 : index
      %218 = arith.addi %216, %217 : index
      %219 = arith.divui %inputFeatures, %c13 : index
      %220 = arith.muli %c1, %stepsPerWave : index
      %221 = arith.minsi %220, %219 : index
      %222 = arith.addi %221, %stepsPerWave : index
      %223 = arith.minsi %222, %219 : index
      %224 = arith.cmpi eq, %wholeBlocks, %c11 : index
      %225 = arith.subi %223, %221 : index
      %226 = arith.divui %225, %c0 : index
      %227 = arith.muli %226, %c0 : index
      %228 = arith.addi %221, %227 : index
      %229 = arith.select %224, %222, %228 : index
      %233:2 = scf.for %230 = %221 to %229 step %c0 iter_args(%231 = %c21, %232 = %c21) -> (vector<8xf32>, vector<8xf32>) {
        %234 = arith.addi %230, %c1 : index
        %235:2 = func.call @expert_linear_q2_k__gfx1100.0(%194, %234, %29, %52, %33, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %236 = arith.addi %230, %c11 : index
        %237:2 = func.call @expert_linear_q2_k__gfx1100.0(%194, %236, %29, %52, %33, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %238:2 = func.call @expert_linear_q2_k__gfx1100.0(%194, %234, %31, %54, %33, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %239:2 = func.call @expert_linear_q2_k__gfx1100.0(%194, %236, %31, %54, %33, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %240 = arith.muli %230, %c0 : index
        %241 = arith.addi %240, %c1 : index
        %242 = arith.muli %operandTileRows, %c14 : index
        %243 = arith.muli %241, %242 : index
        %244 = arith.addi %218, %243 : index
        %245 = vector.load %x[%244] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %246 = arith.addi %244, %212 : index
        %247 = vector.load %x[%246] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %248 = vector.shuffle %245, %247 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %249 = wave.mma %248, %235#0, %231 : vector<16xf16>, vector<8xf32>
        %250 = wave.mma %248, %238#0, %232 : vector<16xf16>, vector<8xf32>
        %251 = arith.addi %240, %c11 : index
        %252 = arith.muli %251, %242 : index
        %253 = arith.addi %218, %252 : index
        %254 = vector.load %x[%253] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %255 = arith.addi %253, %212 : index
        %256 = vector.load %x[%255] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %257 = vector.shuffle %254, %256 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %258 = wave.mma %257, %235#1, %249 : vector<16xf16>, vector<8xf32>
        %259 = wave.mma %257, %238#1, %250 : vector<16xf16>, vector<8xf32>
        %260 = arith.addi %240, %c0 : index
        %261 = arith.muli %260, %242 : index
        %262 = arith.addi %218, %261 : index
        %263 = vector.load %x[%262] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %264 = arith.addi %262, %212 : index
        %265 = vector.load %x[%264] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %266 = vector.shuffle %263, %265 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %267 = wave.mma %266, %237#0, %258 : vector<16xf16>, vector<8xf32>
        %268 = wave.mma %266, %239#0, %259 : vector<16xf16>, vector<8xf32>
        %269 = arith.addi %240, %c24 : index
        %270 = arith.muli %269, %242 : index
        %271 = arith.addi %218, %270 : index
        %272 = vector.load %x[%271] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %273 = arith.addi %271, %212 : index
        %274 = vector.load %x[%273] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %275 = vector.shuffle %272, %274 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %276 = wave.mma %275, %237#1, %267 : vector<16xf16>, vector<8xf32>
        %277 = wave.mma %275, %239#1, %268 : vector<16xf16>, vector<8xf32>
        scf.yield %276, %277 : vector<8xf32>, vector<8xf32>
      }
      %278 = arith.select %224, %229, %223 : index
      %282:2 = scf.for %279 = %229 to %278 step %c11 iter_args(%280 = %233#0, %281 = %233#1) -> (vector<8xf32>, vector<8xf32>) {
        %283 = arith.addi %279, %c1 : index
        %284:2 = func.call @expert_linear_q2_k__gfx1100.0(%194, %283, %29, %52, %33, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %285:2 = func.call @expert_linear_q2_k__gfx1100.0(%194, %283, %31, %54, %33, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %286 = arith.muli %279, %c0 : index
        %287 = arith.addi %286, %c1 : index
        %288 = arith.muli %operandTileRows, %c14 : index
        %289 = arith.muli %287, %288 : index
        %290 = arith.addi %218, %289 : index
        %291 = vector.load %x[%290] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %292 = arith.addi %290, %212 : index
        %293 = vector.load %x[%292] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %294 = vector.shuffle %291, %293 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %295 = wave.mma %294, %284#0, %280 : vector<16xf16>, vector<8xf32>
        %296 = wave.mma %294, %285#0, %281 : vector<16xf16>, vector<8xf32>
        %297 = arith.addi %286, %c11 : index
        %298 = arith.muli %297, %288 : index
        %299 = arith.addi %218, %298 : index
        %300 = vector.load %x[%299] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %301 = arith.addi %299, %212 : index
        %302 = vector.load %x[%301] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %303 = vector.shuffle %300, %302 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %304 = wave.mma %303, %284#1, %295 : vector<16xf16>, vector<8xf32>
        %305 = wave.mma %303, %285#1, %296 : vector<16xf16>, vector<8xf32>
        scf.yield %304, %305 : vector<8xf32>, vector<8xf32>
      }
      scf.yield %282#0, %282#1 : vector<8xf32>, vector<8xf32>
    }
    %306 = vector.extract %60#0[0] : f32 from vector<8xf32>
    %307 = vector.extract %60#1[0] : f32 from vector<8xf32>
    %308 = arith.cmpi sgt, %tileElements, %c1 : index
    scf.if %308 {
      func.call @expert_linear_q2_k__gfx1100.1(%c1, %15, %12, %groups, %factors, %29, %w, %306, %31, %307, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %309 = vector.extract %60#0[1] : f32 from vector<8xf32>
    %310 = vector.extract %60#1[1] : f32 from vector<8xf32>
    %311 = arith.cmpi sgt, %tileElements, %c11 : index
    scf.if %311 {
      func.call @expert_linear_q2_k__gfx1100.1(%c11, %15, %12, %groups, %factors, %29, %w, %309, %31, %310, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %312 = vector.extract %60#0[2] : f32 from vector<8xf32>
    %313 = vector.extract %60#1[2] : f32 from vector<8xf32>
    %314 = arith.cmpi sgt, %tileElements, %c0 : index
    scf.if %314 {
      func.call @expert_linear_q2_k__gfx1100.1(%c0, %15, %12, %groups, %factors, %29, %w, %312, %31, %313, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %315 = vector.extract %60#0[3] : f32 from vector<8xf32>
    %316 = vector.extract %60#1[3] : f32 from vector<8xf32>
    %317 = arith.cmpi sgt, %tileElements, %c24 : index
    scf.if %317 {
      func.call @expert_linear_q2_k__gfx1100.1(%c24, %15, %12, %groups, %factors, %29, %w, %315, %31, %316, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %318 = vector.extract %60#0[4] : f32 from vector<8xf32>
    %319 = vector.extract %60#1[4] : f32 from vector<8xf32>
    %320 = arith.cmpi sgt, %tileElements, %c3 : index
    scf.if %320 {
      func.call @expert_linear_q2_k__gfx1100.1(%c3, %15, %12, %groups, %factors, %29, %w, %318, %31, %319, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %321 = vector.extract %60#0[5] : f32 from vector<8xf32>
    %322 = vector.extract %60#1[5] : f32 from vector<8xf32>
    %323 = arith.cmpi sgt, %tileElements, %c4 : index
    scf.if %323 {
      func.call @expert_linear_q2_k__gfx1100.1(%c4, %15, %12, %groups, %factors, %29, %w, %321, %31, %322, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %324 = vector.extract %60#0[6] : f32 from vector<8xf32>
    %325 = vector.extract %60#1[6] : f32 from vector<8xf32>
    %326 = arith.cmpi sgt, %tileElements, %c5 : index
    scf.if %326 {
      func.call @expert_linear_q2_k__gfx1100.1(%c5, %15, %12, %groups, %factors, %29, %w, %324, %31, %325, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %327 = vector.extract %60#0[7] : f32 from vector<8xf32>
    %328 = vector.extract %60#1[7] : f32 from vector<8xf32>
    %329 = arith.cmpi sgt, %tileElements, %c26 : index
    scf.if %329 {
      func.call @expert_linear_q2_k__gfx1100.1(%c26, %15, %12, %groups, %factors, %29, %w, %327, %31, %328, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
  }
  wave.return
}
