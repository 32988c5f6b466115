// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertGateUp(format='f16')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_gate_up_f16__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>) -> (vector<16xf16>) {
  %fc0 = arith.constant 128 : index
  %fc1 = arith.constant 512 : index
  %fc2 = arith.constant 16 : index
  %fc3 = arith.constant 256 : index
  %f0 = arith.addi %x0, %fc0 : index
  %f1 = arith.muli %x1, %fc1 : index
  %f2 = arith.addi %f0, %f1 : index
  %f3 = arith.remui %x2, %fc2 : index
  %f4 = arith.muli %f3, %fc2 : index
  %f5 = arith.addi %f2, %f4 : index
  %f6 = vector.load %x3[%f5] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f7 = vector.bitcast %f6 : vector<16xi8> to vector<8xf16>
  %f8 = arith.addi %f5, %fc3 : index
  %f9 = vector.load %x3[%f8] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f10 = vector.bitcast %f9 : vector<16xi8> to vector<8xf16>
  %f11 = vector.shuffle %f7, %f10 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
  func.return %f11 : vector<16xf16>
}
wave.kernel @expert_gate_up_f16__gfx1100(%step: memref<?xi32> {wave.constant}, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %groups: memref<?xi32> {wave.constant}, %out: memref<?xf16>, %out_factors: memref<?xf32>) {
  %waves = wave.param "waves" : index
  %c1 = arith.constant 2 : index
  %c2 = arith.constant 0 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 512 : index
  %c5 = arith.constant 4 : index
  %c6 = arith.constant 5 : index
  %c7 = arith.constant 6 : index
  %c8 = arith.constant 32 : index
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
  %c19 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c22 = arith.constant 3 : index
  %tileElements = wave.param "tileElements" : index
  %c24 = arith.constant 256 : index
  %c25 = arith.constant 64 : index
  %c26 = arith.constant 96 : index
  %c27 = arith.constant 160 : index
  %c28 = arith.constant 192 : index
  %c29 = arith.constant 7 : index
  %c30 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c33 = arith.constant 23 : i32
  %c34 = arith.constant 141 : i32
  %c35 = arith.constant 268 : i32
  %c36 = arith.constant 14 : i32
  %c37 = arith.constant 0x3F800000 : f32
  %c38 = arith.constant 0xBFB8AA3B : f32
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
    %19 = arith.addi %18, %c9 : index
    %20 = arith.muli %11, %panelsPerExpert : index
    %21 = arith.addi %20, %1 : index
    %22 = arith.addi %21, %c2 : index
    %23 = arith.muli %22, %19 : index
    %24 = arith.addi %21, %c11 : index
    %25 = arith.muli %24, %19 : index
    %26 = arith.addi %c2, %c2 : index
    %27 = arith.addi %c2, %c11 : index
    %28 = arith.cmpi eq, %alwaysStaged, %c11 : index
    %29 = arith.cmpi sle, %17, %stagedRows : index
    %30 = arith.cmpi sgt, %stagedRows, %c2 : index
    %31 = arith.andi %29, %30 : i1
    %32 = arith.select %28, %28, %31 : i1
    %33:2 = scf.if %32 -> (vector<8xf32>, vector<8xf32>) {
      %34 = arith.addi %inputFeatures, %c15 : index
      %35 = arith.muli %stagedRows, %34 : index
      %36 = wave.scratch %35 : memref<?xf16>
      scf.for %37 = %c2 to %17 step %c11 {
        %38 = arith.addi %pairsAt, %14 : index
        %39 = arith.subi %17, %c11 : index
        %40 = arith.minsi %37, %39 : index
        %41 = arith.addi %38, %40 : index
        %42 = memref.load %groups[%41] : memref<?xi32>
        %43 = arith.index_cast %42 : i32 to index
        %44 = arith.divui %43, %rowDivisor : index
        %45 = arith.divui %44, %operandTileRows : index
        %46 = arith.divui %inputFeatures, %c18 : index
        %47 = arith.muli %45, %46 : index
        %48 = arith.divui %c2, %c18 : index
        %49 = arith.addi %47, %48 : index
        %50 = arith.muli %49, %c1 : index
        %51 = arith.remui %c2, %c18 : index
        %52 = arith.divui %51, %c15 : index
        %53 = arith.addi %50, %52 : index
        %54 = arith.muli %operandTileRows, %c15 : index
        %55 = arith.muli %53, %54 : index
        %56 = arith.remui %44, %operandTileRows : index
        %57 = arith.muli %56, %c15 : index
        %58 = arith.addi %55, %57 : index
        %59 = arith.remui %c2, %c15 : index
        %60 = arith.addi %58, %59 : index
        %61 = arith.muli %37, %34 : index
        %62 = arith.divui %inputFeatures, %c15 : index
        %63 = wave.wave
        %64 = arith.muli %63, %c8 : index
        %65 = wave.lane
        %66 = arith.addi %64, %65 : index
        %67 = arith.muli %waves, %c8 : index
        scf.for %68 = %66 to %62 step %67 {
          %69 = arith.muli %68, %54 : index
          %70 = arith.addi %60, %69 : index
          %71 = vector.load %x[%70] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          %72 = arith.muli %68, %c15 : index
          %73 = arith.addi %61, %72 : index
          vector.store %71, %36[%73] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        }
      }
      wave.barrier
      %74 = wave.lane
      %75 = arith.remui %74, %c18 : index
      %76 = arith.subi %17, %c11 : index
      %77 = arith.minsi %75, %76 : index
      %78 = arith.muli %77, %34 : index
      %79 = wave.wave
      %80 = arith.divui %inputFeatures, %c18 : index
      %81 = arith.muli %79, %stepsPerWave : index
      %82 = arith.minsi %81, %80 : index
      %83 = arith.addi %82, %stepsPerWave : index
      %84 = arith.minsi %83, %80 : index
      %85 = arith.cmpi eq, %wholeBlocks, %c11 : index
      %86 = arith.subi %84, %82 : index
      %87 = arith.divui %86, %c5 : index
      %88 = arith.muli %87, %c5 : index
      %89 = arith.addi %82, %88 : index
      %90 = arith.select %85, %83, %89 : index
      %94:2 = scf.for %91 = %82 to %90 step %c5 iter_args(%92 = %c19, %93 = %c19) -> (vector<8xf32>, vector<8xf32>) {
        %95 = arith.addi %91, %c2 : index
        %96 = func.call @expert_gate_up_f16__gfx1100.0(%23, %95, %74, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %97 = arith.addi %91, %c11 : index
        %98 = func.call @expert_gate_up_f16__gfx1100.0(%23, %97, %74, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %99 = arith.addi %91, %c1 : index
        %100 = func.call @expert_gate_up_f16__gfx1100.0(%23, %99, %74, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %101 = arith.addi %91, %c22 : index
        %102 = func.call @expert_gate_up_f16__gfx1100.0(%23, %101, %74, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %103 = func.call @expert_gate_up_f16__gfx1100.0(%25, %95, %74, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %104 = func.call @expert_gate_up_f16__gfx1100.0(%25, %97, %74, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %105 = func.call @expert_gate_up_f16__gfx1100.0(%25, %99, %74, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %106 = func.call @expert_gate_up_f16__gfx1100.0(%25, %101, %74, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %107 = arith.muli %91, %c11 : index
        %108 = arith.addi %107, %c2 : index
        %109 = arith.muli %c11, %c18 : index
        %110 = arith.muli %108, %109 : index
        %111 = arith.addi %78, %110 : index
        %112 = vector.load %36[%111] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %113 = arith.muli %c11, %c15 : index
        %114 = arith.addi %111, %113 : index
        %115 = vector.load %36[%114] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %116 = vector.shuffle %112, %115 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %117 = wave.mma %116, %96, %92 : vector<16xf16>, vector<8xf32>
        %118 = wave.mma %116, %103, %93 : vector<16xf16>, vector<8xf32>
        %119 = arith.addi %107, %c11 : index
        %120 = arith.muli %119, %109 : index
        %121 = arith.addi %78, %120 : index
        %122 = vector.load %36[%121] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %123 = arith.addi %121, %113 : index
        %124 = vector.load %36[%123] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %125 = vector.shuffle %122, %124 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %126 = wave.mma %125, %98, %117 : vector<16xf16>, vector<8xf32>
        %127 = wave.mma %125, %104, %118 : vector<16xf16>, vector<8xf32>
        %128 = arith.addi %107, %c1 : index
        %129 = arith.muli %128, %109 : index
        %130 = arith.addi %78, %129 : index
        %131 = vector.load %36[%130] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %132 = arith.addi %130, %113 : index
        %133 = vector.load %36[%132] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %134 = vector.shuffle %131, %133 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %135 = wave.mma %134, %100, %126 : vector<16xf16>, vector<8xf32>
        %136 = wave.mma %134, %105, %127 : vector<16xf16>, vector<8xf32>
        %137 = arith.addi %107, %c22 : index
        %138 = arith.muli %137, %109 : index
        %139 = arith.addi %78, %138 : index
        %140 = vector.load %36[%139] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %141 = arith.addi %139, %113 : index
        %142 = vector.load %36[%141] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %143 = vector.shuffle %140, %142 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %144 = wave.mma %143, %102, %135 : vector<16xf16>, vector<8xf32>
        %145 = wave.mma %143, %106, %136 : vector<16xf16>, vector<8xf32>
        scf.yield %144, %145 : vector<8xf32>, vector<8xf32>
      }
      %146 = arith.select %85, %90, %84 : index
      %150:2 = scf.for %147 = %90 to %146 step %c11 iter_args(%148 = %94#0, %149 = %94#1) -> (vector<8xf32>, vector<8xf32>) {
        %151 = arith.addi %147, %c2 : index
        %152 = func.call @expert_gate_up_f16__gfx1100.0(%23, %151, %74, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %153 = func.call @expert_gate_up_f16__gfx1100.0(%25, %151, %74, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %154 = arith.muli %147, %c11 : index
        %155 = arith.addi %154, %c2 : index
        %156 = arith.muli %c11, %c18 : index
        %157 = arith.muli %155, %156 : index
        %158 = arith.addi %78, %157 : index
        %159 = vector.load %36[%158] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %160 = arith.muli %c11, %c15 : index
        %161 = arith.addi %158, %160 : index
        %162 = vector.load %36[%161] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %163 = vector.shuffle %159, %162 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %164 = wave.mma %163, %152, %148 : vector<16xf16>, vector<8xf32>
        %165 = wave.mma %163, %153, %149 : vector<16xf16>, vector<8xf32>
        scf.yield %164, %165 : vector<8xf32>, vector<8xf32>
      }
      scf.yield %150#0, %150#1 : vector<8xf32>, vector<8xf32>
    } else {
      %166 = wave.lane
      %167 = arith.remui %166, %c18 : index
      %168 = arith.addi %pairsAt, %14 : index
      %169 = arith.subi %17, %c11 : index
      %170 = arith.minsi %167, %169 : index
      %171 = arith.addi %168, %170 : index
      %172 = memref.load %groups[%171] : memref<?xi32>
      %173 = arith.index_cast %172 : i32 to index
      %174 = arith.divui %173, %rowDivisor : index
      %175 = arith.divui %174, %operandTileRows : index
      %176 = arith.divui %inputFeatures, %c18 : index
      %177 = arith.muli %175, %176 : index
      %178 = arith.divui %c2, %c18 : index
      %179 = arith.addi %177, %178 : index
      %180 = arith.muli %179, %c1 : index
      %181 = arith.remui %c2, %c18 : index
      %182 = arith.divui %181, %c15 : index
      %183 = arith.addi %180, %182 : index
      %184 = arith.muli %operandTileRows, %c15 : index
      %185 = arith.muli %183, %184 : index
      %186 = arith.remui %174, %operandTileRows : index
      %187 = arith.muli %186, %c15 : index
      %188 = arith.addi %185, %187 : index
      %189 = arith.remui %c2, %c15 : index
      %190 = arith.addi %188, %189 : index
      %191 = wave.wave
      %192 = arith.muli %191, %stepsPerWave : index
      %193 = arith.minsi %192, %176 : index
      %194 = arith.addi %193, %stepsPerWave : index
      %195 = arith.minsi %194, %176 : index
      %196 = arith.cmpi eq, %wholeBlocks, %c11 : index
      %197 = arith.subi %195, %193 : index
      %198 = arith.divui %197, %c5 : index
      %199 = arith.muli %198, %c5 : index
      %200 = arith.addi %193, %199 : index
      %201 = arith.select %196, %194, %200 : index
      %205:2 = scf.for %202 = %193 to %201 step %c5 iter_args(%203 = %c19, %204 = %c19) -> (vector<8xf32>, vector<8xf32>) {
        %206 = arith.addi %202, %c2 : index
        %207 = func.call @expert_gate_up_f16__gfx1100.0(%23, %206, %166, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %208 = arith.addi %202, %c11 : index
        %209 = func.call @expert_gate_up_f16__gfx1100.0(%23, %208, %166, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %210 = arith.addi %202, %c1 : index
        %211 = func.call @expert_gate_up_f16__gfx1100.0(%23, %210, %166, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %212 = arith.addi %202, %c22 : index
        %213 = func.call @expert_gate_up_f16__gfx1100.0(%23, %212, %166, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %214 = func.call @expert_gate_up_f16__gfx1100.0(%25, %206, %166, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %215 = func.call @expert_gate_up_f16__gfx1100.0(%25, %208, %166, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %216 = func.call @expert_gate_up_f16__gfx1100.0(%25, %210, %166, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %217 = func.call @expert_gate_up_f16__gfx1100.0(%25, %212, %166, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %218 = arith.muli %202, %c11 : index
        %219 = arith.addi %218, %c2 : index
        %220 = arith.muli %operandTileRows, %c18 : index
        %221 = arith.muli %219, %220 : index
        %222 = arith.addi %190, %221 : index
        %223 = vector.load %x[%222] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %224 = arith.addi %222, %184 : index
        %225 = vector.load %x[%224] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %226 = vector.shuffle %223, %225 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %227 = wave.mma %226, %207, %203 : vector<16xf16>, vector<8xf32>
        %228 = wave.mma %226, %214, %204 : vector<16xf16>, vector<8xf32>
        %229 = arith.addi %218, %c11 : index
        %230 = arith.muli %229, %220 : index
        %231 = arith.addi %190, %230 : index
        %232 = vector.load %x[%231] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %233 = arith.addi %231, %184 : index
        %234 = vector.load %x[%233] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %235 = vector.shuffle %232, %234 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %236 = wave.mma %235, %209, %227 : vector<16xf16>, vector<8xf32>
        %237 = wave.mma %235, %215, %228 : vector<16xf16>, vector<8xf32>
        %238 = arith.addi %218, %c1 : index
        %239 = arith.muli %238, %220 : index
        %240 = arith.addi %190, %239 : index
        %241 = vector.load %x[%240] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %242 = arith.addi %240, %184 : index
        %243 = vector.load %x[%242] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %244 = vector.shuffle %241, %243 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %245 = wave.mma %244, %211, %236 : vector<16xf16>, vector<8xf32>
        %246 = wave.mma %244, %216, %237 : vector<16xf16>, vector<8xf32>
        %247 = arith.addi %218, %c22 : index
        %248 = arith.muli %247, %220 : index
        %249 = arith.addi %190, %248 : index
        %250 = vector.load %x[%249] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %251 = arith.addi %249, %184 : index
        %252 = vector.load %x[%251] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %253 = vector.shuffle %250, %252 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %254 = wave.mma %253, %213, %245 : vector<16xf16>, vector<8xf32>
        %255 = wave.mma %253, %217, %246 : vector<16xf16>, vector<8xf32>
        scf.yield %254, %255 : vector<8xf32>, vector<8xf32>
      }
      %256 = arith.select %196, %201, %195 : index
      %260:2 = scf.for %257 = %201 to %256 step %c11 iter_args(%258 = %205#0, %259 = %205#1) -> (vector<8xf32>, vector<8xf32>) {
        %261 = arith.addi %257, %c2 : index
        %262 = func.call @expert_gate_up_f16__gfx1100.0(%23, %261, %166, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %263 = func.call @expert_gate_up_f16__gfx1100.0(%25, %261, %166, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %264 = arith.muli %257, %c11 : index
        %265 = arith.addi %264, %c2 : index
        %266 = arith.muli %operandTileRows, %c18 : index
        %267 = arith.muli %265, %266 : index
        %268 = arith.addi %190, %267 : index
        %269 = vector.load %x[%268] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %270 = arith.addi %268, %184 : index
        %271 = vector.load %x[%270] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %272 = vector.shuffle %269, %271 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %273 = wave.mma %272, %262, %258 : vector<16xf16>, vector<8xf32>
        %274 = wave.mma %272, %263, %259 : vector<16xf16>, vector<8xf32>
        scf.yield %273, %274 : vector<8xf32>, vector<8xf32>
      }
      scf.yield %260#0, %260#1 : vector<8xf32>, vector<8xf32>
    }
    %275 = wave.wave
    %276 = arith.muli %275, %c1 : index
    %277 = arith.addi %276, %c2 : index
    %278 = arith.muli %277, %c24 : index
    %279 = wave.lane
    %280 = arith.addi %278, %279 : index
    %281 = arith.cmpi sgt, %tileElements, %c2 : index
    scf.if %281 {
      %282 = vector.extract %33#0[0] : f32 from vector<8xf32>
      %283 = arith.addi %280, %c2 : index
      memref.store %282, %7[%283] : memref<?xf32>
    }
    %284 = arith.cmpi sgt, %tileElements, %c11 : index
    scf.if %284 {
      %285 = vector.extract %33#0[1] : f32 from vector<8xf32>
      %286 = arith.addi %280, %c8 : index
      memref.store %285, %7[%286] : memref<?xf32>
    }
    %287 = arith.cmpi sgt, %tileElements, %c1 : index
    scf.if %287 {
      %288 = vector.extract %33#0[2] : f32 from vector<8xf32>
      %289 = arith.addi %280, %c25 : index
      memref.store %288, %7[%289] : memref<?xf32>
    }
    %290 = arith.cmpi sgt, %tileElements, %c22 : index
    scf.if %290 {
      %291 = vector.extract %33#0[3] : f32 from vector<8xf32>
      %292 = arith.addi %280, %c26 : index
      memref.store %291, %7[%292] : memref<?xf32>
    }
    %293 = arith.cmpi sgt, %tileElements, %c5 : index
    scf.if %293 {
      %294 = vector.extract %33#0[4] : f32 from vector<8xf32>
      %295 = arith.addi %280, %c9 : index
      memref.store %294, %7[%295] : memref<?xf32>
    }
    %296 = arith.cmpi sgt, %tileElements, %c6 : index
    scf.if %296 {
      %297 = vector.extract %33#0[5] : f32 from vector<8xf32>
      %298 = arith.addi %280, %c27 : index
      memref.store %297, %7[%298] : memref<?xf32>
    }
    %299 = arith.cmpi sgt, %tileElements, %c7 : index
    scf.if %299 {
      %300 = vector.extract %33#0[6] : f32 from vector<8xf32>
      %301 = arith.addi %280, %c28 : index
      memref.store %300, %7[%301] : memref<?xf32>
    }
    %302 = arith.cmpi sgt, %tileElements, %c29 : index
    scf.if %302 {
      %303 = vector.extract %33#0[7] : f32 from vector<8xf32>
      %304 = arith.addi %280, %c30 : index
      memref.store %303, %7[%304] : memref<?xf32>
    }
    %305 = arith.addi %276, %c11 : index
    %306 = arith.muli %305, %c24 : index
    %307 = arith.addi %306, %279 : index
    scf.if %281 {
      %308 = vector.extract %33#1[0] : f32 from vector<8xf32>
      %309 = arith.addi %307, %c2 : index
      memref.store %308, %7[%309] : memref<?xf32>
    }
    scf.if %284 {
      %310 = vector.extract %33#1[1] : f32 from vector<8xf32>
      %311 = arith.addi %307, %c8 : index
      memref.store %310, %7[%311] : memref<?xf32>
    }
    scf.if %287 {
      %312 = vector.extract %33#1[2] : f32 from vector<8xf32>
      %313 = arith.addi %307, %c25 : index
      memref.store %312, %7[%313] : memref<?xf32>
    }
    scf.if %290 {
      %314 = vector.extract %33#1[3] : f32 from vector<8xf32>
      %315 = arith.addi %307, %c26 : index
      memref.store %314, %7[%315] : memref<?xf32>
    }
    scf.if %293 {
      %316 = vector.extract %33#1[4] : f32 from vector<8xf32>
      %317 = arith.addi %307, %c9 : index
      memref.store %316, %7[%317] : memref<?xf32>
    }
    scf.if %296 {
      %318 = vector.extract %33#1[5] : f32 from vector<8xf32>
      %319 = arith.addi %307, %c27 : index
      memref.store %318, %7[%319] : memref<?xf32>
    }
    scf.if %299 {
      %320 = vector.extract %33#1[6] : f32 from vector<8xf32>
      %321 = arith.addi %307, %c28 : index
      memref.store %320, %7[%321] : memref<?xf32>
    }
    scf.if %302 {
      %322 = vector.extract %33#1[7] : f32 from vector<8xf32>
      %323 = arith.addi %307, %c30 : index
      memref.store %322, %7[%323] : memref<?xf32>
    }
    wave.barrier
    scf.for %324 = %275 to %tileElements step %waves {
      %325 = arith.muli %324, %c8 : index
      %326 = arith.addi %325, %279 : index
      %327 = arith.addi %326, %c2 : index
      %328 = arith.addi %326, %c24 : index
      %329 = memref.load %7[%327] : memref<?xf32>
      %330 = memref.load %7[%328] : memref<?xf32>
      %334:2 = scf.for %331 = %c11 to %waves step %c11 iter_args(%332 = %329, %333 = %330) -> (f32, f32) {
        %335 = arith.muli %331, %c4 : index
        %336 = arith.addi %327, %335 : index
        %337 = memref.load %7[%336] : memref<?xf32>
        %338 = arith.addi %328, %335 : index
        %339 = memref.load %7[%338] : memref<?xf32>
        %340 = arith.addf %332, %337 : f32
        %341 = arith.addf %333, %339 : f32
        scf.yield %340, %341 : f32, f32
      }
      %342 = arith.muli %324, %c1 : index
      %343 = arith.divui %279, %c18 : index
      %344 = arith.addi %342, %343 : index
      %345 = arith.cmpi slt, %344, %17 : index
      scf.if %345 {
        %346 = arith.addi %pairsAt, %14 : index
        %347 = arith.subi %17, %c11 : index
        %348 = arith.minsi %344, %347 : index
        %349 = arith.addi %346, %348 : index
        %350 = memref.load %groups[%349] : memref<?xi32>
        %351 = arith.index_cast %350 : i32 to index
        %352 = arith.divui %351, %rowDivisor : index
        %353 = arith.cmpi eq, %hasFactors, %c11 : index
        %354 = arith.muli %352, %c1 : index
        %355 = memref.load %factors[%354] : memref<?xf32>
        %356 = arith.mulf %355, %operandScale : f32
        %357 = arith.select %353, %356, %operandScale : f32
        %358 = arith.remui %279, %c18 : index
        %359 = arith.muli %358, %c5 : index
        %360 = arith.addi %23, %359 : index
        %361 = vector.load %w[%360] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %362 = vector.bitcast %361 : vector<4xi8> to vector<1xf32>
        %363 = vector.extract %362[0] : f32 from vector<1xf32>
        %364 = arith.mulf %363, %357 : f32
        %365 = arith.mulf %334#0, %364 : f32
        %366 = arith.addi %25, %359 : index
        %367 = vector.load %w[%366] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %368 = vector.bitcast %367 : vector<4xi8> to vector<1xf32>
        %369 = vector.extract %368[0] : f32 from vector<1xf32>
        %370 = arith.mulf %369, %357 : f32
        %371 = arith.mulf %334#1, %370 : f32
        %372 = arith.addi %23, %c25 : index
        %373 = vector.load %w[%372] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %374 = vector.bitcast %373 : vector<4xi8> to vector<1xf32>
        %375 = vector.extract %374[0] : f32 from vector<1xf32>
        %376 = arith.addi %354, %c11 : index
        %377 = memref.load %factors[%376] : memref<?xf32>
        %378 = arith.mulf %377, %375 : f32
        %379 = arith.bitcast %378 : f32 to i32
        %380 = arith.shrui %379, %c33 : i32
        %381 = arith.maxsi %380, %c34 : i32
        %382 = arith.subi %c35, %381 : i32
        %383 = arith.shli %382, %c33 : i32
        %384 = arith.subi %381, %c36 : i32
        %385 = arith.shli %384, %c33 : i32
        %386 = arith.bitcast %383 : i32 to f32
        %387 = arith.bitcast %385 : i32 to f32
        %388 = arith.cmpi eq, %0, %c2 : index
        %389 = arith.cmpi eq, %358, %c2 : index
        %390 = arith.andi %388, %389 : i1
        scf.if %390 {
          %391 = arith.muli %351, %c1 : index
          memref.store %387, %out_factors[%391] : memref<?xf32>
        }
        %392 = arith.mulf %365, %c38 : f32
        %393 = wave.exp2 %392 : f32
        %394 = arith.addf %c37, %393 : f32
        %395 = arith.divf %365, %394 : f32
        %396 = arith.mulf %395, %371 : f32
        %397 = arith.mulf %396, %386 : f32
        %398 = arith.truncf %397 : f32 to f16
        %399 = arith.muli %351, %outputFeatures : index
        %400 = arith.muli %0, %c18 : index
        %401 = arith.addi %399, %400 : index
        %402 = arith.addi %401, %358 : index
        memref.store %398, %out[%402] : memref<?xf16>
      }
    }
  }
  wave.return
}
