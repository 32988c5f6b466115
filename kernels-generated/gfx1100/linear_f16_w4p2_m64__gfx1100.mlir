// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='f16', waves=4, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_f16_w4p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 4 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 32 : index
  %c2 = arith.constant 128 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 0 : index
  %c5 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c7 = arith.constant 64 : index
  %c8 = arith.constant 2048 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %c12 = arith.constant 16 : index
  %c13 = arith.constant 8 : index
  %c14 = arith.constant 48 : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant 4 : index
  %c19 = arith.constant 512 : index
  %c20 = arith.constant 256 : index
  %c21 = arith.constant 3 : index
  %c22 = arith.constant 96 : index
  %c23 = arith.constant 160 : index
  %c24 = arith.constant 192 : index
  %c25 = arith.constant 224 : index
  %c26 = arith.constant 1024 : index
  %c27 = arith.constant 1536 : index
  %hasFactors = wave.param "hasFactors" : index
  %c29 = arith.constant 0x3F800000 : f32
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.addi %2, %c2 : index
  %4 = arith.muli %0, %c3 : index
  %5 = arith.addi %4, %c4 : index
  %6 = arith.muli %5, %3 : index
  %7 = arith.addi %4, %c5 : index
  %8 = arith.muli %7, %3 : index
  %9 = memref.load %step[%countAt] : memref<?xi32>
  %10 = arith.index_cast %9 : i32 to index
  %11 = arith.muli %1, %c7 : index
  %12 = wave.scratch %c8 : memref<?xf32>
  %13 = arith.cmpi eq, %hasResidual, %c5 : index
  %14 = wave.block 0
  %15 = arith.muli %14, %c1 : index
  %16 = arith.cmpi slt, %11, %10 : index
  scf.if %16 {
    %17 = wave.lane
    %18 = arith.remui %17, %c12 : index
    %19 = arith.remui %18, %tileRows : index
    %20 = arith.addi %11, %19 : index
    %21 = arith.divui %20, %tileRows : index
    %22 = arith.divui %inputFeatures, %c12 : index
    %23 = arith.muli %21, %22 : index
    %24 = arith.divui %c4, %c12 : index
    %25 = arith.addi %23, %24 : index
    %26 = arith.muli %25, %c3 : index
    %27 = arith.remui %c4, %c12 : index
    %28 = arith.divui %27, %c13 : index
    %29 = arith.addi %26, %28 : index
    %30 = arith.muli %tileRows, %c13 : index
    %31 = arith.muli %29, %30 : index
    %32 = arith.remui %20, %tileRows : index
    %33 = arith.muli %32, %c13 : index
    %34 = arith.addi %31, %33 : index
    %35 = arith.remui %c4, %c13 : index
    %36 = arith.addi %34, %35 : index
    %37 = arith.addi %18, %c12 : index
    %38 = arith.addi %11, %37 : index
    %39 = arith.divui %38, %tileRows : index
    %40 = arith.divui %inputFeatures, %c12 : index
    %41 = arith.muli %39, %40 : index
    %42 = arith.divui %c4, %c12 : index
    %43 = arith.addi %41, %42 : index
    %44 = arith.muli %43, %c3 : index
    %45 = arith.remui %c4, %c12 : index
    %46 = arith.divui %45, %c13 : index
    %47 = arith.addi %44, %46 : index
    %48 = arith.muli %tileRows, %c13 : index
    %49 = arith.muli %47, %48 : index
    %50 = arith.remui %38, %tileRows : index
    %51 = arith.muli %50, %c13 : index
    %52 = arith.addi %49, %51 : index
    %53 = arith.remui %c4, %c13 : index
    %54 = arith.addi %52, %53 : index
    %55 = arith.addi %18, %c1 : index
    %56 = arith.addi %11, %55 : index
    %57 = arith.divui %56, %tileRows : index
    %58 = arith.divui %inputFeatures, %c12 : index
    %59 = arith.muli %57, %58 : index
    %60 = arith.divui %c4, %c12 : index
    %61 = arith.addi %59, %60 : index
    %62 = arith.muli %61, %c3 : index
    %63 = arith.remui %c4, %c12 : index
    %64 = arith.divui %63, %c13 : index
    %65 = arith.addi %62, %64 : index
    %66 = arith.muli %tileRows, %c13 : index
    %67 = arith.muli %65, %66 : index
    %68 = arith.remui %56, %tileRows : index
    %69 = arith.muli %68, %c13 : index
    %70 = arith.addi %67, %69 : index
    %71 = arith.remui %c4, %c13 : index
    %72 = arith.addi %70, %71 : index
    %73 = arith.addi %18, %c14 : index
    %74 = arith.addi %11, %73 : index
    %75 = arith.divui %74, %tileRows : index
    %76 = arith.divui %inputFeatures, %c12 : index
    %77 = arith.muli %75, %76 : index
    %78 = arith.divui %c4, %c12 : index
    %79 = arith.addi %77, %78 : index
    %80 = arith.muli %79, %c3 : index
    %81 = arith.remui %c4, %c12 : index
    %82 = arith.divui %81, %c13 : index
    %83 = arith.addi %80, %82 : index
    %84 = arith.muli %tileRows, %c13 : index
    %85 = arith.muli %83, %84 : index
    %86 = arith.remui %74, %tileRows : index
    %87 = arith.muli %86, %c13 : index
    %88 = arith.addi %85, %87 : index
    %89 = arith.remui %c4, %c13 : index
    %90 = arith.addi %88, %89 : index
    %91 = wave.wave
    %92 = arith.divui %inputFeatures, %c12 : index
    %93 = arith.muli %91, %stepsPerWave : index
    %94 = arith.minsi %93, %92 : index
    %95 = arith.addi %94, %stepsPerWave : index
    %96 = arith.minsi %95, %92 : index
    %97 = arith.cmpi eq, %wholeBlocks, %c5 : index
    %98 = arith.subi %96, %94 : index
    %99 = arith.divui %98, %c18 : index
    %100 = arith.muli %99, %c18 : index
    %101 = arith.addi %94, %100 : index
    %102 = arith.addi %94, %stepsPerWave : index
    %103 = arith.select %97, %102, %101 : index
    %113:8 = scf.for %104 = %94 to %103 step %c18 iter_args(%105 = %c15, %106 = %c15, %107 = %c15, %108 = %c15, %109 = %c15, %110 = %c15, %111 = %c15, %112 = %c15) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %114 = wave.lane
      %115 = arith.addi %104, %c4 : index
      %116 = arith.addi %6, %c2 : index
      %117 = arith.muli %115, %c19 : index
      %118 = arith.addi %116, %117 : index
      %119 = arith.remui %114, %c12 : index
      %120 = arith.muli %119, %c12 : index
      %121 = arith.addi %118, %120 : index
      %122 = vector.load %w[%121] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %123 = vector.bitcast %122 : vector<16xi8> to vector<8xf16>
      %124 = arith.addi %121, %c20 : index
      %125 = vector.load %w[%124] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %126 = vector.bitcast %125 : vector<16xi8> to vector<8xf16>
      %127 = vector.shuffle %123, %126 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %128 = arith.addi %104, %c5 : index
      %129 = arith.addi %6, %c2 : index
      %130 = arith.muli %128, %c19 : index
      %131 = arith.addi %129, %130 : index
      %132 = arith.remui %114, %c12 : index
      %133 = arith.muli %132, %c12 : index
      %134 = arith.addi %131, %133 : index
      %135 = vector.load %w[%134] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %136 = vector.bitcast %135 : vector<16xi8> to vector<8xf16>
      %137 = arith.addi %134, %c20 : index
      %138 = vector.load %w[%137] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %139 = vector.bitcast %138 : vector<16xi8> to vector<8xf16>
      %140 = vector.shuffle %136, %139 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %141 = arith.addi %104, %c3 : index
      %142 = arith.addi %6, %c2 : index
      %143 = arith.muli %141, %c19 : index
      %144 = arith.addi %142, %143 : index
      %145 = arith.remui %114, %c12 : index
      %146 = arith.muli %145, %c12 : index
      %147 = arith.addi %144, %146 : index
      %148 = vector.load %w[%147] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %149 = vector.bitcast %148 : vector<16xi8> to vector<8xf16>
      %150 = arith.addi %147, %c20 : index
      %151 = vector.load %w[%150] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %152 = vector.bitcast %151 : vector<16xi8> to vector<8xf16>
      %153 = vector.shuffle %149, %152 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %154 = arith.addi %104, %c21 : index
      %155 = arith.addi %6, %c2 : index
      %156 = arith.muli %154, %c19 : index
      %157 = arith.addi %155, %156 : index
      %158 = arith.remui %114, %c12 : index
      %159 = arith.muli %158, %c12 : index
      %160 = arith.addi %157, %159 : index
      %161 = vector.load %w[%160] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %162 = vector.bitcast %161 : vector<16xi8> to vector<8xf16>
      %163 = arith.addi %160, %c20 : index
      %164 = vector.load %w[%163] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %165 = vector.bitcast %164 : vector<16xi8> to vector<8xf16>
      %166 = vector.shuffle %162, %165 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %167 = arith.addi %104, %c4 : index
      %168 = arith.addi %8, %c2 : index
      %169 = arith.muli %167, %c19 : index
      %170 = arith.addi %168, %169 : index
      %171 = arith.remui %114, %c12 : index
      %172 = arith.muli %171, %c12 : index
      %173 = arith.addi %170, %172 : index
      %174 = vector.load %w[%173] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %175 = vector.bitcast %174 : vector<16xi8> to vector<8xf16>
      %176 = arith.addi %173, %c20 : index
      %177 = vector.load %w[%176] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %178 = vector.bitcast %177 : vector<16xi8> to vector<8xf16>
      %179 = vector.shuffle %175, %178 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %180 = arith.addi %104, %c5 : index
      %181 = arith.addi %8, %c2 : index
      %182 = arith.muli %180, %c19 : index
      %183 = arith.addi %181, %182 : index
      %184 = arith.remui %114, %c12 : index
      %185 = arith.muli %184, %c12 : index
      %186 = arith.addi %183, %185 : index
      %187 = vector.load %w[%186] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %188 = vector.bitcast %187 : vector<16xi8> to vector<8xf16>
      %189 = arith.addi %186, %c20 : index
      %190 = vector.load %w[%189] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %191 = vector.bitcast %190 : vector<16xi8> to vector<8xf16>
      %192 = vector.shuffle %188, %191 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %193 = arith.addi %104, %c3 : index
      %194 = arith.addi %8, %c2 : index
      %195 = arith.muli %193, %c19 : index
      %196 = arith.addi %194, %195 : index
      %197 = arith.remui %114, %c12 : index
      %198 = arith.muli %197, %c12 : index
      %199 = arith.addi %196, %198 : index
      %200 = vector.load %w[%199] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %201 = vector.bitcast %200 : vector<16xi8> to vector<8xf16>
      %202 = arith.addi %199, %c20 : index
      %203 = vector.load %w[%202] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %204 = vector.bitcast %203 : vector<16xi8> to vector<8xf16>
      %205 = vector.shuffle %201, %204 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %206 = arith.addi %104, %c21 : index
      %207 = arith.addi %8, %c2 : index
      %208 = arith.muli %206, %c19 : index
      %209 = arith.addi %207, %208 : index
      %210 = arith.remui %114, %c12 : index
      %211 = arith.muli %210, %c12 : index
      %212 = arith.addi %209, %211 : index
      %213 = vector.load %w[%212] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %214 = vector.bitcast %213 : vector<16xi8> to vector<8xf16>
      %215 = arith.addi %212, %c20 : index
      %216 = vector.load %w[%215] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %217 = vector.bitcast %216 : vector<16xi8> to vector<8xf16>
      %218 = vector.shuffle %214, %217 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %219 = arith.muli %104, %c5 : index
      %220 = arith.addi %219, %c4 : index
      %221 = arith.muli %tileRows, %c12 : index
      %222 = arith.muli %220, %221 : index
      %223 = arith.addi %36, %222 : index
      %224 = vector.load %x[%223] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %225 = arith.muli %tileRows, %c13 : index
      %226 = arith.addi %223, %225 : index
      %227 = vector.load %x[%226] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %228 = vector.shuffle %224, %227 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %229 = wave.mma %228, %127, %105 : vector<16xf16>, vector<8xf32>
      %230 = wave.mma %228, %179, %106 : vector<16xf16>, vector<8xf32>
      %231 = arith.muli %104, %c5 : index
      %232 = arith.addi %231, %c4 : index
      %233 = arith.muli %tileRows, %c12 : index
      %234 = arith.muli %232, %233 : index
      %235 = arith.addi %54, %234 : index
      %236 = vector.load %x[%235] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %237 = arith.muli %tileRows, %c13 : index
      %238 = arith.addi %235, %237 : index
      %239 = vector.load %x[%238] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %240 = vector.shuffle %236, %239 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %241 = wave.mma %240, %127, %107 : vector<16xf16>, vector<8xf32>
      %242 = wave.mma %240, %179, %108 : vector<16xf16>, vector<8xf32>
      %243 = arith.muli %104, %c5 : index
      %244 = arith.addi %243, %c4 : index
      %245 = arith.muli %tileRows, %c12 : index
      %246 = arith.muli %244, %245 : index
      %247 = arith.addi %72, %246 : index
      %248 = vector.load %x[%247] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %249 = arith.muli %tileRows, %c13 : index
      %250 = arith.addi %247, %249 : index
      %251 = vector.load %x[%250] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %252 = vector.shuffle %248, %251 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %253 = wave.mma %252, %127, %109 : vector<16xf16>, vector<8xf32>
      %254 = wave.mma %252, %179, %110 : vector<16xf16>, vector<8xf32>
      %255 = arith.muli %104, %c5 : index
      %256 = arith.addi %255, %c4 : index
      %257 = arith.muli %tileRows, %c12 : index
      %258 = arith.muli %256, %257 : index
      %259 = arith.addi %90, %258 : index
      %260 = vector.load %x[%259] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %261 = arith.muli %tileRows, %c13 : index
      %262 = arith.addi %259, %261 : index
      %263 = vector.load %x[%262] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %264 = vector.shuffle %260, %263 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %265 = wave.mma %264, %127, %111 : vector<16xf16>, vector<8xf32>
      %266 = wave.mma %264, %179, %112 : vector<16xf16>, vector<8xf32>
      %267 = arith.muli %104, %c5 : index
      %268 = arith.addi %267, %c5 : index
      %269 = arith.muli %tileRows, %c12 : index
      %270 = arith.muli %268, %269 : index
      %271 = arith.addi %36, %270 : index
      %272 = vector.load %x[%271] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %273 = arith.muli %tileRows, %c13 : index
      %274 = arith.addi %271, %273 : index
      %275 = vector.load %x[%274] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %276 = vector.shuffle %272, %275 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %277 = wave.mma %276, %140, %229 : vector<16xf16>, vector<8xf32>
      %278 = wave.mma %276, %192, %230 : vector<16xf16>, vector<8xf32>
      %279 = arith.muli %104, %c5 : index
      %280 = arith.addi %279, %c5 : index
      %281 = arith.muli %tileRows, %c12 : index
      %282 = arith.muli %280, %281 : index
      %283 = arith.addi %54, %282 : index
      %284 = vector.load %x[%283] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %285 = arith.muli %tileRows, %c13 : index
      %286 = arith.addi %283, %285 : index
      %287 = vector.load %x[%286] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %288 = vector.shuffle %284, %287 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %289 = wave.mma %288, %140, %241 : vector<16xf16>, vector<8xf32>
      %290 = wave.mma %288, %192, %242 : vector<16xf16>, vector<8xf32>
      %291 = arith.muli %104, %c5 : index
      %292 = arith.addi %291, %c5 : index
      %293 = arith.muli %tileRows, %c12 : index
      %294 = arith.muli %292, %293 : index
      %295 = arith.addi %72, %294 : index
      %296 = vector.load %x[%295] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %297 = arith.muli %tileRows, %c13 : index
      %298 = arith.addi %295, %297 : index
      %299 = vector.load %x[%298] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %300 = vector.shuffle %296, %299 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %301 = wave.mma %300, %140, %253 : vector<16xf16>, vector<8xf32>
      %302 = wave.mma %300, %192, %254 : vector<16xf16>, vector<8xf32>
      %303 = arith.muli %104, %c5 : index
      %304 = arith.addi %303, %c5 : index
      %305 = arith.muli %tileRows, %c12 : index
      %306 = arith.muli %304, %305 : index
      %307 = arith.addi %90, %306 : index
      %308 = vector.load %x[%307] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %309 = arith.muli %tileRows, %c13 : index
      %310 = arith.addi %307, %309 : index
      %311 = vector.load %x[%310] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %312 = vector.shuffle %308, %311 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %313 = wave.mma %312, %140, %265 : vector<16xf16>, vector<8xf32>
      %314 = wave.mma %312, %192, %266 : vector<16xf16>, vector<8xf32>
      %315 = arith.muli %104, %c5 : index
      %316 = arith.addi %315, %c3 : index
      %317 = arith.muli %tileRows, %c12 : index
      %318 = arith.muli %316, %317 : index
      %319 = arith.addi %36, %318 : index
      %320 = vector.load %x[%319] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %321 = arith.muli %tileRows, %c13 : index
      %322 = arith.addi %319, %321 : index
      %323 = vector.load %x[%322] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %324 = vector.shuffle %320, %323 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %325 = wave.mma %324, %153, %277 : vector<16xf16>, vector<8xf32>
      %326 = wave.mma %324, %205, %278 : vector<16xf16>, vector<8xf32>
      %327 = arith.muli %104, %c5 : index
      %328 = arith.addi %327, %c3 : index
      %329 = arith.muli %tileRows, %c12 : index
      %330 = arith.muli %328, %329 : index
      %331 = arith.addi %54, %330 : index
      %332 = vector.load %x[%331] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %333 = arith.muli %tileRows, %c13 : index
      %334 = arith.addi %331, %333 : index
      %335 = vector.load %x[%334] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %336 = vector.shuffle %332, %335 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %337 = wave.mma %336, %153, %289 : vector<16xf16>, vector<8xf32>
      %338 = wave.mma %336, %205, %290 : vector<16xf16>, vector<8xf32>
      %339 = arith.muli %104, %c5 : index
      %340 = arith.addi %339, %c3 : index
      %341 = arith.muli %tileRows, %c12 : index
      %342 = arith.muli %340, %341 : index
      %343 = arith.addi %72, %342 : index
      %344 = vector.load %x[%343] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %345 = arith.muli %tileRows, %c13 : index
      %346 = arith.addi %343, %345 : index
      %347 = vector.load %x[%346] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %348 = vector.shuffle %344, %347 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %349 = wave.mma %348, %153, %301 : vector<16xf16>, vector<8xf32>
      %350 = wave.mma %348, %205, %302 : vector<16xf16>, vector<8xf32>
      %351 = arith.muli %104, %c5 : index
      %352 = arith.addi %351, %c3 : index
      %353 = arith.muli %tileRows, %c12 : index
      %354 = arith.muli %352, %353 : index
      %355 = arith.addi %90, %354 : index
      %356 = vector.load %x[%355] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %357 = arith.muli %tileRows, %c13 : index
      %358 = arith.addi %355, %357 : index
      %359 = vector.load %x[%358] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %360 = vector.shuffle %356, %359 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %361 = wave.mma %360, %153, %313 : vector<16xf16>, vector<8xf32>
      %362 = wave.mma %360, %205, %314 : vector<16xf16>, vector<8xf32>
      %363 = arith.muli %104, %c5 : index
      %364 = arith.addi %363, %c21 : index
      %365 = arith.muli %tileRows, %c12 : index
      %366 = arith.muli %364, %365 : index
      %367 = arith.addi %36, %366 : index
      %368 = vector.load %x[%367] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %369 = arith.muli %tileRows, %c13 : index
      %370 = arith.addi %367, %369 : index
      %371 = vector.load %x[%370] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %372 = vector.shuffle %368, %371 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %373 = wave.mma %372, %166, %325 : vector<16xf16>, vector<8xf32>
      %374 = wave.mma %372, %218, %326 : vector<16xf16>, vector<8xf32>
      %375 = arith.muli %104, %c5 : index
      %376 = arith.addi %375, %c21 : index
      %377 = arith.muli %tileRows, %c12 : index
      %378 = arith.muli %376, %377 : index
      %379 = arith.addi %54, %378 : index
      %380 = vector.load %x[%379] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %381 = arith.muli %tileRows, %c13 : index
      %382 = arith.addi %379, %381 : index
      %383 = vector.load %x[%382] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %384 = vector.shuffle %380, %383 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %385 = wave.mma %384, %166, %337 : vector<16xf16>, vector<8xf32>
      %386 = wave.mma %384, %218, %338 : vector<16xf16>, vector<8xf32>
      %387 = arith.muli %104, %c5 : index
      %388 = arith.addi %387, %c21 : index
      %389 = arith.muli %tileRows, %c12 : index
      %390 = arith.muli %388, %389 : index
      %391 = arith.addi %72, %390 : index
      %392 = vector.load %x[%391] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %393 = arith.muli %tileRows, %c13 : index
      %394 = arith.addi %391, %393 : index
      %395 = vector.load %x[%394] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %396 = vector.shuffle %392, %395 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %397 = wave.mma %396, %166, %349 : vector<16xf16>, vector<8xf32>
      %398 = wave.mma %396, %218, %350 : vector<16xf16>, vector<8xf32>
      %399 = arith.muli %104, %c5 : index
      %400 = arith.addi %399, %c21 : index
      %401 = arith.muli %tileRows, %c12 : index
      %402 = arith.muli %400, %401 : index
      %403 = arith.addi %90, %402 : index
      %404 = vector.load %x[%403] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %405 = arith.muli %tileRows, %c13 : index
      %406 = arith.addi %403, %405 : index
      %407 = vector.load %x[%406] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %408 = vector.shuffle %404, %407 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %409 = wave.mma %408, %166, %361 : vector<16xf16>, vector<8xf32>
      %410 = wave.mma %408, %218, %362 : vector<16xf16>, vector<8xf32>
      scf.yield %373, %374, %385, %386, %397, %398, %409, %410 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %411 = arith.select %97, %103, %96 : index
    %421:8 = scf.for %412 = %103 to %411 step %c5 iter_args(%413 = %113#0, %414 = %113#1, %415 = %113#2, %416 = %113#3, %417 = %113#4, %418 = %113#5, %419 = %113#6, %420 = %113#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %422 = wave.lane
      %423 = arith.addi %412, %c4 : index
      %424 = arith.addi %6, %c2 : index
      %425 = arith.muli %423, %c19 : index
      %426 = arith.addi %424, %425 : index
      %427 = arith.remui %422, %c12 : index
      %428 = arith.muli %427, %c12 : index
      %429 = arith.addi %426, %428 : index
      %430 = vector.load %w[%429] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %431 = vector.bitcast %430 : vector<16xi8> to vector<8xf16>
      %432 = arith.addi %429, %c20 : index
      %433 = vector.load %w[%432] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %434 = vector.bitcast %433 : vector<16xi8> to vector<8xf16>
      %435 = vector.shuffle %431, %434 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %436 = arith.addi %412, %c4 : index
      %437 = arith.addi %8, %c2 : index
      %438 = arith.muli %436, %c19 : index
      %439 = arith.addi %437, %438 : index
      %440 = arith.remui %422, %c12 : index
      %441 = arith.muli %440, %c12 : index
      %442 = arith.addi %439, %441 : index
      %443 = vector.load %w[%442] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %444 = vector.bitcast %443 : vector<16xi8> to vector<8xf16>
      %445 = arith.addi %442, %c20 : index
      %446 = vector.load %w[%445] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %447 = vector.bitcast %446 : vector<16xi8> to vector<8xf16>
      %448 = vector.shuffle %444, %447 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %449 = arith.muli %412, %c5 : index
      %450 = arith.addi %449, %c4 : index
      %451 = arith.muli %tileRows, %c12 : index
      %452 = arith.muli %450, %451 : index
      %453 = arith.addi %36, %452 : index
      %454 = vector.load %x[%453] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %455 = arith.muli %tileRows, %c13 : index
      %456 = arith.addi %453, %455 : index
      %457 = vector.load %x[%456] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %458 = vector.shuffle %454, %457 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %459 = wave.mma %458, %435, %413 : vector<16xf16>, vector<8xf32>
      %460 = wave.mma %458, %448, %414 : vector<16xf16>, vector<8xf32>
      %461 = arith.muli %412, %c5 : index
      %462 = arith.addi %461, %c4 : index
      %463 = arith.muli %tileRows, %c12 : index
      %464 = arith.muli %462, %463 : index
      %465 = arith.addi %54, %464 : index
      %466 = vector.load %x[%465] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %467 = arith.muli %tileRows, %c13 : index
      %468 = arith.addi %465, %467 : index
      %469 = vector.load %x[%468] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %470 = vector.shuffle %466, %469 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %471 = wave.mma %470, %435, %415 : vector<16xf16>, vector<8xf32>
      %472 = wave.mma %470, %448, %416 : vector<16xf16>, vector<8xf32>
      %473 = arith.muli %412, %c5 : index
      %474 = arith.addi %473, %c4 : index
      %475 = arith.muli %tileRows, %c12 : index
      %476 = arith.muli %474, %475 : index
      %477 = arith.addi %72, %476 : index
      %478 = vector.load %x[%477] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %479 = arith.muli %tileRows, %c13 : index
      %480 = arith.addi %477, %479 : index
      %481 = vector.load %x[%480] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %482 = vector.shuffle %478, %481 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %483 = wave.mma %482, %435, %417 : vector<16xf16>, vector<8xf32>
      %484 = wave.mma %482, %448, %418 : vector<16xf16>, vector<8xf32>
      %485 = arith.muli %412, %c5 : index
      %486 = arith.addi %485, %c4 : index
      %487 = arith.muli %tileRows, %c12 : index
      %488 = arith.muli %486, %487 : index
      %489 = arith.addi %90, %488 : index
      %490 = vector.load %x[%489] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %491 = arith.muli %tileRows, %c13 : index
      %492 = arith.addi %489, %491 : index
      %493 = vector.load %x[%492] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %494 = vector.shuffle %490, %493 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %495 = wave.mma %494, %435, %419 : vector<16xf16>, vector<8xf32>
      %496 = wave.mma %494, %448, %420 : vector<16xf16>, vector<8xf32>
      scf.yield %459, %460, %471, %472, %483, %484, %495, %496 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %497 = wave.lane
    %498 = wave.wave
    %499 = arith.muli %498, %c3 : index
    %500 = arith.addi %499, %c4 : index
    %501 = arith.muli %500, %c20 : index
    %502 = arith.addi %501, %497 : index
    %503 = vector.extract %421#0[0] : f32 from vector<8xf32>
    %504 = arith.addi %502, %c4 : index
    memref.store %503, %12[%504] : memref<?xf32>
    %505 = vector.extract %421#0[1] : f32 from vector<8xf32>
    %506 = arith.addi %502, %c1 : index
    memref.store %505, %12[%506] : memref<?xf32>
    %507 = vector.extract %421#0[2] : f32 from vector<8xf32>
    %508 = arith.addi %502, %c7 : index
    memref.store %507, %12[%508] : memref<?xf32>
    %509 = vector.extract %421#0[3] : f32 from vector<8xf32>
    %510 = arith.addi %502, %c22 : index
    memref.store %509, %12[%510] : memref<?xf32>
    %511 = vector.extract %421#0[4] : f32 from vector<8xf32>
    %512 = arith.addi %502, %c2 : index
    memref.store %511, %12[%512] : memref<?xf32>
    %513 = vector.extract %421#0[5] : f32 from vector<8xf32>
    %514 = arith.addi %502, %c23 : index
    memref.store %513, %12[%514] : memref<?xf32>
    %515 = vector.extract %421#0[6] : f32 from vector<8xf32>
    %516 = arith.addi %502, %c24 : index
    memref.store %515, %12[%516] : memref<?xf32>
    %517 = vector.extract %421#0[7] : f32 from vector<8xf32>
    %518 = arith.addi %502, %c25 : index
    memref.store %517, %12[%518] : memref<?xf32>
    %519 = arith.muli %498, %c3 : index
    %520 = arith.addi %519, %c5 : index
    %521 = arith.muli %520, %c20 : index
    %522 = arith.addi %521, %497 : index
    %523 = vector.extract %421#1[0] : f32 from vector<8xf32>
    %524 = arith.addi %522, %c4 : index
    memref.store %523, %12[%524] : memref<?xf32>
    %525 = vector.extract %421#1[1] : f32 from vector<8xf32>
    %526 = arith.addi %522, %c1 : index
    memref.store %525, %12[%526] : memref<?xf32>
    %527 = vector.extract %421#1[2] : f32 from vector<8xf32>
    %528 = arith.addi %522, %c7 : index
    memref.store %527, %12[%528] : memref<?xf32>
    %529 = vector.extract %421#1[3] : f32 from vector<8xf32>
    %530 = arith.addi %522, %c22 : index
    memref.store %529, %12[%530] : memref<?xf32>
    %531 = vector.extract %421#1[4] : f32 from vector<8xf32>
    %532 = arith.addi %522, %c2 : index
    memref.store %531, %12[%532] : memref<?xf32>
    %533 = vector.extract %421#1[5] : f32 from vector<8xf32>
    %534 = arith.addi %522, %c23 : index
    memref.store %533, %12[%534] : memref<?xf32>
    %535 = vector.extract %421#1[6] : f32 from vector<8xf32>
    %536 = arith.addi %522, %c24 : index
    memref.store %535, %12[%536] : memref<?xf32>
    %537 = vector.extract %421#1[7] : f32 from vector<8xf32>
    %538 = arith.addi %522, %c25 : index
    memref.store %537, %12[%538] : memref<?xf32>
    wave.barrier
    %539 = arith.muli %498, %c3 : index
    %540 = arith.addi %539, %c4 : index
    %541 = arith.muli %540, %c1 : index
    %542 = arith.addi %541, %497 : index
    %543 = arith.addi %542, %c4 : index
    %544 = memref.load %12[%543] : memref<?xf32>
    %545 = arith.addi %543, %c19 : index
    %546 = memref.load %12[%545] : memref<?xf32>
    %547 = arith.addf %544, %546 : f32
    %548 = arith.addi %543, %c26 : index
    %549 = memref.load %12[%548] : memref<?xf32>
    %550 = arith.addf %547, %549 : f32
    %551 = arith.addi %543, %c27 : index
    %552 = memref.load %12[%551] : memref<?xf32>
    %553 = arith.addf %550, %552 : f32
    %554 = arith.muli %540, %c1 : index
    %555 = arith.addi %554, %497 : index
    %556 = arith.addi %555, %c20 : index
    %557 = memref.load %12[%556] : memref<?xf32>
    %558 = arith.addi %556, %c19 : index
    %559 = memref.load %12[%558] : memref<?xf32>
    %560 = arith.addf %557, %559 : f32
    %561 = arith.addi %556, %c26 : index
    %562 = memref.load %12[%561] : memref<?xf32>
    %563 = arith.addf %560, %562 : f32
    %564 = arith.addi %556, %c27 : index
    %565 = memref.load %12[%564] : memref<?xf32>
    %566 = arith.addf %563, %565 : f32
    %567 = wave.lane
    %568 = arith.addi %11, %c4 : index
    %569 = arith.muli %540, %c3 : index
    %570 = arith.addi %568, %569 : index
    %571 = arith.divui %567, %c12 : index
    %572 = arith.addi %570, %571 : index
    %573 = arith.cmpi slt, %572, %10 : index
    scf.if %573 {
      %574 = arith.cmpi eq, %hasFactors, %c5 : index
      %575 = memref.load %factors[%572] : memref<?xf32>
      %576 = arith.select %574, %575, %c29 : f32
      %577 = arith.remui %567, %c12 : index
      %578 = arith.muli %577, %c18 : index
      %579 = arith.addi %6, %578 : index
      %580 = vector.load %w[%579] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %581 = vector.bitcast %580 : vector<4xi8> to vector<1xf32>
      %582 = vector.extract %581[0] : f32 from vector<1xf32>
      %583 = arith.mulf %582, %576 : f32
      %584 = arith.mulf %553, %583 : f32
      %585 = arith.remui %567, %c12 : index
      %586 = arith.muli %585, %c18 : index
      %587 = arith.addi %8, %586 : index
      %588 = vector.load %w[%587] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %589 = vector.bitcast %588 : vector<4xi8> to vector<1xf32>
      %590 = vector.extract %589[0] : f32 from vector<1xf32>
      %591 = arith.mulf %590, %576 : f32
      %592 = arith.mulf %566, %591 : f32
      %593 = arith.muli %572, %outputFeatures : index
      %594 = arith.addi %593, %15 : index
      %595 = wave.lane
      %596 = arith.remui %595, %c12 : index
      %597 = arith.addi %594, %596 : index
      scf.if %13 {
        %598 = arith.addi %597, %c4 : index
        %599 = memref.load %residual[%598] : memref<?xf32>
        %600 = arith.addf %599, %584 : f32
        %601 = arith.addi %597, %c4 : index
        memref.store %600, %out[%601] : memref<?xf32>
      } else {
        %602 = arith.addi %597, %c4 : index
        memref.store %584, %out[%602] : memref<?xf32>
      }
      scf.if %13 {
        %603 = arith.addi %597, %c12 : index
        %604 = memref.load %residual[%603] : memref<?xf32>
        %605 = arith.addf %604, %592 : f32
        %606 = arith.addi %597, %c12 : index
        memref.store %605, %out[%606] : memref<?xf32>
      } else {
        %607 = arith.addi %597, %c12 : index
        memref.store %592, %out[%607] : memref<?xf32>
      }
    }
    %608 = arith.muli %498, %c3 : index
    %609 = arith.addi %608, %c5 : index
    %610 = arith.muli %609, %c1 : index
    %611 = arith.addi %610, %497 : index
    %612 = arith.addi %611, %c4 : index
    %613 = memref.load %12[%612] : memref<?xf32>
    %614 = arith.addi %612, %c19 : index
    %615 = memref.load %12[%614] : memref<?xf32>
    %616 = arith.addf %613, %615 : f32
    %617 = arith.addi %612, %c26 : index
    %618 = memref.load %12[%617] : memref<?xf32>
    %619 = arith.addf %616, %618 : f32
    %620 = arith.addi %612, %c27 : index
    %621 = memref.load %12[%620] : memref<?xf32>
    %622 = arith.addf %619, %621 : f32
    %623 = arith.muli %609, %c1 : index
    %624 = arith.addi %623, %497 : index
    %625 = arith.addi %624, %c20 : index
    %626 = memref.load %12[%625] : memref<?xf32>
    %627 = arith.addi %625, %c19 : index
    %628 = memref.load %12[%627] : memref<?xf32>
    %629 = arith.addf %626, %628 : f32
    %630 = arith.addi %625, %c26 : index
    %631 = memref.load %12[%630] : memref<?xf32>
    %632 = arith.addf %629, %631 : f32
    %633 = arith.addi %625, %c27 : index
    %634 = memref.load %12[%633] : memref<?xf32>
    %635 = arith.addf %632, %634 : f32
    %636 = wave.lane
    %637 = arith.addi %11, %c4 : index
    %638 = arith.muli %609, %c3 : index
    %639 = arith.addi %637, %638 : index
    %640 = arith.divui %636, %c12 : index
    %641 = arith.addi %639, %640 : index
    %642 = arith.cmpi slt, %641, %10 : index
    scf.if %642 {
      %643 = arith.cmpi eq, %hasFactors, %c5 : index
      %644 = memref.load %factors[%641] : memref<?xf32>
      %645 = arith.select %643, %644, %c29 : f32
      %646 = arith.remui %636, %c12 : index
      %647 = arith.muli %646, %c18 : index
      %648 = arith.addi %6, %647 : index
      %649 = vector.load %w[%648] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %650 = vector.bitcast %649 : vector<4xi8> to vector<1xf32>
      %651 = vector.extract %650[0] : f32 from vector<1xf32>
      %652 = arith.mulf %651, %645 : f32
      %653 = arith.mulf %622, %652 : f32
      %654 = arith.remui %636, %c12 : index
      %655 = arith.muli %654, %c18 : index
      %656 = arith.addi %8, %655 : index
      %657 = vector.load %w[%656] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %658 = vector.bitcast %657 : vector<4xi8> to vector<1xf32>
      %659 = vector.extract %658[0] : f32 from vector<1xf32>
      %660 = arith.mulf %659, %645 : f32
      %661 = arith.mulf %635, %660 : f32
      %662 = arith.muli %641, %outputFeatures : index
      %663 = arith.addi %662, %15 : index
      %664 = wave.lane
      %665 = arith.remui %664, %c12 : index
      %666 = arith.addi %663, %665 : index
      scf.if %13 {
        %667 = arith.addi %666, %c4 : index
        %668 = memref.load %residual[%667] : memref<?xf32>
        %669 = arith.addf %668, %653 : f32
        %670 = arith.addi %666, %c4 : index
        memref.store %669, %out[%670] : memref<?xf32>
      } else {
        %671 = arith.addi %666, %c4 : index
        memref.store %653, %out[%671] : memref<?xf32>
      }
      scf.if %13 {
        %672 = arith.addi %666, %c12 : index
        %673 = memref.load %residual[%672] : memref<?xf32>
        %674 = arith.addf %673, %661 : f32
        %675 = arith.addi %666, %c12 : index
        memref.store %674, %out[%675] : memref<?xf32>
      } else {
        %676 = arith.addi %666, %c12 : index
        memref.store %661, %out[%676] : memref<?xf32>
      }
    }
    %677 = wave.lane
    wave.barrier
    %678 = wave.wave
    %679 = arith.muli %678, %c3 : index
    %680 = arith.addi %679, %c4 : index
    %681 = arith.muli %680, %c20 : index
    %682 = arith.addi %681, %677 : index
    %683 = vector.extract %421#2[0] : f32 from vector<8xf32>
    %684 = arith.addi %682, %c4 : index
    memref.store %683, %12[%684] : memref<?xf32>
    %685 = vector.extract %421#2[1] : f32 from vector<8xf32>
    %686 = arith.addi %682, %c1 : index
    memref.store %685, %12[%686] : memref<?xf32>
    %687 = vector.extract %421#2[2] : f32 from vector<8xf32>
    %688 = arith.addi %682, %c7 : index
    memref.store %687, %12[%688] : memref<?xf32>
    %689 = vector.extract %421#2[3] : f32 from vector<8xf32>
    %690 = arith.addi %682, %c22 : index
    memref.store %689, %12[%690] : memref<?xf32>
    %691 = vector.extract %421#2[4] : f32 from vector<8xf32>
    %692 = arith.addi %682, %c2 : index
    memref.store %691, %12[%692] : memref<?xf32>
    %693 = vector.extract %421#2[5] : f32 from vector<8xf32>
    %694 = arith.addi %682, %c23 : index
    memref.store %693, %12[%694] : memref<?xf32>
    %695 = vector.extract %421#2[6] : f32 from vector<8xf32>
    %696 = arith.addi %682, %c24 : index
    memref.store %695, %12[%696] : memref<?xf32>
    %697 = vector.extract %421#2[7] : f32 from vector<8xf32>
    %698 = arith.addi %682, %c25 : index
    memref.store %697, %12[%698] : memref<?xf32>
    %699 = arith.muli %678, %c3 : index
    %700 = arith.addi %699, %c5 : index
    %701 = arith.muli %700, %c20 : index
    %702 = arith.addi %701, %677 : index
    %703 = vector.extract %421#3[0] : f32 from vector<8xf32>
    %704 = arith.addi %702, %c4 : index
    memref.store %703, %12[%704] : memref<?xf32>
    %705 = vector.extract %421#3[1] : f32 from vector<8xf32>
    %706 = arith.addi %702, %c1 : index
    memref.store %705, %12[%706] : memref<?xf32>
    %707 = vector.extract %421#3[2] : f32 from vector<8xf32>
    %708 = arith.addi %702, %c7 : index
    memref.store %707, %12[%708] : memref<?xf32>
    %709 = vector.extract %421#3[3] : f32 from vector<8xf32>
    %710 = arith.addi %702, %c22 : index
    memref.store %709, %12[%710] : memref<?xf32>
    %711 = vector.extract %421#3[4] : f32 from vector<8xf32>
    %712 = arith.addi %702, %c2 : index
    memref.store %711, %12[%712] : memref<?xf32>
    %713 = vector.extract %421#3[5] : f32 from vector<8xf32>
    %714 = arith.addi %702, %c23 : index
    memref.store %713, %12[%714] : memref<?xf32>
    %715 = vector.extract %421#3[6] : f32 from vector<8xf32>
    %716 = arith.addi %702, %c24 : index
    memref.store %715, %12[%716] : memref<?xf32>
    %717 = vector.extract %421#3[7] : f32 from vector<8xf32>
    %718 = arith.addi %702, %c25 : index
    memref.store %717, %12[%718] : memref<?xf32>
    wave.barrier
    %719 = arith.muli %678, %c3 : index
    %720 = arith.addi %719, %c4 : index
    %721 = arith.muli %720, %c1 : index
    %722 = arith.addi %721, %677 : index
    %723 = arith.addi %722, %c4 : index
    %724 = memref.load %12[%723] : memref<?xf32>
    %725 = arith.addi %723, %c19 : index
    %726 = memref.load %12[%725] : memref<?xf32>
    %727 = arith.addf %724, %726 : f32
    %728 = arith.addi %723, %c26 : index
    %729 = memref.load %12[%728] : memref<?xf32>
    %730 = arith.addf %727, %729 : f32
    %731 = arith.addi %723, %c27 : index
    %732 = memref.load %12[%731] : memref<?xf32>
    %733 = arith.addf %730, %732 : f32
    %734 = arith.muli %720, %c1 : index
    %735 = arith.addi %734, %677 : index
    %736 = arith.addi %735, %c20 : index
    %737 = memref.load %12[%736] : memref<?xf32>
    %738 = arith.addi %736, %c19 : index
    %739 = memref.load %12[%738] : memref<?xf32>
    %740 = arith.addf %737, %739 : f32
    %741 = arith.addi %736, %c26 : index
    %742 = memref.load %12[%741] : memref<?xf32>
    %743 = arith.addf %740, %742 : f32
    %744 = arith.addi %736, %c27 : index
    %745 = memref.load %12[%744] : memref<?xf32>
    %746 = arith.addf %743, %745 : f32
    %747 = wave.lane
    %748 = arith.addi %11, %c12 : index
    %749 = arith.muli %720, %c3 : index
    %750 = arith.addi %748, %749 : index
    %751 = arith.divui %747, %c12 : index
    %752 = arith.addi %750, %751 : index
    %753 = arith.cmpi slt, %752, %10 : index
    scf.if %753 {
      %754 = arith.cmpi eq, %hasFactors, %c5 : index
      %755 = memref.load %factors[%752] : memref<?xf32>
      %756 = arith.select %754, %755, %c29 : f32
      %757 = arith.remui %747, %c12 : index
      %758 = arith.muli %757, %c18 : index
      %759 = arith.addi %6, %758 : index
      %760 = vector.load %w[%759] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %761 = vector.bitcast %760 : vector<4xi8> to vector<1xf32>
      %762 = vector.extract %761[0] : f32 from vector<1xf32>
      %763 = arith.mulf %762, %756 : f32
      %764 = arith.mulf %733, %763 : f32
      %765 = arith.remui %747, %c12 : index
      %766 = arith.muli %765, %c18 : index
      %767 = arith.addi %8, %766 : index
      %768 = vector.load %w[%767] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %769 = vector.bitcast %768 : vector<4xi8> to vector<1xf32>
      %770 = vector.extract %769[0] : f32 from vector<1xf32>
      %771 = arith.mulf %770, %756 : f32
      %772 = arith.mulf %746, %771 : f32
      %773 = arith.muli %752, %outputFeatures : index
      %774 = arith.addi %773, %15 : index
      %775 = wave.lane
      %776 = arith.remui %775, %c12 : index
      %777 = arith.addi %774, %776 : index
      scf.if %13 {
        %778 = arith.addi %777, %c4 : index
        %779 = memref.load %residual[%778] : memref<?xf32>
        %780 = arith.addf %779, %764 : f32
        %781 = arith.addi %777, %c4 : index
        memref.store %780, %out[%781] : memref<?xf32>
      } else {
        %782 = arith.addi %777, %c4 : index
        memref.store %764, %out[%782] : memref<?xf32>
      }
      scf.if %13 {
        %783 = arith.addi %777, %c12 : index
        %784 = memref.load %residual[%783] : memref<?xf32>
        %785 = arith.addf %784, %772 : f32
        %786 = arith.addi %777, %c12 : index
        memref.store %785, %out[%786] : memref<?xf32>
      } else {
        %787 = arith.addi %777, %c12 : index
        memref.store %772, %out[%787] : memref<?xf32>
      }
    }
    %788 = arith.muli %678, %c3 : index
    %789 = arith.addi %788, %c5 : index
    %790 = arith.muli %789, %c1 : index
    %791 = arith.addi %790, %677 : index
    %792 = arith.addi %791, %c4 : index
    %793 = memref.load %12[%792] : memref<?xf32>
    %794 = arith.addi %792, %c19 : index
    %795 = memref.load %12[%794] : memref<?xf32>
    %796 = arith.addf %793, %795 : f32
    %797 = arith.addi %792, %c26 : index
    %798 = memref.load %12[%797] : memref<?xf32>
    %799 = arith.addf %796, %798 : f32
    %800 = arith.addi %792, %c27 : index
    %801 = memref.load %12[%800] : memref<?xf32>
    %802 = arith.addf %799, %801 : f32
    %803 = arith.muli %789, %c1 : index
    %804 = arith.addi %803, %677 : index
    %805 = arith.addi %804, %c20 : index
    %806 = memref.load %12[%805] : memref<?xf32>
    %807 = arith.addi %805, %c19 : index
    %808 = memref.load %12[%807] : memref<?xf32>
    %809 = arith.addf %806, %808 : f32
    %810 = arith.addi %805, %c26 : index
    %811 = memref.load %12[%810] : memref<?xf32>
    %812 = arith.addf %809, %811 : f32
    %813 = arith.addi %805, %c27 : index
    %814 = memref.load %12[%813] : memref<?xf32>
    %815 = arith.addf %812, %814 : f32
    %816 = wave.lane
    %817 = arith.addi %11, %c12 : index
    %818 = arith.muli %789, %c3 : index
    %819 = arith.addi %817, %818 : index
    %820 = arith.divui %816, %c12 : index
    %821 = arith.addi %819, %820 : index
    %822 = arith.cmpi slt, %821, %10 : index
    scf.if %822 {
      %823 = arith.cmpi eq, %hasFactors, %c5 : index
      %824 = memref.load %factors[%821] : memref<?xf32>
      %825 = arith.select %823, %824, %c29 : f32
      %826 = arith.remui %816, %c12 : index
      %827 = arith.muli %826, %c18 : index
      %828 = arith.addi %6, %827 : index
      %829 = vector.load %w[%828] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %830 = vector.bitcast %829 : vector<4xi8> to vector<1xf32>
      %831 = vector.extract %830[0] : f32 from vector<1xf32>
      %832 = arith.mulf %831, %825 : f32
      %833 = arith.mulf %802, %832 : f32
      %834 = arith.remui %816, %c12 : index
      %835 = arith.muli %834, %c18 : index
      %836 = arith.addi %8, %835 : index
      %837 = vector.load %w[%836] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %838 = vector.bitcast %837 : vector<4xi8> to vector<1xf32>
      %839 = vector.extract %838[0] : f32 from vector<1xf32>
      %840 = arith.mulf %839, %825 : f32
      %841 = arith.mulf %815, %840 : f32
      %842 = arith.muli %821, %outputFeatures : index
      %843 = arith.addi %842, %15 : index
      %844 = wave.lane
      %845 = arith.remui %844, %c12 : index
      %846 = arith.addi %843, %845 : index
      scf.if %13 {
        %847 = arith.addi %846, %c4 : index
        %848 = memref.load %residual[%847] : memref<?xf32>
        %849 = arith.addf %848, %833 : f32
        %850 = arith.addi %846, %c4 : index
        memref.store %849, %out[%850] : memref<?xf32>
      } else {
        %851 = arith.addi %846, %c4 : index
        memref.store %833, %out[%851] : memref<?xf32>
      }
      scf.if %13 {
        %852 = arith.addi %846, %c12 : index
        %853 = memref.load %residual[%852] : memref<?xf32>
        %854 = arith.addf %853, %841 : f32
        %855 = arith.addi %846, %c12 : index
        memref.store %854, %out[%855] : memref<?xf32>
      } else {
        %856 = arith.addi %846, %c12 : index
        memref.store %841, %out[%856] : memref<?xf32>
      }
    }
    %857 = wave.lane
    wave.barrier
    %858 = wave.wave
    %859 = arith.muli %858, %c3 : index
    %860 = arith.addi %859, %c4 : index
    %861 = arith.muli %860, %c20 : index
    %862 = arith.addi %861, %857 : index
    %863 = vector.extract %421#4[0] : f32 from vector<8xf32>
    %864 = arith.addi %862, %c4 : index
    memref.store %863, %12[%864] : memref<?xf32>
    %865 = vector.extract %421#4[1] : f32 from vector<8xf32>
    %866 = arith.addi %862, %c1 : index
    memref.store %865, %12[%866] : memref<?xf32>
    %867 = vector.extract %421#4[2] : f32 from vector<8xf32>
    %868 = arith.addi %862, %c7 : index
    memref.store %867, %12[%868] : memref<?xf32>
    %869 = vector.extract %421#4[3] : f32 from vector<8xf32>
    %870 = arith.addi %862, %c22 : index
    memref.store %869, %12[%870] : memref<?xf32>
    %871 = vector.extract %421#4[4] : f32 from vector<8xf32>
    %872 = arith.addi %862, %c2 : index
    memref.store %871, %12[%872] : memref<?xf32>
    %873 = vector.extract %421#4[5] : f32 from vector<8xf32>
    %874 = arith.addi %862, %c23 : index
    memref.store %873, %12[%874] : memref<?xf32>
    %875 = vector.extract %421#4[6] : f32 from vector<8xf32>
    %876 = arith.addi %862, %c24 : index
    memref.store %875, %12[%876] : memref<?xf32>
    %877 = vector.extract %421#4[7] : f32 from vector<8xf32>
    %878 = arith.addi %862, %c25 : index
    memref.store %877, %12[%878] : memref<?xf32>
    %879 = arith.muli %858, %c3 : index
    %880 = arith.addi %879, %c5 : index
    %881 = arith.muli %880, %c20 : index
    %882 = arith.addi %881, %857 : index
    %883 = vector.extract %421#5[0] : f32 from vector<8xf32>
    %884 = arith.addi %882, %c4 : index
    memref.store %883, %12[%884] : memref<?xf32>
    %885 = vector.extract %421#5[1] : f32 from vector<8xf32>
    %886 = arith.addi %882, %c1 : index
    memref.store %885, %12[%886] : memref<?xf32>
    %887 = vector.extract %421#5[2] : f32 from vector<8xf32>
    %888 = arith.addi %882, %c7 : index
    memref.store %887, %12[%888] : memref<?xf32>
    %889 = vector.extract %421#5[3] : f32 from vector<8xf32>
    %890 = arith.addi %882, %c22 : index
    memref.store %889, %12[%890] : memref<?xf32>
    %891 = vector.extract %421#5[4] : f32 from vector<8xf32>
    %892 = arith.addi %882, %c2 : index
    memref.store %891, %12[%892] : memref<?xf32>
    %893 = vector.extract %421#5[5] : f32 from vector<8xf32>
    %894 = arith.addi %882, %c23 : index
    memref.store %893, %12[%894] : memref<?xf32>
    %895 = vector.extract %421#5[6] : f32 from vector<8xf32>
    %896 = arith.addi %882, %c24 : index
    memref.store %895, %12[%896] : memref<?xf32>
    %897 = vector.extract %421#5[7] : f32 from vector<8xf32>
    %898 = arith.addi %882, %c25 : index
    memref.store %897, %12[%898] : memref<?xf32>
    wave.barrier
    %899 = arith.muli %858, %c3 : index
    %900 = arith.addi %899, %c4 : index
    %901 = arith.muli %900, %c1 : index
    %902 = arith.addi %901, %857 : index
    %903 = arith.addi %902, %c4 : index
    %904 = memref.load %12[%903] : memref<?xf32>
    %905 = arith.addi %903, %c19 : index
    %906 = memref.load %12[%905] : memref<?xf32>
    %907 = arith.addf %904, %906 : f32
    %908 = arith.addi %903, %c26 : index
    %909 = memref.load %12[%908] : memref<?xf32>
    %910 = arith.addf %907, %909 : f32
    %911 = arith.addi %903, %c27 : index
    %912 = memref.load %12[%911] : memref<?xf32>
    %913 = arith.addf %910, %912 : f32
    %914 = arith.muli %900, %c1 : index
    %915 = arith.addi %914, %857 : index
    %916 = arith.addi %915, %c20 : index
    %917 = memref.load %12[%916] : memref<?xf32>
    %918 = arith.addi %916, %c19 : index
    %919 = memref.load %12[%918] : memref<?xf32>
    %920 = arith.addf %917, %919 : f32
    %921 = arith.addi %916, %c26 : index
    %922 = memref.load %12[%921] : memref<?xf32>
    %923 = arith.addf %920, %922 : f32
    %924 = arith.addi %916, %c27 : index
    %925 = memref.load %12[%924] : memref<?xf32>
    %926 = arith.addf %923, %925 : f32
    %927 = wave.lane
    %928 = arith.addi %11, %c1 : index
    %929 = arith.muli %900, %c3 : index
    %930 = arith.addi %928, %929 : index
    %931 = arith.divui %927, %c12 : index
    %932 = arith.addi %930, %931 : index
    %933 = arith.cmpi slt, %932, %10 : index
    scf.if %933 {
      %934 = arith.cmpi eq, %hasFactors, %c5 : index
      %935 = memref.load %factors[%932] : memref<?xf32>
      %936 = arith.select %934, %935, %c29 : f32
      %937 = arith.remui %927, %c12 : index
      %938 = arith.muli %937, %c18 : index
      %939 = arith.addi %6, %938 : index
      %940 = vector.load %w[%939] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %941 = vector.bitcast %940 : vector<4xi8> to vector<1xf32>
      %942 = vector.extract %941[0] : f32 from vector<1xf32>
      %943 = arith.mulf %942, %936 : f32
      %944 = arith.mulf %913, %943 : f32
      %945 = arith.remui %927, %c12 : index
      %946 = arith.muli %945, %c18 : index
      %947 = arith.addi %8, %946 : index
      %948 = vector.load %w[%947] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %949 = vector.bitcast %948 : vector<4xi8> to vector<1xf32>
      %950 = vector.extract %949[0] : f32 from vector<1xf32>
      %951 = arith.mulf %950, %936 : f32
      %952 = arith.mulf %926, %951 : f32
      %953 = arith.muli %932, %outputFeatures : index
      %954 = arith.addi %953, %15 : index
      %955 = wave.lane
      %956 = arith.remui %955, %c12 : index
      %957 = arith.addi %954, %956 : index
      scf.if %13 {
        %958 = arith.addi %957, %c4 : index
        %959 = memref.load %residual[%958] : memref<?xf32>
        %960 = arith.addf %959, %944 : f32
        %961 = arith.addi %957, %c4 : index
        memref.store %960, %out[%961] : memref<?xf32>
      } else {
        %962 = arith.addi %957, %c4 : index
        memref.store %944, %out[%962] : memref<?xf32>
      }
      scf.if %13 {
        %963 = arith.addi %957, %c12 : index
        %964 = memref.load %residual[%963] : memref<?xf32>
        %965 = arith.addf %964, %952 : f32
        %966 = arith.addi %957, %c12 : index
        memref.store %965, %out[%966] : memref<?xf32>
      } else {
        %967 = arith.addi %957, %c12 : index
        memref.store %952, %out[%967] : memref<?xf32>
      }
    }
    %968 = arith.muli %858, %c3 : index
    %969 = arith.addi %968, %c5 : index
    %970 = arith.muli %969, %c1 : index
    %971 = arith.addi %970, %857 : index
    %972 = arith.addi %971, %c4 : index
    %973 = memref.load %12[%972] : memref<?xf32>
    %974 = arith.addi %972, %c19 : index
    %975 = memref.load %12[%974] : memref<?xf32>
    %976 = arith.addf %973, %975 : f32
    %977 = arith.addi %972, %c26 : index
    %978 = memref.load %12[%977] : memref<?xf32>
    %979 = arith.addf %976, %978 : f32
    %980 = arith.addi %972, %c27 : index
    %981 = memref.load %12[%980] : memref<?xf32>
    %982 = arith.addf %979, %981 : f32
    %983 = arith.muli %969, %c1 : index
    %984 = arith.addi %983, %857 : index
    %985 = arith.addi %984, %c20 : index
    %986 = memref.load %12[%985] : memref<?xf32>
    %987 = arith.addi %985, %c19 : index
    %988 = memref.load %12[%987] : memref<?xf32>
    %989 = arith.addf %986, %988 : f32
    %990 = arith.addi %985, %c26 : index
    %991 = memref.load %12[%990] : memref<?xf32>
    %992 = arith.addf %989, %991 : f32
    %993 = arith.addi %985, %c27 : index
    %994 = memref.load %12[%993] : memref<?xf32>
    %995 = arith.addf %992, %994 : f32
    %996 = wave.lane
    %997 = arith.addi %11, %c1 : index
    %998 = arith.muli %969, %c3 : index
    %999 = arith.addi %997, %998 : index
    %1000 = arith.divui %996, %c12 : index
    %1001 = arith.addi %999, %1000 : index
    %1002 = arith.cmpi slt, %1001, %10 : index
    scf.if %1002 {
      %1003 = arith.cmpi eq, %hasFactors, %c5 : index
      %1004 = memref.load %factors[%1001] : memref<?xf32>
      %1005 = arith.select %1003, %1004, %c29 : f32
      %1006 = arith.remui %996, %c12 : index
      %1007 = arith.muli %1006, %c18 : index
      %1008 = arith.addi %6, %1007 : index
      %1009 = vector.load %w[%1008] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1010 = vector.bitcast %1009 : vector<4xi8> to vector<1xf32>
      %1011 = vector.extract %1010[0] : f32 from vector<1xf32>
      %1012 = arith.mulf %1011, %1005 : f32
      %1013 = arith.mulf %982, %1012 : f32
      %1014 = arith.remui %996, %c12 : index
      %1015 = arith.muli %1014, %c18 : index
      %1016 = arith.addi %8, %1015 : index
      %1017 = vector.load %w[%1016] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1018 = vector.bitcast %1017 : vector<4xi8> to vector<1xf32>
      %1019 = vector.extract %1018[0] : f32 from vector<1xf32>
      %1020 = arith.mulf %1019, %1005 : f32
      %1021 = arith.mulf %995, %1020 : f32
      %1022 = arith.muli %1001, %outputFeatures : index
      %1023 = arith.addi %1022, %15 : index
      %1024 = wave.lane
      %1025 = arith.remui %1024, %c12 : index
      %1026 = arith.addi %1023, %1025 : index
      scf.if %13 {
        %1027 = arith.addi %1026, %c4 : index
        %1028 = memref.load %residual[%1027] : memref<?xf32>
        %1029 = arith.addf %1028, %1013 : f32
        %1030 = arith.addi %1026, %c4 : index
        memref.store %1029, %out[%1030] : memref<?xf32>
      } else {
        %1031 = arith.addi %1026, %c4 : index
        memref.store %1013, %out[%1031] : memref<?xf32>
      }
      scf.if %13 {
        %1032 = arith.addi %1026, %c12 : index
        %1033 = memref.load %residual[%1032] : memref<?xf32>
        %1034 = arith.addf %1033, %1021 : f32
        %1035 = arith.addi %1026, %c12 : index
        memref.store %1034, %out[%1035] : memref<?xf32>
      } else {
        %1036 = arith.addi %1026, %c12 : index
        memref.store %1021, %out[%1036] : memref<?xf32>
      }
    }
    %1037 = wave.lane
    wave.barrier
    %1038 = wave.wave
    %1039 = arith.muli %1038, %c3 : index
    %1040 = arith.addi %1039, %c4 : index
    %1041 = arith.muli %1040, %c20 : index
    %1042 = arith.addi %1041, %1037 : index
    %1043 = vector.extract %421#6[0] : f32 from vector<8xf32>
    %1044 = arith.addi %1042, %c4 : index
    memref.store %1043, %12[%1044] : memref<?xf32>
    %1045 = vector.extract %421#6[1] : f32 from vector<8xf32>
    %1046 = arith.addi %1042, %c1 : index
    memref.store %1045, %12[%1046] : memref<?xf32>
    %1047 = vector.extract %421#6[2] : f32 from vector<8xf32>
    %1048 = arith.addi %1042, %c7 : index
    memref.store %1047, %12[%1048] : memref<?xf32>
    %1049 = vector.extract %421#6[3] : f32 from vector<8xf32>
    %1050 = arith.addi %1042, %c22 : index
    memref.store %1049, %12[%1050] : memref<?xf32>
    %1051 = vector.extract %421#6[4] : f32 from vector<8xf32>
    %1052 = arith.addi %1042, %c2 : index
    memref.store %1051, %12[%1052] : memref<?xf32>
    %1053 = vector.extract %421#6[5] : f32 from vector<8xf32>
    %1054 = arith.addi %1042, %c23 : index
    memref.store %1053, %12[%1054] : memref<?xf32>
    %1055 = vector.extract %421#6[6] : f32 from vector<8xf32>
    %1056 = arith.addi %1042, %c24 : index
    memref.store %1055, %12[%1056] : memref<?xf32>
    %1057 = vector.extract %421#6[7] : f32 from vector<8xf32>
    %1058 = arith.addi %1042, %c25 : index
    memref.store %1057, %12[%1058] : memref<?xf32>
    %1059 = arith.muli %1038, %c3 : index
    %1060 = arith.addi %1059, %c5 : index
    %1061 = arith.muli %1060, %c20 : index
    %1062 = arith.addi %1061, %1037 : index
    %1063 = vector.extract %421#7[0] : f32 from vector<8xf32>
    %1064 = arith.addi %1062, %c4 : index
    memref.store %1063, %12[%1064] : memref<?xf32>
    %1065 = vector.extract %421#7[1] : f32 from vector<8xf32>
    %1066 = arith.addi %1062, %c1 : index
    memref.store %1065, %12[%1066] : memref<?xf32>
    %1067 = vector.extract %421#7[2] : f32 from vector<8xf32>
    %1068 = arith.addi %1062, %c7 : index
    memref.store %1067, %12[%1068] : memref<?xf32>
    %1069 = vector.extract %421#7[3] : f32 from vector<8xf32>
    %1070 = arith.addi %1062, %c22 : index
    memref.store %1069, %12[%1070] : memref<?xf32>
    %1071 = vector.extract %421#7[4] : f32 from vector<8xf32>
    %1072 = arith.addi %1062, %c2 : index
    memref.store %1071, %12[%1072] : memref<?xf32>
    %1073 = vector.extract %421#7[5] : f32 from vector<8xf32>
    %1074 = arith.addi %1062, %c23 : index
    memref.store %1073, %12[%1074] : memref<?xf32>
    %1075 = vector.extract %421#7[6] : f32 from vector<8xf32>
    %1076 = arith.addi %1062, %c24 : index
    memref.store %1075, %12[%1076] : memref<?xf32>
    %1077 = vector.extract %421#7[7] : f32 from vector<8xf32>
    %1078 = arith.addi %1062, %c25 : index
    memref.store %1077, %12[%1078] : memref<?xf32>
    wave.barrier
    %1079 = arith.muli %1038, %c3 : index
    %1080 = arith.addi %1079, %c4 : index
    %1081 = arith.muli %1080, %c1 : index
    %1082 = arith.addi %1081, %1037 : index
    %1083 = arith.addi %1082, %c4 : index
    %1084 = memref.load %12[%1083] : memref<?xf32>
    %1085 = arith.addi %1083, %c19 : index
    %1086 = memref.load %12[%1085] : memref<?xf32>
    %1087 = arith.addf %1084, %1086 : f32
    %1088 = arith.addi %1083, %c26 : index
    %1089 = memref.load %12[%1088] : memref<?xf32>
    %1090 = arith.addf %1087, %1089 : f32
    %1091 = arith.addi %1083, %c27 : index
    %1092 = memref.load %12[%1091] : memref<?xf32>
    %1093 = arith.addf %1090, %1092 : f32
    %1094 = arith.muli %1080, %c1 : index
    %1095 = arith.addi %1094, %1037 : index
    %1096 = arith.addi %1095, %c20 : index
    %1097 = memref.load %12[%1096] : memref<?xf32>
    %1098 = arith.addi %1096, %c19 : index
    %1099 = memref.load %12[%1098] : memref<?xf32>
    %1100 = arith.addf %1097, %1099 : f32
    %1101 = arith.addi %1096, %c26 : index
    %1102 = memref.load %12[%1101] : memref<?xf32>
    %1103 = arith.addf %1100, %1102 : f32
    %1104 = arith.addi %1096, %c27 : index
    %1105 = memref.load %12[%1104] : memref<?xf32>
    %1106 = arith.addf %1103, %1105 : f32
    %1107 = wave.lane
    %1108 = arith.addi %11, %c14 : index
    %1109 = arith.muli %1080, %c3 : index
    %1110 = arith.addi %1108, %1109 : index
    %1111 = arith.divui %1107, %c12 : index
    %1112 = arith.addi %1110, %1111 : index
    %1113 = arith.cmpi slt, %1112, %10 : index
    scf.if %1113 {
      %1114 = arith.cmpi eq, %hasFactors, %c5 : index
      %1115 = memref.load %factors[%1112] : memref<?xf32>
      %1116 = arith.select %1114, %1115, %c29 : f32
      %1117 = arith.remui %1107, %c12 : index
      %1118 = arith.muli %1117, %c18 : index
      %1119 = arith.addi %6, %1118 : index
      %1120 = vector.load %w[%1119] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1121 = vector.bitcast %1120 : vector<4xi8> to vector<1xf32>
      %1122 = vector.extract %1121[0] : f32 from vector<1xf32>
      %1123 = arith.mulf %1122, %1116 : f32
      %1124 = arith.mulf %1093, %1123 : f32
      %1125 = arith.remui %1107, %c12 : index
      %1126 = arith.muli %1125, %c18 : index
      %1127 = arith.addi %8, %1126 : index
      %1128 = vector.load %w[%1127] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1129 = vector.bitcast %1128 : vector<4xi8> to vector<1xf32>
      %1130 = vector.extract %1129[0] : f32 from vector<1xf32>
      %1131 = arith.mulf %1130, %1116 : f32
      %1132 = arith.mulf %1106, %1131 : f32
      %1133 = arith.muli %1112, %outputFeatures : index
      %1134 = arith.addi %1133, %15 : index
      %1135 = wave.lane
      %1136 = arith.remui %1135, %c12 : index
      %1137 = arith.addi %1134, %1136 : index
      scf.if %13 {
        %1138 = arith.addi %1137, %c4 : index
        %1139 = memref.load %residual[%1138] : memref<?xf32>
        %1140 = arith.addf %1139, %1124 : f32
        %1141 = arith.addi %1137, %c4 : index
        memref.store %1140, %out[%1141] : memref<?xf32>
      } else {
        %1142 = arith.addi %1137, %c4 : index
        memref.store %1124, %out[%1142] : memref<?xf32>
      }
      scf.if %13 {
        %1143 = arith.addi %1137, %c12 : index
        %1144 = memref.load %residual[%1143] : memref<?xf32>
        %1145 = arith.addf %1144, %1132 : f32
        %1146 = arith.addi %1137, %c12 : index
        memref.store %1145, %out[%1146] : memref<?xf32>
      } else {
        %1147 = arith.addi %1137, %c12 : index
        memref.store %1132, %out[%1147] : memref<?xf32>
      }
    }
    %1148 = arith.muli %1038, %c3 : index
    %1149 = arith.addi %1148, %c5 : index
    %1150 = arith.muli %1149, %c1 : index
    %1151 = arith.addi %1150, %1037 : index
    %1152 = arith.addi %1151, %c4 : index
    %1153 = memref.load %12[%1152] : memref<?xf32>
    %1154 = arith.addi %1152, %c19 : index
    %1155 = memref.load %12[%1154] : memref<?xf32>
    %1156 = arith.addf %1153, %1155 : f32
    %1157 = arith.addi %1152, %c26 : index
    %1158 = memref.load %12[%1157] : memref<?xf32>
    %1159 = arith.addf %1156, %1158 : f32
    %1160 = arith.addi %1152, %c27 : index
    %1161 = memref.load %12[%1160] : memref<?xf32>
    %1162 = arith.addf %1159, %1161 : f32
    %1163 = arith.muli %1149, %c1 : index
    %1164 = arith.addi %1163, %1037 : index
    %1165 = arith.addi %1164, %c20 : index
    %1166 = memref.load %12[%1165] : memref<?xf32>
    %1167 = arith.addi %1165, %c19 : index
    %1168 = memref.load %12[%1167] : memref<?xf32>
    %1169 = arith.addf %1166, %1168 : f32
    %1170 = arith.addi %1165, %c26 : index
    %1171 = memref.load %12[%1170] : memref<?xf32>
    %1172 = arith.addf %1169, %1171 : f32
    %1173 = arith.addi %1165, %c27 : index
    %1174 = memref.load %12[%1173] : memref<?xf32>
    %1175 = arith.addf %1172, %1174 : f32
    %1176 = wave.lane
    %1177 = arith.addi %11, %c14 : index
    %1178 = arith.muli %1149, %c3 : index
    %1179 = arith.addi %1177, %1178 : index
    %1180 = arith.divui %1176, %c12 : index
    %1181 = arith.addi %1179, %1180 : index
    %1182 = arith.cmpi slt, %1181, %10 : index
    scf.if %1182 {
      %1183 = arith.cmpi eq, %hasFactors, %c5 : index
      %1184 = memref.load %factors[%1181] : memref<?xf32>
      %1185 = arith.select %1183, %1184, %c29 : f32
      %1186 = arith.remui %1176, %c12 : index
      %1187 = arith.muli %1186, %c18 : index
      %1188 = arith.addi %6, %1187 : index
      %1189 = vector.load %w[%1188] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1190 = vector.bitcast %1189 : vector<4xi8> to vector<1xf32>
      %1191 = vector.extract %1190[0] : f32 from vector<1xf32>
      %1192 = arith.mulf %1191, %1185 : f32
      %1193 = arith.mulf %1162, %1192 : f32
      %1194 = arith.remui %1176, %c12 : index
      %1195 = arith.muli %1194, %c18 : index
      %1196 = arith.addi %8, %1195 : index
      %1197 = vector.load %w[%1196] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1198 = vector.bitcast %1197 : vector<4xi8> to vector<1xf32>
      %1199 = vector.extract %1198[0] : f32 from vector<1xf32>
      %1200 = arith.mulf %1199, %1185 : f32
      %1201 = arith.mulf %1175, %1200 : f32
      %1202 = arith.muli %1181, %outputFeatures : index
      %1203 = arith.addi %1202, %15 : index
      %1204 = wave.lane
      %1205 = arith.remui %1204, %c12 : index
      %1206 = arith.addi %1203, %1205 : index
      scf.if %13 {
        %1207 = arith.addi %1206, %c4 : index
        %1208 = memref.load %residual[%1207] : memref<?xf32>
        %1209 = arith.addf %1208, %1193 : f32
        %1210 = arith.addi %1206, %c4 : index
        memref.store %1209, %out[%1210] : memref<?xf32>
      } else {
        %1211 = arith.addi %1206, %c4 : index
        memref.store %1193, %out[%1211] : memref<?xf32>
      }
      scf.if %13 {
        %1212 = arith.addi %1206, %c12 : index
        %1213 = memref.load %residual[%1212] : memref<?xf32>
        %1214 = arith.addf %1213, %1201 : f32
        %1215 = arith.addi %1206, %c12 : index
        memref.store %1214, %out[%1215] : memref<?xf32>
      } else {
        %1216 = arith.addi %1206, %c12 : index
        memref.store %1201, %out[%1216] : memref<?xf32>
      }
    }
  }
  wave.return
}
