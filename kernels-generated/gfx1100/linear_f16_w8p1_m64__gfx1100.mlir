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
  %c7 = arith.constant 2048 : index
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
  %c27 = arith.constant 1024 : index
  %c28 = arith.constant 1280 : index
  %c29 = arith.constant 1536 : index
  %c30 = arith.constant 1792 : index
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
    %424 = arith.muli %403, %c3 : index
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
    %439 = arith.addi %428, %c27 : index
    %440 = memref.load %10[%439] : memref<?xf32>
    %441 = arith.addf %438, %440 : f32
    %442 = arith.addi %428, %c28 : index
    %443 = memref.load %10[%442] : memref<?xf32>
    %444 = arith.addf %441, %443 : f32
    %445 = arith.addi %428, %c29 : index
    %446 = memref.load %10[%445] : memref<?xf32>
    %447 = arith.addf %444, %446 : f32
    %448 = arith.addi %428, %c30 : index
    %449 = memref.load %10[%448] : memref<?xf32>
    %450 = arith.addf %447, %449 : f32
    %451 = wave.lane
    %452 = arith.addi %9, %c4 : index
    %453 = arith.muli %425, %c12 : index
    %454 = arith.addi %452, %453 : index
    %455 = arith.divui %451, %c10 : index
    %456 = arith.addi %454, %455 : index
    %457 = arith.cmpi slt, %456, %8 : index
    scf.if %457 {
      %458 = arith.cmpi eq, %hasFactors, %c3 : index
      %459 = arith.muli %456, %c12 : index
      %460 = memref.load %factors[%459] : memref<?xf32>
      %461 = arith.mulf %460, %operandScale : f32
      %462 = arith.select %458, %461, %operandScale : f32
      %463 = arith.remui %451, %c10 : index
      %464 = arith.muli %463, %c18 : index
      %465 = arith.addi %6, %464 : index
      %466 = vector.load %w[%465] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %467 = vector.bitcast %466 : vector<4xi8> to vector<1xf32>
      %468 = vector.extract %467[0] : f32 from vector<1xf32>
      %469 = arith.mulf %468, %462 : f32
      %470 = arith.mulf %450, %469 : f32
      %471 = arith.muli %456, %outputFeatures : index
      %472 = arith.addi %471, %13 : index
      %473 = wave.lane
      %474 = arith.remui %473, %c10 : index
      %475 = arith.addi %472, %474 : index
      scf.if %11 {
        %476 = arith.addi %475, %c4 : index
        %477 = memref.load %residual[%476] : memref<?xf32>
        %478 = arith.addf %477, %470 : f32
        %479 = arith.addi %475, %c4 : index
        memref.store %478, %out[%479] : memref<?xf32>
      } else {
        %480 = arith.addi %475, %c4 : index
        memref.store %470, %out[%480] : memref<?xf32>
      }
    }
    %481 = wave.lane
    wave.barrier
    %482 = wave.wave
    %483 = arith.muli %482, %c3 : index
    %484 = arith.addi %483, %c4 : index
    %485 = arith.muli %484, %c20 : index
    %486 = arith.addi %485, %481 : index
    %487 = vector.extract %343#1[0] : f32 from vector<8xf32>
    %488 = arith.addi %486, %c4 : index
    memref.store %487, %10[%488] : memref<?xf32>
    %489 = vector.extract %343#1[1] : f32 from vector<8xf32>
    %490 = arith.addi %486, %c1 : index
    memref.store %489, %10[%490] : memref<?xf32>
    %491 = vector.extract %343#1[2] : f32 from vector<8xf32>
    %492 = arith.addi %486, %c6 : index
    memref.store %491, %10[%492] : memref<?xf32>
    %493 = vector.extract %343#1[3] : f32 from vector<8xf32>
    %494 = arith.addi %486, %c22 : index
    memref.store %493, %10[%494] : memref<?xf32>
    %495 = vector.extract %343#1[4] : f32 from vector<8xf32>
    %496 = arith.addi %486, %c2 : index
    memref.store %495, %10[%496] : memref<?xf32>
    %497 = vector.extract %343#1[5] : f32 from vector<8xf32>
    %498 = arith.addi %486, %c23 : index
    memref.store %497, %10[%498] : memref<?xf32>
    %499 = vector.extract %343#1[6] : f32 from vector<8xf32>
    %500 = arith.addi %486, %c24 : index
    memref.store %499, %10[%500] : memref<?xf32>
    %501 = vector.extract %343#1[7] : f32 from vector<8xf32>
    %502 = arith.addi %486, %c25 : index
    memref.store %501, %10[%502] : memref<?xf32>
    wave.barrier
    %503 = arith.muli %482, %c3 : index
    %504 = arith.addi %503, %c4 : index
    %505 = arith.muli %504, %c1 : index
    %506 = arith.addi %505, %481 : index
    %507 = arith.addi %506, %c4 : index
    %508 = memref.load %10[%507] : memref<?xf32>
    %509 = arith.addi %507, %c20 : index
    %510 = memref.load %10[%509] : memref<?xf32>
    %511 = arith.addf %508, %510 : f32
    %512 = arith.addi %507, %c19 : index
    %513 = memref.load %10[%512] : memref<?xf32>
    %514 = arith.addf %511, %513 : f32
    %515 = arith.addi %507, %c26 : index
    %516 = memref.load %10[%515] : memref<?xf32>
    %517 = arith.addf %514, %516 : f32
    %518 = arith.addi %507, %c27 : index
    %519 = memref.load %10[%518] : memref<?xf32>
    %520 = arith.addf %517, %519 : f32
    %521 = arith.addi %507, %c28 : index
    %522 = memref.load %10[%521] : memref<?xf32>
    %523 = arith.addf %520, %522 : f32
    %524 = arith.addi %507, %c29 : index
    %525 = memref.load %10[%524] : memref<?xf32>
    %526 = arith.addf %523, %525 : f32
    %527 = arith.addi %507, %c30 : index
    %528 = memref.load %10[%527] : memref<?xf32>
    %529 = arith.addf %526, %528 : f32
    %530 = wave.lane
    %531 = arith.addi %9, %c10 : index
    %532 = arith.muli %504, %c12 : index
    %533 = arith.addi %531, %532 : index
    %534 = arith.divui %530, %c10 : index
    %535 = arith.addi %533, %534 : index
    %536 = arith.cmpi slt, %535, %8 : index
    scf.if %536 {
      %537 = arith.cmpi eq, %hasFactors, %c3 : index
      %538 = arith.muli %535, %c12 : index
      %539 = memref.load %factors[%538] : memref<?xf32>
      %540 = arith.mulf %539, %operandScale : f32
      %541 = arith.select %537, %540, %operandScale : f32
      %542 = arith.remui %530, %c10 : index
      %543 = arith.muli %542, %c18 : index
      %544 = arith.addi %6, %543 : index
      %545 = vector.load %w[%544] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %546 = vector.bitcast %545 : vector<4xi8> to vector<1xf32>
      %547 = vector.extract %546[0] : f32 from vector<1xf32>
      %548 = arith.mulf %547, %541 : f32
      %549 = arith.mulf %529, %548 : f32
      %550 = arith.muli %535, %outputFeatures : index
      %551 = arith.addi %550, %13 : index
      %552 = wave.lane
      %553 = arith.remui %552, %c10 : index
      %554 = arith.addi %551, %553 : index
      scf.if %11 {
        %555 = arith.addi %554, %c4 : index
        %556 = memref.load %residual[%555] : memref<?xf32>
        %557 = arith.addf %556, %549 : f32
        %558 = arith.addi %554, %c4 : index
        memref.store %557, %out[%558] : memref<?xf32>
      } else {
        %559 = arith.addi %554, %c4 : index
        memref.store %549, %out[%559] : memref<?xf32>
      }
    }
    %560 = wave.lane
    wave.barrier
    %561 = wave.wave
    %562 = arith.muli %561, %c3 : index
    %563 = arith.addi %562, %c4 : index
    %564 = arith.muli %563, %c20 : index
    %565 = arith.addi %564, %560 : index
    %566 = vector.extract %343#2[0] : f32 from vector<8xf32>
    %567 = arith.addi %565, %c4 : index
    memref.store %566, %10[%567] : memref<?xf32>
    %568 = vector.extract %343#2[1] : f32 from vector<8xf32>
    %569 = arith.addi %565, %c1 : index
    memref.store %568, %10[%569] : memref<?xf32>
    %570 = vector.extract %343#2[2] : f32 from vector<8xf32>
    %571 = arith.addi %565, %c6 : index
    memref.store %570, %10[%571] : memref<?xf32>
    %572 = vector.extract %343#2[3] : f32 from vector<8xf32>
    %573 = arith.addi %565, %c22 : index
    memref.store %572, %10[%573] : memref<?xf32>
    %574 = vector.extract %343#2[4] : f32 from vector<8xf32>
    %575 = arith.addi %565, %c2 : index
    memref.store %574, %10[%575] : memref<?xf32>
    %576 = vector.extract %343#2[5] : f32 from vector<8xf32>
    %577 = arith.addi %565, %c23 : index
    memref.store %576, %10[%577] : memref<?xf32>
    %578 = vector.extract %343#2[6] : f32 from vector<8xf32>
    %579 = arith.addi %565, %c24 : index
    memref.store %578, %10[%579] : memref<?xf32>
    %580 = vector.extract %343#2[7] : f32 from vector<8xf32>
    %581 = arith.addi %565, %c25 : index
    memref.store %580, %10[%581] : memref<?xf32>
    wave.barrier
    %582 = arith.muli %561, %c3 : index
    %583 = arith.addi %582, %c4 : index
    %584 = arith.muli %583, %c1 : index
    %585 = arith.addi %584, %560 : index
    %586 = arith.addi %585, %c4 : index
    %587 = memref.load %10[%586] : memref<?xf32>
    %588 = arith.addi %586, %c20 : index
    %589 = memref.load %10[%588] : memref<?xf32>
    %590 = arith.addf %587, %589 : f32
    %591 = arith.addi %586, %c19 : index
    %592 = memref.load %10[%591] : memref<?xf32>
    %593 = arith.addf %590, %592 : f32
    %594 = arith.addi %586, %c26 : index
    %595 = memref.load %10[%594] : memref<?xf32>
    %596 = arith.addf %593, %595 : f32
    %597 = arith.addi %586, %c27 : index
    %598 = memref.load %10[%597] : memref<?xf32>
    %599 = arith.addf %596, %598 : f32
    %600 = arith.addi %586, %c28 : index
    %601 = memref.load %10[%600] : memref<?xf32>
    %602 = arith.addf %599, %601 : f32
    %603 = arith.addi %586, %c29 : index
    %604 = memref.load %10[%603] : memref<?xf32>
    %605 = arith.addf %602, %604 : f32
    %606 = arith.addi %586, %c30 : index
    %607 = memref.load %10[%606] : memref<?xf32>
    %608 = arith.addf %605, %607 : f32
    %609 = wave.lane
    %610 = arith.addi %9, %c1 : index
    %611 = arith.muli %583, %c12 : index
    %612 = arith.addi %610, %611 : index
    %613 = arith.divui %609, %c10 : index
    %614 = arith.addi %612, %613 : index
    %615 = arith.cmpi slt, %614, %8 : index
    scf.if %615 {
      %616 = arith.cmpi eq, %hasFactors, %c3 : index
      %617 = arith.muli %614, %c12 : index
      %618 = memref.load %factors[%617] : memref<?xf32>
      %619 = arith.mulf %618, %operandScale : f32
      %620 = arith.select %616, %619, %operandScale : f32
      %621 = arith.remui %609, %c10 : index
      %622 = arith.muli %621, %c18 : index
      %623 = arith.addi %6, %622 : index
      %624 = vector.load %w[%623] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %625 = vector.bitcast %624 : vector<4xi8> to vector<1xf32>
      %626 = vector.extract %625[0] : f32 from vector<1xf32>
      %627 = arith.mulf %626, %620 : f32
      %628 = arith.mulf %608, %627 : f32
      %629 = arith.muli %614, %outputFeatures : index
      %630 = arith.addi %629, %13 : index
      %631 = wave.lane
      %632 = arith.remui %631, %c10 : index
      %633 = arith.addi %630, %632 : index
      scf.if %11 {
        %634 = arith.addi %633, %c4 : index
        %635 = memref.load %residual[%634] : memref<?xf32>
        %636 = arith.addf %635, %628 : f32
        %637 = arith.addi %633, %c4 : index
        memref.store %636, %out[%637] : memref<?xf32>
      } else {
        %638 = arith.addi %633, %c4 : index
        memref.store %628, %out[%638] : memref<?xf32>
      }
    }
    %639 = wave.lane
    wave.barrier
    %640 = wave.wave
    %641 = arith.muli %640, %c3 : index
    %642 = arith.addi %641, %c4 : index
    %643 = arith.muli %642, %c20 : index
    %644 = arith.addi %643, %639 : index
    %645 = vector.extract %343#3[0] : f32 from vector<8xf32>
    %646 = arith.addi %644, %c4 : index
    memref.store %645, %10[%646] : memref<?xf32>
    %647 = vector.extract %343#3[1] : f32 from vector<8xf32>
    %648 = arith.addi %644, %c1 : index
    memref.store %647, %10[%648] : memref<?xf32>
    %649 = vector.extract %343#3[2] : f32 from vector<8xf32>
    %650 = arith.addi %644, %c6 : index
    memref.store %649, %10[%650] : memref<?xf32>
    %651 = vector.extract %343#3[3] : f32 from vector<8xf32>
    %652 = arith.addi %644, %c22 : index
    memref.store %651, %10[%652] : memref<?xf32>
    %653 = vector.extract %343#3[4] : f32 from vector<8xf32>
    %654 = arith.addi %644, %c2 : index
    memref.store %653, %10[%654] : memref<?xf32>
    %655 = vector.extract %343#3[5] : f32 from vector<8xf32>
    %656 = arith.addi %644, %c23 : index
    memref.store %655, %10[%656] : memref<?xf32>
    %657 = vector.extract %343#3[6] : f32 from vector<8xf32>
    %658 = arith.addi %644, %c24 : index
    memref.store %657, %10[%658] : memref<?xf32>
    %659 = vector.extract %343#3[7] : f32 from vector<8xf32>
    %660 = arith.addi %644, %c25 : index
    memref.store %659, %10[%660] : memref<?xf32>
    wave.barrier
    %661 = arith.muli %640, %c3 : index
    %662 = arith.addi %661, %c4 : index
    %663 = arith.muli %662, %c1 : index
    %664 = arith.addi %663, %639 : index
    %665 = arith.addi %664, %c4 : index
    %666 = memref.load %10[%665] : memref<?xf32>
    %667 = arith.addi %665, %c20 : index
    %668 = memref.load %10[%667] : memref<?xf32>
    %669 = arith.addf %666, %668 : f32
    %670 = arith.addi %665, %c19 : index
    %671 = memref.load %10[%670] : memref<?xf32>
    %672 = arith.addf %669, %671 : f32
    %673 = arith.addi %665, %c26 : index
    %674 = memref.load %10[%673] : memref<?xf32>
    %675 = arith.addf %672, %674 : f32
    %676 = arith.addi %665, %c27 : index
    %677 = memref.load %10[%676] : memref<?xf32>
    %678 = arith.addf %675, %677 : f32
    %679 = arith.addi %665, %c28 : index
    %680 = memref.load %10[%679] : memref<?xf32>
    %681 = arith.addf %678, %680 : f32
    %682 = arith.addi %665, %c29 : index
    %683 = memref.load %10[%682] : memref<?xf32>
    %684 = arith.addf %681, %683 : f32
    %685 = arith.addi %665, %c30 : index
    %686 = memref.load %10[%685] : memref<?xf32>
    %687 = arith.addf %684, %686 : f32
    %688 = wave.lane
    %689 = arith.addi %9, %c14 : index
    %690 = arith.muli %662, %c12 : index
    %691 = arith.addi %689, %690 : index
    %692 = arith.divui %688, %c10 : index
    %693 = arith.addi %691, %692 : index
    %694 = arith.cmpi slt, %693, %8 : index
    scf.if %694 {
      %695 = arith.cmpi eq, %hasFactors, %c3 : index
      %696 = arith.muli %693, %c12 : index
      %697 = memref.load %factors[%696] : memref<?xf32>
      %698 = arith.mulf %697, %operandScale : f32
      %699 = arith.select %695, %698, %operandScale : f32
      %700 = arith.remui %688, %c10 : index
      %701 = arith.muli %700, %c18 : index
      %702 = arith.addi %6, %701 : index
      %703 = vector.load %w[%702] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %704 = vector.bitcast %703 : vector<4xi8> to vector<1xf32>
      %705 = vector.extract %704[0] : f32 from vector<1xf32>
      %706 = arith.mulf %705, %699 : f32
      %707 = arith.mulf %687, %706 : f32
      %708 = arith.muli %693, %outputFeatures : index
      %709 = arith.addi %708, %13 : index
      %710 = wave.lane
      %711 = arith.remui %710, %c10 : index
      %712 = arith.addi %709, %711 : index
      scf.if %11 {
        %713 = arith.addi %712, %c4 : index
        %714 = memref.load %residual[%713] : memref<?xf32>
        %715 = arith.addf %714, %707 : f32
        %716 = arith.addi %712, %c4 : index
        memref.store %715, %out[%716] : memref<?xf32>
      } else {
        %717 = arith.addi %712, %c4 : index
        memref.store %707, %out[%717] : memref<?xf32>
      }
    }
  }
  wave.return
}
