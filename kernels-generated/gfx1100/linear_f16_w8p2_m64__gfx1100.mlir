// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='f16', waves=8, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_f16_w8p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 32 : index
  %c2 = arith.constant 128 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 0 : index
  %c5 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c7 = arith.constant 64 : index
  %c8 = arith.constant 4096 : index
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
  %c28 = arith.constant 2048 : index
  %c29 = arith.constant 2560 : index
  %c30 = arith.constant 3072 : index
  %c31 = arith.constant 3584 : index
  %hasFactors = wave.param "hasFactors" : index
  %c33 = arith.constant 0x3F800000 : f32
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
    %539 = arith.muli %498, %c5 : index
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
    %554 = arith.addi %543, %c28 : index
    %555 = memref.load %12[%554] : memref<?xf32>
    %556 = arith.addf %553, %555 : f32
    %557 = arith.addi %543, %c29 : index
    %558 = memref.load %12[%557] : memref<?xf32>
    %559 = arith.addf %556, %558 : f32
    %560 = arith.addi %543, %c30 : index
    %561 = memref.load %12[%560] : memref<?xf32>
    %562 = arith.addf %559, %561 : f32
    %563 = arith.addi %543, %c31 : index
    %564 = memref.load %12[%563] : memref<?xf32>
    %565 = arith.addf %562, %564 : f32
    %566 = arith.muli %540, %c1 : index
    %567 = arith.addi %566, %497 : index
    %568 = arith.addi %567, %c20 : index
    %569 = memref.load %12[%568] : memref<?xf32>
    %570 = arith.addi %568, %c19 : index
    %571 = memref.load %12[%570] : memref<?xf32>
    %572 = arith.addf %569, %571 : f32
    %573 = arith.addi %568, %c26 : index
    %574 = memref.load %12[%573] : memref<?xf32>
    %575 = arith.addf %572, %574 : f32
    %576 = arith.addi %568, %c27 : index
    %577 = memref.load %12[%576] : memref<?xf32>
    %578 = arith.addf %575, %577 : f32
    %579 = arith.addi %568, %c28 : index
    %580 = memref.load %12[%579] : memref<?xf32>
    %581 = arith.addf %578, %580 : f32
    %582 = arith.addi %568, %c29 : index
    %583 = memref.load %12[%582] : memref<?xf32>
    %584 = arith.addf %581, %583 : f32
    %585 = arith.addi %568, %c30 : index
    %586 = memref.load %12[%585] : memref<?xf32>
    %587 = arith.addf %584, %586 : f32
    %588 = arith.addi %568, %c31 : index
    %589 = memref.load %12[%588] : memref<?xf32>
    %590 = arith.addf %587, %589 : f32
    %591 = wave.lane
    %592 = arith.addi %11, %c4 : index
    %593 = arith.muli %540, %c3 : index
    %594 = arith.addi %592, %593 : index
    %595 = arith.divui %591, %c12 : index
    %596 = arith.addi %594, %595 : index
    %597 = arith.cmpi slt, %596, %10 : index
    scf.if %597 {
      %598 = arith.cmpi eq, %hasFactors, %c5 : index
      %599 = memref.load %factors[%596] : memref<?xf32>
      %600 = arith.select %598, %599, %c33 : f32
      %601 = arith.remui %591, %c12 : index
      %602 = arith.muli %601, %c18 : index
      %603 = arith.addi %6, %602 : index
      %604 = vector.load %w[%603] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %605 = vector.bitcast %604 : vector<4xi8> to vector<1xf32>
      %606 = vector.extract %605[0] : f32 from vector<1xf32>
      %607 = arith.mulf %606, %600 : f32
      %608 = arith.mulf %565, %607 : f32
      %609 = arith.remui %591, %c12 : index
      %610 = arith.muli %609, %c18 : index
      %611 = arith.addi %8, %610 : index
      %612 = vector.load %w[%611] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %613 = vector.bitcast %612 : vector<4xi8> to vector<1xf32>
      %614 = vector.extract %613[0] : f32 from vector<1xf32>
      %615 = arith.mulf %614, %600 : f32
      %616 = arith.mulf %590, %615 : f32
      %617 = arith.muli %596, %outputFeatures : index
      %618 = arith.addi %617, %15 : index
      %619 = wave.lane
      %620 = arith.remui %619, %c12 : index
      %621 = arith.addi %618, %620 : index
      scf.if %13 {
        %622 = arith.addi %621, %c4 : index
        %623 = memref.load %residual[%622] : memref<?xf32>
        %624 = arith.addf %623, %608 : f32
        %625 = arith.addi %621, %c4 : index
        memref.store %624, %out[%625] : memref<?xf32>
      } else {
        %626 = arith.addi %621, %c4 : index
        memref.store %608, %out[%626] : memref<?xf32>
      }
      scf.if %13 {
        %627 = arith.addi %621, %c12 : index
        %628 = memref.load %residual[%627] : memref<?xf32>
        %629 = arith.addf %628, %616 : f32
        %630 = arith.addi %621, %c12 : index
        memref.store %629, %out[%630] : memref<?xf32>
      } else {
        %631 = arith.addi %621, %c12 : index
        memref.store %616, %out[%631] : memref<?xf32>
      }
    }
    %632 = wave.lane
    wave.barrier
    %633 = wave.wave
    %634 = arith.muli %633, %c3 : index
    %635 = arith.addi %634, %c4 : index
    %636 = arith.muli %635, %c20 : index
    %637 = arith.addi %636, %632 : index
    %638 = vector.extract %421#2[0] : f32 from vector<8xf32>
    %639 = arith.addi %637, %c4 : index
    memref.store %638, %12[%639] : memref<?xf32>
    %640 = vector.extract %421#2[1] : f32 from vector<8xf32>
    %641 = arith.addi %637, %c1 : index
    memref.store %640, %12[%641] : memref<?xf32>
    %642 = vector.extract %421#2[2] : f32 from vector<8xf32>
    %643 = arith.addi %637, %c7 : index
    memref.store %642, %12[%643] : memref<?xf32>
    %644 = vector.extract %421#2[3] : f32 from vector<8xf32>
    %645 = arith.addi %637, %c22 : index
    memref.store %644, %12[%645] : memref<?xf32>
    %646 = vector.extract %421#2[4] : f32 from vector<8xf32>
    %647 = arith.addi %637, %c2 : index
    memref.store %646, %12[%647] : memref<?xf32>
    %648 = vector.extract %421#2[5] : f32 from vector<8xf32>
    %649 = arith.addi %637, %c23 : index
    memref.store %648, %12[%649] : memref<?xf32>
    %650 = vector.extract %421#2[6] : f32 from vector<8xf32>
    %651 = arith.addi %637, %c24 : index
    memref.store %650, %12[%651] : memref<?xf32>
    %652 = vector.extract %421#2[7] : f32 from vector<8xf32>
    %653 = arith.addi %637, %c25 : index
    memref.store %652, %12[%653] : memref<?xf32>
    %654 = arith.muli %633, %c3 : index
    %655 = arith.addi %654, %c5 : index
    %656 = arith.muli %655, %c20 : index
    %657 = arith.addi %656, %632 : index
    %658 = vector.extract %421#3[0] : f32 from vector<8xf32>
    %659 = arith.addi %657, %c4 : index
    memref.store %658, %12[%659] : memref<?xf32>
    %660 = vector.extract %421#3[1] : f32 from vector<8xf32>
    %661 = arith.addi %657, %c1 : index
    memref.store %660, %12[%661] : memref<?xf32>
    %662 = vector.extract %421#3[2] : f32 from vector<8xf32>
    %663 = arith.addi %657, %c7 : index
    memref.store %662, %12[%663] : memref<?xf32>
    %664 = vector.extract %421#3[3] : f32 from vector<8xf32>
    %665 = arith.addi %657, %c22 : index
    memref.store %664, %12[%665] : memref<?xf32>
    %666 = vector.extract %421#3[4] : f32 from vector<8xf32>
    %667 = arith.addi %657, %c2 : index
    memref.store %666, %12[%667] : memref<?xf32>
    %668 = vector.extract %421#3[5] : f32 from vector<8xf32>
    %669 = arith.addi %657, %c23 : index
    memref.store %668, %12[%669] : memref<?xf32>
    %670 = vector.extract %421#3[6] : f32 from vector<8xf32>
    %671 = arith.addi %657, %c24 : index
    memref.store %670, %12[%671] : memref<?xf32>
    %672 = vector.extract %421#3[7] : f32 from vector<8xf32>
    %673 = arith.addi %657, %c25 : index
    memref.store %672, %12[%673] : memref<?xf32>
    wave.barrier
    %674 = arith.muli %633, %c5 : index
    %675 = arith.addi %674, %c4 : index
    %676 = arith.muli %675, %c1 : index
    %677 = arith.addi %676, %632 : index
    %678 = arith.addi %677, %c4 : index
    %679 = memref.load %12[%678] : memref<?xf32>
    %680 = arith.addi %678, %c19 : index
    %681 = memref.load %12[%680] : memref<?xf32>
    %682 = arith.addf %679, %681 : f32
    %683 = arith.addi %678, %c26 : index
    %684 = memref.load %12[%683] : memref<?xf32>
    %685 = arith.addf %682, %684 : f32
    %686 = arith.addi %678, %c27 : index
    %687 = memref.load %12[%686] : memref<?xf32>
    %688 = arith.addf %685, %687 : f32
    %689 = arith.addi %678, %c28 : index
    %690 = memref.load %12[%689] : memref<?xf32>
    %691 = arith.addf %688, %690 : f32
    %692 = arith.addi %678, %c29 : index
    %693 = memref.load %12[%692] : memref<?xf32>
    %694 = arith.addf %691, %693 : f32
    %695 = arith.addi %678, %c30 : index
    %696 = memref.load %12[%695] : memref<?xf32>
    %697 = arith.addf %694, %696 : f32
    %698 = arith.addi %678, %c31 : index
    %699 = memref.load %12[%698] : memref<?xf32>
    %700 = arith.addf %697, %699 : f32
    %701 = arith.muli %675, %c1 : index
    %702 = arith.addi %701, %632 : index
    %703 = arith.addi %702, %c20 : index
    %704 = memref.load %12[%703] : memref<?xf32>
    %705 = arith.addi %703, %c19 : index
    %706 = memref.load %12[%705] : memref<?xf32>
    %707 = arith.addf %704, %706 : f32
    %708 = arith.addi %703, %c26 : index
    %709 = memref.load %12[%708] : memref<?xf32>
    %710 = arith.addf %707, %709 : f32
    %711 = arith.addi %703, %c27 : index
    %712 = memref.load %12[%711] : memref<?xf32>
    %713 = arith.addf %710, %712 : f32
    %714 = arith.addi %703, %c28 : index
    %715 = memref.load %12[%714] : memref<?xf32>
    %716 = arith.addf %713, %715 : f32
    %717 = arith.addi %703, %c29 : index
    %718 = memref.load %12[%717] : memref<?xf32>
    %719 = arith.addf %716, %718 : f32
    %720 = arith.addi %703, %c30 : index
    %721 = memref.load %12[%720] : memref<?xf32>
    %722 = arith.addf %719, %721 : f32
    %723 = arith.addi %703, %c31 : index
    %724 = memref.load %12[%723] : memref<?xf32>
    %725 = arith.addf %722, %724 : f32
    %726 = wave.lane
    %727 = arith.addi %11, %c12 : index
    %728 = arith.muli %675, %c3 : index
    %729 = arith.addi %727, %728 : index
    %730 = arith.divui %726, %c12 : index
    %731 = arith.addi %729, %730 : index
    %732 = arith.cmpi slt, %731, %10 : index
    scf.if %732 {
      %733 = arith.cmpi eq, %hasFactors, %c5 : index
      %734 = memref.load %factors[%731] : memref<?xf32>
      %735 = arith.select %733, %734, %c33 : f32
      %736 = arith.remui %726, %c12 : index
      %737 = arith.muli %736, %c18 : index
      %738 = arith.addi %6, %737 : index
      %739 = vector.load %w[%738] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %740 = vector.bitcast %739 : vector<4xi8> to vector<1xf32>
      %741 = vector.extract %740[0] : f32 from vector<1xf32>
      %742 = arith.mulf %741, %735 : f32
      %743 = arith.mulf %700, %742 : f32
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
    %773 = vector.extract %421#4[0] : f32 from vector<8xf32>
    %774 = arith.addi %772, %c4 : index
    memref.store %773, %12[%774] : memref<?xf32>
    %775 = vector.extract %421#4[1] : f32 from vector<8xf32>
    %776 = arith.addi %772, %c1 : index
    memref.store %775, %12[%776] : memref<?xf32>
    %777 = vector.extract %421#4[2] : f32 from vector<8xf32>
    %778 = arith.addi %772, %c7 : index
    memref.store %777, %12[%778] : memref<?xf32>
    %779 = vector.extract %421#4[3] : f32 from vector<8xf32>
    %780 = arith.addi %772, %c22 : index
    memref.store %779, %12[%780] : memref<?xf32>
    %781 = vector.extract %421#4[4] : f32 from vector<8xf32>
    %782 = arith.addi %772, %c2 : index
    memref.store %781, %12[%782] : memref<?xf32>
    %783 = vector.extract %421#4[5] : f32 from vector<8xf32>
    %784 = arith.addi %772, %c23 : index
    memref.store %783, %12[%784] : memref<?xf32>
    %785 = vector.extract %421#4[6] : f32 from vector<8xf32>
    %786 = arith.addi %772, %c24 : index
    memref.store %785, %12[%786] : memref<?xf32>
    %787 = vector.extract %421#4[7] : f32 from vector<8xf32>
    %788 = arith.addi %772, %c25 : index
    memref.store %787, %12[%788] : memref<?xf32>
    %789 = arith.muli %768, %c3 : index
    %790 = arith.addi %789, %c5 : index
    %791 = arith.muli %790, %c20 : index
    %792 = arith.addi %791, %767 : index
    %793 = vector.extract %421#5[0] : f32 from vector<8xf32>
    %794 = arith.addi %792, %c4 : index
    memref.store %793, %12[%794] : memref<?xf32>
    %795 = vector.extract %421#5[1] : f32 from vector<8xf32>
    %796 = arith.addi %792, %c1 : index
    memref.store %795, %12[%796] : memref<?xf32>
    %797 = vector.extract %421#5[2] : f32 from vector<8xf32>
    %798 = arith.addi %792, %c7 : index
    memref.store %797, %12[%798] : memref<?xf32>
    %799 = vector.extract %421#5[3] : f32 from vector<8xf32>
    %800 = arith.addi %792, %c22 : index
    memref.store %799, %12[%800] : memref<?xf32>
    %801 = vector.extract %421#5[4] : f32 from vector<8xf32>
    %802 = arith.addi %792, %c2 : index
    memref.store %801, %12[%802] : memref<?xf32>
    %803 = vector.extract %421#5[5] : f32 from vector<8xf32>
    %804 = arith.addi %792, %c23 : index
    memref.store %803, %12[%804] : memref<?xf32>
    %805 = vector.extract %421#5[6] : f32 from vector<8xf32>
    %806 = arith.addi %792, %c24 : index
    memref.store %805, %12[%806] : memref<?xf32>
    %807 = vector.extract %421#5[7] : f32 from vector<8xf32>
    %808 = arith.addi %792, %c25 : index
    memref.store %807, %12[%808] : memref<?xf32>
    wave.barrier
    %809 = arith.muli %768, %c5 : index
    %810 = arith.addi %809, %c4 : index
    %811 = arith.muli %810, %c1 : index
    %812 = arith.addi %811, %767 : index
    %813 = arith.addi %812, %c4 : index
    %814 = memref.load %12[%813] : memref<?xf32>
    %815 = arith.addi %813, %c19 : index
    %816 = memref.load %12[%815] : memref<?xf32>
    %817 = arith.addf %814, %816 : f32
    %818 = arith.addi %813, %c26 : index
    %819 = memref.load %12[%818] : memref<?xf32>
    %820 = arith.addf %817, %819 : f32
    %821 = arith.addi %813, %c27 : index
    %822 = memref.load %12[%821] : memref<?xf32>
    %823 = arith.addf %820, %822 : f32
    %824 = arith.addi %813, %c28 : index
    %825 = memref.load %12[%824] : memref<?xf32>
    %826 = arith.addf %823, %825 : f32
    %827 = arith.addi %813, %c29 : index
    %828 = memref.load %12[%827] : memref<?xf32>
    %829 = arith.addf %826, %828 : f32
    %830 = arith.addi %813, %c30 : index
    %831 = memref.load %12[%830] : memref<?xf32>
    %832 = arith.addf %829, %831 : f32
    %833 = arith.addi %813, %c31 : index
    %834 = memref.load %12[%833] : memref<?xf32>
    %835 = arith.addf %832, %834 : f32
    %836 = arith.muli %810, %c1 : index
    %837 = arith.addi %836, %767 : index
    %838 = arith.addi %837, %c20 : index
    %839 = memref.load %12[%838] : memref<?xf32>
    %840 = arith.addi %838, %c19 : index
    %841 = memref.load %12[%840] : memref<?xf32>
    %842 = arith.addf %839, %841 : f32
    %843 = arith.addi %838, %c26 : index
    %844 = memref.load %12[%843] : memref<?xf32>
    %845 = arith.addf %842, %844 : f32
    %846 = arith.addi %838, %c27 : index
    %847 = memref.load %12[%846] : memref<?xf32>
    %848 = arith.addf %845, %847 : f32
    %849 = arith.addi %838, %c28 : index
    %850 = memref.load %12[%849] : memref<?xf32>
    %851 = arith.addf %848, %850 : f32
    %852 = arith.addi %838, %c29 : index
    %853 = memref.load %12[%852] : memref<?xf32>
    %854 = arith.addf %851, %853 : f32
    %855 = arith.addi %838, %c30 : index
    %856 = memref.load %12[%855] : memref<?xf32>
    %857 = arith.addf %854, %856 : f32
    %858 = arith.addi %838, %c31 : index
    %859 = memref.load %12[%858] : memref<?xf32>
    %860 = arith.addf %857, %859 : f32
    %861 = wave.lane
    %862 = arith.addi %11, %c1 : index
    %863 = arith.muli %810, %c3 : index
    %864 = arith.addi %862, %863 : index
    %865 = arith.divui %861, %c12 : index
    %866 = arith.addi %864, %865 : index
    %867 = arith.cmpi slt, %866, %10 : index
    scf.if %867 {
      %868 = arith.cmpi eq, %hasFactors, %c5 : index
      %869 = memref.load %factors[%866] : memref<?xf32>
      %870 = arith.select %868, %869, %c33 : f32
      %871 = arith.remui %861, %c12 : index
      %872 = arith.muli %871, %c18 : index
      %873 = arith.addi %6, %872 : index
      %874 = vector.load %w[%873] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %875 = vector.bitcast %874 : vector<4xi8> to vector<1xf32>
      %876 = vector.extract %875[0] : f32 from vector<1xf32>
      %877 = arith.mulf %876, %870 : f32
      %878 = arith.mulf %835, %877 : f32
      %879 = arith.remui %861, %c12 : index
      %880 = arith.muli %879, %c18 : index
      %881 = arith.addi %8, %880 : index
      %882 = vector.load %w[%881] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %883 = vector.bitcast %882 : vector<4xi8> to vector<1xf32>
      %884 = vector.extract %883[0] : f32 from vector<1xf32>
      %885 = arith.mulf %884, %870 : f32
      %886 = arith.mulf %860, %885 : f32
      %887 = arith.muli %866, %outputFeatures : index
      %888 = arith.addi %887, %15 : index
      %889 = wave.lane
      %890 = arith.remui %889, %c12 : index
      %891 = arith.addi %888, %890 : index
      scf.if %13 {
        %892 = arith.addi %891, %c4 : index
        %893 = memref.load %residual[%892] : memref<?xf32>
        %894 = arith.addf %893, %878 : f32
        %895 = arith.addi %891, %c4 : index
        memref.store %894, %out[%895] : memref<?xf32>
      } else {
        %896 = arith.addi %891, %c4 : index
        memref.store %878, %out[%896] : memref<?xf32>
      }
      scf.if %13 {
        %897 = arith.addi %891, %c12 : index
        %898 = memref.load %residual[%897] : memref<?xf32>
        %899 = arith.addf %898, %886 : f32
        %900 = arith.addi %891, %c12 : index
        memref.store %899, %out[%900] : memref<?xf32>
      } else {
        %901 = arith.addi %891, %c12 : index
        memref.store %886, %out[%901] : memref<?xf32>
      }
    }
    %902 = wave.lane
    wave.barrier
    %903 = wave.wave
    %904 = arith.muli %903, %c3 : index
    %905 = arith.addi %904, %c4 : index
    %906 = arith.muli %905, %c20 : index
    %907 = arith.addi %906, %902 : index
    %908 = vector.extract %421#6[0] : f32 from vector<8xf32>
    %909 = arith.addi %907, %c4 : index
    memref.store %908, %12[%909] : memref<?xf32>
    %910 = vector.extract %421#6[1] : f32 from vector<8xf32>
    %911 = arith.addi %907, %c1 : index
    memref.store %910, %12[%911] : memref<?xf32>
    %912 = vector.extract %421#6[2] : f32 from vector<8xf32>
    %913 = arith.addi %907, %c7 : index
    memref.store %912, %12[%913] : memref<?xf32>
    %914 = vector.extract %421#6[3] : f32 from vector<8xf32>
    %915 = arith.addi %907, %c22 : index
    memref.store %914, %12[%915] : memref<?xf32>
    %916 = vector.extract %421#6[4] : f32 from vector<8xf32>
    %917 = arith.addi %907, %c2 : index
    memref.store %916, %12[%917] : memref<?xf32>
    %918 = vector.extract %421#6[5] : f32 from vector<8xf32>
    %919 = arith.addi %907, %c23 : index
    memref.store %918, %12[%919] : memref<?xf32>
    %920 = vector.extract %421#6[6] : f32 from vector<8xf32>
    %921 = arith.addi %907, %c24 : index
    memref.store %920, %12[%921] : memref<?xf32>
    %922 = vector.extract %421#6[7] : f32 from vector<8xf32>
    %923 = arith.addi %907, %c25 : index
    memref.store %922, %12[%923] : memref<?xf32>
    %924 = arith.muli %903, %c3 : index
    %925 = arith.addi %924, %c5 : index
    %926 = arith.muli %925, %c20 : index
    %927 = arith.addi %926, %902 : index
    %928 = vector.extract %421#7[0] : f32 from vector<8xf32>
    %929 = arith.addi %927, %c4 : index
    memref.store %928, %12[%929] : memref<?xf32>
    %930 = vector.extract %421#7[1] : f32 from vector<8xf32>
    %931 = arith.addi %927, %c1 : index
    memref.store %930, %12[%931] : memref<?xf32>
    %932 = vector.extract %421#7[2] : f32 from vector<8xf32>
    %933 = arith.addi %927, %c7 : index
    memref.store %932, %12[%933] : memref<?xf32>
    %934 = vector.extract %421#7[3] : f32 from vector<8xf32>
    %935 = arith.addi %927, %c22 : index
    memref.store %934, %12[%935] : memref<?xf32>
    %936 = vector.extract %421#7[4] : f32 from vector<8xf32>
    %937 = arith.addi %927, %c2 : index
    memref.store %936, %12[%937] : memref<?xf32>
    %938 = vector.extract %421#7[5] : f32 from vector<8xf32>
    %939 = arith.addi %927, %c23 : index
    memref.store %938, %12[%939] : memref<?xf32>
    %940 = vector.extract %421#7[6] : f32 from vector<8xf32>
    %941 = arith.addi %927, %c24 : index
    memref.store %940, %12[%941] : memref<?xf32>
    %942 = vector.extract %421#7[7] : f32 from vector<8xf32>
    %943 = arith.addi %927, %c25 : index
    memref.store %942, %12[%943] : memref<?xf32>
    wave.barrier
    %944 = arith.muli %903, %c5 : index
    %945 = arith.addi %944, %c4 : index
    %946 = arith.muli %945, %c1 : index
    %947 = arith.addi %946, %902 : index
    %948 = arith.addi %947, %c4 : index
    %949 = memref.load %12[%948] : memref<?xf32>
    %950 = arith.addi %948, %c19 : index
    %951 = memref.load %12[%950] : memref<?xf32>
    %952 = arith.addf %949, %951 : f32
    %953 = arith.addi %948, %c26 : index
    %954 = memref.load %12[%953] : memref<?xf32>
    %955 = arith.addf %952, %954 : f32
    %956 = arith.addi %948, %c27 : index
    %957 = memref.load %12[%956] : memref<?xf32>
    %958 = arith.addf %955, %957 : f32
    %959 = arith.addi %948, %c28 : index
    %960 = memref.load %12[%959] : memref<?xf32>
    %961 = arith.addf %958, %960 : f32
    %962 = arith.addi %948, %c29 : index
    %963 = memref.load %12[%962] : memref<?xf32>
    %964 = arith.addf %961, %963 : f32
    %965 = arith.addi %948, %c30 : index
    %966 = memref.load %12[%965] : memref<?xf32>
    %967 = arith.addf %964, %966 : f32
    %968 = arith.addi %948, %c31 : index
    %969 = memref.load %12[%968] : memref<?xf32>
    %970 = arith.addf %967, %969 : f32
    %971 = arith.muli %945, %c1 : index
    %972 = arith.addi %971, %902 : index
    %973 = arith.addi %972, %c20 : index
    %974 = memref.load %12[%973] : memref<?xf32>
    %975 = arith.addi %973, %c19 : index
    %976 = memref.load %12[%975] : memref<?xf32>
    %977 = arith.addf %974, %976 : f32
    %978 = arith.addi %973, %c26 : index
    %979 = memref.load %12[%978] : memref<?xf32>
    %980 = arith.addf %977, %979 : f32
    %981 = arith.addi %973, %c27 : index
    %982 = memref.load %12[%981] : memref<?xf32>
    %983 = arith.addf %980, %982 : f32
    %984 = arith.addi %973, %c28 : index
    %985 = memref.load %12[%984] : memref<?xf32>
    %986 = arith.addf %983, %985 : f32
    %987 = arith.addi %973, %c29 : index
    %988 = memref.load %12[%987] : memref<?xf32>
    %989 = arith.addf %986, %988 : f32
    %990 = arith.addi %973, %c30 : index
    %991 = memref.load %12[%990] : memref<?xf32>
    %992 = arith.addf %989, %991 : f32
    %993 = arith.addi %973, %c31 : index
    %994 = memref.load %12[%993] : memref<?xf32>
    %995 = arith.addf %992, %994 : f32
    %996 = wave.lane
    %997 = arith.addi %11, %c14 : index
    %998 = arith.muli %945, %c3 : index
    %999 = arith.addi %997, %998 : index
    %1000 = arith.divui %996, %c12 : index
    %1001 = arith.addi %999, %1000 : index
    %1002 = arith.cmpi slt, %1001, %10 : index
    scf.if %1002 {
      %1003 = arith.cmpi eq, %hasFactors, %c5 : index
      %1004 = memref.load %factors[%1001] : memref<?xf32>
      %1005 = arith.select %1003, %1004, %c33 : f32
      %1006 = arith.remui %996, %c12 : index
      %1007 = arith.muli %1006, %c18 : index
      %1008 = arith.addi %6, %1007 : index
      %1009 = vector.load %w[%1008] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1010 = vector.bitcast %1009 : vector<4xi8> to vector<1xf32>
      %1011 = vector.extract %1010[0] : f32 from vector<1xf32>
      %1012 = arith.mulf %1011, %1005 : f32
      %1013 = arith.mulf %970, %1012 : f32
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
  }
  wave.return
}
