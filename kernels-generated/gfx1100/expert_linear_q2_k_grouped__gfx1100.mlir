// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertLinear(format='q2_k')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_linear_q2_k_grouped__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 128 : index
  %fc2 = arith.constant 8 : index
  %fc3 = arith.constant 64 : index
  %fc4 = arith.constant 4 : index
  %fc5 = arith.constant 256 : index
  %fc6 = arith.constant 2 : index
  %fc7 = arith.constant 127 : index
  %fc8 = arith.constant 0 : index
  %fc9 = arith.constant dense<[0, 8, 0, 8]> : vector<4xi32>
  %fc10 = arith.constant dense<196611> : vector<4xi32>
  %fc11 = arith.constant dense<1677747200> : vector<4xi32>
  %fc12 = arith.constant dense<[2, 10, 2, 10]> : vector<4xi32>
  %fc13 = arith.constant dense<[4, 12, 4, 12]> : vector<4xi32>
  %fc14 = arith.constant dense<[6, 14, 6, 14]> : vector<4xi32>
  %fc15 = arith.constant dense<0x6400> : vector<32xf16>
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
  %f12 = arith.muli %x2, %fc3 : index
  %f13 = arith.addi %f11, %f12 : index
  %f14 = arith.addi %f13, %f5 : index
  %f15 = vector.load %x3[%f14] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
  %f16 = vector.extract %f8[0] : f16 from vector<2xf16>
  %f17 = arith.extf %f16 : f16 to f32
  %f18 = vector.extract %f15[0] : i8 from vector<4xi8>
  %f19 = arith.extui %f18 : i8 to i32
  %f20 = arith.sitofp %f19 : i32 to f32
  %f21 = arith.mulf %f17, %f20 : f32
  %f22 = arith.truncf %f21 : f32 to f16
  %f23 = vector.broadcast %f22 : f16 to vector<16xf16>
  %f24 = vector.extract %f8[1] : f16 from vector<2xf16>
  %f25 = arith.extf %f24 : f16 to f32
  %f26 = vector.extract %f15[1] : i8 from vector<4xi8>
  %f27 = arith.extui %f26 : i8 to i32
  %f28 = arith.sitofp %f27 : i32 to f32
  %f29 = arith.mulf %f25, %f28 : f32
  %f30 = arith.truncf %f29 : f32 to f16
  %f31 = vector.broadcast %f30 : f16 to vector<16xf16>
  %f32 = vector.extract %f15[2] : i8 from vector<4xi8>
  %f33 = arith.extui %f32 : i8 to i32
  %f34 = arith.sitofp %f33 : i32 to f32
  %f35 = arith.mulf %f17, %f34 : f32
  %f36 = arith.truncf %f35 : f32 to f16
  %f37 = vector.broadcast %f36 : f16 to vector<16xf16>
  %f38 = vector.extract %f15[3] : i8 from vector<4xi8>
  %f39 = arith.extui %f38 : i8 to i32
  %f40 = arith.sitofp %f39 : i32 to f32
  %f41 = arith.mulf %f25, %f40 : f32
  %f42 = arith.truncf %f41 : f32 to f16
  %f43 = vector.broadcast %f42 : f16 to vector<16xf16>
  %f44 = arith.muli %x4, %fc4 : index
  %f45 = arith.divui %f44, %fc6 : index
  %f46 = arith.addi %f10, %f45 : index
  %f47 = arith.addi %f46, %fc7 : index
  %f48 = arith.divui %f47, %fc1 : index
  %f49 = arith.muli %f48, %fc1 : index
  %f50 = arith.addi %f1, %f49 : index
  %f51 = arith.muli %x4, %fc8 : index
  %f52 = arith.addi %f50, %f51 : index
  %f53 = arith.muli %x2, %fc0 : index
  %f54 = arith.addi %f53, %f0 : index
  %f55 = arith.muli %f54, %fc2 : index
  %f56 = arith.addi %f52, %f55 : index
  %f57 = vector.load %x3[%f56] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
  %f58 = vector.bitcast %f57 : vector<8xi8> to vector<2xi32>
  %f59 = vector.shuffle %f58, %f58 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
  %f60 = arith.shrui %f59, %fc9 : vector<4xi32>
  %f61 = arith.andi %f60, %fc10 : vector<4xi32>
  %f62 = arith.ori %f61, %fc11 : vector<4xi32>
  %f63 = vector.bitcast %f62 : vector<4xi32> to vector<8xf16>
  %f64 = arith.shrui %f59, %fc12 : vector<4xi32>
  %f65 = arith.andi %f64, %fc10 : vector<4xi32>
  %f66 = arith.ori %f65, %fc11 : vector<4xi32>
  %f67 = vector.bitcast %f66 : vector<4xi32> to vector<8xf16>
  %f68 = arith.shrui %f59, %fc13 : vector<4xi32>
  %f69 = arith.andi %f68, %fc10 : vector<4xi32>
  %f70 = arith.ori %f69, %fc11 : vector<4xi32>
  %f71 = vector.bitcast %f70 : vector<4xi32> to vector<8xf16>
  %f72 = arith.shrui %f59, %fc14 : vector<4xi32>
  %f73 = arith.andi %f72, %fc10 : vector<4xi32>
  %f74 = arith.ori %f73, %fc11 : vector<4xi32>
  %f75 = vector.bitcast %f74 : vector<4xi32> to vector<8xf16>
  %f76 = vector.shuffle %f63, %f67 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f77 = vector.shuffle %f71, %f75 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f78 = vector.shuffle %f76, %f77 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f79 = arith.subf %f78, %fc15 : vector<32xf16>
  %f80 = vector.shuffle %f79, %f79 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f81 = vector.shuffle %f79, %f79 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f82 = math.fma %f80, %f23, %f31 : vector<16xf16>
  %f83 = math.fma %f81, %f37, %f43 : vector<16xf16>
  func.return %f82, %f83 : vector<16xf16>, vector<16xf16>
}
func.func private @expert_linear_q2_k_grouped__gfx1100.1(%x0: index, %x1: index, %x2: index, %x3: memref<?xi32>, %x4: memref<?xf32>, %x5: index, %x6: memref<?xi8>, %x7: f32, %x8: index, %x9: f32, %x10: index, %x11: memref<?xf32>) {
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
wave.kernel @expert_linear_q2_k_grouped__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %groups: memref<?xi32>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 0 : index
  %c2 = arith.constant 4 : index
  %c3 = arith.constant 1 : index
  %c4 = arith.constant 2 : index
  %c5 = arith.constant 256 : index
  %c6 = arith.constant 64 : index
  %c7 = arith.constant 127 : index
  %c8 = arith.constant 128 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c11 = arith.constant 16 : index
  %pairsAt = wave.param "pairsAt" : index
  %tileRows = wave.param "tileRows" : index
  %c14 = arith.constant 8 : index
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
    %16 = arith.muli %inputFeatures, %c2 : index
    %17 = arith.divui %16, %c4 : index
    %18 = arith.divui %inputFeatures, %c5 : index
    %19 = arith.muli %18, %c6 : index
    %20 = arith.addi %19, %17 : index
    %21 = arith.addi %20, %c7 : index
    %22 = arith.divui %21, %c8 : index
    %23 = arith.muli %22, %c8 : index
    %24 = arith.addi %16, %23 : index
    %25 = arith.addi %24, %c8 : index
    %26 = arith.muli %15, %panelsPerExpert : index
    %27 = arith.muli %0, %c4 : index
    %28 = arith.addi %26, %27 : index
    %29 = arith.addi %28, %c1 : index
    %30 = arith.muli %29, %25 : index
    %31 = arith.addi %28, %c3 : index
    %32 = arith.muli %31, %25 : index
    %33 = arith.remui %7, %c11 : index
    %34 = arith.addi %pairsAt, %10 : index
    %35 = arith.subi %13, %c3 : index
    %36 = arith.minsi %33, %35 : index
    %37 = arith.addi %34, %36 : index
    %38 = memref.load %groups[%37] : memref<?xi32>
    %39 = arith.index_cast %38 : i32 to index
    %40 = arith.divui %39, %rowDivisor : index
    %41 = arith.divui %40, %tileRows : index
    %42 = arith.divui %inputFeatures, %c11 : index
    %43 = arith.muli %41, %42 : index
    %44 = arith.divui %c1, %c11 : index
    %45 = arith.addi %43, %44 : index
    %46 = arith.muli %45, %c4 : index
    %47 = arith.remui %c1, %c11 : index
    %48 = arith.divui %47, %c14 : index
    %49 = arith.addi %46, %48 : index
    %50 = arith.muli %tileRows, %c14 : index
    %51 = arith.muli %49, %50 : index
    %52 = arith.remui %40, %tileRows : index
    %53 = arith.muli %52, %c14 : index
    %54 = arith.addi %51, %53 : index
    %55 = arith.remui %c1, %c14 : index
    %56 = arith.addi %54, %55 : index
    %57 = wave.wave
    %58 = arith.divui %inputFeatures, %c16 : index
    %59 = arith.muli %57, %stepsPerWave : index
    %60 = arith.minsi %59, %58 : index
    %61 = arith.addi %60, %stepsPerWave : index
    %62 = arith.minsi %61, %58 : index
    %63 = arith.cmpi eq, %wholeBlocks, %c3 : index
    %64 = arith.subi %62, %60 : index
    %65 = arith.divui %64, %c4 : index
    %66 = arith.muli %65, %c4 : index
    %67 = arith.addi %60, %66 : index
    %68 = arith.select %63, %61, %67 : index
    %72:2 = scf.for %69 = %60 to %68 step %c4 iter_args(%70 = %c15, %71 = %c15) -> (vector<8xf32>, vector<8xf32>) {
      %73 = arith.addi %69, %c1 : index
      %74:2 = func.call @expert_linear_q2_k_grouped__gfx1100.0(%7, %30, %73, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %75 = arith.addi %69, %c3 : index
      %76:2 = func.call @expert_linear_q2_k_grouped__gfx1100.0(%7, %30, %75, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %77:2 = func.call @expert_linear_q2_k_grouped__gfx1100.0(%7, %32, %73, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %78:2 = func.call @expert_linear_q2_k_grouped__gfx1100.0(%7, %32, %75, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %79 = arith.muli %69, %c4 : index
      %80 = arith.addi %79, %c1 : index
      %81 = arith.muli %tileRows, %c11 : index
      %82 = arith.muli %80, %81 : index
      %83 = arith.addi %56, %82 : index
      %84 = vector.load %x[%83] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %85 = arith.addi %83, %50 : index
      %86 = vector.load %x[%85] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %87 = vector.shuffle %84, %86 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %88 = wave.mma %87, %74#0, %70 : vector<16xf16>, vector<8xf32>
      %89 = wave.mma %87, %77#0, %71 : vector<16xf16>, vector<8xf32>
      %90 = arith.addi %79, %c3 : index
      %91 = arith.muli %90, %81 : index
      %92 = arith.addi %56, %91 : index
      %93 = vector.load %x[%92] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %94 = arith.addi %92, %50 : index
      %95 = vector.load %x[%94] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %96 = vector.shuffle %93, %95 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %97 = wave.mma %96, %74#1, %88 : vector<16xf16>, vector<8xf32>
      %98 = wave.mma %96, %77#1, %89 : vector<16xf16>, vector<8xf32>
      %99 = arith.addi %79, %c4 : index
      %100 = arith.muli %99, %81 : index
      %101 = arith.addi %56, %100 : index
      %102 = vector.load %x[%101] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %103 = arith.addi %101, %50 : index
      %104 = vector.load %x[%103] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %105 = vector.shuffle %102, %104 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %106 = wave.mma %105, %76#0, %97 : vector<16xf16>, vector<8xf32>
      %107 = wave.mma %105, %78#0, %98 : vector<16xf16>, vector<8xf32>
      %108 = arith.addi %79, %c19 : index
      %109 = arith.muli %108, %81 : index
      %110 = arith.addi %56, %109 : index
      %111 = vector.load %x[%110] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %112 = arith.addi %110, %50 : index
      %113 = vector.load %x[%112] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %114 = vector.shuffle %111, %113 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %115 = wave.mma %114, %76#1, %106 : vector<16xf16>, vector<8xf32>
      %116 = wave.mma %114, %78#1, %107 : vector<16xf16>, vector<8xf32>
      scf.yield %115, %116 : vector<8xf32>, vector<8xf32>
    }
    %117 = arith.select %63, %68, %62 : index
    %121:2 = scf.for %118 = %68 to %117 step %c3 iter_args(%119 = %72#0, %120 = %72#1) -> (vector<8xf32>, vector<8xf32>) {
      %122 = arith.addi %118, %c1 : index
      %123:2 = func.call @expert_linear_q2_k_grouped__gfx1100.0(%7, %30, %122, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %124:2 = func.call @expert_linear_q2_k_grouped__gfx1100.0(%7, %32, %122, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %125 = arith.muli %118, %c4 : index
      %126 = arith.addi %125, %c1 : index
      %127 = arith.muli %tileRows, %c11 : index
      %128 = arith.muli %126, %127 : index
      %129 = arith.addi %56, %128 : index
      %130 = vector.load %x[%129] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %131 = arith.addi %129, %50 : index
      %132 = vector.load %x[%131] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %133 = vector.shuffle %130, %132 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %134 = wave.mma %133, %123#0, %119 : vector<16xf16>, vector<8xf32>
      %135 = wave.mma %133, %124#0, %120 : vector<16xf16>, vector<8xf32>
      %136 = arith.addi %125, %c3 : index
      %137 = arith.muli %136, %127 : index
      %138 = arith.addi %56, %137 : index
      %139 = vector.load %x[%138] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %140 = arith.addi %138, %50 : index
      %141 = vector.load %x[%140] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %142 = vector.shuffle %139, %141 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %143 = wave.mma %142, %123#1, %134 : vector<16xf16>, vector<8xf32>
      %144 = wave.mma %142, %124#1, %135 : vector<16xf16>, vector<8xf32>
      scf.yield %143, %144 : vector<8xf32>, vector<8xf32>
    }
    %145 = vector.extract %121#0[0] : f32 from vector<8xf32>
    %146 = vector.extract %121#1[0] : f32 from vector<8xf32>
    func.call @expert_linear_q2_k_grouped__gfx1100.1(%c1, %13, %10, %groups, %factors, %30, %w, %145, %32, %146, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    %147 = vector.extract %121#0[1] : f32 from vector<8xf32>
    %148 = vector.extract %121#1[1] : f32 from vector<8xf32>
    func.call @expert_linear_q2_k_grouped__gfx1100.1(%c3, %13, %10, %groups, %factors, %30, %w, %147, %32, %148, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    %149 = vector.extract %121#0[2] : f32 from vector<8xf32>
    %150 = vector.extract %121#1[2] : f32 from vector<8xf32>
    func.call @expert_linear_q2_k_grouped__gfx1100.1(%c4, %13, %10, %groups, %factors, %30, %w, %149, %32, %150, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    %151 = vector.extract %121#0[3] : f32 from vector<8xf32>
    %152 = vector.extract %121#1[3] : f32 from vector<8xf32>
    func.call @expert_linear_q2_k_grouped__gfx1100.1(%c19, %13, %10, %groups, %factors, %30, %w, %151, %32, %152, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    %153 = vector.extract %121#0[4] : f32 from vector<8xf32>
    %154 = vector.extract %121#1[4] : f32 from vector<8xf32>
    func.call @expert_linear_q2_k_grouped__gfx1100.1(%c2, %13, %10, %groups, %factors, %30, %w, %153, %32, %154, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    %155 = vector.extract %121#0[5] : f32 from vector<8xf32>
    %156 = vector.extract %121#1[5] : f32 from vector<8xf32>
    func.call @expert_linear_q2_k_grouped__gfx1100.1(%c20, %13, %10, %groups, %factors, %30, %w, %155, %32, %156, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    %157 = vector.extract %121#0[6] : f32 from vector<8xf32>
    %158 = vector.extract %121#1[6] : f32 from vector<8xf32>
    func.call @expert_linear_q2_k_grouped__gfx1100.1(%c21, %13, %10, %groups, %factors, %30, %w, %157, %32, %158, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    %159 = vector.extract %121#0[7] : f32 from vector<8xf32>
    %160 = vector.extract %121#1[7] : f32 from vector<8xf32>
    func.call @expert_linear_q2_k_grouped__gfx1100.1(%c22, %13, %10, %groups, %factors, %30, %w, %159, %32, %160, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
  }
  wave.return
}
