// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertLinear(format='q4_k')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_linear_q4_k_grouped__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 128 : index
  %fc2 = arith.constant 8 : index
  %fc3 = arith.constant 64 : index
  %fc4 = arith.constant 4 : index
  %fc5 = arith.constant 256 : index
  %fc6 = arith.constant 32 : index
  %fc7 = arith.constant 2 : index
  %fc8 = arith.constant 127 : index
  %fc9 = arith.constant 0 : index
  %fc10 = arith.constant dense<0> : vector<4xi32>
  %fc11 = arith.constant dense<983055> : vector<4xi32>
  %fc12 = arith.constant dense<1677747200> : vector<4xi32>
  %fc13 = arith.constant dense<4> : vector<4xi32>
  %fc14 = arith.constant dense<8> : vector<4xi32>
  %fc15 = arith.constant dense<12> : vector<4xi32>
  %fc16 = arith.constant dense<0x6400> : vector<32xf16>
  %f0 = arith.remui %x0, %fc0 : index
  %f1 = arith.addi %x1, %fc1 : index
  %f2 = arith.divui %x2, %fc2 : index
  %f3 = arith.muli %f2, %fc3 : index
  %f4 = arith.addi %f1, %f3 : index
  %f5 = arith.muli %f0, %fc4 : index
  %f6 = arith.addi %f4, %f5 : index
  %f7 = vector.load %x3[%f6] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
  %f8 = vector.bitcast %f7 : vector<4xi8> to vector<2xf16>
  %f9 = arith.divui %x4, %fc5 : index
  %f10 = arith.muli %f9, %fc3 : index
  %f11 = arith.addi %f1, %f10 : index
  %f12 = arith.muli %x2, %fc6 : index
  %f13 = arith.addi %f11, %f12 : index
  %f14 = arith.muli %f0, %fc7 : index
  %f15 = arith.addi %f13, %f14 : index
  %f16 = vector.load %x3[%f15] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
  %f17 = vector.extract %f8[0] : f16 from vector<2xf16>
  %f18 = arith.extf %f17 : f16 to f32
  %f19 = vector.extract %f16[0] : i8 from vector<2xi8>
  %f20 = arith.extui %f19 : i8 to i32
  %f21 = arith.sitofp %f20 : i32 to f32
  %f22 = arith.mulf %f18, %f21 : f32
  %f23 = arith.truncf %f22 : f32 to f16
  %f24 = vector.broadcast %f23 : f16 to vector<16xf16>
  %f25 = vector.extract %f8[1] : f16 from vector<2xf16>
  %f26 = arith.extf %f25 : f16 to f32
  %f27 = vector.extract %f16[1] : i8 from vector<2xi8>
  %f28 = arith.extui %f27 : i8 to i32
  %f29 = arith.sitofp %f28 : i32 to f32
  %f30 = arith.mulf %f26, %f29 : f32
  %f31 = arith.truncf %f30 : f32 to f16
  %f32 = vector.broadcast %f31 : f16 to vector<16xf16>
  %f33 = arith.addi %f10, %x4 : index
  %f34 = arith.addi %f33, %fc8 : index
  %f35 = arith.divui %f34, %fc1 : index
  %f36 = arith.muli %f35, %fc1 : index
  %f37 = arith.addi %f1, %f36 : index
  %f38 = arith.muli %x4, %fc2 : index
  %f39 = arith.addi %f37, %f38 : index
  %f40 = arith.muli %x2, %fc0 : index
  %f41 = arith.addi %f40, %f0 : index
  %f42 = arith.muli %f41, %fc9 : index
  %f43 = arith.addi %f39, %f42 : index
  %f44 = arith.muli %x2, %fc5 : index
  %f45 = arith.addi %f37, %f44 : index
  %f46 = arith.muli %f0, %fc0 : index
  %f47 = arith.addi %f45, %f46 : index
  %f48 = vector.load %x3[%f47] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f49 = vector.bitcast %f48 : vector<16xi8> to vector<4xi32>
  %f50 = arith.shrui %f49, %fc10 : vector<4xi32>
  %f51 = arith.andi %f50, %fc11 : vector<4xi32>
  %f52 = arith.ori %f51, %fc12 : vector<4xi32>
  %f53 = vector.bitcast %f52 : vector<4xi32> to vector<8xf16>
  %f54 = arith.shrui %f49, %fc13 : vector<4xi32>
  %f55 = arith.andi %f54, %fc11 : vector<4xi32>
  %f56 = arith.ori %f55, %fc12 : vector<4xi32>
  %f57 = vector.bitcast %f56 : vector<4xi32> to vector<8xf16>
  %f58 = arith.shrui %f49, %fc14 : vector<4xi32>
  %f59 = arith.andi %f58, %fc11 : vector<4xi32>
  %f60 = arith.ori %f59, %fc12 : vector<4xi32>
  %f61 = vector.bitcast %f60 : vector<4xi32> to vector<8xf16>
  %f62 = arith.shrui %f49, %fc15 : vector<4xi32>
  %f63 = arith.andi %f62, %fc11 : vector<4xi32>
  %f64 = arith.ori %f63, %fc12 : vector<4xi32>
  %f65 = vector.bitcast %f64 : vector<4xi32> to vector<8xf16>
  %f66 = vector.shuffle %f53, %f57 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f67 = vector.shuffle %f61, %f65 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f68 = vector.shuffle %f66, %f67 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f69 = arith.subf %f68, %fc16 : vector<32xf16>
  %f70 = vector.shuffle %f69, %f69 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f71 = vector.shuffle %f69, %f69 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f72 = math.fma %f70, %f24, %f32 : vector<16xf16>
  %f73 = math.fma %f71, %f24, %f32 : vector<16xf16>
  func.return %f72, %f73 : vector<16xf16>, vector<16xf16>
}
func.func private @expert_linear_q4_k_grouped__gfx1100.1(%x0: index, %x1: index, %x2: index, %x3: memref<?xi32>, %x4: memref<?xf32>, %x5: index, %x6: memref<?xi8>, %x7: f32, %x8: index, %x9: f32, %x10: index, %x11: memref<?xf32>) {
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
wave.kernel @expert_linear_q4_k_grouped__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %groups: memref<?xi32>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 0 : index
  %c2 = arith.constant 4 : index
  %c3 = arith.constant 1 : index
  %c4 = arith.constant 2 : index
  %c5 = arith.constant 8 : index
  %c6 = arith.constant 256 : index
  %c7 = arith.constant 64 : index
  %c8 = arith.constant 127 : index
  %c9 = arith.constant 128 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c12 = arith.constant 16 : index
  %pairsAt = wave.param "pairsAt" : index
  %tileRows = wave.param "tileRows" : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %c16 = arith.constant 32 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c19 = arith.constant 3 : index
  %c20 = arith.constant 5 : index
  %c21 = arith.constant 6 : index
  %c22 = arith.constant 7 : index
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
    %17 = arith.divui %inputFeatures, %c6 : index
    %18 = arith.muli %17, %c7 : index
    %19 = arith.addi %18, %inputFeatures : index
    %20 = arith.addi %19, %c8 : index
    %21 = arith.divui %20, %c9 : index
    %22 = arith.muli %21, %c9 : index
    %23 = arith.addi %16, %22 : index
    %24 = arith.addi %23, %c9 : index
    %25 = arith.muli %15, %panelsPerExpert : index
    %26 = arith.muli %0, %c4 : index
    %27 = arith.addi %25, %26 : index
    %28 = arith.addi %27, %c1 : index
    %29 = arith.muli %28, %24 : index
    %30 = arith.addi %27, %c3 : index
    %31 = arith.muli %30, %24 : index
    %32 = arith.remui %7, %c12 : index
    %33 = arith.addi %pairsAt, %10 : index
    %34 = arith.subi %13, %c3 : index
    %35 = arith.minsi %32, %34 : index
    %36 = arith.addi %33, %35 : index
    %37 = memref.load %groups[%36] : memref<?xi32>
    %38 = arith.index_cast %37 : i32 to index
    %39 = arith.divui %38, %rowDivisor : index
    %40 = arith.divui %39, %tileRows : index
    %41 = arith.divui %inputFeatures, %c12 : index
    %42 = arith.muli %40, %41 : index
    %43 = arith.divui %c1, %c12 : index
    %44 = arith.addi %42, %43 : index
    %45 = arith.muli %44, %c4 : index
    %46 = arith.remui %c1, %c12 : index
    %47 = arith.divui %46, %c5 : index
    %48 = arith.addi %45, %47 : index
    %49 = arith.muli %tileRows, %c5 : index
    %50 = arith.muli %48, %49 : index
    %51 = arith.remui %39, %tileRows : index
    %52 = arith.muli %51, %c5 : index
    %53 = arith.addi %50, %52 : index
    %54 = arith.remui %c1, %c5 : index
    %55 = arith.addi %53, %54 : index
    %56 = wave.wave
    %57 = arith.divui %inputFeatures, %c16 : index
    %58 = arith.muli %56, %stepsPerWave : index
    %59 = arith.minsi %58, %57 : index
    %60 = arith.addi %59, %stepsPerWave : index
    %61 = arith.minsi %60, %57 : index
    %62 = arith.cmpi eq, %wholeBlocks, %c3 : index
    %63 = arith.subi %61, %59 : index
    %64 = arith.divui %63, %c4 : index
    %65 = arith.muli %64, %c4 : index
    %66 = arith.addi %59, %65 : index
    %67 = arith.select %62, %60, %66 : index
    %71:2 = scf.for %68 = %59 to %67 step %c4 iter_args(%69 = %c15, %70 = %c15) -> (vector<8xf32>, vector<8xf32>) {
      %72 = arith.addi %68, %c1 : index
      %73:2 = func.call @expert_linear_q4_k_grouped__gfx1100.0(%7, %29, %72, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %74 = arith.addi %68, %c3 : index
      %75:2 = func.call @expert_linear_q4_k_grouped__gfx1100.0(%7, %29, %74, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %76:2 = func.call @expert_linear_q4_k_grouped__gfx1100.0(%7, %31, %72, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %77:2 = func.call @expert_linear_q4_k_grouped__gfx1100.0(%7, %31, %74, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %78 = arith.muli %68, %c4 : index
      %79 = arith.addi %78, %c1 : index
      %80 = arith.muli %tileRows, %c12 : index
      %81 = arith.muli %79, %80 : index
      %82 = arith.addi %55, %81 : index
      %83 = vector.load %x[%82] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %84 = arith.addi %82, %49 : index
      %85 = vector.load %x[%84] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %86 = vector.shuffle %83, %85 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %87 = wave.mma %86, %73#0, %69 : vector<16xf16>, vector<8xf32>
      %88 = wave.mma %86, %76#0, %70 : vector<16xf16>, vector<8xf32>
      %89 = arith.addi %78, %c3 : index
      %90 = arith.muli %89, %80 : index
      %91 = arith.addi %55, %90 : index
      %92 = vector.load %x[%91] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %93 = arith.addi %91, %49 : index
      %94 = vector.load %x[%93] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %95 = vector.shuffle %92, %94 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %96 = wave.mma %95, %73#1, %87 : vector<16xf16>, vector<8xf32>
      %97 = wave.mma %95, %76#1, %88 : vector<16xf16>, vector<8xf32>
      %98 = arith.addi %78, %c4 : index
      %99 = arith.muli %98, %80 : index
      %100 = arith.addi %55, %99 : index
      %101 = vector.load %x[%100] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %102 = arith.addi %100, %49 : index
      %103 = vector.load %x[%102] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %104 = vector.shuffle %101, %103 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %105 = wave.mma %104, %75#0, %96 : vector<16xf16>, vector<8xf32>
      %106 = wave.mma %104, %77#0, %97 : vector<16xf16>, vector<8xf32>
      %107 = arith.addi %78, %c19 : index
      %108 = arith.muli %107, %80 : index
      %109 = arith.addi %55, %108 : index
      %110 = vector.load %x[%109] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %111 = arith.addi %109, %49 : index
      %112 = vector.load %x[%111] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %113 = vector.shuffle %110, %112 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %114 = wave.mma %113, %75#1, %105 : vector<16xf16>, vector<8xf32>
      %115 = wave.mma %113, %77#1, %106 : vector<16xf16>, vector<8xf32>
      scf.yield %114, %115 : vector<8xf32>, vector<8xf32>
    }
    %116 = arith.select %62, %67, %61 : index
    %120:2 = scf.for %117 = %67 to %116 step %c3 iter_args(%118 = %71#0, %119 = %71#1) -> (vector<8xf32>, vector<8xf32>) {
      %121 = arith.addi %117, %c1 : index
      %122:2 = func.call @expert_linear_q4_k_grouped__gfx1100.0(%7, %29, %121, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %123:2 = func.call @expert_linear_q4_k_grouped__gfx1100.0(%7, %31, %121, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %124 = arith.muli %117, %c4 : index
      %125 = arith.addi %124, %c1 : index
      %126 = arith.muli %tileRows, %c12 : index
      %127 = arith.muli %125, %126 : index
      %128 = arith.addi %55, %127 : index
      %129 = vector.load %x[%128] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %130 = arith.addi %128, %49 : index
      %131 = vector.load %x[%130] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %132 = vector.shuffle %129, %131 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %133 = wave.mma %132, %122#0, %118 : vector<16xf16>, vector<8xf32>
      %134 = wave.mma %132, %123#0, %119 : vector<16xf16>, vector<8xf32>
      %135 = arith.addi %124, %c3 : index
      %136 = arith.muli %135, %126 : index
      %137 = arith.addi %55, %136 : index
      %138 = vector.load %x[%137] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %139 = arith.addi %137, %49 : index
      %140 = vector.load %x[%139] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %141 = vector.shuffle %138, %140 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %142 = wave.mma %141, %122#1, %133 : vector<16xf16>, vector<8xf32>
      %143 = wave.mma %141, %123#1, %134 : vector<16xf16>, vector<8xf32>
      scf.yield %142, %143 : vector<8xf32>, vector<8xf32>
    }
    %144 = vector.extract %120#0[0] : f32 from vector<8xf32>
    %145 = vector.extract %120#1[0] : f32 from vector<8xf32>
    func.call @expert_linear_q4_k_grouped__gfx1100.1(%c1, %13, %10, %groups, %factors, %29, %w, %144, %31, %145, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    %146 = vector.extract %120#0[1] : f32 from vector<8xf32>
    %147 = vector.extract %120#1[1] : f32 from vector<8xf32>
    func.call @expert_linear_q4_k_grouped__gfx1100.1(%c3, %13, %10, %groups, %factors, %29, %w, %146, %31, %147, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    %148 = vector.extract %120#0[2] : f32 from vector<8xf32>
    %149 = vector.extract %120#1[2] : f32 from vector<8xf32>
    func.call @expert_linear_q4_k_grouped__gfx1100.1(%c4, %13, %10, %groups, %factors, %29, %w, %148, %31, %149, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    %150 = vector.extract %120#0[3] : f32 from vector<8xf32>
    %151 = vector.extract %120#1[3] : f32 from vector<8xf32>
    func.call @expert_linear_q4_k_grouped__gfx1100.1(%c19, %13, %10, %groups, %factors, %29, %w, %150, %31, %151, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    %152 = vector.extract %120#0[4] : f32 from vector<8xf32>
    %153 = vector.extract %120#1[4] : f32 from vector<8xf32>
    func.call @expert_linear_q4_k_grouped__gfx1100.1(%c2, %13, %10, %groups, %factors, %29, %w, %152, %31, %153, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    %154 = vector.extract %120#0[5] : f32 from vector<8xf32>
    %155 = vector.extract %120#1[5] : f32 from vector<8xf32>
    func.call @expert_linear_q4_k_grouped__gfx1100.1(%c20, %13, %10, %groups, %factors, %29, %w, %154, %31, %155, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    %156 = vector.extract %120#0[6] : f32 from vector<8xf32>
    %157 = vector.extract %120#1[6] : f32 from vector<8xf32>
    func.call @expert_linear_q4_k_grouped__gfx1100.1(%c21, %13, %10, %groups, %factors, %29, %w, %156, %31, %157, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    %158 = vector.extract %120#0[7] : f32 from vector<8xf32>
    %159 = vector.extract %120#1[7] : f32 from vector<8xf32>
    func.call @expert_linear_q4_k_grouped__gfx1100.1(%c22, %13, %10, %groups, %factors, %29, %w, %158, %31, %159, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
  }
  wave.return
}
