// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertLinear(format='q8_k')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_linear_q8_k__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 128 : index
  %fc2 = arith.constant 8 : index
  %fc3 = arith.constant 32 : index
  %fc4 = arith.constant 2 : index
  %fc5 = arith.constant 256 : index
  %fc6 = arith.constant 1 : index
  %fc7 = arith.constant 127 : index
  %fc8 = arith.constant dense<0> : vector<4xi32>
  %fc9 = arith.constant dense<983055> : vector<4xi32>
  %fc10 = arith.constant dense<[0, 0, 0, 0]> : vector<4xi32>
  %fc11 = arith.constant dense<4> : vector<4xi32>
  %fc12 = arith.constant dense<1677747200> : vector<4xi32>
  %fc13 = arith.constant dense<[4, 4, 4, 4]> : vector<4xi32>
  %fc14 = arith.constant dense<8> : vector<4xi32>
  %fc15 = arith.constant dense<[8, 8, 8, 8]> : vector<4xi32>
  %fc16 = arith.constant dense<12> : vector<4xi32>
  %fc17 = arith.constant dense<[12, 12, 12, 12]> : vector<4xi32>
  %fc18 = arith.constant dense<0x6480> : vector<32xf16>
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
  %f12 = arith.muli %x2, %fc0 : index
  %f13 = arith.addi %f11, %f12 : index
  %f14 = arith.muli %f0, %fc6 : index
  %f15 = arith.addi %f13, %f14 : index
  %f16 = vector.load %x3[%f15] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
  %f17 = vector.extract %f8[0] : f16 from vector<1xf16>
  %f18 = arith.extf %f17 : f16 to f32
  %f19 = vector.extract %f16[0] : i8 from vector<1xi8>
  %f20 = arith.extsi %f19 : i8 to i32
  %f21 = arith.sitofp %f20 : i32 to f32
  %f22 = arith.mulf %f18, %f21 : f32
  %f23 = arith.truncf %f22 : f32 to f16
  %f24 = vector.broadcast %f23 : f16 to vector<16xf16>
  %f25 = arith.muli %x4, %fc6 : index
  %f26 = arith.divui %f25, %fc4 : index
  %f27 = arith.addi %f10, %f26 : index
  %f28 = arith.addi %f27, %fc7 : index
  %f29 = arith.divui %f28, %fc1 : index
  %f30 = arith.muli %f29, %fc1 : index
  %f31 = arith.addi %f1, %f30 : index
  %f32 = arith.muli %x4, %fc2 : index
  %f33 = arith.addi %f31, %f32 : index
  %f34 = arith.addi %f12, %f0 : index
  %f35 = arith.muli %f34, %fc0 : index
  %f36 = arith.addi %f33, %f35 : index
  %f37 = arith.muli %x2, %fc5 : index
  %f38 = arith.addi %f31, %f37 : index
  %f39 = arith.muli %f0, %fc0 : index
  %f40 = arith.addi %f38, %f39 : index
  %f41 = vector.load %x3[%f36] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f42 = vector.bitcast %f41 : vector<16xi8> to vector<4xi32>
  %f43 = vector.load %x3[%f40] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f44 = vector.bitcast %f43 : vector<16xi8> to vector<4xi32>
  %f45 = arith.shrui %f44, %fc8 : vector<4xi32>
  %f46 = arith.andi %f45, %fc9 : vector<4xi32>
  %f47 = arith.shrui %f42, %fc10 : vector<4xi32>
  %f48 = arith.andi %f47, %fc9 : vector<4xi32>
  %f49 = arith.shli %f48, %fc11 : vector<4xi32>
  %f50 = arith.ori %f46, %f49 : vector<4xi32>
  %f51 = arith.ori %f50, %fc12 : vector<4xi32>
  %f52 = vector.bitcast %f51 : vector<4xi32> to vector<8xf16>
  %f53 = arith.shrui %f44, %fc11 : vector<4xi32>
  %f54 = arith.andi %f53, %fc9 : vector<4xi32>
  %f55 = arith.shrui %f42, %fc13 : vector<4xi32>
  %f56 = arith.andi %f55, %fc9 : vector<4xi32>
  %f57 = arith.shli %f56, %fc11 : vector<4xi32>
  %f58 = arith.ori %f54, %f57 : vector<4xi32>
  %f59 = arith.ori %f58, %fc12 : vector<4xi32>
  %f60 = vector.bitcast %f59 : vector<4xi32> to vector<8xf16>
  %f61 = arith.shrui %f44, %fc14 : vector<4xi32>
  %f62 = arith.andi %f61, %fc9 : vector<4xi32>
  %f63 = arith.shrui %f42, %fc15 : vector<4xi32>
  %f64 = arith.andi %f63, %fc9 : vector<4xi32>
  %f65 = arith.shli %f64, %fc11 : vector<4xi32>
  %f66 = arith.ori %f62, %f65 : vector<4xi32>
  %f67 = arith.ori %f66, %fc12 : vector<4xi32>
  %f68 = vector.bitcast %f67 : vector<4xi32> to vector<8xf16>
  %f69 = arith.shrui %f44, %fc16 : vector<4xi32>
  %f70 = arith.andi %f69, %fc9 : vector<4xi32>
  %f71 = arith.shrui %f42, %fc17 : vector<4xi32>
  %f72 = arith.andi %f71, %fc9 : vector<4xi32>
  %f73 = arith.shli %f72, %fc11 : vector<4xi32>
  %f74 = arith.ori %f70, %f73 : vector<4xi32>
  %f75 = arith.ori %f74, %fc12 : vector<4xi32>
  %f76 = vector.bitcast %f75 : vector<4xi32> to vector<8xf16>
  %f77 = vector.shuffle %f52, %f60 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f78 = vector.shuffle %f68, %f76 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f79 = vector.shuffle %f77, %f78 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f80 = arith.subf %f79, %fc18 : vector<32xf16>
  %f81 = vector.shuffle %f80, %f80 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f82 = vector.shuffle %f80, %f80 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f83 = arith.mulf %f81, %f24 : vector<16xf16>
  %f84 = arith.mulf %f82, %f24 : vector<16xf16>
  func.return %f83, %f84 : vector<16xf16>, vector<16xf16>
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
  %inputFeatures = wave.param "inputFeatures" : index
  %c2 = arith.constant 0 : index
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
  %alwaysStaged = wave.param "alwaysStaged" : index
  %stagedRows = wave.param "stagedRows" : index
  %operandTileRows = wave.param "operandTileRows" : index
  %c16 = arith.constant 8 : index
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
    %29 = arith.addi %28, %c2 : index
    %30 = arith.muli %29, %26 : index
    %31 = arith.addi %28, %c7 : index
    %32 = arith.muli %31, %26 : index
    %33 = arith.cmpi eq, %alwaysStaged, %c7 : index
    %34 = arith.cmpi sle, %15, %stagedRows : index
    %35 = arith.cmpi sgt, %stagedRows, %c2 : index
    %36 = arith.andi %34, %35 : i1
    %37 = arith.select %33, %33, %36 : i1
    %38:2 = scf.if %37 -> (vector<8xf32>, vector<8xf32>) {
      %39 = arith.addi %inputFeatures, %c16 : index
      %40 = arith.muli %stagedRows, %39 : index
      %41 = wave.scratch %40 : memref<?xf16>
      scf.for %42 = %c2 to %15 step %c7 {
        %43 = arith.addi %pairsAt, %12 : index
        %44 = arith.subi %15, %c7 : index
        %45 = arith.minsi %42, %44 : index
        %46 = arith.addi %43, %45 : index
        %47 = memref.load %groups[%46] : memref<?xi32>
        %48 = arith.index_cast %47 : i32 to index
        %49 = arith.divui %48, %rowDivisor : index
        %50 = arith.divui %49, %operandTileRows : index
        %51 = arith.divui %inputFeatures, %c6 : index
        %52 = arith.muli %50, %51 : index
        %53 = arith.divui %c2, %c6 : index
        %54 = arith.addi %52, %53 : index
        %55 = arith.muli %54, %c0 : index
        %56 = arith.remui %c2, %c6 : index
        %57 = arith.divui %56, %c16 : index
        %58 = arith.addi %55, %57 : index
        %59 = arith.muli %operandTileRows, %c16 : index
        %60 = arith.muli %58, %59 : index
        %61 = arith.remui %49, %operandTileRows : index
        %62 = arith.muli %61, %c16 : index
        %63 = arith.addi %60, %62 : index
        %64 = arith.remui %c2, %c16 : index
        %65 = arith.addi %63, %64 : index
        %66 = arith.muli %42, %39 : index
        %67 = arith.divui %inputFeatures, %c16 : index
        %68 = wave.wave
        %69 = arith.muli %68, %c9 : index
        %70 = wave.lane
        %71 = arith.addi %69, %70 : index
        scf.for %72 = %71 to %67 step %c9 {
          %73 = arith.muli %72, %59 : index
          %74 = arith.addi %65, %73 : index
          %75 = vector.load %x[%74] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          %76 = arith.muli %72, %c16 : index
          %77 = arith.addi %66, %76 : index
          vector.store %75, %41[%77] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        }
      }
      wave.barrier
      %78 = wave.lane
      %79 = arith.remui %78, %c6 : index
      %80 = arith.subi %15, %c7 : index
      %81 = arith.minsi %79, %80 : index
      %82 = arith.muli %81, %39 : index
      %83 = arith.divui %inputFeatures, %c9 : index
      %84 = arith.muli %c2, %stepsPerWave : index
      %85 = arith.minsi %84, %83 : index
      %86 = arith.addi %85, %stepsPerWave : index
      %87 = arith.minsi %86, %83 : index
      %88 = arith.cmpi eq, %wholeBlocks, %c7 : index
      %89 = arith.subi %87, %85 : index
      %90 = arith.divui %89, %c0 : index
      %91 = arith.muli %90, %c0 : index
      %92 = arith.addi %85, %91 : index
      %93 = arith.select %88, %86, %92 : index
      %97:2 = scf.for %94 = %85 to %93 step %c0 iter_args(%95 = %c19, %96 = %c19) -> (vector<8xf32>, vector<8xf32>) {
        %98 = arith.addi %94, %c2 : index
        %99:2 = func.call @expert_linear_q8_k__gfx1100.0(%78, %30, %98, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %100 = arith.addi %94, %c7 : index
        %101:2 = func.call @expert_linear_q8_k__gfx1100.0(%78, %30, %100, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %102:2 = func.call @expert_linear_q8_k__gfx1100.0(%78, %32, %98, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %103:2 = func.call @expert_linear_q8_k__gfx1100.0(%78, %32, %100, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %104 = arith.muli %94, %c0 : index
        %105 = arith.addi %104, %c2 : index
        %106 = arith.muli %c7, %c6 : index
        %107 = arith.muli %105, %106 : index
        %108 = arith.addi %82, %107 : index
        %109 = vector.load %41[%108] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %110 = arith.muli %c7, %c16 : index
        %111 = arith.addi %108, %110 : index
        %112 = vector.load %41[%111] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %113 = vector.shuffle %109, %112 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %114 = wave.mma %113, %99#0, %95 : vector<16xf16>, vector<8xf32>
        %115 = wave.mma %113, %102#0, %96 : vector<16xf16>, vector<8xf32>
        %116 = arith.addi %104, %c7 : index
        %117 = arith.muli %116, %106 : index
        %118 = arith.addi %82, %117 : index
        %119 = vector.load %41[%118] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %120 = arith.addi %118, %110 : index
        %121 = vector.load %41[%120] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %122 = vector.shuffle %119, %121 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %123 = wave.mma %122, %99#1, %114 : vector<16xf16>, vector<8xf32>
        %124 = wave.mma %122, %102#1, %115 : vector<16xf16>, vector<8xf32>
        %125 = arith.addi %104, %c0 : index
        %126 = arith.muli %125, %106 : index
        %127 = arith.addi %82, %126 : index
        %128 = vector.load %41[%127] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %129 = arith.addi %127, %110 : index
        %130 = vector.load %41[%129] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %131 = vector.shuffle %128, %130 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %132 = wave.mma %131, %101#0, %123 : vector<16xf16>, vector<8xf32>
        %133 = wave.mma %131, %103#0, %124 : vector<16xf16>, vector<8xf32>
        %134 = arith.addi %104, %c22 : index
        %135 = arith.muli %134, %106 : index
        %136 = arith.addi %82, %135 : index
        %137 = vector.load %41[%136] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %138 = arith.addi %136, %110 : index
        %139 = vector.load %41[%138] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %140 = vector.shuffle %137, %139 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %141 = wave.mma %140, %101#1, %132 : vector<16xf16>, vector<8xf32>
        %142 = wave.mma %140, %103#1, %133 : vector<16xf16>, vector<8xf32>
        scf.yield %141, %142 : vector<8xf32>, vector<8xf32>
      }
      %143 = arith.select %88, %93, %87 : index
      %147:2 = scf.for %144 = %93 to %143 step %c7 iter_args(%145 = %97#0, %146 = %97#1) -> (vector<8xf32>, vector<8xf32>) {
        %148 = arith.addi %144, %c2 : index
        %149:2 = func.call @expert_linear_q8_k__gfx1100.0(%78, %30, %148, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %150:2 = func.call @expert_linear_q8_k__gfx1100.0(%78, %32, %148, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %151 = arith.muli %144, %c0 : index
        %152 = arith.addi %151, %c2 : index
        %153 = arith.muli %c7, %c6 : index
        %154 = arith.muli %152, %153 : index
        %155 = arith.addi %82, %154 : index
        %156 = vector.load %41[%155] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %157 = arith.muli %c7, %c16 : index
        %158 = arith.addi %155, %157 : index
        %159 = vector.load %41[%158] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %160 = vector.shuffle %156, %159 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %161 = wave.mma %160, %149#0, %145 : vector<16xf16>, vector<8xf32>
        %162 = wave.mma %160, %150#0, %146 : vector<16xf16>, vector<8xf32>
        %163 = arith.addi %151, %c7 : index
        %164 = arith.muli %163, %153 : index
        %165 = arith.addi %82, %164 : index
        %166 = vector.load %41[%165] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %167 = arith.addi %165, %157 : index
        %168 = vector.load %41[%167] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %169 = vector.shuffle %166, %168 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %170 = wave.mma %169, %149#1, %161 : vector<16xf16>, vector<8xf32>
        %171 = wave.mma %169, %150#1, %162 : vector<16xf16>, vector<8xf32>
        scf.yield %170, %171 : vector<8xf32>, vector<8xf32>
      }
      scf.yield %147#0, %147#1 : vector<8xf32>, vector<8xf32>
    } else {
      %172 = wave.lane
      %173 = arith.remui %172, %c6 : index
      %174 = arith.addi %pairsAt, %12 : index
      %175 = arith.subi %15, %c7 : index
      %176 = arith.minsi %173, %175 : index
      %177 = arith.addi %174, %176 : index
      %178 = memref.load %groups[%177] : memref<?xi32>
      %179 = arith.index_cast %178 : i32 to index
      %180 = arith.divui %179, %rowDivisor : index
      %181 = arith.divui %180, %operandTileRows : index
      %182 = arith.divui %inputFeatures, %c6 : index
      %183 = arith.muli %181, %182 : index
      %184 = arith.divui %c2, %c6 : index
      %185 = arith.addi %183, %184 : index
      %186 = arith.muli %185, %c0 : index
      %187 = arith.remui %c2, %c6 : index
      %188 = arith.divui %187, %c16 : index
      %189 = arith.addi %186, %188 : index
      %190 = arith.muli %operandTileRows, %c16 : index
      %191 = arith.muli %189, %190 : index
      %192 = arith.remui %180, %operandTileRows : index
      %193 = arith.muli %192, %c16 : index
      %194 = arith.addi %191, %193 : index
      %195 = arith.remui %c2, %c16 : index
      %196 = arith.addi %194, %195 : index
      %197 = arith.divui %inputFeatures, %c9 : index
      %198 = arith.muli %c2, %stepsPerWave : index
      %199 = arith.minsi %198, %197 : index
      %200 = arith.addi %199, %stepsPerWave : index
      %201 = arith.minsi %200, %197 : index
      %202 = arith.cmpi eq, %wholeBlocks, %c7 : index
      %203 = arith.subi %201, %199 : index
      %204 = arith.divui %203, %c0 : index
      %205 = arith.muli %204, %c0 : index
      %206 = arith.addi %199, %205 : index
      %207 = arith.select %202, %200, %206 : index
      %211:2 = scf.for %208 = %199 to %207 step %c0 iter_args(%209 = %c19, %210 = %c19) -> (vector<8xf32>, vector<8xf32>) {
        %212 = arith.addi %208, %c2 : index
        %213:2 = func.call @expert_linear_q8_k__gfx1100.0(%172, %30, %212, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %214 = arith.addi %208, %c7 : index
        %215:2 = func.call @expert_linear_q8_k__gfx1100.0(%172, %30, %214, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %216:2 = func.call @expert_linear_q8_k__gfx1100.0(%172, %32, %212, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %217:2 = func.call @expert_linear_q8_k__gfx1100.0(%172, %32, %214, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %218 = arith.muli %208, %c0 : index
        %219 = arith.addi %218, %c2 : index
        %220 = arith.muli %operandTileRows, %c6 : index
        %221 = arith.muli %219, %220 : index
        %222 = arith.addi %196, %221 : index
        %223 = vector.load %x[%222] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %224 = arith.addi %222, %190 : index
        %225 = vector.load %x[%224] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %226 = vector.shuffle %223, %225 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %227 = wave.mma %226, %213#0, %209 : vector<16xf16>, vector<8xf32>
        %228 = wave.mma %226, %216#0, %210 : vector<16xf16>, vector<8xf32>
        %229 = arith.addi %218, %c7 : index
        %230 = arith.muli %229, %220 : index
        %231 = arith.addi %196, %230 : index
        %232 = vector.load %x[%231] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %233 = arith.addi %231, %190 : index
        %234 = vector.load %x[%233] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %235 = vector.shuffle %232, %234 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %236 = wave.mma %235, %213#1, %227 : vector<16xf16>, vector<8xf32>
        %237 = wave.mma %235, %216#1, %228 : vector<16xf16>, vector<8xf32>
        %238 = arith.addi %218, %c0 : index
        %239 = arith.muli %238, %220 : index
        %240 = arith.addi %196, %239 : index
        %241 = vector.load %x[%240] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %242 = arith.addi %240, %190 : index
        %243 = vector.load %x[%242] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %244 = vector.shuffle %241, %243 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %245 = wave.mma %244, %215#0, %236 : vector<16xf16>, vector<8xf32>
        %246 = wave.mma %244, %217#0, %237 : vector<16xf16>, vector<8xf32>
        %247 = arith.addi %218, %c22 : index
        %248 = arith.muli %247, %220 : index
        %249 = arith.addi %196, %248 : index
        %250 = vector.load %x[%249] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %251 = arith.addi %249, %190 : index
        %252 = vector.load %x[%251] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %253 = vector.shuffle %250, %252 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %254 = wave.mma %253, %215#1, %245 : vector<16xf16>, vector<8xf32>
        %255 = wave.mma %253, %217#1, %246 : vector<16xf16>, vector<8xf32>
        scf.yield %254, %255 : vector<8xf32>, vector<8xf32>
      }
      %256 = arith.select %202, %207, %201 : index
      %260:2 = scf.for %257 = %207 to %256 step %c7 iter_args(%258 = %211#0, %259 = %211#1) -> (vector<8xf32>, vector<8xf32>) {
        %261 = arith.addi %257, %c2 : index
        %262:2 = func.call @expert_linear_q8_k__gfx1100.0(%172, %30, %261, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %263:2 = func.call @expert_linear_q8_k__gfx1100.0(%172, %32, %261, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %264 = arith.muli %257, %c0 : index
        %265 = arith.addi %264, %c2 : index
        %266 = arith.muli %operandTileRows, %c6 : index
        %267 = arith.muli %265, %266 : index
        %268 = arith.addi %196, %267 : index
        %269 = vector.load %x[%268] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %270 = arith.addi %268, %190 : index
        %271 = vector.load %x[%270] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %272 = vector.shuffle %269, %271 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %273 = wave.mma %272, %262#0, %258 : vector<16xf16>, vector<8xf32>
        %274 = wave.mma %272, %263#0, %259 : vector<16xf16>, vector<8xf32>
        %275 = arith.addi %264, %c7 : index
        %276 = arith.muli %275, %266 : index
        %277 = arith.addi %196, %276 : index
        %278 = vector.load %x[%277] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %279 = arith.addi %277, %190 : index
        %280 = vector.load %x[%279] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %281 = vector.shuffle %278, %280 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %282 = wave.mma %281, %262#1, %273 : vector<16xf16>, vector<8xf32>
        %283 = wave.mma %281, %263#1, %274 : vector<16xf16>, vector<8xf32>
        scf.yield %282, %283 : vector<8xf32>, vector<8xf32>
      }
      scf.yield %260#0, %260#1 : vector<8xf32>, vector<8xf32>
    }
    %284 = vector.extract %38#0[0] : f32 from vector<8xf32>
    %285 = vector.extract %38#1[0] : f32 from vector<8xf32>
    %286 = arith.cmpi sgt, %tileElements, %c2 : index
    scf.if %286 {
      func.call @expert_linear_q8_k__gfx1100.1(%c2, %15, %12, %groups, %factors, %30, %w, %284, %32, %285, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %287 = vector.extract %38#0[1] : f32 from vector<8xf32>
    %288 = vector.extract %38#1[1] : f32 from vector<8xf32>
    %289 = arith.cmpi sgt, %tileElements, %c7 : index
    scf.if %289 {
      func.call @expert_linear_q8_k__gfx1100.1(%c7, %15, %12, %groups, %factors, %30, %w, %287, %32, %288, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %290 = vector.extract %38#0[2] : f32 from vector<8xf32>
    %291 = vector.extract %38#1[2] : f32 from vector<8xf32>
    %292 = arith.cmpi sgt, %tileElements, %c0 : index
    scf.if %292 {
      func.call @expert_linear_q8_k__gfx1100.1(%c0, %15, %12, %groups, %factors, %30, %w, %290, %32, %291, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %293 = vector.extract %38#0[3] : f32 from vector<8xf32>
    %294 = vector.extract %38#1[3] : f32 from vector<8xf32>
    %295 = arith.cmpi sgt, %tileElements, %c22 : index
    scf.if %295 {
      func.call @expert_linear_q8_k__gfx1100.1(%c22, %15, %12, %groups, %factors, %30, %w, %293, %32, %294, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %296 = vector.extract %38#0[4] : f32 from vector<8xf32>
    %297 = vector.extract %38#1[4] : f32 from vector<8xf32>
    %298 = arith.cmpi sgt, %tileElements, %c3 : index
    scf.if %298 {
      func.call @expert_linear_q8_k__gfx1100.1(%c3, %15, %12, %groups, %factors, %30, %w, %296, %32, %297, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %299 = vector.extract %38#0[5] : f32 from vector<8xf32>
    %300 = vector.extract %38#1[5] : f32 from vector<8xf32>
    %301 = arith.cmpi sgt, %tileElements, %c4 : index
    scf.if %301 {
      func.call @expert_linear_q8_k__gfx1100.1(%c4, %15, %12, %groups, %factors, %30, %w, %299, %32, %300, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %302 = vector.extract %38#0[6] : f32 from vector<8xf32>
    %303 = vector.extract %38#1[6] : f32 from vector<8xf32>
    %304 = arith.cmpi sgt, %tileElements, %c5 : index
    scf.if %304 {
      func.call @expert_linear_q8_k__gfx1100.1(%c5, %15, %12, %groups, %factors, %30, %w, %302, %32, %303, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %305 = vector.extract %38#0[7] : f32 from vector<8xf32>
    %306 = vector.extract %38#1[7] : f32 from vector<8xf32>
    %307 = arith.cmpi sgt, %tileElements, %c24 : index
    scf.if %307 {
      func.call @expert_linear_q8_k__gfx1100.1(%c24, %15, %12, %groups, %factors, %30, %w, %305, %32, %306, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
  }
  wave.return
}
