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
  %c26 = arith.constant 0x3F800000 : f32
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
      %729 = memref.load %factors[%726] : memref<?xf32>
      %730 = arith.select %728, %729, %c26 : f32
      %731 = arith.remui %721, %c1 : index
      %732 = arith.muli %731, %c27 : index
      %733 = arith.addi %10, %732 : index
      %734 = vector.load %w[%733] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %735 = vector.bitcast %734 : vector<4xi8> to vector<1xf32>
      %736 = vector.extract %735[0] : f32 from vector<1xf32>
      %737 = arith.mulf %736, %730 : f32
      %738 = arith.mulf %719, %737 : f32
      %739 = arith.remui %721, %c1 : index
      %740 = arith.muli %739, %c27 : index
      %741 = arith.addi %12, %740 : index
      %742 = vector.load %w[%741] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %743 = vector.bitcast %742 : vector<4xi8> to vector<1xf32>
      %744 = vector.extract %743[0] : f32 from vector<1xf32>
      %745 = arith.mulf %744, %730 : f32
      %746 = arith.mulf %720, %745 : f32
      %747 = arith.muli %726, %outputFeatures : index
      %748 = arith.addi %747, %18 : index
      %749 = wave.lane
      %750 = arith.remui %749, %c1 : index
      %751 = arith.addi %748, %750 : index
      scf.if %16 {
        %752 = arith.addi %751, %c5 : index
        %753 = memref.load %residual[%752] : memref<?xf32>
        %754 = arith.addf %753, %738 : f32
        %755 = arith.addi %751, %c5 : index
        memref.store %754, %out[%755] : memref<?xf32>
      } else {
        %756 = arith.addi %751, %c5 : index
        memref.store %738, %out[%756] : memref<?xf32>
      }
      scf.if %16 {
        %757 = arith.addi %751, %c1 : index
        %758 = memref.load %residual[%757] : memref<?xf32>
        %759 = arith.addf %758, %746 : f32
        %760 = arith.addi %751, %c1 : index
        memref.store %759, %out[%760] : memref<?xf32>
      } else {
        %761 = arith.addi %751, %c1 : index
        memref.store %746, %out[%761] : memref<?xf32>
      }
    }
    %762 = vector.extract %520#0[1] : f32 from vector<8xf32>
    %763 = vector.extract %520#1[1] : f32 from vector<8xf32>
    %764 = wave.lane
    %765 = arith.addi %15, %c5 : index
    %766 = arith.muli %c6, %c4 : index
    %767 = arith.addi %765, %766 : index
    %768 = arith.divui %764, %c1 : index
    %769 = arith.addi %767, %768 : index
    %770 = arith.cmpi slt, %769, %14 : index
    scf.if %770 {
      %771 = arith.cmpi eq, %hasFactors, %c6 : index
      %772 = memref.load %factors[%769] : memref<?xf32>
      %773 = arith.select %771, %772, %c26 : f32
      %774 = arith.remui %764, %c1 : index
      %775 = arith.muli %774, %c27 : index
      %776 = arith.addi %10, %775 : index
      %777 = vector.load %w[%776] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %778 = vector.bitcast %777 : vector<4xi8> to vector<1xf32>
      %779 = vector.extract %778[0] : f32 from vector<1xf32>
      %780 = arith.mulf %779, %773 : f32
      %781 = arith.mulf %762, %780 : f32
      %782 = arith.remui %764, %c1 : index
      %783 = arith.muli %782, %c27 : index
      %784 = arith.addi %12, %783 : index
      %785 = vector.load %w[%784] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %786 = vector.bitcast %785 : vector<4xi8> to vector<1xf32>
      %787 = vector.extract %786[0] : f32 from vector<1xf32>
      %788 = arith.mulf %787, %773 : f32
      %789 = arith.mulf %763, %788 : f32
      %790 = arith.muli %769, %outputFeatures : index
      %791 = arith.addi %790, %18 : index
      %792 = wave.lane
      %793 = arith.remui %792, %c1 : index
      %794 = arith.addi %791, %793 : index
      scf.if %16 {
        %795 = arith.addi %794, %c5 : index
        %796 = memref.load %residual[%795] : memref<?xf32>
        %797 = arith.addf %796, %781 : f32
        %798 = arith.addi %794, %c5 : index
        memref.store %797, %out[%798] : memref<?xf32>
      } else {
        %799 = arith.addi %794, %c5 : index
        memref.store %781, %out[%799] : memref<?xf32>
      }
      scf.if %16 {
        %800 = arith.addi %794, %c1 : index
        %801 = memref.load %residual[%800] : memref<?xf32>
        %802 = arith.addf %801, %789 : f32
        %803 = arith.addi %794, %c1 : index
        memref.store %802, %out[%803] : memref<?xf32>
      } else {
        %804 = arith.addi %794, %c1 : index
        memref.store %789, %out[%804] : memref<?xf32>
      }
    }
    %805 = vector.extract %520#0[2] : f32 from vector<8xf32>
    %806 = vector.extract %520#1[2] : f32 from vector<8xf32>
    %807 = wave.lane
    %808 = arith.addi %15, %c5 : index
    %809 = arith.muli %c4, %c4 : index
    %810 = arith.addi %808, %809 : index
    %811 = arith.divui %807, %c1 : index
    %812 = arith.addi %810, %811 : index
    %813 = arith.cmpi slt, %812, %14 : index
    scf.if %813 {
      %814 = arith.cmpi eq, %hasFactors, %c6 : index
      %815 = memref.load %factors[%812] : memref<?xf32>
      %816 = arith.select %814, %815, %c26 : f32
      %817 = arith.remui %807, %c1 : index
      %818 = arith.muli %817, %c27 : index
      %819 = arith.addi %10, %818 : index
      %820 = vector.load %w[%819] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %821 = vector.bitcast %820 : vector<4xi8> to vector<1xf32>
      %822 = vector.extract %821[0] : f32 from vector<1xf32>
      %823 = arith.mulf %822, %816 : f32
      %824 = arith.mulf %805, %823 : f32
      %825 = arith.remui %807, %c1 : index
      %826 = arith.muli %825, %c27 : index
      %827 = arith.addi %12, %826 : index
      %828 = vector.load %w[%827] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %829 = vector.bitcast %828 : vector<4xi8> to vector<1xf32>
      %830 = vector.extract %829[0] : f32 from vector<1xf32>
      %831 = arith.mulf %830, %816 : f32
      %832 = arith.mulf %806, %831 : f32
      %833 = arith.muli %812, %outputFeatures : index
      %834 = arith.addi %833, %18 : index
      %835 = wave.lane
      %836 = arith.remui %835, %c1 : index
      %837 = arith.addi %834, %836 : index
      scf.if %16 {
        %838 = arith.addi %837, %c5 : index
        %839 = memref.load %residual[%838] : memref<?xf32>
        %840 = arith.addf %839, %824 : f32
        %841 = arith.addi %837, %c5 : index
        memref.store %840, %out[%841] : memref<?xf32>
      } else {
        %842 = arith.addi %837, %c5 : index
        memref.store %824, %out[%842] : memref<?xf32>
      }
      scf.if %16 {
        %843 = arith.addi %837, %c1 : index
        %844 = memref.load %residual[%843] : memref<?xf32>
        %845 = arith.addf %844, %832 : f32
        %846 = arith.addi %837, %c1 : index
        memref.store %845, %out[%846] : memref<?xf32>
      } else {
        %847 = arith.addi %837, %c1 : index
        memref.store %832, %out[%847] : memref<?xf32>
      }
    }
    %848 = vector.extract %520#0[3] : f32 from vector<8xf32>
    %849 = vector.extract %520#1[3] : f32 from vector<8xf32>
    %850 = wave.lane
    %851 = arith.addi %15, %c5 : index
    %852 = arith.muli %c24, %c4 : index
    %853 = arith.addi %851, %852 : index
    %854 = arith.divui %850, %c1 : index
    %855 = arith.addi %853, %854 : index
    %856 = arith.cmpi slt, %855, %14 : index
    scf.if %856 {
      %857 = arith.cmpi eq, %hasFactors, %c6 : index
      %858 = memref.load %factors[%855] : memref<?xf32>
      %859 = arith.select %857, %858, %c26 : f32
      %860 = arith.remui %850, %c1 : index
      %861 = arith.muli %860, %c27 : index
      %862 = arith.addi %10, %861 : index
      %863 = vector.load %w[%862] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %864 = vector.bitcast %863 : vector<4xi8> to vector<1xf32>
      %865 = vector.extract %864[0] : f32 from vector<1xf32>
      %866 = arith.mulf %865, %859 : f32
      %867 = arith.mulf %848, %866 : f32
      %868 = arith.remui %850, %c1 : index
      %869 = arith.muli %868, %c27 : index
      %870 = arith.addi %12, %869 : index
      %871 = vector.load %w[%870] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %872 = vector.bitcast %871 : vector<4xi8> to vector<1xf32>
      %873 = vector.extract %872[0] : f32 from vector<1xf32>
      %874 = arith.mulf %873, %859 : f32
      %875 = arith.mulf %849, %874 : f32
      %876 = arith.muli %855, %outputFeatures : index
      %877 = arith.addi %876, %18 : index
      %878 = wave.lane
      %879 = arith.remui %878, %c1 : index
      %880 = arith.addi %877, %879 : index
      scf.if %16 {
        %881 = arith.addi %880, %c5 : index
        %882 = memref.load %residual[%881] : memref<?xf32>
        %883 = arith.addf %882, %867 : f32
        %884 = arith.addi %880, %c5 : index
        memref.store %883, %out[%884] : memref<?xf32>
      } else {
        %885 = arith.addi %880, %c5 : index
        memref.store %867, %out[%885] : memref<?xf32>
      }
      scf.if %16 {
        %886 = arith.addi %880, %c1 : index
        %887 = memref.load %residual[%886] : memref<?xf32>
        %888 = arith.addf %887, %875 : f32
        %889 = arith.addi %880, %c1 : index
        memref.store %888, %out[%889] : memref<?xf32>
      } else {
        %890 = arith.addi %880, %c1 : index
        memref.store %875, %out[%890] : memref<?xf32>
      }
    }
    %891 = vector.extract %520#0[4] : f32 from vector<8xf32>
    %892 = vector.extract %520#1[4] : f32 from vector<8xf32>
    %893 = wave.lane
    %894 = arith.addi %15, %c5 : index
    %895 = arith.muli %c27, %c4 : index
    %896 = arith.addi %894, %895 : index
    %897 = arith.divui %893, %c1 : index
    %898 = arith.addi %896, %897 : index
    %899 = arith.cmpi slt, %898, %14 : index
    scf.if %899 {
      %900 = arith.cmpi eq, %hasFactors, %c6 : index
      %901 = memref.load %factors[%898] : memref<?xf32>
      %902 = arith.select %900, %901, %c26 : f32
      %903 = arith.remui %893, %c1 : index
      %904 = arith.muli %903, %c27 : index
      %905 = arith.addi %10, %904 : index
      %906 = vector.load %w[%905] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %907 = vector.bitcast %906 : vector<4xi8> to vector<1xf32>
      %908 = vector.extract %907[0] : f32 from vector<1xf32>
      %909 = arith.mulf %908, %902 : f32
      %910 = arith.mulf %891, %909 : f32
      %911 = arith.remui %893, %c1 : index
      %912 = arith.muli %911, %c27 : index
      %913 = arith.addi %12, %912 : index
      %914 = vector.load %w[%913] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %915 = vector.bitcast %914 : vector<4xi8> to vector<1xf32>
      %916 = vector.extract %915[0] : f32 from vector<1xf32>
      %917 = arith.mulf %916, %902 : f32
      %918 = arith.mulf %892, %917 : f32
      %919 = arith.muli %898, %outputFeatures : index
      %920 = arith.addi %919, %18 : index
      %921 = wave.lane
      %922 = arith.remui %921, %c1 : index
      %923 = arith.addi %920, %922 : index
      scf.if %16 {
        %924 = arith.addi %923, %c5 : index
        %925 = memref.load %residual[%924] : memref<?xf32>
        %926 = arith.addf %925, %910 : f32
        %927 = arith.addi %923, %c5 : index
        memref.store %926, %out[%927] : memref<?xf32>
      } else {
        %928 = arith.addi %923, %c5 : index
        memref.store %910, %out[%928] : memref<?xf32>
      }
      scf.if %16 {
        %929 = arith.addi %923, %c1 : index
        %930 = memref.load %residual[%929] : memref<?xf32>
        %931 = arith.addf %930, %918 : f32
        %932 = arith.addi %923, %c1 : index
        memref.store %931, %out[%932] : memref<?xf32>
      } else {
        %933 = arith.addi %923, %c1 : index
        memref.store %918, %out[%933] : memref<?xf32>
      }
    }
    %934 = vector.extract %520#0[5] : f32 from vector<8xf32>
    %935 = vector.extract %520#1[5] : f32 from vector<8xf32>
    %936 = wave.lane
    %937 = arith.addi %15, %c5 : index
    %938 = arith.muli %c28, %c4 : index
    %939 = arith.addi %937, %938 : index
    %940 = arith.divui %936, %c1 : index
    %941 = arith.addi %939, %940 : index
    %942 = arith.cmpi slt, %941, %14 : index
    scf.if %942 {
      %943 = arith.cmpi eq, %hasFactors, %c6 : index
      %944 = memref.load %factors[%941] : memref<?xf32>
      %945 = arith.select %943, %944, %c26 : f32
      %946 = arith.remui %936, %c1 : index
      %947 = arith.muli %946, %c27 : index
      %948 = arith.addi %10, %947 : index
      %949 = vector.load %w[%948] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %950 = vector.bitcast %949 : vector<4xi8> to vector<1xf32>
      %951 = vector.extract %950[0] : f32 from vector<1xf32>
      %952 = arith.mulf %951, %945 : f32
      %953 = arith.mulf %934, %952 : f32
      %954 = arith.remui %936, %c1 : index
      %955 = arith.muli %954, %c27 : index
      %956 = arith.addi %12, %955 : index
      %957 = vector.load %w[%956] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %958 = vector.bitcast %957 : vector<4xi8> to vector<1xf32>
      %959 = vector.extract %958[0] : f32 from vector<1xf32>
      %960 = arith.mulf %959, %945 : f32
      %961 = arith.mulf %935, %960 : f32
      %962 = arith.muli %941, %outputFeatures : index
      %963 = arith.addi %962, %18 : index
      %964 = wave.lane
      %965 = arith.remui %964, %c1 : index
      %966 = arith.addi %963, %965 : index
      scf.if %16 {
        %967 = arith.addi %966, %c5 : index
        %968 = memref.load %residual[%967] : memref<?xf32>
        %969 = arith.addf %968, %953 : f32
        %970 = arith.addi %966, %c5 : index
        memref.store %969, %out[%970] : memref<?xf32>
      } else {
        %971 = arith.addi %966, %c5 : index
        memref.store %953, %out[%971] : memref<?xf32>
      }
      scf.if %16 {
        %972 = arith.addi %966, %c1 : index
        %973 = memref.load %residual[%972] : memref<?xf32>
        %974 = arith.addf %973, %961 : f32
        %975 = arith.addi %966, %c1 : index
        memref.store %974, %out[%975] : memref<?xf32>
      } else {
        %976 = arith.addi %966, %c1 : index
        memref.store %961, %out[%976] : memref<?xf32>
      }
    }
    %977 = vector.extract %520#0[6] : f32 from vector<8xf32>
    %978 = vector.extract %520#1[6] : f32 from vector<8xf32>
    %979 = wave.lane
    %980 = arith.addi %15, %c5 : index
    %981 = arith.muli %c29, %c4 : index
    %982 = arith.addi %980, %981 : index
    %983 = arith.divui %979, %c1 : index
    %984 = arith.addi %982, %983 : index
    %985 = arith.cmpi slt, %984, %14 : index
    scf.if %985 {
      %986 = arith.cmpi eq, %hasFactors, %c6 : index
      %987 = memref.load %factors[%984] : memref<?xf32>
      %988 = arith.select %986, %987, %c26 : f32
      %989 = arith.remui %979, %c1 : index
      %990 = arith.muli %989, %c27 : index
      %991 = arith.addi %10, %990 : index
      %992 = vector.load %w[%991] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %993 = vector.bitcast %992 : vector<4xi8> to vector<1xf32>
      %994 = vector.extract %993[0] : f32 from vector<1xf32>
      %995 = arith.mulf %994, %988 : f32
      %996 = arith.mulf %977, %995 : f32
      %997 = arith.remui %979, %c1 : index
      %998 = arith.muli %997, %c27 : index
      %999 = arith.addi %12, %998 : index
      %1000 = vector.load %w[%999] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1001 = vector.bitcast %1000 : vector<4xi8> to vector<1xf32>
      %1002 = vector.extract %1001[0] : f32 from vector<1xf32>
      %1003 = arith.mulf %1002, %988 : f32
      %1004 = arith.mulf %978, %1003 : f32
      %1005 = arith.muli %984, %outputFeatures : index
      %1006 = arith.addi %1005, %18 : index
      %1007 = wave.lane
      %1008 = arith.remui %1007, %c1 : index
      %1009 = arith.addi %1006, %1008 : index
      scf.if %16 {
        %1010 = arith.addi %1009, %c5 : index
        %1011 = memref.load %residual[%1010] : memref<?xf32>
        %1012 = arith.addf %1011, %996 : f32
        %1013 = arith.addi %1009, %c5 : index
        memref.store %1012, %out[%1013] : memref<?xf32>
      } else {
        %1014 = arith.addi %1009, %c5 : index
        memref.store %996, %out[%1014] : memref<?xf32>
      }
      scf.if %16 {
        %1015 = arith.addi %1009, %c1 : index
        %1016 = memref.load %residual[%1015] : memref<?xf32>
        %1017 = arith.addf %1016, %1004 : f32
        %1018 = arith.addi %1009, %c1 : index
        memref.store %1017, %out[%1018] : memref<?xf32>
      } else {
        %1019 = arith.addi %1009, %c1 : index
        memref.store %1004, %out[%1019] : memref<?xf32>
      }
    }
    %1020 = vector.extract %520#0[7] : f32 from vector<8xf32>
    %1021 = vector.extract %520#1[7] : f32 from vector<8xf32>
    %1022 = wave.lane
    %1023 = arith.addi %15, %c5 : index
    %1024 = arith.muli %c30, %c4 : index
    %1025 = arith.addi %1023, %1024 : index
    %1026 = arith.divui %1022, %c1 : index
    %1027 = arith.addi %1025, %1026 : index
    %1028 = arith.cmpi slt, %1027, %14 : index
    scf.if %1028 {
      %1029 = arith.cmpi eq, %hasFactors, %c6 : index
      %1030 = memref.load %factors[%1027] : memref<?xf32>
      %1031 = arith.select %1029, %1030, %c26 : f32
      %1032 = arith.remui %1022, %c1 : index
      %1033 = arith.muli %1032, %c27 : index
      %1034 = arith.addi %10, %1033 : index
      %1035 = vector.load %w[%1034] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1036 = vector.bitcast %1035 : vector<4xi8> to vector<1xf32>
      %1037 = vector.extract %1036[0] : f32 from vector<1xf32>
      %1038 = arith.mulf %1037, %1031 : f32
      %1039 = arith.mulf %1020, %1038 : f32
      %1040 = arith.remui %1022, %c1 : index
      %1041 = arith.muli %1040, %c27 : index
      %1042 = arith.addi %12, %1041 : index
      %1043 = vector.load %w[%1042] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1044 = vector.bitcast %1043 : vector<4xi8> to vector<1xf32>
      %1045 = vector.extract %1044[0] : f32 from vector<1xf32>
      %1046 = arith.mulf %1045, %1031 : f32
      %1047 = arith.mulf %1021, %1046 : f32
      %1048 = arith.muli %1027, %outputFeatures : index
      %1049 = arith.addi %1048, %18 : index
      %1050 = wave.lane
      %1051 = arith.remui %1050, %c1 : index
      %1052 = arith.addi %1049, %1051 : index
      scf.if %16 {
        %1053 = arith.addi %1052, %c5 : index
        %1054 = memref.load %residual[%1053] : memref<?xf32>
        %1055 = arith.addf %1054, %1039 : f32
        %1056 = arith.addi %1052, %c5 : index
        memref.store %1055, %out[%1056] : memref<?xf32>
      } else {
        %1057 = arith.addi %1052, %c5 : index
        memref.store %1039, %out[%1057] : memref<?xf32>
      }
      scf.if %16 {
        %1058 = arith.addi %1052, %c1 : index
        %1059 = memref.load %residual[%1058] : memref<?xf32>
        %1060 = arith.addf %1059, %1047 : f32
        %1061 = arith.addi %1052, %c1 : index
        memref.store %1060, %out[%1061] : memref<?xf32>
      } else {
        %1062 = arith.addi %1052, %c1 : index
        memref.store %1047, %out[%1062] : memref<?xf32>
      }
    }
    %1063 = wave.lane
    %1064 = vector.extract %520#2[0] : f32 from vector<8xf32>
    %1065 = vector.extract %520#3[0] : f32 from vector<8xf32>
    %1066 = wave.lane
    %1067 = arith.addi %15, %c1 : index
    %1068 = arith.muli %c5, %c4 : index
    %1069 = arith.addi %1067, %1068 : index
    %1070 = arith.divui %1066, %c1 : index
    %1071 = arith.addi %1069, %1070 : index
    %1072 = arith.cmpi slt, %1071, %14 : index
    scf.if %1072 {
      %1073 = arith.cmpi eq, %hasFactors, %c6 : index
      %1074 = memref.load %factors[%1071] : memref<?xf32>
      %1075 = arith.select %1073, %1074, %c26 : f32
      %1076 = arith.remui %1066, %c1 : index
      %1077 = arith.muli %1076, %c27 : index
      %1078 = arith.addi %10, %1077 : index
      %1079 = vector.load %w[%1078] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1080 = vector.bitcast %1079 : vector<4xi8> to vector<1xf32>
      %1081 = vector.extract %1080[0] : f32 from vector<1xf32>
      %1082 = arith.mulf %1081, %1075 : f32
      %1083 = arith.mulf %1064, %1082 : f32
      %1084 = arith.remui %1066, %c1 : index
      %1085 = arith.muli %1084, %c27 : index
      %1086 = arith.addi %12, %1085 : index
      %1087 = vector.load %w[%1086] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1088 = vector.bitcast %1087 : vector<4xi8> to vector<1xf32>
      %1089 = vector.extract %1088[0] : f32 from vector<1xf32>
      %1090 = arith.mulf %1089, %1075 : f32
      %1091 = arith.mulf %1065, %1090 : f32
      %1092 = arith.muli %1071, %outputFeatures : index
      %1093 = arith.addi %1092, %18 : index
      %1094 = wave.lane
      %1095 = arith.remui %1094, %c1 : index
      %1096 = arith.addi %1093, %1095 : index
      scf.if %16 {
        %1097 = arith.addi %1096, %c5 : index
        %1098 = memref.load %residual[%1097] : memref<?xf32>
        %1099 = arith.addf %1098, %1083 : f32
        %1100 = arith.addi %1096, %c5 : index
        memref.store %1099, %out[%1100] : memref<?xf32>
      } else {
        %1101 = arith.addi %1096, %c5 : index
        memref.store %1083, %out[%1101] : memref<?xf32>
      }
      scf.if %16 {
        %1102 = arith.addi %1096, %c1 : index
        %1103 = memref.load %residual[%1102] : memref<?xf32>
        %1104 = arith.addf %1103, %1091 : f32
        %1105 = arith.addi %1096, %c1 : index
        memref.store %1104, %out[%1105] : memref<?xf32>
      } else {
        %1106 = arith.addi %1096, %c1 : index
        memref.store %1091, %out[%1106] : memref<?xf32>
      }
    }
    %1107 = vector.extract %520#2[1] : f32 from vector<8xf32>
    %1108 = vector.extract %520#3[1] : f32 from vector<8xf32>
    %1109 = wave.lane
    %1110 = arith.addi %15, %c1 : index
    %1111 = arith.muli %c6, %c4 : index
    %1112 = arith.addi %1110, %1111 : index
    %1113 = arith.divui %1109, %c1 : index
    %1114 = arith.addi %1112, %1113 : index
    %1115 = arith.cmpi slt, %1114, %14 : index
    scf.if %1115 {
      %1116 = arith.cmpi eq, %hasFactors, %c6 : index
      %1117 = memref.load %factors[%1114] : memref<?xf32>
      %1118 = arith.select %1116, %1117, %c26 : f32
      %1119 = arith.remui %1109, %c1 : index
      %1120 = arith.muli %1119, %c27 : index
      %1121 = arith.addi %10, %1120 : index
      %1122 = vector.load %w[%1121] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1123 = vector.bitcast %1122 : vector<4xi8> to vector<1xf32>
      %1124 = vector.extract %1123[0] : f32 from vector<1xf32>
      %1125 = arith.mulf %1124, %1118 : f32
      %1126 = arith.mulf %1107, %1125 : f32
      %1127 = arith.remui %1109, %c1 : index
      %1128 = arith.muli %1127, %c27 : index
      %1129 = arith.addi %12, %1128 : index
      %1130 = vector.load %w[%1129] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1131 = vector.bitcast %1130 : vector<4xi8> to vector<1xf32>
      %1132 = vector.extract %1131[0] : f32 from vector<1xf32>
      %1133 = arith.mulf %1132, %1118 : f32
      %1134 = arith.mulf %1108, %1133 : f32
      %1135 = arith.muli %1114, %outputFeatures : index
      %1136 = arith.addi %1135, %18 : index
      %1137 = wave.lane
      %1138 = arith.remui %1137, %c1 : index
      %1139 = arith.addi %1136, %1138 : index
      scf.if %16 {
        %1140 = arith.addi %1139, %c5 : index
        %1141 = memref.load %residual[%1140] : memref<?xf32>
        %1142 = arith.addf %1141, %1126 : f32
        %1143 = arith.addi %1139, %c5 : index
        memref.store %1142, %out[%1143] : memref<?xf32>
      } else {
        %1144 = arith.addi %1139, %c5 : index
        memref.store %1126, %out[%1144] : memref<?xf32>
      }
      scf.if %16 {
        %1145 = arith.addi %1139, %c1 : index
        %1146 = memref.load %residual[%1145] : memref<?xf32>
        %1147 = arith.addf %1146, %1134 : f32
        %1148 = arith.addi %1139, %c1 : index
        memref.store %1147, %out[%1148] : memref<?xf32>
      } else {
        %1149 = arith.addi %1139, %c1 : index
        memref.store %1134, %out[%1149] : memref<?xf32>
      }
    }
    %1150 = vector.extract %520#2[2] : f32 from vector<8xf32>
    %1151 = vector.extract %520#3[2] : f32 from vector<8xf32>
    %1152 = wave.lane
    %1153 = arith.addi %15, %c1 : index
    %1154 = arith.muli %c4, %c4 : index
    %1155 = arith.addi %1153, %1154 : index
    %1156 = arith.divui %1152, %c1 : index
    %1157 = arith.addi %1155, %1156 : index
    %1158 = arith.cmpi slt, %1157, %14 : index
    scf.if %1158 {
      %1159 = arith.cmpi eq, %hasFactors, %c6 : index
      %1160 = memref.load %factors[%1157] : memref<?xf32>
      %1161 = arith.select %1159, %1160, %c26 : f32
      %1162 = arith.remui %1152, %c1 : index
      %1163 = arith.muli %1162, %c27 : index
      %1164 = arith.addi %10, %1163 : index
      %1165 = vector.load %w[%1164] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1166 = vector.bitcast %1165 : vector<4xi8> to vector<1xf32>
      %1167 = vector.extract %1166[0] : f32 from vector<1xf32>
      %1168 = arith.mulf %1167, %1161 : f32
      %1169 = arith.mulf %1150, %1168 : f32
      %1170 = arith.remui %1152, %c1 : index
      %1171 = arith.muli %1170, %c27 : index
      %1172 = arith.addi %12, %1171 : index
      %1173 = vector.load %w[%1172] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1174 = vector.bitcast %1173 : vector<4xi8> to vector<1xf32>
      %1175 = vector.extract %1174[0] : f32 from vector<1xf32>
      %1176 = arith.mulf %1175, %1161 : f32
      %1177 = arith.mulf %1151, %1176 : f32
      %1178 = arith.muli %1157, %outputFeatures : index
      %1179 = arith.addi %1178, %18 : index
      %1180 = wave.lane
      %1181 = arith.remui %1180, %c1 : index
      %1182 = arith.addi %1179, %1181 : index
      scf.if %16 {
        %1183 = arith.addi %1182, %c5 : index
        %1184 = memref.load %residual[%1183] : memref<?xf32>
        %1185 = arith.addf %1184, %1169 : f32
        %1186 = arith.addi %1182, %c5 : index
        memref.store %1185, %out[%1186] : memref<?xf32>
      } else {
        %1187 = arith.addi %1182, %c5 : index
        memref.store %1169, %out[%1187] : memref<?xf32>
      }
      scf.if %16 {
        %1188 = arith.addi %1182, %c1 : index
        %1189 = memref.load %residual[%1188] : memref<?xf32>
        %1190 = arith.addf %1189, %1177 : f32
        %1191 = arith.addi %1182, %c1 : index
        memref.store %1190, %out[%1191] : memref<?xf32>
      } else {
        %1192 = arith.addi %1182, %c1 : index
        memref.store %1177, %out[%1192] : memref<?xf32>
      }
    }
    %1193 = vector.extract %520#2[3] : f32 from vector<8xf32>
    %1194 = vector.extract %520#3[3] : f32 from vector<8xf32>
    %1195 = wave.lane
    %1196 = arith.addi %15, %c1 : index
    %1197 = arith.muli %c24, %c4 : index
    %1198 = arith.addi %1196, %1197 : index
    %1199 = arith.divui %1195, %c1 : index
    %1200 = arith.addi %1198, %1199 : index
    %1201 = arith.cmpi slt, %1200, %14 : index
    scf.if %1201 {
      %1202 = arith.cmpi eq, %hasFactors, %c6 : index
      %1203 = memref.load %factors[%1200] : memref<?xf32>
      %1204 = arith.select %1202, %1203, %c26 : f32
      %1205 = arith.remui %1195, %c1 : index
      %1206 = arith.muli %1205, %c27 : index
      %1207 = arith.addi %10, %1206 : index
      %1208 = vector.load %w[%1207] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1209 = vector.bitcast %1208 : vector<4xi8> to vector<1xf32>
      %1210 = vector.extract %1209[0] : f32 from vector<1xf32>
      %1211 = arith.mulf %1210, %1204 : f32
      %1212 = arith.mulf %1193, %1211 : f32
      %1213 = arith.remui %1195, %c1 : index
      %1214 = arith.muli %1213, %c27 : index
      %1215 = arith.addi %12, %1214 : index
      %1216 = vector.load %w[%1215] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1217 = vector.bitcast %1216 : vector<4xi8> to vector<1xf32>
      %1218 = vector.extract %1217[0] : f32 from vector<1xf32>
      %1219 = arith.mulf %1218, %1204 : f32
      %1220 = arith.mulf %1194, %1219 : f32
      %1221 = arith.muli %1200, %outputFeatures : index
      %1222 = arith.addi %1221, %18 : index
      %1223 = wave.lane
      %1224 = arith.remui %1223, %c1 : index
      %1225 = arith.addi %1222, %1224 : index
      scf.if %16 {
        %1226 = arith.addi %1225, %c5 : index
        %1227 = memref.load %residual[%1226] : memref<?xf32>
        %1228 = arith.addf %1227, %1212 : f32
        %1229 = arith.addi %1225, %c5 : index
        memref.store %1228, %out[%1229] : memref<?xf32>
      } else {
        %1230 = arith.addi %1225, %c5 : index
        memref.store %1212, %out[%1230] : memref<?xf32>
      }
      scf.if %16 {
        %1231 = arith.addi %1225, %c1 : index
        %1232 = memref.load %residual[%1231] : memref<?xf32>
        %1233 = arith.addf %1232, %1220 : f32
        %1234 = arith.addi %1225, %c1 : index
        memref.store %1233, %out[%1234] : memref<?xf32>
      } else {
        %1235 = arith.addi %1225, %c1 : index
        memref.store %1220, %out[%1235] : memref<?xf32>
      }
    }
    %1236 = vector.extract %520#2[4] : f32 from vector<8xf32>
    %1237 = vector.extract %520#3[4] : f32 from vector<8xf32>
    %1238 = wave.lane
    %1239 = arith.addi %15, %c1 : index
    %1240 = arith.muli %c27, %c4 : index
    %1241 = arith.addi %1239, %1240 : index
    %1242 = arith.divui %1238, %c1 : index
    %1243 = arith.addi %1241, %1242 : index
    %1244 = arith.cmpi slt, %1243, %14 : index
    scf.if %1244 {
      %1245 = arith.cmpi eq, %hasFactors, %c6 : index
      %1246 = memref.load %factors[%1243] : memref<?xf32>
      %1247 = arith.select %1245, %1246, %c26 : f32
      %1248 = arith.remui %1238, %c1 : index
      %1249 = arith.muli %1248, %c27 : index
      %1250 = arith.addi %10, %1249 : index
      %1251 = vector.load %w[%1250] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1252 = vector.bitcast %1251 : vector<4xi8> to vector<1xf32>
      %1253 = vector.extract %1252[0] : f32 from vector<1xf32>
      %1254 = arith.mulf %1253, %1247 : f32
      %1255 = arith.mulf %1236, %1254 : f32
      %1256 = arith.remui %1238, %c1 : index
      %1257 = arith.muli %1256, %c27 : index
      %1258 = arith.addi %12, %1257 : index
      %1259 = vector.load %w[%1258] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1260 = vector.bitcast %1259 : vector<4xi8> to vector<1xf32>
      %1261 = vector.extract %1260[0] : f32 from vector<1xf32>
      %1262 = arith.mulf %1261, %1247 : f32
      %1263 = arith.mulf %1237, %1262 : f32
      %1264 = arith.muli %1243, %outputFeatures : index
      %1265 = arith.addi %1264, %18 : index
      %1266 = wave.lane
      %1267 = arith.remui %1266, %c1 : index
      %1268 = arith.addi %1265, %1267 : index
      scf.if %16 {
        %1269 = arith.addi %1268, %c5 : index
        %1270 = memref.load %residual[%1269] : memref<?xf32>
        %1271 = arith.addf %1270, %1255 : f32
        %1272 = arith.addi %1268, %c5 : index
        memref.store %1271, %out[%1272] : memref<?xf32>
      } else {
        %1273 = arith.addi %1268, %c5 : index
        memref.store %1255, %out[%1273] : memref<?xf32>
      }
      scf.if %16 {
        %1274 = arith.addi %1268, %c1 : index
        %1275 = memref.load %residual[%1274] : memref<?xf32>
        %1276 = arith.addf %1275, %1263 : f32
        %1277 = arith.addi %1268, %c1 : index
        memref.store %1276, %out[%1277] : memref<?xf32>
      } else {
        %1278 = arith.addi %1268, %c1 : index
        memref.store %1263, %out[%1278] : memref<?xf32>
      }
    }
    %1279 = vector.extract %520#2[5] : f32 from vector<8xf32>
    %1280 = vector.extract %520#3[5] : f32 from vector<8xf32>
    %1281 = wave.lane
    %1282 = arith.addi %15, %c1 : index
    %1283 = arith.muli %c28, %c4 : index
    %1284 = arith.addi %1282, %1283 : index
    %1285 = arith.divui %1281, %c1 : index
    %1286 = arith.addi %1284, %1285 : index
    %1287 = arith.cmpi slt, %1286, %14 : index
    scf.if %1287 {
      %1288 = arith.cmpi eq, %hasFactors, %c6 : index
      %1289 = memref.load %factors[%1286] : memref<?xf32>
      %1290 = arith.select %1288, %1289, %c26 : f32
      %1291 = arith.remui %1281, %c1 : index
      %1292 = arith.muli %1291, %c27 : index
      %1293 = arith.addi %10, %1292 : index
      %1294 = vector.load %w[%1293] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1295 = vector.bitcast %1294 : vector<4xi8> to vector<1xf32>
      %1296 = vector.extract %1295[0] : f32 from vector<1xf32>
      %1297 = arith.mulf %1296, %1290 : f32
      %1298 = arith.mulf %1279, %1297 : f32
      %1299 = arith.remui %1281, %c1 : index
      %1300 = arith.muli %1299, %c27 : index
      %1301 = arith.addi %12, %1300 : index
      %1302 = vector.load %w[%1301] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1303 = vector.bitcast %1302 : vector<4xi8> to vector<1xf32>
      %1304 = vector.extract %1303[0] : f32 from vector<1xf32>
      %1305 = arith.mulf %1304, %1290 : f32
      %1306 = arith.mulf %1280, %1305 : f32
      %1307 = arith.muli %1286, %outputFeatures : index
      %1308 = arith.addi %1307, %18 : index
      %1309 = wave.lane
      %1310 = arith.remui %1309, %c1 : index
      %1311 = arith.addi %1308, %1310 : index
      scf.if %16 {
        %1312 = arith.addi %1311, %c5 : index
        %1313 = memref.load %residual[%1312] : memref<?xf32>
        %1314 = arith.addf %1313, %1298 : f32
        %1315 = arith.addi %1311, %c5 : index
        memref.store %1314, %out[%1315] : memref<?xf32>
      } else {
        %1316 = arith.addi %1311, %c5 : index
        memref.store %1298, %out[%1316] : memref<?xf32>
      }
      scf.if %16 {
        %1317 = arith.addi %1311, %c1 : index
        %1318 = memref.load %residual[%1317] : memref<?xf32>
        %1319 = arith.addf %1318, %1306 : f32
        %1320 = arith.addi %1311, %c1 : index
        memref.store %1319, %out[%1320] : memref<?xf32>
      } else {
        %1321 = arith.addi %1311, %c1 : index
        memref.store %1306, %out[%1321] : memref<?xf32>
      }
    }
    %1322 = vector.extract %520#2[6] : f32 from vector<8xf32>
    %1323 = vector.extract %520#3[6] : f32 from vector<8xf32>
    %1324 = wave.lane
    %1325 = arith.addi %15, %c1 : index
    %1326 = arith.muli %c29, %c4 : index
    %1327 = arith.addi %1325, %1326 : index
    %1328 = arith.divui %1324, %c1 : index
    %1329 = arith.addi %1327, %1328 : index
    %1330 = arith.cmpi slt, %1329, %14 : index
    scf.if %1330 {
      %1331 = arith.cmpi eq, %hasFactors, %c6 : index
      %1332 = memref.load %factors[%1329] : memref<?xf32>
      %1333 = arith.select %1331, %1332, %c26 : f32
      %1334 = arith.remui %1324, %c1 : index
      %1335 = arith.muli %1334, %c27 : index
      %1336 = arith.addi %10, %1335 : index
      %1337 = vector.load %w[%1336] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1338 = vector.bitcast %1337 : vector<4xi8> to vector<1xf32>
      %1339 = vector.extract %1338[0] : f32 from vector<1xf32>
      %1340 = arith.mulf %1339, %1333 : f32
      %1341 = arith.mulf %1322, %1340 : f32
      %1342 = arith.remui %1324, %c1 : index
      %1343 = arith.muli %1342, %c27 : index
      %1344 = arith.addi %12, %1343 : index
      %1345 = vector.load %w[%1344] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1346 = vector.bitcast %1345 : vector<4xi8> to vector<1xf32>
      %1347 = vector.extract %1346[0] : f32 from vector<1xf32>
      %1348 = arith.mulf %1347, %1333 : f32
      %1349 = arith.mulf %1323, %1348 : f32
      %1350 = arith.muli %1329, %outputFeatures : index
      %1351 = arith.addi %1350, %18 : index
      %1352 = wave.lane
      %1353 = arith.remui %1352, %c1 : index
      %1354 = arith.addi %1351, %1353 : index
      scf.if %16 {
        %1355 = arith.addi %1354, %c5 : index
        %1356 = memref.load %residual[%1355] : memref<?xf32>
        %1357 = arith.addf %1356, %1341 : f32
        %1358 = arith.addi %1354, %c5 : index
        memref.store %1357, %out[%1358] : memref<?xf32>
      } else {
        %1359 = arith.addi %1354, %c5 : index
        memref.store %1341, %out[%1359] : memref<?xf32>
      }
      scf.if %16 {
        %1360 = arith.addi %1354, %c1 : index
        %1361 = memref.load %residual[%1360] : memref<?xf32>
        %1362 = arith.addf %1361, %1349 : f32
        %1363 = arith.addi %1354, %c1 : index
        memref.store %1362, %out[%1363] : memref<?xf32>
      } else {
        %1364 = arith.addi %1354, %c1 : index
        memref.store %1349, %out[%1364] : memref<?xf32>
      }
    }
    %1365 = vector.extract %520#2[7] : f32 from vector<8xf32>
    %1366 = vector.extract %520#3[7] : f32 from vector<8xf32>
    %1367 = wave.lane
    %1368 = arith.addi %15, %c1 : index
    %1369 = arith.muli %c30, %c4 : index
    %1370 = arith.addi %1368, %1369 : index
    %1371 = arith.divui %1367, %c1 : index
    %1372 = arith.addi %1370, %1371 : index
    %1373 = arith.cmpi slt, %1372, %14 : index
    scf.if %1373 {
      %1374 = arith.cmpi eq, %hasFactors, %c6 : index
      %1375 = memref.load %factors[%1372] : memref<?xf32>
      %1376 = arith.select %1374, %1375, %c26 : f32
      %1377 = arith.remui %1367, %c1 : index
      %1378 = arith.muli %1377, %c27 : index
      %1379 = arith.addi %10, %1378 : index
      %1380 = vector.load %w[%1379] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1381 = vector.bitcast %1380 : vector<4xi8> to vector<1xf32>
      %1382 = vector.extract %1381[0] : f32 from vector<1xf32>
      %1383 = arith.mulf %1382, %1376 : f32
      %1384 = arith.mulf %1365, %1383 : f32
      %1385 = arith.remui %1367, %c1 : index
      %1386 = arith.muli %1385, %c27 : index
      %1387 = arith.addi %12, %1386 : index
      %1388 = vector.load %w[%1387] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1389 = vector.bitcast %1388 : vector<4xi8> to vector<1xf32>
      %1390 = vector.extract %1389[0] : f32 from vector<1xf32>
      %1391 = arith.mulf %1390, %1376 : f32
      %1392 = arith.mulf %1366, %1391 : f32
      %1393 = arith.muli %1372, %outputFeatures : index
      %1394 = arith.addi %1393, %18 : index
      %1395 = wave.lane
      %1396 = arith.remui %1395, %c1 : index
      %1397 = arith.addi %1394, %1396 : index
      scf.if %16 {
        %1398 = arith.addi %1397, %c5 : index
        %1399 = memref.load %residual[%1398] : memref<?xf32>
        %1400 = arith.addf %1399, %1384 : f32
        %1401 = arith.addi %1397, %c5 : index
        memref.store %1400, %out[%1401] : memref<?xf32>
      } else {
        %1402 = arith.addi %1397, %c5 : index
        memref.store %1384, %out[%1402] : memref<?xf32>
      }
      scf.if %16 {
        %1403 = arith.addi %1397, %c1 : index
        %1404 = memref.load %residual[%1403] : memref<?xf32>
        %1405 = arith.addf %1404, %1392 : f32
        %1406 = arith.addi %1397, %c1 : index
        memref.store %1405, %out[%1406] : memref<?xf32>
      } else {
        %1407 = arith.addi %1397, %c1 : index
        memref.store %1392, %out[%1407] : memref<?xf32>
      }
    }
    %1408 = wave.lane
    %1409 = vector.extract %520#4[0] : f32 from vector<8xf32>
    %1410 = vector.extract %520#5[0] : f32 from vector<8xf32>
    %1411 = wave.lane
    %1412 = arith.addi %15, %c11 : index
    %1413 = arith.muli %c5, %c4 : index
    %1414 = arith.addi %1412, %1413 : index
    %1415 = arith.divui %1411, %c1 : index
    %1416 = arith.addi %1414, %1415 : index
    %1417 = arith.cmpi slt, %1416, %14 : index
    scf.if %1417 {
      %1418 = arith.cmpi eq, %hasFactors, %c6 : index
      %1419 = memref.load %factors[%1416] : memref<?xf32>
      %1420 = arith.select %1418, %1419, %c26 : f32
      %1421 = arith.remui %1411, %c1 : index
      %1422 = arith.muli %1421, %c27 : index
      %1423 = arith.addi %10, %1422 : index
      %1424 = vector.load %w[%1423] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1425 = vector.bitcast %1424 : vector<4xi8> to vector<1xf32>
      %1426 = vector.extract %1425[0] : f32 from vector<1xf32>
      %1427 = arith.mulf %1426, %1420 : f32
      %1428 = arith.mulf %1409, %1427 : f32
      %1429 = arith.remui %1411, %c1 : index
      %1430 = arith.muli %1429, %c27 : index
      %1431 = arith.addi %12, %1430 : index
      %1432 = vector.load %w[%1431] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1433 = vector.bitcast %1432 : vector<4xi8> to vector<1xf32>
      %1434 = vector.extract %1433[0] : f32 from vector<1xf32>
      %1435 = arith.mulf %1434, %1420 : f32
      %1436 = arith.mulf %1410, %1435 : f32
      %1437 = arith.muli %1416, %outputFeatures : index
      %1438 = arith.addi %1437, %18 : index
      %1439 = wave.lane
      %1440 = arith.remui %1439, %c1 : index
      %1441 = arith.addi %1438, %1440 : index
      scf.if %16 {
        %1442 = arith.addi %1441, %c5 : index
        %1443 = memref.load %residual[%1442] : memref<?xf32>
        %1444 = arith.addf %1443, %1428 : f32
        %1445 = arith.addi %1441, %c5 : index
        memref.store %1444, %out[%1445] : memref<?xf32>
      } else {
        %1446 = arith.addi %1441, %c5 : index
        memref.store %1428, %out[%1446] : memref<?xf32>
      }
      scf.if %16 {
        %1447 = arith.addi %1441, %c1 : index
        %1448 = memref.load %residual[%1447] : memref<?xf32>
        %1449 = arith.addf %1448, %1436 : f32
        %1450 = arith.addi %1441, %c1 : index
        memref.store %1449, %out[%1450] : memref<?xf32>
      } else {
        %1451 = arith.addi %1441, %c1 : index
        memref.store %1436, %out[%1451] : memref<?xf32>
      }
    }
    %1452 = vector.extract %520#4[1] : f32 from vector<8xf32>
    %1453 = vector.extract %520#5[1] : f32 from vector<8xf32>
    %1454 = wave.lane
    %1455 = arith.addi %15, %c11 : index
    %1456 = arith.muli %c6, %c4 : index
    %1457 = arith.addi %1455, %1456 : index
    %1458 = arith.divui %1454, %c1 : index
    %1459 = arith.addi %1457, %1458 : index
    %1460 = arith.cmpi slt, %1459, %14 : index
    scf.if %1460 {
      %1461 = arith.cmpi eq, %hasFactors, %c6 : index
      %1462 = memref.load %factors[%1459] : memref<?xf32>
      %1463 = arith.select %1461, %1462, %c26 : f32
      %1464 = arith.remui %1454, %c1 : index
      %1465 = arith.muli %1464, %c27 : index
      %1466 = arith.addi %10, %1465 : index
      %1467 = vector.load %w[%1466] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1468 = vector.bitcast %1467 : vector<4xi8> to vector<1xf32>
      %1469 = vector.extract %1468[0] : f32 from vector<1xf32>
      %1470 = arith.mulf %1469, %1463 : f32
      %1471 = arith.mulf %1452, %1470 : f32
      %1472 = arith.remui %1454, %c1 : index
      %1473 = arith.muli %1472, %c27 : index
      %1474 = arith.addi %12, %1473 : index
      %1475 = vector.load %w[%1474] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1476 = vector.bitcast %1475 : vector<4xi8> to vector<1xf32>
      %1477 = vector.extract %1476[0] : f32 from vector<1xf32>
      %1478 = arith.mulf %1477, %1463 : f32
      %1479 = arith.mulf %1453, %1478 : f32
      %1480 = arith.muli %1459, %outputFeatures : index
      %1481 = arith.addi %1480, %18 : index
      %1482 = wave.lane
      %1483 = arith.remui %1482, %c1 : index
      %1484 = arith.addi %1481, %1483 : index
      scf.if %16 {
        %1485 = arith.addi %1484, %c5 : index
        %1486 = memref.load %residual[%1485] : memref<?xf32>
        %1487 = arith.addf %1486, %1471 : f32
        %1488 = arith.addi %1484, %c5 : index
        memref.store %1487, %out[%1488] : memref<?xf32>
      } else {
        %1489 = arith.addi %1484, %c5 : index
        memref.store %1471, %out[%1489] : memref<?xf32>
      }
      scf.if %16 {
        %1490 = arith.addi %1484, %c1 : index
        %1491 = memref.load %residual[%1490] : memref<?xf32>
        %1492 = arith.addf %1491, %1479 : f32
        %1493 = arith.addi %1484, %c1 : index
        memref.store %1492, %out[%1493] : memref<?xf32>
      } else {
        %1494 = arith.addi %1484, %c1 : index
        memref.store %1479, %out[%1494] : memref<?xf32>
      }
    }
    %1495 = vector.extract %520#4[2] : f32 from vector<8xf32>
    %1496 = vector.extract %520#5[2] : f32 from vector<8xf32>
    %1497 = wave.lane
    %1498 = arith.addi %15, %c11 : index
    %1499 = arith.muli %c4, %c4 : index
    %1500 = arith.addi %1498, %1499 : index
    %1501 = arith.divui %1497, %c1 : index
    %1502 = arith.addi %1500, %1501 : index
    %1503 = arith.cmpi slt, %1502, %14 : index
    scf.if %1503 {
      %1504 = arith.cmpi eq, %hasFactors, %c6 : index
      %1505 = memref.load %factors[%1502] : memref<?xf32>
      %1506 = arith.select %1504, %1505, %c26 : f32
      %1507 = arith.remui %1497, %c1 : index
      %1508 = arith.muli %1507, %c27 : index
      %1509 = arith.addi %10, %1508 : index
      %1510 = vector.load %w[%1509] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1511 = vector.bitcast %1510 : vector<4xi8> to vector<1xf32>
      %1512 = vector.extract %1511[0] : f32 from vector<1xf32>
      %1513 = arith.mulf %1512, %1506 : f32
      %1514 = arith.mulf %1495, %1513 : f32
      %1515 = arith.remui %1497, %c1 : index
      %1516 = arith.muli %1515, %c27 : index
      %1517 = arith.addi %12, %1516 : index
      %1518 = vector.load %w[%1517] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1519 = vector.bitcast %1518 : vector<4xi8> to vector<1xf32>
      %1520 = vector.extract %1519[0] : f32 from vector<1xf32>
      %1521 = arith.mulf %1520, %1506 : f32
      %1522 = arith.mulf %1496, %1521 : f32
      %1523 = arith.muli %1502, %outputFeatures : index
      %1524 = arith.addi %1523, %18 : index
      %1525 = wave.lane
      %1526 = arith.remui %1525, %c1 : index
      %1527 = arith.addi %1524, %1526 : index
      scf.if %16 {
        %1528 = arith.addi %1527, %c5 : index
        %1529 = memref.load %residual[%1528] : memref<?xf32>
        %1530 = arith.addf %1529, %1514 : f32
        %1531 = arith.addi %1527, %c5 : index
        memref.store %1530, %out[%1531] : memref<?xf32>
      } else {
        %1532 = arith.addi %1527, %c5 : index
        memref.store %1514, %out[%1532] : memref<?xf32>
      }
      scf.if %16 {
        %1533 = arith.addi %1527, %c1 : index
        %1534 = memref.load %residual[%1533] : memref<?xf32>
        %1535 = arith.addf %1534, %1522 : f32
        %1536 = arith.addi %1527, %c1 : index
        memref.store %1535, %out[%1536] : memref<?xf32>
      } else {
        %1537 = arith.addi %1527, %c1 : index
        memref.store %1522, %out[%1537] : memref<?xf32>
      }
    }
    %1538 = vector.extract %520#4[3] : f32 from vector<8xf32>
    %1539 = vector.extract %520#5[3] : f32 from vector<8xf32>
    %1540 = wave.lane
    %1541 = arith.addi %15, %c11 : index
    %1542 = arith.muli %c24, %c4 : index
    %1543 = arith.addi %1541, %1542 : index
    %1544 = arith.divui %1540, %c1 : index
    %1545 = arith.addi %1543, %1544 : index
    %1546 = arith.cmpi slt, %1545, %14 : index
    scf.if %1546 {
      %1547 = arith.cmpi eq, %hasFactors, %c6 : index
      %1548 = memref.load %factors[%1545] : memref<?xf32>
      %1549 = arith.select %1547, %1548, %c26 : f32
      %1550 = arith.remui %1540, %c1 : index
      %1551 = arith.muli %1550, %c27 : index
      %1552 = arith.addi %10, %1551 : index
      %1553 = vector.load %w[%1552] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1554 = vector.bitcast %1553 : vector<4xi8> to vector<1xf32>
      %1555 = vector.extract %1554[0] : f32 from vector<1xf32>
      %1556 = arith.mulf %1555, %1549 : f32
      %1557 = arith.mulf %1538, %1556 : f32
      %1558 = arith.remui %1540, %c1 : index
      %1559 = arith.muli %1558, %c27 : index
      %1560 = arith.addi %12, %1559 : index
      %1561 = vector.load %w[%1560] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1562 = vector.bitcast %1561 : vector<4xi8> to vector<1xf32>
      %1563 = vector.extract %1562[0] : f32 from vector<1xf32>
      %1564 = arith.mulf %1563, %1549 : f32
      %1565 = arith.mulf %1539, %1564 : f32
      %1566 = arith.muli %1545, %outputFeatures : index
      %1567 = arith.addi %1566, %18 : index
      %1568 = wave.lane
      %1569 = arith.remui %1568, %c1 : index
      %1570 = arith.addi %1567, %1569 : index
      scf.if %16 {
        %1571 = arith.addi %1570, %c5 : index
        %1572 = memref.load %residual[%1571] : memref<?xf32>
        %1573 = arith.addf %1572, %1557 : f32
        %1574 = arith.addi %1570, %c5 : index
        memref.store %1573, %out[%1574] : memref<?xf32>
      } else {
        %1575 = arith.addi %1570, %c5 : index
        memref.store %1557, %out[%1575] : memref<?xf32>
      }
      scf.if %16 {
        %1576 = arith.addi %1570, %c1 : index
        %1577 = memref.load %residual[%1576] : memref<?xf32>
        %1578 = arith.addf %1577, %1565 : f32
        %1579 = arith.addi %1570, %c1 : index
        memref.store %1578, %out[%1579] : memref<?xf32>
      } else {
        %1580 = arith.addi %1570, %c1 : index
        memref.store %1565, %out[%1580] : memref<?xf32>
      }
    }
    %1581 = vector.extract %520#4[4] : f32 from vector<8xf32>
    %1582 = vector.extract %520#5[4] : f32 from vector<8xf32>
    %1583 = wave.lane
    %1584 = arith.addi %15, %c11 : index
    %1585 = arith.muli %c27, %c4 : index
    %1586 = arith.addi %1584, %1585 : index
    %1587 = arith.divui %1583, %c1 : index
    %1588 = arith.addi %1586, %1587 : index
    %1589 = arith.cmpi slt, %1588, %14 : index
    scf.if %1589 {
      %1590 = arith.cmpi eq, %hasFactors, %c6 : index
      %1591 = memref.load %factors[%1588] : memref<?xf32>
      %1592 = arith.select %1590, %1591, %c26 : f32
      %1593 = arith.remui %1583, %c1 : index
      %1594 = arith.muli %1593, %c27 : index
      %1595 = arith.addi %10, %1594 : index
      %1596 = vector.load %w[%1595] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1597 = vector.bitcast %1596 : vector<4xi8> to vector<1xf32>
      %1598 = vector.extract %1597[0] : f32 from vector<1xf32>
      %1599 = arith.mulf %1598, %1592 : f32
      %1600 = arith.mulf %1581, %1599 : f32
      %1601 = arith.remui %1583, %c1 : index
      %1602 = arith.muli %1601, %c27 : index
      %1603 = arith.addi %12, %1602 : index
      %1604 = vector.load %w[%1603] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1605 = vector.bitcast %1604 : vector<4xi8> to vector<1xf32>
      %1606 = vector.extract %1605[0] : f32 from vector<1xf32>
      %1607 = arith.mulf %1606, %1592 : f32
      %1608 = arith.mulf %1582, %1607 : f32
      %1609 = arith.muli %1588, %outputFeatures : index
      %1610 = arith.addi %1609, %18 : index
      %1611 = wave.lane
      %1612 = arith.remui %1611, %c1 : index
      %1613 = arith.addi %1610, %1612 : index
      scf.if %16 {
        %1614 = arith.addi %1613, %c5 : index
        %1615 = memref.load %residual[%1614] : memref<?xf32>
        %1616 = arith.addf %1615, %1600 : f32
        %1617 = arith.addi %1613, %c5 : index
        memref.store %1616, %out[%1617] : memref<?xf32>
      } else {
        %1618 = arith.addi %1613, %c5 : index
        memref.store %1600, %out[%1618] : memref<?xf32>
      }
      scf.if %16 {
        %1619 = arith.addi %1613, %c1 : index
        %1620 = memref.load %residual[%1619] : memref<?xf32>
        %1621 = arith.addf %1620, %1608 : f32
        %1622 = arith.addi %1613, %c1 : index
        memref.store %1621, %out[%1622] : memref<?xf32>
      } else {
        %1623 = arith.addi %1613, %c1 : index
        memref.store %1608, %out[%1623] : memref<?xf32>
      }
    }
    %1624 = vector.extract %520#4[5] : f32 from vector<8xf32>
    %1625 = vector.extract %520#5[5] : f32 from vector<8xf32>
    %1626 = wave.lane
    %1627 = arith.addi %15, %c11 : index
    %1628 = arith.muli %c28, %c4 : index
    %1629 = arith.addi %1627, %1628 : index
    %1630 = arith.divui %1626, %c1 : index
    %1631 = arith.addi %1629, %1630 : index
    %1632 = arith.cmpi slt, %1631, %14 : index
    scf.if %1632 {
      %1633 = arith.cmpi eq, %hasFactors, %c6 : index
      %1634 = memref.load %factors[%1631] : memref<?xf32>
      %1635 = arith.select %1633, %1634, %c26 : f32
      %1636 = arith.remui %1626, %c1 : index
      %1637 = arith.muli %1636, %c27 : index
      %1638 = arith.addi %10, %1637 : index
      %1639 = vector.load %w[%1638] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1640 = vector.bitcast %1639 : vector<4xi8> to vector<1xf32>
      %1641 = vector.extract %1640[0] : f32 from vector<1xf32>
      %1642 = arith.mulf %1641, %1635 : f32
      %1643 = arith.mulf %1624, %1642 : f32
      %1644 = arith.remui %1626, %c1 : index
      %1645 = arith.muli %1644, %c27 : index
      %1646 = arith.addi %12, %1645 : index
      %1647 = vector.load %w[%1646] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1648 = vector.bitcast %1647 : vector<4xi8> to vector<1xf32>
      %1649 = vector.extract %1648[0] : f32 from vector<1xf32>
      %1650 = arith.mulf %1649, %1635 : f32
      %1651 = arith.mulf %1625, %1650 : f32
      %1652 = arith.muli %1631, %outputFeatures : index
      %1653 = arith.addi %1652, %18 : index
      %1654 = wave.lane
      %1655 = arith.remui %1654, %c1 : index
      %1656 = arith.addi %1653, %1655 : index
      scf.if %16 {
        %1657 = arith.addi %1656, %c5 : index
        %1658 = memref.load %residual[%1657] : memref<?xf32>
        %1659 = arith.addf %1658, %1643 : f32
        %1660 = arith.addi %1656, %c5 : index
        memref.store %1659, %out[%1660] : memref<?xf32>
      } else {
        %1661 = arith.addi %1656, %c5 : index
        memref.store %1643, %out[%1661] : memref<?xf32>
      }
      scf.if %16 {
        %1662 = arith.addi %1656, %c1 : index
        %1663 = memref.load %residual[%1662] : memref<?xf32>
        %1664 = arith.addf %1663, %1651 : f32
        %1665 = arith.addi %1656, %c1 : index
        memref.store %1664, %out[%1665] : memref<?xf32>
      } else {
        %1666 = arith.addi %1656, %c1 : index
        memref.store %1651, %out[%1666] : memref<?xf32>
      }
    }
    %1667 = vector.extract %520#4[6] : f32 from vector<8xf32>
    %1668 = vector.extract %520#5[6] : f32 from vector<8xf32>
    %1669 = wave.lane
    %1670 = arith.addi %15, %c11 : index
    %1671 = arith.muli %c29, %c4 : index
    %1672 = arith.addi %1670, %1671 : index
    %1673 = arith.divui %1669, %c1 : index
    %1674 = arith.addi %1672, %1673 : index
    %1675 = arith.cmpi slt, %1674, %14 : index
    scf.if %1675 {
      %1676 = arith.cmpi eq, %hasFactors, %c6 : index
      %1677 = memref.load %factors[%1674] : memref<?xf32>
      %1678 = arith.select %1676, %1677, %c26 : f32
      %1679 = arith.remui %1669, %c1 : index
      %1680 = arith.muli %1679, %c27 : index
      %1681 = arith.addi %10, %1680 : index
      %1682 = vector.load %w[%1681] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1683 = vector.bitcast %1682 : vector<4xi8> to vector<1xf32>
      %1684 = vector.extract %1683[0] : f32 from vector<1xf32>
      %1685 = arith.mulf %1684, %1678 : f32
      %1686 = arith.mulf %1667, %1685 : f32
      %1687 = arith.remui %1669, %c1 : index
      %1688 = arith.muli %1687, %c27 : index
      %1689 = arith.addi %12, %1688 : index
      %1690 = vector.load %w[%1689] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1691 = vector.bitcast %1690 : vector<4xi8> to vector<1xf32>
      %1692 = vector.extract %1691[0] : f32 from vector<1xf32>
      %1693 = arith.mulf %1692, %1678 : f32
      %1694 = arith.mulf %1668, %1693 : f32
      %1695 = arith.muli %1674, %outputFeatures : index
      %1696 = arith.addi %1695, %18 : index
      %1697 = wave.lane
      %1698 = arith.remui %1697, %c1 : index
      %1699 = arith.addi %1696, %1698 : index
      scf.if %16 {
        %1700 = arith.addi %1699, %c5 : index
        %1701 = memref.load %residual[%1700] : memref<?xf32>
        %1702 = arith.addf %1701, %1686 : f32
        %1703 = arith.addi %1699, %c5 : index
        memref.store %1702, %out[%1703] : memref<?xf32>
      } else {
        %1704 = arith.addi %1699, %c5 : index
        memref.store %1686, %out[%1704] : memref<?xf32>
      }
      scf.if %16 {
        %1705 = arith.addi %1699, %c1 : index
        %1706 = memref.load %residual[%1705] : memref<?xf32>
        %1707 = arith.addf %1706, %1694 : f32
        %1708 = arith.addi %1699, %c1 : index
        memref.store %1707, %out[%1708] : memref<?xf32>
      } else {
        %1709 = arith.addi %1699, %c1 : index
        memref.store %1694, %out[%1709] : memref<?xf32>
      }
    }
    %1710 = vector.extract %520#4[7] : f32 from vector<8xf32>
    %1711 = vector.extract %520#5[7] : f32 from vector<8xf32>
    %1712 = wave.lane
    %1713 = arith.addi %15, %c11 : index
    %1714 = arith.muli %c30, %c4 : index
    %1715 = arith.addi %1713, %1714 : index
    %1716 = arith.divui %1712, %c1 : index
    %1717 = arith.addi %1715, %1716 : index
    %1718 = arith.cmpi slt, %1717, %14 : index
    scf.if %1718 {
      %1719 = arith.cmpi eq, %hasFactors, %c6 : index
      %1720 = memref.load %factors[%1717] : memref<?xf32>
      %1721 = arith.select %1719, %1720, %c26 : f32
      %1722 = arith.remui %1712, %c1 : index
      %1723 = arith.muli %1722, %c27 : index
      %1724 = arith.addi %10, %1723 : index
      %1725 = vector.load %w[%1724] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1726 = vector.bitcast %1725 : vector<4xi8> to vector<1xf32>
      %1727 = vector.extract %1726[0] : f32 from vector<1xf32>
      %1728 = arith.mulf %1727, %1721 : f32
      %1729 = arith.mulf %1710, %1728 : f32
      %1730 = arith.remui %1712, %c1 : index
      %1731 = arith.muli %1730, %c27 : index
      %1732 = arith.addi %12, %1731 : index
      %1733 = vector.load %w[%1732] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1734 = vector.bitcast %1733 : vector<4xi8> to vector<1xf32>
      %1735 = vector.extract %1734[0] : f32 from vector<1xf32>
      %1736 = arith.mulf %1735, %1721 : f32
      %1737 = arith.mulf %1711, %1736 : f32
      %1738 = arith.muli %1717, %outputFeatures : index
      %1739 = arith.addi %1738, %18 : index
      %1740 = wave.lane
      %1741 = arith.remui %1740, %c1 : index
      %1742 = arith.addi %1739, %1741 : index
      scf.if %16 {
        %1743 = arith.addi %1742, %c5 : index
        %1744 = memref.load %residual[%1743] : memref<?xf32>
        %1745 = arith.addf %1744, %1729 : f32
        %1746 = arith.addi %1742, %c5 : index
        memref.store %1745, %out[%1746] : memref<?xf32>
      } else {
        %1747 = arith.addi %1742, %c5 : index
        memref.store %1729, %out[%1747] : memref<?xf32>
      }
      scf.if %16 {
        %1748 = arith.addi %1742, %c1 : index
        %1749 = memref.load %residual[%1748] : memref<?xf32>
        %1750 = arith.addf %1749, %1737 : f32
        %1751 = arith.addi %1742, %c1 : index
        memref.store %1750, %out[%1751] : memref<?xf32>
      } else {
        %1752 = arith.addi %1742, %c1 : index
        memref.store %1737, %out[%1752] : memref<?xf32>
      }
    }
    %1753 = wave.lane
    %1754 = vector.extract %520#6[0] : f32 from vector<8xf32>
    %1755 = vector.extract %520#7[0] : f32 from vector<8xf32>
    %1756 = wave.lane
    %1757 = arith.addi %15, %c14 : index
    %1758 = arith.muli %c5, %c4 : index
    %1759 = arith.addi %1757, %1758 : index
    %1760 = arith.divui %1756, %c1 : index
    %1761 = arith.addi %1759, %1760 : index
    %1762 = arith.cmpi slt, %1761, %14 : index
    scf.if %1762 {
      %1763 = arith.cmpi eq, %hasFactors, %c6 : index
      %1764 = memref.load %factors[%1761] : memref<?xf32>
      %1765 = arith.select %1763, %1764, %c26 : f32
      %1766 = arith.remui %1756, %c1 : index
      %1767 = arith.muli %1766, %c27 : index
      %1768 = arith.addi %10, %1767 : index
      %1769 = vector.load %w[%1768] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1770 = vector.bitcast %1769 : vector<4xi8> to vector<1xf32>
      %1771 = vector.extract %1770[0] : f32 from vector<1xf32>
      %1772 = arith.mulf %1771, %1765 : f32
      %1773 = arith.mulf %1754, %1772 : f32
      %1774 = arith.remui %1756, %c1 : index
      %1775 = arith.muli %1774, %c27 : index
      %1776 = arith.addi %12, %1775 : index
      %1777 = vector.load %w[%1776] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1778 = vector.bitcast %1777 : vector<4xi8> to vector<1xf32>
      %1779 = vector.extract %1778[0] : f32 from vector<1xf32>
      %1780 = arith.mulf %1779, %1765 : f32
      %1781 = arith.mulf %1755, %1780 : f32
      %1782 = arith.muli %1761, %outputFeatures : index
      %1783 = arith.addi %1782, %18 : index
      %1784 = wave.lane
      %1785 = arith.remui %1784, %c1 : index
      %1786 = arith.addi %1783, %1785 : index
      scf.if %16 {
        %1787 = arith.addi %1786, %c5 : index
        %1788 = memref.load %residual[%1787] : memref<?xf32>
        %1789 = arith.addf %1788, %1773 : f32
        %1790 = arith.addi %1786, %c5 : index
        memref.store %1789, %out[%1790] : memref<?xf32>
      } else {
        %1791 = arith.addi %1786, %c5 : index
        memref.store %1773, %out[%1791] : memref<?xf32>
      }
      scf.if %16 {
        %1792 = arith.addi %1786, %c1 : index
        %1793 = memref.load %residual[%1792] : memref<?xf32>
        %1794 = arith.addf %1793, %1781 : f32
        %1795 = arith.addi %1786, %c1 : index
        memref.store %1794, %out[%1795] : memref<?xf32>
      } else {
        %1796 = arith.addi %1786, %c1 : index
        memref.store %1781, %out[%1796] : memref<?xf32>
      }
    }
    %1797 = vector.extract %520#6[1] : f32 from vector<8xf32>
    %1798 = vector.extract %520#7[1] : f32 from vector<8xf32>
    %1799 = wave.lane
    %1800 = arith.addi %15, %c14 : index
    %1801 = arith.muli %c6, %c4 : index
    %1802 = arith.addi %1800, %1801 : index
    %1803 = arith.divui %1799, %c1 : index
    %1804 = arith.addi %1802, %1803 : index
    %1805 = arith.cmpi slt, %1804, %14 : index
    scf.if %1805 {
      %1806 = arith.cmpi eq, %hasFactors, %c6 : index
      %1807 = memref.load %factors[%1804] : memref<?xf32>
      %1808 = arith.select %1806, %1807, %c26 : f32
      %1809 = arith.remui %1799, %c1 : index
      %1810 = arith.muli %1809, %c27 : index
      %1811 = arith.addi %10, %1810 : index
      %1812 = vector.load %w[%1811] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1813 = vector.bitcast %1812 : vector<4xi8> to vector<1xf32>
      %1814 = vector.extract %1813[0] : f32 from vector<1xf32>
      %1815 = arith.mulf %1814, %1808 : f32
      %1816 = arith.mulf %1797, %1815 : f32
      %1817 = arith.remui %1799, %c1 : index
      %1818 = arith.muli %1817, %c27 : index
      %1819 = arith.addi %12, %1818 : index
      %1820 = vector.load %w[%1819] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1821 = vector.bitcast %1820 : vector<4xi8> to vector<1xf32>
      %1822 = vector.extract %1821[0] : f32 from vector<1xf32>
      %1823 = arith.mulf %1822, %1808 : f32
      %1824 = arith.mulf %1798, %1823 : f32
      %1825 = arith.muli %1804, %outputFeatures : index
      %1826 = arith.addi %1825, %18 : index
      %1827 = wave.lane
      %1828 = arith.remui %1827, %c1 : index
      %1829 = arith.addi %1826, %1828 : index
      scf.if %16 {
        %1830 = arith.addi %1829, %c5 : index
        %1831 = memref.load %residual[%1830] : memref<?xf32>
        %1832 = arith.addf %1831, %1816 : f32
        %1833 = arith.addi %1829, %c5 : index
        memref.store %1832, %out[%1833] : memref<?xf32>
      } else {
        %1834 = arith.addi %1829, %c5 : index
        memref.store %1816, %out[%1834] : memref<?xf32>
      }
      scf.if %16 {
        %1835 = arith.addi %1829, %c1 : index
        %1836 = memref.load %residual[%1835] : memref<?xf32>
        %1837 = arith.addf %1836, %1824 : f32
        %1838 = arith.addi %1829, %c1 : index
        memref.store %1837, %out[%1838] : memref<?xf32>
      } else {
        %1839 = arith.addi %1829, %c1 : index
        memref.store %1824, %out[%1839] : memref<?xf32>
      }
    }
    %1840 = vector.extract %520#6[2] : f32 from vector<8xf32>
    %1841 = vector.extract %520#7[2] : f32 from vector<8xf32>
    %1842 = wave.lane
    %1843 = arith.addi %15, %c14 : index
    %1844 = arith.muli %c4, %c4 : index
    %1845 = arith.addi %1843, %1844 : index
    %1846 = arith.divui %1842, %c1 : index
    %1847 = arith.addi %1845, %1846 : index
    %1848 = arith.cmpi slt, %1847, %14 : index
    scf.if %1848 {
      %1849 = arith.cmpi eq, %hasFactors, %c6 : index
      %1850 = memref.load %factors[%1847] : memref<?xf32>
      %1851 = arith.select %1849, %1850, %c26 : f32
      %1852 = arith.remui %1842, %c1 : index
      %1853 = arith.muli %1852, %c27 : index
      %1854 = arith.addi %10, %1853 : index
      %1855 = vector.load %w[%1854] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1856 = vector.bitcast %1855 : vector<4xi8> to vector<1xf32>
      %1857 = vector.extract %1856[0] : f32 from vector<1xf32>
      %1858 = arith.mulf %1857, %1851 : f32
      %1859 = arith.mulf %1840, %1858 : f32
      %1860 = arith.remui %1842, %c1 : index
      %1861 = arith.muli %1860, %c27 : index
      %1862 = arith.addi %12, %1861 : index
      %1863 = vector.load %w[%1862] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1864 = vector.bitcast %1863 : vector<4xi8> to vector<1xf32>
      %1865 = vector.extract %1864[0] : f32 from vector<1xf32>
      %1866 = arith.mulf %1865, %1851 : f32
      %1867 = arith.mulf %1841, %1866 : f32
      %1868 = arith.muli %1847, %outputFeatures : index
      %1869 = arith.addi %1868, %18 : index
      %1870 = wave.lane
      %1871 = arith.remui %1870, %c1 : index
      %1872 = arith.addi %1869, %1871 : index
      scf.if %16 {
        %1873 = arith.addi %1872, %c5 : index
        %1874 = memref.load %residual[%1873] : memref<?xf32>
        %1875 = arith.addf %1874, %1859 : f32
        %1876 = arith.addi %1872, %c5 : index
        memref.store %1875, %out[%1876] : memref<?xf32>
      } else {
        %1877 = arith.addi %1872, %c5 : index
        memref.store %1859, %out[%1877] : memref<?xf32>
      }
      scf.if %16 {
        %1878 = arith.addi %1872, %c1 : index
        %1879 = memref.load %residual[%1878] : memref<?xf32>
        %1880 = arith.addf %1879, %1867 : f32
        %1881 = arith.addi %1872, %c1 : index
        memref.store %1880, %out[%1881] : memref<?xf32>
      } else {
        %1882 = arith.addi %1872, %c1 : index
        memref.store %1867, %out[%1882] : memref<?xf32>
      }
    }
    %1883 = vector.extract %520#6[3] : f32 from vector<8xf32>
    %1884 = vector.extract %520#7[3] : f32 from vector<8xf32>
    %1885 = wave.lane
    %1886 = arith.addi %15, %c14 : index
    %1887 = arith.muli %c24, %c4 : index
    %1888 = arith.addi %1886, %1887 : index
    %1889 = arith.divui %1885, %c1 : index
    %1890 = arith.addi %1888, %1889 : index
    %1891 = arith.cmpi slt, %1890, %14 : index
    scf.if %1891 {
      %1892 = arith.cmpi eq, %hasFactors, %c6 : index
      %1893 = memref.load %factors[%1890] : memref<?xf32>
      %1894 = arith.select %1892, %1893, %c26 : f32
      %1895 = arith.remui %1885, %c1 : index
      %1896 = arith.muli %1895, %c27 : index
      %1897 = arith.addi %10, %1896 : index
      %1898 = vector.load %w[%1897] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1899 = vector.bitcast %1898 : vector<4xi8> to vector<1xf32>
      %1900 = vector.extract %1899[0] : f32 from vector<1xf32>
      %1901 = arith.mulf %1900, %1894 : f32
      %1902 = arith.mulf %1883, %1901 : f32
      %1903 = arith.remui %1885, %c1 : index
      %1904 = arith.muli %1903, %c27 : index
      %1905 = arith.addi %12, %1904 : index
      %1906 = vector.load %w[%1905] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1907 = vector.bitcast %1906 : vector<4xi8> to vector<1xf32>
      %1908 = vector.extract %1907[0] : f32 from vector<1xf32>
      %1909 = arith.mulf %1908, %1894 : f32
      %1910 = arith.mulf %1884, %1909 : f32
      %1911 = arith.muli %1890, %outputFeatures : index
      %1912 = arith.addi %1911, %18 : index
      %1913 = wave.lane
      %1914 = arith.remui %1913, %c1 : index
      %1915 = arith.addi %1912, %1914 : index
      scf.if %16 {
        %1916 = arith.addi %1915, %c5 : index
        %1917 = memref.load %residual[%1916] : memref<?xf32>
        %1918 = arith.addf %1917, %1902 : f32
        %1919 = arith.addi %1915, %c5 : index
        memref.store %1918, %out[%1919] : memref<?xf32>
      } else {
        %1920 = arith.addi %1915, %c5 : index
        memref.store %1902, %out[%1920] : memref<?xf32>
      }
      scf.if %16 {
        %1921 = arith.addi %1915, %c1 : index
        %1922 = memref.load %residual[%1921] : memref<?xf32>
        %1923 = arith.addf %1922, %1910 : f32
        %1924 = arith.addi %1915, %c1 : index
        memref.store %1923, %out[%1924] : memref<?xf32>
      } else {
        %1925 = arith.addi %1915, %c1 : index
        memref.store %1910, %out[%1925] : memref<?xf32>
      }
    }
    %1926 = vector.extract %520#6[4] : f32 from vector<8xf32>
    %1927 = vector.extract %520#7[4] : f32 from vector<8xf32>
    %1928 = wave.lane
    %1929 = arith.addi %15, %c14 : index
    %1930 = arith.muli %c27, %c4 : index
    %1931 = arith.addi %1929, %1930 : index
    %1932 = arith.divui %1928, %c1 : index
    %1933 = arith.addi %1931, %1932 : index
    %1934 = arith.cmpi slt, %1933, %14 : index
    scf.if %1934 {
      %1935 = arith.cmpi eq, %hasFactors, %c6 : index
      %1936 = memref.load %factors[%1933] : memref<?xf32>
      %1937 = arith.select %1935, %1936, %c26 : f32
      %1938 = arith.remui %1928, %c1 : index
      %1939 = arith.muli %1938, %c27 : index
      %1940 = arith.addi %10, %1939 : index
      %1941 = vector.load %w[%1940] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1942 = vector.bitcast %1941 : vector<4xi8> to vector<1xf32>
      %1943 = vector.extract %1942[0] : f32 from vector<1xf32>
      %1944 = arith.mulf %1943, %1937 : f32
      %1945 = arith.mulf %1926, %1944 : f32
      %1946 = arith.remui %1928, %c1 : index
      %1947 = arith.muli %1946, %c27 : index
      %1948 = arith.addi %12, %1947 : index
      %1949 = vector.load %w[%1948] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1950 = vector.bitcast %1949 : vector<4xi8> to vector<1xf32>
      %1951 = vector.extract %1950[0] : f32 from vector<1xf32>
      %1952 = arith.mulf %1951, %1937 : f32
      %1953 = arith.mulf %1927, %1952 : f32
      %1954 = arith.muli %1933, %outputFeatures : index
      %1955 = arith.addi %1954, %18 : index
      %1956 = wave.lane
      %1957 = arith.remui %1956, %c1 : index
      %1958 = arith.addi %1955, %1957 : index
      scf.if %16 {
        %1959 = arith.addi %1958, %c5 : index
        %1960 = memref.load %residual[%1959] : memref<?xf32>
        %1961 = arith.addf %1960, %1945 : f32
        %1962 = arith.addi %1958, %c5 : index
        memref.store %1961, %out[%1962] : memref<?xf32>
      } else {
        %1963 = arith.addi %1958, %c5 : index
        memref.store %1945, %out[%1963] : memref<?xf32>
      }
      scf.if %16 {
        %1964 = arith.addi %1958, %c1 : index
        %1965 = memref.load %residual[%1964] : memref<?xf32>
        %1966 = arith.addf %1965, %1953 : f32
        %1967 = arith.addi %1958, %c1 : index
        memref.store %1966, %out[%1967] : memref<?xf32>
      } else {
        %1968 = arith.addi %1958, %c1 : index
        memref.store %1953, %out[%1968] : memref<?xf32>
      }
    }
    %1969 = vector.extract %520#6[5] : f32 from vector<8xf32>
    %1970 = vector.extract %520#7[5] : f32 from vector<8xf32>
    %1971 = wave.lane
    %1972 = arith.addi %15, %c14 : index
    %1973 = arith.muli %c28, %c4 : index
    %1974 = arith.addi %1972, %1973 : index
    %1975 = arith.divui %1971, %c1 : index
    %1976 = arith.addi %1974, %1975 : index
    %1977 = arith.cmpi slt, %1976, %14 : index
    scf.if %1977 {
      %1978 = arith.cmpi eq, %hasFactors, %c6 : index
      %1979 = memref.load %factors[%1976] : memref<?xf32>
      %1980 = arith.select %1978, %1979, %c26 : f32
      %1981 = arith.remui %1971, %c1 : index
      %1982 = arith.muli %1981, %c27 : index
      %1983 = arith.addi %10, %1982 : index
      %1984 = vector.load %w[%1983] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1985 = vector.bitcast %1984 : vector<4xi8> to vector<1xf32>
      %1986 = vector.extract %1985[0] : f32 from vector<1xf32>
      %1987 = arith.mulf %1986, %1980 : f32
      %1988 = arith.mulf %1969, %1987 : f32
      %1989 = arith.remui %1971, %c1 : index
      %1990 = arith.muli %1989, %c27 : index
      %1991 = arith.addi %12, %1990 : index
      %1992 = vector.load %w[%1991] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1993 = vector.bitcast %1992 : vector<4xi8> to vector<1xf32>
      %1994 = vector.extract %1993[0] : f32 from vector<1xf32>
      %1995 = arith.mulf %1994, %1980 : f32
      %1996 = arith.mulf %1970, %1995 : f32
      %1997 = arith.muli %1976, %outputFeatures : index
      %1998 = arith.addi %1997, %18 : index
      %1999 = wave.lane
      %2000 = arith.remui %1999, %c1 : index
      %2001 = arith.addi %1998, %2000 : index
      scf.if %16 {
        %2002 = arith.addi %2001, %c5 : index
        %2003 = memref.load %residual[%2002] : memref<?xf32>
        %2004 = arith.addf %2003, %1988 : f32
        %2005 = arith.addi %2001, %c5 : index
        memref.store %2004, %out[%2005] : memref<?xf32>
      } else {
        %2006 = arith.addi %2001, %c5 : index
        memref.store %1988, %out[%2006] : memref<?xf32>
      }
      scf.if %16 {
        %2007 = arith.addi %2001, %c1 : index
        %2008 = memref.load %residual[%2007] : memref<?xf32>
        %2009 = arith.addf %2008, %1996 : f32
        %2010 = arith.addi %2001, %c1 : index
        memref.store %2009, %out[%2010] : memref<?xf32>
      } else {
        %2011 = arith.addi %2001, %c1 : index
        memref.store %1996, %out[%2011] : memref<?xf32>
      }
    }
    %2012 = vector.extract %520#6[6] : f32 from vector<8xf32>
    %2013 = vector.extract %520#7[6] : f32 from vector<8xf32>
    %2014 = wave.lane
    %2015 = arith.addi %15, %c14 : index
    %2016 = arith.muli %c29, %c4 : index
    %2017 = arith.addi %2015, %2016 : index
    %2018 = arith.divui %2014, %c1 : index
    %2019 = arith.addi %2017, %2018 : index
    %2020 = arith.cmpi slt, %2019, %14 : index
    scf.if %2020 {
      %2021 = arith.cmpi eq, %hasFactors, %c6 : index
      %2022 = memref.load %factors[%2019] : memref<?xf32>
      %2023 = arith.select %2021, %2022, %c26 : f32
      %2024 = arith.remui %2014, %c1 : index
      %2025 = arith.muli %2024, %c27 : index
      %2026 = arith.addi %10, %2025 : index
      %2027 = vector.load %w[%2026] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2028 = vector.bitcast %2027 : vector<4xi8> to vector<1xf32>
      %2029 = vector.extract %2028[0] : f32 from vector<1xf32>
      %2030 = arith.mulf %2029, %2023 : f32
      %2031 = arith.mulf %2012, %2030 : f32
      %2032 = arith.remui %2014, %c1 : index
      %2033 = arith.muli %2032, %c27 : index
      %2034 = arith.addi %12, %2033 : index
      %2035 = vector.load %w[%2034] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2036 = vector.bitcast %2035 : vector<4xi8> to vector<1xf32>
      %2037 = vector.extract %2036[0] : f32 from vector<1xf32>
      %2038 = arith.mulf %2037, %2023 : f32
      %2039 = arith.mulf %2013, %2038 : f32
      %2040 = arith.muli %2019, %outputFeatures : index
      %2041 = arith.addi %2040, %18 : index
      %2042 = wave.lane
      %2043 = arith.remui %2042, %c1 : index
      %2044 = arith.addi %2041, %2043 : index
      scf.if %16 {
        %2045 = arith.addi %2044, %c5 : index
        %2046 = memref.load %residual[%2045] : memref<?xf32>
        %2047 = arith.addf %2046, %2031 : f32
        %2048 = arith.addi %2044, %c5 : index
        memref.store %2047, %out[%2048] : memref<?xf32>
      } else {
        %2049 = arith.addi %2044, %c5 : index
        memref.store %2031, %out[%2049] : memref<?xf32>
      }
      scf.if %16 {
        %2050 = arith.addi %2044, %c1 : index
        %2051 = memref.load %residual[%2050] : memref<?xf32>
        %2052 = arith.addf %2051, %2039 : f32
        %2053 = arith.addi %2044, %c1 : index
        memref.store %2052, %out[%2053] : memref<?xf32>
      } else {
        %2054 = arith.addi %2044, %c1 : index
        memref.store %2039, %out[%2054] : memref<?xf32>
      }
    }
    %2055 = vector.extract %520#6[7] : f32 from vector<8xf32>
    %2056 = vector.extract %520#7[7] : f32 from vector<8xf32>
    %2057 = wave.lane
    %2058 = arith.addi %15, %c14 : index
    %2059 = arith.muli %c30, %c4 : index
    %2060 = arith.addi %2058, %2059 : index
    %2061 = arith.divui %2057, %c1 : index
    %2062 = arith.addi %2060, %2061 : index
    %2063 = arith.cmpi slt, %2062, %14 : index
    scf.if %2063 {
      %2064 = arith.cmpi eq, %hasFactors, %c6 : index
      %2065 = memref.load %factors[%2062] : memref<?xf32>
      %2066 = arith.select %2064, %2065, %c26 : f32
      %2067 = arith.remui %2057, %c1 : index
      %2068 = arith.muli %2067, %c27 : index
      %2069 = arith.addi %10, %2068 : index
      %2070 = vector.load %w[%2069] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2071 = vector.bitcast %2070 : vector<4xi8> to vector<1xf32>
      %2072 = vector.extract %2071[0] : f32 from vector<1xf32>
      %2073 = arith.mulf %2072, %2066 : f32
      %2074 = arith.mulf %2055, %2073 : f32
      %2075 = arith.remui %2057, %c1 : index
      %2076 = arith.muli %2075, %c27 : index
      %2077 = arith.addi %12, %2076 : index
      %2078 = vector.load %w[%2077] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2079 = vector.bitcast %2078 : vector<4xi8> to vector<1xf32>
      %2080 = vector.extract %2079[0] : f32 from vector<1xf32>
      %2081 = arith.mulf %2080, %2066 : f32
      %2082 = arith.mulf %2056, %2081 : f32
      %2083 = arith.muli %2062, %outputFeatures : index
      %2084 = arith.addi %2083, %18 : index
      %2085 = wave.lane
      %2086 = arith.remui %2085, %c1 : index
      %2087 = arith.addi %2084, %2086 : index
      scf.if %16 {
        %2088 = arith.addi %2087, %c5 : index
        %2089 = memref.load %residual[%2088] : memref<?xf32>
        %2090 = arith.addf %2089, %2074 : f32
        %2091 = arith.addi %2087, %c5 : index
        memref.store %2090, %out[%2091] : memref<?xf32>
      } else {
        %2092 = arith.addi %2087, %c5 : index
        memref.store %2074, %out[%2092] : memref<?xf32>
      }
      scf.if %16 {
        %2093 = arith.addi %2087, %c1 : index
        %2094 = memref.load %residual[%2093] : memref<?xf32>
        %2095 = arith.addf %2094, %2082 : f32
        %2096 = arith.addi %2087, %c1 : index
        memref.store %2095, %out[%2096] : memref<?xf32>
      } else {
        %2097 = arith.addi %2087, %c1 : index
        memref.store %2082, %out[%2097] : memref<?xf32>
      }
    }
  }
  wave.return
}
