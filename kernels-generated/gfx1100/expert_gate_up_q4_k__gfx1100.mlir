// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertGateUp(format='q4_k')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_gate_up_q4_k__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>, %x5: memref<?xi8>, %x6: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 8 : index
  %fc2 = arith.constant 64 : index
  %fc3 = arith.constant 4 : index
  %fc4 = arith.constant 128 : index
  %fscalesInLds = wave.param "scalesInLds" : index
  %fc6 = arith.constant 0 : index
  %fc7 = arith.constant 256 : index
  %fc8 = arith.constant 32 : index
  %fc9 = arith.constant 2 : index
  %fc10 = arith.constant 127 : index
  %fc11 = arith.constant dense<0> : vector<4xi32>
  %fc12 = arith.constant dense<983055> : vector<4xi32>
  %fc13 = arith.constant dense<1677747200> : vector<4xi32>
  %fc14 = arith.constant dense<4> : vector<4xi32>
  %fc15 = arith.constant dense<8> : vector<4xi32>
  %fc16 = arith.constant dense<12> : vector<4xi32>
  %fc17 = arith.constant dense<0x6400> : vector<32xf16>
  %f0 = arith.remui %x0, %fc0 : index
  %f1 = arith.divui %x1, %fc1 : index
  %f2 = arith.muli %f1, %fc2 : index
  %f3 = arith.muli %f0, %fc3 : index
  %f4 = arith.addi %f2, %f3 : index
  %f5 = arith.addi %x2, %fc4 : index
  %f6 = arith.cmpi sgt, %fscalesInLds, %fc6 : index
  %f7 = scf.if %f6 -> (vector<4xi8>) {
    %f8 = arith.addi %x3, %f4 : index
    %f9 = vector.load %x4[%f8] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    scf.yield %f9 : vector<4xi8>
  } else {
    %f10 = arith.addi %f5, %f4 : index
    %f11 = vector.load %x5[%f10] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    scf.yield %f11 : vector<4xi8>
  }
  %f12 = vector.bitcast %f7 : vector<4xi8> to vector<2xf16>
  %f13 = arith.divui %x6, %fc7 : index
  %f14 = arith.muli %f13, %fc2 : index
  %f15 = arith.muli %x1, %fc8 : index
  %f16 = arith.addi %f14, %f15 : index
  %f17 = arith.muli %f0, %fc9 : index
  %f18 = arith.addi %f16, %f17 : index
  %f19 = scf.if %f6 -> (vector<2xi8>) {
    %f20 = arith.addi %x3, %f18 : index
    %f21 = vector.load %x4[%f20] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
    scf.yield %f21 : vector<2xi8>
  } else {
    %f22 = arith.addi %f5, %f18 : index
    %f23 = vector.load %x5[%f22] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
    scf.yield %f23 : vector<2xi8>
  }
  %f24 = vector.extract %f12[0] : f16 from vector<2xf16>
  %f25 = arith.extf %f24 : f16 to f32
  %f26 = vector.extract %f19[0] : i8 from vector<2xi8>
  %f27 = arith.extui %f26 : i8 to i32
  %f28 = arith.sitofp %f27 : i32 to f32
  %f29 = arith.mulf %f25, %f28 : f32
  %f30 = arith.truncf %f29 : f32 to f16
  %f31 = vector.broadcast %f30 : f16 to vector<16xf16>
  %f32 = vector.extract %f12[1] : f16 from vector<2xf16>
  %f33 = arith.extf %f32 : f16 to f32
  %f34 = vector.extract %f19[1] : i8 from vector<2xi8>
  %f35 = arith.extui %f34 : i8 to i32
  %f36 = arith.sitofp %f35 : i32 to f32
  %f37 = arith.mulf %f33, %f36 : f32
  %f38 = arith.truncf %f37 : f32 to f16
  %f39 = vector.broadcast %f38 : f16 to vector<16xf16>
  %f40 = arith.addi %f14, %x6 : index
  %f41 = arith.addi %f40, %fc10 : index
  %f42 = arith.divui %f41, %fc4 : index
  %f43 = arith.muli %f42, %fc4 : index
  %f44 = arith.addi %f5, %f43 : index
  %f45 = arith.muli %x6, %fc1 : index
  %f46 = arith.addi %f44, %f45 : index
  %f47 = arith.muli %x1, %fc0 : index
  %f48 = arith.addi %f47, %f0 : index
  %f49 = arith.muli %f48, %fc6 : index
  %f50 = arith.addi %f46, %f49 : index
  %f51 = arith.muli %x1, %fc7 : index
  %f52 = arith.addi %f44, %f51 : index
  %f53 = arith.muli %f0, %fc0 : index
  %f54 = arith.addi %f52, %f53 : index
  %f55 = vector.load %x5[%f54] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f56 = vector.bitcast %f55 : vector<16xi8> to vector<4xi32>
  %f57 = arith.shrui %f56, %fc11 : vector<4xi32>
  %f58 = arith.andi %f57, %fc12 : vector<4xi32>
  %f59 = arith.ori %f58, %fc13 : vector<4xi32>
  %f60 = vector.bitcast %f59 : vector<4xi32> to vector<8xf16>
  %f61 = arith.shrui %f56, %fc14 : vector<4xi32>
  %f62 = arith.andi %f61, %fc12 : vector<4xi32>
  %f63 = arith.ori %f62, %fc13 : vector<4xi32>
  %f64 = vector.bitcast %f63 : vector<4xi32> to vector<8xf16>
  %f65 = arith.shrui %f56, %fc15 : vector<4xi32>
  %f66 = arith.andi %f65, %fc12 : vector<4xi32>
  %f67 = arith.ori %f66, %fc13 : vector<4xi32>
  %f68 = vector.bitcast %f67 : vector<4xi32> to vector<8xf16>
  %f69 = arith.shrui %f56, %fc16 : vector<4xi32>
  %f70 = arith.andi %f69, %fc12 : vector<4xi32>
  %f71 = arith.ori %f70, %fc13 : vector<4xi32>
  %f72 = vector.bitcast %f71 : vector<4xi32> to vector<8xf16>
  %f73 = vector.shuffle %f60, %f64 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f74 = vector.shuffle %f68, %f72 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f75 = vector.shuffle %f73, %f74 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f76 = arith.subf %f75, %fc17 : vector<32xf16>
  %f77 = vector.shuffle %f76, %f76 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f78 = vector.shuffle %f76, %f76 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f79 = math.fma %f77, %f31, %f39 : vector<16xf16>
  %f80 = math.fma %f78, %f31, %f39 : vector<16xf16>
  func.return %f79, %f80 : vector<16xf16>, vector<16xf16>
}
wave.kernel @expert_gate_up_q4_k__gfx1100(%step: memref<?xi32> {wave.constant}, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %groups: memref<?xi32> {wave.constant}, %out: memref<?xf16>, %out_factors: memref<?xf32>) {
  %waves = wave.param "waves" : index
  %c1 = arith.constant 2 : index
  %c2 = arith.constant 0 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 512 : index
  %c5 = arith.constant 4 : index
  %c6 = arith.constant 5 : index
  %c7 = arith.constant 6 : index
  %c8 = arith.constant 8 : index
  %c9 = arith.constant 256 : index
  %c10 = arith.constant 64 : index
  %c11 = arith.constant 127 : index
  %c12 = arith.constant 128 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %c14 = arith.constant 1 : index
  %scalesInLds = wave.param "scalesInLds" : index
  %c16 = arith.constant 32 : index
  %c17 = arith.constant 16 : index
  %alwaysStaged = wave.param "alwaysStaged" : index
  %stagedRows = wave.param "stagedRows" : index
  %operandTileRows = wave.param "operandTileRows" : index
  %pairsAt = wave.param "pairsAt" : index
  %rowDivisor = wave.param "rowDivisor" : index
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
  %3 = memref.load %groups[%c2] : memref<?xi32>
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
    %29 = arith.addi %28, %c2 : index
    %30 = arith.muli %29, %26 : index
    %31 = arith.addi %28, %c14 : index
    %32 = arith.muli %31, %26 : index
    %33 = arith.muli %scalesInLds, %c1 : index
    %34 = wave.scratch %33 : memref<?xi8>
    %35 = arith.cmpi sgt, %scalesInLds, %c2 : index
    scf.if %35 {
      scf.for %36 = %c2 to %c1 step %c14 {
        %37 = arith.addi %1, %36 : index
        %38 = arith.addi %27, %37 : index
        %39 = arith.muli %38, %26 : index
        %40 = arith.addi %39, %c12 : index
        %41 = wave.wave
        %42 = arith.muli %41, %c16 : index
        %43 = wave.lane
        %44 = arith.addi %42, %43 : index
        %45 = arith.divui %scalesInLds, %c17 : index
        %46 = arith.muli %waves, %c16 : index
        scf.for %47 = %44 to %45 step %46 {
          %48 = arith.muli %47, %c17 : index
          %49 = arith.addi %40, %48 : index
          %50 = vector.load %w[%49] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          %51 = arith.muli %36, %scalesInLds : index
          %52 = arith.addi %51, %48 : index
          vector.store %50, %34[%52] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        }
      }
      wave.barrier
    }
    %53 = arith.addi %c2, %c2 : index
    %54 = arith.muli %53, %scalesInLds : index
    %55 = arith.addi %c2, %c14 : index
    %56 = arith.muli %55, %scalesInLds : index
    %57 = arith.cmpi eq, %alwaysStaged, %c14 : index
    %58 = arith.cmpi sle, %17, %stagedRows : index
    %59 = arith.cmpi sgt, %stagedRows, %c2 : index
    %60 = arith.andi %58, %59 : i1
    %61 = arith.select %57, %57, %60 : i1
    %62:2 = scf.if %61 -> (vector<8xf32>, vector<8xf32>) {
      %63 = arith.addi %inputFeatures, %c8 : index
      %64 = arith.muli %stagedRows, %63 : index
      %65 = wave.scratch %64 : memref<?xf16>
      scf.for %66 = %c2 to %17 step %c14 {
        %67 = arith.addi %pairsAt, %14 : index
        %68 = arith.subi %17, %c14 : index
        %69 = arith.minsi %66, %68 : index
        %70 = arith.addi %67, %69 : index
        %71 = memref.load %groups[%70] : memref<?xi32>
        %72 = arith.index_cast %71 : i32 to index
        %73 = arith.divui %72, %rowDivisor : index
        %74 = arith.divui %73, %operandTileRows : index
        %75 = arith.divui %inputFeatures, %c17 : index
        %76 = arith.muli %74, %75 : index
        %77 = arith.divui %c2, %c17 : index
        %78 = arith.addi %76, %77 : index
        %79 = arith.muli %78, %c1 : index
        %80 = arith.remui %c2, %c17 : index
        %81 = arith.divui %80, %c8 : index
        %82 = arith.addi %79, %81 : index
        %83 = arith.muli %operandTileRows, %c8 : index
        %84 = arith.muli %82, %83 : index
        %85 = arith.remui %73, %operandTileRows : index
        %86 = arith.muli %85, %c8 : index
        %87 = arith.addi %84, %86 : index
        %88 = arith.remui %c2, %c8 : index
        %89 = arith.addi %87, %88 : index
        %90 = arith.muli %66, %63 : index
        %91 = arith.divui %inputFeatures, %c8 : index
        %92 = wave.wave
        %93 = arith.muli %92, %c16 : index
        %94 = wave.lane
        %95 = arith.addi %93, %94 : index
        %96 = arith.muli %waves, %c16 : index
        scf.for %97 = %95 to %91 step %96 {
          %98 = arith.muli %97, %83 : index
          %99 = arith.addi %89, %98 : index
          %100 = vector.load %x[%99] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          %101 = arith.muli %97, %c8 : index
          %102 = arith.addi %90, %101 : index
          vector.store %100, %65[%102] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        }
      }
      wave.barrier
      %103 = wave.lane
      %104 = arith.remui %103, %c17 : index
      %105 = arith.subi %17, %c14 : index
      %106 = arith.minsi %104, %105 : index
      %107 = arith.muli %106, %63 : index
      %108 = wave.wave
      %109 = arith.divui %inputFeatures, %c16 : index
      %110 = arith.muli %108, %stepsPerWave : index
      %111 = arith.minsi %110, %109 : index
      %112 = arith.addi %111, %stepsPerWave : index
      %113 = arith.minsi %112, %109 : index
      %114 = arith.cmpi eq, %wholeBlocks, %c14 : index
      %115 = arith.subi %113, %111 : index
      %116 = arith.divui %115, %c1 : index
      %117 = arith.muli %116, %c1 : index
      %118 = arith.addi %111, %117 : index
      %119 = arith.select %114, %112, %118 : index
      %123:2 = scf.for %120 = %111 to %119 step %c1 iter_args(%121 = %c23, %122 = %c23) -> (vector<8xf32>, vector<8xf32>) {
        %124 = arith.addi %120, %c2 : index
        %125:2 = func.call @expert_gate_up_q4_k__gfx1100.0(%103, %124, %30, %54, %34, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %126 = arith.addi %120, %c14 : index
        %127:2 = func.call @expert_gate_up_q4_k__gfx1100.0(%103, %126, %30, %54, %34, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %128:2 = func.call @expert_gate_up_q4_k__gfx1100.0(%103, %124, %32, %56, %34, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %129:2 = func.call @expert_gate_up_q4_k__gfx1100.0(%103, %126, %32, %56, %34, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %130 = arith.muli %120, %c1 : index
        %131 = arith.addi %130, %c2 : index
        %132 = arith.muli %c14, %c17 : index
        %133 = arith.muli %131, %132 : index
        %134 = arith.addi %107, %133 : index
        %135 = vector.load %65[%134] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %136 = arith.muli %c14, %c8 : index
        %137 = arith.addi %134, %136 : index
        %138 = vector.load %65[%137] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %139 = vector.shuffle %135, %138 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %140 = wave.mma %139, %125#0, %121 : vector<16xf16>, vector<8xf32>
        %141 = wave.mma %139, %128#0, %122 : vector<16xf16>, vector<8xf32>
        %142 = arith.addi %130, %c14 : index
        %143 = arith.muli %142, %132 : index
        %144 = arith.addi %107, %143 : index
        %145 = vector.load %65[%144] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %146 = arith.addi %144, %136 : index
        %147 = vector.load %65[%146] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %148 = vector.shuffle %145, %147 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %149 = wave.mma %148, %125#1, %140 : vector<16xf16>, vector<8xf32>
        %150 = wave.mma %148, %128#1, %141 : vector<16xf16>, vector<8xf32>
        %151 = arith.addi %130, %c1 : index
        %152 = arith.muli %151, %132 : index
        %153 = arith.addi %107, %152 : index
        %154 = vector.load %65[%153] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %155 = arith.addi %153, %136 : index
        %156 = vector.load %65[%155] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %157 = vector.shuffle %154, %156 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %158 = wave.mma %157, %127#0, %149 : vector<16xf16>, vector<8xf32>
        %159 = wave.mma %157, %129#0, %150 : vector<16xf16>, vector<8xf32>
        %160 = arith.addi %130, %c26 : index
        %161 = arith.muli %160, %132 : index
        %162 = arith.addi %107, %161 : index
        %163 = vector.load %65[%162] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %164 = arith.addi %162, %136 : index
        %165 = vector.load %65[%164] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %166 = vector.shuffle %163, %165 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %167 = wave.mma %166, %127#1, %158 : vector<16xf16>, vector<8xf32>
        %168 = wave.mma %166, %129#1, %159 : vector<16xf16>, vector<8xf32>
        scf.yield %167, %168 : vector<8xf32>, vector<8xf32>
      }
      %169 = arith.select %114, %119, %113 : index
      %173:2 = scf.for %170 = %119 to %169 step %c14 iter_args(%171 = %123#0, %172 = %123#1) -> (vector<8xf32>, vector<8xf32>) {
        %174 = arith.addi %170, %c2 : index
        %175:2 = func.call @expert_gate_up_q4_k__gfx1100.0(%103, %174, %30, %54, %34, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %176:2 = func.call @expert_gate_up_q4_k__gfx1100.0(%103, %174, %32, %56, %34, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %177 = arith.muli %170, %c1 : index
        %178 = arith.addi %177, %c2 : index
        %179 = arith.muli %c14, %c17 : index
        %180 = arith.muli %178, %179 : index
        %181 = arith.addi %107, %180 : index
        %182 = vector.load %65[%181] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %183 = arith.muli %c14, %c8 : index
        %184 = arith.addi %181, %183 : index
        %185 = vector.load %65[%184] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %186 = vector.shuffle %182, %185 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %187 = wave.mma %186, %175#0, %171 : vector<16xf16>, vector<8xf32>
        %188 = wave.mma %186, %176#0, %172 : vector<16xf16>, vector<8xf32>
        %189 = arith.addi %177, %c14 : index
        %190 = arith.muli %189, %179 : index
        %191 = arith.addi %107, %190 : index
        %192 = vector.load %65[%191] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %193 = arith.addi %191, %183 : index
        %194 = vector.load %65[%193] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %195 = vector.shuffle %192, %194 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %196 = wave.mma %195, %175#1, %187 : vector<16xf16>, vector<8xf32>
        %197 = wave.mma %195, %176#1, %188 : vector<16xf16>, vector<8xf32>
        scf.yield %196, %197 : vector<8xf32>, vector<8xf32>
      }
      scf.yield %173#0, %173#1 : vector<8xf32>, vector<8xf32>
    } else {
      %198 = wave.lane
      %199 = arith.remui %198, %c17 : index
      %200 = arith.addi %pairsAt, %14 : index
      %201 = arith.subi %17, %c14 : index
      %202 = arith.minsi %199, %201 : index
      %203 = arith.addi %200, %202 : index
      %204 = memref.load %groups[%203] : memref<?xi32>
      %205 = arith.index_cast %204 : i32 to index
      %206 = arith.divui %205, %rowDivisor : index
      %207 = arith.divui %206, %operandTileRows : index
      %208 = arith.divui %inputFeatures, %c17 : index
      %209 = arith.muli %207, %208 : index
      %210 = arith.divui %c2, %c17 : index
      %211 = arith.addi %209, %210 : index
      %212 = arith.muli %211, %c1 : index
      %213 = arith.remui %c2, %c17 : index
      %214 = arith.divui %213, %c8 : index
      %215 = arith.addi %212, %214 : index
      %216 = arith.muli %operandTileRows, %c8 : index
      %217 = arith.muli %215, %216 : index
      %218 = arith.remui %206, %operandTileRows : index
      %219 = arith.muli %218, %c8 : index
      %220 = arith.addi %217, %219 : index
      %221 = arith.remui %c2, %c8 : index
      %222 = arith.addi %220, %221 : index
      %223 = wave.wave
      %224 = arith.divui %inputFeatures, %c16 : index
      %225 = arith.muli %223, %stepsPerWave : index
      %226 = arith.minsi %225, %224 : index
      %227 = arith.addi %226, %stepsPerWave : index
      %228 = arith.minsi %227, %224 : index
      %229 = arith.cmpi eq, %wholeBlocks, %c14 : index
      %230 = arith.subi %228, %226 : index
      %231 = arith.divui %230, %c1 : index
      %232 = arith.muli %231, %c1 : index
      %233 = arith.addi %226, %232 : index
      %234 = arith.select %229, %227, %233 : index
      %238:2 = scf.for %235 = %226 to %234 step %c1 iter_args(%236 = %c23, %237 = %c23) -> (vector<8xf32>, vector<8xf32>) {
        %239 = arith.addi %235, %c2 : index
        %240:2 = func.call @expert_gate_up_q4_k__gfx1100.0(%198, %239, %30, %54, %34, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %241 = arith.addi %235, %c14 : index
        %242:2 = func.call @expert_gate_up_q4_k__gfx1100.0(%198, %241, %30, %54, %34, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %243:2 = func.call @expert_gate_up_q4_k__gfx1100.0(%198, %239, %32, %56, %34, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %244:2 = func.call @expert_gate_up_q4_k__gfx1100.0(%198, %241, %32, %56, %34, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %245 = arith.muli %235, %c1 : index
        %246 = arith.addi %245, %c2 : index
        %247 = arith.muli %operandTileRows, %c17 : index
        %248 = arith.muli %246, %247 : index
        %249 = arith.addi %222, %248 : index
        %250 = vector.load %x[%249] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %251 = arith.addi %249, %216 : index
        %252 = vector.load %x[%251] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %253 = vector.shuffle %250, %252 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %254 = wave.mma %253, %240#0, %236 : vector<16xf16>, vector<8xf32>
        %255 = wave.mma %253, %243#0, %237 : vector<16xf16>, vector<8xf32>
        %256 = arith.addi %245, %c14 : index
        %257 = arith.muli %256, %247 : index
        %258 = arith.addi %222, %257 : index
        %259 = vector.load %x[%258] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %260 = arith.addi %258, %216 : index
        %261 = vector.load %x[%260] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %262 = vector.shuffle %259, %261 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %263 = wave.mma %262, %240#1, %254 : vector<16xf16>, vector<8xf32>
        %264 = wave.mma %262, %243#1, %255 : vector<16xf16>, vector<8xf32>
        %265 = arith.addi %245, %c1 : index
        %266 = arith.muli %265, %247 : index
        %267 = arith.addi %222, %266 : index
        %268 = vector.load %x[%267] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %269 = arith.addi %267, %216 : index
        %270 = vector.load %x[%269] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %271 = vector.shuffle %268, %270 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %272 = wave.mma %271, %242#0, %263 : vector<16xf16>, vector<8xf32>
        %273 = wave.mma %271, %244#0, %264 : vector<16xf16>, vector<8xf32>
        %274 = arith.addi %245, %c26 : index
        %275 = arith.muli %274, %247 : index
        %276 = arith.addi %222, %275 : index
        %277 = vector.load %x[%276] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %278 = arith.addi %276, %216 : index
        %279 = vector.load %x[%278] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %280 = vector.shuffle %277, %279 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %281 = wave.mma %280, %242#1, %272 : vector<16xf16>, vector<8xf32>
        %282 = wave.mma %280, %244#1, %273 : vector<16xf16>, vector<8xf32>
        scf.yield %281, %282 : vector<8xf32>, vector<8xf32>
      }
      %283 = arith.select %229, %234, %228 : index
      %287:2 = scf.for %284 = %234 to %283 step %c14 iter_args(%285 = %238#0, %286 = %238#1) -> (vector<8xf32>, vector<8xf32>) {
        %288 = arith.addi %284, %c2 : index
        %289:2 = func.call @expert_gate_up_q4_k__gfx1100.0(%198, %288, %30, %54, %34, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %290:2 = func.call @expert_gate_up_q4_k__gfx1100.0(%198, %288, %32, %56, %34, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %291 = arith.muli %284, %c1 : index
        %292 = arith.addi %291, %c2 : index
        %293 = arith.muli %operandTileRows, %c17 : index
        %294 = arith.muli %292, %293 : index
        %295 = arith.addi %222, %294 : index
        %296 = vector.load %x[%295] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %297 = arith.addi %295, %216 : index
        %298 = vector.load %x[%297] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %299 = vector.shuffle %296, %298 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %300 = wave.mma %299, %289#0, %285 : vector<16xf16>, vector<8xf32>
        %301 = wave.mma %299, %290#0, %286 : vector<16xf16>, vector<8xf32>
        %302 = arith.addi %291, %c14 : index
        %303 = arith.muli %302, %293 : index
        %304 = arith.addi %222, %303 : index
        %305 = vector.load %x[%304] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %306 = arith.addi %304, %216 : index
        %307 = vector.load %x[%306] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %308 = vector.shuffle %305, %307 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %309 = wave.mma %308, %289#1, %300 : vector<16xf16>, vector<8xf32>
        %310 = wave.mma %308, %290#1, %301 : vector<16xf16>, vector<8xf32>
        scf.yield %309, %310 : vector<8xf32>, vector<8xf32>
      }
      scf.yield %287#0, %287#1 : vector<8xf32>, vector<8xf32>
    }
    %311 = wave.wave
    %312 = arith.muli %311, %c1 : index
    %313 = arith.addi %312, %c2 : index
    %314 = arith.muli %313, %c9 : index
    %315 = wave.lane
    %316 = arith.addi %314, %315 : index
    %317 = arith.cmpi sgt, %tileElements, %c2 : index
    scf.if %317 {
      %318 = vector.extract %62#0[0] : f32 from vector<8xf32>
      %319 = arith.addi %316, %c2 : index
      memref.store %318, %7[%319] : memref<?xf32>
    }
    %320 = arith.cmpi sgt, %tileElements, %c14 : index
    scf.if %320 {
      %321 = vector.extract %62#0[1] : f32 from vector<8xf32>
      %322 = arith.addi %316, %c16 : index
      memref.store %321, %7[%322] : memref<?xf32>
    }
    %323 = arith.cmpi sgt, %tileElements, %c1 : index
    scf.if %323 {
      %324 = vector.extract %62#0[2] : f32 from vector<8xf32>
      %325 = arith.addi %316, %c10 : index
      memref.store %324, %7[%325] : memref<?xf32>
    }
    %326 = arith.cmpi sgt, %tileElements, %c26 : index
    scf.if %326 {
      %327 = vector.extract %62#0[3] : f32 from vector<8xf32>
      %328 = arith.addi %316, %c28 : index
      memref.store %327, %7[%328] : memref<?xf32>
    }
    %329 = arith.cmpi sgt, %tileElements, %c5 : index
    scf.if %329 {
      %330 = vector.extract %62#0[4] : f32 from vector<8xf32>
      %331 = arith.addi %316, %c12 : index
      memref.store %330, %7[%331] : memref<?xf32>
    }
    %332 = arith.cmpi sgt, %tileElements, %c6 : index
    scf.if %332 {
      %333 = vector.extract %62#0[5] : f32 from vector<8xf32>
      %334 = arith.addi %316, %c29 : index
      memref.store %333, %7[%334] : memref<?xf32>
    }
    %335 = arith.cmpi sgt, %tileElements, %c7 : index
    scf.if %335 {
      %336 = vector.extract %62#0[6] : f32 from vector<8xf32>
      %337 = arith.addi %316, %c30 : index
      memref.store %336, %7[%337] : memref<?xf32>
    }
    %338 = arith.cmpi sgt, %tileElements, %c31 : index
    scf.if %338 {
      %339 = vector.extract %62#0[7] : f32 from vector<8xf32>
      %340 = arith.addi %316, %c32 : index
      memref.store %339, %7[%340] : memref<?xf32>
    }
    %341 = arith.addi %312, %c14 : index
    %342 = arith.muli %341, %c9 : index
    %343 = arith.addi %342, %315 : index
    scf.if %317 {
      %344 = vector.extract %62#1[0] : f32 from vector<8xf32>
      %345 = arith.addi %343, %c2 : index
      memref.store %344, %7[%345] : memref<?xf32>
    }
    scf.if %320 {
      %346 = vector.extract %62#1[1] : f32 from vector<8xf32>
      %347 = arith.addi %343, %c16 : index
      memref.store %346, %7[%347] : memref<?xf32>
    }
    scf.if %323 {
      %348 = vector.extract %62#1[2] : f32 from vector<8xf32>
      %349 = arith.addi %343, %c10 : index
      memref.store %348, %7[%349] : memref<?xf32>
    }
    scf.if %326 {
      %350 = vector.extract %62#1[3] : f32 from vector<8xf32>
      %351 = arith.addi %343, %c28 : index
      memref.store %350, %7[%351] : memref<?xf32>
    }
    scf.if %329 {
      %352 = vector.extract %62#1[4] : f32 from vector<8xf32>
      %353 = arith.addi %343, %c12 : index
      memref.store %352, %7[%353] : memref<?xf32>
    }
    scf.if %332 {
      %354 = vector.extract %62#1[5] : f32 from vector<8xf32>
      %355 = arith.addi %343, %c29 : index
      memref.store %354, %7[%355] : memref<?xf32>
    }
    scf.if %335 {
      %356 = vector.extract %62#1[6] : f32 from vector<8xf32>
      %357 = arith.addi %343, %c30 : index
      memref.store %356, %7[%357] : memref<?xf32>
    }
    scf.if %338 {
      %358 = vector.extract %62#1[7] : f32 from vector<8xf32>
      %359 = arith.addi %343, %c32 : index
      memref.store %358, %7[%359] : memref<?xf32>
    }
    wave.barrier
    scf.for %360 = %311 to %tileElements step %waves {
      %361 = arith.muli %360, %c16 : index
      %362 = arith.addi %361, %315 : index
      %363 = arith.addi %362, %c2 : index
      %364 = arith.addi %362, %c9 : index
      %365 = memref.load %7[%363] : memref<?xf32>
      %366 = memref.load %7[%364] : memref<?xf32>
      %370:2 = scf.for %367 = %c14 to %waves step %c14 iter_args(%368 = %365, %369 = %366) -> (f32, f32) {
        %371 = arith.muli %367, %c4 : index
        %372 = arith.addi %363, %371 : index
        %373 = memref.load %7[%372] : memref<?xf32>
        %374 = arith.addi %364, %371 : index
        %375 = memref.load %7[%374] : memref<?xf32>
        %376 = arith.addf %368, %373 : f32
        %377 = arith.addf %369, %375 : f32
        scf.yield %376, %377 : f32, f32
      }
      %378 = arith.muli %360, %c1 : index
      %379 = arith.divui %315, %c17 : index
      %380 = arith.addi %378, %379 : index
      %381 = arith.cmpi slt, %380, %17 : index
      scf.if %381 {
        %382 = arith.addi %pairsAt, %14 : index
        %383 = arith.subi %17, %c14 : index
        %384 = arith.minsi %380, %383 : index
        %385 = arith.addi %382, %384 : index
        %386 = memref.load %groups[%385] : memref<?xi32>
        %387 = arith.index_cast %386 : i32 to index
        %388 = arith.divui %387, %rowDivisor : index
        %389 = arith.cmpi eq, %hasFactors, %c14 : index
        %390 = arith.muli %388, %c1 : index
        %391 = memref.load %factors[%390] : memref<?xf32>
        %392 = arith.mulf %391, %operandScale : f32
        %393 = arith.select %389, %392, %operandScale : f32
        %394 = arith.remui %315, %c17 : index
        %395 = arith.muli %394, %c5 : index
        %396 = arith.addi %30, %395 : index
        %397 = vector.load %w[%396] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %398 = vector.bitcast %397 : vector<4xi8> to vector<1xf32>
        %399 = vector.extract %398[0] : f32 from vector<1xf32>
        %400 = arith.mulf %399, %393 : f32
        %401 = arith.mulf %370#0, %400 : f32
        %402 = arith.addi %32, %395 : index
        %403 = vector.load %w[%402] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %404 = vector.bitcast %403 : vector<4xi8> to vector<1xf32>
        %405 = vector.extract %404[0] : f32 from vector<1xf32>
        %406 = arith.mulf %405, %393 : f32
        %407 = arith.mulf %370#1, %406 : f32
        %408 = arith.addi %30, %c10 : index
        %409 = vector.load %w[%408] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %410 = vector.bitcast %409 : vector<4xi8> to vector<1xf32>
        %411 = vector.extract %410[0] : f32 from vector<1xf32>
        %412 = arith.addi %390, %c14 : index
        %413 = memref.load %factors[%412] : memref<?xf32>
        %414 = arith.mulf %413, %411 : f32
        %415 = arith.bitcast %414 : f32 to i32
        %416 = arith.shrui %415, %c35 : i32
        %417 = arith.maxsi %416, %c36 : i32
        %418 = arith.subi %c37, %417 : i32
        %419 = arith.shli %418, %c35 : i32
        %420 = arith.subi %417, %c38 : i32
        %421 = arith.shli %420, %c35 : i32
        %422 = arith.bitcast %419 : i32 to f32
        %423 = arith.bitcast %421 : i32 to f32
        %424 = arith.cmpi eq, %0, %c2 : index
        %425 = arith.cmpi eq, %394, %c2 : index
        %426 = arith.andi %424, %425 : i1
        scf.if %426 {
          %427 = arith.muli %387, %c1 : index
          memref.store %423, %out_factors[%427] : memref<?xf32>
        }
        %428 = arith.mulf %401, %c40 : f32
        %429 = wave.exp2 %428 : f32
        %430 = arith.addf %c39, %429 : f32
        %431 = arith.divf %401, %430 : f32
        %432 = arith.mulf %431, %407 : f32
        %433 = arith.mulf %432, %422 : f32
        %434 = arith.truncf %433 : f32 to f16
        %435 = arith.muli %387, %outputFeatures : index
        %436 = arith.muli %0, %c17 : index
        %437 = arith.addi %435, %436 : index
        %438 = arith.addi %437, %394 : index
        memref.store %434, %out[%438] : memref<?xf16>
      }
    }
  }
  wave.return
}
