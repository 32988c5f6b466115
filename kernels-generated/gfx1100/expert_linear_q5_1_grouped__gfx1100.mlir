// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertLinear(format='q5_1')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_linear_q5_1_grouped__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
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
func.func private @expert_linear_q5_1_grouped__gfx1100.1(%x0: index, %x1: index, %x2: index, %x3: memref<?xi32>, %x4: memref<?xf32>, %x5: index, %x6: memref<?xi8>, %x7: f32, %x8: index, %x9: f32, %x10: index, %x11: memref<?xf32>) {
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
wave.kernel @expert_linear_q5_1_grouped__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %groups: memref<?xi32>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 0 : index
  %c2 = arith.constant 4 : index
  %c3 = arith.constant 1 : index
  %c4 = arith.constant 2 : index
  %c5 = arith.constant 8 : index
  %c6 = arith.constant 127 : index
  %c7 = arith.constant 128 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c10 = arith.constant 16 : index
  %pairsAt = wave.param "pairsAt" : index
  %tileRows = wave.param "tileRows" : index
  %c13 = arith.constant dense<0x00000000> : vector<8xf32>
  %c14 = arith.constant 32 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c17 = arith.constant 3 : index
  %c18 = arith.constant 5 : index
  %c19 = arith.constant 6 : index
  %c20 = arith.constant 7 : index
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
    %17 = arith.muli %inputFeatures, %c4 : index
    %18 = arith.addi %17, %c6 : index
    %19 = arith.divui %18, %c7 : index
    %20 = arith.muli %19, %c7 : index
    %21 = arith.addi %16, %20 : index
    %22 = arith.addi %21, %c7 : index
    %23 = arith.addi %22, %17 : index
    %24 = arith.muli %15, %panelsPerExpert : index
    %25 = arith.muli %0, %c4 : index
    %26 = arith.addi %24, %25 : index
    %27 = arith.addi %26, %c1 : index
    %28 = arith.muli %27, %23 : index
    %29 = arith.addi %26, %c3 : index
    %30 = arith.muli %29, %23 : index
    %31 = arith.remui %7, %c10 : index
    %32 = arith.addi %pairsAt, %10 : index
    %33 = arith.subi %13, %c3 : index
    %34 = arith.minsi %31, %33 : index
    %35 = arith.addi %32, %34 : index
    %36 = memref.load %groups[%35] : memref<?xi32>
    %37 = arith.index_cast %36 : i32 to index
    %38 = arith.divui %37, %rowDivisor : index
    %39 = arith.divui %38, %tileRows : index
    %40 = arith.divui %inputFeatures, %c10 : index
    %41 = arith.muli %39, %40 : index
    %42 = arith.divui %c1, %c10 : index
    %43 = arith.addi %41, %42 : index
    %44 = arith.muli %43, %c4 : index
    %45 = arith.remui %c1, %c10 : index
    %46 = arith.divui %45, %c5 : index
    %47 = arith.addi %44, %46 : index
    %48 = arith.muli %tileRows, %c5 : index
    %49 = arith.muli %47, %48 : index
    %50 = arith.remui %38, %tileRows : index
    %51 = arith.muli %50, %c5 : index
    %52 = arith.addi %49, %51 : index
    %53 = arith.remui %c1, %c5 : index
    %54 = arith.addi %52, %53 : index
    %55 = wave.wave
    %56 = arith.divui %inputFeatures, %c14 : index
    %57 = arith.muli %55, %stepsPerWave : index
    %58 = arith.minsi %57, %56 : index
    %59 = arith.addi %58, %stepsPerWave : index
    %60 = arith.minsi %59, %56 : index
    %61 = arith.cmpi eq, %wholeBlocks, %c3 : index
    %62 = arith.subi %60, %58 : index
    %63 = arith.divui %62, %c4 : index
    %64 = arith.muli %63, %c4 : index
    %65 = arith.addi %58, %64 : index
    %66 = arith.select %61, %59, %65 : index
    %70:2 = scf.for %67 = %58 to %66 step %c4 iter_args(%68 = %c13, %69 = %c13) -> (vector<8xf32>, vector<8xf32>) {
      %71 = arith.addi %67, %c1 : index
      %72:2 = func.call @expert_linear_q5_1_grouped__gfx1100.0(%7, %28, %71, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %73 = arith.addi %67, %c3 : index
      %74:2 = func.call @expert_linear_q5_1_grouped__gfx1100.0(%7, %28, %73, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %75:2 = func.call @expert_linear_q5_1_grouped__gfx1100.0(%7, %30, %71, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %76:2 = func.call @expert_linear_q5_1_grouped__gfx1100.0(%7, %30, %73, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %77 = arith.muli %67, %c4 : index
      %78 = arith.addi %77, %c1 : index
      %79 = arith.muli %tileRows, %c10 : index
      %80 = arith.muli %78, %79 : index
      %81 = arith.addi %54, %80 : index
      %82 = vector.load %x[%81] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %83 = arith.addi %81, %48 : index
      %84 = vector.load %x[%83] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %85 = vector.shuffle %82, %84 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %86 = wave.mma %85, %72#0, %68 : vector<16xf16>, vector<8xf32>
      %87 = wave.mma %85, %75#0, %69 : vector<16xf16>, vector<8xf32>
      %88 = arith.addi %77, %c3 : index
      %89 = arith.muli %88, %79 : index
      %90 = arith.addi %54, %89 : index
      %91 = vector.load %x[%90] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %92 = arith.addi %90, %48 : index
      %93 = vector.load %x[%92] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %94 = vector.shuffle %91, %93 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %95 = wave.mma %94, %72#1, %86 : vector<16xf16>, vector<8xf32>
      %96 = wave.mma %94, %75#1, %87 : vector<16xf16>, vector<8xf32>
      %97 = arith.addi %77, %c4 : index
      %98 = arith.muli %97, %79 : index
      %99 = arith.addi %54, %98 : index
      %100 = vector.load %x[%99] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %101 = arith.addi %99, %48 : index
      %102 = vector.load %x[%101] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %103 = vector.shuffle %100, %102 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %104 = wave.mma %103, %74#0, %95 : vector<16xf16>, vector<8xf32>
      %105 = wave.mma %103, %76#0, %96 : vector<16xf16>, vector<8xf32>
      %106 = arith.addi %77, %c17 : index
      %107 = arith.muli %106, %79 : index
      %108 = arith.addi %54, %107 : index
      %109 = vector.load %x[%108] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %110 = arith.addi %108, %48 : index
      %111 = vector.load %x[%110] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %112 = vector.shuffle %109, %111 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %113 = wave.mma %112, %74#1, %104 : vector<16xf16>, vector<8xf32>
      %114 = wave.mma %112, %76#1, %105 : vector<16xf16>, vector<8xf32>
      scf.yield %113, %114 : vector<8xf32>, vector<8xf32>
    }
    %115 = arith.select %61, %66, %60 : index
    %119:2 = scf.for %116 = %66 to %115 step %c3 iter_args(%117 = %70#0, %118 = %70#1) -> (vector<8xf32>, vector<8xf32>) {
      %120 = arith.addi %116, %c1 : index
      %121:2 = func.call @expert_linear_q5_1_grouped__gfx1100.0(%7, %28, %120, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %122:2 = func.call @expert_linear_q5_1_grouped__gfx1100.0(%7, %30, %120, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %123 = arith.muli %116, %c4 : index
      %124 = arith.addi %123, %c1 : index
      %125 = arith.muli %tileRows, %c10 : index
      %126 = arith.muli %124, %125 : index
      %127 = arith.addi %54, %126 : index
      %128 = vector.load %x[%127] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %129 = arith.addi %127, %48 : index
      %130 = vector.load %x[%129] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %131 = vector.shuffle %128, %130 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %132 = wave.mma %131, %121#0, %117 : vector<16xf16>, vector<8xf32>
      %133 = wave.mma %131, %122#0, %118 : vector<16xf16>, vector<8xf32>
      %134 = arith.addi %123, %c3 : index
      %135 = arith.muli %134, %125 : index
      %136 = arith.addi %54, %135 : index
      %137 = vector.load %x[%136] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %138 = arith.addi %136, %48 : index
      %139 = vector.load %x[%138] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %140 = vector.shuffle %137, %139 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %141 = wave.mma %140, %121#1, %132 : vector<16xf16>, vector<8xf32>
      %142 = wave.mma %140, %122#1, %133 : vector<16xf16>, vector<8xf32>
      scf.yield %141, %142 : vector<8xf32>, vector<8xf32>
    }
    %143 = vector.extract %119#0[0] : f32 from vector<8xf32>
    %144 = vector.extract %119#1[0] : f32 from vector<8xf32>
    func.call @expert_linear_q5_1_grouped__gfx1100.1(%c1, %13, %10, %groups, %factors, %28, %w, %143, %30, %144, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    %145 = vector.extract %119#0[1] : f32 from vector<8xf32>
    %146 = vector.extract %119#1[1] : f32 from vector<8xf32>
    func.call @expert_linear_q5_1_grouped__gfx1100.1(%c3, %13, %10, %groups, %factors, %28, %w, %145, %30, %146, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    %147 = vector.extract %119#0[2] : f32 from vector<8xf32>
    %148 = vector.extract %119#1[2] : f32 from vector<8xf32>
    func.call @expert_linear_q5_1_grouped__gfx1100.1(%c4, %13, %10, %groups, %factors, %28, %w, %147, %30, %148, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    %149 = vector.extract %119#0[3] : f32 from vector<8xf32>
    %150 = vector.extract %119#1[3] : f32 from vector<8xf32>
    func.call @expert_linear_q5_1_grouped__gfx1100.1(%c17, %13, %10, %groups, %factors, %28, %w, %149, %30, %150, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    %151 = vector.extract %119#0[4] : f32 from vector<8xf32>
    %152 = vector.extract %119#1[4] : f32 from vector<8xf32>
    func.call @expert_linear_q5_1_grouped__gfx1100.1(%c2, %13, %10, %groups, %factors, %28, %w, %151, %30, %152, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    %153 = vector.extract %119#0[5] : f32 from vector<8xf32>
    %154 = vector.extract %119#1[5] : f32 from vector<8xf32>
    func.call @expert_linear_q5_1_grouped__gfx1100.1(%c18, %13, %10, %groups, %factors, %28, %w, %153, %30, %154, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    %155 = vector.extract %119#0[6] : f32 from vector<8xf32>
    %156 = vector.extract %119#1[6] : f32 from vector<8xf32>
    func.call @expert_linear_q5_1_grouped__gfx1100.1(%c19, %13, %10, %groups, %factors, %28, %w, %155, %30, %156, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    %157 = vector.extract %119#0[7] : f32 from vector<8xf32>
    %158 = vector.extract %119#1[7] : f32 from vector<8xf32>
    func.call @expert_linear_q5_1_grouped__gfx1100.1(%c20, %13, %10, %groups, %factors, %28, %w, %157, %30, %158, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
  }
  wave.return
}
