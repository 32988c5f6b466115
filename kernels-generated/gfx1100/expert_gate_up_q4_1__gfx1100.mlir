// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertGateUp(format='q4_1')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_gate_up_q4_1__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>, %x5: memref<?xi8>, %x6: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 64 : index
  %fc2 = arith.constant 4 : index
  %fc3 = arith.constant 128 : index
  %fscalesInLds = wave.param "scalesInLds" : index
  %fc5 = arith.constant 0 : index
  %fc6 = arith.constant 2 : index
  %fc7 = arith.constant 127 : index
  %fc8 = arith.constant 256 : index
  %fc9 = arith.constant dense<0> : vector<4xi32>
  %fc10 = arith.constant dense<983055> : vector<4xi32>
  %fc11 = arith.constant dense<1677747200> : vector<4xi32>
  %fc12 = arith.constant dense<4> : vector<4xi32>
  %fc13 = arith.constant dense<8> : vector<4xi32>
  %fc14 = arith.constant dense<12> : vector<4xi32>
  %fc15 = arith.constant dense<0x6400> : vector<32xf16>
  %f0 = arith.remui %x0, %fc0 : index
  %f1 = arith.muli %x1, %fc1 : index
  %f2 = arith.muli %f0, %fc2 : index
  %f3 = arith.addi %f1, %f2 : index
  %f4 = arith.addi %x2, %fc3 : index
  %f5 = arith.cmpi sgt, %fscalesInLds, %fc5 : index
  %f6 = scf.if %f5 -> (vector<4xi8>) {
    %f7 = arith.addi %x3, %f3 : index
    %f8 = vector.load %x4[%f7] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    scf.yield %f8 : vector<4xi8>
  } else {
    %f9 = arith.addi %f4, %f3 : index
    %f10 = vector.load %x5[%f9] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    scf.yield %f10 : vector<4xi8>
  }
  %f11 = vector.bitcast %f6 : vector<4xi8> to vector<2xf16>
  %f12 = vector.extract %f11[0] : f16 from vector<2xf16>
  %f13 = vector.broadcast %f12 : f16 to vector<16xf16>
  %f14 = vector.extract %f11[1] : f16 from vector<2xf16>
  %f15 = vector.broadcast %f14 : f16 to vector<16xf16>
  %f16 = arith.muli %x6, %fc6 : index
  %f17 = arith.addi %f16, %fc7 : index
  %f18 = arith.divui %f17, %fc3 : index
  %f19 = arith.muli %f18, %fc3 : index
  %f20 = arith.addi %f4, %f19 : index
  %f21 = arith.muli %x1, %fc8 : index
  %f22 = arith.addi %f20, %f21 : index
  %f23 = arith.muli %f0, %fc0 : index
  %f24 = arith.addi %f22, %f23 : index
  %f25 = vector.load %x5[%f24] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f26 = vector.bitcast %f25 : vector<16xi8> to vector<4xi32>
  %f27 = arith.shrui %f26, %fc9 : vector<4xi32>
  %f28 = arith.andi %f27, %fc10 : vector<4xi32>
  %f29 = arith.ori %f28, %fc11 : vector<4xi32>
  %f30 = vector.bitcast %f29 : vector<4xi32> to vector<8xf16>
  %f31 = arith.shrui %f26, %fc12 : vector<4xi32>
  %f32 = arith.andi %f31, %fc10 : vector<4xi32>
  %f33 = arith.ori %f32, %fc11 : vector<4xi32>
  %f34 = vector.bitcast %f33 : vector<4xi32> to vector<8xf16>
  %f35 = arith.shrui %f26, %fc13 : vector<4xi32>
  %f36 = arith.andi %f35, %fc10 : vector<4xi32>
  %f37 = arith.ori %f36, %fc11 : vector<4xi32>
  %f38 = vector.bitcast %f37 : vector<4xi32> to vector<8xf16>
  %f39 = arith.shrui %f26, %fc14 : vector<4xi32>
  %f40 = arith.andi %f39, %fc10 : vector<4xi32>
  %f41 = arith.ori %f40, %fc11 : vector<4xi32>
  %f42 = vector.bitcast %f41 : vector<4xi32> to vector<8xf16>
  %f43 = vector.shuffle %f30, %f34 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f44 = vector.shuffle %f38, %f42 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f45 = vector.shuffle %f43, %f44 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f46 = arith.subf %f45, %fc15 : vector<32xf16>
  %f47 = vector.shuffle %f46, %f46 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f48 = vector.shuffle %f46, %f46 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f49 = math.fma %f47, %f13, %f15 : vector<16xf16>
  %f50 = math.fma %f48, %f13, %f15 : vector<16xf16>
  func.return %f49, %f50 : vector<16xf16>, vector<16xf16>
}
wave.kernel @expert_gate_up_q4_1__gfx1100(%step: memref<?xi32> {wave.constant}, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %groups: memref<?xi32> {wave.constant}, %out: memref<?xf16>, %out_factors: memref<?xf32>) {
  %waves = wave.param "waves" : index
  %c1 = arith.constant 2 : index
  %c2 = arith.constant 0 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 512 : index
  %c5 = arith.constant 4 : index
  %c6 = arith.constant 5 : index
  %c7 = arith.constant 6 : index
  %c8 = arith.constant 8 : index
  %c9 = arith.constant 127 : index
  %c10 = arith.constant 128 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %c12 = arith.constant 1 : index
  %scalesInLds = wave.param "scalesInLds" : index
  %c14 = arith.constant 32 : index
  %c15 = arith.constant 16 : index
  %alwaysStaged = wave.param "alwaysStaged" : index
  %stagedRows = wave.param "stagedRows" : index
  %operandTileRows = wave.param "operandTileRows" : index
  %pairsAt = wave.param "pairsAt" : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c21 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c24 = arith.constant 3 : index
  %tileElements = wave.param "tileElements" : index
  %c26 = arith.constant 256 : index
  %c27 = arith.constant 64 : index
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
    %19 = arith.muli %inputFeatures, %c1 : index
    %20 = arith.addi %19, %c9 : index
    %21 = arith.divui %20, %c10 : index
    %22 = arith.muli %21, %c10 : index
    %23 = arith.addi %18, %22 : index
    %24 = arith.addi %23, %c10 : index
    %25 = arith.muli %11, %panelsPerExpert : index
    %26 = arith.addi %25, %1 : index
    %27 = arith.addi %26, %c2 : index
    %28 = arith.muli %27, %24 : index
    %29 = arith.addi %26, %c12 : index
    %30 = arith.muli %29, %24 : index
    %31 = arith.muli %scalesInLds, %c1 : index
    %32 = wave.scratch %31 : memref<?xi8>
    %33 = arith.cmpi sgt, %scalesInLds, %c2 : index
    scf.if %33 {
      scf.for %34 = %c2 to %c1 step %c12 {
        %35 = arith.addi %1, %34 : index
        %36 = arith.addi %25, %35 : index
        %37 = arith.muli %36, %24 : index
        %38 = arith.addi %37, %c10 : index
        %39 = wave.wave
        %40 = arith.muli %39, %c14 : index
        %41 = wave.lane
        %42 = arith.addi %40, %41 : index
        %43 = arith.divui %scalesInLds, %c15 : index
        %44 = arith.muli %waves, %c14 : index
        scf.for %45 = %42 to %43 step %44 {
          %46 = arith.muli %45, %c15 : index
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
    %53 = arith.addi %c2, %c12 : index
    %54 = arith.muli %53, %scalesInLds : index
    %55 = arith.cmpi eq, %alwaysStaged, %c12 : index
    %56 = arith.cmpi sle, %17, %stagedRows : index
    %57 = arith.cmpi sgt, %stagedRows, %c2 : index
    %58 = arith.andi %56, %57 : i1
    %59 = arith.select %55, %55, %58 : i1
    %60:2 = scf.if %59 -> (vector<8xf32>, vector<8xf32>) {
      %61 = arith.addi %inputFeatures, %c8 : index
      %62 = arith.muli %stagedRows, %61 : index
      %63 = wave.scratch %62 : memref<?xf16>
      scf.for %64 = %c2 to %17 step %c12 {
        %65 = arith.addi %pairsAt, %14 : index
        %66 = arith.subi %17, %c12 : index
        %67 = arith.minsi %64, %66 : index
        %68 = arith.addi %65, %67 : index
        %69 = memref.load %groups[%68] : memref<?xi32>
        %70 = arith.index_cast %69 : i32 to index
        %71 = arith.divui %70, %rowDivisor : index
        %72 = arith.divui %71, %operandTileRows : index
        %73 = arith.divui %inputFeatures, %c15 : index
        %74 = arith.muli %72, %73 : index
        %75 = arith.divui %c2, %c15 : index
        %76 = arith.addi %74, %75 : index
        %77 = arith.muli %76, %c1 : index
        %78 = arith.remui %c2, %c15 : index
        %79 = arith.divui %78, %c8 : index
        %80 = arith.addi %77, %79 : index
        %81 = arith.muli %operandTileRows, %c8 : index
        %82 = arith.muli %80, %81 : index
        %83 = arith.remui %71, %operandTileRows : index
        %84 = arith.muli %83, %c8 : index
        %85 = arith.addi %82, %84 : index
        %86 = arith.remui %c2, %c8 : index
        %87 = arith.addi %85, %86 : index
        %88 = arith.muli %64, %61 : index
        %89 = arith.divui %inputFeatures, %c8 : index
        %90 = wave.wave
        %91 = arith.muli %90, %c14 : index
        %92 = wave.lane
        %93 = arith.addi %91, %92 : index
        %94 = arith.muli %waves, %c14 : index
        scf.for %95 = %93 to %89 step %94 {
          %96 = arith.muli %95, %81 : index
          %97 = arith.addi %87, %96 : index
          %98 = vector.load %x[%97] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          %99 = arith.muli %95, %c8 : index
          %100 = arith.addi %88, %99 : index
          vector.store %98, %63[%100] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        }
      }
      wave.barrier
      %101 = wave.lane
      %102 = arith.remui %101, %c15 : index
      %103 = arith.subi %17, %c12 : index
      %104 = arith.minsi %102, %103 : index
      %105 = arith.muli %104, %61 : index
      %106 = wave.wave
      %107 = arith.divui %inputFeatures, %c14 : index
      %108 = arith.muli %106, %stepsPerWave : index
      %109 = arith.minsi %108, %107 : index
      %110 = arith.addi %109, %stepsPerWave : index
      %111 = arith.minsi %110, %107 : index
      %112 = arith.cmpi eq, %wholeBlocks, %c12 : index
      %113 = arith.subi %111, %109 : index
      %114 = arith.divui %113, %c1 : index
      %115 = arith.muli %114, %c1 : index
      %116 = arith.addi %109, %115 : index
      %117 = arith.select %112, %110, %116 : index
      %121:2 = scf.for %118 = %109 to %117 step %c1 iter_args(%119 = %c21, %120 = %c21) -> (vector<8xf32>, vector<8xf32>) {
        %122 = arith.addi %118, %c2 : index
        %123:2 = func.call @expert_gate_up_q4_1__gfx1100.0(%101, %122, %28, %52, %32, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %124 = arith.addi %118, %c12 : index
        %125:2 = func.call @expert_gate_up_q4_1__gfx1100.0(%101, %124, %28, %52, %32, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %126:2 = func.call @expert_gate_up_q4_1__gfx1100.0(%101, %122, %30, %54, %32, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %127:2 = func.call @expert_gate_up_q4_1__gfx1100.0(%101, %124, %30, %54, %32, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %128 = arith.muli %118, %c1 : index
        %129 = arith.addi %128, %c2 : index
        %130 = arith.muli %c12, %c15 : index
        %131 = arith.muli %129, %130 : index
        %132 = arith.addi %105, %131 : index
        %133 = vector.load %63[%132] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %134 = arith.muli %c12, %c8 : index
        %135 = arith.addi %132, %134 : index
        %136 = vector.load %63[%135] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %137 = vector.shuffle %133, %136 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %138 = wave.mma %137, %123#0, %119 : vector<16xf16>, vector<8xf32>
        %139 = wave.mma %137, %126#0, %120 : vector<16xf16>, vector<8xf32>
        %140 = arith.addi %128, %c12 : index
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
        %158 = arith.addi %128, %c24 : index
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
      %171:2 = scf.for %168 = %117 to %167 step %c12 iter_args(%169 = %121#0, %170 = %121#1) -> (vector<8xf32>, vector<8xf32>) {
        %172 = arith.addi %168, %c2 : index
        %173:2 = func.call @expert_gate_up_q4_1__gfx1100.0(%101, %172, %28, %52, %32, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %174:2 = func.call @expert_gate_up_q4_1__gfx1100.0(%101, %172, %30, %54, %32, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %175 = arith.muli %168, %c1 : index
        %176 = arith.addi %175, %c2 : index
        %177 = arith.muli %c12, %c15 : index
        %178 = arith.muli %176, %177 : index
        %179 = arith.addi %105, %178 : index
        %180 = vector.load %63[%179] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %181 = arith.muli %c12, %c8 : index
        %182 = arith.addi %179, %181 : index
        %183 = vector.load %63[%182] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %184 = vector.shuffle %180, %183 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %185 = wave.mma %184, %173#0, %169 : vector<16xf16>, vector<8xf32>
        %186 = wave.mma %184, %174#0, %170 : vector<16xf16>, vector<8xf32>
        %187 = arith.addi %175, %c12 : index
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
      %197 = arith.remui %196, %c15 : index
      %198 = arith.addi %pairsAt, %14 : index
      %199 = arith.subi %17, %c12 : index
      %200 = arith.minsi %197, %199 : index
      %201 = arith.addi %198, %200 : index
      %202 = memref.load %groups[%201] : memref<?xi32>
      %203 = arith.index_cast %202 : i32 to index
      %204 = arith.divui %203, %rowDivisor : index
      %205 = arith.divui %204, %operandTileRows : index
      %206 = arith.divui %inputFeatures, %c15 : index
      %207 = arith.muli %205, %206 : index
      %208 = arith.divui %c2, %c15 : index
      %209 = arith.addi %207, %208 : index
      %210 = arith.muli %209, %c1 : index
      %211 = arith.remui %c2, %c15 : index
      %212 = arith.divui %211, %c8 : index
      %213 = arith.addi %210, %212 : index
      %214 = arith.muli %operandTileRows, %c8 : index
      %215 = arith.muli %213, %214 : index
      %216 = arith.remui %204, %operandTileRows : index
      %217 = arith.muli %216, %c8 : index
      %218 = arith.addi %215, %217 : index
      %219 = arith.remui %c2, %c8 : index
      %220 = arith.addi %218, %219 : index
      %221 = wave.wave
      %222 = arith.divui %inputFeatures, %c14 : index
      %223 = arith.muli %221, %stepsPerWave : index
      %224 = arith.minsi %223, %222 : index
      %225 = arith.addi %224, %stepsPerWave : index
      %226 = arith.minsi %225, %222 : index
      %227 = arith.cmpi eq, %wholeBlocks, %c12 : index
      %228 = arith.subi %226, %224 : index
      %229 = arith.divui %228, %c1 : index
      %230 = arith.muli %229, %c1 : index
      %231 = arith.addi %224, %230 : index
      %232 = arith.select %227, %225, %231 : index
      %236:2 = scf.for %233 = %224 to %232 step %c1 iter_args(%234 = %c21, %235 = %c21) -> (vector<8xf32>, vector<8xf32>) {
        %237 = arith.addi %233, %c2 : index
        %238:2 = func.call @expert_gate_up_q4_1__gfx1100.0(%196, %237, %28, %52, %32, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %239 = arith.addi %233, %c12 : index
        %240:2 = func.call @expert_gate_up_q4_1__gfx1100.0(%196, %239, %28, %52, %32, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %241:2 = func.call @expert_gate_up_q4_1__gfx1100.0(%196, %237, %30, %54, %32, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %242:2 = func.call @expert_gate_up_q4_1__gfx1100.0(%196, %239, %30, %54, %32, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %243 = arith.muli %233, %c1 : index
        %244 = arith.addi %243, %c2 : index
        %245 = arith.muli %operandTileRows, %c15 : index
        %246 = arith.muli %244, %245 : index
        %247 = arith.addi %220, %246 : index
        %248 = vector.load %x[%247] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %249 = arith.addi %247, %214 : index
        %250 = vector.load %x[%249] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %251 = vector.shuffle %248, %250 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %252 = wave.mma %251, %238#0, %234 : vector<16xf16>, vector<8xf32>
        %253 = wave.mma %251, %241#0, %235 : vector<16xf16>, vector<8xf32>
        %254 = arith.addi %243, %c12 : index
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
        %272 = arith.addi %243, %c24 : index
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
      %285:2 = scf.for %282 = %232 to %281 step %c12 iter_args(%283 = %236#0, %284 = %236#1) -> (vector<8xf32>, vector<8xf32>) {
        %286 = arith.addi %282, %c2 : index
        %287:2 = func.call @expert_gate_up_q4_1__gfx1100.0(%196, %286, %28, %52, %32, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %288:2 = func.call @expert_gate_up_q4_1__gfx1100.0(%196, %286, %30, %54, %32, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %289 = arith.muli %282, %c1 : index
        %290 = arith.addi %289, %c2 : index
        %291 = arith.muli %operandTileRows, %c15 : index
        %292 = arith.muli %290, %291 : index
        %293 = arith.addi %220, %292 : index
        %294 = vector.load %x[%293] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %295 = arith.addi %293, %214 : index
        %296 = vector.load %x[%295] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %297 = vector.shuffle %294, %296 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %298 = wave.mma %297, %287#0, %283 : vector<16xf16>, vector<8xf32>
        %299 = wave.mma %297, %288#0, %284 : vector<16xf16>, vector<8xf32>
        %300 = arith.addi %289, %c12 : index
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
    %312 = arith.muli %311, %c26 : index
    %313 = wave.lane
    %314 = arith.addi %312, %313 : index
    %315 = arith.cmpi sgt, %tileElements, %c2 : index
    scf.if %315 {
      %316 = vector.extract %60#0[0] : f32 from vector<8xf32>
      %317 = arith.addi %314, %c2 : index
      memref.store %316, %7[%317] : memref<?xf32>
    }
    %318 = arith.cmpi sgt, %tileElements, %c12 : index
    scf.if %318 {
      %319 = vector.extract %60#0[1] : f32 from vector<8xf32>
      %320 = arith.addi %314, %c14 : index
      memref.store %319, %7[%320] : memref<?xf32>
    }
    %321 = arith.cmpi sgt, %tileElements, %c1 : index
    scf.if %321 {
      %322 = vector.extract %60#0[2] : f32 from vector<8xf32>
      %323 = arith.addi %314, %c27 : index
      memref.store %322, %7[%323] : memref<?xf32>
    }
    %324 = arith.cmpi sgt, %tileElements, %c24 : index
    scf.if %324 {
      %325 = vector.extract %60#0[3] : f32 from vector<8xf32>
      %326 = arith.addi %314, %c28 : index
      memref.store %325, %7[%326] : memref<?xf32>
    }
    %327 = arith.cmpi sgt, %tileElements, %c5 : index
    scf.if %327 {
      %328 = vector.extract %60#0[4] : f32 from vector<8xf32>
      %329 = arith.addi %314, %c10 : index
      memref.store %328, %7[%329] : memref<?xf32>
    }
    %330 = arith.cmpi sgt, %tileElements, %c6 : index
    scf.if %330 {
      %331 = vector.extract %60#0[5] : f32 from vector<8xf32>
      %332 = arith.addi %314, %c29 : index
      memref.store %331, %7[%332] : memref<?xf32>
    }
    %333 = arith.cmpi sgt, %tileElements, %c7 : index
    scf.if %333 {
      %334 = vector.extract %60#0[6] : f32 from vector<8xf32>
      %335 = arith.addi %314, %c30 : index
      memref.store %334, %7[%335] : memref<?xf32>
    }
    %336 = arith.cmpi sgt, %tileElements, %c31 : index
    scf.if %336 {
      %337 = vector.extract %60#0[7] : f32 from vector<8xf32>
      %338 = arith.addi %314, %c32 : index
      memref.store %337, %7[%338] : memref<?xf32>
    }
    %339 = arith.addi %310, %c12 : index
    %340 = arith.muli %339, %c26 : index
    %341 = arith.addi %340, %313 : index
    scf.if %315 {
      %342 = vector.extract %60#1[0] : f32 from vector<8xf32>
      %343 = arith.addi %341, %c2 : index
      memref.store %342, %7[%343] : memref<?xf32>
    }
    scf.if %318 {
      %344 = vector.extract %60#1[1] : f32 from vector<8xf32>
      %345 = arith.addi %341, %c14 : index
      memref.store %344, %7[%345] : memref<?xf32>
    }
    scf.if %321 {
      %346 = vector.extract %60#1[2] : f32 from vector<8xf32>
      %347 = arith.addi %341, %c27 : index
      memref.store %346, %7[%347] : memref<?xf32>
    }
    scf.if %324 {
      %348 = vector.extract %60#1[3] : f32 from vector<8xf32>
      %349 = arith.addi %341, %c28 : index
      memref.store %348, %7[%349] : memref<?xf32>
    }
    scf.if %327 {
      %350 = vector.extract %60#1[4] : f32 from vector<8xf32>
      %351 = arith.addi %341, %c10 : index
      memref.store %350, %7[%351] : memref<?xf32>
    }
    scf.if %330 {
      %352 = vector.extract %60#1[5] : f32 from vector<8xf32>
      %353 = arith.addi %341, %c29 : index
      memref.store %352, %7[%353] : memref<?xf32>
    }
    scf.if %333 {
      %354 = vector.extract %60#1[6] : f32 from vector<8xf32>
      %355 = arith.addi %341, %c30 : index
      memref.store %354, %7[%355] : memref<?xf32>
    }
    scf.if %336 {
      %356 = vector.extract %60#1[7] : f32 from vector<8xf32>
      %357 = arith.addi %341, %c32 : index
      memref.store %356, %7[%357] : memref<?xf32>
    }
    wave.barrier
    scf.for %358 = %309 to %tileElements step %waves {
      %359 = arith.muli %358, %c14 : index
      %360 = arith.addi %359, %313 : index
      %361 = arith.addi %360, %c2 : index
      %362 = arith.addi %360, %c26 : index
      %363 = memref.load %7[%361] : memref<?xf32>
      %364 = memref.load %7[%362] : memref<?xf32>
      %368:2 = scf.for %365 = %c12 to %waves step %c12 iter_args(%366 = %363, %367 = %364) -> (f32, f32) {
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
      %377 = arith.divui %313, %c15 : index
      %378 = arith.addi %376, %377 : index
      %379 = arith.cmpi slt, %378, %17 : index
      scf.if %379 {
        %380 = arith.addi %pairsAt, %14 : index
        %381 = arith.subi %17, %c12 : index
        %382 = arith.minsi %378, %381 : index
        %383 = arith.addi %380, %382 : index
        %384 = memref.load %groups[%383] : memref<?xi32>
        %385 = arith.index_cast %384 : i32 to index
        %386 = arith.divui %385, %rowDivisor : index
        %387 = arith.cmpi eq, %hasFactors, %c12 : index
        %388 = arith.muli %386, %c1 : index
        %389 = memref.load %factors[%388] : memref<?xf32>
        %390 = arith.mulf %389, %operandScale : f32
        %391 = arith.select %387, %390, %operandScale : f32
        %392 = arith.remui %313, %c15 : index
        %393 = arith.muli %392, %c5 : index
        %394 = arith.addi %28, %393 : index
        %395 = vector.load %w[%394] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %396 = vector.bitcast %395 : vector<4xi8> to vector<1xf32>
        %397 = vector.extract %396[0] : f32 from vector<1xf32>
        %398 = arith.mulf %397, %391 : f32
        %399 = arith.mulf %368#0, %398 : f32
        %400 = arith.addi %30, %393 : index
        %401 = vector.load %w[%400] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %402 = vector.bitcast %401 : vector<4xi8> to vector<1xf32>
        %403 = vector.extract %402[0] : f32 from vector<1xf32>
        %404 = arith.mulf %403, %391 : f32
        %405 = arith.mulf %368#1, %404 : f32
        %406 = arith.addi %28, %c27 : index
        %407 = vector.load %w[%406] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %408 = vector.bitcast %407 : vector<4xi8> to vector<1xf32>
        %409 = vector.extract %408[0] : f32 from vector<1xf32>
        %410 = arith.addi %388, %c12 : index
        %411 = memref.load %factors[%410] : memref<?xf32>
        %412 = arith.mulf %411, %409 : f32
        %413 = arith.bitcast %412 : f32 to i32
        %414 = arith.shrui %413, %c35 : i32
        %415 = arith.maxsi %414, %c36 : i32
        %416 = arith.subi %c37, %415 : i32
        %417 = arith.shli %416, %c35 : i32
        %418 = arith.subi %415, %c38 : i32
        %419 = arith.shli %418, %c35 : i32
        %420 = arith.bitcast %417 : i32 to f32
        %421 = arith.bitcast %419 : i32 to f32
        %422 = arith.cmpi eq, %0, %c2 : index
        %423 = arith.cmpi eq, %392, %c2 : index
        %424 = arith.andi %422, %423 : i1
        scf.if %424 {
          %425 = arith.muli %385, %c1 : index
          memref.store %421, %out_factors[%425] : memref<?xf32>
        }
        %426 = arith.mulf %399, %c40 : f32
        %427 = wave.exp2 %426 : f32
        %428 = arith.addf %c39, %427 : f32
        %429 = arith.divf %399, %428 : f32
        %430 = arith.mulf %429, %405 : f32
        %431 = arith.mulf %430, %420 : f32
        %432 = arith.truncf %431 : f32 to f16
        %433 = arith.muli %385, %outputFeatures : index
        %434 = arith.muli %0, %c15 : index
        %435 = arith.addi %433, %434 : index
        %436 = arith.addi %435, %392 : index
        memref.store %432, %out[%436] : memref<?xf16>
      }
    }
  }
  wave.return
}
