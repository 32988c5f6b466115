// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertLinear(format='q6_k')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_linear_q6_k__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 128 : index
  %fc2 = arith.constant 8 : index
  %fc3 = arith.constant 32 : index
  %fc4 = arith.constant 2 : index
  %fc5 = arith.constant 256 : index
  %fc6 = arith.constant 127 : index
  %fc7 = arith.constant dense<0> : vector<4xi32>
  %fc8 = arith.constant dense<983055> : vector<4xi32>
  %fc9 = arith.constant dense<[0, 8, 0, 8]> : vector<4xi32>
  %fc10 = arith.constant dense<196611> : vector<4xi32>
  %fc11 = arith.constant dense<4> : vector<4xi32>
  %fc12 = arith.constant dense<1677747200> : vector<4xi32>
  %fc13 = arith.constant dense<[2, 10, 2, 10]> : vector<4xi32>
  %fc14 = arith.constant dense<8> : vector<4xi32>
  %fc15 = arith.constant dense<[4, 12, 4, 12]> : vector<4xi32>
  %fc16 = arith.constant dense<12> : vector<4xi32>
  %fc17 = arith.constant dense<[6, 14, 6, 14]> : vector<4xi32>
  %fc18 = arith.constant dense<0x6420> : vector<32xf16>
  %f0 = arith.remui %x0, %fc0 : index
  %f1 = arith.addi %x1, %fc1 : index
  %f2 = arith.divui %x2, %fc2 : index
  %f3 = arith.muli %f2, %fc3 : index
  %f4 = arith.addi %f1, %f3 : index
  %f5 = arith.muli %f0, %fc4 : index
  %f6 = arith.addi %f4, %f5 : index
  %f7 = vector.load %x3[%f6] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
  %f8 = vector.bitcast %f7 : vector<2xi8> to vector<1xf16>
  %f9 = arith.divui %x4, %fc5 : index
  %f10 = arith.muli %f9, %fc3 : index
  %f11 = arith.addi %f1, %f10 : index
  %f12 = arith.muli %x2, %fc3 : index
  %f13 = arith.addi %f11, %f12 : index
  %f14 = arith.addi %f13, %f5 : index
  %f15 = vector.load %x3[%f14] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
  %f16 = vector.extract %f8[0] : f16 from vector<1xf16>
  %f17 = arith.extf %f16 : f16 to f32
  %f18 = vector.extract %f15[0] : i8 from vector<2xi8>
  %f19 = arith.extsi %f18 : i8 to i32
  %f20 = arith.sitofp %f19 : i32 to f32
  %f21 = arith.mulf %f17, %f20 : f32
  %f22 = arith.truncf %f21 : f32 to f16
  %f23 = vector.broadcast %f22 : f16 to vector<16xf16>
  %f24 = vector.extract %f15[1] : i8 from vector<2xi8>
  %f25 = arith.extsi %f24 : i8 to i32
  %f26 = arith.sitofp %f25 : i32 to f32
  %f27 = arith.mulf %f17, %f26 : f32
  %f28 = arith.truncf %f27 : f32 to f16
  %f29 = vector.broadcast %f28 : f16 to vector<16xf16>
  %f30 = arith.addi %f10, %x4 : index
  %f31 = arith.addi %f30, %fc6 : index
  %f32 = arith.divui %f31, %fc1 : index
  %f33 = arith.muli %f32, %fc1 : index
  %f34 = arith.addi %f1, %f33 : index
  %f35 = arith.muli %x4, %fc2 : index
  %f36 = arith.addi %f34, %f35 : index
  %f37 = arith.muli %x2, %fc0 : index
  %f38 = arith.addi %f37, %f0 : index
  %f39 = arith.muli %f38, %fc2 : index
  %f40 = arith.addi %f36, %f39 : index
  %f41 = arith.muli %x2, %fc5 : index
  %f42 = arith.addi %f34, %f41 : index
  %f43 = arith.muli %f0, %fc0 : index
  %f44 = arith.addi %f42, %f43 : index
  %f45 = vector.load %x3[%f40] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
  %f46 = vector.bitcast %f45 : vector<8xi8> to vector<2xi32>
  %f47 = vector.shuffle %f46, %f46 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
  %f48 = vector.load %x3[%f44] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f49 = vector.bitcast %f48 : vector<16xi8> to vector<4xi32>
  %f50 = arith.shrui %f49, %fc7 : vector<4xi32>
  %f51 = arith.andi %f50, %fc8 : vector<4xi32>
  %f52 = arith.shrui %f47, %fc9 : vector<4xi32>
  %f53 = arith.andi %f52, %fc10 : vector<4xi32>
  %f54 = arith.shli %f53, %fc11 : vector<4xi32>
  %f55 = arith.ori %f51, %f54 : vector<4xi32>
  %f56 = arith.ori %f55, %fc12 : vector<4xi32>
  %f57 = vector.bitcast %f56 : vector<4xi32> to vector<8xf16>
  %f58 = arith.shrui %f49, %fc11 : vector<4xi32>
  %f59 = arith.andi %f58, %fc8 : vector<4xi32>
  %f60 = arith.shrui %f47, %fc13 : vector<4xi32>
  %f61 = arith.andi %f60, %fc10 : vector<4xi32>
  %f62 = arith.shli %f61, %fc11 : vector<4xi32>
  %f63 = arith.ori %f59, %f62 : vector<4xi32>
  %f64 = arith.ori %f63, %fc12 : vector<4xi32>
  %f65 = vector.bitcast %f64 : vector<4xi32> to vector<8xf16>
  %f66 = arith.shrui %f49, %fc14 : vector<4xi32>
  %f67 = arith.andi %f66, %fc8 : vector<4xi32>
  %f68 = arith.shrui %f47, %fc15 : vector<4xi32>
  %f69 = arith.andi %f68, %fc10 : vector<4xi32>
  %f70 = arith.shli %f69, %fc11 : vector<4xi32>
  %f71 = arith.ori %f67, %f70 : vector<4xi32>
  %f72 = arith.ori %f71, %fc12 : vector<4xi32>
  %f73 = vector.bitcast %f72 : vector<4xi32> to vector<8xf16>
  %f74 = arith.shrui %f49, %fc16 : vector<4xi32>
  %f75 = arith.andi %f74, %fc8 : vector<4xi32>
  %f76 = arith.shrui %f47, %fc17 : vector<4xi32>
  %f77 = arith.andi %f76, %fc10 : vector<4xi32>
  %f78 = arith.shli %f77, %fc11 : vector<4xi32>
  %f79 = arith.ori %f75, %f78 : vector<4xi32>
  %f80 = arith.ori %f79, %fc12 : vector<4xi32>
  %f81 = vector.bitcast %f80 : vector<4xi32> to vector<8xf16>
  %f82 = vector.shuffle %f57, %f65 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f83 = vector.shuffle %f73, %f81 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f84 = vector.shuffle %f82, %f83 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f85 = arith.subf %f84, %fc18 : vector<32xf16>
  %f86 = vector.shuffle %f85, %f85 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f87 = vector.shuffle %f85, %f85 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f88 = arith.mulf %f86, %f23 : vector<16xf16>
  %f89 = arith.mulf %f87, %f29 : vector<16xf16>
  func.return %f88, %f89 : vector<16xf16>, vector<16xf16>
}
func.func private @expert_linear_q6_k__gfx1100.1(%x0: index, %x1: index, %x2: index, %x3: memref<?xi32>, %x4: memref<?xf32>, %x5: index, %x6: memref<?xi8>, %x7: f32, %x8: index, %x9: f32, %x10: index, %x11: memref<?xf32>) {
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
wave.kernel @expert_linear_q6_k__gfx1100(%step: memref<?xi32> {wave.constant}, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %groups: memref<?xi32> {wave.constant}, %out: memref<?xf32>) {
  %c0 = arith.constant 2 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c2 = arith.constant 0 : index
  %c3 = arith.constant 4 : index
  %c4 = arith.constant 5 : index
  %c5 = arith.constant 6 : index
  %c6 = arith.constant 12 : index
  %c7 = arith.constant 256 : index
  %c8 = arith.constant 32 : index
  %c9 = arith.constant 127 : index
  %c10 = arith.constant 128 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %c12 = arith.constant 1 : index
  %alwaysStaged = wave.param "alwaysStaged" : index
  %stagedRows = wave.param "stagedRows" : index
  %operandTileRows = wave.param "operandTileRows" : index
  %c16 = arith.constant 8 : index
  %pairsAt = wave.param "pairsAt" : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c19 = arith.constant 16 : index
  %c20 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c23 = arith.constant 3 : index
  %tileElements = wave.param "tileElements" : index
  %c25 = arith.constant 7 : index
  %0 = wave.block 0
  %1 = arith.muli %0, %c0 : index
  %2 = wave.block 1
  %3 = memref.load %groups[%c2] : memref<?xi32>
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
    %27 = arith.addi %26, %c2 : index
    %28 = arith.muli %27, %24 : index
    %29 = arith.addi %26, %c12 : index
    %30 = arith.muli %29, %24 : index
    %31 = arith.cmpi eq, %alwaysStaged, %c12 : index
    %32 = arith.cmpi sle, %15, %stagedRows : index
    %33 = arith.cmpi sgt, %stagedRows, %c2 : index
    %34 = arith.andi %32, %33 : i1
    %35 = arith.select %31, %31, %34 : i1
    %36:2 = scf.if %35 -> (vector<8xf32>, vector<8xf32>) {
      %37 = arith.addi %inputFeatures, %c16 : index
      %38 = arith.muli %stagedRows, %37 : index
      %39 = wave.scratch %38 : memref<?xf16>
      scf.for %40 = %c2 to %15 step %c12 {
        %41 = arith.addi %pairsAt, %12 : index
        %42 = arith.subi %15, %c12 : index
        %43 = arith.minsi %40, %42 : index
        %44 = arith.addi %41, %43 : index
        %45 = memref.load %groups[%44] : memref<?xi32>
        %46 = arith.index_cast %45 : i32 to index
        %47 = arith.divui %46, %rowDivisor : index
        %48 = arith.divui %47, %operandTileRows : index
        %49 = arith.divui %inputFeatures, %c19 : index
        %50 = arith.muli %48, %49 : index
        %51 = arith.divui %c2, %c19 : index
        %52 = arith.addi %50, %51 : index
        %53 = arith.muli %52, %c0 : index
        %54 = arith.remui %c2, %c19 : index
        %55 = arith.divui %54, %c16 : index
        %56 = arith.addi %53, %55 : index
        %57 = arith.muli %operandTileRows, %c16 : index
        %58 = arith.muli %56, %57 : index
        %59 = arith.remui %47, %operandTileRows : index
        %60 = arith.muli %59, %c16 : index
        %61 = arith.addi %58, %60 : index
        %62 = arith.remui %c2, %c16 : index
        %63 = arith.addi %61, %62 : index
        %64 = arith.muli %40, %37 : index
        %65 = arith.divui %inputFeatures, %c16 : index
        %66 = wave.wave
        %67 = arith.muli %66, %c8 : index
        %68 = wave.lane
        %69 = arith.addi %67, %68 : index
        scf.for %70 = %69 to %65 step %c8 {
          %71 = arith.muli %70, %57 : index
          %72 = arith.addi %63, %71 : index
          %73 = vector.load %x[%72] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          %74 = arith.muli %70, %c16 : index
          %75 = arith.addi %64, %74 : index
          vector.store %73, %39[%75] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        }
      }
      wave.barrier
      %76 = wave.lane
      %77 = arith.remui %76, %c19 : index
      %78 = arith.subi %15, %c12 : index
      %79 = arith.minsi %77, %78 : index
      %80 = arith.muli %79, %37 : index
      %81 = arith.divui %inputFeatures, %c8 : index
      %82 = arith.muli %c2, %stepsPerWave : index
      %83 = arith.minsi %82, %81 : index
      %84 = arith.addi %83, %stepsPerWave : index
      %85 = arith.minsi %84, %81 : index
      %86 = arith.cmpi eq, %wholeBlocks, %c12 : index
      %87 = arith.subi %85, %83 : index
      %88 = arith.divui %87, %c0 : index
      %89 = arith.muli %88, %c0 : index
      %90 = arith.addi %83, %89 : index
      %91 = arith.select %86, %84, %90 : index
      %95:2 = scf.for %92 = %83 to %91 step %c0 iter_args(%93 = %c20, %94 = %c20) -> (vector<8xf32>, vector<8xf32>) {
        %96 = arith.addi %92, %c2 : index
        %97:2 = func.call @expert_linear_q6_k__gfx1100.0(%76, %28, %96, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %98 = arith.addi %92, %c12 : index
        %99:2 = func.call @expert_linear_q6_k__gfx1100.0(%76, %28, %98, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %100:2 = func.call @expert_linear_q6_k__gfx1100.0(%76, %30, %96, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %101:2 = func.call @expert_linear_q6_k__gfx1100.0(%76, %30, %98, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %102 = arith.muli %92, %c0 : index
        %103 = arith.addi %102, %c2 : index
        %104 = arith.muli %c12, %c19 : index
        %105 = arith.muli %103, %104 : index
        %106 = arith.addi %80, %105 : index
        %107 = vector.load %39[%106] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %108 = arith.muli %c12, %c16 : index
        %109 = arith.addi %106, %108 : index
        %110 = vector.load %39[%109] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %111 = vector.shuffle %107, %110 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %112 = wave.mma %111, %97#0, %93 : vector<16xf16>, vector<8xf32>
        %113 = wave.mma %111, %100#0, %94 : vector<16xf16>, vector<8xf32>
        %114 = arith.addi %102, %c12 : index
        %115 = arith.muli %114, %104 : index
        %116 = arith.addi %80, %115 : index
        %117 = vector.load %39[%116] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %118 = arith.addi %116, %108 : index
        %119 = vector.load %39[%118] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %120 = vector.shuffle %117, %119 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %121 = wave.mma %120, %97#1, %112 : vector<16xf16>, vector<8xf32>
        %122 = wave.mma %120, %100#1, %113 : vector<16xf16>, vector<8xf32>
        %123 = arith.addi %102, %c0 : index
        %124 = arith.muli %123, %104 : index
        %125 = arith.addi %80, %124 : index
        %126 = vector.load %39[%125] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %127 = arith.addi %125, %108 : index
        %128 = vector.load %39[%127] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %129 = vector.shuffle %126, %128 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %130 = wave.mma %129, %99#0, %121 : vector<16xf16>, vector<8xf32>
        %131 = wave.mma %129, %101#0, %122 : vector<16xf16>, vector<8xf32>
        %132 = arith.addi %102, %c23 : index
        %133 = arith.muli %132, %104 : index
        %134 = arith.addi %80, %133 : index
        %135 = vector.load %39[%134] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %136 = arith.addi %134, %108 : index
        %137 = vector.load %39[%136] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %138 = vector.shuffle %135, %137 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %139 = wave.mma %138, %99#1, %130 : vector<16xf16>, vector<8xf32>
        %140 = wave.mma %138, %101#1, %131 : vector<16xf16>, vector<8xf32>
        scf.yield %139, %140 : vector<8xf32>, vector<8xf32>
      }
      %141 = arith.select %86, %91, %85 : index
      %145:2 = scf.for %142 = %91 to %141 step %c12 iter_args(%143 = %95#0, %144 = %95#1) -> (vector<8xf32>, vector<8xf32>) {
        %146 = arith.addi %142, %c2 : index
        %147:2 = func.call @expert_linear_q6_k__gfx1100.0(%76, %28, %146, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %148:2 = func.call @expert_linear_q6_k__gfx1100.0(%76, %30, %146, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %149 = arith.muli %142, %c0 : index
        %150 = arith.addi %149, %c2 : index
        %151 = arith.muli %c12, %c19 : index
        %152 = arith.muli %150, %151 : index
        %153 = arith.addi %80, %152 : index
        %154 = vector.load %39[%153] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %155 = arith.muli %c12, %c16 : index
        %156 = arith.addi %153, %155 : index
        %157 = vector.load %39[%156] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %158 = vector.shuffle %154, %157 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %159 = wave.mma %158, %147#0, %143 : vector<16xf16>, vector<8xf32>
        %160 = wave.mma %158, %148#0, %144 : vector<16xf16>, vector<8xf32>
        %161 = arith.addi %149, %c12 : index
        %162 = arith.muli %161, %151 : index
        %163 = arith.addi %80, %162 : index
        %164 = vector.load %39[%163] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %165 = arith.addi %163, %155 : index
        %166 = vector.load %39[%165] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %167 = vector.shuffle %164, %166 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %168 = wave.mma %167, %147#1, %159 : vector<16xf16>, vector<8xf32>
        %169 = wave.mma %167, %148#1, %160 : vector<16xf16>, vector<8xf32>
        scf.yield %168, %169 : vector<8xf32>, vector<8xf32>
      }
      scf.yield %145#0, %145#1 : vector<8xf32>, vector<8xf32>
    } else {
      %170 = wave.lane
      %171 = arith.remui %170, %c19 : index
      %172 = arith.addi %pairsAt, %12 : index
      %173 = arith.subi %15, %c12 : index
      %174 = arith.minsi %171, %173 : index
      %175 = arith.addi %172, %174 : index
      %176 = memref.load %groups[%175] : memref<?xi32>
      %177 = arith.index_cast %176 : i32 to index
      %178 = arith.divui %177, %rowDivisor : index
      %179 = arith.divui %178, %operandTileRows : index
      %180 = arith.divui %inputFeatures, %c19 : index
      %181 = arith.muli %179, %180 : index
      %182 = arith.divui %c2, %c19 : index
      %183 = arith.addi %181, %182 : index
      %184 = arith.muli %183, %c0 : index
      %185 = arith.remui %c2, %c19 : index
      %186 = arith.divui %185, %c16 : index
      %187 = arith.addi %184, %186 : index
      %188 = arith.muli %operandTileRows, %c16 : index
      %189 = arith.muli %187, %188 : index
      %190 = arith.remui %178, %operandTileRows : index
      %191 = arith.muli %190, %c16 : index
      %192 = arith.addi %189, %191 : index
      %193 = arith.remui %c2, %c16 : index
      %194 = arith.addi %192, %193 : index
      %195 = arith.divui %inputFeatures, %c8 : index
      %196 = arith.muli %c2, %stepsPerWave : index
      %197 = arith.minsi %196, %195 : index
      %198 = arith.addi %197, %stepsPerWave : index
      %199 = arith.minsi %198, %195 : index
      %200 = arith.cmpi eq, %wholeBlocks, %c12 : index
      %201 = arith.subi %199, %197 : index
      %202 = arith.divui %201, %c0 : index
      %203 = arith.muli %202, %c0 : index
      %204 = arith.addi %197, %203 : index
      %205 = arith.select %200, %198, %204 : index
      %209:2 = scf.for %206 = %197 to %205 step %c0 iter_args(%207 = %c20, %208 = %c20) -> (vector<8xf32>, vector<8xf32>) {
        %210 = arith.addi %206, %c2 : index
        %211:2 = func.call @expert_linear_q6_k__gfx1100.0(%170, %28, %210, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %212 = arith.addi %206, %c12 : index
        %213:2 = func.call @expert_linear_q6_k__gfx1100.0(%170, %28, %212, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %214:2 = func.call @expert_linear_q6_k__gfx1100.0(%170, %30, %210, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %215:2 = func.call @expert_linear_q6_k__gfx1100.0(%170, %30, %212, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %216 = arith.muli %206, %c0 : index
        %217 = arith.addi %216, %c2 : index
        %218 = arith.muli %operandTileRows, %c19 : index
        %219 = arith.muli %217, %218 : index
        %220 = arith.addi %194, %219 : index
        %221 = vector.load %x[%220] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %222 = arith.addi %220, %188 : index
        %223 = vector.load %x[%222] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %224 = vector.shuffle %221, %223 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %225 = wave.mma %224, %211#0, %207 : vector<16xf16>, vector<8xf32>
        %226 = wave.mma %224, %214#0, %208 : vector<16xf16>, vector<8xf32>
        %227 = arith.addi %216, %c12 : index
        %228 = arith.muli %227, %218 : index
        %229 = arith.addi %194, %228 : index
        %230 = vector.load %x[%229] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %231 = arith.addi %229, %188 : index
        %232 = vector.load %x[%231] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %233 = vector.shuffle %230, %232 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %234 = wave.mma %233, %211#1, %225 : vector<16xf16>, vector<8xf32>
        %235 = wave.mma %233, %214#1, %226 : vector<16xf16>, vector<8xf32>
        %236 = arith.addi %216, %c0 : index
        %237 = arith.muli %236, %218 : index
        %238 = arith.addi %194, %237 : index
        %239 = vector.load %x[%238] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %240 = arith.addi %238, %188 : index
        %241 = vector.load %x[%240] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %242 = vector.shuffle %239, %241 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %243 = wave.mma %242, %213#0, %234 : vector<16xf16>, vector<8xf32>
        %244 = wave.mma %242, %215#0, %235 : vector<16xf16>, vector<8xf32>
        %245 = arith.addi %216, %c23 : index
        %246 = arith.muli %245, %218 : index
        %247 = arith.addi %194, %246 : index
        %248 = vector.load %x[%247] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %249 = arith.addi %247, %188 : index
        %250 = vector.load %x[%249] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %251 = vector.shuffle %248, %250 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %252 = wave.mma %251, %213#1, %243 : vector<16xf16>, vector<8xf32>
        %253 = wave.mma %251, %215#1, %244 : vector<16xf16>, vector<8xf32>
        scf.yield %252, %253 : vector<8xf32>, vector<8xf32>
      }
      %254 = arith.select %200, %205, %199 : index
      %258:2 = scf.for %255 = %205 to %254 step %c12 iter_args(%256 = %209#0, %257 = %209#1) -> (vector<8xf32>, vector<8xf32>) {
        %259 = arith.addi %255, %c2 : index
        %260:2 = func.call @expert_linear_q6_k__gfx1100.0(%170, %28, %259, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %261:2 = func.call @expert_linear_q6_k__gfx1100.0(%170, %30, %259, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %262 = arith.muli %255, %c0 : index
        %263 = arith.addi %262, %c2 : index
        %264 = arith.muli %operandTileRows, %c19 : index
        %265 = arith.muli %263, %264 : index
        %266 = arith.addi %194, %265 : index
        %267 = vector.load %x[%266] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %268 = arith.addi %266, %188 : index
        %269 = vector.load %x[%268] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %270 = vector.shuffle %267, %269 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %271 = wave.mma %270, %260#0, %256 : vector<16xf16>, vector<8xf32>
        %272 = wave.mma %270, %261#0, %257 : vector<16xf16>, vector<8xf32>
        %273 = arith.addi %262, %c12 : index
        %274 = arith.muli %273, %264 : index
        %275 = arith.addi %194, %274 : index
        %276 = vector.load %x[%275] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %277 = arith.addi %275, %188 : index
        %278 = vector.load %x[%277] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %279 = vector.shuffle %276, %278 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %280 = wave.mma %279, %260#1, %271 : vector<16xf16>, vector<8xf32>
        %281 = wave.mma %279, %261#1, %272 : vector<16xf16>, vector<8xf32>
        scf.yield %280, %281 : vector<8xf32>, vector<8xf32>
      }
      scf.yield %258#0, %258#1 : vector<8xf32>, vector<8xf32>
    }
    %282 = vector.extract %36#0[0] : f32 from vector<8xf32>
    %283 = vector.extract %36#1[0] : f32 from vector<8xf32>
    %284 = arith.cmpi sgt, %tileElements, %c2 : index
    scf.if %284 {
      func.call @expert_linear_q6_k__gfx1100.1(%c2, %15, %12, %groups, %factors, %28, %w, %282, %30, %283, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %285 = vector.extract %36#0[1] : f32 from vector<8xf32>
    %286 = vector.extract %36#1[1] : f32 from vector<8xf32>
    %287 = arith.cmpi sgt, %tileElements, %c12 : index
    scf.if %287 {
      func.call @expert_linear_q6_k__gfx1100.1(%c12, %15, %12, %groups, %factors, %28, %w, %285, %30, %286, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %288 = vector.extract %36#0[2] : f32 from vector<8xf32>
    %289 = vector.extract %36#1[2] : f32 from vector<8xf32>
    %290 = arith.cmpi sgt, %tileElements, %c0 : index
    scf.if %290 {
      func.call @expert_linear_q6_k__gfx1100.1(%c0, %15, %12, %groups, %factors, %28, %w, %288, %30, %289, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %291 = vector.extract %36#0[3] : f32 from vector<8xf32>
    %292 = vector.extract %36#1[3] : f32 from vector<8xf32>
    %293 = arith.cmpi sgt, %tileElements, %c23 : index
    scf.if %293 {
      func.call @expert_linear_q6_k__gfx1100.1(%c23, %15, %12, %groups, %factors, %28, %w, %291, %30, %292, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %294 = vector.extract %36#0[4] : f32 from vector<8xf32>
    %295 = vector.extract %36#1[4] : f32 from vector<8xf32>
    %296 = arith.cmpi sgt, %tileElements, %c3 : index
    scf.if %296 {
      func.call @expert_linear_q6_k__gfx1100.1(%c3, %15, %12, %groups, %factors, %28, %w, %294, %30, %295, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %297 = vector.extract %36#0[5] : f32 from vector<8xf32>
    %298 = vector.extract %36#1[5] : f32 from vector<8xf32>
    %299 = arith.cmpi sgt, %tileElements, %c4 : index
    scf.if %299 {
      func.call @expert_linear_q6_k__gfx1100.1(%c4, %15, %12, %groups, %factors, %28, %w, %297, %30, %298, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %300 = vector.extract %36#0[6] : f32 from vector<8xf32>
    %301 = vector.extract %36#1[6] : f32 from vector<8xf32>
    %302 = arith.cmpi sgt, %tileElements, %c5 : index
    scf.if %302 {
      func.call @expert_linear_q6_k__gfx1100.1(%c5, %15, %12, %groups, %factors, %28, %w, %300, %30, %301, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %303 = vector.extract %36#0[7] : f32 from vector<8xf32>
    %304 = vector.extract %36#1[7] : f32 from vector<8xf32>
    %305 = arith.cmpi sgt, %tileElements, %c25 : index
    scf.if %305 {
      func.call @expert_linear_q6_k__gfx1100.1(%c25, %15, %12, %groups, %factors, %28, %w, %303, %30, %304, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
  }
  wave.return
}
