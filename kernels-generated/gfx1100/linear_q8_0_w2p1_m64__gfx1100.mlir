// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q8_0', waves=2, panels=1, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q8_0_w2p1_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 2 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 16 : index
  %c2 = arith.constant 127 : index
  %c3 = arith.constant 128 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c7 = arith.constant 64 : index
  %c8 = arith.constant 512 : index
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
  %c19 = arith.constant dense<16711935> : vector<4xi32>
  %c20 = arith.constant dense<1677747200> : vector<4xi32>
  %c21 = arith.constant dense<8> : vector<4xi32>
  %c22 = arith.constant dense<0x6480> : vector<16xf16>
  %c23 = arith.constant 256 : index
  %c24 = arith.constant 3 : index
  %c25 = arith.constant 96 : index
  %c26 = arith.constant 160 : index
  %c27 = arith.constant 192 : index
  %c28 = arith.constant 224 : index
  %c29 = arith.constant 4 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
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
      %129 = arith.muli %113, %c8 : index
      %130 = arith.addi %128, %129 : index
      %131 = arith.addi %130, %c5 : index
      %132 = arith.muli %114, %c1 : index
      %133 = arith.addi %131, %132 : index
      %134 = vector.load %w[%133] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %135 = vector.bitcast %134 : vector<16xi8> to vector<4xi32>
      %136 = arith.andi %135, %c19 : vector<4xi32>
      %137 = arith.ori %136, %c20 : vector<4xi32>
      %138 = vector.bitcast %137 : vector<4xi32> to vector<8xf16>
      %139 = arith.shrui %135, %c21 : vector<4xi32>
      %140 = arith.andi %139, %c19 : vector<4xi32>
      %141 = arith.ori %140, %c20 : vector<4xi32>
      %142 = vector.bitcast %141 : vector<4xi32> to vector<8xf16>
      %143 = vector.shuffle %138, %142 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %144 = arith.subf %143, %c22 : vector<16xf16>
      %145 = arith.mulf %144, %123 : vector<16xf16>
      %146 = arith.muli %113, %c8 : index
      %147 = arith.addi %128, %146 : index
      %148 = arith.addi %147, %c23 : index
      %149 = arith.muli %114, %c1 : index
      %150 = arith.addi %148, %149 : index
      %151 = vector.load %w[%150] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %152 = vector.bitcast %151 : vector<16xi8> to vector<4xi32>
      %153 = arith.andi %152, %c19 : vector<4xi32>
      %154 = arith.ori %153, %c20 : vector<4xi32>
      %155 = vector.bitcast %154 : vector<4xi32> to vector<8xf16>
      %156 = arith.shrui %152, %c21 : vector<4xi32>
      %157 = arith.andi %156, %c19 : vector<4xi32>
      %158 = arith.ori %157, %c20 : vector<4xi32>
      %159 = vector.bitcast %158 : vector<4xi32> to vector<8xf16>
      %160 = vector.shuffle %155, %159 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %161 = arith.subf %160, %c22 : vector<16xf16>
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
      %179 = arith.muli %163, %c8 : index
      %180 = arith.addi %178, %179 : index
      %181 = arith.addi %180, %c5 : index
      %182 = arith.muli %164, %c1 : index
      %183 = arith.addi %181, %182 : index
      %184 = vector.load %w[%183] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %185 = vector.bitcast %184 : vector<16xi8> to vector<4xi32>
      %186 = arith.andi %185, %c19 : vector<4xi32>
      %187 = arith.ori %186, %c20 : vector<4xi32>
      %188 = vector.bitcast %187 : vector<4xi32> to vector<8xf16>
      %189 = arith.shrui %185, %c21 : vector<4xi32>
      %190 = arith.andi %189, %c19 : vector<4xi32>
      %191 = arith.ori %190, %c20 : vector<4xi32>
      %192 = vector.bitcast %191 : vector<4xi32> to vector<8xf16>
      %193 = vector.shuffle %188, %192 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %194 = arith.subf %193, %c22 : vector<16xf16>
      %195 = arith.mulf %194, %173 : vector<16xf16>
      %196 = arith.muli %163, %c8 : index
      %197 = arith.addi %178, %196 : index
      %198 = arith.addi %197, %c23 : index
      %199 = arith.muli %164, %c1 : index
      %200 = arith.addi %198, %199 : index
      %201 = vector.load %w[%200] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %202 = vector.bitcast %201 : vector<16xi8> to vector<4xi32>
      %203 = arith.andi %202, %c19 : vector<4xi32>
      %204 = arith.ori %203, %c20 : vector<4xi32>
      %205 = vector.bitcast %204 : vector<4xi32> to vector<8xf16>
      %206 = arith.shrui %202, %c21 : vector<4xi32>
      %207 = arith.andi %206, %c19 : vector<4xi32>
      %208 = arith.ori %207, %c20 : vector<4xi32>
      %209 = vector.bitcast %208 : vector<4xi32> to vector<8xf16>
      %210 = vector.shuffle %205, %209 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %211 = arith.subf %210, %c22 : vector<16xf16>
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
      %346 = arith.addi %345, %c24 : index
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
      %357 = arith.addi %356, %c24 : index
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
      %368 = arith.addi %367, %c24 : index
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
      %379 = arith.addi %378, %c24 : index
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
      %413 = arith.muli %397, %c8 : index
      %414 = arith.addi %412, %413 : index
      %415 = arith.addi %414, %c5 : index
      %416 = arith.muli %398, %c1 : index
      %417 = arith.addi %415, %416 : index
      %418 = vector.load %w[%417] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %419 = vector.bitcast %418 : vector<16xi8> to vector<4xi32>
      %420 = arith.andi %419, %c19 : vector<4xi32>
      %421 = arith.ori %420, %c20 : vector<4xi32>
      %422 = vector.bitcast %421 : vector<4xi32> to vector<8xf16>
      %423 = arith.shrui %419, %c21 : vector<4xi32>
      %424 = arith.andi %423, %c19 : vector<4xi32>
      %425 = arith.ori %424, %c20 : vector<4xi32>
      %426 = vector.bitcast %425 : vector<4xi32> to vector<8xf16>
      %427 = vector.shuffle %422, %426 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %428 = arith.subf %427, %c22 : vector<16xf16>
      %429 = arith.mulf %428, %407 : vector<16xf16>
      %430 = arith.muli %397, %c8 : index
      %431 = arith.addi %412, %430 : index
      %432 = arith.addi %431, %c23 : index
      %433 = arith.muli %398, %c1 : index
      %434 = arith.addi %432, %433 : index
      %435 = vector.load %w[%434] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %436 = vector.bitcast %435 : vector<16xi8> to vector<4xi32>
      %437 = arith.andi %436, %c19 : vector<4xi32>
      %438 = arith.ori %437, %c20 : vector<4xi32>
      %439 = vector.bitcast %438 : vector<4xi32> to vector<8xf16>
      %440 = arith.shrui %436, %c21 : vector<4xi32>
      %441 = arith.andi %440, %c19 : vector<4xi32>
      %442 = arith.ori %441, %c20 : vector<4xi32>
      %443 = vector.bitcast %442 : vector<4xi32> to vector<8xf16>
      %444 = vector.shuffle %439, %443 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %445 = arith.subf %444, %c22 : vector<16xf16>
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
    %539 = arith.muli %538, %c23 : index
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
    %548 = arith.addi %540, %c25 : index
    memref.store %547, %14[%548] : memref<?xf32>
    %549 = vector.extract %395#0[4] : f32 from vector<8xf32>
    %550 = arith.addi %540, %c3 : index
    memref.store %549, %14[%550] : memref<?xf32>
    %551 = vector.extract %395#0[5] : f32 from vector<8xf32>
    %552 = arith.addi %540, %c26 : index
    memref.store %551, %14[%552] : memref<?xf32>
    %553 = vector.extract %395#0[6] : f32 from vector<8xf32>
    %554 = arith.addi %540, %c27 : index
    memref.store %553, %14[%554] : memref<?xf32>
    %555 = vector.extract %395#0[7] : f32 from vector<8xf32>
    %556 = arith.addi %540, %c28 : index
    memref.store %555, %14[%556] : memref<?xf32>
    wave.barrier
    %557 = arith.muli %536, %c29 : index
    %558 = arith.addi %557, %c5 : index
    %559 = arith.muli %558, %c14 : index
    %560 = arith.addi %559, %535 : index
    %561 = arith.addi %560, %c5 : index
    %562 = memref.load %14[%561] : memref<?xf32>
    %563 = arith.addi %561, %c23 : index
    %564 = memref.load %14[%563] : memref<?xf32>
    %565 = arith.addf %562, %564 : f32
    %566 = wave.lane
    %567 = arith.addi %13, %c5 : index
    %568 = arith.muli %558, %c12 : index
    %569 = arith.addi %567, %568 : index
    %570 = arith.divui %566, %c1 : index
    %571 = arith.addi %569, %570 : index
    %572 = arith.cmpi slt, %571, %12 : index
    scf.if %572 {
      %573 = arith.cmpi eq, %hasFactors, %c4 : index
      %574 = arith.muli %571, %c12 : index
      %575 = memref.load %factors[%574] : memref<?xf32>
      %576 = arith.mulf %575, %operandScale : f32
      %577 = arith.select %573, %576, %operandScale : f32
      %578 = arith.remui %566, %c1 : index
      %579 = arith.muli %578, %c29 : index
      %580 = arith.addi %10, %579 : index
      %581 = vector.load %w[%580] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %582 = vector.bitcast %581 : vector<4xi8> to vector<1xf32>
      %583 = vector.extract %582[0] : f32 from vector<1xf32>
      %584 = arith.mulf %583, %577 : f32
      %585 = arith.mulf %565, %584 : f32
      %586 = arith.muli %571, %outputFeatures : index
      %587 = arith.addi %586, %17 : index
      %588 = wave.lane
      %589 = arith.remui %588, %c1 : index
      %590 = arith.addi %587, %589 : index
      scf.if %15 {
        %591 = arith.addi %590, %c5 : index
        %592 = memref.load %residual[%591] : memref<?xf32>
        %593 = arith.addf %592, %585 : f32
        %594 = arith.addi %590, %c5 : index
        memref.store %593, %out[%594] : memref<?xf32>
      } else {
        %595 = arith.addi %590, %c5 : index
        memref.store %585, %out[%595] : memref<?xf32>
      }
    }
    %596 = arith.muli %536, %c29 : index
    %597 = arith.addi %596, %c4 : index
    %598 = arith.muli %597, %c14 : index
    %599 = arith.addi %598, %535 : index
    %600 = arith.addi %599, %c5 : index
    %601 = memref.load %14[%600] : memref<?xf32>
    %602 = arith.addi %600, %c23 : index
    %603 = memref.load %14[%602] : memref<?xf32>
    %604 = arith.addf %601, %603 : f32
    %605 = wave.lane
    %606 = arith.addi %13, %c5 : index
    %607 = arith.muli %597, %c12 : index
    %608 = arith.addi %606, %607 : index
    %609 = arith.divui %605, %c1 : index
    %610 = arith.addi %608, %609 : index
    %611 = arith.cmpi slt, %610, %12 : index
    scf.if %611 {
      %612 = arith.cmpi eq, %hasFactors, %c4 : index
      %613 = arith.muli %610, %c12 : index
      %614 = memref.load %factors[%613] : memref<?xf32>
      %615 = arith.mulf %614, %operandScale : f32
      %616 = arith.select %612, %615, %operandScale : f32
      %617 = arith.remui %605, %c1 : index
      %618 = arith.muli %617, %c29 : index
      %619 = arith.addi %10, %618 : index
      %620 = vector.load %w[%619] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %621 = vector.bitcast %620 : vector<4xi8> to vector<1xf32>
      %622 = vector.extract %621[0] : f32 from vector<1xf32>
      %623 = arith.mulf %622, %616 : f32
      %624 = arith.mulf %604, %623 : f32
      %625 = arith.muli %610, %outputFeatures : index
      %626 = arith.addi %625, %17 : index
      %627 = wave.lane
      %628 = arith.remui %627, %c1 : index
      %629 = arith.addi %626, %628 : index
      scf.if %15 {
        %630 = arith.addi %629, %c5 : index
        %631 = memref.load %residual[%630] : memref<?xf32>
        %632 = arith.addf %631, %624 : f32
        %633 = arith.addi %629, %c5 : index
        memref.store %632, %out[%633] : memref<?xf32>
      } else {
        %634 = arith.addi %629, %c5 : index
        memref.store %624, %out[%634] : memref<?xf32>
      }
    }
    %635 = arith.muli %536, %c29 : index
    %636 = arith.addi %635, %c12 : index
    %637 = arith.muli %636, %c14 : index
    %638 = arith.addi %637, %535 : index
    %639 = arith.addi %638, %c5 : index
    %640 = memref.load %14[%639] : memref<?xf32>
    %641 = arith.addi %639, %c23 : index
    %642 = memref.load %14[%641] : memref<?xf32>
    %643 = arith.addf %640, %642 : f32
    %644 = wave.lane
    %645 = arith.addi %13, %c5 : index
    %646 = arith.muli %636, %c12 : index
    %647 = arith.addi %645, %646 : index
    %648 = arith.divui %644, %c1 : index
    %649 = arith.addi %647, %648 : index
    %650 = arith.cmpi slt, %649, %12 : index
    scf.if %650 {
      %651 = arith.cmpi eq, %hasFactors, %c4 : index
      %652 = arith.muli %649, %c12 : index
      %653 = memref.load %factors[%652] : memref<?xf32>
      %654 = arith.mulf %653, %operandScale : f32
      %655 = arith.select %651, %654, %operandScale : f32
      %656 = arith.remui %644, %c1 : index
      %657 = arith.muli %656, %c29 : index
      %658 = arith.addi %10, %657 : index
      %659 = vector.load %w[%658] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %660 = vector.bitcast %659 : vector<4xi8> to vector<1xf32>
      %661 = vector.extract %660[0] : f32 from vector<1xf32>
      %662 = arith.mulf %661, %655 : f32
      %663 = arith.mulf %643, %662 : f32
      %664 = arith.muli %649, %outputFeatures : index
      %665 = arith.addi %664, %17 : index
      %666 = wave.lane
      %667 = arith.remui %666, %c1 : index
      %668 = arith.addi %665, %667 : index
      scf.if %15 {
        %669 = arith.addi %668, %c5 : index
        %670 = memref.load %residual[%669] : memref<?xf32>
        %671 = arith.addf %670, %663 : f32
        %672 = arith.addi %668, %c5 : index
        memref.store %671, %out[%672] : memref<?xf32>
      } else {
        %673 = arith.addi %668, %c5 : index
        memref.store %663, %out[%673] : memref<?xf32>
      }
    }
    %674 = arith.muli %536, %c29 : index
    %675 = arith.addi %674, %c24 : index
    %676 = arith.muli %675, %c14 : index
    %677 = arith.addi %676, %535 : index
    %678 = arith.addi %677, %c5 : index
    %679 = memref.load %14[%678] : memref<?xf32>
    %680 = arith.addi %678, %c23 : index
    %681 = memref.load %14[%680] : memref<?xf32>
    %682 = arith.addf %679, %681 : f32
    %683 = wave.lane
    %684 = arith.addi %13, %c5 : index
    %685 = arith.muli %675, %c12 : index
    %686 = arith.addi %684, %685 : index
    %687 = arith.divui %683, %c1 : index
    %688 = arith.addi %686, %687 : index
    %689 = arith.cmpi slt, %688, %12 : index
    scf.if %689 {
      %690 = arith.cmpi eq, %hasFactors, %c4 : index
      %691 = arith.muli %688, %c12 : index
      %692 = memref.load %factors[%691] : memref<?xf32>
      %693 = arith.mulf %692, %operandScale : f32
      %694 = arith.select %690, %693, %operandScale : f32
      %695 = arith.remui %683, %c1 : index
      %696 = arith.muli %695, %c29 : index
      %697 = arith.addi %10, %696 : index
      %698 = vector.load %w[%697] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %699 = vector.bitcast %698 : vector<4xi8> to vector<1xf32>
      %700 = vector.extract %699[0] : f32 from vector<1xf32>
      %701 = arith.mulf %700, %694 : f32
      %702 = arith.mulf %682, %701 : f32
      %703 = arith.muli %688, %outputFeatures : index
      %704 = arith.addi %703, %17 : index
      %705 = wave.lane
      %706 = arith.remui %705, %c1 : index
      %707 = arith.addi %704, %706 : index
      scf.if %15 {
        %708 = arith.addi %707, %c5 : index
        %709 = memref.load %residual[%708] : memref<?xf32>
        %710 = arith.addf %709, %702 : f32
        %711 = arith.addi %707, %c5 : index
        memref.store %710, %out[%711] : memref<?xf32>
      } else {
        %712 = arith.addi %707, %c5 : index
        memref.store %702, %out[%712] : memref<?xf32>
      }
    }
    %713 = wave.lane
    wave.barrier
    %714 = wave.wave
    %715 = arith.muli %714, %c4 : index
    %716 = arith.addi %715, %c5 : index
    %717 = arith.muli %716, %c23 : index
    %718 = arith.addi %717, %713 : index
    %719 = vector.extract %395#1[0] : f32 from vector<8xf32>
    %720 = arith.addi %718, %c5 : index
    memref.store %719, %14[%720] : memref<?xf32>
    %721 = vector.extract %395#1[1] : f32 from vector<8xf32>
    %722 = arith.addi %718, %c14 : index
    memref.store %721, %14[%722] : memref<?xf32>
    %723 = vector.extract %395#1[2] : f32 from vector<8xf32>
    %724 = arith.addi %718, %c7 : index
    memref.store %723, %14[%724] : memref<?xf32>
    %725 = vector.extract %395#1[3] : f32 from vector<8xf32>
    %726 = arith.addi %718, %c25 : index
    memref.store %725, %14[%726] : memref<?xf32>
    %727 = vector.extract %395#1[4] : f32 from vector<8xf32>
    %728 = arith.addi %718, %c3 : index
    memref.store %727, %14[%728] : memref<?xf32>
    %729 = vector.extract %395#1[5] : f32 from vector<8xf32>
    %730 = arith.addi %718, %c26 : index
    memref.store %729, %14[%730] : memref<?xf32>
    %731 = vector.extract %395#1[6] : f32 from vector<8xf32>
    %732 = arith.addi %718, %c27 : index
    memref.store %731, %14[%732] : memref<?xf32>
    %733 = vector.extract %395#1[7] : f32 from vector<8xf32>
    %734 = arith.addi %718, %c28 : index
    memref.store %733, %14[%734] : memref<?xf32>
    wave.barrier
    %735 = arith.muli %714, %c29 : index
    %736 = arith.addi %735, %c5 : index
    %737 = arith.muli %736, %c14 : index
    %738 = arith.addi %737, %713 : index
    %739 = arith.addi %738, %c5 : index
    %740 = memref.load %14[%739] : memref<?xf32>
    %741 = arith.addi %739, %c23 : index
    %742 = memref.load %14[%741] : memref<?xf32>
    %743 = arith.addf %740, %742 : f32
    %744 = wave.lane
    %745 = arith.addi %13, %c1 : index
    %746 = arith.muli %736, %c12 : index
    %747 = arith.addi %745, %746 : index
    %748 = arith.divui %744, %c1 : index
    %749 = arith.addi %747, %748 : index
    %750 = arith.cmpi slt, %749, %12 : index
    scf.if %750 {
      %751 = arith.cmpi eq, %hasFactors, %c4 : index
      %752 = arith.muli %749, %c12 : index
      %753 = memref.load %factors[%752] : memref<?xf32>
      %754 = arith.mulf %753, %operandScale : f32
      %755 = arith.select %751, %754, %operandScale : f32
      %756 = arith.remui %744, %c1 : index
      %757 = arith.muli %756, %c29 : index
      %758 = arith.addi %10, %757 : index
      %759 = vector.load %w[%758] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %760 = vector.bitcast %759 : vector<4xi8> to vector<1xf32>
      %761 = vector.extract %760[0] : f32 from vector<1xf32>
      %762 = arith.mulf %761, %755 : f32
      %763 = arith.mulf %743, %762 : f32
      %764 = arith.muli %749, %outputFeatures : index
      %765 = arith.addi %764, %17 : index
      %766 = wave.lane
      %767 = arith.remui %766, %c1 : index
      %768 = arith.addi %765, %767 : index
      scf.if %15 {
        %769 = arith.addi %768, %c5 : index
        %770 = memref.load %residual[%769] : memref<?xf32>
        %771 = arith.addf %770, %763 : f32
        %772 = arith.addi %768, %c5 : index
        memref.store %771, %out[%772] : memref<?xf32>
      } else {
        %773 = arith.addi %768, %c5 : index
        memref.store %763, %out[%773] : memref<?xf32>
      }
    }
    %774 = arith.muli %714, %c29 : index
    %775 = arith.addi %774, %c4 : index
    %776 = arith.muli %775, %c14 : index
    %777 = arith.addi %776, %713 : index
    %778 = arith.addi %777, %c5 : index
    %779 = memref.load %14[%778] : memref<?xf32>
    %780 = arith.addi %778, %c23 : index
    %781 = memref.load %14[%780] : memref<?xf32>
    %782 = arith.addf %779, %781 : f32
    %783 = wave.lane
    %784 = arith.addi %13, %c1 : index
    %785 = arith.muli %775, %c12 : index
    %786 = arith.addi %784, %785 : index
    %787 = arith.divui %783, %c1 : index
    %788 = arith.addi %786, %787 : index
    %789 = arith.cmpi slt, %788, %12 : index
    scf.if %789 {
      %790 = arith.cmpi eq, %hasFactors, %c4 : index
      %791 = arith.muli %788, %c12 : index
      %792 = memref.load %factors[%791] : memref<?xf32>
      %793 = arith.mulf %792, %operandScale : f32
      %794 = arith.select %790, %793, %operandScale : f32
      %795 = arith.remui %783, %c1 : index
      %796 = arith.muli %795, %c29 : index
      %797 = arith.addi %10, %796 : index
      %798 = vector.load %w[%797] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %799 = vector.bitcast %798 : vector<4xi8> to vector<1xf32>
      %800 = vector.extract %799[0] : f32 from vector<1xf32>
      %801 = arith.mulf %800, %794 : f32
      %802 = arith.mulf %782, %801 : f32
      %803 = arith.muli %788, %outputFeatures : index
      %804 = arith.addi %803, %17 : index
      %805 = wave.lane
      %806 = arith.remui %805, %c1 : index
      %807 = arith.addi %804, %806 : index
      scf.if %15 {
        %808 = arith.addi %807, %c5 : index
        %809 = memref.load %residual[%808] : memref<?xf32>
        %810 = arith.addf %809, %802 : f32
        %811 = arith.addi %807, %c5 : index
        memref.store %810, %out[%811] : memref<?xf32>
      } else {
        %812 = arith.addi %807, %c5 : index
        memref.store %802, %out[%812] : memref<?xf32>
      }
    }
    %813 = arith.muli %714, %c29 : index
    %814 = arith.addi %813, %c12 : index
    %815 = arith.muli %814, %c14 : index
    %816 = arith.addi %815, %713 : index
    %817 = arith.addi %816, %c5 : index
    %818 = memref.load %14[%817] : memref<?xf32>
    %819 = arith.addi %817, %c23 : index
    %820 = memref.load %14[%819] : memref<?xf32>
    %821 = arith.addf %818, %820 : f32
    %822 = wave.lane
    %823 = arith.addi %13, %c1 : index
    %824 = arith.muli %814, %c12 : index
    %825 = arith.addi %823, %824 : index
    %826 = arith.divui %822, %c1 : index
    %827 = arith.addi %825, %826 : index
    %828 = arith.cmpi slt, %827, %12 : index
    scf.if %828 {
      %829 = arith.cmpi eq, %hasFactors, %c4 : index
      %830 = arith.muli %827, %c12 : index
      %831 = memref.load %factors[%830] : memref<?xf32>
      %832 = arith.mulf %831, %operandScale : f32
      %833 = arith.select %829, %832, %operandScale : f32
      %834 = arith.remui %822, %c1 : index
      %835 = arith.muli %834, %c29 : index
      %836 = arith.addi %10, %835 : index
      %837 = vector.load %w[%836] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %838 = vector.bitcast %837 : vector<4xi8> to vector<1xf32>
      %839 = vector.extract %838[0] : f32 from vector<1xf32>
      %840 = arith.mulf %839, %833 : f32
      %841 = arith.mulf %821, %840 : f32
      %842 = arith.muli %827, %outputFeatures : index
      %843 = arith.addi %842, %17 : index
      %844 = wave.lane
      %845 = arith.remui %844, %c1 : index
      %846 = arith.addi %843, %845 : index
      scf.if %15 {
        %847 = arith.addi %846, %c5 : index
        %848 = memref.load %residual[%847] : memref<?xf32>
        %849 = arith.addf %848, %841 : f32
        %850 = arith.addi %846, %c5 : index
        memref.store %849, %out[%850] : memref<?xf32>
      } else {
        %851 = arith.addi %846, %c5 : index
        memref.store %841, %out[%851] : memref<?xf32>
      }
    }
    %852 = arith.muli %714, %c29 : index
    %853 = arith.addi %852, %c24 : index
    %854 = arith.muli %853, %c14 : index
    %855 = arith.addi %854, %713 : index
    %856 = arith.addi %855, %c5 : index
    %857 = memref.load %14[%856] : memref<?xf32>
    %858 = arith.addi %856, %c23 : index
    %859 = memref.load %14[%858] : memref<?xf32>
    %860 = arith.addf %857, %859 : f32
    %861 = wave.lane
    %862 = arith.addi %13, %c1 : index
    %863 = arith.muli %853, %c12 : index
    %864 = arith.addi %862, %863 : index
    %865 = arith.divui %861, %c1 : index
    %866 = arith.addi %864, %865 : index
    %867 = arith.cmpi slt, %866, %12 : index
    scf.if %867 {
      %868 = arith.cmpi eq, %hasFactors, %c4 : index
      %869 = arith.muli %866, %c12 : index
      %870 = memref.load %factors[%869] : memref<?xf32>
      %871 = arith.mulf %870, %operandScale : f32
      %872 = arith.select %868, %871, %operandScale : f32
      %873 = arith.remui %861, %c1 : index
      %874 = arith.muli %873, %c29 : index
      %875 = arith.addi %10, %874 : index
      %876 = vector.load %w[%875] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %877 = vector.bitcast %876 : vector<4xi8> to vector<1xf32>
      %878 = vector.extract %877[0] : f32 from vector<1xf32>
      %879 = arith.mulf %878, %872 : f32
      %880 = arith.mulf %860, %879 : f32
      %881 = arith.muli %866, %outputFeatures : index
      %882 = arith.addi %881, %17 : index
      %883 = wave.lane
      %884 = arith.remui %883, %c1 : index
      %885 = arith.addi %882, %884 : index
      scf.if %15 {
        %886 = arith.addi %885, %c5 : index
        %887 = memref.load %residual[%886] : memref<?xf32>
        %888 = arith.addf %887, %880 : f32
        %889 = arith.addi %885, %c5 : index
        memref.store %888, %out[%889] : memref<?xf32>
      } else {
        %890 = arith.addi %885, %c5 : index
        memref.store %880, %out[%890] : memref<?xf32>
      }
    }
    %891 = wave.lane
    wave.barrier
    %892 = wave.wave
    %893 = arith.muli %892, %c4 : index
    %894 = arith.addi %893, %c5 : index
    %895 = arith.muli %894, %c23 : index
    %896 = arith.addi %895, %891 : index
    %897 = vector.extract %395#2[0] : f32 from vector<8xf32>
    %898 = arith.addi %896, %c5 : index
    memref.store %897, %14[%898] : memref<?xf32>
    %899 = vector.extract %395#2[1] : f32 from vector<8xf32>
    %900 = arith.addi %896, %c14 : index
    memref.store %899, %14[%900] : memref<?xf32>
    %901 = vector.extract %395#2[2] : f32 from vector<8xf32>
    %902 = arith.addi %896, %c7 : index
    memref.store %901, %14[%902] : memref<?xf32>
    %903 = vector.extract %395#2[3] : f32 from vector<8xf32>
    %904 = arith.addi %896, %c25 : index
    memref.store %903, %14[%904] : memref<?xf32>
    %905 = vector.extract %395#2[4] : f32 from vector<8xf32>
    %906 = arith.addi %896, %c3 : index
    memref.store %905, %14[%906] : memref<?xf32>
    %907 = vector.extract %395#2[5] : f32 from vector<8xf32>
    %908 = arith.addi %896, %c26 : index
    memref.store %907, %14[%908] : memref<?xf32>
    %909 = vector.extract %395#2[6] : f32 from vector<8xf32>
    %910 = arith.addi %896, %c27 : index
    memref.store %909, %14[%910] : memref<?xf32>
    %911 = vector.extract %395#2[7] : f32 from vector<8xf32>
    %912 = arith.addi %896, %c28 : index
    memref.store %911, %14[%912] : memref<?xf32>
    wave.barrier
    %913 = arith.muli %892, %c29 : index
    %914 = arith.addi %913, %c5 : index
    %915 = arith.muli %914, %c14 : index
    %916 = arith.addi %915, %891 : index
    %917 = arith.addi %916, %c5 : index
    %918 = memref.load %14[%917] : memref<?xf32>
    %919 = arith.addi %917, %c23 : index
    %920 = memref.load %14[%919] : memref<?xf32>
    %921 = arith.addf %918, %920 : f32
    %922 = wave.lane
    %923 = arith.addi %13, %c14 : index
    %924 = arith.muli %914, %c12 : index
    %925 = arith.addi %923, %924 : index
    %926 = arith.divui %922, %c1 : index
    %927 = arith.addi %925, %926 : index
    %928 = arith.cmpi slt, %927, %12 : index
    scf.if %928 {
      %929 = arith.cmpi eq, %hasFactors, %c4 : index
      %930 = arith.muli %927, %c12 : index
      %931 = memref.load %factors[%930] : memref<?xf32>
      %932 = arith.mulf %931, %operandScale : f32
      %933 = arith.select %929, %932, %operandScale : f32
      %934 = arith.remui %922, %c1 : index
      %935 = arith.muli %934, %c29 : index
      %936 = arith.addi %10, %935 : index
      %937 = vector.load %w[%936] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %938 = vector.bitcast %937 : vector<4xi8> to vector<1xf32>
      %939 = vector.extract %938[0] : f32 from vector<1xf32>
      %940 = arith.mulf %939, %933 : f32
      %941 = arith.mulf %921, %940 : f32
      %942 = arith.muli %927, %outputFeatures : index
      %943 = arith.addi %942, %17 : index
      %944 = wave.lane
      %945 = arith.remui %944, %c1 : index
      %946 = arith.addi %943, %945 : index
      scf.if %15 {
        %947 = arith.addi %946, %c5 : index
        %948 = memref.load %residual[%947] : memref<?xf32>
        %949 = arith.addf %948, %941 : f32
        %950 = arith.addi %946, %c5 : index
        memref.store %949, %out[%950] : memref<?xf32>
      } else {
        %951 = arith.addi %946, %c5 : index
        memref.store %941, %out[%951] : memref<?xf32>
      }
    }
    %952 = arith.muli %892, %c29 : index
    %953 = arith.addi %952, %c4 : index
    %954 = arith.muli %953, %c14 : index
    %955 = arith.addi %954, %891 : index
    %956 = arith.addi %955, %c5 : index
    %957 = memref.load %14[%956] : memref<?xf32>
    %958 = arith.addi %956, %c23 : index
    %959 = memref.load %14[%958] : memref<?xf32>
    %960 = arith.addf %957, %959 : f32
    %961 = wave.lane
    %962 = arith.addi %13, %c14 : index
    %963 = arith.muli %953, %c12 : index
    %964 = arith.addi %962, %963 : index
    %965 = arith.divui %961, %c1 : index
    %966 = arith.addi %964, %965 : index
    %967 = arith.cmpi slt, %966, %12 : index
    scf.if %967 {
      %968 = arith.cmpi eq, %hasFactors, %c4 : index
      %969 = arith.muli %966, %c12 : index
      %970 = memref.load %factors[%969] : memref<?xf32>
      %971 = arith.mulf %970, %operandScale : f32
      %972 = arith.select %968, %971, %operandScale : f32
      %973 = arith.remui %961, %c1 : index
      %974 = arith.muli %973, %c29 : index
      %975 = arith.addi %10, %974 : index
      %976 = vector.load %w[%975] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %977 = vector.bitcast %976 : vector<4xi8> to vector<1xf32>
      %978 = vector.extract %977[0] : f32 from vector<1xf32>
      %979 = arith.mulf %978, %972 : f32
      %980 = arith.mulf %960, %979 : f32
      %981 = arith.muli %966, %outputFeatures : index
      %982 = arith.addi %981, %17 : index
      %983 = wave.lane
      %984 = arith.remui %983, %c1 : index
      %985 = arith.addi %982, %984 : index
      scf.if %15 {
        %986 = arith.addi %985, %c5 : index
        %987 = memref.load %residual[%986] : memref<?xf32>
        %988 = arith.addf %987, %980 : f32
        %989 = arith.addi %985, %c5 : index
        memref.store %988, %out[%989] : memref<?xf32>
      } else {
        %990 = arith.addi %985, %c5 : index
        memref.store %980, %out[%990] : memref<?xf32>
      }
    }
    %991 = arith.muli %892, %c29 : index
    %992 = arith.addi %991, %c12 : index
    %993 = arith.muli %992, %c14 : index
    %994 = arith.addi %993, %891 : index
    %995 = arith.addi %994, %c5 : index
    %996 = memref.load %14[%995] : memref<?xf32>
    %997 = arith.addi %995, %c23 : index
    %998 = memref.load %14[%997] : memref<?xf32>
    %999 = arith.addf %996, %998 : f32
    %1000 = wave.lane
    %1001 = arith.addi %13, %c14 : index
    %1002 = arith.muli %992, %c12 : index
    %1003 = arith.addi %1001, %1002 : index
    %1004 = arith.divui %1000, %c1 : index
    %1005 = arith.addi %1003, %1004 : index
    %1006 = arith.cmpi slt, %1005, %12 : index
    scf.if %1006 {
      %1007 = arith.cmpi eq, %hasFactors, %c4 : index
      %1008 = arith.muli %1005, %c12 : index
      %1009 = memref.load %factors[%1008] : memref<?xf32>
      %1010 = arith.mulf %1009, %operandScale : f32
      %1011 = arith.select %1007, %1010, %operandScale : f32
      %1012 = arith.remui %1000, %c1 : index
      %1013 = arith.muli %1012, %c29 : index
      %1014 = arith.addi %10, %1013 : index
      %1015 = vector.load %w[%1014] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1016 = vector.bitcast %1015 : vector<4xi8> to vector<1xf32>
      %1017 = vector.extract %1016[0] : f32 from vector<1xf32>
      %1018 = arith.mulf %1017, %1011 : f32
      %1019 = arith.mulf %999, %1018 : f32
      %1020 = arith.muli %1005, %outputFeatures : index
      %1021 = arith.addi %1020, %17 : index
      %1022 = wave.lane
      %1023 = arith.remui %1022, %c1 : index
      %1024 = arith.addi %1021, %1023 : index
      scf.if %15 {
        %1025 = arith.addi %1024, %c5 : index
        %1026 = memref.load %residual[%1025] : memref<?xf32>
        %1027 = arith.addf %1026, %1019 : f32
        %1028 = arith.addi %1024, %c5 : index
        memref.store %1027, %out[%1028] : memref<?xf32>
      } else {
        %1029 = arith.addi %1024, %c5 : index
        memref.store %1019, %out[%1029] : memref<?xf32>
      }
    }
    %1030 = arith.muli %892, %c29 : index
    %1031 = arith.addi %1030, %c24 : index
    %1032 = arith.muli %1031, %c14 : index
    %1033 = arith.addi %1032, %891 : index
    %1034 = arith.addi %1033, %c5 : index
    %1035 = memref.load %14[%1034] : memref<?xf32>
    %1036 = arith.addi %1034, %c23 : index
    %1037 = memref.load %14[%1036] : memref<?xf32>
    %1038 = arith.addf %1035, %1037 : f32
    %1039 = wave.lane
    %1040 = arith.addi %13, %c14 : index
    %1041 = arith.muli %1031, %c12 : index
    %1042 = arith.addi %1040, %1041 : index
    %1043 = arith.divui %1039, %c1 : index
    %1044 = arith.addi %1042, %1043 : index
    %1045 = arith.cmpi slt, %1044, %12 : index
    scf.if %1045 {
      %1046 = arith.cmpi eq, %hasFactors, %c4 : index
      %1047 = arith.muli %1044, %c12 : index
      %1048 = memref.load %factors[%1047] : memref<?xf32>
      %1049 = arith.mulf %1048, %operandScale : f32
      %1050 = arith.select %1046, %1049, %operandScale : f32
      %1051 = arith.remui %1039, %c1 : index
      %1052 = arith.muli %1051, %c29 : index
      %1053 = arith.addi %10, %1052 : index
      %1054 = vector.load %w[%1053] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1055 = vector.bitcast %1054 : vector<4xi8> to vector<1xf32>
      %1056 = vector.extract %1055[0] : f32 from vector<1xf32>
      %1057 = arith.mulf %1056, %1050 : f32
      %1058 = arith.mulf %1038, %1057 : f32
      %1059 = arith.muli %1044, %outputFeatures : index
      %1060 = arith.addi %1059, %17 : index
      %1061 = wave.lane
      %1062 = arith.remui %1061, %c1 : index
      %1063 = arith.addi %1060, %1062 : index
      scf.if %15 {
        %1064 = arith.addi %1063, %c5 : index
        %1065 = memref.load %residual[%1064] : memref<?xf32>
        %1066 = arith.addf %1065, %1058 : f32
        %1067 = arith.addi %1063, %c5 : index
        memref.store %1066, %out[%1067] : memref<?xf32>
      } else {
        %1068 = arith.addi %1063, %c5 : index
        memref.store %1058, %out[%1068] : memref<?xf32>
      }
    }
    %1069 = wave.lane
    wave.barrier
    %1070 = wave.wave
    %1071 = arith.muli %1070, %c4 : index
    %1072 = arith.addi %1071, %c5 : index
    %1073 = arith.muli %1072, %c23 : index
    %1074 = arith.addi %1073, %1069 : index
    %1075 = vector.extract %395#3[0] : f32 from vector<8xf32>
    %1076 = arith.addi %1074, %c5 : index
    memref.store %1075, %14[%1076] : memref<?xf32>
    %1077 = vector.extract %395#3[1] : f32 from vector<8xf32>
    %1078 = arith.addi %1074, %c14 : index
    memref.store %1077, %14[%1078] : memref<?xf32>
    %1079 = vector.extract %395#3[2] : f32 from vector<8xf32>
    %1080 = arith.addi %1074, %c7 : index
    memref.store %1079, %14[%1080] : memref<?xf32>
    %1081 = vector.extract %395#3[3] : f32 from vector<8xf32>
    %1082 = arith.addi %1074, %c25 : index
    memref.store %1081, %14[%1082] : memref<?xf32>
    %1083 = vector.extract %395#3[4] : f32 from vector<8xf32>
    %1084 = arith.addi %1074, %c3 : index
    memref.store %1083, %14[%1084] : memref<?xf32>
    %1085 = vector.extract %395#3[5] : f32 from vector<8xf32>
    %1086 = arith.addi %1074, %c26 : index
    memref.store %1085, %14[%1086] : memref<?xf32>
    %1087 = vector.extract %395#3[6] : f32 from vector<8xf32>
    %1088 = arith.addi %1074, %c27 : index
    memref.store %1087, %14[%1088] : memref<?xf32>
    %1089 = vector.extract %395#3[7] : f32 from vector<8xf32>
    %1090 = arith.addi %1074, %c28 : index
    memref.store %1089, %14[%1090] : memref<?xf32>
    wave.barrier
    %1091 = arith.muli %1070, %c29 : index
    %1092 = arith.addi %1091, %c5 : index
    %1093 = arith.muli %1092, %c14 : index
    %1094 = arith.addi %1093, %1069 : index
    %1095 = arith.addi %1094, %c5 : index
    %1096 = memref.load %14[%1095] : memref<?xf32>
    %1097 = arith.addi %1095, %c23 : index
    %1098 = memref.load %14[%1097] : memref<?xf32>
    %1099 = arith.addf %1096, %1098 : f32
    %1100 = wave.lane
    %1101 = arith.addi %13, %c15 : index
    %1102 = arith.muli %1092, %c12 : index
    %1103 = arith.addi %1101, %1102 : index
    %1104 = arith.divui %1100, %c1 : index
    %1105 = arith.addi %1103, %1104 : index
    %1106 = arith.cmpi slt, %1105, %12 : index
    scf.if %1106 {
      %1107 = arith.cmpi eq, %hasFactors, %c4 : index
      %1108 = arith.muli %1105, %c12 : index
      %1109 = memref.load %factors[%1108] : memref<?xf32>
      %1110 = arith.mulf %1109, %operandScale : f32
      %1111 = arith.select %1107, %1110, %operandScale : f32
      %1112 = arith.remui %1100, %c1 : index
      %1113 = arith.muli %1112, %c29 : index
      %1114 = arith.addi %10, %1113 : index
      %1115 = vector.load %w[%1114] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1116 = vector.bitcast %1115 : vector<4xi8> to vector<1xf32>
      %1117 = vector.extract %1116[0] : f32 from vector<1xf32>
      %1118 = arith.mulf %1117, %1111 : f32
      %1119 = arith.mulf %1099, %1118 : f32
      %1120 = arith.muli %1105, %outputFeatures : index
      %1121 = arith.addi %1120, %17 : index
      %1122 = wave.lane
      %1123 = arith.remui %1122, %c1 : index
      %1124 = arith.addi %1121, %1123 : index
      scf.if %15 {
        %1125 = arith.addi %1124, %c5 : index
        %1126 = memref.load %residual[%1125] : memref<?xf32>
        %1127 = arith.addf %1126, %1119 : f32
        %1128 = arith.addi %1124, %c5 : index
        memref.store %1127, %out[%1128] : memref<?xf32>
      } else {
        %1129 = arith.addi %1124, %c5 : index
        memref.store %1119, %out[%1129] : memref<?xf32>
      }
    }
    %1130 = arith.muli %1070, %c29 : index
    %1131 = arith.addi %1130, %c4 : index
    %1132 = arith.muli %1131, %c14 : index
    %1133 = arith.addi %1132, %1069 : index
    %1134 = arith.addi %1133, %c5 : index
    %1135 = memref.load %14[%1134] : memref<?xf32>
    %1136 = arith.addi %1134, %c23 : index
    %1137 = memref.load %14[%1136] : memref<?xf32>
    %1138 = arith.addf %1135, %1137 : f32
    %1139 = wave.lane
    %1140 = arith.addi %13, %c15 : index
    %1141 = arith.muli %1131, %c12 : index
    %1142 = arith.addi %1140, %1141 : index
    %1143 = arith.divui %1139, %c1 : index
    %1144 = arith.addi %1142, %1143 : index
    %1145 = arith.cmpi slt, %1144, %12 : index
    scf.if %1145 {
      %1146 = arith.cmpi eq, %hasFactors, %c4 : index
      %1147 = arith.muli %1144, %c12 : index
      %1148 = memref.load %factors[%1147] : memref<?xf32>
      %1149 = arith.mulf %1148, %operandScale : f32
      %1150 = arith.select %1146, %1149, %operandScale : f32
      %1151 = arith.remui %1139, %c1 : index
      %1152 = arith.muli %1151, %c29 : index
      %1153 = arith.addi %10, %1152 : index
      %1154 = vector.load %w[%1153] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1155 = vector.bitcast %1154 : vector<4xi8> to vector<1xf32>
      %1156 = vector.extract %1155[0] : f32 from vector<1xf32>
      %1157 = arith.mulf %1156, %1150 : f32
      %1158 = arith.mulf %1138, %1157 : f32
      %1159 = arith.muli %1144, %outputFeatures : index
      %1160 = arith.addi %1159, %17 : index
      %1161 = wave.lane
      %1162 = arith.remui %1161, %c1 : index
      %1163 = arith.addi %1160, %1162 : index
      scf.if %15 {
        %1164 = arith.addi %1163, %c5 : index
        %1165 = memref.load %residual[%1164] : memref<?xf32>
        %1166 = arith.addf %1165, %1158 : f32
        %1167 = arith.addi %1163, %c5 : index
        memref.store %1166, %out[%1167] : memref<?xf32>
      } else {
        %1168 = arith.addi %1163, %c5 : index
        memref.store %1158, %out[%1168] : memref<?xf32>
      }
    }
    %1169 = arith.muli %1070, %c29 : index
    %1170 = arith.addi %1169, %c12 : index
    %1171 = arith.muli %1170, %c14 : index
    %1172 = arith.addi %1171, %1069 : index
    %1173 = arith.addi %1172, %c5 : index
    %1174 = memref.load %14[%1173] : memref<?xf32>
    %1175 = arith.addi %1173, %c23 : index
    %1176 = memref.load %14[%1175] : memref<?xf32>
    %1177 = arith.addf %1174, %1176 : f32
    %1178 = wave.lane
    %1179 = arith.addi %13, %c15 : index
    %1180 = arith.muli %1170, %c12 : index
    %1181 = arith.addi %1179, %1180 : index
    %1182 = arith.divui %1178, %c1 : index
    %1183 = arith.addi %1181, %1182 : index
    %1184 = arith.cmpi slt, %1183, %12 : index
    scf.if %1184 {
      %1185 = arith.cmpi eq, %hasFactors, %c4 : index
      %1186 = arith.muli %1183, %c12 : index
      %1187 = memref.load %factors[%1186] : memref<?xf32>
      %1188 = arith.mulf %1187, %operandScale : f32
      %1189 = arith.select %1185, %1188, %operandScale : f32
      %1190 = arith.remui %1178, %c1 : index
      %1191 = arith.muli %1190, %c29 : index
      %1192 = arith.addi %10, %1191 : index
      %1193 = vector.load %w[%1192] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1194 = vector.bitcast %1193 : vector<4xi8> to vector<1xf32>
      %1195 = vector.extract %1194[0] : f32 from vector<1xf32>
      %1196 = arith.mulf %1195, %1189 : f32
      %1197 = arith.mulf %1177, %1196 : f32
      %1198 = arith.muli %1183, %outputFeatures : index
      %1199 = arith.addi %1198, %17 : index
      %1200 = wave.lane
      %1201 = arith.remui %1200, %c1 : index
      %1202 = arith.addi %1199, %1201 : index
      scf.if %15 {
        %1203 = arith.addi %1202, %c5 : index
        %1204 = memref.load %residual[%1203] : memref<?xf32>
        %1205 = arith.addf %1204, %1197 : f32
        %1206 = arith.addi %1202, %c5 : index
        memref.store %1205, %out[%1206] : memref<?xf32>
      } else {
        %1207 = arith.addi %1202, %c5 : index
        memref.store %1197, %out[%1207] : memref<?xf32>
      }
    }
    %1208 = arith.muli %1070, %c29 : index
    %1209 = arith.addi %1208, %c24 : index
    %1210 = arith.muli %1209, %c14 : index
    %1211 = arith.addi %1210, %1069 : index
    %1212 = arith.addi %1211, %c5 : index
    %1213 = memref.load %14[%1212] : memref<?xf32>
    %1214 = arith.addi %1212, %c23 : index
    %1215 = memref.load %14[%1214] : memref<?xf32>
    %1216 = arith.addf %1213, %1215 : f32
    %1217 = wave.lane
    %1218 = arith.addi %13, %c15 : index
    %1219 = arith.muli %1209, %c12 : index
    %1220 = arith.addi %1218, %1219 : index
    %1221 = arith.divui %1217, %c1 : index
    %1222 = arith.addi %1220, %1221 : index
    %1223 = arith.cmpi slt, %1222, %12 : index
    scf.if %1223 {
      %1224 = arith.cmpi eq, %hasFactors, %c4 : index
      %1225 = arith.muli %1222, %c12 : index
      %1226 = memref.load %factors[%1225] : memref<?xf32>
      %1227 = arith.mulf %1226, %operandScale : f32
      %1228 = arith.select %1224, %1227, %operandScale : f32
      %1229 = arith.remui %1217, %c1 : index
      %1230 = arith.muli %1229, %c29 : index
      %1231 = arith.addi %10, %1230 : index
      %1232 = vector.load %w[%1231] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1233 = vector.bitcast %1232 : vector<4xi8> to vector<1xf32>
      %1234 = vector.extract %1233[0] : f32 from vector<1xf32>
      %1235 = arith.mulf %1234, %1228 : f32
      %1236 = arith.mulf %1216, %1235 : f32
      %1237 = arith.muli %1222, %outputFeatures : index
      %1238 = arith.addi %1237, %17 : index
      %1239 = wave.lane
      %1240 = arith.remui %1239, %c1 : index
      %1241 = arith.addi %1238, %1240 : index
      scf.if %15 {
        %1242 = arith.addi %1241, %c5 : index
        %1243 = memref.load %residual[%1242] : memref<?xf32>
        %1244 = arith.addf %1243, %1236 : f32
        %1245 = arith.addi %1241, %c5 : index
        memref.store %1244, %out[%1245] : memref<?xf32>
      } else {
        %1246 = arith.addi %1241, %c5 : index
        memref.store %1236, %out[%1246] : memref<?xf32>
      }
    }
  }
  wave.return
}
