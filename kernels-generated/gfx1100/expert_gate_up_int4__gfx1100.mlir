// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertGateUp(format='int4')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_gate_up_int4__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: index, %x5: memref<?xi8>, %x6: memref<?xi8>) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fgroupSize = wave.param "groupSize" : index
  %fc2 = arith.constant 32 : index
  %fc3 = arith.constant 2 : index
  %fc4 = arith.constant 8 : index
  %fscalesInLds = wave.param "scalesInLds" : index
  %fc6 = arith.constant 0 : index
  %fc7 = arith.constant 4 : index
  %fc8 = arith.constant 15 : i32
  %fc9 = arith.constant 25600 : i32
  %fc10 = arith.constant 256 : index
  %fc11 = arith.constant dense<0> : vector<4xi32>
  %fc12 = arith.constant dense<983055> : vector<4xi32>
  %fc13 = arith.constant dense<1677747200> : vector<4xi32>
  %fc14 = arith.constant dense<4> : vector<4xi32>
  %fc15 = arith.constant dense<8> : vector<4xi32>
  %fc16 = arith.constant dense<12> : vector<4xi32>
  %f0 = arith.remui %x0, %fc0 : index
  %f1 = arith.divui %fgroupSize, %fc2 : index
  %f2 = arith.divui %x1, %f1 : index
  %f3 = arith.divui %x2, %fgroupSize : index
  %f4 = arith.muli %f2, %fc2 : index
  %f5 = arith.muli %f0, %fc3 : index
  %f6 = arith.addi %f4, %f5 : index
  %f7 = arith.muli %x2, %fc4 : index
  %f8 = arith.addi %x3, %f7 : index
  %f9 = arith.cmpi sgt, %fscalesInLds, %fc6 : index
  %f10 = scf.if %f9 -> (vector<2xi8>) {
    %f11 = arith.addi %x4, %f6 : index
    %f12 = vector.load %x5[%f11] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
    scf.yield %f12 : vector<2xi8>
  } else {
    %f13 = arith.addi %f8, %f6 : index
    %f14 = vector.load %x6[%f13] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
    scf.yield %f14 : vector<2xi8>
  }
  %f15 = vector.bitcast %f10 : vector<2xi8> to vector<1xf16>
  %f16 = vector.extract %f15[0] : f16 from vector<1xf16>
  %f17 = arith.muli %f3, %fc2 : index
  %f18 = arith.muli %f2, %fc4 : index
  %f19 = arith.addi %f17, %f18 : index
  %f20 = arith.divui %f0, %fc3 : index
  %f21 = arith.addi %f19, %f20 : index
  %f22 = scf.if %f9 -> (vector<1xi8>) {
    %f23 = arith.addi %x4, %f21 : index
    %f24 = vector.load %x5[%f23] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
    scf.yield %f24 : vector<1xi8>
  } else {
    %f25 = arith.addi %f8, %f21 : index
    %f26 = vector.load %x6[%f25] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
    scf.yield %f26 : vector<1xi8>
  }
  %f27 = vector.extract %f22[0] : i8 from vector<1xi8>
  %f28 = arith.remui %f0, %fc3 : index
  %f29 = arith.muli %f28, %fc7 : index
  %f30 = arith.index_cast %f29 : index to i32
  %f31 = arith.extui %f27 : i8 to i32
  %f32 = arith.shrui %f31, %f30 : i32
  %f33 = arith.andi %f32, %fc8 : i32
  %f34 = arith.ori %f33, %fc9 : i32
  %f35 = arith.trunci %f34 : i32 to i16
  %f36 = arith.bitcast %f35 : i16 to f16
  %f37 = arith.muli %x1, %fc10 : index
  %f38 = arith.addi %x3, %f37 : index
  %f39 = arith.muli %f0, %fc0 : index
  %f40 = arith.addi %f38, %f39 : index
  %f41 = vector.load %x6[%f40] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f42 = vector.bitcast %f41 : vector<16xi8> to vector<4xi32>
  %f43 = arith.shrui %f42, %fc11 : vector<4xi32>
  %f44 = arith.andi %f43, %fc12 : vector<4xi32>
  %f45 = arith.ori %f44, %fc13 : vector<4xi32>
  %f46 = vector.bitcast %f45 : vector<4xi32> to vector<8xf16>
  %f47 = arith.shrui %f42, %fc14 : vector<4xi32>
  %f48 = arith.andi %f47, %fc12 : vector<4xi32>
  %f49 = arith.ori %f48, %fc13 : vector<4xi32>
  %f50 = vector.bitcast %f49 : vector<4xi32> to vector<8xf16>
  %f51 = arith.shrui %f42, %fc15 : vector<4xi32>
  %f52 = arith.andi %f51, %fc12 : vector<4xi32>
  %f53 = arith.ori %f52, %fc13 : vector<4xi32>
  %f54 = vector.bitcast %f53 : vector<4xi32> to vector<8xf16>
  %f55 = arith.shrui %f42, %fc16 : vector<4xi32>
  %f56 = arith.andi %f55, %fc12 : vector<4xi32>
  %f57 = arith.ori %f56, %fc13 : vector<4xi32>
  %f58 = vector.bitcast %f57 : vector<4xi32> to vector<8xf16>
  %f59 = vector.shuffle %f46, %f50 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f60 = vector.shuffle %f54, %f58 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f61 = vector.shuffle %f59, %f60 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f62 = vector.broadcast %f36 : f16 to vector<32xf16>
  %f63 = arith.subf %f61, %f62 : vector<32xf16>
  %f64 = vector.broadcast %f16 : f16 to vector<32xf16>
  %f65 = arith.mulf %f63, %f64 : vector<32xf16>
  %f66 = vector.shuffle %f65, %f65 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f67 = vector.shuffle %f65, %f65 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  func.return %f66, %f67 : vector<16xf16>, vector<16xf16>
}
wave.kernel @expert_gate_up_int4__gfx1100(%step: memref<?xi32> {wave.constant}, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %groups: memref<?xi32> {wave.constant}, %out: memref<?xf16>, %out_factors: memref<?xf32>) {
  %waves = wave.param "waves" : index
  %c1 = arith.constant 2 : index
  %c2 = arith.constant 0 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 512 : index
  %c5 = arith.constant 4 : index
  %c6 = arith.constant 5 : index
  %c7 = arith.constant 6 : index
  %groupSize = wave.param "groupSize" : index
  %c9 = arith.constant 8 : index
  %c10 = arith.constant 40 : index
  %c11 = arith.constant 15 : index
  %c12 = arith.constant 16 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %c14 = arith.constant 1 : index
  %scalesInLds = wave.param "scalesInLds" : index
  %c16 = arith.constant 32 : index
  %alwaysStaged = wave.param "alwaysStaged" : index
  %stagedRows = wave.param "stagedRows" : index
  %operandTileRows = wave.param "operandTileRows" : index
  %pairsAt = wave.param "pairsAt" : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c22 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c25 = arith.constant 3 : index
  %tileElements = wave.param "tileElements" : index
  %c27 = arith.constant 256 : index
  %c28 = arith.constant 64 : index
  %c29 = arith.constant 96 : index
  %c30 = arith.constant 128 : index
  %c31 = arith.constant 160 : index
  %c32 = arith.constant 192 : index
  %c33 = arith.constant 7 : index
  %c34 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %boundsAt = wave.param "boundsAt" : index
  %c38 = arith.constant 23 : i32
  %c39 = arith.constant 141 : i32
  %c40 = arith.constant 268 : i32
  %c41 = arith.constant 14 : i32
  %c42 = arith.constant 0x3F800000 : f32
  %c43 = arith.constant 0xBFB8AA3B : f32
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
    %18 = arith.divui %inputFeatures, %groupSize : index
    %19 = arith.muli %inputFeatures, %c9 : index
    %20 = arith.muli %18, %c10 : index
    %21 = arith.addi %20, %c11 : index
    %22 = arith.divui %21, %c12 : index
    %23 = arith.muli %22, %c12 : index
    %24 = arith.addi %19, %23 : index
    %25 = arith.muli %11, %panelsPerExpert : index
    %26 = arith.addi %25, %1 : index
    %27 = arith.addi %26, %c2 : index
    %28 = arith.muli %27, %24 : index
    %29 = arith.addi %26, %c14 : index
    %30 = arith.muli %29, %24 : index
    %31 = arith.muli %scalesInLds, %c1 : index
    %32 = wave.scratch %31 : memref<?xi8>
    %33 = arith.cmpi sgt, %scalesInLds, %c2 : index
    scf.if %33 {
      scf.for %34 = %c2 to %c1 step %c14 {
        %35 = arith.addi %1, %34 : index
        %36 = arith.addi %25, %35 : index
        %37 = arith.muli %36, %24 : index
        %38 = arith.addi %37, %19 : index
        %39 = wave.wave
        %40 = arith.muli %39, %c16 : index
        %41 = wave.lane
        %42 = arith.addi %40, %41 : index
        %43 = arith.divui %scalesInLds, %c12 : index
        %44 = arith.muli %waves, %c16 : index
        scf.for %45 = %42 to %43 step %44 {
          %46 = arith.muli %45, %c12 : index
          %47 = arith.addi %38, %46 : index
          %48 = vector.load %w[%47] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          %49 = arith.muli %34, %scalesInLds : index
          %50 = arith.addi %49, %46 : index
          vector.store %48, %32[%50] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        }
      }
      wave.barrier
    }
    %51 = arith.addi %c2, %c2 : index
    %52 = arith.muli %51, %scalesInLds : index
    %53 = arith.addi %c2, %c14 : index
    %54 = arith.muli %53, %scalesInLds : index
    %55 = arith.cmpi eq, %alwaysStaged, %c14 : index
    %56 = arith.cmpi sle, %17, %stagedRows : index
    %57 = arith.cmpi sgt, %stagedRows, %c2 : index
    %58 = arith.andi %56, %57 : i1
    %59 = arith.select %55, %55, %58 : i1
    %60:2 = scf.if %59 -> (vector<8xf32>, vector<8xf32>) {
      %61 = arith.addi %inputFeatures, %c9 : index
      %62 = arith.muli %stagedRows, %61 : index
      %63 = wave.scratch %62 : memref<?xf16>
      scf.for %64 = %c2 to %17 step %c14 {
        %65 = arith.addi %pairsAt, %14 : index
        %66 = arith.subi %17, %c14 : index
        %67 = arith.minsi %64, %66 : index
        %68 = arith.addi %65, %67 : index
        %69 = memref.load %groups[%68] : memref<?xi32>
        %70 = arith.index_cast %69 : i32 to index
        %71 = arith.divui %70, %rowDivisor : index
        %72 = arith.divui %71, %operandTileRows : index
        %73 = arith.divui %inputFeatures, %c12 : index
        %74 = arith.muli %72, %73 : index
        %75 = arith.divui %c2, %c12 : index
        %76 = arith.addi %74, %75 : index
        %77 = arith.muli %76, %c1 : index
        %78 = arith.remui %c2, %c12 : index
        %79 = arith.divui %78, %c9 : index
        %80 = arith.addi %77, %79 : index
        %81 = arith.muli %operandTileRows, %c9 : index
        %82 = arith.muli %80, %81 : index
        %83 = arith.remui %71, %operandTileRows : index
        %84 = arith.muli %83, %c9 : index
        %85 = arith.addi %82, %84 : index
        %86 = arith.remui %c2, %c9 : index
        %87 = arith.addi %85, %86 : index
        %88 = arith.muli %64, %61 : index
        %89 = arith.divui %inputFeatures, %c9 : index
        %90 = wave.wave
        %91 = arith.muli %90, %c16 : index
        %92 = wave.lane
        %93 = arith.addi %91, %92 : index
        %94 = arith.muli %waves, %c16 : index
        scf.for %95 = %93 to %89 step %94 {
          %96 = arith.muli %95, %81 : index
          %97 = arith.addi %87, %96 : index
          %98 = vector.load %x[%97] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          %99 = arith.muli %95, %c9 : index
          %100 = arith.addi %88, %99 : index
          vector.store %98, %63[%100] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        }
      }
      wave.barrier
      %101 = wave.lane
      %102 = arith.remui %101, %c12 : index
      %103 = arith.subi %17, %c14 : index
      %104 = arith.minsi %102, %103 : index
      %105 = arith.muli %104, %61 : index
      %106 = wave.wave
      %107 = arith.divui %inputFeatures, %c16 : index
      %108 = arith.muli %106, %stepsPerWave : index
      %109 = arith.minsi %108, %107 : index
      %110 = arith.addi %109, %stepsPerWave : index
      %111 = arith.minsi %110, %107 : index
      %112 = arith.cmpi eq, %wholeBlocks, %c14 : index
      %113 = arith.subi %111, %109 : index
      %114 = arith.divui %113, %c1 : index
      %115 = arith.muli %114, %c1 : index
      %116 = arith.addi %109, %115 : index
      %117 = arith.select %112, %110, %116 : index
      %121:2 = scf.for %118 = %109 to %117 step %c1 iter_args(%119 = %c22, %120 = %c22) -> (vector<8xf32>, vector<8xf32>) {
        %122 = arith.addi %118, %c2 : index
        %123:2 = func.call @expert_gate_up_int4__gfx1100.0(%101, %122, %inputFeatures, %28, %52, %32, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %124 = arith.addi %118, %c14 : index
        %125:2 = func.call @expert_gate_up_int4__gfx1100.0(%101, %124, %inputFeatures, %28, %52, %32, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %126:2 = func.call @expert_gate_up_int4__gfx1100.0(%101, %122, %inputFeatures, %30, %54, %32, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %127:2 = func.call @expert_gate_up_int4__gfx1100.0(%101, %124, %inputFeatures, %30, %54, %32, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %128 = arith.muli %118, %c1 : index
        %129 = arith.addi %128, %c2 : index
        %130 = arith.muli %c14, %c12 : index
        %131 = arith.muli %129, %130 : index
        %132 = arith.addi %105, %131 : index
        %133 = vector.load %63[%132] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %134 = arith.muli %c14, %c9 : index
        %135 = arith.addi %132, %134 : index
        %136 = vector.load %63[%135] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %137 = vector.shuffle %133, %136 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %138 = wave.mma %137, %123#0, %119 : vector<16xf16>, vector<8xf32>
        %139 = wave.mma %137, %126#0, %120 : vector<16xf16>, vector<8xf32>
        %140 = arith.addi %128, %c14 : index
        %141 = arith.muli %140, %130 : index
        %142 = arith.addi %105, %141 : index
        %143 = vector.load %63[%142] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %144 = arith.addi %142, %134 : index
        %145 = vector.load %63[%144] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %146 = vector.shuffle %143, %145 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %147 = wave.mma %146, %123#1, %138 : vector<16xf16>, vector<8xf32>
        %148 = wave.mma %146, %126#1, %139 : vector<16xf16>, vector<8xf32>
        %149 = arith.addi %128, %c1 : index
        %150 = arith.muli %149, %130 : index
        %151 = arith.addi %105, %150 : index
        %152 = vector.load %63[%151] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %153 = arith.addi %151, %134 : index
        %154 = vector.load %63[%153] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %155 = vector.shuffle %152, %154 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %156 = wave.mma %155, %125#0, %147 : vector<16xf16>, vector<8xf32>
        %157 = wave.mma %155, %127#0, %148 : vector<16xf16>, vector<8xf32>
        %158 = arith.addi %128, %c25 : index
        %159 = arith.muli %158, %130 : index
        %160 = arith.addi %105, %159 : index
        %161 = vector.load %63[%160] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %162 = arith.addi %160, %134 : index
        %163 = vector.load %63[%162] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %164 = vector.shuffle %161, %163 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %165 = wave.mma %164, %125#1, %156 : vector<16xf16>, vector<8xf32>
        %166 = wave.mma %164, %127#1, %157 : vector<16xf16>, vector<8xf32>
        scf.yield %165, %166 : vector<8xf32>, vector<8xf32>
      }
      %167 = arith.select %112, %117, %111 : index
      %171:2 = scf.for %168 = %117 to %167 step %c14 iter_args(%169 = %121#0, %170 = %121#1) -> (vector<8xf32>, vector<8xf32>) {
        %172 = arith.addi %168, %c2 : index
        %173:2 = func.call @expert_gate_up_int4__gfx1100.0(%101, %172, %inputFeatures, %28, %52, %32, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %174:2 = func.call @expert_gate_up_int4__gfx1100.0(%101, %172, %inputFeatures, %30, %54, %32, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %175 = arith.muli %168, %c1 : index
        %176 = arith.addi %175, %c2 : index
        %177 = arith.muli %c14, %c12 : index
        %178 = arith.muli %176, %177 : index
        %179 = arith.addi %105, %178 : index
        %180 = vector.load %63[%179] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %181 = arith.muli %c14, %c9 : index
        %182 = arith.addi %179, %181 : index
        %183 = vector.load %63[%182] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %184 = vector.shuffle %180, %183 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %185 = wave.mma %184, %173#0, %169 : vector<16xf16>, vector<8xf32>
        %186 = wave.mma %184, %174#0, %170 : vector<16xf16>, vector<8xf32>
        %187 = arith.addi %175, %c14 : index
        %188 = arith.muli %187, %177 : index
        %189 = arith.addi %105, %188 : index
        %190 = vector.load %63[%189] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %191 = arith.addi %189, %181 : index
        %192 = vector.load %63[%191] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %193 = vector.shuffle %190, %192 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %194 = wave.mma %193, %173#1, %185 : vector<16xf16>, vector<8xf32>
        %195 = wave.mma %193, %174#1, %186 : vector<16xf16>, vector<8xf32>
        scf.yield %194, %195 : vector<8xf32>, vector<8xf32>
      }
      scf.yield %171#0, %171#1 : vector<8xf32>, vector<8xf32>
    } else {
      %196 = wave.lane
      %197 = arith.remui %196, %c12 : index
      %198 = arith.addi %pairsAt, %14 : index
      %199 = arith.subi %17, %c14 : index
      %200 = arith.minsi %197, %199 : index
      %201 = arith.addi %198, %200 : index
      %202 = memref.load %groups[%201] : memref<?xi32>
      %203 = arith.index_cast %202 : i32 to index
      %204 = arith.divui %203, %rowDivisor : index
      %205 = arith.divui %204, %operandTileRows : index
      %206 = arith.divui %inputFeatures, %c12 : index
      %207 = arith.muli %205, %206 : index
      %208 = arith.divui %c2, %c12 : index
      %209 = arith.addi %207, %208 : index
      %210 = arith.muli %209, %c1 : index
      %211 = arith.remui %c2, %c12 : index
      %212 = arith.divui %211, %c9 : index
      %213 = arith.addi %210, %212 : index
      %214 = arith.muli %operandTileRows, %c9 : index
      %215 = arith.muli %213, %214 : index
      %216 = arith.remui %204, %operandTileRows : index
      %217 = arith.muli %216, %c9 : index
      %218 = arith.addi %215, %217 : index
      %219 = arith.remui %c2, %c9 : index
      %220 = arith.addi %218, %219 : index
      %221 = wave.wave
      %222 = arith.divui %inputFeatures, %c16 : index
      %223 = arith.muli %221, %stepsPerWave : index
      %224 = arith.minsi %223, %222 : index
      %225 = arith.addi %224, %stepsPerWave : index
      %226 = arith.minsi %225, %222 : index
      %227 = arith.cmpi eq, %wholeBlocks, %c14 : index
      %228 = arith.subi %226, %224 : index
      %229 = arith.divui %228, %c1 : index
      %230 = arith.muli %229, %c1 : index
      %231 = arith.addi %224, %230 : index
      %232 = arith.select %227, %225, %231 : index
      %236:2 = scf.for %233 = %224 to %232 step %c1 iter_args(%234 = %c22, %235 = %c22) -> (vector<8xf32>, vector<8xf32>) {
        %237 = arith.addi %233, %c2 : index
        %238:2 = func.call @expert_gate_up_int4__gfx1100.0(%196, %237, %inputFeatures, %28, %52, %32, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %239 = arith.addi %233, %c14 : index
        %240:2 = func.call @expert_gate_up_int4__gfx1100.0(%196, %239, %inputFeatures, %28, %52, %32, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %241:2 = func.call @expert_gate_up_int4__gfx1100.0(%196, %237, %inputFeatures, %30, %54, %32, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %242:2 = func.call @expert_gate_up_int4__gfx1100.0(%196, %239, %inputFeatures, %30, %54, %32, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %243 = arith.muli %233, %c1 : index
        %244 = arith.addi %243, %c2 : index
        %245 = arith.muli %operandTileRows, %c12 : index
        %246 = arith.muli %244, %245 : index
        %247 = arith.addi %220, %246 : index
        %248 = vector.load %x[%247] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %249 = arith.addi %247, %214 : index
        %250 = vector.load %x[%249] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %251 = vector.shuffle %248, %250 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %252 = wave.mma %251, %238#0, %234 : vector<16xf16>, vector<8xf32>
        %253 = wave.mma %251, %241#0, %235 : vector<16xf16>, vector<8xf32>
        %254 = arith.addi %243, %c14 : index
        %255 = arith.muli %254, %245 : index
        %256 = arith.addi %220, %255 : index
        %257 = vector.load %x[%256] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %258 = arith.addi %256, %214 : index
        %259 = vector.load %x[%258] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %260 = vector.shuffle %257, %259 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %261 = wave.mma %260, %238#1, %252 : vector<16xf16>, vector<8xf32>
        %262 = wave.mma %260, %241#1, %253 : vector<16xf16>, vector<8xf32>
        %263 = arith.addi %243, %c1 : index
        %264 = arith.muli %263, %245 : index
        %265 = arith.addi %220, %264 : index
        %266 = vector.load %x[%265] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %267 = arith.addi %265, %214 : index
        %268 = vector.load %x[%267] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %269 = vector.shuffle %266, %268 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %270 = wave.mma %269, %240#0, %261 : vector<16xf16>, vector<8xf32>
        %271 = wave.mma %269, %242#0, %262 : vector<16xf16>, vector<8xf32>
        %272 = arith.addi %243, %c25 : index
        %273 = arith.muli %272, %245 : index
        %274 = arith.addi %220, %273 : index
        %275 = vector.load %x[%274] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %276 = arith.addi %274, %214 : index
        %277 = vector.load %x[%276] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %278 = vector.shuffle %275, %277 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %279 = wave.mma %278, %240#1, %270 : vector<16xf16>, vector<8xf32>
        %280 = wave.mma %278, %242#1, %271 : vector<16xf16>, vector<8xf32>
        scf.yield %279, %280 : vector<8xf32>, vector<8xf32>
      }
      %281 = arith.select %227, %232, %226 : index
      %285:2 = scf.for %282 = %232 to %281 step %c14 iter_args(%283 = %236#0, %284 = %236#1) -> (vector<8xf32>, vector<8xf32>) {
        %286 = arith.addi %282, %c2 : index
        %287:2 = func.call @expert_gate_up_int4__gfx1100.0(%196, %286, %inputFeatures, %28, %52, %32, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %288:2 = func.call @expert_gate_up_int4__gfx1100.0(%196, %286, %inputFeatures, %30, %54, %32, %w) : (index, index, index, index, index, memref<?xi8>, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %289 = arith.muli %282, %c1 : index
        %290 = arith.addi %289, %c2 : index
        %291 = arith.muli %operandTileRows, %c12 : index
        %292 = arith.muli %290, %291 : index
        %293 = arith.addi %220, %292 : index
        %294 = vector.load %x[%293] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %295 = arith.addi %293, %214 : index
        %296 = vector.load %x[%295] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %297 = vector.shuffle %294, %296 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %298 = wave.mma %297, %287#0, %283 : vector<16xf16>, vector<8xf32>
        %299 = wave.mma %297, %288#0, %284 : vector<16xf16>, vector<8xf32>
        %300 = arith.addi %289, %c14 : index
        %301 = arith.muli %300, %291 : index
        %302 = arith.addi %220, %301 : index
        %303 = vector.load %x[%302] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %304 = arith.addi %302, %214 : index
        %305 = vector.load %x[%304] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %306 = vector.shuffle %303, %305 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %307 = wave.mma %306, %287#1, %298 : vector<16xf16>, vector<8xf32>
        %308 = wave.mma %306, %288#1, %299 : vector<16xf16>, vector<8xf32>
        scf.yield %307, %308 : vector<8xf32>, vector<8xf32>
      }
      scf.yield %285#0, %285#1 : vector<8xf32>, vector<8xf32>
    }
    %309 = wave.wave
    %310 = arith.muli %309, %c1 : index
    %311 = arith.addi %310, %c2 : index
    %312 = arith.muli %311, %c27 : index
    %313 = wave.lane
    %314 = arith.addi %312, %313 : index
    %315 = arith.cmpi sgt, %tileElements, %c2 : index
    scf.if %315 {
      %316 = vector.extract %60#0[0] : f32 from vector<8xf32>
      %317 = arith.addi %314, %c2 : index
      memref.store %316, %7[%317] : memref<?xf32>
    }
    %318 = arith.cmpi sgt, %tileElements, %c14 : index
    scf.if %318 {
      %319 = vector.extract %60#0[1] : f32 from vector<8xf32>
      %320 = arith.addi %314, %c16 : index
      memref.store %319, %7[%320] : memref<?xf32>
    }
    %321 = arith.cmpi sgt, %tileElements, %c1 : index
    scf.if %321 {
      %322 = vector.extract %60#0[2] : f32 from vector<8xf32>
      %323 = arith.addi %314, %c28 : index
      memref.store %322, %7[%323] : memref<?xf32>
    }
    %324 = arith.cmpi sgt, %tileElements, %c25 : index
    scf.if %324 {
      %325 = vector.extract %60#0[3] : f32 from vector<8xf32>
      %326 = arith.addi %314, %c29 : index
      memref.store %325, %7[%326] : memref<?xf32>
    }
    %327 = arith.cmpi sgt, %tileElements, %c5 : index
    scf.if %327 {
      %328 = vector.extract %60#0[4] : f32 from vector<8xf32>
      %329 = arith.addi %314, %c30 : index
      memref.store %328, %7[%329] : memref<?xf32>
    }
    %330 = arith.cmpi sgt, %tileElements, %c6 : index
    scf.if %330 {
      %331 = vector.extract %60#0[5] : f32 from vector<8xf32>
      %332 = arith.addi %314, %c31 : index
      memref.store %331, %7[%332] : memref<?xf32>
    }
    %333 = arith.cmpi sgt, %tileElements, %c7 : index
    scf.if %333 {
      %334 = vector.extract %60#0[6] : f32 from vector<8xf32>
      %335 = arith.addi %314, %c32 : index
      memref.store %334, %7[%335] : memref<?xf32>
    }
    %336 = arith.cmpi sgt, %tileElements, %c33 : index
    scf.if %336 {
      %337 = vector.extract %60#0[7] : f32 from vector<8xf32>
      %338 = arith.addi %314, %c34 : index
      memref.store %337, %7[%338] : memref<?xf32>
    }
    %339 = arith.addi %310, %c14 : index
    %340 = arith.muli %339, %c27 : index
    %341 = arith.addi %340, %313 : index
    scf.if %315 {
      %342 = vector.extract %60#1[0] : f32 from vector<8xf32>
      %343 = arith.addi %341, %c2 : index
      memref.store %342, %7[%343] : memref<?xf32>
    }
    scf.if %318 {
      %344 = vector.extract %60#1[1] : f32 from vector<8xf32>
      %345 = arith.addi %341, %c16 : index
      memref.store %344, %7[%345] : memref<?xf32>
    }
    scf.if %321 {
      %346 = vector.extract %60#1[2] : f32 from vector<8xf32>
      %347 = arith.addi %341, %c28 : index
      memref.store %346, %7[%347] : memref<?xf32>
    }
    scf.if %324 {
      %348 = vector.extract %60#1[3] : f32 from vector<8xf32>
      %349 = arith.addi %341, %c29 : index
      memref.store %348, %7[%349] : memref<?xf32>
    }
    scf.if %327 {
      %350 = vector.extract %60#1[4] : f32 from vector<8xf32>
      %351 = arith.addi %341, %c30 : index
      memref.store %350, %7[%351] : memref<?xf32>
    }
    scf.if %330 {
      %352 = vector.extract %60#1[5] : f32 from vector<8xf32>
      %353 = arith.addi %341, %c31 : index
      memref.store %352, %7[%353] : memref<?xf32>
    }
    scf.if %333 {
      %354 = vector.extract %60#1[6] : f32 from vector<8xf32>
      %355 = arith.addi %341, %c32 : index
      memref.store %354, %7[%355] : memref<?xf32>
    }
    scf.if %336 {
      %356 = vector.extract %60#1[7] : f32 from vector<8xf32>
      %357 = arith.addi %341, %c34 : index
      memref.store %356, %7[%357] : memref<?xf32>
    }
    wave.barrier
    scf.for %358 = %309 to %tileElements step %waves {
      %359 = arith.muli %358, %c16 : index
      %360 = arith.addi %359, %313 : index
      %361 = arith.addi %360, %c2 : index
      %362 = arith.addi %360, %c27 : index
      %363 = memref.load %7[%361] : memref<?xf32>
      %364 = memref.load %7[%362] : memref<?xf32>
      %368:2 = scf.for %365 = %c14 to %waves step %c14 iter_args(%366 = %363, %367 = %364) -> (f32, f32) {
        %369 = arith.muli %365, %c4 : index
        %370 = arith.addi %361, %369 : index
        %371 = memref.load %7[%370] : memref<?xf32>
        %372 = arith.addi %362, %369 : index
        %373 = memref.load %7[%372] : memref<?xf32>
        %374 = arith.addf %366, %371 : f32
        %375 = arith.addf %367, %373 : f32
        scf.yield %374, %375 : f32, f32
      }
      %376 = arith.muli %358, %c1 : index
      %377 = arith.divui %313, %c12 : index
      %378 = arith.addi %376, %377 : index
      %379 = arith.cmpi slt, %378, %17 : index
      scf.if %379 {
        %380 = arith.addi %pairsAt, %14 : index
        %381 = arith.subi %17, %c14 : index
        %382 = arith.minsi %378, %381 : index
        %383 = arith.addi %380, %382 : index
        %384 = memref.load %groups[%383] : memref<?xi32>
        %385 = arith.index_cast %384 : i32 to index
        %386 = arith.divui %385, %rowDivisor : index
        %387 = arith.cmpi eq, %hasFactors, %c14 : index
        %388 = arith.muli %386, %c1 : index
        %389 = memref.load %factors[%388] : memref<?xf32>
        %390 = arith.mulf %389, %operandScale : f32
        %391 = arith.select %387, %390, %operandScale : f32
        %392 = arith.mulf %368#0, %391 : f32
        %393 = arith.mulf %368#1, %391 : f32
        %394 = arith.divui %28, %24 : index
        %395 = arith.muli %394, %c5 : index
        %396 = arith.addi %boundsAt, %395 : index
        %397 = vector.load %w[%396] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %398 = vector.bitcast %397 : vector<4xi8> to vector<1xf32>
        %399 = vector.extract %398[0] : f32 from vector<1xf32>
        %400 = arith.addi %388, %c14 : index
        %401 = memref.load %factors[%400] : memref<?xf32>
        %402 = arith.mulf %401, %399 : f32
        %403 = arith.bitcast %402 : f32 to i32
        %404 = arith.shrui %403, %c38 : i32
        %405 = arith.maxsi %404, %c39 : i32
        %406 = arith.subi %c40, %405 : i32
        %407 = arith.shli %406, %c38 : i32
        %408 = arith.subi %405, %c41 : i32
        %409 = arith.shli %408, %c38 : i32
        %410 = arith.bitcast %407 : i32 to f32
        %411 = arith.bitcast %409 : i32 to f32
        %412 = arith.cmpi eq, %0, %c2 : index
        %413 = arith.remui %313, %c12 : index
        %414 = arith.cmpi eq, %413, %c2 : index
        %415 = arith.andi %412, %414 : i1
        scf.if %415 {
          %416 = arith.muli %385, %c1 : index
          memref.store %411, %out_factors[%416] : memref<?xf32>
        }
        %417 = arith.mulf %392, %c43 : f32
        %418 = wave.exp2 %417 : f32
        %419 = arith.addf %c42, %418 : f32
        %420 = arith.divf %392, %419 : f32
        %421 = arith.mulf %420, %393 : f32
        %422 = arith.mulf %421, %410 : f32
        %423 = arith.truncf %422 : f32 to f16
        %424 = arith.muli %385, %outputFeatures : index
        %425 = arith.muli %0, %c12 : index
        %426 = arith.addi %424, %425 : index
        %427 = arith.addi %426, %413 : index
        memref.store %423, %out[%427] : memref<?xf16>
      }
    }
  }
  wave.return
}
