// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertGateUp(format='q5_k')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_gate_up_q5_k__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 128 : index
  %fc2 = arith.constant 8 : index
  %fc3 = arith.constant 64 : index
  %fc4 = arith.constant 4 : index
  %fc5 = arith.constant 256 : index
  %fc6 = arith.constant 32 : index
  %fc7 = arith.constant 2 : index
  %fc8 = arith.constant 127 : index
  %fc9 = arith.constant dense<0> : vector<4xi32>
  %fc10 = arith.constant dense<983055> : vector<4xi32>
  %fc11 = arith.constant dense<[0, 4, 8, 12]> : vector<4xi32>
  %fc12 = arith.constant dense<65537> : vector<4xi32>
  %fc13 = arith.constant dense<4> : vector<4xi32>
  %fc14 = arith.constant dense<1677747200> : vector<4xi32>
  %fc15 = arith.constant dense<[1, 5, 9, 13]> : vector<4xi32>
  %fc16 = arith.constant dense<8> : vector<4xi32>
  %fc17 = arith.constant dense<[2, 6, 10, 14]> : vector<4xi32>
  %fc18 = arith.constant dense<12> : vector<4xi32>
  %fc19 = arith.constant dense<[3, 7, 11, 15]> : vector<4xi32>
  %fc20 = arith.constant dense<0x6400> : vector<32xf16>
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
  %f42 = arith.muli %f41, %fc4 : index
  %f43 = arith.addi %f39, %f42 : index
  %f44 = arith.muli %x2, %fc5 : index
  %f45 = arith.addi %f37, %f44 : index
  %f46 = arith.muli %f0, %fc0 : index
  %f47 = arith.addi %f45, %f46 : index
  %f48 = vector.load %x3[%f43] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
  %f49 = vector.bitcast %f48 : vector<4xi8> to vector<1xi32>
  %f50 = vector.shuffle %f49, %f49 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
  %f51 = vector.load %x3[%f47] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f52 = vector.bitcast %f51 : vector<16xi8> to vector<4xi32>
  %f53 = arith.shrui %f52, %fc9 : vector<4xi32>
  %f54 = arith.andi %f53, %fc10 : vector<4xi32>
  %f55 = arith.shrui %f50, %fc11 : vector<4xi32>
  %f56 = arith.andi %f55, %fc12 : vector<4xi32>
  %f57 = arith.shli %f56, %fc13 : vector<4xi32>
  %f58 = arith.ori %f54, %f57 : vector<4xi32>
  %f59 = arith.ori %f58, %fc14 : vector<4xi32>
  %f60 = vector.bitcast %f59 : vector<4xi32> to vector<8xf16>
  %f61 = arith.shrui %f52, %fc13 : vector<4xi32>
  %f62 = arith.andi %f61, %fc10 : vector<4xi32>
  %f63 = arith.shrui %f50, %fc15 : vector<4xi32>
  %f64 = arith.andi %f63, %fc12 : vector<4xi32>
  %f65 = arith.shli %f64, %fc13 : vector<4xi32>
  %f66 = arith.ori %f62, %f65 : vector<4xi32>
  %f67 = arith.ori %f66, %fc14 : vector<4xi32>
  %f68 = vector.bitcast %f67 : vector<4xi32> to vector<8xf16>
  %f69 = arith.shrui %f52, %fc16 : vector<4xi32>
  %f70 = arith.andi %f69, %fc10 : vector<4xi32>
  %f71 = arith.shrui %f50, %fc17 : vector<4xi32>
  %f72 = arith.andi %f71, %fc12 : vector<4xi32>
  %f73 = arith.shli %f72, %fc13 : vector<4xi32>
  %f74 = arith.ori %f70, %f73 : vector<4xi32>
  %f75 = arith.ori %f74, %fc14 : vector<4xi32>
  %f76 = vector.bitcast %f75 : vector<4xi32> to vector<8xf16>
  %f77 = arith.shrui %f52, %fc18 : vector<4xi32>
  %f78 = arith.andi %f77, %fc10 : vector<4xi32>
  %f79 = arith.shrui %f50, %fc19 : vector<4xi32>
  %f80 = arith.andi %f79, %fc12 : vector<4xi32>
  %f81 = arith.shli %f80, %fc13 : vector<4xi32>
  %f82 = arith.ori %f78, %f81 : vector<4xi32>
  %f83 = arith.ori %f82, %fc14 : vector<4xi32>
  %f84 = vector.bitcast %f83 : vector<4xi32> to vector<8xf16>
  %f85 = vector.shuffle %f60, %f68 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f86 = vector.shuffle %f76, %f84 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f87 = vector.shuffle %f85, %f86 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f88 = arith.subf %f87, %fc20 : vector<32xf16>
  %f89 = vector.shuffle %f88, %f88 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f90 = vector.shuffle %f88, %f88 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f91 = math.fma %f89, %f24, %f32 : vector<16xf16>
  %f92 = math.fma %f90, %f24, %f32 : vector<16xf16>
  func.return %f91, %f92 : vector<16xf16>, vector<16xf16>
}
wave.kernel @expert_gate_up_q5_k__gfx1100(%step: memref<?xi32> {wave.constant}, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %groups: memref<?xi32> {wave.constant}, %out: memref<?xf16>, %out_factors: memref<?xf32>) {
  %waves = wave.param "waves" : index
  %c1 = arith.constant 2 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c3 = arith.constant 0 : index
  %c4 = arith.constant 512 : index
  %c5 = arith.constant 4 : index
  %c6 = arith.constant 5 : index
  %c7 = arith.constant 6 : index
  %c8 = arith.constant 10 : index
  %c9 = arith.constant 256 : index
  %c10 = arith.constant 64 : index
  %c11 = arith.constant 127 : index
  %c12 = arith.constant 128 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %c14 = arith.constant 1 : index
  %alwaysStaged = wave.param "alwaysStaged" : index
  %stagedRows = wave.param "stagedRows" : index
  %operandTileRows = wave.param "operandTileRows" : index
  %c18 = arith.constant 8 : index
  %pairsAt = wave.param "pairsAt" : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c21 = arith.constant 16 : index
  %c22 = arith.constant 32 : index
  %c23 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c26 = arith.constant 3 : index
  %tileElements = wave.param "tileElements" : index
  %c28 = arith.constant 96 : index
  %c29 = arith.constant 160 : index
  %c30 = arith.constant 192 : index
  %c31 = arith.constant 7 : index
  %c32 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c35 = arith.constant 23 : i32
  %c36 = arith.constant 141 : i32
  %c37 = arith.constant 268 : i32
  %c38 = arith.constant 14 : i32
  %c39 = arith.constant 0x3F800000 : f32
  %c40 = arith.constant 0xBFB8AA3B : f32
  %outputFeatures = wave.param "outputFeatures" : index
  %0 = wave.block 0
  %1 = arith.muli %0, %c1 : index
  %2 = wave.block 1
  %3 = memref.load %groups[%c3] : memref<?xi32>
  %4 = arith.index_cast %3 : i32 to index
  %5 = arith.cmpi slt, %2, %4 : index
  %6 = arith.muli %waves, %c4 : index
  %7 = wave.scratch %6 : memref<?xf32>
  scf.if %5 {
    %8 = arith.muli %2, %c5 : index
    %9 = arith.addi %8, %c5 : index
    %10 = memref.load %groups[%9] : memref<?xi32>
    %11 = arith.index_cast %10 : i32 to index
    %12 = arith.addi %8, %c6 : index
    %13 = memref.load %groups[%12] : memref<?xi32>
    %14 = arith.index_cast %13 : i32 to index
    %15 = arith.addi %8, %c7 : index
    %16 = memref.load %groups[%15] : memref<?xi32>
    %17 = arith.index_cast %16 : i32 to index
    %18 = arith.muli %inputFeatures, %c8 : index
    %19 = arith.divui %inputFeatures, %c9 : index
    %20 = arith.muli %19, %c10 : index
    %21 = arith.addi %20, %inputFeatures : index
    %22 = arith.addi %21, %c11 : index
    %23 = arith.divui %22, %c12 : index
    %24 = arith.muli %23, %c12 : index
    %25 = arith.addi %18, %24 : index
    %26 = arith.addi %25, %c12 : index
    %27 = arith.muli %11, %panelsPerExpert : index
    %28 = arith.addi %27, %1 : index
    %29 = arith.addi %28, %c3 : index
    %30 = arith.muli %29, %26 : index
    %31 = arith.addi %28, %c14 : index
    %32 = arith.muli %31, %26 : index
    %33 = arith.cmpi eq, %alwaysStaged, %c14 : index
    %34 = arith.cmpi sle, %17, %stagedRows : index
    %35 = arith.cmpi sgt, %stagedRows, %c3 : index
    %36 = arith.andi %34, %35 : i1
    %37 = arith.select %33, %33, %36 : i1
    %38:2 = scf.if %37 -> (vector<8xf32>, vector<8xf32>) {
      %39 = arith.addi %inputFeatures, %c18 : index
      %40 = arith.muli %stagedRows, %39 : index
      %41 = wave.scratch %40 : memref<?xf16>
      scf.for %42 = %c3 to %17 step %c14 {
        %43 = arith.addi %pairsAt, %14 : index
        %44 = arith.subi %17, %c14 : index
        %45 = arith.minsi %42, %44 : index
        %46 = arith.addi %43, %45 : index
        %47 = memref.load %groups[%46] : memref<?xi32>
        %48 = arith.index_cast %47 : i32 to index
        %49 = arith.divui %48, %rowDivisor : index
        %50 = arith.divui %49, %operandTileRows : index
        %51 = arith.divui %inputFeatures, %c21 : index
        %52 = arith.muli %50, %51 : index
        %53 = arith.divui %c3, %c21 : index
        %54 = arith.addi %52, %53 : index
        %55 = arith.muli %54, %c1 : index
        %56 = arith.remui %c3, %c21 : index
        %57 = arith.divui %56, %c18 : index
        %58 = arith.addi %55, %57 : index
        %59 = arith.muli %operandTileRows, %c18 : index
        %60 = arith.muli %58, %59 : index
        %61 = arith.remui %49, %operandTileRows : index
        %62 = arith.muli %61, %c18 : index
        %63 = arith.addi %60, %62 : index
        %64 = arith.remui %c3, %c18 : index
        %65 = arith.addi %63, %64 : index
        %66 = arith.muli %42, %39 : index
        %67 = arith.divui %inputFeatures, %c18 : index
        %68 = wave.wave
        %69 = arith.muli %68, %c22 : index
        %70 = wave.lane
        %71 = arith.addi %69, %70 : index
        %72 = arith.muli %waves, %c22 : index
        scf.for %73 = %71 to %67 step %72 {
          %74 = arith.muli %73, %59 : index
          %75 = arith.addi %65, %74 : index
          %76 = vector.load %x[%75] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          %77 = arith.muli %73, %c18 : index
          %78 = arith.addi %66, %77 : index
          vector.store %76, %41[%78] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        }
      }
      wave.barrier
      %79 = wave.lane
      %80 = arith.remui %79, %c21 : index
      %81 = arith.subi %17, %c14 : index
      %82 = arith.minsi %80, %81 : index
      %83 = arith.muli %82, %39 : index
      %84 = wave.wave
      %85 = arith.divui %inputFeatures, %c22 : index
      %86 = arith.muli %84, %stepsPerWave : index
      %87 = arith.minsi %86, %85 : index
      %88 = arith.addi %87, %stepsPerWave : index
      %89 = arith.minsi %88, %85 : index
      %90 = arith.cmpi eq, %wholeBlocks, %c14 : index
      %91 = arith.subi %89, %87 : index
      %92 = arith.divui %91, %c1 : index
      %93 = arith.muli %92, %c1 : index
      %94 = arith.addi %87, %93 : index
      %95 = arith.select %90, %88, %94 : index
      %99:2 = scf.for %96 = %87 to %95 step %c1 iter_args(%97 = %c23, %98 = %c23) -> (vector<8xf32>, vector<8xf32>) {
        %100 = arith.addi %96, %c3 : index
        %101:2 = func.call @expert_gate_up_q5_k__gfx1100.0(%79, %30, %100, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %102 = arith.addi %96, %c14 : index
        %103:2 = func.call @expert_gate_up_q5_k__gfx1100.0(%79, %30, %102, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %104:2 = func.call @expert_gate_up_q5_k__gfx1100.0(%79, %32, %100, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %105:2 = func.call @expert_gate_up_q5_k__gfx1100.0(%79, %32, %102, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %106 = arith.muli %96, %c1 : index
        %107 = arith.addi %106, %c3 : index
        %108 = arith.muli %c14, %c21 : index
        %109 = arith.muli %107, %108 : index
        %110 = arith.addi %83, %109 : index
        %111 = vector.load %41[%110] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %112 = arith.muli %c14, %c18 : index
        %113 = arith.addi %110, %112 : index
        %114 = vector.load %41[%113] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %115 = vector.shuffle %111, %114 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %116 = wave.mma %115, %101#0, %97 : vector<16xf16>, vector<8xf32>
        %117 = wave.mma %115, %104#0, %98 : vector<16xf16>, vector<8xf32>
        %118 = arith.addi %106, %c14 : index
        %119 = arith.muli %118, %108 : index
        %120 = arith.addi %83, %119 : index
        %121 = vector.load %41[%120] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %122 = arith.addi %120, %112 : index
        %123 = vector.load %41[%122] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %124 = vector.shuffle %121, %123 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %125 = wave.mma %124, %101#1, %116 : vector<16xf16>, vector<8xf32>
        %126 = wave.mma %124, %104#1, %117 : vector<16xf16>, vector<8xf32>
        %127 = arith.addi %106, %c1 : index
        %128 = arith.muli %127, %108 : index
        %129 = arith.addi %83, %128 : index
        %130 = vector.load %41[%129] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %131 = arith.addi %129, %112 : index
        %132 = vector.load %41[%131] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %133 = vector.shuffle %130, %132 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %134 = wave.mma %133, %103#0, %125 : vector<16xf16>, vector<8xf32>
        %135 = wave.mma %133, %105#0, %126 : vector<16xf16>, vector<8xf32>
        %136 = arith.addi %106, %c26 : index
        %137 = arith.muli %136, %108 : index
        %138 = arith.addi %83, %137 : index
        %139 = vector.load %41[%138] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %140 = arith.addi %138, %112 : index
        %141 = vector.load %41[%140] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %142 = vector.shuffle %139, %141 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %143 = wave.mma %142, %103#1, %134 : vector<16xf16>, vector<8xf32>
        %144 = wave.mma %142, %105#1, %135 : vector<16xf16>, vector<8xf32>
        scf.yield %143, %144 : vector<8xf32>, vector<8xf32>
      }
      %145 = arith.select %90, %95, %89 : index
      %149:2 = scf.for %146 = %95 to %145 step %c14 iter_args(%147 = %99#0, %148 = %99#1) -> (vector<8xf32>, vector<8xf32>) {
        %150 = arith.addi %146, %c3 : index
        %151:2 = func.call @expert_gate_up_q5_k__gfx1100.0(%79, %30, %150, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %152:2 = func.call @expert_gate_up_q5_k__gfx1100.0(%79, %32, %150, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %153 = arith.muli %146, %c1 : index
        %154 = arith.addi %153, %c3 : index
        %155 = arith.muli %c14, %c21 : index
        %156 = arith.muli %154, %155 : index
        %157 = arith.addi %83, %156 : index
        %158 = vector.load %41[%157] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %159 = arith.muli %c14, %c18 : index
        %160 = arith.addi %157, %159 : index
        %161 = vector.load %41[%160] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %162 = vector.shuffle %158, %161 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %163 = wave.mma %162, %151#0, %147 : vector<16xf16>, vector<8xf32>
        %164 = wave.mma %162, %152#0, %148 : vector<16xf16>, vector<8xf32>
        %165 = arith.addi %153, %c14 : index
        %166 = arith.muli %165, %155 : index
        %167 = arith.addi %83, %166 : index
        %168 = vector.load %41[%167] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %169 = arith.addi %167, %159 : index
        %170 = vector.load %41[%169] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %171 = vector.shuffle %168, %170 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %172 = wave.mma %171, %151#1, %163 : vector<16xf16>, vector<8xf32>
        %173 = wave.mma %171, %152#1, %164 : vector<16xf16>, vector<8xf32>
        scf.yield %172, %173 : vector<8xf32>, vector<8xf32>
      }
      scf.yield %149#0, %149#1 : vector<8xf32>, vector<8xf32>
    } else {
      %174 = wave.lane
      %175 = arith.remui %174, %c21 : index
      %176 = arith.addi %pairsAt, %14 : index
      %177 = arith.subi %17, %c14 : index
      %178 = arith.minsi %175, %177 : index
      %179 = arith.addi %176, %178 : index
      %180 = memref.load %groups[%179] : memref<?xi32>
      %181 = arith.index_cast %180 : i32 to index
      %182 = arith.divui %181, %rowDivisor : index
      %183 = arith.divui %182, %operandTileRows : index
      %184 = arith.divui %inputFeatures, %c21 : index
      %185 = arith.muli %183, %184 : index
      %186 = arith.divui %c3, %c21 : index
      %187 = arith.addi %185, %186 : index
      %188 = arith.muli %187, %c1 : index
      %189 = arith.remui %c3, %c21 : index
      %190 = arith.divui %189, %c18 : index
      %191 = arith.addi %188, %190 : index
      %192 = arith.muli %operandTileRows, %c18 : index
      %193 = arith.muli %191, %192 : index
      %194 = arith.remui %182, %operandTileRows : index
      %195 = arith.muli %194, %c18 : index
      %196 = arith.addi %193, %195 : index
      %197 = arith.remui %c3, %c18 : index
      %198 = arith.addi %196, %197 : index
      %199 = wave.wave
      %200 = arith.divui %inputFeatures, %c22 : index
      %201 = arith.muli %199, %stepsPerWave : index
      %202 = arith.minsi %201, %200 : index
      %203 = arith.addi %202, %stepsPerWave : index
      %204 = arith.minsi %203, %200 : index
      %205 = arith.cmpi eq, %wholeBlocks, %c14 : index
      %206 = arith.subi %204, %202 : index
      %207 = arith.divui %206, %c1 : index
      %208 = arith.muli %207, %c1 : index
      %209 = arith.addi %202, %208 : index
      %210 = arith.select %205, %203, %209 : index
      %214:2 = scf.for %211 = %202 to %210 step %c1 iter_args(%212 = %c23, %213 = %c23) -> (vector<8xf32>, vector<8xf32>) {
        %215 = arith.addi %211, %c3 : index
        %216:2 = func.call @expert_gate_up_q5_k__gfx1100.0(%174, %30, %215, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %217 = arith.addi %211, %c14 : index
        %218:2 = func.call @expert_gate_up_q5_k__gfx1100.0(%174, %30, %217, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %219:2 = func.call @expert_gate_up_q5_k__gfx1100.0(%174, %32, %215, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %220:2 = func.call @expert_gate_up_q5_k__gfx1100.0(%174, %32, %217, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %221 = arith.muli %211, %c1 : index
        %222 = arith.addi %221, %c3 : index
        %223 = arith.muli %operandTileRows, %c21 : index
        %224 = arith.muli %222, %223 : index
        %225 = arith.addi %198, %224 : index
        %226 = vector.load %x[%225] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %227 = arith.addi %225, %192 : index
        %228 = vector.load %x[%227] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %229 = vector.shuffle %226, %228 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %230 = wave.mma %229, %216#0, %212 : vector<16xf16>, vector<8xf32>
        %231 = wave.mma %229, %219#0, %213 : vector<16xf16>, vector<8xf32>
        %232 = arith.addi %221, %c14 : index
        %233 = arith.muli %232, %223 : index
        %234 = arith.addi %198, %233 : index
        %235 = vector.load %x[%234] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %236 = arith.addi %234, %192 : index
        %237 = vector.load %x[%236] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %238 = vector.shuffle %235, %237 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %239 = wave.mma %238, %216#1, %230 : vector<16xf16>, vector<8xf32>
        %240 = wave.mma %238, %219#1, %231 : vector<16xf16>, vector<8xf32>
        %241 = arith.addi %221, %c1 : index
        %242 = arith.muli %241, %223 : index
        %243 = arith.addi %198, %242 : index
        %244 = vector.load %x[%243] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %245 = arith.addi %243, %192 : index
        %246 = vector.load %x[%245] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %247 = vector.shuffle %244, %246 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %248 = wave.mma %247, %218#0, %239 : vector<16xf16>, vector<8xf32>
        %249 = wave.mma %247, %220#0, %240 : vector<16xf16>, vector<8xf32>
        %250 = arith.addi %221, %c26 : index
        %251 = arith.muli %250, %223 : index
        %252 = arith.addi %198, %251 : index
        %253 = vector.load %x[%252] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %254 = arith.addi %252, %192 : index
        %255 = vector.load %x[%254] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %256 = vector.shuffle %253, %255 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %257 = wave.mma %256, %218#1, %248 : vector<16xf16>, vector<8xf32>
        %258 = wave.mma %256, %220#1, %249 : vector<16xf16>, vector<8xf32>
        scf.yield %257, %258 : vector<8xf32>, vector<8xf32>
      }
      %259 = arith.select %205, %210, %204 : index
      %263:2 = scf.for %260 = %210 to %259 step %c14 iter_args(%261 = %214#0, %262 = %214#1) -> (vector<8xf32>, vector<8xf32>) {
        %264 = arith.addi %260, %c3 : index
        %265:2 = func.call @expert_gate_up_q5_k__gfx1100.0(%174, %30, %264, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %266:2 = func.call @expert_gate_up_q5_k__gfx1100.0(%174, %32, %264, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %267 = arith.muli %260, %c1 : index
        %268 = arith.addi %267, %c3 : index
        %269 = arith.muli %operandTileRows, %c21 : index
        %270 = arith.muli %268, %269 : index
        %271 = arith.addi %198, %270 : index
        %272 = vector.load %x[%271] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %273 = arith.addi %271, %192 : index
        %274 = vector.load %x[%273] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %275 = vector.shuffle %272, %274 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %276 = wave.mma %275, %265#0, %261 : vector<16xf16>, vector<8xf32>
        %277 = wave.mma %275, %266#0, %262 : vector<16xf16>, vector<8xf32>
        %278 = arith.addi %267, %c14 : index
        %279 = arith.muli %278, %269 : index
        %280 = arith.addi %198, %279 : index
        %281 = vector.load %x[%280] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %282 = arith.addi %280, %192 : index
        %283 = vector.load %x[%282] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %284 = vector.shuffle %281, %283 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %285 = wave.mma %284, %265#1, %276 : vector<16xf16>, vector<8xf32>
        %286 = wave.mma %284, %266#1, %277 : vector<16xf16>, vector<8xf32>
        scf.yield %285, %286 : vector<8xf32>, vector<8xf32>
      }
      scf.yield %263#0, %263#1 : vector<8xf32>, vector<8xf32>
    }
    %287 = wave.wave
    %288 = arith.muli %287, %c1 : index
    %289 = arith.addi %288, %c3 : index
    %290 = arith.muli %289, %c9 : index
    %291 = wave.lane
    %292 = arith.addi %290, %291 : index
    %293 = arith.cmpi sgt, %tileElements, %c3 : index
    scf.if %293 {
      %294 = vector.extract %38#0[0] : f32 from vector<8xf32>
      %295 = arith.addi %292, %c3 : index
      memref.store %294, %7[%295] : memref<?xf32>
    }
    %296 = arith.cmpi sgt, %tileElements, %c14 : index
    scf.if %296 {
      %297 = vector.extract %38#0[1] : f32 from vector<8xf32>
      %298 = arith.addi %292, %c22 : index
      memref.store %297, %7[%298] : memref<?xf32>
    }
    %299 = arith.cmpi sgt, %tileElements, %c1 : index
    scf.if %299 {
      %300 = vector.extract %38#0[2] : f32 from vector<8xf32>
      %301 = arith.addi %292, %c10 : index
      memref.store %300, %7[%301] : memref<?xf32>
    }
    %302 = arith.cmpi sgt, %tileElements, %c26 : index
    scf.if %302 {
      %303 = vector.extract %38#0[3] : f32 from vector<8xf32>
      %304 = arith.addi %292, %c28 : index
      memref.store %303, %7[%304] : memref<?xf32>
    }
    %305 = arith.cmpi sgt, %tileElements, %c5 : index
    scf.if %305 {
      %306 = vector.extract %38#0[4] : f32 from vector<8xf32>
      %307 = arith.addi %292, %c12 : index
      memref.store %306, %7[%307] : memref<?xf32>
    }
    %308 = arith.cmpi sgt, %tileElements, %c6 : index
    scf.if %308 {
      %309 = vector.extract %38#0[5] : f32 from vector<8xf32>
      %310 = arith.addi %292, %c29 : index
      memref.store %309, %7[%310] : memref<?xf32>
    }
    %311 = arith.cmpi sgt, %tileElements, %c7 : index
    scf.if %311 {
      %312 = vector.extract %38#0[6] : f32 from vector<8xf32>
      %313 = arith.addi %292, %c30 : index
      memref.store %312, %7[%313] : memref<?xf32>
    }
    %314 = arith.cmpi sgt, %tileElements, %c31 : index
    scf.if %314 {
      %315 = vector.extract %38#0[7] : f32 from vector<8xf32>
      %316 = arith.addi %292, %c32 : index
      memref.store %315, %7[%316] : memref<?xf32>
    }
    %317 = arith.addi %288, %c14 : index
    %318 = arith.muli %317, %c9 : index
    %319 = arith.addi %318, %291 : index
    scf.if %293 {
      %320 = vector.extract %38#1[0] : f32 from vector<8xf32>
      %321 = arith.addi %319, %c3 : index
      memref.store %320, %7[%321] : memref<?xf32>
    }
    scf.if %296 {
      %322 = vector.extract %38#1[1] : f32 from vector<8xf32>
      %323 = arith.addi %319, %c22 : index
      memref.store %322, %7[%323] : memref<?xf32>
    }
    scf.if %299 {
      %324 = vector.extract %38#1[2] : f32 from vector<8xf32>
      %325 = arith.addi %319, %c10 : index
      memref.store %324, %7[%325] : memref<?xf32>
    }
    scf.if %302 {
      %326 = vector.extract %38#1[3] : f32 from vector<8xf32>
      %327 = arith.addi %319, %c28 : index
      memref.store %326, %7[%327] : memref<?xf32>
    }
    scf.if %305 {
      %328 = vector.extract %38#1[4] : f32 from vector<8xf32>
      %329 = arith.addi %319, %c12 : index
      memref.store %328, %7[%329] : memref<?xf32>
    }
    scf.if %308 {
      %330 = vector.extract %38#1[5] : f32 from vector<8xf32>
      %331 = arith.addi %319, %c29 : index
      memref.store %330, %7[%331] : memref<?xf32>
    }
    scf.if %311 {
      %332 = vector.extract %38#1[6] : f32 from vector<8xf32>
      %333 = arith.addi %319, %c30 : index
      memref.store %332, %7[%333] : memref<?xf32>
    }
    scf.if %314 {
      %334 = vector.extract %38#1[7] : f32 from vector<8xf32>
      %335 = arith.addi %319, %c32 : index
      memref.store %334, %7[%335] : memref<?xf32>
    }
    wave.barrier
    scf.for %336 = %287 to %tileElements step %waves {
      %337 = arith.muli %336, %c22 : index
      %338 = arith.addi %337, %291 : index
      %339 = arith.addi %338, %c3 : index
      %340 = arith.addi %338, %c9 : index
      %341 = memref.load %7[%339] : memref<?xf32>
      %342 = memref.load %7[%340] : memref<?xf32>
      %346:2 = scf.for %343 = %c14 to %waves step %c14 iter_args(%344 = %341, %345 = %342) -> (f32, f32) {
        %347 = arith.muli %343, %c4 : index
        %348 = arith.addi %339, %347 : index
        %349 = memref.load %7[%348] : memref<?xf32>
        %350 = arith.addi %340, %347 : index
        %351 = memref.load %7[%350] : memref<?xf32>
        %352 = arith.addf %344, %349 : f32
        %353 = arith.addf %345, %351 : f32
        scf.yield %352, %353 : f32, f32
      }
      %354 = arith.muli %336, %c1 : index
      %355 = arith.divui %291, %c21 : index
      %356 = arith.addi %354, %355 : index
      %357 = arith.cmpi slt, %356, %17 : index
      scf.if %357 {
        %358 = arith.addi %pairsAt, %14 : index
        %359 = arith.subi %17, %c14 : index
        %360 = arith.minsi %356, %359 : index
        %361 = arith.addi %358, %360 : index
        %362 = memref.load %groups[%361] : memref<?xi32>
        %363 = arith.index_cast %362 : i32 to index
        %364 = arith.divui %363, %rowDivisor : index
        %365 = arith.cmpi eq, %hasFactors, %c14 : index
        %366 = arith.muli %364, %c1 : index
        %367 = memref.load %factors[%366] : memref<?xf32>
        %368 = arith.mulf %367, %operandScale : f32
        %369 = arith.select %365, %368, %operandScale : f32
        %370 = arith.remui %291, %c21 : index
        %371 = arith.muli %370, %c5 : index
        %372 = arith.addi %30, %371 : index
        %373 = vector.load %w[%372] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %374 = vector.bitcast %373 : vector<4xi8> to vector<1xf32>
        %375 = vector.extract %374[0] : f32 from vector<1xf32>
        %376 = arith.mulf %375, %369 : f32
        %377 = arith.mulf %346#0, %376 : f32
        %378 = arith.addi %32, %371 : index
        %379 = vector.load %w[%378] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %380 = vector.bitcast %379 : vector<4xi8> to vector<1xf32>
        %381 = vector.extract %380[0] : f32 from vector<1xf32>
        %382 = arith.mulf %381, %369 : f32
        %383 = arith.mulf %346#1, %382 : f32
        %384 = arith.addi %30, %c10 : index
        %385 = vector.load %w[%384] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %386 = vector.bitcast %385 : vector<4xi8> to vector<1xf32>
        %387 = vector.extract %386[0] : f32 from vector<1xf32>
        %388 = arith.addi %366, %c14 : index
        %389 = memref.load %factors[%388] : memref<?xf32>
        %390 = arith.mulf %389, %387 : f32
        %391 = arith.bitcast %390 : f32 to i32
        %392 = arith.shrui %391, %c35 : i32
        %393 = arith.maxsi %392, %c36 : i32
        %394 = arith.subi %c37, %393 : i32
        %395 = arith.shli %394, %c35 : i32
        %396 = arith.subi %393, %c38 : i32
        %397 = arith.shli %396, %c35 : i32
        %398 = arith.bitcast %395 : i32 to f32
        %399 = arith.bitcast %397 : i32 to f32
        %400 = arith.cmpi eq, %0, %c3 : index
        %401 = arith.cmpi eq, %370, %c3 : index
        %402 = arith.andi %400, %401 : i1
        scf.if %402 {
          %403 = arith.muli %363, %c1 : index
          memref.store %399, %out_factors[%403] : memref<?xf32>
        }
        %404 = arith.mulf %377, %c40 : f32
        %405 = wave.exp2 %404 : f32
        %406 = arith.addf %c39, %405 : f32
        %407 = arith.divf %377, %406 : f32
        %408 = arith.mulf %407, %383 : f32
        %409 = arith.mulf %408, %398 : f32
        %410 = arith.truncf %409 : f32 to f16
        %411 = arith.muli %363, %outputFeatures : index
        %412 = arith.muli %0, %c21 : index
        %413 = arith.addi %411, %412 : index
        %414 = arith.addi %413, %370 : index
        memref.store %410, %out[%414] : memref<?xf16>
      }
    }
  }
  wave.return
}
