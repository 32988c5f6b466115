// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertLinear(format='q4_k')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_linear_q4_k__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>, %x5: memref<?xi8>, %x6: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 8 : index
  %fc2 = arith.constant 64 : index
  %fc3 = arith.constant 4 : index
  %fc4 = arith.constant 128 : index
  %fscalesInLds = wave.param "scalesInLds" : index
  %fc6 = arith.constant 0 : index
  %fc7 = arith.constant 256 : index
  %fc8 = arith.constant 32 : index
  %fc9 = arith.constant 2 : index
  %fc10 = arith.constant 127 : index
  %fc11 = arith.constant dense<0> : vector<4xi32>
  %fc12 = arith.constant dense<983055> : vector<4xi32>
  %fc13 = arith.constant dense<1677747200> : vector<4xi32>
  %fc14 = arith.constant dense<4> : vector<4xi32>
  %fc15 = arith.constant dense<8> : vector<4xi32>
  %fc16 = arith.constant dense<12> : vector<4xi32>
  %fc17 = arith.constant dense<0x6400> : vector<32xf16>
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
  %f15 = arith.muli %x1, %fc8 : index
  %f16 = arith.addi %f14, %f15 : index
  %f17 = arith.muli %f0, %fc9 : index
  %f18 = arith.addi %f16, %f17 : index
  %f19 = scf.if %f6 -> (vector<2xi8>) {
    %f20 = arith.addi %x3, %f18 : index
    %f21 = vector.load %x4[%f20] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
    scf.yield %f21 : vector<2xi8>
  } else {
    %f22 = arith.addi %f5, %f18 : index
    %f23 = vector.load %x5[%f22] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
    scf.yield %f23 : vector<2xi8>
  }
  %f24 = vector.extract %f12[0] : f16 from vector<2xf16>
  %f25 = arith.extf %f24 : f16 to f32
  %f26 = vector.extract %f19[0] : i8 from vector<2xi8>
  %f27 = arith.extui %f26 : i8 to i32
  %f28 = arith.sitofp %f27 : i32 to f32
  %f29 = arith.mulf %f25, %f28 : f32
  %f30 = arith.truncf %f29 : f32 to f16
  %f31 = vector.broadcast %f30 : f16 to vector<16xf16>
  %f32 = vector.extract %f12[1] : f16 from vector<2xf16>
  %f33 = arith.extf %f32 : f16 to f32
  %f34 = vector.extract %f19[1] : i8 from vector<2xi8>
  %f35 = arith.extui %f34 : i8 to i32
  %f36 = arith.sitofp %f35 : i32 to f32
  %f37 = arith.mulf %f33, %f36 : f32
  %f38 = arith.truncf %f37 : f32 to f16
  %f39 = vector.broadcast %f38 : f16 to vector<16xf16>
  %f40 = arith.addi %f14, %x6 : index
  %f41 = arith.addi %f40, %fc10 : index
  %f42 = arith.divui %f41, %fc4 : index
  %f43 = arith.muli %f42, %fc4 : index
  %f44 = arith.addi %f5, %f43 : index
  %f45 = arith.muli %x6, %fc1 : index
  %f46 = arith.addi %f44, %f45 : index
  %f47 = arith.muli %x1, %fc0 : index
  %f48 = arith.addi %f47, %f0 : index
  %f49 = arith.muli %f48, %fc6 : index
  %f50 = arith.addi %f46, %f49 : index
  %f51 = arith.muli %x1, %fc7 : index
  %f52 = arith.addi %f44, %f51 : index
  %f53 = arith.muli %f0, %fc0 : index
  %f54 = arith.addi %f52, %f53 : index
  %f55 = vector.load %x5[%f54] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f56 = vector.bitcast %f55 : vector<16xi8> to vector<4xi32>
  %f57 = arith.shrui %f56, %fc11 : vector<4xi32>
  %f58 = arith.andi %f57, %fc12 : vector<4xi32>
  %f59 = arith.ori %f58, %fc13 : vector<4xi32>
  %f60 = vector.bitcast %f59 : vector<4xi32> to vector<8xf16>
  %f61 = arith.shrui %f56, %fc14 : vector<4xi32>
  %f62 = arith.andi %f61, %fc12 : vector<4xi32>
  %f63 = arith.ori %f62, %fc13 : vector<4xi32>
  %f64 = vector.bitcast %f63 : vector<4xi32> to vector<8xf16>
  %f65 = arith.shrui %f56, %fc15 : vector<4xi32>
  %f66 = arith.andi %f65, %fc12 : vector<4xi32>
  %f67 = arith.ori %f66, %fc13 : vector<4xi32>
  %f68 = vector.bitcast %f67 : vector<4xi32> to vector<8xf16>
  %f69 = arith.shrui %f56, %fc16 : vector<4xi32>
  %f70 = arith.andi %f69, %fc12 : vector<4xi32>
  %f71 = arith.ori %f70, %fc13 : vector<4xi32>
  %f72 = vector.bitcast %f71 : vector<4xi32> to vector<8xf16>
  %f73 = vector.shuffle %f60, %f64 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f74 = vector.shuffle %f68, %f72 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f75 = vector.shuffle %f73, %f74 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f76 = arith.subf %f75, %fc17 : vector<32xf16>
  %f77 = vector.shuffle %f76, %f76 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f78 = vector.shuffle %f76, %f76 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f79 = math.fma %f77, %f31, %f39 : vector<16xf16>
  %f80 = math.fma %f78, %f31, %f39 : vector<16xf16>
  func.return %f79, %f80 : vector<16xf16>, vector<16xf16>
}
func.func private @expert_linear_q4_k__gfx1100.1(%x0: index, %x1: index, %x2: index, %x3: memref<?xi32>, %x4: memref<?xf32>, %x5: index, %x6: memref<?xi8>, %x7: f32, %x8: index, %x9: f32, %x10: index, %x11: memref<?xf32>) {
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
wave.kernel @expert_linear_q4_k__gfx1100(%step: memref<?xi32> {wave.constant}, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %groups: memref<?xi32> {wave.constant}, %out: memref<?xf32>) {
  %c0 = arith.constant 2 : index
  %c1 = arith.constant 0 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c3 = arith.constant 4 : index
  %c4 = arith.constant 5 : index
  %c5 = arith.constant 6 : index
  %c6 = arith.constant 8 : index
  %c7 = arith.constant 256 : index
  %c8 = arith.constant 64 : index
  %c9 = arith.constant 127 : index
  %c10 = arith.constant 128 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %c12 = arith.constant 1 : index
  %scalesInLds = wave.param "scalesInLds" : index
  %c14 = arith.constant 32 : index
  %c15 = arith.constant 16 : index
  %alwaysStaged = wave.param "alwaysStaged" : index
  %stagedRows = wave.param "stagedRows" : index
  %operandTileRows = wave.param "operandTileRows" : index
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
    %16 = arith.muli %inputFeatures, %c6 : index
    %17 = arith.divui %inputFeatures, %c7 : index
    %18 = arith.muli %17, %c8 : index
    %19 = arith.addi %18, %inputFeatures : index
    %20 = arith.addi %19, %c9 : index
    %21 = arith.divui %20, %c10 : index
    %22 = arith.muli %21, %c10 : index
    %23 = arith.addi %16, %22 : index
    %24 = arith.addi %23, %c10 : index
    %25 = arith.muli %9, %panelsPerExpert : index
    %26 = arith.addi %25, %1 : index
    %27 = arith.addi %26, %c1 : index
    %28 = arith.muli %27, %24 : index
    %29 = arith.addi %26, %c12 : index
    %30 = arith.muli %29, %24 : index
    %31 = arith.muli %scalesInLds, %c0 : index
    %32 = wave.scratch %31 : memref<?xi8>
    %33 = arith.cmpi sgt, %scalesInLds, %c1 : index
    scf.if %33 {
      scf.for %34 = %c1 to %c0 step %c12 {
        %35 = arith.addi %1, %34 : index
        %36 = arith.addi %25, %35 : index
        %37 = arith.muli %36, %24 : index
        %38 = arith.addi %37, %c10 : index
        %39 = wave.wave
        %40 = arith.muli %39, %c14 : index
        %41 = wave.lane
        %42 = arith.addi %40, %41 : index
        %43 = arith.divui %scalesInLds, %c15 : index
        scf.for %44 = %42 to %43 step %c14 {
          %45 = arith.muli %44, %c15 : index
          %46 = arith.addi %38, %45 : index
          %47 = vector.load %w[%46] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          %48 = arith.muli %34, %scalesInLds : index
          %49 = arith.addi %48, %45 : index
          vector.store %47, %32[%49] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        }
      }
      wave.barrier
    }
    %50 = arith.addi %c1, %c1 : index
    %51 = arith.muli %50, %scalesInLds : index
    %52 = arith.addi %c1, %c12 : index
    %53 = arith.muli %52, %scalesInLds : index
    %54 = arith.cmpi eq, %alwaysStaged, %c12 : index
    %55 = arith.cmpi sle, %15, %stagedRows : index
    %56 = arith.cmpi sgt, %stagedRows, %c1 : index
    %57 = arith.andi %55, %56 : i1
    %58 = arith.select %54, %54, %57 : i1
    %59:2 = scf.if %58 -> (vector<8xf32>, vector<8xf32>) {
      %60 = arith.addi %inputFeatures, %c6 : index
      %61 = arith.muli %stagedRows, %60 : index
      %62 = wave.scratch %61 : memref<?xf16>
      scf.for %63 = %c1 to %15 step %c12 {
        %64 = arith.addi %pairsAt, %12 : index
        %65 = arith.subi %15, %c12 : index
        %66 = arith.minsi %63, %65 : index
        %67 = arith.addi %64, %66 : index
        %68 = memref.load %groups[%67] : memref<?xi32>
        %69 = arith.index_cast %68 : i32 to index
        %70 = arith.divui %69, %rowDivisor : index
        %71 = arith.divui %70, %operandTileRows : index
        %72 = arith.divui %inputFeatures, %c15 : index
        %73 = arith.muli %71, %72 : index
        %74 = arith.divui %c1, %c15 : index
        %75 = arith.addi %73, %74 : index
        %76 = arith.muli %75, %c0 : index
        %77 = arith.remui %c1, %c15 : index
        %78 = arith.divui %77, %c6 : index
        %79 = arith.addi %76, %78 : index
        %80 = arith.muli %operandTileRows, %c6 : index
        %81 = arith.muli %79, %80 : index
        %82 = arith.remui %70, %operandTileRows : index
        %83 = arith.muli %82, %c6 : index
        %84 = arith.addi %81, %83 : index
        %85 = arith.remui %c1, %c6 : index
        %86 = arith.addi %84, %85 : index
        %87 = arith.muli %63, %60 : index
        %88 = arith.divui %inputFeatures, %c6 : index
        %89 = wave.wave
        %90 = arith.muli %89, %c14 : index
        %91 = wave.lane
        %92 = arith.addi %90, %91 : index
        scf.for %93 = %92 to %88 step %c14 {
          %94 = arith.muli %93, %80 : index
          %95 = arith.addi %86, %94 : index
          %96 = vector.load %x[%95] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          %97 = arith.muli %93, %c6 : index
          %98 = arith.addi %87, %97 : index
          vector.store %96, %62[%98] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        }
      }
      wave.barrier
      %99 = wave.lane
      %100 = arith.remui %99, %c15 : index
      %101 = arith.subi %15, %c12 : index
      %102 = arith.minsi %100, %101 : index
      %103 = arith.muli %102, %60 : index
      %104 = arith.divui %inputFeatures, %c14 : index
      %105 = arith.muli %c1, %stepsPerWave : index
      %106 = arith.minsi %105, %104 : index
      %107 = arith.addi %106, %stepsPerWave : index
      %108 = arith.minsi %107, %104 : index
      %109 = arith.cmpi eq, %wholeBlocks, %c12 : index
      %110 = arith.subi %108, %106 : index
      %111 = arith.divui %110, %c0 : index
      %112 = arith.muli %111, %c0 : index
      %113 = arith.addi %106, %112 : index
      %114 = arith.select %109, %107, %113 : index
      %118:2 = scf.for %115 = %106 to %114 step %c0 iter_args(%116 = %c21, %117 = %c21) -> (vector<8xf32>, vector<8xf32>) {
        %119 = arith.addi %115, %c1 : index
        %120:2 = func.call @expert_linear_q4_k__gfx1100.0(%99, %119, %28, %51, %32, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %121 = arith.addi %115, %c12 : index
        %122:2 = func.call @expert_linear_q4_k__gfx1100.0(%99, %121, %28, %51, %32, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %123:2 = func.call @expert_linear_q4_k__gfx1100.0(%99, %119, %30, %53, %32, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %124:2 = func.call @expert_linear_q4_k__gfx1100.0(%99, %121, %30, %53, %32, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %125 = arith.muli %115, %c0 : index
        %126 = arith.addi %125, %c1 : index
        %127 = arith.muli %c12, %c15 : index
        %128 = arith.muli %126, %127 : index
        %129 = arith.addi %103, %128 : index
        %130 = vector.load %62[%129] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %131 = arith.muli %c12, %c6 : index
        %132 = arith.addi %129, %131 : index
        %133 = vector.load %62[%132] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %134 = vector.shuffle %130, %133 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %135 = wave.mma %134, %120#0, %116 : vector<16xf16>, vector<8xf32>
        %136 = wave.mma %134, %123#0, %117 : vector<16xf16>, vector<8xf32>
        %137 = arith.addi %125, %c12 : index
        %138 = arith.muli %137, %127 : index
        %139 = arith.addi %103, %138 : index
        %140 = vector.load %62[%139] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %141 = arith.addi %139, %131 : index
        %142 = vector.load %62[%141] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %143 = vector.shuffle %140, %142 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %144 = wave.mma %143, %120#1, %135 : vector<16xf16>, vector<8xf32>
        %145 = wave.mma %143, %123#1, %136 : vector<16xf16>, vector<8xf32>
        %146 = arith.addi %125, %c0 : index
        %147 = arith.muli %146, %127 : index
        %148 = arith.addi %103, %147 : index
        %149 = vector.load %62[%148] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %150 = arith.addi %148, %131 : index
        %151 = vector.load %62[%150] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %152 = vector.shuffle %149, %151 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %153 = wave.mma %152, %122#0, %144 : vector<16xf16>, vector<8xf32>
        %154 = wave.mma %152, %124#0, %145 : vector<16xf16>, vector<8xf32>
        %155 = arith.addi %125, %c24 : index
        %156 = arith.muli %155, %127 : index
        %157 = arith.addi %103, %156 : index
        %158 = vector.load %62[%157] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %159 = arith.addi %157, %131 : index
        %160 = vector.load %62[%159] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %161 = vector.shuffle %158, %160 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %162 = wave.mma %161, %122#1, %153 : vector<16xf16>, vector<8xf32>
        %163 = wave.mma %161, %124#1, %154 : vector<16xf16>, vector<8xf32>
        scf.yield %162, %163 : vector<8xf32>, vector<8xf32>
      }
      %164 = arith.select %109, %114, %108 : index
      %168:2 = scf.for %165 = %114 to %164 step %c12 iter_args(%166 = %118#0, %167 = %118#1) -> (vector<8xf32>, vector<8xf32>) {
        %169 = arith.addi %165, %c1 : index
        %170:2 = func.call @expert_linear_q4_k__gfx1100.0(%99, %169, %28, %51, %32, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %171:2 = func.call @expert_linear_q4_k__gfx1100.0(%99, %169, %30, %53, %32, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %172 = arith.muli %165, %c0 : index
        %173 = arith.addi %172, %c1 : index
        %174 = arith.muli %c12, %c15 : index
        %175 = arith.muli %173, %174 : index
        %176 = arith.addi %103, %175 : index
        %177 = vector.load %62[%176] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %178 = arith.muli %c12, %c6 : index
        %179 = arith.addi %176, %178 : index
        %180 = vector.load %62[%179] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %181 = vector.shuffle %177, %180 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %182 = wave.mma %181, %170#0, %166 : vector<16xf16>, vector<8xf32>
        %183 = wave.mma %181, %171#0, %167 : vector<16xf16>, vector<8xf32>
        %184 = arith.addi %172, %c12 : index
        %185 = arith.muli %184, %174 : index
        %186 = arith.addi %103, %185 : index
        %187 = vector.load %62[%186] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %188 = arith.addi %186, %178 : index
        %189 = vector.load %62[%188] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %190 = vector.shuffle %187, %189 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %191 = wave.mma %190, %170#1, %182 : vector<16xf16>, vector<8xf32>
        %192 = wave.mma %190, %171#1, %183 : vector<16xf16>, vector<8xf32>
        scf.yield %191, %192 : vector<8xf32>, vector<8xf32>
      }
      scf.yield %168#0, %168#1 : vector<8xf32>, vector<8xf32>
    } else {
      %193 = wave.lane
      %194 = arith.remui %193, %c15 : index
      %195 = arith.addi %pairsAt, %12 : index
      %196 = arith.subi %15, %c12 : index
      %197 = arith.minsi %194, %196 : index
      %198 = arith.addi %195, %197 : index
      %199 = memref.load %groups[%198] : memref<?xi32>
      %200 = arith.index_cast %199 : i32 to index
      %201 = arith.divui %200, %rowDivisor : index
      %202 = arith.divui %201, %operandTileRows : index
      %203 = arith.divui %inputFeatures, %c15 : index
      %204 = arith.muli %202, %203 : index
      %205 = arith.divui %c1, %c15 : index
      %206 = arith.addi %204, %205 : index
      %207 = arith.muli %206, %c0 : index
      %208 = arith.remui %c1, %c15 : index
      %209 = arith.divui %208, %c6 : index
      %210 = arith.addi %207, %209 : index
      %211 = arith.muli %operandTileRows, %c6 : index
      %212 = arith.muli %210, %211 : index
      %213 = arith.remui %201, %operandTileRows : index
      %214 = arith.muli %213, %c6 : index
      %215 = arith.addi %212, %214 : index
      %216 = arith.remui %c1, %c6 : index
      %217 = arith.addi %215, %216 : index
      %218 = arith.divui %inputFeatures, %c14 : index
      %219 = arith.muli %c1, %stepsPerWave : index
      %220 = arith.minsi %219, %218 : index
      %221 = arith.addi %220, %stepsPerWave : index
      %222 = arith.minsi %221, %218 : index
      %223 = arith.cmpi eq, %wholeBlocks, %c12 : index
      %224 = arith.subi %222, %220 : index
      %225 = arith.divui %224, %c0 : index
      %226 = arith.muli %225, %c0 : index
      %227 = arith.addi %220, %226 : index
      %228 = arith.select %223, %221, %227 : index
      %232:2 = scf.for %229 = %220 to %228 step %c0 iter_args(%230 = %c21, %231 = %c21) -> (vector<8xf32>, vector<8xf32>) {
        %233 = arith.addi %229, %c1 : index
        %234:2 = func.call @expert_linear_q4_k__gfx1100.0(%193, %233, %28, %51, %32, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %235 = arith.addi %229, %c12 : index
        %236:2 = func.call @expert_linear_q4_k__gfx1100.0(%193, %235, %28, %51, %32, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %237:2 = func.call @expert_linear_q4_k__gfx1100.0(%193, %233, %30, %53, %32, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %238:2 = func.call @expert_linear_q4_k__gfx1100.0(%193, %235, %30, %53, %32, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %239 = arith.muli %229, %c0 : index
        %240 = arith.addi %239, %c1 : index
        %241 = arith.muli %operandTileRows, %c15 : index
        %242 = arith.muli %240, %241 : index
        %243 = arith.addi %217, %242 : index
        %244 = vector.load %x[%243] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %245 = arith.addi %243, %211 : index
        %246 = vector.load %x[%245] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %247 = vector.shuffle %244, %246 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %248 = wave.mma %247, %234#0, %230 : vector<16xf16>, vector<8xf32>
        %249 = wave.mma %247, %237#0, %231 : vector<16xf16>, vector<8xf32>
        %250 = arith.addi %239, %c12 : index
        %251 = arith.muli %250, %241 : index
        %252 = arith.addi %217, %251 : index
        %253 = vector.load %x[%252] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %254 = arith.addi %252, %211 : index
        %255 = vector.load %x[%254] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %256 = vector.shuffle %253, %255 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %257 = wave.mma %256, %234#1, %248 : vector<16xf16>, vector<8xf32>
        %258 = wave.mma %256, %237#1, %249 : vector<16xf16>, vector<8xf32>
        %259 = arith.addi %239, %c0 : index
        %260 = arith.muli %259, %241 : index
        %261 = arith.addi %217, %260 : index
        %262 = vector.load %x[%261] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %263 = arith.addi %261, %211 : index
        %264 = vector.load %x[%263] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %265 = vector.shuffle %262, %264 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %266 = wave.mma %265, %236#0, %257 : vector<16xf16>, vector<8xf32>
        %267 = wave.mma %265, %238#0, %258 : vector<16xf16>, vector<8xf32>
        %268 = arith.addi %239, %c24 : index
        %269 = arith.muli %268, %241 : index
        %270 = arith.addi %217, %269 : index
        %271 = vector.load %x[%270] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %272 = arith.addi %270, %211 : index
        %273 = vector.load %x[%272] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %274 = vector.shuffle %271, %273 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %275 = wave.mma %274, %236#1, %266 : vector<16xf16>, vector<8xf32>
        %276 = wave.mma %274, %238#1, %267 : vector<16xf16>, vector<8xf32>
        scf.yield %275, %276 : vector<8xf32>, vector<8xf32>
      }
      %277 = arith.select %223, %228, %222 : index
      %281:2 = scf.for %278 = %228 to %277 step %c12 iter_args(%279 = %232#0, %280 = %232#1) -> (vector<8xf32>, vector<8xf32>) {
        %282 = arith.addi %278, %c1 : index
        %283:2 = func.call @expert_linear_q4_k__gfx1100.0(%193, %282, %28, %51, %32, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %284:2 = func.call @expert_linear_q4_k__gfx1100.0(%193, %282, %30, %53, %32, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %285 = arith.muli %278, %c0 : index
        %286 = arith.addi %285, %c1 : index
        %287 = arith.muli %operandTileRows, %c15 : index
        %288 = arith.muli %286, %287 : index
        %289 = arith.addi %217, %288 : index
        %290 = vector.load %x[%289] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %291 = arith.addi %289, %211 : index
        %292 = vector.load %x[%291] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %293 = vector.shuffle %290, %292 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %294 = wave.mma %293, %283#0, %279 : vector<16xf16>, vector<8xf32>
        %295 = wave.mma %293, %284#0, %280 : vector<16xf16>, vector<8xf32>
        %296 = arith.addi %285, %c12 : index
        %297 = arith.muli %296, %287 : index
        %298 = arith.addi %217, %297 : index
        %299 = vector.load %x[%298] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %300 = arith.addi %298, %211 : index
        %301 = vector.load %x[%300] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %302 = vector.shuffle %299, %301 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %303 = wave.mma %302, %283#1, %294 : vector<16xf16>, vector<8xf32>
        %304 = wave.mma %302, %284#1, %295 : vector<16xf16>, vector<8xf32>
        scf.yield %303, %304 : vector<8xf32>, vector<8xf32>
      }
      scf.yield %281#0, %281#1 : vector<8xf32>, vector<8xf32>
    }
    %305 = vector.extract %59#0[0] : f32 from vector<8xf32>
    %306 = vector.extract %59#1[0] : f32 from vector<8xf32>
    %307 = arith.cmpi sgt, %tileElements, %c1 : index
    scf.if %307 {
      func.call @expert_linear_q4_k__gfx1100.1(%c1, %15, %12, %groups, %factors, %28, %w, %305, %30, %306, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %308 = vector.extract %59#0[1] : f32 from vector<8xf32>
    %309 = vector.extract %59#1[1] : f32 from vector<8xf32>
    %310 = arith.cmpi sgt, %tileElements, %c12 : index
    scf.if %310 {
      func.call @expert_linear_q4_k__gfx1100.1(%c12, %15, %12, %groups, %factors, %28, %w, %308, %30, %309, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %311 = vector.extract %59#0[2] : f32 from vector<8xf32>
    %312 = vector.extract %59#1[2] : f32 from vector<8xf32>
    %313 = arith.cmpi sgt, %tileElements, %c0 : index
    scf.if %313 {
      func.call @expert_linear_q4_k__gfx1100.1(%c0, %15, %12, %groups, %factors, %28, %w, %311, %30, %312, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %314 = vector.extract %59#0[3] : f32 from vector<8xf32>
    %315 = vector.extract %59#1[3] : f32 from vector<8xf32>
    %316 = arith.cmpi sgt, %tileElements, %c24 : index
    scf.if %316 {
      func.call @expert_linear_q4_k__gfx1100.1(%c24, %15, %12, %groups, %factors, %28, %w, %314, %30, %315, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %317 = vector.extract %59#0[4] : f32 from vector<8xf32>
    %318 = vector.extract %59#1[4] : f32 from vector<8xf32>
    %319 = arith.cmpi sgt, %tileElements, %c3 : index
    scf.if %319 {
      func.call @expert_linear_q4_k__gfx1100.1(%c3, %15, %12, %groups, %factors, %28, %w, %317, %30, %318, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %320 = vector.extract %59#0[5] : f32 from vector<8xf32>
    %321 = vector.extract %59#1[5] : f32 from vector<8xf32>
    %322 = arith.cmpi sgt, %tileElements, %c4 : index
    scf.if %322 {
      func.call @expert_linear_q4_k__gfx1100.1(%c4, %15, %12, %groups, %factors, %28, %w, %320, %30, %321, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %323 = vector.extract %59#0[6] : f32 from vector<8xf32>
    %324 = vector.extract %59#1[6] : f32 from vector<8xf32>
    %325 = arith.cmpi sgt, %tileElements, %c5 : index
    scf.if %325 {
      func.call @expert_linear_q4_k__gfx1100.1(%c5, %15, %12, %groups, %factors, %28, %w, %323, %30, %324, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %326 = vector.extract %59#0[7] : f32 from vector<8xf32>
    %327 = vector.extract %59#1[7] : f32 from vector<8xf32>
    %328 = arith.cmpi sgt, %tileElements, %c26 : index
    scf.if %328 {
      func.call @expert_linear_q4_k__gfx1100.1(%c26, %15, %12, %groups, %factors, %28, %w, %326, %30, %327, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
  }
  wave.return
}
