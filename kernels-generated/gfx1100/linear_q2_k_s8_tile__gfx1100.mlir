// GENERATED from codegen/kvcgen/gfx_tile.py; do not edit.
// Config: GfxTileLinear(format='q2_k', splits=8)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q2_k_s8_tile__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %countAt = wave.param "countAt" : index
  %c2 = arith.constant 128 : index
  %panels = wave.param "panels" : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 2 : index
  %c6 = arith.constant 256 : index
  %c7 = arith.constant 64 : index
  %c8 = arith.constant 127 : index
  %c9 = arith.constant 16384 : index
  %hasResidual = wave.param "hasResidual" : index
  %c11 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c13 = arith.constant dense<0x00000000> : vector<8xf32>
  %c14 = arith.constant 32 : index
  %c15 = arith.constant 0 : index
  %c16 = arith.constant 8 : index
  %c17 = arith.constant 16 : index
  %c18 = arith.constant dense<[0, 8, 0, 8]> : vector<4xi32>
  %c19 = arith.constant dense<196611> : vector<4xi32>
  %c20 = arith.constant dense<1677747200> : vector<4xi32>
  %c21 = arith.constant dense<[2, 10, 2, 10]> : vector<4xi32>
  %c22 = arith.constant dense<[4, 12, 4, 12]> : vector<4xi32>
  %c23 = arith.constant dense<[6, 14, 6, 14]> : vector<4xi32>
  %c24 = arith.constant dense<0x6400> : vector<32xf16>
  %c25 = arith.constant 8192 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %c27 = arith.constant 9 : index
  %c28 = arith.constant 10 : index
  %c29 = arith.constant 11 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c32 = arith.constant 3 : index
  %c33 = arith.constant 6 : index
  %c34 = arith.constant 12 : index
  %c35 = arith.constant 14 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = wave.wave
  %3 = wave.lane
  %4 = memref.load %step[%countAt] : memref<?xi32>
  %5 = arith.index_cast %4 : i32 to index
  %6 = arith.muli %1, %c2 : index
  %7 = arith.muli %inputFeatures, %c4 : index
  %8 = arith.muli %inputFeatures, %c4 : index
  %9 = arith.divui %8, %c5 : index
  %10 = arith.divui %inputFeatures, %c6 : index
  %11 = arith.muli %10, %c7 : index
  %12 = arith.addi %11, %9 : index
  %13 = arith.addi %12, %c8 : index
  %14 = arith.divui %13, %c2 : index
  %15 = arith.muli %14, %c2 : index
  %16 = arith.addi %7, %15 : index
  %17 = arith.addi %16, %c2 : index
  %18 = arith.divui %2, %c5 : index
  %19 = arith.muli %18, %c5 : index
  %20 = arith.remui %2, %c5 : index
  %21 = arith.muli %20, %c4 : index
  %22 = wave.scratch %c9 : memref<?xf16>
  %23 = arith.cmpi eq, %hasResidual, %c11 : index
  %24 = arith.cmpi slt, %6, %5 : index
  scf.if %24 {
    %25 = arith.divui %inputFeatures, %c14 : index
    %26 = arith.muli %1, %c16 : index
    %27 = arith.addi %26, %2 : index
    %28 = arith.divui %inputFeatures, %c17 : index
    %29 = arith.muli %27, %28 : index
    %30 = arith.muli %c15, %c5 : index
    %31 = arith.addi %29, %30 : index
    %32 = arith.muli %31, %c6 : index
    %33 = arith.muli %3, %c16 : index
    %34 = arith.addi %32, %33 : index
    %35 = arith.addi %34, %c15 : index
    %36 = vector.load %x[%35] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %37 = arith.muli %3, %c16 : index
    %38 = arith.addi %32, %37 : index
    %39 = arith.addi %38, %c6 : index
    %40 = vector.load %x[%39] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %41 = arith.muli %0, %c16 : index
    %42 = arith.addi %41, %2 : index
    %43 = arith.subi %panels, %c11 : index
    %44 = arith.minsi %42, %43 : index
    %45 = arith.muli %44, %17 : index
    %46 = arith.remui %3, %c17 : index
    %47 = arith.addi %45, %c2 : index
    %48 = arith.divui %c15, %c16 : index
    %49 = arith.muli %48, %c7 : index
    %50 = arith.addi %47, %49 : index
    %51 = arith.muli %46, %c4 : index
    %52 = arith.addi %50, %51 : index
    %53 = vector.load %w[%52] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    %54 = vector.bitcast %53 : vector<4xi8> to vector<2xf16>
    %55 = arith.divui %inputFeatures, %c6 : index
    %56 = arith.muli %55, %c7 : index
    %57 = arith.addi %47, %56 : index
    %58 = arith.muli %c15, %c7 : index
    %59 = arith.addi %57, %58 : index
    %60 = arith.muli %46, %c4 : index
    %61 = arith.addi %59, %60 : index
    %62 = vector.load %w[%61] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    %63 = vector.extract %54[0] : f16 from vector<2xf16>
    %64 = arith.extf %63 : f16 to f32
    %65 = vector.extract %62[0] : i8 from vector<4xi8>
    %66 = arith.extui %65 : i8 to i32
    %67 = arith.sitofp %66 : i32 to f32
    %68 = arith.mulf %64, %67 : f32
    %69 = arith.truncf %68 : f32 to f16
    %70 = vector.broadcast %69 : f16 to vector<16xf16>
    %71 = vector.extract %54[1] : f16 from vector<2xf16>
    %72 = arith.extf %71 : f16 to f32
    %73 = vector.extract %62[1] : i8 from vector<4xi8>
    %74 = arith.extui %73 : i8 to i32
    %75 = arith.sitofp %74 : i32 to f32
    %76 = arith.mulf %72, %75 : f32
    %77 = arith.truncf %76 : f32 to f16
    %78 = vector.broadcast %77 : f16 to vector<16xf16>
    %79 = vector.extract %54[0] : f16 from vector<2xf16>
    %80 = arith.extf %79 : f16 to f32
    %81 = vector.extract %62[2] : i8 from vector<4xi8>
    %82 = arith.extui %81 : i8 to i32
    %83 = arith.sitofp %82 : i32 to f32
    %84 = arith.mulf %80, %83 : f32
    %85 = arith.truncf %84 : f32 to f16
    %86 = vector.broadcast %85 : f16 to vector<16xf16>
    %87 = vector.extract %54[1] : f16 from vector<2xf16>
    %88 = arith.extf %87 : f16 to f32
    %89 = vector.extract %62[3] : i8 from vector<4xi8>
    %90 = arith.extui %89 : i8 to i32
    %91 = arith.sitofp %90 : i32 to f32
    %92 = arith.mulf %88, %91 : f32
    %93 = arith.truncf %92 : f32 to f16
    %94 = vector.broadcast %93 : f16 to vector<16xf16>
    %95 = arith.addi %45, %c2 : index
    %96 = arith.muli %inputFeatures, %c4 : index
    %97 = arith.divui %96, %c5 : index
    %98 = arith.divui %inputFeatures, %c6 : index
    %99 = arith.muli %98, %c7 : index
    %100 = arith.addi %99, %97 : index
    %101 = arith.addi %100, %c8 : index
    %102 = arith.divui %101, %c2 : index
    %103 = arith.muli %102, %c2 : index
    %104 = arith.addi %95, %103 : index
    %105 = arith.muli %inputFeatures, %c15 : index
    %106 = arith.addi %104, %105 : index
    %107 = arith.muli %c15, %c17 : index
    %108 = arith.addi %107, %46 : index
    %109 = arith.muli %108, %c16 : index
    %110 = arith.addi %106, %109 : index
    %111 = vector.load %w[%110] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
    %112 = vector.bitcast %111 : vector<8xi8> to vector<2xi32>
    %113 = vector.shuffle %112, %112 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
    %114 = arith.shrui %113, %c18 : vector<4xi32>
    %115 = arith.andi %114, %c19 : vector<4xi32>
    %116 = arith.ori %115, %c20 : vector<4xi32>
    %117 = vector.bitcast %116 : vector<4xi32> to vector<8xf16>
    %118 = arith.shrui %113, %c21 : vector<4xi32>
    %119 = arith.andi %118, %c19 : vector<4xi32>
    %120 = arith.ori %119, %c20 : vector<4xi32>
    %121 = vector.bitcast %120 : vector<4xi32> to vector<8xf16>
    %122 = arith.shrui %113, %c22 : vector<4xi32>
    %123 = arith.andi %122, %c19 : vector<4xi32>
    %124 = arith.ori %123, %c20 : vector<4xi32>
    %125 = vector.bitcast %124 : vector<4xi32> to vector<8xf16>
    %126 = arith.shrui %113, %c23 : vector<4xi32>
    %127 = arith.andi %126, %c19 : vector<4xi32>
    %128 = arith.ori %127, %c20 : vector<4xi32>
    %129 = vector.bitcast %128 : vector<4xi32> to vector<8xf16>
    %130 = vector.shuffle %117, %121 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
    %131 = vector.shuffle %125, %129 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
    %132 = vector.shuffle %130, %131 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
    %133 = arith.subf %132, %c24 : vector<32xf16>
    %134 = vector.shuffle %133, %133 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
    %135 = vector.shuffle %133, %133 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
    %136 = math.fma %134, %70, %78 : vector<16xf16>
    %137 = math.fma %135, %86, %94 : vector<16xf16>
    %138 = arith.cmpi sge, %3, %c17 : index
    %139 = vector.shuffle %136, %136 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
    %140 = vector.shuffle %136, %136 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
    %141 = arith.select %138, %139, %140 : vector<8xf16>
    %142 = vector.shuffle %137, %137 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
    %143 = vector.shuffle %137, %137 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
    %144 = arith.select %138, %142, %143 : vector<8xf16>
    %145 = arith.addi %2, %c15 : index
    %146 = arith.muli %145, %c5 : index
    %147 = arith.addi %146, %c15 : index
    %148 = arith.muli %147, %c6 : index
    %149 = arith.muli %c15, %c25 : index
    %150 = arith.addi %149, %148 : index
    %151 = arith.muli %3, %c16 : index
    %152 = arith.addi %150, %151 : index
    vector.store %36, %22[%152] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %153 = arith.addi %2, %c15 : index
    %154 = arith.muli %153, %c5 : index
    %155 = arith.addi %154, %c11 : index
    %156 = arith.muli %155, %c6 : index
    %157 = arith.muli %c15, %c25 : index
    %158 = arith.addi %157, %156 : index
    %159 = arith.muli %3, %c16 : index
    %160 = arith.addi %158, %159 : index
    vector.store %40, %22[%160] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %161 = arith.addi %2, %c16 : index
    %162 = arith.muli %161, %c5 : index
    %163 = arith.addi %162, %c15 : index
    %164 = arith.muli %163, %c6 : index
    %165 = arith.muli %c15, %c25 : index
    %166 = arith.addi %165, %164 : index
    %167 = arith.muli %3, %c16 : index
    %168 = arith.addi %166, %167 : index
    vector.store %141, %22[%168] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %169 = arith.addi %2, %c16 : index
    %170 = arith.muli %169, %c5 : index
    %171 = arith.addi %170, %c11 : index
    %172 = arith.muli %171, %c6 : index
    %173 = arith.muli %c15, %c25 : index
    %174 = arith.addi %173, %172 : index
    %175 = arith.muli %3, %c16 : index
    %176 = arith.addi %174, %175 : index
    vector.store %144, %22[%176] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    wave.barrier
    %186:8 = scf.for %177 = %c15 to %c16 step %c11 iter_args(%178 = %c13, %179 = %c13, %180 = %c13, %181 = %c13, %182 = %c13, %183 = %c13, %184 = %c13, %185 = %c13) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %187 = arith.muli %177, %stepsPerWave : index
      %188 = arith.minsi %187, %25 : index
      %189 = arith.addi %188, %stepsPerWave : index
      %190 = arith.minsi %189, %25 : index
      %200:8 = scf.for %191 = %188 to %190 step %c11 iter_args(%192 = %c13, %193 = %c13, %194 = %c13, %195 = %c13, %196 = %c13, %197 = %c13, %198 = %c13, %199 = %c13) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %201 = arith.addi %191, %c11 : index
        %202 = arith.subi %25, %c11 : index
        %203 = arith.minsi %201, %202 : index
        %204 = arith.muli %1, %c16 : index
        %205 = arith.addi %204, %2 : index
        %206 = arith.divui %inputFeatures, %c17 : index
        %207 = arith.muli %205, %206 : index
        %208 = arith.muli %203, %c5 : index
        %209 = arith.addi %207, %208 : index
        %210 = arith.muli %209, %c6 : index
        %211 = arith.muli %3, %c16 : index
        %212 = arith.addi %210, %211 : index
        %213 = arith.addi %212, %c15 : index
        %214 = vector.load %x[%213] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %215 = arith.muli %3, %c16 : index
        %216 = arith.addi %210, %215 : index
        %217 = arith.addi %216, %c6 : index
        %218 = vector.load %x[%217] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %219 = arith.muli %0, %c16 : index
        %220 = arith.addi %219, %2 : index
        %221 = arith.subi %panels, %c11 : index
        %222 = arith.minsi %220, %221 : index
        %223 = arith.muli %222, %17 : index
        %224 = arith.remui %3, %c17 : index
        %225 = arith.addi %223, %c2 : index
        %226 = arith.divui %203, %c16 : index
        %227 = arith.muli %226, %c7 : index
        %228 = arith.addi %225, %227 : index
        %229 = arith.muli %224, %c4 : index
        %230 = arith.addi %228, %229 : index
        %231 = vector.load %w[%230] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %232 = vector.bitcast %231 : vector<4xi8> to vector<2xf16>
        %233 = arith.divui %inputFeatures, %c6 : index
        %234 = arith.muli %233, %c7 : index
        %235 = arith.addi %225, %234 : index
        %236 = arith.muli %203, %c7 : index
        %237 = arith.addi %235, %236 : index
        %238 = arith.muli %224, %c4 : index
        %239 = arith.addi %237, %238 : index
        %240 = vector.load %w[%239] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %241 = vector.extract %232[0] : f16 from vector<2xf16>
        %242 = arith.extf %241 : f16 to f32
        %243 = vector.extract %240[0] : i8 from vector<4xi8>
        %244 = arith.extui %243 : i8 to i32
        %245 = arith.sitofp %244 : i32 to f32
        %246 = arith.mulf %242, %245 : f32
        %247 = arith.truncf %246 : f32 to f16
        %248 = vector.broadcast %247 : f16 to vector<16xf16>
        %249 = vector.extract %232[1] : f16 from vector<2xf16>
        %250 = arith.extf %249 : f16 to f32
        %251 = vector.extract %240[1] : i8 from vector<4xi8>
        %252 = arith.extui %251 : i8 to i32
        %253 = arith.sitofp %252 : i32 to f32
        %254 = arith.mulf %250, %253 : f32
        %255 = arith.truncf %254 : f32 to f16
        %256 = vector.broadcast %255 : f16 to vector<16xf16>
        %257 = vector.extract %232[0] : f16 from vector<2xf16>
        %258 = arith.extf %257 : f16 to f32
        %259 = vector.extract %240[2] : i8 from vector<4xi8>
        %260 = arith.extui %259 : i8 to i32
        %261 = arith.sitofp %260 : i32 to f32
        %262 = arith.mulf %258, %261 : f32
        %263 = arith.truncf %262 : f32 to f16
        %264 = vector.broadcast %263 : f16 to vector<16xf16>
        %265 = vector.extract %232[1] : f16 from vector<2xf16>
        %266 = arith.extf %265 : f16 to f32
        %267 = vector.extract %240[3] : i8 from vector<4xi8>
        %268 = arith.extui %267 : i8 to i32
        %269 = arith.sitofp %268 : i32 to f32
        %270 = arith.mulf %266, %269 : f32
        %271 = arith.truncf %270 : f32 to f16
        %272 = vector.broadcast %271 : f16 to vector<16xf16>
        %273 = arith.addi %223, %c2 : index
        %274 = arith.muli %inputFeatures, %c4 : index
        %275 = arith.divui %274, %c5 : index
        %276 = arith.divui %inputFeatures, %c6 : index
        %277 = arith.muli %276, %c7 : index
        %278 = arith.addi %277, %275 : index
        %279 = arith.addi %278, %c8 : index
        %280 = arith.divui %279, %c2 : index
        %281 = arith.muli %280, %c2 : index
        %282 = arith.addi %273, %281 : index
        %283 = arith.muli %inputFeatures, %c15 : index
        %284 = arith.addi %282, %283 : index
        %285 = arith.muli %203, %c17 : index
        %286 = arith.addi %285, %224 : index
        %287 = arith.muli %286, %c16 : index
        %288 = arith.addi %284, %287 : index
        %289 = vector.load %w[%288] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
        %290 = vector.bitcast %289 : vector<8xi8> to vector<2xi32>
        %291 = vector.shuffle %290, %290 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
        %292 = arith.shrui %291, %c18 : vector<4xi32>
        %293 = arith.andi %292, %c19 : vector<4xi32>
        %294 = arith.ori %293, %c20 : vector<4xi32>
        %295 = vector.bitcast %294 : vector<4xi32> to vector<8xf16>
        %296 = arith.shrui %291, %c21 : vector<4xi32>
        %297 = arith.andi %296, %c19 : vector<4xi32>
        %298 = arith.ori %297, %c20 : vector<4xi32>
        %299 = vector.bitcast %298 : vector<4xi32> to vector<8xf16>
        %300 = arith.shrui %291, %c22 : vector<4xi32>
        %301 = arith.andi %300, %c19 : vector<4xi32>
        %302 = arith.ori %301, %c20 : vector<4xi32>
        %303 = vector.bitcast %302 : vector<4xi32> to vector<8xf16>
        %304 = arith.shrui %291, %c23 : vector<4xi32>
        %305 = arith.andi %304, %c19 : vector<4xi32>
        %306 = arith.ori %305, %c20 : vector<4xi32>
        %307 = vector.bitcast %306 : vector<4xi32> to vector<8xf16>
        %308 = vector.shuffle %295, %299 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %309 = vector.shuffle %303, %307 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %310 = vector.shuffle %308, %309 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
        %311 = arith.subf %310, %c24 : vector<32xf16>
        %312 = vector.shuffle %311, %311 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
        %313 = vector.shuffle %311, %311 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
        %314 = math.fma %312, %248, %256 : vector<16xf16>
        %315 = math.fma %313, %264, %272 : vector<16xf16>
        %316 = arith.cmpi sge, %3, %c17 : index
        %317 = vector.shuffle %314, %314 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
        %318 = vector.shuffle %314, %314 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
        %319 = arith.select %316, %317, %318 : vector<8xf16>
        %320 = vector.shuffle %315, %315 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
        %321 = vector.shuffle %315, %315 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
        %322 = arith.select %316, %320, %321 : vector<8xf16>
        %323 = arith.remui %191, %c5 : index
        %324 = arith.addi %19, %c15 : index
        %325 = arith.muli %324, %c5 : index
        %326 = arith.addi %325, %c15 : index
        %327 = arith.muli %326, %c6 : index
        %328 = arith.remui %3, %c17 : index
        %329 = arith.muli %328, %c16 : index
        %330 = arith.addi %327, %329 : index
        %331 = arith.muli %323, %c25 : index
        %332 = arith.addi %330, %331 : index
        %333 = vector.load %22[%332] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %334 = arith.addi %332, %c2 : index
        %335 = vector.load %22[%334] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %336 = vector.shuffle %333, %335 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %337 = arith.addi %19, %c11 : index
        %338 = arith.muli %337, %c5 : index
        %339 = arith.addi %338, %c15 : index
        %340 = arith.muli %339, %c6 : index
        %341 = arith.remui %3, %c17 : index
        %342 = arith.muli %341, %c16 : index
        %343 = arith.addi %340, %342 : index
        %344 = arith.muli %323, %c25 : index
        %345 = arith.addi %343, %344 : index
        %346 = vector.load %22[%345] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %347 = arith.addi %345, %c2 : index
        %348 = vector.load %22[%347] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %349 = vector.shuffle %346, %348 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %350 = arith.addi %21, %c16 : index
        %351 = arith.muli %350, %c5 : index
        %352 = arith.addi %351, %c15 : index
        %353 = arith.muli %352, %c6 : index
        %354 = arith.remui %3, %c17 : index
        %355 = arith.muli %354, %c16 : index
        %356 = arith.addi %353, %355 : index
        %357 = arith.muli %323, %c25 : index
        %358 = arith.addi %356, %357 : index
        %359 = vector.load %22[%358] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %360 = arith.addi %358, %c2 : index
        %361 = vector.load %22[%360] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %362 = vector.shuffle %359, %361 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %363 = wave.mma %336, %362, %192 : vector<16xf16>, vector<8xf32>
        %364 = wave.mma %349, %362, %196 : vector<16xf16>, vector<8xf32>
        %365 = arith.addi %21, %c27 : index
        %366 = arith.muli %365, %c5 : index
        %367 = arith.addi %366, %c15 : index
        %368 = arith.muli %367, %c6 : index
        %369 = arith.remui %3, %c17 : index
        %370 = arith.muli %369, %c16 : index
        %371 = arith.addi %368, %370 : index
        %372 = arith.muli %323, %c25 : index
        %373 = arith.addi %371, %372 : index
        %374 = vector.load %22[%373] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %375 = arith.addi %373, %c2 : index
        %376 = vector.load %22[%375] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %377 = vector.shuffle %374, %376 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %378 = wave.mma %336, %377, %193 : vector<16xf16>, vector<8xf32>
        %379 = wave.mma %349, %377, %197 : vector<16xf16>, vector<8xf32>
        %380 = arith.addi %21, %c28 : index
        %381 = arith.muli %380, %c5 : index
        %382 = arith.addi %381, %c15 : index
        %383 = arith.muli %382, %c6 : index
        %384 = arith.remui %3, %c17 : index
        %385 = arith.muli %384, %c16 : index
        %386 = arith.addi %383, %385 : index
        %387 = arith.muli %323, %c25 : index
        %388 = arith.addi %386, %387 : index
        %389 = vector.load %22[%388] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %390 = arith.addi %388, %c2 : index
        %391 = vector.load %22[%390] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %392 = vector.shuffle %389, %391 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %393 = wave.mma %336, %392, %194 : vector<16xf16>, vector<8xf32>
        %394 = wave.mma %349, %392, %198 : vector<16xf16>, vector<8xf32>
        %395 = arith.addi %21, %c29 : index
        %396 = arith.muli %395, %c5 : index
        %397 = arith.addi %396, %c15 : index
        %398 = arith.muli %397, %c6 : index
        %399 = arith.remui %3, %c17 : index
        %400 = arith.muli %399, %c16 : index
        %401 = arith.addi %398, %400 : index
        %402 = arith.muli %323, %c25 : index
        %403 = arith.addi %401, %402 : index
        %404 = vector.load %22[%403] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %405 = arith.addi %403, %c2 : index
        %406 = vector.load %22[%405] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %407 = vector.shuffle %404, %406 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %408 = wave.mma %336, %407, %195 : vector<16xf16>, vector<8xf32>
        %409 = wave.mma %349, %407, %199 : vector<16xf16>, vector<8xf32>
        %410 = arith.addi %19, %c15 : index
        %411 = arith.muli %410, %c5 : index
        %412 = arith.addi %411, %c11 : index
        %413 = arith.muli %412, %c6 : index
        %414 = arith.remui %3, %c17 : index
        %415 = arith.muli %414, %c16 : index
        %416 = arith.addi %413, %415 : index
        %417 = arith.muli %323, %c25 : index
        %418 = arith.addi %416, %417 : index
        %419 = vector.load %22[%418] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %420 = arith.addi %418, %c2 : index
        %421 = vector.load %22[%420] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %422 = vector.shuffle %419, %421 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %423 = arith.addi %19, %c11 : index
        %424 = arith.muli %423, %c5 : index
        %425 = arith.addi %424, %c11 : index
        %426 = arith.muli %425, %c6 : index
        %427 = arith.remui %3, %c17 : index
        %428 = arith.muli %427, %c16 : index
        %429 = arith.addi %426, %428 : index
        %430 = arith.muli %323, %c25 : index
        %431 = arith.addi %429, %430 : index
        %432 = vector.load %22[%431] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %433 = arith.addi %431, %c2 : index
        %434 = vector.load %22[%433] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %435 = vector.shuffle %432, %434 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %436 = arith.addi %21, %c16 : index
        %437 = arith.muli %436, %c5 : index
        %438 = arith.addi %437, %c11 : index
        %439 = arith.muli %438, %c6 : index
        %440 = arith.remui %3, %c17 : index
        %441 = arith.muli %440, %c16 : index
        %442 = arith.addi %439, %441 : index
        %443 = arith.muli %323, %c25 : index
        %444 = arith.addi %442, %443 : index
        %445 = vector.load %22[%444] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %446 = arith.addi %444, %c2 : index
        %447 = vector.load %22[%446] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %448 = vector.shuffle %445, %447 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %449 = wave.mma %422, %448, %363 : vector<16xf16>, vector<8xf32>
        %450 = wave.mma %435, %448, %364 : vector<16xf16>, vector<8xf32>
        %451 = arith.addi %21, %c27 : index
        %452 = arith.muli %451, %c5 : index
        %453 = arith.addi %452, %c11 : index
        %454 = arith.muli %453, %c6 : index
        %455 = arith.remui %3, %c17 : index
        %456 = arith.muli %455, %c16 : index
        %457 = arith.addi %454, %456 : index
        %458 = arith.muli %323, %c25 : index
        %459 = arith.addi %457, %458 : index
        %460 = vector.load %22[%459] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %461 = arith.addi %459, %c2 : index
        %462 = vector.load %22[%461] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %463 = vector.shuffle %460, %462 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %464 = wave.mma %422, %463, %378 : vector<16xf16>, vector<8xf32>
        %465 = wave.mma %435, %463, %379 : vector<16xf16>, vector<8xf32>
        %466 = arith.addi %21, %c28 : index
        %467 = arith.muli %466, %c5 : index
        %468 = arith.addi %467, %c11 : index
        %469 = arith.muli %468, %c6 : index
        %470 = arith.remui %3, %c17 : index
        %471 = arith.muli %470, %c16 : index
        %472 = arith.addi %469, %471 : index
        %473 = arith.muli %323, %c25 : index
        %474 = arith.addi %472, %473 : index
        %475 = vector.load %22[%474] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %476 = arith.addi %474, %c2 : index
        %477 = vector.load %22[%476] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %478 = vector.shuffle %475, %477 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %479 = wave.mma %422, %478, %393 : vector<16xf16>, vector<8xf32>
        %480 = wave.mma %435, %478, %394 : vector<16xf16>, vector<8xf32>
        %481 = arith.addi %21, %c29 : index
        %482 = arith.muli %481, %c5 : index
        %483 = arith.addi %482, %c11 : index
        %484 = arith.muli %483, %c6 : index
        %485 = arith.remui %3, %c17 : index
        %486 = arith.muli %485, %c16 : index
        %487 = arith.addi %484, %486 : index
        %488 = arith.muli %323, %c25 : index
        %489 = arith.addi %487, %488 : index
        %490 = vector.load %22[%489] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %491 = arith.addi %489, %c2 : index
        %492 = vector.load %22[%491] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %493 = vector.shuffle %490, %492 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %494 = wave.mma %422, %493, %408 : vector<16xf16>, vector<8xf32>
        %495 = wave.mma %435, %493, %409 : vector<16xf16>, vector<8xf32>
        %496 = arith.subi %c11, %323 : index
        %497 = arith.addi %2, %c15 : index
        %498 = arith.muli %497, %c5 : index
        %499 = arith.addi %498, %c15 : index
        %500 = arith.muli %499, %c6 : index
        %501 = arith.muli %496, %c25 : index
        %502 = arith.addi %501, %500 : index
        %503 = arith.muli %3, %c16 : index
        %504 = arith.addi %502, %503 : index
        vector.store %214, %22[%504] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %505 = arith.addi %2, %c15 : index
        %506 = arith.muli %505, %c5 : index
        %507 = arith.addi %506, %c11 : index
        %508 = arith.muli %507, %c6 : index
        %509 = arith.muli %496, %c25 : index
        %510 = arith.addi %509, %508 : index
        %511 = arith.muli %3, %c16 : index
        %512 = arith.addi %510, %511 : index
        vector.store %218, %22[%512] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %513 = arith.addi %2, %c16 : index
        %514 = arith.muli %513, %c5 : index
        %515 = arith.addi %514, %c15 : index
        %516 = arith.muli %515, %c6 : index
        %517 = arith.muli %496, %c25 : index
        %518 = arith.addi %517, %516 : index
        %519 = arith.muli %3, %c16 : index
        %520 = arith.addi %518, %519 : index
        vector.store %319, %22[%520] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %521 = arith.addi %2, %c16 : index
        %522 = arith.muli %521, %c5 : index
        %523 = arith.addi %522, %c11 : index
        %524 = arith.muli %523, %c6 : index
        %525 = arith.muli %496, %c25 : index
        %526 = arith.addi %525, %524 : index
        %527 = arith.muli %3, %c16 : index
        %528 = arith.addi %526, %527 : index
        vector.store %322, %22[%528] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        wave.barrier
        scf.yield %449, %464, %479, %494, %450, %465, %480, %495 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %529 = arith.cmpi eq, %177, %c15 : index
      %530 = arith.addf %178, %200#0 : vector<8xf32>
      %531 = arith.select %529, %200#0, %530 : vector<8xf32>
      %532 = arith.addf %179, %200#1 : vector<8xf32>
      %533 = arith.select %529, %200#1, %532 : vector<8xf32>
      %534 = arith.addf %180, %200#2 : vector<8xf32>
      %535 = arith.select %529, %200#2, %534 : vector<8xf32>
      %536 = arith.addf %181, %200#3 : vector<8xf32>
      %537 = arith.select %529, %200#3, %536 : vector<8xf32>
      %538 = arith.addf %182, %200#4 : vector<8xf32>
      %539 = arith.select %529, %200#4, %538 : vector<8xf32>
      %540 = arith.addf %183, %200#5 : vector<8xf32>
      %541 = arith.select %529, %200#5, %540 : vector<8xf32>
      %542 = arith.addf %184, %200#6 : vector<8xf32>
      %543 = arith.select %529, %200#6, %542 : vector<8xf32>
      %544 = arith.addf %185, %200#7 : vector<8xf32>
      %545 = arith.select %529, %200#7, %544 : vector<8xf32>
      scf.yield %531, %533, %535, %537, %539, %541, %543, %545 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %546 = arith.addi %19, %c15 : index
    %547 = arith.muli %546, %c17 : index
    %548 = arith.addi %6, %547 : index
    %549 = arith.addi %548, %c15 : index
    %550 = arith.divui %3, %c17 : index
    %551 = arith.addi %549, %550 : index
    %552 = arith.cmpi slt, %551, %5 : index
    scf.if %552 {
      %553 = arith.cmpi eq, %hasFactors, %c11 : index
      %554 = arith.muli %551, %c5 : index
      %555 = memref.load %factors[%554] : memref<?xf32>
      %556 = arith.mulf %555, %operandScale : f32
      %557 = arith.select %553, %556, %operandScale : f32
      %558 = vector.extract %186#0[0] : f32 from vector<8xf32>
      %559 = arith.addi %21, %c15 : index
      %560 = arith.muli %0, %c16 : index
      %561 = arith.addi %560, %559 : index
      %562 = arith.subi %panels, %c11 : index
      %563 = arith.minsi %561, %562 : index
      %564 = arith.muli %563, %17 : index
      %565 = arith.remui %3, %c17 : index
      %566 = arith.muli %565, %c4 : index
      %567 = arith.addi %564, %566 : index
      %568 = vector.load %w[%567] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %569 = vector.bitcast %568 : vector<4xi8> to vector<1xf32>
      %570 = vector.extract %569[0] : f32 from vector<1xf32>
      %571 = arith.mulf %570, %557 : f32
      %572 = arith.mulf %558, %571 : f32
      %573 = vector.extract %186#1[0] : f32 from vector<8xf32>
      %574 = arith.addi %21, %c11 : index
      %575 = arith.muli %0, %c16 : index
      %576 = arith.addi %575, %574 : index
      %577 = arith.subi %panels, %c11 : index
      %578 = arith.minsi %576, %577 : index
      %579 = arith.muli %578, %17 : index
      %580 = arith.remui %3, %c17 : index
      %581 = arith.muli %580, %c4 : index
      %582 = arith.addi %579, %581 : index
      %583 = vector.load %w[%582] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %584 = vector.bitcast %583 : vector<4xi8> to vector<1xf32>
      %585 = vector.extract %584[0] : f32 from vector<1xf32>
      %586 = arith.mulf %585, %557 : f32
      %587 = arith.mulf %573, %586 : f32
      %588 = vector.extract %186#2[0] : f32 from vector<8xf32>
      %589 = arith.addi %21, %c5 : index
      %590 = arith.muli %0, %c16 : index
      %591 = arith.addi %590, %589 : index
      %592 = arith.subi %panels, %c11 : index
      %593 = arith.minsi %591, %592 : index
      %594 = arith.muli %593, %17 : index
      %595 = arith.remui %3, %c17 : index
      %596 = arith.muli %595, %c4 : index
      %597 = arith.addi %594, %596 : index
      %598 = vector.load %w[%597] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %599 = vector.bitcast %598 : vector<4xi8> to vector<1xf32>
      %600 = vector.extract %599[0] : f32 from vector<1xf32>
      %601 = arith.mulf %600, %557 : f32
      %602 = arith.mulf %588, %601 : f32
      %603 = vector.extract %186#3[0] : f32 from vector<8xf32>
      %604 = arith.addi %21, %c32 : index
      %605 = arith.muli %0, %c16 : index
      %606 = arith.addi %605, %604 : index
      %607 = arith.subi %panels, %c11 : index
      %608 = arith.minsi %606, %607 : index
      %609 = arith.muli %608, %17 : index
      %610 = arith.remui %3, %c17 : index
      %611 = arith.muli %610, %c4 : index
      %612 = arith.addi %609, %611 : index
      %613 = vector.load %w[%612] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %614 = vector.bitcast %613 : vector<4xi8> to vector<1xf32>
      %615 = vector.extract %614[0] : f32 from vector<1xf32>
      %616 = arith.mulf %615, %557 : f32
      %617 = arith.mulf %603, %616 : f32
      %618 = arith.muli %0, %c16 : index
      %619 = arith.addi %618, %21 : index
      %620 = arith.addi %619, %c15 : index
      %621 = arith.muli %551, %outputFeatures : index
      %622 = arith.muli %620, %c17 : index
      %623 = arith.addi %621, %622 : index
      %624 = wave.lane
      %625 = arith.remui %624, %c17 : index
      %626 = arith.addi %623, %625 : index
      %627 = arith.cmpi slt, %620, %panels : index
      scf.if %627 {
        scf.if %23 {
          %628 = memref.load %residual[%626] : memref<?xf32>
          %629 = arith.addf %628, %572 : f32
          memref.store %629, %out[%626] : memref<?xf32>
        } else {
          memref.store %572, %out[%626] : memref<?xf32>
        }
      }
      %630 = arith.muli %0, %c16 : index
      %631 = arith.addi %630, %21 : index
      %632 = arith.addi %631, %c11 : index
      %633 = arith.muli %551, %outputFeatures : index
      %634 = arith.muli %632, %c17 : index
      %635 = arith.addi %633, %634 : index
      %636 = wave.lane
      %637 = arith.remui %636, %c17 : index
      %638 = arith.addi %635, %637 : index
      %639 = arith.cmpi slt, %632, %panels : index
      scf.if %639 {
        scf.if %23 {
          %640 = memref.load %residual[%638] : memref<?xf32>
          %641 = arith.addf %640, %587 : f32
          memref.store %641, %out[%638] : memref<?xf32>
        } else {
          memref.store %587, %out[%638] : memref<?xf32>
        }
      }
      %642 = arith.muli %0, %c16 : index
      %643 = arith.addi %642, %21 : index
      %644 = arith.addi %643, %c5 : index
      %645 = arith.muli %551, %outputFeatures : index
      %646 = arith.muli %644, %c17 : index
      %647 = arith.addi %645, %646 : index
      %648 = wave.lane
      %649 = arith.remui %648, %c17 : index
      %650 = arith.addi %647, %649 : index
      %651 = arith.cmpi slt, %644, %panels : index
      scf.if %651 {
        scf.if %23 {
          %652 = memref.load %residual[%650] : memref<?xf32>
          %653 = arith.addf %652, %602 : f32
          memref.store %653, %out[%650] : memref<?xf32>
        } else {
          memref.store %602, %out[%650] : memref<?xf32>
        }
      }
      %654 = arith.muli %0, %c16 : index
      %655 = arith.addi %654, %21 : index
      %656 = arith.addi %655, %c32 : index
      %657 = arith.muli %551, %outputFeatures : index
      %658 = arith.muli %656, %c17 : index
      %659 = arith.addi %657, %658 : index
      %660 = wave.lane
      %661 = arith.remui %660, %c17 : index
      %662 = arith.addi %659, %661 : index
      %663 = arith.cmpi slt, %656, %panels : index
      scf.if %663 {
        scf.if %23 {
          %664 = memref.load %residual[%662] : memref<?xf32>
          %665 = arith.addf %664, %617 : f32
          memref.store %665, %out[%662] : memref<?xf32>
        } else {
          memref.store %617, %out[%662] : memref<?xf32>
        }
      }
    }
    %666 = arith.addi %19, %c15 : index
    %667 = arith.muli %666, %c17 : index
    %668 = arith.addi %6, %667 : index
    %669 = arith.addi %668, %c5 : index
    %670 = arith.divui %3, %c17 : index
    %671 = arith.addi %669, %670 : index
    %672 = arith.cmpi slt, %671, %5 : index
    scf.if %672 {
      %673 = arith.cmpi eq, %hasFactors, %c11 : index
      %674 = arith.muli %671, %c5 : index
      %675 = memref.load %factors[%674] : memref<?xf32>
      %676 = arith.mulf %675, %operandScale : f32
      %677 = arith.select %673, %676, %operandScale : f32
      %678 = vector.extract %186#0[1] : f32 from vector<8xf32>
      %679 = arith.addi %21, %c15 : index
      %680 = arith.muli %0, %c16 : index
      %681 = arith.addi %680, %679 : index
      %682 = arith.subi %panels, %c11 : index
      %683 = arith.minsi %681, %682 : index
      %684 = arith.muli %683, %17 : index
      %685 = arith.remui %3, %c17 : index
      %686 = arith.muli %685, %c4 : index
      %687 = arith.addi %684, %686 : index
      %688 = vector.load %w[%687] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %689 = vector.bitcast %688 : vector<4xi8> to vector<1xf32>
      %690 = vector.extract %689[0] : f32 from vector<1xf32>
      %691 = arith.mulf %690, %677 : f32
      %692 = arith.mulf %678, %691 : f32
      %693 = vector.extract %186#1[1] : f32 from vector<8xf32>
      %694 = arith.addi %21, %c11 : index
      %695 = arith.muli %0, %c16 : index
      %696 = arith.addi %695, %694 : index
      %697 = arith.subi %panels, %c11 : index
      %698 = arith.minsi %696, %697 : index
      %699 = arith.muli %698, %17 : index
      %700 = arith.remui %3, %c17 : index
      %701 = arith.muli %700, %c4 : index
      %702 = arith.addi %699, %701 : index
      %703 = vector.load %w[%702] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %704 = vector.bitcast %703 : vector<4xi8> to vector<1xf32>
      %705 = vector.extract %704[0] : f32 from vector<1xf32>
      %706 = arith.mulf %705, %677 : f32
      %707 = arith.mulf %693, %706 : f32
      %708 = vector.extract %186#2[1] : f32 from vector<8xf32>
      %709 = arith.addi %21, %c5 : index
      %710 = arith.muli %0, %c16 : index
      %711 = arith.addi %710, %709 : index
      %712 = arith.subi %panels, %c11 : index
      %713 = arith.minsi %711, %712 : index
      %714 = arith.muli %713, %17 : index
      %715 = arith.remui %3, %c17 : index
      %716 = arith.muli %715, %c4 : index
      %717 = arith.addi %714, %716 : index
      %718 = vector.load %w[%717] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %719 = vector.bitcast %718 : vector<4xi8> to vector<1xf32>
      %720 = vector.extract %719[0] : f32 from vector<1xf32>
      %721 = arith.mulf %720, %677 : f32
      %722 = arith.mulf %708, %721 : f32
      %723 = vector.extract %186#3[1] : f32 from vector<8xf32>
      %724 = arith.addi %21, %c32 : index
      %725 = arith.muli %0, %c16 : index
      %726 = arith.addi %725, %724 : index
      %727 = arith.subi %panels, %c11 : index
      %728 = arith.minsi %726, %727 : index
      %729 = arith.muli %728, %17 : index
      %730 = arith.remui %3, %c17 : index
      %731 = arith.muli %730, %c4 : index
      %732 = arith.addi %729, %731 : index
      %733 = vector.load %w[%732] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %734 = vector.bitcast %733 : vector<4xi8> to vector<1xf32>
      %735 = vector.extract %734[0] : f32 from vector<1xf32>
      %736 = arith.mulf %735, %677 : f32
      %737 = arith.mulf %723, %736 : f32
      %738 = arith.muli %0, %c16 : index
      %739 = arith.addi %738, %21 : index
      %740 = arith.addi %739, %c15 : index
      %741 = arith.muli %671, %outputFeatures : index
      %742 = arith.muli %740, %c17 : index
      %743 = arith.addi %741, %742 : index
      %744 = wave.lane
      %745 = arith.remui %744, %c17 : index
      %746 = arith.addi %743, %745 : index
      %747 = arith.cmpi slt, %740, %panels : index
      scf.if %747 {
        scf.if %23 {
          %748 = memref.load %residual[%746] : memref<?xf32>
          %749 = arith.addf %748, %692 : f32
          memref.store %749, %out[%746] : memref<?xf32>
        } else {
          memref.store %692, %out[%746] : memref<?xf32>
        }
      }
      %750 = arith.muli %0, %c16 : index
      %751 = arith.addi %750, %21 : index
      %752 = arith.addi %751, %c11 : index
      %753 = arith.muli %671, %outputFeatures : index
      %754 = arith.muli %752, %c17 : index
      %755 = arith.addi %753, %754 : index
      %756 = wave.lane
      %757 = arith.remui %756, %c17 : index
      %758 = arith.addi %755, %757 : index
      %759 = arith.cmpi slt, %752, %panels : index
      scf.if %759 {
        scf.if %23 {
          %760 = memref.load %residual[%758] : memref<?xf32>
          %761 = arith.addf %760, %707 : f32
          memref.store %761, %out[%758] : memref<?xf32>
        } else {
          memref.store %707, %out[%758] : memref<?xf32>
        }
      }
      %762 = arith.muli %0, %c16 : index
      %763 = arith.addi %762, %21 : index
      %764 = arith.addi %763, %c5 : index
      %765 = arith.muli %671, %outputFeatures : index
      %766 = arith.muli %764, %c17 : index
      %767 = arith.addi %765, %766 : index
      %768 = wave.lane
      %769 = arith.remui %768, %c17 : index
      %770 = arith.addi %767, %769 : index
      %771 = arith.cmpi slt, %764, %panels : index
      scf.if %771 {
        scf.if %23 {
          %772 = memref.load %residual[%770] : memref<?xf32>
          %773 = arith.addf %772, %722 : f32
          memref.store %773, %out[%770] : memref<?xf32>
        } else {
          memref.store %722, %out[%770] : memref<?xf32>
        }
      }
      %774 = arith.muli %0, %c16 : index
      %775 = arith.addi %774, %21 : index
      %776 = arith.addi %775, %c32 : index
      %777 = arith.muli %671, %outputFeatures : index
      %778 = arith.muli %776, %c17 : index
      %779 = arith.addi %777, %778 : index
      %780 = wave.lane
      %781 = arith.remui %780, %c17 : index
      %782 = arith.addi %779, %781 : index
      %783 = arith.cmpi slt, %776, %panels : index
      scf.if %783 {
        scf.if %23 {
          %784 = memref.load %residual[%782] : memref<?xf32>
          %785 = arith.addf %784, %737 : f32
          memref.store %785, %out[%782] : memref<?xf32>
        } else {
          memref.store %737, %out[%782] : memref<?xf32>
        }
      }
    }
    %786 = arith.addi %19, %c15 : index
    %787 = arith.muli %786, %c17 : index
    %788 = arith.addi %6, %787 : index
    %789 = arith.addi %788, %c4 : index
    %790 = arith.divui %3, %c17 : index
    %791 = arith.addi %789, %790 : index
    %792 = arith.cmpi slt, %791, %5 : index
    scf.if %792 {
      %793 = arith.cmpi eq, %hasFactors, %c11 : index
      %794 = arith.muli %791, %c5 : index
      %795 = memref.load %factors[%794] : memref<?xf32>
      %796 = arith.mulf %795, %operandScale : f32
      %797 = arith.select %793, %796, %operandScale : f32
      %798 = vector.extract %186#0[2] : f32 from vector<8xf32>
      %799 = arith.addi %21, %c15 : index
      %800 = arith.muli %0, %c16 : index
      %801 = arith.addi %800, %799 : index
      %802 = arith.subi %panels, %c11 : index
      %803 = arith.minsi %801, %802 : index
      %804 = arith.muli %803, %17 : index
      %805 = arith.remui %3, %c17 : index
      %806 = arith.muli %805, %c4 : index
      %807 = arith.addi %804, %806 : index
      %808 = vector.load %w[%807] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %809 = vector.bitcast %808 : vector<4xi8> to vector<1xf32>
      %810 = vector.extract %809[0] : f32 from vector<1xf32>
      %811 = arith.mulf %810, %797 : f32
      %812 = arith.mulf %798, %811 : f32
      %813 = vector.extract %186#1[2] : f32 from vector<8xf32>
      %814 = arith.addi %21, %c11 : index
      %815 = arith.muli %0, %c16 : index
      %816 = arith.addi %815, %814 : index
      %817 = arith.subi %panels, %c11 : index
      %818 = arith.minsi %816, %817 : index
      %819 = arith.muli %818, %17 : index
      %820 = arith.remui %3, %c17 : index
      %821 = arith.muli %820, %c4 : index
      %822 = arith.addi %819, %821 : index
      %823 = vector.load %w[%822] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %824 = vector.bitcast %823 : vector<4xi8> to vector<1xf32>
      %825 = vector.extract %824[0] : f32 from vector<1xf32>
      %826 = arith.mulf %825, %797 : f32
      %827 = arith.mulf %813, %826 : f32
      %828 = vector.extract %186#2[2] : f32 from vector<8xf32>
      %829 = arith.addi %21, %c5 : index
      %830 = arith.muli %0, %c16 : index
      %831 = arith.addi %830, %829 : index
      %832 = arith.subi %panels, %c11 : index
      %833 = arith.minsi %831, %832 : index
      %834 = arith.muli %833, %17 : index
      %835 = arith.remui %3, %c17 : index
      %836 = arith.muli %835, %c4 : index
      %837 = arith.addi %834, %836 : index
      %838 = vector.load %w[%837] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %839 = vector.bitcast %838 : vector<4xi8> to vector<1xf32>
      %840 = vector.extract %839[0] : f32 from vector<1xf32>
      %841 = arith.mulf %840, %797 : f32
      %842 = arith.mulf %828, %841 : f32
      %843 = vector.extract %186#3[2] : f32 from vector<8xf32>
      %844 = arith.addi %21, %c32 : index
      %845 = arith.muli %0, %c16 : index
      %846 = arith.addi %845, %844 : index
      %847 = arith.subi %panels, %c11 : index
      %848 = arith.minsi %846, %847 : index
      %849 = arith.muli %848, %17 : index
      %850 = arith.remui %3, %c17 : index
      %851 = arith.muli %850, %c4 : index
      %852 = arith.addi %849, %851 : index
      %853 = vector.load %w[%852] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %854 = vector.bitcast %853 : vector<4xi8> to vector<1xf32>
      %855 = vector.extract %854[0] : f32 from vector<1xf32>
      %856 = arith.mulf %855, %797 : f32
      %857 = arith.mulf %843, %856 : f32
      %858 = arith.muli %0, %c16 : index
      %859 = arith.addi %858, %21 : index
      %860 = arith.addi %859, %c15 : index
      %861 = arith.muli %791, %outputFeatures : index
      %862 = arith.muli %860, %c17 : index
      %863 = arith.addi %861, %862 : index
      %864 = wave.lane
      %865 = arith.remui %864, %c17 : index
      %866 = arith.addi %863, %865 : index
      %867 = arith.cmpi slt, %860, %panels : index
      scf.if %867 {
        scf.if %23 {
          %868 = memref.load %residual[%866] : memref<?xf32>
          %869 = arith.addf %868, %812 : f32
          memref.store %869, %out[%866] : memref<?xf32>
        } else {
          memref.store %812, %out[%866] : memref<?xf32>
        }
      }
      %870 = arith.muli %0, %c16 : index
      %871 = arith.addi %870, %21 : index
      %872 = arith.addi %871, %c11 : index
      %873 = arith.muli %791, %outputFeatures : index
      %874 = arith.muli %872, %c17 : index
      %875 = arith.addi %873, %874 : index
      %876 = wave.lane
      %877 = arith.remui %876, %c17 : index
      %878 = arith.addi %875, %877 : index
      %879 = arith.cmpi slt, %872, %panels : index
      scf.if %879 {
        scf.if %23 {
          %880 = memref.load %residual[%878] : memref<?xf32>
          %881 = arith.addf %880, %827 : f32
          memref.store %881, %out[%878] : memref<?xf32>
        } else {
          memref.store %827, %out[%878] : memref<?xf32>
        }
      }
      %882 = arith.muli %0, %c16 : index
      %883 = arith.addi %882, %21 : index
      %884 = arith.addi %883, %c5 : index
      %885 = arith.muli %791, %outputFeatures : index
      %886 = arith.muli %884, %c17 : index
      %887 = arith.addi %885, %886 : index
      %888 = wave.lane
      %889 = arith.remui %888, %c17 : index
      %890 = arith.addi %887, %889 : index
      %891 = arith.cmpi slt, %884, %panels : index
      scf.if %891 {
        scf.if %23 {
          %892 = memref.load %residual[%890] : memref<?xf32>
          %893 = arith.addf %892, %842 : f32
          memref.store %893, %out[%890] : memref<?xf32>
        } else {
          memref.store %842, %out[%890] : memref<?xf32>
        }
      }
      %894 = arith.muli %0, %c16 : index
      %895 = arith.addi %894, %21 : index
      %896 = arith.addi %895, %c32 : index
      %897 = arith.muli %791, %outputFeatures : index
      %898 = arith.muli %896, %c17 : index
      %899 = arith.addi %897, %898 : index
      %900 = wave.lane
      %901 = arith.remui %900, %c17 : index
      %902 = arith.addi %899, %901 : index
      %903 = arith.cmpi slt, %896, %panels : index
      scf.if %903 {
        scf.if %23 {
          %904 = memref.load %residual[%902] : memref<?xf32>
          %905 = arith.addf %904, %857 : f32
          memref.store %905, %out[%902] : memref<?xf32>
        } else {
          memref.store %857, %out[%902] : memref<?xf32>
        }
      }
    }
    %906 = arith.addi %19, %c15 : index
    %907 = arith.muli %906, %c17 : index
    %908 = arith.addi %6, %907 : index
    %909 = arith.addi %908, %c33 : index
    %910 = arith.divui %3, %c17 : index
    %911 = arith.addi %909, %910 : index
    %912 = arith.cmpi slt, %911, %5 : index
    scf.if %912 {
      %913 = arith.cmpi eq, %hasFactors, %c11 : index
      %914 = arith.muli %911, %c5 : index
      %915 = memref.load %factors[%914] : memref<?xf32>
      %916 = arith.mulf %915, %operandScale : f32
      %917 = arith.select %913, %916, %operandScale : f32
      %918 = vector.extract %186#0[3] : f32 from vector<8xf32>
      %919 = arith.addi %21, %c15 : index
      %920 = arith.muli %0, %c16 : index
      %921 = arith.addi %920, %919 : index
      %922 = arith.subi %panels, %c11 : index
      %923 = arith.minsi %921, %922 : index
      %924 = arith.muli %923, %17 : index
      %925 = arith.remui %3, %c17 : index
      %926 = arith.muli %925, %c4 : index
      %927 = arith.addi %924, %926 : index
      %928 = vector.load %w[%927] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %929 = vector.bitcast %928 : vector<4xi8> to vector<1xf32>
      %930 = vector.extract %929[0] : f32 from vector<1xf32>
      %931 = arith.mulf %930, %917 : f32
      %932 = arith.mulf %918, %931 : f32
      %933 = vector.extract %186#1[3] : f32 from vector<8xf32>
      %934 = arith.addi %21, %c11 : index
      %935 = arith.muli %0, %c16 : index
      %936 = arith.addi %935, %934 : index
      %937 = arith.subi %panels, %c11 : index
      %938 = arith.minsi %936, %937 : index
      %939 = arith.muli %938, %17 : index
      %940 = arith.remui %3, %c17 : index
      %941 = arith.muli %940, %c4 : index
      %942 = arith.addi %939, %941 : index
      %943 = vector.load %w[%942] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %944 = vector.bitcast %943 : vector<4xi8> to vector<1xf32>
      %945 = vector.extract %944[0] : f32 from vector<1xf32>
      %946 = arith.mulf %945, %917 : f32
      %947 = arith.mulf %933, %946 : f32
      %948 = vector.extract %186#2[3] : f32 from vector<8xf32>
      %949 = arith.addi %21, %c5 : index
      %950 = arith.muli %0, %c16 : index
      %951 = arith.addi %950, %949 : index
      %952 = arith.subi %panels, %c11 : index
      %953 = arith.minsi %951, %952 : index
      %954 = arith.muli %953, %17 : index
      %955 = arith.remui %3, %c17 : index
      %956 = arith.muli %955, %c4 : index
      %957 = arith.addi %954, %956 : index
      %958 = vector.load %w[%957] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %959 = vector.bitcast %958 : vector<4xi8> to vector<1xf32>
      %960 = vector.extract %959[0] : f32 from vector<1xf32>
      %961 = arith.mulf %960, %917 : f32
      %962 = arith.mulf %948, %961 : f32
      %963 = vector.extract %186#3[3] : f32 from vector<8xf32>
      %964 = arith.addi %21, %c32 : index
      %965 = arith.muli %0, %c16 : index
      %966 = arith.addi %965, %964 : index
      %967 = arith.subi %panels, %c11 : index
      %968 = arith.minsi %966, %967 : index
      %969 = arith.muli %968, %17 : index
      %970 = arith.remui %3, %c17 : index
      %971 = arith.muli %970, %c4 : index
      %972 = arith.addi %969, %971 : index
      %973 = vector.load %w[%972] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %974 = vector.bitcast %973 : vector<4xi8> to vector<1xf32>
      %975 = vector.extract %974[0] : f32 from vector<1xf32>
      %976 = arith.mulf %975, %917 : f32
      %977 = arith.mulf %963, %976 : f32
      %978 = arith.muli %0, %c16 : index
      %979 = arith.addi %978, %21 : index
      %980 = arith.addi %979, %c15 : index
      %981 = arith.muli %911, %outputFeatures : index
      %982 = arith.muli %980, %c17 : index
      %983 = arith.addi %981, %982 : index
      %984 = wave.lane
      %985 = arith.remui %984, %c17 : index
      %986 = arith.addi %983, %985 : index
      %987 = arith.cmpi slt, %980, %panels : index
      scf.if %987 {
        scf.if %23 {
          %988 = memref.load %residual[%986] : memref<?xf32>
          %989 = arith.addf %988, %932 : f32
          memref.store %989, %out[%986] : memref<?xf32>
        } else {
          memref.store %932, %out[%986] : memref<?xf32>
        }
      }
      %990 = arith.muli %0, %c16 : index
      %991 = arith.addi %990, %21 : index
      %992 = arith.addi %991, %c11 : index
      %993 = arith.muli %911, %outputFeatures : index
      %994 = arith.muli %992, %c17 : index
      %995 = arith.addi %993, %994 : index
      %996 = wave.lane
      %997 = arith.remui %996, %c17 : index
      %998 = arith.addi %995, %997 : index
      %999 = arith.cmpi slt, %992, %panels : index
      scf.if %999 {
        scf.if %23 {
          %1000 = memref.load %residual[%998] : memref<?xf32>
          %1001 = arith.addf %1000, %947 : f32
          memref.store %1001, %out[%998] : memref<?xf32>
        } else {
          memref.store %947, %out[%998] : memref<?xf32>
        }
      }
      %1002 = arith.muli %0, %c16 : index
      %1003 = arith.addi %1002, %21 : index
      %1004 = arith.addi %1003, %c5 : index
      %1005 = arith.muli %911, %outputFeatures : index
      %1006 = arith.muli %1004, %c17 : index
      %1007 = arith.addi %1005, %1006 : index
      %1008 = wave.lane
      %1009 = arith.remui %1008, %c17 : index
      %1010 = arith.addi %1007, %1009 : index
      %1011 = arith.cmpi slt, %1004, %panels : index
      scf.if %1011 {
        scf.if %23 {
          %1012 = memref.load %residual[%1010] : memref<?xf32>
          %1013 = arith.addf %1012, %962 : f32
          memref.store %1013, %out[%1010] : memref<?xf32>
        } else {
          memref.store %962, %out[%1010] : memref<?xf32>
        }
      }
      %1014 = arith.muli %0, %c16 : index
      %1015 = arith.addi %1014, %21 : index
      %1016 = arith.addi %1015, %c32 : index
      %1017 = arith.muli %911, %outputFeatures : index
      %1018 = arith.muli %1016, %c17 : index
      %1019 = arith.addi %1017, %1018 : index
      %1020 = wave.lane
      %1021 = arith.remui %1020, %c17 : index
      %1022 = arith.addi %1019, %1021 : index
      %1023 = arith.cmpi slt, %1016, %panels : index
      scf.if %1023 {
        scf.if %23 {
          %1024 = memref.load %residual[%1022] : memref<?xf32>
          %1025 = arith.addf %1024, %977 : f32
          memref.store %1025, %out[%1022] : memref<?xf32>
        } else {
          memref.store %977, %out[%1022] : memref<?xf32>
        }
      }
    }
    %1026 = arith.addi %19, %c15 : index
    %1027 = arith.muli %1026, %c17 : index
    %1028 = arith.addi %6, %1027 : index
    %1029 = arith.addi %1028, %c16 : index
    %1030 = arith.divui %3, %c17 : index
    %1031 = arith.addi %1029, %1030 : index
    %1032 = arith.cmpi slt, %1031, %5 : index
    scf.if %1032 {
      %1033 = arith.cmpi eq, %hasFactors, %c11 : index
      %1034 = arith.muli %1031, %c5 : index
      %1035 = memref.load %factors[%1034] : memref<?xf32>
      %1036 = arith.mulf %1035, %operandScale : f32
      %1037 = arith.select %1033, %1036, %operandScale : f32
      %1038 = vector.extract %186#0[4] : f32 from vector<8xf32>
      %1039 = arith.addi %21, %c15 : index
      %1040 = arith.muli %0, %c16 : index
      %1041 = arith.addi %1040, %1039 : index
      %1042 = arith.subi %panels, %c11 : index
      %1043 = arith.minsi %1041, %1042 : index
      %1044 = arith.muli %1043, %17 : index
      %1045 = arith.remui %3, %c17 : index
      %1046 = arith.muli %1045, %c4 : index
      %1047 = arith.addi %1044, %1046 : index
      %1048 = vector.load %w[%1047] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1049 = vector.bitcast %1048 : vector<4xi8> to vector<1xf32>
      %1050 = vector.extract %1049[0] : f32 from vector<1xf32>
      %1051 = arith.mulf %1050, %1037 : f32
      %1052 = arith.mulf %1038, %1051 : f32
      %1053 = vector.extract %186#1[4] : f32 from vector<8xf32>
      %1054 = arith.addi %21, %c11 : index
      %1055 = arith.muli %0, %c16 : index
      %1056 = arith.addi %1055, %1054 : index
      %1057 = arith.subi %panels, %c11 : index
      %1058 = arith.minsi %1056, %1057 : index
      %1059 = arith.muli %1058, %17 : index
      %1060 = arith.remui %3, %c17 : index
      %1061 = arith.muli %1060, %c4 : index
      %1062 = arith.addi %1059, %1061 : index
      %1063 = vector.load %w[%1062] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1064 = vector.bitcast %1063 : vector<4xi8> to vector<1xf32>
      %1065 = vector.extract %1064[0] : f32 from vector<1xf32>
      %1066 = arith.mulf %1065, %1037 : f32
      %1067 = arith.mulf %1053, %1066 : f32
      %1068 = vector.extract %186#2[4] : f32 from vector<8xf32>
      %1069 = arith.addi %21, %c5 : index
      %1070 = arith.muli %0, %c16 : index
      %1071 = arith.addi %1070, %1069 : index
      %1072 = arith.subi %panels, %c11 : index
      %1073 = arith.minsi %1071, %1072 : index
      %1074 = arith.muli %1073, %17 : index
      %1075 = arith.remui %3, %c17 : index
      %1076 = arith.muli %1075, %c4 : index
      %1077 = arith.addi %1074, %1076 : index
      %1078 = vector.load %w[%1077] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1079 = vector.bitcast %1078 : vector<4xi8> to vector<1xf32>
      %1080 = vector.extract %1079[0] : f32 from vector<1xf32>
      %1081 = arith.mulf %1080, %1037 : f32
      %1082 = arith.mulf %1068, %1081 : f32
      %1083 = vector.extract %186#3[4] : f32 from vector<8xf32>
      %1084 = arith.addi %21, %c32 : index
      %1085 = arith.muli %0, %c16 : index
      %1086 = arith.addi %1085, %1084 : index
      %1087 = arith.subi %panels, %c11 : index
      %1088 = arith.minsi %1086, %1087 : index
      %1089 = arith.muli %1088, %17 : index
      %1090 = arith.remui %3, %c17 : index
      %1091 = arith.muli %1090, %c4 : index
      %1092 = arith.addi %1089, %1091 : index
      %1093 = vector.load %w[%1092] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1094 = vector.bitcast %1093 : vector<4xi8> to vector<1xf32>
      %1095 = vector.extract %1094[0] : f32 from vector<1xf32>
      %1096 = arith.mulf %1095, %1037 : f32
      %1097 = arith.mulf %1083, %1096 : f32
      %1098 = arith.muli %0, %c16 : index
      %1099 = arith.addi %1098, %21 : index
      %1100 = arith.addi %1099, %c15 : index
      %1101 = arith.muli %1031, %outputFeatures : index
      %1102 = arith.muli %1100, %c17 : index
      %1103 = arith.addi %1101, %1102 : index
      %1104 = wave.lane
      %1105 = arith.remui %1104, %c17 : index
      %1106 = arith.addi %1103, %1105 : index
      %1107 = arith.cmpi slt, %1100, %panels : index
      scf.if %1107 {
        scf.if %23 {
          %1108 = memref.load %residual[%1106] : memref<?xf32>
          %1109 = arith.addf %1108, %1052 : f32
          memref.store %1109, %out[%1106] : memref<?xf32>
        } else {
          memref.store %1052, %out[%1106] : memref<?xf32>
        }
      }
      %1110 = arith.muli %0, %c16 : index
      %1111 = arith.addi %1110, %21 : index
      %1112 = arith.addi %1111, %c11 : index
      %1113 = arith.muli %1031, %outputFeatures : index
      %1114 = arith.muli %1112, %c17 : index
      %1115 = arith.addi %1113, %1114 : index
      %1116 = wave.lane
      %1117 = arith.remui %1116, %c17 : index
      %1118 = arith.addi %1115, %1117 : index
      %1119 = arith.cmpi slt, %1112, %panels : index
      scf.if %1119 {
        scf.if %23 {
          %1120 = memref.load %residual[%1118] : memref<?xf32>
          %1121 = arith.addf %1120, %1067 : f32
          memref.store %1121, %out[%1118] : memref<?xf32>
        } else {
          memref.store %1067, %out[%1118] : memref<?xf32>
        }
      }
      %1122 = arith.muli %0, %c16 : index
      %1123 = arith.addi %1122, %21 : index
      %1124 = arith.addi %1123, %c5 : index
      %1125 = arith.muli %1031, %outputFeatures : index
      %1126 = arith.muli %1124, %c17 : index
      %1127 = arith.addi %1125, %1126 : index
      %1128 = wave.lane
      %1129 = arith.remui %1128, %c17 : index
      %1130 = arith.addi %1127, %1129 : index
      %1131 = arith.cmpi slt, %1124, %panels : index
      scf.if %1131 {
        scf.if %23 {
          %1132 = memref.load %residual[%1130] : memref<?xf32>
          %1133 = arith.addf %1132, %1082 : f32
          memref.store %1133, %out[%1130] : memref<?xf32>
        } else {
          memref.store %1082, %out[%1130] : memref<?xf32>
        }
      }
      %1134 = arith.muli %0, %c16 : index
      %1135 = arith.addi %1134, %21 : index
      %1136 = arith.addi %1135, %c32 : index
      %1137 = arith.muli %1031, %outputFeatures : index
      %1138 = arith.muli %1136, %c17 : index
      %1139 = arith.addi %1137, %1138 : index
      %1140 = wave.lane
      %1141 = arith.remui %1140, %c17 : index
      %1142 = arith.addi %1139, %1141 : index
      %1143 = arith.cmpi slt, %1136, %panels : index
      scf.if %1143 {
        scf.if %23 {
          %1144 = memref.load %residual[%1142] : memref<?xf32>
          %1145 = arith.addf %1144, %1097 : f32
          memref.store %1145, %out[%1142] : memref<?xf32>
        } else {
          memref.store %1097, %out[%1142] : memref<?xf32>
        }
      }
    }
    %1146 = arith.addi %19, %c15 : index
    %1147 = arith.muli %1146, %c17 : index
    %1148 = arith.addi %6, %1147 : index
    %1149 = arith.addi %1148, %c28 : index
    %1150 = arith.divui %3, %c17 : index
    %1151 = arith.addi %1149, %1150 : index
    %1152 = arith.cmpi slt, %1151, %5 : index
    scf.if %1152 {
      %1153 = arith.cmpi eq, %hasFactors, %c11 : index
      %1154 = arith.muli %1151, %c5 : index
      %1155 = memref.load %factors[%1154] : memref<?xf32>
      %1156 = arith.mulf %1155, %operandScale : f32
      %1157 = arith.select %1153, %1156, %operandScale : f32
      %1158 = vector.extract %186#0[5] : f32 from vector<8xf32>
      %1159 = arith.addi %21, %c15 : index
      %1160 = arith.muli %0, %c16 : index
      %1161 = arith.addi %1160, %1159 : index
      %1162 = arith.subi %panels, %c11 : index
      %1163 = arith.minsi %1161, %1162 : index
      %1164 = arith.muli %1163, %17 : index
      %1165 = arith.remui %3, %c17 : index
      %1166 = arith.muli %1165, %c4 : index
      %1167 = arith.addi %1164, %1166 : index
      %1168 = vector.load %w[%1167] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1169 = vector.bitcast %1168 : vector<4xi8> to vector<1xf32>
      %1170 = vector.extract %1169[0] : f32 from vector<1xf32>
      %1171 = arith.mulf %1170, %1157 : f32
      %1172 = arith.mulf %1158, %1171 : f32
      %1173 = vector.extract %186#1[5] : f32 from vector<8xf32>
      %1174 = arith.addi %21, %c11 : index
      %1175 = arith.muli %0, %c16 : index
      %1176 = arith.addi %1175, %1174 : index
      %1177 = arith.subi %panels, %c11 : index
      %1178 = arith.minsi %1176, %1177 : index
      %1179 = arith.muli %1178, %17 : index
      %1180 = arith.remui %3, %c17 : index
      %1181 = arith.muli %1180, %c4 : index
      %1182 = arith.addi %1179, %1181 : index
      %1183 = vector.load %w[%1182] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1184 = vector.bitcast %1183 : vector<4xi8> to vector<1xf32>
      %1185 = vector.extract %1184[0] : f32 from vector<1xf32>
      %1186 = arith.mulf %1185, %1157 : f32
      %1187 = arith.mulf %1173, %1186 : f32
      %1188 = vector.extract %186#2[5] : f32 from vector<8xf32>
      %1189 = arith.addi %21, %c5 : index
      %1190 = arith.muli %0, %c16 : index
      %1191 = arith.addi %1190, %1189 : index
      %1192 = arith.subi %panels, %c11 : index
      %1193 = arith.minsi %1191, %1192 : index
      %1194 = arith.muli %1193, %17 : index
      %1195 = arith.remui %3, %c17 : index
      %1196 = arith.muli %1195, %c4 : index
      %1197 = arith.addi %1194, %1196 : index
      %1198 = vector.load %w[%1197] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1199 = vector.bitcast %1198 : vector<4xi8> to vector<1xf32>
      %1200 = vector.extract %1199[0] : f32 from vector<1xf32>
      %1201 = arith.mulf %1200, %1157 : f32
      %1202 = arith.mulf %1188, %1201 : f32
      %1203 = vector.extract %186#3[5] : f32 from vector<8xf32>
      %1204 = arith.addi %21, %c32 : index
      %1205 = arith.muli %0, %c16 : index
      %1206 = arith.addi %1205, %1204 : index
      %1207 = arith.subi %panels, %c11 : index
      %1208 = arith.minsi %1206, %1207 : index
      %1209 = arith.muli %1208, %17 : index
      %1210 = arith.remui %3, %c17 : index
      %1211 = arith.muli %1210, %c4 : index
      %1212 = arith.addi %1209, %1211 : index
      %1213 = vector.load %w[%1212] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1214 = vector.bitcast %1213 : vector<4xi8> to vector<1xf32>
      %1215 = vector.extract %1214[0] : f32 from vector<1xf32>
      %1216 = arith.mulf %1215, %1157 : f32
      %1217 = arith.mulf %1203, %1216 : f32
      %1218 = arith.muli %0, %c16 : index
      %1219 = arith.addi %1218, %21 : index
      %1220 = arith.addi %1219, %c15 : index
      %1221 = arith.muli %1151, %outputFeatures : index
      %1222 = arith.muli %1220, %c17 : index
      %1223 = arith.addi %1221, %1222 : index
      %1224 = wave.lane
      %1225 = arith.remui %1224, %c17 : index
      %1226 = arith.addi %1223, %1225 : index
      %1227 = arith.cmpi slt, %1220, %panels : index
      scf.if %1227 {
        scf.if %23 {
          %1228 = memref.load %residual[%1226] : memref<?xf32>
          %1229 = arith.addf %1228, %1172 : f32
          memref.store %1229, %out[%1226] : memref<?xf32>
        } else {
          memref.store %1172, %out[%1226] : memref<?xf32>
        }
      }
      %1230 = arith.muli %0, %c16 : index
      %1231 = arith.addi %1230, %21 : index
      %1232 = arith.addi %1231, %c11 : index
      %1233 = arith.muli %1151, %outputFeatures : index
      %1234 = arith.muli %1232, %c17 : index
      %1235 = arith.addi %1233, %1234 : index
      %1236 = wave.lane
      %1237 = arith.remui %1236, %c17 : index
      %1238 = arith.addi %1235, %1237 : index
      %1239 = arith.cmpi slt, %1232, %panels : index
      scf.if %1239 {
        scf.if %23 {
          %1240 = memref.load %residual[%1238] : memref<?xf32>
          %1241 = arith.addf %1240, %1187 : f32
          memref.store %1241, %out[%1238] : memref<?xf32>
        } else {
          memref.store %1187, %out[%1238] : memref<?xf32>
        }
      }
      %1242 = arith.muli %0, %c16 : index
      %1243 = arith.addi %1242, %21 : index
      %1244 = arith.addi %1243, %c5 : index
      %1245 = arith.muli %1151, %outputFeatures : index
      %1246 = arith.muli %1244, %c17 : index
      %1247 = arith.addi %1245, %1246 : index
      %1248 = wave.lane
      %1249 = arith.remui %1248, %c17 : index
      %1250 = arith.addi %1247, %1249 : index
      %1251 = arith.cmpi slt, %1244, %panels : index
      scf.if %1251 {
        scf.if %23 {
          %1252 = memref.load %residual[%1250] : memref<?xf32>
          %1253 = arith.addf %1252, %1202 : f32
          memref.store %1253, %out[%1250] : memref<?xf32>
        } else {
          memref.store %1202, %out[%1250] : memref<?xf32>
        }
      }
      %1254 = arith.muli %0, %c16 : index
      %1255 = arith.addi %1254, %21 : index
      %1256 = arith.addi %1255, %c32 : index
      %1257 = arith.muli %1151, %outputFeatures : index
      %1258 = arith.muli %1256, %c17 : index
      %1259 = arith.addi %1257, %1258 : index
      %1260 = wave.lane
      %1261 = arith.remui %1260, %c17 : index
      %1262 = arith.addi %1259, %1261 : index
      %1263 = arith.cmpi slt, %1256, %panels : index
      scf.if %1263 {
        scf.if %23 {
          %1264 = memref.load %residual[%1262] : memref<?xf32>
          %1265 = arith.addf %1264, %1217 : f32
          memref.store %1265, %out[%1262] : memref<?xf32>
        } else {
          memref.store %1217, %out[%1262] : memref<?xf32>
        }
      }
    }
    %1266 = arith.addi %19, %c15 : index
    %1267 = arith.muli %1266, %c17 : index
    %1268 = arith.addi %6, %1267 : index
    %1269 = arith.addi %1268, %c34 : index
    %1270 = arith.divui %3, %c17 : index
    %1271 = arith.addi %1269, %1270 : index
    %1272 = arith.cmpi slt, %1271, %5 : index
    scf.if %1272 {
      %1273 = arith.cmpi eq, %hasFactors, %c11 : index
      %1274 = arith.muli %1271, %c5 : index
      %1275 = memref.load %factors[%1274] : memref<?xf32>
      %1276 = arith.mulf %1275, %operandScale : f32
      %1277 = arith.select %1273, %1276, %operandScale : f32
      %1278 = vector.extract %186#0[6] : f32 from vector<8xf32>
      %1279 = arith.addi %21, %c15 : index
      %1280 = arith.muli %0, %c16 : index
      %1281 = arith.addi %1280, %1279 : index
      %1282 = arith.subi %panels, %c11 : index
      %1283 = arith.minsi %1281, %1282 : index
      %1284 = arith.muli %1283, %17 : index
      %1285 = arith.remui %3, %c17 : index
      %1286 = arith.muli %1285, %c4 : index
      %1287 = arith.addi %1284, %1286 : index
      %1288 = vector.load %w[%1287] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1289 = vector.bitcast %1288 : vector<4xi8> to vector<1xf32>
      %1290 = vector.extract %1289[0] : f32 from vector<1xf32>
      %1291 = arith.mulf %1290, %1277 : f32
      %1292 = arith.mulf %1278, %1291 : f32
      %1293 = vector.extract %186#1[6] : f32 from vector<8xf32>
      %1294 = arith.addi %21, %c11 : index
      %1295 = arith.muli %0, %c16 : index
      %1296 = arith.addi %1295, %1294 : index
      %1297 = arith.subi %panels, %c11 : index
      %1298 = arith.minsi %1296, %1297 : index
      %1299 = arith.muli %1298, %17 : index
      %1300 = arith.remui %3, %c17 : index
      %1301 = arith.muli %1300, %c4 : index
      %1302 = arith.addi %1299, %1301 : index
      %1303 = vector.load %w[%1302] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1304 = vector.bitcast %1303 : vector<4xi8> to vector<1xf32>
      %1305 = vector.extract %1304[0] : f32 from vector<1xf32>
      %1306 = arith.mulf %1305, %1277 : f32
      %1307 = arith.mulf %1293, %1306 : f32
      %1308 = vector.extract %186#2[6] : f32 from vector<8xf32>
      %1309 = arith.addi %21, %c5 : index
      %1310 = arith.muli %0, %c16 : index
      %1311 = arith.addi %1310, %1309 : index
      %1312 = arith.subi %panels, %c11 : index
      %1313 = arith.minsi %1311, %1312 : index
      %1314 = arith.muli %1313, %17 : index
      %1315 = arith.remui %3, %c17 : index
      %1316 = arith.muli %1315, %c4 : index
      %1317 = arith.addi %1314, %1316 : index
      %1318 = vector.load %w[%1317] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1319 = vector.bitcast %1318 : vector<4xi8> to vector<1xf32>
      %1320 = vector.extract %1319[0] : f32 from vector<1xf32>
      %1321 = arith.mulf %1320, %1277 : f32
      %1322 = arith.mulf %1308, %1321 : f32
      %1323 = vector.extract %186#3[6] : f32 from vector<8xf32>
      %1324 = arith.addi %21, %c32 : index
      %1325 = arith.muli %0, %c16 : index
      %1326 = arith.addi %1325, %1324 : index
      %1327 = arith.subi %panels, %c11 : index
      %1328 = arith.minsi %1326, %1327 : index
      %1329 = arith.muli %1328, %17 : index
      %1330 = arith.remui %3, %c17 : index
      %1331 = arith.muli %1330, %c4 : index
      %1332 = arith.addi %1329, %1331 : index
      %1333 = vector.load %w[%1332] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1334 = vector.bitcast %1333 : vector<4xi8> to vector<1xf32>
      %1335 = vector.extract %1334[0] : f32 from vector<1xf32>
      %1336 = arith.mulf %1335, %1277 : f32
      %1337 = arith.mulf %1323, %1336 : f32
      %1338 = arith.muli %0, %c16 : index
      %1339 = arith.addi %1338, %21 : index
      %1340 = arith.addi %1339, %c15 : index
      %1341 = arith.muli %1271, %outputFeatures : index
      %1342 = arith.muli %1340, %c17 : index
      %1343 = arith.addi %1341, %1342 : index
      %1344 = wave.lane
      %1345 = arith.remui %1344, %c17 : index
      %1346 = arith.addi %1343, %1345 : index
      %1347 = arith.cmpi slt, %1340, %panels : index
      scf.if %1347 {
        scf.if %23 {
          %1348 = memref.load %residual[%1346] : memref<?xf32>
          %1349 = arith.addf %1348, %1292 : f32
          memref.store %1349, %out[%1346] : memref<?xf32>
        } else {
          memref.store %1292, %out[%1346] : memref<?xf32>
        }
      }
      %1350 = arith.muli %0, %c16 : index
      %1351 = arith.addi %1350, %21 : index
      %1352 = arith.addi %1351, %c11 : index
      %1353 = arith.muli %1271, %outputFeatures : index
      %1354 = arith.muli %1352, %c17 : index
      %1355 = arith.addi %1353, %1354 : index
      %1356 = wave.lane
      %1357 = arith.remui %1356, %c17 : index
      %1358 = arith.addi %1355, %1357 : index
      %1359 = arith.cmpi slt, %1352, %panels : index
      scf.if %1359 {
        scf.if %23 {
          %1360 = memref.load %residual[%1358] : memref<?xf32>
          %1361 = arith.addf %1360, %1307 : f32
          memref.store %1361, %out[%1358] : memref<?xf32>
        } else {
          memref.store %1307, %out[%1358] : memref<?xf32>
        }
      }
      %1362 = arith.muli %0, %c16 : index
      %1363 = arith.addi %1362, %21 : index
      %1364 = arith.addi %1363, %c5 : index
      %1365 = arith.muli %1271, %outputFeatures : index
      %1366 = arith.muli %1364, %c17 : index
      %1367 = arith.addi %1365, %1366 : index
      %1368 = wave.lane
      %1369 = arith.remui %1368, %c17 : index
      %1370 = arith.addi %1367, %1369 : index
      %1371 = arith.cmpi slt, %1364, %panels : index
      scf.if %1371 {
        scf.if %23 {
          %1372 = memref.load %residual[%1370] : memref<?xf32>
          %1373 = arith.addf %1372, %1322 : f32
          memref.store %1373, %out[%1370] : memref<?xf32>
        } else {
          memref.store %1322, %out[%1370] : memref<?xf32>
        }
      }
      %1374 = arith.muli %0, %c16 : index
      %1375 = arith.addi %1374, %21 : index
      %1376 = arith.addi %1375, %c32 : index
      %1377 = arith.muli %1271, %outputFeatures : index
      %1378 = arith.muli %1376, %c17 : index
      %1379 = arith.addi %1377, %1378 : index
      %1380 = wave.lane
      %1381 = arith.remui %1380, %c17 : index
      %1382 = arith.addi %1379, %1381 : index
      %1383 = arith.cmpi slt, %1376, %panels : index
      scf.if %1383 {
        scf.if %23 {
          %1384 = memref.load %residual[%1382] : memref<?xf32>
          %1385 = arith.addf %1384, %1337 : f32
          memref.store %1385, %out[%1382] : memref<?xf32>
        } else {
          memref.store %1337, %out[%1382] : memref<?xf32>
        }
      }
    }
    %1386 = arith.addi %19, %c15 : index
    %1387 = arith.muli %1386, %c17 : index
    %1388 = arith.addi %6, %1387 : index
    %1389 = arith.addi %1388, %c35 : index
    %1390 = arith.divui %3, %c17 : index
    %1391 = arith.addi %1389, %1390 : index
    %1392 = arith.cmpi slt, %1391, %5 : index
    scf.if %1392 {
      %1393 = arith.cmpi eq, %hasFactors, %c11 : index
      %1394 = arith.muli %1391, %c5 : index
      %1395 = memref.load %factors[%1394] : memref<?xf32>
      %1396 = arith.mulf %1395, %operandScale : f32
      %1397 = arith.select %1393, %1396, %operandScale : f32
      %1398 = vector.extract %186#0[7] : f32 from vector<8xf32>
      %1399 = arith.addi %21, %c15 : index
      %1400 = arith.muli %0, %c16 : index
      %1401 = arith.addi %1400, %1399 : index
      %1402 = arith.subi %panels, %c11 : index
      %1403 = arith.minsi %1401, %1402 : index
      %1404 = arith.muli %1403, %17 : index
      %1405 = arith.remui %3, %c17 : index
      %1406 = arith.muli %1405, %c4 : index
      %1407 = arith.addi %1404, %1406 : index
      %1408 = vector.load %w[%1407] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1409 = vector.bitcast %1408 : vector<4xi8> to vector<1xf32>
      %1410 = vector.extract %1409[0] : f32 from vector<1xf32>
      %1411 = arith.mulf %1410, %1397 : f32
      %1412 = arith.mulf %1398, %1411 : f32
      %1413 = vector.extract %186#1[7] : f32 from vector<8xf32>
      %1414 = arith.addi %21, %c11 : index
      %1415 = arith.muli %0, %c16 : index
      %1416 = arith.addi %1415, %1414 : index
      %1417 = arith.subi %panels, %c11 : index
      %1418 = arith.minsi %1416, %1417 : index
      %1419 = arith.muli %1418, %17 : index
      %1420 = arith.remui %3, %c17 : index
      %1421 = arith.muli %1420, %c4 : index
      %1422 = arith.addi %1419, %1421 : index
      %1423 = vector.load %w[%1422] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1424 = vector.bitcast %1423 : vector<4xi8> to vector<1xf32>
      %1425 = vector.extract %1424[0] : f32 from vector<1xf32>
      %1426 = arith.mulf %1425, %1397 : f32
      %1427 = arith.mulf %1413, %1426 : f32
      %1428 = vector.extract %186#2[7] : f32 from vector<8xf32>
      %1429 = arith.addi %21, %c5 : index
      %1430 = arith.muli %0, %c16 : index
      %1431 = arith.addi %1430, %1429 : index
      %1432 = arith.subi %panels, %c11 : index
      %1433 = arith.minsi %1431, %1432 : index
      %1434 = arith.muli %1433, %17 : index
      %1435 = arith.remui %3, %c17 : index
      %1436 = arith.muli %1435, %c4 : index
      %1437 = arith.addi %1434, %1436 : index
      %1438 = vector.load %w[%1437] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1439 = vector.bitcast %1438 : vector<4xi8> to vector<1xf32>
      %1440 = vector.extract %1439[0] : f32 from vector<1xf32>
      %1441 = arith.mulf %1440, %1397 : f32
      %1442 = arith.mulf %1428, %1441 : f32
      %1443 = vector.extract %186#3[7] : f32 from vector<8xf32>
      %1444 = arith.addi %21, %c32 : index
      %1445 = arith.muli %0, %c16 : index
      %1446 = arith.addi %1445, %1444 : index
      %1447 = arith.subi %panels, %c11 : index
      %1448 = arith.minsi %1446, %1447 : index
      %1449 = arith.muli %1448, %17 : index
      %1450 = arith.remui %3, %c17 : index
      %1451 = arith.muli %1450, %c4 : index
      %1452 = arith.addi %1449, %1451 : index
      %1453 = vector.load %w[%1452] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1454 = vector.bitcast %1453 : vector<4xi8> to vector<1xf32>
      %1455 = vector.extract %1454[0] : f32 from vector<1xf32>
      %1456 = arith.mulf %1455, %1397 : f32
      %1457 = arith.mulf %1443, %1456 : f32
      %1458 = arith.muli %0, %c16 : index
      %1459 = arith.addi %1458, %21 : index
      %1460 = arith.addi %1459, %c15 : index
      %1461 = arith.muli %1391, %outputFeatures : index
      %1462 = arith.muli %1460, %c17 : index
      %1463 = arith.addi %1461, %1462 : index
      %1464 = wave.lane
      %1465 = arith.remui %1464, %c17 : index
      %1466 = arith.addi %1463, %1465 : index
      %1467 = arith.cmpi slt, %1460, %panels : index
      scf.if %1467 {
        scf.if %23 {
          %1468 = memref.load %residual[%1466] : memref<?xf32>
          %1469 = arith.addf %1468, %1412 : f32
          memref.store %1469, %out[%1466] : memref<?xf32>
        } else {
          memref.store %1412, %out[%1466] : memref<?xf32>
        }
      }
      %1470 = arith.muli %0, %c16 : index
      %1471 = arith.addi %1470, %21 : index
      %1472 = arith.addi %1471, %c11 : index
      %1473 = arith.muli %1391, %outputFeatures : index
      %1474 = arith.muli %1472, %c17 : index
      %1475 = arith.addi %1473, %1474 : index
      %1476 = wave.lane
      %1477 = arith.remui %1476, %c17 : index
      %1478 = arith.addi %1475, %1477 : index
      %1479 = arith.cmpi slt, %1472, %panels : index
      scf.if %1479 {
        scf.if %23 {
          %1480 = memref.load %residual[%1478] : memref<?xf32>
          %1481 = arith.addf %1480, %1427 : f32
          memref.store %1481, %out[%1478] : memref<?xf32>
        } else {
          memref.store %1427, %out[%1478] : memref<?xf32>
        }
      }
      %1482 = arith.muli %0, %c16 : index
      %1483 = arith.addi %1482, %21 : index
      %1484 = arith.addi %1483, %c5 : index
      %1485 = arith.muli %1391, %outputFeatures : index
      %1486 = arith.muli %1484, %c17 : index
      %1487 = arith.addi %1485, %1486 : index
      %1488 = wave.lane
      %1489 = arith.remui %1488, %c17 : index
      %1490 = arith.addi %1487, %1489 : index
      %1491 = arith.cmpi slt, %1484, %panels : index
      scf.if %1491 {
        scf.if %23 {
          %1492 = memref.load %residual[%1490] : memref<?xf32>
          %1493 = arith.addf %1492, %1442 : f32
          memref.store %1493, %out[%1490] : memref<?xf32>
        } else {
          memref.store %1442, %out[%1490] : memref<?xf32>
        }
      }
      %1494 = arith.muli %0, %c16 : index
      %1495 = arith.addi %1494, %21 : index
      %1496 = arith.addi %1495, %c32 : index
      %1497 = arith.muli %1391, %outputFeatures : index
      %1498 = arith.muli %1496, %c17 : index
      %1499 = arith.addi %1497, %1498 : index
      %1500 = wave.lane
      %1501 = arith.remui %1500, %c17 : index
      %1502 = arith.addi %1499, %1501 : index
      %1503 = arith.cmpi slt, %1496, %panels : index
      scf.if %1503 {
        scf.if %23 {
          %1504 = memref.load %residual[%1502] : memref<?xf32>
          %1505 = arith.addf %1504, %1457 : f32
          memref.store %1505, %out[%1502] : memref<?xf32>
        } else {
          memref.store %1457, %out[%1502] : memref<?xf32>
        }
      }
    }
    %1506 = arith.addi %19, %c11 : index
    %1507 = arith.muli %1506, %c17 : index
    %1508 = arith.addi %6, %1507 : index
    %1509 = arith.addi %1508, %c15 : index
    %1510 = arith.divui %3, %c17 : index
    %1511 = arith.addi %1509, %1510 : index
    %1512 = arith.cmpi slt, %1511, %5 : index
    scf.if %1512 {
      %1513 = arith.cmpi eq, %hasFactors, %c11 : index
      %1514 = arith.muli %1511, %c5 : index
      %1515 = memref.load %factors[%1514] : memref<?xf32>
      %1516 = arith.mulf %1515, %operandScale : f32
      %1517 = arith.select %1513, %1516, %operandScale : f32
      %1518 = vector.extract %186#4[0] : f32 from vector<8xf32>
      %1519 = arith.addi %21, %c15 : index
      %1520 = arith.muli %0, %c16 : index
      %1521 = arith.addi %1520, %1519 : index
      %1522 = arith.subi %panels, %c11 : index
      %1523 = arith.minsi %1521, %1522 : index
      %1524 = arith.muli %1523, %17 : index
      %1525 = arith.remui %3, %c17 : index
      %1526 = arith.muli %1525, %c4 : index
      %1527 = arith.addi %1524, %1526 : index
      %1528 = vector.load %w[%1527] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1529 = vector.bitcast %1528 : vector<4xi8> to vector<1xf32>
      %1530 = vector.extract %1529[0] : f32 from vector<1xf32>
      %1531 = arith.mulf %1530, %1517 : f32
      %1532 = arith.mulf %1518, %1531 : f32
      %1533 = vector.extract %186#5[0] : f32 from vector<8xf32>
      %1534 = arith.addi %21, %c11 : index
      %1535 = arith.muli %0, %c16 : index
      %1536 = arith.addi %1535, %1534 : index
      %1537 = arith.subi %panels, %c11 : index
      %1538 = arith.minsi %1536, %1537 : index
      %1539 = arith.muli %1538, %17 : index
      %1540 = arith.remui %3, %c17 : index
      %1541 = arith.muli %1540, %c4 : index
      %1542 = arith.addi %1539, %1541 : index
      %1543 = vector.load %w[%1542] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1544 = vector.bitcast %1543 : vector<4xi8> to vector<1xf32>
      %1545 = vector.extract %1544[0] : f32 from vector<1xf32>
      %1546 = arith.mulf %1545, %1517 : f32
      %1547 = arith.mulf %1533, %1546 : f32
      %1548 = vector.extract %186#6[0] : f32 from vector<8xf32>
      %1549 = arith.addi %21, %c5 : index
      %1550 = arith.muli %0, %c16 : index
      %1551 = arith.addi %1550, %1549 : index
      %1552 = arith.subi %panels, %c11 : index
      %1553 = arith.minsi %1551, %1552 : index
      %1554 = arith.muli %1553, %17 : index
      %1555 = arith.remui %3, %c17 : index
      %1556 = arith.muli %1555, %c4 : index
      %1557 = arith.addi %1554, %1556 : index
      %1558 = vector.load %w[%1557] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1559 = vector.bitcast %1558 : vector<4xi8> to vector<1xf32>
      %1560 = vector.extract %1559[0] : f32 from vector<1xf32>
      %1561 = arith.mulf %1560, %1517 : f32
      %1562 = arith.mulf %1548, %1561 : f32
      %1563 = vector.extract %186#7[0] : f32 from vector<8xf32>
      %1564 = arith.addi %21, %c32 : index
      %1565 = arith.muli %0, %c16 : index
      %1566 = arith.addi %1565, %1564 : index
      %1567 = arith.subi %panels, %c11 : index
      %1568 = arith.minsi %1566, %1567 : index
      %1569 = arith.muli %1568, %17 : index
      %1570 = arith.remui %3, %c17 : index
      %1571 = arith.muli %1570, %c4 : index
      %1572 = arith.addi %1569, %1571 : index
      %1573 = vector.load %w[%1572] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1574 = vector.bitcast %1573 : vector<4xi8> to vector<1xf32>
      %1575 = vector.extract %1574[0] : f32 from vector<1xf32>
      %1576 = arith.mulf %1575, %1517 : f32
      %1577 = arith.mulf %1563, %1576 : f32
      %1578 = arith.muli %0, %c16 : index
      %1579 = arith.addi %1578, %21 : index
      %1580 = arith.addi %1579, %c15 : index
      %1581 = arith.muli %1511, %outputFeatures : index
      %1582 = arith.muli %1580, %c17 : index
      %1583 = arith.addi %1581, %1582 : index
      %1584 = wave.lane
      %1585 = arith.remui %1584, %c17 : index
      %1586 = arith.addi %1583, %1585 : index
      %1587 = arith.cmpi slt, %1580, %panels : index
      scf.if %1587 {
        scf.if %23 {
          %1588 = memref.load %residual[%1586] : memref<?xf32>
          %1589 = arith.addf %1588, %1532 : f32
          memref.store %1589, %out[%1586] : memref<?xf32>
        } else {
          memref.store %1532, %out[%1586] : memref<?xf32>
        }
      }
      %1590 = arith.muli %0, %c16 : index
      %1591 = arith.addi %1590, %21 : index
      %1592 = arith.addi %1591, %c11 : index
      %1593 = arith.muli %1511, %outputFeatures : index
      %1594 = arith.muli %1592, %c17 : index
      %1595 = arith.addi %1593, %1594 : index
      %1596 = wave.lane
      %1597 = arith.remui %1596, %c17 : index
      %1598 = arith.addi %1595, %1597 : index
      %1599 = arith.cmpi slt, %1592, %panels : index
      scf.if %1599 {
        scf.if %23 {
          %1600 = memref.load %residual[%1598] : memref<?xf32>
          %1601 = arith.addf %1600, %1547 : f32
          memref.store %1601, %out[%1598] : memref<?xf32>
        } else {
          memref.store %1547, %out[%1598] : memref<?xf32>
        }
      }
      %1602 = arith.muli %0, %c16 : index
      %1603 = arith.addi %1602, %21 : index
      %1604 = arith.addi %1603, %c5 : index
      %1605 = arith.muli %1511, %outputFeatures : index
      %1606 = arith.muli %1604, %c17 : index
      %1607 = arith.addi %1605, %1606 : index
      %1608 = wave.lane
      %1609 = arith.remui %1608, %c17 : index
      %1610 = arith.addi %1607, %1609 : index
      %1611 = arith.cmpi slt, %1604, %panels : index
      scf.if %1611 {
        scf.if %23 {
          %1612 = memref.load %residual[%1610] : memref<?xf32>
          %1613 = arith.addf %1612, %1562 : f32
          memref.store %1613, %out[%1610] : memref<?xf32>
        } else {
          memref.store %1562, %out[%1610] : memref<?xf32>
        }
      }
      %1614 = arith.muli %0, %c16 : index
      %1615 = arith.addi %1614, %21 : index
      %1616 = arith.addi %1615, %c32 : index
      %1617 = arith.muli %1511, %outputFeatures : index
      %1618 = arith.muli %1616, %c17 : index
      %1619 = arith.addi %1617, %1618 : index
      %1620 = wave.lane
      %1621 = arith.remui %1620, %c17 : index
      %1622 = arith.addi %1619, %1621 : index
      %1623 = arith.cmpi slt, %1616, %panels : index
      scf.if %1623 {
        scf.if %23 {
          %1624 = memref.load %residual[%1622] : memref<?xf32>
          %1625 = arith.addf %1624, %1577 : f32
          memref.store %1625, %out[%1622] : memref<?xf32>
        } else {
          memref.store %1577, %out[%1622] : memref<?xf32>
        }
      }
    }
    %1626 = arith.addi %19, %c11 : index
    %1627 = arith.muli %1626, %c17 : index
    %1628 = arith.addi %6, %1627 : index
    %1629 = arith.addi %1628, %c5 : index
    %1630 = arith.divui %3, %c17 : index
    %1631 = arith.addi %1629, %1630 : index
    %1632 = arith.cmpi slt, %1631, %5 : index
    scf.if %1632 {
      %1633 = arith.cmpi eq, %hasFactors, %c11 : index
      %1634 = arith.muli %1631, %c5 : index
      %1635 = memref.load %factors[%1634] : memref<?xf32>
      %1636 = arith.mulf %1635, %operandScale : f32
      %1637 = arith.select %1633, %1636, %operandScale : f32
      %1638 = vector.extract %186#4[1] : f32 from vector<8xf32>
      %1639 = arith.addi %21, %c15 : index
      %1640 = arith.muli %0, %c16 : index
      %1641 = arith.addi %1640, %1639 : index
      %1642 = arith.subi %panels, %c11 : index
      %1643 = arith.minsi %1641, %1642 : index
      %1644 = arith.muli %1643, %17 : index
      %1645 = arith.remui %3, %c17 : index
      %1646 = arith.muli %1645, %c4 : index
      %1647 = arith.addi %1644, %1646 : index
      %1648 = vector.load %w[%1647] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1649 = vector.bitcast %1648 : vector<4xi8> to vector<1xf32>
      %1650 = vector.extract %1649[0] : f32 from vector<1xf32>
      %1651 = arith.mulf %1650, %1637 : f32
      %1652 = arith.mulf %1638, %1651 : f32
      %1653 = vector.extract %186#5[1] : f32 from vector<8xf32>
      %1654 = arith.addi %21, %c11 : index
      %1655 = arith.muli %0, %c16 : index
      %1656 = arith.addi %1655, %1654 : index
      %1657 = arith.subi %panels, %c11 : index
      %1658 = arith.minsi %1656, %1657 : index
      %1659 = arith.muli %1658, %17 : index
      %1660 = arith.remui %3, %c17 : index
      %1661 = arith.muli %1660, %c4 : index
      %1662 = arith.addi %1659, %1661 : index
      %1663 = vector.load %w[%1662] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1664 = vector.bitcast %1663 : vector<4xi8> to vector<1xf32>
      %1665 = vector.extract %1664[0] : f32 from vector<1xf32>
      %1666 = arith.mulf %1665, %1637 : f32
      %1667 = arith.mulf %1653, %1666 : f32
      %1668 = vector.extract %186#6[1] : f32 from vector<8xf32>
      %1669 = arith.addi %21, %c5 : index
      %1670 = arith.muli %0, %c16 : index
      %1671 = arith.addi %1670, %1669 : index
      %1672 = arith.subi %panels, %c11 : index
      %1673 = arith.minsi %1671, %1672 : index
      %1674 = arith.muli %1673, %17 : index
      %1675 = arith.remui %3, %c17 : index
      %1676 = arith.muli %1675, %c4 : index
      %1677 = arith.addi %1674, %1676 : index
      %1678 = vector.load %w[%1677] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1679 = vector.bitcast %1678 : vector<4xi8> to vector<1xf32>
      %1680 = vector.extract %1679[0] : f32 from vector<1xf32>
      %1681 = arith.mulf %1680, %1637 : f32
      %1682 = arith.mulf %1668, %1681 : f32
      %1683 = vector.extract %186#7[1] : f32 from vector<8xf32>
      %1684 = arith.addi %21, %c32 : index
      %1685 = arith.muli %0, %c16 : index
      %1686 = arith.addi %1685, %1684 : index
      %1687 = arith.subi %panels, %c11 : index
      %1688 = arith.minsi %1686, %1687 : index
      %1689 = arith.muli %1688, %17 : index
      %1690 = arith.remui %3, %c17 : index
      %1691 = arith.muli %1690, %c4 : index
      %1692 = arith.addi %1689, %1691 : index
      %1693 = vector.load %w[%1692] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1694 = vector.bitcast %1693 : vector<4xi8> to vector<1xf32>
      %1695 = vector.extract %1694[0] : f32 from vector<1xf32>
      %1696 = arith.mulf %1695, %1637 : f32
      %1697 = arith.mulf %1683, %1696 : f32
      %1698 = arith.muli %0, %c16 : index
      %1699 = arith.addi %1698, %21 : index
      %1700 = arith.addi %1699, %c15 : index
      %1701 = arith.muli %1631, %outputFeatures : index
      %1702 = arith.muli %1700, %c17 : index
      %1703 = arith.addi %1701, %1702 : index
      %1704 = wave.lane
      %1705 = arith.remui %1704, %c17 : index
      %1706 = arith.addi %1703, %1705 : index
      %1707 = arith.cmpi slt, %1700, %panels : index
      scf.if %1707 {
        scf.if %23 {
          %1708 = memref.load %residual[%1706] : memref<?xf32>
          %1709 = arith.addf %1708, %1652 : f32
          memref.store %1709, %out[%1706] : memref<?xf32>
        } else {
          memref.store %1652, %out[%1706] : memref<?xf32>
        }
      }
      %1710 = arith.muli %0, %c16 : index
      %1711 = arith.addi %1710, %21 : index
      %1712 = arith.addi %1711, %c11 : index
      %1713 = arith.muli %1631, %outputFeatures : index
      %1714 = arith.muli %1712, %c17 : index
      %1715 = arith.addi %1713, %1714 : index
      %1716 = wave.lane
      %1717 = arith.remui %1716, %c17 : index
      %1718 = arith.addi %1715, %1717 : index
      %1719 = arith.cmpi slt, %1712, %panels : index
      scf.if %1719 {
        scf.if %23 {
          %1720 = memref.load %residual[%1718] : memref<?xf32>
          %1721 = arith.addf %1720, %1667 : f32
          memref.store %1721, %out[%1718] : memref<?xf32>
        } else {
          memref.store %1667, %out[%1718] : memref<?xf32>
        }
      }
      %1722 = arith.muli %0, %c16 : index
      %1723 = arith.addi %1722, %21 : index
      %1724 = arith.addi %1723, %c5 : index
      %1725 = arith.muli %1631, %outputFeatures : index
      %1726 = arith.muli %1724, %c17 : index
      %1727 = arith.addi %1725, %1726 : index
      %1728 = wave.lane
      %1729 = arith.remui %1728, %c17 : index
      %1730 = arith.addi %1727, %1729 : index
      %1731 = arith.cmpi slt, %1724, %panels : index
      scf.if %1731 {
        scf.if %23 {
          %1732 = memref.load %residual[%1730] : memref<?xf32>
          %1733 = arith.addf %1732, %1682 : f32
          memref.store %1733, %out[%1730] : memref<?xf32>
        } else {
          memref.store %1682, %out[%1730] : memref<?xf32>
        }
      }
      %1734 = arith.muli %0, %c16 : index
      %1735 = arith.addi %1734, %21 : index
      %1736 = arith.addi %1735, %c32 : index
      %1737 = arith.muli %1631, %outputFeatures : index
      %1738 = arith.muli %1736, %c17 : index
      %1739 = arith.addi %1737, %1738 : index
      %1740 = wave.lane
      %1741 = arith.remui %1740, %c17 : index
      %1742 = arith.addi %1739, %1741 : index
      %1743 = arith.cmpi slt, %1736, %panels : index
      scf.if %1743 {
        scf.if %23 {
          %1744 = memref.load %residual[%1742] : memref<?xf32>
          %1745 = arith.addf %1744, %1697 : f32
          memref.store %1745, %out[%1742] : memref<?xf32>
        } else {
          memref.store %1697, %out[%1742] : memref<?xf32>
        }
      }
    }
    %1746 = arith.addi %19, %c11 : index
    %1747 = arith.muli %1746, %c17 : index
    %1748 = arith.addi %6, %1747 : index
    %1749 = arith.addi %1748, %c4 : index
    %1750 = arith.divui %3, %c17 : index
    %1751 = arith.addi %1749, %1750 : index
    %1752 = arith.cmpi slt, %1751, %5 : index
    scf.if %1752 {
      %1753 = arith.cmpi eq, %hasFactors, %c11 : index
      %1754 = arith.muli %1751, %c5 : index
      %1755 = memref.load %factors[%1754] : memref<?xf32>
      %1756 = arith.mulf %1755, %operandScale : f32
      %1757 = arith.select %1753, %1756, %operandScale : f32
      %1758 = vector.extract %186#4[2] : f32 from vector<8xf32>
      %1759 = arith.addi %21, %c15 : index
      %1760 = arith.muli %0, %c16 : index
      %1761 = arith.addi %1760, %1759 : index
      %1762 = arith.subi %panels, %c11 : index
      %1763 = arith.minsi %1761, %1762 : index
      %1764 = arith.muli %1763, %17 : index
      %1765 = arith.remui %3, %c17 : index
      %1766 = arith.muli %1765, %c4 : index
      %1767 = arith.addi %1764, %1766 : index
      %1768 = vector.load %w[%1767] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1769 = vector.bitcast %1768 : vector<4xi8> to vector<1xf32>
      %1770 = vector.extract %1769[0] : f32 from vector<1xf32>
      %1771 = arith.mulf %1770, %1757 : f32
      %1772 = arith.mulf %1758, %1771 : f32
      %1773 = vector.extract %186#5[2] : f32 from vector<8xf32>
      %1774 = arith.addi %21, %c11 : index
      %1775 = arith.muli %0, %c16 : index
      %1776 = arith.addi %1775, %1774 : index
      %1777 = arith.subi %panels, %c11 : index
      %1778 = arith.minsi %1776, %1777 : index
      %1779 = arith.muli %1778, %17 : index
      %1780 = arith.remui %3, %c17 : index
      %1781 = arith.muli %1780, %c4 : index
      %1782 = arith.addi %1779, %1781 : index
      %1783 = vector.load %w[%1782] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1784 = vector.bitcast %1783 : vector<4xi8> to vector<1xf32>
      %1785 = vector.extract %1784[0] : f32 from vector<1xf32>
      %1786 = arith.mulf %1785, %1757 : f32
      %1787 = arith.mulf %1773, %1786 : f32
      %1788 = vector.extract %186#6[2] : f32 from vector<8xf32>
      %1789 = arith.addi %21, %c5 : index
      %1790 = arith.muli %0, %c16 : index
      %1791 = arith.addi %1790, %1789 : index
      %1792 = arith.subi %panels, %c11 : index
      %1793 = arith.minsi %1791, %1792 : index
      %1794 = arith.muli %1793, %17 : index
      %1795 = arith.remui %3, %c17 : index
      %1796 = arith.muli %1795, %c4 : index
      %1797 = arith.addi %1794, %1796 : index
      %1798 = vector.load %w[%1797] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1799 = vector.bitcast %1798 : vector<4xi8> to vector<1xf32>
      %1800 = vector.extract %1799[0] : f32 from vector<1xf32>
      %1801 = arith.mulf %1800, %1757 : f32
      %1802 = arith.mulf %1788, %1801 : f32
      %1803 = vector.extract %186#7[2] : f32 from vector<8xf32>
      %1804 = arith.addi %21, %c32 : index
      %1805 = arith.muli %0, %c16 : index
      %1806 = arith.addi %1805, %1804 : index
      %1807 = arith.subi %panels, %c11 : index
      %1808 = arith.minsi %1806, %1807 : index
      %1809 = arith.muli %1808, %17 : index
      %1810 = arith.remui %3, %c17 : index
      %1811 = arith.muli %1810, %c4 : index
      %1812 = arith.addi %1809, %1811 : index
      %1813 = vector.load %w[%1812] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1814 = vector.bitcast %1813 : vector<4xi8> to vector<1xf32>
      %1815 = vector.extract %1814[0] : f32 from vector<1xf32>
      %1816 = arith.mulf %1815, %1757 : f32
      %1817 = arith.mulf %1803, %1816 : f32
      %1818 = arith.muli %0, %c16 : index
      %1819 = arith.addi %1818, %21 : index
      %1820 = arith.addi %1819, %c15 : index
      %1821 = arith.muli %1751, %outputFeatures : index
      %1822 = arith.muli %1820, %c17 : index
      %1823 = arith.addi %1821, %1822 : index
      %1824 = wave.lane
      %1825 = arith.remui %1824, %c17 : index
      %1826 = arith.addi %1823, %1825 : index
      %1827 = arith.cmpi slt, %1820, %panels : index
      scf.if %1827 {
        scf.if %23 {
          %1828 = memref.load %residual[%1826] : memref<?xf32>
          %1829 = arith.addf %1828, %1772 : f32
          memref.store %1829, %out[%1826] : memref<?xf32>
        } else {
          memref.store %1772, %out[%1826] : memref<?xf32>
        }
      }
      %1830 = arith.muli %0, %c16 : index
      %1831 = arith.addi %1830, %21 : index
      %1832 = arith.addi %1831, %c11 : index
      %1833 = arith.muli %1751, %outputFeatures : index
      %1834 = arith.muli %1832, %c17 : index
      %1835 = arith.addi %1833, %1834 : index
      %1836 = wave.lane
      %1837 = arith.remui %1836, %c17 : index
      %1838 = arith.addi %1835, %1837 : index
      %1839 = arith.cmpi slt, %1832, %panels : index
      scf.if %1839 {
        scf.if %23 {
          %1840 = memref.load %residual[%1838] : memref<?xf32>
          %1841 = arith.addf %1840, %1787 : f32
          memref.store %1841, %out[%1838] : memref<?xf32>
        } else {
          memref.store %1787, %out[%1838] : memref<?xf32>
        }
      }
      %1842 = arith.muli %0, %c16 : index
      %1843 = arith.addi %1842, %21 : index
      %1844 = arith.addi %1843, %c5 : index
      %1845 = arith.muli %1751, %outputFeatures : index
      %1846 = arith.muli %1844, %c17 : index
      %1847 = arith.addi %1845, %1846 : index
      %1848 = wave.lane
      %1849 = arith.remui %1848, %c17 : index
      %1850 = arith.addi %1847, %1849 : index
      %1851 = arith.cmpi slt, %1844, %panels : index
      scf.if %1851 {
        scf.if %23 {
          %1852 = memref.load %residual[%1850] : memref<?xf32>
          %1853 = arith.addf %1852, %1802 : f32
          memref.store %1853, %out[%1850] : memref<?xf32>
        } else {
          memref.store %1802, %out[%1850] : memref<?xf32>
        }
      }
      %1854 = arith.muli %0, %c16 : index
      %1855 = arith.addi %1854, %21 : index
      %1856 = arith.addi %1855, %c32 : index
      %1857 = arith.muli %1751, %outputFeatures : index
      %1858 = arith.muli %1856, %c17 : index
      %1859 = arith.addi %1857, %1858 : index
      %1860 = wave.lane
      %1861 = arith.remui %1860, %c17 : index
      %1862 = arith.addi %1859, %1861 : index
      %1863 = arith.cmpi slt, %1856, %panels : index
      scf.if %1863 {
        scf.if %23 {
          %1864 = memref.load %residual[%1862] : memref<?xf32>
          %1865 = arith.addf %1864, %1817 : f32
          memref.store %1865, %out[%1862] : memref<?xf32>
        } else {
          memref.store %1817, %out[%1862] : memref<?xf32>
        }
      }
    }
    %1866 = arith.addi %19, %c11 : index
    %1867 = arith.muli %1866, %c17 : index
    %1868 = arith.addi %6, %1867 : index
    %1869 = arith.addi %1868, %c33 : index
    %1870 = arith.divui %3, %c17 : index
    %1871 = arith.addi %1869, %1870 : index
    %1872 = arith.cmpi slt, %1871, %5 : index
    scf.if %1872 {
      %1873 = arith.cmpi eq, %hasFactors, %c11 : index
      %1874 = arith.muli %1871, %c5 : index
      %1875 = memref.load %factors[%1874] : memref<?xf32>
      %1876 = arith.mulf %1875, %operandScale : f32
      %1877 = arith.select %1873, %1876, %operandScale : f32
      %1878 = vector.extract %186#4[3] : f32 from vector<8xf32>
      %1879 = arith.addi %21, %c15 : index
      %1880 = arith.muli %0, %c16 : index
      %1881 = arith.addi %1880, %1879 : index
      %1882 = arith.subi %panels, %c11 : index
      %1883 = arith.minsi %1881, %1882 : index
      %1884 = arith.muli %1883, %17 : index
      %1885 = arith.remui %3, %c17 : index
      %1886 = arith.muli %1885, %c4 : index
      %1887 = arith.addi %1884, %1886 : index
      %1888 = vector.load %w[%1887] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1889 = vector.bitcast %1888 : vector<4xi8> to vector<1xf32>
      %1890 = vector.extract %1889[0] : f32 from vector<1xf32>
      %1891 = arith.mulf %1890, %1877 : f32
      %1892 = arith.mulf %1878, %1891 : f32
      %1893 = vector.extract %186#5[3] : f32 from vector<8xf32>
      %1894 = arith.addi %21, %c11 : index
      %1895 = arith.muli %0, %c16 : index
      %1896 = arith.addi %1895, %1894 : index
      %1897 = arith.subi %panels, %c11 : index
      %1898 = arith.minsi %1896, %1897 : index
      %1899 = arith.muli %1898, %17 : index
      %1900 = arith.remui %3, %c17 : index
      %1901 = arith.muli %1900, %c4 : index
      %1902 = arith.addi %1899, %1901 : index
      %1903 = vector.load %w[%1902] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1904 = vector.bitcast %1903 : vector<4xi8> to vector<1xf32>
      %1905 = vector.extract %1904[0] : f32 from vector<1xf32>
      %1906 = arith.mulf %1905, %1877 : f32
      %1907 = arith.mulf %1893, %1906 : f32
      %1908 = vector.extract %186#6[3] : f32 from vector<8xf32>
      %1909 = arith.addi %21, %c5 : index
      %1910 = arith.muli %0, %c16 : index
      %1911 = arith.addi %1910, %1909 : index
      %1912 = arith.subi %panels, %c11 : index
      %1913 = arith.minsi %1911, %1912 : index
      %1914 = arith.muli %1913, %17 : index
      %1915 = arith.remui %3, %c17 : index
      %1916 = arith.muli %1915, %c4 : index
      %1917 = arith.addi %1914, %1916 : index
      %1918 = vector.load %w[%1917] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1919 = vector.bitcast %1918 : vector<4xi8> to vector<1xf32>
      %1920 = vector.extract %1919[0] : f32 from vector<1xf32>
      %1921 = arith.mulf %1920, %1877 : f32
      %1922 = arith.mulf %1908, %1921 : f32
      %1923 = vector.extract %186#7[3] : f32 from vector<8xf32>
      %1924 = arith.addi %21, %c32 : index
      %1925 = arith.muli %0, %c16 : index
      %1926 = arith.addi %1925, %1924 : index
      %1927 = arith.subi %panels, %c11 : index
      %1928 = arith.minsi %1926, %1927 : index
      %1929 = arith.muli %1928, %17 : index
      %1930 = arith.remui %3, %c17 : index
      %1931 = arith.muli %1930, %c4 : index
      %1932 = arith.addi %1929, %1931 : index
      %1933 = vector.load %w[%1932] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1934 = vector.bitcast %1933 : vector<4xi8> to vector<1xf32>
      %1935 = vector.extract %1934[0] : f32 from vector<1xf32>
      %1936 = arith.mulf %1935, %1877 : f32
      %1937 = arith.mulf %1923, %1936 : f32
      %1938 = arith.muli %0, %c16 : index
      %1939 = arith.addi %1938, %21 : index
      %1940 = arith.addi %1939, %c15 : index
      %1941 = arith.muli %1871, %outputFeatures : index
      %1942 = arith.muli %1940, %c17 : index
      %1943 = arith.addi %1941, %1942 : index
      %1944 = wave.lane
      %1945 = arith.remui %1944, %c17 : index
      %1946 = arith.addi %1943, %1945 : index
      %1947 = arith.cmpi slt, %1940, %panels : index
      scf.if %1947 {
        scf.if %23 {
          %1948 = memref.load %residual[%1946] : memref<?xf32>
          %1949 = arith.addf %1948, %1892 : f32
          memref.store %1949, %out[%1946] : memref<?xf32>
        } else {
          memref.store %1892, %out[%1946] : memref<?xf32>
        }
      }
      %1950 = arith.muli %0, %c16 : index
      %1951 = arith.addi %1950, %21 : index
      %1952 = arith.addi %1951, %c11 : index
      %1953 = arith.muli %1871, %outputFeatures : index
      %1954 = arith.muli %1952, %c17 : index
      %1955 = arith.addi %1953, %1954 : index
      %1956 = wave.lane
      %1957 = arith.remui %1956, %c17 : index
      %1958 = arith.addi %1955, %1957 : index
      %1959 = arith.cmpi slt, %1952, %panels : index
      scf.if %1959 {
        scf.if %23 {
          %1960 = memref.load %residual[%1958] : memref<?xf32>
          %1961 = arith.addf %1960, %1907 : f32
          memref.store %1961, %out[%1958] : memref<?xf32>
        } else {
          memref.store %1907, %out[%1958] : memref<?xf32>
        }
      }
      %1962 = arith.muli %0, %c16 : index
      %1963 = arith.addi %1962, %21 : index
      %1964 = arith.addi %1963, %c5 : index
      %1965 = arith.muli %1871, %outputFeatures : index
      %1966 = arith.muli %1964, %c17 : index
      %1967 = arith.addi %1965, %1966 : index
      %1968 = wave.lane
      %1969 = arith.remui %1968, %c17 : index
      %1970 = arith.addi %1967, %1969 : index
      %1971 = arith.cmpi slt, %1964, %panels : index
      scf.if %1971 {
        scf.if %23 {
          %1972 = memref.load %residual[%1970] : memref<?xf32>
          %1973 = arith.addf %1972, %1922 : f32
          memref.store %1973, %out[%1970] : memref<?xf32>
        } else {
          memref.store %1922, %out[%1970] : memref<?xf32>
        }
      }
      %1974 = arith.muli %0, %c16 : index
      %1975 = arith.addi %1974, %21 : index
      %1976 = arith.addi %1975, %c32 : index
      %1977 = arith.muli %1871, %outputFeatures : index
      %1978 = arith.muli %1976, %c17 : index
      %1979 = arith.addi %1977, %1978 : index
      %1980 = wave.lane
      %1981 = arith.remui %1980, %c17 : index
      %1982 = arith.addi %1979, %1981 : index
      %1983 = arith.cmpi slt, %1976, %panels : index
      scf.if %1983 {
        scf.if %23 {
          %1984 = memref.load %residual[%1982] : memref<?xf32>
          %1985 = arith.addf %1984, %1937 : f32
          memref.store %1985, %out[%1982] : memref<?xf32>
        } else {
          memref.store %1937, %out[%1982] : memref<?xf32>
        }
      }
    }
    %1986 = arith.addi %19, %c11 : index
    %1987 = arith.muli %1986, %c17 : index
    %1988 = arith.addi %6, %1987 : index
    %1989 = arith.addi %1988, %c16 : index
    %1990 = arith.divui %3, %c17 : index
    %1991 = arith.addi %1989, %1990 : index
    %1992 = arith.cmpi slt, %1991, %5 : index
    scf.if %1992 {
      %1993 = arith.cmpi eq, %hasFactors, %c11 : index
      %1994 = arith.muli %1991, %c5 : index
      %1995 = memref.load %factors[%1994] : memref<?xf32>
      %1996 = arith.mulf %1995, %operandScale : f32
      %1997 = arith.select %1993, %1996, %operandScale : f32
      %1998 = vector.extract %186#4[4] : f32 from vector<8xf32>
      %1999 = arith.addi %21, %c15 : index
      %2000 = arith.muli %0, %c16 : index
      %2001 = arith.addi %2000, %1999 : index
      %2002 = arith.subi %panels, %c11 : index
      %2003 = arith.minsi %2001, %2002 : index
      %2004 = arith.muli %2003, %17 : index
      %2005 = arith.remui %3, %c17 : index
      %2006 = arith.muli %2005, %c4 : index
      %2007 = arith.addi %2004, %2006 : index
      %2008 = vector.load %w[%2007] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2009 = vector.bitcast %2008 : vector<4xi8> to vector<1xf32>
      %2010 = vector.extract %2009[0] : f32 from vector<1xf32>
      %2011 = arith.mulf %2010, %1997 : f32
      %2012 = arith.mulf %1998, %2011 : f32
      %2013 = vector.extract %186#5[4] : f32 from vector<8xf32>
      %2014 = arith.addi %21, %c11 : index
      %2015 = arith.muli %0, %c16 : index
      %2016 = arith.addi %2015, %2014 : index
      %2017 = arith.subi %panels, %c11 : index
      %2018 = arith.minsi %2016, %2017 : index
      %2019 = arith.muli %2018, %17 : index
      %2020 = arith.remui %3, %c17 : index
      %2021 = arith.muli %2020, %c4 : index
      %2022 = arith.addi %2019, %2021 : index
      %2023 = vector.load %w[%2022] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2024 = vector.bitcast %2023 : vector<4xi8> to vector<1xf32>
      %2025 = vector.extract %2024[0] : f32 from vector<1xf32>
      %2026 = arith.mulf %2025, %1997 : f32
      %2027 = arith.mulf %2013, %2026 : f32
      %2028 = vector.extract %186#6[4] : f32 from vector<8xf32>
      %2029 = arith.addi %21, %c5 : index
      %2030 = arith.muli %0, %c16 : index
      %2031 = arith.addi %2030, %2029 : index
      %2032 = arith.subi %panels, %c11 : index
      %2033 = arith.minsi %2031, %2032 : index
      %2034 = arith.muli %2033, %17 : index
      %2035 = arith.remui %3, %c17 : index
      %2036 = arith.muli %2035, %c4 : index
      %2037 = arith.addi %2034, %2036 : index
      %2038 = vector.load %w[%2037] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2039 = vector.bitcast %2038 : vector<4xi8> to vector<1xf32>
      %2040 = vector.extract %2039[0] : f32 from vector<1xf32>
      %2041 = arith.mulf %2040, %1997 : f32
      %2042 = arith.mulf %2028, %2041 : f32
      %2043 = vector.extract %186#7[4] : f32 from vector<8xf32>
      %2044 = arith.addi %21, %c32 : index
      %2045 = arith.muli %0, %c16 : index
      %2046 = arith.addi %2045, %2044 : index
      %2047 = arith.subi %panels, %c11 : index
      %2048 = arith.minsi %2046, %2047 : index
      %2049 = arith.muli %2048, %17 : index
      %2050 = arith.remui %3, %c17 : index
      %2051 = arith.muli %2050, %c4 : index
      %2052 = arith.addi %2049, %2051 : index
      %2053 = vector.load %w[%2052] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2054 = vector.bitcast %2053 : vector<4xi8> to vector<1xf32>
      %2055 = vector.extract %2054[0] : f32 from vector<1xf32>
      %2056 = arith.mulf %2055, %1997 : f32
      %2057 = arith.mulf %2043, %2056 : f32
      %2058 = arith.muli %0, %c16 : index
      %2059 = arith.addi %2058, %21 : index
      %2060 = arith.addi %2059, %c15 : index
      %2061 = arith.muli %1991, %outputFeatures : index
      %2062 = arith.muli %2060, %c17 : index
      %2063 = arith.addi %2061, %2062 : index
      %2064 = wave.lane
      %2065 = arith.remui %2064, %c17 : index
      %2066 = arith.addi %2063, %2065 : index
      %2067 = arith.cmpi slt, %2060, %panels : index
      scf.if %2067 {
        scf.if %23 {
          %2068 = memref.load %residual[%2066] : memref<?xf32>
          %2069 = arith.addf %2068, %2012 : f32
          memref.store %2069, %out[%2066] : memref<?xf32>
        } else {
          memref.store %2012, %out[%2066] : memref<?xf32>
        }
      }
      %2070 = arith.muli %0, %c16 : index
      %2071 = arith.addi %2070, %21 : index
      %2072 = arith.addi %2071, %c11 : index
      %2073 = arith.muli %1991, %outputFeatures : index
      %2074 = arith.muli %2072, %c17 : index
      %2075 = arith.addi %2073, %2074 : index
      %2076 = wave.lane
      %2077 = arith.remui %2076, %c17 : index
      %2078 = arith.addi %2075, %2077 : index
      %2079 = arith.cmpi slt, %2072, %panels : index
      scf.if %2079 {
        scf.if %23 {
          %2080 = memref.load %residual[%2078] : memref<?xf32>
          %2081 = arith.addf %2080, %2027 : f32
          memref.store %2081, %out[%2078] : memref<?xf32>
        } else {
          memref.store %2027, %out[%2078] : memref<?xf32>
        }
      }
      %2082 = arith.muli %0, %c16 : index
      %2083 = arith.addi %2082, %21 : index
      %2084 = arith.addi %2083, %c5 : index
      %2085 = arith.muli %1991, %outputFeatures : index
      %2086 = arith.muli %2084, %c17 : index
      %2087 = arith.addi %2085, %2086 : index
      %2088 = wave.lane
      %2089 = arith.remui %2088, %c17 : index
      %2090 = arith.addi %2087, %2089 : index
      %2091 = arith.cmpi slt, %2084, %panels : index
      scf.if %2091 {
        scf.if %23 {
          %2092 = memref.load %residual[%2090] : memref<?xf32>
          %2093 = arith.addf %2092, %2042 : f32
          memref.store %2093, %out[%2090] : memref<?xf32>
        } else {
          memref.store %2042, %out[%2090] : memref<?xf32>
        }
      }
      %2094 = arith.muli %0, %c16 : index
      %2095 = arith.addi %2094, %21 : index
      %2096 = arith.addi %2095, %c32 : index
      %2097 = arith.muli %1991, %outputFeatures : index
      %2098 = arith.muli %2096, %c17 : index
      %2099 = arith.addi %2097, %2098 : index
      %2100 = wave.lane
      %2101 = arith.remui %2100, %c17 : index
      %2102 = arith.addi %2099, %2101 : index
      %2103 = arith.cmpi slt, %2096, %panels : index
      scf.if %2103 {
        scf.if %23 {
          %2104 = memref.load %residual[%2102] : memref<?xf32>
          %2105 = arith.addf %2104, %2057 : f32
          memref.store %2105, %out[%2102] : memref<?xf32>
        } else {
          memref.store %2057, %out[%2102] : memref<?xf32>
        }
      }
    }
    %2106 = arith.addi %19, %c11 : index
    %2107 = arith.muli %2106, %c17 : index
    %2108 = arith.addi %6, %2107 : index
    %2109 = arith.addi %2108, %c28 : index
    %2110 = arith.divui %3, %c17 : index
    %2111 = arith.addi %2109, %2110 : index
    %2112 = arith.cmpi slt, %2111, %5 : index
    scf.if %2112 {
      %2113 = arith.cmpi eq, %hasFactors, %c11 : index
      %2114 = arith.muli %2111, %c5 : index
      %2115 = memref.load %factors[%2114] : memref<?xf32>
      %2116 = arith.mulf %2115, %operandScale : f32
      %2117 = arith.select %2113, %2116, %operandScale : f32
      %2118 = vector.extract %186#4[5] : f32 from vector<8xf32>
      %2119 = arith.addi %21, %c15 : index
      %2120 = arith.muli %0, %c16 : index
      %2121 = arith.addi %2120, %2119 : index
      %2122 = arith.subi %panels, %c11 : index
      %2123 = arith.minsi %2121, %2122 : index
      %2124 = arith.muli %2123, %17 : index
      %2125 = arith.remui %3, %c17 : index
      %2126 = arith.muli %2125, %c4 : index
      %2127 = arith.addi %2124, %2126 : index
      %2128 = vector.load %w[%2127] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2129 = vector.bitcast %2128 : vector<4xi8> to vector<1xf32>
      %2130 = vector.extract %2129[0] : f32 from vector<1xf32>
      %2131 = arith.mulf %2130, %2117 : f32
      %2132 = arith.mulf %2118, %2131 : f32
      %2133 = vector.extract %186#5[5] : f32 from vector<8xf32>
      %2134 = arith.addi %21, %c11 : index
      %2135 = arith.muli %0, %c16 : index
      %2136 = arith.addi %2135, %2134 : index
      %2137 = arith.subi %panels, %c11 : index
      %2138 = arith.minsi %2136, %2137 : index
      %2139 = arith.muli %2138, %17 : index
      %2140 = arith.remui %3, %c17 : index
      %2141 = arith.muli %2140, %c4 : index
      %2142 = arith.addi %2139, %2141 : index
      %2143 = vector.load %w[%2142] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2144 = vector.bitcast %2143 : vector<4xi8> to vector<1xf32>
      %2145 = vector.extract %2144[0] : f32 from vector<1xf32>
      %2146 = arith.mulf %2145, %2117 : f32
      %2147 = arith.mulf %2133, %2146 : f32
      %2148 = vector.extract %186#6[5] : f32 from vector<8xf32>
      %2149 = arith.addi %21, %c5 : index
      %2150 = arith.muli %0, %c16 : index
      %2151 = arith.addi %2150, %2149 : index
      %2152 = arith.subi %panels, %c11 : index
      %2153 = arith.minsi %2151, %2152 : index
      %2154 = arith.muli %2153, %17 : index
      %2155 = arith.remui %3, %c17 : index
      %2156 = arith.muli %2155, %c4 : index
      %2157 = arith.addi %2154, %2156 : index
      %2158 = vector.load %w[%2157] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2159 = vector.bitcast %2158 : vector<4xi8> to vector<1xf32>
      %2160 = vector.extract %2159[0] : f32 from vector<1xf32>
      %2161 = arith.mulf %2160, %2117 : f32
      %2162 = arith.mulf %2148, %2161 : f32
      %2163 = vector.extract %186#7[5] : f32 from vector<8xf32>
      %2164 = arith.addi %21, %c32 : index
      %2165 = arith.muli %0, %c16 : index
      %2166 = arith.addi %2165, %2164 : index
      %2167 = arith.subi %panels, %c11 : index
      %2168 = arith.minsi %2166, %2167 : index
      %2169 = arith.muli %2168, %17 : index
      %2170 = arith.remui %3, %c17 : index
      %2171 = arith.muli %2170, %c4 : index
      %2172 = arith.addi %2169, %2171 : index
      %2173 = vector.load %w[%2172] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2174 = vector.bitcast %2173 : vector<4xi8> to vector<1xf32>
      %2175 = vector.extract %2174[0] : f32 from vector<1xf32>
      %2176 = arith.mulf %2175, %2117 : f32
      %2177 = arith.mulf %2163, %2176 : f32
      %2178 = arith.muli %0, %c16 : index
      %2179 = arith.addi %2178, %21 : index
      %2180 = arith.addi %2179, %c15 : index
      %2181 = arith.muli %2111, %outputFeatures : index
      %2182 = arith.muli %2180, %c17 : index
      %2183 = arith.addi %2181, %2182 : index
      %2184 = wave.lane
      %2185 = arith.remui %2184, %c17 : index
      %2186 = arith.addi %2183, %2185 : index
      %2187 = arith.cmpi slt, %2180, %panels : index
      scf.if %2187 {
        scf.if %23 {
          %2188 = memref.load %residual[%2186] : memref<?xf32>
          %2189 = arith.addf %2188, %2132 : f32
          memref.store %2189, %out[%2186] : memref<?xf32>
        } else {
          memref.store %2132, %out[%2186] : memref<?xf32>
        }
      }
      %2190 = arith.muli %0, %c16 : index
      %2191 = arith.addi %2190, %21 : index
      %2192 = arith.addi %2191, %c11 : index
      %2193 = arith.muli %2111, %outputFeatures : index
      %2194 = arith.muli %2192, %c17 : index
      %2195 = arith.addi %2193, %2194 : index
      %2196 = wave.lane
      %2197 = arith.remui %2196, %c17 : index
      %2198 = arith.addi %2195, %2197 : index
      %2199 = arith.cmpi slt, %2192, %panels : index
      scf.if %2199 {
        scf.if %23 {
          %2200 = memref.load %residual[%2198] : memref<?xf32>
          %2201 = arith.addf %2200, %2147 : f32
          memref.store %2201, %out[%2198] : memref<?xf32>
        } else {
          memref.store %2147, %out[%2198] : memref<?xf32>
        }
      }
      %2202 = arith.muli %0, %c16 : index
      %2203 = arith.addi %2202, %21 : index
      %2204 = arith.addi %2203, %c5 : index
      %2205 = arith.muli %2111, %outputFeatures : index
      %2206 = arith.muli %2204, %c17 : index
      %2207 = arith.addi %2205, %2206 : index
      %2208 = wave.lane
      %2209 = arith.remui %2208, %c17 : index
      %2210 = arith.addi %2207, %2209 : index
      %2211 = arith.cmpi slt, %2204, %panels : index
      scf.if %2211 {
        scf.if %23 {
          %2212 = memref.load %residual[%2210] : memref<?xf32>
          %2213 = arith.addf %2212, %2162 : f32
          memref.store %2213, %out[%2210] : memref<?xf32>
        } else {
          memref.store %2162, %out[%2210] : memref<?xf32>
        }
      }
      %2214 = arith.muli %0, %c16 : index
      %2215 = arith.addi %2214, %21 : index
      %2216 = arith.addi %2215, %c32 : index
      %2217 = arith.muli %2111, %outputFeatures : index
      %2218 = arith.muli %2216, %c17 : index
      %2219 = arith.addi %2217, %2218 : index
      %2220 = wave.lane
      %2221 = arith.remui %2220, %c17 : index
      %2222 = arith.addi %2219, %2221 : index
      %2223 = arith.cmpi slt, %2216, %panels : index
      scf.if %2223 {
        scf.if %23 {
          %2224 = memref.load %residual[%2222] : memref<?xf32>
          %2225 = arith.addf %2224, %2177 : f32
          memref.store %2225, %out[%2222] : memref<?xf32>
        } else {
          memref.store %2177, %out[%2222] : memref<?xf32>
        }
      }
    }
    %2226 = arith.addi %19, %c11 : index
    %2227 = arith.muli %2226, %c17 : index
    %2228 = arith.addi %6, %2227 : index
    %2229 = arith.addi %2228, %c34 : index
    %2230 = arith.divui %3, %c17 : index
    %2231 = arith.addi %2229, %2230 : index
    %2232 = arith.cmpi slt, %2231, %5 : index
    scf.if %2232 {
      %2233 = arith.cmpi eq, %hasFactors, %c11 : index
      %2234 = arith.muli %2231, %c5 : index
      %2235 = memref.load %factors[%2234] : memref<?xf32>
      %2236 = arith.mulf %2235, %operandScale : f32
      %2237 = arith.select %2233, %2236, %operandScale : f32
      %2238 = vector.extract %186#4[6] : f32 from vector<8xf32>
      %2239 = arith.addi %21, %c15 : index
      %2240 = arith.muli %0, %c16 : index
      %2241 = arith.addi %2240, %2239 : index
      %2242 = arith.subi %panels, %c11 : index
      %2243 = arith.minsi %2241, %2242 : index
      %2244 = arith.muli %2243, %17 : index
      %2245 = arith.remui %3, %c17 : index
      %2246 = arith.muli %2245, %c4 : index
      %2247 = arith.addi %2244, %2246 : index
      %2248 = vector.load %w[%2247] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2249 = vector.bitcast %2248 : vector<4xi8> to vector<1xf32>
      %2250 = vector.extract %2249[0] : f32 from vector<1xf32>
      %2251 = arith.mulf %2250, %2237 : f32
      %2252 = arith.mulf %2238, %2251 : f32
      %2253 = vector.extract %186#5[6] : f32 from vector<8xf32>
      %2254 = arith.addi %21, %c11 : index
      %2255 = arith.muli %0, %c16 : index
      %2256 = arith.addi %2255, %2254 : index
      %2257 = arith.subi %panels, %c11 : index
      %2258 = arith.minsi %2256, %2257 : index
      %2259 = arith.muli %2258, %17 : index
      %2260 = arith.remui %3, %c17 : index
      %2261 = arith.muli %2260, %c4 : index
      %2262 = arith.addi %2259, %2261 : index
      %2263 = vector.load %w[%2262] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2264 = vector.bitcast %2263 : vector<4xi8> to vector<1xf32>
      %2265 = vector.extract %2264[0] : f32 from vector<1xf32>
      %2266 = arith.mulf %2265, %2237 : f32
      %2267 = arith.mulf %2253, %2266 : f32
      %2268 = vector.extract %186#6[6] : f32 from vector<8xf32>
      %2269 = arith.addi %21, %c5 : index
      %2270 = arith.muli %0, %c16 : index
      %2271 = arith.addi %2270, %2269 : index
      %2272 = arith.subi %panels, %c11 : index
      %2273 = arith.minsi %2271, %2272 : index
      %2274 = arith.muli %2273, %17 : index
      %2275 = arith.remui %3, %c17 : index
      %2276 = arith.muli %2275, %c4 : index
      %2277 = arith.addi %2274, %2276 : index
      %2278 = vector.load %w[%2277] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2279 = vector.bitcast %2278 : vector<4xi8> to vector<1xf32>
      %2280 = vector.extract %2279[0] : f32 from vector<1xf32>
      %2281 = arith.mulf %2280, %2237 : f32
      %2282 = arith.mulf %2268, %2281 : f32
      %2283 = vector.extract %186#7[6] : f32 from vector<8xf32>
      %2284 = arith.addi %21, %c32 : index
      %2285 = arith.muli %0, %c16 : index
      %2286 = arith.addi %2285, %2284 : index
      %2287 = arith.subi %panels, %c11 : index
      %2288 = arith.minsi %2286, %2287 : index
      %2289 = arith.muli %2288, %17 : index
      %2290 = arith.remui %3, %c17 : index
      %2291 = arith.muli %2290, %c4 : index
      %2292 = arith.addi %2289, %2291 : index
      %2293 = vector.load %w[%2292] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2294 = vector.bitcast %2293 : vector<4xi8> to vector<1xf32>
      %2295 = vector.extract %2294[0] : f32 from vector<1xf32>
      %2296 = arith.mulf %2295, %2237 : f32
      %2297 = arith.mulf %2283, %2296 : f32
      %2298 = arith.muli %0, %c16 : index
      %2299 = arith.addi %2298, %21 : index
      %2300 = arith.addi %2299, %c15 : index
      %2301 = arith.muli %2231, %outputFeatures : index
      %2302 = arith.muli %2300, %c17 : index
      %2303 = arith.addi %2301, %2302 : index
      %2304 = wave.lane
      %2305 = arith.remui %2304, %c17 : index
      %2306 = arith.addi %2303, %2305 : index
      %2307 = arith.cmpi slt, %2300, %panels : index
      scf.if %2307 {
        scf.if %23 {
          %2308 = memref.load %residual[%2306] : memref<?xf32>
          %2309 = arith.addf %2308, %2252 : f32
          memref.store %2309, %out[%2306] : memref<?xf32>
        } else {
          memref.store %2252, %out[%2306] : memref<?xf32>
        }
      }
      %2310 = arith.muli %0, %c16 : index
      %2311 = arith.addi %2310, %21 : index
      %2312 = arith.addi %2311, %c11 : index
      %2313 = arith.muli %2231, %outputFeatures : index
      %2314 = arith.muli %2312, %c17 : index
      %2315 = arith.addi %2313, %2314 : index
      %2316 = wave.lane
      %2317 = arith.remui %2316, %c17 : index
      %2318 = arith.addi %2315, %2317 : index
      %2319 = arith.cmpi slt, %2312, %panels : index
      scf.if %2319 {
        scf.if %23 {
          %2320 = memref.load %residual[%2318] : memref<?xf32>
          %2321 = arith.addf %2320, %2267 : f32
          memref.store %2321, %out[%2318] : memref<?xf32>
        } else {
          memref.store %2267, %out[%2318] : memref<?xf32>
        }
      }
      %2322 = arith.muli %0, %c16 : index
      %2323 = arith.addi %2322, %21 : index
      %2324 = arith.addi %2323, %c5 : index
      %2325 = arith.muli %2231, %outputFeatures : index
      %2326 = arith.muli %2324, %c17 : index
      %2327 = arith.addi %2325, %2326 : index
      %2328 = wave.lane
      %2329 = arith.remui %2328, %c17 : index
      %2330 = arith.addi %2327, %2329 : index
      %2331 = arith.cmpi slt, %2324, %panels : index
      scf.if %2331 {
        scf.if %23 {
          %2332 = memref.load %residual[%2330] : memref<?xf32>
          %2333 = arith.addf %2332, %2282 : f32
          memref.store %2333, %out[%2330] : memref<?xf32>
        } else {
          memref.store %2282, %out[%2330] : memref<?xf32>
        }
      }
      %2334 = arith.muli %0, %c16 : index
      %2335 = arith.addi %2334, %21 : index
      %2336 = arith.addi %2335, %c32 : index
      %2337 = arith.muli %2231, %outputFeatures : index
      %2338 = arith.muli %2336, %c17 : index
      %2339 = arith.addi %2337, %2338 : index
      %2340 = wave.lane
      %2341 = arith.remui %2340, %c17 : index
      %2342 = arith.addi %2339, %2341 : index
      %2343 = arith.cmpi slt, %2336, %panels : index
      scf.if %2343 {
        scf.if %23 {
          %2344 = memref.load %residual[%2342] : memref<?xf32>
          %2345 = arith.addf %2344, %2297 : f32
          memref.store %2345, %out[%2342] : memref<?xf32>
        } else {
          memref.store %2297, %out[%2342] : memref<?xf32>
        }
      }
    }
    %2346 = arith.addi %19, %c11 : index
    %2347 = arith.muli %2346, %c17 : index
    %2348 = arith.addi %6, %2347 : index
    %2349 = arith.addi %2348, %c35 : index
    %2350 = arith.divui %3, %c17 : index
    %2351 = arith.addi %2349, %2350 : index
    %2352 = arith.cmpi slt, %2351, %5 : index
    scf.if %2352 {
      %2353 = arith.cmpi eq, %hasFactors, %c11 : index
      %2354 = arith.muli %2351, %c5 : index
      %2355 = memref.load %factors[%2354] : memref<?xf32>
      %2356 = arith.mulf %2355, %operandScale : f32
      %2357 = arith.select %2353, %2356, %operandScale : f32
      %2358 = vector.extract %186#4[7] : f32 from vector<8xf32>
      %2359 = arith.addi %21, %c15 : index
      %2360 = arith.muli %0, %c16 : index
      %2361 = arith.addi %2360, %2359 : index
      %2362 = arith.subi %panels, %c11 : index
      %2363 = arith.minsi %2361, %2362 : index
      %2364 = arith.muli %2363, %17 : index
      %2365 = arith.remui %3, %c17 : index
      %2366 = arith.muli %2365, %c4 : index
      %2367 = arith.addi %2364, %2366 : index
      %2368 = vector.load %w[%2367] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2369 = vector.bitcast %2368 : vector<4xi8> to vector<1xf32>
      %2370 = vector.extract %2369[0] : f32 from vector<1xf32>
      %2371 = arith.mulf %2370, %2357 : f32
      %2372 = arith.mulf %2358, %2371 : f32
      %2373 = vector.extract %186#5[7] : f32 from vector<8xf32>
      %2374 = arith.addi %21, %c11 : index
      %2375 = arith.muli %0, %c16 : index
      %2376 = arith.addi %2375, %2374 : index
      %2377 = arith.subi %panels, %c11 : index
      %2378 = arith.minsi %2376, %2377 : index
      %2379 = arith.muli %2378, %17 : index
      %2380 = arith.remui %3, %c17 : index
      %2381 = arith.muli %2380, %c4 : index
      %2382 = arith.addi %2379, %2381 : index
      %2383 = vector.load %w[%2382] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2384 = vector.bitcast %2383 : vector<4xi8> to vector<1xf32>
      %2385 = vector.extract %2384[0] : f32 from vector<1xf32>
      %2386 = arith.mulf %2385, %2357 : f32
      %2387 = arith.mulf %2373, %2386 : f32
      %2388 = vector.extract %186#6[7] : f32 from vector<8xf32>
      %2389 = arith.addi %21, %c5 : index
      %2390 = arith.muli %0, %c16 : index
      %2391 = arith.addi %2390, %2389 : index
      %2392 = arith.subi %panels, %c11 : index
      %2393 = arith.minsi %2391, %2392 : index
      %2394 = arith.muli %2393, %17 : index
      %2395 = arith.remui %3, %c17 : index
      %2396 = arith.muli %2395, %c4 : index
      %2397 = arith.addi %2394, %2396 : index
      %2398 = vector.load %w[%2397] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2399 = vector.bitcast %2398 : vector<4xi8> to vector<1xf32>
      %2400 = vector.extract %2399[0] : f32 from vector<1xf32>
      %2401 = arith.mulf %2400, %2357 : f32
      %2402 = arith.mulf %2388, %2401 : f32
      %2403 = vector.extract %186#7[7] : f32 from vector<8xf32>
      %2404 = arith.addi %21, %c32 : index
      %2405 = arith.muli %0, %c16 : index
      %2406 = arith.addi %2405, %2404 : index
      %2407 = arith.subi %panels, %c11 : index
      %2408 = arith.minsi %2406, %2407 : index
      %2409 = arith.muli %2408, %17 : index
      %2410 = arith.remui %3, %c17 : index
      %2411 = arith.muli %2410, %c4 : index
      %2412 = arith.addi %2409, %2411 : index
      %2413 = vector.load %w[%2412] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2414 = vector.bitcast %2413 : vector<4xi8> to vector<1xf32>
      %2415 = vector.extract %2414[0] : f32 from vector<1xf32>
      %2416 = arith.mulf %2415, %2357 : f32
      %2417 = arith.mulf %2403, %2416 : f32
      %2418 = arith.muli %0, %c16 : index
      %2419 = arith.addi %2418, %21 : index
      %2420 = arith.addi %2419, %c15 : index
      %2421 = arith.muli %2351, %outputFeatures : index
      %2422 = arith.muli %2420, %c17 : index
      %2423 = arith.addi %2421, %2422 : index
      %2424 = wave.lane
      %2425 = arith.remui %2424, %c17 : index
      %2426 = arith.addi %2423, %2425 : index
      %2427 = arith.cmpi slt, %2420, %panels : index
      scf.if %2427 {
        scf.if %23 {
          %2428 = memref.load %residual[%2426] : memref<?xf32>
          %2429 = arith.addf %2428, %2372 : f32
          memref.store %2429, %out[%2426] : memref<?xf32>
        } else {
          memref.store %2372, %out[%2426] : memref<?xf32>
        }
      }
      %2430 = arith.muli %0, %c16 : index
      %2431 = arith.addi %2430, %21 : index
      %2432 = arith.addi %2431, %c11 : index
      %2433 = arith.muli %2351, %outputFeatures : index
      %2434 = arith.muli %2432, %c17 : index
      %2435 = arith.addi %2433, %2434 : index
      %2436 = wave.lane
      %2437 = arith.remui %2436, %c17 : index
      %2438 = arith.addi %2435, %2437 : index
      %2439 = arith.cmpi slt, %2432, %panels : index
      scf.if %2439 {
        scf.if %23 {
          %2440 = memref.load %residual[%2438] : memref<?xf32>
          %2441 = arith.addf %2440, %2387 : f32
          memref.store %2441, %out[%2438] : memref<?xf32>
        } else {
          memref.store %2387, %out[%2438] : memref<?xf32>
        }
      }
      %2442 = arith.muli %0, %c16 : index
      %2443 = arith.addi %2442, %21 : index
      %2444 = arith.addi %2443, %c5 : index
      %2445 = arith.muli %2351, %outputFeatures : index
      %2446 = arith.muli %2444, %c17 : index
      %2447 = arith.addi %2445, %2446 : index
      %2448 = wave.lane
      %2449 = arith.remui %2448, %c17 : index
      %2450 = arith.addi %2447, %2449 : index
      %2451 = arith.cmpi slt, %2444, %panels : index
      scf.if %2451 {
        scf.if %23 {
          %2452 = memref.load %residual[%2450] : memref<?xf32>
          %2453 = arith.addf %2452, %2402 : f32
          memref.store %2453, %out[%2450] : memref<?xf32>
        } else {
          memref.store %2402, %out[%2450] : memref<?xf32>
        }
      }
      %2454 = arith.muli %0, %c16 : index
      %2455 = arith.addi %2454, %21 : index
      %2456 = arith.addi %2455, %c32 : index
      %2457 = arith.muli %2351, %outputFeatures : index
      %2458 = arith.muli %2456, %c17 : index
      %2459 = arith.addi %2457, %2458 : index
      %2460 = wave.lane
      %2461 = arith.remui %2460, %c17 : index
      %2462 = arith.addi %2459, %2461 : index
      %2463 = arith.cmpi slt, %2456, %panels : index
      scf.if %2463 {
        scf.if %23 {
          %2464 = memref.load %residual[%2462] : memref<?xf32>
          %2465 = arith.addf %2464, %2417 : f32
          memref.store %2465, %out[%2462] : memref<?xf32>
        } else {
          memref.store %2417, %out[%2462] : memref<?xf32>
        }
      }
    }
  }
  wave.return
}
