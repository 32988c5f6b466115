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
  %c7 = arith.constant 512 : index
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
  %c19 = arith.constant 256 : index
  %c20 = arith.constant 3 : index
  %c21 = arith.constant 96 : index
  %c22 = arith.constant 160 : index
  %c23 = arith.constant 192 : index
  %c24 = arith.constant 224 : index
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
      %111 = arith.muli %109, %c7 : index
      %112 = arith.addi %110, %111 : index
      %113 = arith.remui %108, %c10 : index
      %114 = arith.muli %113, %c10 : index
      %115 = arith.addi %112, %114 : index
      %116 = vector.load %w[%115] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %117 = vector.bitcast %116 : vector<16xi8> to vector<8xf16>
      %118 = arith.addi %115, %c19 : index
      %119 = vector.load %w[%118] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %120 = vector.bitcast %119 : vector<16xi8> to vector<8xf16>
      %121 = vector.shuffle %117, %120 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %122 = arith.addi %102, %c3 : index
      %123 = arith.addi %6, %c2 : index
      %124 = arith.muli %122, %c7 : index
      %125 = arith.addi %123, %124 : index
      %126 = arith.remui %108, %c10 : index
      %127 = arith.muli %126, %c10 : index
      %128 = arith.addi %125, %127 : index
      %129 = vector.load %w[%128] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %130 = vector.bitcast %129 : vector<16xi8> to vector<8xf16>
      %131 = arith.addi %128, %c19 : index
      %132 = vector.load %w[%131] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %133 = vector.bitcast %132 : vector<16xi8> to vector<8xf16>
      %134 = vector.shuffle %130, %133 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %135 = arith.addi %102, %c12 : index
      %136 = arith.addi %6, %c2 : index
      %137 = arith.muli %135, %c7 : index
      %138 = arith.addi %136, %137 : index
      %139 = arith.remui %108, %c10 : index
      %140 = arith.muli %139, %c10 : index
      %141 = arith.addi %138, %140 : index
      %142 = vector.load %w[%141] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %143 = vector.bitcast %142 : vector<16xi8> to vector<8xf16>
      %144 = arith.addi %141, %c19 : index
      %145 = vector.load %w[%144] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %146 = vector.bitcast %145 : vector<16xi8> to vector<8xf16>
      %147 = vector.shuffle %143, %146 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %148 = arith.addi %102, %c20 : index
      %149 = arith.addi %6, %c2 : index
      %150 = arith.muli %148, %c7 : index
      %151 = arith.addi %149, %150 : index
      %152 = arith.remui %108, %c10 : index
      %153 = arith.muli %152, %c10 : index
      %154 = arith.addi %151, %153 : index
      %155 = vector.load %w[%154] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %156 = vector.bitcast %155 : vector<16xi8> to vector<8xf16>
      %157 = arith.addi %154, %c19 : index
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
      %294 = arith.addi %293, %c20 : index
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
      %305 = arith.addi %304, %c20 : index
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
      %316 = arith.addi %315, %c20 : index
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
      %327 = arith.addi %326, %c20 : index
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
      %347 = arith.muli %345, %c7 : index
      %348 = arith.addi %346, %347 : index
      %349 = arith.remui %344, %c10 : index
      %350 = arith.muli %349, %c10 : index
      %351 = arith.addi %348, %350 : index
      %352 = vector.load %w[%351] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %353 = vector.bitcast %352 : vector<16xi8> to vector<8xf16>
      %354 = arith.addi %351, %c19 : index
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
    %406 = arith.muli %405, %c19 : index
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
    %415 = arith.addi %407, %c21 : index
    memref.store %414, %10[%415] : memref<?xf32>
    %416 = vector.extract %343#0[4] : f32 from vector<8xf32>
    %417 = arith.addi %407, %c2 : index
    memref.store %416, %10[%417] : memref<?xf32>
    %418 = vector.extract %343#0[5] : f32 from vector<8xf32>
    %419 = arith.addi %407, %c22 : index
    memref.store %418, %10[%419] : memref<?xf32>
    %420 = vector.extract %343#0[6] : f32 from vector<8xf32>
    %421 = arith.addi %407, %c23 : index
    memref.store %420, %10[%421] : memref<?xf32>
    %422 = vector.extract %343#0[7] : f32 from vector<8xf32>
    %423 = arith.addi %407, %c24 : index
    memref.store %422, %10[%423] : memref<?xf32>
    wave.barrier
    %424 = arith.muli %403, %c18 : index
    %425 = arith.addi %424, %c4 : index
    %426 = arith.muli %425, %c1 : index
    %427 = arith.addi %426, %402 : index
    %428 = arith.addi %427, %c4 : index
    %429 = memref.load %10[%428] : memref<?xf32>
    %430 = arith.addi %428, %c19 : index
    %431 = memref.load %10[%430] : memref<?xf32>
    %432 = arith.addf %429, %431 : f32
    %433 = wave.lane
    %434 = arith.addi %9, %c4 : index
    %435 = arith.muli %425, %c12 : index
    %436 = arith.addi %434, %435 : index
    %437 = arith.divui %433, %c10 : index
    %438 = arith.addi %436, %437 : index
    %439 = arith.cmpi slt, %438, %8 : index
    scf.if %439 {
      %440 = arith.cmpi eq, %hasFactors, %c3 : index
      %441 = arith.muli %438, %c12 : index
      %442 = memref.load %factors[%441] : memref<?xf32>
      %443 = arith.mulf %442, %operandScale : f32
      %444 = arith.select %440, %443, %operandScale : f32
      %445 = arith.remui %433, %c10 : index
      %446 = arith.muli %445, %c18 : index
      %447 = arith.addi %6, %446 : index
      %448 = vector.load %w[%447] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %449 = vector.bitcast %448 : vector<4xi8> to vector<1xf32>
      %450 = vector.extract %449[0] : f32 from vector<1xf32>
      %451 = arith.mulf %450, %444 : f32
      %452 = arith.mulf %432, %451 : f32
      %453 = arith.muli %438, %outputFeatures : index
      %454 = arith.addi %453, %13 : index
      %455 = wave.lane
      %456 = arith.remui %455, %c10 : index
      %457 = arith.addi %454, %456 : index
      scf.if %11 {
        %458 = arith.addi %457, %c4 : index
        %459 = memref.load %residual[%458] : memref<?xf32>
        %460 = arith.addf %459, %452 : f32
        %461 = arith.addi %457, %c4 : index
        memref.store %460, %out[%461] : memref<?xf32>
      } else {
        %462 = arith.addi %457, %c4 : index
        memref.store %452, %out[%462] : memref<?xf32>
      }
    }
    %463 = arith.muli %403, %c18 : index
    %464 = arith.addi %463, %c3 : index
    %465 = arith.muli %464, %c1 : index
    %466 = arith.addi %465, %402 : index
    %467 = arith.addi %466, %c4 : index
    %468 = memref.load %10[%467] : memref<?xf32>
    %469 = arith.addi %467, %c19 : index
    %470 = memref.load %10[%469] : memref<?xf32>
    %471 = arith.addf %468, %470 : f32
    %472 = wave.lane
    %473 = arith.addi %9, %c4 : index
    %474 = arith.muli %464, %c12 : index
    %475 = arith.addi %473, %474 : index
    %476 = arith.divui %472, %c10 : index
    %477 = arith.addi %475, %476 : index
    %478 = arith.cmpi slt, %477, %8 : index
    scf.if %478 {
      %479 = arith.cmpi eq, %hasFactors, %c3 : index
      %480 = arith.muli %477, %c12 : index
      %481 = memref.load %factors[%480] : memref<?xf32>
      %482 = arith.mulf %481, %operandScale : f32
      %483 = arith.select %479, %482, %operandScale : f32
      %484 = arith.remui %472, %c10 : index
      %485 = arith.muli %484, %c18 : index
      %486 = arith.addi %6, %485 : index
      %487 = vector.load %w[%486] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %488 = vector.bitcast %487 : vector<4xi8> to vector<1xf32>
      %489 = vector.extract %488[0] : f32 from vector<1xf32>
      %490 = arith.mulf %489, %483 : f32
      %491 = arith.mulf %471, %490 : f32
      %492 = arith.muli %477, %outputFeatures : index
      %493 = arith.addi %492, %13 : index
      %494 = wave.lane
      %495 = arith.remui %494, %c10 : index
      %496 = arith.addi %493, %495 : index
      scf.if %11 {
        %497 = arith.addi %496, %c4 : index
        %498 = memref.load %residual[%497] : memref<?xf32>
        %499 = arith.addf %498, %491 : f32
        %500 = arith.addi %496, %c4 : index
        memref.store %499, %out[%500] : memref<?xf32>
      } else {
        %501 = arith.addi %496, %c4 : index
        memref.store %491, %out[%501] : memref<?xf32>
      }
    }
    %502 = arith.muli %403, %c18 : index
    %503 = arith.addi %502, %c12 : index
    %504 = arith.muli %503, %c1 : index
    %505 = arith.addi %504, %402 : index
    %506 = arith.addi %505, %c4 : index
    %507 = memref.load %10[%506] : memref<?xf32>
    %508 = arith.addi %506, %c19 : index
    %509 = memref.load %10[%508] : memref<?xf32>
    %510 = arith.addf %507, %509 : f32
    %511 = wave.lane
    %512 = arith.addi %9, %c4 : index
    %513 = arith.muli %503, %c12 : index
    %514 = arith.addi %512, %513 : index
    %515 = arith.divui %511, %c10 : index
    %516 = arith.addi %514, %515 : index
    %517 = arith.cmpi slt, %516, %8 : index
    scf.if %517 {
      %518 = arith.cmpi eq, %hasFactors, %c3 : index
      %519 = arith.muli %516, %c12 : index
      %520 = memref.load %factors[%519] : memref<?xf32>
      %521 = arith.mulf %520, %operandScale : f32
      %522 = arith.select %518, %521, %operandScale : f32
      %523 = arith.remui %511, %c10 : index
      %524 = arith.muli %523, %c18 : index
      %525 = arith.addi %6, %524 : index
      %526 = vector.load %w[%525] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %527 = vector.bitcast %526 : vector<4xi8> to vector<1xf32>
      %528 = vector.extract %527[0] : f32 from vector<1xf32>
      %529 = arith.mulf %528, %522 : f32
      %530 = arith.mulf %510, %529 : f32
      %531 = arith.muli %516, %outputFeatures : index
      %532 = arith.addi %531, %13 : index
      %533 = wave.lane
      %534 = arith.remui %533, %c10 : index
      %535 = arith.addi %532, %534 : index
      scf.if %11 {
        %536 = arith.addi %535, %c4 : index
        %537 = memref.load %residual[%536] : memref<?xf32>
        %538 = arith.addf %537, %530 : f32
        %539 = arith.addi %535, %c4 : index
        memref.store %538, %out[%539] : memref<?xf32>
      } else {
        %540 = arith.addi %535, %c4 : index
        memref.store %530, %out[%540] : memref<?xf32>
      }
    }
    %541 = arith.muli %403, %c18 : index
    %542 = arith.addi %541, %c20 : index
    %543 = arith.muli %542, %c1 : index
    %544 = arith.addi %543, %402 : index
    %545 = arith.addi %544, %c4 : index
    %546 = memref.load %10[%545] : memref<?xf32>
    %547 = arith.addi %545, %c19 : index
    %548 = memref.load %10[%547] : memref<?xf32>
    %549 = arith.addf %546, %548 : f32
    %550 = wave.lane
    %551 = arith.addi %9, %c4 : index
    %552 = arith.muli %542, %c12 : index
    %553 = arith.addi %551, %552 : index
    %554 = arith.divui %550, %c10 : index
    %555 = arith.addi %553, %554 : index
    %556 = arith.cmpi slt, %555, %8 : index
    scf.if %556 {
      %557 = arith.cmpi eq, %hasFactors, %c3 : index
      %558 = arith.muli %555, %c12 : index
      %559 = memref.load %factors[%558] : memref<?xf32>
      %560 = arith.mulf %559, %operandScale : f32
      %561 = arith.select %557, %560, %operandScale : f32
      %562 = arith.remui %550, %c10 : index
      %563 = arith.muli %562, %c18 : index
      %564 = arith.addi %6, %563 : index
      %565 = vector.load %w[%564] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %566 = vector.bitcast %565 : vector<4xi8> to vector<1xf32>
      %567 = vector.extract %566[0] : f32 from vector<1xf32>
      %568 = arith.mulf %567, %561 : f32
      %569 = arith.mulf %549, %568 : f32
      %570 = arith.muli %555, %outputFeatures : index
      %571 = arith.addi %570, %13 : index
      %572 = wave.lane
      %573 = arith.remui %572, %c10 : index
      %574 = arith.addi %571, %573 : index
      scf.if %11 {
        %575 = arith.addi %574, %c4 : index
        %576 = memref.load %residual[%575] : memref<?xf32>
        %577 = arith.addf %576, %569 : f32
        %578 = arith.addi %574, %c4 : index
        memref.store %577, %out[%578] : memref<?xf32>
      } else {
        %579 = arith.addi %574, %c4 : index
        memref.store %569, %out[%579] : memref<?xf32>
      }
    }
    %580 = wave.lane
    wave.barrier
    %581 = wave.wave
    %582 = arith.muli %581, %c3 : index
    %583 = arith.addi %582, %c4 : index
    %584 = arith.muli %583, %c19 : index
    %585 = arith.addi %584, %580 : index
    %586 = vector.extract %343#1[0] : f32 from vector<8xf32>
    %587 = arith.addi %585, %c4 : index
    memref.store %586, %10[%587] : memref<?xf32>
    %588 = vector.extract %343#1[1] : f32 from vector<8xf32>
    %589 = arith.addi %585, %c1 : index
    memref.store %588, %10[%589] : memref<?xf32>
    %590 = vector.extract %343#1[2] : f32 from vector<8xf32>
    %591 = arith.addi %585, %c6 : index
    memref.store %590, %10[%591] : memref<?xf32>
    %592 = vector.extract %343#1[3] : f32 from vector<8xf32>
    %593 = arith.addi %585, %c21 : index
    memref.store %592, %10[%593] : memref<?xf32>
    %594 = vector.extract %343#1[4] : f32 from vector<8xf32>
    %595 = arith.addi %585, %c2 : index
    memref.store %594, %10[%595] : memref<?xf32>
    %596 = vector.extract %343#1[5] : f32 from vector<8xf32>
    %597 = arith.addi %585, %c22 : index
    memref.store %596, %10[%597] : memref<?xf32>
    %598 = vector.extract %343#1[6] : f32 from vector<8xf32>
    %599 = arith.addi %585, %c23 : index
    memref.store %598, %10[%599] : memref<?xf32>
    %600 = vector.extract %343#1[7] : f32 from vector<8xf32>
    %601 = arith.addi %585, %c24 : index
    memref.store %600, %10[%601] : memref<?xf32>
    wave.barrier
    %602 = arith.muli %581, %c18 : index
    %603 = arith.addi %602, %c4 : index
    %604 = arith.muli %603, %c1 : index
    %605 = arith.addi %604, %580 : index
    %606 = arith.addi %605, %c4 : index
    %607 = memref.load %10[%606] : memref<?xf32>
    %608 = arith.addi %606, %c19 : index
    %609 = memref.load %10[%608] : memref<?xf32>
    %610 = arith.addf %607, %609 : f32
    %611 = wave.lane
    %612 = arith.addi %9, %c10 : index
    %613 = arith.muli %603, %c12 : index
    %614 = arith.addi %612, %613 : index
    %615 = arith.divui %611, %c10 : index
    %616 = arith.addi %614, %615 : index
    %617 = arith.cmpi slt, %616, %8 : index
    scf.if %617 {
      %618 = arith.cmpi eq, %hasFactors, %c3 : index
      %619 = arith.muli %616, %c12 : index
      %620 = memref.load %factors[%619] : memref<?xf32>
      %621 = arith.mulf %620, %operandScale : f32
      %622 = arith.select %618, %621, %operandScale : f32
      %623 = arith.remui %611, %c10 : index
      %624 = arith.muli %623, %c18 : index
      %625 = arith.addi %6, %624 : index
      %626 = vector.load %w[%625] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %627 = vector.bitcast %626 : vector<4xi8> to vector<1xf32>
      %628 = vector.extract %627[0] : f32 from vector<1xf32>
      %629 = arith.mulf %628, %622 : f32
      %630 = arith.mulf %610, %629 : f32
      %631 = arith.muli %616, %outputFeatures : index
      %632 = arith.addi %631, %13 : index
      %633 = wave.lane
      %634 = arith.remui %633, %c10 : index
      %635 = arith.addi %632, %634 : index
      scf.if %11 {
        %636 = arith.addi %635, %c4 : index
        %637 = memref.load %residual[%636] : memref<?xf32>
        %638 = arith.addf %637, %630 : f32
        %639 = arith.addi %635, %c4 : index
        memref.store %638, %out[%639] : memref<?xf32>
      } else {
        %640 = arith.addi %635, %c4 : index
        memref.store %630, %out[%640] : memref<?xf32>
      }
    }
    %641 = arith.muli %581, %c18 : index
    %642 = arith.addi %641, %c3 : index
    %643 = arith.muli %642, %c1 : index
    %644 = arith.addi %643, %580 : index
    %645 = arith.addi %644, %c4 : index
    %646 = memref.load %10[%645] : memref<?xf32>
    %647 = arith.addi %645, %c19 : index
    %648 = memref.load %10[%647] : memref<?xf32>
    %649 = arith.addf %646, %648 : f32
    %650 = wave.lane
    %651 = arith.addi %9, %c10 : index
    %652 = arith.muli %642, %c12 : index
    %653 = arith.addi %651, %652 : index
    %654 = arith.divui %650, %c10 : index
    %655 = arith.addi %653, %654 : index
    %656 = arith.cmpi slt, %655, %8 : index
    scf.if %656 {
      %657 = arith.cmpi eq, %hasFactors, %c3 : index
      %658 = arith.muli %655, %c12 : index
      %659 = memref.load %factors[%658] : memref<?xf32>
      %660 = arith.mulf %659, %operandScale : f32
      %661 = arith.select %657, %660, %operandScale : f32
      %662 = arith.remui %650, %c10 : index
      %663 = arith.muli %662, %c18 : index
      %664 = arith.addi %6, %663 : index
      %665 = vector.load %w[%664] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %666 = vector.bitcast %665 : vector<4xi8> to vector<1xf32>
      %667 = vector.extract %666[0] : f32 from vector<1xf32>
      %668 = arith.mulf %667, %661 : f32
      %669 = arith.mulf %649, %668 : f32
      %670 = arith.muli %655, %outputFeatures : index
      %671 = arith.addi %670, %13 : index
      %672 = wave.lane
      %673 = arith.remui %672, %c10 : index
      %674 = arith.addi %671, %673 : index
      scf.if %11 {
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
    %680 = arith.muli %581, %c18 : index
    %681 = arith.addi %680, %c12 : index
    %682 = arith.muli %681, %c1 : index
    %683 = arith.addi %682, %580 : index
    %684 = arith.addi %683, %c4 : index
    %685 = memref.load %10[%684] : memref<?xf32>
    %686 = arith.addi %684, %c19 : index
    %687 = memref.load %10[%686] : memref<?xf32>
    %688 = arith.addf %685, %687 : f32
    %689 = wave.lane
    %690 = arith.addi %9, %c10 : index
    %691 = arith.muli %681, %c12 : index
    %692 = arith.addi %690, %691 : index
    %693 = arith.divui %689, %c10 : index
    %694 = arith.addi %692, %693 : index
    %695 = arith.cmpi slt, %694, %8 : index
    scf.if %695 {
      %696 = arith.cmpi eq, %hasFactors, %c3 : index
      %697 = arith.muli %694, %c12 : index
      %698 = memref.load %factors[%697] : memref<?xf32>
      %699 = arith.mulf %698, %operandScale : f32
      %700 = arith.select %696, %699, %operandScale : f32
      %701 = arith.remui %689, %c10 : index
      %702 = arith.muli %701, %c18 : index
      %703 = arith.addi %6, %702 : index
      %704 = vector.load %w[%703] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %705 = vector.bitcast %704 : vector<4xi8> to vector<1xf32>
      %706 = vector.extract %705[0] : f32 from vector<1xf32>
      %707 = arith.mulf %706, %700 : f32
      %708 = arith.mulf %688, %707 : f32
      %709 = arith.muli %694, %outputFeatures : index
      %710 = arith.addi %709, %13 : index
      %711 = wave.lane
      %712 = arith.remui %711, %c10 : index
      %713 = arith.addi %710, %712 : index
      scf.if %11 {
        %714 = arith.addi %713, %c4 : index
        %715 = memref.load %residual[%714] : memref<?xf32>
        %716 = arith.addf %715, %708 : f32
        %717 = arith.addi %713, %c4 : index
        memref.store %716, %out[%717] : memref<?xf32>
      } else {
        %718 = arith.addi %713, %c4 : index
        memref.store %708, %out[%718] : memref<?xf32>
      }
    }
    %719 = arith.muli %581, %c18 : index
    %720 = arith.addi %719, %c20 : index
    %721 = arith.muli %720, %c1 : index
    %722 = arith.addi %721, %580 : index
    %723 = arith.addi %722, %c4 : index
    %724 = memref.load %10[%723] : memref<?xf32>
    %725 = arith.addi %723, %c19 : index
    %726 = memref.load %10[%725] : memref<?xf32>
    %727 = arith.addf %724, %726 : f32
    %728 = wave.lane
    %729 = arith.addi %9, %c10 : index
    %730 = arith.muli %720, %c12 : index
    %731 = arith.addi %729, %730 : index
    %732 = arith.divui %728, %c10 : index
    %733 = arith.addi %731, %732 : index
    %734 = arith.cmpi slt, %733, %8 : index
    scf.if %734 {
      %735 = arith.cmpi eq, %hasFactors, %c3 : index
      %736 = arith.muli %733, %c12 : index
      %737 = memref.load %factors[%736] : memref<?xf32>
      %738 = arith.mulf %737, %operandScale : f32
      %739 = arith.select %735, %738, %operandScale : f32
      %740 = arith.remui %728, %c10 : index
      %741 = arith.muli %740, %c18 : index
      %742 = arith.addi %6, %741 : index
      %743 = vector.load %w[%742] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %744 = vector.bitcast %743 : vector<4xi8> to vector<1xf32>
      %745 = vector.extract %744[0] : f32 from vector<1xf32>
      %746 = arith.mulf %745, %739 : f32
      %747 = arith.mulf %727, %746 : f32
      %748 = arith.muli %733, %outputFeatures : index
      %749 = arith.addi %748, %13 : index
      %750 = wave.lane
      %751 = arith.remui %750, %c10 : index
      %752 = arith.addi %749, %751 : index
      scf.if %11 {
        %753 = arith.addi %752, %c4 : index
        %754 = memref.load %residual[%753] : memref<?xf32>
        %755 = arith.addf %754, %747 : f32
        %756 = arith.addi %752, %c4 : index
        memref.store %755, %out[%756] : memref<?xf32>
      } else {
        %757 = arith.addi %752, %c4 : index
        memref.store %747, %out[%757] : memref<?xf32>
      }
    }
    %758 = wave.lane
    wave.barrier
    %759 = wave.wave
    %760 = arith.muli %759, %c3 : index
    %761 = arith.addi %760, %c4 : index
    %762 = arith.muli %761, %c19 : index
    %763 = arith.addi %762, %758 : index
    %764 = vector.extract %343#2[0] : f32 from vector<8xf32>
    %765 = arith.addi %763, %c4 : index
    memref.store %764, %10[%765] : memref<?xf32>
    %766 = vector.extract %343#2[1] : f32 from vector<8xf32>
    %767 = arith.addi %763, %c1 : index
    memref.store %766, %10[%767] : memref<?xf32>
    %768 = vector.extract %343#2[2] : f32 from vector<8xf32>
    %769 = arith.addi %763, %c6 : index
    memref.store %768, %10[%769] : memref<?xf32>
    %770 = vector.extract %343#2[3] : f32 from vector<8xf32>
    %771 = arith.addi %763, %c21 : index
    memref.store %770, %10[%771] : memref<?xf32>
    %772 = vector.extract %343#2[4] : f32 from vector<8xf32>
    %773 = arith.addi %763, %c2 : index
    memref.store %772, %10[%773] : memref<?xf32>
    %774 = vector.extract %343#2[5] : f32 from vector<8xf32>
    %775 = arith.addi %763, %c22 : index
    memref.store %774, %10[%775] : memref<?xf32>
    %776 = vector.extract %343#2[6] : f32 from vector<8xf32>
    %777 = arith.addi %763, %c23 : index
    memref.store %776, %10[%777] : memref<?xf32>
    %778 = vector.extract %343#2[7] : f32 from vector<8xf32>
    %779 = arith.addi %763, %c24 : index
    memref.store %778, %10[%779] : memref<?xf32>
    wave.barrier
    %780 = arith.muli %759, %c18 : index
    %781 = arith.addi %780, %c4 : index
    %782 = arith.muli %781, %c1 : index
    %783 = arith.addi %782, %758 : index
    %784 = arith.addi %783, %c4 : index
    %785 = memref.load %10[%784] : memref<?xf32>
    %786 = arith.addi %784, %c19 : index
    %787 = memref.load %10[%786] : memref<?xf32>
    %788 = arith.addf %785, %787 : f32
    %789 = wave.lane
    %790 = arith.addi %9, %c1 : index
    %791 = arith.muli %781, %c12 : index
    %792 = arith.addi %790, %791 : index
    %793 = arith.divui %789, %c10 : index
    %794 = arith.addi %792, %793 : index
    %795 = arith.cmpi slt, %794, %8 : index
    scf.if %795 {
      %796 = arith.cmpi eq, %hasFactors, %c3 : index
      %797 = arith.muli %794, %c12 : index
      %798 = memref.load %factors[%797] : memref<?xf32>
      %799 = arith.mulf %798, %operandScale : f32
      %800 = arith.select %796, %799, %operandScale : f32
      %801 = arith.remui %789, %c10 : index
      %802 = arith.muli %801, %c18 : index
      %803 = arith.addi %6, %802 : index
      %804 = vector.load %w[%803] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %805 = vector.bitcast %804 : vector<4xi8> to vector<1xf32>
      %806 = vector.extract %805[0] : f32 from vector<1xf32>
      %807 = arith.mulf %806, %800 : f32
      %808 = arith.mulf %788, %807 : f32
      %809 = arith.muli %794, %outputFeatures : index
      %810 = arith.addi %809, %13 : index
      %811 = wave.lane
      %812 = arith.remui %811, %c10 : index
      %813 = arith.addi %810, %812 : index
      scf.if %11 {
        %814 = arith.addi %813, %c4 : index
        %815 = memref.load %residual[%814] : memref<?xf32>
        %816 = arith.addf %815, %808 : f32
        %817 = arith.addi %813, %c4 : index
        memref.store %816, %out[%817] : memref<?xf32>
      } else {
        %818 = arith.addi %813, %c4 : index
        memref.store %808, %out[%818] : memref<?xf32>
      }
    }
    %819 = arith.muli %759, %c18 : index
    %820 = arith.addi %819, %c3 : index
    %821 = arith.muli %820, %c1 : index
    %822 = arith.addi %821, %758 : index
    %823 = arith.addi %822, %c4 : index
    %824 = memref.load %10[%823] : memref<?xf32>
    %825 = arith.addi %823, %c19 : index
    %826 = memref.load %10[%825] : memref<?xf32>
    %827 = arith.addf %824, %826 : f32
    %828 = wave.lane
    %829 = arith.addi %9, %c1 : index
    %830 = arith.muli %820, %c12 : index
    %831 = arith.addi %829, %830 : index
    %832 = arith.divui %828, %c10 : index
    %833 = arith.addi %831, %832 : index
    %834 = arith.cmpi slt, %833, %8 : index
    scf.if %834 {
      %835 = arith.cmpi eq, %hasFactors, %c3 : index
      %836 = arith.muli %833, %c12 : index
      %837 = memref.load %factors[%836] : memref<?xf32>
      %838 = arith.mulf %837, %operandScale : f32
      %839 = arith.select %835, %838, %operandScale : f32
      %840 = arith.remui %828, %c10 : index
      %841 = arith.muli %840, %c18 : index
      %842 = arith.addi %6, %841 : index
      %843 = vector.load %w[%842] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %844 = vector.bitcast %843 : vector<4xi8> to vector<1xf32>
      %845 = vector.extract %844[0] : f32 from vector<1xf32>
      %846 = arith.mulf %845, %839 : f32
      %847 = arith.mulf %827, %846 : f32
      %848 = arith.muli %833, %outputFeatures : index
      %849 = arith.addi %848, %13 : index
      %850 = wave.lane
      %851 = arith.remui %850, %c10 : index
      %852 = arith.addi %849, %851 : index
      scf.if %11 {
        %853 = arith.addi %852, %c4 : index
        %854 = memref.load %residual[%853] : memref<?xf32>
        %855 = arith.addf %854, %847 : f32
        %856 = arith.addi %852, %c4 : index
        memref.store %855, %out[%856] : memref<?xf32>
      } else {
        %857 = arith.addi %852, %c4 : index
        memref.store %847, %out[%857] : memref<?xf32>
      }
    }
    %858 = arith.muli %759, %c18 : index
    %859 = arith.addi %858, %c12 : index
    %860 = arith.muli %859, %c1 : index
    %861 = arith.addi %860, %758 : index
    %862 = arith.addi %861, %c4 : index
    %863 = memref.load %10[%862] : memref<?xf32>
    %864 = arith.addi %862, %c19 : index
    %865 = memref.load %10[%864] : memref<?xf32>
    %866 = arith.addf %863, %865 : f32
    %867 = wave.lane
    %868 = arith.addi %9, %c1 : index
    %869 = arith.muli %859, %c12 : index
    %870 = arith.addi %868, %869 : index
    %871 = arith.divui %867, %c10 : index
    %872 = arith.addi %870, %871 : index
    %873 = arith.cmpi slt, %872, %8 : index
    scf.if %873 {
      %874 = arith.cmpi eq, %hasFactors, %c3 : index
      %875 = arith.muli %872, %c12 : index
      %876 = memref.load %factors[%875] : memref<?xf32>
      %877 = arith.mulf %876, %operandScale : f32
      %878 = arith.select %874, %877, %operandScale : f32
      %879 = arith.remui %867, %c10 : index
      %880 = arith.muli %879, %c18 : index
      %881 = arith.addi %6, %880 : index
      %882 = vector.load %w[%881] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %883 = vector.bitcast %882 : vector<4xi8> to vector<1xf32>
      %884 = vector.extract %883[0] : f32 from vector<1xf32>
      %885 = arith.mulf %884, %878 : f32
      %886 = arith.mulf %866, %885 : f32
      %887 = arith.muli %872, %outputFeatures : index
      %888 = arith.addi %887, %13 : index
      %889 = wave.lane
      %890 = arith.remui %889, %c10 : index
      %891 = arith.addi %888, %890 : index
      scf.if %11 {
        %892 = arith.addi %891, %c4 : index
        %893 = memref.load %residual[%892] : memref<?xf32>
        %894 = arith.addf %893, %886 : f32
        %895 = arith.addi %891, %c4 : index
        memref.store %894, %out[%895] : memref<?xf32>
      } else {
        %896 = arith.addi %891, %c4 : index
        memref.store %886, %out[%896] : memref<?xf32>
      }
    }
    %897 = arith.muli %759, %c18 : index
    %898 = arith.addi %897, %c20 : index
    %899 = arith.muli %898, %c1 : index
    %900 = arith.addi %899, %758 : index
    %901 = arith.addi %900, %c4 : index
    %902 = memref.load %10[%901] : memref<?xf32>
    %903 = arith.addi %901, %c19 : index
    %904 = memref.load %10[%903] : memref<?xf32>
    %905 = arith.addf %902, %904 : f32
    %906 = wave.lane
    %907 = arith.addi %9, %c1 : index
    %908 = arith.muli %898, %c12 : index
    %909 = arith.addi %907, %908 : index
    %910 = arith.divui %906, %c10 : index
    %911 = arith.addi %909, %910 : index
    %912 = arith.cmpi slt, %911, %8 : index
    scf.if %912 {
      %913 = arith.cmpi eq, %hasFactors, %c3 : index
      %914 = arith.muli %911, %c12 : index
      %915 = memref.load %factors[%914] : memref<?xf32>
      %916 = arith.mulf %915, %operandScale : f32
      %917 = arith.select %913, %916, %operandScale : f32
      %918 = arith.remui %906, %c10 : index
      %919 = arith.muli %918, %c18 : index
      %920 = arith.addi %6, %919 : index
      %921 = vector.load %w[%920] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %922 = vector.bitcast %921 : vector<4xi8> to vector<1xf32>
      %923 = vector.extract %922[0] : f32 from vector<1xf32>
      %924 = arith.mulf %923, %917 : f32
      %925 = arith.mulf %905, %924 : f32
      %926 = arith.muli %911, %outputFeatures : index
      %927 = arith.addi %926, %13 : index
      %928 = wave.lane
      %929 = arith.remui %928, %c10 : index
      %930 = arith.addi %927, %929 : index
      scf.if %11 {
        %931 = arith.addi %930, %c4 : index
        %932 = memref.load %residual[%931] : memref<?xf32>
        %933 = arith.addf %932, %925 : f32
        %934 = arith.addi %930, %c4 : index
        memref.store %933, %out[%934] : memref<?xf32>
      } else {
        %935 = arith.addi %930, %c4 : index
        memref.store %925, %out[%935] : memref<?xf32>
      }
    }
    %936 = wave.lane
    wave.barrier
    %937 = wave.wave
    %938 = arith.muli %937, %c3 : index
    %939 = arith.addi %938, %c4 : index
    %940 = arith.muli %939, %c19 : index
    %941 = arith.addi %940, %936 : index
    %942 = vector.extract %343#3[0] : f32 from vector<8xf32>
    %943 = arith.addi %941, %c4 : index
    memref.store %942, %10[%943] : memref<?xf32>
    %944 = vector.extract %343#3[1] : f32 from vector<8xf32>
    %945 = arith.addi %941, %c1 : index
    memref.store %944, %10[%945] : memref<?xf32>
    %946 = vector.extract %343#3[2] : f32 from vector<8xf32>
    %947 = arith.addi %941, %c6 : index
    memref.store %946, %10[%947] : memref<?xf32>
    %948 = vector.extract %343#3[3] : f32 from vector<8xf32>
    %949 = arith.addi %941, %c21 : index
    memref.store %948, %10[%949] : memref<?xf32>
    %950 = vector.extract %343#3[4] : f32 from vector<8xf32>
    %951 = arith.addi %941, %c2 : index
    memref.store %950, %10[%951] : memref<?xf32>
    %952 = vector.extract %343#3[5] : f32 from vector<8xf32>
    %953 = arith.addi %941, %c22 : index
    memref.store %952, %10[%953] : memref<?xf32>
    %954 = vector.extract %343#3[6] : f32 from vector<8xf32>
    %955 = arith.addi %941, %c23 : index
    memref.store %954, %10[%955] : memref<?xf32>
    %956 = vector.extract %343#3[7] : f32 from vector<8xf32>
    %957 = arith.addi %941, %c24 : index
    memref.store %956, %10[%957] : memref<?xf32>
    wave.barrier
    %958 = arith.muli %937, %c18 : index
    %959 = arith.addi %958, %c4 : index
    %960 = arith.muli %959, %c1 : index
    %961 = arith.addi %960, %936 : index
    %962 = arith.addi %961, %c4 : index
    %963 = memref.load %10[%962] : memref<?xf32>
    %964 = arith.addi %962, %c19 : index
    %965 = memref.load %10[%964] : memref<?xf32>
    %966 = arith.addf %963, %965 : f32
    %967 = wave.lane
    %968 = arith.addi %9, %c14 : index
    %969 = arith.muli %959, %c12 : index
    %970 = arith.addi %968, %969 : index
    %971 = arith.divui %967, %c10 : index
    %972 = arith.addi %970, %971 : index
    %973 = arith.cmpi slt, %972, %8 : index
    scf.if %973 {
      %974 = arith.cmpi eq, %hasFactors, %c3 : index
      %975 = arith.muli %972, %c12 : index
      %976 = memref.load %factors[%975] : memref<?xf32>
      %977 = arith.mulf %976, %operandScale : f32
      %978 = arith.select %974, %977, %operandScale : f32
      %979 = arith.remui %967, %c10 : index
      %980 = arith.muli %979, %c18 : index
      %981 = arith.addi %6, %980 : index
      %982 = vector.load %w[%981] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %983 = vector.bitcast %982 : vector<4xi8> to vector<1xf32>
      %984 = vector.extract %983[0] : f32 from vector<1xf32>
      %985 = arith.mulf %984, %978 : f32
      %986 = arith.mulf %966, %985 : f32
      %987 = arith.muli %972, %outputFeatures : index
      %988 = arith.addi %987, %13 : index
      %989 = wave.lane
      %990 = arith.remui %989, %c10 : index
      %991 = arith.addi %988, %990 : index
      scf.if %11 {
        %992 = arith.addi %991, %c4 : index
        %993 = memref.load %residual[%992] : memref<?xf32>
        %994 = arith.addf %993, %986 : f32
        %995 = arith.addi %991, %c4 : index
        memref.store %994, %out[%995] : memref<?xf32>
      } else {
        %996 = arith.addi %991, %c4 : index
        memref.store %986, %out[%996] : memref<?xf32>
      }
    }
    %997 = arith.muli %937, %c18 : index
    %998 = arith.addi %997, %c3 : index
    %999 = arith.muli %998, %c1 : index
    %1000 = arith.addi %999, %936 : index
    %1001 = arith.addi %1000, %c4 : index
    %1002 = memref.load %10[%1001] : memref<?xf32>
    %1003 = arith.addi %1001, %c19 : index
    %1004 = memref.load %10[%1003] : memref<?xf32>
    %1005 = arith.addf %1002, %1004 : f32
    %1006 = wave.lane
    %1007 = arith.addi %9, %c14 : index
    %1008 = arith.muli %998, %c12 : index
    %1009 = arith.addi %1007, %1008 : index
    %1010 = arith.divui %1006, %c10 : index
    %1011 = arith.addi %1009, %1010 : index
    %1012 = arith.cmpi slt, %1011, %8 : index
    scf.if %1012 {
      %1013 = arith.cmpi eq, %hasFactors, %c3 : index
      %1014 = arith.muli %1011, %c12 : index
      %1015 = memref.load %factors[%1014] : memref<?xf32>
      %1016 = arith.mulf %1015, %operandScale : f32
      %1017 = arith.select %1013, %1016, %operandScale : f32
      %1018 = arith.remui %1006, %c10 : index
      %1019 = arith.muli %1018, %c18 : index
      %1020 = arith.addi %6, %1019 : index
      %1021 = vector.load %w[%1020] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1022 = vector.bitcast %1021 : vector<4xi8> to vector<1xf32>
      %1023 = vector.extract %1022[0] : f32 from vector<1xf32>
      %1024 = arith.mulf %1023, %1017 : f32
      %1025 = arith.mulf %1005, %1024 : f32
      %1026 = arith.muli %1011, %outputFeatures : index
      %1027 = arith.addi %1026, %13 : index
      %1028 = wave.lane
      %1029 = arith.remui %1028, %c10 : index
      %1030 = arith.addi %1027, %1029 : index
      scf.if %11 {
        %1031 = arith.addi %1030, %c4 : index
        %1032 = memref.load %residual[%1031] : memref<?xf32>
        %1033 = arith.addf %1032, %1025 : f32
        %1034 = arith.addi %1030, %c4 : index
        memref.store %1033, %out[%1034] : memref<?xf32>
      } else {
        %1035 = arith.addi %1030, %c4 : index
        memref.store %1025, %out[%1035] : memref<?xf32>
      }
    }
    %1036 = arith.muli %937, %c18 : index
    %1037 = arith.addi %1036, %c12 : index
    %1038 = arith.muli %1037, %c1 : index
    %1039 = arith.addi %1038, %936 : index
    %1040 = arith.addi %1039, %c4 : index
    %1041 = memref.load %10[%1040] : memref<?xf32>
    %1042 = arith.addi %1040, %c19 : index
    %1043 = memref.load %10[%1042] : memref<?xf32>
    %1044 = arith.addf %1041, %1043 : f32
    %1045 = wave.lane
    %1046 = arith.addi %9, %c14 : index
    %1047 = arith.muli %1037, %c12 : index
    %1048 = arith.addi %1046, %1047 : index
    %1049 = arith.divui %1045, %c10 : index
    %1050 = arith.addi %1048, %1049 : index
    %1051 = arith.cmpi slt, %1050, %8 : index
    scf.if %1051 {
      %1052 = arith.cmpi eq, %hasFactors, %c3 : index
      %1053 = arith.muli %1050, %c12 : index
      %1054 = memref.load %factors[%1053] : memref<?xf32>
      %1055 = arith.mulf %1054, %operandScale : f32
      %1056 = arith.select %1052, %1055, %operandScale : f32
      %1057 = arith.remui %1045, %c10 : index
      %1058 = arith.muli %1057, %c18 : index
      %1059 = arith.addi %6, %1058 : index
      %1060 = vector.load %w[%1059] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1061 = vector.bitcast %1060 : vector<4xi8> to vector<1xf32>
      %1062 = vector.extract %1061[0] : f32 from vector<1xf32>
      %1063 = arith.mulf %1062, %1056 : f32
      %1064 = arith.mulf %1044, %1063 : f32
      %1065 = arith.muli %1050, %outputFeatures : index
      %1066 = arith.addi %1065, %13 : index
      %1067 = wave.lane
      %1068 = arith.remui %1067, %c10 : index
      %1069 = arith.addi %1066, %1068 : index
      scf.if %11 {
        %1070 = arith.addi %1069, %c4 : index
        %1071 = memref.load %residual[%1070] : memref<?xf32>
        %1072 = arith.addf %1071, %1064 : f32
        %1073 = arith.addi %1069, %c4 : index
        memref.store %1072, %out[%1073] : memref<?xf32>
      } else {
        %1074 = arith.addi %1069, %c4 : index
        memref.store %1064, %out[%1074] : memref<?xf32>
      }
    }
    %1075 = arith.muli %937, %c18 : index
    %1076 = arith.addi %1075, %c20 : index
    %1077 = arith.muli %1076, %c1 : index
    %1078 = arith.addi %1077, %936 : index
    %1079 = arith.addi %1078, %c4 : index
    %1080 = memref.load %10[%1079] : memref<?xf32>
    %1081 = arith.addi %1079, %c19 : index
    %1082 = memref.load %10[%1081] : memref<?xf32>
    %1083 = arith.addf %1080, %1082 : f32
    %1084 = wave.lane
    %1085 = arith.addi %9, %c14 : index
    %1086 = arith.muli %1076, %c12 : index
    %1087 = arith.addi %1085, %1086 : index
    %1088 = arith.divui %1084, %c10 : index
    %1089 = arith.addi %1087, %1088 : index
    %1090 = arith.cmpi slt, %1089, %8 : index
    scf.if %1090 {
      %1091 = arith.cmpi eq, %hasFactors, %c3 : index
      %1092 = arith.muli %1089, %c12 : index
      %1093 = memref.load %factors[%1092] : memref<?xf32>
      %1094 = arith.mulf %1093, %operandScale : f32
      %1095 = arith.select %1091, %1094, %operandScale : f32
      %1096 = arith.remui %1084, %c10 : index
      %1097 = arith.muli %1096, %c18 : index
      %1098 = arith.addi %6, %1097 : index
      %1099 = vector.load %w[%1098] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1100 = vector.bitcast %1099 : vector<4xi8> to vector<1xf32>
      %1101 = vector.extract %1100[0] : f32 from vector<1xf32>
      %1102 = arith.mulf %1101, %1095 : f32
      %1103 = arith.mulf %1083, %1102 : f32
      %1104 = arith.muli %1089, %outputFeatures : index
      %1105 = arith.addi %1104, %13 : index
      %1106 = wave.lane
      %1107 = arith.remui %1106, %c10 : index
      %1108 = arith.addi %1105, %1107 : index
      scf.if %11 {
        %1109 = arith.addi %1108, %c4 : index
        %1110 = memref.load %residual[%1109] : memref<?xf32>
        %1111 = arith.addf %1110, %1103 : f32
        %1112 = arith.addi %1108, %c4 : index
        memref.store %1111, %out[%1112] : memref<?xf32>
      } else {
        %1113 = arith.addi %1108, %c4 : index
        memref.store %1103, %out[%1113] : memref<?xf32>
      }
    }
  }
  wave.return
}
