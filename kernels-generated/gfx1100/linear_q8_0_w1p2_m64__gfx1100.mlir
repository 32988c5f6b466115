// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q8_0', waves=1, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q8_0_w1p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 16 : index
  %c2 = arith.constant 127 : index
  %c3 = arith.constant 128 : index
  %c4 = arith.constant 2 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 64 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c11 = arith.constant 32 : index
  %tileRows = wave.param "tileRows" : index
  %c13 = arith.constant 8 : index
  %c14 = arith.constant 48 : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant 512 : index
  %c19 = arith.constant dense<16711935> : vector<4xi32>
  %c20 = arith.constant dense<1677747200> : vector<4xi32>
  %c21 = arith.constant dense<8> : vector<4xi32>
  %c22 = arith.constant dense<0x6480> : vector<16xf16>
  %c23 = arith.constant 256 : index
  %c24 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c27 = arith.constant 4 : index
  %c28 = arith.constant 5 : index
  %c29 = arith.constant 6 : index
  %c30 = arith.constant 7 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.addi %inputFeatures, %c2 : index
  %4 = arith.divui %3, %c3 : index
  %5 = arith.muli %4, %c3 : index
  %6 = arith.addi %2, %5 : index
  %7 = arith.addi %6, %c3 : index
  %8 = arith.muli %0, %c4 : index
  %9 = arith.addi %8, %c5 : index
  %10 = arith.muli %9, %7 : index
  %11 = arith.addi %8, %c6 : index
  %12 = arith.muli %11, %7 : index
  %13 = memref.load %step[%countAt] : memref<?xi32>
  %14 = arith.index_cast %13 : i32 to index
  %15 = arith.muli %1, %c8 : index
  %16 = arith.cmpi eq, %hasResidual, %c6 : index
  %17 = wave.block 0
  %18 = arith.muli %17, %c11 : index
  %19 = arith.cmpi slt, %15, %14 : index
  scf.if %19 {
    %20 = wave.lane
    %21 = arith.remui %20, %c1 : index
    %22 = arith.remui %21, %tileRows : index
    %23 = arith.addi %15, %22 : index
    %24 = arith.divui %23, %tileRows : index
    %25 = arith.divui %inputFeatures, %c1 : index
    %26 = arith.muli %24, %25 : index
    %27 = arith.divui %c5, %c1 : index
    %28 = arith.addi %26, %27 : index
    %29 = arith.muli %28, %c4 : index
    %30 = arith.remui %c5, %c1 : index
    %31 = arith.divui %30, %c13 : index
    %32 = arith.addi %29, %31 : index
    %33 = arith.muli %tileRows, %c13 : index
    %34 = arith.muli %32, %33 : index
    %35 = arith.remui %23, %tileRows : index
    %36 = arith.muli %35, %c13 : index
    %37 = arith.addi %34, %36 : index
    %38 = arith.remui %c5, %c13 : index
    %39 = arith.addi %37, %38 : index
    %40 = arith.addi %21, %c1 : index
    %41 = arith.addi %15, %40 : index
    %42 = arith.divui %41, %tileRows : index
    %43 = arith.divui %inputFeatures, %c1 : index
    %44 = arith.muli %42, %43 : index
    %45 = arith.divui %c5, %c1 : index
    %46 = arith.addi %44, %45 : index
    %47 = arith.muli %46, %c4 : index
    %48 = arith.remui %c5, %c1 : index
    %49 = arith.divui %48, %c13 : index
    %50 = arith.addi %47, %49 : index
    %51 = arith.muli %tileRows, %c13 : index
    %52 = arith.muli %50, %51 : index
    %53 = arith.remui %41, %tileRows : index
    %54 = arith.muli %53, %c13 : index
    %55 = arith.addi %52, %54 : index
    %56 = arith.remui %c5, %c13 : index
    %57 = arith.addi %55, %56 : index
    %58 = arith.addi %21, %c11 : index
    %59 = arith.addi %15, %58 : index
    %60 = arith.divui %59, %tileRows : index
    %61 = arith.divui %inputFeatures, %c1 : index
    %62 = arith.muli %60, %61 : index
    %63 = arith.divui %c5, %c1 : index
    %64 = arith.addi %62, %63 : index
    %65 = arith.muli %64, %c4 : index
    %66 = arith.remui %c5, %c1 : index
    %67 = arith.divui %66, %c13 : index
    %68 = arith.addi %65, %67 : index
    %69 = arith.muli %tileRows, %c13 : index
    %70 = arith.muli %68, %69 : index
    %71 = arith.remui %59, %tileRows : index
    %72 = arith.muli %71, %c13 : index
    %73 = arith.addi %70, %72 : index
    %74 = arith.remui %c5, %c13 : index
    %75 = arith.addi %73, %74 : index
    %76 = arith.addi %21, %c14 : index
    %77 = arith.addi %15, %76 : index
    %78 = arith.divui %77, %tileRows : index
    %79 = arith.divui %inputFeatures, %c1 : index
    %80 = arith.muli %78, %79 : index
    %81 = arith.divui %c5, %c1 : index
    %82 = arith.addi %80, %81 : index
    %83 = arith.muli %82, %c4 : index
    %84 = arith.remui %c5, %c1 : index
    %85 = arith.divui %84, %c13 : index
    %86 = arith.addi %83, %85 : index
    %87 = arith.muli %tileRows, %c13 : index
    %88 = arith.muli %86, %87 : index
    %89 = arith.remui %77, %tileRows : index
    %90 = arith.muli %89, %c13 : index
    %91 = arith.addi %88, %90 : index
    %92 = arith.remui %c5, %c13 : index
    %93 = arith.addi %91, %92 : index
    %94 = wave.wave
    %95 = arith.divui %inputFeatures, %c11 : index
    %96 = arith.muli %94, %stepsPerWave : index
    %97 = arith.minsi %96, %95 : index
    %98 = arith.addi %97, %stepsPerWave : index
    %99 = arith.minsi %98, %95 : index
    %100 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %101 = arith.subi %99, %97 : index
    %102 = arith.divui %101, %c4 : index
    %103 = arith.muli %102, %c4 : index
    %104 = arith.addi %97, %103 : index
    %105 = arith.addi %97, %stepsPerWave : index
    %106 = arith.select %100, %105, %104 : index
    %116:8 = scf.for %107 = %97 to %106 step %c4 iter_args(%108 = %c15, %109 = %c15, %110 = %c15, %111 = %c15, %112 = %c15, %113 = %c15, %114 = %c15, %115 = %c15) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %117 = wave.lane
      %118 = arith.addi %107, %c5 : index
      %119 = arith.remui %117, %c1 : index
      %120 = arith.addi %10, %c3 : index
      %121 = arith.muli %118, %c11 : index
      %122 = arith.addi %120, %121 : index
      %123 = arith.muli %119, %c4 : index
      %124 = arith.addi %122, %123 : index
      %125 = vector.load %w[%124] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %126 = vector.bitcast %125 : vector<2xi8> to vector<1xf16>
      %127 = vector.extract %126[0] : f16 from vector<1xf16>
      %128 = vector.broadcast %127 : f16 to vector<16xf16>
      %129 = arith.addi %10, %c3 : index
      %130 = arith.addi %inputFeatures, %c2 : index
      %131 = arith.divui %130, %c3 : index
      %132 = arith.muli %131, %c3 : index
      %133 = arith.addi %129, %132 : index
      %134 = arith.muli %118, %c18 : index
      %135 = arith.addi %133, %134 : index
      %136 = arith.addi %135, %c5 : index
      %137 = arith.muli %119, %c1 : index
      %138 = arith.addi %136, %137 : index
      %139 = vector.load %w[%138] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %140 = vector.bitcast %139 : vector<16xi8> to vector<4xi32>
      %141 = arith.andi %140, %c19 : vector<4xi32>
      %142 = arith.ori %141, %c20 : vector<4xi32>
      %143 = vector.bitcast %142 : vector<4xi32> to vector<8xf16>
      %144 = arith.shrui %140, %c21 : vector<4xi32>
      %145 = arith.andi %144, %c19 : vector<4xi32>
      %146 = arith.ori %145, %c20 : vector<4xi32>
      %147 = vector.bitcast %146 : vector<4xi32> to vector<8xf16>
      %148 = vector.shuffle %143, %147 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %149 = arith.subf %148, %c22 : vector<16xf16>
      %150 = arith.mulf %149, %128 : vector<16xf16>
      %151 = arith.muli %118, %c18 : index
      %152 = arith.addi %133, %151 : index
      %153 = arith.addi %152, %c23 : index
      %154 = arith.muli %119, %c1 : index
      %155 = arith.addi %153, %154 : index
      %156 = vector.load %w[%155] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %157 = vector.bitcast %156 : vector<16xi8> to vector<4xi32>
      %158 = arith.andi %157, %c19 : vector<4xi32>
      %159 = arith.ori %158, %c20 : vector<4xi32>
      %160 = vector.bitcast %159 : vector<4xi32> to vector<8xf16>
      %161 = arith.shrui %157, %c21 : vector<4xi32>
      %162 = arith.andi %161, %c19 : vector<4xi32>
      %163 = arith.ori %162, %c20 : vector<4xi32>
      %164 = vector.bitcast %163 : vector<4xi32> to vector<8xf16>
      %165 = vector.shuffle %160, %164 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %166 = arith.subf %165, %c22 : vector<16xf16>
      %167 = arith.mulf %166, %128 : vector<16xf16>
      %168 = arith.addi %107, %c6 : index
      %169 = arith.remui %117, %c1 : index
      %170 = arith.addi %10, %c3 : index
      %171 = arith.muli %168, %c11 : index
      %172 = arith.addi %170, %171 : index
      %173 = arith.muli %169, %c4 : index
      %174 = arith.addi %172, %173 : index
      %175 = vector.load %w[%174] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %176 = vector.bitcast %175 : vector<2xi8> to vector<1xf16>
      %177 = vector.extract %176[0] : f16 from vector<1xf16>
      %178 = vector.broadcast %177 : f16 to vector<16xf16>
      %179 = arith.addi %10, %c3 : index
      %180 = arith.addi %inputFeatures, %c2 : index
      %181 = arith.divui %180, %c3 : index
      %182 = arith.muli %181, %c3 : index
      %183 = arith.addi %179, %182 : index
      %184 = arith.muli %168, %c18 : index
      %185 = arith.addi %183, %184 : index
      %186 = arith.addi %185, %c5 : index
      %187 = arith.muli %169, %c1 : index
      %188 = arith.addi %186, %187 : index
      %189 = vector.load %w[%188] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %190 = vector.bitcast %189 : vector<16xi8> to vector<4xi32>
      %191 = arith.andi %190, %c19 : vector<4xi32>
      %192 = arith.ori %191, %c20 : vector<4xi32>
      %193 = vector.bitcast %192 : vector<4xi32> to vector<8xf16>
      %194 = arith.shrui %190, %c21 : vector<4xi32>
      %195 = arith.andi %194, %c19 : vector<4xi32>
      %196 = arith.ori %195, %c20 : vector<4xi32>
      %197 = vector.bitcast %196 : vector<4xi32> to vector<8xf16>
      %198 = vector.shuffle %193, %197 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %199 = arith.subf %198, %c22 : vector<16xf16>
      %200 = arith.mulf %199, %178 : vector<16xf16>
      %201 = arith.muli %168, %c18 : index
      %202 = arith.addi %183, %201 : index
      %203 = arith.addi %202, %c23 : index
      %204 = arith.muli %169, %c1 : index
      %205 = arith.addi %203, %204 : index
      %206 = vector.load %w[%205] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %207 = vector.bitcast %206 : vector<16xi8> to vector<4xi32>
      %208 = arith.andi %207, %c19 : vector<4xi32>
      %209 = arith.ori %208, %c20 : vector<4xi32>
      %210 = vector.bitcast %209 : vector<4xi32> to vector<8xf16>
      %211 = arith.shrui %207, %c21 : vector<4xi32>
      %212 = arith.andi %211, %c19 : vector<4xi32>
      %213 = arith.ori %212, %c20 : vector<4xi32>
      %214 = vector.bitcast %213 : vector<4xi32> to vector<8xf16>
      %215 = vector.shuffle %210, %214 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %216 = arith.subf %215, %c22 : vector<16xf16>
      %217 = arith.mulf %216, %178 : vector<16xf16>
      %218 = arith.addi %107, %c5 : index
      %219 = arith.remui %117, %c1 : index
      %220 = arith.addi %12, %c3 : index
      %221 = arith.muli %218, %c11 : index
      %222 = arith.addi %220, %221 : index
      %223 = arith.muli %219, %c4 : index
      %224 = arith.addi %222, %223 : index
      %225 = vector.load %w[%224] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %226 = vector.bitcast %225 : vector<2xi8> to vector<1xf16>
      %227 = vector.extract %226[0] : f16 from vector<1xf16>
      %228 = vector.broadcast %227 : f16 to vector<16xf16>
      %229 = arith.addi %12, %c3 : index
      %230 = arith.addi %inputFeatures, %c2 : index
      %231 = arith.divui %230, %c3 : index
      %232 = arith.muli %231, %c3 : index
      %233 = arith.addi %229, %232 : index
      %234 = arith.muli %218, %c18 : index
      %235 = arith.addi %233, %234 : index
      %236 = arith.addi %235, %c5 : index
      %237 = arith.muli %219, %c1 : index
      %238 = arith.addi %236, %237 : index
      %239 = vector.load %w[%238] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %240 = vector.bitcast %239 : vector<16xi8> to vector<4xi32>
      %241 = arith.andi %240, %c19 : vector<4xi32>
      %242 = arith.ori %241, %c20 : vector<4xi32>
      %243 = vector.bitcast %242 : vector<4xi32> to vector<8xf16>
      %244 = arith.shrui %240, %c21 : vector<4xi32>
      %245 = arith.andi %244, %c19 : vector<4xi32>
      %246 = arith.ori %245, %c20 : vector<4xi32>
      %247 = vector.bitcast %246 : vector<4xi32> to vector<8xf16>
      %248 = vector.shuffle %243, %247 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %249 = arith.subf %248, %c22 : vector<16xf16>
      %250 = arith.mulf %249, %228 : vector<16xf16>
      %251 = arith.muli %218, %c18 : index
      %252 = arith.addi %233, %251 : index
      %253 = arith.addi %252, %c23 : index
      %254 = arith.muli %219, %c1 : index
      %255 = arith.addi %253, %254 : index
      %256 = vector.load %w[%255] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %257 = vector.bitcast %256 : vector<16xi8> to vector<4xi32>
      %258 = arith.andi %257, %c19 : vector<4xi32>
      %259 = arith.ori %258, %c20 : vector<4xi32>
      %260 = vector.bitcast %259 : vector<4xi32> to vector<8xf16>
      %261 = arith.shrui %257, %c21 : vector<4xi32>
      %262 = arith.andi %261, %c19 : vector<4xi32>
      %263 = arith.ori %262, %c20 : vector<4xi32>
      %264 = vector.bitcast %263 : vector<4xi32> to vector<8xf16>
      %265 = vector.shuffle %260, %264 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %266 = arith.subf %265, %c22 : vector<16xf16>
      %267 = arith.mulf %266, %228 : vector<16xf16>
      %268 = arith.addi %107, %c6 : index
      %269 = arith.remui %117, %c1 : index
      %270 = arith.addi %12, %c3 : index
      %271 = arith.muli %268, %c11 : index
      %272 = arith.addi %270, %271 : index
      %273 = arith.muli %269, %c4 : index
      %274 = arith.addi %272, %273 : index
      %275 = vector.load %w[%274] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %276 = vector.bitcast %275 : vector<2xi8> to vector<1xf16>
      %277 = vector.extract %276[0] : f16 from vector<1xf16>
      %278 = vector.broadcast %277 : f16 to vector<16xf16>
      %279 = arith.addi %12, %c3 : index
      %280 = arith.addi %inputFeatures, %c2 : index
      %281 = arith.divui %280, %c3 : index
      %282 = arith.muli %281, %c3 : index
      %283 = arith.addi %279, %282 : index
      %284 = arith.muli %268, %c18 : index
      %285 = arith.addi %283, %284 : index
      %286 = arith.addi %285, %c5 : index
      %287 = arith.muli %269, %c1 : index
      %288 = arith.addi %286, %287 : index
      %289 = vector.load %w[%288] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %290 = vector.bitcast %289 : vector<16xi8> to vector<4xi32>
      %291 = arith.andi %290, %c19 : vector<4xi32>
      %292 = arith.ori %291, %c20 : vector<4xi32>
      %293 = vector.bitcast %292 : vector<4xi32> to vector<8xf16>
      %294 = arith.shrui %290, %c21 : vector<4xi32>
      %295 = arith.andi %294, %c19 : vector<4xi32>
      %296 = arith.ori %295, %c20 : vector<4xi32>
      %297 = vector.bitcast %296 : vector<4xi32> to vector<8xf16>
      %298 = vector.shuffle %293, %297 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %299 = arith.subf %298, %c22 : vector<16xf16>
      %300 = arith.mulf %299, %278 : vector<16xf16>
      %301 = arith.muli %268, %c18 : index
      %302 = arith.addi %283, %301 : index
      %303 = arith.addi %302, %c23 : index
      %304 = arith.muli %269, %c1 : index
      %305 = arith.addi %303, %304 : index
      %306 = vector.load %w[%305] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %307 = vector.bitcast %306 : vector<16xi8> to vector<4xi32>
      %308 = arith.andi %307, %c19 : vector<4xi32>
      %309 = arith.ori %308, %c20 : vector<4xi32>
      %310 = vector.bitcast %309 : vector<4xi32> to vector<8xf16>
      %311 = arith.shrui %307, %c21 : vector<4xi32>
      %312 = arith.andi %311, %c19 : vector<4xi32>
      %313 = arith.ori %312, %c20 : vector<4xi32>
      %314 = vector.bitcast %313 : vector<4xi32> to vector<8xf16>
      %315 = vector.shuffle %310, %314 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %316 = arith.subf %315, %c22 : vector<16xf16>
      %317 = arith.mulf %316, %278 : vector<16xf16>
      %318 = arith.muli %107, %c4 : index
      %319 = arith.addi %318, %c5 : index
      %320 = arith.muli %tileRows, %c1 : index
      %321 = arith.muli %319, %320 : index
      %322 = arith.addi %39, %321 : index
      %323 = vector.load %x[%322] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %324 = arith.muli %tileRows, %c13 : index
      %325 = arith.addi %322, %324 : index
      %326 = vector.load %x[%325] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %327 = vector.shuffle %323, %326 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %328 = wave.mma %327, %150, %108 : vector<16xf16>, vector<8xf32>
      %329 = wave.mma %327, %250, %109 : vector<16xf16>, vector<8xf32>
      %330 = arith.muli %107, %c4 : index
      %331 = arith.addi %330, %c5 : index
      %332 = arith.muli %tileRows, %c1 : index
      %333 = arith.muli %331, %332 : index
      %334 = arith.addi %57, %333 : index
      %335 = vector.load %x[%334] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %336 = arith.muli %tileRows, %c13 : index
      %337 = arith.addi %334, %336 : index
      %338 = vector.load %x[%337] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %339 = vector.shuffle %335, %338 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %340 = wave.mma %339, %150, %110 : vector<16xf16>, vector<8xf32>
      %341 = wave.mma %339, %250, %111 : vector<16xf16>, vector<8xf32>
      %342 = arith.muli %107, %c4 : index
      %343 = arith.addi %342, %c5 : index
      %344 = arith.muli %tileRows, %c1 : index
      %345 = arith.muli %343, %344 : index
      %346 = arith.addi %75, %345 : index
      %347 = vector.load %x[%346] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %348 = arith.muli %tileRows, %c13 : index
      %349 = arith.addi %346, %348 : index
      %350 = vector.load %x[%349] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %351 = vector.shuffle %347, %350 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %352 = wave.mma %351, %150, %112 : vector<16xf16>, vector<8xf32>
      %353 = wave.mma %351, %250, %113 : vector<16xf16>, vector<8xf32>
      %354 = arith.muli %107, %c4 : index
      %355 = arith.addi %354, %c5 : index
      %356 = arith.muli %tileRows, %c1 : index
      %357 = arith.muli %355, %356 : index
      %358 = arith.addi %93, %357 : index
      %359 = vector.load %x[%358] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %360 = arith.muli %tileRows, %c13 : index
      %361 = arith.addi %358, %360 : index
      %362 = vector.load %x[%361] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %363 = vector.shuffle %359, %362 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %364 = wave.mma %363, %150, %114 : vector<16xf16>, vector<8xf32>
      %365 = wave.mma %363, %250, %115 : vector<16xf16>, vector<8xf32>
      %366 = arith.muli %107, %c4 : index
      %367 = arith.addi %366, %c6 : index
      %368 = arith.muli %tileRows, %c1 : index
      %369 = arith.muli %367, %368 : index
      %370 = arith.addi %39, %369 : index
      %371 = vector.load %x[%370] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %372 = arith.muli %tileRows, %c13 : index
      %373 = arith.addi %370, %372 : index
      %374 = vector.load %x[%373] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %375 = vector.shuffle %371, %374 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %376 = wave.mma %375, %167, %328 : vector<16xf16>, vector<8xf32>
      %377 = wave.mma %375, %267, %329 : vector<16xf16>, vector<8xf32>
      %378 = arith.muli %107, %c4 : index
      %379 = arith.addi %378, %c6 : index
      %380 = arith.muli %tileRows, %c1 : index
      %381 = arith.muli %379, %380 : index
      %382 = arith.addi %57, %381 : index
      %383 = vector.load %x[%382] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %384 = arith.muli %tileRows, %c13 : index
      %385 = arith.addi %382, %384 : index
      %386 = vector.load %x[%385] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %387 = vector.shuffle %383, %386 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %388 = wave.mma %387, %167, %340 : vector<16xf16>, vector<8xf32>
      %389 = wave.mma %387, %267, %341 : vector<16xf16>, vector<8xf32>
      %390 = arith.muli %107, %c4 : index
      %391 = arith.addi %390, %c6 : index
      %392 = arith.muli %tileRows, %c1 : index
      %393 = arith.muli %391, %392 : index
      %394 = arith.addi %75, %393 : index
      %395 = vector.load %x[%394] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %396 = arith.muli %tileRows, %c13 : index
      %397 = arith.addi %394, %396 : index
      %398 = vector.load %x[%397] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %399 = vector.shuffle %395, %398 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %400 = wave.mma %399, %167, %352 : vector<16xf16>, vector<8xf32>
      %401 = wave.mma %399, %267, %353 : vector<16xf16>, vector<8xf32>
      %402 = arith.muli %107, %c4 : index
      %403 = arith.addi %402, %c6 : index
      %404 = arith.muli %tileRows, %c1 : index
      %405 = arith.muli %403, %404 : index
      %406 = arith.addi %93, %405 : index
      %407 = vector.load %x[%406] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %408 = arith.muli %tileRows, %c13 : index
      %409 = arith.addi %406, %408 : index
      %410 = vector.load %x[%409] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %411 = vector.shuffle %407, %410 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %412 = wave.mma %411, %167, %364 : vector<16xf16>, vector<8xf32>
      %413 = wave.mma %411, %267, %365 : vector<16xf16>, vector<8xf32>
      %414 = arith.muli %107, %c4 : index
      %415 = arith.addi %414, %c4 : index
      %416 = arith.muli %tileRows, %c1 : index
      %417 = arith.muli %415, %416 : index
      %418 = arith.addi %39, %417 : index
      %419 = vector.load %x[%418] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %420 = arith.muli %tileRows, %c13 : index
      %421 = arith.addi %418, %420 : index
      %422 = vector.load %x[%421] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %423 = vector.shuffle %419, %422 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %424 = wave.mma %423, %200, %376 : vector<16xf16>, vector<8xf32>
      %425 = wave.mma %423, %300, %377 : vector<16xf16>, vector<8xf32>
      %426 = arith.muli %107, %c4 : index
      %427 = arith.addi %426, %c4 : index
      %428 = arith.muli %tileRows, %c1 : index
      %429 = arith.muli %427, %428 : index
      %430 = arith.addi %57, %429 : index
      %431 = vector.load %x[%430] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %432 = arith.muli %tileRows, %c13 : index
      %433 = arith.addi %430, %432 : index
      %434 = vector.load %x[%433] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %435 = vector.shuffle %431, %434 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %436 = wave.mma %435, %200, %388 : vector<16xf16>, vector<8xf32>
      %437 = wave.mma %435, %300, %389 : vector<16xf16>, vector<8xf32>
      %438 = arith.muli %107, %c4 : index
      %439 = arith.addi %438, %c4 : index
      %440 = arith.muli %tileRows, %c1 : index
      %441 = arith.muli %439, %440 : index
      %442 = arith.addi %75, %441 : index
      %443 = vector.load %x[%442] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %444 = arith.muli %tileRows, %c13 : index
      %445 = arith.addi %442, %444 : index
      %446 = vector.load %x[%445] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %447 = vector.shuffle %443, %446 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %448 = wave.mma %447, %200, %400 : vector<16xf16>, vector<8xf32>
      %449 = wave.mma %447, %300, %401 : vector<16xf16>, vector<8xf32>
      %450 = arith.muli %107, %c4 : index
      %451 = arith.addi %450, %c4 : index
      %452 = arith.muli %tileRows, %c1 : index
      %453 = arith.muli %451, %452 : index
      %454 = arith.addi %93, %453 : index
      %455 = vector.load %x[%454] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %456 = arith.muli %tileRows, %c13 : index
      %457 = arith.addi %454, %456 : index
      %458 = vector.load %x[%457] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %459 = vector.shuffle %455, %458 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %460 = wave.mma %459, %200, %412 : vector<16xf16>, vector<8xf32>
      %461 = wave.mma %459, %300, %413 : vector<16xf16>, vector<8xf32>
      %462 = arith.muli %107, %c4 : index
      %463 = arith.addi %462, %c24 : index
      %464 = arith.muli %tileRows, %c1 : index
      %465 = arith.muli %463, %464 : index
      %466 = arith.addi %39, %465 : index
      %467 = vector.load %x[%466] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %468 = arith.muli %tileRows, %c13 : index
      %469 = arith.addi %466, %468 : index
      %470 = vector.load %x[%469] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %471 = vector.shuffle %467, %470 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %472 = wave.mma %471, %217, %424 : vector<16xf16>, vector<8xf32>
      %473 = wave.mma %471, %317, %425 : vector<16xf16>, vector<8xf32>
      %474 = arith.muli %107, %c4 : index
      %475 = arith.addi %474, %c24 : index
      %476 = arith.muli %tileRows, %c1 : index
      %477 = arith.muli %475, %476 : index
      %478 = arith.addi %57, %477 : index
      %479 = vector.load %x[%478] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %480 = arith.muli %tileRows, %c13 : index
      %481 = arith.addi %478, %480 : index
      %482 = vector.load %x[%481] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %483 = vector.shuffle %479, %482 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %484 = wave.mma %483, %217, %436 : vector<16xf16>, vector<8xf32>
      %485 = wave.mma %483, %317, %437 : vector<16xf16>, vector<8xf32>
      %486 = arith.muli %107, %c4 : index
      %487 = arith.addi %486, %c24 : index
      %488 = arith.muli %tileRows, %c1 : index
      %489 = arith.muli %487, %488 : index
      %490 = arith.addi %75, %489 : index
      %491 = vector.load %x[%490] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %492 = arith.muli %tileRows, %c13 : index
      %493 = arith.addi %490, %492 : index
      %494 = vector.load %x[%493] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %495 = vector.shuffle %491, %494 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %496 = wave.mma %495, %217, %448 : vector<16xf16>, vector<8xf32>
      %497 = wave.mma %495, %317, %449 : vector<16xf16>, vector<8xf32>
      %498 = arith.muli %107, %c4 : index
      %499 = arith.addi %498, %c24 : index
      %500 = arith.muli %tileRows, %c1 : index
      %501 = arith.muli %499, %500 : index
      %502 = arith.addi %93, %501 : index
      %503 = vector.load %x[%502] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %504 = arith.muli %tileRows, %c13 : index
      %505 = arith.addi %502, %504 : index
      %506 = vector.load %x[%505] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %507 = vector.shuffle %503, %506 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %508 = wave.mma %507, %217, %460 : vector<16xf16>, vector<8xf32>
      %509 = wave.mma %507, %317, %461 : vector<16xf16>, vector<8xf32>
      scf.yield %472, %473, %484, %485, %496, %497, %508, %509 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %510 = arith.select %100, %106, %99 : index
    %520:8 = scf.for %511 = %106 to %510 step %c6 iter_args(%512 = %116#0, %513 = %116#1, %514 = %116#2, %515 = %116#3, %516 = %116#4, %517 = %116#5, %518 = %116#6, %519 = %116#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %521 = wave.lane
      %522 = arith.addi %511, %c5 : index
      %523 = arith.remui %521, %c1 : index
      %524 = arith.addi %10, %c3 : index
      %525 = arith.muli %522, %c11 : index
      %526 = arith.addi %524, %525 : index
      %527 = arith.muli %523, %c4 : index
      %528 = arith.addi %526, %527 : index
      %529 = vector.load %w[%528] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %530 = vector.bitcast %529 : vector<2xi8> to vector<1xf16>
      %531 = vector.extract %530[0] : f16 from vector<1xf16>
      %532 = vector.broadcast %531 : f16 to vector<16xf16>
      %533 = arith.addi %10, %c3 : index
      %534 = arith.addi %inputFeatures, %c2 : index
      %535 = arith.divui %534, %c3 : index
      %536 = arith.muli %535, %c3 : index
      %537 = arith.addi %533, %536 : index
      %538 = arith.muli %522, %c18 : index
      %539 = arith.addi %537, %538 : index
      %540 = arith.addi %539, %c5 : index
      %541 = arith.muli %523, %c1 : index
      %542 = arith.addi %540, %541 : index
      %543 = vector.load %w[%542] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %544 = vector.bitcast %543 : vector<16xi8> to vector<4xi32>
      %545 = arith.andi %544, %c19 : vector<4xi32>
      %546 = arith.ori %545, %c20 : vector<4xi32>
      %547 = vector.bitcast %546 : vector<4xi32> to vector<8xf16>
      %548 = arith.shrui %544, %c21 : vector<4xi32>
      %549 = arith.andi %548, %c19 : vector<4xi32>
      %550 = arith.ori %549, %c20 : vector<4xi32>
      %551 = vector.bitcast %550 : vector<4xi32> to vector<8xf16>
      %552 = vector.shuffle %547, %551 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %553 = arith.subf %552, %c22 : vector<16xf16>
      %554 = arith.mulf %553, %532 : vector<16xf16>
      %555 = arith.muli %522, %c18 : index
      %556 = arith.addi %537, %555 : index
      %557 = arith.addi %556, %c23 : index
      %558 = arith.muli %523, %c1 : index
      %559 = arith.addi %557, %558 : index
      %560 = vector.load %w[%559] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %561 = vector.bitcast %560 : vector<16xi8> to vector<4xi32>
      %562 = arith.andi %561, %c19 : vector<4xi32>
      %563 = arith.ori %562, %c20 : vector<4xi32>
      %564 = vector.bitcast %563 : vector<4xi32> to vector<8xf16>
      %565 = arith.shrui %561, %c21 : vector<4xi32>
      %566 = arith.andi %565, %c19 : vector<4xi32>
      %567 = arith.ori %566, %c20 : vector<4xi32>
      %568 = vector.bitcast %567 : vector<4xi32> to vector<8xf16>
      %569 = vector.shuffle %564, %568 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %570 = arith.subf %569, %c22 : vector<16xf16>
      %571 = arith.mulf %570, %532 : vector<16xf16>
      %572 = arith.addi %511, %c5 : index
      %573 = arith.remui %521, %c1 : index
      %574 = arith.addi %12, %c3 : index
      %575 = arith.muli %572, %c11 : index
      %576 = arith.addi %574, %575 : index
      %577 = arith.muli %573, %c4 : index
      %578 = arith.addi %576, %577 : index
      %579 = vector.load %w[%578] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %580 = vector.bitcast %579 : vector<2xi8> to vector<1xf16>
      %581 = vector.extract %580[0] : f16 from vector<1xf16>
      %582 = vector.broadcast %581 : f16 to vector<16xf16>
      %583 = arith.addi %12, %c3 : index
      %584 = arith.addi %inputFeatures, %c2 : index
      %585 = arith.divui %584, %c3 : index
      %586 = arith.muli %585, %c3 : index
      %587 = arith.addi %583, %586 : index
      %588 = arith.muli %572, %c18 : index
      %589 = arith.addi %587, %588 : index
      %590 = arith.addi %589, %c5 : index
      %591 = arith.muli %573, %c1 : index
      %592 = arith.addi %590, %591 : index
      %593 = vector.load %w[%592] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %594 = vector.bitcast %593 : vector<16xi8> to vector<4xi32>
      %595 = arith.andi %594, %c19 : vector<4xi32>
      %596 = arith.ori %595, %c20 : vector<4xi32>
      %597 = vector.bitcast %596 : vector<4xi32> to vector<8xf16>
      %598 = arith.shrui %594, %c21 : vector<4xi32>
      %599 = arith.andi %598, %c19 : vector<4xi32>
      %600 = arith.ori %599, %c20 : vector<4xi32>
      %601 = vector.bitcast %600 : vector<4xi32> to vector<8xf16>
      %602 = vector.shuffle %597, %601 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %603 = arith.subf %602, %c22 : vector<16xf16>
      %604 = arith.mulf %603, %582 : vector<16xf16>
      %605 = arith.muli %572, %c18 : index
      %606 = arith.addi %587, %605 : index
      %607 = arith.addi %606, %c23 : index
      %608 = arith.muli %573, %c1 : index
      %609 = arith.addi %607, %608 : index
      %610 = vector.load %w[%609] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %611 = vector.bitcast %610 : vector<16xi8> to vector<4xi32>
      %612 = arith.andi %611, %c19 : vector<4xi32>
      %613 = arith.ori %612, %c20 : vector<4xi32>
      %614 = vector.bitcast %613 : vector<4xi32> to vector<8xf16>
      %615 = arith.shrui %611, %c21 : vector<4xi32>
      %616 = arith.andi %615, %c19 : vector<4xi32>
      %617 = arith.ori %616, %c20 : vector<4xi32>
      %618 = vector.bitcast %617 : vector<4xi32> to vector<8xf16>
      %619 = vector.shuffle %614, %618 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %620 = arith.subf %619, %c22 : vector<16xf16>
      %621 = arith.mulf %620, %582 : vector<16xf16>
      %622 = arith.muli %511, %c4 : index
      %623 = arith.addi %622, %c5 : index
      %624 = arith.muli %tileRows, %c1 : index
      %625 = arith.muli %623, %624 : index
      %626 = arith.addi %39, %625 : index
      %627 = vector.load %x[%626] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %628 = arith.muli %tileRows, %c13 : index
      %629 = arith.addi %626, %628 : index
      %630 = vector.load %x[%629] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %631 = vector.shuffle %627, %630 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %632 = wave.mma %631, %554, %512 : vector<16xf16>, vector<8xf32>
      %633 = wave.mma %631, %604, %513 : vector<16xf16>, vector<8xf32>
      %634 = arith.muli %511, %c4 : index
      %635 = arith.addi %634, %c5 : index
      %636 = arith.muli %tileRows, %c1 : index
      %637 = arith.muli %635, %636 : index
      %638 = arith.addi %57, %637 : index
      %639 = vector.load %x[%638] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %640 = arith.muli %tileRows, %c13 : index
      %641 = arith.addi %638, %640 : index
      %642 = vector.load %x[%641] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %643 = vector.shuffle %639, %642 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %644 = wave.mma %643, %554, %514 : vector<16xf16>, vector<8xf32>
      %645 = wave.mma %643, %604, %515 : vector<16xf16>, vector<8xf32>
      %646 = arith.muli %511, %c4 : index
      %647 = arith.addi %646, %c5 : index
      %648 = arith.muli %tileRows, %c1 : index
      %649 = arith.muli %647, %648 : index
      %650 = arith.addi %75, %649 : index
      %651 = vector.load %x[%650] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %652 = arith.muli %tileRows, %c13 : index
      %653 = arith.addi %650, %652 : index
      %654 = vector.load %x[%653] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %655 = vector.shuffle %651, %654 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %656 = wave.mma %655, %554, %516 : vector<16xf16>, vector<8xf32>
      %657 = wave.mma %655, %604, %517 : vector<16xf16>, vector<8xf32>
      %658 = arith.muli %511, %c4 : index
      %659 = arith.addi %658, %c5 : index
      %660 = arith.muli %tileRows, %c1 : index
      %661 = arith.muli %659, %660 : index
      %662 = arith.addi %93, %661 : index
      %663 = vector.load %x[%662] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %664 = arith.muli %tileRows, %c13 : index
      %665 = arith.addi %662, %664 : index
      %666 = vector.load %x[%665] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %667 = vector.shuffle %663, %666 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %668 = wave.mma %667, %554, %518 : vector<16xf16>, vector<8xf32>
      %669 = wave.mma %667, %604, %519 : vector<16xf16>, vector<8xf32>
      %670 = arith.muli %511, %c4 : index
      %671 = arith.addi %670, %c6 : index
      %672 = arith.muli %tileRows, %c1 : index
      %673 = arith.muli %671, %672 : index
      %674 = arith.addi %39, %673 : index
      %675 = vector.load %x[%674] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %676 = arith.muli %tileRows, %c13 : index
      %677 = arith.addi %674, %676 : index
      %678 = vector.load %x[%677] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %679 = vector.shuffle %675, %678 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %680 = wave.mma %679, %571, %632 : vector<16xf16>, vector<8xf32>
      %681 = wave.mma %679, %621, %633 : vector<16xf16>, vector<8xf32>
      %682 = arith.muli %511, %c4 : index
      %683 = arith.addi %682, %c6 : index
      %684 = arith.muli %tileRows, %c1 : index
      %685 = arith.muli %683, %684 : index
      %686 = arith.addi %57, %685 : index
      %687 = vector.load %x[%686] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %688 = arith.muli %tileRows, %c13 : index
      %689 = arith.addi %686, %688 : index
      %690 = vector.load %x[%689] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %691 = vector.shuffle %687, %690 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %692 = wave.mma %691, %571, %644 : vector<16xf16>, vector<8xf32>
      %693 = wave.mma %691, %621, %645 : vector<16xf16>, vector<8xf32>
      %694 = arith.muli %511, %c4 : index
      %695 = arith.addi %694, %c6 : index
      %696 = arith.muli %tileRows, %c1 : index
      %697 = arith.muli %695, %696 : index
      %698 = arith.addi %75, %697 : index
      %699 = vector.load %x[%698] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %700 = arith.muli %tileRows, %c13 : index
      %701 = arith.addi %698, %700 : index
      %702 = vector.load %x[%701] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %703 = vector.shuffle %699, %702 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %704 = wave.mma %703, %571, %656 : vector<16xf16>, vector<8xf32>
      %705 = wave.mma %703, %621, %657 : vector<16xf16>, vector<8xf32>
      %706 = arith.muli %511, %c4 : index
      %707 = arith.addi %706, %c6 : index
      %708 = arith.muli %tileRows, %c1 : index
      %709 = arith.muli %707, %708 : index
      %710 = arith.addi %93, %709 : index
      %711 = vector.load %x[%710] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %712 = arith.muli %tileRows, %c13 : index
      %713 = arith.addi %710, %712 : index
      %714 = vector.load %x[%713] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %715 = vector.shuffle %711, %714 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %716 = wave.mma %715, %571, %668 : vector<16xf16>, vector<8xf32>
      %717 = wave.mma %715, %621, %669 : vector<16xf16>, vector<8xf32>
      scf.yield %680, %681, %692, %693, %704, %705, %716, %717 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %718 = wave.lane
    %719 = vector.extract %520#0[0] : f32 from vector<8xf32>
    %720 = vector.extract %520#1[0] : f32 from vector<8xf32>
    %721 = wave.lane
    %722 = arith.addi %15, %c5 : index
    %723 = arith.muli %c5, %c4 : index
    %724 = arith.addi %722, %723 : index
    %725 = arith.divui %721, %c1 : index
    %726 = arith.addi %724, %725 : index
    %727 = arith.cmpi slt, %726, %14 : index
    scf.if %727 {
      %728 = arith.cmpi eq, %hasFactors, %c6 : index
      %729 = arith.muli %726, %c4 : index
      %730 = memref.load %factors[%729] : memref<?xf32>
      %731 = arith.mulf %730, %operandScale : f32
      %732 = arith.select %728, %731, %operandScale : f32
      %733 = arith.remui %721, %c1 : index
      %734 = arith.muli %733, %c27 : index
      %735 = arith.addi %10, %734 : index
      %736 = vector.load %w[%735] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %737 = vector.bitcast %736 : vector<4xi8> to vector<1xf32>
      %738 = vector.extract %737[0] : f32 from vector<1xf32>
      %739 = arith.mulf %738, %732 : f32
      %740 = arith.mulf %719, %739 : f32
      %741 = arith.remui %721, %c1 : index
      %742 = arith.muli %741, %c27 : index
      %743 = arith.addi %12, %742 : index
      %744 = vector.load %w[%743] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %745 = vector.bitcast %744 : vector<4xi8> to vector<1xf32>
      %746 = vector.extract %745[0] : f32 from vector<1xf32>
      %747 = arith.mulf %746, %732 : f32
      %748 = arith.mulf %720, %747 : f32
      %749 = arith.muli %726, %outputFeatures : index
      %750 = arith.addi %749, %18 : index
      %751 = wave.lane
      %752 = arith.remui %751, %c1 : index
      %753 = arith.addi %750, %752 : index
      scf.if %16 {
        %754 = arith.addi %753, %c5 : index
        %755 = memref.load %residual[%754] : memref<?xf32>
        %756 = arith.addf %755, %740 : f32
        %757 = arith.addi %753, %c5 : index
        memref.store %756, %out[%757] : memref<?xf32>
      } else {
        %758 = arith.addi %753, %c5 : index
        memref.store %740, %out[%758] : memref<?xf32>
      }
      scf.if %16 {
        %759 = arith.addi %753, %c1 : index
        %760 = memref.load %residual[%759] : memref<?xf32>
        %761 = arith.addf %760, %748 : f32
        %762 = arith.addi %753, %c1 : index
        memref.store %761, %out[%762] : memref<?xf32>
      } else {
        %763 = arith.addi %753, %c1 : index
        memref.store %748, %out[%763] : memref<?xf32>
      }
    }
    %764 = vector.extract %520#0[1] : f32 from vector<8xf32>
    %765 = vector.extract %520#1[1] : f32 from vector<8xf32>
    %766 = wave.lane
    %767 = arith.addi %15, %c5 : index
    %768 = arith.muli %c6, %c4 : index
    %769 = arith.addi %767, %768 : index
    %770 = arith.divui %766, %c1 : index
    %771 = arith.addi %769, %770 : index
    %772 = arith.cmpi slt, %771, %14 : index
    scf.if %772 {
      %773 = arith.cmpi eq, %hasFactors, %c6 : index
      %774 = arith.muli %771, %c4 : index
      %775 = memref.load %factors[%774] : memref<?xf32>
      %776 = arith.mulf %775, %operandScale : f32
      %777 = arith.select %773, %776, %operandScale : f32
      %778 = arith.remui %766, %c1 : index
      %779 = arith.muli %778, %c27 : index
      %780 = arith.addi %10, %779 : index
      %781 = vector.load %w[%780] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %782 = vector.bitcast %781 : vector<4xi8> to vector<1xf32>
      %783 = vector.extract %782[0] : f32 from vector<1xf32>
      %784 = arith.mulf %783, %777 : f32
      %785 = arith.mulf %764, %784 : f32
      %786 = arith.remui %766, %c1 : index
      %787 = arith.muli %786, %c27 : index
      %788 = arith.addi %12, %787 : index
      %789 = vector.load %w[%788] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %790 = vector.bitcast %789 : vector<4xi8> to vector<1xf32>
      %791 = vector.extract %790[0] : f32 from vector<1xf32>
      %792 = arith.mulf %791, %777 : f32
      %793 = arith.mulf %765, %792 : f32
      %794 = arith.muli %771, %outputFeatures : index
      %795 = arith.addi %794, %18 : index
      %796 = wave.lane
      %797 = arith.remui %796, %c1 : index
      %798 = arith.addi %795, %797 : index
      scf.if %16 {
        %799 = arith.addi %798, %c5 : index
        %800 = memref.load %residual[%799] : memref<?xf32>
        %801 = arith.addf %800, %785 : f32
        %802 = arith.addi %798, %c5 : index
        memref.store %801, %out[%802] : memref<?xf32>
      } else {
        %803 = arith.addi %798, %c5 : index
        memref.store %785, %out[%803] : memref<?xf32>
      }
      scf.if %16 {
        %804 = arith.addi %798, %c1 : index
        %805 = memref.load %residual[%804] : memref<?xf32>
        %806 = arith.addf %805, %793 : f32
        %807 = arith.addi %798, %c1 : index
        memref.store %806, %out[%807] : memref<?xf32>
      } else {
        %808 = arith.addi %798, %c1 : index
        memref.store %793, %out[%808] : memref<?xf32>
      }
    }
    %809 = vector.extract %520#0[2] : f32 from vector<8xf32>
    %810 = vector.extract %520#1[2] : f32 from vector<8xf32>
    %811 = wave.lane
    %812 = arith.addi %15, %c5 : index
    %813 = arith.muli %c4, %c4 : index
    %814 = arith.addi %812, %813 : index
    %815 = arith.divui %811, %c1 : index
    %816 = arith.addi %814, %815 : index
    %817 = arith.cmpi slt, %816, %14 : index
    scf.if %817 {
      %818 = arith.cmpi eq, %hasFactors, %c6 : index
      %819 = arith.muli %816, %c4 : index
      %820 = memref.load %factors[%819] : memref<?xf32>
      %821 = arith.mulf %820, %operandScale : f32
      %822 = arith.select %818, %821, %operandScale : f32
      %823 = arith.remui %811, %c1 : index
      %824 = arith.muli %823, %c27 : index
      %825 = arith.addi %10, %824 : index
      %826 = vector.load %w[%825] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %827 = vector.bitcast %826 : vector<4xi8> to vector<1xf32>
      %828 = vector.extract %827[0] : f32 from vector<1xf32>
      %829 = arith.mulf %828, %822 : f32
      %830 = arith.mulf %809, %829 : f32
      %831 = arith.remui %811, %c1 : index
      %832 = arith.muli %831, %c27 : index
      %833 = arith.addi %12, %832 : index
      %834 = vector.load %w[%833] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %835 = vector.bitcast %834 : vector<4xi8> to vector<1xf32>
      %836 = vector.extract %835[0] : f32 from vector<1xf32>
      %837 = arith.mulf %836, %822 : f32
      %838 = arith.mulf %810, %837 : f32
      %839 = arith.muli %816, %outputFeatures : index
      %840 = arith.addi %839, %18 : index
      %841 = wave.lane
      %842 = arith.remui %841, %c1 : index
      %843 = arith.addi %840, %842 : index
      scf.if %16 {
        %844 = arith.addi %843, %c5 : index
        %845 = memref.load %residual[%844] : memref<?xf32>
        %846 = arith.addf %845, %830 : f32
        %847 = arith.addi %843, %c5 : index
        memref.store %846, %out[%847] : memref<?xf32>
      } else {
        %848 = arith.addi %843, %c5 : index
        memref.store %830, %out[%848] : memref<?xf32>
      }
      scf.if %16 {
        %849 = arith.addi %843, %c1 : index
        %850 = memref.load %residual[%849] : memref<?xf32>
        %851 = arith.addf %850, %838 : f32
        %852 = arith.addi %843, %c1 : index
        memref.store %851, %out[%852] : memref<?xf32>
      } else {
        %853 = arith.addi %843, %c1 : index
        memref.store %838, %out[%853] : memref<?xf32>
      }
    }
    %854 = vector.extract %520#0[3] : f32 from vector<8xf32>
    %855 = vector.extract %520#1[3] : f32 from vector<8xf32>
    %856 = wave.lane
    %857 = arith.addi %15, %c5 : index
    %858 = arith.muli %c24, %c4 : index
    %859 = arith.addi %857, %858 : index
    %860 = arith.divui %856, %c1 : index
    %861 = arith.addi %859, %860 : index
    %862 = arith.cmpi slt, %861, %14 : index
    scf.if %862 {
      %863 = arith.cmpi eq, %hasFactors, %c6 : index
      %864 = arith.muli %861, %c4 : index
      %865 = memref.load %factors[%864] : memref<?xf32>
      %866 = arith.mulf %865, %operandScale : f32
      %867 = arith.select %863, %866, %operandScale : f32
      %868 = arith.remui %856, %c1 : index
      %869 = arith.muli %868, %c27 : index
      %870 = arith.addi %10, %869 : index
      %871 = vector.load %w[%870] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %872 = vector.bitcast %871 : vector<4xi8> to vector<1xf32>
      %873 = vector.extract %872[0] : f32 from vector<1xf32>
      %874 = arith.mulf %873, %867 : f32
      %875 = arith.mulf %854, %874 : f32
      %876 = arith.remui %856, %c1 : index
      %877 = arith.muli %876, %c27 : index
      %878 = arith.addi %12, %877 : index
      %879 = vector.load %w[%878] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %880 = vector.bitcast %879 : vector<4xi8> to vector<1xf32>
      %881 = vector.extract %880[0] : f32 from vector<1xf32>
      %882 = arith.mulf %881, %867 : f32
      %883 = arith.mulf %855, %882 : f32
      %884 = arith.muli %861, %outputFeatures : index
      %885 = arith.addi %884, %18 : index
      %886 = wave.lane
      %887 = arith.remui %886, %c1 : index
      %888 = arith.addi %885, %887 : index
      scf.if %16 {
        %889 = arith.addi %888, %c5 : index
        %890 = memref.load %residual[%889] : memref<?xf32>
        %891 = arith.addf %890, %875 : f32
        %892 = arith.addi %888, %c5 : index
        memref.store %891, %out[%892] : memref<?xf32>
      } else {
        %893 = arith.addi %888, %c5 : index
        memref.store %875, %out[%893] : memref<?xf32>
      }
      scf.if %16 {
        %894 = arith.addi %888, %c1 : index
        %895 = memref.load %residual[%894] : memref<?xf32>
        %896 = arith.addf %895, %883 : f32
        %897 = arith.addi %888, %c1 : index
        memref.store %896, %out[%897] : memref<?xf32>
      } else {
        %898 = arith.addi %888, %c1 : index
        memref.store %883, %out[%898] : memref<?xf32>
      }
    }
    %899 = vector.extract %520#0[4] : f32 from vector<8xf32>
    %900 = vector.extract %520#1[4] : f32 from vector<8xf32>
    %901 = wave.lane
    %902 = arith.addi %15, %c5 : index
    %903 = arith.muli %c27, %c4 : index
    %904 = arith.addi %902, %903 : index
    %905 = arith.divui %901, %c1 : index
    %906 = arith.addi %904, %905 : index
    %907 = arith.cmpi slt, %906, %14 : index
    scf.if %907 {
      %908 = arith.cmpi eq, %hasFactors, %c6 : index
      %909 = arith.muli %906, %c4 : index
      %910 = memref.load %factors[%909] : memref<?xf32>
      %911 = arith.mulf %910, %operandScale : f32
      %912 = arith.select %908, %911, %operandScale : f32
      %913 = arith.remui %901, %c1 : index
      %914 = arith.muli %913, %c27 : index
      %915 = arith.addi %10, %914 : index
      %916 = vector.load %w[%915] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %917 = vector.bitcast %916 : vector<4xi8> to vector<1xf32>
      %918 = vector.extract %917[0] : f32 from vector<1xf32>
      %919 = arith.mulf %918, %912 : f32
      %920 = arith.mulf %899, %919 : f32
      %921 = arith.remui %901, %c1 : index
      %922 = arith.muli %921, %c27 : index
      %923 = arith.addi %12, %922 : index
      %924 = vector.load %w[%923] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %925 = vector.bitcast %924 : vector<4xi8> to vector<1xf32>
      %926 = vector.extract %925[0] : f32 from vector<1xf32>
      %927 = arith.mulf %926, %912 : f32
      %928 = arith.mulf %900, %927 : f32
      %929 = arith.muli %906, %outputFeatures : index
      %930 = arith.addi %929, %18 : index
      %931 = wave.lane
      %932 = arith.remui %931, %c1 : index
      %933 = arith.addi %930, %932 : index
      scf.if %16 {
        %934 = arith.addi %933, %c5 : index
        %935 = memref.load %residual[%934] : memref<?xf32>
        %936 = arith.addf %935, %920 : f32
        %937 = arith.addi %933, %c5 : index
        memref.store %936, %out[%937] : memref<?xf32>
      } else {
        %938 = arith.addi %933, %c5 : index
        memref.store %920, %out[%938] : memref<?xf32>
      }
      scf.if %16 {
        %939 = arith.addi %933, %c1 : index
        %940 = memref.load %residual[%939] : memref<?xf32>
        %941 = arith.addf %940, %928 : f32
        %942 = arith.addi %933, %c1 : index
        memref.store %941, %out[%942] : memref<?xf32>
      } else {
        %943 = arith.addi %933, %c1 : index
        memref.store %928, %out[%943] : memref<?xf32>
      }
    }
    %944 = vector.extract %520#0[5] : f32 from vector<8xf32>
    %945 = vector.extract %520#1[5] : f32 from vector<8xf32>
    %946 = wave.lane
    %947 = arith.addi %15, %c5 : index
    %948 = arith.muli %c28, %c4 : index
    %949 = arith.addi %947, %948 : index
    %950 = arith.divui %946, %c1 : index
    %951 = arith.addi %949, %950 : index
    %952 = arith.cmpi slt, %951, %14 : index
    scf.if %952 {
      %953 = arith.cmpi eq, %hasFactors, %c6 : index
      %954 = arith.muli %951, %c4 : index
      %955 = memref.load %factors[%954] : memref<?xf32>
      %956 = arith.mulf %955, %operandScale : f32
      %957 = arith.select %953, %956, %operandScale : f32
      %958 = arith.remui %946, %c1 : index
      %959 = arith.muli %958, %c27 : index
      %960 = arith.addi %10, %959 : index
      %961 = vector.load %w[%960] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %962 = vector.bitcast %961 : vector<4xi8> to vector<1xf32>
      %963 = vector.extract %962[0] : f32 from vector<1xf32>
      %964 = arith.mulf %963, %957 : f32
      %965 = arith.mulf %944, %964 : f32
      %966 = arith.remui %946, %c1 : index
      %967 = arith.muli %966, %c27 : index
      %968 = arith.addi %12, %967 : index
      %969 = vector.load %w[%968] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %970 = vector.bitcast %969 : vector<4xi8> to vector<1xf32>
      %971 = vector.extract %970[0] : f32 from vector<1xf32>
      %972 = arith.mulf %971, %957 : f32
      %973 = arith.mulf %945, %972 : f32
      %974 = arith.muli %951, %outputFeatures : index
      %975 = arith.addi %974, %18 : index
      %976 = wave.lane
      %977 = arith.remui %976, %c1 : index
      %978 = arith.addi %975, %977 : index
      scf.if %16 {
        %979 = arith.addi %978, %c5 : index
        %980 = memref.load %residual[%979] : memref<?xf32>
        %981 = arith.addf %980, %965 : f32
        %982 = arith.addi %978, %c5 : index
        memref.store %981, %out[%982] : memref<?xf32>
      } else {
        %983 = arith.addi %978, %c5 : index
        memref.store %965, %out[%983] : memref<?xf32>
      }
      scf.if %16 {
        %984 = arith.addi %978, %c1 : index
        %985 = memref.load %residual[%984] : memref<?xf32>
        %986 = arith.addf %985, %973 : f32
        %987 = arith.addi %978, %c1 : index
        memref.store %986, %out[%987] : memref<?xf32>
      } else {
        %988 = arith.addi %978, %c1 : index
        memref.store %973, %out[%988] : memref<?xf32>
      }
    }
    %989 = vector.extract %520#0[6] : f32 from vector<8xf32>
    %990 = vector.extract %520#1[6] : f32 from vector<8xf32>
    %991 = wave.lane
    %992 = arith.addi %15, %c5 : index
    %993 = arith.muli %c29, %c4 : index
    %994 = arith.addi %992, %993 : index
    %995 = arith.divui %991, %c1 : index
    %996 = arith.addi %994, %995 : index
    %997 = arith.cmpi slt, %996, %14 : index
    scf.if %997 {
      %998 = arith.cmpi eq, %hasFactors, %c6 : index
      %999 = arith.muli %996, %c4 : index
      %1000 = memref.load %factors[%999] : memref<?xf32>
      %1001 = arith.mulf %1000, %operandScale : f32
      %1002 = arith.select %998, %1001, %operandScale : f32
      %1003 = arith.remui %991, %c1 : index
      %1004 = arith.muli %1003, %c27 : index
      %1005 = arith.addi %10, %1004 : index
      %1006 = vector.load %w[%1005] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1007 = vector.bitcast %1006 : vector<4xi8> to vector<1xf32>
      %1008 = vector.extract %1007[0] : f32 from vector<1xf32>
      %1009 = arith.mulf %1008, %1002 : f32
      %1010 = arith.mulf %989, %1009 : f32
      %1011 = arith.remui %991, %c1 : index
      %1012 = arith.muli %1011, %c27 : index
      %1013 = arith.addi %12, %1012 : index
      %1014 = vector.load %w[%1013] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1015 = vector.bitcast %1014 : vector<4xi8> to vector<1xf32>
      %1016 = vector.extract %1015[0] : f32 from vector<1xf32>
      %1017 = arith.mulf %1016, %1002 : f32
      %1018 = arith.mulf %990, %1017 : f32
      %1019 = arith.muli %996, %outputFeatures : index
      %1020 = arith.addi %1019, %18 : index
      %1021 = wave.lane
      %1022 = arith.remui %1021, %c1 : index
      %1023 = arith.addi %1020, %1022 : index
      scf.if %16 {
        %1024 = arith.addi %1023, %c5 : index
        %1025 = memref.load %residual[%1024] : memref<?xf32>
        %1026 = arith.addf %1025, %1010 : f32
        %1027 = arith.addi %1023, %c5 : index
        memref.store %1026, %out[%1027] : memref<?xf32>
      } else {
        %1028 = arith.addi %1023, %c5 : index
        memref.store %1010, %out[%1028] : memref<?xf32>
      }
      scf.if %16 {
        %1029 = arith.addi %1023, %c1 : index
        %1030 = memref.load %residual[%1029] : memref<?xf32>
        %1031 = arith.addf %1030, %1018 : f32
        %1032 = arith.addi %1023, %c1 : index
        memref.store %1031, %out[%1032] : memref<?xf32>
      } else {
        %1033 = arith.addi %1023, %c1 : index
        memref.store %1018, %out[%1033] : memref<?xf32>
      }
    }
    %1034 = vector.extract %520#0[7] : f32 from vector<8xf32>
    %1035 = vector.extract %520#1[7] : f32 from vector<8xf32>
    %1036 = wave.lane
    %1037 = arith.addi %15, %c5 : index
    %1038 = arith.muli %c30, %c4 : index
    %1039 = arith.addi %1037, %1038 : index
    %1040 = arith.divui %1036, %c1 : index
    %1041 = arith.addi %1039, %1040 : index
    %1042 = arith.cmpi slt, %1041, %14 : index
    scf.if %1042 {
      %1043 = arith.cmpi eq, %hasFactors, %c6 : index
      %1044 = arith.muli %1041, %c4 : index
      %1045 = memref.load %factors[%1044] : memref<?xf32>
      %1046 = arith.mulf %1045, %operandScale : f32
      %1047 = arith.select %1043, %1046, %operandScale : f32
      %1048 = arith.remui %1036, %c1 : index
      %1049 = arith.muli %1048, %c27 : index
      %1050 = arith.addi %10, %1049 : index
      %1051 = vector.load %w[%1050] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1052 = vector.bitcast %1051 : vector<4xi8> to vector<1xf32>
      %1053 = vector.extract %1052[0] : f32 from vector<1xf32>
      %1054 = arith.mulf %1053, %1047 : f32
      %1055 = arith.mulf %1034, %1054 : f32
      %1056 = arith.remui %1036, %c1 : index
      %1057 = arith.muli %1056, %c27 : index
      %1058 = arith.addi %12, %1057 : index
      %1059 = vector.load %w[%1058] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1060 = vector.bitcast %1059 : vector<4xi8> to vector<1xf32>
      %1061 = vector.extract %1060[0] : f32 from vector<1xf32>
      %1062 = arith.mulf %1061, %1047 : f32
      %1063 = arith.mulf %1035, %1062 : f32
      %1064 = arith.muli %1041, %outputFeatures : index
      %1065 = arith.addi %1064, %18 : index
      %1066 = wave.lane
      %1067 = arith.remui %1066, %c1 : index
      %1068 = arith.addi %1065, %1067 : index
      scf.if %16 {
        %1069 = arith.addi %1068, %c5 : index
        %1070 = memref.load %residual[%1069] : memref<?xf32>
        %1071 = arith.addf %1070, %1055 : f32
        %1072 = arith.addi %1068, %c5 : index
        memref.store %1071, %out[%1072] : memref<?xf32>
      } else {
        %1073 = arith.addi %1068, %c5 : index
        memref.store %1055, %out[%1073] : memref<?xf32>
      }
      scf.if %16 {
        %1074 = arith.addi %1068, %c1 : index
        %1075 = memref.load %residual[%1074] : memref<?xf32>
        %1076 = arith.addf %1075, %1063 : f32
        %1077 = arith.addi %1068, %c1 : index
        memref.store %1076, %out[%1077] : memref<?xf32>
      } else {
        %1078 = arith.addi %1068, %c1 : index
        memref.store %1063, %out[%1078] : memref<?xf32>
      }
    }
    %1079 = wave.lane
    %1080 = vector.extract %520#2[0] : f32 from vector<8xf32>
    %1081 = vector.extract %520#3[0] : f32 from vector<8xf32>
    %1082 = wave.lane
    %1083 = arith.addi %15, %c1 : index
    %1084 = arith.muli %c5, %c4 : index
    %1085 = arith.addi %1083, %1084 : index
    %1086 = arith.divui %1082, %c1 : index
    %1087 = arith.addi %1085, %1086 : index
    %1088 = arith.cmpi slt, %1087, %14 : index
    scf.if %1088 {
      %1089 = arith.cmpi eq, %hasFactors, %c6 : index
      %1090 = arith.muli %1087, %c4 : index
      %1091 = memref.load %factors[%1090] : memref<?xf32>
      %1092 = arith.mulf %1091, %operandScale : f32
      %1093 = arith.select %1089, %1092, %operandScale : f32
      %1094 = arith.remui %1082, %c1 : index
      %1095 = arith.muli %1094, %c27 : index
      %1096 = arith.addi %10, %1095 : index
      %1097 = vector.load %w[%1096] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1098 = vector.bitcast %1097 : vector<4xi8> to vector<1xf32>
      %1099 = vector.extract %1098[0] : f32 from vector<1xf32>
      %1100 = arith.mulf %1099, %1093 : f32
      %1101 = arith.mulf %1080, %1100 : f32
      %1102 = arith.remui %1082, %c1 : index
      %1103 = arith.muli %1102, %c27 : index
      %1104 = arith.addi %12, %1103 : index
      %1105 = vector.load %w[%1104] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1106 = vector.bitcast %1105 : vector<4xi8> to vector<1xf32>
      %1107 = vector.extract %1106[0] : f32 from vector<1xf32>
      %1108 = arith.mulf %1107, %1093 : f32
      %1109 = arith.mulf %1081, %1108 : f32
      %1110 = arith.muli %1087, %outputFeatures : index
      %1111 = arith.addi %1110, %18 : index
      %1112 = wave.lane
      %1113 = arith.remui %1112, %c1 : index
      %1114 = arith.addi %1111, %1113 : index
      scf.if %16 {
        %1115 = arith.addi %1114, %c5 : index
        %1116 = memref.load %residual[%1115] : memref<?xf32>
        %1117 = arith.addf %1116, %1101 : f32
        %1118 = arith.addi %1114, %c5 : index
        memref.store %1117, %out[%1118] : memref<?xf32>
      } else {
        %1119 = arith.addi %1114, %c5 : index
        memref.store %1101, %out[%1119] : memref<?xf32>
      }
      scf.if %16 {
        %1120 = arith.addi %1114, %c1 : index
        %1121 = memref.load %residual[%1120] : memref<?xf32>
        %1122 = arith.addf %1121, %1109 : f32
        %1123 = arith.addi %1114, %c1 : index
        memref.store %1122, %out[%1123] : memref<?xf32>
      } else {
        %1124 = arith.addi %1114, %c1 : index
        memref.store %1109, %out[%1124] : memref<?xf32>
      }
    }
    %1125 = vector.extract %520#2[1] : f32 from vector<8xf32>
    %1126 = vector.extract %520#3[1] : f32 from vector<8xf32>
    %1127 = wave.lane
    %1128 = arith.addi %15, %c1 : index
    %1129 = arith.muli %c6, %c4 : index
    %1130 = arith.addi %1128, %1129 : index
    %1131 = arith.divui %1127, %c1 : index
    %1132 = arith.addi %1130, %1131 : index
    %1133 = arith.cmpi slt, %1132, %14 : index
    scf.if %1133 {
      %1134 = arith.cmpi eq, %hasFactors, %c6 : index
      %1135 = arith.muli %1132, %c4 : index
      %1136 = memref.load %factors[%1135] : memref<?xf32>
      %1137 = arith.mulf %1136, %operandScale : f32
      %1138 = arith.select %1134, %1137, %operandScale : f32
      %1139 = arith.remui %1127, %c1 : index
      %1140 = arith.muli %1139, %c27 : index
      %1141 = arith.addi %10, %1140 : index
      %1142 = vector.load %w[%1141] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1143 = vector.bitcast %1142 : vector<4xi8> to vector<1xf32>
      %1144 = vector.extract %1143[0] : f32 from vector<1xf32>
      %1145 = arith.mulf %1144, %1138 : f32
      %1146 = arith.mulf %1125, %1145 : f32
      %1147 = arith.remui %1127, %c1 : index
      %1148 = arith.muli %1147, %c27 : index
      %1149 = arith.addi %12, %1148 : index
      %1150 = vector.load %w[%1149] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1151 = vector.bitcast %1150 : vector<4xi8> to vector<1xf32>
      %1152 = vector.extract %1151[0] : f32 from vector<1xf32>
      %1153 = arith.mulf %1152, %1138 : f32
      %1154 = arith.mulf %1126, %1153 : f32
      %1155 = arith.muli %1132, %outputFeatures : index
      %1156 = arith.addi %1155, %18 : index
      %1157 = wave.lane
      %1158 = arith.remui %1157, %c1 : index
      %1159 = arith.addi %1156, %1158 : index
      scf.if %16 {
        %1160 = arith.addi %1159, %c5 : index
        %1161 = memref.load %residual[%1160] : memref<?xf32>
        %1162 = arith.addf %1161, %1146 : f32
        %1163 = arith.addi %1159, %c5 : index
        memref.store %1162, %out[%1163] : memref<?xf32>
      } else {
        %1164 = arith.addi %1159, %c5 : index
        memref.store %1146, %out[%1164] : memref<?xf32>
      }
      scf.if %16 {
        %1165 = arith.addi %1159, %c1 : index
        %1166 = memref.load %residual[%1165] : memref<?xf32>
        %1167 = arith.addf %1166, %1154 : f32
        %1168 = arith.addi %1159, %c1 : index
        memref.store %1167, %out[%1168] : memref<?xf32>
      } else {
        %1169 = arith.addi %1159, %c1 : index
        memref.store %1154, %out[%1169] : memref<?xf32>
      }
    }
    %1170 = vector.extract %520#2[2] : f32 from vector<8xf32>
    %1171 = vector.extract %520#3[2] : f32 from vector<8xf32>
    %1172 = wave.lane
    %1173 = arith.addi %15, %c1 : index
    %1174 = arith.muli %c4, %c4 : index
    %1175 = arith.addi %1173, %1174 : index
    %1176 = arith.divui %1172, %c1 : index
    %1177 = arith.addi %1175, %1176 : index
    %1178 = arith.cmpi slt, %1177, %14 : index
    scf.if %1178 {
      %1179 = arith.cmpi eq, %hasFactors, %c6 : index
      %1180 = arith.muli %1177, %c4 : index
      %1181 = memref.load %factors[%1180] : memref<?xf32>
      %1182 = arith.mulf %1181, %operandScale : f32
      %1183 = arith.select %1179, %1182, %operandScale : f32
      %1184 = arith.remui %1172, %c1 : index
      %1185 = arith.muli %1184, %c27 : index
      %1186 = arith.addi %10, %1185 : index
      %1187 = vector.load %w[%1186] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1188 = vector.bitcast %1187 : vector<4xi8> to vector<1xf32>
      %1189 = vector.extract %1188[0] : f32 from vector<1xf32>
      %1190 = arith.mulf %1189, %1183 : f32
      %1191 = arith.mulf %1170, %1190 : f32
      %1192 = arith.remui %1172, %c1 : index
      %1193 = arith.muli %1192, %c27 : index
      %1194 = arith.addi %12, %1193 : index
      %1195 = vector.load %w[%1194] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1196 = vector.bitcast %1195 : vector<4xi8> to vector<1xf32>
      %1197 = vector.extract %1196[0] : f32 from vector<1xf32>
      %1198 = arith.mulf %1197, %1183 : f32
      %1199 = arith.mulf %1171, %1198 : f32
      %1200 = arith.muli %1177, %outputFeatures : index
      %1201 = arith.addi %1200, %18 : index
      %1202 = wave.lane
      %1203 = arith.remui %1202, %c1 : index
      %1204 = arith.addi %1201, %1203 : index
      scf.if %16 {
        %1205 = arith.addi %1204, %c5 : index
        %1206 = memref.load %residual[%1205] : memref<?xf32>
        %1207 = arith.addf %1206, %1191 : f32
        %1208 = arith.addi %1204, %c5 : index
        memref.store %1207, %out[%1208] : memref<?xf32>
      } else {
        %1209 = arith.addi %1204, %c5 : index
        memref.store %1191, %out[%1209] : memref<?xf32>
      }
      scf.if %16 {
        %1210 = arith.addi %1204, %c1 : index
        %1211 = memref.load %residual[%1210] : memref<?xf32>
        %1212 = arith.addf %1211, %1199 : f32
        %1213 = arith.addi %1204, %c1 : index
        memref.store %1212, %out[%1213] : memref<?xf32>
      } else {
        %1214 = arith.addi %1204, %c1 : index
        memref.store %1199, %out[%1214] : memref<?xf32>
      }
    }
    %1215 = vector.extract %520#2[3] : f32 from vector<8xf32>
    %1216 = vector.extract %520#3[3] : f32 from vector<8xf32>
    %1217 = wave.lane
    %1218 = arith.addi %15, %c1 : index
    %1219 = arith.muli %c24, %c4 : index
    %1220 = arith.addi %1218, %1219 : index
    %1221 = arith.divui %1217, %c1 : index
    %1222 = arith.addi %1220, %1221 : index
    %1223 = arith.cmpi slt, %1222, %14 : index
    scf.if %1223 {
      %1224 = arith.cmpi eq, %hasFactors, %c6 : index
      %1225 = arith.muli %1222, %c4 : index
      %1226 = memref.load %factors[%1225] : memref<?xf32>
      %1227 = arith.mulf %1226, %operandScale : f32
      %1228 = arith.select %1224, %1227, %operandScale : f32
      %1229 = arith.remui %1217, %c1 : index
      %1230 = arith.muli %1229, %c27 : index
      %1231 = arith.addi %10, %1230 : index
      %1232 = vector.load %w[%1231] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1233 = vector.bitcast %1232 : vector<4xi8> to vector<1xf32>
      %1234 = vector.extract %1233[0] : f32 from vector<1xf32>
      %1235 = arith.mulf %1234, %1228 : f32
      %1236 = arith.mulf %1215, %1235 : f32
      %1237 = arith.remui %1217, %c1 : index
      %1238 = arith.muli %1237, %c27 : index
      %1239 = arith.addi %12, %1238 : index
      %1240 = vector.load %w[%1239] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1241 = vector.bitcast %1240 : vector<4xi8> to vector<1xf32>
      %1242 = vector.extract %1241[0] : f32 from vector<1xf32>
      %1243 = arith.mulf %1242, %1228 : f32
      %1244 = arith.mulf %1216, %1243 : f32
      %1245 = arith.muli %1222, %outputFeatures : index
      %1246 = arith.addi %1245, %18 : index
      %1247 = wave.lane
      %1248 = arith.remui %1247, %c1 : index
      %1249 = arith.addi %1246, %1248 : index
      scf.if %16 {
        %1250 = arith.addi %1249, %c5 : index
        %1251 = memref.load %residual[%1250] : memref<?xf32>
        %1252 = arith.addf %1251, %1236 : f32
        %1253 = arith.addi %1249, %c5 : index
        memref.store %1252, %out[%1253] : memref<?xf32>
      } else {
        %1254 = arith.addi %1249, %c5 : index
        memref.store %1236, %out[%1254] : memref<?xf32>
      }
      scf.if %16 {
        %1255 = arith.addi %1249, %c1 : index
        %1256 = memref.load %residual[%1255] : memref<?xf32>
        %1257 = arith.addf %1256, %1244 : f32
        %1258 = arith.addi %1249, %c1 : index
        memref.store %1257, %out[%1258] : memref<?xf32>
      } else {
        %1259 = arith.addi %1249, %c1 : index
        memref.store %1244, %out[%1259] : memref<?xf32>
      }
    }
    %1260 = vector.extract %520#2[4] : f32 from vector<8xf32>
    %1261 = vector.extract %520#3[4] : f32 from vector<8xf32>
    %1262 = wave.lane
    %1263 = arith.addi %15, %c1 : index
    %1264 = arith.muli %c27, %c4 : index
    %1265 = arith.addi %1263, %1264 : index
    %1266 = arith.divui %1262, %c1 : index
    %1267 = arith.addi %1265, %1266 : index
    %1268 = arith.cmpi slt, %1267, %14 : index
    scf.if %1268 {
      %1269 = arith.cmpi eq, %hasFactors, %c6 : index
      %1270 = arith.muli %1267, %c4 : index
      %1271 = memref.load %factors[%1270] : memref<?xf32>
      %1272 = arith.mulf %1271, %operandScale : f32
      %1273 = arith.select %1269, %1272, %operandScale : f32
      %1274 = arith.remui %1262, %c1 : index
      %1275 = arith.muli %1274, %c27 : index
      %1276 = arith.addi %10, %1275 : index
      %1277 = vector.load %w[%1276] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1278 = vector.bitcast %1277 : vector<4xi8> to vector<1xf32>
      %1279 = vector.extract %1278[0] : f32 from vector<1xf32>
      %1280 = arith.mulf %1279, %1273 : f32
      %1281 = arith.mulf %1260, %1280 : f32
      %1282 = arith.remui %1262, %c1 : index
      %1283 = arith.muli %1282, %c27 : index
      %1284 = arith.addi %12, %1283 : index
      %1285 = vector.load %w[%1284] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1286 = vector.bitcast %1285 : vector<4xi8> to vector<1xf32>
      %1287 = vector.extract %1286[0] : f32 from vector<1xf32>
      %1288 = arith.mulf %1287, %1273 : f32
      %1289 = arith.mulf %1261, %1288 : f32
      %1290 = arith.muli %1267, %outputFeatures : index
      %1291 = arith.addi %1290, %18 : index
      %1292 = wave.lane
      %1293 = arith.remui %1292, %c1 : index
      %1294 = arith.addi %1291, %1293 : index
      scf.if %16 {
        %1295 = arith.addi %1294, %c5 : index
        %1296 = memref.load %residual[%1295] : memref<?xf32>
        %1297 = arith.addf %1296, %1281 : f32
        %1298 = arith.addi %1294, %c5 : index
        memref.store %1297, %out[%1298] : memref<?xf32>
      } else {
        %1299 = arith.addi %1294, %c5 : index
        memref.store %1281, %out[%1299] : memref<?xf32>
      }
      scf.if %16 {
        %1300 = arith.addi %1294, %c1 : index
        %1301 = memref.load %residual[%1300] : memref<?xf32>
        %1302 = arith.addf %1301, %1289 : f32
        %1303 = arith.addi %1294, %c1 : index
        memref.store %1302, %out[%1303] : memref<?xf32>
      } else {
        %1304 = arith.addi %1294, %c1 : index
        memref.store %1289, %out[%1304] : memref<?xf32>
      }
    }
    %1305 = vector.extract %520#2[5] : f32 from vector<8xf32>
    %1306 = vector.extract %520#3[5] : f32 from vector<8xf32>
    %1307 = wave.lane
    %1308 = arith.addi %15, %c1 : index
    %1309 = arith.muli %c28, %c4 : index
    %1310 = arith.addi %1308, %1309 : index
    %1311 = arith.divui %1307, %c1 : index
    %1312 = arith.addi %1310, %1311 : index
    %1313 = arith.cmpi slt, %1312, %14 : index
    scf.if %1313 {
      %1314 = arith.cmpi eq, %hasFactors, %c6 : index
      %1315 = arith.muli %1312, %c4 : index
      %1316 = memref.load %factors[%1315] : memref<?xf32>
      %1317 = arith.mulf %1316, %operandScale : f32
      %1318 = arith.select %1314, %1317, %operandScale : f32
      %1319 = arith.remui %1307, %c1 : index
      %1320 = arith.muli %1319, %c27 : index
      %1321 = arith.addi %10, %1320 : index
      %1322 = vector.load %w[%1321] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1323 = vector.bitcast %1322 : vector<4xi8> to vector<1xf32>
      %1324 = vector.extract %1323[0] : f32 from vector<1xf32>
      %1325 = arith.mulf %1324, %1318 : f32
      %1326 = arith.mulf %1305, %1325 : f32
      %1327 = arith.remui %1307, %c1 : index
      %1328 = arith.muli %1327, %c27 : index
      %1329 = arith.addi %12, %1328 : index
      %1330 = vector.load %w[%1329] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1331 = vector.bitcast %1330 : vector<4xi8> to vector<1xf32>
      %1332 = vector.extract %1331[0] : f32 from vector<1xf32>
      %1333 = arith.mulf %1332, %1318 : f32
      %1334 = arith.mulf %1306, %1333 : f32
      %1335 = arith.muli %1312, %outputFeatures : index
      %1336 = arith.addi %1335, %18 : index
      %1337 = wave.lane
      %1338 = arith.remui %1337, %c1 : index
      %1339 = arith.addi %1336, %1338 : index
      scf.if %16 {
        %1340 = arith.addi %1339, %c5 : index
        %1341 = memref.load %residual[%1340] : memref<?xf32>
        %1342 = arith.addf %1341, %1326 : f32
        %1343 = arith.addi %1339, %c5 : index
        memref.store %1342, %out[%1343] : memref<?xf32>
      } else {
        %1344 = arith.addi %1339, %c5 : index
        memref.store %1326, %out[%1344] : memref<?xf32>
      }
      scf.if %16 {
        %1345 = arith.addi %1339, %c1 : index
        %1346 = memref.load %residual[%1345] : memref<?xf32>
        %1347 = arith.addf %1346, %1334 : f32
        %1348 = arith.addi %1339, %c1 : index
        memref.store %1347, %out[%1348] : memref<?xf32>
      } else {
        %1349 = arith.addi %1339, %c1 : index
        memref.store %1334, %out[%1349] : memref<?xf32>
      }
    }
    %1350 = vector.extract %520#2[6] : f32 from vector<8xf32>
    %1351 = vector.extract %520#3[6] : f32 from vector<8xf32>
    %1352 = wave.lane
    %1353 = arith.addi %15, %c1 : index
    %1354 = arith.muli %c29, %c4 : index
    %1355 = arith.addi %1353, %1354 : index
    %1356 = arith.divui %1352, %c1 : index
    %1357 = arith.addi %1355, %1356 : index
    %1358 = arith.cmpi slt, %1357, %14 : index
    scf.if %1358 {
      %1359 = arith.cmpi eq, %hasFactors, %c6 : index
      %1360 = arith.muli %1357, %c4 : index
      %1361 = memref.load %factors[%1360] : memref<?xf32>
      %1362 = arith.mulf %1361, %operandScale : f32
      %1363 = arith.select %1359, %1362, %operandScale : f32
      %1364 = arith.remui %1352, %c1 : index
      %1365 = arith.muli %1364, %c27 : index
      %1366 = arith.addi %10, %1365 : index
      %1367 = vector.load %w[%1366] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1368 = vector.bitcast %1367 : vector<4xi8> to vector<1xf32>
      %1369 = vector.extract %1368[0] : f32 from vector<1xf32>
      %1370 = arith.mulf %1369, %1363 : f32
      %1371 = arith.mulf %1350, %1370 : f32
      %1372 = arith.remui %1352, %c1 : index
      %1373 = arith.muli %1372, %c27 : index
      %1374 = arith.addi %12, %1373 : index
      %1375 = vector.load %w[%1374] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1376 = vector.bitcast %1375 : vector<4xi8> to vector<1xf32>
      %1377 = vector.extract %1376[0] : f32 from vector<1xf32>
      %1378 = arith.mulf %1377, %1363 : f32
      %1379 = arith.mulf %1351, %1378 : f32
      %1380 = arith.muli %1357, %outputFeatures : index
      %1381 = arith.addi %1380, %18 : index
      %1382 = wave.lane
      %1383 = arith.remui %1382, %c1 : index
      %1384 = arith.addi %1381, %1383 : index
      scf.if %16 {
        %1385 = arith.addi %1384, %c5 : index
        %1386 = memref.load %residual[%1385] : memref<?xf32>
        %1387 = arith.addf %1386, %1371 : f32
        %1388 = arith.addi %1384, %c5 : index
        memref.store %1387, %out[%1388] : memref<?xf32>
      } else {
        %1389 = arith.addi %1384, %c5 : index
        memref.store %1371, %out[%1389] : memref<?xf32>
      }
      scf.if %16 {
        %1390 = arith.addi %1384, %c1 : index
        %1391 = memref.load %residual[%1390] : memref<?xf32>
        %1392 = arith.addf %1391, %1379 : f32
        %1393 = arith.addi %1384, %c1 : index
        memref.store %1392, %out[%1393] : memref<?xf32>
      } else {
        %1394 = arith.addi %1384, %c1 : index
        memref.store %1379, %out[%1394] : memref<?xf32>
      }
    }
    %1395 = vector.extract %520#2[7] : f32 from vector<8xf32>
    %1396 = vector.extract %520#3[7] : f32 from vector<8xf32>
    %1397 = wave.lane
    %1398 = arith.addi %15, %c1 : index
    %1399 = arith.muli %c30, %c4 : index
    %1400 = arith.addi %1398, %1399 : index
    %1401 = arith.divui %1397, %c1 : index
    %1402 = arith.addi %1400, %1401 : index
    %1403 = arith.cmpi slt, %1402, %14 : index
    scf.if %1403 {
      %1404 = arith.cmpi eq, %hasFactors, %c6 : index
      %1405 = arith.muli %1402, %c4 : index
      %1406 = memref.load %factors[%1405] : memref<?xf32>
      %1407 = arith.mulf %1406, %operandScale : f32
      %1408 = arith.select %1404, %1407, %operandScale : f32
      %1409 = arith.remui %1397, %c1 : index
      %1410 = arith.muli %1409, %c27 : index
      %1411 = arith.addi %10, %1410 : index
      %1412 = vector.load %w[%1411] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1413 = vector.bitcast %1412 : vector<4xi8> to vector<1xf32>
      %1414 = vector.extract %1413[0] : f32 from vector<1xf32>
      %1415 = arith.mulf %1414, %1408 : f32
      %1416 = arith.mulf %1395, %1415 : f32
      %1417 = arith.remui %1397, %c1 : index
      %1418 = arith.muli %1417, %c27 : index
      %1419 = arith.addi %12, %1418 : index
      %1420 = vector.load %w[%1419] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1421 = vector.bitcast %1420 : vector<4xi8> to vector<1xf32>
      %1422 = vector.extract %1421[0] : f32 from vector<1xf32>
      %1423 = arith.mulf %1422, %1408 : f32
      %1424 = arith.mulf %1396, %1423 : f32
      %1425 = arith.muli %1402, %outputFeatures : index
      %1426 = arith.addi %1425, %18 : index
      %1427 = wave.lane
      %1428 = arith.remui %1427, %c1 : index
      %1429 = arith.addi %1426, %1428 : index
      scf.if %16 {
        %1430 = arith.addi %1429, %c5 : index
        %1431 = memref.load %residual[%1430] : memref<?xf32>
        %1432 = arith.addf %1431, %1416 : f32
        %1433 = arith.addi %1429, %c5 : index
        memref.store %1432, %out[%1433] : memref<?xf32>
      } else {
        %1434 = arith.addi %1429, %c5 : index
        memref.store %1416, %out[%1434] : memref<?xf32>
      }
      scf.if %16 {
        %1435 = arith.addi %1429, %c1 : index
        %1436 = memref.load %residual[%1435] : memref<?xf32>
        %1437 = arith.addf %1436, %1424 : f32
        %1438 = arith.addi %1429, %c1 : index
        memref.store %1437, %out[%1438] : memref<?xf32>
      } else {
        %1439 = arith.addi %1429, %c1 : index
        memref.store %1424, %out[%1439] : memref<?xf32>
      }
    }
    %1440 = wave.lane
    %1441 = vector.extract %520#4[0] : f32 from vector<8xf32>
    %1442 = vector.extract %520#5[0] : f32 from vector<8xf32>
    %1443 = wave.lane
    %1444 = arith.addi %15, %c11 : index
    %1445 = arith.muli %c5, %c4 : index
    %1446 = arith.addi %1444, %1445 : index
    %1447 = arith.divui %1443, %c1 : index
    %1448 = arith.addi %1446, %1447 : index
    %1449 = arith.cmpi slt, %1448, %14 : index
    scf.if %1449 {
      %1450 = arith.cmpi eq, %hasFactors, %c6 : index
      %1451 = arith.muli %1448, %c4 : index
      %1452 = memref.load %factors[%1451] : memref<?xf32>
      %1453 = arith.mulf %1452, %operandScale : f32
      %1454 = arith.select %1450, %1453, %operandScale : f32
      %1455 = arith.remui %1443, %c1 : index
      %1456 = arith.muli %1455, %c27 : index
      %1457 = arith.addi %10, %1456 : index
      %1458 = vector.load %w[%1457] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1459 = vector.bitcast %1458 : vector<4xi8> to vector<1xf32>
      %1460 = vector.extract %1459[0] : f32 from vector<1xf32>
      %1461 = arith.mulf %1460, %1454 : f32
      %1462 = arith.mulf %1441, %1461 : f32
      %1463 = arith.remui %1443, %c1 : index
      %1464 = arith.muli %1463, %c27 : index
      %1465 = arith.addi %12, %1464 : index
      %1466 = vector.load %w[%1465] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1467 = vector.bitcast %1466 : vector<4xi8> to vector<1xf32>
      %1468 = vector.extract %1467[0] : f32 from vector<1xf32>
      %1469 = arith.mulf %1468, %1454 : f32
      %1470 = arith.mulf %1442, %1469 : f32
      %1471 = arith.muli %1448, %outputFeatures : index
      %1472 = arith.addi %1471, %18 : index
      %1473 = wave.lane
      %1474 = arith.remui %1473, %c1 : index
      %1475 = arith.addi %1472, %1474 : index
      scf.if %16 {
        %1476 = arith.addi %1475, %c5 : index
        %1477 = memref.load %residual[%1476] : memref<?xf32>
        %1478 = arith.addf %1477, %1462 : f32
        %1479 = arith.addi %1475, %c5 : index
        memref.store %1478, %out[%1479] : memref<?xf32>
      } else {
        %1480 = arith.addi %1475, %c5 : index
        memref.store %1462, %out[%1480] : memref<?xf32>
      }
      scf.if %16 {
        %1481 = arith.addi %1475, %c1 : index
        %1482 = memref.load %residual[%1481] : memref<?xf32>
        %1483 = arith.addf %1482, %1470 : f32
        %1484 = arith.addi %1475, %c1 : index
        memref.store %1483, %out[%1484] : memref<?xf32>
      } else {
        %1485 = arith.addi %1475, %c1 : index
        memref.store %1470, %out[%1485] : memref<?xf32>
      }
    }
    %1486 = vector.extract %520#4[1] : f32 from vector<8xf32>
    %1487 = vector.extract %520#5[1] : f32 from vector<8xf32>
    %1488 = wave.lane
    %1489 = arith.addi %15, %c11 : index
    %1490 = arith.muli %c6, %c4 : index
    %1491 = arith.addi %1489, %1490 : index
    %1492 = arith.divui %1488, %c1 : index
    %1493 = arith.addi %1491, %1492 : index
    %1494 = arith.cmpi slt, %1493, %14 : index
    scf.if %1494 {
      %1495 = arith.cmpi eq, %hasFactors, %c6 : index
      %1496 = arith.muli %1493, %c4 : index
      %1497 = memref.load %factors[%1496] : memref<?xf32>
      %1498 = arith.mulf %1497, %operandScale : f32
      %1499 = arith.select %1495, %1498, %operandScale : f32
      %1500 = arith.remui %1488, %c1 : index
      %1501 = arith.muli %1500, %c27 : index
      %1502 = arith.addi %10, %1501 : index
      %1503 = vector.load %w[%1502] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1504 = vector.bitcast %1503 : vector<4xi8> to vector<1xf32>
      %1505 = vector.extract %1504[0] : f32 from vector<1xf32>
      %1506 = arith.mulf %1505, %1499 : f32
      %1507 = arith.mulf %1486, %1506 : f32
      %1508 = arith.remui %1488, %c1 : index
      %1509 = arith.muli %1508, %c27 : index
      %1510 = arith.addi %12, %1509 : index
      %1511 = vector.load %w[%1510] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1512 = vector.bitcast %1511 : vector<4xi8> to vector<1xf32>
      %1513 = vector.extract %1512[0] : f32 from vector<1xf32>
      %1514 = arith.mulf %1513, %1499 : f32
      %1515 = arith.mulf %1487, %1514 : f32
      %1516 = arith.muli %1493, %outputFeatures : index
      %1517 = arith.addi %1516, %18 : index
      %1518 = wave.lane
      %1519 = arith.remui %1518, %c1 : index
      %1520 = arith.addi %1517, %1519 : index
      scf.if %16 {
        %1521 = arith.addi %1520, %c5 : index
        %1522 = memref.load %residual[%1521] : memref<?xf32>
        %1523 = arith.addf %1522, %1507 : f32
        %1524 = arith.addi %1520, %c5 : index
        memref.store %1523, %out[%1524] : memref<?xf32>
      } else {
        %1525 = arith.addi %1520, %c5 : index
        memref.store %1507, %out[%1525] : memref<?xf32>
      }
      scf.if %16 {
        %1526 = arith.addi %1520, %c1 : index
        %1527 = memref.load %residual[%1526] : memref<?xf32>
        %1528 = arith.addf %1527, %1515 : f32
        %1529 = arith.addi %1520, %c1 : index
        memref.store %1528, %out[%1529] : memref<?xf32>
      } else {
        %1530 = arith.addi %1520, %c1 : index
        memref.store %1515, %out[%1530] : memref<?xf32>
      }
    }
    %1531 = vector.extract %520#4[2] : f32 from vector<8xf32>
    %1532 = vector.extract %520#5[2] : f32 from vector<8xf32>
    %1533 = wave.lane
    %1534 = arith.addi %15, %c11 : index
    %1535 = arith.muli %c4, %c4 : index
    %1536 = arith.addi %1534, %1535 : index
    %1537 = arith.divui %1533, %c1 : index
    %1538 = arith.addi %1536, %1537 : index
    %1539 = arith.cmpi slt, %1538, %14 : index
    scf.if %1539 {
      %1540 = arith.cmpi eq, %hasFactors, %c6 : index
      %1541 = arith.muli %1538, %c4 : index
      %1542 = memref.load %factors[%1541] : memref<?xf32>
      %1543 = arith.mulf %1542, %operandScale : f32
      %1544 = arith.select %1540, %1543, %operandScale : f32
      %1545 = arith.remui %1533, %c1 : index
      %1546 = arith.muli %1545, %c27 : index
      %1547 = arith.addi %10, %1546 : index
      %1548 = vector.load %w[%1547] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1549 = vector.bitcast %1548 : vector<4xi8> to vector<1xf32>
      %1550 = vector.extract %1549[0] : f32 from vector<1xf32>
      %1551 = arith.mulf %1550, %1544 : f32
      %1552 = arith.mulf %1531, %1551 : f32
      %1553 = arith.remui %1533, %c1 : index
      %1554 = arith.muli %1553, %c27 : index
      %1555 = arith.addi %12, %1554 : index
      %1556 = vector.load %w[%1555] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1557 = vector.bitcast %1556 : vector<4xi8> to vector<1xf32>
      %1558 = vector.extract %1557[0] : f32 from vector<1xf32>
      %1559 = arith.mulf %1558, %1544 : f32
      %1560 = arith.mulf %1532, %1559 : f32
      %1561 = arith.muli %1538, %outputFeatures : index
      %1562 = arith.addi %1561, %18 : index
      %1563 = wave.lane
      %1564 = arith.remui %1563, %c1 : index
      %1565 = arith.addi %1562, %1564 : index
      scf.if %16 {
        %1566 = arith.addi %1565, %c5 : index
        %1567 = memref.load %residual[%1566] : memref<?xf32>
        %1568 = arith.addf %1567, %1552 : f32
        %1569 = arith.addi %1565, %c5 : index
        memref.store %1568, %out[%1569] : memref<?xf32>
      } else {
        %1570 = arith.addi %1565, %c5 : index
        memref.store %1552, %out[%1570] : memref<?xf32>
      }
      scf.if %16 {
        %1571 = arith.addi %1565, %c1 : index
        %1572 = memref.load %residual[%1571] : memref<?xf32>
        %1573 = arith.addf %1572, %1560 : f32
        %1574 = arith.addi %1565, %c1 : index
        memref.store %1573, %out[%1574] : memref<?xf32>
      } else {
        %1575 = arith.addi %1565, %c1 : index
        memref.store %1560, %out[%1575] : memref<?xf32>
      }
    }
    %1576 = vector.extract %520#4[3] : f32 from vector<8xf32>
    %1577 = vector.extract %520#5[3] : f32 from vector<8xf32>
    %1578 = wave.lane
    %1579 = arith.addi %15, %c11 : index
    %1580 = arith.muli %c24, %c4 : index
    %1581 = arith.addi %1579, %1580 : index
    %1582 = arith.divui %1578, %c1 : index
    %1583 = arith.addi %1581, %1582 : index
    %1584 = arith.cmpi slt, %1583, %14 : index
    scf.if %1584 {
      %1585 = arith.cmpi eq, %hasFactors, %c6 : index
      %1586 = arith.muli %1583, %c4 : index
      %1587 = memref.load %factors[%1586] : memref<?xf32>
      %1588 = arith.mulf %1587, %operandScale : f32
      %1589 = arith.select %1585, %1588, %operandScale : f32
      %1590 = arith.remui %1578, %c1 : index
      %1591 = arith.muli %1590, %c27 : index
      %1592 = arith.addi %10, %1591 : index
      %1593 = vector.load %w[%1592] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1594 = vector.bitcast %1593 : vector<4xi8> to vector<1xf32>
      %1595 = vector.extract %1594[0] : f32 from vector<1xf32>
      %1596 = arith.mulf %1595, %1589 : f32
      %1597 = arith.mulf %1576, %1596 : f32
      %1598 = arith.remui %1578, %c1 : index
      %1599 = arith.muli %1598, %c27 : index
      %1600 = arith.addi %12, %1599 : index
      %1601 = vector.load %w[%1600] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1602 = vector.bitcast %1601 : vector<4xi8> to vector<1xf32>
      %1603 = vector.extract %1602[0] : f32 from vector<1xf32>
      %1604 = arith.mulf %1603, %1589 : f32
      %1605 = arith.mulf %1577, %1604 : f32
      %1606 = arith.muli %1583, %outputFeatures : index
      %1607 = arith.addi %1606, %18 : index
      %1608 = wave.lane
      %1609 = arith.remui %1608, %c1 : index
      %1610 = arith.addi %1607, %1609 : index
      scf.if %16 {
        %1611 = arith.addi %1610, %c5 : index
        %1612 = memref.load %residual[%1611] : memref<?xf32>
        %1613 = arith.addf %1612, %1597 : f32
        %1614 = arith.addi %1610, %c5 : index
        memref.store %1613, %out[%1614] : memref<?xf32>
      } else {
        %1615 = arith.addi %1610, %c5 : index
        memref.store %1597, %out[%1615] : memref<?xf32>
      }
      scf.if %16 {
        %1616 = arith.addi %1610, %c1 : index
        %1617 = memref.load %residual[%1616] : memref<?xf32>
        %1618 = arith.addf %1617, %1605 : f32
        %1619 = arith.addi %1610, %c1 : index
        memref.store %1618, %out[%1619] : memref<?xf32>
      } else {
        %1620 = arith.addi %1610, %c1 : index
        memref.store %1605, %out[%1620] : memref<?xf32>
      }
    }
    %1621 = vector.extract %520#4[4] : f32 from vector<8xf32>
    %1622 = vector.extract %520#5[4] : f32 from vector<8xf32>
    %1623 = wave.lane
    %1624 = arith.addi %15, %c11 : index
    %1625 = arith.muli %c27, %c4 : index
    %1626 = arith.addi %1624, %1625 : index
    %1627 = arith.divui %1623, %c1 : index
    %1628 = arith.addi %1626, %1627 : index
    %1629 = arith.cmpi slt, %1628, %14 : index
    scf.if %1629 {
      %1630 = arith.cmpi eq, %hasFactors, %c6 : index
      %1631 = arith.muli %1628, %c4 : index
      %1632 = memref.load %factors[%1631] : memref<?xf32>
      %1633 = arith.mulf %1632, %operandScale : f32
      %1634 = arith.select %1630, %1633, %operandScale : f32
      %1635 = arith.remui %1623, %c1 : index
      %1636 = arith.muli %1635, %c27 : index
      %1637 = arith.addi %10, %1636 : index
      %1638 = vector.load %w[%1637] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1639 = vector.bitcast %1638 : vector<4xi8> to vector<1xf32>
      %1640 = vector.extract %1639[0] : f32 from vector<1xf32>
      %1641 = arith.mulf %1640, %1634 : f32
      %1642 = arith.mulf %1621, %1641 : f32
      %1643 = arith.remui %1623, %c1 : index
      %1644 = arith.muli %1643, %c27 : index
      %1645 = arith.addi %12, %1644 : index
      %1646 = vector.load %w[%1645] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1647 = vector.bitcast %1646 : vector<4xi8> to vector<1xf32>
      %1648 = vector.extract %1647[0] : f32 from vector<1xf32>
      %1649 = arith.mulf %1648, %1634 : f32
      %1650 = arith.mulf %1622, %1649 : f32
      %1651 = arith.muli %1628, %outputFeatures : index
      %1652 = arith.addi %1651, %18 : index
      %1653 = wave.lane
      %1654 = arith.remui %1653, %c1 : index
      %1655 = arith.addi %1652, %1654 : index
      scf.if %16 {
        %1656 = arith.addi %1655, %c5 : index
        %1657 = memref.load %residual[%1656] : memref<?xf32>
        %1658 = arith.addf %1657, %1642 : f32
        %1659 = arith.addi %1655, %c5 : index
        memref.store %1658, %out[%1659] : memref<?xf32>
      } else {
        %1660 = arith.addi %1655, %c5 : index
        memref.store %1642, %out[%1660] : memref<?xf32>
      }
      scf.if %16 {
        %1661 = arith.addi %1655, %c1 : index
        %1662 = memref.load %residual[%1661] : memref<?xf32>
        %1663 = arith.addf %1662, %1650 : f32
        %1664 = arith.addi %1655, %c1 : index
        memref.store %1663, %out[%1664] : memref<?xf32>
      } else {
        %1665 = arith.addi %1655, %c1 : index
        memref.store %1650, %out[%1665] : memref<?xf32>
      }
    }
    %1666 = vector.extract %520#4[5] : f32 from vector<8xf32>
    %1667 = vector.extract %520#5[5] : f32 from vector<8xf32>
    %1668 = wave.lane
    %1669 = arith.addi %15, %c11 : index
    %1670 = arith.muli %c28, %c4 : index
    %1671 = arith.addi %1669, %1670 : index
    %1672 = arith.divui %1668, %c1 : index
    %1673 = arith.addi %1671, %1672 : index
    %1674 = arith.cmpi slt, %1673, %14 : index
    scf.if %1674 {
      %1675 = arith.cmpi eq, %hasFactors, %c6 : index
      %1676 = arith.muli %1673, %c4 : index
      %1677 = memref.load %factors[%1676] : memref<?xf32>
      %1678 = arith.mulf %1677, %operandScale : f32
      %1679 = arith.select %1675, %1678, %operandScale : f32
      %1680 = arith.remui %1668, %c1 : index
      %1681 = arith.muli %1680, %c27 : index
      %1682 = arith.addi %10, %1681 : index
      %1683 = vector.load %w[%1682] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1684 = vector.bitcast %1683 : vector<4xi8> to vector<1xf32>
      %1685 = vector.extract %1684[0] : f32 from vector<1xf32>
      %1686 = arith.mulf %1685, %1679 : f32
      %1687 = arith.mulf %1666, %1686 : f32
      %1688 = arith.remui %1668, %c1 : index
      %1689 = arith.muli %1688, %c27 : index
      %1690 = arith.addi %12, %1689 : index
      %1691 = vector.load %w[%1690] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1692 = vector.bitcast %1691 : vector<4xi8> to vector<1xf32>
      %1693 = vector.extract %1692[0] : f32 from vector<1xf32>
      %1694 = arith.mulf %1693, %1679 : f32
      %1695 = arith.mulf %1667, %1694 : f32
      %1696 = arith.muli %1673, %outputFeatures : index
      %1697 = arith.addi %1696, %18 : index
      %1698 = wave.lane
      %1699 = arith.remui %1698, %c1 : index
      %1700 = arith.addi %1697, %1699 : index
      scf.if %16 {
        %1701 = arith.addi %1700, %c5 : index
        %1702 = memref.load %residual[%1701] : memref<?xf32>
        %1703 = arith.addf %1702, %1687 : f32
        %1704 = arith.addi %1700, %c5 : index
        memref.store %1703, %out[%1704] : memref<?xf32>
      } else {
        %1705 = arith.addi %1700, %c5 : index
        memref.store %1687, %out[%1705] : memref<?xf32>
      }
      scf.if %16 {
        %1706 = arith.addi %1700, %c1 : index
        %1707 = memref.load %residual[%1706] : memref<?xf32>
        %1708 = arith.addf %1707, %1695 : f32
        %1709 = arith.addi %1700, %c1 : index
        memref.store %1708, %out[%1709] : memref<?xf32>
      } else {
        %1710 = arith.addi %1700, %c1 : index
        memref.store %1695, %out[%1710] : memref<?xf32>
      }
    }
    %1711 = vector.extract %520#4[6] : f32 from vector<8xf32>
    %1712 = vector.extract %520#5[6] : f32 from vector<8xf32>
    %1713 = wave.lane
    %1714 = arith.addi %15, %c11 : index
    %1715 = arith.muli %c29, %c4 : index
    %1716 = arith.addi %1714, %1715 : index
    %1717 = arith.divui %1713, %c1 : index
    %1718 = arith.addi %1716, %1717 : index
    %1719 = arith.cmpi slt, %1718, %14 : index
    scf.if %1719 {
      %1720 = arith.cmpi eq, %hasFactors, %c6 : index
      %1721 = arith.muli %1718, %c4 : index
      %1722 = memref.load %factors[%1721] : memref<?xf32>
      %1723 = arith.mulf %1722, %operandScale : f32
      %1724 = arith.select %1720, %1723, %operandScale : f32
      %1725 = arith.remui %1713, %c1 : index
      %1726 = arith.muli %1725, %c27 : index
      %1727 = arith.addi %10, %1726 : index
      %1728 = vector.load %w[%1727] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1729 = vector.bitcast %1728 : vector<4xi8> to vector<1xf32>
      %1730 = vector.extract %1729[0] : f32 from vector<1xf32>
      %1731 = arith.mulf %1730, %1724 : f32
      %1732 = arith.mulf %1711, %1731 : f32
      %1733 = arith.remui %1713, %c1 : index
      %1734 = arith.muli %1733, %c27 : index
      %1735 = arith.addi %12, %1734 : index
      %1736 = vector.load %w[%1735] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1737 = vector.bitcast %1736 : vector<4xi8> to vector<1xf32>
      %1738 = vector.extract %1737[0] : f32 from vector<1xf32>
      %1739 = arith.mulf %1738, %1724 : f32
      %1740 = arith.mulf %1712, %1739 : f32
      %1741 = arith.muli %1718, %outputFeatures : index
      %1742 = arith.addi %1741, %18 : index
      %1743 = wave.lane
      %1744 = arith.remui %1743, %c1 : index
      %1745 = arith.addi %1742, %1744 : index
      scf.if %16 {
        %1746 = arith.addi %1745, %c5 : index
        %1747 = memref.load %residual[%1746] : memref<?xf32>
        %1748 = arith.addf %1747, %1732 : f32
        %1749 = arith.addi %1745, %c5 : index
        memref.store %1748, %out[%1749] : memref<?xf32>
      } else {
        %1750 = arith.addi %1745, %c5 : index
        memref.store %1732, %out[%1750] : memref<?xf32>
      }
      scf.if %16 {
        %1751 = arith.addi %1745, %c1 : index
        %1752 = memref.load %residual[%1751] : memref<?xf32>
        %1753 = arith.addf %1752, %1740 : f32
        %1754 = arith.addi %1745, %c1 : index
        memref.store %1753, %out[%1754] : memref<?xf32>
      } else {
        %1755 = arith.addi %1745, %c1 : index
        memref.store %1740, %out[%1755] : memref<?xf32>
      }
    }
    %1756 = vector.extract %520#4[7] : f32 from vector<8xf32>
    %1757 = vector.extract %520#5[7] : f32 from vector<8xf32>
    %1758 = wave.lane
    %1759 = arith.addi %15, %c11 : index
    %1760 = arith.muli %c30, %c4 : index
    %1761 = arith.addi %1759, %1760 : index
    %1762 = arith.divui %1758, %c1 : index
    %1763 = arith.addi %1761, %1762 : index
    %1764 = arith.cmpi slt, %1763, %14 : index
    scf.if %1764 {
      %1765 = arith.cmpi eq, %hasFactors, %c6 : index
      %1766 = arith.muli %1763, %c4 : index
      %1767 = memref.load %factors[%1766] : memref<?xf32>
      %1768 = arith.mulf %1767, %operandScale : f32
      %1769 = arith.select %1765, %1768, %operandScale : f32
      %1770 = arith.remui %1758, %c1 : index
      %1771 = arith.muli %1770, %c27 : index
      %1772 = arith.addi %10, %1771 : index
      %1773 = vector.load %w[%1772] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1774 = vector.bitcast %1773 : vector<4xi8> to vector<1xf32>
      %1775 = vector.extract %1774[0] : f32 from vector<1xf32>
      %1776 = arith.mulf %1775, %1769 : f32
      %1777 = arith.mulf %1756, %1776 : f32
      %1778 = arith.remui %1758, %c1 : index
      %1779 = arith.muli %1778, %c27 : index
      %1780 = arith.addi %12, %1779 : index
      %1781 = vector.load %w[%1780] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1782 = vector.bitcast %1781 : vector<4xi8> to vector<1xf32>
      %1783 = vector.extract %1782[0] : f32 from vector<1xf32>
      %1784 = arith.mulf %1783, %1769 : f32
      %1785 = arith.mulf %1757, %1784 : f32
      %1786 = arith.muli %1763, %outputFeatures : index
      %1787 = arith.addi %1786, %18 : index
      %1788 = wave.lane
      %1789 = arith.remui %1788, %c1 : index
      %1790 = arith.addi %1787, %1789 : index
      scf.if %16 {
        %1791 = arith.addi %1790, %c5 : index
        %1792 = memref.load %residual[%1791] : memref<?xf32>
        %1793 = arith.addf %1792, %1777 : f32
        %1794 = arith.addi %1790, %c5 : index
        memref.store %1793, %out[%1794] : memref<?xf32>
      } else {
        %1795 = arith.addi %1790, %c5 : index
        memref.store %1777, %out[%1795] : memref<?xf32>
      }
      scf.if %16 {
        %1796 = arith.addi %1790, %c1 : index
        %1797 = memref.load %residual[%1796] : memref<?xf32>
        %1798 = arith.addf %1797, %1785 : f32
        %1799 = arith.addi %1790, %c1 : index
        memref.store %1798, %out[%1799] : memref<?xf32>
      } else {
        %1800 = arith.addi %1790, %c1 : index
        memref.store %1785, %out[%1800] : memref<?xf32>
      }
    }
    %1801 = wave.lane
    %1802 = vector.extract %520#6[0] : f32 from vector<8xf32>
    %1803 = vector.extract %520#7[0] : f32 from vector<8xf32>
    %1804 = wave.lane
    %1805 = arith.addi %15, %c14 : index
    %1806 = arith.muli %c5, %c4 : index
    %1807 = arith.addi %1805, %1806 : index
    %1808 = arith.divui %1804, %c1 : index
    %1809 = arith.addi %1807, %1808 : index
    %1810 = arith.cmpi slt, %1809, %14 : index
    scf.if %1810 {
      %1811 = arith.cmpi eq, %hasFactors, %c6 : index
      %1812 = arith.muli %1809, %c4 : index
      %1813 = memref.load %factors[%1812] : memref<?xf32>
      %1814 = arith.mulf %1813, %operandScale : f32
      %1815 = arith.select %1811, %1814, %operandScale : f32
      %1816 = arith.remui %1804, %c1 : index
      %1817 = arith.muli %1816, %c27 : index
      %1818 = arith.addi %10, %1817 : index
      %1819 = vector.load %w[%1818] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1820 = vector.bitcast %1819 : vector<4xi8> to vector<1xf32>
      %1821 = vector.extract %1820[0] : f32 from vector<1xf32>
      %1822 = arith.mulf %1821, %1815 : f32
      %1823 = arith.mulf %1802, %1822 : f32
      %1824 = arith.remui %1804, %c1 : index
      %1825 = arith.muli %1824, %c27 : index
      %1826 = arith.addi %12, %1825 : index
      %1827 = vector.load %w[%1826] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1828 = vector.bitcast %1827 : vector<4xi8> to vector<1xf32>
      %1829 = vector.extract %1828[0] : f32 from vector<1xf32>
      %1830 = arith.mulf %1829, %1815 : f32
      %1831 = arith.mulf %1803, %1830 : f32
      %1832 = arith.muli %1809, %outputFeatures : index
      %1833 = arith.addi %1832, %18 : index
      %1834 = wave.lane
      %1835 = arith.remui %1834, %c1 : index
      %1836 = arith.addi %1833, %1835 : index
      scf.if %16 {
        %1837 = arith.addi %1836, %c5 : index
        %1838 = memref.load %residual[%1837] : memref<?xf32>
        %1839 = arith.addf %1838, %1823 : f32
        %1840 = arith.addi %1836, %c5 : index
        memref.store %1839, %out[%1840] : memref<?xf32>
      } else {
        %1841 = arith.addi %1836, %c5 : index
        memref.store %1823, %out[%1841] : memref<?xf32>
      }
      scf.if %16 {
        %1842 = arith.addi %1836, %c1 : index
        %1843 = memref.load %residual[%1842] : memref<?xf32>
        %1844 = arith.addf %1843, %1831 : f32
        %1845 = arith.addi %1836, %c1 : index
        memref.store %1844, %out[%1845] : memref<?xf32>
      } else {
        %1846 = arith.addi %1836, %c1 : index
        memref.store %1831, %out[%1846] : memref<?xf32>
      }
    }
    %1847 = vector.extract %520#6[1] : f32 from vector<8xf32>
    %1848 = vector.extract %520#7[1] : f32 from vector<8xf32>
    %1849 = wave.lane
    %1850 = arith.addi %15, %c14 : index
    %1851 = arith.muli %c6, %c4 : index
    %1852 = arith.addi %1850, %1851 : index
    %1853 = arith.divui %1849, %c1 : index
    %1854 = arith.addi %1852, %1853 : index
    %1855 = arith.cmpi slt, %1854, %14 : index
    scf.if %1855 {
      %1856 = arith.cmpi eq, %hasFactors, %c6 : index
      %1857 = arith.muli %1854, %c4 : index
      %1858 = memref.load %factors[%1857] : memref<?xf32>
      %1859 = arith.mulf %1858, %operandScale : f32
      %1860 = arith.select %1856, %1859, %operandScale : f32
      %1861 = arith.remui %1849, %c1 : index
      %1862 = arith.muli %1861, %c27 : index
      %1863 = arith.addi %10, %1862 : index
      %1864 = vector.load %w[%1863] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1865 = vector.bitcast %1864 : vector<4xi8> to vector<1xf32>
      %1866 = vector.extract %1865[0] : f32 from vector<1xf32>
      %1867 = arith.mulf %1866, %1860 : f32
      %1868 = arith.mulf %1847, %1867 : f32
      %1869 = arith.remui %1849, %c1 : index
      %1870 = arith.muli %1869, %c27 : index
      %1871 = arith.addi %12, %1870 : index
      %1872 = vector.load %w[%1871] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1873 = vector.bitcast %1872 : vector<4xi8> to vector<1xf32>
      %1874 = vector.extract %1873[0] : f32 from vector<1xf32>
      %1875 = arith.mulf %1874, %1860 : f32
      %1876 = arith.mulf %1848, %1875 : f32
      %1877 = arith.muli %1854, %outputFeatures : index
      %1878 = arith.addi %1877, %18 : index
      %1879 = wave.lane
      %1880 = arith.remui %1879, %c1 : index
      %1881 = arith.addi %1878, %1880 : index
      scf.if %16 {
        %1882 = arith.addi %1881, %c5 : index
        %1883 = memref.load %residual[%1882] : memref<?xf32>
        %1884 = arith.addf %1883, %1868 : f32
        %1885 = arith.addi %1881, %c5 : index
        memref.store %1884, %out[%1885] : memref<?xf32>
      } else {
        %1886 = arith.addi %1881, %c5 : index
        memref.store %1868, %out[%1886] : memref<?xf32>
      }
      scf.if %16 {
        %1887 = arith.addi %1881, %c1 : index
        %1888 = memref.load %residual[%1887] : memref<?xf32>
        %1889 = arith.addf %1888, %1876 : f32
        %1890 = arith.addi %1881, %c1 : index
        memref.store %1889, %out[%1890] : memref<?xf32>
      } else {
        %1891 = arith.addi %1881, %c1 : index
        memref.store %1876, %out[%1891] : memref<?xf32>
      }
    }
    %1892 = vector.extract %520#6[2] : f32 from vector<8xf32>
    %1893 = vector.extract %520#7[2] : f32 from vector<8xf32>
    %1894 = wave.lane
    %1895 = arith.addi %15, %c14 : index
    %1896 = arith.muli %c4, %c4 : index
    %1897 = arith.addi %1895, %1896 : index
    %1898 = arith.divui %1894, %c1 : index
    %1899 = arith.addi %1897, %1898 : index
    %1900 = arith.cmpi slt, %1899, %14 : index
    scf.if %1900 {
      %1901 = arith.cmpi eq, %hasFactors, %c6 : index
      %1902 = arith.muli %1899, %c4 : index
      %1903 = memref.load %factors[%1902] : memref<?xf32>
      %1904 = arith.mulf %1903, %operandScale : f32
      %1905 = arith.select %1901, %1904, %operandScale : f32
      %1906 = arith.remui %1894, %c1 : index
      %1907 = arith.muli %1906, %c27 : index
      %1908 = arith.addi %10, %1907 : index
      %1909 = vector.load %w[%1908] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1910 = vector.bitcast %1909 : vector<4xi8> to vector<1xf32>
      %1911 = vector.extract %1910[0] : f32 from vector<1xf32>
      %1912 = arith.mulf %1911, %1905 : f32
      %1913 = arith.mulf %1892, %1912 : f32
      %1914 = arith.remui %1894, %c1 : index
      %1915 = arith.muli %1914, %c27 : index
      %1916 = arith.addi %12, %1915 : index
      %1917 = vector.load %w[%1916] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1918 = vector.bitcast %1917 : vector<4xi8> to vector<1xf32>
      %1919 = vector.extract %1918[0] : f32 from vector<1xf32>
      %1920 = arith.mulf %1919, %1905 : f32
      %1921 = arith.mulf %1893, %1920 : f32
      %1922 = arith.muli %1899, %outputFeatures : index
      %1923 = arith.addi %1922, %18 : index
      %1924 = wave.lane
      %1925 = arith.remui %1924, %c1 : index
      %1926 = arith.addi %1923, %1925 : index
      scf.if %16 {
        %1927 = arith.addi %1926, %c5 : index
        %1928 = memref.load %residual[%1927] : memref<?xf32>
        %1929 = arith.addf %1928, %1913 : f32
        %1930 = arith.addi %1926, %c5 : index
        memref.store %1929, %out[%1930] : memref<?xf32>
      } else {
        %1931 = arith.addi %1926, %c5 : index
        memref.store %1913, %out[%1931] : memref<?xf32>
      }
      scf.if %16 {
        %1932 = arith.addi %1926, %c1 : index
        %1933 = memref.load %residual[%1932] : memref<?xf32>
        %1934 = arith.addf %1933, %1921 : f32
        %1935 = arith.addi %1926, %c1 : index
        memref.store %1934, %out[%1935] : memref<?xf32>
      } else {
        %1936 = arith.addi %1926, %c1 : index
        memref.store %1921, %out[%1936] : memref<?xf32>
      }
    }
    %1937 = vector.extract %520#6[3] : f32 from vector<8xf32>
    %1938 = vector.extract %520#7[3] : f32 from vector<8xf32>
    %1939 = wave.lane
    %1940 = arith.addi %15, %c14 : index
    %1941 = arith.muli %c24, %c4 : index
    %1942 = arith.addi %1940, %1941 : index
    %1943 = arith.divui %1939, %c1 : index
    %1944 = arith.addi %1942, %1943 : index
    %1945 = arith.cmpi slt, %1944, %14 : index
    scf.if %1945 {
      %1946 = arith.cmpi eq, %hasFactors, %c6 : index
      %1947 = arith.muli %1944, %c4 : index
      %1948 = memref.load %factors[%1947] : memref<?xf32>
      %1949 = arith.mulf %1948, %operandScale : f32
      %1950 = arith.select %1946, %1949, %operandScale : f32
      %1951 = arith.remui %1939, %c1 : index
      %1952 = arith.muli %1951, %c27 : index
      %1953 = arith.addi %10, %1952 : index
      %1954 = vector.load %w[%1953] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1955 = vector.bitcast %1954 : vector<4xi8> to vector<1xf32>
      %1956 = vector.extract %1955[0] : f32 from vector<1xf32>
      %1957 = arith.mulf %1956, %1950 : f32
      %1958 = arith.mulf %1937, %1957 : f32
      %1959 = arith.remui %1939, %c1 : index
      %1960 = arith.muli %1959, %c27 : index
      %1961 = arith.addi %12, %1960 : index
      %1962 = vector.load %w[%1961] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1963 = vector.bitcast %1962 : vector<4xi8> to vector<1xf32>
      %1964 = vector.extract %1963[0] : f32 from vector<1xf32>
      %1965 = arith.mulf %1964, %1950 : f32
      %1966 = arith.mulf %1938, %1965 : f32
      %1967 = arith.muli %1944, %outputFeatures : index
      %1968 = arith.addi %1967, %18 : index
      %1969 = wave.lane
      %1970 = arith.remui %1969, %c1 : index
      %1971 = arith.addi %1968, %1970 : index
      scf.if %16 {
        %1972 = arith.addi %1971, %c5 : index
        %1973 = memref.load %residual[%1972] : memref<?xf32>
        %1974 = arith.addf %1973, %1958 : f32
        %1975 = arith.addi %1971, %c5 : index
        memref.store %1974, %out[%1975] : memref<?xf32>
      } else {
        %1976 = arith.addi %1971, %c5 : index
        memref.store %1958, %out[%1976] : memref<?xf32>
      }
      scf.if %16 {
        %1977 = arith.addi %1971, %c1 : index
        %1978 = memref.load %residual[%1977] : memref<?xf32>
        %1979 = arith.addf %1978, %1966 : f32
        %1980 = arith.addi %1971, %c1 : index
        memref.store %1979, %out[%1980] : memref<?xf32>
      } else {
        %1981 = arith.addi %1971, %c1 : index
        memref.store %1966, %out[%1981] : memref<?xf32>
      }
    }
    %1982 = vector.extract %520#6[4] : f32 from vector<8xf32>
    %1983 = vector.extract %520#7[4] : f32 from vector<8xf32>
    %1984 = wave.lane
    %1985 = arith.addi %15, %c14 : index
    %1986 = arith.muli %c27, %c4 : index
    %1987 = arith.addi %1985, %1986 : index
    %1988 = arith.divui %1984, %c1 : index
    %1989 = arith.addi %1987, %1988 : index
    %1990 = arith.cmpi slt, %1989, %14 : index
    scf.if %1990 {
      %1991 = arith.cmpi eq, %hasFactors, %c6 : index
      %1992 = arith.muli %1989, %c4 : index
      %1993 = memref.load %factors[%1992] : memref<?xf32>
      %1994 = arith.mulf %1993, %operandScale : f32
      %1995 = arith.select %1991, %1994, %operandScale : f32
      %1996 = arith.remui %1984, %c1 : index
      %1997 = arith.muli %1996, %c27 : index
      %1998 = arith.addi %10, %1997 : index
      %1999 = vector.load %w[%1998] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2000 = vector.bitcast %1999 : vector<4xi8> to vector<1xf32>
      %2001 = vector.extract %2000[0] : f32 from vector<1xf32>
      %2002 = arith.mulf %2001, %1995 : f32
      %2003 = arith.mulf %1982, %2002 : f32
      %2004 = arith.remui %1984, %c1 : index
      %2005 = arith.muli %2004, %c27 : index
      %2006 = arith.addi %12, %2005 : index
      %2007 = vector.load %w[%2006] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2008 = vector.bitcast %2007 : vector<4xi8> to vector<1xf32>
      %2009 = vector.extract %2008[0] : f32 from vector<1xf32>
      %2010 = arith.mulf %2009, %1995 : f32
      %2011 = arith.mulf %1983, %2010 : f32
      %2012 = arith.muli %1989, %outputFeatures : index
      %2013 = arith.addi %2012, %18 : index
      %2014 = wave.lane
      %2015 = arith.remui %2014, %c1 : index
      %2016 = arith.addi %2013, %2015 : index
      scf.if %16 {
        %2017 = arith.addi %2016, %c5 : index
        %2018 = memref.load %residual[%2017] : memref<?xf32>
        %2019 = arith.addf %2018, %2003 : f32
        %2020 = arith.addi %2016, %c5 : index
        memref.store %2019, %out[%2020] : memref<?xf32>
      } else {
        %2021 = arith.addi %2016, %c5 : index
        memref.store %2003, %out[%2021] : memref<?xf32>
      }
      scf.if %16 {
        %2022 = arith.addi %2016, %c1 : index
        %2023 = memref.load %residual[%2022] : memref<?xf32>
        %2024 = arith.addf %2023, %2011 : f32
        %2025 = arith.addi %2016, %c1 : index
        memref.store %2024, %out[%2025] : memref<?xf32>
      } else {
        %2026 = arith.addi %2016, %c1 : index
        memref.store %2011, %out[%2026] : memref<?xf32>
      }
    }
    %2027 = vector.extract %520#6[5] : f32 from vector<8xf32>
    %2028 = vector.extract %520#7[5] : f32 from vector<8xf32>
    %2029 = wave.lane
    %2030 = arith.addi %15, %c14 : index
    %2031 = arith.muli %c28, %c4 : index
    %2032 = arith.addi %2030, %2031 : index
    %2033 = arith.divui %2029, %c1 : index
    %2034 = arith.addi %2032, %2033 : index
    %2035 = arith.cmpi slt, %2034, %14 : index
    scf.if %2035 {
      %2036 = arith.cmpi eq, %hasFactors, %c6 : index
      %2037 = arith.muli %2034, %c4 : index
      %2038 = memref.load %factors[%2037] : memref<?xf32>
      %2039 = arith.mulf %2038, %operandScale : f32
      %2040 = arith.select %2036, %2039, %operandScale : f32
      %2041 = arith.remui %2029, %c1 : index
      %2042 = arith.muli %2041, %c27 : index
      %2043 = arith.addi %10, %2042 : index
      %2044 = vector.load %w[%2043] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2045 = vector.bitcast %2044 : vector<4xi8> to vector<1xf32>
      %2046 = vector.extract %2045[0] : f32 from vector<1xf32>
      %2047 = arith.mulf %2046, %2040 : f32
      %2048 = arith.mulf %2027, %2047 : f32
      %2049 = arith.remui %2029, %c1 : index
      %2050 = arith.muli %2049, %c27 : index
      %2051 = arith.addi %12, %2050 : index
      %2052 = vector.load %w[%2051] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2053 = vector.bitcast %2052 : vector<4xi8> to vector<1xf32>
      %2054 = vector.extract %2053[0] : f32 from vector<1xf32>
      %2055 = arith.mulf %2054, %2040 : f32
      %2056 = arith.mulf %2028, %2055 : f32
      %2057 = arith.muli %2034, %outputFeatures : index
      %2058 = arith.addi %2057, %18 : index
      %2059 = wave.lane
      %2060 = arith.remui %2059, %c1 : index
      %2061 = arith.addi %2058, %2060 : index
      scf.if %16 {
        %2062 = arith.addi %2061, %c5 : index
        %2063 = memref.load %residual[%2062] : memref<?xf32>
        %2064 = arith.addf %2063, %2048 : f32
        %2065 = arith.addi %2061, %c5 : index
        memref.store %2064, %out[%2065] : memref<?xf32>
      } else {
        %2066 = arith.addi %2061, %c5 : index
        memref.store %2048, %out[%2066] : memref<?xf32>
      }
      scf.if %16 {
        %2067 = arith.addi %2061, %c1 : index
        %2068 = memref.load %residual[%2067] : memref<?xf32>
        %2069 = arith.addf %2068, %2056 : f32
        %2070 = arith.addi %2061, %c1 : index
        memref.store %2069, %out[%2070] : memref<?xf32>
      } else {
        %2071 = arith.addi %2061, %c1 : index
        memref.store %2056, %out[%2071] : memref<?xf32>
      }
    }
    %2072 = vector.extract %520#6[6] : f32 from vector<8xf32>
    %2073 = vector.extract %520#7[6] : f32 from vector<8xf32>
    %2074 = wave.lane
    %2075 = arith.addi %15, %c14 : index
    %2076 = arith.muli %c29, %c4 : index
    %2077 = arith.addi %2075, %2076 : index
    %2078 = arith.divui %2074, %c1 : index
    %2079 = arith.addi %2077, %2078 : index
    %2080 = arith.cmpi slt, %2079, %14 : index
    scf.if %2080 {
      %2081 = arith.cmpi eq, %hasFactors, %c6 : index
      %2082 = arith.muli %2079, %c4 : index
      %2083 = memref.load %factors[%2082] : memref<?xf32>
      %2084 = arith.mulf %2083, %operandScale : f32
      %2085 = arith.select %2081, %2084, %operandScale : f32
      %2086 = arith.remui %2074, %c1 : index
      %2087 = arith.muli %2086, %c27 : index
      %2088 = arith.addi %10, %2087 : index
      %2089 = vector.load %w[%2088] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2090 = vector.bitcast %2089 : vector<4xi8> to vector<1xf32>
      %2091 = vector.extract %2090[0] : f32 from vector<1xf32>
      %2092 = arith.mulf %2091, %2085 : f32
      %2093 = arith.mulf %2072, %2092 : f32
      %2094 = arith.remui %2074, %c1 : index
      %2095 = arith.muli %2094, %c27 : index
      %2096 = arith.addi %12, %2095 : index
      %2097 = vector.load %w[%2096] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2098 = vector.bitcast %2097 : vector<4xi8> to vector<1xf32>
      %2099 = vector.extract %2098[0] : f32 from vector<1xf32>
      %2100 = arith.mulf %2099, %2085 : f32
      %2101 = arith.mulf %2073, %2100 : f32
      %2102 = arith.muli %2079, %outputFeatures : index
      %2103 = arith.addi %2102, %18 : index
      %2104 = wave.lane
      %2105 = arith.remui %2104, %c1 : index
      %2106 = arith.addi %2103, %2105 : index
      scf.if %16 {
        %2107 = arith.addi %2106, %c5 : index
        %2108 = memref.load %residual[%2107] : memref<?xf32>
        %2109 = arith.addf %2108, %2093 : f32
        %2110 = arith.addi %2106, %c5 : index
        memref.store %2109, %out[%2110] : memref<?xf32>
      } else {
        %2111 = arith.addi %2106, %c5 : index
        memref.store %2093, %out[%2111] : memref<?xf32>
      }
      scf.if %16 {
        %2112 = arith.addi %2106, %c1 : index
        %2113 = memref.load %residual[%2112] : memref<?xf32>
        %2114 = arith.addf %2113, %2101 : f32
        %2115 = arith.addi %2106, %c1 : index
        memref.store %2114, %out[%2115] : memref<?xf32>
      } else {
        %2116 = arith.addi %2106, %c1 : index
        memref.store %2101, %out[%2116] : memref<?xf32>
      }
    }
    %2117 = vector.extract %520#6[7] : f32 from vector<8xf32>
    %2118 = vector.extract %520#7[7] : f32 from vector<8xf32>
    %2119 = wave.lane
    %2120 = arith.addi %15, %c14 : index
    %2121 = arith.muli %c30, %c4 : index
    %2122 = arith.addi %2120, %2121 : index
    %2123 = arith.divui %2119, %c1 : index
    %2124 = arith.addi %2122, %2123 : index
    %2125 = arith.cmpi slt, %2124, %14 : index
    scf.if %2125 {
      %2126 = arith.cmpi eq, %hasFactors, %c6 : index
      %2127 = arith.muli %2124, %c4 : index
      %2128 = memref.load %factors[%2127] : memref<?xf32>
      %2129 = arith.mulf %2128, %operandScale : f32
      %2130 = arith.select %2126, %2129, %operandScale : f32
      %2131 = arith.remui %2119, %c1 : index
      %2132 = arith.muli %2131, %c27 : index
      %2133 = arith.addi %10, %2132 : index
      %2134 = vector.load %w[%2133] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2135 = vector.bitcast %2134 : vector<4xi8> to vector<1xf32>
      %2136 = vector.extract %2135[0] : f32 from vector<1xf32>
      %2137 = arith.mulf %2136, %2130 : f32
      %2138 = arith.mulf %2117, %2137 : f32
      %2139 = arith.remui %2119, %c1 : index
      %2140 = arith.muli %2139, %c27 : index
      %2141 = arith.addi %12, %2140 : index
      %2142 = vector.load %w[%2141] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2143 = vector.bitcast %2142 : vector<4xi8> to vector<1xf32>
      %2144 = vector.extract %2143[0] : f32 from vector<1xf32>
      %2145 = arith.mulf %2144, %2130 : f32
      %2146 = arith.mulf %2118, %2145 : f32
      %2147 = arith.muli %2124, %outputFeatures : index
      %2148 = arith.addi %2147, %18 : index
      %2149 = wave.lane
      %2150 = arith.remui %2149, %c1 : index
      %2151 = arith.addi %2148, %2150 : index
      scf.if %16 {
        %2152 = arith.addi %2151, %c5 : index
        %2153 = memref.load %residual[%2152] : memref<?xf32>
        %2154 = arith.addf %2153, %2138 : f32
        %2155 = arith.addi %2151, %c5 : index
        memref.store %2154, %out[%2155] : memref<?xf32>
      } else {
        %2156 = arith.addi %2151, %c5 : index
        memref.store %2138, %out[%2156] : memref<?xf32>
      }
      scf.if %16 {
        %2157 = arith.addi %2151, %c1 : index
        %2158 = memref.load %residual[%2157] : memref<?xf32>
        %2159 = arith.addf %2158, %2146 : f32
        %2160 = arith.addi %2151, %c1 : index
        memref.store %2159, %out[%2160] : memref<?xf32>
      } else {
        %2161 = arith.addi %2151, %c1 : index
        memref.store %2146, %out[%2161] : memref<?xf32>
      }
    }
  }
  wave.return
}
