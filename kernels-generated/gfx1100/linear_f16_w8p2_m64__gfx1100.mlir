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
      %599 = arith.muli %596, %c3 : index
      %600 = memref.load %factors[%599] : memref<?xf32>
      %601 = arith.mulf %600, %operandScale : f32
      %602 = arith.select %598, %601, %operandScale : f32
      %603 = arith.remui %591, %c12 : index
      %604 = arith.muli %603, %c18 : index
      %605 = arith.addi %6, %604 : index
      %606 = vector.load %w[%605] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %607 = vector.bitcast %606 : vector<4xi8> to vector<1xf32>
      %608 = vector.extract %607[0] : f32 from vector<1xf32>
      %609 = arith.mulf %608, %602 : f32
      %610 = arith.mulf %565, %609 : f32
      %611 = arith.remui %591, %c12 : index
      %612 = arith.muli %611, %c18 : index
      %613 = arith.addi %8, %612 : index
      %614 = vector.load %w[%613] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %615 = vector.bitcast %614 : vector<4xi8> to vector<1xf32>
      %616 = vector.extract %615[0] : f32 from vector<1xf32>
      %617 = arith.mulf %616, %602 : f32
      %618 = arith.mulf %590, %617 : f32
      %619 = arith.muli %596, %outputFeatures : index
      %620 = arith.addi %619, %15 : index
      %621 = wave.lane
      %622 = arith.remui %621, %c12 : index
      %623 = arith.addi %620, %622 : index
      scf.if %13 {
        %624 = arith.addi %623, %c4 : index
        %625 = memref.load %residual[%624] : memref<?xf32>
        %626 = arith.addf %625, %610 : f32
        %627 = arith.addi %623, %c4 : index
        memref.store %626, %out[%627] : memref<?xf32>
      } else {
        %628 = arith.addi %623, %c4 : index
        memref.store %610, %out[%628] : memref<?xf32>
      }
      scf.if %13 {
        %629 = arith.addi %623, %c12 : index
        %630 = memref.load %residual[%629] : memref<?xf32>
        %631 = arith.addf %630, %618 : f32
        %632 = arith.addi %623, %c12 : index
        memref.store %631, %out[%632] : memref<?xf32>
      } else {
        %633 = arith.addi %623, %c12 : index
        memref.store %618, %out[%633] : memref<?xf32>
      }
    }
    %634 = wave.lane
    wave.barrier
    %635 = wave.wave
    %636 = arith.muli %635, %c3 : index
    %637 = arith.addi %636, %c4 : index
    %638 = arith.muli %637, %c20 : index
    %639 = arith.addi %638, %634 : index
    %640 = vector.extract %421#2[0] : f32 from vector<8xf32>
    %641 = arith.addi %639, %c4 : index
    memref.store %640, %12[%641] : memref<?xf32>
    %642 = vector.extract %421#2[1] : f32 from vector<8xf32>
    %643 = arith.addi %639, %c1 : index
    memref.store %642, %12[%643] : memref<?xf32>
    %644 = vector.extract %421#2[2] : f32 from vector<8xf32>
    %645 = arith.addi %639, %c7 : index
    memref.store %644, %12[%645] : memref<?xf32>
    %646 = vector.extract %421#2[3] : f32 from vector<8xf32>
    %647 = arith.addi %639, %c22 : index
    memref.store %646, %12[%647] : memref<?xf32>
    %648 = vector.extract %421#2[4] : f32 from vector<8xf32>
    %649 = arith.addi %639, %c2 : index
    memref.store %648, %12[%649] : memref<?xf32>
    %650 = vector.extract %421#2[5] : f32 from vector<8xf32>
    %651 = arith.addi %639, %c23 : index
    memref.store %650, %12[%651] : memref<?xf32>
    %652 = vector.extract %421#2[6] : f32 from vector<8xf32>
    %653 = arith.addi %639, %c24 : index
    memref.store %652, %12[%653] : memref<?xf32>
    %654 = vector.extract %421#2[7] : f32 from vector<8xf32>
    %655 = arith.addi %639, %c25 : index
    memref.store %654, %12[%655] : memref<?xf32>
    %656 = arith.muli %635, %c3 : index
    %657 = arith.addi %656, %c5 : index
    %658 = arith.muli %657, %c20 : index
    %659 = arith.addi %658, %634 : index
    %660 = vector.extract %421#3[0] : f32 from vector<8xf32>
    %661 = arith.addi %659, %c4 : index
    memref.store %660, %12[%661] : memref<?xf32>
    %662 = vector.extract %421#3[1] : f32 from vector<8xf32>
    %663 = arith.addi %659, %c1 : index
    memref.store %662, %12[%663] : memref<?xf32>
    %664 = vector.extract %421#3[2] : f32 from vector<8xf32>
    %665 = arith.addi %659, %c7 : index
    memref.store %664, %12[%665] : memref<?xf32>
    %666 = vector.extract %421#3[3] : f32 from vector<8xf32>
    %667 = arith.addi %659, %c22 : index
    memref.store %666, %12[%667] : memref<?xf32>
    %668 = vector.extract %421#3[4] : f32 from vector<8xf32>
    %669 = arith.addi %659, %c2 : index
    memref.store %668, %12[%669] : memref<?xf32>
    %670 = vector.extract %421#3[5] : f32 from vector<8xf32>
    %671 = arith.addi %659, %c23 : index
    memref.store %670, %12[%671] : memref<?xf32>
    %672 = vector.extract %421#3[6] : f32 from vector<8xf32>
    %673 = arith.addi %659, %c24 : index
    memref.store %672, %12[%673] : memref<?xf32>
    %674 = vector.extract %421#3[7] : f32 from vector<8xf32>
    %675 = arith.addi %659, %c25 : index
    memref.store %674, %12[%675] : memref<?xf32>
    wave.barrier
    %676 = arith.muli %635, %c5 : index
    %677 = arith.addi %676, %c4 : index
    %678 = arith.muli %677, %c1 : index
    %679 = arith.addi %678, %634 : index
    %680 = arith.addi %679, %c4 : index
    %681 = memref.load %12[%680] : memref<?xf32>
    %682 = arith.addi %680, %c19 : index
    %683 = memref.load %12[%682] : memref<?xf32>
    %684 = arith.addf %681, %683 : f32
    %685 = arith.addi %680, %c26 : index
    %686 = memref.load %12[%685] : memref<?xf32>
    %687 = arith.addf %684, %686 : f32
    %688 = arith.addi %680, %c27 : index
    %689 = memref.load %12[%688] : memref<?xf32>
    %690 = arith.addf %687, %689 : f32
    %691 = arith.addi %680, %c28 : index
    %692 = memref.load %12[%691] : memref<?xf32>
    %693 = arith.addf %690, %692 : f32
    %694 = arith.addi %680, %c29 : index
    %695 = memref.load %12[%694] : memref<?xf32>
    %696 = arith.addf %693, %695 : f32
    %697 = arith.addi %680, %c30 : index
    %698 = memref.load %12[%697] : memref<?xf32>
    %699 = arith.addf %696, %698 : f32
    %700 = arith.addi %680, %c31 : index
    %701 = memref.load %12[%700] : memref<?xf32>
    %702 = arith.addf %699, %701 : f32
    %703 = arith.muli %677, %c1 : index
    %704 = arith.addi %703, %634 : index
    %705 = arith.addi %704, %c20 : index
    %706 = memref.load %12[%705] : memref<?xf32>
    %707 = arith.addi %705, %c19 : index
    %708 = memref.load %12[%707] : memref<?xf32>
    %709 = arith.addf %706, %708 : f32
    %710 = arith.addi %705, %c26 : index
    %711 = memref.load %12[%710] : memref<?xf32>
    %712 = arith.addf %709, %711 : f32
    %713 = arith.addi %705, %c27 : index
    %714 = memref.load %12[%713] : memref<?xf32>
    %715 = arith.addf %712, %714 : f32
    %716 = arith.addi %705, %c28 : index
    %717 = memref.load %12[%716] : memref<?xf32>
    %718 = arith.addf %715, %717 : f32
    %719 = arith.addi %705, %c29 : index
    %720 = memref.load %12[%719] : memref<?xf32>
    %721 = arith.addf %718, %720 : f32
    %722 = arith.addi %705, %c30 : index
    %723 = memref.load %12[%722] : memref<?xf32>
    %724 = arith.addf %721, %723 : f32
    %725 = arith.addi %705, %c31 : index
    %726 = memref.load %12[%725] : memref<?xf32>
    %727 = arith.addf %724, %726 : f32
    %728 = wave.lane
    %729 = arith.addi %11, %c12 : index
    %730 = arith.muli %677, %c3 : index
    %731 = arith.addi %729, %730 : index
    %732 = arith.divui %728, %c12 : index
    %733 = arith.addi %731, %732 : index
    %734 = arith.cmpi slt, %733, %10 : index
    scf.if %734 {
      %735 = arith.cmpi eq, %hasFactors, %c5 : index
      %736 = arith.muli %733, %c3 : index
      %737 = memref.load %factors[%736] : memref<?xf32>
      %738 = arith.mulf %737, %operandScale : f32
      %739 = arith.select %735, %738, %operandScale : f32
      %740 = arith.remui %728, %c12 : index
      %741 = arith.muli %740, %c18 : index
      %742 = arith.addi %6, %741 : index
      %743 = vector.load %w[%742] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %744 = vector.bitcast %743 : vector<4xi8> to vector<1xf32>
      %745 = vector.extract %744[0] : f32 from vector<1xf32>
      %746 = arith.mulf %745, %739 : f32
      %747 = arith.mulf %702, %746 : f32
      %748 = arith.remui %728, %c12 : index
      %749 = arith.muli %748, %c18 : index
      %750 = arith.addi %8, %749 : index
      %751 = vector.load %w[%750] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %752 = vector.bitcast %751 : vector<4xi8> to vector<1xf32>
      %753 = vector.extract %752[0] : f32 from vector<1xf32>
      %754 = arith.mulf %753, %739 : f32
      %755 = arith.mulf %727, %754 : f32
      %756 = arith.muli %733, %outputFeatures : index
      %757 = arith.addi %756, %15 : index
      %758 = wave.lane
      %759 = arith.remui %758, %c12 : index
      %760 = arith.addi %757, %759 : index
      scf.if %13 {
        %761 = arith.addi %760, %c4 : index
        %762 = memref.load %residual[%761] : memref<?xf32>
        %763 = arith.addf %762, %747 : f32
        %764 = arith.addi %760, %c4 : index
        memref.store %763, %out[%764] : memref<?xf32>
      } else {
        %765 = arith.addi %760, %c4 : index
        memref.store %747, %out[%765] : memref<?xf32>
      }
      scf.if %13 {
        %766 = arith.addi %760, %c12 : index
        %767 = memref.load %residual[%766] : memref<?xf32>
        %768 = arith.addf %767, %755 : f32
        %769 = arith.addi %760, %c12 : index
        memref.store %768, %out[%769] : memref<?xf32>
      } else {
        %770 = arith.addi %760, %c12 : index
        memref.store %755, %out[%770] : memref<?xf32>
      }
    }
    %771 = wave.lane
    wave.barrier
    %772 = wave.wave
    %773 = arith.muli %772, %c3 : index
    %774 = arith.addi %773, %c4 : index
    %775 = arith.muli %774, %c20 : index
    %776 = arith.addi %775, %771 : index
    %777 = vector.extract %421#4[0] : f32 from vector<8xf32>
    %778 = arith.addi %776, %c4 : index
    memref.store %777, %12[%778] : memref<?xf32>
    %779 = vector.extract %421#4[1] : f32 from vector<8xf32>
    %780 = arith.addi %776, %c1 : index
    memref.store %779, %12[%780] : memref<?xf32>
    %781 = vector.extract %421#4[2] : f32 from vector<8xf32>
    %782 = arith.addi %776, %c7 : index
    memref.store %781, %12[%782] : memref<?xf32>
    %783 = vector.extract %421#4[3] : f32 from vector<8xf32>
    %784 = arith.addi %776, %c22 : index
    memref.store %783, %12[%784] : memref<?xf32>
    %785 = vector.extract %421#4[4] : f32 from vector<8xf32>
    %786 = arith.addi %776, %c2 : index
    memref.store %785, %12[%786] : memref<?xf32>
    %787 = vector.extract %421#4[5] : f32 from vector<8xf32>
    %788 = arith.addi %776, %c23 : index
    memref.store %787, %12[%788] : memref<?xf32>
    %789 = vector.extract %421#4[6] : f32 from vector<8xf32>
    %790 = arith.addi %776, %c24 : index
    memref.store %789, %12[%790] : memref<?xf32>
    %791 = vector.extract %421#4[7] : f32 from vector<8xf32>
    %792 = arith.addi %776, %c25 : index
    memref.store %791, %12[%792] : memref<?xf32>
    %793 = arith.muli %772, %c3 : index
    %794 = arith.addi %793, %c5 : index
    %795 = arith.muli %794, %c20 : index
    %796 = arith.addi %795, %771 : index
    %797 = vector.extract %421#5[0] : f32 from vector<8xf32>
    %798 = arith.addi %796, %c4 : index
    memref.store %797, %12[%798] : memref<?xf32>
    %799 = vector.extract %421#5[1] : f32 from vector<8xf32>
    %800 = arith.addi %796, %c1 : index
    memref.store %799, %12[%800] : memref<?xf32>
    %801 = vector.extract %421#5[2] : f32 from vector<8xf32>
    %802 = arith.addi %796, %c7 : index
    memref.store %801, %12[%802] : memref<?xf32>
    %803 = vector.extract %421#5[3] : f32 from vector<8xf32>
    %804 = arith.addi %796, %c22 : index
    memref.store %803, %12[%804] : memref<?xf32>
    %805 = vector.extract %421#5[4] : f32 from vector<8xf32>
    %806 = arith.addi %796, %c2 : index
    memref.store %805, %12[%806] : memref<?xf32>
    %807 = vector.extract %421#5[5] : f32 from vector<8xf32>
    %808 = arith.addi %796, %c23 : index
    memref.store %807, %12[%808] : memref<?xf32>
    %809 = vector.extract %421#5[6] : f32 from vector<8xf32>
    %810 = arith.addi %796, %c24 : index
    memref.store %809, %12[%810] : memref<?xf32>
    %811 = vector.extract %421#5[7] : f32 from vector<8xf32>
    %812 = arith.addi %796, %c25 : index
    memref.store %811, %12[%812] : memref<?xf32>
    wave.barrier
    %813 = arith.muli %772, %c5 : index
    %814 = arith.addi %813, %c4 : index
    %815 = arith.muli %814, %c1 : index
    %816 = arith.addi %815, %771 : index
    %817 = arith.addi %816, %c4 : index
    %818 = memref.load %12[%817] : memref<?xf32>
    %819 = arith.addi %817, %c19 : index
    %820 = memref.load %12[%819] : memref<?xf32>
    %821 = arith.addf %818, %820 : f32
    %822 = arith.addi %817, %c26 : index
    %823 = memref.load %12[%822] : memref<?xf32>
    %824 = arith.addf %821, %823 : f32
    %825 = arith.addi %817, %c27 : index
    %826 = memref.load %12[%825] : memref<?xf32>
    %827 = arith.addf %824, %826 : f32
    %828 = arith.addi %817, %c28 : index
    %829 = memref.load %12[%828] : memref<?xf32>
    %830 = arith.addf %827, %829 : f32
    %831 = arith.addi %817, %c29 : index
    %832 = memref.load %12[%831] : memref<?xf32>
    %833 = arith.addf %830, %832 : f32
    %834 = arith.addi %817, %c30 : index
    %835 = memref.load %12[%834] : memref<?xf32>
    %836 = arith.addf %833, %835 : f32
    %837 = arith.addi %817, %c31 : index
    %838 = memref.load %12[%837] : memref<?xf32>
    %839 = arith.addf %836, %838 : f32
    %840 = arith.muli %814, %c1 : index
    %841 = arith.addi %840, %771 : index
    %842 = arith.addi %841, %c20 : index
    %843 = memref.load %12[%842] : memref<?xf32>
    %844 = arith.addi %842, %c19 : index
    %845 = memref.load %12[%844] : memref<?xf32>
    %846 = arith.addf %843, %845 : f32
    %847 = arith.addi %842, %c26 : index
    %848 = memref.load %12[%847] : memref<?xf32>
    %849 = arith.addf %846, %848 : f32
    %850 = arith.addi %842, %c27 : index
    %851 = memref.load %12[%850] : memref<?xf32>
    %852 = arith.addf %849, %851 : f32
    %853 = arith.addi %842, %c28 : index
    %854 = memref.load %12[%853] : memref<?xf32>
    %855 = arith.addf %852, %854 : f32
    %856 = arith.addi %842, %c29 : index
    %857 = memref.load %12[%856] : memref<?xf32>
    %858 = arith.addf %855, %857 : f32
    %859 = arith.addi %842, %c30 : index
    %860 = memref.load %12[%859] : memref<?xf32>
    %861 = arith.addf %858, %860 : f32
    %862 = arith.addi %842, %c31 : index
    %863 = memref.load %12[%862] : memref<?xf32>
    %864 = arith.addf %861, %863 : f32
    %865 = wave.lane
    %866 = arith.addi %11, %c1 : index
    %867 = arith.muli %814, %c3 : index
    %868 = arith.addi %866, %867 : index
    %869 = arith.divui %865, %c12 : index
    %870 = arith.addi %868, %869 : index
    %871 = arith.cmpi slt, %870, %10 : index
    scf.if %871 {
      %872 = arith.cmpi eq, %hasFactors, %c5 : index
      %873 = arith.muli %870, %c3 : index
      %874 = memref.load %factors[%873] : memref<?xf32>
      %875 = arith.mulf %874, %operandScale : f32
      %876 = arith.select %872, %875, %operandScale : f32
      %877 = arith.remui %865, %c12 : index
      %878 = arith.muli %877, %c18 : index
      %879 = arith.addi %6, %878 : index
      %880 = vector.load %w[%879] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %881 = vector.bitcast %880 : vector<4xi8> to vector<1xf32>
      %882 = vector.extract %881[0] : f32 from vector<1xf32>
      %883 = arith.mulf %882, %876 : f32
      %884 = arith.mulf %839, %883 : f32
      %885 = arith.remui %865, %c12 : index
      %886 = arith.muli %885, %c18 : index
      %887 = arith.addi %8, %886 : index
      %888 = vector.load %w[%887] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %889 = vector.bitcast %888 : vector<4xi8> to vector<1xf32>
      %890 = vector.extract %889[0] : f32 from vector<1xf32>
      %891 = arith.mulf %890, %876 : f32
      %892 = arith.mulf %864, %891 : f32
      %893 = arith.muli %870, %outputFeatures : index
      %894 = arith.addi %893, %15 : index
      %895 = wave.lane
      %896 = arith.remui %895, %c12 : index
      %897 = arith.addi %894, %896 : index
      scf.if %13 {
        %898 = arith.addi %897, %c4 : index
        %899 = memref.load %residual[%898] : memref<?xf32>
        %900 = arith.addf %899, %884 : f32
        %901 = arith.addi %897, %c4 : index
        memref.store %900, %out[%901] : memref<?xf32>
      } else {
        %902 = arith.addi %897, %c4 : index
        memref.store %884, %out[%902] : memref<?xf32>
      }
      scf.if %13 {
        %903 = arith.addi %897, %c12 : index
        %904 = memref.load %residual[%903] : memref<?xf32>
        %905 = arith.addf %904, %892 : f32
        %906 = arith.addi %897, %c12 : index
        memref.store %905, %out[%906] : memref<?xf32>
      } else {
        %907 = arith.addi %897, %c12 : index
        memref.store %892, %out[%907] : memref<?xf32>
      }
    }
    %908 = wave.lane
    wave.barrier
    %909 = wave.wave
    %910 = arith.muli %909, %c3 : index
    %911 = arith.addi %910, %c4 : index
    %912 = arith.muli %911, %c20 : index
    %913 = arith.addi %912, %908 : index
    %914 = vector.extract %421#6[0] : f32 from vector<8xf32>
    %915 = arith.addi %913, %c4 : index
    memref.store %914, %12[%915] : memref<?xf32>
    %916 = vector.extract %421#6[1] : f32 from vector<8xf32>
    %917 = arith.addi %913, %c1 : index
    memref.store %916, %12[%917] : memref<?xf32>
    %918 = vector.extract %421#6[2] : f32 from vector<8xf32>
    %919 = arith.addi %913, %c7 : index
    memref.store %918, %12[%919] : memref<?xf32>
    %920 = vector.extract %421#6[3] : f32 from vector<8xf32>
    %921 = arith.addi %913, %c22 : index
    memref.store %920, %12[%921] : memref<?xf32>
    %922 = vector.extract %421#6[4] : f32 from vector<8xf32>
    %923 = arith.addi %913, %c2 : index
    memref.store %922, %12[%923] : memref<?xf32>
    %924 = vector.extract %421#6[5] : f32 from vector<8xf32>
    %925 = arith.addi %913, %c23 : index
    memref.store %924, %12[%925] : memref<?xf32>
    %926 = vector.extract %421#6[6] : f32 from vector<8xf32>
    %927 = arith.addi %913, %c24 : index
    memref.store %926, %12[%927] : memref<?xf32>
    %928 = vector.extract %421#6[7] : f32 from vector<8xf32>
    %929 = arith.addi %913, %c25 : index
    memref.store %928, %12[%929] : memref<?xf32>
    %930 = arith.muli %909, %c3 : index
    %931 = arith.addi %930, %c5 : index
    %932 = arith.muli %931, %c20 : index
    %933 = arith.addi %932, %908 : index
    %934 = vector.extract %421#7[0] : f32 from vector<8xf32>
    %935 = arith.addi %933, %c4 : index
    memref.store %934, %12[%935] : memref<?xf32>
    %936 = vector.extract %421#7[1] : f32 from vector<8xf32>
    %937 = arith.addi %933, %c1 : index
    memref.store %936, %12[%937] : memref<?xf32>
    %938 = vector.extract %421#7[2] : f32 from vector<8xf32>
    %939 = arith.addi %933, %c7 : index
    memref.store %938, %12[%939] : memref<?xf32>
    %940 = vector.extract %421#7[3] : f32 from vector<8xf32>
    %941 = arith.addi %933, %c22 : index
    memref.store %940, %12[%941] : memref<?xf32>
    %942 = vector.extract %421#7[4] : f32 from vector<8xf32>
    %943 = arith.addi %933, %c2 : index
    memref.store %942, %12[%943] : memref<?xf32>
    %944 = vector.extract %421#7[5] : f32 from vector<8xf32>
    %945 = arith.addi %933, %c23 : index
    memref.store %944, %12[%945] : memref<?xf32>
    %946 = vector.extract %421#7[6] : f32 from vector<8xf32>
    %947 = arith.addi %933, %c24 : index
    memref.store %946, %12[%947] : memref<?xf32>
    %948 = vector.extract %421#7[7] : f32 from vector<8xf32>
    %949 = arith.addi %933, %c25 : index
    memref.store %948, %12[%949] : memref<?xf32>
    wave.barrier
    %950 = arith.muli %909, %c5 : index
    %951 = arith.addi %950, %c4 : index
    %952 = arith.muli %951, %c1 : index
    %953 = arith.addi %952, %908 : index
    %954 = arith.addi %953, %c4 : index
    %955 = memref.load %12[%954] : memref<?xf32>
    %956 = arith.addi %954, %c19 : index
    %957 = memref.load %12[%956] : memref<?xf32>
    %958 = arith.addf %955, %957 : f32
    %959 = arith.addi %954, %c26 : index
    %960 = memref.load %12[%959] : memref<?xf32>
    %961 = arith.addf %958, %960 : f32
    %962 = arith.addi %954, %c27 : index
    %963 = memref.load %12[%962] : memref<?xf32>
    %964 = arith.addf %961, %963 : f32
    %965 = arith.addi %954, %c28 : index
    %966 = memref.load %12[%965] : memref<?xf32>
    %967 = arith.addf %964, %966 : f32
    %968 = arith.addi %954, %c29 : index
    %969 = memref.load %12[%968] : memref<?xf32>
    %970 = arith.addf %967, %969 : f32
    %971 = arith.addi %954, %c30 : index
    %972 = memref.load %12[%971] : memref<?xf32>
    %973 = arith.addf %970, %972 : f32
    %974 = arith.addi %954, %c31 : index
    %975 = memref.load %12[%974] : memref<?xf32>
    %976 = arith.addf %973, %975 : f32
    %977 = arith.muli %951, %c1 : index
    %978 = arith.addi %977, %908 : index
    %979 = arith.addi %978, %c20 : index
    %980 = memref.load %12[%979] : memref<?xf32>
    %981 = arith.addi %979, %c19 : index
    %982 = memref.load %12[%981] : memref<?xf32>
    %983 = arith.addf %980, %982 : f32
    %984 = arith.addi %979, %c26 : index
    %985 = memref.load %12[%984] : memref<?xf32>
    %986 = arith.addf %983, %985 : f32
    %987 = arith.addi %979, %c27 : index
    %988 = memref.load %12[%987] : memref<?xf32>
    %989 = arith.addf %986, %988 : f32
    %990 = arith.addi %979, %c28 : index
    %991 = memref.load %12[%990] : memref<?xf32>
    %992 = arith.addf %989, %991 : f32
    %993 = arith.addi %979, %c29 : index
    %994 = memref.load %12[%993] : memref<?xf32>
    %995 = arith.addf %992, %994 : f32
    %996 = arith.addi %979, %c30 : index
    %997 = memref.load %12[%996] : memref<?xf32>
    %998 = arith.addf %995, %997 : f32
    %999 = arith.addi %979, %c31 : index
    %1000 = memref.load %12[%999] : memref<?xf32>
    %1001 = arith.addf %998, %1000 : f32
    %1002 = wave.lane
    %1003 = arith.addi %11, %c14 : index
    %1004 = arith.muli %951, %c3 : index
    %1005 = arith.addi %1003, %1004 : index
    %1006 = arith.divui %1002, %c12 : index
    %1007 = arith.addi %1005, %1006 : index
    %1008 = arith.cmpi slt, %1007, %10 : index
    scf.if %1008 {
      %1009 = arith.cmpi eq, %hasFactors, %c5 : index
      %1010 = arith.muli %1007, %c3 : index
      %1011 = memref.load %factors[%1010] : memref<?xf32>
      %1012 = arith.mulf %1011, %operandScale : f32
      %1013 = arith.select %1009, %1012, %operandScale : f32
      %1014 = arith.remui %1002, %c12 : index
      %1015 = arith.muli %1014, %c18 : index
      %1016 = arith.addi %6, %1015 : index
      %1017 = vector.load %w[%1016] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1018 = vector.bitcast %1017 : vector<4xi8> to vector<1xf32>
      %1019 = vector.extract %1018[0] : f32 from vector<1xf32>
      %1020 = arith.mulf %1019, %1013 : f32
      %1021 = arith.mulf %976, %1020 : f32
      %1022 = arith.remui %1002, %c12 : index
      %1023 = arith.muli %1022, %c18 : index
      %1024 = arith.addi %8, %1023 : index
      %1025 = vector.load %w[%1024] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1026 = vector.bitcast %1025 : vector<4xi8> to vector<1xf32>
      %1027 = vector.extract %1026[0] : f32 from vector<1xf32>
      %1028 = arith.mulf %1027, %1013 : f32
      %1029 = arith.mulf %1001, %1028 : f32
      %1030 = arith.muli %1007, %outputFeatures : index
      %1031 = arith.addi %1030, %15 : index
      %1032 = wave.lane
      %1033 = arith.remui %1032, %c12 : index
      %1034 = arith.addi %1031, %1033 : index
      scf.if %13 {
        %1035 = arith.addi %1034, %c4 : index
        %1036 = memref.load %residual[%1035] : memref<?xf32>
        %1037 = arith.addf %1036, %1021 : f32
        %1038 = arith.addi %1034, %c4 : index
        memref.store %1037, %out[%1038] : memref<?xf32>
      } else {
        %1039 = arith.addi %1034, %c4 : index
        memref.store %1021, %out[%1039] : memref<?xf32>
      }
      scf.if %13 {
        %1040 = arith.addi %1034, %c12 : index
        %1041 = memref.load %residual[%1040] : memref<?xf32>
        %1042 = arith.addf %1041, %1029 : f32
        %1043 = arith.addi %1034, %c12 : index
        memref.store %1042, %out[%1043] : memref<?xf32>
      } else {
        %1044 = arith.addi %1034, %c12 : index
        memref.store %1029, %out[%1044] : memref<?xf32>
      }
    }
  }
  wave.return
}
