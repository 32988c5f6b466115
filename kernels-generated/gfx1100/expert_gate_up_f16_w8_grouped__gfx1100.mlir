// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertGateUp(format='f16', waves=8, grouped=True)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @expert_gate_up_f16_w8_grouped__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %groups: memref<?xi32>, %out: memref<?xf16>, %out_factors: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 0 : index
  %c2 = arith.constant 4 : index
  %c3 = arith.constant 4096 : index
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
  %c17 = arith.constant 512 : index
  %c18 = arith.constant 256 : index
  %c19 = arith.constant 3 : index
  %c20 = arith.constant 64 : index
  %c21 = arith.constant 96 : index
  %c22 = arith.constant 160 : index
  %c23 = arith.constant 192 : index
  %c24 = arith.constant 224 : index
  %c25 = arith.constant 1024 : index
  %c26 = arith.constant 1536 : index
  %c27 = arith.constant 2048 : index
  %c28 = arith.constant 2560 : index
  %c29 = arith.constant 3072 : index
  %c30 = arith.constant 3584 : index
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
    %51 = arith.divui %inputFeatures, %c10 : index
    %52 = arith.muli %50, %stepsPerWave : index
    %53 = arith.minsi %52, %51 : index
    %54 = arith.addi %53, %stepsPerWave : index
    %55 = arith.minsi %54, %51 : index
    %56 = arith.cmpi eq, %wholeBlocks, %c4 : index
    %57 = arith.subi %55, %53 : index
    %58 = arith.divui %57, %c2 : index
    %59 = arith.muli %58, %c2 : index
    %60 = arith.addi %53, %59 : index
    %61 = arith.addi %53, %stepsPerWave : index
    %62 = arith.select %56, %61, %60 : index
    %66:2 = scf.for %63 = %53 to %62 step %c2 iter_args(%64 = %c14, %65 = %c14) -> (vector<8xf32>, vector<8xf32>) {
      %67 = wave.lane
      %68 = arith.addi %63, %c1 : index
      %69 = arith.addi %23, %c7 : index
      %70 = arith.muli %68, %c17 : index
      %71 = arith.addi %69, %70 : index
      %72 = arith.remui %67, %c10 : index
      %73 = arith.muli %72, %c10 : index
      %74 = arith.addi %71, %73 : index
      %75 = vector.load %w[%74] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %76 = vector.bitcast %75 : vector<16xi8> to vector<8xf16>
      %77 = arith.addi %74, %c18 : index
      %78 = vector.load %w[%77] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %79 = vector.bitcast %78 : vector<16xi8> to vector<8xf16>
      %80 = vector.shuffle %76, %79 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %81 = arith.addi %63, %c4 : index
      %82 = arith.addi %23, %c7 : index
      %83 = arith.muli %81, %c17 : index
      %84 = arith.addi %82, %83 : index
      %85 = arith.remui %67, %c10 : index
      %86 = arith.muli %85, %c10 : index
      %87 = arith.addi %84, %86 : index
      %88 = vector.load %w[%87] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %89 = vector.bitcast %88 : vector<16xi8> to vector<8xf16>
      %90 = arith.addi %87, %c18 : index
      %91 = vector.load %w[%90] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %92 = vector.bitcast %91 : vector<16xi8> to vector<8xf16>
      %93 = vector.shuffle %89, %92 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %94 = arith.addi %63, %c5 : index
      %95 = arith.addi %23, %c7 : index
      %96 = arith.muli %94, %c17 : index
      %97 = arith.addi %95, %96 : index
      %98 = arith.remui %67, %c10 : index
      %99 = arith.muli %98, %c10 : index
      %100 = arith.addi %97, %99 : index
      %101 = vector.load %w[%100] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %102 = vector.bitcast %101 : vector<16xi8> to vector<8xf16>
      %103 = arith.addi %100, %c18 : index
      %104 = vector.load %w[%103] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %105 = vector.bitcast %104 : vector<16xi8> to vector<8xf16>
      %106 = vector.shuffle %102, %105 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %107 = arith.addi %63, %c19 : index
      %108 = arith.addi %23, %c7 : index
      %109 = arith.muli %107, %c17 : index
      %110 = arith.addi %108, %109 : index
      %111 = arith.remui %67, %c10 : index
      %112 = arith.muli %111, %c10 : index
      %113 = arith.addi %110, %112 : index
      %114 = vector.load %w[%113] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %115 = vector.bitcast %114 : vector<16xi8> to vector<8xf16>
      %116 = arith.addi %113, %c18 : index
      %117 = vector.load %w[%116] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %118 = vector.bitcast %117 : vector<16xi8> to vector<8xf16>
      %119 = vector.shuffle %115, %118 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %120 = arith.addi %63, %c1 : index
      %121 = arith.addi %25, %c7 : index
      %122 = arith.muli %120, %c17 : index
      %123 = arith.addi %121, %122 : index
      %124 = arith.remui %67, %c10 : index
      %125 = arith.muli %124, %c10 : index
      %126 = arith.addi %123, %125 : index
      %127 = vector.load %w[%126] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %128 = vector.bitcast %127 : vector<16xi8> to vector<8xf16>
      %129 = arith.addi %126, %c18 : index
      %130 = vector.load %w[%129] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %131 = vector.bitcast %130 : vector<16xi8> to vector<8xf16>
      %132 = vector.shuffle %128, %131 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %133 = arith.addi %63, %c4 : index
      %134 = arith.addi %25, %c7 : index
      %135 = arith.muli %133, %c17 : index
      %136 = arith.addi %134, %135 : index
      %137 = arith.remui %67, %c10 : index
      %138 = arith.muli %137, %c10 : index
      %139 = arith.addi %136, %138 : index
      %140 = vector.load %w[%139] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %141 = vector.bitcast %140 : vector<16xi8> to vector<8xf16>
      %142 = arith.addi %139, %c18 : index
      %143 = vector.load %w[%142] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %144 = vector.bitcast %143 : vector<16xi8> to vector<8xf16>
      %145 = vector.shuffle %141, %144 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %146 = arith.addi %63, %c5 : index
      %147 = arith.addi %25, %c7 : index
      %148 = arith.muli %146, %c17 : index
      %149 = arith.addi %147, %148 : index
      %150 = arith.remui %67, %c10 : index
      %151 = arith.muli %150, %c10 : index
      %152 = arith.addi %149, %151 : index
      %153 = vector.load %w[%152] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %154 = vector.bitcast %153 : vector<16xi8> to vector<8xf16>
      %155 = arith.addi %152, %c18 : index
      %156 = vector.load %w[%155] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %157 = vector.bitcast %156 : vector<16xi8> to vector<8xf16>
      %158 = vector.shuffle %154, %157 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %159 = arith.addi %63, %c19 : index
      %160 = arith.addi %25, %c7 : index
      %161 = arith.muli %159, %c17 : index
      %162 = arith.addi %160, %161 : index
      %163 = arith.remui %67, %c10 : index
      %164 = arith.muli %163, %c10 : index
      %165 = arith.addi %162, %164 : index
      %166 = vector.load %w[%165] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %167 = vector.bitcast %166 : vector<16xi8> to vector<8xf16>
      %168 = arith.addi %165, %c18 : index
      %169 = vector.load %w[%168] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %170 = vector.bitcast %169 : vector<16xi8> to vector<8xf16>
      %171 = vector.shuffle %167, %170 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %172 = arith.muli %63, %c4 : index
      %173 = arith.addi %172, %c1 : index
      %174 = arith.muli %tileRows, %c10 : index
      %175 = arith.muli %173, %174 : index
      %176 = arith.addi %49, %175 : index
      %177 = vector.load %x[%176] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %178 = arith.muli %tileRows, %c13 : index
      %179 = arith.addi %176, %178 : index
      %180 = vector.load %x[%179] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %181 = vector.shuffle %177, %180 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %182 = wave.mma %181, %80, %64 : vector<16xf16>, vector<8xf32>
      %183 = wave.mma %181, %132, %65 : vector<16xf16>, vector<8xf32>
      %184 = arith.muli %63, %c4 : index
      %185 = arith.addi %184, %c4 : index
      %186 = arith.muli %tileRows, %c10 : index
      %187 = arith.muli %185, %186 : index
      %188 = arith.addi %49, %187 : index
      %189 = vector.load %x[%188] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %190 = arith.muli %tileRows, %c13 : index
      %191 = arith.addi %188, %190 : index
      %192 = vector.load %x[%191] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %193 = vector.shuffle %189, %192 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %194 = wave.mma %193, %93, %182 : vector<16xf16>, vector<8xf32>
      %195 = wave.mma %193, %145, %183 : vector<16xf16>, vector<8xf32>
      %196 = arith.muli %63, %c4 : index
      %197 = arith.addi %196, %c5 : index
      %198 = arith.muli %tileRows, %c10 : index
      %199 = arith.muli %197, %198 : index
      %200 = arith.addi %49, %199 : index
      %201 = vector.load %x[%200] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %202 = arith.muli %tileRows, %c13 : index
      %203 = arith.addi %200, %202 : index
      %204 = vector.load %x[%203] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %205 = vector.shuffle %201, %204 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %206 = wave.mma %205, %106, %194 : vector<16xf16>, vector<8xf32>
      %207 = wave.mma %205, %158, %195 : vector<16xf16>, vector<8xf32>
      %208 = arith.muli %63, %c4 : index
      %209 = arith.addi %208, %c19 : index
      %210 = arith.muli %tileRows, %c10 : index
      %211 = arith.muli %209, %210 : index
      %212 = arith.addi %49, %211 : index
      %213 = vector.load %x[%212] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %214 = arith.muli %tileRows, %c13 : index
      %215 = arith.addi %212, %214 : index
      %216 = vector.load %x[%215] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %217 = vector.shuffle %213, %216 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %218 = wave.mma %217, %119, %206 : vector<16xf16>, vector<8xf32>
      %219 = wave.mma %217, %171, %207 : vector<16xf16>, vector<8xf32>
      scf.yield %218, %219 : vector<8xf32>, vector<8xf32>
    }
    %220 = arith.select %56, %62, %55 : index
    %224:2 = scf.for %221 = %62 to %220 step %c4 iter_args(%222 = %66#0, %223 = %66#1) -> (vector<8xf32>, vector<8xf32>) {
      %225 = wave.lane
      %226 = arith.addi %221, %c1 : index
      %227 = arith.addi %23, %c7 : index
      %228 = arith.muli %226, %c17 : index
      %229 = arith.addi %227, %228 : index
      %230 = arith.remui %225, %c10 : index
      %231 = arith.muli %230, %c10 : index
      %232 = arith.addi %229, %231 : index
      %233 = vector.load %w[%232] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %234 = vector.bitcast %233 : vector<16xi8> to vector<8xf16>
      %235 = arith.addi %232, %c18 : index
      %236 = vector.load %w[%235] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %237 = vector.bitcast %236 : vector<16xi8> to vector<8xf16>
      %238 = vector.shuffle %234, %237 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %239 = arith.addi %221, %c1 : index
      %240 = arith.addi %25, %c7 : index
      %241 = arith.muli %239, %c17 : index
      %242 = arith.addi %240, %241 : index
      %243 = arith.remui %225, %c10 : index
      %244 = arith.muli %243, %c10 : index
      %245 = arith.addi %242, %244 : index
      %246 = vector.load %w[%245] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %247 = vector.bitcast %246 : vector<16xi8> to vector<8xf16>
      %248 = arith.addi %245, %c18 : index
      %249 = vector.load %w[%248] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %250 = vector.bitcast %249 : vector<16xi8> to vector<8xf16>
      %251 = vector.shuffle %247, %250 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %252 = arith.muli %221, %c4 : index
      %253 = arith.addi %252, %c1 : index
      %254 = arith.muli %tileRows, %c10 : index
      %255 = arith.muli %253, %254 : index
      %256 = arith.addi %49, %255 : index
      %257 = vector.load %x[%256] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %258 = arith.muli %tileRows, %c13 : index
      %259 = arith.addi %256, %258 : index
      %260 = vector.load %x[%259] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %261 = vector.shuffle %257, %260 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %262 = wave.mma %261, %238, %222 : vector<16xf16>, vector<8xf32>
      %263 = wave.mma %261, %251, %223 : vector<16xf16>, vector<8xf32>
      scf.yield %262, %263 : vector<8xf32>, vector<8xf32>
    }
    %264 = wave.lane
    %265 = wave.wave
    %266 = arith.muli %265, %c5 : index
    %267 = arith.addi %266, %c1 : index
    %268 = arith.muli %267, %c18 : index
    %269 = arith.addi %268, %264 : index
    %270 = vector.extract %224#0[0] : f32 from vector<8xf32>
    %271 = arith.addi %269, %c1 : index
    memref.store %270, %7[%271] : memref<?xf32>
    %272 = vector.extract %224#0[1] : f32 from vector<8xf32>
    %273 = arith.addi %269, %c6 : index
    memref.store %272, %7[%273] : memref<?xf32>
    %274 = vector.extract %224#0[2] : f32 from vector<8xf32>
    %275 = arith.addi %269, %c20 : index
    memref.store %274, %7[%275] : memref<?xf32>
    %276 = vector.extract %224#0[3] : f32 from vector<8xf32>
    %277 = arith.addi %269, %c21 : index
    memref.store %276, %7[%277] : memref<?xf32>
    %278 = vector.extract %224#0[4] : f32 from vector<8xf32>
    %279 = arith.addi %269, %c7 : index
    memref.store %278, %7[%279] : memref<?xf32>
    %280 = vector.extract %224#0[5] : f32 from vector<8xf32>
    %281 = arith.addi %269, %c22 : index
    memref.store %280, %7[%281] : memref<?xf32>
    %282 = vector.extract %224#0[6] : f32 from vector<8xf32>
    %283 = arith.addi %269, %c23 : index
    memref.store %282, %7[%283] : memref<?xf32>
    %284 = vector.extract %224#0[7] : f32 from vector<8xf32>
    %285 = arith.addi %269, %c24 : index
    memref.store %284, %7[%285] : memref<?xf32>
    %286 = arith.muli %265, %c5 : index
    %287 = arith.addi %286, %c4 : index
    %288 = arith.muli %287, %c18 : index
    %289 = arith.addi %288, %264 : index
    %290 = vector.extract %224#1[0] : f32 from vector<8xf32>
    %291 = arith.addi %289, %c1 : index
    memref.store %290, %7[%291] : memref<?xf32>
    %292 = vector.extract %224#1[1] : f32 from vector<8xf32>
    %293 = arith.addi %289, %c6 : index
    memref.store %292, %7[%293] : memref<?xf32>
    %294 = vector.extract %224#1[2] : f32 from vector<8xf32>
    %295 = arith.addi %289, %c20 : index
    memref.store %294, %7[%295] : memref<?xf32>
    %296 = vector.extract %224#1[3] : f32 from vector<8xf32>
    %297 = arith.addi %289, %c21 : index
    memref.store %296, %7[%297] : memref<?xf32>
    %298 = vector.extract %224#1[4] : f32 from vector<8xf32>
    %299 = arith.addi %289, %c7 : index
    memref.store %298, %7[%299] : memref<?xf32>
    %300 = vector.extract %224#1[5] : f32 from vector<8xf32>
    %301 = arith.addi %289, %c22 : index
    memref.store %300, %7[%301] : memref<?xf32>
    %302 = vector.extract %224#1[6] : f32 from vector<8xf32>
    %303 = arith.addi %289, %c23 : index
    memref.store %302, %7[%303] : memref<?xf32>
    %304 = vector.extract %224#1[7] : f32 from vector<8xf32>
    %305 = arith.addi %289, %c24 : index
    memref.store %304, %7[%305] : memref<?xf32>
    wave.barrier
    scf.for %306 = %265 to %c13 step %c13 {
      %307 = arith.muli %306, %c6 : index
      %308 = arith.addi %307, %264 : index
      %309 = arith.addi %308, %c1 : index
      %310 = memref.load %7[%309] : memref<?xf32>
      %311 = arith.addi %309, %c17 : index
      %312 = memref.load %7[%311] : memref<?xf32>
      %313 = arith.addf %310, %312 : f32
      %314 = arith.addi %309, %c25 : index
      %315 = memref.load %7[%314] : memref<?xf32>
      %316 = arith.addf %313, %315 : f32
      %317 = arith.addi %309, %c26 : index
      %318 = memref.load %7[%317] : memref<?xf32>
      %319 = arith.addf %316, %318 : f32
      %320 = arith.addi %309, %c27 : index
      %321 = memref.load %7[%320] : memref<?xf32>
      %322 = arith.addf %319, %321 : f32
      %323 = arith.addi %309, %c28 : index
      %324 = memref.load %7[%323] : memref<?xf32>
      %325 = arith.addf %322, %324 : f32
      %326 = arith.addi %309, %c29 : index
      %327 = memref.load %7[%326] : memref<?xf32>
      %328 = arith.addf %325, %327 : f32
      %329 = arith.addi %309, %c30 : index
      %330 = memref.load %7[%329] : memref<?xf32>
      %331 = arith.addf %328, %330 : f32
      %332 = arith.muli %306, %c6 : index
      %333 = arith.addi %332, %264 : index
      %334 = arith.addi %333, %c18 : index
      %335 = memref.load %7[%334] : memref<?xf32>
      %336 = arith.addi %334, %c17 : index
      %337 = memref.load %7[%336] : memref<?xf32>
      %338 = arith.addf %335, %337 : f32
      %339 = arith.addi %334, %c25 : index
      %340 = memref.load %7[%339] : memref<?xf32>
      %341 = arith.addf %338, %340 : f32
      %342 = arith.addi %334, %c26 : index
      %343 = memref.load %7[%342] : memref<?xf32>
      %344 = arith.addf %341, %343 : f32
      %345 = arith.addi %334, %c27 : index
      %346 = memref.load %7[%345] : memref<?xf32>
      %347 = arith.addf %344, %346 : f32
      %348 = arith.addi %334, %c28 : index
      %349 = memref.load %7[%348] : memref<?xf32>
      %350 = arith.addf %347, %349 : f32
      %351 = arith.addi %334, %c29 : index
      %352 = memref.load %7[%351] : memref<?xf32>
      %353 = arith.addf %350, %352 : f32
      %354 = arith.addi %334, %c30 : index
      %355 = memref.load %7[%354] : memref<?xf32>
      %356 = arith.addf %353, %355 : f32
      %357 = wave.lane
      %358 = arith.muli %306, %c5 : index
      %359 = arith.divui %357, %c10 : index
      %360 = arith.addi %358, %359 : index
      %361 = arith.cmpi slt, %360, %14 : index
      scf.if %361 {
        %362 = arith.addi %pairsAt, %11 : index
        %363 = arith.subi %14, %c4 : index
        %364 = arith.minsi %360, %363 : index
        %365 = arith.addi %362, %364 : index
        %366 = memref.load %groups[%365] : memref<?xi32>
        %367 = arith.index_cast %366 : i32 to index
        %368 = arith.divui %367, %rowDivisor : index
        %369 = arith.cmpi eq, %hasFactors, %c4 : index
        %370 = arith.muli %368, %c5 : index
        %371 = memref.load %factors[%370] : memref<?xf32>
        %372 = arith.mulf %371, %operandScale : f32
        %373 = arith.select %369, %372, %operandScale : f32
        %374 = arith.remui %357, %c10 : index
        %375 = arith.muli %374, %c2 : index
        %376 = arith.addi %23, %375 : index
        %377 = vector.load %w[%376] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %378 = vector.bitcast %377 : vector<4xi8> to vector<1xf32>
        %379 = vector.extract %378[0] : f32 from vector<1xf32>
        %380 = arith.mulf %379, %373 : f32
        %381 = arith.mulf %331, %380 : f32
        %382 = arith.remui %357, %c10 : index
        %383 = arith.muli %382, %c2 : index
        %384 = arith.addi %25, %383 : index
        %385 = vector.load %w[%384] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %386 = vector.bitcast %385 : vector<4xi8> to vector<1xf32>
        %387 = vector.extract %386[0] : f32 from vector<1xf32>
        %388 = arith.mulf %387, %373 : f32
        %389 = arith.mulf %356, %388 : f32
        %390 = arith.divui %367, %rowDivisor : index
        %391 = arith.addi %23, %c20 : index
        %392 = vector.load %w[%391] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %393 = vector.bitcast %392 : vector<4xi8> to vector<1xf32>
        %394 = vector.extract %393[0] : f32 from vector<1xf32>
        %395 = arith.muli %390, %c5 : index
        %396 = arith.addi %395, %c4 : index
        %397 = memref.load %factors[%396] : memref<?xf32>
        %398 = arith.mulf %397, %394 : f32
        %399 = arith.bitcast %398 : f32 to i32
        %400 = arith.shrui %399, %c33 : i32
        %401 = arith.maxsi %400, %c34 : i32
        %402 = arith.subi %c35, %401 : i32
        %403 = arith.shli %402, %c33 : i32
        %404 = arith.subi %401, %c36 : i32
        %405 = arith.shli %404, %c33 : i32
        %406 = arith.bitcast %403 : i32 to f32
        %407 = arith.bitcast %405 : i32 to f32
        %408 = arith.cmpi eq, %0, %c1 : index
        %409 = wave.lane
        %410 = arith.remui %409, %c10 : index
        %411 = arith.cmpi eq, %410, %c1 : index
        %412 = arith.andi %408, %411 : i1
        scf.if %412 {
          %413 = arith.muli %367, %c5 : index
          memref.store %407, %out_factors[%413] : memref<?xf32>
        }
        %414 = arith.mulf %381, %c38 : f32
        %415 = wave.exp2 %414 : f32
        %416 = arith.addf %c37, %415 : f32
        %417 = arith.divf %381, %416 : f32
        %418 = arith.mulf %417, %389 : f32
        %419 = arith.mulf %418, %406 : f32
        %420 = arith.truncf %419 : f32 to f16
        %421 = arith.muli %367, %outputFeatures : index
        %422 = arith.muli %0, %c10 : index
        %423 = arith.addi %421, %422 : index
        %424 = wave.lane
        %425 = arith.remui %424, %c10 : index
        %426 = arith.addi %423, %425 : index
        memref.store %420, %out[%426] : memref<?xf16>
      }
    }
  }
  wave.return
}
