// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertLinear(format='q8_k')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_linear_q8_k_grouped__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
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
func.func private @expert_linear_q8_k_grouped__gfx1100.1(%x0: index, %x1: index, %x2: index, %x3: memref<?xi32>, %x4: memref<?xf32>, %x5: index, %x6: memref<?xi8>, %x7: f32, %x8: index, %x9: f32, %x10: index, %x11: memref<?xf32>) {
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
wave.kernel @expert_linear_q8_k_grouped__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %groups: memref<?xi32>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 0 : index
  %c2 = arith.constant 4 : index
  %c3 = arith.constant 1 : index
  %c4 = arith.constant 2 : index
  %c5 = arith.constant 16 : index
  %c6 = arith.constant 256 : index
  %c7 = arith.constant 32 : index
  %c8 = arith.constant 127 : index
  %c9 = arith.constant 128 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %rowDivisor = wave.param "rowDivisor" : index
  %pairsAt = wave.param "pairsAt" : index
  %tileRows = wave.param "tileRows" : index
  %c14 = arith.constant 8 : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant 3 : index
  %c19 = arith.constant 5 : index
  %c20 = arith.constant 6 : index
  %c21 = arith.constant 7 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = memref.load %groups[%c1] : memref<?xi32>
  %3 = arith.index_cast %2 : i32 to index
  %4 = arith.cmpi slt, %1, %3 : index
  %5 = arith.muli %1, %c2 : index
  %6 = arith.addi %5, %c2 : index
  %7 = wave.lane
  scf.if %4 {
    %8 = arith.addi %6, %c3 : index
    %9 = memref.load %groups[%8] : memref<?xi32>
    %10 = arith.index_cast %9 : i32 to index
    %11 = arith.addi %6, %c4 : index
    %12 = memref.load %groups[%11] : memref<?xi32>
    %13 = arith.index_cast %12 : i32 to index
    %14 = memref.load %groups[%6] : memref<?xi32>
    %15 = arith.index_cast %14 : i32 to index
    %16 = arith.muli %inputFeatures, %c5 : index
    %17 = arith.muli %inputFeatures, %c3 : index
    %18 = arith.divui %17, %c4 : index
    %19 = arith.divui %inputFeatures, %c6 : index
    %20 = arith.muli %19, %c7 : index
    %21 = arith.addi %20, %18 : index
    %22 = arith.addi %21, %c8 : index
    %23 = arith.divui %22, %c9 : index
    %24 = arith.muli %23, %c9 : index
    %25 = arith.addi %16, %24 : index
    %26 = arith.addi %25, %c9 : index
    %27 = arith.muli %15, %panelsPerExpert : index
    %28 = arith.muli %0, %c4 : index
    %29 = arith.addi %27, %28 : index
    %30 = arith.addi %29, %c1 : index
    %31 = arith.muli %30, %26 : index
    %32 = arith.addi %29, %c3 : index
    %33 = arith.muli %32, %26 : index
    %34 = arith.remui %7, %c5 : index
    %35 = arith.addi %pairsAt, %10 : index
    %36 = arith.subi %13, %c3 : index
    %37 = arith.minsi %34, %36 : index
    %38 = arith.addi %35, %37 : index
    %39 = memref.load %groups[%38] : memref<?xi32>
    %40 = arith.index_cast %39 : i32 to index
    %41 = arith.divui %40, %rowDivisor : index
    %42 = arith.divui %41, %tileRows : index
    %43 = arith.divui %inputFeatures, %c5 : index
    %44 = arith.muli %42, %43 : index
    %45 = arith.divui %c1, %c5 : index
    %46 = arith.addi %44, %45 : index
    %47 = arith.muli %46, %c4 : index
    %48 = arith.remui %c1, %c5 : index
    %49 = arith.divui %48, %c14 : index
    %50 = arith.addi %47, %49 : index
    %51 = arith.muli %tileRows, %c14 : index
    %52 = arith.muli %50, %51 : index
    %53 = arith.remui %41, %tileRows : index
    %54 = arith.muli %53, %c14 : index
    %55 = arith.addi %52, %54 : index
    %56 = arith.remui %c1, %c14 : index
    %57 = arith.addi %55, %56 : index
    %58 = wave.wave
    %59 = arith.divui %inputFeatures, %c7 : index
    %60 = arith.muli %58, %stepsPerWave : index
    %61 = arith.minsi %60, %59 : index
    %62 = arith.addi %61, %stepsPerWave : index
    %63 = arith.minsi %62, %59 : index
    %64 = arith.cmpi eq, %wholeBlocks, %c3 : index
    %65 = arith.subi %63, %61 : index
    %66 = arith.divui %65, %c4 : index
    %67 = arith.muli %66, %c4 : index
    %68 = arith.addi %61, %67 : index
    %69 = arith.select %64, %62, %68 : index
    %73:2 = scf.for %70 = %61 to %69 step %c4 iter_args(%71 = %c15, %72 = %c15) -> (vector<8xf32>, vector<8xf32>) {
      %74 = arith.addi %70, %c1 : index
      %75:2 = func.call @expert_linear_q8_k_grouped__gfx1100.0(%7, %31, %74, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %76 = arith.addi %70, %c3 : index
      %77:2 = func.call @expert_linear_q8_k_grouped__gfx1100.0(%7, %31, %76, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %78:2 = func.call @expert_linear_q8_k_grouped__gfx1100.0(%7, %33, %74, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %79:2 = func.call @expert_linear_q8_k_grouped__gfx1100.0(%7, %33, %76, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %80 = arith.muli %70, %c4 : index
      %81 = arith.addi %80, %c1 : index
      %82 = arith.muli %tileRows, %c5 : index
      %83 = arith.muli %81, %82 : index
      %84 = arith.addi %57, %83 : index
      %85 = vector.load %x[%84] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %86 = arith.addi %84, %51 : index
      %87 = vector.load %x[%86] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %88 = vector.shuffle %85, %87 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %89 = wave.mma %88, %75#0, %71 : vector<16xf16>, vector<8xf32>
      %90 = wave.mma %88, %78#0, %72 : vector<16xf16>, vector<8xf32>
      %91 = arith.addi %80, %c3 : index
      %92 = arith.muli %91, %82 : index
      %93 = arith.addi %57, %92 : index
      %94 = vector.load %x[%93] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %95 = arith.addi %93, %51 : index
      %96 = vector.load %x[%95] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %97 = vector.shuffle %94, %96 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %98 = wave.mma %97, %75#1, %89 : vector<16xf16>, vector<8xf32>
      %99 = wave.mma %97, %78#1, %90 : vector<16xf16>, vector<8xf32>
      %100 = arith.addi %80, %c4 : index
      %101 = arith.muli %100, %82 : index
      %102 = arith.addi %57, %101 : index
      %103 = vector.load %x[%102] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %104 = arith.addi %102, %51 : index
      %105 = vector.load %x[%104] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %106 = vector.shuffle %103, %105 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %107 = wave.mma %106, %77#0, %98 : vector<16xf16>, vector<8xf32>
      %108 = wave.mma %106, %79#0, %99 : vector<16xf16>, vector<8xf32>
      %109 = arith.addi %80, %c18 : index
      %110 = arith.muli %109, %82 : index
      %111 = arith.addi %57, %110 : index
      %112 = vector.load %x[%111] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %113 = arith.addi %111, %51 : index
      %114 = vector.load %x[%113] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %115 = vector.shuffle %112, %114 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %116 = wave.mma %115, %77#1, %107 : vector<16xf16>, vector<8xf32>
      %117 = wave.mma %115, %79#1, %108 : vector<16xf16>, vector<8xf32>
      scf.yield %116, %117 : vector<8xf32>, vector<8xf32>
    }
    %118 = arith.select %64, %69, %63 : index
    %122:2 = scf.for %119 = %69 to %118 step %c3 iter_args(%120 = %73#0, %121 = %73#1) -> (vector<8xf32>, vector<8xf32>) {
      %123 = arith.addi %119, %c1 : index
      %124:2 = func.call @expert_linear_q8_k_grouped__gfx1100.0(%7, %31, %123, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %125:2 = func.call @expert_linear_q8_k_grouped__gfx1100.0(%7, %33, %123, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %126 = arith.muli %119, %c4 : index
      %127 = arith.addi %126, %c1 : index
      %128 = arith.muli %tileRows, %c5 : index
      %129 = arith.muli %127, %128 : index
      %130 = arith.addi %57, %129 : index
      %131 = vector.load %x[%130] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %132 = arith.addi %130, %51 : index
      %133 = vector.load %x[%132] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %134 = vector.shuffle %131, %133 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %135 = wave.mma %134, %124#0, %120 : vector<16xf16>, vector<8xf32>
      %136 = wave.mma %134, %125#0, %121 : vector<16xf16>, vector<8xf32>
      %137 = arith.addi %126, %c3 : index
      %138 = arith.muli %137, %128 : index
      %139 = arith.addi %57, %138 : index
      %140 = vector.load %x[%139] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %141 = arith.addi %139, %51 : index
      %142 = vector.load %x[%141] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %143 = vector.shuffle %140, %142 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %144 = wave.mma %143, %124#1, %135 : vector<16xf16>, vector<8xf32>
      %145 = wave.mma %143, %125#1, %136 : vector<16xf16>, vector<8xf32>
      scf.yield %144, %145 : vector<8xf32>, vector<8xf32>
    }
    %146 = vector.extract %122#0[0] : f32 from vector<8xf32>
    %147 = vector.extract %122#1[0] : f32 from vector<8xf32>
    func.call @expert_linear_q8_k_grouped__gfx1100.1(%c1, %13, %10, %groups, %factors, %31, %w, %146, %33, %147, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    %148 = vector.extract %122#0[1] : f32 from vector<8xf32>
    %149 = vector.extract %122#1[1] : f32 from vector<8xf32>
    func.call @expert_linear_q8_k_grouped__gfx1100.1(%c3, %13, %10, %groups, %factors, %31, %w, %148, %33, %149, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    %150 = vector.extract %122#0[2] : f32 from vector<8xf32>
    %151 = vector.extract %122#1[2] : f32 from vector<8xf32>
    func.call @expert_linear_q8_k_grouped__gfx1100.1(%c4, %13, %10, %groups, %factors, %31, %w, %150, %33, %151, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    %152 = vector.extract %122#0[3] : f32 from vector<8xf32>
    %153 = vector.extract %122#1[3] : f32 from vector<8xf32>
    func.call @expert_linear_q8_k_grouped__gfx1100.1(%c18, %13, %10, %groups, %factors, %31, %w, %152, %33, %153, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    %154 = vector.extract %122#0[4] : f32 from vector<8xf32>
    %155 = vector.extract %122#1[4] : f32 from vector<8xf32>
    func.call @expert_linear_q8_k_grouped__gfx1100.1(%c2, %13, %10, %groups, %factors, %31, %w, %154, %33, %155, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    %156 = vector.extract %122#0[5] : f32 from vector<8xf32>
    %157 = vector.extract %122#1[5] : f32 from vector<8xf32>
    func.call @expert_linear_q8_k_grouped__gfx1100.1(%c19, %13, %10, %groups, %factors, %31, %w, %156, %33, %157, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    %158 = vector.extract %122#0[6] : f32 from vector<8xf32>
    %159 = vector.extract %122#1[6] : f32 from vector<8xf32>
    func.call @expert_linear_q8_k_grouped__gfx1100.1(%c20, %13, %10, %groups, %factors, %31, %w, %158, %33, %159, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    %160 = vector.extract %122#0[7] : f32 from vector<8xf32>
    %161 = vector.extract %122#1[7] : f32 from vector<8xf32>
    func.call @expert_linear_q8_k_grouped__gfx1100.1(%c21, %13, %10, %groups, %factors, %31, %w, %160, %33, %161, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
  }
  wave.return
}
