// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertGateUp(format='q4_1')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_gate_up_q4_1__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 128 : index
  %fc2 = arith.constant 64 : index
  %fc3 = arith.constant 4 : index
  %fc4 = arith.constant 2 : index
  %fc5 = arith.constant 127 : index
  %fc6 = arith.constant 256 : index
  %fc7 = arith.constant dense<0> : vector<4xi32>
  %fc8 = arith.constant dense<983055> : vector<4xi32>
  %fc9 = arith.constant dense<1677747200> : vector<4xi32>
  %fc10 = arith.constant dense<4> : vector<4xi32>
  %fc11 = arith.constant dense<8> : vector<4xi32>
  %fc12 = arith.constant dense<12> : vector<4xi32>
  %fc13 = arith.constant dense<0x6400> : vector<32xf16>
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
  %f21 = vector.load %x3[%f20] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f22 = vector.bitcast %f21 : vector<16xi8> to vector<4xi32>
  %f23 = arith.shrui %f22, %fc7 : vector<4xi32>
  %f24 = arith.andi %f23, %fc8 : vector<4xi32>
  %f25 = arith.ori %f24, %fc9 : vector<4xi32>
  %f26 = vector.bitcast %f25 : vector<4xi32> to vector<8xf16>
  %f27 = arith.shrui %f22, %fc10 : vector<4xi32>
  %f28 = arith.andi %f27, %fc8 : vector<4xi32>
  %f29 = arith.ori %f28, %fc9 : vector<4xi32>
  %f30 = vector.bitcast %f29 : vector<4xi32> to vector<8xf16>
  %f31 = arith.shrui %f22, %fc11 : vector<4xi32>
  %f32 = arith.andi %f31, %fc8 : vector<4xi32>
  %f33 = arith.ori %f32, %fc9 : vector<4xi32>
  %f34 = vector.bitcast %f33 : vector<4xi32> to vector<8xf16>
  %f35 = arith.shrui %f22, %fc12 : vector<4xi32>
  %f36 = arith.andi %f35, %fc8 : vector<4xi32>
  %f37 = arith.ori %f36, %fc9 : vector<4xi32>
  %f38 = vector.bitcast %f37 : vector<4xi32> to vector<8xf16>
  %f39 = vector.shuffle %f26, %f30 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f40 = vector.shuffle %f34, %f38 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f41 = vector.shuffle %f39, %f40 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f42 = arith.subf %f41, %fc13 : vector<32xf16>
  %f43 = vector.shuffle %f42, %f42 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f44 = vector.shuffle %f42, %f42 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f45 = math.fma %f43, %f9, %f11 : vector<16xf16>
  %f46 = math.fma %f44, %f9, %f11 : vector<16xf16>
  func.return %f45, %f46 : vector<16xf16>, vector<16xf16>
}
wave.kernel @expert_gate_up_q4_1__gfx1100(%step: memref<?xi32> {wave.constant}, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %groups: memref<?xi32> {wave.constant}, %out: memref<?xf16>, %out_factors: memref<?xf32>) {
  %waves = wave.param "waves" : index
  %c1 = arith.constant 2 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c3 = arith.constant 0 : index
  %c4 = arith.constant 512 : index
  %c5 = arith.constant 4 : index
  %c6 = arith.constant 5 : index
  %c7 = arith.constant 6 : index
  %c8 = arith.constant 8 : index
  %c9 = arith.constant 127 : index
  %c10 = arith.constant 128 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %c12 = arith.constant 1 : index
  %alwaysStaged = wave.param "alwaysStaged" : index
  %stagedRows = wave.param "stagedRows" : index
  %operandTileRows = wave.param "operandTileRows" : index
  %pairsAt = wave.param "pairsAt" : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c18 = arith.constant 16 : index
  %c19 = arith.constant 32 : index
  %c20 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c23 = arith.constant 3 : index
  %tileElements = wave.param "tileElements" : index
  %c25 = arith.constant 256 : index
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
    %19 = arith.muli %inputFeatures, %c1 : index
    %20 = arith.addi %19, %c9 : index
    %21 = arith.divui %20, %c10 : index
    %22 = arith.muli %21, %c10 : index
    %23 = arith.addi %18, %22 : index
    %24 = arith.addi %23, %c10 : index
    %25 = arith.muli %11, %panelsPerExpert : index
    %26 = arith.addi %25, %1 : index
    %27 = arith.addi %26, %c3 : index
    %28 = arith.muli %27, %24 : index
    %29 = arith.addi %26, %c12 : index
    %30 = arith.muli %29, %24 : index
    %31 = arith.cmpi eq, %alwaysStaged, %c12 : index
    %32 = arith.cmpi sle, %17, %stagedRows : index
    %33 = arith.cmpi sgt, %stagedRows, %c3 : index
    %34 = arith.andi %32, %33 : i1
    %35 = arith.select %31, %31, %34 : i1
    %36:2 = scf.if %35 -> (vector<8xf32>, vector<8xf32>) {
      %37 = arith.addi %inputFeatures, %c8 : index
      %38 = arith.muli %stagedRows, %37 : index
      %39 = wave.scratch %38 : memref<?xf16>
      scf.for %40 = %c3 to %17 step %c12 {
        %41 = arith.addi %pairsAt, %14 : index
        %42 = arith.subi %17, %c12 : index
        %43 = arith.minsi %40, %42 : index
        %44 = arith.addi %41, %43 : index
        %45 = memref.load %groups[%44] : memref<?xi32>
        %46 = arith.index_cast %45 : i32 to index
        %47 = arith.divui %46, %rowDivisor : index
        %48 = arith.divui %47, %operandTileRows : index
        %49 = arith.divui %inputFeatures, %c18 : index
        %50 = arith.muli %48, %49 : index
        %51 = arith.divui %c3, %c18 : index
        %52 = arith.addi %50, %51 : index
        %53 = arith.muli %52, %c1 : index
        %54 = arith.remui %c3, %c18 : index
        %55 = arith.divui %54, %c8 : index
        %56 = arith.addi %53, %55 : index
        %57 = arith.muli %operandTileRows, %c8 : index
        %58 = arith.muli %56, %57 : index
        %59 = arith.remui %47, %operandTileRows : index
        %60 = arith.muli %59, %c8 : index
        %61 = arith.addi %58, %60 : index
        %62 = arith.remui %c3, %c8 : index
        %63 = arith.addi %61, %62 : index
        %64 = arith.muli %40, %37 : index
        %65 = arith.divui %inputFeatures, %c8 : index
        %66 = wave.wave
        %67 = arith.muli %66, %c19 : index
        %68 = wave.lane
        %69 = arith.addi %67, %68 : index
        %70 = arith.muli %waves, %c19 : index
        scf.for %71 = %69 to %65 step %70 {
          %72 = arith.muli %71, %57 : index
          %73 = arith.addi %63, %72 : index
          %74 = vector.load %x[%73] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          %75 = arith.muli %71, %c8 : index
          %76 = arith.addi %64, %75 : index
          vector.store %74, %39[%76] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        }
      }
      wave.barrier
      %77 = wave.lane
      %78 = arith.remui %77, %c18 : index
      %79 = arith.subi %17, %c12 : index
      %80 = arith.minsi %78, %79 : index
      %81 = arith.muli %80, %37 : index
      %82 = wave.wave
      %83 = arith.divui %inputFeatures, %c19 : index
      %84 = arith.muli %82, %stepsPerWave : index
      %85 = arith.minsi %84, %83 : index
      %86 = arith.addi %85, %stepsPerWave : index
      %87 = arith.minsi %86, %83 : index
      %88 = arith.cmpi eq, %wholeBlocks, %c12 : index
      %89 = arith.subi %87, %85 : index
      %90 = arith.divui %89, %c1 : index
      %91 = arith.muli %90, %c1 : index
      %92 = arith.addi %85, %91 : index
      %93 = arith.select %88, %86, %92 : index
      %97:2 = scf.for %94 = %85 to %93 step %c1 iter_args(%95 = %c20, %96 = %c20) -> (vector<8xf32>, vector<8xf32>) {
        %98 = arith.addi %94, %c3 : index
        %99:2 = func.call @expert_gate_up_q4_1__gfx1100.0(%77, %28, %98, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %100 = arith.addi %94, %c12 : index
        %101:2 = func.call @expert_gate_up_q4_1__gfx1100.0(%77, %28, %100, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %102:2 = func.call @expert_gate_up_q4_1__gfx1100.0(%77, %30, %98, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %103:2 = func.call @expert_gate_up_q4_1__gfx1100.0(%77, %30, %100, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %104 = arith.muli %94, %c1 : index
        %105 = arith.addi %104, %c3 : index
        %106 = arith.muli %c12, %c18 : index
        %107 = arith.muli %105, %106 : index
        %108 = arith.addi %81, %107 : index
        %109 = vector.load %39[%108] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %110 = arith.muli %c12, %c8 : index
        %111 = arith.addi %108, %110 : index
        %112 = vector.load %39[%111] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %113 = vector.shuffle %109, %112 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %114 = wave.mma %113, %99#0, %95 : vector<16xf16>, vector<8xf32>
        %115 = wave.mma %113, %102#0, %96 : vector<16xf16>, vector<8xf32>
        %116 = arith.addi %104, %c12 : index
        %117 = arith.muli %116, %106 : index
        %118 = arith.addi %81, %117 : index
        %119 = vector.load %39[%118] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %120 = arith.addi %118, %110 : index
        %121 = vector.load %39[%120] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %122 = vector.shuffle %119, %121 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %123 = wave.mma %122, %99#1, %114 : vector<16xf16>, vector<8xf32>
        %124 = wave.mma %122, %102#1, %115 : vector<16xf16>, vector<8xf32>
        %125 = arith.addi %104, %c1 : index
        %126 = arith.muli %125, %106 : index
        %127 = arith.addi %81, %126 : index
        %128 = vector.load %39[%127] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %129 = arith.addi %127, %110 : index
        %130 = vector.load %39[%129] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %131 = vector.shuffle %128, %130 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %132 = wave.mma %131, %101#0, %123 : vector<16xf16>, vector<8xf32>
        %133 = wave.mma %131, %103#0, %124 : vector<16xf16>, vector<8xf32>
        %134 = arith.addi %104, %c23 : index
        %135 = arith.muli %134, %106 : index
        %136 = arith.addi %81, %135 : index
        %137 = vector.load %39[%136] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %138 = arith.addi %136, %110 : index
        %139 = vector.load %39[%138] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %140 = vector.shuffle %137, %139 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %141 = wave.mma %140, %101#1, %132 : vector<16xf16>, vector<8xf32>
        %142 = wave.mma %140, %103#1, %133 : vector<16xf16>, vector<8xf32>
        scf.yield %141, %142 : vector<8xf32>, vector<8xf32>
      }
      %143 = arith.select %88, %93, %87 : index
      %147:2 = scf.for %144 = %93 to %143 step %c12 iter_args(%145 = %97#0, %146 = %97#1) -> (vector<8xf32>, vector<8xf32>) {
        %148 = arith.addi %144, %c3 : index
        %149:2 = func.call @expert_gate_up_q4_1__gfx1100.0(%77, %28, %148, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %150:2 = func.call @expert_gate_up_q4_1__gfx1100.0(%77, %30, %148, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %151 = arith.muli %144, %c1 : index
        %152 = arith.addi %151, %c3 : index
        %153 = arith.muli %c12, %c18 : index
        %154 = arith.muli %152, %153 : index
        %155 = arith.addi %81, %154 : index
        %156 = vector.load %39[%155] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %157 = arith.muli %c12, %c8 : index
        %158 = arith.addi %155, %157 : index
        %159 = vector.load %39[%158] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %160 = vector.shuffle %156, %159 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %161 = wave.mma %160, %149#0, %145 : vector<16xf16>, vector<8xf32>
        %162 = wave.mma %160, %150#0, %146 : vector<16xf16>, vector<8xf32>
        %163 = arith.addi %151, %c12 : index
        %164 = arith.muli %163, %153 : index
        %165 = arith.addi %81, %164 : index
        %166 = vector.load %39[%165] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %167 = arith.addi %165, %157 : index
        %168 = vector.load %39[%167] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %169 = vector.shuffle %166, %168 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %170 = wave.mma %169, %149#1, %161 : vector<16xf16>, vector<8xf32>
        %171 = wave.mma %169, %150#1, %162 : vector<16xf16>, vector<8xf32>
        scf.yield %170, %171 : vector<8xf32>, vector<8xf32>
      }
      scf.yield %147#0, %147#1 : vector<8xf32>, vector<8xf32>
    } else {
      %172 = wave.lane
      %173 = arith.remui %172, %c18 : index
      %174 = arith.addi %pairsAt, %14 : index
      %175 = arith.subi %17, %c12 : index
      %176 = arith.minsi %173, %175 : index
      %177 = arith.addi %174, %176 : index
      %178 = memref.load %groups[%177] : memref<?xi32>
      %179 = arith.index_cast %178 : i32 to index
      %180 = arith.divui %179, %rowDivisor : index
      %181 = arith.divui %180, %operandTileRows : index
      %182 = arith.divui %inputFeatures, %c18 : index
      %183 = arith.muli %181, %182 : index
      %184 = arith.divui %c3, %c18 : index
      %185 = arith.addi %183, %184 : index
      %186 = arith.muli %185, %c1 : index
      %187 = arith.remui %c3, %c18 : index
      %188 = arith.divui %187, %c8 : index
      %189 = arith.addi %186, %188 : index
      %190 = arith.muli %operandTileRows, %c8 : index
      %191 = arith.muli %189, %190 : index
      %192 = arith.remui %180, %operandTileRows : index
      %193 = arith.muli %192, %c8 : index
      %194 = arith.addi %191, %193 : index
      %195 = arith.remui %c3, %c8 : index
      %196 = arith.addi %194, %195 : index
      %197 = wave.wave
      %198 = arith.divui %inputFeatures, %c19 : index
      %199 = arith.muli %197, %stepsPerWave : index
      %200 = arith.minsi %199, %198 : index
      %201 = arith.addi %200, %stepsPerWave : index
      %202 = arith.minsi %201, %198 : index
      %203 = arith.cmpi eq, %wholeBlocks, %c12 : index
      %204 = arith.subi %202, %200 : index
      %205 = arith.divui %204, %c1 : index
      %206 = arith.muli %205, %c1 : index
      %207 = arith.addi %200, %206 : index
      %208 = arith.select %203, %201, %207 : index
      %212:2 = scf.for %209 = %200 to %208 step %c1 iter_args(%210 = %c20, %211 = %c20) -> (vector<8xf32>, vector<8xf32>) {
        %213 = arith.addi %209, %c3 : index
        %214:2 = func.call @expert_gate_up_q4_1__gfx1100.0(%172, %28, %213, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %215 = arith.addi %209, %c12 : index
        %216:2 = func.call @expert_gate_up_q4_1__gfx1100.0(%172, %28, %215, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %217:2 = func.call @expert_gate_up_q4_1__gfx1100.0(%172, %30, %213, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %218:2 = func.call @expert_gate_up_q4_1__gfx1100.0(%172, %30, %215, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %219 = arith.muli %209, %c1 : index
        %220 = arith.addi %219, %c3 : index
        %221 = arith.muli %operandTileRows, %c18 : index
        %222 = arith.muli %220, %221 : index
        %223 = arith.addi %196, %222 : index
        %224 = vector.load %x[%223] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %225 = arith.addi %223, %190 : index
        %226 = vector.load %x[%225] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %227 = vector.shuffle %224, %226 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %228 = wave.mma %227, %214#0, %210 : vector<16xf16>, vector<8xf32>
        %229 = wave.mma %227, %217#0, %211 : vector<16xf16>, vector<8xf32>
        %230 = arith.addi %219, %c12 : index
        %231 = arith.muli %230, %221 : index
        %232 = arith.addi %196, %231 : index
        %233 = vector.load %x[%232] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %234 = arith.addi %232, %190 : index
        %235 = vector.load %x[%234] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %236 = vector.shuffle %233, %235 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %237 = wave.mma %236, %214#1, %228 : vector<16xf16>, vector<8xf32>
        %238 = wave.mma %236, %217#1, %229 : vector<16xf16>, vector<8xf32>
        %239 = arith.addi %219, %c1 : index
        %240 = arith.muli %239, %221 : index
        %241 = arith.addi %196, %240 : index
        %242 = vector.load %x[%241] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %243 = arith.addi %241, %190 : index
        %244 = vector.load %x[%243] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %245 = vector.shuffle %242, %244 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %246 = wave.mma %245, %216#0, %237 : vector<16xf16>, vector<8xf32>
        %247 = wave.mma %245, %218#0, %238 : vector<16xf16>, vector<8xf32>
        %248 = arith.addi %219, %c23 : index
        %249 = arith.muli %248, %221 : index
        %250 = arith.addi %196, %249 : index
        %251 = vector.load %x[%250] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %252 = arith.addi %250, %190 : index
        %253 = vector.load %x[%252] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %254 = vector.shuffle %251, %253 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %255 = wave.mma %254, %216#1, %246 : vector<16xf16>, vector<8xf32>
        %256 = wave.mma %254, %218#1, %247 : vector<16xf16>, vector<8xf32>
        scf.yield %255, %256 : vector<8xf32>, vector<8xf32>
      }
      %257 = arith.select %203, %208, %202 : index
      %261:2 = scf.for %258 = %208 to %257 step %c12 iter_args(%259 = %212#0, %260 = %212#1) -> (vector<8xf32>, vector<8xf32>) {
        %262 = arith.addi %258, %c3 : index
        %263:2 = func.call @expert_gate_up_q4_1__gfx1100.0(%172, %28, %262, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %264:2 = func.call @expert_gate_up_q4_1__gfx1100.0(%172, %30, %262, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %265 = arith.muli %258, %c1 : index
        %266 = arith.addi %265, %c3 : index
        %267 = arith.muli %operandTileRows, %c18 : index
        %268 = arith.muli %266, %267 : index
        %269 = arith.addi %196, %268 : index
        %270 = vector.load %x[%269] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %271 = arith.addi %269, %190 : index
        %272 = vector.load %x[%271] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %273 = vector.shuffle %270, %272 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %274 = wave.mma %273, %263#0, %259 : vector<16xf16>, vector<8xf32>
        %275 = wave.mma %273, %264#0, %260 : vector<16xf16>, vector<8xf32>
        %276 = arith.addi %265, %c12 : index
        %277 = arith.muli %276, %267 : index
        %278 = arith.addi %196, %277 : index
        %279 = vector.load %x[%278] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %280 = arith.addi %278, %190 : index
        %281 = vector.load %x[%280] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %282 = vector.shuffle %279, %281 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %283 = wave.mma %282, %263#1, %274 : vector<16xf16>, vector<8xf32>
        %284 = wave.mma %282, %264#1, %275 : vector<16xf16>, vector<8xf32>
        scf.yield %283, %284 : vector<8xf32>, vector<8xf32>
      }
      scf.yield %261#0, %261#1 : vector<8xf32>, vector<8xf32>
    }
    %285 = wave.wave
    %286 = arith.muli %285, %c1 : index
    %287 = arith.addi %286, %c3 : index
    %288 = arith.muli %287, %c25 : index
    %289 = wave.lane
    %290 = arith.addi %288, %289 : index
    %291 = arith.cmpi sgt, %tileElements, %c3 : index
    scf.if %291 {
      %292 = vector.extract %36#0[0] : f32 from vector<8xf32>
      %293 = arith.addi %290, %c3 : index
      memref.store %292, %7[%293] : memref<?xf32>
    }
    %294 = arith.cmpi sgt, %tileElements, %c12 : index
    scf.if %294 {
      %295 = vector.extract %36#0[1] : f32 from vector<8xf32>
      %296 = arith.addi %290, %c19 : index
      memref.store %295, %7[%296] : memref<?xf32>
    }
    %297 = arith.cmpi sgt, %tileElements, %c1 : index
    scf.if %297 {
      %298 = vector.extract %36#0[2] : f32 from vector<8xf32>
      %299 = arith.addi %290, %c26 : index
      memref.store %298, %7[%299] : memref<?xf32>
    }
    %300 = arith.cmpi sgt, %tileElements, %c23 : index
    scf.if %300 {
      %301 = vector.extract %36#0[3] : f32 from vector<8xf32>
      %302 = arith.addi %290, %c27 : index
      memref.store %301, %7[%302] : memref<?xf32>
    }
    %303 = arith.cmpi sgt, %tileElements, %c5 : index
    scf.if %303 {
      %304 = vector.extract %36#0[4] : f32 from vector<8xf32>
      %305 = arith.addi %290, %c10 : index
      memref.store %304, %7[%305] : memref<?xf32>
    }
    %306 = arith.cmpi sgt, %tileElements, %c6 : index
    scf.if %306 {
      %307 = vector.extract %36#0[5] : f32 from vector<8xf32>
      %308 = arith.addi %290, %c28 : index
      memref.store %307, %7[%308] : memref<?xf32>
    }
    %309 = arith.cmpi sgt, %tileElements, %c7 : index
    scf.if %309 {
      %310 = vector.extract %36#0[6] : f32 from vector<8xf32>
      %311 = arith.addi %290, %c29 : index
      memref.store %310, %7[%311] : memref<?xf32>
    }
    %312 = arith.cmpi sgt, %tileElements, %c30 : index
    scf.if %312 {
      %313 = vector.extract %36#0[7] : f32 from vector<8xf32>
      %314 = arith.addi %290, %c31 : index
      memref.store %313, %7[%314] : memref<?xf32>
    }
    %315 = arith.addi %286, %c12 : index
    %316 = arith.muli %315, %c25 : index
    %317 = arith.addi %316, %289 : index
    scf.if %291 {
      %318 = vector.extract %36#1[0] : f32 from vector<8xf32>
      %319 = arith.addi %317, %c3 : index
      memref.store %318, %7[%319] : memref<?xf32>
    }
    scf.if %294 {
      %320 = vector.extract %36#1[1] : f32 from vector<8xf32>
      %321 = arith.addi %317, %c19 : index
      memref.store %320, %7[%321] : memref<?xf32>
    }
    scf.if %297 {
      %322 = vector.extract %36#1[2] : f32 from vector<8xf32>
      %323 = arith.addi %317, %c26 : index
      memref.store %322, %7[%323] : memref<?xf32>
    }
    scf.if %300 {
      %324 = vector.extract %36#1[3] : f32 from vector<8xf32>
      %325 = arith.addi %317, %c27 : index
      memref.store %324, %7[%325] : memref<?xf32>
    }
    scf.if %303 {
      %326 = vector.extract %36#1[4] : f32 from vector<8xf32>
      %327 = arith.addi %317, %c10 : index
      memref.store %326, %7[%327] : memref<?xf32>
    }
    scf.if %306 {
      %328 = vector.extract %36#1[5] : f32 from vector<8xf32>
      %329 = arith.addi %317, %c28 : index
      memref.store %328, %7[%329] : memref<?xf32>
    }
    scf.if %309 {
      %330 = vector.extract %36#1[6] : f32 from vector<8xf32>
      %331 = arith.addi %317, %c29 : index
      memref.store %330, %7[%331] : memref<?xf32>
    }
    scf.if %312 {
      %332 = vector.extract %36#1[7] : f32 from vector<8xf32>
      %333 = arith.addi %317, %c31 : index
      memref.store %332, %7[%333] : memref<?xf32>
    }
    wave.barrier
    scf.for %334 = %285 to %tileElements step %waves {
      %335 = arith.muli %334, %c19 : index
      %336 = arith.addi %335, %289 : index
      %337 = arith.addi %336, %c3 : index
      %338 = arith.addi %336, %c25 : index
      %339 = memref.load %7[%337] : memref<?xf32>
      %340 = memref.load %7[%338] : memref<?xf32>
      %344:2 = scf.for %341 = %c12 to %waves step %c12 iter_args(%342 = %339, %343 = %340) -> (f32, f32) {
        %345 = arith.muli %341, %c4 : index
        %346 = arith.addi %337, %345 : index
        %347 = memref.load %7[%346] : memref<?xf32>
        %348 = arith.addi %338, %345 : index
        %349 = memref.load %7[%348] : memref<?xf32>
        %350 = arith.addf %342, %347 : f32
        %351 = arith.addf %343, %349 : f32
        scf.yield %350, %351 : f32, f32
      }
      %352 = arith.muli %334, %c1 : index
      %353 = arith.divui %289, %c18 : index
      %354 = arith.addi %352, %353 : index
      %355 = arith.cmpi slt, %354, %17 : index
      scf.if %355 {
        %356 = arith.addi %pairsAt, %14 : index
        %357 = arith.subi %17, %c12 : index
        %358 = arith.minsi %354, %357 : index
        %359 = arith.addi %356, %358 : index
        %360 = memref.load %groups[%359] : memref<?xi32>
        %361 = arith.index_cast %360 : i32 to index
        %362 = arith.divui %361, %rowDivisor : index
        %363 = arith.cmpi eq, %hasFactors, %c12 : index
        %364 = arith.muli %362, %c1 : index
        %365 = memref.load %factors[%364] : memref<?xf32>
        %366 = arith.mulf %365, %operandScale : f32
        %367 = arith.select %363, %366, %operandScale : f32
        %368 = arith.remui %289, %c18 : index
        %369 = arith.muli %368, %c5 : index
        %370 = arith.addi %28, %369 : index
        %371 = vector.load %w[%370] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %372 = vector.bitcast %371 : vector<4xi8> to vector<1xf32>
        %373 = vector.extract %372[0] : f32 from vector<1xf32>
        %374 = arith.mulf %373, %367 : f32
        %375 = arith.mulf %344#0, %374 : f32
        %376 = arith.addi %30, %369 : index
        %377 = vector.load %w[%376] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %378 = vector.bitcast %377 : vector<4xi8> to vector<1xf32>
        %379 = vector.extract %378[0] : f32 from vector<1xf32>
        %380 = arith.mulf %379, %367 : f32
        %381 = arith.mulf %344#1, %380 : f32
        %382 = arith.addi %28, %c26 : index
        %383 = vector.load %w[%382] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %384 = vector.bitcast %383 : vector<4xi8> to vector<1xf32>
        %385 = vector.extract %384[0] : f32 from vector<1xf32>
        %386 = arith.addi %364, %c12 : index
        %387 = memref.load %factors[%386] : memref<?xf32>
        %388 = arith.mulf %387, %385 : f32
        %389 = arith.bitcast %388 : f32 to i32
        %390 = arith.shrui %389, %c34 : i32
        %391 = arith.maxsi %390, %c35 : i32
        %392 = arith.subi %c36, %391 : i32
        %393 = arith.shli %392, %c34 : i32
        %394 = arith.subi %391, %c37 : i32
        %395 = arith.shli %394, %c34 : i32
        %396 = arith.bitcast %393 : i32 to f32
        %397 = arith.bitcast %395 : i32 to f32
        %398 = arith.cmpi eq, %0, %c3 : index
        %399 = arith.cmpi eq, %368, %c3 : index
        %400 = arith.andi %398, %399 : i1
        scf.if %400 {
          %401 = arith.muli %361, %c1 : index
          memref.store %397, %out_factors[%401] : memref<?xf32>
        }
        %402 = arith.mulf %375, %c39 : f32
        %403 = wave.exp2 %402 : f32
        %404 = arith.addf %c38, %403 : f32
        %405 = arith.divf %375, %404 : f32
        %406 = arith.mulf %405, %381 : f32
        %407 = arith.mulf %406, %396 : f32
        %408 = arith.truncf %407 : f32 to f16
        %409 = arith.muli %361, %outputFeatures : index
        %410 = arith.muli %0, %c18 : index
        %411 = arith.addi %409, %410 : index
        %412 = arith.addi %411, %368 : index
        memref.store %408, %out[%412] : memref<?xf16>
      }
    }
  }
  wave.return
}
