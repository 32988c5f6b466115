// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='f16', waves=2, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_f16_w2p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 2 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 32 : index
  %c2 = arith.constant 128 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 0 : index
  %c5 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c7 = arith.constant 64 : index
  %c8 = arith.constant 1024 : index
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
    %539 = arith.muli %498, %c18 : index
    %540 = arith.addi %539, %c4 : index
    %541 = arith.muli %540, %c1 : index
    %542 = arith.addi %541, %497 : index
    %543 = arith.addi %542, %c4 : index
    %544 = memref.load %12[%543] : memref<?xf32>
    %545 = arith.addi %543, %c19 : index
    %546 = memref.load %12[%545] : memref<?xf32>
    %547 = arith.addf %544, %546 : f32
    %548 = arith.muli %540, %c1 : index
    %549 = arith.addi %548, %497 : index
    %550 = arith.addi %549, %c20 : index
    %551 = memref.load %12[%550] : memref<?xf32>
    %552 = arith.addi %550, %c19 : index
    %553 = memref.load %12[%552] : memref<?xf32>
    %554 = arith.addf %551, %553 : f32
    %555 = wave.lane
    %556 = arith.addi %11, %c4 : index
    %557 = arith.muli %540, %c3 : index
    %558 = arith.addi %556, %557 : index
    %559 = arith.divui %555, %c12 : index
    %560 = arith.addi %558, %559 : index
    %561 = arith.cmpi slt, %560, %10 : index
    scf.if %561 {
      %562 = arith.cmpi eq, %hasFactors, %c5 : index
      %563 = arith.muli %560, %c3 : index
      %564 = memref.load %factors[%563] : memref<?xf32>
      %565 = arith.mulf %564, %operandScale : f32
      %566 = arith.select %562, %565, %operandScale : f32
      %567 = arith.remui %555, %c12 : index
      %568 = arith.muli %567, %c18 : index
      %569 = arith.addi %6, %568 : index
      %570 = vector.load %w[%569] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %571 = vector.bitcast %570 : vector<4xi8> to vector<1xf32>
      %572 = vector.extract %571[0] : f32 from vector<1xf32>
      %573 = arith.mulf %572, %566 : f32
      %574 = arith.mulf %547, %573 : f32
      %575 = arith.remui %555, %c12 : index
      %576 = arith.muli %575, %c18 : index
      %577 = arith.addi %8, %576 : index
      %578 = vector.load %w[%577] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %579 = vector.bitcast %578 : vector<4xi8> to vector<1xf32>
      %580 = vector.extract %579[0] : f32 from vector<1xf32>
      %581 = arith.mulf %580, %566 : f32
      %582 = arith.mulf %554, %581 : f32
      %583 = arith.muli %560, %outputFeatures : index
      %584 = arith.addi %583, %15 : index
      %585 = wave.lane
      %586 = arith.remui %585, %c12 : index
      %587 = arith.addi %584, %586 : index
      scf.if %13 {
        %588 = arith.addi %587, %c4 : index
        %589 = memref.load %residual[%588] : memref<?xf32>
        %590 = arith.addf %589, %574 : f32
        %591 = arith.addi %587, %c4 : index
        memref.store %590, %out[%591] : memref<?xf32>
      } else {
        %592 = arith.addi %587, %c4 : index
        memref.store %574, %out[%592] : memref<?xf32>
      }
      scf.if %13 {
        %593 = arith.addi %587, %c12 : index
        %594 = memref.load %residual[%593] : memref<?xf32>
        %595 = arith.addf %594, %582 : f32
        %596 = arith.addi %587, %c12 : index
        memref.store %595, %out[%596] : memref<?xf32>
      } else {
        %597 = arith.addi %587, %c12 : index
        memref.store %582, %out[%597] : memref<?xf32>
      }
    }
    %598 = arith.muli %498, %c18 : index
    %599 = arith.addi %598, %c5 : index
    %600 = arith.muli %599, %c1 : index
    %601 = arith.addi %600, %497 : index
    %602 = arith.addi %601, %c4 : index
    %603 = memref.load %12[%602] : memref<?xf32>
    %604 = arith.addi %602, %c19 : index
    %605 = memref.load %12[%604] : memref<?xf32>
    %606 = arith.addf %603, %605 : f32
    %607 = arith.muli %599, %c1 : index
    %608 = arith.addi %607, %497 : index
    %609 = arith.addi %608, %c20 : index
    %610 = memref.load %12[%609] : memref<?xf32>
    %611 = arith.addi %609, %c19 : index
    %612 = memref.load %12[%611] : memref<?xf32>
    %613 = arith.addf %610, %612 : f32
    %614 = wave.lane
    %615 = arith.addi %11, %c4 : index
    %616 = arith.muli %599, %c3 : index
    %617 = arith.addi %615, %616 : index
    %618 = arith.divui %614, %c12 : index
    %619 = arith.addi %617, %618 : index
    %620 = arith.cmpi slt, %619, %10 : index
    scf.if %620 {
      %621 = arith.cmpi eq, %hasFactors, %c5 : index
      %622 = arith.muli %619, %c3 : index
      %623 = memref.load %factors[%622] : memref<?xf32>
      %624 = arith.mulf %623, %operandScale : f32
      %625 = arith.select %621, %624, %operandScale : f32
      %626 = arith.remui %614, %c12 : index
      %627 = arith.muli %626, %c18 : index
      %628 = arith.addi %6, %627 : index
      %629 = vector.load %w[%628] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %630 = vector.bitcast %629 : vector<4xi8> to vector<1xf32>
      %631 = vector.extract %630[0] : f32 from vector<1xf32>
      %632 = arith.mulf %631, %625 : f32
      %633 = arith.mulf %606, %632 : f32
      %634 = arith.remui %614, %c12 : index
      %635 = arith.muli %634, %c18 : index
      %636 = arith.addi %8, %635 : index
      %637 = vector.load %w[%636] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %638 = vector.bitcast %637 : vector<4xi8> to vector<1xf32>
      %639 = vector.extract %638[0] : f32 from vector<1xf32>
      %640 = arith.mulf %639, %625 : f32
      %641 = arith.mulf %613, %640 : f32
      %642 = arith.muli %619, %outputFeatures : index
      %643 = arith.addi %642, %15 : index
      %644 = wave.lane
      %645 = arith.remui %644, %c12 : index
      %646 = arith.addi %643, %645 : index
      scf.if %13 {
        %647 = arith.addi %646, %c4 : index
        %648 = memref.load %residual[%647] : memref<?xf32>
        %649 = arith.addf %648, %633 : f32
        %650 = arith.addi %646, %c4 : index
        memref.store %649, %out[%650] : memref<?xf32>
      } else {
        %651 = arith.addi %646, %c4 : index
        memref.store %633, %out[%651] : memref<?xf32>
      }
      scf.if %13 {
        %652 = arith.addi %646, %c12 : index
        %653 = memref.load %residual[%652] : memref<?xf32>
        %654 = arith.addf %653, %641 : f32
        %655 = arith.addi %646, %c12 : index
        memref.store %654, %out[%655] : memref<?xf32>
      } else {
        %656 = arith.addi %646, %c12 : index
        memref.store %641, %out[%656] : memref<?xf32>
      }
    }
    %657 = arith.muli %498, %c18 : index
    %658 = arith.addi %657, %c3 : index
    %659 = arith.muli %658, %c1 : index
    %660 = arith.addi %659, %497 : index
    %661 = arith.addi %660, %c4 : index
    %662 = memref.load %12[%661] : memref<?xf32>
    %663 = arith.addi %661, %c19 : index
    %664 = memref.load %12[%663] : memref<?xf32>
    %665 = arith.addf %662, %664 : f32
    %666 = arith.muli %658, %c1 : index
    %667 = arith.addi %666, %497 : index
    %668 = arith.addi %667, %c20 : index
    %669 = memref.load %12[%668] : memref<?xf32>
    %670 = arith.addi %668, %c19 : index
    %671 = memref.load %12[%670] : memref<?xf32>
    %672 = arith.addf %669, %671 : f32
    %673 = wave.lane
    %674 = arith.addi %11, %c4 : index
    %675 = arith.muli %658, %c3 : index
    %676 = arith.addi %674, %675 : index
    %677 = arith.divui %673, %c12 : index
    %678 = arith.addi %676, %677 : index
    %679 = arith.cmpi slt, %678, %10 : index
    scf.if %679 {
      %680 = arith.cmpi eq, %hasFactors, %c5 : index
      %681 = arith.muli %678, %c3 : index
      %682 = memref.load %factors[%681] : memref<?xf32>
      %683 = arith.mulf %682, %operandScale : f32
      %684 = arith.select %680, %683, %operandScale : f32
      %685 = arith.remui %673, %c12 : index
      %686 = arith.muli %685, %c18 : index
      %687 = arith.addi %6, %686 : index
      %688 = vector.load %w[%687] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %689 = vector.bitcast %688 : vector<4xi8> to vector<1xf32>
      %690 = vector.extract %689[0] : f32 from vector<1xf32>
      %691 = arith.mulf %690, %684 : f32
      %692 = arith.mulf %665, %691 : f32
      %693 = arith.remui %673, %c12 : index
      %694 = arith.muli %693, %c18 : index
      %695 = arith.addi %8, %694 : index
      %696 = vector.load %w[%695] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %697 = vector.bitcast %696 : vector<4xi8> to vector<1xf32>
      %698 = vector.extract %697[0] : f32 from vector<1xf32>
      %699 = arith.mulf %698, %684 : f32
      %700 = arith.mulf %672, %699 : f32
      %701 = arith.muli %678, %outputFeatures : index
      %702 = arith.addi %701, %15 : index
      %703 = wave.lane
      %704 = arith.remui %703, %c12 : index
      %705 = arith.addi %702, %704 : index
      scf.if %13 {
        %706 = arith.addi %705, %c4 : index
        %707 = memref.load %residual[%706] : memref<?xf32>
        %708 = arith.addf %707, %692 : f32
        %709 = arith.addi %705, %c4 : index
        memref.store %708, %out[%709] : memref<?xf32>
      } else {
        %710 = arith.addi %705, %c4 : index
        memref.store %692, %out[%710] : memref<?xf32>
      }
      scf.if %13 {
        %711 = arith.addi %705, %c12 : index
        %712 = memref.load %residual[%711] : memref<?xf32>
        %713 = arith.addf %712, %700 : f32
        %714 = arith.addi %705, %c12 : index
        memref.store %713, %out[%714] : memref<?xf32>
      } else {
        %715 = arith.addi %705, %c12 : index
        memref.store %700, %out[%715] : memref<?xf32>
      }
    }
    %716 = arith.muli %498, %c18 : index
    %717 = arith.addi %716, %c21 : index
    %718 = arith.muli %717, %c1 : index
    %719 = arith.addi %718, %497 : index
    %720 = arith.addi %719, %c4 : index
    %721 = memref.load %12[%720] : memref<?xf32>
    %722 = arith.addi %720, %c19 : index
    %723 = memref.load %12[%722] : memref<?xf32>
    %724 = arith.addf %721, %723 : f32
    %725 = arith.muli %717, %c1 : index
    %726 = arith.addi %725, %497 : index
    %727 = arith.addi %726, %c20 : index
    %728 = memref.load %12[%727] : memref<?xf32>
    %729 = arith.addi %727, %c19 : index
    %730 = memref.load %12[%729] : memref<?xf32>
    %731 = arith.addf %728, %730 : f32
    %732 = wave.lane
    %733 = arith.addi %11, %c4 : index
    %734 = arith.muli %717, %c3 : index
    %735 = arith.addi %733, %734 : index
    %736 = arith.divui %732, %c12 : index
    %737 = arith.addi %735, %736 : index
    %738 = arith.cmpi slt, %737, %10 : index
    scf.if %738 {
      %739 = arith.cmpi eq, %hasFactors, %c5 : index
      %740 = arith.muli %737, %c3 : index
      %741 = memref.load %factors[%740] : memref<?xf32>
      %742 = arith.mulf %741, %operandScale : f32
      %743 = arith.select %739, %742, %operandScale : f32
      %744 = arith.remui %732, %c12 : index
      %745 = arith.muli %744, %c18 : index
      %746 = arith.addi %6, %745 : index
      %747 = vector.load %w[%746] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %748 = vector.bitcast %747 : vector<4xi8> to vector<1xf32>
      %749 = vector.extract %748[0] : f32 from vector<1xf32>
      %750 = arith.mulf %749, %743 : f32
      %751 = arith.mulf %724, %750 : f32
      %752 = arith.remui %732, %c12 : index
      %753 = arith.muli %752, %c18 : index
      %754 = arith.addi %8, %753 : index
      %755 = vector.load %w[%754] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %756 = vector.bitcast %755 : vector<4xi8> to vector<1xf32>
      %757 = vector.extract %756[0] : f32 from vector<1xf32>
      %758 = arith.mulf %757, %743 : f32
      %759 = arith.mulf %731, %758 : f32
      %760 = arith.muli %737, %outputFeatures : index
      %761 = arith.addi %760, %15 : index
      %762 = wave.lane
      %763 = arith.remui %762, %c12 : index
      %764 = arith.addi %761, %763 : index
      scf.if %13 {
        %765 = arith.addi %764, %c4 : index
        %766 = memref.load %residual[%765] : memref<?xf32>
        %767 = arith.addf %766, %751 : f32
        %768 = arith.addi %764, %c4 : index
        memref.store %767, %out[%768] : memref<?xf32>
      } else {
        %769 = arith.addi %764, %c4 : index
        memref.store %751, %out[%769] : memref<?xf32>
      }
      scf.if %13 {
        %770 = arith.addi %764, %c12 : index
        %771 = memref.load %residual[%770] : memref<?xf32>
        %772 = arith.addf %771, %759 : f32
        %773 = arith.addi %764, %c12 : index
        memref.store %772, %out[%773] : memref<?xf32>
      } else {
        %774 = arith.addi %764, %c12 : index
        memref.store %759, %out[%774] : memref<?xf32>
      }
    }
    %775 = wave.lane
    wave.barrier
    %776 = wave.wave
    %777 = arith.muli %776, %c3 : index
    %778 = arith.addi %777, %c4 : index
    %779 = arith.muli %778, %c20 : index
    %780 = arith.addi %779, %775 : index
    %781 = vector.extract %421#2[0] : f32 from vector<8xf32>
    %782 = arith.addi %780, %c4 : index
    memref.store %781, %12[%782] : memref<?xf32>
    %783 = vector.extract %421#2[1] : f32 from vector<8xf32>
    %784 = arith.addi %780, %c1 : index
    memref.store %783, %12[%784] : memref<?xf32>
    %785 = vector.extract %421#2[2] : f32 from vector<8xf32>
    %786 = arith.addi %780, %c7 : index
    memref.store %785, %12[%786] : memref<?xf32>
    %787 = vector.extract %421#2[3] : f32 from vector<8xf32>
    %788 = arith.addi %780, %c22 : index
    memref.store %787, %12[%788] : memref<?xf32>
    %789 = vector.extract %421#2[4] : f32 from vector<8xf32>
    %790 = arith.addi %780, %c2 : index
    memref.store %789, %12[%790] : memref<?xf32>
    %791 = vector.extract %421#2[5] : f32 from vector<8xf32>
    %792 = arith.addi %780, %c23 : index
    memref.store %791, %12[%792] : memref<?xf32>
    %793 = vector.extract %421#2[6] : f32 from vector<8xf32>
    %794 = arith.addi %780, %c24 : index
    memref.store %793, %12[%794] : memref<?xf32>
    %795 = vector.extract %421#2[7] : f32 from vector<8xf32>
    %796 = arith.addi %780, %c25 : index
    memref.store %795, %12[%796] : memref<?xf32>
    %797 = arith.muli %776, %c3 : index
    %798 = arith.addi %797, %c5 : index
    %799 = arith.muli %798, %c20 : index
    %800 = arith.addi %799, %775 : index
    %801 = vector.extract %421#3[0] : f32 from vector<8xf32>
    %802 = arith.addi %800, %c4 : index
    memref.store %801, %12[%802] : memref<?xf32>
    %803 = vector.extract %421#3[1] : f32 from vector<8xf32>
    %804 = arith.addi %800, %c1 : index
    memref.store %803, %12[%804] : memref<?xf32>
    %805 = vector.extract %421#3[2] : f32 from vector<8xf32>
    %806 = arith.addi %800, %c7 : index
    memref.store %805, %12[%806] : memref<?xf32>
    %807 = vector.extract %421#3[3] : f32 from vector<8xf32>
    %808 = arith.addi %800, %c22 : index
    memref.store %807, %12[%808] : memref<?xf32>
    %809 = vector.extract %421#3[4] : f32 from vector<8xf32>
    %810 = arith.addi %800, %c2 : index
    memref.store %809, %12[%810] : memref<?xf32>
    %811 = vector.extract %421#3[5] : f32 from vector<8xf32>
    %812 = arith.addi %800, %c23 : index
    memref.store %811, %12[%812] : memref<?xf32>
    %813 = vector.extract %421#3[6] : f32 from vector<8xf32>
    %814 = arith.addi %800, %c24 : index
    memref.store %813, %12[%814] : memref<?xf32>
    %815 = vector.extract %421#3[7] : f32 from vector<8xf32>
    %816 = arith.addi %800, %c25 : index
    memref.store %815, %12[%816] : memref<?xf32>
    wave.barrier
    %817 = arith.muli %776, %c18 : index
    %818 = arith.addi %817, %c4 : index
    %819 = arith.muli %818, %c1 : index
    %820 = arith.addi %819, %775 : index
    %821 = arith.addi %820, %c4 : index
    %822 = memref.load %12[%821] : memref<?xf32>
    %823 = arith.addi %821, %c19 : index
    %824 = memref.load %12[%823] : memref<?xf32>
    %825 = arith.addf %822, %824 : f32
    %826 = arith.muli %818, %c1 : index
    %827 = arith.addi %826, %775 : index
    %828 = arith.addi %827, %c20 : index
    %829 = memref.load %12[%828] : memref<?xf32>
    %830 = arith.addi %828, %c19 : index
    %831 = memref.load %12[%830] : memref<?xf32>
    %832 = arith.addf %829, %831 : f32
    %833 = wave.lane
    %834 = arith.addi %11, %c12 : index
    %835 = arith.muli %818, %c3 : index
    %836 = arith.addi %834, %835 : index
    %837 = arith.divui %833, %c12 : index
    %838 = arith.addi %836, %837 : index
    %839 = arith.cmpi slt, %838, %10 : index
    scf.if %839 {
      %840 = arith.cmpi eq, %hasFactors, %c5 : index
      %841 = arith.muli %838, %c3 : index
      %842 = memref.load %factors[%841] : memref<?xf32>
      %843 = arith.mulf %842, %operandScale : f32
      %844 = arith.select %840, %843, %operandScale : f32
      %845 = arith.remui %833, %c12 : index
      %846 = arith.muli %845, %c18 : index
      %847 = arith.addi %6, %846 : index
      %848 = vector.load %w[%847] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %849 = vector.bitcast %848 : vector<4xi8> to vector<1xf32>
      %850 = vector.extract %849[0] : f32 from vector<1xf32>
      %851 = arith.mulf %850, %844 : f32
      %852 = arith.mulf %825, %851 : f32
      %853 = arith.remui %833, %c12 : index
      %854 = arith.muli %853, %c18 : index
      %855 = arith.addi %8, %854 : index
      %856 = vector.load %w[%855] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %857 = vector.bitcast %856 : vector<4xi8> to vector<1xf32>
      %858 = vector.extract %857[0] : f32 from vector<1xf32>
      %859 = arith.mulf %858, %844 : f32
      %860 = arith.mulf %832, %859 : f32
      %861 = arith.muli %838, %outputFeatures : index
      %862 = arith.addi %861, %15 : index
      %863 = wave.lane
      %864 = arith.remui %863, %c12 : index
      %865 = arith.addi %862, %864 : index
      scf.if %13 {
        %866 = arith.addi %865, %c4 : index
        %867 = memref.load %residual[%866] : memref<?xf32>
        %868 = arith.addf %867, %852 : f32
        %869 = arith.addi %865, %c4 : index
        memref.store %868, %out[%869] : memref<?xf32>
      } else {
        %870 = arith.addi %865, %c4 : index
        memref.store %852, %out[%870] : memref<?xf32>
      }
      scf.if %13 {
        %871 = arith.addi %865, %c12 : index
        %872 = memref.load %residual[%871] : memref<?xf32>
        %873 = arith.addf %872, %860 : f32
        %874 = arith.addi %865, %c12 : index
        memref.store %873, %out[%874] : memref<?xf32>
      } else {
        %875 = arith.addi %865, %c12 : index
        memref.store %860, %out[%875] : memref<?xf32>
      }
    }
    %876 = arith.muli %776, %c18 : index
    %877 = arith.addi %876, %c5 : index
    %878 = arith.muli %877, %c1 : index
    %879 = arith.addi %878, %775 : index
    %880 = arith.addi %879, %c4 : index
    %881 = memref.load %12[%880] : memref<?xf32>
    %882 = arith.addi %880, %c19 : index
    %883 = memref.load %12[%882] : memref<?xf32>
    %884 = arith.addf %881, %883 : f32
    %885 = arith.muli %877, %c1 : index
    %886 = arith.addi %885, %775 : index
    %887 = arith.addi %886, %c20 : index
    %888 = memref.load %12[%887] : memref<?xf32>
    %889 = arith.addi %887, %c19 : index
    %890 = memref.load %12[%889] : memref<?xf32>
    %891 = arith.addf %888, %890 : f32
    %892 = wave.lane
    %893 = arith.addi %11, %c12 : index
    %894 = arith.muli %877, %c3 : index
    %895 = arith.addi %893, %894 : index
    %896 = arith.divui %892, %c12 : index
    %897 = arith.addi %895, %896 : index
    %898 = arith.cmpi slt, %897, %10 : index
    scf.if %898 {
      %899 = arith.cmpi eq, %hasFactors, %c5 : index
      %900 = arith.muli %897, %c3 : index
      %901 = memref.load %factors[%900] : memref<?xf32>
      %902 = arith.mulf %901, %operandScale : f32
      %903 = arith.select %899, %902, %operandScale : f32
      %904 = arith.remui %892, %c12 : index
      %905 = arith.muli %904, %c18 : index
      %906 = arith.addi %6, %905 : index
      %907 = vector.load %w[%906] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %908 = vector.bitcast %907 : vector<4xi8> to vector<1xf32>
      %909 = vector.extract %908[0] : f32 from vector<1xf32>
      %910 = arith.mulf %909, %903 : f32
      %911 = arith.mulf %884, %910 : f32
      %912 = arith.remui %892, %c12 : index
      %913 = arith.muli %912, %c18 : index
      %914 = arith.addi %8, %913 : index
      %915 = vector.load %w[%914] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %916 = vector.bitcast %915 : vector<4xi8> to vector<1xf32>
      %917 = vector.extract %916[0] : f32 from vector<1xf32>
      %918 = arith.mulf %917, %903 : f32
      %919 = arith.mulf %891, %918 : f32
      %920 = arith.muli %897, %outputFeatures : index
      %921 = arith.addi %920, %15 : index
      %922 = wave.lane
      %923 = arith.remui %922, %c12 : index
      %924 = arith.addi %921, %923 : index
      scf.if %13 {
        %925 = arith.addi %924, %c4 : index
        %926 = memref.load %residual[%925] : memref<?xf32>
        %927 = arith.addf %926, %911 : f32
        %928 = arith.addi %924, %c4 : index
        memref.store %927, %out[%928] : memref<?xf32>
      } else {
        %929 = arith.addi %924, %c4 : index
        memref.store %911, %out[%929] : memref<?xf32>
      }
      scf.if %13 {
        %930 = arith.addi %924, %c12 : index
        %931 = memref.load %residual[%930] : memref<?xf32>
        %932 = arith.addf %931, %919 : f32
        %933 = arith.addi %924, %c12 : index
        memref.store %932, %out[%933] : memref<?xf32>
      } else {
        %934 = arith.addi %924, %c12 : index
        memref.store %919, %out[%934] : memref<?xf32>
      }
    }
    %935 = arith.muli %776, %c18 : index
    %936 = arith.addi %935, %c3 : index
    %937 = arith.muli %936, %c1 : index
    %938 = arith.addi %937, %775 : index
    %939 = arith.addi %938, %c4 : index
    %940 = memref.load %12[%939] : memref<?xf32>
    %941 = arith.addi %939, %c19 : index
    %942 = memref.load %12[%941] : memref<?xf32>
    %943 = arith.addf %940, %942 : f32
    %944 = arith.muli %936, %c1 : index
    %945 = arith.addi %944, %775 : index
    %946 = arith.addi %945, %c20 : index
    %947 = memref.load %12[%946] : memref<?xf32>
    %948 = arith.addi %946, %c19 : index
    %949 = memref.load %12[%948] : memref<?xf32>
    %950 = arith.addf %947, %949 : f32
    %951 = wave.lane
    %952 = arith.addi %11, %c12 : index
    %953 = arith.muli %936, %c3 : index
    %954 = arith.addi %952, %953 : index
    %955 = arith.divui %951, %c12 : index
    %956 = arith.addi %954, %955 : index
    %957 = arith.cmpi slt, %956, %10 : index
    scf.if %957 {
      %958 = arith.cmpi eq, %hasFactors, %c5 : index
      %959 = arith.muli %956, %c3 : index
      %960 = memref.load %factors[%959] : memref<?xf32>
      %961 = arith.mulf %960, %operandScale : f32
      %962 = arith.select %958, %961, %operandScale : f32
      %963 = arith.remui %951, %c12 : index
      %964 = arith.muli %963, %c18 : index
      %965 = arith.addi %6, %964 : index
      %966 = vector.load %w[%965] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %967 = vector.bitcast %966 : vector<4xi8> to vector<1xf32>
      %968 = vector.extract %967[0] : f32 from vector<1xf32>
      %969 = arith.mulf %968, %962 : f32
      %970 = arith.mulf %943, %969 : f32
      %971 = arith.remui %951, %c12 : index
      %972 = arith.muli %971, %c18 : index
      %973 = arith.addi %8, %972 : index
      %974 = vector.load %w[%973] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %975 = vector.bitcast %974 : vector<4xi8> to vector<1xf32>
      %976 = vector.extract %975[0] : f32 from vector<1xf32>
      %977 = arith.mulf %976, %962 : f32
      %978 = arith.mulf %950, %977 : f32
      %979 = arith.muli %956, %outputFeatures : index
      %980 = arith.addi %979, %15 : index
      %981 = wave.lane
      %982 = arith.remui %981, %c12 : index
      %983 = arith.addi %980, %982 : index
      scf.if %13 {
        %984 = arith.addi %983, %c4 : index
        %985 = memref.load %residual[%984] : memref<?xf32>
        %986 = arith.addf %985, %970 : f32
        %987 = arith.addi %983, %c4 : index
        memref.store %986, %out[%987] : memref<?xf32>
      } else {
        %988 = arith.addi %983, %c4 : index
        memref.store %970, %out[%988] : memref<?xf32>
      }
      scf.if %13 {
        %989 = arith.addi %983, %c12 : index
        %990 = memref.load %residual[%989] : memref<?xf32>
        %991 = arith.addf %990, %978 : f32
        %992 = arith.addi %983, %c12 : index
        memref.store %991, %out[%992] : memref<?xf32>
      } else {
        %993 = arith.addi %983, %c12 : index
        memref.store %978, %out[%993] : memref<?xf32>
      }
    }
    %994 = arith.muli %776, %c18 : index
    %995 = arith.addi %994, %c21 : index
    %996 = arith.muli %995, %c1 : index
    %997 = arith.addi %996, %775 : index
    %998 = arith.addi %997, %c4 : index
    %999 = memref.load %12[%998] : memref<?xf32>
    %1000 = arith.addi %998, %c19 : index
    %1001 = memref.load %12[%1000] : memref<?xf32>
    %1002 = arith.addf %999, %1001 : f32
    %1003 = arith.muli %995, %c1 : index
    %1004 = arith.addi %1003, %775 : index
    %1005 = arith.addi %1004, %c20 : index
    %1006 = memref.load %12[%1005] : memref<?xf32>
    %1007 = arith.addi %1005, %c19 : index
    %1008 = memref.load %12[%1007] : memref<?xf32>
    %1009 = arith.addf %1006, %1008 : f32
    %1010 = wave.lane
    %1011 = arith.addi %11, %c12 : index
    %1012 = arith.muli %995, %c3 : index
    %1013 = arith.addi %1011, %1012 : index
    %1014 = arith.divui %1010, %c12 : index
    %1015 = arith.addi %1013, %1014 : index
    %1016 = arith.cmpi slt, %1015, %10 : index
    scf.if %1016 {
      %1017 = arith.cmpi eq, %hasFactors, %c5 : index
      %1018 = arith.muli %1015, %c3 : index
      %1019 = memref.load %factors[%1018] : memref<?xf32>
      %1020 = arith.mulf %1019, %operandScale : f32
      %1021 = arith.select %1017, %1020, %operandScale : f32
      %1022 = arith.remui %1010, %c12 : index
      %1023 = arith.muli %1022, %c18 : index
      %1024 = arith.addi %6, %1023 : index
      %1025 = vector.load %w[%1024] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1026 = vector.bitcast %1025 : vector<4xi8> to vector<1xf32>
      %1027 = vector.extract %1026[0] : f32 from vector<1xf32>
      %1028 = arith.mulf %1027, %1021 : f32
      %1029 = arith.mulf %1002, %1028 : f32
      %1030 = arith.remui %1010, %c12 : index
      %1031 = arith.muli %1030, %c18 : index
      %1032 = arith.addi %8, %1031 : index
      %1033 = vector.load %w[%1032] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1034 = vector.bitcast %1033 : vector<4xi8> to vector<1xf32>
      %1035 = vector.extract %1034[0] : f32 from vector<1xf32>
      %1036 = arith.mulf %1035, %1021 : f32
      %1037 = arith.mulf %1009, %1036 : f32
      %1038 = arith.muli %1015, %outputFeatures : index
      %1039 = arith.addi %1038, %15 : index
      %1040 = wave.lane
      %1041 = arith.remui %1040, %c12 : index
      %1042 = arith.addi %1039, %1041 : index
      scf.if %13 {
        %1043 = arith.addi %1042, %c4 : index
        %1044 = memref.load %residual[%1043] : memref<?xf32>
        %1045 = arith.addf %1044, %1029 : f32
        %1046 = arith.addi %1042, %c4 : index
        memref.store %1045, %out[%1046] : memref<?xf32>
      } else {
        %1047 = arith.addi %1042, %c4 : index
        memref.store %1029, %out[%1047] : memref<?xf32>
      }
      scf.if %13 {
        %1048 = arith.addi %1042, %c12 : index
        %1049 = memref.load %residual[%1048] : memref<?xf32>
        %1050 = arith.addf %1049, %1037 : f32
        %1051 = arith.addi %1042, %c12 : index
        memref.store %1050, %out[%1051] : memref<?xf32>
      } else {
        %1052 = arith.addi %1042, %c12 : index
        memref.store %1037, %out[%1052] : memref<?xf32>
      }
    }
    %1053 = wave.lane
    wave.barrier
    %1054 = wave.wave
    %1055 = arith.muli %1054, %c3 : index
    %1056 = arith.addi %1055, %c4 : index
    %1057 = arith.muli %1056, %c20 : index
    %1058 = arith.addi %1057, %1053 : index
    %1059 = vector.extract %421#4[0] : f32 from vector<8xf32>
    %1060 = arith.addi %1058, %c4 : index
    memref.store %1059, %12[%1060] : memref<?xf32>
    %1061 = vector.extract %421#4[1] : f32 from vector<8xf32>
    %1062 = arith.addi %1058, %c1 : index
    memref.store %1061, %12[%1062] : memref<?xf32>
    %1063 = vector.extract %421#4[2] : f32 from vector<8xf32>
    %1064 = arith.addi %1058, %c7 : index
    memref.store %1063, %12[%1064] : memref<?xf32>
    %1065 = vector.extract %421#4[3] : f32 from vector<8xf32>
    %1066 = arith.addi %1058, %c22 : index
    memref.store %1065, %12[%1066] : memref<?xf32>
    %1067 = vector.extract %421#4[4] : f32 from vector<8xf32>
    %1068 = arith.addi %1058, %c2 : index
    memref.store %1067, %12[%1068] : memref<?xf32>
    %1069 = vector.extract %421#4[5] : f32 from vector<8xf32>
    %1070 = arith.addi %1058, %c23 : index
    memref.store %1069, %12[%1070] : memref<?xf32>
    %1071 = vector.extract %421#4[6] : f32 from vector<8xf32>
    %1072 = arith.addi %1058, %c24 : index
    memref.store %1071, %12[%1072] : memref<?xf32>
    %1073 = vector.extract %421#4[7] : f32 from vector<8xf32>
    %1074 = arith.addi %1058, %c25 : index
    memref.store %1073, %12[%1074] : memref<?xf32>
    %1075 = arith.muli %1054, %c3 : index
    %1076 = arith.addi %1075, %c5 : index
    %1077 = arith.muli %1076, %c20 : index
    %1078 = arith.addi %1077, %1053 : index
    %1079 = vector.extract %421#5[0] : f32 from vector<8xf32>
    %1080 = arith.addi %1078, %c4 : index
    memref.store %1079, %12[%1080] : memref<?xf32>
    %1081 = vector.extract %421#5[1] : f32 from vector<8xf32>
    %1082 = arith.addi %1078, %c1 : index
    memref.store %1081, %12[%1082] : memref<?xf32>
    %1083 = vector.extract %421#5[2] : f32 from vector<8xf32>
    %1084 = arith.addi %1078, %c7 : index
    memref.store %1083, %12[%1084] : memref<?xf32>
    %1085 = vector.extract %421#5[3] : f32 from vector<8xf32>
    %1086 = arith.addi %1078, %c22 : index
    memref.store %1085, %12[%1086] : memref<?xf32>
    %1087 = vector.extract %421#5[4] : f32 from vector<8xf32>
    %1088 = arith.addi %1078, %c2 : index
    memref.store %1087, %12[%1088] : memref<?xf32>
    %1089 = vector.extract %421#5[5] : f32 from vector<8xf32>
    %1090 = arith.addi %1078, %c23 : index
    memref.store %1089, %12[%1090] : memref<?xf32>
    %1091 = vector.extract %421#5[6] : f32 from vector<8xf32>
    %1092 = arith.addi %1078, %c24 : index
    memref.store %1091, %12[%1092] : memref<?xf32>
    %1093 = vector.extract %421#5[7] : f32 from vector<8xf32>
    %1094 = arith.addi %1078, %c25 : index
    memref.store %1093, %12[%1094] : memref<?xf32>
    wave.barrier
    %1095 = arith.muli %1054, %c18 : index
    %1096 = arith.addi %1095, %c4 : index
    %1097 = arith.muli %1096, %c1 : index
    %1098 = arith.addi %1097, %1053 : index
    %1099 = arith.addi %1098, %c4 : index
    %1100 = memref.load %12[%1099] : memref<?xf32>
    %1101 = arith.addi %1099, %c19 : index
    %1102 = memref.load %12[%1101] : memref<?xf32>
    %1103 = arith.addf %1100, %1102 : f32
    %1104 = arith.muli %1096, %c1 : index
    %1105 = arith.addi %1104, %1053 : index
    %1106 = arith.addi %1105, %c20 : index
    %1107 = memref.load %12[%1106] : memref<?xf32>
    %1108 = arith.addi %1106, %c19 : index
    %1109 = memref.load %12[%1108] : memref<?xf32>
    %1110 = arith.addf %1107, %1109 : f32
    %1111 = wave.lane
    %1112 = arith.addi %11, %c1 : index
    %1113 = arith.muli %1096, %c3 : index
    %1114 = arith.addi %1112, %1113 : index
    %1115 = arith.divui %1111, %c12 : index
    %1116 = arith.addi %1114, %1115 : index
    %1117 = arith.cmpi slt, %1116, %10 : index
    scf.if %1117 {
      %1118 = arith.cmpi eq, %hasFactors, %c5 : index
      %1119 = arith.muli %1116, %c3 : index
      %1120 = memref.load %factors[%1119] : memref<?xf32>
      %1121 = arith.mulf %1120, %operandScale : f32
      %1122 = arith.select %1118, %1121, %operandScale : f32
      %1123 = arith.remui %1111, %c12 : index
      %1124 = arith.muli %1123, %c18 : index
      %1125 = arith.addi %6, %1124 : index
      %1126 = vector.load %w[%1125] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1127 = vector.bitcast %1126 : vector<4xi8> to vector<1xf32>
      %1128 = vector.extract %1127[0] : f32 from vector<1xf32>
      %1129 = arith.mulf %1128, %1122 : f32
      %1130 = arith.mulf %1103, %1129 : f32
      %1131 = arith.remui %1111, %c12 : index
      %1132 = arith.muli %1131, %c18 : index
      %1133 = arith.addi %8, %1132 : index
      %1134 = vector.load %w[%1133] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1135 = vector.bitcast %1134 : vector<4xi8> to vector<1xf32>
      %1136 = vector.extract %1135[0] : f32 from vector<1xf32>
      %1137 = arith.mulf %1136, %1122 : f32
      %1138 = arith.mulf %1110, %1137 : f32
      %1139 = arith.muli %1116, %outputFeatures : index
      %1140 = arith.addi %1139, %15 : index
      %1141 = wave.lane
      %1142 = arith.remui %1141, %c12 : index
      %1143 = arith.addi %1140, %1142 : index
      scf.if %13 {
        %1144 = arith.addi %1143, %c4 : index
        %1145 = memref.load %residual[%1144] : memref<?xf32>
        %1146 = arith.addf %1145, %1130 : f32
        %1147 = arith.addi %1143, %c4 : index
        memref.store %1146, %out[%1147] : memref<?xf32>
      } else {
        %1148 = arith.addi %1143, %c4 : index
        memref.store %1130, %out[%1148] : memref<?xf32>
      }
      scf.if %13 {
        %1149 = arith.addi %1143, %c12 : index
        %1150 = memref.load %residual[%1149] : memref<?xf32>
        %1151 = arith.addf %1150, %1138 : f32
        %1152 = arith.addi %1143, %c12 : index
        memref.store %1151, %out[%1152] : memref<?xf32>
      } else {
        %1153 = arith.addi %1143, %c12 : index
        memref.store %1138, %out[%1153] : memref<?xf32>
      }
    }
    %1154 = arith.muli %1054, %c18 : index
    %1155 = arith.addi %1154, %c5 : index
    %1156 = arith.muli %1155, %c1 : index
    %1157 = arith.addi %1156, %1053 : index
    %1158 = arith.addi %1157, %c4 : index
    %1159 = memref.load %12[%1158] : memref<?xf32>
    %1160 = arith.addi %1158, %c19 : index
    %1161 = memref.load %12[%1160] : memref<?xf32>
    %1162 = arith.addf %1159, %1161 : f32
    %1163 = arith.muli %1155, %c1 : index
    %1164 = arith.addi %1163, %1053 : index
    %1165 = arith.addi %1164, %c20 : index
    %1166 = memref.load %12[%1165] : memref<?xf32>
    %1167 = arith.addi %1165, %c19 : index
    %1168 = memref.load %12[%1167] : memref<?xf32>
    %1169 = arith.addf %1166, %1168 : f32
    %1170 = wave.lane
    %1171 = arith.addi %11, %c1 : index
    %1172 = arith.muli %1155, %c3 : index
    %1173 = arith.addi %1171, %1172 : index
    %1174 = arith.divui %1170, %c12 : index
    %1175 = arith.addi %1173, %1174 : index
    %1176 = arith.cmpi slt, %1175, %10 : index
    scf.if %1176 {
      %1177 = arith.cmpi eq, %hasFactors, %c5 : index
      %1178 = arith.muli %1175, %c3 : index
      %1179 = memref.load %factors[%1178] : memref<?xf32>
      %1180 = arith.mulf %1179, %operandScale : f32
      %1181 = arith.select %1177, %1180, %operandScale : f32
      %1182 = arith.remui %1170, %c12 : index
      %1183 = arith.muli %1182, %c18 : index
      %1184 = arith.addi %6, %1183 : index
      %1185 = vector.load %w[%1184] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1186 = vector.bitcast %1185 : vector<4xi8> to vector<1xf32>
      %1187 = vector.extract %1186[0] : f32 from vector<1xf32>
      %1188 = arith.mulf %1187, %1181 : f32
      %1189 = arith.mulf %1162, %1188 : f32
      %1190 = arith.remui %1170, %c12 : index
      %1191 = arith.muli %1190, %c18 : index
      %1192 = arith.addi %8, %1191 : index
      %1193 = vector.load %w[%1192] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1194 = vector.bitcast %1193 : vector<4xi8> to vector<1xf32>
      %1195 = vector.extract %1194[0] : f32 from vector<1xf32>
      %1196 = arith.mulf %1195, %1181 : f32
      %1197 = arith.mulf %1169, %1196 : f32
      %1198 = arith.muli %1175, %outputFeatures : index
      %1199 = arith.addi %1198, %15 : index
      %1200 = wave.lane
      %1201 = arith.remui %1200, %c12 : index
      %1202 = arith.addi %1199, %1201 : index
      scf.if %13 {
        %1203 = arith.addi %1202, %c4 : index
        %1204 = memref.load %residual[%1203] : memref<?xf32>
        %1205 = arith.addf %1204, %1189 : f32
        %1206 = arith.addi %1202, %c4 : index
        memref.store %1205, %out[%1206] : memref<?xf32>
      } else {
        %1207 = arith.addi %1202, %c4 : index
        memref.store %1189, %out[%1207] : memref<?xf32>
      }
      scf.if %13 {
        %1208 = arith.addi %1202, %c12 : index
        %1209 = memref.load %residual[%1208] : memref<?xf32>
        %1210 = arith.addf %1209, %1197 : f32
        %1211 = arith.addi %1202, %c12 : index
        memref.store %1210, %out[%1211] : memref<?xf32>
      } else {
        %1212 = arith.addi %1202, %c12 : index
        memref.store %1197, %out[%1212] : memref<?xf32>
      }
    }
    %1213 = arith.muli %1054, %c18 : index
    %1214 = arith.addi %1213, %c3 : index
    %1215 = arith.muli %1214, %c1 : index
    %1216 = arith.addi %1215, %1053 : index
    %1217 = arith.addi %1216, %c4 : index
    %1218 = memref.load %12[%1217] : memref<?xf32>
    %1219 = arith.addi %1217, %c19 : index
    %1220 = memref.load %12[%1219] : memref<?xf32>
    %1221 = arith.addf %1218, %1220 : f32
    %1222 = arith.muli %1214, %c1 : index
    %1223 = arith.addi %1222, %1053 : index
    %1224 = arith.addi %1223, %c20 : index
    %1225 = memref.load %12[%1224] : memref<?xf32>
    %1226 = arith.addi %1224, %c19 : index
    %1227 = memref.load %12[%1226] : memref<?xf32>
    %1228 = arith.addf %1225, %1227 : f32
    %1229 = wave.lane
    %1230 = arith.addi %11, %c1 : index
    %1231 = arith.muli %1214, %c3 : index
    %1232 = arith.addi %1230, %1231 : index
    %1233 = arith.divui %1229, %c12 : index
    %1234 = arith.addi %1232, %1233 : index
    %1235 = arith.cmpi slt, %1234, %10 : index
    scf.if %1235 {
      %1236 = arith.cmpi eq, %hasFactors, %c5 : index
      %1237 = arith.muli %1234, %c3 : index
      %1238 = memref.load %factors[%1237] : memref<?xf32>
      %1239 = arith.mulf %1238, %operandScale : f32
      %1240 = arith.select %1236, %1239, %operandScale : f32
      %1241 = arith.remui %1229, %c12 : index
      %1242 = arith.muli %1241, %c18 : index
      %1243 = arith.addi %6, %1242 : index
      %1244 = vector.load %w[%1243] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1245 = vector.bitcast %1244 : vector<4xi8> to vector<1xf32>
      %1246 = vector.extract %1245[0] : f32 from vector<1xf32>
      %1247 = arith.mulf %1246, %1240 : f32
      %1248 = arith.mulf %1221, %1247 : f32
      %1249 = arith.remui %1229, %c12 : index
      %1250 = arith.muli %1249, %c18 : index
      %1251 = arith.addi %8, %1250 : index
      %1252 = vector.load %w[%1251] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1253 = vector.bitcast %1252 : vector<4xi8> to vector<1xf32>
      %1254 = vector.extract %1253[0] : f32 from vector<1xf32>
      %1255 = arith.mulf %1254, %1240 : f32
      %1256 = arith.mulf %1228, %1255 : f32
      %1257 = arith.muli %1234, %outputFeatures : index
      %1258 = arith.addi %1257, %15 : index
      %1259 = wave.lane
      %1260 = arith.remui %1259, %c12 : index
      %1261 = arith.addi %1258, %1260 : index
      scf.if %13 {
        %1262 = arith.addi %1261, %c4 : index
        %1263 = memref.load %residual[%1262] : memref<?xf32>
        %1264 = arith.addf %1263, %1248 : f32
        %1265 = arith.addi %1261, %c4 : index
        memref.store %1264, %out[%1265] : memref<?xf32>
      } else {
        %1266 = arith.addi %1261, %c4 : index
        memref.store %1248, %out[%1266] : memref<?xf32>
      }
      scf.if %13 {
        %1267 = arith.addi %1261, %c12 : index
        %1268 = memref.load %residual[%1267] : memref<?xf32>
        %1269 = arith.addf %1268, %1256 : f32
        %1270 = arith.addi %1261, %c12 : index
        memref.store %1269, %out[%1270] : memref<?xf32>
      } else {
        %1271 = arith.addi %1261, %c12 : index
        memref.store %1256, %out[%1271] : memref<?xf32>
      }
    }
    %1272 = arith.muli %1054, %c18 : index
    %1273 = arith.addi %1272, %c21 : index
    %1274 = arith.muli %1273, %c1 : index
    %1275 = arith.addi %1274, %1053 : index
    %1276 = arith.addi %1275, %c4 : index
    %1277 = memref.load %12[%1276] : memref<?xf32>
    %1278 = arith.addi %1276, %c19 : index
    %1279 = memref.load %12[%1278] : memref<?xf32>
    %1280 = arith.addf %1277, %1279 : f32
    %1281 = arith.muli %1273, %c1 : index
    %1282 = arith.addi %1281, %1053 : index
    %1283 = arith.addi %1282, %c20 : index
    %1284 = memref.load %12[%1283] : memref<?xf32>
    %1285 = arith.addi %1283, %c19 : index
    %1286 = memref.load %12[%1285] : memref<?xf32>
    %1287 = arith.addf %1284, %1286 : f32
    %1288 = wave.lane
    %1289 = arith.addi %11, %c1 : index
    %1290 = arith.muli %1273, %c3 : index
    %1291 = arith.addi %1289, %1290 : index
    %1292 = arith.divui %1288, %c12 : index
    %1293 = arith.addi %1291, %1292 : index
    %1294 = arith.cmpi slt, %1293, %10 : index
    scf.if %1294 {
      %1295 = arith.cmpi eq, %hasFactors, %c5 : index
      %1296 = arith.muli %1293, %c3 : index
      %1297 = memref.load %factors[%1296] : memref<?xf32>
      %1298 = arith.mulf %1297, %operandScale : f32
      %1299 = arith.select %1295, %1298, %operandScale : f32
      %1300 = arith.remui %1288, %c12 : index
      %1301 = arith.muli %1300, %c18 : index
      %1302 = arith.addi %6, %1301 : index
      %1303 = vector.load %w[%1302] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1304 = vector.bitcast %1303 : vector<4xi8> to vector<1xf32>
      %1305 = vector.extract %1304[0] : f32 from vector<1xf32>
      %1306 = arith.mulf %1305, %1299 : f32
      %1307 = arith.mulf %1280, %1306 : f32
      %1308 = arith.remui %1288, %c12 : index
      %1309 = arith.muli %1308, %c18 : index
      %1310 = arith.addi %8, %1309 : index
      %1311 = vector.load %w[%1310] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1312 = vector.bitcast %1311 : vector<4xi8> to vector<1xf32>
      %1313 = vector.extract %1312[0] : f32 from vector<1xf32>
      %1314 = arith.mulf %1313, %1299 : f32
      %1315 = arith.mulf %1287, %1314 : f32
      %1316 = arith.muli %1293, %outputFeatures : index
      %1317 = arith.addi %1316, %15 : index
      %1318 = wave.lane
      %1319 = arith.remui %1318, %c12 : index
      %1320 = arith.addi %1317, %1319 : index
      scf.if %13 {
        %1321 = arith.addi %1320, %c4 : index
        %1322 = memref.load %residual[%1321] : memref<?xf32>
        %1323 = arith.addf %1322, %1307 : f32
        %1324 = arith.addi %1320, %c4 : index
        memref.store %1323, %out[%1324] : memref<?xf32>
      } else {
        %1325 = arith.addi %1320, %c4 : index
        memref.store %1307, %out[%1325] : memref<?xf32>
      }
      scf.if %13 {
        %1326 = arith.addi %1320, %c12 : index
        %1327 = memref.load %residual[%1326] : memref<?xf32>
        %1328 = arith.addf %1327, %1315 : f32
        %1329 = arith.addi %1320, %c12 : index
        memref.store %1328, %out[%1329] : memref<?xf32>
      } else {
        %1330 = arith.addi %1320, %c12 : index
        memref.store %1315, %out[%1330] : memref<?xf32>
      }
    }
    %1331 = wave.lane
    wave.barrier
    %1332 = wave.wave
    %1333 = arith.muli %1332, %c3 : index
    %1334 = arith.addi %1333, %c4 : index
    %1335 = arith.muli %1334, %c20 : index
    %1336 = arith.addi %1335, %1331 : index
    %1337 = vector.extract %421#6[0] : f32 from vector<8xf32>
    %1338 = arith.addi %1336, %c4 : index
    memref.store %1337, %12[%1338] : memref<?xf32>
    %1339 = vector.extract %421#6[1] : f32 from vector<8xf32>
    %1340 = arith.addi %1336, %c1 : index
    memref.store %1339, %12[%1340] : memref<?xf32>
    %1341 = vector.extract %421#6[2] : f32 from vector<8xf32>
    %1342 = arith.addi %1336, %c7 : index
    memref.store %1341, %12[%1342] : memref<?xf32>
    %1343 = vector.extract %421#6[3] : f32 from vector<8xf32>
    %1344 = arith.addi %1336, %c22 : index
    memref.store %1343, %12[%1344] : memref<?xf32>
    %1345 = vector.extract %421#6[4] : f32 from vector<8xf32>
    %1346 = arith.addi %1336, %c2 : index
    memref.store %1345, %12[%1346] : memref<?xf32>
    %1347 = vector.extract %421#6[5] : f32 from vector<8xf32>
    %1348 = arith.addi %1336, %c23 : index
    memref.store %1347, %12[%1348] : memref<?xf32>
    %1349 = vector.extract %421#6[6] : f32 from vector<8xf32>
    %1350 = arith.addi %1336, %c24 : index
    memref.store %1349, %12[%1350] : memref<?xf32>
    %1351 = vector.extract %421#6[7] : f32 from vector<8xf32>
    %1352 = arith.addi %1336, %c25 : index
    memref.store %1351, %12[%1352] : memref<?xf32>
    %1353 = arith.muli %1332, %c3 : index
    %1354 = arith.addi %1353, %c5 : index
    %1355 = arith.muli %1354, %c20 : index
    %1356 = arith.addi %1355, %1331 : index
    %1357 = vector.extract %421#7[0] : f32 from vector<8xf32>
    %1358 = arith.addi %1356, %c4 : index
    memref.store %1357, %12[%1358] : memref<?xf32>
    %1359 = vector.extract %421#7[1] : f32 from vector<8xf32>
    %1360 = arith.addi %1356, %c1 : index
    memref.store %1359, %12[%1360] : memref<?xf32>
    %1361 = vector.extract %421#7[2] : f32 from vector<8xf32>
    %1362 = arith.addi %1356, %c7 : index
    memref.store %1361, %12[%1362] : memref<?xf32>
    %1363 = vector.extract %421#7[3] : f32 from vector<8xf32>
    %1364 = arith.addi %1356, %c22 : index
    memref.store %1363, %12[%1364] : memref<?xf32>
    %1365 = vector.extract %421#7[4] : f32 from vector<8xf32>
    %1366 = arith.addi %1356, %c2 : index
    memref.store %1365, %12[%1366] : memref<?xf32>
    %1367 = vector.extract %421#7[5] : f32 from vector<8xf32>
    %1368 = arith.addi %1356, %c23 : index
    memref.store %1367, %12[%1368] : memref<?xf32>
    %1369 = vector.extract %421#7[6] : f32 from vector<8xf32>
    %1370 = arith.addi %1356, %c24 : index
    memref.store %1369, %12[%1370] : memref<?xf32>
    %1371 = vector.extract %421#7[7] : f32 from vector<8xf32>
    %1372 = arith.addi %1356, %c25 : index
    memref.store %1371, %12[%1372] : memref<?xf32>
    wave.barrier
    %1373 = arith.muli %1332, %c18 : index
    %1374 = arith.addi %1373, %c4 : index
    %1375 = arith.muli %1374, %c1 : index
    %1376 = arith.addi %1375, %1331 : index
    %1377 = arith.addi %1376, %c4 : index
    %1378 = memref.load %12[%1377] : memref<?xf32>
    %1379 = arith.addi %1377, %c19 : index
    %1380 = memref.load %12[%1379] : memref<?xf32>
    %1381 = arith.addf %1378, %1380 : f32
    %1382 = arith.muli %1374, %c1 : index
    %1383 = arith.addi %1382, %1331 : index
    %1384 = arith.addi %1383, %c20 : index
    %1385 = memref.load %12[%1384] : memref<?xf32>
    %1386 = arith.addi %1384, %c19 : index
    %1387 = memref.load %12[%1386] : memref<?xf32>
    %1388 = arith.addf %1385, %1387 : f32
    %1389 = wave.lane
    %1390 = arith.addi %11, %c14 : index
    %1391 = arith.muli %1374, %c3 : index
    %1392 = arith.addi %1390, %1391 : index
    %1393 = arith.divui %1389, %c12 : index
    %1394 = arith.addi %1392, %1393 : index
    %1395 = arith.cmpi slt, %1394, %10 : index
    scf.if %1395 {
      %1396 = arith.cmpi eq, %hasFactors, %c5 : index
      %1397 = arith.muli %1394, %c3 : index
      %1398 = memref.load %factors[%1397] : memref<?xf32>
      %1399 = arith.mulf %1398, %operandScale : f32
      %1400 = arith.select %1396, %1399, %operandScale : f32
      %1401 = arith.remui %1389, %c12 : index
      %1402 = arith.muli %1401, %c18 : index
      %1403 = arith.addi %6, %1402 : index
      %1404 = vector.load %w[%1403] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1405 = vector.bitcast %1404 : vector<4xi8> to vector<1xf32>
      %1406 = vector.extract %1405[0] : f32 from vector<1xf32>
      %1407 = arith.mulf %1406, %1400 : f32
      %1408 = arith.mulf %1381, %1407 : f32
      %1409 = arith.remui %1389, %c12 : index
      %1410 = arith.muli %1409, %c18 : index
      %1411 = arith.addi %8, %1410 : index
      %1412 = vector.load %w[%1411] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1413 = vector.bitcast %1412 : vector<4xi8> to vector<1xf32>
      %1414 = vector.extract %1413[0] : f32 from vector<1xf32>
      %1415 = arith.mulf %1414, %1400 : f32
      %1416 = arith.mulf %1388, %1415 : f32
      %1417 = arith.muli %1394, %outputFeatures : index
      %1418 = arith.addi %1417, %15 : index
      %1419 = wave.lane
      %1420 = arith.remui %1419, %c12 : index
      %1421 = arith.addi %1418, %1420 : index
      scf.if %13 {
        %1422 = arith.addi %1421, %c4 : index
        %1423 = memref.load %residual[%1422] : memref<?xf32>
        %1424 = arith.addf %1423, %1408 : f32
        %1425 = arith.addi %1421, %c4 : index
        memref.store %1424, %out[%1425] : memref<?xf32>
      } else {
        %1426 = arith.addi %1421, %c4 : index
        memref.store %1408, %out[%1426] : memref<?xf32>
      }
      scf.if %13 {
        %1427 = arith.addi %1421, %c12 : index
        %1428 = memref.load %residual[%1427] : memref<?xf32>
        %1429 = arith.addf %1428, %1416 : f32
        %1430 = arith.addi %1421, %c12 : index
        memref.store %1429, %out[%1430] : memref<?xf32>
      } else {
        %1431 = arith.addi %1421, %c12 : index
        memref.store %1416, %out[%1431] : memref<?xf32>
      }
    }
    %1432 = arith.muli %1332, %c18 : index
    %1433 = arith.addi %1432, %c5 : index
    %1434 = arith.muli %1433, %c1 : index
    %1435 = arith.addi %1434, %1331 : index
    %1436 = arith.addi %1435, %c4 : index
    %1437 = memref.load %12[%1436] : memref<?xf32>
    %1438 = arith.addi %1436, %c19 : index
    %1439 = memref.load %12[%1438] : memref<?xf32>
    %1440 = arith.addf %1437, %1439 : f32
    %1441 = arith.muli %1433, %c1 : index
    %1442 = arith.addi %1441, %1331 : index
    %1443 = arith.addi %1442, %c20 : index
    %1444 = memref.load %12[%1443] : memref<?xf32>
    %1445 = arith.addi %1443, %c19 : index
    %1446 = memref.load %12[%1445] : memref<?xf32>
    %1447 = arith.addf %1444, %1446 : f32
    %1448 = wave.lane
    %1449 = arith.addi %11, %c14 : index
    %1450 = arith.muli %1433, %c3 : index
    %1451 = arith.addi %1449, %1450 : index
    %1452 = arith.divui %1448, %c12 : index
    %1453 = arith.addi %1451, %1452 : index
    %1454 = arith.cmpi slt, %1453, %10 : index
    scf.if %1454 {
      %1455 = arith.cmpi eq, %hasFactors, %c5 : index
      %1456 = arith.muli %1453, %c3 : index
      %1457 = memref.load %factors[%1456] : memref<?xf32>
      %1458 = arith.mulf %1457, %operandScale : f32
      %1459 = arith.select %1455, %1458, %operandScale : f32
      %1460 = arith.remui %1448, %c12 : index
      %1461 = arith.muli %1460, %c18 : index
      %1462 = arith.addi %6, %1461 : index
      %1463 = vector.load %w[%1462] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1464 = vector.bitcast %1463 : vector<4xi8> to vector<1xf32>
      %1465 = vector.extract %1464[0] : f32 from vector<1xf32>
      %1466 = arith.mulf %1465, %1459 : f32
      %1467 = arith.mulf %1440, %1466 : f32
      %1468 = arith.remui %1448, %c12 : index
      %1469 = arith.muli %1468, %c18 : index
      %1470 = arith.addi %8, %1469 : index
      %1471 = vector.load %w[%1470] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1472 = vector.bitcast %1471 : vector<4xi8> to vector<1xf32>
      %1473 = vector.extract %1472[0] : f32 from vector<1xf32>
      %1474 = arith.mulf %1473, %1459 : f32
      %1475 = arith.mulf %1447, %1474 : f32
      %1476 = arith.muli %1453, %outputFeatures : index
      %1477 = arith.addi %1476, %15 : index
      %1478 = wave.lane
      %1479 = arith.remui %1478, %c12 : index
      %1480 = arith.addi %1477, %1479 : index
      scf.if %13 {
        %1481 = arith.addi %1480, %c4 : index
        %1482 = memref.load %residual[%1481] : memref<?xf32>
        %1483 = arith.addf %1482, %1467 : f32
        %1484 = arith.addi %1480, %c4 : index
        memref.store %1483, %out[%1484] : memref<?xf32>
      } else {
        %1485 = arith.addi %1480, %c4 : index
        memref.store %1467, %out[%1485] : memref<?xf32>
      }
      scf.if %13 {
        %1486 = arith.addi %1480, %c12 : index
        %1487 = memref.load %residual[%1486] : memref<?xf32>
        %1488 = arith.addf %1487, %1475 : f32
        %1489 = arith.addi %1480, %c12 : index
        memref.store %1488, %out[%1489] : memref<?xf32>
      } else {
        %1490 = arith.addi %1480, %c12 : index
        memref.store %1475, %out[%1490] : memref<?xf32>
      }
    }
    %1491 = arith.muli %1332, %c18 : index
    %1492 = arith.addi %1491, %c3 : index
    %1493 = arith.muli %1492, %c1 : index
    %1494 = arith.addi %1493, %1331 : index
    %1495 = arith.addi %1494, %c4 : index
    %1496 = memref.load %12[%1495] : memref<?xf32>
    %1497 = arith.addi %1495, %c19 : index
    %1498 = memref.load %12[%1497] : memref<?xf32>
    %1499 = arith.addf %1496, %1498 : f32
    %1500 = arith.muli %1492, %c1 : index
    %1501 = arith.addi %1500, %1331 : index
    %1502 = arith.addi %1501, %c20 : index
    %1503 = memref.load %12[%1502] : memref<?xf32>
    %1504 = arith.addi %1502, %c19 : index
    %1505 = memref.load %12[%1504] : memref<?xf32>
    %1506 = arith.addf %1503, %1505 : f32
    %1507 = wave.lane
    %1508 = arith.addi %11, %c14 : index
    %1509 = arith.muli %1492, %c3 : index
    %1510 = arith.addi %1508, %1509 : index
    %1511 = arith.divui %1507, %c12 : index
    %1512 = arith.addi %1510, %1511 : index
    %1513 = arith.cmpi slt, %1512, %10 : index
    scf.if %1513 {
      %1514 = arith.cmpi eq, %hasFactors, %c5 : index
      %1515 = arith.muli %1512, %c3 : index
      %1516 = memref.load %factors[%1515] : memref<?xf32>
      %1517 = arith.mulf %1516, %operandScale : f32
      %1518 = arith.select %1514, %1517, %operandScale : f32
      %1519 = arith.remui %1507, %c12 : index
      %1520 = arith.muli %1519, %c18 : index
      %1521 = arith.addi %6, %1520 : index
      %1522 = vector.load %w[%1521] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1523 = vector.bitcast %1522 : vector<4xi8> to vector<1xf32>
      %1524 = vector.extract %1523[0] : f32 from vector<1xf32>
      %1525 = arith.mulf %1524, %1518 : f32
      %1526 = arith.mulf %1499, %1525 : f32
      %1527 = arith.remui %1507, %c12 : index
      %1528 = arith.muli %1527, %c18 : index
      %1529 = arith.addi %8, %1528 : index
      %1530 = vector.load %w[%1529] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1531 = vector.bitcast %1530 : vector<4xi8> to vector<1xf32>
      %1532 = vector.extract %1531[0] : f32 from vector<1xf32>
      %1533 = arith.mulf %1532, %1518 : f32
      %1534 = arith.mulf %1506, %1533 : f32
      %1535 = arith.muli %1512, %outputFeatures : index
      %1536 = arith.addi %1535, %15 : index
      %1537 = wave.lane
      %1538 = arith.remui %1537, %c12 : index
      %1539 = arith.addi %1536, %1538 : index
      scf.if %13 {
        %1540 = arith.addi %1539, %c4 : index
        %1541 = memref.load %residual[%1540] : memref<?xf32>
        %1542 = arith.addf %1541, %1526 : f32
        %1543 = arith.addi %1539, %c4 : index
        memref.store %1542, %out[%1543] : memref<?xf32>
      } else {
        %1544 = arith.addi %1539, %c4 : index
        memref.store %1526, %out[%1544] : memref<?xf32>
      }
      scf.if %13 {
        %1545 = arith.addi %1539, %c12 : index
        %1546 = memref.load %residual[%1545] : memref<?xf32>
        %1547 = arith.addf %1546, %1534 : f32
        %1548 = arith.addi %1539, %c12 : index
        memref.store %1547, %out[%1548] : memref<?xf32>
      } else {
        %1549 = arith.addi %1539, %c12 : index
        memref.store %1534, %out[%1549] : memref<?xf32>
      }
    }
    %1550 = arith.muli %1332, %c18 : index
    %1551 = arith.addi %1550, %c21 : index
    %1552 = arith.muli %1551, %c1 : index
    %1553 = arith.addi %1552, %1331 : index
    %1554 = arith.addi %1553, %c4 : index
    %1555 = memref.load %12[%1554] : memref<?xf32>
    %1556 = arith.addi %1554, %c19 : index
    %1557 = memref.load %12[%1556] : memref<?xf32>
    %1558 = arith.addf %1555, %1557 : f32
    %1559 = arith.muli %1551, %c1 : index
    %1560 = arith.addi %1559, %1331 : index
    %1561 = arith.addi %1560, %c20 : index
    %1562 = memref.load %12[%1561] : memref<?xf32>
    %1563 = arith.addi %1561, %c19 : index
    %1564 = memref.load %12[%1563] : memref<?xf32>
    %1565 = arith.addf %1562, %1564 : f32
    %1566 = wave.lane
    %1567 = arith.addi %11, %c14 : index
    %1568 = arith.muli %1551, %c3 : index
    %1569 = arith.addi %1567, %1568 : index
    %1570 = arith.divui %1566, %c12 : index
    %1571 = arith.addi %1569, %1570 : index
    %1572 = arith.cmpi slt, %1571, %10 : index
    scf.if %1572 {
      %1573 = arith.cmpi eq, %hasFactors, %c5 : index
      %1574 = arith.muli %1571, %c3 : index
      %1575 = memref.load %factors[%1574] : memref<?xf32>
      %1576 = arith.mulf %1575, %operandScale : f32
      %1577 = arith.select %1573, %1576, %operandScale : f32
      %1578 = arith.remui %1566, %c12 : index
      %1579 = arith.muli %1578, %c18 : index
      %1580 = arith.addi %6, %1579 : index
      %1581 = vector.load %w[%1580] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1582 = vector.bitcast %1581 : vector<4xi8> to vector<1xf32>
      %1583 = vector.extract %1582[0] : f32 from vector<1xf32>
      %1584 = arith.mulf %1583, %1577 : f32
      %1585 = arith.mulf %1558, %1584 : f32
      %1586 = arith.remui %1566, %c12 : index
      %1587 = arith.muli %1586, %c18 : index
      %1588 = arith.addi %8, %1587 : index
      %1589 = vector.load %w[%1588] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1590 = vector.bitcast %1589 : vector<4xi8> to vector<1xf32>
      %1591 = vector.extract %1590[0] : f32 from vector<1xf32>
      %1592 = arith.mulf %1591, %1577 : f32
      %1593 = arith.mulf %1565, %1592 : f32
      %1594 = arith.muli %1571, %outputFeatures : index
      %1595 = arith.addi %1594, %15 : index
      %1596 = wave.lane
      %1597 = arith.remui %1596, %c12 : index
      %1598 = arith.addi %1595, %1597 : index
      scf.if %13 {
        %1599 = arith.addi %1598, %c4 : index
        %1600 = memref.load %residual[%1599] : memref<?xf32>
        %1601 = arith.addf %1600, %1585 : f32
        %1602 = arith.addi %1598, %c4 : index
        memref.store %1601, %out[%1602] : memref<?xf32>
      } else {
        %1603 = arith.addi %1598, %c4 : index
        memref.store %1585, %out[%1603] : memref<?xf32>
      }
      scf.if %13 {
        %1604 = arith.addi %1598, %c12 : index
        %1605 = memref.load %residual[%1604] : memref<?xf32>
        %1606 = arith.addf %1605, %1593 : f32
        %1607 = arith.addi %1598, %c12 : index
        memref.store %1606, %out[%1607] : memref<?xf32>
      } else {
        %1608 = arith.addi %1598, %c12 : index
        memref.store %1593, %out[%1608] : memref<?xf32>
      }
    }
  }
  wave.return
}
