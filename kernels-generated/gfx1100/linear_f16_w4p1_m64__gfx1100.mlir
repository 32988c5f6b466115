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
  %c7 = arith.constant 1024 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c10 = arith.constant 16 : index
  %tileRows = wave.param "tileRows" : index
  %c12 = arith.constant 2 : index
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
  %c26 = arith.constant 768 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
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
  %10 = wave.scratch %c7 : memref<?xf32>
  %11 = arith.cmpi eq, %hasResidual, %c3 : index
  %12 = wave.block 0
  %13 = arith.muli %12, %c10 : index
  %14 = arith.cmpi slt, %9, %8 : index
  scf.if %14 {
    %15 = wave.lane
    %16 = arith.remui %15, %c10 : index
    %17 = arith.remui %16, %tileRows : index
    %18 = arith.addi %9, %17 : index
    %19 = arith.divui %18, %tileRows : index
    %20 = arith.divui %inputFeatures, %c10 : index
    %21 = arith.muli %19, %20 : index
    %22 = arith.divui %c4, %c10 : index
    %23 = arith.addi %21, %22 : index
    %24 = arith.muli %23, %c12 : index
    %25 = arith.remui %c4, %c10 : index
    %26 = arith.divui %25, %c13 : index
    %27 = arith.addi %24, %26 : index
    %28 = arith.muli %tileRows, %c13 : index
    %29 = arith.muli %27, %28 : index
    %30 = arith.remui %18, %tileRows : index
    %31 = arith.muli %30, %c13 : index
    %32 = arith.addi %29, %31 : index
    %33 = arith.remui %c4, %c13 : index
    %34 = arith.addi %32, %33 : index
    %35 = arith.addi %16, %c10 : index
    %36 = arith.addi %9, %35 : index
    %37 = arith.divui %36, %tileRows : index
    %38 = arith.divui %inputFeatures, %c10 : index
    %39 = arith.muli %37, %38 : index
    %40 = arith.divui %c4, %c10 : index
    %41 = arith.addi %39, %40 : index
    %42 = arith.muli %41, %c12 : index
    %43 = arith.remui %c4, %c10 : index
    %44 = arith.divui %43, %c13 : index
    %45 = arith.addi %42, %44 : index
    %46 = arith.muli %tileRows, %c13 : index
    %47 = arith.muli %45, %46 : index
    %48 = arith.remui %36, %tileRows : index
    %49 = arith.muli %48, %c13 : index
    %50 = arith.addi %47, %49 : index
    %51 = arith.remui %c4, %c13 : index
    %52 = arith.addi %50, %51 : index
    %53 = arith.addi %16, %c1 : index
    %54 = arith.addi %9, %53 : index
    %55 = arith.divui %54, %tileRows : index
    %56 = arith.divui %inputFeatures, %c10 : index
    %57 = arith.muli %55, %56 : index
    %58 = arith.divui %c4, %c10 : index
    %59 = arith.addi %57, %58 : index
    %60 = arith.muli %59, %c12 : index
    %61 = arith.remui %c4, %c10 : index
    %62 = arith.divui %61, %c13 : index
    %63 = arith.addi %60, %62 : index
    %64 = arith.muli %tileRows, %c13 : index
    %65 = arith.muli %63, %64 : index
    %66 = arith.remui %54, %tileRows : index
    %67 = arith.muli %66, %c13 : index
    %68 = arith.addi %65, %67 : index
    %69 = arith.remui %c4, %c13 : index
    %70 = arith.addi %68, %69 : index
    %71 = arith.addi %16, %c14 : index
    %72 = arith.addi %9, %71 : index
    %73 = arith.divui %72, %tileRows : index
    %74 = arith.divui %inputFeatures, %c10 : index
    %75 = arith.muli %73, %74 : index
    %76 = arith.divui %c4, %c10 : index
    %77 = arith.addi %75, %76 : index
    %78 = arith.muli %77, %c12 : index
    %79 = arith.remui %c4, %c10 : index
    %80 = arith.divui %79, %c13 : index
    %81 = arith.addi %78, %80 : index
    %82 = arith.muli %tileRows, %c13 : index
    %83 = arith.muli %81, %82 : index
    %84 = arith.remui %72, %tileRows : index
    %85 = arith.muli %84, %c13 : index
    %86 = arith.addi %83, %85 : index
    %87 = arith.remui %c4, %c13 : index
    %88 = arith.addi %86, %87 : index
    %89 = wave.wave
    %90 = arith.divui %inputFeatures, %c10 : index
    %91 = arith.muli %89, %stepsPerWave : index
    %92 = arith.minsi %91, %90 : index
    %93 = arith.addi %92, %stepsPerWave : index
    %94 = arith.minsi %93, %90 : index
    %95 = arith.cmpi eq, %wholeBlocks, %c3 : index
    %96 = arith.subi %94, %92 : index
    %97 = arith.divui %96, %c18 : index
    %98 = arith.muli %97, %c18 : index
    %99 = arith.addi %92, %98 : index
    %100 = arith.addi %92, %stepsPerWave : index
    %101 = arith.select %95, %100, %99 : index
    %107:4 = scf.for %102 = %92 to %101 step %c18 iter_args(%103 = %c15, %104 = %c15, %105 = %c15, %106 = %c15) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %108 = wave.lane
      %109 = arith.addi %102, %c4 : index
      %110 = arith.addi %6, %c2 : index
      %111 = arith.muli %109, %c19 : index
      %112 = arith.addi %110, %111 : index
      %113 = arith.remui %108, %c10 : index
      %114 = arith.muli %113, %c10 : index
      %115 = arith.addi %112, %114 : index
      %116 = vector.load %w[%115] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %117 = vector.bitcast %116 : vector<16xi8> to vector<8xf16>
      %118 = arith.addi %115, %c20 : index
      %119 = vector.load %w[%118] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %120 = vector.bitcast %119 : vector<16xi8> to vector<8xf16>
      %121 = vector.shuffle %117, %120 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %122 = arith.addi %102, %c3 : index
      %123 = arith.addi %6, %c2 : index
      %124 = arith.muli %122, %c19 : index
      %125 = arith.addi %123, %124 : index
      %126 = arith.remui %108, %c10 : index
      %127 = arith.muli %126, %c10 : index
      %128 = arith.addi %125, %127 : index
      %129 = vector.load %w[%128] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %130 = vector.bitcast %129 : vector<16xi8> to vector<8xf16>
      %131 = arith.addi %128, %c20 : index
      %132 = vector.load %w[%131] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %133 = vector.bitcast %132 : vector<16xi8> to vector<8xf16>
      %134 = vector.shuffle %130, %133 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %135 = arith.addi %102, %c12 : index
      %136 = arith.addi %6, %c2 : index
      %137 = arith.muli %135, %c19 : index
      %138 = arith.addi %136, %137 : index
      %139 = arith.remui %108, %c10 : index
      %140 = arith.muli %139, %c10 : index
      %141 = arith.addi %138, %140 : index
      %142 = vector.load %w[%141] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %143 = vector.bitcast %142 : vector<16xi8> to vector<8xf16>
      %144 = arith.addi %141, %c20 : index
      %145 = vector.load %w[%144] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %146 = vector.bitcast %145 : vector<16xi8> to vector<8xf16>
      %147 = vector.shuffle %143, %146 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %148 = arith.addi %102, %c21 : index
      %149 = arith.addi %6, %c2 : index
      %150 = arith.muli %148, %c19 : index
      %151 = arith.addi %149, %150 : index
      %152 = arith.remui %108, %c10 : index
      %153 = arith.muli %152, %c10 : index
      %154 = arith.addi %151, %153 : index
      %155 = vector.load %w[%154] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %156 = vector.bitcast %155 : vector<16xi8> to vector<8xf16>
      %157 = arith.addi %154, %c20 : index
      %158 = vector.load %w[%157] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %159 = vector.bitcast %158 : vector<16xi8> to vector<8xf16>
      %160 = vector.shuffle %156, %159 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %161 = arith.muli %102, %c3 : index
      %162 = arith.addi %161, %c4 : index
      %163 = arith.muli %tileRows, %c10 : index
      %164 = arith.muli %162, %163 : index
      %165 = arith.addi %34, %164 : index
      %166 = vector.load %x[%165] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %167 = arith.muli %tileRows, %c13 : index
      %168 = arith.addi %165, %167 : index
      %169 = vector.load %x[%168] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %170 = vector.shuffle %166, %169 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %171 = wave.mma %170, %121, %103 : vector<16xf16>, vector<8xf32>
      %172 = arith.muli %102, %c3 : index
      %173 = arith.addi %172, %c4 : index
      %174 = arith.muli %tileRows, %c10 : index
      %175 = arith.muli %173, %174 : index
      %176 = arith.addi %52, %175 : index
      %177 = vector.load %x[%176] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %178 = arith.muli %tileRows, %c13 : index
      %179 = arith.addi %176, %178 : index
      %180 = vector.load %x[%179] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %181 = vector.shuffle %177, %180 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %182 = wave.mma %181, %121, %104 : vector<16xf16>, vector<8xf32>
      %183 = arith.muli %102, %c3 : index
      %184 = arith.addi %183, %c4 : index
      %185 = arith.muli %tileRows, %c10 : index
      %186 = arith.muli %184, %185 : index
      %187 = arith.addi %70, %186 : index
      %188 = vector.load %x[%187] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %189 = arith.muli %tileRows, %c13 : index
      %190 = arith.addi %187, %189 : index
      %191 = vector.load %x[%190] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %192 = vector.shuffle %188, %191 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %193 = wave.mma %192, %121, %105 : vector<16xf16>, vector<8xf32>
      %194 = arith.muli %102, %c3 : index
      %195 = arith.addi %194, %c4 : index
      %196 = arith.muli %tileRows, %c10 : index
      %197 = arith.muli %195, %196 : index
      %198 = arith.addi %88, %197 : index
      %199 = vector.load %x[%198] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %200 = arith.muli %tileRows, %c13 : index
      %201 = arith.addi %198, %200 : index
      %202 = vector.load %x[%201] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %203 = vector.shuffle %199, %202 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %204 = wave.mma %203, %121, %106 : vector<16xf16>, vector<8xf32>
      %205 = arith.muli %102, %c3 : index
      %206 = arith.addi %205, %c3 : index
      %207 = arith.muli %tileRows, %c10 : index
      %208 = arith.muli %206, %207 : index
      %209 = arith.addi %34, %208 : index
      %210 = vector.load %x[%209] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %211 = arith.muli %tileRows, %c13 : index
      %212 = arith.addi %209, %211 : index
      %213 = vector.load %x[%212] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %214 = vector.shuffle %210, %213 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %215 = wave.mma %214, %134, %171 : vector<16xf16>, vector<8xf32>
      %216 = arith.muli %102, %c3 : index
      %217 = arith.addi %216, %c3 : index
      %218 = arith.muli %tileRows, %c10 : index
      %219 = arith.muli %217, %218 : index
      %220 = arith.addi %52, %219 : index
      %221 = vector.load %x[%220] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %222 = arith.muli %tileRows, %c13 : index
      %223 = arith.addi %220, %222 : index
      %224 = vector.load %x[%223] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %225 = vector.shuffle %221, %224 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %226 = wave.mma %225, %134, %182 : vector<16xf16>, vector<8xf32>
      %227 = arith.muli %102, %c3 : index
      %228 = arith.addi %227, %c3 : index
      %229 = arith.muli %tileRows, %c10 : index
      %230 = arith.muli %228, %229 : index
      %231 = arith.addi %70, %230 : index
      %232 = vector.load %x[%231] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %233 = arith.muli %tileRows, %c13 : index
      %234 = arith.addi %231, %233 : index
      %235 = vector.load %x[%234] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %236 = vector.shuffle %232, %235 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %237 = wave.mma %236, %134, %193 : vector<16xf16>, vector<8xf32>
      %238 = arith.muli %102, %c3 : index
      %239 = arith.addi %238, %c3 : index
      %240 = arith.muli %tileRows, %c10 : index
      %241 = arith.muli %239, %240 : index
      %242 = arith.addi %88, %241 : index
      %243 = vector.load %x[%242] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %244 = arith.muli %tileRows, %c13 : index
      %245 = arith.addi %242, %244 : index
      %246 = vector.load %x[%245] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %247 = vector.shuffle %243, %246 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %248 = wave.mma %247, %134, %204 : vector<16xf16>, vector<8xf32>
      %249 = arith.muli %102, %c3 : index
      %250 = arith.addi %249, %c12 : index
      %251 = arith.muli %tileRows, %c10 : index
      %252 = arith.muli %250, %251 : index
      %253 = arith.addi %34, %252 : index
      %254 = vector.load %x[%253] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %255 = arith.muli %tileRows, %c13 : index
      %256 = arith.addi %253, %255 : index
      %257 = vector.load %x[%256] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %258 = vector.shuffle %254, %257 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %259 = wave.mma %258, %147, %215 : vector<16xf16>, vector<8xf32>
      %260 = arith.muli %102, %c3 : index
      %261 = arith.addi %260, %c12 : index
      %262 = arith.muli %tileRows, %c10 : index
      %263 = arith.muli %261, %262 : index
      %264 = arith.addi %52, %263 : index
      %265 = vector.load %x[%264] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %266 = arith.muli %tileRows, %c13 : index
      %267 = arith.addi %264, %266 : index
      %268 = vector.load %x[%267] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %269 = vector.shuffle %265, %268 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %270 = wave.mma %269, %147, %226 : vector<16xf16>, vector<8xf32>
      %271 = arith.muli %102, %c3 : index
      %272 = arith.addi %271, %c12 : index
      %273 = arith.muli %tileRows, %c10 : index
      %274 = arith.muli %272, %273 : index
      %275 = arith.addi %70, %274 : index
      %276 = vector.load %x[%275] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %277 = arith.muli %tileRows, %c13 : index
      %278 = arith.addi %275, %277 : index
      %279 = vector.load %x[%278] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %280 = vector.shuffle %276, %279 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %281 = wave.mma %280, %147, %237 : vector<16xf16>, vector<8xf32>
      %282 = arith.muli %102, %c3 : index
      %283 = arith.addi %282, %c12 : index
      %284 = arith.muli %tileRows, %c10 : index
      %285 = arith.muli %283, %284 : index
      %286 = arith.addi %88, %285 : index
      %287 = vector.load %x[%286] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %288 = arith.muli %tileRows, %c13 : index
      %289 = arith.addi %286, %288 : index
      %290 = vector.load %x[%289] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %291 = vector.shuffle %287, %290 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %292 = wave.mma %291, %147, %248 : vector<16xf16>, vector<8xf32>
      %293 = arith.muli %102, %c3 : index
      %294 = arith.addi %293, %c21 : index
      %295 = arith.muli %tileRows, %c10 : index
      %296 = arith.muli %294, %295 : index
      %297 = arith.addi %34, %296 : index
      %298 = vector.load %x[%297] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %299 = arith.muli %tileRows, %c13 : index
      %300 = arith.addi %297, %299 : index
      %301 = vector.load %x[%300] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %302 = vector.shuffle %298, %301 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %303 = wave.mma %302, %160, %259 : vector<16xf16>, vector<8xf32>
      %304 = arith.muli %102, %c3 : index
      %305 = arith.addi %304, %c21 : index
      %306 = arith.muli %tileRows, %c10 : index
      %307 = arith.muli %305, %306 : index
      %308 = arith.addi %52, %307 : index
      %309 = vector.load %x[%308] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %310 = arith.muli %tileRows, %c13 : index
      %311 = arith.addi %308, %310 : index
      %312 = vector.load %x[%311] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %313 = vector.shuffle %309, %312 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %314 = wave.mma %313, %160, %270 : vector<16xf16>, vector<8xf32>
      %315 = arith.muli %102, %c3 : index
      %316 = arith.addi %315, %c21 : index
      %317 = arith.muli %tileRows, %c10 : index
      %318 = arith.muli %316, %317 : index
      %319 = arith.addi %70, %318 : index
      %320 = vector.load %x[%319] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %321 = arith.muli %tileRows, %c13 : index
      %322 = arith.addi %319, %321 : index
      %323 = vector.load %x[%322] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %324 = vector.shuffle %320, %323 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %325 = wave.mma %324, %160, %281 : vector<16xf16>, vector<8xf32>
      %326 = arith.muli %102, %c3 : index
      %327 = arith.addi %326, %c21 : index
      %328 = arith.muli %tileRows, %c10 : index
      %329 = arith.muli %327, %328 : index
      %330 = arith.addi %88, %329 : index
      %331 = vector.load %x[%330] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %332 = arith.muli %tileRows, %c13 : index
      %333 = arith.addi %330, %332 : index
      %334 = vector.load %x[%333] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %335 = vector.shuffle %331, %334 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %336 = wave.mma %335, %160, %292 : vector<16xf16>, vector<8xf32>
      scf.yield %303, %314, %325, %336 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %337 = arith.select %95, %101, %94 : index
    %343:4 = scf.for %338 = %101 to %337 step %c3 iter_args(%339 = %107#0, %340 = %107#1, %341 = %107#2, %342 = %107#3) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %344 = wave.lane
      %345 = arith.addi %338, %c4 : index
      %346 = arith.addi %6, %c2 : index
      %347 = arith.muli %345, %c19 : index
      %348 = arith.addi %346, %347 : index
      %349 = arith.remui %344, %c10 : index
      %350 = arith.muli %349, %c10 : index
      %351 = arith.addi %348, %350 : index
      %352 = vector.load %w[%351] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %353 = vector.bitcast %352 : vector<16xi8> to vector<8xf16>
      %354 = arith.addi %351, %c20 : index
      %355 = vector.load %w[%354] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %356 = vector.bitcast %355 : vector<16xi8> to vector<8xf16>
      %357 = vector.shuffle %353, %356 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %358 = arith.muli %338, %c3 : index
      %359 = arith.addi %358, %c4 : index
      %360 = arith.muli %tileRows, %c10 : index
      %361 = arith.muli %359, %360 : index
      %362 = arith.addi %34, %361 : index
      %363 = vector.load %x[%362] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %364 = arith.muli %tileRows, %c13 : index
      %365 = arith.addi %362, %364 : index
      %366 = vector.load %x[%365] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %367 = vector.shuffle %363, %366 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %368 = wave.mma %367, %357, %339 : vector<16xf16>, vector<8xf32>
      %369 = arith.muli %338, %c3 : index
      %370 = arith.addi %369, %c4 : index
      %371 = arith.muli %tileRows, %c10 : index
      %372 = arith.muli %370, %371 : index
      %373 = arith.addi %52, %372 : index
      %374 = vector.load %x[%373] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %375 = arith.muli %tileRows, %c13 : index
      %376 = arith.addi %373, %375 : index
      %377 = vector.load %x[%376] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %378 = vector.shuffle %374, %377 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %379 = wave.mma %378, %357, %340 : vector<16xf16>, vector<8xf32>
      %380 = arith.muli %338, %c3 : index
      %381 = arith.addi %380, %c4 : index
      %382 = arith.muli %tileRows, %c10 : index
      %383 = arith.muli %381, %382 : index
      %384 = arith.addi %70, %383 : index
      %385 = vector.load %x[%384] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %386 = arith.muli %tileRows, %c13 : index
      %387 = arith.addi %384, %386 : index
      %388 = vector.load %x[%387] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %389 = vector.shuffle %385, %388 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %390 = wave.mma %389, %357, %341 : vector<16xf16>, vector<8xf32>
      %391 = arith.muli %338, %c3 : index
      %392 = arith.addi %391, %c4 : index
      %393 = arith.muli %tileRows, %c10 : index
      %394 = arith.muli %392, %393 : index
      %395 = arith.addi %88, %394 : index
      %396 = vector.load %x[%395] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %397 = arith.muli %tileRows, %c13 : index
      %398 = arith.addi %395, %397 : index
      %399 = vector.load %x[%398] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %400 = vector.shuffle %396, %399 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %401 = wave.mma %400, %357, %342 : vector<16xf16>, vector<8xf32>
      scf.yield %368, %379, %390, %401 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %402 = wave.lane
    %403 = wave.wave
    %404 = arith.muli %403, %c3 : index
    %405 = arith.addi %404, %c4 : index
    %406 = arith.muli %405, %c20 : index
    %407 = arith.addi %406, %402 : index
    %408 = vector.extract %343#0[0] : f32 from vector<8xf32>
    %409 = arith.addi %407, %c4 : index
    memref.store %408, %10[%409] : memref<?xf32>
    %410 = vector.extract %343#0[1] : f32 from vector<8xf32>
    %411 = arith.addi %407, %c1 : index
    memref.store %410, %10[%411] : memref<?xf32>
    %412 = vector.extract %343#0[2] : f32 from vector<8xf32>
    %413 = arith.addi %407, %c6 : index
    memref.store %412, %10[%413] : memref<?xf32>
    %414 = vector.extract %343#0[3] : f32 from vector<8xf32>
    %415 = arith.addi %407, %c22 : index
    memref.store %414, %10[%415] : memref<?xf32>
    %416 = vector.extract %343#0[4] : f32 from vector<8xf32>
    %417 = arith.addi %407, %c2 : index
    memref.store %416, %10[%417] : memref<?xf32>
    %418 = vector.extract %343#0[5] : f32 from vector<8xf32>
    %419 = arith.addi %407, %c23 : index
    memref.store %418, %10[%419] : memref<?xf32>
    %420 = vector.extract %343#0[6] : f32 from vector<8xf32>
    %421 = arith.addi %407, %c24 : index
    memref.store %420, %10[%421] : memref<?xf32>
    %422 = vector.extract %343#0[7] : f32 from vector<8xf32>
    %423 = arith.addi %407, %c25 : index
    memref.store %422, %10[%423] : memref<?xf32>
    wave.barrier
    %424 = arith.muli %403, %c12 : index
    %425 = arith.addi %424, %c4 : index
    %426 = arith.muli %425, %c1 : index
    %427 = arith.addi %426, %402 : index
    %428 = arith.addi %427, %c4 : index
    %429 = memref.load %10[%428] : memref<?xf32>
    %430 = arith.addi %428, %c20 : index
    %431 = memref.load %10[%430] : memref<?xf32>
    %432 = arith.addf %429, %431 : f32
    %433 = arith.addi %428, %c19 : index
    %434 = memref.load %10[%433] : memref<?xf32>
    %435 = arith.addf %432, %434 : f32
    %436 = arith.addi %428, %c26 : index
    %437 = memref.load %10[%436] : memref<?xf32>
    %438 = arith.addf %435, %437 : f32
    %439 = wave.lane
    %440 = arith.addi %9, %c4 : index
    %441 = arith.muli %425, %c12 : index
    %442 = arith.addi %440, %441 : index
    %443 = arith.divui %439, %c10 : index
    %444 = arith.addi %442, %443 : index
    %445 = arith.cmpi slt, %444, %8 : index
    scf.if %445 {
      %446 = arith.cmpi eq, %hasFactors, %c3 : index
      %447 = arith.muli %444, %c12 : index
      %448 = memref.load %factors[%447] : memref<?xf32>
      %449 = arith.mulf %448, %operandScale : f32
      %450 = arith.select %446, %449, %operandScale : f32
      %451 = arith.remui %439, %c10 : index
      %452 = arith.muli %451, %c18 : index
      %453 = arith.addi %6, %452 : index
      %454 = vector.load %w[%453] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %455 = vector.bitcast %454 : vector<4xi8> to vector<1xf32>
      %456 = vector.extract %455[0] : f32 from vector<1xf32>
      %457 = arith.mulf %456, %450 : f32
      %458 = arith.mulf %438, %457 : f32
      %459 = arith.muli %444, %outputFeatures : index
      %460 = arith.addi %459, %13 : index
      %461 = wave.lane
      %462 = arith.remui %461, %c10 : index
      %463 = arith.addi %460, %462 : index
      scf.if %11 {
        %464 = arith.addi %463, %c4 : index
        %465 = memref.load %residual[%464] : memref<?xf32>
        %466 = arith.addf %465, %458 : f32
        %467 = arith.addi %463, %c4 : index
        memref.store %466, %out[%467] : memref<?xf32>
      } else {
        %468 = arith.addi %463, %c4 : index
        memref.store %458, %out[%468] : memref<?xf32>
      }
    }
    %469 = arith.muli %403, %c12 : index
    %470 = arith.addi %469, %c3 : index
    %471 = arith.muli %470, %c1 : index
    %472 = arith.addi %471, %402 : index
    %473 = arith.addi %472, %c4 : index
    %474 = memref.load %10[%473] : memref<?xf32>
    %475 = arith.addi %473, %c20 : index
    %476 = memref.load %10[%475] : memref<?xf32>
    %477 = arith.addf %474, %476 : f32
    %478 = arith.addi %473, %c19 : index
    %479 = memref.load %10[%478] : memref<?xf32>
    %480 = arith.addf %477, %479 : f32
    %481 = arith.addi %473, %c26 : index
    %482 = memref.load %10[%481] : memref<?xf32>
    %483 = arith.addf %480, %482 : f32
    %484 = wave.lane
    %485 = arith.addi %9, %c4 : index
    %486 = arith.muli %470, %c12 : index
    %487 = arith.addi %485, %486 : index
    %488 = arith.divui %484, %c10 : index
    %489 = arith.addi %487, %488 : index
    %490 = arith.cmpi slt, %489, %8 : index
    scf.if %490 {
      %491 = arith.cmpi eq, %hasFactors, %c3 : index
      %492 = arith.muli %489, %c12 : index
      %493 = memref.load %factors[%492] : memref<?xf32>
      %494 = arith.mulf %493, %operandScale : f32
      %495 = arith.select %491, %494, %operandScale : f32
      %496 = arith.remui %484, %c10 : index
      %497 = arith.muli %496, %c18 : index
      %498 = arith.addi %6, %497 : index
      %499 = vector.load %w[%498] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %500 = vector.bitcast %499 : vector<4xi8> to vector<1xf32>
      %501 = vector.extract %500[0] : f32 from vector<1xf32>
      %502 = arith.mulf %501, %495 : f32
      %503 = arith.mulf %483, %502 : f32
      %504 = arith.muli %489, %outputFeatures : index
      %505 = arith.addi %504, %13 : index
      %506 = wave.lane
      %507 = arith.remui %506, %c10 : index
      %508 = arith.addi %505, %507 : index
      scf.if %11 {
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
    %514 = wave.lane
    wave.barrier
    %515 = wave.wave
    %516 = arith.muli %515, %c3 : index
    %517 = arith.addi %516, %c4 : index
    %518 = arith.muli %517, %c20 : index
    %519 = arith.addi %518, %514 : index
    %520 = vector.extract %343#1[0] : f32 from vector<8xf32>
    %521 = arith.addi %519, %c4 : index
    memref.store %520, %10[%521] : memref<?xf32>
    %522 = vector.extract %343#1[1] : f32 from vector<8xf32>
    %523 = arith.addi %519, %c1 : index
    memref.store %522, %10[%523] : memref<?xf32>
    %524 = vector.extract %343#1[2] : f32 from vector<8xf32>
    %525 = arith.addi %519, %c6 : index
    memref.store %524, %10[%525] : memref<?xf32>
    %526 = vector.extract %343#1[3] : f32 from vector<8xf32>
    %527 = arith.addi %519, %c22 : index
    memref.store %526, %10[%527] : memref<?xf32>
    %528 = vector.extract %343#1[4] : f32 from vector<8xf32>
    %529 = arith.addi %519, %c2 : index
    memref.store %528, %10[%529] : memref<?xf32>
    %530 = vector.extract %343#1[5] : f32 from vector<8xf32>
    %531 = arith.addi %519, %c23 : index
    memref.store %530, %10[%531] : memref<?xf32>
    %532 = vector.extract %343#1[6] : f32 from vector<8xf32>
    %533 = arith.addi %519, %c24 : index
    memref.store %532, %10[%533] : memref<?xf32>
    %534 = vector.extract %343#1[7] : f32 from vector<8xf32>
    %535 = arith.addi %519, %c25 : index
    memref.store %534, %10[%535] : memref<?xf32>
    wave.barrier
    %536 = arith.muli %515, %c12 : index
    %537 = arith.addi %536, %c4 : index
    %538 = arith.muli %537, %c1 : index
    %539 = arith.addi %538, %514 : index
    %540 = arith.addi %539, %c4 : index
    %541 = memref.load %10[%540] : memref<?xf32>
    %542 = arith.addi %540, %c20 : index
    %543 = memref.load %10[%542] : memref<?xf32>
    %544 = arith.addf %541, %543 : f32
    %545 = arith.addi %540, %c19 : index
    %546 = memref.load %10[%545] : memref<?xf32>
    %547 = arith.addf %544, %546 : f32
    %548 = arith.addi %540, %c26 : index
    %549 = memref.load %10[%548] : memref<?xf32>
    %550 = arith.addf %547, %549 : f32
    %551 = wave.lane
    %552 = arith.addi %9, %c10 : index
    %553 = arith.muli %537, %c12 : index
    %554 = arith.addi %552, %553 : index
    %555 = arith.divui %551, %c10 : index
    %556 = arith.addi %554, %555 : index
    %557 = arith.cmpi slt, %556, %8 : index
    scf.if %557 {
      %558 = arith.cmpi eq, %hasFactors, %c3 : index
      %559 = arith.muli %556, %c12 : index
      %560 = memref.load %factors[%559] : memref<?xf32>
      %561 = arith.mulf %560, %operandScale : f32
      %562 = arith.select %558, %561, %operandScale : f32
      %563 = arith.remui %551, %c10 : index
      %564 = arith.muli %563, %c18 : index
      %565 = arith.addi %6, %564 : index
      %566 = vector.load %w[%565] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %567 = vector.bitcast %566 : vector<4xi8> to vector<1xf32>
      %568 = vector.extract %567[0] : f32 from vector<1xf32>
      %569 = arith.mulf %568, %562 : f32
      %570 = arith.mulf %550, %569 : f32
      %571 = arith.muli %556, %outputFeatures : index
      %572 = arith.addi %571, %13 : index
      %573 = wave.lane
      %574 = arith.remui %573, %c10 : index
      %575 = arith.addi %572, %574 : index
      scf.if %11 {
        %576 = arith.addi %575, %c4 : index
        %577 = memref.load %residual[%576] : memref<?xf32>
        %578 = arith.addf %577, %570 : f32
        %579 = arith.addi %575, %c4 : index
        memref.store %578, %out[%579] : memref<?xf32>
      } else {
        %580 = arith.addi %575, %c4 : index
        memref.store %570, %out[%580] : memref<?xf32>
      }
    }
    %581 = arith.muli %515, %c12 : index
    %582 = arith.addi %581, %c3 : index
    %583 = arith.muli %582, %c1 : index
    %584 = arith.addi %583, %514 : index
    %585 = arith.addi %584, %c4 : index
    %586 = memref.load %10[%585] : memref<?xf32>
    %587 = arith.addi %585, %c20 : index
    %588 = memref.load %10[%587] : memref<?xf32>
    %589 = arith.addf %586, %588 : f32
    %590 = arith.addi %585, %c19 : index
    %591 = memref.load %10[%590] : memref<?xf32>
    %592 = arith.addf %589, %591 : f32
    %593 = arith.addi %585, %c26 : index
    %594 = memref.load %10[%593] : memref<?xf32>
    %595 = arith.addf %592, %594 : f32
    %596 = wave.lane
    %597 = arith.addi %9, %c10 : index
    %598 = arith.muli %582, %c12 : index
    %599 = arith.addi %597, %598 : index
    %600 = arith.divui %596, %c10 : index
    %601 = arith.addi %599, %600 : index
    %602 = arith.cmpi slt, %601, %8 : index
    scf.if %602 {
      %603 = arith.cmpi eq, %hasFactors, %c3 : index
      %604 = arith.muli %601, %c12 : index
      %605 = memref.load %factors[%604] : memref<?xf32>
      %606 = arith.mulf %605, %operandScale : f32
      %607 = arith.select %603, %606, %operandScale : f32
      %608 = arith.remui %596, %c10 : index
      %609 = arith.muli %608, %c18 : index
      %610 = arith.addi %6, %609 : index
      %611 = vector.load %w[%610] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %612 = vector.bitcast %611 : vector<4xi8> to vector<1xf32>
      %613 = vector.extract %612[0] : f32 from vector<1xf32>
      %614 = arith.mulf %613, %607 : f32
      %615 = arith.mulf %595, %614 : f32
      %616 = arith.muli %601, %outputFeatures : index
      %617 = arith.addi %616, %13 : index
      %618 = wave.lane
      %619 = arith.remui %618, %c10 : index
      %620 = arith.addi %617, %619 : index
      scf.if %11 {
        %621 = arith.addi %620, %c4 : index
        %622 = memref.load %residual[%621] : memref<?xf32>
        %623 = arith.addf %622, %615 : f32
        %624 = arith.addi %620, %c4 : index
        memref.store %623, %out[%624] : memref<?xf32>
      } else {
        %625 = arith.addi %620, %c4 : index
        memref.store %615, %out[%625] : memref<?xf32>
      }
    }
    %626 = wave.lane
    wave.barrier
    %627 = wave.wave
    %628 = arith.muli %627, %c3 : index
    %629 = arith.addi %628, %c4 : index
    %630 = arith.muli %629, %c20 : index
    %631 = arith.addi %630, %626 : index
    %632 = vector.extract %343#2[0] : f32 from vector<8xf32>
    %633 = arith.addi %631, %c4 : index
    memref.store %632, %10[%633] : memref<?xf32>
    %634 = vector.extract %343#2[1] : f32 from vector<8xf32>
    %635 = arith.addi %631, %c1 : index
    memref.store %634, %10[%635] : memref<?xf32>
    %636 = vector.extract %343#2[2] : f32 from vector<8xf32>
    %637 = arith.addi %631, %c6 : index
    memref.store %636, %10[%637] : memref<?xf32>
    %638 = vector.extract %343#2[3] : f32 from vector<8xf32>
    %639 = arith.addi %631, %c22 : index
    memref.store %638, %10[%639] : memref<?xf32>
    %640 = vector.extract %343#2[4] : f32 from vector<8xf32>
    %641 = arith.addi %631, %c2 : index
    memref.store %640, %10[%641] : memref<?xf32>
    %642 = vector.extract %343#2[5] : f32 from vector<8xf32>
    %643 = arith.addi %631, %c23 : index
    memref.store %642, %10[%643] : memref<?xf32>
    %644 = vector.extract %343#2[6] : f32 from vector<8xf32>
    %645 = arith.addi %631, %c24 : index
    memref.store %644, %10[%645] : memref<?xf32>
    %646 = vector.extract %343#2[7] : f32 from vector<8xf32>
    %647 = arith.addi %631, %c25 : index
    memref.store %646, %10[%647] : memref<?xf32>
    wave.barrier
    %648 = arith.muli %627, %c12 : index
    %649 = arith.addi %648, %c4 : index
    %650 = arith.muli %649, %c1 : index
    %651 = arith.addi %650, %626 : index
    %652 = arith.addi %651, %c4 : index
    %653 = memref.load %10[%652] : memref<?xf32>
    %654 = arith.addi %652, %c20 : index
    %655 = memref.load %10[%654] : memref<?xf32>
    %656 = arith.addf %653, %655 : f32
    %657 = arith.addi %652, %c19 : index
    %658 = memref.load %10[%657] : memref<?xf32>
    %659 = arith.addf %656, %658 : f32
    %660 = arith.addi %652, %c26 : index
    %661 = memref.load %10[%660] : memref<?xf32>
    %662 = arith.addf %659, %661 : f32
    %663 = wave.lane
    %664 = arith.addi %9, %c1 : index
    %665 = arith.muli %649, %c12 : index
    %666 = arith.addi %664, %665 : index
    %667 = arith.divui %663, %c10 : index
    %668 = arith.addi %666, %667 : index
    %669 = arith.cmpi slt, %668, %8 : index
    scf.if %669 {
      %670 = arith.cmpi eq, %hasFactors, %c3 : index
      %671 = arith.muli %668, %c12 : index
      %672 = memref.load %factors[%671] : memref<?xf32>
      %673 = arith.mulf %672, %operandScale : f32
      %674 = arith.select %670, %673, %operandScale : f32
      %675 = arith.remui %663, %c10 : index
      %676 = arith.muli %675, %c18 : index
      %677 = arith.addi %6, %676 : index
      %678 = vector.load %w[%677] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %679 = vector.bitcast %678 : vector<4xi8> to vector<1xf32>
      %680 = vector.extract %679[0] : f32 from vector<1xf32>
      %681 = arith.mulf %680, %674 : f32
      %682 = arith.mulf %662, %681 : f32
      %683 = arith.muli %668, %outputFeatures : index
      %684 = arith.addi %683, %13 : index
      %685 = wave.lane
      %686 = arith.remui %685, %c10 : index
      %687 = arith.addi %684, %686 : index
      scf.if %11 {
        %688 = arith.addi %687, %c4 : index
        %689 = memref.load %residual[%688] : memref<?xf32>
        %690 = arith.addf %689, %682 : f32
        %691 = arith.addi %687, %c4 : index
        memref.store %690, %out[%691] : memref<?xf32>
      } else {
        %692 = arith.addi %687, %c4 : index
        memref.store %682, %out[%692] : memref<?xf32>
      }
    }
    %693 = arith.muli %627, %c12 : index
    %694 = arith.addi %693, %c3 : index
    %695 = arith.muli %694, %c1 : index
    %696 = arith.addi %695, %626 : index
    %697 = arith.addi %696, %c4 : index
    %698 = memref.load %10[%697] : memref<?xf32>
    %699 = arith.addi %697, %c20 : index
    %700 = memref.load %10[%699] : memref<?xf32>
    %701 = arith.addf %698, %700 : f32
    %702 = arith.addi %697, %c19 : index
    %703 = memref.load %10[%702] : memref<?xf32>
    %704 = arith.addf %701, %703 : f32
    %705 = arith.addi %697, %c26 : index
    %706 = memref.load %10[%705] : memref<?xf32>
    %707 = arith.addf %704, %706 : f32
    %708 = wave.lane
    %709 = arith.addi %9, %c1 : index
    %710 = arith.muli %694, %c12 : index
    %711 = arith.addi %709, %710 : index
    %712 = arith.divui %708, %c10 : index
    %713 = arith.addi %711, %712 : index
    %714 = arith.cmpi slt, %713, %8 : index
    scf.if %714 {
      %715 = arith.cmpi eq, %hasFactors, %c3 : index
      %716 = arith.muli %713, %c12 : index
      %717 = memref.load %factors[%716] : memref<?xf32>
      %718 = arith.mulf %717, %operandScale : f32
      %719 = arith.select %715, %718, %operandScale : f32
      %720 = arith.remui %708, %c10 : index
      %721 = arith.muli %720, %c18 : index
      %722 = arith.addi %6, %721 : index
      %723 = vector.load %w[%722] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %724 = vector.bitcast %723 : vector<4xi8> to vector<1xf32>
      %725 = vector.extract %724[0] : f32 from vector<1xf32>
      %726 = arith.mulf %725, %719 : f32
      %727 = arith.mulf %707, %726 : f32
      %728 = arith.muli %713, %outputFeatures : index
      %729 = arith.addi %728, %13 : index
      %730 = wave.lane
      %731 = arith.remui %730, %c10 : index
      %732 = arith.addi %729, %731 : index
      scf.if %11 {
        %733 = arith.addi %732, %c4 : index
        %734 = memref.load %residual[%733] : memref<?xf32>
        %735 = arith.addf %734, %727 : f32
        %736 = arith.addi %732, %c4 : index
        memref.store %735, %out[%736] : memref<?xf32>
      } else {
        %737 = arith.addi %732, %c4 : index
        memref.store %727, %out[%737] : memref<?xf32>
      }
    }
    %738 = wave.lane
    wave.barrier
    %739 = wave.wave
    %740 = arith.muli %739, %c3 : index
    %741 = arith.addi %740, %c4 : index
    %742 = arith.muli %741, %c20 : index
    %743 = arith.addi %742, %738 : index
    %744 = vector.extract %343#3[0] : f32 from vector<8xf32>
    %745 = arith.addi %743, %c4 : index
    memref.store %744, %10[%745] : memref<?xf32>
    %746 = vector.extract %343#3[1] : f32 from vector<8xf32>
    %747 = arith.addi %743, %c1 : index
    memref.store %746, %10[%747] : memref<?xf32>
    %748 = vector.extract %343#3[2] : f32 from vector<8xf32>
    %749 = arith.addi %743, %c6 : index
    memref.store %748, %10[%749] : memref<?xf32>
    %750 = vector.extract %343#3[3] : f32 from vector<8xf32>
    %751 = arith.addi %743, %c22 : index
    memref.store %750, %10[%751] : memref<?xf32>
    %752 = vector.extract %343#3[4] : f32 from vector<8xf32>
    %753 = arith.addi %743, %c2 : index
    memref.store %752, %10[%753] : memref<?xf32>
    %754 = vector.extract %343#3[5] : f32 from vector<8xf32>
    %755 = arith.addi %743, %c23 : index
    memref.store %754, %10[%755] : memref<?xf32>
    %756 = vector.extract %343#3[6] : f32 from vector<8xf32>
    %757 = arith.addi %743, %c24 : index
    memref.store %756, %10[%757] : memref<?xf32>
    %758 = vector.extract %343#3[7] : f32 from vector<8xf32>
    %759 = arith.addi %743, %c25 : index
    memref.store %758, %10[%759] : memref<?xf32>
    wave.barrier
    %760 = arith.muli %739, %c12 : index
    %761 = arith.addi %760, %c4 : index
    %762 = arith.muli %761, %c1 : index
    %763 = arith.addi %762, %738 : index
    %764 = arith.addi %763, %c4 : index
    %765 = memref.load %10[%764] : memref<?xf32>
    %766 = arith.addi %764, %c20 : index
    %767 = memref.load %10[%766] : memref<?xf32>
    %768 = arith.addf %765, %767 : f32
    %769 = arith.addi %764, %c19 : index
    %770 = memref.load %10[%769] : memref<?xf32>
    %771 = arith.addf %768, %770 : f32
    %772 = arith.addi %764, %c26 : index
    %773 = memref.load %10[%772] : memref<?xf32>
    %774 = arith.addf %771, %773 : f32
    %775 = wave.lane
    %776 = arith.addi %9, %c14 : index
    %777 = arith.muli %761, %c12 : index
    %778 = arith.addi %776, %777 : index
    %779 = arith.divui %775, %c10 : index
    %780 = arith.addi %778, %779 : index
    %781 = arith.cmpi slt, %780, %8 : index
    scf.if %781 {
      %782 = arith.cmpi eq, %hasFactors, %c3 : index
      %783 = arith.muli %780, %c12 : index
      %784 = memref.load %factors[%783] : memref<?xf32>
      %785 = arith.mulf %784, %operandScale : f32
      %786 = arith.select %782, %785, %operandScale : f32
      %787 = arith.remui %775, %c10 : index
      %788 = arith.muli %787, %c18 : index
      %789 = arith.addi %6, %788 : index
      %790 = vector.load %w[%789] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %791 = vector.bitcast %790 : vector<4xi8> to vector<1xf32>
      %792 = vector.extract %791[0] : f32 from vector<1xf32>
      %793 = arith.mulf %792, %786 : f32
      %794 = arith.mulf %774, %793 : f32
      %795 = arith.muli %780, %outputFeatures : index
      %796 = arith.addi %795, %13 : index
      %797 = wave.lane
      %798 = arith.remui %797, %c10 : index
      %799 = arith.addi %796, %798 : index
      scf.if %11 {
        %800 = arith.addi %799, %c4 : index
        %801 = memref.load %residual[%800] : memref<?xf32>
        %802 = arith.addf %801, %794 : f32
        %803 = arith.addi %799, %c4 : index
        memref.store %802, %out[%803] : memref<?xf32>
      } else {
        %804 = arith.addi %799, %c4 : index
        memref.store %794, %out[%804] : memref<?xf32>
      }
    }
    %805 = arith.muli %739, %c12 : index
    %806 = arith.addi %805, %c3 : index
    %807 = arith.muli %806, %c1 : index
    %808 = arith.addi %807, %738 : index
    %809 = arith.addi %808, %c4 : index
    %810 = memref.load %10[%809] : memref<?xf32>
    %811 = arith.addi %809, %c20 : index
    %812 = memref.load %10[%811] : memref<?xf32>
    %813 = arith.addf %810, %812 : f32
    %814 = arith.addi %809, %c19 : index
    %815 = memref.load %10[%814] : memref<?xf32>
    %816 = arith.addf %813, %815 : f32
    %817 = arith.addi %809, %c26 : index
    %818 = memref.load %10[%817] : memref<?xf32>
    %819 = arith.addf %816, %818 : f32
    %820 = wave.lane
    %821 = arith.addi %9, %c14 : index
    %822 = arith.muli %806, %c12 : index
    %823 = arith.addi %821, %822 : index
    %824 = arith.divui %820, %c10 : index
    %825 = arith.addi %823, %824 : index
    %826 = arith.cmpi slt, %825, %8 : index
    scf.if %826 {
      %827 = arith.cmpi eq, %hasFactors, %c3 : index
      %828 = arith.muli %825, %c12 : index
      %829 = memref.load %factors[%828] : memref<?xf32>
      %830 = arith.mulf %829, %operandScale : f32
      %831 = arith.select %827, %830, %operandScale : f32
      %832 = arith.remui %820, %c10 : index
      %833 = arith.muli %832, %c18 : index
      %834 = arith.addi %6, %833 : index
      %835 = vector.load %w[%834] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %836 = vector.bitcast %835 : vector<4xi8> to vector<1xf32>
      %837 = vector.extract %836[0] : f32 from vector<1xf32>
      %838 = arith.mulf %837, %831 : f32
      %839 = arith.mulf %819, %838 : f32
      %840 = arith.muli %825, %outputFeatures : index
      %841 = arith.addi %840, %13 : index
      %842 = wave.lane
      %843 = arith.remui %842, %c10 : index
      %844 = arith.addi %841, %843 : index
      scf.if %11 {
        %845 = arith.addi %844, %c4 : index
        %846 = memref.load %residual[%845] : memref<?xf32>
        %847 = arith.addf %846, %839 : f32
        %848 = arith.addi %844, %c4 : index
        memref.store %847, %out[%848] : memref<?xf32>
      } else {
        %849 = arith.addi %844, %c4 : index
        memref.store %839, %out[%849] : memref<?xf32>
      }
    }
  }
  wave.return
}
