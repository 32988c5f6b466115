// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q8_0', waves=8, panels=1, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q8_0_w8p1_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 16 : index
  %c2 = arith.constant 127 : index
  %c3 = arith.constant 128 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c7 = arith.constant 64 : index
  %c8 = arith.constant 2048 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %c12 = arith.constant 2 : index
  %c13 = arith.constant 8 : index
  %c14 = arith.constant 32 : index
  %c15 = arith.constant 48 : index
  %c16 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c19 = arith.constant 512 : index
  %c20 = arith.constant dense<16711935> : vector<4xi32>
  %c21 = arith.constant dense<1677747200> : vector<4xi32>
  %c22 = arith.constant dense<8> : vector<4xi32>
  %c23 = arith.constant dense<0x6480> : vector<16xf16>
  %c24 = arith.constant 256 : index
  %c25 = arith.constant 3 : index
  %c26 = arith.constant 96 : index
  %c27 = arith.constant 160 : index
  %c28 = arith.constant 192 : index
  %c29 = arith.constant 224 : index
  %c30 = arith.constant 768 : index
  %c31 = arith.constant 1024 : index
  %c32 = arith.constant 1280 : index
  %c33 = arith.constant 1536 : index
  %c34 = arith.constant 1792 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c37 = arith.constant 4 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.addi %inputFeatures, %c2 : index
  %4 = arith.divui %3, %c3 : index
  %5 = arith.muli %4, %c3 : index
  %6 = arith.addi %2, %5 : index
  %7 = arith.addi %6, %c3 : index
  %8 = arith.muli %0, %c4 : index
  %9 = arith.addi %8, %c5 : index
  %10 = arith.muli %9, %7 : index
  %11 = memref.load %step[%countAt] : memref<?xi32>
  %12 = arith.index_cast %11 : i32 to index
  %13 = arith.muli %1, %c7 : index
  %14 = wave.scratch %c8 : memref<?xf32>
  %15 = arith.cmpi eq, %hasResidual, %c4 : index
  %16 = wave.block 0
  %17 = arith.muli %16, %c1 : index
  %18 = arith.cmpi slt, %13, %12 : index
  scf.if %18 {
    %19 = wave.lane
    %20 = arith.remui %19, %c1 : index
    %21 = arith.remui %20, %tileRows : index
    %22 = arith.addi %13, %21 : index
    %23 = arith.divui %22, %tileRows : index
    %24 = arith.divui %inputFeatures, %c1 : index
    %25 = arith.muli %23, %24 : index
    %26 = arith.divui %c5, %c1 : index
    %27 = arith.addi %25, %26 : index
    %28 = arith.muli %27, %c12 : index
    %29 = arith.remui %c5, %c1 : index
    %30 = arith.divui %29, %c13 : index
    %31 = arith.addi %28, %30 : index
    %32 = arith.muli %tileRows, %c13 : index
    %33 = arith.muli %31, %32 : index
    %34 = arith.remui %22, %tileRows : index
    %35 = arith.muli %34, %c13 : index
    %36 = arith.addi %33, %35 : index
    %37 = arith.remui %c5, %c13 : index
    %38 = arith.addi %36, %37 : index
    %39 = arith.addi %20, %c1 : index
    %40 = arith.addi %13, %39 : index
    %41 = arith.divui %40, %tileRows : index
    %42 = arith.divui %inputFeatures, %c1 : index
    %43 = arith.muli %41, %42 : index
    %44 = arith.divui %c5, %c1 : index
    %45 = arith.addi %43, %44 : index
    %46 = arith.muli %45, %c12 : index
    %47 = arith.remui %c5, %c1 : index
    %48 = arith.divui %47, %c13 : index
    %49 = arith.addi %46, %48 : index
    %50 = arith.muli %tileRows, %c13 : index
    %51 = arith.muli %49, %50 : index
    %52 = arith.remui %40, %tileRows : index
    %53 = arith.muli %52, %c13 : index
    %54 = arith.addi %51, %53 : index
    %55 = arith.remui %c5, %c13 : index
    %56 = arith.addi %54, %55 : index
    %57 = arith.addi %20, %c14 : index
    %58 = arith.addi %13, %57 : index
    %59 = arith.divui %58, %tileRows : index
    %60 = arith.divui %inputFeatures, %c1 : index
    %61 = arith.muli %59, %60 : index
    %62 = arith.divui %c5, %c1 : index
    %63 = arith.addi %61, %62 : index
    %64 = arith.muli %63, %c12 : index
    %65 = arith.remui %c5, %c1 : index
    %66 = arith.divui %65, %c13 : index
    %67 = arith.addi %64, %66 : index
    %68 = arith.muli %tileRows, %c13 : index
    %69 = arith.muli %67, %68 : index
    %70 = arith.remui %58, %tileRows : index
    %71 = arith.muli %70, %c13 : index
    %72 = arith.addi %69, %71 : index
    %73 = arith.remui %c5, %c13 : index
    %74 = arith.addi %72, %73 : index
    %75 = arith.addi %20, %c15 : index
    %76 = arith.addi %13, %75 : index
    %77 = arith.divui %76, %tileRows : index
    %78 = arith.divui %inputFeatures, %c1 : index
    %79 = arith.muli %77, %78 : index
    %80 = arith.divui %c5, %c1 : index
    %81 = arith.addi %79, %80 : index
    %82 = arith.muli %81, %c12 : index
    %83 = arith.remui %c5, %c1 : index
    %84 = arith.divui %83, %c13 : index
    %85 = arith.addi %82, %84 : index
    %86 = arith.muli %tileRows, %c13 : index
    %87 = arith.muli %85, %86 : index
    %88 = arith.remui %76, %tileRows : index
    %89 = arith.muli %88, %c13 : index
    %90 = arith.addi %87, %89 : index
    %91 = arith.remui %c5, %c13 : index
    %92 = arith.addi %90, %91 : index
    %93 = wave.wave
    %94 = arith.divui %inputFeatures, %c14 : index
    %95 = arith.muli %93, %stepsPerWave : index
    %96 = arith.minsi %95, %94 : index
    %97 = arith.addi %96, %stepsPerWave : index
    %98 = arith.minsi %97, %94 : index
    %99 = arith.cmpi eq, %wholeBlocks, %c4 : index
    %100 = arith.subi %98, %96 : index
    %101 = arith.divui %100, %c12 : index
    %102 = arith.muli %101, %c12 : index
    %103 = arith.addi %96, %102 : index
    %104 = arith.addi %96, %stepsPerWave : index
    %105 = arith.select %99, %104, %103 : index
    %111:4 = scf.for %106 = %96 to %105 step %c12 iter_args(%107 = %c16, %108 = %c16, %109 = %c16, %110 = %c16) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %112 = wave.lane
      %113 = arith.addi %106, %c5 : index
      %114 = arith.remui %112, %c1 : index
      %115 = arith.addi %10, %c3 : index
      %116 = arith.muli %113, %c14 : index
      %117 = arith.addi %115, %116 : index
      %118 = arith.muli %114, %c12 : index
      %119 = arith.addi %117, %118 : index
      %120 = vector.load %w[%119] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %121 = vector.bitcast %120 : vector<2xi8> to vector<1xf16>
      %122 = vector.extract %121[0] : f16 from vector<1xf16>
      %123 = vector.broadcast %122 : f16 to vector<16xf16>
      %124 = arith.addi %10, %c3 : index
      %125 = arith.addi %inputFeatures, %c2 : index
      %126 = arith.divui %125, %c3 : index
      %127 = arith.muli %126, %c3 : index
      %128 = arith.addi %124, %127 : index
      %129 = arith.muli %113, %c19 : index
      %130 = arith.addi %128, %129 : index
      %131 = arith.addi %130, %c5 : index
      %132 = arith.muli %114, %c1 : index
      %133 = arith.addi %131, %132 : index
      %134 = vector.load %w[%133] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %135 = vector.bitcast %134 : vector<16xi8> to vector<4xi32>
      %136 = arith.andi %135, %c20 : vector<4xi32>
      %137 = arith.ori %136, %c21 : vector<4xi32>
      %138 = vector.bitcast %137 : vector<4xi32> to vector<8xf16>
      %139 = arith.shrui %135, %c22 : vector<4xi32>
      %140 = arith.andi %139, %c20 : vector<4xi32>
      %141 = arith.ori %140, %c21 : vector<4xi32>
      %142 = vector.bitcast %141 : vector<4xi32> to vector<8xf16>
      %143 = vector.shuffle %138, %142 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %144 = arith.subf %143, %c23 : vector<16xf16>
      %145 = arith.mulf %144, %123 : vector<16xf16>
      %146 = arith.muli %113, %c19 : index
      %147 = arith.addi %128, %146 : index
      %148 = arith.addi %147, %c24 : index
      %149 = arith.muli %114, %c1 : index
      %150 = arith.addi %148, %149 : index
      %151 = vector.load %w[%150] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %152 = vector.bitcast %151 : vector<16xi8> to vector<4xi32>
      %153 = arith.andi %152, %c20 : vector<4xi32>
      %154 = arith.ori %153, %c21 : vector<4xi32>
      %155 = vector.bitcast %154 : vector<4xi32> to vector<8xf16>
      %156 = arith.shrui %152, %c22 : vector<4xi32>
      %157 = arith.andi %156, %c20 : vector<4xi32>
      %158 = arith.ori %157, %c21 : vector<4xi32>
      %159 = vector.bitcast %158 : vector<4xi32> to vector<8xf16>
      %160 = vector.shuffle %155, %159 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %161 = arith.subf %160, %c23 : vector<16xf16>
      %162 = arith.mulf %161, %123 : vector<16xf16>
      %163 = arith.addi %106, %c4 : index
      %164 = arith.remui %112, %c1 : index
      %165 = arith.addi %10, %c3 : index
      %166 = arith.muli %163, %c14 : index
      %167 = arith.addi %165, %166 : index
      %168 = arith.muli %164, %c12 : index
      %169 = arith.addi %167, %168 : index
      %170 = vector.load %w[%169] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %171 = vector.bitcast %170 : vector<2xi8> to vector<1xf16>
      %172 = vector.extract %171[0] : f16 from vector<1xf16>
      %173 = vector.broadcast %172 : f16 to vector<16xf16>
      %174 = arith.addi %10, %c3 : index
      %175 = arith.addi %inputFeatures, %c2 : index
      %176 = arith.divui %175, %c3 : index
      %177 = arith.muli %176, %c3 : index
      %178 = arith.addi %174, %177 : index
      %179 = arith.muli %163, %c19 : index
      %180 = arith.addi %178, %179 : index
      %181 = arith.addi %180, %c5 : index
      %182 = arith.muli %164, %c1 : index
      %183 = arith.addi %181, %182 : index
      %184 = vector.load %w[%183] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %185 = vector.bitcast %184 : vector<16xi8> to vector<4xi32>
      %186 = arith.andi %185, %c20 : vector<4xi32>
      %187 = arith.ori %186, %c21 : vector<4xi32>
      %188 = vector.bitcast %187 : vector<4xi32> to vector<8xf16>
      %189 = arith.shrui %185, %c22 : vector<4xi32>
      %190 = arith.andi %189, %c20 : vector<4xi32>
      %191 = arith.ori %190, %c21 : vector<4xi32>
      %192 = vector.bitcast %191 : vector<4xi32> to vector<8xf16>
      %193 = vector.shuffle %188, %192 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %194 = arith.subf %193, %c23 : vector<16xf16>
      %195 = arith.mulf %194, %173 : vector<16xf16>
      %196 = arith.muli %163, %c19 : index
      %197 = arith.addi %178, %196 : index
      %198 = arith.addi %197, %c24 : index
      %199 = arith.muli %164, %c1 : index
      %200 = arith.addi %198, %199 : index
      %201 = vector.load %w[%200] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %202 = vector.bitcast %201 : vector<16xi8> to vector<4xi32>
      %203 = arith.andi %202, %c20 : vector<4xi32>
      %204 = arith.ori %203, %c21 : vector<4xi32>
      %205 = vector.bitcast %204 : vector<4xi32> to vector<8xf16>
      %206 = arith.shrui %202, %c22 : vector<4xi32>
      %207 = arith.andi %206, %c20 : vector<4xi32>
      %208 = arith.ori %207, %c21 : vector<4xi32>
      %209 = vector.bitcast %208 : vector<4xi32> to vector<8xf16>
      %210 = vector.shuffle %205, %209 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %211 = arith.subf %210, %c23 : vector<16xf16>
      %212 = arith.mulf %211, %173 : vector<16xf16>
      %213 = arith.muli %106, %c12 : index
      %214 = arith.addi %213, %c5 : index
      %215 = arith.muli %tileRows, %c1 : index
      %216 = arith.muli %214, %215 : index
      %217 = arith.addi %38, %216 : index
      %218 = vector.load %x[%217] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %219 = arith.muli %tileRows, %c13 : index
      %220 = arith.addi %217, %219 : index
      %221 = vector.load %x[%220] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %222 = vector.shuffle %218, %221 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %223 = wave.mma %222, %145, %107 : vector<16xf16>, vector<8xf32>
      %224 = arith.muli %106, %c12 : index
      %225 = arith.addi %224, %c5 : index
      %226 = arith.muli %tileRows, %c1 : index
      %227 = arith.muli %225, %226 : index
      %228 = arith.addi %56, %227 : index
      %229 = vector.load %x[%228] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %230 = arith.muli %tileRows, %c13 : index
      %231 = arith.addi %228, %230 : index
      %232 = vector.load %x[%231] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %233 = vector.shuffle %229, %232 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %234 = wave.mma %233, %145, %108 : vector<16xf16>, vector<8xf32>
      %235 = arith.muli %106, %c12 : index
      %236 = arith.addi %235, %c5 : index
      %237 = arith.muli %tileRows, %c1 : index
      %238 = arith.muli %236, %237 : index
      %239 = arith.addi %74, %238 : index
      %240 = vector.load %x[%239] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %241 = arith.muli %tileRows, %c13 : index
      %242 = arith.addi %239, %241 : index
      %243 = vector.load %x[%242] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %244 = vector.shuffle %240, %243 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %245 = wave.mma %244, %145, %109 : vector<16xf16>, vector<8xf32>
      %246 = arith.muli %106, %c12 : index
      %247 = arith.addi %246, %c5 : index
      %248 = arith.muli %tileRows, %c1 : index
      %249 = arith.muli %247, %248 : index
      %250 = arith.addi %92, %249 : index
      %251 = vector.load %x[%250] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %252 = arith.muli %tileRows, %c13 : index
      %253 = arith.addi %250, %252 : index
      %254 = vector.load %x[%253] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %255 = vector.shuffle %251, %254 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %256 = wave.mma %255, %145, %110 : vector<16xf16>, vector<8xf32>
      %257 = arith.muli %106, %c12 : index
      %258 = arith.addi %257, %c4 : index
      %259 = arith.muli %tileRows, %c1 : index
      %260 = arith.muli %258, %259 : index
      %261 = arith.addi %38, %260 : index
      %262 = vector.load %x[%261] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %263 = arith.muli %tileRows, %c13 : index
      %264 = arith.addi %261, %263 : index
      %265 = vector.load %x[%264] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %266 = vector.shuffle %262, %265 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %267 = wave.mma %266, %162, %223 : vector<16xf16>, vector<8xf32>
      %268 = arith.muli %106, %c12 : index
      %269 = arith.addi %268, %c4 : index
      %270 = arith.muli %tileRows, %c1 : index
      %271 = arith.muli %269, %270 : index
      %272 = arith.addi %56, %271 : index
      %273 = vector.load %x[%272] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %274 = arith.muli %tileRows, %c13 : index
      %275 = arith.addi %272, %274 : index
      %276 = vector.load %x[%275] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %277 = vector.shuffle %273, %276 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %278 = wave.mma %277, %162, %234 : vector<16xf16>, vector<8xf32>
      %279 = arith.muli %106, %c12 : index
      %280 = arith.addi %279, %c4 : index
      %281 = arith.muli %tileRows, %c1 : index
      %282 = arith.muli %280, %281 : index
      %283 = arith.addi %74, %282 : index
      %284 = vector.load %x[%283] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %285 = arith.muli %tileRows, %c13 : index
      %286 = arith.addi %283, %285 : index
      %287 = vector.load %x[%286] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %288 = vector.shuffle %284, %287 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %289 = wave.mma %288, %162, %245 : vector<16xf16>, vector<8xf32>
      %290 = arith.muli %106, %c12 : index
      %291 = arith.addi %290, %c4 : index
      %292 = arith.muli %tileRows, %c1 : index
      %293 = arith.muli %291, %292 : index
      %294 = arith.addi %92, %293 : index
      %295 = vector.load %x[%294] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %296 = arith.muli %tileRows, %c13 : index
      %297 = arith.addi %294, %296 : index
      %298 = vector.load %x[%297] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %299 = vector.shuffle %295, %298 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %300 = wave.mma %299, %162, %256 : vector<16xf16>, vector<8xf32>
      %301 = arith.muli %106, %c12 : index
      %302 = arith.addi %301, %c12 : index
      %303 = arith.muli %tileRows, %c1 : index
      %304 = arith.muli %302, %303 : index
      %305 = arith.addi %38, %304 : index
      %306 = vector.load %x[%305] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %307 = arith.muli %tileRows, %c13 : index
      %308 = arith.addi %305, %307 : index
      %309 = vector.load %x[%308] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %310 = vector.shuffle %306, %309 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %311 = wave.mma %310, %195, %267 : vector<16xf16>, vector<8xf32>
      %312 = arith.muli %106, %c12 : index
      %313 = arith.addi %312, %c12 : index
      %314 = arith.muli %tileRows, %c1 : index
      %315 = arith.muli %313, %314 : index
      %316 = arith.addi %56, %315 : index
      %317 = vector.load %x[%316] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %318 = arith.muli %tileRows, %c13 : index
      %319 = arith.addi %316, %318 : index
      %320 = vector.load %x[%319] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %321 = vector.shuffle %317, %320 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %322 = wave.mma %321, %195, %278 : vector<16xf16>, vector<8xf32>
      %323 = arith.muli %106, %c12 : index
      %324 = arith.addi %323, %c12 : index
      %325 = arith.muli %tileRows, %c1 : index
      %326 = arith.muli %324, %325 : index
      %327 = arith.addi %74, %326 : index
      %328 = vector.load %x[%327] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %329 = arith.muli %tileRows, %c13 : index
      %330 = arith.addi %327, %329 : index
      %331 = vector.load %x[%330] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %332 = vector.shuffle %328, %331 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %333 = wave.mma %332, %195, %289 : vector<16xf16>, vector<8xf32>
      %334 = arith.muli %106, %c12 : index
      %335 = arith.addi %334, %c12 : index
      %336 = arith.muli %tileRows, %c1 : index
      %337 = arith.muli %335, %336 : index
      %338 = arith.addi %92, %337 : index
      %339 = vector.load %x[%338] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %340 = arith.muli %tileRows, %c13 : index
      %341 = arith.addi %338, %340 : index
      %342 = vector.load %x[%341] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %343 = vector.shuffle %339, %342 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %344 = wave.mma %343, %195, %300 : vector<16xf16>, vector<8xf32>
      %345 = arith.muli %106, %c12 : index
      %346 = arith.addi %345, %c25 : index
      %347 = arith.muli %tileRows, %c1 : index
      %348 = arith.muli %346, %347 : index
      %349 = arith.addi %38, %348 : index
      %350 = vector.load %x[%349] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %351 = arith.muli %tileRows, %c13 : index
      %352 = arith.addi %349, %351 : index
      %353 = vector.load %x[%352] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %354 = vector.shuffle %350, %353 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %355 = wave.mma %354, %212, %311 : vector<16xf16>, vector<8xf32>
      %356 = arith.muli %106, %c12 : index
      %357 = arith.addi %356, %c25 : index
      %358 = arith.muli %tileRows, %c1 : index
      %359 = arith.muli %357, %358 : index
      %360 = arith.addi %56, %359 : index
      %361 = vector.load %x[%360] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %362 = arith.muli %tileRows, %c13 : index
      %363 = arith.addi %360, %362 : index
      %364 = vector.load %x[%363] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %365 = vector.shuffle %361, %364 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %366 = wave.mma %365, %212, %322 : vector<16xf16>, vector<8xf32>
      %367 = arith.muli %106, %c12 : index
      %368 = arith.addi %367, %c25 : index
      %369 = arith.muli %tileRows, %c1 : index
      %370 = arith.muli %368, %369 : index
      %371 = arith.addi %74, %370 : index
      %372 = vector.load %x[%371] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %373 = arith.muli %tileRows, %c13 : index
      %374 = arith.addi %371, %373 : index
      %375 = vector.load %x[%374] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %376 = vector.shuffle %372, %375 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %377 = wave.mma %376, %212, %333 : vector<16xf16>, vector<8xf32>
      %378 = arith.muli %106, %c12 : index
      %379 = arith.addi %378, %c25 : index
      %380 = arith.muli %tileRows, %c1 : index
      %381 = arith.muli %379, %380 : index
      %382 = arith.addi %92, %381 : index
      %383 = vector.load %x[%382] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %384 = arith.muli %tileRows, %c13 : index
      %385 = arith.addi %382, %384 : index
      %386 = vector.load %x[%385] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %387 = vector.shuffle %383, %386 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %388 = wave.mma %387, %212, %344 : vector<16xf16>, vector<8xf32>
      scf.yield %355, %366, %377, %388 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %389 = arith.select %99, %105, %98 : index
    %395:4 = scf.for %390 = %105 to %389 step %c4 iter_args(%391 = %111#0, %392 = %111#1, %393 = %111#2, %394 = %111#3) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %396 = wave.lane
      %397 = arith.addi %390, %c5 : index
      %398 = arith.remui %396, %c1 : index
      %399 = arith.addi %10, %c3 : index
      %400 = arith.muli %397, %c14 : index
      %401 = arith.addi %399, %400 : index
      %402 = arith.muli %398, %c12 : index
      %403 = arith.addi %401, %402 : index
      %404 = vector.load %w[%403] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %405 = vector.bitcast %404 : vector<2xi8> to vector<1xf16>
      %406 = vector.extract %405[0] : f16 from vector<1xf16>
      %407 = vector.broadcast %406 : f16 to vector<16xf16>
      %408 = arith.addi %10, %c3 : index
      %409 = arith.addi %inputFeatures, %c2 : index
      %410 = arith.divui %409, %c3 : index
      %411 = arith.muli %410, %c3 : index
      %412 = arith.addi %408, %411 : index
      %413 = arith.muli %397, %c19 : index
      %414 = arith.addi %412, %413 : index
      %415 = arith.addi %414, %c5 : index
      %416 = arith.muli %398, %c1 : index
      %417 = arith.addi %415, %416 : index
      %418 = vector.load %w[%417] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %419 = vector.bitcast %418 : vector<16xi8> to vector<4xi32>
      %420 = arith.andi %419, %c20 : vector<4xi32>
      %421 = arith.ori %420, %c21 : vector<4xi32>
      %422 = vector.bitcast %421 : vector<4xi32> to vector<8xf16>
      %423 = arith.shrui %419, %c22 : vector<4xi32>
      %424 = arith.andi %423, %c20 : vector<4xi32>
      %425 = arith.ori %424, %c21 : vector<4xi32>
      %426 = vector.bitcast %425 : vector<4xi32> to vector<8xf16>
      %427 = vector.shuffle %422, %426 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %428 = arith.subf %427, %c23 : vector<16xf16>
      %429 = arith.mulf %428, %407 : vector<16xf16>
      %430 = arith.muli %397, %c19 : index
      %431 = arith.addi %412, %430 : index
      %432 = arith.addi %431, %c24 : index
      %433 = arith.muli %398, %c1 : index
      %434 = arith.addi %432, %433 : index
      %435 = vector.load %w[%434] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %436 = vector.bitcast %435 : vector<16xi8> to vector<4xi32>
      %437 = arith.andi %436, %c20 : vector<4xi32>
      %438 = arith.ori %437, %c21 : vector<4xi32>
      %439 = vector.bitcast %438 : vector<4xi32> to vector<8xf16>
      %440 = arith.shrui %436, %c22 : vector<4xi32>
      %441 = arith.andi %440, %c20 : vector<4xi32>
      %442 = arith.ori %441, %c21 : vector<4xi32>
      %443 = vector.bitcast %442 : vector<4xi32> to vector<8xf16>
      %444 = vector.shuffle %439, %443 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %445 = arith.subf %444, %c23 : vector<16xf16>
      %446 = arith.mulf %445, %407 : vector<16xf16>
      %447 = arith.muli %390, %c12 : index
      %448 = arith.addi %447, %c5 : index
      %449 = arith.muli %tileRows, %c1 : index
      %450 = arith.muli %448, %449 : index
      %451 = arith.addi %38, %450 : index
      %452 = vector.load %x[%451] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %453 = arith.muli %tileRows, %c13 : index
      %454 = arith.addi %451, %453 : index
      %455 = vector.load %x[%454] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %456 = vector.shuffle %452, %455 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %457 = wave.mma %456, %429, %391 : vector<16xf16>, vector<8xf32>
      %458 = arith.muli %390, %c12 : index
      %459 = arith.addi %458, %c5 : index
      %460 = arith.muli %tileRows, %c1 : index
      %461 = arith.muli %459, %460 : index
      %462 = arith.addi %56, %461 : index
      %463 = vector.load %x[%462] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %464 = arith.muli %tileRows, %c13 : index
      %465 = arith.addi %462, %464 : index
      %466 = vector.load %x[%465] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %467 = vector.shuffle %463, %466 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %468 = wave.mma %467, %429, %392 : vector<16xf16>, vector<8xf32>
      %469 = arith.muli %390, %c12 : index
      %470 = arith.addi %469, %c5 : index
      %471 = arith.muli %tileRows, %c1 : index
      %472 = arith.muli %470, %471 : index
      %473 = arith.addi %74, %472 : index
      %474 = vector.load %x[%473] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %475 = arith.muli %tileRows, %c13 : index
      %476 = arith.addi %473, %475 : index
      %477 = vector.load %x[%476] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %478 = vector.shuffle %474, %477 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %479 = wave.mma %478, %429, %393 : vector<16xf16>, vector<8xf32>
      %480 = arith.muli %390, %c12 : index
      %481 = arith.addi %480, %c5 : index
      %482 = arith.muli %tileRows, %c1 : index
      %483 = arith.muli %481, %482 : index
      %484 = arith.addi %92, %483 : index
      %485 = vector.load %x[%484] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %486 = arith.muli %tileRows, %c13 : index
      %487 = arith.addi %484, %486 : index
      %488 = vector.load %x[%487] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %489 = vector.shuffle %485, %488 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %490 = wave.mma %489, %429, %394 : vector<16xf16>, vector<8xf32>
      %491 = arith.muli %390, %c12 : index
      %492 = arith.addi %491, %c4 : index
      %493 = arith.muli %tileRows, %c1 : index
      %494 = arith.muli %492, %493 : index
      %495 = arith.addi %38, %494 : index
      %496 = vector.load %x[%495] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %497 = arith.muli %tileRows, %c13 : index
      %498 = arith.addi %495, %497 : index
      %499 = vector.load %x[%498] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %500 = vector.shuffle %496, %499 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %501 = wave.mma %500, %446, %457 : vector<16xf16>, vector<8xf32>
      %502 = arith.muli %390, %c12 : index
      %503 = arith.addi %502, %c4 : index
      %504 = arith.muli %tileRows, %c1 : index
      %505 = arith.muli %503, %504 : index
      %506 = arith.addi %56, %505 : index
      %507 = vector.load %x[%506] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %508 = arith.muli %tileRows, %c13 : index
      %509 = arith.addi %506, %508 : index
      %510 = vector.load %x[%509] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %511 = vector.shuffle %507, %510 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %512 = wave.mma %511, %446, %468 : vector<16xf16>, vector<8xf32>
      %513 = arith.muli %390, %c12 : index
      %514 = arith.addi %513, %c4 : index
      %515 = arith.muli %tileRows, %c1 : index
      %516 = arith.muli %514, %515 : index
      %517 = arith.addi %74, %516 : index
      %518 = vector.load %x[%517] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %519 = arith.muli %tileRows, %c13 : index
      %520 = arith.addi %517, %519 : index
      %521 = vector.load %x[%520] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %522 = vector.shuffle %518, %521 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %523 = wave.mma %522, %446, %479 : vector<16xf16>, vector<8xf32>
      %524 = arith.muli %390, %c12 : index
      %525 = arith.addi %524, %c4 : index
      %526 = arith.muli %tileRows, %c1 : index
      %527 = arith.muli %525, %526 : index
      %528 = arith.addi %92, %527 : index
      %529 = vector.load %x[%528] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %530 = arith.muli %tileRows, %c13 : index
      %531 = arith.addi %528, %530 : index
      %532 = vector.load %x[%531] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %533 = vector.shuffle %529, %532 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %534 = wave.mma %533, %446, %490 : vector<16xf16>, vector<8xf32>
      scf.yield %501, %512, %523, %534 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %535 = wave.lane
    %536 = wave.wave
    %537 = arith.muli %536, %c4 : index
    %538 = arith.addi %537, %c5 : index
    %539 = arith.muli %538, %c24 : index
    %540 = arith.addi %539, %535 : index
    %541 = vector.extract %395#0[0] : f32 from vector<8xf32>
    %542 = arith.addi %540, %c5 : index
    memref.store %541, %14[%542] : memref<?xf32>
    %543 = vector.extract %395#0[1] : f32 from vector<8xf32>
    %544 = arith.addi %540, %c14 : index
    memref.store %543, %14[%544] : memref<?xf32>
    %545 = vector.extract %395#0[2] : f32 from vector<8xf32>
    %546 = arith.addi %540, %c7 : index
    memref.store %545, %14[%546] : memref<?xf32>
    %547 = vector.extract %395#0[3] : f32 from vector<8xf32>
    %548 = arith.addi %540, %c26 : index
    memref.store %547, %14[%548] : memref<?xf32>
    %549 = vector.extract %395#0[4] : f32 from vector<8xf32>
    %550 = arith.addi %540, %c3 : index
    memref.store %549, %14[%550] : memref<?xf32>
    %551 = vector.extract %395#0[5] : f32 from vector<8xf32>
    %552 = arith.addi %540, %c27 : index
    memref.store %551, %14[%552] : memref<?xf32>
    %553 = vector.extract %395#0[6] : f32 from vector<8xf32>
    %554 = arith.addi %540, %c28 : index
    memref.store %553, %14[%554] : memref<?xf32>
    %555 = vector.extract %395#0[7] : f32 from vector<8xf32>
    %556 = arith.addi %540, %c29 : index
    memref.store %555, %14[%556] : memref<?xf32>
    wave.barrier
    %557 = arith.muli %536, %c4 : index
    %558 = arith.addi %557, %c5 : index
    %559 = arith.muli %558, %c14 : index
    %560 = arith.addi %559, %535 : index
    %561 = arith.addi %560, %c5 : index
    %562 = memref.load %14[%561] : memref<?xf32>
    %563 = arith.addi %561, %c24 : index
    %564 = memref.load %14[%563] : memref<?xf32>
    %565 = arith.addf %562, %564 : f32
    %566 = arith.addi %561, %c19 : index
    %567 = memref.load %14[%566] : memref<?xf32>
    %568 = arith.addf %565, %567 : f32
    %569 = arith.addi %561, %c30 : index
    %570 = memref.load %14[%569] : memref<?xf32>
    %571 = arith.addf %568, %570 : f32
    %572 = arith.addi %561, %c31 : index
    %573 = memref.load %14[%572] : memref<?xf32>
    %574 = arith.addf %571, %573 : f32
    %575 = arith.addi %561, %c32 : index
    %576 = memref.load %14[%575] : memref<?xf32>
    %577 = arith.addf %574, %576 : f32
    %578 = arith.addi %561, %c33 : index
    %579 = memref.load %14[%578] : memref<?xf32>
    %580 = arith.addf %577, %579 : f32
    %581 = arith.addi %561, %c34 : index
    %582 = memref.load %14[%581] : memref<?xf32>
    %583 = arith.addf %580, %582 : f32
    %584 = wave.lane
    %585 = arith.addi %13, %c5 : index
    %586 = arith.muli %558, %c12 : index
    %587 = arith.addi %585, %586 : index
    %588 = arith.divui %584, %c1 : index
    %589 = arith.addi %587, %588 : index
    %590 = arith.cmpi slt, %589, %12 : index
    scf.if %590 {
      %591 = arith.cmpi eq, %hasFactors, %c4 : index
      %592 = arith.muli %589, %c12 : index
      %593 = memref.load %factors[%592] : memref<?xf32>
      %594 = arith.mulf %593, %operandScale : f32
      %595 = arith.select %591, %594, %operandScale : f32
      %596 = arith.remui %584, %c1 : index
      %597 = arith.muli %596, %c37 : index
      %598 = arith.addi %10, %597 : index
      %599 = vector.load %w[%598] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %600 = vector.bitcast %599 : vector<4xi8> to vector<1xf32>
      %601 = vector.extract %600[0] : f32 from vector<1xf32>
      %602 = arith.mulf %601, %595 : f32
      %603 = arith.mulf %583, %602 : f32
      %604 = arith.muli %589, %outputFeatures : index
      %605 = arith.addi %604, %17 : index
      %606 = wave.lane
      %607 = arith.remui %606, %c1 : index
      %608 = arith.addi %605, %607 : index
      scf.if %15 {
        %609 = arith.addi %608, %c5 : index
        %610 = memref.load %residual[%609] : memref<?xf32>
        %611 = arith.addf %610, %603 : f32
        %612 = arith.addi %608, %c5 : index
        memref.store %611, %out[%612] : memref<?xf32>
      } else {
        %613 = arith.addi %608, %c5 : index
        memref.store %603, %out[%613] : memref<?xf32>
      }
    }
    %614 = wave.lane
    wave.barrier
    %615 = wave.wave
    %616 = arith.muli %615, %c4 : index
    %617 = arith.addi %616, %c5 : index
    %618 = arith.muli %617, %c24 : index
    %619 = arith.addi %618, %614 : index
    %620 = vector.extract %395#1[0] : f32 from vector<8xf32>
    %621 = arith.addi %619, %c5 : index
    memref.store %620, %14[%621] : memref<?xf32>
    %622 = vector.extract %395#1[1] : f32 from vector<8xf32>
    %623 = arith.addi %619, %c14 : index
    memref.store %622, %14[%623] : memref<?xf32>
    %624 = vector.extract %395#1[2] : f32 from vector<8xf32>
    %625 = arith.addi %619, %c7 : index
    memref.store %624, %14[%625] : memref<?xf32>
    %626 = vector.extract %395#1[3] : f32 from vector<8xf32>
    %627 = arith.addi %619, %c26 : index
    memref.store %626, %14[%627] : memref<?xf32>
    %628 = vector.extract %395#1[4] : f32 from vector<8xf32>
    %629 = arith.addi %619, %c3 : index
    memref.store %628, %14[%629] : memref<?xf32>
    %630 = vector.extract %395#1[5] : f32 from vector<8xf32>
    %631 = arith.addi %619, %c27 : index
    memref.store %630, %14[%631] : memref<?xf32>
    %632 = vector.extract %395#1[6] : f32 from vector<8xf32>
    %633 = arith.addi %619, %c28 : index
    memref.store %632, %14[%633] : memref<?xf32>
    %634 = vector.extract %395#1[7] : f32 from vector<8xf32>
    %635 = arith.addi %619, %c29 : index
    memref.store %634, %14[%635] : memref<?xf32>
    wave.barrier
    %636 = arith.muli %615, %c4 : index
    %637 = arith.addi %636, %c5 : index
    %638 = arith.muli %637, %c14 : index
    %639 = arith.addi %638, %614 : index
    %640 = arith.addi %639, %c5 : index
    %641 = memref.load %14[%640] : memref<?xf32>
    %642 = arith.addi %640, %c24 : index
    %643 = memref.load %14[%642] : memref<?xf32>
    %644 = arith.addf %641, %643 : f32
    %645 = arith.addi %640, %c19 : index
    %646 = memref.load %14[%645] : memref<?xf32>
    %647 = arith.addf %644, %646 : f32
    %648 = arith.addi %640, %c30 : index
    %649 = memref.load %14[%648] : memref<?xf32>
    %650 = arith.addf %647, %649 : f32
    %651 = arith.addi %640, %c31 : index
    %652 = memref.load %14[%651] : memref<?xf32>
    %653 = arith.addf %650, %652 : f32
    %654 = arith.addi %640, %c32 : index
    %655 = memref.load %14[%654] : memref<?xf32>
    %656 = arith.addf %653, %655 : f32
    %657 = arith.addi %640, %c33 : index
    %658 = memref.load %14[%657] : memref<?xf32>
    %659 = arith.addf %656, %658 : f32
    %660 = arith.addi %640, %c34 : index
    %661 = memref.load %14[%660] : memref<?xf32>
    %662 = arith.addf %659, %661 : f32
    %663 = wave.lane
    %664 = arith.addi %13, %c1 : index
    %665 = arith.muli %637, %c12 : index
    %666 = arith.addi %664, %665 : index
    %667 = arith.divui %663, %c1 : index
    %668 = arith.addi %666, %667 : index
    %669 = arith.cmpi slt, %668, %12 : index
    scf.if %669 {
      %670 = arith.cmpi eq, %hasFactors, %c4 : index
      %671 = arith.muli %668, %c12 : index
      %672 = memref.load %factors[%671] : memref<?xf32>
      %673 = arith.mulf %672, %operandScale : f32
      %674 = arith.select %670, %673, %operandScale : f32
      %675 = arith.remui %663, %c1 : index
      %676 = arith.muli %675, %c37 : index
      %677 = arith.addi %10, %676 : index
      %678 = vector.load %w[%677] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %679 = vector.bitcast %678 : vector<4xi8> to vector<1xf32>
      %680 = vector.extract %679[0] : f32 from vector<1xf32>
      %681 = arith.mulf %680, %674 : f32
      %682 = arith.mulf %662, %681 : f32
      %683 = arith.muli %668, %outputFeatures : index
      %684 = arith.addi %683, %17 : index
      %685 = wave.lane
      %686 = arith.remui %685, %c1 : index
      %687 = arith.addi %684, %686 : index
      scf.if %15 {
        %688 = arith.addi %687, %c5 : index
        %689 = memref.load %residual[%688] : memref<?xf32>
        %690 = arith.addf %689, %682 : f32
        %691 = arith.addi %687, %c5 : index
        memref.store %690, %out[%691] : memref<?xf32>
      } else {
        %692 = arith.addi %687, %c5 : index
        memref.store %682, %out[%692] : memref<?xf32>
      }
    }
    %693 = wave.lane
    wave.barrier
    %694 = wave.wave
    %695 = arith.muli %694, %c4 : index
    %696 = arith.addi %695, %c5 : index
    %697 = arith.muli %696, %c24 : index
    %698 = arith.addi %697, %693 : index
    %699 = vector.extract %395#2[0] : f32 from vector<8xf32>
    %700 = arith.addi %698, %c5 : index
    memref.store %699, %14[%700] : memref<?xf32>
    %701 = vector.extract %395#2[1] : f32 from vector<8xf32>
    %702 = arith.addi %698, %c14 : index
    memref.store %701, %14[%702] : memref<?xf32>
    %703 = vector.extract %395#2[2] : f32 from vector<8xf32>
    %704 = arith.addi %698, %c7 : index
    memref.store %703, %14[%704] : memref<?xf32>
    %705 = vector.extract %395#2[3] : f32 from vector<8xf32>
    %706 = arith.addi %698, %c26 : index
    memref.store %705, %14[%706] : memref<?xf32>
    %707 = vector.extract %395#2[4] : f32 from vector<8xf32>
    %708 = arith.addi %698, %c3 : index
    memref.store %707, %14[%708] : memref<?xf32>
    %709 = vector.extract %395#2[5] : f32 from vector<8xf32>
    %710 = arith.addi %698, %c27 : index
    memref.store %709, %14[%710] : memref<?xf32>
    %711 = vector.extract %395#2[6] : f32 from vector<8xf32>
    %712 = arith.addi %698, %c28 : index
    memref.store %711, %14[%712] : memref<?xf32>
    %713 = vector.extract %395#2[7] : f32 from vector<8xf32>
    %714 = arith.addi %698, %c29 : index
    memref.store %713, %14[%714] : memref<?xf32>
    wave.barrier
    %715 = arith.muli %694, %c4 : index
    %716 = arith.addi %715, %c5 : index
    %717 = arith.muli %716, %c14 : index
    %718 = arith.addi %717, %693 : index
    %719 = arith.addi %718, %c5 : index
    %720 = memref.load %14[%719] : memref<?xf32>
    %721 = arith.addi %719, %c24 : index
    %722 = memref.load %14[%721] : memref<?xf32>
    %723 = arith.addf %720, %722 : f32
    %724 = arith.addi %719, %c19 : index
    %725 = memref.load %14[%724] : memref<?xf32>
    %726 = arith.addf %723, %725 : f32
    %727 = arith.addi %719, %c30 : index
    %728 = memref.load %14[%727] : memref<?xf32>
    %729 = arith.addf %726, %728 : f32
    %730 = arith.addi %719, %c31 : index
    %731 = memref.load %14[%730] : memref<?xf32>
    %732 = arith.addf %729, %731 : f32
    %733 = arith.addi %719, %c32 : index
    %734 = memref.load %14[%733] : memref<?xf32>
    %735 = arith.addf %732, %734 : f32
    %736 = arith.addi %719, %c33 : index
    %737 = memref.load %14[%736] : memref<?xf32>
    %738 = arith.addf %735, %737 : f32
    %739 = arith.addi %719, %c34 : index
    %740 = memref.load %14[%739] : memref<?xf32>
    %741 = arith.addf %738, %740 : f32
    %742 = wave.lane
    %743 = arith.addi %13, %c14 : index
    %744 = arith.muli %716, %c12 : index
    %745 = arith.addi %743, %744 : index
    %746 = arith.divui %742, %c1 : index
    %747 = arith.addi %745, %746 : index
    %748 = arith.cmpi slt, %747, %12 : index
    scf.if %748 {
      %749 = arith.cmpi eq, %hasFactors, %c4 : index
      %750 = arith.muli %747, %c12 : index
      %751 = memref.load %factors[%750] : memref<?xf32>
      %752 = arith.mulf %751, %operandScale : f32
      %753 = arith.select %749, %752, %operandScale : f32
      %754 = arith.remui %742, %c1 : index
      %755 = arith.muli %754, %c37 : index
      %756 = arith.addi %10, %755 : index
      %757 = vector.load %w[%756] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %758 = vector.bitcast %757 : vector<4xi8> to vector<1xf32>
      %759 = vector.extract %758[0] : f32 from vector<1xf32>
      %760 = arith.mulf %759, %753 : f32
      %761 = arith.mulf %741, %760 : f32
      %762 = arith.muli %747, %outputFeatures : index
      %763 = arith.addi %762, %17 : index
      %764 = wave.lane
      %765 = arith.remui %764, %c1 : index
      %766 = arith.addi %763, %765 : index
      scf.if %15 {
        %767 = arith.addi %766, %c5 : index
        %768 = memref.load %residual[%767] : memref<?xf32>
        %769 = arith.addf %768, %761 : f32
        %770 = arith.addi %766, %c5 : index
        memref.store %769, %out[%770] : memref<?xf32>
      } else {
        %771 = arith.addi %766, %c5 : index
        memref.store %761, %out[%771] : memref<?xf32>
      }
    }
    %772 = wave.lane
    wave.barrier
    %773 = wave.wave
    %774 = arith.muli %773, %c4 : index
    %775 = arith.addi %774, %c5 : index
    %776 = arith.muli %775, %c24 : index
    %777 = arith.addi %776, %772 : index
    %778 = vector.extract %395#3[0] : f32 from vector<8xf32>
    %779 = arith.addi %777, %c5 : index
    memref.store %778, %14[%779] : memref<?xf32>
    %780 = vector.extract %395#3[1] : f32 from vector<8xf32>
    %781 = arith.addi %777, %c14 : index
    memref.store %780, %14[%781] : memref<?xf32>
    %782 = vector.extract %395#3[2] : f32 from vector<8xf32>
    %783 = arith.addi %777, %c7 : index
    memref.store %782, %14[%783] : memref<?xf32>
    %784 = vector.extract %395#3[3] : f32 from vector<8xf32>
    %785 = arith.addi %777, %c26 : index
    memref.store %784, %14[%785] : memref<?xf32>
    %786 = vector.extract %395#3[4] : f32 from vector<8xf32>
    %787 = arith.addi %777, %c3 : index
    memref.store %786, %14[%787] : memref<?xf32>
    %788 = vector.extract %395#3[5] : f32 from vector<8xf32>
    %789 = arith.addi %777, %c27 : index
    memref.store %788, %14[%789] : memref<?xf32>
    %790 = vector.extract %395#3[6] : f32 from vector<8xf32>
    %791 = arith.addi %777, %c28 : index
    memref.store %790, %14[%791] : memref<?xf32>
    %792 = vector.extract %395#3[7] : f32 from vector<8xf32>
    %793 = arith.addi %777, %c29 : index
    memref.store %792, %14[%793] : memref<?xf32>
    wave.barrier
    %794 = arith.muli %773, %c4 : index
    %795 = arith.addi %794, %c5 : index
    %796 = arith.muli %795, %c14 : index
    %797 = arith.addi %796, %772 : index
    %798 = arith.addi %797, %c5 : index
    %799 = memref.load %14[%798] : memref<?xf32>
    %800 = arith.addi %798, %c24 : index
    %801 = memref.load %14[%800] : memref<?xf32>
    %802 = arith.addf %799, %801 : f32
    %803 = arith.addi %798, %c19 : index
    %804 = memref.load %14[%803] : memref<?xf32>
    %805 = arith.addf %802, %804 : f32
    %806 = arith.addi %798, %c30 : index
    %807 = memref.load %14[%806] : memref<?xf32>
    %808 = arith.addf %805, %807 : f32
    %809 = arith.addi %798, %c31 : index
    %810 = memref.load %14[%809] : memref<?xf32>
    %811 = arith.addf %808, %810 : f32
    %812 = arith.addi %798, %c32 : index
    %813 = memref.load %14[%812] : memref<?xf32>
    %814 = arith.addf %811, %813 : f32
    %815 = arith.addi %798, %c33 : index
    %816 = memref.load %14[%815] : memref<?xf32>
    %817 = arith.addf %814, %816 : f32
    %818 = arith.addi %798, %c34 : index
    %819 = memref.load %14[%818] : memref<?xf32>
    %820 = arith.addf %817, %819 : f32
    %821 = wave.lane
    %822 = arith.addi %13, %c15 : index
    %823 = arith.muli %795, %c12 : index
    %824 = arith.addi %822, %823 : index
    %825 = arith.divui %821, %c1 : index
    %826 = arith.addi %824, %825 : index
    %827 = arith.cmpi slt, %826, %12 : index
    scf.if %827 {
      %828 = arith.cmpi eq, %hasFactors, %c4 : index
      %829 = arith.muli %826, %c12 : index
      %830 = memref.load %factors[%829] : memref<?xf32>
      %831 = arith.mulf %830, %operandScale : f32
      %832 = arith.select %828, %831, %operandScale : f32
      %833 = arith.remui %821, %c1 : index
      %834 = arith.muli %833, %c37 : index
      %835 = arith.addi %10, %834 : index
      %836 = vector.load %w[%835] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %837 = vector.bitcast %836 : vector<4xi8> to vector<1xf32>
      %838 = vector.extract %837[0] : f32 from vector<1xf32>
      %839 = arith.mulf %838, %832 : f32
      %840 = arith.mulf %820, %839 : f32
      %841 = arith.muli %826, %outputFeatures : index
      %842 = arith.addi %841, %17 : index
      %843 = wave.lane
      %844 = arith.remui %843, %c1 : index
      %845 = arith.addi %842, %844 : index
      scf.if %15 {
        %846 = arith.addi %845, %c5 : index
        %847 = memref.load %residual[%846] : memref<?xf32>
        %848 = arith.addf %847, %840 : f32
        %849 = arith.addi %845, %c5 : index
        memref.store %848, %out[%849] : memref<?xf32>
      } else {
        %850 = arith.addi %845, %c5 : index
        memref.store %840, %out[%850] : memref<?xf32>
      }
    }
  }
  wave.return
}
