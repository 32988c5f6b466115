// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertGateUp(format='f16', waves=4, grouped=True)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_gate_up_f16_w4_grouped__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>) -> (vector<16xf16>) {
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
wave.kernel @expert_gate_up_f16_w4_grouped__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %groups: memref<?xi32>, %out: memref<?xf16>, %out_factors: memref<?xf32>) attributes {waves = 4 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 0 : index
  %c2 = arith.constant 4 : index
  %c3 = arith.constant 2048 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 2 : index
  %c6 = arith.constant 32 : index
  %c7 = arith.constant 128 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c10 = arith.constant 16 : index
  %pairsAt = wave.param "pairsAt" : index
  %tileRows = wave.param "tileRows" : index
  %c13 = arith.constant 8 : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c17 = arith.constant 3 : index
  %c18 = arith.constant 256 : index
  %c19 = arith.constant 64 : index
  %c20 = arith.constant 96 : index
  %c21 = arith.constant 160 : index
  %c22 = arith.constant 192 : index
  %c23 = arith.constant 224 : index
  %c24 = arith.constant 512 : index
  %c25 = arith.constant 1024 : index
  %c26 = arith.constant 1536 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c29 = arith.constant 23 : i32
  %c30 = arith.constant 141 : i32
  %c31 = arith.constant 268 : i32
  %c32 = arith.constant 14 : i32
  %c33 = arith.constant 0x3F800000 : f32
  %c34 = arith.constant 0xBFB8AA3B : f32
  %outputFeatures = wave.param "outputFeatures" : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = memref.load %groups[%c1] : memref<?xi32>
  %3 = arith.index_cast %2 : i32 to index
  %4 = arith.cmpi slt, %1, %3 : index
  %5 = arith.muli %1, %c2 : index
  %6 = arith.addi %5, %c2 : index
  %7 = wave.scratch %c3 : memref<?xf32>
  %8 = wave.lane
  scf.if %4 {
    %9 = arith.addi %6, %c4 : index
    %10 = memref.load %groups[%9] : memref<?xi32>
    %11 = arith.index_cast %10 : i32 to index
    %12 = arith.addi %6, %c5 : index
    %13 = memref.load %groups[%12] : memref<?xi32>
    %14 = arith.index_cast %13 : i32 to index
    %15 = memref.load %groups[%6] : memref<?xi32>
    %16 = arith.index_cast %15 : i32 to index
    %17 = arith.muli %inputFeatures, %c6 : index
    %18 = arith.addi %17, %c7 : index
    %19 = arith.muli %16, %panelsPerExpert : index
    %20 = arith.muli %0, %c5 : index
    %21 = arith.addi %19, %20 : index
    %22 = arith.addi %21, %c1 : index
    %23 = arith.muli %22, %18 : index
    %24 = arith.addi %21, %c4 : index
    %25 = arith.muli %24, %18 : index
    %26 = arith.remui %8, %c10 : index
    %27 = arith.addi %pairsAt, %11 : index
    %28 = arith.subi %14, %c4 : index
    %29 = arith.minsi %26, %28 : index
    %30 = arith.addi %27, %29 : index
    %31 = memref.load %groups[%30] : memref<?xi32>
    %32 = arith.index_cast %31 : i32 to index
    %33 = arith.divui %32, %rowDivisor : index
    %34 = arith.divui %33, %tileRows : index
    %35 = arith.divui %inputFeatures, %c10 : index
    %36 = arith.muli %34, %35 : index
    %37 = arith.divui %c1, %c10 : index
    %38 = arith.addi %36, %37 : index
    %39 = arith.muli %38, %c5 : index
    %40 = arith.remui %c1, %c10 : index
    %41 = arith.divui %40, %c13 : index
    %42 = arith.addi %39, %41 : index
    %43 = arith.muli %tileRows, %c13 : index
    %44 = arith.muli %42, %43 : index
    %45 = arith.remui %33, %tileRows : index
    %46 = arith.muli %45, %c13 : index
    %47 = arith.addi %44, %46 : index
    %48 = arith.remui %c1, %c13 : index
    %49 = arith.addi %47, %48 : index
    %50 = wave.wave
    %51 = arith.muli %50, %stepsPerWave : index
    %52 = arith.minsi %51, %35 : index
    %53 = arith.addi %52, %stepsPerWave : index
    %54 = arith.minsi %53, %35 : index
    %55 = arith.cmpi eq, %wholeBlocks, %c4 : index
    %56 = arith.subi %54, %52 : index
    %57 = arith.divui %56, %c2 : index
    %58 = arith.muli %57, %c2 : index
    %59 = arith.addi %52, %58 : index
    %60 = arith.select %55, %53, %59 : index
    %64:2 = scf.for %61 = %52 to %60 step %c2 iter_args(%62 = %c14, %63 = %c14) -> (vector<8xf32>, vector<8xf32>) {
      %65 = arith.addi %61, %c1 : index
      %66 = func.call @expert_gate_up_f16_w4_grouped__gfx1100.0(%23, %65, %8, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %67 = arith.addi %61, %c4 : index
      %68 = func.call @expert_gate_up_f16_w4_grouped__gfx1100.0(%23, %67, %8, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %69 = arith.addi %61, %c5 : index
      %70 = func.call @expert_gate_up_f16_w4_grouped__gfx1100.0(%23, %69, %8, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %71 = arith.addi %61, %c17 : index
      %72 = func.call @expert_gate_up_f16_w4_grouped__gfx1100.0(%23, %71, %8, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %73 = func.call @expert_gate_up_f16_w4_grouped__gfx1100.0(%25, %65, %8, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %74 = func.call @expert_gate_up_f16_w4_grouped__gfx1100.0(%25, %67, %8, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %75 = func.call @expert_gate_up_f16_w4_grouped__gfx1100.0(%25, %69, %8, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %76 = func.call @expert_gate_up_f16_w4_grouped__gfx1100.0(%25, %71, %8, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %77 = arith.muli %61, %c4 : index
      %78 = arith.addi %77, %c1 : index
      %79 = arith.muli %tileRows, %c10 : index
      %80 = arith.muli %78, %79 : index
      %81 = arith.addi %49, %80 : index
      %82 = vector.load %x[%81] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %83 = arith.addi %81, %43 : index
      %84 = vector.load %x[%83] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %85 = vector.shuffle %82, %84 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %86 = wave.mma %85, %66, %62 : vector<16xf16>, vector<8xf32>
      %87 = wave.mma %85, %73, %63 : vector<16xf16>, vector<8xf32>
      %88 = arith.addi %77, %c4 : index
      %89 = arith.muli %88, %79 : index
      %90 = arith.addi %49, %89 : index
      %91 = vector.load %x[%90] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %92 = arith.addi %90, %43 : index
      %93 = vector.load %x[%92] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %94 = vector.shuffle %91, %93 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %95 = wave.mma %94, %68, %86 : vector<16xf16>, vector<8xf32>
      %96 = wave.mma %94, %74, %87 : vector<16xf16>, vector<8xf32>
      %97 = arith.addi %77, %c5 : index
      %98 = arith.muli %97, %79 : index
      %99 = arith.addi %49, %98 : index
      %100 = vector.load %x[%99] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %101 = arith.addi %99, %43 : index
      %102 = vector.load %x[%101] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %103 = vector.shuffle %100, %102 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %104 = wave.mma %103, %70, %95 : vector<16xf16>, vector<8xf32>
      %105 = wave.mma %103, %75, %96 : vector<16xf16>, vector<8xf32>
      %106 = arith.addi %77, %c17 : index
      %107 = arith.muli %106, %79 : index
      %108 = arith.addi %49, %107 : index
      %109 = vector.load %x[%108] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %110 = arith.addi %108, %43 : index
      %111 = vector.load %x[%110] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %112 = vector.shuffle %109, %111 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %113 = wave.mma %112, %72, %104 : vector<16xf16>, vector<8xf32>
      %114 = wave.mma %112, %76, %105 : vector<16xf16>, vector<8xf32>
      scf.yield %113, %114 : vector<8xf32>, vector<8xf32>
    }
    %115 = arith.select %55, %60, %54 : index
    %119:2 = scf.for %116 = %60 to %115 step %c4 iter_args(%117 = %64#0, %118 = %64#1) -> (vector<8xf32>, vector<8xf32>) {
      %120 = arith.addi %116, %c1 : index
      %121 = func.call @expert_gate_up_f16_w4_grouped__gfx1100.0(%23, %120, %8, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %122 = func.call @expert_gate_up_f16_w4_grouped__gfx1100.0(%25, %120, %8, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %123 = arith.muli %116, %c4 : index
      %124 = arith.addi %123, %c1 : index
      %125 = arith.muli %tileRows, %c10 : index
      %126 = arith.muli %124, %125 : index
      %127 = arith.addi %49, %126 : index
      %128 = vector.load %x[%127] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %129 = arith.addi %127, %43 : index
      %130 = vector.load %x[%129] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %131 = vector.shuffle %128, %130 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %132 = wave.mma %131, %121, %117 : vector<16xf16>, vector<8xf32>
      %133 = wave.mma %131, %122, %118 : vector<16xf16>, vector<8xf32>
      scf.yield %132, %133 : vector<8xf32>, vector<8xf32>
    }
    %134 = arith.muli %50, %c5 : index
    %135 = arith.addi %134, %c1 : index
    %136 = arith.muli %135, %c18 : index
    %137 = arith.addi %136, %8 : index
    %138 = vector.extract %119#0[0] : f32 from vector<8xf32>
    %139 = arith.addi %137, %c1 : index
    memref.store %138, %7[%139] : memref<?xf32>
    %140 = vector.extract %119#0[1] : f32 from vector<8xf32>
    %141 = arith.addi %137, %c6 : index
    memref.store %140, %7[%141] : memref<?xf32>
    %142 = vector.extract %119#0[2] : f32 from vector<8xf32>
    %143 = arith.addi %137, %c19 : index
    memref.store %142, %7[%143] : memref<?xf32>
    %144 = vector.extract %119#0[3] : f32 from vector<8xf32>
    %145 = arith.addi %137, %c20 : index
    memref.store %144, %7[%145] : memref<?xf32>
    %146 = vector.extract %119#0[4] : f32 from vector<8xf32>
    %147 = arith.addi %137, %c7 : index
    memref.store %146, %7[%147] : memref<?xf32>
    %148 = vector.extract %119#0[5] : f32 from vector<8xf32>
    %149 = arith.addi %137, %c21 : index
    memref.store %148, %7[%149] : memref<?xf32>
    %150 = vector.extract %119#0[6] : f32 from vector<8xf32>
    %151 = arith.addi %137, %c22 : index
    memref.store %150, %7[%151] : memref<?xf32>
    %152 = vector.extract %119#0[7] : f32 from vector<8xf32>
    %153 = arith.addi %137, %c23 : index
    memref.store %152, %7[%153] : memref<?xf32>
    %154 = arith.addi %134, %c4 : index
    %155 = arith.muli %154, %c18 : index
    %156 = arith.addi %155, %8 : index
    %157 = vector.extract %119#1[0] : f32 from vector<8xf32>
    %158 = arith.addi %156, %c1 : index
    memref.store %157, %7[%158] : memref<?xf32>
    %159 = vector.extract %119#1[1] : f32 from vector<8xf32>
    %160 = arith.addi %156, %c6 : index
    memref.store %159, %7[%160] : memref<?xf32>
    %161 = vector.extract %119#1[2] : f32 from vector<8xf32>
    %162 = arith.addi %156, %c19 : index
    memref.store %161, %7[%162] : memref<?xf32>
    %163 = vector.extract %119#1[3] : f32 from vector<8xf32>
    %164 = arith.addi %156, %c20 : index
    memref.store %163, %7[%164] : memref<?xf32>
    %165 = vector.extract %119#1[4] : f32 from vector<8xf32>
    %166 = arith.addi %156, %c7 : index
    memref.store %165, %7[%166] : memref<?xf32>
    %167 = vector.extract %119#1[5] : f32 from vector<8xf32>
    %168 = arith.addi %156, %c21 : index
    memref.store %167, %7[%168] : memref<?xf32>
    %169 = vector.extract %119#1[6] : f32 from vector<8xf32>
    %170 = arith.addi %156, %c22 : index
    memref.store %169, %7[%170] : memref<?xf32>
    %171 = vector.extract %119#1[7] : f32 from vector<8xf32>
    %172 = arith.addi %156, %c23 : index
    memref.store %171, %7[%172] : memref<?xf32>
    wave.barrier
    scf.for %173 = %50 to %c13 step %c2 {
      %174 = arith.muli %173, %c6 : index
      %175 = arith.addi %174, %8 : index
      %176 = arith.addi %175, %c1 : index
      %177 = memref.load %7[%176] : memref<?xf32>
      %178 = arith.addi %176, %c24 : index
      %179 = memref.load %7[%178] : memref<?xf32>
      %180 = arith.addf %177, %179 : f32
      %181 = arith.addi %176, %c25 : index
      %182 = memref.load %7[%181] : memref<?xf32>
      %183 = arith.addf %180, %182 : f32
      %184 = arith.addi %176, %c26 : index
      %185 = memref.load %7[%184] : memref<?xf32>
      %186 = arith.addf %183, %185 : f32
      %187 = arith.addi %175, %c18 : index
      %188 = memref.load %7[%187] : memref<?xf32>
      %189 = arith.addi %187, %c24 : index
      %190 = memref.load %7[%189] : memref<?xf32>
      %191 = arith.addf %188, %190 : f32
      %192 = arith.addi %187, %c25 : index
      %193 = memref.load %7[%192] : memref<?xf32>
      %194 = arith.addf %191, %193 : f32
      %195 = arith.addi %187, %c26 : index
      %196 = memref.load %7[%195] : memref<?xf32>
      %197 = arith.addf %194, %196 : f32
      %198 = arith.muli %173, %c5 : index
      %199 = arith.divui %8, %c10 : index
      %200 = arith.addi %198, %199 : index
      %201 = arith.cmpi slt, %200, %14 : index
      scf.if %201 {
        %202 = arith.minsi %200, %28 : index
        %203 = arith.addi %27, %202 : index
        %204 = memref.load %groups[%203] : memref<?xi32>
        %205 = arith.index_cast %204 : i32 to index
        %206 = arith.divui %205, %rowDivisor : index
        %207 = arith.cmpi eq, %hasFactors, %c4 : index
        %208 = arith.muli %206, %c5 : index
        %209 = memref.load %factors[%208] : memref<?xf32>
        %210 = arith.mulf %209, %operandScale : f32
        %211 = arith.select %207, %210, %operandScale : f32
        %212 = arith.muli %26, %c2 : index
        %213 = arith.addi %23, %212 : index
        %214 = vector.load %w[%213] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %215 = vector.bitcast %214 : vector<4xi8> to vector<1xf32>
        %216 = vector.extract %215[0] : f32 from vector<1xf32>
        %217 = arith.mulf %216, %211 : f32
        %218 = arith.mulf %186, %217 : f32
        %219 = arith.addi %25, %212 : index
        %220 = vector.load %w[%219] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %221 = vector.bitcast %220 : vector<4xi8> to vector<1xf32>
        %222 = vector.extract %221[0] : f32 from vector<1xf32>
        %223 = arith.mulf %222, %211 : f32
        %224 = arith.mulf %197, %223 : f32
        %225 = arith.addi %23, %c19 : index
        %226 = vector.load %w[%225] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %227 = vector.bitcast %226 : vector<4xi8> to vector<1xf32>
        %228 = vector.extract %227[0] : f32 from vector<1xf32>
        %229 = arith.addi %208, %c4 : index
        %230 = memref.load %factors[%229] : memref<?xf32>
        %231 = arith.mulf %230, %228 : f32
        %232 = arith.bitcast %231 : f32 to i32
        %233 = arith.shrui %232, %c29 : i32
        %234 = arith.maxsi %233, %c30 : i32
        %235 = arith.subi %c31, %234 : i32
        %236 = arith.shli %235, %c29 : i32
        %237 = arith.subi %234, %c32 : i32
        %238 = arith.shli %237, %c29 : i32
        %239 = arith.bitcast %236 : i32 to f32
        %240 = arith.bitcast %238 : i32 to f32
        %241 = arith.cmpi eq, %0, %c1 : index
        %242 = arith.cmpi eq, %26, %c1 : index
        %243 = arith.andi %241, %242 : i1
        scf.if %243 {
          %244 = arith.muli %205, %c5 : index
          memref.store %240, %out_factors[%244] : memref<?xf32>
        }
        %245 = arith.mulf %218, %c34 : f32
        %246 = wave.exp2 %245 : f32
        %247 = arith.addf %c33, %246 : f32
        %248 = arith.divf %218, %247 : f32
        %249 = arith.mulf %248, %224 : f32
        %250 = arith.mulf %249, %239 : f32
        %251 = arith.truncf %250 : f32 to f16
        %252 = arith.muli %205, %outputFeatures : index
        %253 = arith.muli %0, %c10 : index
        %254 = arith.addi %252, %253 : index
        %255 = arith.addi %254, %26 : index
        memref.store %251, %out[%255] : memref<?xf16>
      }
    }
  }
  wave.return
}
