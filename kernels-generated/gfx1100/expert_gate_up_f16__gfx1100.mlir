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
  %inputFeatures = wave.param "inputFeatures" : index
  %c3 = arith.constant 0 : index
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
    %19 = arith.addi %18, %c9 : index
    %20 = arith.muli %11, %panelsPerExpert : index
    %21 = arith.addi %20, %1 : index
    %22 = arith.addi %21, %c3 : index
    %23 = arith.muli %22, %19 : index
    %24 = arith.addi %21, %c11 : index
    %25 = arith.muli %24, %19 : index
    %26 = arith.cmpi eq, %alwaysStaged, %c11 : index
    %27 = arith.cmpi sle, %17, %stagedRows : index
    %28 = arith.cmpi sgt, %stagedRows, %c3 : index
    %29 = arith.andi %27, %28 : i1
    %30 = arith.select %26, %26, %29 : i1
    %31:2 = scf.if %30 -> (vector<8xf32>, vector<8xf32>) {
      %32 = arith.addi %inputFeatures, %c15 : index
      %33 = arith.muli %stagedRows, %32 : index
      %34 = wave.scratch %33 : memref<?xf16>
      scf.for %35 = %c3 to %17 step %c11 {
        %36 = arith.addi %pairsAt, %14 : index
        %37 = arith.subi %17, %c11 : index
        %38 = arith.minsi %35, %37 : index
        %39 = arith.addi %36, %38 : index
        %40 = memref.load %groups[%39] : memref<?xi32>
        %41 = arith.index_cast %40 : i32 to index
        %42 = arith.divui %41, %rowDivisor : index
        %43 = arith.divui %42, %operandTileRows : index
        %44 = arith.divui %inputFeatures, %c18 : index
        %45 = arith.muli %43, %44 : index
        %46 = arith.divui %c3, %c18 : index
        %47 = arith.addi %45, %46 : index
        %48 = arith.muli %47, %c1 : index
        %49 = arith.remui %c3, %c18 : index
        %50 = arith.divui %49, %c15 : index
        %51 = arith.addi %48, %50 : index
        %52 = arith.muli %operandTileRows, %c15 : index
        %53 = arith.muli %51, %52 : index
        %54 = arith.remui %42, %operandTileRows : index
        %55 = arith.muli %54, %c15 : index
        %56 = arith.addi %53, %55 : index
        %57 = arith.remui %c3, %c15 : index
        %58 = arith.addi %56, %57 : index
        %59 = arith.muli %35, %32 : index
        %60 = arith.divui %inputFeatures, %c15 : index
        %61 = wave.wave
        %62 = arith.muli %61, %c8 : index
        %63 = wave.lane
        %64 = arith.addi %62, %63 : index
        %65 = arith.muli %waves, %c8 : index
        scf.for %66 = %64 to %60 step %65 {
          %67 = arith.muli %66, %52 : index
          %68 = arith.addi %58, %67 : index
          %69 = vector.load %x[%68] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          %70 = arith.muli %66, %c15 : index
          %71 = arith.addi %59, %70 : index
          vector.store %69, %34[%71] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        }
      }
      wave.barrier
      %72 = wave.lane
      %73 = arith.remui %72, %c18 : index
      %74 = arith.subi %17, %c11 : index
      %75 = arith.minsi %73, %74 : index
      %76 = arith.muli %75, %32 : index
      %77 = wave.wave
      %78 = arith.divui %inputFeatures, %c18 : index
      %79 = arith.muli %77, %stepsPerWave : index
      %80 = arith.minsi %79, %78 : index
      %81 = arith.addi %80, %stepsPerWave : index
      %82 = arith.minsi %81, %78 : index
      %83 = arith.cmpi eq, %wholeBlocks, %c11 : index
      %84 = arith.subi %82, %80 : index
      %85 = arith.divui %84, %c5 : index
      %86 = arith.muli %85, %c5 : index
      %87 = arith.addi %80, %86 : index
      %88 = arith.select %83, %81, %87 : index
      %92:2 = scf.for %89 = %80 to %88 step %c5 iter_args(%90 = %c19, %91 = %c19) -> (vector<8xf32>, vector<8xf32>) {
        %93 = arith.addi %89, %c3 : index
        %94 = func.call @expert_gate_up_f16__gfx1100.0(%23, %93, %72, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %95 = arith.addi %89, %c11 : index
        %96 = func.call @expert_gate_up_f16__gfx1100.0(%23, %95, %72, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %97 = arith.addi %89, %c1 : index
        %98 = func.call @expert_gate_up_f16__gfx1100.0(%23, %97, %72, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %99 = arith.addi %89, %c22 : index
        %100 = func.call @expert_gate_up_f16__gfx1100.0(%23, %99, %72, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %101 = func.call @expert_gate_up_f16__gfx1100.0(%25, %93, %72, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %102 = func.call @expert_gate_up_f16__gfx1100.0(%25, %95, %72, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %103 = func.call @expert_gate_up_f16__gfx1100.0(%25, %97, %72, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %104 = func.call @expert_gate_up_f16__gfx1100.0(%25, %99, %72, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %105 = arith.muli %89, %c11 : index
        %106 = arith.addi %105, %c3 : index
        %107 = arith.muli %c11, %c18 : index
        %108 = arith.muli %106, %107 : index
        %109 = arith.addi %76, %108 : index
        %110 = vector.load %34[%109] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %111 = arith.muli %c11, %c15 : index
        %112 = arith.addi %109, %111 : index
        %113 = vector.load %34[%112] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %114 = vector.shuffle %110, %113 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %115 = wave.mma %114, %94, %90 : vector<16xf16>, vector<8xf32>
        %116 = wave.mma %114, %101, %91 : vector<16xf16>, vector<8xf32>
        %117 = arith.addi %105, %c11 : index
        %118 = arith.muli %117, %107 : index
        %119 = arith.addi %76, %118 : index
        %120 = vector.load %34[%119] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %121 = arith.addi %119, %111 : index
        %122 = vector.load %34[%121] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %123 = vector.shuffle %120, %122 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %124 = wave.mma %123, %96, %115 : vector<16xf16>, vector<8xf32>
        %125 = wave.mma %123, %102, %116 : vector<16xf16>, vector<8xf32>
        %126 = arith.addi %105, %c1 : index
        %127 = arith.muli %126, %107 : index
        %128 = arith.addi %76, %127 : index
        %129 = vector.load %34[%128] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %130 = arith.addi %128, %111 : index
        %131 = vector.load %34[%130] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %132 = vector.shuffle %129, %131 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %133 = wave.mma %132, %98, %124 : vector<16xf16>, vector<8xf32>
        %134 = wave.mma %132, %103, %125 : vector<16xf16>, vector<8xf32>
        %135 = arith.addi %105, %c22 : index
        %136 = arith.muli %135, %107 : index
        %137 = arith.addi %76, %136 : index
        %138 = vector.load %34[%137] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %139 = arith.addi %137, %111 : index
        %140 = vector.load %34[%139] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %141 = vector.shuffle %138, %140 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %142 = wave.mma %141, %100, %133 : vector<16xf16>, vector<8xf32>
        %143 = wave.mma %141, %104, %134 : vector<16xf16>, vector<8xf32>
        scf.yield %142, %143 : vector<8xf32>, vector<8xf32>
      }
      %144 = arith.select %83, %88, %82 : index
      %148:2 = scf.for %145 = %88 to %144 step %c11 iter_args(%146 = %92#0, %147 = %92#1) -> (vector<8xf32>, vector<8xf32>) {
        %149 = arith.addi %145, %c3 : index
        %150 = func.call @expert_gate_up_f16__gfx1100.0(%23, %149, %72, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %151 = func.call @expert_gate_up_f16__gfx1100.0(%25, %149, %72, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %152 = arith.muli %145, %c11 : index
        %153 = arith.addi %152, %c3 : index
        %154 = arith.muli %c11, %c18 : index
        %155 = arith.muli %153, %154 : index
        %156 = arith.addi %76, %155 : index
        %157 = vector.load %34[%156] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %158 = arith.muli %c11, %c15 : index
        %159 = arith.addi %156, %158 : index
        %160 = vector.load %34[%159] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %161 = vector.shuffle %157, %160 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %162 = wave.mma %161, %150, %146 : vector<16xf16>, vector<8xf32>
        %163 = wave.mma %161, %151, %147 : vector<16xf16>, vector<8xf32>
        scf.yield %162, %163 : vector<8xf32>, vector<8xf32>
      }
      scf.yield %148#0, %148#1 : vector<8xf32>, vector<8xf32>
    } else {
      %164 = wave.lane
      %165 = arith.remui %164, %c18 : index
      %166 = arith.addi %pairsAt, %14 : index
      %167 = arith.subi %17, %c11 : index
      %168 = arith.minsi %165, %167 : index
      %169 = arith.addi %166, %168 : index
      %170 = memref.load %groups[%169] : memref<?xi32>
      %171 = arith.index_cast %170 : i32 to index
      %172 = arith.divui %171, %rowDivisor : index
      %173 = arith.divui %172, %operandTileRows : index
      %174 = arith.divui %inputFeatures, %c18 : index
      %175 = arith.muli %173, %174 : index
      %176 = arith.divui %c3, %c18 : index
      %177 = arith.addi %175, %176 : index
      %178 = arith.muli %177, %c1 : index
      %179 = arith.remui %c3, %c18 : index
      %180 = arith.divui %179, %c15 : index
      %181 = arith.addi %178, %180 : index
      %182 = arith.muli %operandTileRows, %c15 : index
      %183 = arith.muli %181, %182 : index
      %184 = arith.remui %172, %operandTileRows : index
      %185 = arith.muli %184, %c15 : index
      %186 = arith.addi %183, %185 : index
      %187 = arith.remui %c3, %c15 : index
      %188 = arith.addi %186, %187 : index
      %189 = wave.wave
      %190 = arith.muli %189, %stepsPerWave : index
      %191 = arith.minsi %190, %174 : index
      %192 = arith.addi %191, %stepsPerWave : index
      %193 = arith.minsi %192, %174 : index
      %194 = arith.cmpi eq, %wholeBlocks, %c11 : index
      %195 = arith.subi %193, %191 : index
      %196 = arith.divui %195, %c5 : index
      %197 = arith.muli %196, %c5 : index
      %198 = arith.addi %191, %197 : index
      %199 = arith.select %194, %192, %198 : index
      %203:2 = scf.for %200 = %191 to %199 step %c5 iter_args(%201 = %c19, %202 = %c19) -> (vector<8xf32>, vector<8xf32>) {
        %204 = arith.addi %200, %c3 : index
        %205 = func.call @expert_gate_up_f16__gfx1100.0(%23, %204, %164, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %206 = arith.addi %200, %c11 : index
        %207 = func.call @expert_gate_up_f16__gfx1100.0(%23, %206, %164, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %208 = arith.addi %200, %c1 : index
        %209 = func.call @expert_gate_up_f16__gfx1100.0(%23, %208, %164, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %210 = arith.addi %200, %c22 : index
        %211 = func.call @expert_gate_up_f16__gfx1100.0(%23, %210, %164, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %212 = func.call @expert_gate_up_f16__gfx1100.0(%25, %204, %164, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %213 = func.call @expert_gate_up_f16__gfx1100.0(%25, %206, %164, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %214 = func.call @expert_gate_up_f16__gfx1100.0(%25, %208, %164, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %215 = func.call @expert_gate_up_f16__gfx1100.0(%25, %210, %164, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %216 = arith.muli %200, %c11 : index
        %217 = arith.addi %216, %c3 : index
        %218 = arith.muli %operandTileRows, %c18 : index
        %219 = arith.muli %217, %218 : index
        %220 = arith.addi %188, %219 : index
        %221 = vector.load %x[%220] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %222 = arith.addi %220, %182 : index
        %223 = vector.load %x[%222] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %224 = vector.shuffle %221, %223 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %225 = wave.mma %224, %205, %201 : vector<16xf16>, vector<8xf32>
        %226 = wave.mma %224, %212, %202 : vector<16xf16>, vector<8xf32>
        %227 = arith.addi %216, %c11 : index
        %228 = arith.muli %227, %218 : index
        %229 = arith.addi %188, %228 : index
        %230 = vector.load %x[%229] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %231 = arith.addi %229, %182 : index
        %232 = vector.load %x[%231] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %233 = vector.shuffle %230, %232 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %234 = wave.mma %233, %207, %225 : vector<16xf16>, vector<8xf32>
        %235 = wave.mma %233, %213, %226 : vector<16xf16>, vector<8xf32>
        %236 = arith.addi %216, %c1 : index
        %237 = arith.muli %236, %218 : index
        %238 = arith.addi %188, %237 : index
        %239 = vector.load %x[%238] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %240 = arith.addi %238, %182 : index
        %241 = vector.load %x[%240] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %242 = vector.shuffle %239, %241 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %243 = wave.mma %242, %209, %234 : vector<16xf16>, vector<8xf32>
        %244 = wave.mma %242, %214, %235 : vector<16xf16>, vector<8xf32>
        %245 = arith.addi %216, %c22 : index
        %246 = arith.muli %245, %218 : index
        %247 = arith.addi %188, %246 : index
        %248 = vector.load %x[%247] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %249 = arith.addi %247, %182 : index
        %250 = vector.load %x[%249] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %251 = vector.shuffle %248, %250 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %252 = wave.mma %251, %211, %243 : vector<16xf16>, vector<8xf32>
        %253 = wave.mma %251, %215, %244 : vector<16xf16>, vector<8xf32>
        scf.yield %252, %253 : vector<8xf32>, vector<8xf32>
      }
      %254 = arith.select %194, %199, %193 : index
      %258:2 = scf.for %255 = %199 to %254 step %c11 iter_args(%256 = %203#0, %257 = %203#1) -> (vector<8xf32>, vector<8xf32>) {
        %259 = arith.addi %255, %c3 : index
        %260 = func.call @expert_gate_up_f16__gfx1100.0(%23, %259, %164, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %261 = func.call @expert_gate_up_f16__gfx1100.0(%25, %259, %164, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %262 = arith.muli %255, %c11 : index
        %263 = arith.addi %262, %c3 : index
        %264 = arith.muli %operandTileRows, %c18 : index
        %265 = arith.muli %263, %264 : index
        %266 = arith.addi %188, %265 : index
        %267 = vector.load %x[%266] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %268 = arith.addi %266, %182 : index
        %269 = vector.load %x[%268] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %270 = vector.shuffle %267, %269 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %271 = wave.mma %270, %260, %256 : vector<16xf16>, vector<8xf32>
        %272 = wave.mma %270, %261, %257 : vector<16xf16>, vector<8xf32>
        scf.yield %271, %272 : vector<8xf32>, vector<8xf32>
      }
      scf.yield %258#0, %258#1 : vector<8xf32>, vector<8xf32>
    }
    %273 = wave.wave
    %274 = arith.muli %273, %c1 : index
    %275 = arith.addi %274, %c3 : index
    %276 = arith.muli %275, %c24 : index
    %277 = wave.lane
    %278 = arith.addi %276, %277 : index
    %279 = arith.cmpi sgt, %tileElements, %c3 : index
    scf.if %279 {
      %280 = vector.extract %31#0[0] : f32 from vector<8xf32>
      %281 = arith.addi %278, %c3 : index
      memref.store %280, %7[%281] : memref<?xf32>
    }
    %282 = arith.cmpi sgt, %tileElements, %c11 : index
    scf.if %282 {
      %283 = vector.extract %31#0[1] : f32 from vector<8xf32>
      %284 = arith.addi %278, %c8 : index
      memref.store %283, %7[%284] : memref<?xf32>
    }
    %285 = arith.cmpi sgt, %tileElements, %c1 : index
    scf.if %285 {
      %286 = vector.extract %31#0[2] : f32 from vector<8xf32>
      %287 = arith.addi %278, %c25 : index
      memref.store %286, %7[%287] : memref<?xf32>
    }
    %288 = arith.cmpi sgt, %tileElements, %c22 : index
    scf.if %288 {
      %289 = vector.extract %31#0[3] : f32 from vector<8xf32>
      %290 = arith.addi %278, %c26 : index
      memref.store %289, %7[%290] : memref<?xf32>
    }
    %291 = arith.cmpi sgt, %tileElements, %c5 : index
    scf.if %291 {
      %292 = vector.extract %31#0[4] : f32 from vector<8xf32>
      %293 = arith.addi %278, %c9 : index
      memref.store %292, %7[%293] : memref<?xf32>
    }
    %294 = arith.cmpi sgt, %tileElements, %c6 : index
    scf.if %294 {
      %295 = vector.extract %31#0[5] : f32 from vector<8xf32>
      %296 = arith.addi %278, %c27 : index
      memref.store %295, %7[%296] : memref<?xf32>
    }
    %297 = arith.cmpi sgt, %tileElements, %c7 : index
    scf.if %297 {
      %298 = vector.extract %31#0[6] : f32 from vector<8xf32>
      %299 = arith.addi %278, %c28 : index
      memref.store %298, %7[%299] : memref<?xf32>
    }
    %300 = arith.cmpi sgt, %tileElements, %c29 : index
    scf.if %300 {
      %301 = vector.extract %31#0[7] : f32 from vector<8xf32>
      %302 = arith.addi %278, %c30 : index
      memref.store %301, %7[%302] : memref<?xf32>
    }
    %303 = arith.addi %274, %c11 : index
    %304 = arith.muli %303, %c24 : index
    %305 = arith.addi %304, %277 : index
    scf.if %279 {
      %306 = vector.extract %31#1[0] : f32 from vector<8xf32>
      %307 = arith.addi %305, %c3 : index
      memref.store %306, %7[%307] : memref<?xf32>
    }
    scf.if %282 {
      %308 = vector.extract %31#1[1] : f32 from vector<8xf32>
      %309 = arith.addi %305, %c8 : index
      memref.store %308, %7[%309] : memref<?xf32>
    }
    scf.if %285 {
      %310 = vector.extract %31#1[2] : f32 from vector<8xf32>
      %311 = arith.addi %305, %c25 : index
      memref.store %310, %7[%311] : memref<?xf32>
    }
    scf.if %288 {
      %312 = vector.extract %31#1[3] : f32 from vector<8xf32>
      %313 = arith.addi %305, %c26 : index
      memref.store %312, %7[%313] : memref<?xf32>
    }
    scf.if %291 {
      %314 = vector.extract %31#1[4] : f32 from vector<8xf32>
      %315 = arith.addi %305, %c9 : index
      memref.store %314, %7[%315] : memref<?xf32>
    }
    scf.if %294 {
      %316 = vector.extract %31#1[5] : f32 from vector<8xf32>
      %317 = arith.addi %305, %c27 : index
      memref.store %316, %7[%317] : memref<?xf32>
    }
    scf.if %297 {
      %318 = vector.extract %31#1[6] : f32 from vector<8xf32>
      %319 = arith.addi %305, %c28 : index
      memref.store %318, %7[%319] : memref<?xf32>
    }
    scf.if %300 {
      %320 = vector.extract %31#1[7] : f32 from vector<8xf32>
      %321 = arith.addi %305, %c30 : index
      memref.store %320, %7[%321] : memref<?xf32>
    }
    wave.barrier
    scf.for %322 = %273 to %tileElements step %waves {
      %323 = arith.muli %322, %c8 : index
      %324 = arith.addi %323, %277 : index
      %325 = arith.addi %324, %c3 : index
      %326 = arith.addi %324, %c24 : index
      %327 = memref.load %7[%325] : memref<?xf32>
      %328 = memref.load %7[%326] : memref<?xf32>
      %332:2 = scf.for %329 = %c11 to %waves step %c11 iter_args(%330 = %327, %331 = %328) -> (f32, f32) {
        %333 = arith.muli %329, %c4 : index
        %334 = arith.addi %325, %333 : index
        %335 = memref.load %7[%334] : memref<?xf32>
        %336 = arith.addi %326, %333 : index
        %337 = memref.load %7[%336] : memref<?xf32>
        %338 = arith.addf %330, %335 : f32
        %339 = arith.addf %331, %337 : f32
        scf.yield %338, %339 : f32, f32
      }
      %340 = arith.muli %322, %c1 : index
      %341 = arith.divui %277, %c18 : index
      %342 = arith.addi %340, %341 : index
      %343 = arith.cmpi slt, %342, %17 : index
      scf.if %343 {
        %344 = arith.addi %pairsAt, %14 : index
        %345 = arith.subi %17, %c11 : index
        %346 = arith.minsi %342, %345 : index
        %347 = arith.addi %344, %346 : index
        %348 = memref.load %groups[%347] : memref<?xi32>
        %349 = arith.index_cast %348 : i32 to index
        %350 = arith.divui %349, %rowDivisor : index
        %351 = arith.cmpi eq, %hasFactors, %c11 : index
        %352 = arith.muli %350, %c1 : index
        %353 = memref.load %factors[%352] : memref<?xf32>
        %354 = arith.mulf %353, %operandScale : f32
        %355 = arith.select %351, %354, %operandScale : f32
        %356 = arith.remui %277, %c18 : index
        %357 = arith.muli %356, %c5 : index
        %358 = arith.addi %23, %357 : index
        %359 = vector.load %w[%358] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %360 = vector.bitcast %359 : vector<4xi8> to vector<1xf32>
        %361 = vector.extract %360[0] : f32 from vector<1xf32>
        %362 = arith.mulf %361, %355 : f32
        %363 = arith.mulf %332#0, %362 : f32
        %364 = arith.addi %25, %357 : index
        %365 = vector.load %w[%364] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %366 = vector.bitcast %365 : vector<4xi8> to vector<1xf32>
        %367 = vector.extract %366[0] : f32 from vector<1xf32>
        %368 = arith.mulf %367, %355 : f32
        %369 = arith.mulf %332#1, %368 : f32
        %370 = arith.addi %23, %c25 : index
        %371 = vector.load %w[%370] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %372 = vector.bitcast %371 : vector<4xi8> to vector<1xf32>
        %373 = vector.extract %372[0] : f32 from vector<1xf32>
        %374 = arith.addi %352, %c11 : index
        %375 = memref.load %factors[%374] : memref<?xf32>
        %376 = arith.mulf %375, %373 : f32
        %377 = arith.bitcast %376 : f32 to i32
        %378 = arith.shrui %377, %c33 : i32
        %379 = arith.maxsi %378, %c34 : i32
        %380 = arith.subi %c35, %379 : i32
        %381 = arith.shli %380, %c33 : i32
        %382 = arith.subi %379, %c36 : i32
        %383 = arith.shli %382, %c33 : i32
        %384 = arith.bitcast %381 : i32 to f32
        %385 = arith.bitcast %383 : i32 to f32
        %386 = arith.cmpi eq, %0, %c3 : index
        %387 = arith.cmpi eq, %356, %c3 : index
        %388 = arith.andi %386, %387 : i1
        scf.if %388 {
          %389 = arith.muli %349, %c1 : index
          memref.store %385, %out_factors[%389] : memref<?xf32>
        }
        %390 = arith.mulf %363, %c38 : f32
        %391 = wave.exp2 %390 : f32
        %392 = arith.addf %c37, %391 : f32
        %393 = arith.divf %363, %392 : f32
        %394 = arith.mulf %393, %369 : f32
        %395 = arith.mulf %394, %384 : f32
        %396 = arith.truncf %395 : f32 to f16
        %397 = arith.muli %349, %outputFeatures : index
        %398 = arith.muli %0, %c18 : index
        %399 = arith.addi %397, %398 : index
        %400 = arith.addi %399, %356 : index
        memref.store %396, %out[%400] : memref<?xf16>
      }
    }
  }
  wave.return
}
