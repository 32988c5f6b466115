// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertLinear(format='q2_k')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_linear_q2_k__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
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
  %inputFeatures = wave.param "inputFeatures" : index
  %c2 = arith.constant 0 : index
  %c3 = arith.constant 4 : index
  %c4 = arith.constant 5 : index
  %c5 = arith.constant 6 : index
  %c6 = arith.constant 256 : index
  %c7 = arith.constant 64 : index
  %c8 = arith.constant 127 : index
  %c9 = arith.constant 128 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %c11 = arith.constant 1 : index
  %alwaysStaged = wave.param "alwaysStaged" : index
  %stagedRows = wave.param "stagedRows" : index
  %operandTileRows = wave.param "operandTileRows" : index
  %c15 = arith.constant 8 : index
  %pairsAt = wave.param "pairsAt" : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c18 = arith.constant 16 : index
  %c19 = arith.constant 32 : index
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
    %28 = arith.addi %27, %c2 : index
    %29 = arith.muli %28, %25 : index
    %30 = arith.addi %27, %c11 : index
    %31 = arith.muli %30, %25 : index
    %32 = arith.cmpi eq, %alwaysStaged, %c11 : index
    %33 = arith.cmpi sle, %15, %stagedRows : index
    %34 = arith.cmpi sgt, %stagedRows, %c2 : index
    %35 = arith.andi %33, %34 : i1
    %36 = arith.select %32, %32, %35 : i1
    %37:2 = scf.if %36 -> (vector<8xf32>, vector<8xf32>) {
      %38 = arith.addi %inputFeatures, %c15 : index
      %39 = arith.muli %stagedRows, %38 : index
      %40 = wave.scratch %39 : memref<?xf16>
      scf.for %41 = %c2 to %15 step %c11 {
        %42 = arith.addi %pairsAt, %12 : index
        %43 = arith.subi %15, %c11 : index
        %44 = arith.minsi %41, %43 : index
        %45 = arith.addi %42, %44 : index
        %46 = memref.load %groups[%45] : memref<?xi32>
        %47 = arith.index_cast %46 : i32 to index
        %48 = arith.divui %47, %rowDivisor : index
        %49 = arith.divui %48, %operandTileRows : index
        %50 = arith.divui %inputFeatures, %c18 : index
        %51 = arith.muli %49, %50 : index
        %52 = arith.divui %c2, %c18 : index
        %53 = arith.addi %51, %52 : index
        %54 = arith.muli %53, %c0 : index
        %55 = arith.remui %c2, %c18 : index
        %56 = arith.divui %55, %c15 : index
        %57 = arith.addi %54, %56 : index
        %58 = arith.muli %operandTileRows, %c15 : index
        %59 = arith.muli %57, %58 : index
        %60 = arith.remui %48, %operandTileRows : index
        %61 = arith.muli %60, %c15 : index
        %62 = arith.addi %59, %61 : index
        %63 = arith.remui %c2, %c15 : index
        %64 = arith.addi %62, %63 : index
        %65 = arith.muli %41, %38 : index
        %66 = arith.divui %inputFeatures, %c15 : index
        %67 = wave.wave
        %68 = arith.muli %67, %c19 : index
        %69 = wave.lane
        %70 = arith.addi %68, %69 : index
        scf.for %71 = %70 to %66 step %c19 {
          %72 = arith.muli %71, %58 : index
          %73 = arith.addi %64, %72 : index
          %74 = vector.load %x[%73] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          %75 = arith.muli %71, %c15 : index
          %76 = arith.addi %65, %75 : index
          vector.store %74, %40[%76] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        }
      }
      wave.barrier
      %77 = wave.lane
      %78 = arith.remui %77, %c18 : index
      %79 = arith.subi %15, %c11 : index
      %80 = arith.minsi %78, %79 : index
      %81 = arith.muli %80, %38 : index
      %82 = arith.divui %inputFeatures, %c19 : index
      %83 = arith.muli %c2, %stepsPerWave : index
      %84 = arith.minsi %83, %82 : index
      %85 = arith.addi %84, %stepsPerWave : index
      %86 = arith.minsi %85, %82 : index
      %87 = arith.cmpi eq, %wholeBlocks, %c11 : index
      %88 = arith.subi %86, %84 : index
      %89 = arith.divui %88, %c0 : index
      %90 = arith.muli %89, %c0 : index
      %91 = arith.addi %84, %90 : index
      %92 = arith.select %87, %85, %91 : index
      %96:2 = scf.for %93 = %84 to %92 step %c0 iter_args(%94 = %c20, %95 = %c20) -> (vector<8xf32>, vector<8xf32>) {
        %97 = arith.addi %93, %c2 : index
        %98:2 = func.call @expert_linear_q2_k__gfx1100.0(%77, %29, %97, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %99 = arith.addi %93, %c11 : index
        %100:2 = func.call @expert_linear_q2_k__gfx1100.0(%77, %29, %99, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %101:2 = func.call @expert_linear_q2_k__gfx1100.0(%77, %31, %97, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %102:2 = func.call @expert_linear_q2_k__gfx1100.0(%77, %31, %99, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %103 = arith.muli %93, %c0 : index
        %104 = arith.addi %103, %c2 : index
        %105 = arith.muli %c11, %c18 : index
        %106 = arith.muli %104, %105 : index
        %107 = arith.addi %81, %106 : index
        %108 = vector.load %40[%107] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %109 = arith.muli %c11, %c15 : index
        %110 = arith.addi %107, %109 : index
        %111 = vector.load %40[%110] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %112 = vector.shuffle %108, %111 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %113 = wave.mma %112, %98#0, %94 : vector<16xf16>, vector<8xf32>
        %114 = wave.mma %112, %101#0, %95 : vector<16xf16>, vector<8xf32>
        %115 = arith.addi %103, %c11 : index
        %116 = arith.muli %115, %105 : index
        %117 = arith.addi %81, %116 : index
        %118 = vector.load %40[%117] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %119 = arith.addi %117, %109 : index
        %120 = vector.load %40[%119] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %121 = vector.shuffle %118, %120 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %122 = wave.mma %121, %98#1, %113 : vector<16xf16>, vector<8xf32>
        %123 = wave.mma %121, %101#1, %114 : vector<16xf16>, vector<8xf32>
        %124 = arith.addi %103, %c0 : index
        %125 = arith.muli %124, %105 : index
        %126 = arith.addi %81, %125 : index
        %127 = vector.load %40[%126] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %128 = arith.addi %126, %109 : index
        %129 = vector.load %40[%128] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %130 = vector.shuffle %127, %129 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %131 = wave.mma %130, %100#0, %122 : vector<16xf16>, vector<8xf32>
        %132 = wave.mma %130, %102#0, %123 : vector<16xf16>, vector<8xf32>
        %133 = arith.addi %103, %c23 : index
        %134 = arith.muli %133, %105 : index
        %135 = arith.addi %81, %134 : index
        %136 = vector.load %40[%135] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %137 = arith.addi %135, %109 : index
        %138 = vector.load %40[%137] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %139 = vector.shuffle %136, %138 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %140 = wave.mma %139, %100#1, %131 : vector<16xf16>, vector<8xf32>
        %141 = wave.mma %139, %102#1, %132 : vector<16xf16>, vector<8xf32>
        scf.yield %140, %141 : vector<8xf32>, vector<8xf32>
      }
      %142 = arith.select %87, %92, %86 : index
      %146:2 = scf.for %143 = %92 to %142 step %c11 iter_args(%144 = %96#0, %145 = %96#1) -> (vector<8xf32>, vector<8xf32>) {
        %147 = arith.addi %143, %c2 : index
        %148:2 = func.call @expert_linear_q2_k__gfx1100.0(%77, %29, %147, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %149:2 = func.call @expert_linear_q2_k__gfx1100.0(%77, %31, %147, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %150 = arith.muli %143, %c0 : index
        %151 = arith.addi %150, %c2 : index
        %152 = arith.muli %c11, %c18 : index
        %153 = arith.muli %151, %152 : index
        %154 = arith.addi %81, %153 : index
        %155 = vector.load %40[%154] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %156 = arith.muli %c11, %c15 : index
        %157 = arith.addi %154, %156 : index
        %158 = vector.load %40[%157] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %159 = vector.shuffle %155, %158 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %160 = wave.mma %159, %148#0, %144 : vector<16xf16>, vector<8xf32>
        %161 = wave.mma %159, %149#0, %145 : vector<16xf16>, vector<8xf32>
        %162 = arith.addi %150, %c11 : index
        %163 = arith.muli %162, %152 : index
        %164 = arith.addi %81, %163 : index
        %165 = vector.load %40[%164] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %166 = arith.addi %164, %156 : index
        %167 = vector.load %40[%166] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %168 = vector.shuffle %165, %167 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %169 = wave.mma %168, %148#1, %160 : vector<16xf16>, vector<8xf32>
        %170 = wave.mma %168, %149#1, %161 : vector<16xf16>, vector<8xf32>
        scf.yield %169, %170 : vector<8xf32>, vector<8xf32>
      }
      scf.yield %146#0, %146#1 : vector<8xf32>, vector<8xf32>
    } else {
      %171 = wave.lane
      %172 = arith.remui %171, %c18 : index
      %173 = arith.addi %pairsAt, %12 : index
      %174 = arith.subi %15, %c11 : index
      %175 = arith.minsi %172, %174 : index
      %176 = arith.addi %173, %175 : index
      %177 = memref.load %groups[%176] : memref<?xi32>
      %178 = arith.index_cast %177 : i32 to index
      %179 = arith.divui %178, %rowDivisor : index
      %180 = arith.divui %179, %operandTileRows : index
      %181 = arith.divui %inputFeatures, %c18 : index
      %182 = arith.muli %180, %181 : index
      %183 = arith.divui %c2, %c18 : index
      %184 = arith.addi %182, %183 : index
      %185 = arith.muli %184, %c0 : index
      %186 = arith.remui %c2, %c18 : index
      %187 = arith.divui %186, %c15 : index
      %188 = arith.addi %185, %187 : index
      %189 = arith.muli %operandTileRows, %c15 : index
      %190 = arith.muli %188, %189 : index
      %191 = arith.remui %179, %operandTileRows : index
      %192 = arith.muli %191, %c15 : index
      %193 = arith.addi %190, %192 : index
      %194 = arith.remui %c2, %c15 : index
      %195 = arith.addi %193, %194 : index
      %196 = arith.divui %inputFeatures, %c19 : index
      %197 = arith.muli %c2, %stepsPerWave : index
      %198 = arith.minsi %197, %196 : index
      %199 = arith.addi %198, %stepsPerWave : index
      %200 = arith.minsi %199, %196 : index
      %201 = arith.cmpi eq, %wholeBlocks, %c11 : index
      %202 = arith.subi %200, %198 : index
      %203 = arith.divui %202, %c0 : index
      %204 = arith.muli %203, %c0 : index
      %205 = arith.addi %198, %204 : index
      %206 = arith.select %201, %199, %205 : index
      %210:2 = scf.for %207 = %198 to %206 step %c0 iter_args(%208 = %c20, %209 = %c20) -> (vector<8xf32>, vector<8xf32>) {
        %211 = arith.addi %207, %c2 : index
        %212:2 = func.call @expert_linear_q2_k__gfx1100.0(%171, %29, %211, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %213 = arith.addi %207, %c11 : index
        %214:2 = func.call @expert_linear_q2_k__gfx1100.0(%171, %29, %213, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %215:2 = func.call @expert_linear_q2_k__gfx1100.0(%171, %31, %211, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %216:2 = func.call @expert_linear_q2_k__gfx1100.0(%171, %31, %213, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %217 = arith.muli %207, %c0 : index
        %218 = arith.addi %217, %c2 : index
        %219 = arith.muli %operandTileRows, %c18 : index
        %220 = arith.muli %218, %219 : index
        %221 = arith.addi %195, %220 : index
        %222 = vector.load %x[%221] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %223 = arith.addi %221, %189 : index
        %224 = vector.load %x[%223] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %225 = vector.shuffle %222, %224 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %226 = wave.mma %225, %212#0, %208 : vector<16xf16>, vector<8xf32>
        %227 = wave.mma %225, %215#0, %209 : vector<16xf16>, vector<8xf32>
        %228 = arith.addi %217, %c11 : index
        %229 = arith.muli %228, %219 : index
        %230 = arith.addi %195, %229 : index
        %231 = vector.load %x[%230] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %232 = arith.addi %230, %189 : index
        %233 = vector.load %x[%232] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %234 = vector.shuffle %231, %233 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %235 = wave.mma %234, %212#1, %226 : vector<16xf16>, vector<8xf32>
        %236 = wave.mma %234, %215#1, %227 : vector<16xf16>, vector<8xf32>
        %237 = arith.addi %217, %c0 : index
        %238 = arith.muli %237, %219 : index
        %239 = arith.addi %195, %238 : index
        %240 = vector.load %x[%239] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %241 = arith.addi %239, %189 : index
        %242 = vector.load %x[%241] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %243 = vector.shuffle %240, %242 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %244 = wave.mma %243, %214#0, %235 : vector<16xf16>, vector<8xf32>
        %245 = wave.mma %243, %216#0, %236 : vector<16xf16>, vector<8xf32>
        %246 = arith.addi %217, %c23 : index
        %247 = arith.muli %246, %219 : index
        %248 = arith.addi %195, %247 : index
        %249 = vector.load %x[%248] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %250 = arith.addi %248, %189 : index
        %251 = vector.load %x[%250] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %252 = vector.shuffle %249, %251 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %253 = wave.mma %252, %214#1, %244 : vector<16xf16>, vector<8xf32>
        %254 = wave.mma %252, %216#1, %245 : vector<16xf16>, vector<8xf32>
        scf.yield %253, %254 : vector<8xf32>, vector<8xf32>
      }
      %255 = arith.select %201, %206, %200 : index
      %259:2 = scf.for %256 = %206 to %255 step %c11 iter_args(%257 = %210#0, %258 = %210#1) -> (vector<8xf32>, vector<8xf32>) {
        %260 = arith.addi %256, %c2 : index
        %261:2 = func.call @expert_linear_q2_k__gfx1100.0(%171, %29, %260, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %262:2 = func.call @expert_linear_q2_k__gfx1100.0(%171, %31, %260, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %263 = arith.muli %256, %c0 : index
        %264 = arith.addi %263, %c2 : index
        %265 = arith.muli %operandTileRows, %c18 : index
        %266 = arith.muli %264, %265 : index
        %267 = arith.addi %195, %266 : index
        %268 = vector.load %x[%267] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %269 = arith.addi %267, %189 : index
        %270 = vector.load %x[%269] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %271 = vector.shuffle %268, %270 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %272 = wave.mma %271, %261#0, %257 : vector<16xf16>, vector<8xf32>
        %273 = wave.mma %271, %262#0, %258 : vector<16xf16>, vector<8xf32>
        %274 = arith.addi %263, %c11 : index
        %275 = arith.muli %274, %265 : index
        %276 = arith.addi %195, %275 : index
        %277 = vector.load %x[%276] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %278 = arith.addi %276, %189 : index
        %279 = vector.load %x[%278] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %280 = vector.shuffle %277, %279 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %281 = wave.mma %280, %261#1, %272 : vector<16xf16>, vector<8xf32>
        %282 = wave.mma %280, %262#1, %273 : vector<16xf16>, vector<8xf32>
        scf.yield %281, %282 : vector<8xf32>, vector<8xf32>
      }
      scf.yield %259#0, %259#1 : vector<8xf32>, vector<8xf32>
    }
    %283 = vector.extract %37#0[0] : f32 from vector<8xf32>
    %284 = vector.extract %37#1[0] : f32 from vector<8xf32>
    %285 = arith.cmpi sgt, %tileElements, %c2 : index
    scf.if %285 {
      func.call @expert_linear_q2_k__gfx1100.1(%c2, %15, %12, %groups, %factors, %29, %w, %283, %31, %284, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %286 = vector.extract %37#0[1] : f32 from vector<8xf32>
    %287 = vector.extract %37#1[1] : f32 from vector<8xf32>
    %288 = arith.cmpi sgt, %tileElements, %c11 : index
    scf.if %288 {
      func.call @expert_linear_q2_k__gfx1100.1(%c11, %15, %12, %groups, %factors, %29, %w, %286, %31, %287, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %289 = vector.extract %37#0[2] : f32 from vector<8xf32>
    %290 = vector.extract %37#1[2] : f32 from vector<8xf32>
    %291 = arith.cmpi sgt, %tileElements, %c0 : index
    scf.if %291 {
      func.call @expert_linear_q2_k__gfx1100.1(%c0, %15, %12, %groups, %factors, %29, %w, %289, %31, %290, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %292 = vector.extract %37#0[3] : f32 from vector<8xf32>
    %293 = vector.extract %37#1[3] : f32 from vector<8xf32>
    %294 = arith.cmpi sgt, %tileElements, %c23 : index
    scf.if %294 {
      func.call @expert_linear_q2_k__gfx1100.1(%c23, %15, %12, %groups, %factors, %29, %w, %292, %31, %293, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %295 = vector.extract %37#0[4] : f32 from vector<8xf32>
    %296 = vector.extract %37#1[4] : f32 from vector<8xf32>
    %297 = arith.cmpi sgt, %tileElements, %c3 : index
    scf.if %297 {
      func.call @expert_linear_q2_k__gfx1100.1(%c3, %15, %12, %groups, %factors, %29, %w, %295, %31, %296, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %298 = vector.extract %37#0[5] : f32 from vector<8xf32>
    %299 = vector.extract %37#1[5] : f32 from vector<8xf32>
    %300 = arith.cmpi sgt, %tileElements, %c4 : index
    scf.if %300 {
      func.call @expert_linear_q2_k__gfx1100.1(%c4, %15, %12, %groups, %factors, %29, %w, %298, %31, %299, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %301 = vector.extract %37#0[6] : f32 from vector<8xf32>
    %302 = vector.extract %37#1[6] : f32 from vector<8xf32>
    %303 = arith.cmpi sgt, %tileElements, %c5 : index
    scf.if %303 {
      func.call @expert_linear_q2_k__gfx1100.1(%c5, %15, %12, %groups, %factors, %29, %w, %301, %31, %302, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %304 = vector.extract %37#0[7] : f32 from vector<8xf32>
    %305 = vector.extract %37#1[7] : f32 from vector<8xf32>
    %306 = arith.cmpi sgt, %tileElements, %c25 : index
    scf.if %306 {
      func.call @expert_linear_q2_k__gfx1100.1(%c25, %15, %12, %groups, %factors, %29, %w, %304, %31, %305, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
  }
  wave.return
}
