// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='f16', waves=4, panels=1, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_f16_w4p1_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 4 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 32 : index
  %c2 = arith.constant 128 : index
  %c3 = arith.constant 1 : index
  %c4 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c6 = arith.constant 64 : index
  %tileRows = wave.param "tileRows" : index
  %c8 = arith.constant 1024 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c11 = arith.constant 16 : index
  %c12 = arith.constant 4 : index
  %c13 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c16 = arith.constant 512 : index
  %c17 = arith.constant 256 : index
  %c18 = arith.constant 2 : index
  %c19 = arith.constant 3 : index
  %c20 = arith.constant 8 : index
  %c21 = arith.constant 96 : index
  %c22 = arith.constant 160 : index
  %c23 = arith.constant 192 : index
  %c24 = arith.constant 224 : index
  %c25 = arith.constant 768 : index
  %hasFactors = wave.param "hasFactors" : index
  %c27 = arith.constant 0x3F800000 : f32
  %c28 = arith.constant 48 : index
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
  %11 = wave.scratch %c8 : memref<?xf32>
  %12 = arith.cmpi eq, %hasResidual, %c3 : index
  %13 = wave.block 0
  %14 = arith.muli %13, %c11 : index
  %15 = arith.cmpi slt, %9, %8 : index
  scf.if %15 {
    %16 = arith.muli %1, %c12 : index
    %17 = arith.divui %inputFeatures, %c11 : index
    %18 = arith.muli %10, %stepsPerWave : index
    %19 = arith.minsi %18, %17 : index
    %20 = arith.addi %19, %stepsPerWave : index
    %21 = arith.minsi %20, %17 : index
    %22 = arith.subi %21, %19 : index
    %23 = arith.divui %22, %c12 : index
    %24 = arith.muli %23, %c12 : index
    %25 = arith.addi %19, %24 : index
    %26 = arith.cmpi eq, %wholeBlocks, %c3 : index
    %27 = arith.addi %19, %stepsPerWave : index
    %28 = arith.select %26, %27, %25 : index
    %34:4 = scf.for %29 = %19 to %28 step %c12 iter_args(%30 = %c13, %31 = %c13, %32 = %c13, %33 = %c13) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %35 = wave.lane
      %36 = arith.addi %29, %c4 : index
      %37 = arith.addi %6, %c2 : index
      %38 = arith.muli %36, %c16 : index
      %39 = arith.addi %37, %38 : index
      %40 = arith.remui %35, %c11 : index
      %41 = arith.muli %40, %c11 : index
      %42 = arith.addi %39, %41 : index
      %43 = vector.load %w[%42] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %44 = vector.bitcast %43 : vector<16xi8> to vector<8xf16>
      %45 = arith.addi %42, %c17 : index
      %46 = vector.load %w[%45] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %47 = vector.bitcast %46 : vector<16xi8> to vector<8xf16>
      %48 = vector.shuffle %44, %47 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %49 = arith.addi %29, %c3 : index
      %50 = arith.addi %6, %c2 : index
      %51 = arith.muli %49, %c16 : index
      %52 = arith.addi %50, %51 : index
      %53 = arith.remui %35, %c11 : index
      %54 = arith.muli %53, %c11 : index
      %55 = arith.addi %52, %54 : index
      %56 = vector.load %w[%55] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %57 = vector.bitcast %56 : vector<16xi8> to vector<8xf16>
      %58 = arith.addi %55, %c17 : index
      %59 = vector.load %w[%58] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %60 = vector.bitcast %59 : vector<16xi8> to vector<8xf16>
      %61 = vector.shuffle %57, %60 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %62 = arith.addi %29, %c18 : index
      %63 = arith.addi %6, %c2 : index
      %64 = arith.muli %62, %c16 : index
      %65 = arith.addi %63, %64 : index
      %66 = arith.remui %35, %c11 : index
      %67 = arith.muli %66, %c11 : index
      %68 = arith.addi %65, %67 : index
      %69 = vector.load %w[%68] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %70 = vector.bitcast %69 : vector<16xi8> to vector<8xf16>
      %71 = arith.addi %68, %c17 : index
      %72 = vector.load %w[%71] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %73 = vector.bitcast %72 : vector<16xi8> to vector<8xf16>
      %74 = vector.shuffle %70, %73 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %75 = arith.addi %29, %c19 : index
      %76 = arith.addi %6, %c2 : index
      %77 = arith.muli %75, %c16 : index
      %78 = arith.addi %76, %77 : index
      %79 = arith.remui %35, %c11 : index
      %80 = arith.muli %79, %c11 : index
      %81 = arith.addi %78, %80 : index
      %82 = vector.load %w[%81] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %83 = vector.bitcast %82 : vector<16xi8> to vector<8xf16>
      %84 = arith.addi %81, %c17 : index
      %85 = vector.load %w[%84] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %86 = vector.bitcast %85 : vector<16xi8> to vector<8xf16>
      %87 = vector.shuffle %83, %86 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %88 = arith.addi %16, %c4 : index
      %89 = arith.muli %29, %c3 : index
      %90 = arith.addi %89, %c4 : index
      %91 = arith.divui %inputFeatures, %c11 : index
      %92 = arith.muli %88, %91 : index
      %93 = arith.addi %92, %90 : index
      %94 = arith.muli %tileRows, %c11 : index
      %95 = arith.muli %93, %94 : index
      %96 = arith.remui %35, %tileRows : index
      %97 = arith.muli %96, %c20 : index
      %98 = arith.addi %95, %97 : index
      %99 = vector.load %x[%98] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %100 = arith.muli %tileRows, %c20 : index
      %101 = arith.addi %98, %100 : index
      %102 = vector.load %x[%101] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %103 = vector.shuffle %99, %102 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %104 = wave.mma %103, %48, %30 : vector<16xf16>, vector<8xf32>
      %105 = arith.addi %16, %c3 : index
      %106 = arith.muli %29, %c3 : index
      %107 = arith.addi %106, %c4 : index
      %108 = arith.divui %inputFeatures, %c11 : index
      %109 = arith.muli %105, %108 : index
      %110 = arith.addi %109, %107 : index
      %111 = arith.muli %tileRows, %c11 : index
      %112 = arith.muli %110, %111 : index
      %113 = arith.remui %35, %tileRows : index
      %114 = arith.muli %113, %c20 : index
      %115 = arith.addi %112, %114 : index
      %116 = vector.load %x[%115] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %117 = arith.muli %tileRows, %c20 : index
      %118 = arith.addi %115, %117 : index
      %119 = vector.load %x[%118] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %120 = vector.shuffle %116, %119 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %121 = wave.mma %120, %48, %31 : vector<16xf16>, vector<8xf32>
      %122 = arith.addi %16, %c18 : index
      %123 = arith.muli %29, %c3 : index
      %124 = arith.addi %123, %c4 : index
      %125 = arith.divui %inputFeatures, %c11 : index
      %126 = arith.muli %122, %125 : index
      %127 = arith.addi %126, %124 : index
      %128 = arith.muli %tileRows, %c11 : index
      %129 = arith.muli %127, %128 : index
      %130 = arith.remui %35, %tileRows : index
      %131 = arith.muli %130, %c20 : index
      %132 = arith.addi %129, %131 : index
      %133 = vector.load %x[%132] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %134 = arith.muli %tileRows, %c20 : index
      %135 = arith.addi %132, %134 : index
      %136 = vector.load %x[%135] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %137 = vector.shuffle %133, %136 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %138 = wave.mma %137, %48, %32 : vector<16xf16>, vector<8xf32>
      %139 = arith.addi %16, %c19 : index
      %140 = arith.muli %29, %c3 : index
      %141 = arith.addi %140, %c4 : index
      %142 = arith.divui %inputFeatures, %c11 : index
      %143 = arith.muli %139, %142 : index
      %144 = arith.addi %143, %141 : index
      %145 = arith.muli %tileRows, %c11 : index
      %146 = arith.muli %144, %145 : index
      %147 = arith.remui %35, %tileRows : index
      %148 = arith.muli %147, %c20 : index
      %149 = arith.addi %146, %148 : index
      %150 = vector.load %x[%149] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %151 = arith.muli %tileRows, %c20 : index
      %152 = arith.addi %149, %151 : index
      %153 = vector.load %x[%152] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %154 = vector.shuffle %150, %153 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %155 = wave.mma %154, %48, %33 : vector<16xf16>, vector<8xf32>
      %156 = arith.addi %16, %c4 : index
      %157 = arith.muli %29, %c3 : index
      %158 = arith.addi %157, %c3 : index
      %159 = arith.divui %inputFeatures, %c11 : index
      %160 = arith.muli %156, %159 : index
      %161 = arith.addi %160, %158 : index
      %162 = arith.muli %tileRows, %c11 : index
      %163 = arith.muli %161, %162 : index
      %164 = arith.remui %35, %tileRows : index
      %165 = arith.muli %164, %c20 : index
      %166 = arith.addi %163, %165 : index
      %167 = vector.load %x[%166] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %168 = arith.muli %tileRows, %c20 : index
      %169 = arith.addi %166, %168 : index
      %170 = vector.load %x[%169] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %171 = vector.shuffle %167, %170 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %172 = wave.mma %171, %61, %104 : vector<16xf16>, vector<8xf32>
      %173 = arith.addi %16, %c3 : index
      %174 = arith.muli %29, %c3 : index
      %175 = arith.addi %174, %c3 : index
      %176 = arith.divui %inputFeatures, %c11 : index
      %177 = arith.muli %173, %176 : index
      %178 = arith.addi %177, %175 : index
      %179 = arith.muli %tileRows, %c11 : index
      %180 = arith.muli %178, %179 : index
      %181 = arith.remui %35, %tileRows : index
      %182 = arith.muli %181, %c20 : index
      %183 = arith.addi %180, %182 : index
      %184 = vector.load %x[%183] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %185 = arith.muli %tileRows, %c20 : index
      %186 = arith.addi %183, %185 : index
      %187 = vector.load %x[%186] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %188 = vector.shuffle %184, %187 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %189 = wave.mma %188, %61, %121 : vector<16xf16>, vector<8xf32>
      %190 = arith.addi %16, %c18 : index
      %191 = arith.muli %29, %c3 : index
      %192 = arith.addi %191, %c3 : index
      %193 = arith.divui %inputFeatures, %c11 : index
      %194 = arith.muli %190, %193 : index
      %195 = arith.addi %194, %192 : index
      %196 = arith.muli %tileRows, %c11 : index
      %197 = arith.muli %195, %196 : index
      %198 = arith.remui %35, %tileRows : index
      %199 = arith.muli %198, %c20 : index
      %200 = arith.addi %197, %199 : index
      %201 = vector.load %x[%200] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %202 = arith.muli %tileRows, %c20 : index
      %203 = arith.addi %200, %202 : index
      %204 = vector.load %x[%203] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %205 = vector.shuffle %201, %204 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %206 = wave.mma %205, %61, %138 : vector<16xf16>, vector<8xf32>
      %207 = arith.addi %16, %c19 : index
      %208 = arith.muli %29, %c3 : index
      %209 = arith.addi %208, %c3 : index
      %210 = arith.divui %inputFeatures, %c11 : index
      %211 = arith.muli %207, %210 : index
      %212 = arith.addi %211, %209 : index
      %213 = arith.muli %tileRows, %c11 : index
      %214 = arith.muli %212, %213 : index
      %215 = arith.remui %35, %tileRows : index
      %216 = arith.muli %215, %c20 : index
      %217 = arith.addi %214, %216 : index
      %218 = vector.load %x[%217] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %219 = arith.muli %tileRows, %c20 : index
      %220 = arith.addi %217, %219 : index
      %221 = vector.load %x[%220] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %222 = vector.shuffle %218, %221 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %223 = wave.mma %222, %61, %155 : vector<16xf16>, vector<8xf32>
      %224 = arith.addi %16, %c4 : index
      %225 = arith.muli %29, %c3 : index
      %226 = arith.addi %225, %c18 : index
      %227 = arith.divui %inputFeatures, %c11 : index
      %228 = arith.muli %224, %227 : index
      %229 = arith.addi %228, %226 : index
      %230 = arith.muli %tileRows, %c11 : index
      %231 = arith.muli %229, %230 : index
      %232 = arith.remui %35, %tileRows : index
      %233 = arith.muli %232, %c20 : index
      %234 = arith.addi %231, %233 : index
      %235 = vector.load %x[%234] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %236 = arith.muli %tileRows, %c20 : index
      %237 = arith.addi %234, %236 : index
      %238 = vector.load %x[%237] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %239 = vector.shuffle %235, %238 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %240 = wave.mma %239, %74, %172 : vector<16xf16>, vector<8xf32>
      %241 = arith.addi %16, %c3 : index
      %242 = arith.muli %29, %c3 : index
      %243 = arith.addi %242, %c18 : index
      %244 = arith.divui %inputFeatures, %c11 : index
      %245 = arith.muli %241, %244 : index
      %246 = arith.addi %245, %243 : index
      %247 = arith.muli %tileRows, %c11 : index
      %248 = arith.muli %246, %247 : index
      %249 = arith.remui %35, %tileRows : index
      %250 = arith.muli %249, %c20 : index
      %251 = arith.addi %248, %250 : index
      %252 = vector.load %x[%251] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %253 = arith.muli %tileRows, %c20 : index
      %254 = arith.addi %251, %253 : index
      %255 = vector.load %x[%254] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %256 = vector.shuffle %252, %255 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %257 = wave.mma %256, %74, %189 : vector<16xf16>, vector<8xf32>
      %258 = arith.addi %16, %c18 : index
      %259 = arith.muli %29, %c3 : index
      %260 = arith.addi %259, %c18 : index
      %261 = arith.divui %inputFeatures, %c11 : index
      %262 = arith.muli %258, %261 : index
      %263 = arith.addi %262, %260 : index
      %264 = arith.muli %tileRows, %c11 : index
      %265 = arith.muli %263, %264 : index
      %266 = arith.remui %35, %tileRows : index
      %267 = arith.muli %266, %c20 : index
      %268 = arith.addi %265, %267 : index
      %269 = vector.load %x[%268] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %270 = arith.muli %tileRows, %c20 : index
      %271 = arith.addi %268, %270 : index
      %272 = vector.load %x[%271] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %273 = vector.shuffle %269, %272 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %274 = wave.mma %273, %74, %206 : vector<16xf16>, vector<8xf32>
      %275 = arith.addi %16, %c19 : index
      %276 = arith.muli %29, %c3 : index
      %277 = arith.addi %276, %c18 : index
      %278 = arith.divui %inputFeatures, %c11 : index
      %279 = arith.muli %275, %278 : index
      %280 = arith.addi %279, %277 : index
      %281 = arith.muli %tileRows, %c11 : index
      %282 = arith.muli %280, %281 : index
      %283 = arith.remui %35, %tileRows : index
      %284 = arith.muli %283, %c20 : index
      %285 = arith.addi %282, %284 : index
      %286 = vector.load %x[%285] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %287 = arith.muli %tileRows, %c20 : index
      %288 = arith.addi %285, %287 : index
      %289 = vector.load %x[%288] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %290 = vector.shuffle %286, %289 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %291 = wave.mma %290, %74, %223 : vector<16xf16>, vector<8xf32>
      %292 = arith.addi %16, %c4 : index
      %293 = arith.muli %29, %c3 : index
      %294 = arith.addi %293, %c19 : index
      %295 = arith.divui %inputFeatures, %c11 : index
      %296 = arith.muli %292, %295 : index
      %297 = arith.addi %296, %294 : index
      %298 = arith.muli %tileRows, %c11 : index
      %299 = arith.muli %297, %298 : index
      %300 = arith.remui %35, %tileRows : index
      %301 = arith.muli %300, %c20 : index
      %302 = arith.addi %299, %301 : index
      %303 = vector.load %x[%302] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %304 = arith.muli %tileRows, %c20 : index
      %305 = arith.addi %302, %304 : index
      %306 = vector.load %x[%305] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %307 = vector.shuffle %303, %306 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %308 = wave.mma %307, %87, %240 : vector<16xf16>, vector<8xf32>
      %309 = arith.addi %16, %c3 : index
      %310 = arith.muli %29, %c3 : index
      %311 = arith.addi %310, %c19 : index
      %312 = arith.divui %inputFeatures, %c11 : index
      %313 = arith.muli %309, %312 : index
      %314 = arith.addi %313, %311 : index
      %315 = arith.muli %tileRows, %c11 : index
      %316 = arith.muli %314, %315 : index
      %317 = arith.remui %35, %tileRows : index
      %318 = arith.muli %317, %c20 : index
      %319 = arith.addi %316, %318 : index
      %320 = vector.load %x[%319] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %321 = arith.muli %tileRows, %c20 : index
      %322 = arith.addi %319, %321 : index
      %323 = vector.load %x[%322] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %324 = vector.shuffle %320, %323 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %325 = wave.mma %324, %87, %257 : vector<16xf16>, vector<8xf32>
      %326 = arith.addi %16, %c18 : index
      %327 = arith.muli %29, %c3 : index
      %328 = arith.addi %327, %c19 : index
      %329 = arith.divui %inputFeatures, %c11 : index
      %330 = arith.muli %326, %329 : index
      %331 = arith.addi %330, %328 : index
      %332 = arith.muli %tileRows, %c11 : index
      %333 = arith.muli %331, %332 : index
      %334 = arith.remui %35, %tileRows : index
      %335 = arith.muli %334, %c20 : index
      %336 = arith.addi %333, %335 : index
      %337 = vector.load %x[%336] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %338 = arith.muli %tileRows, %c20 : index
      %339 = arith.addi %336, %338 : index
      %340 = vector.load %x[%339] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %341 = vector.shuffle %337, %340 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %342 = wave.mma %341, %87, %274 : vector<16xf16>, vector<8xf32>
      %343 = arith.addi %16, %c19 : index
      %344 = arith.muli %29, %c3 : index
      %345 = arith.addi %344, %c19 : index
      %346 = arith.divui %inputFeatures, %c11 : index
      %347 = arith.muli %343, %346 : index
      %348 = arith.addi %347, %345 : index
      %349 = arith.muli %tileRows, %c11 : index
      %350 = arith.muli %348, %349 : index
      %351 = arith.remui %35, %tileRows : index
      %352 = arith.muli %351, %c20 : index
      %353 = arith.addi %350, %352 : index
      %354 = vector.load %x[%353] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %355 = arith.muli %tileRows, %c20 : index
      %356 = arith.addi %353, %355 : index
      %357 = vector.load %x[%356] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %358 = vector.shuffle %354, %357 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %359 = wave.mma %358, %87, %291 : vector<16xf16>, vector<8xf32>
      scf.yield %308, %325, %342, %359 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %360 = arith.select %26, %28, %21 : index
    %366:4 = scf.for %361 = %28 to %360 step %c3 iter_args(%362 = %34#0, %363 = %34#1, %364 = %34#2, %365 = %34#3) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %367 = wave.lane
      %368 = arith.addi %361, %c4 : index
      %369 = arith.addi %6, %c2 : index
      %370 = arith.muli %368, %c16 : index
      %371 = arith.addi %369, %370 : index
      %372 = arith.remui %367, %c11 : index
      %373 = arith.muli %372, %c11 : index
      %374 = arith.addi %371, %373 : index
      %375 = vector.load %w[%374] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %376 = vector.bitcast %375 : vector<16xi8> to vector<8xf16>
      %377 = arith.addi %374, %c17 : index
      %378 = vector.load %w[%377] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %379 = vector.bitcast %378 : vector<16xi8> to vector<8xf16>
      %380 = vector.shuffle %376, %379 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %381 = arith.addi %16, %c4 : index
      %382 = arith.muli %361, %c3 : index
      %383 = arith.addi %382, %c4 : index
      %384 = arith.divui %inputFeatures, %c11 : index
      %385 = arith.muli %381, %384 : index
      %386 = arith.addi %385, %383 : index
      %387 = arith.muli %tileRows, %c11 : index
      %388 = arith.muli %386, %387 : index
      %389 = arith.remui %367, %tileRows : index
      %390 = arith.muli %389, %c20 : index
      %391 = arith.addi %388, %390 : index
      %392 = vector.load %x[%391] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %393 = arith.muli %tileRows, %c20 : index
      %394 = arith.addi %391, %393 : index
      %395 = vector.load %x[%394] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %396 = vector.shuffle %392, %395 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %397 = wave.mma %396, %380, %362 : vector<16xf16>, vector<8xf32>
      %398 = arith.addi %16, %c3 : index
      %399 = arith.muli %361, %c3 : index
      %400 = arith.addi %399, %c4 : index
      %401 = arith.divui %inputFeatures, %c11 : index
      %402 = arith.muli %398, %401 : index
      %403 = arith.addi %402, %400 : index
      %404 = arith.muli %tileRows, %c11 : index
      %405 = arith.muli %403, %404 : index
      %406 = arith.remui %367, %tileRows : index
      %407 = arith.muli %406, %c20 : index
      %408 = arith.addi %405, %407 : index
      %409 = vector.load %x[%408] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %410 = arith.muli %tileRows, %c20 : index
      %411 = arith.addi %408, %410 : index
      %412 = vector.load %x[%411] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %413 = vector.shuffle %409, %412 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %414 = wave.mma %413, %380, %363 : vector<16xf16>, vector<8xf32>
      %415 = arith.addi %16, %c18 : index
      %416 = arith.muli %361, %c3 : index
      %417 = arith.addi %416, %c4 : index
      %418 = arith.divui %inputFeatures, %c11 : index
      %419 = arith.muli %415, %418 : index
      %420 = arith.addi %419, %417 : index
      %421 = arith.muli %tileRows, %c11 : index
      %422 = arith.muli %420, %421 : index
      %423 = arith.remui %367, %tileRows : index
      %424 = arith.muli %423, %c20 : index
      %425 = arith.addi %422, %424 : index
      %426 = vector.load %x[%425] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %427 = arith.muli %tileRows, %c20 : index
      %428 = arith.addi %425, %427 : index
      %429 = vector.load %x[%428] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %430 = vector.shuffle %426, %429 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %431 = wave.mma %430, %380, %364 : vector<16xf16>, vector<8xf32>
      %432 = arith.addi %16, %c19 : index
      %433 = arith.muli %361, %c3 : index
      %434 = arith.addi %433, %c4 : index
      %435 = arith.divui %inputFeatures, %c11 : index
      %436 = arith.muli %432, %435 : index
      %437 = arith.addi %436, %434 : index
      %438 = arith.muli %tileRows, %c11 : index
      %439 = arith.muli %437, %438 : index
      %440 = arith.remui %367, %tileRows : index
      %441 = arith.muli %440, %c20 : index
      %442 = arith.addi %439, %441 : index
      %443 = vector.load %x[%442] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %444 = arith.muli %tileRows, %c20 : index
      %445 = arith.addi %442, %444 : index
      %446 = vector.load %x[%445] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %447 = vector.shuffle %443, %446 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %448 = wave.mma %447, %380, %365 : vector<16xf16>, vector<8xf32>
      scf.yield %397, %414, %431, %448 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %449 = wave.lane
    %450 = wave.wave
    %451 = arith.muli %450, %c3 : index
    %452 = arith.addi %451, %c4 : index
    %453 = arith.muli %452, %c17 : index
    %454 = arith.addi %453, %449 : index
    %455 = vector.extract %366#0[0] : f32 from vector<8xf32>
    %456 = arith.addi %454, %c4 : index
    memref.store %455, %11[%456] : memref<?xf32>
    %457 = vector.extract %366#0[1] : f32 from vector<8xf32>
    %458 = arith.addi %454, %c1 : index
    memref.store %457, %11[%458] : memref<?xf32>
    %459 = vector.extract %366#0[2] : f32 from vector<8xf32>
    %460 = arith.addi %454, %c6 : index
    memref.store %459, %11[%460] : memref<?xf32>
    %461 = vector.extract %366#0[3] : f32 from vector<8xf32>
    %462 = arith.addi %454, %c21 : index
    memref.store %461, %11[%462] : memref<?xf32>
    %463 = vector.extract %366#0[4] : f32 from vector<8xf32>
    %464 = arith.addi %454, %c2 : index
    memref.store %463, %11[%464] : memref<?xf32>
    %465 = vector.extract %366#0[5] : f32 from vector<8xf32>
    %466 = arith.addi %454, %c22 : index
    memref.store %465, %11[%466] : memref<?xf32>
    %467 = vector.extract %366#0[6] : f32 from vector<8xf32>
    %468 = arith.addi %454, %c23 : index
    memref.store %467, %11[%468] : memref<?xf32>
    %469 = vector.extract %366#0[7] : f32 from vector<8xf32>
    %470 = arith.addi %454, %c24 : index
    memref.store %469, %11[%470] : memref<?xf32>
    wave.barrier
    %471 = arith.muli %450, %c18 : index
    %472 = arith.addi %471, %c4 : index
    %473 = arith.muli %472, %c1 : index
    %474 = arith.addi %473, %449 : index
    %475 = arith.addi %474, %c4 : index
    %476 = memref.load %11[%475] : memref<?xf32>
    %477 = arith.addi %475, %c17 : index
    %478 = memref.load %11[%477] : memref<?xf32>
    %479 = arith.addf %476, %478 : f32
    %480 = arith.addi %475, %c16 : index
    %481 = memref.load %11[%480] : memref<?xf32>
    %482 = arith.addf %479, %481 : f32
    %483 = arith.addi %475, %c25 : index
    %484 = memref.load %11[%483] : memref<?xf32>
    %485 = arith.addf %482, %484 : f32
    %486 = wave.lane
    %487 = arith.addi %9, %c4 : index
    %488 = arith.muli %472, %c18 : index
    %489 = arith.addi %487, %488 : index
    %490 = arith.divui %486, %c11 : index
    %491 = arith.addi %489, %490 : index
    %492 = arith.cmpi slt, %491, %8 : index
    scf.if %492 {
      %493 = arith.cmpi eq, %hasFactors, %c3 : index
      %494 = memref.load %factors[%491] : memref<?xf32>
      %495 = arith.select %493, %494, %c27 : f32
      %496 = arith.remui %486, %c11 : index
      %497 = arith.muli %496, %c12 : index
      %498 = arith.addi %6, %497 : index
      %499 = vector.load %w[%498] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %500 = vector.bitcast %499 : vector<4xi8> to vector<1xf32>
      %501 = vector.extract %500[0] : f32 from vector<1xf32>
      %502 = arith.mulf %501, %495 : f32
      %503 = arith.mulf %485, %502 : f32
      %504 = arith.muli %491, %outputFeatures : index
      %505 = arith.addi %504, %14 : index
      %506 = wave.lane
      %507 = arith.remui %506, %c11 : index
      %508 = arith.addi %505, %507 : index
      scf.if %12 {
        %509 = arith.addi %508, %c4 : index
        %510 = memref.load %residual[%509] : memref<?xf32>
        %511 = arith.addf %510, %503 : f32
        %512 = arith.addi %508, %c4 : index
        memref.store %511, %out[%512] : memref<?xf32>
      } else {
        %513 = arith.addi %508, %c4 : index
        memref.store %503, %out[%513] : memref<?xf32>
      }
    }
    %514 = arith.muli %450, %c18 : index
    %515 = arith.addi %514, %c3 : index
    %516 = arith.muli %515, %c1 : index
    %517 = arith.addi %516, %449 : index
    %518 = arith.addi %517, %c4 : index
    %519 = memref.load %11[%518] : memref<?xf32>
    %520 = arith.addi %518, %c17 : index
    %521 = memref.load %11[%520] : memref<?xf32>
    %522 = arith.addf %519, %521 : f32
    %523 = arith.addi %518, %c16 : index
    %524 = memref.load %11[%523] : memref<?xf32>
    %525 = arith.addf %522, %524 : f32
    %526 = arith.addi %518, %c25 : index
    %527 = memref.load %11[%526] : memref<?xf32>
    %528 = arith.addf %525, %527 : f32
    %529 = wave.lane
    %530 = arith.addi %9, %c4 : index
    %531 = arith.muli %515, %c18 : index
    %532 = arith.addi %530, %531 : index
    %533 = arith.divui %529, %c11 : index
    %534 = arith.addi %532, %533 : index
    %535 = arith.cmpi slt, %534, %8 : index
    scf.if %535 {
      %536 = arith.cmpi eq, %hasFactors, %c3 : index
      %537 = memref.load %factors[%534] : memref<?xf32>
      %538 = arith.select %536, %537, %c27 : f32
      %539 = arith.remui %529, %c11 : index
      %540 = arith.muli %539, %c12 : index
      %541 = arith.addi %6, %540 : index
      %542 = vector.load %w[%541] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %543 = vector.bitcast %542 : vector<4xi8> to vector<1xf32>
      %544 = vector.extract %543[0] : f32 from vector<1xf32>
      %545 = arith.mulf %544, %538 : f32
      %546 = arith.mulf %528, %545 : f32
      %547 = arith.muli %534, %outputFeatures : index
      %548 = arith.addi %547, %14 : index
      %549 = wave.lane
      %550 = arith.remui %549, %c11 : index
      %551 = arith.addi %548, %550 : index
      scf.if %12 {
        %552 = arith.addi %551, %c4 : index
        %553 = memref.load %residual[%552] : memref<?xf32>
        %554 = arith.addf %553, %546 : f32
        %555 = arith.addi %551, %c4 : index
        memref.store %554, %out[%555] : memref<?xf32>
      } else {
        %556 = arith.addi %551, %c4 : index
        memref.store %546, %out[%556] : memref<?xf32>
      }
    }
    %557 = wave.lane
    wave.barrier
    %558 = wave.wave
    %559 = arith.muli %558, %c3 : index
    %560 = arith.addi %559, %c4 : index
    %561 = arith.muli %560, %c17 : index
    %562 = arith.addi %561, %557 : index
    %563 = vector.extract %366#1[0] : f32 from vector<8xf32>
    %564 = arith.addi %562, %c4 : index
    memref.store %563, %11[%564] : memref<?xf32>
    %565 = vector.extract %366#1[1] : f32 from vector<8xf32>
    %566 = arith.addi %562, %c1 : index
    memref.store %565, %11[%566] : memref<?xf32>
    %567 = vector.extract %366#1[2] : f32 from vector<8xf32>
    %568 = arith.addi %562, %c6 : index
    memref.store %567, %11[%568] : memref<?xf32>
    %569 = vector.extract %366#1[3] : f32 from vector<8xf32>
    %570 = arith.addi %562, %c21 : index
    memref.store %569, %11[%570] : memref<?xf32>
    %571 = vector.extract %366#1[4] : f32 from vector<8xf32>
    %572 = arith.addi %562, %c2 : index
    memref.store %571, %11[%572] : memref<?xf32>
    %573 = vector.extract %366#1[5] : f32 from vector<8xf32>
    %574 = arith.addi %562, %c22 : index
    memref.store %573, %11[%574] : memref<?xf32>
    %575 = vector.extract %366#1[6] : f32 from vector<8xf32>
    %576 = arith.addi %562, %c23 : index
    memref.store %575, %11[%576] : memref<?xf32>
    %577 = vector.extract %366#1[7] : f32 from vector<8xf32>
    %578 = arith.addi %562, %c24 : index
    memref.store %577, %11[%578] : memref<?xf32>
    wave.barrier
    %579 = arith.muli %558, %c18 : index
    %580 = arith.addi %579, %c4 : index
    %581 = arith.muli %580, %c1 : index
    %582 = arith.addi %581, %557 : index
    %583 = arith.addi %582, %c4 : index
    %584 = memref.load %11[%583] : memref<?xf32>
    %585 = arith.addi %583, %c17 : index
    %586 = memref.load %11[%585] : memref<?xf32>
    %587 = arith.addf %584, %586 : f32
    %588 = arith.addi %583, %c16 : index
    %589 = memref.load %11[%588] : memref<?xf32>
    %590 = arith.addf %587, %589 : f32
    %591 = arith.addi %583, %c25 : index
    %592 = memref.load %11[%591] : memref<?xf32>
    %593 = arith.addf %590, %592 : f32
    %594 = wave.lane
    %595 = arith.addi %9, %c11 : index
    %596 = arith.muli %580, %c18 : index
    %597 = arith.addi %595, %596 : index
    %598 = arith.divui %594, %c11 : index
    %599 = arith.addi %597, %598 : index
    %600 = arith.cmpi slt, %599, %8 : index
    scf.if %600 {
      %601 = arith.cmpi eq, %hasFactors, %c3 : index
      %602 = memref.load %factors[%599] : memref<?xf32>
      %603 = arith.select %601, %602, %c27 : f32
      %604 = arith.remui %594, %c11 : index
      %605 = arith.muli %604, %c12 : index
      %606 = arith.addi %6, %605 : index
      %607 = vector.load %w[%606] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %608 = vector.bitcast %607 : vector<4xi8> to vector<1xf32>
      %609 = vector.extract %608[0] : f32 from vector<1xf32>
      %610 = arith.mulf %609, %603 : f32
      %611 = arith.mulf %593, %610 : f32
      %612 = arith.muli %599, %outputFeatures : index
      %613 = arith.addi %612, %14 : index
      %614 = wave.lane
      %615 = arith.remui %614, %c11 : index
      %616 = arith.addi %613, %615 : index
      scf.if %12 {
        %617 = arith.addi %616, %c4 : index
        %618 = memref.load %residual[%617] : memref<?xf32>
        %619 = arith.addf %618, %611 : f32
        %620 = arith.addi %616, %c4 : index
        memref.store %619, %out[%620] : memref<?xf32>
      } else {
        %621 = arith.addi %616, %c4 : index
        memref.store %611, %out[%621] : memref<?xf32>
      }
    }
    %622 = arith.muli %558, %c18 : index
    %623 = arith.addi %622, %c3 : index
    %624 = arith.muli %623, %c1 : index
    %625 = arith.addi %624, %557 : index
    %626 = arith.addi %625, %c4 : index
    %627 = memref.load %11[%626] : memref<?xf32>
    %628 = arith.addi %626, %c17 : index
    %629 = memref.load %11[%628] : memref<?xf32>
    %630 = arith.addf %627, %629 : f32
    %631 = arith.addi %626, %c16 : index
    %632 = memref.load %11[%631] : memref<?xf32>
    %633 = arith.addf %630, %632 : f32
    %634 = arith.addi %626, %c25 : index
    %635 = memref.load %11[%634] : memref<?xf32>
    %636 = arith.addf %633, %635 : f32
    %637 = wave.lane
    %638 = arith.addi %9, %c11 : index
    %639 = arith.muli %623, %c18 : index
    %640 = arith.addi %638, %639 : index
    %641 = arith.divui %637, %c11 : index
    %642 = arith.addi %640, %641 : index
    %643 = arith.cmpi slt, %642, %8 : index
    scf.if %643 {
      %644 = arith.cmpi eq, %hasFactors, %c3 : index
      %645 = memref.load %factors[%642] : memref<?xf32>
      %646 = arith.select %644, %645, %c27 : f32
      %647 = arith.remui %637, %c11 : index
      %648 = arith.muli %647, %c12 : index
      %649 = arith.addi %6, %648 : index
      %650 = vector.load %w[%649] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %651 = vector.bitcast %650 : vector<4xi8> to vector<1xf32>
      %652 = vector.extract %651[0] : f32 from vector<1xf32>
      %653 = arith.mulf %652, %646 : f32
      %654 = arith.mulf %636, %653 : f32
      %655 = arith.muli %642, %outputFeatures : index
      %656 = arith.addi %655, %14 : index
      %657 = wave.lane
      %658 = arith.remui %657, %c11 : index
      %659 = arith.addi %656, %658 : index
      scf.if %12 {
        %660 = arith.addi %659, %c4 : index
        %661 = memref.load %residual[%660] : memref<?xf32>
        %662 = arith.addf %661, %654 : f32
        %663 = arith.addi %659, %c4 : index
        memref.store %662, %out[%663] : memref<?xf32>
      } else {
        %664 = arith.addi %659, %c4 : index
        memref.store %654, %out[%664] : memref<?xf32>
      }
    }
    %665 = wave.lane
    wave.barrier
    %666 = wave.wave
    %667 = arith.muli %666, %c3 : index
    %668 = arith.addi %667, %c4 : index
    %669 = arith.muli %668, %c17 : index
    %670 = arith.addi %669, %665 : index
    %671 = vector.extract %366#2[0] : f32 from vector<8xf32>
    %672 = arith.addi %670, %c4 : index
    memref.store %671, %11[%672] : memref<?xf32>
    %673 = vector.extract %366#2[1] : f32 from vector<8xf32>
    %674 = arith.addi %670, %c1 : index
    memref.store %673, %11[%674] : memref<?xf32>
    %675 = vector.extract %366#2[2] : f32 from vector<8xf32>
    %676 = arith.addi %670, %c6 : index
    memref.store %675, %11[%676] : memref<?xf32>
    %677 = vector.extract %366#2[3] : f32 from vector<8xf32>
    %678 = arith.addi %670, %c21 : index
    memref.store %677, %11[%678] : memref<?xf32>
    %679 = vector.extract %366#2[4] : f32 from vector<8xf32>
    %680 = arith.addi %670, %c2 : index
    memref.store %679, %11[%680] : memref<?xf32>
    %681 = vector.extract %366#2[5] : f32 from vector<8xf32>
    %682 = arith.addi %670, %c22 : index
    memref.store %681, %11[%682] : memref<?xf32>
    %683 = vector.extract %366#2[6] : f32 from vector<8xf32>
    %684 = arith.addi %670, %c23 : index
    memref.store %683, %11[%684] : memref<?xf32>
    %685 = vector.extract %366#2[7] : f32 from vector<8xf32>
    %686 = arith.addi %670, %c24 : index
    memref.store %685, %11[%686] : memref<?xf32>
    wave.barrier
    %687 = arith.muli %666, %c18 : index
    %688 = arith.addi %687, %c4 : index
    %689 = arith.muli %688, %c1 : index
    %690 = arith.addi %689, %665 : index
    %691 = arith.addi %690, %c4 : index
    %692 = memref.load %11[%691] : memref<?xf32>
    %693 = arith.addi %691, %c17 : index
    %694 = memref.load %11[%693] : memref<?xf32>
    %695 = arith.addf %692, %694 : f32
    %696 = arith.addi %691, %c16 : index
    %697 = memref.load %11[%696] : memref<?xf32>
    %698 = arith.addf %695, %697 : f32
    %699 = arith.addi %691, %c25 : index
    %700 = memref.load %11[%699] : memref<?xf32>
    %701 = arith.addf %698, %700 : f32
    %702 = wave.lane
    %703 = arith.addi %9, %c1 : index
    %704 = arith.muli %688, %c18 : index
    %705 = arith.addi %703, %704 : index
    %706 = arith.divui %702, %c11 : index
    %707 = arith.addi %705, %706 : index
    %708 = arith.cmpi slt, %707, %8 : index
    scf.if %708 {
      %709 = arith.cmpi eq, %hasFactors, %c3 : index
      %710 = memref.load %factors[%707] : memref<?xf32>
      %711 = arith.select %709, %710, %c27 : f32
      %712 = arith.remui %702, %c11 : index
      %713 = arith.muli %712, %c12 : index
      %714 = arith.addi %6, %713 : index
      %715 = vector.load %w[%714] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %716 = vector.bitcast %715 : vector<4xi8> to vector<1xf32>
      %717 = vector.extract %716[0] : f32 from vector<1xf32>
      %718 = arith.mulf %717, %711 : f32
      %719 = arith.mulf %701, %718 : f32
      %720 = arith.muli %707, %outputFeatures : index
      %721 = arith.addi %720, %14 : index
      %722 = wave.lane
      %723 = arith.remui %722, %c11 : index
      %724 = arith.addi %721, %723 : index
      scf.if %12 {
        %725 = arith.addi %724, %c4 : index
        %726 = memref.load %residual[%725] : memref<?xf32>
        %727 = arith.addf %726, %719 : f32
        %728 = arith.addi %724, %c4 : index
        memref.store %727, %out[%728] : memref<?xf32>
      } else {
        %729 = arith.addi %724, %c4 : index
        memref.store %719, %out[%729] : memref<?xf32>
      }
    }
    %730 = arith.muli %666, %c18 : index
    %731 = arith.addi %730, %c3 : index
    %732 = arith.muli %731, %c1 : index
    %733 = arith.addi %732, %665 : index
    %734 = arith.addi %733, %c4 : index
    %735 = memref.load %11[%734] : memref<?xf32>
    %736 = arith.addi %734, %c17 : index
    %737 = memref.load %11[%736] : memref<?xf32>
    %738 = arith.addf %735, %737 : f32
    %739 = arith.addi %734, %c16 : index
    %740 = memref.load %11[%739] : memref<?xf32>
    %741 = arith.addf %738, %740 : f32
    %742 = arith.addi %734, %c25 : index
    %743 = memref.load %11[%742] : memref<?xf32>
    %744 = arith.addf %741, %743 : f32
    %745 = wave.lane
    %746 = arith.addi %9, %c1 : index
    %747 = arith.muli %731, %c18 : index
    %748 = arith.addi %746, %747 : index
    %749 = arith.divui %745, %c11 : index
    %750 = arith.addi %748, %749 : index
    %751 = arith.cmpi slt, %750, %8 : index
    scf.if %751 {
      %752 = arith.cmpi eq, %hasFactors, %c3 : index
      %753 = memref.load %factors[%750] : memref<?xf32>
      %754 = arith.select %752, %753, %c27 : f32
      %755 = arith.remui %745, %c11 : index
      %756 = arith.muli %755, %c12 : index
      %757 = arith.addi %6, %756 : index
      %758 = vector.load %w[%757] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %759 = vector.bitcast %758 : vector<4xi8> to vector<1xf32>
      %760 = vector.extract %759[0] : f32 from vector<1xf32>
      %761 = arith.mulf %760, %754 : f32
      %762 = arith.mulf %744, %761 : f32
      %763 = arith.muli %750, %outputFeatures : index
      %764 = arith.addi %763, %14 : index
      %765 = wave.lane
      %766 = arith.remui %765, %c11 : index
      %767 = arith.addi %764, %766 : index
      scf.if %12 {
        %768 = arith.addi %767, %c4 : index
        %769 = memref.load %residual[%768] : memref<?xf32>
        %770 = arith.addf %769, %762 : f32
        %771 = arith.addi %767, %c4 : index
        memref.store %770, %out[%771] : memref<?xf32>
      } else {
        %772 = arith.addi %767, %c4 : index
        memref.store %762, %out[%772] : memref<?xf32>
      }
    }
    %773 = wave.lane
    wave.barrier
    %774 = wave.wave
    %775 = arith.muli %774, %c3 : index
    %776 = arith.addi %775, %c4 : index
    %777 = arith.muli %776, %c17 : index
    %778 = arith.addi %777, %773 : index
    %779 = vector.extract %366#3[0] : f32 from vector<8xf32>
    %780 = arith.addi %778, %c4 : index
    memref.store %779, %11[%780] : memref<?xf32>
    %781 = vector.extract %366#3[1] : f32 from vector<8xf32>
    %782 = arith.addi %778, %c1 : index
    memref.store %781, %11[%782] : memref<?xf32>
    %783 = vector.extract %366#3[2] : f32 from vector<8xf32>
    %784 = arith.addi %778, %c6 : index
    memref.store %783, %11[%784] : memref<?xf32>
    %785 = vector.extract %366#3[3] : f32 from vector<8xf32>
    %786 = arith.addi %778, %c21 : index
    memref.store %785, %11[%786] : memref<?xf32>
    %787 = vector.extract %366#3[4] : f32 from vector<8xf32>
    %788 = arith.addi %778, %c2 : index
    memref.store %787, %11[%788] : memref<?xf32>
    %789 = vector.extract %366#3[5] : f32 from vector<8xf32>
    %790 = arith.addi %778, %c22 : index
    memref.store %789, %11[%790] : memref<?xf32>
    %791 = vector.extract %366#3[6] : f32 from vector<8xf32>
    %792 = arith.addi %778, %c23 : index
    memref.store %791, %11[%792] : memref<?xf32>
    %793 = vector.extract %366#3[7] : f32 from vector<8xf32>
    %794 = arith.addi %778, %c24 : index
    memref.store %793, %11[%794] : memref<?xf32>
    wave.barrier
    %795 = arith.muli %774, %c18 : index
    %796 = arith.addi %795, %c4 : index
    %797 = arith.muli %796, %c1 : index
    %798 = arith.addi %797, %773 : index
    %799 = arith.addi %798, %c4 : index
    %800 = memref.load %11[%799] : memref<?xf32>
    %801 = arith.addi %799, %c17 : index
    %802 = memref.load %11[%801] : memref<?xf32>
    %803 = arith.addf %800, %802 : f32
    %804 = arith.addi %799, %c16 : index
    %805 = memref.load %11[%804] : memref<?xf32>
    %806 = arith.addf %803, %805 : f32
    %807 = arith.addi %799, %c25 : index
    %808 = memref.load %11[%807] : memref<?xf32>
    %809 = arith.addf %806, %808 : f32
    %810 = wave.lane
    %811 = arith.addi %9, %c28 : index
    %812 = arith.muli %796, %c18 : index
    %813 = arith.addi %811, %812 : index
    %814 = arith.divui %810, %c11 : index
    %815 = arith.addi %813, %814 : index
    %816 = arith.cmpi slt, %815, %8 : index
    scf.if %816 {
      %817 = arith.cmpi eq, %hasFactors, %c3 : index
      %818 = memref.load %factors[%815] : memref<?xf32>
      %819 = arith.select %817, %818, %c27 : f32
      %820 = arith.remui %810, %c11 : index
      %821 = arith.muli %820, %c12 : index
      %822 = arith.addi %6, %821 : index
      %823 = vector.load %w[%822] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %824 = vector.bitcast %823 : vector<4xi8> to vector<1xf32>
      %825 = vector.extract %824[0] : f32 from vector<1xf32>
      %826 = arith.mulf %825, %819 : f32
      %827 = arith.mulf %809, %826 : f32
      %828 = arith.muli %815, %outputFeatures : index
      %829 = arith.addi %828, %14 : index
      %830 = wave.lane
      %831 = arith.remui %830, %c11 : index
      %832 = arith.addi %829, %831 : index
      scf.if %12 {
        %833 = arith.addi %832, %c4 : index
        %834 = memref.load %residual[%833] : memref<?xf32>
        %835 = arith.addf %834, %827 : f32
        %836 = arith.addi %832, %c4 : index
        memref.store %835, %out[%836] : memref<?xf32>
      } else {
        %837 = arith.addi %832, %c4 : index
        memref.store %827, %out[%837] : memref<?xf32>
      }
    }
    %838 = arith.muli %774, %c18 : index
    %839 = arith.addi %838, %c3 : index
    %840 = arith.muli %839, %c1 : index
    %841 = arith.addi %840, %773 : index
    %842 = arith.addi %841, %c4 : index
    %843 = memref.load %11[%842] : memref<?xf32>
    %844 = arith.addi %842, %c17 : index
    %845 = memref.load %11[%844] : memref<?xf32>
    %846 = arith.addf %843, %845 : f32
    %847 = arith.addi %842, %c16 : index
    %848 = memref.load %11[%847] : memref<?xf32>
    %849 = arith.addf %846, %848 : f32
    %850 = arith.addi %842, %c25 : index
    %851 = memref.load %11[%850] : memref<?xf32>
    %852 = arith.addf %849, %851 : f32
    %853 = wave.lane
    %854 = arith.addi %9, %c28 : index
    %855 = arith.muli %839, %c18 : index
    %856 = arith.addi %854, %855 : index
    %857 = arith.divui %853, %c11 : index
    %858 = arith.addi %856, %857 : index
    %859 = arith.cmpi slt, %858, %8 : index
    scf.if %859 {
      %860 = arith.cmpi eq, %hasFactors, %c3 : index
      %861 = memref.load %factors[%858] : memref<?xf32>
      %862 = arith.select %860, %861, %c27 : f32
      %863 = arith.remui %853, %c11 : index
      %864 = arith.muli %863, %c12 : index
      %865 = arith.addi %6, %864 : index
      %866 = vector.load %w[%865] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %867 = vector.bitcast %866 : vector<4xi8> to vector<1xf32>
      %868 = vector.extract %867[0] : f32 from vector<1xf32>
      %869 = arith.mulf %868, %862 : f32
      %870 = arith.mulf %852, %869 : f32
      %871 = arith.muli %858, %outputFeatures : index
      %872 = arith.addi %871, %14 : index
      %873 = wave.lane
      %874 = arith.remui %873, %c11 : index
      %875 = arith.addi %872, %874 : index
      scf.if %12 {
        %876 = arith.addi %875, %c4 : index
        %877 = memref.load %residual[%876] : memref<?xf32>
        %878 = arith.addf %877, %870 : f32
        %879 = arith.addi %875, %c4 : index
        memref.store %878, %out[%879] : memref<?xf32>
      } else {
        %880 = arith.addi %875, %c4 : index
        memref.store %870, %out[%880] : memref<?xf32>
      }
    }
  }
  wave.return
}
