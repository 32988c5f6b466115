// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertGateUp(format='q8_0', waves=8, grouped=True)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @expert_gate_up_q8_0_w8_grouped__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %groups: memref<?xi32>, %out: memref<?xf16>, %out_factors: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 0 : index
  %c2 = arith.constant 4 : index
  %c3 = arith.constant 4096 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 2 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 127 : index
  %c8 = arith.constant 128 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %rowDivisor = wave.param "rowDivisor" : index
  %pairsAt = wave.param "pairsAt" : index
  %tileRows = wave.param "tileRows" : index
  %c13 = arith.constant 8 : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %c15 = arith.constant 32 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant 512 : index
  %c19 = arith.constant dense<16711935> : vector<4xi32>
  %c20 = arith.constant dense<1677747200> : vector<4xi32>
  %c21 = arith.constant dense<8> : vector<4xi32>
  %c22 = arith.constant dense<0x6480> : vector<16xf16>
  %c23 = arith.constant 256 : index
  %c24 = arith.constant 3 : index
  %c25 = arith.constant 64 : index
  %c26 = arith.constant 96 : index
  %c27 = arith.constant 160 : index
  %c28 = arith.constant 192 : index
  %c29 = arith.constant 224 : index
  %c30 = arith.constant 1024 : index
  %c31 = arith.constant 1536 : index
  %c32 = arith.constant 2048 : index
  %c33 = arith.constant 2560 : index
  %c34 = arith.constant 3072 : index
  %c35 = arith.constant 3584 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c38 = arith.constant 23 : i32
  %c39 = arith.constant 141 : i32
  %c40 = arith.constant 268 : i32
  %c41 = arith.constant 14 : i32
  %c42 = arith.constant 0x3F800000 : f32
  %c43 = arith.constant 0xBFB8AA3B : f32
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
    %18 = arith.addi %inputFeatures, %c7 : index
    %19 = arith.divui %18, %c8 : index
    %20 = arith.muli %19, %c8 : index
    %21 = arith.addi %17, %20 : index
    %22 = arith.addi %21, %c8 : index
    %23 = arith.muli %16, %panelsPerExpert : index
    %24 = arith.muli %0, %c5 : index
    %25 = arith.addi %23, %24 : index
    %26 = arith.addi %25, %c1 : index
    %27 = arith.muli %26, %22 : index
    %28 = arith.addi %25, %c4 : index
    %29 = arith.muli %28, %22 : index
    %30 = arith.remui %8, %c6 : index
    %31 = arith.addi %pairsAt, %11 : index
    %32 = arith.subi %14, %c4 : index
    %33 = arith.minsi %30, %32 : index
    %34 = arith.addi %31, %33 : index
    %35 = memref.load %groups[%34] : memref<?xi32>
    %36 = arith.index_cast %35 : i32 to index
    %37 = arith.divui %36, %rowDivisor : index
    %38 = arith.divui %37, %tileRows : index
    %39 = arith.divui %inputFeatures, %c6 : index
    %40 = arith.muli %38, %39 : index
    %41 = arith.divui %c1, %c6 : index
    %42 = arith.addi %40, %41 : index
    %43 = arith.muli %42, %c5 : index
    %44 = arith.remui %c1, %c6 : index
    %45 = arith.divui %44, %c13 : index
    %46 = arith.addi %43, %45 : index
    %47 = arith.muli %tileRows, %c13 : index
    %48 = arith.muli %46, %47 : index
    %49 = arith.remui %37, %tileRows : index
    %50 = arith.muli %49, %c13 : index
    %51 = arith.addi %48, %50 : index
    %52 = arith.remui %c1, %c13 : index
    %53 = arith.addi %51, %52 : index
    %54 = wave.wave
    %55 = arith.divui %inputFeatures, %c15 : index
    %56 = arith.muli %54, %stepsPerWave : index
    %57 = arith.minsi %56, %55 : index
    %58 = arith.addi %57, %stepsPerWave : index
    %59 = arith.minsi %58, %55 : index
    %60 = arith.cmpi eq, %wholeBlocks, %c4 : index
    %61 = arith.subi %59, %57 : index
    %62 = arith.divui %61, %c5 : index
    %63 = arith.muli %62, %c5 : index
    %64 = arith.addi %57, %63 : index
    %65 = arith.addi %57, %stepsPerWave : index
    %66 = arith.select %60, %65, %64 : index
    %70:2 = scf.for %67 = %57 to %66 step %c5 iter_args(%68 = %c14, %69 = %c14) -> (vector<8xf32>, vector<8xf32>) {
      %71 = wave.lane
      %72 = arith.addi %67, %c1 : index
      %73 = arith.remui %71, %c6 : index
      %74 = arith.addi %27, %c8 : index
      %75 = arith.muli %72, %c15 : index
      %76 = arith.addi %74, %75 : index
      %77 = arith.muli %73, %c5 : index
      %78 = arith.addi %76, %77 : index
      %79 = vector.load %w[%78] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %80 = vector.bitcast %79 : vector<2xi8> to vector<1xf16>
      %81 = vector.extract %80[0] : f16 from vector<1xf16>
      %82 = vector.broadcast %81 : f16 to vector<16xf16>
      %83 = arith.addi %27, %c8 : index
      %84 = arith.addi %inputFeatures, %c7 : index
      %85 = arith.divui %84, %c8 : index
      %86 = arith.muli %85, %c8 : index
      %87 = arith.addi %83, %86 : index
      %88 = arith.muli %72, %c18 : index
      %89 = arith.addi %87, %88 : index
      %90 = arith.addi %89, %c1 : index
      %91 = arith.muli %73, %c6 : index
      %92 = arith.addi %90, %91 : index
      %93 = vector.load %w[%92] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %94 = vector.bitcast %93 : vector<16xi8> to vector<4xi32>
      %95 = arith.andi %94, %c19 : vector<4xi32>
      %96 = arith.ori %95, %c20 : vector<4xi32>
      %97 = vector.bitcast %96 : vector<4xi32> to vector<8xf16>
      %98 = arith.shrui %94, %c21 : vector<4xi32>
      %99 = arith.andi %98, %c19 : vector<4xi32>
      %100 = arith.ori %99, %c20 : vector<4xi32>
      %101 = vector.bitcast %100 : vector<4xi32> to vector<8xf16>
      %102 = vector.shuffle %97, %101 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %103 = arith.subf %102, %c22 : vector<16xf16>
      %104 = arith.mulf %103, %82 : vector<16xf16>
      %105 = arith.muli %72, %c18 : index
      %106 = arith.addi %87, %105 : index
      %107 = arith.addi %106, %c23 : index
      %108 = arith.muli %73, %c6 : index
      %109 = arith.addi %107, %108 : index
      %110 = vector.load %w[%109] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %111 = vector.bitcast %110 : vector<16xi8> to vector<4xi32>
      %112 = arith.andi %111, %c19 : vector<4xi32>
      %113 = arith.ori %112, %c20 : vector<4xi32>
      %114 = vector.bitcast %113 : vector<4xi32> to vector<8xf16>
      %115 = arith.shrui %111, %c21 : vector<4xi32>
      %116 = arith.andi %115, %c19 : vector<4xi32>
      %117 = arith.ori %116, %c20 : vector<4xi32>
      %118 = vector.bitcast %117 : vector<4xi32> to vector<8xf16>
      %119 = vector.shuffle %114, %118 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %120 = arith.subf %119, %c22 : vector<16xf16>
      %121 = arith.mulf %120, %82 : vector<16xf16>
      %122 = arith.addi %67, %c4 : index
      %123 = arith.remui %71, %c6 : index
      %124 = arith.addi %27, %c8 : index
      %125 = arith.muli %122, %c15 : index
      %126 = arith.addi %124, %125 : index
      %127 = arith.muli %123, %c5 : index
      %128 = arith.addi %126, %127 : index
      %129 = vector.load %w[%128] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %130 = vector.bitcast %129 : vector<2xi8> to vector<1xf16>
      %131 = vector.extract %130[0] : f16 from vector<1xf16>
      %132 = vector.broadcast %131 : f16 to vector<16xf16>
      %133 = arith.addi %27, %c8 : index
      %134 = arith.addi %inputFeatures, %c7 : index
      %135 = arith.divui %134, %c8 : index
      %136 = arith.muli %135, %c8 : index
      %137 = arith.addi %133, %136 : index
      %138 = arith.muli %122, %c18 : index
      %139 = arith.addi %137, %138 : index
      %140 = arith.addi %139, %c1 : index
      %141 = arith.muli %123, %c6 : index
      %142 = arith.addi %140, %141 : index
      %143 = vector.load %w[%142] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %144 = vector.bitcast %143 : vector<16xi8> to vector<4xi32>
      %145 = arith.andi %144, %c19 : vector<4xi32>
      %146 = arith.ori %145, %c20 : vector<4xi32>
      %147 = vector.bitcast %146 : vector<4xi32> to vector<8xf16>
      %148 = arith.shrui %144, %c21 : vector<4xi32>
      %149 = arith.andi %148, %c19 : vector<4xi32>
      %150 = arith.ori %149, %c20 : vector<4xi32>
      %151 = vector.bitcast %150 : vector<4xi32> to vector<8xf16>
      %152 = vector.shuffle %147, %151 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %153 = arith.subf %152, %c22 : vector<16xf16>
      %154 = arith.mulf %153, %132 : vector<16xf16>
      %155 = arith.muli %122, %c18 : index
      %156 = arith.addi %137, %155 : index
      %157 = arith.addi %156, %c23 : index
      %158 = arith.muli %123, %c6 : index
      %159 = arith.addi %157, %158 : index
      %160 = vector.load %w[%159] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %161 = vector.bitcast %160 : vector<16xi8> to vector<4xi32>
      %162 = arith.andi %161, %c19 : vector<4xi32>
      %163 = arith.ori %162, %c20 : vector<4xi32>
      %164 = vector.bitcast %163 : vector<4xi32> to vector<8xf16>
      %165 = arith.shrui %161, %c21 : vector<4xi32>
      %166 = arith.andi %165, %c19 : vector<4xi32>
      %167 = arith.ori %166, %c20 : vector<4xi32>
      %168 = vector.bitcast %167 : vector<4xi32> to vector<8xf16>
      %169 = vector.shuffle %164, %168 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %170 = arith.subf %169, %c22 : vector<16xf16>
      %171 = arith.mulf %170, %132 : vector<16xf16>
      %172 = arith.addi %67, %c1 : index
      %173 = arith.remui %71, %c6 : index
      %174 = arith.addi %29, %c8 : index
      %175 = arith.muli %172, %c15 : index
      %176 = arith.addi %174, %175 : index
      %177 = arith.muli %173, %c5 : index
      %178 = arith.addi %176, %177 : index
      %179 = vector.load %w[%178] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %180 = vector.bitcast %179 : vector<2xi8> to vector<1xf16>
      %181 = vector.extract %180[0] : f16 from vector<1xf16>
      %182 = vector.broadcast %181 : f16 to vector<16xf16>
      %183 = arith.addi %29, %c8 : index
      %184 = arith.addi %inputFeatures, %c7 : index
      %185 = arith.divui %184, %c8 : index
      %186 = arith.muli %185, %c8 : index
      %187 = arith.addi %183, %186 : index
      %188 = arith.muli %172, %c18 : index
      %189 = arith.addi %187, %188 : index
      %190 = arith.addi %189, %c1 : index
      %191 = arith.muli %173, %c6 : index
      %192 = arith.addi %190, %191 : index
      %193 = vector.load %w[%192] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %194 = vector.bitcast %193 : vector<16xi8> to vector<4xi32>
      %195 = arith.andi %194, %c19 : vector<4xi32>
      %196 = arith.ori %195, %c20 : vector<4xi32>
      %197 = vector.bitcast %196 : vector<4xi32> to vector<8xf16>
      %198 = arith.shrui %194, %c21 : vector<4xi32>
      %199 = arith.andi %198, %c19 : vector<4xi32>
      %200 = arith.ori %199, %c20 : vector<4xi32>
      %201 = vector.bitcast %200 : vector<4xi32> to vector<8xf16>
      %202 = vector.shuffle %197, %201 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %203 = arith.subf %202, %c22 : vector<16xf16>
      %204 = arith.mulf %203, %182 : vector<16xf16>
      %205 = arith.muli %172, %c18 : index
      %206 = arith.addi %187, %205 : index
      %207 = arith.addi %206, %c23 : index
      %208 = arith.muli %173, %c6 : index
      %209 = arith.addi %207, %208 : index
      %210 = vector.load %w[%209] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %211 = vector.bitcast %210 : vector<16xi8> to vector<4xi32>
      %212 = arith.andi %211, %c19 : vector<4xi32>
      %213 = arith.ori %212, %c20 : vector<4xi32>
      %214 = vector.bitcast %213 : vector<4xi32> to vector<8xf16>
      %215 = arith.shrui %211, %c21 : vector<4xi32>
      %216 = arith.andi %215, %c19 : vector<4xi32>
      %217 = arith.ori %216, %c20 : vector<4xi32>
      %218 = vector.bitcast %217 : vector<4xi32> to vector<8xf16>
      %219 = vector.shuffle %214, %218 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %220 = arith.subf %219, %c22 : vector<16xf16>
      %221 = arith.mulf %220, %182 : vector<16xf16>
      %222 = arith.addi %67, %c4 : index
      %223 = arith.remui %71, %c6 : index
      %224 = arith.addi %29, %c8 : index
      %225 = arith.muli %222, %c15 : index
      %226 = arith.addi %224, %225 : index
      %227 = arith.muli %223, %c5 : index
      %228 = arith.addi %226, %227 : index
      %229 = vector.load %w[%228] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %230 = vector.bitcast %229 : vector<2xi8> to vector<1xf16>
      %231 = vector.extract %230[0] : f16 from vector<1xf16>
      %232 = vector.broadcast %231 : f16 to vector<16xf16>
      %233 = arith.addi %29, %c8 : index
      %234 = arith.addi %inputFeatures, %c7 : index
      %235 = arith.divui %234, %c8 : index
      %236 = arith.muli %235, %c8 : index
      %237 = arith.addi %233, %236 : index
      %238 = arith.muli %222, %c18 : index
      %239 = arith.addi %237, %238 : index
      %240 = arith.addi %239, %c1 : index
      %241 = arith.muli %223, %c6 : index
      %242 = arith.addi %240, %241 : index
      %243 = vector.load %w[%242] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %244 = vector.bitcast %243 : vector<16xi8> to vector<4xi32>
      %245 = arith.andi %244, %c19 : vector<4xi32>
      %246 = arith.ori %245, %c20 : vector<4xi32>
      %247 = vector.bitcast %246 : vector<4xi32> to vector<8xf16>
      %248 = arith.shrui %244, %c21 : vector<4xi32>
      %249 = arith.andi %248, %c19 : vector<4xi32>
      %250 = arith.ori %249, %c20 : vector<4xi32>
      %251 = vector.bitcast %250 : vector<4xi32> to vector<8xf16>
      %252 = vector.shuffle %247, %251 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %253 = arith.subf %252, %c22 : vector<16xf16>
      %254 = arith.mulf %253, %232 : vector<16xf16>
      %255 = arith.muli %222, %c18 : index
      %256 = arith.addi %237, %255 : index
      %257 = arith.addi %256, %c23 : index
      %258 = arith.muli %223, %c6 : index
      %259 = arith.addi %257, %258 : index
      %260 = vector.load %w[%259] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %261 = vector.bitcast %260 : vector<16xi8> to vector<4xi32>
      %262 = arith.andi %261, %c19 : vector<4xi32>
      %263 = arith.ori %262, %c20 : vector<4xi32>
      %264 = vector.bitcast %263 : vector<4xi32> to vector<8xf16>
      %265 = arith.shrui %261, %c21 : vector<4xi32>
      %266 = arith.andi %265, %c19 : vector<4xi32>
      %267 = arith.ori %266, %c20 : vector<4xi32>
      %268 = vector.bitcast %267 : vector<4xi32> to vector<8xf16>
      %269 = vector.shuffle %264, %268 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %270 = arith.subf %269, %c22 : vector<16xf16>
      %271 = arith.mulf %270, %232 : vector<16xf16>
      %272 = arith.muli %67, %c5 : index
      %273 = arith.addi %272, %c1 : index
      %274 = arith.muli %tileRows, %c6 : index
      %275 = arith.muli %273, %274 : index
      %276 = arith.addi %53, %275 : index
      %277 = vector.load %x[%276] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %278 = arith.muli %tileRows, %c13 : index
      %279 = arith.addi %276, %278 : index
      %280 = vector.load %x[%279] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %281 = vector.shuffle %277, %280 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %282 = wave.mma %281, %104, %68 : vector<16xf16>, vector<8xf32>
      %283 = wave.mma %281, %204, %69 : vector<16xf16>, vector<8xf32>
      %284 = arith.muli %67, %c5 : index
      %285 = arith.addi %284, %c4 : index
      %286 = arith.muli %tileRows, %c6 : index
      %287 = arith.muli %285, %286 : index
      %288 = arith.addi %53, %287 : index
      %289 = vector.load %x[%288] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %290 = arith.muli %tileRows, %c13 : index
      %291 = arith.addi %288, %290 : index
      %292 = vector.load %x[%291] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %293 = vector.shuffle %289, %292 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %294 = wave.mma %293, %121, %282 : vector<16xf16>, vector<8xf32>
      %295 = wave.mma %293, %221, %283 : vector<16xf16>, vector<8xf32>
      %296 = arith.muli %67, %c5 : index
      %297 = arith.addi %296, %c5 : index
      %298 = arith.muli %tileRows, %c6 : index
      %299 = arith.muli %297, %298 : index
      %300 = arith.addi %53, %299 : index
      %301 = vector.load %x[%300] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %302 = arith.muli %tileRows, %c13 : index
      %303 = arith.addi %300, %302 : index
      %304 = vector.load %x[%303] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %305 = vector.shuffle %301, %304 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %306 = wave.mma %305, %154, %294 : vector<16xf16>, vector<8xf32>
      %307 = wave.mma %305, %254, %295 : vector<16xf16>, vector<8xf32>
      %308 = arith.muli %67, %c5 : index
      %309 = arith.addi %308, %c24 : index
      %310 = arith.muli %tileRows, %c6 : index
      %311 = arith.muli %309, %310 : index
      %312 = arith.addi %53, %311 : index
      %313 = vector.load %x[%312] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %314 = arith.muli %tileRows, %c13 : index
      %315 = arith.addi %312, %314 : index
      %316 = vector.load %x[%315] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %317 = vector.shuffle %313, %316 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %318 = wave.mma %317, %171, %306 : vector<16xf16>, vector<8xf32>
      %319 = wave.mma %317, %271, %307 : vector<16xf16>, vector<8xf32>
      scf.yield %318, %319 : vector<8xf32>, vector<8xf32>
    }
    %320 = arith.select %60, %66, %59 : index
    %324:2 = scf.for %321 = %66 to %320 step %c4 iter_args(%322 = %70#0, %323 = %70#1) -> (vector<8xf32>, vector<8xf32>) {
      %325 = wave.lane
      %326 = arith.addi %321, %c1 : index
      %327 = arith.remui %325, %c6 : index
      %328 = arith.addi %27, %c8 : index
      %329 = arith.muli %326, %c15 : index
      %330 = arith.addi %328, %329 : index
      %331 = arith.muli %327, %c5 : index
      %332 = arith.addi %330, %331 : index
      %333 = vector.load %w[%332] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %334 = vector.bitcast %333 : vector<2xi8> to vector<1xf16>
      %335 = vector.extract %334[0] : f16 from vector<1xf16>
      %336 = vector.broadcast %335 : f16 to vector<16xf16>
      %337 = arith.addi %27, %c8 : index
      %338 = arith.addi %inputFeatures, %c7 : index
      %339 = arith.divui %338, %c8 : index
      %340 = arith.muli %339, %c8 : index
      %341 = arith.addi %337, %340 : index
      %342 = arith.muli %326, %c18 : index
      %343 = arith.addi %341, %342 : index
      %344 = arith.addi %343, %c1 : index
      %345 = arith.muli %327, %c6 : index
      %346 = arith.addi %344, %345 : index
      %347 = vector.load %w[%346] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %348 = vector.bitcast %347 : vector<16xi8> to vector<4xi32>
      %349 = arith.andi %348, %c19 : vector<4xi32>
      %350 = arith.ori %349, %c20 : vector<4xi32>
      %351 = vector.bitcast %350 : vector<4xi32> to vector<8xf16>
      %352 = arith.shrui %348, %c21 : vector<4xi32>
      %353 = arith.andi %352, %c19 : vector<4xi32>
      %354 = arith.ori %353, %c20 : vector<4xi32>
      %355 = vector.bitcast %354 : vector<4xi32> to vector<8xf16>
      %356 = vector.shuffle %351, %355 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %357 = arith.subf %356, %c22 : vector<16xf16>
      %358 = arith.mulf %357, %336 : vector<16xf16>
      %359 = arith.muli %326, %c18 : index
      %360 = arith.addi %341, %359 : index
      %361 = arith.addi %360, %c23 : index
      %362 = arith.muli %327, %c6 : index
      %363 = arith.addi %361, %362 : index
      %364 = vector.load %w[%363] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %365 = vector.bitcast %364 : vector<16xi8> to vector<4xi32>
      %366 = arith.andi %365, %c19 : vector<4xi32>
      %367 = arith.ori %366, %c20 : vector<4xi32>
      %368 = vector.bitcast %367 : vector<4xi32> to vector<8xf16>
      %369 = arith.shrui %365, %c21 : vector<4xi32>
      %370 = arith.andi %369, %c19 : vector<4xi32>
      %371 = arith.ori %370, %c20 : vector<4xi32>
      %372 = vector.bitcast %371 : vector<4xi32> to vector<8xf16>
      %373 = vector.shuffle %368, %372 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %374 = arith.subf %373, %c22 : vector<16xf16>
      %375 = arith.mulf %374, %336 : vector<16xf16>
      %376 = arith.addi %321, %c1 : index
      %377 = arith.remui %325, %c6 : index
      %378 = arith.addi %29, %c8 : index
      %379 = arith.muli %376, %c15 : index
      %380 = arith.addi %378, %379 : index
      %381 = arith.muli %377, %c5 : index
      %382 = arith.addi %380, %381 : index
      %383 = vector.load %w[%382] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %384 = vector.bitcast %383 : vector<2xi8> to vector<1xf16>
      %385 = vector.extract %384[0] : f16 from vector<1xf16>
      %386 = vector.broadcast %385 : f16 to vector<16xf16>
      %387 = arith.addi %29, %c8 : index
      %388 = arith.addi %inputFeatures, %c7 : index
      %389 = arith.divui %388, %c8 : index
      %390 = arith.muli %389, %c8 : index
      %391 = arith.addi %387, %390 : index
      %392 = arith.muli %376, %c18 : index
      %393 = arith.addi %391, %392 : index
      %394 = arith.addi %393, %c1 : index
      %395 = arith.muli %377, %c6 : index
      %396 = arith.addi %394, %395 : index
      %397 = vector.load %w[%396] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %398 = vector.bitcast %397 : vector<16xi8> to vector<4xi32>
      %399 = arith.andi %398, %c19 : vector<4xi32>
      %400 = arith.ori %399, %c20 : vector<4xi32>
      %401 = vector.bitcast %400 : vector<4xi32> to vector<8xf16>
      %402 = arith.shrui %398, %c21 : vector<4xi32>
      %403 = arith.andi %402, %c19 : vector<4xi32>
      %404 = arith.ori %403, %c20 : vector<4xi32>
      %405 = vector.bitcast %404 : vector<4xi32> to vector<8xf16>
      %406 = vector.shuffle %401, %405 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %407 = arith.subf %406, %c22 : vector<16xf16>
      %408 = arith.mulf %407, %386 : vector<16xf16>
      %409 = arith.muli %376, %c18 : index
      %410 = arith.addi %391, %409 : index
      %411 = arith.addi %410, %c23 : index
      %412 = arith.muli %377, %c6 : index
      %413 = arith.addi %411, %412 : index
      %414 = vector.load %w[%413] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %415 = vector.bitcast %414 : vector<16xi8> to vector<4xi32>
      %416 = arith.andi %415, %c19 : vector<4xi32>
      %417 = arith.ori %416, %c20 : vector<4xi32>
      %418 = vector.bitcast %417 : vector<4xi32> to vector<8xf16>
      %419 = arith.shrui %415, %c21 : vector<4xi32>
      %420 = arith.andi %419, %c19 : vector<4xi32>
      %421 = arith.ori %420, %c20 : vector<4xi32>
      %422 = vector.bitcast %421 : vector<4xi32> to vector<8xf16>
      %423 = vector.shuffle %418, %422 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %424 = arith.subf %423, %c22 : vector<16xf16>
      %425 = arith.mulf %424, %386 : vector<16xf16>
      %426 = arith.muli %321, %c5 : index
      %427 = arith.addi %426, %c1 : index
      %428 = arith.muli %tileRows, %c6 : index
      %429 = arith.muli %427, %428 : index
      %430 = arith.addi %53, %429 : index
      %431 = vector.load %x[%430] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %432 = arith.muli %tileRows, %c13 : index
      %433 = arith.addi %430, %432 : index
      %434 = vector.load %x[%433] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %435 = vector.shuffle %431, %434 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %436 = wave.mma %435, %358, %322 : vector<16xf16>, vector<8xf32>
      %437 = wave.mma %435, %408, %323 : vector<16xf16>, vector<8xf32>
      %438 = arith.muli %321, %c5 : index
      %439 = arith.addi %438, %c4 : index
      %440 = arith.muli %tileRows, %c6 : index
      %441 = arith.muli %439, %440 : index
      %442 = arith.addi %53, %441 : index
      %443 = vector.load %x[%442] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %444 = arith.muli %tileRows, %c13 : index
      %445 = arith.addi %442, %444 : index
      %446 = vector.load %x[%445] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %447 = vector.shuffle %443, %446 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %448 = wave.mma %447, %375, %436 : vector<16xf16>, vector<8xf32>
      %449 = wave.mma %447, %425, %437 : vector<16xf16>, vector<8xf32>
      scf.yield %448, %449 : vector<8xf32>, vector<8xf32>
    }
    %450 = wave.lane
    %451 = wave.wave
    %452 = arith.muli %451, %c5 : index
    %453 = arith.addi %452, %c1 : index
    %454 = arith.muli %453, %c23 : index
    %455 = arith.addi %454, %450 : index
    %456 = vector.extract %324#0[0] : f32 from vector<8xf32>
    %457 = arith.addi %455, %c1 : index
    memref.store %456, %7[%457] : memref<?xf32>
    %458 = vector.extract %324#0[1] : f32 from vector<8xf32>
    %459 = arith.addi %455, %c15 : index
    memref.store %458, %7[%459] : memref<?xf32>
    %460 = vector.extract %324#0[2] : f32 from vector<8xf32>
    %461 = arith.addi %455, %c25 : index
    memref.store %460, %7[%461] : memref<?xf32>
    %462 = vector.extract %324#0[3] : f32 from vector<8xf32>
    %463 = arith.addi %455, %c26 : index
    memref.store %462, %7[%463] : memref<?xf32>
    %464 = vector.extract %324#0[4] : f32 from vector<8xf32>
    %465 = arith.addi %455, %c8 : index
    memref.store %464, %7[%465] : memref<?xf32>
    %466 = vector.extract %324#0[5] : f32 from vector<8xf32>
    %467 = arith.addi %455, %c27 : index
    memref.store %466, %7[%467] : memref<?xf32>
    %468 = vector.extract %324#0[6] : f32 from vector<8xf32>
    %469 = arith.addi %455, %c28 : index
    memref.store %468, %7[%469] : memref<?xf32>
    %470 = vector.extract %324#0[7] : f32 from vector<8xf32>
    %471 = arith.addi %455, %c29 : index
    memref.store %470, %7[%471] : memref<?xf32>
    %472 = arith.muli %451, %c5 : index
    %473 = arith.addi %472, %c4 : index
    %474 = arith.muli %473, %c23 : index
    %475 = arith.addi %474, %450 : index
    %476 = vector.extract %324#1[0] : f32 from vector<8xf32>
    %477 = arith.addi %475, %c1 : index
    memref.store %476, %7[%477] : memref<?xf32>
    %478 = vector.extract %324#1[1] : f32 from vector<8xf32>
    %479 = arith.addi %475, %c15 : index
    memref.store %478, %7[%479] : memref<?xf32>
    %480 = vector.extract %324#1[2] : f32 from vector<8xf32>
    %481 = arith.addi %475, %c25 : index
    memref.store %480, %7[%481] : memref<?xf32>
    %482 = vector.extract %324#1[3] : f32 from vector<8xf32>
    %483 = arith.addi %475, %c26 : index
    memref.store %482, %7[%483] : memref<?xf32>
    %484 = vector.extract %324#1[4] : f32 from vector<8xf32>
    %485 = arith.addi %475, %c8 : index
    memref.store %484, %7[%485] : memref<?xf32>
    %486 = vector.extract %324#1[5] : f32 from vector<8xf32>
    %487 = arith.addi %475, %c27 : index
    memref.store %486, %7[%487] : memref<?xf32>
    %488 = vector.extract %324#1[6] : f32 from vector<8xf32>
    %489 = arith.addi %475, %c28 : index
    memref.store %488, %7[%489] : memref<?xf32>
    %490 = vector.extract %324#1[7] : f32 from vector<8xf32>
    %491 = arith.addi %475, %c29 : index
    memref.store %490, %7[%491] : memref<?xf32>
    wave.barrier
    scf.for %492 = %451 to %c13 step %c13 {
      %493 = arith.muli %492, %c15 : index
      %494 = arith.addi %493, %450 : index
      %495 = arith.addi %494, %c1 : index
      %496 = memref.load %7[%495] : memref<?xf32>
      %497 = arith.addi %495, %c18 : index
      %498 = memref.load %7[%497] : memref<?xf32>
      %499 = arith.addf %496, %498 : f32
      %500 = arith.addi %495, %c30 : index
      %501 = memref.load %7[%500] : memref<?xf32>
      %502 = arith.addf %499, %501 : f32
      %503 = arith.addi %495, %c31 : index
      %504 = memref.load %7[%503] : memref<?xf32>
      %505 = arith.addf %502, %504 : f32
      %506 = arith.addi %495, %c32 : index
      %507 = memref.load %7[%506] : memref<?xf32>
      %508 = arith.addf %505, %507 : f32
      %509 = arith.addi %495, %c33 : index
      %510 = memref.load %7[%509] : memref<?xf32>
      %511 = arith.addf %508, %510 : f32
      %512 = arith.addi %495, %c34 : index
      %513 = memref.load %7[%512] : memref<?xf32>
      %514 = arith.addf %511, %513 : f32
      %515 = arith.addi %495, %c35 : index
      %516 = memref.load %7[%515] : memref<?xf32>
      %517 = arith.addf %514, %516 : f32
      %518 = arith.muli %492, %c15 : index
      %519 = arith.addi %518, %450 : index
      %520 = arith.addi %519, %c23 : index
      %521 = memref.load %7[%520] : memref<?xf32>
      %522 = arith.addi %520, %c18 : index
      %523 = memref.load %7[%522] : memref<?xf32>
      %524 = arith.addf %521, %523 : f32
      %525 = arith.addi %520, %c30 : index
      %526 = memref.load %7[%525] : memref<?xf32>
      %527 = arith.addf %524, %526 : f32
      %528 = arith.addi %520, %c31 : index
      %529 = memref.load %7[%528] : memref<?xf32>
      %530 = arith.addf %527, %529 : f32
      %531 = arith.addi %520, %c32 : index
      %532 = memref.load %7[%531] : memref<?xf32>
      %533 = arith.addf %530, %532 : f32
      %534 = arith.addi %520, %c33 : index
      %535 = memref.load %7[%534] : memref<?xf32>
      %536 = arith.addf %533, %535 : f32
      %537 = arith.addi %520, %c34 : index
      %538 = memref.load %7[%537] : memref<?xf32>
      %539 = arith.addf %536, %538 : f32
      %540 = arith.addi %520, %c35 : index
      %541 = memref.load %7[%540] : memref<?xf32>
      %542 = arith.addf %539, %541 : f32
      %543 = wave.lane
      %544 = arith.muli %492, %c5 : index
      %545 = arith.divui %543, %c6 : index
      %546 = arith.addi %544, %545 : index
      %547 = arith.cmpi slt, %546, %14 : index
      scf.if %547 {
        %548 = arith.addi %pairsAt, %11 : index
        %549 = arith.subi %14, %c4 : index
        %550 = arith.minsi %546, %549 : index
        %551 = arith.addi %548, %550 : index
        %552 = memref.load %groups[%551] : memref<?xi32>
        %553 = arith.index_cast %552 : i32 to index
        %554 = arith.divui %553, %rowDivisor : index
        %555 = arith.cmpi eq, %hasFactors, %c4 : index
        %556 = arith.muli %554, %c5 : index
        %557 = memref.load %factors[%556] : memref<?xf32>
        %558 = arith.mulf %557, %operandScale : f32
        %559 = arith.select %555, %558, %operandScale : f32
        %560 = arith.remui %543, %c6 : index
        %561 = arith.muli %560, %c2 : index
        %562 = arith.addi %27, %561 : index
        %563 = vector.load %w[%562] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %564 = vector.bitcast %563 : vector<4xi8> to vector<1xf32>
        %565 = vector.extract %564[0] : f32 from vector<1xf32>
        %566 = arith.mulf %565, %559 : f32
        %567 = arith.mulf %517, %566 : f32
        %568 = arith.remui %543, %c6 : index
        %569 = arith.muli %568, %c2 : index
        %570 = arith.addi %29, %569 : index
        %571 = vector.load %w[%570] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %572 = vector.bitcast %571 : vector<4xi8> to vector<1xf32>
        %573 = vector.extract %572[0] : f32 from vector<1xf32>
        %574 = arith.mulf %573, %559 : f32
        %575 = arith.mulf %542, %574 : f32
        %576 = arith.divui %553, %rowDivisor : index
        %577 = arith.addi %27, %c25 : index
        %578 = vector.load %w[%577] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %579 = vector.bitcast %578 : vector<4xi8> to vector<1xf32>
        %580 = vector.extract %579[0] : f32 from vector<1xf32>
        %581 = arith.muli %576, %c5 : index
        %582 = arith.addi %581, %c4 : index
        %583 = memref.load %factors[%582] : memref<?xf32>
        %584 = arith.mulf %583, %580 : f32
        %585 = arith.bitcast %584 : f32 to i32
        %586 = arith.shrui %585, %c38 : i32
        %587 = arith.maxsi %586, %c39 : i32
        %588 = arith.subi %c40, %587 : i32
        %589 = arith.shli %588, %c38 : i32
        %590 = arith.subi %587, %c41 : i32
        %591 = arith.shli %590, %c38 : i32
        %592 = arith.bitcast %589 : i32 to f32
        %593 = arith.bitcast %591 : i32 to f32
        %594 = arith.cmpi eq, %0, %c1 : index
        %595 = wave.lane
        %596 = arith.remui %595, %c6 : index
        %597 = arith.cmpi eq, %596, %c1 : index
        %598 = arith.andi %594, %597 : i1
        scf.if %598 {
          %599 = arith.muli %553, %c5 : index
          memref.store %593, %out_factors[%599] : memref<?xf32>
        }
        %600 = arith.mulf %567, %c43 : f32
        %601 = wave.exp2 %600 : f32
        %602 = arith.addf %c42, %601 : f32
        %603 = arith.divf %567, %602 : f32
        %604 = arith.mulf %603, %575 : f32
        %605 = arith.mulf %604, %592 : f32
        %606 = arith.truncf %605 : f32 to f16
        %607 = arith.muli %553, %outputFeatures : index
        %608 = arith.muli %0, %c6 : index
        %609 = arith.addi %607, %608 : index
        %610 = wave.lane
        %611 = arith.remui %610, %c6 : index
        %612 = arith.addi %609, %611 : index
        memref.store %606, %out[%612] : memref<?xf16>
      }
    }
  }
  wave.return
}
