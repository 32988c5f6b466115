// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxGateUp(format='q4_k', waves=4, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @gate_up_q4_k_w4p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>, %out_factors: memref<?xf32>) attributes {waves = 4 : i64} {
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
  %c10 = arith.constant 2048 : index
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
  %c34 = arith.constant 1024 : index
  %c35 = arith.constant 1536 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c38 = arith.constant 23 : i32
  %c39 = arith.constant 141 : i32
  %c40 = arith.constant 268 : i32
  %c41 = arith.constant 14 : i32
  %c42 = arith.constant 0x3F800000 : f32
  %c43 = arith.constant 0xBFB8AA3B : f32
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
    %929 = arith.muli %888, %c6 : index
    %930 = arith.addi %929, %c7 : index
    %931 = arith.muli %930, %c15 : index
    %932 = arith.addi %931, %887 : index
    %933 = arith.addi %932, %c7 : index
    %934 = memref.load %19[%933] : memref<?xf32>
    %935 = arith.addi %933, %c33 : index
    %936 = memref.load %19[%935] : memref<?xf32>
    %937 = arith.addf %934, %936 : f32
    %938 = arith.addi %933, %c34 : index
    %939 = memref.load %19[%938] : memref<?xf32>
    %940 = arith.addf %937, %939 : f32
    %941 = arith.addi %933, %c35 : index
    %942 = memref.load %19[%941] : memref<?xf32>
    %943 = arith.addf %940, %942 : f32
    %944 = arith.muli %930, %c15 : index
    %945 = arith.addi %944, %887 : index
    %946 = arith.addi %945, %c2 : index
    %947 = memref.load %19[%946] : memref<?xf32>
    %948 = arith.addi %946, %c33 : index
    %949 = memref.load %19[%948] : memref<?xf32>
    %950 = arith.addf %947, %949 : f32
    %951 = arith.addi %946, %c34 : index
    %952 = memref.load %19[%951] : memref<?xf32>
    %953 = arith.addf %950, %952 : f32
    %954 = arith.addi %946, %c35 : index
    %955 = memref.load %19[%954] : memref<?xf32>
    %956 = arith.addf %953, %955 : f32
    %957 = wave.lane
    %958 = arith.addi %18, %c7 : index
    %959 = arith.muli %930, %c6 : index
    %960 = arith.addi %958, %959 : index
    %961 = arith.divui %957, %c14 : index
    %962 = arith.addi %960, %961 : index
    %963 = arith.cmpi slt, %962, %17 : index
    scf.if %963 {
      %964 = arith.cmpi eq, %hasFactors, %c8 : index
      %965 = arith.muli %962, %c6 : index
      %966 = memref.load %factors[%965] : memref<?xf32>
      %967 = arith.mulf %966, %operandScale : f32
      %968 = arith.select %964, %967, %operandScale : f32
      %969 = arith.remui %957, %c14 : index
      %970 = arith.muli %969, %c20 : index
      %971 = arith.addi %13, %970 : index
      %972 = vector.load %w[%971] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %973 = vector.bitcast %972 : vector<4xi8> to vector<1xf32>
      %974 = vector.extract %973[0] : f32 from vector<1xf32>
      %975 = arith.mulf %974, %968 : f32
      %976 = arith.mulf %943, %975 : f32
      %977 = arith.remui %957, %c14 : index
      %978 = arith.muli %977, %c20 : index
      %979 = arith.addi %15, %978 : index
      %980 = vector.load %w[%979] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %981 = vector.bitcast %980 : vector<4xi8> to vector<1xf32>
      %982 = vector.extract %981[0] : f32 from vector<1xf32>
      %983 = arith.mulf %982, %968 : f32
      %984 = arith.mulf %956, %983 : f32
      %985 = arith.addi %13, %c3 : index
      %986 = vector.load %w[%985] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %987 = vector.bitcast %986 : vector<4xi8> to vector<1xf32>
      %988 = vector.extract %987[0] : f32 from vector<1xf32>
      %989 = arith.muli %962, %c6 : index
      %990 = arith.addi %989, %c8 : index
      %991 = memref.load %factors[%990] : memref<?xf32>
      %992 = arith.mulf %991, %988 : f32
      %993 = arith.bitcast %992 : f32 to i32
      %994 = arith.shrui %993, %c38 : i32
      %995 = arith.maxsi %994, %c39 : i32
      %996 = arith.subi %c40, %995 : i32
      %997 = arith.shli %996, %c38 : i32
      %998 = arith.subi %995, %c41 : i32
      %999 = arith.shli %998, %c38 : i32
      %1000 = arith.bitcast %997 : i32 to f32
      %1001 = arith.bitcast %999 : i32 to f32
      %1002 = arith.cmpi eq, %0, %c7 : index
      %1003 = wave.lane
      %1004 = arith.remui %1003, %c14 : index
      %1005 = arith.cmpi eq, %1004, %c7 : index
      %1006 = arith.andi %1002, %1005 : i1
      scf.if %1006 {
        %1007 = arith.muli %962, %c6 : index
        memref.store %1001, %out_factors[%1007] : memref<?xf32>
      }
      %1008 = arith.mulf %976, %c43 : f32
      %1009 = wave.exp2 %1008 : f32
      %1010 = arith.addf %c42, %1009 : f32
      %1011 = arith.divf %976, %1010 : f32
      %1012 = arith.mulf %1011, %984 : f32
      %1013 = arith.mulf %1012, %1000 : f32
      %1014 = arith.truncf %1013 : f32 to f16
      %1015 = arith.muli %0, %c14 : index
      %1016 = wave.lane
      %1017 = arith.remui %1016, %c14 : index
      %1018 = arith.addi %1015, %1017 : index
      %1019 = arith.divui %962, %outTileRows : index
      %1020 = arith.divui %outputFeatures, %c14 : index
      %1021 = arith.muli %1019, %1020 : index
      %1022 = arith.divui %1018, %c14 : index
      %1023 = arith.addi %1021, %1022 : index
      %1024 = arith.muli %1023, %c6 : index
      %1025 = arith.remui %1018, %c14 : index
      %1026 = arith.divui %1025, %c1 : index
      %1027 = arith.addi %1024, %1026 : index
      %1028 = arith.muli %outTileRows, %c1 : index
      %1029 = arith.muli %1027, %1028 : index
      %1030 = arith.remui %962, %outTileRows : index
      %1031 = arith.muli %1030, %c1 : index
      %1032 = arith.addi %1029, %1031 : index
      %1033 = arith.remui %1018, %c1 : index
      %1034 = arith.addi %1032, %1033 : index
      memref.store %1014, %out[%1034] : memref<?xf16>
    }
    %1035 = arith.muli %888, %c6 : index
    %1036 = arith.addi %1035, %c8 : index
    %1037 = arith.muli %1036, %c15 : index
    %1038 = arith.addi %1037, %887 : index
    %1039 = arith.addi %1038, %c7 : index
    %1040 = memref.load %19[%1039] : memref<?xf32>
    %1041 = arith.addi %1039, %c33 : index
    %1042 = memref.load %19[%1041] : memref<?xf32>
    %1043 = arith.addf %1040, %1042 : f32
    %1044 = arith.addi %1039, %c34 : index
    %1045 = memref.load %19[%1044] : memref<?xf32>
    %1046 = arith.addf %1043, %1045 : f32
    %1047 = arith.addi %1039, %c35 : index
    %1048 = memref.load %19[%1047] : memref<?xf32>
    %1049 = arith.addf %1046, %1048 : f32
    %1050 = arith.muli %1036, %c15 : index
    %1051 = arith.addi %1050, %887 : index
    %1052 = arith.addi %1051, %c2 : index
    %1053 = memref.load %19[%1052] : memref<?xf32>
    %1054 = arith.addi %1052, %c33 : index
    %1055 = memref.load %19[%1054] : memref<?xf32>
    %1056 = arith.addf %1053, %1055 : f32
    %1057 = arith.addi %1052, %c34 : index
    %1058 = memref.load %19[%1057] : memref<?xf32>
    %1059 = arith.addf %1056, %1058 : f32
    %1060 = arith.addi %1052, %c35 : index
    %1061 = memref.load %19[%1060] : memref<?xf32>
    %1062 = arith.addf %1059, %1061 : f32
    %1063 = wave.lane
    %1064 = arith.addi %18, %c7 : index
    %1065 = arith.muli %1036, %c6 : index
    %1066 = arith.addi %1064, %1065 : index
    %1067 = arith.divui %1063, %c14 : index
    %1068 = arith.addi %1066, %1067 : index
    %1069 = arith.cmpi slt, %1068, %17 : index
    scf.if %1069 {
      %1070 = arith.cmpi eq, %hasFactors, %c8 : index
      %1071 = arith.muli %1068, %c6 : index
      %1072 = memref.load %factors[%1071] : memref<?xf32>
      %1073 = arith.mulf %1072, %operandScale : f32
      %1074 = arith.select %1070, %1073, %operandScale : f32
      %1075 = arith.remui %1063, %c14 : index
      %1076 = arith.muli %1075, %c20 : index
      %1077 = arith.addi %13, %1076 : index
      %1078 = vector.load %w[%1077] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1079 = vector.bitcast %1078 : vector<4xi8> to vector<1xf32>
      %1080 = vector.extract %1079[0] : f32 from vector<1xf32>
      %1081 = arith.mulf %1080, %1074 : f32
      %1082 = arith.mulf %1049, %1081 : f32
      %1083 = arith.remui %1063, %c14 : index
      %1084 = arith.muli %1083, %c20 : index
      %1085 = arith.addi %15, %1084 : index
      %1086 = vector.load %w[%1085] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1087 = vector.bitcast %1086 : vector<4xi8> to vector<1xf32>
      %1088 = vector.extract %1087[0] : f32 from vector<1xf32>
      %1089 = arith.mulf %1088, %1074 : f32
      %1090 = arith.mulf %1062, %1089 : f32
      %1091 = arith.addi %13, %c3 : index
      %1092 = vector.load %w[%1091] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1093 = vector.bitcast %1092 : vector<4xi8> to vector<1xf32>
      %1094 = vector.extract %1093[0] : f32 from vector<1xf32>
      %1095 = arith.muli %1068, %c6 : index
      %1096 = arith.addi %1095, %c8 : index
      %1097 = memref.load %factors[%1096] : memref<?xf32>
      %1098 = arith.mulf %1097, %1094 : f32
      %1099 = arith.bitcast %1098 : f32 to i32
      %1100 = arith.shrui %1099, %c38 : i32
      %1101 = arith.maxsi %1100, %c39 : i32
      %1102 = arith.subi %c40, %1101 : i32
      %1103 = arith.shli %1102, %c38 : i32
      %1104 = arith.subi %1101, %c41 : i32
      %1105 = arith.shli %1104, %c38 : i32
      %1106 = arith.bitcast %1103 : i32 to f32
      %1107 = arith.bitcast %1105 : i32 to f32
      %1108 = arith.cmpi eq, %0, %c7 : index
      %1109 = wave.lane
      %1110 = arith.remui %1109, %c14 : index
      %1111 = arith.cmpi eq, %1110, %c7 : index
      %1112 = arith.andi %1108, %1111 : i1
      scf.if %1112 {
        %1113 = arith.muli %1068, %c6 : index
        memref.store %1107, %out_factors[%1113] : memref<?xf32>
      }
      %1114 = arith.mulf %1082, %c43 : f32
      %1115 = wave.exp2 %1114 : f32
      %1116 = arith.addf %c42, %1115 : f32
      %1117 = arith.divf %1082, %1116 : f32
      %1118 = arith.mulf %1117, %1090 : f32
      %1119 = arith.mulf %1118, %1106 : f32
      %1120 = arith.truncf %1119 : f32 to f16
      %1121 = arith.muli %0, %c14 : index
      %1122 = wave.lane
      %1123 = arith.remui %1122, %c14 : index
      %1124 = arith.addi %1121, %1123 : index
      %1125 = arith.divui %1068, %outTileRows : index
      %1126 = arith.divui %outputFeatures, %c14 : index
      %1127 = arith.muli %1125, %1126 : index
      %1128 = arith.divui %1124, %c14 : index
      %1129 = arith.addi %1127, %1128 : index
      %1130 = arith.muli %1129, %c6 : index
      %1131 = arith.remui %1124, %c14 : index
      %1132 = arith.divui %1131, %c1 : index
      %1133 = arith.addi %1130, %1132 : index
      %1134 = arith.muli %outTileRows, %c1 : index
      %1135 = arith.muli %1133, %1134 : index
      %1136 = arith.remui %1068, %outTileRows : index
      %1137 = arith.muli %1136, %c1 : index
      %1138 = arith.addi %1135, %1137 : index
      %1139 = arith.remui %1124, %c1 : index
      %1140 = arith.addi %1138, %1139 : index
      memref.store %1120, %out[%1140] : memref<?xf16>
    }
    %1141 = wave.lane
    wave.barrier
    %1142 = wave.wave
    %1143 = arith.muli %1142, %c6 : index
    %1144 = arith.addi %1143, %c7 : index
    %1145 = arith.muli %1144, %c2 : index
    %1146 = arith.addi %1145, %1141 : index
    %1147 = vector.extract %633#2[0] : f32 from vector<8xf32>
    %1148 = arith.addi %1146, %c7 : index
    memref.store %1147, %19[%1148] : memref<?xf32>
    %1149 = vector.extract %633#2[1] : f32 from vector<8xf32>
    %1150 = arith.addi %1146, %c15 : index
    memref.store %1149, %19[%1150] : memref<?xf32>
    %1151 = vector.extract %633#2[2] : f32 from vector<8xf32>
    %1152 = arith.addi %1146, %c3 : index
    memref.store %1151, %19[%1152] : memref<?xf32>
    %1153 = vector.extract %633#2[3] : f32 from vector<8xf32>
    %1154 = arith.addi %1146, %c29 : index
    memref.store %1153, %19[%1154] : memref<?xf32>
    %1155 = vector.extract %633#2[4] : f32 from vector<8xf32>
    %1156 = arith.addi %1146, %c5 : index
    memref.store %1155, %19[%1156] : memref<?xf32>
    %1157 = vector.extract %633#2[5] : f32 from vector<8xf32>
    %1158 = arith.addi %1146, %c30 : index
    memref.store %1157, %19[%1158] : memref<?xf32>
    %1159 = vector.extract %633#2[6] : f32 from vector<8xf32>
    %1160 = arith.addi %1146, %c31 : index
    memref.store %1159, %19[%1160] : memref<?xf32>
    %1161 = vector.extract %633#2[7] : f32 from vector<8xf32>
    %1162 = arith.addi %1146, %c32 : index
    memref.store %1161, %19[%1162] : memref<?xf32>
    %1163 = arith.muli %1142, %c6 : index
    %1164 = arith.addi %1163, %c8 : index
    %1165 = arith.muli %1164, %c2 : index
    %1166 = arith.addi %1165, %1141 : index
    %1167 = vector.extract %633#3[0] : f32 from vector<8xf32>
    %1168 = arith.addi %1166, %c7 : index
    memref.store %1167, %19[%1168] : memref<?xf32>
    %1169 = vector.extract %633#3[1] : f32 from vector<8xf32>
    %1170 = arith.addi %1166, %c15 : index
    memref.store %1169, %19[%1170] : memref<?xf32>
    %1171 = vector.extract %633#3[2] : f32 from vector<8xf32>
    %1172 = arith.addi %1166, %c3 : index
    memref.store %1171, %19[%1172] : memref<?xf32>
    %1173 = vector.extract %633#3[3] : f32 from vector<8xf32>
    %1174 = arith.addi %1166, %c29 : index
    memref.store %1173, %19[%1174] : memref<?xf32>
    %1175 = vector.extract %633#3[4] : f32 from vector<8xf32>
    %1176 = arith.addi %1166, %c5 : index
    memref.store %1175, %19[%1176] : memref<?xf32>
    %1177 = vector.extract %633#3[5] : f32 from vector<8xf32>
    %1178 = arith.addi %1166, %c30 : index
    memref.store %1177, %19[%1178] : memref<?xf32>
    %1179 = vector.extract %633#3[6] : f32 from vector<8xf32>
    %1180 = arith.addi %1166, %c31 : index
    memref.store %1179, %19[%1180] : memref<?xf32>
    %1181 = vector.extract %633#3[7] : f32 from vector<8xf32>
    %1182 = arith.addi %1166, %c32 : index
    memref.store %1181, %19[%1182] : memref<?xf32>
    wave.barrier
    %1183 = arith.muli %1142, %c6 : index
    %1184 = arith.addi %1183, %c7 : index
    %1185 = arith.muli %1184, %c15 : index
    %1186 = arith.addi %1185, %1141 : index
    %1187 = arith.addi %1186, %c7 : index
    %1188 = memref.load %19[%1187] : memref<?xf32>
    %1189 = arith.addi %1187, %c33 : index
    %1190 = memref.load %19[%1189] : memref<?xf32>
    %1191 = arith.addf %1188, %1190 : f32
    %1192 = arith.addi %1187, %c34 : index
    %1193 = memref.load %19[%1192] : memref<?xf32>
    %1194 = arith.addf %1191, %1193 : f32
    %1195 = arith.addi %1187, %c35 : index
    %1196 = memref.load %19[%1195] : memref<?xf32>
    %1197 = arith.addf %1194, %1196 : f32
    %1198 = arith.muli %1184, %c15 : index
    %1199 = arith.addi %1198, %1141 : index
    %1200 = arith.addi %1199, %c2 : index
    %1201 = memref.load %19[%1200] : memref<?xf32>
    %1202 = arith.addi %1200, %c33 : index
    %1203 = memref.load %19[%1202] : memref<?xf32>
    %1204 = arith.addf %1201, %1203 : f32
    %1205 = arith.addi %1200, %c34 : index
    %1206 = memref.load %19[%1205] : memref<?xf32>
    %1207 = arith.addf %1204, %1206 : f32
    %1208 = arith.addi %1200, %c35 : index
    %1209 = memref.load %19[%1208] : memref<?xf32>
    %1210 = arith.addf %1207, %1209 : f32
    %1211 = wave.lane
    %1212 = arith.addi %18, %c14 : index
    %1213 = arith.muli %1184, %c6 : index
    %1214 = arith.addi %1212, %1213 : index
    %1215 = arith.divui %1211, %c14 : index
    %1216 = arith.addi %1214, %1215 : index
    %1217 = arith.cmpi slt, %1216, %17 : index
    scf.if %1217 {
      %1218 = arith.cmpi eq, %hasFactors, %c8 : index
      %1219 = arith.muli %1216, %c6 : index
      %1220 = memref.load %factors[%1219] : memref<?xf32>
      %1221 = arith.mulf %1220, %operandScale : f32
      %1222 = arith.select %1218, %1221, %operandScale : f32
      %1223 = arith.remui %1211, %c14 : index
      %1224 = arith.muli %1223, %c20 : index
      %1225 = arith.addi %13, %1224 : index
      %1226 = vector.load %w[%1225] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1227 = vector.bitcast %1226 : vector<4xi8> to vector<1xf32>
      %1228 = vector.extract %1227[0] : f32 from vector<1xf32>
      %1229 = arith.mulf %1228, %1222 : f32
      %1230 = arith.mulf %1197, %1229 : f32
      %1231 = arith.remui %1211, %c14 : index
      %1232 = arith.muli %1231, %c20 : index
      %1233 = arith.addi %15, %1232 : index
      %1234 = vector.load %w[%1233] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1235 = vector.bitcast %1234 : vector<4xi8> to vector<1xf32>
      %1236 = vector.extract %1235[0] : f32 from vector<1xf32>
      %1237 = arith.mulf %1236, %1222 : f32
      %1238 = arith.mulf %1210, %1237 : f32
      %1239 = arith.addi %13, %c3 : index
      %1240 = vector.load %w[%1239] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1241 = vector.bitcast %1240 : vector<4xi8> to vector<1xf32>
      %1242 = vector.extract %1241[0] : f32 from vector<1xf32>
      %1243 = arith.muli %1216, %c6 : index
      %1244 = arith.addi %1243, %c8 : index
      %1245 = memref.load %factors[%1244] : memref<?xf32>
      %1246 = arith.mulf %1245, %1242 : f32
      %1247 = arith.bitcast %1246 : f32 to i32
      %1248 = arith.shrui %1247, %c38 : i32
      %1249 = arith.maxsi %1248, %c39 : i32
      %1250 = arith.subi %c40, %1249 : i32
      %1251 = arith.shli %1250, %c38 : i32
      %1252 = arith.subi %1249, %c41 : i32
      %1253 = arith.shli %1252, %c38 : i32
      %1254 = arith.bitcast %1251 : i32 to f32
      %1255 = arith.bitcast %1253 : i32 to f32
      %1256 = arith.cmpi eq, %0, %c7 : index
      %1257 = wave.lane
      %1258 = arith.remui %1257, %c14 : index
      %1259 = arith.cmpi eq, %1258, %c7 : index
      %1260 = arith.andi %1256, %1259 : i1
      scf.if %1260 {
        %1261 = arith.muli %1216, %c6 : index
        memref.store %1255, %out_factors[%1261] : memref<?xf32>
      }
      %1262 = arith.mulf %1230, %c43 : f32
      %1263 = wave.exp2 %1262 : f32
      %1264 = arith.addf %c42, %1263 : f32
      %1265 = arith.divf %1230, %1264 : f32
      %1266 = arith.mulf %1265, %1238 : f32
      %1267 = arith.mulf %1266, %1254 : f32
      %1268 = arith.truncf %1267 : f32 to f16
      %1269 = arith.muli %0, %c14 : index
      %1270 = wave.lane
      %1271 = arith.remui %1270, %c14 : index
      %1272 = arith.addi %1269, %1271 : index
      %1273 = arith.divui %1216, %outTileRows : index
      %1274 = arith.divui %outputFeatures, %c14 : index
      %1275 = arith.muli %1273, %1274 : index
      %1276 = arith.divui %1272, %c14 : index
      %1277 = arith.addi %1275, %1276 : index
      %1278 = arith.muli %1277, %c6 : index
      %1279 = arith.remui %1272, %c14 : index
      %1280 = arith.divui %1279, %c1 : index
      %1281 = arith.addi %1278, %1280 : index
      %1282 = arith.muli %outTileRows, %c1 : index
      %1283 = arith.muli %1281, %1282 : index
      %1284 = arith.remui %1216, %outTileRows : index
      %1285 = arith.muli %1284, %c1 : index
      %1286 = arith.addi %1283, %1285 : index
      %1287 = arith.remui %1272, %c1 : index
      %1288 = arith.addi %1286, %1287 : index
      memref.store %1268, %out[%1288] : memref<?xf16>
    }
    %1289 = arith.muli %1142, %c6 : index
    %1290 = arith.addi %1289, %c8 : index
    %1291 = arith.muli %1290, %c15 : index
    %1292 = arith.addi %1291, %1141 : index
    %1293 = arith.addi %1292, %c7 : index
    %1294 = memref.load %19[%1293] : memref<?xf32>
    %1295 = arith.addi %1293, %c33 : index
    %1296 = memref.load %19[%1295] : memref<?xf32>
    %1297 = arith.addf %1294, %1296 : f32
    %1298 = arith.addi %1293, %c34 : index
    %1299 = memref.load %19[%1298] : memref<?xf32>
    %1300 = arith.addf %1297, %1299 : f32
    %1301 = arith.addi %1293, %c35 : index
    %1302 = memref.load %19[%1301] : memref<?xf32>
    %1303 = arith.addf %1300, %1302 : f32
    %1304 = arith.muli %1290, %c15 : index
    %1305 = arith.addi %1304, %1141 : index
    %1306 = arith.addi %1305, %c2 : index
    %1307 = memref.load %19[%1306] : memref<?xf32>
    %1308 = arith.addi %1306, %c33 : index
    %1309 = memref.load %19[%1308] : memref<?xf32>
    %1310 = arith.addf %1307, %1309 : f32
    %1311 = arith.addi %1306, %c34 : index
    %1312 = memref.load %19[%1311] : memref<?xf32>
    %1313 = arith.addf %1310, %1312 : f32
    %1314 = arith.addi %1306, %c35 : index
    %1315 = memref.load %19[%1314] : memref<?xf32>
    %1316 = arith.addf %1313, %1315 : f32
    %1317 = wave.lane
    %1318 = arith.addi %18, %c14 : index
    %1319 = arith.muli %1290, %c6 : index
    %1320 = arith.addi %1318, %1319 : index
    %1321 = arith.divui %1317, %c14 : index
    %1322 = arith.addi %1320, %1321 : index
    %1323 = arith.cmpi slt, %1322, %17 : index
    scf.if %1323 {
      %1324 = arith.cmpi eq, %hasFactors, %c8 : index
      %1325 = arith.muli %1322, %c6 : index
      %1326 = memref.load %factors[%1325] : memref<?xf32>
      %1327 = arith.mulf %1326, %operandScale : f32
      %1328 = arith.select %1324, %1327, %operandScale : f32
      %1329 = arith.remui %1317, %c14 : index
      %1330 = arith.muli %1329, %c20 : index
      %1331 = arith.addi %13, %1330 : index
      %1332 = vector.load %w[%1331] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1333 = vector.bitcast %1332 : vector<4xi8> to vector<1xf32>
      %1334 = vector.extract %1333[0] : f32 from vector<1xf32>
      %1335 = arith.mulf %1334, %1328 : f32
      %1336 = arith.mulf %1303, %1335 : f32
      %1337 = arith.remui %1317, %c14 : index
      %1338 = arith.muli %1337, %c20 : index
      %1339 = arith.addi %15, %1338 : index
      %1340 = vector.load %w[%1339] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1341 = vector.bitcast %1340 : vector<4xi8> to vector<1xf32>
      %1342 = vector.extract %1341[0] : f32 from vector<1xf32>
      %1343 = arith.mulf %1342, %1328 : f32
      %1344 = arith.mulf %1316, %1343 : f32
      %1345 = arith.addi %13, %c3 : index
      %1346 = vector.load %w[%1345] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1347 = vector.bitcast %1346 : vector<4xi8> to vector<1xf32>
      %1348 = vector.extract %1347[0] : f32 from vector<1xf32>
      %1349 = arith.muli %1322, %c6 : index
      %1350 = arith.addi %1349, %c8 : index
      %1351 = memref.load %factors[%1350] : memref<?xf32>
      %1352 = arith.mulf %1351, %1348 : f32
      %1353 = arith.bitcast %1352 : f32 to i32
      %1354 = arith.shrui %1353, %c38 : i32
      %1355 = arith.maxsi %1354, %c39 : i32
      %1356 = arith.subi %c40, %1355 : i32
      %1357 = arith.shli %1356, %c38 : i32
      %1358 = arith.subi %1355, %c41 : i32
      %1359 = arith.shli %1358, %c38 : i32
      %1360 = arith.bitcast %1357 : i32 to f32
      %1361 = arith.bitcast %1359 : i32 to f32
      %1362 = arith.cmpi eq, %0, %c7 : index
      %1363 = wave.lane
      %1364 = arith.remui %1363, %c14 : index
      %1365 = arith.cmpi eq, %1364, %c7 : index
      %1366 = arith.andi %1362, %1365 : i1
      scf.if %1366 {
        %1367 = arith.muli %1322, %c6 : index
        memref.store %1361, %out_factors[%1367] : memref<?xf32>
      }
      %1368 = arith.mulf %1336, %c43 : f32
      %1369 = wave.exp2 %1368 : f32
      %1370 = arith.addf %c42, %1369 : f32
      %1371 = arith.divf %1336, %1370 : f32
      %1372 = arith.mulf %1371, %1344 : f32
      %1373 = arith.mulf %1372, %1360 : f32
      %1374 = arith.truncf %1373 : f32 to f16
      %1375 = arith.muli %0, %c14 : index
      %1376 = wave.lane
      %1377 = arith.remui %1376, %c14 : index
      %1378 = arith.addi %1375, %1377 : index
      %1379 = arith.divui %1322, %outTileRows : index
      %1380 = arith.divui %outputFeatures, %c14 : index
      %1381 = arith.muli %1379, %1380 : index
      %1382 = arith.divui %1378, %c14 : index
      %1383 = arith.addi %1381, %1382 : index
      %1384 = arith.muli %1383, %c6 : index
      %1385 = arith.remui %1378, %c14 : index
      %1386 = arith.divui %1385, %c1 : index
      %1387 = arith.addi %1384, %1386 : index
      %1388 = arith.muli %outTileRows, %c1 : index
      %1389 = arith.muli %1387, %1388 : index
      %1390 = arith.remui %1322, %outTileRows : index
      %1391 = arith.muli %1390, %c1 : index
      %1392 = arith.addi %1389, %1391 : index
      %1393 = arith.remui %1378, %c1 : index
      %1394 = arith.addi %1392, %1393 : index
      memref.store %1374, %out[%1394] : memref<?xf16>
    }
    %1395 = wave.lane
    wave.barrier
    %1396 = wave.wave
    %1397 = arith.muli %1396, %c6 : index
    %1398 = arith.addi %1397, %c7 : index
    %1399 = arith.muli %1398, %c2 : index
    %1400 = arith.addi %1399, %1395 : index
    %1401 = vector.extract %633#4[0] : f32 from vector<8xf32>
    %1402 = arith.addi %1400, %c7 : index
    memref.store %1401, %19[%1402] : memref<?xf32>
    %1403 = vector.extract %633#4[1] : f32 from vector<8xf32>
    %1404 = arith.addi %1400, %c15 : index
    memref.store %1403, %19[%1404] : memref<?xf32>
    %1405 = vector.extract %633#4[2] : f32 from vector<8xf32>
    %1406 = arith.addi %1400, %c3 : index
    memref.store %1405, %19[%1406] : memref<?xf32>
    %1407 = vector.extract %633#4[3] : f32 from vector<8xf32>
    %1408 = arith.addi %1400, %c29 : index
    memref.store %1407, %19[%1408] : memref<?xf32>
    %1409 = vector.extract %633#4[4] : f32 from vector<8xf32>
    %1410 = arith.addi %1400, %c5 : index
    memref.store %1409, %19[%1410] : memref<?xf32>
    %1411 = vector.extract %633#4[5] : f32 from vector<8xf32>
    %1412 = arith.addi %1400, %c30 : index
    memref.store %1411, %19[%1412] : memref<?xf32>
    %1413 = vector.extract %633#4[6] : f32 from vector<8xf32>
    %1414 = arith.addi %1400, %c31 : index
    memref.store %1413, %19[%1414] : memref<?xf32>
    %1415 = vector.extract %633#4[7] : f32 from vector<8xf32>
    %1416 = arith.addi %1400, %c32 : index
    memref.store %1415, %19[%1416] : memref<?xf32>
    %1417 = arith.muli %1396, %c6 : index
    %1418 = arith.addi %1417, %c8 : index
    %1419 = arith.muli %1418, %c2 : index
    %1420 = arith.addi %1419, %1395 : index
    %1421 = vector.extract %633#5[0] : f32 from vector<8xf32>
    %1422 = arith.addi %1420, %c7 : index
    memref.store %1421, %19[%1422] : memref<?xf32>
    %1423 = vector.extract %633#5[1] : f32 from vector<8xf32>
    %1424 = arith.addi %1420, %c15 : index
    memref.store %1423, %19[%1424] : memref<?xf32>
    %1425 = vector.extract %633#5[2] : f32 from vector<8xf32>
    %1426 = arith.addi %1420, %c3 : index
    memref.store %1425, %19[%1426] : memref<?xf32>
    %1427 = vector.extract %633#5[3] : f32 from vector<8xf32>
    %1428 = arith.addi %1420, %c29 : index
    memref.store %1427, %19[%1428] : memref<?xf32>
    %1429 = vector.extract %633#5[4] : f32 from vector<8xf32>
    %1430 = arith.addi %1420, %c5 : index
    memref.store %1429, %19[%1430] : memref<?xf32>
    %1431 = vector.extract %633#5[5] : f32 from vector<8xf32>
    %1432 = arith.addi %1420, %c30 : index
    memref.store %1431, %19[%1432] : memref<?xf32>
    %1433 = vector.extract %633#5[6] : f32 from vector<8xf32>
    %1434 = arith.addi %1420, %c31 : index
    memref.store %1433, %19[%1434] : memref<?xf32>
    %1435 = vector.extract %633#5[7] : f32 from vector<8xf32>
    %1436 = arith.addi %1420, %c32 : index
    memref.store %1435, %19[%1436] : memref<?xf32>
    wave.barrier
    %1437 = arith.muli %1396, %c6 : index
    %1438 = arith.addi %1437, %c7 : index
    %1439 = arith.muli %1438, %c15 : index
    %1440 = arith.addi %1439, %1395 : index
    %1441 = arith.addi %1440, %c7 : index
    %1442 = memref.load %19[%1441] : memref<?xf32>
    %1443 = arith.addi %1441, %c33 : index
    %1444 = memref.load %19[%1443] : memref<?xf32>
    %1445 = arith.addf %1442, %1444 : f32
    %1446 = arith.addi %1441, %c34 : index
    %1447 = memref.load %19[%1446] : memref<?xf32>
    %1448 = arith.addf %1445, %1447 : f32
    %1449 = arith.addi %1441, %c35 : index
    %1450 = memref.load %19[%1449] : memref<?xf32>
    %1451 = arith.addf %1448, %1450 : f32
    %1452 = arith.muli %1438, %c15 : index
    %1453 = arith.addi %1452, %1395 : index
    %1454 = arith.addi %1453, %c2 : index
    %1455 = memref.load %19[%1454] : memref<?xf32>
    %1456 = arith.addi %1454, %c33 : index
    %1457 = memref.load %19[%1456] : memref<?xf32>
    %1458 = arith.addf %1455, %1457 : f32
    %1459 = arith.addi %1454, %c34 : index
    %1460 = memref.load %19[%1459] : memref<?xf32>
    %1461 = arith.addf %1458, %1460 : f32
    %1462 = arith.addi %1454, %c35 : index
    %1463 = memref.load %19[%1462] : memref<?xf32>
    %1464 = arith.addf %1461, %1463 : f32
    %1465 = wave.lane
    %1466 = arith.addi %18, %c15 : index
    %1467 = arith.muli %1438, %c6 : index
    %1468 = arith.addi %1466, %1467 : index
    %1469 = arith.divui %1465, %c14 : index
    %1470 = arith.addi %1468, %1469 : index
    %1471 = arith.cmpi slt, %1470, %17 : index
    scf.if %1471 {
      %1472 = arith.cmpi eq, %hasFactors, %c8 : index
      %1473 = arith.muli %1470, %c6 : index
      %1474 = memref.load %factors[%1473] : memref<?xf32>
      %1475 = arith.mulf %1474, %operandScale : f32
      %1476 = arith.select %1472, %1475, %operandScale : f32
      %1477 = arith.remui %1465, %c14 : index
      %1478 = arith.muli %1477, %c20 : index
      %1479 = arith.addi %13, %1478 : index
      %1480 = vector.load %w[%1479] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1481 = vector.bitcast %1480 : vector<4xi8> to vector<1xf32>
      %1482 = vector.extract %1481[0] : f32 from vector<1xf32>
      %1483 = arith.mulf %1482, %1476 : f32
      %1484 = arith.mulf %1451, %1483 : f32
      %1485 = arith.remui %1465, %c14 : index
      %1486 = arith.muli %1485, %c20 : index
      %1487 = arith.addi %15, %1486 : index
      %1488 = vector.load %w[%1487] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1489 = vector.bitcast %1488 : vector<4xi8> to vector<1xf32>
      %1490 = vector.extract %1489[0] : f32 from vector<1xf32>
      %1491 = arith.mulf %1490, %1476 : f32
      %1492 = arith.mulf %1464, %1491 : f32
      %1493 = arith.addi %13, %c3 : index
      %1494 = vector.load %w[%1493] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1495 = vector.bitcast %1494 : vector<4xi8> to vector<1xf32>
      %1496 = vector.extract %1495[0] : f32 from vector<1xf32>
      %1497 = arith.muli %1470, %c6 : index
      %1498 = arith.addi %1497, %c8 : index
      %1499 = memref.load %factors[%1498] : memref<?xf32>
      %1500 = arith.mulf %1499, %1496 : f32
      %1501 = arith.bitcast %1500 : f32 to i32
      %1502 = arith.shrui %1501, %c38 : i32
      %1503 = arith.maxsi %1502, %c39 : i32
      %1504 = arith.subi %c40, %1503 : i32
      %1505 = arith.shli %1504, %c38 : i32
      %1506 = arith.subi %1503, %c41 : i32
      %1507 = arith.shli %1506, %c38 : i32
      %1508 = arith.bitcast %1505 : i32 to f32
      %1509 = arith.bitcast %1507 : i32 to f32
      %1510 = arith.cmpi eq, %0, %c7 : index
      %1511 = wave.lane
      %1512 = arith.remui %1511, %c14 : index
      %1513 = arith.cmpi eq, %1512, %c7 : index
      %1514 = arith.andi %1510, %1513 : i1
      scf.if %1514 {
        %1515 = arith.muli %1470, %c6 : index
        memref.store %1509, %out_factors[%1515] : memref<?xf32>
      }
      %1516 = arith.mulf %1484, %c43 : f32
      %1517 = wave.exp2 %1516 : f32
      %1518 = arith.addf %c42, %1517 : f32
      %1519 = arith.divf %1484, %1518 : f32
      %1520 = arith.mulf %1519, %1492 : f32
      %1521 = arith.mulf %1520, %1508 : f32
      %1522 = arith.truncf %1521 : f32 to f16
      %1523 = arith.muli %0, %c14 : index
      %1524 = wave.lane
      %1525 = arith.remui %1524, %c14 : index
      %1526 = arith.addi %1523, %1525 : index
      %1527 = arith.divui %1470, %outTileRows : index
      %1528 = arith.divui %outputFeatures, %c14 : index
      %1529 = arith.muli %1527, %1528 : index
      %1530 = arith.divui %1526, %c14 : index
      %1531 = arith.addi %1529, %1530 : index
      %1532 = arith.muli %1531, %c6 : index
      %1533 = arith.remui %1526, %c14 : index
      %1534 = arith.divui %1533, %c1 : index
      %1535 = arith.addi %1532, %1534 : index
      %1536 = arith.muli %outTileRows, %c1 : index
      %1537 = arith.muli %1535, %1536 : index
      %1538 = arith.remui %1470, %outTileRows : index
      %1539 = arith.muli %1538, %c1 : index
      %1540 = arith.addi %1537, %1539 : index
      %1541 = arith.remui %1526, %c1 : index
      %1542 = arith.addi %1540, %1541 : index
      memref.store %1522, %out[%1542] : memref<?xf16>
    }
    %1543 = arith.muli %1396, %c6 : index
    %1544 = arith.addi %1543, %c8 : index
    %1545 = arith.muli %1544, %c15 : index
    %1546 = arith.addi %1545, %1395 : index
    %1547 = arith.addi %1546, %c7 : index
    %1548 = memref.load %19[%1547] : memref<?xf32>
    %1549 = arith.addi %1547, %c33 : index
    %1550 = memref.load %19[%1549] : memref<?xf32>
    %1551 = arith.addf %1548, %1550 : f32
    %1552 = arith.addi %1547, %c34 : index
    %1553 = memref.load %19[%1552] : memref<?xf32>
    %1554 = arith.addf %1551, %1553 : f32
    %1555 = arith.addi %1547, %c35 : index
    %1556 = memref.load %19[%1555] : memref<?xf32>
    %1557 = arith.addf %1554, %1556 : f32
    %1558 = arith.muli %1544, %c15 : index
    %1559 = arith.addi %1558, %1395 : index
    %1560 = arith.addi %1559, %c2 : index
    %1561 = memref.load %19[%1560] : memref<?xf32>
    %1562 = arith.addi %1560, %c33 : index
    %1563 = memref.load %19[%1562] : memref<?xf32>
    %1564 = arith.addf %1561, %1563 : f32
    %1565 = arith.addi %1560, %c34 : index
    %1566 = memref.load %19[%1565] : memref<?xf32>
    %1567 = arith.addf %1564, %1566 : f32
    %1568 = arith.addi %1560, %c35 : index
    %1569 = memref.load %19[%1568] : memref<?xf32>
    %1570 = arith.addf %1567, %1569 : f32
    %1571 = wave.lane
    %1572 = arith.addi %18, %c15 : index
    %1573 = arith.muli %1544, %c6 : index
    %1574 = arith.addi %1572, %1573 : index
    %1575 = arith.divui %1571, %c14 : index
    %1576 = arith.addi %1574, %1575 : index
    %1577 = arith.cmpi slt, %1576, %17 : index
    scf.if %1577 {
      %1578 = arith.cmpi eq, %hasFactors, %c8 : index
      %1579 = arith.muli %1576, %c6 : index
      %1580 = memref.load %factors[%1579] : memref<?xf32>
      %1581 = arith.mulf %1580, %operandScale : f32
      %1582 = arith.select %1578, %1581, %operandScale : f32
      %1583 = arith.remui %1571, %c14 : index
      %1584 = arith.muli %1583, %c20 : index
      %1585 = arith.addi %13, %1584 : index
      %1586 = vector.load %w[%1585] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1587 = vector.bitcast %1586 : vector<4xi8> to vector<1xf32>
      %1588 = vector.extract %1587[0] : f32 from vector<1xf32>
      %1589 = arith.mulf %1588, %1582 : f32
      %1590 = arith.mulf %1557, %1589 : f32
      %1591 = arith.remui %1571, %c14 : index
      %1592 = arith.muli %1591, %c20 : index
      %1593 = arith.addi %15, %1592 : index
      %1594 = vector.load %w[%1593] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1595 = vector.bitcast %1594 : vector<4xi8> to vector<1xf32>
      %1596 = vector.extract %1595[0] : f32 from vector<1xf32>
      %1597 = arith.mulf %1596, %1582 : f32
      %1598 = arith.mulf %1570, %1597 : f32
      %1599 = arith.addi %13, %c3 : index
      %1600 = vector.load %w[%1599] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1601 = vector.bitcast %1600 : vector<4xi8> to vector<1xf32>
      %1602 = vector.extract %1601[0] : f32 from vector<1xf32>
      %1603 = arith.muli %1576, %c6 : index
      %1604 = arith.addi %1603, %c8 : index
      %1605 = memref.load %factors[%1604] : memref<?xf32>
      %1606 = arith.mulf %1605, %1602 : f32
      %1607 = arith.bitcast %1606 : f32 to i32
      %1608 = arith.shrui %1607, %c38 : i32
      %1609 = arith.maxsi %1608, %c39 : i32
      %1610 = arith.subi %c40, %1609 : i32
      %1611 = arith.shli %1610, %c38 : i32
      %1612 = arith.subi %1609, %c41 : i32
      %1613 = arith.shli %1612, %c38 : i32
      %1614 = arith.bitcast %1611 : i32 to f32
      %1615 = arith.bitcast %1613 : i32 to f32
      %1616 = arith.cmpi eq, %0, %c7 : index
      %1617 = wave.lane
      %1618 = arith.remui %1617, %c14 : index
      %1619 = arith.cmpi eq, %1618, %c7 : index
      %1620 = arith.andi %1616, %1619 : i1
      scf.if %1620 {
        %1621 = arith.muli %1576, %c6 : index
        memref.store %1615, %out_factors[%1621] : memref<?xf32>
      }
      %1622 = arith.mulf %1590, %c43 : f32
      %1623 = wave.exp2 %1622 : f32
      %1624 = arith.addf %c42, %1623 : f32
      %1625 = arith.divf %1590, %1624 : f32
      %1626 = arith.mulf %1625, %1598 : f32
      %1627 = arith.mulf %1626, %1614 : f32
      %1628 = arith.truncf %1627 : f32 to f16
      %1629 = arith.muli %0, %c14 : index
      %1630 = wave.lane
      %1631 = arith.remui %1630, %c14 : index
      %1632 = arith.addi %1629, %1631 : index
      %1633 = arith.divui %1576, %outTileRows : index
      %1634 = arith.divui %outputFeatures, %c14 : index
      %1635 = arith.muli %1633, %1634 : index
      %1636 = arith.divui %1632, %c14 : index
      %1637 = arith.addi %1635, %1636 : index
      %1638 = arith.muli %1637, %c6 : index
      %1639 = arith.remui %1632, %c14 : index
      %1640 = arith.divui %1639, %c1 : index
      %1641 = arith.addi %1638, %1640 : index
      %1642 = arith.muli %outTileRows, %c1 : index
      %1643 = arith.muli %1641, %1642 : index
      %1644 = arith.remui %1576, %outTileRows : index
      %1645 = arith.muli %1644, %c1 : index
      %1646 = arith.addi %1643, %1645 : index
      %1647 = arith.remui %1632, %c1 : index
      %1648 = arith.addi %1646, %1647 : index
      memref.store %1628, %out[%1648] : memref<?xf16>
    }
    %1649 = wave.lane
    wave.barrier
    %1650 = wave.wave
    %1651 = arith.muli %1650, %c6 : index
    %1652 = arith.addi %1651, %c7 : index
    %1653 = arith.muli %1652, %c2 : index
    %1654 = arith.addi %1653, %1649 : index
    %1655 = vector.extract %633#6[0] : f32 from vector<8xf32>
    %1656 = arith.addi %1654, %c7 : index
    memref.store %1655, %19[%1656] : memref<?xf32>
    %1657 = vector.extract %633#6[1] : f32 from vector<8xf32>
    %1658 = arith.addi %1654, %c15 : index
    memref.store %1657, %19[%1658] : memref<?xf32>
    %1659 = vector.extract %633#6[2] : f32 from vector<8xf32>
    %1660 = arith.addi %1654, %c3 : index
    memref.store %1659, %19[%1660] : memref<?xf32>
    %1661 = vector.extract %633#6[3] : f32 from vector<8xf32>
    %1662 = arith.addi %1654, %c29 : index
    memref.store %1661, %19[%1662] : memref<?xf32>
    %1663 = vector.extract %633#6[4] : f32 from vector<8xf32>
    %1664 = arith.addi %1654, %c5 : index
    memref.store %1663, %19[%1664] : memref<?xf32>
    %1665 = vector.extract %633#6[5] : f32 from vector<8xf32>
    %1666 = arith.addi %1654, %c30 : index
    memref.store %1665, %19[%1666] : memref<?xf32>
    %1667 = vector.extract %633#6[6] : f32 from vector<8xf32>
    %1668 = arith.addi %1654, %c31 : index
    memref.store %1667, %19[%1668] : memref<?xf32>
    %1669 = vector.extract %633#6[7] : f32 from vector<8xf32>
    %1670 = arith.addi %1654, %c32 : index
    memref.store %1669, %19[%1670] : memref<?xf32>
    %1671 = arith.muli %1650, %c6 : index
    %1672 = arith.addi %1671, %c8 : index
    %1673 = arith.muli %1672, %c2 : index
    %1674 = arith.addi %1673, %1649 : index
    %1675 = vector.extract %633#7[0] : f32 from vector<8xf32>
    %1676 = arith.addi %1674, %c7 : index
    memref.store %1675, %19[%1676] : memref<?xf32>
    %1677 = vector.extract %633#7[1] : f32 from vector<8xf32>
    %1678 = arith.addi %1674, %c15 : index
    memref.store %1677, %19[%1678] : memref<?xf32>
    %1679 = vector.extract %633#7[2] : f32 from vector<8xf32>
    %1680 = arith.addi %1674, %c3 : index
    memref.store %1679, %19[%1680] : memref<?xf32>
    %1681 = vector.extract %633#7[3] : f32 from vector<8xf32>
    %1682 = arith.addi %1674, %c29 : index
    memref.store %1681, %19[%1682] : memref<?xf32>
    %1683 = vector.extract %633#7[4] : f32 from vector<8xf32>
    %1684 = arith.addi %1674, %c5 : index
    memref.store %1683, %19[%1684] : memref<?xf32>
    %1685 = vector.extract %633#7[5] : f32 from vector<8xf32>
    %1686 = arith.addi %1674, %c30 : index
    memref.store %1685, %19[%1686] : memref<?xf32>
    %1687 = vector.extract %633#7[6] : f32 from vector<8xf32>
    %1688 = arith.addi %1674, %c31 : index
    memref.store %1687, %19[%1688] : memref<?xf32>
    %1689 = vector.extract %633#7[7] : f32 from vector<8xf32>
    %1690 = arith.addi %1674, %c32 : index
    memref.store %1689, %19[%1690] : memref<?xf32>
    wave.barrier
    %1691 = arith.muli %1650, %c6 : index
    %1692 = arith.addi %1691, %c7 : index
    %1693 = arith.muli %1692, %c15 : index
    %1694 = arith.addi %1693, %1649 : index
    %1695 = arith.addi %1694, %c7 : index
    %1696 = memref.load %19[%1695] : memref<?xf32>
    %1697 = arith.addi %1695, %c33 : index
    %1698 = memref.load %19[%1697] : memref<?xf32>
    %1699 = arith.addf %1696, %1698 : f32
    %1700 = arith.addi %1695, %c34 : index
    %1701 = memref.load %19[%1700] : memref<?xf32>
    %1702 = arith.addf %1699, %1701 : f32
    %1703 = arith.addi %1695, %c35 : index
    %1704 = memref.load %19[%1703] : memref<?xf32>
    %1705 = arith.addf %1702, %1704 : f32
    %1706 = arith.muli %1692, %c15 : index
    %1707 = arith.addi %1706, %1649 : index
    %1708 = arith.addi %1707, %c2 : index
    %1709 = memref.load %19[%1708] : memref<?xf32>
    %1710 = arith.addi %1708, %c33 : index
    %1711 = memref.load %19[%1710] : memref<?xf32>
    %1712 = arith.addf %1709, %1711 : f32
    %1713 = arith.addi %1708, %c34 : index
    %1714 = memref.load %19[%1713] : memref<?xf32>
    %1715 = arith.addf %1712, %1714 : f32
    %1716 = arith.addi %1708, %c35 : index
    %1717 = memref.load %19[%1716] : memref<?xf32>
    %1718 = arith.addf %1715, %1717 : f32
    %1719 = wave.lane
    %1720 = arith.addi %18, %c16 : index
    %1721 = arith.muli %1692, %c6 : index
    %1722 = arith.addi %1720, %1721 : index
    %1723 = arith.divui %1719, %c14 : index
    %1724 = arith.addi %1722, %1723 : index
    %1725 = arith.cmpi slt, %1724, %17 : index
    scf.if %1725 {
      %1726 = arith.cmpi eq, %hasFactors, %c8 : index
      %1727 = arith.muli %1724, %c6 : index
      %1728 = memref.load %factors[%1727] : memref<?xf32>
      %1729 = arith.mulf %1728, %operandScale : f32
      %1730 = arith.select %1726, %1729, %operandScale : f32
      %1731 = arith.remui %1719, %c14 : index
      %1732 = arith.muli %1731, %c20 : index
      %1733 = arith.addi %13, %1732 : index
      %1734 = vector.load %w[%1733] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1735 = vector.bitcast %1734 : vector<4xi8> to vector<1xf32>
      %1736 = vector.extract %1735[0] : f32 from vector<1xf32>
      %1737 = arith.mulf %1736, %1730 : f32
      %1738 = arith.mulf %1705, %1737 : f32
      %1739 = arith.remui %1719, %c14 : index
      %1740 = arith.muli %1739, %c20 : index
      %1741 = arith.addi %15, %1740 : index
      %1742 = vector.load %w[%1741] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1743 = vector.bitcast %1742 : vector<4xi8> to vector<1xf32>
      %1744 = vector.extract %1743[0] : f32 from vector<1xf32>
      %1745 = arith.mulf %1744, %1730 : f32
      %1746 = arith.mulf %1718, %1745 : f32
      %1747 = arith.addi %13, %c3 : index
      %1748 = vector.load %w[%1747] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1749 = vector.bitcast %1748 : vector<4xi8> to vector<1xf32>
      %1750 = vector.extract %1749[0] : f32 from vector<1xf32>
      %1751 = arith.muli %1724, %c6 : index
      %1752 = arith.addi %1751, %c8 : index
      %1753 = memref.load %factors[%1752] : memref<?xf32>
      %1754 = arith.mulf %1753, %1750 : f32
      %1755 = arith.bitcast %1754 : f32 to i32
      %1756 = arith.shrui %1755, %c38 : i32
      %1757 = arith.maxsi %1756, %c39 : i32
      %1758 = arith.subi %c40, %1757 : i32
      %1759 = arith.shli %1758, %c38 : i32
      %1760 = arith.subi %1757, %c41 : i32
      %1761 = arith.shli %1760, %c38 : i32
      %1762 = arith.bitcast %1759 : i32 to f32
      %1763 = arith.bitcast %1761 : i32 to f32
      %1764 = arith.cmpi eq, %0, %c7 : index
      %1765 = wave.lane
      %1766 = arith.remui %1765, %c14 : index
      %1767 = arith.cmpi eq, %1766, %c7 : index
      %1768 = arith.andi %1764, %1767 : i1
      scf.if %1768 {
        %1769 = arith.muli %1724, %c6 : index
        memref.store %1763, %out_factors[%1769] : memref<?xf32>
      }
      %1770 = arith.mulf %1738, %c43 : f32
      %1771 = wave.exp2 %1770 : f32
      %1772 = arith.addf %c42, %1771 : f32
      %1773 = arith.divf %1738, %1772 : f32
      %1774 = arith.mulf %1773, %1746 : f32
      %1775 = arith.mulf %1774, %1762 : f32
      %1776 = arith.truncf %1775 : f32 to f16
      %1777 = arith.muli %0, %c14 : index
      %1778 = wave.lane
      %1779 = arith.remui %1778, %c14 : index
      %1780 = arith.addi %1777, %1779 : index
      %1781 = arith.divui %1724, %outTileRows : index
      %1782 = arith.divui %outputFeatures, %c14 : index
      %1783 = arith.muli %1781, %1782 : index
      %1784 = arith.divui %1780, %c14 : index
      %1785 = arith.addi %1783, %1784 : index
      %1786 = arith.muli %1785, %c6 : index
      %1787 = arith.remui %1780, %c14 : index
      %1788 = arith.divui %1787, %c1 : index
      %1789 = arith.addi %1786, %1788 : index
      %1790 = arith.muli %outTileRows, %c1 : index
      %1791 = arith.muli %1789, %1790 : index
      %1792 = arith.remui %1724, %outTileRows : index
      %1793 = arith.muli %1792, %c1 : index
      %1794 = arith.addi %1791, %1793 : index
      %1795 = arith.remui %1780, %c1 : index
      %1796 = arith.addi %1794, %1795 : index
      memref.store %1776, %out[%1796] : memref<?xf16>
    }
    %1797 = arith.muli %1650, %c6 : index
    %1798 = arith.addi %1797, %c8 : index
    %1799 = arith.muli %1798, %c15 : index
    %1800 = arith.addi %1799, %1649 : index
    %1801 = arith.addi %1800, %c7 : index
    %1802 = memref.load %19[%1801] : memref<?xf32>
    %1803 = arith.addi %1801, %c33 : index
    %1804 = memref.load %19[%1803] : memref<?xf32>
    %1805 = arith.addf %1802, %1804 : f32
    %1806 = arith.addi %1801, %c34 : index
    %1807 = memref.load %19[%1806] : memref<?xf32>
    %1808 = arith.addf %1805, %1807 : f32
    %1809 = arith.addi %1801, %c35 : index
    %1810 = memref.load %19[%1809] : memref<?xf32>
    %1811 = arith.addf %1808, %1810 : f32
    %1812 = arith.muli %1798, %c15 : index
    %1813 = arith.addi %1812, %1649 : index
    %1814 = arith.addi %1813, %c2 : index
    %1815 = memref.load %19[%1814] : memref<?xf32>
    %1816 = arith.addi %1814, %c33 : index
    %1817 = memref.load %19[%1816] : memref<?xf32>
    %1818 = arith.addf %1815, %1817 : f32
    %1819 = arith.addi %1814, %c34 : index
    %1820 = memref.load %19[%1819] : memref<?xf32>
    %1821 = arith.addf %1818, %1820 : f32
    %1822 = arith.addi %1814, %c35 : index
    %1823 = memref.load %19[%1822] : memref<?xf32>
    %1824 = arith.addf %1821, %1823 : f32
    %1825 = wave.lane
    %1826 = arith.addi %18, %c16 : index
    %1827 = arith.muli %1798, %c6 : index
    %1828 = arith.addi %1826, %1827 : index
    %1829 = arith.divui %1825, %c14 : index
    %1830 = arith.addi %1828, %1829 : index
    %1831 = arith.cmpi slt, %1830, %17 : index
    scf.if %1831 {
      %1832 = arith.cmpi eq, %hasFactors, %c8 : index
      %1833 = arith.muli %1830, %c6 : index
      %1834 = memref.load %factors[%1833] : memref<?xf32>
      %1835 = arith.mulf %1834, %operandScale : f32
      %1836 = arith.select %1832, %1835, %operandScale : f32
      %1837 = arith.remui %1825, %c14 : index
      %1838 = arith.muli %1837, %c20 : index
      %1839 = arith.addi %13, %1838 : index
      %1840 = vector.load %w[%1839] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1841 = vector.bitcast %1840 : vector<4xi8> to vector<1xf32>
      %1842 = vector.extract %1841[0] : f32 from vector<1xf32>
      %1843 = arith.mulf %1842, %1836 : f32
      %1844 = arith.mulf %1811, %1843 : f32
      %1845 = arith.remui %1825, %c14 : index
      %1846 = arith.muli %1845, %c20 : index
      %1847 = arith.addi %15, %1846 : index
      %1848 = vector.load %w[%1847] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1849 = vector.bitcast %1848 : vector<4xi8> to vector<1xf32>
      %1850 = vector.extract %1849[0] : f32 from vector<1xf32>
      %1851 = arith.mulf %1850, %1836 : f32
      %1852 = arith.mulf %1824, %1851 : f32
      %1853 = arith.addi %13, %c3 : index
      %1854 = vector.load %w[%1853] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1855 = vector.bitcast %1854 : vector<4xi8> to vector<1xf32>
      %1856 = vector.extract %1855[0] : f32 from vector<1xf32>
      %1857 = arith.muli %1830, %c6 : index
      %1858 = arith.addi %1857, %c8 : index
      %1859 = memref.load %factors[%1858] : memref<?xf32>
      %1860 = arith.mulf %1859, %1856 : f32
      %1861 = arith.bitcast %1860 : f32 to i32
      %1862 = arith.shrui %1861, %c38 : i32
      %1863 = arith.maxsi %1862, %c39 : i32
      %1864 = arith.subi %c40, %1863 : i32
      %1865 = arith.shli %1864, %c38 : i32
      %1866 = arith.subi %1863, %c41 : i32
      %1867 = arith.shli %1866, %c38 : i32
      %1868 = arith.bitcast %1865 : i32 to f32
      %1869 = arith.bitcast %1867 : i32 to f32
      %1870 = arith.cmpi eq, %0, %c7 : index
      %1871 = wave.lane
      %1872 = arith.remui %1871, %c14 : index
      %1873 = arith.cmpi eq, %1872, %c7 : index
      %1874 = arith.andi %1870, %1873 : i1
      scf.if %1874 {
        %1875 = arith.muli %1830, %c6 : index
        memref.store %1869, %out_factors[%1875] : memref<?xf32>
      }
      %1876 = arith.mulf %1844, %c43 : f32
      %1877 = wave.exp2 %1876 : f32
      %1878 = arith.addf %c42, %1877 : f32
      %1879 = arith.divf %1844, %1878 : f32
      %1880 = arith.mulf %1879, %1852 : f32
      %1881 = arith.mulf %1880, %1868 : f32
      %1882 = arith.truncf %1881 : f32 to f16
      %1883 = arith.muli %0, %c14 : index
      %1884 = wave.lane
      %1885 = arith.remui %1884, %c14 : index
      %1886 = arith.addi %1883, %1885 : index
      %1887 = arith.divui %1830, %outTileRows : index
      %1888 = arith.divui %outputFeatures, %c14 : index
      %1889 = arith.muli %1887, %1888 : index
      %1890 = arith.divui %1886, %c14 : index
      %1891 = arith.addi %1889, %1890 : index
      %1892 = arith.muli %1891, %c6 : index
      %1893 = arith.remui %1886, %c14 : index
      %1894 = arith.divui %1893, %c1 : index
      %1895 = arith.addi %1892, %1894 : index
      %1896 = arith.muli %outTileRows, %c1 : index
      %1897 = arith.muli %1895, %1896 : index
      %1898 = arith.remui %1830, %outTileRows : index
      %1899 = arith.muli %1898, %c1 : index
      %1900 = arith.addi %1897, %1899 : index
      %1901 = arith.remui %1886, %c1 : index
      %1902 = arith.addi %1900, %1901 : index
      memref.store %1882, %out[%1902] : memref<?xf16>
    }
  }
  wave.return
}
