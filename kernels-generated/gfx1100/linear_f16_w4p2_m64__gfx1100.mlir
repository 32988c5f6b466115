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
  %operandScale = wave.param "operandScale" : f32
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
      %575 = arith.muli %572, %c3 : index
      %576 = memref.load %factors[%575] : memref<?xf32>
      %577 = arith.mulf %576, %operandScale : f32
      %578 = arith.select %574, %577, %operandScale : f32
      %579 = arith.remui %567, %c12 : index
      %580 = arith.muli %579, %c18 : index
      %581 = arith.addi %6, %580 : index
      %582 = vector.load %w[%581] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %583 = vector.bitcast %582 : vector<4xi8> to vector<1xf32>
      %584 = vector.extract %583[0] : f32 from vector<1xf32>
      %585 = arith.mulf %584, %578 : f32
      %586 = arith.mulf %553, %585 : f32
      %587 = arith.remui %567, %c12 : index
      %588 = arith.muli %587, %c18 : index
      %589 = arith.addi %8, %588 : index
      %590 = vector.load %w[%589] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %591 = vector.bitcast %590 : vector<4xi8> to vector<1xf32>
      %592 = vector.extract %591[0] : f32 from vector<1xf32>
      %593 = arith.mulf %592, %578 : f32
      %594 = arith.mulf %566, %593 : f32
      %595 = arith.muli %572, %outputFeatures : index
      %596 = arith.addi %595, %15 : index
      %597 = wave.lane
      %598 = arith.remui %597, %c12 : index
      %599 = arith.addi %596, %598 : index
      scf.if %13 {
        %600 = arith.addi %599, %c4 : index
        %601 = memref.load %residual[%600] : memref<?xf32>
        %602 = arith.addf %601, %586 : f32
        %603 = arith.addi %599, %c4 : index
        memref.store %602, %out[%603] : memref<?xf32>
      } else {
        %604 = arith.addi %599, %c4 : index
        memref.store %586, %out[%604] : memref<?xf32>
      }
      scf.if %13 {
        %605 = arith.addi %599, %c12 : index
        %606 = memref.load %residual[%605] : memref<?xf32>
        %607 = arith.addf %606, %594 : f32
        %608 = arith.addi %599, %c12 : index
        memref.store %607, %out[%608] : memref<?xf32>
      } else {
        %609 = arith.addi %599, %c12 : index
        memref.store %594, %out[%609] : memref<?xf32>
      }
    }
    %610 = arith.muli %498, %c3 : index
    %611 = arith.addi %610, %c5 : index
    %612 = arith.muli %611, %c1 : index
    %613 = arith.addi %612, %497 : index
    %614 = arith.addi %613, %c4 : index
    %615 = memref.load %12[%614] : memref<?xf32>
    %616 = arith.addi %614, %c19 : index
    %617 = memref.load %12[%616] : memref<?xf32>
    %618 = arith.addf %615, %617 : f32
    %619 = arith.addi %614, %c26 : index
    %620 = memref.load %12[%619] : memref<?xf32>
    %621 = arith.addf %618, %620 : f32
    %622 = arith.addi %614, %c27 : index
    %623 = memref.load %12[%622] : memref<?xf32>
    %624 = arith.addf %621, %623 : f32
    %625 = arith.muli %611, %c1 : index
    %626 = arith.addi %625, %497 : index
    %627 = arith.addi %626, %c20 : index
    %628 = memref.load %12[%627] : memref<?xf32>
    %629 = arith.addi %627, %c19 : index
    %630 = memref.load %12[%629] : memref<?xf32>
    %631 = arith.addf %628, %630 : f32
    %632 = arith.addi %627, %c26 : index
    %633 = memref.load %12[%632] : memref<?xf32>
    %634 = arith.addf %631, %633 : f32
    %635 = arith.addi %627, %c27 : index
    %636 = memref.load %12[%635] : memref<?xf32>
    %637 = arith.addf %634, %636 : f32
    %638 = wave.lane
    %639 = arith.addi %11, %c4 : index
    %640 = arith.muli %611, %c3 : index
    %641 = arith.addi %639, %640 : index
    %642 = arith.divui %638, %c12 : index
    %643 = arith.addi %641, %642 : index
    %644 = arith.cmpi slt, %643, %10 : index
    scf.if %644 {
      %645 = arith.cmpi eq, %hasFactors, %c5 : index
      %646 = arith.muli %643, %c3 : index
      %647 = memref.load %factors[%646] : memref<?xf32>
      %648 = arith.mulf %647, %operandScale : f32
      %649 = arith.select %645, %648, %operandScale : f32
      %650 = arith.remui %638, %c12 : index
      %651 = arith.muli %650, %c18 : index
      %652 = arith.addi %6, %651 : index
      %653 = vector.load %w[%652] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %654 = vector.bitcast %653 : vector<4xi8> to vector<1xf32>
      %655 = vector.extract %654[0] : f32 from vector<1xf32>
      %656 = arith.mulf %655, %649 : f32
      %657 = arith.mulf %624, %656 : f32
      %658 = arith.remui %638, %c12 : index
      %659 = arith.muli %658, %c18 : index
      %660 = arith.addi %8, %659 : index
      %661 = vector.load %w[%660] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %662 = vector.bitcast %661 : vector<4xi8> to vector<1xf32>
      %663 = vector.extract %662[0] : f32 from vector<1xf32>
      %664 = arith.mulf %663, %649 : f32
      %665 = arith.mulf %637, %664 : f32
      %666 = arith.muli %643, %outputFeatures : index
      %667 = arith.addi %666, %15 : index
      %668 = wave.lane
      %669 = arith.remui %668, %c12 : index
      %670 = arith.addi %667, %669 : index
      scf.if %13 {
        %671 = arith.addi %670, %c4 : index
        %672 = memref.load %residual[%671] : memref<?xf32>
        %673 = arith.addf %672, %657 : f32
        %674 = arith.addi %670, %c4 : index
        memref.store %673, %out[%674] : memref<?xf32>
      } else {
        %675 = arith.addi %670, %c4 : index
        memref.store %657, %out[%675] : memref<?xf32>
      }
      scf.if %13 {
        %676 = arith.addi %670, %c12 : index
        %677 = memref.load %residual[%676] : memref<?xf32>
        %678 = arith.addf %677, %665 : f32
        %679 = arith.addi %670, %c12 : index
        memref.store %678, %out[%679] : memref<?xf32>
      } else {
        %680 = arith.addi %670, %c12 : index
        memref.store %665, %out[%680] : memref<?xf32>
      }
    }
    %681 = wave.lane
    wave.barrier
    %682 = wave.wave
    %683 = arith.muli %682, %c3 : index
    %684 = arith.addi %683, %c4 : index
    %685 = arith.muli %684, %c20 : index
    %686 = arith.addi %685, %681 : index
    %687 = vector.extract %421#2[0] : f32 from vector<8xf32>
    %688 = arith.addi %686, %c4 : index
    memref.store %687, %12[%688] : memref<?xf32>
    %689 = vector.extract %421#2[1] : f32 from vector<8xf32>
    %690 = arith.addi %686, %c1 : index
    memref.store %689, %12[%690] : memref<?xf32>
    %691 = vector.extract %421#2[2] : f32 from vector<8xf32>
    %692 = arith.addi %686, %c7 : index
    memref.store %691, %12[%692] : memref<?xf32>
    %693 = vector.extract %421#2[3] : f32 from vector<8xf32>
    %694 = arith.addi %686, %c22 : index
    memref.store %693, %12[%694] : memref<?xf32>
    %695 = vector.extract %421#2[4] : f32 from vector<8xf32>
    %696 = arith.addi %686, %c2 : index
    memref.store %695, %12[%696] : memref<?xf32>
    %697 = vector.extract %421#2[5] : f32 from vector<8xf32>
    %698 = arith.addi %686, %c23 : index
    memref.store %697, %12[%698] : memref<?xf32>
    %699 = vector.extract %421#2[6] : f32 from vector<8xf32>
    %700 = arith.addi %686, %c24 : index
    memref.store %699, %12[%700] : memref<?xf32>
    %701 = vector.extract %421#2[7] : f32 from vector<8xf32>
    %702 = arith.addi %686, %c25 : index
    memref.store %701, %12[%702] : memref<?xf32>
    %703 = arith.muli %682, %c3 : index
    %704 = arith.addi %703, %c5 : index
    %705 = arith.muli %704, %c20 : index
    %706 = arith.addi %705, %681 : index
    %707 = vector.extract %421#3[0] : f32 from vector<8xf32>
    %708 = arith.addi %706, %c4 : index
    memref.store %707, %12[%708] : memref<?xf32>
    %709 = vector.extract %421#3[1] : f32 from vector<8xf32>
    %710 = arith.addi %706, %c1 : index
    memref.store %709, %12[%710] : memref<?xf32>
    %711 = vector.extract %421#3[2] : f32 from vector<8xf32>
    %712 = arith.addi %706, %c7 : index
    memref.store %711, %12[%712] : memref<?xf32>
    %713 = vector.extract %421#3[3] : f32 from vector<8xf32>
    %714 = arith.addi %706, %c22 : index
    memref.store %713, %12[%714] : memref<?xf32>
    %715 = vector.extract %421#3[4] : f32 from vector<8xf32>
    %716 = arith.addi %706, %c2 : index
    memref.store %715, %12[%716] : memref<?xf32>
    %717 = vector.extract %421#3[5] : f32 from vector<8xf32>
    %718 = arith.addi %706, %c23 : index
    memref.store %717, %12[%718] : memref<?xf32>
    %719 = vector.extract %421#3[6] : f32 from vector<8xf32>
    %720 = arith.addi %706, %c24 : index
    memref.store %719, %12[%720] : memref<?xf32>
    %721 = vector.extract %421#3[7] : f32 from vector<8xf32>
    %722 = arith.addi %706, %c25 : index
    memref.store %721, %12[%722] : memref<?xf32>
    wave.barrier
    %723 = arith.muli %682, %c3 : index
    %724 = arith.addi %723, %c4 : index
    %725 = arith.muli %724, %c1 : index
    %726 = arith.addi %725, %681 : index
    %727 = arith.addi %726, %c4 : index
    %728 = memref.load %12[%727] : memref<?xf32>
    %729 = arith.addi %727, %c19 : index
    %730 = memref.load %12[%729] : memref<?xf32>
    %731 = arith.addf %728, %730 : f32
    %732 = arith.addi %727, %c26 : index
    %733 = memref.load %12[%732] : memref<?xf32>
    %734 = arith.addf %731, %733 : f32
    %735 = arith.addi %727, %c27 : index
    %736 = memref.load %12[%735] : memref<?xf32>
    %737 = arith.addf %734, %736 : f32
    %738 = arith.muli %724, %c1 : index
    %739 = arith.addi %738, %681 : index
    %740 = arith.addi %739, %c20 : index
    %741 = memref.load %12[%740] : memref<?xf32>
    %742 = arith.addi %740, %c19 : index
    %743 = memref.load %12[%742] : memref<?xf32>
    %744 = arith.addf %741, %743 : f32
    %745 = arith.addi %740, %c26 : index
    %746 = memref.load %12[%745] : memref<?xf32>
    %747 = arith.addf %744, %746 : f32
    %748 = arith.addi %740, %c27 : index
    %749 = memref.load %12[%748] : memref<?xf32>
    %750 = arith.addf %747, %749 : f32
    %751 = wave.lane
    %752 = arith.addi %11, %c12 : index
    %753 = arith.muli %724, %c3 : index
    %754 = arith.addi %752, %753 : index
    %755 = arith.divui %751, %c12 : index
    %756 = arith.addi %754, %755 : index
    %757 = arith.cmpi slt, %756, %10 : index
    scf.if %757 {
      %758 = arith.cmpi eq, %hasFactors, %c5 : index
      %759 = arith.muli %756, %c3 : index
      %760 = memref.load %factors[%759] : memref<?xf32>
      %761 = arith.mulf %760, %operandScale : f32
      %762 = arith.select %758, %761, %operandScale : f32
      %763 = arith.remui %751, %c12 : index
      %764 = arith.muli %763, %c18 : index
      %765 = arith.addi %6, %764 : index
      %766 = vector.load %w[%765] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %767 = vector.bitcast %766 : vector<4xi8> to vector<1xf32>
      %768 = vector.extract %767[0] : f32 from vector<1xf32>
      %769 = arith.mulf %768, %762 : f32
      %770 = arith.mulf %737, %769 : f32
      %771 = arith.remui %751, %c12 : index
      %772 = arith.muli %771, %c18 : index
      %773 = arith.addi %8, %772 : index
      %774 = vector.load %w[%773] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %775 = vector.bitcast %774 : vector<4xi8> to vector<1xf32>
      %776 = vector.extract %775[0] : f32 from vector<1xf32>
      %777 = arith.mulf %776, %762 : f32
      %778 = arith.mulf %750, %777 : f32
      %779 = arith.muli %756, %outputFeatures : index
      %780 = arith.addi %779, %15 : index
      %781 = wave.lane
      %782 = arith.remui %781, %c12 : index
      %783 = arith.addi %780, %782 : index
      scf.if %13 {
        %784 = arith.addi %783, %c4 : index
        %785 = memref.load %residual[%784] : memref<?xf32>
        %786 = arith.addf %785, %770 : f32
        %787 = arith.addi %783, %c4 : index
        memref.store %786, %out[%787] : memref<?xf32>
      } else {
        %788 = arith.addi %783, %c4 : index
        memref.store %770, %out[%788] : memref<?xf32>
      }
      scf.if %13 {
        %789 = arith.addi %783, %c12 : index
        %790 = memref.load %residual[%789] : memref<?xf32>
        %791 = arith.addf %790, %778 : f32
        %792 = arith.addi %783, %c12 : index
        memref.store %791, %out[%792] : memref<?xf32>
      } else {
        %793 = arith.addi %783, %c12 : index
        memref.store %778, %out[%793] : memref<?xf32>
      }
    }
    %794 = arith.muli %682, %c3 : index
    %795 = arith.addi %794, %c5 : index
    %796 = arith.muli %795, %c1 : index
    %797 = arith.addi %796, %681 : index
    %798 = arith.addi %797, %c4 : index
    %799 = memref.load %12[%798] : memref<?xf32>
    %800 = arith.addi %798, %c19 : index
    %801 = memref.load %12[%800] : memref<?xf32>
    %802 = arith.addf %799, %801 : f32
    %803 = arith.addi %798, %c26 : index
    %804 = memref.load %12[%803] : memref<?xf32>
    %805 = arith.addf %802, %804 : f32
    %806 = arith.addi %798, %c27 : index
    %807 = memref.load %12[%806] : memref<?xf32>
    %808 = arith.addf %805, %807 : f32
    %809 = arith.muli %795, %c1 : index
    %810 = arith.addi %809, %681 : index
    %811 = arith.addi %810, %c20 : index
    %812 = memref.load %12[%811] : memref<?xf32>
    %813 = arith.addi %811, %c19 : index
    %814 = memref.load %12[%813] : memref<?xf32>
    %815 = arith.addf %812, %814 : f32
    %816 = arith.addi %811, %c26 : index
    %817 = memref.load %12[%816] : memref<?xf32>
    %818 = arith.addf %815, %817 : f32
    %819 = arith.addi %811, %c27 : index
    %820 = memref.load %12[%819] : memref<?xf32>
    %821 = arith.addf %818, %820 : f32
    %822 = wave.lane
    %823 = arith.addi %11, %c12 : index
    %824 = arith.muli %795, %c3 : index
    %825 = arith.addi %823, %824 : index
    %826 = arith.divui %822, %c12 : index
    %827 = arith.addi %825, %826 : index
    %828 = arith.cmpi slt, %827, %10 : index
    scf.if %828 {
      %829 = arith.cmpi eq, %hasFactors, %c5 : index
      %830 = arith.muli %827, %c3 : index
      %831 = memref.load %factors[%830] : memref<?xf32>
      %832 = arith.mulf %831, %operandScale : f32
      %833 = arith.select %829, %832, %operandScale : f32
      %834 = arith.remui %822, %c12 : index
      %835 = arith.muli %834, %c18 : index
      %836 = arith.addi %6, %835 : index
      %837 = vector.load %w[%836] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %838 = vector.bitcast %837 : vector<4xi8> to vector<1xf32>
      %839 = vector.extract %838[0] : f32 from vector<1xf32>
      %840 = arith.mulf %839, %833 : f32
      %841 = arith.mulf %808, %840 : f32
      %842 = arith.remui %822, %c12 : index
      %843 = arith.muli %842, %c18 : index
      %844 = arith.addi %8, %843 : index
      %845 = vector.load %w[%844] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %846 = vector.bitcast %845 : vector<4xi8> to vector<1xf32>
      %847 = vector.extract %846[0] : f32 from vector<1xf32>
      %848 = arith.mulf %847, %833 : f32
      %849 = arith.mulf %821, %848 : f32
      %850 = arith.muli %827, %outputFeatures : index
      %851 = arith.addi %850, %15 : index
      %852 = wave.lane
      %853 = arith.remui %852, %c12 : index
      %854 = arith.addi %851, %853 : index
      scf.if %13 {
        %855 = arith.addi %854, %c4 : index
        %856 = memref.load %residual[%855] : memref<?xf32>
        %857 = arith.addf %856, %841 : f32
        %858 = arith.addi %854, %c4 : index
        memref.store %857, %out[%858] : memref<?xf32>
      } else {
        %859 = arith.addi %854, %c4 : index
        memref.store %841, %out[%859] : memref<?xf32>
      }
      scf.if %13 {
        %860 = arith.addi %854, %c12 : index
        %861 = memref.load %residual[%860] : memref<?xf32>
        %862 = arith.addf %861, %849 : f32
        %863 = arith.addi %854, %c12 : index
        memref.store %862, %out[%863] : memref<?xf32>
      } else {
        %864 = arith.addi %854, %c12 : index
        memref.store %849, %out[%864] : memref<?xf32>
      }
    }
    %865 = wave.lane
    wave.barrier
    %866 = wave.wave
    %867 = arith.muli %866, %c3 : index
    %868 = arith.addi %867, %c4 : index
    %869 = arith.muli %868, %c20 : index
    %870 = arith.addi %869, %865 : index
    %871 = vector.extract %421#4[0] : f32 from vector<8xf32>
    %872 = arith.addi %870, %c4 : index
    memref.store %871, %12[%872] : memref<?xf32>
    %873 = vector.extract %421#4[1] : f32 from vector<8xf32>
    %874 = arith.addi %870, %c1 : index
    memref.store %873, %12[%874] : memref<?xf32>
    %875 = vector.extract %421#4[2] : f32 from vector<8xf32>
    %876 = arith.addi %870, %c7 : index
    memref.store %875, %12[%876] : memref<?xf32>
    %877 = vector.extract %421#4[3] : f32 from vector<8xf32>
    %878 = arith.addi %870, %c22 : index
    memref.store %877, %12[%878] : memref<?xf32>
    %879 = vector.extract %421#4[4] : f32 from vector<8xf32>
    %880 = arith.addi %870, %c2 : index
    memref.store %879, %12[%880] : memref<?xf32>
    %881 = vector.extract %421#4[5] : f32 from vector<8xf32>
    %882 = arith.addi %870, %c23 : index
    memref.store %881, %12[%882] : memref<?xf32>
    %883 = vector.extract %421#4[6] : f32 from vector<8xf32>
    %884 = arith.addi %870, %c24 : index
    memref.store %883, %12[%884] : memref<?xf32>
    %885 = vector.extract %421#4[7] : f32 from vector<8xf32>
    %886 = arith.addi %870, %c25 : index
    memref.store %885, %12[%886] : memref<?xf32>
    %887 = arith.muli %866, %c3 : index
    %888 = arith.addi %887, %c5 : index
    %889 = arith.muli %888, %c20 : index
    %890 = arith.addi %889, %865 : index
    %891 = vector.extract %421#5[0] : f32 from vector<8xf32>
    %892 = arith.addi %890, %c4 : index
    memref.store %891, %12[%892] : memref<?xf32>
    %893 = vector.extract %421#5[1] : f32 from vector<8xf32>
    %894 = arith.addi %890, %c1 : index
    memref.store %893, %12[%894] : memref<?xf32>
    %895 = vector.extract %421#5[2] : f32 from vector<8xf32>
    %896 = arith.addi %890, %c7 : index
    memref.store %895, %12[%896] : memref<?xf32>
    %897 = vector.extract %421#5[3] : f32 from vector<8xf32>
    %898 = arith.addi %890, %c22 : index
    memref.store %897, %12[%898] : memref<?xf32>
    %899 = vector.extract %421#5[4] : f32 from vector<8xf32>
    %900 = arith.addi %890, %c2 : index
    memref.store %899, %12[%900] : memref<?xf32>
    %901 = vector.extract %421#5[5] : f32 from vector<8xf32>
    %902 = arith.addi %890, %c23 : index
    memref.store %901, %12[%902] : memref<?xf32>
    %903 = vector.extract %421#5[6] : f32 from vector<8xf32>
    %904 = arith.addi %890, %c24 : index
    memref.store %903, %12[%904] : memref<?xf32>
    %905 = vector.extract %421#5[7] : f32 from vector<8xf32>
    %906 = arith.addi %890, %c25 : index
    memref.store %905, %12[%906] : memref<?xf32>
    wave.barrier
    %907 = arith.muli %866, %c3 : index
    %908 = arith.addi %907, %c4 : index
    %909 = arith.muli %908, %c1 : index
    %910 = arith.addi %909, %865 : index
    %911 = arith.addi %910, %c4 : index
    %912 = memref.load %12[%911] : memref<?xf32>
    %913 = arith.addi %911, %c19 : index
    %914 = memref.load %12[%913] : memref<?xf32>
    %915 = arith.addf %912, %914 : f32
    %916 = arith.addi %911, %c26 : index
    %917 = memref.load %12[%916] : memref<?xf32>
    %918 = arith.addf %915, %917 : f32
    %919 = arith.addi %911, %c27 : index
    %920 = memref.load %12[%919] : memref<?xf32>
    %921 = arith.addf %918, %920 : f32
    %922 = arith.muli %908, %c1 : index
    %923 = arith.addi %922, %865 : index
    %924 = arith.addi %923, %c20 : index
    %925 = memref.load %12[%924] : memref<?xf32>
    %926 = arith.addi %924, %c19 : index
    %927 = memref.load %12[%926] : memref<?xf32>
    %928 = arith.addf %925, %927 : f32
    %929 = arith.addi %924, %c26 : index
    %930 = memref.load %12[%929] : memref<?xf32>
    %931 = arith.addf %928, %930 : f32
    %932 = arith.addi %924, %c27 : index
    %933 = memref.load %12[%932] : memref<?xf32>
    %934 = arith.addf %931, %933 : f32
    %935 = wave.lane
    %936 = arith.addi %11, %c1 : index
    %937 = arith.muli %908, %c3 : index
    %938 = arith.addi %936, %937 : index
    %939 = arith.divui %935, %c12 : index
    %940 = arith.addi %938, %939 : index
    %941 = arith.cmpi slt, %940, %10 : index
    scf.if %941 {
      %942 = arith.cmpi eq, %hasFactors, %c5 : index
      %943 = arith.muli %940, %c3 : index
      %944 = memref.load %factors[%943] : memref<?xf32>
      %945 = arith.mulf %944, %operandScale : f32
      %946 = arith.select %942, %945, %operandScale : f32
      %947 = arith.remui %935, %c12 : index
      %948 = arith.muli %947, %c18 : index
      %949 = arith.addi %6, %948 : index
      %950 = vector.load %w[%949] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %951 = vector.bitcast %950 : vector<4xi8> to vector<1xf32>
      %952 = vector.extract %951[0] : f32 from vector<1xf32>
      %953 = arith.mulf %952, %946 : f32
      %954 = arith.mulf %921, %953 : f32
      %955 = arith.remui %935, %c12 : index
      %956 = arith.muli %955, %c18 : index
      %957 = arith.addi %8, %956 : index
      %958 = vector.load %w[%957] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %959 = vector.bitcast %958 : vector<4xi8> to vector<1xf32>
      %960 = vector.extract %959[0] : f32 from vector<1xf32>
      %961 = arith.mulf %960, %946 : f32
      %962 = arith.mulf %934, %961 : f32
      %963 = arith.muli %940, %outputFeatures : index
      %964 = arith.addi %963, %15 : index
      %965 = wave.lane
      %966 = arith.remui %965, %c12 : index
      %967 = arith.addi %964, %966 : index
      scf.if %13 {
        %968 = arith.addi %967, %c4 : index
        %969 = memref.load %residual[%968] : memref<?xf32>
        %970 = arith.addf %969, %954 : f32
        %971 = arith.addi %967, %c4 : index
        memref.store %970, %out[%971] : memref<?xf32>
      } else {
        %972 = arith.addi %967, %c4 : index
        memref.store %954, %out[%972] : memref<?xf32>
      }
      scf.if %13 {
        %973 = arith.addi %967, %c12 : index
        %974 = memref.load %residual[%973] : memref<?xf32>
        %975 = arith.addf %974, %962 : f32
        %976 = arith.addi %967, %c12 : index
        memref.store %975, %out[%976] : memref<?xf32>
      } else {
        %977 = arith.addi %967, %c12 : index
        memref.store %962, %out[%977] : memref<?xf32>
      }
    }
    %978 = arith.muli %866, %c3 : index
    %979 = arith.addi %978, %c5 : index
    %980 = arith.muli %979, %c1 : index
    %981 = arith.addi %980, %865 : index
    %982 = arith.addi %981, %c4 : index
    %983 = memref.load %12[%982] : memref<?xf32>
    %984 = arith.addi %982, %c19 : index
    %985 = memref.load %12[%984] : memref<?xf32>
    %986 = arith.addf %983, %985 : f32
    %987 = arith.addi %982, %c26 : index
    %988 = memref.load %12[%987] : memref<?xf32>
    %989 = arith.addf %986, %988 : f32
    %990 = arith.addi %982, %c27 : index
    %991 = memref.load %12[%990] : memref<?xf32>
    %992 = arith.addf %989, %991 : f32
    %993 = arith.muli %979, %c1 : index
    %994 = arith.addi %993, %865 : index
    %995 = arith.addi %994, %c20 : index
    %996 = memref.load %12[%995] : memref<?xf32>
    %997 = arith.addi %995, %c19 : index
    %998 = memref.load %12[%997] : memref<?xf32>
    %999 = arith.addf %996, %998 : f32
    %1000 = arith.addi %995, %c26 : index
    %1001 = memref.load %12[%1000] : memref<?xf32>
    %1002 = arith.addf %999, %1001 : f32
    %1003 = arith.addi %995, %c27 : index
    %1004 = memref.load %12[%1003] : memref<?xf32>
    %1005 = arith.addf %1002, %1004 : f32
    %1006 = wave.lane
    %1007 = arith.addi %11, %c1 : index
    %1008 = arith.muli %979, %c3 : index
    %1009 = arith.addi %1007, %1008 : index
    %1010 = arith.divui %1006, %c12 : index
    %1011 = arith.addi %1009, %1010 : index
    %1012 = arith.cmpi slt, %1011, %10 : index
    scf.if %1012 {
      %1013 = arith.cmpi eq, %hasFactors, %c5 : index
      %1014 = arith.muli %1011, %c3 : index
      %1015 = memref.load %factors[%1014] : memref<?xf32>
      %1016 = arith.mulf %1015, %operandScale : f32
      %1017 = arith.select %1013, %1016, %operandScale : f32
      %1018 = arith.remui %1006, %c12 : index
      %1019 = arith.muli %1018, %c18 : index
      %1020 = arith.addi %6, %1019 : index
      %1021 = vector.load %w[%1020] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1022 = vector.bitcast %1021 : vector<4xi8> to vector<1xf32>
      %1023 = vector.extract %1022[0] : f32 from vector<1xf32>
      %1024 = arith.mulf %1023, %1017 : f32
      %1025 = arith.mulf %992, %1024 : f32
      %1026 = arith.remui %1006, %c12 : index
      %1027 = arith.muli %1026, %c18 : index
      %1028 = arith.addi %8, %1027 : index
      %1029 = vector.load %w[%1028] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1030 = vector.bitcast %1029 : vector<4xi8> to vector<1xf32>
      %1031 = vector.extract %1030[0] : f32 from vector<1xf32>
      %1032 = arith.mulf %1031, %1017 : f32
      %1033 = arith.mulf %1005, %1032 : f32
      %1034 = arith.muli %1011, %outputFeatures : index
      %1035 = arith.addi %1034, %15 : index
      %1036 = wave.lane
      %1037 = arith.remui %1036, %c12 : index
      %1038 = arith.addi %1035, %1037 : index
      scf.if %13 {
        %1039 = arith.addi %1038, %c4 : index
        %1040 = memref.load %residual[%1039] : memref<?xf32>
        %1041 = arith.addf %1040, %1025 : f32
        %1042 = arith.addi %1038, %c4 : index
        memref.store %1041, %out[%1042] : memref<?xf32>
      } else {
        %1043 = arith.addi %1038, %c4 : index
        memref.store %1025, %out[%1043] : memref<?xf32>
      }
      scf.if %13 {
        %1044 = arith.addi %1038, %c12 : index
        %1045 = memref.load %residual[%1044] : memref<?xf32>
        %1046 = arith.addf %1045, %1033 : f32
        %1047 = arith.addi %1038, %c12 : index
        memref.store %1046, %out[%1047] : memref<?xf32>
      } else {
        %1048 = arith.addi %1038, %c12 : index
        memref.store %1033, %out[%1048] : memref<?xf32>
      }
    }
    %1049 = wave.lane
    wave.barrier
    %1050 = wave.wave
    %1051 = arith.muli %1050, %c3 : index
    %1052 = arith.addi %1051, %c4 : index
    %1053 = arith.muli %1052, %c20 : index
    %1054 = arith.addi %1053, %1049 : index
    %1055 = vector.extract %421#6[0] : f32 from vector<8xf32>
    %1056 = arith.addi %1054, %c4 : index
    memref.store %1055, %12[%1056] : memref<?xf32>
    %1057 = vector.extract %421#6[1] : f32 from vector<8xf32>
    %1058 = arith.addi %1054, %c1 : index
    memref.store %1057, %12[%1058] : memref<?xf32>
    %1059 = vector.extract %421#6[2] : f32 from vector<8xf32>
    %1060 = arith.addi %1054, %c7 : index
    memref.store %1059, %12[%1060] : memref<?xf32>
    %1061 = vector.extract %421#6[3] : f32 from vector<8xf32>
    %1062 = arith.addi %1054, %c22 : index
    memref.store %1061, %12[%1062] : memref<?xf32>
    %1063 = vector.extract %421#6[4] : f32 from vector<8xf32>
    %1064 = arith.addi %1054, %c2 : index
    memref.store %1063, %12[%1064] : memref<?xf32>
    %1065 = vector.extract %421#6[5] : f32 from vector<8xf32>
    %1066 = arith.addi %1054, %c23 : index
    memref.store %1065, %12[%1066] : memref<?xf32>
    %1067 = vector.extract %421#6[6] : f32 from vector<8xf32>
    %1068 = arith.addi %1054, %c24 : index
    memref.store %1067, %12[%1068] : memref<?xf32>
    %1069 = vector.extract %421#6[7] : f32 from vector<8xf32>
    %1070 = arith.addi %1054, %c25 : index
    memref.store %1069, %12[%1070] : memref<?xf32>
    %1071 = arith.muli %1050, %c3 : index
    %1072 = arith.addi %1071, %c5 : index
    %1073 = arith.muli %1072, %c20 : index
    %1074 = arith.addi %1073, %1049 : index
    %1075 = vector.extract %421#7[0] : f32 from vector<8xf32>
    %1076 = arith.addi %1074, %c4 : index
    memref.store %1075, %12[%1076] : memref<?xf32>
    %1077 = vector.extract %421#7[1] : f32 from vector<8xf32>
    %1078 = arith.addi %1074, %c1 : index
    memref.store %1077, %12[%1078] : memref<?xf32>
    %1079 = vector.extract %421#7[2] : f32 from vector<8xf32>
    %1080 = arith.addi %1074, %c7 : index
    memref.store %1079, %12[%1080] : memref<?xf32>
    %1081 = vector.extract %421#7[3] : f32 from vector<8xf32>
    %1082 = arith.addi %1074, %c22 : index
    memref.store %1081, %12[%1082] : memref<?xf32>
    %1083 = vector.extract %421#7[4] : f32 from vector<8xf32>
    %1084 = arith.addi %1074, %c2 : index
    memref.store %1083, %12[%1084] : memref<?xf32>
    %1085 = vector.extract %421#7[5] : f32 from vector<8xf32>
    %1086 = arith.addi %1074, %c23 : index
    memref.store %1085, %12[%1086] : memref<?xf32>
    %1087 = vector.extract %421#7[6] : f32 from vector<8xf32>
    %1088 = arith.addi %1074, %c24 : index
    memref.store %1087, %12[%1088] : memref<?xf32>
    %1089 = vector.extract %421#7[7] : f32 from vector<8xf32>
    %1090 = arith.addi %1074, %c25 : index
    memref.store %1089, %12[%1090] : memref<?xf32>
    wave.barrier
    %1091 = arith.muli %1050, %c3 : index
    %1092 = arith.addi %1091, %c4 : index
    %1093 = arith.muli %1092, %c1 : index
    %1094 = arith.addi %1093, %1049 : index
    %1095 = arith.addi %1094, %c4 : index
    %1096 = memref.load %12[%1095] : memref<?xf32>
    %1097 = arith.addi %1095, %c19 : index
    %1098 = memref.load %12[%1097] : memref<?xf32>
    %1099 = arith.addf %1096, %1098 : f32
    %1100 = arith.addi %1095, %c26 : index
    %1101 = memref.load %12[%1100] : memref<?xf32>
    %1102 = arith.addf %1099, %1101 : f32
    %1103 = arith.addi %1095, %c27 : index
    %1104 = memref.load %12[%1103] : memref<?xf32>
    %1105 = arith.addf %1102, %1104 : f32
    %1106 = arith.muli %1092, %c1 : index
    %1107 = arith.addi %1106, %1049 : index
    %1108 = arith.addi %1107, %c20 : index
    %1109 = memref.load %12[%1108] : memref<?xf32>
    %1110 = arith.addi %1108, %c19 : index
    %1111 = memref.load %12[%1110] : memref<?xf32>
    %1112 = arith.addf %1109, %1111 : f32
    %1113 = arith.addi %1108, %c26 : index
    %1114 = memref.load %12[%1113] : memref<?xf32>
    %1115 = arith.addf %1112, %1114 : f32
    %1116 = arith.addi %1108, %c27 : index
    %1117 = memref.load %12[%1116] : memref<?xf32>
    %1118 = arith.addf %1115, %1117 : f32
    %1119 = wave.lane
    %1120 = arith.addi %11, %c14 : index
    %1121 = arith.muli %1092, %c3 : index
    %1122 = arith.addi %1120, %1121 : index
    %1123 = arith.divui %1119, %c12 : index
    %1124 = arith.addi %1122, %1123 : index
    %1125 = arith.cmpi slt, %1124, %10 : index
    scf.if %1125 {
      %1126 = arith.cmpi eq, %hasFactors, %c5 : index
      %1127 = arith.muli %1124, %c3 : index
      %1128 = memref.load %factors[%1127] : memref<?xf32>
      %1129 = arith.mulf %1128, %operandScale : f32
      %1130 = arith.select %1126, %1129, %operandScale : f32
      %1131 = arith.remui %1119, %c12 : index
      %1132 = arith.muli %1131, %c18 : index
      %1133 = arith.addi %6, %1132 : index
      %1134 = vector.load %w[%1133] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1135 = vector.bitcast %1134 : vector<4xi8> to vector<1xf32>
      %1136 = vector.extract %1135[0] : f32 from vector<1xf32>
      %1137 = arith.mulf %1136, %1130 : f32
      %1138 = arith.mulf %1105, %1137 : f32
      %1139 = arith.remui %1119, %c12 : index
      %1140 = arith.muli %1139, %c18 : index
      %1141 = arith.addi %8, %1140 : index
      %1142 = vector.load %w[%1141] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1143 = vector.bitcast %1142 : vector<4xi8> to vector<1xf32>
      %1144 = vector.extract %1143[0] : f32 from vector<1xf32>
      %1145 = arith.mulf %1144, %1130 : f32
      %1146 = arith.mulf %1118, %1145 : f32
      %1147 = arith.muli %1124, %outputFeatures : index
      %1148 = arith.addi %1147, %15 : index
      %1149 = wave.lane
      %1150 = arith.remui %1149, %c12 : index
      %1151 = arith.addi %1148, %1150 : index
      scf.if %13 {
        %1152 = arith.addi %1151, %c4 : index
        %1153 = memref.load %residual[%1152] : memref<?xf32>
        %1154 = arith.addf %1153, %1138 : f32
        %1155 = arith.addi %1151, %c4 : index
        memref.store %1154, %out[%1155] : memref<?xf32>
      } else {
        %1156 = arith.addi %1151, %c4 : index
        memref.store %1138, %out[%1156] : memref<?xf32>
      }
      scf.if %13 {
        %1157 = arith.addi %1151, %c12 : index
        %1158 = memref.load %residual[%1157] : memref<?xf32>
        %1159 = arith.addf %1158, %1146 : f32
        %1160 = arith.addi %1151, %c12 : index
        memref.store %1159, %out[%1160] : memref<?xf32>
      } else {
        %1161 = arith.addi %1151, %c12 : index
        memref.store %1146, %out[%1161] : memref<?xf32>
      }
    }
    %1162 = arith.muli %1050, %c3 : index
    %1163 = arith.addi %1162, %c5 : index
    %1164 = arith.muli %1163, %c1 : index
    %1165 = arith.addi %1164, %1049 : index
    %1166 = arith.addi %1165, %c4 : index
    %1167 = memref.load %12[%1166] : memref<?xf32>
    %1168 = arith.addi %1166, %c19 : index
    %1169 = memref.load %12[%1168] : memref<?xf32>
    %1170 = arith.addf %1167, %1169 : f32
    %1171 = arith.addi %1166, %c26 : index
    %1172 = memref.load %12[%1171] : memref<?xf32>
    %1173 = arith.addf %1170, %1172 : f32
    %1174 = arith.addi %1166, %c27 : index
    %1175 = memref.load %12[%1174] : memref<?xf32>
    %1176 = arith.addf %1173, %1175 : f32
    %1177 = arith.muli %1163, %c1 : index
    %1178 = arith.addi %1177, %1049 : index
    %1179 = arith.addi %1178, %c20 : index
    %1180 = memref.load %12[%1179] : memref<?xf32>
    %1181 = arith.addi %1179, %c19 : index
    %1182 = memref.load %12[%1181] : memref<?xf32>
    %1183 = arith.addf %1180, %1182 : f32
    %1184 = arith.addi %1179, %c26 : index
    %1185 = memref.load %12[%1184] : memref<?xf32>
    %1186 = arith.addf %1183, %1185 : f32
    %1187 = arith.addi %1179, %c27 : index
    %1188 = memref.load %12[%1187] : memref<?xf32>
    %1189 = arith.addf %1186, %1188 : f32
    %1190 = wave.lane
    %1191 = arith.addi %11, %c14 : index
    %1192 = arith.muli %1163, %c3 : index
    %1193 = arith.addi %1191, %1192 : index
    %1194 = arith.divui %1190, %c12 : index
    %1195 = arith.addi %1193, %1194 : index
    %1196 = arith.cmpi slt, %1195, %10 : index
    scf.if %1196 {
      %1197 = arith.cmpi eq, %hasFactors, %c5 : index
      %1198 = arith.muli %1195, %c3 : index
      %1199 = memref.load %factors[%1198] : memref<?xf32>
      %1200 = arith.mulf %1199, %operandScale : f32
      %1201 = arith.select %1197, %1200, %operandScale : f32
      %1202 = arith.remui %1190, %c12 : index
      %1203 = arith.muli %1202, %c18 : index
      %1204 = arith.addi %6, %1203 : index
      %1205 = vector.load %w[%1204] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1206 = vector.bitcast %1205 : vector<4xi8> to vector<1xf32>
      %1207 = vector.extract %1206[0] : f32 from vector<1xf32>
      %1208 = arith.mulf %1207, %1201 : f32
      %1209 = arith.mulf %1176, %1208 : f32
      %1210 = arith.remui %1190, %c12 : index
      %1211 = arith.muli %1210, %c18 : index
      %1212 = arith.addi %8, %1211 : index
      %1213 = vector.load %w[%1212] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1214 = vector.bitcast %1213 : vector<4xi8> to vector<1xf32>
      %1215 = vector.extract %1214[0] : f32 from vector<1xf32>
      %1216 = arith.mulf %1215, %1201 : f32
      %1217 = arith.mulf %1189, %1216 : f32
      %1218 = arith.muli %1195, %outputFeatures : index
      %1219 = arith.addi %1218, %15 : index
      %1220 = wave.lane
      %1221 = arith.remui %1220, %c12 : index
      %1222 = arith.addi %1219, %1221 : index
      scf.if %13 {
        %1223 = arith.addi %1222, %c4 : index
        %1224 = memref.load %residual[%1223] : memref<?xf32>
        %1225 = arith.addf %1224, %1209 : f32
        %1226 = arith.addi %1222, %c4 : index
        memref.store %1225, %out[%1226] : memref<?xf32>
      } else {
        %1227 = arith.addi %1222, %c4 : index
        memref.store %1209, %out[%1227] : memref<?xf32>
      }
      scf.if %13 {
        %1228 = arith.addi %1222, %c12 : index
        %1229 = memref.load %residual[%1228] : memref<?xf32>
        %1230 = arith.addf %1229, %1217 : f32
        %1231 = arith.addi %1222, %c12 : index
        memref.store %1230, %out[%1231] : memref<?xf32>
      } else {
        %1232 = arith.addi %1222, %c12 : index
        memref.store %1217, %out[%1232] : memref<?xf32>
      }
    }
  }
  wave.return
}
