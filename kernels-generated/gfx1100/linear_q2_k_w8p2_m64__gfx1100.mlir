// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q2_k', waves=8, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q2_k_w8p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 8 : i64} {
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
  %c10 = arith.constant 4096 : index
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
  %c36 = arith.constant 2048 : index
  %c37 = arith.constant 2560 : index
  %c38 = arith.constant 3072 : index
  %c39 = arith.constant 3584 : index
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
    %1024 = arith.muli %983, %c8 : index
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
    %1039 = arith.addi %1028, %c36 : index
    %1040 = memref.load %21[%1039] : memref<?xf32>
    %1041 = arith.addf %1038, %1040 : f32
    %1042 = arith.addi %1028, %c37 : index
    %1043 = memref.load %21[%1042] : memref<?xf32>
    %1044 = arith.addf %1041, %1043 : f32
    %1045 = arith.addi %1028, %c38 : index
    %1046 = memref.load %21[%1045] : memref<?xf32>
    %1047 = arith.addf %1044, %1046 : f32
    %1048 = arith.addi %1028, %c39 : index
    %1049 = memref.load %21[%1048] : memref<?xf32>
    %1050 = arith.addf %1047, %1049 : f32
    %1051 = arith.muli %1025, %c13 : index
    %1052 = arith.addi %1051, %982 : index
    %1053 = arith.addi %1052, %c3 : index
    %1054 = memref.load %21[%1053] : memref<?xf32>
    %1055 = arith.addi %1053, %c33 : index
    %1056 = memref.load %21[%1055] : memref<?xf32>
    %1057 = arith.addf %1054, %1056 : f32
    %1058 = arith.addi %1053, %c34 : index
    %1059 = memref.load %21[%1058] : memref<?xf32>
    %1060 = arith.addf %1057, %1059 : f32
    %1061 = arith.addi %1053, %c35 : index
    %1062 = memref.load %21[%1061] : memref<?xf32>
    %1063 = arith.addf %1060, %1062 : f32
    %1064 = arith.addi %1053, %c36 : index
    %1065 = memref.load %21[%1064] : memref<?xf32>
    %1066 = arith.addf %1063, %1065 : f32
    %1067 = arith.addi %1053, %c37 : index
    %1068 = memref.load %21[%1067] : memref<?xf32>
    %1069 = arith.addf %1066, %1068 : f32
    %1070 = arith.addi %1053, %c38 : index
    %1071 = memref.load %21[%1070] : memref<?xf32>
    %1072 = arith.addf %1069, %1071 : f32
    %1073 = arith.addi %1053, %c39 : index
    %1074 = memref.load %21[%1073] : memref<?xf32>
    %1075 = arith.addf %1072, %1074 : f32
    %1076 = wave.lane
    %1077 = arith.addi %20, %c7 : index
    %1078 = arith.muli %1025, %c2 : index
    %1079 = arith.addi %1077, %1078 : index
    %1080 = arith.divui %1076, %c15 : index
    %1081 = arith.addi %1079, %1080 : index
    %1082 = arith.cmpi slt, %1081, %19 : index
    scf.if %1082 {
      %1083 = arith.cmpi eq, %hasFactors, %c8 : index
      %1084 = arith.muli %1081, %c2 : index
      %1085 = memref.load %factors[%1084] : memref<?xf32>
      %1086 = arith.mulf %1085, %operandScale : f32
      %1087 = arith.select %1083, %1086, %operandScale : f32
      %1088 = arith.remui %1076, %c15 : index
      %1089 = arith.muli %1088, %c1 : index
      %1090 = arith.addi %15, %1089 : index
      %1091 = vector.load %w[%1090] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1092 = vector.bitcast %1091 : vector<4xi8> to vector<1xf32>
      %1093 = vector.extract %1092[0] : f32 from vector<1xf32>
      %1094 = arith.mulf %1093, %1087 : f32
      %1095 = arith.mulf %1050, %1094 : f32
      %1096 = arith.remui %1076, %c15 : index
      %1097 = arith.muli %1096, %c1 : index
      %1098 = arith.addi %17, %1097 : index
      %1099 = vector.load %w[%1098] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1100 = vector.bitcast %1099 : vector<4xi8> to vector<1xf32>
      %1101 = vector.extract %1100[0] : f32 from vector<1xf32>
      %1102 = arith.mulf %1101, %1087 : f32
      %1103 = arith.mulf %1075, %1102 : f32
      %1104 = arith.muli %1081, %outputFeatures : index
      %1105 = arith.addi %1104, %24 : index
      %1106 = wave.lane
      %1107 = arith.remui %1106, %c15 : index
      %1108 = arith.addi %1105, %1107 : index
      scf.if %22 {
        %1109 = arith.addi %1108, %c7 : index
        %1110 = memref.load %residual[%1109] : memref<?xf32>
        %1111 = arith.addf %1110, %1095 : f32
        %1112 = arith.addi %1108, %c7 : index
        memref.store %1111, %out[%1112] : memref<?xf32>
      } else {
        %1113 = arith.addi %1108, %c7 : index
        memref.store %1095, %out[%1113] : memref<?xf32>
      }
      scf.if %22 {
        %1114 = arith.addi %1108, %c15 : index
        %1115 = memref.load %residual[%1114] : memref<?xf32>
        %1116 = arith.addf %1115, %1103 : f32
        %1117 = arith.addi %1108, %c15 : index
        memref.store %1116, %out[%1117] : memref<?xf32>
      } else {
        %1118 = arith.addi %1108, %c15 : index
        memref.store %1103, %out[%1118] : memref<?xf32>
      }
    }
    %1119 = wave.lane
    wave.barrier
    %1120 = wave.wave
    %1121 = arith.muli %1120, %c2 : index
    %1122 = arith.addi %1121, %c7 : index
    %1123 = arith.muli %1122, %c3 : index
    %1124 = arith.addi %1123, %1119 : index
    %1125 = vector.extract %698#2[0] : f32 from vector<8xf32>
    %1126 = arith.addi %1124, %c7 : index
    memref.store %1125, %21[%1126] : memref<?xf32>
    %1127 = vector.extract %698#2[1] : f32 from vector<8xf32>
    %1128 = arith.addi %1124, %c13 : index
    memref.store %1127, %21[%1128] : memref<?xf32>
    %1129 = vector.extract %698#2[2] : f32 from vector<8xf32>
    %1130 = arith.addi %1124, %c4 : index
    memref.store %1129, %21[%1130] : memref<?xf32>
    %1131 = vector.extract %698#2[3] : f32 from vector<8xf32>
    %1132 = arith.addi %1124, %c29 : index
    memref.store %1131, %21[%1132] : memref<?xf32>
    %1133 = vector.extract %698#2[4] : f32 from vector<8xf32>
    %1134 = arith.addi %1124, %c6 : index
    memref.store %1133, %21[%1134] : memref<?xf32>
    %1135 = vector.extract %698#2[5] : f32 from vector<8xf32>
    %1136 = arith.addi %1124, %c30 : index
    memref.store %1135, %21[%1136] : memref<?xf32>
    %1137 = vector.extract %698#2[6] : f32 from vector<8xf32>
    %1138 = arith.addi %1124, %c31 : index
    memref.store %1137, %21[%1138] : memref<?xf32>
    %1139 = vector.extract %698#2[7] : f32 from vector<8xf32>
    %1140 = arith.addi %1124, %c32 : index
    memref.store %1139, %21[%1140] : memref<?xf32>
    %1141 = arith.muli %1120, %c2 : index
    %1142 = arith.addi %1141, %c8 : index
    %1143 = arith.muli %1142, %c3 : index
    %1144 = arith.addi %1143, %1119 : index
    %1145 = vector.extract %698#3[0] : f32 from vector<8xf32>
    %1146 = arith.addi %1144, %c7 : index
    memref.store %1145, %21[%1146] : memref<?xf32>
    %1147 = vector.extract %698#3[1] : f32 from vector<8xf32>
    %1148 = arith.addi %1144, %c13 : index
    memref.store %1147, %21[%1148] : memref<?xf32>
    %1149 = vector.extract %698#3[2] : f32 from vector<8xf32>
    %1150 = arith.addi %1144, %c4 : index
    memref.store %1149, %21[%1150] : memref<?xf32>
    %1151 = vector.extract %698#3[3] : f32 from vector<8xf32>
    %1152 = arith.addi %1144, %c29 : index
    memref.store %1151, %21[%1152] : memref<?xf32>
    %1153 = vector.extract %698#3[4] : f32 from vector<8xf32>
    %1154 = arith.addi %1144, %c6 : index
    memref.store %1153, %21[%1154] : memref<?xf32>
    %1155 = vector.extract %698#3[5] : f32 from vector<8xf32>
    %1156 = arith.addi %1144, %c30 : index
    memref.store %1155, %21[%1156] : memref<?xf32>
    %1157 = vector.extract %698#3[6] : f32 from vector<8xf32>
    %1158 = arith.addi %1144, %c31 : index
    memref.store %1157, %21[%1158] : memref<?xf32>
    %1159 = vector.extract %698#3[7] : f32 from vector<8xf32>
    %1160 = arith.addi %1144, %c32 : index
    memref.store %1159, %21[%1160] : memref<?xf32>
    wave.barrier
    %1161 = arith.muli %1120, %c8 : index
    %1162 = arith.addi %1161, %c7 : index
    %1163 = arith.muli %1162, %c13 : index
    %1164 = arith.addi %1163, %1119 : index
    %1165 = arith.addi %1164, %c7 : index
    %1166 = memref.load %21[%1165] : memref<?xf32>
    %1167 = arith.addi %1165, %c33 : index
    %1168 = memref.load %21[%1167] : memref<?xf32>
    %1169 = arith.addf %1166, %1168 : f32
    %1170 = arith.addi %1165, %c34 : index
    %1171 = memref.load %21[%1170] : memref<?xf32>
    %1172 = arith.addf %1169, %1171 : f32
    %1173 = arith.addi %1165, %c35 : index
    %1174 = memref.load %21[%1173] : memref<?xf32>
    %1175 = arith.addf %1172, %1174 : f32
    %1176 = arith.addi %1165, %c36 : index
    %1177 = memref.load %21[%1176] : memref<?xf32>
    %1178 = arith.addf %1175, %1177 : f32
    %1179 = arith.addi %1165, %c37 : index
    %1180 = memref.load %21[%1179] : memref<?xf32>
    %1181 = arith.addf %1178, %1180 : f32
    %1182 = arith.addi %1165, %c38 : index
    %1183 = memref.load %21[%1182] : memref<?xf32>
    %1184 = arith.addf %1181, %1183 : f32
    %1185 = arith.addi %1165, %c39 : index
    %1186 = memref.load %21[%1185] : memref<?xf32>
    %1187 = arith.addf %1184, %1186 : f32
    %1188 = arith.muli %1162, %c13 : index
    %1189 = arith.addi %1188, %1119 : index
    %1190 = arith.addi %1189, %c3 : index
    %1191 = memref.load %21[%1190] : memref<?xf32>
    %1192 = arith.addi %1190, %c33 : index
    %1193 = memref.load %21[%1192] : memref<?xf32>
    %1194 = arith.addf %1191, %1193 : f32
    %1195 = arith.addi %1190, %c34 : index
    %1196 = memref.load %21[%1195] : memref<?xf32>
    %1197 = arith.addf %1194, %1196 : f32
    %1198 = arith.addi %1190, %c35 : index
    %1199 = memref.load %21[%1198] : memref<?xf32>
    %1200 = arith.addf %1197, %1199 : f32
    %1201 = arith.addi %1190, %c36 : index
    %1202 = memref.load %21[%1201] : memref<?xf32>
    %1203 = arith.addf %1200, %1202 : f32
    %1204 = arith.addi %1190, %c37 : index
    %1205 = memref.load %21[%1204] : memref<?xf32>
    %1206 = arith.addf %1203, %1205 : f32
    %1207 = arith.addi %1190, %c38 : index
    %1208 = memref.load %21[%1207] : memref<?xf32>
    %1209 = arith.addf %1206, %1208 : f32
    %1210 = arith.addi %1190, %c39 : index
    %1211 = memref.load %21[%1210] : memref<?xf32>
    %1212 = arith.addf %1209, %1211 : f32
    %1213 = wave.lane
    %1214 = arith.addi %20, %c15 : index
    %1215 = arith.muli %1162, %c2 : index
    %1216 = arith.addi %1214, %1215 : index
    %1217 = arith.divui %1213, %c15 : index
    %1218 = arith.addi %1216, %1217 : index
    %1219 = arith.cmpi slt, %1218, %19 : index
    scf.if %1219 {
      %1220 = arith.cmpi eq, %hasFactors, %c8 : index
      %1221 = arith.muli %1218, %c2 : index
      %1222 = memref.load %factors[%1221] : memref<?xf32>
      %1223 = arith.mulf %1222, %operandScale : f32
      %1224 = arith.select %1220, %1223, %operandScale : f32
      %1225 = arith.remui %1213, %c15 : index
      %1226 = arith.muli %1225, %c1 : index
      %1227 = arith.addi %15, %1226 : index
      %1228 = vector.load %w[%1227] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1229 = vector.bitcast %1228 : vector<4xi8> to vector<1xf32>
      %1230 = vector.extract %1229[0] : f32 from vector<1xf32>
      %1231 = arith.mulf %1230, %1224 : f32
      %1232 = arith.mulf %1187, %1231 : f32
      %1233 = arith.remui %1213, %c15 : index
      %1234 = arith.muli %1233, %c1 : index
      %1235 = arith.addi %17, %1234 : index
      %1236 = vector.load %w[%1235] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1237 = vector.bitcast %1236 : vector<4xi8> to vector<1xf32>
      %1238 = vector.extract %1237[0] : f32 from vector<1xf32>
      %1239 = arith.mulf %1238, %1224 : f32
      %1240 = arith.mulf %1212, %1239 : f32
      %1241 = arith.muli %1218, %outputFeatures : index
      %1242 = arith.addi %1241, %24 : index
      %1243 = wave.lane
      %1244 = arith.remui %1243, %c15 : index
      %1245 = arith.addi %1242, %1244 : index
      scf.if %22 {
        %1246 = arith.addi %1245, %c7 : index
        %1247 = memref.load %residual[%1246] : memref<?xf32>
        %1248 = arith.addf %1247, %1232 : f32
        %1249 = arith.addi %1245, %c7 : index
        memref.store %1248, %out[%1249] : memref<?xf32>
      } else {
        %1250 = arith.addi %1245, %c7 : index
        memref.store %1232, %out[%1250] : memref<?xf32>
      }
      scf.if %22 {
        %1251 = arith.addi %1245, %c15 : index
        %1252 = memref.load %residual[%1251] : memref<?xf32>
        %1253 = arith.addf %1252, %1240 : f32
        %1254 = arith.addi %1245, %c15 : index
        memref.store %1253, %out[%1254] : memref<?xf32>
      } else {
        %1255 = arith.addi %1245, %c15 : index
        memref.store %1240, %out[%1255] : memref<?xf32>
      }
    }
    %1256 = wave.lane
    wave.barrier
    %1257 = wave.wave
    %1258 = arith.muli %1257, %c2 : index
    %1259 = arith.addi %1258, %c7 : index
    %1260 = arith.muli %1259, %c3 : index
    %1261 = arith.addi %1260, %1256 : index
    %1262 = vector.extract %698#4[0] : f32 from vector<8xf32>
    %1263 = arith.addi %1261, %c7 : index
    memref.store %1262, %21[%1263] : memref<?xf32>
    %1264 = vector.extract %698#4[1] : f32 from vector<8xf32>
    %1265 = arith.addi %1261, %c13 : index
    memref.store %1264, %21[%1265] : memref<?xf32>
    %1266 = vector.extract %698#4[2] : f32 from vector<8xf32>
    %1267 = arith.addi %1261, %c4 : index
    memref.store %1266, %21[%1267] : memref<?xf32>
    %1268 = vector.extract %698#4[3] : f32 from vector<8xf32>
    %1269 = arith.addi %1261, %c29 : index
    memref.store %1268, %21[%1269] : memref<?xf32>
    %1270 = vector.extract %698#4[4] : f32 from vector<8xf32>
    %1271 = arith.addi %1261, %c6 : index
    memref.store %1270, %21[%1271] : memref<?xf32>
    %1272 = vector.extract %698#4[5] : f32 from vector<8xf32>
    %1273 = arith.addi %1261, %c30 : index
    memref.store %1272, %21[%1273] : memref<?xf32>
    %1274 = vector.extract %698#4[6] : f32 from vector<8xf32>
    %1275 = arith.addi %1261, %c31 : index
    memref.store %1274, %21[%1275] : memref<?xf32>
    %1276 = vector.extract %698#4[7] : f32 from vector<8xf32>
    %1277 = arith.addi %1261, %c32 : index
    memref.store %1276, %21[%1277] : memref<?xf32>
    %1278 = arith.muli %1257, %c2 : index
    %1279 = arith.addi %1278, %c8 : index
    %1280 = arith.muli %1279, %c3 : index
    %1281 = arith.addi %1280, %1256 : index
    %1282 = vector.extract %698#5[0] : f32 from vector<8xf32>
    %1283 = arith.addi %1281, %c7 : index
    memref.store %1282, %21[%1283] : memref<?xf32>
    %1284 = vector.extract %698#5[1] : f32 from vector<8xf32>
    %1285 = arith.addi %1281, %c13 : index
    memref.store %1284, %21[%1285] : memref<?xf32>
    %1286 = vector.extract %698#5[2] : f32 from vector<8xf32>
    %1287 = arith.addi %1281, %c4 : index
    memref.store %1286, %21[%1287] : memref<?xf32>
    %1288 = vector.extract %698#5[3] : f32 from vector<8xf32>
    %1289 = arith.addi %1281, %c29 : index
    memref.store %1288, %21[%1289] : memref<?xf32>
    %1290 = vector.extract %698#5[4] : f32 from vector<8xf32>
    %1291 = arith.addi %1281, %c6 : index
    memref.store %1290, %21[%1291] : memref<?xf32>
    %1292 = vector.extract %698#5[5] : f32 from vector<8xf32>
    %1293 = arith.addi %1281, %c30 : index
    memref.store %1292, %21[%1293] : memref<?xf32>
    %1294 = vector.extract %698#5[6] : f32 from vector<8xf32>
    %1295 = arith.addi %1281, %c31 : index
    memref.store %1294, %21[%1295] : memref<?xf32>
    %1296 = vector.extract %698#5[7] : f32 from vector<8xf32>
    %1297 = arith.addi %1281, %c32 : index
    memref.store %1296, %21[%1297] : memref<?xf32>
    wave.barrier
    %1298 = arith.muli %1257, %c8 : index
    %1299 = arith.addi %1298, %c7 : index
    %1300 = arith.muli %1299, %c13 : index
    %1301 = arith.addi %1300, %1256 : index
    %1302 = arith.addi %1301, %c7 : index
    %1303 = memref.load %21[%1302] : memref<?xf32>
    %1304 = arith.addi %1302, %c33 : index
    %1305 = memref.load %21[%1304] : memref<?xf32>
    %1306 = arith.addf %1303, %1305 : f32
    %1307 = arith.addi %1302, %c34 : index
    %1308 = memref.load %21[%1307] : memref<?xf32>
    %1309 = arith.addf %1306, %1308 : f32
    %1310 = arith.addi %1302, %c35 : index
    %1311 = memref.load %21[%1310] : memref<?xf32>
    %1312 = arith.addf %1309, %1311 : f32
    %1313 = arith.addi %1302, %c36 : index
    %1314 = memref.load %21[%1313] : memref<?xf32>
    %1315 = arith.addf %1312, %1314 : f32
    %1316 = arith.addi %1302, %c37 : index
    %1317 = memref.load %21[%1316] : memref<?xf32>
    %1318 = arith.addf %1315, %1317 : f32
    %1319 = arith.addi %1302, %c38 : index
    %1320 = memref.load %21[%1319] : memref<?xf32>
    %1321 = arith.addf %1318, %1320 : f32
    %1322 = arith.addi %1302, %c39 : index
    %1323 = memref.load %21[%1322] : memref<?xf32>
    %1324 = arith.addf %1321, %1323 : f32
    %1325 = arith.muli %1299, %c13 : index
    %1326 = arith.addi %1325, %1256 : index
    %1327 = arith.addi %1326, %c3 : index
    %1328 = memref.load %21[%1327] : memref<?xf32>
    %1329 = arith.addi %1327, %c33 : index
    %1330 = memref.load %21[%1329] : memref<?xf32>
    %1331 = arith.addf %1328, %1330 : f32
    %1332 = arith.addi %1327, %c34 : index
    %1333 = memref.load %21[%1332] : memref<?xf32>
    %1334 = arith.addf %1331, %1333 : f32
    %1335 = arith.addi %1327, %c35 : index
    %1336 = memref.load %21[%1335] : memref<?xf32>
    %1337 = arith.addf %1334, %1336 : f32
    %1338 = arith.addi %1327, %c36 : index
    %1339 = memref.load %21[%1338] : memref<?xf32>
    %1340 = arith.addf %1337, %1339 : f32
    %1341 = arith.addi %1327, %c37 : index
    %1342 = memref.load %21[%1341] : memref<?xf32>
    %1343 = arith.addf %1340, %1342 : f32
    %1344 = arith.addi %1327, %c38 : index
    %1345 = memref.load %21[%1344] : memref<?xf32>
    %1346 = arith.addf %1343, %1345 : f32
    %1347 = arith.addi %1327, %c39 : index
    %1348 = memref.load %21[%1347] : memref<?xf32>
    %1349 = arith.addf %1346, %1348 : f32
    %1350 = wave.lane
    %1351 = arith.addi %20, %c13 : index
    %1352 = arith.muli %1299, %c2 : index
    %1353 = arith.addi %1351, %1352 : index
    %1354 = arith.divui %1350, %c15 : index
    %1355 = arith.addi %1353, %1354 : index
    %1356 = arith.cmpi slt, %1355, %19 : index
    scf.if %1356 {
      %1357 = arith.cmpi eq, %hasFactors, %c8 : index
      %1358 = arith.muli %1355, %c2 : index
      %1359 = memref.load %factors[%1358] : memref<?xf32>
      %1360 = arith.mulf %1359, %operandScale : f32
      %1361 = arith.select %1357, %1360, %operandScale : f32
      %1362 = arith.remui %1350, %c15 : index
      %1363 = arith.muli %1362, %c1 : index
      %1364 = arith.addi %15, %1363 : index
      %1365 = vector.load %w[%1364] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1366 = vector.bitcast %1365 : vector<4xi8> to vector<1xf32>
      %1367 = vector.extract %1366[0] : f32 from vector<1xf32>
      %1368 = arith.mulf %1367, %1361 : f32
      %1369 = arith.mulf %1324, %1368 : f32
      %1370 = arith.remui %1350, %c15 : index
      %1371 = arith.muli %1370, %c1 : index
      %1372 = arith.addi %17, %1371 : index
      %1373 = vector.load %w[%1372] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1374 = vector.bitcast %1373 : vector<4xi8> to vector<1xf32>
      %1375 = vector.extract %1374[0] : f32 from vector<1xf32>
      %1376 = arith.mulf %1375, %1361 : f32
      %1377 = arith.mulf %1349, %1376 : f32
      %1378 = arith.muli %1355, %outputFeatures : index
      %1379 = arith.addi %1378, %24 : index
      %1380 = wave.lane
      %1381 = arith.remui %1380, %c15 : index
      %1382 = arith.addi %1379, %1381 : index
      scf.if %22 {
        %1383 = arith.addi %1382, %c7 : index
        %1384 = memref.load %residual[%1383] : memref<?xf32>
        %1385 = arith.addf %1384, %1369 : f32
        %1386 = arith.addi %1382, %c7 : index
        memref.store %1385, %out[%1386] : memref<?xf32>
      } else {
        %1387 = arith.addi %1382, %c7 : index
        memref.store %1369, %out[%1387] : memref<?xf32>
      }
      scf.if %22 {
        %1388 = arith.addi %1382, %c15 : index
        %1389 = memref.load %residual[%1388] : memref<?xf32>
        %1390 = arith.addf %1389, %1377 : f32
        %1391 = arith.addi %1382, %c15 : index
        memref.store %1390, %out[%1391] : memref<?xf32>
      } else {
        %1392 = arith.addi %1382, %c15 : index
        memref.store %1377, %out[%1392] : memref<?xf32>
      }
    }
    %1393 = wave.lane
    wave.barrier
    %1394 = wave.wave
    %1395 = arith.muli %1394, %c2 : index
    %1396 = arith.addi %1395, %c7 : index
    %1397 = arith.muli %1396, %c3 : index
    %1398 = arith.addi %1397, %1393 : index
    %1399 = vector.extract %698#6[0] : f32 from vector<8xf32>
    %1400 = arith.addi %1398, %c7 : index
    memref.store %1399, %21[%1400] : memref<?xf32>
    %1401 = vector.extract %698#6[1] : f32 from vector<8xf32>
    %1402 = arith.addi %1398, %c13 : index
    memref.store %1401, %21[%1402] : memref<?xf32>
    %1403 = vector.extract %698#6[2] : f32 from vector<8xf32>
    %1404 = arith.addi %1398, %c4 : index
    memref.store %1403, %21[%1404] : memref<?xf32>
    %1405 = vector.extract %698#6[3] : f32 from vector<8xf32>
    %1406 = arith.addi %1398, %c29 : index
    memref.store %1405, %21[%1406] : memref<?xf32>
    %1407 = vector.extract %698#6[4] : f32 from vector<8xf32>
    %1408 = arith.addi %1398, %c6 : index
    memref.store %1407, %21[%1408] : memref<?xf32>
    %1409 = vector.extract %698#6[5] : f32 from vector<8xf32>
    %1410 = arith.addi %1398, %c30 : index
    memref.store %1409, %21[%1410] : memref<?xf32>
    %1411 = vector.extract %698#6[6] : f32 from vector<8xf32>
    %1412 = arith.addi %1398, %c31 : index
    memref.store %1411, %21[%1412] : memref<?xf32>
    %1413 = vector.extract %698#6[7] : f32 from vector<8xf32>
    %1414 = arith.addi %1398, %c32 : index
    memref.store %1413, %21[%1414] : memref<?xf32>
    %1415 = arith.muli %1394, %c2 : index
    %1416 = arith.addi %1415, %c8 : index
    %1417 = arith.muli %1416, %c3 : index
    %1418 = arith.addi %1417, %1393 : index
    %1419 = vector.extract %698#7[0] : f32 from vector<8xf32>
    %1420 = arith.addi %1418, %c7 : index
    memref.store %1419, %21[%1420] : memref<?xf32>
    %1421 = vector.extract %698#7[1] : f32 from vector<8xf32>
    %1422 = arith.addi %1418, %c13 : index
    memref.store %1421, %21[%1422] : memref<?xf32>
    %1423 = vector.extract %698#7[2] : f32 from vector<8xf32>
    %1424 = arith.addi %1418, %c4 : index
    memref.store %1423, %21[%1424] : memref<?xf32>
    %1425 = vector.extract %698#7[3] : f32 from vector<8xf32>
    %1426 = arith.addi %1418, %c29 : index
    memref.store %1425, %21[%1426] : memref<?xf32>
    %1427 = vector.extract %698#7[4] : f32 from vector<8xf32>
    %1428 = arith.addi %1418, %c6 : index
    memref.store %1427, %21[%1428] : memref<?xf32>
    %1429 = vector.extract %698#7[5] : f32 from vector<8xf32>
    %1430 = arith.addi %1418, %c30 : index
    memref.store %1429, %21[%1430] : memref<?xf32>
    %1431 = vector.extract %698#7[6] : f32 from vector<8xf32>
    %1432 = arith.addi %1418, %c31 : index
    memref.store %1431, %21[%1432] : memref<?xf32>
    %1433 = vector.extract %698#7[7] : f32 from vector<8xf32>
    %1434 = arith.addi %1418, %c32 : index
    memref.store %1433, %21[%1434] : memref<?xf32>
    wave.barrier
    %1435 = arith.muli %1394, %c8 : index
    %1436 = arith.addi %1435, %c7 : index
    %1437 = arith.muli %1436, %c13 : index
    %1438 = arith.addi %1437, %1393 : index
    %1439 = arith.addi %1438, %c7 : index
    %1440 = memref.load %21[%1439] : memref<?xf32>
    %1441 = arith.addi %1439, %c33 : index
    %1442 = memref.load %21[%1441] : memref<?xf32>
    %1443 = arith.addf %1440, %1442 : f32
    %1444 = arith.addi %1439, %c34 : index
    %1445 = memref.load %21[%1444] : memref<?xf32>
    %1446 = arith.addf %1443, %1445 : f32
    %1447 = arith.addi %1439, %c35 : index
    %1448 = memref.load %21[%1447] : memref<?xf32>
    %1449 = arith.addf %1446, %1448 : f32
    %1450 = arith.addi %1439, %c36 : index
    %1451 = memref.load %21[%1450] : memref<?xf32>
    %1452 = arith.addf %1449, %1451 : f32
    %1453 = arith.addi %1439, %c37 : index
    %1454 = memref.load %21[%1453] : memref<?xf32>
    %1455 = arith.addf %1452, %1454 : f32
    %1456 = arith.addi %1439, %c38 : index
    %1457 = memref.load %21[%1456] : memref<?xf32>
    %1458 = arith.addf %1455, %1457 : f32
    %1459 = arith.addi %1439, %c39 : index
    %1460 = memref.load %21[%1459] : memref<?xf32>
    %1461 = arith.addf %1458, %1460 : f32
    %1462 = arith.muli %1436, %c13 : index
    %1463 = arith.addi %1462, %1393 : index
    %1464 = arith.addi %1463, %c3 : index
    %1465 = memref.load %21[%1464] : memref<?xf32>
    %1466 = arith.addi %1464, %c33 : index
    %1467 = memref.load %21[%1466] : memref<?xf32>
    %1468 = arith.addf %1465, %1467 : f32
    %1469 = arith.addi %1464, %c34 : index
    %1470 = memref.load %21[%1469] : memref<?xf32>
    %1471 = arith.addf %1468, %1470 : f32
    %1472 = arith.addi %1464, %c35 : index
    %1473 = memref.load %21[%1472] : memref<?xf32>
    %1474 = arith.addf %1471, %1473 : f32
    %1475 = arith.addi %1464, %c36 : index
    %1476 = memref.load %21[%1475] : memref<?xf32>
    %1477 = arith.addf %1474, %1476 : f32
    %1478 = arith.addi %1464, %c37 : index
    %1479 = memref.load %21[%1478] : memref<?xf32>
    %1480 = arith.addf %1477, %1479 : f32
    %1481 = arith.addi %1464, %c38 : index
    %1482 = memref.load %21[%1481] : memref<?xf32>
    %1483 = arith.addf %1480, %1482 : f32
    %1484 = arith.addi %1464, %c39 : index
    %1485 = memref.load %21[%1484] : memref<?xf32>
    %1486 = arith.addf %1483, %1485 : f32
    %1487 = wave.lane
    %1488 = arith.addi %20, %c17 : index
    %1489 = arith.muli %1436, %c2 : index
    %1490 = arith.addi %1488, %1489 : index
    %1491 = arith.divui %1487, %c15 : index
    %1492 = arith.addi %1490, %1491 : index
    %1493 = arith.cmpi slt, %1492, %19 : index
    scf.if %1493 {
      %1494 = arith.cmpi eq, %hasFactors, %c8 : index
      %1495 = arith.muli %1492, %c2 : index
      %1496 = memref.load %factors[%1495] : memref<?xf32>
      %1497 = arith.mulf %1496, %operandScale : f32
      %1498 = arith.select %1494, %1497, %operandScale : f32
      %1499 = arith.remui %1487, %c15 : index
      %1500 = arith.muli %1499, %c1 : index
      %1501 = arith.addi %15, %1500 : index
      %1502 = vector.load %w[%1501] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1503 = vector.bitcast %1502 : vector<4xi8> to vector<1xf32>
      %1504 = vector.extract %1503[0] : f32 from vector<1xf32>
      %1505 = arith.mulf %1504, %1498 : f32
      %1506 = arith.mulf %1461, %1505 : f32
      %1507 = arith.remui %1487, %c15 : index
      %1508 = arith.muli %1507, %c1 : index
      %1509 = arith.addi %17, %1508 : index
      %1510 = vector.load %w[%1509] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1511 = vector.bitcast %1510 : vector<4xi8> to vector<1xf32>
      %1512 = vector.extract %1511[0] : f32 from vector<1xf32>
      %1513 = arith.mulf %1512, %1498 : f32
      %1514 = arith.mulf %1486, %1513 : f32
      %1515 = arith.muli %1492, %outputFeatures : index
      %1516 = arith.addi %1515, %24 : index
      %1517 = wave.lane
      %1518 = arith.remui %1517, %c15 : index
      %1519 = arith.addi %1516, %1518 : index
      scf.if %22 {
        %1520 = arith.addi %1519, %c7 : index
        %1521 = memref.load %residual[%1520] : memref<?xf32>
        %1522 = arith.addf %1521, %1506 : f32
        %1523 = arith.addi %1519, %c7 : index
        memref.store %1522, %out[%1523] : memref<?xf32>
      } else {
        %1524 = arith.addi %1519, %c7 : index
        memref.store %1506, %out[%1524] : memref<?xf32>
      }
      scf.if %22 {
        %1525 = arith.addi %1519, %c15 : index
        %1526 = memref.load %residual[%1525] : memref<?xf32>
        %1527 = arith.addf %1526, %1514 : f32
        %1528 = arith.addi %1519, %c15 : index
        memref.store %1527, %out[%1528] : memref<?xf32>
      } else {
        %1529 = arith.addi %1519, %c15 : index
        memref.store %1514, %out[%1529] : memref<?xf32>
      }
    }
  }
  wave.return
}
