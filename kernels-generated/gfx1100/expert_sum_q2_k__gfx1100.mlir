// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertSum(format='q2_k', norm=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_sum_q2_k__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
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
func.func private @expert_sum_q2_k__gfx1100.1(%x0: index, %x1: index, %x2: index, %x3: memref<?xi32>, %x4: memref<?xf32>, %x5: index, %x6: memref<?xi8>, %x7: f32, %x8: index, %x9: index, %x10: index, %x11: memref<?xf32>) {
  %fc0 = arith.constant 2 : index
  %fc1 = arith.constant 16 : index
  %fpairsAt = wave.param "pairsAt" : index
  %fc3 = arith.constant 1 : index
  %frowDivisor = wave.param "rowDivisor" : index
  %fhasFactors = wave.param "hasFactors" : index
  %foperandScale = wave.param "operandScale" : f32
  %fc7 = arith.constant 4 : index
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
    %f25 = arith.cmpi sle, %x8, %x9 : index
    scf.if %f25 {
      %f26 = arith.muli %f10, %x10 : index
      %f27 = arith.muli %x8, %fc1 : index
      %f28 = arith.addi %f26, %f27 : index
      %f29 = arith.addi %f28, %f17 : index
      memref.store %f24, %x11[%f29] : memref<?xf32>
    }
  }
  func.return
}
wave.kernel @expert_sum_q2_k__gfx1100(%step: memref<?xi32> {wave.constant}, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %groups: memref<?xi32> {wave.constant}, %weights: memref<?xf32>, %residual: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %y: memref<?xf32>) attributes {waves = 8 : i64} {
  %outputFeatures = wave.param "outputFeatures" : index
  %c1 = arith.constant 8 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %c3 = arith.constant 1 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 4 : index
  %c7 = arith.constant 5 : index
  %c8 = arith.constant 6 : index
  %c9 = arith.constant 2 : index
  %c10 = arith.constant 256 : index
  %c11 = arith.constant 64 : index
  %c12 = arith.constant 127 : index
  %c13 = arith.constant 128 : index
  %alwaysStaged = wave.param "alwaysStaged" : index
  %stagedRows = wave.param "stagedRows" : index
  %operandTileRows = wave.param "operandTileRows" : index
  %pairsAt = wave.param "pairsAt" : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c19 = arith.constant 16 : index
  %c20 = arith.constant 32 : index
  %c21 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c24 = arith.constant 3 : index
  %tileElements = wave.param "tileElements" : index
  %c26 = arith.constant 7 : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %c28 = arith.constant dense<0x00000000> : vector<4xf32>
  %0 = wave.wave
  %1 = wave.block 0
  %2 = arith.muli %1, %c1 : index
  %3 = arith.addi %2, %0 : index
  %4 = arith.subi %panelsPerExpert, %c3 : index
  %5 = arith.minsi %3, %4 : index
  %6 = wave.block 1
  %7 = memref.load %groups[%c5] : memref<?xi32>
  %8 = arith.index_cast %7 : i32 to index
  %9 = arith.cmpi slt, %6, %8 : index
  scf.if %9 {
    %10 = arith.muli %6, %c6 : index
    %11 = arith.addi %10, %c6 : index
    %12 = memref.load %groups[%11] : memref<?xi32>
    %13 = arith.index_cast %12 : i32 to index
    %14 = arith.addi %10, %c7 : index
    %15 = memref.load %groups[%14] : memref<?xi32>
    %16 = arith.index_cast %15 : i32 to index
    %17 = arith.addi %10, %c8 : index
    %18 = memref.load %groups[%17] : memref<?xi32>
    %19 = arith.index_cast %18 : i32 to index
    %20 = arith.muli %inputFeatures, %c6 : index
    %21 = arith.divui %20, %c9 : index
    %22 = arith.divui %inputFeatures, %c10 : index
    %23 = arith.muli %22, %c11 : index
    %24 = arith.addi %23, %21 : index
    %25 = arith.addi %24, %c12 : index
    %26 = arith.divui %25, %c13 : index
    %27 = arith.muli %26, %c13 : index
    %28 = arith.addi %20, %27 : index
    %29 = arith.addi %28, %c13 : index
    %30 = arith.muli %13, %panelsPerExpert : index
    %31 = arith.addi %30, %5 : index
    %32 = arith.addi %31, %c5 : index
    %33 = arith.muli %32, %29 : index
    %34 = arith.cmpi eq, %alwaysStaged, %c3 : index
    %35 = arith.cmpi sle, %19, %stagedRows : index
    %36 = arith.cmpi sgt, %stagedRows, %c5 : index
    %37 = arith.andi %35, %36 : i1
    %38 = arith.select %34, %34, %37 : i1
    %39 = scf.if %38 -> (vector<8xf32>) {
      %40 = arith.addi %inputFeatures, %c1 : index
      %41 = arith.muli %stagedRows, %40 : index
      %42 = wave.scratch %41 : memref<?xf16>
      scf.for %43 = %c5 to %19 step %c3 {
        %44 = arith.addi %pairsAt, %16 : index
        %45 = arith.subi %19, %c3 : index
        %46 = arith.minsi %43, %45 : index
        %47 = arith.addi %44, %46 : index
        %48 = memref.load %groups[%47] : memref<?xi32>
        %49 = arith.index_cast %48 : i32 to index
        %50 = arith.divui %49, %rowDivisor : index
        %51 = arith.divui %50, %operandTileRows : index
        %52 = arith.divui %inputFeatures, %c19 : index
        %53 = arith.muli %51, %52 : index
        %54 = arith.divui %c5, %c19 : index
        %55 = arith.addi %53, %54 : index
        %56 = arith.muli %55, %c9 : index
        %57 = arith.remui %c5, %c19 : index
        %58 = arith.divui %57, %c1 : index
        %59 = arith.addi %56, %58 : index
        %60 = arith.muli %operandTileRows, %c1 : index
        %61 = arith.muli %59, %60 : index
        %62 = arith.remui %50, %operandTileRows : index
        %63 = arith.muli %62, %c1 : index
        %64 = arith.addi %61, %63 : index
        %65 = arith.remui %c5, %c1 : index
        %66 = arith.addi %64, %65 : index
        %67 = arith.muli %43, %40 : index
        %68 = arith.divui %inputFeatures, %c1 : index
        %69 = arith.muli %0, %c20 : index
        %70 = wave.lane
        %71 = arith.addi %69, %70 : index
        scf.for %72 = %71 to %68 step %c10 {
          %73 = arith.muli %72, %60 : index
          %74 = arith.addi %66, %73 : index
          %75 = vector.load %x[%74] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          %76 = arith.muli %72, %c1 : index
          %77 = arith.addi %67, %76 : index
          vector.store %75, %42[%77] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        }
      }
      wave.barrier
      %78 = wave.lane
      %79 = arith.remui %78, %c19 : index
      %80 = arith.subi %19, %c3 : index
      %81 = arith.minsi %79, %80 : index
      %82 = arith.muli %81, %40 : index
      %83 = arith.divui %inputFeatures, %c20 : index
      %84 = arith.muli %c5, %stepsPerWave : index
      %85 = arith.minsi %84, %83 : index
      %86 = arith.addi %85, %stepsPerWave : index
      %87 = arith.minsi %86, %83 : index
      %88 = arith.cmpi eq, %wholeBlocks, %c3 : index
      %89 = arith.subi %87, %85 : index
      %90 = arith.divui %89, %c9 : index
      %91 = arith.muli %90, %c9 : index
      %92 = arith.addi %85, %91 : index
      %93 = arith.select %88, %86, %92 : index
      %96 = scf.for %94 = %85 to %93 step %c9 iter_args(%95 = %c21) -> (vector<8xf32>) {
        %97 = arith.addi %94, %c5 : index
        %98:2 = func.call @expert_sum_q2_k__gfx1100.0(%78, %33, %97, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %99 = arith.addi %94, %c3 : index
        %100:2 = func.call @expert_sum_q2_k__gfx1100.0(%78, %33, %99, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %101 = arith.muli %94, %c9 : index
        %102 = arith.addi %101, %c5 : index
        %103 = arith.muli %c3, %c19 : index
        %104 = arith.muli %102, %103 : index
        %105 = arith.addi %82, %104 : index
        %106 = vector.load %42[%105] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %107 = arith.muli %c3, %c1 : index
        %108 = arith.addi %105, %107 : index
        %109 = vector.load %42[%108] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %110 = vector.shuffle %106, %109 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %111 = wave.mma %110, %98#0, %95 : vector<16xf16>, vector<8xf32>
        %112 = arith.addi %101, %c3 : index
        %113 = arith.muli %112, %103 : index
        %114 = arith.addi %82, %113 : index
        %115 = vector.load %42[%114] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %116 = arith.addi %114, %107 : index
        %117 = vector.load %42[%116] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %118 = vector.shuffle %115, %117 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %119 = wave.mma %118, %98#1, %111 : vector<16xf16>, vector<8xf32>
        %120 = arith.addi %101, %c9 : index
        %121 = arith.muli %120, %103 : index
        %122 = arith.addi %82, %121 : index
        %123 = vector.load %42[%122] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %124 = arith.addi %122, %107 : index
        %125 = vector.load %42[%124] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %126 = vector.shuffle %123, %125 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %127 = wave.mma %126, %100#0, %119 : vector<16xf16>, vector<8xf32>
        %128 = arith.addi %101, %c24 : index
        %129 = arith.muli %128, %103 : index
        %130 = arith.addi %82, %129 : index
        %131 = vector.load %42[%130] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %132 = arith.addi %130, %107 : index
        %133 = vector.load %42[%132] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %134 = vector.shuffle %131, %133 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %135 = wave.mma %134, %100#1, %127 : vector<16xf16>, vector<8xf32>
        scf.yield %135 : vector<8xf32>
      }
      %136 = arith.select %88, %93, %87 : index
      %139 = scf.for %137 = %93 to %136 step %c3 iter_args(%138 = %96) -> (vector<8xf32>) {
        %140 = arith.addi %137, %c5 : index
        %141:2 = func.call @expert_sum_q2_k__gfx1100.0(%78, %33, %140, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %142 = arith.muli %137, %c9 : index
        %143 = arith.addi %142, %c5 : index
        %144 = arith.muli %c3, %c19 : index
        %145 = arith.muli %143, %144 : index
        %146 = arith.addi %82, %145 : index
        %147 = vector.load %42[%146] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %148 = arith.muli %c3, %c1 : index
        %149 = arith.addi %146, %148 : index
        %150 = vector.load %42[%149] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %151 = vector.shuffle %147, %150 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %152 = wave.mma %151, %141#0, %138 : vector<16xf16>, vector<8xf32>
        %153 = arith.addi %142, %c3 : index
        %154 = arith.muli %153, %144 : index
        %155 = arith.addi %82, %154 : index
        %156 = vector.load %42[%155] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %157 = arith.addi %155, %148 : index
        %158 = vector.load %42[%157] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %159 = vector.shuffle %156, %158 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %160 = wave.mma %159, %141#1, %152 : vector<16xf16>, vector<8xf32>
        scf.yield %160 : vector<8xf32>
      }
      scf.yield %139 : vector<8xf32>
    } else {
      %161 = wave.lane
      %162 = arith.remui %161, %c19 : index
      %163 = arith.addi %pairsAt, %16 : index
      %164 = arith.subi %19, %c3 : index
      %165 = arith.minsi %162, %164 : index
      %166 = arith.addi %163, %165 : index
      %167 = memref.load %groups[%166] : memref<?xi32>
      %168 = arith.index_cast %167 : i32 to index
      %169 = arith.divui %168, %rowDivisor : index
      %170 = arith.divui %169, %operandTileRows : index
      %171 = arith.divui %inputFeatures, %c19 : index
      %172 = arith.muli %170, %171 : index
      %173 = arith.divui %c5, %c19 : index
      %174 = arith.addi %172, %173 : index
      %175 = arith.muli %174, %c9 : index
      %176 = arith.remui %c5, %c19 : index
      %177 = arith.divui %176, %c1 : index
      %178 = arith.addi %175, %177 : index
      %179 = arith.muli %operandTileRows, %c1 : index
      %180 = arith.muli %178, %179 : index
      %181 = arith.remui %169, %operandTileRows : index
      %182 = arith.muli %181, %c1 : index
      %183 = arith.addi %180, %182 : index
      %184 = arith.remui %c5, %c1 : index
      %185 = arith.addi %183, %184 : index
      %186 = arith.divui %inputFeatures, %c20 : index
      %187 = arith.muli %c5, %stepsPerWave : index
      %188 = arith.minsi %187, %186 : index
      %189 = arith.addi %188, %stepsPerWave : index
      %190 = arith.minsi %189, %186 : index
      %191 = arith.cmpi eq, %wholeBlocks, %c3 : index
      %192 = arith.subi %190, %188 : index
      %193 = arith.divui %192, %c9 : index
      %194 = arith.muli %193, %c9 : index
      %195 = arith.addi %188, %194 : index
      %196 = arith.select %191, %189, %195 : index
      %199 = scf.for %197 = %188 to %196 step %c9 iter_args(%198 = %c21) -> (vector<8xf32>) {
        %200 = arith.addi %197, %c5 : index
        %201:2 = func.call @expert_sum_q2_k__gfx1100.0(%161, %33, %200, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %202 = arith.addi %197, %c3 : index
        %203:2 = func.call @expert_sum_q2_k__gfx1100.0(%161, %33, %202, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %204 = arith.muli %197, %c9 : index
        %205 = arith.addi %204, %c5 : index
        %206 = arith.muli %operandTileRows, %c19 : index
        %207 = arith.muli %205, %206 : index
        %208 = arith.addi %185, %207 : index
        %209 = vector.load %x[%208] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %210 = arith.addi %208, %179 : index
        %211 = vector.load %x[%210] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %212 = vector.shuffle %209, %211 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %213 = wave.mma %212, %201#0, %198 : vector<16xf16>, vector<8xf32>
        %214 = arith.addi %204, %c3 : index
        %215 = arith.muli %214, %206 : index
        %216 = arith.addi %185, %215 : index
        %217 = vector.load %x[%216] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %218 = arith.addi %216, %179 : index
        %219 = vector.load %x[%218] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %220 = vector.shuffle %217, %219 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %221 = wave.mma %220, %201#1, %213 : vector<16xf16>, vector<8xf32>
        %222 = arith.addi %204, %c9 : index
        %223 = arith.muli %222, %206 : index
        %224 = arith.addi %185, %223 : index
        %225 = vector.load %x[%224] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %226 = arith.addi %224, %179 : index
        %227 = vector.load %x[%226] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %228 = vector.shuffle %225, %227 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %229 = wave.mma %228, %203#0, %221 : vector<16xf16>, vector<8xf32>
        %230 = arith.addi %204, %c24 : index
        %231 = arith.muli %230, %206 : index
        %232 = arith.addi %185, %231 : index
        %233 = vector.load %x[%232] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %234 = arith.addi %232, %179 : index
        %235 = vector.load %x[%234] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %236 = vector.shuffle %233, %235 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %237 = wave.mma %236, %203#1, %229 : vector<16xf16>, vector<8xf32>
        scf.yield %237 : vector<8xf32>
      }
      %238 = arith.select %191, %196, %190 : index
      %241 = scf.for %239 = %196 to %238 step %c3 iter_args(%240 = %199) -> (vector<8xf32>) {
        %242 = arith.addi %239, %c5 : index
        %243:2 = func.call @expert_sum_q2_k__gfx1100.0(%161, %33, %242, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %244 = arith.muli %239, %c9 : index
        %245 = arith.addi %244, %c5 : index
        %246 = arith.muli %operandTileRows, %c19 : index
        %247 = arith.muli %245, %246 : index
        %248 = arith.addi %185, %247 : index
        %249 = vector.load %x[%248] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %250 = arith.addi %248, %179 : index
        %251 = vector.load %x[%250] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %252 = vector.shuffle %249, %251 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %253 = wave.mma %252, %243#0, %240 : vector<16xf16>, vector<8xf32>
        %254 = arith.addi %244, %c3 : index
        %255 = arith.muli %254, %246 : index
        %256 = arith.addi %185, %255 : index
        %257 = vector.load %x[%256] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %258 = arith.addi %256, %179 : index
        %259 = vector.load %x[%258] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %260 = vector.shuffle %257, %259 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %261 = wave.mma %260, %243#1, %253 : vector<16xf16>, vector<8xf32>
        scf.yield %261 : vector<8xf32>
      }
      scf.yield %241 : vector<8xf32>
    }
    %262 = vector.extract %39[0] : f32 from vector<8xf32>
    %263 = arith.cmpi sgt, %tileElements, %c5 : index
    scf.if %263 {
      func.call @expert_sum_q2_k__gfx1100.1(%c5, %19, %16, %groups, %factors, %33, %w, %262, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %264 = vector.extract %39[1] : f32 from vector<8xf32>
    %265 = arith.cmpi sgt, %tileElements, %c3 : index
    scf.if %265 {
      func.call @expert_sum_q2_k__gfx1100.1(%c3, %19, %16, %groups, %factors, %33, %w, %264, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %266 = vector.extract %39[2] : f32 from vector<8xf32>
    %267 = arith.cmpi sgt, %tileElements, %c9 : index
    scf.if %267 {
      func.call @expert_sum_q2_k__gfx1100.1(%c9, %19, %16, %groups, %factors, %33, %w, %266, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %268 = vector.extract %39[3] : f32 from vector<8xf32>
    %269 = arith.cmpi sgt, %tileElements, %c24 : index
    scf.if %269 {
      func.call @expert_sum_q2_k__gfx1100.1(%c24, %19, %16, %groups, %factors, %33, %w, %268, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %270 = vector.extract %39[4] : f32 from vector<8xf32>
    %271 = arith.cmpi sgt, %tileElements, %c6 : index
    scf.if %271 {
      func.call @expert_sum_q2_k__gfx1100.1(%c6, %19, %16, %groups, %factors, %33, %w, %270, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %272 = vector.extract %39[5] : f32 from vector<8xf32>
    %273 = arith.cmpi sgt, %tileElements, %c7 : index
    scf.if %273 {
      func.call @expert_sum_q2_k__gfx1100.1(%c7, %19, %16, %groups, %factors, %33, %w, %272, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %274 = vector.extract %39[6] : f32 from vector<8xf32>
    %275 = arith.cmpi sgt, %tileElements, %c8 : index
    scf.if %275 {
      func.call @expert_sum_q2_k__gfx1100.1(%c8, %19, %16, %groups, %factors, %33, %w, %274, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %276 = vector.extract %39[7] : f32 from vector<8xf32>
    %277 = arith.cmpi sgt, %tileElements, %c26 : index
    scf.if %277 {
      func.call @expert_sum_q2_k__gfx1100.1(%c26, %19, %16, %groups, %factors, %33, %w, %276, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
  }
  scf.if %9 {
    %278 = memref.load %groups[%c5] : memref<?xi32>
    %279 = arith.index_cast %278 : i32 to index
    %280 = wave.arrive %counters[%1], %279 : memref<?xi32>
    scf.if %280 {
      %281 = memref.load %step[%c5] : memref<?xi32>
      %282 = arith.index_cast %281 : i32 to index
      %283 = arith.muli %1, %c13 : index
      %284 = wave.lane
      %285 = arith.muli %284, %c6 : index
      %286 = arith.addi %283, %285 : index
      %287 = arith.cmpi slt, %286, %outputFeatures : index
      scf.if %287 {
        scf.for %288 = %0 to %282 step %c1 {
          %291 = scf.for %289 = %c5 to %expertsPerToken step %c3 iter_args(%290 = %c28) -> (vector<4xf32>) {
            %292 = arith.muli %288, %expertsPerToken : index
            %293 = arith.addi %292, %289 : index
            %294 = memref.load %weights[%293] : memref<?xf32>
            %295 = vector.broadcast %294 : f32 to vector<4xf32>
            %296 = arith.muli %293, %outputFeatures : index
            %297 = arith.addi %296, %286 : index
            %298 = vector.load %y[%297] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %299 = math.fma %295, %298, %290 : vector<4xf32>
            scf.yield %299 : vector<4xf32>
          }
          %300 = arith.muli %288, %outputFeatures : index
          %301 = arith.addi %300, %286 : index
          %302 = vector.load %residual[%301] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %303 = arith.addf %302, %291 : vector<4xf32>
          vector.store %303, %out[%301] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        }
      }
    }
  }
  wave.return
}
