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
  %c28 = arith.constant 0x3F800000 : f32
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
      %447 = memref.load %factors[%444] : memref<?xf32>
      %448 = arith.select %446, %447, %c28 : f32
      %449 = arith.remui %439, %c10 : index
      %450 = arith.muli %449, %c18 : index
      %451 = arith.addi %6, %450 : index
      %452 = vector.load %w[%451] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %453 = vector.bitcast %452 : vector<4xi8> to vector<1xf32>
      %454 = vector.extract %453[0] : f32 from vector<1xf32>
      %455 = arith.mulf %454, %448 : f32
      %456 = arith.mulf %438, %455 : f32
      %457 = arith.muli %444, %outputFeatures : index
      %458 = arith.addi %457, %13 : index
      %459 = wave.lane
      %460 = arith.remui %459, %c10 : index
      %461 = arith.addi %458, %460 : index
      scf.if %11 {
        %462 = arith.addi %461, %c4 : index
        %463 = memref.load %residual[%462] : memref<?xf32>
        %464 = arith.addf %463, %456 : f32
        %465 = arith.addi %461, %c4 : index
        memref.store %464, %out[%465] : memref<?xf32>
      } else {
        %466 = arith.addi %461, %c4 : index
        memref.store %456, %out[%466] : memref<?xf32>
      }
    }
    %467 = arith.muli %403, %c12 : index
    %468 = arith.addi %467, %c3 : index
    %469 = arith.muli %468, %c1 : index
    %470 = arith.addi %469, %402 : index
    %471 = arith.addi %470, %c4 : index
    %472 = memref.load %10[%471] : memref<?xf32>
    %473 = arith.addi %471, %c20 : index
    %474 = memref.load %10[%473] : memref<?xf32>
    %475 = arith.addf %472, %474 : f32
    %476 = arith.addi %471, %c19 : index
    %477 = memref.load %10[%476] : memref<?xf32>
    %478 = arith.addf %475, %477 : f32
    %479 = arith.addi %471, %c26 : index
    %480 = memref.load %10[%479] : memref<?xf32>
    %481 = arith.addf %478, %480 : f32
    %482 = wave.lane
    %483 = arith.addi %9, %c4 : index
    %484 = arith.muli %468, %c12 : index
    %485 = arith.addi %483, %484 : index
    %486 = arith.divui %482, %c10 : index
    %487 = arith.addi %485, %486 : index
    %488 = arith.cmpi slt, %487, %8 : index
    scf.if %488 {
      %489 = arith.cmpi eq, %hasFactors, %c3 : index
      %490 = memref.load %factors[%487] : memref<?xf32>
      %491 = arith.select %489, %490, %c28 : f32
      %492 = arith.remui %482, %c10 : index
      %493 = arith.muli %492, %c18 : index
      %494 = arith.addi %6, %493 : index
      %495 = vector.load %w[%494] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %496 = vector.bitcast %495 : vector<4xi8> to vector<1xf32>
      %497 = vector.extract %496[0] : f32 from vector<1xf32>
      %498 = arith.mulf %497, %491 : f32
      %499 = arith.mulf %481, %498 : f32
      %500 = arith.muli %487, %outputFeatures : index
      %501 = arith.addi %500, %13 : index
      %502 = wave.lane
      %503 = arith.remui %502, %c10 : index
      %504 = arith.addi %501, %503 : index
      scf.if %11 {
        %505 = arith.addi %504, %c4 : index
        %506 = memref.load %residual[%505] : memref<?xf32>
        %507 = arith.addf %506, %499 : f32
        %508 = arith.addi %504, %c4 : index
        memref.store %507, %out[%508] : memref<?xf32>
      } else {
        %509 = arith.addi %504, %c4 : index
        memref.store %499, %out[%509] : memref<?xf32>
      }
    }
    %510 = wave.lane
    wave.barrier
    %511 = wave.wave
    %512 = arith.muli %511, %c3 : index
    %513 = arith.addi %512, %c4 : index
    %514 = arith.muli %513, %c20 : index
    %515 = arith.addi %514, %510 : index
    %516 = vector.extract %343#1[0] : f32 from vector<8xf32>
    %517 = arith.addi %515, %c4 : index
    memref.store %516, %10[%517] : memref<?xf32>
    %518 = vector.extract %343#1[1] : f32 from vector<8xf32>
    %519 = arith.addi %515, %c1 : index
    memref.store %518, %10[%519] : memref<?xf32>
    %520 = vector.extract %343#1[2] : f32 from vector<8xf32>
    %521 = arith.addi %515, %c6 : index
    memref.store %520, %10[%521] : memref<?xf32>
    %522 = vector.extract %343#1[3] : f32 from vector<8xf32>
    %523 = arith.addi %515, %c22 : index
    memref.store %522, %10[%523] : memref<?xf32>
    %524 = vector.extract %343#1[4] : f32 from vector<8xf32>
    %525 = arith.addi %515, %c2 : index
    memref.store %524, %10[%525] : memref<?xf32>
    %526 = vector.extract %343#1[5] : f32 from vector<8xf32>
    %527 = arith.addi %515, %c23 : index
    memref.store %526, %10[%527] : memref<?xf32>
    %528 = vector.extract %343#1[6] : f32 from vector<8xf32>
    %529 = arith.addi %515, %c24 : index
    memref.store %528, %10[%529] : memref<?xf32>
    %530 = vector.extract %343#1[7] : f32 from vector<8xf32>
    %531 = arith.addi %515, %c25 : index
    memref.store %530, %10[%531] : memref<?xf32>
    wave.barrier
    %532 = arith.muli %511, %c12 : index
    %533 = arith.addi %532, %c4 : index
    %534 = arith.muli %533, %c1 : index
    %535 = arith.addi %534, %510 : index
    %536 = arith.addi %535, %c4 : index
    %537 = memref.load %10[%536] : memref<?xf32>
    %538 = arith.addi %536, %c20 : index
    %539 = memref.load %10[%538] : memref<?xf32>
    %540 = arith.addf %537, %539 : f32
    %541 = arith.addi %536, %c19 : index
    %542 = memref.load %10[%541] : memref<?xf32>
    %543 = arith.addf %540, %542 : f32
    %544 = arith.addi %536, %c26 : index
    %545 = memref.load %10[%544] : memref<?xf32>
    %546 = arith.addf %543, %545 : f32
    %547 = wave.lane
    %548 = arith.addi %9, %c10 : index
    %549 = arith.muli %533, %c12 : index
    %550 = arith.addi %548, %549 : index
    %551 = arith.divui %547, %c10 : index
    %552 = arith.addi %550, %551 : index
    %553 = arith.cmpi slt, %552, %8 : index
    scf.if %553 {
      %554 = arith.cmpi eq, %hasFactors, %c3 : index
      %555 = memref.load %factors[%552] : memref<?xf32>
      %556 = arith.select %554, %555, %c28 : f32
      %557 = arith.remui %547, %c10 : index
      %558 = arith.muli %557, %c18 : index
      %559 = arith.addi %6, %558 : index
      %560 = vector.load %w[%559] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %561 = vector.bitcast %560 : vector<4xi8> to vector<1xf32>
      %562 = vector.extract %561[0] : f32 from vector<1xf32>
      %563 = arith.mulf %562, %556 : f32
      %564 = arith.mulf %546, %563 : f32
      %565 = arith.muli %552, %outputFeatures : index
      %566 = arith.addi %565, %13 : index
      %567 = wave.lane
      %568 = arith.remui %567, %c10 : index
      %569 = arith.addi %566, %568 : index
      scf.if %11 {
        %570 = arith.addi %569, %c4 : index
        %571 = memref.load %residual[%570] : memref<?xf32>
        %572 = arith.addf %571, %564 : f32
        %573 = arith.addi %569, %c4 : index
        memref.store %572, %out[%573] : memref<?xf32>
      } else {
        %574 = arith.addi %569, %c4 : index
        memref.store %564, %out[%574] : memref<?xf32>
      }
    }
    %575 = arith.muli %511, %c12 : index
    %576 = arith.addi %575, %c3 : index
    %577 = arith.muli %576, %c1 : index
    %578 = arith.addi %577, %510 : index
    %579 = arith.addi %578, %c4 : index
    %580 = memref.load %10[%579] : memref<?xf32>
    %581 = arith.addi %579, %c20 : index
    %582 = memref.load %10[%581] : memref<?xf32>
    %583 = arith.addf %580, %582 : f32
    %584 = arith.addi %579, %c19 : index
    %585 = memref.load %10[%584] : memref<?xf32>
    %586 = arith.addf %583, %585 : f32
    %587 = arith.addi %579, %c26 : index
    %588 = memref.load %10[%587] : memref<?xf32>
    %589 = arith.addf %586, %588 : f32
    %590 = wave.lane
    %591 = arith.addi %9, %c10 : index
    %592 = arith.muli %576, %c12 : index
    %593 = arith.addi %591, %592 : index
    %594 = arith.divui %590, %c10 : index
    %595 = arith.addi %593, %594 : index
    %596 = arith.cmpi slt, %595, %8 : index
    scf.if %596 {
      %597 = arith.cmpi eq, %hasFactors, %c3 : index
      %598 = memref.load %factors[%595] : memref<?xf32>
      %599 = arith.select %597, %598, %c28 : f32
      %600 = arith.remui %590, %c10 : index
      %601 = arith.muli %600, %c18 : index
      %602 = arith.addi %6, %601 : index
      %603 = vector.load %w[%602] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %604 = vector.bitcast %603 : vector<4xi8> to vector<1xf32>
      %605 = vector.extract %604[0] : f32 from vector<1xf32>
      %606 = arith.mulf %605, %599 : f32
      %607 = arith.mulf %589, %606 : f32
      %608 = arith.muli %595, %outputFeatures : index
      %609 = arith.addi %608, %13 : index
      %610 = wave.lane
      %611 = arith.remui %610, %c10 : index
      %612 = arith.addi %609, %611 : index
      scf.if %11 {
        %613 = arith.addi %612, %c4 : index
        %614 = memref.load %residual[%613] : memref<?xf32>
        %615 = arith.addf %614, %607 : f32
        %616 = arith.addi %612, %c4 : index
        memref.store %615, %out[%616] : memref<?xf32>
      } else {
        %617 = arith.addi %612, %c4 : index
        memref.store %607, %out[%617] : memref<?xf32>
      }
    }
    %618 = wave.lane
    wave.barrier
    %619 = wave.wave
    %620 = arith.muli %619, %c3 : index
    %621 = arith.addi %620, %c4 : index
    %622 = arith.muli %621, %c20 : index
    %623 = arith.addi %622, %618 : index
    %624 = vector.extract %343#2[0] : f32 from vector<8xf32>
    %625 = arith.addi %623, %c4 : index
    memref.store %624, %10[%625] : memref<?xf32>
    %626 = vector.extract %343#2[1] : f32 from vector<8xf32>
    %627 = arith.addi %623, %c1 : index
    memref.store %626, %10[%627] : memref<?xf32>
    %628 = vector.extract %343#2[2] : f32 from vector<8xf32>
    %629 = arith.addi %623, %c6 : index
    memref.store %628, %10[%629] : memref<?xf32>
    %630 = vector.extract %343#2[3] : f32 from vector<8xf32>
    %631 = arith.addi %623, %c22 : index
    memref.store %630, %10[%631] : memref<?xf32>
    %632 = vector.extract %343#2[4] : f32 from vector<8xf32>
    %633 = arith.addi %623, %c2 : index
    memref.store %632, %10[%633] : memref<?xf32>
    %634 = vector.extract %343#2[5] : f32 from vector<8xf32>
    %635 = arith.addi %623, %c23 : index
    memref.store %634, %10[%635] : memref<?xf32>
    %636 = vector.extract %343#2[6] : f32 from vector<8xf32>
    %637 = arith.addi %623, %c24 : index
    memref.store %636, %10[%637] : memref<?xf32>
    %638 = vector.extract %343#2[7] : f32 from vector<8xf32>
    %639 = arith.addi %623, %c25 : index
    memref.store %638, %10[%639] : memref<?xf32>
    wave.barrier
    %640 = arith.muli %619, %c12 : index
    %641 = arith.addi %640, %c4 : index
    %642 = arith.muli %641, %c1 : index
    %643 = arith.addi %642, %618 : index
    %644 = arith.addi %643, %c4 : index
    %645 = memref.load %10[%644] : memref<?xf32>
    %646 = arith.addi %644, %c20 : index
    %647 = memref.load %10[%646] : memref<?xf32>
    %648 = arith.addf %645, %647 : f32
    %649 = arith.addi %644, %c19 : index
    %650 = memref.load %10[%649] : memref<?xf32>
    %651 = arith.addf %648, %650 : f32
    %652 = arith.addi %644, %c26 : index
    %653 = memref.load %10[%652] : memref<?xf32>
    %654 = arith.addf %651, %653 : f32
    %655 = wave.lane
    %656 = arith.addi %9, %c1 : index
    %657 = arith.muli %641, %c12 : index
    %658 = arith.addi %656, %657 : index
    %659 = arith.divui %655, %c10 : index
    %660 = arith.addi %658, %659 : index
    %661 = arith.cmpi slt, %660, %8 : index
    scf.if %661 {
      %662 = arith.cmpi eq, %hasFactors, %c3 : index
      %663 = memref.load %factors[%660] : memref<?xf32>
      %664 = arith.select %662, %663, %c28 : f32
      %665 = arith.remui %655, %c10 : index
      %666 = arith.muli %665, %c18 : index
      %667 = arith.addi %6, %666 : index
      %668 = vector.load %w[%667] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %669 = vector.bitcast %668 : vector<4xi8> to vector<1xf32>
      %670 = vector.extract %669[0] : f32 from vector<1xf32>
      %671 = arith.mulf %670, %664 : f32
      %672 = arith.mulf %654, %671 : f32
      %673 = arith.muli %660, %outputFeatures : index
      %674 = arith.addi %673, %13 : index
      %675 = wave.lane
      %676 = arith.remui %675, %c10 : index
      %677 = arith.addi %674, %676 : index
      scf.if %11 {
        %678 = arith.addi %677, %c4 : index
        %679 = memref.load %residual[%678] : memref<?xf32>
        %680 = arith.addf %679, %672 : f32
        %681 = arith.addi %677, %c4 : index
        memref.store %680, %out[%681] : memref<?xf32>
      } else {
        %682 = arith.addi %677, %c4 : index
        memref.store %672, %out[%682] : memref<?xf32>
      }
    }
    %683 = arith.muli %619, %c12 : index
    %684 = arith.addi %683, %c3 : index
    %685 = arith.muli %684, %c1 : index
    %686 = arith.addi %685, %618 : index
    %687 = arith.addi %686, %c4 : index
    %688 = memref.load %10[%687] : memref<?xf32>
    %689 = arith.addi %687, %c20 : index
    %690 = memref.load %10[%689] : memref<?xf32>
    %691 = arith.addf %688, %690 : f32
    %692 = arith.addi %687, %c19 : index
    %693 = memref.load %10[%692] : memref<?xf32>
    %694 = arith.addf %691, %693 : f32
    %695 = arith.addi %687, %c26 : index
    %696 = memref.load %10[%695] : memref<?xf32>
    %697 = arith.addf %694, %696 : f32
    %698 = wave.lane
    %699 = arith.addi %9, %c1 : index
    %700 = arith.muli %684, %c12 : index
    %701 = arith.addi %699, %700 : index
    %702 = arith.divui %698, %c10 : index
    %703 = arith.addi %701, %702 : index
    %704 = arith.cmpi slt, %703, %8 : index
    scf.if %704 {
      %705 = arith.cmpi eq, %hasFactors, %c3 : index
      %706 = memref.load %factors[%703] : memref<?xf32>
      %707 = arith.select %705, %706, %c28 : f32
      %708 = arith.remui %698, %c10 : index
      %709 = arith.muli %708, %c18 : index
      %710 = arith.addi %6, %709 : index
      %711 = vector.load %w[%710] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %712 = vector.bitcast %711 : vector<4xi8> to vector<1xf32>
      %713 = vector.extract %712[0] : f32 from vector<1xf32>
      %714 = arith.mulf %713, %707 : f32
      %715 = arith.mulf %697, %714 : f32
      %716 = arith.muli %703, %outputFeatures : index
      %717 = arith.addi %716, %13 : index
      %718 = wave.lane
      %719 = arith.remui %718, %c10 : index
      %720 = arith.addi %717, %719 : index
      scf.if %11 {
        %721 = arith.addi %720, %c4 : index
        %722 = memref.load %residual[%721] : memref<?xf32>
        %723 = arith.addf %722, %715 : f32
        %724 = arith.addi %720, %c4 : index
        memref.store %723, %out[%724] : memref<?xf32>
      } else {
        %725 = arith.addi %720, %c4 : index
        memref.store %715, %out[%725] : memref<?xf32>
      }
    }
    %726 = wave.lane
    wave.barrier
    %727 = wave.wave
    %728 = arith.muli %727, %c3 : index
    %729 = arith.addi %728, %c4 : index
    %730 = arith.muli %729, %c20 : index
    %731 = arith.addi %730, %726 : index
    %732 = vector.extract %343#3[0] : f32 from vector<8xf32>
    %733 = arith.addi %731, %c4 : index
    memref.store %732, %10[%733] : memref<?xf32>
    %734 = vector.extract %343#3[1] : f32 from vector<8xf32>
    %735 = arith.addi %731, %c1 : index
    memref.store %734, %10[%735] : memref<?xf32>
    %736 = vector.extract %343#3[2] : f32 from vector<8xf32>
    %737 = arith.addi %731, %c6 : index
    memref.store %736, %10[%737] : memref<?xf32>
    %738 = vector.extract %343#3[3] : f32 from vector<8xf32>
    %739 = arith.addi %731, %c22 : index
    memref.store %738, %10[%739] : memref<?xf32>
    %740 = vector.extract %343#3[4] : f32 from vector<8xf32>
    %741 = arith.addi %731, %c2 : index
    memref.store %740, %10[%741] : memref<?xf32>
    %742 = vector.extract %343#3[5] : f32 from vector<8xf32>
    %743 = arith.addi %731, %c23 : index
    memref.store %742, %10[%743] : memref<?xf32>
    %744 = vector.extract %343#3[6] : f32 from vector<8xf32>
    %745 = arith.addi %731, %c24 : index
    memref.store %744, %10[%745] : memref<?xf32>
    %746 = vector.extract %343#3[7] : f32 from vector<8xf32>
    %747 = arith.addi %731, %c25 : index
    memref.store %746, %10[%747] : memref<?xf32>
    wave.barrier
    %748 = arith.muli %727, %c12 : index
    %749 = arith.addi %748, %c4 : index
    %750 = arith.muli %749, %c1 : index
    %751 = arith.addi %750, %726 : index
    %752 = arith.addi %751, %c4 : index
    %753 = memref.load %10[%752] : memref<?xf32>
    %754 = arith.addi %752, %c20 : index
    %755 = memref.load %10[%754] : memref<?xf32>
    %756 = arith.addf %753, %755 : f32
    %757 = arith.addi %752, %c19 : index
    %758 = memref.load %10[%757] : memref<?xf32>
    %759 = arith.addf %756, %758 : f32
    %760 = arith.addi %752, %c26 : index
    %761 = memref.load %10[%760] : memref<?xf32>
    %762 = arith.addf %759, %761 : f32
    %763 = wave.lane
    %764 = arith.addi %9, %c14 : index
    %765 = arith.muli %749, %c12 : index
    %766 = arith.addi %764, %765 : index
    %767 = arith.divui %763, %c10 : index
    %768 = arith.addi %766, %767 : index
    %769 = arith.cmpi slt, %768, %8 : index
    scf.if %769 {
      %770 = arith.cmpi eq, %hasFactors, %c3 : index
      %771 = memref.load %factors[%768] : memref<?xf32>
      %772 = arith.select %770, %771, %c28 : f32
      %773 = arith.remui %763, %c10 : index
      %774 = arith.muli %773, %c18 : index
      %775 = arith.addi %6, %774 : index
      %776 = vector.load %w[%775] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %777 = vector.bitcast %776 : vector<4xi8> to vector<1xf32>
      %778 = vector.extract %777[0] : f32 from vector<1xf32>
      %779 = arith.mulf %778, %772 : f32
      %780 = arith.mulf %762, %779 : f32
      %781 = arith.muli %768, %outputFeatures : index
      %782 = arith.addi %781, %13 : index
      %783 = wave.lane
      %784 = arith.remui %783, %c10 : index
      %785 = arith.addi %782, %784 : index
      scf.if %11 {
        %786 = arith.addi %785, %c4 : index
        %787 = memref.load %residual[%786] : memref<?xf32>
        %788 = arith.addf %787, %780 : f32
        %789 = arith.addi %785, %c4 : index
        memref.store %788, %out[%789] : memref<?xf32>
      } else {
        %790 = arith.addi %785, %c4 : index
        memref.store %780, %out[%790] : memref<?xf32>
      }
    }
    %791 = arith.muli %727, %c12 : index
    %792 = arith.addi %791, %c3 : index
    %793 = arith.muli %792, %c1 : index
    %794 = arith.addi %793, %726 : index
    %795 = arith.addi %794, %c4 : index
    %796 = memref.load %10[%795] : memref<?xf32>
    %797 = arith.addi %795, %c20 : index
    %798 = memref.load %10[%797] : memref<?xf32>
    %799 = arith.addf %796, %798 : f32
    %800 = arith.addi %795, %c19 : index
    %801 = memref.load %10[%800] : memref<?xf32>
    %802 = arith.addf %799, %801 : f32
    %803 = arith.addi %795, %c26 : index
    %804 = memref.load %10[%803] : memref<?xf32>
    %805 = arith.addf %802, %804 : f32
    %806 = wave.lane
    %807 = arith.addi %9, %c14 : index
    %808 = arith.muli %792, %c12 : index
    %809 = arith.addi %807, %808 : index
    %810 = arith.divui %806, %c10 : index
    %811 = arith.addi %809, %810 : index
    %812 = arith.cmpi slt, %811, %8 : index
    scf.if %812 {
      %813 = arith.cmpi eq, %hasFactors, %c3 : index
      %814 = memref.load %factors[%811] : memref<?xf32>
      %815 = arith.select %813, %814, %c28 : f32
      %816 = arith.remui %806, %c10 : index
      %817 = arith.muli %816, %c18 : index
      %818 = arith.addi %6, %817 : index
      %819 = vector.load %w[%818] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %820 = vector.bitcast %819 : vector<4xi8> to vector<1xf32>
      %821 = vector.extract %820[0] : f32 from vector<1xf32>
      %822 = arith.mulf %821, %815 : f32
      %823 = arith.mulf %805, %822 : f32
      %824 = arith.muli %811, %outputFeatures : index
      %825 = arith.addi %824, %13 : index
      %826 = wave.lane
      %827 = arith.remui %826, %c10 : index
      %828 = arith.addi %825, %827 : index
      scf.if %11 {
        %829 = arith.addi %828, %c4 : index
        %830 = memref.load %residual[%829] : memref<?xf32>
        %831 = arith.addf %830, %823 : f32
        %832 = arith.addi %828, %c4 : index
        memref.store %831, %out[%832] : memref<?xf32>
      } else {
        %833 = arith.addi %828, %c4 : index
        memref.store %823, %out[%833] : memref<?xf32>
      }
    }
  }
  wave.return
}
