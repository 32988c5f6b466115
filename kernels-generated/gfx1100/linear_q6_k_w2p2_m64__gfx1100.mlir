// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q6_k', waves=2, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q6_k_w2p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 2 : i64} {
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
  %c11 = arith.constant 1024 : index
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
  %c38 = arith.constant 4 : index
  %c39 = arith.constant 512 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
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
    %1046 = arith.muli %1005, %c38 : index
    %1047 = arith.addi %1046, %c7 : index
    %1048 = arith.muli %1047, %c3 : index
    %1049 = arith.addi %1048, %1004 : index
    %1050 = arith.addi %1049, %c7 : index
    %1051 = memref.load %19[%1050] : memref<?xf32>
    %1052 = arith.addi %1050, %c39 : index
    %1053 = memref.load %19[%1052] : memref<?xf32>
    %1054 = arith.addf %1051, %1053 : f32
    %1055 = arith.muli %1047, %c3 : index
    %1056 = arith.addi %1055, %1004 : index
    %1057 = arith.addi %1056, %c2 : index
    %1058 = memref.load %19[%1057] : memref<?xf32>
    %1059 = arith.addi %1057, %c39 : index
    %1060 = memref.load %19[%1059] : memref<?xf32>
    %1061 = arith.addf %1058, %1060 : f32
    %1062 = wave.lane
    %1063 = arith.addi %18, %c7 : index
    %1064 = arith.muli %1047, %c6 : index
    %1065 = arith.addi %1063, %1064 : index
    %1066 = arith.divui %1062, %c15 : index
    %1067 = arith.addi %1065, %1066 : index
    %1068 = arith.cmpi slt, %1067, %17 : index
    scf.if %1068 {
      %1069 = arith.cmpi eq, %hasFactors, %c8 : index
      %1070 = arith.muli %1067, %c6 : index
      %1071 = memref.load %factors[%1070] : memref<?xf32>
      %1072 = arith.mulf %1071, %operandScale : f32
      %1073 = arith.select %1069, %1072, %operandScale : f32
      %1074 = arith.remui %1062, %c15 : index
      %1075 = arith.muli %1074, %c38 : index
      %1076 = arith.addi %13, %1075 : index
      %1077 = vector.load %w[%1076] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1078 = vector.bitcast %1077 : vector<4xi8> to vector<1xf32>
      %1079 = vector.extract %1078[0] : f32 from vector<1xf32>
      %1080 = arith.mulf %1079, %1073 : f32
      %1081 = arith.mulf %1054, %1080 : f32
      %1082 = arith.remui %1062, %c15 : index
      %1083 = arith.muli %1082, %c38 : index
      %1084 = arith.addi %15, %1083 : index
      %1085 = vector.load %w[%1084] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1086 = vector.bitcast %1085 : vector<4xi8> to vector<1xf32>
      %1087 = vector.extract %1086[0] : f32 from vector<1xf32>
      %1088 = arith.mulf %1087, %1073 : f32
      %1089 = arith.mulf %1061, %1088 : f32
      %1090 = arith.muli %1067, %outputFeatures : index
      %1091 = arith.addi %1090, %22 : index
      %1092 = wave.lane
      %1093 = arith.remui %1092, %c15 : index
      %1094 = arith.addi %1091, %1093 : index
      scf.if %20 {
        %1095 = arith.addi %1094, %c7 : index
        %1096 = memref.load %residual[%1095] : memref<?xf32>
        %1097 = arith.addf %1096, %1081 : f32
        %1098 = arith.addi %1094, %c7 : index
        memref.store %1097, %out[%1098] : memref<?xf32>
      } else {
        %1099 = arith.addi %1094, %c7 : index
        memref.store %1081, %out[%1099] : memref<?xf32>
      }
      scf.if %20 {
        %1100 = arith.addi %1094, %c15 : index
        %1101 = memref.load %residual[%1100] : memref<?xf32>
        %1102 = arith.addf %1101, %1089 : f32
        %1103 = arith.addi %1094, %c15 : index
        memref.store %1102, %out[%1103] : memref<?xf32>
      } else {
        %1104 = arith.addi %1094, %c15 : index
        memref.store %1089, %out[%1104] : memref<?xf32>
      }
    }
    %1105 = arith.muli %1005, %c38 : index
    %1106 = arith.addi %1105, %c8 : index
    %1107 = arith.muli %1106, %c3 : index
    %1108 = arith.addi %1107, %1004 : index
    %1109 = arith.addi %1108, %c7 : index
    %1110 = memref.load %19[%1109] : memref<?xf32>
    %1111 = arith.addi %1109, %c39 : index
    %1112 = memref.load %19[%1111] : memref<?xf32>
    %1113 = arith.addf %1110, %1112 : f32
    %1114 = arith.muli %1106, %c3 : index
    %1115 = arith.addi %1114, %1004 : index
    %1116 = arith.addi %1115, %c2 : index
    %1117 = memref.load %19[%1116] : memref<?xf32>
    %1118 = arith.addi %1116, %c39 : index
    %1119 = memref.load %19[%1118] : memref<?xf32>
    %1120 = arith.addf %1117, %1119 : f32
    %1121 = wave.lane
    %1122 = arith.addi %18, %c7 : index
    %1123 = arith.muli %1106, %c6 : index
    %1124 = arith.addi %1122, %1123 : index
    %1125 = arith.divui %1121, %c15 : index
    %1126 = arith.addi %1124, %1125 : index
    %1127 = arith.cmpi slt, %1126, %17 : index
    scf.if %1127 {
      %1128 = arith.cmpi eq, %hasFactors, %c8 : index
      %1129 = arith.muli %1126, %c6 : index
      %1130 = memref.load %factors[%1129] : memref<?xf32>
      %1131 = arith.mulf %1130, %operandScale : f32
      %1132 = arith.select %1128, %1131, %operandScale : f32
      %1133 = arith.remui %1121, %c15 : index
      %1134 = arith.muli %1133, %c38 : index
      %1135 = arith.addi %13, %1134 : index
      %1136 = vector.load %w[%1135] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1137 = vector.bitcast %1136 : vector<4xi8> to vector<1xf32>
      %1138 = vector.extract %1137[0] : f32 from vector<1xf32>
      %1139 = arith.mulf %1138, %1132 : f32
      %1140 = arith.mulf %1113, %1139 : f32
      %1141 = arith.remui %1121, %c15 : index
      %1142 = arith.muli %1141, %c38 : index
      %1143 = arith.addi %15, %1142 : index
      %1144 = vector.load %w[%1143] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1145 = vector.bitcast %1144 : vector<4xi8> to vector<1xf32>
      %1146 = vector.extract %1145[0] : f32 from vector<1xf32>
      %1147 = arith.mulf %1146, %1132 : f32
      %1148 = arith.mulf %1120, %1147 : f32
      %1149 = arith.muli %1126, %outputFeatures : index
      %1150 = arith.addi %1149, %22 : index
      %1151 = wave.lane
      %1152 = arith.remui %1151, %c15 : index
      %1153 = arith.addi %1150, %1152 : index
      scf.if %20 {
        %1154 = arith.addi %1153, %c7 : index
        %1155 = memref.load %residual[%1154] : memref<?xf32>
        %1156 = arith.addf %1155, %1140 : f32
        %1157 = arith.addi %1153, %c7 : index
        memref.store %1156, %out[%1157] : memref<?xf32>
      } else {
        %1158 = arith.addi %1153, %c7 : index
        memref.store %1140, %out[%1158] : memref<?xf32>
      }
      scf.if %20 {
        %1159 = arith.addi %1153, %c15 : index
        %1160 = memref.load %residual[%1159] : memref<?xf32>
        %1161 = arith.addf %1160, %1148 : f32
        %1162 = arith.addi %1153, %c15 : index
        memref.store %1161, %out[%1162] : memref<?xf32>
      } else {
        %1163 = arith.addi %1153, %c15 : index
        memref.store %1148, %out[%1163] : memref<?xf32>
      }
    }
    %1164 = arith.muli %1005, %c38 : index
    %1165 = arith.addi %1164, %c6 : index
    %1166 = arith.muli %1165, %c3 : index
    %1167 = arith.addi %1166, %1004 : index
    %1168 = arith.addi %1167, %c7 : index
    %1169 = memref.load %19[%1168] : memref<?xf32>
    %1170 = arith.addi %1168, %c39 : index
    %1171 = memref.load %19[%1170] : memref<?xf32>
    %1172 = arith.addf %1169, %1171 : f32
    %1173 = arith.muli %1165, %c3 : index
    %1174 = arith.addi %1173, %1004 : index
    %1175 = arith.addi %1174, %c2 : index
    %1176 = memref.load %19[%1175] : memref<?xf32>
    %1177 = arith.addi %1175, %c39 : index
    %1178 = memref.load %19[%1177] : memref<?xf32>
    %1179 = arith.addf %1176, %1178 : f32
    %1180 = wave.lane
    %1181 = arith.addi %18, %c7 : index
    %1182 = arith.muli %1165, %c6 : index
    %1183 = arith.addi %1181, %1182 : index
    %1184 = arith.divui %1180, %c15 : index
    %1185 = arith.addi %1183, %1184 : index
    %1186 = arith.cmpi slt, %1185, %17 : index
    scf.if %1186 {
      %1187 = arith.cmpi eq, %hasFactors, %c8 : index
      %1188 = arith.muli %1185, %c6 : index
      %1189 = memref.load %factors[%1188] : memref<?xf32>
      %1190 = arith.mulf %1189, %operandScale : f32
      %1191 = arith.select %1187, %1190, %operandScale : f32
      %1192 = arith.remui %1180, %c15 : index
      %1193 = arith.muli %1192, %c38 : index
      %1194 = arith.addi %13, %1193 : index
      %1195 = vector.load %w[%1194] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1196 = vector.bitcast %1195 : vector<4xi8> to vector<1xf32>
      %1197 = vector.extract %1196[0] : f32 from vector<1xf32>
      %1198 = arith.mulf %1197, %1191 : f32
      %1199 = arith.mulf %1172, %1198 : f32
      %1200 = arith.remui %1180, %c15 : index
      %1201 = arith.muli %1200, %c38 : index
      %1202 = arith.addi %15, %1201 : index
      %1203 = vector.load %w[%1202] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1204 = vector.bitcast %1203 : vector<4xi8> to vector<1xf32>
      %1205 = vector.extract %1204[0] : f32 from vector<1xf32>
      %1206 = arith.mulf %1205, %1191 : f32
      %1207 = arith.mulf %1179, %1206 : f32
      %1208 = arith.muli %1185, %outputFeatures : index
      %1209 = arith.addi %1208, %22 : index
      %1210 = wave.lane
      %1211 = arith.remui %1210, %c15 : index
      %1212 = arith.addi %1209, %1211 : index
      scf.if %20 {
        %1213 = arith.addi %1212, %c7 : index
        %1214 = memref.load %residual[%1213] : memref<?xf32>
        %1215 = arith.addf %1214, %1199 : f32
        %1216 = arith.addi %1212, %c7 : index
        memref.store %1215, %out[%1216] : memref<?xf32>
      } else {
        %1217 = arith.addi %1212, %c7 : index
        memref.store %1199, %out[%1217] : memref<?xf32>
      }
      scf.if %20 {
        %1218 = arith.addi %1212, %c15 : index
        %1219 = memref.load %residual[%1218] : memref<?xf32>
        %1220 = arith.addf %1219, %1207 : f32
        %1221 = arith.addi %1212, %c15 : index
        memref.store %1220, %out[%1221] : memref<?xf32>
      } else {
        %1222 = arith.addi %1212, %c15 : index
        memref.store %1207, %out[%1222] : memref<?xf32>
      }
    }
    %1223 = arith.muli %1005, %c38 : index
    %1224 = arith.addi %1223, %c33 : index
    %1225 = arith.muli %1224, %c3 : index
    %1226 = arith.addi %1225, %1004 : index
    %1227 = arith.addi %1226, %c7 : index
    %1228 = memref.load %19[%1227] : memref<?xf32>
    %1229 = arith.addi %1227, %c39 : index
    %1230 = memref.load %19[%1229] : memref<?xf32>
    %1231 = arith.addf %1228, %1230 : f32
    %1232 = arith.muli %1224, %c3 : index
    %1233 = arith.addi %1232, %1004 : index
    %1234 = arith.addi %1233, %c2 : index
    %1235 = memref.load %19[%1234] : memref<?xf32>
    %1236 = arith.addi %1234, %c39 : index
    %1237 = memref.load %19[%1236] : memref<?xf32>
    %1238 = arith.addf %1235, %1237 : f32
    %1239 = wave.lane
    %1240 = arith.addi %18, %c7 : index
    %1241 = arith.muli %1224, %c6 : index
    %1242 = arith.addi %1240, %1241 : index
    %1243 = arith.divui %1239, %c15 : index
    %1244 = arith.addi %1242, %1243 : index
    %1245 = arith.cmpi slt, %1244, %17 : index
    scf.if %1245 {
      %1246 = arith.cmpi eq, %hasFactors, %c8 : index
      %1247 = arith.muli %1244, %c6 : index
      %1248 = memref.load %factors[%1247] : memref<?xf32>
      %1249 = arith.mulf %1248, %operandScale : f32
      %1250 = arith.select %1246, %1249, %operandScale : f32
      %1251 = arith.remui %1239, %c15 : index
      %1252 = arith.muli %1251, %c38 : index
      %1253 = arith.addi %13, %1252 : index
      %1254 = vector.load %w[%1253] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1255 = vector.bitcast %1254 : vector<4xi8> to vector<1xf32>
      %1256 = vector.extract %1255[0] : f32 from vector<1xf32>
      %1257 = arith.mulf %1256, %1250 : f32
      %1258 = arith.mulf %1231, %1257 : f32
      %1259 = arith.remui %1239, %c15 : index
      %1260 = arith.muli %1259, %c38 : index
      %1261 = arith.addi %15, %1260 : index
      %1262 = vector.load %w[%1261] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1263 = vector.bitcast %1262 : vector<4xi8> to vector<1xf32>
      %1264 = vector.extract %1263[0] : f32 from vector<1xf32>
      %1265 = arith.mulf %1264, %1250 : f32
      %1266 = arith.mulf %1238, %1265 : f32
      %1267 = arith.muli %1244, %outputFeatures : index
      %1268 = arith.addi %1267, %22 : index
      %1269 = wave.lane
      %1270 = arith.remui %1269, %c15 : index
      %1271 = arith.addi %1268, %1270 : index
      scf.if %20 {
        %1272 = arith.addi %1271, %c7 : index
        %1273 = memref.load %residual[%1272] : memref<?xf32>
        %1274 = arith.addf %1273, %1258 : f32
        %1275 = arith.addi %1271, %c7 : index
        memref.store %1274, %out[%1275] : memref<?xf32>
      } else {
        %1276 = arith.addi %1271, %c7 : index
        memref.store %1258, %out[%1276] : memref<?xf32>
      }
      scf.if %20 {
        %1277 = arith.addi %1271, %c15 : index
        %1278 = memref.load %residual[%1277] : memref<?xf32>
        %1279 = arith.addf %1278, %1266 : f32
        %1280 = arith.addi %1271, %c15 : index
        memref.store %1279, %out[%1280] : memref<?xf32>
      } else {
        %1281 = arith.addi %1271, %c15 : index
        memref.store %1266, %out[%1281] : memref<?xf32>
      }
    }
    %1282 = wave.lane
    wave.barrier
    %1283 = wave.wave
    %1284 = arith.muli %1283, %c6 : index
    %1285 = arith.addi %1284, %c7 : index
    %1286 = arith.muli %1285, %c2 : index
    %1287 = arith.addi %1286, %1282 : index
    %1288 = vector.extract %712#2[0] : f32 from vector<8xf32>
    %1289 = arith.addi %1287, %c7 : index
    memref.store %1288, %19[%1289] : memref<?xf32>
    %1290 = vector.extract %712#2[1] : f32 from vector<8xf32>
    %1291 = arith.addi %1287, %c3 : index
    memref.store %1290, %19[%1291] : memref<?xf32>
    %1292 = vector.extract %712#2[2] : f32 from vector<8xf32>
    %1293 = arith.addi %1287, %c10 : index
    memref.store %1292, %19[%1293] : memref<?xf32>
    %1294 = vector.extract %712#2[3] : f32 from vector<8xf32>
    %1295 = arith.addi %1287, %c34 : index
    memref.store %1294, %19[%1295] : memref<?xf32>
    %1296 = vector.extract %712#2[4] : f32 from vector<8xf32>
    %1297 = arith.addi %1287, %c5 : index
    memref.store %1296, %19[%1297] : memref<?xf32>
    %1298 = vector.extract %712#2[5] : f32 from vector<8xf32>
    %1299 = arith.addi %1287, %c35 : index
    memref.store %1298, %19[%1299] : memref<?xf32>
    %1300 = vector.extract %712#2[6] : f32 from vector<8xf32>
    %1301 = arith.addi %1287, %c36 : index
    memref.store %1300, %19[%1301] : memref<?xf32>
    %1302 = vector.extract %712#2[7] : f32 from vector<8xf32>
    %1303 = arith.addi %1287, %c37 : index
    memref.store %1302, %19[%1303] : memref<?xf32>
    %1304 = arith.muli %1283, %c6 : index
    %1305 = arith.addi %1304, %c8 : index
    %1306 = arith.muli %1305, %c2 : index
    %1307 = arith.addi %1306, %1282 : index
    %1308 = vector.extract %712#3[0] : f32 from vector<8xf32>
    %1309 = arith.addi %1307, %c7 : index
    memref.store %1308, %19[%1309] : memref<?xf32>
    %1310 = vector.extract %712#3[1] : f32 from vector<8xf32>
    %1311 = arith.addi %1307, %c3 : index
    memref.store %1310, %19[%1311] : memref<?xf32>
    %1312 = vector.extract %712#3[2] : f32 from vector<8xf32>
    %1313 = arith.addi %1307, %c10 : index
    memref.store %1312, %19[%1313] : memref<?xf32>
    %1314 = vector.extract %712#3[3] : f32 from vector<8xf32>
    %1315 = arith.addi %1307, %c34 : index
    memref.store %1314, %19[%1315] : memref<?xf32>
    %1316 = vector.extract %712#3[4] : f32 from vector<8xf32>
    %1317 = arith.addi %1307, %c5 : index
    memref.store %1316, %19[%1317] : memref<?xf32>
    %1318 = vector.extract %712#3[5] : f32 from vector<8xf32>
    %1319 = arith.addi %1307, %c35 : index
    memref.store %1318, %19[%1319] : memref<?xf32>
    %1320 = vector.extract %712#3[6] : f32 from vector<8xf32>
    %1321 = arith.addi %1307, %c36 : index
    memref.store %1320, %19[%1321] : memref<?xf32>
    %1322 = vector.extract %712#3[7] : f32 from vector<8xf32>
    %1323 = arith.addi %1307, %c37 : index
    memref.store %1322, %19[%1323] : memref<?xf32>
    wave.barrier
    %1324 = arith.muli %1283, %c38 : index
    %1325 = arith.addi %1324, %c7 : index
    %1326 = arith.muli %1325, %c3 : index
    %1327 = arith.addi %1326, %1282 : index
    %1328 = arith.addi %1327, %c7 : index
    %1329 = memref.load %19[%1328] : memref<?xf32>
    %1330 = arith.addi %1328, %c39 : index
    %1331 = memref.load %19[%1330] : memref<?xf32>
    %1332 = arith.addf %1329, %1331 : f32
    %1333 = arith.muli %1325, %c3 : index
    %1334 = arith.addi %1333, %1282 : index
    %1335 = arith.addi %1334, %c2 : index
    %1336 = memref.load %19[%1335] : memref<?xf32>
    %1337 = arith.addi %1335, %c39 : index
    %1338 = memref.load %19[%1337] : memref<?xf32>
    %1339 = arith.addf %1336, %1338 : f32
    %1340 = wave.lane
    %1341 = arith.addi %18, %c15 : index
    %1342 = arith.muli %1325, %c6 : index
    %1343 = arith.addi %1341, %1342 : index
    %1344 = arith.divui %1340, %c15 : index
    %1345 = arith.addi %1343, %1344 : index
    %1346 = arith.cmpi slt, %1345, %17 : index
    scf.if %1346 {
      %1347 = arith.cmpi eq, %hasFactors, %c8 : index
      %1348 = arith.muli %1345, %c6 : index
      %1349 = memref.load %factors[%1348] : memref<?xf32>
      %1350 = arith.mulf %1349, %operandScale : f32
      %1351 = arith.select %1347, %1350, %operandScale : f32
      %1352 = arith.remui %1340, %c15 : index
      %1353 = arith.muli %1352, %c38 : index
      %1354 = arith.addi %13, %1353 : index
      %1355 = vector.load %w[%1354] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1356 = vector.bitcast %1355 : vector<4xi8> to vector<1xf32>
      %1357 = vector.extract %1356[0] : f32 from vector<1xf32>
      %1358 = arith.mulf %1357, %1351 : f32
      %1359 = arith.mulf %1332, %1358 : f32
      %1360 = arith.remui %1340, %c15 : index
      %1361 = arith.muli %1360, %c38 : index
      %1362 = arith.addi %15, %1361 : index
      %1363 = vector.load %w[%1362] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1364 = vector.bitcast %1363 : vector<4xi8> to vector<1xf32>
      %1365 = vector.extract %1364[0] : f32 from vector<1xf32>
      %1366 = arith.mulf %1365, %1351 : f32
      %1367 = arith.mulf %1339, %1366 : f32
      %1368 = arith.muli %1345, %outputFeatures : index
      %1369 = arith.addi %1368, %22 : index
      %1370 = wave.lane
      %1371 = arith.remui %1370, %c15 : index
      %1372 = arith.addi %1369, %1371 : index
      scf.if %20 {
        %1373 = arith.addi %1372, %c7 : index
        %1374 = memref.load %residual[%1373] : memref<?xf32>
        %1375 = arith.addf %1374, %1359 : f32
        %1376 = arith.addi %1372, %c7 : index
        memref.store %1375, %out[%1376] : memref<?xf32>
      } else {
        %1377 = arith.addi %1372, %c7 : index
        memref.store %1359, %out[%1377] : memref<?xf32>
      }
      scf.if %20 {
        %1378 = arith.addi %1372, %c15 : index
        %1379 = memref.load %residual[%1378] : memref<?xf32>
        %1380 = arith.addf %1379, %1367 : f32
        %1381 = arith.addi %1372, %c15 : index
        memref.store %1380, %out[%1381] : memref<?xf32>
      } else {
        %1382 = arith.addi %1372, %c15 : index
        memref.store %1367, %out[%1382] : memref<?xf32>
      }
    }
    %1383 = arith.muli %1283, %c38 : index
    %1384 = arith.addi %1383, %c8 : index
    %1385 = arith.muli %1384, %c3 : index
    %1386 = arith.addi %1385, %1282 : index
    %1387 = arith.addi %1386, %c7 : index
    %1388 = memref.load %19[%1387] : memref<?xf32>
    %1389 = arith.addi %1387, %c39 : index
    %1390 = memref.load %19[%1389] : memref<?xf32>
    %1391 = arith.addf %1388, %1390 : f32
    %1392 = arith.muli %1384, %c3 : index
    %1393 = arith.addi %1392, %1282 : index
    %1394 = arith.addi %1393, %c2 : index
    %1395 = memref.load %19[%1394] : memref<?xf32>
    %1396 = arith.addi %1394, %c39 : index
    %1397 = memref.load %19[%1396] : memref<?xf32>
    %1398 = arith.addf %1395, %1397 : f32
    %1399 = wave.lane
    %1400 = arith.addi %18, %c15 : index
    %1401 = arith.muli %1384, %c6 : index
    %1402 = arith.addi %1400, %1401 : index
    %1403 = arith.divui %1399, %c15 : index
    %1404 = arith.addi %1402, %1403 : index
    %1405 = arith.cmpi slt, %1404, %17 : index
    scf.if %1405 {
      %1406 = arith.cmpi eq, %hasFactors, %c8 : index
      %1407 = arith.muli %1404, %c6 : index
      %1408 = memref.load %factors[%1407] : memref<?xf32>
      %1409 = arith.mulf %1408, %operandScale : f32
      %1410 = arith.select %1406, %1409, %operandScale : f32
      %1411 = arith.remui %1399, %c15 : index
      %1412 = arith.muli %1411, %c38 : index
      %1413 = arith.addi %13, %1412 : index
      %1414 = vector.load %w[%1413] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1415 = vector.bitcast %1414 : vector<4xi8> to vector<1xf32>
      %1416 = vector.extract %1415[0] : f32 from vector<1xf32>
      %1417 = arith.mulf %1416, %1410 : f32
      %1418 = arith.mulf %1391, %1417 : f32
      %1419 = arith.remui %1399, %c15 : index
      %1420 = arith.muli %1419, %c38 : index
      %1421 = arith.addi %15, %1420 : index
      %1422 = vector.load %w[%1421] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1423 = vector.bitcast %1422 : vector<4xi8> to vector<1xf32>
      %1424 = vector.extract %1423[0] : f32 from vector<1xf32>
      %1425 = arith.mulf %1424, %1410 : f32
      %1426 = arith.mulf %1398, %1425 : f32
      %1427 = arith.muli %1404, %outputFeatures : index
      %1428 = arith.addi %1427, %22 : index
      %1429 = wave.lane
      %1430 = arith.remui %1429, %c15 : index
      %1431 = arith.addi %1428, %1430 : index
      scf.if %20 {
        %1432 = arith.addi %1431, %c7 : index
        %1433 = memref.load %residual[%1432] : memref<?xf32>
        %1434 = arith.addf %1433, %1418 : f32
        %1435 = arith.addi %1431, %c7 : index
        memref.store %1434, %out[%1435] : memref<?xf32>
      } else {
        %1436 = arith.addi %1431, %c7 : index
        memref.store %1418, %out[%1436] : memref<?xf32>
      }
      scf.if %20 {
        %1437 = arith.addi %1431, %c15 : index
        %1438 = memref.load %residual[%1437] : memref<?xf32>
        %1439 = arith.addf %1438, %1426 : f32
        %1440 = arith.addi %1431, %c15 : index
        memref.store %1439, %out[%1440] : memref<?xf32>
      } else {
        %1441 = arith.addi %1431, %c15 : index
        memref.store %1426, %out[%1441] : memref<?xf32>
      }
    }
    %1442 = arith.muli %1283, %c38 : index
    %1443 = arith.addi %1442, %c6 : index
    %1444 = arith.muli %1443, %c3 : index
    %1445 = arith.addi %1444, %1282 : index
    %1446 = arith.addi %1445, %c7 : index
    %1447 = memref.load %19[%1446] : memref<?xf32>
    %1448 = arith.addi %1446, %c39 : index
    %1449 = memref.load %19[%1448] : memref<?xf32>
    %1450 = arith.addf %1447, %1449 : f32
    %1451 = arith.muli %1443, %c3 : index
    %1452 = arith.addi %1451, %1282 : index
    %1453 = arith.addi %1452, %c2 : index
    %1454 = memref.load %19[%1453] : memref<?xf32>
    %1455 = arith.addi %1453, %c39 : index
    %1456 = memref.load %19[%1455] : memref<?xf32>
    %1457 = arith.addf %1454, %1456 : f32
    %1458 = wave.lane
    %1459 = arith.addi %18, %c15 : index
    %1460 = arith.muli %1443, %c6 : index
    %1461 = arith.addi %1459, %1460 : index
    %1462 = arith.divui %1458, %c15 : index
    %1463 = arith.addi %1461, %1462 : index
    %1464 = arith.cmpi slt, %1463, %17 : index
    scf.if %1464 {
      %1465 = arith.cmpi eq, %hasFactors, %c8 : index
      %1466 = arith.muli %1463, %c6 : index
      %1467 = memref.load %factors[%1466] : memref<?xf32>
      %1468 = arith.mulf %1467, %operandScale : f32
      %1469 = arith.select %1465, %1468, %operandScale : f32
      %1470 = arith.remui %1458, %c15 : index
      %1471 = arith.muli %1470, %c38 : index
      %1472 = arith.addi %13, %1471 : index
      %1473 = vector.load %w[%1472] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1474 = vector.bitcast %1473 : vector<4xi8> to vector<1xf32>
      %1475 = vector.extract %1474[0] : f32 from vector<1xf32>
      %1476 = arith.mulf %1475, %1469 : f32
      %1477 = arith.mulf %1450, %1476 : f32
      %1478 = arith.remui %1458, %c15 : index
      %1479 = arith.muli %1478, %c38 : index
      %1480 = arith.addi %15, %1479 : index
      %1481 = vector.load %w[%1480] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1482 = vector.bitcast %1481 : vector<4xi8> to vector<1xf32>
      %1483 = vector.extract %1482[0] : f32 from vector<1xf32>
      %1484 = arith.mulf %1483, %1469 : f32
      %1485 = arith.mulf %1457, %1484 : f32
      %1486 = arith.muli %1463, %outputFeatures : index
      %1487 = arith.addi %1486, %22 : index
      %1488 = wave.lane
      %1489 = arith.remui %1488, %c15 : index
      %1490 = arith.addi %1487, %1489 : index
      scf.if %20 {
        %1491 = arith.addi %1490, %c7 : index
        %1492 = memref.load %residual[%1491] : memref<?xf32>
        %1493 = arith.addf %1492, %1477 : f32
        %1494 = arith.addi %1490, %c7 : index
        memref.store %1493, %out[%1494] : memref<?xf32>
      } else {
        %1495 = arith.addi %1490, %c7 : index
        memref.store %1477, %out[%1495] : memref<?xf32>
      }
      scf.if %20 {
        %1496 = arith.addi %1490, %c15 : index
        %1497 = memref.load %residual[%1496] : memref<?xf32>
        %1498 = arith.addf %1497, %1485 : f32
        %1499 = arith.addi %1490, %c15 : index
        memref.store %1498, %out[%1499] : memref<?xf32>
      } else {
        %1500 = arith.addi %1490, %c15 : index
        memref.store %1485, %out[%1500] : memref<?xf32>
      }
    }
    %1501 = arith.muli %1283, %c38 : index
    %1502 = arith.addi %1501, %c33 : index
    %1503 = arith.muli %1502, %c3 : index
    %1504 = arith.addi %1503, %1282 : index
    %1505 = arith.addi %1504, %c7 : index
    %1506 = memref.load %19[%1505] : memref<?xf32>
    %1507 = arith.addi %1505, %c39 : index
    %1508 = memref.load %19[%1507] : memref<?xf32>
    %1509 = arith.addf %1506, %1508 : f32
    %1510 = arith.muli %1502, %c3 : index
    %1511 = arith.addi %1510, %1282 : index
    %1512 = arith.addi %1511, %c2 : index
    %1513 = memref.load %19[%1512] : memref<?xf32>
    %1514 = arith.addi %1512, %c39 : index
    %1515 = memref.load %19[%1514] : memref<?xf32>
    %1516 = arith.addf %1513, %1515 : f32
    %1517 = wave.lane
    %1518 = arith.addi %18, %c15 : index
    %1519 = arith.muli %1502, %c6 : index
    %1520 = arith.addi %1518, %1519 : index
    %1521 = arith.divui %1517, %c15 : index
    %1522 = arith.addi %1520, %1521 : index
    %1523 = arith.cmpi slt, %1522, %17 : index
    scf.if %1523 {
      %1524 = arith.cmpi eq, %hasFactors, %c8 : index
      %1525 = arith.muli %1522, %c6 : index
      %1526 = memref.load %factors[%1525] : memref<?xf32>
      %1527 = arith.mulf %1526, %operandScale : f32
      %1528 = arith.select %1524, %1527, %operandScale : f32
      %1529 = arith.remui %1517, %c15 : index
      %1530 = arith.muli %1529, %c38 : index
      %1531 = arith.addi %13, %1530 : index
      %1532 = vector.load %w[%1531] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1533 = vector.bitcast %1532 : vector<4xi8> to vector<1xf32>
      %1534 = vector.extract %1533[0] : f32 from vector<1xf32>
      %1535 = arith.mulf %1534, %1528 : f32
      %1536 = arith.mulf %1509, %1535 : f32
      %1537 = arith.remui %1517, %c15 : index
      %1538 = arith.muli %1537, %c38 : index
      %1539 = arith.addi %15, %1538 : index
      %1540 = vector.load %w[%1539] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1541 = vector.bitcast %1540 : vector<4xi8> to vector<1xf32>
      %1542 = vector.extract %1541[0] : f32 from vector<1xf32>
      %1543 = arith.mulf %1542, %1528 : f32
      %1544 = arith.mulf %1516, %1543 : f32
      %1545 = arith.muli %1522, %outputFeatures : index
      %1546 = arith.addi %1545, %22 : index
      %1547 = wave.lane
      %1548 = arith.remui %1547, %c15 : index
      %1549 = arith.addi %1546, %1548 : index
      scf.if %20 {
        %1550 = arith.addi %1549, %c7 : index
        %1551 = memref.load %residual[%1550] : memref<?xf32>
        %1552 = arith.addf %1551, %1536 : f32
        %1553 = arith.addi %1549, %c7 : index
        memref.store %1552, %out[%1553] : memref<?xf32>
      } else {
        %1554 = arith.addi %1549, %c7 : index
        memref.store %1536, %out[%1554] : memref<?xf32>
      }
      scf.if %20 {
        %1555 = arith.addi %1549, %c15 : index
        %1556 = memref.load %residual[%1555] : memref<?xf32>
        %1557 = arith.addf %1556, %1544 : f32
        %1558 = arith.addi %1549, %c15 : index
        memref.store %1557, %out[%1558] : memref<?xf32>
      } else {
        %1559 = arith.addi %1549, %c15 : index
        memref.store %1544, %out[%1559] : memref<?xf32>
      }
    }
    %1560 = wave.lane
    wave.barrier
    %1561 = wave.wave
    %1562 = arith.muli %1561, %c6 : index
    %1563 = arith.addi %1562, %c7 : index
    %1564 = arith.muli %1563, %c2 : index
    %1565 = arith.addi %1564, %1560 : index
    %1566 = vector.extract %712#4[0] : f32 from vector<8xf32>
    %1567 = arith.addi %1565, %c7 : index
    memref.store %1566, %19[%1567] : memref<?xf32>
    %1568 = vector.extract %712#4[1] : f32 from vector<8xf32>
    %1569 = arith.addi %1565, %c3 : index
    memref.store %1568, %19[%1569] : memref<?xf32>
    %1570 = vector.extract %712#4[2] : f32 from vector<8xf32>
    %1571 = arith.addi %1565, %c10 : index
    memref.store %1570, %19[%1571] : memref<?xf32>
    %1572 = vector.extract %712#4[3] : f32 from vector<8xf32>
    %1573 = arith.addi %1565, %c34 : index
    memref.store %1572, %19[%1573] : memref<?xf32>
    %1574 = vector.extract %712#4[4] : f32 from vector<8xf32>
    %1575 = arith.addi %1565, %c5 : index
    memref.store %1574, %19[%1575] : memref<?xf32>
    %1576 = vector.extract %712#4[5] : f32 from vector<8xf32>
    %1577 = arith.addi %1565, %c35 : index
    memref.store %1576, %19[%1577] : memref<?xf32>
    %1578 = vector.extract %712#4[6] : f32 from vector<8xf32>
    %1579 = arith.addi %1565, %c36 : index
    memref.store %1578, %19[%1579] : memref<?xf32>
    %1580 = vector.extract %712#4[7] : f32 from vector<8xf32>
    %1581 = arith.addi %1565, %c37 : index
    memref.store %1580, %19[%1581] : memref<?xf32>
    %1582 = arith.muli %1561, %c6 : index
    %1583 = arith.addi %1582, %c8 : index
    %1584 = arith.muli %1583, %c2 : index
    %1585 = arith.addi %1584, %1560 : index
    %1586 = vector.extract %712#5[0] : f32 from vector<8xf32>
    %1587 = arith.addi %1585, %c7 : index
    memref.store %1586, %19[%1587] : memref<?xf32>
    %1588 = vector.extract %712#5[1] : f32 from vector<8xf32>
    %1589 = arith.addi %1585, %c3 : index
    memref.store %1588, %19[%1589] : memref<?xf32>
    %1590 = vector.extract %712#5[2] : f32 from vector<8xf32>
    %1591 = arith.addi %1585, %c10 : index
    memref.store %1590, %19[%1591] : memref<?xf32>
    %1592 = vector.extract %712#5[3] : f32 from vector<8xf32>
    %1593 = arith.addi %1585, %c34 : index
    memref.store %1592, %19[%1593] : memref<?xf32>
    %1594 = vector.extract %712#5[4] : f32 from vector<8xf32>
    %1595 = arith.addi %1585, %c5 : index
    memref.store %1594, %19[%1595] : memref<?xf32>
    %1596 = vector.extract %712#5[5] : f32 from vector<8xf32>
    %1597 = arith.addi %1585, %c35 : index
    memref.store %1596, %19[%1597] : memref<?xf32>
    %1598 = vector.extract %712#5[6] : f32 from vector<8xf32>
    %1599 = arith.addi %1585, %c36 : index
    memref.store %1598, %19[%1599] : memref<?xf32>
    %1600 = vector.extract %712#5[7] : f32 from vector<8xf32>
    %1601 = arith.addi %1585, %c37 : index
    memref.store %1600, %19[%1601] : memref<?xf32>
    wave.barrier
    %1602 = arith.muli %1561, %c38 : index
    %1603 = arith.addi %1602, %c7 : index
    %1604 = arith.muli %1603, %c3 : index
    %1605 = arith.addi %1604, %1560 : index
    %1606 = arith.addi %1605, %c7 : index
    %1607 = memref.load %19[%1606] : memref<?xf32>
    %1608 = arith.addi %1606, %c39 : index
    %1609 = memref.load %19[%1608] : memref<?xf32>
    %1610 = arith.addf %1607, %1609 : f32
    %1611 = arith.muli %1603, %c3 : index
    %1612 = arith.addi %1611, %1560 : index
    %1613 = arith.addi %1612, %c2 : index
    %1614 = memref.load %19[%1613] : memref<?xf32>
    %1615 = arith.addi %1613, %c39 : index
    %1616 = memref.load %19[%1615] : memref<?xf32>
    %1617 = arith.addf %1614, %1616 : f32
    %1618 = wave.lane
    %1619 = arith.addi %18, %c3 : index
    %1620 = arith.muli %1603, %c6 : index
    %1621 = arith.addi %1619, %1620 : index
    %1622 = arith.divui %1618, %c15 : index
    %1623 = arith.addi %1621, %1622 : index
    %1624 = arith.cmpi slt, %1623, %17 : index
    scf.if %1624 {
      %1625 = arith.cmpi eq, %hasFactors, %c8 : index
      %1626 = arith.muli %1623, %c6 : index
      %1627 = memref.load %factors[%1626] : memref<?xf32>
      %1628 = arith.mulf %1627, %operandScale : f32
      %1629 = arith.select %1625, %1628, %operandScale : f32
      %1630 = arith.remui %1618, %c15 : index
      %1631 = arith.muli %1630, %c38 : index
      %1632 = arith.addi %13, %1631 : index
      %1633 = vector.load %w[%1632] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1634 = vector.bitcast %1633 : vector<4xi8> to vector<1xf32>
      %1635 = vector.extract %1634[0] : f32 from vector<1xf32>
      %1636 = arith.mulf %1635, %1629 : f32
      %1637 = arith.mulf %1610, %1636 : f32
      %1638 = arith.remui %1618, %c15 : index
      %1639 = arith.muli %1638, %c38 : index
      %1640 = arith.addi %15, %1639 : index
      %1641 = vector.load %w[%1640] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1642 = vector.bitcast %1641 : vector<4xi8> to vector<1xf32>
      %1643 = vector.extract %1642[0] : f32 from vector<1xf32>
      %1644 = arith.mulf %1643, %1629 : f32
      %1645 = arith.mulf %1617, %1644 : f32
      %1646 = arith.muli %1623, %outputFeatures : index
      %1647 = arith.addi %1646, %22 : index
      %1648 = wave.lane
      %1649 = arith.remui %1648, %c15 : index
      %1650 = arith.addi %1647, %1649 : index
      scf.if %20 {
        %1651 = arith.addi %1650, %c7 : index
        %1652 = memref.load %residual[%1651] : memref<?xf32>
        %1653 = arith.addf %1652, %1637 : f32
        %1654 = arith.addi %1650, %c7 : index
        memref.store %1653, %out[%1654] : memref<?xf32>
      } else {
        %1655 = arith.addi %1650, %c7 : index
        memref.store %1637, %out[%1655] : memref<?xf32>
      }
      scf.if %20 {
        %1656 = arith.addi %1650, %c15 : index
        %1657 = memref.load %residual[%1656] : memref<?xf32>
        %1658 = arith.addf %1657, %1645 : f32
        %1659 = arith.addi %1650, %c15 : index
        memref.store %1658, %out[%1659] : memref<?xf32>
      } else {
        %1660 = arith.addi %1650, %c15 : index
        memref.store %1645, %out[%1660] : memref<?xf32>
      }
    }
    %1661 = arith.muli %1561, %c38 : index
    %1662 = arith.addi %1661, %c8 : index
    %1663 = arith.muli %1662, %c3 : index
    %1664 = arith.addi %1663, %1560 : index
    %1665 = arith.addi %1664, %c7 : index
    %1666 = memref.load %19[%1665] : memref<?xf32>
    %1667 = arith.addi %1665, %c39 : index
    %1668 = memref.load %19[%1667] : memref<?xf32>
    %1669 = arith.addf %1666, %1668 : f32
    %1670 = arith.muli %1662, %c3 : index
    %1671 = arith.addi %1670, %1560 : index
    %1672 = arith.addi %1671, %c2 : index
    %1673 = memref.load %19[%1672] : memref<?xf32>
    %1674 = arith.addi %1672, %c39 : index
    %1675 = memref.load %19[%1674] : memref<?xf32>
    %1676 = arith.addf %1673, %1675 : f32
    %1677 = wave.lane
    %1678 = arith.addi %18, %c3 : index
    %1679 = arith.muli %1662, %c6 : index
    %1680 = arith.addi %1678, %1679 : index
    %1681 = arith.divui %1677, %c15 : index
    %1682 = arith.addi %1680, %1681 : index
    %1683 = arith.cmpi slt, %1682, %17 : index
    scf.if %1683 {
      %1684 = arith.cmpi eq, %hasFactors, %c8 : index
      %1685 = arith.muli %1682, %c6 : index
      %1686 = memref.load %factors[%1685] : memref<?xf32>
      %1687 = arith.mulf %1686, %operandScale : f32
      %1688 = arith.select %1684, %1687, %operandScale : f32
      %1689 = arith.remui %1677, %c15 : index
      %1690 = arith.muli %1689, %c38 : index
      %1691 = arith.addi %13, %1690 : index
      %1692 = vector.load %w[%1691] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1693 = vector.bitcast %1692 : vector<4xi8> to vector<1xf32>
      %1694 = vector.extract %1693[0] : f32 from vector<1xf32>
      %1695 = arith.mulf %1694, %1688 : f32
      %1696 = arith.mulf %1669, %1695 : f32
      %1697 = arith.remui %1677, %c15 : index
      %1698 = arith.muli %1697, %c38 : index
      %1699 = arith.addi %15, %1698 : index
      %1700 = vector.load %w[%1699] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1701 = vector.bitcast %1700 : vector<4xi8> to vector<1xf32>
      %1702 = vector.extract %1701[0] : f32 from vector<1xf32>
      %1703 = arith.mulf %1702, %1688 : f32
      %1704 = arith.mulf %1676, %1703 : f32
      %1705 = arith.muli %1682, %outputFeatures : index
      %1706 = arith.addi %1705, %22 : index
      %1707 = wave.lane
      %1708 = arith.remui %1707, %c15 : index
      %1709 = arith.addi %1706, %1708 : index
      scf.if %20 {
        %1710 = arith.addi %1709, %c7 : index
        %1711 = memref.load %residual[%1710] : memref<?xf32>
        %1712 = arith.addf %1711, %1696 : f32
        %1713 = arith.addi %1709, %c7 : index
        memref.store %1712, %out[%1713] : memref<?xf32>
      } else {
        %1714 = arith.addi %1709, %c7 : index
        memref.store %1696, %out[%1714] : memref<?xf32>
      }
      scf.if %20 {
        %1715 = arith.addi %1709, %c15 : index
        %1716 = memref.load %residual[%1715] : memref<?xf32>
        %1717 = arith.addf %1716, %1704 : f32
        %1718 = arith.addi %1709, %c15 : index
        memref.store %1717, %out[%1718] : memref<?xf32>
      } else {
        %1719 = arith.addi %1709, %c15 : index
        memref.store %1704, %out[%1719] : memref<?xf32>
      }
    }
    %1720 = arith.muli %1561, %c38 : index
    %1721 = arith.addi %1720, %c6 : index
    %1722 = arith.muli %1721, %c3 : index
    %1723 = arith.addi %1722, %1560 : index
    %1724 = arith.addi %1723, %c7 : index
    %1725 = memref.load %19[%1724] : memref<?xf32>
    %1726 = arith.addi %1724, %c39 : index
    %1727 = memref.load %19[%1726] : memref<?xf32>
    %1728 = arith.addf %1725, %1727 : f32
    %1729 = arith.muli %1721, %c3 : index
    %1730 = arith.addi %1729, %1560 : index
    %1731 = arith.addi %1730, %c2 : index
    %1732 = memref.load %19[%1731] : memref<?xf32>
    %1733 = arith.addi %1731, %c39 : index
    %1734 = memref.load %19[%1733] : memref<?xf32>
    %1735 = arith.addf %1732, %1734 : f32
    %1736 = wave.lane
    %1737 = arith.addi %18, %c3 : index
    %1738 = arith.muli %1721, %c6 : index
    %1739 = arith.addi %1737, %1738 : index
    %1740 = arith.divui %1736, %c15 : index
    %1741 = arith.addi %1739, %1740 : index
    %1742 = arith.cmpi slt, %1741, %17 : index
    scf.if %1742 {
      %1743 = arith.cmpi eq, %hasFactors, %c8 : index
      %1744 = arith.muli %1741, %c6 : index
      %1745 = memref.load %factors[%1744] : memref<?xf32>
      %1746 = arith.mulf %1745, %operandScale : f32
      %1747 = arith.select %1743, %1746, %operandScale : f32
      %1748 = arith.remui %1736, %c15 : index
      %1749 = arith.muli %1748, %c38 : index
      %1750 = arith.addi %13, %1749 : index
      %1751 = vector.load %w[%1750] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1752 = vector.bitcast %1751 : vector<4xi8> to vector<1xf32>
      %1753 = vector.extract %1752[0] : f32 from vector<1xf32>
      %1754 = arith.mulf %1753, %1747 : f32
      %1755 = arith.mulf %1728, %1754 : f32
      %1756 = arith.remui %1736, %c15 : index
      %1757 = arith.muli %1756, %c38 : index
      %1758 = arith.addi %15, %1757 : index
      %1759 = vector.load %w[%1758] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1760 = vector.bitcast %1759 : vector<4xi8> to vector<1xf32>
      %1761 = vector.extract %1760[0] : f32 from vector<1xf32>
      %1762 = arith.mulf %1761, %1747 : f32
      %1763 = arith.mulf %1735, %1762 : f32
      %1764 = arith.muli %1741, %outputFeatures : index
      %1765 = arith.addi %1764, %22 : index
      %1766 = wave.lane
      %1767 = arith.remui %1766, %c15 : index
      %1768 = arith.addi %1765, %1767 : index
      scf.if %20 {
        %1769 = arith.addi %1768, %c7 : index
        %1770 = memref.load %residual[%1769] : memref<?xf32>
        %1771 = arith.addf %1770, %1755 : f32
        %1772 = arith.addi %1768, %c7 : index
        memref.store %1771, %out[%1772] : memref<?xf32>
      } else {
        %1773 = arith.addi %1768, %c7 : index
        memref.store %1755, %out[%1773] : memref<?xf32>
      }
      scf.if %20 {
        %1774 = arith.addi %1768, %c15 : index
        %1775 = memref.load %residual[%1774] : memref<?xf32>
        %1776 = arith.addf %1775, %1763 : f32
        %1777 = arith.addi %1768, %c15 : index
        memref.store %1776, %out[%1777] : memref<?xf32>
      } else {
        %1778 = arith.addi %1768, %c15 : index
        memref.store %1763, %out[%1778] : memref<?xf32>
      }
    }
    %1779 = arith.muli %1561, %c38 : index
    %1780 = arith.addi %1779, %c33 : index
    %1781 = arith.muli %1780, %c3 : index
    %1782 = arith.addi %1781, %1560 : index
    %1783 = arith.addi %1782, %c7 : index
    %1784 = memref.load %19[%1783] : memref<?xf32>
    %1785 = arith.addi %1783, %c39 : index
    %1786 = memref.load %19[%1785] : memref<?xf32>
    %1787 = arith.addf %1784, %1786 : f32
    %1788 = arith.muli %1780, %c3 : index
    %1789 = arith.addi %1788, %1560 : index
    %1790 = arith.addi %1789, %c2 : index
    %1791 = memref.load %19[%1790] : memref<?xf32>
    %1792 = arith.addi %1790, %c39 : index
    %1793 = memref.load %19[%1792] : memref<?xf32>
    %1794 = arith.addf %1791, %1793 : f32
    %1795 = wave.lane
    %1796 = arith.addi %18, %c3 : index
    %1797 = arith.muli %1780, %c6 : index
    %1798 = arith.addi %1796, %1797 : index
    %1799 = arith.divui %1795, %c15 : index
    %1800 = arith.addi %1798, %1799 : index
    %1801 = arith.cmpi slt, %1800, %17 : index
    scf.if %1801 {
      %1802 = arith.cmpi eq, %hasFactors, %c8 : index
      %1803 = arith.muli %1800, %c6 : index
      %1804 = memref.load %factors[%1803] : memref<?xf32>
      %1805 = arith.mulf %1804, %operandScale : f32
      %1806 = arith.select %1802, %1805, %operandScale : f32
      %1807 = arith.remui %1795, %c15 : index
      %1808 = arith.muli %1807, %c38 : index
      %1809 = arith.addi %13, %1808 : index
      %1810 = vector.load %w[%1809] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1811 = vector.bitcast %1810 : vector<4xi8> to vector<1xf32>
      %1812 = vector.extract %1811[0] : f32 from vector<1xf32>
      %1813 = arith.mulf %1812, %1806 : f32
      %1814 = arith.mulf %1787, %1813 : f32
      %1815 = arith.remui %1795, %c15 : index
      %1816 = arith.muli %1815, %c38 : index
      %1817 = arith.addi %15, %1816 : index
      %1818 = vector.load %w[%1817] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1819 = vector.bitcast %1818 : vector<4xi8> to vector<1xf32>
      %1820 = vector.extract %1819[0] : f32 from vector<1xf32>
      %1821 = arith.mulf %1820, %1806 : f32
      %1822 = arith.mulf %1794, %1821 : f32
      %1823 = arith.muli %1800, %outputFeatures : index
      %1824 = arith.addi %1823, %22 : index
      %1825 = wave.lane
      %1826 = arith.remui %1825, %c15 : index
      %1827 = arith.addi %1824, %1826 : index
      scf.if %20 {
        %1828 = arith.addi %1827, %c7 : index
        %1829 = memref.load %residual[%1828] : memref<?xf32>
        %1830 = arith.addf %1829, %1814 : f32
        %1831 = arith.addi %1827, %c7 : index
        memref.store %1830, %out[%1831] : memref<?xf32>
      } else {
        %1832 = arith.addi %1827, %c7 : index
        memref.store %1814, %out[%1832] : memref<?xf32>
      }
      scf.if %20 {
        %1833 = arith.addi %1827, %c15 : index
        %1834 = memref.load %residual[%1833] : memref<?xf32>
        %1835 = arith.addf %1834, %1822 : f32
        %1836 = arith.addi %1827, %c15 : index
        memref.store %1835, %out[%1836] : memref<?xf32>
      } else {
        %1837 = arith.addi %1827, %c15 : index
        memref.store %1822, %out[%1837] : memref<?xf32>
      }
    }
    %1838 = wave.lane
    wave.barrier
    %1839 = wave.wave
    %1840 = arith.muli %1839, %c6 : index
    %1841 = arith.addi %1840, %c7 : index
    %1842 = arith.muli %1841, %c2 : index
    %1843 = arith.addi %1842, %1838 : index
    %1844 = vector.extract %712#6[0] : f32 from vector<8xf32>
    %1845 = arith.addi %1843, %c7 : index
    memref.store %1844, %19[%1845] : memref<?xf32>
    %1846 = vector.extract %712#6[1] : f32 from vector<8xf32>
    %1847 = arith.addi %1843, %c3 : index
    memref.store %1846, %19[%1847] : memref<?xf32>
    %1848 = vector.extract %712#6[2] : f32 from vector<8xf32>
    %1849 = arith.addi %1843, %c10 : index
    memref.store %1848, %19[%1849] : memref<?xf32>
    %1850 = vector.extract %712#6[3] : f32 from vector<8xf32>
    %1851 = arith.addi %1843, %c34 : index
    memref.store %1850, %19[%1851] : memref<?xf32>
    %1852 = vector.extract %712#6[4] : f32 from vector<8xf32>
    %1853 = arith.addi %1843, %c5 : index
    memref.store %1852, %19[%1853] : memref<?xf32>
    %1854 = vector.extract %712#6[5] : f32 from vector<8xf32>
    %1855 = arith.addi %1843, %c35 : index
    memref.store %1854, %19[%1855] : memref<?xf32>
    %1856 = vector.extract %712#6[6] : f32 from vector<8xf32>
    %1857 = arith.addi %1843, %c36 : index
    memref.store %1856, %19[%1857] : memref<?xf32>
    %1858 = vector.extract %712#6[7] : f32 from vector<8xf32>
    %1859 = arith.addi %1843, %c37 : index
    memref.store %1858, %19[%1859] : memref<?xf32>
    %1860 = arith.muli %1839, %c6 : index
    %1861 = arith.addi %1860, %c8 : index
    %1862 = arith.muli %1861, %c2 : index
    %1863 = arith.addi %1862, %1838 : index
    %1864 = vector.extract %712#7[0] : f32 from vector<8xf32>
    %1865 = arith.addi %1863, %c7 : index
    memref.store %1864, %19[%1865] : memref<?xf32>
    %1866 = vector.extract %712#7[1] : f32 from vector<8xf32>
    %1867 = arith.addi %1863, %c3 : index
    memref.store %1866, %19[%1867] : memref<?xf32>
    %1868 = vector.extract %712#7[2] : f32 from vector<8xf32>
    %1869 = arith.addi %1863, %c10 : index
    memref.store %1868, %19[%1869] : memref<?xf32>
    %1870 = vector.extract %712#7[3] : f32 from vector<8xf32>
    %1871 = arith.addi %1863, %c34 : index
    memref.store %1870, %19[%1871] : memref<?xf32>
    %1872 = vector.extract %712#7[4] : f32 from vector<8xf32>
    %1873 = arith.addi %1863, %c5 : index
    memref.store %1872, %19[%1873] : memref<?xf32>
    %1874 = vector.extract %712#7[5] : f32 from vector<8xf32>
    %1875 = arith.addi %1863, %c35 : index
    memref.store %1874, %19[%1875] : memref<?xf32>
    %1876 = vector.extract %712#7[6] : f32 from vector<8xf32>
    %1877 = arith.addi %1863, %c36 : index
    memref.store %1876, %19[%1877] : memref<?xf32>
    %1878 = vector.extract %712#7[7] : f32 from vector<8xf32>
    %1879 = arith.addi %1863, %c37 : index
    memref.store %1878, %19[%1879] : memref<?xf32>
    wave.barrier
    %1880 = arith.muli %1839, %c38 : index
    %1881 = arith.addi %1880, %c7 : index
    %1882 = arith.muli %1881, %c3 : index
    %1883 = arith.addi %1882, %1838 : index
    %1884 = arith.addi %1883, %c7 : index
    %1885 = memref.load %19[%1884] : memref<?xf32>
    %1886 = arith.addi %1884, %c39 : index
    %1887 = memref.load %19[%1886] : memref<?xf32>
    %1888 = arith.addf %1885, %1887 : f32
    %1889 = arith.muli %1881, %c3 : index
    %1890 = arith.addi %1889, %1838 : index
    %1891 = arith.addi %1890, %c2 : index
    %1892 = memref.load %19[%1891] : memref<?xf32>
    %1893 = arith.addi %1891, %c39 : index
    %1894 = memref.load %19[%1893] : memref<?xf32>
    %1895 = arith.addf %1892, %1894 : f32
    %1896 = wave.lane
    %1897 = arith.addi %18, %c17 : index
    %1898 = arith.muli %1881, %c6 : index
    %1899 = arith.addi %1897, %1898 : index
    %1900 = arith.divui %1896, %c15 : index
    %1901 = arith.addi %1899, %1900 : index
    %1902 = arith.cmpi slt, %1901, %17 : index
    scf.if %1902 {
      %1903 = arith.cmpi eq, %hasFactors, %c8 : index
      %1904 = arith.muli %1901, %c6 : index
      %1905 = memref.load %factors[%1904] : memref<?xf32>
      %1906 = arith.mulf %1905, %operandScale : f32
      %1907 = arith.select %1903, %1906, %operandScale : f32
      %1908 = arith.remui %1896, %c15 : index
      %1909 = arith.muli %1908, %c38 : index
      %1910 = arith.addi %13, %1909 : index
      %1911 = vector.load %w[%1910] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1912 = vector.bitcast %1911 : vector<4xi8> to vector<1xf32>
      %1913 = vector.extract %1912[0] : f32 from vector<1xf32>
      %1914 = arith.mulf %1913, %1907 : f32
      %1915 = arith.mulf %1888, %1914 : f32
      %1916 = arith.remui %1896, %c15 : index
      %1917 = arith.muli %1916, %c38 : index
      %1918 = arith.addi %15, %1917 : index
      %1919 = vector.load %w[%1918] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1920 = vector.bitcast %1919 : vector<4xi8> to vector<1xf32>
      %1921 = vector.extract %1920[0] : f32 from vector<1xf32>
      %1922 = arith.mulf %1921, %1907 : f32
      %1923 = arith.mulf %1895, %1922 : f32
      %1924 = arith.muli %1901, %outputFeatures : index
      %1925 = arith.addi %1924, %22 : index
      %1926 = wave.lane
      %1927 = arith.remui %1926, %c15 : index
      %1928 = arith.addi %1925, %1927 : index
      scf.if %20 {
        %1929 = arith.addi %1928, %c7 : index
        %1930 = memref.load %residual[%1929] : memref<?xf32>
        %1931 = arith.addf %1930, %1915 : f32
        %1932 = arith.addi %1928, %c7 : index
        memref.store %1931, %out[%1932] : memref<?xf32>
      } else {
        %1933 = arith.addi %1928, %c7 : index
        memref.store %1915, %out[%1933] : memref<?xf32>
      }
      scf.if %20 {
        %1934 = arith.addi %1928, %c15 : index
        %1935 = memref.load %residual[%1934] : memref<?xf32>
        %1936 = arith.addf %1935, %1923 : f32
        %1937 = arith.addi %1928, %c15 : index
        memref.store %1936, %out[%1937] : memref<?xf32>
      } else {
        %1938 = arith.addi %1928, %c15 : index
        memref.store %1923, %out[%1938] : memref<?xf32>
      }
    }
    %1939 = arith.muli %1839, %c38 : index
    %1940 = arith.addi %1939, %c8 : index
    %1941 = arith.muli %1940, %c3 : index
    %1942 = arith.addi %1941, %1838 : index
    %1943 = arith.addi %1942, %c7 : index
    %1944 = memref.load %19[%1943] : memref<?xf32>
    %1945 = arith.addi %1943, %c39 : index
    %1946 = memref.load %19[%1945] : memref<?xf32>
    %1947 = arith.addf %1944, %1946 : f32
    %1948 = arith.muli %1940, %c3 : index
    %1949 = arith.addi %1948, %1838 : index
    %1950 = arith.addi %1949, %c2 : index
    %1951 = memref.load %19[%1950] : memref<?xf32>
    %1952 = arith.addi %1950, %c39 : index
    %1953 = memref.load %19[%1952] : memref<?xf32>
    %1954 = arith.addf %1951, %1953 : f32
    %1955 = wave.lane
    %1956 = arith.addi %18, %c17 : index
    %1957 = arith.muli %1940, %c6 : index
    %1958 = arith.addi %1956, %1957 : index
    %1959 = arith.divui %1955, %c15 : index
    %1960 = arith.addi %1958, %1959 : index
    %1961 = arith.cmpi slt, %1960, %17 : index
    scf.if %1961 {
      %1962 = arith.cmpi eq, %hasFactors, %c8 : index
      %1963 = arith.muli %1960, %c6 : index
      %1964 = memref.load %factors[%1963] : memref<?xf32>
      %1965 = arith.mulf %1964, %operandScale : f32
      %1966 = arith.select %1962, %1965, %operandScale : f32
      %1967 = arith.remui %1955, %c15 : index
      %1968 = arith.muli %1967, %c38 : index
      %1969 = arith.addi %13, %1968 : index
      %1970 = vector.load %w[%1969] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1971 = vector.bitcast %1970 : vector<4xi8> to vector<1xf32>
      %1972 = vector.extract %1971[0] : f32 from vector<1xf32>
      %1973 = arith.mulf %1972, %1966 : f32
      %1974 = arith.mulf %1947, %1973 : f32
      %1975 = arith.remui %1955, %c15 : index
      %1976 = arith.muli %1975, %c38 : index
      %1977 = arith.addi %15, %1976 : index
      %1978 = vector.load %w[%1977] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1979 = vector.bitcast %1978 : vector<4xi8> to vector<1xf32>
      %1980 = vector.extract %1979[0] : f32 from vector<1xf32>
      %1981 = arith.mulf %1980, %1966 : f32
      %1982 = arith.mulf %1954, %1981 : f32
      %1983 = arith.muli %1960, %outputFeatures : index
      %1984 = arith.addi %1983, %22 : index
      %1985 = wave.lane
      %1986 = arith.remui %1985, %c15 : index
      %1987 = arith.addi %1984, %1986 : index
      scf.if %20 {
        %1988 = arith.addi %1987, %c7 : index
        %1989 = memref.load %residual[%1988] : memref<?xf32>
        %1990 = arith.addf %1989, %1974 : f32
        %1991 = arith.addi %1987, %c7 : index
        memref.store %1990, %out[%1991] : memref<?xf32>
      } else {
        %1992 = arith.addi %1987, %c7 : index
        memref.store %1974, %out[%1992] : memref<?xf32>
      }
      scf.if %20 {
        %1993 = arith.addi %1987, %c15 : index
        %1994 = memref.load %residual[%1993] : memref<?xf32>
        %1995 = arith.addf %1994, %1982 : f32
        %1996 = arith.addi %1987, %c15 : index
        memref.store %1995, %out[%1996] : memref<?xf32>
      } else {
        %1997 = arith.addi %1987, %c15 : index
        memref.store %1982, %out[%1997] : memref<?xf32>
      }
    }
    %1998 = arith.muli %1839, %c38 : index
    %1999 = arith.addi %1998, %c6 : index
    %2000 = arith.muli %1999, %c3 : index
    %2001 = arith.addi %2000, %1838 : index
    %2002 = arith.addi %2001, %c7 : index
    %2003 = memref.load %19[%2002] : memref<?xf32>
    %2004 = arith.addi %2002, %c39 : index
    %2005 = memref.load %19[%2004] : memref<?xf32>
    %2006 = arith.addf %2003, %2005 : f32
    %2007 = arith.muli %1999, %c3 : index
    %2008 = arith.addi %2007, %1838 : index
    %2009 = arith.addi %2008, %c2 : index
    %2010 = memref.load %19[%2009] : memref<?xf32>
    %2011 = arith.addi %2009, %c39 : index
    %2012 = memref.load %19[%2011] : memref<?xf32>
    %2013 = arith.addf %2010, %2012 : f32
    %2014 = wave.lane
    %2015 = arith.addi %18, %c17 : index
    %2016 = arith.muli %1999, %c6 : index
    %2017 = arith.addi %2015, %2016 : index
    %2018 = arith.divui %2014, %c15 : index
    %2019 = arith.addi %2017, %2018 : index
    %2020 = arith.cmpi slt, %2019, %17 : index
    scf.if %2020 {
      %2021 = arith.cmpi eq, %hasFactors, %c8 : index
      %2022 = arith.muli %2019, %c6 : index
      %2023 = memref.load %factors[%2022] : memref<?xf32>
      %2024 = arith.mulf %2023, %operandScale : f32
      %2025 = arith.select %2021, %2024, %operandScale : f32
      %2026 = arith.remui %2014, %c15 : index
      %2027 = arith.muli %2026, %c38 : index
      %2028 = arith.addi %13, %2027 : index
      %2029 = vector.load %w[%2028] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2030 = vector.bitcast %2029 : vector<4xi8> to vector<1xf32>
      %2031 = vector.extract %2030[0] : f32 from vector<1xf32>
      %2032 = arith.mulf %2031, %2025 : f32
      %2033 = arith.mulf %2006, %2032 : f32
      %2034 = arith.remui %2014, %c15 : index
      %2035 = arith.muli %2034, %c38 : index
      %2036 = arith.addi %15, %2035 : index
      %2037 = vector.load %w[%2036] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2038 = vector.bitcast %2037 : vector<4xi8> to vector<1xf32>
      %2039 = vector.extract %2038[0] : f32 from vector<1xf32>
      %2040 = arith.mulf %2039, %2025 : f32
      %2041 = arith.mulf %2013, %2040 : f32
      %2042 = arith.muli %2019, %outputFeatures : index
      %2043 = arith.addi %2042, %22 : index
      %2044 = wave.lane
      %2045 = arith.remui %2044, %c15 : index
      %2046 = arith.addi %2043, %2045 : index
      scf.if %20 {
        %2047 = arith.addi %2046, %c7 : index
        %2048 = memref.load %residual[%2047] : memref<?xf32>
        %2049 = arith.addf %2048, %2033 : f32
        %2050 = arith.addi %2046, %c7 : index
        memref.store %2049, %out[%2050] : memref<?xf32>
      } else {
        %2051 = arith.addi %2046, %c7 : index
        memref.store %2033, %out[%2051] : memref<?xf32>
      }
      scf.if %20 {
        %2052 = arith.addi %2046, %c15 : index
        %2053 = memref.load %residual[%2052] : memref<?xf32>
        %2054 = arith.addf %2053, %2041 : f32
        %2055 = arith.addi %2046, %c15 : index
        memref.store %2054, %out[%2055] : memref<?xf32>
      } else {
        %2056 = arith.addi %2046, %c15 : index
        memref.store %2041, %out[%2056] : memref<?xf32>
      }
    }
    %2057 = arith.muli %1839, %c38 : index
    %2058 = arith.addi %2057, %c33 : index
    %2059 = arith.muli %2058, %c3 : index
    %2060 = arith.addi %2059, %1838 : index
    %2061 = arith.addi %2060, %c7 : index
    %2062 = memref.load %19[%2061] : memref<?xf32>
    %2063 = arith.addi %2061, %c39 : index
    %2064 = memref.load %19[%2063] : memref<?xf32>
    %2065 = arith.addf %2062, %2064 : f32
    %2066 = arith.muli %2058, %c3 : index
    %2067 = arith.addi %2066, %1838 : index
    %2068 = arith.addi %2067, %c2 : index
    %2069 = memref.load %19[%2068] : memref<?xf32>
    %2070 = arith.addi %2068, %c39 : index
    %2071 = memref.load %19[%2070] : memref<?xf32>
    %2072 = arith.addf %2069, %2071 : f32
    %2073 = wave.lane
    %2074 = arith.addi %18, %c17 : index
    %2075 = arith.muli %2058, %c6 : index
    %2076 = arith.addi %2074, %2075 : index
    %2077 = arith.divui %2073, %c15 : index
    %2078 = arith.addi %2076, %2077 : index
    %2079 = arith.cmpi slt, %2078, %17 : index
    scf.if %2079 {
      %2080 = arith.cmpi eq, %hasFactors, %c8 : index
      %2081 = arith.muli %2078, %c6 : index
      %2082 = memref.load %factors[%2081] : memref<?xf32>
      %2083 = arith.mulf %2082, %operandScale : f32
      %2084 = arith.select %2080, %2083, %operandScale : f32
      %2085 = arith.remui %2073, %c15 : index
      %2086 = arith.muli %2085, %c38 : index
      %2087 = arith.addi %13, %2086 : index
      %2088 = vector.load %w[%2087] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2089 = vector.bitcast %2088 : vector<4xi8> to vector<1xf32>
      %2090 = vector.extract %2089[0] : f32 from vector<1xf32>
      %2091 = arith.mulf %2090, %2084 : f32
      %2092 = arith.mulf %2065, %2091 : f32
      %2093 = arith.remui %2073, %c15 : index
      %2094 = arith.muli %2093, %c38 : index
      %2095 = arith.addi %15, %2094 : index
      %2096 = vector.load %w[%2095] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2097 = vector.bitcast %2096 : vector<4xi8> to vector<1xf32>
      %2098 = vector.extract %2097[0] : f32 from vector<1xf32>
      %2099 = arith.mulf %2098, %2084 : f32
      %2100 = arith.mulf %2072, %2099 : f32
      %2101 = arith.muli %2078, %outputFeatures : index
      %2102 = arith.addi %2101, %22 : index
      %2103 = wave.lane
      %2104 = arith.remui %2103, %c15 : index
      %2105 = arith.addi %2102, %2104 : index
      scf.if %20 {
        %2106 = arith.addi %2105, %c7 : index
        %2107 = memref.load %residual[%2106] : memref<?xf32>
        %2108 = arith.addf %2107, %2092 : f32
        %2109 = arith.addi %2105, %c7 : index
        memref.store %2108, %out[%2109] : memref<?xf32>
      } else {
        %2110 = arith.addi %2105, %c7 : index
        memref.store %2092, %out[%2110] : memref<?xf32>
      }
      scf.if %20 {
        %2111 = arith.addi %2105, %c15 : index
        %2112 = memref.load %residual[%2111] : memref<?xf32>
        %2113 = arith.addf %2112, %2100 : f32
        %2114 = arith.addi %2105, %c15 : index
        memref.store %2113, %out[%2114] : memref<?xf32>
      } else {
        %2115 = arith.addi %2105, %c15 : index
        memref.store %2100, %out[%2115] : memref<?xf32>
      }
    }
  }
  wave.return
}
