// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxGateUp(format='q4_k', waves=2, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @gate_up_q4_k_w2p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>, %out_factors: memref<?xf32>) attributes {waves = 2 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 256 : index
  %c3 = arith.constant 64 : index
  %c4 = arith.constant 127 : index
  %c5 = arith.constant 128 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %c8 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c10 = arith.constant 1024 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %outTileRows = wave.param "outTileRows" : index
  %tileRows = wave.param "tileRows" : index
  %c14 = arith.constant 16 : index
  %c15 = arith.constant 32 : index
  %c16 = arith.constant 48 : index
  %c17 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c20 = arith.constant 4 : index
  %c21 = arith.constant dense<0> : vector<4xi32>
  %c22 = arith.constant dense<983055> : vector<4xi32>
  %c23 = arith.constant dense<1677747200> : vector<4xi32>
  %c24 = arith.constant dense<4> : vector<4xi32>
  %c25 = arith.constant dense<8> : vector<4xi32>
  %c26 = arith.constant dense<12> : vector<4xi32>
  %c27 = arith.constant dense<0x6400> : vector<32xf16>
  %c28 = arith.constant 3 : index
  %c29 = arith.constant 96 : index
  %c30 = arith.constant 160 : index
  %c31 = arith.constant 192 : index
  %c32 = arith.constant 224 : index
  %c33 = arith.constant 512 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c36 = arith.constant 23 : i32
  %c37 = arith.constant 141 : i32
  %c38 = arith.constant 268 : i32
  %c39 = arith.constant 14 : i32
  %c40 = arith.constant 0x3F800000 : f32
  %c41 = arith.constant 0xBFB8AA3B : f32
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.divui %inputFeatures, %c2 : index
  %4 = arith.muli %3, %c3 : index
  %5 = arith.addi %4, %inputFeatures : index
  %6 = arith.addi %5, %c4 : index
  %7 = arith.divui %6, %c5 : index
  %8 = arith.muli %7, %c5 : index
  %9 = arith.addi %2, %8 : index
  %10 = arith.addi %9, %c5 : index
  %11 = arith.muli %0, %c6 : index
  %12 = arith.addi %11, %c7 : index
  %13 = arith.muli %12, %10 : index
  %14 = arith.addi %11, %c8 : index
  %15 = arith.muli %14, %10 : index
  %16 = memref.load %step[%countAt] : memref<?xi32>
  %17 = arith.index_cast %16 : i32 to index
  %18 = arith.muli %1, %c3 : index
  %19 = wave.scratch %c10 : memref<?xf32>
  %20 = arith.cmpi slt, %18, %17 : index
  scf.if %20 {
    %21 = wave.lane
    %22 = arith.remui %21, %c14 : index
    %23 = arith.remui %22, %tileRows : index
    %24 = arith.addi %18, %23 : index
    %25 = arith.divui %24, %tileRows : index
    %26 = arith.divui %inputFeatures, %c14 : index
    %27 = arith.muli %25, %26 : index
    %28 = arith.divui %c7, %c14 : index
    %29 = arith.addi %27, %28 : index
    %30 = arith.muli %29, %c6 : index
    %31 = arith.remui %c7, %c14 : index
    %32 = arith.divui %31, %c1 : index
    %33 = arith.addi %30, %32 : index
    %34 = arith.muli %tileRows, %c1 : index
    %35 = arith.muli %33, %34 : index
    %36 = arith.remui %24, %tileRows : index
    %37 = arith.muli %36, %c1 : index
    %38 = arith.addi %35, %37 : index
    %39 = arith.remui %c7, %c1 : index
    %40 = arith.addi %38, %39 : index
    %41 = arith.addi %22, %c14 : index
    %42 = arith.addi %18, %41 : index
    %43 = arith.divui %42, %tileRows : index
    %44 = arith.divui %inputFeatures, %c14 : index
    %45 = arith.muli %43, %44 : index
    %46 = arith.divui %c7, %c14 : index
    %47 = arith.addi %45, %46 : index
    %48 = arith.muli %47, %c6 : index
    %49 = arith.remui %c7, %c14 : index
    %50 = arith.divui %49, %c1 : index
    %51 = arith.addi %48, %50 : index
    %52 = arith.muli %tileRows, %c1 : index
    %53 = arith.muli %51, %52 : index
    %54 = arith.remui %42, %tileRows : index
    %55 = arith.muli %54, %c1 : index
    %56 = arith.addi %53, %55 : index
    %57 = arith.remui %c7, %c1 : index
    %58 = arith.addi %56, %57 : index
    %59 = arith.addi %22, %c15 : index
    %60 = arith.addi %18, %59 : index
    %61 = arith.divui %60, %tileRows : index
    %62 = arith.divui %inputFeatures, %c14 : index
    %63 = arith.muli %61, %62 : index
    %64 = arith.divui %c7, %c14 : index
    %65 = arith.addi %63, %64 : index
    %66 = arith.muli %65, %c6 : index
    %67 = arith.remui %c7, %c14 : index
    %68 = arith.divui %67, %c1 : index
    %69 = arith.addi %66, %68 : index
    %70 = arith.muli %tileRows, %c1 : index
    %71 = arith.muli %69, %70 : index
    %72 = arith.remui %60, %tileRows : index
    %73 = arith.muli %72, %c1 : index
    %74 = arith.addi %71, %73 : index
    %75 = arith.remui %c7, %c1 : index
    %76 = arith.addi %74, %75 : index
    %77 = arith.addi %22, %c16 : index
    %78 = arith.addi %18, %77 : index
    %79 = arith.divui %78, %tileRows : index
    %80 = arith.divui %inputFeatures, %c14 : index
    %81 = arith.muli %79, %80 : index
    %82 = arith.divui %c7, %c14 : index
    %83 = arith.addi %81, %82 : index
    %84 = arith.muli %83, %c6 : index
    %85 = arith.remui %c7, %c14 : index
    %86 = arith.divui %85, %c1 : index
    %87 = arith.addi %84, %86 : index
    %88 = arith.muli %tileRows, %c1 : index
    %89 = arith.muli %87, %88 : index
    %90 = arith.remui %78, %tileRows : index
    %91 = arith.muli %90, %c1 : index
    %92 = arith.addi %89, %91 : index
    %93 = arith.remui %c7, %c1 : index
    %94 = arith.addi %92, %93 : index
    %95 = wave.wave
    %96 = arith.divui %inputFeatures, %c15 : index
    %97 = arith.muli %95, %stepsPerWave : index
    %98 = arith.minsi %97, %96 : index
    %99 = arith.addi %98, %stepsPerWave : index
    %100 = arith.minsi %99, %96 : index
    %101 = arith.cmpi eq, %wholeBlocks, %c8 : index
    %102 = arith.subi %100, %98 : index
    %103 = arith.divui %102, %c6 : index
    %104 = arith.muli %103, %c6 : index
    %105 = arith.addi %98, %104 : index
    %106 = arith.addi %98, %stepsPerWave : index
    %107 = arith.select %101, %106, %105 : index
    %117:8 = scf.for %108 = %98 to %107 step %c6 iter_args(%109 = %c17, %110 = %c17, %111 = %c17, %112 = %c17, %113 = %c17, %114 = %c17, %115 = %c17, %116 = %c17) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %118 = wave.lane
      %119 = arith.addi %108, %c7 : index
      %120 = arith.remui %118, %c14 : index
      %121 = arith.addi %13, %c5 : index
      %122 = arith.divui %119, %c1 : index
      %123 = arith.muli %122, %c3 : index
      %124 = arith.addi %121, %123 : index
      %125 = arith.muli %120, %c20 : index
      %126 = arith.addi %124, %125 : index
      %127 = vector.load %w[%126] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %128 = vector.bitcast %127 : vector<4xi8> to vector<2xf16>
      %129 = arith.divui %inputFeatures, %c2 : index
      %130 = arith.muli %129, %c3 : index
      %131 = arith.addi %121, %130 : index
      %132 = arith.muli %119, %c15 : index
      %133 = arith.addi %131, %132 : index
      %134 = arith.muli %120, %c6 : index
      %135 = arith.addi %133, %134 : index
      %136 = vector.load %w[%135] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %137 = vector.extract %128[0] : f16 from vector<2xf16>
      %138 = arith.extf %137 : f16 to f32
      %139 = vector.extract %136[0] : i8 from vector<2xi8>
      %140 = arith.extui %139 : i8 to i32
      %141 = arith.sitofp %140 : i32 to f32
      %142 = arith.mulf %138, %141 : f32
      %143 = arith.truncf %142 : f32 to f16
      %144 = vector.broadcast %143 : f16 to vector<16xf16>
      %145 = vector.extract %128[1] : f16 from vector<2xf16>
      %146 = arith.extf %145 : f16 to f32
      %147 = vector.extract %136[1] : i8 from vector<2xi8>
      %148 = arith.extui %147 : i8 to i32
      %149 = arith.sitofp %148 : i32 to f32
      %150 = arith.mulf %146, %149 : f32
      %151 = arith.truncf %150 : f32 to f16
      %152 = vector.broadcast %151 : f16 to vector<16xf16>
      %153 = arith.addi %13, %c5 : index
      %154 = arith.divui %inputFeatures, %c2 : index
      %155 = arith.muli %154, %c3 : index
      %156 = arith.addi %155, %inputFeatures : index
      %157 = arith.addi %156, %c4 : index
      %158 = arith.divui %157, %c5 : index
      %159 = arith.muli %158, %c5 : index
      %160 = arith.addi %153, %159 : index
      %161 = arith.muli %inputFeatures, %c1 : index
      %162 = arith.addi %160, %161 : index
      %163 = arith.muli %119, %c14 : index
      %164 = arith.addi %163, %120 : index
      %165 = arith.muli %164, %c7 : index
      %166 = arith.addi %162, %165 : index
      %167 = arith.muli %119, %c2 : index
      %168 = arith.addi %160, %167 : index
      %169 = arith.muli %120, %c14 : index
      %170 = arith.addi %168, %169 : index
      %171 = vector.load %w[%170] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %172 = vector.bitcast %171 : vector<16xi8> to vector<4xi32>
      %173 = arith.shrui %172, %c21 : vector<4xi32>
      %174 = arith.andi %173, %c22 : vector<4xi32>
      %175 = arith.ori %174, %c23 : vector<4xi32>
      %176 = vector.bitcast %175 : vector<4xi32> to vector<8xf16>
      %177 = arith.shrui %172, %c24 : vector<4xi32>
      %178 = arith.andi %177, %c22 : vector<4xi32>
      %179 = arith.ori %178, %c23 : vector<4xi32>
      %180 = vector.bitcast %179 : vector<4xi32> to vector<8xf16>
      %181 = arith.shrui %172, %c25 : vector<4xi32>
      %182 = arith.andi %181, %c22 : vector<4xi32>
      %183 = arith.ori %182, %c23 : vector<4xi32>
      %184 = vector.bitcast %183 : vector<4xi32> to vector<8xf16>
      %185 = arith.shrui %172, %c26 : vector<4xi32>
      %186 = arith.andi %185, %c22 : vector<4xi32>
      %187 = arith.ori %186, %c23 : vector<4xi32>
      %188 = vector.bitcast %187 : vector<4xi32> to vector<8xf16>
      %189 = vector.shuffle %176, %180 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %190 = vector.shuffle %184, %188 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %191 = vector.shuffle %189, %190 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %192 = arith.subf %191, %c27 : vector<32xf16>
      %193 = vector.shuffle %192, %192 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %194 = vector.shuffle %192, %192 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %195 = math.fma %193, %144, %152 : vector<16xf16>
      %196 = math.fma %194, %144, %152 : vector<16xf16>
      %197 = arith.addi %108, %c8 : index
      %198 = arith.remui %118, %c14 : index
      %199 = arith.addi %13, %c5 : index
      %200 = arith.divui %197, %c1 : index
      %201 = arith.muli %200, %c3 : index
      %202 = arith.addi %199, %201 : index
      %203 = arith.muli %198, %c20 : index
      %204 = arith.addi %202, %203 : index
      %205 = vector.load %w[%204] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %206 = vector.bitcast %205 : vector<4xi8> to vector<2xf16>
      %207 = arith.divui %inputFeatures, %c2 : index
      %208 = arith.muli %207, %c3 : index
      %209 = arith.addi %199, %208 : index
      %210 = arith.muli %197, %c15 : index
      %211 = arith.addi %209, %210 : index
      %212 = arith.muli %198, %c6 : index
      %213 = arith.addi %211, %212 : index
      %214 = vector.load %w[%213] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %215 = vector.extract %206[0] : f16 from vector<2xf16>
      %216 = arith.extf %215 : f16 to f32
      %217 = vector.extract %214[0] : i8 from vector<2xi8>
      %218 = arith.extui %217 : i8 to i32
      %219 = arith.sitofp %218 : i32 to f32
      %220 = arith.mulf %216, %219 : f32
      %221 = arith.truncf %220 : f32 to f16
      %222 = vector.broadcast %221 : f16 to vector<16xf16>
      %223 = vector.extract %206[1] : f16 from vector<2xf16>
      %224 = arith.extf %223 : f16 to f32
      %225 = vector.extract %214[1] : i8 from vector<2xi8>
      %226 = arith.extui %225 : i8 to i32
      %227 = arith.sitofp %226 : i32 to f32
      %228 = arith.mulf %224, %227 : f32
      %229 = arith.truncf %228 : f32 to f16
      %230 = vector.broadcast %229 : f16 to vector<16xf16>
      %231 = arith.addi %13, %c5 : index
      %232 = arith.divui %inputFeatures, %c2 : index
      %233 = arith.muli %232, %c3 : index
      %234 = arith.addi %233, %inputFeatures : index
      %235 = arith.addi %234, %c4 : index
      %236 = arith.divui %235, %c5 : index
      %237 = arith.muli %236, %c5 : index
      %238 = arith.addi %231, %237 : index
      %239 = arith.muli %inputFeatures, %c1 : index
      %240 = arith.addi %238, %239 : index
      %241 = arith.muli %197, %c14 : index
      %242 = arith.addi %241, %198 : index
      %243 = arith.muli %242, %c7 : index
      %244 = arith.addi %240, %243 : index
      %245 = arith.muli %197, %c2 : index
      %246 = arith.addi %238, %245 : index
      %247 = arith.muli %198, %c14 : index
      %248 = arith.addi %246, %247 : index
      %249 = vector.load %w[%248] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %250 = vector.bitcast %249 : vector<16xi8> to vector<4xi32>
      %251 = arith.shrui %250, %c21 : vector<4xi32>
      %252 = arith.andi %251, %c22 : vector<4xi32>
      %253 = arith.ori %252, %c23 : vector<4xi32>
      %254 = vector.bitcast %253 : vector<4xi32> to vector<8xf16>
      %255 = arith.shrui %250, %c24 : vector<4xi32>
      %256 = arith.andi %255, %c22 : vector<4xi32>
      %257 = arith.ori %256, %c23 : vector<4xi32>
      %258 = vector.bitcast %257 : vector<4xi32> to vector<8xf16>
      %259 = arith.shrui %250, %c25 : vector<4xi32>
      %260 = arith.andi %259, %c22 : vector<4xi32>
      %261 = arith.ori %260, %c23 : vector<4xi32>
      %262 = vector.bitcast %261 : vector<4xi32> to vector<8xf16>
      %263 = arith.shrui %250, %c26 : vector<4xi32>
      %264 = arith.andi %263, %c22 : vector<4xi32>
      %265 = arith.ori %264, %c23 : vector<4xi32>
      %266 = vector.bitcast %265 : vector<4xi32> to vector<8xf16>
      %267 = vector.shuffle %254, %258 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %268 = vector.shuffle %262, %266 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %269 = vector.shuffle %267, %268 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %270 = arith.subf %269, %c27 : vector<32xf16>
      %271 = vector.shuffle %270, %270 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %272 = vector.shuffle %270, %270 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %273 = math.fma %271, %222, %230 : vector<16xf16>
      %274 = math.fma %272, %222, %230 : vector<16xf16>
      %275 = arith.addi %108, %c7 : index
      %276 = arith.remui %118, %c14 : index
      %277 = arith.addi %15, %c5 : index
      %278 = arith.divui %275, %c1 : index
      %279 = arith.muli %278, %c3 : index
      %280 = arith.addi %277, %279 : index
      %281 = arith.muli %276, %c20 : index
      %282 = arith.addi %280, %281 : index
      %283 = vector.load %w[%282] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %284 = vector.bitcast %283 : vector<4xi8> to vector<2xf16>
      %285 = arith.divui %inputFeatures, %c2 : index
      %286 = arith.muli %285, %c3 : index
      %287 = arith.addi %277, %286 : index
      %288 = arith.muli %275, %c15 : index
      %289 = arith.addi %287, %288 : index
      %290 = arith.muli %276, %c6 : index
      %291 = arith.addi %289, %290 : index
      %292 = vector.load %w[%291] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %293 = vector.extract %284[0] : f16 from vector<2xf16>
      %294 = arith.extf %293 : f16 to f32
      %295 = vector.extract %292[0] : i8 from vector<2xi8>
      %296 = arith.extui %295 : i8 to i32
      %297 = arith.sitofp %296 : i32 to f32
      %298 = arith.mulf %294, %297 : f32
      %299 = arith.truncf %298 : f32 to f16
      %300 = vector.broadcast %299 : f16 to vector<16xf16>
      %301 = vector.extract %284[1] : f16 from vector<2xf16>
      %302 = arith.extf %301 : f16 to f32
      %303 = vector.extract %292[1] : i8 from vector<2xi8>
      %304 = arith.extui %303 : i8 to i32
      %305 = arith.sitofp %304 : i32 to f32
      %306 = arith.mulf %302, %305 : f32
      %307 = arith.truncf %306 : f32 to f16
      %308 = vector.broadcast %307 : f16 to vector<16xf16>
      %309 = arith.addi %15, %c5 : index
      %310 = arith.divui %inputFeatures, %c2 : index
      %311 = arith.muli %310, %c3 : index
      %312 = arith.addi %311, %inputFeatures : index
      %313 = arith.addi %312, %c4 : index
      %314 = arith.divui %313, %c5 : index
      %315 = arith.muli %314, %c5 : index
      %316 = arith.addi %309, %315 : index
      %317 = arith.muli %inputFeatures, %c1 : index
      %318 = arith.addi %316, %317 : index
      %319 = arith.muli %275, %c14 : index
      %320 = arith.addi %319, %276 : index
      %321 = arith.muli %320, %c7 : index
      %322 = arith.addi %318, %321 : index
      %323 = arith.muli %275, %c2 : index
      %324 = arith.addi %316, %323 : index
      %325 = arith.muli %276, %c14 : index
      %326 = arith.addi %324, %325 : index
      %327 = vector.load %w[%326] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %328 = vector.bitcast %327 : vector<16xi8> to vector<4xi32>
      %329 = arith.shrui %328, %c21 : vector<4xi32>
      %330 = arith.andi %329, %c22 : vector<4xi32>
      %331 = arith.ori %330, %c23 : vector<4xi32>
      %332 = vector.bitcast %331 : vector<4xi32> to vector<8xf16>
      %333 = arith.shrui %328, %c24 : vector<4xi32>
      %334 = arith.andi %333, %c22 : vector<4xi32>
      %335 = arith.ori %334, %c23 : vector<4xi32>
      %336 = vector.bitcast %335 : vector<4xi32> to vector<8xf16>
      %337 = arith.shrui %328, %c25 : vector<4xi32>
      %338 = arith.andi %337, %c22 : vector<4xi32>
      %339 = arith.ori %338, %c23 : vector<4xi32>
      %340 = vector.bitcast %339 : vector<4xi32> to vector<8xf16>
      %341 = arith.shrui %328, %c26 : vector<4xi32>
      %342 = arith.andi %341, %c22 : vector<4xi32>
      %343 = arith.ori %342, %c23 : vector<4xi32>
      %344 = vector.bitcast %343 : vector<4xi32> to vector<8xf16>
      %345 = vector.shuffle %332, %336 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %346 = vector.shuffle %340, %344 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %347 = vector.shuffle %345, %346 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %348 = arith.subf %347, %c27 : vector<32xf16>
      %349 = vector.shuffle %348, %348 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %350 = vector.shuffle %348, %348 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %351 = math.fma %349, %300, %308 : vector<16xf16>
      %352 = math.fma %350, %300, %308 : vector<16xf16>
      %353 = arith.addi %108, %c8 : index
      %354 = arith.remui %118, %c14 : index
      %355 = arith.addi %15, %c5 : index
      %356 = arith.divui %353, %c1 : index
      %357 = arith.muli %356, %c3 : index
      %358 = arith.addi %355, %357 : index
      %359 = arith.muli %354, %c20 : index
      %360 = arith.addi %358, %359 : index
      %361 = vector.load %w[%360] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %362 = vector.bitcast %361 : vector<4xi8> to vector<2xf16>
      %363 = arith.divui %inputFeatures, %c2 : index
      %364 = arith.muli %363, %c3 : index
      %365 = arith.addi %355, %364 : index
      %366 = arith.muli %353, %c15 : index
      %367 = arith.addi %365, %366 : index
      %368 = arith.muli %354, %c6 : index
      %369 = arith.addi %367, %368 : index
      %370 = vector.load %w[%369] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %371 = vector.extract %362[0] : f16 from vector<2xf16>
      %372 = arith.extf %371 : f16 to f32
      %373 = vector.extract %370[0] : i8 from vector<2xi8>
      %374 = arith.extui %373 : i8 to i32
      %375 = arith.sitofp %374 : i32 to f32
      %376 = arith.mulf %372, %375 : f32
      %377 = arith.truncf %376 : f32 to f16
      %378 = vector.broadcast %377 : f16 to vector<16xf16>
      %379 = vector.extract %362[1] : f16 from vector<2xf16>
      %380 = arith.extf %379 : f16 to f32
      %381 = vector.extract %370[1] : i8 from vector<2xi8>
      %382 = arith.extui %381 : i8 to i32
      %383 = arith.sitofp %382 : i32 to f32
      %384 = arith.mulf %380, %383 : f32
      %385 = arith.truncf %384 : f32 to f16
      %386 = vector.broadcast %385 : f16 to vector<16xf16>
      %387 = arith.addi %15, %c5 : index
      %388 = arith.divui %inputFeatures, %c2 : index
      %389 = arith.muli %388, %c3 : index
      %390 = arith.addi %389, %inputFeatures : index
      %391 = arith.addi %390, %c4 : index
      %392 = arith.divui %391, %c5 : index
      %393 = arith.muli %392, %c5 : index
      %394 = arith.addi %387, %393 : index
      %395 = arith.muli %inputFeatures, %c1 : index
      %396 = arith.addi %394, %395 : index
      %397 = arith.muli %353, %c14 : index
      %398 = arith.addi %397, %354 : index
      %399 = arith.muli %398, %c7 : index
      %400 = arith.addi %396, %399 : index
      %401 = arith.muli %353, %c2 : index
      %402 = arith.addi %394, %401 : index
      %403 = arith.muli %354, %c14 : index
      %404 = arith.addi %402, %403 : index
      %405 = vector.load %w[%404] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %406 = vector.bitcast %405 : vector<16xi8> to vector<4xi32>
      %407 = arith.shrui %406, %c21 : vector<4xi32>
      %408 = arith.andi %407, %c22 : vector<4xi32>
      %409 = arith.ori %408, %c23 : vector<4xi32>
      %410 = vector.bitcast %409 : vector<4xi32> to vector<8xf16>
      %411 = arith.shrui %406, %c24 : vector<4xi32>
      %412 = arith.andi %411, %c22 : vector<4xi32>
      %413 = arith.ori %412, %c23 : vector<4xi32>
      %414 = vector.bitcast %413 : vector<4xi32> to vector<8xf16>
      %415 = arith.shrui %406, %c25 : vector<4xi32>
      %416 = arith.andi %415, %c22 : vector<4xi32>
      %417 = arith.ori %416, %c23 : vector<4xi32>
      %418 = vector.bitcast %417 : vector<4xi32> to vector<8xf16>
      %419 = arith.shrui %406, %c26 : vector<4xi32>
      %420 = arith.andi %419, %c22 : vector<4xi32>
      %421 = arith.ori %420, %c23 : vector<4xi32>
      %422 = vector.bitcast %421 : vector<4xi32> to vector<8xf16>
      %423 = vector.shuffle %410, %414 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %424 = vector.shuffle %418, %422 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %425 = vector.shuffle %423, %424 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %426 = arith.subf %425, %c27 : vector<32xf16>
      %427 = vector.shuffle %426, %426 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %428 = vector.shuffle %426, %426 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %429 = math.fma %427, %378, %386 : vector<16xf16>
      %430 = math.fma %428, %378, %386 : vector<16xf16>
      %431 = arith.muli %108, %c6 : index
      %432 = arith.addi %431, %c7 : index
      %433 = arith.muli %tileRows, %c14 : index
      %434 = arith.muli %432, %433 : index
      %435 = arith.addi %40, %434 : index
      %436 = vector.load %x[%435] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %437 = arith.muli %tileRows, %c1 : index
      %438 = arith.addi %435, %437 : index
      %439 = vector.load %x[%438] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %440 = vector.shuffle %436, %439 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %441 = wave.mma %440, %195, %109 : vector<16xf16>, vector<8xf32>
      %442 = wave.mma %440, %351, %110 : vector<16xf16>, vector<8xf32>
      %443 = arith.muli %108, %c6 : index
      %444 = arith.addi %443, %c7 : index
      %445 = arith.muli %tileRows, %c14 : index
      %446 = arith.muli %444, %445 : index
      %447 = arith.addi %58, %446 : index
      %448 = vector.load %x[%447] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %449 = arith.muli %tileRows, %c1 : index
      %450 = arith.addi %447, %449 : index
      %451 = vector.load %x[%450] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %452 = vector.shuffle %448, %451 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %453 = wave.mma %452, %195, %111 : vector<16xf16>, vector<8xf32>
      %454 = wave.mma %452, %351, %112 : vector<16xf16>, vector<8xf32>
      %455 = arith.muli %108, %c6 : index
      %456 = arith.addi %455, %c7 : index
      %457 = arith.muli %tileRows, %c14 : index
      %458 = arith.muli %456, %457 : index
      %459 = arith.addi %76, %458 : index
      %460 = vector.load %x[%459] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %461 = arith.muli %tileRows, %c1 : index
      %462 = arith.addi %459, %461 : index
      %463 = vector.load %x[%462] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %464 = vector.shuffle %460, %463 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %465 = wave.mma %464, %195, %113 : vector<16xf16>, vector<8xf32>
      %466 = wave.mma %464, %351, %114 : vector<16xf16>, vector<8xf32>
      %467 = arith.muli %108, %c6 : index
      %468 = arith.addi %467, %c7 : index
      %469 = arith.muli %tileRows, %c14 : index
      %470 = arith.muli %468, %469 : index
      %471 = arith.addi %94, %470 : index
      %472 = vector.load %x[%471] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %473 = arith.muli %tileRows, %c1 : index
      %474 = arith.addi %471, %473 : index
      %475 = vector.load %x[%474] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %476 = vector.shuffle %472, %475 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %477 = wave.mma %476, %195, %115 : vector<16xf16>, vector<8xf32>
      %478 = wave.mma %476, %351, %116 : vector<16xf16>, vector<8xf32>
      %479 = arith.muli %108, %c6 : index
      %480 = arith.addi %479, %c8 : index
      %481 = arith.muli %tileRows, %c14 : index
      %482 = arith.muli %480, %481 : index
      %483 = arith.addi %40, %482 : index
      %484 = vector.load %x[%483] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %485 = arith.muli %tileRows, %c1 : index
      %486 = arith.addi %483, %485 : index
      %487 = vector.load %x[%486] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %488 = vector.shuffle %484, %487 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %489 = wave.mma %488, %196, %441 : vector<16xf16>, vector<8xf32>
      %490 = wave.mma %488, %352, %442 : vector<16xf16>, vector<8xf32>
      %491 = arith.muli %108, %c6 : index
      %492 = arith.addi %491, %c8 : index
      %493 = arith.muli %tileRows, %c14 : index
      %494 = arith.muli %492, %493 : index
      %495 = arith.addi %58, %494 : index
      %496 = vector.load %x[%495] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %497 = arith.muli %tileRows, %c1 : index
      %498 = arith.addi %495, %497 : index
      %499 = vector.load %x[%498] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %500 = vector.shuffle %496, %499 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %501 = wave.mma %500, %196, %453 : vector<16xf16>, vector<8xf32>
      %502 = wave.mma %500, %352, %454 : vector<16xf16>, vector<8xf32>
      %503 = arith.muli %108, %c6 : index
      %504 = arith.addi %503, %c8 : index
      %505 = arith.muli %tileRows, %c14 : index
      %506 = arith.muli %504, %505 : index
      %507 = arith.addi %76, %506 : index
      %508 = vector.load %x[%507] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %509 = arith.muli %tileRows, %c1 : index
      %510 = arith.addi %507, %509 : index
      %511 = vector.load %x[%510] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %512 = vector.shuffle %508, %511 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %513 = wave.mma %512, %196, %465 : vector<16xf16>, vector<8xf32>
      %514 = wave.mma %512, %352, %466 : vector<16xf16>, vector<8xf32>
      %515 = arith.muli %108, %c6 : index
      %516 = arith.addi %515, %c8 : index
      %517 = arith.muli %tileRows, %c14 : index
      %518 = arith.muli %516, %517 : index
      %519 = arith.addi %94, %518 : index
      %520 = vector.load %x[%519] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %521 = arith.muli %tileRows, %c1 : index
      %522 = arith.addi %519, %521 : index
      %523 = vector.load %x[%522] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %524 = vector.shuffle %520, %523 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %525 = wave.mma %524, %196, %477 : vector<16xf16>, vector<8xf32>
      %526 = wave.mma %524, %352, %478 : vector<16xf16>, vector<8xf32>
      %527 = arith.muli %108, %c6 : index
      %528 = arith.addi %527, %c6 : index
      %529 = arith.muli %tileRows, %c14 : index
      %530 = arith.muli %528, %529 : index
      %531 = arith.addi %40, %530 : index
      %532 = vector.load %x[%531] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %533 = arith.muli %tileRows, %c1 : index
      %534 = arith.addi %531, %533 : index
      %535 = vector.load %x[%534] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %536 = vector.shuffle %532, %535 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %537 = wave.mma %536, %273, %489 : vector<16xf16>, vector<8xf32>
      %538 = wave.mma %536, %429, %490 : vector<16xf16>, vector<8xf32>
      %539 = arith.muli %108, %c6 : index
      %540 = arith.addi %539, %c6 : index
      %541 = arith.muli %tileRows, %c14 : index
      %542 = arith.muli %540, %541 : index
      %543 = arith.addi %58, %542 : index
      %544 = vector.load %x[%543] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %545 = arith.muli %tileRows, %c1 : index
      %546 = arith.addi %543, %545 : index
      %547 = vector.load %x[%546] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %548 = vector.shuffle %544, %547 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %549 = wave.mma %548, %273, %501 : vector<16xf16>, vector<8xf32>
      %550 = wave.mma %548, %429, %502 : vector<16xf16>, vector<8xf32>
      %551 = arith.muli %108, %c6 : index
      %552 = arith.addi %551, %c6 : index
      %553 = arith.muli %tileRows, %c14 : index
      %554 = arith.muli %552, %553 : index
      %555 = arith.addi %76, %554 : index
      %556 = vector.load %x[%555] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %557 = arith.muli %tileRows, %c1 : index
      %558 = arith.addi %555, %557 : index
      %559 = vector.load %x[%558] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %560 = vector.shuffle %556, %559 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %561 = wave.mma %560, %273, %513 : vector<16xf16>, vector<8xf32>
      %562 = wave.mma %560, %429, %514 : vector<16xf16>, vector<8xf32>
      %563 = arith.muli %108, %c6 : index
      %564 = arith.addi %563, %c6 : index
      %565 = arith.muli %tileRows, %c14 : index
      %566 = arith.muli %564, %565 : index
      %567 = arith.addi %94, %566 : index
      %568 = vector.load %x[%567] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %569 = arith.muli %tileRows, %c1 : index
      %570 = arith.addi %567, %569 : index
      %571 = vector.load %x[%570] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %572 = vector.shuffle %568, %571 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %573 = wave.mma %572, %273, %525 : vector<16xf16>, vector<8xf32>
      %574 = wave.mma %572, %429, %526 : vector<16xf16>, vector<8xf32>
      %575 = arith.muli %108, %c6 : index
      %576 = arith.addi %575, %c28 : index
      %577 = arith.muli %tileRows, %c14 : index
      %578 = arith.muli %576, %577 : index
      %579 = arith.addi %40, %578 : index
      %580 = vector.load %x[%579] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %581 = arith.muli %tileRows, %c1 : index
      %582 = arith.addi %579, %581 : index
      %583 = vector.load %x[%582] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %584 = vector.shuffle %580, %583 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %585 = wave.mma %584, %274, %537 : vector<16xf16>, vector<8xf32>
      %586 = wave.mma %584, %430, %538 : vector<16xf16>, vector<8xf32>
      %587 = arith.muli %108, %c6 : index
      %588 = arith.addi %587, %c28 : index
      %589 = arith.muli %tileRows, %c14 : index
      %590 = arith.muli %588, %589 : index
      %591 = arith.addi %58, %590 : index
      %592 = vector.load %x[%591] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %593 = arith.muli %tileRows, %c1 : index
      %594 = arith.addi %591, %593 : index
      %595 = vector.load %x[%594] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %596 = vector.shuffle %592, %595 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %597 = wave.mma %596, %274, %549 : vector<16xf16>, vector<8xf32>
      %598 = wave.mma %596, %430, %550 : vector<16xf16>, vector<8xf32>
      %599 = arith.muli %108, %c6 : index
      %600 = arith.addi %599, %c28 : index
      %601 = arith.muli %tileRows, %c14 : index
      %602 = arith.muli %600, %601 : index
      %603 = arith.addi %76, %602 : index
      %604 = vector.load %x[%603] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %605 = arith.muli %tileRows, %c1 : index
      %606 = arith.addi %603, %605 : index
      %607 = vector.load %x[%606] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %608 = vector.shuffle %604, %607 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %609 = wave.mma %608, %274, %561 : vector<16xf16>, vector<8xf32>
      %610 = wave.mma %608, %430, %562 : vector<16xf16>, vector<8xf32>
      %611 = arith.muli %108, %c6 : index
      %612 = arith.addi %611, %c28 : index
      %613 = arith.muli %tileRows, %c14 : index
      %614 = arith.muli %612, %613 : index
      %615 = arith.addi %94, %614 : index
      %616 = vector.load %x[%615] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %617 = arith.muli %tileRows, %c1 : index
      %618 = arith.addi %615, %617 : index
      %619 = vector.load %x[%618] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %620 = vector.shuffle %616, %619 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %621 = wave.mma %620, %274, %573 : vector<16xf16>, vector<8xf32>
      %622 = wave.mma %620, %430, %574 : vector<16xf16>, vector<8xf32>
      scf.yield %585, %586, %597, %598, %609, %610, %621, %622 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %623 = arith.select %101, %107, %100 : index
    %633:8 = scf.for %624 = %107 to %623 step %c8 iter_args(%625 = %117#0, %626 = %117#1, %627 = %117#2, %628 = %117#3, %629 = %117#4, %630 = %117#5, %631 = %117#6, %632 = %117#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %634 = wave.lane
      %635 = arith.addi %624, %c7 : index
      %636 = arith.remui %634, %c14 : index
      %637 = arith.addi %13, %c5 : index
      %638 = arith.divui %635, %c1 : index
      %639 = arith.muli %638, %c3 : index
      %640 = arith.addi %637, %639 : index
      %641 = arith.muli %636, %c20 : index
      %642 = arith.addi %640, %641 : index
      %643 = vector.load %w[%642] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %644 = vector.bitcast %643 : vector<4xi8> to vector<2xf16>
      %645 = arith.divui %inputFeatures, %c2 : index
      %646 = arith.muli %645, %c3 : index
      %647 = arith.addi %637, %646 : index
      %648 = arith.muli %635, %c15 : index
      %649 = arith.addi %647, %648 : index
      %650 = arith.muli %636, %c6 : index
      %651 = arith.addi %649, %650 : index
      %652 = vector.load %w[%651] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %653 = vector.extract %644[0] : f16 from vector<2xf16>
      %654 = arith.extf %653 : f16 to f32
      %655 = vector.extract %652[0] : i8 from vector<2xi8>
      %656 = arith.extui %655 : i8 to i32
      %657 = arith.sitofp %656 : i32 to f32
      %658 = arith.mulf %654, %657 : f32
      %659 = arith.truncf %658 : f32 to f16
      %660 = vector.broadcast %659 : f16 to vector<16xf16>
      %661 = vector.extract %644[1] : f16 from vector<2xf16>
      %662 = arith.extf %661 : f16 to f32
      %663 = vector.extract %652[1] : i8 from vector<2xi8>
      %664 = arith.extui %663 : i8 to i32
      %665 = arith.sitofp %664 : i32 to f32
      %666 = arith.mulf %662, %665 : f32
      %667 = arith.truncf %666 : f32 to f16
      %668 = vector.broadcast %667 : f16 to vector<16xf16>
      %669 = arith.addi %13, %c5 : index
      %670 = arith.divui %inputFeatures, %c2 : index
      %671 = arith.muli %670, %c3 : index
      %672 = arith.addi %671, %inputFeatures : index
      %673 = arith.addi %672, %c4 : index
      %674 = arith.divui %673, %c5 : index
      %675 = arith.muli %674, %c5 : index
      %676 = arith.addi %669, %675 : index
      %677 = arith.muli %inputFeatures, %c1 : index
      %678 = arith.addi %676, %677 : index
      %679 = arith.muli %635, %c14 : index
      %680 = arith.addi %679, %636 : index
      %681 = arith.muli %680, %c7 : index
      %682 = arith.addi %678, %681 : index
      %683 = arith.muli %635, %c2 : index
      %684 = arith.addi %676, %683 : index
      %685 = arith.muli %636, %c14 : index
      %686 = arith.addi %684, %685 : index
      %687 = vector.load %w[%686] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %688 = vector.bitcast %687 : vector<16xi8> to vector<4xi32>
      %689 = arith.shrui %688, %c21 : vector<4xi32>
      %690 = arith.andi %689, %c22 : vector<4xi32>
      %691 = arith.ori %690, %c23 : vector<4xi32>
      %692 = vector.bitcast %691 : vector<4xi32> to vector<8xf16>
      %693 = arith.shrui %688, %c24 : vector<4xi32>
      %694 = arith.andi %693, %c22 : vector<4xi32>
      %695 = arith.ori %694, %c23 : vector<4xi32>
      %696 = vector.bitcast %695 : vector<4xi32> to vector<8xf16>
      %697 = arith.shrui %688, %c25 : vector<4xi32>
      %698 = arith.andi %697, %c22 : vector<4xi32>
      %699 = arith.ori %698, %c23 : vector<4xi32>
      %700 = vector.bitcast %699 : vector<4xi32> to vector<8xf16>
      %701 = arith.shrui %688, %c26 : vector<4xi32>
      %702 = arith.andi %701, %c22 : vector<4xi32>
      %703 = arith.ori %702, %c23 : vector<4xi32>
      %704 = vector.bitcast %703 : vector<4xi32> to vector<8xf16>
      %705 = vector.shuffle %692, %696 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %706 = vector.shuffle %700, %704 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %707 = vector.shuffle %705, %706 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %708 = arith.subf %707, %c27 : vector<32xf16>
      %709 = vector.shuffle %708, %708 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %710 = vector.shuffle %708, %708 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %711 = math.fma %709, %660, %668 : vector<16xf16>
      %712 = math.fma %710, %660, %668 : vector<16xf16>
      %713 = arith.addi %624, %c7 : index
      %714 = arith.remui %634, %c14 : index
      %715 = arith.addi %15, %c5 : index
      %716 = arith.divui %713, %c1 : index
      %717 = arith.muli %716, %c3 : index
      %718 = arith.addi %715, %717 : index
      %719 = arith.muli %714, %c20 : index
      %720 = arith.addi %718, %719 : index
      %721 = vector.load %w[%720] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %722 = vector.bitcast %721 : vector<4xi8> to vector<2xf16>
      %723 = arith.divui %inputFeatures, %c2 : index
      %724 = arith.muli %723, %c3 : index
      %725 = arith.addi %715, %724 : index
      %726 = arith.muli %713, %c15 : index
      %727 = arith.addi %725, %726 : index
      %728 = arith.muli %714, %c6 : index
      %729 = arith.addi %727, %728 : index
      %730 = vector.load %w[%729] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %731 = vector.extract %722[0] : f16 from vector<2xf16>
      %732 = arith.extf %731 : f16 to f32
      %733 = vector.extract %730[0] : i8 from vector<2xi8>
      %734 = arith.extui %733 : i8 to i32
      %735 = arith.sitofp %734 : i32 to f32
      %736 = arith.mulf %732, %735 : f32
      %737 = arith.truncf %736 : f32 to f16
      %738 = vector.broadcast %737 : f16 to vector<16xf16>
      %739 = vector.extract %722[1] : f16 from vector<2xf16>
      %740 = arith.extf %739 : f16 to f32
      %741 = vector.extract %730[1] : i8 from vector<2xi8>
      %742 = arith.extui %741 : i8 to i32
      %743 = arith.sitofp %742 : i32 to f32
      %744 = arith.mulf %740, %743 : f32
      %745 = arith.truncf %744 : f32 to f16
      %746 = vector.broadcast %745 : f16 to vector<16xf16>
      %747 = arith.addi %15, %c5 : index
      %748 = arith.divui %inputFeatures, %c2 : index
      %749 = arith.muli %748, %c3 : index
      %750 = arith.addi %749, %inputFeatures : index
      %751 = arith.addi %750, %c4 : index
      %752 = arith.divui %751, %c5 : index
      %753 = arith.muli %752, %c5 : index
      %754 = arith.addi %747, %753 : index
      %755 = arith.muli %inputFeatures, %c1 : index
      %756 = arith.addi %754, %755 : index
      %757 = arith.muli %713, %c14 : index
      %758 = arith.addi %757, %714 : index
      %759 = arith.muli %758, %c7 : index
      %760 = arith.addi %756, %759 : index
      %761 = arith.muli %713, %c2 : index
      %762 = arith.addi %754, %761 : index
      %763 = arith.muli %714, %c14 : index
      %764 = arith.addi %762, %763 : index
      %765 = vector.load %w[%764] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %766 = vector.bitcast %765 : vector<16xi8> to vector<4xi32>
      %767 = arith.shrui %766, %c21 : vector<4xi32>
      %768 = arith.andi %767, %c22 : vector<4xi32>
      %769 = arith.ori %768, %c23 : vector<4xi32>
      %770 = vector.bitcast %769 : vector<4xi32> to vector<8xf16>
      %771 = arith.shrui %766, %c24 : vector<4xi32>
      %772 = arith.andi %771, %c22 : vector<4xi32>
      %773 = arith.ori %772, %c23 : vector<4xi32>
      %774 = vector.bitcast %773 : vector<4xi32> to vector<8xf16>
      %775 = arith.shrui %766, %c25 : vector<4xi32>
      %776 = arith.andi %775, %c22 : vector<4xi32>
      %777 = arith.ori %776, %c23 : vector<4xi32>
      %778 = vector.bitcast %777 : vector<4xi32> to vector<8xf16>
      %779 = arith.shrui %766, %c26 : vector<4xi32>
      %780 = arith.andi %779, %c22 : vector<4xi32>
      %781 = arith.ori %780, %c23 : vector<4xi32>
      %782 = vector.bitcast %781 : vector<4xi32> to vector<8xf16>
      %783 = vector.shuffle %770, %774 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %784 = vector.shuffle %778, %782 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %785 = vector.shuffle %783, %784 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %786 = arith.subf %785, %c27 : vector<32xf16>
      %787 = vector.shuffle %786, %786 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %788 = vector.shuffle %786, %786 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %789 = math.fma %787, %738, %746 : vector<16xf16>
      %790 = math.fma %788, %738, %746 : vector<16xf16>
      %791 = arith.muli %624, %c6 : index
      %792 = arith.addi %791, %c7 : index
      %793 = arith.muli %tileRows, %c14 : index
      %794 = arith.muli %792, %793 : index
      %795 = arith.addi %40, %794 : index
      %796 = vector.load %x[%795] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %797 = arith.muli %tileRows, %c1 : index
      %798 = arith.addi %795, %797 : index
      %799 = vector.load %x[%798] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %800 = vector.shuffle %796, %799 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %801 = wave.mma %800, %711, %625 : vector<16xf16>, vector<8xf32>
      %802 = wave.mma %800, %789, %626 : vector<16xf16>, vector<8xf32>
      %803 = arith.muli %624, %c6 : index
      %804 = arith.addi %803, %c7 : index
      %805 = arith.muli %tileRows, %c14 : index
      %806 = arith.muli %804, %805 : index
      %807 = arith.addi %58, %806 : index
      %808 = vector.load %x[%807] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %809 = arith.muli %tileRows, %c1 : index
      %810 = arith.addi %807, %809 : index
      %811 = vector.load %x[%810] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %812 = vector.shuffle %808, %811 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %813 = wave.mma %812, %711, %627 : vector<16xf16>, vector<8xf32>
      %814 = wave.mma %812, %789, %628 : vector<16xf16>, vector<8xf32>
      %815 = arith.muli %624, %c6 : index
      %816 = arith.addi %815, %c7 : index
      %817 = arith.muli %tileRows, %c14 : index
      %818 = arith.muli %816, %817 : index
      %819 = arith.addi %76, %818 : index
      %820 = vector.load %x[%819] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %821 = arith.muli %tileRows, %c1 : index
      %822 = arith.addi %819, %821 : index
      %823 = vector.load %x[%822] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %824 = vector.shuffle %820, %823 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %825 = wave.mma %824, %711, %629 : vector<16xf16>, vector<8xf32>
      %826 = wave.mma %824, %789, %630 : vector<16xf16>, vector<8xf32>
      %827 = arith.muli %624, %c6 : index
      %828 = arith.addi %827, %c7 : index
      %829 = arith.muli %tileRows, %c14 : index
      %830 = arith.muli %828, %829 : index
      %831 = arith.addi %94, %830 : index
      %832 = vector.load %x[%831] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %833 = arith.muli %tileRows, %c1 : index
      %834 = arith.addi %831, %833 : index
      %835 = vector.load %x[%834] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %836 = vector.shuffle %832, %835 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %837 = wave.mma %836, %711, %631 : vector<16xf16>, vector<8xf32>
      %838 = wave.mma %836, %789, %632 : vector<16xf16>, vector<8xf32>
      %839 = arith.muli %624, %c6 : index
      %840 = arith.addi %839, %c8 : index
      %841 = arith.muli %tileRows, %c14 : index
      %842 = arith.muli %840, %841 : index
      %843 = arith.addi %40, %842 : index
      %844 = vector.load %x[%843] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %845 = arith.muli %tileRows, %c1 : index
      %846 = arith.addi %843, %845 : index
      %847 = vector.load %x[%846] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %848 = vector.shuffle %844, %847 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %849 = wave.mma %848, %712, %801 : vector<16xf16>, vector<8xf32>
      %850 = wave.mma %848, %790, %802 : vector<16xf16>, vector<8xf32>
      %851 = arith.muli %624, %c6 : index
      %852 = arith.addi %851, %c8 : index
      %853 = arith.muli %tileRows, %c14 : index
      %854 = arith.muli %852, %853 : index
      %855 = arith.addi %58, %854 : index
      %856 = vector.load %x[%855] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %857 = arith.muli %tileRows, %c1 : index
      %858 = arith.addi %855, %857 : index
      %859 = vector.load %x[%858] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %860 = vector.shuffle %856, %859 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %861 = wave.mma %860, %712, %813 : vector<16xf16>, vector<8xf32>
      %862 = wave.mma %860, %790, %814 : vector<16xf16>, vector<8xf32>
      %863 = arith.muli %624, %c6 : index
      %864 = arith.addi %863, %c8 : index
      %865 = arith.muli %tileRows, %c14 : index
      %866 = arith.muli %864, %865 : index
      %867 = arith.addi %76, %866 : index
      %868 = vector.load %x[%867] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %869 = arith.muli %tileRows, %c1 : index
      %870 = arith.addi %867, %869 : index
      %871 = vector.load %x[%870] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %872 = vector.shuffle %868, %871 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %873 = wave.mma %872, %712, %825 : vector<16xf16>, vector<8xf32>
      %874 = wave.mma %872, %790, %826 : vector<16xf16>, vector<8xf32>
      %875 = arith.muli %624, %c6 : index
      %876 = arith.addi %875, %c8 : index
      %877 = arith.muli %tileRows, %c14 : index
      %878 = arith.muli %876, %877 : index
      %879 = arith.addi %94, %878 : index
      %880 = vector.load %x[%879] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %881 = arith.muli %tileRows, %c1 : index
      %882 = arith.addi %879, %881 : index
      %883 = vector.load %x[%882] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %884 = vector.shuffle %880, %883 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %885 = wave.mma %884, %712, %837 : vector<16xf16>, vector<8xf32>
      %886 = wave.mma %884, %790, %838 : vector<16xf16>, vector<8xf32>
      scf.yield %849, %850, %861, %862, %873, %874, %885, %886 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %887 = wave.lane
    %888 = wave.wave
    %889 = arith.muli %888, %c6 : index
    %890 = arith.addi %889, %c7 : index
    %891 = arith.muli %890, %c2 : index
    %892 = arith.addi %891, %887 : index
    %893 = vector.extract %633#0[0] : f32 from vector<8xf32>
    %894 = arith.addi %892, %c7 : index
    memref.store %893, %19[%894] : memref<?xf32>
    %895 = vector.extract %633#0[1] : f32 from vector<8xf32>
    %896 = arith.addi %892, %c15 : index
    memref.store %895, %19[%896] : memref<?xf32>
    %897 = vector.extract %633#0[2] : f32 from vector<8xf32>
    %898 = arith.addi %892, %c3 : index
    memref.store %897, %19[%898] : memref<?xf32>
    %899 = vector.extract %633#0[3] : f32 from vector<8xf32>
    %900 = arith.addi %892, %c29 : index
    memref.store %899, %19[%900] : memref<?xf32>
    %901 = vector.extract %633#0[4] : f32 from vector<8xf32>
    %902 = arith.addi %892, %c5 : index
    memref.store %901, %19[%902] : memref<?xf32>
    %903 = vector.extract %633#0[5] : f32 from vector<8xf32>
    %904 = arith.addi %892, %c30 : index
    memref.store %903, %19[%904] : memref<?xf32>
    %905 = vector.extract %633#0[6] : f32 from vector<8xf32>
    %906 = arith.addi %892, %c31 : index
    memref.store %905, %19[%906] : memref<?xf32>
    %907 = vector.extract %633#0[7] : f32 from vector<8xf32>
    %908 = arith.addi %892, %c32 : index
    memref.store %907, %19[%908] : memref<?xf32>
    %909 = arith.muli %888, %c6 : index
    %910 = arith.addi %909, %c8 : index
    %911 = arith.muli %910, %c2 : index
    %912 = arith.addi %911, %887 : index
    %913 = vector.extract %633#1[0] : f32 from vector<8xf32>
    %914 = arith.addi %912, %c7 : index
    memref.store %913, %19[%914] : memref<?xf32>
    %915 = vector.extract %633#1[1] : f32 from vector<8xf32>
    %916 = arith.addi %912, %c15 : index
    memref.store %915, %19[%916] : memref<?xf32>
    %917 = vector.extract %633#1[2] : f32 from vector<8xf32>
    %918 = arith.addi %912, %c3 : index
    memref.store %917, %19[%918] : memref<?xf32>
    %919 = vector.extract %633#1[3] : f32 from vector<8xf32>
    %920 = arith.addi %912, %c29 : index
    memref.store %919, %19[%920] : memref<?xf32>
    %921 = vector.extract %633#1[4] : f32 from vector<8xf32>
    %922 = arith.addi %912, %c5 : index
    memref.store %921, %19[%922] : memref<?xf32>
    %923 = vector.extract %633#1[5] : f32 from vector<8xf32>
    %924 = arith.addi %912, %c30 : index
    memref.store %923, %19[%924] : memref<?xf32>
    %925 = vector.extract %633#1[6] : f32 from vector<8xf32>
    %926 = arith.addi %912, %c31 : index
    memref.store %925, %19[%926] : memref<?xf32>
    %927 = vector.extract %633#1[7] : f32 from vector<8xf32>
    %928 = arith.addi %912, %c32 : index
    memref.store %927, %19[%928] : memref<?xf32>
    wave.barrier
    %929 = arith.muli %888, %c20 : index
    %930 = arith.addi %929, %c7 : index
    %931 = arith.muli %930, %c15 : index
    %932 = arith.addi %931, %887 : index
    %933 = arith.addi %932, %c7 : index
    %934 = memref.load %19[%933] : memref<?xf32>
    %935 = arith.addi %933, %c33 : index
    %936 = memref.load %19[%935] : memref<?xf32>
    %937 = arith.addf %934, %936 : f32
    %938 = arith.muli %930, %c15 : index
    %939 = arith.addi %938, %887 : index
    %940 = arith.addi %939, %c2 : index
    %941 = memref.load %19[%940] : memref<?xf32>
    %942 = arith.addi %940, %c33 : index
    %943 = memref.load %19[%942] : memref<?xf32>
    %944 = arith.addf %941, %943 : f32
    %945 = wave.lane
    %946 = arith.addi %18, %c7 : index
    %947 = arith.muli %930, %c6 : index
    %948 = arith.addi %946, %947 : index
    %949 = arith.divui %945, %c14 : index
    %950 = arith.addi %948, %949 : index
    %951 = arith.cmpi slt, %950, %17 : index
    scf.if %951 {
      %952 = arith.cmpi eq, %hasFactors, %c8 : index
      %953 = arith.muli %950, %c6 : index
      %954 = memref.load %factors[%953] : memref<?xf32>
      %955 = arith.mulf %954, %operandScale : f32
      %956 = arith.select %952, %955, %operandScale : f32
      %957 = arith.remui %945, %c14 : index
      %958 = arith.muli %957, %c20 : index
      %959 = arith.addi %13, %958 : index
      %960 = vector.load %w[%959] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %961 = vector.bitcast %960 : vector<4xi8> to vector<1xf32>
      %962 = vector.extract %961[0] : f32 from vector<1xf32>
      %963 = arith.mulf %962, %956 : f32
      %964 = arith.mulf %937, %963 : f32
      %965 = arith.remui %945, %c14 : index
      %966 = arith.muli %965, %c20 : index
      %967 = arith.addi %15, %966 : index
      %968 = vector.load %w[%967] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %969 = vector.bitcast %968 : vector<4xi8> to vector<1xf32>
      %970 = vector.extract %969[0] : f32 from vector<1xf32>
      %971 = arith.mulf %970, %956 : f32
      %972 = arith.mulf %944, %971 : f32
      %973 = arith.addi %13, %c3 : index
      %974 = vector.load %w[%973] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %975 = vector.bitcast %974 : vector<4xi8> to vector<1xf32>
      %976 = vector.extract %975[0] : f32 from vector<1xf32>
      %977 = arith.muli %950, %c6 : index
      %978 = arith.addi %977, %c8 : index
      %979 = memref.load %factors[%978] : memref<?xf32>
      %980 = arith.mulf %979, %976 : f32
      %981 = arith.bitcast %980 : f32 to i32
      %982 = arith.shrui %981, %c36 : i32
      %983 = arith.maxsi %982, %c37 : i32
      %984 = arith.subi %c38, %983 : i32
      %985 = arith.shli %984, %c36 : i32
      %986 = arith.subi %983, %c39 : i32
      %987 = arith.shli %986, %c36 : i32
      %988 = arith.bitcast %985 : i32 to f32
      %989 = arith.bitcast %987 : i32 to f32
      %990 = arith.cmpi eq, %0, %c7 : index
      %991 = wave.lane
      %992 = arith.remui %991, %c14 : index
      %993 = arith.cmpi eq, %992, %c7 : index
      %994 = arith.andi %990, %993 : i1
      scf.if %994 {
        %995 = arith.muli %950, %c6 : index
        memref.store %989, %out_factors[%995] : memref<?xf32>
      }
      %996 = arith.mulf %964, %c41 : f32
      %997 = wave.exp2 %996 : f32
      %998 = arith.addf %c40, %997 : f32
      %999 = arith.divf %964, %998 : f32
      %1000 = arith.mulf %999, %972 : f32
      %1001 = arith.mulf %1000, %988 : f32
      %1002 = arith.truncf %1001 : f32 to f16
      %1003 = arith.muli %0, %c14 : index
      %1004 = wave.lane
      %1005 = arith.remui %1004, %c14 : index
      %1006 = arith.addi %1003, %1005 : index
      %1007 = arith.divui %950, %outTileRows : index
      %1008 = arith.divui %outputFeatures, %c14 : index
      %1009 = arith.muli %1007, %1008 : index
      %1010 = arith.divui %1006, %c14 : index
      %1011 = arith.addi %1009, %1010 : index
      %1012 = arith.muli %1011, %c6 : index
      %1013 = arith.remui %1006, %c14 : index
      %1014 = arith.divui %1013, %c1 : index
      %1015 = arith.addi %1012, %1014 : index
      %1016 = arith.muli %outTileRows, %c1 : index
      %1017 = arith.muli %1015, %1016 : index
      %1018 = arith.remui %950, %outTileRows : index
      %1019 = arith.muli %1018, %c1 : index
      %1020 = arith.addi %1017, %1019 : index
      %1021 = arith.remui %1006, %c1 : index
      %1022 = arith.addi %1020, %1021 : index
      memref.store %1002, %out[%1022] : memref<?xf16>
    }
    %1023 = arith.muli %888, %c20 : index
    %1024 = arith.addi %1023, %c8 : index
    %1025 = arith.muli %1024, %c15 : index
    %1026 = arith.addi %1025, %887 : index
    %1027 = arith.addi %1026, %c7 : index
    %1028 = memref.load %19[%1027] : memref<?xf32>
    %1029 = arith.addi %1027, %c33 : index
    %1030 = memref.load %19[%1029] : memref<?xf32>
    %1031 = arith.addf %1028, %1030 : f32
    %1032 = arith.muli %1024, %c15 : index
    %1033 = arith.addi %1032, %887 : index
    %1034 = arith.addi %1033, %c2 : index
    %1035 = memref.load %19[%1034] : memref<?xf32>
    %1036 = arith.addi %1034, %c33 : index
    %1037 = memref.load %19[%1036] : memref<?xf32>
    %1038 = arith.addf %1035, %1037 : f32
    %1039 = wave.lane
    %1040 = arith.addi %18, %c7 : index
    %1041 = arith.muli %1024, %c6 : index
    %1042 = arith.addi %1040, %1041 : index
    %1043 = arith.divui %1039, %c14 : index
    %1044 = arith.addi %1042, %1043 : index
    %1045 = arith.cmpi slt, %1044, %17 : index
    scf.if %1045 {
      %1046 = arith.cmpi eq, %hasFactors, %c8 : index
      %1047 = arith.muli %1044, %c6 : index
      %1048 = memref.load %factors[%1047] : memref<?xf32>
      %1049 = arith.mulf %1048, %operandScale : f32
      %1050 = arith.select %1046, %1049, %operandScale : f32
      %1051 = arith.remui %1039, %c14 : index
      %1052 = arith.muli %1051, %c20 : index
      %1053 = arith.addi %13, %1052 : index
      %1054 = vector.load %w[%1053] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1055 = vector.bitcast %1054 : vector<4xi8> to vector<1xf32>
      %1056 = vector.extract %1055[0] : f32 from vector<1xf32>
      %1057 = arith.mulf %1056, %1050 : f32
      %1058 = arith.mulf %1031, %1057 : f32
      %1059 = arith.remui %1039, %c14 : index
      %1060 = arith.muli %1059, %c20 : index
      %1061 = arith.addi %15, %1060 : index
      %1062 = vector.load %w[%1061] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1063 = vector.bitcast %1062 : vector<4xi8> to vector<1xf32>
      %1064 = vector.extract %1063[0] : f32 from vector<1xf32>
      %1065 = arith.mulf %1064, %1050 : f32
      %1066 = arith.mulf %1038, %1065 : f32
      %1067 = arith.addi %13, %c3 : index
      %1068 = vector.load %w[%1067] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1069 = vector.bitcast %1068 : vector<4xi8> to vector<1xf32>
      %1070 = vector.extract %1069[0] : f32 from vector<1xf32>
      %1071 = arith.muli %1044, %c6 : index
      %1072 = arith.addi %1071, %c8 : index
      %1073 = memref.load %factors[%1072] : memref<?xf32>
      %1074 = arith.mulf %1073, %1070 : f32
      %1075 = arith.bitcast %1074 : f32 to i32
      %1076 = arith.shrui %1075, %c36 : i32
      %1077 = arith.maxsi %1076, %c37 : i32
      %1078 = arith.subi %c38, %1077 : i32
      %1079 = arith.shli %1078, %c36 : i32
      %1080 = arith.subi %1077, %c39 : i32
      %1081 = arith.shli %1080, %c36 : i32
      %1082 = arith.bitcast %1079 : i32 to f32
      %1083 = arith.bitcast %1081 : i32 to f32
      %1084 = arith.cmpi eq, %0, %c7 : index
      %1085 = wave.lane
      %1086 = arith.remui %1085, %c14 : index
      %1087 = arith.cmpi eq, %1086, %c7 : index
      %1088 = arith.andi %1084, %1087 : i1
      scf.if %1088 {
        %1089 = arith.muli %1044, %c6 : index
        memref.store %1083, %out_factors[%1089] : memref<?xf32>
      }
      %1090 = arith.mulf %1058, %c41 : f32
      %1091 = wave.exp2 %1090 : f32
      %1092 = arith.addf %c40, %1091 : f32
      %1093 = arith.divf %1058, %1092 : f32
      %1094 = arith.mulf %1093, %1066 : f32
      %1095 = arith.mulf %1094, %1082 : f32
      %1096 = arith.truncf %1095 : f32 to f16
      %1097 = arith.muli %0, %c14 : index
      %1098 = wave.lane
      %1099 = arith.remui %1098, %c14 : index
      %1100 = arith.addi %1097, %1099 : index
      %1101 = arith.divui %1044, %outTileRows : index
      %1102 = arith.divui %outputFeatures, %c14 : index
      %1103 = arith.muli %1101, %1102 : index
      %1104 = arith.divui %1100, %c14 : index
      %1105 = arith.addi %1103, %1104 : index
      %1106 = arith.muli %1105, %c6 : index
      %1107 = arith.remui %1100, %c14 : index
      %1108 = arith.divui %1107, %c1 : index
      %1109 = arith.addi %1106, %1108 : index
      %1110 = arith.muli %outTileRows, %c1 : index
      %1111 = arith.muli %1109, %1110 : index
      %1112 = arith.remui %1044, %outTileRows : index
      %1113 = arith.muli %1112, %c1 : index
      %1114 = arith.addi %1111, %1113 : index
      %1115 = arith.remui %1100, %c1 : index
      %1116 = arith.addi %1114, %1115 : index
      memref.store %1096, %out[%1116] : memref<?xf16>
    }
    %1117 = arith.muli %888, %c20 : index
    %1118 = arith.addi %1117, %c6 : index
    %1119 = arith.muli %1118, %c15 : index
    %1120 = arith.addi %1119, %887 : index
    %1121 = arith.addi %1120, %c7 : index
    %1122 = memref.load %19[%1121] : memref<?xf32>
    %1123 = arith.addi %1121, %c33 : index
    %1124 = memref.load %19[%1123] : memref<?xf32>
    %1125 = arith.addf %1122, %1124 : f32
    %1126 = arith.muli %1118, %c15 : index
    %1127 = arith.addi %1126, %887 : index
    %1128 = arith.addi %1127, %c2 : index
    %1129 = memref.load %19[%1128] : memref<?xf32>
    %1130 = arith.addi %1128, %c33 : index
    %1131 = memref.load %19[%1130] : memref<?xf32>
    %1132 = arith.addf %1129, %1131 : f32
    %1133 = wave.lane
    %1134 = arith.addi %18, %c7 : index
    %1135 = arith.muli %1118, %c6 : index
    %1136 = arith.addi %1134, %1135 : index
    %1137 = arith.divui %1133, %c14 : index
    %1138 = arith.addi %1136, %1137 : index
    %1139 = arith.cmpi slt, %1138, %17 : index
    scf.if %1139 {
      %1140 = arith.cmpi eq, %hasFactors, %c8 : index
      %1141 = arith.muli %1138, %c6 : index
      %1142 = memref.load %factors[%1141] : memref<?xf32>
      %1143 = arith.mulf %1142, %operandScale : f32
      %1144 = arith.select %1140, %1143, %operandScale : f32
      %1145 = arith.remui %1133, %c14 : index
      %1146 = arith.muli %1145, %c20 : index
      %1147 = arith.addi %13, %1146 : index
      %1148 = vector.load %w[%1147] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1149 = vector.bitcast %1148 : vector<4xi8> to vector<1xf32>
      %1150 = vector.extract %1149[0] : f32 from vector<1xf32>
      %1151 = arith.mulf %1150, %1144 : f32
      %1152 = arith.mulf %1125, %1151 : f32
      %1153 = arith.remui %1133, %c14 : index
      %1154 = arith.muli %1153, %c20 : index
      %1155 = arith.addi %15, %1154 : index
      %1156 = vector.load %w[%1155] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1157 = vector.bitcast %1156 : vector<4xi8> to vector<1xf32>
      %1158 = vector.extract %1157[0] : f32 from vector<1xf32>
      %1159 = arith.mulf %1158, %1144 : f32
      %1160 = arith.mulf %1132, %1159 : f32
      %1161 = arith.addi %13, %c3 : index
      %1162 = vector.load %w[%1161] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1163 = vector.bitcast %1162 : vector<4xi8> to vector<1xf32>
      %1164 = vector.extract %1163[0] : f32 from vector<1xf32>
      %1165 = arith.muli %1138, %c6 : index
      %1166 = arith.addi %1165, %c8 : index
      %1167 = memref.load %factors[%1166] : memref<?xf32>
      %1168 = arith.mulf %1167, %1164 : f32
      %1169 = arith.bitcast %1168 : f32 to i32
      %1170 = arith.shrui %1169, %c36 : i32
      %1171 = arith.maxsi %1170, %c37 : i32
      %1172 = arith.subi %c38, %1171 : i32
      %1173 = arith.shli %1172, %c36 : i32
      %1174 = arith.subi %1171, %c39 : i32
      %1175 = arith.shli %1174, %c36 : i32
      %1176 = arith.bitcast %1173 : i32 to f32
      %1177 = arith.bitcast %1175 : i32 to f32
      %1178 = arith.cmpi eq, %0, %c7 : index
      %1179 = wave.lane
      %1180 = arith.remui %1179, %c14 : index
      %1181 = arith.cmpi eq, %1180, %c7 : index
      %1182 = arith.andi %1178, %1181 : i1
      scf.if %1182 {
        %1183 = arith.muli %1138, %c6 : index
        memref.store %1177, %out_factors[%1183] : memref<?xf32>
      }
      %1184 = arith.mulf %1152, %c41 : f32
      %1185 = wave.exp2 %1184 : f32
      %1186 = arith.addf %c40, %1185 : f32
      %1187 = arith.divf %1152, %1186 : f32
      %1188 = arith.mulf %1187, %1160 : f32
      %1189 = arith.mulf %1188, %1176 : f32
      %1190 = arith.truncf %1189 : f32 to f16
      %1191 = arith.muli %0, %c14 : index
      %1192 = wave.lane
      %1193 = arith.remui %1192, %c14 : index
      %1194 = arith.addi %1191, %1193 : index
      %1195 = arith.divui %1138, %outTileRows : index
      %1196 = arith.divui %outputFeatures, %c14 : index
      %1197 = arith.muli %1195, %1196 : index
      %1198 = arith.divui %1194, %c14 : index
      %1199 = arith.addi %1197, %1198 : index
      %1200 = arith.muli %1199, %c6 : index
      %1201 = arith.remui %1194, %c14 : index
      %1202 = arith.divui %1201, %c1 : index
      %1203 = arith.addi %1200, %1202 : index
      %1204 = arith.muli %outTileRows, %c1 : index
      %1205 = arith.muli %1203, %1204 : index
      %1206 = arith.remui %1138, %outTileRows : index
      %1207 = arith.muli %1206, %c1 : index
      %1208 = arith.addi %1205, %1207 : index
      %1209 = arith.remui %1194, %c1 : index
      %1210 = arith.addi %1208, %1209 : index
      memref.store %1190, %out[%1210] : memref<?xf16>
    }
    %1211 = arith.muli %888, %c20 : index
    %1212 = arith.addi %1211, %c28 : index
    %1213 = arith.muli %1212, %c15 : index
    %1214 = arith.addi %1213, %887 : index
    %1215 = arith.addi %1214, %c7 : index
    %1216 = memref.load %19[%1215] : memref<?xf32>
    %1217 = arith.addi %1215, %c33 : index
    %1218 = memref.load %19[%1217] : memref<?xf32>
    %1219 = arith.addf %1216, %1218 : f32
    %1220 = arith.muli %1212, %c15 : index
    %1221 = arith.addi %1220, %887 : index
    %1222 = arith.addi %1221, %c2 : index
    %1223 = memref.load %19[%1222] : memref<?xf32>
    %1224 = arith.addi %1222, %c33 : index
    %1225 = memref.load %19[%1224] : memref<?xf32>
    %1226 = arith.addf %1223, %1225 : f32
    %1227 = wave.lane
    %1228 = arith.addi %18, %c7 : index
    %1229 = arith.muli %1212, %c6 : index
    %1230 = arith.addi %1228, %1229 : index
    %1231 = arith.divui %1227, %c14 : index
    %1232 = arith.addi %1230, %1231 : index
    %1233 = arith.cmpi slt, %1232, %17 : index
    scf.if %1233 {
      %1234 = arith.cmpi eq, %hasFactors, %c8 : index
      %1235 = arith.muli %1232, %c6 : index
      %1236 = memref.load %factors[%1235] : memref<?xf32>
      %1237 = arith.mulf %1236, %operandScale : f32
      %1238 = arith.select %1234, %1237, %operandScale : f32
      %1239 = arith.remui %1227, %c14 : index
      %1240 = arith.muli %1239, %c20 : index
      %1241 = arith.addi %13, %1240 : index
      %1242 = vector.load %w[%1241] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1243 = vector.bitcast %1242 : vector<4xi8> to vector<1xf32>
      %1244 = vector.extract %1243[0] : f32 from vector<1xf32>
      %1245 = arith.mulf %1244, %1238 : f32
      %1246 = arith.mulf %1219, %1245 : f32
      %1247 = arith.remui %1227, %c14 : index
      %1248 = arith.muli %1247, %c20 : index
      %1249 = arith.addi %15, %1248 : index
      %1250 = vector.load %w[%1249] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1251 = vector.bitcast %1250 : vector<4xi8> to vector<1xf32>
      %1252 = vector.extract %1251[0] : f32 from vector<1xf32>
      %1253 = arith.mulf %1252, %1238 : f32
      %1254 = arith.mulf %1226, %1253 : f32
      %1255 = arith.addi %13, %c3 : index
      %1256 = vector.load %w[%1255] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1257 = vector.bitcast %1256 : vector<4xi8> to vector<1xf32>
      %1258 = vector.extract %1257[0] : f32 from vector<1xf32>
      %1259 = arith.muli %1232, %c6 : index
      %1260 = arith.addi %1259, %c8 : index
      %1261 = memref.load %factors[%1260] : memref<?xf32>
      %1262 = arith.mulf %1261, %1258 : f32
      %1263 = arith.bitcast %1262 : f32 to i32
      %1264 = arith.shrui %1263, %c36 : i32
      %1265 = arith.maxsi %1264, %c37 : i32
      %1266 = arith.subi %c38, %1265 : i32
      %1267 = arith.shli %1266, %c36 : i32
      %1268 = arith.subi %1265, %c39 : i32
      %1269 = arith.shli %1268, %c36 : i32
      %1270 = arith.bitcast %1267 : i32 to f32
      %1271 = arith.bitcast %1269 : i32 to f32
      %1272 = arith.cmpi eq, %0, %c7 : index
      %1273 = wave.lane
      %1274 = arith.remui %1273, %c14 : index
      %1275 = arith.cmpi eq, %1274, %c7 : index
      %1276 = arith.andi %1272, %1275 : i1
      scf.if %1276 {
        %1277 = arith.muli %1232, %c6 : index
        memref.store %1271, %out_factors[%1277] : memref<?xf32>
      }
      %1278 = arith.mulf %1246, %c41 : f32
      %1279 = wave.exp2 %1278 : f32
      %1280 = arith.addf %c40, %1279 : f32
      %1281 = arith.divf %1246, %1280 : f32
      %1282 = arith.mulf %1281, %1254 : f32
      %1283 = arith.mulf %1282, %1270 : f32
      %1284 = arith.truncf %1283 : f32 to f16
      %1285 = arith.muli %0, %c14 : index
      %1286 = wave.lane
      %1287 = arith.remui %1286, %c14 : index
      %1288 = arith.addi %1285, %1287 : index
      %1289 = arith.divui %1232, %outTileRows : index
      %1290 = arith.divui %outputFeatures, %c14 : index
      %1291 = arith.muli %1289, %1290 : index
      %1292 = arith.divui %1288, %c14 : index
      %1293 = arith.addi %1291, %1292 : index
      %1294 = arith.muli %1293, %c6 : index
      %1295 = arith.remui %1288, %c14 : index
      %1296 = arith.divui %1295, %c1 : index
      %1297 = arith.addi %1294, %1296 : index
      %1298 = arith.muli %outTileRows, %c1 : index
      %1299 = arith.muli %1297, %1298 : index
      %1300 = arith.remui %1232, %outTileRows : index
      %1301 = arith.muli %1300, %c1 : index
      %1302 = arith.addi %1299, %1301 : index
      %1303 = arith.remui %1288, %c1 : index
      %1304 = arith.addi %1302, %1303 : index
      memref.store %1284, %out[%1304] : memref<?xf16>
    }
    %1305 = wave.lane
    wave.barrier
    %1306 = wave.wave
    %1307 = arith.muli %1306, %c6 : index
    %1308 = arith.addi %1307, %c7 : index
    %1309 = arith.muli %1308, %c2 : index
    %1310 = arith.addi %1309, %1305 : index
    %1311 = vector.extract %633#2[0] : f32 from vector<8xf32>
    %1312 = arith.addi %1310, %c7 : index
    memref.store %1311, %19[%1312] : memref<?xf32>
    %1313 = vector.extract %633#2[1] : f32 from vector<8xf32>
    %1314 = arith.addi %1310, %c15 : index
    memref.store %1313, %19[%1314] : memref<?xf32>
    %1315 = vector.extract %633#2[2] : f32 from vector<8xf32>
    %1316 = arith.addi %1310, %c3 : index
    memref.store %1315, %19[%1316] : memref<?xf32>
    %1317 = vector.extract %633#2[3] : f32 from vector<8xf32>
    %1318 = arith.addi %1310, %c29 : index
    memref.store %1317, %19[%1318] : memref<?xf32>
    %1319 = vector.extract %633#2[4] : f32 from vector<8xf32>
    %1320 = arith.addi %1310, %c5 : index
    memref.store %1319, %19[%1320] : memref<?xf32>
    %1321 = vector.extract %633#2[5] : f32 from vector<8xf32>
    %1322 = arith.addi %1310, %c30 : index
    memref.store %1321, %19[%1322] : memref<?xf32>
    %1323 = vector.extract %633#2[6] : f32 from vector<8xf32>
    %1324 = arith.addi %1310, %c31 : index
    memref.store %1323, %19[%1324] : memref<?xf32>
    %1325 = vector.extract %633#2[7] : f32 from vector<8xf32>
    %1326 = arith.addi %1310, %c32 : index
    memref.store %1325, %19[%1326] : memref<?xf32>
    %1327 = arith.muli %1306, %c6 : index
    %1328 = arith.addi %1327, %c8 : index
    %1329 = arith.muli %1328, %c2 : index
    %1330 = arith.addi %1329, %1305 : index
    %1331 = vector.extract %633#3[0] : f32 from vector<8xf32>
    %1332 = arith.addi %1330, %c7 : index
    memref.store %1331, %19[%1332] : memref<?xf32>
    %1333 = vector.extract %633#3[1] : f32 from vector<8xf32>
    %1334 = arith.addi %1330, %c15 : index
    memref.store %1333, %19[%1334] : memref<?xf32>
    %1335 = vector.extract %633#3[2] : f32 from vector<8xf32>
    %1336 = arith.addi %1330, %c3 : index
    memref.store %1335, %19[%1336] : memref<?xf32>
    %1337 = vector.extract %633#3[3] : f32 from vector<8xf32>
    %1338 = arith.addi %1330, %c29 : index
    memref.store %1337, %19[%1338] : memref<?xf32>
    %1339 = vector.extract %633#3[4] : f32 from vector<8xf32>
    %1340 = arith.addi %1330, %c5 : index
    memref.store %1339, %19[%1340] : memref<?xf32>
    %1341 = vector.extract %633#3[5] : f32 from vector<8xf32>
    %1342 = arith.addi %1330, %c30 : index
    memref.store %1341, %19[%1342] : memref<?xf32>
    %1343 = vector.extract %633#3[6] : f32 from vector<8xf32>
    %1344 = arith.addi %1330, %c31 : index
    memref.store %1343, %19[%1344] : memref<?xf32>
    %1345 = vector.extract %633#3[7] : f32 from vector<8xf32>
    %1346 = arith.addi %1330, %c32 : index
    memref.store %1345, %19[%1346] : memref<?xf32>
    wave.barrier
    %1347 = arith.muli %1306, %c20 : index
    %1348 = arith.addi %1347, %c7 : index
    %1349 = arith.muli %1348, %c15 : index
    %1350 = arith.addi %1349, %1305 : index
    %1351 = arith.addi %1350, %c7 : index
    %1352 = memref.load %19[%1351] : memref<?xf32>
    %1353 = arith.addi %1351, %c33 : index
    %1354 = memref.load %19[%1353] : memref<?xf32>
    %1355 = arith.addf %1352, %1354 : f32
    %1356 = arith.muli %1348, %c15 : index
    %1357 = arith.addi %1356, %1305 : index
    %1358 = arith.addi %1357, %c2 : index
    %1359 = memref.load %19[%1358] : memref<?xf32>
    %1360 = arith.addi %1358, %c33 : index
    %1361 = memref.load %19[%1360] : memref<?xf32>
    %1362 = arith.addf %1359, %1361 : f32
    %1363 = wave.lane
    %1364 = arith.addi %18, %c14 : index
    %1365 = arith.muli %1348, %c6 : index
    %1366 = arith.addi %1364, %1365 : index
    %1367 = arith.divui %1363, %c14 : index
    %1368 = arith.addi %1366, %1367 : index
    %1369 = arith.cmpi slt, %1368, %17 : index
    scf.if %1369 {
      %1370 = arith.cmpi eq, %hasFactors, %c8 : index
      %1371 = arith.muli %1368, %c6 : index
      %1372 = memref.load %factors[%1371] : memref<?xf32>
      %1373 = arith.mulf %1372, %operandScale : f32
      %1374 = arith.select %1370, %1373, %operandScale : f32
      %1375 = arith.remui %1363, %c14 : index
      %1376 = arith.muli %1375, %c20 : index
      %1377 = arith.addi %13, %1376 : index
      %1378 = vector.load %w[%1377] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1379 = vector.bitcast %1378 : vector<4xi8> to vector<1xf32>
      %1380 = vector.extract %1379[0] : f32 from vector<1xf32>
      %1381 = arith.mulf %1380, %1374 : f32
      %1382 = arith.mulf %1355, %1381 : f32
      %1383 = arith.remui %1363, %c14 : index
      %1384 = arith.muli %1383, %c20 : index
      %1385 = arith.addi %15, %1384 : index
      %1386 = vector.load %w[%1385] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1387 = vector.bitcast %1386 : vector<4xi8> to vector<1xf32>
      %1388 = vector.extract %1387[0] : f32 from vector<1xf32>
      %1389 = arith.mulf %1388, %1374 : f32
      %1390 = arith.mulf %1362, %1389 : f32
      %1391 = arith.addi %13, %c3 : index
      %1392 = vector.load %w[%1391] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1393 = vector.bitcast %1392 : vector<4xi8> to vector<1xf32>
      %1394 = vector.extract %1393[0] : f32 from vector<1xf32>
      %1395 = arith.muli %1368, %c6 : index
      %1396 = arith.addi %1395, %c8 : index
      %1397 = memref.load %factors[%1396] : memref<?xf32>
      %1398 = arith.mulf %1397, %1394 : f32
      %1399 = arith.bitcast %1398 : f32 to i32
      %1400 = arith.shrui %1399, %c36 : i32
      %1401 = arith.maxsi %1400, %c37 : i32
      %1402 = arith.subi %c38, %1401 : i32
      %1403 = arith.shli %1402, %c36 : i32
      %1404 = arith.subi %1401, %c39 : i32
      %1405 = arith.shli %1404, %c36 : i32
      %1406 = arith.bitcast %1403 : i32 to f32
      %1407 = arith.bitcast %1405 : i32 to f32
      %1408 = arith.cmpi eq, %0, %c7 : index
      %1409 = wave.lane
      %1410 = arith.remui %1409, %c14 : index
      %1411 = arith.cmpi eq, %1410, %c7 : index
      %1412 = arith.andi %1408, %1411 : i1
      scf.if %1412 {
        %1413 = arith.muli %1368, %c6 : index
        memref.store %1407, %out_factors[%1413] : memref<?xf32>
      }
      %1414 = arith.mulf %1382, %c41 : f32
      %1415 = wave.exp2 %1414 : f32
      %1416 = arith.addf %c40, %1415 : f32
      %1417 = arith.divf %1382, %1416 : f32
      %1418 = arith.mulf %1417, %1390 : f32
      %1419 = arith.mulf %1418, %1406 : f32
      %1420 = arith.truncf %1419 : f32 to f16
      %1421 = arith.muli %0, %c14 : index
      %1422 = wave.lane
      %1423 = arith.remui %1422, %c14 : index
      %1424 = arith.addi %1421, %1423 : index
      %1425 = arith.divui %1368, %outTileRows : index
      %1426 = arith.divui %outputFeatures, %c14 : index
      %1427 = arith.muli %1425, %1426 : index
      %1428 = arith.divui %1424, %c14 : index
      %1429 = arith.addi %1427, %1428 : index
      %1430 = arith.muli %1429, %c6 : index
      %1431 = arith.remui %1424, %c14 : index
      %1432 = arith.divui %1431, %c1 : index
      %1433 = arith.addi %1430, %1432 : index
      %1434 = arith.muli %outTileRows, %c1 : index
      %1435 = arith.muli %1433, %1434 : index
      %1436 = arith.remui %1368, %outTileRows : index
      %1437 = arith.muli %1436, %c1 : index
      %1438 = arith.addi %1435, %1437 : index
      %1439 = arith.remui %1424, %c1 : index
      %1440 = arith.addi %1438, %1439 : index
      memref.store %1420, %out[%1440] : memref<?xf16>
    }
    %1441 = arith.muli %1306, %c20 : index
    %1442 = arith.addi %1441, %c8 : index
    %1443 = arith.muli %1442, %c15 : index
    %1444 = arith.addi %1443, %1305 : index
    %1445 = arith.addi %1444, %c7 : index
    %1446 = memref.load %19[%1445] : memref<?xf32>
    %1447 = arith.addi %1445, %c33 : index
    %1448 = memref.load %19[%1447] : memref<?xf32>
    %1449 = arith.addf %1446, %1448 : f32
    %1450 = arith.muli %1442, %c15 : index
    %1451 = arith.addi %1450, %1305 : index
    %1452 = arith.addi %1451, %c2 : index
    %1453 = memref.load %19[%1452] : memref<?xf32>
    %1454 = arith.addi %1452, %c33 : index
    %1455 = memref.load %19[%1454] : memref<?xf32>
    %1456 = arith.addf %1453, %1455 : f32
    %1457 = wave.lane
    %1458 = arith.addi %18, %c14 : index
    %1459 = arith.muli %1442, %c6 : index
    %1460 = arith.addi %1458, %1459 : index
    %1461 = arith.divui %1457, %c14 : index
    %1462 = arith.addi %1460, %1461 : index
    %1463 = arith.cmpi slt, %1462, %17 : index
    scf.if %1463 {
      %1464 = arith.cmpi eq, %hasFactors, %c8 : index
      %1465 = arith.muli %1462, %c6 : index
      %1466 = memref.load %factors[%1465] : memref<?xf32>
      %1467 = arith.mulf %1466, %operandScale : f32
      %1468 = arith.select %1464, %1467, %operandScale : f32
      %1469 = arith.remui %1457, %c14 : index
      %1470 = arith.muli %1469, %c20 : index
      %1471 = arith.addi %13, %1470 : index
      %1472 = vector.load %w[%1471] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1473 = vector.bitcast %1472 : vector<4xi8> to vector<1xf32>
      %1474 = vector.extract %1473[0] : f32 from vector<1xf32>
      %1475 = arith.mulf %1474, %1468 : f32
      %1476 = arith.mulf %1449, %1475 : f32
      %1477 = arith.remui %1457, %c14 : index
      %1478 = arith.muli %1477, %c20 : index
      %1479 = arith.addi %15, %1478 : index
      %1480 = vector.load %w[%1479] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1481 = vector.bitcast %1480 : vector<4xi8> to vector<1xf32>
      %1482 = vector.extract %1481[0] : f32 from vector<1xf32>
      %1483 = arith.mulf %1482, %1468 : f32
      %1484 = arith.mulf %1456, %1483 : f32
      %1485 = arith.addi %13, %c3 : index
      %1486 = vector.load %w[%1485] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1487 = vector.bitcast %1486 : vector<4xi8> to vector<1xf32>
      %1488 = vector.extract %1487[0] : f32 from vector<1xf32>
      %1489 = arith.muli %1462, %c6 : index
      %1490 = arith.addi %1489, %c8 : index
      %1491 = memref.load %factors[%1490] : memref<?xf32>
      %1492 = arith.mulf %1491, %1488 : f32
      %1493 = arith.bitcast %1492 : f32 to i32
      %1494 = arith.shrui %1493, %c36 : i32
      %1495 = arith.maxsi %1494, %c37 : i32
      %1496 = arith.subi %c38, %1495 : i32
      %1497 = arith.shli %1496, %c36 : i32
      %1498 = arith.subi %1495, %c39 : i32
      %1499 = arith.shli %1498, %c36 : i32
      %1500 = arith.bitcast %1497 : i32 to f32
      %1501 = arith.bitcast %1499 : i32 to f32
      %1502 = arith.cmpi eq, %0, %c7 : index
      %1503 = wave.lane
      %1504 = arith.remui %1503, %c14 : index
      %1505 = arith.cmpi eq, %1504, %c7 : index
      %1506 = arith.andi %1502, %1505 : i1
      scf.if %1506 {
        %1507 = arith.muli %1462, %c6 : index
        memref.store %1501, %out_factors[%1507] : memref<?xf32>
      }
      %1508 = arith.mulf %1476, %c41 : f32
      %1509 = wave.exp2 %1508 : f32
      %1510 = arith.addf %c40, %1509 : f32
      %1511 = arith.divf %1476, %1510 : f32
      %1512 = arith.mulf %1511, %1484 : f32
      %1513 = arith.mulf %1512, %1500 : f32
      %1514 = arith.truncf %1513 : f32 to f16
      %1515 = arith.muli %0, %c14 : index
      %1516 = wave.lane
      %1517 = arith.remui %1516, %c14 : index
      %1518 = arith.addi %1515, %1517 : index
      %1519 = arith.divui %1462, %outTileRows : index
      %1520 = arith.divui %outputFeatures, %c14 : index
      %1521 = arith.muli %1519, %1520 : index
      %1522 = arith.divui %1518, %c14 : index
      %1523 = arith.addi %1521, %1522 : index
      %1524 = arith.muli %1523, %c6 : index
      %1525 = arith.remui %1518, %c14 : index
      %1526 = arith.divui %1525, %c1 : index
      %1527 = arith.addi %1524, %1526 : index
      %1528 = arith.muli %outTileRows, %c1 : index
      %1529 = arith.muli %1527, %1528 : index
      %1530 = arith.remui %1462, %outTileRows : index
      %1531 = arith.muli %1530, %c1 : index
      %1532 = arith.addi %1529, %1531 : index
      %1533 = arith.remui %1518, %c1 : index
      %1534 = arith.addi %1532, %1533 : index
      memref.store %1514, %out[%1534] : memref<?xf16>
    }
    %1535 = arith.muli %1306, %c20 : index
    %1536 = arith.addi %1535, %c6 : index
    %1537 = arith.muli %1536, %c15 : index
    %1538 = arith.addi %1537, %1305 : index
    %1539 = arith.addi %1538, %c7 : index
    %1540 = memref.load %19[%1539] : memref<?xf32>
    %1541 = arith.addi %1539, %c33 : index
    %1542 = memref.load %19[%1541] : memref<?xf32>
    %1543 = arith.addf %1540, %1542 : f32
    %1544 = arith.muli %1536, %c15 : index
    %1545 = arith.addi %1544, %1305 : index
    %1546 = arith.addi %1545, %c2 : index
    %1547 = memref.load %19[%1546] : memref<?xf32>
    %1548 = arith.addi %1546, %c33 : index
    %1549 = memref.load %19[%1548] : memref<?xf32>
    %1550 = arith.addf %1547, %1549 : f32
    %1551 = wave.lane
    %1552 = arith.addi %18, %c14 : index
    %1553 = arith.muli %1536, %c6 : index
    %1554 = arith.addi %1552, %1553 : index
    %1555 = arith.divui %1551, %c14 : index
    %1556 = arith.addi %1554, %1555 : index
    %1557 = arith.cmpi slt, %1556, %17 : index
    scf.if %1557 {
      %1558 = arith.cmpi eq, %hasFactors, %c8 : index
      %1559 = arith.muli %1556, %c6 : index
      %1560 = memref.load %factors[%1559] : memref<?xf32>
      %1561 = arith.mulf %1560, %operandScale : f32
      %1562 = arith.select %1558, %1561, %operandScale : f32
      %1563 = arith.remui %1551, %c14 : index
      %1564 = arith.muli %1563, %c20 : index
      %1565 = arith.addi %13, %1564 : index
      %1566 = vector.load %w[%1565] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1567 = vector.bitcast %1566 : vector<4xi8> to vector<1xf32>
      %1568 = vector.extract %1567[0] : f32 from vector<1xf32>
      %1569 = arith.mulf %1568, %1562 : f32
      %1570 = arith.mulf %1543, %1569 : f32
      %1571 = arith.remui %1551, %c14 : index
      %1572 = arith.muli %1571, %c20 : index
      %1573 = arith.addi %15, %1572 : index
      %1574 = vector.load %w[%1573] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1575 = vector.bitcast %1574 : vector<4xi8> to vector<1xf32>
      %1576 = vector.extract %1575[0] : f32 from vector<1xf32>
      %1577 = arith.mulf %1576, %1562 : f32
      %1578 = arith.mulf %1550, %1577 : f32
      %1579 = arith.addi %13, %c3 : index
      %1580 = vector.load %w[%1579] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1581 = vector.bitcast %1580 : vector<4xi8> to vector<1xf32>
      %1582 = vector.extract %1581[0] : f32 from vector<1xf32>
      %1583 = arith.muli %1556, %c6 : index
      %1584 = arith.addi %1583, %c8 : index
      %1585 = memref.load %factors[%1584] : memref<?xf32>
      %1586 = arith.mulf %1585, %1582 : f32
      %1587 = arith.bitcast %1586 : f32 to i32
      %1588 = arith.shrui %1587, %c36 : i32
      %1589 = arith.maxsi %1588, %c37 : i32
      %1590 = arith.subi %c38, %1589 : i32
      %1591 = arith.shli %1590, %c36 : i32
      %1592 = arith.subi %1589, %c39 : i32
      %1593 = arith.shli %1592, %c36 : i32
      %1594 = arith.bitcast %1591 : i32 to f32
      %1595 = arith.bitcast %1593 : i32 to f32
      %1596 = arith.cmpi eq, %0, %c7 : index
      %1597 = wave.lane
      %1598 = arith.remui %1597, %c14 : index
      %1599 = arith.cmpi eq, %1598, %c7 : index
      %1600 = arith.andi %1596, %1599 : i1
      scf.if %1600 {
        %1601 = arith.muli %1556, %c6 : index
        memref.store %1595, %out_factors[%1601] : memref<?xf32>
      }
      %1602 = arith.mulf %1570, %c41 : f32
      %1603 = wave.exp2 %1602 : f32
      %1604 = arith.addf %c40, %1603 : f32
      %1605 = arith.divf %1570, %1604 : f32
      %1606 = arith.mulf %1605, %1578 : f32
      %1607 = arith.mulf %1606, %1594 : f32
      %1608 = arith.truncf %1607 : f32 to f16
      %1609 = arith.muli %0, %c14 : index
      %1610 = wave.lane
      %1611 = arith.remui %1610, %c14 : index
      %1612 = arith.addi %1609, %1611 : index
      %1613 = arith.divui %1556, %outTileRows : index
      %1614 = arith.divui %outputFeatures, %c14 : index
      %1615 = arith.muli %1613, %1614 : index
      %1616 = arith.divui %1612, %c14 : index
      %1617 = arith.addi %1615, %1616 : index
      %1618 = arith.muli %1617, %c6 : index
      %1619 = arith.remui %1612, %c14 : index
      %1620 = arith.divui %1619, %c1 : index
      %1621 = arith.addi %1618, %1620 : index
      %1622 = arith.muli %outTileRows, %c1 : index
      %1623 = arith.muli %1621, %1622 : index
      %1624 = arith.remui %1556, %outTileRows : index
      %1625 = arith.muli %1624, %c1 : index
      %1626 = arith.addi %1623, %1625 : index
      %1627 = arith.remui %1612, %c1 : index
      %1628 = arith.addi %1626, %1627 : index
      memref.store %1608, %out[%1628] : memref<?xf16>
    }
    %1629 = arith.muli %1306, %c20 : index
    %1630 = arith.addi %1629, %c28 : index
    %1631 = arith.muli %1630, %c15 : index
    %1632 = arith.addi %1631, %1305 : index
    %1633 = arith.addi %1632, %c7 : index
    %1634 = memref.load %19[%1633] : memref<?xf32>
    %1635 = arith.addi %1633, %c33 : index
    %1636 = memref.load %19[%1635] : memref<?xf32>
    %1637 = arith.addf %1634, %1636 : f32
    %1638 = arith.muli %1630, %c15 : index
    %1639 = arith.addi %1638, %1305 : index
    %1640 = arith.addi %1639, %c2 : index
    %1641 = memref.load %19[%1640] : memref<?xf32>
    %1642 = arith.addi %1640, %c33 : index
    %1643 = memref.load %19[%1642] : memref<?xf32>
    %1644 = arith.addf %1641, %1643 : f32
    %1645 = wave.lane
    %1646 = arith.addi %18, %c14 : index
    %1647 = arith.muli %1630, %c6 : index
    %1648 = arith.addi %1646, %1647 : index
    %1649 = arith.divui %1645, %c14 : index
    %1650 = arith.addi %1648, %1649 : index
    %1651 = arith.cmpi slt, %1650, %17 : index
    scf.if %1651 {
      %1652 = arith.cmpi eq, %hasFactors, %c8 : index
      %1653 = arith.muli %1650, %c6 : index
      %1654 = memref.load %factors[%1653] : memref<?xf32>
      %1655 = arith.mulf %1654, %operandScale : f32
      %1656 = arith.select %1652, %1655, %operandScale : f32
      %1657 = arith.remui %1645, %c14 : index
      %1658 = arith.muli %1657, %c20 : index
      %1659 = arith.addi %13, %1658 : index
      %1660 = vector.load %w[%1659] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1661 = vector.bitcast %1660 : vector<4xi8> to vector<1xf32>
      %1662 = vector.extract %1661[0] : f32 from vector<1xf32>
      %1663 = arith.mulf %1662, %1656 : f32
      %1664 = arith.mulf %1637, %1663 : f32
      %1665 = arith.remui %1645, %c14 : index
      %1666 = arith.muli %1665, %c20 : index
      %1667 = arith.addi %15, %1666 : index
      %1668 = vector.load %w[%1667] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1669 = vector.bitcast %1668 : vector<4xi8> to vector<1xf32>
      %1670 = vector.extract %1669[0] : f32 from vector<1xf32>
      %1671 = arith.mulf %1670, %1656 : f32
      %1672 = arith.mulf %1644, %1671 : f32
      %1673 = arith.addi %13, %c3 : index
      %1674 = vector.load %w[%1673] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1675 = vector.bitcast %1674 : vector<4xi8> to vector<1xf32>
      %1676 = vector.extract %1675[0] : f32 from vector<1xf32>
      %1677 = arith.muli %1650, %c6 : index
      %1678 = arith.addi %1677, %c8 : index
      %1679 = memref.load %factors[%1678] : memref<?xf32>
      %1680 = arith.mulf %1679, %1676 : f32
      %1681 = arith.bitcast %1680 : f32 to i32
      %1682 = arith.shrui %1681, %c36 : i32
      %1683 = arith.maxsi %1682, %c37 : i32
      %1684 = arith.subi %c38, %1683 : i32
      %1685 = arith.shli %1684, %c36 : i32
      %1686 = arith.subi %1683, %c39 : i32
      %1687 = arith.shli %1686, %c36 : i32
      %1688 = arith.bitcast %1685 : i32 to f32
      %1689 = arith.bitcast %1687 : i32 to f32
      %1690 = arith.cmpi eq, %0, %c7 : index
      %1691 = wave.lane
      %1692 = arith.remui %1691, %c14 : index
      %1693 = arith.cmpi eq, %1692, %c7 : index
      %1694 = arith.andi %1690, %1693 : i1
      scf.if %1694 {
        %1695 = arith.muli %1650, %c6 : index
        memref.store %1689, %out_factors[%1695] : memref<?xf32>
      }
      %1696 = arith.mulf %1664, %c41 : f32
      %1697 = wave.exp2 %1696 : f32
      %1698 = arith.addf %c40, %1697 : f32
      %1699 = arith.divf %1664, %1698 : f32
      %1700 = arith.mulf %1699, %1672 : f32
      %1701 = arith.mulf %1700, %1688 : f32
      %1702 = arith.truncf %1701 : f32 to f16
      %1703 = arith.muli %0, %c14 : index
      %1704 = wave.lane
      %1705 = arith.remui %1704, %c14 : index
      %1706 = arith.addi %1703, %1705 : index
      %1707 = arith.divui %1650, %outTileRows : index
      %1708 = arith.divui %outputFeatures, %c14 : index
      %1709 = arith.muli %1707, %1708 : index
      %1710 = arith.divui %1706, %c14 : index
      %1711 = arith.addi %1709, %1710 : index
      %1712 = arith.muli %1711, %c6 : index
      %1713 = arith.remui %1706, %c14 : index
      %1714 = arith.divui %1713, %c1 : index
      %1715 = arith.addi %1712, %1714 : index
      %1716 = arith.muli %outTileRows, %c1 : index
      %1717 = arith.muli %1715, %1716 : index
      %1718 = arith.remui %1650, %outTileRows : index
      %1719 = arith.muli %1718, %c1 : index
      %1720 = arith.addi %1717, %1719 : index
      %1721 = arith.remui %1706, %c1 : index
      %1722 = arith.addi %1720, %1721 : index
      memref.store %1702, %out[%1722] : memref<?xf16>
    }
    %1723 = wave.lane
    wave.barrier
    %1724 = wave.wave
    %1725 = arith.muli %1724, %c6 : index
    %1726 = arith.addi %1725, %c7 : index
    %1727 = arith.muli %1726, %c2 : index
    %1728 = arith.addi %1727, %1723 : index
    %1729 = vector.extract %633#4[0] : f32 from vector<8xf32>
    %1730 = arith.addi %1728, %c7 : index
    memref.store %1729, %19[%1730] : memref<?xf32>
    %1731 = vector.extract %633#4[1] : f32 from vector<8xf32>
    %1732 = arith.addi %1728, %c15 : index
    memref.store %1731, %19[%1732] : memref<?xf32>
    %1733 = vector.extract %633#4[2] : f32 from vector<8xf32>
    %1734 = arith.addi %1728, %c3 : index
    memref.store %1733, %19[%1734] : memref<?xf32>
    %1735 = vector.extract %633#4[3] : f32 from vector<8xf32>
    %1736 = arith.addi %1728, %c29 : index
    memref.store %1735, %19[%1736] : memref<?xf32>
    %1737 = vector.extract %633#4[4] : f32 from vector<8xf32>
    %1738 = arith.addi %1728, %c5 : index
    memref.store %1737, %19[%1738] : memref<?xf32>
    %1739 = vector.extract %633#4[5] : f32 from vector<8xf32>
    %1740 = arith.addi %1728, %c30 : index
    memref.store %1739, %19[%1740] : memref<?xf32>
    %1741 = vector.extract %633#4[6] : f32 from vector<8xf32>
    %1742 = arith.addi %1728, %c31 : index
    memref.store %1741, %19[%1742] : memref<?xf32>
    %1743 = vector.extract %633#4[7] : f32 from vector<8xf32>
    %1744 = arith.addi %1728, %c32 : index
    memref.store %1743, %19[%1744] : memref<?xf32>
    %1745 = arith.muli %1724, %c6 : index
    %1746 = arith.addi %1745, %c8 : index
    %1747 = arith.muli %1746, %c2 : index
    %1748 = arith.addi %1747, %1723 : index
    %1749 = vector.extract %633#5[0] : f32 from vector<8xf32>
    %1750 = arith.addi %1748, %c7 : index
    memref.store %1749, %19[%1750] : memref<?xf32>
    %1751 = vector.extract %633#5[1] : f32 from vector<8xf32>
    %1752 = arith.addi %1748, %c15 : index
    memref.store %1751, %19[%1752] : memref<?xf32>
    %1753 = vector.extract %633#5[2] : f32 from vector<8xf32>
    %1754 = arith.addi %1748, %c3 : index
    memref.store %1753, %19[%1754] : memref<?xf32>
    %1755 = vector.extract %633#5[3] : f32 from vector<8xf32>
    %1756 = arith.addi %1748, %c29 : index
    memref.store %1755, %19[%1756] : memref<?xf32>
    %1757 = vector.extract %633#5[4] : f32 from vector<8xf32>
    %1758 = arith.addi %1748, %c5 : index
    memref.store %1757, %19[%1758] : memref<?xf32>
    %1759 = vector.extract %633#5[5] : f32 from vector<8xf32>
    %1760 = arith.addi %1748, %c30 : index
    memref.store %1759, %19[%1760] : memref<?xf32>
    %1761 = vector.extract %633#5[6] : f32 from vector<8xf32>
    %1762 = arith.addi %1748, %c31 : index
    memref.store %1761, %19[%1762] : memref<?xf32>
    %1763 = vector.extract %633#5[7] : f32 from vector<8xf32>
    %1764 = arith.addi %1748, %c32 : index
    memref.store %1763, %19[%1764] : memref<?xf32>
    wave.barrier
    %1765 = arith.muli %1724, %c20 : index
    %1766 = arith.addi %1765, %c7 : index
    %1767 = arith.muli %1766, %c15 : index
    %1768 = arith.addi %1767, %1723 : index
    %1769 = arith.addi %1768, %c7 : index
    %1770 = memref.load %19[%1769] : memref<?xf32>
    %1771 = arith.addi %1769, %c33 : index
    %1772 = memref.load %19[%1771] : memref<?xf32>
    %1773 = arith.addf %1770, %1772 : f32
    %1774 = arith.muli %1766, %c15 : index
    %1775 = arith.addi %1774, %1723 : index
    %1776 = arith.addi %1775, %c2 : index
    %1777 = memref.load %19[%1776] : memref<?xf32>
    %1778 = arith.addi %1776, %c33 : index
    %1779 = memref.load %19[%1778] : memref<?xf32>
    %1780 = arith.addf %1777, %1779 : f32
    %1781 = wave.lane
    %1782 = arith.addi %18, %c15 : index
    %1783 = arith.muli %1766, %c6 : index
    %1784 = arith.addi %1782, %1783 : index
    %1785 = arith.divui %1781, %c14 : index
    %1786 = arith.addi %1784, %1785 : index
    %1787 = arith.cmpi slt, %1786, %17 : index
    scf.if %1787 {
      %1788 = arith.cmpi eq, %hasFactors, %c8 : index
      %1789 = arith.muli %1786, %c6 : index
      %1790 = memref.load %factors[%1789] : memref<?xf32>
      %1791 = arith.mulf %1790, %operandScale : f32
      %1792 = arith.select %1788, %1791, %operandScale : f32
      %1793 = arith.remui %1781, %c14 : index
      %1794 = arith.muli %1793, %c20 : index
      %1795 = arith.addi %13, %1794 : index
      %1796 = vector.load %w[%1795] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1797 = vector.bitcast %1796 : vector<4xi8> to vector<1xf32>
      %1798 = vector.extract %1797[0] : f32 from vector<1xf32>
      %1799 = arith.mulf %1798, %1792 : f32
      %1800 = arith.mulf %1773, %1799 : f32
      %1801 = arith.remui %1781, %c14 : index
      %1802 = arith.muli %1801, %c20 : index
      %1803 = arith.addi %15, %1802 : index
      %1804 = vector.load %w[%1803] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1805 = vector.bitcast %1804 : vector<4xi8> to vector<1xf32>
      %1806 = vector.extract %1805[0] : f32 from vector<1xf32>
      %1807 = arith.mulf %1806, %1792 : f32
      %1808 = arith.mulf %1780, %1807 : f32
      %1809 = arith.addi %13, %c3 : index
      %1810 = vector.load %w[%1809] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1811 = vector.bitcast %1810 : vector<4xi8> to vector<1xf32>
      %1812 = vector.extract %1811[0] : f32 from vector<1xf32>
      %1813 = arith.muli %1786, %c6 : index
      %1814 = arith.addi %1813, %c8 : index
      %1815 = memref.load %factors[%1814] : memref<?xf32>
      %1816 = arith.mulf %1815, %1812 : f32
      %1817 = arith.bitcast %1816 : f32 to i32
      %1818 = arith.shrui %1817, %c36 : i32
      %1819 = arith.maxsi %1818, %c37 : i32
      %1820 = arith.subi %c38, %1819 : i32
      %1821 = arith.shli %1820, %c36 : i32
      %1822 = arith.subi %1819, %c39 : i32
      %1823 = arith.shli %1822, %c36 : i32
      %1824 = arith.bitcast %1821 : i32 to f32
      %1825 = arith.bitcast %1823 : i32 to f32
      %1826 = arith.cmpi eq, %0, %c7 : index
      %1827 = wave.lane
      %1828 = arith.remui %1827, %c14 : index
      %1829 = arith.cmpi eq, %1828, %c7 : index
      %1830 = arith.andi %1826, %1829 : i1
      scf.if %1830 {
        %1831 = arith.muli %1786, %c6 : index
        memref.store %1825, %out_factors[%1831] : memref<?xf32>
      }
      %1832 = arith.mulf %1800, %c41 : f32
      %1833 = wave.exp2 %1832 : f32
      %1834 = arith.addf %c40, %1833 : f32
      %1835 = arith.divf %1800, %1834 : f32
      %1836 = arith.mulf %1835, %1808 : f32
      %1837 = arith.mulf %1836, %1824 : f32
      %1838 = arith.truncf %1837 : f32 to f16
      %1839 = arith.muli %0, %c14 : index
      %1840 = wave.lane
      %1841 = arith.remui %1840, %c14 : index
      %1842 = arith.addi %1839, %1841 : index
      %1843 = arith.divui %1786, %outTileRows : index
      %1844 = arith.divui %outputFeatures, %c14 : index
      %1845 = arith.muli %1843, %1844 : index
      %1846 = arith.divui %1842, %c14 : index
      %1847 = arith.addi %1845, %1846 : index
      %1848 = arith.muli %1847, %c6 : index
      %1849 = arith.remui %1842, %c14 : index
      %1850 = arith.divui %1849, %c1 : index
      %1851 = arith.addi %1848, %1850 : index
      %1852 = arith.muli %outTileRows, %c1 : index
      %1853 = arith.muli %1851, %1852 : index
      %1854 = arith.remui %1786, %outTileRows : index
      %1855 = arith.muli %1854, %c1 : index
      %1856 = arith.addi %1853, %1855 : index
      %1857 = arith.remui %1842, %c1 : index
      %1858 = arith.addi %1856, %1857 : index
      memref.store %1838, %out[%1858] : memref<?xf16>
    }
    %1859 = arith.muli %1724, %c20 : index
    %1860 = arith.addi %1859, %c8 : index
    %1861 = arith.muli %1860, %c15 : index
    %1862 = arith.addi %1861, %1723 : index
    %1863 = arith.addi %1862, %c7 : index
    %1864 = memref.load %19[%1863] : memref<?xf32>
    %1865 = arith.addi %1863, %c33 : index
    %1866 = memref.load %19[%1865] : memref<?xf32>
    %1867 = arith.addf %1864, %1866 : f32
    %1868 = arith.muli %1860, %c15 : index
    %1869 = arith.addi %1868, %1723 : index
    %1870 = arith.addi %1869, %c2 : index
    %1871 = memref.load %19[%1870] : memref<?xf32>
    %1872 = arith.addi %1870, %c33 : index
    %1873 = memref.load %19[%1872] : memref<?xf32>
    %1874 = arith.addf %1871, %1873 : f32
    %1875 = wave.lane
    %1876 = arith.addi %18, %c15 : index
    %1877 = arith.muli %1860, %c6 : index
    %1878 = arith.addi %1876, %1877 : index
    %1879 = arith.divui %1875, %c14 : index
    %1880 = arith.addi %1878, %1879 : index
    %1881 = arith.cmpi slt, %1880, %17 : index
    scf.if %1881 {
      %1882 = arith.cmpi eq, %hasFactors, %c8 : index
      %1883 = arith.muli %1880, %c6 : index
      %1884 = memref.load %factors[%1883] : memref<?xf32>
      %1885 = arith.mulf %1884, %operandScale : f32
      %1886 = arith.select %1882, %1885, %operandScale : f32
      %1887 = arith.remui %1875, %c14 : index
      %1888 = arith.muli %1887, %c20 : index
      %1889 = arith.addi %13, %1888 : index
      %1890 = vector.load %w[%1889] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1891 = vector.bitcast %1890 : vector<4xi8> to vector<1xf32>
      %1892 = vector.extract %1891[0] : f32 from vector<1xf32>
      %1893 = arith.mulf %1892, %1886 : f32
      %1894 = arith.mulf %1867, %1893 : f32
      %1895 = arith.remui %1875, %c14 : index
      %1896 = arith.muli %1895, %c20 : index
      %1897 = arith.addi %15, %1896 : index
      %1898 = vector.load %w[%1897] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1899 = vector.bitcast %1898 : vector<4xi8> to vector<1xf32>
      %1900 = vector.extract %1899[0] : f32 from vector<1xf32>
      %1901 = arith.mulf %1900, %1886 : f32
      %1902 = arith.mulf %1874, %1901 : f32
      %1903 = arith.addi %13, %c3 : index
      %1904 = vector.load %w[%1903] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1905 = vector.bitcast %1904 : vector<4xi8> to vector<1xf32>
      %1906 = vector.extract %1905[0] : f32 from vector<1xf32>
      %1907 = arith.muli %1880, %c6 : index
      %1908 = arith.addi %1907, %c8 : index
      %1909 = memref.load %factors[%1908] : memref<?xf32>
      %1910 = arith.mulf %1909, %1906 : f32
      %1911 = arith.bitcast %1910 : f32 to i32
      %1912 = arith.shrui %1911, %c36 : i32
      %1913 = arith.maxsi %1912, %c37 : i32
      %1914 = arith.subi %c38, %1913 : i32
      %1915 = arith.shli %1914, %c36 : i32
      %1916 = arith.subi %1913, %c39 : i32
      %1917 = arith.shli %1916, %c36 : i32
      %1918 = arith.bitcast %1915 : i32 to f32
      %1919 = arith.bitcast %1917 : i32 to f32
      %1920 = arith.cmpi eq, %0, %c7 : index
      %1921 = wave.lane
      %1922 = arith.remui %1921, %c14 : index
      %1923 = arith.cmpi eq, %1922, %c7 : index
      %1924 = arith.andi %1920, %1923 : i1
      scf.if %1924 {
        %1925 = arith.muli %1880, %c6 : index
        memref.store %1919, %out_factors[%1925] : memref<?xf32>
      }
      %1926 = arith.mulf %1894, %c41 : f32
      %1927 = wave.exp2 %1926 : f32
      %1928 = arith.addf %c40, %1927 : f32
      %1929 = arith.divf %1894, %1928 : f32
      %1930 = arith.mulf %1929, %1902 : f32
      %1931 = arith.mulf %1930, %1918 : f32
      %1932 = arith.truncf %1931 : f32 to f16
      %1933 = arith.muli %0, %c14 : index
      %1934 = wave.lane
      %1935 = arith.remui %1934, %c14 : index
      %1936 = arith.addi %1933, %1935 : index
      %1937 = arith.divui %1880, %outTileRows : index
      %1938 = arith.divui %outputFeatures, %c14 : index
      %1939 = arith.muli %1937, %1938 : index
      %1940 = arith.divui %1936, %c14 : index
      %1941 = arith.addi %1939, %1940 : index
      %1942 = arith.muli %1941, %c6 : index
      %1943 = arith.remui %1936, %c14 : index
      %1944 = arith.divui %1943, %c1 : index
      %1945 = arith.addi %1942, %1944 : index
      %1946 = arith.muli %outTileRows, %c1 : index
      %1947 = arith.muli %1945, %1946 : index
      %1948 = arith.remui %1880, %outTileRows : index
      %1949 = arith.muli %1948, %c1 : index
      %1950 = arith.addi %1947, %1949 : index
      %1951 = arith.remui %1936, %c1 : index
      %1952 = arith.addi %1950, %1951 : index
      memref.store %1932, %out[%1952] : memref<?xf16>
    }
    %1953 = arith.muli %1724, %c20 : index
    %1954 = arith.addi %1953, %c6 : index
    %1955 = arith.muli %1954, %c15 : index
    %1956 = arith.addi %1955, %1723 : index
    %1957 = arith.addi %1956, %c7 : index
    %1958 = memref.load %19[%1957] : memref<?xf32>
    %1959 = arith.addi %1957, %c33 : index
    %1960 = memref.load %19[%1959] : memref<?xf32>
    %1961 = arith.addf %1958, %1960 : f32
    %1962 = arith.muli %1954, %c15 : index
    %1963 = arith.addi %1962, %1723 : index
    %1964 = arith.addi %1963, %c2 : index
    %1965 = memref.load %19[%1964] : memref<?xf32>
    %1966 = arith.addi %1964, %c33 : index
    %1967 = memref.load %19[%1966] : memref<?xf32>
    %1968 = arith.addf %1965, %1967 : f32
    %1969 = wave.lane
    %1970 = arith.addi %18, %c15 : index
    %1971 = arith.muli %1954, %c6 : index
    %1972 = arith.addi %1970, %1971 : index
    %1973 = arith.divui %1969, %c14 : index
    %1974 = arith.addi %1972, %1973 : index
    %1975 = arith.cmpi slt, %1974, %17 : index
    scf.if %1975 {
      %1976 = arith.cmpi eq, %hasFactors, %c8 : index
      %1977 = arith.muli %1974, %c6 : index
      %1978 = memref.load %factors[%1977] : memref<?xf32>
      %1979 = arith.mulf %1978, %operandScale : f32
      %1980 = arith.select %1976, %1979, %operandScale : f32
      %1981 = arith.remui %1969, %c14 : index
      %1982 = arith.muli %1981, %c20 : index
      %1983 = arith.addi %13, %1982 : index
      %1984 = vector.load %w[%1983] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1985 = vector.bitcast %1984 : vector<4xi8> to vector<1xf32>
      %1986 = vector.extract %1985[0] : f32 from vector<1xf32>
      %1987 = arith.mulf %1986, %1980 : f32
      %1988 = arith.mulf %1961, %1987 : f32
      %1989 = arith.remui %1969, %c14 : index
      %1990 = arith.muli %1989, %c20 : index
      %1991 = arith.addi %15, %1990 : index
      %1992 = vector.load %w[%1991] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1993 = vector.bitcast %1992 : vector<4xi8> to vector<1xf32>
      %1994 = vector.extract %1993[0] : f32 from vector<1xf32>
      %1995 = arith.mulf %1994, %1980 : f32
      %1996 = arith.mulf %1968, %1995 : f32
      %1997 = arith.addi %13, %c3 : index
      %1998 = vector.load %w[%1997] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1999 = vector.bitcast %1998 : vector<4xi8> to vector<1xf32>
      %2000 = vector.extract %1999[0] : f32 from vector<1xf32>
      %2001 = arith.muli %1974, %c6 : index
      %2002 = arith.addi %2001, %c8 : index
      %2003 = memref.load %factors[%2002] : memref<?xf32>
      %2004 = arith.mulf %2003, %2000 : f32
      %2005 = arith.bitcast %2004 : f32 to i32
      %2006 = arith.shrui %2005, %c36 : i32
      %2007 = arith.maxsi %2006, %c37 : i32
      %2008 = arith.subi %c38, %2007 : i32
      %2009 = arith.shli %2008, %c36 : i32
      %2010 = arith.subi %2007, %c39 : i32
      %2011 = arith.shli %2010, %c36 : i32
      %2012 = arith.bitcast %2009 : i32 to f32
      %2013 = arith.bitcast %2011 : i32 to f32
      %2014 = arith.cmpi eq, %0, %c7 : index
      %2015 = wave.lane
      %2016 = arith.remui %2015, %c14 : index
      %2017 = arith.cmpi eq, %2016, %c7 : index
      %2018 = arith.andi %2014, %2017 : i1
      scf.if %2018 {
        %2019 = arith.muli %1974, %c6 : index
        memref.store %2013, %out_factors[%2019] : memref<?xf32>
      }
      %2020 = arith.mulf %1988, %c41 : f32
      %2021 = wave.exp2 %2020 : f32
      %2022 = arith.addf %c40, %2021 : f32
      %2023 = arith.divf %1988, %2022 : f32
      %2024 = arith.mulf %2023, %1996 : f32
      %2025 = arith.mulf %2024, %2012 : f32
      %2026 = arith.truncf %2025 : f32 to f16
      %2027 = arith.muli %0, %c14 : index
      %2028 = wave.lane
      %2029 = arith.remui %2028, %c14 : index
      %2030 = arith.addi %2027, %2029 : index
      %2031 = arith.divui %1974, %outTileRows : index
      %2032 = arith.divui %outputFeatures, %c14 : index
      %2033 = arith.muli %2031, %2032 : index
      %2034 = arith.divui %2030, %c14 : index
      %2035 = arith.addi %2033, %2034 : index
      %2036 = arith.muli %2035, %c6 : index
      %2037 = arith.remui %2030, %c14 : index
      %2038 = arith.divui %2037, %c1 : index
      %2039 = arith.addi %2036, %2038 : index
      %2040 = arith.muli %outTileRows, %c1 : index
      %2041 = arith.muli %2039, %2040 : index
      %2042 = arith.remui %1974, %outTileRows : index
      %2043 = arith.muli %2042, %c1 : index
      %2044 = arith.addi %2041, %2043 : index
      %2045 = arith.remui %2030, %c1 : index
      %2046 = arith.addi %2044, %2045 : index
      memref.store %2026, %out[%2046] : memref<?xf16>
    }
    %2047 = arith.muli %1724, %c20 : index
    %2048 = arith.addi %2047, %c28 : index
    %2049 = arith.muli %2048, %c15 : index
    %2050 = arith.addi %2049, %1723 : index
    %2051 = arith.addi %2050, %c7 : index
    %2052 = memref.load %19[%2051] : memref<?xf32>
    %2053 = arith.addi %2051, %c33 : index
    %2054 = memref.load %19[%2053] : memref<?xf32>
    %2055 = arith.addf %2052, %2054 : f32
    %2056 = arith.muli %2048, %c15 : index
    %2057 = arith.addi %2056, %1723 : index
    %2058 = arith.addi %2057, %c2 : index
    %2059 = memref.load %19[%2058] : memref<?xf32>
    %2060 = arith.addi %2058, %c33 : index
    %2061 = memref.load %19[%2060] : memref<?xf32>
    %2062 = arith.addf %2059, %2061 : f32
    %2063 = wave.lane
    %2064 = arith.addi %18, %c15 : index
    %2065 = arith.muli %2048, %c6 : index
    %2066 = arith.addi %2064, %2065 : index
    %2067 = arith.divui %2063, %c14 : index
    %2068 = arith.addi %2066, %2067 : index
    %2069 = arith.cmpi slt, %2068, %17 : index
    scf.if %2069 {
      %2070 = arith.cmpi eq, %hasFactors, %c8 : index
      %2071 = arith.muli %2068, %c6 : index
      %2072 = memref.load %factors[%2071] : memref<?xf32>
      %2073 = arith.mulf %2072, %operandScale : f32
      %2074 = arith.select %2070, %2073, %operandScale : f32
      %2075 = arith.remui %2063, %c14 : index
      %2076 = arith.muli %2075, %c20 : index
      %2077 = arith.addi %13, %2076 : index
      %2078 = vector.load %w[%2077] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2079 = vector.bitcast %2078 : vector<4xi8> to vector<1xf32>
      %2080 = vector.extract %2079[0] : f32 from vector<1xf32>
      %2081 = arith.mulf %2080, %2074 : f32
      %2082 = arith.mulf %2055, %2081 : f32
      %2083 = arith.remui %2063, %c14 : index
      %2084 = arith.muli %2083, %c20 : index
      %2085 = arith.addi %15, %2084 : index
      %2086 = vector.load %w[%2085] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2087 = vector.bitcast %2086 : vector<4xi8> to vector<1xf32>
      %2088 = vector.extract %2087[0] : f32 from vector<1xf32>
      %2089 = arith.mulf %2088, %2074 : f32
      %2090 = arith.mulf %2062, %2089 : f32
      %2091 = arith.addi %13, %c3 : index
      %2092 = vector.load %w[%2091] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2093 = vector.bitcast %2092 : vector<4xi8> to vector<1xf32>
      %2094 = vector.extract %2093[0] : f32 from vector<1xf32>
      %2095 = arith.muli %2068, %c6 : index
      %2096 = arith.addi %2095, %c8 : index
      %2097 = memref.load %factors[%2096] : memref<?xf32>
      %2098 = arith.mulf %2097, %2094 : f32
      %2099 = arith.bitcast %2098 : f32 to i32
      %2100 = arith.shrui %2099, %c36 : i32
      %2101 = arith.maxsi %2100, %c37 : i32
      %2102 = arith.subi %c38, %2101 : i32
      %2103 = arith.shli %2102, %c36 : i32
      %2104 = arith.subi %2101, %c39 : i32
      %2105 = arith.shli %2104, %c36 : i32
      %2106 = arith.bitcast %2103 : i32 to f32
      %2107 = arith.bitcast %2105 : i32 to f32
      %2108 = arith.cmpi eq, %0, %c7 : index
      %2109 = wave.lane
      %2110 = arith.remui %2109, %c14 : index
      %2111 = arith.cmpi eq, %2110, %c7 : index
      %2112 = arith.andi %2108, %2111 : i1
      scf.if %2112 {
        %2113 = arith.muli %2068, %c6 : index
        memref.store %2107, %out_factors[%2113] : memref<?xf32>
      }
      %2114 = arith.mulf %2082, %c41 : f32
      %2115 = wave.exp2 %2114 : f32
      %2116 = arith.addf %c40, %2115 : f32
      %2117 = arith.divf %2082, %2116 : f32
      %2118 = arith.mulf %2117, %2090 : f32
      %2119 = arith.mulf %2118, %2106 : f32
      %2120 = arith.truncf %2119 : f32 to f16
      %2121 = arith.muli %0, %c14 : index
      %2122 = wave.lane
      %2123 = arith.remui %2122, %c14 : index
      %2124 = arith.addi %2121, %2123 : index
      %2125 = arith.divui %2068, %outTileRows : index
      %2126 = arith.divui %outputFeatures, %c14 : index
      %2127 = arith.muli %2125, %2126 : index
      %2128 = arith.divui %2124, %c14 : index
      %2129 = arith.addi %2127, %2128 : index
      %2130 = arith.muli %2129, %c6 : index
      %2131 = arith.remui %2124, %c14 : index
      %2132 = arith.divui %2131, %c1 : index
      %2133 = arith.addi %2130, %2132 : index
      %2134 = arith.muli %outTileRows, %c1 : index
      %2135 = arith.muli %2133, %2134 : index
      %2136 = arith.remui %2068, %outTileRows : index
      %2137 = arith.muli %2136, %c1 : index
      %2138 = arith.addi %2135, %2137 : index
      %2139 = arith.remui %2124, %c1 : index
      %2140 = arith.addi %2138, %2139 : index
      memref.store %2120, %out[%2140] : memref<?xf16>
    }
    %2141 = wave.lane
    wave.barrier
    %2142 = wave.wave
    %2143 = arith.muli %2142, %c6 : index
    %2144 = arith.addi %2143, %c7 : index
    %2145 = arith.muli %2144, %c2 : index
    %2146 = arith.addi %2145, %2141 : index
    %2147 = vector.extract %633#6[0] : f32 from vector<8xf32>
    %2148 = arith.addi %2146, %c7 : index
    memref.store %2147, %19[%2148] : memref<?xf32>
    %2149 = vector.extract %633#6[1] : f32 from vector<8xf32>
    %2150 = arith.addi %2146, %c15 : index
    memref.store %2149, %19[%2150] : memref<?xf32>
    %2151 = vector.extract %633#6[2] : f32 from vector<8xf32>
    %2152 = arith.addi %2146, %c3 : index
    memref.store %2151, %19[%2152] : memref<?xf32>
    %2153 = vector.extract %633#6[3] : f32 from vector<8xf32>
    %2154 = arith.addi %2146, %c29 : index
    memref.store %2153, %19[%2154] : memref<?xf32>
    %2155 = vector.extract %633#6[4] : f32 from vector<8xf32>
    %2156 = arith.addi %2146, %c5 : index
    memref.store %2155, %19[%2156] : memref<?xf32>
    %2157 = vector.extract %633#6[5] : f32 from vector<8xf32>
    %2158 = arith.addi %2146, %c30 : index
    memref.store %2157, %19[%2158] : memref<?xf32>
    %2159 = vector.extract %633#6[6] : f32 from vector<8xf32>
    %2160 = arith.addi %2146, %c31 : index
    memref.store %2159, %19[%2160] : memref<?xf32>
    %2161 = vector.extract %633#6[7] : f32 from vector<8xf32>
    %2162 = arith.addi %2146, %c32 : index
    memref.store %2161, %19[%2162] : memref<?xf32>
    %2163 = arith.muli %2142, %c6 : index
    %2164 = arith.addi %2163, %c8 : index
    %2165 = arith.muli %2164, %c2 : index
    %2166 = arith.addi %2165, %2141 : index
    %2167 = vector.extract %633#7[0] : f32 from vector<8xf32>
    %2168 = arith.addi %2166, %c7 : index
    memref.store %2167, %19[%2168] : memref<?xf32>
    %2169 = vector.extract %633#7[1] : f32 from vector<8xf32>
    %2170 = arith.addi %2166, %c15 : index
    memref.store %2169, %19[%2170] : memref<?xf32>
    %2171 = vector.extract %633#7[2] : f32 from vector<8xf32>
    %2172 = arith.addi %2166, %c3 : index
    memref.store %2171, %19[%2172] : memref<?xf32>
    %2173 = vector.extract %633#7[3] : f32 from vector<8xf32>
    %2174 = arith.addi %2166, %c29 : index
    memref.store %2173, %19[%2174] : memref<?xf32>
    %2175 = vector.extract %633#7[4] : f32 from vector<8xf32>
    %2176 = arith.addi %2166, %c5 : index
    memref.store %2175, %19[%2176] : memref<?xf32>
    %2177 = vector.extract %633#7[5] : f32 from vector<8xf32>
    %2178 = arith.addi %2166, %c30 : index
    memref.store %2177, %19[%2178] : memref<?xf32>
    %2179 = vector.extract %633#7[6] : f32 from vector<8xf32>
    %2180 = arith.addi %2166, %c31 : index
    memref.store %2179, %19[%2180] : memref<?xf32>
    %2181 = vector.extract %633#7[7] : f32 from vector<8xf32>
    %2182 = arith.addi %2166, %c32 : index
    memref.store %2181, %19[%2182] : memref<?xf32>
    wave.barrier
    %2183 = arith.muli %2142, %c20 : index
    %2184 = arith.addi %2183, %c7 : index
    %2185 = arith.muli %2184, %c15 : index
    %2186 = arith.addi %2185, %2141 : index
    %2187 = arith.addi %2186, %c7 : index
    %2188 = memref.load %19[%2187] : memref<?xf32>
    %2189 = arith.addi %2187, %c33 : index
    %2190 = memref.load %19[%2189] : memref<?xf32>
    %2191 = arith.addf %2188, %2190 : f32
    %2192 = arith.muli %2184, %c15 : index
    %2193 = arith.addi %2192, %2141 : index
    %2194 = arith.addi %2193, %c2 : index
    %2195 = memref.load %19[%2194] : memref<?xf32>
    %2196 = arith.addi %2194, %c33 : index
    %2197 = memref.load %19[%2196] : memref<?xf32>
    %2198 = arith.addf %2195, %2197 : f32
    %2199 = wave.lane
    %2200 = arith.addi %18, %c16 : index
    %2201 = arith.muli %2184, %c6 : index
    %2202 = arith.addi %2200, %2201 : index
    %2203 = arith.divui %2199, %c14 : index
    %2204 = arith.addi %2202, %2203 : index
    %2205 = arith.cmpi slt, %2204, %17 : index
    scf.if %2205 {
      %2206 = arith.cmpi eq, %hasFactors, %c8 : index
      %2207 = arith.muli %2204, %c6 : index
      %2208 = memref.load %factors[%2207] : memref<?xf32>
      %2209 = arith.mulf %2208, %operandScale : f32
      %2210 = arith.select %2206, %2209, %operandScale : f32
      %2211 = arith.remui %2199, %c14 : index
      %2212 = arith.muli %2211, %c20 : index
      %2213 = arith.addi %13, %2212 : index
      %2214 = vector.load %w[%2213] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2215 = vector.bitcast %2214 : vector<4xi8> to vector<1xf32>
      %2216 = vector.extract %2215[0] : f32 from vector<1xf32>
      %2217 = arith.mulf %2216, %2210 : f32
      %2218 = arith.mulf %2191, %2217 : f32
      %2219 = arith.remui %2199, %c14 : index
      %2220 = arith.muli %2219, %c20 : index
      %2221 = arith.addi %15, %2220 : index
      %2222 = vector.load %w[%2221] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2223 = vector.bitcast %2222 : vector<4xi8> to vector<1xf32>
      %2224 = vector.extract %2223[0] : f32 from vector<1xf32>
      %2225 = arith.mulf %2224, %2210 : f32
      %2226 = arith.mulf %2198, %2225 : f32
      %2227 = arith.addi %13, %c3 : index
      %2228 = vector.load %w[%2227] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2229 = vector.bitcast %2228 : vector<4xi8> to vector<1xf32>
      %2230 = vector.extract %2229[0] : f32 from vector<1xf32>
      %2231 = arith.muli %2204, %c6 : index
      %2232 = arith.addi %2231, %c8 : index
      %2233 = memref.load %factors[%2232] : memref<?xf32>
      %2234 = arith.mulf %2233, %2230 : f32
      %2235 = arith.bitcast %2234 : f32 to i32
      %2236 = arith.shrui %2235, %c36 : i32
      %2237 = arith.maxsi %2236, %c37 : i32
      %2238 = arith.subi %c38, %2237 : i32
      %2239 = arith.shli %2238, %c36 : i32
      %2240 = arith.subi %2237, %c39 : i32
      %2241 = arith.shli %2240, %c36 : i32
      %2242 = arith.bitcast %2239 : i32 to f32
      %2243 = arith.bitcast %2241 : i32 to f32
      %2244 = arith.cmpi eq, %0, %c7 : index
      %2245 = wave.lane
      %2246 = arith.remui %2245, %c14 : index
      %2247 = arith.cmpi eq, %2246, %c7 : index
      %2248 = arith.andi %2244, %2247 : i1
      scf.if %2248 {
        %2249 = arith.muli %2204, %c6 : index
        memref.store %2243, %out_factors[%2249] : memref<?xf32>
      }
      %2250 = arith.mulf %2218, %c41 : f32
      %2251 = wave.exp2 %2250 : f32
      %2252 = arith.addf %c40, %2251 : f32
      %2253 = arith.divf %2218, %2252 : f32
      %2254 = arith.mulf %2253, %2226 : f32
      %2255 = arith.mulf %2254, %2242 : f32
      %2256 = arith.truncf %2255 : f32 to f16
      %2257 = arith.muli %0, %c14 : index
      %2258 = wave.lane
      %2259 = arith.remui %2258, %c14 : index
      %2260 = arith.addi %2257, %2259 : index
      %2261 = arith.divui %2204, %outTileRows : index
      %2262 = arith.divui %outputFeatures, %c14 : index
      %2263 = arith.muli %2261, %2262 : index
      %2264 = arith.divui %2260, %c14 : index
      %2265 = arith.addi %2263, %2264 : index
      %2266 = arith.muli %2265, %c6 : index
      %2267 = arith.remui %2260, %c14 : index
      %2268 = arith.divui %2267, %c1 : index
      %2269 = arith.addi %2266, %2268 : index
      %2270 = arith.muli %outTileRows, %c1 : index
      %2271 = arith.muli %2269, %2270 : index
      %2272 = arith.remui %2204, %outTileRows : index
      %2273 = arith.muli %2272, %c1 : index
      %2274 = arith.addi %2271, %2273 : index
      %2275 = arith.remui %2260, %c1 : index
      %2276 = arith.addi %2274, %2275 : index
      memref.store %2256, %out[%2276] : memref<?xf16>
    }
    %2277 = arith.muli %2142, %c20 : index
    %2278 = arith.addi %2277, %c8 : index
    %2279 = arith.muli %2278, %c15 : index
    %2280 = arith.addi %2279, %2141 : index
    %2281 = arith.addi %2280, %c7 : index
    %2282 = memref.load %19[%2281] : memref<?xf32>
    %2283 = arith.addi %2281, %c33 : index
    %2284 = memref.load %19[%2283] : memref<?xf32>
    %2285 = arith.addf %2282, %2284 : f32
    %2286 = arith.muli %2278, %c15 : index
    %2287 = arith.addi %2286, %2141 : index
    %2288 = arith.addi %2287, %c2 : index
    %2289 = memref.load %19[%2288] : memref<?xf32>
    %2290 = arith.addi %2288, %c33 : index
    %2291 = memref.load %19[%2290] : memref<?xf32>
    %2292 = arith.addf %2289, %2291 : f32
    %2293 = wave.lane
    %2294 = arith.addi %18, %c16 : index
    %2295 = arith.muli %2278, %c6 : index
    %2296 = arith.addi %2294, %2295 : index
    %2297 = arith.divui %2293, %c14 : index
    %2298 = arith.addi %2296, %2297 : index
    %2299 = arith.cmpi slt, %2298, %17 : index
    scf.if %2299 {
      %2300 = arith.cmpi eq, %hasFactors, %c8 : index
      %2301 = arith.muli %2298, %c6 : index
      %2302 = memref.load %factors[%2301] : memref<?xf32>
      %2303 = arith.mulf %2302, %operandScale : f32
      %2304 = arith.select %2300, %2303, %operandScale : f32
      %2305 = arith.remui %2293, %c14 : index
      %2306 = arith.muli %2305, %c20 : index
      %2307 = arith.addi %13, %2306 : index
      %2308 = vector.load %w[%2307] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2309 = vector.bitcast %2308 : vector<4xi8> to vector<1xf32>
      %2310 = vector.extract %2309[0] : f32 from vector<1xf32>
      %2311 = arith.mulf %2310, %2304 : f32
      %2312 = arith.mulf %2285, %2311 : f32
      %2313 = arith.remui %2293, %c14 : index
      %2314 = arith.muli %2313, %c20 : index
      %2315 = arith.addi %15, %2314 : index
      %2316 = vector.load %w[%2315] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2317 = vector.bitcast %2316 : vector<4xi8> to vector<1xf32>
      %2318 = vector.extract %2317[0] : f32 from vector<1xf32>
      %2319 = arith.mulf %2318, %2304 : f32
      %2320 = arith.mulf %2292, %2319 : f32
      %2321 = arith.addi %13, %c3 : index
      %2322 = vector.load %w[%2321] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2323 = vector.bitcast %2322 : vector<4xi8> to vector<1xf32>
      %2324 = vector.extract %2323[0] : f32 from vector<1xf32>
      %2325 = arith.muli %2298, %c6 : index
      %2326 = arith.addi %2325, %c8 : index
      %2327 = memref.load %factors[%2326] : memref<?xf32>
      %2328 = arith.mulf %2327, %2324 : f32
      %2329 = arith.bitcast %2328 : f32 to i32
      %2330 = arith.shrui %2329, %c36 : i32
      %2331 = arith.maxsi %2330, %c37 : i32
      %2332 = arith.subi %c38, %2331 : i32
      %2333 = arith.shli %2332, %c36 : i32
      %2334 = arith.subi %2331, %c39 : i32
      %2335 = arith.shli %2334, %c36 : i32
      %2336 = arith.bitcast %2333 : i32 to f32
      %2337 = arith.bitcast %2335 : i32 to f32
      %2338 = arith.cmpi eq, %0, %c7 : index
      %2339 = wave.lane
      %2340 = arith.remui %2339, %c14 : index
      %2341 = arith.cmpi eq, %2340, %c7 : index
      %2342 = arith.andi %2338, %2341 : i1
      scf.if %2342 {
        %2343 = arith.muli %2298, %c6 : index
        memref.store %2337, %out_factors[%2343] : memref<?xf32>
      }
      %2344 = arith.mulf %2312, %c41 : f32
      %2345 = wave.exp2 %2344 : f32
      %2346 = arith.addf %c40, %2345 : f32
      %2347 = arith.divf %2312, %2346 : f32
      %2348 = arith.mulf %2347, %2320 : f32
      %2349 = arith.mulf %2348, %2336 : f32
      %2350 = arith.truncf %2349 : f32 to f16
      %2351 = arith.muli %0, %c14 : index
      %2352 = wave.lane
      %2353 = arith.remui %2352, %c14 : index
      %2354 = arith.addi %2351, %2353 : index
      %2355 = arith.divui %2298, %outTileRows : index
      %2356 = arith.divui %outputFeatures, %c14 : index
      %2357 = arith.muli %2355, %2356 : index
      %2358 = arith.divui %2354, %c14 : index
      %2359 = arith.addi %2357, %2358 : index
      %2360 = arith.muli %2359, %c6 : index
      %2361 = arith.remui %2354, %c14 : index
      %2362 = arith.divui %2361, %c1 : index
      %2363 = arith.addi %2360, %2362 : index
      %2364 = arith.muli %outTileRows, %c1 : index
      %2365 = arith.muli %2363, %2364 : index
      %2366 = arith.remui %2298, %outTileRows : index
      %2367 = arith.muli %2366, %c1 : index
      %2368 = arith.addi %2365, %2367 : index
      %2369 = arith.remui %2354, %c1 : index
      %2370 = arith.addi %2368, %2369 : index
      memref.store %2350, %out[%2370] : memref<?xf16>
    }
    %2371 = arith.muli %2142, %c20 : index
    %2372 = arith.addi %2371, %c6 : index
    %2373 = arith.muli %2372, %c15 : index
    %2374 = arith.addi %2373, %2141 : index
    %2375 = arith.addi %2374, %c7 : index
    %2376 = memref.load %19[%2375] : memref<?xf32>
    %2377 = arith.addi %2375, %c33 : index
    %2378 = memref.load %19[%2377] : memref<?xf32>
    %2379 = arith.addf %2376, %2378 : f32
    %2380 = arith.muli %2372, %c15 : index
    %2381 = arith.addi %2380, %2141 : index
    %2382 = arith.addi %2381, %c2 : index
    %2383 = memref.load %19[%2382] : memref<?xf32>
    %2384 = arith.addi %2382, %c33 : index
    %2385 = memref.load %19[%2384] : memref<?xf32>
    %2386 = arith.addf %2383, %2385 : f32
    %2387 = wave.lane
    %2388 = arith.addi %18, %c16 : index
    %2389 = arith.muli %2372, %c6 : index
    %2390 = arith.addi %2388, %2389 : index
    %2391 = arith.divui %2387, %c14 : index
    %2392 = arith.addi %2390, %2391 : index
    %2393 = arith.cmpi slt, %2392, %17 : index
    scf.if %2393 {
      %2394 = arith.cmpi eq, %hasFactors, %c8 : index
      %2395 = arith.muli %2392, %c6 : index
      %2396 = memref.load %factors[%2395] : memref<?xf32>
      %2397 = arith.mulf %2396, %operandScale : f32
      %2398 = arith.select %2394, %2397, %operandScale : f32
      %2399 = arith.remui %2387, %c14 : index
      %2400 = arith.muli %2399, %c20 : index
      %2401 = arith.addi %13, %2400 : index
      %2402 = vector.load %w[%2401] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2403 = vector.bitcast %2402 : vector<4xi8> to vector<1xf32>
      %2404 = vector.extract %2403[0] : f32 from vector<1xf32>
      %2405 = arith.mulf %2404, %2398 : f32
      %2406 = arith.mulf %2379, %2405 : f32
      %2407 = arith.remui %2387, %c14 : index
      %2408 = arith.muli %2407, %c20 : index
      %2409 = arith.addi %15, %2408 : index
      %2410 = vector.load %w[%2409] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2411 = vector.bitcast %2410 : vector<4xi8> to vector<1xf32>
      %2412 = vector.extract %2411[0] : f32 from vector<1xf32>
      %2413 = arith.mulf %2412, %2398 : f32
      %2414 = arith.mulf %2386, %2413 : f32
      %2415 = arith.addi %13, %c3 : index
      %2416 = vector.load %w[%2415] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2417 = vector.bitcast %2416 : vector<4xi8> to vector<1xf32>
      %2418 = vector.extract %2417[0] : f32 from vector<1xf32>
      %2419 = arith.muli %2392, %c6 : index
      %2420 = arith.addi %2419, %c8 : index
      %2421 = memref.load %factors[%2420] : memref<?xf32>
      %2422 = arith.mulf %2421, %2418 : f32
      %2423 = arith.bitcast %2422 : f32 to i32
      %2424 = arith.shrui %2423, %c36 : i32
      %2425 = arith.maxsi %2424, %c37 : i32
      %2426 = arith.subi %c38, %2425 : i32
      %2427 = arith.shli %2426, %c36 : i32
      %2428 = arith.subi %2425, %c39 : i32
      %2429 = arith.shli %2428, %c36 : i32
      %2430 = arith.bitcast %2427 : i32 to f32
      %2431 = arith.bitcast %2429 : i32 to f32
      %2432 = arith.cmpi eq, %0, %c7 : index
      %2433 = wave.lane
      %2434 = arith.remui %2433, %c14 : index
      %2435 = arith.cmpi eq, %2434, %c7 : index
      %2436 = arith.andi %2432, %2435 : i1
      scf.if %2436 {
        %2437 = arith.muli %2392, %c6 : index
        memref.store %2431, %out_factors[%2437] : memref<?xf32>
      }
      %2438 = arith.mulf %2406, %c41 : f32
      %2439 = wave.exp2 %2438 : f32
      %2440 = arith.addf %c40, %2439 : f32
      %2441 = arith.divf %2406, %2440 : f32
      %2442 = arith.mulf %2441, %2414 : f32
      %2443 = arith.mulf %2442, %2430 : f32
      %2444 = arith.truncf %2443 : f32 to f16
      %2445 = arith.muli %0, %c14 : index
      %2446 = wave.lane
      %2447 = arith.remui %2446, %c14 : index
      %2448 = arith.addi %2445, %2447 : index
      %2449 = arith.divui %2392, %outTileRows : index
      %2450 = arith.divui %outputFeatures, %c14 : index
      %2451 = arith.muli %2449, %2450 : index
      %2452 = arith.divui %2448, %c14 : index
      %2453 = arith.addi %2451, %2452 : index
      %2454 = arith.muli %2453, %c6 : index
      %2455 = arith.remui %2448, %c14 : index
      %2456 = arith.divui %2455, %c1 : index
      %2457 = arith.addi %2454, %2456 : index
      %2458 = arith.muli %outTileRows, %c1 : index
      %2459 = arith.muli %2457, %2458 : index
      %2460 = arith.remui %2392, %outTileRows : index
      %2461 = arith.muli %2460, %c1 : index
      %2462 = arith.addi %2459, %2461 : index
      %2463 = arith.remui %2448, %c1 : index
      %2464 = arith.addi %2462, %2463 : index
      memref.store %2444, %out[%2464] : memref<?xf16>
    }
    %2465 = arith.muli %2142, %c20 : index
    %2466 = arith.addi %2465, %c28 : index
    %2467 = arith.muli %2466, %c15 : index
    %2468 = arith.addi %2467, %2141 : index
    %2469 = arith.addi %2468, %c7 : index
    %2470 = memref.load %19[%2469] : memref<?xf32>
    %2471 = arith.addi %2469, %c33 : index
    %2472 = memref.load %19[%2471] : memref<?xf32>
    %2473 = arith.addf %2470, %2472 : f32
    %2474 = arith.muli %2466, %c15 : index
    %2475 = arith.addi %2474, %2141 : index
    %2476 = arith.addi %2475, %c2 : index
    %2477 = memref.load %19[%2476] : memref<?xf32>
    %2478 = arith.addi %2476, %c33 : index
    %2479 = memref.load %19[%2478] : memref<?xf32>
    %2480 = arith.addf %2477, %2479 : f32
    %2481 = wave.lane
    %2482 = arith.addi %18, %c16 : index
    %2483 = arith.muli %2466, %c6 : index
    %2484 = arith.addi %2482, %2483 : index
    %2485 = arith.divui %2481, %c14 : index
    %2486 = arith.addi %2484, %2485 : index
    %2487 = arith.cmpi slt, %2486, %17 : index
    scf.if %2487 {
      %2488 = arith.cmpi eq, %hasFactors, %c8 : index
      %2489 = arith.muli %2486, %c6 : index
      %2490 = memref.load %factors[%2489] : memref<?xf32>
      %2491 = arith.mulf %2490, %operandScale : f32
      %2492 = arith.select %2488, %2491, %operandScale : f32
      %2493 = arith.remui %2481, %c14 : index
      %2494 = arith.muli %2493, %c20 : index
      %2495 = arith.addi %13, %2494 : index
      %2496 = vector.load %w[%2495] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2497 = vector.bitcast %2496 : vector<4xi8> to vector<1xf32>
      %2498 = vector.extract %2497[0] : f32 from vector<1xf32>
      %2499 = arith.mulf %2498, %2492 : f32
      %2500 = arith.mulf %2473, %2499 : f32
      %2501 = arith.remui %2481, %c14 : index
      %2502 = arith.muli %2501, %c20 : index
      %2503 = arith.addi %15, %2502 : index
      %2504 = vector.load %w[%2503] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2505 = vector.bitcast %2504 : vector<4xi8> to vector<1xf32>
      %2506 = vector.extract %2505[0] : f32 from vector<1xf32>
      %2507 = arith.mulf %2506, %2492 : f32
      %2508 = arith.mulf %2480, %2507 : f32
      %2509 = arith.addi %13, %c3 : index
      %2510 = vector.load %w[%2509] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2511 = vector.bitcast %2510 : vector<4xi8> to vector<1xf32>
      %2512 = vector.extract %2511[0] : f32 from vector<1xf32>
      %2513 = arith.muli %2486, %c6 : index
      %2514 = arith.addi %2513, %c8 : index
      %2515 = memref.load %factors[%2514] : memref<?xf32>
      %2516 = arith.mulf %2515, %2512 : f32
      %2517 = arith.bitcast %2516 : f32 to i32
      %2518 = arith.shrui %2517, %c36 : i32
      %2519 = arith.maxsi %2518, %c37 : i32
      %2520 = arith.subi %c38, %2519 : i32
      %2521 = arith.shli %2520, %c36 : i32
      %2522 = arith.subi %2519, %c39 : i32
      %2523 = arith.shli %2522, %c36 : i32
      %2524 = arith.bitcast %2521 : i32 to f32
      %2525 = arith.bitcast %2523 : i32 to f32
      %2526 = arith.cmpi eq, %0, %c7 : index
      %2527 = wave.lane
      %2528 = arith.remui %2527, %c14 : index
      %2529 = arith.cmpi eq, %2528, %c7 : index
      %2530 = arith.andi %2526, %2529 : i1
      scf.if %2530 {
        %2531 = arith.muli %2486, %c6 : index
        memref.store %2525, %out_factors[%2531] : memref<?xf32>
      }
      %2532 = arith.mulf %2500, %c41 : f32
      %2533 = wave.exp2 %2532 : f32
      %2534 = arith.addf %c40, %2533 : f32
      %2535 = arith.divf %2500, %2534 : f32
      %2536 = arith.mulf %2535, %2508 : f32
      %2537 = arith.mulf %2536, %2524 : f32
      %2538 = arith.truncf %2537 : f32 to f16
      %2539 = arith.muli %0, %c14 : index
      %2540 = wave.lane
      %2541 = arith.remui %2540, %c14 : index
      %2542 = arith.addi %2539, %2541 : index
      %2543 = arith.divui %2486, %outTileRows : index
      %2544 = arith.divui %outputFeatures, %c14 : index
      %2545 = arith.muli %2543, %2544 : index
      %2546 = arith.divui %2542, %c14 : index
      %2547 = arith.addi %2545, %2546 : index
      %2548 = arith.muli %2547, %c6 : index
      %2549 = arith.remui %2542, %c14 : index
      %2550 = arith.divui %2549, %c1 : index
      %2551 = arith.addi %2548, %2550 : index
      %2552 = arith.muli %outTileRows, %c1 : index
      %2553 = arith.muli %2551, %2552 : index
      %2554 = arith.remui %2486, %outTileRows : index
      %2555 = arith.muli %2554, %c1 : index
      %2556 = arith.addi %2553, %2555 : index
      %2557 = arith.remui %2542, %c1 : index
      %2558 = arith.addi %2556, %2557 : index
      memref.store %2538, %out[%2558] : memref<?xf16>
    }
  }
  wave.return
}
