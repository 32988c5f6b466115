// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q6_k', waves=8, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q6_k_w8p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 12 : index
  %c2 = arith.constant 256 : index
  %c3 = arith.constant 32 : index
  %c4 = arith.constant 127 : index
  %c5 = arith.constant 128 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %c8 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c10 = arith.constant 64 : index
  %c11 = arith.constant 4096 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %c15 = arith.constant 16 : index
  %c16 = arith.constant 8 : index
  %c17 = arith.constant 48 : index
  %c18 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c21 = arith.constant dense<0> : vector<4xi32>
  %c22 = arith.constant dense<983055> : vector<4xi32>
  %c23 = arith.constant dense<[0, 8, 0, 8]> : vector<4xi32>
  %c24 = arith.constant dense<196611> : vector<4xi32>
  %c25 = arith.constant dense<4> : vector<4xi32>
  %c26 = arith.constant dense<1677747200> : vector<4xi32>
  %c27 = arith.constant dense<[2, 10, 2, 10]> : vector<4xi32>
  %c28 = arith.constant dense<8> : vector<4xi32>
  %c29 = arith.constant dense<[4, 12, 4, 12]> : vector<4xi32>
  %c30 = arith.constant dense<12> : vector<4xi32>
  %c31 = arith.constant dense<[6, 14, 6, 14]> : vector<4xi32>
  %c32 = arith.constant dense<0x6420> : vector<32xf16>
  %c33 = arith.constant 3 : index
  %c34 = arith.constant 96 : index
  %c35 = arith.constant 160 : index
  %c36 = arith.constant 192 : index
  %c37 = arith.constant 224 : index
  %c38 = arith.constant 512 : index
  %c39 = arith.constant 1024 : index
  %c40 = arith.constant 1536 : index
  %c41 = arith.constant 2048 : index
  %c42 = arith.constant 2560 : index
  %c43 = arith.constant 3072 : index
  %c44 = arith.constant 3584 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c47 = arith.constant 4 : index
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
  %18 = arith.muli %1, %c10 : index
  %19 = wave.scratch %c11 : memref<?xf32>
  %20 = arith.cmpi eq, %hasResidual, %c8 : index
  %21 = wave.block 0
  %22 = arith.muli %21, %c3 : index
  %23 = arith.cmpi slt, %18, %17 : index
  scf.if %23 {
    %24 = wave.lane
    %25 = arith.remui %24, %c15 : index
    %26 = arith.remui %25, %tileRows : index
    %27 = arith.addi %18, %26 : index
    %28 = arith.divui %27, %tileRows : index
    %29 = arith.divui %inputFeatures, %c15 : index
    %30 = arith.muli %28, %29 : index
    %31 = arith.divui %c7, %c15 : index
    %32 = arith.addi %30, %31 : index
    %33 = arith.muli %32, %c6 : index
    %34 = arith.remui %c7, %c15 : index
    %35 = arith.divui %34, %c16 : index
    %36 = arith.addi %33, %35 : index
    %37 = arith.muli %tileRows, %c16 : index
    %38 = arith.muli %36, %37 : index
    %39 = arith.remui %27, %tileRows : index
    %40 = arith.muli %39, %c16 : index
    %41 = arith.addi %38, %40 : index
    %42 = arith.remui %c7, %c16 : index
    %43 = arith.addi %41, %42 : index
    %44 = arith.addi %25, %c15 : index
    %45 = arith.addi %18, %44 : index
    %46 = arith.divui %45, %tileRows : index
    %47 = arith.divui %inputFeatures, %c15 : index
    %48 = arith.muli %46, %47 : index
    %49 = arith.divui %c7, %c15 : index
    %50 = arith.addi %48, %49 : index
    %51 = arith.muli %50, %c6 : index
    %52 = arith.remui %c7, %c15 : index
    %53 = arith.divui %52, %c16 : index
    %54 = arith.addi %51, %53 : index
    %55 = arith.muli %tileRows, %c16 : index
    %56 = arith.muli %54, %55 : index
    %57 = arith.remui %45, %tileRows : index
    %58 = arith.muli %57, %c16 : index
    %59 = arith.addi %56, %58 : index
    %60 = arith.remui %c7, %c16 : index
    %61 = arith.addi %59, %60 : index
    %62 = arith.addi %25, %c3 : index
    %63 = arith.addi %18, %62 : index
    %64 = arith.divui %63, %tileRows : index
    %65 = arith.divui %inputFeatures, %c15 : index
    %66 = arith.muli %64, %65 : index
    %67 = arith.divui %c7, %c15 : index
    %68 = arith.addi %66, %67 : index
    %69 = arith.muli %68, %c6 : index
    %70 = arith.remui %c7, %c15 : index
    %71 = arith.divui %70, %c16 : index
    %72 = arith.addi %69, %71 : index
    %73 = arith.muli %tileRows, %c16 : index
    %74 = arith.muli %72, %73 : index
    %75 = arith.remui %63, %tileRows : index
    %76 = arith.muli %75, %c16 : index
    %77 = arith.addi %74, %76 : index
    %78 = arith.remui %c7, %c16 : index
    %79 = arith.addi %77, %78 : index
    %80 = arith.addi %25, %c17 : index
    %81 = arith.addi %18, %80 : index
    %82 = arith.divui %81, %tileRows : index
    %83 = arith.divui %inputFeatures, %c15 : index
    %84 = arith.muli %82, %83 : index
    %85 = arith.divui %c7, %c15 : index
    %86 = arith.addi %84, %85 : index
    %87 = arith.muli %86, %c6 : index
    %88 = arith.remui %c7, %c15 : index
    %89 = arith.divui %88, %c16 : index
    %90 = arith.addi %87, %89 : index
    %91 = arith.muli %tileRows, %c16 : index
    %92 = arith.muli %90, %91 : index
    %93 = arith.remui %81, %tileRows : index
    %94 = arith.muli %93, %c16 : index
    %95 = arith.addi %92, %94 : index
    %96 = arith.remui %c7, %c16 : index
    %97 = arith.addi %95, %96 : index
    %98 = wave.wave
    %99 = arith.divui %inputFeatures, %c3 : index
    %100 = arith.muli %98, %stepsPerWave : index
    %101 = arith.minsi %100, %99 : index
    %102 = arith.addi %101, %stepsPerWave : index
    %103 = arith.minsi %102, %99 : index
    %104 = arith.cmpi eq, %wholeBlocks, %c8 : index
    %105 = arith.subi %103, %101 : index
    %106 = arith.divui %105, %c6 : index
    %107 = arith.muli %106, %c6 : index
    %108 = arith.addi %101, %107 : index
    %109 = arith.addi %101, %stepsPerWave : index
    %110 = arith.select %104, %109, %108 : index
    %120:8 = scf.for %111 = %101 to %110 step %c6 iter_args(%112 = %c18, %113 = %c18, %114 = %c18, %115 = %c18, %116 = %c18, %117 = %c18, %118 = %c18, %119 = %c18) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %121 = wave.lane
      %122 = arith.addi %111, %c7 : index
      %123 = arith.remui %121, %c15 : index
      %124 = arith.addi %13, %c5 : index
      %125 = arith.divui %122, %c16 : index
      %126 = arith.muli %125, %c3 : index
      %127 = arith.addi %124, %126 : index
      %128 = arith.muli %123, %c6 : index
      %129 = arith.addi %127, %128 : index
      %130 = vector.load %w[%129] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %131 = vector.bitcast %130 : vector<2xi8> to vector<1xf16>
      %132 = arith.divui %inputFeatures, %c2 : index
      %133 = arith.muli %132, %c3 : index
      %134 = arith.addi %124, %133 : index
      %135 = arith.muli %122, %c3 : index
      %136 = arith.addi %134, %135 : index
      %137 = arith.muli %123, %c6 : index
      %138 = arith.addi %136, %137 : index
      %139 = vector.load %w[%138] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %140 = vector.extract %131[0] : f16 from vector<1xf16>
      %141 = arith.extf %140 : f16 to f32
      %142 = vector.extract %139[0] : i8 from vector<2xi8>
      %143 = arith.extsi %142 : i8 to i32
      %144 = arith.sitofp %143 : i32 to f32
      %145 = arith.mulf %141, %144 : f32
      %146 = arith.truncf %145 : f32 to f16
      %147 = vector.broadcast %146 : f16 to vector<16xf16>
      %148 = vector.extract %131[0] : f16 from vector<1xf16>
      %149 = arith.extf %148 : f16 to f32
      %150 = vector.extract %139[1] : i8 from vector<2xi8>
      %151 = arith.extsi %150 : i8 to i32
      %152 = arith.sitofp %151 : i32 to f32
      %153 = arith.mulf %149, %152 : f32
      %154 = arith.truncf %153 : f32 to f16
      %155 = vector.broadcast %154 : f16 to vector<16xf16>
      %156 = arith.addi %13, %c5 : index
      %157 = arith.divui %inputFeatures, %c2 : index
      %158 = arith.muli %157, %c3 : index
      %159 = arith.addi %158, %inputFeatures : index
      %160 = arith.addi %159, %c4 : index
      %161 = arith.divui %160, %c5 : index
      %162 = arith.muli %161, %c5 : index
      %163 = arith.addi %156, %162 : index
      %164 = arith.muli %inputFeatures, %c16 : index
      %165 = arith.addi %163, %164 : index
      %166 = arith.muli %122, %c15 : index
      %167 = arith.addi %166, %123 : index
      %168 = arith.muli %167, %c16 : index
      %169 = arith.addi %165, %168 : index
      %170 = arith.muli %122, %c2 : index
      %171 = arith.addi %163, %170 : index
      %172 = arith.muli %123, %c15 : index
      %173 = arith.addi %171, %172 : index
      %174 = vector.load %w[%169] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %175 = vector.bitcast %174 : vector<8xi8> to vector<2xi32>
      %176 = vector.shuffle %175, %175 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %177 = vector.load %w[%173] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %178 = vector.bitcast %177 : vector<16xi8> to vector<4xi32>
      %179 = arith.shrui %178, %c21 : vector<4xi32>
      %180 = arith.andi %179, %c22 : vector<4xi32>
      %181 = arith.shrui %176, %c23 : vector<4xi32>
      %182 = arith.andi %181, %c24 : vector<4xi32>
      %183 = arith.shli %182, %c25 : vector<4xi32>
      %184 = arith.ori %180, %183 : vector<4xi32>
      %185 = arith.ori %184, %c26 : vector<4xi32>
      %186 = vector.bitcast %185 : vector<4xi32> to vector<8xf16>
      %187 = arith.shrui %178, %c25 : vector<4xi32>
      %188 = arith.andi %187, %c22 : vector<4xi32>
      %189 = arith.shrui %176, %c27 : vector<4xi32>
      %190 = arith.andi %189, %c24 : vector<4xi32>
      %191 = arith.shli %190, %c25 : vector<4xi32>
      %192 = arith.ori %188, %191 : vector<4xi32>
      %193 = arith.ori %192, %c26 : vector<4xi32>
      %194 = vector.bitcast %193 : vector<4xi32> to vector<8xf16>
      %195 = arith.shrui %178, %c28 : vector<4xi32>
      %196 = arith.andi %195, %c22 : vector<4xi32>
      %197 = arith.shrui %176, %c29 : vector<4xi32>
      %198 = arith.andi %197, %c24 : vector<4xi32>
      %199 = arith.shli %198, %c25 : vector<4xi32>
      %200 = arith.ori %196, %199 : vector<4xi32>
      %201 = arith.ori %200, %c26 : vector<4xi32>
      %202 = vector.bitcast %201 : vector<4xi32> to vector<8xf16>
      %203 = arith.shrui %178, %c30 : vector<4xi32>
      %204 = arith.andi %203, %c22 : vector<4xi32>
      %205 = arith.shrui %176, %c31 : vector<4xi32>
      %206 = arith.andi %205, %c24 : vector<4xi32>
      %207 = arith.shli %206, %c25 : vector<4xi32>
      %208 = arith.ori %204, %207 : vector<4xi32>
      %209 = arith.ori %208, %c26 : vector<4xi32>
      %210 = vector.bitcast %209 : vector<4xi32> to vector<8xf16>
      %211 = vector.shuffle %186, %194 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %212 = vector.shuffle %202, %210 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %213 = vector.shuffle %211, %212 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %214 = arith.subf %213, %c32 : vector<32xf16>
      %215 = vector.shuffle %214, %214 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %216 = vector.shuffle %214, %214 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %217 = arith.mulf %215, %147 : vector<16xf16>
      %218 = arith.mulf %216, %155 : vector<16xf16>
      %219 = arith.addi %111, %c8 : index
      %220 = arith.remui %121, %c15 : index
      %221 = arith.addi %13, %c5 : index
      %222 = arith.divui %219, %c16 : index
      %223 = arith.muli %222, %c3 : index
      %224 = arith.addi %221, %223 : index
      %225 = arith.muli %220, %c6 : index
      %226 = arith.addi %224, %225 : index
      %227 = vector.load %w[%226] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %228 = vector.bitcast %227 : vector<2xi8> to vector<1xf16>
      %229 = arith.divui %inputFeatures, %c2 : index
      %230 = arith.muli %229, %c3 : index
      %231 = arith.addi %221, %230 : index
      %232 = arith.muli %219, %c3 : index
      %233 = arith.addi %231, %232 : index
      %234 = arith.muli %220, %c6 : index
      %235 = arith.addi %233, %234 : index
      %236 = vector.load %w[%235] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %237 = vector.extract %228[0] : f16 from vector<1xf16>
      %238 = arith.extf %237 : f16 to f32
      %239 = vector.extract %236[0] : i8 from vector<2xi8>
      %240 = arith.extsi %239 : i8 to i32
      %241 = arith.sitofp %240 : i32 to f32
      %242 = arith.mulf %238, %241 : f32
      %243 = arith.truncf %242 : f32 to f16
      %244 = vector.broadcast %243 : f16 to vector<16xf16>
      %245 = vector.extract %228[0] : f16 from vector<1xf16>
      %246 = arith.extf %245 : f16 to f32
      %247 = vector.extract %236[1] : i8 from vector<2xi8>
      %248 = arith.extsi %247 : i8 to i32
      %249 = arith.sitofp %248 : i32 to f32
      %250 = arith.mulf %246, %249 : f32
      %251 = arith.truncf %250 : f32 to f16
      %252 = vector.broadcast %251 : f16 to vector<16xf16>
      %253 = arith.addi %13, %c5 : index
      %254 = arith.divui %inputFeatures, %c2 : index
      %255 = arith.muli %254, %c3 : index
      %256 = arith.addi %255, %inputFeatures : index
      %257 = arith.addi %256, %c4 : index
      %258 = arith.divui %257, %c5 : index
      %259 = arith.muli %258, %c5 : index
      %260 = arith.addi %253, %259 : index
      %261 = arith.muli %inputFeatures, %c16 : index
      %262 = arith.addi %260, %261 : index
      %263 = arith.muli %219, %c15 : index
      %264 = arith.addi %263, %220 : index
      %265 = arith.muli %264, %c16 : index
      %266 = arith.addi %262, %265 : index
      %267 = arith.muli %219, %c2 : index
      %268 = arith.addi %260, %267 : index
      %269 = arith.muli %220, %c15 : index
      %270 = arith.addi %268, %269 : index
      %271 = vector.load %w[%266] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %272 = vector.bitcast %271 : vector<8xi8> to vector<2xi32>
      %273 = vector.shuffle %272, %272 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %274 = vector.load %w[%270] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %275 = vector.bitcast %274 : vector<16xi8> to vector<4xi32>
      %276 = arith.shrui %275, %c21 : vector<4xi32>
      %277 = arith.andi %276, %c22 : vector<4xi32>
      %278 = arith.shrui %273, %c23 : vector<4xi32>
      %279 = arith.andi %278, %c24 : vector<4xi32>
      %280 = arith.shli %279, %c25 : vector<4xi32>
      %281 = arith.ori %277, %280 : vector<4xi32>
      %282 = arith.ori %281, %c26 : vector<4xi32>
      %283 = vector.bitcast %282 : vector<4xi32> to vector<8xf16>
      %284 = arith.shrui %275, %c25 : vector<4xi32>
      %285 = arith.andi %284, %c22 : vector<4xi32>
      %286 = arith.shrui %273, %c27 : vector<4xi32>
      %287 = arith.andi %286, %c24 : vector<4xi32>
      %288 = arith.shli %287, %c25 : vector<4xi32>
      %289 = arith.ori %285, %288 : vector<4xi32>
      %290 = arith.ori %289, %c26 : vector<4xi32>
      %291 = vector.bitcast %290 : vector<4xi32> to vector<8xf16>
      %292 = arith.shrui %275, %c28 : vector<4xi32>
      %293 = arith.andi %292, %c22 : vector<4xi32>
      %294 = arith.shrui %273, %c29 : vector<4xi32>
      %295 = arith.andi %294, %c24 : vector<4xi32>
      %296 = arith.shli %295, %c25 : vector<4xi32>
      %297 = arith.ori %293, %296 : vector<4xi32>
      %298 = arith.ori %297, %c26 : vector<4xi32>
      %299 = vector.bitcast %298 : vector<4xi32> to vector<8xf16>
      %300 = arith.shrui %275, %c30 : vector<4xi32>
      %301 = arith.andi %300, %c22 : vector<4xi32>
      %302 = arith.shrui %273, %c31 : vector<4xi32>
      %303 = arith.andi %302, %c24 : vector<4xi32>
      %304 = arith.shli %303, %c25 : vector<4xi32>
      %305 = arith.ori %301, %304 : vector<4xi32>
      %306 = arith.ori %305, %c26 : vector<4xi32>
      %307 = vector.bitcast %306 : vector<4xi32> to vector<8xf16>
      %308 = vector.shuffle %283, %291 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %309 = vector.shuffle %299, %307 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %310 = vector.shuffle %308, %309 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %311 = arith.subf %310, %c32 : vector<32xf16>
      %312 = vector.shuffle %311, %311 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %313 = vector.shuffle %311, %311 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %314 = arith.mulf %312, %244 : vector<16xf16>
      %315 = arith.mulf %313, %252 : vector<16xf16>
      %316 = arith.addi %111, %c7 : index
      %317 = arith.remui %121, %c15 : index
      %318 = arith.addi %15, %c5 : index
      %319 = arith.divui %316, %c16 : index
      %320 = arith.muli %319, %c3 : index
      %321 = arith.addi %318, %320 : index
      %322 = arith.muli %317, %c6 : index
      %323 = arith.addi %321, %322 : index
      %324 = vector.load %w[%323] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %325 = vector.bitcast %324 : vector<2xi8> to vector<1xf16>
      %326 = arith.divui %inputFeatures, %c2 : index
      %327 = arith.muli %326, %c3 : index
      %328 = arith.addi %318, %327 : index
      %329 = arith.muli %316, %c3 : index
      %330 = arith.addi %328, %329 : index
      %331 = arith.muli %317, %c6 : index
      %332 = arith.addi %330, %331 : index
      %333 = vector.load %w[%332] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %334 = vector.extract %325[0] : f16 from vector<1xf16>
      %335 = arith.extf %334 : f16 to f32
      %336 = vector.extract %333[0] : i8 from vector<2xi8>
      %337 = arith.extsi %336 : i8 to i32
      %338 = arith.sitofp %337 : i32 to f32
      %339 = arith.mulf %335, %338 : f32
      %340 = arith.truncf %339 : f32 to f16
      %341 = vector.broadcast %340 : f16 to vector<16xf16>
      %342 = vector.extract %325[0] : f16 from vector<1xf16>
      %343 = arith.extf %342 : f16 to f32
      %344 = vector.extract %333[1] : i8 from vector<2xi8>
      %345 = arith.extsi %344 : i8 to i32
      %346 = arith.sitofp %345 : i32 to f32
      %347 = arith.mulf %343, %346 : f32
      %348 = arith.truncf %347 : f32 to f16
      %349 = vector.broadcast %348 : f16 to vector<16xf16>
      %350 = arith.addi %15, %c5 : index
      %351 = arith.divui %inputFeatures, %c2 : index
      %352 = arith.muli %351, %c3 : index
      %353 = arith.addi %352, %inputFeatures : index
      %354 = arith.addi %353, %c4 : index
      %355 = arith.divui %354, %c5 : index
      %356 = arith.muli %355, %c5 : index
      %357 = arith.addi %350, %356 : index
      %358 = arith.muli %inputFeatures, %c16 : index
      %359 = arith.addi %357, %358 : index
      %360 = arith.muli %316, %c15 : index
      %361 = arith.addi %360, %317 : index
      %362 = arith.muli %361, %c16 : index
      %363 = arith.addi %359, %362 : index
      %364 = arith.muli %316, %c2 : index
      %365 = arith.addi %357, %364 : index
      %366 = arith.muli %317, %c15 : index
      %367 = arith.addi %365, %366 : index
      %368 = vector.load %w[%363] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %369 = vector.bitcast %368 : vector<8xi8> to vector<2xi32>
      %370 = vector.shuffle %369, %369 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %371 = vector.load %w[%367] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %372 = vector.bitcast %371 : vector<16xi8> to vector<4xi32>
      %373 = arith.shrui %372, %c21 : vector<4xi32>
      %374 = arith.andi %373, %c22 : vector<4xi32>
      %375 = arith.shrui %370, %c23 : vector<4xi32>
      %376 = arith.andi %375, %c24 : vector<4xi32>
      %377 = arith.shli %376, %c25 : vector<4xi32>
      %378 = arith.ori %374, %377 : vector<4xi32>
      %379 = arith.ori %378, %c26 : vector<4xi32>
      %380 = vector.bitcast %379 : vector<4xi32> to vector<8xf16>
      %381 = arith.shrui %372, %c25 : vector<4xi32>
      %382 = arith.andi %381, %c22 : vector<4xi32>
      %383 = arith.shrui %370, %c27 : vector<4xi32>
      %384 = arith.andi %383, %c24 : vector<4xi32>
      %385 = arith.shli %384, %c25 : vector<4xi32>
      %386 = arith.ori %382, %385 : vector<4xi32>
      %387 = arith.ori %386, %c26 : vector<4xi32>
      %388 = vector.bitcast %387 : vector<4xi32> to vector<8xf16>
      %389 = arith.shrui %372, %c28 : vector<4xi32>
      %390 = arith.andi %389, %c22 : vector<4xi32>
      %391 = arith.shrui %370, %c29 : vector<4xi32>
      %392 = arith.andi %391, %c24 : vector<4xi32>
      %393 = arith.shli %392, %c25 : vector<4xi32>
      %394 = arith.ori %390, %393 : vector<4xi32>
      %395 = arith.ori %394, %c26 : vector<4xi32>
      %396 = vector.bitcast %395 : vector<4xi32> to vector<8xf16>
      %397 = arith.shrui %372, %c30 : vector<4xi32>
      %398 = arith.andi %397, %c22 : vector<4xi32>
      %399 = arith.shrui %370, %c31 : vector<4xi32>
      %400 = arith.andi %399, %c24 : vector<4xi32>
      %401 = arith.shli %400, %c25 : vector<4xi32>
      %402 = arith.ori %398, %401 : vector<4xi32>
      %403 = arith.ori %402, %c26 : vector<4xi32>
      %404 = vector.bitcast %403 : vector<4xi32> to vector<8xf16>
      %405 = vector.shuffle %380, %388 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %406 = vector.shuffle %396, %404 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %407 = vector.shuffle %405, %406 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %408 = arith.subf %407, %c32 : vector<32xf16>
      %409 = vector.shuffle %408, %408 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %410 = vector.shuffle %408, %408 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %411 = arith.mulf %409, %341 : vector<16xf16>
      %412 = arith.mulf %410, %349 : vector<16xf16>
      %413 = arith.addi %111, %c8 : index
      %414 = arith.remui %121, %c15 : index
      %415 = arith.addi %15, %c5 : index
      %416 = arith.divui %413, %c16 : index
      %417 = arith.muli %416, %c3 : index
      %418 = arith.addi %415, %417 : index
      %419 = arith.muli %414, %c6 : index
      %420 = arith.addi %418, %419 : index
      %421 = vector.load %w[%420] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %422 = vector.bitcast %421 : vector<2xi8> to vector<1xf16>
      %423 = arith.divui %inputFeatures, %c2 : index
      %424 = arith.muli %423, %c3 : index
      %425 = arith.addi %415, %424 : index
      %426 = arith.muli %413, %c3 : index
      %427 = arith.addi %425, %426 : index
      %428 = arith.muli %414, %c6 : index
      %429 = arith.addi %427, %428 : index
      %430 = vector.load %w[%429] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %431 = vector.extract %422[0] : f16 from vector<1xf16>
      %432 = arith.extf %431 : f16 to f32
      %433 = vector.extract %430[0] : i8 from vector<2xi8>
      %434 = arith.extsi %433 : i8 to i32
      %435 = arith.sitofp %434 : i32 to f32
      %436 = arith.mulf %432, %435 : f32
      %437 = arith.truncf %436 : f32 to f16
      %438 = vector.broadcast %437 : f16 to vector<16xf16>
      %439 = vector.extract %422[0] : f16 from vector<1xf16>
      %440 = arith.extf %439 : f16 to f32
      %441 = vector.extract %430[1] : i8 from vector<2xi8>
      %442 = arith.extsi %441 : i8 to i32
      %443 = arith.sitofp %442 : i32 to f32
      %444 = arith.mulf %440, %443 : f32
      %445 = arith.truncf %444 : f32 to f16
      %446 = vector.broadcast %445 : f16 to vector<16xf16>
      %447 = arith.addi %15, %c5 : index
      %448 = arith.divui %inputFeatures, %c2 : index
      %449 = arith.muli %448, %c3 : index
      %450 = arith.addi %449, %inputFeatures : index
      %451 = arith.addi %450, %c4 : index
      %452 = arith.divui %451, %c5 : index
      %453 = arith.muli %452, %c5 : index
      %454 = arith.addi %447, %453 : index
      %455 = arith.muli %inputFeatures, %c16 : index
      %456 = arith.addi %454, %455 : index
      %457 = arith.muli %413, %c15 : index
      %458 = arith.addi %457, %414 : index
      %459 = arith.muli %458, %c16 : index
      %460 = arith.addi %456, %459 : index
      %461 = arith.muli %413, %c2 : index
      %462 = arith.addi %454, %461 : index
      %463 = arith.muli %414, %c15 : index
      %464 = arith.addi %462, %463 : index
      %465 = vector.load %w[%460] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %466 = vector.bitcast %465 : vector<8xi8> to vector<2xi32>
      %467 = vector.shuffle %466, %466 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %468 = vector.load %w[%464] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %469 = vector.bitcast %468 : vector<16xi8> to vector<4xi32>
      %470 = arith.shrui %469, %c21 : vector<4xi32>
      %471 = arith.andi %470, %c22 : vector<4xi32>
      %472 = arith.shrui %467, %c23 : vector<4xi32>
      %473 = arith.andi %472, %c24 : vector<4xi32>
      %474 = arith.shli %473, %c25 : vector<4xi32>
      %475 = arith.ori %471, %474 : vector<4xi32>
      %476 = arith.ori %475, %c26 : vector<4xi32>
      %477 = vector.bitcast %476 : vector<4xi32> to vector<8xf16>
      %478 = arith.shrui %469, %c25 : vector<4xi32>
      %479 = arith.andi %478, %c22 : vector<4xi32>
      %480 = arith.shrui %467, %c27 : vector<4xi32>
      %481 = arith.andi %480, %c24 : vector<4xi32>
      %482 = arith.shli %481, %c25 : vector<4xi32>
      %483 = arith.ori %479, %482 : vector<4xi32>
      %484 = arith.ori %483, %c26 : vector<4xi32>
      %485 = vector.bitcast %484 : vector<4xi32> to vector<8xf16>
      %486 = arith.shrui %469, %c28 : vector<4xi32>
      %487 = arith.andi %486, %c22 : vector<4xi32>
      %488 = arith.shrui %467, %c29 : vector<4xi32>
      %489 = arith.andi %488, %c24 : vector<4xi32>
      %490 = arith.shli %489, %c25 : vector<4xi32>
      %491 = arith.ori %487, %490 : vector<4xi32>
      %492 = arith.ori %491, %c26 : vector<4xi32>
      %493 = vector.bitcast %492 : vector<4xi32> to vector<8xf16>
      %494 = arith.shrui %469, %c30 : vector<4xi32>
      %495 = arith.andi %494, %c22 : vector<4xi32>
      %496 = arith.shrui %467, %c31 : vector<4xi32>
      %497 = arith.andi %496, %c24 : vector<4xi32>
      %498 = arith.shli %497, %c25 : vector<4xi32>
      %499 = arith.ori %495, %498 : vector<4xi32>
      %500 = arith.ori %499, %c26 : vector<4xi32>
      %501 = vector.bitcast %500 : vector<4xi32> to vector<8xf16>
      %502 = vector.shuffle %477, %485 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %503 = vector.shuffle %493, %501 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %504 = vector.shuffle %502, %503 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %505 = arith.subf %504, %c32 : vector<32xf16>
      %506 = vector.shuffle %505, %505 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %507 = vector.shuffle %505, %505 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %508 = arith.mulf %506, %438 : vector<16xf16>
      %509 = arith.mulf %507, %446 : vector<16xf16>
      %510 = arith.muli %111, %c6 : index
      %511 = arith.addi %510, %c7 : index
      %512 = arith.muli %tileRows, %c15 : index
      %513 = arith.muli %511, %512 : index
      %514 = arith.addi %43, %513 : index
      %515 = vector.load %x[%514] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %516 = arith.muli %tileRows, %c16 : index
      %517 = arith.addi %514, %516 : index
      %518 = vector.load %x[%517] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %519 = vector.shuffle %515, %518 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %520 = wave.mma %519, %217, %112 : vector<16xf16>, vector<8xf32>
      %521 = wave.mma %519, %411, %113 : vector<16xf16>, vector<8xf32>
      %522 = arith.muli %111, %c6 : index
      %523 = arith.addi %522, %c7 : index
      %524 = arith.muli %tileRows, %c15 : index
      %525 = arith.muli %523, %524 : index
      %526 = arith.addi %61, %525 : index
      %527 = vector.load %x[%526] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %528 = arith.muli %tileRows, %c16 : index
      %529 = arith.addi %526, %528 : index
      %530 = vector.load %x[%529] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %531 = vector.shuffle %527, %530 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %532 = wave.mma %531, %217, %114 : vector<16xf16>, vector<8xf32>
      %533 = wave.mma %531, %411, %115 : vector<16xf16>, vector<8xf32>
      %534 = arith.muli %111, %c6 : index
      %535 = arith.addi %534, %c7 : index
      %536 = arith.muli %tileRows, %c15 : index
      %537 = arith.muli %535, %536 : index
      %538 = arith.addi %79, %537 : index
      %539 = vector.load %x[%538] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %540 = arith.muli %tileRows, %c16 : index
      %541 = arith.addi %538, %540 : index
      %542 = vector.load %x[%541] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %543 = vector.shuffle %539, %542 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %544 = wave.mma %543, %217, %116 : vector<16xf16>, vector<8xf32>
      %545 = wave.mma %543, %411, %117 : vector<16xf16>, vector<8xf32>
      %546 = arith.muli %111, %c6 : index
      %547 = arith.addi %546, %c7 : index
      %548 = arith.muli %tileRows, %c15 : index
      %549 = arith.muli %547, %548 : index
      %550 = arith.addi %97, %549 : index
      %551 = vector.load %x[%550] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %552 = arith.muli %tileRows, %c16 : index
      %553 = arith.addi %550, %552 : index
      %554 = vector.load %x[%553] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %555 = vector.shuffle %551, %554 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %556 = wave.mma %555, %217, %118 : vector<16xf16>, vector<8xf32>
      %557 = wave.mma %555, %411, %119 : vector<16xf16>, vector<8xf32>
      %558 = arith.muli %111, %c6 : index
      %559 = arith.addi %558, %c8 : index
      %560 = arith.muli %tileRows, %c15 : index
      %561 = arith.muli %559, %560 : index
      %562 = arith.addi %43, %561 : index
      %563 = vector.load %x[%562] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %564 = arith.muli %tileRows, %c16 : index
      %565 = arith.addi %562, %564 : index
      %566 = vector.load %x[%565] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %567 = vector.shuffle %563, %566 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %568 = wave.mma %567, %218, %520 : vector<16xf16>, vector<8xf32>
      %569 = wave.mma %567, %412, %521 : vector<16xf16>, vector<8xf32>
      %570 = arith.muli %111, %c6 : index
      %571 = arith.addi %570, %c8 : index
      %572 = arith.muli %tileRows, %c15 : index
      %573 = arith.muli %571, %572 : index
      %574 = arith.addi %61, %573 : index
      %575 = vector.load %x[%574] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %576 = arith.muli %tileRows, %c16 : index
      %577 = arith.addi %574, %576 : index
      %578 = vector.load %x[%577] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %579 = vector.shuffle %575, %578 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %580 = wave.mma %579, %218, %532 : vector<16xf16>, vector<8xf32>
      %581 = wave.mma %579, %412, %533 : vector<16xf16>, vector<8xf32>
      %582 = arith.muli %111, %c6 : index
      %583 = arith.addi %582, %c8 : index
      %584 = arith.muli %tileRows, %c15 : index
      %585 = arith.muli %583, %584 : index
      %586 = arith.addi %79, %585 : index
      %587 = vector.load %x[%586] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %588 = arith.muli %tileRows, %c16 : index
      %589 = arith.addi %586, %588 : index
      %590 = vector.load %x[%589] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %591 = vector.shuffle %587, %590 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %592 = wave.mma %591, %218, %544 : vector<16xf16>, vector<8xf32>
      %593 = wave.mma %591, %412, %545 : vector<16xf16>, vector<8xf32>
      %594 = arith.muli %111, %c6 : index
      %595 = arith.addi %594, %c8 : index
      %596 = arith.muli %tileRows, %c15 : index
      %597 = arith.muli %595, %596 : index
      %598 = arith.addi %97, %597 : index
      %599 = vector.load %x[%598] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %600 = arith.muli %tileRows, %c16 : index
      %601 = arith.addi %598, %600 : index
      %602 = vector.load %x[%601] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %603 = vector.shuffle %599, %602 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %604 = wave.mma %603, %218, %556 : vector<16xf16>, vector<8xf32>
      %605 = wave.mma %603, %412, %557 : vector<16xf16>, vector<8xf32>
      %606 = arith.muli %111, %c6 : index
      %607 = arith.addi %606, %c6 : index
      %608 = arith.muli %tileRows, %c15 : index
      %609 = arith.muli %607, %608 : index
      %610 = arith.addi %43, %609 : index
      %611 = vector.load %x[%610] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %612 = arith.muli %tileRows, %c16 : index
      %613 = arith.addi %610, %612 : index
      %614 = vector.load %x[%613] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %615 = vector.shuffle %611, %614 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %616 = wave.mma %615, %314, %568 : vector<16xf16>, vector<8xf32>
      %617 = wave.mma %615, %508, %569 : vector<16xf16>, vector<8xf32>
      %618 = arith.muli %111, %c6 : index
      %619 = arith.addi %618, %c6 : index
      %620 = arith.muli %tileRows, %c15 : index
      %621 = arith.muli %619, %620 : index
      %622 = arith.addi %61, %621 : index
      %623 = vector.load %x[%622] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %624 = arith.muli %tileRows, %c16 : index
      %625 = arith.addi %622, %624 : index
      %626 = vector.load %x[%625] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %627 = vector.shuffle %623, %626 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %628 = wave.mma %627, %314, %580 : vector<16xf16>, vector<8xf32>
      %629 = wave.mma %627, %508, %581 : vector<16xf16>, vector<8xf32>
      %630 = arith.muli %111, %c6 : index
      %631 = arith.addi %630, %c6 : index
      %632 = arith.muli %tileRows, %c15 : index
      %633 = arith.muli %631, %632 : index
      %634 = arith.addi %79, %633 : index
      %635 = vector.load %x[%634] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %636 = arith.muli %tileRows, %c16 : index
      %637 = arith.addi %634, %636 : index
      %638 = vector.load %x[%637] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %639 = vector.shuffle %635, %638 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %640 = wave.mma %639, %314, %592 : vector<16xf16>, vector<8xf32>
      %641 = wave.mma %639, %508, %593 : vector<16xf16>, vector<8xf32>
      %642 = arith.muli %111, %c6 : index
      %643 = arith.addi %642, %c6 : index
      %644 = arith.muli %tileRows, %c15 : index
      %645 = arith.muli %643, %644 : index
      %646 = arith.addi %97, %645 : index
      %647 = vector.load %x[%646] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %648 = arith.muli %tileRows, %c16 : index
      %649 = arith.addi %646, %648 : index
      %650 = vector.load %x[%649] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %651 = vector.shuffle %647, %650 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %652 = wave.mma %651, %314, %604 : vector<16xf16>, vector<8xf32>
      %653 = wave.mma %651, %508, %605 : vector<16xf16>, vector<8xf32>
      %654 = arith.muli %111, %c6 : index
      %655 = arith.addi %654, %c33 : index
      %656 = arith.muli %tileRows, %c15 : index
      %657 = arith.muli %655, %656 : index
      %658 = arith.addi %43, %657 : index
      %659 = vector.load %x[%658] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %660 = arith.muli %tileRows, %c16 : index
      %661 = arith.addi %658, %660 : index
      %662 = vector.load %x[%661] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %663 = vector.shuffle %659, %662 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %664 = wave.mma %663, %315, %616 : vector<16xf16>, vector<8xf32>
      %665 = wave.mma %663, %509, %617 : vector<16xf16>, vector<8xf32>
      %666 = arith.muli %111, %c6 : index
      %667 = arith.addi %666, %c33 : index
      %668 = arith.muli %tileRows, %c15 : index
      %669 = arith.muli %667, %668 : index
      %670 = arith.addi %61, %669 : index
      %671 = vector.load %x[%670] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %672 = arith.muli %tileRows, %c16 : index
      %673 = arith.addi %670, %672 : index
      %674 = vector.load %x[%673] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %675 = vector.shuffle %671, %674 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %676 = wave.mma %675, %315, %628 : vector<16xf16>, vector<8xf32>
      %677 = wave.mma %675, %509, %629 : vector<16xf16>, vector<8xf32>
      %678 = arith.muli %111, %c6 : index
      %679 = arith.addi %678, %c33 : index
      %680 = arith.muli %tileRows, %c15 : index
      %681 = arith.muli %679, %680 : index
      %682 = arith.addi %79, %681 : index
      %683 = vector.load %x[%682] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %684 = arith.muli %tileRows, %c16 : index
      %685 = arith.addi %682, %684 : index
      %686 = vector.load %x[%685] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %687 = vector.shuffle %683, %686 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %688 = wave.mma %687, %315, %640 : vector<16xf16>, vector<8xf32>
      %689 = wave.mma %687, %509, %641 : vector<16xf16>, vector<8xf32>
      %690 = arith.muli %111, %c6 : index
      %691 = arith.addi %690, %c33 : index
      %692 = arith.muli %tileRows, %c15 : index
      %693 = arith.muli %691, %692 : index
      %694 = arith.addi %97, %693 : index
      %695 = vector.load %x[%694] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %696 = arith.muli %tileRows, %c16 : index
      %697 = arith.addi %694, %696 : index
      %698 = vector.load %x[%697] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %699 = vector.shuffle %695, %698 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %700 = wave.mma %699, %315, %652 : vector<16xf16>, vector<8xf32>
      %701 = wave.mma %699, %509, %653 : vector<16xf16>, vector<8xf32>
      scf.yield %664, %665, %676, %677, %688, %689, %700, %701 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %702 = arith.select %104, %110, %103 : index
    %712:8 = scf.for %703 = %110 to %702 step %c8 iter_args(%704 = %120#0, %705 = %120#1, %706 = %120#2, %707 = %120#3, %708 = %120#4, %709 = %120#5, %710 = %120#6, %711 = %120#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %713 = wave.lane
      %714 = arith.addi %703, %c7 : index
      %715 = arith.remui %713, %c15 : index
      %716 = arith.addi %13, %c5 : index
      %717 = arith.divui %714, %c16 : index
      %718 = arith.muli %717, %c3 : index
      %719 = arith.addi %716, %718 : index
      %720 = arith.muli %715, %c6 : index
      %721 = arith.addi %719, %720 : index
      %722 = vector.load %w[%721] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %723 = vector.bitcast %722 : vector<2xi8> to vector<1xf16>
      %724 = arith.divui %inputFeatures, %c2 : index
      %725 = arith.muli %724, %c3 : index
      %726 = arith.addi %716, %725 : index
      %727 = arith.muli %714, %c3 : index
      %728 = arith.addi %726, %727 : index
      %729 = arith.muli %715, %c6 : index
      %730 = arith.addi %728, %729 : index
      %731 = vector.load %w[%730] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %732 = vector.extract %723[0] : f16 from vector<1xf16>
      %733 = arith.extf %732 : f16 to f32
      %734 = vector.extract %731[0] : i8 from vector<2xi8>
      %735 = arith.extsi %734 : i8 to i32
      %736 = arith.sitofp %735 : i32 to f32
      %737 = arith.mulf %733, %736 : f32
      %738 = arith.truncf %737 : f32 to f16
      %739 = vector.broadcast %738 : f16 to vector<16xf16>
      %740 = vector.extract %723[0] : f16 from vector<1xf16>
      %741 = arith.extf %740 : f16 to f32
      %742 = vector.extract %731[1] : i8 from vector<2xi8>
      %743 = arith.extsi %742 : i8 to i32
      %744 = arith.sitofp %743 : i32 to f32
      %745 = arith.mulf %741, %744 : f32
      %746 = arith.truncf %745 : f32 to f16
      %747 = vector.broadcast %746 : f16 to vector<16xf16>
      %748 = arith.addi %13, %c5 : index
      %749 = arith.divui %inputFeatures, %c2 : index
      %750 = arith.muli %749, %c3 : index
      %751 = arith.addi %750, %inputFeatures : index
      %752 = arith.addi %751, %c4 : index
      %753 = arith.divui %752, %c5 : index
      %754 = arith.muli %753, %c5 : index
      %755 = arith.addi %748, %754 : index
      %756 = arith.muli %inputFeatures, %c16 : index
      %757 = arith.addi %755, %756 : index
      %758 = arith.muli %714, %c15 : index
      %759 = arith.addi %758, %715 : index
      %760 = arith.muli %759, %c16 : index
      %761 = arith.addi %757, %760 : index
      %762 = arith.muli %714, %c2 : index
      %763 = arith.addi %755, %762 : index
      %764 = arith.muli %715, %c15 : index
      %765 = arith.addi %763, %764 : index
      %766 = vector.load %w[%761] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %767 = vector.bitcast %766 : vector<8xi8> to vector<2xi32>
      %768 = vector.shuffle %767, %767 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %769 = vector.load %w[%765] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %770 = vector.bitcast %769 : vector<16xi8> to vector<4xi32>
      %771 = arith.shrui %770, %c21 : vector<4xi32>
      %772 = arith.andi %771, %c22 : vector<4xi32>
      %773 = arith.shrui %768, %c23 : vector<4xi32>
      %774 = arith.andi %773, %c24 : vector<4xi32>
      %775 = arith.shli %774, %c25 : vector<4xi32>
      %776 = arith.ori %772, %775 : vector<4xi32>
      %777 = arith.ori %776, %c26 : vector<4xi32>
      %778 = vector.bitcast %777 : vector<4xi32> to vector<8xf16>
      %779 = arith.shrui %770, %c25 : vector<4xi32>
      %780 = arith.andi %779, %c22 : vector<4xi32>
      %781 = arith.shrui %768, %c27 : vector<4xi32>
      %782 = arith.andi %781, %c24 : vector<4xi32>
      %783 = arith.shli %782, %c25 : vector<4xi32>
      %784 = arith.ori %780, %783 : vector<4xi32>
      %785 = arith.ori %784, %c26 : vector<4xi32>
      %786 = vector.bitcast %785 : vector<4xi32> to vector<8xf16>
      %787 = arith.shrui %770, %c28 : vector<4xi32>
      %788 = arith.andi %787, %c22 : vector<4xi32>
      %789 = arith.shrui %768, %c29 : vector<4xi32>
      %790 = arith.andi %789, %c24 : vector<4xi32>
      %791 = arith.shli %790, %c25 : vector<4xi32>
      %792 = arith.ori %788, %791 : vector<4xi32>
      %793 = arith.ori %792, %c26 : vector<4xi32>
      %794 = vector.bitcast %793 : vector<4xi32> to vector<8xf16>
      %795 = arith.shrui %770, %c30 : vector<4xi32>
      %796 = arith.andi %795, %c22 : vector<4xi32>
      %797 = arith.shrui %768, %c31 : vector<4xi32>
      %798 = arith.andi %797, %c24 : vector<4xi32>
      %799 = arith.shli %798, %c25 : vector<4xi32>
      %800 = arith.ori %796, %799 : vector<4xi32>
      %801 = arith.ori %800, %c26 : vector<4xi32>
      %802 = vector.bitcast %801 : vector<4xi32> to vector<8xf16>
      %803 = vector.shuffle %778, %786 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %804 = vector.shuffle %794, %802 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %805 = vector.shuffle %803, %804 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %806 = arith.subf %805, %c32 : vector<32xf16>
      %807 = vector.shuffle %806, %806 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %808 = vector.shuffle %806, %806 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %809 = arith.mulf %807, %739 : vector<16xf16>
      %810 = arith.mulf %808, %747 : vector<16xf16>
      %811 = arith.addi %703, %c7 : index
      %812 = arith.remui %713, %c15 : index
      %813 = arith.addi %15, %c5 : index
      %814 = arith.divui %811, %c16 : index
      %815 = arith.muli %814, %c3 : index
      %816 = arith.addi %813, %815 : index
      %817 = arith.muli %812, %c6 : index
      %818 = arith.addi %816, %817 : index
      %819 = vector.load %w[%818] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %820 = vector.bitcast %819 : vector<2xi8> to vector<1xf16>
      %821 = arith.divui %inputFeatures, %c2 : index
      %822 = arith.muli %821, %c3 : index
      %823 = arith.addi %813, %822 : index
      %824 = arith.muli %811, %c3 : index
      %825 = arith.addi %823, %824 : index
      %826 = arith.muli %812, %c6 : index
      %827 = arith.addi %825, %826 : index
      %828 = vector.load %w[%827] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %829 = vector.extract %820[0] : f16 from vector<1xf16>
      %830 = arith.extf %829 : f16 to f32
      %831 = vector.extract %828[0] : i8 from vector<2xi8>
      %832 = arith.extsi %831 : i8 to i32
      %833 = arith.sitofp %832 : i32 to f32
      %834 = arith.mulf %830, %833 : f32
      %835 = arith.truncf %834 : f32 to f16
      %836 = vector.broadcast %835 : f16 to vector<16xf16>
      %837 = vector.extract %820[0] : f16 from vector<1xf16>
      %838 = arith.extf %837 : f16 to f32
      %839 = vector.extract %828[1] : i8 from vector<2xi8>
      %840 = arith.extsi %839 : i8 to i32
      %841 = arith.sitofp %840 : i32 to f32
      %842 = arith.mulf %838, %841 : f32
      %843 = arith.truncf %842 : f32 to f16
      %844 = vector.broadcast %843 : f16 to vector<16xf16>
      %845 = arith.addi %15, %c5 : index
      %846 = arith.divui %inputFeatures, %c2 : index
      %847 = arith.muli %846, %c3 : index
      %848 = arith.addi %847, %inputFeatures : index
      %849 = arith.addi %848, %c4 : index
      %850 = arith.divui %849, %c5 : index
      %851 = arith.muli %850, %c5 : index
      %852 = arith.addi %845, %851 : index
      %853 = arith.muli %inputFeatures, %c16 : index
      %854 = arith.addi %852, %853 : index
      %855 = arith.muli %811, %c15 : index
      %856 = arith.addi %855, %812 : index
      %857 = arith.muli %856, %c16 : index
      %858 = arith.addi %854, %857 : index
      %859 = arith.muli %811, %c2 : index
      %860 = arith.addi %852, %859 : index
      %861 = arith.muli %812, %c15 : index
      %862 = arith.addi %860, %861 : index
      %863 = vector.load %w[%858] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %864 = vector.bitcast %863 : vector<8xi8> to vector<2xi32>
      %865 = vector.shuffle %864, %864 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %866 = vector.load %w[%862] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %867 = vector.bitcast %866 : vector<16xi8> to vector<4xi32>
      %868 = arith.shrui %867, %c21 : vector<4xi32>
      %869 = arith.andi %868, %c22 : vector<4xi32>
      %870 = arith.shrui %865, %c23 : vector<4xi32>
      %871 = arith.andi %870, %c24 : vector<4xi32>
      %872 = arith.shli %871, %c25 : vector<4xi32>
      %873 = arith.ori %869, %872 : vector<4xi32>
      %874 = arith.ori %873, %c26 : vector<4xi32>
      %875 = vector.bitcast %874 : vector<4xi32> to vector<8xf16>
      %876 = arith.shrui %867, %c25 : vector<4xi32>
      %877 = arith.andi %876, %c22 : vector<4xi32>
      %878 = arith.shrui %865, %c27 : vector<4xi32>
      %879 = arith.andi %878, %c24 : vector<4xi32>
      %880 = arith.shli %879, %c25 : vector<4xi32>
      %881 = arith.ori %877, %880 : vector<4xi32>
      %882 = arith.ori %881, %c26 : vector<4xi32>
      %883 = vector.bitcast %882 : vector<4xi32> to vector<8xf16>
      %884 = arith.shrui %867, %c28 : vector<4xi32>
      %885 = arith.andi %884, %c22 : vector<4xi32>
      %886 = arith.shrui %865, %c29 : vector<4xi32>
      %887 = arith.andi %886, %c24 : vector<4xi32>
      %888 = arith.shli %887, %c25 : vector<4xi32>
      %889 = arith.ori %885, %888 : vector<4xi32>
      %890 = arith.ori %889, %c26 : vector<4xi32>
      %891 = vector.bitcast %890 : vector<4xi32> to vector<8xf16>
      %892 = arith.shrui %867, %c30 : vector<4xi32>
      %893 = arith.andi %892, %c22 : vector<4xi32>
      %894 = arith.shrui %865, %c31 : vector<4xi32>
      %895 = arith.andi %894, %c24 : vector<4xi32>
      %896 = arith.shli %895, %c25 : vector<4xi32>
      %897 = arith.ori %893, %896 : vector<4xi32>
      %898 = arith.ori %897, %c26 : vector<4xi32>
      %899 = vector.bitcast %898 : vector<4xi32> to vector<8xf16>
      %900 = vector.shuffle %875, %883 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %901 = vector.shuffle %891, %899 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %902 = vector.shuffle %900, %901 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %903 = arith.subf %902, %c32 : vector<32xf16>
      %904 = vector.shuffle %903, %903 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %905 = vector.shuffle %903, %903 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %906 = arith.mulf %904, %836 : vector<16xf16>
      %907 = arith.mulf %905, %844 : vector<16xf16>
      %908 = arith.muli %703, %c6 : index
      %909 = arith.addi %908, %c7 : index
      %910 = arith.muli %tileRows, %c15 : index
      %911 = arith.muli %909, %910 : index
      %912 = arith.addi %43, %911 : index
      %913 = vector.load %x[%912] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %914 = arith.muli %tileRows, %c16 : index
      %915 = arith.addi %912, %914 : index
      %916 = vector.load %x[%915] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %917 = vector.shuffle %913, %916 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %918 = wave.mma %917, %809, %704 : vector<16xf16>, vector<8xf32>
      %919 = wave.mma %917, %906, %705 : vector<16xf16>, vector<8xf32>
      %920 = arith.muli %703, %c6 : index
      %921 = arith.addi %920, %c7 : index
      %922 = arith.muli %tileRows, %c15 : index
      %923 = arith.muli %921, %922 : index
      %924 = arith.addi %61, %923 : index
      %925 = vector.load %x[%924] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %926 = arith.muli %tileRows, %c16 : index
      %927 = arith.addi %924, %926 : index
      %928 = vector.load %x[%927] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %929 = vector.shuffle %925, %928 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %930 = wave.mma %929, %809, %706 : vector<16xf16>, vector<8xf32>
      %931 = wave.mma %929, %906, %707 : vector<16xf16>, vector<8xf32>
      %932 = arith.muli %703, %c6 : index
      %933 = arith.addi %932, %c7 : index
      %934 = arith.muli %tileRows, %c15 : index
      %935 = arith.muli %933, %934 : index
      %936 = arith.addi %79, %935 : index
      %937 = vector.load %x[%936] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %938 = arith.muli %tileRows, %c16 : index
      %939 = arith.addi %936, %938 : index
      %940 = vector.load %x[%939] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %941 = vector.shuffle %937, %940 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %942 = wave.mma %941, %809, %708 : vector<16xf16>, vector<8xf32>
      %943 = wave.mma %941, %906, %709 : vector<16xf16>, vector<8xf32>
      %944 = arith.muli %703, %c6 : index
      %945 = arith.addi %944, %c7 : index
      %946 = arith.muli %tileRows, %c15 : index
      %947 = arith.muli %945, %946 : index
      %948 = arith.addi %97, %947 : index
      %949 = vector.load %x[%948] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %950 = arith.muli %tileRows, %c16 : index
      %951 = arith.addi %948, %950 : index
      %952 = vector.load %x[%951] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %953 = vector.shuffle %949, %952 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %954 = wave.mma %953, %809, %710 : vector<16xf16>, vector<8xf32>
      %955 = wave.mma %953, %906, %711 : vector<16xf16>, vector<8xf32>
      %956 = arith.muli %703, %c6 : index
      %957 = arith.addi %956, %c8 : index
      %958 = arith.muli %tileRows, %c15 : index
      %959 = arith.muli %957, %958 : index
      %960 = arith.addi %43, %959 : index
      %961 = vector.load %x[%960] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %962 = arith.muli %tileRows, %c16 : index
      %963 = arith.addi %960, %962 : index
      %964 = vector.load %x[%963] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %965 = vector.shuffle %961, %964 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %966 = wave.mma %965, %810, %918 : vector<16xf16>, vector<8xf32>
      %967 = wave.mma %965, %907, %919 : vector<16xf16>, vector<8xf32>
      %968 = arith.muli %703, %c6 : index
      %969 = arith.addi %968, %c8 : index
      %970 = arith.muli %tileRows, %c15 : index
      %971 = arith.muli %969, %970 : index
      %972 = arith.addi %61, %971 : index
      %973 = vector.load %x[%972] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %974 = arith.muli %tileRows, %c16 : index
      %975 = arith.addi %972, %974 : index
      %976 = vector.load %x[%975] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %977 = vector.shuffle %973, %976 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %978 = wave.mma %977, %810, %930 : vector<16xf16>, vector<8xf32>
      %979 = wave.mma %977, %907, %931 : vector<16xf16>, vector<8xf32>
      %980 = arith.muli %703, %c6 : index
      %981 = arith.addi %980, %c8 : index
      %982 = arith.muli %tileRows, %c15 : index
      %983 = arith.muli %981, %982 : index
      %984 = arith.addi %79, %983 : index
      %985 = vector.load %x[%984] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %986 = arith.muli %tileRows, %c16 : index
      %987 = arith.addi %984, %986 : index
      %988 = vector.load %x[%987] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %989 = vector.shuffle %985, %988 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %990 = wave.mma %989, %810, %942 : vector<16xf16>, vector<8xf32>
      %991 = wave.mma %989, %907, %943 : vector<16xf16>, vector<8xf32>
      %992 = arith.muli %703, %c6 : index
      %993 = arith.addi %992, %c8 : index
      %994 = arith.muli %tileRows, %c15 : index
      %995 = arith.muli %993, %994 : index
      %996 = arith.addi %97, %995 : index
      %997 = vector.load %x[%996] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %998 = arith.muli %tileRows, %c16 : index
      %999 = arith.addi %996, %998 : index
      %1000 = vector.load %x[%999] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %1001 = vector.shuffle %997, %1000 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %1002 = wave.mma %1001, %810, %954 : vector<16xf16>, vector<8xf32>
      %1003 = wave.mma %1001, %907, %955 : vector<16xf16>, vector<8xf32>
      scf.yield %966, %967, %978, %979, %990, %991, %1002, %1003 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %1004 = wave.lane
    %1005 = wave.wave
    %1006 = arith.muli %1005, %c6 : index
    %1007 = arith.addi %1006, %c7 : index
    %1008 = arith.muli %1007, %c2 : index
    %1009 = arith.addi %1008, %1004 : index
    %1010 = vector.extract %712#0[0] : f32 from vector<8xf32>
    %1011 = arith.addi %1009, %c7 : index
    memref.store %1010, %19[%1011] : memref<?xf32>
    %1012 = vector.extract %712#0[1] : f32 from vector<8xf32>
    %1013 = arith.addi %1009, %c3 : index
    memref.store %1012, %19[%1013] : memref<?xf32>
    %1014 = vector.extract %712#0[2] : f32 from vector<8xf32>
    %1015 = arith.addi %1009, %c10 : index
    memref.store %1014, %19[%1015] : memref<?xf32>
    %1016 = vector.extract %712#0[3] : f32 from vector<8xf32>
    %1017 = arith.addi %1009, %c34 : index
    memref.store %1016, %19[%1017] : memref<?xf32>
    %1018 = vector.extract %712#0[4] : f32 from vector<8xf32>
    %1019 = arith.addi %1009, %c5 : index
    memref.store %1018, %19[%1019] : memref<?xf32>
    %1020 = vector.extract %712#0[5] : f32 from vector<8xf32>
    %1021 = arith.addi %1009, %c35 : index
    memref.store %1020, %19[%1021] : memref<?xf32>
    %1022 = vector.extract %712#0[6] : f32 from vector<8xf32>
    %1023 = arith.addi %1009, %c36 : index
    memref.store %1022, %19[%1023] : memref<?xf32>
    %1024 = vector.extract %712#0[7] : f32 from vector<8xf32>
    %1025 = arith.addi %1009, %c37 : index
    memref.store %1024, %19[%1025] : memref<?xf32>
    %1026 = arith.muli %1005, %c6 : index
    %1027 = arith.addi %1026, %c8 : index
    %1028 = arith.muli %1027, %c2 : index
    %1029 = arith.addi %1028, %1004 : index
    %1030 = vector.extract %712#1[0] : f32 from vector<8xf32>
    %1031 = arith.addi %1029, %c7 : index
    memref.store %1030, %19[%1031] : memref<?xf32>
    %1032 = vector.extract %712#1[1] : f32 from vector<8xf32>
    %1033 = arith.addi %1029, %c3 : index
    memref.store %1032, %19[%1033] : memref<?xf32>
    %1034 = vector.extract %712#1[2] : f32 from vector<8xf32>
    %1035 = arith.addi %1029, %c10 : index
    memref.store %1034, %19[%1035] : memref<?xf32>
    %1036 = vector.extract %712#1[3] : f32 from vector<8xf32>
    %1037 = arith.addi %1029, %c34 : index
    memref.store %1036, %19[%1037] : memref<?xf32>
    %1038 = vector.extract %712#1[4] : f32 from vector<8xf32>
    %1039 = arith.addi %1029, %c5 : index
    memref.store %1038, %19[%1039] : memref<?xf32>
    %1040 = vector.extract %712#1[5] : f32 from vector<8xf32>
    %1041 = arith.addi %1029, %c35 : index
    memref.store %1040, %19[%1041] : memref<?xf32>
    %1042 = vector.extract %712#1[6] : f32 from vector<8xf32>
    %1043 = arith.addi %1029, %c36 : index
    memref.store %1042, %19[%1043] : memref<?xf32>
    %1044 = vector.extract %712#1[7] : f32 from vector<8xf32>
    %1045 = arith.addi %1029, %c37 : index
    memref.store %1044, %19[%1045] : memref<?xf32>
    wave.barrier
    %1046 = arith.muli %1005, %c8 : index
    %1047 = arith.addi %1046, %c7 : index
    %1048 = arith.muli %1047, %c3 : index
    %1049 = arith.addi %1048, %1004 : index
    %1050 = arith.addi %1049, %c7 : index
    %1051 = memref.load %19[%1050] : memref<?xf32>
    %1052 = arith.addi %1050, %c38 : index
    %1053 = memref.load %19[%1052] : memref<?xf32>
    %1054 = arith.addf %1051, %1053 : f32
    %1055 = arith.addi %1050, %c39 : index
    %1056 = memref.load %19[%1055] : memref<?xf32>
    %1057 = arith.addf %1054, %1056 : f32
    %1058 = arith.addi %1050, %c40 : index
    %1059 = memref.load %19[%1058] : memref<?xf32>
    %1060 = arith.addf %1057, %1059 : f32
    %1061 = arith.addi %1050, %c41 : index
    %1062 = memref.load %19[%1061] : memref<?xf32>
    %1063 = arith.addf %1060, %1062 : f32
    %1064 = arith.addi %1050, %c42 : index
    %1065 = memref.load %19[%1064] : memref<?xf32>
    %1066 = arith.addf %1063, %1065 : f32
    %1067 = arith.addi %1050, %c43 : index
    %1068 = memref.load %19[%1067] : memref<?xf32>
    %1069 = arith.addf %1066, %1068 : f32
    %1070 = arith.addi %1050, %c44 : index
    %1071 = memref.load %19[%1070] : memref<?xf32>
    %1072 = arith.addf %1069, %1071 : f32
    %1073 = arith.muli %1047, %c3 : index
    %1074 = arith.addi %1073, %1004 : index
    %1075 = arith.addi %1074, %c2 : index
    %1076 = memref.load %19[%1075] : memref<?xf32>
    %1077 = arith.addi %1075, %c38 : index
    %1078 = memref.load %19[%1077] : memref<?xf32>
    %1079 = arith.addf %1076, %1078 : f32
    %1080 = arith.addi %1075, %c39 : index
    %1081 = memref.load %19[%1080] : memref<?xf32>
    %1082 = arith.addf %1079, %1081 : f32
    %1083 = arith.addi %1075, %c40 : index
    %1084 = memref.load %19[%1083] : memref<?xf32>
    %1085 = arith.addf %1082, %1084 : f32
    %1086 = arith.addi %1075, %c41 : index
    %1087 = memref.load %19[%1086] : memref<?xf32>
    %1088 = arith.addf %1085, %1087 : f32
    %1089 = arith.addi %1075, %c42 : index
    %1090 = memref.load %19[%1089] : memref<?xf32>
    %1091 = arith.addf %1088, %1090 : f32
    %1092 = arith.addi %1075, %c43 : index
    %1093 = memref.load %19[%1092] : memref<?xf32>
    %1094 = arith.addf %1091, %1093 : f32
    %1095 = arith.addi %1075, %c44 : index
    %1096 = memref.load %19[%1095] : memref<?xf32>
    %1097 = arith.addf %1094, %1096 : f32
    %1098 = wave.lane
    %1099 = arith.addi %18, %c7 : index
    %1100 = arith.muli %1047, %c6 : index
    %1101 = arith.addi %1099, %1100 : index
    %1102 = arith.divui %1098, %c15 : index
    %1103 = arith.addi %1101, %1102 : index
    %1104 = arith.cmpi slt, %1103, %17 : index
    scf.if %1104 {
      %1105 = arith.cmpi eq, %hasFactors, %c8 : index
      %1106 = arith.muli %1103, %c6 : index
      %1107 = memref.load %factors[%1106] : memref<?xf32>
      %1108 = arith.mulf %1107, %operandScale : f32
      %1109 = arith.select %1105, %1108, %operandScale : f32
      %1110 = arith.remui %1098, %c15 : index
      %1111 = arith.muli %1110, %c47 : index
      %1112 = arith.addi %13, %1111 : index
      %1113 = vector.load %w[%1112] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1114 = vector.bitcast %1113 : vector<4xi8> to vector<1xf32>
      %1115 = vector.extract %1114[0] : f32 from vector<1xf32>
      %1116 = arith.mulf %1115, %1109 : f32
      %1117 = arith.mulf %1072, %1116 : f32
      %1118 = arith.remui %1098, %c15 : index
      %1119 = arith.muli %1118, %c47 : index
      %1120 = arith.addi %15, %1119 : index
      %1121 = vector.load %w[%1120] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1122 = vector.bitcast %1121 : vector<4xi8> to vector<1xf32>
      %1123 = vector.extract %1122[0] : f32 from vector<1xf32>
      %1124 = arith.mulf %1123, %1109 : f32
      %1125 = arith.mulf %1097, %1124 : f32
      %1126 = arith.muli %1103, %outputFeatures : index
      %1127 = arith.addi %1126, %22 : index
      %1128 = wave.lane
      %1129 = arith.remui %1128, %c15 : index
      %1130 = arith.addi %1127, %1129 : index
      scf.if %20 {
        %1131 = arith.addi %1130, %c7 : index
        %1132 = memref.load %residual[%1131] : memref<?xf32>
        %1133 = arith.addf %1132, %1117 : f32
        %1134 = arith.addi %1130, %c7 : index
        memref.store %1133, %out[%1134] : memref<?xf32>
      } else {
        %1135 = arith.addi %1130, %c7 : index
        memref.store %1117, %out[%1135] : memref<?xf32>
      }
      scf.if %20 {
        %1136 = arith.addi %1130, %c15 : index
        %1137 = memref.load %residual[%1136] : memref<?xf32>
        %1138 = arith.addf %1137, %1125 : f32
        %1139 = arith.addi %1130, %c15 : index
        memref.store %1138, %out[%1139] : memref<?xf32>
      } else {
        %1140 = arith.addi %1130, %c15 : index
        memref.store %1125, %out[%1140] : memref<?xf32>
      }
    }
    %1141 = wave.lane
    wave.barrier
    %1142 = wave.wave
    %1143 = arith.muli %1142, %c6 : index
    %1144 = arith.addi %1143, %c7 : index
    %1145 = arith.muli %1144, %c2 : index
    %1146 = arith.addi %1145, %1141 : index
    %1147 = vector.extract %712#2[0] : f32 from vector<8xf32>
    %1148 = arith.addi %1146, %c7 : index
    memref.store %1147, %19[%1148] : memref<?xf32>
    %1149 = vector.extract %712#2[1] : f32 from vector<8xf32>
    %1150 = arith.addi %1146, %c3 : index
    memref.store %1149, %19[%1150] : memref<?xf32>
    %1151 = vector.extract %712#2[2] : f32 from vector<8xf32>
    %1152 = arith.addi %1146, %c10 : index
    memref.store %1151, %19[%1152] : memref<?xf32>
    %1153 = vector.extract %712#2[3] : f32 from vector<8xf32>
    %1154 = arith.addi %1146, %c34 : index
    memref.store %1153, %19[%1154] : memref<?xf32>
    %1155 = vector.extract %712#2[4] : f32 from vector<8xf32>
    %1156 = arith.addi %1146, %c5 : index
    memref.store %1155, %19[%1156] : memref<?xf32>
    %1157 = vector.extract %712#2[5] : f32 from vector<8xf32>
    %1158 = arith.addi %1146, %c35 : index
    memref.store %1157, %19[%1158] : memref<?xf32>
    %1159 = vector.extract %712#2[6] : f32 from vector<8xf32>
    %1160 = arith.addi %1146, %c36 : index
    memref.store %1159, %19[%1160] : memref<?xf32>
    %1161 = vector.extract %712#2[7] : f32 from vector<8xf32>
    %1162 = arith.addi %1146, %c37 : index
    memref.store %1161, %19[%1162] : memref<?xf32>
    %1163 = arith.muli %1142, %c6 : index
    %1164 = arith.addi %1163, %c8 : index
    %1165 = arith.muli %1164, %c2 : index
    %1166 = arith.addi %1165, %1141 : index
    %1167 = vector.extract %712#3[0] : f32 from vector<8xf32>
    %1168 = arith.addi %1166, %c7 : index
    memref.store %1167, %19[%1168] : memref<?xf32>
    %1169 = vector.extract %712#3[1] : f32 from vector<8xf32>
    %1170 = arith.addi %1166, %c3 : index
    memref.store %1169, %19[%1170] : memref<?xf32>
    %1171 = vector.extract %712#3[2] : f32 from vector<8xf32>
    %1172 = arith.addi %1166, %c10 : index
    memref.store %1171, %19[%1172] : memref<?xf32>
    %1173 = vector.extract %712#3[3] : f32 from vector<8xf32>
    %1174 = arith.addi %1166, %c34 : index
    memref.store %1173, %19[%1174] : memref<?xf32>
    %1175 = vector.extract %712#3[4] : f32 from vector<8xf32>
    %1176 = arith.addi %1166, %c5 : index
    memref.store %1175, %19[%1176] : memref<?xf32>
    %1177 = vector.extract %712#3[5] : f32 from vector<8xf32>
    %1178 = arith.addi %1166, %c35 : index
    memref.store %1177, %19[%1178] : memref<?xf32>
    %1179 = vector.extract %712#3[6] : f32 from vector<8xf32>
    %1180 = arith.addi %1166, %c36 : index
    memref.store %1179, %19[%1180] : memref<?xf32>
    %1181 = vector.extract %712#3[7] : f32 from vector<8xf32>
    %1182 = arith.addi %1166, %c37 : index
    memref.store %1181, %19[%1182] : memref<?xf32>
    wave.barrier
    %1183 = arith.muli %1142, %c8 : index
    %1184 = arith.addi %1183, %c7 : index
    %1185 = arith.muli %1184, %c3 : index
    %1186 = arith.addi %1185, %1141 : index
    %1187 = arith.addi %1186, %c7 : index
    %1188 = memref.load %19[%1187] : memref<?xf32>
    %1189 = arith.addi %1187, %c38 : index
    %1190 = memref.load %19[%1189] : memref<?xf32>
    %1191 = arith.addf %1188, %1190 : f32
    %1192 = arith.addi %1187, %c39 : index
    %1193 = memref.load %19[%1192] : memref<?xf32>
    %1194 = arith.addf %1191, %1193 : f32
    %1195 = arith.addi %1187, %c40 : index
    %1196 = memref.load %19[%1195] : memref<?xf32>
    %1197 = arith.addf %1194, %1196 : f32
    %1198 = arith.addi %1187, %c41 : index
    %1199 = memref.load %19[%1198] : memref<?xf32>
    %1200 = arith.addf %1197, %1199 : f32
    %1201 = arith.addi %1187, %c42 : index
    %1202 = memref.load %19[%1201] : memref<?xf32>
    %1203 = arith.addf %1200, %1202 : f32
    %1204 = arith.addi %1187, %c43 : index
    %1205 = memref.load %19[%1204] : memref<?xf32>
    %1206 = arith.addf %1203, %1205 : f32
    %1207 = arith.addi %1187, %c44 : index
    %1208 = memref.load %19[%1207] : memref<?xf32>
    %1209 = arith.addf %1206, %1208 : f32
    %1210 = arith.muli %1184, %c3 : index
    %1211 = arith.addi %1210, %1141 : index
    %1212 = arith.addi %1211, %c2 : index
    %1213 = memref.load %19[%1212] : memref<?xf32>
    %1214 = arith.addi %1212, %c38 : index
    %1215 = memref.load %19[%1214] : memref<?xf32>
    %1216 = arith.addf %1213, %1215 : f32
    %1217 = arith.addi %1212, %c39 : index
    %1218 = memref.load %19[%1217] : memref<?xf32>
    %1219 = arith.addf %1216, %1218 : f32
    %1220 = arith.addi %1212, %c40 : index
    %1221 = memref.load %19[%1220] : memref<?xf32>
    %1222 = arith.addf %1219, %1221 : f32
    %1223 = arith.addi %1212, %c41 : index
    %1224 = memref.load %19[%1223] : memref<?xf32>
    %1225 = arith.addf %1222, %1224 : f32
    %1226 = arith.addi %1212, %c42 : index
    %1227 = memref.load %19[%1226] : memref<?xf32>
    %1228 = arith.addf %1225, %1227 : f32
    %1229 = arith.addi %1212, %c43 : index
    %1230 = memref.load %19[%1229] : memref<?xf32>
    %1231 = arith.addf %1228, %1230 : f32
    %1232 = arith.addi %1212, %c44 : index
    %1233 = memref.load %19[%1232] : memref<?xf32>
    %1234 = arith.addf %1231, %1233 : f32
    %1235 = wave.lane
    %1236 = arith.addi %18, %c15 : index
    %1237 = arith.muli %1184, %c6 : index
    %1238 = arith.addi %1236, %1237 : index
    %1239 = arith.divui %1235, %c15 : index
    %1240 = arith.addi %1238, %1239 : index
    %1241 = arith.cmpi slt, %1240, %17 : index
    scf.if %1241 {
      %1242 = arith.cmpi eq, %hasFactors, %c8 : index
      %1243 = arith.muli %1240, %c6 : index
      %1244 = memref.load %factors[%1243] : memref<?xf32>
      %1245 = arith.mulf %1244, %operandScale : f32
      %1246 = arith.select %1242, %1245, %operandScale : f32
      %1247 = arith.remui %1235, %c15 : index
      %1248 = arith.muli %1247, %c47 : index
      %1249 = arith.addi %13, %1248 : index
      %1250 = vector.load %w[%1249] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1251 = vector.bitcast %1250 : vector<4xi8> to vector<1xf32>
      %1252 = vector.extract %1251[0] : f32 from vector<1xf32>
      %1253 = arith.mulf %1252, %1246 : f32
      %1254 = arith.mulf %1209, %1253 : f32
      %1255 = arith.remui %1235, %c15 : index
      %1256 = arith.muli %1255, %c47 : index
      %1257 = arith.addi %15, %1256 : index
      %1258 = vector.load %w[%1257] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1259 = vector.bitcast %1258 : vector<4xi8> to vector<1xf32>
      %1260 = vector.extract %1259[0] : f32 from vector<1xf32>
      %1261 = arith.mulf %1260, %1246 : f32
      %1262 = arith.mulf %1234, %1261 : f32
      %1263 = arith.muli %1240, %outputFeatures : index
      %1264 = arith.addi %1263, %22 : index
      %1265 = wave.lane
      %1266 = arith.remui %1265, %c15 : index
      %1267 = arith.addi %1264, %1266 : index
      scf.if %20 {
        %1268 = arith.addi %1267, %c7 : index
        %1269 = memref.load %residual[%1268] : memref<?xf32>
        %1270 = arith.addf %1269, %1254 : f32
        %1271 = arith.addi %1267, %c7 : index
        memref.store %1270, %out[%1271] : memref<?xf32>
      } else {
        %1272 = arith.addi %1267, %c7 : index
        memref.store %1254, %out[%1272] : memref<?xf32>
      }
      scf.if %20 {
        %1273 = arith.addi %1267, %c15 : index
        %1274 = memref.load %residual[%1273] : memref<?xf32>
        %1275 = arith.addf %1274, %1262 : f32
        %1276 = arith.addi %1267, %c15 : index
        memref.store %1275, %out[%1276] : memref<?xf32>
      } else {
        %1277 = arith.addi %1267, %c15 : index
        memref.store %1262, %out[%1277] : memref<?xf32>
      }
    }
    %1278 = wave.lane
    wave.barrier
    %1279 = wave.wave
    %1280 = arith.muli %1279, %c6 : index
    %1281 = arith.addi %1280, %c7 : index
    %1282 = arith.muli %1281, %c2 : index
    %1283 = arith.addi %1282, %1278 : index
    %1284 = vector.extract %712#4[0] : f32 from vector<8xf32>
    %1285 = arith.addi %1283, %c7 : index
    memref.store %1284, %19[%1285] : memref<?xf32>
    %1286 = vector.extract %712#4[1] : f32 from vector<8xf32>
    %1287 = arith.addi %1283, %c3 : index
    memref.store %1286, %19[%1287] : memref<?xf32>
    %1288 = vector.extract %712#4[2] : f32 from vector<8xf32>
    %1289 = arith.addi %1283, %c10 : index
    memref.store %1288, %19[%1289] : memref<?xf32>
    %1290 = vector.extract %712#4[3] : f32 from vector<8xf32>
    %1291 = arith.addi %1283, %c34 : index
    memref.store %1290, %19[%1291] : memref<?xf32>
    %1292 = vector.extract %712#4[4] : f32 from vector<8xf32>
    %1293 = arith.addi %1283, %c5 : index
    memref.store %1292, %19[%1293] : memref<?xf32>
    %1294 = vector.extract %712#4[5] : f32 from vector<8xf32>
    %1295 = arith.addi %1283, %c35 : index
    memref.store %1294, %19[%1295] : memref<?xf32>
    %1296 = vector.extract %712#4[6] : f32 from vector<8xf32>
    %1297 = arith.addi %1283, %c36 : index
    memref.store %1296, %19[%1297] : memref<?xf32>
    %1298 = vector.extract %712#4[7] : f32 from vector<8xf32>
    %1299 = arith.addi %1283, %c37 : index
    memref.store %1298, %19[%1299] : memref<?xf32>
    %1300 = arith.muli %1279, %c6 : index
    %1301 = arith.addi %1300, %c8 : index
    %1302 = arith.muli %1301, %c2 : index
    %1303 = arith.addi %1302, %1278 : index
    %1304 = vector.extract %712#5[0] : f32 from vector<8xf32>
    %1305 = arith.addi %1303, %c7 : index
    memref.store %1304, %19[%1305] : memref<?xf32>
    %1306 = vector.extract %712#5[1] : f32 from vector<8xf32>
    %1307 = arith.addi %1303, %c3 : index
    memref.store %1306, %19[%1307] : memref<?xf32>
    %1308 = vector.extract %712#5[2] : f32 from vector<8xf32>
    %1309 = arith.addi %1303, %c10 : index
    memref.store %1308, %19[%1309] : memref<?xf32>
    %1310 = vector.extract %712#5[3] : f32 from vector<8xf32>
    %1311 = arith.addi %1303, %c34 : index
    memref.store %1310, %19[%1311] : memref<?xf32>
    %1312 = vector.extract %712#5[4] : f32 from vector<8xf32>
    %1313 = arith.addi %1303, %c5 : index
    memref.store %1312, %19[%1313] : memref<?xf32>
    %1314 = vector.extract %712#5[5] : f32 from vector<8xf32>
    %1315 = arith.addi %1303, %c35 : index
    memref.store %1314, %19[%1315] : memref<?xf32>
    %1316 = vector.extract %712#5[6] : f32 from vector<8xf32>
    %1317 = arith.addi %1303, %c36 : index
    memref.store %1316, %19[%1317] : memref<?xf32>
    %1318 = vector.extract %712#5[7] : f32 from vector<8xf32>
    %1319 = arith.addi %1303, %c37 : index
    memref.store %1318, %19[%1319] : memref<?xf32>
    wave.barrier
    %1320 = arith.muli %1279, %c8 : index
    %1321 = arith.addi %1320, %c7 : index
    %1322 = arith.muli %1321, %c3 : index
    %1323 = arith.addi %1322, %1278 : index
    %1324 = arith.addi %1323, %c7 : index
    %1325 = memref.load %19[%1324] : memref<?xf32>
    %1326 = arith.addi %1324, %c38 : index
    %1327 = memref.load %19[%1326] : memref<?xf32>
    %1328 = arith.addf %1325, %1327 : f32
    %1329 = arith.addi %1324, %c39 : index
    %1330 = memref.load %19[%1329] : memref<?xf32>
    %1331 = arith.addf %1328, %1330 : f32
    %1332 = arith.addi %1324, %c40 : index
    %1333 = memref.load %19[%1332] : memref<?xf32>
    %1334 = arith.addf %1331, %1333 : f32
    %1335 = arith.addi %1324, %c41 : index
    %1336 = memref.load %19[%1335] : memref<?xf32>
    %1337 = arith.addf %1334, %1336 : f32
    %1338 = arith.addi %1324, %c42 : index
    %1339 = memref.load %19[%1338] : memref<?xf32>
    %1340 = arith.addf %1337, %1339 : f32
    %1341 = arith.addi %1324, %c43 : index
    %1342 = memref.load %19[%1341] : memref<?xf32>
    %1343 = arith.addf %1340, %1342 : f32
    %1344 = arith.addi %1324, %c44 : index
    %1345 = memref.load %19[%1344] : memref<?xf32>
    %1346 = arith.addf %1343, %1345 : f32
    %1347 = arith.muli %1321, %c3 : index
    %1348 = arith.addi %1347, %1278 : index
    %1349 = arith.addi %1348, %c2 : index
    %1350 = memref.load %19[%1349] : memref<?xf32>
    %1351 = arith.addi %1349, %c38 : index
    %1352 = memref.load %19[%1351] : memref<?xf32>
    %1353 = arith.addf %1350, %1352 : f32
    %1354 = arith.addi %1349, %c39 : index
    %1355 = memref.load %19[%1354] : memref<?xf32>
    %1356 = arith.addf %1353, %1355 : f32
    %1357 = arith.addi %1349, %c40 : index
    %1358 = memref.load %19[%1357] : memref<?xf32>
    %1359 = arith.addf %1356, %1358 : f32
    %1360 = arith.addi %1349, %c41 : index
    %1361 = memref.load %19[%1360] : memref<?xf32>
    %1362 = arith.addf %1359, %1361 : f32
    %1363 = arith.addi %1349, %c42 : index
    %1364 = memref.load %19[%1363] : memref<?xf32>
    %1365 = arith.addf %1362, %1364 : f32
    %1366 = arith.addi %1349, %c43 : index
    %1367 = memref.load %19[%1366] : memref<?xf32>
    %1368 = arith.addf %1365, %1367 : f32
    %1369 = arith.addi %1349, %c44 : index
    %1370 = memref.load %19[%1369] : memref<?xf32>
    %1371 = arith.addf %1368, %1370 : f32
    %1372 = wave.lane
    %1373 = arith.addi %18, %c3 : index
    %1374 = arith.muli %1321, %c6 : index
    %1375 = arith.addi %1373, %1374 : index
    %1376 = arith.divui %1372, %c15 : index
    %1377 = arith.addi %1375, %1376 : index
    %1378 = arith.cmpi slt, %1377, %17 : index
    scf.if %1378 {
      %1379 = arith.cmpi eq, %hasFactors, %c8 : index
      %1380 = arith.muli %1377, %c6 : index
      %1381 = memref.load %factors[%1380] : memref<?xf32>
      %1382 = arith.mulf %1381, %operandScale : f32
      %1383 = arith.select %1379, %1382, %operandScale : f32
      %1384 = arith.remui %1372, %c15 : index
      %1385 = arith.muli %1384, %c47 : index
      %1386 = arith.addi %13, %1385 : index
      %1387 = vector.load %w[%1386] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1388 = vector.bitcast %1387 : vector<4xi8> to vector<1xf32>
      %1389 = vector.extract %1388[0] : f32 from vector<1xf32>
      %1390 = arith.mulf %1389, %1383 : f32
      %1391 = arith.mulf %1346, %1390 : f32
      %1392 = arith.remui %1372, %c15 : index
      %1393 = arith.muli %1392, %c47 : index
      %1394 = arith.addi %15, %1393 : index
      %1395 = vector.load %w[%1394] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1396 = vector.bitcast %1395 : vector<4xi8> to vector<1xf32>
      %1397 = vector.extract %1396[0] : f32 from vector<1xf32>
      %1398 = arith.mulf %1397, %1383 : f32
      %1399 = arith.mulf %1371, %1398 : f32
      %1400 = arith.muli %1377, %outputFeatures : index
      %1401 = arith.addi %1400, %22 : index
      %1402 = wave.lane
      %1403 = arith.remui %1402, %c15 : index
      %1404 = arith.addi %1401, %1403 : index
      scf.if %20 {
        %1405 = arith.addi %1404, %c7 : index
        %1406 = memref.load %residual[%1405] : memref<?xf32>
        %1407 = arith.addf %1406, %1391 : f32
        %1408 = arith.addi %1404, %c7 : index
        memref.store %1407, %out[%1408] : memref<?xf32>
      } else {
        %1409 = arith.addi %1404, %c7 : index
        memref.store %1391, %out[%1409] : memref<?xf32>
      }
      scf.if %20 {
        %1410 = arith.addi %1404, %c15 : index
        %1411 = memref.load %residual[%1410] : memref<?xf32>
        %1412 = arith.addf %1411, %1399 : f32
        %1413 = arith.addi %1404, %c15 : index
        memref.store %1412, %out[%1413] : memref<?xf32>
      } else {
        %1414 = arith.addi %1404, %c15 : index
        memref.store %1399, %out[%1414] : memref<?xf32>
      }
    }
    %1415 = wave.lane
    wave.barrier
    %1416 = wave.wave
    %1417 = arith.muli %1416, %c6 : index
    %1418 = arith.addi %1417, %c7 : index
    %1419 = arith.muli %1418, %c2 : index
    %1420 = arith.addi %1419, %1415 : index
    %1421 = vector.extract %712#6[0] : f32 from vector<8xf32>
    %1422 = arith.addi %1420, %c7 : index
    memref.store %1421, %19[%1422] : memref<?xf32>
    %1423 = vector.extract %712#6[1] : f32 from vector<8xf32>
    %1424 = arith.addi %1420, %c3 : index
    memref.store %1423, %19[%1424] : memref<?xf32>
    %1425 = vector.extract %712#6[2] : f32 from vector<8xf32>
    %1426 = arith.addi %1420, %c10 : index
    memref.store %1425, %19[%1426] : memref<?xf32>
    %1427 = vector.extract %712#6[3] : f32 from vector<8xf32>
    %1428 = arith.addi %1420, %c34 : index
    memref.store %1427, %19[%1428] : memref<?xf32>
    %1429 = vector.extract %712#6[4] : f32 from vector<8xf32>
    %1430 = arith.addi %1420, %c5 : index
    memref.store %1429, %19[%1430] : memref<?xf32>
    %1431 = vector.extract %712#6[5] : f32 from vector<8xf32>
    %1432 = arith.addi %1420, %c35 : index
    memref.store %1431, %19[%1432] : memref<?xf32>
    %1433 = vector.extract %712#6[6] : f32 from vector<8xf32>
    %1434 = arith.addi %1420, %c36 : index
    memref.store %1433, %19[%1434] : memref<?xf32>
    %1435 = vector.extract %712#6[7] : f32 from vector<8xf32>
    %1436 = arith.addi %1420, %c37 : index
    memref.store %1435, %19[%1436] : memref<?xf32>
    %1437 = arith.muli %1416, %c6 : index
    %1438 = arith.addi %1437, %c8 : index
    %1439 = arith.muli %1438, %c2 : index
    %1440 = arith.addi %1439, %1415 : index
    %1441 = vector.extract %712#7[0] : f32 from vector<8xf32>
    %1442 = arith.addi %1440, %c7 : index
    memref.store %1441, %19[%1442] : memref<?xf32>
    %1443 = vector.extract %712#7[1] : f32 from vector<8xf32>
    %1444 = arith.addi %1440, %c3 : index
    memref.store %1443, %19[%1444] : memref<?xf32>
    %1445 = vector.extract %712#7[2] : f32 from vector<8xf32>
    %1446 = arith.addi %1440, %c10 : index
    memref.store %1445, %19[%1446] : memref<?xf32>
    %1447 = vector.extract %712#7[3] : f32 from vector<8xf32>
    %1448 = arith.addi %1440, %c34 : index
    memref.store %1447, %19[%1448] : memref<?xf32>
    %1449 = vector.extract %712#7[4] : f32 from vector<8xf32>
    %1450 = arith.addi %1440, %c5 : index
    memref.store %1449, %19[%1450] : memref<?xf32>
    %1451 = vector.extract %712#7[5] : f32 from vector<8xf32>
    %1452 = arith.addi %1440, %c35 : index
    memref.store %1451, %19[%1452] : memref<?xf32>
    %1453 = vector.extract %712#7[6] : f32 from vector<8xf32>
    %1454 = arith.addi %1440, %c36 : index
    memref.store %1453, %19[%1454] : memref<?xf32>
    %1455 = vector.extract %712#7[7] : f32 from vector<8xf32>
    %1456 = arith.addi %1440, %c37 : index
    memref.store %1455, %19[%1456] : memref<?xf32>
    wave.barrier
    %1457 = arith.muli %1416, %c8 : index
    %1458 = arith.addi %1457, %c7 : index
    %1459 = arith.muli %1458, %c3 : index
    %1460 = arith.addi %1459, %1415 : index
    %1461 = arith.addi %1460, %c7 : index
    %1462 = memref.load %19[%1461] : memref<?xf32>
    %1463 = arith.addi %1461, %c38 : index
    %1464 = memref.load %19[%1463] : memref<?xf32>
    %1465 = arith.addf %1462, %1464 : f32
    %1466 = arith.addi %1461, %c39 : index
    %1467 = memref.load %19[%1466] : memref<?xf32>
    %1468 = arith.addf %1465, %1467 : f32
    %1469 = arith.addi %1461, %c40 : index
    %1470 = memref.load %19[%1469] : memref<?xf32>
    %1471 = arith.addf %1468, %1470 : f32
    %1472 = arith.addi %1461, %c41 : index
    %1473 = memref.load %19[%1472] : memref<?xf32>
    %1474 = arith.addf %1471, %1473 : f32
    %1475 = arith.addi %1461, %c42 : index
    %1476 = memref.load %19[%1475] : memref<?xf32>
    %1477 = arith.addf %1474, %1476 : f32
    %1478 = arith.addi %1461, %c43 : index
    %1479 = memref.load %19[%1478] : memref<?xf32>
    %1480 = arith.addf %1477, %1479 : f32
    %1481 = arith.addi %1461, %c44 : index
    %1482 = memref.load %19[%1481] : memref<?xf32>
    %1483 = arith.addf %1480, %1482 : f32
    %1484 = arith.muli %1458, %c3 : index
    %1485 = arith.addi %1484, %1415 : index
    %1486 = arith.addi %1485, %c2 : index
    %1487 = memref.load %19[%1486] : memref<?xf32>
    %1488 = arith.addi %1486, %c38 : index
    %1489 = memref.load %19[%1488] : memref<?xf32>
    %1490 = arith.addf %1487, %1489 : f32
    %1491 = arith.addi %1486, %c39 : index
    %1492 = memref.load %19[%1491] : memref<?xf32>
    %1493 = arith.addf %1490, %1492 : f32
    %1494 = arith.addi %1486, %c40 : index
    %1495 = memref.load %19[%1494] : memref<?xf32>
    %1496 = arith.addf %1493, %1495 : f32
    %1497 = arith.addi %1486, %c41 : index
    %1498 = memref.load %19[%1497] : memref<?xf32>
    %1499 = arith.addf %1496, %1498 : f32
    %1500 = arith.addi %1486, %c42 : index
    %1501 = memref.load %19[%1500] : memref<?xf32>
    %1502 = arith.addf %1499, %1501 : f32
    %1503 = arith.addi %1486, %c43 : index
    %1504 = memref.load %19[%1503] : memref<?xf32>
    %1505 = arith.addf %1502, %1504 : f32
    %1506 = arith.addi %1486, %c44 : index
    %1507 = memref.load %19[%1506] : memref<?xf32>
    %1508 = arith.addf %1505, %1507 : f32
    %1509 = wave.lane
    %1510 = arith.addi %18, %c17 : index
    %1511 = arith.muli %1458, %c6 : index
    %1512 = arith.addi %1510, %1511 : index
    %1513 = arith.divui %1509, %c15 : index
    %1514 = arith.addi %1512, %1513 : index
    %1515 = arith.cmpi slt, %1514, %17 : index
    scf.if %1515 {
      %1516 = arith.cmpi eq, %hasFactors, %c8 : index
      %1517 = arith.muli %1514, %c6 : index
      %1518 = memref.load %factors[%1517] : memref<?xf32>
      %1519 = arith.mulf %1518, %operandScale : f32
      %1520 = arith.select %1516, %1519, %operandScale : f32
      %1521 = arith.remui %1509, %c15 : index
      %1522 = arith.muli %1521, %c47 : index
      %1523 = arith.addi %13, %1522 : index
      %1524 = vector.load %w[%1523] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1525 = vector.bitcast %1524 : vector<4xi8> to vector<1xf32>
      %1526 = vector.extract %1525[0] : f32 from vector<1xf32>
      %1527 = arith.mulf %1526, %1520 : f32
      %1528 = arith.mulf %1483, %1527 : f32
      %1529 = arith.remui %1509, %c15 : index
      %1530 = arith.muli %1529, %c47 : index
      %1531 = arith.addi %15, %1530 : index
      %1532 = vector.load %w[%1531] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1533 = vector.bitcast %1532 : vector<4xi8> to vector<1xf32>
      %1534 = vector.extract %1533[0] : f32 from vector<1xf32>
      %1535 = arith.mulf %1534, %1520 : f32
      %1536 = arith.mulf %1508, %1535 : f32
      %1537 = arith.muli %1514, %outputFeatures : index
      %1538 = arith.addi %1537, %22 : index
      %1539 = wave.lane
      %1540 = arith.remui %1539, %c15 : index
      %1541 = arith.addi %1538, %1540 : index
      scf.if %20 {
        %1542 = arith.addi %1541, %c7 : index
        %1543 = memref.load %residual[%1542] : memref<?xf32>
        %1544 = arith.addf %1543, %1528 : f32
        %1545 = arith.addi %1541, %c7 : index
        memref.store %1544, %out[%1545] : memref<?xf32>
      } else {
        %1546 = arith.addi %1541, %c7 : index
        memref.store %1528, %out[%1546] : memref<?xf32>
      }
      scf.if %20 {
        %1547 = arith.addi %1541, %c15 : index
        %1548 = memref.load %residual[%1547] : memref<?xf32>
        %1549 = arith.addf %1548, %1536 : f32
        %1550 = arith.addi %1541, %c15 : index
        memref.store %1549, %out[%1550] : memref<?xf32>
      } else {
        %1551 = arith.addi %1541, %c15 : index
        memref.store %1536, %out[%1551] : memref<?xf32>
      }
    }
  }
  wave.return
}
