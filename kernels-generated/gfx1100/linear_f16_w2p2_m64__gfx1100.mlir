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
  %c27 = arith.constant 0x3F800000 : f32
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
      %563 = memref.load %factors[%560] : memref<?xf32>
      %564 = arith.select %562, %563, %c27 : f32
      %565 = arith.remui %555, %c12 : index
      %566 = arith.muli %565, %c18 : index
      %567 = arith.addi %6, %566 : index
      %568 = vector.load %w[%567] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %569 = vector.bitcast %568 : vector<4xi8> to vector<1xf32>
      %570 = vector.extract %569[0] : f32 from vector<1xf32>
      %571 = arith.mulf %570, %564 : f32
      %572 = arith.mulf %547, %571 : f32
      %573 = arith.remui %555, %c12 : index
      %574 = arith.muli %573, %c18 : index
      %575 = arith.addi %8, %574 : index
      %576 = vector.load %w[%575] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %577 = vector.bitcast %576 : vector<4xi8> to vector<1xf32>
      %578 = vector.extract %577[0] : f32 from vector<1xf32>
      %579 = arith.mulf %578, %564 : f32
      %580 = arith.mulf %554, %579 : f32
      %581 = arith.muli %560, %outputFeatures : index
      %582 = arith.addi %581, %15 : index
      %583 = wave.lane
      %584 = arith.remui %583, %c12 : index
      %585 = arith.addi %582, %584 : index
      scf.if %13 {
        %586 = arith.addi %585, %c4 : index
        %587 = memref.load %residual[%586] : memref<?xf32>
        %588 = arith.addf %587, %572 : f32
        %589 = arith.addi %585, %c4 : index
        memref.store %588, %out[%589] : memref<?xf32>
      } else {
        %590 = arith.addi %585, %c4 : index
        memref.store %572, %out[%590] : memref<?xf32>
      }
      scf.if %13 {
        %591 = arith.addi %585, %c12 : index
        %592 = memref.load %residual[%591] : memref<?xf32>
        %593 = arith.addf %592, %580 : f32
        %594 = arith.addi %585, %c12 : index
        memref.store %593, %out[%594] : memref<?xf32>
      } else {
        %595 = arith.addi %585, %c12 : index
        memref.store %580, %out[%595] : memref<?xf32>
      }
    }
    %596 = arith.muli %498, %c18 : index
    %597 = arith.addi %596, %c5 : index
    %598 = arith.muli %597, %c1 : index
    %599 = arith.addi %598, %497 : index
    %600 = arith.addi %599, %c4 : index
    %601 = memref.load %12[%600] : memref<?xf32>
    %602 = arith.addi %600, %c19 : index
    %603 = memref.load %12[%602] : memref<?xf32>
    %604 = arith.addf %601, %603 : f32
    %605 = arith.muli %597, %c1 : index
    %606 = arith.addi %605, %497 : index
    %607 = arith.addi %606, %c20 : index
    %608 = memref.load %12[%607] : memref<?xf32>
    %609 = arith.addi %607, %c19 : index
    %610 = memref.load %12[%609] : memref<?xf32>
    %611 = arith.addf %608, %610 : f32
    %612 = wave.lane
    %613 = arith.addi %11, %c4 : index
    %614 = arith.muli %597, %c3 : index
    %615 = arith.addi %613, %614 : index
    %616 = arith.divui %612, %c12 : index
    %617 = arith.addi %615, %616 : index
    %618 = arith.cmpi slt, %617, %10 : index
    scf.if %618 {
      %619 = arith.cmpi eq, %hasFactors, %c5 : index
      %620 = memref.load %factors[%617] : memref<?xf32>
      %621 = arith.select %619, %620, %c27 : f32
      %622 = arith.remui %612, %c12 : index
      %623 = arith.muli %622, %c18 : index
      %624 = arith.addi %6, %623 : index
      %625 = vector.load %w[%624] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %626 = vector.bitcast %625 : vector<4xi8> to vector<1xf32>
      %627 = vector.extract %626[0] : f32 from vector<1xf32>
      %628 = arith.mulf %627, %621 : f32
      %629 = arith.mulf %604, %628 : f32
      %630 = arith.remui %612, %c12 : index
      %631 = arith.muli %630, %c18 : index
      %632 = arith.addi %8, %631 : index
      %633 = vector.load %w[%632] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %634 = vector.bitcast %633 : vector<4xi8> to vector<1xf32>
      %635 = vector.extract %634[0] : f32 from vector<1xf32>
      %636 = arith.mulf %635, %621 : f32
      %637 = arith.mulf %611, %636 : f32
      %638 = arith.muli %617, %outputFeatures : index
      %639 = arith.addi %638, %15 : index
      %640 = wave.lane
      %641 = arith.remui %640, %c12 : index
      %642 = arith.addi %639, %641 : index
      scf.if %13 {
        %643 = arith.addi %642, %c4 : index
        %644 = memref.load %residual[%643] : memref<?xf32>
        %645 = arith.addf %644, %629 : f32
        %646 = arith.addi %642, %c4 : index
        memref.store %645, %out[%646] : memref<?xf32>
      } else {
        %647 = arith.addi %642, %c4 : index
        memref.store %629, %out[%647] : memref<?xf32>
      }
      scf.if %13 {
        %648 = arith.addi %642, %c12 : index
        %649 = memref.load %residual[%648] : memref<?xf32>
        %650 = arith.addf %649, %637 : f32
        %651 = arith.addi %642, %c12 : index
        memref.store %650, %out[%651] : memref<?xf32>
      } else {
        %652 = arith.addi %642, %c12 : index
        memref.store %637, %out[%652] : memref<?xf32>
      }
    }
    %653 = arith.muli %498, %c18 : index
    %654 = arith.addi %653, %c3 : index
    %655 = arith.muli %654, %c1 : index
    %656 = arith.addi %655, %497 : index
    %657 = arith.addi %656, %c4 : index
    %658 = memref.load %12[%657] : memref<?xf32>
    %659 = arith.addi %657, %c19 : index
    %660 = memref.load %12[%659] : memref<?xf32>
    %661 = arith.addf %658, %660 : f32
    %662 = arith.muli %654, %c1 : index
    %663 = arith.addi %662, %497 : index
    %664 = arith.addi %663, %c20 : index
    %665 = memref.load %12[%664] : memref<?xf32>
    %666 = arith.addi %664, %c19 : index
    %667 = memref.load %12[%666] : memref<?xf32>
    %668 = arith.addf %665, %667 : f32
    %669 = wave.lane
    %670 = arith.addi %11, %c4 : index
    %671 = arith.muli %654, %c3 : index
    %672 = arith.addi %670, %671 : index
    %673 = arith.divui %669, %c12 : index
    %674 = arith.addi %672, %673 : index
    %675 = arith.cmpi slt, %674, %10 : index
    scf.if %675 {
      %676 = arith.cmpi eq, %hasFactors, %c5 : index
      %677 = memref.load %factors[%674] : memref<?xf32>
      %678 = arith.select %676, %677, %c27 : f32
      %679 = arith.remui %669, %c12 : index
      %680 = arith.muli %679, %c18 : index
      %681 = arith.addi %6, %680 : index
      %682 = vector.load %w[%681] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %683 = vector.bitcast %682 : vector<4xi8> to vector<1xf32>
      %684 = vector.extract %683[0] : f32 from vector<1xf32>
      %685 = arith.mulf %684, %678 : f32
      %686 = arith.mulf %661, %685 : f32
      %687 = arith.remui %669, %c12 : index
      %688 = arith.muli %687, %c18 : index
      %689 = arith.addi %8, %688 : index
      %690 = vector.load %w[%689] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %691 = vector.bitcast %690 : vector<4xi8> to vector<1xf32>
      %692 = vector.extract %691[0] : f32 from vector<1xf32>
      %693 = arith.mulf %692, %678 : f32
      %694 = arith.mulf %668, %693 : f32
      %695 = arith.muli %674, %outputFeatures : index
      %696 = arith.addi %695, %15 : index
      %697 = wave.lane
      %698 = arith.remui %697, %c12 : index
      %699 = arith.addi %696, %698 : index
      scf.if %13 {
        %700 = arith.addi %699, %c4 : index
        %701 = memref.load %residual[%700] : memref<?xf32>
        %702 = arith.addf %701, %686 : f32
        %703 = arith.addi %699, %c4 : index
        memref.store %702, %out[%703] : memref<?xf32>
      } else {
        %704 = arith.addi %699, %c4 : index
        memref.store %686, %out[%704] : memref<?xf32>
      }
      scf.if %13 {
        %705 = arith.addi %699, %c12 : index
        %706 = memref.load %residual[%705] : memref<?xf32>
        %707 = arith.addf %706, %694 : f32
        %708 = arith.addi %699, %c12 : index
        memref.store %707, %out[%708] : memref<?xf32>
      } else {
        %709 = arith.addi %699, %c12 : index
        memref.store %694, %out[%709] : memref<?xf32>
      }
    }
    %710 = arith.muli %498, %c18 : index
    %711 = arith.addi %710, %c21 : index
    %712 = arith.muli %711, %c1 : index
    %713 = arith.addi %712, %497 : index
    %714 = arith.addi %713, %c4 : index
    %715 = memref.load %12[%714] : memref<?xf32>
    %716 = arith.addi %714, %c19 : index
    %717 = memref.load %12[%716] : memref<?xf32>
    %718 = arith.addf %715, %717 : f32
    %719 = arith.muli %711, %c1 : index
    %720 = arith.addi %719, %497 : index
    %721 = arith.addi %720, %c20 : index
    %722 = memref.load %12[%721] : memref<?xf32>
    %723 = arith.addi %721, %c19 : index
    %724 = memref.load %12[%723] : memref<?xf32>
    %725 = arith.addf %722, %724 : f32
    %726 = wave.lane
    %727 = arith.addi %11, %c4 : index
    %728 = arith.muli %711, %c3 : index
    %729 = arith.addi %727, %728 : index
    %730 = arith.divui %726, %c12 : index
    %731 = arith.addi %729, %730 : index
    %732 = arith.cmpi slt, %731, %10 : index
    scf.if %732 {
      %733 = arith.cmpi eq, %hasFactors, %c5 : index
      %734 = memref.load %factors[%731] : memref<?xf32>
      %735 = arith.select %733, %734, %c27 : f32
      %736 = arith.remui %726, %c12 : index
      %737 = arith.muli %736, %c18 : index
      %738 = arith.addi %6, %737 : index
      %739 = vector.load %w[%738] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %740 = vector.bitcast %739 : vector<4xi8> to vector<1xf32>
      %741 = vector.extract %740[0] : f32 from vector<1xf32>
      %742 = arith.mulf %741, %735 : f32
      %743 = arith.mulf %718, %742 : f32
      %744 = arith.remui %726, %c12 : index
      %745 = arith.muli %744, %c18 : index
      %746 = arith.addi %8, %745 : index
      %747 = vector.load %w[%746] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %748 = vector.bitcast %747 : vector<4xi8> to vector<1xf32>
      %749 = vector.extract %748[0] : f32 from vector<1xf32>
      %750 = arith.mulf %749, %735 : f32
      %751 = arith.mulf %725, %750 : f32
      %752 = arith.muli %731, %outputFeatures : index
      %753 = arith.addi %752, %15 : index
      %754 = wave.lane
      %755 = arith.remui %754, %c12 : index
      %756 = arith.addi %753, %755 : index
      scf.if %13 {
        %757 = arith.addi %756, %c4 : index
        %758 = memref.load %residual[%757] : memref<?xf32>
        %759 = arith.addf %758, %743 : f32
        %760 = arith.addi %756, %c4 : index
        memref.store %759, %out[%760] : memref<?xf32>
      } else {
        %761 = arith.addi %756, %c4 : index
        memref.store %743, %out[%761] : memref<?xf32>
      }
      scf.if %13 {
        %762 = arith.addi %756, %c12 : index
        %763 = memref.load %residual[%762] : memref<?xf32>
        %764 = arith.addf %763, %751 : f32
        %765 = arith.addi %756, %c12 : index
        memref.store %764, %out[%765] : memref<?xf32>
      } else {
        %766 = arith.addi %756, %c12 : index
        memref.store %751, %out[%766] : memref<?xf32>
      }
    }
    %767 = wave.lane
    wave.barrier
    %768 = wave.wave
    %769 = arith.muli %768, %c3 : index
    %770 = arith.addi %769, %c4 : index
    %771 = arith.muli %770, %c20 : index
    %772 = arith.addi %771, %767 : index
    %773 = vector.extract %421#2[0] : f32 from vector<8xf32>
    %774 = arith.addi %772, %c4 : index
    memref.store %773, %12[%774] : memref<?xf32>
    %775 = vector.extract %421#2[1] : f32 from vector<8xf32>
    %776 = arith.addi %772, %c1 : index
    memref.store %775, %12[%776] : memref<?xf32>
    %777 = vector.extract %421#2[2] : f32 from vector<8xf32>
    %778 = arith.addi %772, %c7 : index
    memref.store %777, %12[%778] : memref<?xf32>
    %779 = vector.extract %421#2[3] : f32 from vector<8xf32>
    %780 = arith.addi %772, %c22 : index
    memref.store %779, %12[%780] : memref<?xf32>
    %781 = vector.extract %421#2[4] : f32 from vector<8xf32>
    %782 = arith.addi %772, %c2 : index
    memref.store %781, %12[%782] : memref<?xf32>
    %783 = vector.extract %421#2[5] : f32 from vector<8xf32>
    %784 = arith.addi %772, %c23 : index
    memref.store %783, %12[%784] : memref<?xf32>
    %785 = vector.extract %421#2[6] : f32 from vector<8xf32>
    %786 = arith.addi %772, %c24 : index
    memref.store %785, %12[%786] : memref<?xf32>
    %787 = vector.extract %421#2[7] : f32 from vector<8xf32>
    %788 = arith.addi %772, %c25 : index
    memref.store %787, %12[%788] : memref<?xf32>
    %789 = arith.muli %768, %c3 : index
    %790 = arith.addi %789, %c5 : index
    %791 = arith.muli %790, %c20 : index
    %792 = arith.addi %791, %767 : index
    %793 = vector.extract %421#3[0] : f32 from vector<8xf32>
    %794 = arith.addi %792, %c4 : index
    memref.store %793, %12[%794] : memref<?xf32>
    %795 = vector.extract %421#3[1] : f32 from vector<8xf32>
    %796 = arith.addi %792, %c1 : index
    memref.store %795, %12[%796] : memref<?xf32>
    %797 = vector.extract %421#3[2] : f32 from vector<8xf32>
    %798 = arith.addi %792, %c7 : index
    memref.store %797, %12[%798] : memref<?xf32>
    %799 = vector.extract %421#3[3] : f32 from vector<8xf32>
    %800 = arith.addi %792, %c22 : index
    memref.store %799, %12[%800] : memref<?xf32>
    %801 = vector.extract %421#3[4] : f32 from vector<8xf32>
    %802 = arith.addi %792, %c2 : index
    memref.store %801, %12[%802] : memref<?xf32>
    %803 = vector.extract %421#3[5] : f32 from vector<8xf32>
    %804 = arith.addi %792, %c23 : index
    memref.store %803, %12[%804] : memref<?xf32>
    %805 = vector.extract %421#3[6] : f32 from vector<8xf32>
    %806 = arith.addi %792, %c24 : index
    memref.store %805, %12[%806] : memref<?xf32>
    %807 = vector.extract %421#3[7] : f32 from vector<8xf32>
    %808 = arith.addi %792, %c25 : index
    memref.store %807, %12[%808] : memref<?xf32>
    wave.barrier
    %809 = arith.muli %768, %c18 : index
    %810 = arith.addi %809, %c4 : index
    %811 = arith.muli %810, %c1 : index
    %812 = arith.addi %811, %767 : index
    %813 = arith.addi %812, %c4 : index
    %814 = memref.load %12[%813] : memref<?xf32>
    %815 = arith.addi %813, %c19 : index
    %816 = memref.load %12[%815] : memref<?xf32>
    %817 = arith.addf %814, %816 : f32
    %818 = arith.muli %810, %c1 : index
    %819 = arith.addi %818, %767 : index
    %820 = arith.addi %819, %c20 : index
    %821 = memref.load %12[%820] : memref<?xf32>
    %822 = arith.addi %820, %c19 : index
    %823 = memref.load %12[%822] : memref<?xf32>
    %824 = arith.addf %821, %823 : f32
    %825 = wave.lane
    %826 = arith.addi %11, %c12 : index
    %827 = arith.muli %810, %c3 : index
    %828 = arith.addi %826, %827 : index
    %829 = arith.divui %825, %c12 : index
    %830 = arith.addi %828, %829 : index
    %831 = arith.cmpi slt, %830, %10 : index
    scf.if %831 {
      %832 = arith.cmpi eq, %hasFactors, %c5 : index
      %833 = memref.load %factors[%830] : memref<?xf32>
      %834 = arith.select %832, %833, %c27 : f32
      %835 = arith.remui %825, %c12 : index
      %836 = arith.muli %835, %c18 : index
      %837 = arith.addi %6, %836 : index
      %838 = vector.load %w[%837] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %839 = vector.bitcast %838 : vector<4xi8> to vector<1xf32>
      %840 = vector.extract %839[0] : f32 from vector<1xf32>
      %841 = arith.mulf %840, %834 : f32
      %842 = arith.mulf %817, %841 : f32
      %843 = arith.remui %825, %c12 : index
      %844 = arith.muli %843, %c18 : index
      %845 = arith.addi %8, %844 : index
      %846 = vector.load %w[%845] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %847 = vector.bitcast %846 : vector<4xi8> to vector<1xf32>
      %848 = vector.extract %847[0] : f32 from vector<1xf32>
      %849 = arith.mulf %848, %834 : f32
      %850 = arith.mulf %824, %849 : f32
      %851 = arith.muli %830, %outputFeatures : index
      %852 = arith.addi %851, %15 : index
      %853 = wave.lane
      %854 = arith.remui %853, %c12 : index
      %855 = arith.addi %852, %854 : index
      scf.if %13 {
        %856 = arith.addi %855, %c4 : index
        %857 = memref.load %residual[%856] : memref<?xf32>
        %858 = arith.addf %857, %842 : f32
        %859 = arith.addi %855, %c4 : index
        memref.store %858, %out[%859] : memref<?xf32>
      } else {
        %860 = arith.addi %855, %c4 : index
        memref.store %842, %out[%860] : memref<?xf32>
      }
      scf.if %13 {
        %861 = arith.addi %855, %c12 : index
        %862 = memref.load %residual[%861] : memref<?xf32>
        %863 = arith.addf %862, %850 : f32
        %864 = arith.addi %855, %c12 : index
        memref.store %863, %out[%864] : memref<?xf32>
      } else {
        %865 = arith.addi %855, %c12 : index
        memref.store %850, %out[%865] : memref<?xf32>
      }
    }
    %866 = arith.muli %768, %c18 : index
    %867 = arith.addi %866, %c5 : index
    %868 = arith.muli %867, %c1 : index
    %869 = arith.addi %868, %767 : index
    %870 = arith.addi %869, %c4 : index
    %871 = memref.load %12[%870] : memref<?xf32>
    %872 = arith.addi %870, %c19 : index
    %873 = memref.load %12[%872] : memref<?xf32>
    %874 = arith.addf %871, %873 : f32
    %875 = arith.muli %867, %c1 : index
    %876 = arith.addi %875, %767 : index
    %877 = arith.addi %876, %c20 : index
    %878 = memref.load %12[%877] : memref<?xf32>
    %879 = arith.addi %877, %c19 : index
    %880 = memref.load %12[%879] : memref<?xf32>
    %881 = arith.addf %878, %880 : f32
    %882 = wave.lane
    %883 = arith.addi %11, %c12 : index
    %884 = arith.muli %867, %c3 : index
    %885 = arith.addi %883, %884 : index
    %886 = arith.divui %882, %c12 : index
    %887 = arith.addi %885, %886 : index
    %888 = arith.cmpi slt, %887, %10 : index
    scf.if %888 {
      %889 = arith.cmpi eq, %hasFactors, %c5 : index
      %890 = memref.load %factors[%887] : memref<?xf32>
      %891 = arith.select %889, %890, %c27 : f32
      %892 = arith.remui %882, %c12 : index
      %893 = arith.muli %892, %c18 : index
      %894 = arith.addi %6, %893 : index
      %895 = vector.load %w[%894] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %896 = vector.bitcast %895 : vector<4xi8> to vector<1xf32>
      %897 = vector.extract %896[0] : f32 from vector<1xf32>
      %898 = arith.mulf %897, %891 : f32
      %899 = arith.mulf %874, %898 : f32
      %900 = arith.remui %882, %c12 : index
      %901 = arith.muli %900, %c18 : index
      %902 = arith.addi %8, %901 : index
      %903 = vector.load %w[%902] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %904 = vector.bitcast %903 : vector<4xi8> to vector<1xf32>
      %905 = vector.extract %904[0] : f32 from vector<1xf32>
      %906 = arith.mulf %905, %891 : f32
      %907 = arith.mulf %881, %906 : f32
      %908 = arith.muli %887, %outputFeatures : index
      %909 = arith.addi %908, %15 : index
      %910 = wave.lane
      %911 = arith.remui %910, %c12 : index
      %912 = arith.addi %909, %911 : index
      scf.if %13 {
        %913 = arith.addi %912, %c4 : index
        %914 = memref.load %residual[%913] : memref<?xf32>
        %915 = arith.addf %914, %899 : f32
        %916 = arith.addi %912, %c4 : index
        memref.store %915, %out[%916] : memref<?xf32>
      } else {
        %917 = arith.addi %912, %c4 : index
        memref.store %899, %out[%917] : memref<?xf32>
      }
      scf.if %13 {
        %918 = arith.addi %912, %c12 : index
        %919 = memref.load %residual[%918] : memref<?xf32>
        %920 = arith.addf %919, %907 : f32
        %921 = arith.addi %912, %c12 : index
        memref.store %920, %out[%921] : memref<?xf32>
      } else {
        %922 = arith.addi %912, %c12 : index
        memref.store %907, %out[%922] : memref<?xf32>
      }
    }
    %923 = arith.muli %768, %c18 : index
    %924 = arith.addi %923, %c3 : index
    %925 = arith.muli %924, %c1 : index
    %926 = arith.addi %925, %767 : index
    %927 = arith.addi %926, %c4 : index
    %928 = memref.load %12[%927] : memref<?xf32>
    %929 = arith.addi %927, %c19 : index
    %930 = memref.load %12[%929] : memref<?xf32>
    %931 = arith.addf %928, %930 : f32
    %932 = arith.muli %924, %c1 : index
    %933 = arith.addi %932, %767 : index
    %934 = arith.addi %933, %c20 : index
    %935 = memref.load %12[%934] : memref<?xf32>
    %936 = arith.addi %934, %c19 : index
    %937 = memref.load %12[%936] : memref<?xf32>
    %938 = arith.addf %935, %937 : f32
    %939 = wave.lane
    %940 = arith.addi %11, %c12 : index
    %941 = arith.muli %924, %c3 : index
    %942 = arith.addi %940, %941 : index
    %943 = arith.divui %939, %c12 : index
    %944 = arith.addi %942, %943 : index
    %945 = arith.cmpi slt, %944, %10 : index
    scf.if %945 {
      %946 = arith.cmpi eq, %hasFactors, %c5 : index
      %947 = memref.load %factors[%944] : memref<?xf32>
      %948 = arith.select %946, %947, %c27 : f32
      %949 = arith.remui %939, %c12 : index
      %950 = arith.muli %949, %c18 : index
      %951 = arith.addi %6, %950 : index
      %952 = vector.load %w[%951] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %953 = vector.bitcast %952 : vector<4xi8> to vector<1xf32>
      %954 = vector.extract %953[0] : f32 from vector<1xf32>
      %955 = arith.mulf %954, %948 : f32
      %956 = arith.mulf %931, %955 : f32
      %957 = arith.remui %939, %c12 : index
      %958 = arith.muli %957, %c18 : index
      %959 = arith.addi %8, %958 : index
      %960 = vector.load %w[%959] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %961 = vector.bitcast %960 : vector<4xi8> to vector<1xf32>
      %962 = vector.extract %961[0] : f32 from vector<1xf32>
      %963 = arith.mulf %962, %948 : f32
      %964 = arith.mulf %938, %963 : f32
      %965 = arith.muli %944, %outputFeatures : index
      %966 = arith.addi %965, %15 : index
      %967 = wave.lane
      %968 = arith.remui %967, %c12 : index
      %969 = arith.addi %966, %968 : index
      scf.if %13 {
        %970 = arith.addi %969, %c4 : index
        %971 = memref.load %residual[%970] : memref<?xf32>
        %972 = arith.addf %971, %956 : f32
        %973 = arith.addi %969, %c4 : index
        memref.store %972, %out[%973] : memref<?xf32>
      } else {
        %974 = arith.addi %969, %c4 : index
        memref.store %956, %out[%974] : memref<?xf32>
      }
      scf.if %13 {
        %975 = arith.addi %969, %c12 : index
        %976 = memref.load %residual[%975] : memref<?xf32>
        %977 = arith.addf %976, %964 : f32
        %978 = arith.addi %969, %c12 : index
        memref.store %977, %out[%978] : memref<?xf32>
      } else {
        %979 = arith.addi %969, %c12 : index
        memref.store %964, %out[%979] : memref<?xf32>
      }
    }
    %980 = arith.muli %768, %c18 : index
    %981 = arith.addi %980, %c21 : index
    %982 = arith.muli %981, %c1 : index
    %983 = arith.addi %982, %767 : index
    %984 = arith.addi %983, %c4 : index
    %985 = memref.load %12[%984] : memref<?xf32>
    %986 = arith.addi %984, %c19 : index
    %987 = memref.load %12[%986] : memref<?xf32>
    %988 = arith.addf %985, %987 : f32
    %989 = arith.muli %981, %c1 : index
    %990 = arith.addi %989, %767 : index
    %991 = arith.addi %990, %c20 : index
    %992 = memref.load %12[%991] : memref<?xf32>
    %993 = arith.addi %991, %c19 : index
    %994 = memref.load %12[%993] : memref<?xf32>
    %995 = arith.addf %992, %994 : f32
    %996 = wave.lane
    %997 = arith.addi %11, %c12 : index
    %998 = arith.muli %981, %c3 : index
    %999 = arith.addi %997, %998 : index
    %1000 = arith.divui %996, %c12 : index
    %1001 = arith.addi %999, %1000 : index
    %1002 = arith.cmpi slt, %1001, %10 : index
    scf.if %1002 {
      %1003 = arith.cmpi eq, %hasFactors, %c5 : index
      %1004 = memref.load %factors[%1001] : memref<?xf32>
      %1005 = arith.select %1003, %1004, %c27 : f32
      %1006 = arith.remui %996, %c12 : index
      %1007 = arith.muli %1006, %c18 : index
      %1008 = arith.addi %6, %1007 : index
      %1009 = vector.load %w[%1008] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1010 = vector.bitcast %1009 : vector<4xi8> to vector<1xf32>
      %1011 = vector.extract %1010[0] : f32 from vector<1xf32>
      %1012 = arith.mulf %1011, %1005 : f32
      %1013 = arith.mulf %988, %1012 : f32
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
    %1043 = vector.extract %421#4[0] : f32 from vector<8xf32>
    %1044 = arith.addi %1042, %c4 : index
    memref.store %1043, %12[%1044] : memref<?xf32>
    %1045 = vector.extract %421#4[1] : f32 from vector<8xf32>
    %1046 = arith.addi %1042, %c1 : index
    memref.store %1045, %12[%1046] : memref<?xf32>
    %1047 = vector.extract %421#4[2] : f32 from vector<8xf32>
    %1048 = arith.addi %1042, %c7 : index
    memref.store %1047, %12[%1048] : memref<?xf32>
    %1049 = vector.extract %421#4[3] : f32 from vector<8xf32>
    %1050 = arith.addi %1042, %c22 : index
    memref.store %1049, %12[%1050] : memref<?xf32>
    %1051 = vector.extract %421#4[4] : f32 from vector<8xf32>
    %1052 = arith.addi %1042, %c2 : index
    memref.store %1051, %12[%1052] : memref<?xf32>
    %1053 = vector.extract %421#4[5] : f32 from vector<8xf32>
    %1054 = arith.addi %1042, %c23 : index
    memref.store %1053, %12[%1054] : memref<?xf32>
    %1055 = vector.extract %421#4[6] : f32 from vector<8xf32>
    %1056 = arith.addi %1042, %c24 : index
    memref.store %1055, %12[%1056] : memref<?xf32>
    %1057 = vector.extract %421#4[7] : f32 from vector<8xf32>
    %1058 = arith.addi %1042, %c25 : index
    memref.store %1057, %12[%1058] : memref<?xf32>
    %1059 = arith.muli %1038, %c3 : index
    %1060 = arith.addi %1059, %c5 : index
    %1061 = arith.muli %1060, %c20 : index
    %1062 = arith.addi %1061, %1037 : index
    %1063 = vector.extract %421#5[0] : f32 from vector<8xf32>
    %1064 = arith.addi %1062, %c4 : index
    memref.store %1063, %12[%1064] : memref<?xf32>
    %1065 = vector.extract %421#5[1] : f32 from vector<8xf32>
    %1066 = arith.addi %1062, %c1 : index
    memref.store %1065, %12[%1066] : memref<?xf32>
    %1067 = vector.extract %421#5[2] : f32 from vector<8xf32>
    %1068 = arith.addi %1062, %c7 : index
    memref.store %1067, %12[%1068] : memref<?xf32>
    %1069 = vector.extract %421#5[3] : f32 from vector<8xf32>
    %1070 = arith.addi %1062, %c22 : index
    memref.store %1069, %12[%1070] : memref<?xf32>
    %1071 = vector.extract %421#5[4] : f32 from vector<8xf32>
    %1072 = arith.addi %1062, %c2 : index
    memref.store %1071, %12[%1072] : memref<?xf32>
    %1073 = vector.extract %421#5[5] : f32 from vector<8xf32>
    %1074 = arith.addi %1062, %c23 : index
    memref.store %1073, %12[%1074] : memref<?xf32>
    %1075 = vector.extract %421#5[6] : f32 from vector<8xf32>
    %1076 = arith.addi %1062, %c24 : index
    memref.store %1075, %12[%1076] : memref<?xf32>
    %1077 = vector.extract %421#5[7] : f32 from vector<8xf32>
    %1078 = arith.addi %1062, %c25 : index
    memref.store %1077, %12[%1078] : memref<?xf32>
    wave.barrier
    %1079 = arith.muli %1038, %c18 : index
    %1080 = arith.addi %1079, %c4 : index
    %1081 = arith.muli %1080, %c1 : index
    %1082 = arith.addi %1081, %1037 : index
    %1083 = arith.addi %1082, %c4 : index
    %1084 = memref.load %12[%1083] : memref<?xf32>
    %1085 = arith.addi %1083, %c19 : index
    %1086 = memref.load %12[%1085] : memref<?xf32>
    %1087 = arith.addf %1084, %1086 : f32
    %1088 = arith.muli %1080, %c1 : index
    %1089 = arith.addi %1088, %1037 : index
    %1090 = arith.addi %1089, %c20 : index
    %1091 = memref.load %12[%1090] : memref<?xf32>
    %1092 = arith.addi %1090, %c19 : index
    %1093 = memref.load %12[%1092] : memref<?xf32>
    %1094 = arith.addf %1091, %1093 : f32
    %1095 = wave.lane
    %1096 = arith.addi %11, %c1 : index
    %1097 = arith.muli %1080, %c3 : index
    %1098 = arith.addi %1096, %1097 : index
    %1099 = arith.divui %1095, %c12 : index
    %1100 = arith.addi %1098, %1099 : index
    %1101 = arith.cmpi slt, %1100, %10 : index
    scf.if %1101 {
      %1102 = arith.cmpi eq, %hasFactors, %c5 : index
      %1103 = memref.load %factors[%1100] : memref<?xf32>
      %1104 = arith.select %1102, %1103, %c27 : f32
      %1105 = arith.remui %1095, %c12 : index
      %1106 = arith.muli %1105, %c18 : index
      %1107 = arith.addi %6, %1106 : index
      %1108 = vector.load %w[%1107] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1109 = vector.bitcast %1108 : vector<4xi8> to vector<1xf32>
      %1110 = vector.extract %1109[0] : f32 from vector<1xf32>
      %1111 = arith.mulf %1110, %1104 : f32
      %1112 = arith.mulf %1087, %1111 : f32
      %1113 = arith.remui %1095, %c12 : index
      %1114 = arith.muli %1113, %c18 : index
      %1115 = arith.addi %8, %1114 : index
      %1116 = vector.load %w[%1115] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1117 = vector.bitcast %1116 : vector<4xi8> to vector<1xf32>
      %1118 = vector.extract %1117[0] : f32 from vector<1xf32>
      %1119 = arith.mulf %1118, %1104 : f32
      %1120 = arith.mulf %1094, %1119 : f32
      %1121 = arith.muli %1100, %outputFeatures : index
      %1122 = arith.addi %1121, %15 : index
      %1123 = wave.lane
      %1124 = arith.remui %1123, %c12 : index
      %1125 = arith.addi %1122, %1124 : index
      scf.if %13 {
        %1126 = arith.addi %1125, %c4 : index
        %1127 = memref.load %residual[%1126] : memref<?xf32>
        %1128 = arith.addf %1127, %1112 : f32
        %1129 = arith.addi %1125, %c4 : index
        memref.store %1128, %out[%1129] : memref<?xf32>
      } else {
        %1130 = arith.addi %1125, %c4 : index
        memref.store %1112, %out[%1130] : memref<?xf32>
      }
      scf.if %13 {
        %1131 = arith.addi %1125, %c12 : index
        %1132 = memref.load %residual[%1131] : memref<?xf32>
        %1133 = arith.addf %1132, %1120 : f32
        %1134 = arith.addi %1125, %c12 : index
        memref.store %1133, %out[%1134] : memref<?xf32>
      } else {
        %1135 = arith.addi %1125, %c12 : index
        memref.store %1120, %out[%1135] : memref<?xf32>
      }
    }
    %1136 = arith.muli %1038, %c18 : index
    %1137 = arith.addi %1136, %c5 : index
    %1138 = arith.muli %1137, %c1 : index
    %1139 = arith.addi %1138, %1037 : index
    %1140 = arith.addi %1139, %c4 : index
    %1141 = memref.load %12[%1140] : memref<?xf32>
    %1142 = arith.addi %1140, %c19 : index
    %1143 = memref.load %12[%1142] : memref<?xf32>
    %1144 = arith.addf %1141, %1143 : f32
    %1145 = arith.muli %1137, %c1 : index
    %1146 = arith.addi %1145, %1037 : index
    %1147 = arith.addi %1146, %c20 : index
    %1148 = memref.load %12[%1147] : memref<?xf32>
    %1149 = arith.addi %1147, %c19 : index
    %1150 = memref.load %12[%1149] : memref<?xf32>
    %1151 = arith.addf %1148, %1150 : f32
    %1152 = wave.lane
    %1153 = arith.addi %11, %c1 : index
    %1154 = arith.muli %1137, %c3 : index
    %1155 = arith.addi %1153, %1154 : index
    %1156 = arith.divui %1152, %c12 : index
    %1157 = arith.addi %1155, %1156 : index
    %1158 = arith.cmpi slt, %1157, %10 : index
    scf.if %1158 {
      %1159 = arith.cmpi eq, %hasFactors, %c5 : index
      %1160 = memref.load %factors[%1157] : memref<?xf32>
      %1161 = arith.select %1159, %1160, %c27 : f32
      %1162 = arith.remui %1152, %c12 : index
      %1163 = arith.muli %1162, %c18 : index
      %1164 = arith.addi %6, %1163 : index
      %1165 = vector.load %w[%1164] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1166 = vector.bitcast %1165 : vector<4xi8> to vector<1xf32>
      %1167 = vector.extract %1166[0] : f32 from vector<1xf32>
      %1168 = arith.mulf %1167, %1161 : f32
      %1169 = arith.mulf %1144, %1168 : f32
      %1170 = arith.remui %1152, %c12 : index
      %1171 = arith.muli %1170, %c18 : index
      %1172 = arith.addi %8, %1171 : index
      %1173 = vector.load %w[%1172] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1174 = vector.bitcast %1173 : vector<4xi8> to vector<1xf32>
      %1175 = vector.extract %1174[0] : f32 from vector<1xf32>
      %1176 = arith.mulf %1175, %1161 : f32
      %1177 = arith.mulf %1151, %1176 : f32
      %1178 = arith.muli %1157, %outputFeatures : index
      %1179 = arith.addi %1178, %15 : index
      %1180 = wave.lane
      %1181 = arith.remui %1180, %c12 : index
      %1182 = arith.addi %1179, %1181 : index
      scf.if %13 {
        %1183 = arith.addi %1182, %c4 : index
        %1184 = memref.load %residual[%1183] : memref<?xf32>
        %1185 = arith.addf %1184, %1169 : f32
        %1186 = arith.addi %1182, %c4 : index
        memref.store %1185, %out[%1186] : memref<?xf32>
      } else {
        %1187 = arith.addi %1182, %c4 : index
        memref.store %1169, %out[%1187] : memref<?xf32>
      }
      scf.if %13 {
        %1188 = arith.addi %1182, %c12 : index
        %1189 = memref.load %residual[%1188] : memref<?xf32>
        %1190 = arith.addf %1189, %1177 : f32
        %1191 = arith.addi %1182, %c12 : index
        memref.store %1190, %out[%1191] : memref<?xf32>
      } else {
        %1192 = arith.addi %1182, %c12 : index
        memref.store %1177, %out[%1192] : memref<?xf32>
      }
    }
    %1193 = arith.muli %1038, %c18 : index
    %1194 = arith.addi %1193, %c3 : index
    %1195 = arith.muli %1194, %c1 : index
    %1196 = arith.addi %1195, %1037 : index
    %1197 = arith.addi %1196, %c4 : index
    %1198 = memref.load %12[%1197] : memref<?xf32>
    %1199 = arith.addi %1197, %c19 : index
    %1200 = memref.load %12[%1199] : memref<?xf32>
    %1201 = arith.addf %1198, %1200 : f32
    %1202 = arith.muli %1194, %c1 : index
    %1203 = arith.addi %1202, %1037 : index
    %1204 = arith.addi %1203, %c20 : index
    %1205 = memref.load %12[%1204] : memref<?xf32>
    %1206 = arith.addi %1204, %c19 : index
    %1207 = memref.load %12[%1206] : memref<?xf32>
    %1208 = arith.addf %1205, %1207 : f32
    %1209 = wave.lane
    %1210 = arith.addi %11, %c1 : index
    %1211 = arith.muli %1194, %c3 : index
    %1212 = arith.addi %1210, %1211 : index
    %1213 = arith.divui %1209, %c12 : index
    %1214 = arith.addi %1212, %1213 : index
    %1215 = arith.cmpi slt, %1214, %10 : index
    scf.if %1215 {
      %1216 = arith.cmpi eq, %hasFactors, %c5 : index
      %1217 = memref.load %factors[%1214] : memref<?xf32>
      %1218 = arith.select %1216, %1217, %c27 : f32
      %1219 = arith.remui %1209, %c12 : index
      %1220 = arith.muli %1219, %c18 : index
      %1221 = arith.addi %6, %1220 : index
      %1222 = vector.load %w[%1221] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1223 = vector.bitcast %1222 : vector<4xi8> to vector<1xf32>
      %1224 = vector.extract %1223[0] : f32 from vector<1xf32>
      %1225 = arith.mulf %1224, %1218 : f32
      %1226 = arith.mulf %1201, %1225 : f32
      %1227 = arith.remui %1209, %c12 : index
      %1228 = arith.muli %1227, %c18 : index
      %1229 = arith.addi %8, %1228 : index
      %1230 = vector.load %w[%1229] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1231 = vector.bitcast %1230 : vector<4xi8> to vector<1xf32>
      %1232 = vector.extract %1231[0] : f32 from vector<1xf32>
      %1233 = arith.mulf %1232, %1218 : f32
      %1234 = arith.mulf %1208, %1233 : f32
      %1235 = arith.muli %1214, %outputFeatures : index
      %1236 = arith.addi %1235, %15 : index
      %1237 = wave.lane
      %1238 = arith.remui %1237, %c12 : index
      %1239 = arith.addi %1236, %1238 : index
      scf.if %13 {
        %1240 = arith.addi %1239, %c4 : index
        %1241 = memref.load %residual[%1240] : memref<?xf32>
        %1242 = arith.addf %1241, %1226 : f32
        %1243 = arith.addi %1239, %c4 : index
        memref.store %1242, %out[%1243] : memref<?xf32>
      } else {
        %1244 = arith.addi %1239, %c4 : index
        memref.store %1226, %out[%1244] : memref<?xf32>
      }
      scf.if %13 {
        %1245 = arith.addi %1239, %c12 : index
        %1246 = memref.load %residual[%1245] : memref<?xf32>
        %1247 = arith.addf %1246, %1234 : f32
        %1248 = arith.addi %1239, %c12 : index
        memref.store %1247, %out[%1248] : memref<?xf32>
      } else {
        %1249 = arith.addi %1239, %c12 : index
        memref.store %1234, %out[%1249] : memref<?xf32>
      }
    }
    %1250 = arith.muli %1038, %c18 : index
    %1251 = arith.addi %1250, %c21 : index
    %1252 = arith.muli %1251, %c1 : index
    %1253 = arith.addi %1252, %1037 : index
    %1254 = arith.addi %1253, %c4 : index
    %1255 = memref.load %12[%1254] : memref<?xf32>
    %1256 = arith.addi %1254, %c19 : index
    %1257 = memref.load %12[%1256] : memref<?xf32>
    %1258 = arith.addf %1255, %1257 : f32
    %1259 = arith.muli %1251, %c1 : index
    %1260 = arith.addi %1259, %1037 : index
    %1261 = arith.addi %1260, %c20 : index
    %1262 = memref.load %12[%1261] : memref<?xf32>
    %1263 = arith.addi %1261, %c19 : index
    %1264 = memref.load %12[%1263] : memref<?xf32>
    %1265 = arith.addf %1262, %1264 : f32
    %1266 = wave.lane
    %1267 = arith.addi %11, %c1 : index
    %1268 = arith.muli %1251, %c3 : index
    %1269 = arith.addi %1267, %1268 : index
    %1270 = arith.divui %1266, %c12 : index
    %1271 = arith.addi %1269, %1270 : index
    %1272 = arith.cmpi slt, %1271, %10 : index
    scf.if %1272 {
      %1273 = arith.cmpi eq, %hasFactors, %c5 : index
      %1274 = memref.load %factors[%1271] : memref<?xf32>
      %1275 = arith.select %1273, %1274, %c27 : f32
      %1276 = arith.remui %1266, %c12 : index
      %1277 = arith.muli %1276, %c18 : index
      %1278 = arith.addi %6, %1277 : index
      %1279 = vector.load %w[%1278] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1280 = vector.bitcast %1279 : vector<4xi8> to vector<1xf32>
      %1281 = vector.extract %1280[0] : f32 from vector<1xf32>
      %1282 = arith.mulf %1281, %1275 : f32
      %1283 = arith.mulf %1258, %1282 : f32
      %1284 = arith.remui %1266, %c12 : index
      %1285 = arith.muli %1284, %c18 : index
      %1286 = arith.addi %8, %1285 : index
      %1287 = vector.load %w[%1286] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1288 = vector.bitcast %1287 : vector<4xi8> to vector<1xf32>
      %1289 = vector.extract %1288[0] : f32 from vector<1xf32>
      %1290 = arith.mulf %1289, %1275 : f32
      %1291 = arith.mulf %1265, %1290 : f32
      %1292 = arith.muli %1271, %outputFeatures : index
      %1293 = arith.addi %1292, %15 : index
      %1294 = wave.lane
      %1295 = arith.remui %1294, %c12 : index
      %1296 = arith.addi %1293, %1295 : index
      scf.if %13 {
        %1297 = arith.addi %1296, %c4 : index
        %1298 = memref.load %residual[%1297] : memref<?xf32>
        %1299 = arith.addf %1298, %1283 : f32
        %1300 = arith.addi %1296, %c4 : index
        memref.store %1299, %out[%1300] : memref<?xf32>
      } else {
        %1301 = arith.addi %1296, %c4 : index
        memref.store %1283, %out[%1301] : memref<?xf32>
      }
      scf.if %13 {
        %1302 = arith.addi %1296, %c12 : index
        %1303 = memref.load %residual[%1302] : memref<?xf32>
        %1304 = arith.addf %1303, %1291 : f32
        %1305 = arith.addi %1296, %c12 : index
        memref.store %1304, %out[%1305] : memref<?xf32>
      } else {
        %1306 = arith.addi %1296, %c12 : index
        memref.store %1291, %out[%1306] : memref<?xf32>
      }
    }
    %1307 = wave.lane
    wave.barrier
    %1308 = wave.wave
    %1309 = arith.muli %1308, %c3 : index
    %1310 = arith.addi %1309, %c4 : index
    %1311 = arith.muli %1310, %c20 : index
    %1312 = arith.addi %1311, %1307 : index
    %1313 = vector.extract %421#6[0] : f32 from vector<8xf32>
    %1314 = arith.addi %1312, %c4 : index
    memref.store %1313, %12[%1314] : memref<?xf32>
    %1315 = vector.extract %421#6[1] : f32 from vector<8xf32>
    %1316 = arith.addi %1312, %c1 : index
    memref.store %1315, %12[%1316] : memref<?xf32>
    %1317 = vector.extract %421#6[2] : f32 from vector<8xf32>
    %1318 = arith.addi %1312, %c7 : index
    memref.store %1317, %12[%1318] : memref<?xf32>
    %1319 = vector.extract %421#6[3] : f32 from vector<8xf32>
    %1320 = arith.addi %1312, %c22 : index
    memref.store %1319, %12[%1320] : memref<?xf32>
    %1321 = vector.extract %421#6[4] : f32 from vector<8xf32>
    %1322 = arith.addi %1312, %c2 : index
    memref.store %1321, %12[%1322] : memref<?xf32>
    %1323 = vector.extract %421#6[5] : f32 from vector<8xf32>
    %1324 = arith.addi %1312, %c23 : index
    memref.store %1323, %12[%1324] : memref<?xf32>
    %1325 = vector.extract %421#6[6] : f32 from vector<8xf32>
    %1326 = arith.addi %1312, %c24 : index
    memref.store %1325, %12[%1326] : memref<?xf32>
    %1327 = vector.extract %421#6[7] : f32 from vector<8xf32>
    %1328 = arith.addi %1312, %c25 : index
    memref.store %1327, %12[%1328] : memref<?xf32>
    %1329 = arith.muli %1308, %c3 : index
    %1330 = arith.addi %1329, %c5 : index
    %1331 = arith.muli %1330, %c20 : index
    %1332 = arith.addi %1331, %1307 : index
    %1333 = vector.extract %421#7[0] : f32 from vector<8xf32>
    %1334 = arith.addi %1332, %c4 : index
    memref.store %1333, %12[%1334] : memref<?xf32>
    %1335 = vector.extract %421#7[1] : f32 from vector<8xf32>
    %1336 = arith.addi %1332, %c1 : index
    memref.store %1335, %12[%1336] : memref<?xf32>
    %1337 = vector.extract %421#7[2] : f32 from vector<8xf32>
    %1338 = arith.addi %1332, %c7 : index
    memref.store %1337, %12[%1338] : memref<?xf32>
    %1339 = vector.extract %421#7[3] : f32 from vector<8xf32>
    %1340 = arith.addi %1332, %c22 : index
    memref.store %1339, %12[%1340] : memref<?xf32>
    %1341 = vector.extract %421#7[4] : f32 from vector<8xf32>
    %1342 = arith.addi %1332, %c2 : index
    memref.store %1341, %12[%1342] : memref<?xf32>
    %1343 = vector.extract %421#7[5] : f32 from vector<8xf32>
    %1344 = arith.addi %1332, %c23 : index
    memref.store %1343, %12[%1344] : memref<?xf32>
    %1345 = vector.extract %421#7[6] : f32 from vector<8xf32>
    %1346 = arith.addi %1332, %c24 : index
    memref.store %1345, %12[%1346] : memref<?xf32>
    %1347 = vector.extract %421#7[7] : f32 from vector<8xf32>
    %1348 = arith.addi %1332, %c25 : index
    memref.store %1347, %12[%1348] : memref<?xf32>
    wave.barrier
    %1349 = arith.muli %1308, %c18 : index
    %1350 = arith.addi %1349, %c4 : index
    %1351 = arith.muli %1350, %c1 : index
    %1352 = arith.addi %1351, %1307 : index
    %1353 = arith.addi %1352, %c4 : index
    %1354 = memref.load %12[%1353] : memref<?xf32>
    %1355 = arith.addi %1353, %c19 : index
    %1356 = memref.load %12[%1355] : memref<?xf32>
    %1357 = arith.addf %1354, %1356 : f32
    %1358 = arith.muli %1350, %c1 : index
    %1359 = arith.addi %1358, %1307 : index
    %1360 = arith.addi %1359, %c20 : index
    %1361 = memref.load %12[%1360] : memref<?xf32>
    %1362 = arith.addi %1360, %c19 : index
    %1363 = memref.load %12[%1362] : memref<?xf32>
    %1364 = arith.addf %1361, %1363 : f32
    %1365 = wave.lane
    %1366 = arith.addi %11, %c14 : index
    %1367 = arith.muli %1350, %c3 : index
    %1368 = arith.addi %1366, %1367 : index
    %1369 = arith.divui %1365, %c12 : index
    %1370 = arith.addi %1368, %1369 : index
    %1371 = arith.cmpi slt, %1370, %10 : index
    scf.if %1371 {
      %1372 = arith.cmpi eq, %hasFactors, %c5 : index
      %1373 = memref.load %factors[%1370] : memref<?xf32>
      %1374 = arith.select %1372, %1373, %c27 : f32
      %1375 = arith.remui %1365, %c12 : index
      %1376 = arith.muli %1375, %c18 : index
      %1377 = arith.addi %6, %1376 : index
      %1378 = vector.load %w[%1377] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1379 = vector.bitcast %1378 : vector<4xi8> to vector<1xf32>
      %1380 = vector.extract %1379[0] : f32 from vector<1xf32>
      %1381 = arith.mulf %1380, %1374 : f32
      %1382 = arith.mulf %1357, %1381 : f32
      %1383 = arith.remui %1365, %c12 : index
      %1384 = arith.muli %1383, %c18 : index
      %1385 = arith.addi %8, %1384 : index
      %1386 = vector.load %w[%1385] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1387 = vector.bitcast %1386 : vector<4xi8> to vector<1xf32>
      %1388 = vector.extract %1387[0] : f32 from vector<1xf32>
      %1389 = arith.mulf %1388, %1374 : f32
      %1390 = arith.mulf %1364, %1389 : f32
      %1391 = arith.muli %1370, %outputFeatures : index
      %1392 = arith.addi %1391, %15 : index
      %1393 = wave.lane
      %1394 = arith.remui %1393, %c12 : index
      %1395 = arith.addi %1392, %1394 : index
      scf.if %13 {
        %1396 = arith.addi %1395, %c4 : index
        %1397 = memref.load %residual[%1396] : memref<?xf32>
        %1398 = arith.addf %1397, %1382 : f32
        %1399 = arith.addi %1395, %c4 : index
        memref.store %1398, %out[%1399] : memref<?xf32>
      } else {
        %1400 = arith.addi %1395, %c4 : index
        memref.store %1382, %out[%1400] : memref<?xf32>
      }
      scf.if %13 {
        %1401 = arith.addi %1395, %c12 : index
        %1402 = memref.load %residual[%1401] : memref<?xf32>
        %1403 = arith.addf %1402, %1390 : f32
        %1404 = arith.addi %1395, %c12 : index
        memref.store %1403, %out[%1404] : memref<?xf32>
      } else {
        %1405 = arith.addi %1395, %c12 : index
        memref.store %1390, %out[%1405] : memref<?xf32>
      }
    }
    %1406 = arith.muli %1308, %c18 : index
    %1407 = arith.addi %1406, %c5 : index
    %1408 = arith.muli %1407, %c1 : index
    %1409 = arith.addi %1408, %1307 : index
    %1410 = arith.addi %1409, %c4 : index
    %1411 = memref.load %12[%1410] : memref<?xf32>
    %1412 = arith.addi %1410, %c19 : index
    %1413 = memref.load %12[%1412] : memref<?xf32>
    %1414 = arith.addf %1411, %1413 : f32
    %1415 = arith.muli %1407, %c1 : index
    %1416 = arith.addi %1415, %1307 : index
    %1417 = arith.addi %1416, %c20 : index
    %1418 = memref.load %12[%1417] : memref<?xf32>
    %1419 = arith.addi %1417, %c19 : index
    %1420 = memref.load %12[%1419] : memref<?xf32>
    %1421 = arith.addf %1418, %1420 : f32
    %1422 = wave.lane
    %1423 = arith.addi %11, %c14 : index
    %1424 = arith.muli %1407, %c3 : index
    %1425 = arith.addi %1423, %1424 : index
    %1426 = arith.divui %1422, %c12 : index
    %1427 = arith.addi %1425, %1426 : index
    %1428 = arith.cmpi slt, %1427, %10 : index
    scf.if %1428 {
      %1429 = arith.cmpi eq, %hasFactors, %c5 : index
      %1430 = memref.load %factors[%1427] : memref<?xf32>
      %1431 = arith.select %1429, %1430, %c27 : f32
      %1432 = arith.remui %1422, %c12 : index
      %1433 = arith.muli %1432, %c18 : index
      %1434 = arith.addi %6, %1433 : index
      %1435 = vector.load %w[%1434] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1436 = vector.bitcast %1435 : vector<4xi8> to vector<1xf32>
      %1437 = vector.extract %1436[0] : f32 from vector<1xf32>
      %1438 = arith.mulf %1437, %1431 : f32
      %1439 = arith.mulf %1414, %1438 : f32
      %1440 = arith.remui %1422, %c12 : index
      %1441 = arith.muli %1440, %c18 : index
      %1442 = arith.addi %8, %1441 : index
      %1443 = vector.load %w[%1442] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1444 = vector.bitcast %1443 : vector<4xi8> to vector<1xf32>
      %1445 = vector.extract %1444[0] : f32 from vector<1xf32>
      %1446 = arith.mulf %1445, %1431 : f32
      %1447 = arith.mulf %1421, %1446 : f32
      %1448 = arith.muli %1427, %outputFeatures : index
      %1449 = arith.addi %1448, %15 : index
      %1450 = wave.lane
      %1451 = arith.remui %1450, %c12 : index
      %1452 = arith.addi %1449, %1451 : index
      scf.if %13 {
        %1453 = arith.addi %1452, %c4 : index
        %1454 = memref.load %residual[%1453] : memref<?xf32>
        %1455 = arith.addf %1454, %1439 : f32
        %1456 = arith.addi %1452, %c4 : index
        memref.store %1455, %out[%1456] : memref<?xf32>
      } else {
        %1457 = arith.addi %1452, %c4 : index
        memref.store %1439, %out[%1457] : memref<?xf32>
      }
      scf.if %13 {
        %1458 = arith.addi %1452, %c12 : index
        %1459 = memref.load %residual[%1458] : memref<?xf32>
        %1460 = arith.addf %1459, %1447 : f32
        %1461 = arith.addi %1452, %c12 : index
        memref.store %1460, %out[%1461] : memref<?xf32>
      } else {
        %1462 = arith.addi %1452, %c12 : index
        memref.store %1447, %out[%1462] : memref<?xf32>
      }
    }
    %1463 = arith.muli %1308, %c18 : index
    %1464 = arith.addi %1463, %c3 : index
    %1465 = arith.muli %1464, %c1 : index
    %1466 = arith.addi %1465, %1307 : index
    %1467 = arith.addi %1466, %c4 : index
    %1468 = memref.load %12[%1467] : memref<?xf32>
    %1469 = arith.addi %1467, %c19 : index
    %1470 = memref.load %12[%1469] : memref<?xf32>
    %1471 = arith.addf %1468, %1470 : f32
    %1472 = arith.muli %1464, %c1 : index
    %1473 = arith.addi %1472, %1307 : index
    %1474 = arith.addi %1473, %c20 : index
    %1475 = memref.load %12[%1474] : memref<?xf32>
    %1476 = arith.addi %1474, %c19 : index
    %1477 = memref.load %12[%1476] : memref<?xf32>
    %1478 = arith.addf %1475, %1477 : f32
    %1479 = wave.lane
    %1480 = arith.addi %11, %c14 : index
    %1481 = arith.muli %1464, %c3 : index
    %1482 = arith.addi %1480, %1481 : index
    %1483 = arith.divui %1479, %c12 : index
    %1484 = arith.addi %1482, %1483 : index
    %1485 = arith.cmpi slt, %1484, %10 : index
    scf.if %1485 {
      %1486 = arith.cmpi eq, %hasFactors, %c5 : index
      %1487 = memref.load %factors[%1484] : memref<?xf32>
      %1488 = arith.select %1486, %1487, %c27 : f32
      %1489 = arith.remui %1479, %c12 : index
      %1490 = arith.muli %1489, %c18 : index
      %1491 = arith.addi %6, %1490 : index
      %1492 = vector.load %w[%1491] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1493 = vector.bitcast %1492 : vector<4xi8> to vector<1xf32>
      %1494 = vector.extract %1493[0] : f32 from vector<1xf32>
      %1495 = arith.mulf %1494, %1488 : f32
      %1496 = arith.mulf %1471, %1495 : f32
      %1497 = arith.remui %1479, %c12 : index
      %1498 = arith.muli %1497, %c18 : index
      %1499 = arith.addi %8, %1498 : index
      %1500 = vector.load %w[%1499] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1501 = vector.bitcast %1500 : vector<4xi8> to vector<1xf32>
      %1502 = vector.extract %1501[0] : f32 from vector<1xf32>
      %1503 = arith.mulf %1502, %1488 : f32
      %1504 = arith.mulf %1478, %1503 : f32
      %1505 = arith.muli %1484, %outputFeatures : index
      %1506 = arith.addi %1505, %15 : index
      %1507 = wave.lane
      %1508 = arith.remui %1507, %c12 : index
      %1509 = arith.addi %1506, %1508 : index
      scf.if %13 {
        %1510 = arith.addi %1509, %c4 : index
        %1511 = memref.load %residual[%1510] : memref<?xf32>
        %1512 = arith.addf %1511, %1496 : f32
        %1513 = arith.addi %1509, %c4 : index
        memref.store %1512, %out[%1513] : memref<?xf32>
      } else {
        %1514 = arith.addi %1509, %c4 : index
        memref.store %1496, %out[%1514] : memref<?xf32>
      }
      scf.if %13 {
        %1515 = arith.addi %1509, %c12 : index
        %1516 = memref.load %residual[%1515] : memref<?xf32>
        %1517 = arith.addf %1516, %1504 : f32
        %1518 = arith.addi %1509, %c12 : index
        memref.store %1517, %out[%1518] : memref<?xf32>
      } else {
        %1519 = arith.addi %1509, %c12 : index
        memref.store %1504, %out[%1519] : memref<?xf32>
      }
    }
    %1520 = arith.muli %1308, %c18 : index
    %1521 = arith.addi %1520, %c21 : index
    %1522 = arith.muli %1521, %c1 : index
    %1523 = arith.addi %1522, %1307 : index
    %1524 = arith.addi %1523, %c4 : index
    %1525 = memref.load %12[%1524] : memref<?xf32>
    %1526 = arith.addi %1524, %c19 : index
    %1527 = memref.load %12[%1526] : memref<?xf32>
    %1528 = arith.addf %1525, %1527 : f32
    %1529 = arith.muli %1521, %c1 : index
    %1530 = arith.addi %1529, %1307 : index
    %1531 = arith.addi %1530, %c20 : index
    %1532 = memref.load %12[%1531] : memref<?xf32>
    %1533 = arith.addi %1531, %c19 : index
    %1534 = memref.load %12[%1533] : memref<?xf32>
    %1535 = arith.addf %1532, %1534 : f32
    %1536 = wave.lane
    %1537 = arith.addi %11, %c14 : index
    %1538 = arith.muli %1521, %c3 : index
    %1539 = arith.addi %1537, %1538 : index
    %1540 = arith.divui %1536, %c12 : index
    %1541 = arith.addi %1539, %1540 : index
    %1542 = arith.cmpi slt, %1541, %10 : index
    scf.if %1542 {
      %1543 = arith.cmpi eq, %hasFactors, %c5 : index
      %1544 = memref.load %factors[%1541] : memref<?xf32>
      %1545 = arith.select %1543, %1544, %c27 : f32
      %1546 = arith.remui %1536, %c12 : index
      %1547 = arith.muli %1546, %c18 : index
      %1548 = arith.addi %6, %1547 : index
      %1549 = vector.load %w[%1548] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1550 = vector.bitcast %1549 : vector<4xi8> to vector<1xf32>
      %1551 = vector.extract %1550[0] : f32 from vector<1xf32>
      %1552 = arith.mulf %1551, %1545 : f32
      %1553 = arith.mulf %1528, %1552 : f32
      %1554 = arith.remui %1536, %c12 : index
      %1555 = arith.muli %1554, %c18 : index
      %1556 = arith.addi %8, %1555 : index
      %1557 = vector.load %w[%1556] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1558 = vector.bitcast %1557 : vector<4xi8> to vector<1xf32>
      %1559 = vector.extract %1558[0] : f32 from vector<1xf32>
      %1560 = arith.mulf %1559, %1545 : f32
      %1561 = arith.mulf %1535, %1560 : f32
      %1562 = arith.muli %1541, %outputFeatures : index
      %1563 = arith.addi %1562, %15 : index
      %1564 = wave.lane
      %1565 = arith.remui %1564, %c12 : index
      %1566 = arith.addi %1563, %1565 : index
      scf.if %13 {
        %1567 = arith.addi %1566, %c4 : index
        %1568 = memref.load %residual[%1567] : memref<?xf32>
        %1569 = arith.addf %1568, %1553 : f32
        %1570 = arith.addi %1566, %c4 : index
        memref.store %1569, %out[%1570] : memref<?xf32>
      } else {
        %1571 = arith.addi %1566, %c4 : index
        memref.store %1553, %out[%1571] : memref<?xf32>
      }
      scf.if %13 {
        %1572 = arith.addi %1566, %c12 : index
        %1573 = memref.load %residual[%1572] : memref<?xf32>
        %1574 = arith.addf %1573, %1561 : f32
        %1575 = arith.addi %1566, %c12 : index
        memref.store %1574, %out[%1575] : memref<?xf32>
      } else {
        %1576 = arith.addi %1566, %c12 : index
        memref.store %1561, %out[%1576] : memref<?xf32>
      }
    }
  }
  wave.return
}
