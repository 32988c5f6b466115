// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='f16', waves=1, panels=1, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_f16_w1p1_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 32 : index
  %c2 = arith.constant 128 : index
  %c3 = arith.constant 1 : index
  %c4 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c6 = arith.constant 64 : index
  %tileRows = wave.param "tileRows" : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c10 = arith.constant 16 : index
  %c11 = arith.constant 4 : index
  %c12 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c15 = arith.constant 512 : index
  %c16 = arith.constant 256 : index
  %c17 = arith.constant 2 : index
  %c18 = arith.constant 3 : index
  %c19 = arith.constant 8 : index
  %hasFactors = wave.param "hasFactors" : index
  %c21 = arith.constant 0x3F800000 : f32
  %c22 = arith.constant 5 : index
  %c23 = arith.constant 6 : index
  %c24 = arith.constant 7 : index
  %c25 = arith.constant 48 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.addi %2, %c2 : index
  %4 = arith.muli %0, %c3 : index
  %5 = arith.addi %4, %c4 : index
  %6 = arith.muli %5, %3 : index
  %7 = memref.load %step[%countAt] : memref<?xi32>
  %8 = arith.index_cast %7 : i32 to index
  %9 = arith.muli %1, %c6 : index
  %10 = wave.wave
  %11 = arith.cmpi eq, %hasResidual, %c3 : index
  %12 = wave.block 0
  %13 = arith.muli %12, %c10 : index
  %14 = arith.cmpi slt, %9, %8 : index
  scf.if %14 {
    %15 = arith.muli %1, %c11 : index
    %16 = arith.divui %inputFeatures, %c10 : index
    %17 = arith.muli %10, %stepsPerWave : index
    %18 = arith.minsi %17, %16 : index
    %19 = arith.addi %18, %stepsPerWave : index
    %20 = arith.minsi %19, %16 : index
    %21 = arith.subi %20, %18 : index
    %22 = arith.divui %21, %c11 : index
    %23 = arith.muli %22, %c11 : index
    %24 = arith.addi %18, %23 : index
    %25 = arith.cmpi eq, %wholeBlocks, %c3 : index
    %26 = arith.addi %18, %stepsPerWave : index
    %27 = arith.select %25, %26, %24 : index
    %33:4 = scf.for %28 = %18 to %27 step %c11 iter_args(%29 = %c12, %30 = %c12, %31 = %c12, %32 = %c12) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %34 = wave.lane
      %35 = arith.addi %28, %c4 : index
      %36 = arith.addi %6, %c2 : index
      %37 = arith.muli %35, %c15 : index
      %38 = arith.addi %36, %37 : index
      %39 = arith.remui %34, %c10 : index
      %40 = arith.muli %39, %c10 : index
      %41 = arith.addi %38, %40 : index
      %42 = vector.load %w[%41] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %43 = vector.bitcast %42 : vector<16xi8> to vector<8xf16>
      %44 = arith.addi %41, %c16 : index
      %45 = vector.load %w[%44] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %46 = vector.bitcast %45 : vector<16xi8> to vector<8xf16>
      %47 = vector.shuffle %43, %46 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %48 = arith.addi %28, %c3 : index
      %49 = arith.addi %6, %c2 : index
      %50 = arith.muli %48, %c15 : index
      %51 = arith.addi %49, %50 : index
      %52 = arith.remui %34, %c10 : index
      %53 = arith.muli %52, %c10 : index
      %54 = arith.addi %51, %53 : index
      %55 = vector.load %w[%54] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %56 = vector.bitcast %55 : vector<16xi8> to vector<8xf16>
      %57 = arith.addi %54, %c16 : index
      %58 = vector.load %w[%57] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %59 = vector.bitcast %58 : vector<16xi8> to vector<8xf16>
      %60 = vector.shuffle %56, %59 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %61 = arith.addi %28, %c17 : index
      %62 = arith.addi %6, %c2 : index
      %63 = arith.muli %61, %c15 : index
      %64 = arith.addi %62, %63 : index
      %65 = arith.remui %34, %c10 : index
      %66 = arith.muli %65, %c10 : index
      %67 = arith.addi %64, %66 : index
      %68 = vector.load %w[%67] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %69 = vector.bitcast %68 : vector<16xi8> to vector<8xf16>
      %70 = arith.addi %67, %c16 : index
      %71 = vector.load %w[%70] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %72 = vector.bitcast %71 : vector<16xi8> to vector<8xf16>
      %73 = vector.shuffle %69, %72 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %74 = arith.addi %28, %c18 : index
      %75 = arith.addi %6, %c2 : index
      %76 = arith.muli %74, %c15 : index
      %77 = arith.addi %75, %76 : index
      %78 = arith.remui %34, %c10 : index
      %79 = arith.muli %78, %c10 : index
      %80 = arith.addi %77, %79 : index
      %81 = vector.load %w[%80] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %82 = vector.bitcast %81 : vector<16xi8> to vector<8xf16>
      %83 = arith.addi %80, %c16 : index
      %84 = vector.load %w[%83] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %85 = vector.bitcast %84 : vector<16xi8> to vector<8xf16>
      %86 = vector.shuffle %82, %85 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %87 = arith.addi %15, %c4 : index
      %88 = arith.muli %28, %c3 : index
      %89 = arith.addi %88, %c4 : index
      %90 = arith.divui %inputFeatures, %c10 : index
      %91 = arith.muli %87, %90 : index
      %92 = arith.addi %91, %89 : index
      %93 = arith.muli %tileRows, %c10 : index
      %94 = arith.muli %92, %93 : index
      %95 = arith.remui %34, %tileRows : index
      %96 = arith.muli %95, %c19 : index
      %97 = arith.addi %94, %96 : index
      %98 = vector.load %x[%97] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %99 = arith.muli %tileRows, %c19 : index
      %100 = arith.addi %97, %99 : index
      %101 = vector.load %x[%100] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %102 = vector.shuffle %98, %101 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %103 = wave.mma %102, %47, %29 : vector<16xf16>, vector<8xf32>
      %104 = arith.addi %15, %c3 : index
      %105 = arith.muli %28, %c3 : index
      %106 = arith.addi %105, %c4 : index
      %107 = arith.divui %inputFeatures, %c10 : index
      %108 = arith.muli %104, %107 : index
      %109 = arith.addi %108, %106 : index
      %110 = arith.muli %tileRows, %c10 : index
      %111 = arith.muli %109, %110 : index
      %112 = arith.remui %34, %tileRows : index
      %113 = arith.muli %112, %c19 : index
      %114 = arith.addi %111, %113 : index
      %115 = vector.load %x[%114] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %116 = arith.muli %tileRows, %c19 : index
      %117 = arith.addi %114, %116 : index
      %118 = vector.load %x[%117] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %119 = vector.shuffle %115, %118 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %120 = wave.mma %119, %47, %30 : vector<16xf16>, vector<8xf32>
      %121 = arith.addi %15, %c17 : index
      %122 = arith.muli %28, %c3 : index
      %123 = arith.addi %122, %c4 : index
      %124 = arith.divui %inputFeatures, %c10 : index
      %125 = arith.muli %121, %124 : index
      %126 = arith.addi %125, %123 : index
      %127 = arith.muli %tileRows, %c10 : index
      %128 = arith.muli %126, %127 : index
      %129 = arith.remui %34, %tileRows : index
      %130 = arith.muli %129, %c19 : index
      %131 = arith.addi %128, %130 : index
      %132 = vector.load %x[%131] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %133 = arith.muli %tileRows, %c19 : index
      %134 = arith.addi %131, %133 : index
      %135 = vector.load %x[%134] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %136 = vector.shuffle %132, %135 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %137 = wave.mma %136, %47, %31 : vector<16xf16>, vector<8xf32>
      %138 = arith.addi %15, %c18 : index
      %139 = arith.muli %28, %c3 : index
      %140 = arith.addi %139, %c4 : index
      %141 = arith.divui %inputFeatures, %c10 : index
      %142 = arith.muli %138, %141 : index
      %143 = arith.addi %142, %140 : index
      %144 = arith.muli %tileRows, %c10 : index
      %145 = arith.muli %143, %144 : index
      %146 = arith.remui %34, %tileRows : index
      %147 = arith.muli %146, %c19 : index
      %148 = arith.addi %145, %147 : index
      %149 = vector.load %x[%148] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %150 = arith.muli %tileRows, %c19 : index
      %151 = arith.addi %148, %150 : index
      %152 = vector.load %x[%151] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %153 = vector.shuffle %149, %152 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %154 = wave.mma %153, %47, %32 : vector<16xf16>, vector<8xf32>
      %155 = arith.addi %15, %c4 : index
      %156 = arith.muli %28, %c3 : index
      %157 = arith.addi %156, %c3 : index
      %158 = arith.divui %inputFeatures, %c10 : index
      %159 = arith.muli %155, %158 : index
      %160 = arith.addi %159, %157 : index
      %161 = arith.muli %tileRows, %c10 : index
      %162 = arith.muli %160, %161 : index
      %163 = arith.remui %34, %tileRows : index
      %164 = arith.muli %163, %c19 : index
      %165 = arith.addi %162, %164 : index
      %166 = vector.load %x[%165] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %167 = arith.muli %tileRows, %c19 : index
      %168 = arith.addi %165, %167 : index
      %169 = vector.load %x[%168] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %170 = vector.shuffle %166, %169 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %171 = wave.mma %170, %60, %103 : vector<16xf16>, vector<8xf32>
      %172 = arith.addi %15, %c3 : index
      %173 = arith.muli %28, %c3 : index
      %174 = arith.addi %173, %c3 : index
      %175 = arith.divui %inputFeatures, %c10 : index
      %176 = arith.muli %172, %175 : index
      %177 = arith.addi %176, %174 : index
      %178 = arith.muli %tileRows, %c10 : index
      %179 = arith.muli %177, %178 : index
      %180 = arith.remui %34, %tileRows : index
      %181 = arith.muli %180, %c19 : index
      %182 = arith.addi %179, %181 : index
      %183 = vector.load %x[%182] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %184 = arith.muli %tileRows, %c19 : index
      %185 = arith.addi %182, %184 : index
      %186 = vector.load %x[%185] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %187 = vector.shuffle %183, %186 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %188 = wave.mma %187, %60, %120 : vector<16xf16>, vector<8xf32>
      %189 = arith.addi %15, %c17 : index
      %190 = arith.muli %28, %c3 : index
      %191 = arith.addi %190, %c3 : index
      %192 = arith.divui %inputFeatures, %c10 : index
      %193 = arith.muli %189, %192 : index
      %194 = arith.addi %193, %191 : index
      %195 = arith.muli %tileRows, %c10 : index
      %196 = arith.muli %194, %195 : index
      %197 = arith.remui %34, %tileRows : index
      %198 = arith.muli %197, %c19 : index
      %199 = arith.addi %196, %198 : index
      %200 = vector.load %x[%199] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %201 = arith.muli %tileRows, %c19 : index
      %202 = arith.addi %199, %201 : index
      %203 = vector.load %x[%202] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %204 = vector.shuffle %200, %203 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %205 = wave.mma %204, %60, %137 : vector<16xf16>, vector<8xf32>
      %206 = arith.addi %15, %c18 : index
      %207 = arith.muli %28, %c3 : index
      %208 = arith.addi %207, %c3 : index
      %209 = arith.divui %inputFeatures, %c10 : index
      %210 = arith.muli %206, %209 : index
      %211 = arith.addi %210, %208 : index
      %212 = arith.muli %tileRows, %c10 : index
      %213 = arith.muli %211, %212 : index
      %214 = arith.remui %34, %tileRows : index
      %215 = arith.muli %214, %c19 : index
      %216 = arith.addi %213, %215 : index
      %217 = vector.load %x[%216] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %218 = arith.muli %tileRows, %c19 : index
      %219 = arith.addi %216, %218 : index
      %220 = vector.load %x[%219] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %221 = vector.shuffle %217, %220 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %222 = wave.mma %221, %60, %154 : vector<16xf16>, vector<8xf32>
      %223 = arith.addi %15, %c4 : index
      %224 = arith.muli %28, %c3 : index
      %225 = arith.addi %224, %c17 : index
      %226 = arith.divui %inputFeatures, %c10 : index
      %227 = arith.muli %223, %226 : index
      %228 = arith.addi %227, %225 : index
      %229 = arith.muli %tileRows, %c10 : index
      %230 = arith.muli %228, %229 : index
      %231 = arith.remui %34, %tileRows : index
      %232 = arith.muli %231, %c19 : index
      %233 = arith.addi %230, %232 : index
      %234 = vector.load %x[%233] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %235 = arith.muli %tileRows, %c19 : index
      %236 = arith.addi %233, %235 : index
      %237 = vector.load %x[%236] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %238 = vector.shuffle %234, %237 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %239 = wave.mma %238, %73, %171 : vector<16xf16>, vector<8xf32>
      %240 = arith.addi %15, %c3 : index
      %241 = arith.muli %28, %c3 : index
      %242 = arith.addi %241, %c17 : index
      %243 = arith.divui %inputFeatures, %c10 : index
      %244 = arith.muli %240, %243 : index
      %245 = arith.addi %244, %242 : index
      %246 = arith.muli %tileRows, %c10 : index
      %247 = arith.muli %245, %246 : index
      %248 = arith.remui %34, %tileRows : index
      %249 = arith.muli %248, %c19 : index
      %250 = arith.addi %247, %249 : index
      %251 = vector.load %x[%250] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %252 = arith.muli %tileRows, %c19 : index
      %253 = arith.addi %250, %252 : index
      %254 = vector.load %x[%253] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %255 = vector.shuffle %251, %254 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %256 = wave.mma %255, %73, %188 : vector<16xf16>, vector<8xf32>
      %257 = arith.addi %15, %c17 : index
      %258 = arith.muli %28, %c3 : index
      %259 = arith.addi %258, %c17 : index
      %260 = arith.divui %inputFeatures, %c10 : index
      %261 = arith.muli %257, %260 : index
      %262 = arith.addi %261, %259 : index
      %263 = arith.muli %tileRows, %c10 : index
      %264 = arith.muli %262, %263 : index
      %265 = arith.remui %34, %tileRows : index
      %266 = arith.muli %265, %c19 : index
      %267 = arith.addi %264, %266 : index
      %268 = vector.load %x[%267] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %269 = arith.muli %tileRows, %c19 : index
      %270 = arith.addi %267, %269 : index
      %271 = vector.load %x[%270] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %272 = vector.shuffle %268, %271 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %273 = wave.mma %272, %73, %205 : vector<16xf16>, vector<8xf32>
      %274 = arith.addi %15, %c18 : index
      %275 = arith.muli %28, %c3 : index
      %276 = arith.addi %275, %c17 : index
      %277 = arith.divui %inputFeatures, %c10 : index
      %278 = arith.muli %274, %277 : index
      %279 = arith.addi %278, %276 : index
      %280 = arith.muli %tileRows, %c10 : index
      %281 = arith.muli %279, %280 : index
      %282 = arith.remui %34, %tileRows : index
      %283 = arith.muli %282, %c19 : index
      %284 = arith.addi %281, %283 : index
      %285 = vector.load %x[%284] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %286 = arith.muli %tileRows, %c19 : index
      %287 = arith.addi %284, %286 : index
      %288 = vector.load %x[%287] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %289 = vector.shuffle %285, %288 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %290 = wave.mma %289, %73, %222 : vector<16xf16>, vector<8xf32>
      %291 = arith.addi %15, %c4 : index
      %292 = arith.muli %28, %c3 : index
      %293 = arith.addi %292, %c18 : index
      %294 = arith.divui %inputFeatures, %c10 : index
      %295 = arith.muli %291, %294 : index
      %296 = arith.addi %295, %293 : index
      %297 = arith.muli %tileRows, %c10 : index
      %298 = arith.muli %296, %297 : index
      %299 = arith.remui %34, %tileRows : index
      %300 = arith.muli %299, %c19 : index
      %301 = arith.addi %298, %300 : index
      %302 = vector.load %x[%301] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %303 = arith.muli %tileRows, %c19 : index
      %304 = arith.addi %301, %303 : index
      %305 = vector.load %x[%304] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %306 = vector.shuffle %302, %305 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %307 = wave.mma %306, %86, %239 : vector<16xf16>, vector<8xf32>
      %308 = arith.addi %15, %c3 : index
      %309 = arith.muli %28, %c3 : index
      %310 = arith.addi %309, %c18 : index
      %311 = arith.divui %inputFeatures, %c10 : index
      %312 = arith.muli %308, %311 : index
      %313 = arith.addi %312, %310 : index
      %314 = arith.muli %tileRows, %c10 : index
      %315 = arith.muli %313, %314 : index
      %316 = arith.remui %34, %tileRows : index
      %317 = arith.muli %316, %c19 : index
      %318 = arith.addi %315, %317 : index
      %319 = vector.load %x[%318] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %320 = arith.muli %tileRows, %c19 : index
      %321 = arith.addi %318, %320 : index
      %322 = vector.load %x[%321] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %323 = vector.shuffle %319, %322 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %324 = wave.mma %323, %86, %256 : vector<16xf16>, vector<8xf32>
      %325 = arith.addi %15, %c17 : index
      %326 = arith.muli %28, %c3 : index
      %327 = arith.addi %326, %c18 : index
      %328 = arith.divui %inputFeatures, %c10 : index
      %329 = arith.muli %325, %328 : index
      %330 = arith.addi %329, %327 : index
      %331 = arith.muli %tileRows, %c10 : index
      %332 = arith.muli %330, %331 : index
      %333 = arith.remui %34, %tileRows : index
      %334 = arith.muli %333, %c19 : index
      %335 = arith.addi %332, %334 : index
      %336 = vector.load %x[%335] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %337 = arith.muli %tileRows, %c19 : index
      %338 = arith.addi %335, %337 : index
      %339 = vector.load %x[%338] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %340 = vector.shuffle %336, %339 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %341 = wave.mma %340, %86, %273 : vector<16xf16>, vector<8xf32>
      %342 = arith.addi %15, %c18 : index
      %343 = arith.muli %28, %c3 : index
      %344 = arith.addi %343, %c18 : index
      %345 = arith.divui %inputFeatures, %c10 : index
      %346 = arith.muli %342, %345 : index
      %347 = arith.addi %346, %344 : index
      %348 = arith.muli %tileRows, %c10 : index
      %349 = arith.muli %347, %348 : index
      %350 = arith.remui %34, %tileRows : index
      %351 = arith.muli %350, %c19 : index
      %352 = arith.addi %349, %351 : index
      %353 = vector.load %x[%352] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %354 = arith.muli %tileRows, %c19 : index
      %355 = arith.addi %352, %354 : index
      %356 = vector.load %x[%355] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %357 = vector.shuffle %353, %356 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %358 = wave.mma %357, %86, %290 : vector<16xf16>, vector<8xf32>
      scf.yield %307, %324, %341, %358 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %359 = arith.select %25, %27, %20 : index
    %365:4 = scf.for %360 = %27 to %359 step %c3 iter_args(%361 = %33#0, %362 = %33#1, %363 = %33#2, %364 = %33#3) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %366 = wave.lane
      %367 = arith.addi %360, %c4 : index
      %368 = arith.addi %6, %c2 : index
      %369 = arith.muli %367, %c15 : index
      %370 = arith.addi %368, %369 : index
      %371 = arith.remui %366, %c10 : index
      %372 = arith.muli %371, %c10 : index
      %373 = arith.addi %370, %372 : index
      %374 = vector.load %w[%373] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %375 = vector.bitcast %374 : vector<16xi8> to vector<8xf16>
      %376 = arith.addi %373, %c16 : index
      %377 = vector.load %w[%376] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %378 = vector.bitcast %377 : vector<16xi8> to vector<8xf16>
      %379 = vector.shuffle %375, %378 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %380 = arith.addi %15, %c4 : index
      %381 = arith.muli %360, %c3 : index
      %382 = arith.addi %381, %c4 : index
      %383 = arith.divui %inputFeatures, %c10 : index
      %384 = arith.muli %380, %383 : index
      %385 = arith.addi %384, %382 : index
      %386 = arith.muli %tileRows, %c10 : index
      %387 = arith.muli %385, %386 : index
      %388 = arith.remui %366, %tileRows : index
      %389 = arith.muli %388, %c19 : index
      %390 = arith.addi %387, %389 : index
      %391 = vector.load %x[%390] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %392 = arith.muli %tileRows, %c19 : index
      %393 = arith.addi %390, %392 : index
      %394 = vector.load %x[%393] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %395 = vector.shuffle %391, %394 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %396 = wave.mma %395, %379, %361 : vector<16xf16>, vector<8xf32>
      %397 = arith.addi %15, %c3 : index
      %398 = arith.muli %360, %c3 : index
      %399 = arith.addi %398, %c4 : index
      %400 = arith.divui %inputFeatures, %c10 : index
      %401 = arith.muli %397, %400 : index
      %402 = arith.addi %401, %399 : index
      %403 = arith.muli %tileRows, %c10 : index
      %404 = arith.muli %402, %403 : index
      %405 = arith.remui %366, %tileRows : index
      %406 = arith.muli %405, %c19 : index
      %407 = arith.addi %404, %406 : index
      %408 = vector.load %x[%407] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %409 = arith.muli %tileRows, %c19 : index
      %410 = arith.addi %407, %409 : index
      %411 = vector.load %x[%410] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %412 = vector.shuffle %408, %411 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %413 = wave.mma %412, %379, %362 : vector<16xf16>, vector<8xf32>
      %414 = arith.addi %15, %c17 : index
      %415 = arith.muli %360, %c3 : index
      %416 = arith.addi %415, %c4 : index
      %417 = arith.divui %inputFeatures, %c10 : index
      %418 = arith.muli %414, %417 : index
      %419 = arith.addi %418, %416 : index
      %420 = arith.muli %tileRows, %c10 : index
      %421 = arith.muli %419, %420 : index
      %422 = arith.remui %366, %tileRows : index
      %423 = arith.muli %422, %c19 : index
      %424 = arith.addi %421, %423 : index
      %425 = vector.load %x[%424] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %426 = arith.muli %tileRows, %c19 : index
      %427 = arith.addi %424, %426 : index
      %428 = vector.load %x[%427] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %429 = vector.shuffle %425, %428 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %430 = wave.mma %429, %379, %363 : vector<16xf16>, vector<8xf32>
      %431 = arith.addi %15, %c18 : index
      %432 = arith.muli %360, %c3 : index
      %433 = arith.addi %432, %c4 : index
      %434 = arith.divui %inputFeatures, %c10 : index
      %435 = arith.muli %431, %434 : index
      %436 = arith.addi %435, %433 : index
      %437 = arith.muli %tileRows, %c10 : index
      %438 = arith.muli %436, %437 : index
      %439 = arith.remui %366, %tileRows : index
      %440 = arith.muli %439, %c19 : index
      %441 = arith.addi %438, %440 : index
      %442 = vector.load %x[%441] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %443 = arith.muli %tileRows, %c19 : index
      %444 = arith.addi %441, %443 : index
      %445 = vector.load %x[%444] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %446 = vector.shuffle %442, %445 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %447 = wave.mma %446, %379, %364 : vector<16xf16>, vector<8xf32>
      scf.yield %396, %413, %430, %447 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %448 = wave.lane
    %449 = vector.extract %365#0[0] : f32 from vector<8xf32>
    %450 = wave.lane
    %451 = arith.addi %9, %c4 : index
    %452 = arith.muli %c4, %c17 : index
    %453 = arith.addi %451, %452 : index
    %454 = arith.divui %450, %c10 : index
    %455 = arith.addi %453, %454 : index
    %456 = arith.cmpi slt, %455, %8 : index
    scf.if %456 {
      %457 = arith.cmpi eq, %hasFactors, %c3 : index
      %458 = memref.load %factors[%455] : memref<?xf32>
      %459 = arith.select %457, %458, %c21 : f32
      %460 = arith.remui %450, %c10 : index
      %461 = arith.muli %460, %c11 : index
      %462 = arith.addi %6, %461 : index
      %463 = vector.load %w[%462] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %464 = vector.bitcast %463 : vector<4xi8> to vector<1xf32>
      %465 = vector.extract %464[0] : f32 from vector<1xf32>
      %466 = arith.mulf %465, %459 : f32
      %467 = arith.mulf %449, %466 : f32
      %468 = arith.muli %455, %outputFeatures : index
      %469 = arith.addi %468, %13 : index
      %470 = wave.lane
      %471 = arith.remui %470, %c10 : index
      %472 = arith.addi %469, %471 : index
      scf.if %11 {
        %473 = arith.addi %472, %c4 : index
        %474 = memref.load %residual[%473] : memref<?xf32>
        %475 = arith.addf %474, %467 : f32
        %476 = arith.addi %472, %c4 : index
        memref.store %475, %out[%476] : memref<?xf32>
      } else {
        %477 = arith.addi %472, %c4 : index
        memref.store %467, %out[%477] : memref<?xf32>
      }
    }
    %478 = vector.extract %365#0[1] : f32 from vector<8xf32>
    %479 = wave.lane
    %480 = arith.addi %9, %c4 : index
    %481 = arith.muli %c3, %c17 : index
    %482 = arith.addi %480, %481 : index
    %483 = arith.divui %479, %c10 : index
    %484 = arith.addi %482, %483 : index
    %485 = arith.cmpi slt, %484, %8 : index
    scf.if %485 {
      %486 = arith.cmpi eq, %hasFactors, %c3 : index
      %487 = memref.load %factors[%484] : memref<?xf32>
      %488 = arith.select %486, %487, %c21 : f32
      %489 = arith.remui %479, %c10 : index
      %490 = arith.muli %489, %c11 : index
      %491 = arith.addi %6, %490 : index
      %492 = vector.load %w[%491] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %493 = vector.bitcast %492 : vector<4xi8> to vector<1xf32>
      %494 = vector.extract %493[0] : f32 from vector<1xf32>
      %495 = arith.mulf %494, %488 : f32
      %496 = arith.mulf %478, %495 : f32
      %497 = arith.muli %484, %outputFeatures : index
      %498 = arith.addi %497, %13 : index
      %499 = wave.lane
      %500 = arith.remui %499, %c10 : index
      %501 = arith.addi %498, %500 : index
      scf.if %11 {
        %502 = arith.addi %501, %c4 : index
        %503 = memref.load %residual[%502] : memref<?xf32>
        %504 = arith.addf %503, %496 : f32
        %505 = arith.addi %501, %c4 : index
        memref.store %504, %out[%505] : memref<?xf32>
      } else {
        %506 = arith.addi %501, %c4 : index
        memref.store %496, %out[%506] : memref<?xf32>
      }
    }
    %507 = vector.extract %365#0[2] : f32 from vector<8xf32>
    %508 = wave.lane
    %509 = arith.addi %9, %c4 : index
    %510 = arith.muli %c17, %c17 : index
    %511 = arith.addi %509, %510 : index
    %512 = arith.divui %508, %c10 : index
    %513 = arith.addi %511, %512 : index
    %514 = arith.cmpi slt, %513, %8 : index
    scf.if %514 {
      %515 = arith.cmpi eq, %hasFactors, %c3 : index
      %516 = memref.load %factors[%513] : memref<?xf32>
      %517 = arith.select %515, %516, %c21 : f32
      %518 = arith.remui %508, %c10 : index
      %519 = arith.muli %518, %c11 : index
      %520 = arith.addi %6, %519 : index
      %521 = vector.load %w[%520] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %522 = vector.bitcast %521 : vector<4xi8> to vector<1xf32>
      %523 = vector.extract %522[0] : f32 from vector<1xf32>
      %524 = arith.mulf %523, %517 : f32
      %525 = arith.mulf %507, %524 : f32
      %526 = arith.muli %513, %outputFeatures : index
      %527 = arith.addi %526, %13 : index
      %528 = wave.lane
      %529 = arith.remui %528, %c10 : index
      %530 = arith.addi %527, %529 : index
      scf.if %11 {
        %531 = arith.addi %530, %c4 : index
        %532 = memref.load %residual[%531] : memref<?xf32>
        %533 = arith.addf %532, %525 : f32
        %534 = arith.addi %530, %c4 : index
        memref.store %533, %out[%534] : memref<?xf32>
      } else {
        %535 = arith.addi %530, %c4 : index
        memref.store %525, %out[%535] : memref<?xf32>
      }
    }
    %536 = vector.extract %365#0[3] : f32 from vector<8xf32>
    %537 = wave.lane
    %538 = arith.addi %9, %c4 : index
    %539 = arith.muli %c18, %c17 : index
    %540 = arith.addi %538, %539 : index
    %541 = arith.divui %537, %c10 : index
    %542 = arith.addi %540, %541 : index
    %543 = arith.cmpi slt, %542, %8 : index
    scf.if %543 {
      %544 = arith.cmpi eq, %hasFactors, %c3 : index
      %545 = memref.load %factors[%542] : memref<?xf32>
      %546 = arith.select %544, %545, %c21 : f32
      %547 = arith.remui %537, %c10 : index
      %548 = arith.muli %547, %c11 : index
      %549 = arith.addi %6, %548 : index
      %550 = vector.load %w[%549] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %551 = vector.bitcast %550 : vector<4xi8> to vector<1xf32>
      %552 = vector.extract %551[0] : f32 from vector<1xf32>
      %553 = arith.mulf %552, %546 : f32
      %554 = arith.mulf %536, %553 : f32
      %555 = arith.muli %542, %outputFeatures : index
      %556 = arith.addi %555, %13 : index
      %557 = wave.lane
      %558 = arith.remui %557, %c10 : index
      %559 = arith.addi %556, %558 : index
      scf.if %11 {
        %560 = arith.addi %559, %c4 : index
        %561 = memref.load %residual[%560] : memref<?xf32>
        %562 = arith.addf %561, %554 : f32
        %563 = arith.addi %559, %c4 : index
        memref.store %562, %out[%563] : memref<?xf32>
      } else {
        %564 = arith.addi %559, %c4 : index
        memref.store %554, %out[%564] : memref<?xf32>
      }
    }
    %565 = vector.extract %365#0[4] : f32 from vector<8xf32>
    %566 = wave.lane
    %567 = arith.addi %9, %c4 : index
    %568 = arith.muli %c11, %c17 : index
    %569 = arith.addi %567, %568 : index
    %570 = arith.divui %566, %c10 : index
    %571 = arith.addi %569, %570 : index
    %572 = arith.cmpi slt, %571, %8 : index
    scf.if %572 {
      %573 = arith.cmpi eq, %hasFactors, %c3 : index
      %574 = memref.load %factors[%571] : memref<?xf32>
      %575 = arith.select %573, %574, %c21 : f32
      %576 = arith.remui %566, %c10 : index
      %577 = arith.muli %576, %c11 : index
      %578 = arith.addi %6, %577 : index
      %579 = vector.load %w[%578] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %580 = vector.bitcast %579 : vector<4xi8> to vector<1xf32>
      %581 = vector.extract %580[0] : f32 from vector<1xf32>
      %582 = arith.mulf %581, %575 : f32
      %583 = arith.mulf %565, %582 : f32
      %584 = arith.muli %571, %outputFeatures : index
      %585 = arith.addi %584, %13 : index
      %586 = wave.lane
      %587 = arith.remui %586, %c10 : index
      %588 = arith.addi %585, %587 : index
      scf.if %11 {
        %589 = arith.addi %588, %c4 : index
        %590 = memref.load %residual[%589] : memref<?xf32>
        %591 = arith.addf %590, %583 : f32
        %592 = arith.addi %588, %c4 : index
        memref.store %591, %out[%592] : memref<?xf32>
      } else {
        %593 = arith.addi %588, %c4 : index
        memref.store %583, %out[%593] : memref<?xf32>
      }
    }
    %594 = vector.extract %365#0[5] : f32 from vector<8xf32>
    %595 = wave.lane
    %596 = arith.addi %9, %c4 : index
    %597 = arith.muli %c22, %c17 : index
    %598 = arith.addi %596, %597 : index
    %599 = arith.divui %595, %c10 : index
    %600 = arith.addi %598, %599 : index
    %601 = arith.cmpi slt, %600, %8 : index
    scf.if %601 {
      %602 = arith.cmpi eq, %hasFactors, %c3 : index
      %603 = memref.load %factors[%600] : memref<?xf32>
      %604 = arith.select %602, %603, %c21 : f32
      %605 = arith.remui %595, %c10 : index
      %606 = arith.muli %605, %c11 : index
      %607 = arith.addi %6, %606 : index
      %608 = vector.load %w[%607] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %609 = vector.bitcast %608 : vector<4xi8> to vector<1xf32>
      %610 = vector.extract %609[0] : f32 from vector<1xf32>
      %611 = arith.mulf %610, %604 : f32
      %612 = arith.mulf %594, %611 : f32
      %613 = arith.muli %600, %outputFeatures : index
      %614 = arith.addi %613, %13 : index
      %615 = wave.lane
      %616 = arith.remui %615, %c10 : index
      %617 = arith.addi %614, %616 : index
      scf.if %11 {
        %618 = arith.addi %617, %c4 : index
        %619 = memref.load %residual[%618] : memref<?xf32>
        %620 = arith.addf %619, %612 : f32
        %621 = arith.addi %617, %c4 : index
        memref.store %620, %out[%621] : memref<?xf32>
      } else {
        %622 = arith.addi %617, %c4 : index
        memref.store %612, %out[%622] : memref<?xf32>
      }
    }
    %623 = vector.extract %365#0[6] : f32 from vector<8xf32>
    %624 = wave.lane
    %625 = arith.addi %9, %c4 : index
    %626 = arith.muli %c23, %c17 : index
    %627 = arith.addi %625, %626 : index
    %628 = arith.divui %624, %c10 : index
    %629 = arith.addi %627, %628 : index
    %630 = arith.cmpi slt, %629, %8 : index
    scf.if %630 {
      %631 = arith.cmpi eq, %hasFactors, %c3 : index
      %632 = memref.load %factors[%629] : memref<?xf32>
      %633 = arith.select %631, %632, %c21 : f32
      %634 = arith.remui %624, %c10 : index
      %635 = arith.muli %634, %c11 : index
      %636 = arith.addi %6, %635 : index
      %637 = vector.load %w[%636] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %638 = vector.bitcast %637 : vector<4xi8> to vector<1xf32>
      %639 = vector.extract %638[0] : f32 from vector<1xf32>
      %640 = arith.mulf %639, %633 : f32
      %641 = arith.mulf %623, %640 : f32
      %642 = arith.muli %629, %outputFeatures : index
      %643 = arith.addi %642, %13 : index
      %644 = wave.lane
      %645 = arith.remui %644, %c10 : index
      %646 = arith.addi %643, %645 : index
      scf.if %11 {
        %647 = arith.addi %646, %c4 : index
        %648 = memref.load %residual[%647] : memref<?xf32>
        %649 = arith.addf %648, %641 : f32
        %650 = arith.addi %646, %c4 : index
        memref.store %649, %out[%650] : memref<?xf32>
      } else {
        %651 = arith.addi %646, %c4 : index
        memref.store %641, %out[%651] : memref<?xf32>
      }
    }
    %652 = vector.extract %365#0[7] : f32 from vector<8xf32>
    %653 = wave.lane
    %654 = arith.addi %9, %c4 : index
    %655 = arith.muli %c24, %c17 : index
    %656 = arith.addi %654, %655 : index
    %657 = arith.divui %653, %c10 : index
    %658 = arith.addi %656, %657 : index
    %659 = arith.cmpi slt, %658, %8 : index
    scf.if %659 {
      %660 = arith.cmpi eq, %hasFactors, %c3 : index
      %661 = memref.load %factors[%658] : memref<?xf32>
      %662 = arith.select %660, %661, %c21 : f32
      %663 = arith.remui %653, %c10 : index
      %664 = arith.muli %663, %c11 : index
      %665 = arith.addi %6, %664 : index
      %666 = vector.load %w[%665] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %667 = vector.bitcast %666 : vector<4xi8> to vector<1xf32>
      %668 = vector.extract %667[0] : f32 from vector<1xf32>
      %669 = arith.mulf %668, %662 : f32
      %670 = arith.mulf %652, %669 : f32
      %671 = arith.muli %658, %outputFeatures : index
      %672 = arith.addi %671, %13 : index
      %673 = wave.lane
      %674 = arith.remui %673, %c10 : index
      %675 = arith.addi %672, %674 : index
      scf.if %11 {
        %676 = arith.addi %675, %c4 : index
        %677 = memref.load %residual[%676] : memref<?xf32>
        %678 = arith.addf %677, %670 : f32
        %679 = arith.addi %675, %c4 : index
        memref.store %678, %out[%679] : memref<?xf32>
      } else {
        %680 = arith.addi %675, %c4 : index
        memref.store %670, %out[%680] : memref<?xf32>
      }
    }
    %681 = wave.lane
    %682 = vector.extract %365#1[0] : f32 from vector<8xf32>
    %683 = wave.lane
    %684 = arith.addi %9, %c10 : index
    %685 = arith.muli %c4, %c17 : index
    %686 = arith.addi %684, %685 : index
    %687 = arith.divui %683, %c10 : index
    %688 = arith.addi %686, %687 : index
    %689 = arith.cmpi slt, %688, %8 : index
    scf.if %689 {
      %690 = arith.cmpi eq, %hasFactors, %c3 : index
      %691 = memref.load %factors[%688] : memref<?xf32>
      %692 = arith.select %690, %691, %c21 : f32
      %693 = arith.remui %683, %c10 : index
      %694 = arith.muli %693, %c11 : index
      %695 = arith.addi %6, %694 : index
      %696 = vector.load %w[%695] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %697 = vector.bitcast %696 : vector<4xi8> to vector<1xf32>
      %698 = vector.extract %697[0] : f32 from vector<1xf32>
      %699 = arith.mulf %698, %692 : f32
      %700 = arith.mulf %682, %699 : f32
      %701 = arith.muli %688, %outputFeatures : index
      %702 = arith.addi %701, %13 : index
      %703 = wave.lane
      %704 = arith.remui %703, %c10 : index
      %705 = arith.addi %702, %704 : index
      scf.if %11 {
        %706 = arith.addi %705, %c4 : index
        %707 = memref.load %residual[%706] : memref<?xf32>
        %708 = arith.addf %707, %700 : f32
        %709 = arith.addi %705, %c4 : index
        memref.store %708, %out[%709] : memref<?xf32>
      } else {
        %710 = arith.addi %705, %c4 : index
        memref.store %700, %out[%710] : memref<?xf32>
      }
    }
    %711 = vector.extract %365#1[1] : f32 from vector<8xf32>
    %712 = wave.lane
    %713 = arith.addi %9, %c10 : index
    %714 = arith.muli %c3, %c17 : index
    %715 = arith.addi %713, %714 : index
    %716 = arith.divui %712, %c10 : index
    %717 = arith.addi %715, %716 : index
    %718 = arith.cmpi slt, %717, %8 : index
    scf.if %718 {
      %719 = arith.cmpi eq, %hasFactors, %c3 : index
      %720 = memref.load %factors[%717] : memref<?xf32>
      %721 = arith.select %719, %720, %c21 : f32
      %722 = arith.remui %712, %c10 : index
      %723 = arith.muli %722, %c11 : index
      %724 = arith.addi %6, %723 : index
      %725 = vector.load %w[%724] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %726 = vector.bitcast %725 : vector<4xi8> to vector<1xf32>
      %727 = vector.extract %726[0] : f32 from vector<1xf32>
      %728 = arith.mulf %727, %721 : f32
      %729 = arith.mulf %711, %728 : f32
      %730 = arith.muli %717, %outputFeatures : index
      %731 = arith.addi %730, %13 : index
      %732 = wave.lane
      %733 = arith.remui %732, %c10 : index
      %734 = arith.addi %731, %733 : index
      scf.if %11 {
        %735 = arith.addi %734, %c4 : index
        %736 = memref.load %residual[%735] : memref<?xf32>
        %737 = arith.addf %736, %729 : f32
        %738 = arith.addi %734, %c4 : index
        memref.store %737, %out[%738] : memref<?xf32>
      } else {
        %739 = arith.addi %734, %c4 : index
        memref.store %729, %out[%739] : memref<?xf32>
      }
    }
    %740 = vector.extract %365#1[2] : f32 from vector<8xf32>
    %741 = wave.lane
    %742 = arith.addi %9, %c10 : index
    %743 = arith.muli %c17, %c17 : index
    %744 = arith.addi %742, %743 : index
    %745 = arith.divui %741, %c10 : index
    %746 = arith.addi %744, %745 : index
    %747 = arith.cmpi slt, %746, %8 : index
    scf.if %747 {
      %748 = arith.cmpi eq, %hasFactors, %c3 : index
      %749 = memref.load %factors[%746] : memref<?xf32>
      %750 = arith.select %748, %749, %c21 : f32
      %751 = arith.remui %741, %c10 : index
      %752 = arith.muli %751, %c11 : index
      %753 = arith.addi %6, %752 : index
      %754 = vector.load %w[%753] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %755 = vector.bitcast %754 : vector<4xi8> to vector<1xf32>
      %756 = vector.extract %755[0] : f32 from vector<1xf32>
      %757 = arith.mulf %756, %750 : f32
      %758 = arith.mulf %740, %757 : f32
      %759 = arith.muli %746, %outputFeatures : index
      %760 = arith.addi %759, %13 : index
      %761 = wave.lane
      %762 = arith.remui %761, %c10 : index
      %763 = arith.addi %760, %762 : index
      scf.if %11 {
        %764 = arith.addi %763, %c4 : index
        %765 = memref.load %residual[%764] : memref<?xf32>
        %766 = arith.addf %765, %758 : f32
        %767 = arith.addi %763, %c4 : index
        memref.store %766, %out[%767] : memref<?xf32>
      } else {
        %768 = arith.addi %763, %c4 : index
        memref.store %758, %out[%768] : memref<?xf32>
      }
    }
    %769 = vector.extract %365#1[3] : f32 from vector<8xf32>
    %770 = wave.lane
    %771 = arith.addi %9, %c10 : index
    %772 = arith.muli %c18, %c17 : index
    %773 = arith.addi %771, %772 : index
    %774 = arith.divui %770, %c10 : index
    %775 = arith.addi %773, %774 : index
    %776 = arith.cmpi slt, %775, %8 : index
    scf.if %776 {
      %777 = arith.cmpi eq, %hasFactors, %c3 : index
      %778 = memref.load %factors[%775] : memref<?xf32>
      %779 = arith.select %777, %778, %c21 : f32
      %780 = arith.remui %770, %c10 : index
      %781 = arith.muli %780, %c11 : index
      %782 = arith.addi %6, %781 : index
      %783 = vector.load %w[%782] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %784 = vector.bitcast %783 : vector<4xi8> to vector<1xf32>
      %785 = vector.extract %784[0] : f32 from vector<1xf32>
      %786 = arith.mulf %785, %779 : f32
      %787 = arith.mulf %769, %786 : f32
      %788 = arith.muli %775, %outputFeatures : index
      %789 = arith.addi %788, %13 : index
      %790 = wave.lane
      %791 = arith.remui %790, %c10 : index
      %792 = arith.addi %789, %791 : index
      scf.if %11 {
        %793 = arith.addi %792, %c4 : index
        %794 = memref.load %residual[%793] : memref<?xf32>
        %795 = arith.addf %794, %787 : f32
        %796 = arith.addi %792, %c4 : index
        memref.store %795, %out[%796] : memref<?xf32>
      } else {
        %797 = arith.addi %792, %c4 : index
        memref.store %787, %out[%797] : memref<?xf32>
      }
    }
    %798 = vector.extract %365#1[4] : f32 from vector<8xf32>
    %799 = wave.lane
    %800 = arith.addi %9, %c10 : index
    %801 = arith.muli %c11, %c17 : index
    %802 = arith.addi %800, %801 : index
    %803 = arith.divui %799, %c10 : index
    %804 = arith.addi %802, %803 : index
    %805 = arith.cmpi slt, %804, %8 : index
    scf.if %805 {
      %806 = arith.cmpi eq, %hasFactors, %c3 : index
      %807 = memref.load %factors[%804] : memref<?xf32>
      %808 = arith.select %806, %807, %c21 : f32
      %809 = arith.remui %799, %c10 : index
      %810 = arith.muli %809, %c11 : index
      %811 = arith.addi %6, %810 : index
      %812 = vector.load %w[%811] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %813 = vector.bitcast %812 : vector<4xi8> to vector<1xf32>
      %814 = vector.extract %813[0] : f32 from vector<1xf32>
      %815 = arith.mulf %814, %808 : f32
      %816 = arith.mulf %798, %815 : f32
      %817 = arith.muli %804, %outputFeatures : index
      %818 = arith.addi %817, %13 : index
      %819 = wave.lane
      %820 = arith.remui %819, %c10 : index
      %821 = arith.addi %818, %820 : index
      scf.if %11 {
        %822 = arith.addi %821, %c4 : index
        %823 = memref.load %residual[%822] : memref<?xf32>
        %824 = arith.addf %823, %816 : f32
        %825 = arith.addi %821, %c4 : index
        memref.store %824, %out[%825] : memref<?xf32>
      } else {
        %826 = arith.addi %821, %c4 : index
        memref.store %816, %out[%826] : memref<?xf32>
      }
    }
    %827 = vector.extract %365#1[5] : f32 from vector<8xf32>
    %828 = wave.lane
    %829 = arith.addi %9, %c10 : index
    %830 = arith.muli %c22, %c17 : index
    %831 = arith.addi %829, %830 : index
    %832 = arith.divui %828, %c10 : index
    %833 = arith.addi %831, %832 : index
    %834 = arith.cmpi slt, %833, %8 : index
    scf.if %834 {
      %835 = arith.cmpi eq, %hasFactors, %c3 : index
      %836 = memref.load %factors[%833] : memref<?xf32>
      %837 = arith.select %835, %836, %c21 : f32
      %838 = arith.remui %828, %c10 : index
      %839 = arith.muli %838, %c11 : index
      %840 = arith.addi %6, %839 : index
      %841 = vector.load %w[%840] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %842 = vector.bitcast %841 : vector<4xi8> to vector<1xf32>
      %843 = vector.extract %842[0] : f32 from vector<1xf32>
      %844 = arith.mulf %843, %837 : f32
      %845 = arith.mulf %827, %844 : f32
      %846 = arith.muli %833, %outputFeatures : index
      %847 = arith.addi %846, %13 : index
      %848 = wave.lane
      %849 = arith.remui %848, %c10 : index
      %850 = arith.addi %847, %849 : index
      scf.if %11 {
        %851 = arith.addi %850, %c4 : index
        %852 = memref.load %residual[%851] : memref<?xf32>
        %853 = arith.addf %852, %845 : f32
        %854 = arith.addi %850, %c4 : index
        memref.store %853, %out[%854] : memref<?xf32>
      } else {
        %855 = arith.addi %850, %c4 : index
        memref.store %845, %out[%855] : memref<?xf32>
      }
    }
    %856 = vector.extract %365#1[6] : f32 from vector<8xf32>
    %857 = wave.lane
    %858 = arith.addi %9, %c10 : index
    %859 = arith.muli %c23, %c17 : index
    %860 = arith.addi %858, %859 : index
    %861 = arith.divui %857, %c10 : index
    %862 = arith.addi %860, %861 : index
    %863 = arith.cmpi slt, %862, %8 : index
    scf.if %863 {
      %864 = arith.cmpi eq, %hasFactors, %c3 : index
      %865 = memref.load %factors[%862] : memref<?xf32>
      %866 = arith.select %864, %865, %c21 : f32
      %867 = arith.remui %857, %c10 : index
      %868 = arith.muli %867, %c11 : index
      %869 = arith.addi %6, %868 : index
      %870 = vector.load %w[%869] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %871 = vector.bitcast %870 : vector<4xi8> to vector<1xf32>
      %872 = vector.extract %871[0] : f32 from vector<1xf32>
      %873 = arith.mulf %872, %866 : f32
      %874 = arith.mulf %856, %873 : f32
      %875 = arith.muli %862, %outputFeatures : index
      %876 = arith.addi %875, %13 : index
      %877 = wave.lane
      %878 = arith.remui %877, %c10 : index
      %879 = arith.addi %876, %878 : index
      scf.if %11 {
        %880 = arith.addi %879, %c4 : index
        %881 = memref.load %residual[%880] : memref<?xf32>
        %882 = arith.addf %881, %874 : f32
        %883 = arith.addi %879, %c4 : index
        memref.store %882, %out[%883] : memref<?xf32>
      } else {
        %884 = arith.addi %879, %c4 : index
        memref.store %874, %out[%884] : memref<?xf32>
      }
    }
    %885 = vector.extract %365#1[7] : f32 from vector<8xf32>
    %886 = wave.lane
    %887 = arith.addi %9, %c10 : index
    %888 = arith.muli %c24, %c17 : index
    %889 = arith.addi %887, %888 : index
    %890 = arith.divui %886, %c10 : index
    %891 = arith.addi %889, %890 : index
    %892 = arith.cmpi slt, %891, %8 : index
    scf.if %892 {
      %893 = arith.cmpi eq, %hasFactors, %c3 : index
      %894 = memref.load %factors[%891] : memref<?xf32>
      %895 = arith.select %893, %894, %c21 : f32
      %896 = arith.remui %886, %c10 : index
      %897 = arith.muli %896, %c11 : index
      %898 = arith.addi %6, %897 : index
      %899 = vector.load %w[%898] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %900 = vector.bitcast %899 : vector<4xi8> to vector<1xf32>
      %901 = vector.extract %900[0] : f32 from vector<1xf32>
      %902 = arith.mulf %901, %895 : f32
      %903 = arith.mulf %885, %902 : f32
      %904 = arith.muli %891, %outputFeatures : index
      %905 = arith.addi %904, %13 : index
      %906 = wave.lane
      %907 = arith.remui %906, %c10 : index
      %908 = arith.addi %905, %907 : index
      scf.if %11 {
        %909 = arith.addi %908, %c4 : index
        %910 = memref.load %residual[%909] : memref<?xf32>
        %911 = arith.addf %910, %903 : f32
        %912 = arith.addi %908, %c4 : index
        memref.store %911, %out[%912] : memref<?xf32>
      } else {
        %913 = arith.addi %908, %c4 : index
        memref.store %903, %out[%913] : memref<?xf32>
      }
    }
    %914 = wave.lane
    %915 = vector.extract %365#2[0] : f32 from vector<8xf32>
    %916 = wave.lane
    %917 = arith.addi %9, %c1 : index
    %918 = arith.muli %c4, %c17 : index
    %919 = arith.addi %917, %918 : index
    %920 = arith.divui %916, %c10 : index
    %921 = arith.addi %919, %920 : index
    %922 = arith.cmpi slt, %921, %8 : index
    scf.if %922 {
      %923 = arith.cmpi eq, %hasFactors, %c3 : index
      %924 = memref.load %factors[%921] : memref<?xf32>
      %925 = arith.select %923, %924, %c21 : f32
      %926 = arith.remui %916, %c10 : index
      %927 = arith.muli %926, %c11 : index
      %928 = arith.addi %6, %927 : index
      %929 = vector.load %w[%928] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %930 = vector.bitcast %929 : vector<4xi8> to vector<1xf32>
      %931 = vector.extract %930[0] : f32 from vector<1xf32>
      %932 = arith.mulf %931, %925 : f32
      %933 = arith.mulf %915, %932 : f32
      %934 = arith.muli %921, %outputFeatures : index
      %935 = arith.addi %934, %13 : index
      %936 = wave.lane
      %937 = arith.remui %936, %c10 : index
      %938 = arith.addi %935, %937 : index
      scf.if %11 {
        %939 = arith.addi %938, %c4 : index
        %940 = memref.load %residual[%939] : memref<?xf32>
        %941 = arith.addf %940, %933 : f32
        %942 = arith.addi %938, %c4 : index
        memref.store %941, %out[%942] : memref<?xf32>
      } else {
        %943 = arith.addi %938, %c4 : index
        memref.store %933, %out[%943] : memref<?xf32>
      }
    }
    %944 = vector.extract %365#2[1] : f32 from vector<8xf32>
    %945 = wave.lane
    %946 = arith.addi %9, %c1 : index
    %947 = arith.muli %c3, %c17 : index
    %948 = arith.addi %946, %947 : index
    %949 = arith.divui %945, %c10 : index
    %950 = arith.addi %948, %949 : index
    %951 = arith.cmpi slt, %950, %8 : index
    scf.if %951 {
      %952 = arith.cmpi eq, %hasFactors, %c3 : index
      %953 = memref.load %factors[%950] : memref<?xf32>
      %954 = arith.select %952, %953, %c21 : f32
      %955 = arith.remui %945, %c10 : index
      %956 = arith.muli %955, %c11 : index
      %957 = arith.addi %6, %956 : index
      %958 = vector.load %w[%957] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %959 = vector.bitcast %958 : vector<4xi8> to vector<1xf32>
      %960 = vector.extract %959[0] : f32 from vector<1xf32>
      %961 = arith.mulf %960, %954 : f32
      %962 = arith.mulf %944, %961 : f32
      %963 = arith.muli %950, %outputFeatures : index
      %964 = arith.addi %963, %13 : index
      %965 = wave.lane
      %966 = arith.remui %965, %c10 : index
      %967 = arith.addi %964, %966 : index
      scf.if %11 {
        %968 = arith.addi %967, %c4 : index
        %969 = memref.load %residual[%968] : memref<?xf32>
        %970 = arith.addf %969, %962 : f32
        %971 = arith.addi %967, %c4 : index
        memref.store %970, %out[%971] : memref<?xf32>
      } else {
        %972 = arith.addi %967, %c4 : index
        memref.store %962, %out[%972] : memref<?xf32>
      }
    }
    %973 = vector.extract %365#2[2] : f32 from vector<8xf32>
    %974 = wave.lane
    %975 = arith.addi %9, %c1 : index
    %976 = arith.muli %c17, %c17 : index
    %977 = arith.addi %975, %976 : index
    %978 = arith.divui %974, %c10 : index
    %979 = arith.addi %977, %978 : index
    %980 = arith.cmpi slt, %979, %8 : index
    scf.if %980 {
      %981 = arith.cmpi eq, %hasFactors, %c3 : index
      %982 = memref.load %factors[%979] : memref<?xf32>
      %983 = arith.select %981, %982, %c21 : f32
      %984 = arith.remui %974, %c10 : index
      %985 = arith.muli %984, %c11 : index
      %986 = arith.addi %6, %985 : index
      %987 = vector.load %w[%986] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %988 = vector.bitcast %987 : vector<4xi8> to vector<1xf32>
      %989 = vector.extract %988[0] : f32 from vector<1xf32>
      %990 = arith.mulf %989, %983 : f32
      %991 = arith.mulf %973, %990 : f32
      %992 = arith.muli %979, %outputFeatures : index
      %993 = arith.addi %992, %13 : index
      %994 = wave.lane
      %995 = arith.remui %994, %c10 : index
      %996 = arith.addi %993, %995 : index
      scf.if %11 {
        %997 = arith.addi %996, %c4 : index
        %998 = memref.load %residual[%997] : memref<?xf32>
        %999 = arith.addf %998, %991 : f32
        %1000 = arith.addi %996, %c4 : index
        memref.store %999, %out[%1000] : memref<?xf32>
      } else {
        %1001 = arith.addi %996, %c4 : index
        memref.store %991, %out[%1001] : memref<?xf32>
      }
    }
    %1002 = vector.extract %365#2[3] : f32 from vector<8xf32>
    %1003 = wave.lane
    %1004 = arith.addi %9, %c1 : index
    %1005 = arith.muli %c18, %c17 : index
    %1006 = arith.addi %1004, %1005 : index
    %1007 = arith.divui %1003, %c10 : index
    %1008 = arith.addi %1006, %1007 : index
    %1009 = arith.cmpi slt, %1008, %8 : index
    scf.if %1009 {
      %1010 = arith.cmpi eq, %hasFactors, %c3 : index
      %1011 = memref.load %factors[%1008] : memref<?xf32>
      %1012 = arith.select %1010, %1011, %c21 : f32
      %1013 = arith.remui %1003, %c10 : index
      %1014 = arith.muli %1013, %c11 : index
      %1015 = arith.addi %6, %1014 : index
      %1016 = vector.load %w[%1015] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1017 = vector.bitcast %1016 : vector<4xi8> to vector<1xf32>
      %1018 = vector.extract %1017[0] : f32 from vector<1xf32>
      %1019 = arith.mulf %1018, %1012 : f32
      %1020 = arith.mulf %1002, %1019 : f32
      %1021 = arith.muli %1008, %outputFeatures : index
      %1022 = arith.addi %1021, %13 : index
      %1023 = wave.lane
      %1024 = arith.remui %1023, %c10 : index
      %1025 = arith.addi %1022, %1024 : index
      scf.if %11 {
        %1026 = arith.addi %1025, %c4 : index
        %1027 = memref.load %residual[%1026] : memref<?xf32>
        %1028 = arith.addf %1027, %1020 : f32
        %1029 = arith.addi %1025, %c4 : index
        memref.store %1028, %out[%1029] : memref<?xf32>
      } else {
        %1030 = arith.addi %1025, %c4 : index
        memref.store %1020, %out[%1030] : memref<?xf32>
      }
    }
    %1031 = vector.extract %365#2[4] : f32 from vector<8xf32>
    %1032 = wave.lane
    %1033 = arith.addi %9, %c1 : index
    %1034 = arith.muli %c11, %c17 : index
    %1035 = arith.addi %1033, %1034 : index
    %1036 = arith.divui %1032, %c10 : index
    %1037 = arith.addi %1035, %1036 : index
    %1038 = arith.cmpi slt, %1037, %8 : index
    scf.if %1038 {
      %1039 = arith.cmpi eq, %hasFactors, %c3 : index
      %1040 = memref.load %factors[%1037] : memref<?xf32>
      %1041 = arith.select %1039, %1040, %c21 : f32
      %1042 = arith.remui %1032, %c10 : index
      %1043 = arith.muli %1042, %c11 : index
      %1044 = arith.addi %6, %1043 : index
      %1045 = vector.load %w[%1044] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1046 = vector.bitcast %1045 : vector<4xi8> to vector<1xf32>
      %1047 = vector.extract %1046[0] : f32 from vector<1xf32>
      %1048 = arith.mulf %1047, %1041 : f32
      %1049 = arith.mulf %1031, %1048 : f32
      %1050 = arith.muli %1037, %outputFeatures : index
      %1051 = arith.addi %1050, %13 : index
      %1052 = wave.lane
      %1053 = arith.remui %1052, %c10 : index
      %1054 = arith.addi %1051, %1053 : index
      scf.if %11 {
        %1055 = arith.addi %1054, %c4 : index
        %1056 = memref.load %residual[%1055] : memref<?xf32>
        %1057 = arith.addf %1056, %1049 : f32
        %1058 = arith.addi %1054, %c4 : index
        memref.store %1057, %out[%1058] : memref<?xf32>
      } else {
        %1059 = arith.addi %1054, %c4 : index
        memref.store %1049, %out[%1059] : memref<?xf32>
      }
    }
    %1060 = vector.extract %365#2[5] : f32 from vector<8xf32>
    %1061 = wave.lane
    %1062 = arith.addi %9, %c1 : index
    %1063 = arith.muli %c22, %c17 : index
    %1064 = arith.addi %1062, %1063 : index
    %1065 = arith.divui %1061, %c10 : index
    %1066 = arith.addi %1064, %1065 : index
    %1067 = arith.cmpi slt, %1066, %8 : index
    scf.if %1067 {
      %1068 = arith.cmpi eq, %hasFactors, %c3 : index
      %1069 = memref.load %factors[%1066] : memref<?xf32>
      %1070 = arith.select %1068, %1069, %c21 : f32
      %1071 = arith.remui %1061, %c10 : index
      %1072 = arith.muli %1071, %c11 : index
      %1073 = arith.addi %6, %1072 : index
      %1074 = vector.load %w[%1073] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1075 = vector.bitcast %1074 : vector<4xi8> to vector<1xf32>
      %1076 = vector.extract %1075[0] : f32 from vector<1xf32>
      %1077 = arith.mulf %1076, %1070 : f32
      %1078 = arith.mulf %1060, %1077 : f32
      %1079 = arith.muli %1066, %outputFeatures : index
      %1080 = arith.addi %1079, %13 : index
      %1081 = wave.lane
      %1082 = arith.remui %1081, %c10 : index
      %1083 = arith.addi %1080, %1082 : index
      scf.if %11 {
        %1084 = arith.addi %1083, %c4 : index
        %1085 = memref.load %residual[%1084] : memref<?xf32>
        %1086 = arith.addf %1085, %1078 : f32
        %1087 = arith.addi %1083, %c4 : index
        memref.store %1086, %out[%1087] : memref<?xf32>
      } else {
        %1088 = arith.addi %1083, %c4 : index
        memref.store %1078, %out[%1088] : memref<?xf32>
      }
    }
    %1089 = vector.extract %365#2[6] : f32 from vector<8xf32>
    %1090 = wave.lane
    %1091 = arith.addi %9, %c1 : index
    %1092 = arith.muli %c23, %c17 : index
    %1093 = arith.addi %1091, %1092 : index
    %1094 = arith.divui %1090, %c10 : index
    %1095 = arith.addi %1093, %1094 : index
    %1096 = arith.cmpi slt, %1095, %8 : index
    scf.if %1096 {
      %1097 = arith.cmpi eq, %hasFactors, %c3 : index
      %1098 = memref.load %factors[%1095] : memref<?xf32>
      %1099 = arith.select %1097, %1098, %c21 : f32
      %1100 = arith.remui %1090, %c10 : index
      %1101 = arith.muli %1100, %c11 : index
      %1102 = arith.addi %6, %1101 : index
      %1103 = vector.load %w[%1102] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1104 = vector.bitcast %1103 : vector<4xi8> to vector<1xf32>
      %1105 = vector.extract %1104[0] : f32 from vector<1xf32>
      %1106 = arith.mulf %1105, %1099 : f32
      %1107 = arith.mulf %1089, %1106 : f32
      %1108 = arith.muli %1095, %outputFeatures : index
      %1109 = arith.addi %1108, %13 : index
      %1110 = wave.lane
      %1111 = arith.remui %1110, %c10 : index
      %1112 = arith.addi %1109, %1111 : index
      scf.if %11 {
        %1113 = arith.addi %1112, %c4 : index
        %1114 = memref.load %residual[%1113] : memref<?xf32>
        %1115 = arith.addf %1114, %1107 : f32
        %1116 = arith.addi %1112, %c4 : index
        memref.store %1115, %out[%1116] : memref<?xf32>
      } else {
        %1117 = arith.addi %1112, %c4 : index
        memref.store %1107, %out[%1117] : memref<?xf32>
      }
    }
    %1118 = vector.extract %365#2[7] : f32 from vector<8xf32>
    %1119 = wave.lane
    %1120 = arith.addi %9, %c1 : index
    %1121 = arith.muli %c24, %c17 : index
    %1122 = arith.addi %1120, %1121 : index
    %1123 = arith.divui %1119, %c10 : index
    %1124 = arith.addi %1122, %1123 : index
    %1125 = arith.cmpi slt, %1124, %8 : index
    scf.if %1125 {
      %1126 = arith.cmpi eq, %hasFactors, %c3 : index
      %1127 = memref.load %factors[%1124] : memref<?xf32>
      %1128 = arith.select %1126, %1127, %c21 : f32
      %1129 = arith.remui %1119, %c10 : index
      %1130 = arith.muli %1129, %c11 : index
      %1131 = arith.addi %6, %1130 : index
      %1132 = vector.load %w[%1131] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1133 = vector.bitcast %1132 : vector<4xi8> to vector<1xf32>
      %1134 = vector.extract %1133[0] : f32 from vector<1xf32>
      %1135 = arith.mulf %1134, %1128 : f32
      %1136 = arith.mulf %1118, %1135 : f32
      %1137 = arith.muli %1124, %outputFeatures : index
      %1138 = arith.addi %1137, %13 : index
      %1139 = wave.lane
      %1140 = arith.remui %1139, %c10 : index
      %1141 = arith.addi %1138, %1140 : index
      scf.if %11 {
        %1142 = arith.addi %1141, %c4 : index
        %1143 = memref.load %residual[%1142] : memref<?xf32>
        %1144 = arith.addf %1143, %1136 : f32
        %1145 = arith.addi %1141, %c4 : index
        memref.store %1144, %out[%1145] : memref<?xf32>
      } else {
        %1146 = arith.addi %1141, %c4 : index
        memref.store %1136, %out[%1146] : memref<?xf32>
      }
    }
    %1147 = wave.lane
    %1148 = vector.extract %365#3[0] : f32 from vector<8xf32>
    %1149 = wave.lane
    %1150 = arith.addi %9, %c25 : index
    %1151 = arith.muli %c4, %c17 : index
    %1152 = arith.addi %1150, %1151 : index
    %1153 = arith.divui %1149, %c10 : index
    %1154 = arith.addi %1152, %1153 : index
    %1155 = arith.cmpi slt, %1154, %8 : index
    scf.if %1155 {
      %1156 = arith.cmpi eq, %hasFactors, %c3 : index
      %1157 = memref.load %factors[%1154] : memref<?xf32>
      %1158 = arith.select %1156, %1157, %c21 : f32
      %1159 = arith.remui %1149, %c10 : index
      %1160 = arith.muli %1159, %c11 : index
      %1161 = arith.addi %6, %1160 : index
      %1162 = vector.load %w[%1161] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1163 = vector.bitcast %1162 : vector<4xi8> to vector<1xf32>
      %1164 = vector.extract %1163[0] : f32 from vector<1xf32>
      %1165 = arith.mulf %1164, %1158 : f32
      %1166 = arith.mulf %1148, %1165 : f32
      %1167 = arith.muli %1154, %outputFeatures : index
      %1168 = arith.addi %1167, %13 : index
      %1169 = wave.lane
      %1170 = arith.remui %1169, %c10 : index
      %1171 = arith.addi %1168, %1170 : index
      scf.if %11 {
        %1172 = arith.addi %1171, %c4 : index
        %1173 = memref.load %residual[%1172] : memref<?xf32>
        %1174 = arith.addf %1173, %1166 : f32
        %1175 = arith.addi %1171, %c4 : index
        memref.store %1174, %out[%1175] : memref<?xf32>
      } else {
        %1176 = arith.addi %1171, %c4 : index
        memref.store %1166, %out[%1176] : memref<?xf32>
      }
    }
    %1177 = vector.extract %365#3[1] : f32 from vector<8xf32>
    %1178 = wave.lane
    %1179 = arith.addi %9, %c25 : index
    %1180 = arith.muli %c3, %c17 : index
    %1181 = arith.addi %1179, %1180 : index
    %1182 = arith.divui %1178, %c10 : index
    %1183 = arith.addi %1181, %1182 : index
    %1184 = arith.cmpi slt, %1183, %8 : index
    scf.if %1184 {
      %1185 = arith.cmpi eq, %hasFactors, %c3 : index
      %1186 = memref.load %factors[%1183] : memref<?xf32>
      %1187 = arith.select %1185, %1186, %c21 : f32
      %1188 = arith.remui %1178, %c10 : index
      %1189 = arith.muli %1188, %c11 : index
      %1190 = arith.addi %6, %1189 : index
      %1191 = vector.load %w[%1190] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1192 = vector.bitcast %1191 : vector<4xi8> to vector<1xf32>
      %1193 = vector.extract %1192[0] : f32 from vector<1xf32>
      %1194 = arith.mulf %1193, %1187 : f32
      %1195 = arith.mulf %1177, %1194 : f32
      %1196 = arith.muli %1183, %outputFeatures : index
      %1197 = arith.addi %1196, %13 : index
      %1198 = wave.lane
      %1199 = arith.remui %1198, %c10 : index
      %1200 = arith.addi %1197, %1199 : index
      scf.if %11 {
        %1201 = arith.addi %1200, %c4 : index
        %1202 = memref.load %residual[%1201] : memref<?xf32>
        %1203 = arith.addf %1202, %1195 : f32
        %1204 = arith.addi %1200, %c4 : index
        memref.store %1203, %out[%1204] : memref<?xf32>
      } else {
        %1205 = arith.addi %1200, %c4 : index
        memref.store %1195, %out[%1205] : memref<?xf32>
      }
    }
    %1206 = vector.extract %365#3[2] : f32 from vector<8xf32>
    %1207 = wave.lane
    %1208 = arith.addi %9, %c25 : index
    %1209 = arith.muli %c17, %c17 : index
    %1210 = arith.addi %1208, %1209 : index
    %1211 = arith.divui %1207, %c10 : index
    %1212 = arith.addi %1210, %1211 : index
    %1213 = arith.cmpi slt, %1212, %8 : index
    scf.if %1213 {
      %1214 = arith.cmpi eq, %hasFactors, %c3 : index
      %1215 = memref.load %factors[%1212] : memref<?xf32>
      %1216 = arith.select %1214, %1215, %c21 : f32
      %1217 = arith.remui %1207, %c10 : index
      %1218 = arith.muli %1217, %c11 : index
      %1219 = arith.addi %6, %1218 : index
      %1220 = vector.load %w[%1219] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1221 = vector.bitcast %1220 : vector<4xi8> to vector<1xf32>
      %1222 = vector.extract %1221[0] : f32 from vector<1xf32>
      %1223 = arith.mulf %1222, %1216 : f32
      %1224 = arith.mulf %1206, %1223 : f32
      %1225 = arith.muli %1212, %outputFeatures : index
      %1226 = arith.addi %1225, %13 : index
      %1227 = wave.lane
      %1228 = arith.remui %1227, %c10 : index
      %1229 = arith.addi %1226, %1228 : index
      scf.if %11 {
        %1230 = arith.addi %1229, %c4 : index
        %1231 = memref.load %residual[%1230] : memref<?xf32>
        %1232 = arith.addf %1231, %1224 : f32
        %1233 = arith.addi %1229, %c4 : index
        memref.store %1232, %out[%1233] : memref<?xf32>
      } else {
        %1234 = arith.addi %1229, %c4 : index
        memref.store %1224, %out[%1234] : memref<?xf32>
      }
    }
    %1235 = vector.extract %365#3[3] : f32 from vector<8xf32>
    %1236 = wave.lane
    %1237 = arith.addi %9, %c25 : index
    %1238 = arith.muli %c18, %c17 : index
    %1239 = arith.addi %1237, %1238 : index
    %1240 = arith.divui %1236, %c10 : index
    %1241 = arith.addi %1239, %1240 : index
    %1242 = arith.cmpi slt, %1241, %8 : index
    scf.if %1242 {
      %1243 = arith.cmpi eq, %hasFactors, %c3 : index
      %1244 = memref.load %factors[%1241] : memref<?xf32>
      %1245 = arith.select %1243, %1244, %c21 : f32
      %1246 = arith.remui %1236, %c10 : index
      %1247 = arith.muli %1246, %c11 : index
      %1248 = arith.addi %6, %1247 : index
      %1249 = vector.load %w[%1248] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1250 = vector.bitcast %1249 : vector<4xi8> to vector<1xf32>
      %1251 = vector.extract %1250[0] : f32 from vector<1xf32>
      %1252 = arith.mulf %1251, %1245 : f32
      %1253 = arith.mulf %1235, %1252 : f32
      %1254 = arith.muli %1241, %outputFeatures : index
      %1255 = arith.addi %1254, %13 : index
      %1256 = wave.lane
      %1257 = arith.remui %1256, %c10 : index
      %1258 = arith.addi %1255, %1257 : index
      scf.if %11 {
        %1259 = arith.addi %1258, %c4 : index
        %1260 = memref.load %residual[%1259] : memref<?xf32>
        %1261 = arith.addf %1260, %1253 : f32
        %1262 = arith.addi %1258, %c4 : index
        memref.store %1261, %out[%1262] : memref<?xf32>
      } else {
        %1263 = arith.addi %1258, %c4 : index
        memref.store %1253, %out[%1263] : memref<?xf32>
      }
    }
    %1264 = vector.extract %365#3[4] : f32 from vector<8xf32>
    %1265 = wave.lane
    %1266 = arith.addi %9, %c25 : index
    %1267 = arith.muli %c11, %c17 : index
    %1268 = arith.addi %1266, %1267 : index
    %1269 = arith.divui %1265, %c10 : index
    %1270 = arith.addi %1268, %1269 : index
    %1271 = arith.cmpi slt, %1270, %8 : index
    scf.if %1271 {
      %1272 = arith.cmpi eq, %hasFactors, %c3 : index
      %1273 = memref.load %factors[%1270] : memref<?xf32>
      %1274 = arith.select %1272, %1273, %c21 : f32
      %1275 = arith.remui %1265, %c10 : index
      %1276 = arith.muli %1275, %c11 : index
      %1277 = arith.addi %6, %1276 : index
      %1278 = vector.load %w[%1277] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1279 = vector.bitcast %1278 : vector<4xi8> to vector<1xf32>
      %1280 = vector.extract %1279[0] : f32 from vector<1xf32>
      %1281 = arith.mulf %1280, %1274 : f32
      %1282 = arith.mulf %1264, %1281 : f32
      %1283 = arith.muli %1270, %outputFeatures : index
      %1284 = arith.addi %1283, %13 : index
      %1285 = wave.lane
      %1286 = arith.remui %1285, %c10 : index
      %1287 = arith.addi %1284, %1286 : index
      scf.if %11 {
        %1288 = arith.addi %1287, %c4 : index
        %1289 = memref.load %residual[%1288] : memref<?xf32>
        %1290 = arith.addf %1289, %1282 : f32
        %1291 = arith.addi %1287, %c4 : index
        memref.store %1290, %out[%1291] : memref<?xf32>
      } else {
        %1292 = arith.addi %1287, %c4 : index
        memref.store %1282, %out[%1292] : memref<?xf32>
      }
    }
    %1293 = vector.extract %365#3[5] : f32 from vector<8xf32>
    %1294 = wave.lane
    %1295 = arith.addi %9, %c25 : index
    %1296 = arith.muli %c22, %c17 : index
    %1297 = arith.addi %1295, %1296 : index
    %1298 = arith.divui %1294, %c10 : index
    %1299 = arith.addi %1297, %1298 : index
    %1300 = arith.cmpi slt, %1299, %8 : index
    scf.if %1300 {
      %1301 = arith.cmpi eq, %hasFactors, %c3 : index
      %1302 = memref.load %factors[%1299] : memref<?xf32>
      %1303 = arith.select %1301, %1302, %c21 : f32
      %1304 = arith.remui %1294, %c10 : index
      %1305 = arith.muli %1304, %c11 : index
      %1306 = arith.addi %6, %1305 : index
      %1307 = vector.load %w[%1306] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1308 = vector.bitcast %1307 : vector<4xi8> to vector<1xf32>
      %1309 = vector.extract %1308[0] : f32 from vector<1xf32>
      %1310 = arith.mulf %1309, %1303 : f32
      %1311 = arith.mulf %1293, %1310 : f32
      %1312 = arith.muli %1299, %outputFeatures : index
      %1313 = arith.addi %1312, %13 : index
      %1314 = wave.lane
      %1315 = arith.remui %1314, %c10 : index
      %1316 = arith.addi %1313, %1315 : index
      scf.if %11 {
        %1317 = arith.addi %1316, %c4 : index
        %1318 = memref.load %residual[%1317] : memref<?xf32>
        %1319 = arith.addf %1318, %1311 : f32
        %1320 = arith.addi %1316, %c4 : index
        memref.store %1319, %out[%1320] : memref<?xf32>
      } else {
        %1321 = arith.addi %1316, %c4 : index
        memref.store %1311, %out[%1321] : memref<?xf32>
      }
    }
    %1322 = vector.extract %365#3[6] : f32 from vector<8xf32>
    %1323 = wave.lane
    %1324 = arith.addi %9, %c25 : index
    %1325 = arith.muli %c23, %c17 : index
    %1326 = arith.addi %1324, %1325 : index
    %1327 = arith.divui %1323, %c10 : index
    %1328 = arith.addi %1326, %1327 : index
    %1329 = arith.cmpi slt, %1328, %8 : index
    scf.if %1329 {
      %1330 = arith.cmpi eq, %hasFactors, %c3 : index
      %1331 = memref.load %factors[%1328] : memref<?xf32>
      %1332 = arith.select %1330, %1331, %c21 : f32
      %1333 = arith.remui %1323, %c10 : index
      %1334 = arith.muli %1333, %c11 : index
      %1335 = arith.addi %6, %1334 : index
      %1336 = vector.load %w[%1335] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1337 = vector.bitcast %1336 : vector<4xi8> to vector<1xf32>
      %1338 = vector.extract %1337[0] : f32 from vector<1xf32>
      %1339 = arith.mulf %1338, %1332 : f32
      %1340 = arith.mulf %1322, %1339 : f32
      %1341 = arith.muli %1328, %outputFeatures : index
      %1342 = arith.addi %1341, %13 : index
      %1343 = wave.lane
      %1344 = arith.remui %1343, %c10 : index
      %1345 = arith.addi %1342, %1344 : index
      scf.if %11 {
        %1346 = arith.addi %1345, %c4 : index
        %1347 = memref.load %residual[%1346] : memref<?xf32>
        %1348 = arith.addf %1347, %1340 : f32
        %1349 = arith.addi %1345, %c4 : index
        memref.store %1348, %out[%1349] : memref<?xf32>
      } else {
        %1350 = arith.addi %1345, %c4 : index
        memref.store %1340, %out[%1350] : memref<?xf32>
      }
    }
    %1351 = vector.extract %365#3[7] : f32 from vector<8xf32>
    %1352 = wave.lane
    %1353 = arith.addi %9, %c25 : index
    %1354 = arith.muli %c24, %c17 : index
    %1355 = arith.addi %1353, %1354 : index
    %1356 = arith.divui %1352, %c10 : index
    %1357 = arith.addi %1355, %1356 : index
    %1358 = arith.cmpi slt, %1357, %8 : index
    scf.if %1358 {
      %1359 = arith.cmpi eq, %hasFactors, %c3 : index
      %1360 = memref.load %factors[%1357] : memref<?xf32>
      %1361 = arith.select %1359, %1360, %c21 : f32
      %1362 = arith.remui %1352, %c10 : index
      %1363 = arith.muli %1362, %c11 : index
      %1364 = arith.addi %6, %1363 : index
      %1365 = vector.load %w[%1364] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1366 = vector.bitcast %1365 : vector<4xi8> to vector<1xf32>
      %1367 = vector.extract %1366[0] : f32 from vector<1xf32>
      %1368 = arith.mulf %1367, %1361 : f32
      %1369 = arith.mulf %1351, %1368 : f32
      %1370 = arith.muli %1357, %outputFeatures : index
      %1371 = arith.addi %1370, %13 : index
      %1372 = wave.lane
      %1373 = arith.remui %1372, %c10 : index
      %1374 = arith.addi %1371, %1373 : index
      scf.if %11 {
        %1375 = arith.addi %1374, %c4 : index
        %1376 = memref.load %residual[%1375] : memref<?xf32>
        %1377 = arith.addf %1376, %1369 : f32
        %1378 = arith.addi %1374, %c4 : index
        memref.store %1377, %out[%1378] : memref<?xf32>
      } else {
        %1379 = arith.addi %1374, %c4 : index
        memref.store %1369, %out[%1379] : memref<?xf32>
      }
    }
  }
  wave.return
}
