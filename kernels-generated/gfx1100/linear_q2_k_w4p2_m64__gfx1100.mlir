// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q2_k', waves=4, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q2_k_w4p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 4 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 4 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 256 : index
  %c4 = arith.constant 64 : index
  %c5 = arith.constant 127 : index
  %c6 = arith.constant 128 : index
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
  %c21 = arith.constant dense<[0, 8, 0, 8]> : vector<4xi32>
  %c22 = arith.constant dense<196611> : vector<4xi32>
  %c23 = arith.constant dense<1677747200> : vector<4xi32>
  %c24 = arith.constant dense<[2, 10, 2, 10]> : vector<4xi32>
  %c25 = arith.constant dense<[4, 12, 4, 12]> : vector<4xi32>
  %c26 = arith.constant dense<[6, 14, 6, 14]> : vector<4xi32>
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
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.muli %inputFeatures, %c1 : index
  %4 = arith.divui %3, %c2 : index
  %5 = arith.divui %inputFeatures, %c3 : index
  %6 = arith.muli %5, %c4 : index
  %7 = arith.addi %6, %4 : index
  %8 = arith.addi %7, %c5 : index
  %9 = arith.divui %8, %c6 : index
  %10 = arith.muli %9, %c6 : index
  %11 = arith.addi %2, %10 : index
  %12 = arith.addi %11, %c6 : index
  %13 = arith.muli %0, %c2 : index
  %14 = arith.addi %13, %c7 : index
  %15 = arith.muli %14, %12 : index
  %16 = arith.addi %13, %c8 : index
  %17 = arith.muli %16, %12 : index
  %18 = memref.load %step[%countAt] : memref<?xi32>
  %19 = arith.index_cast %18 : i32 to index
  %20 = arith.muli %1, %c4 : index
  %21 = wave.scratch %c10 : memref<?xf32>
  %22 = arith.cmpi eq, %hasResidual, %c8 : index
  %23 = wave.block 0
  %24 = arith.muli %23, %c13 : index
  %25 = arith.cmpi slt, %20, %19 : index
  scf.if %25 {
    %26 = wave.lane
    %27 = arith.remui %26, %c15 : index
    %28 = arith.remui %27, %tileRows : index
    %29 = arith.addi %20, %28 : index
    %30 = arith.divui %29, %tileRows : index
    %31 = arith.divui %inputFeatures, %c15 : index
    %32 = arith.muli %30, %31 : index
    %33 = arith.divui %c7, %c15 : index
    %34 = arith.addi %32, %33 : index
    %35 = arith.muli %34, %c2 : index
    %36 = arith.remui %c7, %c15 : index
    %37 = arith.divui %36, %c16 : index
    %38 = arith.addi %35, %37 : index
    %39 = arith.muli %tileRows, %c16 : index
    %40 = arith.muli %38, %39 : index
    %41 = arith.remui %29, %tileRows : index
    %42 = arith.muli %41, %c16 : index
    %43 = arith.addi %40, %42 : index
    %44 = arith.remui %c7, %c16 : index
    %45 = arith.addi %43, %44 : index
    %46 = arith.addi %27, %c15 : index
    %47 = arith.addi %20, %46 : index
    %48 = arith.divui %47, %tileRows : index
    %49 = arith.divui %inputFeatures, %c15 : index
    %50 = arith.muli %48, %49 : index
    %51 = arith.divui %c7, %c15 : index
    %52 = arith.addi %50, %51 : index
    %53 = arith.muli %52, %c2 : index
    %54 = arith.remui %c7, %c15 : index
    %55 = arith.divui %54, %c16 : index
    %56 = arith.addi %53, %55 : index
    %57 = arith.muli %tileRows, %c16 : index
    %58 = arith.muli %56, %57 : index
    %59 = arith.remui %47, %tileRows : index
    %60 = arith.muli %59, %c16 : index
    %61 = arith.addi %58, %60 : index
    %62 = arith.remui %c7, %c16 : index
    %63 = arith.addi %61, %62 : index
    %64 = arith.addi %27, %c13 : index
    %65 = arith.addi %20, %64 : index
    %66 = arith.divui %65, %tileRows : index
    %67 = arith.divui %inputFeatures, %c15 : index
    %68 = arith.muli %66, %67 : index
    %69 = arith.divui %c7, %c15 : index
    %70 = arith.addi %68, %69 : index
    %71 = arith.muli %70, %c2 : index
    %72 = arith.remui %c7, %c15 : index
    %73 = arith.divui %72, %c16 : index
    %74 = arith.addi %71, %73 : index
    %75 = arith.muli %tileRows, %c16 : index
    %76 = arith.muli %74, %75 : index
    %77 = arith.remui %65, %tileRows : index
    %78 = arith.muli %77, %c16 : index
    %79 = arith.addi %76, %78 : index
    %80 = arith.remui %c7, %c16 : index
    %81 = arith.addi %79, %80 : index
    %82 = arith.addi %27, %c17 : index
    %83 = arith.addi %20, %82 : index
    %84 = arith.divui %83, %tileRows : index
    %85 = arith.divui %inputFeatures, %c15 : index
    %86 = arith.muli %84, %85 : index
    %87 = arith.divui %c7, %c15 : index
    %88 = arith.addi %86, %87 : index
    %89 = arith.muli %88, %c2 : index
    %90 = arith.remui %c7, %c15 : index
    %91 = arith.divui %90, %c16 : index
    %92 = arith.addi %89, %91 : index
    %93 = arith.muli %tileRows, %c16 : index
    %94 = arith.muli %92, %93 : index
    %95 = arith.remui %83, %tileRows : index
    %96 = arith.muli %95, %c16 : index
    %97 = arith.addi %94, %96 : index
    %98 = arith.remui %c7, %c16 : index
    %99 = arith.addi %97, %98 : index
    %100 = wave.wave
    %101 = arith.divui %inputFeatures, %c13 : index
    %102 = arith.muli %100, %stepsPerWave : index
    %103 = arith.minsi %102, %101 : index
    %104 = arith.addi %103, %stepsPerWave : index
    %105 = arith.minsi %104, %101 : index
    %106 = arith.cmpi eq, %wholeBlocks, %c8 : index
    %107 = arith.subi %105, %103 : index
    %108 = arith.divui %107, %c2 : index
    %109 = arith.muli %108, %c2 : index
    %110 = arith.addi %103, %109 : index
    %111 = arith.addi %103, %stepsPerWave : index
    %112 = arith.select %106, %111, %110 : index
    %122:8 = scf.for %113 = %103 to %112 step %c2 iter_args(%114 = %c18, %115 = %c18, %116 = %c18, %117 = %c18, %118 = %c18, %119 = %c18, %120 = %c18, %121 = %c18) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %123 = wave.lane
      %124 = arith.addi %113, %c7 : index
      %125 = arith.remui %123, %c15 : index
      %126 = arith.addi %15, %c6 : index
      %127 = arith.divui %124, %c16 : index
      %128 = arith.muli %127, %c4 : index
      %129 = arith.addi %126, %128 : index
      %130 = arith.muli %125, %c1 : index
      %131 = arith.addi %129, %130 : index
      %132 = vector.load %w[%131] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %133 = vector.bitcast %132 : vector<4xi8> to vector<2xf16>
      %134 = arith.divui %inputFeatures, %c3 : index
      %135 = arith.muli %134, %c4 : index
      %136 = arith.addi %126, %135 : index
      %137 = arith.muli %124, %c4 : index
      %138 = arith.addi %136, %137 : index
      %139 = arith.muli %125, %c1 : index
      %140 = arith.addi %138, %139 : index
      %141 = vector.load %w[%140] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %142 = vector.extract %133[0] : f16 from vector<2xf16>
      %143 = arith.extf %142 : f16 to f32
      %144 = vector.extract %141[0] : i8 from vector<4xi8>
      %145 = arith.extui %144 : i8 to i32
      %146 = arith.sitofp %145 : i32 to f32
      %147 = arith.mulf %143, %146 : f32
      %148 = arith.truncf %147 : f32 to f16
      %149 = vector.broadcast %148 : f16 to vector<16xf16>
      %150 = vector.extract %133[1] : f16 from vector<2xf16>
      %151 = arith.extf %150 : f16 to f32
      %152 = vector.extract %141[1] : i8 from vector<4xi8>
      %153 = arith.extui %152 : i8 to i32
      %154 = arith.sitofp %153 : i32 to f32
      %155 = arith.mulf %151, %154 : f32
      %156 = arith.truncf %155 : f32 to f16
      %157 = vector.broadcast %156 : f16 to vector<16xf16>
      %158 = vector.extract %133[0] : f16 from vector<2xf16>
      %159 = arith.extf %158 : f16 to f32
      %160 = vector.extract %141[2] : i8 from vector<4xi8>
      %161 = arith.extui %160 : i8 to i32
      %162 = arith.sitofp %161 : i32 to f32
      %163 = arith.mulf %159, %162 : f32
      %164 = arith.truncf %163 : f32 to f16
      %165 = vector.broadcast %164 : f16 to vector<16xf16>
      %166 = vector.extract %133[1] : f16 from vector<2xf16>
      %167 = arith.extf %166 : f16 to f32
      %168 = vector.extract %141[3] : i8 from vector<4xi8>
      %169 = arith.extui %168 : i8 to i32
      %170 = arith.sitofp %169 : i32 to f32
      %171 = arith.mulf %167, %170 : f32
      %172 = arith.truncf %171 : f32 to f16
      %173 = vector.broadcast %172 : f16 to vector<16xf16>
      %174 = arith.addi %15, %c6 : index
      %175 = arith.muli %inputFeatures, %c1 : index
      %176 = arith.divui %175, %c2 : index
      %177 = arith.divui %inputFeatures, %c3 : index
      %178 = arith.muli %177, %c4 : index
      %179 = arith.addi %178, %176 : index
      %180 = arith.addi %179, %c5 : index
      %181 = arith.divui %180, %c6 : index
      %182 = arith.muli %181, %c6 : index
      %183 = arith.addi %174, %182 : index
      %184 = arith.muli %inputFeatures, %c7 : index
      %185 = arith.addi %183, %184 : index
      %186 = arith.muli %124, %c15 : index
      %187 = arith.addi %186, %125 : index
      %188 = arith.muli %187, %c16 : index
      %189 = arith.addi %185, %188 : index
      %190 = vector.load %w[%189] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %191 = vector.bitcast %190 : vector<8xi8> to vector<2xi32>
      %192 = vector.shuffle %191, %191 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %193 = arith.shrui %192, %c21 : vector<4xi32>
      %194 = arith.andi %193, %c22 : vector<4xi32>
      %195 = arith.ori %194, %c23 : vector<4xi32>
      %196 = vector.bitcast %195 : vector<4xi32> to vector<8xf16>
      %197 = arith.shrui %192, %c24 : vector<4xi32>
      %198 = arith.andi %197, %c22 : vector<4xi32>
      %199 = arith.ori %198, %c23 : vector<4xi32>
      %200 = vector.bitcast %199 : vector<4xi32> to vector<8xf16>
      %201 = arith.shrui %192, %c25 : vector<4xi32>
      %202 = arith.andi %201, %c22 : vector<4xi32>
      %203 = arith.ori %202, %c23 : vector<4xi32>
      %204 = vector.bitcast %203 : vector<4xi32> to vector<8xf16>
      %205 = arith.shrui %192, %c26 : vector<4xi32>
      %206 = arith.andi %205, %c22 : vector<4xi32>
      %207 = arith.ori %206, %c23 : vector<4xi32>
      %208 = vector.bitcast %207 : vector<4xi32> to vector<8xf16>
      %209 = vector.shuffle %196, %200 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %210 = vector.shuffle %204, %208 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %211 = vector.shuffle %209, %210 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %212 = arith.subf %211, %c27 : vector<32xf16>
      %213 = vector.shuffle %212, %212 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %214 = vector.shuffle %212, %212 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %215 = math.fma %213, %149, %157 : vector<16xf16>
      %216 = math.fma %214, %165, %173 : vector<16xf16>
      %217 = arith.addi %113, %c8 : index
      %218 = arith.remui %123, %c15 : index
      %219 = arith.addi %15, %c6 : index
      %220 = arith.divui %217, %c16 : index
      %221 = arith.muli %220, %c4 : index
      %222 = arith.addi %219, %221 : index
      %223 = arith.muli %218, %c1 : index
      %224 = arith.addi %222, %223 : index
      %225 = vector.load %w[%224] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %226 = vector.bitcast %225 : vector<4xi8> to vector<2xf16>
      %227 = arith.divui %inputFeatures, %c3 : index
      %228 = arith.muli %227, %c4 : index
      %229 = arith.addi %219, %228 : index
      %230 = arith.muli %217, %c4 : index
      %231 = arith.addi %229, %230 : index
      %232 = arith.muli %218, %c1 : index
      %233 = arith.addi %231, %232 : index
      %234 = vector.load %w[%233] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %235 = vector.extract %226[0] : f16 from vector<2xf16>
      %236 = arith.extf %235 : f16 to f32
      %237 = vector.extract %234[0] : i8 from vector<4xi8>
      %238 = arith.extui %237 : i8 to i32
      %239 = arith.sitofp %238 : i32 to f32
      %240 = arith.mulf %236, %239 : f32
      %241 = arith.truncf %240 : f32 to f16
      %242 = vector.broadcast %241 : f16 to vector<16xf16>
      %243 = vector.extract %226[1] : f16 from vector<2xf16>
      %244 = arith.extf %243 : f16 to f32
      %245 = vector.extract %234[1] : i8 from vector<4xi8>
      %246 = arith.extui %245 : i8 to i32
      %247 = arith.sitofp %246 : i32 to f32
      %248 = arith.mulf %244, %247 : f32
      %249 = arith.truncf %248 : f32 to f16
      %250 = vector.broadcast %249 : f16 to vector<16xf16>
      %251 = vector.extract %226[0] : f16 from vector<2xf16>
      %252 = arith.extf %251 : f16 to f32
      %253 = vector.extract %234[2] : i8 from vector<4xi8>
      %254 = arith.extui %253 : i8 to i32
      %255 = arith.sitofp %254 : i32 to f32
      %256 = arith.mulf %252, %255 : f32
      %257 = arith.truncf %256 : f32 to f16
      %258 = vector.broadcast %257 : f16 to vector<16xf16>
      %259 = vector.extract %226[1] : f16 from vector<2xf16>
      %260 = arith.extf %259 : f16 to f32
      %261 = vector.extract %234[3] : i8 from vector<4xi8>
      %262 = arith.extui %261 : i8 to i32
      %263 = arith.sitofp %262 : i32 to f32
      %264 = arith.mulf %260, %263 : f32
      %265 = arith.truncf %264 : f32 to f16
      %266 = vector.broadcast %265 : f16 to vector<16xf16>
      %267 = arith.addi %15, %c6 : index
      %268 = arith.muli %inputFeatures, %c1 : index
      %269 = arith.divui %268, %c2 : index
      %270 = arith.divui %inputFeatures, %c3 : index
      %271 = arith.muli %270, %c4 : index
      %272 = arith.addi %271, %269 : index
      %273 = arith.addi %272, %c5 : index
      %274 = arith.divui %273, %c6 : index
      %275 = arith.muli %274, %c6 : index
      %276 = arith.addi %267, %275 : index
      %277 = arith.muli %inputFeatures, %c7 : index
      %278 = arith.addi %276, %277 : index
      %279 = arith.muli %217, %c15 : index
      %280 = arith.addi %279, %218 : index
      %281 = arith.muli %280, %c16 : index
      %282 = arith.addi %278, %281 : index
      %283 = vector.load %w[%282] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %284 = vector.bitcast %283 : vector<8xi8> to vector<2xi32>
      %285 = vector.shuffle %284, %284 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %286 = arith.shrui %285, %c21 : vector<4xi32>
      %287 = arith.andi %286, %c22 : vector<4xi32>
      %288 = arith.ori %287, %c23 : vector<4xi32>
      %289 = vector.bitcast %288 : vector<4xi32> to vector<8xf16>
      %290 = arith.shrui %285, %c24 : vector<4xi32>
      %291 = arith.andi %290, %c22 : vector<4xi32>
      %292 = arith.ori %291, %c23 : vector<4xi32>
      %293 = vector.bitcast %292 : vector<4xi32> to vector<8xf16>
      %294 = arith.shrui %285, %c25 : vector<4xi32>
      %295 = arith.andi %294, %c22 : vector<4xi32>
      %296 = arith.ori %295, %c23 : vector<4xi32>
      %297 = vector.bitcast %296 : vector<4xi32> to vector<8xf16>
      %298 = arith.shrui %285, %c26 : vector<4xi32>
      %299 = arith.andi %298, %c22 : vector<4xi32>
      %300 = arith.ori %299, %c23 : vector<4xi32>
      %301 = vector.bitcast %300 : vector<4xi32> to vector<8xf16>
      %302 = vector.shuffle %289, %293 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %303 = vector.shuffle %297, %301 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %304 = vector.shuffle %302, %303 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %305 = arith.subf %304, %c27 : vector<32xf16>
      %306 = vector.shuffle %305, %305 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %307 = vector.shuffle %305, %305 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %308 = math.fma %306, %242, %250 : vector<16xf16>
      %309 = math.fma %307, %258, %266 : vector<16xf16>
      %310 = arith.addi %113, %c7 : index
      %311 = arith.remui %123, %c15 : index
      %312 = arith.addi %17, %c6 : index
      %313 = arith.divui %310, %c16 : index
      %314 = arith.muli %313, %c4 : index
      %315 = arith.addi %312, %314 : index
      %316 = arith.muli %311, %c1 : index
      %317 = arith.addi %315, %316 : index
      %318 = vector.load %w[%317] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %319 = vector.bitcast %318 : vector<4xi8> to vector<2xf16>
      %320 = arith.divui %inputFeatures, %c3 : index
      %321 = arith.muli %320, %c4 : index
      %322 = arith.addi %312, %321 : index
      %323 = arith.muli %310, %c4 : index
      %324 = arith.addi %322, %323 : index
      %325 = arith.muli %311, %c1 : index
      %326 = arith.addi %324, %325 : index
      %327 = vector.load %w[%326] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %328 = vector.extract %319[0] : f16 from vector<2xf16>
      %329 = arith.extf %328 : f16 to f32
      %330 = vector.extract %327[0] : i8 from vector<4xi8>
      %331 = arith.extui %330 : i8 to i32
      %332 = arith.sitofp %331 : i32 to f32
      %333 = arith.mulf %329, %332 : f32
      %334 = arith.truncf %333 : f32 to f16
      %335 = vector.broadcast %334 : f16 to vector<16xf16>
      %336 = vector.extract %319[1] : f16 from vector<2xf16>
      %337 = arith.extf %336 : f16 to f32
      %338 = vector.extract %327[1] : i8 from vector<4xi8>
      %339 = arith.extui %338 : i8 to i32
      %340 = arith.sitofp %339 : i32 to f32
      %341 = arith.mulf %337, %340 : f32
      %342 = arith.truncf %341 : f32 to f16
      %343 = vector.broadcast %342 : f16 to vector<16xf16>
      %344 = vector.extract %319[0] : f16 from vector<2xf16>
      %345 = arith.extf %344 : f16 to f32
      %346 = vector.extract %327[2] : i8 from vector<4xi8>
      %347 = arith.extui %346 : i8 to i32
      %348 = arith.sitofp %347 : i32 to f32
      %349 = arith.mulf %345, %348 : f32
      %350 = arith.truncf %349 : f32 to f16
      %351 = vector.broadcast %350 : f16 to vector<16xf16>
      %352 = vector.extract %319[1] : f16 from vector<2xf16>
      %353 = arith.extf %352 : f16 to f32
      %354 = vector.extract %327[3] : i8 from vector<4xi8>
      %355 = arith.extui %354 : i8 to i32
      %356 = arith.sitofp %355 : i32 to f32
      %357 = arith.mulf %353, %356 : f32
      %358 = arith.truncf %357 : f32 to f16
      %359 = vector.broadcast %358 : f16 to vector<16xf16>
      %360 = arith.addi %17, %c6 : index
      %361 = arith.muli %inputFeatures, %c1 : index
      %362 = arith.divui %361, %c2 : index
      %363 = arith.divui %inputFeatures, %c3 : index
      %364 = arith.muli %363, %c4 : index
      %365 = arith.addi %364, %362 : index
      %366 = arith.addi %365, %c5 : index
      %367 = arith.divui %366, %c6 : index
      %368 = arith.muli %367, %c6 : index
      %369 = arith.addi %360, %368 : index
      %370 = arith.muli %inputFeatures, %c7 : index
      %371 = arith.addi %369, %370 : index
      %372 = arith.muli %310, %c15 : index
      %373 = arith.addi %372, %311 : index
      %374 = arith.muli %373, %c16 : index
      %375 = arith.addi %371, %374 : index
      %376 = vector.load %w[%375] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %377 = vector.bitcast %376 : vector<8xi8> to vector<2xi32>
      %378 = vector.shuffle %377, %377 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %379 = arith.shrui %378, %c21 : vector<4xi32>
      %380 = arith.andi %379, %c22 : vector<4xi32>
      %381 = arith.ori %380, %c23 : vector<4xi32>
      %382 = vector.bitcast %381 : vector<4xi32> to vector<8xf16>
      %383 = arith.shrui %378, %c24 : vector<4xi32>
      %384 = arith.andi %383, %c22 : vector<4xi32>
      %385 = arith.ori %384, %c23 : vector<4xi32>
      %386 = vector.bitcast %385 : vector<4xi32> to vector<8xf16>
      %387 = arith.shrui %378, %c25 : vector<4xi32>
      %388 = arith.andi %387, %c22 : vector<4xi32>
      %389 = arith.ori %388, %c23 : vector<4xi32>
      %390 = vector.bitcast %389 : vector<4xi32> to vector<8xf16>
      %391 = arith.shrui %378, %c26 : vector<4xi32>
      %392 = arith.andi %391, %c22 : vector<4xi32>
      %393 = arith.ori %392, %c23 : vector<4xi32>
      %394 = vector.bitcast %393 : vector<4xi32> to vector<8xf16>
      %395 = vector.shuffle %382, %386 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %396 = vector.shuffle %390, %394 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %397 = vector.shuffle %395, %396 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %398 = arith.subf %397, %c27 : vector<32xf16>
      %399 = vector.shuffle %398, %398 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %400 = vector.shuffle %398, %398 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %401 = math.fma %399, %335, %343 : vector<16xf16>
      %402 = math.fma %400, %351, %359 : vector<16xf16>
      %403 = arith.addi %113, %c8 : index
      %404 = arith.remui %123, %c15 : index
      %405 = arith.addi %17, %c6 : index
      %406 = arith.divui %403, %c16 : index
      %407 = arith.muli %406, %c4 : index
      %408 = arith.addi %405, %407 : index
      %409 = arith.muli %404, %c1 : index
      %410 = arith.addi %408, %409 : index
      %411 = vector.load %w[%410] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %412 = vector.bitcast %411 : vector<4xi8> to vector<2xf16>
      %413 = arith.divui %inputFeatures, %c3 : index
      %414 = arith.muli %413, %c4 : index
      %415 = arith.addi %405, %414 : index
      %416 = arith.muli %403, %c4 : index
      %417 = arith.addi %415, %416 : index
      %418 = arith.muli %404, %c1 : index
      %419 = arith.addi %417, %418 : index
      %420 = vector.load %w[%419] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %421 = vector.extract %412[0] : f16 from vector<2xf16>
      %422 = arith.extf %421 : f16 to f32
      %423 = vector.extract %420[0] : i8 from vector<4xi8>
      %424 = arith.extui %423 : i8 to i32
      %425 = arith.sitofp %424 : i32 to f32
      %426 = arith.mulf %422, %425 : f32
      %427 = arith.truncf %426 : f32 to f16
      %428 = vector.broadcast %427 : f16 to vector<16xf16>
      %429 = vector.extract %412[1] : f16 from vector<2xf16>
      %430 = arith.extf %429 : f16 to f32
      %431 = vector.extract %420[1] : i8 from vector<4xi8>
      %432 = arith.extui %431 : i8 to i32
      %433 = arith.sitofp %432 : i32 to f32
      %434 = arith.mulf %430, %433 : f32
      %435 = arith.truncf %434 : f32 to f16
      %436 = vector.broadcast %435 : f16 to vector<16xf16>
      %437 = vector.extract %412[0] : f16 from vector<2xf16>
      %438 = arith.extf %437 : f16 to f32
      %439 = vector.extract %420[2] : i8 from vector<4xi8>
      %440 = arith.extui %439 : i8 to i32
      %441 = arith.sitofp %440 : i32 to f32
      %442 = arith.mulf %438, %441 : f32
      %443 = arith.truncf %442 : f32 to f16
      %444 = vector.broadcast %443 : f16 to vector<16xf16>
      %445 = vector.extract %412[1] : f16 from vector<2xf16>
      %446 = arith.extf %445 : f16 to f32
      %447 = vector.extract %420[3] : i8 from vector<4xi8>
      %448 = arith.extui %447 : i8 to i32
      %449 = arith.sitofp %448 : i32 to f32
      %450 = arith.mulf %446, %449 : f32
      %451 = arith.truncf %450 : f32 to f16
      %452 = vector.broadcast %451 : f16 to vector<16xf16>
      %453 = arith.addi %17, %c6 : index
      %454 = arith.muli %inputFeatures, %c1 : index
      %455 = arith.divui %454, %c2 : index
      %456 = arith.divui %inputFeatures, %c3 : index
      %457 = arith.muli %456, %c4 : index
      %458 = arith.addi %457, %455 : index
      %459 = arith.addi %458, %c5 : index
      %460 = arith.divui %459, %c6 : index
      %461 = arith.muli %460, %c6 : index
      %462 = arith.addi %453, %461 : index
      %463 = arith.muli %inputFeatures, %c7 : index
      %464 = arith.addi %462, %463 : index
      %465 = arith.muli %403, %c15 : index
      %466 = arith.addi %465, %404 : index
      %467 = arith.muli %466, %c16 : index
      %468 = arith.addi %464, %467 : index
      %469 = vector.load %w[%468] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %470 = vector.bitcast %469 : vector<8xi8> to vector<2xi32>
      %471 = vector.shuffle %470, %470 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %472 = arith.shrui %471, %c21 : vector<4xi32>
      %473 = arith.andi %472, %c22 : vector<4xi32>
      %474 = arith.ori %473, %c23 : vector<4xi32>
      %475 = vector.bitcast %474 : vector<4xi32> to vector<8xf16>
      %476 = arith.shrui %471, %c24 : vector<4xi32>
      %477 = arith.andi %476, %c22 : vector<4xi32>
      %478 = arith.ori %477, %c23 : vector<4xi32>
      %479 = vector.bitcast %478 : vector<4xi32> to vector<8xf16>
      %480 = arith.shrui %471, %c25 : vector<4xi32>
      %481 = arith.andi %480, %c22 : vector<4xi32>
      %482 = arith.ori %481, %c23 : vector<4xi32>
      %483 = vector.bitcast %482 : vector<4xi32> to vector<8xf16>
      %484 = arith.shrui %471, %c26 : vector<4xi32>
      %485 = arith.andi %484, %c22 : vector<4xi32>
      %486 = arith.ori %485, %c23 : vector<4xi32>
      %487 = vector.bitcast %486 : vector<4xi32> to vector<8xf16>
      %488 = vector.shuffle %475, %479 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %489 = vector.shuffle %483, %487 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %490 = vector.shuffle %488, %489 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %491 = arith.subf %490, %c27 : vector<32xf16>
      %492 = vector.shuffle %491, %491 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %493 = vector.shuffle %491, %491 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %494 = math.fma %492, %428, %436 : vector<16xf16>
      %495 = math.fma %493, %444, %452 : vector<16xf16>
      %496 = arith.muli %113, %c2 : index
      %497 = arith.addi %496, %c7 : index
      %498 = arith.muli %tileRows, %c15 : index
      %499 = arith.muli %497, %498 : index
      %500 = arith.addi %45, %499 : index
      %501 = vector.load %x[%500] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %502 = arith.muli %tileRows, %c16 : index
      %503 = arith.addi %500, %502 : index
      %504 = vector.load %x[%503] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %505 = vector.shuffle %501, %504 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %506 = wave.mma %505, %215, %114 : vector<16xf16>, vector<8xf32>
      %507 = wave.mma %505, %401, %115 : vector<16xf16>, vector<8xf32>
      %508 = arith.muli %113, %c2 : index
      %509 = arith.addi %508, %c7 : index
      %510 = arith.muli %tileRows, %c15 : index
      %511 = arith.muli %509, %510 : index
      %512 = arith.addi %63, %511 : index
      %513 = vector.load %x[%512] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %514 = arith.muli %tileRows, %c16 : index
      %515 = arith.addi %512, %514 : index
      %516 = vector.load %x[%515] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %517 = vector.shuffle %513, %516 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %518 = wave.mma %517, %215, %116 : vector<16xf16>, vector<8xf32>
      %519 = wave.mma %517, %401, %117 : vector<16xf16>, vector<8xf32>
      %520 = arith.muli %113, %c2 : index
      %521 = arith.addi %520, %c7 : index
      %522 = arith.muli %tileRows, %c15 : index
      %523 = arith.muli %521, %522 : index
      %524 = arith.addi %81, %523 : index
      %525 = vector.load %x[%524] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %526 = arith.muli %tileRows, %c16 : index
      %527 = arith.addi %524, %526 : index
      %528 = vector.load %x[%527] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %529 = vector.shuffle %525, %528 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %530 = wave.mma %529, %215, %118 : vector<16xf16>, vector<8xf32>
      %531 = wave.mma %529, %401, %119 : vector<16xf16>, vector<8xf32>
      %532 = arith.muli %113, %c2 : index
      %533 = arith.addi %532, %c7 : index
      %534 = arith.muli %tileRows, %c15 : index
      %535 = arith.muli %533, %534 : index
      %536 = arith.addi %99, %535 : index
      %537 = vector.load %x[%536] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %538 = arith.muli %tileRows, %c16 : index
      %539 = arith.addi %536, %538 : index
      %540 = vector.load %x[%539] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %541 = vector.shuffle %537, %540 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %542 = wave.mma %541, %215, %120 : vector<16xf16>, vector<8xf32>
      %543 = wave.mma %541, %401, %121 : vector<16xf16>, vector<8xf32>
      %544 = arith.muli %113, %c2 : index
      %545 = arith.addi %544, %c8 : index
      %546 = arith.muli %tileRows, %c15 : index
      %547 = arith.muli %545, %546 : index
      %548 = arith.addi %45, %547 : index
      %549 = vector.load %x[%548] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %550 = arith.muli %tileRows, %c16 : index
      %551 = arith.addi %548, %550 : index
      %552 = vector.load %x[%551] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %553 = vector.shuffle %549, %552 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %554 = wave.mma %553, %216, %506 : vector<16xf16>, vector<8xf32>
      %555 = wave.mma %553, %402, %507 : vector<16xf16>, vector<8xf32>
      %556 = arith.muli %113, %c2 : index
      %557 = arith.addi %556, %c8 : index
      %558 = arith.muli %tileRows, %c15 : index
      %559 = arith.muli %557, %558 : index
      %560 = arith.addi %63, %559 : index
      %561 = vector.load %x[%560] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %562 = arith.muli %tileRows, %c16 : index
      %563 = arith.addi %560, %562 : index
      %564 = vector.load %x[%563] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %565 = vector.shuffle %561, %564 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %566 = wave.mma %565, %216, %518 : vector<16xf16>, vector<8xf32>
      %567 = wave.mma %565, %402, %519 : vector<16xf16>, vector<8xf32>
      %568 = arith.muli %113, %c2 : index
      %569 = arith.addi %568, %c8 : index
      %570 = arith.muli %tileRows, %c15 : index
      %571 = arith.muli %569, %570 : index
      %572 = arith.addi %81, %571 : index
      %573 = vector.load %x[%572] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %574 = arith.muli %tileRows, %c16 : index
      %575 = arith.addi %572, %574 : index
      %576 = vector.load %x[%575] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %577 = vector.shuffle %573, %576 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %578 = wave.mma %577, %216, %530 : vector<16xf16>, vector<8xf32>
      %579 = wave.mma %577, %402, %531 : vector<16xf16>, vector<8xf32>
      %580 = arith.muli %113, %c2 : index
      %581 = arith.addi %580, %c8 : index
      %582 = arith.muli %tileRows, %c15 : index
      %583 = arith.muli %581, %582 : index
      %584 = arith.addi %99, %583 : index
      %585 = vector.load %x[%584] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %586 = arith.muli %tileRows, %c16 : index
      %587 = arith.addi %584, %586 : index
      %588 = vector.load %x[%587] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %589 = vector.shuffle %585, %588 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %590 = wave.mma %589, %216, %542 : vector<16xf16>, vector<8xf32>
      %591 = wave.mma %589, %402, %543 : vector<16xf16>, vector<8xf32>
      %592 = arith.muli %113, %c2 : index
      %593 = arith.addi %592, %c2 : index
      %594 = arith.muli %tileRows, %c15 : index
      %595 = arith.muli %593, %594 : index
      %596 = arith.addi %45, %595 : index
      %597 = vector.load %x[%596] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %598 = arith.muli %tileRows, %c16 : index
      %599 = arith.addi %596, %598 : index
      %600 = vector.load %x[%599] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %601 = vector.shuffle %597, %600 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %602 = wave.mma %601, %308, %554 : vector<16xf16>, vector<8xf32>
      %603 = wave.mma %601, %494, %555 : vector<16xf16>, vector<8xf32>
      %604 = arith.muli %113, %c2 : index
      %605 = arith.addi %604, %c2 : index
      %606 = arith.muli %tileRows, %c15 : index
      %607 = arith.muli %605, %606 : index
      %608 = arith.addi %63, %607 : index
      %609 = vector.load %x[%608] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %610 = arith.muli %tileRows, %c16 : index
      %611 = arith.addi %608, %610 : index
      %612 = vector.load %x[%611] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %613 = vector.shuffle %609, %612 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %614 = wave.mma %613, %308, %566 : vector<16xf16>, vector<8xf32>
      %615 = wave.mma %613, %494, %567 : vector<16xf16>, vector<8xf32>
      %616 = arith.muli %113, %c2 : index
      %617 = arith.addi %616, %c2 : index
      %618 = arith.muli %tileRows, %c15 : index
      %619 = arith.muli %617, %618 : index
      %620 = arith.addi %81, %619 : index
      %621 = vector.load %x[%620] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %622 = arith.muli %tileRows, %c16 : index
      %623 = arith.addi %620, %622 : index
      %624 = vector.load %x[%623] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %625 = vector.shuffle %621, %624 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %626 = wave.mma %625, %308, %578 : vector<16xf16>, vector<8xf32>
      %627 = wave.mma %625, %494, %579 : vector<16xf16>, vector<8xf32>
      %628 = arith.muli %113, %c2 : index
      %629 = arith.addi %628, %c2 : index
      %630 = arith.muli %tileRows, %c15 : index
      %631 = arith.muli %629, %630 : index
      %632 = arith.addi %99, %631 : index
      %633 = vector.load %x[%632] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %634 = arith.muli %tileRows, %c16 : index
      %635 = arith.addi %632, %634 : index
      %636 = vector.load %x[%635] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %637 = vector.shuffle %633, %636 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %638 = wave.mma %637, %308, %590 : vector<16xf16>, vector<8xf32>
      %639 = wave.mma %637, %494, %591 : vector<16xf16>, vector<8xf32>
      %640 = arith.muli %113, %c2 : index
      %641 = arith.addi %640, %c28 : index
      %642 = arith.muli %tileRows, %c15 : index
      %643 = arith.muli %641, %642 : index
      %644 = arith.addi %45, %643 : index
      %645 = vector.load %x[%644] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %646 = arith.muli %tileRows, %c16 : index
      %647 = arith.addi %644, %646 : index
      %648 = vector.load %x[%647] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %649 = vector.shuffle %645, %648 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %650 = wave.mma %649, %309, %602 : vector<16xf16>, vector<8xf32>
      %651 = wave.mma %649, %495, %603 : vector<16xf16>, vector<8xf32>
      %652 = arith.muli %113, %c2 : index
      %653 = arith.addi %652, %c28 : index
      %654 = arith.muli %tileRows, %c15 : index
      %655 = arith.muli %653, %654 : index
      %656 = arith.addi %63, %655 : index
      %657 = vector.load %x[%656] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %658 = arith.muli %tileRows, %c16 : index
      %659 = arith.addi %656, %658 : index
      %660 = vector.load %x[%659] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %661 = vector.shuffle %657, %660 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %662 = wave.mma %661, %309, %614 : vector<16xf16>, vector<8xf32>
      %663 = wave.mma %661, %495, %615 : vector<16xf16>, vector<8xf32>
      %664 = arith.muli %113, %c2 : index
      %665 = arith.addi %664, %c28 : index
      %666 = arith.muli %tileRows, %c15 : index
      %667 = arith.muli %665, %666 : index
      %668 = arith.addi %81, %667 : index
      %669 = vector.load %x[%668] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %670 = arith.muli %tileRows, %c16 : index
      %671 = arith.addi %668, %670 : index
      %672 = vector.load %x[%671] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %673 = vector.shuffle %669, %672 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %674 = wave.mma %673, %309, %626 : vector<16xf16>, vector<8xf32>
      %675 = wave.mma %673, %495, %627 : vector<16xf16>, vector<8xf32>
      %676 = arith.muli %113, %c2 : index
      %677 = arith.addi %676, %c28 : index
      %678 = arith.muli %tileRows, %c15 : index
      %679 = arith.muli %677, %678 : index
      %680 = arith.addi %99, %679 : index
      %681 = vector.load %x[%680] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %682 = arith.muli %tileRows, %c16 : index
      %683 = arith.addi %680, %682 : index
      %684 = vector.load %x[%683] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %685 = vector.shuffle %681, %684 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %686 = wave.mma %685, %309, %638 : vector<16xf16>, vector<8xf32>
      %687 = wave.mma %685, %495, %639 : vector<16xf16>, vector<8xf32>
      scf.yield %650, %651, %662, %663, %674, %675, %686, %687 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %688 = arith.select %106, %112, %105 : index
    %698:8 = scf.for %689 = %112 to %688 step %c8 iter_args(%690 = %122#0, %691 = %122#1, %692 = %122#2, %693 = %122#3, %694 = %122#4, %695 = %122#5, %696 = %122#6, %697 = %122#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %699 = wave.lane
      %700 = arith.addi %689, %c7 : index
      %701 = arith.remui %699, %c15 : index
      %702 = arith.addi %15, %c6 : index
      %703 = arith.divui %700, %c16 : index
      %704 = arith.muli %703, %c4 : index
      %705 = arith.addi %702, %704 : index
      %706 = arith.muli %701, %c1 : index
      %707 = arith.addi %705, %706 : index
      %708 = vector.load %w[%707] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %709 = vector.bitcast %708 : vector<4xi8> to vector<2xf16>
      %710 = arith.divui %inputFeatures, %c3 : index
      %711 = arith.muli %710, %c4 : index
      %712 = arith.addi %702, %711 : index
      %713 = arith.muli %700, %c4 : index
      %714 = arith.addi %712, %713 : index
      %715 = arith.muli %701, %c1 : index
      %716 = arith.addi %714, %715 : index
      %717 = vector.load %w[%716] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %718 = vector.extract %709[0] : f16 from vector<2xf16>
      %719 = arith.extf %718 : f16 to f32
      %720 = vector.extract %717[0] : i8 from vector<4xi8>
      %721 = arith.extui %720 : i8 to i32
      %722 = arith.sitofp %721 : i32 to f32
      %723 = arith.mulf %719, %722 : f32
      %724 = arith.truncf %723 : f32 to f16
      %725 = vector.broadcast %724 : f16 to vector<16xf16>
      %726 = vector.extract %709[1] : f16 from vector<2xf16>
      %727 = arith.extf %726 : f16 to f32
      %728 = vector.extract %717[1] : i8 from vector<4xi8>
      %729 = arith.extui %728 : i8 to i32
      %730 = arith.sitofp %729 : i32 to f32
      %731 = arith.mulf %727, %730 : f32
      %732 = arith.truncf %731 : f32 to f16
      %733 = vector.broadcast %732 : f16 to vector<16xf16>
      %734 = vector.extract %709[0] : f16 from vector<2xf16>
      %735 = arith.extf %734 : f16 to f32
      %736 = vector.extract %717[2] : i8 from vector<4xi8>
      %737 = arith.extui %736 : i8 to i32
      %738 = arith.sitofp %737 : i32 to f32
      %739 = arith.mulf %735, %738 : f32
      %740 = arith.truncf %739 : f32 to f16
      %741 = vector.broadcast %740 : f16 to vector<16xf16>
      %742 = vector.extract %709[1] : f16 from vector<2xf16>
      %743 = arith.extf %742 : f16 to f32
      %744 = vector.extract %717[3] : i8 from vector<4xi8>
      %745 = arith.extui %744 : i8 to i32
      %746 = arith.sitofp %745 : i32 to f32
      %747 = arith.mulf %743, %746 : f32
      %748 = arith.truncf %747 : f32 to f16
      %749 = vector.broadcast %748 : f16 to vector<16xf16>
      %750 = arith.addi %15, %c6 : index
      %751 = arith.muli %inputFeatures, %c1 : index
      %752 = arith.divui %751, %c2 : index
      %753 = arith.divui %inputFeatures, %c3 : index
      %754 = arith.muli %753, %c4 : index
      %755 = arith.addi %754, %752 : index
      %756 = arith.addi %755, %c5 : index
      %757 = arith.divui %756, %c6 : index
      %758 = arith.muli %757, %c6 : index
      %759 = arith.addi %750, %758 : index
      %760 = arith.muli %inputFeatures, %c7 : index
      %761 = arith.addi %759, %760 : index
      %762 = arith.muli %700, %c15 : index
      %763 = arith.addi %762, %701 : index
      %764 = arith.muli %763, %c16 : index
      %765 = arith.addi %761, %764 : index
      %766 = vector.load %w[%765] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %767 = vector.bitcast %766 : vector<8xi8> to vector<2xi32>
      %768 = vector.shuffle %767, %767 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %769 = arith.shrui %768, %c21 : vector<4xi32>
      %770 = arith.andi %769, %c22 : vector<4xi32>
      %771 = arith.ori %770, %c23 : vector<4xi32>
      %772 = vector.bitcast %771 : vector<4xi32> to vector<8xf16>
      %773 = arith.shrui %768, %c24 : vector<4xi32>
      %774 = arith.andi %773, %c22 : vector<4xi32>
      %775 = arith.ori %774, %c23 : vector<4xi32>
      %776 = vector.bitcast %775 : vector<4xi32> to vector<8xf16>
      %777 = arith.shrui %768, %c25 : vector<4xi32>
      %778 = arith.andi %777, %c22 : vector<4xi32>
      %779 = arith.ori %778, %c23 : vector<4xi32>
      %780 = vector.bitcast %779 : vector<4xi32> to vector<8xf16>
      %781 = arith.shrui %768, %c26 : vector<4xi32>
      %782 = arith.andi %781, %c22 : vector<4xi32>
      %783 = arith.ori %782, %c23 : vector<4xi32>
      %784 = vector.bitcast %783 : vector<4xi32> to vector<8xf16>
      %785 = vector.shuffle %772, %776 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %786 = vector.shuffle %780, %784 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %787 = vector.shuffle %785, %786 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %788 = arith.subf %787, %c27 : vector<32xf16>
      %789 = vector.shuffle %788, %788 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %790 = vector.shuffle %788, %788 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %791 = math.fma %789, %725, %733 : vector<16xf16>
      %792 = math.fma %790, %741, %749 : vector<16xf16>
      %793 = arith.addi %689, %c7 : index
      %794 = arith.remui %699, %c15 : index
      %795 = arith.addi %17, %c6 : index
      %796 = arith.divui %793, %c16 : index
      %797 = arith.muli %796, %c4 : index
      %798 = arith.addi %795, %797 : index
      %799 = arith.muli %794, %c1 : index
      %800 = arith.addi %798, %799 : index
      %801 = vector.load %w[%800] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %802 = vector.bitcast %801 : vector<4xi8> to vector<2xf16>
      %803 = arith.divui %inputFeatures, %c3 : index
      %804 = arith.muli %803, %c4 : index
      %805 = arith.addi %795, %804 : index
      %806 = arith.muli %793, %c4 : index
      %807 = arith.addi %805, %806 : index
      %808 = arith.muli %794, %c1 : index
      %809 = arith.addi %807, %808 : index
      %810 = vector.load %w[%809] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %811 = vector.extract %802[0] : f16 from vector<2xf16>
      %812 = arith.extf %811 : f16 to f32
      %813 = vector.extract %810[0] : i8 from vector<4xi8>
      %814 = arith.extui %813 : i8 to i32
      %815 = arith.sitofp %814 : i32 to f32
      %816 = arith.mulf %812, %815 : f32
      %817 = arith.truncf %816 : f32 to f16
      %818 = vector.broadcast %817 : f16 to vector<16xf16>
      %819 = vector.extract %802[1] : f16 from vector<2xf16>
      %820 = arith.extf %819 : f16 to f32
      %821 = vector.extract %810[1] : i8 from vector<4xi8>
      %822 = arith.extui %821 : i8 to i32
      %823 = arith.sitofp %822 : i32 to f32
      %824 = arith.mulf %820, %823 : f32
      %825 = arith.truncf %824 : f32 to f16
      %826 = vector.broadcast %825 : f16 to vector<16xf16>
      %827 = vector.extract %802[0] : f16 from vector<2xf16>
      %828 = arith.extf %827 : f16 to f32
      %829 = vector.extract %810[2] : i8 from vector<4xi8>
      %830 = arith.extui %829 : i8 to i32
      %831 = arith.sitofp %830 : i32 to f32
      %832 = arith.mulf %828, %831 : f32
      %833 = arith.truncf %832 : f32 to f16
      %834 = vector.broadcast %833 : f16 to vector<16xf16>
      %835 = vector.extract %802[1] : f16 from vector<2xf16>
      %836 = arith.extf %835 : f16 to f32
      %837 = vector.extract %810[3] : i8 from vector<4xi8>
      %838 = arith.extui %837 : i8 to i32
      %839 = arith.sitofp %838 : i32 to f32
      %840 = arith.mulf %836, %839 : f32
      %841 = arith.truncf %840 : f32 to f16
      %842 = vector.broadcast %841 : f16 to vector<16xf16>
      %843 = arith.addi %17, %c6 : index
      %844 = arith.muli %inputFeatures, %c1 : index
      %845 = arith.divui %844, %c2 : index
      %846 = arith.divui %inputFeatures, %c3 : index
      %847 = arith.muli %846, %c4 : index
      %848 = arith.addi %847, %845 : index
      %849 = arith.addi %848, %c5 : index
      %850 = arith.divui %849, %c6 : index
      %851 = arith.muli %850, %c6 : index
      %852 = arith.addi %843, %851 : index
      %853 = arith.muli %inputFeatures, %c7 : index
      %854 = arith.addi %852, %853 : index
      %855 = arith.muli %793, %c15 : index
      %856 = arith.addi %855, %794 : index
      %857 = arith.muli %856, %c16 : index
      %858 = arith.addi %854, %857 : index
      %859 = vector.load %w[%858] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %860 = vector.bitcast %859 : vector<8xi8> to vector<2xi32>
      %861 = vector.shuffle %860, %860 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %862 = arith.shrui %861, %c21 : vector<4xi32>
      %863 = arith.andi %862, %c22 : vector<4xi32>
      %864 = arith.ori %863, %c23 : vector<4xi32>
      %865 = vector.bitcast %864 : vector<4xi32> to vector<8xf16>
      %866 = arith.shrui %861, %c24 : vector<4xi32>
      %867 = arith.andi %866, %c22 : vector<4xi32>
      %868 = arith.ori %867, %c23 : vector<4xi32>
      %869 = vector.bitcast %868 : vector<4xi32> to vector<8xf16>
      %870 = arith.shrui %861, %c25 : vector<4xi32>
      %871 = arith.andi %870, %c22 : vector<4xi32>
      %872 = arith.ori %871, %c23 : vector<4xi32>
      %873 = vector.bitcast %872 : vector<4xi32> to vector<8xf16>
      %874 = arith.shrui %861, %c26 : vector<4xi32>
      %875 = arith.andi %874, %c22 : vector<4xi32>
      %876 = arith.ori %875, %c23 : vector<4xi32>
      %877 = vector.bitcast %876 : vector<4xi32> to vector<8xf16>
      %878 = vector.shuffle %865, %869 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %879 = vector.shuffle %873, %877 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %880 = vector.shuffle %878, %879 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %881 = arith.subf %880, %c27 : vector<32xf16>
      %882 = vector.shuffle %881, %881 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %883 = vector.shuffle %881, %881 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %884 = math.fma %882, %818, %826 : vector<16xf16>
      %885 = math.fma %883, %834, %842 : vector<16xf16>
      %886 = arith.muli %689, %c2 : index
      %887 = arith.addi %886, %c7 : index
      %888 = arith.muli %tileRows, %c15 : index
      %889 = arith.muli %887, %888 : index
      %890 = arith.addi %45, %889 : index
      %891 = vector.load %x[%890] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %892 = arith.muli %tileRows, %c16 : index
      %893 = arith.addi %890, %892 : index
      %894 = vector.load %x[%893] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %895 = vector.shuffle %891, %894 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %896 = wave.mma %895, %791, %690 : vector<16xf16>, vector<8xf32>
      %897 = wave.mma %895, %884, %691 : vector<16xf16>, vector<8xf32>
      %898 = arith.muli %689, %c2 : index
      %899 = arith.addi %898, %c7 : index
      %900 = arith.muli %tileRows, %c15 : index
      %901 = arith.muli %899, %900 : index
      %902 = arith.addi %63, %901 : index
      %903 = vector.load %x[%902] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %904 = arith.muli %tileRows, %c16 : index
      %905 = arith.addi %902, %904 : index
      %906 = vector.load %x[%905] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %907 = vector.shuffle %903, %906 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %908 = wave.mma %907, %791, %692 : vector<16xf16>, vector<8xf32>
      %909 = wave.mma %907, %884, %693 : vector<16xf16>, vector<8xf32>
      %910 = arith.muli %689, %c2 : index
      %911 = arith.addi %910, %c7 : index
      %912 = arith.muli %tileRows, %c15 : index
      %913 = arith.muli %911, %912 : index
      %914 = arith.addi %81, %913 : index
      %915 = vector.load %x[%914] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %916 = arith.muli %tileRows, %c16 : index
      %917 = arith.addi %914, %916 : index
      %918 = vector.load %x[%917] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %919 = vector.shuffle %915, %918 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %920 = wave.mma %919, %791, %694 : vector<16xf16>, vector<8xf32>
      %921 = wave.mma %919, %884, %695 : vector<16xf16>, vector<8xf32>
      %922 = arith.muli %689, %c2 : index
      %923 = arith.addi %922, %c7 : index
      %924 = arith.muli %tileRows, %c15 : index
      %925 = arith.muli %923, %924 : index
      %926 = arith.addi %99, %925 : index
      %927 = vector.load %x[%926] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %928 = arith.muli %tileRows, %c16 : index
      %929 = arith.addi %926, %928 : index
      %930 = vector.load %x[%929] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %931 = vector.shuffle %927, %930 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %932 = wave.mma %931, %791, %696 : vector<16xf16>, vector<8xf32>
      %933 = wave.mma %931, %884, %697 : vector<16xf16>, vector<8xf32>
      %934 = arith.muli %689, %c2 : index
      %935 = arith.addi %934, %c8 : index
      %936 = arith.muli %tileRows, %c15 : index
      %937 = arith.muli %935, %936 : index
      %938 = arith.addi %45, %937 : index
      %939 = vector.load %x[%938] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %940 = arith.muli %tileRows, %c16 : index
      %941 = arith.addi %938, %940 : index
      %942 = vector.load %x[%941] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %943 = vector.shuffle %939, %942 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %944 = wave.mma %943, %792, %896 : vector<16xf16>, vector<8xf32>
      %945 = wave.mma %943, %885, %897 : vector<16xf16>, vector<8xf32>
      %946 = arith.muli %689, %c2 : index
      %947 = arith.addi %946, %c8 : index
      %948 = arith.muli %tileRows, %c15 : index
      %949 = arith.muli %947, %948 : index
      %950 = arith.addi %63, %949 : index
      %951 = vector.load %x[%950] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %952 = arith.muli %tileRows, %c16 : index
      %953 = arith.addi %950, %952 : index
      %954 = vector.load %x[%953] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %955 = vector.shuffle %951, %954 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %956 = wave.mma %955, %792, %908 : vector<16xf16>, vector<8xf32>
      %957 = wave.mma %955, %885, %909 : vector<16xf16>, vector<8xf32>
      %958 = arith.muli %689, %c2 : index
      %959 = arith.addi %958, %c8 : index
      %960 = arith.muli %tileRows, %c15 : index
      %961 = arith.muli %959, %960 : index
      %962 = arith.addi %81, %961 : index
      %963 = vector.load %x[%962] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %964 = arith.muli %tileRows, %c16 : index
      %965 = arith.addi %962, %964 : index
      %966 = vector.load %x[%965] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %967 = vector.shuffle %963, %966 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %968 = wave.mma %967, %792, %920 : vector<16xf16>, vector<8xf32>
      %969 = wave.mma %967, %885, %921 : vector<16xf16>, vector<8xf32>
      %970 = arith.muli %689, %c2 : index
      %971 = arith.addi %970, %c8 : index
      %972 = arith.muli %tileRows, %c15 : index
      %973 = arith.muli %971, %972 : index
      %974 = arith.addi %99, %973 : index
      %975 = vector.load %x[%974] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %976 = arith.muli %tileRows, %c16 : index
      %977 = arith.addi %974, %976 : index
      %978 = vector.load %x[%977] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %979 = vector.shuffle %975, %978 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %980 = wave.mma %979, %792, %932 : vector<16xf16>, vector<8xf32>
      %981 = wave.mma %979, %885, %933 : vector<16xf16>, vector<8xf32>
      scf.yield %944, %945, %956, %957, %968, %969, %980, %981 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %982 = wave.lane
    %983 = wave.wave
    %984 = arith.muli %983, %c2 : index
    %985 = arith.addi %984, %c7 : index
    %986 = arith.muli %985, %c3 : index
    %987 = arith.addi %986, %982 : index
    %988 = vector.extract %698#0[0] : f32 from vector<8xf32>
    %989 = arith.addi %987, %c7 : index
    memref.store %988, %21[%989] : memref<?xf32>
    %990 = vector.extract %698#0[1] : f32 from vector<8xf32>
    %991 = arith.addi %987, %c13 : index
    memref.store %990, %21[%991] : memref<?xf32>
    %992 = vector.extract %698#0[2] : f32 from vector<8xf32>
    %993 = arith.addi %987, %c4 : index
    memref.store %992, %21[%993] : memref<?xf32>
    %994 = vector.extract %698#0[3] : f32 from vector<8xf32>
    %995 = arith.addi %987, %c29 : index
    memref.store %994, %21[%995] : memref<?xf32>
    %996 = vector.extract %698#0[4] : f32 from vector<8xf32>
    %997 = arith.addi %987, %c6 : index
    memref.store %996, %21[%997] : memref<?xf32>
    %998 = vector.extract %698#0[5] : f32 from vector<8xf32>
    %999 = arith.addi %987, %c30 : index
    memref.store %998, %21[%999] : memref<?xf32>
    %1000 = vector.extract %698#0[6] : f32 from vector<8xf32>
    %1001 = arith.addi %987, %c31 : index
    memref.store %1000, %21[%1001] : memref<?xf32>
    %1002 = vector.extract %698#0[7] : f32 from vector<8xf32>
    %1003 = arith.addi %987, %c32 : index
    memref.store %1002, %21[%1003] : memref<?xf32>
    %1004 = arith.muli %983, %c2 : index
    %1005 = arith.addi %1004, %c8 : index
    %1006 = arith.muli %1005, %c3 : index
    %1007 = arith.addi %1006, %982 : index
    %1008 = vector.extract %698#1[0] : f32 from vector<8xf32>
    %1009 = arith.addi %1007, %c7 : index
    memref.store %1008, %21[%1009] : memref<?xf32>
    %1010 = vector.extract %698#1[1] : f32 from vector<8xf32>
    %1011 = arith.addi %1007, %c13 : index
    memref.store %1010, %21[%1011] : memref<?xf32>
    %1012 = vector.extract %698#1[2] : f32 from vector<8xf32>
    %1013 = arith.addi %1007, %c4 : index
    memref.store %1012, %21[%1013] : memref<?xf32>
    %1014 = vector.extract %698#1[3] : f32 from vector<8xf32>
    %1015 = arith.addi %1007, %c29 : index
    memref.store %1014, %21[%1015] : memref<?xf32>
    %1016 = vector.extract %698#1[4] : f32 from vector<8xf32>
    %1017 = arith.addi %1007, %c6 : index
    memref.store %1016, %21[%1017] : memref<?xf32>
    %1018 = vector.extract %698#1[5] : f32 from vector<8xf32>
    %1019 = arith.addi %1007, %c30 : index
    memref.store %1018, %21[%1019] : memref<?xf32>
    %1020 = vector.extract %698#1[6] : f32 from vector<8xf32>
    %1021 = arith.addi %1007, %c31 : index
    memref.store %1020, %21[%1021] : memref<?xf32>
    %1022 = vector.extract %698#1[7] : f32 from vector<8xf32>
    %1023 = arith.addi %1007, %c32 : index
    memref.store %1022, %21[%1023] : memref<?xf32>
    wave.barrier
    %1024 = arith.muli %983, %c2 : index
    %1025 = arith.addi %1024, %c7 : index
    %1026 = arith.muli %1025, %c13 : index
    %1027 = arith.addi %1026, %982 : index
    %1028 = arith.addi %1027, %c7 : index
    %1029 = memref.load %21[%1028] : memref<?xf32>
    %1030 = arith.addi %1028, %c33 : index
    %1031 = memref.load %21[%1030] : memref<?xf32>
    %1032 = arith.addf %1029, %1031 : f32
    %1033 = arith.addi %1028, %c34 : index
    %1034 = memref.load %21[%1033] : memref<?xf32>
    %1035 = arith.addf %1032, %1034 : f32
    %1036 = arith.addi %1028, %c35 : index
    %1037 = memref.load %21[%1036] : memref<?xf32>
    %1038 = arith.addf %1035, %1037 : f32
    %1039 = arith.muli %1025, %c13 : index
    %1040 = arith.addi %1039, %982 : index
    %1041 = arith.addi %1040, %c3 : index
    %1042 = memref.load %21[%1041] : memref<?xf32>
    %1043 = arith.addi %1041, %c33 : index
    %1044 = memref.load %21[%1043] : memref<?xf32>
    %1045 = arith.addf %1042, %1044 : f32
    %1046 = arith.addi %1041, %c34 : index
    %1047 = memref.load %21[%1046] : memref<?xf32>
    %1048 = arith.addf %1045, %1047 : f32
    %1049 = arith.addi %1041, %c35 : index
    %1050 = memref.load %21[%1049] : memref<?xf32>
    %1051 = arith.addf %1048, %1050 : f32
    %1052 = wave.lane
    %1053 = arith.addi %20, %c7 : index
    %1054 = arith.muli %1025, %c2 : index
    %1055 = arith.addi %1053, %1054 : index
    %1056 = arith.divui %1052, %c15 : index
    %1057 = arith.addi %1055, %1056 : index
    %1058 = arith.cmpi slt, %1057, %19 : index
    scf.if %1058 {
      %1059 = arith.cmpi eq, %hasFactors, %c8 : index
      %1060 = arith.muli %1057, %c2 : index
      %1061 = memref.load %factors[%1060] : memref<?xf32>
      %1062 = arith.mulf %1061, %operandScale : f32
      %1063 = arith.select %1059, %1062, %operandScale : f32
      %1064 = arith.remui %1052, %c15 : index
      %1065 = arith.muli %1064, %c1 : index
      %1066 = arith.addi %15, %1065 : index
      %1067 = vector.load %w[%1066] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1068 = vector.bitcast %1067 : vector<4xi8> to vector<1xf32>
      %1069 = vector.extract %1068[0] : f32 from vector<1xf32>
      %1070 = arith.mulf %1069, %1063 : f32
      %1071 = arith.mulf %1038, %1070 : f32
      %1072 = arith.remui %1052, %c15 : index
      %1073 = arith.muli %1072, %c1 : index
      %1074 = arith.addi %17, %1073 : index
      %1075 = vector.load %w[%1074] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1076 = vector.bitcast %1075 : vector<4xi8> to vector<1xf32>
      %1077 = vector.extract %1076[0] : f32 from vector<1xf32>
      %1078 = arith.mulf %1077, %1063 : f32
      %1079 = arith.mulf %1051, %1078 : f32
      %1080 = arith.muli %1057, %outputFeatures : index
      %1081 = arith.addi %1080, %24 : index
      %1082 = wave.lane
      %1083 = arith.remui %1082, %c15 : index
      %1084 = arith.addi %1081, %1083 : index
      scf.if %22 {
        %1085 = arith.addi %1084, %c7 : index
        %1086 = memref.load %residual[%1085] : memref<?xf32>
        %1087 = arith.addf %1086, %1071 : f32
        %1088 = arith.addi %1084, %c7 : index
        memref.store %1087, %out[%1088] : memref<?xf32>
      } else {
        %1089 = arith.addi %1084, %c7 : index
        memref.store %1071, %out[%1089] : memref<?xf32>
      }
      scf.if %22 {
        %1090 = arith.addi %1084, %c15 : index
        %1091 = memref.load %residual[%1090] : memref<?xf32>
        %1092 = arith.addf %1091, %1079 : f32
        %1093 = arith.addi %1084, %c15 : index
        memref.store %1092, %out[%1093] : memref<?xf32>
      } else {
        %1094 = arith.addi %1084, %c15 : index
        memref.store %1079, %out[%1094] : memref<?xf32>
      }
    }
    %1095 = arith.muli %983, %c2 : index
    %1096 = arith.addi %1095, %c8 : index
    %1097 = arith.muli %1096, %c13 : index
    %1098 = arith.addi %1097, %982 : index
    %1099 = arith.addi %1098, %c7 : index
    %1100 = memref.load %21[%1099] : memref<?xf32>
    %1101 = arith.addi %1099, %c33 : index
    %1102 = memref.load %21[%1101] : memref<?xf32>
    %1103 = arith.addf %1100, %1102 : f32
    %1104 = arith.addi %1099, %c34 : index
    %1105 = memref.load %21[%1104] : memref<?xf32>
    %1106 = arith.addf %1103, %1105 : f32
    %1107 = arith.addi %1099, %c35 : index
    %1108 = memref.load %21[%1107] : memref<?xf32>
    %1109 = arith.addf %1106, %1108 : f32
    %1110 = arith.muli %1096, %c13 : index
    %1111 = arith.addi %1110, %982 : index
    %1112 = arith.addi %1111, %c3 : index
    %1113 = memref.load %21[%1112] : memref<?xf32>
    %1114 = arith.addi %1112, %c33 : index
    %1115 = memref.load %21[%1114] : memref<?xf32>
    %1116 = arith.addf %1113, %1115 : f32
    %1117 = arith.addi %1112, %c34 : index
    %1118 = memref.load %21[%1117] : memref<?xf32>
    %1119 = arith.addf %1116, %1118 : f32
    %1120 = arith.addi %1112, %c35 : index
    %1121 = memref.load %21[%1120] : memref<?xf32>
    %1122 = arith.addf %1119, %1121 : f32
    %1123 = wave.lane
    %1124 = arith.addi %20, %c7 : index
    %1125 = arith.muli %1096, %c2 : index
    %1126 = arith.addi %1124, %1125 : index
    %1127 = arith.divui %1123, %c15 : index
    %1128 = arith.addi %1126, %1127 : index
    %1129 = arith.cmpi slt, %1128, %19 : index
    scf.if %1129 {
      %1130 = arith.cmpi eq, %hasFactors, %c8 : index
      %1131 = arith.muli %1128, %c2 : index
      %1132 = memref.load %factors[%1131] : memref<?xf32>
      %1133 = arith.mulf %1132, %operandScale : f32
      %1134 = arith.select %1130, %1133, %operandScale : f32
      %1135 = arith.remui %1123, %c15 : index
      %1136 = arith.muli %1135, %c1 : index
      %1137 = arith.addi %15, %1136 : index
      %1138 = vector.load %w[%1137] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1139 = vector.bitcast %1138 : vector<4xi8> to vector<1xf32>
      %1140 = vector.extract %1139[0] : f32 from vector<1xf32>
      %1141 = arith.mulf %1140, %1134 : f32
      %1142 = arith.mulf %1109, %1141 : f32
      %1143 = arith.remui %1123, %c15 : index
      %1144 = arith.muli %1143, %c1 : index
      %1145 = arith.addi %17, %1144 : index
      %1146 = vector.load %w[%1145] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1147 = vector.bitcast %1146 : vector<4xi8> to vector<1xf32>
      %1148 = vector.extract %1147[0] : f32 from vector<1xf32>
      %1149 = arith.mulf %1148, %1134 : f32
      %1150 = arith.mulf %1122, %1149 : f32
      %1151 = arith.muli %1128, %outputFeatures : index
      %1152 = arith.addi %1151, %24 : index
      %1153 = wave.lane
      %1154 = arith.remui %1153, %c15 : index
      %1155 = arith.addi %1152, %1154 : index
      scf.if %22 {
        %1156 = arith.addi %1155, %c7 : index
        %1157 = memref.load %residual[%1156] : memref<?xf32>
        %1158 = arith.addf %1157, %1142 : f32
        %1159 = arith.addi %1155, %c7 : index
        memref.store %1158, %out[%1159] : memref<?xf32>
      } else {
        %1160 = arith.addi %1155, %c7 : index
        memref.store %1142, %out[%1160] : memref<?xf32>
      }
      scf.if %22 {
        %1161 = arith.addi %1155, %c15 : index
        %1162 = memref.load %residual[%1161] : memref<?xf32>
        %1163 = arith.addf %1162, %1150 : f32
        %1164 = arith.addi %1155, %c15 : index
        memref.store %1163, %out[%1164] : memref<?xf32>
      } else {
        %1165 = arith.addi %1155, %c15 : index
        memref.store %1150, %out[%1165] : memref<?xf32>
      }
    }
    %1166 = wave.lane
    wave.barrier
    %1167 = wave.wave
    %1168 = arith.muli %1167, %c2 : index
    %1169 = arith.addi %1168, %c7 : index
    %1170 = arith.muli %1169, %c3 : index
    %1171 = arith.addi %1170, %1166 : index
    %1172 = vector.extract %698#2[0] : f32 from vector<8xf32>
    %1173 = arith.addi %1171, %c7 : index
    memref.store %1172, %21[%1173] : memref<?xf32>
    %1174 = vector.extract %698#2[1] : f32 from vector<8xf32>
    %1175 = arith.addi %1171, %c13 : index
    memref.store %1174, %21[%1175] : memref<?xf32>
    %1176 = vector.extract %698#2[2] : f32 from vector<8xf32>
    %1177 = arith.addi %1171, %c4 : index
    memref.store %1176, %21[%1177] : memref<?xf32>
    %1178 = vector.extract %698#2[3] : f32 from vector<8xf32>
    %1179 = arith.addi %1171, %c29 : index
    memref.store %1178, %21[%1179] : memref<?xf32>
    %1180 = vector.extract %698#2[4] : f32 from vector<8xf32>
    %1181 = arith.addi %1171, %c6 : index
    memref.store %1180, %21[%1181] : memref<?xf32>
    %1182 = vector.extract %698#2[5] : f32 from vector<8xf32>
    %1183 = arith.addi %1171, %c30 : index
    memref.store %1182, %21[%1183] : memref<?xf32>
    %1184 = vector.extract %698#2[6] : f32 from vector<8xf32>
    %1185 = arith.addi %1171, %c31 : index
    memref.store %1184, %21[%1185] : memref<?xf32>
    %1186 = vector.extract %698#2[7] : f32 from vector<8xf32>
    %1187 = arith.addi %1171, %c32 : index
    memref.store %1186, %21[%1187] : memref<?xf32>
    %1188 = arith.muli %1167, %c2 : index
    %1189 = arith.addi %1188, %c8 : index
    %1190 = arith.muli %1189, %c3 : index
    %1191 = arith.addi %1190, %1166 : index
    %1192 = vector.extract %698#3[0] : f32 from vector<8xf32>
    %1193 = arith.addi %1191, %c7 : index
    memref.store %1192, %21[%1193] : memref<?xf32>
    %1194 = vector.extract %698#3[1] : f32 from vector<8xf32>
    %1195 = arith.addi %1191, %c13 : index
    memref.store %1194, %21[%1195] : memref<?xf32>
    %1196 = vector.extract %698#3[2] : f32 from vector<8xf32>
    %1197 = arith.addi %1191, %c4 : index
    memref.store %1196, %21[%1197] : memref<?xf32>
    %1198 = vector.extract %698#3[3] : f32 from vector<8xf32>
    %1199 = arith.addi %1191, %c29 : index
    memref.store %1198, %21[%1199] : memref<?xf32>
    %1200 = vector.extract %698#3[4] : f32 from vector<8xf32>
    %1201 = arith.addi %1191, %c6 : index
    memref.store %1200, %21[%1201] : memref<?xf32>
    %1202 = vector.extract %698#3[5] : f32 from vector<8xf32>
    %1203 = arith.addi %1191, %c30 : index
    memref.store %1202, %21[%1203] : memref<?xf32>
    %1204 = vector.extract %698#3[6] : f32 from vector<8xf32>
    %1205 = arith.addi %1191, %c31 : index
    memref.store %1204, %21[%1205] : memref<?xf32>
    %1206 = vector.extract %698#3[7] : f32 from vector<8xf32>
    %1207 = arith.addi %1191, %c32 : index
    memref.store %1206, %21[%1207] : memref<?xf32>
    wave.barrier
    %1208 = arith.muli %1167, %c2 : index
    %1209 = arith.addi %1208, %c7 : index
    %1210 = arith.muli %1209, %c13 : index
    %1211 = arith.addi %1210, %1166 : index
    %1212 = arith.addi %1211, %c7 : index
    %1213 = memref.load %21[%1212] : memref<?xf32>
    %1214 = arith.addi %1212, %c33 : index
    %1215 = memref.load %21[%1214] : memref<?xf32>
    %1216 = arith.addf %1213, %1215 : f32
    %1217 = arith.addi %1212, %c34 : index
    %1218 = memref.load %21[%1217] : memref<?xf32>
    %1219 = arith.addf %1216, %1218 : f32
    %1220 = arith.addi %1212, %c35 : index
    %1221 = memref.load %21[%1220] : memref<?xf32>
    %1222 = arith.addf %1219, %1221 : f32
    %1223 = arith.muli %1209, %c13 : index
    %1224 = arith.addi %1223, %1166 : index
    %1225 = arith.addi %1224, %c3 : index
    %1226 = memref.load %21[%1225] : memref<?xf32>
    %1227 = arith.addi %1225, %c33 : index
    %1228 = memref.load %21[%1227] : memref<?xf32>
    %1229 = arith.addf %1226, %1228 : f32
    %1230 = arith.addi %1225, %c34 : index
    %1231 = memref.load %21[%1230] : memref<?xf32>
    %1232 = arith.addf %1229, %1231 : f32
    %1233 = arith.addi %1225, %c35 : index
    %1234 = memref.load %21[%1233] : memref<?xf32>
    %1235 = arith.addf %1232, %1234 : f32
    %1236 = wave.lane
    %1237 = arith.addi %20, %c15 : index
    %1238 = arith.muli %1209, %c2 : index
    %1239 = arith.addi %1237, %1238 : index
    %1240 = arith.divui %1236, %c15 : index
    %1241 = arith.addi %1239, %1240 : index
    %1242 = arith.cmpi slt, %1241, %19 : index
    scf.if %1242 {
      %1243 = arith.cmpi eq, %hasFactors, %c8 : index
      %1244 = arith.muli %1241, %c2 : index
      %1245 = memref.load %factors[%1244] : memref<?xf32>
      %1246 = arith.mulf %1245, %operandScale : f32
      %1247 = arith.select %1243, %1246, %operandScale : f32
      %1248 = arith.remui %1236, %c15 : index
      %1249 = arith.muli %1248, %c1 : index
      %1250 = arith.addi %15, %1249 : index
      %1251 = vector.load %w[%1250] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1252 = vector.bitcast %1251 : vector<4xi8> to vector<1xf32>
      %1253 = vector.extract %1252[0] : f32 from vector<1xf32>
      %1254 = arith.mulf %1253, %1247 : f32
      %1255 = arith.mulf %1222, %1254 : f32
      %1256 = arith.remui %1236, %c15 : index
      %1257 = arith.muli %1256, %c1 : index
      %1258 = arith.addi %17, %1257 : index
      %1259 = vector.load %w[%1258] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1260 = vector.bitcast %1259 : vector<4xi8> to vector<1xf32>
      %1261 = vector.extract %1260[0] : f32 from vector<1xf32>
      %1262 = arith.mulf %1261, %1247 : f32
      %1263 = arith.mulf %1235, %1262 : f32
      %1264 = arith.muli %1241, %outputFeatures : index
      %1265 = arith.addi %1264, %24 : index
      %1266 = wave.lane
      %1267 = arith.remui %1266, %c15 : index
      %1268 = arith.addi %1265, %1267 : index
      scf.if %22 {
        %1269 = arith.addi %1268, %c7 : index
        %1270 = memref.load %residual[%1269] : memref<?xf32>
        %1271 = arith.addf %1270, %1255 : f32
        %1272 = arith.addi %1268, %c7 : index
        memref.store %1271, %out[%1272] : memref<?xf32>
      } else {
        %1273 = arith.addi %1268, %c7 : index
        memref.store %1255, %out[%1273] : memref<?xf32>
      }
      scf.if %22 {
        %1274 = arith.addi %1268, %c15 : index
        %1275 = memref.load %residual[%1274] : memref<?xf32>
        %1276 = arith.addf %1275, %1263 : f32
        %1277 = arith.addi %1268, %c15 : index
        memref.store %1276, %out[%1277] : memref<?xf32>
      } else {
        %1278 = arith.addi %1268, %c15 : index
        memref.store %1263, %out[%1278] : memref<?xf32>
      }
    }
    %1279 = arith.muli %1167, %c2 : index
    %1280 = arith.addi %1279, %c8 : index
    %1281 = arith.muli %1280, %c13 : index
    %1282 = arith.addi %1281, %1166 : index
    %1283 = arith.addi %1282, %c7 : index
    %1284 = memref.load %21[%1283] : memref<?xf32>
    %1285 = arith.addi %1283, %c33 : index
    %1286 = memref.load %21[%1285] : memref<?xf32>
    %1287 = arith.addf %1284, %1286 : f32
    %1288 = arith.addi %1283, %c34 : index
    %1289 = memref.load %21[%1288] : memref<?xf32>
    %1290 = arith.addf %1287, %1289 : f32
    %1291 = arith.addi %1283, %c35 : index
    %1292 = memref.load %21[%1291] : memref<?xf32>
    %1293 = arith.addf %1290, %1292 : f32
    %1294 = arith.muli %1280, %c13 : index
    %1295 = arith.addi %1294, %1166 : index
    %1296 = arith.addi %1295, %c3 : index
    %1297 = memref.load %21[%1296] : memref<?xf32>
    %1298 = arith.addi %1296, %c33 : index
    %1299 = memref.load %21[%1298] : memref<?xf32>
    %1300 = arith.addf %1297, %1299 : f32
    %1301 = arith.addi %1296, %c34 : index
    %1302 = memref.load %21[%1301] : memref<?xf32>
    %1303 = arith.addf %1300, %1302 : f32
    %1304 = arith.addi %1296, %c35 : index
    %1305 = memref.load %21[%1304] : memref<?xf32>
    %1306 = arith.addf %1303, %1305 : f32
    %1307 = wave.lane
    %1308 = arith.addi %20, %c15 : index
    %1309 = arith.muli %1280, %c2 : index
    %1310 = arith.addi %1308, %1309 : index
    %1311 = arith.divui %1307, %c15 : index
    %1312 = arith.addi %1310, %1311 : index
    %1313 = arith.cmpi slt, %1312, %19 : index
    scf.if %1313 {
      %1314 = arith.cmpi eq, %hasFactors, %c8 : index
      %1315 = arith.muli %1312, %c2 : index
      %1316 = memref.load %factors[%1315] : memref<?xf32>
      %1317 = arith.mulf %1316, %operandScale : f32
      %1318 = arith.select %1314, %1317, %operandScale : f32
      %1319 = arith.remui %1307, %c15 : index
      %1320 = arith.muli %1319, %c1 : index
      %1321 = arith.addi %15, %1320 : index
      %1322 = vector.load %w[%1321] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1323 = vector.bitcast %1322 : vector<4xi8> to vector<1xf32>
      %1324 = vector.extract %1323[0] : f32 from vector<1xf32>
      %1325 = arith.mulf %1324, %1318 : f32
      %1326 = arith.mulf %1293, %1325 : f32
      %1327 = arith.remui %1307, %c15 : index
      %1328 = arith.muli %1327, %c1 : index
      %1329 = arith.addi %17, %1328 : index
      %1330 = vector.load %w[%1329] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1331 = vector.bitcast %1330 : vector<4xi8> to vector<1xf32>
      %1332 = vector.extract %1331[0] : f32 from vector<1xf32>
      %1333 = arith.mulf %1332, %1318 : f32
      %1334 = arith.mulf %1306, %1333 : f32
      %1335 = arith.muli %1312, %outputFeatures : index
      %1336 = arith.addi %1335, %24 : index
      %1337 = wave.lane
      %1338 = arith.remui %1337, %c15 : index
      %1339 = arith.addi %1336, %1338 : index
      scf.if %22 {
        %1340 = arith.addi %1339, %c7 : index
        %1341 = memref.load %residual[%1340] : memref<?xf32>
        %1342 = arith.addf %1341, %1326 : f32
        %1343 = arith.addi %1339, %c7 : index
        memref.store %1342, %out[%1343] : memref<?xf32>
      } else {
        %1344 = arith.addi %1339, %c7 : index
        memref.store %1326, %out[%1344] : memref<?xf32>
      }
      scf.if %22 {
        %1345 = arith.addi %1339, %c15 : index
        %1346 = memref.load %residual[%1345] : memref<?xf32>
        %1347 = arith.addf %1346, %1334 : f32
        %1348 = arith.addi %1339, %c15 : index
        memref.store %1347, %out[%1348] : memref<?xf32>
      } else {
        %1349 = arith.addi %1339, %c15 : index
        memref.store %1334, %out[%1349] : memref<?xf32>
      }
    }
    %1350 = wave.lane
    wave.barrier
    %1351 = wave.wave
    %1352 = arith.muli %1351, %c2 : index
    %1353 = arith.addi %1352, %c7 : index
    %1354 = arith.muli %1353, %c3 : index
    %1355 = arith.addi %1354, %1350 : index
    %1356 = vector.extract %698#4[0] : f32 from vector<8xf32>
    %1357 = arith.addi %1355, %c7 : index
    memref.store %1356, %21[%1357] : memref<?xf32>
    %1358 = vector.extract %698#4[1] : f32 from vector<8xf32>
    %1359 = arith.addi %1355, %c13 : index
    memref.store %1358, %21[%1359] : memref<?xf32>
    %1360 = vector.extract %698#4[2] : f32 from vector<8xf32>
    %1361 = arith.addi %1355, %c4 : index
    memref.store %1360, %21[%1361] : memref<?xf32>
    %1362 = vector.extract %698#4[3] : f32 from vector<8xf32>
    %1363 = arith.addi %1355, %c29 : index
    memref.store %1362, %21[%1363] : memref<?xf32>
    %1364 = vector.extract %698#4[4] : f32 from vector<8xf32>
    %1365 = arith.addi %1355, %c6 : index
    memref.store %1364, %21[%1365] : memref<?xf32>
    %1366 = vector.extract %698#4[5] : f32 from vector<8xf32>
    %1367 = arith.addi %1355, %c30 : index
    memref.store %1366, %21[%1367] : memref<?xf32>
    %1368 = vector.extract %698#4[6] : f32 from vector<8xf32>
    %1369 = arith.addi %1355, %c31 : index
    memref.store %1368, %21[%1369] : memref<?xf32>
    %1370 = vector.extract %698#4[7] : f32 from vector<8xf32>
    %1371 = arith.addi %1355, %c32 : index
    memref.store %1370, %21[%1371] : memref<?xf32>
    %1372 = arith.muli %1351, %c2 : index
    %1373 = arith.addi %1372, %c8 : index
    %1374 = arith.muli %1373, %c3 : index
    %1375 = arith.addi %1374, %1350 : index
    %1376 = vector.extract %698#5[0] : f32 from vector<8xf32>
    %1377 = arith.addi %1375, %c7 : index
    memref.store %1376, %21[%1377] : memref<?xf32>
    %1378 = vector.extract %698#5[1] : f32 from vector<8xf32>
    %1379 = arith.addi %1375, %c13 : index
    memref.store %1378, %21[%1379] : memref<?xf32>
    %1380 = vector.extract %698#5[2] : f32 from vector<8xf32>
    %1381 = arith.addi %1375, %c4 : index
    memref.store %1380, %21[%1381] : memref<?xf32>
    %1382 = vector.extract %698#5[3] : f32 from vector<8xf32>
    %1383 = arith.addi %1375, %c29 : index
    memref.store %1382, %21[%1383] : memref<?xf32>
    %1384 = vector.extract %698#5[4] : f32 from vector<8xf32>
    %1385 = arith.addi %1375, %c6 : index
    memref.store %1384, %21[%1385] : memref<?xf32>
    %1386 = vector.extract %698#5[5] : f32 from vector<8xf32>
    %1387 = arith.addi %1375, %c30 : index
    memref.store %1386, %21[%1387] : memref<?xf32>
    %1388 = vector.extract %698#5[6] : f32 from vector<8xf32>
    %1389 = arith.addi %1375, %c31 : index
    memref.store %1388, %21[%1389] : memref<?xf32>
    %1390 = vector.extract %698#5[7] : f32 from vector<8xf32>
    %1391 = arith.addi %1375, %c32 : index
    memref.store %1390, %21[%1391] : memref<?xf32>
    wave.barrier
    %1392 = arith.muli %1351, %c2 : index
    %1393 = arith.addi %1392, %c7 : index
    %1394 = arith.muli %1393, %c13 : index
    %1395 = arith.addi %1394, %1350 : index
    %1396 = arith.addi %1395, %c7 : index
    %1397 = memref.load %21[%1396] : memref<?xf32>
    %1398 = arith.addi %1396, %c33 : index
    %1399 = memref.load %21[%1398] : memref<?xf32>
    %1400 = arith.addf %1397, %1399 : f32
    %1401 = arith.addi %1396, %c34 : index
    %1402 = memref.load %21[%1401] : memref<?xf32>
    %1403 = arith.addf %1400, %1402 : f32
    %1404 = arith.addi %1396, %c35 : index
    %1405 = memref.load %21[%1404] : memref<?xf32>
    %1406 = arith.addf %1403, %1405 : f32
    %1407 = arith.muli %1393, %c13 : index
    %1408 = arith.addi %1407, %1350 : index
    %1409 = arith.addi %1408, %c3 : index
    %1410 = memref.load %21[%1409] : memref<?xf32>
    %1411 = arith.addi %1409, %c33 : index
    %1412 = memref.load %21[%1411] : memref<?xf32>
    %1413 = arith.addf %1410, %1412 : f32
    %1414 = arith.addi %1409, %c34 : index
    %1415 = memref.load %21[%1414] : memref<?xf32>
    %1416 = arith.addf %1413, %1415 : f32
    %1417 = arith.addi %1409, %c35 : index
    %1418 = memref.load %21[%1417] : memref<?xf32>
    %1419 = arith.addf %1416, %1418 : f32
    %1420 = wave.lane
    %1421 = arith.addi %20, %c13 : index
    %1422 = arith.muli %1393, %c2 : index
    %1423 = arith.addi %1421, %1422 : index
    %1424 = arith.divui %1420, %c15 : index
    %1425 = arith.addi %1423, %1424 : index
    %1426 = arith.cmpi slt, %1425, %19 : index
    scf.if %1426 {
      %1427 = arith.cmpi eq, %hasFactors, %c8 : index
      %1428 = arith.muli %1425, %c2 : index
      %1429 = memref.load %factors[%1428] : memref<?xf32>
      %1430 = arith.mulf %1429, %operandScale : f32
      %1431 = arith.select %1427, %1430, %operandScale : f32
      %1432 = arith.remui %1420, %c15 : index
      %1433 = arith.muli %1432, %c1 : index
      %1434 = arith.addi %15, %1433 : index
      %1435 = vector.load %w[%1434] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1436 = vector.bitcast %1435 : vector<4xi8> to vector<1xf32>
      %1437 = vector.extract %1436[0] : f32 from vector<1xf32>
      %1438 = arith.mulf %1437, %1431 : f32
      %1439 = arith.mulf %1406, %1438 : f32
      %1440 = arith.remui %1420, %c15 : index
      %1441 = arith.muli %1440, %c1 : index
      %1442 = arith.addi %17, %1441 : index
      %1443 = vector.load %w[%1442] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1444 = vector.bitcast %1443 : vector<4xi8> to vector<1xf32>
      %1445 = vector.extract %1444[0] : f32 from vector<1xf32>
      %1446 = arith.mulf %1445, %1431 : f32
      %1447 = arith.mulf %1419, %1446 : f32
      %1448 = arith.muli %1425, %outputFeatures : index
      %1449 = arith.addi %1448, %24 : index
      %1450 = wave.lane
      %1451 = arith.remui %1450, %c15 : index
      %1452 = arith.addi %1449, %1451 : index
      scf.if %22 {
        %1453 = arith.addi %1452, %c7 : index
        %1454 = memref.load %residual[%1453] : memref<?xf32>
        %1455 = arith.addf %1454, %1439 : f32
        %1456 = arith.addi %1452, %c7 : index
        memref.store %1455, %out[%1456] : memref<?xf32>
      } else {
        %1457 = arith.addi %1452, %c7 : index
        memref.store %1439, %out[%1457] : memref<?xf32>
      }
      scf.if %22 {
        %1458 = arith.addi %1452, %c15 : index
        %1459 = memref.load %residual[%1458] : memref<?xf32>
        %1460 = arith.addf %1459, %1447 : f32
        %1461 = arith.addi %1452, %c15 : index
        memref.store %1460, %out[%1461] : memref<?xf32>
      } else {
        %1462 = arith.addi %1452, %c15 : index
        memref.store %1447, %out[%1462] : memref<?xf32>
      }
    }
    %1463 = arith.muli %1351, %c2 : index
    %1464 = arith.addi %1463, %c8 : index
    %1465 = arith.muli %1464, %c13 : index
    %1466 = arith.addi %1465, %1350 : index
    %1467 = arith.addi %1466, %c7 : index
    %1468 = memref.load %21[%1467] : memref<?xf32>
    %1469 = arith.addi %1467, %c33 : index
    %1470 = memref.load %21[%1469] : memref<?xf32>
    %1471 = arith.addf %1468, %1470 : f32
    %1472 = arith.addi %1467, %c34 : index
    %1473 = memref.load %21[%1472] : memref<?xf32>
    %1474 = arith.addf %1471, %1473 : f32
    %1475 = arith.addi %1467, %c35 : index
    %1476 = memref.load %21[%1475] : memref<?xf32>
    %1477 = arith.addf %1474, %1476 : f32
    %1478 = arith.muli %1464, %c13 : index
    %1479 = arith.addi %1478, %1350 : index
    %1480 = arith.addi %1479, %c3 : index
    %1481 = memref.load %21[%1480] : memref<?xf32>
    %1482 = arith.addi %1480, %c33 : index
    %1483 = memref.load %21[%1482] : memref<?xf32>
    %1484 = arith.addf %1481, %1483 : f32
    %1485 = arith.addi %1480, %c34 : index
    %1486 = memref.load %21[%1485] : memref<?xf32>
    %1487 = arith.addf %1484, %1486 : f32
    %1488 = arith.addi %1480, %c35 : index
    %1489 = memref.load %21[%1488] : memref<?xf32>
    %1490 = arith.addf %1487, %1489 : f32
    %1491 = wave.lane
    %1492 = arith.addi %20, %c13 : index
    %1493 = arith.muli %1464, %c2 : index
    %1494 = arith.addi %1492, %1493 : index
    %1495 = arith.divui %1491, %c15 : index
    %1496 = arith.addi %1494, %1495 : index
    %1497 = arith.cmpi slt, %1496, %19 : index
    scf.if %1497 {
      %1498 = arith.cmpi eq, %hasFactors, %c8 : index
      %1499 = arith.muli %1496, %c2 : index
      %1500 = memref.load %factors[%1499] : memref<?xf32>
      %1501 = arith.mulf %1500, %operandScale : f32
      %1502 = arith.select %1498, %1501, %operandScale : f32
      %1503 = arith.remui %1491, %c15 : index
      %1504 = arith.muli %1503, %c1 : index
      %1505 = arith.addi %15, %1504 : index
      %1506 = vector.load %w[%1505] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1507 = vector.bitcast %1506 : vector<4xi8> to vector<1xf32>
      %1508 = vector.extract %1507[0] : f32 from vector<1xf32>
      %1509 = arith.mulf %1508, %1502 : f32
      %1510 = arith.mulf %1477, %1509 : f32
      %1511 = arith.remui %1491, %c15 : index
      %1512 = arith.muli %1511, %c1 : index
      %1513 = arith.addi %17, %1512 : index
      %1514 = vector.load %w[%1513] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1515 = vector.bitcast %1514 : vector<4xi8> to vector<1xf32>
      %1516 = vector.extract %1515[0] : f32 from vector<1xf32>
      %1517 = arith.mulf %1516, %1502 : f32
      %1518 = arith.mulf %1490, %1517 : f32
      %1519 = arith.muli %1496, %outputFeatures : index
      %1520 = arith.addi %1519, %24 : index
      %1521 = wave.lane
      %1522 = arith.remui %1521, %c15 : index
      %1523 = arith.addi %1520, %1522 : index
      scf.if %22 {
        %1524 = arith.addi %1523, %c7 : index
        %1525 = memref.load %residual[%1524] : memref<?xf32>
        %1526 = arith.addf %1525, %1510 : f32
        %1527 = arith.addi %1523, %c7 : index
        memref.store %1526, %out[%1527] : memref<?xf32>
      } else {
        %1528 = arith.addi %1523, %c7 : index
        memref.store %1510, %out[%1528] : memref<?xf32>
      }
      scf.if %22 {
        %1529 = arith.addi %1523, %c15 : index
        %1530 = memref.load %residual[%1529] : memref<?xf32>
        %1531 = arith.addf %1530, %1518 : f32
        %1532 = arith.addi %1523, %c15 : index
        memref.store %1531, %out[%1532] : memref<?xf32>
      } else {
        %1533 = arith.addi %1523, %c15 : index
        memref.store %1518, %out[%1533] : memref<?xf32>
      }
    }
    %1534 = wave.lane
    wave.barrier
    %1535 = wave.wave
    %1536 = arith.muli %1535, %c2 : index
    %1537 = arith.addi %1536, %c7 : index
    %1538 = arith.muli %1537, %c3 : index
    %1539 = arith.addi %1538, %1534 : index
    %1540 = vector.extract %698#6[0] : f32 from vector<8xf32>
    %1541 = arith.addi %1539, %c7 : index
    memref.store %1540, %21[%1541] : memref<?xf32>
    %1542 = vector.extract %698#6[1] : f32 from vector<8xf32>
    %1543 = arith.addi %1539, %c13 : index
    memref.store %1542, %21[%1543] : memref<?xf32>
    %1544 = vector.extract %698#6[2] : f32 from vector<8xf32>
    %1545 = arith.addi %1539, %c4 : index
    memref.store %1544, %21[%1545] : memref<?xf32>
    %1546 = vector.extract %698#6[3] : f32 from vector<8xf32>
    %1547 = arith.addi %1539, %c29 : index
    memref.store %1546, %21[%1547] : memref<?xf32>
    %1548 = vector.extract %698#6[4] : f32 from vector<8xf32>
    %1549 = arith.addi %1539, %c6 : index
    memref.store %1548, %21[%1549] : memref<?xf32>
    %1550 = vector.extract %698#6[5] : f32 from vector<8xf32>
    %1551 = arith.addi %1539, %c30 : index
    memref.store %1550, %21[%1551] : memref<?xf32>
    %1552 = vector.extract %698#6[6] : f32 from vector<8xf32>
    %1553 = arith.addi %1539, %c31 : index
    memref.store %1552, %21[%1553] : memref<?xf32>
    %1554 = vector.extract %698#6[7] : f32 from vector<8xf32>
    %1555 = arith.addi %1539, %c32 : index
    memref.store %1554, %21[%1555] : memref<?xf32>
    %1556 = arith.muli %1535, %c2 : index
    %1557 = arith.addi %1556, %c8 : index
    %1558 = arith.muli %1557, %c3 : index
    %1559 = arith.addi %1558, %1534 : index
    %1560 = vector.extract %698#7[0] : f32 from vector<8xf32>
    %1561 = arith.addi %1559, %c7 : index
    memref.store %1560, %21[%1561] : memref<?xf32>
    %1562 = vector.extract %698#7[1] : f32 from vector<8xf32>
    %1563 = arith.addi %1559, %c13 : index
    memref.store %1562, %21[%1563] : memref<?xf32>
    %1564 = vector.extract %698#7[2] : f32 from vector<8xf32>
    %1565 = arith.addi %1559, %c4 : index
    memref.store %1564, %21[%1565] : memref<?xf32>
    %1566 = vector.extract %698#7[3] : f32 from vector<8xf32>
    %1567 = arith.addi %1559, %c29 : index
    memref.store %1566, %21[%1567] : memref<?xf32>
    %1568 = vector.extract %698#7[4] : f32 from vector<8xf32>
    %1569 = arith.addi %1559, %c6 : index
    memref.store %1568, %21[%1569] : memref<?xf32>
    %1570 = vector.extract %698#7[5] : f32 from vector<8xf32>
    %1571 = arith.addi %1559, %c30 : index
    memref.store %1570, %21[%1571] : memref<?xf32>
    %1572 = vector.extract %698#7[6] : f32 from vector<8xf32>
    %1573 = arith.addi %1559, %c31 : index
    memref.store %1572, %21[%1573] : memref<?xf32>
    %1574 = vector.extract %698#7[7] : f32 from vector<8xf32>
    %1575 = arith.addi %1559, %c32 : index
    memref.store %1574, %21[%1575] : memref<?xf32>
    wave.barrier
    %1576 = arith.muli %1535, %c2 : index
    %1577 = arith.addi %1576, %c7 : index
    %1578 = arith.muli %1577, %c13 : index
    %1579 = arith.addi %1578, %1534 : index
    %1580 = arith.addi %1579, %c7 : index
    %1581 = memref.load %21[%1580] : memref<?xf32>
    %1582 = arith.addi %1580, %c33 : index
    %1583 = memref.load %21[%1582] : memref<?xf32>
    %1584 = arith.addf %1581, %1583 : f32
    %1585 = arith.addi %1580, %c34 : index
    %1586 = memref.load %21[%1585] : memref<?xf32>
    %1587 = arith.addf %1584, %1586 : f32
    %1588 = arith.addi %1580, %c35 : index
    %1589 = memref.load %21[%1588] : memref<?xf32>
    %1590 = arith.addf %1587, %1589 : f32
    %1591 = arith.muli %1577, %c13 : index
    %1592 = arith.addi %1591, %1534 : index
    %1593 = arith.addi %1592, %c3 : index
    %1594 = memref.load %21[%1593] : memref<?xf32>
    %1595 = arith.addi %1593, %c33 : index
    %1596 = memref.load %21[%1595] : memref<?xf32>
    %1597 = arith.addf %1594, %1596 : f32
    %1598 = arith.addi %1593, %c34 : index
    %1599 = memref.load %21[%1598] : memref<?xf32>
    %1600 = arith.addf %1597, %1599 : f32
    %1601 = arith.addi %1593, %c35 : index
    %1602 = memref.load %21[%1601] : memref<?xf32>
    %1603 = arith.addf %1600, %1602 : f32
    %1604 = wave.lane
    %1605 = arith.addi %20, %c17 : index
    %1606 = arith.muli %1577, %c2 : index
    %1607 = arith.addi %1605, %1606 : index
    %1608 = arith.divui %1604, %c15 : index
    %1609 = arith.addi %1607, %1608 : index
    %1610 = arith.cmpi slt, %1609, %19 : index
    scf.if %1610 {
      %1611 = arith.cmpi eq, %hasFactors, %c8 : index
      %1612 = arith.muli %1609, %c2 : index
      %1613 = memref.load %factors[%1612] : memref<?xf32>
      %1614 = arith.mulf %1613, %operandScale : f32
      %1615 = arith.select %1611, %1614, %operandScale : f32
      %1616 = arith.remui %1604, %c15 : index
      %1617 = arith.muli %1616, %c1 : index
      %1618 = arith.addi %15, %1617 : index
      %1619 = vector.load %w[%1618] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1620 = vector.bitcast %1619 : vector<4xi8> to vector<1xf32>
      %1621 = vector.extract %1620[0] : f32 from vector<1xf32>
      %1622 = arith.mulf %1621, %1615 : f32
      %1623 = arith.mulf %1590, %1622 : f32
      %1624 = arith.remui %1604, %c15 : index
      %1625 = arith.muli %1624, %c1 : index
      %1626 = arith.addi %17, %1625 : index
      %1627 = vector.load %w[%1626] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1628 = vector.bitcast %1627 : vector<4xi8> to vector<1xf32>
      %1629 = vector.extract %1628[0] : f32 from vector<1xf32>
      %1630 = arith.mulf %1629, %1615 : f32
      %1631 = arith.mulf %1603, %1630 : f32
      %1632 = arith.muli %1609, %outputFeatures : index
      %1633 = arith.addi %1632, %24 : index
      %1634 = wave.lane
      %1635 = arith.remui %1634, %c15 : index
      %1636 = arith.addi %1633, %1635 : index
      scf.if %22 {
        %1637 = arith.addi %1636, %c7 : index
        %1638 = memref.load %residual[%1637] : memref<?xf32>
        %1639 = arith.addf %1638, %1623 : f32
        %1640 = arith.addi %1636, %c7 : index
        memref.store %1639, %out[%1640] : memref<?xf32>
      } else {
        %1641 = arith.addi %1636, %c7 : index
        memref.store %1623, %out[%1641] : memref<?xf32>
      }
      scf.if %22 {
        %1642 = arith.addi %1636, %c15 : index
        %1643 = memref.load %residual[%1642] : memref<?xf32>
        %1644 = arith.addf %1643, %1631 : f32
        %1645 = arith.addi %1636, %c15 : index
        memref.store %1644, %out[%1645] : memref<?xf32>
      } else {
        %1646 = arith.addi %1636, %c15 : index
        memref.store %1631, %out[%1646] : memref<?xf32>
      }
    }
    %1647 = arith.muli %1535, %c2 : index
    %1648 = arith.addi %1647, %c8 : index
    %1649 = arith.muli %1648, %c13 : index
    %1650 = arith.addi %1649, %1534 : index
    %1651 = arith.addi %1650, %c7 : index
    %1652 = memref.load %21[%1651] : memref<?xf32>
    %1653 = arith.addi %1651, %c33 : index
    %1654 = memref.load %21[%1653] : memref<?xf32>
    %1655 = arith.addf %1652, %1654 : f32
    %1656 = arith.addi %1651, %c34 : index
    %1657 = memref.load %21[%1656] : memref<?xf32>
    %1658 = arith.addf %1655, %1657 : f32
    %1659 = arith.addi %1651, %c35 : index
    %1660 = memref.load %21[%1659] : memref<?xf32>
    %1661 = arith.addf %1658, %1660 : f32
    %1662 = arith.muli %1648, %c13 : index
    %1663 = arith.addi %1662, %1534 : index
    %1664 = arith.addi %1663, %c3 : index
    %1665 = memref.load %21[%1664] : memref<?xf32>
    %1666 = arith.addi %1664, %c33 : index
    %1667 = memref.load %21[%1666] : memref<?xf32>
    %1668 = arith.addf %1665, %1667 : f32
    %1669 = arith.addi %1664, %c34 : index
    %1670 = memref.load %21[%1669] : memref<?xf32>
    %1671 = arith.addf %1668, %1670 : f32
    %1672 = arith.addi %1664, %c35 : index
    %1673 = memref.load %21[%1672] : memref<?xf32>
    %1674 = arith.addf %1671, %1673 : f32
    %1675 = wave.lane
    %1676 = arith.addi %20, %c17 : index
    %1677 = arith.muli %1648, %c2 : index
    %1678 = arith.addi %1676, %1677 : index
    %1679 = arith.divui %1675, %c15 : index
    %1680 = arith.addi %1678, %1679 : index
    %1681 = arith.cmpi slt, %1680, %19 : index
    scf.if %1681 {
      %1682 = arith.cmpi eq, %hasFactors, %c8 : index
      %1683 = arith.muli %1680, %c2 : index
      %1684 = memref.load %factors[%1683] : memref<?xf32>
      %1685 = arith.mulf %1684, %operandScale : f32
      %1686 = arith.select %1682, %1685, %operandScale : f32
      %1687 = arith.remui %1675, %c15 : index
      %1688 = arith.muli %1687, %c1 : index
      %1689 = arith.addi %15, %1688 : index
      %1690 = vector.load %w[%1689] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1691 = vector.bitcast %1690 : vector<4xi8> to vector<1xf32>
      %1692 = vector.extract %1691[0] : f32 from vector<1xf32>
      %1693 = arith.mulf %1692, %1686 : f32
      %1694 = arith.mulf %1661, %1693 : f32
      %1695 = arith.remui %1675, %c15 : index
      %1696 = arith.muli %1695, %c1 : index
      %1697 = arith.addi %17, %1696 : index
      %1698 = vector.load %w[%1697] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1699 = vector.bitcast %1698 : vector<4xi8> to vector<1xf32>
      %1700 = vector.extract %1699[0] : f32 from vector<1xf32>
      %1701 = arith.mulf %1700, %1686 : f32
      %1702 = arith.mulf %1674, %1701 : f32
      %1703 = arith.muli %1680, %outputFeatures : index
      %1704 = arith.addi %1703, %24 : index
      %1705 = wave.lane
      %1706 = arith.remui %1705, %c15 : index
      %1707 = arith.addi %1704, %1706 : index
      scf.if %22 {
        %1708 = arith.addi %1707, %c7 : index
        %1709 = memref.load %residual[%1708] : memref<?xf32>
        %1710 = arith.addf %1709, %1694 : f32
        %1711 = arith.addi %1707, %c7 : index
        memref.store %1710, %out[%1711] : memref<?xf32>
      } else {
        %1712 = arith.addi %1707, %c7 : index
        memref.store %1694, %out[%1712] : memref<?xf32>
      }
      scf.if %22 {
        %1713 = arith.addi %1707, %c15 : index
        %1714 = memref.load %residual[%1713] : memref<?xf32>
        %1715 = arith.addf %1714, %1702 : f32
        %1716 = arith.addi %1707, %c15 : index
        memref.store %1715, %out[%1716] : memref<?xf32>
      } else {
        %1717 = arith.addi %1707, %c15 : index
        memref.store %1702, %out[%1717] : memref<?xf32>
      }
    }
  }
  wave.return
}
