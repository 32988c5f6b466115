// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='f16', waves=2, panels=1, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_f16_w2p1_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 2 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 32 : index
  %c2 = arith.constant 128 : index
  %c3 = arith.constant 1 : index
  %c4 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c6 = arith.constant 64 : index
  %tileRows = wave.param "tileRows" : index
  %c8 = arith.constant 512 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c11 = arith.constant 16 : index
  %c12 = arith.constant 4 : index
  %c13 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c16 = arith.constant 256 : index
  %c17 = arith.constant 2 : index
  %c18 = arith.constant 3 : index
  %c19 = arith.constant 8 : index
  %c20 = arith.constant 96 : index
  %c21 = arith.constant 160 : index
  %c22 = arith.constant 192 : index
  %c23 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %c25 = arith.constant 0x3F800000 : f32
  %c26 = arith.constant 48 : index
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
      %38 = arith.muli %36, %c8 : index
      %39 = arith.addi %37, %38 : index
      %40 = arith.remui %35, %c11 : index
      %41 = arith.muli %40, %c11 : index
      %42 = arith.addi %39, %41 : index
      %43 = vector.load %w[%42] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %44 = vector.bitcast %43 : vector<16xi8> to vector<8xf16>
      %45 = arith.addi %42, %c16 : index
      %46 = vector.load %w[%45] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %47 = vector.bitcast %46 : vector<16xi8> to vector<8xf16>
      %48 = vector.shuffle %44, %47 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %49 = arith.addi %29, %c3 : index
      %50 = arith.addi %6, %c2 : index
      %51 = arith.muli %49, %c8 : index
      %52 = arith.addi %50, %51 : index
      %53 = arith.remui %35, %c11 : index
      %54 = arith.muli %53, %c11 : index
      %55 = arith.addi %52, %54 : index
      %56 = vector.load %w[%55] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %57 = vector.bitcast %56 : vector<16xi8> to vector<8xf16>
      %58 = arith.addi %55, %c16 : index
      %59 = vector.load %w[%58] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %60 = vector.bitcast %59 : vector<16xi8> to vector<8xf16>
      %61 = vector.shuffle %57, %60 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %62 = arith.addi %29, %c17 : index
      %63 = arith.addi %6, %c2 : index
      %64 = arith.muli %62, %c8 : index
      %65 = arith.addi %63, %64 : index
      %66 = arith.remui %35, %c11 : index
      %67 = arith.muli %66, %c11 : index
      %68 = arith.addi %65, %67 : index
      %69 = vector.load %w[%68] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %70 = vector.bitcast %69 : vector<16xi8> to vector<8xf16>
      %71 = arith.addi %68, %c16 : index
      %72 = vector.load %w[%71] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %73 = vector.bitcast %72 : vector<16xi8> to vector<8xf16>
      %74 = vector.shuffle %70, %73 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %75 = arith.addi %29, %c18 : index
      %76 = arith.addi %6, %c2 : index
      %77 = arith.muli %75, %c8 : index
      %78 = arith.addi %76, %77 : index
      %79 = arith.remui %35, %c11 : index
      %80 = arith.muli %79, %c11 : index
      %81 = arith.addi %78, %80 : index
      %82 = vector.load %w[%81] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %83 = vector.bitcast %82 : vector<16xi8> to vector<8xf16>
      %84 = arith.addi %81, %c16 : index
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
      %97 = arith.muli %96, %c19 : index
      %98 = arith.addi %95, %97 : index
      %99 = vector.load %x[%98] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %100 = arith.muli %tileRows, %c19 : index
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
      %114 = arith.muli %113, %c19 : index
      %115 = arith.addi %112, %114 : index
      %116 = vector.load %x[%115] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %117 = arith.muli %tileRows, %c19 : index
      %118 = arith.addi %115, %117 : index
      %119 = vector.load %x[%118] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %120 = vector.shuffle %116, %119 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %121 = wave.mma %120, %48, %31 : vector<16xf16>, vector<8xf32>
      %122 = arith.addi %16, %c17 : index
      %123 = arith.muli %29, %c3 : index
      %124 = arith.addi %123, %c4 : index
      %125 = arith.divui %inputFeatures, %c11 : index
      %126 = arith.muli %122, %125 : index
      %127 = arith.addi %126, %124 : index
      %128 = arith.muli %tileRows, %c11 : index
      %129 = arith.muli %127, %128 : index
      %130 = arith.remui %35, %tileRows : index
      %131 = arith.muli %130, %c19 : index
      %132 = arith.addi %129, %131 : index
      %133 = vector.load %x[%132] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %134 = arith.muli %tileRows, %c19 : index
      %135 = arith.addi %132, %134 : index
      %136 = vector.load %x[%135] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %137 = vector.shuffle %133, %136 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %138 = wave.mma %137, %48, %32 : vector<16xf16>, vector<8xf32>
      %139 = arith.addi %16, %c18 : index
      %140 = arith.muli %29, %c3 : index
      %141 = arith.addi %140, %c4 : index
      %142 = arith.divui %inputFeatures, %c11 : index
      %143 = arith.muli %139, %142 : index
      %144 = arith.addi %143, %141 : index
      %145 = arith.muli %tileRows, %c11 : index
      %146 = arith.muli %144, %145 : index
      %147 = arith.remui %35, %tileRows : index
      %148 = arith.muli %147, %c19 : index
      %149 = arith.addi %146, %148 : index
      %150 = vector.load %x[%149] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %151 = arith.muli %tileRows, %c19 : index
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
      %165 = arith.muli %164, %c19 : index
      %166 = arith.addi %163, %165 : index
      %167 = vector.load %x[%166] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %168 = arith.muli %tileRows, %c19 : index
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
      %182 = arith.muli %181, %c19 : index
      %183 = arith.addi %180, %182 : index
      %184 = vector.load %x[%183] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %185 = arith.muli %tileRows, %c19 : index
      %186 = arith.addi %183, %185 : index
      %187 = vector.load %x[%186] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %188 = vector.shuffle %184, %187 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %189 = wave.mma %188, %61, %121 : vector<16xf16>, vector<8xf32>
      %190 = arith.addi %16, %c17 : index
      %191 = arith.muli %29, %c3 : index
      %192 = arith.addi %191, %c3 : index
      %193 = arith.divui %inputFeatures, %c11 : index
      %194 = arith.muli %190, %193 : index
      %195 = arith.addi %194, %192 : index
      %196 = arith.muli %tileRows, %c11 : index
      %197 = arith.muli %195, %196 : index
      %198 = arith.remui %35, %tileRows : index
      %199 = arith.muli %198, %c19 : index
      %200 = arith.addi %197, %199 : index
      %201 = vector.load %x[%200] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %202 = arith.muli %tileRows, %c19 : index
      %203 = arith.addi %200, %202 : index
      %204 = vector.load %x[%203] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %205 = vector.shuffle %201, %204 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %206 = wave.mma %205, %61, %138 : vector<16xf16>, vector<8xf32>
      %207 = arith.addi %16, %c18 : index
      %208 = arith.muli %29, %c3 : index
      %209 = arith.addi %208, %c3 : index
      %210 = arith.divui %inputFeatures, %c11 : index
      %211 = arith.muli %207, %210 : index
      %212 = arith.addi %211, %209 : index
      %213 = arith.muli %tileRows, %c11 : index
      %214 = arith.muli %212, %213 : index
      %215 = arith.remui %35, %tileRows : index
      %216 = arith.muli %215, %c19 : index
      %217 = arith.addi %214, %216 : index
      %218 = vector.load %x[%217] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %219 = arith.muli %tileRows, %c19 : index
      %220 = arith.addi %217, %219 : index
      %221 = vector.load %x[%220] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %222 = vector.shuffle %218, %221 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %223 = wave.mma %222, %61, %155 : vector<16xf16>, vector<8xf32>
      %224 = arith.addi %16, %c4 : index
      %225 = arith.muli %29, %c3 : index
      %226 = arith.addi %225, %c17 : index
      %227 = arith.divui %inputFeatures, %c11 : index
      %228 = arith.muli %224, %227 : index
      %229 = arith.addi %228, %226 : index
      %230 = arith.muli %tileRows, %c11 : index
      %231 = arith.muli %229, %230 : index
      %232 = arith.remui %35, %tileRows : index
      %233 = arith.muli %232, %c19 : index
      %234 = arith.addi %231, %233 : index
      %235 = vector.load %x[%234] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %236 = arith.muli %tileRows, %c19 : index
      %237 = arith.addi %234, %236 : index
      %238 = vector.load %x[%237] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %239 = vector.shuffle %235, %238 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %240 = wave.mma %239, %74, %172 : vector<16xf16>, vector<8xf32>
      %241 = arith.addi %16, %c3 : index
      %242 = arith.muli %29, %c3 : index
      %243 = arith.addi %242, %c17 : index
      %244 = arith.divui %inputFeatures, %c11 : index
      %245 = arith.muli %241, %244 : index
      %246 = arith.addi %245, %243 : index
      %247 = arith.muli %tileRows, %c11 : index
      %248 = arith.muli %246, %247 : index
      %249 = arith.remui %35, %tileRows : index
      %250 = arith.muli %249, %c19 : index
      %251 = arith.addi %248, %250 : index
      %252 = vector.load %x[%251] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %253 = arith.muli %tileRows, %c19 : index
      %254 = arith.addi %251, %253 : index
      %255 = vector.load %x[%254] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %256 = vector.shuffle %252, %255 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %257 = wave.mma %256, %74, %189 : vector<16xf16>, vector<8xf32>
      %258 = arith.addi %16, %c17 : index
      %259 = arith.muli %29, %c3 : index
      %260 = arith.addi %259, %c17 : index
      %261 = arith.divui %inputFeatures, %c11 : index
      %262 = arith.muli %258, %261 : index
      %263 = arith.addi %262, %260 : index
      %264 = arith.muli %tileRows, %c11 : index
      %265 = arith.muli %263, %264 : index
      %266 = arith.remui %35, %tileRows : index
      %267 = arith.muli %266, %c19 : index
      %268 = arith.addi %265, %267 : index
      %269 = vector.load %x[%268] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %270 = arith.muli %tileRows, %c19 : index
      %271 = arith.addi %268, %270 : index
      %272 = vector.load %x[%271] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %273 = vector.shuffle %269, %272 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %274 = wave.mma %273, %74, %206 : vector<16xf16>, vector<8xf32>
      %275 = arith.addi %16, %c18 : index
      %276 = arith.muli %29, %c3 : index
      %277 = arith.addi %276, %c17 : index
      %278 = arith.divui %inputFeatures, %c11 : index
      %279 = arith.muli %275, %278 : index
      %280 = arith.addi %279, %277 : index
      %281 = arith.muli %tileRows, %c11 : index
      %282 = arith.muli %280, %281 : index
      %283 = arith.remui %35, %tileRows : index
      %284 = arith.muli %283, %c19 : index
      %285 = arith.addi %282, %284 : index
      %286 = vector.load %x[%285] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %287 = arith.muli %tileRows, %c19 : index
      %288 = arith.addi %285, %287 : index
      %289 = vector.load %x[%288] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %290 = vector.shuffle %286, %289 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %291 = wave.mma %290, %74, %223 : vector<16xf16>, vector<8xf32>
      %292 = arith.addi %16, %c4 : index
      %293 = arith.muli %29, %c3 : index
      %294 = arith.addi %293, %c18 : index
      %295 = arith.divui %inputFeatures, %c11 : index
      %296 = arith.muli %292, %295 : index
      %297 = arith.addi %296, %294 : index
      %298 = arith.muli %tileRows, %c11 : index
      %299 = arith.muli %297, %298 : index
      %300 = arith.remui %35, %tileRows : index
      %301 = arith.muli %300, %c19 : index
      %302 = arith.addi %299, %301 : index
      %303 = vector.load %x[%302] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %304 = arith.muli %tileRows, %c19 : index
      %305 = arith.addi %302, %304 : index
      %306 = vector.load %x[%305] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %307 = vector.shuffle %303, %306 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %308 = wave.mma %307, %87, %240 : vector<16xf16>, vector<8xf32>
      %309 = arith.addi %16, %c3 : index
      %310 = arith.muli %29, %c3 : index
      %311 = arith.addi %310, %c18 : index
      %312 = arith.divui %inputFeatures, %c11 : index
      %313 = arith.muli %309, %312 : index
      %314 = arith.addi %313, %311 : index
      %315 = arith.muli %tileRows, %c11 : index
      %316 = arith.muli %314, %315 : index
      %317 = arith.remui %35, %tileRows : index
      %318 = arith.muli %317, %c19 : index
      %319 = arith.addi %316, %318 : index
      %320 = vector.load %x[%319] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %321 = arith.muli %tileRows, %c19 : index
      %322 = arith.addi %319, %321 : index
      %323 = vector.load %x[%322] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %324 = vector.shuffle %320, %323 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %325 = wave.mma %324, %87, %257 : vector<16xf16>, vector<8xf32>
      %326 = arith.addi %16, %c17 : index
      %327 = arith.muli %29, %c3 : index
      %328 = arith.addi %327, %c18 : index
      %329 = arith.divui %inputFeatures, %c11 : index
      %330 = arith.muli %326, %329 : index
      %331 = arith.addi %330, %328 : index
      %332 = arith.muli %tileRows, %c11 : index
      %333 = arith.muli %331, %332 : index
      %334 = arith.remui %35, %tileRows : index
      %335 = arith.muli %334, %c19 : index
      %336 = arith.addi %333, %335 : index
      %337 = vector.load %x[%336] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %338 = arith.muli %tileRows, %c19 : index
      %339 = arith.addi %336, %338 : index
      %340 = vector.load %x[%339] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %341 = vector.shuffle %337, %340 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %342 = wave.mma %341, %87, %274 : vector<16xf16>, vector<8xf32>
      %343 = arith.addi %16, %c18 : index
      %344 = arith.muli %29, %c3 : index
      %345 = arith.addi %344, %c18 : index
      %346 = arith.divui %inputFeatures, %c11 : index
      %347 = arith.muli %343, %346 : index
      %348 = arith.addi %347, %345 : index
      %349 = arith.muli %tileRows, %c11 : index
      %350 = arith.muli %348, %349 : index
      %351 = arith.remui %35, %tileRows : index
      %352 = arith.muli %351, %c19 : index
      %353 = arith.addi %350, %352 : index
      %354 = vector.load %x[%353] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %355 = arith.muli %tileRows, %c19 : index
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
      %370 = arith.muli %368, %c8 : index
      %371 = arith.addi %369, %370 : index
      %372 = arith.remui %367, %c11 : index
      %373 = arith.muli %372, %c11 : index
      %374 = arith.addi %371, %373 : index
      %375 = vector.load %w[%374] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %376 = vector.bitcast %375 : vector<16xi8> to vector<8xf16>
      %377 = arith.addi %374, %c16 : index
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
      %390 = arith.muli %389, %c19 : index
      %391 = arith.addi %388, %390 : index
      %392 = vector.load %x[%391] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %393 = arith.muli %tileRows, %c19 : index
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
      %407 = arith.muli %406, %c19 : index
      %408 = arith.addi %405, %407 : index
      %409 = vector.load %x[%408] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %410 = arith.muli %tileRows, %c19 : index
      %411 = arith.addi %408, %410 : index
      %412 = vector.load %x[%411] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %413 = vector.shuffle %409, %412 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %414 = wave.mma %413, %380, %363 : vector<16xf16>, vector<8xf32>
      %415 = arith.addi %16, %c17 : index
      %416 = arith.muli %361, %c3 : index
      %417 = arith.addi %416, %c4 : index
      %418 = arith.divui %inputFeatures, %c11 : index
      %419 = arith.muli %415, %418 : index
      %420 = arith.addi %419, %417 : index
      %421 = arith.muli %tileRows, %c11 : index
      %422 = arith.muli %420, %421 : index
      %423 = arith.remui %367, %tileRows : index
      %424 = arith.muli %423, %c19 : index
      %425 = arith.addi %422, %424 : index
      %426 = vector.load %x[%425] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %427 = arith.muli %tileRows, %c19 : index
      %428 = arith.addi %425, %427 : index
      %429 = vector.load %x[%428] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %430 = vector.shuffle %426, %429 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %431 = wave.mma %430, %380, %364 : vector<16xf16>, vector<8xf32>
      %432 = arith.addi %16, %c18 : index
      %433 = arith.muli %361, %c3 : index
      %434 = arith.addi %433, %c4 : index
      %435 = arith.divui %inputFeatures, %c11 : index
      %436 = arith.muli %432, %435 : index
      %437 = arith.addi %436, %434 : index
      %438 = arith.muli %tileRows, %c11 : index
      %439 = arith.muli %437, %438 : index
      %440 = arith.remui %367, %tileRows : index
      %441 = arith.muli %440, %c19 : index
      %442 = arith.addi %439, %441 : index
      %443 = vector.load %x[%442] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %444 = arith.muli %tileRows, %c19 : index
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
    %453 = arith.muli %452, %c16 : index
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
    %462 = arith.addi %454, %c20 : index
    memref.store %461, %11[%462] : memref<?xf32>
    %463 = vector.extract %366#0[4] : f32 from vector<8xf32>
    %464 = arith.addi %454, %c2 : index
    memref.store %463, %11[%464] : memref<?xf32>
    %465 = vector.extract %366#0[5] : f32 from vector<8xf32>
    %466 = arith.addi %454, %c21 : index
    memref.store %465, %11[%466] : memref<?xf32>
    %467 = vector.extract %366#0[6] : f32 from vector<8xf32>
    %468 = arith.addi %454, %c22 : index
    memref.store %467, %11[%468] : memref<?xf32>
    %469 = vector.extract %366#0[7] : f32 from vector<8xf32>
    %470 = arith.addi %454, %c23 : index
    memref.store %469, %11[%470] : memref<?xf32>
    wave.barrier
    %471 = arith.muli %450, %c12 : index
    %472 = arith.addi %471, %c4 : index
    %473 = arith.muli %472, %c1 : index
    %474 = arith.addi %473, %449 : index
    %475 = arith.addi %474, %c4 : index
    %476 = memref.load %11[%475] : memref<?xf32>
    %477 = arith.addi %475, %c16 : index
    %478 = memref.load %11[%477] : memref<?xf32>
    %479 = arith.addf %476, %478 : f32
    %480 = wave.lane
    %481 = arith.addi %9, %c4 : index
    %482 = arith.muli %472, %c17 : index
    %483 = arith.addi %481, %482 : index
    %484 = arith.divui %480, %c11 : index
    %485 = arith.addi %483, %484 : index
    %486 = arith.cmpi slt, %485, %8 : index
    scf.if %486 {
      %487 = arith.cmpi eq, %hasFactors, %c3 : index
      %488 = memref.load %factors[%485] : memref<?xf32>
      %489 = arith.select %487, %488, %c25 : f32
      %490 = arith.remui %480, %c11 : index
      %491 = arith.muli %490, %c12 : index
      %492 = arith.addi %6, %491 : index
      %493 = vector.load %w[%492] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %494 = vector.bitcast %493 : vector<4xi8> to vector<1xf32>
      %495 = vector.extract %494[0] : f32 from vector<1xf32>
      %496 = arith.mulf %495, %489 : f32
      %497 = arith.mulf %479, %496 : f32
      %498 = arith.muli %485, %outputFeatures : index
      %499 = arith.addi %498, %14 : index
      %500 = wave.lane
      %501 = arith.remui %500, %c11 : index
      %502 = arith.addi %499, %501 : index
      scf.if %12 {
        %503 = arith.addi %502, %c4 : index
        %504 = memref.load %residual[%503] : memref<?xf32>
        %505 = arith.addf %504, %497 : f32
        %506 = arith.addi %502, %c4 : index
        memref.store %505, %out[%506] : memref<?xf32>
      } else {
        %507 = arith.addi %502, %c4 : index
        memref.store %497, %out[%507] : memref<?xf32>
      }
    }
    %508 = arith.muli %450, %c12 : index
    %509 = arith.addi %508, %c3 : index
    %510 = arith.muli %509, %c1 : index
    %511 = arith.addi %510, %449 : index
    %512 = arith.addi %511, %c4 : index
    %513 = memref.load %11[%512] : memref<?xf32>
    %514 = arith.addi %512, %c16 : index
    %515 = memref.load %11[%514] : memref<?xf32>
    %516 = arith.addf %513, %515 : f32
    %517 = wave.lane
    %518 = arith.addi %9, %c4 : index
    %519 = arith.muli %509, %c17 : index
    %520 = arith.addi %518, %519 : index
    %521 = arith.divui %517, %c11 : index
    %522 = arith.addi %520, %521 : index
    %523 = arith.cmpi slt, %522, %8 : index
    scf.if %523 {
      %524 = arith.cmpi eq, %hasFactors, %c3 : index
      %525 = memref.load %factors[%522] : memref<?xf32>
      %526 = arith.select %524, %525, %c25 : f32
      %527 = arith.remui %517, %c11 : index
      %528 = arith.muli %527, %c12 : index
      %529 = arith.addi %6, %528 : index
      %530 = vector.load %w[%529] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %531 = vector.bitcast %530 : vector<4xi8> to vector<1xf32>
      %532 = vector.extract %531[0] : f32 from vector<1xf32>
      %533 = arith.mulf %532, %526 : f32
      %534 = arith.mulf %516, %533 : f32
      %535 = arith.muli %522, %outputFeatures : index
      %536 = arith.addi %535, %14 : index
      %537 = wave.lane
      %538 = arith.remui %537, %c11 : index
      %539 = arith.addi %536, %538 : index
      scf.if %12 {
        %540 = arith.addi %539, %c4 : index
        %541 = memref.load %residual[%540] : memref<?xf32>
        %542 = arith.addf %541, %534 : f32
        %543 = arith.addi %539, %c4 : index
        memref.store %542, %out[%543] : memref<?xf32>
      } else {
        %544 = arith.addi %539, %c4 : index
        memref.store %534, %out[%544] : memref<?xf32>
      }
    }
    %545 = arith.muli %450, %c12 : index
    %546 = arith.addi %545, %c17 : index
    %547 = arith.muli %546, %c1 : index
    %548 = arith.addi %547, %449 : index
    %549 = arith.addi %548, %c4 : index
    %550 = memref.load %11[%549] : memref<?xf32>
    %551 = arith.addi %549, %c16 : index
    %552 = memref.load %11[%551] : memref<?xf32>
    %553 = arith.addf %550, %552 : f32
    %554 = wave.lane
    %555 = arith.addi %9, %c4 : index
    %556 = arith.muli %546, %c17 : index
    %557 = arith.addi %555, %556 : index
    %558 = arith.divui %554, %c11 : index
    %559 = arith.addi %557, %558 : index
    %560 = arith.cmpi slt, %559, %8 : index
    scf.if %560 {
      %561 = arith.cmpi eq, %hasFactors, %c3 : index
      %562 = memref.load %factors[%559] : memref<?xf32>
      %563 = arith.select %561, %562, %c25 : f32
      %564 = arith.remui %554, %c11 : index
      %565 = arith.muli %564, %c12 : index
      %566 = arith.addi %6, %565 : index
      %567 = vector.load %w[%566] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %568 = vector.bitcast %567 : vector<4xi8> to vector<1xf32>
      %569 = vector.extract %568[0] : f32 from vector<1xf32>
      %570 = arith.mulf %569, %563 : f32
      %571 = arith.mulf %553, %570 : f32
      %572 = arith.muli %559, %outputFeatures : index
      %573 = arith.addi %572, %14 : index
      %574 = wave.lane
      %575 = arith.remui %574, %c11 : index
      %576 = arith.addi %573, %575 : index
      scf.if %12 {
        %577 = arith.addi %576, %c4 : index
        %578 = memref.load %residual[%577] : memref<?xf32>
        %579 = arith.addf %578, %571 : f32
        %580 = arith.addi %576, %c4 : index
        memref.store %579, %out[%580] : memref<?xf32>
      } else {
        %581 = arith.addi %576, %c4 : index
        memref.store %571, %out[%581] : memref<?xf32>
      }
    }
    %582 = arith.muli %450, %c12 : index
    %583 = arith.addi %582, %c18 : index
    %584 = arith.muli %583, %c1 : index
    %585 = arith.addi %584, %449 : index
    %586 = arith.addi %585, %c4 : index
    %587 = memref.load %11[%586] : memref<?xf32>
    %588 = arith.addi %586, %c16 : index
    %589 = memref.load %11[%588] : memref<?xf32>
    %590 = arith.addf %587, %589 : f32
    %591 = wave.lane
    %592 = arith.addi %9, %c4 : index
    %593 = arith.muli %583, %c17 : index
    %594 = arith.addi %592, %593 : index
    %595 = arith.divui %591, %c11 : index
    %596 = arith.addi %594, %595 : index
    %597 = arith.cmpi slt, %596, %8 : index
    scf.if %597 {
      %598 = arith.cmpi eq, %hasFactors, %c3 : index
      %599 = memref.load %factors[%596] : memref<?xf32>
      %600 = arith.select %598, %599, %c25 : f32
      %601 = arith.remui %591, %c11 : index
      %602 = arith.muli %601, %c12 : index
      %603 = arith.addi %6, %602 : index
      %604 = vector.load %w[%603] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %605 = vector.bitcast %604 : vector<4xi8> to vector<1xf32>
      %606 = vector.extract %605[0] : f32 from vector<1xf32>
      %607 = arith.mulf %606, %600 : f32
      %608 = arith.mulf %590, %607 : f32
      %609 = arith.muli %596, %outputFeatures : index
      %610 = arith.addi %609, %14 : index
      %611 = wave.lane
      %612 = arith.remui %611, %c11 : index
      %613 = arith.addi %610, %612 : index
      scf.if %12 {
        %614 = arith.addi %613, %c4 : index
        %615 = memref.load %residual[%614] : memref<?xf32>
        %616 = arith.addf %615, %608 : f32
        %617 = arith.addi %613, %c4 : index
        memref.store %616, %out[%617] : memref<?xf32>
      } else {
        %618 = arith.addi %613, %c4 : index
        memref.store %608, %out[%618] : memref<?xf32>
      }
    }
    %619 = wave.lane
    wave.barrier
    %620 = wave.wave
    %621 = arith.muli %620, %c3 : index
    %622 = arith.addi %621, %c4 : index
    %623 = arith.muli %622, %c16 : index
    %624 = arith.addi %623, %619 : index
    %625 = vector.extract %366#1[0] : f32 from vector<8xf32>
    %626 = arith.addi %624, %c4 : index
    memref.store %625, %11[%626] : memref<?xf32>
    %627 = vector.extract %366#1[1] : f32 from vector<8xf32>
    %628 = arith.addi %624, %c1 : index
    memref.store %627, %11[%628] : memref<?xf32>
    %629 = vector.extract %366#1[2] : f32 from vector<8xf32>
    %630 = arith.addi %624, %c6 : index
    memref.store %629, %11[%630] : memref<?xf32>
    %631 = vector.extract %366#1[3] : f32 from vector<8xf32>
    %632 = arith.addi %624, %c20 : index
    memref.store %631, %11[%632] : memref<?xf32>
    %633 = vector.extract %366#1[4] : f32 from vector<8xf32>
    %634 = arith.addi %624, %c2 : index
    memref.store %633, %11[%634] : memref<?xf32>
    %635 = vector.extract %366#1[5] : f32 from vector<8xf32>
    %636 = arith.addi %624, %c21 : index
    memref.store %635, %11[%636] : memref<?xf32>
    %637 = vector.extract %366#1[6] : f32 from vector<8xf32>
    %638 = arith.addi %624, %c22 : index
    memref.store %637, %11[%638] : memref<?xf32>
    %639 = vector.extract %366#1[7] : f32 from vector<8xf32>
    %640 = arith.addi %624, %c23 : index
    memref.store %639, %11[%640] : memref<?xf32>
    wave.barrier
    %641 = arith.muli %620, %c12 : index
    %642 = arith.addi %641, %c4 : index
    %643 = arith.muli %642, %c1 : index
    %644 = arith.addi %643, %619 : index
    %645 = arith.addi %644, %c4 : index
    %646 = memref.load %11[%645] : memref<?xf32>
    %647 = arith.addi %645, %c16 : index
    %648 = memref.load %11[%647] : memref<?xf32>
    %649 = arith.addf %646, %648 : f32
    %650 = wave.lane
    %651 = arith.addi %9, %c11 : index
    %652 = arith.muli %642, %c17 : index
    %653 = arith.addi %651, %652 : index
    %654 = arith.divui %650, %c11 : index
    %655 = arith.addi %653, %654 : index
    %656 = arith.cmpi slt, %655, %8 : index
    scf.if %656 {
      %657 = arith.cmpi eq, %hasFactors, %c3 : index
      %658 = memref.load %factors[%655] : memref<?xf32>
      %659 = arith.select %657, %658, %c25 : f32
      %660 = arith.remui %650, %c11 : index
      %661 = arith.muli %660, %c12 : index
      %662 = arith.addi %6, %661 : index
      %663 = vector.load %w[%662] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %664 = vector.bitcast %663 : vector<4xi8> to vector<1xf32>
      %665 = vector.extract %664[0] : f32 from vector<1xf32>
      %666 = arith.mulf %665, %659 : f32
      %667 = arith.mulf %649, %666 : f32
      %668 = arith.muli %655, %outputFeatures : index
      %669 = arith.addi %668, %14 : index
      %670 = wave.lane
      %671 = arith.remui %670, %c11 : index
      %672 = arith.addi %669, %671 : index
      scf.if %12 {
        %673 = arith.addi %672, %c4 : index
        %674 = memref.load %residual[%673] : memref<?xf32>
        %675 = arith.addf %674, %667 : f32
        %676 = arith.addi %672, %c4 : index
        memref.store %675, %out[%676] : memref<?xf32>
      } else {
        %677 = arith.addi %672, %c4 : index
        memref.store %667, %out[%677] : memref<?xf32>
      }
    }
    %678 = arith.muli %620, %c12 : index
    %679 = arith.addi %678, %c3 : index
    %680 = arith.muli %679, %c1 : index
    %681 = arith.addi %680, %619 : index
    %682 = arith.addi %681, %c4 : index
    %683 = memref.load %11[%682] : memref<?xf32>
    %684 = arith.addi %682, %c16 : index
    %685 = memref.load %11[%684] : memref<?xf32>
    %686 = arith.addf %683, %685 : f32
    %687 = wave.lane
    %688 = arith.addi %9, %c11 : index
    %689 = arith.muli %679, %c17 : index
    %690 = arith.addi %688, %689 : index
    %691 = arith.divui %687, %c11 : index
    %692 = arith.addi %690, %691 : index
    %693 = arith.cmpi slt, %692, %8 : index
    scf.if %693 {
      %694 = arith.cmpi eq, %hasFactors, %c3 : index
      %695 = memref.load %factors[%692] : memref<?xf32>
      %696 = arith.select %694, %695, %c25 : f32
      %697 = arith.remui %687, %c11 : index
      %698 = arith.muli %697, %c12 : index
      %699 = arith.addi %6, %698 : index
      %700 = vector.load %w[%699] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %701 = vector.bitcast %700 : vector<4xi8> to vector<1xf32>
      %702 = vector.extract %701[0] : f32 from vector<1xf32>
      %703 = arith.mulf %702, %696 : f32
      %704 = arith.mulf %686, %703 : f32
      %705 = arith.muli %692, %outputFeatures : index
      %706 = arith.addi %705, %14 : index
      %707 = wave.lane
      %708 = arith.remui %707, %c11 : index
      %709 = arith.addi %706, %708 : index
      scf.if %12 {
        %710 = arith.addi %709, %c4 : index
        %711 = memref.load %residual[%710] : memref<?xf32>
        %712 = arith.addf %711, %704 : f32
        %713 = arith.addi %709, %c4 : index
        memref.store %712, %out[%713] : memref<?xf32>
      } else {
        %714 = arith.addi %709, %c4 : index
        memref.store %704, %out[%714] : memref<?xf32>
      }
    }
    %715 = arith.muli %620, %c12 : index
    %716 = arith.addi %715, %c17 : index
    %717 = arith.muli %716, %c1 : index
    %718 = arith.addi %717, %619 : index
    %719 = arith.addi %718, %c4 : index
    %720 = memref.load %11[%719] : memref<?xf32>
    %721 = arith.addi %719, %c16 : index
    %722 = memref.load %11[%721] : memref<?xf32>
    %723 = arith.addf %720, %722 : f32
    %724 = wave.lane
    %725 = arith.addi %9, %c11 : index
    %726 = arith.muli %716, %c17 : index
    %727 = arith.addi %725, %726 : index
    %728 = arith.divui %724, %c11 : index
    %729 = arith.addi %727, %728 : index
    %730 = arith.cmpi slt, %729, %8 : index
    scf.if %730 {
      %731 = arith.cmpi eq, %hasFactors, %c3 : index
      %732 = memref.load %factors[%729] : memref<?xf32>
      %733 = arith.select %731, %732, %c25 : f32
      %734 = arith.remui %724, %c11 : index
      %735 = arith.muli %734, %c12 : index
      %736 = arith.addi %6, %735 : index
      %737 = vector.load %w[%736] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %738 = vector.bitcast %737 : vector<4xi8> to vector<1xf32>
      %739 = vector.extract %738[0] : f32 from vector<1xf32>
      %740 = arith.mulf %739, %733 : f32
      %741 = arith.mulf %723, %740 : f32
      %742 = arith.muli %729, %outputFeatures : index
      %743 = arith.addi %742, %14 : index
      %744 = wave.lane
      %745 = arith.remui %744, %c11 : index
      %746 = arith.addi %743, %745 : index
      scf.if %12 {
        %747 = arith.addi %746, %c4 : index
        %748 = memref.load %residual[%747] : memref<?xf32>
        %749 = arith.addf %748, %741 : f32
        %750 = arith.addi %746, %c4 : index
        memref.store %749, %out[%750] : memref<?xf32>
      } else {
        %751 = arith.addi %746, %c4 : index
        memref.store %741, %out[%751] : memref<?xf32>
      }
    }
    %752 = arith.muli %620, %c12 : index
    %753 = arith.addi %752, %c18 : index
    %754 = arith.muli %753, %c1 : index
    %755 = arith.addi %754, %619 : index
    %756 = arith.addi %755, %c4 : index
    %757 = memref.load %11[%756] : memref<?xf32>
    %758 = arith.addi %756, %c16 : index
    %759 = memref.load %11[%758] : memref<?xf32>
    %760 = arith.addf %757, %759 : f32
    %761 = wave.lane
    %762 = arith.addi %9, %c11 : index
    %763 = arith.muli %753, %c17 : index
    %764 = arith.addi %762, %763 : index
    %765 = arith.divui %761, %c11 : index
    %766 = arith.addi %764, %765 : index
    %767 = arith.cmpi slt, %766, %8 : index
    scf.if %767 {
      %768 = arith.cmpi eq, %hasFactors, %c3 : index
      %769 = memref.load %factors[%766] : memref<?xf32>
      %770 = arith.select %768, %769, %c25 : f32
      %771 = arith.remui %761, %c11 : index
      %772 = arith.muli %771, %c12 : index
      %773 = arith.addi %6, %772 : index
      %774 = vector.load %w[%773] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %775 = vector.bitcast %774 : vector<4xi8> to vector<1xf32>
      %776 = vector.extract %775[0] : f32 from vector<1xf32>
      %777 = arith.mulf %776, %770 : f32
      %778 = arith.mulf %760, %777 : f32
      %779 = arith.muli %766, %outputFeatures : index
      %780 = arith.addi %779, %14 : index
      %781 = wave.lane
      %782 = arith.remui %781, %c11 : index
      %783 = arith.addi %780, %782 : index
      scf.if %12 {
        %784 = arith.addi %783, %c4 : index
        %785 = memref.load %residual[%784] : memref<?xf32>
        %786 = arith.addf %785, %778 : f32
        %787 = arith.addi %783, %c4 : index
        memref.store %786, %out[%787] : memref<?xf32>
      } else {
        %788 = arith.addi %783, %c4 : index
        memref.store %778, %out[%788] : memref<?xf32>
      }
    }
    %789 = wave.lane
    wave.barrier
    %790 = wave.wave
    %791 = arith.muli %790, %c3 : index
    %792 = arith.addi %791, %c4 : index
    %793 = arith.muli %792, %c16 : index
    %794 = arith.addi %793, %789 : index
    %795 = vector.extract %366#2[0] : f32 from vector<8xf32>
    %796 = arith.addi %794, %c4 : index
    memref.store %795, %11[%796] : memref<?xf32>
    %797 = vector.extract %366#2[1] : f32 from vector<8xf32>
    %798 = arith.addi %794, %c1 : index
    memref.store %797, %11[%798] : memref<?xf32>
    %799 = vector.extract %366#2[2] : f32 from vector<8xf32>
    %800 = arith.addi %794, %c6 : index
    memref.store %799, %11[%800] : memref<?xf32>
    %801 = vector.extract %366#2[3] : f32 from vector<8xf32>
    %802 = arith.addi %794, %c20 : index
    memref.store %801, %11[%802] : memref<?xf32>
    %803 = vector.extract %366#2[4] : f32 from vector<8xf32>
    %804 = arith.addi %794, %c2 : index
    memref.store %803, %11[%804] : memref<?xf32>
    %805 = vector.extract %366#2[5] : f32 from vector<8xf32>
    %806 = arith.addi %794, %c21 : index
    memref.store %805, %11[%806] : memref<?xf32>
    %807 = vector.extract %366#2[6] : f32 from vector<8xf32>
    %808 = arith.addi %794, %c22 : index
    memref.store %807, %11[%808] : memref<?xf32>
    %809 = vector.extract %366#2[7] : f32 from vector<8xf32>
    %810 = arith.addi %794, %c23 : index
    memref.store %809, %11[%810] : memref<?xf32>
    wave.barrier
    %811 = arith.muli %790, %c12 : index
    %812 = arith.addi %811, %c4 : index
    %813 = arith.muli %812, %c1 : index
    %814 = arith.addi %813, %789 : index
    %815 = arith.addi %814, %c4 : index
    %816 = memref.load %11[%815] : memref<?xf32>
    %817 = arith.addi %815, %c16 : index
    %818 = memref.load %11[%817] : memref<?xf32>
    %819 = arith.addf %816, %818 : f32
    %820 = wave.lane
    %821 = arith.addi %9, %c1 : index
    %822 = arith.muli %812, %c17 : index
    %823 = arith.addi %821, %822 : index
    %824 = arith.divui %820, %c11 : index
    %825 = arith.addi %823, %824 : index
    %826 = arith.cmpi slt, %825, %8 : index
    scf.if %826 {
      %827 = arith.cmpi eq, %hasFactors, %c3 : index
      %828 = memref.load %factors[%825] : memref<?xf32>
      %829 = arith.select %827, %828, %c25 : f32
      %830 = arith.remui %820, %c11 : index
      %831 = arith.muli %830, %c12 : index
      %832 = arith.addi %6, %831 : index
      %833 = vector.load %w[%832] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %834 = vector.bitcast %833 : vector<4xi8> to vector<1xf32>
      %835 = vector.extract %834[0] : f32 from vector<1xf32>
      %836 = arith.mulf %835, %829 : f32
      %837 = arith.mulf %819, %836 : f32
      %838 = arith.muli %825, %outputFeatures : index
      %839 = arith.addi %838, %14 : index
      %840 = wave.lane
      %841 = arith.remui %840, %c11 : index
      %842 = arith.addi %839, %841 : index
      scf.if %12 {
        %843 = arith.addi %842, %c4 : index
        %844 = memref.load %residual[%843] : memref<?xf32>
        %845 = arith.addf %844, %837 : f32
        %846 = arith.addi %842, %c4 : index
        memref.store %845, %out[%846] : memref<?xf32>
      } else {
        %847 = arith.addi %842, %c4 : index
        memref.store %837, %out[%847] : memref<?xf32>
      }
    }
    %848 = arith.muli %790, %c12 : index
    %849 = arith.addi %848, %c3 : index
    %850 = arith.muli %849, %c1 : index
    %851 = arith.addi %850, %789 : index
    %852 = arith.addi %851, %c4 : index
    %853 = memref.load %11[%852] : memref<?xf32>
    %854 = arith.addi %852, %c16 : index
    %855 = memref.load %11[%854] : memref<?xf32>
    %856 = arith.addf %853, %855 : f32
    %857 = wave.lane
    %858 = arith.addi %9, %c1 : index
    %859 = arith.muli %849, %c17 : index
    %860 = arith.addi %858, %859 : index
    %861 = arith.divui %857, %c11 : index
    %862 = arith.addi %860, %861 : index
    %863 = arith.cmpi slt, %862, %8 : index
    scf.if %863 {
      %864 = arith.cmpi eq, %hasFactors, %c3 : index
      %865 = memref.load %factors[%862] : memref<?xf32>
      %866 = arith.select %864, %865, %c25 : f32
      %867 = arith.remui %857, %c11 : index
      %868 = arith.muli %867, %c12 : index
      %869 = arith.addi %6, %868 : index
      %870 = vector.load %w[%869] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %871 = vector.bitcast %870 : vector<4xi8> to vector<1xf32>
      %872 = vector.extract %871[0] : f32 from vector<1xf32>
      %873 = arith.mulf %872, %866 : f32
      %874 = arith.mulf %856, %873 : f32
      %875 = arith.muli %862, %outputFeatures : index
      %876 = arith.addi %875, %14 : index
      %877 = wave.lane
      %878 = arith.remui %877, %c11 : index
      %879 = arith.addi %876, %878 : index
      scf.if %12 {
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
    %885 = arith.muli %790, %c12 : index
    %886 = arith.addi %885, %c17 : index
    %887 = arith.muli %886, %c1 : index
    %888 = arith.addi %887, %789 : index
    %889 = arith.addi %888, %c4 : index
    %890 = memref.load %11[%889] : memref<?xf32>
    %891 = arith.addi %889, %c16 : index
    %892 = memref.load %11[%891] : memref<?xf32>
    %893 = arith.addf %890, %892 : f32
    %894 = wave.lane
    %895 = arith.addi %9, %c1 : index
    %896 = arith.muli %886, %c17 : index
    %897 = arith.addi %895, %896 : index
    %898 = arith.divui %894, %c11 : index
    %899 = arith.addi %897, %898 : index
    %900 = arith.cmpi slt, %899, %8 : index
    scf.if %900 {
      %901 = arith.cmpi eq, %hasFactors, %c3 : index
      %902 = memref.load %factors[%899] : memref<?xf32>
      %903 = arith.select %901, %902, %c25 : f32
      %904 = arith.remui %894, %c11 : index
      %905 = arith.muli %904, %c12 : index
      %906 = arith.addi %6, %905 : index
      %907 = vector.load %w[%906] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %908 = vector.bitcast %907 : vector<4xi8> to vector<1xf32>
      %909 = vector.extract %908[0] : f32 from vector<1xf32>
      %910 = arith.mulf %909, %903 : f32
      %911 = arith.mulf %893, %910 : f32
      %912 = arith.muli %899, %outputFeatures : index
      %913 = arith.addi %912, %14 : index
      %914 = wave.lane
      %915 = arith.remui %914, %c11 : index
      %916 = arith.addi %913, %915 : index
      scf.if %12 {
        %917 = arith.addi %916, %c4 : index
        %918 = memref.load %residual[%917] : memref<?xf32>
        %919 = arith.addf %918, %911 : f32
        %920 = arith.addi %916, %c4 : index
        memref.store %919, %out[%920] : memref<?xf32>
      } else {
        %921 = arith.addi %916, %c4 : index
        memref.store %911, %out[%921] : memref<?xf32>
      }
    }
    %922 = arith.muli %790, %c12 : index
    %923 = arith.addi %922, %c18 : index
    %924 = arith.muli %923, %c1 : index
    %925 = arith.addi %924, %789 : index
    %926 = arith.addi %925, %c4 : index
    %927 = memref.load %11[%926] : memref<?xf32>
    %928 = arith.addi %926, %c16 : index
    %929 = memref.load %11[%928] : memref<?xf32>
    %930 = arith.addf %927, %929 : f32
    %931 = wave.lane
    %932 = arith.addi %9, %c1 : index
    %933 = arith.muli %923, %c17 : index
    %934 = arith.addi %932, %933 : index
    %935 = arith.divui %931, %c11 : index
    %936 = arith.addi %934, %935 : index
    %937 = arith.cmpi slt, %936, %8 : index
    scf.if %937 {
      %938 = arith.cmpi eq, %hasFactors, %c3 : index
      %939 = memref.load %factors[%936] : memref<?xf32>
      %940 = arith.select %938, %939, %c25 : f32
      %941 = arith.remui %931, %c11 : index
      %942 = arith.muli %941, %c12 : index
      %943 = arith.addi %6, %942 : index
      %944 = vector.load %w[%943] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %945 = vector.bitcast %944 : vector<4xi8> to vector<1xf32>
      %946 = vector.extract %945[0] : f32 from vector<1xf32>
      %947 = arith.mulf %946, %940 : f32
      %948 = arith.mulf %930, %947 : f32
      %949 = arith.muli %936, %outputFeatures : index
      %950 = arith.addi %949, %14 : index
      %951 = wave.lane
      %952 = arith.remui %951, %c11 : index
      %953 = arith.addi %950, %952 : index
      scf.if %12 {
        %954 = arith.addi %953, %c4 : index
        %955 = memref.load %residual[%954] : memref<?xf32>
        %956 = arith.addf %955, %948 : f32
        %957 = arith.addi %953, %c4 : index
        memref.store %956, %out[%957] : memref<?xf32>
      } else {
        %958 = arith.addi %953, %c4 : index
        memref.store %948, %out[%958] : memref<?xf32>
      }
    }
    %959 = wave.lane
    wave.barrier
    %960 = wave.wave
    %961 = arith.muli %960, %c3 : index
    %962 = arith.addi %961, %c4 : index
    %963 = arith.muli %962, %c16 : index
    %964 = arith.addi %963, %959 : index
    %965 = vector.extract %366#3[0] : f32 from vector<8xf32>
    %966 = arith.addi %964, %c4 : index
    memref.store %965, %11[%966] : memref<?xf32>
    %967 = vector.extract %366#3[1] : f32 from vector<8xf32>
    %968 = arith.addi %964, %c1 : index
    memref.store %967, %11[%968] : memref<?xf32>
    %969 = vector.extract %366#3[2] : f32 from vector<8xf32>
    %970 = arith.addi %964, %c6 : index
    memref.store %969, %11[%970] : memref<?xf32>
    %971 = vector.extract %366#3[3] : f32 from vector<8xf32>
    %972 = arith.addi %964, %c20 : index
    memref.store %971, %11[%972] : memref<?xf32>
    %973 = vector.extract %366#3[4] : f32 from vector<8xf32>
    %974 = arith.addi %964, %c2 : index
    memref.store %973, %11[%974] : memref<?xf32>
    %975 = vector.extract %366#3[5] : f32 from vector<8xf32>
    %976 = arith.addi %964, %c21 : index
    memref.store %975, %11[%976] : memref<?xf32>
    %977 = vector.extract %366#3[6] : f32 from vector<8xf32>
    %978 = arith.addi %964, %c22 : index
    memref.store %977, %11[%978] : memref<?xf32>
    %979 = vector.extract %366#3[7] : f32 from vector<8xf32>
    %980 = arith.addi %964, %c23 : index
    memref.store %979, %11[%980] : memref<?xf32>
    wave.barrier
    %981 = arith.muli %960, %c12 : index
    %982 = arith.addi %981, %c4 : index
    %983 = arith.muli %982, %c1 : index
    %984 = arith.addi %983, %959 : index
    %985 = arith.addi %984, %c4 : index
    %986 = memref.load %11[%985] : memref<?xf32>
    %987 = arith.addi %985, %c16 : index
    %988 = memref.load %11[%987] : memref<?xf32>
    %989 = arith.addf %986, %988 : f32
    %990 = wave.lane
    %991 = arith.addi %9, %c26 : index
    %992 = arith.muli %982, %c17 : index
    %993 = arith.addi %991, %992 : index
    %994 = arith.divui %990, %c11 : index
    %995 = arith.addi %993, %994 : index
    %996 = arith.cmpi slt, %995, %8 : index
    scf.if %996 {
      %997 = arith.cmpi eq, %hasFactors, %c3 : index
      %998 = memref.load %factors[%995] : memref<?xf32>
      %999 = arith.select %997, %998, %c25 : f32
      %1000 = arith.remui %990, %c11 : index
      %1001 = arith.muli %1000, %c12 : index
      %1002 = arith.addi %6, %1001 : index
      %1003 = vector.load %w[%1002] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1004 = vector.bitcast %1003 : vector<4xi8> to vector<1xf32>
      %1005 = vector.extract %1004[0] : f32 from vector<1xf32>
      %1006 = arith.mulf %1005, %999 : f32
      %1007 = arith.mulf %989, %1006 : f32
      %1008 = arith.muli %995, %outputFeatures : index
      %1009 = arith.addi %1008, %14 : index
      %1010 = wave.lane
      %1011 = arith.remui %1010, %c11 : index
      %1012 = arith.addi %1009, %1011 : index
      scf.if %12 {
        %1013 = arith.addi %1012, %c4 : index
        %1014 = memref.load %residual[%1013] : memref<?xf32>
        %1015 = arith.addf %1014, %1007 : f32
        %1016 = arith.addi %1012, %c4 : index
        memref.store %1015, %out[%1016] : memref<?xf32>
      } else {
        %1017 = arith.addi %1012, %c4 : index
        memref.store %1007, %out[%1017] : memref<?xf32>
      }
    }
    %1018 = arith.muli %960, %c12 : index
    %1019 = arith.addi %1018, %c3 : index
    %1020 = arith.muli %1019, %c1 : index
    %1021 = arith.addi %1020, %959 : index
    %1022 = arith.addi %1021, %c4 : index
    %1023 = memref.load %11[%1022] : memref<?xf32>
    %1024 = arith.addi %1022, %c16 : index
    %1025 = memref.load %11[%1024] : memref<?xf32>
    %1026 = arith.addf %1023, %1025 : f32
    %1027 = wave.lane
    %1028 = arith.addi %9, %c26 : index
    %1029 = arith.muli %1019, %c17 : index
    %1030 = arith.addi %1028, %1029 : index
    %1031 = arith.divui %1027, %c11 : index
    %1032 = arith.addi %1030, %1031 : index
    %1033 = arith.cmpi slt, %1032, %8 : index
    scf.if %1033 {
      %1034 = arith.cmpi eq, %hasFactors, %c3 : index
      %1035 = memref.load %factors[%1032] : memref<?xf32>
      %1036 = arith.select %1034, %1035, %c25 : f32
      %1037 = arith.remui %1027, %c11 : index
      %1038 = arith.muli %1037, %c12 : index
      %1039 = arith.addi %6, %1038 : index
      %1040 = vector.load %w[%1039] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1041 = vector.bitcast %1040 : vector<4xi8> to vector<1xf32>
      %1042 = vector.extract %1041[0] : f32 from vector<1xf32>
      %1043 = arith.mulf %1042, %1036 : f32
      %1044 = arith.mulf %1026, %1043 : f32
      %1045 = arith.muli %1032, %outputFeatures : index
      %1046 = arith.addi %1045, %14 : index
      %1047 = wave.lane
      %1048 = arith.remui %1047, %c11 : index
      %1049 = arith.addi %1046, %1048 : index
      scf.if %12 {
        %1050 = arith.addi %1049, %c4 : index
        %1051 = memref.load %residual[%1050] : memref<?xf32>
        %1052 = arith.addf %1051, %1044 : f32
        %1053 = arith.addi %1049, %c4 : index
        memref.store %1052, %out[%1053] : memref<?xf32>
      } else {
        %1054 = arith.addi %1049, %c4 : index
        memref.store %1044, %out[%1054] : memref<?xf32>
      }
    }
    %1055 = arith.muli %960, %c12 : index
    %1056 = arith.addi %1055, %c17 : index
    %1057 = arith.muli %1056, %c1 : index
    %1058 = arith.addi %1057, %959 : index
    %1059 = arith.addi %1058, %c4 : index
    %1060 = memref.load %11[%1059] : memref<?xf32>
    %1061 = arith.addi %1059, %c16 : index
    %1062 = memref.load %11[%1061] : memref<?xf32>
    %1063 = arith.addf %1060, %1062 : f32
    %1064 = wave.lane
    %1065 = arith.addi %9, %c26 : index
    %1066 = arith.muli %1056, %c17 : index
    %1067 = arith.addi %1065, %1066 : index
    %1068 = arith.divui %1064, %c11 : index
    %1069 = arith.addi %1067, %1068 : index
    %1070 = arith.cmpi slt, %1069, %8 : index
    scf.if %1070 {
      %1071 = arith.cmpi eq, %hasFactors, %c3 : index
      %1072 = memref.load %factors[%1069] : memref<?xf32>
      %1073 = arith.select %1071, %1072, %c25 : f32
      %1074 = arith.remui %1064, %c11 : index
      %1075 = arith.muli %1074, %c12 : index
      %1076 = arith.addi %6, %1075 : index
      %1077 = vector.load %w[%1076] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1078 = vector.bitcast %1077 : vector<4xi8> to vector<1xf32>
      %1079 = vector.extract %1078[0] : f32 from vector<1xf32>
      %1080 = arith.mulf %1079, %1073 : f32
      %1081 = arith.mulf %1063, %1080 : f32
      %1082 = arith.muli %1069, %outputFeatures : index
      %1083 = arith.addi %1082, %14 : index
      %1084 = wave.lane
      %1085 = arith.remui %1084, %c11 : index
      %1086 = arith.addi %1083, %1085 : index
      scf.if %12 {
        %1087 = arith.addi %1086, %c4 : index
        %1088 = memref.load %residual[%1087] : memref<?xf32>
        %1089 = arith.addf %1088, %1081 : f32
        %1090 = arith.addi %1086, %c4 : index
        memref.store %1089, %out[%1090] : memref<?xf32>
      } else {
        %1091 = arith.addi %1086, %c4 : index
        memref.store %1081, %out[%1091] : memref<?xf32>
      }
    }
    %1092 = arith.muli %960, %c12 : index
    %1093 = arith.addi %1092, %c18 : index
    %1094 = arith.muli %1093, %c1 : index
    %1095 = arith.addi %1094, %959 : index
    %1096 = arith.addi %1095, %c4 : index
    %1097 = memref.load %11[%1096] : memref<?xf32>
    %1098 = arith.addi %1096, %c16 : index
    %1099 = memref.load %11[%1098] : memref<?xf32>
    %1100 = arith.addf %1097, %1099 : f32
    %1101 = wave.lane
    %1102 = arith.addi %9, %c26 : index
    %1103 = arith.muli %1093, %c17 : index
    %1104 = arith.addi %1102, %1103 : index
    %1105 = arith.divui %1101, %c11 : index
    %1106 = arith.addi %1104, %1105 : index
    %1107 = arith.cmpi slt, %1106, %8 : index
    scf.if %1107 {
      %1108 = arith.cmpi eq, %hasFactors, %c3 : index
      %1109 = memref.load %factors[%1106] : memref<?xf32>
      %1110 = arith.select %1108, %1109, %c25 : f32
      %1111 = arith.remui %1101, %c11 : index
      %1112 = arith.muli %1111, %c12 : index
      %1113 = arith.addi %6, %1112 : index
      %1114 = vector.load %w[%1113] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1115 = vector.bitcast %1114 : vector<4xi8> to vector<1xf32>
      %1116 = vector.extract %1115[0] : f32 from vector<1xf32>
      %1117 = arith.mulf %1116, %1110 : f32
      %1118 = arith.mulf %1100, %1117 : f32
      %1119 = arith.muli %1106, %outputFeatures : index
      %1120 = arith.addi %1119, %14 : index
      %1121 = wave.lane
      %1122 = arith.remui %1121, %c11 : index
      %1123 = arith.addi %1120, %1122 : index
      scf.if %12 {
        %1124 = arith.addi %1123, %c4 : index
        %1125 = memref.load %residual[%1124] : memref<?xf32>
        %1126 = arith.addf %1125, %1118 : f32
        %1127 = arith.addi %1123, %c4 : index
        memref.store %1126, %out[%1127] : memref<?xf32>
      } else {
        %1128 = arith.addi %1123, %c4 : index
        memref.store %1118, %out[%1128] : memref<?xf32>
      }
    }
  }
  wave.return
}
