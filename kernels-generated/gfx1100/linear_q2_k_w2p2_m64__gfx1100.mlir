// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q2_k', waves=2, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q2_k_w2p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 2 : i64} {
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
  %c10 = arith.constant 1024 : index
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
    %1024 = arith.muli %983, %c1 : index
    %1025 = arith.addi %1024, %c7 : index
    %1026 = arith.muli %1025, %c13 : index
    %1027 = arith.addi %1026, %982 : index
    %1028 = arith.addi %1027, %c7 : index
    %1029 = memref.load %21[%1028] : memref<?xf32>
    %1030 = arith.addi %1028, %c33 : index
    %1031 = memref.load %21[%1030] : memref<?xf32>
    %1032 = arith.addf %1029, %1031 : f32
    %1033 = arith.muli %1025, %c13 : index
    %1034 = arith.addi %1033, %982 : index
    %1035 = arith.addi %1034, %c3 : index
    %1036 = memref.load %21[%1035] : memref<?xf32>
    %1037 = arith.addi %1035, %c33 : index
    %1038 = memref.load %21[%1037] : memref<?xf32>
    %1039 = arith.addf %1036, %1038 : f32
    %1040 = wave.lane
    %1041 = arith.addi %20, %c7 : index
    %1042 = arith.muli %1025, %c2 : index
    %1043 = arith.addi %1041, %1042 : index
    %1044 = arith.divui %1040, %c15 : index
    %1045 = arith.addi %1043, %1044 : index
    %1046 = arith.cmpi slt, %1045, %19 : index
    scf.if %1046 {
      %1047 = arith.cmpi eq, %hasFactors, %c8 : index
      %1048 = arith.muli %1045, %c2 : index
      %1049 = memref.load %factors[%1048] : memref<?xf32>
      %1050 = arith.mulf %1049, %operandScale : f32
      %1051 = arith.select %1047, %1050, %operandScale : f32
      %1052 = arith.remui %1040, %c15 : index
      %1053 = arith.muli %1052, %c1 : index
      %1054 = arith.addi %15, %1053 : index
      %1055 = vector.load %w[%1054] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1056 = vector.bitcast %1055 : vector<4xi8> to vector<1xf32>
      %1057 = vector.extract %1056[0] : f32 from vector<1xf32>
      %1058 = arith.mulf %1057, %1051 : f32
      %1059 = arith.mulf %1032, %1058 : f32
      %1060 = arith.remui %1040, %c15 : index
      %1061 = arith.muli %1060, %c1 : index
      %1062 = arith.addi %17, %1061 : index
      %1063 = vector.load %w[%1062] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1064 = vector.bitcast %1063 : vector<4xi8> to vector<1xf32>
      %1065 = vector.extract %1064[0] : f32 from vector<1xf32>
      %1066 = arith.mulf %1065, %1051 : f32
      %1067 = arith.mulf %1039, %1066 : f32
      %1068 = arith.muli %1045, %outputFeatures : index
      %1069 = arith.addi %1068, %24 : index
      %1070 = wave.lane
      %1071 = arith.remui %1070, %c15 : index
      %1072 = arith.addi %1069, %1071 : index
      scf.if %22 {
        %1073 = arith.addi %1072, %c7 : index
        %1074 = memref.load %residual[%1073] : memref<?xf32>
        %1075 = arith.addf %1074, %1059 : f32
        %1076 = arith.addi %1072, %c7 : index
        memref.store %1075, %out[%1076] : memref<?xf32>
      } else {
        %1077 = arith.addi %1072, %c7 : index
        memref.store %1059, %out[%1077] : memref<?xf32>
      }
      scf.if %22 {
        %1078 = arith.addi %1072, %c15 : index
        %1079 = memref.load %residual[%1078] : memref<?xf32>
        %1080 = arith.addf %1079, %1067 : f32
        %1081 = arith.addi %1072, %c15 : index
        memref.store %1080, %out[%1081] : memref<?xf32>
      } else {
        %1082 = arith.addi %1072, %c15 : index
        memref.store %1067, %out[%1082] : memref<?xf32>
      }
    }
    %1083 = arith.muli %983, %c1 : index
    %1084 = arith.addi %1083, %c8 : index
    %1085 = arith.muli %1084, %c13 : index
    %1086 = arith.addi %1085, %982 : index
    %1087 = arith.addi %1086, %c7 : index
    %1088 = memref.load %21[%1087] : memref<?xf32>
    %1089 = arith.addi %1087, %c33 : index
    %1090 = memref.load %21[%1089] : memref<?xf32>
    %1091 = arith.addf %1088, %1090 : f32
    %1092 = arith.muli %1084, %c13 : index
    %1093 = arith.addi %1092, %982 : index
    %1094 = arith.addi %1093, %c3 : index
    %1095 = memref.load %21[%1094] : memref<?xf32>
    %1096 = arith.addi %1094, %c33 : index
    %1097 = memref.load %21[%1096] : memref<?xf32>
    %1098 = arith.addf %1095, %1097 : f32
    %1099 = wave.lane
    %1100 = arith.addi %20, %c7 : index
    %1101 = arith.muli %1084, %c2 : index
    %1102 = arith.addi %1100, %1101 : index
    %1103 = arith.divui %1099, %c15 : index
    %1104 = arith.addi %1102, %1103 : index
    %1105 = arith.cmpi slt, %1104, %19 : index
    scf.if %1105 {
      %1106 = arith.cmpi eq, %hasFactors, %c8 : index
      %1107 = arith.muli %1104, %c2 : index
      %1108 = memref.load %factors[%1107] : memref<?xf32>
      %1109 = arith.mulf %1108, %operandScale : f32
      %1110 = arith.select %1106, %1109, %operandScale : f32
      %1111 = arith.remui %1099, %c15 : index
      %1112 = arith.muli %1111, %c1 : index
      %1113 = arith.addi %15, %1112 : index
      %1114 = vector.load %w[%1113] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1115 = vector.bitcast %1114 : vector<4xi8> to vector<1xf32>
      %1116 = vector.extract %1115[0] : f32 from vector<1xf32>
      %1117 = arith.mulf %1116, %1110 : f32
      %1118 = arith.mulf %1091, %1117 : f32
      %1119 = arith.remui %1099, %c15 : index
      %1120 = arith.muli %1119, %c1 : index
      %1121 = arith.addi %17, %1120 : index
      %1122 = vector.load %w[%1121] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1123 = vector.bitcast %1122 : vector<4xi8> to vector<1xf32>
      %1124 = vector.extract %1123[0] : f32 from vector<1xf32>
      %1125 = arith.mulf %1124, %1110 : f32
      %1126 = arith.mulf %1098, %1125 : f32
      %1127 = arith.muli %1104, %outputFeatures : index
      %1128 = arith.addi %1127, %24 : index
      %1129 = wave.lane
      %1130 = arith.remui %1129, %c15 : index
      %1131 = arith.addi %1128, %1130 : index
      scf.if %22 {
        %1132 = arith.addi %1131, %c7 : index
        %1133 = memref.load %residual[%1132] : memref<?xf32>
        %1134 = arith.addf %1133, %1118 : f32
        %1135 = arith.addi %1131, %c7 : index
        memref.store %1134, %out[%1135] : memref<?xf32>
      } else {
        %1136 = arith.addi %1131, %c7 : index
        memref.store %1118, %out[%1136] : memref<?xf32>
      }
      scf.if %22 {
        %1137 = arith.addi %1131, %c15 : index
        %1138 = memref.load %residual[%1137] : memref<?xf32>
        %1139 = arith.addf %1138, %1126 : f32
        %1140 = arith.addi %1131, %c15 : index
        memref.store %1139, %out[%1140] : memref<?xf32>
      } else {
        %1141 = arith.addi %1131, %c15 : index
        memref.store %1126, %out[%1141] : memref<?xf32>
      }
    }
    %1142 = arith.muli %983, %c1 : index
    %1143 = arith.addi %1142, %c2 : index
    %1144 = arith.muli %1143, %c13 : index
    %1145 = arith.addi %1144, %982 : index
    %1146 = arith.addi %1145, %c7 : index
    %1147 = memref.load %21[%1146] : memref<?xf32>
    %1148 = arith.addi %1146, %c33 : index
    %1149 = memref.load %21[%1148] : memref<?xf32>
    %1150 = arith.addf %1147, %1149 : f32
    %1151 = arith.muli %1143, %c13 : index
    %1152 = arith.addi %1151, %982 : index
    %1153 = arith.addi %1152, %c3 : index
    %1154 = memref.load %21[%1153] : memref<?xf32>
    %1155 = arith.addi %1153, %c33 : index
    %1156 = memref.load %21[%1155] : memref<?xf32>
    %1157 = arith.addf %1154, %1156 : f32
    %1158 = wave.lane
    %1159 = arith.addi %20, %c7 : index
    %1160 = arith.muli %1143, %c2 : index
    %1161 = arith.addi %1159, %1160 : index
    %1162 = arith.divui %1158, %c15 : index
    %1163 = arith.addi %1161, %1162 : index
    %1164 = arith.cmpi slt, %1163, %19 : index
    scf.if %1164 {
      %1165 = arith.cmpi eq, %hasFactors, %c8 : index
      %1166 = arith.muli %1163, %c2 : index
      %1167 = memref.load %factors[%1166] : memref<?xf32>
      %1168 = arith.mulf %1167, %operandScale : f32
      %1169 = arith.select %1165, %1168, %operandScale : f32
      %1170 = arith.remui %1158, %c15 : index
      %1171 = arith.muli %1170, %c1 : index
      %1172 = arith.addi %15, %1171 : index
      %1173 = vector.load %w[%1172] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1174 = vector.bitcast %1173 : vector<4xi8> to vector<1xf32>
      %1175 = vector.extract %1174[0] : f32 from vector<1xf32>
      %1176 = arith.mulf %1175, %1169 : f32
      %1177 = arith.mulf %1150, %1176 : f32
      %1178 = arith.remui %1158, %c15 : index
      %1179 = arith.muli %1178, %c1 : index
      %1180 = arith.addi %17, %1179 : index
      %1181 = vector.load %w[%1180] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1182 = vector.bitcast %1181 : vector<4xi8> to vector<1xf32>
      %1183 = vector.extract %1182[0] : f32 from vector<1xf32>
      %1184 = arith.mulf %1183, %1169 : f32
      %1185 = arith.mulf %1157, %1184 : f32
      %1186 = arith.muli %1163, %outputFeatures : index
      %1187 = arith.addi %1186, %24 : index
      %1188 = wave.lane
      %1189 = arith.remui %1188, %c15 : index
      %1190 = arith.addi %1187, %1189 : index
      scf.if %22 {
        %1191 = arith.addi %1190, %c7 : index
        %1192 = memref.load %residual[%1191] : memref<?xf32>
        %1193 = arith.addf %1192, %1177 : f32
        %1194 = arith.addi %1190, %c7 : index
        memref.store %1193, %out[%1194] : memref<?xf32>
      } else {
        %1195 = arith.addi %1190, %c7 : index
        memref.store %1177, %out[%1195] : memref<?xf32>
      }
      scf.if %22 {
        %1196 = arith.addi %1190, %c15 : index
        %1197 = memref.load %residual[%1196] : memref<?xf32>
        %1198 = arith.addf %1197, %1185 : f32
        %1199 = arith.addi %1190, %c15 : index
        memref.store %1198, %out[%1199] : memref<?xf32>
      } else {
        %1200 = arith.addi %1190, %c15 : index
        memref.store %1185, %out[%1200] : memref<?xf32>
      }
    }
    %1201 = arith.muli %983, %c1 : index
    %1202 = arith.addi %1201, %c28 : index
    %1203 = arith.muli %1202, %c13 : index
    %1204 = arith.addi %1203, %982 : index
    %1205 = arith.addi %1204, %c7 : index
    %1206 = memref.load %21[%1205] : memref<?xf32>
    %1207 = arith.addi %1205, %c33 : index
    %1208 = memref.load %21[%1207] : memref<?xf32>
    %1209 = arith.addf %1206, %1208 : f32
    %1210 = arith.muli %1202, %c13 : index
    %1211 = arith.addi %1210, %982 : index
    %1212 = arith.addi %1211, %c3 : index
    %1213 = memref.load %21[%1212] : memref<?xf32>
    %1214 = arith.addi %1212, %c33 : index
    %1215 = memref.load %21[%1214] : memref<?xf32>
    %1216 = arith.addf %1213, %1215 : f32
    %1217 = wave.lane
    %1218 = arith.addi %20, %c7 : index
    %1219 = arith.muli %1202, %c2 : index
    %1220 = arith.addi %1218, %1219 : index
    %1221 = arith.divui %1217, %c15 : index
    %1222 = arith.addi %1220, %1221 : index
    %1223 = arith.cmpi slt, %1222, %19 : index
    scf.if %1223 {
      %1224 = arith.cmpi eq, %hasFactors, %c8 : index
      %1225 = arith.muli %1222, %c2 : index
      %1226 = memref.load %factors[%1225] : memref<?xf32>
      %1227 = arith.mulf %1226, %operandScale : f32
      %1228 = arith.select %1224, %1227, %operandScale : f32
      %1229 = arith.remui %1217, %c15 : index
      %1230 = arith.muli %1229, %c1 : index
      %1231 = arith.addi %15, %1230 : index
      %1232 = vector.load %w[%1231] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1233 = vector.bitcast %1232 : vector<4xi8> to vector<1xf32>
      %1234 = vector.extract %1233[0] : f32 from vector<1xf32>
      %1235 = arith.mulf %1234, %1228 : f32
      %1236 = arith.mulf %1209, %1235 : f32
      %1237 = arith.remui %1217, %c15 : index
      %1238 = arith.muli %1237, %c1 : index
      %1239 = arith.addi %17, %1238 : index
      %1240 = vector.load %w[%1239] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1241 = vector.bitcast %1240 : vector<4xi8> to vector<1xf32>
      %1242 = vector.extract %1241[0] : f32 from vector<1xf32>
      %1243 = arith.mulf %1242, %1228 : f32
      %1244 = arith.mulf %1216, %1243 : f32
      %1245 = arith.muli %1222, %outputFeatures : index
      %1246 = arith.addi %1245, %24 : index
      %1247 = wave.lane
      %1248 = arith.remui %1247, %c15 : index
      %1249 = arith.addi %1246, %1248 : index
      scf.if %22 {
        %1250 = arith.addi %1249, %c7 : index
        %1251 = memref.load %residual[%1250] : memref<?xf32>
        %1252 = arith.addf %1251, %1236 : f32
        %1253 = arith.addi %1249, %c7 : index
        memref.store %1252, %out[%1253] : memref<?xf32>
      } else {
        %1254 = arith.addi %1249, %c7 : index
        memref.store %1236, %out[%1254] : memref<?xf32>
      }
      scf.if %22 {
        %1255 = arith.addi %1249, %c15 : index
        %1256 = memref.load %residual[%1255] : memref<?xf32>
        %1257 = arith.addf %1256, %1244 : f32
        %1258 = arith.addi %1249, %c15 : index
        memref.store %1257, %out[%1258] : memref<?xf32>
      } else {
        %1259 = arith.addi %1249, %c15 : index
        memref.store %1244, %out[%1259] : memref<?xf32>
      }
    }
    %1260 = wave.lane
    wave.barrier
    %1261 = wave.wave
    %1262 = arith.muli %1261, %c2 : index
    %1263 = arith.addi %1262, %c7 : index
    %1264 = arith.muli %1263, %c3 : index
    %1265 = arith.addi %1264, %1260 : index
    %1266 = vector.extract %698#2[0] : f32 from vector<8xf32>
    %1267 = arith.addi %1265, %c7 : index
    memref.store %1266, %21[%1267] : memref<?xf32>
    %1268 = vector.extract %698#2[1] : f32 from vector<8xf32>
    %1269 = arith.addi %1265, %c13 : index
    memref.store %1268, %21[%1269] : memref<?xf32>
    %1270 = vector.extract %698#2[2] : f32 from vector<8xf32>
    %1271 = arith.addi %1265, %c4 : index
    memref.store %1270, %21[%1271] : memref<?xf32>
    %1272 = vector.extract %698#2[3] : f32 from vector<8xf32>
    %1273 = arith.addi %1265, %c29 : index
    memref.store %1272, %21[%1273] : memref<?xf32>
    %1274 = vector.extract %698#2[4] : f32 from vector<8xf32>
    %1275 = arith.addi %1265, %c6 : index
    memref.store %1274, %21[%1275] : memref<?xf32>
    %1276 = vector.extract %698#2[5] : f32 from vector<8xf32>
    %1277 = arith.addi %1265, %c30 : index
    memref.store %1276, %21[%1277] : memref<?xf32>
    %1278 = vector.extract %698#2[6] : f32 from vector<8xf32>
    %1279 = arith.addi %1265, %c31 : index
    memref.store %1278, %21[%1279] : memref<?xf32>
    %1280 = vector.extract %698#2[7] : f32 from vector<8xf32>
    %1281 = arith.addi %1265, %c32 : index
    memref.store %1280, %21[%1281] : memref<?xf32>
    %1282 = arith.muli %1261, %c2 : index
    %1283 = arith.addi %1282, %c8 : index
    %1284 = arith.muli %1283, %c3 : index
    %1285 = arith.addi %1284, %1260 : index
    %1286 = vector.extract %698#3[0] : f32 from vector<8xf32>
    %1287 = arith.addi %1285, %c7 : index
    memref.store %1286, %21[%1287] : memref<?xf32>
    %1288 = vector.extract %698#3[1] : f32 from vector<8xf32>
    %1289 = arith.addi %1285, %c13 : index
    memref.store %1288, %21[%1289] : memref<?xf32>
    %1290 = vector.extract %698#3[2] : f32 from vector<8xf32>
    %1291 = arith.addi %1285, %c4 : index
    memref.store %1290, %21[%1291] : memref<?xf32>
    %1292 = vector.extract %698#3[3] : f32 from vector<8xf32>
    %1293 = arith.addi %1285, %c29 : index
    memref.store %1292, %21[%1293] : memref<?xf32>
    %1294 = vector.extract %698#3[4] : f32 from vector<8xf32>
    %1295 = arith.addi %1285, %c6 : index
    memref.store %1294, %21[%1295] : memref<?xf32>
    %1296 = vector.extract %698#3[5] : f32 from vector<8xf32>
    %1297 = arith.addi %1285, %c30 : index
    memref.store %1296, %21[%1297] : memref<?xf32>
    %1298 = vector.extract %698#3[6] : f32 from vector<8xf32>
    %1299 = arith.addi %1285, %c31 : index
    memref.store %1298, %21[%1299] : memref<?xf32>
    %1300 = vector.extract %698#3[7] : f32 from vector<8xf32>
    %1301 = arith.addi %1285, %c32 : index
    memref.store %1300, %21[%1301] : memref<?xf32>
    wave.barrier
    %1302 = arith.muli %1261, %c1 : index
    %1303 = arith.addi %1302, %c7 : index
    %1304 = arith.muli %1303, %c13 : index
    %1305 = arith.addi %1304, %1260 : index
    %1306 = arith.addi %1305, %c7 : index
    %1307 = memref.load %21[%1306] : memref<?xf32>
    %1308 = arith.addi %1306, %c33 : index
    %1309 = memref.load %21[%1308] : memref<?xf32>
    %1310 = arith.addf %1307, %1309 : f32
    %1311 = arith.muli %1303, %c13 : index
    %1312 = arith.addi %1311, %1260 : index
    %1313 = arith.addi %1312, %c3 : index
    %1314 = memref.load %21[%1313] : memref<?xf32>
    %1315 = arith.addi %1313, %c33 : index
    %1316 = memref.load %21[%1315] : memref<?xf32>
    %1317 = arith.addf %1314, %1316 : f32
    %1318 = wave.lane
    %1319 = arith.addi %20, %c15 : index
    %1320 = arith.muli %1303, %c2 : index
    %1321 = arith.addi %1319, %1320 : index
    %1322 = arith.divui %1318, %c15 : index
    %1323 = arith.addi %1321, %1322 : index
    %1324 = arith.cmpi slt, %1323, %19 : index
    scf.if %1324 {
      %1325 = arith.cmpi eq, %hasFactors, %c8 : index
      %1326 = arith.muli %1323, %c2 : index
      %1327 = memref.load %factors[%1326] : memref<?xf32>
      %1328 = arith.mulf %1327, %operandScale : f32
      %1329 = arith.select %1325, %1328, %operandScale : f32
      %1330 = arith.remui %1318, %c15 : index
      %1331 = arith.muli %1330, %c1 : index
      %1332 = arith.addi %15, %1331 : index
      %1333 = vector.load %w[%1332] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1334 = vector.bitcast %1333 : vector<4xi8> to vector<1xf32>
      %1335 = vector.extract %1334[0] : f32 from vector<1xf32>
      %1336 = arith.mulf %1335, %1329 : f32
      %1337 = arith.mulf %1310, %1336 : f32
      %1338 = arith.remui %1318, %c15 : index
      %1339 = arith.muli %1338, %c1 : index
      %1340 = arith.addi %17, %1339 : index
      %1341 = vector.load %w[%1340] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1342 = vector.bitcast %1341 : vector<4xi8> to vector<1xf32>
      %1343 = vector.extract %1342[0] : f32 from vector<1xf32>
      %1344 = arith.mulf %1343, %1329 : f32
      %1345 = arith.mulf %1317, %1344 : f32
      %1346 = arith.muli %1323, %outputFeatures : index
      %1347 = arith.addi %1346, %24 : index
      %1348 = wave.lane
      %1349 = arith.remui %1348, %c15 : index
      %1350 = arith.addi %1347, %1349 : index
      scf.if %22 {
        %1351 = arith.addi %1350, %c7 : index
        %1352 = memref.load %residual[%1351] : memref<?xf32>
        %1353 = arith.addf %1352, %1337 : f32
        %1354 = arith.addi %1350, %c7 : index
        memref.store %1353, %out[%1354] : memref<?xf32>
      } else {
        %1355 = arith.addi %1350, %c7 : index
        memref.store %1337, %out[%1355] : memref<?xf32>
      }
      scf.if %22 {
        %1356 = arith.addi %1350, %c15 : index
        %1357 = memref.load %residual[%1356] : memref<?xf32>
        %1358 = arith.addf %1357, %1345 : f32
        %1359 = arith.addi %1350, %c15 : index
        memref.store %1358, %out[%1359] : memref<?xf32>
      } else {
        %1360 = arith.addi %1350, %c15 : index
        memref.store %1345, %out[%1360] : memref<?xf32>
      }
    }
    %1361 = arith.muli %1261, %c1 : index
    %1362 = arith.addi %1361, %c8 : index
    %1363 = arith.muli %1362, %c13 : index
    %1364 = arith.addi %1363, %1260 : index
    %1365 = arith.addi %1364, %c7 : index
    %1366 = memref.load %21[%1365] : memref<?xf32>
    %1367 = arith.addi %1365, %c33 : index
    %1368 = memref.load %21[%1367] : memref<?xf32>
    %1369 = arith.addf %1366, %1368 : f32
    %1370 = arith.muli %1362, %c13 : index
    %1371 = arith.addi %1370, %1260 : index
    %1372 = arith.addi %1371, %c3 : index
    %1373 = memref.load %21[%1372] : memref<?xf32>
    %1374 = arith.addi %1372, %c33 : index
    %1375 = memref.load %21[%1374] : memref<?xf32>
    %1376 = arith.addf %1373, %1375 : f32
    %1377 = wave.lane
    %1378 = arith.addi %20, %c15 : index
    %1379 = arith.muli %1362, %c2 : index
    %1380 = arith.addi %1378, %1379 : index
    %1381 = arith.divui %1377, %c15 : index
    %1382 = arith.addi %1380, %1381 : index
    %1383 = arith.cmpi slt, %1382, %19 : index
    scf.if %1383 {
      %1384 = arith.cmpi eq, %hasFactors, %c8 : index
      %1385 = arith.muli %1382, %c2 : index
      %1386 = memref.load %factors[%1385] : memref<?xf32>
      %1387 = arith.mulf %1386, %operandScale : f32
      %1388 = arith.select %1384, %1387, %operandScale : f32
      %1389 = arith.remui %1377, %c15 : index
      %1390 = arith.muli %1389, %c1 : index
      %1391 = arith.addi %15, %1390 : index
      %1392 = vector.load %w[%1391] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1393 = vector.bitcast %1392 : vector<4xi8> to vector<1xf32>
      %1394 = vector.extract %1393[0] : f32 from vector<1xf32>
      %1395 = arith.mulf %1394, %1388 : f32
      %1396 = arith.mulf %1369, %1395 : f32
      %1397 = arith.remui %1377, %c15 : index
      %1398 = arith.muli %1397, %c1 : index
      %1399 = arith.addi %17, %1398 : index
      %1400 = vector.load %w[%1399] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1401 = vector.bitcast %1400 : vector<4xi8> to vector<1xf32>
      %1402 = vector.extract %1401[0] : f32 from vector<1xf32>
      %1403 = arith.mulf %1402, %1388 : f32
      %1404 = arith.mulf %1376, %1403 : f32
      %1405 = arith.muli %1382, %outputFeatures : index
      %1406 = arith.addi %1405, %24 : index
      %1407 = wave.lane
      %1408 = arith.remui %1407, %c15 : index
      %1409 = arith.addi %1406, %1408 : index
      scf.if %22 {
        %1410 = arith.addi %1409, %c7 : index
        %1411 = memref.load %residual[%1410] : memref<?xf32>
        %1412 = arith.addf %1411, %1396 : f32
        %1413 = arith.addi %1409, %c7 : index
        memref.store %1412, %out[%1413] : memref<?xf32>
      } else {
        %1414 = arith.addi %1409, %c7 : index
        memref.store %1396, %out[%1414] : memref<?xf32>
      }
      scf.if %22 {
        %1415 = arith.addi %1409, %c15 : index
        %1416 = memref.load %residual[%1415] : memref<?xf32>
        %1417 = arith.addf %1416, %1404 : f32
        %1418 = arith.addi %1409, %c15 : index
        memref.store %1417, %out[%1418] : memref<?xf32>
      } else {
        %1419 = arith.addi %1409, %c15 : index
        memref.store %1404, %out[%1419] : memref<?xf32>
      }
    }
    %1420 = arith.muli %1261, %c1 : index
    %1421 = arith.addi %1420, %c2 : index
    %1422 = arith.muli %1421, %c13 : index
    %1423 = arith.addi %1422, %1260 : index
    %1424 = arith.addi %1423, %c7 : index
    %1425 = memref.load %21[%1424] : memref<?xf32>
    %1426 = arith.addi %1424, %c33 : index
    %1427 = memref.load %21[%1426] : memref<?xf32>
    %1428 = arith.addf %1425, %1427 : f32
    %1429 = arith.muli %1421, %c13 : index
    %1430 = arith.addi %1429, %1260 : index
    %1431 = arith.addi %1430, %c3 : index
    %1432 = memref.load %21[%1431] : memref<?xf32>
    %1433 = arith.addi %1431, %c33 : index
    %1434 = memref.load %21[%1433] : memref<?xf32>
    %1435 = arith.addf %1432, %1434 : f32
    %1436 = wave.lane
    %1437 = arith.addi %20, %c15 : index
    %1438 = arith.muli %1421, %c2 : index
    %1439 = arith.addi %1437, %1438 : index
    %1440 = arith.divui %1436, %c15 : index
    %1441 = arith.addi %1439, %1440 : index
    %1442 = arith.cmpi slt, %1441, %19 : index
    scf.if %1442 {
      %1443 = arith.cmpi eq, %hasFactors, %c8 : index
      %1444 = arith.muli %1441, %c2 : index
      %1445 = memref.load %factors[%1444] : memref<?xf32>
      %1446 = arith.mulf %1445, %operandScale : f32
      %1447 = arith.select %1443, %1446, %operandScale : f32
      %1448 = arith.remui %1436, %c15 : index
      %1449 = arith.muli %1448, %c1 : index
      %1450 = arith.addi %15, %1449 : index
      %1451 = vector.load %w[%1450] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1452 = vector.bitcast %1451 : vector<4xi8> to vector<1xf32>
      %1453 = vector.extract %1452[0] : f32 from vector<1xf32>
      %1454 = arith.mulf %1453, %1447 : f32
      %1455 = arith.mulf %1428, %1454 : f32
      %1456 = arith.remui %1436, %c15 : index
      %1457 = arith.muli %1456, %c1 : index
      %1458 = arith.addi %17, %1457 : index
      %1459 = vector.load %w[%1458] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1460 = vector.bitcast %1459 : vector<4xi8> to vector<1xf32>
      %1461 = vector.extract %1460[0] : f32 from vector<1xf32>
      %1462 = arith.mulf %1461, %1447 : f32
      %1463 = arith.mulf %1435, %1462 : f32
      %1464 = arith.muli %1441, %outputFeatures : index
      %1465 = arith.addi %1464, %24 : index
      %1466 = wave.lane
      %1467 = arith.remui %1466, %c15 : index
      %1468 = arith.addi %1465, %1467 : index
      scf.if %22 {
        %1469 = arith.addi %1468, %c7 : index
        %1470 = memref.load %residual[%1469] : memref<?xf32>
        %1471 = arith.addf %1470, %1455 : f32
        %1472 = arith.addi %1468, %c7 : index
        memref.store %1471, %out[%1472] : memref<?xf32>
      } else {
        %1473 = arith.addi %1468, %c7 : index
        memref.store %1455, %out[%1473] : memref<?xf32>
      }
      scf.if %22 {
        %1474 = arith.addi %1468, %c15 : index
        %1475 = memref.load %residual[%1474] : memref<?xf32>
        %1476 = arith.addf %1475, %1463 : f32
        %1477 = arith.addi %1468, %c15 : index
        memref.store %1476, %out[%1477] : memref<?xf32>
      } else {
        %1478 = arith.addi %1468, %c15 : index
        memref.store %1463, %out[%1478] : memref<?xf32>
      }
    }
    %1479 = arith.muli %1261, %c1 : index
    %1480 = arith.addi %1479, %c28 : index
    %1481 = arith.muli %1480, %c13 : index
    %1482 = arith.addi %1481, %1260 : index
    %1483 = arith.addi %1482, %c7 : index
    %1484 = memref.load %21[%1483] : memref<?xf32>
    %1485 = arith.addi %1483, %c33 : index
    %1486 = memref.load %21[%1485] : memref<?xf32>
    %1487 = arith.addf %1484, %1486 : f32
    %1488 = arith.muli %1480, %c13 : index
    %1489 = arith.addi %1488, %1260 : index
    %1490 = arith.addi %1489, %c3 : index
    %1491 = memref.load %21[%1490] : memref<?xf32>
    %1492 = arith.addi %1490, %c33 : index
    %1493 = memref.load %21[%1492] : memref<?xf32>
    %1494 = arith.addf %1491, %1493 : f32
    %1495 = wave.lane
    %1496 = arith.addi %20, %c15 : index
    %1497 = arith.muli %1480, %c2 : index
    %1498 = arith.addi %1496, %1497 : index
    %1499 = arith.divui %1495, %c15 : index
    %1500 = arith.addi %1498, %1499 : index
    %1501 = arith.cmpi slt, %1500, %19 : index
    scf.if %1501 {
      %1502 = arith.cmpi eq, %hasFactors, %c8 : index
      %1503 = arith.muli %1500, %c2 : index
      %1504 = memref.load %factors[%1503] : memref<?xf32>
      %1505 = arith.mulf %1504, %operandScale : f32
      %1506 = arith.select %1502, %1505, %operandScale : f32
      %1507 = arith.remui %1495, %c15 : index
      %1508 = arith.muli %1507, %c1 : index
      %1509 = arith.addi %15, %1508 : index
      %1510 = vector.load %w[%1509] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1511 = vector.bitcast %1510 : vector<4xi8> to vector<1xf32>
      %1512 = vector.extract %1511[0] : f32 from vector<1xf32>
      %1513 = arith.mulf %1512, %1506 : f32
      %1514 = arith.mulf %1487, %1513 : f32
      %1515 = arith.remui %1495, %c15 : index
      %1516 = arith.muli %1515, %c1 : index
      %1517 = arith.addi %17, %1516 : index
      %1518 = vector.load %w[%1517] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1519 = vector.bitcast %1518 : vector<4xi8> to vector<1xf32>
      %1520 = vector.extract %1519[0] : f32 from vector<1xf32>
      %1521 = arith.mulf %1520, %1506 : f32
      %1522 = arith.mulf %1494, %1521 : f32
      %1523 = arith.muli %1500, %outputFeatures : index
      %1524 = arith.addi %1523, %24 : index
      %1525 = wave.lane
      %1526 = arith.remui %1525, %c15 : index
      %1527 = arith.addi %1524, %1526 : index
      scf.if %22 {
        %1528 = arith.addi %1527, %c7 : index
        %1529 = memref.load %residual[%1528] : memref<?xf32>
        %1530 = arith.addf %1529, %1514 : f32
        %1531 = arith.addi %1527, %c7 : index
        memref.store %1530, %out[%1531] : memref<?xf32>
      } else {
        %1532 = arith.addi %1527, %c7 : index
        memref.store %1514, %out[%1532] : memref<?xf32>
      }
      scf.if %22 {
        %1533 = arith.addi %1527, %c15 : index
        %1534 = memref.load %residual[%1533] : memref<?xf32>
        %1535 = arith.addf %1534, %1522 : f32
        %1536 = arith.addi %1527, %c15 : index
        memref.store %1535, %out[%1536] : memref<?xf32>
      } else {
        %1537 = arith.addi %1527, %c15 : index
        memref.store %1522, %out[%1537] : memref<?xf32>
      }
    }
    %1538 = wave.lane
    wave.barrier
    %1539 = wave.wave
    %1540 = arith.muli %1539, %c2 : index
    %1541 = arith.addi %1540, %c7 : index
    %1542 = arith.muli %1541, %c3 : index
    %1543 = arith.addi %1542, %1538 : index
    %1544 = vector.extract %698#4[0] : f32 from vector<8xf32>
    %1545 = arith.addi %1543, %c7 : index
    memref.store %1544, %21[%1545] : memref<?xf32>
    %1546 = vector.extract %698#4[1] : f32 from vector<8xf32>
    %1547 = arith.addi %1543, %c13 : index
    memref.store %1546, %21[%1547] : memref<?xf32>
    %1548 = vector.extract %698#4[2] : f32 from vector<8xf32>
    %1549 = arith.addi %1543, %c4 : index
    memref.store %1548, %21[%1549] : memref<?xf32>
    %1550 = vector.extract %698#4[3] : f32 from vector<8xf32>
    %1551 = arith.addi %1543, %c29 : index
    memref.store %1550, %21[%1551] : memref<?xf32>
    %1552 = vector.extract %698#4[4] : f32 from vector<8xf32>
    %1553 = arith.addi %1543, %c6 : index
    memref.store %1552, %21[%1553] : memref<?xf32>
    %1554 = vector.extract %698#4[5] : f32 from vector<8xf32>
    %1555 = arith.addi %1543, %c30 : index
    memref.store %1554, %21[%1555] : memref<?xf32>
    %1556 = vector.extract %698#4[6] : f32 from vector<8xf32>
    %1557 = arith.addi %1543, %c31 : index
    memref.store %1556, %21[%1557] : memref<?xf32>
    %1558 = vector.extract %698#4[7] : f32 from vector<8xf32>
    %1559 = arith.addi %1543, %c32 : index
    memref.store %1558, %21[%1559] : memref<?xf32>
    %1560 = arith.muli %1539, %c2 : index
    %1561 = arith.addi %1560, %c8 : index
    %1562 = arith.muli %1561, %c3 : index
    %1563 = arith.addi %1562, %1538 : index
    %1564 = vector.extract %698#5[0] : f32 from vector<8xf32>
    %1565 = arith.addi %1563, %c7 : index
    memref.store %1564, %21[%1565] : memref<?xf32>
    %1566 = vector.extract %698#5[1] : f32 from vector<8xf32>
    %1567 = arith.addi %1563, %c13 : index
    memref.store %1566, %21[%1567] : memref<?xf32>
    %1568 = vector.extract %698#5[2] : f32 from vector<8xf32>
    %1569 = arith.addi %1563, %c4 : index
    memref.store %1568, %21[%1569] : memref<?xf32>
    %1570 = vector.extract %698#5[3] : f32 from vector<8xf32>
    %1571 = arith.addi %1563, %c29 : index
    memref.store %1570, %21[%1571] : memref<?xf32>
    %1572 = vector.extract %698#5[4] : f32 from vector<8xf32>
    %1573 = arith.addi %1563, %c6 : index
    memref.store %1572, %21[%1573] : memref<?xf32>
    %1574 = vector.extract %698#5[5] : f32 from vector<8xf32>
    %1575 = arith.addi %1563, %c30 : index
    memref.store %1574, %21[%1575] : memref<?xf32>
    %1576 = vector.extract %698#5[6] : f32 from vector<8xf32>
    %1577 = arith.addi %1563, %c31 : index
    memref.store %1576, %21[%1577] : memref<?xf32>
    %1578 = vector.extract %698#5[7] : f32 from vector<8xf32>
    %1579 = arith.addi %1563, %c32 : index
    memref.store %1578, %21[%1579] : memref<?xf32>
    wave.barrier
    %1580 = arith.muli %1539, %c1 : index
    %1581 = arith.addi %1580, %c7 : index
    %1582 = arith.muli %1581, %c13 : index
    %1583 = arith.addi %1582, %1538 : index
    %1584 = arith.addi %1583, %c7 : index
    %1585 = memref.load %21[%1584] : memref<?xf32>
    %1586 = arith.addi %1584, %c33 : index
    %1587 = memref.load %21[%1586] : memref<?xf32>
    %1588 = arith.addf %1585, %1587 : f32
    %1589 = arith.muli %1581, %c13 : index
    %1590 = arith.addi %1589, %1538 : index
    %1591 = arith.addi %1590, %c3 : index
    %1592 = memref.load %21[%1591] : memref<?xf32>
    %1593 = arith.addi %1591, %c33 : index
    %1594 = memref.load %21[%1593] : memref<?xf32>
    %1595 = arith.addf %1592, %1594 : f32
    %1596 = wave.lane
    %1597 = arith.addi %20, %c13 : index
    %1598 = arith.muli %1581, %c2 : index
    %1599 = arith.addi %1597, %1598 : index
    %1600 = arith.divui %1596, %c15 : index
    %1601 = arith.addi %1599, %1600 : index
    %1602 = arith.cmpi slt, %1601, %19 : index
    scf.if %1602 {
      %1603 = arith.cmpi eq, %hasFactors, %c8 : index
      %1604 = arith.muli %1601, %c2 : index
      %1605 = memref.load %factors[%1604] : memref<?xf32>
      %1606 = arith.mulf %1605, %operandScale : f32
      %1607 = arith.select %1603, %1606, %operandScale : f32
      %1608 = arith.remui %1596, %c15 : index
      %1609 = arith.muli %1608, %c1 : index
      %1610 = arith.addi %15, %1609 : index
      %1611 = vector.load %w[%1610] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1612 = vector.bitcast %1611 : vector<4xi8> to vector<1xf32>
      %1613 = vector.extract %1612[0] : f32 from vector<1xf32>
      %1614 = arith.mulf %1613, %1607 : f32
      %1615 = arith.mulf %1588, %1614 : f32
      %1616 = arith.remui %1596, %c15 : index
      %1617 = arith.muli %1616, %c1 : index
      %1618 = arith.addi %17, %1617 : index
      %1619 = vector.load %w[%1618] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1620 = vector.bitcast %1619 : vector<4xi8> to vector<1xf32>
      %1621 = vector.extract %1620[0] : f32 from vector<1xf32>
      %1622 = arith.mulf %1621, %1607 : f32
      %1623 = arith.mulf %1595, %1622 : f32
      %1624 = arith.muli %1601, %outputFeatures : index
      %1625 = arith.addi %1624, %24 : index
      %1626 = wave.lane
      %1627 = arith.remui %1626, %c15 : index
      %1628 = arith.addi %1625, %1627 : index
      scf.if %22 {
        %1629 = arith.addi %1628, %c7 : index
        %1630 = memref.load %residual[%1629] : memref<?xf32>
        %1631 = arith.addf %1630, %1615 : f32
        %1632 = arith.addi %1628, %c7 : index
        memref.store %1631, %out[%1632] : memref<?xf32>
      } else {
        %1633 = arith.addi %1628, %c7 : index
        memref.store %1615, %out[%1633] : memref<?xf32>
      }
      scf.if %22 {
        %1634 = arith.addi %1628, %c15 : index
        %1635 = memref.load %residual[%1634] : memref<?xf32>
        %1636 = arith.addf %1635, %1623 : f32
        %1637 = arith.addi %1628, %c15 : index
        memref.store %1636, %out[%1637] : memref<?xf32>
      } else {
        %1638 = arith.addi %1628, %c15 : index
        memref.store %1623, %out[%1638] : memref<?xf32>
      }
    }
    %1639 = arith.muli %1539, %c1 : index
    %1640 = arith.addi %1639, %c8 : index
    %1641 = arith.muli %1640, %c13 : index
    %1642 = arith.addi %1641, %1538 : index
    %1643 = arith.addi %1642, %c7 : index
    %1644 = memref.load %21[%1643] : memref<?xf32>
    %1645 = arith.addi %1643, %c33 : index
    %1646 = memref.load %21[%1645] : memref<?xf32>
    %1647 = arith.addf %1644, %1646 : f32
    %1648 = arith.muli %1640, %c13 : index
    %1649 = arith.addi %1648, %1538 : index
    %1650 = arith.addi %1649, %c3 : index
    %1651 = memref.load %21[%1650] : memref<?xf32>
    %1652 = arith.addi %1650, %c33 : index
    %1653 = memref.load %21[%1652] : memref<?xf32>
    %1654 = arith.addf %1651, %1653 : f32
    %1655 = wave.lane
    %1656 = arith.addi %20, %c13 : index
    %1657 = arith.muli %1640, %c2 : index
    %1658 = arith.addi %1656, %1657 : index
    %1659 = arith.divui %1655, %c15 : index
    %1660 = arith.addi %1658, %1659 : index
    %1661 = arith.cmpi slt, %1660, %19 : index
    scf.if %1661 {
      %1662 = arith.cmpi eq, %hasFactors, %c8 : index
      %1663 = arith.muli %1660, %c2 : index
      %1664 = memref.load %factors[%1663] : memref<?xf32>
      %1665 = arith.mulf %1664, %operandScale : f32
      %1666 = arith.select %1662, %1665, %operandScale : f32
      %1667 = arith.remui %1655, %c15 : index
      %1668 = arith.muli %1667, %c1 : index
      %1669 = arith.addi %15, %1668 : index
      %1670 = vector.load %w[%1669] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1671 = vector.bitcast %1670 : vector<4xi8> to vector<1xf32>
      %1672 = vector.extract %1671[0] : f32 from vector<1xf32>
      %1673 = arith.mulf %1672, %1666 : f32
      %1674 = arith.mulf %1647, %1673 : f32
      %1675 = arith.remui %1655, %c15 : index
      %1676 = arith.muli %1675, %c1 : index
      %1677 = arith.addi %17, %1676 : index
      %1678 = vector.load %w[%1677] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1679 = vector.bitcast %1678 : vector<4xi8> to vector<1xf32>
      %1680 = vector.extract %1679[0] : f32 from vector<1xf32>
      %1681 = arith.mulf %1680, %1666 : f32
      %1682 = arith.mulf %1654, %1681 : f32
      %1683 = arith.muli %1660, %outputFeatures : index
      %1684 = arith.addi %1683, %24 : index
      %1685 = wave.lane
      %1686 = arith.remui %1685, %c15 : index
      %1687 = arith.addi %1684, %1686 : index
      scf.if %22 {
        %1688 = arith.addi %1687, %c7 : index
        %1689 = memref.load %residual[%1688] : memref<?xf32>
        %1690 = arith.addf %1689, %1674 : f32
        %1691 = arith.addi %1687, %c7 : index
        memref.store %1690, %out[%1691] : memref<?xf32>
      } else {
        %1692 = arith.addi %1687, %c7 : index
        memref.store %1674, %out[%1692] : memref<?xf32>
      }
      scf.if %22 {
        %1693 = arith.addi %1687, %c15 : index
        %1694 = memref.load %residual[%1693] : memref<?xf32>
        %1695 = arith.addf %1694, %1682 : f32
        %1696 = arith.addi %1687, %c15 : index
        memref.store %1695, %out[%1696] : memref<?xf32>
      } else {
        %1697 = arith.addi %1687, %c15 : index
        memref.store %1682, %out[%1697] : memref<?xf32>
      }
    }
    %1698 = arith.muli %1539, %c1 : index
    %1699 = arith.addi %1698, %c2 : index
    %1700 = arith.muli %1699, %c13 : index
    %1701 = arith.addi %1700, %1538 : index
    %1702 = arith.addi %1701, %c7 : index
    %1703 = memref.load %21[%1702] : memref<?xf32>
    %1704 = arith.addi %1702, %c33 : index
    %1705 = memref.load %21[%1704] : memref<?xf32>
    %1706 = arith.addf %1703, %1705 : f32
    %1707 = arith.muli %1699, %c13 : index
    %1708 = arith.addi %1707, %1538 : index
    %1709 = arith.addi %1708, %c3 : index
    %1710 = memref.load %21[%1709] : memref<?xf32>
    %1711 = arith.addi %1709, %c33 : index
    %1712 = memref.load %21[%1711] : memref<?xf32>
    %1713 = arith.addf %1710, %1712 : f32
    %1714 = wave.lane
    %1715 = arith.addi %20, %c13 : index
    %1716 = arith.muli %1699, %c2 : index
    %1717 = arith.addi %1715, %1716 : index
    %1718 = arith.divui %1714, %c15 : index
    %1719 = arith.addi %1717, %1718 : index
    %1720 = arith.cmpi slt, %1719, %19 : index
    scf.if %1720 {
      %1721 = arith.cmpi eq, %hasFactors, %c8 : index
      %1722 = arith.muli %1719, %c2 : index
      %1723 = memref.load %factors[%1722] : memref<?xf32>
      %1724 = arith.mulf %1723, %operandScale : f32
      %1725 = arith.select %1721, %1724, %operandScale : f32
      %1726 = arith.remui %1714, %c15 : index
      %1727 = arith.muli %1726, %c1 : index
      %1728 = arith.addi %15, %1727 : index
      %1729 = vector.load %w[%1728] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1730 = vector.bitcast %1729 : vector<4xi8> to vector<1xf32>
      %1731 = vector.extract %1730[0] : f32 from vector<1xf32>
      %1732 = arith.mulf %1731, %1725 : f32
      %1733 = arith.mulf %1706, %1732 : f32
      %1734 = arith.remui %1714, %c15 : index
      %1735 = arith.muli %1734, %c1 : index
      %1736 = arith.addi %17, %1735 : index
      %1737 = vector.load %w[%1736] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1738 = vector.bitcast %1737 : vector<4xi8> to vector<1xf32>
      %1739 = vector.extract %1738[0] : f32 from vector<1xf32>
      %1740 = arith.mulf %1739, %1725 : f32
      %1741 = arith.mulf %1713, %1740 : f32
      %1742 = arith.muli %1719, %outputFeatures : index
      %1743 = arith.addi %1742, %24 : index
      %1744 = wave.lane
      %1745 = arith.remui %1744, %c15 : index
      %1746 = arith.addi %1743, %1745 : index
      scf.if %22 {
        %1747 = arith.addi %1746, %c7 : index
        %1748 = memref.load %residual[%1747] : memref<?xf32>
        %1749 = arith.addf %1748, %1733 : f32
        %1750 = arith.addi %1746, %c7 : index
        memref.store %1749, %out[%1750] : memref<?xf32>
      } else {
        %1751 = arith.addi %1746, %c7 : index
        memref.store %1733, %out[%1751] : memref<?xf32>
      }
      scf.if %22 {
        %1752 = arith.addi %1746, %c15 : index
        %1753 = memref.load %residual[%1752] : memref<?xf32>
        %1754 = arith.addf %1753, %1741 : f32
        %1755 = arith.addi %1746, %c15 : index
        memref.store %1754, %out[%1755] : memref<?xf32>
      } else {
        %1756 = arith.addi %1746, %c15 : index
        memref.store %1741, %out[%1756] : memref<?xf32>
      }
    }
    %1757 = arith.muli %1539, %c1 : index
    %1758 = arith.addi %1757, %c28 : index
    %1759 = arith.muli %1758, %c13 : index
    %1760 = arith.addi %1759, %1538 : index
    %1761 = arith.addi %1760, %c7 : index
    %1762 = memref.load %21[%1761] : memref<?xf32>
    %1763 = arith.addi %1761, %c33 : index
    %1764 = memref.load %21[%1763] : memref<?xf32>
    %1765 = arith.addf %1762, %1764 : f32
    %1766 = arith.muli %1758, %c13 : index
    %1767 = arith.addi %1766, %1538 : index
    %1768 = arith.addi %1767, %c3 : index
    %1769 = memref.load %21[%1768] : memref<?xf32>
    %1770 = arith.addi %1768, %c33 : index
    %1771 = memref.load %21[%1770] : memref<?xf32>
    %1772 = arith.addf %1769, %1771 : f32
    %1773 = wave.lane
    %1774 = arith.addi %20, %c13 : index
    %1775 = arith.muli %1758, %c2 : index
    %1776 = arith.addi %1774, %1775 : index
    %1777 = arith.divui %1773, %c15 : index
    %1778 = arith.addi %1776, %1777 : index
    %1779 = arith.cmpi slt, %1778, %19 : index
    scf.if %1779 {
      %1780 = arith.cmpi eq, %hasFactors, %c8 : index
      %1781 = arith.muli %1778, %c2 : index
      %1782 = memref.load %factors[%1781] : memref<?xf32>
      %1783 = arith.mulf %1782, %operandScale : f32
      %1784 = arith.select %1780, %1783, %operandScale : f32
      %1785 = arith.remui %1773, %c15 : index
      %1786 = arith.muli %1785, %c1 : index
      %1787 = arith.addi %15, %1786 : index
      %1788 = vector.load %w[%1787] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1789 = vector.bitcast %1788 : vector<4xi8> to vector<1xf32>
      %1790 = vector.extract %1789[0] : f32 from vector<1xf32>
      %1791 = arith.mulf %1790, %1784 : f32
      %1792 = arith.mulf %1765, %1791 : f32
      %1793 = arith.remui %1773, %c15 : index
      %1794 = arith.muli %1793, %c1 : index
      %1795 = arith.addi %17, %1794 : index
      %1796 = vector.load %w[%1795] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1797 = vector.bitcast %1796 : vector<4xi8> to vector<1xf32>
      %1798 = vector.extract %1797[0] : f32 from vector<1xf32>
      %1799 = arith.mulf %1798, %1784 : f32
      %1800 = arith.mulf %1772, %1799 : f32
      %1801 = arith.muli %1778, %outputFeatures : index
      %1802 = arith.addi %1801, %24 : index
      %1803 = wave.lane
      %1804 = arith.remui %1803, %c15 : index
      %1805 = arith.addi %1802, %1804 : index
      scf.if %22 {
        %1806 = arith.addi %1805, %c7 : index
        %1807 = memref.load %residual[%1806] : memref<?xf32>
        %1808 = arith.addf %1807, %1792 : f32
        %1809 = arith.addi %1805, %c7 : index
        memref.store %1808, %out[%1809] : memref<?xf32>
      } else {
        %1810 = arith.addi %1805, %c7 : index
        memref.store %1792, %out[%1810] : memref<?xf32>
      }
      scf.if %22 {
        %1811 = arith.addi %1805, %c15 : index
        %1812 = memref.load %residual[%1811] : memref<?xf32>
        %1813 = arith.addf %1812, %1800 : f32
        %1814 = arith.addi %1805, %c15 : index
        memref.store %1813, %out[%1814] : memref<?xf32>
      } else {
        %1815 = arith.addi %1805, %c15 : index
        memref.store %1800, %out[%1815] : memref<?xf32>
      }
    }
    %1816 = wave.lane
    wave.barrier
    %1817 = wave.wave
    %1818 = arith.muli %1817, %c2 : index
    %1819 = arith.addi %1818, %c7 : index
    %1820 = arith.muli %1819, %c3 : index
    %1821 = arith.addi %1820, %1816 : index
    %1822 = vector.extract %698#6[0] : f32 from vector<8xf32>
    %1823 = arith.addi %1821, %c7 : index
    memref.store %1822, %21[%1823] : memref<?xf32>
    %1824 = vector.extract %698#6[1] : f32 from vector<8xf32>
    %1825 = arith.addi %1821, %c13 : index
    memref.store %1824, %21[%1825] : memref<?xf32>
    %1826 = vector.extract %698#6[2] : f32 from vector<8xf32>
    %1827 = arith.addi %1821, %c4 : index
    memref.store %1826, %21[%1827] : memref<?xf32>
    %1828 = vector.extract %698#6[3] : f32 from vector<8xf32>
    %1829 = arith.addi %1821, %c29 : index
    memref.store %1828, %21[%1829] : memref<?xf32>
    %1830 = vector.extract %698#6[4] : f32 from vector<8xf32>
    %1831 = arith.addi %1821, %c6 : index
    memref.store %1830, %21[%1831] : memref<?xf32>
    %1832 = vector.extract %698#6[5] : f32 from vector<8xf32>
    %1833 = arith.addi %1821, %c30 : index
    memref.store %1832, %21[%1833] : memref<?xf32>
    %1834 = vector.extract %698#6[6] : f32 from vector<8xf32>
    %1835 = arith.addi %1821, %c31 : index
    memref.store %1834, %21[%1835] : memref<?xf32>
    %1836 = vector.extract %698#6[7] : f32 from vector<8xf32>
    %1837 = arith.addi %1821, %c32 : index
    memref.store %1836, %21[%1837] : memref<?xf32>
    %1838 = arith.muli %1817, %c2 : index
    %1839 = arith.addi %1838, %c8 : index
    %1840 = arith.muli %1839, %c3 : index
    %1841 = arith.addi %1840, %1816 : index
    %1842 = vector.extract %698#7[0] : f32 from vector<8xf32>
    %1843 = arith.addi %1841, %c7 : index
    memref.store %1842, %21[%1843] : memref<?xf32>
    %1844 = vector.extract %698#7[1] : f32 from vector<8xf32>
    %1845 = arith.addi %1841, %c13 : index
    memref.store %1844, %21[%1845] : memref<?xf32>
    %1846 = vector.extract %698#7[2] : f32 from vector<8xf32>
    %1847 = arith.addi %1841, %c4 : index
    memref.store %1846, %21[%1847] : memref<?xf32>
    %1848 = vector.extract %698#7[3] : f32 from vector<8xf32>
    %1849 = arith.addi %1841, %c29 : index
    memref.store %1848, %21[%1849] : memref<?xf32>
    %1850 = vector.extract %698#7[4] : f32 from vector<8xf32>
    %1851 = arith.addi %1841, %c6 : index
    memref.store %1850, %21[%1851] : memref<?xf32>
    %1852 = vector.extract %698#7[5] : f32 from vector<8xf32>
    %1853 = arith.addi %1841, %c30 : index
    memref.store %1852, %21[%1853] : memref<?xf32>
    %1854 = vector.extract %698#7[6] : f32 from vector<8xf32>
    %1855 = arith.addi %1841, %c31 : index
    memref.store %1854, %21[%1855] : memref<?xf32>
    %1856 = vector.extract %698#7[7] : f32 from vector<8xf32>
    %1857 = arith.addi %1841, %c32 : index
    memref.store %1856, %21[%1857] : memref<?xf32>
    wave.barrier
    %1858 = arith.muli %1817, %c1 : index
    %1859 = arith.addi %1858, %c7 : index
    %1860 = arith.muli %1859, %c13 : index
    %1861 = arith.addi %1860, %1816 : index
    %1862 = arith.addi %1861, %c7 : index
    %1863 = memref.load %21[%1862] : memref<?xf32>
    %1864 = arith.addi %1862, %c33 : index
    %1865 = memref.load %21[%1864] : memref<?xf32>
    %1866 = arith.addf %1863, %1865 : f32
    %1867 = arith.muli %1859, %c13 : index
    %1868 = arith.addi %1867, %1816 : index
    %1869 = arith.addi %1868, %c3 : index
    %1870 = memref.load %21[%1869] : memref<?xf32>
    %1871 = arith.addi %1869, %c33 : index
    %1872 = memref.load %21[%1871] : memref<?xf32>
    %1873 = arith.addf %1870, %1872 : f32
    %1874 = wave.lane
    %1875 = arith.addi %20, %c17 : index
    %1876 = arith.muli %1859, %c2 : index
    %1877 = arith.addi %1875, %1876 : index
    %1878 = arith.divui %1874, %c15 : index
    %1879 = arith.addi %1877, %1878 : index
    %1880 = arith.cmpi slt, %1879, %19 : index
    scf.if %1880 {
      %1881 = arith.cmpi eq, %hasFactors, %c8 : index
      %1882 = arith.muli %1879, %c2 : index
      %1883 = memref.load %factors[%1882] : memref<?xf32>
      %1884 = arith.mulf %1883, %operandScale : f32
      %1885 = arith.select %1881, %1884, %operandScale : f32
      %1886 = arith.remui %1874, %c15 : index
      %1887 = arith.muli %1886, %c1 : index
      %1888 = arith.addi %15, %1887 : index
      %1889 = vector.load %w[%1888] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1890 = vector.bitcast %1889 : vector<4xi8> to vector<1xf32>
      %1891 = vector.extract %1890[0] : f32 from vector<1xf32>
      %1892 = arith.mulf %1891, %1885 : f32
      %1893 = arith.mulf %1866, %1892 : f32
      %1894 = arith.remui %1874, %c15 : index
      %1895 = arith.muli %1894, %c1 : index
      %1896 = arith.addi %17, %1895 : index
      %1897 = vector.load %w[%1896] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1898 = vector.bitcast %1897 : vector<4xi8> to vector<1xf32>
      %1899 = vector.extract %1898[0] : f32 from vector<1xf32>
      %1900 = arith.mulf %1899, %1885 : f32
      %1901 = arith.mulf %1873, %1900 : f32
      %1902 = arith.muli %1879, %outputFeatures : index
      %1903 = arith.addi %1902, %24 : index
      %1904 = wave.lane
      %1905 = arith.remui %1904, %c15 : index
      %1906 = arith.addi %1903, %1905 : index
      scf.if %22 {
        %1907 = arith.addi %1906, %c7 : index
        %1908 = memref.load %residual[%1907] : memref<?xf32>
        %1909 = arith.addf %1908, %1893 : f32
        %1910 = arith.addi %1906, %c7 : index
        memref.store %1909, %out[%1910] : memref<?xf32>
      } else {
        %1911 = arith.addi %1906, %c7 : index
        memref.store %1893, %out[%1911] : memref<?xf32>
      }
      scf.if %22 {
        %1912 = arith.addi %1906, %c15 : index
        %1913 = memref.load %residual[%1912] : memref<?xf32>
        %1914 = arith.addf %1913, %1901 : f32
        %1915 = arith.addi %1906, %c15 : index
        memref.store %1914, %out[%1915] : memref<?xf32>
      } else {
        %1916 = arith.addi %1906, %c15 : index
        memref.store %1901, %out[%1916] : memref<?xf32>
      }
    }
    %1917 = arith.muli %1817, %c1 : index
    %1918 = arith.addi %1917, %c8 : index
    %1919 = arith.muli %1918, %c13 : index
    %1920 = arith.addi %1919, %1816 : index
    %1921 = arith.addi %1920, %c7 : index
    %1922 = memref.load %21[%1921] : memref<?xf32>
    %1923 = arith.addi %1921, %c33 : index
    %1924 = memref.load %21[%1923] : memref<?xf32>
    %1925 = arith.addf %1922, %1924 : f32
    %1926 = arith.muli %1918, %c13 : index
    %1927 = arith.addi %1926, %1816 : index
    %1928 = arith.addi %1927, %c3 : index
    %1929 = memref.load %21[%1928] : memref<?xf32>
    %1930 = arith.addi %1928, %c33 : index
    %1931 = memref.load %21[%1930] : memref<?xf32>
    %1932 = arith.addf %1929, %1931 : f32
    %1933 = wave.lane
    %1934 = arith.addi %20, %c17 : index
    %1935 = arith.muli %1918, %c2 : index
    %1936 = arith.addi %1934, %1935 : index
    %1937 = arith.divui %1933, %c15 : index
    %1938 = arith.addi %1936, %1937 : index
    %1939 = arith.cmpi slt, %1938, %19 : index
    scf.if %1939 {
      %1940 = arith.cmpi eq, %hasFactors, %c8 : index
      %1941 = arith.muli %1938, %c2 : index
      %1942 = memref.load %factors[%1941] : memref<?xf32>
      %1943 = arith.mulf %1942, %operandScale : f32
      %1944 = arith.select %1940, %1943, %operandScale : f32
      %1945 = arith.remui %1933, %c15 : index
      %1946 = arith.muli %1945, %c1 : index
      %1947 = arith.addi %15, %1946 : index
      %1948 = vector.load %w[%1947] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1949 = vector.bitcast %1948 : vector<4xi8> to vector<1xf32>
      %1950 = vector.extract %1949[0] : f32 from vector<1xf32>
      %1951 = arith.mulf %1950, %1944 : f32
      %1952 = arith.mulf %1925, %1951 : f32
      %1953 = arith.remui %1933, %c15 : index
      %1954 = arith.muli %1953, %c1 : index
      %1955 = arith.addi %17, %1954 : index
      %1956 = vector.load %w[%1955] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1957 = vector.bitcast %1956 : vector<4xi8> to vector<1xf32>
      %1958 = vector.extract %1957[0] : f32 from vector<1xf32>
      %1959 = arith.mulf %1958, %1944 : f32
      %1960 = arith.mulf %1932, %1959 : f32
      %1961 = arith.muli %1938, %outputFeatures : index
      %1962 = arith.addi %1961, %24 : index
      %1963 = wave.lane
      %1964 = arith.remui %1963, %c15 : index
      %1965 = arith.addi %1962, %1964 : index
      scf.if %22 {
        %1966 = arith.addi %1965, %c7 : index
        %1967 = memref.load %residual[%1966] : memref<?xf32>
        %1968 = arith.addf %1967, %1952 : f32
        %1969 = arith.addi %1965, %c7 : index
        memref.store %1968, %out[%1969] : memref<?xf32>
      } else {
        %1970 = arith.addi %1965, %c7 : index
        memref.store %1952, %out[%1970] : memref<?xf32>
      }
      scf.if %22 {
        %1971 = arith.addi %1965, %c15 : index
        %1972 = memref.load %residual[%1971] : memref<?xf32>
        %1973 = arith.addf %1972, %1960 : f32
        %1974 = arith.addi %1965, %c15 : index
        memref.store %1973, %out[%1974] : memref<?xf32>
      } else {
        %1975 = arith.addi %1965, %c15 : index
        memref.store %1960, %out[%1975] : memref<?xf32>
      }
    }
    %1976 = arith.muli %1817, %c1 : index
    %1977 = arith.addi %1976, %c2 : index
    %1978 = arith.muli %1977, %c13 : index
    %1979 = arith.addi %1978, %1816 : index
    %1980 = arith.addi %1979, %c7 : index
    %1981 = memref.load %21[%1980] : memref<?xf32>
    %1982 = arith.addi %1980, %c33 : index
    %1983 = memref.load %21[%1982] : memref<?xf32>
    %1984 = arith.addf %1981, %1983 : f32
    %1985 = arith.muli %1977, %c13 : index
    %1986 = arith.addi %1985, %1816 : index
    %1987 = arith.addi %1986, %c3 : index
    %1988 = memref.load %21[%1987] : memref<?xf32>
    %1989 = arith.addi %1987, %c33 : index
    %1990 = memref.load %21[%1989] : memref<?xf32>
    %1991 = arith.addf %1988, %1990 : f32
    %1992 = wave.lane
    %1993 = arith.addi %20, %c17 : index
    %1994 = arith.muli %1977, %c2 : index
    %1995 = arith.addi %1993, %1994 : index
    %1996 = arith.divui %1992, %c15 : index
    %1997 = arith.addi %1995, %1996 : index
    %1998 = arith.cmpi slt, %1997, %19 : index
    scf.if %1998 {
      %1999 = arith.cmpi eq, %hasFactors, %c8 : index
      %2000 = arith.muli %1997, %c2 : index
      %2001 = memref.load %factors[%2000] : memref<?xf32>
      %2002 = arith.mulf %2001, %operandScale : f32
      %2003 = arith.select %1999, %2002, %operandScale : f32
      %2004 = arith.remui %1992, %c15 : index
      %2005 = arith.muli %2004, %c1 : index
      %2006 = arith.addi %15, %2005 : index
      %2007 = vector.load %w[%2006] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2008 = vector.bitcast %2007 : vector<4xi8> to vector<1xf32>
      %2009 = vector.extract %2008[0] : f32 from vector<1xf32>
      %2010 = arith.mulf %2009, %2003 : f32
      %2011 = arith.mulf %1984, %2010 : f32
      %2012 = arith.remui %1992, %c15 : index
      %2013 = arith.muli %2012, %c1 : index
      %2014 = arith.addi %17, %2013 : index
      %2015 = vector.load %w[%2014] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2016 = vector.bitcast %2015 : vector<4xi8> to vector<1xf32>
      %2017 = vector.extract %2016[0] : f32 from vector<1xf32>
      %2018 = arith.mulf %2017, %2003 : f32
      %2019 = arith.mulf %1991, %2018 : f32
      %2020 = arith.muli %1997, %outputFeatures : index
      %2021 = arith.addi %2020, %24 : index
      %2022 = wave.lane
      %2023 = arith.remui %2022, %c15 : index
      %2024 = arith.addi %2021, %2023 : index
      scf.if %22 {
        %2025 = arith.addi %2024, %c7 : index
        %2026 = memref.load %residual[%2025] : memref<?xf32>
        %2027 = arith.addf %2026, %2011 : f32
        %2028 = arith.addi %2024, %c7 : index
        memref.store %2027, %out[%2028] : memref<?xf32>
      } else {
        %2029 = arith.addi %2024, %c7 : index
        memref.store %2011, %out[%2029] : memref<?xf32>
      }
      scf.if %22 {
        %2030 = arith.addi %2024, %c15 : index
        %2031 = memref.load %residual[%2030] : memref<?xf32>
        %2032 = arith.addf %2031, %2019 : f32
        %2033 = arith.addi %2024, %c15 : index
        memref.store %2032, %out[%2033] : memref<?xf32>
      } else {
        %2034 = arith.addi %2024, %c15 : index
        memref.store %2019, %out[%2034] : memref<?xf32>
      }
    }
    %2035 = arith.muli %1817, %c1 : index
    %2036 = arith.addi %2035, %c28 : index
    %2037 = arith.muli %2036, %c13 : index
    %2038 = arith.addi %2037, %1816 : index
    %2039 = arith.addi %2038, %c7 : index
    %2040 = memref.load %21[%2039] : memref<?xf32>
    %2041 = arith.addi %2039, %c33 : index
    %2042 = memref.load %21[%2041] : memref<?xf32>
    %2043 = arith.addf %2040, %2042 : f32
    %2044 = arith.muli %2036, %c13 : index
    %2045 = arith.addi %2044, %1816 : index
    %2046 = arith.addi %2045, %c3 : index
    %2047 = memref.load %21[%2046] : memref<?xf32>
    %2048 = arith.addi %2046, %c33 : index
    %2049 = memref.load %21[%2048] : memref<?xf32>
    %2050 = arith.addf %2047, %2049 : f32
    %2051 = wave.lane
    %2052 = arith.addi %20, %c17 : index
    %2053 = arith.muli %2036, %c2 : index
    %2054 = arith.addi %2052, %2053 : index
    %2055 = arith.divui %2051, %c15 : index
    %2056 = arith.addi %2054, %2055 : index
    %2057 = arith.cmpi slt, %2056, %19 : index
    scf.if %2057 {
      %2058 = arith.cmpi eq, %hasFactors, %c8 : index
      %2059 = arith.muli %2056, %c2 : index
      %2060 = memref.load %factors[%2059] : memref<?xf32>
      %2061 = arith.mulf %2060, %operandScale : f32
      %2062 = arith.select %2058, %2061, %operandScale : f32
      %2063 = arith.remui %2051, %c15 : index
      %2064 = arith.muli %2063, %c1 : index
      %2065 = arith.addi %15, %2064 : index
      %2066 = vector.load %w[%2065] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2067 = vector.bitcast %2066 : vector<4xi8> to vector<1xf32>
      %2068 = vector.extract %2067[0] : f32 from vector<1xf32>
      %2069 = arith.mulf %2068, %2062 : f32
      %2070 = arith.mulf %2043, %2069 : f32
      %2071 = arith.remui %2051, %c15 : index
      %2072 = arith.muli %2071, %c1 : index
      %2073 = arith.addi %17, %2072 : index
      %2074 = vector.load %w[%2073] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2075 = vector.bitcast %2074 : vector<4xi8> to vector<1xf32>
      %2076 = vector.extract %2075[0] : f32 from vector<1xf32>
      %2077 = arith.mulf %2076, %2062 : f32
      %2078 = arith.mulf %2050, %2077 : f32
      %2079 = arith.muli %2056, %outputFeatures : index
      %2080 = arith.addi %2079, %24 : index
      %2081 = wave.lane
      %2082 = arith.remui %2081, %c15 : index
      %2083 = arith.addi %2080, %2082 : index
      scf.if %22 {
        %2084 = arith.addi %2083, %c7 : index
        %2085 = memref.load %residual[%2084] : memref<?xf32>
        %2086 = arith.addf %2085, %2070 : f32
        %2087 = arith.addi %2083, %c7 : index
        memref.store %2086, %out[%2087] : memref<?xf32>
      } else {
        %2088 = arith.addi %2083, %c7 : index
        memref.store %2070, %out[%2088] : memref<?xf32>
      }
      scf.if %22 {
        %2089 = arith.addi %2083, %c15 : index
        %2090 = memref.load %residual[%2089] : memref<?xf32>
        %2091 = arith.addf %2090, %2078 : f32
        %2092 = arith.addi %2083, %c15 : index
        memref.store %2091, %out[%2092] : memref<?xf32>
      } else {
        %2093 = arith.addi %2083, %c15 : index
        memref.store %2078, %out[%2093] : memref<?xf32>
      }
    }
  }
  wave.return
}
