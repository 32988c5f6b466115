// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='f16', waves=8, panels=1, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_f16_w8p1_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 32 : index
  %c2 = arith.constant 128 : index
  %c3 = arith.constant 1 : index
  %c4 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c6 = arith.constant 64 : index
  %tileRows = wave.param "tileRows" : index
  %c8 = arith.constant 2048 : index
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
  %c26 = arith.constant 1024 : index
  %c27 = arith.constant 1280 : index
  %c28 = arith.constant 1536 : index
  %c29 = arith.constant 1792 : index
  %hasFactors = wave.param "hasFactors" : index
  %c31 = arith.constant 0x3F800000 : f32
  %c32 = arith.constant 48 : index
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
    %471 = arith.muli %450, %c3 : index
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
    %486 = arith.addi %475, %c26 : index
    %487 = memref.load %11[%486] : memref<?xf32>
    %488 = arith.addf %485, %487 : f32
    %489 = arith.addi %475, %c27 : index
    %490 = memref.load %11[%489] : memref<?xf32>
    %491 = arith.addf %488, %490 : f32
    %492 = arith.addi %475, %c28 : index
    %493 = memref.load %11[%492] : memref<?xf32>
    %494 = arith.addf %491, %493 : f32
    %495 = arith.addi %475, %c29 : index
    %496 = memref.load %11[%495] : memref<?xf32>
    %497 = arith.addf %494, %496 : f32
    %498 = wave.lane
    %499 = arith.addi %9, %c4 : index
    %500 = arith.muli %472, %c18 : index
    %501 = arith.addi %499, %500 : index
    %502 = arith.divui %498, %c11 : index
    %503 = arith.addi %501, %502 : index
    %504 = arith.cmpi slt, %503, %8 : index
    scf.if %504 {
      %505 = arith.cmpi eq, %hasFactors, %c3 : index
      %506 = memref.load %factors[%503] : memref<?xf32>
      %507 = arith.select %505, %506, %c31 : f32
      %508 = arith.remui %498, %c11 : index
      %509 = arith.muli %508, %c12 : index
      %510 = arith.addi %6, %509 : index
      %511 = vector.load %w[%510] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %512 = vector.bitcast %511 : vector<4xi8> to vector<1xf32>
      %513 = vector.extract %512[0] : f32 from vector<1xf32>
      %514 = arith.mulf %513, %507 : f32
      %515 = arith.mulf %497, %514 : f32
      %516 = arith.muli %503, %outputFeatures : index
      %517 = arith.addi %516, %14 : index
      %518 = wave.lane
      %519 = arith.remui %518, %c11 : index
      %520 = arith.addi %517, %519 : index
      scf.if %12 {
        %521 = arith.addi %520, %c4 : index
        %522 = memref.load %residual[%521] : memref<?xf32>
        %523 = arith.addf %522, %515 : f32
        %524 = arith.addi %520, %c4 : index
        memref.store %523, %out[%524] : memref<?xf32>
      } else {
        %525 = arith.addi %520, %c4 : index
        memref.store %515, %out[%525] : memref<?xf32>
      }
    }
    %526 = wave.lane
    wave.barrier
    %527 = wave.wave
    %528 = arith.muli %527, %c3 : index
    %529 = arith.addi %528, %c4 : index
    %530 = arith.muli %529, %c17 : index
    %531 = arith.addi %530, %526 : index
    %532 = vector.extract %366#1[0] : f32 from vector<8xf32>
    %533 = arith.addi %531, %c4 : index
    memref.store %532, %11[%533] : memref<?xf32>
    %534 = vector.extract %366#1[1] : f32 from vector<8xf32>
    %535 = arith.addi %531, %c1 : index
    memref.store %534, %11[%535] : memref<?xf32>
    %536 = vector.extract %366#1[2] : f32 from vector<8xf32>
    %537 = arith.addi %531, %c6 : index
    memref.store %536, %11[%537] : memref<?xf32>
    %538 = vector.extract %366#1[3] : f32 from vector<8xf32>
    %539 = arith.addi %531, %c21 : index
    memref.store %538, %11[%539] : memref<?xf32>
    %540 = vector.extract %366#1[4] : f32 from vector<8xf32>
    %541 = arith.addi %531, %c2 : index
    memref.store %540, %11[%541] : memref<?xf32>
    %542 = vector.extract %366#1[5] : f32 from vector<8xf32>
    %543 = arith.addi %531, %c22 : index
    memref.store %542, %11[%543] : memref<?xf32>
    %544 = vector.extract %366#1[6] : f32 from vector<8xf32>
    %545 = arith.addi %531, %c23 : index
    memref.store %544, %11[%545] : memref<?xf32>
    %546 = vector.extract %366#1[7] : f32 from vector<8xf32>
    %547 = arith.addi %531, %c24 : index
    memref.store %546, %11[%547] : memref<?xf32>
    wave.barrier
    %548 = arith.muli %527, %c3 : index
    %549 = arith.addi %548, %c4 : index
    %550 = arith.muli %549, %c1 : index
    %551 = arith.addi %550, %526 : index
    %552 = arith.addi %551, %c4 : index
    %553 = memref.load %11[%552] : memref<?xf32>
    %554 = arith.addi %552, %c17 : index
    %555 = memref.load %11[%554] : memref<?xf32>
    %556 = arith.addf %553, %555 : f32
    %557 = arith.addi %552, %c16 : index
    %558 = memref.load %11[%557] : memref<?xf32>
    %559 = arith.addf %556, %558 : f32
    %560 = arith.addi %552, %c25 : index
    %561 = memref.load %11[%560] : memref<?xf32>
    %562 = arith.addf %559, %561 : f32
    %563 = arith.addi %552, %c26 : index
    %564 = memref.load %11[%563] : memref<?xf32>
    %565 = arith.addf %562, %564 : f32
    %566 = arith.addi %552, %c27 : index
    %567 = memref.load %11[%566] : memref<?xf32>
    %568 = arith.addf %565, %567 : f32
    %569 = arith.addi %552, %c28 : index
    %570 = memref.load %11[%569] : memref<?xf32>
    %571 = arith.addf %568, %570 : f32
    %572 = arith.addi %552, %c29 : index
    %573 = memref.load %11[%572] : memref<?xf32>
    %574 = arith.addf %571, %573 : f32
    %575 = wave.lane
    %576 = arith.addi %9, %c11 : index
    %577 = arith.muli %549, %c18 : index
    %578 = arith.addi %576, %577 : index
    %579 = arith.divui %575, %c11 : index
    %580 = arith.addi %578, %579 : index
    %581 = arith.cmpi slt, %580, %8 : index
    scf.if %581 {
      %582 = arith.cmpi eq, %hasFactors, %c3 : index
      %583 = memref.load %factors[%580] : memref<?xf32>
      %584 = arith.select %582, %583, %c31 : f32
      %585 = arith.remui %575, %c11 : index
      %586 = arith.muli %585, %c12 : index
      %587 = arith.addi %6, %586 : index
      %588 = vector.load %w[%587] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %589 = vector.bitcast %588 : vector<4xi8> to vector<1xf32>
      %590 = vector.extract %589[0] : f32 from vector<1xf32>
      %591 = arith.mulf %590, %584 : f32
      %592 = arith.mulf %574, %591 : f32
      %593 = arith.muli %580, %outputFeatures : index
      %594 = arith.addi %593, %14 : index
      %595 = wave.lane
      %596 = arith.remui %595, %c11 : index
      %597 = arith.addi %594, %596 : index
      scf.if %12 {
        %598 = arith.addi %597, %c4 : index
        %599 = memref.load %residual[%598] : memref<?xf32>
        %600 = arith.addf %599, %592 : f32
        %601 = arith.addi %597, %c4 : index
        memref.store %600, %out[%601] : memref<?xf32>
      } else {
        %602 = arith.addi %597, %c4 : index
        memref.store %592, %out[%602] : memref<?xf32>
      }
    }
    %603 = wave.lane
    wave.barrier
    %604 = wave.wave
    %605 = arith.muli %604, %c3 : index
    %606 = arith.addi %605, %c4 : index
    %607 = arith.muli %606, %c17 : index
    %608 = arith.addi %607, %603 : index
    %609 = vector.extract %366#2[0] : f32 from vector<8xf32>
    %610 = arith.addi %608, %c4 : index
    memref.store %609, %11[%610] : memref<?xf32>
    %611 = vector.extract %366#2[1] : f32 from vector<8xf32>
    %612 = arith.addi %608, %c1 : index
    memref.store %611, %11[%612] : memref<?xf32>
    %613 = vector.extract %366#2[2] : f32 from vector<8xf32>
    %614 = arith.addi %608, %c6 : index
    memref.store %613, %11[%614] : memref<?xf32>
    %615 = vector.extract %366#2[3] : f32 from vector<8xf32>
    %616 = arith.addi %608, %c21 : index
    memref.store %615, %11[%616] : memref<?xf32>
    %617 = vector.extract %366#2[4] : f32 from vector<8xf32>
    %618 = arith.addi %608, %c2 : index
    memref.store %617, %11[%618] : memref<?xf32>
    %619 = vector.extract %366#2[5] : f32 from vector<8xf32>
    %620 = arith.addi %608, %c22 : index
    memref.store %619, %11[%620] : memref<?xf32>
    %621 = vector.extract %366#2[6] : f32 from vector<8xf32>
    %622 = arith.addi %608, %c23 : index
    memref.store %621, %11[%622] : memref<?xf32>
    %623 = vector.extract %366#2[7] : f32 from vector<8xf32>
    %624 = arith.addi %608, %c24 : index
    memref.store %623, %11[%624] : memref<?xf32>
    wave.barrier
    %625 = arith.muli %604, %c3 : index
    %626 = arith.addi %625, %c4 : index
    %627 = arith.muli %626, %c1 : index
    %628 = arith.addi %627, %603 : index
    %629 = arith.addi %628, %c4 : index
    %630 = memref.load %11[%629] : memref<?xf32>
    %631 = arith.addi %629, %c17 : index
    %632 = memref.load %11[%631] : memref<?xf32>
    %633 = arith.addf %630, %632 : f32
    %634 = arith.addi %629, %c16 : index
    %635 = memref.load %11[%634] : memref<?xf32>
    %636 = arith.addf %633, %635 : f32
    %637 = arith.addi %629, %c25 : index
    %638 = memref.load %11[%637] : memref<?xf32>
    %639 = arith.addf %636, %638 : f32
    %640 = arith.addi %629, %c26 : index
    %641 = memref.load %11[%640] : memref<?xf32>
    %642 = arith.addf %639, %641 : f32
    %643 = arith.addi %629, %c27 : index
    %644 = memref.load %11[%643] : memref<?xf32>
    %645 = arith.addf %642, %644 : f32
    %646 = arith.addi %629, %c28 : index
    %647 = memref.load %11[%646] : memref<?xf32>
    %648 = arith.addf %645, %647 : f32
    %649 = arith.addi %629, %c29 : index
    %650 = memref.load %11[%649] : memref<?xf32>
    %651 = arith.addf %648, %650 : f32
    %652 = wave.lane
    %653 = arith.addi %9, %c1 : index
    %654 = arith.muli %626, %c18 : index
    %655 = arith.addi %653, %654 : index
    %656 = arith.divui %652, %c11 : index
    %657 = arith.addi %655, %656 : index
    %658 = arith.cmpi slt, %657, %8 : index
    scf.if %658 {
      %659 = arith.cmpi eq, %hasFactors, %c3 : index
      %660 = memref.load %factors[%657] : memref<?xf32>
      %661 = arith.select %659, %660, %c31 : f32
      %662 = arith.remui %652, %c11 : index
      %663 = arith.muli %662, %c12 : index
      %664 = arith.addi %6, %663 : index
      %665 = vector.load %w[%664] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %666 = vector.bitcast %665 : vector<4xi8> to vector<1xf32>
      %667 = vector.extract %666[0] : f32 from vector<1xf32>
      %668 = arith.mulf %667, %661 : f32
      %669 = arith.mulf %651, %668 : f32
      %670 = arith.muli %657, %outputFeatures : index
      %671 = arith.addi %670, %14 : index
      %672 = wave.lane
      %673 = arith.remui %672, %c11 : index
      %674 = arith.addi %671, %673 : index
      scf.if %12 {
        %675 = arith.addi %674, %c4 : index
        %676 = memref.load %residual[%675] : memref<?xf32>
        %677 = arith.addf %676, %669 : f32
        %678 = arith.addi %674, %c4 : index
        memref.store %677, %out[%678] : memref<?xf32>
      } else {
        %679 = arith.addi %674, %c4 : index
        memref.store %669, %out[%679] : memref<?xf32>
      }
    }
    %680 = wave.lane
    wave.barrier
    %681 = wave.wave
    %682 = arith.muli %681, %c3 : index
    %683 = arith.addi %682, %c4 : index
    %684 = arith.muli %683, %c17 : index
    %685 = arith.addi %684, %680 : index
    %686 = vector.extract %366#3[0] : f32 from vector<8xf32>
    %687 = arith.addi %685, %c4 : index
    memref.store %686, %11[%687] : memref<?xf32>
    %688 = vector.extract %366#3[1] : f32 from vector<8xf32>
    %689 = arith.addi %685, %c1 : index
    memref.store %688, %11[%689] : memref<?xf32>
    %690 = vector.extract %366#3[2] : f32 from vector<8xf32>
    %691 = arith.addi %685, %c6 : index
    memref.store %690, %11[%691] : memref<?xf32>
    %692 = vector.extract %366#3[3] : f32 from vector<8xf32>
    %693 = arith.addi %685, %c21 : index
    memref.store %692, %11[%693] : memref<?xf32>
    %694 = vector.extract %366#3[4] : f32 from vector<8xf32>
    %695 = arith.addi %685, %c2 : index
    memref.store %694, %11[%695] : memref<?xf32>
    %696 = vector.extract %366#3[5] : f32 from vector<8xf32>
    %697 = arith.addi %685, %c22 : index
    memref.store %696, %11[%697] : memref<?xf32>
    %698 = vector.extract %366#3[6] : f32 from vector<8xf32>
    %699 = arith.addi %685, %c23 : index
    memref.store %698, %11[%699] : memref<?xf32>
    %700 = vector.extract %366#3[7] : f32 from vector<8xf32>
    %701 = arith.addi %685, %c24 : index
    memref.store %700, %11[%701] : memref<?xf32>
    wave.barrier
    %702 = arith.muli %681, %c3 : index
    %703 = arith.addi %702, %c4 : index
    %704 = arith.muli %703, %c1 : index
    %705 = arith.addi %704, %680 : index
    %706 = arith.addi %705, %c4 : index
    %707 = memref.load %11[%706] : memref<?xf32>
    %708 = arith.addi %706, %c17 : index
    %709 = memref.load %11[%708] : memref<?xf32>
    %710 = arith.addf %707, %709 : f32
    %711 = arith.addi %706, %c16 : index
    %712 = memref.load %11[%711] : memref<?xf32>
    %713 = arith.addf %710, %712 : f32
    %714 = arith.addi %706, %c25 : index
    %715 = memref.load %11[%714] : memref<?xf32>
    %716 = arith.addf %713, %715 : f32
    %717 = arith.addi %706, %c26 : index
    %718 = memref.load %11[%717] : memref<?xf32>
    %719 = arith.addf %716, %718 : f32
    %720 = arith.addi %706, %c27 : index
    %721 = memref.load %11[%720] : memref<?xf32>
    %722 = arith.addf %719, %721 : f32
    %723 = arith.addi %706, %c28 : index
    %724 = memref.load %11[%723] : memref<?xf32>
    %725 = arith.addf %722, %724 : f32
    %726 = arith.addi %706, %c29 : index
    %727 = memref.load %11[%726] : memref<?xf32>
    %728 = arith.addf %725, %727 : f32
    %729 = wave.lane
    %730 = arith.addi %9, %c32 : index
    %731 = arith.muli %703, %c18 : index
    %732 = arith.addi %730, %731 : index
    %733 = arith.divui %729, %c11 : index
    %734 = arith.addi %732, %733 : index
    %735 = arith.cmpi slt, %734, %8 : index
    scf.if %735 {
      %736 = arith.cmpi eq, %hasFactors, %c3 : index
      %737 = memref.load %factors[%734] : memref<?xf32>
      %738 = arith.select %736, %737, %c31 : f32
      %739 = arith.remui %729, %c11 : index
      %740 = arith.muli %739, %c12 : index
      %741 = arith.addi %6, %740 : index
      %742 = vector.load %w[%741] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %743 = vector.bitcast %742 : vector<4xi8> to vector<1xf32>
      %744 = vector.extract %743[0] : f32 from vector<1xf32>
      %745 = arith.mulf %744, %738 : f32
      %746 = arith.mulf %728, %745 : f32
      %747 = arith.muli %734, %outputFeatures : index
      %748 = arith.addi %747, %14 : index
      %749 = wave.lane
      %750 = arith.remui %749, %c11 : index
      %751 = arith.addi %748, %750 : index
      scf.if %12 {
        %752 = arith.addi %751, %c4 : index
        %753 = memref.load %residual[%752] : memref<?xf32>
        %754 = arith.addf %753, %746 : f32
        %755 = arith.addi %751, %c4 : index
        memref.store %754, %out[%755] : memref<?xf32>
      } else {
        %756 = arith.addi %751, %c4 : index
        memref.store %746, %out[%756] : memref<?xf32>
      }
    }
  }
  wave.return
}
