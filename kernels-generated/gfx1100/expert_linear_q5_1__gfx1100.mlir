// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertLinear(format='q5_1')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_linear_q5_1__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>, %x5: memref<?xi8>, %x6: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 64 : index
  %fc2 = arith.constant 4 : index
  %fc3 = arith.constant 128 : index
  %fscalesInLds = wave.param "scalesInLds" : index
  %fc5 = arith.constant 0 : index
  %fc6 = arith.constant 2 : index
  %fc7 = arith.constant 127 : index
  %fc8 = arith.constant 256 : index
  %fc9 = arith.constant 8 : index
  %fc10 = arith.constant dense<0> : vector<4xi32>
  %fc11 = arith.constant dense<983055> : vector<4xi32>
  %fc12 = arith.constant dense<[0, 4, 8, 12]> : vector<4xi32>
  %fc13 = arith.constant dense<65537> : vector<4xi32>
  %fc14 = arith.constant dense<4> : vector<4xi32>
  %fc15 = arith.constant dense<1677747200> : vector<4xi32>
  %fc16 = arith.constant dense<[1, 5, 9, 13]> : vector<4xi32>
  %fc17 = arith.constant dense<8> : vector<4xi32>
  %fc18 = arith.constant dense<[2, 6, 10, 14]> : vector<4xi32>
  %fc19 = arith.constant dense<12> : vector<4xi32>
  %fc20 = arith.constant dense<[3, 7, 11, 15]> : vector<4xi32>
  %fc21 = arith.constant dense<0x6400> : vector<32xf16>
  %f0 = arith.remui %x0, %fc0 : index
  %f1 = arith.muli %x1, %fc1 : index
  %f2 = arith.muli %f0, %fc2 : index
  %f3 = arith.addi %f1, %f2 : index
  %f4 = arith.addi %x2, %fc3 : index
  %f5 = arith.cmpi sgt, %fscalesInLds, %fc5 : index
  %f6 = scf.if %f5 -> (vector<4xi8>) {
    %f7 = arith.addi %x3, %f3 : index
    %f8 = vector.load %x4[%f7] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    scf.yield %f8 : vector<4xi8>
  } else {
    %f9 = arith.addi %f4, %f3 : index
    %f10 = vector.load %x5[%f9] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    scf.yield %f10 : vector<4xi8>
  }
  %f11 = vector.bitcast %f6 : vector<4xi8> to vector<2xf16>
  %f12 = vector.extract %f11[0] : f16 from vector<2xf16>
  %f13 = vector.broadcast %f12 : f16 to vector<16xf16>
  %f14 = vector.extract %f11[1] : f16 from vector<2xf16>
  %f15 = vector.broadcast %f14 : f16 to vector<16xf16>
  %f16 = arith.muli %x6, %fc6 : index
  %f17 = arith.addi %f16, %fc7 : index
  %f18 = arith.divui %f17, %fc3 : index
  %f19 = arith.muli %f18, %fc3 : index
  %f20 = arith.addi %f4, %f19 : index
  %f21 = arith.muli %x1, %fc8 : index
  %f22 = arith.addi %f20, %f21 : index
  %f23 = arith.muli %f0, %fc0 : index
  %f24 = arith.addi %f22, %f23 : index
  %f25 = arith.muli %x6, %fc9 : index
  %f26 = arith.addi %f25, %f19 : index
  %f27 = arith.addi %f26, %fc3 : index
  %f28 = arith.addi %x2, %f27 : index
  %f29 = arith.muli %x1, %fc0 : index
  %f30 = arith.addi %f29, %f0 : index
  %f31 = arith.muli %f30, %fc2 : index
  %f32 = arith.addi %f28, %f31 : index
  %f33 = vector.load %x5[%f32] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
  %f34 = vector.bitcast %f33 : vector<4xi8> to vector<1xi32>
  %f35 = vector.shuffle %f34, %f34 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
  %f36 = vector.load %x5[%f24] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f37 = vector.bitcast %f36 : vector<16xi8> to vector<4xi32>
  %f38 = arith.shrui %f37, %fc10 : vector<4xi32>
  %f39 = arith.andi %f38, %fc11 : vector<4xi32>
  %f40 = arith.shrui %f35, %fc12 : vector<4xi32>
  %f41 = arith.andi %f40, %fc13 : vector<4xi32>
  %f42 = arith.shli %f41, %fc14 : vector<4xi32>
  %f43 = arith.ori %f39, %f42 : vector<4xi32>
  %f44 = arith.ori %f43, %fc15 : vector<4xi32>
  %f45 = vector.bitcast %f44 : vector<4xi32> to vector<8xf16>
  %f46 = arith.shrui %f37, %fc14 : vector<4xi32>
  %f47 = arith.andi %f46, %fc11 : vector<4xi32>
  %f48 = arith.shrui %f35, %fc16 : vector<4xi32>
  %f49 = arith.andi %f48, %fc13 : vector<4xi32>
  %f50 = arith.shli %f49, %fc14 : vector<4xi32>
  %f51 = arith.ori %f47, %f50 : vector<4xi32>
  %f52 = arith.ori %f51, %fc15 : vector<4xi32>
  %f53 = vector.bitcast %f52 : vector<4xi32> to vector<8xf16>
  %f54 = arith.shrui %f37, %fc17 : vector<4xi32>
  %f55 = arith.andi %f54, %fc11 : vector<4xi32>
  %f56 = arith.shrui %f35, %fc18 : vector<4xi32>
  %f57 = arith.andi %f56, %fc13 : vector<4xi32>
  %f58 = arith.shli %f57, %fc14 : vector<4xi32>
  %f59 = arith.ori %f55, %f58 : vector<4xi32>
  %f60 = arith.ori %f59, %fc15 : vector<4xi32>
  %f61 = vector.bitcast %f60 : vector<4xi32> to vector<8xf16>
  %f62 = arith.shrui %f37, %fc19 : vector<4xi32>
  %f63 = arith.andi %f62, %fc11 : vector<4xi32>
  %f64 = arith.shrui %f35, %fc20 : vector<4xi32>
  %f65 = arith.andi %f64, %fc13 : vector<4xi32>
  %f66 = arith.shli %f65, %fc14 : vector<4xi32>
  %f67 = arith.ori %f63, %f66 : vector<4xi32>
  %f68 = arith.ori %f67, %fc15 : vector<4xi32>
  %f69 = vector.bitcast %f68 : vector<4xi32> to vector<8xf16>
  %f70 = vector.shuffle %f45, %f53 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f71 = vector.shuffle %f61, %f69 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f72 = vector.shuffle %f70, %f71 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f73 = arith.subf %f72, %fc21 : vector<32xf16>
  %f74 = vector.shuffle %f73, %f73 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f75 = vector.shuffle %f73, %f73 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f76 = math.fma %f74, %f13, %f15 : vector<16xf16>
  %f77 = math.fma %f75, %f13, %f15 : vector<16xf16>
  func.return %f76, %f77 : vector<16xf16>, vector<16xf16>
}
func.func private @expert_linear_q5_1__gfx1100.1(%x0: index, %x1: index, %x2: index, %x3: memref<?xi32>, %x4: memref<?xf32>, %x5: index, %x6: memref<?xi8>, %x7: f32, %x8: index, %x9: f32, %x10: index, %x11: memref<?xf32>) {
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
wave.kernel @expert_linear_q5_1__gfx1100(%step: memref<?xi32> {wave.constant}, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %groups: memref<?xi32> {wave.constant}, %out: memref<?xf32>) {
  %c0 = arith.constant 2 : index
  %c1 = arith.constant 0 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c3 = arith.constant 4 : index
  %c4 = arith.constant 5 : index
  %c5 = arith.constant 6 : index
  %c6 = arith.constant 8 : index
  %c7 = arith.constant 127 : index
  %c8 = arith.constant 128 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %c10 = arith.constant 1 : index
  %scalesInLds = wave.param "scalesInLds" : index
  %c12 = arith.constant 32 : index
  %c13 = arith.constant 16 : index
  %alwaysStaged = wave.param "alwaysStaged" : index
  %stagedRows = wave.param "stagedRows" : index
  %operandTileRows = wave.param "operandTileRows" : index
  %pairsAt = wave.param "pairsAt" : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c19 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c22 = arith.constant 3 : index
  %tileElements = wave.param "tileElements" : index
  %c24 = arith.constant 7 : index
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
    %17 = arith.muli %inputFeatures, %c0 : index
    %18 = arith.addi %17, %c7 : index
    %19 = arith.divui %18, %c8 : index
    %20 = arith.muli %19, %c8 : index
    %21 = arith.addi %16, %20 : index
    %22 = arith.addi %21, %c8 : index
    %23 = arith.addi %22, %17 : index
    %24 = arith.muli %9, %panelsPerExpert : index
    %25 = arith.addi %24, %1 : index
    %26 = arith.addi %25, %c1 : index
    %27 = arith.muli %26, %23 : index
    %28 = arith.addi %25, %c10 : index
    %29 = arith.muli %28, %23 : index
    %30 = arith.muli %scalesInLds, %c0 : index
    %31 = wave.scratch %30 : memref<?xi8>
    %32 = arith.cmpi sgt, %scalesInLds, %c1 : index
    scf.if %32 {
      scf.for %33 = %c1 to %c0 step %c10 {
        %34 = arith.addi %1, %33 : index
        %35 = arith.addi %24, %34 : index
        %36 = arith.muli %35, %23 : index
        %37 = arith.addi %36, %c8 : index
        %38 = wave.wave
        %39 = arith.muli %38, %c12 : index
        %40 = wave.lane
        %41 = arith.addi %39, %40 : index
        %42 = arith.divui %scalesInLds, %c13 : index
        scf.for %43 = %41 to %42 step %c12 {
          %44 = arith.muli %43, %c13 : index
          %45 = arith.addi %37, %44 : index
          %46 = vector.load %w[%45] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          %47 = arith.muli %33, %scalesInLds : index
          %48 = arith.addi %47, %44 : index
          vector.store %46, %31[%48] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        }
      }
      wave.barrier
    }
    %49 = arith.addi %c1, %c1 : index
    %50 = arith.muli %49, %scalesInLds : index
    %51 = arith.addi %c1, %c10 : index
    %52 = arith.muli %51, %scalesInLds : index
    %53 = arith.cmpi eq, %alwaysStaged, %c10 : index
    %54 = arith.cmpi sle, %15, %stagedRows : index
    %55 = arith.cmpi sgt, %stagedRows, %c1 : index
    %56 = arith.andi %54, %55 : i1
    %57 = arith.select %53, %53, %56 : i1
    %58:2 = scf.if %57 -> (vector<8xf32>, vector<8xf32>) {
      %59 = arith.addi %inputFeatures, %c6 : index
      %60 = arith.muli %stagedRows, %59 : index
      %61 = wave.scratch %60 : memref<?xf16>
      scf.for %62 = %c1 to %15 step %c10 {
        %63 = arith.addi %pairsAt, %12 : index
        %64 = arith.subi %15, %c10 : index
        %65 = arith.minsi %62, %64 : index
        %66 = arith.addi %63, %65 : index
        %67 = memref.load %groups[%66] : memref<?xi32>
        %68 = arith.index_cast %67 : i32 to index
        %69 = arith.divui %68, %rowDivisor : index
        %70 = arith.divui %69, %operandTileRows : index
        %71 = arith.divui %inputFeatures, %c13 : index
        %72 = arith.muli %70, %71 : index
        %73 = arith.divui %c1, %c13 : index
        %74 = arith.addi %72, %73 : index
        %75 = arith.muli %74, %c0 : index
        %76 = arith.remui %c1, %c13 : index
        %77 = arith.divui %76, %c6 : index
        %78 = arith.addi %75, %77 : index
        %79 = arith.muli %operandTileRows, %c6 : index
        %80 = arith.muli %78, %79 : index
        %81 = arith.remui %69, %operandTileRows : index
        %82 = arith.muli %81, %c6 : index
        %83 = arith.addi %80, %82 : index
        %84 = arith.remui %c1, %c6 : index
        %85 = arith.addi %83, %84 : index
        %86 = arith.muli %62, %59 : index
        %87 = arith.divui %inputFeatures, %c6 : index
        %88 = wave.wave
        %89 = arith.muli %88, %c12 : index
        %90 = wave.lane
        %91 = arith.addi %89, %90 : index
        scf.for %92 = %91 to %87 step %c12 {
          %93 = arith.muli %92, %79 : index
          %94 = arith.addi %85, %93 : index
          %95 = vector.load %x[%94] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          %96 = arith.muli %92, %c6 : index
          %97 = arith.addi %86, %96 : index
          vector.store %95, %61[%97] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        }
      }
      wave.barrier
      %98 = wave.lane
      %99 = arith.remui %98, %c13 : index
      %100 = arith.subi %15, %c10 : index
      %101 = arith.minsi %99, %100 : index
      %102 = arith.muli %101, %59 : index
      %103 = arith.divui %inputFeatures, %c12 : index
      %104 = arith.muli %c1, %stepsPerWave : index
      %105 = arith.minsi %104, %103 : index
      %106 = arith.addi %105, %stepsPerWave : index
      %107 = arith.minsi %106, %103 : index
      %108 = arith.cmpi eq, %wholeBlocks, %c10 : index
      %109 = arith.subi %107, %105 : index
      %110 = arith.divui %109, %c0 : index
      %111 = arith.muli %110, %c0 : index
      %112 = arith.addi %105, %111 : index
      %113 = arith.select %108, %106, %112 : index
      %117:2 = scf.for %114 = %105 to %113 step %c0 iter_args(%115 = %c19, %116 = %c19) -> (vector<8xf32>, vector<8xf32>) {
        %118 = arith.addi %114, %c1 : index
        %119:2 = func.call @expert_linear_q5_1__gfx1100.0(%98, %118, %27, %50, %31, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %120 = arith.addi %114, %c10 : index
        %121:2 = func.call @expert_linear_q5_1__gfx1100.0(%98, %120, %27, %50, %31, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %122:2 = func.call @expert_linear_q5_1__gfx1100.0(%98, %118, %29, %52, %31, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %123:2 = func.call @expert_linear_q5_1__gfx1100.0(%98, %120, %29, %52, %31, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %124 = arith.muli %114, %c0 : index
        %125 = arith.addi %124, %c1 : index
        %126 = arith.muli %c10, %c13 : index
        %127 = arith.muli %125, %126 : index
        %128 = arith.addi %102, %127 : index
        %129 = vector.load %61[%128] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %130 = arith.muli %c10, %c6 : index
        %131 = arith.addi %128, %130 : index
        %132 = vector.load %61[%131] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %133 = vector.shuffle %129, %132 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %134 = wave.mma %133, %119#0, %115 : vector<16xf16>, vector<8xf32>
        %135 = wave.mma %133, %122#0, %116 : vector<16xf16>, vector<8xf32>
        %136 = arith.addi %124, %c10 : index
        %137 = arith.muli %136, %126 : index
        %138 = arith.addi %102, %137 : index
        %139 = vector.load %61[%138] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %140 = arith.addi %138, %130 : index
        %141 = vector.load %61[%140] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %142 = vector.shuffle %139, %141 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %143 = wave.mma %142, %119#1, %134 : vector<16xf16>, vector<8xf32>
        %144 = wave.mma %142, %122#1, %135 : vector<16xf16>, vector<8xf32>
        %145 = arith.addi %124, %c0 : index
        %146 = arith.muli %145, %126 : index
        %147 = arith.addi %102, %146 : index
        %148 = vector.load %61[%147] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %149 = arith.addi %147, %130 : index
        %150 = vector.load %61[%149] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %151 = vector.shuffle %148, %150 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %152 = wave.mma %151, %121#0, %143 : vector<16xf16>, vector<8xf32>
        %153 = wave.mma %151, %123#0, %144 : vector<16xf16>, vector<8xf32>
        %154 = arith.addi %124, %c22 : index
        %155 = arith.muli %154, %126 : index
        %156 = arith.addi %102, %155 : index
        %157 = vector.load %61[%156] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %158 = arith.addi %156, %130 : index
        %159 = vector.load %61[%158] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %160 = vector.shuffle %157, %159 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %161 = wave.mma %160, %121#1, %152 : vector<16xf16>, vector<8xf32>
        %162 = wave.mma %160, %123#1, %153 : vector<16xf16>, vector<8xf32>
        scf.yield %161, %162 : vector<8xf32>, vector<8xf32>
      }
      %163 = arith.select %108, %113, %107 : index
      %167:2 = scf.for %164 = %113 to %163 step %c10 iter_args(%165 = %117#0, %166 = %117#1) -> (vector<8xf32>, vector<8xf32>) {
        %168 = arith.addi %164, %c1 : index
        %169:2 = func.call @expert_linear_q5_1__gfx1100.0(%98, %168, %27, %50, %31, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %170:2 = func.call @expert_linear_q5_1__gfx1100.0(%98, %168, %29, %52, %31, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %171 = arith.muli %164, %c0 : index
        %172 = arith.addi %171, %c1 : index
        %173 = arith.muli %c10, %c13 : index
        %174 = arith.muli %172, %173 : index
        %175 = arith.addi %102, %174 : index
        %176 = vector.load %61[%175] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %177 = arith.muli %c10, %c6 : index
        %178 = arith.addi %175, %177 : index
        %179 = vector.load %61[%178] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %180 = vector.shuffle %176, %179 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %181 = wave.mma %180, %169#0, %165 : vector<16xf16>, vector<8xf32>
        %182 = wave.mma %180, %170#0, %166 : vector<16xf16>, vector<8xf32>
        %183 = arith.addi %171, %c10 : index
        %184 = arith.muli %183, %173 : index
        %185 = arith.addi %102, %184 : index
        %186 = vector.load %61[%185] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %187 = arith.addi %185, %177 : index
        %188 = vector.load %61[%187] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %189 = vector.shuffle %186, %188 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %190 = wave.mma %189, %169#1, %181 : vector<16xf16>, vector<8xf32>
        %191 = wave.mma %189, %170#1, %182 : vector<16xf16>, vector<8xf32>
        scf.yield %190, %191 : vector<8xf32>, vector<8xf32>
      }
      scf.yield %167#0, %167#1 : vector<8xf32>, vector<8xf32>
    } else {
      %192 = wave.lane
      %193 = arith.remui %192, %c13 : index
      %194 = arith.addi %pairsAt, %12 : index
      %195 = arith.subi %15, %c10 : index
      %196 = arith.minsi %193, %195 : index
      %197 = arith.addi %194, %196 : index
      %198 = memref.load %groups[%197] : memref<?xi32>
      %199 = arith.index_cast %198 : i32 to index
      %200 = arith.divui %199, %rowDivisor : index
      %201 = arith.divui %200, %operandTileRows : index
      %202 = arith.divui %inputFeatures, %c13 : index
      %203 = arith.muli %201, %202 : index
      %204 = arith.divui %c1, %c13 : index
      %205 = arith.addi %203, %204 : index
      %206 = arith.muli %205, %c0 : index
      %207 = arith.remui %c1, %c13 : index
      %208 = arith.divui %207, %c6 : index
      %209 = arith.addi %206, %208 : index
      %210 = arith.muli %operandTileRows, %c6 : index
      %211 = arith.muli %209, %210 : index
      %212 = arith.remui %200, %operandTileRows : index
      %213 = arith.muli %212, %c6 : index
      %214 = arith.addi %211, %213 : index
      %215 = arith.remui %c1, %c6 : index
      %216 = arith.addi %214, %215 : index
      %217 = arith.divui %inputFeatures, %c12 : index
      %218 = arith.muli %c1, %stepsPerWave : index
      %219 = arith.minsi %218, %217 : index
      %220 = arith.addi %219, %stepsPerWave : index
      %221 = arith.minsi %220, %217 : index
      %222 = arith.cmpi eq, %wholeBlocks, %c10 : index
      %223 = arith.subi %221, %219 : index
      %224 = arith.divui %223, %c0 : index
      %225 = arith.muli %224, %c0 : index
      %226 = arith.addi %219, %225 : index
      %227 = arith.select %222, %220, %226 : index
      %231:2 = scf.for %228 = %219 to %227 step %c0 iter_args(%229 = %c19, %230 = %c19) -> (vector<8xf32>, vector<8xf32>) {
        %232 = arith.addi %228, %c1 : index
        %233:2 = func.call @expert_linear_q5_1__gfx1100.0(%192, %232, %27, %50, %31, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %234 = arith.addi %228, %c10 : index
        %235:2 = func.call @expert_linear_q5_1__gfx1100.0(%192, %234, %27, %50, %31, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %236:2 = func.call @expert_linear_q5_1__gfx1100.0(%192, %232, %29, %52, %31, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %237:2 = func.call @expert_linear_q5_1__gfx1100.0(%192, %234, %29, %52, %31, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %238 = arith.muli %228, %c0 : index
        %239 = arith.addi %238, %c1 : index
        %240 = arith.muli %operandTileRows, %c13 : index
        %241 = arith.muli %239, %240 : index
        %242 = arith.addi %216, %241 : index
        %243 = vector.load %x[%242] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %244 = arith.addi %242, %210 : index
        %245 = vector.load %x[%244] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %246 = vector.shuffle %243, %245 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %247 = wave.mma %246, %233#0, %229 : vector<16xf16>, vector<8xf32>
        %248 = wave.mma %246, %236#0, %230 : vector<16xf16>, vector<8xf32>
        %249 = arith.addi %238, %c10 : index
        %250 = arith.muli %249, %240 : index
        %251 = arith.addi %216, %250 : index
        %252 = vector.load %x[%251] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %253 = arith.addi %251, %210 : index
        %254 = vector.load %x[%253] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %255 = vector.shuffle %252, %254 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %256 = wave.mma %255, %233#1, %247 : vector<16xf16>, vector<8xf32>
        %257 = wave.mma %255, %236#1, %248 : vector<16xf16>, vector<8xf32>
        %258 = arith.addi %238, %c0 : index
        %259 = arith.muli %258, %240 : index
        %260 = arith.addi %216, %259 : index
        %261 = vector.load %x[%260] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %262 = arith.addi %260, %210 : index
        %263 = vector.load %x[%262] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %264 = vector.shuffle %261, %263 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %265 = wave.mma %264, %235#0, %256 : vector<16xf16>, vector<8xf32>
        %266 = wave.mma %264, %237#0, %257 : vector<16xf16>, vector<8xf32>
        %267 = arith.addi %238, %c22 : index
        %268 = arith.muli %267, %240 : index
        %269 = arith.addi %216, %268 : index
        %270 = vector.load %x[%269] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %271 = arith.addi %269, %210 : index
        %272 = vector.load %x[%271] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %273 = vector.shuffle %270, %272 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %274 = wave.mma %273, %235#1, %265 : vector<16xf16>, vector<8xf32>
        %275 = wave.mma %273, %237#1, %266 : vector<16xf16>, vector<8xf32>
        scf.yield %274, %275 : vector<8xf32>, vector<8xf32>
      }
      %276 = arith.select %222, %227, %221 : index
      %280:2 = scf.for %277 = %227 to %276 step %c10 iter_args(%278 = %231#0, %279 = %231#1) -> (vector<8xf32>, vector<8xf32>) {
        %281 = arith.addi %277, %c1 : index
        %282:2 = func.call @expert_linear_q5_1__gfx1100.0(%192, %281, %27, %50, %31, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %283:2 = func.call @expert_linear_q5_1__gfx1100.0(%192, %281, %29, %52, %31, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %284 = arith.muli %277, %c0 : index
        %285 = arith.addi %284, %c1 : index
        %286 = arith.muli %operandTileRows, %c13 : index
        %287 = arith.muli %285, %286 : index
        %288 = arith.addi %216, %287 : index
        %289 = vector.load %x[%288] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %290 = arith.addi %288, %210 : index
        %291 = vector.load %x[%290] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %292 = vector.shuffle %289, %291 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %293 = wave.mma %292, %282#0, %278 : vector<16xf16>, vector<8xf32>
        %294 = wave.mma %292, %283#0, %279 : vector<16xf16>, vector<8xf32>
        %295 = arith.addi %284, %c10 : index
        %296 = arith.muli %295, %286 : index
        %297 = arith.addi %216, %296 : index
        %298 = vector.load %x[%297] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %299 = arith.addi %297, %210 : index
        %300 = vector.load %x[%299] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %301 = vector.shuffle %298, %300 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %302 = wave.mma %301, %282#1, %293 : vector<16xf16>, vector<8xf32>
        %303 = wave.mma %301, %283#1, %294 : vector<16xf16>, vector<8xf32>
        scf.yield %302, %303 : vector<8xf32>, vector<8xf32>
      }
      scf.yield %280#0, %280#1 : vector<8xf32>, vector<8xf32>
    }
    %304 = vector.extract %58#0[0] : f32 from vector<8xf32>
    %305 = vector.extract %58#1[0] : f32 from vector<8xf32>
    %306 = arith.cmpi sgt, %tileElements, %c1 : index
    scf.if %306 {
      func.call @expert_linear_q5_1__gfx1100.1(%c1, %15, %12, %groups, %factors, %27, %w, %304, %29, %305, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %307 = vector.extract %58#0[1] : f32 from vector<8xf32>
    %308 = vector.extract %58#1[1] : f32 from vector<8xf32>
    %309 = arith.cmpi sgt, %tileElements, %c10 : index
    scf.if %309 {
      func.call @expert_linear_q5_1__gfx1100.1(%c10, %15, %12, %groups, %factors, %27, %w, %307, %29, %308, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %310 = vector.extract %58#0[2] : f32 from vector<8xf32>
    %311 = vector.extract %58#1[2] : f32 from vector<8xf32>
    %312 = arith.cmpi sgt, %tileElements, %c0 : index
    scf.if %312 {
      func.call @expert_linear_q5_1__gfx1100.1(%c0, %15, %12, %groups, %factors, %27, %w, %310, %29, %311, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %313 = vector.extract %58#0[3] : f32 from vector<8xf32>
    %314 = vector.extract %58#1[3] : f32 from vector<8xf32>
    %315 = arith.cmpi sgt, %tileElements, %c22 : index
    scf.if %315 {
      func.call @expert_linear_q5_1__gfx1100.1(%c22, %15, %12, %groups, %factors, %27, %w, %313, %29, %314, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %316 = vector.extract %58#0[4] : f32 from vector<8xf32>
    %317 = vector.extract %58#1[4] : f32 from vector<8xf32>
    %318 = arith.cmpi sgt, %tileElements, %c3 : index
    scf.if %318 {
      func.call @expert_linear_q5_1__gfx1100.1(%c3, %15, %12, %groups, %factors, %27, %w, %316, %29, %317, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %319 = vector.extract %58#0[5] : f32 from vector<8xf32>
    %320 = vector.extract %58#1[5] : f32 from vector<8xf32>
    %321 = arith.cmpi sgt, %tileElements, %c4 : index
    scf.if %321 {
      func.call @expert_linear_q5_1__gfx1100.1(%c4, %15, %12, %groups, %factors, %27, %w, %319, %29, %320, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %322 = vector.extract %58#0[6] : f32 from vector<8xf32>
    %323 = vector.extract %58#1[6] : f32 from vector<8xf32>
    %324 = arith.cmpi sgt, %tileElements, %c5 : index
    scf.if %324 {
      func.call @expert_linear_q5_1__gfx1100.1(%c5, %15, %12, %groups, %factors, %27, %w, %322, %29, %323, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %325 = vector.extract %58#0[7] : f32 from vector<8xf32>
    %326 = vector.extract %58#1[7] : f32 from vector<8xf32>
    %327 = arith.cmpi sgt, %tileElements, %c24 : index
    scf.if %327 {
      func.call @expert_linear_q5_1__gfx1100.1(%c24, %15, %12, %groups, %factors, %27, %w, %325, %29, %326, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
  }
  wave.return
}
