// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q5_k', waves=4, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q5_k_w4p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 4 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 10 : index
  %c2 = arith.constant 256 : index
  %c3 = arith.constant 64 : index
  %c4 = arith.constant 127 : index
  %c5 = arith.constant 128 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %c8 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c10 = arith.constant 2048 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c13 = arith.constant 32 : index
  %tileRows = wave.param "tileRows" : index
  %c15 = arith.constant 16 : index
  %c16 = arith.constant 8 : index
  %c17 = arith.constant 48 : index
  %c18 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c21 = arith.constant 4 : index
  %c22 = arith.constant dense<0> : vector<4xi32>
  %c23 = arith.constant dense<983055> : vector<4xi32>
  %c24 = arith.constant dense<[0, 4, 8, 12]> : vector<4xi32>
  %c25 = arith.constant dense<65537> : vector<4xi32>
  %c26 = arith.constant dense<4> : vector<4xi32>
  %c27 = arith.constant dense<1677747200> : vector<4xi32>
  %c28 = arith.constant dense<[1, 5, 9, 13]> : vector<4xi32>
  %c29 = arith.constant dense<8> : vector<4xi32>
  %c30 = arith.constant dense<[2, 6, 10, 14]> : vector<4xi32>
  %c31 = arith.constant dense<12> : vector<4xi32>
  %c32 = arith.constant dense<[3, 7, 11, 15]> : vector<4xi32>
  %c33 = arith.constant dense<0x6400> : vector<32xf16>
  %c34 = arith.constant 3 : index
  %c35 = arith.constant 96 : index
  %c36 = arith.constant 160 : index
  %c37 = arith.constant 192 : index
  %c38 = arith.constant 224 : index
  %c39 = arith.constant 512 : index
  %c40 = arith.constant 1024 : index
  %c41 = arith.constant 1536 : index
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
  %18 = arith.muli %1, %c3 : index
  %19 = wave.scratch %c10 : memref<?xf32>
  %20 = arith.cmpi eq, %hasResidual, %c8 : index
  %21 = wave.block 0
  %22 = arith.muli %21, %c13 : index
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
    %62 = arith.addi %25, %c13 : index
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
    %99 = arith.divui %inputFeatures, %c13 : index
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
      %128 = arith.muli %123, %c21 : index
      %129 = arith.addi %127, %128 : index
      %130 = vector.load %w[%129] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %131 = vector.bitcast %130 : vector<4xi8> to vector<2xf16>
      %132 = arith.divui %inputFeatures, %c2 : index
      %133 = arith.muli %132, %c3 : index
      %134 = arith.addi %124, %133 : index
      %135 = arith.muli %122, %c13 : index
      %136 = arith.addi %134, %135 : index
      %137 = arith.muli %123, %c6 : index
      %138 = arith.addi %136, %137 : index
      %139 = vector.load %w[%138] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %140 = vector.extract %131[0] : f16 from vector<2xf16>
      %141 = arith.extf %140 : f16 to f32
      %142 = vector.extract %139[0] : i8 from vector<2xi8>
      %143 = arith.extui %142 : i8 to i32
      %144 = arith.sitofp %143 : i32 to f32
      %145 = arith.mulf %141, %144 : f32
      %146 = arith.truncf %145 : f32 to f16
      %147 = vector.broadcast %146 : f16 to vector<16xf16>
      %148 = vector.extract %131[1] : f16 from vector<2xf16>
      %149 = arith.extf %148 : f16 to f32
      %150 = vector.extract %139[1] : i8 from vector<2xi8>
      %151 = arith.extui %150 : i8 to i32
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
      %168 = arith.muli %167, %c21 : index
      %169 = arith.addi %165, %168 : index
      %170 = arith.muli %122, %c2 : index
      %171 = arith.addi %163, %170 : index
      %172 = arith.muli %123, %c15 : index
      %173 = arith.addi %171, %172 : index
      %174 = vector.load %w[%169] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %175 = vector.bitcast %174 : vector<4xi8> to vector<1xi32>
      %176 = vector.shuffle %175, %175 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %177 = vector.load %w[%173] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %178 = vector.bitcast %177 : vector<16xi8> to vector<4xi32>
      %179 = arith.shrui %178, %c22 : vector<4xi32>
      %180 = arith.andi %179, %c23 : vector<4xi32>
      %181 = arith.shrui %176, %c24 : vector<4xi32>
      %182 = arith.andi %181, %c25 : vector<4xi32>
      %183 = arith.shli %182, %c26 : vector<4xi32>
      %184 = arith.ori %180, %183 : vector<4xi32>
      %185 = arith.ori %184, %c27 : vector<4xi32>
      %186 = vector.bitcast %185 : vector<4xi32> to vector<8xf16>
      %187 = arith.shrui %178, %c26 : vector<4xi32>
      %188 = arith.andi %187, %c23 : vector<4xi32>
      %189 = arith.shrui %176, %c28 : vector<4xi32>
      %190 = arith.andi %189, %c25 : vector<4xi32>
      %191 = arith.shli %190, %c26 : vector<4xi32>
      %192 = arith.ori %188, %191 : vector<4xi32>
      %193 = arith.ori %192, %c27 : vector<4xi32>
      %194 = vector.bitcast %193 : vector<4xi32> to vector<8xf16>
      %195 = arith.shrui %178, %c29 : vector<4xi32>
      %196 = arith.andi %195, %c23 : vector<4xi32>
      %197 = arith.shrui %176, %c30 : vector<4xi32>
      %198 = arith.andi %197, %c25 : vector<4xi32>
      %199 = arith.shli %198, %c26 : vector<4xi32>
      %200 = arith.ori %196, %199 : vector<4xi32>
      %201 = arith.ori %200, %c27 : vector<4xi32>
      %202 = vector.bitcast %201 : vector<4xi32> to vector<8xf16>
      %203 = arith.shrui %178, %c31 : vector<4xi32>
      %204 = arith.andi %203, %c23 : vector<4xi32>
      %205 = arith.shrui %176, %c32 : vector<4xi32>
      %206 = arith.andi %205, %c25 : vector<4xi32>
      %207 = arith.shli %206, %c26 : vector<4xi32>
      %208 = arith.ori %204, %207 : vector<4xi32>
      %209 = arith.ori %208, %c27 : vector<4xi32>
      %210 = vector.bitcast %209 : vector<4xi32> to vector<8xf16>
      %211 = vector.shuffle %186, %194 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %212 = vector.shuffle %202, %210 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %213 = vector.shuffle %211, %212 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %214 = arith.subf %213, %c33 : vector<32xf16>
      %215 = vector.shuffle %214, %214 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %216 = vector.shuffle %214, %214 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %217 = math.fma %215, %147, %155 : vector<16xf16>
      %218 = math.fma %216, %147, %155 : vector<16xf16>
      %219 = arith.addi %111, %c8 : index
      %220 = arith.remui %121, %c15 : index
      %221 = arith.addi %13, %c5 : index
      %222 = arith.divui %219, %c16 : index
      %223 = arith.muli %222, %c3 : index
      %224 = arith.addi %221, %223 : index
      %225 = arith.muli %220, %c21 : index
      %226 = arith.addi %224, %225 : index
      %227 = vector.load %w[%226] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %228 = vector.bitcast %227 : vector<4xi8> to vector<2xf16>
      %229 = arith.divui %inputFeatures, %c2 : index
      %230 = arith.muli %229, %c3 : index
      %231 = arith.addi %221, %230 : index
      %232 = arith.muli %219, %c13 : index
      %233 = arith.addi %231, %232 : index
      %234 = arith.muli %220, %c6 : index
      %235 = arith.addi %233, %234 : index
      %236 = vector.load %w[%235] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %237 = vector.extract %228[0] : f16 from vector<2xf16>
      %238 = arith.extf %237 : f16 to f32
      %239 = vector.extract %236[0] : i8 from vector<2xi8>
      %240 = arith.extui %239 : i8 to i32
      %241 = arith.sitofp %240 : i32 to f32
      %242 = arith.mulf %238, %241 : f32
      %243 = arith.truncf %242 : f32 to f16
      %244 = vector.broadcast %243 : f16 to vector<16xf16>
      %245 = vector.extract %228[1] : f16 from vector<2xf16>
      %246 = arith.extf %245 : f16 to f32
      %247 = vector.extract %236[1] : i8 from vector<2xi8>
      %248 = arith.extui %247 : i8 to i32
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
      %265 = arith.muli %264, %c21 : index
      %266 = arith.addi %262, %265 : index
      %267 = arith.muli %219, %c2 : index
      %268 = arith.addi %260, %267 : index
      %269 = arith.muli %220, %c15 : index
      %270 = arith.addi %268, %269 : index
      %271 = vector.load %w[%266] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %272 = vector.bitcast %271 : vector<4xi8> to vector<1xi32>
      %273 = vector.shuffle %272, %272 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %274 = vector.load %w[%270] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %275 = vector.bitcast %274 : vector<16xi8> to vector<4xi32>
      %276 = arith.shrui %275, %c22 : vector<4xi32>
      %277 = arith.andi %276, %c23 : vector<4xi32>
      %278 = arith.shrui %273, %c24 : vector<4xi32>
      %279 = arith.andi %278, %c25 : vector<4xi32>
      %280 = arith.shli %279, %c26 : vector<4xi32>
      %281 = arith.ori %277, %280 : vector<4xi32>
      %282 = arith.ori %281, %c27 : vector<4xi32>
      %283 = vector.bitcast %282 : vector<4xi32> to vector<8xf16>
      %284 = arith.shrui %275, %c26 : vector<4xi32>
      %285 = arith.andi %284, %c23 : vector<4xi32>
      %286 = arith.shrui %273, %c28 : vector<4xi32>
      %287 = arith.andi %286, %c25 : vector<4xi32>
      %288 = arith.shli %287, %c26 : vector<4xi32>
      %289 = arith.ori %285, %288 : vector<4xi32>
      %290 = arith.ori %289, %c27 : vector<4xi32>
      %291 = vector.bitcast %290 : vector<4xi32> to vector<8xf16>
      %292 = arith.shrui %275, %c29 : vector<4xi32>
      %293 = arith.andi %292, %c23 : vector<4xi32>
      %294 = arith.shrui %273, %c30 : vector<4xi32>
      %295 = arith.andi %294, %c25 : vector<4xi32>
      %296 = arith.shli %295, %c26 : vector<4xi32>
      %297 = arith.ori %293, %296 : vector<4xi32>
      %298 = arith.ori %297, %c27 : vector<4xi32>
      %299 = vector.bitcast %298 : vector<4xi32> to vector<8xf16>
      %300 = arith.shrui %275, %c31 : vector<4xi32>
      %301 = arith.andi %300, %c23 : vector<4xi32>
      %302 = arith.shrui %273, %c32 : vector<4xi32>
      %303 = arith.andi %302, %c25 : vector<4xi32>
      %304 = arith.shli %303, %c26 : vector<4xi32>
      %305 = arith.ori %301, %304 : vector<4xi32>
      %306 = arith.ori %305, %c27 : vector<4xi32>
      %307 = vector.bitcast %306 : vector<4xi32> to vector<8xf16>
      %308 = vector.shuffle %283, %291 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %309 = vector.shuffle %299, %307 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %310 = vector.shuffle %308, %309 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %311 = arith.subf %310, %c33 : vector<32xf16>
      %312 = vector.shuffle %311, %311 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %313 = vector.shuffle %311, %311 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %314 = math.fma %312, %244, %252 : vector<16xf16>
      %315 = math.fma %313, %244, %252 : vector<16xf16>
      %316 = arith.addi %111, %c7 : index
      %317 = arith.remui %121, %c15 : index
      %318 = arith.addi %15, %c5 : index
      %319 = arith.divui %316, %c16 : index
      %320 = arith.muli %319, %c3 : index
      %321 = arith.addi %318, %320 : index
      %322 = arith.muli %317, %c21 : index
      %323 = arith.addi %321, %322 : index
      %324 = vector.load %w[%323] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %325 = vector.bitcast %324 : vector<4xi8> to vector<2xf16>
      %326 = arith.divui %inputFeatures, %c2 : index
      %327 = arith.muli %326, %c3 : index
      %328 = arith.addi %318, %327 : index
      %329 = arith.muli %316, %c13 : index
      %330 = arith.addi %328, %329 : index
      %331 = arith.muli %317, %c6 : index
      %332 = arith.addi %330, %331 : index
      %333 = vector.load %w[%332] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %334 = vector.extract %325[0] : f16 from vector<2xf16>
      %335 = arith.extf %334 : f16 to f32
      %336 = vector.extract %333[0] : i8 from vector<2xi8>
      %337 = arith.extui %336 : i8 to i32
      %338 = arith.sitofp %337 : i32 to f32
      %339 = arith.mulf %335, %338 : f32
      %340 = arith.truncf %339 : f32 to f16
      %341 = vector.broadcast %340 : f16 to vector<16xf16>
      %342 = vector.extract %325[1] : f16 from vector<2xf16>
      %343 = arith.extf %342 : f16 to f32
      %344 = vector.extract %333[1] : i8 from vector<2xi8>
      %345 = arith.extui %344 : i8 to i32
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
      %362 = arith.muli %361, %c21 : index
      %363 = arith.addi %359, %362 : index
      %364 = arith.muli %316, %c2 : index
      %365 = arith.addi %357, %364 : index
      %366 = arith.muli %317, %c15 : index
      %367 = arith.addi %365, %366 : index
      %368 = vector.load %w[%363] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %369 = vector.bitcast %368 : vector<4xi8> to vector<1xi32>
      %370 = vector.shuffle %369, %369 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %371 = vector.load %w[%367] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %372 = vector.bitcast %371 : vector<16xi8> to vector<4xi32>
      %373 = arith.shrui %372, %c22 : vector<4xi32>
      %374 = arith.andi %373, %c23 : vector<4xi32>
      %375 = arith.shrui %370, %c24 : vector<4xi32>
      %376 = arith.andi %375, %c25 : vector<4xi32>
      %377 = arith.shli %376, %c26 : vector<4xi32>
      %378 = arith.ori %374, %377 : vector<4xi32>
      %379 = arith.ori %378, %c27 : vector<4xi32>
      %380 = vector.bitcast %379 : vector<4xi32> to vector<8xf16>
      %381 = arith.shrui %372, %c26 : vector<4xi32>
      %382 = arith.andi %381, %c23 : vector<4xi32>
      %383 = arith.shrui %370, %c28 : vector<4xi32>
      %384 = arith.andi %383, %c25 : vector<4xi32>
      %385 = arith.shli %384, %c26 : vector<4xi32>
      %386 = arith.ori %382, %385 : vector<4xi32>
      %387 = arith.ori %386, %c27 : vector<4xi32>
      %388 = vector.bitcast %387 : vector<4xi32> to vector<8xf16>
      %389 = arith.shrui %372, %c29 : vector<4xi32>
      %390 = arith.andi %389, %c23 : vector<4xi32>
      %391 = arith.shrui %370, %c30 : vector<4xi32>
      %392 = arith.andi %391, %c25 : vector<4xi32>
      %393 = arith.shli %392, %c26 : vector<4xi32>
      %394 = arith.ori %390, %393 : vector<4xi32>
      %395 = arith.ori %394, %c27 : vector<4xi32>
      %396 = vector.bitcast %395 : vector<4xi32> to vector<8xf16>
      %397 = arith.shrui %372, %c31 : vector<4xi32>
      %398 = arith.andi %397, %c23 : vector<4xi32>
      %399 = arith.shrui %370, %c32 : vector<4xi32>
      %400 = arith.andi %399, %c25 : vector<4xi32>
      %401 = arith.shli %400, %c26 : vector<4xi32>
      %402 = arith.ori %398, %401 : vector<4xi32>
      %403 = arith.ori %402, %c27 : vector<4xi32>
      %404 = vector.bitcast %403 : vector<4xi32> to vector<8xf16>
      %405 = vector.shuffle %380, %388 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %406 = vector.shuffle %396, %404 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %407 = vector.shuffle %405, %406 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %408 = arith.subf %407, %c33 : vector<32xf16>
      %409 = vector.shuffle %408, %408 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %410 = vector.shuffle %408, %408 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %411 = math.fma %409, %341, %349 : vector<16xf16>
      %412 = math.fma %410, %341, %349 : vector<16xf16>
      %413 = arith.addi %111, %c8 : index
      %414 = arith.remui %121, %c15 : index
      %415 = arith.addi %15, %c5 : index
      %416 = arith.divui %413, %c16 : index
      %417 = arith.muli %416, %c3 : index
      %418 = arith.addi %415, %417 : index
      %419 = arith.muli %414, %c21 : index
      %420 = arith.addi %418, %419 : index
      %421 = vector.load %w[%420] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %422 = vector.bitcast %421 : vector<4xi8> to vector<2xf16>
      %423 = arith.divui %inputFeatures, %c2 : index
      %424 = arith.muli %423, %c3 : index
      %425 = arith.addi %415, %424 : index
      %426 = arith.muli %413, %c13 : index
      %427 = arith.addi %425, %426 : index
      %428 = arith.muli %414, %c6 : index
      %429 = arith.addi %427, %428 : index
      %430 = vector.load %w[%429] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %431 = vector.extract %422[0] : f16 from vector<2xf16>
      %432 = arith.extf %431 : f16 to f32
      %433 = vector.extract %430[0] : i8 from vector<2xi8>
      %434 = arith.extui %433 : i8 to i32
      %435 = arith.sitofp %434 : i32 to f32
      %436 = arith.mulf %432, %435 : f32
      %437 = arith.truncf %436 : f32 to f16
      %438 = vector.broadcast %437 : f16 to vector<16xf16>
      %439 = vector.extract %422[1] : f16 from vector<2xf16>
      %440 = arith.extf %439 : f16 to f32
      %441 = vector.extract %430[1] : i8 from vector<2xi8>
      %442 = arith.extui %441 : i8 to i32
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
      %459 = arith.muli %458, %c21 : index
      %460 = arith.addi %456, %459 : index
      %461 = arith.muli %413, %c2 : index
      %462 = arith.addi %454, %461 : index
      %463 = arith.muli %414, %c15 : index
      %464 = arith.addi %462, %463 : index
      %465 = vector.load %w[%460] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %466 = vector.bitcast %465 : vector<4xi8> to vector<1xi32>
      %467 = vector.shuffle %466, %466 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %468 = vector.load %w[%464] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %469 = vector.bitcast %468 : vector<16xi8> to vector<4xi32>
      %470 = arith.shrui %469, %c22 : vector<4xi32>
      %471 = arith.andi %470, %c23 : vector<4xi32>
      %472 = arith.shrui %467, %c24 : vector<4xi32>
      %473 = arith.andi %472, %c25 : vector<4xi32>
      %474 = arith.shli %473, %c26 : vector<4xi32>
      %475 = arith.ori %471, %474 : vector<4xi32>
      %476 = arith.ori %475, %c27 : vector<4xi32>
      %477 = vector.bitcast %476 : vector<4xi32> to vector<8xf16>
      %478 = arith.shrui %469, %c26 : vector<4xi32>
      %479 = arith.andi %478, %c23 : vector<4xi32>
      %480 = arith.shrui %467, %c28 : vector<4xi32>
      %481 = arith.andi %480, %c25 : vector<4xi32>
      %482 = arith.shli %481, %c26 : vector<4xi32>
      %483 = arith.ori %479, %482 : vector<4xi32>
      %484 = arith.ori %483, %c27 : vector<4xi32>
      %485 = vector.bitcast %484 : vector<4xi32> to vector<8xf16>
      %486 = arith.shrui %469, %c29 : vector<4xi32>
      %487 = arith.andi %486, %c23 : vector<4xi32>
      %488 = arith.shrui %467, %c30 : vector<4xi32>
      %489 = arith.andi %488, %c25 : vector<4xi32>
      %490 = arith.shli %489, %c26 : vector<4xi32>
      %491 = arith.ori %487, %490 : vector<4xi32>
      %492 = arith.ori %491, %c27 : vector<4xi32>
      %493 = vector.bitcast %492 : vector<4xi32> to vector<8xf16>
      %494 = arith.shrui %469, %c31 : vector<4xi32>
      %495 = arith.andi %494, %c23 : vector<4xi32>
      %496 = arith.shrui %467, %c32 : vector<4xi32>
      %497 = arith.andi %496, %c25 : vector<4xi32>
      %498 = arith.shli %497, %c26 : vector<4xi32>
      %499 = arith.ori %495, %498 : vector<4xi32>
      %500 = arith.ori %499, %c27 : vector<4xi32>
      %501 = vector.bitcast %500 : vector<4xi32> to vector<8xf16>
      %502 = vector.shuffle %477, %485 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %503 = vector.shuffle %493, %501 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %504 = vector.shuffle %502, %503 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %505 = arith.subf %504, %c33 : vector<32xf16>
      %506 = vector.shuffle %505, %505 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %507 = vector.shuffle %505, %505 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %508 = math.fma %506, %438, %446 : vector<16xf16>
      %509 = math.fma %507, %438, %446 : vector<16xf16>
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
      %655 = arith.addi %654, %c34 : index
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
      %667 = arith.addi %666, %c34 : index
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
      %679 = arith.addi %678, %c34 : index
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
      %691 = arith.addi %690, %c34 : index
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
      %720 = arith.muli %715, %c21 : index
      %721 = arith.addi %719, %720 : index
      %722 = vector.load %w[%721] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %723 = vector.bitcast %722 : vector<4xi8> to vector<2xf16>
      %724 = arith.divui %inputFeatures, %c2 : index
      %725 = arith.muli %724, %c3 : index
      %726 = arith.addi %716, %725 : index
      %727 = arith.muli %714, %c13 : index
      %728 = arith.addi %726, %727 : index
      %729 = arith.muli %715, %c6 : index
      %730 = arith.addi %728, %729 : index
      %731 = vector.load %w[%730] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %732 = vector.extract %723[0] : f16 from vector<2xf16>
      %733 = arith.extf %732 : f16 to f32
      %734 = vector.extract %731[0] : i8 from vector<2xi8>
      %735 = arith.extui %734 : i8 to i32
      %736 = arith.sitofp %735 : i32 to f32
      %737 = arith.mulf %733, %736 : f32
      %738 = arith.truncf %737 : f32 to f16
      %739 = vector.broadcast %738 : f16 to vector<16xf16>
      %740 = vector.extract %723[1] : f16 from vector<2xf16>
      %741 = arith.extf %740 : f16 to f32
      %742 = vector.extract %731[1] : i8 from vector<2xi8>
      %743 = arith.extui %742 : i8 to i32
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
      %760 = arith.muli %759, %c21 : index
      %761 = arith.addi %757, %760 : index
      %762 = arith.muli %714, %c2 : index
      %763 = arith.addi %755, %762 : index
      %764 = arith.muli %715, %c15 : index
      %765 = arith.addi %763, %764 : index
      %766 = vector.load %w[%761] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %767 = vector.bitcast %766 : vector<4xi8> to vector<1xi32>
      %768 = vector.shuffle %767, %767 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %769 = vector.load %w[%765] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %770 = vector.bitcast %769 : vector<16xi8> to vector<4xi32>
      %771 = arith.shrui %770, %c22 : vector<4xi32>
      %772 = arith.andi %771, %c23 : vector<4xi32>
      %773 = arith.shrui %768, %c24 : vector<4xi32>
      %774 = arith.andi %773, %c25 : vector<4xi32>
      %775 = arith.shli %774, %c26 : vector<4xi32>
      %776 = arith.ori %772, %775 : vector<4xi32>
      %777 = arith.ori %776, %c27 : vector<4xi32>
      %778 = vector.bitcast %777 : vector<4xi32> to vector<8xf16>
      %779 = arith.shrui %770, %c26 : vector<4xi32>
      %780 = arith.andi %779, %c23 : vector<4xi32>
      %781 = arith.shrui %768, %c28 : vector<4xi32>
      %782 = arith.andi %781, %c25 : vector<4xi32>
      %783 = arith.shli %782, %c26 : vector<4xi32>
      %784 = arith.ori %780, %783 : vector<4xi32>
      %785 = arith.ori %784, %c27 : vector<4xi32>
      %786 = vector.bitcast %785 : vector<4xi32> to vector<8xf16>
      %787 = arith.shrui %770, %c29 : vector<4xi32>
      %788 = arith.andi %787, %c23 : vector<4xi32>
      %789 = arith.shrui %768, %c30 : vector<4xi32>
      %790 = arith.andi %789, %c25 : vector<4xi32>
      %791 = arith.shli %790, %c26 : vector<4xi32>
      %792 = arith.ori %788, %791 : vector<4xi32>
      %793 = arith.ori %792, %c27 : vector<4xi32>
      %794 = vector.bitcast %793 : vector<4xi32> to vector<8xf16>
      %795 = arith.shrui %770, %c31 : vector<4xi32>
      %796 = arith.andi %795, %c23 : vector<4xi32>
      %797 = arith.shrui %768, %c32 : vector<4xi32>
      %798 = arith.andi %797, %c25 : vector<4xi32>
      %799 = arith.shli %798, %c26 : vector<4xi32>
      %800 = arith.ori %796, %799 : vector<4xi32>
      %801 = arith.ori %800, %c27 : vector<4xi32>
      %802 = vector.bitcast %801 : vector<4xi32> to vector<8xf16>
      %803 = vector.shuffle %778, %786 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %804 = vector.shuffle %794, %802 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %805 = vector.shuffle %803, %804 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %806 = arith.subf %805, %c33 : vector<32xf16>
      %807 = vector.shuffle %806, %806 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %808 = vector.shuffle %806, %806 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %809 = math.fma %807, %739, %747 : vector<16xf16>
      %810 = math.fma %808, %739, %747 : vector<16xf16>
      %811 = arith.addi %703, %c7 : index
      %812 = arith.remui %713, %c15 : index
      %813 = arith.addi %15, %c5 : index
      %814 = arith.divui %811, %c16 : index
      %815 = arith.muli %814, %c3 : index
      %816 = arith.addi %813, %815 : index
      %817 = arith.muli %812, %c21 : index
      %818 = arith.addi %816, %817 : index
      %819 = vector.load %w[%818] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %820 = vector.bitcast %819 : vector<4xi8> to vector<2xf16>
      %821 = arith.divui %inputFeatures, %c2 : index
      %822 = arith.muli %821, %c3 : index
      %823 = arith.addi %813, %822 : index
      %824 = arith.muli %811, %c13 : index
      %825 = arith.addi %823, %824 : index
      %826 = arith.muli %812, %c6 : index
      %827 = arith.addi %825, %826 : index
      %828 = vector.load %w[%827] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %829 = vector.extract %820[0] : f16 from vector<2xf16>
      %830 = arith.extf %829 : f16 to f32
      %831 = vector.extract %828[0] : i8 from vector<2xi8>
      %832 = arith.extui %831 : i8 to i32
      %833 = arith.sitofp %832 : i32 to f32
      %834 = arith.mulf %830, %833 : f32
      %835 = arith.truncf %834 : f32 to f16
      %836 = vector.broadcast %835 : f16 to vector<16xf16>
      %837 = vector.extract %820[1] : f16 from vector<2xf16>
      %838 = arith.extf %837 : f16 to f32
      %839 = vector.extract %828[1] : i8 from vector<2xi8>
      %840 = arith.extui %839 : i8 to i32
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
      %857 = arith.muli %856, %c21 : index
      %858 = arith.addi %854, %857 : index
      %859 = arith.muli %811, %c2 : index
      %860 = arith.addi %852, %859 : index
      %861 = arith.muli %812, %c15 : index
      %862 = arith.addi %860, %861 : index
      %863 = vector.load %w[%858] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %864 = vector.bitcast %863 : vector<4xi8> to vector<1xi32>
      %865 = vector.shuffle %864, %864 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %866 = vector.load %w[%862] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %867 = vector.bitcast %866 : vector<16xi8> to vector<4xi32>
      %868 = arith.shrui %867, %c22 : vector<4xi32>
      %869 = arith.andi %868, %c23 : vector<4xi32>
      %870 = arith.shrui %865, %c24 : vector<4xi32>
      %871 = arith.andi %870, %c25 : vector<4xi32>
      %872 = arith.shli %871, %c26 : vector<4xi32>
      %873 = arith.ori %869, %872 : vector<4xi32>
      %874 = arith.ori %873, %c27 : vector<4xi32>
      %875 = vector.bitcast %874 : vector<4xi32> to vector<8xf16>
      %876 = arith.shrui %867, %c26 : vector<4xi32>
      %877 = arith.andi %876, %c23 : vector<4xi32>
      %878 = arith.shrui %865, %c28 : vector<4xi32>
      %879 = arith.andi %878, %c25 : vector<4xi32>
      %880 = arith.shli %879, %c26 : vector<4xi32>
      %881 = arith.ori %877, %880 : vector<4xi32>
      %882 = arith.ori %881, %c27 : vector<4xi32>
      %883 = vector.bitcast %882 : vector<4xi32> to vector<8xf16>
      %884 = arith.shrui %867, %c29 : vector<4xi32>
      %885 = arith.andi %884, %c23 : vector<4xi32>
      %886 = arith.shrui %865, %c30 : vector<4xi32>
      %887 = arith.andi %886, %c25 : vector<4xi32>
      %888 = arith.shli %887, %c26 : vector<4xi32>
      %889 = arith.ori %885, %888 : vector<4xi32>
      %890 = arith.ori %889, %c27 : vector<4xi32>
      %891 = vector.bitcast %890 : vector<4xi32> to vector<8xf16>
      %892 = arith.shrui %867, %c31 : vector<4xi32>
      %893 = arith.andi %892, %c23 : vector<4xi32>
      %894 = arith.shrui %865, %c32 : vector<4xi32>
      %895 = arith.andi %894, %c25 : vector<4xi32>
      %896 = arith.shli %895, %c26 : vector<4xi32>
      %897 = arith.ori %893, %896 : vector<4xi32>
      %898 = arith.ori %897, %c27 : vector<4xi32>
      %899 = vector.bitcast %898 : vector<4xi32> to vector<8xf16>
      %900 = vector.shuffle %875, %883 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %901 = vector.shuffle %891, %899 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %902 = vector.shuffle %900, %901 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %903 = arith.subf %902, %c33 : vector<32xf16>
      %904 = vector.shuffle %903, %903 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %905 = vector.shuffle %903, %903 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %906 = math.fma %904, %836, %844 : vector<16xf16>
      %907 = math.fma %905, %836, %844 : vector<16xf16>
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
    %1013 = arith.addi %1009, %c13 : index
    memref.store %1012, %19[%1013] : memref<?xf32>
    %1014 = vector.extract %712#0[2] : f32 from vector<8xf32>
    %1015 = arith.addi %1009, %c3 : index
    memref.store %1014, %19[%1015] : memref<?xf32>
    %1016 = vector.extract %712#0[3] : f32 from vector<8xf32>
    %1017 = arith.addi %1009, %c35 : index
    memref.store %1016, %19[%1017] : memref<?xf32>
    %1018 = vector.extract %712#0[4] : f32 from vector<8xf32>
    %1019 = arith.addi %1009, %c5 : index
    memref.store %1018, %19[%1019] : memref<?xf32>
    %1020 = vector.extract %712#0[5] : f32 from vector<8xf32>
    %1021 = arith.addi %1009, %c36 : index
    memref.store %1020, %19[%1021] : memref<?xf32>
    %1022 = vector.extract %712#0[6] : f32 from vector<8xf32>
    %1023 = arith.addi %1009, %c37 : index
    memref.store %1022, %19[%1023] : memref<?xf32>
    %1024 = vector.extract %712#0[7] : f32 from vector<8xf32>
    %1025 = arith.addi %1009, %c38 : index
    memref.store %1024, %19[%1025] : memref<?xf32>
    %1026 = arith.muli %1005, %c6 : index
    %1027 = arith.addi %1026, %c8 : index
    %1028 = arith.muli %1027, %c2 : index
    %1029 = arith.addi %1028, %1004 : index
    %1030 = vector.extract %712#1[0] : f32 from vector<8xf32>
    %1031 = arith.addi %1029, %c7 : index
    memref.store %1030, %19[%1031] : memref<?xf32>
    %1032 = vector.extract %712#1[1] : f32 from vector<8xf32>
    %1033 = arith.addi %1029, %c13 : index
    memref.store %1032, %19[%1033] : memref<?xf32>
    %1034 = vector.extract %712#1[2] : f32 from vector<8xf32>
    %1035 = arith.addi %1029, %c3 : index
    memref.store %1034, %19[%1035] : memref<?xf32>
    %1036 = vector.extract %712#1[3] : f32 from vector<8xf32>
    %1037 = arith.addi %1029, %c35 : index
    memref.store %1036, %19[%1037] : memref<?xf32>
    %1038 = vector.extract %712#1[4] : f32 from vector<8xf32>
    %1039 = arith.addi %1029, %c5 : index
    memref.store %1038, %19[%1039] : memref<?xf32>
    %1040 = vector.extract %712#1[5] : f32 from vector<8xf32>
    %1041 = arith.addi %1029, %c36 : index
    memref.store %1040, %19[%1041] : memref<?xf32>
    %1042 = vector.extract %712#1[6] : f32 from vector<8xf32>
    %1043 = arith.addi %1029, %c37 : index
    memref.store %1042, %19[%1043] : memref<?xf32>
    %1044 = vector.extract %712#1[7] : f32 from vector<8xf32>
    %1045 = arith.addi %1029, %c38 : index
    memref.store %1044, %19[%1045] : memref<?xf32>
    wave.barrier
    %1046 = arith.muli %1005, %c6 : index
    %1047 = arith.addi %1046, %c7 : index
    %1048 = arith.muli %1047, %c13 : index
    %1049 = arith.addi %1048, %1004 : index
    %1050 = arith.addi %1049, %c7 : index
    %1051 = memref.load %19[%1050] : memref<?xf32>
    %1052 = arith.addi %1050, %c39 : index
    %1053 = memref.load %19[%1052] : memref<?xf32>
    %1054 = arith.addf %1051, %1053 : f32
    %1055 = arith.addi %1050, %c40 : index
    %1056 = memref.load %19[%1055] : memref<?xf32>
    %1057 = arith.addf %1054, %1056 : f32
    %1058 = arith.addi %1050, %c41 : index
    %1059 = memref.load %19[%1058] : memref<?xf32>
    %1060 = arith.addf %1057, %1059 : f32
    %1061 = arith.muli %1047, %c13 : index
    %1062 = arith.addi %1061, %1004 : index
    %1063 = arith.addi %1062, %c2 : index
    %1064 = memref.load %19[%1063] : memref<?xf32>
    %1065 = arith.addi %1063, %c39 : index
    %1066 = memref.load %19[%1065] : memref<?xf32>
    %1067 = arith.addf %1064, %1066 : f32
    %1068 = arith.addi %1063, %c40 : index
    %1069 = memref.load %19[%1068] : memref<?xf32>
    %1070 = arith.addf %1067, %1069 : f32
    %1071 = arith.addi %1063, %c41 : index
    %1072 = memref.load %19[%1071] : memref<?xf32>
    %1073 = arith.addf %1070, %1072 : f32
    %1074 = wave.lane
    %1075 = arith.addi %18, %c7 : index
    %1076 = arith.muli %1047, %c6 : index
    %1077 = arith.addi %1075, %1076 : index
    %1078 = arith.divui %1074, %c15 : index
    %1079 = arith.addi %1077, %1078 : index
    %1080 = arith.cmpi slt, %1079, %17 : index
    scf.if %1080 {
      %1081 = arith.cmpi eq, %hasFactors, %c8 : index
      %1082 = arith.muli %1079, %c6 : index
      %1083 = memref.load %factors[%1082] : memref<?xf32>
      %1084 = arith.mulf %1083, %operandScale : f32
      %1085 = arith.select %1081, %1084, %operandScale : f32
      %1086 = arith.remui %1074, %c15 : index
      %1087 = arith.muli %1086, %c21 : index
      %1088 = arith.addi %13, %1087 : index
      %1089 = vector.load %w[%1088] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1090 = vector.bitcast %1089 : vector<4xi8> to vector<1xf32>
      %1091 = vector.extract %1090[0] : f32 from vector<1xf32>
      %1092 = arith.mulf %1091, %1085 : f32
      %1093 = arith.mulf %1060, %1092 : f32
      %1094 = arith.remui %1074, %c15 : index
      %1095 = arith.muli %1094, %c21 : index
      %1096 = arith.addi %15, %1095 : index
      %1097 = vector.load %w[%1096] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1098 = vector.bitcast %1097 : vector<4xi8> to vector<1xf32>
      %1099 = vector.extract %1098[0] : f32 from vector<1xf32>
      %1100 = arith.mulf %1099, %1085 : f32
      %1101 = arith.mulf %1073, %1100 : f32
      %1102 = arith.muli %1079, %outputFeatures : index
      %1103 = arith.addi %1102, %22 : index
      %1104 = wave.lane
      %1105 = arith.remui %1104, %c15 : index
      %1106 = arith.addi %1103, %1105 : index
      scf.if %20 {
        %1107 = arith.addi %1106, %c7 : index
        %1108 = memref.load %residual[%1107] : memref<?xf32>
        %1109 = arith.addf %1108, %1093 : f32
        %1110 = arith.addi %1106, %c7 : index
        memref.store %1109, %out[%1110] : memref<?xf32>
      } else {
        %1111 = arith.addi %1106, %c7 : index
        memref.store %1093, %out[%1111] : memref<?xf32>
      }
      scf.if %20 {
        %1112 = arith.addi %1106, %c15 : index
        %1113 = memref.load %residual[%1112] : memref<?xf32>
        %1114 = arith.addf %1113, %1101 : f32
        %1115 = arith.addi %1106, %c15 : index
        memref.store %1114, %out[%1115] : memref<?xf32>
      } else {
        %1116 = arith.addi %1106, %c15 : index
        memref.store %1101, %out[%1116] : memref<?xf32>
      }
    }
    %1117 = arith.muli %1005, %c6 : index
    %1118 = arith.addi %1117, %c8 : index
    %1119 = arith.muli %1118, %c13 : index
    %1120 = arith.addi %1119, %1004 : index
    %1121 = arith.addi %1120, %c7 : index
    %1122 = memref.load %19[%1121] : memref<?xf32>
    %1123 = arith.addi %1121, %c39 : index
    %1124 = memref.load %19[%1123] : memref<?xf32>
    %1125 = arith.addf %1122, %1124 : f32
    %1126 = arith.addi %1121, %c40 : index
    %1127 = memref.load %19[%1126] : memref<?xf32>
    %1128 = arith.addf %1125, %1127 : f32
    %1129 = arith.addi %1121, %c41 : index
    %1130 = memref.load %19[%1129] : memref<?xf32>
    %1131 = arith.addf %1128, %1130 : f32
    %1132 = arith.muli %1118, %c13 : index
    %1133 = arith.addi %1132, %1004 : index
    %1134 = arith.addi %1133, %c2 : index
    %1135 = memref.load %19[%1134] : memref<?xf32>
    %1136 = arith.addi %1134, %c39 : index
    %1137 = memref.load %19[%1136] : memref<?xf32>
    %1138 = arith.addf %1135, %1137 : f32
    %1139 = arith.addi %1134, %c40 : index
    %1140 = memref.load %19[%1139] : memref<?xf32>
    %1141 = arith.addf %1138, %1140 : f32
    %1142 = arith.addi %1134, %c41 : index
    %1143 = memref.load %19[%1142] : memref<?xf32>
    %1144 = arith.addf %1141, %1143 : f32
    %1145 = wave.lane
    %1146 = arith.addi %18, %c7 : index
    %1147 = arith.muli %1118, %c6 : index
    %1148 = arith.addi %1146, %1147 : index
    %1149 = arith.divui %1145, %c15 : index
    %1150 = arith.addi %1148, %1149 : index
    %1151 = arith.cmpi slt, %1150, %17 : index
    scf.if %1151 {
      %1152 = arith.cmpi eq, %hasFactors, %c8 : index
      %1153 = arith.muli %1150, %c6 : index
      %1154 = memref.load %factors[%1153] : memref<?xf32>
      %1155 = arith.mulf %1154, %operandScale : f32
      %1156 = arith.select %1152, %1155, %operandScale : f32
      %1157 = arith.remui %1145, %c15 : index
      %1158 = arith.muli %1157, %c21 : index
      %1159 = arith.addi %13, %1158 : index
      %1160 = vector.load %w[%1159] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1161 = vector.bitcast %1160 : vector<4xi8> to vector<1xf32>
      %1162 = vector.extract %1161[0] : f32 from vector<1xf32>
      %1163 = arith.mulf %1162, %1156 : f32
      %1164 = arith.mulf %1131, %1163 : f32
      %1165 = arith.remui %1145, %c15 : index
      %1166 = arith.muli %1165, %c21 : index
      %1167 = arith.addi %15, %1166 : index
      %1168 = vector.load %w[%1167] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1169 = vector.bitcast %1168 : vector<4xi8> to vector<1xf32>
      %1170 = vector.extract %1169[0] : f32 from vector<1xf32>
      %1171 = arith.mulf %1170, %1156 : f32
      %1172 = arith.mulf %1144, %1171 : f32
      %1173 = arith.muli %1150, %outputFeatures : index
      %1174 = arith.addi %1173, %22 : index
      %1175 = wave.lane
      %1176 = arith.remui %1175, %c15 : index
      %1177 = arith.addi %1174, %1176 : index
      scf.if %20 {
        %1178 = arith.addi %1177, %c7 : index
        %1179 = memref.load %residual[%1178] : memref<?xf32>
        %1180 = arith.addf %1179, %1164 : f32
        %1181 = arith.addi %1177, %c7 : index
        memref.store %1180, %out[%1181] : memref<?xf32>
      } else {
        %1182 = arith.addi %1177, %c7 : index
        memref.store %1164, %out[%1182] : memref<?xf32>
      }
      scf.if %20 {
        %1183 = arith.addi %1177, %c15 : index
        %1184 = memref.load %residual[%1183] : memref<?xf32>
        %1185 = arith.addf %1184, %1172 : f32
        %1186 = arith.addi %1177, %c15 : index
        memref.store %1185, %out[%1186] : memref<?xf32>
      } else {
        %1187 = arith.addi %1177, %c15 : index
        memref.store %1172, %out[%1187] : memref<?xf32>
      }
    }
    %1188 = wave.lane
    wave.barrier
    %1189 = wave.wave
    %1190 = arith.muli %1189, %c6 : index
    %1191 = arith.addi %1190, %c7 : index
    %1192 = arith.muli %1191, %c2 : index
    %1193 = arith.addi %1192, %1188 : index
    %1194 = vector.extract %712#2[0] : f32 from vector<8xf32>
    %1195 = arith.addi %1193, %c7 : index
    memref.store %1194, %19[%1195] : memref<?xf32>
    %1196 = vector.extract %712#2[1] : f32 from vector<8xf32>
    %1197 = arith.addi %1193, %c13 : index
    memref.store %1196, %19[%1197] : memref<?xf32>
    %1198 = vector.extract %712#2[2] : f32 from vector<8xf32>
    %1199 = arith.addi %1193, %c3 : index
    memref.store %1198, %19[%1199] : memref<?xf32>
    %1200 = vector.extract %712#2[3] : f32 from vector<8xf32>
    %1201 = arith.addi %1193, %c35 : index
    memref.store %1200, %19[%1201] : memref<?xf32>
    %1202 = vector.extract %712#2[4] : f32 from vector<8xf32>
    %1203 = arith.addi %1193, %c5 : index
    memref.store %1202, %19[%1203] : memref<?xf32>
    %1204 = vector.extract %712#2[5] : f32 from vector<8xf32>
    %1205 = arith.addi %1193, %c36 : index
    memref.store %1204, %19[%1205] : memref<?xf32>
    %1206 = vector.extract %712#2[6] : f32 from vector<8xf32>
    %1207 = arith.addi %1193, %c37 : index
    memref.store %1206, %19[%1207] : memref<?xf32>
    %1208 = vector.extract %712#2[7] : f32 from vector<8xf32>
    %1209 = arith.addi %1193, %c38 : index
    memref.store %1208, %19[%1209] : memref<?xf32>
    %1210 = arith.muli %1189, %c6 : index
    %1211 = arith.addi %1210, %c8 : index
    %1212 = arith.muli %1211, %c2 : index
    %1213 = arith.addi %1212, %1188 : index
    %1214 = vector.extract %712#3[0] : f32 from vector<8xf32>
    %1215 = arith.addi %1213, %c7 : index
    memref.store %1214, %19[%1215] : memref<?xf32>
    %1216 = vector.extract %712#3[1] : f32 from vector<8xf32>
    %1217 = arith.addi %1213, %c13 : index
    memref.store %1216, %19[%1217] : memref<?xf32>
    %1218 = vector.extract %712#3[2] : f32 from vector<8xf32>
    %1219 = arith.addi %1213, %c3 : index
    memref.store %1218, %19[%1219] : memref<?xf32>
    %1220 = vector.extract %712#3[3] : f32 from vector<8xf32>
    %1221 = arith.addi %1213, %c35 : index
    memref.store %1220, %19[%1221] : memref<?xf32>
    %1222 = vector.extract %712#3[4] : f32 from vector<8xf32>
    %1223 = arith.addi %1213, %c5 : index
    memref.store %1222, %19[%1223] : memref<?xf32>
    %1224 = vector.extract %712#3[5] : f32 from vector<8xf32>
    %1225 = arith.addi %1213, %c36 : index
    memref.store %1224, %19[%1225] : memref<?xf32>
    %1226 = vector.extract %712#3[6] : f32 from vector<8xf32>
    %1227 = arith.addi %1213, %c37 : index
    memref.store %1226, %19[%1227] : memref<?xf32>
    %1228 = vector.extract %712#3[7] : f32 from vector<8xf32>
    %1229 = arith.addi %1213, %c38 : index
    memref.store %1228, %19[%1229] : memref<?xf32>
    wave.barrier
    %1230 = arith.muli %1189, %c6 : index
    %1231 = arith.addi %1230, %c7 : index
    %1232 = arith.muli %1231, %c13 : index
    %1233 = arith.addi %1232, %1188 : index
    %1234 = arith.addi %1233, %c7 : index
    %1235 = memref.load %19[%1234] : memref<?xf32>
    %1236 = arith.addi %1234, %c39 : index
    %1237 = memref.load %19[%1236] : memref<?xf32>
    %1238 = arith.addf %1235, %1237 : f32
    %1239 = arith.addi %1234, %c40 : index
    %1240 = memref.load %19[%1239] : memref<?xf32>
    %1241 = arith.addf %1238, %1240 : f32
    %1242 = arith.addi %1234, %c41 : index
    %1243 = memref.load %19[%1242] : memref<?xf32>
    %1244 = arith.addf %1241, %1243 : f32
    %1245 = arith.muli %1231, %c13 : index
    %1246 = arith.addi %1245, %1188 : index
    %1247 = arith.addi %1246, %c2 : index
    %1248 = memref.load %19[%1247] : memref<?xf32>
    %1249 = arith.addi %1247, %c39 : index
    %1250 = memref.load %19[%1249] : memref<?xf32>
    %1251 = arith.addf %1248, %1250 : f32
    %1252 = arith.addi %1247, %c40 : index
    %1253 = memref.load %19[%1252] : memref<?xf32>
    %1254 = arith.addf %1251, %1253 : f32
    %1255 = arith.addi %1247, %c41 : index
    %1256 = memref.load %19[%1255] : memref<?xf32>
    %1257 = arith.addf %1254, %1256 : f32
    %1258 = wave.lane
    %1259 = arith.addi %18, %c15 : index
    %1260 = arith.muli %1231, %c6 : index
    %1261 = arith.addi %1259, %1260 : index
    %1262 = arith.divui %1258, %c15 : index
    %1263 = arith.addi %1261, %1262 : index
    %1264 = arith.cmpi slt, %1263, %17 : index
    scf.if %1264 {
      %1265 = arith.cmpi eq, %hasFactors, %c8 : index
      %1266 = arith.muli %1263, %c6 : index
      %1267 = memref.load %factors[%1266] : memref<?xf32>
      %1268 = arith.mulf %1267, %operandScale : f32
      %1269 = arith.select %1265, %1268, %operandScale : f32
      %1270 = arith.remui %1258, %c15 : index
      %1271 = arith.muli %1270, %c21 : index
      %1272 = arith.addi %13, %1271 : index
      %1273 = vector.load %w[%1272] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1274 = vector.bitcast %1273 : vector<4xi8> to vector<1xf32>
      %1275 = vector.extract %1274[0] : f32 from vector<1xf32>
      %1276 = arith.mulf %1275, %1269 : f32
      %1277 = arith.mulf %1244, %1276 : f32
      %1278 = arith.remui %1258, %c15 : index
      %1279 = arith.muli %1278, %c21 : index
      %1280 = arith.addi %15, %1279 : index
      %1281 = vector.load %w[%1280] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1282 = vector.bitcast %1281 : vector<4xi8> to vector<1xf32>
      %1283 = vector.extract %1282[0] : f32 from vector<1xf32>
      %1284 = arith.mulf %1283, %1269 : f32
      %1285 = arith.mulf %1257, %1284 : f32
      %1286 = arith.muli %1263, %outputFeatures : index
      %1287 = arith.addi %1286, %22 : index
      %1288 = wave.lane
      %1289 = arith.remui %1288, %c15 : index
      %1290 = arith.addi %1287, %1289 : index
      scf.if %20 {
        %1291 = arith.addi %1290, %c7 : index
        %1292 = memref.load %residual[%1291] : memref<?xf32>
        %1293 = arith.addf %1292, %1277 : f32
        %1294 = arith.addi %1290, %c7 : index
        memref.store %1293, %out[%1294] : memref<?xf32>
      } else {
        %1295 = arith.addi %1290, %c7 : index
        memref.store %1277, %out[%1295] : memref<?xf32>
      }
      scf.if %20 {
        %1296 = arith.addi %1290, %c15 : index
        %1297 = memref.load %residual[%1296] : memref<?xf32>
        %1298 = arith.addf %1297, %1285 : f32
        %1299 = arith.addi %1290, %c15 : index
        memref.store %1298, %out[%1299] : memref<?xf32>
      } else {
        %1300 = arith.addi %1290, %c15 : index
        memref.store %1285, %out[%1300] : memref<?xf32>
      }
    }
    %1301 = arith.muli %1189, %c6 : index
    %1302 = arith.addi %1301, %c8 : index
    %1303 = arith.muli %1302, %c13 : index
    %1304 = arith.addi %1303, %1188 : index
    %1305 = arith.addi %1304, %c7 : index
    %1306 = memref.load %19[%1305] : memref<?xf32>
    %1307 = arith.addi %1305, %c39 : index
    %1308 = memref.load %19[%1307] : memref<?xf32>
    %1309 = arith.addf %1306, %1308 : f32
    %1310 = arith.addi %1305, %c40 : index
    %1311 = memref.load %19[%1310] : memref<?xf32>
    %1312 = arith.addf %1309, %1311 : f32
    %1313 = arith.addi %1305, %c41 : index
    %1314 = memref.load %19[%1313] : memref<?xf32>
    %1315 = arith.addf %1312, %1314 : f32
    %1316 = arith.muli %1302, %c13 : index
    %1317 = arith.addi %1316, %1188 : index
    %1318 = arith.addi %1317, %c2 : index
    %1319 = memref.load %19[%1318] : memref<?xf32>
    %1320 = arith.addi %1318, %c39 : index
    %1321 = memref.load %19[%1320] : memref<?xf32>
    %1322 = arith.addf %1319, %1321 : f32
    %1323 = arith.addi %1318, %c40 : index
    %1324 = memref.load %19[%1323] : memref<?xf32>
    %1325 = arith.addf %1322, %1324 : f32
    %1326 = arith.addi %1318, %c41 : index
    %1327 = memref.load %19[%1326] : memref<?xf32>
    %1328 = arith.addf %1325, %1327 : f32
    %1329 = wave.lane
    %1330 = arith.addi %18, %c15 : index
    %1331 = arith.muli %1302, %c6 : index
    %1332 = arith.addi %1330, %1331 : index
    %1333 = arith.divui %1329, %c15 : index
    %1334 = arith.addi %1332, %1333 : index
    %1335 = arith.cmpi slt, %1334, %17 : index
    scf.if %1335 {
      %1336 = arith.cmpi eq, %hasFactors, %c8 : index
      %1337 = arith.muli %1334, %c6 : index
      %1338 = memref.load %factors[%1337] : memref<?xf32>
      %1339 = arith.mulf %1338, %operandScale : f32
      %1340 = arith.select %1336, %1339, %operandScale : f32
      %1341 = arith.remui %1329, %c15 : index
      %1342 = arith.muli %1341, %c21 : index
      %1343 = arith.addi %13, %1342 : index
      %1344 = vector.load %w[%1343] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1345 = vector.bitcast %1344 : vector<4xi8> to vector<1xf32>
      %1346 = vector.extract %1345[0] : f32 from vector<1xf32>
      %1347 = arith.mulf %1346, %1340 : f32
      %1348 = arith.mulf %1315, %1347 : f32
      %1349 = arith.remui %1329, %c15 : index
      %1350 = arith.muli %1349, %c21 : index
      %1351 = arith.addi %15, %1350 : index
      %1352 = vector.load %w[%1351] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1353 = vector.bitcast %1352 : vector<4xi8> to vector<1xf32>
      %1354 = vector.extract %1353[0] : f32 from vector<1xf32>
      %1355 = arith.mulf %1354, %1340 : f32
      %1356 = arith.mulf %1328, %1355 : f32
      %1357 = arith.muli %1334, %outputFeatures : index
      %1358 = arith.addi %1357, %22 : index
      %1359 = wave.lane
      %1360 = arith.remui %1359, %c15 : index
      %1361 = arith.addi %1358, %1360 : index
      scf.if %20 {
        %1362 = arith.addi %1361, %c7 : index
        %1363 = memref.load %residual[%1362] : memref<?xf32>
        %1364 = arith.addf %1363, %1348 : f32
        %1365 = arith.addi %1361, %c7 : index
        memref.store %1364, %out[%1365] : memref<?xf32>
      } else {
        %1366 = arith.addi %1361, %c7 : index
        memref.store %1348, %out[%1366] : memref<?xf32>
      }
      scf.if %20 {
        %1367 = arith.addi %1361, %c15 : index
        %1368 = memref.load %residual[%1367] : memref<?xf32>
        %1369 = arith.addf %1368, %1356 : f32
        %1370 = arith.addi %1361, %c15 : index
        memref.store %1369, %out[%1370] : memref<?xf32>
      } else {
        %1371 = arith.addi %1361, %c15 : index
        memref.store %1356, %out[%1371] : memref<?xf32>
      }
    }
    %1372 = wave.lane
    wave.barrier
    %1373 = wave.wave
    %1374 = arith.muli %1373, %c6 : index
    %1375 = arith.addi %1374, %c7 : index
    %1376 = arith.muli %1375, %c2 : index
    %1377 = arith.addi %1376, %1372 : index
    %1378 = vector.extract %712#4[0] : f32 from vector<8xf32>
    %1379 = arith.addi %1377, %c7 : index
    memref.store %1378, %19[%1379] : memref<?xf32>
    %1380 = vector.extract %712#4[1] : f32 from vector<8xf32>
    %1381 = arith.addi %1377, %c13 : index
    memref.store %1380, %19[%1381] : memref<?xf32>
    %1382 = vector.extract %712#4[2] : f32 from vector<8xf32>
    %1383 = arith.addi %1377, %c3 : index
    memref.store %1382, %19[%1383] : memref<?xf32>
    %1384 = vector.extract %712#4[3] : f32 from vector<8xf32>
    %1385 = arith.addi %1377, %c35 : index
    memref.store %1384, %19[%1385] : memref<?xf32>
    %1386 = vector.extract %712#4[4] : f32 from vector<8xf32>
    %1387 = arith.addi %1377, %c5 : index
    memref.store %1386, %19[%1387] : memref<?xf32>
    %1388 = vector.extract %712#4[5] : f32 from vector<8xf32>
    %1389 = arith.addi %1377, %c36 : index
    memref.store %1388, %19[%1389] : memref<?xf32>
    %1390 = vector.extract %712#4[6] : f32 from vector<8xf32>
    %1391 = arith.addi %1377, %c37 : index
    memref.store %1390, %19[%1391] : memref<?xf32>
    %1392 = vector.extract %712#4[7] : f32 from vector<8xf32>
    %1393 = arith.addi %1377, %c38 : index
    memref.store %1392, %19[%1393] : memref<?xf32>
    %1394 = arith.muli %1373, %c6 : index
    %1395 = arith.addi %1394, %c8 : index
    %1396 = arith.muli %1395, %c2 : index
    %1397 = arith.addi %1396, %1372 : index
    %1398 = vector.extract %712#5[0] : f32 from vector<8xf32>
    %1399 = arith.addi %1397, %c7 : index
    memref.store %1398, %19[%1399] : memref<?xf32>
    %1400 = vector.extract %712#5[1] : f32 from vector<8xf32>
    %1401 = arith.addi %1397, %c13 : index
    memref.store %1400, %19[%1401] : memref<?xf32>
    %1402 = vector.extract %712#5[2] : f32 from vector<8xf32>
    %1403 = arith.addi %1397, %c3 : index
    memref.store %1402, %19[%1403] : memref<?xf32>
    %1404 = vector.extract %712#5[3] : f32 from vector<8xf32>
    %1405 = arith.addi %1397, %c35 : index
    memref.store %1404, %19[%1405] : memref<?xf32>
    %1406 = vector.extract %712#5[4] : f32 from vector<8xf32>
    %1407 = arith.addi %1397, %c5 : index
    memref.store %1406, %19[%1407] : memref<?xf32>
    %1408 = vector.extract %712#5[5] : f32 from vector<8xf32>
    %1409 = arith.addi %1397, %c36 : index
    memref.store %1408, %19[%1409] : memref<?xf32>
    %1410 = vector.extract %712#5[6] : f32 from vector<8xf32>
    %1411 = arith.addi %1397, %c37 : index
    memref.store %1410, %19[%1411] : memref<?xf32>
    %1412 = vector.extract %712#5[7] : f32 from vector<8xf32>
    %1413 = arith.addi %1397, %c38 : index
    memref.store %1412, %19[%1413] : memref<?xf32>
    wave.barrier
    %1414 = arith.muli %1373, %c6 : index
    %1415 = arith.addi %1414, %c7 : index
    %1416 = arith.muli %1415, %c13 : index
    %1417 = arith.addi %1416, %1372 : index
    %1418 = arith.addi %1417, %c7 : index
    %1419 = memref.load %19[%1418] : memref<?xf32>
    %1420 = arith.addi %1418, %c39 : index
    %1421 = memref.load %19[%1420] : memref<?xf32>
    %1422 = arith.addf %1419, %1421 : f32
    %1423 = arith.addi %1418, %c40 : index
    %1424 = memref.load %19[%1423] : memref<?xf32>
    %1425 = arith.addf %1422, %1424 : f32
    %1426 = arith.addi %1418, %c41 : index
    %1427 = memref.load %19[%1426] : memref<?xf32>
    %1428 = arith.addf %1425, %1427 : f32
    %1429 = arith.muli %1415, %c13 : index
    %1430 = arith.addi %1429, %1372 : index
    %1431 = arith.addi %1430, %c2 : index
    %1432 = memref.load %19[%1431] : memref<?xf32>
    %1433 = arith.addi %1431, %c39 : index
    %1434 = memref.load %19[%1433] : memref<?xf32>
    %1435 = arith.addf %1432, %1434 : f32
    %1436 = arith.addi %1431, %c40 : index
    %1437 = memref.load %19[%1436] : memref<?xf32>
    %1438 = arith.addf %1435, %1437 : f32
    %1439 = arith.addi %1431, %c41 : index
    %1440 = memref.load %19[%1439] : memref<?xf32>
    %1441 = arith.addf %1438, %1440 : f32
    %1442 = wave.lane
    %1443 = arith.addi %18, %c13 : index
    %1444 = arith.muli %1415, %c6 : index
    %1445 = arith.addi %1443, %1444 : index
    %1446 = arith.divui %1442, %c15 : index
    %1447 = arith.addi %1445, %1446 : index
    %1448 = arith.cmpi slt, %1447, %17 : index
    scf.if %1448 {
      %1449 = arith.cmpi eq, %hasFactors, %c8 : index
      %1450 = arith.muli %1447, %c6 : index
      %1451 = memref.load %factors[%1450] : memref<?xf32>
      %1452 = arith.mulf %1451, %operandScale : f32
      %1453 = arith.select %1449, %1452, %operandScale : f32
      %1454 = arith.remui %1442, %c15 : index
      %1455 = arith.muli %1454, %c21 : index
      %1456 = arith.addi %13, %1455 : index
      %1457 = vector.load %w[%1456] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1458 = vector.bitcast %1457 : vector<4xi8> to vector<1xf32>
      %1459 = vector.extract %1458[0] : f32 from vector<1xf32>
      %1460 = arith.mulf %1459, %1453 : f32
      %1461 = arith.mulf %1428, %1460 : f32
      %1462 = arith.remui %1442, %c15 : index
      %1463 = arith.muli %1462, %c21 : index
      %1464 = arith.addi %15, %1463 : index
      %1465 = vector.load %w[%1464] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1466 = vector.bitcast %1465 : vector<4xi8> to vector<1xf32>
      %1467 = vector.extract %1466[0] : f32 from vector<1xf32>
      %1468 = arith.mulf %1467, %1453 : f32
      %1469 = arith.mulf %1441, %1468 : f32
      %1470 = arith.muli %1447, %outputFeatures : index
      %1471 = arith.addi %1470, %22 : index
      %1472 = wave.lane
      %1473 = arith.remui %1472, %c15 : index
      %1474 = arith.addi %1471, %1473 : index
      scf.if %20 {
        %1475 = arith.addi %1474, %c7 : index
        %1476 = memref.load %residual[%1475] : memref<?xf32>
        %1477 = arith.addf %1476, %1461 : f32
        %1478 = arith.addi %1474, %c7 : index
        memref.store %1477, %out[%1478] : memref<?xf32>
      } else {
        %1479 = arith.addi %1474, %c7 : index
        memref.store %1461, %out[%1479] : memref<?xf32>
      }
      scf.if %20 {
        %1480 = arith.addi %1474, %c15 : index
        %1481 = memref.load %residual[%1480] : memref<?xf32>
        %1482 = arith.addf %1481, %1469 : f32
        %1483 = arith.addi %1474, %c15 : index
        memref.store %1482, %out[%1483] : memref<?xf32>
      } else {
        %1484 = arith.addi %1474, %c15 : index
        memref.store %1469, %out[%1484] : memref<?xf32>
      }
    }
    %1485 = arith.muli %1373, %c6 : index
    %1486 = arith.addi %1485, %c8 : index
    %1487 = arith.muli %1486, %c13 : index
    %1488 = arith.addi %1487, %1372 : index
    %1489 = arith.addi %1488, %c7 : index
    %1490 = memref.load %19[%1489] : memref<?xf32>
    %1491 = arith.addi %1489, %c39 : index
    %1492 = memref.load %19[%1491] : memref<?xf32>
    %1493 = arith.addf %1490, %1492 : f32
    %1494 = arith.addi %1489, %c40 : index
    %1495 = memref.load %19[%1494] : memref<?xf32>
    %1496 = arith.addf %1493, %1495 : f32
    %1497 = arith.addi %1489, %c41 : index
    %1498 = memref.load %19[%1497] : memref<?xf32>
    %1499 = arith.addf %1496, %1498 : f32
    %1500 = arith.muli %1486, %c13 : index
    %1501 = arith.addi %1500, %1372 : index
    %1502 = arith.addi %1501, %c2 : index
    %1503 = memref.load %19[%1502] : memref<?xf32>
    %1504 = arith.addi %1502, %c39 : index
    %1505 = memref.load %19[%1504] : memref<?xf32>
    %1506 = arith.addf %1503, %1505 : f32
    %1507 = arith.addi %1502, %c40 : index
    %1508 = memref.load %19[%1507] : memref<?xf32>
    %1509 = arith.addf %1506, %1508 : f32
    %1510 = arith.addi %1502, %c41 : index
    %1511 = memref.load %19[%1510] : memref<?xf32>
    %1512 = arith.addf %1509, %1511 : f32
    %1513 = wave.lane
    %1514 = arith.addi %18, %c13 : index
    %1515 = arith.muli %1486, %c6 : index
    %1516 = arith.addi %1514, %1515 : index
    %1517 = arith.divui %1513, %c15 : index
    %1518 = arith.addi %1516, %1517 : index
    %1519 = arith.cmpi slt, %1518, %17 : index
    scf.if %1519 {
      %1520 = arith.cmpi eq, %hasFactors, %c8 : index
      %1521 = arith.muli %1518, %c6 : index
      %1522 = memref.load %factors[%1521] : memref<?xf32>
      %1523 = arith.mulf %1522, %operandScale : f32
      %1524 = arith.select %1520, %1523, %operandScale : f32
      %1525 = arith.remui %1513, %c15 : index
      %1526 = arith.muli %1525, %c21 : index
      %1527 = arith.addi %13, %1526 : index
      %1528 = vector.load %w[%1527] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1529 = vector.bitcast %1528 : vector<4xi8> to vector<1xf32>
      %1530 = vector.extract %1529[0] : f32 from vector<1xf32>
      %1531 = arith.mulf %1530, %1524 : f32
      %1532 = arith.mulf %1499, %1531 : f32
      %1533 = arith.remui %1513, %c15 : index
      %1534 = arith.muli %1533, %c21 : index
      %1535 = arith.addi %15, %1534 : index
      %1536 = vector.load %w[%1535] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1537 = vector.bitcast %1536 : vector<4xi8> to vector<1xf32>
      %1538 = vector.extract %1537[0] : f32 from vector<1xf32>
      %1539 = arith.mulf %1538, %1524 : f32
      %1540 = arith.mulf %1512, %1539 : f32
      %1541 = arith.muli %1518, %outputFeatures : index
      %1542 = arith.addi %1541, %22 : index
      %1543 = wave.lane
      %1544 = arith.remui %1543, %c15 : index
      %1545 = arith.addi %1542, %1544 : index
      scf.if %20 {
        %1546 = arith.addi %1545, %c7 : index
        %1547 = memref.load %residual[%1546] : memref<?xf32>
        %1548 = arith.addf %1547, %1532 : f32
        %1549 = arith.addi %1545, %c7 : index
        memref.store %1548, %out[%1549] : memref<?xf32>
      } else {
        %1550 = arith.addi %1545, %c7 : index
        memref.store %1532, %out[%1550] : memref<?xf32>
      }
      scf.if %20 {
        %1551 = arith.addi %1545, %c15 : index
        %1552 = memref.load %residual[%1551] : memref<?xf32>
        %1553 = arith.addf %1552, %1540 : f32
        %1554 = arith.addi %1545, %c15 : index
        memref.store %1553, %out[%1554] : memref<?xf32>
      } else {
        %1555 = arith.addi %1545, %c15 : index
        memref.store %1540, %out[%1555] : memref<?xf32>
      }
    }
    %1556 = wave.lane
    wave.barrier
    %1557 = wave.wave
    %1558 = arith.muli %1557, %c6 : index
    %1559 = arith.addi %1558, %c7 : index
    %1560 = arith.muli %1559, %c2 : index
    %1561 = arith.addi %1560, %1556 : index
    %1562 = vector.extract %712#6[0] : f32 from vector<8xf32>
    %1563 = arith.addi %1561, %c7 : index
    memref.store %1562, %19[%1563] : memref<?xf32>
    %1564 = vector.extract %712#6[1] : f32 from vector<8xf32>
    %1565 = arith.addi %1561, %c13 : index
    memref.store %1564, %19[%1565] : memref<?xf32>
    %1566 = vector.extract %712#6[2] : f32 from vector<8xf32>
    %1567 = arith.addi %1561, %c3 : index
    memref.store %1566, %19[%1567] : memref<?xf32>
    %1568 = vector.extract %712#6[3] : f32 from vector<8xf32>
    %1569 = arith.addi %1561, %c35 : index
    memref.store %1568, %19[%1569] : memref<?xf32>
    %1570 = vector.extract %712#6[4] : f32 from vector<8xf32>
    %1571 = arith.addi %1561, %c5 : index
    memref.store %1570, %19[%1571] : memref<?xf32>
    %1572 = vector.extract %712#6[5] : f32 from vector<8xf32>
    %1573 = arith.addi %1561, %c36 : index
    memref.store %1572, %19[%1573] : memref<?xf32>
    %1574 = vector.extract %712#6[6] : f32 from vector<8xf32>
    %1575 = arith.addi %1561, %c37 : index
    memref.store %1574, %19[%1575] : memref<?xf32>
    %1576 = vector.extract %712#6[7] : f32 from vector<8xf32>
    %1577 = arith.addi %1561, %c38 : index
    memref.store %1576, %19[%1577] : memref<?xf32>
    %1578 = arith.muli %1557, %c6 : index
    %1579 = arith.addi %1578, %c8 : index
    %1580 = arith.muli %1579, %c2 : index
    %1581 = arith.addi %1580, %1556 : index
    %1582 = vector.extract %712#7[0] : f32 from vector<8xf32>
    %1583 = arith.addi %1581, %c7 : index
    memref.store %1582, %19[%1583] : memref<?xf32>
    %1584 = vector.extract %712#7[1] : f32 from vector<8xf32>
    %1585 = arith.addi %1581, %c13 : index
    memref.store %1584, %19[%1585] : memref<?xf32>
    %1586 = vector.extract %712#7[2] : f32 from vector<8xf32>
    %1587 = arith.addi %1581, %c3 : index
    memref.store %1586, %19[%1587] : memref<?xf32>
    %1588 = vector.extract %712#7[3] : f32 from vector<8xf32>
    %1589 = arith.addi %1581, %c35 : index
    memref.store %1588, %19[%1589] : memref<?xf32>
    %1590 = vector.extract %712#7[4] : f32 from vector<8xf32>
    %1591 = arith.addi %1581, %c5 : index
    memref.store %1590, %19[%1591] : memref<?xf32>
    %1592 = vector.extract %712#7[5] : f32 from vector<8xf32>
    %1593 = arith.addi %1581, %c36 : index
    memref.store %1592, %19[%1593] : memref<?xf32>
    %1594 = vector.extract %712#7[6] : f32 from vector<8xf32>
    %1595 = arith.addi %1581, %c37 : index
    memref.store %1594, %19[%1595] : memref<?xf32>
    %1596 = vector.extract %712#7[7] : f32 from vector<8xf32>
    %1597 = arith.addi %1581, %c38 : index
    memref.store %1596, %19[%1597] : memref<?xf32>
    wave.barrier
    %1598 = arith.muli %1557, %c6 : index
    %1599 = arith.addi %1598, %c7 : index
    %1600 = arith.muli %1599, %c13 : index
    %1601 = arith.addi %1600, %1556 : index
    %1602 = arith.addi %1601, %c7 : index
    %1603 = memref.load %19[%1602] : memref<?xf32>
    %1604 = arith.addi %1602, %c39 : index
    %1605 = memref.load %19[%1604] : memref<?xf32>
    %1606 = arith.addf %1603, %1605 : f32
    %1607 = arith.addi %1602, %c40 : index
    %1608 = memref.load %19[%1607] : memref<?xf32>
    %1609 = arith.addf %1606, %1608 : f32
    %1610 = arith.addi %1602, %c41 : index
    %1611 = memref.load %19[%1610] : memref<?xf32>
    %1612 = arith.addf %1609, %1611 : f32
    %1613 = arith.muli %1599, %c13 : index
    %1614 = arith.addi %1613, %1556 : index
    %1615 = arith.addi %1614, %c2 : index
    %1616 = memref.load %19[%1615] : memref<?xf32>
    %1617 = arith.addi %1615, %c39 : index
    %1618 = memref.load %19[%1617] : memref<?xf32>
    %1619 = arith.addf %1616, %1618 : f32
    %1620 = arith.addi %1615, %c40 : index
    %1621 = memref.load %19[%1620] : memref<?xf32>
    %1622 = arith.addf %1619, %1621 : f32
    %1623 = arith.addi %1615, %c41 : index
    %1624 = memref.load %19[%1623] : memref<?xf32>
    %1625 = arith.addf %1622, %1624 : f32
    %1626 = wave.lane
    %1627 = arith.addi %18, %c17 : index
    %1628 = arith.muli %1599, %c6 : index
    %1629 = arith.addi %1627, %1628 : index
    %1630 = arith.divui %1626, %c15 : index
    %1631 = arith.addi %1629, %1630 : index
    %1632 = arith.cmpi slt, %1631, %17 : index
    scf.if %1632 {
      %1633 = arith.cmpi eq, %hasFactors, %c8 : index
      %1634 = arith.muli %1631, %c6 : index
      %1635 = memref.load %factors[%1634] : memref<?xf32>
      %1636 = arith.mulf %1635, %operandScale : f32
      %1637 = arith.select %1633, %1636, %operandScale : f32
      %1638 = arith.remui %1626, %c15 : index
      %1639 = arith.muli %1638, %c21 : index
      %1640 = arith.addi %13, %1639 : index
      %1641 = vector.load %w[%1640] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1642 = vector.bitcast %1641 : vector<4xi8> to vector<1xf32>
      %1643 = vector.extract %1642[0] : f32 from vector<1xf32>
      %1644 = arith.mulf %1643, %1637 : f32
      %1645 = arith.mulf %1612, %1644 : f32
      %1646 = arith.remui %1626, %c15 : index
      %1647 = arith.muli %1646, %c21 : index
      %1648 = arith.addi %15, %1647 : index
      %1649 = vector.load %w[%1648] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1650 = vector.bitcast %1649 : vector<4xi8> to vector<1xf32>
      %1651 = vector.extract %1650[0] : f32 from vector<1xf32>
      %1652 = arith.mulf %1651, %1637 : f32
      %1653 = arith.mulf %1625, %1652 : f32
      %1654 = arith.muli %1631, %outputFeatures : index
      %1655 = arith.addi %1654, %22 : index
      %1656 = wave.lane
      %1657 = arith.remui %1656, %c15 : index
      %1658 = arith.addi %1655, %1657 : index
      scf.if %20 {
        %1659 = arith.addi %1658, %c7 : index
        %1660 = memref.load %residual[%1659] : memref<?xf32>
        %1661 = arith.addf %1660, %1645 : f32
        %1662 = arith.addi %1658, %c7 : index
        memref.store %1661, %out[%1662] : memref<?xf32>
      } else {
        %1663 = arith.addi %1658, %c7 : index
        memref.store %1645, %out[%1663] : memref<?xf32>
      }
      scf.if %20 {
        %1664 = arith.addi %1658, %c15 : index
        %1665 = memref.load %residual[%1664] : memref<?xf32>
        %1666 = arith.addf %1665, %1653 : f32
        %1667 = arith.addi %1658, %c15 : index
        memref.store %1666, %out[%1667] : memref<?xf32>
      } else {
        %1668 = arith.addi %1658, %c15 : index
        memref.store %1653, %out[%1668] : memref<?xf32>
      }
    }
    %1669 = arith.muli %1557, %c6 : index
    %1670 = arith.addi %1669, %c8 : index
    %1671 = arith.muli %1670, %c13 : index
    %1672 = arith.addi %1671, %1556 : index
    %1673 = arith.addi %1672, %c7 : index
    %1674 = memref.load %19[%1673] : memref<?xf32>
    %1675 = arith.addi %1673, %c39 : index
    %1676 = memref.load %19[%1675] : memref<?xf32>
    %1677 = arith.addf %1674, %1676 : f32
    %1678 = arith.addi %1673, %c40 : index
    %1679 = memref.load %19[%1678] : memref<?xf32>
    %1680 = arith.addf %1677, %1679 : f32
    %1681 = arith.addi %1673, %c41 : index
    %1682 = memref.load %19[%1681] : memref<?xf32>
    %1683 = arith.addf %1680, %1682 : f32
    %1684 = arith.muli %1670, %c13 : index
    %1685 = arith.addi %1684, %1556 : index
    %1686 = arith.addi %1685, %c2 : index
    %1687 = memref.load %19[%1686] : memref<?xf32>
    %1688 = arith.addi %1686, %c39 : index
    %1689 = memref.load %19[%1688] : memref<?xf32>
    %1690 = arith.addf %1687, %1689 : f32
    %1691 = arith.addi %1686, %c40 : index
    %1692 = memref.load %19[%1691] : memref<?xf32>
    %1693 = arith.addf %1690, %1692 : f32
    %1694 = arith.addi %1686, %c41 : index
    %1695 = memref.load %19[%1694] : memref<?xf32>
    %1696 = arith.addf %1693, %1695 : f32
    %1697 = wave.lane
    %1698 = arith.addi %18, %c17 : index
    %1699 = arith.muli %1670, %c6 : index
    %1700 = arith.addi %1698, %1699 : index
    %1701 = arith.divui %1697, %c15 : index
    %1702 = arith.addi %1700, %1701 : index
    %1703 = arith.cmpi slt, %1702, %17 : index
    scf.if %1703 {
      %1704 = arith.cmpi eq, %hasFactors, %c8 : index
      %1705 = arith.muli %1702, %c6 : index
      %1706 = memref.load %factors[%1705] : memref<?xf32>
      %1707 = arith.mulf %1706, %operandScale : f32
      %1708 = arith.select %1704, %1707, %operandScale : f32
      %1709 = arith.remui %1697, %c15 : index
      %1710 = arith.muli %1709, %c21 : index
      %1711 = arith.addi %13, %1710 : index
      %1712 = vector.load %w[%1711] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1713 = vector.bitcast %1712 : vector<4xi8> to vector<1xf32>
      %1714 = vector.extract %1713[0] : f32 from vector<1xf32>
      %1715 = arith.mulf %1714, %1708 : f32
      %1716 = arith.mulf %1683, %1715 : f32
      %1717 = arith.remui %1697, %c15 : index
      %1718 = arith.muli %1717, %c21 : index
      %1719 = arith.addi %15, %1718 : index
      %1720 = vector.load %w[%1719] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1721 = vector.bitcast %1720 : vector<4xi8> to vector<1xf32>
      %1722 = vector.extract %1721[0] : f32 from vector<1xf32>
      %1723 = arith.mulf %1722, %1708 : f32
      %1724 = arith.mulf %1696, %1723 : f32
      %1725 = arith.muli %1702, %outputFeatures : index
      %1726 = arith.addi %1725, %22 : index
      %1727 = wave.lane
      %1728 = arith.remui %1727, %c15 : index
      %1729 = arith.addi %1726, %1728 : index
      scf.if %20 {
        %1730 = arith.addi %1729, %c7 : index
        %1731 = memref.load %residual[%1730] : memref<?xf32>
        %1732 = arith.addf %1731, %1716 : f32
        %1733 = arith.addi %1729, %c7 : index
        memref.store %1732, %out[%1733] : memref<?xf32>
      } else {
        %1734 = arith.addi %1729, %c7 : index
        memref.store %1716, %out[%1734] : memref<?xf32>
      }
      scf.if %20 {
        %1735 = arith.addi %1729, %c15 : index
        %1736 = memref.load %residual[%1735] : memref<?xf32>
        %1737 = arith.addf %1736, %1724 : f32
        %1738 = arith.addi %1729, %c15 : index
        memref.store %1737, %out[%1738] : memref<?xf32>
      } else {
        %1739 = arith.addi %1729, %c15 : index
        memref.store %1724, %out[%1739] : memref<?xf32>
      }
    }
  }
  wave.return
}
