// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q4_k', dim=96, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q4_k_d96_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 12 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 3 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 8 : index
  %c5 = arith.constant 256 : index
  %c6 = arith.constant 64 : index
  %c7 = arith.constant 127 : index
  %c8 = arith.constant 128 : index
  %c9 = arith.constant 6 : index
  %c10 = arith.constant 2 : index
  %c11 = arith.constant 0 : index
  %c12 = arith.constant 1 : index
  %c13 = arith.constant 6144 : index
  %c14 = arith.constant 1536 : index
  %tileRows = wave.param "tileRows" : index
  %c16 = arith.constant 16 : index
  %c17 = arith.constant 32 : index
  %c18 = arith.constant 48 : index
  %c19 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c22 = arith.constant 4 : index
  %c23 = arith.constant dense<0> : vector<4xi32>
  %c24 = arith.constant dense<983055> : vector<4xi32>
  %c25 = arith.constant dense<1677747200> : vector<4xi32>
  %c26 = arith.constant dense<4> : vector<4xi32>
  %c27 = arith.constant dense<8> : vector<4xi32>
  %c28 = arith.constant dense<12> : vector<4xi32>
  %c29 = arith.constant dense<0x6400> : vector<32xf16>
  %c30 = arith.constant 96 : index
  %c31 = arith.constant 160 : index
  %c32 = arith.constant 192 : index
  %c33 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c36 = arith.constant 3072 : index
  %c37 = arith.constant 4608 : index
  %hasBias = wave.param "hasBias" : index
  %c39 = arith.constant 47 : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c42 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %c44 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c46 = arith.constant 12 : index
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c50 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c51 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c52 = arith.constant 512 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = wave.wave
  %3 = arith.remui %2, %c2 : index
  %4 = arith.divui %2, %c2 : index
  %5 = arith.muli %inputFeatures, %c4 : index
  %6 = arith.divui %inputFeatures, %c5 : index
  %7 = arith.muli %6, %c6 : index
  %8 = arith.addi %7, %inputFeatures : index
  %9 = arith.addi %8, %c7 : index
  %10 = arith.divui %9, %c8 : index
  %11 = arith.muli %10, %c8 : index
  %12 = arith.addi %5, %11 : index
  %13 = arith.addi %12, %c8 : index
  %14 = arith.muli %0, %c9 : index
  %15 = arith.muli %3, %c10 : index
  %16 = arith.addi %14, %15 : index
  %17 = arith.addi %16, %c11 : index
  %18 = arith.muli %17, %13 : index
  %19 = arith.addi %16, %c12 : index
  %20 = arith.muli %19, %13 : index
  %21 = wave.scratch %c13 : memref<?xf32>
  %22 = wave.scratch %c14 : memref<?xf32>
  %23 = memref.load %step[%c11] : memref<?xi32>
  %24 = arith.index_cast %23 : i32 to index
  %25 = arith.muli %1, %c6 : index
  %26 = arith.cmpi slt, %25, %24 : index
  scf.if %26 {
    %27 = wave.lane
    %28 = arith.remui %27, %c16 : index
    %29 = arith.remui %28, %tileRows : index
    %30 = arith.addi %25, %29 : index
    %31 = arith.divui %30, %tileRows : index
    %32 = arith.divui %inputFeatures, %c16 : index
    %33 = arith.muli %31, %32 : index
    %34 = arith.divui %c11, %c16 : index
    %35 = arith.addi %33, %34 : index
    %36 = arith.muli %35, %c10 : index
    %37 = arith.remui %c11, %c16 : index
    %38 = arith.divui %37, %c4 : index
    %39 = arith.addi %36, %38 : index
    %40 = arith.muli %tileRows, %c4 : index
    %41 = arith.muli %39, %40 : index
    %42 = arith.remui %30, %tileRows : index
    %43 = arith.muli %42, %c4 : index
    %44 = arith.addi %41, %43 : index
    %45 = arith.remui %c11, %c4 : index
    %46 = arith.addi %44, %45 : index
    %47 = arith.addi %28, %c16 : index
    %48 = arith.addi %25, %47 : index
    %49 = arith.divui %48, %tileRows : index
    %50 = arith.divui %inputFeatures, %c16 : index
    %51 = arith.muli %49, %50 : index
    %52 = arith.divui %c11, %c16 : index
    %53 = arith.addi %51, %52 : index
    %54 = arith.muli %53, %c10 : index
    %55 = arith.remui %c11, %c16 : index
    %56 = arith.divui %55, %c4 : index
    %57 = arith.addi %54, %56 : index
    %58 = arith.muli %tileRows, %c4 : index
    %59 = arith.muli %57, %58 : index
    %60 = arith.remui %48, %tileRows : index
    %61 = arith.muli %60, %c4 : index
    %62 = arith.addi %59, %61 : index
    %63 = arith.remui %c11, %c4 : index
    %64 = arith.addi %62, %63 : index
    %65 = arith.addi %28, %c17 : index
    %66 = arith.addi %25, %65 : index
    %67 = arith.divui %66, %tileRows : index
    %68 = arith.divui %inputFeatures, %c16 : index
    %69 = arith.muli %67, %68 : index
    %70 = arith.divui %c11, %c16 : index
    %71 = arith.addi %69, %70 : index
    %72 = arith.muli %71, %c10 : index
    %73 = arith.remui %c11, %c16 : index
    %74 = arith.divui %73, %c4 : index
    %75 = arith.addi %72, %74 : index
    %76 = arith.muli %tileRows, %c4 : index
    %77 = arith.muli %75, %76 : index
    %78 = arith.remui %66, %tileRows : index
    %79 = arith.muli %78, %c4 : index
    %80 = arith.addi %77, %79 : index
    %81 = arith.remui %c11, %c4 : index
    %82 = arith.addi %80, %81 : index
    %83 = arith.addi %28, %c18 : index
    %84 = arith.addi %25, %83 : index
    %85 = arith.divui %84, %tileRows : index
    %86 = arith.divui %inputFeatures, %c16 : index
    %87 = arith.muli %85, %86 : index
    %88 = arith.divui %c11, %c16 : index
    %89 = arith.addi %87, %88 : index
    %90 = arith.muli %89, %c10 : index
    %91 = arith.remui %c11, %c16 : index
    %92 = arith.divui %91, %c4 : index
    %93 = arith.addi %90, %92 : index
    %94 = arith.muli %tileRows, %c4 : index
    %95 = arith.muli %93, %94 : index
    %96 = arith.remui %84, %tileRows : index
    %97 = arith.muli %96, %c4 : index
    %98 = arith.addi %95, %97 : index
    %99 = arith.remui %c11, %c4 : index
    %100 = arith.addi %98, %99 : index
    %101 = arith.divui %inputFeatures, %c17 : index
    %102 = arith.muli %4, %stepsPerWave : index
    %103 = arith.minsi %102, %101 : index
    %104 = arith.addi %103, %stepsPerWave : index
    %105 = arith.minsi %104, %101 : index
    %106 = arith.cmpi eq, %wholeBlocks, %c12 : index
    %107 = arith.subi %105, %103 : index
    %108 = arith.divui %107, %c10 : index
    %109 = arith.muli %108, %c10 : index
    %110 = arith.addi %103, %109 : index
    %111 = arith.addi %103, %stepsPerWave : index
    %112 = arith.select %106, %111, %110 : index
    %122:8 = scf.for %113 = %103 to %112 step %c10 iter_args(%114 = %c19, %115 = %c19, %116 = %c19, %117 = %c19, %118 = %c19, %119 = %c19, %120 = %c19, %121 = %c19) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %123 = wave.lane
      %124 = arith.addi %113, %c11 : index
      %125 = arith.remui %123, %c16 : index
      %126 = arith.addi %18, %c8 : index
      %127 = arith.divui %124, %c4 : index
      %128 = arith.muli %127, %c6 : index
      %129 = arith.addi %126, %128 : index
      %130 = arith.muli %125, %c22 : index
      %131 = arith.addi %129, %130 : index
      %132 = vector.load %w[%131] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %133 = vector.bitcast %132 : vector<4xi8> to vector<2xf16>
      %134 = arith.divui %inputFeatures, %c5 : index
      %135 = arith.muli %134, %c6 : index
      %136 = arith.addi %126, %135 : index
      %137 = arith.muli %124, %c17 : index
      %138 = arith.addi %136, %137 : index
      %139 = arith.muli %125, %c10 : index
      %140 = arith.addi %138, %139 : index
      %141 = vector.load %w[%140] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %142 = vector.extract %133[0] : f16 from vector<2xf16>
      %143 = arith.extf %142 : f16 to f32
      %144 = vector.extract %141[0] : i8 from vector<2xi8>
      %145 = arith.extui %144 : i8 to i32
      %146 = arith.sitofp %145 : i32 to f32
      %147 = arith.mulf %143, %146 : f32
      %148 = arith.truncf %147 : f32 to f16
      %149 = vector.broadcast %148 : f16 to vector<16xf16>
      %150 = vector.extract %133[1] : f16 from vector<2xf16>
      %151 = arith.extf %150 : f16 to f32
      %152 = vector.extract %141[1] : i8 from vector<2xi8>
      %153 = arith.extui %152 : i8 to i32
      %154 = arith.sitofp %153 : i32 to f32
      %155 = arith.mulf %151, %154 : f32
      %156 = arith.truncf %155 : f32 to f16
      %157 = vector.broadcast %156 : f16 to vector<16xf16>
      %158 = arith.addi %18, %c8 : index
      %159 = arith.divui %inputFeatures, %c5 : index
      %160 = arith.muli %159, %c6 : index
      %161 = arith.addi %160, %inputFeatures : index
      %162 = arith.addi %161, %c7 : index
      %163 = arith.divui %162, %c8 : index
      %164 = arith.muli %163, %c8 : index
      %165 = arith.addi %158, %164 : index
      %166 = arith.muli %inputFeatures, %c4 : index
      %167 = arith.addi %165, %166 : index
      %168 = arith.muli %124, %c16 : index
      %169 = arith.addi %168, %125 : index
      %170 = arith.muli %169, %c11 : index
      %171 = arith.addi %167, %170 : index
      %172 = arith.muli %124, %c5 : index
      %173 = arith.addi %165, %172 : index
      %174 = arith.muli %125, %c16 : index
      %175 = arith.addi %173, %174 : index
      %176 = vector.load %w[%175] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %177 = vector.bitcast %176 : vector<16xi8> to vector<4xi32>
      %178 = arith.shrui %177, %c23 : vector<4xi32>
      %179 = arith.andi %178, %c24 : vector<4xi32>
      %180 = arith.ori %179, %c25 : vector<4xi32>
      %181 = vector.bitcast %180 : vector<4xi32> to vector<8xf16>
      %182 = arith.shrui %177, %c26 : vector<4xi32>
      %183 = arith.andi %182, %c24 : vector<4xi32>
      %184 = arith.ori %183, %c25 : vector<4xi32>
      %185 = vector.bitcast %184 : vector<4xi32> to vector<8xf16>
      %186 = arith.shrui %177, %c27 : vector<4xi32>
      %187 = arith.andi %186, %c24 : vector<4xi32>
      %188 = arith.ori %187, %c25 : vector<4xi32>
      %189 = vector.bitcast %188 : vector<4xi32> to vector<8xf16>
      %190 = arith.shrui %177, %c28 : vector<4xi32>
      %191 = arith.andi %190, %c24 : vector<4xi32>
      %192 = arith.ori %191, %c25 : vector<4xi32>
      %193 = vector.bitcast %192 : vector<4xi32> to vector<8xf16>
      %194 = vector.shuffle %181, %185 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %195 = vector.shuffle %189, %193 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %196 = vector.shuffle %194, %195 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %197 = arith.subf %196, %c29 : vector<32xf16>
      %198 = vector.shuffle %197, %197 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %199 = vector.shuffle %197, %197 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %200 = math.fma %198, %149, %157 : vector<16xf16>
      %201 = math.fma %199, %149, %157 : vector<16xf16>
      %202 = arith.addi %113, %c12 : index
      %203 = arith.remui %123, %c16 : index
      %204 = arith.addi %18, %c8 : index
      %205 = arith.divui %202, %c4 : index
      %206 = arith.muli %205, %c6 : index
      %207 = arith.addi %204, %206 : index
      %208 = arith.muli %203, %c22 : index
      %209 = arith.addi %207, %208 : index
      %210 = vector.load %w[%209] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %211 = vector.bitcast %210 : vector<4xi8> to vector<2xf16>
      %212 = arith.divui %inputFeatures, %c5 : index
      %213 = arith.muli %212, %c6 : index
      %214 = arith.addi %204, %213 : index
      %215 = arith.muli %202, %c17 : index
      %216 = arith.addi %214, %215 : index
      %217 = arith.muli %203, %c10 : index
      %218 = arith.addi %216, %217 : index
      %219 = vector.load %w[%218] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %220 = vector.extract %211[0] : f16 from vector<2xf16>
      %221 = arith.extf %220 : f16 to f32
      %222 = vector.extract %219[0] : i8 from vector<2xi8>
      %223 = arith.extui %222 : i8 to i32
      %224 = arith.sitofp %223 : i32 to f32
      %225 = arith.mulf %221, %224 : f32
      %226 = arith.truncf %225 : f32 to f16
      %227 = vector.broadcast %226 : f16 to vector<16xf16>
      %228 = vector.extract %211[1] : f16 from vector<2xf16>
      %229 = arith.extf %228 : f16 to f32
      %230 = vector.extract %219[1] : i8 from vector<2xi8>
      %231 = arith.extui %230 : i8 to i32
      %232 = arith.sitofp %231 : i32 to f32
      %233 = arith.mulf %229, %232 : f32
      %234 = arith.truncf %233 : f32 to f16
      %235 = vector.broadcast %234 : f16 to vector<16xf16>
      %236 = arith.addi %18, %c8 : index
      %237 = arith.divui %inputFeatures, %c5 : index
      %238 = arith.muli %237, %c6 : index
      %239 = arith.addi %238, %inputFeatures : index
      %240 = arith.addi %239, %c7 : index
      %241 = arith.divui %240, %c8 : index
      %242 = arith.muli %241, %c8 : index
      %243 = arith.addi %236, %242 : index
      %244 = arith.muli %inputFeatures, %c4 : index
      %245 = arith.addi %243, %244 : index
      %246 = arith.muli %202, %c16 : index
      %247 = arith.addi %246, %203 : index
      %248 = arith.muli %247, %c11 : index
      %249 = arith.addi %245, %248 : index
      %250 = arith.muli %202, %c5 : index
      %251 = arith.addi %243, %250 : index
      %252 = arith.muli %203, %c16 : index
      %253 = arith.addi %251, %252 : index
      %254 = vector.load %w[%253] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %255 = vector.bitcast %254 : vector<16xi8> to vector<4xi32>
      %256 = arith.shrui %255, %c23 : vector<4xi32>
      %257 = arith.andi %256, %c24 : vector<4xi32>
      %258 = arith.ori %257, %c25 : vector<4xi32>
      %259 = vector.bitcast %258 : vector<4xi32> to vector<8xf16>
      %260 = arith.shrui %255, %c26 : vector<4xi32>
      %261 = arith.andi %260, %c24 : vector<4xi32>
      %262 = arith.ori %261, %c25 : vector<4xi32>
      %263 = vector.bitcast %262 : vector<4xi32> to vector<8xf16>
      %264 = arith.shrui %255, %c27 : vector<4xi32>
      %265 = arith.andi %264, %c24 : vector<4xi32>
      %266 = arith.ori %265, %c25 : vector<4xi32>
      %267 = vector.bitcast %266 : vector<4xi32> to vector<8xf16>
      %268 = arith.shrui %255, %c28 : vector<4xi32>
      %269 = arith.andi %268, %c24 : vector<4xi32>
      %270 = arith.ori %269, %c25 : vector<4xi32>
      %271 = vector.bitcast %270 : vector<4xi32> to vector<8xf16>
      %272 = vector.shuffle %259, %263 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %273 = vector.shuffle %267, %271 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %274 = vector.shuffle %272, %273 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %275 = arith.subf %274, %c29 : vector<32xf16>
      %276 = vector.shuffle %275, %275 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %277 = vector.shuffle %275, %275 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %278 = math.fma %276, %227, %235 : vector<16xf16>
      %279 = math.fma %277, %227, %235 : vector<16xf16>
      %280 = arith.addi %113, %c11 : index
      %281 = arith.remui %123, %c16 : index
      %282 = arith.addi %20, %c8 : index
      %283 = arith.divui %280, %c4 : index
      %284 = arith.muli %283, %c6 : index
      %285 = arith.addi %282, %284 : index
      %286 = arith.muli %281, %c22 : index
      %287 = arith.addi %285, %286 : index
      %288 = vector.load %w[%287] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %289 = vector.bitcast %288 : vector<4xi8> to vector<2xf16>
      %290 = arith.divui %inputFeatures, %c5 : index
      %291 = arith.muli %290, %c6 : index
      %292 = arith.addi %282, %291 : index
      %293 = arith.muli %280, %c17 : index
      %294 = arith.addi %292, %293 : index
      %295 = arith.muli %281, %c10 : index
      %296 = arith.addi %294, %295 : index
      %297 = vector.load %w[%296] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %298 = vector.extract %289[0] : f16 from vector<2xf16>
      %299 = arith.extf %298 : f16 to f32
      %300 = vector.extract %297[0] : i8 from vector<2xi8>
      %301 = arith.extui %300 : i8 to i32
      %302 = arith.sitofp %301 : i32 to f32
      %303 = arith.mulf %299, %302 : f32
      %304 = arith.truncf %303 : f32 to f16
      %305 = vector.broadcast %304 : f16 to vector<16xf16>
      %306 = vector.extract %289[1] : f16 from vector<2xf16>
      %307 = arith.extf %306 : f16 to f32
      %308 = vector.extract %297[1] : i8 from vector<2xi8>
      %309 = arith.extui %308 : i8 to i32
      %310 = arith.sitofp %309 : i32 to f32
      %311 = arith.mulf %307, %310 : f32
      %312 = arith.truncf %311 : f32 to f16
      %313 = vector.broadcast %312 : f16 to vector<16xf16>
      %314 = arith.addi %20, %c8 : index
      %315 = arith.divui %inputFeatures, %c5 : index
      %316 = arith.muli %315, %c6 : index
      %317 = arith.addi %316, %inputFeatures : index
      %318 = arith.addi %317, %c7 : index
      %319 = arith.divui %318, %c8 : index
      %320 = arith.muli %319, %c8 : index
      %321 = arith.addi %314, %320 : index
      %322 = arith.muli %inputFeatures, %c4 : index
      %323 = arith.addi %321, %322 : index
      %324 = arith.muli %280, %c16 : index
      %325 = arith.addi %324, %281 : index
      %326 = arith.muli %325, %c11 : index
      %327 = arith.addi %323, %326 : index
      %328 = arith.muli %280, %c5 : index
      %329 = arith.addi %321, %328 : index
      %330 = arith.muli %281, %c16 : index
      %331 = arith.addi %329, %330 : index
      %332 = vector.load %w[%331] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %333 = vector.bitcast %332 : vector<16xi8> to vector<4xi32>
      %334 = arith.shrui %333, %c23 : vector<4xi32>
      %335 = arith.andi %334, %c24 : vector<4xi32>
      %336 = arith.ori %335, %c25 : vector<4xi32>
      %337 = vector.bitcast %336 : vector<4xi32> to vector<8xf16>
      %338 = arith.shrui %333, %c26 : vector<4xi32>
      %339 = arith.andi %338, %c24 : vector<4xi32>
      %340 = arith.ori %339, %c25 : vector<4xi32>
      %341 = vector.bitcast %340 : vector<4xi32> to vector<8xf16>
      %342 = arith.shrui %333, %c27 : vector<4xi32>
      %343 = arith.andi %342, %c24 : vector<4xi32>
      %344 = arith.ori %343, %c25 : vector<4xi32>
      %345 = vector.bitcast %344 : vector<4xi32> to vector<8xf16>
      %346 = arith.shrui %333, %c28 : vector<4xi32>
      %347 = arith.andi %346, %c24 : vector<4xi32>
      %348 = arith.ori %347, %c25 : vector<4xi32>
      %349 = vector.bitcast %348 : vector<4xi32> to vector<8xf16>
      %350 = vector.shuffle %337, %341 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %351 = vector.shuffle %345, %349 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %352 = vector.shuffle %350, %351 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %353 = arith.subf %352, %c29 : vector<32xf16>
      %354 = vector.shuffle %353, %353 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %355 = vector.shuffle %353, %353 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %356 = math.fma %354, %305, %313 : vector<16xf16>
      %357 = math.fma %355, %305, %313 : vector<16xf16>
      %358 = arith.addi %113, %c12 : index
      %359 = arith.remui %123, %c16 : index
      %360 = arith.addi %20, %c8 : index
      %361 = arith.divui %358, %c4 : index
      %362 = arith.muli %361, %c6 : index
      %363 = arith.addi %360, %362 : index
      %364 = arith.muli %359, %c22 : index
      %365 = arith.addi %363, %364 : index
      %366 = vector.load %w[%365] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %367 = vector.bitcast %366 : vector<4xi8> to vector<2xf16>
      %368 = arith.divui %inputFeatures, %c5 : index
      %369 = arith.muli %368, %c6 : index
      %370 = arith.addi %360, %369 : index
      %371 = arith.muli %358, %c17 : index
      %372 = arith.addi %370, %371 : index
      %373 = arith.muli %359, %c10 : index
      %374 = arith.addi %372, %373 : index
      %375 = vector.load %w[%374] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %376 = vector.extract %367[0] : f16 from vector<2xf16>
      %377 = arith.extf %376 : f16 to f32
      %378 = vector.extract %375[0] : i8 from vector<2xi8>
      %379 = arith.extui %378 : i8 to i32
      %380 = arith.sitofp %379 : i32 to f32
      %381 = arith.mulf %377, %380 : f32
      %382 = arith.truncf %381 : f32 to f16
      %383 = vector.broadcast %382 : f16 to vector<16xf16>
      %384 = vector.extract %367[1] : f16 from vector<2xf16>
      %385 = arith.extf %384 : f16 to f32
      %386 = vector.extract %375[1] : i8 from vector<2xi8>
      %387 = arith.extui %386 : i8 to i32
      %388 = arith.sitofp %387 : i32 to f32
      %389 = arith.mulf %385, %388 : f32
      %390 = arith.truncf %389 : f32 to f16
      %391 = vector.broadcast %390 : f16 to vector<16xf16>
      %392 = arith.addi %20, %c8 : index
      %393 = arith.divui %inputFeatures, %c5 : index
      %394 = arith.muli %393, %c6 : index
      %395 = arith.addi %394, %inputFeatures : index
      %396 = arith.addi %395, %c7 : index
      %397 = arith.divui %396, %c8 : index
      %398 = arith.muli %397, %c8 : index
      %399 = arith.addi %392, %398 : index
      %400 = arith.muli %inputFeatures, %c4 : index
      %401 = arith.addi %399, %400 : index
      %402 = arith.muli %358, %c16 : index
      %403 = arith.addi %402, %359 : index
      %404 = arith.muli %403, %c11 : index
      %405 = arith.addi %401, %404 : index
      %406 = arith.muli %358, %c5 : index
      %407 = arith.addi %399, %406 : index
      %408 = arith.muli %359, %c16 : index
      %409 = arith.addi %407, %408 : index
      %410 = vector.load %w[%409] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %411 = vector.bitcast %410 : vector<16xi8> to vector<4xi32>
      %412 = arith.shrui %411, %c23 : vector<4xi32>
      %413 = arith.andi %412, %c24 : vector<4xi32>
      %414 = arith.ori %413, %c25 : vector<4xi32>
      %415 = vector.bitcast %414 : vector<4xi32> to vector<8xf16>
      %416 = arith.shrui %411, %c26 : vector<4xi32>
      %417 = arith.andi %416, %c24 : vector<4xi32>
      %418 = arith.ori %417, %c25 : vector<4xi32>
      %419 = vector.bitcast %418 : vector<4xi32> to vector<8xf16>
      %420 = arith.shrui %411, %c27 : vector<4xi32>
      %421 = arith.andi %420, %c24 : vector<4xi32>
      %422 = arith.ori %421, %c25 : vector<4xi32>
      %423 = vector.bitcast %422 : vector<4xi32> to vector<8xf16>
      %424 = arith.shrui %411, %c28 : vector<4xi32>
      %425 = arith.andi %424, %c24 : vector<4xi32>
      %426 = arith.ori %425, %c25 : vector<4xi32>
      %427 = vector.bitcast %426 : vector<4xi32> to vector<8xf16>
      %428 = vector.shuffle %415, %419 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %429 = vector.shuffle %423, %427 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %430 = vector.shuffle %428, %429 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %431 = arith.subf %430, %c29 : vector<32xf16>
      %432 = vector.shuffle %431, %431 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %433 = vector.shuffle %431, %431 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %434 = math.fma %432, %383, %391 : vector<16xf16>
      %435 = math.fma %433, %383, %391 : vector<16xf16>
      %436 = arith.muli %113, %c10 : index
      %437 = arith.addi %436, %c11 : index
      %438 = arith.muli %tileRows, %c16 : index
      %439 = arith.muli %437, %438 : index
      %440 = arith.addi %46, %439 : index
      %441 = vector.load %x[%440] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %442 = arith.muli %tileRows, %c4 : index
      %443 = arith.addi %440, %442 : index
      %444 = vector.load %x[%443] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %445 = vector.shuffle %441, %444 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %446 = wave.mma %445, %200, %114 : vector<16xf16>, vector<8xf32>
      %447 = wave.mma %445, %356, %115 : vector<16xf16>, vector<8xf32>
      %448 = arith.muli %113, %c10 : index
      %449 = arith.addi %448, %c11 : index
      %450 = arith.muli %tileRows, %c16 : index
      %451 = arith.muli %449, %450 : index
      %452 = arith.addi %64, %451 : index
      %453 = vector.load %x[%452] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %454 = arith.muli %tileRows, %c4 : index
      %455 = arith.addi %452, %454 : index
      %456 = vector.load %x[%455] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %457 = vector.shuffle %453, %456 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %458 = wave.mma %457, %200, %116 : vector<16xf16>, vector<8xf32>
      %459 = wave.mma %457, %356, %117 : vector<16xf16>, vector<8xf32>
      %460 = arith.muli %113, %c10 : index
      %461 = arith.addi %460, %c11 : index
      %462 = arith.muli %tileRows, %c16 : index
      %463 = arith.muli %461, %462 : index
      %464 = arith.addi %82, %463 : index
      %465 = vector.load %x[%464] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %466 = arith.muli %tileRows, %c4 : index
      %467 = arith.addi %464, %466 : index
      %468 = vector.load %x[%467] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %469 = vector.shuffle %465, %468 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %470 = wave.mma %469, %200, %118 : vector<16xf16>, vector<8xf32>
      %471 = wave.mma %469, %356, %119 : vector<16xf16>, vector<8xf32>
      %472 = arith.muli %113, %c10 : index
      %473 = arith.addi %472, %c11 : index
      %474 = arith.muli %tileRows, %c16 : index
      %475 = arith.muli %473, %474 : index
      %476 = arith.addi %100, %475 : index
      %477 = vector.load %x[%476] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %478 = arith.muli %tileRows, %c4 : index
      %479 = arith.addi %476, %478 : index
      %480 = vector.load %x[%479] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %481 = vector.shuffle %477, %480 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %482 = wave.mma %481, %200, %120 : vector<16xf16>, vector<8xf32>
      %483 = wave.mma %481, %356, %121 : vector<16xf16>, vector<8xf32>
      %484 = arith.muli %113, %c10 : index
      %485 = arith.addi %484, %c12 : index
      %486 = arith.muli %tileRows, %c16 : index
      %487 = arith.muli %485, %486 : index
      %488 = arith.addi %46, %487 : index
      %489 = vector.load %x[%488] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %490 = arith.muli %tileRows, %c4 : index
      %491 = arith.addi %488, %490 : index
      %492 = vector.load %x[%491] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %493 = vector.shuffle %489, %492 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %494 = wave.mma %493, %201, %446 : vector<16xf16>, vector<8xf32>
      %495 = wave.mma %493, %357, %447 : vector<16xf16>, vector<8xf32>
      %496 = arith.muli %113, %c10 : index
      %497 = arith.addi %496, %c12 : index
      %498 = arith.muli %tileRows, %c16 : index
      %499 = arith.muli %497, %498 : index
      %500 = arith.addi %64, %499 : index
      %501 = vector.load %x[%500] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %502 = arith.muli %tileRows, %c4 : index
      %503 = arith.addi %500, %502 : index
      %504 = vector.load %x[%503] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %505 = vector.shuffle %501, %504 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %506 = wave.mma %505, %201, %458 : vector<16xf16>, vector<8xf32>
      %507 = wave.mma %505, %357, %459 : vector<16xf16>, vector<8xf32>
      %508 = arith.muli %113, %c10 : index
      %509 = arith.addi %508, %c12 : index
      %510 = arith.muli %tileRows, %c16 : index
      %511 = arith.muli %509, %510 : index
      %512 = arith.addi %82, %511 : index
      %513 = vector.load %x[%512] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %514 = arith.muli %tileRows, %c4 : index
      %515 = arith.addi %512, %514 : index
      %516 = vector.load %x[%515] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %517 = vector.shuffle %513, %516 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %518 = wave.mma %517, %201, %470 : vector<16xf16>, vector<8xf32>
      %519 = wave.mma %517, %357, %471 : vector<16xf16>, vector<8xf32>
      %520 = arith.muli %113, %c10 : index
      %521 = arith.addi %520, %c12 : index
      %522 = arith.muli %tileRows, %c16 : index
      %523 = arith.muli %521, %522 : index
      %524 = arith.addi %100, %523 : index
      %525 = vector.load %x[%524] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %526 = arith.muli %tileRows, %c4 : index
      %527 = arith.addi %524, %526 : index
      %528 = vector.load %x[%527] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %529 = vector.shuffle %525, %528 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %530 = wave.mma %529, %201, %482 : vector<16xf16>, vector<8xf32>
      %531 = wave.mma %529, %357, %483 : vector<16xf16>, vector<8xf32>
      %532 = arith.muli %113, %c10 : index
      %533 = arith.addi %532, %c10 : index
      %534 = arith.muli %tileRows, %c16 : index
      %535 = arith.muli %533, %534 : index
      %536 = arith.addi %46, %535 : index
      %537 = vector.load %x[%536] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %538 = arith.muli %tileRows, %c4 : index
      %539 = arith.addi %536, %538 : index
      %540 = vector.load %x[%539] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %541 = vector.shuffle %537, %540 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %542 = wave.mma %541, %278, %494 : vector<16xf16>, vector<8xf32>
      %543 = wave.mma %541, %434, %495 : vector<16xf16>, vector<8xf32>
      %544 = arith.muli %113, %c10 : index
      %545 = arith.addi %544, %c10 : index
      %546 = arith.muli %tileRows, %c16 : index
      %547 = arith.muli %545, %546 : index
      %548 = arith.addi %64, %547 : index
      %549 = vector.load %x[%548] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %550 = arith.muli %tileRows, %c4 : index
      %551 = arith.addi %548, %550 : index
      %552 = vector.load %x[%551] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %553 = vector.shuffle %549, %552 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %554 = wave.mma %553, %278, %506 : vector<16xf16>, vector<8xf32>
      %555 = wave.mma %553, %434, %507 : vector<16xf16>, vector<8xf32>
      %556 = arith.muli %113, %c10 : index
      %557 = arith.addi %556, %c10 : index
      %558 = arith.muli %tileRows, %c16 : index
      %559 = arith.muli %557, %558 : index
      %560 = arith.addi %82, %559 : index
      %561 = vector.load %x[%560] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %562 = arith.muli %tileRows, %c4 : index
      %563 = arith.addi %560, %562 : index
      %564 = vector.load %x[%563] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %565 = vector.shuffle %561, %564 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %566 = wave.mma %565, %278, %518 : vector<16xf16>, vector<8xf32>
      %567 = wave.mma %565, %434, %519 : vector<16xf16>, vector<8xf32>
      %568 = arith.muli %113, %c10 : index
      %569 = arith.addi %568, %c10 : index
      %570 = arith.muli %tileRows, %c16 : index
      %571 = arith.muli %569, %570 : index
      %572 = arith.addi %100, %571 : index
      %573 = vector.load %x[%572] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %574 = arith.muli %tileRows, %c4 : index
      %575 = arith.addi %572, %574 : index
      %576 = vector.load %x[%575] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %577 = vector.shuffle %573, %576 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %578 = wave.mma %577, %278, %530 : vector<16xf16>, vector<8xf32>
      %579 = wave.mma %577, %434, %531 : vector<16xf16>, vector<8xf32>
      %580 = arith.muli %113, %c10 : index
      %581 = arith.addi %580, %c2 : index
      %582 = arith.muli %tileRows, %c16 : index
      %583 = arith.muli %581, %582 : index
      %584 = arith.addi %46, %583 : index
      %585 = vector.load %x[%584] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %586 = arith.muli %tileRows, %c4 : index
      %587 = arith.addi %584, %586 : index
      %588 = vector.load %x[%587] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %589 = vector.shuffle %585, %588 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %590 = wave.mma %589, %279, %542 : vector<16xf16>, vector<8xf32>
      %591 = wave.mma %589, %435, %543 : vector<16xf16>, vector<8xf32>
      %592 = arith.muli %113, %c10 : index
      %593 = arith.addi %592, %c2 : index
      %594 = arith.muli %tileRows, %c16 : index
      %595 = arith.muli %593, %594 : index
      %596 = arith.addi %64, %595 : index
      %597 = vector.load %x[%596] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %598 = arith.muli %tileRows, %c4 : index
      %599 = arith.addi %596, %598 : index
      %600 = vector.load %x[%599] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %601 = vector.shuffle %597, %600 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %602 = wave.mma %601, %279, %554 : vector<16xf16>, vector<8xf32>
      %603 = wave.mma %601, %435, %555 : vector<16xf16>, vector<8xf32>
      %604 = arith.muli %113, %c10 : index
      %605 = arith.addi %604, %c2 : index
      %606 = arith.muli %tileRows, %c16 : index
      %607 = arith.muli %605, %606 : index
      %608 = arith.addi %82, %607 : index
      %609 = vector.load %x[%608] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %610 = arith.muli %tileRows, %c4 : index
      %611 = arith.addi %608, %610 : index
      %612 = vector.load %x[%611] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %613 = vector.shuffle %609, %612 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %614 = wave.mma %613, %279, %566 : vector<16xf16>, vector<8xf32>
      %615 = wave.mma %613, %435, %567 : vector<16xf16>, vector<8xf32>
      %616 = arith.muli %113, %c10 : index
      %617 = arith.addi %616, %c2 : index
      %618 = arith.muli %tileRows, %c16 : index
      %619 = arith.muli %617, %618 : index
      %620 = arith.addi %100, %619 : index
      %621 = vector.load %x[%620] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %622 = arith.muli %tileRows, %c4 : index
      %623 = arith.addi %620, %622 : index
      %624 = vector.load %x[%623] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %625 = vector.shuffle %621, %624 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %626 = wave.mma %625, %279, %578 : vector<16xf16>, vector<8xf32>
      %627 = wave.mma %625, %435, %579 : vector<16xf16>, vector<8xf32>
      scf.yield %590, %591, %602, %603, %614, %615, %626, %627 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %628 = arith.select %106, %112, %105 : index
    %638:8 = scf.for %629 = %112 to %628 step %c12 iter_args(%630 = %122#0, %631 = %122#1, %632 = %122#2, %633 = %122#3, %634 = %122#4, %635 = %122#5, %636 = %122#6, %637 = %122#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %639 = wave.lane
      %640 = arith.addi %629, %c11 : index
      %641 = arith.remui %639, %c16 : index
      %642 = arith.addi %18, %c8 : index
      %643 = arith.divui %640, %c4 : index
      %644 = arith.muli %643, %c6 : index
      %645 = arith.addi %642, %644 : index
      %646 = arith.muli %641, %c22 : index
      %647 = arith.addi %645, %646 : index
      %648 = vector.load %w[%647] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %649 = vector.bitcast %648 : vector<4xi8> to vector<2xf16>
      %650 = arith.divui %inputFeatures, %c5 : index
      %651 = arith.muli %650, %c6 : index
      %652 = arith.addi %642, %651 : index
      %653 = arith.muli %640, %c17 : index
      %654 = arith.addi %652, %653 : index
      %655 = arith.muli %641, %c10 : index
      %656 = arith.addi %654, %655 : index
      %657 = vector.load %w[%656] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %658 = vector.extract %649[0] : f16 from vector<2xf16>
      %659 = arith.extf %658 : f16 to f32
      %660 = vector.extract %657[0] : i8 from vector<2xi8>
      %661 = arith.extui %660 : i8 to i32
      %662 = arith.sitofp %661 : i32 to f32
      %663 = arith.mulf %659, %662 : f32
      %664 = arith.truncf %663 : f32 to f16
      %665 = vector.broadcast %664 : f16 to vector<16xf16>
      %666 = vector.extract %649[1] : f16 from vector<2xf16>
      %667 = arith.extf %666 : f16 to f32
      %668 = vector.extract %657[1] : i8 from vector<2xi8>
      %669 = arith.extui %668 : i8 to i32
      %670 = arith.sitofp %669 : i32 to f32
      %671 = arith.mulf %667, %670 : f32
      %672 = arith.truncf %671 : f32 to f16
      %673 = vector.broadcast %672 : f16 to vector<16xf16>
      %674 = arith.addi %18, %c8 : index
      %675 = arith.divui %inputFeatures, %c5 : index
      %676 = arith.muli %675, %c6 : index
      %677 = arith.addi %676, %inputFeatures : index
      %678 = arith.addi %677, %c7 : index
      %679 = arith.divui %678, %c8 : index
      %680 = arith.muli %679, %c8 : index
      %681 = arith.addi %674, %680 : index
      %682 = arith.muli %inputFeatures, %c4 : index
      %683 = arith.addi %681, %682 : index
      %684 = arith.muli %640, %c16 : index
      %685 = arith.addi %684, %641 : index
      %686 = arith.muli %685, %c11 : index
      %687 = arith.addi %683, %686 : index
      %688 = arith.muli %640, %c5 : index
      %689 = arith.addi %681, %688 : index
      %690 = arith.muli %641, %c16 : index
      %691 = arith.addi %689, %690 : index
      %692 = vector.load %w[%691] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %693 = vector.bitcast %692 : vector<16xi8> to vector<4xi32>
      %694 = arith.shrui %693, %c23 : vector<4xi32>
      %695 = arith.andi %694, %c24 : vector<4xi32>
      %696 = arith.ori %695, %c25 : vector<4xi32>
      %697 = vector.bitcast %696 : vector<4xi32> to vector<8xf16>
      %698 = arith.shrui %693, %c26 : vector<4xi32>
      %699 = arith.andi %698, %c24 : vector<4xi32>
      %700 = arith.ori %699, %c25 : vector<4xi32>
      %701 = vector.bitcast %700 : vector<4xi32> to vector<8xf16>
      %702 = arith.shrui %693, %c27 : vector<4xi32>
      %703 = arith.andi %702, %c24 : vector<4xi32>
      %704 = arith.ori %703, %c25 : vector<4xi32>
      %705 = vector.bitcast %704 : vector<4xi32> to vector<8xf16>
      %706 = arith.shrui %693, %c28 : vector<4xi32>
      %707 = arith.andi %706, %c24 : vector<4xi32>
      %708 = arith.ori %707, %c25 : vector<4xi32>
      %709 = vector.bitcast %708 : vector<4xi32> to vector<8xf16>
      %710 = vector.shuffle %697, %701 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %711 = vector.shuffle %705, %709 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %712 = vector.shuffle %710, %711 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %713 = arith.subf %712, %c29 : vector<32xf16>
      %714 = vector.shuffle %713, %713 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %715 = vector.shuffle %713, %713 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %716 = math.fma %714, %665, %673 : vector<16xf16>
      %717 = math.fma %715, %665, %673 : vector<16xf16>
      %718 = arith.addi %629, %c11 : index
      %719 = arith.remui %639, %c16 : index
      %720 = arith.addi %20, %c8 : index
      %721 = arith.divui %718, %c4 : index
      %722 = arith.muli %721, %c6 : index
      %723 = arith.addi %720, %722 : index
      %724 = arith.muli %719, %c22 : index
      %725 = arith.addi %723, %724 : index
      %726 = vector.load %w[%725] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %727 = vector.bitcast %726 : vector<4xi8> to vector<2xf16>
      %728 = arith.divui %inputFeatures, %c5 : index
      %729 = arith.muli %728, %c6 : index
      %730 = arith.addi %720, %729 : index
      %731 = arith.muli %718, %c17 : index
      %732 = arith.addi %730, %731 : index
      %733 = arith.muli %719, %c10 : index
      %734 = arith.addi %732, %733 : index
      %735 = vector.load %w[%734] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %736 = vector.extract %727[0] : f16 from vector<2xf16>
      %737 = arith.extf %736 : f16 to f32
      %738 = vector.extract %735[0] : i8 from vector<2xi8>
      %739 = arith.extui %738 : i8 to i32
      %740 = arith.sitofp %739 : i32 to f32
      %741 = arith.mulf %737, %740 : f32
      %742 = arith.truncf %741 : f32 to f16
      %743 = vector.broadcast %742 : f16 to vector<16xf16>
      %744 = vector.extract %727[1] : f16 from vector<2xf16>
      %745 = arith.extf %744 : f16 to f32
      %746 = vector.extract %735[1] : i8 from vector<2xi8>
      %747 = arith.extui %746 : i8 to i32
      %748 = arith.sitofp %747 : i32 to f32
      %749 = arith.mulf %745, %748 : f32
      %750 = arith.truncf %749 : f32 to f16
      %751 = vector.broadcast %750 : f16 to vector<16xf16>
      %752 = arith.addi %20, %c8 : index
      %753 = arith.divui %inputFeatures, %c5 : index
      %754 = arith.muli %753, %c6 : index
      %755 = arith.addi %754, %inputFeatures : index
      %756 = arith.addi %755, %c7 : index
      %757 = arith.divui %756, %c8 : index
      %758 = arith.muli %757, %c8 : index
      %759 = arith.addi %752, %758 : index
      %760 = arith.muli %inputFeatures, %c4 : index
      %761 = arith.addi %759, %760 : index
      %762 = arith.muli %718, %c16 : index
      %763 = arith.addi %762, %719 : index
      %764 = arith.muli %763, %c11 : index
      %765 = arith.addi %761, %764 : index
      %766 = arith.muli %718, %c5 : index
      %767 = arith.addi %759, %766 : index
      %768 = arith.muli %719, %c16 : index
      %769 = arith.addi %767, %768 : index
      %770 = vector.load %w[%769] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %771 = vector.bitcast %770 : vector<16xi8> to vector<4xi32>
      %772 = arith.shrui %771, %c23 : vector<4xi32>
      %773 = arith.andi %772, %c24 : vector<4xi32>
      %774 = arith.ori %773, %c25 : vector<4xi32>
      %775 = vector.bitcast %774 : vector<4xi32> to vector<8xf16>
      %776 = arith.shrui %771, %c26 : vector<4xi32>
      %777 = arith.andi %776, %c24 : vector<4xi32>
      %778 = arith.ori %777, %c25 : vector<4xi32>
      %779 = vector.bitcast %778 : vector<4xi32> to vector<8xf16>
      %780 = arith.shrui %771, %c27 : vector<4xi32>
      %781 = arith.andi %780, %c24 : vector<4xi32>
      %782 = arith.ori %781, %c25 : vector<4xi32>
      %783 = vector.bitcast %782 : vector<4xi32> to vector<8xf16>
      %784 = arith.shrui %771, %c28 : vector<4xi32>
      %785 = arith.andi %784, %c24 : vector<4xi32>
      %786 = arith.ori %785, %c25 : vector<4xi32>
      %787 = vector.bitcast %786 : vector<4xi32> to vector<8xf16>
      %788 = vector.shuffle %775, %779 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %789 = vector.shuffle %783, %787 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %790 = vector.shuffle %788, %789 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %791 = arith.subf %790, %c29 : vector<32xf16>
      %792 = vector.shuffle %791, %791 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %793 = vector.shuffle %791, %791 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %794 = math.fma %792, %743, %751 : vector<16xf16>
      %795 = math.fma %793, %743, %751 : vector<16xf16>
      %796 = arith.muli %629, %c10 : index
      %797 = arith.addi %796, %c11 : index
      %798 = arith.muli %tileRows, %c16 : index
      %799 = arith.muli %797, %798 : index
      %800 = arith.addi %46, %799 : index
      %801 = vector.load %x[%800] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %802 = arith.muli %tileRows, %c4 : index
      %803 = arith.addi %800, %802 : index
      %804 = vector.load %x[%803] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %805 = vector.shuffle %801, %804 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %806 = wave.mma %805, %716, %630 : vector<16xf16>, vector<8xf32>
      %807 = wave.mma %805, %794, %631 : vector<16xf16>, vector<8xf32>
      %808 = arith.muli %629, %c10 : index
      %809 = arith.addi %808, %c11 : index
      %810 = arith.muli %tileRows, %c16 : index
      %811 = arith.muli %809, %810 : index
      %812 = arith.addi %64, %811 : index
      %813 = vector.load %x[%812] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %814 = arith.muli %tileRows, %c4 : index
      %815 = arith.addi %812, %814 : index
      %816 = vector.load %x[%815] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %817 = vector.shuffle %813, %816 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %818 = wave.mma %817, %716, %632 : vector<16xf16>, vector<8xf32>
      %819 = wave.mma %817, %794, %633 : vector<16xf16>, vector<8xf32>
      %820 = arith.muli %629, %c10 : index
      %821 = arith.addi %820, %c11 : index
      %822 = arith.muli %tileRows, %c16 : index
      %823 = arith.muli %821, %822 : index
      %824 = arith.addi %82, %823 : index
      %825 = vector.load %x[%824] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %826 = arith.muli %tileRows, %c4 : index
      %827 = arith.addi %824, %826 : index
      %828 = vector.load %x[%827] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %829 = vector.shuffle %825, %828 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %830 = wave.mma %829, %716, %634 : vector<16xf16>, vector<8xf32>
      %831 = wave.mma %829, %794, %635 : vector<16xf16>, vector<8xf32>
      %832 = arith.muli %629, %c10 : index
      %833 = arith.addi %832, %c11 : index
      %834 = arith.muli %tileRows, %c16 : index
      %835 = arith.muli %833, %834 : index
      %836 = arith.addi %100, %835 : index
      %837 = vector.load %x[%836] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %838 = arith.muli %tileRows, %c4 : index
      %839 = arith.addi %836, %838 : index
      %840 = vector.load %x[%839] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %841 = vector.shuffle %837, %840 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %842 = wave.mma %841, %716, %636 : vector<16xf16>, vector<8xf32>
      %843 = wave.mma %841, %794, %637 : vector<16xf16>, vector<8xf32>
      %844 = arith.muli %629, %c10 : index
      %845 = arith.addi %844, %c12 : index
      %846 = arith.muli %tileRows, %c16 : index
      %847 = arith.muli %845, %846 : index
      %848 = arith.addi %46, %847 : index
      %849 = vector.load %x[%848] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %850 = arith.muli %tileRows, %c4 : index
      %851 = arith.addi %848, %850 : index
      %852 = vector.load %x[%851] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %853 = vector.shuffle %849, %852 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %854 = wave.mma %853, %717, %806 : vector<16xf16>, vector<8xf32>
      %855 = wave.mma %853, %795, %807 : vector<16xf16>, vector<8xf32>
      %856 = arith.muli %629, %c10 : index
      %857 = arith.addi %856, %c12 : index
      %858 = arith.muli %tileRows, %c16 : index
      %859 = arith.muli %857, %858 : index
      %860 = arith.addi %64, %859 : index
      %861 = vector.load %x[%860] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %862 = arith.muli %tileRows, %c4 : index
      %863 = arith.addi %860, %862 : index
      %864 = vector.load %x[%863] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %865 = vector.shuffle %861, %864 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %866 = wave.mma %865, %717, %818 : vector<16xf16>, vector<8xf32>
      %867 = wave.mma %865, %795, %819 : vector<16xf16>, vector<8xf32>
      %868 = arith.muli %629, %c10 : index
      %869 = arith.addi %868, %c12 : index
      %870 = arith.muli %tileRows, %c16 : index
      %871 = arith.muli %869, %870 : index
      %872 = arith.addi %82, %871 : index
      %873 = vector.load %x[%872] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %874 = arith.muli %tileRows, %c4 : index
      %875 = arith.addi %872, %874 : index
      %876 = vector.load %x[%875] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %877 = vector.shuffle %873, %876 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %878 = wave.mma %877, %717, %830 : vector<16xf16>, vector<8xf32>
      %879 = wave.mma %877, %795, %831 : vector<16xf16>, vector<8xf32>
      %880 = arith.muli %629, %c10 : index
      %881 = arith.addi %880, %c12 : index
      %882 = arith.muli %tileRows, %c16 : index
      %883 = arith.muli %881, %882 : index
      %884 = arith.addi %100, %883 : index
      %885 = vector.load %x[%884] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %886 = arith.muli %tileRows, %c4 : index
      %887 = arith.addi %884, %886 : index
      %888 = vector.load %x[%887] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %889 = vector.shuffle %885, %888 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %890 = wave.mma %889, %717, %842 : vector<16xf16>, vector<8xf32>
      %891 = wave.mma %889, %795, %843 : vector<16xf16>, vector<8xf32>
      scf.yield %854, %855, %866, %867, %878, %879, %890, %891 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %892 = arith.addi %25, %c11 : index
    %893 = wave.lane
    %894 = arith.muli %3, %c10 : index
    %895 = arith.muli %894, %c5 : index
    %896 = arith.addi %895, %893 : index
    %897 = arith.muli %4, %c14 : index
    %898 = arith.addi %897, %896 : index
    %899 = arith.addi %898, %c11 : index
    %900 = arith.addi %899, %c11 : index
    %901 = vector.extract %638#0[0] : f32 from vector<8xf32>
    memref.store %901, %21[%900] : memref<?xf32>
    %902 = arith.muli %4, %c14 : index
    %903 = arith.addi %902, %896 : index
    %904 = arith.addi %903, %c11 : index
    %905 = arith.addi %904, %c17 : index
    %906 = vector.extract %638#0[1] : f32 from vector<8xf32>
    memref.store %906, %21[%905] : memref<?xf32>
    %907 = arith.muli %4, %c14 : index
    %908 = arith.addi %907, %896 : index
    %909 = arith.addi %908, %c11 : index
    %910 = arith.addi %909, %c6 : index
    %911 = vector.extract %638#0[2] : f32 from vector<8xf32>
    memref.store %911, %21[%910] : memref<?xf32>
    %912 = arith.muli %4, %c14 : index
    %913 = arith.addi %912, %896 : index
    %914 = arith.addi %913, %c11 : index
    %915 = arith.addi %914, %c30 : index
    %916 = vector.extract %638#0[3] : f32 from vector<8xf32>
    memref.store %916, %21[%915] : memref<?xf32>
    %917 = arith.muli %4, %c14 : index
    %918 = arith.addi %917, %896 : index
    %919 = arith.addi %918, %c11 : index
    %920 = arith.addi %919, %c8 : index
    %921 = vector.extract %638#0[4] : f32 from vector<8xf32>
    memref.store %921, %21[%920] : memref<?xf32>
    %922 = arith.muli %4, %c14 : index
    %923 = arith.addi %922, %896 : index
    %924 = arith.addi %923, %c11 : index
    %925 = arith.addi %924, %c31 : index
    %926 = vector.extract %638#0[5] : f32 from vector<8xf32>
    memref.store %926, %21[%925] : memref<?xf32>
    %927 = arith.muli %4, %c14 : index
    %928 = arith.addi %927, %896 : index
    %929 = arith.addi %928, %c11 : index
    %930 = arith.addi %929, %c32 : index
    %931 = vector.extract %638#0[6] : f32 from vector<8xf32>
    memref.store %931, %21[%930] : memref<?xf32>
    %932 = arith.muli %4, %c14 : index
    %933 = arith.addi %932, %896 : index
    %934 = arith.addi %933, %c11 : index
    %935 = arith.addi %934, %c33 : index
    %936 = vector.extract %638#0[7] : f32 from vector<8xf32>
    memref.store %936, %21[%935] : memref<?xf32>
    %937 = arith.muli %4, %c14 : index
    %938 = arith.addi %937, %896 : index
    %939 = arith.addi %938, %c5 : index
    %940 = arith.addi %939, %c11 : index
    %941 = vector.extract %638#1[0] : f32 from vector<8xf32>
    memref.store %941, %21[%940] : memref<?xf32>
    %942 = arith.muli %4, %c14 : index
    %943 = arith.addi %942, %896 : index
    %944 = arith.addi %943, %c5 : index
    %945 = arith.addi %944, %c17 : index
    %946 = vector.extract %638#1[1] : f32 from vector<8xf32>
    memref.store %946, %21[%945] : memref<?xf32>
    %947 = arith.muli %4, %c14 : index
    %948 = arith.addi %947, %896 : index
    %949 = arith.addi %948, %c5 : index
    %950 = arith.addi %949, %c6 : index
    %951 = vector.extract %638#1[2] : f32 from vector<8xf32>
    memref.store %951, %21[%950] : memref<?xf32>
    %952 = arith.muli %4, %c14 : index
    %953 = arith.addi %952, %896 : index
    %954 = arith.addi %953, %c5 : index
    %955 = arith.addi %954, %c30 : index
    %956 = vector.extract %638#1[3] : f32 from vector<8xf32>
    memref.store %956, %21[%955] : memref<?xf32>
    %957 = arith.muli %4, %c14 : index
    %958 = arith.addi %957, %896 : index
    %959 = arith.addi %958, %c5 : index
    %960 = arith.addi %959, %c8 : index
    %961 = vector.extract %638#1[4] : f32 from vector<8xf32>
    memref.store %961, %21[%960] : memref<?xf32>
    %962 = arith.muli %4, %c14 : index
    %963 = arith.addi %962, %896 : index
    %964 = arith.addi %963, %c5 : index
    %965 = arith.addi %964, %c31 : index
    %966 = vector.extract %638#1[5] : f32 from vector<8xf32>
    memref.store %966, %21[%965] : memref<?xf32>
    %967 = arith.muli %4, %c14 : index
    %968 = arith.addi %967, %896 : index
    %969 = arith.addi %968, %c5 : index
    %970 = arith.addi %969, %c32 : index
    %971 = vector.extract %638#1[6] : f32 from vector<8xf32>
    memref.store %971, %21[%970] : memref<?xf32>
    %972 = arith.muli %4, %c14 : index
    %973 = arith.addi %972, %896 : index
    %974 = arith.addi %973, %c5 : index
    %975 = arith.addi %974, %c33 : index
    %976 = vector.extract %638#1[7] : f32 from vector<8xf32>
    memref.store %976, %21[%975] : memref<?xf32>
    wave.barrier
    %977 = arith.muli %4, %c10 : index
    %978 = arith.addi %977, %c11 : index
    %979 = arith.muli %978, %c10 : index
    %980 = arith.divui %893, %c16 : index
    %981 = arith.addi %979, %980 : index
    %982 = arith.addi %892, %981 : index
    %983 = arith.cmpi slt, %982, %24 : index
    scf.if %983 {
      %984 = arith.cmpi eq, %hasFactors, %c12 : index
      %985 = arith.muli %982, %c10 : index
      %986 = memref.load %factors[%985] : memref<?xf32>
      %987 = arith.mulf %986, %operandScale : f32
      %988 = arith.select %984, %987, %operandScale : f32
      %989 = arith.addi %896, %c11 : index
      %990 = arith.muli %978, %c17 : index
      %991 = arith.addi %989, %990 : index
      %992 = memref.load %21[%991] : memref<?xf32>
      %993 = arith.addi %991, %c14 : index
      %994 = memref.load %21[%993] : memref<?xf32>
      %995 = arith.addf %992, %994 : f32
      %996 = arith.addi %991, %c36 : index
      %997 = memref.load %21[%996] : memref<?xf32>
      %998 = arith.addf %995, %997 : f32
      %999 = arith.addi %991, %c37 : index
      %1000 = memref.load %21[%999] : memref<?xf32>
      %1001 = arith.addf %998, %1000 : f32
      %1002 = arith.remui %893, %c16 : index
      %1003 = arith.muli %1002, %c22 : index
      %1004 = arith.addi %18, %1003 : index
      %1005 = vector.load %w[%1004] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1006 = vector.bitcast %1005 : vector<4xi8> to vector<1xf32>
      %1007 = vector.extract %1006[0] : f32 from vector<1xf32>
      %1008 = arith.mulf %1007, %988 : f32
      %1009 = arith.mulf %1001, %1008 : f32
      %1010 = arith.muli %3, %c10 : index
      %1011 = arith.addi %1010, %c11 : index
      %1012 = arith.muli %1011, %c16 : index
      %1013 = arith.remui %893, %c16 : index
      %1014 = arith.addi %1012, %1013 : index
      %1015 = arith.muli %981, %c30 : index
      %1016 = arith.addi %1015, %1014 : index
      memref.store %1009, %22[%1016] : memref<?xf32>
      %1017 = arith.addi %896, %c5 : index
      %1018 = arith.muli %978, %c17 : index
      %1019 = arith.addi %1017, %1018 : index
      %1020 = memref.load %21[%1019] : memref<?xf32>
      %1021 = arith.addi %1019, %c14 : index
      %1022 = memref.load %21[%1021] : memref<?xf32>
      %1023 = arith.addf %1020, %1022 : f32
      %1024 = arith.addi %1019, %c36 : index
      %1025 = memref.load %21[%1024] : memref<?xf32>
      %1026 = arith.addf %1023, %1025 : f32
      %1027 = arith.addi %1019, %c37 : index
      %1028 = memref.load %21[%1027] : memref<?xf32>
      %1029 = arith.addf %1026, %1028 : f32
      %1030 = arith.remui %893, %c16 : index
      %1031 = arith.muli %1030, %c22 : index
      %1032 = arith.addi %20, %1031 : index
      %1033 = vector.load %w[%1032] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1034 = vector.bitcast %1033 : vector<4xi8> to vector<1xf32>
      %1035 = vector.extract %1034[0] : f32 from vector<1xf32>
      %1036 = arith.mulf %1035, %988 : f32
      %1037 = arith.mulf %1029, %1036 : f32
      %1038 = arith.muli %3, %c10 : index
      %1039 = arith.addi %1038, %c12 : index
      %1040 = arith.muli %1039, %c16 : index
      %1041 = arith.remui %893, %c16 : index
      %1042 = arith.addi %1040, %1041 : index
      %1043 = arith.muli %981, %c30 : index
      %1044 = arith.addi %1043, %1042 : index
      memref.store %1037, %22[%1044] : memref<?xf32>
    }
    %1045 = arith.muli %4, %c10 : index
    %1046 = arith.addi %1045, %c12 : index
    %1047 = arith.muli %1046, %c10 : index
    %1048 = arith.divui %893, %c16 : index
    %1049 = arith.addi %1047, %1048 : index
    %1050 = arith.addi %892, %1049 : index
    %1051 = arith.cmpi slt, %1050, %24 : index
    scf.if %1051 {
      %1052 = arith.cmpi eq, %hasFactors, %c12 : index
      %1053 = arith.muli %1050, %c10 : index
      %1054 = memref.load %factors[%1053] : memref<?xf32>
      %1055 = arith.mulf %1054, %operandScale : f32
      %1056 = arith.select %1052, %1055, %operandScale : f32
      %1057 = arith.addi %896, %c11 : index
      %1058 = arith.muli %1046, %c17 : index
      %1059 = arith.addi %1057, %1058 : index
      %1060 = memref.load %21[%1059] : memref<?xf32>
      %1061 = arith.addi %1059, %c14 : index
      %1062 = memref.load %21[%1061] : memref<?xf32>
      %1063 = arith.addf %1060, %1062 : f32
      %1064 = arith.addi %1059, %c36 : index
      %1065 = memref.load %21[%1064] : memref<?xf32>
      %1066 = arith.addf %1063, %1065 : f32
      %1067 = arith.addi %1059, %c37 : index
      %1068 = memref.load %21[%1067] : memref<?xf32>
      %1069 = arith.addf %1066, %1068 : f32
      %1070 = arith.remui %893, %c16 : index
      %1071 = arith.muli %1070, %c22 : index
      %1072 = arith.addi %18, %1071 : index
      %1073 = vector.load %w[%1072] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1074 = vector.bitcast %1073 : vector<4xi8> to vector<1xf32>
      %1075 = vector.extract %1074[0] : f32 from vector<1xf32>
      %1076 = arith.mulf %1075, %1056 : f32
      %1077 = arith.mulf %1069, %1076 : f32
      %1078 = arith.muli %3, %c10 : index
      %1079 = arith.addi %1078, %c11 : index
      %1080 = arith.muli %1079, %c16 : index
      %1081 = arith.remui %893, %c16 : index
      %1082 = arith.addi %1080, %1081 : index
      %1083 = arith.muli %1049, %c30 : index
      %1084 = arith.addi %1083, %1082 : index
      memref.store %1077, %22[%1084] : memref<?xf32>
      %1085 = arith.addi %896, %c5 : index
      %1086 = arith.muli %1046, %c17 : index
      %1087 = arith.addi %1085, %1086 : index
      %1088 = memref.load %21[%1087] : memref<?xf32>
      %1089 = arith.addi %1087, %c14 : index
      %1090 = memref.load %21[%1089] : memref<?xf32>
      %1091 = arith.addf %1088, %1090 : f32
      %1092 = arith.addi %1087, %c36 : index
      %1093 = memref.load %21[%1092] : memref<?xf32>
      %1094 = arith.addf %1091, %1093 : f32
      %1095 = arith.addi %1087, %c37 : index
      %1096 = memref.load %21[%1095] : memref<?xf32>
      %1097 = arith.addf %1094, %1096 : f32
      %1098 = arith.remui %893, %c16 : index
      %1099 = arith.muli %1098, %c22 : index
      %1100 = arith.addi %20, %1099 : index
      %1101 = vector.load %w[%1100] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1102 = vector.bitcast %1101 : vector<4xi8> to vector<1xf32>
      %1103 = vector.extract %1102[0] : f32 from vector<1xf32>
      %1104 = arith.mulf %1103, %1056 : f32
      %1105 = arith.mulf %1097, %1104 : f32
      %1106 = arith.muli %3, %c10 : index
      %1107 = arith.addi %1106, %c12 : index
      %1108 = arith.muli %1107, %c16 : index
      %1109 = arith.remui %893, %c16 : index
      %1110 = arith.addi %1108, %1109 : index
      %1111 = arith.muli %1049, %c30 : index
      %1112 = arith.addi %1111, %1110 : index
      memref.store %1105, %22[%1112] : memref<?xf32>
    }
    wave.barrier
    %1113 = arith.addi %25, %c11 : index
    %1114 = wave.wave
    %1115 = arith.addi %1114, %c11 : index
    %1116 = arith.addi %1113, %1115 : index
    %1117 = arith.cmpi slt, %1116, %24 : index
    %1118 = arith.cmpi slt, %1115, %c16 : index
    %1119 = arith.andi %1117, %1118 : i1
    scf.if %1119 {
      %1120 = arith.addi %1113, %1115 : index
      %1121 = arith.muli %1115, %c30 : index
      %1122 = wave.lane
      %1123 = arith.addi %1122, %c11 : index
      %1124 = arith.cmpi eq, %hasBias, %c12 : index
      %1125 = arith.addi %1121, %1123 : index
      %1126 = memref.load %22[%1125] : memref<?xf32>
      %1127 = arith.muli %0, %c30 : index
      %1128 = arith.addi %1127, %1123 : index
      %1129 = memref.load %bias[%1128] : memref<?xf32>
      %1130 = arith.addf %1126, %1129 : f32
      %1131 = arith.select %1124, %1130, %1126 : f32
      %1132 = arith.addi %1123, %c18 : index
      %1133 = arith.cmpi eq, %hasBias, %c12 : index
      %1134 = arith.addi %1121, %1132 : index
      %1135 = memref.load %22[%1134] : memref<?xf32>
      %1136 = arith.muli %0, %c30 : index
      %1137 = arith.addi %1136, %1132 : index
      %1138 = memref.load %bias[%1137] : memref<?xf32>
      %1139 = arith.addf %1135, %1138 : f32
      %1140 = arith.select %1133, %1139, %1135 : f32
      %1141 = arith.addi %1122, %c17 : index
      %1142 = arith.cmpi slt, %1141, %c18 : index
      %1143 = arith.minsi %1141, %c39 : index
      %1144 = arith.cmpi eq, %hasBias, %c12 : index
      %1145 = arith.addi %1121, %1143 : index
      %1146 = memref.load %22[%1145] : memref<?xf32>
      %1147 = arith.muli %0, %c30 : index
      %1148 = arith.addi %1147, %1143 : index
      %1149 = memref.load %bias[%1148] : memref<?xf32>
      %1150 = arith.addf %1146, %1149 : f32
      %1151 = arith.select %1144, %1150, %1146 : f32
      %1152 = arith.addi %1143, %c18 : index
      %1153 = arith.cmpi eq, %hasBias, %c12 : index
      %1154 = arith.addi %1121, %1152 : index
      %1155 = memref.load %22[%1154] : memref<?xf32>
      %1156 = arith.muli %0, %c30 : index
      %1157 = arith.addi %1156, %1152 : index
      %1158 = memref.load %bias[%1157] : memref<?xf32>
      %1159 = arith.addf %1155, %1158 : f32
      %1160 = arith.select %1153, %1159, %1155 : f32
      %1161 = arith.addi %heads, %kvHeads : index
      %1162 = arith.cmpi slt, %0, %1161 : index
      scf.if %1162 {
        %1163 = arith.addi %positionsAt, %1120 : index
        %1164 = memref.load %step[%1163] : memref<?xi32>
        %1165 = arith.index_cast %1164 : i32 to index
        %1166 = arith.cmpi eq, %hasNorm, %c12 : index
        %1167 = math.fma %1131, %1131, %c42 : f32
        %1168 = math.fma %1140, %1140, %1167 : f32
        %1169 = math.fma %1151, %1151, %1168 : f32
        %1170 = arith.select %1142, %1169, %1168 : f32
        %1171 = math.fma %1160, %1160, %1170 : f32
        %1172 = arith.select %1142, %1171, %1170 : f32
        %1173 = vector.broadcast %1172 : f32 to vector<1xf32>
        %1174 = wave.reduce "add" %1173 : vector<1xf32>
        %1175 = arith.mulf %1174, %inverseHeadDim : f32
        %1176 = arith.addf %1175, %epsilon : f32
        %1177 = math.sqrt %1176 : f32
        %1178 = arith.divf %c44, %1177 : f32
        %1179 = arith.cmpi slt, %0, %heads : index
        %1180 = arith.addi %1123, %c18 : index
        %1181 = memref.load %query_norm[%1123] : memref<?xf32>
        %1182 = memref.load %key_norm[%1123] : memref<?xf32>
        %1183 = arith.select %1179, %1181, %1182 : f32
        %1184 = arith.mulf %1131, %1178 : f32
        %1185 = arith.mulf %1184, %1183 : f32
        %1186 = arith.select %1166, %1185, %1131 : f32
        %1187 = memref.load %query_norm[%1180] : memref<?xf32>
        %1188 = memref.load %key_norm[%1180] : memref<?xf32>
        %1189 = arith.select %1179, %1187, %1188 : f32
        %1190 = arith.mulf %1140, %1178 : f32
        %1191 = arith.mulf %1190, %1189 : f32
        %1192 = arith.select %1166, %1191, %1140 : f32
        %1193 = arith.addi %1143, %c18 : index
        %1194 = memref.load %query_norm[%1143] : memref<?xf32>
        %1195 = memref.load %key_norm[%1143] : memref<?xf32>
        %1196 = arith.select %1179, %1194, %1195 : f32
        %1197 = arith.mulf %1151, %1178 : f32
        %1198 = arith.mulf %1197, %1196 : f32
        %1199 = arith.select %1166, %1198, %1151 : f32
        %1200 = memref.load %query_norm[%1193] : memref<?xf32>
        %1201 = memref.load %key_norm[%1193] : memref<?xf32>
        %1202 = arith.select %1179, %1200, %1201 : f32
        %1203 = arith.mulf %1160, %1178 : f32
        %1204 = arith.mulf %1203, %1202 : f32
        %1205 = arith.select %1166, %1204, %1160 : f32
        %1206 = arith.remui %1165, %c5 : index
        %1207 = arith.muli %1206, %c30 : index
        %1208 = arith.addi %1207, %1123 : index
        %1209 = arith.divui %1165, %c5 : index
        %1210 = arith.addi %1209, %c5 : index
        %1211 = arith.muli %1210, %c30 : index
        %1212 = arith.addi %1211, %1123 : index
        %1213 = memref.load %rope[%1208] : memref<?xf32>
        %1214 = arith.addi %1208, %c18 : index
        %1215 = memref.load %rope[%1214] : memref<?xf32>
        %1216 = memref.load %rope[%1212] : memref<?xf32>
        %1217 = arith.addi %1212, %c18 : index
        %1218 = memref.load %rope[%1217] : memref<?xf32>
        %1219 = arith.mulf %1216, %1213 : f32
        %1220 = arith.mulf %1218, %1215 : f32
        %1221 = arith.subf %1219, %1220 : f32
        %1222 = arith.mulf %1218, %1213 : f32
        %1223 = arith.mulf %1216, %1215 : f32
        %1224 = arith.addf %1222, %1223 : f32
        %1225 = arith.mulf %1186, %1221 : f32
        %1226 = arith.mulf %1192, %1224 : f32
        %1227 = arith.subf %1225, %1226 : f32
        %1228 = arith.mulf %1192, %1221 : f32
        %1229 = arith.mulf %1186, %1224 : f32
        %1230 = arith.addf %1228, %1229 : f32
        %1231 = arith.cmpi slt, %0, %heads : index
        scf.if %1231 {
          %1232 = arith.muli %1120, %heads : index
          %1233 = arith.addi %1232, %0 : index
          %1234 = arith.muli %1233, %c30 : index
          %1235 = arith.addi %1234, %1123 : index
          memref.store %1227, %q[%1235] : memref<?xf32>
          %1236 = arith.addi %1235, %c18 : index
          memref.store %1230, %q[%1236] : memref<?xf32>
        } else {
          %1237 = arith.addi %1121, %1123 : index
          memref.store %1227, %22[%1237] : memref<?xf32>
          %1238 = arith.addi %1121, %1123 : index
          %1239 = arith.addi %1238, %c18 : index
          memref.store %1230, %22[%1239] : memref<?xf32>
        }
        %1240 = arith.remui %1165, %c5 : index
        %1241 = arith.muli %1240, %c30 : index
        %1242 = arith.addi %1241, %1143 : index
        %1243 = arith.divui %1165, %c5 : index
        %1244 = arith.addi %1243, %c5 : index
        %1245 = arith.muli %1244, %c30 : index
        %1246 = arith.addi %1245, %1143 : index
        %1247 = memref.load %rope[%1242] : memref<?xf32>
        %1248 = arith.addi %1242, %c18 : index
        %1249 = memref.load %rope[%1248] : memref<?xf32>
        %1250 = memref.load %rope[%1246] : memref<?xf32>
        %1251 = arith.addi %1246, %c18 : index
        %1252 = memref.load %rope[%1251] : memref<?xf32>
        %1253 = arith.mulf %1250, %1247 : f32
        %1254 = arith.mulf %1252, %1249 : f32
        %1255 = arith.subf %1253, %1254 : f32
        %1256 = arith.mulf %1252, %1247 : f32
        %1257 = arith.mulf %1250, %1249 : f32
        %1258 = arith.addf %1256, %1257 : f32
        %1259 = arith.mulf %1199, %1255 : f32
        %1260 = arith.mulf %1205, %1258 : f32
        %1261 = arith.subf %1259, %1260 : f32
        %1262 = arith.mulf %1205, %1255 : f32
        %1263 = arith.mulf %1199, %1258 : f32
        %1264 = arith.addf %1262, %1263 : f32
        scf.if %1142 {
          %1265 = arith.cmpi slt, %0, %heads : index
          scf.if %1265 {
            %1266 = arith.muli %1120, %heads : index
            %1267 = arith.addi %1266, %0 : index
            %1268 = arith.muli %1267, %c30 : index
            %1269 = arith.addi %1268, %1143 : index
            memref.store %1261, %q[%1269] : memref<?xf32>
            %1270 = arith.addi %1269, %c18 : index
            memref.store %1264, %q[%1270] : memref<?xf32>
          } else {
            %1271 = arith.addi %1121, %1143 : index
            memref.store %1261, %22[%1271] : memref<?xf32>
            %1272 = arith.addi %1121, %1143 : index
            %1273 = arith.addi %1272, %c18 : index
            memref.store %1264, %22[%1273] : memref<?xf32>
          }
        }
      } else {
        %1274 = arith.cmpi slt, %0, %heads : index
        scf.if %1274 {
          %1275 = arith.muli %1120, %heads : index
          %1276 = arith.addi %1275, %0 : index
          %1277 = arith.muli %1276, %c30 : index
          %1278 = arith.addi %1277, %1123 : index
          memref.store %1131, %q[%1278] : memref<?xf32>
          %1279 = arith.addi %1278, %c18 : index
          memref.store %1140, %q[%1279] : memref<?xf32>
        } else {
          %1280 = arith.addi %1121, %1123 : index
          memref.store %1131, %22[%1280] : memref<?xf32>
          %1281 = arith.addi %1121, %1123 : index
          %1282 = arith.addi %1281, %c18 : index
          memref.store %1140, %22[%1282] : memref<?xf32>
        }
        scf.if %1142 {
          %1283 = arith.cmpi slt, %0, %heads : index
          scf.if %1283 {
            %1284 = arith.muli %1120, %heads : index
            %1285 = arith.addi %1284, %0 : index
            %1286 = arith.muli %1285, %c30 : index
            %1287 = arith.addi %1286, %1143 : index
            memref.store %1151, %q[%1287] : memref<?xf32>
            %1288 = arith.addi %1287, %c18 : index
            memref.store %1160, %q[%1288] : memref<?xf32>
          } else {
            %1289 = arith.addi %1121, %1143 : index
            memref.store %1151, %22[%1289] : memref<?xf32>
            %1290 = arith.addi %1121, %1143 : index
            %1291 = arith.addi %1290, %c18 : index
            memref.store %1160, %22[%1291] : memref<?xf32>
          }
        }
      }
    }
    %1292 = arith.addi %1114, %c46 : index
    %1293 = arith.addi %1113, %1292 : index
    %1294 = arith.cmpi slt, %1293, %24 : index
    %1295 = arith.cmpi slt, %1292, %c16 : index
    %1296 = arith.andi %1294, %1295 : i1
    scf.if %1296 {
      %1297 = arith.addi %1113, %1292 : index
      %1298 = arith.muli %1292, %c30 : index
      %1299 = wave.lane
      %1300 = arith.addi %1299, %c11 : index
      %1301 = arith.cmpi eq, %hasBias, %c12 : index
      %1302 = arith.addi %1298, %1300 : index
      %1303 = memref.load %22[%1302] : memref<?xf32>
      %1304 = arith.muli %0, %c30 : index
      %1305 = arith.addi %1304, %1300 : index
      %1306 = memref.load %bias[%1305] : memref<?xf32>
      %1307 = arith.addf %1303, %1306 : f32
      %1308 = arith.select %1301, %1307, %1303 : f32
      %1309 = arith.addi %1300, %c18 : index
      %1310 = arith.cmpi eq, %hasBias, %c12 : index
      %1311 = arith.addi %1298, %1309 : index
      %1312 = memref.load %22[%1311] : memref<?xf32>
      %1313 = arith.muli %0, %c30 : index
      %1314 = arith.addi %1313, %1309 : index
      %1315 = memref.load %bias[%1314] : memref<?xf32>
      %1316 = arith.addf %1312, %1315 : f32
      %1317 = arith.select %1310, %1316, %1312 : f32
      %1318 = arith.addi %1299, %c17 : index
      %1319 = arith.cmpi slt, %1318, %c18 : index
      %1320 = arith.minsi %1318, %c39 : index
      %1321 = arith.cmpi eq, %hasBias, %c12 : index
      %1322 = arith.addi %1298, %1320 : index
      %1323 = memref.load %22[%1322] : memref<?xf32>
      %1324 = arith.muli %0, %c30 : index
      %1325 = arith.addi %1324, %1320 : index
      %1326 = memref.load %bias[%1325] : memref<?xf32>
      %1327 = arith.addf %1323, %1326 : f32
      %1328 = arith.select %1321, %1327, %1323 : f32
      %1329 = arith.addi %1320, %c18 : index
      %1330 = arith.cmpi eq, %hasBias, %c12 : index
      %1331 = arith.addi %1298, %1329 : index
      %1332 = memref.load %22[%1331] : memref<?xf32>
      %1333 = arith.muli %0, %c30 : index
      %1334 = arith.addi %1333, %1329 : index
      %1335 = memref.load %bias[%1334] : memref<?xf32>
      %1336 = arith.addf %1332, %1335 : f32
      %1337 = arith.select %1330, %1336, %1332 : f32
      %1338 = arith.addi %heads, %kvHeads : index
      %1339 = arith.cmpi slt, %0, %1338 : index
      scf.if %1339 {
        %1340 = arith.addi %positionsAt, %1297 : index
        %1341 = memref.load %step[%1340] : memref<?xi32>
        %1342 = arith.index_cast %1341 : i32 to index
        %1343 = arith.cmpi eq, %hasNorm, %c12 : index
        %1344 = math.fma %1308, %1308, %c42 : f32
        %1345 = math.fma %1317, %1317, %1344 : f32
        %1346 = math.fma %1328, %1328, %1345 : f32
        %1347 = arith.select %1319, %1346, %1345 : f32
        %1348 = math.fma %1337, %1337, %1347 : f32
        %1349 = arith.select %1319, %1348, %1347 : f32
        %1350 = vector.broadcast %1349 : f32 to vector<1xf32>
        %1351 = wave.reduce "add" %1350 : vector<1xf32>
        %1352 = arith.mulf %1351, %inverseHeadDim : f32
        %1353 = arith.addf %1352, %epsilon : f32
        %1354 = math.sqrt %1353 : f32
        %1355 = arith.divf %c44, %1354 : f32
        %1356 = arith.cmpi slt, %0, %heads : index
        %1357 = arith.addi %1300, %c18 : index
        %1358 = memref.load %query_norm[%1300] : memref<?xf32>
        %1359 = memref.load %key_norm[%1300] : memref<?xf32>
        %1360 = arith.select %1356, %1358, %1359 : f32
        %1361 = arith.mulf %1308, %1355 : f32
        %1362 = arith.mulf %1361, %1360 : f32
        %1363 = arith.select %1343, %1362, %1308 : f32
        %1364 = memref.load %query_norm[%1357] : memref<?xf32>
        %1365 = memref.load %key_norm[%1357] : memref<?xf32>
        %1366 = arith.select %1356, %1364, %1365 : f32
        %1367 = arith.mulf %1317, %1355 : f32
        %1368 = arith.mulf %1367, %1366 : f32
        %1369 = arith.select %1343, %1368, %1317 : f32
        %1370 = arith.addi %1320, %c18 : index
        %1371 = memref.load %query_norm[%1320] : memref<?xf32>
        %1372 = memref.load %key_norm[%1320] : memref<?xf32>
        %1373 = arith.select %1356, %1371, %1372 : f32
        %1374 = arith.mulf %1328, %1355 : f32
        %1375 = arith.mulf %1374, %1373 : f32
        %1376 = arith.select %1343, %1375, %1328 : f32
        %1377 = memref.load %query_norm[%1370] : memref<?xf32>
        %1378 = memref.load %key_norm[%1370] : memref<?xf32>
        %1379 = arith.select %1356, %1377, %1378 : f32
        %1380 = arith.mulf %1337, %1355 : f32
        %1381 = arith.mulf %1380, %1379 : f32
        %1382 = arith.select %1343, %1381, %1337 : f32
        %1383 = arith.remui %1342, %c5 : index
        %1384 = arith.muli %1383, %c30 : index
        %1385 = arith.addi %1384, %1300 : index
        %1386 = arith.divui %1342, %c5 : index
        %1387 = arith.addi %1386, %c5 : index
        %1388 = arith.muli %1387, %c30 : index
        %1389 = arith.addi %1388, %1300 : index
        %1390 = memref.load %rope[%1385] : memref<?xf32>
        %1391 = arith.addi %1385, %c18 : index
        %1392 = memref.load %rope[%1391] : memref<?xf32>
        %1393 = memref.load %rope[%1389] : memref<?xf32>
        %1394 = arith.addi %1389, %c18 : index
        %1395 = memref.load %rope[%1394] : memref<?xf32>
        %1396 = arith.mulf %1393, %1390 : f32
        %1397 = arith.mulf %1395, %1392 : f32
        %1398 = arith.subf %1396, %1397 : f32
        %1399 = arith.mulf %1395, %1390 : f32
        %1400 = arith.mulf %1393, %1392 : f32
        %1401 = arith.addf %1399, %1400 : f32
        %1402 = arith.mulf %1363, %1398 : f32
        %1403 = arith.mulf %1369, %1401 : f32
        %1404 = arith.subf %1402, %1403 : f32
        %1405 = arith.mulf %1369, %1398 : f32
        %1406 = arith.mulf %1363, %1401 : f32
        %1407 = arith.addf %1405, %1406 : f32
        %1408 = arith.cmpi slt, %0, %heads : index
        scf.if %1408 {
          %1409 = arith.muli %1297, %heads : index
          %1410 = arith.addi %1409, %0 : index
          %1411 = arith.muli %1410, %c30 : index
          %1412 = arith.addi %1411, %1300 : index
          memref.store %1404, %q[%1412] : memref<?xf32>
          %1413 = arith.addi %1412, %c18 : index
          memref.store %1407, %q[%1413] : memref<?xf32>
        } else {
          %1414 = arith.addi %1298, %1300 : index
          memref.store %1404, %22[%1414] : memref<?xf32>
          %1415 = arith.addi %1298, %1300 : index
          %1416 = arith.addi %1415, %c18 : index
          memref.store %1407, %22[%1416] : memref<?xf32>
        }
        %1417 = arith.remui %1342, %c5 : index
        %1418 = arith.muli %1417, %c30 : index
        %1419 = arith.addi %1418, %1320 : index
        %1420 = arith.divui %1342, %c5 : index
        %1421 = arith.addi %1420, %c5 : index
        %1422 = arith.muli %1421, %c30 : index
        %1423 = arith.addi %1422, %1320 : index
        %1424 = memref.load %rope[%1419] : memref<?xf32>
        %1425 = arith.addi %1419, %c18 : index
        %1426 = memref.load %rope[%1425] : memref<?xf32>
        %1427 = memref.load %rope[%1423] : memref<?xf32>
        %1428 = arith.addi %1423, %c18 : index
        %1429 = memref.load %rope[%1428] : memref<?xf32>
        %1430 = arith.mulf %1427, %1424 : f32
        %1431 = arith.mulf %1429, %1426 : f32
        %1432 = arith.subf %1430, %1431 : f32
        %1433 = arith.mulf %1429, %1424 : f32
        %1434 = arith.mulf %1427, %1426 : f32
        %1435 = arith.addf %1433, %1434 : f32
        %1436 = arith.mulf %1376, %1432 : f32
        %1437 = arith.mulf %1382, %1435 : f32
        %1438 = arith.subf %1436, %1437 : f32
        %1439 = arith.mulf %1382, %1432 : f32
        %1440 = arith.mulf %1376, %1435 : f32
        %1441 = arith.addf %1439, %1440 : f32
        scf.if %1319 {
          %1442 = arith.cmpi slt, %0, %heads : index
          scf.if %1442 {
            %1443 = arith.muli %1297, %heads : index
            %1444 = arith.addi %1443, %0 : index
            %1445 = arith.muli %1444, %c30 : index
            %1446 = arith.addi %1445, %1320 : index
            memref.store %1438, %q[%1446] : memref<?xf32>
            %1447 = arith.addi %1446, %c18 : index
            memref.store %1441, %q[%1447] : memref<?xf32>
          } else {
            %1448 = arith.addi %1298, %1320 : index
            memref.store %1438, %22[%1448] : memref<?xf32>
            %1449 = arith.addi %1298, %1320 : index
            %1450 = arith.addi %1449, %c18 : index
            memref.store %1441, %22[%1450] : memref<?xf32>
          }
        }
      } else {
        %1451 = arith.cmpi slt, %0, %heads : index
        scf.if %1451 {
          %1452 = arith.muli %1297, %heads : index
          %1453 = arith.addi %1452, %0 : index
          %1454 = arith.muli %1453, %c30 : index
          %1455 = arith.addi %1454, %1300 : index
          memref.store %1308, %q[%1455] : memref<?xf32>
          %1456 = arith.addi %1455, %c18 : index
          memref.store %1317, %q[%1456] : memref<?xf32>
        } else {
          %1457 = arith.addi %1298, %1300 : index
          memref.store %1308, %22[%1457] : memref<?xf32>
          %1458 = arith.addi %1298, %1300 : index
          %1459 = arith.addi %1458, %c18 : index
          memref.store %1317, %22[%1459] : memref<?xf32>
        }
        scf.if %1319 {
          %1460 = arith.cmpi slt, %0, %heads : index
          scf.if %1460 {
            %1461 = arith.muli %1297, %heads : index
            %1462 = arith.addi %1461, %0 : index
            %1463 = arith.muli %1462, %c30 : index
            %1464 = arith.addi %1463, %1320 : index
            memref.store %1328, %q[%1464] : memref<?xf32>
            %1465 = arith.addi %1464, %c18 : index
            memref.store %1337, %q[%1465] : memref<?xf32>
          } else {
            %1466 = arith.addi %1298, %1320 : index
            memref.store %1328, %22[%1466] : memref<?xf32>
            %1467 = arith.addi %1298, %1320 : index
            %1468 = arith.addi %1467, %c18 : index
            memref.store %1337, %22[%1468] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %1469 = arith.cmpi sge, %0, %heads : index
    scf.if %1469 {
      %1470 = arith.addi %1114, %c11 : index
      %1471 = arith.addi %1113, %1470 : index
      %1472 = arith.cmpi slt, %1471, %24 : index
      %1473 = arith.cmpi slt, %1470, %c16 : index
      %1474 = arith.andi %1472, %1473 : i1
      scf.if %1474 {
        %1475 = arith.addi %1113, %1470 : index
        %1476 = arith.addi %slotsAt, %1475 : index
        %1477 = memref.load %step[%1476] : memref<?xi32>
        %1478 = arith.index_cast %1477 : i32 to index
        %1479 = arith.cmpi sge, %1478, %c11 : index
        scf.if %1479 {
          %1480 = arith.muli %1470, %c30 : index
          %1481 = arith.subi %0, %heads : index
          %1482 = memref.load %scales[%1481] : memref<?xf32>
          %1483 = vector.broadcast %1482 : f32 to vector<4xf32>
          %1484 = arith.divui %1478, %c16 : index
          %1485 = arith.remui %1478, %c16 : index
          %1486 = arith.muli %1484, %pageBytes : index
          %1487 = arith.cmpi eq, %codec, %c11 : index
          scf.if %1487 {
            %1488 = wave.lane
            %1489 = arith.muli %1488, %c22 : index
            scf.for %1490 = %1489 to %c30 step %c8 {
              %1491 = arith.addi %1480, %1490 : index
              %1492 = vector.load %22[%1491] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1493 = arith.mulf %1492, %1483 : vector<4xf32>
              %1494 = arith.minimumf %1493, %c50 : vector<4xf32>
              %1495 = arith.maximumf %1494, %c51 : vector<4xf32>
              %1496 = arith.truncf %1495 : vector<4xf32> to vector<4xf16>
              %1497 = vector.bitcast %1496 : vector<4xf16> to vector<8xi8>
              %1498 = arith.cmpi slt, %1481, %kvHeads : index
              scf.if %1498 {
                %1499 = arith.muli %1481, %c13 : index
                %1500 = arith.addi %1486, %1499 : index
                %1501 = arith.divui %1490, %c16 : index
                %1502 = arith.muli %1501, %c52 : index
                %1503 = arith.remui %1490, %c16 : index
                %1504 = arith.divui %1503, %c4 : index
                %1505 = arith.muli %1504, %c5 : index
                %1506 = arith.muli %1485, %c16 : index
                %1507 = arith.addi %1505, %1506 : index
                %1508 = arith.remui %1503, %c4 : index
                %1509 = arith.muli %1508, %c10 : index
                %1510 = arith.addi %1507, %1509 : index
                %1511 = arith.addi %1502, %1510 : index
                %1512 = arith.addi %1500, %1511 : index
                vector.store %1497, %kv[%1512] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1513 = arith.subi %1481, %kvHeads : index
                %1514 = arith.muli %1513, %c13 : index
                %1515 = arith.addi %1486, %1514 : index
                %1516 = arith.addi %1490, %c11 : index
                %1517 = arith.divui %1516, %c16 : index
                %1518 = arith.muli %1517, %c52 : index
                %1519 = arith.addi %1518, %c36 : index
                %1520 = arith.remui %1516, %c16 : index
                %1521 = arith.divui %1485, %c10 : index
                %1522 = arith.remui %1485, %c10 : index
                %1523 = arith.muli %1522, %c4 : index
                %1524 = arith.addi %1521, %1523 : index
                %1525 = arith.divui %1524, %c4 : index
                %1526 = arith.muli %1525, %c5 : index
                %1527 = arith.muli %1520, %c16 : index
                %1528 = arith.addi %1526, %1527 : index
                %1529 = arith.remui %1524, %c4 : index
                %1530 = arith.muli %1529, %c10 : index
                %1531 = arith.addi %1528, %1530 : index
                %1532 = arith.addi %1519, %1531 : index
                %1533 = arith.addi %1515, %1532 : index
                %1534 = vector.shuffle %1497, %1497 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1534, %kv[%1533] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1535 = arith.addi %1490, %c12 : index
                %1536 = arith.divui %1535, %c16 : index
                %1537 = arith.muli %1536, %c52 : index
                %1538 = arith.addi %1537, %c36 : index
                %1539 = arith.remui %1535, %c16 : index
                %1540 = arith.divui %1485, %c10 : index
                %1541 = arith.remui %1485, %c10 : index
                %1542 = arith.muli %1541, %c4 : index
                %1543 = arith.addi %1540, %1542 : index
                %1544 = arith.divui %1543, %c4 : index
                %1545 = arith.muli %1544, %c5 : index
                %1546 = arith.muli %1539, %c16 : index
                %1547 = arith.addi %1545, %1546 : index
                %1548 = arith.remui %1543, %c4 : index
                %1549 = arith.muli %1548, %c10 : index
                %1550 = arith.addi %1547, %1549 : index
                %1551 = arith.addi %1538, %1550 : index
                %1552 = arith.addi %1515, %1551 : index
                %1553 = vector.shuffle %1497, %1497 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1553, %kv[%1552] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1554 = arith.addi %1490, %c10 : index
                %1555 = arith.divui %1554, %c16 : index
                %1556 = arith.muli %1555, %c52 : index
                %1557 = arith.addi %1556, %c36 : index
                %1558 = arith.remui %1554, %c16 : index
                %1559 = arith.divui %1485, %c10 : index
                %1560 = arith.remui %1485, %c10 : index
                %1561 = arith.muli %1560, %c4 : index
                %1562 = arith.addi %1559, %1561 : index
                %1563 = arith.divui %1562, %c4 : index
                %1564 = arith.muli %1563, %c5 : index
                %1565 = arith.muli %1558, %c16 : index
                %1566 = arith.addi %1564, %1565 : index
                %1567 = arith.remui %1562, %c4 : index
                %1568 = arith.muli %1567, %c10 : index
                %1569 = arith.addi %1566, %1568 : index
                %1570 = arith.addi %1557, %1569 : index
                %1571 = arith.addi %1515, %1570 : index
                %1572 = vector.shuffle %1497, %1497 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1572, %kv[%1571] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1573 = arith.addi %1490, %c2 : index
                %1574 = arith.divui %1573, %c16 : index
                %1575 = arith.muli %1574, %c52 : index
                %1576 = arith.addi %1575, %c36 : index
                %1577 = arith.remui %1573, %c16 : index
                %1578 = arith.divui %1485, %c10 : index
                %1579 = arith.remui %1485, %c10 : index
                %1580 = arith.muli %1579, %c4 : index
                %1581 = arith.addi %1578, %1580 : index
                %1582 = arith.divui %1581, %c4 : index
                %1583 = arith.muli %1582, %c5 : index
                %1584 = arith.muli %1577, %c16 : index
                %1585 = arith.addi %1583, %1584 : index
                %1586 = arith.remui %1581, %c4 : index
                %1587 = arith.muli %1586, %c10 : index
                %1588 = arith.addi %1585, %1587 : index
                %1589 = arith.addi %1576, %1588 : index
                %1590 = arith.addi %1515, %1589 : index
                %1591 = vector.shuffle %1497, %1497 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1591, %kv[%1590] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1592 = arith.cmpi eq, %codec, %c12 : index
          scf.if %1592 {
            %1593 = wave.lane
            %1594 = arith.muli %1593, %c22 : index
            scf.for %1595 = %1594 to %c30 step %c8 {
              %1596 = arith.addi %1480, %1595 : index
              %1597 = vector.load %22[%1596] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1598 = arith.mulf %1597, %1483 : vector<4xf32>
              %1599 = wave.fp8_encode "e4m3" %1598 : vector<4xf32> -> vector<4xi8>
              %1600 = arith.cmpi slt, %1481, %kvHeads : index
              scf.if %1600 {
                %1601 = arith.muli %1481, %c36 : index
                %1602 = arith.addi %1486, %1601 : index
                %1603 = vector.shuffle %1599, %1599 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1604 = arith.divui %1595, %c16 : index
                %1605 = arith.muli %1604, %c5 : index
                %1606 = arith.remui %1595, %c16 : index
                %1607 = arith.muli %1485, %c16 : index
                %1608 = arith.divui %1606, %c22 : index
                %1609 = arith.muli %1608, %c22 : index
                %1610 = arith.remui %1606, %c10 : index
                %1611 = arith.muli %1610, %c10 : index
                %1612 = arith.addi %1609, %1611 : index
                %1613 = arith.divui %1606, %c10 : index
                %1614 = arith.remui %1613, %c10 : index
                %1615 = arith.addi %1612, %1614 : index
                %1616 = arith.addi %1607, %1615 : index
                %1617 = arith.addi %1605, %1616 : index
                %1618 = arith.addi %1602, %1617 : index
                vector.store %1603, %kv[%1618] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1619 = arith.subi %1481, %kvHeads : index
                %1620 = arith.muli %1619, %c36 : index
                %1621 = arith.addi %1486, %1620 : index
                %1622 = arith.addi %1595, %c11 : index
                %1623 = arith.divui %1622, %c16 : index
                %1624 = arith.muli %1623, %c5 : index
                %1625 = arith.addi %1624, %c14 : index
                %1626 = arith.remui %1622, %c16 : index
                %1627 = arith.divui %1485, %c10 : index
                %1628 = arith.remui %1485, %c10 : index
                %1629 = arith.muli %1628, %c4 : index
                %1630 = arith.addi %1627, %1629 : index
                %1631 = arith.muli %1626, %c16 : index
                %1632 = arith.divui %1630, %c22 : index
                %1633 = arith.muli %1632, %c22 : index
                %1634 = arith.remui %1630, %c10 : index
                %1635 = arith.muli %1634, %c10 : index
                %1636 = arith.addi %1633, %1635 : index
                %1637 = arith.divui %1630, %c10 : index
                %1638 = arith.remui %1637, %c10 : index
                %1639 = arith.addi %1636, %1638 : index
                %1640 = arith.addi %1631, %1639 : index
                %1641 = arith.addi %1625, %1640 : index
                %1642 = arith.addi %1621, %1641 : index
                %1643 = vector.shuffle %1599, %1599 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1643, %kv[%1642] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1644 = arith.addi %1595, %c12 : index
                %1645 = arith.divui %1644, %c16 : index
                %1646 = arith.muli %1645, %c5 : index
                %1647 = arith.addi %1646, %c14 : index
                %1648 = arith.remui %1644, %c16 : index
                %1649 = arith.divui %1485, %c10 : index
                %1650 = arith.remui %1485, %c10 : index
                %1651 = arith.muli %1650, %c4 : index
                %1652 = arith.addi %1649, %1651 : index
                %1653 = arith.muli %1648, %c16 : index
                %1654 = arith.divui %1652, %c22 : index
                %1655 = arith.muli %1654, %c22 : index
                %1656 = arith.remui %1652, %c10 : index
                %1657 = arith.muli %1656, %c10 : index
                %1658 = arith.addi %1655, %1657 : index
                %1659 = arith.divui %1652, %c10 : index
                %1660 = arith.remui %1659, %c10 : index
                %1661 = arith.addi %1658, %1660 : index
                %1662 = arith.addi %1653, %1661 : index
                %1663 = arith.addi %1647, %1662 : index
                %1664 = arith.addi %1621, %1663 : index
                %1665 = vector.shuffle %1599, %1599 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1665, %kv[%1664] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1666 = arith.addi %1595, %c10 : index
                %1667 = arith.divui %1666, %c16 : index
                %1668 = arith.muli %1667, %c5 : index
                %1669 = arith.addi %1668, %c14 : index
                %1670 = arith.remui %1666, %c16 : index
                %1671 = arith.divui %1485, %c10 : index
                %1672 = arith.remui %1485, %c10 : index
                %1673 = arith.muli %1672, %c4 : index
                %1674 = arith.addi %1671, %1673 : index
                %1675 = arith.muli %1670, %c16 : index
                %1676 = arith.divui %1674, %c22 : index
                %1677 = arith.muli %1676, %c22 : index
                %1678 = arith.remui %1674, %c10 : index
                %1679 = arith.muli %1678, %c10 : index
                %1680 = arith.addi %1677, %1679 : index
                %1681 = arith.divui %1674, %c10 : index
                %1682 = arith.remui %1681, %c10 : index
                %1683 = arith.addi %1680, %1682 : index
                %1684 = arith.addi %1675, %1683 : index
                %1685 = arith.addi %1669, %1684 : index
                %1686 = arith.addi %1621, %1685 : index
                %1687 = vector.shuffle %1599, %1599 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1687, %kv[%1686] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1688 = arith.addi %1595, %c2 : index
                %1689 = arith.divui %1688, %c16 : index
                %1690 = arith.muli %1689, %c5 : index
                %1691 = arith.addi %1690, %c14 : index
                %1692 = arith.remui %1688, %c16 : index
                %1693 = arith.divui %1485, %c10 : index
                %1694 = arith.remui %1485, %c10 : index
                %1695 = arith.muli %1694, %c4 : index
                %1696 = arith.addi %1693, %1695 : index
                %1697 = arith.muli %1692, %c16 : index
                %1698 = arith.divui %1696, %c22 : index
                %1699 = arith.muli %1698, %c22 : index
                %1700 = arith.remui %1696, %c10 : index
                %1701 = arith.muli %1700, %c10 : index
                %1702 = arith.addi %1699, %1701 : index
                %1703 = arith.divui %1696, %c10 : index
                %1704 = arith.remui %1703, %c10 : index
                %1705 = arith.addi %1702, %1704 : index
                %1706 = arith.addi %1697, %1705 : index
                %1707 = arith.addi %1691, %1706 : index
                %1708 = arith.addi %1621, %1707 : index
                %1709 = vector.shuffle %1599, %1599 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1709, %kv[%1708] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1710 = arith.cmpi eq, %codec, %c10 : index
          scf.if %1710 {
            %1711 = wave.lane
            %1712 = arith.muli %1711, %c22 : index
            scf.for %1713 = %1712 to %c30 step %c8 {
              %1714 = arith.addi %1480, %1713 : index
              %1715 = vector.load %22[%1714] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1716 = arith.mulf %1715, %1483 : vector<4xf32>
              %1717 = wave.fp8_encode "e5m2" %1716 : vector<4xf32> -> vector<4xi8>
              %1718 = arith.cmpi slt, %1481, %kvHeads : index
              scf.if %1718 {
                %1719 = arith.muli %1481, %c36 : index
                %1720 = arith.addi %1486, %1719 : index
                %1721 = vector.shuffle %1717, %1717 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1722 = arith.divui %1713, %c16 : index
                %1723 = arith.muli %1722, %c5 : index
                %1724 = arith.remui %1713, %c16 : index
                %1725 = arith.muli %1485, %c16 : index
                %1726 = arith.divui %1724, %c22 : index
                %1727 = arith.muli %1726, %c22 : index
                %1728 = arith.remui %1724, %c10 : index
                %1729 = arith.muli %1728, %c10 : index
                %1730 = arith.addi %1727, %1729 : index
                %1731 = arith.divui %1724, %c10 : index
                %1732 = arith.remui %1731, %c10 : index
                %1733 = arith.addi %1730, %1732 : index
                %1734 = arith.addi %1725, %1733 : index
                %1735 = arith.addi %1723, %1734 : index
                %1736 = arith.addi %1720, %1735 : index
                vector.store %1721, %kv[%1736] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1737 = arith.subi %1481, %kvHeads : index
                %1738 = arith.muli %1737, %c36 : index
                %1739 = arith.addi %1486, %1738 : index
                %1740 = arith.addi %1713, %c11 : index
                %1741 = arith.divui %1740, %c16 : index
                %1742 = arith.muli %1741, %c5 : index
                %1743 = arith.addi %1742, %c14 : index
                %1744 = arith.remui %1740, %c16 : index
                %1745 = arith.divui %1485, %c10 : index
                %1746 = arith.remui %1485, %c10 : index
                %1747 = arith.muli %1746, %c4 : index
                %1748 = arith.addi %1745, %1747 : index
                %1749 = arith.muli %1744, %c16 : index
                %1750 = arith.divui %1748, %c22 : index
                %1751 = arith.muli %1750, %c22 : index
                %1752 = arith.remui %1748, %c10 : index
                %1753 = arith.muli %1752, %c10 : index
                %1754 = arith.addi %1751, %1753 : index
                %1755 = arith.divui %1748, %c10 : index
                %1756 = arith.remui %1755, %c10 : index
                %1757 = arith.addi %1754, %1756 : index
                %1758 = arith.addi %1749, %1757 : index
                %1759 = arith.addi %1743, %1758 : index
                %1760 = arith.addi %1739, %1759 : index
                %1761 = vector.shuffle %1717, %1717 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1761, %kv[%1760] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1762 = arith.addi %1713, %c12 : index
                %1763 = arith.divui %1762, %c16 : index
                %1764 = arith.muli %1763, %c5 : index
                %1765 = arith.addi %1764, %c14 : index
                %1766 = arith.remui %1762, %c16 : index
                %1767 = arith.divui %1485, %c10 : index
                %1768 = arith.remui %1485, %c10 : index
                %1769 = arith.muli %1768, %c4 : index
                %1770 = arith.addi %1767, %1769 : index
                %1771 = arith.muli %1766, %c16 : index
                %1772 = arith.divui %1770, %c22 : index
                %1773 = arith.muli %1772, %c22 : index
                %1774 = arith.remui %1770, %c10 : index
                %1775 = arith.muli %1774, %c10 : index
                %1776 = arith.addi %1773, %1775 : index
                %1777 = arith.divui %1770, %c10 : index
                %1778 = arith.remui %1777, %c10 : index
                %1779 = arith.addi %1776, %1778 : index
                %1780 = arith.addi %1771, %1779 : index
                %1781 = arith.addi %1765, %1780 : index
                %1782 = arith.addi %1739, %1781 : index
                %1783 = vector.shuffle %1717, %1717 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1783, %kv[%1782] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1784 = arith.addi %1713, %c10 : index
                %1785 = arith.divui %1784, %c16 : index
                %1786 = arith.muli %1785, %c5 : index
                %1787 = arith.addi %1786, %c14 : index
                %1788 = arith.remui %1784, %c16 : index
                %1789 = arith.divui %1485, %c10 : index
                %1790 = arith.remui %1485, %c10 : index
                %1791 = arith.muli %1790, %c4 : index
                %1792 = arith.addi %1789, %1791 : index
                %1793 = arith.muli %1788, %c16 : index
                %1794 = arith.divui %1792, %c22 : index
                %1795 = arith.muli %1794, %c22 : index
                %1796 = arith.remui %1792, %c10 : index
                %1797 = arith.muli %1796, %c10 : index
                %1798 = arith.addi %1795, %1797 : index
                %1799 = arith.divui %1792, %c10 : index
                %1800 = arith.remui %1799, %c10 : index
                %1801 = arith.addi %1798, %1800 : index
                %1802 = arith.addi %1793, %1801 : index
                %1803 = arith.addi %1787, %1802 : index
                %1804 = arith.addi %1739, %1803 : index
                %1805 = vector.shuffle %1717, %1717 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1805, %kv[%1804] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1806 = arith.addi %1713, %c2 : index
                %1807 = arith.divui %1806, %c16 : index
                %1808 = arith.muli %1807, %c5 : index
                %1809 = arith.addi %1808, %c14 : index
                %1810 = arith.remui %1806, %c16 : index
                %1811 = arith.divui %1485, %c10 : index
                %1812 = arith.remui %1485, %c10 : index
                %1813 = arith.muli %1812, %c4 : index
                %1814 = arith.addi %1811, %1813 : index
                %1815 = arith.muli %1810, %c16 : index
                %1816 = arith.divui %1814, %c22 : index
                %1817 = arith.muli %1816, %c22 : index
                %1818 = arith.remui %1814, %c10 : index
                %1819 = arith.muli %1818, %c10 : index
                %1820 = arith.addi %1817, %1819 : index
                %1821 = arith.divui %1814, %c10 : index
                %1822 = arith.remui %1821, %c10 : index
                %1823 = arith.addi %1820, %1822 : index
                %1824 = arith.addi %1815, %1823 : index
                %1825 = arith.addi %1809, %1824 : index
                %1826 = arith.addi %1739, %1825 : index
                %1827 = vector.shuffle %1717, %1717 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1827, %kv[%1826] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %1828 = arith.addi %1114, %c46 : index
      %1829 = arith.addi %1113, %1828 : index
      %1830 = arith.cmpi slt, %1829, %24 : index
      %1831 = arith.cmpi slt, %1828, %c16 : index
      %1832 = arith.andi %1830, %1831 : i1
      scf.if %1832 {
        %1833 = arith.addi %1113, %1828 : index
        %1834 = arith.addi %slotsAt, %1833 : index
        %1835 = memref.load %step[%1834] : memref<?xi32>
        %1836 = arith.index_cast %1835 : i32 to index
        %1837 = arith.cmpi sge, %1836, %c11 : index
        scf.if %1837 {
          %1838 = arith.muli %1828, %c30 : index
          %1839 = arith.subi %0, %heads : index
          %1840 = memref.load %scales[%1839] : memref<?xf32>
          %1841 = vector.broadcast %1840 : f32 to vector<4xf32>
          %1842 = arith.divui %1836, %c16 : index
          %1843 = arith.remui %1836, %c16 : index
          %1844 = arith.muli %1842, %pageBytes : index
          %1845 = arith.cmpi eq, %codec, %c11 : index
          scf.if %1845 {
            %1846 = wave.lane
            %1847 = arith.muli %1846, %c22 : index
            scf.for %1848 = %1847 to %c30 step %c8 {
              %1849 = arith.addi %1838, %1848 : index
              %1850 = vector.load %22[%1849] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1851 = arith.mulf %1850, %1841 : vector<4xf32>
              %1852 = arith.minimumf %1851, %c50 : vector<4xf32>
              %1853 = arith.maximumf %1852, %c51 : vector<4xf32>
              %1854 = arith.truncf %1853 : vector<4xf32> to vector<4xf16>
              %1855 = vector.bitcast %1854 : vector<4xf16> to vector<8xi8>
              %1856 = arith.cmpi slt, %1839, %kvHeads : index
              scf.if %1856 {
                %1857 = arith.muli %1839, %c13 : index
                %1858 = arith.addi %1844, %1857 : index
                %1859 = arith.divui %1848, %c16 : index
                %1860 = arith.muli %1859, %c52 : index
                %1861 = arith.remui %1848, %c16 : index
                %1862 = arith.divui %1861, %c4 : index
                %1863 = arith.muli %1862, %c5 : index
                %1864 = arith.muli %1843, %c16 : index
                %1865 = arith.addi %1863, %1864 : index
                %1866 = arith.remui %1861, %c4 : index
                %1867 = arith.muli %1866, %c10 : index
                %1868 = arith.addi %1865, %1867 : index
                %1869 = arith.addi %1860, %1868 : index
                %1870 = arith.addi %1858, %1869 : index
                vector.store %1855, %kv[%1870] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1871 = arith.subi %1839, %kvHeads : index
                %1872 = arith.muli %1871, %c13 : index
                %1873 = arith.addi %1844, %1872 : index
                %1874 = arith.addi %1848, %c11 : index
                %1875 = arith.divui %1874, %c16 : index
                %1876 = arith.muli %1875, %c52 : index
                %1877 = arith.addi %1876, %c36 : index
                %1878 = arith.remui %1874, %c16 : index
                %1879 = arith.divui %1843, %c10 : index
                %1880 = arith.remui %1843, %c10 : index
                %1881 = arith.muli %1880, %c4 : index
                %1882 = arith.addi %1879, %1881 : index
                %1883 = arith.divui %1882, %c4 : index
                %1884 = arith.muli %1883, %c5 : index
                %1885 = arith.muli %1878, %c16 : index
                %1886 = arith.addi %1884, %1885 : index
                %1887 = arith.remui %1882, %c4 : index
                %1888 = arith.muli %1887, %c10 : index
                %1889 = arith.addi %1886, %1888 : index
                %1890 = arith.addi %1877, %1889 : index
                %1891 = arith.addi %1873, %1890 : index
                %1892 = vector.shuffle %1855, %1855 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1892, %kv[%1891] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1893 = arith.addi %1848, %c12 : index
                %1894 = arith.divui %1893, %c16 : index
                %1895 = arith.muli %1894, %c52 : index
                %1896 = arith.addi %1895, %c36 : index
                %1897 = arith.remui %1893, %c16 : index
                %1898 = arith.divui %1843, %c10 : index
                %1899 = arith.remui %1843, %c10 : index
                %1900 = arith.muli %1899, %c4 : index
                %1901 = arith.addi %1898, %1900 : index
                %1902 = arith.divui %1901, %c4 : index
                %1903 = arith.muli %1902, %c5 : index
                %1904 = arith.muli %1897, %c16 : index
                %1905 = arith.addi %1903, %1904 : index
                %1906 = arith.remui %1901, %c4 : index
                %1907 = arith.muli %1906, %c10 : index
                %1908 = arith.addi %1905, %1907 : index
                %1909 = arith.addi %1896, %1908 : index
                %1910 = arith.addi %1873, %1909 : index
                %1911 = vector.shuffle %1855, %1855 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1911, %kv[%1910] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1912 = arith.addi %1848, %c10 : index
                %1913 = arith.divui %1912, %c16 : index
                %1914 = arith.muli %1913, %c52 : index
                %1915 = arith.addi %1914, %c36 : index
                %1916 = arith.remui %1912, %c16 : index
                %1917 = arith.divui %1843, %c10 : index
                %1918 = arith.remui %1843, %c10 : index
                %1919 = arith.muli %1918, %c4 : index
                %1920 = arith.addi %1917, %1919 : index
                %1921 = arith.divui %1920, %c4 : index
                %1922 = arith.muli %1921, %c5 : index
                %1923 = arith.muli %1916, %c16 : index
                %1924 = arith.addi %1922, %1923 : index
                %1925 = arith.remui %1920, %c4 : index
                %1926 = arith.muli %1925, %c10 : index
                %1927 = arith.addi %1924, %1926 : index
                %1928 = arith.addi %1915, %1927 : index
                %1929 = arith.addi %1873, %1928 : index
                %1930 = vector.shuffle %1855, %1855 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1930, %kv[%1929] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1931 = arith.addi %1848, %c2 : index
                %1932 = arith.divui %1931, %c16 : index
                %1933 = arith.muli %1932, %c52 : index
                %1934 = arith.addi %1933, %c36 : index
                %1935 = arith.remui %1931, %c16 : index
                %1936 = arith.divui %1843, %c10 : index
                %1937 = arith.remui %1843, %c10 : index
                %1938 = arith.muli %1937, %c4 : index
                %1939 = arith.addi %1936, %1938 : index
                %1940 = arith.divui %1939, %c4 : index
                %1941 = arith.muli %1940, %c5 : index
                %1942 = arith.muli %1935, %c16 : index
                %1943 = arith.addi %1941, %1942 : index
                %1944 = arith.remui %1939, %c4 : index
                %1945 = arith.muli %1944, %c10 : index
                %1946 = arith.addi %1943, %1945 : index
                %1947 = arith.addi %1934, %1946 : index
                %1948 = arith.addi %1873, %1947 : index
                %1949 = vector.shuffle %1855, %1855 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1949, %kv[%1948] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1950 = arith.cmpi eq, %codec, %c12 : index
          scf.if %1950 {
            %1951 = wave.lane
            %1952 = arith.muli %1951, %c22 : index
            scf.for %1953 = %1952 to %c30 step %c8 {
              %1954 = arith.addi %1838, %1953 : index
              %1955 = vector.load %22[%1954] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1956 = arith.mulf %1955, %1841 : vector<4xf32>
              %1957 = wave.fp8_encode "e4m3" %1956 : vector<4xf32> -> vector<4xi8>
              %1958 = arith.cmpi slt, %1839, %kvHeads : index
              scf.if %1958 {
                %1959 = arith.muli %1839, %c36 : index
                %1960 = arith.addi %1844, %1959 : index
                %1961 = vector.shuffle %1957, %1957 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1962 = arith.divui %1953, %c16 : index
                %1963 = arith.muli %1962, %c5 : index
                %1964 = arith.remui %1953, %c16 : index
                %1965 = arith.muli %1843, %c16 : index
                %1966 = arith.divui %1964, %c22 : index
                %1967 = arith.muli %1966, %c22 : index
                %1968 = arith.remui %1964, %c10 : index
                %1969 = arith.muli %1968, %c10 : index
                %1970 = arith.addi %1967, %1969 : index
                %1971 = arith.divui %1964, %c10 : index
                %1972 = arith.remui %1971, %c10 : index
                %1973 = arith.addi %1970, %1972 : index
                %1974 = arith.addi %1965, %1973 : index
                %1975 = arith.addi %1963, %1974 : index
                %1976 = arith.addi %1960, %1975 : index
                vector.store %1961, %kv[%1976] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1977 = arith.subi %1839, %kvHeads : index
                %1978 = arith.muli %1977, %c36 : index
                %1979 = arith.addi %1844, %1978 : index
                %1980 = arith.addi %1953, %c11 : index
                %1981 = arith.divui %1980, %c16 : index
                %1982 = arith.muli %1981, %c5 : index
                %1983 = arith.addi %1982, %c14 : index
                %1984 = arith.remui %1980, %c16 : index
                %1985 = arith.divui %1843, %c10 : index
                %1986 = arith.remui %1843, %c10 : index
                %1987 = arith.muli %1986, %c4 : index
                %1988 = arith.addi %1985, %1987 : index
                %1989 = arith.muli %1984, %c16 : index
                %1990 = arith.divui %1988, %c22 : index
                %1991 = arith.muli %1990, %c22 : index
                %1992 = arith.remui %1988, %c10 : index
                %1993 = arith.muli %1992, %c10 : index
                %1994 = arith.addi %1991, %1993 : index
                %1995 = arith.divui %1988, %c10 : index
                %1996 = arith.remui %1995, %c10 : index
                %1997 = arith.addi %1994, %1996 : index
                %1998 = arith.addi %1989, %1997 : index
                %1999 = arith.addi %1983, %1998 : index
                %2000 = arith.addi %1979, %1999 : index
                %2001 = vector.shuffle %1957, %1957 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2001, %kv[%2000] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2002 = arith.addi %1953, %c12 : index
                %2003 = arith.divui %2002, %c16 : index
                %2004 = arith.muli %2003, %c5 : index
                %2005 = arith.addi %2004, %c14 : index
                %2006 = arith.remui %2002, %c16 : index
                %2007 = arith.divui %1843, %c10 : index
                %2008 = arith.remui %1843, %c10 : index
                %2009 = arith.muli %2008, %c4 : index
                %2010 = arith.addi %2007, %2009 : index
                %2011 = arith.muli %2006, %c16 : index
                %2012 = arith.divui %2010, %c22 : index
                %2013 = arith.muli %2012, %c22 : index
                %2014 = arith.remui %2010, %c10 : index
                %2015 = arith.muli %2014, %c10 : index
                %2016 = arith.addi %2013, %2015 : index
                %2017 = arith.divui %2010, %c10 : index
                %2018 = arith.remui %2017, %c10 : index
                %2019 = arith.addi %2016, %2018 : index
                %2020 = arith.addi %2011, %2019 : index
                %2021 = arith.addi %2005, %2020 : index
                %2022 = arith.addi %1979, %2021 : index
                %2023 = vector.shuffle %1957, %1957 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2023, %kv[%2022] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2024 = arith.addi %1953, %c10 : index
                %2025 = arith.divui %2024, %c16 : index
                %2026 = arith.muli %2025, %c5 : index
                %2027 = arith.addi %2026, %c14 : index
                %2028 = arith.remui %2024, %c16 : index
                %2029 = arith.divui %1843, %c10 : index
                %2030 = arith.remui %1843, %c10 : index
                %2031 = arith.muli %2030, %c4 : index
                %2032 = arith.addi %2029, %2031 : index
                %2033 = arith.muli %2028, %c16 : index
                %2034 = arith.divui %2032, %c22 : index
                %2035 = arith.muli %2034, %c22 : index
                %2036 = arith.remui %2032, %c10 : index
                %2037 = arith.muli %2036, %c10 : index
                %2038 = arith.addi %2035, %2037 : index
                %2039 = arith.divui %2032, %c10 : index
                %2040 = arith.remui %2039, %c10 : index
                %2041 = arith.addi %2038, %2040 : index
                %2042 = arith.addi %2033, %2041 : index
                %2043 = arith.addi %2027, %2042 : index
                %2044 = arith.addi %1979, %2043 : index
                %2045 = vector.shuffle %1957, %1957 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2045, %kv[%2044] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2046 = arith.addi %1953, %c2 : index
                %2047 = arith.divui %2046, %c16 : index
                %2048 = arith.muli %2047, %c5 : index
                %2049 = arith.addi %2048, %c14 : index
                %2050 = arith.remui %2046, %c16 : index
                %2051 = arith.divui %1843, %c10 : index
                %2052 = arith.remui %1843, %c10 : index
                %2053 = arith.muli %2052, %c4 : index
                %2054 = arith.addi %2051, %2053 : index
                %2055 = arith.muli %2050, %c16 : index
                %2056 = arith.divui %2054, %c22 : index
                %2057 = arith.muli %2056, %c22 : index
                %2058 = arith.remui %2054, %c10 : index
                %2059 = arith.muli %2058, %c10 : index
                %2060 = arith.addi %2057, %2059 : index
                %2061 = arith.divui %2054, %c10 : index
                %2062 = arith.remui %2061, %c10 : index
                %2063 = arith.addi %2060, %2062 : index
                %2064 = arith.addi %2055, %2063 : index
                %2065 = arith.addi %2049, %2064 : index
                %2066 = arith.addi %1979, %2065 : index
                %2067 = vector.shuffle %1957, %1957 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2067, %kv[%2066] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2068 = arith.cmpi eq, %codec, %c10 : index
          scf.if %2068 {
            %2069 = wave.lane
            %2070 = arith.muli %2069, %c22 : index
            scf.for %2071 = %2070 to %c30 step %c8 {
              %2072 = arith.addi %1838, %2071 : index
              %2073 = vector.load %22[%2072] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2074 = arith.mulf %2073, %1841 : vector<4xf32>
              %2075 = wave.fp8_encode "e5m2" %2074 : vector<4xf32> -> vector<4xi8>
              %2076 = arith.cmpi slt, %1839, %kvHeads : index
              scf.if %2076 {
                %2077 = arith.muli %1839, %c36 : index
                %2078 = arith.addi %1844, %2077 : index
                %2079 = vector.shuffle %2075, %2075 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2080 = arith.divui %2071, %c16 : index
                %2081 = arith.muli %2080, %c5 : index
                %2082 = arith.remui %2071, %c16 : index
                %2083 = arith.muli %1843, %c16 : index
                %2084 = arith.divui %2082, %c22 : index
                %2085 = arith.muli %2084, %c22 : index
                %2086 = arith.remui %2082, %c10 : index
                %2087 = arith.muli %2086, %c10 : index
                %2088 = arith.addi %2085, %2087 : index
                %2089 = arith.divui %2082, %c10 : index
                %2090 = arith.remui %2089, %c10 : index
                %2091 = arith.addi %2088, %2090 : index
                %2092 = arith.addi %2083, %2091 : index
                %2093 = arith.addi %2081, %2092 : index
                %2094 = arith.addi %2078, %2093 : index
                vector.store %2079, %kv[%2094] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2095 = arith.subi %1839, %kvHeads : index
                %2096 = arith.muli %2095, %c36 : index
                %2097 = arith.addi %1844, %2096 : index
                %2098 = arith.addi %2071, %c11 : index
                %2099 = arith.divui %2098, %c16 : index
                %2100 = arith.muli %2099, %c5 : index
                %2101 = arith.addi %2100, %c14 : index
                %2102 = arith.remui %2098, %c16 : index
                %2103 = arith.divui %1843, %c10 : index
                %2104 = arith.remui %1843, %c10 : index
                %2105 = arith.muli %2104, %c4 : index
                %2106 = arith.addi %2103, %2105 : index
                %2107 = arith.muli %2102, %c16 : index
                %2108 = arith.divui %2106, %c22 : index
                %2109 = arith.muli %2108, %c22 : index
                %2110 = arith.remui %2106, %c10 : index
                %2111 = arith.muli %2110, %c10 : index
                %2112 = arith.addi %2109, %2111 : index
                %2113 = arith.divui %2106, %c10 : index
                %2114 = arith.remui %2113, %c10 : index
                %2115 = arith.addi %2112, %2114 : index
                %2116 = arith.addi %2107, %2115 : index
                %2117 = arith.addi %2101, %2116 : index
                %2118 = arith.addi %2097, %2117 : index
                %2119 = vector.shuffle %2075, %2075 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2119, %kv[%2118] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2120 = arith.addi %2071, %c12 : index
                %2121 = arith.divui %2120, %c16 : index
                %2122 = arith.muli %2121, %c5 : index
                %2123 = arith.addi %2122, %c14 : index
                %2124 = arith.remui %2120, %c16 : index
                %2125 = arith.divui %1843, %c10 : index
                %2126 = arith.remui %1843, %c10 : index
                %2127 = arith.muli %2126, %c4 : index
                %2128 = arith.addi %2125, %2127 : index
                %2129 = arith.muli %2124, %c16 : index
                %2130 = arith.divui %2128, %c22 : index
                %2131 = arith.muli %2130, %c22 : index
                %2132 = arith.remui %2128, %c10 : index
                %2133 = arith.muli %2132, %c10 : index
                %2134 = arith.addi %2131, %2133 : index
                %2135 = arith.divui %2128, %c10 : index
                %2136 = arith.remui %2135, %c10 : index
                %2137 = arith.addi %2134, %2136 : index
                %2138 = arith.addi %2129, %2137 : index
                %2139 = arith.addi %2123, %2138 : index
                %2140 = arith.addi %2097, %2139 : index
                %2141 = vector.shuffle %2075, %2075 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2141, %kv[%2140] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2142 = arith.addi %2071, %c10 : index
                %2143 = arith.divui %2142, %c16 : index
                %2144 = arith.muli %2143, %c5 : index
                %2145 = arith.addi %2144, %c14 : index
                %2146 = arith.remui %2142, %c16 : index
                %2147 = arith.divui %1843, %c10 : index
                %2148 = arith.remui %1843, %c10 : index
                %2149 = arith.muli %2148, %c4 : index
                %2150 = arith.addi %2147, %2149 : index
                %2151 = arith.muli %2146, %c16 : index
                %2152 = arith.divui %2150, %c22 : index
                %2153 = arith.muli %2152, %c22 : index
                %2154 = arith.remui %2150, %c10 : index
                %2155 = arith.muli %2154, %c10 : index
                %2156 = arith.addi %2153, %2155 : index
                %2157 = arith.divui %2150, %c10 : index
                %2158 = arith.remui %2157, %c10 : index
                %2159 = arith.addi %2156, %2158 : index
                %2160 = arith.addi %2151, %2159 : index
                %2161 = arith.addi %2145, %2160 : index
                %2162 = arith.addi %2097, %2161 : index
                %2163 = vector.shuffle %2075, %2075 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2163, %kv[%2162] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2164 = arith.addi %2071, %c2 : index
                %2165 = arith.divui %2164, %c16 : index
                %2166 = arith.muli %2165, %c5 : index
                %2167 = arith.addi %2166, %c14 : index
                %2168 = arith.remui %2164, %c16 : index
                %2169 = arith.divui %1843, %c10 : index
                %2170 = arith.remui %1843, %c10 : index
                %2171 = arith.muli %2170, %c4 : index
                %2172 = arith.addi %2169, %2171 : index
                %2173 = arith.muli %2168, %c16 : index
                %2174 = arith.divui %2172, %c22 : index
                %2175 = arith.muli %2174, %c22 : index
                %2176 = arith.remui %2172, %c10 : index
                %2177 = arith.muli %2176, %c10 : index
                %2178 = arith.addi %2175, %2177 : index
                %2179 = arith.divui %2172, %c10 : index
                %2180 = arith.remui %2179, %c10 : index
                %2181 = arith.addi %2178, %2180 : index
                %2182 = arith.addi %2173, %2181 : index
                %2183 = arith.addi %2167, %2182 : index
                %2184 = arith.addi %2097, %2183 : index
                %2185 = vector.shuffle %2075, %2075 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2185, %kv[%2184] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %2186 = arith.addi %25, %c16 : index
    %2187 = wave.lane
    %2188 = arith.muli %3, %c10 : index
    %2189 = arith.muli %2188, %c5 : index
    %2190 = arith.addi %2189, %2187 : index
    %2191 = arith.muli %4, %c14 : index
    %2192 = arith.addi %2191, %2190 : index
    %2193 = arith.addi %2192, %c11 : index
    %2194 = arith.addi %2193, %c11 : index
    %2195 = vector.extract %638#2[0] : f32 from vector<8xf32>
    memref.store %2195, %21[%2194] : memref<?xf32>
    %2196 = arith.muli %4, %c14 : index
    %2197 = arith.addi %2196, %2190 : index
    %2198 = arith.addi %2197, %c11 : index
    %2199 = arith.addi %2198, %c17 : index
    %2200 = vector.extract %638#2[1] : f32 from vector<8xf32>
    memref.store %2200, %21[%2199] : memref<?xf32>
    %2201 = arith.muli %4, %c14 : index
    %2202 = arith.addi %2201, %2190 : index
    %2203 = arith.addi %2202, %c11 : index
    %2204 = arith.addi %2203, %c6 : index
    %2205 = vector.extract %638#2[2] : f32 from vector<8xf32>
    memref.store %2205, %21[%2204] : memref<?xf32>
    %2206 = arith.muli %4, %c14 : index
    %2207 = arith.addi %2206, %2190 : index
    %2208 = arith.addi %2207, %c11 : index
    %2209 = arith.addi %2208, %c30 : index
    %2210 = vector.extract %638#2[3] : f32 from vector<8xf32>
    memref.store %2210, %21[%2209] : memref<?xf32>
    %2211 = arith.muli %4, %c14 : index
    %2212 = arith.addi %2211, %2190 : index
    %2213 = arith.addi %2212, %c11 : index
    %2214 = arith.addi %2213, %c8 : index
    %2215 = vector.extract %638#2[4] : f32 from vector<8xf32>
    memref.store %2215, %21[%2214] : memref<?xf32>
    %2216 = arith.muli %4, %c14 : index
    %2217 = arith.addi %2216, %2190 : index
    %2218 = arith.addi %2217, %c11 : index
    %2219 = arith.addi %2218, %c31 : index
    %2220 = vector.extract %638#2[5] : f32 from vector<8xf32>
    memref.store %2220, %21[%2219] : memref<?xf32>
    %2221 = arith.muli %4, %c14 : index
    %2222 = arith.addi %2221, %2190 : index
    %2223 = arith.addi %2222, %c11 : index
    %2224 = arith.addi %2223, %c32 : index
    %2225 = vector.extract %638#2[6] : f32 from vector<8xf32>
    memref.store %2225, %21[%2224] : memref<?xf32>
    %2226 = arith.muli %4, %c14 : index
    %2227 = arith.addi %2226, %2190 : index
    %2228 = arith.addi %2227, %c11 : index
    %2229 = arith.addi %2228, %c33 : index
    %2230 = vector.extract %638#2[7] : f32 from vector<8xf32>
    memref.store %2230, %21[%2229] : memref<?xf32>
    %2231 = arith.muli %4, %c14 : index
    %2232 = arith.addi %2231, %2190 : index
    %2233 = arith.addi %2232, %c5 : index
    %2234 = arith.addi %2233, %c11 : index
    %2235 = vector.extract %638#3[0] : f32 from vector<8xf32>
    memref.store %2235, %21[%2234] : memref<?xf32>
    %2236 = arith.muli %4, %c14 : index
    %2237 = arith.addi %2236, %2190 : index
    %2238 = arith.addi %2237, %c5 : index
    %2239 = arith.addi %2238, %c17 : index
    %2240 = vector.extract %638#3[1] : f32 from vector<8xf32>
    memref.store %2240, %21[%2239] : memref<?xf32>
    %2241 = arith.muli %4, %c14 : index
    %2242 = arith.addi %2241, %2190 : index
    %2243 = arith.addi %2242, %c5 : index
    %2244 = arith.addi %2243, %c6 : index
    %2245 = vector.extract %638#3[2] : f32 from vector<8xf32>
    memref.store %2245, %21[%2244] : memref<?xf32>
    %2246 = arith.muli %4, %c14 : index
    %2247 = arith.addi %2246, %2190 : index
    %2248 = arith.addi %2247, %c5 : index
    %2249 = arith.addi %2248, %c30 : index
    %2250 = vector.extract %638#3[3] : f32 from vector<8xf32>
    memref.store %2250, %21[%2249] : memref<?xf32>
    %2251 = arith.muli %4, %c14 : index
    %2252 = arith.addi %2251, %2190 : index
    %2253 = arith.addi %2252, %c5 : index
    %2254 = arith.addi %2253, %c8 : index
    %2255 = vector.extract %638#3[4] : f32 from vector<8xf32>
    memref.store %2255, %21[%2254] : memref<?xf32>
    %2256 = arith.muli %4, %c14 : index
    %2257 = arith.addi %2256, %2190 : index
    %2258 = arith.addi %2257, %c5 : index
    %2259 = arith.addi %2258, %c31 : index
    %2260 = vector.extract %638#3[5] : f32 from vector<8xf32>
    memref.store %2260, %21[%2259] : memref<?xf32>
    %2261 = arith.muli %4, %c14 : index
    %2262 = arith.addi %2261, %2190 : index
    %2263 = arith.addi %2262, %c5 : index
    %2264 = arith.addi %2263, %c32 : index
    %2265 = vector.extract %638#3[6] : f32 from vector<8xf32>
    memref.store %2265, %21[%2264] : memref<?xf32>
    %2266 = arith.muli %4, %c14 : index
    %2267 = arith.addi %2266, %2190 : index
    %2268 = arith.addi %2267, %c5 : index
    %2269 = arith.addi %2268, %c33 : index
    %2270 = vector.extract %638#3[7] : f32 from vector<8xf32>
    memref.store %2270, %21[%2269] : memref<?xf32>
    wave.barrier
    %2271 = arith.muli %4, %c10 : index
    %2272 = arith.addi %2271, %c11 : index
    %2273 = arith.muli %2272, %c10 : index
    %2274 = arith.divui %2187, %c16 : index
    %2275 = arith.addi %2273, %2274 : index
    %2276 = arith.addi %2186, %2275 : index
    %2277 = arith.cmpi slt, %2276, %24 : index
    scf.if %2277 {
      %2278 = arith.cmpi eq, %hasFactors, %c12 : index
      %2279 = arith.muli %2276, %c10 : index
      %2280 = memref.load %factors[%2279] : memref<?xf32>
      %2281 = arith.mulf %2280, %operandScale : f32
      %2282 = arith.select %2278, %2281, %operandScale : f32
      %2283 = arith.addi %2190, %c11 : index
      %2284 = arith.muli %2272, %c17 : index
      %2285 = arith.addi %2283, %2284 : index
      %2286 = memref.load %21[%2285] : memref<?xf32>
      %2287 = arith.addi %2285, %c14 : index
      %2288 = memref.load %21[%2287] : memref<?xf32>
      %2289 = arith.addf %2286, %2288 : f32
      %2290 = arith.addi %2285, %c36 : index
      %2291 = memref.load %21[%2290] : memref<?xf32>
      %2292 = arith.addf %2289, %2291 : f32
      %2293 = arith.addi %2285, %c37 : index
      %2294 = memref.load %21[%2293] : memref<?xf32>
      %2295 = arith.addf %2292, %2294 : f32
      %2296 = arith.remui %2187, %c16 : index
      %2297 = arith.muli %2296, %c22 : index
      %2298 = arith.addi %18, %2297 : index
      %2299 = vector.load %w[%2298] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2300 = vector.bitcast %2299 : vector<4xi8> to vector<1xf32>
      %2301 = vector.extract %2300[0] : f32 from vector<1xf32>
      %2302 = arith.mulf %2301, %2282 : f32
      %2303 = arith.mulf %2295, %2302 : f32
      %2304 = arith.muli %3, %c10 : index
      %2305 = arith.addi %2304, %c11 : index
      %2306 = arith.muli %2305, %c16 : index
      %2307 = arith.remui %2187, %c16 : index
      %2308 = arith.addi %2306, %2307 : index
      %2309 = arith.muli %2275, %c30 : index
      %2310 = arith.addi %2309, %2308 : index
      memref.store %2303, %22[%2310] : memref<?xf32>
      %2311 = arith.addi %2190, %c5 : index
      %2312 = arith.muli %2272, %c17 : index
      %2313 = arith.addi %2311, %2312 : index
      %2314 = memref.load %21[%2313] : memref<?xf32>
      %2315 = arith.addi %2313, %c14 : index
      %2316 = memref.load %21[%2315] : memref<?xf32>
      %2317 = arith.addf %2314, %2316 : f32
      %2318 = arith.addi %2313, %c36 : index
      %2319 = memref.load %21[%2318] : memref<?xf32>
      %2320 = arith.addf %2317, %2319 : f32
      %2321 = arith.addi %2313, %c37 : index
      %2322 = memref.load %21[%2321] : memref<?xf32>
      %2323 = arith.addf %2320, %2322 : f32
      %2324 = arith.remui %2187, %c16 : index
      %2325 = arith.muli %2324, %c22 : index
      %2326 = arith.addi %20, %2325 : index
      %2327 = vector.load %w[%2326] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2328 = vector.bitcast %2327 : vector<4xi8> to vector<1xf32>
      %2329 = vector.extract %2328[0] : f32 from vector<1xf32>
      %2330 = arith.mulf %2329, %2282 : f32
      %2331 = arith.mulf %2323, %2330 : f32
      %2332 = arith.muli %3, %c10 : index
      %2333 = arith.addi %2332, %c12 : index
      %2334 = arith.muli %2333, %c16 : index
      %2335 = arith.remui %2187, %c16 : index
      %2336 = arith.addi %2334, %2335 : index
      %2337 = arith.muli %2275, %c30 : index
      %2338 = arith.addi %2337, %2336 : index
      memref.store %2331, %22[%2338] : memref<?xf32>
    }
    %2339 = arith.muli %4, %c10 : index
    %2340 = arith.addi %2339, %c12 : index
    %2341 = arith.muli %2340, %c10 : index
    %2342 = arith.divui %2187, %c16 : index
    %2343 = arith.addi %2341, %2342 : index
    %2344 = arith.addi %2186, %2343 : index
    %2345 = arith.cmpi slt, %2344, %24 : index
    scf.if %2345 {
      %2346 = arith.cmpi eq, %hasFactors, %c12 : index
      %2347 = arith.muli %2344, %c10 : index
      %2348 = memref.load %factors[%2347] : memref<?xf32>
      %2349 = arith.mulf %2348, %operandScale : f32
      %2350 = arith.select %2346, %2349, %operandScale : f32
      %2351 = arith.addi %2190, %c11 : index
      %2352 = arith.muli %2340, %c17 : index
      %2353 = arith.addi %2351, %2352 : index
      %2354 = memref.load %21[%2353] : memref<?xf32>
      %2355 = arith.addi %2353, %c14 : index
      %2356 = memref.load %21[%2355] : memref<?xf32>
      %2357 = arith.addf %2354, %2356 : f32
      %2358 = arith.addi %2353, %c36 : index
      %2359 = memref.load %21[%2358] : memref<?xf32>
      %2360 = arith.addf %2357, %2359 : f32
      %2361 = arith.addi %2353, %c37 : index
      %2362 = memref.load %21[%2361] : memref<?xf32>
      %2363 = arith.addf %2360, %2362 : f32
      %2364 = arith.remui %2187, %c16 : index
      %2365 = arith.muli %2364, %c22 : index
      %2366 = arith.addi %18, %2365 : index
      %2367 = vector.load %w[%2366] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2368 = vector.bitcast %2367 : vector<4xi8> to vector<1xf32>
      %2369 = vector.extract %2368[0] : f32 from vector<1xf32>
      %2370 = arith.mulf %2369, %2350 : f32
      %2371 = arith.mulf %2363, %2370 : f32
      %2372 = arith.muli %3, %c10 : index
      %2373 = arith.addi %2372, %c11 : index
      %2374 = arith.muli %2373, %c16 : index
      %2375 = arith.remui %2187, %c16 : index
      %2376 = arith.addi %2374, %2375 : index
      %2377 = arith.muli %2343, %c30 : index
      %2378 = arith.addi %2377, %2376 : index
      memref.store %2371, %22[%2378] : memref<?xf32>
      %2379 = arith.addi %2190, %c5 : index
      %2380 = arith.muli %2340, %c17 : index
      %2381 = arith.addi %2379, %2380 : index
      %2382 = memref.load %21[%2381] : memref<?xf32>
      %2383 = arith.addi %2381, %c14 : index
      %2384 = memref.load %21[%2383] : memref<?xf32>
      %2385 = arith.addf %2382, %2384 : f32
      %2386 = arith.addi %2381, %c36 : index
      %2387 = memref.load %21[%2386] : memref<?xf32>
      %2388 = arith.addf %2385, %2387 : f32
      %2389 = arith.addi %2381, %c37 : index
      %2390 = memref.load %21[%2389] : memref<?xf32>
      %2391 = arith.addf %2388, %2390 : f32
      %2392 = arith.remui %2187, %c16 : index
      %2393 = arith.muli %2392, %c22 : index
      %2394 = arith.addi %20, %2393 : index
      %2395 = vector.load %w[%2394] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2396 = vector.bitcast %2395 : vector<4xi8> to vector<1xf32>
      %2397 = vector.extract %2396[0] : f32 from vector<1xf32>
      %2398 = arith.mulf %2397, %2350 : f32
      %2399 = arith.mulf %2391, %2398 : f32
      %2400 = arith.muli %3, %c10 : index
      %2401 = arith.addi %2400, %c12 : index
      %2402 = arith.muli %2401, %c16 : index
      %2403 = arith.remui %2187, %c16 : index
      %2404 = arith.addi %2402, %2403 : index
      %2405 = arith.muli %2343, %c30 : index
      %2406 = arith.addi %2405, %2404 : index
      memref.store %2399, %22[%2406] : memref<?xf32>
    }
    wave.barrier
    %2407 = arith.addi %25, %c16 : index
    %2408 = wave.wave
    %2409 = arith.addi %2408, %c11 : index
    %2410 = arith.addi %2407, %2409 : index
    %2411 = arith.cmpi slt, %2410, %24 : index
    %2412 = arith.cmpi slt, %2409, %c16 : index
    %2413 = arith.andi %2411, %2412 : i1
    scf.if %2413 {
      %2414 = arith.addi %2407, %2409 : index
      %2415 = arith.muli %2409, %c30 : index
      %2416 = wave.lane
      %2417 = arith.addi %2416, %c11 : index
      %2418 = arith.cmpi eq, %hasBias, %c12 : index
      %2419 = arith.addi %2415, %2417 : index
      %2420 = memref.load %22[%2419] : memref<?xf32>
      %2421 = arith.muli %0, %c30 : index
      %2422 = arith.addi %2421, %2417 : index
      %2423 = memref.load %bias[%2422] : memref<?xf32>
      %2424 = arith.addf %2420, %2423 : f32
      %2425 = arith.select %2418, %2424, %2420 : f32
      %2426 = arith.addi %2417, %c18 : index
      %2427 = arith.cmpi eq, %hasBias, %c12 : index
      %2428 = arith.addi %2415, %2426 : index
      %2429 = memref.load %22[%2428] : memref<?xf32>
      %2430 = arith.muli %0, %c30 : index
      %2431 = arith.addi %2430, %2426 : index
      %2432 = memref.load %bias[%2431] : memref<?xf32>
      %2433 = arith.addf %2429, %2432 : f32
      %2434 = arith.select %2427, %2433, %2429 : f32
      %2435 = arith.addi %2416, %c17 : index
      %2436 = arith.cmpi slt, %2435, %c18 : index
      %2437 = arith.minsi %2435, %c39 : index
      %2438 = arith.cmpi eq, %hasBias, %c12 : index
      %2439 = arith.addi %2415, %2437 : index
      %2440 = memref.load %22[%2439] : memref<?xf32>
      %2441 = arith.muli %0, %c30 : index
      %2442 = arith.addi %2441, %2437 : index
      %2443 = memref.load %bias[%2442] : memref<?xf32>
      %2444 = arith.addf %2440, %2443 : f32
      %2445 = arith.select %2438, %2444, %2440 : f32
      %2446 = arith.addi %2437, %c18 : index
      %2447 = arith.cmpi eq, %hasBias, %c12 : index
      %2448 = arith.addi %2415, %2446 : index
      %2449 = memref.load %22[%2448] : memref<?xf32>
      %2450 = arith.muli %0, %c30 : index
      %2451 = arith.addi %2450, %2446 : index
      %2452 = memref.load %bias[%2451] : memref<?xf32>
      %2453 = arith.addf %2449, %2452 : f32
      %2454 = arith.select %2447, %2453, %2449 : f32
      %2455 = arith.addi %heads, %kvHeads : index
      %2456 = arith.cmpi slt, %0, %2455 : index
      scf.if %2456 {
        %2457 = arith.addi %positionsAt, %2414 : index
        %2458 = memref.load %step[%2457] : memref<?xi32>
        %2459 = arith.index_cast %2458 : i32 to index
        %2460 = arith.cmpi eq, %hasNorm, %c12 : index
        %2461 = math.fma %2425, %2425, %c42 : f32
        %2462 = math.fma %2434, %2434, %2461 : f32
        %2463 = math.fma %2445, %2445, %2462 : f32
        %2464 = arith.select %2436, %2463, %2462 : f32
        %2465 = math.fma %2454, %2454, %2464 : f32
        %2466 = arith.select %2436, %2465, %2464 : f32
        %2467 = vector.broadcast %2466 : f32 to vector<1xf32>
        %2468 = wave.reduce "add" %2467 : vector<1xf32>
        %2469 = arith.mulf %2468, %inverseHeadDim : f32
        %2470 = arith.addf %2469, %epsilon : f32
        %2471 = math.sqrt %2470 : f32
        %2472 = arith.divf %c44, %2471 : f32
        %2473 = arith.cmpi slt, %0, %heads : index
        %2474 = arith.addi %2417, %c18 : index
        %2475 = memref.load %query_norm[%2417] : memref<?xf32>
        %2476 = memref.load %key_norm[%2417] : memref<?xf32>
        %2477 = arith.select %2473, %2475, %2476 : f32
        %2478 = arith.mulf %2425, %2472 : f32
        %2479 = arith.mulf %2478, %2477 : f32
        %2480 = arith.select %2460, %2479, %2425 : f32
        %2481 = memref.load %query_norm[%2474] : memref<?xf32>
        %2482 = memref.load %key_norm[%2474] : memref<?xf32>
        %2483 = arith.select %2473, %2481, %2482 : f32
        %2484 = arith.mulf %2434, %2472 : f32
        %2485 = arith.mulf %2484, %2483 : f32
        %2486 = arith.select %2460, %2485, %2434 : f32
        %2487 = arith.addi %2437, %c18 : index
        %2488 = memref.load %query_norm[%2437] : memref<?xf32>
        %2489 = memref.load %key_norm[%2437] : memref<?xf32>
        %2490 = arith.select %2473, %2488, %2489 : f32
        %2491 = arith.mulf %2445, %2472 : f32
        %2492 = arith.mulf %2491, %2490 : f32
        %2493 = arith.select %2460, %2492, %2445 : f32
        %2494 = memref.load %query_norm[%2487] : memref<?xf32>
        %2495 = memref.load %key_norm[%2487] : memref<?xf32>
        %2496 = arith.select %2473, %2494, %2495 : f32
        %2497 = arith.mulf %2454, %2472 : f32
        %2498 = arith.mulf %2497, %2496 : f32
        %2499 = arith.select %2460, %2498, %2454 : f32
        %2500 = arith.remui %2459, %c5 : index
        %2501 = arith.muli %2500, %c30 : index
        %2502 = arith.addi %2501, %2417 : index
        %2503 = arith.divui %2459, %c5 : index
        %2504 = arith.addi %2503, %c5 : index
        %2505 = arith.muli %2504, %c30 : index
        %2506 = arith.addi %2505, %2417 : index
        %2507 = memref.load %rope[%2502] : memref<?xf32>
        %2508 = arith.addi %2502, %c18 : index
        %2509 = memref.load %rope[%2508] : memref<?xf32>
        %2510 = memref.load %rope[%2506] : memref<?xf32>
        %2511 = arith.addi %2506, %c18 : index
        %2512 = memref.load %rope[%2511] : memref<?xf32>
        %2513 = arith.mulf %2510, %2507 : f32
        %2514 = arith.mulf %2512, %2509 : f32
        %2515 = arith.subf %2513, %2514 : f32
        %2516 = arith.mulf %2512, %2507 : f32
        %2517 = arith.mulf %2510, %2509 : f32
        %2518 = arith.addf %2516, %2517 : f32
        %2519 = arith.mulf %2480, %2515 : f32
        %2520 = arith.mulf %2486, %2518 : f32
        %2521 = arith.subf %2519, %2520 : f32
        %2522 = arith.mulf %2486, %2515 : f32
        %2523 = arith.mulf %2480, %2518 : f32
        %2524 = arith.addf %2522, %2523 : f32
        %2525 = arith.cmpi slt, %0, %heads : index
        scf.if %2525 {
          %2526 = arith.muli %2414, %heads : index
          %2527 = arith.addi %2526, %0 : index
          %2528 = arith.muli %2527, %c30 : index
          %2529 = arith.addi %2528, %2417 : index
          memref.store %2521, %q[%2529] : memref<?xf32>
          %2530 = arith.addi %2529, %c18 : index
          memref.store %2524, %q[%2530] : memref<?xf32>
        } else {
          %2531 = arith.addi %2415, %2417 : index
          memref.store %2521, %22[%2531] : memref<?xf32>
          %2532 = arith.addi %2415, %2417 : index
          %2533 = arith.addi %2532, %c18 : index
          memref.store %2524, %22[%2533] : memref<?xf32>
        }
        %2534 = arith.remui %2459, %c5 : index
        %2535 = arith.muli %2534, %c30 : index
        %2536 = arith.addi %2535, %2437 : index
        %2537 = arith.divui %2459, %c5 : index
        %2538 = arith.addi %2537, %c5 : index
        %2539 = arith.muli %2538, %c30 : index
        %2540 = arith.addi %2539, %2437 : index
        %2541 = memref.load %rope[%2536] : memref<?xf32>
        %2542 = arith.addi %2536, %c18 : index
        %2543 = memref.load %rope[%2542] : memref<?xf32>
        %2544 = memref.load %rope[%2540] : memref<?xf32>
        %2545 = arith.addi %2540, %c18 : index
        %2546 = memref.load %rope[%2545] : memref<?xf32>
        %2547 = arith.mulf %2544, %2541 : f32
        %2548 = arith.mulf %2546, %2543 : f32
        %2549 = arith.subf %2547, %2548 : f32
        %2550 = arith.mulf %2546, %2541 : f32
        %2551 = arith.mulf %2544, %2543 : f32
        %2552 = arith.addf %2550, %2551 : f32
        %2553 = arith.mulf %2493, %2549 : f32
        %2554 = arith.mulf %2499, %2552 : f32
        %2555 = arith.subf %2553, %2554 : f32
        %2556 = arith.mulf %2499, %2549 : f32
        %2557 = arith.mulf %2493, %2552 : f32
        %2558 = arith.addf %2556, %2557 : f32
        scf.if %2436 {
          %2559 = arith.cmpi slt, %0, %heads : index
          scf.if %2559 {
            %2560 = arith.muli %2414, %heads : index
            %2561 = arith.addi %2560, %0 : index
            %2562 = arith.muli %2561, %c30 : index
            %2563 = arith.addi %2562, %2437 : index
            memref.store %2555, %q[%2563] : memref<?xf32>
            %2564 = arith.addi %2563, %c18 : index
            memref.store %2558, %q[%2564] : memref<?xf32>
          } else {
            %2565 = arith.addi %2415, %2437 : index
            memref.store %2555, %22[%2565] : memref<?xf32>
            %2566 = arith.addi %2415, %2437 : index
            %2567 = arith.addi %2566, %c18 : index
            memref.store %2558, %22[%2567] : memref<?xf32>
          }
        }
      } else {
        %2568 = arith.cmpi slt, %0, %heads : index
        scf.if %2568 {
          %2569 = arith.muli %2414, %heads : index
          %2570 = arith.addi %2569, %0 : index
          %2571 = arith.muli %2570, %c30 : index
          %2572 = arith.addi %2571, %2417 : index
          memref.store %2425, %q[%2572] : memref<?xf32>
          %2573 = arith.addi %2572, %c18 : index
          memref.store %2434, %q[%2573] : memref<?xf32>
        } else {
          %2574 = arith.addi %2415, %2417 : index
          memref.store %2425, %22[%2574] : memref<?xf32>
          %2575 = arith.addi %2415, %2417 : index
          %2576 = arith.addi %2575, %c18 : index
          memref.store %2434, %22[%2576] : memref<?xf32>
        }
        scf.if %2436 {
          %2577 = arith.cmpi slt, %0, %heads : index
          scf.if %2577 {
            %2578 = arith.muli %2414, %heads : index
            %2579 = arith.addi %2578, %0 : index
            %2580 = arith.muli %2579, %c30 : index
            %2581 = arith.addi %2580, %2437 : index
            memref.store %2445, %q[%2581] : memref<?xf32>
            %2582 = arith.addi %2581, %c18 : index
            memref.store %2454, %q[%2582] : memref<?xf32>
          } else {
            %2583 = arith.addi %2415, %2437 : index
            memref.store %2445, %22[%2583] : memref<?xf32>
            %2584 = arith.addi %2415, %2437 : index
            %2585 = arith.addi %2584, %c18 : index
            memref.store %2454, %22[%2585] : memref<?xf32>
          }
        }
      }
    }
    %2586 = arith.addi %2408, %c46 : index
    %2587 = arith.addi %2407, %2586 : index
    %2588 = arith.cmpi slt, %2587, %24 : index
    %2589 = arith.cmpi slt, %2586, %c16 : index
    %2590 = arith.andi %2588, %2589 : i1
    scf.if %2590 {
      %2591 = arith.addi %2407, %2586 : index
      %2592 = arith.muli %2586, %c30 : index
      %2593 = wave.lane
      %2594 = arith.addi %2593, %c11 : index
      %2595 = arith.cmpi eq, %hasBias, %c12 : index
      %2596 = arith.addi %2592, %2594 : index
      %2597 = memref.load %22[%2596] : memref<?xf32>
      %2598 = arith.muli %0, %c30 : index
      %2599 = arith.addi %2598, %2594 : index
      %2600 = memref.load %bias[%2599] : memref<?xf32>
      %2601 = arith.addf %2597, %2600 : f32
      %2602 = arith.select %2595, %2601, %2597 : f32
      %2603 = arith.addi %2594, %c18 : index
      %2604 = arith.cmpi eq, %hasBias, %c12 : index
      %2605 = arith.addi %2592, %2603 : index
      %2606 = memref.load %22[%2605] : memref<?xf32>
      %2607 = arith.muli %0, %c30 : index
      %2608 = arith.addi %2607, %2603 : index
      %2609 = memref.load %bias[%2608] : memref<?xf32>
      %2610 = arith.addf %2606, %2609 : f32
      %2611 = arith.select %2604, %2610, %2606 : f32
      %2612 = arith.addi %2593, %c17 : index
      %2613 = arith.cmpi slt, %2612, %c18 : index
      %2614 = arith.minsi %2612, %c39 : index
      %2615 = arith.cmpi eq, %hasBias, %c12 : index
      %2616 = arith.addi %2592, %2614 : index
      %2617 = memref.load %22[%2616] : memref<?xf32>
      %2618 = arith.muli %0, %c30 : index
      %2619 = arith.addi %2618, %2614 : index
      %2620 = memref.load %bias[%2619] : memref<?xf32>
      %2621 = arith.addf %2617, %2620 : f32
      %2622 = arith.select %2615, %2621, %2617 : f32
      %2623 = arith.addi %2614, %c18 : index
      %2624 = arith.cmpi eq, %hasBias, %c12 : index
      %2625 = arith.addi %2592, %2623 : index
      %2626 = memref.load %22[%2625] : memref<?xf32>
      %2627 = arith.muli %0, %c30 : index
      %2628 = arith.addi %2627, %2623 : index
      %2629 = memref.load %bias[%2628] : memref<?xf32>
      %2630 = arith.addf %2626, %2629 : f32
      %2631 = arith.select %2624, %2630, %2626 : f32
      %2632 = arith.addi %heads, %kvHeads : index
      %2633 = arith.cmpi slt, %0, %2632 : index
      scf.if %2633 {
        %2634 = arith.addi %positionsAt, %2591 : index
        %2635 = memref.load %step[%2634] : memref<?xi32>
        %2636 = arith.index_cast %2635 : i32 to index
        %2637 = arith.cmpi eq, %hasNorm, %c12 : index
        %2638 = math.fma %2602, %2602, %c42 : f32
        %2639 = math.fma %2611, %2611, %2638 : f32
        %2640 = math.fma %2622, %2622, %2639 : f32
        %2641 = arith.select %2613, %2640, %2639 : f32
        %2642 = math.fma %2631, %2631, %2641 : f32
        %2643 = arith.select %2613, %2642, %2641 : f32
        %2644 = vector.broadcast %2643 : f32 to vector<1xf32>
        %2645 = wave.reduce "add" %2644 : vector<1xf32>
        %2646 = arith.mulf %2645, %inverseHeadDim : f32
        %2647 = arith.addf %2646, %epsilon : f32
        %2648 = math.sqrt %2647 : f32
        %2649 = arith.divf %c44, %2648 : f32
        %2650 = arith.cmpi slt, %0, %heads : index
        %2651 = arith.addi %2594, %c18 : index
        %2652 = memref.load %query_norm[%2594] : memref<?xf32>
        %2653 = memref.load %key_norm[%2594] : memref<?xf32>
        %2654 = arith.select %2650, %2652, %2653 : f32
        %2655 = arith.mulf %2602, %2649 : f32
        %2656 = arith.mulf %2655, %2654 : f32
        %2657 = arith.select %2637, %2656, %2602 : f32
        %2658 = memref.load %query_norm[%2651] : memref<?xf32>
        %2659 = memref.load %key_norm[%2651] : memref<?xf32>
        %2660 = arith.select %2650, %2658, %2659 : f32
        %2661 = arith.mulf %2611, %2649 : f32
        %2662 = arith.mulf %2661, %2660 : f32
        %2663 = arith.select %2637, %2662, %2611 : f32
        %2664 = arith.addi %2614, %c18 : index
        %2665 = memref.load %query_norm[%2614] : memref<?xf32>
        %2666 = memref.load %key_norm[%2614] : memref<?xf32>
        %2667 = arith.select %2650, %2665, %2666 : f32
        %2668 = arith.mulf %2622, %2649 : f32
        %2669 = arith.mulf %2668, %2667 : f32
        %2670 = arith.select %2637, %2669, %2622 : f32
        %2671 = memref.load %query_norm[%2664] : memref<?xf32>
        %2672 = memref.load %key_norm[%2664] : memref<?xf32>
        %2673 = arith.select %2650, %2671, %2672 : f32
        %2674 = arith.mulf %2631, %2649 : f32
        %2675 = arith.mulf %2674, %2673 : f32
        %2676 = arith.select %2637, %2675, %2631 : f32
        %2677 = arith.remui %2636, %c5 : index
        %2678 = arith.muli %2677, %c30 : index
        %2679 = arith.addi %2678, %2594 : index
        %2680 = arith.divui %2636, %c5 : index
        %2681 = arith.addi %2680, %c5 : index
        %2682 = arith.muli %2681, %c30 : index
        %2683 = arith.addi %2682, %2594 : index
        %2684 = memref.load %rope[%2679] : memref<?xf32>
        %2685 = arith.addi %2679, %c18 : index
        %2686 = memref.load %rope[%2685] : memref<?xf32>
        %2687 = memref.load %rope[%2683] : memref<?xf32>
        %2688 = arith.addi %2683, %c18 : index
        %2689 = memref.load %rope[%2688] : memref<?xf32>
        %2690 = arith.mulf %2687, %2684 : f32
        %2691 = arith.mulf %2689, %2686 : f32
        %2692 = arith.subf %2690, %2691 : f32
        %2693 = arith.mulf %2689, %2684 : f32
        %2694 = arith.mulf %2687, %2686 : f32
        %2695 = arith.addf %2693, %2694 : f32
        %2696 = arith.mulf %2657, %2692 : f32
        %2697 = arith.mulf %2663, %2695 : f32
        %2698 = arith.subf %2696, %2697 : f32
        %2699 = arith.mulf %2663, %2692 : f32
        %2700 = arith.mulf %2657, %2695 : f32
        %2701 = arith.addf %2699, %2700 : f32
        %2702 = arith.cmpi slt, %0, %heads : index
        scf.if %2702 {
          %2703 = arith.muli %2591, %heads : index
          %2704 = arith.addi %2703, %0 : index
          %2705 = arith.muli %2704, %c30 : index
          %2706 = arith.addi %2705, %2594 : index
          memref.store %2698, %q[%2706] : memref<?xf32>
          %2707 = arith.addi %2706, %c18 : index
          memref.store %2701, %q[%2707] : memref<?xf32>
        } else {
          %2708 = arith.addi %2592, %2594 : index
          memref.store %2698, %22[%2708] : memref<?xf32>
          %2709 = arith.addi %2592, %2594 : index
          %2710 = arith.addi %2709, %c18 : index
          memref.store %2701, %22[%2710] : memref<?xf32>
        }
        %2711 = arith.remui %2636, %c5 : index
        %2712 = arith.muli %2711, %c30 : index
        %2713 = arith.addi %2712, %2614 : index
        %2714 = arith.divui %2636, %c5 : index
        %2715 = arith.addi %2714, %c5 : index
        %2716 = arith.muli %2715, %c30 : index
        %2717 = arith.addi %2716, %2614 : index
        %2718 = memref.load %rope[%2713] : memref<?xf32>
        %2719 = arith.addi %2713, %c18 : index
        %2720 = memref.load %rope[%2719] : memref<?xf32>
        %2721 = memref.load %rope[%2717] : memref<?xf32>
        %2722 = arith.addi %2717, %c18 : index
        %2723 = memref.load %rope[%2722] : memref<?xf32>
        %2724 = arith.mulf %2721, %2718 : f32
        %2725 = arith.mulf %2723, %2720 : f32
        %2726 = arith.subf %2724, %2725 : f32
        %2727 = arith.mulf %2723, %2718 : f32
        %2728 = arith.mulf %2721, %2720 : f32
        %2729 = arith.addf %2727, %2728 : f32
        %2730 = arith.mulf %2670, %2726 : f32
        %2731 = arith.mulf %2676, %2729 : f32
        %2732 = arith.subf %2730, %2731 : f32
        %2733 = arith.mulf %2676, %2726 : f32
        %2734 = arith.mulf %2670, %2729 : f32
        %2735 = arith.addf %2733, %2734 : f32
        scf.if %2613 {
          %2736 = arith.cmpi slt, %0, %heads : index
          scf.if %2736 {
            %2737 = arith.muli %2591, %heads : index
            %2738 = arith.addi %2737, %0 : index
            %2739 = arith.muli %2738, %c30 : index
            %2740 = arith.addi %2739, %2614 : index
            memref.store %2732, %q[%2740] : memref<?xf32>
            %2741 = arith.addi %2740, %c18 : index
            memref.store %2735, %q[%2741] : memref<?xf32>
          } else {
            %2742 = arith.addi %2592, %2614 : index
            memref.store %2732, %22[%2742] : memref<?xf32>
            %2743 = arith.addi %2592, %2614 : index
            %2744 = arith.addi %2743, %c18 : index
            memref.store %2735, %22[%2744] : memref<?xf32>
          }
        }
      } else {
        %2745 = arith.cmpi slt, %0, %heads : index
        scf.if %2745 {
          %2746 = arith.muli %2591, %heads : index
          %2747 = arith.addi %2746, %0 : index
          %2748 = arith.muli %2747, %c30 : index
          %2749 = arith.addi %2748, %2594 : index
          memref.store %2602, %q[%2749] : memref<?xf32>
          %2750 = arith.addi %2749, %c18 : index
          memref.store %2611, %q[%2750] : memref<?xf32>
        } else {
          %2751 = arith.addi %2592, %2594 : index
          memref.store %2602, %22[%2751] : memref<?xf32>
          %2752 = arith.addi %2592, %2594 : index
          %2753 = arith.addi %2752, %c18 : index
          memref.store %2611, %22[%2753] : memref<?xf32>
        }
        scf.if %2613 {
          %2754 = arith.cmpi slt, %0, %heads : index
          scf.if %2754 {
            %2755 = arith.muli %2591, %heads : index
            %2756 = arith.addi %2755, %0 : index
            %2757 = arith.muli %2756, %c30 : index
            %2758 = arith.addi %2757, %2614 : index
            memref.store %2622, %q[%2758] : memref<?xf32>
            %2759 = arith.addi %2758, %c18 : index
            memref.store %2631, %q[%2759] : memref<?xf32>
          } else {
            %2760 = arith.addi %2592, %2614 : index
            memref.store %2622, %22[%2760] : memref<?xf32>
            %2761 = arith.addi %2592, %2614 : index
            %2762 = arith.addi %2761, %c18 : index
            memref.store %2631, %22[%2762] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %2763 = arith.cmpi sge, %0, %heads : index
    scf.if %2763 {
      %2764 = arith.addi %2408, %c11 : index
      %2765 = arith.addi %2407, %2764 : index
      %2766 = arith.cmpi slt, %2765, %24 : index
      %2767 = arith.cmpi slt, %2764, %c16 : index
      %2768 = arith.andi %2766, %2767 : i1
      scf.if %2768 {
        %2769 = arith.addi %2407, %2764 : index
        %2770 = arith.addi %slotsAt, %2769 : index
        %2771 = memref.load %step[%2770] : memref<?xi32>
        %2772 = arith.index_cast %2771 : i32 to index
        %2773 = arith.cmpi sge, %2772, %c11 : index
        scf.if %2773 {
          %2774 = arith.muli %2764, %c30 : index
          %2775 = arith.subi %0, %heads : index
          %2776 = memref.load %scales[%2775] : memref<?xf32>
          %2777 = vector.broadcast %2776 : f32 to vector<4xf32>
          %2778 = arith.divui %2772, %c16 : index
          %2779 = arith.remui %2772, %c16 : index
          %2780 = arith.muli %2778, %pageBytes : index
          %2781 = arith.cmpi eq, %codec, %c11 : index
          scf.if %2781 {
            %2782 = wave.lane
            %2783 = arith.muli %2782, %c22 : index
            scf.for %2784 = %2783 to %c30 step %c8 {
              %2785 = arith.addi %2774, %2784 : index
              %2786 = vector.load %22[%2785] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2787 = arith.mulf %2786, %2777 : vector<4xf32>
              %2788 = arith.minimumf %2787, %c50 : vector<4xf32>
              %2789 = arith.maximumf %2788, %c51 : vector<4xf32>
              %2790 = arith.truncf %2789 : vector<4xf32> to vector<4xf16>
              %2791 = vector.bitcast %2790 : vector<4xf16> to vector<8xi8>
              %2792 = arith.cmpi slt, %2775, %kvHeads : index
              scf.if %2792 {
                %2793 = arith.muli %2775, %c13 : index
                %2794 = arith.addi %2780, %2793 : index
                %2795 = arith.divui %2784, %c16 : index
                %2796 = arith.muli %2795, %c52 : index
                %2797 = arith.remui %2784, %c16 : index
                %2798 = arith.divui %2797, %c4 : index
                %2799 = arith.muli %2798, %c5 : index
                %2800 = arith.muli %2779, %c16 : index
                %2801 = arith.addi %2799, %2800 : index
                %2802 = arith.remui %2797, %c4 : index
                %2803 = arith.muli %2802, %c10 : index
                %2804 = arith.addi %2801, %2803 : index
                %2805 = arith.addi %2796, %2804 : index
                %2806 = arith.addi %2794, %2805 : index
                vector.store %2791, %kv[%2806] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2807 = arith.subi %2775, %kvHeads : index
                %2808 = arith.muli %2807, %c13 : index
                %2809 = arith.addi %2780, %2808 : index
                %2810 = arith.addi %2784, %c11 : index
                %2811 = arith.divui %2810, %c16 : index
                %2812 = arith.muli %2811, %c52 : index
                %2813 = arith.addi %2812, %c36 : index
                %2814 = arith.remui %2810, %c16 : index
                %2815 = arith.divui %2779, %c10 : index
                %2816 = arith.remui %2779, %c10 : index
                %2817 = arith.muli %2816, %c4 : index
                %2818 = arith.addi %2815, %2817 : index
                %2819 = arith.divui %2818, %c4 : index
                %2820 = arith.muli %2819, %c5 : index
                %2821 = arith.muli %2814, %c16 : index
                %2822 = arith.addi %2820, %2821 : index
                %2823 = arith.remui %2818, %c4 : index
                %2824 = arith.muli %2823, %c10 : index
                %2825 = arith.addi %2822, %2824 : index
                %2826 = arith.addi %2813, %2825 : index
                %2827 = arith.addi %2809, %2826 : index
                %2828 = vector.shuffle %2791, %2791 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2828, %kv[%2827] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2829 = arith.addi %2784, %c12 : index
                %2830 = arith.divui %2829, %c16 : index
                %2831 = arith.muli %2830, %c52 : index
                %2832 = arith.addi %2831, %c36 : index
                %2833 = arith.remui %2829, %c16 : index
                %2834 = arith.divui %2779, %c10 : index
                %2835 = arith.remui %2779, %c10 : index
                %2836 = arith.muli %2835, %c4 : index
                %2837 = arith.addi %2834, %2836 : index
                %2838 = arith.divui %2837, %c4 : index
                %2839 = arith.muli %2838, %c5 : index
                %2840 = arith.muli %2833, %c16 : index
                %2841 = arith.addi %2839, %2840 : index
                %2842 = arith.remui %2837, %c4 : index
                %2843 = arith.muli %2842, %c10 : index
                %2844 = arith.addi %2841, %2843 : index
                %2845 = arith.addi %2832, %2844 : index
                %2846 = arith.addi %2809, %2845 : index
                %2847 = vector.shuffle %2791, %2791 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2847, %kv[%2846] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2848 = arith.addi %2784, %c10 : index
                %2849 = arith.divui %2848, %c16 : index
                %2850 = arith.muli %2849, %c52 : index
                %2851 = arith.addi %2850, %c36 : index
                %2852 = arith.remui %2848, %c16 : index
                %2853 = arith.divui %2779, %c10 : index
                %2854 = arith.remui %2779, %c10 : index
                %2855 = arith.muli %2854, %c4 : index
                %2856 = arith.addi %2853, %2855 : index
                %2857 = arith.divui %2856, %c4 : index
                %2858 = arith.muli %2857, %c5 : index
                %2859 = arith.muli %2852, %c16 : index
                %2860 = arith.addi %2858, %2859 : index
                %2861 = arith.remui %2856, %c4 : index
                %2862 = arith.muli %2861, %c10 : index
                %2863 = arith.addi %2860, %2862 : index
                %2864 = arith.addi %2851, %2863 : index
                %2865 = arith.addi %2809, %2864 : index
                %2866 = vector.shuffle %2791, %2791 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2866, %kv[%2865] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2867 = arith.addi %2784, %c2 : index
                %2868 = arith.divui %2867, %c16 : index
                %2869 = arith.muli %2868, %c52 : index
                %2870 = arith.addi %2869, %c36 : index
                %2871 = arith.remui %2867, %c16 : index
                %2872 = arith.divui %2779, %c10 : index
                %2873 = arith.remui %2779, %c10 : index
                %2874 = arith.muli %2873, %c4 : index
                %2875 = arith.addi %2872, %2874 : index
                %2876 = arith.divui %2875, %c4 : index
                %2877 = arith.muli %2876, %c5 : index
                %2878 = arith.muli %2871, %c16 : index
                %2879 = arith.addi %2877, %2878 : index
                %2880 = arith.remui %2875, %c4 : index
                %2881 = arith.muli %2880, %c10 : index
                %2882 = arith.addi %2879, %2881 : index
                %2883 = arith.addi %2870, %2882 : index
                %2884 = arith.addi %2809, %2883 : index
                %2885 = vector.shuffle %2791, %2791 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2885, %kv[%2884] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2886 = arith.cmpi eq, %codec, %c12 : index
          scf.if %2886 {
            %2887 = wave.lane
            %2888 = arith.muli %2887, %c22 : index
            scf.for %2889 = %2888 to %c30 step %c8 {
              %2890 = arith.addi %2774, %2889 : index
              %2891 = vector.load %22[%2890] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2892 = arith.mulf %2891, %2777 : vector<4xf32>
              %2893 = wave.fp8_encode "e4m3" %2892 : vector<4xf32> -> vector<4xi8>
              %2894 = arith.cmpi slt, %2775, %kvHeads : index
              scf.if %2894 {
                %2895 = arith.muli %2775, %c36 : index
                %2896 = arith.addi %2780, %2895 : index
                %2897 = vector.shuffle %2893, %2893 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2898 = arith.divui %2889, %c16 : index
                %2899 = arith.muli %2898, %c5 : index
                %2900 = arith.remui %2889, %c16 : index
                %2901 = arith.muli %2779, %c16 : index
                %2902 = arith.divui %2900, %c22 : index
                %2903 = arith.muli %2902, %c22 : index
                %2904 = arith.remui %2900, %c10 : index
                %2905 = arith.muli %2904, %c10 : index
                %2906 = arith.addi %2903, %2905 : index
                %2907 = arith.divui %2900, %c10 : index
                %2908 = arith.remui %2907, %c10 : index
                %2909 = arith.addi %2906, %2908 : index
                %2910 = arith.addi %2901, %2909 : index
                %2911 = arith.addi %2899, %2910 : index
                %2912 = arith.addi %2896, %2911 : index
                vector.store %2897, %kv[%2912] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2913 = arith.subi %2775, %kvHeads : index
                %2914 = arith.muli %2913, %c36 : index
                %2915 = arith.addi %2780, %2914 : index
                %2916 = arith.addi %2889, %c11 : index
                %2917 = arith.divui %2916, %c16 : index
                %2918 = arith.muli %2917, %c5 : index
                %2919 = arith.addi %2918, %c14 : index
                %2920 = arith.remui %2916, %c16 : index
                %2921 = arith.divui %2779, %c10 : index
                %2922 = arith.remui %2779, %c10 : index
                %2923 = arith.muli %2922, %c4 : index
                %2924 = arith.addi %2921, %2923 : index
                %2925 = arith.muli %2920, %c16 : index
                %2926 = arith.divui %2924, %c22 : index
                %2927 = arith.muli %2926, %c22 : index
                %2928 = arith.remui %2924, %c10 : index
                %2929 = arith.muli %2928, %c10 : index
                %2930 = arith.addi %2927, %2929 : index
                %2931 = arith.divui %2924, %c10 : index
                %2932 = arith.remui %2931, %c10 : index
                %2933 = arith.addi %2930, %2932 : index
                %2934 = arith.addi %2925, %2933 : index
                %2935 = arith.addi %2919, %2934 : index
                %2936 = arith.addi %2915, %2935 : index
                %2937 = vector.shuffle %2893, %2893 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2937, %kv[%2936] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2938 = arith.addi %2889, %c12 : index
                %2939 = arith.divui %2938, %c16 : index
                %2940 = arith.muli %2939, %c5 : index
                %2941 = arith.addi %2940, %c14 : index
                %2942 = arith.remui %2938, %c16 : index
                %2943 = arith.divui %2779, %c10 : index
                %2944 = arith.remui %2779, %c10 : index
                %2945 = arith.muli %2944, %c4 : index
                %2946 = arith.addi %2943, %2945 : index
                %2947 = arith.muli %2942, %c16 : index
                %2948 = arith.divui %2946, %c22 : index
                %2949 = arith.muli %2948, %c22 : index
                %2950 = arith.remui %2946, %c10 : index
                %2951 = arith.muli %2950, %c10 : index
                %2952 = arith.addi %2949, %2951 : index
                %2953 = arith.divui %2946, %c10 : index
                %2954 = arith.remui %2953, %c10 : index
                %2955 = arith.addi %2952, %2954 : index
                %2956 = arith.addi %2947, %2955 : index
                %2957 = arith.addi %2941, %2956 : index
                %2958 = arith.addi %2915, %2957 : index
                %2959 = vector.shuffle %2893, %2893 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2959, %kv[%2958] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2960 = arith.addi %2889, %c10 : index
                %2961 = arith.divui %2960, %c16 : index
                %2962 = arith.muli %2961, %c5 : index
                %2963 = arith.addi %2962, %c14 : index
                %2964 = arith.remui %2960, %c16 : index
                %2965 = arith.divui %2779, %c10 : index
                %2966 = arith.remui %2779, %c10 : index
                %2967 = arith.muli %2966, %c4 : index
                %2968 = arith.addi %2965, %2967 : index
                %2969 = arith.muli %2964, %c16 : index
                %2970 = arith.divui %2968, %c22 : index
                %2971 = arith.muli %2970, %c22 : index
                %2972 = arith.remui %2968, %c10 : index
                %2973 = arith.muli %2972, %c10 : index
                %2974 = arith.addi %2971, %2973 : index
                %2975 = arith.divui %2968, %c10 : index
                %2976 = arith.remui %2975, %c10 : index
                %2977 = arith.addi %2974, %2976 : index
                %2978 = arith.addi %2969, %2977 : index
                %2979 = arith.addi %2963, %2978 : index
                %2980 = arith.addi %2915, %2979 : index
                %2981 = vector.shuffle %2893, %2893 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2981, %kv[%2980] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2982 = arith.addi %2889, %c2 : index
                %2983 = arith.divui %2982, %c16 : index
                %2984 = arith.muli %2983, %c5 : index
                %2985 = arith.addi %2984, %c14 : index
                %2986 = arith.remui %2982, %c16 : index
                %2987 = arith.divui %2779, %c10 : index
                %2988 = arith.remui %2779, %c10 : index
                %2989 = arith.muli %2988, %c4 : index
                %2990 = arith.addi %2987, %2989 : index
                %2991 = arith.muli %2986, %c16 : index
                %2992 = arith.divui %2990, %c22 : index
                %2993 = arith.muli %2992, %c22 : index
                %2994 = arith.remui %2990, %c10 : index
                %2995 = arith.muli %2994, %c10 : index
                %2996 = arith.addi %2993, %2995 : index
                %2997 = arith.divui %2990, %c10 : index
                %2998 = arith.remui %2997, %c10 : index
                %2999 = arith.addi %2996, %2998 : index
                %3000 = arith.addi %2991, %2999 : index
                %3001 = arith.addi %2985, %3000 : index
                %3002 = arith.addi %2915, %3001 : index
                %3003 = vector.shuffle %2893, %2893 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3003, %kv[%3002] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3004 = arith.cmpi eq, %codec, %c10 : index
          scf.if %3004 {
            %3005 = wave.lane
            %3006 = arith.muli %3005, %c22 : index
            scf.for %3007 = %3006 to %c30 step %c8 {
              %3008 = arith.addi %2774, %3007 : index
              %3009 = vector.load %22[%3008] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3010 = arith.mulf %3009, %2777 : vector<4xf32>
              %3011 = wave.fp8_encode "e5m2" %3010 : vector<4xf32> -> vector<4xi8>
              %3012 = arith.cmpi slt, %2775, %kvHeads : index
              scf.if %3012 {
                %3013 = arith.muli %2775, %c36 : index
                %3014 = arith.addi %2780, %3013 : index
                %3015 = vector.shuffle %3011, %3011 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3016 = arith.divui %3007, %c16 : index
                %3017 = arith.muli %3016, %c5 : index
                %3018 = arith.remui %3007, %c16 : index
                %3019 = arith.muli %2779, %c16 : index
                %3020 = arith.divui %3018, %c22 : index
                %3021 = arith.muli %3020, %c22 : index
                %3022 = arith.remui %3018, %c10 : index
                %3023 = arith.muli %3022, %c10 : index
                %3024 = arith.addi %3021, %3023 : index
                %3025 = arith.divui %3018, %c10 : index
                %3026 = arith.remui %3025, %c10 : index
                %3027 = arith.addi %3024, %3026 : index
                %3028 = arith.addi %3019, %3027 : index
                %3029 = arith.addi %3017, %3028 : index
                %3030 = arith.addi %3014, %3029 : index
                vector.store %3015, %kv[%3030] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3031 = arith.subi %2775, %kvHeads : index
                %3032 = arith.muli %3031, %c36 : index
                %3033 = arith.addi %2780, %3032 : index
                %3034 = arith.addi %3007, %c11 : index
                %3035 = arith.divui %3034, %c16 : index
                %3036 = arith.muli %3035, %c5 : index
                %3037 = arith.addi %3036, %c14 : index
                %3038 = arith.remui %3034, %c16 : index
                %3039 = arith.divui %2779, %c10 : index
                %3040 = arith.remui %2779, %c10 : index
                %3041 = arith.muli %3040, %c4 : index
                %3042 = arith.addi %3039, %3041 : index
                %3043 = arith.muli %3038, %c16 : index
                %3044 = arith.divui %3042, %c22 : index
                %3045 = arith.muli %3044, %c22 : index
                %3046 = arith.remui %3042, %c10 : index
                %3047 = arith.muli %3046, %c10 : index
                %3048 = arith.addi %3045, %3047 : index
                %3049 = arith.divui %3042, %c10 : index
                %3050 = arith.remui %3049, %c10 : index
                %3051 = arith.addi %3048, %3050 : index
                %3052 = arith.addi %3043, %3051 : index
                %3053 = arith.addi %3037, %3052 : index
                %3054 = arith.addi %3033, %3053 : index
                %3055 = vector.shuffle %3011, %3011 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3055, %kv[%3054] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3056 = arith.addi %3007, %c12 : index
                %3057 = arith.divui %3056, %c16 : index
                %3058 = arith.muli %3057, %c5 : index
                %3059 = arith.addi %3058, %c14 : index
                %3060 = arith.remui %3056, %c16 : index
                %3061 = arith.divui %2779, %c10 : index
                %3062 = arith.remui %2779, %c10 : index
                %3063 = arith.muli %3062, %c4 : index
                %3064 = arith.addi %3061, %3063 : index
                %3065 = arith.muli %3060, %c16 : index
                %3066 = arith.divui %3064, %c22 : index
                %3067 = arith.muli %3066, %c22 : index
                %3068 = arith.remui %3064, %c10 : index
                %3069 = arith.muli %3068, %c10 : index
                %3070 = arith.addi %3067, %3069 : index
                %3071 = arith.divui %3064, %c10 : index
                %3072 = arith.remui %3071, %c10 : index
                %3073 = arith.addi %3070, %3072 : index
                %3074 = arith.addi %3065, %3073 : index
                %3075 = arith.addi %3059, %3074 : index
                %3076 = arith.addi %3033, %3075 : index
                %3077 = vector.shuffle %3011, %3011 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3077, %kv[%3076] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3078 = arith.addi %3007, %c10 : index
                %3079 = arith.divui %3078, %c16 : index
                %3080 = arith.muli %3079, %c5 : index
                %3081 = arith.addi %3080, %c14 : index
                %3082 = arith.remui %3078, %c16 : index
                %3083 = arith.divui %2779, %c10 : index
                %3084 = arith.remui %2779, %c10 : index
                %3085 = arith.muli %3084, %c4 : index
                %3086 = arith.addi %3083, %3085 : index
                %3087 = arith.muli %3082, %c16 : index
                %3088 = arith.divui %3086, %c22 : index
                %3089 = arith.muli %3088, %c22 : index
                %3090 = arith.remui %3086, %c10 : index
                %3091 = arith.muli %3090, %c10 : index
                %3092 = arith.addi %3089, %3091 : index
                %3093 = arith.divui %3086, %c10 : index
                %3094 = arith.remui %3093, %c10 : index
                %3095 = arith.addi %3092, %3094 : index
                %3096 = arith.addi %3087, %3095 : index
                %3097 = arith.addi %3081, %3096 : index
                %3098 = arith.addi %3033, %3097 : index
                %3099 = vector.shuffle %3011, %3011 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3099, %kv[%3098] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3100 = arith.addi %3007, %c2 : index
                %3101 = arith.divui %3100, %c16 : index
                %3102 = arith.muli %3101, %c5 : index
                %3103 = arith.addi %3102, %c14 : index
                %3104 = arith.remui %3100, %c16 : index
                %3105 = arith.divui %2779, %c10 : index
                %3106 = arith.remui %2779, %c10 : index
                %3107 = arith.muli %3106, %c4 : index
                %3108 = arith.addi %3105, %3107 : index
                %3109 = arith.muli %3104, %c16 : index
                %3110 = arith.divui %3108, %c22 : index
                %3111 = arith.muli %3110, %c22 : index
                %3112 = arith.remui %3108, %c10 : index
                %3113 = arith.muli %3112, %c10 : index
                %3114 = arith.addi %3111, %3113 : index
                %3115 = arith.divui %3108, %c10 : index
                %3116 = arith.remui %3115, %c10 : index
                %3117 = arith.addi %3114, %3116 : index
                %3118 = arith.addi %3109, %3117 : index
                %3119 = arith.addi %3103, %3118 : index
                %3120 = arith.addi %3033, %3119 : index
                %3121 = vector.shuffle %3011, %3011 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3121, %kv[%3120] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %3122 = arith.addi %2408, %c46 : index
      %3123 = arith.addi %2407, %3122 : index
      %3124 = arith.cmpi slt, %3123, %24 : index
      %3125 = arith.cmpi slt, %3122, %c16 : index
      %3126 = arith.andi %3124, %3125 : i1
      scf.if %3126 {
        %3127 = arith.addi %2407, %3122 : index
        %3128 = arith.addi %slotsAt, %3127 : index
        %3129 = memref.load %step[%3128] : memref<?xi32>
        %3130 = arith.index_cast %3129 : i32 to index
        %3131 = arith.cmpi sge, %3130, %c11 : index
        scf.if %3131 {
          %3132 = arith.muli %3122, %c30 : index
          %3133 = arith.subi %0, %heads : index
          %3134 = memref.load %scales[%3133] : memref<?xf32>
          %3135 = vector.broadcast %3134 : f32 to vector<4xf32>
          %3136 = arith.divui %3130, %c16 : index
          %3137 = arith.remui %3130, %c16 : index
          %3138 = arith.muli %3136, %pageBytes : index
          %3139 = arith.cmpi eq, %codec, %c11 : index
          scf.if %3139 {
            %3140 = wave.lane
            %3141 = arith.muli %3140, %c22 : index
            scf.for %3142 = %3141 to %c30 step %c8 {
              %3143 = arith.addi %3132, %3142 : index
              %3144 = vector.load %22[%3143] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3145 = arith.mulf %3144, %3135 : vector<4xf32>
              %3146 = arith.minimumf %3145, %c50 : vector<4xf32>
              %3147 = arith.maximumf %3146, %c51 : vector<4xf32>
              %3148 = arith.truncf %3147 : vector<4xf32> to vector<4xf16>
              %3149 = vector.bitcast %3148 : vector<4xf16> to vector<8xi8>
              %3150 = arith.cmpi slt, %3133, %kvHeads : index
              scf.if %3150 {
                %3151 = arith.muli %3133, %c13 : index
                %3152 = arith.addi %3138, %3151 : index
                %3153 = arith.divui %3142, %c16 : index
                %3154 = arith.muli %3153, %c52 : index
                %3155 = arith.remui %3142, %c16 : index
                %3156 = arith.divui %3155, %c4 : index
                %3157 = arith.muli %3156, %c5 : index
                %3158 = arith.muli %3137, %c16 : index
                %3159 = arith.addi %3157, %3158 : index
                %3160 = arith.remui %3155, %c4 : index
                %3161 = arith.muli %3160, %c10 : index
                %3162 = arith.addi %3159, %3161 : index
                %3163 = arith.addi %3154, %3162 : index
                %3164 = arith.addi %3152, %3163 : index
                vector.store %3149, %kv[%3164] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %3165 = arith.subi %3133, %kvHeads : index
                %3166 = arith.muli %3165, %c13 : index
                %3167 = arith.addi %3138, %3166 : index
                %3168 = arith.addi %3142, %c11 : index
                %3169 = arith.divui %3168, %c16 : index
                %3170 = arith.muli %3169, %c52 : index
                %3171 = arith.addi %3170, %c36 : index
                %3172 = arith.remui %3168, %c16 : index
                %3173 = arith.divui %3137, %c10 : index
                %3174 = arith.remui %3137, %c10 : index
                %3175 = arith.muli %3174, %c4 : index
                %3176 = arith.addi %3173, %3175 : index
                %3177 = arith.divui %3176, %c4 : index
                %3178 = arith.muli %3177, %c5 : index
                %3179 = arith.muli %3172, %c16 : index
                %3180 = arith.addi %3178, %3179 : index
                %3181 = arith.remui %3176, %c4 : index
                %3182 = arith.muli %3181, %c10 : index
                %3183 = arith.addi %3180, %3182 : index
                %3184 = arith.addi %3171, %3183 : index
                %3185 = arith.addi %3167, %3184 : index
                %3186 = vector.shuffle %3149, %3149 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %3186, %kv[%3185] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3187 = arith.addi %3142, %c12 : index
                %3188 = arith.divui %3187, %c16 : index
                %3189 = arith.muli %3188, %c52 : index
                %3190 = arith.addi %3189, %c36 : index
                %3191 = arith.remui %3187, %c16 : index
                %3192 = arith.divui %3137, %c10 : index
                %3193 = arith.remui %3137, %c10 : index
                %3194 = arith.muli %3193, %c4 : index
                %3195 = arith.addi %3192, %3194 : index
                %3196 = arith.divui %3195, %c4 : index
                %3197 = arith.muli %3196, %c5 : index
                %3198 = arith.muli %3191, %c16 : index
                %3199 = arith.addi %3197, %3198 : index
                %3200 = arith.remui %3195, %c4 : index
                %3201 = arith.muli %3200, %c10 : index
                %3202 = arith.addi %3199, %3201 : index
                %3203 = arith.addi %3190, %3202 : index
                %3204 = arith.addi %3167, %3203 : index
                %3205 = vector.shuffle %3149, %3149 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %3205, %kv[%3204] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3206 = arith.addi %3142, %c10 : index
                %3207 = arith.divui %3206, %c16 : index
                %3208 = arith.muli %3207, %c52 : index
                %3209 = arith.addi %3208, %c36 : index
                %3210 = arith.remui %3206, %c16 : index
                %3211 = arith.divui %3137, %c10 : index
                %3212 = arith.remui %3137, %c10 : index
                %3213 = arith.muli %3212, %c4 : index
                %3214 = arith.addi %3211, %3213 : index
                %3215 = arith.divui %3214, %c4 : index
                %3216 = arith.muli %3215, %c5 : index
                %3217 = arith.muli %3210, %c16 : index
                %3218 = arith.addi %3216, %3217 : index
                %3219 = arith.remui %3214, %c4 : index
                %3220 = arith.muli %3219, %c10 : index
                %3221 = arith.addi %3218, %3220 : index
                %3222 = arith.addi %3209, %3221 : index
                %3223 = arith.addi %3167, %3222 : index
                %3224 = vector.shuffle %3149, %3149 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %3224, %kv[%3223] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3225 = arith.addi %3142, %c2 : index
                %3226 = arith.divui %3225, %c16 : index
                %3227 = arith.muli %3226, %c52 : index
                %3228 = arith.addi %3227, %c36 : index
                %3229 = arith.remui %3225, %c16 : index
                %3230 = arith.divui %3137, %c10 : index
                %3231 = arith.remui %3137, %c10 : index
                %3232 = arith.muli %3231, %c4 : index
                %3233 = arith.addi %3230, %3232 : index
                %3234 = arith.divui %3233, %c4 : index
                %3235 = arith.muli %3234, %c5 : index
                %3236 = arith.muli %3229, %c16 : index
                %3237 = arith.addi %3235, %3236 : index
                %3238 = arith.remui %3233, %c4 : index
                %3239 = arith.muli %3238, %c10 : index
                %3240 = arith.addi %3237, %3239 : index
                %3241 = arith.addi %3228, %3240 : index
                %3242 = arith.addi %3167, %3241 : index
                %3243 = vector.shuffle %3149, %3149 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %3243, %kv[%3242] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %3244 = arith.cmpi eq, %codec, %c12 : index
          scf.if %3244 {
            %3245 = wave.lane
            %3246 = arith.muli %3245, %c22 : index
            scf.for %3247 = %3246 to %c30 step %c8 {
              %3248 = arith.addi %3132, %3247 : index
              %3249 = vector.load %22[%3248] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3250 = arith.mulf %3249, %3135 : vector<4xf32>
              %3251 = wave.fp8_encode "e4m3" %3250 : vector<4xf32> -> vector<4xi8>
              %3252 = arith.cmpi slt, %3133, %kvHeads : index
              scf.if %3252 {
                %3253 = arith.muli %3133, %c36 : index
                %3254 = arith.addi %3138, %3253 : index
                %3255 = vector.shuffle %3251, %3251 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3256 = arith.divui %3247, %c16 : index
                %3257 = arith.muli %3256, %c5 : index
                %3258 = arith.remui %3247, %c16 : index
                %3259 = arith.muli %3137, %c16 : index
                %3260 = arith.divui %3258, %c22 : index
                %3261 = arith.muli %3260, %c22 : index
                %3262 = arith.remui %3258, %c10 : index
                %3263 = arith.muli %3262, %c10 : index
                %3264 = arith.addi %3261, %3263 : index
                %3265 = arith.divui %3258, %c10 : index
                %3266 = arith.remui %3265, %c10 : index
                %3267 = arith.addi %3264, %3266 : index
                %3268 = arith.addi %3259, %3267 : index
                %3269 = arith.addi %3257, %3268 : index
                %3270 = arith.addi %3254, %3269 : index
                vector.store %3255, %kv[%3270] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3271 = arith.subi %3133, %kvHeads : index
                %3272 = arith.muli %3271, %c36 : index
                %3273 = arith.addi %3138, %3272 : index
                %3274 = arith.addi %3247, %c11 : index
                %3275 = arith.divui %3274, %c16 : index
                %3276 = arith.muli %3275, %c5 : index
                %3277 = arith.addi %3276, %c14 : index
                %3278 = arith.remui %3274, %c16 : index
                %3279 = arith.divui %3137, %c10 : index
                %3280 = arith.remui %3137, %c10 : index
                %3281 = arith.muli %3280, %c4 : index
                %3282 = arith.addi %3279, %3281 : index
                %3283 = arith.muli %3278, %c16 : index
                %3284 = arith.divui %3282, %c22 : index
                %3285 = arith.muli %3284, %c22 : index
                %3286 = arith.remui %3282, %c10 : index
                %3287 = arith.muli %3286, %c10 : index
                %3288 = arith.addi %3285, %3287 : index
                %3289 = arith.divui %3282, %c10 : index
                %3290 = arith.remui %3289, %c10 : index
                %3291 = arith.addi %3288, %3290 : index
                %3292 = arith.addi %3283, %3291 : index
                %3293 = arith.addi %3277, %3292 : index
                %3294 = arith.addi %3273, %3293 : index
                %3295 = vector.shuffle %3251, %3251 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3295, %kv[%3294] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3296 = arith.addi %3247, %c12 : index
                %3297 = arith.divui %3296, %c16 : index
                %3298 = arith.muli %3297, %c5 : index
                %3299 = arith.addi %3298, %c14 : index
                %3300 = arith.remui %3296, %c16 : index
                %3301 = arith.divui %3137, %c10 : index
                %3302 = arith.remui %3137, %c10 : index
                %3303 = arith.muli %3302, %c4 : index
                %3304 = arith.addi %3301, %3303 : index
                %3305 = arith.muli %3300, %c16 : index
                %3306 = arith.divui %3304, %c22 : index
                %3307 = arith.muli %3306, %c22 : index
                %3308 = arith.remui %3304, %c10 : index
                %3309 = arith.muli %3308, %c10 : index
                %3310 = arith.addi %3307, %3309 : index
                %3311 = arith.divui %3304, %c10 : index
                %3312 = arith.remui %3311, %c10 : index
                %3313 = arith.addi %3310, %3312 : index
                %3314 = arith.addi %3305, %3313 : index
                %3315 = arith.addi %3299, %3314 : index
                %3316 = arith.addi %3273, %3315 : index
                %3317 = vector.shuffle %3251, %3251 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3317, %kv[%3316] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3318 = arith.addi %3247, %c10 : index
                %3319 = arith.divui %3318, %c16 : index
                %3320 = arith.muli %3319, %c5 : index
                %3321 = arith.addi %3320, %c14 : index
                %3322 = arith.remui %3318, %c16 : index
                %3323 = arith.divui %3137, %c10 : index
                %3324 = arith.remui %3137, %c10 : index
                %3325 = arith.muli %3324, %c4 : index
                %3326 = arith.addi %3323, %3325 : index
                %3327 = arith.muli %3322, %c16 : index
                %3328 = arith.divui %3326, %c22 : index
                %3329 = arith.muli %3328, %c22 : index
                %3330 = arith.remui %3326, %c10 : index
                %3331 = arith.muli %3330, %c10 : index
                %3332 = arith.addi %3329, %3331 : index
                %3333 = arith.divui %3326, %c10 : index
                %3334 = arith.remui %3333, %c10 : index
                %3335 = arith.addi %3332, %3334 : index
                %3336 = arith.addi %3327, %3335 : index
                %3337 = arith.addi %3321, %3336 : index
                %3338 = arith.addi %3273, %3337 : index
                %3339 = vector.shuffle %3251, %3251 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3339, %kv[%3338] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3340 = arith.addi %3247, %c2 : index
                %3341 = arith.divui %3340, %c16 : index
                %3342 = arith.muli %3341, %c5 : index
                %3343 = arith.addi %3342, %c14 : index
                %3344 = arith.remui %3340, %c16 : index
                %3345 = arith.divui %3137, %c10 : index
                %3346 = arith.remui %3137, %c10 : index
                %3347 = arith.muli %3346, %c4 : index
                %3348 = arith.addi %3345, %3347 : index
                %3349 = arith.muli %3344, %c16 : index
                %3350 = arith.divui %3348, %c22 : index
                %3351 = arith.muli %3350, %c22 : index
                %3352 = arith.remui %3348, %c10 : index
                %3353 = arith.muli %3352, %c10 : index
                %3354 = arith.addi %3351, %3353 : index
                %3355 = arith.divui %3348, %c10 : index
                %3356 = arith.remui %3355, %c10 : index
                %3357 = arith.addi %3354, %3356 : index
                %3358 = arith.addi %3349, %3357 : index
                %3359 = arith.addi %3343, %3358 : index
                %3360 = arith.addi %3273, %3359 : index
                %3361 = vector.shuffle %3251, %3251 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3361, %kv[%3360] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3362 = arith.cmpi eq, %codec, %c10 : index
          scf.if %3362 {
            %3363 = wave.lane
            %3364 = arith.muli %3363, %c22 : index
            scf.for %3365 = %3364 to %c30 step %c8 {
              %3366 = arith.addi %3132, %3365 : index
              %3367 = vector.load %22[%3366] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3368 = arith.mulf %3367, %3135 : vector<4xf32>
              %3369 = wave.fp8_encode "e5m2" %3368 : vector<4xf32> -> vector<4xi8>
              %3370 = arith.cmpi slt, %3133, %kvHeads : index
              scf.if %3370 {
                %3371 = arith.muli %3133, %c36 : index
                %3372 = arith.addi %3138, %3371 : index
                %3373 = vector.shuffle %3369, %3369 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3374 = arith.divui %3365, %c16 : index
                %3375 = arith.muli %3374, %c5 : index
                %3376 = arith.remui %3365, %c16 : index
                %3377 = arith.muli %3137, %c16 : index
                %3378 = arith.divui %3376, %c22 : index
                %3379 = arith.muli %3378, %c22 : index
                %3380 = arith.remui %3376, %c10 : index
                %3381 = arith.muli %3380, %c10 : index
                %3382 = arith.addi %3379, %3381 : index
                %3383 = arith.divui %3376, %c10 : index
                %3384 = arith.remui %3383, %c10 : index
                %3385 = arith.addi %3382, %3384 : index
                %3386 = arith.addi %3377, %3385 : index
                %3387 = arith.addi %3375, %3386 : index
                %3388 = arith.addi %3372, %3387 : index
                vector.store %3373, %kv[%3388] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3389 = arith.subi %3133, %kvHeads : index
                %3390 = arith.muli %3389, %c36 : index
                %3391 = arith.addi %3138, %3390 : index
                %3392 = arith.addi %3365, %c11 : index
                %3393 = arith.divui %3392, %c16 : index
                %3394 = arith.muli %3393, %c5 : index
                %3395 = arith.addi %3394, %c14 : index
                %3396 = arith.remui %3392, %c16 : index
                %3397 = arith.divui %3137, %c10 : index
                %3398 = arith.remui %3137, %c10 : index
                %3399 = arith.muli %3398, %c4 : index
                %3400 = arith.addi %3397, %3399 : index
                %3401 = arith.muli %3396, %c16 : index
                %3402 = arith.divui %3400, %c22 : index
                %3403 = arith.muli %3402, %c22 : index
                %3404 = arith.remui %3400, %c10 : index
                %3405 = arith.muli %3404, %c10 : index
                %3406 = arith.addi %3403, %3405 : index
                %3407 = arith.divui %3400, %c10 : index
                %3408 = arith.remui %3407, %c10 : index
                %3409 = arith.addi %3406, %3408 : index
                %3410 = arith.addi %3401, %3409 : index
                %3411 = arith.addi %3395, %3410 : index
                %3412 = arith.addi %3391, %3411 : index
                %3413 = vector.shuffle %3369, %3369 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3413, %kv[%3412] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3414 = arith.addi %3365, %c12 : index
                %3415 = arith.divui %3414, %c16 : index
                %3416 = arith.muli %3415, %c5 : index
                %3417 = arith.addi %3416, %c14 : index
                %3418 = arith.remui %3414, %c16 : index
                %3419 = arith.divui %3137, %c10 : index
                %3420 = arith.remui %3137, %c10 : index
                %3421 = arith.muli %3420, %c4 : index
                %3422 = arith.addi %3419, %3421 : index
                %3423 = arith.muli %3418, %c16 : index
                %3424 = arith.divui %3422, %c22 : index
                %3425 = arith.muli %3424, %c22 : index
                %3426 = arith.remui %3422, %c10 : index
                %3427 = arith.muli %3426, %c10 : index
                %3428 = arith.addi %3425, %3427 : index
                %3429 = arith.divui %3422, %c10 : index
                %3430 = arith.remui %3429, %c10 : index
                %3431 = arith.addi %3428, %3430 : index
                %3432 = arith.addi %3423, %3431 : index
                %3433 = arith.addi %3417, %3432 : index
                %3434 = arith.addi %3391, %3433 : index
                %3435 = vector.shuffle %3369, %3369 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3435, %kv[%3434] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3436 = arith.addi %3365, %c10 : index
                %3437 = arith.divui %3436, %c16 : index
                %3438 = arith.muli %3437, %c5 : index
                %3439 = arith.addi %3438, %c14 : index
                %3440 = arith.remui %3436, %c16 : index
                %3441 = arith.divui %3137, %c10 : index
                %3442 = arith.remui %3137, %c10 : index
                %3443 = arith.muli %3442, %c4 : index
                %3444 = arith.addi %3441, %3443 : index
                %3445 = arith.muli %3440, %c16 : index
                %3446 = arith.divui %3444, %c22 : index
                %3447 = arith.muli %3446, %c22 : index
                %3448 = arith.remui %3444, %c10 : index
                %3449 = arith.muli %3448, %c10 : index
                %3450 = arith.addi %3447, %3449 : index
                %3451 = arith.divui %3444, %c10 : index
                %3452 = arith.remui %3451, %c10 : index
                %3453 = arith.addi %3450, %3452 : index
                %3454 = arith.addi %3445, %3453 : index
                %3455 = arith.addi %3439, %3454 : index
                %3456 = arith.addi %3391, %3455 : index
                %3457 = vector.shuffle %3369, %3369 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3457, %kv[%3456] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3458 = arith.addi %3365, %c2 : index
                %3459 = arith.divui %3458, %c16 : index
                %3460 = arith.muli %3459, %c5 : index
                %3461 = arith.addi %3460, %c14 : index
                %3462 = arith.remui %3458, %c16 : index
                %3463 = arith.divui %3137, %c10 : index
                %3464 = arith.remui %3137, %c10 : index
                %3465 = arith.muli %3464, %c4 : index
                %3466 = arith.addi %3463, %3465 : index
                %3467 = arith.muli %3462, %c16 : index
                %3468 = arith.divui %3466, %c22 : index
                %3469 = arith.muli %3468, %c22 : index
                %3470 = arith.remui %3466, %c10 : index
                %3471 = arith.muli %3470, %c10 : index
                %3472 = arith.addi %3469, %3471 : index
                %3473 = arith.divui %3466, %c10 : index
                %3474 = arith.remui %3473, %c10 : index
                %3475 = arith.addi %3472, %3474 : index
                %3476 = arith.addi %3467, %3475 : index
                %3477 = arith.addi %3461, %3476 : index
                %3478 = arith.addi %3391, %3477 : index
                %3479 = vector.shuffle %3369, %3369 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3479, %kv[%3478] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %3480 = arith.addi %25, %c17 : index
    %3481 = wave.lane
    %3482 = arith.muli %3, %c10 : index
    %3483 = arith.muli %3482, %c5 : index
    %3484 = arith.addi %3483, %3481 : index
    %3485 = arith.muli %4, %c14 : index
    %3486 = arith.addi %3485, %3484 : index
    %3487 = arith.addi %3486, %c11 : index
    %3488 = arith.addi %3487, %c11 : index
    %3489 = vector.extract %638#4[0] : f32 from vector<8xf32>
    memref.store %3489, %21[%3488] : memref<?xf32>
    %3490 = arith.muli %4, %c14 : index
    %3491 = arith.addi %3490, %3484 : index
    %3492 = arith.addi %3491, %c11 : index
    %3493 = arith.addi %3492, %c17 : index
    %3494 = vector.extract %638#4[1] : f32 from vector<8xf32>
    memref.store %3494, %21[%3493] : memref<?xf32>
    %3495 = arith.muli %4, %c14 : index
    %3496 = arith.addi %3495, %3484 : index
    %3497 = arith.addi %3496, %c11 : index
    %3498 = arith.addi %3497, %c6 : index
    %3499 = vector.extract %638#4[2] : f32 from vector<8xf32>
    memref.store %3499, %21[%3498] : memref<?xf32>
    %3500 = arith.muli %4, %c14 : index
    %3501 = arith.addi %3500, %3484 : index
    %3502 = arith.addi %3501, %c11 : index
    %3503 = arith.addi %3502, %c30 : index
    %3504 = vector.extract %638#4[3] : f32 from vector<8xf32>
    memref.store %3504, %21[%3503] : memref<?xf32>
    %3505 = arith.muli %4, %c14 : index
    %3506 = arith.addi %3505, %3484 : index
    %3507 = arith.addi %3506, %c11 : index
    %3508 = arith.addi %3507, %c8 : index
    %3509 = vector.extract %638#4[4] : f32 from vector<8xf32>
    memref.store %3509, %21[%3508] : memref<?xf32>
    %3510 = arith.muli %4, %c14 : index
    %3511 = arith.addi %3510, %3484 : index
    %3512 = arith.addi %3511, %c11 : index
    %3513 = arith.addi %3512, %c31 : index
    %3514 = vector.extract %638#4[5] : f32 from vector<8xf32>
    memref.store %3514, %21[%3513] : memref<?xf32>
    %3515 = arith.muli %4, %c14 : index
    %3516 = arith.addi %3515, %3484 : index
    %3517 = arith.addi %3516, %c11 : index
    %3518 = arith.addi %3517, %c32 : index
    %3519 = vector.extract %638#4[6] : f32 from vector<8xf32>
    memref.store %3519, %21[%3518] : memref<?xf32>
    %3520 = arith.muli %4, %c14 : index
    %3521 = arith.addi %3520, %3484 : index
    %3522 = arith.addi %3521, %c11 : index
    %3523 = arith.addi %3522, %c33 : index
    %3524 = vector.extract %638#4[7] : f32 from vector<8xf32>
    memref.store %3524, %21[%3523] : memref<?xf32>
    %3525 = arith.muli %4, %c14 : index
    %3526 = arith.addi %3525, %3484 : index
    %3527 = arith.addi %3526, %c5 : index
    %3528 = arith.addi %3527, %c11 : index
    %3529 = vector.extract %638#5[0] : f32 from vector<8xf32>
    memref.store %3529, %21[%3528] : memref<?xf32>
    %3530 = arith.muli %4, %c14 : index
    %3531 = arith.addi %3530, %3484 : index
    %3532 = arith.addi %3531, %c5 : index
    %3533 = arith.addi %3532, %c17 : index
    %3534 = vector.extract %638#5[1] : f32 from vector<8xf32>
    memref.store %3534, %21[%3533] : memref<?xf32>
    %3535 = arith.muli %4, %c14 : index
    %3536 = arith.addi %3535, %3484 : index
    %3537 = arith.addi %3536, %c5 : index
    %3538 = arith.addi %3537, %c6 : index
    %3539 = vector.extract %638#5[2] : f32 from vector<8xf32>
    memref.store %3539, %21[%3538] : memref<?xf32>
    %3540 = arith.muli %4, %c14 : index
    %3541 = arith.addi %3540, %3484 : index
    %3542 = arith.addi %3541, %c5 : index
    %3543 = arith.addi %3542, %c30 : index
    %3544 = vector.extract %638#5[3] : f32 from vector<8xf32>
    memref.store %3544, %21[%3543] : memref<?xf32>
    %3545 = arith.muli %4, %c14 : index
    %3546 = arith.addi %3545, %3484 : index
    %3547 = arith.addi %3546, %c5 : index
    %3548 = arith.addi %3547, %c8 : index
    %3549 = vector.extract %638#5[4] : f32 from vector<8xf32>
    memref.store %3549, %21[%3548] : memref<?xf32>
    %3550 = arith.muli %4, %c14 : index
    %3551 = arith.addi %3550, %3484 : index
    %3552 = arith.addi %3551, %c5 : index
    %3553 = arith.addi %3552, %c31 : index
    %3554 = vector.extract %638#5[5] : f32 from vector<8xf32>
    memref.store %3554, %21[%3553] : memref<?xf32>
    %3555 = arith.muli %4, %c14 : index
    %3556 = arith.addi %3555, %3484 : index
    %3557 = arith.addi %3556, %c5 : index
    %3558 = arith.addi %3557, %c32 : index
    %3559 = vector.extract %638#5[6] : f32 from vector<8xf32>
    memref.store %3559, %21[%3558] : memref<?xf32>
    %3560 = arith.muli %4, %c14 : index
    %3561 = arith.addi %3560, %3484 : index
    %3562 = arith.addi %3561, %c5 : index
    %3563 = arith.addi %3562, %c33 : index
    %3564 = vector.extract %638#5[7] : f32 from vector<8xf32>
    memref.store %3564, %21[%3563] : memref<?xf32>
    wave.barrier
    %3565 = arith.muli %4, %c10 : index
    %3566 = arith.addi %3565, %c11 : index
    %3567 = arith.muli %3566, %c10 : index
    %3568 = arith.divui %3481, %c16 : index
    %3569 = arith.addi %3567, %3568 : index
    %3570 = arith.addi %3480, %3569 : index
    %3571 = arith.cmpi slt, %3570, %24 : index
    scf.if %3571 {
      %3572 = arith.cmpi eq, %hasFactors, %c12 : index
      %3573 = arith.muli %3570, %c10 : index
      %3574 = memref.load %factors[%3573] : memref<?xf32>
      %3575 = arith.mulf %3574, %operandScale : f32
      %3576 = arith.select %3572, %3575, %operandScale : f32
      %3577 = arith.addi %3484, %c11 : index
      %3578 = arith.muli %3566, %c17 : index
      %3579 = arith.addi %3577, %3578 : index
      %3580 = memref.load %21[%3579] : memref<?xf32>
      %3581 = arith.addi %3579, %c14 : index
      %3582 = memref.load %21[%3581] : memref<?xf32>
      %3583 = arith.addf %3580, %3582 : f32
      %3584 = arith.addi %3579, %c36 : index
      %3585 = memref.load %21[%3584] : memref<?xf32>
      %3586 = arith.addf %3583, %3585 : f32
      %3587 = arith.addi %3579, %c37 : index
      %3588 = memref.load %21[%3587] : memref<?xf32>
      %3589 = arith.addf %3586, %3588 : f32
      %3590 = arith.remui %3481, %c16 : index
      %3591 = arith.muli %3590, %c22 : index
      %3592 = arith.addi %18, %3591 : index
      %3593 = vector.load %w[%3592] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3594 = vector.bitcast %3593 : vector<4xi8> to vector<1xf32>
      %3595 = vector.extract %3594[0] : f32 from vector<1xf32>
      %3596 = arith.mulf %3595, %3576 : f32
      %3597 = arith.mulf %3589, %3596 : f32
      %3598 = arith.muli %3, %c10 : index
      %3599 = arith.addi %3598, %c11 : index
      %3600 = arith.muli %3599, %c16 : index
      %3601 = arith.remui %3481, %c16 : index
      %3602 = arith.addi %3600, %3601 : index
      %3603 = arith.muli %3569, %c30 : index
      %3604 = arith.addi %3603, %3602 : index
      memref.store %3597, %22[%3604] : memref<?xf32>
      %3605 = arith.addi %3484, %c5 : index
      %3606 = arith.muli %3566, %c17 : index
      %3607 = arith.addi %3605, %3606 : index
      %3608 = memref.load %21[%3607] : memref<?xf32>
      %3609 = arith.addi %3607, %c14 : index
      %3610 = memref.load %21[%3609] : memref<?xf32>
      %3611 = arith.addf %3608, %3610 : f32
      %3612 = arith.addi %3607, %c36 : index
      %3613 = memref.load %21[%3612] : memref<?xf32>
      %3614 = arith.addf %3611, %3613 : f32
      %3615 = arith.addi %3607, %c37 : index
      %3616 = memref.load %21[%3615] : memref<?xf32>
      %3617 = arith.addf %3614, %3616 : f32
      %3618 = arith.remui %3481, %c16 : index
      %3619 = arith.muli %3618, %c22 : index
      %3620 = arith.addi %20, %3619 : index
      %3621 = vector.load %w[%3620] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3622 = vector.bitcast %3621 : vector<4xi8> to vector<1xf32>
      %3623 = vector.extract %3622[0] : f32 from vector<1xf32>
      %3624 = arith.mulf %3623, %3576 : f32
      %3625 = arith.mulf %3617, %3624 : f32
      %3626 = arith.muli %3, %c10 : index
      %3627 = arith.addi %3626, %c12 : index
      %3628 = arith.muli %3627, %c16 : index
      %3629 = arith.remui %3481, %c16 : index
      %3630 = arith.addi %3628, %3629 : index
      %3631 = arith.muli %3569, %c30 : index
      %3632 = arith.addi %3631, %3630 : index
      memref.store %3625, %22[%3632] : memref<?xf32>
    }
    %3633 = arith.muli %4, %c10 : index
    %3634 = arith.addi %3633, %c12 : index
    %3635 = arith.muli %3634, %c10 : index
    %3636 = arith.divui %3481, %c16 : index
    %3637 = arith.addi %3635, %3636 : index
    %3638 = arith.addi %3480, %3637 : index
    %3639 = arith.cmpi slt, %3638, %24 : index
    scf.if %3639 {
      %3640 = arith.cmpi eq, %hasFactors, %c12 : index
      %3641 = arith.muli %3638, %c10 : index
      %3642 = memref.load %factors[%3641] : memref<?xf32>
      %3643 = arith.mulf %3642, %operandScale : f32
      %3644 = arith.select %3640, %3643, %operandScale : f32
      %3645 = arith.addi %3484, %c11 : index
      %3646 = arith.muli %3634, %c17 : index
      %3647 = arith.addi %3645, %3646 : index
      %3648 = memref.load %21[%3647] : memref<?xf32>
      %3649 = arith.addi %3647, %c14 : index
      %3650 = memref.load %21[%3649] : memref<?xf32>
      %3651 = arith.addf %3648, %3650 : f32
      %3652 = arith.addi %3647, %c36 : index
      %3653 = memref.load %21[%3652] : memref<?xf32>
      %3654 = arith.addf %3651, %3653 : f32
      %3655 = arith.addi %3647, %c37 : index
      %3656 = memref.load %21[%3655] : memref<?xf32>
      %3657 = arith.addf %3654, %3656 : f32
      %3658 = arith.remui %3481, %c16 : index
      %3659 = arith.muli %3658, %c22 : index
      %3660 = arith.addi %18, %3659 : index
      %3661 = vector.load %w[%3660] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3662 = vector.bitcast %3661 : vector<4xi8> to vector<1xf32>
      %3663 = vector.extract %3662[0] : f32 from vector<1xf32>
      %3664 = arith.mulf %3663, %3644 : f32
      %3665 = arith.mulf %3657, %3664 : f32
      %3666 = arith.muli %3, %c10 : index
      %3667 = arith.addi %3666, %c11 : index
      %3668 = arith.muli %3667, %c16 : index
      %3669 = arith.remui %3481, %c16 : index
      %3670 = arith.addi %3668, %3669 : index
      %3671 = arith.muli %3637, %c30 : index
      %3672 = arith.addi %3671, %3670 : index
      memref.store %3665, %22[%3672] : memref<?xf32>
      %3673 = arith.addi %3484, %c5 : index
      %3674 = arith.muli %3634, %c17 : index
      %3675 = arith.addi %3673, %3674 : index
      %3676 = memref.load %21[%3675] : memref<?xf32>
      %3677 = arith.addi %3675, %c14 : index
      %3678 = memref.load %21[%3677] : memref<?xf32>
      %3679 = arith.addf %3676, %3678 : f32
      %3680 = arith.addi %3675, %c36 : index
      %3681 = memref.load %21[%3680] : memref<?xf32>
      %3682 = arith.addf %3679, %3681 : f32
      %3683 = arith.addi %3675, %c37 : index
      %3684 = memref.load %21[%3683] : memref<?xf32>
      %3685 = arith.addf %3682, %3684 : f32
      %3686 = arith.remui %3481, %c16 : index
      %3687 = arith.muli %3686, %c22 : index
      %3688 = arith.addi %20, %3687 : index
      %3689 = vector.load %w[%3688] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3690 = vector.bitcast %3689 : vector<4xi8> to vector<1xf32>
      %3691 = vector.extract %3690[0] : f32 from vector<1xf32>
      %3692 = arith.mulf %3691, %3644 : f32
      %3693 = arith.mulf %3685, %3692 : f32
      %3694 = arith.muli %3, %c10 : index
      %3695 = arith.addi %3694, %c12 : index
      %3696 = arith.muli %3695, %c16 : index
      %3697 = arith.remui %3481, %c16 : index
      %3698 = arith.addi %3696, %3697 : index
      %3699 = arith.muli %3637, %c30 : index
      %3700 = arith.addi %3699, %3698 : index
      memref.store %3693, %22[%3700] : memref<?xf32>
    }
    wave.barrier
    %3701 = arith.addi %25, %c17 : index
    %3702 = wave.wave
    %3703 = arith.addi %3702, %c11 : index
    %3704 = arith.addi %3701, %3703 : index
    %3705 = arith.cmpi slt, %3704, %24 : index
    %3706 = arith.cmpi slt, %3703, %c16 : index
    %3707 = arith.andi %3705, %3706 : i1
    scf.if %3707 {
      %3708 = arith.addi %3701, %3703 : index
      %3709 = arith.muli %3703, %c30 : index
      %3710 = wave.lane
      %3711 = arith.addi %3710, %c11 : index
      %3712 = arith.cmpi eq, %hasBias, %c12 : index
      %3713 = arith.addi %3709, %3711 : index
      %3714 = memref.load %22[%3713] : memref<?xf32>
      %3715 = arith.muli %0, %c30 : index
      %3716 = arith.addi %3715, %3711 : index
      %3717 = memref.load %bias[%3716] : memref<?xf32>
      %3718 = arith.addf %3714, %3717 : f32
      %3719 = arith.select %3712, %3718, %3714 : f32
      %3720 = arith.addi %3711, %c18 : index
      %3721 = arith.cmpi eq, %hasBias, %c12 : index
      %3722 = arith.addi %3709, %3720 : index
      %3723 = memref.load %22[%3722] : memref<?xf32>
      %3724 = arith.muli %0, %c30 : index
      %3725 = arith.addi %3724, %3720 : index
      %3726 = memref.load %bias[%3725] : memref<?xf32>
      %3727 = arith.addf %3723, %3726 : f32
      %3728 = arith.select %3721, %3727, %3723 : f32
      %3729 = arith.addi %3710, %c17 : index
      %3730 = arith.cmpi slt, %3729, %c18 : index
      %3731 = arith.minsi %3729, %c39 : index
      %3732 = arith.cmpi eq, %hasBias, %c12 : index
      %3733 = arith.addi %3709, %3731 : index
      %3734 = memref.load %22[%3733] : memref<?xf32>
      %3735 = arith.muli %0, %c30 : index
      %3736 = arith.addi %3735, %3731 : index
      %3737 = memref.load %bias[%3736] : memref<?xf32>
      %3738 = arith.addf %3734, %3737 : f32
      %3739 = arith.select %3732, %3738, %3734 : f32
      %3740 = arith.addi %3731, %c18 : index
      %3741 = arith.cmpi eq, %hasBias, %c12 : index
      %3742 = arith.addi %3709, %3740 : index
      %3743 = memref.load %22[%3742] : memref<?xf32>
      %3744 = arith.muli %0, %c30 : index
      %3745 = arith.addi %3744, %3740 : index
      %3746 = memref.load %bias[%3745] : memref<?xf32>
      %3747 = arith.addf %3743, %3746 : f32
      %3748 = arith.select %3741, %3747, %3743 : f32
      %3749 = arith.addi %heads, %kvHeads : index
      %3750 = arith.cmpi slt, %0, %3749 : index
      scf.if %3750 {
        %3751 = arith.addi %positionsAt, %3708 : index
        %3752 = memref.load %step[%3751] : memref<?xi32>
        %3753 = arith.index_cast %3752 : i32 to index
        %3754 = arith.cmpi eq, %hasNorm, %c12 : index
        %3755 = math.fma %3719, %3719, %c42 : f32
        %3756 = math.fma %3728, %3728, %3755 : f32
        %3757 = math.fma %3739, %3739, %3756 : f32
        %3758 = arith.select %3730, %3757, %3756 : f32
        %3759 = math.fma %3748, %3748, %3758 : f32
        %3760 = arith.select %3730, %3759, %3758 : f32
        %3761 = vector.broadcast %3760 : f32 to vector<1xf32>
        %3762 = wave.reduce "add" %3761 : vector<1xf32>
        %3763 = arith.mulf %3762, %inverseHeadDim : f32
        %3764 = arith.addf %3763, %epsilon : f32
        %3765 = math.sqrt %3764 : f32
        %3766 = arith.divf %c44, %3765 : f32
        %3767 = arith.cmpi slt, %0, %heads : index
        %3768 = arith.addi %3711, %c18 : index
        %3769 = memref.load %query_norm[%3711] : memref<?xf32>
        %3770 = memref.load %key_norm[%3711] : memref<?xf32>
        %3771 = arith.select %3767, %3769, %3770 : f32
        %3772 = arith.mulf %3719, %3766 : f32
        %3773 = arith.mulf %3772, %3771 : f32
        %3774 = arith.select %3754, %3773, %3719 : f32
        %3775 = memref.load %query_norm[%3768] : memref<?xf32>
        %3776 = memref.load %key_norm[%3768] : memref<?xf32>
        %3777 = arith.select %3767, %3775, %3776 : f32
        %3778 = arith.mulf %3728, %3766 : f32
        %3779 = arith.mulf %3778, %3777 : f32
        %3780 = arith.select %3754, %3779, %3728 : f32
        %3781 = arith.addi %3731, %c18 : index
        %3782 = memref.load %query_norm[%3731] : memref<?xf32>
        %3783 = memref.load %key_norm[%3731] : memref<?xf32>
        %3784 = arith.select %3767, %3782, %3783 : f32
        %3785 = arith.mulf %3739, %3766 : f32
        %3786 = arith.mulf %3785, %3784 : f32
        %3787 = arith.select %3754, %3786, %3739 : f32
        %3788 = memref.load %query_norm[%3781] : memref<?xf32>
        %3789 = memref.load %key_norm[%3781] : memref<?xf32>
        %3790 = arith.select %3767, %3788, %3789 : f32
        %3791 = arith.mulf %3748, %3766 : f32
        %3792 = arith.mulf %3791, %3790 : f32
        %3793 = arith.select %3754, %3792, %3748 : f32
        %3794 = arith.remui %3753, %c5 : index
        %3795 = arith.muli %3794, %c30 : index
        %3796 = arith.addi %3795, %3711 : index
        %3797 = arith.divui %3753, %c5 : index
        %3798 = arith.addi %3797, %c5 : index
        %3799 = arith.muli %3798, %c30 : index
        %3800 = arith.addi %3799, %3711 : index
        %3801 = memref.load %rope[%3796] : memref<?xf32>
        %3802 = arith.addi %3796, %c18 : index
        %3803 = memref.load %rope[%3802] : memref<?xf32>
        %3804 = memref.load %rope[%3800] : memref<?xf32>
        %3805 = arith.addi %3800, %c18 : index
        %3806 = memref.load %rope[%3805] : memref<?xf32>
        %3807 = arith.mulf %3804, %3801 : f32
        %3808 = arith.mulf %3806, %3803 : f32
        %3809 = arith.subf %3807, %3808 : f32
        %3810 = arith.mulf %3806, %3801 : f32
        %3811 = arith.mulf %3804, %3803 : f32
        %3812 = arith.addf %3810, %3811 : f32
        %3813 = arith.mulf %3774, %3809 : f32
        %3814 = arith.mulf %3780, %3812 : f32
        %3815 = arith.subf %3813, %3814 : f32
        %3816 = arith.mulf %3780, %3809 : f32
        %3817 = arith.mulf %3774, %3812 : f32
        %3818 = arith.addf %3816, %3817 : f32
        %3819 = arith.cmpi slt, %0, %heads : index
        scf.if %3819 {
          %3820 = arith.muli %3708, %heads : index
          %3821 = arith.addi %3820, %0 : index
          %3822 = arith.muli %3821, %c30 : index
          %3823 = arith.addi %3822, %3711 : index
          memref.store %3815, %q[%3823] : memref<?xf32>
          %3824 = arith.addi %3823, %c18 : index
          memref.store %3818, %q[%3824] : memref<?xf32>
        } else {
          %3825 = arith.addi %3709, %3711 : index
          memref.store %3815, %22[%3825] : memref<?xf32>
          %3826 = arith.addi %3709, %3711 : index
          %3827 = arith.addi %3826, %c18 : index
          memref.store %3818, %22[%3827] : memref<?xf32>
        }
        %3828 = arith.remui %3753, %c5 : index
        %3829 = arith.muli %3828, %c30 : index
        %3830 = arith.addi %3829, %3731 : index
        %3831 = arith.divui %3753, %c5 : index
        %3832 = arith.addi %3831, %c5 : index
        %3833 = arith.muli %3832, %c30 : index
        %3834 = arith.addi %3833, %3731 : index
        %3835 = memref.load %rope[%3830] : memref<?xf32>
        %3836 = arith.addi %3830, %c18 : index
        %3837 = memref.load %rope[%3836] : memref<?xf32>
        %3838 = memref.load %rope[%3834] : memref<?xf32>
        %3839 = arith.addi %3834, %c18 : index
        %3840 = memref.load %rope[%3839] : memref<?xf32>
        %3841 = arith.mulf %3838, %3835 : f32
        %3842 = arith.mulf %3840, %3837 : f32
        %3843 = arith.subf %3841, %3842 : f32
        %3844 = arith.mulf %3840, %3835 : f32
        %3845 = arith.mulf %3838, %3837 : f32
        %3846 = arith.addf %3844, %3845 : f32
        %3847 = arith.mulf %3787, %3843 : f32
        %3848 = arith.mulf %3793, %3846 : f32
        %3849 = arith.subf %3847, %3848 : f32
        %3850 = arith.mulf %3793, %3843 : f32
        %3851 = arith.mulf %3787, %3846 : f32
        %3852 = arith.addf %3850, %3851 : f32
        scf.if %3730 {
          %3853 = arith.cmpi slt, %0, %heads : index
          scf.if %3853 {
            %3854 = arith.muli %3708, %heads : index
            %3855 = arith.addi %3854, %0 : index
            %3856 = arith.muli %3855, %c30 : index
            %3857 = arith.addi %3856, %3731 : index
            memref.store %3849, %q[%3857] : memref<?xf32>
            %3858 = arith.addi %3857, %c18 : index
            memref.store %3852, %q[%3858] : memref<?xf32>
          } else {
            %3859 = arith.addi %3709, %3731 : index
            memref.store %3849, %22[%3859] : memref<?xf32>
            %3860 = arith.addi %3709, %3731 : index
            %3861 = arith.addi %3860, %c18 : index
            memref.store %3852, %22[%3861] : memref<?xf32>
          }
        }
      } else {
        %3862 = arith.cmpi slt, %0, %heads : index
        scf.if %3862 {
          %3863 = arith.muli %3708, %heads : index
          %3864 = arith.addi %3863, %0 : index
          %3865 = arith.muli %3864, %c30 : index
          %3866 = arith.addi %3865, %3711 : index
          memref.store %3719, %q[%3866] : memref<?xf32>
          %3867 = arith.addi %3866, %c18 : index
          memref.store %3728, %q[%3867] : memref<?xf32>
        } else {
          %3868 = arith.addi %3709, %3711 : index
          memref.store %3719, %22[%3868] : memref<?xf32>
          %3869 = arith.addi %3709, %3711 : index
          %3870 = arith.addi %3869, %c18 : index
          memref.store %3728, %22[%3870] : memref<?xf32>
        }
        scf.if %3730 {
          %3871 = arith.cmpi slt, %0, %heads : index
          scf.if %3871 {
            %3872 = arith.muli %3708, %heads : index
            %3873 = arith.addi %3872, %0 : index
            %3874 = arith.muli %3873, %c30 : index
            %3875 = arith.addi %3874, %3731 : index
            memref.store %3739, %q[%3875] : memref<?xf32>
            %3876 = arith.addi %3875, %c18 : index
            memref.store %3748, %q[%3876] : memref<?xf32>
          } else {
            %3877 = arith.addi %3709, %3731 : index
            memref.store %3739, %22[%3877] : memref<?xf32>
            %3878 = arith.addi %3709, %3731 : index
            %3879 = arith.addi %3878, %c18 : index
            memref.store %3748, %22[%3879] : memref<?xf32>
          }
        }
      }
    }
    %3880 = arith.addi %3702, %c46 : index
    %3881 = arith.addi %3701, %3880 : index
    %3882 = arith.cmpi slt, %3881, %24 : index
    %3883 = arith.cmpi slt, %3880, %c16 : index
    %3884 = arith.andi %3882, %3883 : i1
    scf.if %3884 {
      %3885 = arith.addi %3701, %3880 : index
      %3886 = arith.muli %3880, %c30 : index
      %3887 = wave.lane
      %3888 = arith.addi %3887, %c11 : index
      %3889 = arith.cmpi eq, %hasBias, %c12 : index
      %3890 = arith.addi %3886, %3888 : index
      %3891 = memref.load %22[%3890] : memref<?xf32>
      %3892 = arith.muli %0, %c30 : index
      %3893 = arith.addi %3892, %3888 : index
      %3894 = memref.load %bias[%3893] : memref<?xf32>
      %3895 = arith.addf %3891, %3894 : f32
      %3896 = arith.select %3889, %3895, %3891 : f32
      %3897 = arith.addi %3888, %c18 : index
      %3898 = arith.cmpi eq, %hasBias, %c12 : index
      %3899 = arith.addi %3886, %3897 : index
      %3900 = memref.load %22[%3899] : memref<?xf32>
      %3901 = arith.muli %0, %c30 : index
      %3902 = arith.addi %3901, %3897 : index
      %3903 = memref.load %bias[%3902] : memref<?xf32>
      %3904 = arith.addf %3900, %3903 : f32
      %3905 = arith.select %3898, %3904, %3900 : f32
      %3906 = arith.addi %3887, %c17 : index
      %3907 = arith.cmpi slt, %3906, %c18 : index
      %3908 = arith.minsi %3906, %c39 : index
      %3909 = arith.cmpi eq, %hasBias, %c12 : index
      %3910 = arith.addi %3886, %3908 : index
      %3911 = memref.load %22[%3910] : memref<?xf32>
      %3912 = arith.muli %0, %c30 : index
      %3913 = arith.addi %3912, %3908 : index
      %3914 = memref.load %bias[%3913] : memref<?xf32>
      %3915 = arith.addf %3911, %3914 : f32
      %3916 = arith.select %3909, %3915, %3911 : f32
      %3917 = arith.addi %3908, %c18 : index
      %3918 = arith.cmpi eq, %hasBias, %c12 : index
      %3919 = arith.addi %3886, %3917 : index
      %3920 = memref.load %22[%3919] : memref<?xf32>
      %3921 = arith.muli %0, %c30 : index
      %3922 = arith.addi %3921, %3917 : index
      %3923 = memref.load %bias[%3922] : memref<?xf32>
      %3924 = arith.addf %3920, %3923 : f32
      %3925 = arith.select %3918, %3924, %3920 : f32
      %3926 = arith.addi %heads, %kvHeads : index
      %3927 = arith.cmpi slt, %0, %3926 : index
      scf.if %3927 {
        %3928 = arith.addi %positionsAt, %3885 : index
        %3929 = memref.load %step[%3928] : memref<?xi32>
        %3930 = arith.index_cast %3929 : i32 to index
        %3931 = arith.cmpi eq, %hasNorm, %c12 : index
        %3932 = math.fma %3896, %3896, %c42 : f32
        %3933 = math.fma %3905, %3905, %3932 : f32
        %3934 = math.fma %3916, %3916, %3933 : f32
        %3935 = arith.select %3907, %3934, %3933 : f32
        %3936 = math.fma %3925, %3925, %3935 : f32
        %3937 = arith.select %3907, %3936, %3935 : f32
        %3938 = vector.broadcast %3937 : f32 to vector<1xf32>
        %3939 = wave.reduce "add" %3938 : vector<1xf32>
        %3940 = arith.mulf %3939, %inverseHeadDim : f32
        %3941 = arith.addf %3940, %epsilon : f32
        %3942 = math.sqrt %3941 : f32
        %3943 = arith.divf %c44, %3942 : f32
        %3944 = arith.cmpi slt, %0, %heads : index
        %3945 = arith.addi %3888, %c18 : index
        %3946 = memref.load %query_norm[%3888] : memref<?xf32>
        %3947 = memref.load %key_norm[%3888] : memref<?xf32>
        %3948 = arith.select %3944, %3946, %3947 : f32
        %3949 = arith.mulf %3896, %3943 : f32
        %3950 = arith.mulf %3949, %3948 : f32
        %3951 = arith.select %3931, %3950, %3896 : f32
        %3952 = memref.load %query_norm[%3945] : memref<?xf32>
        %3953 = memref.load %key_norm[%3945] : memref<?xf32>
        %3954 = arith.select %3944, %3952, %3953 : f32
        %3955 = arith.mulf %3905, %3943 : f32
        %3956 = arith.mulf %3955, %3954 : f32
        %3957 = arith.select %3931, %3956, %3905 : f32
        %3958 = arith.addi %3908, %c18 : index
        %3959 = memref.load %query_norm[%3908] : memref<?xf32>
        %3960 = memref.load %key_norm[%3908] : memref<?xf32>
        %3961 = arith.select %3944, %3959, %3960 : f32
        %3962 = arith.mulf %3916, %3943 : f32
        %3963 = arith.mulf %3962, %3961 : f32
        %3964 = arith.select %3931, %3963, %3916 : f32
        %3965 = memref.load %query_norm[%3958] : memref<?xf32>
        %3966 = memref.load %key_norm[%3958] : memref<?xf32>
        %3967 = arith.select %3944, %3965, %3966 : f32
        %3968 = arith.mulf %3925, %3943 : f32
        %3969 = arith.mulf %3968, %3967 : f32
        %3970 = arith.select %3931, %3969, %3925 : f32
        %3971 = arith.remui %3930, %c5 : index
        %3972 = arith.muli %3971, %c30 : index
        %3973 = arith.addi %3972, %3888 : index
        %3974 = arith.divui %3930, %c5 : index
        %3975 = arith.addi %3974, %c5 : index
        %3976 = arith.muli %3975, %c30 : index
        %3977 = arith.addi %3976, %3888 : index
        %3978 = memref.load %rope[%3973] : memref<?xf32>
        %3979 = arith.addi %3973, %c18 : index
        %3980 = memref.load %rope[%3979] : memref<?xf32>
        %3981 = memref.load %rope[%3977] : memref<?xf32>
        %3982 = arith.addi %3977, %c18 : index
        %3983 = memref.load %rope[%3982] : memref<?xf32>
        %3984 = arith.mulf %3981, %3978 : f32
        %3985 = arith.mulf %3983, %3980 : f32
        %3986 = arith.subf %3984, %3985 : f32
        %3987 = arith.mulf %3983, %3978 : f32
        %3988 = arith.mulf %3981, %3980 : f32
        %3989 = arith.addf %3987, %3988 : f32
        %3990 = arith.mulf %3951, %3986 : f32
        %3991 = arith.mulf %3957, %3989 : f32
        %3992 = arith.subf %3990, %3991 : f32
        %3993 = arith.mulf %3957, %3986 : f32
        %3994 = arith.mulf %3951, %3989 : f32
        %3995 = arith.addf %3993, %3994 : f32
        %3996 = arith.cmpi slt, %0, %heads : index
        scf.if %3996 {
          %3997 = arith.muli %3885, %heads : index
          %3998 = arith.addi %3997, %0 : index
          %3999 = arith.muli %3998, %c30 : index
          %4000 = arith.addi %3999, %3888 : index
          memref.store %3992, %q[%4000] : memref<?xf32>
          %4001 = arith.addi %4000, %c18 : index
          memref.store %3995, %q[%4001] : memref<?xf32>
        } else {
          %4002 = arith.addi %3886, %3888 : index
          memref.store %3992, %22[%4002] : memref<?xf32>
          %4003 = arith.addi %3886, %3888 : index
          %4004 = arith.addi %4003, %c18 : index
          memref.store %3995, %22[%4004] : memref<?xf32>
        }
        %4005 = arith.remui %3930, %c5 : index
        %4006 = arith.muli %4005, %c30 : index
        %4007 = arith.addi %4006, %3908 : index
        %4008 = arith.divui %3930, %c5 : index
        %4009 = arith.addi %4008, %c5 : index
        %4010 = arith.muli %4009, %c30 : index
        %4011 = arith.addi %4010, %3908 : index
        %4012 = memref.load %rope[%4007] : memref<?xf32>
        %4013 = arith.addi %4007, %c18 : index
        %4014 = memref.load %rope[%4013] : memref<?xf32>
        %4015 = memref.load %rope[%4011] : memref<?xf32>
        %4016 = arith.addi %4011, %c18 : index
        %4017 = memref.load %rope[%4016] : memref<?xf32>
        %4018 = arith.mulf %4015, %4012 : f32
        %4019 = arith.mulf %4017, %4014 : f32
        %4020 = arith.subf %4018, %4019 : f32
        %4021 = arith.mulf %4017, %4012 : f32
        %4022 = arith.mulf %4015, %4014 : f32
        %4023 = arith.addf %4021, %4022 : f32
        %4024 = arith.mulf %3964, %4020 : f32
        %4025 = arith.mulf %3970, %4023 : f32
        %4026 = arith.subf %4024, %4025 : f32
        %4027 = arith.mulf %3970, %4020 : f32
        %4028 = arith.mulf %3964, %4023 : f32
        %4029 = arith.addf %4027, %4028 : f32
        scf.if %3907 {
          %4030 = arith.cmpi slt, %0, %heads : index
          scf.if %4030 {
            %4031 = arith.muli %3885, %heads : index
            %4032 = arith.addi %4031, %0 : index
            %4033 = arith.muli %4032, %c30 : index
            %4034 = arith.addi %4033, %3908 : index
            memref.store %4026, %q[%4034] : memref<?xf32>
            %4035 = arith.addi %4034, %c18 : index
            memref.store %4029, %q[%4035] : memref<?xf32>
          } else {
            %4036 = arith.addi %3886, %3908 : index
            memref.store %4026, %22[%4036] : memref<?xf32>
            %4037 = arith.addi %3886, %3908 : index
            %4038 = arith.addi %4037, %c18 : index
            memref.store %4029, %22[%4038] : memref<?xf32>
          }
        }
      } else {
        %4039 = arith.cmpi slt, %0, %heads : index
        scf.if %4039 {
          %4040 = arith.muli %3885, %heads : index
          %4041 = arith.addi %4040, %0 : index
          %4042 = arith.muli %4041, %c30 : index
          %4043 = arith.addi %4042, %3888 : index
          memref.store %3896, %q[%4043] : memref<?xf32>
          %4044 = arith.addi %4043, %c18 : index
          memref.store %3905, %q[%4044] : memref<?xf32>
        } else {
          %4045 = arith.addi %3886, %3888 : index
          memref.store %3896, %22[%4045] : memref<?xf32>
          %4046 = arith.addi %3886, %3888 : index
          %4047 = arith.addi %4046, %c18 : index
          memref.store %3905, %22[%4047] : memref<?xf32>
        }
        scf.if %3907 {
          %4048 = arith.cmpi slt, %0, %heads : index
          scf.if %4048 {
            %4049 = arith.muli %3885, %heads : index
            %4050 = arith.addi %4049, %0 : index
            %4051 = arith.muli %4050, %c30 : index
            %4052 = arith.addi %4051, %3908 : index
            memref.store %3916, %q[%4052] : memref<?xf32>
            %4053 = arith.addi %4052, %c18 : index
            memref.store %3925, %q[%4053] : memref<?xf32>
          } else {
            %4054 = arith.addi %3886, %3908 : index
            memref.store %3916, %22[%4054] : memref<?xf32>
            %4055 = arith.addi %3886, %3908 : index
            %4056 = arith.addi %4055, %c18 : index
            memref.store %3925, %22[%4056] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %4057 = arith.cmpi sge, %0, %heads : index
    scf.if %4057 {
      %4058 = arith.addi %3702, %c11 : index
      %4059 = arith.addi %3701, %4058 : index
      %4060 = arith.cmpi slt, %4059, %24 : index
      %4061 = arith.cmpi slt, %4058, %c16 : index
      %4062 = arith.andi %4060, %4061 : i1
      scf.if %4062 {
        %4063 = arith.addi %3701, %4058 : index
        %4064 = arith.addi %slotsAt, %4063 : index
        %4065 = memref.load %step[%4064] : memref<?xi32>
        %4066 = arith.index_cast %4065 : i32 to index
        %4067 = arith.cmpi sge, %4066, %c11 : index
        scf.if %4067 {
          %4068 = arith.muli %4058, %c30 : index
          %4069 = arith.subi %0, %heads : index
          %4070 = memref.load %scales[%4069] : memref<?xf32>
          %4071 = vector.broadcast %4070 : f32 to vector<4xf32>
          %4072 = arith.divui %4066, %c16 : index
          %4073 = arith.remui %4066, %c16 : index
          %4074 = arith.muli %4072, %pageBytes : index
          %4075 = arith.cmpi eq, %codec, %c11 : index
          scf.if %4075 {
            %4076 = wave.lane
            %4077 = arith.muli %4076, %c22 : index
            scf.for %4078 = %4077 to %c30 step %c8 {
              %4079 = arith.addi %4068, %4078 : index
              %4080 = vector.load %22[%4079] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4081 = arith.mulf %4080, %4071 : vector<4xf32>
              %4082 = arith.minimumf %4081, %c50 : vector<4xf32>
              %4083 = arith.maximumf %4082, %c51 : vector<4xf32>
              %4084 = arith.truncf %4083 : vector<4xf32> to vector<4xf16>
              %4085 = vector.bitcast %4084 : vector<4xf16> to vector<8xi8>
              %4086 = arith.cmpi slt, %4069, %kvHeads : index
              scf.if %4086 {
                %4087 = arith.muli %4069, %c13 : index
                %4088 = arith.addi %4074, %4087 : index
                %4089 = arith.divui %4078, %c16 : index
                %4090 = arith.muli %4089, %c52 : index
                %4091 = arith.remui %4078, %c16 : index
                %4092 = arith.divui %4091, %c4 : index
                %4093 = arith.muli %4092, %c5 : index
                %4094 = arith.muli %4073, %c16 : index
                %4095 = arith.addi %4093, %4094 : index
                %4096 = arith.remui %4091, %c4 : index
                %4097 = arith.muli %4096, %c10 : index
                %4098 = arith.addi %4095, %4097 : index
                %4099 = arith.addi %4090, %4098 : index
                %4100 = arith.addi %4088, %4099 : index
                vector.store %4085, %kv[%4100] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %4101 = arith.subi %4069, %kvHeads : index
                %4102 = arith.muli %4101, %c13 : index
                %4103 = arith.addi %4074, %4102 : index
                %4104 = arith.addi %4078, %c11 : index
                %4105 = arith.divui %4104, %c16 : index
                %4106 = arith.muli %4105, %c52 : index
                %4107 = arith.addi %4106, %c36 : index
                %4108 = arith.remui %4104, %c16 : index
                %4109 = arith.divui %4073, %c10 : index
                %4110 = arith.remui %4073, %c10 : index
                %4111 = arith.muli %4110, %c4 : index
                %4112 = arith.addi %4109, %4111 : index
                %4113 = arith.divui %4112, %c4 : index
                %4114 = arith.muli %4113, %c5 : index
                %4115 = arith.muli %4108, %c16 : index
                %4116 = arith.addi %4114, %4115 : index
                %4117 = arith.remui %4112, %c4 : index
                %4118 = arith.muli %4117, %c10 : index
                %4119 = arith.addi %4116, %4118 : index
                %4120 = arith.addi %4107, %4119 : index
                %4121 = arith.addi %4103, %4120 : index
                %4122 = vector.shuffle %4085, %4085 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %4122, %kv[%4121] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4123 = arith.addi %4078, %c12 : index
                %4124 = arith.divui %4123, %c16 : index
                %4125 = arith.muli %4124, %c52 : index
                %4126 = arith.addi %4125, %c36 : index
                %4127 = arith.remui %4123, %c16 : index
                %4128 = arith.divui %4073, %c10 : index
                %4129 = arith.remui %4073, %c10 : index
                %4130 = arith.muli %4129, %c4 : index
                %4131 = arith.addi %4128, %4130 : index
                %4132 = arith.divui %4131, %c4 : index
                %4133 = arith.muli %4132, %c5 : index
                %4134 = arith.muli %4127, %c16 : index
                %4135 = arith.addi %4133, %4134 : index
                %4136 = arith.remui %4131, %c4 : index
                %4137 = arith.muli %4136, %c10 : index
                %4138 = arith.addi %4135, %4137 : index
                %4139 = arith.addi %4126, %4138 : index
                %4140 = arith.addi %4103, %4139 : index
                %4141 = vector.shuffle %4085, %4085 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %4141, %kv[%4140] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4142 = arith.addi %4078, %c10 : index
                %4143 = arith.divui %4142, %c16 : index
                %4144 = arith.muli %4143, %c52 : index
                %4145 = arith.addi %4144, %c36 : index
                %4146 = arith.remui %4142, %c16 : index
                %4147 = arith.divui %4073, %c10 : index
                %4148 = arith.remui %4073, %c10 : index
                %4149 = arith.muli %4148, %c4 : index
                %4150 = arith.addi %4147, %4149 : index
                %4151 = arith.divui %4150, %c4 : index
                %4152 = arith.muli %4151, %c5 : index
                %4153 = arith.muli %4146, %c16 : index
                %4154 = arith.addi %4152, %4153 : index
                %4155 = arith.remui %4150, %c4 : index
                %4156 = arith.muli %4155, %c10 : index
                %4157 = arith.addi %4154, %4156 : index
                %4158 = arith.addi %4145, %4157 : index
                %4159 = arith.addi %4103, %4158 : index
                %4160 = vector.shuffle %4085, %4085 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %4160, %kv[%4159] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4161 = arith.addi %4078, %c2 : index
                %4162 = arith.divui %4161, %c16 : index
                %4163 = arith.muli %4162, %c52 : index
                %4164 = arith.addi %4163, %c36 : index
                %4165 = arith.remui %4161, %c16 : index
                %4166 = arith.divui %4073, %c10 : index
                %4167 = arith.remui %4073, %c10 : index
                %4168 = arith.muli %4167, %c4 : index
                %4169 = arith.addi %4166, %4168 : index
                %4170 = arith.divui %4169, %c4 : index
                %4171 = arith.muli %4170, %c5 : index
                %4172 = arith.muli %4165, %c16 : index
                %4173 = arith.addi %4171, %4172 : index
                %4174 = arith.remui %4169, %c4 : index
                %4175 = arith.muli %4174, %c10 : index
                %4176 = arith.addi %4173, %4175 : index
                %4177 = arith.addi %4164, %4176 : index
                %4178 = arith.addi %4103, %4177 : index
                %4179 = vector.shuffle %4085, %4085 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %4179, %kv[%4178] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %4180 = arith.cmpi eq, %codec, %c12 : index
          scf.if %4180 {
            %4181 = wave.lane
            %4182 = arith.muli %4181, %c22 : index
            scf.for %4183 = %4182 to %c30 step %c8 {
              %4184 = arith.addi %4068, %4183 : index
              %4185 = vector.load %22[%4184] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4186 = arith.mulf %4185, %4071 : vector<4xf32>
              %4187 = wave.fp8_encode "e4m3" %4186 : vector<4xf32> -> vector<4xi8>
              %4188 = arith.cmpi slt, %4069, %kvHeads : index
              scf.if %4188 {
                %4189 = arith.muli %4069, %c36 : index
                %4190 = arith.addi %4074, %4189 : index
                %4191 = vector.shuffle %4187, %4187 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4192 = arith.divui %4183, %c16 : index
                %4193 = arith.muli %4192, %c5 : index
                %4194 = arith.remui %4183, %c16 : index
                %4195 = arith.muli %4073, %c16 : index
                %4196 = arith.divui %4194, %c22 : index
                %4197 = arith.muli %4196, %c22 : index
                %4198 = arith.remui %4194, %c10 : index
                %4199 = arith.muli %4198, %c10 : index
                %4200 = arith.addi %4197, %4199 : index
                %4201 = arith.divui %4194, %c10 : index
                %4202 = arith.remui %4201, %c10 : index
                %4203 = arith.addi %4200, %4202 : index
                %4204 = arith.addi %4195, %4203 : index
                %4205 = arith.addi %4193, %4204 : index
                %4206 = arith.addi %4190, %4205 : index
                vector.store %4191, %kv[%4206] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4207 = arith.subi %4069, %kvHeads : index
                %4208 = arith.muli %4207, %c36 : index
                %4209 = arith.addi %4074, %4208 : index
                %4210 = arith.addi %4183, %c11 : index
                %4211 = arith.divui %4210, %c16 : index
                %4212 = arith.muli %4211, %c5 : index
                %4213 = arith.addi %4212, %c14 : index
                %4214 = arith.remui %4210, %c16 : index
                %4215 = arith.divui %4073, %c10 : index
                %4216 = arith.remui %4073, %c10 : index
                %4217 = arith.muli %4216, %c4 : index
                %4218 = arith.addi %4215, %4217 : index
                %4219 = arith.muli %4214, %c16 : index
                %4220 = arith.divui %4218, %c22 : index
                %4221 = arith.muli %4220, %c22 : index
                %4222 = arith.remui %4218, %c10 : index
                %4223 = arith.muli %4222, %c10 : index
                %4224 = arith.addi %4221, %4223 : index
                %4225 = arith.divui %4218, %c10 : index
                %4226 = arith.remui %4225, %c10 : index
                %4227 = arith.addi %4224, %4226 : index
                %4228 = arith.addi %4219, %4227 : index
                %4229 = arith.addi %4213, %4228 : index
                %4230 = arith.addi %4209, %4229 : index
                %4231 = vector.shuffle %4187, %4187 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4231, %kv[%4230] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4232 = arith.addi %4183, %c12 : index
                %4233 = arith.divui %4232, %c16 : index
                %4234 = arith.muli %4233, %c5 : index
                %4235 = arith.addi %4234, %c14 : index
                %4236 = arith.remui %4232, %c16 : index
                %4237 = arith.divui %4073, %c10 : index
                %4238 = arith.remui %4073, %c10 : index
                %4239 = arith.muli %4238, %c4 : index
                %4240 = arith.addi %4237, %4239 : index
                %4241 = arith.muli %4236, %c16 : index
                %4242 = arith.divui %4240, %c22 : index
                %4243 = arith.muli %4242, %c22 : index
                %4244 = arith.remui %4240, %c10 : index
                %4245 = arith.muli %4244, %c10 : index
                %4246 = arith.addi %4243, %4245 : index
                %4247 = arith.divui %4240, %c10 : index
                %4248 = arith.remui %4247, %c10 : index
                %4249 = arith.addi %4246, %4248 : index
                %4250 = arith.addi %4241, %4249 : index
                %4251 = arith.addi %4235, %4250 : index
                %4252 = arith.addi %4209, %4251 : index
                %4253 = vector.shuffle %4187, %4187 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4253, %kv[%4252] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4254 = arith.addi %4183, %c10 : index
                %4255 = arith.divui %4254, %c16 : index
                %4256 = arith.muli %4255, %c5 : index
                %4257 = arith.addi %4256, %c14 : index
                %4258 = arith.remui %4254, %c16 : index
                %4259 = arith.divui %4073, %c10 : index
                %4260 = arith.remui %4073, %c10 : index
                %4261 = arith.muli %4260, %c4 : index
                %4262 = arith.addi %4259, %4261 : index
                %4263 = arith.muli %4258, %c16 : index
                %4264 = arith.divui %4262, %c22 : index
                %4265 = arith.muli %4264, %c22 : index
                %4266 = arith.remui %4262, %c10 : index
                %4267 = arith.muli %4266, %c10 : index
                %4268 = arith.addi %4265, %4267 : index
                %4269 = arith.divui %4262, %c10 : index
                %4270 = arith.remui %4269, %c10 : index
                %4271 = arith.addi %4268, %4270 : index
                %4272 = arith.addi %4263, %4271 : index
                %4273 = arith.addi %4257, %4272 : index
                %4274 = arith.addi %4209, %4273 : index
                %4275 = vector.shuffle %4187, %4187 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4275, %kv[%4274] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4276 = arith.addi %4183, %c2 : index
                %4277 = arith.divui %4276, %c16 : index
                %4278 = arith.muli %4277, %c5 : index
                %4279 = arith.addi %4278, %c14 : index
                %4280 = arith.remui %4276, %c16 : index
                %4281 = arith.divui %4073, %c10 : index
                %4282 = arith.remui %4073, %c10 : index
                %4283 = arith.muli %4282, %c4 : index
                %4284 = arith.addi %4281, %4283 : index
                %4285 = arith.muli %4280, %c16 : index
                %4286 = arith.divui %4284, %c22 : index
                %4287 = arith.muli %4286, %c22 : index
                %4288 = arith.remui %4284, %c10 : index
                %4289 = arith.muli %4288, %c10 : index
                %4290 = arith.addi %4287, %4289 : index
                %4291 = arith.divui %4284, %c10 : index
                %4292 = arith.remui %4291, %c10 : index
                %4293 = arith.addi %4290, %4292 : index
                %4294 = arith.addi %4285, %4293 : index
                %4295 = arith.addi %4279, %4294 : index
                %4296 = arith.addi %4209, %4295 : index
                %4297 = vector.shuffle %4187, %4187 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4297, %kv[%4296] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %4298 = arith.cmpi eq, %codec, %c10 : index
          scf.if %4298 {
            %4299 = wave.lane
            %4300 = arith.muli %4299, %c22 : index
            scf.for %4301 = %4300 to %c30 step %c8 {
              %4302 = arith.addi %4068, %4301 : index
              %4303 = vector.load %22[%4302] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4304 = arith.mulf %4303, %4071 : vector<4xf32>
              %4305 = wave.fp8_encode "e5m2" %4304 : vector<4xf32> -> vector<4xi8>
              %4306 = arith.cmpi slt, %4069, %kvHeads : index
              scf.if %4306 {
                %4307 = arith.muli %4069, %c36 : index
                %4308 = arith.addi %4074, %4307 : index
                %4309 = vector.shuffle %4305, %4305 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4310 = arith.divui %4301, %c16 : index
                %4311 = arith.muli %4310, %c5 : index
                %4312 = arith.remui %4301, %c16 : index
                %4313 = arith.muli %4073, %c16 : index
                %4314 = arith.divui %4312, %c22 : index
                %4315 = arith.muli %4314, %c22 : index
                %4316 = arith.remui %4312, %c10 : index
                %4317 = arith.muli %4316, %c10 : index
                %4318 = arith.addi %4315, %4317 : index
                %4319 = arith.divui %4312, %c10 : index
                %4320 = arith.remui %4319, %c10 : index
                %4321 = arith.addi %4318, %4320 : index
                %4322 = arith.addi %4313, %4321 : index
                %4323 = arith.addi %4311, %4322 : index
                %4324 = arith.addi %4308, %4323 : index
                vector.store %4309, %kv[%4324] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4325 = arith.subi %4069, %kvHeads : index
                %4326 = arith.muli %4325, %c36 : index
                %4327 = arith.addi %4074, %4326 : index
                %4328 = arith.addi %4301, %c11 : index
                %4329 = arith.divui %4328, %c16 : index
                %4330 = arith.muli %4329, %c5 : index
                %4331 = arith.addi %4330, %c14 : index
                %4332 = arith.remui %4328, %c16 : index
                %4333 = arith.divui %4073, %c10 : index
                %4334 = arith.remui %4073, %c10 : index
                %4335 = arith.muli %4334, %c4 : index
                %4336 = arith.addi %4333, %4335 : index
                %4337 = arith.muli %4332, %c16 : index
                %4338 = arith.divui %4336, %c22 : index
                %4339 = arith.muli %4338, %c22 : index
                %4340 = arith.remui %4336, %c10 : index
                %4341 = arith.muli %4340, %c10 : index
                %4342 = arith.addi %4339, %4341 : index
                %4343 = arith.divui %4336, %c10 : index
                %4344 = arith.remui %4343, %c10 : index
                %4345 = arith.addi %4342, %4344 : index
                %4346 = arith.addi %4337, %4345 : index
                %4347 = arith.addi %4331, %4346 : index
                %4348 = arith.addi %4327, %4347 : index
                %4349 = vector.shuffle %4305, %4305 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4349, %kv[%4348] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4350 = arith.addi %4301, %c12 : index
                %4351 = arith.divui %4350, %c16 : index
                %4352 = arith.muli %4351, %c5 : index
                %4353 = arith.addi %4352, %c14 : index
                %4354 = arith.remui %4350, %c16 : index
                %4355 = arith.divui %4073, %c10 : index
                %4356 = arith.remui %4073, %c10 : index
                %4357 = arith.muli %4356, %c4 : index
                %4358 = arith.addi %4355, %4357 : index
                %4359 = arith.muli %4354, %c16 : index
                %4360 = arith.divui %4358, %c22 : index
                %4361 = arith.muli %4360, %c22 : index
                %4362 = arith.remui %4358, %c10 : index
                %4363 = arith.muli %4362, %c10 : index
                %4364 = arith.addi %4361, %4363 : index
                %4365 = arith.divui %4358, %c10 : index
                %4366 = arith.remui %4365, %c10 : index
                %4367 = arith.addi %4364, %4366 : index
                %4368 = arith.addi %4359, %4367 : index
                %4369 = arith.addi %4353, %4368 : index
                %4370 = arith.addi %4327, %4369 : index
                %4371 = vector.shuffle %4305, %4305 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4371, %kv[%4370] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4372 = arith.addi %4301, %c10 : index
                %4373 = arith.divui %4372, %c16 : index
                %4374 = arith.muli %4373, %c5 : index
                %4375 = arith.addi %4374, %c14 : index
                %4376 = arith.remui %4372, %c16 : index
                %4377 = arith.divui %4073, %c10 : index
                %4378 = arith.remui %4073, %c10 : index
                %4379 = arith.muli %4378, %c4 : index
                %4380 = arith.addi %4377, %4379 : index
                %4381 = arith.muli %4376, %c16 : index
                %4382 = arith.divui %4380, %c22 : index
                %4383 = arith.muli %4382, %c22 : index
                %4384 = arith.remui %4380, %c10 : index
                %4385 = arith.muli %4384, %c10 : index
                %4386 = arith.addi %4383, %4385 : index
                %4387 = arith.divui %4380, %c10 : index
                %4388 = arith.remui %4387, %c10 : index
                %4389 = arith.addi %4386, %4388 : index
                %4390 = arith.addi %4381, %4389 : index
                %4391 = arith.addi %4375, %4390 : index
                %4392 = arith.addi %4327, %4391 : index
                %4393 = vector.shuffle %4305, %4305 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4393, %kv[%4392] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4394 = arith.addi %4301, %c2 : index
                %4395 = arith.divui %4394, %c16 : index
                %4396 = arith.muli %4395, %c5 : index
                %4397 = arith.addi %4396, %c14 : index
                %4398 = arith.remui %4394, %c16 : index
                %4399 = arith.divui %4073, %c10 : index
                %4400 = arith.remui %4073, %c10 : index
                %4401 = arith.muli %4400, %c4 : index
                %4402 = arith.addi %4399, %4401 : index
                %4403 = arith.muli %4398, %c16 : index
                %4404 = arith.divui %4402, %c22 : index
                %4405 = arith.muli %4404, %c22 : index
                %4406 = arith.remui %4402, %c10 : index
                %4407 = arith.muli %4406, %c10 : index
                %4408 = arith.addi %4405, %4407 : index
                %4409 = arith.divui %4402, %c10 : index
                %4410 = arith.remui %4409, %c10 : index
                %4411 = arith.addi %4408, %4410 : index
                %4412 = arith.addi %4403, %4411 : index
                %4413 = arith.addi %4397, %4412 : index
                %4414 = arith.addi %4327, %4413 : index
                %4415 = vector.shuffle %4305, %4305 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4415, %kv[%4414] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %4416 = arith.addi %3702, %c46 : index
      %4417 = arith.addi %3701, %4416 : index
      %4418 = arith.cmpi slt, %4417, %24 : index
      %4419 = arith.cmpi slt, %4416, %c16 : index
      %4420 = arith.andi %4418, %4419 : i1
      scf.if %4420 {
        %4421 = arith.addi %3701, %4416 : index
        %4422 = arith.addi %slotsAt, %4421 : index
        %4423 = memref.load %step[%4422] : memref<?xi32>
        %4424 = arith.index_cast %4423 : i32 to index
        %4425 = arith.cmpi sge, %4424, %c11 : index
        scf.if %4425 {
          %4426 = arith.muli %4416, %c30 : index
          %4427 = arith.subi %0, %heads : index
          %4428 = memref.load %scales[%4427] : memref<?xf32>
          %4429 = vector.broadcast %4428 : f32 to vector<4xf32>
          %4430 = arith.divui %4424, %c16 : index
          %4431 = arith.remui %4424, %c16 : index
          %4432 = arith.muli %4430, %pageBytes : index
          %4433 = arith.cmpi eq, %codec, %c11 : index
          scf.if %4433 {
            %4434 = wave.lane
            %4435 = arith.muli %4434, %c22 : index
            scf.for %4436 = %4435 to %c30 step %c8 {
              %4437 = arith.addi %4426, %4436 : index
              %4438 = vector.load %22[%4437] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4439 = arith.mulf %4438, %4429 : vector<4xf32>
              %4440 = arith.minimumf %4439, %c50 : vector<4xf32>
              %4441 = arith.maximumf %4440, %c51 : vector<4xf32>
              %4442 = arith.truncf %4441 : vector<4xf32> to vector<4xf16>
              %4443 = vector.bitcast %4442 : vector<4xf16> to vector<8xi8>
              %4444 = arith.cmpi slt, %4427, %kvHeads : index
              scf.if %4444 {
                %4445 = arith.muli %4427, %c13 : index
                %4446 = arith.addi %4432, %4445 : index
                %4447 = arith.divui %4436, %c16 : index
                %4448 = arith.muli %4447, %c52 : index
                %4449 = arith.remui %4436, %c16 : index
                %4450 = arith.divui %4449, %c4 : index
                %4451 = arith.muli %4450, %c5 : index
                %4452 = arith.muli %4431, %c16 : index
                %4453 = arith.addi %4451, %4452 : index
                %4454 = arith.remui %4449, %c4 : index
                %4455 = arith.muli %4454, %c10 : index
                %4456 = arith.addi %4453, %4455 : index
                %4457 = arith.addi %4448, %4456 : index
                %4458 = arith.addi %4446, %4457 : index
                vector.store %4443, %kv[%4458] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %4459 = arith.subi %4427, %kvHeads : index
                %4460 = arith.muli %4459, %c13 : index
                %4461 = arith.addi %4432, %4460 : index
                %4462 = arith.addi %4436, %c11 : index
                %4463 = arith.divui %4462, %c16 : index
                %4464 = arith.muli %4463, %c52 : index
                %4465 = arith.addi %4464, %c36 : index
                %4466 = arith.remui %4462, %c16 : index
                %4467 = arith.divui %4431, %c10 : index
                %4468 = arith.remui %4431, %c10 : index
                %4469 = arith.muli %4468, %c4 : index
                %4470 = arith.addi %4467, %4469 : index
                %4471 = arith.divui %4470, %c4 : index
                %4472 = arith.muli %4471, %c5 : index
                %4473 = arith.muli %4466, %c16 : index
                %4474 = arith.addi %4472, %4473 : index
                %4475 = arith.remui %4470, %c4 : index
                %4476 = arith.muli %4475, %c10 : index
                %4477 = arith.addi %4474, %4476 : index
                %4478 = arith.addi %4465, %4477 : index
                %4479 = arith.addi %4461, %4478 : index
                %4480 = vector.shuffle %4443, %4443 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %4480, %kv[%4479] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4481 = arith.addi %4436, %c12 : index
                %4482 = arith.divui %4481, %c16 : index
                %4483 = arith.muli %4482, %c52 : index
                %4484 = arith.addi %4483, %c36 : index
                %4485 = arith.remui %4481, %c16 : index
                %4486 = arith.divui %4431, %c10 : index
                %4487 = arith.remui %4431, %c10 : index
                %4488 = arith.muli %4487, %c4 : index
                %4489 = arith.addi %4486, %4488 : index
                %4490 = arith.divui %4489, %c4 : index
                %4491 = arith.muli %4490, %c5 : index
                %4492 = arith.muli %4485, %c16 : index
                %4493 = arith.addi %4491, %4492 : index
                %4494 = arith.remui %4489, %c4 : index
                %4495 = arith.muli %4494, %c10 : index
                %4496 = arith.addi %4493, %4495 : index
                %4497 = arith.addi %4484, %4496 : index
                %4498 = arith.addi %4461, %4497 : index
                %4499 = vector.shuffle %4443, %4443 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %4499, %kv[%4498] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4500 = arith.addi %4436, %c10 : index
                %4501 = arith.divui %4500, %c16 : index
                %4502 = arith.muli %4501, %c52 : index
                %4503 = arith.addi %4502, %c36 : index
                %4504 = arith.remui %4500, %c16 : index
                %4505 = arith.divui %4431, %c10 : index
                %4506 = arith.remui %4431, %c10 : index
                %4507 = arith.muli %4506, %c4 : index
                %4508 = arith.addi %4505, %4507 : index
                %4509 = arith.divui %4508, %c4 : index
                %4510 = arith.muli %4509, %c5 : index
                %4511 = arith.muli %4504, %c16 : index
                %4512 = arith.addi %4510, %4511 : index
                %4513 = arith.remui %4508, %c4 : index
                %4514 = arith.muli %4513, %c10 : index
                %4515 = arith.addi %4512, %4514 : index
                %4516 = arith.addi %4503, %4515 : index
                %4517 = arith.addi %4461, %4516 : index
                %4518 = vector.shuffle %4443, %4443 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %4518, %kv[%4517] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4519 = arith.addi %4436, %c2 : index
                %4520 = arith.divui %4519, %c16 : index
                %4521 = arith.muli %4520, %c52 : index
                %4522 = arith.addi %4521, %c36 : index
                %4523 = arith.remui %4519, %c16 : index
                %4524 = arith.divui %4431, %c10 : index
                %4525 = arith.remui %4431, %c10 : index
                %4526 = arith.muli %4525, %c4 : index
                %4527 = arith.addi %4524, %4526 : index
                %4528 = arith.divui %4527, %c4 : index
                %4529 = arith.muli %4528, %c5 : index
                %4530 = arith.muli %4523, %c16 : index
                %4531 = arith.addi %4529, %4530 : index
                %4532 = arith.remui %4527, %c4 : index
                %4533 = arith.muli %4532, %c10 : index
                %4534 = arith.addi %4531, %4533 : index
                %4535 = arith.addi %4522, %4534 : index
                %4536 = arith.addi %4461, %4535 : index
                %4537 = vector.shuffle %4443, %4443 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %4537, %kv[%4536] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %4538 = arith.cmpi eq, %codec, %c12 : index
          scf.if %4538 {
            %4539 = wave.lane
            %4540 = arith.muli %4539, %c22 : index
            scf.for %4541 = %4540 to %c30 step %c8 {
              %4542 = arith.addi %4426, %4541 : index
              %4543 = vector.load %22[%4542] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4544 = arith.mulf %4543, %4429 : vector<4xf32>
              %4545 = wave.fp8_encode "e4m3" %4544 : vector<4xf32> -> vector<4xi8>
              %4546 = arith.cmpi slt, %4427, %kvHeads : index
              scf.if %4546 {
                %4547 = arith.muli %4427, %c36 : index
                %4548 = arith.addi %4432, %4547 : index
                %4549 = vector.shuffle %4545, %4545 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4550 = arith.divui %4541, %c16 : index
                %4551 = arith.muli %4550, %c5 : index
                %4552 = arith.remui %4541, %c16 : index
                %4553 = arith.muli %4431, %c16 : index
                %4554 = arith.divui %4552, %c22 : index
                %4555 = arith.muli %4554, %c22 : index
                %4556 = arith.remui %4552, %c10 : index
                %4557 = arith.muli %4556, %c10 : index
                %4558 = arith.addi %4555, %4557 : index
                %4559 = arith.divui %4552, %c10 : index
                %4560 = arith.remui %4559, %c10 : index
                %4561 = arith.addi %4558, %4560 : index
                %4562 = arith.addi %4553, %4561 : index
                %4563 = arith.addi %4551, %4562 : index
                %4564 = arith.addi %4548, %4563 : index
                vector.store %4549, %kv[%4564] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4565 = arith.subi %4427, %kvHeads : index
                %4566 = arith.muli %4565, %c36 : index
                %4567 = arith.addi %4432, %4566 : index
                %4568 = arith.addi %4541, %c11 : index
                %4569 = arith.divui %4568, %c16 : index
                %4570 = arith.muli %4569, %c5 : index
                %4571 = arith.addi %4570, %c14 : index
                %4572 = arith.remui %4568, %c16 : index
                %4573 = arith.divui %4431, %c10 : index
                %4574 = arith.remui %4431, %c10 : index
                %4575 = arith.muli %4574, %c4 : index
                %4576 = arith.addi %4573, %4575 : index
                %4577 = arith.muli %4572, %c16 : index
                %4578 = arith.divui %4576, %c22 : index
                %4579 = arith.muli %4578, %c22 : index
                %4580 = arith.remui %4576, %c10 : index
                %4581 = arith.muli %4580, %c10 : index
                %4582 = arith.addi %4579, %4581 : index
                %4583 = arith.divui %4576, %c10 : index
                %4584 = arith.remui %4583, %c10 : index
                %4585 = arith.addi %4582, %4584 : index
                %4586 = arith.addi %4577, %4585 : index
                %4587 = arith.addi %4571, %4586 : index
                %4588 = arith.addi %4567, %4587 : index
                %4589 = vector.shuffle %4545, %4545 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4589, %kv[%4588] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4590 = arith.addi %4541, %c12 : index
                %4591 = arith.divui %4590, %c16 : index
                %4592 = arith.muli %4591, %c5 : index
                %4593 = arith.addi %4592, %c14 : index
                %4594 = arith.remui %4590, %c16 : index
                %4595 = arith.divui %4431, %c10 : index
                %4596 = arith.remui %4431, %c10 : index
                %4597 = arith.muli %4596, %c4 : index
                %4598 = arith.addi %4595, %4597 : index
                %4599 = arith.muli %4594, %c16 : index
                %4600 = arith.divui %4598, %c22 : index
                %4601 = arith.muli %4600, %c22 : index
                %4602 = arith.remui %4598, %c10 : index
                %4603 = arith.muli %4602, %c10 : index
                %4604 = arith.addi %4601, %4603 : index
                %4605 = arith.divui %4598, %c10 : index
                %4606 = arith.remui %4605, %c10 : index
                %4607 = arith.addi %4604, %4606 : index
                %4608 = arith.addi %4599, %4607 : index
                %4609 = arith.addi %4593, %4608 : index
                %4610 = arith.addi %4567, %4609 : index
                %4611 = vector.shuffle %4545, %4545 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4611, %kv[%4610] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4612 = arith.addi %4541, %c10 : index
                %4613 = arith.divui %4612, %c16 : index
                %4614 = arith.muli %4613, %c5 : index
                %4615 = arith.addi %4614, %c14 : index
                %4616 = arith.remui %4612, %c16 : index
                %4617 = arith.divui %4431, %c10 : index
                %4618 = arith.remui %4431, %c10 : index
                %4619 = arith.muli %4618, %c4 : index
                %4620 = arith.addi %4617, %4619 : index
                %4621 = arith.muli %4616, %c16 : index
                %4622 = arith.divui %4620, %c22 : index
                %4623 = arith.muli %4622, %c22 : index
                %4624 = arith.remui %4620, %c10 : index
                %4625 = arith.muli %4624, %c10 : index
                %4626 = arith.addi %4623, %4625 : index
                %4627 = arith.divui %4620, %c10 : index
                %4628 = arith.remui %4627, %c10 : index
                %4629 = arith.addi %4626, %4628 : index
                %4630 = arith.addi %4621, %4629 : index
                %4631 = arith.addi %4615, %4630 : index
                %4632 = arith.addi %4567, %4631 : index
                %4633 = vector.shuffle %4545, %4545 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4633, %kv[%4632] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4634 = arith.addi %4541, %c2 : index
                %4635 = arith.divui %4634, %c16 : index
                %4636 = arith.muli %4635, %c5 : index
                %4637 = arith.addi %4636, %c14 : index
                %4638 = arith.remui %4634, %c16 : index
                %4639 = arith.divui %4431, %c10 : index
                %4640 = arith.remui %4431, %c10 : index
                %4641 = arith.muli %4640, %c4 : index
                %4642 = arith.addi %4639, %4641 : index
                %4643 = arith.muli %4638, %c16 : index
                %4644 = arith.divui %4642, %c22 : index
                %4645 = arith.muli %4644, %c22 : index
                %4646 = arith.remui %4642, %c10 : index
                %4647 = arith.muli %4646, %c10 : index
                %4648 = arith.addi %4645, %4647 : index
                %4649 = arith.divui %4642, %c10 : index
                %4650 = arith.remui %4649, %c10 : index
                %4651 = arith.addi %4648, %4650 : index
                %4652 = arith.addi %4643, %4651 : index
                %4653 = arith.addi %4637, %4652 : index
                %4654 = arith.addi %4567, %4653 : index
                %4655 = vector.shuffle %4545, %4545 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4655, %kv[%4654] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %4656 = arith.cmpi eq, %codec, %c10 : index
          scf.if %4656 {
            %4657 = wave.lane
            %4658 = arith.muli %4657, %c22 : index
            scf.for %4659 = %4658 to %c30 step %c8 {
              %4660 = arith.addi %4426, %4659 : index
              %4661 = vector.load %22[%4660] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4662 = arith.mulf %4661, %4429 : vector<4xf32>
              %4663 = wave.fp8_encode "e5m2" %4662 : vector<4xf32> -> vector<4xi8>
              %4664 = arith.cmpi slt, %4427, %kvHeads : index
              scf.if %4664 {
                %4665 = arith.muli %4427, %c36 : index
                %4666 = arith.addi %4432, %4665 : index
                %4667 = vector.shuffle %4663, %4663 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4668 = arith.divui %4659, %c16 : index
                %4669 = arith.muli %4668, %c5 : index
                %4670 = arith.remui %4659, %c16 : index
                %4671 = arith.muli %4431, %c16 : index
                %4672 = arith.divui %4670, %c22 : index
                %4673 = arith.muli %4672, %c22 : index
                %4674 = arith.remui %4670, %c10 : index
                %4675 = arith.muli %4674, %c10 : index
                %4676 = arith.addi %4673, %4675 : index
                %4677 = arith.divui %4670, %c10 : index
                %4678 = arith.remui %4677, %c10 : index
                %4679 = arith.addi %4676, %4678 : index
                %4680 = arith.addi %4671, %4679 : index
                %4681 = arith.addi %4669, %4680 : index
                %4682 = arith.addi %4666, %4681 : index
                vector.store %4667, %kv[%4682] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4683 = arith.subi %4427, %kvHeads : index
                %4684 = arith.muli %4683, %c36 : index
                %4685 = arith.addi %4432, %4684 : index
                %4686 = arith.addi %4659, %c11 : index
                %4687 = arith.divui %4686, %c16 : index
                %4688 = arith.muli %4687, %c5 : index
                %4689 = arith.addi %4688, %c14 : index
                %4690 = arith.remui %4686, %c16 : index
                %4691 = arith.divui %4431, %c10 : index
                %4692 = arith.remui %4431, %c10 : index
                %4693 = arith.muli %4692, %c4 : index
                %4694 = arith.addi %4691, %4693 : index
                %4695 = arith.muli %4690, %c16 : index
                %4696 = arith.divui %4694, %c22 : index
                %4697 = arith.muli %4696, %c22 : index
                %4698 = arith.remui %4694, %c10 : index
                %4699 = arith.muli %4698, %c10 : index
                %4700 = arith.addi %4697, %4699 : index
                %4701 = arith.divui %4694, %c10 : index
                %4702 = arith.remui %4701, %c10 : index
                %4703 = arith.addi %4700, %4702 : index
                %4704 = arith.addi %4695, %4703 : index
                %4705 = arith.addi %4689, %4704 : index
                %4706 = arith.addi %4685, %4705 : index
                %4707 = vector.shuffle %4663, %4663 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4707, %kv[%4706] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4708 = arith.addi %4659, %c12 : index
                %4709 = arith.divui %4708, %c16 : index
                %4710 = arith.muli %4709, %c5 : index
                %4711 = arith.addi %4710, %c14 : index
                %4712 = arith.remui %4708, %c16 : index
                %4713 = arith.divui %4431, %c10 : index
                %4714 = arith.remui %4431, %c10 : index
                %4715 = arith.muli %4714, %c4 : index
                %4716 = arith.addi %4713, %4715 : index
                %4717 = arith.muli %4712, %c16 : index
                %4718 = arith.divui %4716, %c22 : index
                %4719 = arith.muli %4718, %c22 : index
                %4720 = arith.remui %4716, %c10 : index
                %4721 = arith.muli %4720, %c10 : index
                %4722 = arith.addi %4719, %4721 : index
                %4723 = arith.divui %4716, %c10 : index
                %4724 = arith.remui %4723, %c10 : index
                %4725 = arith.addi %4722, %4724 : index
                %4726 = arith.addi %4717, %4725 : index
                %4727 = arith.addi %4711, %4726 : index
                %4728 = arith.addi %4685, %4727 : index
                %4729 = vector.shuffle %4663, %4663 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4729, %kv[%4728] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4730 = arith.addi %4659, %c10 : index
                %4731 = arith.divui %4730, %c16 : index
                %4732 = arith.muli %4731, %c5 : index
                %4733 = arith.addi %4732, %c14 : index
                %4734 = arith.remui %4730, %c16 : index
                %4735 = arith.divui %4431, %c10 : index
                %4736 = arith.remui %4431, %c10 : index
                %4737 = arith.muli %4736, %c4 : index
                %4738 = arith.addi %4735, %4737 : index
                %4739 = arith.muli %4734, %c16 : index
                %4740 = arith.divui %4738, %c22 : index
                %4741 = arith.muli %4740, %c22 : index
                %4742 = arith.remui %4738, %c10 : index
                %4743 = arith.muli %4742, %c10 : index
                %4744 = arith.addi %4741, %4743 : index
                %4745 = arith.divui %4738, %c10 : index
                %4746 = arith.remui %4745, %c10 : index
                %4747 = arith.addi %4744, %4746 : index
                %4748 = arith.addi %4739, %4747 : index
                %4749 = arith.addi %4733, %4748 : index
                %4750 = arith.addi %4685, %4749 : index
                %4751 = vector.shuffle %4663, %4663 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4751, %kv[%4750] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4752 = arith.addi %4659, %c2 : index
                %4753 = arith.divui %4752, %c16 : index
                %4754 = arith.muli %4753, %c5 : index
                %4755 = arith.addi %4754, %c14 : index
                %4756 = arith.remui %4752, %c16 : index
                %4757 = arith.divui %4431, %c10 : index
                %4758 = arith.remui %4431, %c10 : index
                %4759 = arith.muli %4758, %c4 : index
                %4760 = arith.addi %4757, %4759 : index
                %4761 = arith.muli %4756, %c16 : index
                %4762 = arith.divui %4760, %c22 : index
                %4763 = arith.muli %4762, %c22 : index
                %4764 = arith.remui %4760, %c10 : index
                %4765 = arith.muli %4764, %c10 : index
                %4766 = arith.addi %4763, %4765 : index
                %4767 = arith.divui %4760, %c10 : index
                %4768 = arith.remui %4767, %c10 : index
                %4769 = arith.addi %4766, %4768 : index
                %4770 = arith.addi %4761, %4769 : index
                %4771 = arith.addi %4755, %4770 : index
                %4772 = arith.addi %4685, %4771 : index
                %4773 = vector.shuffle %4663, %4663 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4773, %kv[%4772] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %4774 = arith.addi %25, %c18 : index
    %4775 = wave.lane
    %4776 = arith.muli %3, %c10 : index
    %4777 = arith.muli %4776, %c5 : index
    %4778 = arith.addi %4777, %4775 : index
    %4779 = arith.muli %4, %c14 : index
    %4780 = arith.addi %4779, %4778 : index
    %4781 = arith.addi %4780, %c11 : index
    %4782 = arith.addi %4781, %c11 : index
    %4783 = vector.extract %638#6[0] : f32 from vector<8xf32>
    memref.store %4783, %21[%4782] : memref<?xf32>
    %4784 = arith.muli %4, %c14 : index
    %4785 = arith.addi %4784, %4778 : index
    %4786 = arith.addi %4785, %c11 : index
    %4787 = arith.addi %4786, %c17 : index
    %4788 = vector.extract %638#6[1] : f32 from vector<8xf32>
    memref.store %4788, %21[%4787] : memref<?xf32>
    %4789 = arith.muli %4, %c14 : index
    %4790 = arith.addi %4789, %4778 : index
    %4791 = arith.addi %4790, %c11 : index
    %4792 = arith.addi %4791, %c6 : index
    %4793 = vector.extract %638#6[2] : f32 from vector<8xf32>
    memref.store %4793, %21[%4792] : memref<?xf32>
    %4794 = arith.muli %4, %c14 : index
    %4795 = arith.addi %4794, %4778 : index
    %4796 = arith.addi %4795, %c11 : index
    %4797 = arith.addi %4796, %c30 : index
    %4798 = vector.extract %638#6[3] : f32 from vector<8xf32>
    memref.store %4798, %21[%4797] : memref<?xf32>
    %4799 = arith.muli %4, %c14 : index
    %4800 = arith.addi %4799, %4778 : index
    %4801 = arith.addi %4800, %c11 : index
    %4802 = arith.addi %4801, %c8 : index
    %4803 = vector.extract %638#6[4] : f32 from vector<8xf32>
    memref.store %4803, %21[%4802] : memref<?xf32>
    %4804 = arith.muli %4, %c14 : index
    %4805 = arith.addi %4804, %4778 : index
    %4806 = arith.addi %4805, %c11 : index
    %4807 = arith.addi %4806, %c31 : index
    %4808 = vector.extract %638#6[5] : f32 from vector<8xf32>
    memref.store %4808, %21[%4807] : memref<?xf32>
    %4809 = arith.muli %4, %c14 : index
    %4810 = arith.addi %4809, %4778 : index
    %4811 = arith.addi %4810, %c11 : index
    %4812 = arith.addi %4811, %c32 : index
    %4813 = vector.extract %638#6[6] : f32 from vector<8xf32>
    memref.store %4813, %21[%4812] : memref<?xf32>
    %4814 = arith.muli %4, %c14 : index
    %4815 = arith.addi %4814, %4778 : index
    %4816 = arith.addi %4815, %c11 : index
    %4817 = arith.addi %4816, %c33 : index
    %4818 = vector.extract %638#6[7] : f32 from vector<8xf32>
    memref.store %4818, %21[%4817] : memref<?xf32>
    %4819 = arith.muli %4, %c14 : index
    %4820 = arith.addi %4819, %4778 : index
    %4821 = arith.addi %4820, %c5 : index
    %4822 = arith.addi %4821, %c11 : index
    %4823 = vector.extract %638#7[0] : f32 from vector<8xf32>
    memref.store %4823, %21[%4822] : memref<?xf32>
    %4824 = arith.muli %4, %c14 : index
    %4825 = arith.addi %4824, %4778 : index
    %4826 = arith.addi %4825, %c5 : index
    %4827 = arith.addi %4826, %c17 : index
    %4828 = vector.extract %638#7[1] : f32 from vector<8xf32>
    memref.store %4828, %21[%4827] : memref<?xf32>
    %4829 = arith.muli %4, %c14 : index
    %4830 = arith.addi %4829, %4778 : index
    %4831 = arith.addi %4830, %c5 : index
    %4832 = arith.addi %4831, %c6 : index
    %4833 = vector.extract %638#7[2] : f32 from vector<8xf32>
    memref.store %4833, %21[%4832] : memref<?xf32>
    %4834 = arith.muli %4, %c14 : index
    %4835 = arith.addi %4834, %4778 : index
    %4836 = arith.addi %4835, %c5 : index
    %4837 = arith.addi %4836, %c30 : index
    %4838 = vector.extract %638#7[3] : f32 from vector<8xf32>
    memref.store %4838, %21[%4837] : memref<?xf32>
    %4839 = arith.muli %4, %c14 : index
    %4840 = arith.addi %4839, %4778 : index
    %4841 = arith.addi %4840, %c5 : index
    %4842 = arith.addi %4841, %c8 : index
    %4843 = vector.extract %638#7[4] : f32 from vector<8xf32>
    memref.store %4843, %21[%4842] : memref<?xf32>
    %4844 = arith.muli %4, %c14 : index
    %4845 = arith.addi %4844, %4778 : index
    %4846 = arith.addi %4845, %c5 : index
    %4847 = arith.addi %4846, %c31 : index
    %4848 = vector.extract %638#7[5] : f32 from vector<8xf32>
    memref.store %4848, %21[%4847] : memref<?xf32>
    %4849 = arith.muli %4, %c14 : index
    %4850 = arith.addi %4849, %4778 : index
    %4851 = arith.addi %4850, %c5 : index
    %4852 = arith.addi %4851, %c32 : index
    %4853 = vector.extract %638#7[6] : f32 from vector<8xf32>
    memref.store %4853, %21[%4852] : memref<?xf32>
    %4854 = arith.muli %4, %c14 : index
    %4855 = arith.addi %4854, %4778 : index
    %4856 = arith.addi %4855, %c5 : index
    %4857 = arith.addi %4856, %c33 : index
    %4858 = vector.extract %638#7[7] : f32 from vector<8xf32>
    memref.store %4858, %21[%4857] : memref<?xf32>
    wave.barrier
    %4859 = arith.muli %4, %c10 : index
    %4860 = arith.addi %4859, %c11 : index
    %4861 = arith.muli %4860, %c10 : index
    %4862 = arith.divui %4775, %c16 : index
    %4863 = arith.addi %4861, %4862 : index
    %4864 = arith.addi %4774, %4863 : index
    %4865 = arith.cmpi slt, %4864, %24 : index
    scf.if %4865 {
      %4866 = arith.cmpi eq, %hasFactors, %c12 : index
      %4867 = arith.muli %4864, %c10 : index
      %4868 = memref.load %factors[%4867] : memref<?xf32>
      %4869 = arith.mulf %4868, %operandScale : f32
      %4870 = arith.select %4866, %4869, %operandScale : f32
      %4871 = arith.addi %4778, %c11 : index
      %4872 = arith.muli %4860, %c17 : index
      %4873 = arith.addi %4871, %4872 : index
      %4874 = memref.load %21[%4873] : memref<?xf32>
      %4875 = arith.addi %4873, %c14 : index
      %4876 = memref.load %21[%4875] : memref<?xf32>
      %4877 = arith.addf %4874, %4876 : f32
      %4878 = arith.addi %4873, %c36 : index
      %4879 = memref.load %21[%4878] : memref<?xf32>
      %4880 = arith.addf %4877, %4879 : f32
      %4881 = arith.addi %4873, %c37 : index
      %4882 = memref.load %21[%4881] : memref<?xf32>
      %4883 = arith.addf %4880, %4882 : f32
      %4884 = arith.remui %4775, %c16 : index
      %4885 = arith.muli %4884, %c22 : index
      %4886 = arith.addi %18, %4885 : index
      %4887 = vector.load %w[%4886] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4888 = vector.bitcast %4887 : vector<4xi8> to vector<1xf32>
      %4889 = vector.extract %4888[0] : f32 from vector<1xf32>
      %4890 = arith.mulf %4889, %4870 : f32
      %4891 = arith.mulf %4883, %4890 : f32
      %4892 = arith.muli %3, %c10 : index
      %4893 = arith.addi %4892, %c11 : index
      %4894 = arith.muli %4893, %c16 : index
      %4895 = arith.remui %4775, %c16 : index
      %4896 = arith.addi %4894, %4895 : index
      %4897 = arith.muli %4863, %c30 : index
      %4898 = arith.addi %4897, %4896 : index
      memref.store %4891, %22[%4898] : memref<?xf32>
      %4899 = arith.addi %4778, %c5 : index
      %4900 = arith.muli %4860, %c17 : index
      %4901 = arith.addi %4899, %4900 : index
      %4902 = memref.load %21[%4901] : memref<?xf32>
      %4903 = arith.addi %4901, %c14 : index
      %4904 = memref.load %21[%4903] : memref<?xf32>
      %4905 = arith.addf %4902, %4904 : f32
      %4906 = arith.addi %4901, %c36 : index
      %4907 = memref.load %21[%4906] : memref<?xf32>
      %4908 = arith.addf %4905, %4907 : f32
      %4909 = arith.addi %4901, %c37 : index
      %4910 = memref.load %21[%4909] : memref<?xf32>
      %4911 = arith.addf %4908, %4910 : f32
      %4912 = arith.remui %4775, %c16 : index
      %4913 = arith.muli %4912, %c22 : index
      %4914 = arith.addi %20, %4913 : index
      %4915 = vector.load %w[%4914] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4916 = vector.bitcast %4915 : vector<4xi8> to vector<1xf32>
      %4917 = vector.extract %4916[0] : f32 from vector<1xf32>
      %4918 = arith.mulf %4917, %4870 : f32
      %4919 = arith.mulf %4911, %4918 : f32
      %4920 = arith.muli %3, %c10 : index
      %4921 = arith.addi %4920, %c12 : index
      %4922 = arith.muli %4921, %c16 : index
      %4923 = arith.remui %4775, %c16 : index
      %4924 = arith.addi %4922, %4923 : index
      %4925 = arith.muli %4863, %c30 : index
      %4926 = arith.addi %4925, %4924 : index
      memref.store %4919, %22[%4926] : memref<?xf32>
    }
    %4927 = arith.muli %4, %c10 : index
    %4928 = arith.addi %4927, %c12 : index
    %4929 = arith.muli %4928, %c10 : index
    %4930 = arith.divui %4775, %c16 : index
    %4931 = arith.addi %4929, %4930 : index
    %4932 = arith.addi %4774, %4931 : index
    %4933 = arith.cmpi slt, %4932, %24 : index
    scf.if %4933 {
      %4934 = arith.cmpi eq, %hasFactors, %c12 : index
      %4935 = arith.muli %4932, %c10 : index
      %4936 = memref.load %factors[%4935] : memref<?xf32>
      %4937 = arith.mulf %4936, %operandScale : f32
      %4938 = arith.select %4934, %4937, %operandScale : f32
      %4939 = arith.addi %4778, %c11 : index
      %4940 = arith.muli %4928, %c17 : index
      %4941 = arith.addi %4939, %4940 : index
      %4942 = memref.load %21[%4941] : memref<?xf32>
      %4943 = arith.addi %4941, %c14 : index
      %4944 = memref.load %21[%4943] : memref<?xf32>
      %4945 = arith.addf %4942, %4944 : f32
      %4946 = arith.addi %4941, %c36 : index
      %4947 = memref.load %21[%4946] : memref<?xf32>
      %4948 = arith.addf %4945, %4947 : f32
      %4949 = arith.addi %4941, %c37 : index
      %4950 = memref.load %21[%4949] : memref<?xf32>
      %4951 = arith.addf %4948, %4950 : f32
      %4952 = arith.remui %4775, %c16 : index
      %4953 = arith.muli %4952, %c22 : index
      %4954 = arith.addi %18, %4953 : index
      %4955 = vector.load %w[%4954] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4956 = vector.bitcast %4955 : vector<4xi8> to vector<1xf32>
      %4957 = vector.extract %4956[0] : f32 from vector<1xf32>
      %4958 = arith.mulf %4957, %4938 : f32
      %4959 = arith.mulf %4951, %4958 : f32
      %4960 = arith.muli %3, %c10 : index
      %4961 = arith.addi %4960, %c11 : index
      %4962 = arith.muli %4961, %c16 : index
      %4963 = arith.remui %4775, %c16 : index
      %4964 = arith.addi %4962, %4963 : index
      %4965 = arith.muli %4931, %c30 : index
      %4966 = arith.addi %4965, %4964 : index
      memref.store %4959, %22[%4966] : memref<?xf32>
      %4967 = arith.addi %4778, %c5 : index
      %4968 = arith.muli %4928, %c17 : index
      %4969 = arith.addi %4967, %4968 : index
      %4970 = memref.load %21[%4969] : memref<?xf32>
      %4971 = arith.addi %4969, %c14 : index
      %4972 = memref.load %21[%4971] : memref<?xf32>
      %4973 = arith.addf %4970, %4972 : f32
      %4974 = arith.addi %4969, %c36 : index
      %4975 = memref.load %21[%4974] : memref<?xf32>
      %4976 = arith.addf %4973, %4975 : f32
      %4977 = arith.addi %4969, %c37 : index
      %4978 = memref.load %21[%4977] : memref<?xf32>
      %4979 = arith.addf %4976, %4978 : f32
      %4980 = arith.remui %4775, %c16 : index
      %4981 = arith.muli %4980, %c22 : index
      %4982 = arith.addi %20, %4981 : index
      %4983 = vector.load %w[%4982] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4984 = vector.bitcast %4983 : vector<4xi8> to vector<1xf32>
      %4985 = vector.extract %4984[0] : f32 from vector<1xf32>
      %4986 = arith.mulf %4985, %4938 : f32
      %4987 = arith.mulf %4979, %4986 : f32
      %4988 = arith.muli %3, %c10 : index
      %4989 = arith.addi %4988, %c12 : index
      %4990 = arith.muli %4989, %c16 : index
      %4991 = arith.remui %4775, %c16 : index
      %4992 = arith.addi %4990, %4991 : index
      %4993 = arith.muli %4931, %c30 : index
      %4994 = arith.addi %4993, %4992 : index
      memref.store %4987, %22[%4994] : memref<?xf32>
    }
    wave.barrier
    %4995 = arith.addi %25, %c18 : index
    %4996 = wave.wave
    %4997 = arith.addi %4996, %c11 : index
    %4998 = arith.addi %4995, %4997 : index
    %4999 = arith.cmpi slt, %4998, %24 : index
    %5000 = arith.cmpi slt, %4997, %c16 : index
    %5001 = arith.andi %4999, %5000 : i1
    scf.if %5001 {
      %5002 = arith.addi %4995, %4997 : index
      %5003 = arith.muli %4997, %c30 : index
      %5004 = wave.lane
      %5005 = arith.addi %5004, %c11 : index
      %5006 = arith.cmpi eq, %hasBias, %c12 : index
      %5007 = arith.addi %5003, %5005 : index
      %5008 = memref.load %22[%5007] : memref<?xf32>
      %5009 = arith.muli %0, %c30 : index
      %5010 = arith.addi %5009, %5005 : index
      %5011 = memref.load %bias[%5010] : memref<?xf32>
      %5012 = arith.addf %5008, %5011 : f32
      %5013 = arith.select %5006, %5012, %5008 : f32
      %5014 = arith.addi %5005, %c18 : index
      %5015 = arith.cmpi eq, %hasBias, %c12 : index
      %5016 = arith.addi %5003, %5014 : index
      %5017 = memref.load %22[%5016] : memref<?xf32>
      %5018 = arith.muli %0, %c30 : index
      %5019 = arith.addi %5018, %5014 : index
      %5020 = memref.load %bias[%5019] : memref<?xf32>
      %5021 = arith.addf %5017, %5020 : f32
      %5022 = arith.select %5015, %5021, %5017 : f32
      %5023 = arith.addi %5004, %c17 : index
      %5024 = arith.cmpi slt, %5023, %c18 : index
      %5025 = arith.minsi %5023, %c39 : index
      %5026 = arith.cmpi eq, %hasBias, %c12 : index
      %5027 = arith.addi %5003, %5025 : index
      %5028 = memref.load %22[%5027] : memref<?xf32>
      %5029 = arith.muli %0, %c30 : index
      %5030 = arith.addi %5029, %5025 : index
      %5031 = memref.load %bias[%5030] : memref<?xf32>
      %5032 = arith.addf %5028, %5031 : f32
      %5033 = arith.select %5026, %5032, %5028 : f32
      %5034 = arith.addi %5025, %c18 : index
      %5035 = arith.cmpi eq, %hasBias, %c12 : index
      %5036 = arith.addi %5003, %5034 : index
      %5037 = memref.load %22[%5036] : memref<?xf32>
      %5038 = arith.muli %0, %c30 : index
      %5039 = arith.addi %5038, %5034 : index
      %5040 = memref.load %bias[%5039] : memref<?xf32>
      %5041 = arith.addf %5037, %5040 : f32
      %5042 = arith.select %5035, %5041, %5037 : f32
      %5043 = arith.addi %heads, %kvHeads : index
      %5044 = arith.cmpi slt, %0, %5043 : index
      scf.if %5044 {
        %5045 = arith.addi %positionsAt, %5002 : index
        %5046 = memref.load %step[%5045] : memref<?xi32>
        %5047 = arith.index_cast %5046 : i32 to index
        %5048 = arith.cmpi eq, %hasNorm, %c12 : index
        %5049 = math.fma %5013, %5013, %c42 : f32
        %5050 = math.fma %5022, %5022, %5049 : f32
        %5051 = math.fma %5033, %5033, %5050 : f32
        %5052 = arith.select %5024, %5051, %5050 : f32
        %5053 = math.fma %5042, %5042, %5052 : f32
        %5054 = arith.select %5024, %5053, %5052 : f32
        %5055 = vector.broadcast %5054 : f32 to vector<1xf32>
        %5056 = wave.reduce "add" %5055 : vector<1xf32>
        %5057 = arith.mulf %5056, %inverseHeadDim : f32
        %5058 = arith.addf %5057, %epsilon : f32
        %5059 = math.sqrt %5058 : f32
        %5060 = arith.divf %c44, %5059 : f32
        %5061 = arith.cmpi slt, %0, %heads : index
        %5062 = arith.addi %5005, %c18 : index
        %5063 = memref.load %query_norm[%5005] : memref<?xf32>
        %5064 = memref.load %key_norm[%5005] : memref<?xf32>
        %5065 = arith.select %5061, %5063, %5064 : f32
        %5066 = arith.mulf %5013, %5060 : f32
        %5067 = arith.mulf %5066, %5065 : f32
        %5068 = arith.select %5048, %5067, %5013 : f32
        %5069 = memref.load %query_norm[%5062] : memref<?xf32>
        %5070 = memref.load %key_norm[%5062] : memref<?xf32>
        %5071 = arith.select %5061, %5069, %5070 : f32
        %5072 = arith.mulf %5022, %5060 : f32
        %5073 = arith.mulf %5072, %5071 : f32
        %5074 = arith.select %5048, %5073, %5022 : f32
        %5075 = arith.addi %5025, %c18 : index
        %5076 = memref.load %query_norm[%5025] : memref<?xf32>
        %5077 = memref.load %key_norm[%5025] : memref<?xf32>
        %5078 = arith.select %5061, %5076, %5077 : f32
        %5079 = arith.mulf %5033, %5060 : f32
        %5080 = arith.mulf %5079, %5078 : f32
        %5081 = arith.select %5048, %5080, %5033 : f32
        %5082 = memref.load %query_norm[%5075] : memref<?xf32>
        %5083 = memref.load %key_norm[%5075] : memref<?xf32>
        %5084 = arith.select %5061, %5082, %5083 : f32
        %5085 = arith.mulf %5042, %5060 : f32
        %5086 = arith.mulf %5085, %5084 : f32
        %5087 = arith.select %5048, %5086, %5042 : f32
        %5088 = arith.remui %5047, %c5 : index
        %5089 = arith.muli %5088, %c30 : index
        %5090 = arith.addi %5089, %5005 : index
        %5091 = arith.divui %5047, %c5 : index
        %5092 = arith.addi %5091, %c5 : index
        %5093 = arith.muli %5092, %c30 : index
        %5094 = arith.addi %5093, %5005 : index
        %5095 = memref.load %rope[%5090] : memref<?xf32>
        %5096 = arith.addi %5090, %c18 : index
        %5097 = memref.load %rope[%5096] : memref<?xf32>
        %5098 = memref.load %rope[%5094] : memref<?xf32>
        %5099 = arith.addi %5094, %c18 : index
        %5100 = memref.load %rope[%5099] : memref<?xf32>
        %5101 = arith.mulf %5098, %5095 : f32
        %5102 = arith.mulf %5100, %5097 : f32
        %5103 = arith.subf %5101, %5102 : f32
        %5104 = arith.mulf %5100, %5095 : f32
        %5105 = arith.mulf %5098, %5097 : f32
        %5106 = arith.addf %5104, %5105 : f32
        %5107 = arith.mulf %5068, %5103 : f32
        %5108 = arith.mulf %5074, %5106 : f32
        %5109 = arith.subf %5107, %5108 : f32
        %5110 = arith.mulf %5074, %5103 : f32
        %5111 = arith.mulf %5068, %5106 : f32
        %5112 = arith.addf %5110, %5111 : f32
        %5113 = arith.cmpi slt, %0, %heads : index
        scf.if %5113 {
          %5114 = arith.muli %5002, %heads : index
          %5115 = arith.addi %5114, %0 : index
          %5116 = arith.muli %5115, %c30 : index
          %5117 = arith.addi %5116, %5005 : index
          memref.store %5109, %q[%5117] : memref<?xf32>
          %5118 = arith.addi %5117, %c18 : index
          memref.store %5112, %q[%5118] : memref<?xf32>
        } else {
          %5119 = arith.addi %5003, %5005 : index
          memref.store %5109, %22[%5119] : memref<?xf32>
          %5120 = arith.addi %5003, %5005 : index
          %5121 = arith.addi %5120, %c18 : index
          memref.store %5112, %22[%5121] : memref<?xf32>
        }
        %5122 = arith.remui %5047, %c5 : index
        %5123 = arith.muli %5122, %c30 : index
        %5124 = arith.addi %5123, %5025 : index
        %5125 = arith.divui %5047, %c5 : index
        %5126 = arith.addi %5125, %c5 : index
        %5127 = arith.muli %5126, %c30 : index
        %5128 = arith.addi %5127, %5025 : index
        %5129 = memref.load %rope[%5124] : memref<?xf32>
        %5130 = arith.addi %5124, %c18 : index
        %5131 = memref.load %rope[%5130] : memref<?xf32>
        %5132 = memref.load %rope[%5128] : memref<?xf32>
        %5133 = arith.addi %5128, %c18 : index
        %5134 = memref.load %rope[%5133] : memref<?xf32>
        %5135 = arith.mulf %5132, %5129 : f32
        %5136 = arith.mulf %5134, %5131 : f32
        %5137 = arith.subf %5135, %5136 : f32
        %5138 = arith.mulf %5134, %5129 : f32
        %5139 = arith.mulf %5132, %5131 : f32
        %5140 = arith.addf %5138, %5139 : f32
        %5141 = arith.mulf %5081, %5137 : f32
        %5142 = arith.mulf %5087, %5140 : f32
        %5143 = arith.subf %5141, %5142 : f32
        %5144 = arith.mulf %5087, %5137 : f32
        %5145 = arith.mulf %5081, %5140 : f32
        %5146 = arith.addf %5144, %5145 : f32
        scf.if %5024 {
          %5147 = arith.cmpi slt, %0, %heads : index
          scf.if %5147 {
            %5148 = arith.muli %5002, %heads : index
            %5149 = arith.addi %5148, %0 : index
            %5150 = arith.muli %5149, %c30 : index
            %5151 = arith.addi %5150, %5025 : index
            memref.store %5143, %q[%5151] : memref<?xf32>
            %5152 = arith.addi %5151, %c18 : index
            memref.store %5146, %q[%5152] : memref<?xf32>
          } else {
            %5153 = arith.addi %5003, %5025 : index
            memref.store %5143, %22[%5153] : memref<?xf32>
            %5154 = arith.addi %5003, %5025 : index
            %5155 = arith.addi %5154, %c18 : index
            memref.store %5146, %22[%5155] : memref<?xf32>
          }
        }
      } else {
        %5156 = arith.cmpi slt, %0, %heads : index
        scf.if %5156 {
          %5157 = arith.muli %5002, %heads : index
          %5158 = arith.addi %5157, %0 : index
          %5159 = arith.muli %5158, %c30 : index
          %5160 = arith.addi %5159, %5005 : index
          memref.store %5013, %q[%5160] : memref<?xf32>
          %5161 = arith.addi %5160, %c18 : index
          memref.store %5022, %q[%5161] : memref<?xf32>
        } else {
          %5162 = arith.addi %5003, %5005 : index
          memref.store %5013, %22[%5162] : memref<?xf32>
          %5163 = arith.addi %5003, %5005 : index
          %5164 = arith.addi %5163, %c18 : index
          memref.store %5022, %22[%5164] : memref<?xf32>
        }
        scf.if %5024 {
          %5165 = arith.cmpi slt, %0, %heads : index
          scf.if %5165 {
            %5166 = arith.muli %5002, %heads : index
            %5167 = arith.addi %5166, %0 : index
            %5168 = arith.muli %5167, %c30 : index
            %5169 = arith.addi %5168, %5025 : index
            memref.store %5033, %q[%5169] : memref<?xf32>
            %5170 = arith.addi %5169, %c18 : index
            memref.store %5042, %q[%5170] : memref<?xf32>
          } else {
            %5171 = arith.addi %5003, %5025 : index
            memref.store %5033, %22[%5171] : memref<?xf32>
            %5172 = arith.addi %5003, %5025 : index
            %5173 = arith.addi %5172, %c18 : index
            memref.store %5042, %22[%5173] : memref<?xf32>
          }
        }
      }
    }
    %5174 = arith.addi %4996, %c46 : index
    %5175 = arith.addi %4995, %5174 : index
    %5176 = arith.cmpi slt, %5175, %24 : index
    %5177 = arith.cmpi slt, %5174, %c16 : index
    %5178 = arith.andi %5176, %5177 : i1
    scf.if %5178 {
      %5179 = arith.addi %4995, %5174 : index
      %5180 = arith.muli %5174, %c30 : index
      %5181 = wave.lane
      %5182 = arith.addi %5181, %c11 : index
      %5183 = arith.cmpi eq, %hasBias, %c12 : index
      %5184 = arith.addi %5180, %5182 : index
      %5185 = memref.load %22[%5184] : memref<?xf32>
      %5186 = arith.muli %0, %c30 : index
      %5187 = arith.addi %5186, %5182 : index
      %5188 = memref.load %bias[%5187] : memref<?xf32>
      %5189 = arith.addf %5185, %5188 : f32
      %5190 = arith.select %5183, %5189, %5185 : f32
      %5191 = arith.addi %5182, %c18 : index
      %5192 = arith.cmpi eq, %hasBias, %c12 : index
      %5193 = arith.addi %5180, %5191 : index
      %5194 = memref.load %22[%5193] : memref<?xf32>
      %5195 = arith.muli %0, %c30 : index
      %5196 = arith.addi %5195, %5191 : index
      %5197 = memref.load %bias[%5196] : memref<?xf32>
      %5198 = arith.addf %5194, %5197 : f32
      %5199 = arith.select %5192, %5198, %5194 : f32
      %5200 = arith.addi %5181, %c17 : index
      %5201 = arith.cmpi slt, %5200, %c18 : index
      %5202 = arith.minsi %5200, %c39 : index
      %5203 = arith.cmpi eq, %hasBias, %c12 : index
      %5204 = arith.addi %5180, %5202 : index
      %5205 = memref.load %22[%5204] : memref<?xf32>
      %5206 = arith.muli %0, %c30 : index
      %5207 = arith.addi %5206, %5202 : index
      %5208 = memref.load %bias[%5207] : memref<?xf32>
      %5209 = arith.addf %5205, %5208 : f32
      %5210 = arith.select %5203, %5209, %5205 : f32
      %5211 = arith.addi %5202, %c18 : index
      %5212 = arith.cmpi eq, %hasBias, %c12 : index
      %5213 = arith.addi %5180, %5211 : index
      %5214 = memref.load %22[%5213] : memref<?xf32>
      %5215 = arith.muli %0, %c30 : index
      %5216 = arith.addi %5215, %5211 : index
      %5217 = memref.load %bias[%5216] : memref<?xf32>
      %5218 = arith.addf %5214, %5217 : f32
      %5219 = arith.select %5212, %5218, %5214 : f32
      %5220 = arith.addi %heads, %kvHeads : index
      %5221 = arith.cmpi slt, %0, %5220 : index
      scf.if %5221 {
        %5222 = arith.addi %positionsAt, %5179 : index
        %5223 = memref.load %step[%5222] : memref<?xi32>
        %5224 = arith.index_cast %5223 : i32 to index
        %5225 = arith.cmpi eq, %hasNorm, %c12 : index
        %5226 = math.fma %5190, %5190, %c42 : f32
        %5227 = math.fma %5199, %5199, %5226 : f32
        %5228 = math.fma %5210, %5210, %5227 : f32
        %5229 = arith.select %5201, %5228, %5227 : f32
        %5230 = math.fma %5219, %5219, %5229 : f32
        %5231 = arith.select %5201, %5230, %5229 : f32
        %5232 = vector.broadcast %5231 : f32 to vector<1xf32>
        %5233 = wave.reduce "add" %5232 : vector<1xf32>
        %5234 = arith.mulf %5233, %inverseHeadDim : f32
        %5235 = arith.addf %5234, %epsilon : f32
        %5236 = math.sqrt %5235 : f32
        %5237 = arith.divf %c44, %5236 : f32
        %5238 = arith.cmpi slt, %0, %heads : index
        %5239 = arith.addi %5182, %c18 : index
        %5240 = memref.load %query_norm[%5182] : memref<?xf32>
        %5241 = memref.load %key_norm[%5182] : memref<?xf32>
        %5242 = arith.select %5238, %5240, %5241 : f32
        %5243 = arith.mulf %5190, %5237 : f32
        %5244 = arith.mulf %5243, %5242 : f32
        %5245 = arith.select %5225, %5244, %5190 : f32
        %5246 = memref.load %query_norm[%5239] : memref<?xf32>
        %5247 = memref.load %key_norm[%5239] : memref<?xf32>
        %5248 = arith.select %5238, %5246, %5247 : f32
        %5249 = arith.mulf %5199, %5237 : f32
        %5250 = arith.mulf %5249, %5248 : f32
        %5251 = arith.select %5225, %5250, %5199 : f32
        %5252 = arith.addi %5202, %c18 : index
        %5253 = memref.load %query_norm[%5202] : memref<?xf32>
        %5254 = memref.load %key_norm[%5202] : memref<?xf32>
        %5255 = arith.select %5238, %5253, %5254 : f32
        %5256 = arith.mulf %5210, %5237 : f32
        %5257 = arith.mulf %5256, %5255 : f32
        %5258 = arith.select %5225, %5257, %5210 : f32
        %5259 = memref.load %query_norm[%5252] : memref<?xf32>
        %5260 = memref.load %key_norm[%5252] : memref<?xf32>
        %5261 = arith.select %5238, %5259, %5260 : f32
        %5262 = arith.mulf %5219, %5237 : f32
        %5263 = arith.mulf %5262, %5261 : f32
        %5264 = arith.select %5225, %5263, %5219 : f32
        %5265 = arith.remui %5224, %c5 : index
        %5266 = arith.muli %5265, %c30 : index
        %5267 = arith.addi %5266, %5182 : index
        %5268 = arith.divui %5224, %c5 : index
        %5269 = arith.addi %5268, %c5 : index
        %5270 = arith.muli %5269, %c30 : index
        %5271 = arith.addi %5270, %5182 : index
        %5272 = memref.load %rope[%5267] : memref<?xf32>
        %5273 = arith.addi %5267, %c18 : index
        %5274 = memref.load %rope[%5273] : memref<?xf32>
        %5275 = memref.load %rope[%5271] : memref<?xf32>
        %5276 = arith.addi %5271, %c18 : index
        %5277 = memref.load %rope[%5276] : memref<?xf32>
        %5278 = arith.mulf %5275, %5272 : f32
        %5279 = arith.mulf %5277, %5274 : f32
        %5280 = arith.subf %5278, %5279 : f32
        %5281 = arith.mulf %5277, %5272 : f32
        %5282 = arith.mulf %5275, %5274 : f32
        %5283 = arith.addf %5281, %5282 : f32
        %5284 = arith.mulf %5245, %5280 : f32
        %5285 = arith.mulf %5251, %5283 : f32
        %5286 = arith.subf %5284, %5285 : f32
        %5287 = arith.mulf %5251, %5280 : f32
        %5288 = arith.mulf %5245, %5283 : f32
        %5289 = arith.addf %5287, %5288 : f32
        %5290 = arith.cmpi slt, %0, %heads : index
        scf.if %5290 {
          %5291 = arith.muli %5179, %heads : index
          %5292 = arith.addi %5291, %0 : index
          %5293 = arith.muli %5292, %c30 : index
          %5294 = arith.addi %5293, %5182 : index
          memref.store %5286, %q[%5294] : memref<?xf32>
          %5295 = arith.addi %5294, %c18 : index
          memref.store %5289, %q[%5295] : memref<?xf32>
        } else {
          %5296 = arith.addi %5180, %5182 : index
          memref.store %5286, %22[%5296] : memref<?xf32>
          %5297 = arith.addi %5180, %5182 : index
          %5298 = arith.addi %5297, %c18 : index
          memref.store %5289, %22[%5298] : memref<?xf32>
        }
        %5299 = arith.remui %5224, %c5 : index
        %5300 = arith.muli %5299, %c30 : index
        %5301 = arith.addi %5300, %5202 : index
        %5302 = arith.divui %5224, %c5 : index
        %5303 = arith.addi %5302, %c5 : index
        %5304 = arith.muli %5303, %c30 : index
        %5305 = arith.addi %5304, %5202 : index
        %5306 = memref.load %rope[%5301] : memref<?xf32>
        %5307 = arith.addi %5301, %c18 : index
        %5308 = memref.load %rope[%5307] : memref<?xf32>
        %5309 = memref.load %rope[%5305] : memref<?xf32>
        %5310 = arith.addi %5305, %c18 : index
        %5311 = memref.load %rope[%5310] : memref<?xf32>
        %5312 = arith.mulf %5309, %5306 : f32
        %5313 = arith.mulf %5311, %5308 : f32
        %5314 = arith.subf %5312, %5313 : f32
        %5315 = arith.mulf %5311, %5306 : f32
        %5316 = arith.mulf %5309, %5308 : f32
        %5317 = arith.addf %5315, %5316 : f32
        %5318 = arith.mulf %5258, %5314 : f32
        %5319 = arith.mulf %5264, %5317 : f32
        %5320 = arith.subf %5318, %5319 : f32
        %5321 = arith.mulf %5264, %5314 : f32
        %5322 = arith.mulf %5258, %5317 : f32
        %5323 = arith.addf %5321, %5322 : f32
        scf.if %5201 {
          %5324 = arith.cmpi slt, %0, %heads : index
          scf.if %5324 {
            %5325 = arith.muli %5179, %heads : index
            %5326 = arith.addi %5325, %0 : index
            %5327 = arith.muli %5326, %c30 : index
            %5328 = arith.addi %5327, %5202 : index
            memref.store %5320, %q[%5328] : memref<?xf32>
            %5329 = arith.addi %5328, %c18 : index
            memref.store %5323, %q[%5329] : memref<?xf32>
          } else {
            %5330 = arith.addi %5180, %5202 : index
            memref.store %5320, %22[%5330] : memref<?xf32>
            %5331 = arith.addi %5180, %5202 : index
            %5332 = arith.addi %5331, %c18 : index
            memref.store %5323, %22[%5332] : memref<?xf32>
          }
        }
      } else {
        %5333 = arith.cmpi slt, %0, %heads : index
        scf.if %5333 {
          %5334 = arith.muli %5179, %heads : index
          %5335 = arith.addi %5334, %0 : index
          %5336 = arith.muli %5335, %c30 : index
          %5337 = arith.addi %5336, %5182 : index
          memref.store %5190, %q[%5337] : memref<?xf32>
          %5338 = arith.addi %5337, %c18 : index
          memref.store %5199, %q[%5338] : memref<?xf32>
        } else {
          %5339 = arith.addi %5180, %5182 : index
          memref.store %5190, %22[%5339] : memref<?xf32>
          %5340 = arith.addi %5180, %5182 : index
          %5341 = arith.addi %5340, %c18 : index
          memref.store %5199, %22[%5341] : memref<?xf32>
        }
        scf.if %5201 {
          %5342 = arith.cmpi slt, %0, %heads : index
          scf.if %5342 {
            %5343 = arith.muli %5179, %heads : index
            %5344 = arith.addi %5343, %0 : index
            %5345 = arith.muli %5344, %c30 : index
            %5346 = arith.addi %5345, %5202 : index
            memref.store %5210, %q[%5346] : memref<?xf32>
            %5347 = arith.addi %5346, %c18 : index
            memref.store %5219, %q[%5347] : memref<?xf32>
          } else {
            %5348 = arith.addi %5180, %5202 : index
            memref.store %5210, %22[%5348] : memref<?xf32>
            %5349 = arith.addi %5180, %5202 : index
            %5350 = arith.addi %5349, %c18 : index
            memref.store %5219, %22[%5350] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %5351 = arith.cmpi sge, %0, %heads : index
    scf.if %5351 {
      %5352 = arith.addi %4996, %c11 : index
      %5353 = arith.addi %4995, %5352 : index
      %5354 = arith.cmpi slt, %5353, %24 : index
      %5355 = arith.cmpi slt, %5352, %c16 : index
      %5356 = arith.andi %5354, %5355 : i1
      scf.if %5356 {
        %5357 = arith.addi %4995, %5352 : index
        %5358 = arith.addi %slotsAt, %5357 : index
        %5359 = memref.load %step[%5358] : memref<?xi32>
        %5360 = arith.index_cast %5359 : i32 to index
        %5361 = arith.cmpi sge, %5360, %c11 : index
        scf.if %5361 {
          %5362 = arith.muli %5352, %c30 : index
          %5363 = arith.subi %0, %heads : index
          %5364 = memref.load %scales[%5363] : memref<?xf32>
          %5365 = vector.broadcast %5364 : f32 to vector<4xf32>
          %5366 = arith.divui %5360, %c16 : index
          %5367 = arith.remui %5360, %c16 : index
          %5368 = arith.muli %5366, %pageBytes : index
          %5369 = arith.cmpi eq, %codec, %c11 : index
          scf.if %5369 {
            %5370 = wave.lane
            %5371 = arith.muli %5370, %c22 : index
            scf.for %5372 = %5371 to %c30 step %c8 {
              %5373 = arith.addi %5362, %5372 : index
              %5374 = vector.load %22[%5373] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5375 = arith.mulf %5374, %5365 : vector<4xf32>
              %5376 = arith.minimumf %5375, %c50 : vector<4xf32>
              %5377 = arith.maximumf %5376, %c51 : vector<4xf32>
              %5378 = arith.truncf %5377 : vector<4xf32> to vector<4xf16>
              %5379 = vector.bitcast %5378 : vector<4xf16> to vector<8xi8>
              %5380 = arith.cmpi slt, %5363, %kvHeads : index
              scf.if %5380 {
                %5381 = arith.muli %5363, %c13 : index
                %5382 = arith.addi %5368, %5381 : index
                %5383 = arith.divui %5372, %c16 : index
                %5384 = arith.muli %5383, %c52 : index
                %5385 = arith.remui %5372, %c16 : index
                %5386 = arith.divui %5385, %c4 : index
                %5387 = arith.muli %5386, %c5 : index
                %5388 = arith.muli %5367, %c16 : index
                %5389 = arith.addi %5387, %5388 : index
                %5390 = arith.remui %5385, %c4 : index
                %5391 = arith.muli %5390, %c10 : index
                %5392 = arith.addi %5389, %5391 : index
                %5393 = arith.addi %5384, %5392 : index
                %5394 = arith.addi %5382, %5393 : index
                vector.store %5379, %kv[%5394] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %5395 = arith.subi %5363, %kvHeads : index
                %5396 = arith.muli %5395, %c13 : index
                %5397 = arith.addi %5368, %5396 : index
                %5398 = arith.addi %5372, %c11 : index
                %5399 = arith.divui %5398, %c16 : index
                %5400 = arith.muli %5399, %c52 : index
                %5401 = arith.addi %5400, %c36 : index
                %5402 = arith.remui %5398, %c16 : index
                %5403 = arith.divui %5367, %c10 : index
                %5404 = arith.remui %5367, %c10 : index
                %5405 = arith.muli %5404, %c4 : index
                %5406 = arith.addi %5403, %5405 : index
                %5407 = arith.divui %5406, %c4 : index
                %5408 = arith.muli %5407, %c5 : index
                %5409 = arith.muli %5402, %c16 : index
                %5410 = arith.addi %5408, %5409 : index
                %5411 = arith.remui %5406, %c4 : index
                %5412 = arith.muli %5411, %c10 : index
                %5413 = arith.addi %5410, %5412 : index
                %5414 = arith.addi %5401, %5413 : index
                %5415 = arith.addi %5397, %5414 : index
                %5416 = vector.shuffle %5379, %5379 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %5416, %kv[%5415] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5417 = arith.addi %5372, %c12 : index
                %5418 = arith.divui %5417, %c16 : index
                %5419 = arith.muli %5418, %c52 : index
                %5420 = arith.addi %5419, %c36 : index
                %5421 = arith.remui %5417, %c16 : index
                %5422 = arith.divui %5367, %c10 : index
                %5423 = arith.remui %5367, %c10 : index
                %5424 = arith.muli %5423, %c4 : index
                %5425 = arith.addi %5422, %5424 : index
                %5426 = arith.divui %5425, %c4 : index
                %5427 = arith.muli %5426, %c5 : index
                %5428 = arith.muli %5421, %c16 : index
                %5429 = arith.addi %5427, %5428 : index
                %5430 = arith.remui %5425, %c4 : index
                %5431 = arith.muli %5430, %c10 : index
                %5432 = arith.addi %5429, %5431 : index
                %5433 = arith.addi %5420, %5432 : index
                %5434 = arith.addi %5397, %5433 : index
                %5435 = vector.shuffle %5379, %5379 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %5435, %kv[%5434] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5436 = arith.addi %5372, %c10 : index
                %5437 = arith.divui %5436, %c16 : index
                %5438 = arith.muli %5437, %c52 : index
                %5439 = arith.addi %5438, %c36 : index
                %5440 = arith.remui %5436, %c16 : index
                %5441 = arith.divui %5367, %c10 : index
                %5442 = arith.remui %5367, %c10 : index
                %5443 = arith.muli %5442, %c4 : index
                %5444 = arith.addi %5441, %5443 : index
                %5445 = arith.divui %5444, %c4 : index
                %5446 = arith.muli %5445, %c5 : index
                %5447 = arith.muli %5440, %c16 : index
                %5448 = arith.addi %5446, %5447 : index
                %5449 = arith.remui %5444, %c4 : index
                %5450 = arith.muli %5449, %c10 : index
                %5451 = arith.addi %5448, %5450 : index
                %5452 = arith.addi %5439, %5451 : index
                %5453 = arith.addi %5397, %5452 : index
                %5454 = vector.shuffle %5379, %5379 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %5454, %kv[%5453] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5455 = arith.addi %5372, %c2 : index
                %5456 = arith.divui %5455, %c16 : index
                %5457 = arith.muli %5456, %c52 : index
                %5458 = arith.addi %5457, %c36 : index
                %5459 = arith.remui %5455, %c16 : index
                %5460 = arith.divui %5367, %c10 : index
                %5461 = arith.remui %5367, %c10 : index
                %5462 = arith.muli %5461, %c4 : index
                %5463 = arith.addi %5460, %5462 : index
                %5464 = arith.divui %5463, %c4 : index
                %5465 = arith.muli %5464, %c5 : index
                %5466 = arith.muli %5459, %c16 : index
                %5467 = arith.addi %5465, %5466 : index
                %5468 = arith.remui %5463, %c4 : index
                %5469 = arith.muli %5468, %c10 : index
                %5470 = arith.addi %5467, %5469 : index
                %5471 = arith.addi %5458, %5470 : index
                %5472 = arith.addi %5397, %5471 : index
                %5473 = vector.shuffle %5379, %5379 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %5473, %kv[%5472] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %5474 = arith.cmpi eq, %codec, %c12 : index
          scf.if %5474 {
            %5475 = wave.lane
            %5476 = arith.muli %5475, %c22 : index
            scf.for %5477 = %5476 to %c30 step %c8 {
              %5478 = arith.addi %5362, %5477 : index
              %5479 = vector.load %22[%5478] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5480 = arith.mulf %5479, %5365 : vector<4xf32>
              %5481 = wave.fp8_encode "e4m3" %5480 : vector<4xf32> -> vector<4xi8>
              %5482 = arith.cmpi slt, %5363, %kvHeads : index
              scf.if %5482 {
                %5483 = arith.muli %5363, %c36 : index
                %5484 = arith.addi %5368, %5483 : index
                %5485 = vector.shuffle %5481, %5481 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5486 = arith.divui %5477, %c16 : index
                %5487 = arith.muli %5486, %c5 : index
                %5488 = arith.remui %5477, %c16 : index
                %5489 = arith.muli %5367, %c16 : index
                %5490 = arith.divui %5488, %c22 : index
                %5491 = arith.muli %5490, %c22 : index
                %5492 = arith.remui %5488, %c10 : index
                %5493 = arith.muli %5492, %c10 : index
                %5494 = arith.addi %5491, %5493 : index
                %5495 = arith.divui %5488, %c10 : index
                %5496 = arith.remui %5495, %c10 : index
                %5497 = arith.addi %5494, %5496 : index
                %5498 = arith.addi %5489, %5497 : index
                %5499 = arith.addi %5487, %5498 : index
                %5500 = arith.addi %5484, %5499 : index
                vector.store %5485, %kv[%5500] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5501 = arith.subi %5363, %kvHeads : index
                %5502 = arith.muli %5501, %c36 : index
                %5503 = arith.addi %5368, %5502 : index
                %5504 = arith.addi %5477, %c11 : index
                %5505 = arith.divui %5504, %c16 : index
                %5506 = arith.muli %5505, %c5 : index
                %5507 = arith.addi %5506, %c14 : index
                %5508 = arith.remui %5504, %c16 : index
                %5509 = arith.divui %5367, %c10 : index
                %5510 = arith.remui %5367, %c10 : index
                %5511 = arith.muli %5510, %c4 : index
                %5512 = arith.addi %5509, %5511 : index
                %5513 = arith.muli %5508, %c16 : index
                %5514 = arith.divui %5512, %c22 : index
                %5515 = arith.muli %5514, %c22 : index
                %5516 = arith.remui %5512, %c10 : index
                %5517 = arith.muli %5516, %c10 : index
                %5518 = arith.addi %5515, %5517 : index
                %5519 = arith.divui %5512, %c10 : index
                %5520 = arith.remui %5519, %c10 : index
                %5521 = arith.addi %5518, %5520 : index
                %5522 = arith.addi %5513, %5521 : index
                %5523 = arith.addi %5507, %5522 : index
                %5524 = arith.addi %5503, %5523 : index
                %5525 = vector.shuffle %5481, %5481 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5525, %kv[%5524] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5526 = arith.addi %5477, %c12 : index
                %5527 = arith.divui %5526, %c16 : index
                %5528 = arith.muli %5527, %c5 : index
                %5529 = arith.addi %5528, %c14 : index
                %5530 = arith.remui %5526, %c16 : index
                %5531 = arith.divui %5367, %c10 : index
                %5532 = arith.remui %5367, %c10 : index
                %5533 = arith.muli %5532, %c4 : index
                %5534 = arith.addi %5531, %5533 : index
                %5535 = arith.muli %5530, %c16 : index
                %5536 = arith.divui %5534, %c22 : index
                %5537 = arith.muli %5536, %c22 : index
                %5538 = arith.remui %5534, %c10 : index
                %5539 = arith.muli %5538, %c10 : index
                %5540 = arith.addi %5537, %5539 : index
                %5541 = arith.divui %5534, %c10 : index
                %5542 = arith.remui %5541, %c10 : index
                %5543 = arith.addi %5540, %5542 : index
                %5544 = arith.addi %5535, %5543 : index
                %5545 = arith.addi %5529, %5544 : index
                %5546 = arith.addi %5503, %5545 : index
                %5547 = vector.shuffle %5481, %5481 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5547, %kv[%5546] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5548 = arith.addi %5477, %c10 : index
                %5549 = arith.divui %5548, %c16 : index
                %5550 = arith.muli %5549, %c5 : index
                %5551 = arith.addi %5550, %c14 : index
                %5552 = arith.remui %5548, %c16 : index
                %5553 = arith.divui %5367, %c10 : index
                %5554 = arith.remui %5367, %c10 : index
                %5555 = arith.muli %5554, %c4 : index
                %5556 = arith.addi %5553, %5555 : index
                %5557 = arith.muli %5552, %c16 : index
                %5558 = arith.divui %5556, %c22 : index
                %5559 = arith.muli %5558, %c22 : index
                %5560 = arith.remui %5556, %c10 : index
                %5561 = arith.muli %5560, %c10 : index
                %5562 = arith.addi %5559, %5561 : index
                %5563 = arith.divui %5556, %c10 : index
                %5564 = arith.remui %5563, %c10 : index
                %5565 = arith.addi %5562, %5564 : index
                %5566 = arith.addi %5557, %5565 : index
                %5567 = arith.addi %5551, %5566 : index
                %5568 = arith.addi %5503, %5567 : index
                %5569 = vector.shuffle %5481, %5481 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5569, %kv[%5568] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5570 = arith.addi %5477, %c2 : index
                %5571 = arith.divui %5570, %c16 : index
                %5572 = arith.muli %5571, %c5 : index
                %5573 = arith.addi %5572, %c14 : index
                %5574 = arith.remui %5570, %c16 : index
                %5575 = arith.divui %5367, %c10 : index
                %5576 = arith.remui %5367, %c10 : index
                %5577 = arith.muli %5576, %c4 : index
                %5578 = arith.addi %5575, %5577 : index
                %5579 = arith.muli %5574, %c16 : index
                %5580 = arith.divui %5578, %c22 : index
                %5581 = arith.muli %5580, %c22 : index
                %5582 = arith.remui %5578, %c10 : index
                %5583 = arith.muli %5582, %c10 : index
                %5584 = arith.addi %5581, %5583 : index
                %5585 = arith.divui %5578, %c10 : index
                %5586 = arith.remui %5585, %c10 : index
                %5587 = arith.addi %5584, %5586 : index
                %5588 = arith.addi %5579, %5587 : index
                %5589 = arith.addi %5573, %5588 : index
                %5590 = arith.addi %5503, %5589 : index
                %5591 = vector.shuffle %5481, %5481 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5591, %kv[%5590] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %5592 = arith.cmpi eq, %codec, %c10 : index
          scf.if %5592 {
            %5593 = wave.lane
            %5594 = arith.muli %5593, %c22 : index
            scf.for %5595 = %5594 to %c30 step %c8 {
              %5596 = arith.addi %5362, %5595 : index
              %5597 = vector.load %22[%5596] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5598 = arith.mulf %5597, %5365 : vector<4xf32>
              %5599 = wave.fp8_encode "e5m2" %5598 : vector<4xf32> -> vector<4xi8>
              %5600 = arith.cmpi slt, %5363, %kvHeads : index
              scf.if %5600 {
                %5601 = arith.muli %5363, %c36 : index
                %5602 = arith.addi %5368, %5601 : index
                %5603 = vector.shuffle %5599, %5599 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5604 = arith.divui %5595, %c16 : index
                %5605 = arith.muli %5604, %c5 : index
                %5606 = arith.remui %5595, %c16 : index
                %5607 = arith.muli %5367, %c16 : index
                %5608 = arith.divui %5606, %c22 : index
                %5609 = arith.muli %5608, %c22 : index
                %5610 = arith.remui %5606, %c10 : index
                %5611 = arith.muli %5610, %c10 : index
                %5612 = arith.addi %5609, %5611 : index
                %5613 = arith.divui %5606, %c10 : index
                %5614 = arith.remui %5613, %c10 : index
                %5615 = arith.addi %5612, %5614 : index
                %5616 = arith.addi %5607, %5615 : index
                %5617 = arith.addi %5605, %5616 : index
                %5618 = arith.addi %5602, %5617 : index
                vector.store %5603, %kv[%5618] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5619 = arith.subi %5363, %kvHeads : index
                %5620 = arith.muli %5619, %c36 : index
                %5621 = arith.addi %5368, %5620 : index
                %5622 = arith.addi %5595, %c11 : index
                %5623 = arith.divui %5622, %c16 : index
                %5624 = arith.muli %5623, %c5 : index
                %5625 = arith.addi %5624, %c14 : index
                %5626 = arith.remui %5622, %c16 : index
                %5627 = arith.divui %5367, %c10 : index
                %5628 = arith.remui %5367, %c10 : index
                %5629 = arith.muli %5628, %c4 : index
                %5630 = arith.addi %5627, %5629 : index
                %5631 = arith.muli %5626, %c16 : index
                %5632 = arith.divui %5630, %c22 : index
                %5633 = arith.muli %5632, %c22 : index
                %5634 = arith.remui %5630, %c10 : index
                %5635 = arith.muli %5634, %c10 : index
                %5636 = arith.addi %5633, %5635 : index
                %5637 = arith.divui %5630, %c10 : index
                %5638 = arith.remui %5637, %c10 : index
                %5639 = arith.addi %5636, %5638 : index
                %5640 = arith.addi %5631, %5639 : index
                %5641 = arith.addi %5625, %5640 : index
                %5642 = arith.addi %5621, %5641 : index
                %5643 = vector.shuffle %5599, %5599 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5643, %kv[%5642] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5644 = arith.addi %5595, %c12 : index
                %5645 = arith.divui %5644, %c16 : index
                %5646 = arith.muli %5645, %c5 : index
                %5647 = arith.addi %5646, %c14 : index
                %5648 = arith.remui %5644, %c16 : index
                %5649 = arith.divui %5367, %c10 : index
                %5650 = arith.remui %5367, %c10 : index
                %5651 = arith.muli %5650, %c4 : index
                %5652 = arith.addi %5649, %5651 : index
                %5653 = arith.muli %5648, %c16 : index
                %5654 = arith.divui %5652, %c22 : index
                %5655 = arith.muli %5654, %c22 : index
                %5656 = arith.remui %5652, %c10 : index
                %5657 = arith.muli %5656, %c10 : index
                %5658 = arith.addi %5655, %5657 : index
                %5659 = arith.divui %5652, %c10 : index
                %5660 = arith.remui %5659, %c10 : index
                %5661 = arith.addi %5658, %5660 : index
                %5662 = arith.addi %5653, %5661 : index
                %5663 = arith.addi %5647, %5662 : index
                %5664 = arith.addi %5621, %5663 : index
                %5665 = vector.shuffle %5599, %5599 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5665, %kv[%5664] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5666 = arith.addi %5595, %c10 : index
                %5667 = arith.divui %5666, %c16 : index
                %5668 = arith.muli %5667, %c5 : index
                %5669 = arith.addi %5668, %c14 : index
                %5670 = arith.remui %5666, %c16 : index
                %5671 = arith.divui %5367, %c10 : index
                %5672 = arith.remui %5367, %c10 : index
                %5673 = arith.muli %5672, %c4 : index
                %5674 = arith.addi %5671, %5673 : index
                %5675 = arith.muli %5670, %c16 : index
                %5676 = arith.divui %5674, %c22 : index
                %5677 = arith.muli %5676, %c22 : index
                %5678 = arith.remui %5674, %c10 : index
                %5679 = arith.muli %5678, %c10 : index
                %5680 = arith.addi %5677, %5679 : index
                %5681 = arith.divui %5674, %c10 : index
                %5682 = arith.remui %5681, %c10 : index
                %5683 = arith.addi %5680, %5682 : index
                %5684 = arith.addi %5675, %5683 : index
                %5685 = arith.addi %5669, %5684 : index
                %5686 = arith.addi %5621, %5685 : index
                %5687 = vector.shuffle %5599, %5599 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5687, %kv[%5686] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5688 = arith.addi %5595, %c2 : index
                %5689 = arith.divui %5688, %c16 : index
                %5690 = arith.muli %5689, %c5 : index
                %5691 = arith.addi %5690, %c14 : index
                %5692 = arith.remui %5688, %c16 : index
                %5693 = arith.divui %5367, %c10 : index
                %5694 = arith.remui %5367, %c10 : index
                %5695 = arith.muli %5694, %c4 : index
                %5696 = arith.addi %5693, %5695 : index
                %5697 = arith.muli %5692, %c16 : index
                %5698 = arith.divui %5696, %c22 : index
                %5699 = arith.muli %5698, %c22 : index
                %5700 = arith.remui %5696, %c10 : index
                %5701 = arith.muli %5700, %c10 : index
                %5702 = arith.addi %5699, %5701 : index
                %5703 = arith.divui %5696, %c10 : index
                %5704 = arith.remui %5703, %c10 : index
                %5705 = arith.addi %5702, %5704 : index
                %5706 = arith.addi %5697, %5705 : index
                %5707 = arith.addi %5691, %5706 : index
                %5708 = arith.addi %5621, %5707 : index
                %5709 = vector.shuffle %5599, %5599 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5709, %kv[%5708] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %5710 = arith.addi %4996, %c46 : index
      %5711 = arith.addi %4995, %5710 : index
      %5712 = arith.cmpi slt, %5711, %24 : index
      %5713 = arith.cmpi slt, %5710, %c16 : index
      %5714 = arith.andi %5712, %5713 : i1
      scf.if %5714 {
        %5715 = arith.addi %4995, %5710 : index
        %5716 = arith.addi %slotsAt, %5715 : index
        %5717 = memref.load %step[%5716] : memref<?xi32>
        %5718 = arith.index_cast %5717 : i32 to index
        %5719 = arith.cmpi sge, %5718, %c11 : index
        scf.if %5719 {
          %5720 = arith.muli %5710, %c30 : index
          %5721 = arith.subi %0, %heads : index
          %5722 = memref.load %scales[%5721] : memref<?xf32>
          %5723 = vector.broadcast %5722 : f32 to vector<4xf32>
          %5724 = arith.divui %5718, %c16 : index
          %5725 = arith.remui %5718, %c16 : index
          %5726 = arith.muli %5724, %pageBytes : index
          %5727 = arith.cmpi eq, %codec, %c11 : index
          scf.if %5727 {
            %5728 = wave.lane
            %5729 = arith.muli %5728, %c22 : index
            scf.for %5730 = %5729 to %c30 step %c8 {
              %5731 = arith.addi %5720, %5730 : index
              %5732 = vector.load %22[%5731] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5733 = arith.mulf %5732, %5723 : vector<4xf32>
              %5734 = arith.minimumf %5733, %c50 : vector<4xf32>
              %5735 = arith.maximumf %5734, %c51 : vector<4xf32>
              %5736 = arith.truncf %5735 : vector<4xf32> to vector<4xf16>
              %5737 = vector.bitcast %5736 : vector<4xf16> to vector<8xi8>
              %5738 = arith.cmpi slt, %5721, %kvHeads : index
              scf.if %5738 {
                %5739 = arith.muli %5721, %c13 : index
                %5740 = arith.addi %5726, %5739 : index
                %5741 = arith.divui %5730, %c16 : index
                %5742 = arith.muli %5741, %c52 : index
                %5743 = arith.remui %5730, %c16 : index
                %5744 = arith.divui %5743, %c4 : index
                %5745 = arith.muli %5744, %c5 : index
                %5746 = arith.muli %5725, %c16 : index
                %5747 = arith.addi %5745, %5746 : index
                %5748 = arith.remui %5743, %c4 : index
                %5749 = arith.muli %5748, %c10 : index
                %5750 = arith.addi %5747, %5749 : index
                %5751 = arith.addi %5742, %5750 : index
                %5752 = arith.addi %5740, %5751 : index
                vector.store %5737, %kv[%5752] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %5753 = arith.subi %5721, %kvHeads : index
                %5754 = arith.muli %5753, %c13 : index
                %5755 = arith.addi %5726, %5754 : index
                %5756 = arith.addi %5730, %c11 : index
                %5757 = arith.divui %5756, %c16 : index
                %5758 = arith.muli %5757, %c52 : index
                %5759 = arith.addi %5758, %c36 : index
                %5760 = arith.remui %5756, %c16 : index
                %5761 = arith.divui %5725, %c10 : index
                %5762 = arith.remui %5725, %c10 : index
                %5763 = arith.muli %5762, %c4 : index
                %5764 = arith.addi %5761, %5763 : index
                %5765 = arith.divui %5764, %c4 : index
                %5766 = arith.muli %5765, %c5 : index
                %5767 = arith.muli %5760, %c16 : index
                %5768 = arith.addi %5766, %5767 : index
                %5769 = arith.remui %5764, %c4 : index
                %5770 = arith.muli %5769, %c10 : index
                %5771 = arith.addi %5768, %5770 : index
                %5772 = arith.addi %5759, %5771 : index
                %5773 = arith.addi %5755, %5772 : index
                %5774 = vector.shuffle %5737, %5737 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %5774, %kv[%5773] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5775 = arith.addi %5730, %c12 : index
                %5776 = arith.divui %5775, %c16 : index
                %5777 = arith.muli %5776, %c52 : index
                %5778 = arith.addi %5777, %c36 : index
                %5779 = arith.remui %5775, %c16 : index
                %5780 = arith.divui %5725, %c10 : index
                %5781 = arith.remui %5725, %c10 : index
                %5782 = arith.muli %5781, %c4 : index
                %5783 = arith.addi %5780, %5782 : index
                %5784 = arith.divui %5783, %c4 : index
                %5785 = arith.muli %5784, %c5 : index
                %5786 = arith.muli %5779, %c16 : index
                %5787 = arith.addi %5785, %5786 : index
                %5788 = arith.remui %5783, %c4 : index
                %5789 = arith.muli %5788, %c10 : index
                %5790 = arith.addi %5787, %5789 : index
                %5791 = arith.addi %5778, %5790 : index
                %5792 = arith.addi %5755, %5791 : index
                %5793 = vector.shuffle %5737, %5737 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %5793, %kv[%5792] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5794 = arith.addi %5730, %c10 : index
                %5795 = arith.divui %5794, %c16 : index
                %5796 = arith.muli %5795, %c52 : index
                %5797 = arith.addi %5796, %c36 : index
                %5798 = arith.remui %5794, %c16 : index
                %5799 = arith.divui %5725, %c10 : index
                %5800 = arith.remui %5725, %c10 : index
                %5801 = arith.muli %5800, %c4 : index
                %5802 = arith.addi %5799, %5801 : index
                %5803 = arith.divui %5802, %c4 : index
                %5804 = arith.muli %5803, %c5 : index
                %5805 = arith.muli %5798, %c16 : index
                %5806 = arith.addi %5804, %5805 : index
                %5807 = arith.remui %5802, %c4 : index
                %5808 = arith.muli %5807, %c10 : index
                %5809 = arith.addi %5806, %5808 : index
                %5810 = arith.addi %5797, %5809 : index
                %5811 = arith.addi %5755, %5810 : index
                %5812 = vector.shuffle %5737, %5737 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %5812, %kv[%5811] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5813 = arith.addi %5730, %c2 : index
                %5814 = arith.divui %5813, %c16 : index
                %5815 = arith.muli %5814, %c52 : index
                %5816 = arith.addi %5815, %c36 : index
                %5817 = arith.remui %5813, %c16 : index
                %5818 = arith.divui %5725, %c10 : index
                %5819 = arith.remui %5725, %c10 : index
                %5820 = arith.muli %5819, %c4 : index
                %5821 = arith.addi %5818, %5820 : index
                %5822 = arith.divui %5821, %c4 : index
                %5823 = arith.muli %5822, %c5 : index
                %5824 = arith.muli %5817, %c16 : index
                %5825 = arith.addi %5823, %5824 : index
                %5826 = arith.remui %5821, %c4 : index
                %5827 = arith.muli %5826, %c10 : index
                %5828 = arith.addi %5825, %5827 : index
                %5829 = arith.addi %5816, %5828 : index
                %5830 = arith.addi %5755, %5829 : index
                %5831 = vector.shuffle %5737, %5737 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %5831, %kv[%5830] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %5832 = arith.cmpi eq, %codec, %c12 : index
          scf.if %5832 {
            %5833 = wave.lane
            %5834 = arith.muli %5833, %c22 : index
            scf.for %5835 = %5834 to %c30 step %c8 {
              %5836 = arith.addi %5720, %5835 : index
              %5837 = vector.load %22[%5836] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5838 = arith.mulf %5837, %5723 : vector<4xf32>
              %5839 = wave.fp8_encode "e4m3" %5838 : vector<4xf32> -> vector<4xi8>
              %5840 = arith.cmpi slt, %5721, %kvHeads : index
              scf.if %5840 {
                %5841 = arith.muli %5721, %c36 : index
                %5842 = arith.addi %5726, %5841 : index
                %5843 = vector.shuffle %5839, %5839 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5844 = arith.divui %5835, %c16 : index
                %5845 = arith.muli %5844, %c5 : index
                %5846 = arith.remui %5835, %c16 : index
                %5847 = arith.muli %5725, %c16 : index
                %5848 = arith.divui %5846, %c22 : index
                %5849 = arith.muli %5848, %c22 : index
                %5850 = arith.remui %5846, %c10 : index
                %5851 = arith.muli %5850, %c10 : index
                %5852 = arith.addi %5849, %5851 : index
                %5853 = arith.divui %5846, %c10 : index
                %5854 = arith.remui %5853, %c10 : index
                %5855 = arith.addi %5852, %5854 : index
                %5856 = arith.addi %5847, %5855 : index
                %5857 = arith.addi %5845, %5856 : index
                %5858 = arith.addi %5842, %5857 : index
                vector.store %5843, %kv[%5858] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5859 = arith.subi %5721, %kvHeads : index
                %5860 = arith.muli %5859, %c36 : index
                %5861 = arith.addi %5726, %5860 : index
                %5862 = arith.addi %5835, %c11 : index
                %5863 = arith.divui %5862, %c16 : index
                %5864 = arith.muli %5863, %c5 : index
                %5865 = arith.addi %5864, %c14 : index
                %5866 = arith.remui %5862, %c16 : index
                %5867 = arith.divui %5725, %c10 : index
                %5868 = arith.remui %5725, %c10 : index
                %5869 = arith.muli %5868, %c4 : index
                %5870 = arith.addi %5867, %5869 : index
                %5871 = arith.muli %5866, %c16 : index
                %5872 = arith.divui %5870, %c22 : index
                %5873 = arith.muli %5872, %c22 : index
                %5874 = arith.remui %5870, %c10 : index
                %5875 = arith.muli %5874, %c10 : index
                %5876 = arith.addi %5873, %5875 : index
                %5877 = arith.divui %5870, %c10 : index
                %5878 = arith.remui %5877, %c10 : index
                %5879 = arith.addi %5876, %5878 : index
                %5880 = arith.addi %5871, %5879 : index
                %5881 = arith.addi %5865, %5880 : index
                %5882 = arith.addi %5861, %5881 : index
                %5883 = vector.shuffle %5839, %5839 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5883, %kv[%5882] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5884 = arith.addi %5835, %c12 : index
                %5885 = arith.divui %5884, %c16 : index
                %5886 = arith.muli %5885, %c5 : index
                %5887 = arith.addi %5886, %c14 : index
                %5888 = arith.remui %5884, %c16 : index
                %5889 = arith.divui %5725, %c10 : index
                %5890 = arith.remui %5725, %c10 : index
                %5891 = arith.muli %5890, %c4 : index
                %5892 = arith.addi %5889, %5891 : index
                %5893 = arith.muli %5888, %c16 : index
                %5894 = arith.divui %5892, %c22 : index
                %5895 = arith.muli %5894, %c22 : index
                %5896 = arith.remui %5892, %c10 : index
                %5897 = arith.muli %5896, %c10 : index
                %5898 = arith.addi %5895, %5897 : index
                %5899 = arith.divui %5892, %c10 : index
                %5900 = arith.remui %5899, %c10 : index
                %5901 = arith.addi %5898, %5900 : index
                %5902 = arith.addi %5893, %5901 : index
                %5903 = arith.addi %5887, %5902 : index
                %5904 = arith.addi %5861, %5903 : index
                %5905 = vector.shuffle %5839, %5839 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5905, %kv[%5904] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5906 = arith.addi %5835, %c10 : index
                %5907 = arith.divui %5906, %c16 : index
                %5908 = arith.muli %5907, %c5 : index
                %5909 = arith.addi %5908, %c14 : index
                %5910 = arith.remui %5906, %c16 : index
                %5911 = arith.divui %5725, %c10 : index
                %5912 = arith.remui %5725, %c10 : index
                %5913 = arith.muli %5912, %c4 : index
                %5914 = arith.addi %5911, %5913 : index
                %5915 = arith.muli %5910, %c16 : index
                %5916 = arith.divui %5914, %c22 : index
                %5917 = arith.muli %5916, %c22 : index
                %5918 = arith.remui %5914, %c10 : index
                %5919 = arith.muli %5918, %c10 : index
                %5920 = arith.addi %5917, %5919 : index
                %5921 = arith.divui %5914, %c10 : index
                %5922 = arith.remui %5921, %c10 : index
                %5923 = arith.addi %5920, %5922 : index
                %5924 = arith.addi %5915, %5923 : index
                %5925 = arith.addi %5909, %5924 : index
                %5926 = arith.addi %5861, %5925 : index
                %5927 = vector.shuffle %5839, %5839 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5927, %kv[%5926] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5928 = arith.addi %5835, %c2 : index
                %5929 = arith.divui %5928, %c16 : index
                %5930 = arith.muli %5929, %c5 : index
                %5931 = arith.addi %5930, %c14 : index
                %5932 = arith.remui %5928, %c16 : index
                %5933 = arith.divui %5725, %c10 : index
                %5934 = arith.remui %5725, %c10 : index
                %5935 = arith.muli %5934, %c4 : index
                %5936 = arith.addi %5933, %5935 : index
                %5937 = arith.muli %5932, %c16 : index
                %5938 = arith.divui %5936, %c22 : index
                %5939 = arith.muli %5938, %c22 : index
                %5940 = arith.remui %5936, %c10 : index
                %5941 = arith.muli %5940, %c10 : index
                %5942 = arith.addi %5939, %5941 : index
                %5943 = arith.divui %5936, %c10 : index
                %5944 = arith.remui %5943, %c10 : index
                %5945 = arith.addi %5942, %5944 : index
                %5946 = arith.addi %5937, %5945 : index
                %5947 = arith.addi %5931, %5946 : index
                %5948 = arith.addi %5861, %5947 : index
                %5949 = vector.shuffle %5839, %5839 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5949, %kv[%5948] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %5950 = arith.cmpi eq, %codec, %c10 : index
          scf.if %5950 {
            %5951 = wave.lane
            %5952 = arith.muli %5951, %c22 : index
            scf.for %5953 = %5952 to %c30 step %c8 {
              %5954 = arith.addi %5720, %5953 : index
              %5955 = vector.load %22[%5954] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5956 = arith.mulf %5955, %5723 : vector<4xf32>
              %5957 = wave.fp8_encode "e5m2" %5956 : vector<4xf32> -> vector<4xi8>
              %5958 = arith.cmpi slt, %5721, %kvHeads : index
              scf.if %5958 {
                %5959 = arith.muli %5721, %c36 : index
                %5960 = arith.addi %5726, %5959 : index
                %5961 = vector.shuffle %5957, %5957 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5962 = arith.divui %5953, %c16 : index
                %5963 = arith.muli %5962, %c5 : index
                %5964 = arith.remui %5953, %c16 : index
                %5965 = arith.muli %5725, %c16 : index
                %5966 = arith.divui %5964, %c22 : index
                %5967 = arith.muli %5966, %c22 : index
                %5968 = arith.remui %5964, %c10 : index
                %5969 = arith.muli %5968, %c10 : index
                %5970 = arith.addi %5967, %5969 : index
                %5971 = arith.divui %5964, %c10 : index
                %5972 = arith.remui %5971, %c10 : index
                %5973 = arith.addi %5970, %5972 : index
                %5974 = arith.addi %5965, %5973 : index
                %5975 = arith.addi %5963, %5974 : index
                %5976 = arith.addi %5960, %5975 : index
                vector.store %5961, %kv[%5976] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5977 = arith.subi %5721, %kvHeads : index
                %5978 = arith.muli %5977, %c36 : index
                %5979 = arith.addi %5726, %5978 : index
                %5980 = arith.addi %5953, %c11 : index
                %5981 = arith.divui %5980, %c16 : index
                %5982 = arith.muli %5981, %c5 : index
                %5983 = arith.addi %5982, %c14 : index
                %5984 = arith.remui %5980, %c16 : index
                %5985 = arith.divui %5725, %c10 : index
                %5986 = arith.remui %5725, %c10 : index
                %5987 = arith.muli %5986, %c4 : index
                %5988 = arith.addi %5985, %5987 : index
                %5989 = arith.muli %5984, %c16 : index
                %5990 = arith.divui %5988, %c22 : index
                %5991 = arith.muli %5990, %c22 : index
                %5992 = arith.remui %5988, %c10 : index
                %5993 = arith.muli %5992, %c10 : index
                %5994 = arith.addi %5991, %5993 : index
                %5995 = arith.divui %5988, %c10 : index
                %5996 = arith.remui %5995, %c10 : index
                %5997 = arith.addi %5994, %5996 : index
                %5998 = arith.addi %5989, %5997 : index
                %5999 = arith.addi %5983, %5998 : index
                %6000 = arith.addi %5979, %5999 : index
                %6001 = vector.shuffle %5957, %5957 [0] : vector<4xi8>, vector<4xi8>
                vector.store %6001, %kv[%6000] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %6002 = arith.addi %5953, %c12 : index
                %6003 = arith.divui %6002, %c16 : index
                %6004 = arith.muli %6003, %c5 : index
                %6005 = arith.addi %6004, %c14 : index
                %6006 = arith.remui %6002, %c16 : index
                %6007 = arith.divui %5725, %c10 : index
                %6008 = arith.remui %5725, %c10 : index
                %6009 = arith.muli %6008, %c4 : index
                %6010 = arith.addi %6007, %6009 : index
                %6011 = arith.muli %6006, %c16 : index
                %6012 = arith.divui %6010, %c22 : index
                %6013 = arith.muli %6012, %c22 : index
                %6014 = arith.remui %6010, %c10 : index
                %6015 = arith.muli %6014, %c10 : index
                %6016 = arith.addi %6013, %6015 : index
                %6017 = arith.divui %6010, %c10 : index
                %6018 = arith.remui %6017, %c10 : index
                %6019 = arith.addi %6016, %6018 : index
                %6020 = arith.addi %6011, %6019 : index
                %6021 = arith.addi %6005, %6020 : index
                %6022 = arith.addi %5979, %6021 : index
                %6023 = vector.shuffle %5957, %5957 [1] : vector<4xi8>, vector<4xi8>
                vector.store %6023, %kv[%6022] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %6024 = arith.addi %5953, %c10 : index
                %6025 = arith.divui %6024, %c16 : index
                %6026 = arith.muli %6025, %c5 : index
                %6027 = arith.addi %6026, %c14 : index
                %6028 = arith.remui %6024, %c16 : index
                %6029 = arith.divui %5725, %c10 : index
                %6030 = arith.remui %5725, %c10 : index
                %6031 = arith.muli %6030, %c4 : index
                %6032 = arith.addi %6029, %6031 : index
                %6033 = arith.muli %6028, %c16 : index
                %6034 = arith.divui %6032, %c22 : index
                %6035 = arith.muli %6034, %c22 : index
                %6036 = arith.remui %6032, %c10 : index
                %6037 = arith.muli %6036, %c10 : index
                %6038 = arith.addi %6035, %6037 : index
                %6039 = arith.divui %6032, %c10 : index
                %6040 = arith.remui %6039, %c10 : index
                %6041 = arith.addi %6038, %6040 : index
                %6042 = arith.addi %6033, %6041 : index
                %6043 = arith.addi %6027, %6042 : index
                %6044 = arith.addi %5979, %6043 : index
                %6045 = vector.shuffle %5957, %5957 [2] : vector<4xi8>, vector<4xi8>
                vector.store %6045, %kv[%6044] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %6046 = arith.addi %5953, %c2 : index
                %6047 = arith.divui %6046, %c16 : index
                %6048 = arith.muli %6047, %c5 : index
                %6049 = arith.addi %6048, %c14 : index
                %6050 = arith.remui %6046, %c16 : index
                %6051 = arith.divui %5725, %c10 : index
                %6052 = arith.remui %5725, %c10 : index
                %6053 = arith.muli %6052, %c4 : index
                %6054 = arith.addi %6051, %6053 : index
                %6055 = arith.muli %6050, %c16 : index
                %6056 = arith.divui %6054, %c22 : index
                %6057 = arith.muli %6056, %c22 : index
                %6058 = arith.remui %6054, %c10 : index
                %6059 = arith.muli %6058, %c10 : index
                %6060 = arith.addi %6057, %6059 : index
                %6061 = arith.divui %6054, %c10 : index
                %6062 = arith.remui %6061, %c10 : index
                %6063 = arith.addi %6060, %6062 : index
                %6064 = arith.addi %6055, %6063 : index
                %6065 = arith.addi %6049, %6064 : index
                %6066 = arith.addi %5979, %6065 : index
                %6067 = vector.shuffle %5957, %5957 [3] : vector<4xi8>, vector<4xi8>
                vector.store %6067, %kv[%6066] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
