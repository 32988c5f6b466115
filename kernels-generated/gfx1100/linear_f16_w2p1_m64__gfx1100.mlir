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
  %c26 = arith.constant 0x3F800000 : f32
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
      %441 = memref.load %factors[%438] : memref<?xf32>
      %442 = arith.select %440, %441, %c26 : f32
      %443 = arith.remui %433, %c10 : index
      %444 = arith.muli %443, %c18 : index
      %445 = arith.addi %6, %444 : index
      %446 = vector.load %w[%445] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %447 = vector.bitcast %446 : vector<4xi8> to vector<1xf32>
      %448 = vector.extract %447[0] : f32 from vector<1xf32>
      %449 = arith.mulf %448, %442 : f32
      %450 = arith.mulf %432, %449 : f32
      %451 = arith.muli %438, %outputFeatures : index
      %452 = arith.addi %451, %13 : index
      %453 = wave.lane
      %454 = arith.remui %453, %c10 : index
      %455 = arith.addi %452, %454 : index
      scf.if %11 {
        %456 = arith.addi %455, %c4 : index
        %457 = memref.load %residual[%456] : memref<?xf32>
        %458 = arith.addf %457, %450 : f32
        %459 = arith.addi %455, %c4 : index
        memref.store %458, %out[%459] : memref<?xf32>
      } else {
        %460 = arith.addi %455, %c4 : index
        memref.store %450, %out[%460] : memref<?xf32>
      }
    }
    %461 = arith.muli %403, %c18 : index
    %462 = arith.addi %461, %c3 : index
    %463 = arith.muli %462, %c1 : index
    %464 = arith.addi %463, %402 : index
    %465 = arith.addi %464, %c4 : index
    %466 = memref.load %10[%465] : memref<?xf32>
    %467 = arith.addi %465, %c19 : index
    %468 = memref.load %10[%467] : memref<?xf32>
    %469 = arith.addf %466, %468 : f32
    %470 = wave.lane
    %471 = arith.addi %9, %c4 : index
    %472 = arith.muli %462, %c12 : index
    %473 = arith.addi %471, %472 : index
    %474 = arith.divui %470, %c10 : index
    %475 = arith.addi %473, %474 : index
    %476 = arith.cmpi slt, %475, %8 : index
    scf.if %476 {
      %477 = arith.cmpi eq, %hasFactors, %c3 : index
      %478 = memref.load %factors[%475] : memref<?xf32>
      %479 = arith.select %477, %478, %c26 : f32
      %480 = arith.remui %470, %c10 : index
      %481 = arith.muli %480, %c18 : index
      %482 = arith.addi %6, %481 : index
      %483 = vector.load %w[%482] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %484 = vector.bitcast %483 : vector<4xi8> to vector<1xf32>
      %485 = vector.extract %484[0] : f32 from vector<1xf32>
      %486 = arith.mulf %485, %479 : f32
      %487 = arith.mulf %469, %486 : f32
      %488 = arith.muli %475, %outputFeatures : index
      %489 = arith.addi %488, %13 : index
      %490 = wave.lane
      %491 = arith.remui %490, %c10 : index
      %492 = arith.addi %489, %491 : index
      scf.if %11 {
        %493 = arith.addi %492, %c4 : index
        %494 = memref.load %residual[%493] : memref<?xf32>
        %495 = arith.addf %494, %487 : f32
        %496 = arith.addi %492, %c4 : index
        memref.store %495, %out[%496] : memref<?xf32>
      } else {
        %497 = arith.addi %492, %c4 : index
        memref.store %487, %out[%497] : memref<?xf32>
      }
    }
    %498 = arith.muli %403, %c18 : index
    %499 = arith.addi %498, %c12 : index
    %500 = arith.muli %499, %c1 : index
    %501 = arith.addi %500, %402 : index
    %502 = arith.addi %501, %c4 : index
    %503 = memref.load %10[%502] : memref<?xf32>
    %504 = arith.addi %502, %c19 : index
    %505 = memref.load %10[%504] : memref<?xf32>
    %506 = arith.addf %503, %505 : f32
    %507 = wave.lane
    %508 = arith.addi %9, %c4 : index
    %509 = arith.muli %499, %c12 : index
    %510 = arith.addi %508, %509 : index
    %511 = arith.divui %507, %c10 : index
    %512 = arith.addi %510, %511 : index
    %513 = arith.cmpi slt, %512, %8 : index
    scf.if %513 {
      %514 = arith.cmpi eq, %hasFactors, %c3 : index
      %515 = memref.load %factors[%512] : memref<?xf32>
      %516 = arith.select %514, %515, %c26 : f32
      %517 = arith.remui %507, %c10 : index
      %518 = arith.muli %517, %c18 : index
      %519 = arith.addi %6, %518 : index
      %520 = vector.load %w[%519] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %521 = vector.bitcast %520 : vector<4xi8> to vector<1xf32>
      %522 = vector.extract %521[0] : f32 from vector<1xf32>
      %523 = arith.mulf %522, %516 : f32
      %524 = arith.mulf %506, %523 : f32
      %525 = arith.muli %512, %outputFeatures : index
      %526 = arith.addi %525, %13 : index
      %527 = wave.lane
      %528 = arith.remui %527, %c10 : index
      %529 = arith.addi %526, %528 : index
      scf.if %11 {
        %530 = arith.addi %529, %c4 : index
        %531 = memref.load %residual[%530] : memref<?xf32>
        %532 = arith.addf %531, %524 : f32
        %533 = arith.addi %529, %c4 : index
        memref.store %532, %out[%533] : memref<?xf32>
      } else {
        %534 = arith.addi %529, %c4 : index
        memref.store %524, %out[%534] : memref<?xf32>
      }
    }
    %535 = arith.muli %403, %c18 : index
    %536 = arith.addi %535, %c20 : index
    %537 = arith.muli %536, %c1 : index
    %538 = arith.addi %537, %402 : index
    %539 = arith.addi %538, %c4 : index
    %540 = memref.load %10[%539] : memref<?xf32>
    %541 = arith.addi %539, %c19 : index
    %542 = memref.load %10[%541] : memref<?xf32>
    %543 = arith.addf %540, %542 : f32
    %544 = wave.lane
    %545 = arith.addi %9, %c4 : index
    %546 = arith.muli %536, %c12 : index
    %547 = arith.addi %545, %546 : index
    %548 = arith.divui %544, %c10 : index
    %549 = arith.addi %547, %548 : index
    %550 = arith.cmpi slt, %549, %8 : index
    scf.if %550 {
      %551 = arith.cmpi eq, %hasFactors, %c3 : index
      %552 = memref.load %factors[%549] : memref<?xf32>
      %553 = arith.select %551, %552, %c26 : f32
      %554 = arith.remui %544, %c10 : index
      %555 = arith.muli %554, %c18 : index
      %556 = arith.addi %6, %555 : index
      %557 = vector.load %w[%556] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %558 = vector.bitcast %557 : vector<4xi8> to vector<1xf32>
      %559 = vector.extract %558[0] : f32 from vector<1xf32>
      %560 = arith.mulf %559, %553 : f32
      %561 = arith.mulf %543, %560 : f32
      %562 = arith.muli %549, %outputFeatures : index
      %563 = arith.addi %562, %13 : index
      %564 = wave.lane
      %565 = arith.remui %564, %c10 : index
      %566 = arith.addi %563, %565 : index
      scf.if %11 {
        %567 = arith.addi %566, %c4 : index
        %568 = memref.load %residual[%567] : memref<?xf32>
        %569 = arith.addf %568, %561 : f32
        %570 = arith.addi %566, %c4 : index
        memref.store %569, %out[%570] : memref<?xf32>
      } else {
        %571 = arith.addi %566, %c4 : index
        memref.store %561, %out[%571] : memref<?xf32>
      }
    }
    %572 = wave.lane
    wave.barrier
    %573 = wave.wave
    %574 = arith.muli %573, %c3 : index
    %575 = arith.addi %574, %c4 : index
    %576 = arith.muli %575, %c19 : index
    %577 = arith.addi %576, %572 : index
    %578 = vector.extract %343#1[0] : f32 from vector<8xf32>
    %579 = arith.addi %577, %c4 : index
    memref.store %578, %10[%579] : memref<?xf32>
    %580 = vector.extract %343#1[1] : f32 from vector<8xf32>
    %581 = arith.addi %577, %c1 : index
    memref.store %580, %10[%581] : memref<?xf32>
    %582 = vector.extract %343#1[2] : f32 from vector<8xf32>
    %583 = arith.addi %577, %c6 : index
    memref.store %582, %10[%583] : memref<?xf32>
    %584 = vector.extract %343#1[3] : f32 from vector<8xf32>
    %585 = arith.addi %577, %c21 : index
    memref.store %584, %10[%585] : memref<?xf32>
    %586 = vector.extract %343#1[4] : f32 from vector<8xf32>
    %587 = arith.addi %577, %c2 : index
    memref.store %586, %10[%587] : memref<?xf32>
    %588 = vector.extract %343#1[5] : f32 from vector<8xf32>
    %589 = arith.addi %577, %c22 : index
    memref.store %588, %10[%589] : memref<?xf32>
    %590 = vector.extract %343#1[6] : f32 from vector<8xf32>
    %591 = arith.addi %577, %c23 : index
    memref.store %590, %10[%591] : memref<?xf32>
    %592 = vector.extract %343#1[7] : f32 from vector<8xf32>
    %593 = arith.addi %577, %c24 : index
    memref.store %592, %10[%593] : memref<?xf32>
    wave.barrier
    %594 = arith.muli %573, %c18 : index
    %595 = arith.addi %594, %c4 : index
    %596 = arith.muli %595, %c1 : index
    %597 = arith.addi %596, %572 : index
    %598 = arith.addi %597, %c4 : index
    %599 = memref.load %10[%598] : memref<?xf32>
    %600 = arith.addi %598, %c19 : index
    %601 = memref.load %10[%600] : memref<?xf32>
    %602 = arith.addf %599, %601 : f32
    %603 = wave.lane
    %604 = arith.addi %9, %c10 : index
    %605 = arith.muli %595, %c12 : index
    %606 = arith.addi %604, %605 : index
    %607 = arith.divui %603, %c10 : index
    %608 = arith.addi %606, %607 : index
    %609 = arith.cmpi slt, %608, %8 : index
    scf.if %609 {
      %610 = arith.cmpi eq, %hasFactors, %c3 : index
      %611 = memref.load %factors[%608] : memref<?xf32>
      %612 = arith.select %610, %611, %c26 : f32
      %613 = arith.remui %603, %c10 : index
      %614 = arith.muli %613, %c18 : index
      %615 = arith.addi %6, %614 : index
      %616 = vector.load %w[%615] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %617 = vector.bitcast %616 : vector<4xi8> to vector<1xf32>
      %618 = vector.extract %617[0] : f32 from vector<1xf32>
      %619 = arith.mulf %618, %612 : f32
      %620 = arith.mulf %602, %619 : f32
      %621 = arith.muli %608, %outputFeatures : index
      %622 = arith.addi %621, %13 : index
      %623 = wave.lane
      %624 = arith.remui %623, %c10 : index
      %625 = arith.addi %622, %624 : index
      scf.if %11 {
        %626 = arith.addi %625, %c4 : index
        %627 = memref.load %residual[%626] : memref<?xf32>
        %628 = arith.addf %627, %620 : f32
        %629 = arith.addi %625, %c4 : index
        memref.store %628, %out[%629] : memref<?xf32>
      } else {
        %630 = arith.addi %625, %c4 : index
        memref.store %620, %out[%630] : memref<?xf32>
      }
    }
    %631 = arith.muli %573, %c18 : index
    %632 = arith.addi %631, %c3 : index
    %633 = arith.muli %632, %c1 : index
    %634 = arith.addi %633, %572 : index
    %635 = arith.addi %634, %c4 : index
    %636 = memref.load %10[%635] : memref<?xf32>
    %637 = arith.addi %635, %c19 : index
    %638 = memref.load %10[%637] : memref<?xf32>
    %639 = arith.addf %636, %638 : f32
    %640 = wave.lane
    %641 = arith.addi %9, %c10 : index
    %642 = arith.muli %632, %c12 : index
    %643 = arith.addi %641, %642 : index
    %644 = arith.divui %640, %c10 : index
    %645 = arith.addi %643, %644 : index
    %646 = arith.cmpi slt, %645, %8 : index
    scf.if %646 {
      %647 = arith.cmpi eq, %hasFactors, %c3 : index
      %648 = memref.load %factors[%645] : memref<?xf32>
      %649 = arith.select %647, %648, %c26 : f32
      %650 = arith.remui %640, %c10 : index
      %651 = arith.muli %650, %c18 : index
      %652 = arith.addi %6, %651 : index
      %653 = vector.load %w[%652] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %654 = vector.bitcast %653 : vector<4xi8> to vector<1xf32>
      %655 = vector.extract %654[0] : f32 from vector<1xf32>
      %656 = arith.mulf %655, %649 : f32
      %657 = arith.mulf %639, %656 : f32
      %658 = arith.muli %645, %outputFeatures : index
      %659 = arith.addi %658, %13 : index
      %660 = wave.lane
      %661 = arith.remui %660, %c10 : index
      %662 = arith.addi %659, %661 : index
      scf.if %11 {
        %663 = arith.addi %662, %c4 : index
        %664 = memref.load %residual[%663] : memref<?xf32>
        %665 = arith.addf %664, %657 : f32
        %666 = arith.addi %662, %c4 : index
        memref.store %665, %out[%666] : memref<?xf32>
      } else {
        %667 = arith.addi %662, %c4 : index
        memref.store %657, %out[%667] : memref<?xf32>
      }
    }
    %668 = arith.muli %573, %c18 : index
    %669 = arith.addi %668, %c12 : index
    %670 = arith.muli %669, %c1 : index
    %671 = arith.addi %670, %572 : index
    %672 = arith.addi %671, %c4 : index
    %673 = memref.load %10[%672] : memref<?xf32>
    %674 = arith.addi %672, %c19 : index
    %675 = memref.load %10[%674] : memref<?xf32>
    %676 = arith.addf %673, %675 : f32
    %677 = wave.lane
    %678 = arith.addi %9, %c10 : index
    %679 = arith.muli %669, %c12 : index
    %680 = arith.addi %678, %679 : index
    %681 = arith.divui %677, %c10 : index
    %682 = arith.addi %680, %681 : index
    %683 = arith.cmpi slt, %682, %8 : index
    scf.if %683 {
      %684 = arith.cmpi eq, %hasFactors, %c3 : index
      %685 = memref.load %factors[%682] : memref<?xf32>
      %686 = arith.select %684, %685, %c26 : f32
      %687 = arith.remui %677, %c10 : index
      %688 = arith.muli %687, %c18 : index
      %689 = arith.addi %6, %688 : index
      %690 = vector.load %w[%689] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %691 = vector.bitcast %690 : vector<4xi8> to vector<1xf32>
      %692 = vector.extract %691[0] : f32 from vector<1xf32>
      %693 = arith.mulf %692, %686 : f32
      %694 = arith.mulf %676, %693 : f32
      %695 = arith.muli %682, %outputFeatures : index
      %696 = arith.addi %695, %13 : index
      %697 = wave.lane
      %698 = arith.remui %697, %c10 : index
      %699 = arith.addi %696, %698 : index
      scf.if %11 {
        %700 = arith.addi %699, %c4 : index
        %701 = memref.load %residual[%700] : memref<?xf32>
        %702 = arith.addf %701, %694 : f32
        %703 = arith.addi %699, %c4 : index
        memref.store %702, %out[%703] : memref<?xf32>
      } else {
        %704 = arith.addi %699, %c4 : index
        memref.store %694, %out[%704] : memref<?xf32>
      }
    }
    %705 = arith.muli %573, %c18 : index
    %706 = arith.addi %705, %c20 : index
    %707 = arith.muli %706, %c1 : index
    %708 = arith.addi %707, %572 : index
    %709 = arith.addi %708, %c4 : index
    %710 = memref.load %10[%709] : memref<?xf32>
    %711 = arith.addi %709, %c19 : index
    %712 = memref.load %10[%711] : memref<?xf32>
    %713 = arith.addf %710, %712 : f32
    %714 = wave.lane
    %715 = arith.addi %9, %c10 : index
    %716 = arith.muli %706, %c12 : index
    %717 = arith.addi %715, %716 : index
    %718 = arith.divui %714, %c10 : index
    %719 = arith.addi %717, %718 : index
    %720 = arith.cmpi slt, %719, %8 : index
    scf.if %720 {
      %721 = arith.cmpi eq, %hasFactors, %c3 : index
      %722 = memref.load %factors[%719] : memref<?xf32>
      %723 = arith.select %721, %722, %c26 : f32
      %724 = arith.remui %714, %c10 : index
      %725 = arith.muli %724, %c18 : index
      %726 = arith.addi %6, %725 : index
      %727 = vector.load %w[%726] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %728 = vector.bitcast %727 : vector<4xi8> to vector<1xf32>
      %729 = vector.extract %728[0] : f32 from vector<1xf32>
      %730 = arith.mulf %729, %723 : f32
      %731 = arith.mulf %713, %730 : f32
      %732 = arith.muli %719, %outputFeatures : index
      %733 = arith.addi %732, %13 : index
      %734 = wave.lane
      %735 = arith.remui %734, %c10 : index
      %736 = arith.addi %733, %735 : index
      scf.if %11 {
        %737 = arith.addi %736, %c4 : index
        %738 = memref.load %residual[%737] : memref<?xf32>
        %739 = arith.addf %738, %731 : f32
        %740 = arith.addi %736, %c4 : index
        memref.store %739, %out[%740] : memref<?xf32>
      } else {
        %741 = arith.addi %736, %c4 : index
        memref.store %731, %out[%741] : memref<?xf32>
      }
    }
    %742 = wave.lane
    wave.barrier
    %743 = wave.wave
    %744 = arith.muli %743, %c3 : index
    %745 = arith.addi %744, %c4 : index
    %746 = arith.muli %745, %c19 : index
    %747 = arith.addi %746, %742 : index
    %748 = vector.extract %343#2[0] : f32 from vector<8xf32>
    %749 = arith.addi %747, %c4 : index
    memref.store %748, %10[%749] : memref<?xf32>
    %750 = vector.extract %343#2[1] : f32 from vector<8xf32>
    %751 = arith.addi %747, %c1 : index
    memref.store %750, %10[%751] : memref<?xf32>
    %752 = vector.extract %343#2[2] : f32 from vector<8xf32>
    %753 = arith.addi %747, %c6 : index
    memref.store %752, %10[%753] : memref<?xf32>
    %754 = vector.extract %343#2[3] : f32 from vector<8xf32>
    %755 = arith.addi %747, %c21 : index
    memref.store %754, %10[%755] : memref<?xf32>
    %756 = vector.extract %343#2[4] : f32 from vector<8xf32>
    %757 = arith.addi %747, %c2 : index
    memref.store %756, %10[%757] : memref<?xf32>
    %758 = vector.extract %343#2[5] : f32 from vector<8xf32>
    %759 = arith.addi %747, %c22 : index
    memref.store %758, %10[%759] : memref<?xf32>
    %760 = vector.extract %343#2[6] : f32 from vector<8xf32>
    %761 = arith.addi %747, %c23 : index
    memref.store %760, %10[%761] : memref<?xf32>
    %762 = vector.extract %343#2[7] : f32 from vector<8xf32>
    %763 = arith.addi %747, %c24 : index
    memref.store %762, %10[%763] : memref<?xf32>
    wave.barrier
    %764 = arith.muli %743, %c18 : index
    %765 = arith.addi %764, %c4 : index
    %766 = arith.muli %765, %c1 : index
    %767 = arith.addi %766, %742 : index
    %768 = arith.addi %767, %c4 : index
    %769 = memref.load %10[%768] : memref<?xf32>
    %770 = arith.addi %768, %c19 : index
    %771 = memref.load %10[%770] : memref<?xf32>
    %772 = arith.addf %769, %771 : f32
    %773 = wave.lane
    %774 = arith.addi %9, %c1 : index
    %775 = arith.muli %765, %c12 : index
    %776 = arith.addi %774, %775 : index
    %777 = arith.divui %773, %c10 : index
    %778 = arith.addi %776, %777 : index
    %779 = arith.cmpi slt, %778, %8 : index
    scf.if %779 {
      %780 = arith.cmpi eq, %hasFactors, %c3 : index
      %781 = memref.load %factors[%778] : memref<?xf32>
      %782 = arith.select %780, %781, %c26 : f32
      %783 = arith.remui %773, %c10 : index
      %784 = arith.muli %783, %c18 : index
      %785 = arith.addi %6, %784 : index
      %786 = vector.load %w[%785] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %787 = vector.bitcast %786 : vector<4xi8> to vector<1xf32>
      %788 = vector.extract %787[0] : f32 from vector<1xf32>
      %789 = arith.mulf %788, %782 : f32
      %790 = arith.mulf %772, %789 : f32
      %791 = arith.muli %778, %outputFeatures : index
      %792 = arith.addi %791, %13 : index
      %793 = wave.lane
      %794 = arith.remui %793, %c10 : index
      %795 = arith.addi %792, %794 : index
      scf.if %11 {
        %796 = arith.addi %795, %c4 : index
        %797 = memref.load %residual[%796] : memref<?xf32>
        %798 = arith.addf %797, %790 : f32
        %799 = arith.addi %795, %c4 : index
        memref.store %798, %out[%799] : memref<?xf32>
      } else {
        %800 = arith.addi %795, %c4 : index
        memref.store %790, %out[%800] : memref<?xf32>
      }
    }
    %801 = arith.muli %743, %c18 : index
    %802 = arith.addi %801, %c3 : index
    %803 = arith.muli %802, %c1 : index
    %804 = arith.addi %803, %742 : index
    %805 = arith.addi %804, %c4 : index
    %806 = memref.load %10[%805] : memref<?xf32>
    %807 = arith.addi %805, %c19 : index
    %808 = memref.load %10[%807] : memref<?xf32>
    %809 = arith.addf %806, %808 : f32
    %810 = wave.lane
    %811 = arith.addi %9, %c1 : index
    %812 = arith.muli %802, %c12 : index
    %813 = arith.addi %811, %812 : index
    %814 = arith.divui %810, %c10 : index
    %815 = arith.addi %813, %814 : index
    %816 = arith.cmpi slt, %815, %8 : index
    scf.if %816 {
      %817 = arith.cmpi eq, %hasFactors, %c3 : index
      %818 = memref.load %factors[%815] : memref<?xf32>
      %819 = arith.select %817, %818, %c26 : f32
      %820 = arith.remui %810, %c10 : index
      %821 = arith.muli %820, %c18 : index
      %822 = arith.addi %6, %821 : index
      %823 = vector.load %w[%822] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %824 = vector.bitcast %823 : vector<4xi8> to vector<1xf32>
      %825 = vector.extract %824[0] : f32 from vector<1xf32>
      %826 = arith.mulf %825, %819 : f32
      %827 = arith.mulf %809, %826 : f32
      %828 = arith.muli %815, %outputFeatures : index
      %829 = arith.addi %828, %13 : index
      %830 = wave.lane
      %831 = arith.remui %830, %c10 : index
      %832 = arith.addi %829, %831 : index
      scf.if %11 {
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
    %838 = arith.muli %743, %c18 : index
    %839 = arith.addi %838, %c12 : index
    %840 = arith.muli %839, %c1 : index
    %841 = arith.addi %840, %742 : index
    %842 = arith.addi %841, %c4 : index
    %843 = memref.load %10[%842] : memref<?xf32>
    %844 = arith.addi %842, %c19 : index
    %845 = memref.load %10[%844] : memref<?xf32>
    %846 = arith.addf %843, %845 : f32
    %847 = wave.lane
    %848 = arith.addi %9, %c1 : index
    %849 = arith.muli %839, %c12 : index
    %850 = arith.addi %848, %849 : index
    %851 = arith.divui %847, %c10 : index
    %852 = arith.addi %850, %851 : index
    %853 = arith.cmpi slt, %852, %8 : index
    scf.if %853 {
      %854 = arith.cmpi eq, %hasFactors, %c3 : index
      %855 = memref.load %factors[%852] : memref<?xf32>
      %856 = arith.select %854, %855, %c26 : f32
      %857 = arith.remui %847, %c10 : index
      %858 = arith.muli %857, %c18 : index
      %859 = arith.addi %6, %858 : index
      %860 = vector.load %w[%859] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %861 = vector.bitcast %860 : vector<4xi8> to vector<1xf32>
      %862 = vector.extract %861[0] : f32 from vector<1xf32>
      %863 = arith.mulf %862, %856 : f32
      %864 = arith.mulf %846, %863 : f32
      %865 = arith.muli %852, %outputFeatures : index
      %866 = arith.addi %865, %13 : index
      %867 = wave.lane
      %868 = arith.remui %867, %c10 : index
      %869 = arith.addi %866, %868 : index
      scf.if %11 {
        %870 = arith.addi %869, %c4 : index
        %871 = memref.load %residual[%870] : memref<?xf32>
        %872 = arith.addf %871, %864 : f32
        %873 = arith.addi %869, %c4 : index
        memref.store %872, %out[%873] : memref<?xf32>
      } else {
        %874 = arith.addi %869, %c4 : index
        memref.store %864, %out[%874] : memref<?xf32>
      }
    }
    %875 = arith.muli %743, %c18 : index
    %876 = arith.addi %875, %c20 : index
    %877 = arith.muli %876, %c1 : index
    %878 = arith.addi %877, %742 : index
    %879 = arith.addi %878, %c4 : index
    %880 = memref.load %10[%879] : memref<?xf32>
    %881 = arith.addi %879, %c19 : index
    %882 = memref.load %10[%881] : memref<?xf32>
    %883 = arith.addf %880, %882 : f32
    %884 = wave.lane
    %885 = arith.addi %9, %c1 : index
    %886 = arith.muli %876, %c12 : index
    %887 = arith.addi %885, %886 : index
    %888 = arith.divui %884, %c10 : index
    %889 = arith.addi %887, %888 : index
    %890 = arith.cmpi slt, %889, %8 : index
    scf.if %890 {
      %891 = arith.cmpi eq, %hasFactors, %c3 : index
      %892 = memref.load %factors[%889] : memref<?xf32>
      %893 = arith.select %891, %892, %c26 : f32
      %894 = arith.remui %884, %c10 : index
      %895 = arith.muli %894, %c18 : index
      %896 = arith.addi %6, %895 : index
      %897 = vector.load %w[%896] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %898 = vector.bitcast %897 : vector<4xi8> to vector<1xf32>
      %899 = vector.extract %898[0] : f32 from vector<1xf32>
      %900 = arith.mulf %899, %893 : f32
      %901 = arith.mulf %883, %900 : f32
      %902 = arith.muli %889, %outputFeatures : index
      %903 = arith.addi %902, %13 : index
      %904 = wave.lane
      %905 = arith.remui %904, %c10 : index
      %906 = arith.addi %903, %905 : index
      scf.if %11 {
        %907 = arith.addi %906, %c4 : index
        %908 = memref.load %residual[%907] : memref<?xf32>
        %909 = arith.addf %908, %901 : f32
        %910 = arith.addi %906, %c4 : index
        memref.store %909, %out[%910] : memref<?xf32>
      } else {
        %911 = arith.addi %906, %c4 : index
        memref.store %901, %out[%911] : memref<?xf32>
      }
    }
    %912 = wave.lane
    wave.barrier
    %913 = wave.wave
    %914 = arith.muli %913, %c3 : index
    %915 = arith.addi %914, %c4 : index
    %916 = arith.muli %915, %c19 : index
    %917 = arith.addi %916, %912 : index
    %918 = vector.extract %343#3[0] : f32 from vector<8xf32>
    %919 = arith.addi %917, %c4 : index
    memref.store %918, %10[%919] : memref<?xf32>
    %920 = vector.extract %343#3[1] : f32 from vector<8xf32>
    %921 = arith.addi %917, %c1 : index
    memref.store %920, %10[%921] : memref<?xf32>
    %922 = vector.extract %343#3[2] : f32 from vector<8xf32>
    %923 = arith.addi %917, %c6 : index
    memref.store %922, %10[%923] : memref<?xf32>
    %924 = vector.extract %343#3[3] : f32 from vector<8xf32>
    %925 = arith.addi %917, %c21 : index
    memref.store %924, %10[%925] : memref<?xf32>
    %926 = vector.extract %343#3[4] : f32 from vector<8xf32>
    %927 = arith.addi %917, %c2 : index
    memref.store %926, %10[%927] : memref<?xf32>
    %928 = vector.extract %343#3[5] : f32 from vector<8xf32>
    %929 = arith.addi %917, %c22 : index
    memref.store %928, %10[%929] : memref<?xf32>
    %930 = vector.extract %343#3[6] : f32 from vector<8xf32>
    %931 = arith.addi %917, %c23 : index
    memref.store %930, %10[%931] : memref<?xf32>
    %932 = vector.extract %343#3[7] : f32 from vector<8xf32>
    %933 = arith.addi %917, %c24 : index
    memref.store %932, %10[%933] : memref<?xf32>
    wave.barrier
    %934 = arith.muli %913, %c18 : index
    %935 = arith.addi %934, %c4 : index
    %936 = arith.muli %935, %c1 : index
    %937 = arith.addi %936, %912 : index
    %938 = arith.addi %937, %c4 : index
    %939 = memref.load %10[%938] : memref<?xf32>
    %940 = arith.addi %938, %c19 : index
    %941 = memref.load %10[%940] : memref<?xf32>
    %942 = arith.addf %939, %941 : f32
    %943 = wave.lane
    %944 = arith.addi %9, %c14 : index
    %945 = arith.muli %935, %c12 : index
    %946 = arith.addi %944, %945 : index
    %947 = arith.divui %943, %c10 : index
    %948 = arith.addi %946, %947 : index
    %949 = arith.cmpi slt, %948, %8 : index
    scf.if %949 {
      %950 = arith.cmpi eq, %hasFactors, %c3 : index
      %951 = memref.load %factors[%948] : memref<?xf32>
      %952 = arith.select %950, %951, %c26 : f32
      %953 = arith.remui %943, %c10 : index
      %954 = arith.muli %953, %c18 : index
      %955 = arith.addi %6, %954 : index
      %956 = vector.load %w[%955] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %957 = vector.bitcast %956 : vector<4xi8> to vector<1xf32>
      %958 = vector.extract %957[0] : f32 from vector<1xf32>
      %959 = arith.mulf %958, %952 : f32
      %960 = arith.mulf %942, %959 : f32
      %961 = arith.muli %948, %outputFeatures : index
      %962 = arith.addi %961, %13 : index
      %963 = wave.lane
      %964 = arith.remui %963, %c10 : index
      %965 = arith.addi %962, %964 : index
      scf.if %11 {
        %966 = arith.addi %965, %c4 : index
        %967 = memref.load %residual[%966] : memref<?xf32>
        %968 = arith.addf %967, %960 : f32
        %969 = arith.addi %965, %c4 : index
        memref.store %968, %out[%969] : memref<?xf32>
      } else {
        %970 = arith.addi %965, %c4 : index
        memref.store %960, %out[%970] : memref<?xf32>
      }
    }
    %971 = arith.muli %913, %c18 : index
    %972 = arith.addi %971, %c3 : index
    %973 = arith.muli %972, %c1 : index
    %974 = arith.addi %973, %912 : index
    %975 = arith.addi %974, %c4 : index
    %976 = memref.load %10[%975] : memref<?xf32>
    %977 = arith.addi %975, %c19 : index
    %978 = memref.load %10[%977] : memref<?xf32>
    %979 = arith.addf %976, %978 : f32
    %980 = wave.lane
    %981 = arith.addi %9, %c14 : index
    %982 = arith.muli %972, %c12 : index
    %983 = arith.addi %981, %982 : index
    %984 = arith.divui %980, %c10 : index
    %985 = arith.addi %983, %984 : index
    %986 = arith.cmpi slt, %985, %8 : index
    scf.if %986 {
      %987 = arith.cmpi eq, %hasFactors, %c3 : index
      %988 = memref.load %factors[%985] : memref<?xf32>
      %989 = arith.select %987, %988, %c26 : f32
      %990 = arith.remui %980, %c10 : index
      %991 = arith.muli %990, %c18 : index
      %992 = arith.addi %6, %991 : index
      %993 = vector.load %w[%992] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %994 = vector.bitcast %993 : vector<4xi8> to vector<1xf32>
      %995 = vector.extract %994[0] : f32 from vector<1xf32>
      %996 = arith.mulf %995, %989 : f32
      %997 = arith.mulf %979, %996 : f32
      %998 = arith.muli %985, %outputFeatures : index
      %999 = arith.addi %998, %13 : index
      %1000 = wave.lane
      %1001 = arith.remui %1000, %c10 : index
      %1002 = arith.addi %999, %1001 : index
      scf.if %11 {
        %1003 = arith.addi %1002, %c4 : index
        %1004 = memref.load %residual[%1003] : memref<?xf32>
        %1005 = arith.addf %1004, %997 : f32
        %1006 = arith.addi %1002, %c4 : index
        memref.store %1005, %out[%1006] : memref<?xf32>
      } else {
        %1007 = arith.addi %1002, %c4 : index
        memref.store %997, %out[%1007] : memref<?xf32>
      }
    }
    %1008 = arith.muli %913, %c18 : index
    %1009 = arith.addi %1008, %c12 : index
    %1010 = arith.muli %1009, %c1 : index
    %1011 = arith.addi %1010, %912 : index
    %1012 = arith.addi %1011, %c4 : index
    %1013 = memref.load %10[%1012] : memref<?xf32>
    %1014 = arith.addi %1012, %c19 : index
    %1015 = memref.load %10[%1014] : memref<?xf32>
    %1016 = arith.addf %1013, %1015 : f32
    %1017 = wave.lane
    %1018 = arith.addi %9, %c14 : index
    %1019 = arith.muli %1009, %c12 : index
    %1020 = arith.addi %1018, %1019 : index
    %1021 = arith.divui %1017, %c10 : index
    %1022 = arith.addi %1020, %1021 : index
    %1023 = arith.cmpi slt, %1022, %8 : index
    scf.if %1023 {
      %1024 = arith.cmpi eq, %hasFactors, %c3 : index
      %1025 = memref.load %factors[%1022] : memref<?xf32>
      %1026 = arith.select %1024, %1025, %c26 : f32
      %1027 = arith.remui %1017, %c10 : index
      %1028 = arith.muli %1027, %c18 : index
      %1029 = arith.addi %6, %1028 : index
      %1030 = vector.load %w[%1029] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1031 = vector.bitcast %1030 : vector<4xi8> to vector<1xf32>
      %1032 = vector.extract %1031[0] : f32 from vector<1xf32>
      %1033 = arith.mulf %1032, %1026 : f32
      %1034 = arith.mulf %1016, %1033 : f32
      %1035 = arith.muli %1022, %outputFeatures : index
      %1036 = arith.addi %1035, %13 : index
      %1037 = wave.lane
      %1038 = arith.remui %1037, %c10 : index
      %1039 = arith.addi %1036, %1038 : index
      scf.if %11 {
        %1040 = arith.addi %1039, %c4 : index
        %1041 = memref.load %residual[%1040] : memref<?xf32>
        %1042 = arith.addf %1041, %1034 : f32
        %1043 = arith.addi %1039, %c4 : index
        memref.store %1042, %out[%1043] : memref<?xf32>
      } else {
        %1044 = arith.addi %1039, %c4 : index
        memref.store %1034, %out[%1044] : memref<?xf32>
      }
    }
    %1045 = arith.muli %913, %c18 : index
    %1046 = arith.addi %1045, %c20 : index
    %1047 = arith.muli %1046, %c1 : index
    %1048 = arith.addi %1047, %912 : index
    %1049 = arith.addi %1048, %c4 : index
    %1050 = memref.load %10[%1049] : memref<?xf32>
    %1051 = arith.addi %1049, %c19 : index
    %1052 = memref.load %10[%1051] : memref<?xf32>
    %1053 = arith.addf %1050, %1052 : f32
    %1054 = wave.lane
    %1055 = arith.addi %9, %c14 : index
    %1056 = arith.muli %1046, %c12 : index
    %1057 = arith.addi %1055, %1056 : index
    %1058 = arith.divui %1054, %c10 : index
    %1059 = arith.addi %1057, %1058 : index
    %1060 = arith.cmpi slt, %1059, %8 : index
    scf.if %1060 {
      %1061 = arith.cmpi eq, %hasFactors, %c3 : index
      %1062 = memref.load %factors[%1059] : memref<?xf32>
      %1063 = arith.select %1061, %1062, %c26 : f32
      %1064 = arith.remui %1054, %c10 : index
      %1065 = arith.muli %1064, %c18 : index
      %1066 = arith.addi %6, %1065 : index
      %1067 = vector.load %w[%1066] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1068 = vector.bitcast %1067 : vector<4xi8> to vector<1xf32>
      %1069 = vector.extract %1068[0] : f32 from vector<1xf32>
      %1070 = arith.mulf %1069, %1063 : f32
      %1071 = arith.mulf %1053, %1070 : f32
      %1072 = arith.muli %1059, %outputFeatures : index
      %1073 = arith.addi %1072, %13 : index
      %1074 = wave.lane
      %1075 = arith.remui %1074, %c10 : index
      %1076 = arith.addi %1073, %1075 : index
      scf.if %11 {
        %1077 = arith.addi %1076, %c4 : index
        %1078 = memref.load %residual[%1077] : memref<?xf32>
        %1079 = arith.addf %1078, %1071 : f32
        %1080 = arith.addi %1076, %c4 : index
        memref.store %1079, %out[%1080] : memref<?xf32>
      } else {
        %1081 = arith.addi %1076, %c4 : index
        memref.store %1071, %out[%1081] : memref<?xf32>
      }
    }
  }
  wave.return
}
