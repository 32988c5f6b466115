// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertLinear(format='q5_1')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_linear_q5_1__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
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
  %inputFeatures = wave.param "inputFeatures" : index
  %c2 = arith.constant 0 : index
  %c3 = arith.constant 4 : index
  %c4 = arith.constant 5 : index
  %c5 = arith.constant 6 : index
  %c6 = arith.constant 8 : index
  %c7 = arith.constant 127 : index
  %c8 = arith.constant 128 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %c10 = arith.constant 1 : index
  %alwaysStaged = wave.param "alwaysStaged" : index
  %stagedRows = wave.param "stagedRows" : index
  %operandTileRows = wave.param "operandTileRows" : index
  %pairsAt = wave.param "pairsAt" : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c16 = arith.constant 16 : index
  %c17 = arith.constant 32 : index
  %c18 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c21 = arith.constant 3 : index
  %tileElements = wave.param "tileElements" : index
  %c23 = arith.constant 7 : index
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
    %17 = arith.muli %inputFeatures, %c0 : index
    %18 = arith.addi %17, %c7 : index
    %19 = arith.divui %18, %c8 : index
    %20 = arith.muli %19, %c8 : index
    %21 = arith.addi %16, %20 : index
    %22 = arith.addi %21, %c8 : index
    %23 = arith.addi %22, %17 : index
    %24 = arith.muli %9, %panelsPerExpert : index
    %25 = arith.addi %24, %1 : index
    %26 = arith.addi %25, %c2 : index
    %27 = arith.muli %26, %23 : index
    %28 = arith.addi %25, %c10 : index
    %29 = arith.muli %28, %23 : index
    %30 = arith.cmpi eq, %alwaysStaged, %c10 : index
    %31 = arith.cmpi sle, %15, %stagedRows : index
    %32 = arith.cmpi sgt, %stagedRows, %c2 : index
    %33 = arith.andi %31, %32 : i1
    %34 = arith.select %30, %30, %33 : i1
    %35:2 = scf.if %34 -> (vector<8xf32>, vector<8xf32>) {
      %36 = arith.addi %inputFeatures, %c6 : index
      %37 = arith.muli %stagedRows, %36 : index
      %38 = wave.scratch %37 : memref<?xf16>
      scf.for %39 = %c2 to %15 step %c10 {
        %40 = arith.addi %pairsAt, %12 : index
        %41 = arith.subi %15, %c10 : index
        %42 = arith.minsi %39, %41 : index
        %43 = arith.addi %40, %42 : index
        %44 = memref.load %groups[%43] : memref<?xi32>
        %45 = arith.index_cast %44 : i32 to index
        %46 = arith.divui %45, %rowDivisor : index
        %47 = arith.divui %46, %operandTileRows : index
        %48 = arith.divui %inputFeatures, %c16 : index
        %49 = arith.muli %47, %48 : index
        %50 = arith.divui %c2, %c16 : index
        %51 = arith.addi %49, %50 : index
        %52 = arith.muli %51, %c0 : index
        %53 = arith.remui %c2, %c16 : index
        %54 = arith.divui %53, %c6 : index
        %55 = arith.addi %52, %54 : index
        %56 = arith.muli %operandTileRows, %c6 : index
        %57 = arith.muli %55, %56 : index
        %58 = arith.remui %46, %operandTileRows : index
        %59 = arith.muli %58, %c6 : index
        %60 = arith.addi %57, %59 : index
        %61 = arith.remui %c2, %c6 : index
        %62 = arith.addi %60, %61 : index
        %63 = arith.muli %39, %36 : index
        %64 = arith.divui %inputFeatures, %c6 : index
        %65 = wave.wave
        %66 = arith.muli %65, %c17 : index
        %67 = wave.lane
        %68 = arith.addi %66, %67 : index
        scf.for %69 = %68 to %64 step %c17 {
          %70 = arith.muli %69, %56 : index
          %71 = arith.addi %62, %70 : index
          %72 = vector.load %x[%71] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          %73 = arith.muli %69, %c6 : index
          %74 = arith.addi %63, %73 : index
          vector.store %72, %38[%74] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        }
      }
      wave.barrier
      %75 = wave.lane
      %76 = arith.remui %75, %c16 : index
      %77 = arith.subi %15, %c10 : index
      %78 = arith.minsi %76, %77 : index
      %79 = arith.muli %78, %36 : index
      %80 = arith.divui %inputFeatures, %c17 : index
      %81 = arith.muli %c2, %stepsPerWave : index
      %82 = arith.minsi %81, %80 : index
      %83 = arith.addi %82, %stepsPerWave : index
      %84 = arith.minsi %83, %80 : index
      %85 = arith.cmpi eq, %wholeBlocks, %c10 : index
      %86 = arith.subi %84, %82 : index
      %87 = arith.divui %86, %c0 : index
      %88 = arith.muli %87, %c0 : index
      %89 = arith.addi %82, %88 : index
      %90 = arith.select %85, %83, %89 : index
      %94:2 = scf.for %91 = %82 to %90 step %c0 iter_args(%92 = %c18, %93 = %c18) -> (vector<8xf32>, vector<8xf32>) {
        %95 = arith.addi %91, %c2 : index
        %96:2 = func.call @expert_linear_q5_1__gfx1100.0(%75, %27, %95, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %97 = arith.addi %91, %c10 : index
        %98:2 = func.call @expert_linear_q5_1__gfx1100.0(%75, %27, %97, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %99:2 = func.call @expert_linear_q5_1__gfx1100.0(%75, %29, %95, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %100:2 = func.call @expert_linear_q5_1__gfx1100.0(%75, %29, %97, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %101 = arith.muli %91, %c0 : index
        %102 = arith.addi %101, %c2 : index
        %103 = arith.muli %c10, %c16 : index
        %104 = arith.muli %102, %103 : index
        %105 = arith.addi %79, %104 : index
        %106 = vector.load %38[%105] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %107 = arith.muli %c10, %c6 : index
        %108 = arith.addi %105, %107 : index
        %109 = vector.load %38[%108] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %110 = vector.shuffle %106, %109 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %111 = wave.mma %110, %96#0, %92 : vector<16xf16>, vector<8xf32>
        %112 = wave.mma %110, %99#0, %93 : vector<16xf16>, vector<8xf32>
        %113 = arith.addi %101, %c10 : index
        %114 = arith.muli %113, %103 : index
        %115 = arith.addi %79, %114 : index
        %116 = vector.load %38[%115] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %117 = arith.addi %115, %107 : index
        %118 = vector.load %38[%117] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %119 = vector.shuffle %116, %118 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %120 = wave.mma %119, %96#1, %111 : vector<16xf16>, vector<8xf32>
        %121 = wave.mma %119, %99#1, %112 : vector<16xf16>, vector<8xf32>
        %122 = arith.addi %101, %c0 : index
        %123 = arith.muli %122, %103 : index
        %124 = arith.addi %79, %123 : index
        %125 = vector.load %38[%124] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %126 = arith.addi %124, %107 : index
        %127 = vector.load %38[%126] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %128 = vector.shuffle %125, %127 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %129 = wave.mma %128, %98#0, %120 : vector<16xf16>, vector<8xf32>
        %130 = wave.mma %128, %100#0, %121 : vector<16xf16>, vector<8xf32>
        %131 = arith.addi %101, %c21 : index
        %132 = arith.muli %131, %103 : index
        %133 = arith.addi %79, %132 : index
        %134 = vector.load %38[%133] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %135 = arith.addi %133, %107 : index
        %136 = vector.load %38[%135] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %137 = vector.shuffle %134, %136 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %138 = wave.mma %137, %98#1, %129 : vector<16xf16>, vector<8xf32>
        %139 = wave.mma %137, %100#1, %130 : vector<16xf16>, vector<8xf32>
        scf.yield %138, %139 : vector<8xf32>, vector<8xf32>
      }
      %140 = arith.select %85, %90, %84 : index
      %144:2 = scf.for %141 = %90 to %140 step %c10 iter_args(%142 = %94#0, %143 = %94#1) -> (vector<8xf32>, vector<8xf32>) {
        %145 = arith.addi %141, %c2 : index
        %146:2 = func.call @expert_linear_q5_1__gfx1100.0(%75, %27, %145, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %147:2 = func.call @expert_linear_q5_1__gfx1100.0(%75, %29, %145, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %148 = arith.muli %141, %c0 : index
        %149 = arith.addi %148, %c2 : index
        %150 = arith.muli %c10, %c16 : index
        %151 = arith.muli %149, %150 : index
        %152 = arith.addi %79, %151 : index
        %153 = vector.load %38[%152] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %154 = arith.muli %c10, %c6 : index
        %155 = arith.addi %152, %154 : index
        %156 = vector.load %38[%155] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %157 = vector.shuffle %153, %156 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %158 = wave.mma %157, %146#0, %142 : vector<16xf16>, vector<8xf32>
        %159 = wave.mma %157, %147#0, %143 : vector<16xf16>, vector<8xf32>
        %160 = arith.addi %148, %c10 : index
        %161 = arith.muli %160, %150 : index
        %162 = arith.addi %79, %161 : index
        %163 = vector.load %38[%162] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %164 = arith.addi %162, %154 : index
        %165 = vector.load %38[%164] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %166 = vector.shuffle %163, %165 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %167 = wave.mma %166, %146#1, %158 : vector<16xf16>, vector<8xf32>
        %168 = wave.mma %166, %147#1, %159 : vector<16xf16>, vector<8xf32>
        scf.yield %167, %168 : vector<8xf32>, vector<8xf32>
      }
      scf.yield %144#0, %144#1 : vector<8xf32>, vector<8xf32>
    } else {
      %169 = wave.lane
      %170 = arith.remui %169, %c16 : index
      %171 = arith.addi %pairsAt, %12 : index
      %172 = arith.subi %15, %c10 : index
      %173 = arith.minsi %170, %172 : index
      %174 = arith.addi %171, %173 : index
      %175 = memref.load %groups[%174] : memref<?xi32>
      %176 = arith.index_cast %175 : i32 to index
      %177 = arith.divui %176, %rowDivisor : index
      %178 = arith.divui %177, %operandTileRows : index
      %179 = arith.divui %inputFeatures, %c16 : index
      %180 = arith.muli %178, %179 : index
      %181 = arith.divui %c2, %c16 : index
      %182 = arith.addi %180, %181 : index
      %183 = arith.muli %182, %c0 : index
      %184 = arith.remui %c2, %c16 : index
      %185 = arith.divui %184, %c6 : index
      %186 = arith.addi %183, %185 : index
      %187 = arith.muli %operandTileRows, %c6 : index
      %188 = arith.muli %186, %187 : index
      %189 = arith.remui %177, %operandTileRows : index
      %190 = arith.muli %189, %c6 : index
      %191 = arith.addi %188, %190 : index
      %192 = arith.remui %c2, %c6 : index
      %193 = arith.addi %191, %192 : index
      %194 = arith.divui %inputFeatures, %c17 : index
      %195 = arith.muli %c2, %stepsPerWave : index
      %196 = arith.minsi %195, %194 : index
      %197 = arith.addi %196, %stepsPerWave : index
      %198 = arith.minsi %197, %194 : index
      %199 = arith.cmpi eq, %wholeBlocks, %c10 : index
      %200 = arith.subi %198, %196 : index
      %201 = arith.divui %200, %c0 : index
      %202 = arith.muli %201, %c0 : index
      %203 = arith.addi %196, %202 : index
      %204 = arith.select %199, %197, %203 : index
      %208:2 = scf.for %205 = %196 to %204 step %c0 iter_args(%206 = %c18, %207 = %c18) -> (vector<8xf32>, vector<8xf32>) {
        %209 = arith.addi %205, %c2 : index
        %210:2 = func.call @expert_linear_q5_1__gfx1100.0(%169, %27, %209, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %211 = arith.addi %205, %c10 : index
        %212:2 = func.call @expert_linear_q5_1__gfx1100.0(%169, %27, %211, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %213:2 = func.call @expert_linear_q5_1__gfx1100.0(%169, %29, %209, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %214:2 = func.call @expert_linear_q5_1__gfx1100.0(%169, %29, %211, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %215 = arith.muli %205, %c0 : index
        %216 = arith.addi %215, %c2 : index
        %217 = arith.muli %operandTileRows, %c16 : index
        %218 = arith.muli %216, %217 : index
        %219 = arith.addi %193, %218 : index
        %220 = vector.load %x[%219] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %221 = arith.addi %219, %187 : index
        %222 = vector.load %x[%221] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %223 = vector.shuffle %220, %222 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %224 = wave.mma %223, %210#0, %206 : vector<16xf16>, vector<8xf32>
        %225 = wave.mma %223, %213#0, %207 : vector<16xf16>, vector<8xf32>
        %226 = arith.addi %215, %c10 : index
        %227 = arith.muli %226, %217 : index
        %228 = arith.addi %193, %227 : index
        %229 = vector.load %x[%228] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %230 = arith.addi %228, %187 : index
        %231 = vector.load %x[%230] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %232 = vector.shuffle %229, %231 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %233 = wave.mma %232, %210#1, %224 : vector<16xf16>, vector<8xf32>
        %234 = wave.mma %232, %213#1, %225 : vector<16xf16>, vector<8xf32>
        %235 = arith.addi %215, %c0 : index
        %236 = arith.muli %235, %217 : index
        %237 = arith.addi %193, %236 : index
        %238 = vector.load %x[%237] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %239 = arith.addi %237, %187 : index
        %240 = vector.load %x[%239] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %241 = vector.shuffle %238, %240 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %242 = wave.mma %241, %212#0, %233 : vector<16xf16>, vector<8xf32>
        %243 = wave.mma %241, %214#0, %234 : vector<16xf16>, vector<8xf32>
        %244 = arith.addi %215, %c21 : index
        %245 = arith.muli %244, %217 : index
        %246 = arith.addi %193, %245 : index
        %247 = vector.load %x[%246] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %248 = arith.addi %246, %187 : index
        %249 = vector.load %x[%248] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %250 = vector.shuffle %247, %249 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %251 = wave.mma %250, %212#1, %242 : vector<16xf16>, vector<8xf32>
        %252 = wave.mma %250, %214#1, %243 : vector<16xf16>, vector<8xf32>
        scf.yield %251, %252 : vector<8xf32>, vector<8xf32>
      }
      %253 = arith.select %199, %204, %198 : index
      %257:2 = scf.for %254 = %204 to %253 step %c10 iter_args(%255 = %208#0, %256 = %208#1) -> (vector<8xf32>, vector<8xf32>) {
        %258 = arith.addi %254, %c2 : index
        %259:2 = func.call @expert_linear_q5_1__gfx1100.0(%169, %27, %258, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %260:2 = func.call @expert_linear_q5_1__gfx1100.0(%169, %29, %258, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %261 = arith.muli %254, %c0 : index
        %262 = arith.addi %261, %c2 : index
        %263 = arith.muli %operandTileRows, %c16 : index
        %264 = arith.muli %262, %263 : index
        %265 = arith.addi %193, %264 : index
        %266 = vector.load %x[%265] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %267 = arith.addi %265, %187 : index
        %268 = vector.load %x[%267] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %269 = vector.shuffle %266, %268 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %270 = wave.mma %269, %259#0, %255 : vector<16xf16>, vector<8xf32>
        %271 = wave.mma %269, %260#0, %256 : vector<16xf16>, vector<8xf32>
        %272 = arith.addi %261, %c10 : index
        %273 = arith.muli %272, %263 : index
        %274 = arith.addi %193, %273 : index
        %275 = vector.load %x[%274] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %276 = arith.addi %274, %187 : index
        %277 = vector.load %x[%276] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %278 = vector.shuffle %275, %277 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %279 = wave.mma %278, %259#1, %270 : vector<16xf16>, vector<8xf32>
        %280 = wave.mma %278, %260#1, %271 : vector<16xf16>, vector<8xf32>
        scf.yield %279, %280 : vector<8xf32>, vector<8xf32>
      }
      scf.yield %257#0, %257#1 : vector<8xf32>, vector<8xf32>
    }
    %281 = vector.extract %35#0[0] : f32 from vector<8xf32>
    %282 = vector.extract %35#1[0] : f32 from vector<8xf32>
    %283 = arith.cmpi sgt, %tileElements, %c2 : index
    scf.if %283 {
      func.call @expert_linear_q5_1__gfx1100.1(%c2, %15, %12, %groups, %factors, %27, %w, %281, %29, %282, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %284 = vector.extract %35#0[1] : f32 from vector<8xf32>
    %285 = vector.extract %35#1[1] : f32 from vector<8xf32>
    %286 = arith.cmpi sgt, %tileElements, %c10 : index
    scf.if %286 {
      func.call @expert_linear_q5_1__gfx1100.1(%c10, %15, %12, %groups, %factors, %27, %w, %284, %29, %285, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %287 = vector.extract %35#0[2] : f32 from vector<8xf32>
    %288 = vector.extract %35#1[2] : f32 from vector<8xf32>
    %289 = arith.cmpi sgt, %tileElements, %c0 : index
    scf.if %289 {
      func.call @expert_linear_q5_1__gfx1100.1(%c0, %15, %12, %groups, %factors, %27, %w, %287, %29, %288, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %290 = vector.extract %35#0[3] : f32 from vector<8xf32>
    %291 = vector.extract %35#1[3] : f32 from vector<8xf32>
    %292 = arith.cmpi sgt, %tileElements, %c21 : index
    scf.if %292 {
      func.call @expert_linear_q5_1__gfx1100.1(%c21, %15, %12, %groups, %factors, %27, %w, %290, %29, %291, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %293 = vector.extract %35#0[4] : f32 from vector<8xf32>
    %294 = vector.extract %35#1[4] : f32 from vector<8xf32>
    %295 = arith.cmpi sgt, %tileElements, %c3 : index
    scf.if %295 {
      func.call @expert_linear_q5_1__gfx1100.1(%c3, %15, %12, %groups, %factors, %27, %w, %293, %29, %294, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %296 = vector.extract %35#0[5] : f32 from vector<8xf32>
    %297 = vector.extract %35#1[5] : f32 from vector<8xf32>
    %298 = arith.cmpi sgt, %tileElements, %c4 : index
    scf.if %298 {
      func.call @expert_linear_q5_1__gfx1100.1(%c4, %15, %12, %groups, %factors, %27, %w, %296, %29, %297, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %299 = vector.extract %35#0[6] : f32 from vector<8xf32>
    %300 = vector.extract %35#1[6] : f32 from vector<8xf32>
    %301 = arith.cmpi sgt, %tileElements, %c5 : index
    scf.if %301 {
      func.call @expert_linear_q5_1__gfx1100.1(%c5, %15, %12, %groups, %factors, %27, %w, %299, %29, %300, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %302 = vector.extract %35#0[7] : f32 from vector<8xf32>
    %303 = vector.extract %35#1[7] : f32 from vector<8xf32>
    %304 = arith.cmpi sgt, %tileElements, %c23 : index
    scf.if %304 {
      func.call @expert_linear_q5_1__gfx1100.1(%c23, %15, %12, %groups, %factors, %27, %w, %302, %29, %303, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
  }
  wave.return
}
