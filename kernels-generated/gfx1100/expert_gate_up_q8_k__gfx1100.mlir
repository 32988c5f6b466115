// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertGateUp(format='q8_k')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_gate_up_q8_k__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
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
wave.kernel @expert_gate_up_q8_k__gfx1100(%step: memref<?xi32> {wave.constant}, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %groups: memref<?xi32> {wave.constant}, %out: memref<?xf16>, %out_factors: memref<?xf32>) {
  %waves = wave.param "waves" : index
  %c1 = arith.constant 2 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c3 = arith.constant 0 : index
  %c4 = arith.constant 512 : index
  %c5 = arith.constant 4 : index
  %c6 = arith.constant 5 : index
  %c7 = arith.constant 6 : index
  %c8 = arith.constant 16 : index
  %c9 = arith.constant 1 : index
  %c10 = arith.constant 256 : index
  %c11 = arith.constant 32 : index
  %c12 = arith.constant 127 : index
  %c13 = arith.constant 128 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %alwaysStaged = wave.param "alwaysStaged" : index
  %stagedRows = wave.param "stagedRows" : index
  %operandTileRows = wave.param "operandTileRows" : index
  %c18 = arith.constant 8 : index
  %pairsAt = wave.param "pairsAt" : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c21 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c24 = arith.constant 3 : index
  %tileElements = wave.param "tileElements" : index
  %c26 = arith.constant 64 : index
  %c27 = arith.constant 96 : index
  %c28 = arith.constant 160 : index
  %c29 = arith.constant 192 : index
  %c30 = arith.constant 7 : index
  %c31 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c34 = arith.constant 23 : i32
  %c35 = arith.constant 141 : i32
  %c36 = arith.constant 268 : i32
  %c37 = arith.constant 14 : i32
  %c38 = arith.constant 0x3F800000 : f32
  %c39 = arith.constant 0xBFB8AA3B : f32
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
    %19 = arith.muli %inputFeatures, %c9 : index
    %20 = arith.divui %19, %c1 : index
    %21 = arith.divui %inputFeatures, %c10 : index
    %22 = arith.muli %21, %c11 : index
    %23 = arith.addi %22, %20 : index
    %24 = arith.addi %23, %c12 : index
    %25 = arith.divui %24, %c13 : index
    %26 = arith.muli %25, %c13 : index
    %27 = arith.addi %18, %26 : index
    %28 = arith.addi %27, %c13 : index
    %29 = arith.muli %11, %panelsPerExpert : index
    %30 = arith.addi %29, %1 : index
    %31 = arith.addi %30, %c3 : index
    %32 = arith.muli %31, %28 : index
    %33 = arith.addi %30, %c9 : index
    %34 = arith.muli %33, %28 : index
    %35 = arith.cmpi eq, %alwaysStaged, %c9 : index
    %36 = arith.cmpi sle, %17, %stagedRows : index
    %37 = arith.cmpi sgt, %stagedRows, %c3 : index
    %38 = arith.andi %36, %37 : i1
    %39 = arith.select %35, %35, %38 : i1
    %40:2 = scf.if %39 -> (vector<8xf32>, vector<8xf32>) {
      %41 = arith.addi %inputFeatures, %c18 : index
      %42 = arith.muli %stagedRows, %41 : index
      %43 = wave.scratch %42 : memref<?xf16>
      scf.for %44 = %c3 to %17 step %c9 {
        %45 = arith.addi %pairsAt, %14 : index
        %46 = arith.subi %17, %c9 : index
        %47 = arith.minsi %44, %46 : index
        %48 = arith.addi %45, %47 : index
        %49 = memref.load %groups[%48] : memref<?xi32>
        %50 = arith.index_cast %49 : i32 to index
        %51 = arith.divui %50, %rowDivisor : index
        %52 = arith.divui %51, %operandTileRows : index
        %53 = arith.divui %inputFeatures, %c8 : index
        %54 = arith.muli %52, %53 : index
        %55 = arith.divui %c3, %c8 : index
        %56 = arith.addi %54, %55 : index
        %57 = arith.muli %56, %c1 : index
        %58 = arith.remui %c3, %c8 : index
        %59 = arith.divui %58, %c18 : index
        %60 = arith.addi %57, %59 : index
        %61 = arith.muli %operandTileRows, %c18 : index
        %62 = arith.muli %60, %61 : index
        %63 = arith.remui %51, %operandTileRows : index
        %64 = arith.muli %63, %c18 : index
        %65 = arith.addi %62, %64 : index
        %66 = arith.remui %c3, %c18 : index
        %67 = arith.addi %65, %66 : index
        %68 = arith.muli %44, %41 : index
        %69 = arith.divui %inputFeatures, %c18 : index
        %70 = wave.wave
        %71 = arith.muli %70, %c11 : index
        %72 = wave.lane
        %73 = arith.addi %71, %72 : index
        %74 = arith.muli %waves, %c11 : index
        scf.for %75 = %73 to %69 step %74 {
          %76 = arith.muli %75, %61 : index
          %77 = arith.addi %67, %76 : index
          %78 = vector.load %x[%77] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          %79 = arith.muli %75, %c18 : index
          %80 = arith.addi %68, %79 : index
          vector.store %78, %43[%80] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        }
      }
      wave.barrier
      %81 = wave.lane
      %82 = arith.remui %81, %c8 : index
      %83 = arith.subi %17, %c9 : index
      %84 = arith.minsi %82, %83 : index
      %85 = arith.muli %84, %41 : index
      %86 = wave.wave
      %87 = arith.divui %inputFeatures, %c11 : index
      %88 = arith.muli %86, %stepsPerWave : index
      %89 = arith.minsi %88, %87 : index
      %90 = arith.addi %89, %stepsPerWave : index
      %91 = arith.minsi %90, %87 : index
      %92 = arith.cmpi eq, %wholeBlocks, %c9 : index
      %93 = arith.subi %91, %89 : index
      %94 = arith.divui %93, %c1 : index
      %95 = arith.muli %94, %c1 : index
      %96 = arith.addi %89, %95 : index
      %97 = arith.select %92, %90, %96 : index
      %101:2 = scf.for %98 = %89 to %97 step %c1 iter_args(%99 = %c21, %100 = %c21) -> (vector<8xf32>, vector<8xf32>) {
        %102 = arith.addi %98, %c3 : index
        %103:2 = func.call @expert_gate_up_q8_k__gfx1100.0(%81, %32, %102, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %104 = arith.addi %98, %c9 : index
        %105:2 = func.call @expert_gate_up_q8_k__gfx1100.0(%81, %32, %104, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %106:2 = func.call @expert_gate_up_q8_k__gfx1100.0(%81, %34, %102, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %107:2 = func.call @expert_gate_up_q8_k__gfx1100.0(%81, %34, %104, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %108 = arith.muli %98, %c1 : index
        %109 = arith.addi %108, %c3 : index
        %110 = arith.muli %c9, %c8 : index
        %111 = arith.muli %109, %110 : index
        %112 = arith.addi %85, %111 : index
        %113 = vector.load %43[%112] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %114 = arith.muli %c9, %c18 : index
        %115 = arith.addi %112, %114 : index
        %116 = vector.load %43[%115] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %117 = vector.shuffle %113, %116 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %118 = wave.mma %117, %103#0, %99 : vector<16xf16>, vector<8xf32>
        %119 = wave.mma %117, %106#0, %100 : vector<16xf16>, vector<8xf32>
        %120 = arith.addi %108, %c9 : index
        %121 = arith.muli %120, %110 : index
        %122 = arith.addi %85, %121 : index
        %123 = vector.load %43[%122] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %124 = arith.addi %122, %114 : index
        %125 = vector.load %43[%124] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %126 = vector.shuffle %123, %125 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %127 = wave.mma %126, %103#1, %118 : vector<16xf16>, vector<8xf32>
        %128 = wave.mma %126, %106#1, %119 : vector<16xf16>, vector<8xf32>
        %129 = arith.addi %108, %c1 : index
        %130 = arith.muli %129, %110 : index
        %131 = arith.addi %85, %130 : index
        %132 = vector.load %43[%131] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %133 = arith.addi %131, %114 : index
        %134 = vector.load %43[%133] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %135 = vector.shuffle %132, %134 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %136 = wave.mma %135, %105#0, %127 : vector<16xf16>, vector<8xf32>
        %137 = wave.mma %135, %107#0, %128 : vector<16xf16>, vector<8xf32>
        %138 = arith.addi %108, %c24 : index
        %139 = arith.muli %138, %110 : index
        %140 = arith.addi %85, %139 : index
        %141 = vector.load %43[%140] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %142 = arith.addi %140, %114 : index
        %143 = vector.load %43[%142] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %144 = vector.shuffle %141, %143 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %145 = wave.mma %144, %105#1, %136 : vector<16xf16>, vector<8xf32>
        %146 = wave.mma %144, %107#1, %137 : vector<16xf16>, vector<8xf32>
        scf.yield %145, %146 : vector<8xf32>, vector<8xf32>
      }
      %147 = arith.select %92, %97, %91 : index
      %151:2 = scf.for %148 = %97 to %147 step %c9 iter_args(%149 = %101#0, %150 = %101#1) -> (vector<8xf32>, vector<8xf32>) {
        %152 = arith.addi %148, %c3 : index
        %153:2 = func.call @expert_gate_up_q8_k__gfx1100.0(%81, %32, %152, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %154:2 = func.call @expert_gate_up_q8_k__gfx1100.0(%81, %34, %152, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %155 = arith.muli %148, %c1 : index
        %156 = arith.addi %155, %c3 : index
        %157 = arith.muli %c9, %c8 : index
        %158 = arith.muli %156, %157 : index
        %159 = arith.addi %85, %158 : index
        %160 = vector.load %43[%159] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %161 = arith.muli %c9, %c18 : index
        %162 = arith.addi %159, %161 : index
        %163 = vector.load %43[%162] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %164 = vector.shuffle %160, %163 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %165 = wave.mma %164, %153#0, %149 : vector<16xf16>, vector<8xf32>
        %166 = wave.mma %164, %154#0, %150 : vector<16xf16>, vector<8xf32>
        %167 = arith.addi %155, %c9 : index
        %168 = arith.muli %167, %157 : index
        %169 = arith.addi %85, %168 : index
        %170 = vector.load %43[%169] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %171 = arith.addi %169, %161 : index
        %172 = vector.load %43[%171] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %173 = vector.shuffle %170, %172 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %174 = wave.mma %173, %153#1, %165 : vector<16xf16>, vector<8xf32>
        %175 = wave.mma %173, %154#1, %166 : vector<16xf16>, vector<8xf32>
        scf.yield %174, %175 : vector<8xf32>, vector<8xf32>
      }
      scf.yield %151#0, %151#1 : vector<8xf32>, vector<8xf32>
    } else {
      %176 = wave.lane
      %177 = arith.remui %176, %c8 : index
      %178 = arith.addi %pairsAt, %14 : index
      %179 = arith.subi %17, %c9 : index
      %180 = arith.minsi %177, %179 : index
      %181 = arith.addi %178, %180 : index
      %182 = memref.load %groups[%181] : memref<?xi32>
      %183 = arith.index_cast %182 : i32 to index
      %184 = arith.divui %183, %rowDivisor : index
      %185 = arith.divui %184, %operandTileRows : index
      %186 = arith.divui %inputFeatures, %c8 : index
      %187 = arith.muli %185, %186 : index
      %188 = arith.divui %c3, %c8 : index
      %189 = arith.addi %187, %188 : index
      %190 = arith.muli %189, %c1 : index
      %191 = arith.remui %c3, %c8 : index
      %192 = arith.divui %191, %c18 : index
      %193 = arith.addi %190, %192 : index
      %194 = arith.muli %operandTileRows, %c18 : index
      %195 = arith.muli %193, %194 : index
      %196 = arith.remui %184, %operandTileRows : index
      %197 = arith.muli %196, %c18 : index
      %198 = arith.addi %195, %197 : index
      %199 = arith.remui %c3, %c18 : index
      %200 = arith.addi %198, %199 : index
      %201 = wave.wave
      %202 = arith.divui %inputFeatures, %c11 : index
      %203 = arith.muli %201, %stepsPerWave : index
      %204 = arith.minsi %203, %202 : index
      %205 = arith.addi %204, %stepsPerWave : index
      %206 = arith.minsi %205, %202 : index
      %207 = arith.cmpi eq, %wholeBlocks, %c9 : index
      %208 = arith.subi %206, %204 : index
      %209 = arith.divui %208, %c1 : index
      %210 = arith.muli %209, %c1 : index
      %211 = arith.addi %204, %210 : index
      %212 = arith.select %207, %205, %211 : index
      %216:2 = scf.for %213 = %204 to %212 step %c1 iter_args(%214 = %c21, %215 = %c21) -> (vector<8xf32>, vector<8xf32>) {
        %217 = arith.addi %213, %c3 : index
        %218:2 = func.call @expert_gate_up_q8_k__gfx1100.0(%176, %32, %217, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %219 = arith.addi %213, %c9 : index
        %220:2 = func.call @expert_gate_up_q8_k__gfx1100.0(%176, %32, %219, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %221:2 = func.call @expert_gate_up_q8_k__gfx1100.0(%176, %34, %217, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %222:2 = func.call @expert_gate_up_q8_k__gfx1100.0(%176, %34, %219, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %223 = arith.muli %213, %c1 : index
        %224 = arith.addi %223, %c3 : index
        %225 = arith.muli %operandTileRows, %c8 : index
        %226 = arith.muli %224, %225 : index
        %227 = arith.addi %200, %226 : index
        %228 = vector.load %x[%227] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %229 = arith.addi %227, %194 : index
        %230 = vector.load %x[%229] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %231 = vector.shuffle %228, %230 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %232 = wave.mma %231, %218#0, %214 : vector<16xf16>, vector<8xf32>
        %233 = wave.mma %231, %221#0, %215 : vector<16xf16>, vector<8xf32>
        %234 = arith.addi %223, %c9 : index
        %235 = arith.muli %234, %225 : index
        %236 = arith.addi %200, %235 : index
        %237 = vector.load %x[%236] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %238 = arith.addi %236, %194 : index
        %239 = vector.load %x[%238] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %240 = vector.shuffle %237, %239 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %241 = wave.mma %240, %218#1, %232 : vector<16xf16>, vector<8xf32>
        %242 = wave.mma %240, %221#1, %233 : vector<16xf16>, vector<8xf32>
        %243 = arith.addi %223, %c1 : index
        %244 = arith.muli %243, %225 : index
        %245 = arith.addi %200, %244 : index
        %246 = vector.load %x[%245] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %247 = arith.addi %245, %194 : index
        %248 = vector.load %x[%247] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %249 = vector.shuffle %246, %248 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %250 = wave.mma %249, %220#0, %241 : vector<16xf16>, vector<8xf32>
        %251 = wave.mma %249, %222#0, %242 : vector<16xf16>, vector<8xf32>
        %252 = arith.addi %223, %c24 : index
        %253 = arith.muli %252, %225 : index
        %254 = arith.addi %200, %253 : index
        %255 = vector.load %x[%254] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %256 = arith.addi %254, %194 : index
        %257 = vector.load %x[%256] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %258 = vector.shuffle %255, %257 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %259 = wave.mma %258, %220#1, %250 : vector<16xf16>, vector<8xf32>
        %260 = wave.mma %258, %222#1, %251 : vector<16xf16>, vector<8xf32>
        scf.yield %259, %260 : vector<8xf32>, vector<8xf32>
      }
      %261 = arith.select %207, %212, %206 : index
      %265:2 = scf.for %262 = %212 to %261 step %c9 iter_args(%263 = %216#0, %264 = %216#1) -> (vector<8xf32>, vector<8xf32>) {
        %266 = arith.addi %262, %c3 : index
        %267:2 = func.call @expert_gate_up_q8_k__gfx1100.0(%176, %32, %266, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %268:2 = func.call @expert_gate_up_q8_k__gfx1100.0(%176, %34, %266, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %269 = arith.muli %262, %c1 : index
        %270 = arith.addi %269, %c3 : index
        %271 = arith.muli %operandTileRows, %c8 : index
        %272 = arith.muli %270, %271 : index
        %273 = arith.addi %200, %272 : index
        %274 = vector.load %x[%273] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %275 = arith.addi %273, %194 : index
        %276 = vector.load %x[%275] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %277 = vector.shuffle %274, %276 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %278 = wave.mma %277, %267#0, %263 : vector<16xf16>, vector<8xf32>
        %279 = wave.mma %277, %268#0, %264 : vector<16xf16>, vector<8xf32>
        %280 = arith.addi %269, %c9 : index
        %281 = arith.muli %280, %271 : index
        %282 = arith.addi %200, %281 : index
        %283 = vector.load %x[%282] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %284 = arith.addi %282, %194 : index
        %285 = vector.load %x[%284] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %286 = vector.shuffle %283, %285 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %287 = wave.mma %286, %267#1, %278 : vector<16xf16>, vector<8xf32>
        %288 = wave.mma %286, %268#1, %279 : vector<16xf16>, vector<8xf32>
        scf.yield %287, %288 : vector<8xf32>, vector<8xf32>
      }
      scf.yield %265#0, %265#1 : vector<8xf32>, vector<8xf32>
    }
    %289 = wave.wave
    %290 = arith.muli %289, %c1 : index
    %291 = arith.addi %290, %c3 : index
    %292 = arith.muli %291, %c10 : index
    %293 = wave.lane
    %294 = arith.addi %292, %293 : index
    %295 = arith.cmpi sgt, %tileElements, %c3 : index
    scf.if %295 {
      %296 = vector.extract %40#0[0] : f32 from vector<8xf32>
      %297 = arith.addi %294, %c3 : index
      memref.store %296, %7[%297] : memref<?xf32>
    }
    %298 = arith.cmpi sgt, %tileElements, %c9 : index
    scf.if %298 {
      %299 = vector.extract %40#0[1] : f32 from vector<8xf32>
      %300 = arith.addi %294, %c11 : index
      memref.store %299, %7[%300] : memref<?xf32>
    }
    %301 = arith.cmpi sgt, %tileElements, %c1 : index
    scf.if %301 {
      %302 = vector.extract %40#0[2] : f32 from vector<8xf32>
      %303 = arith.addi %294, %c26 : index
      memref.store %302, %7[%303] : memref<?xf32>
    }
    %304 = arith.cmpi sgt, %tileElements, %c24 : index
    scf.if %304 {
      %305 = vector.extract %40#0[3] : f32 from vector<8xf32>
      %306 = arith.addi %294, %c27 : index
      memref.store %305, %7[%306] : memref<?xf32>
    }
    %307 = arith.cmpi sgt, %tileElements, %c5 : index
    scf.if %307 {
      %308 = vector.extract %40#0[4] : f32 from vector<8xf32>
      %309 = arith.addi %294, %c13 : index
      memref.store %308, %7[%309] : memref<?xf32>
    }
    %310 = arith.cmpi sgt, %tileElements, %c6 : index
    scf.if %310 {
      %311 = vector.extract %40#0[5] : f32 from vector<8xf32>
      %312 = arith.addi %294, %c28 : index
      memref.store %311, %7[%312] : memref<?xf32>
    }
    %313 = arith.cmpi sgt, %tileElements, %c7 : index
    scf.if %313 {
      %314 = vector.extract %40#0[6] : f32 from vector<8xf32>
      %315 = arith.addi %294, %c29 : index
      memref.store %314, %7[%315] : memref<?xf32>
    }
    %316 = arith.cmpi sgt, %tileElements, %c30 : index
    scf.if %316 {
      %317 = vector.extract %40#0[7] : f32 from vector<8xf32>
      %318 = arith.addi %294, %c31 : index
      memref.store %317, %7[%318] : memref<?xf32>
    }
    %319 = arith.addi %290, %c9 : index
    %320 = arith.muli %319, %c10 : index
    %321 = arith.addi %320, %293 : index
    scf.if %295 {
      %322 = vector.extract %40#1[0] : f32 from vector<8xf32>
      %323 = arith.addi %321, %c3 : index
      memref.store %322, %7[%323] : memref<?xf32>
    }
    scf.if %298 {
      %324 = vector.extract %40#1[1] : f32 from vector<8xf32>
      %325 = arith.addi %321, %c11 : index
      memref.store %324, %7[%325] : memref<?xf32>
    }
    scf.if %301 {
      %326 = vector.extract %40#1[2] : f32 from vector<8xf32>
      %327 = arith.addi %321, %c26 : index
      memref.store %326, %7[%327] : memref<?xf32>
    }
    scf.if %304 {
      %328 = vector.extract %40#1[3] : f32 from vector<8xf32>
      %329 = arith.addi %321, %c27 : index
      memref.store %328, %7[%329] : memref<?xf32>
    }
    scf.if %307 {
      %330 = vector.extract %40#1[4] : f32 from vector<8xf32>
      %331 = arith.addi %321, %c13 : index
      memref.store %330, %7[%331] : memref<?xf32>
    }
    scf.if %310 {
      %332 = vector.extract %40#1[5] : f32 from vector<8xf32>
      %333 = arith.addi %321, %c28 : index
      memref.store %332, %7[%333] : memref<?xf32>
    }
    scf.if %313 {
      %334 = vector.extract %40#1[6] : f32 from vector<8xf32>
      %335 = arith.addi %321, %c29 : index
      memref.store %334, %7[%335] : memref<?xf32>
    }
    scf.if %316 {
      %336 = vector.extract %40#1[7] : f32 from vector<8xf32>
      %337 = arith.addi %321, %c31 : index
      memref.store %336, %7[%337] : memref<?xf32>
    }
    wave.barrier
    scf.for %338 = %289 to %tileElements step %waves {
      %339 = arith.muli %338, %c11 : index
      %340 = arith.addi %339, %293 : index
      %341 = arith.addi %340, %c3 : index
      %342 = arith.addi %340, %c10 : index
      %343 = memref.load %7[%341] : memref<?xf32>
      %344 = memref.load %7[%342] : memref<?xf32>
      %348:2 = scf.for %345 = %c9 to %waves step %c9 iter_args(%346 = %343, %347 = %344) -> (f32, f32) {
        %349 = arith.muli %345, %c4 : index
        %350 = arith.addi %341, %349 : index
        %351 = memref.load %7[%350] : memref<?xf32>
        %352 = arith.addi %342, %349 : index
        %353 = memref.load %7[%352] : memref<?xf32>
        %354 = arith.addf %346, %351 : f32
        %355 = arith.addf %347, %353 : f32
        scf.yield %354, %355 : f32, f32
      }
      %356 = arith.muli %338, %c1 : index
      %357 = arith.divui %293, %c8 : index
      %358 = arith.addi %356, %357 : index
      %359 = arith.cmpi slt, %358, %17 : index
      scf.if %359 {
        %360 = arith.addi %pairsAt, %14 : index
        %361 = arith.subi %17, %c9 : index
        %362 = arith.minsi %358, %361 : index
        %363 = arith.addi %360, %362 : index
        %364 = memref.load %groups[%363] : memref<?xi32>
        %365 = arith.index_cast %364 : i32 to index
        %366 = arith.divui %365, %rowDivisor : index
        %367 = arith.cmpi eq, %hasFactors, %c9 : index
        %368 = arith.muli %366, %c1 : index
        %369 = memref.load %factors[%368] : memref<?xf32>
        %370 = arith.mulf %369, %operandScale : f32
        %371 = arith.select %367, %370, %operandScale : f32
        %372 = arith.remui %293, %c8 : index
        %373 = arith.muli %372, %c5 : index
        %374 = arith.addi %32, %373 : index
        %375 = vector.load %w[%374] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %376 = vector.bitcast %375 : vector<4xi8> to vector<1xf32>
        %377 = vector.extract %376[0] : f32 from vector<1xf32>
        %378 = arith.mulf %377, %371 : f32
        %379 = arith.mulf %348#0, %378 : f32
        %380 = arith.addi %34, %373 : index
        %381 = vector.load %w[%380] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %382 = vector.bitcast %381 : vector<4xi8> to vector<1xf32>
        %383 = vector.extract %382[0] : f32 from vector<1xf32>
        %384 = arith.mulf %383, %371 : f32
        %385 = arith.mulf %348#1, %384 : f32
        %386 = arith.addi %32, %c26 : index
        %387 = vector.load %w[%386] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %388 = vector.bitcast %387 : vector<4xi8> to vector<1xf32>
        %389 = vector.extract %388[0] : f32 from vector<1xf32>
        %390 = arith.addi %368, %c9 : index
        %391 = memref.load %factors[%390] : memref<?xf32>
        %392 = arith.mulf %391, %389 : f32
        %393 = arith.bitcast %392 : f32 to i32
        %394 = arith.shrui %393, %c34 : i32
        %395 = arith.maxsi %394, %c35 : i32
        %396 = arith.subi %c36, %395 : i32
        %397 = arith.shli %396, %c34 : i32
        %398 = arith.subi %395, %c37 : i32
        %399 = arith.shli %398, %c34 : i32
        %400 = arith.bitcast %397 : i32 to f32
        %401 = arith.bitcast %399 : i32 to f32
        %402 = arith.cmpi eq, %0, %c3 : index
        %403 = arith.cmpi eq, %372, %c3 : index
        %404 = arith.andi %402, %403 : i1
        scf.if %404 {
          %405 = arith.muli %365, %c1 : index
          memref.store %401, %out_factors[%405] : memref<?xf32>
        }
        %406 = arith.mulf %379, %c39 : f32
        %407 = wave.exp2 %406 : f32
        %408 = arith.addf %c38, %407 : f32
        %409 = arith.divf %379, %408 : f32
        %410 = arith.mulf %409, %385 : f32
        %411 = arith.mulf %410, %400 : f32
        %412 = arith.truncf %411 : f32 to f16
        %413 = arith.muli %365, %outputFeatures : index
        %414 = arith.muli %0, %c8 : index
        %415 = arith.addi %413, %414 : index
        %416 = arith.addi %415, %372 : index
        memref.store %412, %out[%416] : memref<?xf16>
      }
    }
  }
  wave.return
}
