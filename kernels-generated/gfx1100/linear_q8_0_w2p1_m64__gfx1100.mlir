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
  %c31 = arith.constant 0x3F800000 : f32
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
      %574 = memref.load %factors[%571] : memref<?xf32>
      %575 = arith.select %573, %574, %c31 : f32
      %576 = arith.remui %566, %c1 : index
      %577 = arith.muli %576, %c29 : index
      %578 = arith.addi %10, %577 : index
      %579 = vector.load %w[%578] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %580 = vector.bitcast %579 : vector<4xi8> to vector<1xf32>
      %581 = vector.extract %580[0] : f32 from vector<1xf32>
      %582 = arith.mulf %581, %575 : f32
      %583 = arith.mulf %565, %582 : f32
      %584 = arith.muli %571, %outputFeatures : index
      %585 = arith.addi %584, %17 : index
      %586 = wave.lane
      %587 = arith.remui %586, %c1 : index
      %588 = arith.addi %585, %587 : index
      scf.if %15 {
        %589 = arith.addi %588, %c5 : index
        %590 = memref.load %residual[%589] : memref<?xf32>
        %591 = arith.addf %590, %583 : f32
        %592 = arith.addi %588, %c5 : index
        memref.store %591, %out[%592] : memref<?xf32>
      } else {
        %593 = arith.addi %588, %c5 : index
        memref.store %583, %out[%593] : memref<?xf32>
      }
    }
    %594 = arith.muli %536, %c29 : index
    %595 = arith.addi %594, %c4 : index
    %596 = arith.muli %595, %c14 : index
    %597 = arith.addi %596, %535 : index
    %598 = arith.addi %597, %c5 : index
    %599 = memref.load %14[%598] : memref<?xf32>
    %600 = arith.addi %598, %c23 : index
    %601 = memref.load %14[%600] : memref<?xf32>
    %602 = arith.addf %599, %601 : f32
    %603 = wave.lane
    %604 = arith.addi %13, %c5 : index
    %605 = arith.muli %595, %c12 : index
    %606 = arith.addi %604, %605 : index
    %607 = arith.divui %603, %c1 : index
    %608 = arith.addi %606, %607 : index
    %609 = arith.cmpi slt, %608, %12 : index
    scf.if %609 {
      %610 = arith.cmpi eq, %hasFactors, %c4 : index
      %611 = memref.load %factors[%608] : memref<?xf32>
      %612 = arith.select %610, %611, %c31 : f32
      %613 = arith.remui %603, %c1 : index
      %614 = arith.muli %613, %c29 : index
      %615 = arith.addi %10, %614 : index
      %616 = vector.load %w[%615] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %617 = vector.bitcast %616 : vector<4xi8> to vector<1xf32>
      %618 = vector.extract %617[0] : f32 from vector<1xf32>
      %619 = arith.mulf %618, %612 : f32
      %620 = arith.mulf %602, %619 : f32
      %621 = arith.muli %608, %outputFeatures : index
      %622 = arith.addi %621, %17 : index
      %623 = wave.lane
      %624 = arith.remui %623, %c1 : index
      %625 = arith.addi %622, %624 : index
      scf.if %15 {
        %626 = arith.addi %625, %c5 : index
        %627 = memref.load %residual[%626] : memref<?xf32>
        %628 = arith.addf %627, %620 : f32
        %629 = arith.addi %625, %c5 : index
        memref.store %628, %out[%629] : memref<?xf32>
      } else {
        %630 = arith.addi %625, %c5 : index
        memref.store %620, %out[%630] : memref<?xf32>
      }
    }
    %631 = arith.muli %536, %c29 : index
    %632 = arith.addi %631, %c12 : index
    %633 = arith.muli %632, %c14 : index
    %634 = arith.addi %633, %535 : index
    %635 = arith.addi %634, %c5 : index
    %636 = memref.load %14[%635] : memref<?xf32>
    %637 = arith.addi %635, %c23 : index
    %638 = memref.load %14[%637] : memref<?xf32>
    %639 = arith.addf %636, %638 : f32
    %640 = wave.lane
    %641 = arith.addi %13, %c5 : index
    %642 = arith.muli %632, %c12 : index
    %643 = arith.addi %641, %642 : index
    %644 = arith.divui %640, %c1 : index
    %645 = arith.addi %643, %644 : index
    %646 = arith.cmpi slt, %645, %12 : index
    scf.if %646 {
      %647 = arith.cmpi eq, %hasFactors, %c4 : index
      %648 = memref.load %factors[%645] : memref<?xf32>
      %649 = arith.select %647, %648, %c31 : f32
      %650 = arith.remui %640, %c1 : index
      %651 = arith.muli %650, %c29 : index
      %652 = arith.addi %10, %651 : index
      %653 = vector.load %w[%652] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %654 = vector.bitcast %653 : vector<4xi8> to vector<1xf32>
      %655 = vector.extract %654[0] : f32 from vector<1xf32>
      %656 = arith.mulf %655, %649 : f32
      %657 = arith.mulf %639, %656 : f32
      %658 = arith.muli %645, %outputFeatures : index
      %659 = arith.addi %658, %17 : index
      %660 = wave.lane
      %661 = arith.remui %660, %c1 : index
      %662 = arith.addi %659, %661 : index
      scf.if %15 {
        %663 = arith.addi %662, %c5 : index
        %664 = memref.load %residual[%663] : memref<?xf32>
        %665 = arith.addf %664, %657 : f32
        %666 = arith.addi %662, %c5 : index
        memref.store %665, %out[%666] : memref<?xf32>
      } else {
        %667 = arith.addi %662, %c5 : index
        memref.store %657, %out[%667] : memref<?xf32>
      }
    }
    %668 = arith.muli %536, %c29 : index
    %669 = arith.addi %668, %c24 : index
    %670 = arith.muli %669, %c14 : index
    %671 = arith.addi %670, %535 : index
    %672 = arith.addi %671, %c5 : index
    %673 = memref.load %14[%672] : memref<?xf32>
    %674 = arith.addi %672, %c23 : index
    %675 = memref.load %14[%674] : memref<?xf32>
    %676 = arith.addf %673, %675 : f32
    %677 = wave.lane
    %678 = arith.addi %13, %c5 : index
    %679 = arith.muli %669, %c12 : index
    %680 = arith.addi %678, %679 : index
    %681 = arith.divui %677, %c1 : index
    %682 = arith.addi %680, %681 : index
    %683 = arith.cmpi slt, %682, %12 : index
    scf.if %683 {
      %684 = arith.cmpi eq, %hasFactors, %c4 : index
      %685 = memref.load %factors[%682] : memref<?xf32>
      %686 = arith.select %684, %685, %c31 : f32
      %687 = arith.remui %677, %c1 : index
      %688 = arith.muli %687, %c29 : index
      %689 = arith.addi %10, %688 : index
      %690 = vector.load %w[%689] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %691 = vector.bitcast %690 : vector<4xi8> to vector<1xf32>
      %692 = vector.extract %691[0] : f32 from vector<1xf32>
      %693 = arith.mulf %692, %686 : f32
      %694 = arith.mulf %676, %693 : f32
      %695 = arith.muli %682, %outputFeatures : index
      %696 = arith.addi %695, %17 : index
      %697 = wave.lane
      %698 = arith.remui %697, %c1 : index
      %699 = arith.addi %696, %698 : index
      scf.if %15 {
        %700 = arith.addi %699, %c5 : index
        %701 = memref.load %residual[%700] : memref<?xf32>
        %702 = arith.addf %701, %694 : f32
        %703 = arith.addi %699, %c5 : index
        memref.store %702, %out[%703] : memref<?xf32>
      } else {
        %704 = arith.addi %699, %c5 : index
        memref.store %694, %out[%704] : memref<?xf32>
      }
    }
    %705 = wave.lane
    wave.barrier
    %706 = wave.wave
    %707 = arith.muli %706, %c4 : index
    %708 = arith.addi %707, %c5 : index
    %709 = arith.muli %708, %c23 : index
    %710 = arith.addi %709, %705 : index
    %711 = vector.extract %395#1[0] : f32 from vector<8xf32>
    %712 = arith.addi %710, %c5 : index
    memref.store %711, %14[%712] : memref<?xf32>
    %713 = vector.extract %395#1[1] : f32 from vector<8xf32>
    %714 = arith.addi %710, %c14 : index
    memref.store %713, %14[%714] : memref<?xf32>
    %715 = vector.extract %395#1[2] : f32 from vector<8xf32>
    %716 = arith.addi %710, %c7 : index
    memref.store %715, %14[%716] : memref<?xf32>
    %717 = vector.extract %395#1[3] : f32 from vector<8xf32>
    %718 = arith.addi %710, %c25 : index
    memref.store %717, %14[%718] : memref<?xf32>
    %719 = vector.extract %395#1[4] : f32 from vector<8xf32>
    %720 = arith.addi %710, %c3 : index
    memref.store %719, %14[%720] : memref<?xf32>
    %721 = vector.extract %395#1[5] : f32 from vector<8xf32>
    %722 = arith.addi %710, %c26 : index
    memref.store %721, %14[%722] : memref<?xf32>
    %723 = vector.extract %395#1[6] : f32 from vector<8xf32>
    %724 = arith.addi %710, %c27 : index
    memref.store %723, %14[%724] : memref<?xf32>
    %725 = vector.extract %395#1[7] : f32 from vector<8xf32>
    %726 = arith.addi %710, %c28 : index
    memref.store %725, %14[%726] : memref<?xf32>
    wave.barrier
    %727 = arith.muli %706, %c29 : index
    %728 = arith.addi %727, %c5 : index
    %729 = arith.muli %728, %c14 : index
    %730 = arith.addi %729, %705 : index
    %731 = arith.addi %730, %c5 : index
    %732 = memref.load %14[%731] : memref<?xf32>
    %733 = arith.addi %731, %c23 : index
    %734 = memref.load %14[%733] : memref<?xf32>
    %735 = arith.addf %732, %734 : f32
    %736 = wave.lane
    %737 = arith.addi %13, %c1 : index
    %738 = arith.muli %728, %c12 : index
    %739 = arith.addi %737, %738 : index
    %740 = arith.divui %736, %c1 : index
    %741 = arith.addi %739, %740 : index
    %742 = arith.cmpi slt, %741, %12 : index
    scf.if %742 {
      %743 = arith.cmpi eq, %hasFactors, %c4 : index
      %744 = memref.load %factors[%741] : memref<?xf32>
      %745 = arith.select %743, %744, %c31 : f32
      %746 = arith.remui %736, %c1 : index
      %747 = arith.muli %746, %c29 : index
      %748 = arith.addi %10, %747 : index
      %749 = vector.load %w[%748] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %750 = vector.bitcast %749 : vector<4xi8> to vector<1xf32>
      %751 = vector.extract %750[0] : f32 from vector<1xf32>
      %752 = arith.mulf %751, %745 : f32
      %753 = arith.mulf %735, %752 : f32
      %754 = arith.muli %741, %outputFeatures : index
      %755 = arith.addi %754, %17 : index
      %756 = wave.lane
      %757 = arith.remui %756, %c1 : index
      %758 = arith.addi %755, %757 : index
      scf.if %15 {
        %759 = arith.addi %758, %c5 : index
        %760 = memref.load %residual[%759] : memref<?xf32>
        %761 = arith.addf %760, %753 : f32
        %762 = arith.addi %758, %c5 : index
        memref.store %761, %out[%762] : memref<?xf32>
      } else {
        %763 = arith.addi %758, %c5 : index
        memref.store %753, %out[%763] : memref<?xf32>
      }
    }
    %764 = arith.muli %706, %c29 : index
    %765 = arith.addi %764, %c4 : index
    %766 = arith.muli %765, %c14 : index
    %767 = arith.addi %766, %705 : index
    %768 = arith.addi %767, %c5 : index
    %769 = memref.load %14[%768] : memref<?xf32>
    %770 = arith.addi %768, %c23 : index
    %771 = memref.load %14[%770] : memref<?xf32>
    %772 = arith.addf %769, %771 : f32
    %773 = wave.lane
    %774 = arith.addi %13, %c1 : index
    %775 = arith.muli %765, %c12 : index
    %776 = arith.addi %774, %775 : index
    %777 = arith.divui %773, %c1 : index
    %778 = arith.addi %776, %777 : index
    %779 = arith.cmpi slt, %778, %12 : index
    scf.if %779 {
      %780 = arith.cmpi eq, %hasFactors, %c4 : index
      %781 = memref.load %factors[%778] : memref<?xf32>
      %782 = arith.select %780, %781, %c31 : f32
      %783 = arith.remui %773, %c1 : index
      %784 = arith.muli %783, %c29 : index
      %785 = arith.addi %10, %784 : index
      %786 = vector.load %w[%785] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %787 = vector.bitcast %786 : vector<4xi8> to vector<1xf32>
      %788 = vector.extract %787[0] : f32 from vector<1xf32>
      %789 = arith.mulf %788, %782 : f32
      %790 = arith.mulf %772, %789 : f32
      %791 = arith.muli %778, %outputFeatures : index
      %792 = arith.addi %791, %17 : index
      %793 = wave.lane
      %794 = arith.remui %793, %c1 : index
      %795 = arith.addi %792, %794 : index
      scf.if %15 {
        %796 = arith.addi %795, %c5 : index
        %797 = memref.load %residual[%796] : memref<?xf32>
        %798 = arith.addf %797, %790 : f32
        %799 = arith.addi %795, %c5 : index
        memref.store %798, %out[%799] : memref<?xf32>
      } else {
        %800 = arith.addi %795, %c5 : index
        memref.store %790, %out[%800] : memref<?xf32>
      }
    }
    %801 = arith.muli %706, %c29 : index
    %802 = arith.addi %801, %c12 : index
    %803 = arith.muli %802, %c14 : index
    %804 = arith.addi %803, %705 : index
    %805 = arith.addi %804, %c5 : index
    %806 = memref.load %14[%805] : memref<?xf32>
    %807 = arith.addi %805, %c23 : index
    %808 = memref.load %14[%807] : memref<?xf32>
    %809 = arith.addf %806, %808 : f32
    %810 = wave.lane
    %811 = arith.addi %13, %c1 : index
    %812 = arith.muli %802, %c12 : index
    %813 = arith.addi %811, %812 : index
    %814 = arith.divui %810, %c1 : index
    %815 = arith.addi %813, %814 : index
    %816 = arith.cmpi slt, %815, %12 : index
    scf.if %816 {
      %817 = arith.cmpi eq, %hasFactors, %c4 : index
      %818 = memref.load %factors[%815] : memref<?xf32>
      %819 = arith.select %817, %818, %c31 : f32
      %820 = arith.remui %810, %c1 : index
      %821 = arith.muli %820, %c29 : index
      %822 = arith.addi %10, %821 : index
      %823 = vector.load %w[%822] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %824 = vector.bitcast %823 : vector<4xi8> to vector<1xf32>
      %825 = vector.extract %824[0] : f32 from vector<1xf32>
      %826 = arith.mulf %825, %819 : f32
      %827 = arith.mulf %809, %826 : f32
      %828 = arith.muli %815, %outputFeatures : index
      %829 = arith.addi %828, %17 : index
      %830 = wave.lane
      %831 = arith.remui %830, %c1 : index
      %832 = arith.addi %829, %831 : index
      scf.if %15 {
        %833 = arith.addi %832, %c5 : index
        %834 = memref.load %residual[%833] : memref<?xf32>
        %835 = arith.addf %834, %827 : f32
        %836 = arith.addi %832, %c5 : index
        memref.store %835, %out[%836] : memref<?xf32>
      } else {
        %837 = arith.addi %832, %c5 : index
        memref.store %827, %out[%837] : memref<?xf32>
      }
    }
    %838 = arith.muli %706, %c29 : index
    %839 = arith.addi %838, %c24 : index
    %840 = arith.muli %839, %c14 : index
    %841 = arith.addi %840, %705 : index
    %842 = arith.addi %841, %c5 : index
    %843 = memref.load %14[%842] : memref<?xf32>
    %844 = arith.addi %842, %c23 : index
    %845 = memref.load %14[%844] : memref<?xf32>
    %846 = arith.addf %843, %845 : f32
    %847 = wave.lane
    %848 = arith.addi %13, %c1 : index
    %849 = arith.muli %839, %c12 : index
    %850 = arith.addi %848, %849 : index
    %851 = arith.divui %847, %c1 : index
    %852 = arith.addi %850, %851 : index
    %853 = arith.cmpi slt, %852, %12 : index
    scf.if %853 {
      %854 = arith.cmpi eq, %hasFactors, %c4 : index
      %855 = memref.load %factors[%852] : memref<?xf32>
      %856 = arith.select %854, %855, %c31 : f32
      %857 = arith.remui %847, %c1 : index
      %858 = arith.muli %857, %c29 : index
      %859 = arith.addi %10, %858 : index
      %860 = vector.load %w[%859] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %861 = vector.bitcast %860 : vector<4xi8> to vector<1xf32>
      %862 = vector.extract %861[0] : f32 from vector<1xf32>
      %863 = arith.mulf %862, %856 : f32
      %864 = arith.mulf %846, %863 : f32
      %865 = arith.muli %852, %outputFeatures : index
      %866 = arith.addi %865, %17 : index
      %867 = wave.lane
      %868 = arith.remui %867, %c1 : index
      %869 = arith.addi %866, %868 : index
      scf.if %15 {
        %870 = arith.addi %869, %c5 : index
        %871 = memref.load %residual[%870] : memref<?xf32>
        %872 = arith.addf %871, %864 : f32
        %873 = arith.addi %869, %c5 : index
        memref.store %872, %out[%873] : memref<?xf32>
      } else {
        %874 = arith.addi %869, %c5 : index
        memref.store %864, %out[%874] : memref<?xf32>
      }
    }
    %875 = wave.lane
    wave.barrier
    %876 = wave.wave
    %877 = arith.muli %876, %c4 : index
    %878 = arith.addi %877, %c5 : index
    %879 = arith.muli %878, %c23 : index
    %880 = arith.addi %879, %875 : index
    %881 = vector.extract %395#2[0] : f32 from vector<8xf32>
    %882 = arith.addi %880, %c5 : index
    memref.store %881, %14[%882] : memref<?xf32>
    %883 = vector.extract %395#2[1] : f32 from vector<8xf32>
    %884 = arith.addi %880, %c14 : index
    memref.store %883, %14[%884] : memref<?xf32>
    %885 = vector.extract %395#2[2] : f32 from vector<8xf32>
    %886 = arith.addi %880, %c7 : index
    memref.store %885, %14[%886] : memref<?xf32>
    %887 = vector.extract %395#2[3] : f32 from vector<8xf32>
    %888 = arith.addi %880, %c25 : index
    memref.store %887, %14[%888] : memref<?xf32>
    %889 = vector.extract %395#2[4] : f32 from vector<8xf32>
    %890 = arith.addi %880, %c3 : index
    memref.store %889, %14[%890] : memref<?xf32>
    %891 = vector.extract %395#2[5] : f32 from vector<8xf32>
    %892 = arith.addi %880, %c26 : index
    memref.store %891, %14[%892] : memref<?xf32>
    %893 = vector.extract %395#2[6] : f32 from vector<8xf32>
    %894 = arith.addi %880, %c27 : index
    memref.store %893, %14[%894] : memref<?xf32>
    %895 = vector.extract %395#2[7] : f32 from vector<8xf32>
    %896 = arith.addi %880, %c28 : index
    memref.store %895, %14[%896] : memref<?xf32>
    wave.barrier
    %897 = arith.muli %876, %c29 : index
    %898 = arith.addi %897, %c5 : index
    %899 = arith.muli %898, %c14 : index
    %900 = arith.addi %899, %875 : index
    %901 = arith.addi %900, %c5 : index
    %902 = memref.load %14[%901] : memref<?xf32>
    %903 = arith.addi %901, %c23 : index
    %904 = memref.load %14[%903] : memref<?xf32>
    %905 = arith.addf %902, %904 : f32
    %906 = wave.lane
    %907 = arith.addi %13, %c14 : index
    %908 = arith.muli %898, %c12 : index
    %909 = arith.addi %907, %908 : index
    %910 = arith.divui %906, %c1 : index
    %911 = arith.addi %909, %910 : index
    %912 = arith.cmpi slt, %911, %12 : index
    scf.if %912 {
      %913 = arith.cmpi eq, %hasFactors, %c4 : index
      %914 = memref.load %factors[%911] : memref<?xf32>
      %915 = arith.select %913, %914, %c31 : f32
      %916 = arith.remui %906, %c1 : index
      %917 = arith.muli %916, %c29 : index
      %918 = arith.addi %10, %917 : index
      %919 = vector.load %w[%918] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %920 = vector.bitcast %919 : vector<4xi8> to vector<1xf32>
      %921 = vector.extract %920[0] : f32 from vector<1xf32>
      %922 = arith.mulf %921, %915 : f32
      %923 = arith.mulf %905, %922 : f32
      %924 = arith.muli %911, %outputFeatures : index
      %925 = arith.addi %924, %17 : index
      %926 = wave.lane
      %927 = arith.remui %926, %c1 : index
      %928 = arith.addi %925, %927 : index
      scf.if %15 {
        %929 = arith.addi %928, %c5 : index
        %930 = memref.load %residual[%929] : memref<?xf32>
        %931 = arith.addf %930, %923 : f32
        %932 = arith.addi %928, %c5 : index
        memref.store %931, %out[%932] : memref<?xf32>
      } else {
        %933 = arith.addi %928, %c5 : index
        memref.store %923, %out[%933] : memref<?xf32>
      }
    }
    %934 = arith.muli %876, %c29 : index
    %935 = arith.addi %934, %c4 : index
    %936 = arith.muli %935, %c14 : index
    %937 = arith.addi %936, %875 : index
    %938 = arith.addi %937, %c5 : index
    %939 = memref.load %14[%938] : memref<?xf32>
    %940 = arith.addi %938, %c23 : index
    %941 = memref.load %14[%940] : memref<?xf32>
    %942 = arith.addf %939, %941 : f32
    %943 = wave.lane
    %944 = arith.addi %13, %c14 : index
    %945 = arith.muli %935, %c12 : index
    %946 = arith.addi %944, %945 : index
    %947 = arith.divui %943, %c1 : index
    %948 = arith.addi %946, %947 : index
    %949 = arith.cmpi slt, %948, %12 : index
    scf.if %949 {
      %950 = arith.cmpi eq, %hasFactors, %c4 : index
      %951 = memref.load %factors[%948] : memref<?xf32>
      %952 = arith.select %950, %951, %c31 : f32
      %953 = arith.remui %943, %c1 : index
      %954 = arith.muli %953, %c29 : index
      %955 = arith.addi %10, %954 : index
      %956 = vector.load %w[%955] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %957 = vector.bitcast %956 : vector<4xi8> to vector<1xf32>
      %958 = vector.extract %957[0] : f32 from vector<1xf32>
      %959 = arith.mulf %958, %952 : f32
      %960 = arith.mulf %942, %959 : f32
      %961 = arith.muli %948, %outputFeatures : index
      %962 = arith.addi %961, %17 : index
      %963 = wave.lane
      %964 = arith.remui %963, %c1 : index
      %965 = arith.addi %962, %964 : index
      scf.if %15 {
        %966 = arith.addi %965, %c5 : index
        %967 = memref.load %residual[%966] : memref<?xf32>
        %968 = arith.addf %967, %960 : f32
        %969 = arith.addi %965, %c5 : index
        memref.store %968, %out[%969] : memref<?xf32>
      } else {
        %970 = arith.addi %965, %c5 : index
        memref.store %960, %out[%970] : memref<?xf32>
      }
    }
    %971 = arith.muli %876, %c29 : index
    %972 = arith.addi %971, %c12 : index
    %973 = arith.muli %972, %c14 : index
    %974 = arith.addi %973, %875 : index
    %975 = arith.addi %974, %c5 : index
    %976 = memref.load %14[%975] : memref<?xf32>
    %977 = arith.addi %975, %c23 : index
    %978 = memref.load %14[%977] : memref<?xf32>
    %979 = arith.addf %976, %978 : f32
    %980 = wave.lane
    %981 = arith.addi %13, %c14 : index
    %982 = arith.muli %972, %c12 : index
    %983 = arith.addi %981, %982 : index
    %984 = arith.divui %980, %c1 : index
    %985 = arith.addi %983, %984 : index
    %986 = arith.cmpi slt, %985, %12 : index
    scf.if %986 {
      %987 = arith.cmpi eq, %hasFactors, %c4 : index
      %988 = memref.load %factors[%985] : memref<?xf32>
      %989 = arith.select %987, %988, %c31 : f32
      %990 = arith.remui %980, %c1 : index
      %991 = arith.muli %990, %c29 : index
      %992 = arith.addi %10, %991 : index
      %993 = vector.load %w[%992] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %994 = vector.bitcast %993 : vector<4xi8> to vector<1xf32>
      %995 = vector.extract %994[0] : f32 from vector<1xf32>
      %996 = arith.mulf %995, %989 : f32
      %997 = arith.mulf %979, %996 : f32
      %998 = arith.muli %985, %outputFeatures : index
      %999 = arith.addi %998, %17 : index
      %1000 = wave.lane
      %1001 = arith.remui %1000, %c1 : index
      %1002 = arith.addi %999, %1001 : index
      scf.if %15 {
        %1003 = arith.addi %1002, %c5 : index
        %1004 = memref.load %residual[%1003] : memref<?xf32>
        %1005 = arith.addf %1004, %997 : f32
        %1006 = arith.addi %1002, %c5 : index
        memref.store %1005, %out[%1006] : memref<?xf32>
      } else {
        %1007 = arith.addi %1002, %c5 : index
        memref.store %997, %out[%1007] : memref<?xf32>
      }
    }
    %1008 = arith.muli %876, %c29 : index
    %1009 = arith.addi %1008, %c24 : index
    %1010 = arith.muli %1009, %c14 : index
    %1011 = arith.addi %1010, %875 : index
    %1012 = arith.addi %1011, %c5 : index
    %1013 = memref.load %14[%1012] : memref<?xf32>
    %1014 = arith.addi %1012, %c23 : index
    %1015 = memref.load %14[%1014] : memref<?xf32>
    %1016 = arith.addf %1013, %1015 : f32
    %1017 = wave.lane
    %1018 = arith.addi %13, %c14 : index
    %1019 = arith.muli %1009, %c12 : index
    %1020 = arith.addi %1018, %1019 : index
    %1021 = arith.divui %1017, %c1 : index
    %1022 = arith.addi %1020, %1021 : index
    %1023 = arith.cmpi slt, %1022, %12 : index
    scf.if %1023 {
      %1024 = arith.cmpi eq, %hasFactors, %c4 : index
      %1025 = memref.load %factors[%1022] : memref<?xf32>
      %1026 = arith.select %1024, %1025, %c31 : f32
      %1027 = arith.remui %1017, %c1 : index
      %1028 = arith.muli %1027, %c29 : index
      %1029 = arith.addi %10, %1028 : index
      %1030 = vector.load %w[%1029] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1031 = vector.bitcast %1030 : vector<4xi8> to vector<1xf32>
      %1032 = vector.extract %1031[0] : f32 from vector<1xf32>
      %1033 = arith.mulf %1032, %1026 : f32
      %1034 = arith.mulf %1016, %1033 : f32
      %1035 = arith.muli %1022, %outputFeatures : index
      %1036 = arith.addi %1035, %17 : index
      %1037 = wave.lane
      %1038 = arith.remui %1037, %c1 : index
      %1039 = arith.addi %1036, %1038 : index
      scf.if %15 {
        %1040 = arith.addi %1039, %c5 : index
        %1041 = memref.load %residual[%1040] : memref<?xf32>
        %1042 = arith.addf %1041, %1034 : f32
        %1043 = arith.addi %1039, %c5 : index
        memref.store %1042, %out[%1043] : memref<?xf32>
      } else {
        %1044 = arith.addi %1039, %c5 : index
        memref.store %1034, %out[%1044] : memref<?xf32>
      }
    }
    %1045 = wave.lane
    wave.barrier
    %1046 = wave.wave
    %1047 = arith.muli %1046, %c4 : index
    %1048 = arith.addi %1047, %c5 : index
    %1049 = arith.muli %1048, %c23 : index
    %1050 = arith.addi %1049, %1045 : index
    %1051 = vector.extract %395#3[0] : f32 from vector<8xf32>
    %1052 = arith.addi %1050, %c5 : index
    memref.store %1051, %14[%1052] : memref<?xf32>
    %1053 = vector.extract %395#3[1] : f32 from vector<8xf32>
    %1054 = arith.addi %1050, %c14 : index
    memref.store %1053, %14[%1054] : memref<?xf32>
    %1055 = vector.extract %395#3[2] : f32 from vector<8xf32>
    %1056 = arith.addi %1050, %c7 : index
    memref.store %1055, %14[%1056] : memref<?xf32>
    %1057 = vector.extract %395#3[3] : f32 from vector<8xf32>
    %1058 = arith.addi %1050, %c25 : index
    memref.store %1057, %14[%1058] : memref<?xf32>
    %1059 = vector.extract %395#3[4] : f32 from vector<8xf32>
    %1060 = arith.addi %1050, %c3 : index
    memref.store %1059, %14[%1060] : memref<?xf32>
    %1061 = vector.extract %395#3[5] : f32 from vector<8xf32>
    %1062 = arith.addi %1050, %c26 : index
    memref.store %1061, %14[%1062] : memref<?xf32>
    %1063 = vector.extract %395#3[6] : f32 from vector<8xf32>
    %1064 = arith.addi %1050, %c27 : index
    memref.store %1063, %14[%1064] : memref<?xf32>
    %1065 = vector.extract %395#3[7] : f32 from vector<8xf32>
    %1066 = arith.addi %1050, %c28 : index
    memref.store %1065, %14[%1066] : memref<?xf32>
    wave.barrier
    %1067 = arith.muli %1046, %c29 : index
    %1068 = arith.addi %1067, %c5 : index
    %1069 = arith.muli %1068, %c14 : index
    %1070 = arith.addi %1069, %1045 : index
    %1071 = arith.addi %1070, %c5 : index
    %1072 = memref.load %14[%1071] : memref<?xf32>
    %1073 = arith.addi %1071, %c23 : index
    %1074 = memref.load %14[%1073] : memref<?xf32>
    %1075 = arith.addf %1072, %1074 : f32
    %1076 = wave.lane
    %1077 = arith.addi %13, %c15 : index
    %1078 = arith.muli %1068, %c12 : index
    %1079 = arith.addi %1077, %1078 : index
    %1080 = arith.divui %1076, %c1 : index
    %1081 = arith.addi %1079, %1080 : index
    %1082 = arith.cmpi slt, %1081, %12 : index
    scf.if %1082 {
      %1083 = arith.cmpi eq, %hasFactors, %c4 : index
      %1084 = memref.load %factors[%1081] : memref<?xf32>
      %1085 = arith.select %1083, %1084, %c31 : f32
      %1086 = arith.remui %1076, %c1 : index
      %1087 = arith.muli %1086, %c29 : index
      %1088 = arith.addi %10, %1087 : index
      %1089 = vector.load %w[%1088] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1090 = vector.bitcast %1089 : vector<4xi8> to vector<1xf32>
      %1091 = vector.extract %1090[0] : f32 from vector<1xf32>
      %1092 = arith.mulf %1091, %1085 : f32
      %1093 = arith.mulf %1075, %1092 : f32
      %1094 = arith.muli %1081, %outputFeatures : index
      %1095 = arith.addi %1094, %17 : index
      %1096 = wave.lane
      %1097 = arith.remui %1096, %c1 : index
      %1098 = arith.addi %1095, %1097 : index
      scf.if %15 {
        %1099 = arith.addi %1098, %c5 : index
        %1100 = memref.load %residual[%1099] : memref<?xf32>
        %1101 = arith.addf %1100, %1093 : f32
        %1102 = arith.addi %1098, %c5 : index
        memref.store %1101, %out[%1102] : memref<?xf32>
      } else {
        %1103 = arith.addi %1098, %c5 : index
        memref.store %1093, %out[%1103] : memref<?xf32>
      }
    }
    %1104 = arith.muli %1046, %c29 : index
    %1105 = arith.addi %1104, %c4 : index
    %1106 = arith.muli %1105, %c14 : index
    %1107 = arith.addi %1106, %1045 : index
    %1108 = arith.addi %1107, %c5 : index
    %1109 = memref.load %14[%1108] : memref<?xf32>
    %1110 = arith.addi %1108, %c23 : index
    %1111 = memref.load %14[%1110] : memref<?xf32>
    %1112 = arith.addf %1109, %1111 : f32
    %1113 = wave.lane
    %1114 = arith.addi %13, %c15 : index
    %1115 = arith.muli %1105, %c12 : index
    %1116 = arith.addi %1114, %1115 : index
    %1117 = arith.divui %1113, %c1 : index
    %1118 = arith.addi %1116, %1117 : index
    %1119 = arith.cmpi slt, %1118, %12 : index
    scf.if %1119 {
      %1120 = arith.cmpi eq, %hasFactors, %c4 : index
      %1121 = memref.load %factors[%1118] : memref<?xf32>
      %1122 = arith.select %1120, %1121, %c31 : f32
      %1123 = arith.remui %1113, %c1 : index
      %1124 = arith.muli %1123, %c29 : index
      %1125 = arith.addi %10, %1124 : index
      %1126 = vector.load %w[%1125] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1127 = vector.bitcast %1126 : vector<4xi8> to vector<1xf32>
      %1128 = vector.extract %1127[0] : f32 from vector<1xf32>
      %1129 = arith.mulf %1128, %1122 : f32
      %1130 = arith.mulf %1112, %1129 : f32
      %1131 = arith.muli %1118, %outputFeatures : index
      %1132 = arith.addi %1131, %17 : index
      %1133 = wave.lane
      %1134 = arith.remui %1133, %c1 : index
      %1135 = arith.addi %1132, %1134 : index
      scf.if %15 {
        %1136 = arith.addi %1135, %c5 : index
        %1137 = memref.load %residual[%1136] : memref<?xf32>
        %1138 = arith.addf %1137, %1130 : f32
        %1139 = arith.addi %1135, %c5 : index
        memref.store %1138, %out[%1139] : memref<?xf32>
      } else {
        %1140 = arith.addi %1135, %c5 : index
        memref.store %1130, %out[%1140] : memref<?xf32>
      }
    }
    %1141 = arith.muli %1046, %c29 : index
    %1142 = arith.addi %1141, %c12 : index
    %1143 = arith.muli %1142, %c14 : index
    %1144 = arith.addi %1143, %1045 : index
    %1145 = arith.addi %1144, %c5 : index
    %1146 = memref.load %14[%1145] : memref<?xf32>
    %1147 = arith.addi %1145, %c23 : index
    %1148 = memref.load %14[%1147] : memref<?xf32>
    %1149 = arith.addf %1146, %1148 : f32
    %1150 = wave.lane
    %1151 = arith.addi %13, %c15 : index
    %1152 = arith.muli %1142, %c12 : index
    %1153 = arith.addi %1151, %1152 : index
    %1154 = arith.divui %1150, %c1 : index
    %1155 = arith.addi %1153, %1154 : index
    %1156 = arith.cmpi slt, %1155, %12 : index
    scf.if %1156 {
      %1157 = arith.cmpi eq, %hasFactors, %c4 : index
      %1158 = memref.load %factors[%1155] : memref<?xf32>
      %1159 = arith.select %1157, %1158, %c31 : f32
      %1160 = arith.remui %1150, %c1 : index
      %1161 = arith.muli %1160, %c29 : index
      %1162 = arith.addi %10, %1161 : index
      %1163 = vector.load %w[%1162] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1164 = vector.bitcast %1163 : vector<4xi8> to vector<1xf32>
      %1165 = vector.extract %1164[0] : f32 from vector<1xf32>
      %1166 = arith.mulf %1165, %1159 : f32
      %1167 = arith.mulf %1149, %1166 : f32
      %1168 = arith.muli %1155, %outputFeatures : index
      %1169 = arith.addi %1168, %17 : index
      %1170 = wave.lane
      %1171 = arith.remui %1170, %c1 : index
      %1172 = arith.addi %1169, %1171 : index
      scf.if %15 {
        %1173 = arith.addi %1172, %c5 : index
        %1174 = memref.load %residual[%1173] : memref<?xf32>
        %1175 = arith.addf %1174, %1167 : f32
        %1176 = arith.addi %1172, %c5 : index
        memref.store %1175, %out[%1176] : memref<?xf32>
      } else {
        %1177 = arith.addi %1172, %c5 : index
        memref.store %1167, %out[%1177] : memref<?xf32>
      }
    }
    %1178 = arith.muli %1046, %c29 : index
    %1179 = arith.addi %1178, %c24 : index
    %1180 = arith.muli %1179, %c14 : index
    %1181 = arith.addi %1180, %1045 : index
    %1182 = arith.addi %1181, %c5 : index
    %1183 = memref.load %14[%1182] : memref<?xf32>
    %1184 = arith.addi %1182, %c23 : index
    %1185 = memref.load %14[%1184] : memref<?xf32>
    %1186 = arith.addf %1183, %1185 : f32
    %1187 = wave.lane
    %1188 = arith.addi %13, %c15 : index
    %1189 = arith.muli %1179, %c12 : index
    %1190 = arith.addi %1188, %1189 : index
    %1191 = arith.divui %1187, %c1 : index
    %1192 = arith.addi %1190, %1191 : index
    %1193 = arith.cmpi slt, %1192, %12 : index
    scf.if %1193 {
      %1194 = arith.cmpi eq, %hasFactors, %c4 : index
      %1195 = memref.load %factors[%1192] : memref<?xf32>
      %1196 = arith.select %1194, %1195, %c31 : f32
      %1197 = arith.remui %1187, %c1 : index
      %1198 = arith.muli %1197, %c29 : index
      %1199 = arith.addi %10, %1198 : index
      %1200 = vector.load %w[%1199] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1201 = vector.bitcast %1200 : vector<4xi8> to vector<1xf32>
      %1202 = vector.extract %1201[0] : f32 from vector<1xf32>
      %1203 = arith.mulf %1202, %1196 : f32
      %1204 = arith.mulf %1186, %1203 : f32
      %1205 = arith.muli %1192, %outputFeatures : index
      %1206 = arith.addi %1205, %17 : index
      %1207 = wave.lane
      %1208 = arith.remui %1207, %c1 : index
      %1209 = arith.addi %1206, %1208 : index
      scf.if %15 {
        %1210 = arith.addi %1209, %c5 : index
        %1211 = memref.load %residual[%1210] : memref<?xf32>
        %1212 = arith.addf %1211, %1204 : f32
        %1213 = arith.addi %1209, %c5 : index
        memref.store %1212, %out[%1213] : memref<?xf32>
      } else {
        %1214 = arith.addi %1209, %c5 : index
        memref.store %1204, %out[%1214] : memref<?xf32>
      }
    }
  }
  wave.return
}
