// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='f16', waves=1, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_f16_w1p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 32 : index
  %c2 = arith.constant 128 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 0 : index
  %c5 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c7 = arith.constant 64 : index
  %tileRows = wave.param "tileRows" : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c11 = arith.constant 4 : index
  %c12 = arith.constant dense<0x00000000> : vector<8xf32>
  %c13 = arith.constant 16 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c16 = arith.constant 512 : index
  %c17 = arith.constant 256 : index
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
  %7 = arith.addi %4, %c5 : index
  %8 = arith.muli %7, %3 : index
  %9 = memref.load %step[%countAt] : memref<?xi32>
  %10 = arith.index_cast %9 : i32 to index
  %11 = arith.muli %1, %c7 : index
  %12 = wave.wave
  %13 = arith.cmpi eq, %hasResidual, %c5 : index
  %14 = wave.block 0
  %15 = arith.muli %14, %c1 : index
  %16 = arith.cmpi slt, %11, %10 : index
  scf.if %16 {
    %17 = arith.muli %1, %c11 : index
    %18 = arith.divui %inputFeatures, %c13 : index
    %19 = arith.muli %12, %stepsPerWave : index
    %20 = arith.minsi %19, %18 : index
    %21 = arith.addi %20, %stepsPerWave : index
    %22 = arith.minsi %21, %18 : index
    %23 = arith.subi %22, %20 : index
    %24 = arith.divui %23, %c11 : index
    %25 = arith.muli %24, %c11 : index
    %26 = arith.addi %20, %25 : index
    %27 = arith.cmpi eq, %wholeBlocks, %c5 : index
    %28 = arith.addi %20, %stepsPerWave : index
    %29 = arith.select %27, %28, %26 : index
    %39:8 = scf.for %30 = %20 to %29 step %c11 iter_args(%31 = %c12, %32 = %c12, %33 = %c12, %34 = %c12, %35 = %c12, %36 = %c12, %37 = %c12, %38 = %c12) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %40 = wave.lane
      %41 = arith.addi %30, %c4 : index
      %42 = arith.addi %6, %c2 : index
      %43 = arith.muli %41, %c16 : index
      %44 = arith.addi %42, %43 : index
      %45 = arith.remui %40, %c13 : index
      %46 = arith.muli %45, %c13 : index
      %47 = arith.addi %44, %46 : index
      %48 = vector.load %w[%47] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %49 = vector.bitcast %48 : vector<16xi8> to vector<8xf16>
      %50 = arith.addi %47, %c17 : index
      %51 = vector.load %w[%50] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %52 = vector.bitcast %51 : vector<16xi8> to vector<8xf16>
      %53 = vector.shuffle %49, %52 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %54 = arith.addi %30, %c5 : index
      %55 = arith.addi %6, %c2 : index
      %56 = arith.muli %54, %c16 : index
      %57 = arith.addi %55, %56 : index
      %58 = arith.remui %40, %c13 : index
      %59 = arith.muli %58, %c13 : index
      %60 = arith.addi %57, %59 : index
      %61 = vector.load %w[%60] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %62 = vector.bitcast %61 : vector<16xi8> to vector<8xf16>
      %63 = arith.addi %60, %c17 : index
      %64 = vector.load %w[%63] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %65 = vector.bitcast %64 : vector<16xi8> to vector<8xf16>
      %66 = vector.shuffle %62, %65 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %67 = arith.addi %30, %c3 : index
      %68 = arith.addi %6, %c2 : index
      %69 = arith.muli %67, %c16 : index
      %70 = arith.addi %68, %69 : index
      %71 = arith.remui %40, %c13 : index
      %72 = arith.muli %71, %c13 : index
      %73 = arith.addi %70, %72 : index
      %74 = vector.load %w[%73] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %75 = vector.bitcast %74 : vector<16xi8> to vector<8xf16>
      %76 = arith.addi %73, %c17 : index
      %77 = vector.load %w[%76] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %78 = vector.bitcast %77 : vector<16xi8> to vector<8xf16>
      %79 = vector.shuffle %75, %78 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %80 = arith.addi %30, %c18 : index
      %81 = arith.addi %6, %c2 : index
      %82 = arith.muli %80, %c16 : index
      %83 = arith.addi %81, %82 : index
      %84 = arith.remui %40, %c13 : index
      %85 = arith.muli %84, %c13 : index
      %86 = arith.addi %83, %85 : index
      %87 = vector.load %w[%86] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %88 = vector.bitcast %87 : vector<16xi8> to vector<8xf16>
      %89 = arith.addi %86, %c17 : index
      %90 = vector.load %w[%89] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %91 = vector.bitcast %90 : vector<16xi8> to vector<8xf16>
      %92 = vector.shuffle %88, %91 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %93 = arith.addi %30, %c4 : index
      %94 = arith.addi %8, %c2 : index
      %95 = arith.muli %93, %c16 : index
      %96 = arith.addi %94, %95 : index
      %97 = arith.remui %40, %c13 : index
      %98 = arith.muli %97, %c13 : index
      %99 = arith.addi %96, %98 : index
      %100 = vector.load %w[%99] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %101 = vector.bitcast %100 : vector<16xi8> to vector<8xf16>
      %102 = arith.addi %99, %c17 : index
      %103 = vector.load %w[%102] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %104 = vector.bitcast %103 : vector<16xi8> to vector<8xf16>
      %105 = vector.shuffle %101, %104 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %106 = arith.addi %30, %c5 : index
      %107 = arith.addi %8, %c2 : index
      %108 = arith.muli %106, %c16 : index
      %109 = arith.addi %107, %108 : index
      %110 = arith.remui %40, %c13 : index
      %111 = arith.muli %110, %c13 : index
      %112 = arith.addi %109, %111 : index
      %113 = vector.load %w[%112] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %114 = vector.bitcast %113 : vector<16xi8> to vector<8xf16>
      %115 = arith.addi %112, %c17 : index
      %116 = vector.load %w[%115] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %117 = vector.bitcast %116 : vector<16xi8> to vector<8xf16>
      %118 = vector.shuffle %114, %117 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %119 = arith.addi %30, %c3 : index
      %120 = arith.addi %8, %c2 : index
      %121 = arith.muli %119, %c16 : index
      %122 = arith.addi %120, %121 : index
      %123 = arith.remui %40, %c13 : index
      %124 = arith.muli %123, %c13 : index
      %125 = arith.addi %122, %124 : index
      %126 = vector.load %w[%125] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %127 = vector.bitcast %126 : vector<16xi8> to vector<8xf16>
      %128 = arith.addi %125, %c17 : index
      %129 = vector.load %w[%128] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %130 = vector.bitcast %129 : vector<16xi8> to vector<8xf16>
      %131 = vector.shuffle %127, %130 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %132 = arith.addi %30, %c18 : index
      %133 = arith.addi %8, %c2 : index
      %134 = arith.muli %132, %c16 : index
      %135 = arith.addi %133, %134 : index
      %136 = arith.remui %40, %c13 : index
      %137 = arith.muli %136, %c13 : index
      %138 = arith.addi %135, %137 : index
      %139 = vector.load %w[%138] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %140 = vector.bitcast %139 : vector<16xi8> to vector<8xf16>
      %141 = arith.addi %138, %c17 : index
      %142 = vector.load %w[%141] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %143 = vector.bitcast %142 : vector<16xi8> to vector<8xf16>
      %144 = vector.shuffle %140, %143 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %145 = arith.addi %17, %c4 : index
      %146 = arith.muli %30, %c5 : index
      %147 = arith.addi %146, %c4 : index
      %148 = arith.divui %inputFeatures, %c13 : index
      %149 = arith.muli %145, %148 : index
      %150 = arith.addi %149, %147 : index
      %151 = arith.muli %tileRows, %c13 : index
      %152 = arith.muli %150, %151 : index
      %153 = arith.remui %40, %tileRows : index
      %154 = arith.muli %153, %c19 : index
      %155 = arith.addi %152, %154 : index
      %156 = vector.load %x[%155] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %157 = arith.muli %tileRows, %c19 : index
      %158 = arith.addi %155, %157 : index
      %159 = vector.load %x[%158] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %160 = vector.shuffle %156, %159 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %161 = wave.mma %160, %53, %31 : vector<16xf16>, vector<8xf32>
      %162 = wave.mma %160, %105, %32 : vector<16xf16>, vector<8xf32>
      %163 = arith.addi %17, %c5 : index
      %164 = arith.muli %30, %c5 : index
      %165 = arith.addi %164, %c4 : index
      %166 = arith.divui %inputFeatures, %c13 : index
      %167 = arith.muli %163, %166 : index
      %168 = arith.addi %167, %165 : index
      %169 = arith.muli %tileRows, %c13 : index
      %170 = arith.muli %168, %169 : index
      %171 = arith.remui %40, %tileRows : index
      %172 = arith.muli %171, %c19 : index
      %173 = arith.addi %170, %172 : index
      %174 = vector.load %x[%173] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %175 = arith.muli %tileRows, %c19 : index
      %176 = arith.addi %173, %175 : index
      %177 = vector.load %x[%176] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %178 = vector.shuffle %174, %177 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %179 = wave.mma %178, %53, %33 : vector<16xf16>, vector<8xf32>
      %180 = wave.mma %178, %105, %34 : vector<16xf16>, vector<8xf32>
      %181 = arith.addi %17, %c3 : index
      %182 = arith.muli %30, %c5 : index
      %183 = arith.addi %182, %c4 : index
      %184 = arith.divui %inputFeatures, %c13 : index
      %185 = arith.muli %181, %184 : index
      %186 = arith.addi %185, %183 : index
      %187 = arith.muli %tileRows, %c13 : index
      %188 = arith.muli %186, %187 : index
      %189 = arith.remui %40, %tileRows : index
      %190 = arith.muli %189, %c19 : index
      %191 = arith.addi %188, %190 : index
      %192 = vector.load %x[%191] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %193 = arith.muli %tileRows, %c19 : index
      %194 = arith.addi %191, %193 : index
      %195 = vector.load %x[%194] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %196 = vector.shuffle %192, %195 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %197 = wave.mma %196, %53, %35 : vector<16xf16>, vector<8xf32>
      %198 = wave.mma %196, %105, %36 : vector<16xf16>, vector<8xf32>
      %199 = arith.addi %17, %c18 : index
      %200 = arith.muli %30, %c5 : index
      %201 = arith.addi %200, %c4 : index
      %202 = arith.divui %inputFeatures, %c13 : index
      %203 = arith.muli %199, %202 : index
      %204 = arith.addi %203, %201 : index
      %205 = arith.muli %tileRows, %c13 : index
      %206 = arith.muli %204, %205 : index
      %207 = arith.remui %40, %tileRows : index
      %208 = arith.muli %207, %c19 : index
      %209 = arith.addi %206, %208 : index
      %210 = vector.load %x[%209] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %211 = arith.muli %tileRows, %c19 : index
      %212 = arith.addi %209, %211 : index
      %213 = vector.load %x[%212] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %214 = vector.shuffle %210, %213 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %215 = wave.mma %214, %53, %37 : vector<16xf16>, vector<8xf32>
      %216 = wave.mma %214, %105, %38 : vector<16xf16>, vector<8xf32>
      %217 = arith.addi %17, %c4 : index
      %218 = arith.muli %30, %c5 : index
      %219 = arith.addi %218, %c5 : index
      %220 = arith.divui %inputFeatures, %c13 : index
      %221 = arith.muli %217, %220 : index
      %222 = arith.addi %221, %219 : index
      %223 = arith.muli %tileRows, %c13 : index
      %224 = arith.muli %222, %223 : index
      %225 = arith.remui %40, %tileRows : index
      %226 = arith.muli %225, %c19 : index
      %227 = arith.addi %224, %226 : index
      %228 = vector.load %x[%227] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %229 = arith.muli %tileRows, %c19 : index
      %230 = arith.addi %227, %229 : index
      %231 = vector.load %x[%230] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %232 = vector.shuffle %228, %231 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %233 = wave.mma %232, %66, %161 : vector<16xf16>, vector<8xf32>
      %234 = wave.mma %232, %118, %162 : vector<16xf16>, vector<8xf32>
      %235 = arith.addi %17, %c5 : index
      %236 = arith.muli %30, %c5 : index
      %237 = arith.addi %236, %c5 : index
      %238 = arith.divui %inputFeatures, %c13 : index
      %239 = arith.muli %235, %238 : index
      %240 = arith.addi %239, %237 : index
      %241 = arith.muli %tileRows, %c13 : index
      %242 = arith.muli %240, %241 : index
      %243 = arith.remui %40, %tileRows : index
      %244 = arith.muli %243, %c19 : index
      %245 = arith.addi %242, %244 : index
      %246 = vector.load %x[%245] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %247 = arith.muli %tileRows, %c19 : index
      %248 = arith.addi %245, %247 : index
      %249 = vector.load %x[%248] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %250 = vector.shuffle %246, %249 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %251 = wave.mma %250, %66, %179 : vector<16xf16>, vector<8xf32>
      %252 = wave.mma %250, %118, %180 : vector<16xf16>, vector<8xf32>
      %253 = arith.addi %17, %c3 : index
      %254 = arith.muli %30, %c5 : index
      %255 = arith.addi %254, %c5 : index
      %256 = arith.divui %inputFeatures, %c13 : index
      %257 = arith.muli %253, %256 : index
      %258 = arith.addi %257, %255 : index
      %259 = arith.muli %tileRows, %c13 : index
      %260 = arith.muli %258, %259 : index
      %261 = arith.remui %40, %tileRows : index
      %262 = arith.muli %261, %c19 : index
      %263 = arith.addi %260, %262 : index
      %264 = vector.load %x[%263] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %265 = arith.muli %tileRows, %c19 : index
      %266 = arith.addi %263, %265 : index
      %267 = vector.load %x[%266] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %268 = vector.shuffle %264, %267 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %269 = wave.mma %268, %66, %197 : vector<16xf16>, vector<8xf32>
      %270 = wave.mma %268, %118, %198 : vector<16xf16>, vector<8xf32>
      %271 = arith.addi %17, %c18 : index
      %272 = arith.muli %30, %c5 : index
      %273 = arith.addi %272, %c5 : index
      %274 = arith.divui %inputFeatures, %c13 : index
      %275 = arith.muli %271, %274 : index
      %276 = arith.addi %275, %273 : index
      %277 = arith.muli %tileRows, %c13 : index
      %278 = arith.muli %276, %277 : index
      %279 = arith.remui %40, %tileRows : index
      %280 = arith.muli %279, %c19 : index
      %281 = arith.addi %278, %280 : index
      %282 = vector.load %x[%281] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %283 = arith.muli %tileRows, %c19 : index
      %284 = arith.addi %281, %283 : index
      %285 = vector.load %x[%284] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %286 = vector.shuffle %282, %285 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %287 = wave.mma %286, %66, %215 : vector<16xf16>, vector<8xf32>
      %288 = wave.mma %286, %118, %216 : vector<16xf16>, vector<8xf32>
      %289 = arith.addi %17, %c4 : index
      %290 = arith.muli %30, %c5 : index
      %291 = arith.addi %290, %c3 : index
      %292 = arith.divui %inputFeatures, %c13 : index
      %293 = arith.muli %289, %292 : index
      %294 = arith.addi %293, %291 : index
      %295 = arith.muli %tileRows, %c13 : index
      %296 = arith.muli %294, %295 : index
      %297 = arith.remui %40, %tileRows : index
      %298 = arith.muli %297, %c19 : index
      %299 = arith.addi %296, %298 : index
      %300 = vector.load %x[%299] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %301 = arith.muli %tileRows, %c19 : index
      %302 = arith.addi %299, %301 : index
      %303 = vector.load %x[%302] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %304 = vector.shuffle %300, %303 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %305 = wave.mma %304, %79, %233 : vector<16xf16>, vector<8xf32>
      %306 = wave.mma %304, %131, %234 : vector<16xf16>, vector<8xf32>
      %307 = arith.addi %17, %c5 : index
      %308 = arith.muli %30, %c5 : index
      %309 = arith.addi %308, %c3 : index
      %310 = arith.divui %inputFeatures, %c13 : index
      %311 = arith.muli %307, %310 : index
      %312 = arith.addi %311, %309 : index
      %313 = arith.muli %tileRows, %c13 : index
      %314 = arith.muli %312, %313 : index
      %315 = arith.remui %40, %tileRows : index
      %316 = arith.muli %315, %c19 : index
      %317 = arith.addi %314, %316 : index
      %318 = vector.load %x[%317] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %319 = arith.muli %tileRows, %c19 : index
      %320 = arith.addi %317, %319 : index
      %321 = vector.load %x[%320] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %322 = vector.shuffle %318, %321 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %323 = wave.mma %322, %79, %251 : vector<16xf16>, vector<8xf32>
      %324 = wave.mma %322, %131, %252 : vector<16xf16>, vector<8xf32>
      %325 = arith.addi %17, %c3 : index
      %326 = arith.muli %30, %c5 : index
      %327 = arith.addi %326, %c3 : index
      %328 = arith.divui %inputFeatures, %c13 : index
      %329 = arith.muli %325, %328 : index
      %330 = arith.addi %329, %327 : index
      %331 = arith.muli %tileRows, %c13 : index
      %332 = arith.muli %330, %331 : index
      %333 = arith.remui %40, %tileRows : index
      %334 = arith.muli %333, %c19 : index
      %335 = arith.addi %332, %334 : index
      %336 = vector.load %x[%335] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %337 = arith.muli %tileRows, %c19 : index
      %338 = arith.addi %335, %337 : index
      %339 = vector.load %x[%338] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %340 = vector.shuffle %336, %339 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %341 = wave.mma %340, %79, %269 : vector<16xf16>, vector<8xf32>
      %342 = wave.mma %340, %131, %270 : vector<16xf16>, vector<8xf32>
      %343 = arith.addi %17, %c18 : index
      %344 = arith.muli %30, %c5 : index
      %345 = arith.addi %344, %c3 : index
      %346 = arith.divui %inputFeatures, %c13 : index
      %347 = arith.muli %343, %346 : index
      %348 = arith.addi %347, %345 : index
      %349 = arith.muli %tileRows, %c13 : index
      %350 = arith.muli %348, %349 : index
      %351 = arith.remui %40, %tileRows : index
      %352 = arith.muli %351, %c19 : index
      %353 = arith.addi %350, %352 : index
      %354 = vector.load %x[%353] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %355 = arith.muli %tileRows, %c19 : index
      %356 = arith.addi %353, %355 : index
      %357 = vector.load %x[%356] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %358 = vector.shuffle %354, %357 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %359 = wave.mma %358, %79, %287 : vector<16xf16>, vector<8xf32>
      %360 = wave.mma %358, %131, %288 : vector<16xf16>, vector<8xf32>
      %361 = arith.addi %17, %c4 : index
      %362 = arith.muli %30, %c5 : index
      %363 = arith.addi %362, %c18 : index
      %364 = arith.divui %inputFeatures, %c13 : index
      %365 = arith.muli %361, %364 : index
      %366 = arith.addi %365, %363 : index
      %367 = arith.muli %tileRows, %c13 : index
      %368 = arith.muli %366, %367 : index
      %369 = arith.remui %40, %tileRows : index
      %370 = arith.muli %369, %c19 : index
      %371 = arith.addi %368, %370 : index
      %372 = vector.load %x[%371] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %373 = arith.muli %tileRows, %c19 : index
      %374 = arith.addi %371, %373 : index
      %375 = vector.load %x[%374] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %376 = vector.shuffle %372, %375 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %377 = wave.mma %376, %92, %305 : vector<16xf16>, vector<8xf32>
      %378 = wave.mma %376, %144, %306 : vector<16xf16>, vector<8xf32>
      %379 = arith.addi %17, %c5 : index
      %380 = arith.muli %30, %c5 : index
      %381 = arith.addi %380, %c18 : index
      %382 = arith.divui %inputFeatures, %c13 : index
      %383 = arith.muli %379, %382 : index
      %384 = arith.addi %383, %381 : index
      %385 = arith.muli %tileRows, %c13 : index
      %386 = arith.muli %384, %385 : index
      %387 = arith.remui %40, %tileRows : index
      %388 = arith.muli %387, %c19 : index
      %389 = arith.addi %386, %388 : index
      %390 = vector.load %x[%389] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %391 = arith.muli %tileRows, %c19 : index
      %392 = arith.addi %389, %391 : index
      %393 = vector.load %x[%392] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %394 = vector.shuffle %390, %393 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %395 = wave.mma %394, %92, %323 : vector<16xf16>, vector<8xf32>
      %396 = wave.mma %394, %144, %324 : vector<16xf16>, vector<8xf32>
      %397 = arith.addi %17, %c3 : index
      %398 = arith.muli %30, %c5 : index
      %399 = arith.addi %398, %c18 : index
      %400 = arith.divui %inputFeatures, %c13 : index
      %401 = arith.muli %397, %400 : index
      %402 = arith.addi %401, %399 : index
      %403 = arith.muli %tileRows, %c13 : index
      %404 = arith.muli %402, %403 : index
      %405 = arith.remui %40, %tileRows : index
      %406 = arith.muli %405, %c19 : index
      %407 = arith.addi %404, %406 : index
      %408 = vector.load %x[%407] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %409 = arith.muli %tileRows, %c19 : index
      %410 = arith.addi %407, %409 : index
      %411 = vector.load %x[%410] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %412 = vector.shuffle %408, %411 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %413 = wave.mma %412, %92, %341 : vector<16xf16>, vector<8xf32>
      %414 = wave.mma %412, %144, %342 : vector<16xf16>, vector<8xf32>
      %415 = arith.addi %17, %c18 : index
      %416 = arith.muli %30, %c5 : index
      %417 = arith.addi %416, %c18 : index
      %418 = arith.divui %inputFeatures, %c13 : index
      %419 = arith.muli %415, %418 : index
      %420 = arith.addi %419, %417 : index
      %421 = arith.muli %tileRows, %c13 : index
      %422 = arith.muli %420, %421 : index
      %423 = arith.remui %40, %tileRows : index
      %424 = arith.muli %423, %c19 : index
      %425 = arith.addi %422, %424 : index
      %426 = vector.load %x[%425] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %427 = arith.muli %tileRows, %c19 : index
      %428 = arith.addi %425, %427 : index
      %429 = vector.load %x[%428] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %430 = vector.shuffle %426, %429 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %431 = wave.mma %430, %92, %359 : vector<16xf16>, vector<8xf32>
      %432 = wave.mma %430, %144, %360 : vector<16xf16>, vector<8xf32>
      scf.yield %377, %378, %395, %396, %413, %414, %431, %432 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %433 = arith.select %27, %29, %22 : index
    %443:8 = scf.for %434 = %29 to %433 step %c5 iter_args(%435 = %39#0, %436 = %39#1, %437 = %39#2, %438 = %39#3, %439 = %39#4, %440 = %39#5, %441 = %39#6, %442 = %39#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %444 = wave.lane
      %445 = arith.addi %434, %c4 : index
      %446 = arith.addi %6, %c2 : index
      %447 = arith.muli %445, %c16 : index
      %448 = arith.addi %446, %447 : index
      %449 = arith.remui %444, %c13 : index
      %450 = arith.muli %449, %c13 : index
      %451 = arith.addi %448, %450 : index
      %452 = vector.load %w[%451] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %453 = vector.bitcast %452 : vector<16xi8> to vector<8xf16>
      %454 = arith.addi %451, %c17 : index
      %455 = vector.load %w[%454] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %456 = vector.bitcast %455 : vector<16xi8> to vector<8xf16>
      %457 = vector.shuffle %453, %456 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %458 = arith.addi %434, %c4 : index
      %459 = arith.addi %8, %c2 : index
      %460 = arith.muli %458, %c16 : index
      %461 = arith.addi %459, %460 : index
      %462 = arith.remui %444, %c13 : index
      %463 = arith.muli %462, %c13 : index
      %464 = arith.addi %461, %463 : index
      %465 = vector.load %w[%464] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %466 = vector.bitcast %465 : vector<16xi8> to vector<8xf16>
      %467 = arith.addi %464, %c17 : index
      %468 = vector.load %w[%467] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %469 = vector.bitcast %468 : vector<16xi8> to vector<8xf16>
      %470 = vector.shuffle %466, %469 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %471 = arith.addi %17, %c4 : index
      %472 = arith.muli %434, %c5 : index
      %473 = arith.addi %472, %c4 : index
      %474 = arith.divui %inputFeatures, %c13 : index
      %475 = arith.muli %471, %474 : index
      %476 = arith.addi %475, %473 : index
      %477 = arith.muli %tileRows, %c13 : index
      %478 = arith.muli %476, %477 : index
      %479 = arith.remui %444, %tileRows : index
      %480 = arith.muli %479, %c19 : index
      %481 = arith.addi %478, %480 : index
      %482 = vector.load %x[%481] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %483 = arith.muli %tileRows, %c19 : index
      %484 = arith.addi %481, %483 : index
      %485 = vector.load %x[%484] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %486 = vector.shuffle %482, %485 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %487 = wave.mma %486, %457, %435 : vector<16xf16>, vector<8xf32>
      %488 = wave.mma %486, %470, %436 : vector<16xf16>, vector<8xf32>
      %489 = arith.addi %17, %c5 : index
      %490 = arith.muli %434, %c5 : index
      %491 = arith.addi %490, %c4 : index
      %492 = arith.divui %inputFeatures, %c13 : index
      %493 = arith.muli %489, %492 : index
      %494 = arith.addi %493, %491 : index
      %495 = arith.muli %tileRows, %c13 : index
      %496 = arith.muli %494, %495 : index
      %497 = arith.remui %444, %tileRows : index
      %498 = arith.muli %497, %c19 : index
      %499 = arith.addi %496, %498 : index
      %500 = vector.load %x[%499] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %501 = arith.muli %tileRows, %c19 : index
      %502 = arith.addi %499, %501 : index
      %503 = vector.load %x[%502] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %504 = vector.shuffle %500, %503 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %505 = wave.mma %504, %457, %437 : vector<16xf16>, vector<8xf32>
      %506 = wave.mma %504, %470, %438 : vector<16xf16>, vector<8xf32>
      %507 = arith.addi %17, %c3 : index
      %508 = arith.muli %434, %c5 : index
      %509 = arith.addi %508, %c4 : index
      %510 = arith.divui %inputFeatures, %c13 : index
      %511 = arith.muli %507, %510 : index
      %512 = arith.addi %511, %509 : index
      %513 = arith.muli %tileRows, %c13 : index
      %514 = arith.muli %512, %513 : index
      %515 = arith.remui %444, %tileRows : index
      %516 = arith.muli %515, %c19 : index
      %517 = arith.addi %514, %516 : index
      %518 = vector.load %x[%517] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %519 = arith.muli %tileRows, %c19 : index
      %520 = arith.addi %517, %519 : index
      %521 = vector.load %x[%520] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %522 = vector.shuffle %518, %521 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %523 = wave.mma %522, %457, %439 : vector<16xf16>, vector<8xf32>
      %524 = wave.mma %522, %470, %440 : vector<16xf16>, vector<8xf32>
      %525 = arith.addi %17, %c18 : index
      %526 = arith.muli %434, %c5 : index
      %527 = arith.addi %526, %c4 : index
      %528 = arith.divui %inputFeatures, %c13 : index
      %529 = arith.muli %525, %528 : index
      %530 = arith.addi %529, %527 : index
      %531 = arith.muli %tileRows, %c13 : index
      %532 = arith.muli %530, %531 : index
      %533 = arith.remui %444, %tileRows : index
      %534 = arith.muli %533, %c19 : index
      %535 = arith.addi %532, %534 : index
      %536 = vector.load %x[%535] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %537 = arith.muli %tileRows, %c19 : index
      %538 = arith.addi %535, %537 : index
      %539 = vector.load %x[%538] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %540 = vector.shuffle %536, %539 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %541 = wave.mma %540, %457, %441 : vector<16xf16>, vector<8xf32>
      %542 = wave.mma %540, %470, %442 : vector<16xf16>, vector<8xf32>
      scf.yield %487, %488, %505, %506, %523, %524, %541, %542 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %543 = wave.lane
    %544 = vector.extract %443#0[0] : f32 from vector<8xf32>
    %545 = vector.extract %443#1[0] : f32 from vector<8xf32>
    %546 = wave.lane
    %547 = arith.addi %11, %c4 : index
    %548 = arith.muli %c4, %c3 : index
    %549 = arith.addi %547, %548 : index
    %550 = arith.divui %546, %c13 : index
    %551 = arith.addi %549, %550 : index
    %552 = arith.cmpi slt, %551, %10 : index
    scf.if %552 {
      %553 = arith.cmpi eq, %hasFactors, %c5 : index
      %554 = memref.load %factors[%551] : memref<?xf32>
      %555 = arith.select %553, %554, %c21 : f32
      %556 = arith.remui %546, %c13 : index
      %557 = arith.muli %556, %c11 : index
      %558 = arith.addi %6, %557 : index
      %559 = vector.load %w[%558] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %560 = vector.bitcast %559 : vector<4xi8> to vector<1xf32>
      %561 = vector.extract %560[0] : f32 from vector<1xf32>
      %562 = arith.mulf %561, %555 : f32
      %563 = arith.mulf %544, %562 : f32
      %564 = arith.remui %546, %c13 : index
      %565 = arith.muli %564, %c11 : index
      %566 = arith.addi %8, %565 : index
      %567 = vector.load %w[%566] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %568 = vector.bitcast %567 : vector<4xi8> to vector<1xf32>
      %569 = vector.extract %568[0] : f32 from vector<1xf32>
      %570 = arith.mulf %569, %555 : f32
      %571 = arith.mulf %545, %570 : f32
      %572 = arith.muli %551, %outputFeatures : index
      %573 = arith.addi %572, %15 : index
      %574 = wave.lane
      %575 = arith.remui %574, %c13 : index
      %576 = arith.addi %573, %575 : index
      scf.if %13 {
        %577 = arith.addi %576, %c4 : index
        %578 = memref.load %residual[%577] : memref<?xf32>
        %579 = arith.addf %578, %563 : f32
        %580 = arith.addi %576, %c4 : index
        memref.store %579, %out[%580] : memref<?xf32>
      } else {
        %581 = arith.addi %576, %c4 : index
        memref.store %563, %out[%581] : memref<?xf32>
      }
      scf.if %13 {
        %582 = arith.addi %576, %c13 : index
        %583 = memref.load %residual[%582] : memref<?xf32>
        %584 = arith.addf %583, %571 : f32
        %585 = arith.addi %576, %c13 : index
        memref.store %584, %out[%585] : memref<?xf32>
      } else {
        %586 = arith.addi %576, %c13 : index
        memref.store %571, %out[%586] : memref<?xf32>
      }
    }
    %587 = vector.extract %443#0[1] : f32 from vector<8xf32>
    %588 = vector.extract %443#1[1] : f32 from vector<8xf32>
    %589 = wave.lane
    %590 = arith.addi %11, %c4 : index
    %591 = arith.muli %c5, %c3 : index
    %592 = arith.addi %590, %591 : index
    %593 = arith.divui %589, %c13 : index
    %594 = arith.addi %592, %593 : index
    %595 = arith.cmpi slt, %594, %10 : index
    scf.if %595 {
      %596 = arith.cmpi eq, %hasFactors, %c5 : index
      %597 = memref.load %factors[%594] : memref<?xf32>
      %598 = arith.select %596, %597, %c21 : f32
      %599 = arith.remui %589, %c13 : index
      %600 = arith.muli %599, %c11 : index
      %601 = arith.addi %6, %600 : index
      %602 = vector.load %w[%601] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %603 = vector.bitcast %602 : vector<4xi8> to vector<1xf32>
      %604 = vector.extract %603[0] : f32 from vector<1xf32>
      %605 = arith.mulf %604, %598 : f32
      %606 = arith.mulf %587, %605 : f32
      %607 = arith.remui %589, %c13 : index
      %608 = arith.muli %607, %c11 : index
      %609 = arith.addi %8, %608 : index
      %610 = vector.load %w[%609] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %611 = vector.bitcast %610 : vector<4xi8> to vector<1xf32>
      %612 = vector.extract %611[0] : f32 from vector<1xf32>
      %613 = arith.mulf %612, %598 : f32
      %614 = arith.mulf %588, %613 : f32
      %615 = arith.muli %594, %outputFeatures : index
      %616 = arith.addi %615, %15 : index
      %617 = wave.lane
      %618 = arith.remui %617, %c13 : index
      %619 = arith.addi %616, %618 : index
      scf.if %13 {
        %620 = arith.addi %619, %c4 : index
        %621 = memref.load %residual[%620] : memref<?xf32>
        %622 = arith.addf %621, %606 : f32
        %623 = arith.addi %619, %c4 : index
        memref.store %622, %out[%623] : memref<?xf32>
      } else {
        %624 = arith.addi %619, %c4 : index
        memref.store %606, %out[%624] : memref<?xf32>
      }
      scf.if %13 {
        %625 = arith.addi %619, %c13 : index
        %626 = memref.load %residual[%625] : memref<?xf32>
        %627 = arith.addf %626, %614 : f32
        %628 = arith.addi %619, %c13 : index
        memref.store %627, %out[%628] : memref<?xf32>
      } else {
        %629 = arith.addi %619, %c13 : index
        memref.store %614, %out[%629] : memref<?xf32>
      }
    }
    %630 = vector.extract %443#0[2] : f32 from vector<8xf32>
    %631 = vector.extract %443#1[2] : f32 from vector<8xf32>
    %632 = wave.lane
    %633 = arith.addi %11, %c4 : index
    %634 = arith.muli %c3, %c3 : index
    %635 = arith.addi %633, %634 : index
    %636 = arith.divui %632, %c13 : index
    %637 = arith.addi %635, %636 : index
    %638 = arith.cmpi slt, %637, %10 : index
    scf.if %638 {
      %639 = arith.cmpi eq, %hasFactors, %c5 : index
      %640 = memref.load %factors[%637] : memref<?xf32>
      %641 = arith.select %639, %640, %c21 : f32
      %642 = arith.remui %632, %c13 : index
      %643 = arith.muli %642, %c11 : index
      %644 = arith.addi %6, %643 : index
      %645 = vector.load %w[%644] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %646 = vector.bitcast %645 : vector<4xi8> to vector<1xf32>
      %647 = vector.extract %646[0] : f32 from vector<1xf32>
      %648 = arith.mulf %647, %641 : f32
      %649 = arith.mulf %630, %648 : f32
      %650 = arith.remui %632, %c13 : index
      %651 = arith.muli %650, %c11 : index
      %652 = arith.addi %8, %651 : index
      %653 = vector.load %w[%652] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %654 = vector.bitcast %653 : vector<4xi8> to vector<1xf32>
      %655 = vector.extract %654[0] : f32 from vector<1xf32>
      %656 = arith.mulf %655, %641 : f32
      %657 = arith.mulf %631, %656 : f32
      %658 = arith.muli %637, %outputFeatures : index
      %659 = arith.addi %658, %15 : index
      %660 = wave.lane
      %661 = arith.remui %660, %c13 : index
      %662 = arith.addi %659, %661 : index
      scf.if %13 {
        %663 = arith.addi %662, %c4 : index
        %664 = memref.load %residual[%663] : memref<?xf32>
        %665 = arith.addf %664, %649 : f32
        %666 = arith.addi %662, %c4 : index
        memref.store %665, %out[%666] : memref<?xf32>
      } else {
        %667 = arith.addi %662, %c4 : index
        memref.store %649, %out[%667] : memref<?xf32>
      }
      scf.if %13 {
        %668 = arith.addi %662, %c13 : index
        %669 = memref.load %residual[%668] : memref<?xf32>
        %670 = arith.addf %669, %657 : f32
        %671 = arith.addi %662, %c13 : index
        memref.store %670, %out[%671] : memref<?xf32>
      } else {
        %672 = arith.addi %662, %c13 : index
        memref.store %657, %out[%672] : memref<?xf32>
      }
    }
    %673 = vector.extract %443#0[3] : f32 from vector<8xf32>
    %674 = vector.extract %443#1[3] : f32 from vector<8xf32>
    %675 = wave.lane
    %676 = arith.addi %11, %c4 : index
    %677 = arith.muli %c18, %c3 : index
    %678 = arith.addi %676, %677 : index
    %679 = arith.divui %675, %c13 : index
    %680 = arith.addi %678, %679 : index
    %681 = arith.cmpi slt, %680, %10 : index
    scf.if %681 {
      %682 = arith.cmpi eq, %hasFactors, %c5 : index
      %683 = memref.load %factors[%680] : memref<?xf32>
      %684 = arith.select %682, %683, %c21 : f32
      %685 = arith.remui %675, %c13 : index
      %686 = arith.muli %685, %c11 : index
      %687 = arith.addi %6, %686 : index
      %688 = vector.load %w[%687] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %689 = vector.bitcast %688 : vector<4xi8> to vector<1xf32>
      %690 = vector.extract %689[0] : f32 from vector<1xf32>
      %691 = arith.mulf %690, %684 : f32
      %692 = arith.mulf %673, %691 : f32
      %693 = arith.remui %675, %c13 : index
      %694 = arith.muli %693, %c11 : index
      %695 = arith.addi %8, %694 : index
      %696 = vector.load %w[%695] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %697 = vector.bitcast %696 : vector<4xi8> to vector<1xf32>
      %698 = vector.extract %697[0] : f32 from vector<1xf32>
      %699 = arith.mulf %698, %684 : f32
      %700 = arith.mulf %674, %699 : f32
      %701 = arith.muli %680, %outputFeatures : index
      %702 = arith.addi %701, %15 : index
      %703 = wave.lane
      %704 = arith.remui %703, %c13 : index
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
        %711 = arith.addi %705, %c13 : index
        %712 = memref.load %residual[%711] : memref<?xf32>
        %713 = arith.addf %712, %700 : f32
        %714 = arith.addi %705, %c13 : index
        memref.store %713, %out[%714] : memref<?xf32>
      } else {
        %715 = arith.addi %705, %c13 : index
        memref.store %700, %out[%715] : memref<?xf32>
      }
    }
    %716 = vector.extract %443#0[4] : f32 from vector<8xf32>
    %717 = vector.extract %443#1[4] : f32 from vector<8xf32>
    %718 = wave.lane
    %719 = arith.addi %11, %c4 : index
    %720 = arith.muli %c11, %c3 : index
    %721 = arith.addi %719, %720 : index
    %722 = arith.divui %718, %c13 : index
    %723 = arith.addi %721, %722 : index
    %724 = arith.cmpi slt, %723, %10 : index
    scf.if %724 {
      %725 = arith.cmpi eq, %hasFactors, %c5 : index
      %726 = memref.load %factors[%723] : memref<?xf32>
      %727 = arith.select %725, %726, %c21 : f32
      %728 = arith.remui %718, %c13 : index
      %729 = arith.muli %728, %c11 : index
      %730 = arith.addi %6, %729 : index
      %731 = vector.load %w[%730] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %732 = vector.bitcast %731 : vector<4xi8> to vector<1xf32>
      %733 = vector.extract %732[0] : f32 from vector<1xf32>
      %734 = arith.mulf %733, %727 : f32
      %735 = arith.mulf %716, %734 : f32
      %736 = arith.remui %718, %c13 : index
      %737 = arith.muli %736, %c11 : index
      %738 = arith.addi %8, %737 : index
      %739 = vector.load %w[%738] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %740 = vector.bitcast %739 : vector<4xi8> to vector<1xf32>
      %741 = vector.extract %740[0] : f32 from vector<1xf32>
      %742 = arith.mulf %741, %727 : f32
      %743 = arith.mulf %717, %742 : f32
      %744 = arith.muli %723, %outputFeatures : index
      %745 = arith.addi %744, %15 : index
      %746 = wave.lane
      %747 = arith.remui %746, %c13 : index
      %748 = arith.addi %745, %747 : index
      scf.if %13 {
        %749 = arith.addi %748, %c4 : index
        %750 = memref.load %residual[%749] : memref<?xf32>
        %751 = arith.addf %750, %735 : f32
        %752 = arith.addi %748, %c4 : index
        memref.store %751, %out[%752] : memref<?xf32>
      } else {
        %753 = arith.addi %748, %c4 : index
        memref.store %735, %out[%753] : memref<?xf32>
      }
      scf.if %13 {
        %754 = arith.addi %748, %c13 : index
        %755 = memref.load %residual[%754] : memref<?xf32>
        %756 = arith.addf %755, %743 : f32
        %757 = arith.addi %748, %c13 : index
        memref.store %756, %out[%757] : memref<?xf32>
      } else {
        %758 = arith.addi %748, %c13 : index
        memref.store %743, %out[%758] : memref<?xf32>
      }
    }
    %759 = vector.extract %443#0[5] : f32 from vector<8xf32>
    %760 = vector.extract %443#1[5] : f32 from vector<8xf32>
    %761 = wave.lane
    %762 = arith.addi %11, %c4 : index
    %763 = arith.muli %c22, %c3 : index
    %764 = arith.addi %762, %763 : index
    %765 = arith.divui %761, %c13 : index
    %766 = arith.addi %764, %765 : index
    %767 = arith.cmpi slt, %766, %10 : index
    scf.if %767 {
      %768 = arith.cmpi eq, %hasFactors, %c5 : index
      %769 = memref.load %factors[%766] : memref<?xf32>
      %770 = arith.select %768, %769, %c21 : f32
      %771 = arith.remui %761, %c13 : index
      %772 = arith.muli %771, %c11 : index
      %773 = arith.addi %6, %772 : index
      %774 = vector.load %w[%773] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %775 = vector.bitcast %774 : vector<4xi8> to vector<1xf32>
      %776 = vector.extract %775[0] : f32 from vector<1xf32>
      %777 = arith.mulf %776, %770 : f32
      %778 = arith.mulf %759, %777 : f32
      %779 = arith.remui %761, %c13 : index
      %780 = arith.muli %779, %c11 : index
      %781 = arith.addi %8, %780 : index
      %782 = vector.load %w[%781] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %783 = vector.bitcast %782 : vector<4xi8> to vector<1xf32>
      %784 = vector.extract %783[0] : f32 from vector<1xf32>
      %785 = arith.mulf %784, %770 : f32
      %786 = arith.mulf %760, %785 : f32
      %787 = arith.muli %766, %outputFeatures : index
      %788 = arith.addi %787, %15 : index
      %789 = wave.lane
      %790 = arith.remui %789, %c13 : index
      %791 = arith.addi %788, %790 : index
      scf.if %13 {
        %792 = arith.addi %791, %c4 : index
        %793 = memref.load %residual[%792] : memref<?xf32>
        %794 = arith.addf %793, %778 : f32
        %795 = arith.addi %791, %c4 : index
        memref.store %794, %out[%795] : memref<?xf32>
      } else {
        %796 = arith.addi %791, %c4 : index
        memref.store %778, %out[%796] : memref<?xf32>
      }
      scf.if %13 {
        %797 = arith.addi %791, %c13 : index
        %798 = memref.load %residual[%797] : memref<?xf32>
        %799 = arith.addf %798, %786 : f32
        %800 = arith.addi %791, %c13 : index
        memref.store %799, %out[%800] : memref<?xf32>
      } else {
        %801 = arith.addi %791, %c13 : index
        memref.store %786, %out[%801] : memref<?xf32>
      }
    }
    %802 = vector.extract %443#0[6] : f32 from vector<8xf32>
    %803 = vector.extract %443#1[6] : f32 from vector<8xf32>
    %804 = wave.lane
    %805 = arith.addi %11, %c4 : index
    %806 = arith.muli %c23, %c3 : index
    %807 = arith.addi %805, %806 : index
    %808 = arith.divui %804, %c13 : index
    %809 = arith.addi %807, %808 : index
    %810 = arith.cmpi slt, %809, %10 : index
    scf.if %810 {
      %811 = arith.cmpi eq, %hasFactors, %c5 : index
      %812 = memref.load %factors[%809] : memref<?xf32>
      %813 = arith.select %811, %812, %c21 : f32
      %814 = arith.remui %804, %c13 : index
      %815 = arith.muli %814, %c11 : index
      %816 = arith.addi %6, %815 : index
      %817 = vector.load %w[%816] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %818 = vector.bitcast %817 : vector<4xi8> to vector<1xf32>
      %819 = vector.extract %818[0] : f32 from vector<1xf32>
      %820 = arith.mulf %819, %813 : f32
      %821 = arith.mulf %802, %820 : f32
      %822 = arith.remui %804, %c13 : index
      %823 = arith.muli %822, %c11 : index
      %824 = arith.addi %8, %823 : index
      %825 = vector.load %w[%824] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %826 = vector.bitcast %825 : vector<4xi8> to vector<1xf32>
      %827 = vector.extract %826[0] : f32 from vector<1xf32>
      %828 = arith.mulf %827, %813 : f32
      %829 = arith.mulf %803, %828 : f32
      %830 = arith.muli %809, %outputFeatures : index
      %831 = arith.addi %830, %15 : index
      %832 = wave.lane
      %833 = arith.remui %832, %c13 : index
      %834 = arith.addi %831, %833 : index
      scf.if %13 {
        %835 = arith.addi %834, %c4 : index
        %836 = memref.load %residual[%835] : memref<?xf32>
        %837 = arith.addf %836, %821 : f32
        %838 = arith.addi %834, %c4 : index
        memref.store %837, %out[%838] : memref<?xf32>
      } else {
        %839 = arith.addi %834, %c4 : index
        memref.store %821, %out[%839] : memref<?xf32>
      }
      scf.if %13 {
        %840 = arith.addi %834, %c13 : index
        %841 = memref.load %residual[%840] : memref<?xf32>
        %842 = arith.addf %841, %829 : f32
        %843 = arith.addi %834, %c13 : index
        memref.store %842, %out[%843] : memref<?xf32>
      } else {
        %844 = arith.addi %834, %c13 : index
        memref.store %829, %out[%844] : memref<?xf32>
      }
    }
    %845 = vector.extract %443#0[7] : f32 from vector<8xf32>
    %846 = vector.extract %443#1[7] : f32 from vector<8xf32>
    %847 = wave.lane
    %848 = arith.addi %11, %c4 : index
    %849 = arith.muli %c24, %c3 : index
    %850 = arith.addi %848, %849 : index
    %851 = arith.divui %847, %c13 : index
    %852 = arith.addi %850, %851 : index
    %853 = arith.cmpi slt, %852, %10 : index
    scf.if %853 {
      %854 = arith.cmpi eq, %hasFactors, %c5 : index
      %855 = memref.load %factors[%852] : memref<?xf32>
      %856 = arith.select %854, %855, %c21 : f32
      %857 = arith.remui %847, %c13 : index
      %858 = arith.muli %857, %c11 : index
      %859 = arith.addi %6, %858 : index
      %860 = vector.load %w[%859] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %861 = vector.bitcast %860 : vector<4xi8> to vector<1xf32>
      %862 = vector.extract %861[0] : f32 from vector<1xf32>
      %863 = arith.mulf %862, %856 : f32
      %864 = arith.mulf %845, %863 : f32
      %865 = arith.remui %847, %c13 : index
      %866 = arith.muli %865, %c11 : index
      %867 = arith.addi %8, %866 : index
      %868 = vector.load %w[%867] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %869 = vector.bitcast %868 : vector<4xi8> to vector<1xf32>
      %870 = vector.extract %869[0] : f32 from vector<1xf32>
      %871 = arith.mulf %870, %856 : f32
      %872 = arith.mulf %846, %871 : f32
      %873 = arith.muli %852, %outputFeatures : index
      %874 = arith.addi %873, %15 : index
      %875 = wave.lane
      %876 = arith.remui %875, %c13 : index
      %877 = arith.addi %874, %876 : index
      scf.if %13 {
        %878 = arith.addi %877, %c4 : index
        %879 = memref.load %residual[%878] : memref<?xf32>
        %880 = arith.addf %879, %864 : f32
        %881 = arith.addi %877, %c4 : index
        memref.store %880, %out[%881] : memref<?xf32>
      } else {
        %882 = arith.addi %877, %c4 : index
        memref.store %864, %out[%882] : memref<?xf32>
      }
      scf.if %13 {
        %883 = arith.addi %877, %c13 : index
        %884 = memref.load %residual[%883] : memref<?xf32>
        %885 = arith.addf %884, %872 : f32
        %886 = arith.addi %877, %c13 : index
        memref.store %885, %out[%886] : memref<?xf32>
      } else {
        %887 = arith.addi %877, %c13 : index
        memref.store %872, %out[%887] : memref<?xf32>
      }
    }
    %888 = wave.lane
    %889 = vector.extract %443#2[0] : f32 from vector<8xf32>
    %890 = vector.extract %443#3[0] : f32 from vector<8xf32>
    %891 = wave.lane
    %892 = arith.addi %11, %c13 : index
    %893 = arith.muli %c4, %c3 : index
    %894 = arith.addi %892, %893 : index
    %895 = arith.divui %891, %c13 : index
    %896 = arith.addi %894, %895 : index
    %897 = arith.cmpi slt, %896, %10 : index
    scf.if %897 {
      %898 = arith.cmpi eq, %hasFactors, %c5 : index
      %899 = memref.load %factors[%896] : memref<?xf32>
      %900 = arith.select %898, %899, %c21 : f32
      %901 = arith.remui %891, %c13 : index
      %902 = arith.muli %901, %c11 : index
      %903 = arith.addi %6, %902 : index
      %904 = vector.load %w[%903] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %905 = vector.bitcast %904 : vector<4xi8> to vector<1xf32>
      %906 = vector.extract %905[0] : f32 from vector<1xf32>
      %907 = arith.mulf %906, %900 : f32
      %908 = arith.mulf %889, %907 : f32
      %909 = arith.remui %891, %c13 : index
      %910 = arith.muli %909, %c11 : index
      %911 = arith.addi %8, %910 : index
      %912 = vector.load %w[%911] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %913 = vector.bitcast %912 : vector<4xi8> to vector<1xf32>
      %914 = vector.extract %913[0] : f32 from vector<1xf32>
      %915 = arith.mulf %914, %900 : f32
      %916 = arith.mulf %890, %915 : f32
      %917 = arith.muli %896, %outputFeatures : index
      %918 = arith.addi %917, %15 : index
      %919 = wave.lane
      %920 = arith.remui %919, %c13 : index
      %921 = arith.addi %918, %920 : index
      scf.if %13 {
        %922 = arith.addi %921, %c4 : index
        %923 = memref.load %residual[%922] : memref<?xf32>
        %924 = arith.addf %923, %908 : f32
        %925 = arith.addi %921, %c4 : index
        memref.store %924, %out[%925] : memref<?xf32>
      } else {
        %926 = arith.addi %921, %c4 : index
        memref.store %908, %out[%926] : memref<?xf32>
      }
      scf.if %13 {
        %927 = arith.addi %921, %c13 : index
        %928 = memref.load %residual[%927] : memref<?xf32>
        %929 = arith.addf %928, %916 : f32
        %930 = arith.addi %921, %c13 : index
        memref.store %929, %out[%930] : memref<?xf32>
      } else {
        %931 = arith.addi %921, %c13 : index
        memref.store %916, %out[%931] : memref<?xf32>
      }
    }
    %932 = vector.extract %443#2[1] : f32 from vector<8xf32>
    %933 = vector.extract %443#3[1] : f32 from vector<8xf32>
    %934 = wave.lane
    %935 = arith.addi %11, %c13 : index
    %936 = arith.muli %c5, %c3 : index
    %937 = arith.addi %935, %936 : index
    %938 = arith.divui %934, %c13 : index
    %939 = arith.addi %937, %938 : index
    %940 = arith.cmpi slt, %939, %10 : index
    scf.if %940 {
      %941 = arith.cmpi eq, %hasFactors, %c5 : index
      %942 = memref.load %factors[%939] : memref<?xf32>
      %943 = arith.select %941, %942, %c21 : f32
      %944 = arith.remui %934, %c13 : index
      %945 = arith.muli %944, %c11 : index
      %946 = arith.addi %6, %945 : index
      %947 = vector.load %w[%946] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %948 = vector.bitcast %947 : vector<4xi8> to vector<1xf32>
      %949 = vector.extract %948[0] : f32 from vector<1xf32>
      %950 = arith.mulf %949, %943 : f32
      %951 = arith.mulf %932, %950 : f32
      %952 = arith.remui %934, %c13 : index
      %953 = arith.muli %952, %c11 : index
      %954 = arith.addi %8, %953 : index
      %955 = vector.load %w[%954] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %956 = vector.bitcast %955 : vector<4xi8> to vector<1xf32>
      %957 = vector.extract %956[0] : f32 from vector<1xf32>
      %958 = arith.mulf %957, %943 : f32
      %959 = arith.mulf %933, %958 : f32
      %960 = arith.muli %939, %outputFeatures : index
      %961 = arith.addi %960, %15 : index
      %962 = wave.lane
      %963 = arith.remui %962, %c13 : index
      %964 = arith.addi %961, %963 : index
      scf.if %13 {
        %965 = arith.addi %964, %c4 : index
        %966 = memref.load %residual[%965] : memref<?xf32>
        %967 = arith.addf %966, %951 : f32
        %968 = arith.addi %964, %c4 : index
        memref.store %967, %out[%968] : memref<?xf32>
      } else {
        %969 = arith.addi %964, %c4 : index
        memref.store %951, %out[%969] : memref<?xf32>
      }
      scf.if %13 {
        %970 = arith.addi %964, %c13 : index
        %971 = memref.load %residual[%970] : memref<?xf32>
        %972 = arith.addf %971, %959 : f32
        %973 = arith.addi %964, %c13 : index
        memref.store %972, %out[%973] : memref<?xf32>
      } else {
        %974 = arith.addi %964, %c13 : index
        memref.store %959, %out[%974] : memref<?xf32>
      }
    }
    %975 = vector.extract %443#2[2] : f32 from vector<8xf32>
    %976 = vector.extract %443#3[2] : f32 from vector<8xf32>
    %977 = wave.lane
    %978 = arith.addi %11, %c13 : index
    %979 = arith.muli %c3, %c3 : index
    %980 = arith.addi %978, %979 : index
    %981 = arith.divui %977, %c13 : index
    %982 = arith.addi %980, %981 : index
    %983 = arith.cmpi slt, %982, %10 : index
    scf.if %983 {
      %984 = arith.cmpi eq, %hasFactors, %c5 : index
      %985 = memref.load %factors[%982] : memref<?xf32>
      %986 = arith.select %984, %985, %c21 : f32
      %987 = arith.remui %977, %c13 : index
      %988 = arith.muli %987, %c11 : index
      %989 = arith.addi %6, %988 : index
      %990 = vector.load %w[%989] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %991 = vector.bitcast %990 : vector<4xi8> to vector<1xf32>
      %992 = vector.extract %991[0] : f32 from vector<1xf32>
      %993 = arith.mulf %992, %986 : f32
      %994 = arith.mulf %975, %993 : f32
      %995 = arith.remui %977, %c13 : index
      %996 = arith.muli %995, %c11 : index
      %997 = arith.addi %8, %996 : index
      %998 = vector.load %w[%997] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %999 = vector.bitcast %998 : vector<4xi8> to vector<1xf32>
      %1000 = vector.extract %999[0] : f32 from vector<1xf32>
      %1001 = arith.mulf %1000, %986 : f32
      %1002 = arith.mulf %976, %1001 : f32
      %1003 = arith.muli %982, %outputFeatures : index
      %1004 = arith.addi %1003, %15 : index
      %1005 = wave.lane
      %1006 = arith.remui %1005, %c13 : index
      %1007 = arith.addi %1004, %1006 : index
      scf.if %13 {
        %1008 = arith.addi %1007, %c4 : index
        %1009 = memref.load %residual[%1008] : memref<?xf32>
        %1010 = arith.addf %1009, %994 : f32
        %1011 = arith.addi %1007, %c4 : index
        memref.store %1010, %out[%1011] : memref<?xf32>
      } else {
        %1012 = arith.addi %1007, %c4 : index
        memref.store %994, %out[%1012] : memref<?xf32>
      }
      scf.if %13 {
        %1013 = arith.addi %1007, %c13 : index
        %1014 = memref.load %residual[%1013] : memref<?xf32>
        %1015 = arith.addf %1014, %1002 : f32
        %1016 = arith.addi %1007, %c13 : index
        memref.store %1015, %out[%1016] : memref<?xf32>
      } else {
        %1017 = arith.addi %1007, %c13 : index
        memref.store %1002, %out[%1017] : memref<?xf32>
      }
    }
    %1018 = vector.extract %443#2[3] : f32 from vector<8xf32>
    %1019 = vector.extract %443#3[3] : f32 from vector<8xf32>
    %1020 = wave.lane
    %1021 = arith.addi %11, %c13 : index
    %1022 = arith.muli %c18, %c3 : index
    %1023 = arith.addi %1021, %1022 : index
    %1024 = arith.divui %1020, %c13 : index
    %1025 = arith.addi %1023, %1024 : index
    %1026 = arith.cmpi slt, %1025, %10 : index
    scf.if %1026 {
      %1027 = arith.cmpi eq, %hasFactors, %c5 : index
      %1028 = memref.load %factors[%1025] : memref<?xf32>
      %1029 = arith.select %1027, %1028, %c21 : f32
      %1030 = arith.remui %1020, %c13 : index
      %1031 = arith.muli %1030, %c11 : index
      %1032 = arith.addi %6, %1031 : index
      %1033 = vector.load %w[%1032] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1034 = vector.bitcast %1033 : vector<4xi8> to vector<1xf32>
      %1035 = vector.extract %1034[0] : f32 from vector<1xf32>
      %1036 = arith.mulf %1035, %1029 : f32
      %1037 = arith.mulf %1018, %1036 : f32
      %1038 = arith.remui %1020, %c13 : index
      %1039 = arith.muli %1038, %c11 : index
      %1040 = arith.addi %8, %1039 : index
      %1041 = vector.load %w[%1040] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1042 = vector.bitcast %1041 : vector<4xi8> to vector<1xf32>
      %1043 = vector.extract %1042[0] : f32 from vector<1xf32>
      %1044 = arith.mulf %1043, %1029 : f32
      %1045 = arith.mulf %1019, %1044 : f32
      %1046 = arith.muli %1025, %outputFeatures : index
      %1047 = arith.addi %1046, %15 : index
      %1048 = wave.lane
      %1049 = arith.remui %1048, %c13 : index
      %1050 = arith.addi %1047, %1049 : index
      scf.if %13 {
        %1051 = arith.addi %1050, %c4 : index
        %1052 = memref.load %residual[%1051] : memref<?xf32>
        %1053 = arith.addf %1052, %1037 : f32
        %1054 = arith.addi %1050, %c4 : index
        memref.store %1053, %out[%1054] : memref<?xf32>
      } else {
        %1055 = arith.addi %1050, %c4 : index
        memref.store %1037, %out[%1055] : memref<?xf32>
      }
      scf.if %13 {
        %1056 = arith.addi %1050, %c13 : index
        %1057 = memref.load %residual[%1056] : memref<?xf32>
        %1058 = arith.addf %1057, %1045 : f32
        %1059 = arith.addi %1050, %c13 : index
        memref.store %1058, %out[%1059] : memref<?xf32>
      } else {
        %1060 = arith.addi %1050, %c13 : index
        memref.store %1045, %out[%1060] : memref<?xf32>
      }
    }
    %1061 = vector.extract %443#2[4] : f32 from vector<8xf32>
    %1062 = vector.extract %443#3[4] : f32 from vector<8xf32>
    %1063 = wave.lane
    %1064 = arith.addi %11, %c13 : index
    %1065 = arith.muli %c11, %c3 : index
    %1066 = arith.addi %1064, %1065 : index
    %1067 = arith.divui %1063, %c13 : index
    %1068 = arith.addi %1066, %1067 : index
    %1069 = arith.cmpi slt, %1068, %10 : index
    scf.if %1069 {
      %1070 = arith.cmpi eq, %hasFactors, %c5 : index
      %1071 = memref.load %factors[%1068] : memref<?xf32>
      %1072 = arith.select %1070, %1071, %c21 : f32
      %1073 = arith.remui %1063, %c13 : index
      %1074 = arith.muli %1073, %c11 : index
      %1075 = arith.addi %6, %1074 : index
      %1076 = vector.load %w[%1075] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1077 = vector.bitcast %1076 : vector<4xi8> to vector<1xf32>
      %1078 = vector.extract %1077[0] : f32 from vector<1xf32>
      %1079 = arith.mulf %1078, %1072 : f32
      %1080 = arith.mulf %1061, %1079 : f32
      %1081 = arith.remui %1063, %c13 : index
      %1082 = arith.muli %1081, %c11 : index
      %1083 = arith.addi %8, %1082 : index
      %1084 = vector.load %w[%1083] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1085 = vector.bitcast %1084 : vector<4xi8> to vector<1xf32>
      %1086 = vector.extract %1085[0] : f32 from vector<1xf32>
      %1087 = arith.mulf %1086, %1072 : f32
      %1088 = arith.mulf %1062, %1087 : f32
      %1089 = arith.muli %1068, %outputFeatures : index
      %1090 = arith.addi %1089, %15 : index
      %1091 = wave.lane
      %1092 = arith.remui %1091, %c13 : index
      %1093 = arith.addi %1090, %1092 : index
      scf.if %13 {
        %1094 = arith.addi %1093, %c4 : index
        %1095 = memref.load %residual[%1094] : memref<?xf32>
        %1096 = arith.addf %1095, %1080 : f32
        %1097 = arith.addi %1093, %c4 : index
        memref.store %1096, %out[%1097] : memref<?xf32>
      } else {
        %1098 = arith.addi %1093, %c4 : index
        memref.store %1080, %out[%1098] : memref<?xf32>
      }
      scf.if %13 {
        %1099 = arith.addi %1093, %c13 : index
        %1100 = memref.load %residual[%1099] : memref<?xf32>
        %1101 = arith.addf %1100, %1088 : f32
        %1102 = arith.addi %1093, %c13 : index
        memref.store %1101, %out[%1102] : memref<?xf32>
      } else {
        %1103 = arith.addi %1093, %c13 : index
        memref.store %1088, %out[%1103] : memref<?xf32>
      }
    }
    %1104 = vector.extract %443#2[5] : f32 from vector<8xf32>
    %1105 = vector.extract %443#3[5] : f32 from vector<8xf32>
    %1106 = wave.lane
    %1107 = arith.addi %11, %c13 : index
    %1108 = arith.muli %c22, %c3 : index
    %1109 = arith.addi %1107, %1108 : index
    %1110 = arith.divui %1106, %c13 : index
    %1111 = arith.addi %1109, %1110 : index
    %1112 = arith.cmpi slt, %1111, %10 : index
    scf.if %1112 {
      %1113 = arith.cmpi eq, %hasFactors, %c5 : index
      %1114 = memref.load %factors[%1111] : memref<?xf32>
      %1115 = arith.select %1113, %1114, %c21 : f32
      %1116 = arith.remui %1106, %c13 : index
      %1117 = arith.muli %1116, %c11 : index
      %1118 = arith.addi %6, %1117 : index
      %1119 = vector.load %w[%1118] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1120 = vector.bitcast %1119 : vector<4xi8> to vector<1xf32>
      %1121 = vector.extract %1120[0] : f32 from vector<1xf32>
      %1122 = arith.mulf %1121, %1115 : f32
      %1123 = arith.mulf %1104, %1122 : f32
      %1124 = arith.remui %1106, %c13 : index
      %1125 = arith.muli %1124, %c11 : index
      %1126 = arith.addi %8, %1125 : index
      %1127 = vector.load %w[%1126] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1128 = vector.bitcast %1127 : vector<4xi8> to vector<1xf32>
      %1129 = vector.extract %1128[0] : f32 from vector<1xf32>
      %1130 = arith.mulf %1129, %1115 : f32
      %1131 = arith.mulf %1105, %1130 : f32
      %1132 = arith.muli %1111, %outputFeatures : index
      %1133 = arith.addi %1132, %15 : index
      %1134 = wave.lane
      %1135 = arith.remui %1134, %c13 : index
      %1136 = arith.addi %1133, %1135 : index
      scf.if %13 {
        %1137 = arith.addi %1136, %c4 : index
        %1138 = memref.load %residual[%1137] : memref<?xf32>
        %1139 = arith.addf %1138, %1123 : f32
        %1140 = arith.addi %1136, %c4 : index
        memref.store %1139, %out[%1140] : memref<?xf32>
      } else {
        %1141 = arith.addi %1136, %c4 : index
        memref.store %1123, %out[%1141] : memref<?xf32>
      }
      scf.if %13 {
        %1142 = arith.addi %1136, %c13 : index
        %1143 = memref.load %residual[%1142] : memref<?xf32>
        %1144 = arith.addf %1143, %1131 : f32
        %1145 = arith.addi %1136, %c13 : index
        memref.store %1144, %out[%1145] : memref<?xf32>
      } else {
        %1146 = arith.addi %1136, %c13 : index
        memref.store %1131, %out[%1146] : memref<?xf32>
      }
    }
    %1147 = vector.extract %443#2[6] : f32 from vector<8xf32>
    %1148 = vector.extract %443#3[6] : f32 from vector<8xf32>
    %1149 = wave.lane
    %1150 = arith.addi %11, %c13 : index
    %1151 = arith.muli %c23, %c3 : index
    %1152 = arith.addi %1150, %1151 : index
    %1153 = arith.divui %1149, %c13 : index
    %1154 = arith.addi %1152, %1153 : index
    %1155 = arith.cmpi slt, %1154, %10 : index
    scf.if %1155 {
      %1156 = arith.cmpi eq, %hasFactors, %c5 : index
      %1157 = memref.load %factors[%1154] : memref<?xf32>
      %1158 = arith.select %1156, %1157, %c21 : f32
      %1159 = arith.remui %1149, %c13 : index
      %1160 = arith.muli %1159, %c11 : index
      %1161 = arith.addi %6, %1160 : index
      %1162 = vector.load %w[%1161] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1163 = vector.bitcast %1162 : vector<4xi8> to vector<1xf32>
      %1164 = vector.extract %1163[0] : f32 from vector<1xf32>
      %1165 = arith.mulf %1164, %1158 : f32
      %1166 = arith.mulf %1147, %1165 : f32
      %1167 = arith.remui %1149, %c13 : index
      %1168 = arith.muli %1167, %c11 : index
      %1169 = arith.addi %8, %1168 : index
      %1170 = vector.load %w[%1169] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1171 = vector.bitcast %1170 : vector<4xi8> to vector<1xf32>
      %1172 = vector.extract %1171[0] : f32 from vector<1xf32>
      %1173 = arith.mulf %1172, %1158 : f32
      %1174 = arith.mulf %1148, %1173 : f32
      %1175 = arith.muli %1154, %outputFeatures : index
      %1176 = arith.addi %1175, %15 : index
      %1177 = wave.lane
      %1178 = arith.remui %1177, %c13 : index
      %1179 = arith.addi %1176, %1178 : index
      scf.if %13 {
        %1180 = arith.addi %1179, %c4 : index
        %1181 = memref.load %residual[%1180] : memref<?xf32>
        %1182 = arith.addf %1181, %1166 : f32
        %1183 = arith.addi %1179, %c4 : index
        memref.store %1182, %out[%1183] : memref<?xf32>
      } else {
        %1184 = arith.addi %1179, %c4 : index
        memref.store %1166, %out[%1184] : memref<?xf32>
      }
      scf.if %13 {
        %1185 = arith.addi %1179, %c13 : index
        %1186 = memref.load %residual[%1185] : memref<?xf32>
        %1187 = arith.addf %1186, %1174 : f32
        %1188 = arith.addi %1179, %c13 : index
        memref.store %1187, %out[%1188] : memref<?xf32>
      } else {
        %1189 = arith.addi %1179, %c13 : index
        memref.store %1174, %out[%1189] : memref<?xf32>
      }
    }
    %1190 = vector.extract %443#2[7] : f32 from vector<8xf32>
    %1191 = vector.extract %443#3[7] : f32 from vector<8xf32>
    %1192 = wave.lane
    %1193 = arith.addi %11, %c13 : index
    %1194 = arith.muli %c24, %c3 : index
    %1195 = arith.addi %1193, %1194 : index
    %1196 = arith.divui %1192, %c13 : index
    %1197 = arith.addi %1195, %1196 : index
    %1198 = arith.cmpi slt, %1197, %10 : index
    scf.if %1198 {
      %1199 = arith.cmpi eq, %hasFactors, %c5 : index
      %1200 = memref.load %factors[%1197] : memref<?xf32>
      %1201 = arith.select %1199, %1200, %c21 : f32
      %1202 = arith.remui %1192, %c13 : index
      %1203 = arith.muli %1202, %c11 : index
      %1204 = arith.addi %6, %1203 : index
      %1205 = vector.load %w[%1204] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1206 = vector.bitcast %1205 : vector<4xi8> to vector<1xf32>
      %1207 = vector.extract %1206[0] : f32 from vector<1xf32>
      %1208 = arith.mulf %1207, %1201 : f32
      %1209 = arith.mulf %1190, %1208 : f32
      %1210 = arith.remui %1192, %c13 : index
      %1211 = arith.muli %1210, %c11 : index
      %1212 = arith.addi %8, %1211 : index
      %1213 = vector.load %w[%1212] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1214 = vector.bitcast %1213 : vector<4xi8> to vector<1xf32>
      %1215 = vector.extract %1214[0] : f32 from vector<1xf32>
      %1216 = arith.mulf %1215, %1201 : f32
      %1217 = arith.mulf %1191, %1216 : f32
      %1218 = arith.muli %1197, %outputFeatures : index
      %1219 = arith.addi %1218, %15 : index
      %1220 = wave.lane
      %1221 = arith.remui %1220, %c13 : index
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
        %1228 = arith.addi %1222, %c13 : index
        %1229 = memref.load %residual[%1228] : memref<?xf32>
        %1230 = arith.addf %1229, %1217 : f32
        %1231 = arith.addi %1222, %c13 : index
        memref.store %1230, %out[%1231] : memref<?xf32>
      } else {
        %1232 = arith.addi %1222, %c13 : index
        memref.store %1217, %out[%1232] : memref<?xf32>
      }
    }
    %1233 = wave.lane
    %1234 = vector.extract %443#4[0] : f32 from vector<8xf32>
    %1235 = vector.extract %443#5[0] : f32 from vector<8xf32>
    %1236 = wave.lane
    %1237 = arith.addi %11, %c1 : index
    %1238 = arith.muli %c4, %c3 : index
    %1239 = arith.addi %1237, %1238 : index
    %1240 = arith.divui %1236, %c13 : index
    %1241 = arith.addi %1239, %1240 : index
    %1242 = arith.cmpi slt, %1241, %10 : index
    scf.if %1242 {
      %1243 = arith.cmpi eq, %hasFactors, %c5 : index
      %1244 = memref.load %factors[%1241] : memref<?xf32>
      %1245 = arith.select %1243, %1244, %c21 : f32
      %1246 = arith.remui %1236, %c13 : index
      %1247 = arith.muli %1246, %c11 : index
      %1248 = arith.addi %6, %1247 : index
      %1249 = vector.load %w[%1248] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1250 = vector.bitcast %1249 : vector<4xi8> to vector<1xf32>
      %1251 = vector.extract %1250[0] : f32 from vector<1xf32>
      %1252 = arith.mulf %1251, %1245 : f32
      %1253 = arith.mulf %1234, %1252 : f32
      %1254 = arith.remui %1236, %c13 : index
      %1255 = arith.muli %1254, %c11 : index
      %1256 = arith.addi %8, %1255 : index
      %1257 = vector.load %w[%1256] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1258 = vector.bitcast %1257 : vector<4xi8> to vector<1xf32>
      %1259 = vector.extract %1258[0] : f32 from vector<1xf32>
      %1260 = arith.mulf %1259, %1245 : f32
      %1261 = arith.mulf %1235, %1260 : f32
      %1262 = arith.muli %1241, %outputFeatures : index
      %1263 = arith.addi %1262, %15 : index
      %1264 = wave.lane
      %1265 = arith.remui %1264, %c13 : index
      %1266 = arith.addi %1263, %1265 : index
      scf.if %13 {
        %1267 = arith.addi %1266, %c4 : index
        %1268 = memref.load %residual[%1267] : memref<?xf32>
        %1269 = arith.addf %1268, %1253 : f32
        %1270 = arith.addi %1266, %c4 : index
        memref.store %1269, %out[%1270] : memref<?xf32>
      } else {
        %1271 = arith.addi %1266, %c4 : index
        memref.store %1253, %out[%1271] : memref<?xf32>
      }
      scf.if %13 {
        %1272 = arith.addi %1266, %c13 : index
        %1273 = memref.load %residual[%1272] : memref<?xf32>
        %1274 = arith.addf %1273, %1261 : f32
        %1275 = arith.addi %1266, %c13 : index
        memref.store %1274, %out[%1275] : memref<?xf32>
      } else {
        %1276 = arith.addi %1266, %c13 : index
        memref.store %1261, %out[%1276] : memref<?xf32>
      }
    }
    %1277 = vector.extract %443#4[1] : f32 from vector<8xf32>
    %1278 = vector.extract %443#5[1] : f32 from vector<8xf32>
    %1279 = wave.lane
    %1280 = arith.addi %11, %c1 : index
    %1281 = arith.muli %c5, %c3 : index
    %1282 = arith.addi %1280, %1281 : index
    %1283 = arith.divui %1279, %c13 : index
    %1284 = arith.addi %1282, %1283 : index
    %1285 = arith.cmpi slt, %1284, %10 : index
    scf.if %1285 {
      %1286 = arith.cmpi eq, %hasFactors, %c5 : index
      %1287 = memref.load %factors[%1284] : memref<?xf32>
      %1288 = arith.select %1286, %1287, %c21 : f32
      %1289 = arith.remui %1279, %c13 : index
      %1290 = arith.muli %1289, %c11 : index
      %1291 = arith.addi %6, %1290 : index
      %1292 = vector.load %w[%1291] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1293 = vector.bitcast %1292 : vector<4xi8> to vector<1xf32>
      %1294 = vector.extract %1293[0] : f32 from vector<1xf32>
      %1295 = arith.mulf %1294, %1288 : f32
      %1296 = arith.mulf %1277, %1295 : f32
      %1297 = arith.remui %1279, %c13 : index
      %1298 = arith.muli %1297, %c11 : index
      %1299 = arith.addi %8, %1298 : index
      %1300 = vector.load %w[%1299] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1301 = vector.bitcast %1300 : vector<4xi8> to vector<1xf32>
      %1302 = vector.extract %1301[0] : f32 from vector<1xf32>
      %1303 = arith.mulf %1302, %1288 : f32
      %1304 = arith.mulf %1278, %1303 : f32
      %1305 = arith.muli %1284, %outputFeatures : index
      %1306 = arith.addi %1305, %15 : index
      %1307 = wave.lane
      %1308 = arith.remui %1307, %c13 : index
      %1309 = arith.addi %1306, %1308 : index
      scf.if %13 {
        %1310 = arith.addi %1309, %c4 : index
        %1311 = memref.load %residual[%1310] : memref<?xf32>
        %1312 = arith.addf %1311, %1296 : f32
        %1313 = arith.addi %1309, %c4 : index
        memref.store %1312, %out[%1313] : memref<?xf32>
      } else {
        %1314 = arith.addi %1309, %c4 : index
        memref.store %1296, %out[%1314] : memref<?xf32>
      }
      scf.if %13 {
        %1315 = arith.addi %1309, %c13 : index
        %1316 = memref.load %residual[%1315] : memref<?xf32>
        %1317 = arith.addf %1316, %1304 : f32
        %1318 = arith.addi %1309, %c13 : index
        memref.store %1317, %out[%1318] : memref<?xf32>
      } else {
        %1319 = arith.addi %1309, %c13 : index
        memref.store %1304, %out[%1319] : memref<?xf32>
      }
    }
    %1320 = vector.extract %443#4[2] : f32 from vector<8xf32>
    %1321 = vector.extract %443#5[2] : f32 from vector<8xf32>
    %1322 = wave.lane
    %1323 = arith.addi %11, %c1 : index
    %1324 = arith.muli %c3, %c3 : index
    %1325 = arith.addi %1323, %1324 : index
    %1326 = arith.divui %1322, %c13 : index
    %1327 = arith.addi %1325, %1326 : index
    %1328 = arith.cmpi slt, %1327, %10 : index
    scf.if %1328 {
      %1329 = arith.cmpi eq, %hasFactors, %c5 : index
      %1330 = memref.load %factors[%1327] : memref<?xf32>
      %1331 = arith.select %1329, %1330, %c21 : f32
      %1332 = arith.remui %1322, %c13 : index
      %1333 = arith.muli %1332, %c11 : index
      %1334 = arith.addi %6, %1333 : index
      %1335 = vector.load %w[%1334] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1336 = vector.bitcast %1335 : vector<4xi8> to vector<1xf32>
      %1337 = vector.extract %1336[0] : f32 from vector<1xf32>
      %1338 = arith.mulf %1337, %1331 : f32
      %1339 = arith.mulf %1320, %1338 : f32
      %1340 = arith.remui %1322, %c13 : index
      %1341 = arith.muli %1340, %c11 : index
      %1342 = arith.addi %8, %1341 : index
      %1343 = vector.load %w[%1342] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1344 = vector.bitcast %1343 : vector<4xi8> to vector<1xf32>
      %1345 = vector.extract %1344[0] : f32 from vector<1xf32>
      %1346 = arith.mulf %1345, %1331 : f32
      %1347 = arith.mulf %1321, %1346 : f32
      %1348 = arith.muli %1327, %outputFeatures : index
      %1349 = arith.addi %1348, %15 : index
      %1350 = wave.lane
      %1351 = arith.remui %1350, %c13 : index
      %1352 = arith.addi %1349, %1351 : index
      scf.if %13 {
        %1353 = arith.addi %1352, %c4 : index
        %1354 = memref.load %residual[%1353] : memref<?xf32>
        %1355 = arith.addf %1354, %1339 : f32
        %1356 = arith.addi %1352, %c4 : index
        memref.store %1355, %out[%1356] : memref<?xf32>
      } else {
        %1357 = arith.addi %1352, %c4 : index
        memref.store %1339, %out[%1357] : memref<?xf32>
      }
      scf.if %13 {
        %1358 = arith.addi %1352, %c13 : index
        %1359 = memref.load %residual[%1358] : memref<?xf32>
        %1360 = arith.addf %1359, %1347 : f32
        %1361 = arith.addi %1352, %c13 : index
        memref.store %1360, %out[%1361] : memref<?xf32>
      } else {
        %1362 = arith.addi %1352, %c13 : index
        memref.store %1347, %out[%1362] : memref<?xf32>
      }
    }
    %1363 = vector.extract %443#4[3] : f32 from vector<8xf32>
    %1364 = vector.extract %443#5[3] : f32 from vector<8xf32>
    %1365 = wave.lane
    %1366 = arith.addi %11, %c1 : index
    %1367 = arith.muli %c18, %c3 : index
    %1368 = arith.addi %1366, %1367 : index
    %1369 = arith.divui %1365, %c13 : index
    %1370 = arith.addi %1368, %1369 : index
    %1371 = arith.cmpi slt, %1370, %10 : index
    scf.if %1371 {
      %1372 = arith.cmpi eq, %hasFactors, %c5 : index
      %1373 = memref.load %factors[%1370] : memref<?xf32>
      %1374 = arith.select %1372, %1373, %c21 : f32
      %1375 = arith.remui %1365, %c13 : index
      %1376 = arith.muli %1375, %c11 : index
      %1377 = arith.addi %6, %1376 : index
      %1378 = vector.load %w[%1377] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1379 = vector.bitcast %1378 : vector<4xi8> to vector<1xf32>
      %1380 = vector.extract %1379[0] : f32 from vector<1xf32>
      %1381 = arith.mulf %1380, %1374 : f32
      %1382 = arith.mulf %1363, %1381 : f32
      %1383 = arith.remui %1365, %c13 : index
      %1384 = arith.muli %1383, %c11 : index
      %1385 = arith.addi %8, %1384 : index
      %1386 = vector.load %w[%1385] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1387 = vector.bitcast %1386 : vector<4xi8> to vector<1xf32>
      %1388 = vector.extract %1387[0] : f32 from vector<1xf32>
      %1389 = arith.mulf %1388, %1374 : f32
      %1390 = arith.mulf %1364, %1389 : f32
      %1391 = arith.muli %1370, %outputFeatures : index
      %1392 = arith.addi %1391, %15 : index
      %1393 = wave.lane
      %1394 = arith.remui %1393, %c13 : index
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
        %1401 = arith.addi %1395, %c13 : index
        %1402 = memref.load %residual[%1401] : memref<?xf32>
        %1403 = arith.addf %1402, %1390 : f32
        %1404 = arith.addi %1395, %c13 : index
        memref.store %1403, %out[%1404] : memref<?xf32>
      } else {
        %1405 = arith.addi %1395, %c13 : index
        memref.store %1390, %out[%1405] : memref<?xf32>
      }
    }
    %1406 = vector.extract %443#4[4] : f32 from vector<8xf32>
    %1407 = vector.extract %443#5[4] : f32 from vector<8xf32>
    %1408 = wave.lane
    %1409 = arith.addi %11, %c1 : index
    %1410 = arith.muli %c11, %c3 : index
    %1411 = arith.addi %1409, %1410 : index
    %1412 = arith.divui %1408, %c13 : index
    %1413 = arith.addi %1411, %1412 : index
    %1414 = arith.cmpi slt, %1413, %10 : index
    scf.if %1414 {
      %1415 = arith.cmpi eq, %hasFactors, %c5 : index
      %1416 = memref.load %factors[%1413] : memref<?xf32>
      %1417 = arith.select %1415, %1416, %c21 : f32
      %1418 = arith.remui %1408, %c13 : index
      %1419 = arith.muli %1418, %c11 : index
      %1420 = arith.addi %6, %1419 : index
      %1421 = vector.load %w[%1420] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1422 = vector.bitcast %1421 : vector<4xi8> to vector<1xf32>
      %1423 = vector.extract %1422[0] : f32 from vector<1xf32>
      %1424 = arith.mulf %1423, %1417 : f32
      %1425 = arith.mulf %1406, %1424 : f32
      %1426 = arith.remui %1408, %c13 : index
      %1427 = arith.muli %1426, %c11 : index
      %1428 = arith.addi %8, %1427 : index
      %1429 = vector.load %w[%1428] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1430 = vector.bitcast %1429 : vector<4xi8> to vector<1xf32>
      %1431 = vector.extract %1430[0] : f32 from vector<1xf32>
      %1432 = arith.mulf %1431, %1417 : f32
      %1433 = arith.mulf %1407, %1432 : f32
      %1434 = arith.muli %1413, %outputFeatures : index
      %1435 = arith.addi %1434, %15 : index
      %1436 = wave.lane
      %1437 = arith.remui %1436, %c13 : index
      %1438 = arith.addi %1435, %1437 : index
      scf.if %13 {
        %1439 = arith.addi %1438, %c4 : index
        %1440 = memref.load %residual[%1439] : memref<?xf32>
        %1441 = arith.addf %1440, %1425 : f32
        %1442 = arith.addi %1438, %c4 : index
        memref.store %1441, %out[%1442] : memref<?xf32>
      } else {
        %1443 = arith.addi %1438, %c4 : index
        memref.store %1425, %out[%1443] : memref<?xf32>
      }
      scf.if %13 {
        %1444 = arith.addi %1438, %c13 : index
        %1445 = memref.load %residual[%1444] : memref<?xf32>
        %1446 = arith.addf %1445, %1433 : f32
        %1447 = arith.addi %1438, %c13 : index
        memref.store %1446, %out[%1447] : memref<?xf32>
      } else {
        %1448 = arith.addi %1438, %c13 : index
        memref.store %1433, %out[%1448] : memref<?xf32>
      }
    }
    %1449 = vector.extract %443#4[5] : f32 from vector<8xf32>
    %1450 = vector.extract %443#5[5] : f32 from vector<8xf32>
    %1451 = wave.lane
    %1452 = arith.addi %11, %c1 : index
    %1453 = arith.muli %c22, %c3 : index
    %1454 = arith.addi %1452, %1453 : index
    %1455 = arith.divui %1451, %c13 : index
    %1456 = arith.addi %1454, %1455 : index
    %1457 = arith.cmpi slt, %1456, %10 : index
    scf.if %1457 {
      %1458 = arith.cmpi eq, %hasFactors, %c5 : index
      %1459 = memref.load %factors[%1456] : memref<?xf32>
      %1460 = arith.select %1458, %1459, %c21 : f32
      %1461 = arith.remui %1451, %c13 : index
      %1462 = arith.muli %1461, %c11 : index
      %1463 = arith.addi %6, %1462 : index
      %1464 = vector.load %w[%1463] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1465 = vector.bitcast %1464 : vector<4xi8> to vector<1xf32>
      %1466 = vector.extract %1465[0] : f32 from vector<1xf32>
      %1467 = arith.mulf %1466, %1460 : f32
      %1468 = arith.mulf %1449, %1467 : f32
      %1469 = arith.remui %1451, %c13 : index
      %1470 = arith.muli %1469, %c11 : index
      %1471 = arith.addi %8, %1470 : index
      %1472 = vector.load %w[%1471] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1473 = vector.bitcast %1472 : vector<4xi8> to vector<1xf32>
      %1474 = vector.extract %1473[0] : f32 from vector<1xf32>
      %1475 = arith.mulf %1474, %1460 : f32
      %1476 = arith.mulf %1450, %1475 : f32
      %1477 = arith.muli %1456, %outputFeatures : index
      %1478 = arith.addi %1477, %15 : index
      %1479 = wave.lane
      %1480 = arith.remui %1479, %c13 : index
      %1481 = arith.addi %1478, %1480 : index
      scf.if %13 {
        %1482 = arith.addi %1481, %c4 : index
        %1483 = memref.load %residual[%1482] : memref<?xf32>
        %1484 = arith.addf %1483, %1468 : f32
        %1485 = arith.addi %1481, %c4 : index
        memref.store %1484, %out[%1485] : memref<?xf32>
      } else {
        %1486 = arith.addi %1481, %c4 : index
        memref.store %1468, %out[%1486] : memref<?xf32>
      }
      scf.if %13 {
        %1487 = arith.addi %1481, %c13 : index
        %1488 = memref.load %residual[%1487] : memref<?xf32>
        %1489 = arith.addf %1488, %1476 : f32
        %1490 = arith.addi %1481, %c13 : index
        memref.store %1489, %out[%1490] : memref<?xf32>
      } else {
        %1491 = arith.addi %1481, %c13 : index
        memref.store %1476, %out[%1491] : memref<?xf32>
      }
    }
    %1492 = vector.extract %443#4[6] : f32 from vector<8xf32>
    %1493 = vector.extract %443#5[6] : f32 from vector<8xf32>
    %1494 = wave.lane
    %1495 = arith.addi %11, %c1 : index
    %1496 = arith.muli %c23, %c3 : index
    %1497 = arith.addi %1495, %1496 : index
    %1498 = arith.divui %1494, %c13 : index
    %1499 = arith.addi %1497, %1498 : index
    %1500 = arith.cmpi slt, %1499, %10 : index
    scf.if %1500 {
      %1501 = arith.cmpi eq, %hasFactors, %c5 : index
      %1502 = memref.load %factors[%1499] : memref<?xf32>
      %1503 = arith.select %1501, %1502, %c21 : f32
      %1504 = arith.remui %1494, %c13 : index
      %1505 = arith.muli %1504, %c11 : index
      %1506 = arith.addi %6, %1505 : index
      %1507 = vector.load %w[%1506] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1508 = vector.bitcast %1507 : vector<4xi8> to vector<1xf32>
      %1509 = vector.extract %1508[0] : f32 from vector<1xf32>
      %1510 = arith.mulf %1509, %1503 : f32
      %1511 = arith.mulf %1492, %1510 : f32
      %1512 = arith.remui %1494, %c13 : index
      %1513 = arith.muli %1512, %c11 : index
      %1514 = arith.addi %8, %1513 : index
      %1515 = vector.load %w[%1514] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1516 = vector.bitcast %1515 : vector<4xi8> to vector<1xf32>
      %1517 = vector.extract %1516[0] : f32 from vector<1xf32>
      %1518 = arith.mulf %1517, %1503 : f32
      %1519 = arith.mulf %1493, %1518 : f32
      %1520 = arith.muli %1499, %outputFeatures : index
      %1521 = arith.addi %1520, %15 : index
      %1522 = wave.lane
      %1523 = arith.remui %1522, %c13 : index
      %1524 = arith.addi %1521, %1523 : index
      scf.if %13 {
        %1525 = arith.addi %1524, %c4 : index
        %1526 = memref.load %residual[%1525] : memref<?xf32>
        %1527 = arith.addf %1526, %1511 : f32
        %1528 = arith.addi %1524, %c4 : index
        memref.store %1527, %out[%1528] : memref<?xf32>
      } else {
        %1529 = arith.addi %1524, %c4 : index
        memref.store %1511, %out[%1529] : memref<?xf32>
      }
      scf.if %13 {
        %1530 = arith.addi %1524, %c13 : index
        %1531 = memref.load %residual[%1530] : memref<?xf32>
        %1532 = arith.addf %1531, %1519 : f32
        %1533 = arith.addi %1524, %c13 : index
        memref.store %1532, %out[%1533] : memref<?xf32>
      } else {
        %1534 = arith.addi %1524, %c13 : index
        memref.store %1519, %out[%1534] : memref<?xf32>
      }
    }
    %1535 = vector.extract %443#4[7] : f32 from vector<8xf32>
    %1536 = vector.extract %443#5[7] : f32 from vector<8xf32>
    %1537 = wave.lane
    %1538 = arith.addi %11, %c1 : index
    %1539 = arith.muli %c24, %c3 : index
    %1540 = arith.addi %1538, %1539 : index
    %1541 = arith.divui %1537, %c13 : index
    %1542 = arith.addi %1540, %1541 : index
    %1543 = arith.cmpi slt, %1542, %10 : index
    scf.if %1543 {
      %1544 = arith.cmpi eq, %hasFactors, %c5 : index
      %1545 = memref.load %factors[%1542] : memref<?xf32>
      %1546 = arith.select %1544, %1545, %c21 : f32
      %1547 = arith.remui %1537, %c13 : index
      %1548 = arith.muli %1547, %c11 : index
      %1549 = arith.addi %6, %1548 : index
      %1550 = vector.load %w[%1549] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1551 = vector.bitcast %1550 : vector<4xi8> to vector<1xf32>
      %1552 = vector.extract %1551[0] : f32 from vector<1xf32>
      %1553 = arith.mulf %1552, %1546 : f32
      %1554 = arith.mulf %1535, %1553 : f32
      %1555 = arith.remui %1537, %c13 : index
      %1556 = arith.muli %1555, %c11 : index
      %1557 = arith.addi %8, %1556 : index
      %1558 = vector.load %w[%1557] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1559 = vector.bitcast %1558 : vector<4xi8> to vector<1xf32>
      %1560 = vector.extract %1559[0] : f32 from vector<1xf32>
      %1561 = arith.mulf %1560, %1546 : f32
      %1562 = arith.mulf %1536, %1561 : f32
      %1563 = arith.muli %1542, %outputFeatures : index
      %1564 = arith.addi %1563, %15 : index
      %1565 = wave.lane
      %1566 = arith.remui %1565, %c13 : index
      %1567 = arith.addi %1564, %1566 : index
      scf.if %13 {
        %1568 = arith.addi %1567, %c4 : index
        %1569 = memref.load %residual[%1568] : memref<?xf32>
        %1570 = arith.addf %1569, %1554 : f32
        %1571 = arith.addi %1567, %c4 : index
        memref.store %1570, %out[%1571] : memref<?xf32>
      } else {
        %1572 = arith.addi %1567, %c4 : index
        memref.store %1554, %out[%1572] : memref<?xf32>
      }
      scf.if %13 {
        %1573 = arith.addi %1567, %c13 : index
        %1574 = memref.load %residual[%1573] : memref<?xf32>
        %1575 = arith.addf %1574, %1562 : f32
        %1576 = arith.addi %1567, %c13 : index
        memref.store %1575, %out[%1576] : memref<?xf32>
      } else {
        %1577 = arith.addi %1567, %c13 : index
        memref.store %1562, %out[%1577] : memref<?xf32>
      }
    }
    %1578 = wave.lane
    %1579 = vector.extract %443#6[0] : f32 from vector<8xf32>
    %1580 = vector.extract %443#7[0] : f32 from vector<8xf32>
    %1581 = wave.lane
    %1582 = arith.addi %11, %c25 : index
    %1583 = arith.muli %c4, %c3 : index
    %1584 = arith.addi %1582, %1583 : index
    %1585 = arith.divui %1581, %c13 : index
    %1586 = arith.addi %1584, %1585 : index
    %1587 = arith.cmpi slt, %1586, %10 : index
    scf.if %1587 {
      %1588 = arith.cmpi eq, %hasFactors, %c5 : index
      %1589 = memref.load %factors[%1586] : memref<?xf32>
      %1590 = arith.select %1588, %1589, %c21 : f32
      %1591 = arith.remui %1581, %c13 : index
      %1592 = arith.muli %1591, %c11 : index
      %1593 = arith.addi %6, %1592 : index
      %1594 = vector.load %w[%1593] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1595 = vector.bitcast %1594 : vector<4xi8> to vector<1xf32>
      %1596 = vector.extract %1595[0] : f32 from vector<1xf32>
      %1597 = arith.mulf %1596, %1590 : f32
      %1598 = arith.mulf %1579, %1597 : f32
      %1599 = arith.remui %1581, %c13 : index
      %1600 = arith.muli %1599, %c11 : index
      %1601 = arith.addi %8, %1600 : index
      %1602 = vector.load %w[%1601] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1603 = vector.bitcast %1602 : vector<4xi8> to vector<1xf32>
      %1604 = vector.extract %1603[0] : f32 from vector<1xf32>
      %1605 = arith.mulf %1604, %1590 : f32
      %1606 = arith.mulf %1580, %1605 : f32
      %1607 = arith.muli %1586, %outputFeatures : index
      %1608 = arith.addi %1607, %15 : index
      %1609 = wave.lane
      %1610 = arith.remui %1609, %c13 : index
      %1611 = arith.addi %1608, %1610 : index
      scf.if %13 {
        %1612 = arith.addi %1611, %c4 : index
        %1613 = memref.load %residual[%1612] : memref<?xf32>
        %1614 = arith.addf %1613, %1598 : f32
        %1615 = arith.addi %1611, %c4 : index
        memref.store %1614, %out[%1615] : memref<?xf32>
      } else {
        %1616 = arith.addi %1611, %c4 : index
        memref.store %1598, %out[%1616] : memref<?xf32>
      }
      scf.if %13 {
        %1617 = arith.addi %1611, %c13 : index
        %1618 = memref.load %residual[%1617] : memref<?xf32>
        %1619 = arith.addf %1618, %1606 : f32
        %1620 = arith.addi %1611, %c13 : index
        memref.store %1619, %out[%1620] : memref<?xf32>
      } else {
        %1621 = arith.addi %1611, %c13 : index
        memref.store %1606, %out[%1621] : memref<?xf32>
      }
    }
    %1622 = vector.extract %443#6[1] : f32 from vector<8xf32>
    %1623 = vector.extract %443#7[1] : f32 from vector<8xf32>
    %1624 = wave.lane
    %1625 = arith.addi %11, %c25 : index
    %1626 = arith.muli %c5, %c3 : index
    %1627 = arith.addi %1625, %1626 : index
    %1628 = arith.divui %1624, %c13 : index
    %1629 = arith.addi %1627, %1628 : index
    %1630 = arith.cmpi slt, %1629, %10 : index
    scf.if %1630 {
      %1631 = arith.cmpi eq, %hasFactors, %c5 : index
      %1632 = memref.load %factors[%1629] : memref<?xf32>
      %1633 = arith.select %1631, %1632, %c21 : f32
      %1634 = arith.remui %1624, %c13 : index
      %1635 = arith.muli %1634, %c11 : index
      %1636 = arith.addi %6, %1635 : index
      %1637 = vector.load %w[%1636] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1638 = vector.bitcast %1637 : vector<4xi8> to vector<1xf32>
      %1639 = vector.extract %1638[0] : f32 from vector<1xf32>
      %1640 = arith.mulf %1639, %1633 : f32
      %1641 = arith.mulf %1622, %1640 : f32
      %1642 = arith.remui %1624, %c13 : index
      %1643 = arith.muli %1642, %c11 : index
      %1644 = arith.addi %8, %1643 : index
      %1645 = vector.load %w[%1644] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1646 = vector.bitcast %1645 : vector<4xi8> to vector<1xf32>
      %1647 = vector.extract %1646[0] : f32 from vector<1xf32>
      %1648 = arith.mulf %1647, %1633 : f32
      %1649 = arith.mulf %1623, %1648 : f32
      %1650 = arith.muli %1629, %outputFeatures : index
      %1651 = arith.addi %1650, %15 : index
      %1652 = wave.lane
      %1653 = arith.remui %1652, %c13 : index
      %1654 = arith.addi %1651, %1653 : index
      scf.if %13 {
        %1655 = arith.addi %1654, %c4 : index
        %1656 = memref.load %residual[%1655] : memref<?xf32>
        %1657 = arith.addf %1656, %1641 : f32
        %1658 = arith.addi %1654, %c4 : index
        memref.store %1657, %out[%1658] : memref<?xf32>
      } else {
        %1659 = arith.addi %1654, %c4 : index
        memref.store %1641, %out[%1659] : memref<?xf32>
      }
      scf.if %13 {
        %1660 = arith.addi %1654, %c13 : index
        %1661 = memref.load %residual[%1660] : memref<?xf32>
        %1662 = arith.addf %1661, %1649 : f32
        %1663 = arith.addi %1654, %c13 : index
        memref.store %1662, %out[%1663] : memref<?xf32>
      } else {
        %1664 = arith.addi %1654, %c13 : index
        memref.store %1649, %out[%1664] : memref<?xf32>
      }
    }
    %1665 = vector.extract %443#6[2] : f32 from vector<8xf32>
    %1666 = vector.extract %443#7[2] : f32 from vector<8xf32>
    %1667 = wave.lane
    %1668 = arith.addi %11, %c25 : index
    %1669 = arith.muli %c3, %c3 : index
    %1670 = arith.addi %1668, %1669 : index
    %1671 = arith.divui %1667, %c13 : index
    %1672 = arith.addi %1670, %1671 : index
    %1673 = arith.cmpi slt, %1672, %10 : index
    scf.if %1673 {
      %1674 = arith.cmpi eq, %hasFactors, %c5 : index
      %1675 = memref.load %factors[%1672] : memref<?xf32>
      %1676 = arith.select %1674, %1675, %c21 : f32
      %1677 = arith.remui %1667, %c13 : index
      %1678 = arith.muli %1677, %c11 : index
      %1679 = arith.addi %6, %1678 : index
      %1680 = vector.load %w[%1679] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1681 = vector.bitcast %1680 : vector<4xi8> to vector<1xf32>
      %1682 = vector.extract %1681[0] : f32 from vector<1xf32>
      %1683 = arith.mulf %1682, %1676 : f32
      %1684 = arith.mulf %1665, %1683 : f32
      %1685 = arith.remui %1667, %c13 : index
      %1686 = arith.muli %1685, %c11 : index
      %1687 = arith.addi %8, %1686 : index
      %1688 = vector.load %w[%1687] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1689 = vector.bitcast %1688 : vector<4xi8> to vector<1xf32>
      %1690 = vector.extract %1689[0] : f32 from vector<1xf32>
      %1691 = arith.mulf %1690, %1676 : f32
      %1692 = arith.mulf %1666, %1691 : f32
      %1693 = arith.muli %1672, %outputFeatures : index
      %1694 = arith.addi %1693, %15 : index
      %1695 = wave.lane
      %1696 = arith.remui %1695, %c13 : index
      %1697 = arith.addi %1694, %1696 : index
      scf.if %13 {
        %1698 = arith.addi %1697, %c4 : index
        %1699 = memref.load %residual[%1698] : memref<?xf32>
        %1700 = arith.addf %1699, %1684 : f32
        %1701 = arith.addi %1697, %c4 : index
        memref.store %1700, %out[%1701] : memref<?xf32>
      } else {
        %1702 = arith.addi %1697, %c4 : index
        memref.store %1684, %out[%1702] : memref<?xf32>
      }
      scf.if %13 {
        %1703 = arith.addi %1697, %c13 : index
        %1704 = memref.load %residual[%1703] : memref<?xf32>
        %1705 = arith.addf %1704, %1692 : f32
        %1706 = arith.addi %1697, %c13 : index
        memref.store %1705, %out[%1706] : memref<?xf32>
      } else {
        %1707 = arith.addi %1697, %c13 : index
        memref.store %1692, %out[%1707] : memref<?xf32>
      }
    }
    %1708 = vector.extract %443#6[3] : f32 from vector<8xf32>
    %1709 = vector.extract %443#7[3] : f32 from vector<8xf32>
    %1710 = wave.lane
    %1711 = arith.addi %11, %c25 : index
    %1712 = arith.muli %c18, %c3 : index
    %1713 = arith.addi %1711, %1712 : index
    %1714 = arith.divui %1710, %c13 : index
    %1715 = arith.addi %1713, %1714 : index
    %1716 = arith.cmpi slt, %1715, %10 : index
    scf.if %1716 {
      %1717 = arith.cmpi eq, %hasFactors, %c5 : index
      %1718 = memref.load %factors[%1715] : memref<?xf32>
      %1719 = arith.select %1717, %1718, %c21 : f32
      %1720 = arith.remui %1710, %c13 : index
      %1721 = arith.muli %1720, %c11 : index
      %1722 = arith.addi %6, %1721 : index
      %1723 = vector.load %w[%1722] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1724 = vector.bitcast %1723 : vector<4xi8> to vector<1xf32>
      %1725 = vector.extract %1724[0] : f32 from vector<1xf32>
      %1726 = arith.mulf %1725, %1719 : f32
      %1727 = arith.mulf %1708, %1726 : f32
      %1728 = arith.remui %1710, %c13 : index
      %1729 = arith.muli %1728, %c11 : index
      %1730 = arith.addi %8, %1729 : index
      %1731 = vector.load %w[%1730] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1732 = vector.bitcast %1731 : vector<4xi8> to vector<1xf32>
      %1733 = vector.extract %1732[0] : f32 from vector<1xf32>
      %1734 = arith.mulf %1733, %1719 : f32
      %1735 = arith.mulf %1709, %1734 : f32
      %1736 = arith.muli %1715, %outputFeatures : index
      %1737 = arith.addi %1736, %15 : index
      %1738 = wave.lane
      %1739 = arith.remui %1738, %c13 : index
      %1740 = arith.addi %1737, %1739 : index
      scf.if %13 {
        %1741 = arith.addi %1740, %c4 : index
        %1742 = memref.load %residual[%1741] : memref<?xf32>
        %1743 = arith.addf %1742, %1727 : f32
        %1744 = arith.addi %1740, %c4 : index
        memref.store %1743, %out[%1744] : memref<?xf32>
      } else {
        %1745 = arith.addi %1740, %c4 : index
        memref.store %1727, %out[%1745] : memref<?xf32>
      }
      scf.if %13 {
        %1746 = arith.addi %1740, %c13 : index
        %1747 = memref.load %residual[%1746] : memref<?xf32>
        %1748 = arith.addf %1747, %1735 : f32
        %1749 = arith.addi %1740, %c13 : index
        memref.store %1748, %out[%1749] : memref<?xf32>
      } else {
        %1750 = arith.addi %1740, %c13 : index
        memref.store %1735, %out[%1750] : memref<?xf32>
      }
    }
    %1751 = vector.extract %443#6[4] : f32 from vector<8xf32>
    %1752 = vector.extract %443#7[4] : f32 from vector<8xf32>
    %1753 = wave.lane
    %1754 = arith.addi %11, %c25 : index
    %1755 = arith.muli %c11, %c3 : index
    %1756 = arith.addi %1754, %1755 : index
    %1757 = arith.divui %1753, %c13 : index
    %1758 = arith.addi %1756, %1757 : index
    %1759 = arith.cmpi slt, %1758, %10 : index
    scf.if %1759 {
      %1760 = arith.cmpi eq, %hasFactors, %c5 : index
      %1761 = memref.load %factors[%1758] : memref<?xf32>
      %1762 = arith.select %1760, %1761, %c21 : f32
      %1763 = arith.remui %1753, %c13 : index
      %1764 = arith.muli %1763, %c11 : index
      %1765 = arith.addi %6, %1764 : index
      %1766 = vector.load %w[%1765] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1767 = vector.bitcast %1766 : vector<4xi8> to vector<1xf32>
      %1768 = vector.extract %1767[0] : f32 from vector<1xf32>
      %1769 = arith.mulf %1768, %1762 : f32
      %1770 = arith.mulf %1751, %1769 : f32
      %1771 = arith.remui %1753, %c13 : index
      %1772 = arith.muli %1771, %c11 : index
      %1773 = arith.addi %8, %1772 : index
      %1774 = vector.load %w[%1773] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1775 = vector.bitcast %1774 : vector<4xi8> to vector<1xf32>
      %1776 = vector.extract %1775[0] : f32 from vector<1xf32>
      %1777 = arith.mulf %1776, %1762 : f32
      %1778 = arith.mulf %1752, %1777 : f32
      %1779 = arith.muli %1758, %outputFeatures : index
      %1780 = arith.addi %1779, %15 : index
      %1781 = wave.lane
      %1782 = arith.remui %1781, %c13 : index
      %1783 = arith.addi %1780, %1782 : index
      scf.if %13 {
        %1784 = arith.addi %1783, %c4 : index
        %1785 = memref.load %residual[%1784] : memref<?xf32>
        %1786 = arith.addf %1785, %1770 : f32
        %1787 = arith.addi %1783, %c4 : index
        memref.store %1786, %out[%1787] : memref<?xf32>
      } else {
        %1788 = arith.addi %1783, %c4 : index
        memref.store %1770, %out[%1788] : memref<?xf32>
      }
      scf.if %13 {
        %1789 = arith.addi %1783, %c13 : index
        %1790 = memref.load %residual[%1789] : memref<?xf32>
        %1791 = arith.addf %1790, %1778 : f32
        %1792 = arith.addi %1783, %c13 : index
        memref.store %1791, %out[%1792] : memref<?xf32>
      } else {
        %1793 = arith.addi %1783, %c13 : index
        memref.store %1778, %out[%1793] : memref<?xf32>
      }
    }
    %1794 = vector.extract %443#6[5] : f32 from vector<8xf32>
    %1795 = vector.extract %443#7[5] : f32 from vector<8xf32>
    %1796 = wave.lane
    %1797 = arith.addi %11, %c25 : index
    %1798 = arith.muli %c22, %c3 : index
    %1799 = arith.addi %1797, %1798 : index
    %1800 = arith.divui %1796, %c13 : index
    %1801 = arith.addi %1799, %1800 : index
    %1802 = arith.cmpi slt, %1801, %10 : index
    scf.if %1802 {
      %1803 = arith.cmpi eq, %hasFactors, %c5 : index
      %1804 = memref.load %factors[%1801] : memref<?xf32>
      %1805 = arith.select %1803, %1804, %c21 : f32
      %1806 = arith.remui %1796, %c13 : index
      %1807 = arith.muli %1806, %c11 : index
      %1808 = arith.addi %6, %1807 : index
      %1809 = vector.load %w[%1808] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1810 = vector.bitcast %1809 : vector<4xi8> to vector<1xf32>
      %1811 = vector.extract %1810[0] : f32 from vector<1xf32>
      %1812 = arith.mulf %1811, %1805 : f32
      %1813 = arith.mulf %1794, %1812 : f32
      %1814 = arith.remui %1796, %c13 : index
      %1815 = arith.muli %1814, %c11 : index
      %1816 = arith.addi %8, %1815 : index
      %1817 = vector.load %w[%1816] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1818 = vector.bitcast %1817 : vector<4xi8> to vector<1xf32>
      %1819 = vector.extract %1818[0] : f32 from vector<1xf32>
      %1820 = arith.mulf %1819, %1805 : f32
      %1821 = arith.mulf %1795, %1820 : f32
      %1822 = arith.muli %1801, %outputFeatures : index
      %1823 = arith.addi %1822, %15 : index
      %1824 = wave.lane
      %1825 = arith.remui %1824, %c13 : index
      %1826 = arith.addi %1823, %1825 : index
      scf.if %13 {
        %1827 = arith.addi %1826, %c4 : index
        %1828 = memref.load %residual[%1827] : memref<?xf32>
        %1829 = arith.addf %1828, %1813 : f32
        %1830 = arith.addi %1826, %c4 : index
        memref.store %1829, %out[%1830] : memref<?xf32>
      } else {
        %1831 = arith.addi %1826, %c4 : index
        memref.store %1813, %out[%1831] : memref<?xf32>
      }
      scf.if %13 {
        %1832 = arith.addi %1826, %c13 : index
        %1833 = memref.load %residual[%1832] : memref<?xf32>
        %1834 = arith.addf %1833, %1821 : f32
        %1835 = arith.addi %1826, %c13 : index
        memref.store %1834, %out[%1835] : memref<?xf32>
      } else {
        %1836 = arith.addi %1826, %c13 : index
        memref.store %1821, %out[%1836] : memref<?xf32>
      }
    }
    %1837 = vector.extract %443#6[6] : f32 from vector<8xf32>
    %1838 = vector.extract %443#7[6] : f32 from vector<8xf32>
    %1839 = wave.lane
    %1840 = arith.addi %11, %c25 : index
    %1841 = arith.muli %c23, %c3 : index
    %1842 = arith.addi %1840, %1841 : index
    %1843 = arith.divui %1839, %c13 : index
    %1844 = arith.addi %1842, %1843 : index
    %1845 = arith.cmpi slt, %1844, %10 : index
    scf.if %1845 {
      %1846 = arith.cmpi eq, %hasFactors, %c5 : index
      %1847 = memref.load %factors[%1844] : memref<?xf32>
      %1848 = arith.select %1846, %1847, %c21 : f32
      %1849 = arith.remui %1839, %c13 : index
      %1850 = arith.muli %1849, %c11 : index
      %1851 = arith.addi %6, %1850 : index
      %1852 = vector.load %w[%1851] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1853 = vector.bitcast %1852 : vector<4xi8> to vector<1xf32>
      %1854 = vector.extract %1853[0] : f32 from vector<1xf32>
      %1855 = arith.mulf %1854, %1848 : f32
      %1856 = arith.mulf %1837, %1855 : f32
      %1857 = arith.remui %1839, %c13 : index
      %1858 = arith.muli %1857, %c11 : index
      %1859 = arith.addi %8, %1858 : index
      %1860 = vector.load %w[%1859] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1861 = vector.bitcast %1860 : vector<4xi8> to vector<1xf32>
      %1862 = vector.extract %1861[0] : f32 from vector<1xf32>
      %1863 = arith.mulf %1862, %1848 : f32
      %1864 = arith.mulf %1838, %1863 : f32
      %1865 = arith.muli %1844, %outputFeatures : index
      %1866 = arith.addi %1865, %15 : index
      %1867 = wave.lane
      %1868 = arith.remui %1867, %c13 : index
      %1869 = arith.addi %1866, %1868 : index
      scf.if %13 {
        %1870 = arith.addi %1869, %c4 : index
        %1871 = memref.load %residual[%1870] : memref<?xf32>
        %1872 = arith.addf %1871, %1856 : f32
        %1873 = arith.addi %1869, %c4 : index
        memref.store %1872, %out[%1873] : memref<?xf32>
      } else {
        %1874 = arith.addi %1869, %c4 : index
        memref.store %1856, %out[%1874] : memref<?xf32>
      }
      scf.if %13 {
        %1875 = arith.addi %1869, %c13 : index
        %1876 = memref.load %residual[%1875] : memref<?xf32>
        %1877 = arith.addf %1876, %1864 : f32
        %1878 = arith.addi %1869, %c13 : index
        memref.store %1877, %out[%1878] : memref<?xf32>
      } else {
        %1879 = arith.addi %1869, %c13 : index
        memref.store %1864, %out[%1879] : memref<?xf32>
      }
    }
    %1880 = vector.extract %443#6[7] : f32 from vector<8xf32>
    %1881 = vector.extract %443#7[7] : f32 from vector<8xf32>
    %1882 = wave.lane
    %1883 = arith.addi %11, %c25 : index
    %1884 = arith.muli %c24, %c3 : index
    %1885 = arith.addi %1883, %1884 : index
    %1886 = arith.divui %1882, %c13 : index
    %1887 = arith.addi %1885, %1886 : index
    %1888 = arith.cmpi slt, %1887, %10 : index
    scf.if %1888 {
      %1889 = arith.cmpi eq, %hasFactors, %c5 : index
      %1890 = memref.load %factors[%1887] : memref<?xf32>
      %1891 = arith.select %1889, %1890, %c21 : f32
      %1892 = arith.remui %1882, %c13 : index
      %1893 = arith.muli %1892, %c11 : index
      %1894 = arith.addi %6, %1893 : index
      %1895 = vector.load %w[%1894] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1896 = vector.bitcast %1895 : vector<4xi8> to vector<1xf32>
      %1897 = vector.extract %1896[0] : f32 from vector<1xf32>
      %1898 = arith.mulf %1897, %1891 : f32
      %1899 = arith.mulf %1880, %1898 : f32
      %1900 = arith.remui %1882, %c13 : index
      %1901 = arith.muli %1900, %c11 : index
      %1902 = arith.addi %8, %1901 : index
      %1903 = vector.load %w[%1902] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1904 = vector.bitcast %1903 : vector<4xi8> to vector<1xf32>
      %1905 = vector.extract %1904[0] : f32 from vector<1xf32>
      %1906 = arith.mulf %1905, %1891 : f32
      %1907 = arith.mulf %1881, %1906 : f32
      %1908 = arith.muli %1887, %outputFeatures : index
      %1909 = arith.addi %1908, %15 : index
      %1910 = wave.lane
      %1911 = arith.remui %1910, %c13 : index
      %1912 = arith.addi %1909, %1911 : index
      scf.if %13 {
        %1913 = arith.addi %1912, %c4 : index
        %1914 = memref.load %residual[%1913] : memref<?xf32>
        %1915 = arith.addf %1914, %1899 : f32
        %1916 = arith.addi %1912, %c4 : index
        memref.store %1915, %out[%1916] : memref<?xf32>
      } else {
        %1917 = arith.addi %1912, %c4 : index
        memref.store %1899, %out[%1917] : memref<?xf32>
      }
      scf.if %13 {
        %1918 = arith.addi %1912, %c13 : index
        %1919 = memref.load %residual[%1918] : memref<?xf32>
        %1920 = arith.addf %1919, %1907 : f32
        %1921 = arith.addi %1912, %c13 : index
        memref.store %1920, %out[%1921] : memref<?xf32>
      } else {
        %1922 = arith.addi %1912, %c13 : index
        memref.store %1907, %out[%1922] : memref<?xf32>
      }
    }
  }
  wave.return
}
