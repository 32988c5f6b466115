// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxGateUp(format='q8_0', waves=1, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @gate_up_q8_0_w1p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>, %out_factors: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 16 : index
  %c2 = arith.constant 127 : index
  %c3 = arith.constant 128 : index
  %c4 = arith.constant 2 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 64 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %outTileRows = wave.param "outTileRows" : index
  %tileRows = wave.param "tileRows" : index
  %c12 = arith.constant 8 : index
  %c13 = arith.constant 32 : index
  %c14 = arith.constant 48 : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant 512 : index
  %c19 = arith.constant dense<16711935> : vector<4xi32>
  %c20 = arith.constant dense<1677747200> : vector<4xi32>
  %c21 = arith.constant dense<8> : vector<4xi32>
  %c22 = arith.constant dense<0x6480> : vector<16xf16>
  %c23 = arith.constant 256 : index
  %c24 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c27 = arith.constant 4 : index
  %c28 = arith.constant 23 : i32
  %c29 = arith.constant 141 : i32
  %c30 = arith.constant 268 : i32
  %c31 = arith.constant 14 : i32
  %c32 = arith.constant 0x3F800000 : f32
  %c33 = arith.constant 0xBFB8AA3B : f32
  %c34 = arith.constant 5 : index
  %c35 = arith.constant 6 : index
  %c36 = arith.constant 7 : index
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
  %11 = arith.addi %8, %c6 : index
  %12 = arith.muli %11, %7 : index
  %13 = memref.load %step[%countAt] : memref<?xi32>
  %14 = arith.index_cast %13 : i32 to index
  %15 = arith.muli %1, %c8 : index
  %16 = arith.cmpi slt, %15, %14 : index
  scf.if %16 {
    %17 = wave.lane
    %18 = arith.remui %17, %c1 : index
    %19 = arith.remui %18, %tileRows : index
    %20 = arith.addi %15, %19 : index
    %21 = arith.divui %20, %tileRows : index
    %22 = arith.divui %inputFeatures, %c1 : index
    %23 = arith.muli %21, %22 : index
    %24 = arith.divui %c5, %c1 : index
    %25 = arith.addi %23, %24 : index
    %26 = arith.muli %25, %c4 : index
    %27 = arith.remui %c5, %c1 : index
    %28 = arith.divui %27, %c12 : index
    %29 = arith.addi %26, %28 : index
    %30 = arith.muli %tileRows, %c12 : index
    %31 = arith.muli %29, %30 : index
    %32 = arith.remui %20, %tileRows : index
    %33 = arith.muli %32, %c12 : index
    %34 = arith.addi %31, %33 : index
    %35 = arith.remui %c5, %c12 : index
    %36 = arith.addi %34, %35 : index
    %37 = arith.addi %18, %c1 : index
    %38 = arith.addi %15, %37 : index
    %39 = arith.divui %38, %tileRows : index
    %40 = arith.divui %inputFeatures, %c1 : index
    %41 = arith.muli %39, %40 : index
    %42 = arith.divui %c5, %c1 : index
    %43 = arith.addi %41, %42 : index
    %44 = arith.muli %43, %c4 : index
    %45 = arith.remui %c5, %c1 : index
    %46 = arith.divui %45, %c12 : index
    %47 = arith.addi %44, %46 : index
    %48 = arith.muli %tileRows, %c12 : index
    %49 = arith.muli %47, %48 : index
    %50 = arith.remui %38, %tileRows : index
    %51 = arith.muli %50, %c12 : index
    %52 = arith.addi %49, %51 : index
    %53 = arith.remui %c5, %c12 : index
    %54 = arith.addi %52, %53 : index
    %55 = arith.addi %18, %c13 : index
    %56 = arith.addi %15, %55 : index
    %57 = arith.divui %56, %tileRows : index
    %58 = arith.divui %inputFeatures, %c1 : index
    %59 = arith.muli %57, %58 : index
    %60 = arith.divui %c5, %c1 : index
    %61 = arith.addi %59, %60 : index
    %62 = arith.muli %61, %c4 : index
    %63 = arith.remui %c5, %c1 : index
    %64 = arith.divui %63, %c12 : index
    %65 = arith.addi %62, %64 : index
    %66 = arith.muli %tileRows, %c12 : index
    %67 = arith.muli %65, %66 : index
    %68 = arith.remui %56, %tileRows : index
    %69 = arith.muli %68, %c12 : index
    %70 = arith.addi %67, %69 : index
    %71 = arith.remui %c5, %c12 : index
    %72 = arith.addi %70, %71 : index
    %73 = arith.addi %18, %c14 : index
    %74 = arith.addi %15, %73 : index
    %75 = arith.divui %74, %tileRows : index
    %76 = arith.divui %inputFeatures, %c1 : index
    %77 = arith.muli %75, %76 : index
    %78 = arith.divui %c5, %c1 : index
    %79 = arith.addi %77, %78 : index
    %80 = arith.muli %79, %c4 : index
    %81 = arith.remui %c5, %c1 : index
    %82 = arith.divui %81, %c12 : index
    %83 = arith.addi %80, %82 : index
    %84 = arith.muli %tileRows, %c12 : index
    %85 = arith.muli %83, %84 : index
    %86 = arith.remui %74, %tileRows : index
    %87 = arith.muli %86, %c12 : index
    %88 = arith.addi %85, %87 : index
    %89 = arith.remui %c5, %c12 : index
    %90 = arith.addi %88, %89 : index
    %91 = wave.wave
    %92 = arith.divui %inputFeatures, %c13 : index
    %93 = arith.muli %91, %stepsPerWave : index
    %94 = arith.minsi %93, %92 : index
    %95 = arith.addi %94, %stepsPerWave : index
    %96 = arith.minsi %95, %92 : index
    %97 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %98 = arith.subi %96, %94 : index
    %99 = arith.divui %98, %c4 : index
    %100 = arith.muli %99, %c4 : index
    %101 = arith.addi %94, %100 : index
    %102 = arith.addi %94, %stepsPerWave : index
    %103 = arith.select %97, %102, %101 : index
    %113:8 = scf.for %104 = %94 to %103 step %c4 iter_args(%105 = %c15, %106 = %c15, %107 = %c15, %108 = %c15, %109 = %c15, %110 = %c15, %111 = %c15, %112 = %c15) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %114 = wave.lane
      %115 = arith.addi %104, %c5 : index
      %116 = arith.remui %114, %c1 : index
      %117 = arith.addi %10, %c3 : index
      %118 = arith.muli %115, %c13 : index
      %119 = arith.addi %117, %118 : index
      %120 = arith.muli %116, %c4 : index
      %121 = arith.addi %119, %120 : index
      %122 = vector.load %w[%121] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %123 = vector.bitcast %122 : vector<2xi8> to vector<1xf16>
      %124 = vector.extract %123[0] : f16 from vector<1xf16>
      %125 = vector.broadcast %124 : f16 to vector<16xf16>
      %126 = arith.addi %10, %c3 : index
      %127 = arith.addi %inputFeatures, %c2 : index
      %128 = arith.divui %127, %c3 : index
      %129 = arith.muli %128, %c3 : index
      %130 = arith.addi %126, %129 : index
      %131 = arith.muli %115, %c18 : index
      %132 = arith.addi %130, %131 : index
      %133 = arith.addi %132, %c5 : index
      %134 = arith.muli %116, %c1 : index
      %135 = arith.addi %133, %134 : index
      %136 = vector.load %w[%135] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %137 = vector.bitcast %136 : vector<16xi8> to vector<4xi32>
      %138 = arith.andi %137, %c19 : vector<4xi32>
      %139 = arith.ori %138, %c20 : vector<4xi32>
      %140 = vector.bitcast %139 : vector<4xi32> to vector<8xf16>
      %141 = arith.shrui %137, %c21 : vector<4xi32>
      %142 = arith.andi %141, %c19 : vector<4xi32>
      %143 = arith.ori %142, %c20 : vector<4xi32>
      %144 = vector.bitcast %143 : vector<4xi32> to vector<8xf16>
      %145 = vector.shuffle %140, %144 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %146 = arith.subf %145, %c22 : vector<16xf16>
      %147 = arith.mulf %146, %125 : vector<16xf16>
      %148 = arith.muli %115, %c18 : index
      %149 = arith.addi %130, %148 : index
      %150 = arith.addi %149, %c23 : index
      %151 = arith.muli %116, %c1 : index
      %152 = arith.addi %150, %151 : index
      %153 = vector.load %w[%152] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %154 = vector.bitcast %153 : vector<16xi8> to vector<4xi32>
      %155 = arith.andi %154, %c19 : vector<4xi32>
      %156 = arith.ori %155, %c20 : vector<4xi32>
      %157 = vector.bitcast %156 : vector<4xi32> to vector<8xf16>
      %158 = arith.shrui %154, %c21 : vector<4xi32>
      %159 = arith.andi %158, %c19 : vector<4xi32>
      %160 = arith.ori %159, %c20 : vector<4xi32>
      %161 = vector.bitcast %160 : vector<4xi32> to vector<8xf16>
      %162 = vector.shuffle %157, %161 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %163 = arith.subf %162, %c22 : vector<16xf16>
      %164 = arith.mulf %163, %125 : vector<16xf16>
      %165 = arith.addi %104, %c6 : index
      %166 = arith.remui %114, %c1 : index
      %167 = arith.addi %10, %c3 : index
      %168 = arith.muli %165, %c13 : index
      %169 = arith.addi %167, %168 : index
      %170 = arith.muli %166, %c4 : index
      %171 = arith.addi %169, %170 : index
      %172 = vector.load %w[%171] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %173 = vector.bitcast %172 : vector<2xi8> to vector<1xf16>
      %174 = vector.extract %173[0] : f16 from vector<1xf16>
      %175 = vector.broadcast %174 : f16 to vector<16xf16>
      %176 = arith.addi %10, %c3 : index
      %177 = arith.addi %inputFeatures, %c2 : index
      %178 = arith.divui %177, %c3 : index
      %179 = arith.muli %178, %c3 : index
      %180 = arith.addi %176, %179 : index
      %181 = arith.muli %165, %c18 : index
      %182 = arith.addi %180, %181 : index
      %183 = arith.addi %182, %c5 : index
      %184 = arith.muli %166, %c1 : index
      %185 = arith.addi %183, %184 : index
      %186 = vector.load %w[%185] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %187 = vector.bitcast %186 : vector<16xi8> to vector<4xi32>
      %188 = arith.andi %187, %c19 : vector<4xi32>
      %189 = arith.ori %188, %c20 : vector<4xi32>
      %190 = vector.bitcast %189 : vector<4xi32> to vector<8xf16>
      %191 = arith.shrui %187, %c21 : vector<4xi32>
      %192 = arith.andi %191, %c19 : vector<4xi32>
      %193 = arith.ori %192, %c20 : vector<4xi32>
      %194 = vector.bitcast %193 : vector<4xi32> to vector<8xf16>
      %195 = vector.shuffle %190, %194 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %196 = arith.subf %195, %c22 : vector<16xf16>
      %197 = arith.mulf %196, %175 : vector<16xf16>
      %198 = arith.muli %165, %c18 : index
      %199 = arith.addi %180, %198 : index
      %200 = arith.addi %199, %c23 : index
      %201 = arith.muli %166, %c1 : index
      %202 = arith.addi %200, %201 : index
      %203 = vector.load %w[%202] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %204 = vector.bitcast %203 : vector<16xi8> to vector<4xi32>
      %205 = arith.andi %204, %c19 : vector<4xi32>
      %206 = arith.ori %205, %c20 : vector<4xi32>
      %207 = vector.bitcast %206 : vector<4xi32> to vector<8xf16>
      %208 = arith.shrui %204, %c21 : vector<4xi32>
      %209 = arith.andi %208, %c19 : vector<4xi32>
      %210 = arith.ori %209, %c20 : vector<4xi32>
      %211 = vector.bitcast %210 : vector<4xi32> to vector<8xf16>
      %212 = vector.shuffle %207, %211 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %213 = arith.subf %212, %c22 : vector<16xf16>
      %214 = arith.mulf %213, %175 : vector<16xf16>
      %215 = arith.addi %104, %c5 : index
      %216 = arith.remui %114, %c1 : index
      %217 = arith.addi %12, %c3 : index
      %218 = arith.muli %215, %c13 : index
      %219 = arith.addi %217, %218 : index
      %220 = arith.muli %216, %c4 : index
      %221 = arith.addi %219, %220 : index
      %222 = vector.load %w[%221] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %223 = vector.bitcast %222 : vector<2xi8> to vector<1xf16>
      %224 = vector.extract %223[0] : f16 from vector<1xf16>
      %225 = vector.broadcast %224 : f16 to vector<16xf16>
      %226 = arith.addi %12, %c3 : index
      %227 = arith.addi %inputFeatures, %c2 : index
      %228 = arith.divui %227, %c3 : index
      %229 = arith.muli %228, %c3 : index
      %230 = arith.addi %226, %229 : index
      %231 = arith.muli %215, %c18 : index
      %232 = arith.addi %230, %231 : index
      %233 = arith.addi %232, %c5 : index
      %234 = arith.muli %216, %c1 : index
      %235 = arith.addi %233, %234 : index
      %236 = vector.load %w[%235] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %237 = vector.bitcast %236 : vector<16xi8> to vector<4xi32>
      %238 = arith.andi %237, %c19 : vector<4xi32>
      %239 = arith.ori %238, %c20 : vector<4xi32>
      %240 = vector.bitcast %239 : vector<4xi32> to vector<8xf16>
      %241 = arith.shrui %237, %c21 : vector<4xi32>
      %242 = arith.andi %241, %c19 : vector<4xi32>
      %243 = arith.ori %242, %c20 : vector<4xi32>
      %244 = vector.bitcast %243 : vector<4xi32> to vector<8xf16>
      %245 = vector.shuffle %240, %244 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %246 = arith.subf %245, %c22 : vector<16xf16>
      %247 = arith.mulf %246, %225 : vector<16xf16>
      %248 = arith.muli %215, %c18 : index
      %249 = arith.addi %230, %248 : index
      %250 = arith.addi %249, %c23 : index
      %251 = arith.muli %216, %c1 : index
      %252 = arith.addi %250, %251 : index
      %253 = vector.load %w[%252] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %254 = vector.bitcast %253 : vector<16xi8> to vector<4xi32>
      %255 = arith.andi %254, %c19 : vector<4xi32>
      %256 = arith.ori %255, %c20 : vector<4xi32>
      %257 = vector.bitcast %256 : vector<4xi32> to vector<8xf16>
      %258 = arith.shrui %254, %c21 : vector<4xi32>
      %259 = arith.andi %258, %c19 : vector<4xi32>
      %260 = arith.ori %259, %c20 : vector<4xi32>
      %261 = vector.bitcast %260 : vector<4xi32> to vector<8xf16>
      %262 = vector.shuffle %257, %261 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %263 = arith.subf %262, %c22 : vector<16xf16>
      %264 = arith.mulf %263, %225 : vector<16xf16>
      %265 = arith.addi %104, %c6 : index
      %266 = arith.remui %114, %c1 : index
      %267 = arith.addi %12, %c3 : index
      %268 = arith.muli %265, %c13 : index
      %269 = arith.addi %267, %268 : index
      %270 = arith.muli %266, %c4 : index
      %271 = arith.addi %269, %270 : index
      %272 = vector.load %w[%271] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %273 = vector.bitcast %272 : vector<2xi8> to vector<1xf16>
      %274 = vector.extract %273[0] : f16 from vector<1xf16>
      %275 = vector.broadcast %274 : f16 to vector<16xf16>
      %276 = arith.addi %12, %c3 : index
      %277 = arith.addi %inputFeatures, %c2 : index
      %278 = arith.divui %277, %c3 : index
      %279 = arith.muli %278, %c3 : index
      %280 = arith.addi %276, %279 : index
      %281 = arith.muli %265, %c18 : index
      %282 = arith.addi %280, %281 : index
      %283 = arith.addi %282, %c5 : index
      %284 = arith.muli %266, %c1 : index
      %285 = arith.addi %283, %284 : index
      %286 = vector.load %w[%285] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %287 = vector.bitcast %286 : vector<16xi8> to vector<4xi32>
      %288 = arith.andi %287, %c19 : vector<4xi32>
      %289 = arith.ori %288, %c20 : vector<4xi32>
      %290 = vector.bitcast %289 : vector<4xi32> to vector<8xf16>
      %291 = arith.shrui %287, %c21 : vector<4xi32>
      %292 = arith.andi %291, %c19 : vector<4xi32>
      %293 = arith.ori %292, %c20 : vector<4xi32>
      %294 = vector.bitcast %293 : vector<4xi32> to vector<8xf16>
      %295 = vector.shuffle %290, %294 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %296 = arith.subf %295, %c22 : vector<16xf16>
      %297 = arith.mulf %296, %275 : vector<16xf16>
      %298 = arith.muli %265, %c18 : index
      %299 = arith.addi %280, %298 : index
      %300 = arith.addi %299, %c23 : index
      %301 = arith.muli %266, %c1 : index
      %302 = arith.addi %300, %301 : index
      %303 = vector.load %w[%302] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %304 = vector.bitcast %303 : vector<16xi8> to vector<4xi32>
      %305 = arith.andi %304, %c19 : vector<4xi32>
      %306 = arith.ori %305, %c20 : vector<4xi32>
      %307 = vector.bitcast %306 : vector<4xi32> to vector<8xf16>
      %308 = arith.shrui %304, %c21 : vector<4xi32>
      %309 = arith.andi %308, %c19 : vector<4xi32>
      %310 = arith.ori %309, %c20 : vector<4xi32>
      %311 = vector.bitcast %310 : vector<4xi32> to vector<8xf16>
      %312 = vector.shuffle %307, %311 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %313 = arith.subf %312, %c22 : vector<16xf16>
      %314 = arith.mulf %313, %275 : vector<16xf16>
      %315 = arith.muli %104, %c4 : index
      %316 = arith.addi %315, %c5 : index
      %317 = arith.muli %tileRows, %c1 : index
      %318 = arith.muli %316, %317 : index
      %319 = arith.addi %36, %318 : index
      %320 = vector.load %x[%319] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %321 = arith.muli %tileRows, %c12 : index
      %322 = arith.addi %319, %321 : index
      %323 = vector.load %x[%322] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %324 = vector.shuffle %320, %323 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %325 = wave.mma %324, %147, %105 : vector<16xf16>, vector<8xf32>
      %326 = wave.mma %324, %247, %106 : vector<16xf16>, vector<8xf32>
      %327 = arith.muli %104, %c4 : index
      %328 = arith.addi %327, %c5 : index
      %329 = arith.muli %tileRows, %c1 : index
      %330 = arith.muli %328, %329 : index
      %331 = arith.addi %54, %330 : index
      %332 = vector.load %x[%331] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %333 = arith.muli %tileRows, %c12 : index
      %334 = arith.addi %331, %333 : index
      %335 = vector.load %x[%334] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %336 = vector.shuffle %332, %335 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %337 = wave.mma %336, %147, %107 : vector<16xf16>, vector<8xf32>
      %338 = wave.mma %336, %247, %108 : vector<16xf16>, vector<8xf32>
      %339 = arith.muli %104, %c4 : index
      %340 = arith.addi %339, %c5 : index
      %341 = arith.muli %tileRows, %c1 : index
      %342 = arith.muli %340, %341 : index
      %343 = arith.addi %72, %342 : index
      %344 = vector.load %x[%343] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %345 = arith.muli %tileRows, %c12 : index
      %346 = arith.addi %343, %345 : index
      %347 = vector.load %x[%346] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %348 = vector.shuffle %344, %347 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %349 = wave.mma %348, %147, %109 : vector<16xf16>, vector<8xf32>
      %350 = wave.mma %348, %247, %110 : vector<16xf16>, vector<8xf32>
      %351 = arith.muli %104, %c4 : index
      %352 = arith.addi %351, %c5 : index
      %353 = arith.muli %tileRows, %c1 : index
      %354 = arith.muli %352, %353 : index
      %355 = arith.addi %90, %354 : index
      %356 = vector.load %x[%355] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %357 = arith.muli %tileRows, %c12 : index
      %358 = arith.addi %355, %357 : index
      %359 = vector.load %x[%358] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %360 = vector.shuffle %356, %359 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %361 = wave.mma %360, %147, %111 : vector<16xf16>, vector<8xf32>
      %362 = wave.mma %360, %247, %112 : vector<16xf16>, vector<8xf32>
      %363 = arith.muli %104, %c4 : index
      %364 = arith.addi %363, %c6 : index
      %365 = arith.muli %tileRows, %c1 : index
      %366 = arith.muli %364, %365 : index
      %367 = arith.addi %36, %366 : index
      %368 = vector.load %x[%367] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %369 = arith.muli %tileRows, %c12 : index
      %370 = arith.addi %367, %369 : index
      %371 = vector.load %x[%370] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %372 = vector.shuffle %368, %371 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %373 = wave.mma %372, %164, %325 : vector<16xf16>, vector<8xf32>
      %374 = wave.mma %372, %264, %326 : vector<16xf16>, vector<8xf32>
      %375 = arith.muli %104, %c4 : index
      %376 = arith.addi %375, %c6 : index
      %377 = arith.muli %tileRows, %c1 : index
      %378 = arith.muli %376, %377 : index
      %379 = arith.addi %54, %378 : index
      %380 = vector.load %x[%379] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %381 = arith.muli %tileRows, %c12 : index
      %382 = arith.addi %379, %381 : index
      %383 = vector.load %x[%382] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %384 = vector.shuffle %380, %383 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %385 = wave.mma %384, %164, %337 : vector<16xf16>, vector<8xf32>
      %386 = wave.mma %384, %264, %338 : vector<16xf16>, vector<8xf32>
      %387 = arith.muli %104, %c4 : index
      %388 = arith.addi %387, %c6 : index
      %389 = arith.muli %tileRows, %c1 : index
      %390 = arith.muli %388, %389 : index
      %391 = arith.addi %72, %390 : index
      %392 = vector.load %x[%391] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %393 = arith.muli %tileRows, %c12 : index
      %394 = arith.addi %391, %393 : index
      %395 = vector.load %x[%394] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %396 = vector.shuffle %392, %395 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %397 = wave.mma %396, %164, %349 : vector<16xf16>, vector<8xf32>
      %398 = wave.mma %396, %264, %350 : vector<16xf16>, vector<8xf32>
      %399 = arith.muli %104, %c4 : index
      %400 = arith.addi %399, %c6 : index
      %401 = arith.muli %tileRows, %c1 : index
      %402 = arith.muli %400, %401 : index
      %403 = arith.addi %90, %402 : index
      %404 = vector.load %x[%403] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %405 = arith.muli %tileRows, %c12 : index
      %406 = arith.addi %403, %405 : index
      %407 = vector.load %x[%406] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %408 = vector.shuffle %404, %407 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %409 = wave.mma %408, %164, %361 : vector<16xf16>, vector<8xf32>
      %410 = wave.mma %408, %264, %362 : vector<16xf16>, vector<8xf32>
      %411 = arith.muli %104, %c4 : index
      %412 = arith.addi %411, %c4 : index
      %413 = arith.muli %tileRows, %c1 : index
      %414 = arith.muli %412, %413 : index
      %415 = arith.addi %36, %414 : index
      %416 = vector.load %x[%415] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %417 = arith.muli %tileRows, %c12 : index
      %418 = arith.addi %415, %417 : index
      %419 = vector.load %x[%418] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %420 = vector.shuffle %416, %419 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %421 = wave.mma %420, %197, %373 : vector<16xf16>, vector<8xf32>
      %422 = wave.mma %420, %297, %374 : vector<16xf16>, vector<8xf32>
      %423 = arith.muli %104, %c4 : index
      %424 = arith.addi %423, %c4 : index
      %425 = arith.muli %tileRows, %c1 : index
      %426 = arith.muli %424, %425 : index
      %427 = arith.addi %54, %426 : index
      %428 = vector.load %x[%427] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %429 = arith.muli %tileRows, %c12 : index
      %430 = arith.addi %427, %429 : index
      %431 = vector.load %x[%430] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %432 = vector.shuffle %428, %431 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %433 = wave.mma %432, %197, %385 : vector<16xf16>, vector<8xf32>
      %434 = wave.mma %432, %297, %386 : vector<16xf16>, vector<8xf32>
      %435 = arith.muli %104, %c4 : index
      %436 = arith.addi %435, %c4 : index
      %437 = arith.muli %tileRows, %c1 : index
      %438 = arith.muli %436, %437 : index
      %439 = arith.addi %72, %438 : index
      %440 = vector.load %x[%439] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %441 = arith.muli %tileRows, %c12 : index
      %442 = arith.addi %439, %441 : index
      %443 = vector.load %x[%442] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %444 = vector.shuffle %440, %443 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %445 = wave.mma %444, %197, %397 : vector<16xf16>, vector<8xf32>
      %446 = wave.mma %444, %297, %398 : vector<16xf16>, vector<8xf32>
      %447 = arith.muli %104, %c4 : index
      %448 = arith.addi %447, %c4 : index
      %449 = arith.muli %tileRows, %c1 : index
      %450 = arith.muli %448, %449 : index
      %451 = arith.addi %90, %450 : index
      %452 = vector.load %x[%451] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %453 = arith.muli %tileRows, %c12 : index
      %454 = arith.addi %451, %453 : index
      %455 = vector.load %x[%454] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %456 = vector.shuffle %452, %455 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %457 = wave.mma %456, %197, %409 : vector<16xf16>, vector<8xf32>
      %458 = wave.mma %456, %297, %410 : vector<16xf16>, vector<8xf32>
      %459 = arith.muli %104, %c4 : index
      %460 = arith.addi %459, %c24 : index
      %461 = arith.muli %tileRows, %c1 : index
      %462 = arith.muli %460, %461 : index
      %463 = arith.addi %36, %462 : index
      %464 = vector.load %x[%463] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %465 = arith.muli %tileRows, %c12 : index
      %466 = arith.addi %463, %465 : index
      %467 = vector.load %x[%466] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %468 = vector.shuffle %464, %467 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %469 = wave.mma %468, %214, %421 : vector<16xf16>, vector<8xf32>
      %470 = wave.mma %468, %314, %422 : vector<16xf16>, vector<8xf32>
      %471 = arith.muli %104, %c4 : index
      %472 = arith.addi %471, %c24 : index
      %473 = arith.muli %tileRows, %c1 : index
      %474 = arith.muli %472, %473 : index
      %475 = arith.addi %54, %474 : index
      %476 = vector.load %x[%475] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %477 = arith.muli %tileRows, %c12 : index
      %478 = arith.addi %475, %477 : index
      %479 = vector.load %x[%478] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %480 = vector.shuffle %476, %479 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %481 = wave.mma %480, %214, %433 : vector<16xf16>, vector<8xf32>
      %482 = wave.mma %480, %314, %434 : vector<16xf16>, vector<8xf32>
      %483 = arith.muli %104, %c4 : index
      %484 = arith.addi %483, %c24 : index
      %485 = arith.muli %tileRows, %c1 : index
      %486 = arith.muli %484, %485 : index
      %487 = arith.addi %72, %486 : index
      %488 = vector.load %x[%487] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %489 = arith.muli %tileRows, %c12 : index
      %490 = arith.addi %487, %489 : index
      %491 = vector.load %x[%490] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %492 = vector.shuffle %488, %491 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %493 = wave.mma %492, %214, %445 : vector<16xf16>, vector<8xf32>
      %494 = wave.mma %492, %314, %446 : vector<16xf16>, vector<8xf32>
      %495 = arith.muli %104, %c4 : index
      %496 = arith.addi %495, %c24 : index
      %497 = arith.muli %tileRows, %c1 : index
      %498 = arith.muli %496, %497 : index
      %499 = arith.addi %90, %498 : index
      %500 = vector.load %x[%499] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %501 = arith.muli %tileRows, %c12 : index
      %502 = arith.addi %499, %501 : index
      %503 = vector.load %x[%502] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %504 = vector.shuffle %500, %503 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %505 = wave.mma %504, %214, %457 : vector<16xf16>, vector<8xf32>
      %506 = wave.mma %504, %314, %458 : vector<16xf16>, vector<8xf32>
      scf.yield %469, %470, %481, %482, %493, %494, %505, %506 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %507 = arith.select %97, %103, %96 : index
    %517:8 = scf.for %508 = %103 to %507 step %c6 iter_args(%509 = %113#0, %510 = %113#1, %511 = %113#2, %512 = %113#3, %513 = %113#4, %514 = %113#5, %515 = %113#6, %516 = %113#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %518 = wave.lane
      %519 = arith.addi %508, %c5 : index
      %520 = arith.remui %518, %c1 : index
      %521 = arith.addi %10, %c3 : index
      %522 = arith.muli %519, %c13 : index
      %523 = arith.addi %521, %522 : index
      %524 = arith.muli %520, %c4 : index
      %525 = arith.addi %523, %524 : index
      %526 = vector.load %w[%525] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %527 = vector.bitcast %526 : vector<2xi8> to vector<1xf16>
      %528 = vector.extract %527[0] : f16 from vector<1xf16>
      %529 = vector.broadcast %528 : f16 to vector<16xf16>
      %530 = arith.addi %10, %c3 : index
      %531 = arith.addi %inputFeatures, %c2 : index
      %532 = arith.divui %531, %c3 : index
      %533 = arith.muli %532, %c3 : index
      %534 = arith.addi %530, %533 : index
      %535 = arith.muli %519, %c18 : index
      %536 = arith.addi %534, %535 : index
      %537 = arith.addi %536, %c5 : index
      %538 = arith.muli %520, %c1 : index
      %539 = arith.addi %537, %538 : index
      %540 = vector.load %w[%539] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %541 = vector.bitcast %540 : vector<16xi8> to vector<4xi32>
      %542 = arith.andi %541, %c19 : vector<4xi32>
      %543 = arith.ori %542, %c20 : vector<4xi32>
      %544 = vector.bitcast %543 : vector<4xi32> to vector<8xf16>
      %545 = arith.shrui %541, %c21 : vector<4xi32>
      %546 = arith.andi %545, %c19 : vector<4xi32>
      %547 = arith.ori %546, %c20 : vector<4xi32>
      %548 = vector.bitcast %547 : vector<4xi32> to vector<8xf16>
      %549 = vector.shuffle %544, %548 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %550 = arith.subf %549, %c22 : vector<16xf16>
      %551 = arith.mulf %550, %529 : vector<16xf16>
      %552 = arith.muli %519, %c18 : index
      %553 = arith.addi %534, %552 : index
      %554 = arith.addi %553, %c23 : index
      %555 = arith.muli %520, %c1 : index
      %556 = arith.addi %554, %555 : index
      %557 = vector.load %w[%556] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %558 = vector.bitcast %557 : vector<16xi8> to vector<4xi32>
      %559 = arith.andi %558, %c19 : vector<4xi32>
      %560 = arith.ori %559, %c20 : vector<4xi32>
      %561 = vector.bitcast %560 : vector<4xi32> to vector<8xf16>
      %562 = arith.shrui %558, %c21 : vector<4xi32>
      %563 = arith.andi %562, %c19 : vector<4xi32>
      %564 = arith.ori %563, %c20 : vector<4xi32>
      %565 = vector.bitcast %564 : vector<4xi32> to vector<8xf16>
      %566 = vector.shuffle %561, %565 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %567 = arith.subf %566, %c22 : vector<16xf16>
      %568 = arith.mulf %567, %529 : vector<16xf16>
      %569 = arith.addi %508, %c5 : index
      %570 = arith.remui %518, %c1 : index
      %571 = arith.addi %12, %c3 : index
      %572 = arith.muli %569, %c13 : index
      %573 = arith.addi %571, %572 : index
      %574 = arith.muli %570, %c4 : index
      %575 = arith.addi %573, %574 : index
      %576 = vector.load %w[%575] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %577 = vector.bitcast %576 : vector<2xi8> to vector<1xf16>
      %578 = vector.extract %577[0] : f16 from vector<1xf16>
      %579 = vector.broadcast %578 : f16 to vector<16xf16>
      %580 = arith.addi %12, %c3 : index
      %581 = arith.addi %inputFeatures, %c2 : index
      %582 = arith.divui %581, %c3 : index
      %583 = arith.muli %582, %c3 : index
      %584 = arith.addi %580, %583 : index
      %585 = arith.muli %569, %c18 : index
      %586 = arith.addi %584, %585 : index
      %587 = arith.addi %586, %c5 : index
      %588 = arith.muli %570, %c1 : index
      %589 = arith.addi %587, %588 : index
      %590 = vector.load %w[%589] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %591 = vector.bitcast %590 : vector<16xi8> to vector<4xi32>
      %592 = arith.andi %591, %c19 : vector<4xi32>
      %593 = arith.ori %592, %c20 : vector<4xi32>
      %594 = vector.bitcast %593 : vector<4xi32> to vector<8xf16>
      %595 = arith.shrui %591, %c21 : vector<4xi32>
      %596 = arith.andi %595, %c19 : vector<4xi32>
      %597 = arith.ori %596, %c20 : vector<4xi32>
      %598 = vector.bitcast %597 : vector<4xi32> to vector<8xf16>
      %599 = vector.shuffle %594, %598 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %600 = arith.subf %599, %c22 : vector<16xf16>
      %601 = arith.mulf %600, %579 : vector<16xf16>
      %602 = arith.muli %569, %c18 : index
      %603 = arith.addi %584, %602 : index
      %604 = arith.addi %603, %c23 : index
      %605 = arith.muli %570, %c1 : index
      %606 = arith.addi %604, %605 : index
      %607 = vector.load %w[%606] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %608 = vector.bitcast %607 : vector<16xi8> to vector<4xi32>
      %609 = arith.andi %608, %c19 : vector<4xi32>
      %610 = arith.ori %609, %c20 : vector<4xi32>
      %611 = vector.bitcast %610 : vector<4xi32> to vector<8xf16>
      %612 = arith.shrui %608, %c21 : vector<4xi32>
      %613 = arith.andi %612, %c19 : vector<4xi32>
      %614 = arith.ori %613, %c20 : vector<4xi32>
      %615 = vector.bitcast %614 : vector<4xi32> to vector<8xf16>
      %616 = vector.shuffle %611, %615 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %617 = arith.subf %616, %c22 : vector<16xf16>
      %618 = arith.mulf %617, %579 : vector<16xf16>
      %619 = arith.muli %508, %c4 : index
      %620 = arith.addi %619, %c5 : index
      %621 = arith.muli %tileRows, %c1 : index
      %622 = arith.muli %620, %621 : index
      %623 = arith.addi %36, %622 : index
      %624 = vector.load %x[%623] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %625 = arith.muli %tileRows, %c12 : index
      %626 = arith.addi %623, %625 : index
      %627 = vector.load %x[%626] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %628 = vector.shuffle %624, %627 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %629 = wave.mma %628, %551, %509 : vector<16xf16>, vector<8xf32>
      %630 = wave.mma %628, %601, %510 : vector<16xf16>, vector<8xf32>
      %631 = arith.muli %508, %c4 : index
      %632 = arith.addi %631, %c5 : index
      %633 = arith.muli %tileRows, %c1 : index
      %634 = arith.muli %632, %633 : index
      %635 = arith.addi %54, %634 : index
      %636 = vector.load %x[%635] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %637 = arith.muli %tileRows, %c12 : index
      %638 = arith.addi %635, %637 : index
      %639 = vector.load %x[%638] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %640 = vector.shuffle %636, %639 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %641 = wave.mma %640, %551, %511 : vector<16xf16>, vector<8xf32>
      %642 = wave.mma %640, %601, %512 : vector<16xf16>, vector<8xf32>
      %643 = arith.muli %508, %c4 : index
      %644 = arith.addi %643, %c5 : index
      %645 = arith.muli %tileRows, %c1 : index
      %646 = arith.muli %644, %645 : index
      %647 = arith.addi %72, %646 : index
      %648 = vector.load %x[%647] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %649 = arith.muli %tileRows, %c12 : index
      %650 = arith.addi %647, %649 : index
      %651 = vector.load %x[%650] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %652 = vector.shuffle %648, %651 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %653 = wave.mma %652, %551, %513 : vector<16xf16>, vector<8xf32>
      %654 = wave.mma %652, %601, %514 : vector<16xf16>, vector<8xf32>
      %655 = arith.muli %508, %c4 : index
      %656 = arith.addi %655, %c5 : index
      %657 = arith.muli %tileRows, %c1 : index
      %658 = arith.muli %656, %657 : index
      %659 = arith.addi %90, %658 : index
      %660 = vector.load %x[%659] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %661 = arith.muli %tileRows, %c12 : index
      %662 = arith.addi %659, %661 : index
      %663 = vector.load %x[%662] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %664 = vector.shuffle %660, %663 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %665 = wave.mma %664, %551, %515 : vector<16xf16>, vector<8xf32>
      %666 = wave.mma %664, %601, %516 : vector<16xf16>, vector<8xf32>
      %667 = arith.muli %508, %c4 : index
      %668 = arith.addi %667, %c6 : index
      %669 = arith.muli %tileRows, %c1 : index
      %670 = arith.muli %668, %669 : index
      %671 = arith.addi %36, %670 : index
      %672 = vector.load %x[%671] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %673 = arith.muli %tileRows, %c12 : index
      %674 = arith.addi %671, %673 : index
      %675 = vector.load %x[%674] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %676 = vector.shuffle %672, %675 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %677 = wave.mma %676, %568, %629 : vector<16xf16>, vector<8xf32>
      %678 = wave.mma %676, %618, %630 : vector<16xf16>, vector<8xf32>
      %679 = arith.muli %508, %c4 : index
      %680 = arith.addi %679, %c6 : index
      %681 = arith.muli %tileRows, %c1 : index
      %682 = arith.muli %680, %681 : index
      %683 = arith.addi %54, %682 : index
      %684 = vector.load %x[%683] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %685 = arith.muli %tileRows, %c12 : index
      %686 = arith.addi %683, %685 : index
      %687 = vector.load %x[%686] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %688 = vector.shuffle %684, %687 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %689 = wave.mma %688, %568, %641 : vector<16xf16>, vector<8xf32>
      %690 = wave.mma %688, %618, %642 : vector<16xf16>, vector<8xf32>
      %691 = arith.muli %508, %c4 : index
      %692 = arith.addi %691, %c6 : index
      %693 = arith.muli %tileRows, %c1 : index
      %694 = arith.muli %692, %693 : index
      %695 = arith.addi %72, %694 : index
      %696 = vector.load %x[%695] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %697 = arith.muli %tileRows, %c12 : index
      %698 = arith.addi %695, %697 : index
      %699 = vector.load %x[%698] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %700 = vector.shuffle %696, %699 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %701 = wave.mma %700, %568, %653 : vector<16xf16>, vector<8xf32>
      %702 = wave.mma %700, %618, %654 : vector<16xf16>, vector<8xf32>
      %703 = arith.muli %508, %c4 : index
      %704 = arith.addi %703, %c6 : index
      %705 = arith.muli %tileRows, %c1 : index
      %706 = arith.muli %704, %705 : index
      %707 = arith.addi %90, %706 : index
      %708 = vector.load %x[%707] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %709 = arith.muli %tileRows, %c12 : index
      %710 = arith.addi %707, %709 : index
      %711 = vector.load %x[%710] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %712 = vector.shuffle %708, %711 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %713 = wave.mma %712, %568, %665 : vector<16xf16>, vector<8xf32>
      %714 = wave.mma %712, %618, %666 : vector<16xf16>, vector<8xf32>
      scf.yield %677, %678, %689, %690, %701, %702, %713, %714 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %715 = wave.lane
    %716 = vector.extract %517#0[0] : f32 from vector<8xf32>
    %717 = vector.extract %517#1[0] : f32 from vector<8xf32>
    %718 = wave.lane
    %719 = arith.addi %15, %c5 : index
    %720 = arith.muli %c5, %c4 : index
    %721 = arith.addi %719, %720 : index
    %722 = arith.divui %718, %c1 : index
    %723 = arith.addi %721, %722 : index
    %724 = arith.cmpi slt, %723, %14 : index
    scf.if %724 {
      %725 = arith.cmpi eq, %hasFactors, %c6 : index
      %726 = arith.muli %723, %c4 : index
      %727 = memref.load %factors[%726] : memref<?xf32>
      %728 = arith.mulf %727, %operandScale : f32
      %729 = arith.select %725, %728, %operandScale : f32
      %730 = arith.remui %718, %c1 : index
      %731 = arith.muli %730, %c27 : index
      %732 = arith.addi %10, %731 : index
      %733 = vector.load %w[%732] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %734 = vector.bitcast %733 : vector<4xi8> to vector<1xf32>
      %735 = vector.extract %734[0] : f32 from vector<1xf32>
      %736 = arith.mulf %735, %729 : f32
      %737 = arith.mulf %716, %736 : f32
      %738 = arith.remui %718, %c1 : index
      %739 = arith.muli %738, %c27 : index
      %740 = arith.addi %12, %739 : index
      %741 = vector.load %w[%740] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %742 = vector.bitcast %741 : vector<4xi8> to vector<1xf32>
      %743 = vector.extract %742[0] : f32 from vector<1xf32>
      %744 = arith.mulf %743, %729 : f32
      %745 = arith.mulf %717, %744 : f32
      %746 = arith.addi %10, %c8 : index
      %747 = vector.load %w[%746] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %748 = vector.bitcast %747 : vector<4xi8> to vector<1xf32>
      %749 = vector.extract %748[0] : f32 from vector<1xf32>
      %750 = arith.muli %723, %c4 : index
      %751 = arith.addi %750, %c6 : index
      %752 = memref.load %factors[%751] : memref<?xf32>
      %753 = arith.mulf %752, %749 : f32
      %754 = arith.bitcast %753 : f32 to i32
      %755 = arith.shrui %754, %c28 : i32
      %756 = arith.maxsi %755, %c29 : i32
      %757 = arith.subi %c30, %756 : i32
      %758 = arith.shli %757, %c28 : i32
      %759 = arith.subi %756, %c31 : i32
      %760 = arith.shli %759, %c28 : i32
      %761 = arith.bitcast %758 : i32 to f32
      %762 = arith.bitcast %760 : i32 to f32
      %763 = arith.cmpi eq, %0, %c5 : index
      %764 = wave.lane
      %765 = arith.remui %764, %c1 : index
      %766 = arith.cmpi eq, %765, %c5 : index
      %767 = arith.andi %763, %766 : i1
      scf.if %767 {
        %768 = arith.muli %723, %c4 : index
        memref.store %762, %out_factors[%768] : memref<?xf32>
      }
      %769 = arith.mulf %737, %c33 : f32
      %770 = wave.exp2 %769 : f32
      %771 = arith.addf %c32, %770 : f32
      %772 = arith.divf %737, %771 : f32
      %773 = arith.mulf %772, %745 : f32
      %774 = arith.mulf %773, %761 : f32
      %775 = arith.truncf %774 : f32 to f16
      %776 = arith.muli %0, %c1 : index
      %777 = wave.lane
      %778 = arith.remui %777, %c1 : index
      %779 = arith.addi %776, %778 : index
      %780 = arith.divui %723, %outTileRows : index
      %781 = arith.divui %outputFeatures, %c1 : index
      %782 = arith.muli %780, %781 : index
      %783 = arith.divui %779, %c1 : index
      %784 = arith.addi %782, %783 : index
      %785 = arith.muli %784, %c4 : index
      %786 = arith.remui %779, %c1 : index
      %787 = arith.divui %786, %c12 : index
      %788 = arith.addi %785, %787 : index
      %789 = arith.muli %outTileRows, %c12 : index
      %790 = arith.muli %788, %789 : index
      %791 = arith.remui %723, %outTileRows : index
      %792 = arith.muli %791, %c12 : index
      %793 = arith.addi %790, %792 : index
      %794 = arith.remui %779, %c12 : index
      %795 = arith.addi %793, %794 : index
      memref.store %775, %out[%795] : memref<?xf16>
    }
    %796 = vector.extract %517#0[1] : f32 from vector<8xf32>
    %797 = vector.extract %517#1[1] : f32 from vector<8xf32>
    %798 = wave.lane
    %799 = arith.addi %15, %c5 : index
    %800 = arith.muli %c6, %c4 : index
    %801 = arith.addi %799, %800 : index
    %802 = arith.divui %798, %c1 : index
    %803 = arith.addi %801, %802 : index
    %804 = arith.cmpi slt, %803, %14 : index
    scf.if %804 {
      %805 = arith.cmpi eq, %hasFactors, %c6 : index
      %806 = arith.muli %803, %c4 : index
      %807 = memref.load %factors[%806] : memref<?xf32>
      %808 = arith.mulf %807, %operandScale : f32
      %809 = arith.select %805, %808, %operandScale : f32
      %810 = arith.remui %798, %c1 : index
      %811 = arith.muli %810, %c27 : index
      %812 = arith.addi %10, %811 : index
      %813 = vector.load %w[%812] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %814 = vector.bitcast %813 : vector<4xi8> to vector<1xf32>
      %815 = vector.extract %814[0] : f32 from vector<1xf32>
      %816 = arith.mulf %815, %809 : f32
      %817 = arith.mulf %796, %816 : f32
      %818 = arith.remui %798, %c1 : index
      %819 = arith.muli %818, %c27 : index
      %820 = arith.addi %12, %819 : index
      %821 = vector.load %w[%820] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %822 = vector.bitcast %821 : vector<4xi8> to vector<1xf32>
      %823 = vector.extract %822[0] : f32 from vector<1xf32>
      %824 = arith.mulf %823, %809 : f32
      %825 = arith.mulf %797, %824 : f32
      %826 = arith.addi %10, %c8 : index
      %827 = vector.load %w[%826] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %828 = vector.bitcast %827 : vector<4xi8> to vector<1xf32>
      %829 = vector.extract %828[0] : f32 from vector<1xf32>
      %830 = arith.muli %803, %c4 : index
      %831 = arith.addi %830, %c6 : index
      %832 = memref.load %factors[%831] : memref<?xf32>
      %833 = arith.mulf %832, %829 : f32
      %834 = arith.bitcast %833 : f32 to i32
      %835 = arith.shrui %834, %c28 : i32
      %836 = arith.maxsi %835, %c29 : i32
      %837 = arith.subi %c30, %836 : i32
      %838 = arith.shli %837, %c28 : i32
      %839 = arith.subi %836, %c31 : i32
      %840 = arith.shli %839, %c28 : i32
      %841 = arith.bitcast %838 : i32 to f32
      %842 = arith.bitcast %840 : i32 to f32
      %843 = arith.cmpi eq, %0, %c5 : index
      %844 = wave.lane
      %845 = arith.remui %844, %c1 : index
      %846 = arith.cmpi eq, %845, %c5 : index
      %847 = arith.andi %843, %846 : i1
      scf.if %847 {
        %848 = arith.muli %803, %c4 : index
        memref.store %842, %out_factors[%848] : memref<?xf32>
      }
      %849 = arith.mulf %817, %c33 : f32
      %850 = wave.exp2 %849 : f32
      %851 = arith.addf %c32, %850 : f32
      %852 = arith.divf %817, %851 : f32
      %853 = arith.mulf %852, %825 : f32
      %854 = arith.mulf %853, %841 : f32
      %855 = arith.truncf %854 : f32 to f16
      %856 = arith.muli %0, %c1 : index
      %857 = wave.lane
      %858 = arith.remui %857, %c1 : index
      %859 = arith.addi %856, %858 : index
      %860 = arith.divui %803, %outTileRows : index
      %861 = arith.divui %outputFeatures, %c1 : index
      %862 = arith.muli %860, %861 : index
      %863 = arith.divui %859, %c1 : index
      %864 = arith.addi %862, %863 : index
      %865 = arith.muli %864, %c4 : index
      %866 = arith.remui %859, %c1 : index
      %867 = arith.divui %866, %c12 : index
      %868 = arith.addi %865, %867 : index
      %869 = arith.muli %outTileRows, %c12 : index
      %870 = arith.muli %868, %869 : index
      %871 = arith.remui %803, %outTileRows : index
      %872 = arith.muli %871, %c12 : index
      %873 = arith.addi %870, %872 : index
      %874 = arith.remui %859, %c12 : index
      %875 = arith.addi %873, %874 : index
      memref.store %855, %out[%875] : memref<?xf16>
    }
    %876 = vector.extract %517#0[2] : f32 from vector<8xf32>
    %877 = vector.extract %517#1[2] : f32 from vector<8xf32>
    %878 = wave.lane
    %879 = arith.addi %15, %c5 : index
    %880 = arith.muli %c4, %c4 : index
    %881 = arith.addi %879, %880 : index
    %882 = arith.divui %878, %c1 : index
    %883 = arith.addi %881, %882 : index
    %884 = arith.cmpi slt, %883, %14 : index
    scf.if %884 {
      %885 = arith.cmpi eq, %hasFactors, %c6 : index
      %886 = arith.muli %883, %c4 : index
      %887 = memref.load %factors[%886] : memref<?xf32>
      %888 = arith.mulf %887, %operandScale : f32
      %889 = arith.select %885, %888, %operandScale : f32
      %890 = arith.remui %878, %c1 : index
      %891 = arith.muli %890, %c27 : index
      %892 = arith.addi %10, %891 : index
      %893 = vector.load %w[%892] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %894 = vector.bitcast %893 : vector<4xi8> to vector<1xf32>
      %895 = vector.extract %894[0] : f32 from vector<1xf32>
      %896 = arith.mulf %895, %889 : f32
      %897 = arith.mulf %876, %896 : f32
      %898 = arith.remui %878, %c1 : index
      %899 = arith.muli %898, %c27 : index
      %900 = arith.addi %12, %899 : index
      %901 = vector.load %w[%900] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %902 = vector.bitcast %901 : vector<4xi8> to vector<1xf32>
      %903 = vector.extract %902[0] : f32 from vector<1xf32>
      %904 = arith.mulf %903, %889 : f32
      %905 = arith.mulf %877, %904 : f32
      %906 = arith.addi %10, %c8 : index
      %907 = vector.load %w[%906] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %908 = vector.bitcast %907 : vector<4xi8> to vector<1xf32>
      %909 = vector.extract %908[0] : f32 from vector<1xf32>
      %910 = arith.muli %883, %c4 : index
      %911 = arith.addi %910, %c6 : index
      %912 = memref.load %factors[%911] : memref<?xf32>
      %913 = arith.mulf %912, %909 : f32
      %914 = arith.bitcast %913 : f32 to i32
      %915 = arith.shrui %914, %c28 : i32
      %916 = arith.maxsi %915, %c29 : i32
      %917 = arith.subi %c30, %916 : i32
      %918 = arith.shli %917, %c28 : i32
      %919 = arith.subi %916, %c31 : i32
      %920 = arith.shli %919, %c28 : i32
      %921 = arith.bitcast %918 : i32 to f32
      %922 = arith.bitcast %920 : i32 to f32
      %923 = arith.cmpi eq, %0, %c5 : index
      %924 = wave.lane
      %925 = arith.remui %924, %c1 : index
      %926 = arith.cmpi eq, %925, %c5 : index
      %927 = arith.andi %923, %926 : i1
      scf.if %927 {
        %928 = arith.muli %883, %c4 : index
        memref.store %922, %out_factors[%928] : memref<?xf32>
      }
      %929 = arith.mulf %897, %c33 : f32
      %930 = wave.exp2 %929 : f32
      %931 = arith.addf %c32, %930 : f32
      %932 = arith.divf %897, %931 : f32
      %933 = arith.mulf %932, %905 : f32
      %934 = arith.mulf %933, %921 : f32
      %935 = arith.truncf %934 : f32 to f16
      %936 = arith.muli %0, %c1 : index
      %937 = wave.lane
      %938 = arith.remui %937, %c1 : index
      %939 = arith.addi %936, %938 : index
      %940 = arith.divui %883, %outTileRows : index
      %941 = arith.divui %outputFeatures, %c1 : index
      %942 = arith.muli %940, %941 : index
      %943 = arith.divui %939, %c1 : index
      %944 = arith.addi %942, %943 : index
      %945 = arith.muli %944, %c4 : index
      %946 = arith.remui %939, %c1 : index
      %947 = arith.divui %946, %c12 : index
      %948 = arith.addi %945, %947 : index
      %949 = arith.muli %outTileRows, %c12 : index
      %950 = arith.muli %948, %949 : index
      %951 = arith.remui %883, %outTileRows : index
      %952 = arith.muli %951, %c12 : index
      %953 = arith.addi %950, %952 : index
      %954 = arith.remui %939, %c12 : index
      %955 = arith.addi %953, %954 : index
      memref.store %935, %out[%955] : memref<?xf16>
    }
    %956 = vector.extract %517#0[3] : f32 from vector<8xf32>
    %957 = vector.extract %517#1[3] : f32 from vector<8xf32>
    %958 = wave.lane
    %959 = arith.addi %15, %c5 : index
    %960 = arith.muli %c24, %c4 : index
    %961 = arith.addi %959, %960 : index
    %962 = arith.divui %958, %c1 : index
    %963 = arith.addi %961, %962 : index
    %964 = arith.cmpi slt, %963, %14 : index
    scf.if %964 {
      %965 = arith.cmpi eq, %hasFactors, %c6 : index
      %966 = arith.muli %963, %c4 : index
      %967 = memref.load %factors[%966] : memref<?xf32>
      %968 = arith.mulf %967, %operandScale : f32
      %969 = arith.select %965, %968, %operandScale : f32
      %970 = arith.remui %958, %c1 : index
      %971 = arith.muli %970, %c27 : index
      %972 = arith.addi %10, %971 : index
      %973 = vector.load %w[%972] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %974 = vector.bitcast %973 : vector<4xi8> to vector<1xf32>
      %975 = vector.extract %974[0] : f32 from vector<1xf32>
      %976 = arith.mulf %975, %969 : f32
      %977 = arith.mulf %956, %976 : f32
      %978 = arith.remui %958, %c1 : index
      %979 = arith.muli %978, %c27 : index
      %980 = arith.addi %12, %979 : index
      %981 = vector.load %w[%980] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %982 = vector.bitcast %981 : vector<4xi8> to vector<1xf32>
      %983 = vector.extract %982[0] : f32 from vector<1xf32>
      %984 = arith.mulf %983, %969 : f32
      %985 = arith.mulf %957, %984 : f32
      %986 = arith.addi %10, %c8 : index
      %987 = vector.load %w[%986] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %988 = vector.bitcast %987 : vector<4xi8> to vector<1xf32>
      %989 = vector.extract %988[0] : f32 from vector<1xf32>
      %990 = arith.muli %963, %c4 : index
      %991 = arith.addi %990, %c6 : index
      %992 = memref.load %factors[%991] : memref<?xf32>
      %993 = arith.mulf %992, %989 : f32
      %994 = arith.bitcast %993 : f32 to i32
      %995 = arith.shrui %994, %c28 : i32
      %996 = arith.maxsi %995, %c29 : i32
      %997 = arith.subi %c30, %996 : i32
      %998 = arith.shli %997, %c28 : i32
      %999 = arith.subi %996, %c31 : i32
      %1000 = arith.shli %999, %c28 : i32
      %1001 = arith.bitcast %998 : i32 to f32
      %1002 = arith.bitcast %1000 : i32 to f32
      %1003 = arith.cmpi eq, %0, %c5 : index
      %1004 = wave.lane
      %1005 = arith.remui %1004, %c1 : index
      %1006 = arith.cmpi eq, %1005, %c5 : index
      %1007 = arith.andi %1003, %1006 : i1
      scf.if %1007 {
        %1008 = arith.muli %963, %c4 : index
        memref.store %1002, %out_factors[%1008] : memref<?xf32>
      }
      %1009 = arith.mulf %977, %c33 : f32
      %1010 = wave.exp2 %1009 : f32
      %1011 = arith.addf %c32, %1010 : f32
      %1012 = arith.divf %977, %1011 : f32
      %1013 = arith.mulf %1012, %985 : f32
      %1014 = arith.mulf %1013, %1001 : f32
      %1015 = arith.truncf %1014 : f32 to f16
      %1016 = arith.muli %0, %c1 : index
      %1017 = wave.lane
      %1018 = arith.remui %1017, %c1 : index
      %1019 = arith.addi %1016, %1018 : index
      %1020 = arith.divui %963, %outTileRows : index
      %1021 = arith.divui %outputFeatures, %c1 : index
      %1022 = arith.muli %1020, %1021 : index
      %1023 = arith.divui %1019, %c1 : index
      %1024 = arith.addi %1022, %1023 : index
      %1025 = arith.muli %1024, %c4 : index
      %1026 = arith.remui %1019, %c1 : index
      %1027 = arith.divui %1026, %c12 : index
      %1028 = arith.addi %1025, %1027 : index
      %1029 = arith.muli %outTileRows, %c12 : index
      %1030 = arith.muli %1028, %1029 : index
      %1031 = arith.remui %963, %outTileRows : index
      %1032 = arith.muli %1031, %c12 : index
      %1033 = arith.addi %1030, %1032 : index
      %1034 = arith.remui %1019, %c12 : index
      %1035 = arith.addi %1033, %1034 : index
      memref.store %1015, %out[%1035] : memref<?xf16>
    }
    %1036 = vector.extract %517#0[4] : f32 from vector<8xf32>
    %1037 = vector.extract %517#1[4] : f32 from vector<8xf32>
    %1038 = wave.lane
    %1039 = arith.addi %15, %c5 : index
    %1040 = arith.muli %c27, %c4 : index
    %1041 = arith.addi %1039, %1040 : index
    %1042 = arith.divui %1038, %c1 : index
    %1043 = arith.addi %1041, %1042 : index
    %1044 = arith.cmpi slt, %1043, %14 : index
    scf.if %1044 {
      %1045 = arith.cmpi eq, %hasFactors, %c6 : index
      %1046 = arith.muli %1043, %c4 : index
      %1047 = memref.load %factors[%1046] : memref<?xf32>
      %1048 = arith.mulf %1047, %operandScale : f32
      %1049 = arith.select %1045, %1048, %operandScale : f32
      %1050 = arith.remui %1038, %c1 : index
      %1051 = arith.muli %1050, %c27 : index
      %1052 = arith.addi %10, %1051 : index
      %1053 = vector.load %w[%1052] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1054 = vector.bitcast %1053 : vector<4xi8> to vector<1xf32>
      %1055 = vector.extract %1054[0] : f32 from vector<1xf32>
      %1056 = arith.mulf %1055, %1049 : f32
      %1057 = arith.mulf %1036, %1056 : f32
      %1058 = arith.remui %1038, %c1 : index
      %1059 = arith.muli %1058, %c27 : index
      %1060 = arith.addi %12, %1059 : index
      %1061 = vector.load %w[%1060] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1062 = vector.bitcast %1061 : vector<4xi8> to vector<1xf32>
      %1063 = vector.extract %1062[0] : f32 from vector<1xf32>
      %1064 = arith.mulf %1063, %1049 : f32
      %1065 = arith.mulf %1037, %1064 : f32
      %1066 = arith.addi %10, %c8 : index
      %1067 = vector.load %w[%1066] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1068 = vector.bitcast %1067 : vector<4xi8> to vector<1xf32>
      %1069 = vector.extract %1068[0] : f32 from vector<1xf32>
      %1070 = arith.muli %1043, %c4 : index
      %1071 = arith.addi %1070, %c6 : index
      %1072 = memref.load %factors[%1071] : memref<?xf32>
      %1073 = arith.mulf %1072, %1069 : f32
      %1074 = arith.bitcast %1073 : f32 to i32
      %1075 = arith.shrui %1074, %c28 : i32
      %1076 = arith.maxsi %1075, %c29 : i32
      %1077 = arith.subi %c30, %1076 : i32
      %1078 = arith.shli %1077, %c28 : i32
      %1079 = arith.subi %1076, %c31 : i32
      %1080 = arith.shli %1079, %c28 : i32
      %1081 = arith.bitcast %1078 : i32 to f32
      %1082 = arith.bitcast %1080 : i32 to f32
      %1083 = arith.cmpi eq, %0, %c5 : index
      %1084 = wave.lane
      %1085 = arith.remui %1084, %c1 : index
      %1086 = arith.cmpi eq, %1085, %c5 : index
      %1087 = arith.andi %1083, %1086 : i1
      scf.if %1087 {
        %1088 = arith.muli %1043, %c4 : index
        memref.store %1082, %out_factors[%1088] : memref<?xf32>
      }
      %1089 = arith.mulf %1057, %c33 : f32
      %1090 = wave.exp2 %1089 : f32
      %1091 = arith.addf %c32, %1090 : f32
      %1092 = arith.divf %1057, %1091 : f32
      %1093 = arith.mulf %1092, %1065 : f32
      %1094 = arith.mulf %1093, %1081 : f32
      %1095 = arith.truncf %1094 : f32 to f16
      %1096 = arith.muli %0, %c1 : index
      %1097 = wave.lane
      %1098 = arith.remui %1097, %c1 : index
      %1099 = arith.addi %1096, %1098 : index
      %1100 = arith.divui %1043, %outTileRows : index
      %1101 = arith.divui %outputFeatures, %c1 : index
      %1102 = arith.muli %1100, %1101 : index
      %1103 = arith.divui %1099, %c1 : index
      %1104 = arith.addi %1102, %1103 : index
      %1105 = arith.muli %1104, %c4 : index
      %1106 = arith.remui %1099, %c1 : index
      %1107 = arith.divui %1106, %c12 : index
      %1108 = arith.addi %1105, %1107 : index
      %1109 = arith.muli %outTileRows, %c12 : index
      %1110 = arith.muli %1108, %1109 : index
      %1111 = arith.remui %1043, %outTileRows : index
      %1112 = arith.muli %1111, %c12 : index
      %1113 = arith.addi %1110, %1112 : index
      %1114 = arith.remui %1099, %c12 : index
      %1115 = arith.addi %1113, %1114 : index
      memref.store %1095, %out[%1115] : memref<?xf16>
    }
    %1116 = vector.extract %517#0[5] : f32 from vector<8xf32>
    %1117 = vector.extract %517#1[5] : f32 from vector<8xf32>
    %1118 = wave.lane
    %1119 = arith.addi %15, %c5 : index
    %1120 = arith.muli %c34, %c4 : index
    %1121 = arith.addi %1119, %1120 : index
    %1122 = arith.divui %1118, %c1 : index
    %1123 = arith.addi %1121, %1122 : index
    %1124 = arith.cmpi slt, %1123, %14 : index
    scf.if %1124 {
      %1125 = arith.cmpi eq, %hasFactors, %c6 : index
      %1126 = arith.muli %1123, %c4 : index
      %1127 = memref.load %factors[%1126] : memref<?xf32>
      %1128 = arith.mulf %1127, %operandScale : f32
      %1129 = arith.select %1125, %1128, %operandScale : f32
      %1130 = arith.remui %1118, %c1 : index
      %1131 = arith.muli %1130, %c27 : index
      %1132 = arith.addi %10, %1131 : index
      %1133 = vector.load %w[%1132] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1134 = vector.bitcast %1133 : vector<4xi8> to vector<1xf32>
      %1135 = vector.extract %1134[0] : f32 from vector<1xf32>
      %1136 = arith.mulf %1135, %1129 : f32
      %1137 = arith.mulf %1116, %1136 : f32
      %1138 = arith.remui %1118, %c1 : index
      %1139 = arith.muli %1138, %c27 : index
      %1140 = arith.addi %12, %1139 : index
      %1141 = vector.load %w[%1140] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1142 = vector.bitcast %1141 : vector<4xi8> to vector<1xf32>
      %1143 = vector.extract %1142[0] : f32 from vector<1xf32>
      %1144 = arith.mulf %1143, %1129 : f32
      %1145 = arith.mulf %1117, %1144 : f32
      %1146 = arith.addi %10, %c8 : index
      %1147 = vector.load %w[%1146] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1148 = vector.bitcast %1147 : vector<4xi8> to vector<1xf32>
      %1149 = vector.extract %1148[0] : f32 from vector<1xf32>
      %1150 = arith.muli %1123, %c4 : index
      %1151 = arith.addi %1150, %c6 : index
      %1152 = memref.load %factors[%1151] : memref<?xf32>
      %1153 = arith.mulf %1152, %1149 : f32
      %1154 = arith.bitcast %1153 : f32 to i32
      %1155 = arith.shrui %1154, %c28 : i32
      %1156 = arith.maxsi %1155, %c29 : i32
      %1157 = arith.subi %c30, %1156 : i32
      %1158 = arith.shli %1157, %c28 : i32
      %1159 = arith.subi %1156, %c31 : i32
      %1160 = arith.shli %1159, %c28 : i32
      %1161 = arith.bitcast %1158 : i32 to f32
      %1162 = arith.bitcast %1160 : i32 to f32
      %1163 = arith.cmpi eq, %0, %c5 : index
      %1164 = wave.lane
      %1165 = arith.remui %1164, %c1 : index
      %1166 = arith.cmpi eq, %1165, %c5 : index
      %1167 = arith.andi %1163, %1166 : i1
      scf.if %1167 {
        %1168 = arith.muli %1123, %c4 : index
        memref.store %1162, %out_factors[%1168] : memref<?xf32>
      }
      %1169 = arith.mulf %1137, %c33 : f32
      %1170 = wave.exp2 %1169 : f32
      %1171 = arith.addf %c32, %1170 : f32
      %1172 = arith.divf %1137, %1171 : f32
      %1173 = arith.mulf %1172, %1145 : f32
      %1174 = arith.mulf %1173, %1161 : f32
      %1175 = arith.truncf %1174 : f32 to f16
      %1176 = arith.muli %0, %c1 : index
      %1177 = wave.lane
      %1178 = arith.remui %1177, %c1 : index
      %1179 = arith.addi %1176, %1178 : index
      %1180 = arith.divui %1123, %outTileRows : index
      %1181 = arith.divui %outputFeatures, %c1 : index
      %1182 = arith.muli %1180, %1181 : index
      %1183 = arith.divui %1179, %c1 : index
      %1184 = arith.addi %1182, %1183 : index
      %1185 = arith.muli %1184, %c4 : index
      %1186 = arith.remui %1179, %c1 : index
      %1187 = arith.divui %1186, %c12 : index
      %1188 = arith.addi %1185, %1187 : index
      %1189 = arith.muli %outTileRows, %c12 : index
      %1190 = arith.muli %1188, %1189 : index
      %1191 = arith.remui %1123, %outTileRows : index
      %1192 = arith.muli %1191, %c12 : index
      %1193 = arith.addi %1190, %1192 : index
      %1194 = arith.remui %1179, %c12 : index
      %1195 = arith.addi %1193, %1194 : index
      memref.store %1175, %out[%1195] : memref<?xf16>
    }
    %1196 = vector.extract %517#0[6] : f32 from vector<8xf32>
    %1197 = vector.extract %517#1[6] : f32 from vector<8xf32>
    %1198 = wave.lane
    %1199 = arith.addi %15, %c5 : index
    %1200 = arith.muli %c35, %c4 : index
    %1201 = arith.addi %1199, %1200 : index
    %1202 = arith.divui %1198, %c1 : index
    %1203 = arith.addi %1201, %1202 : index
    %1204 = arith.cmpi slt, %1203, %14 : index
    scf.if %1204 {
      %1205 = arith.cmpi eq, %hasFactors, %c6 : index
      %1206 = arith.muli %1203, %c4 : index
      %1207 = memref.load %factors[%1206] : memref<?xf32>
      %1208 = arith.mulf %1207, %operandScale : f32
      %1209 = arith.select %1205, %1208, %operandScale : f32
      %1210 = arith.remui %1198, %c1 : index
      %1211 = arith.muli %1210, %c27 : index
      %1212 = arith.addi %10, %1211 : index
      %1213 = vector.load %w[%1212] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1214 = vector.bitcast %1213 : vector<4xi8> to vector<1xf32>
      %1215 = vector.extract %1214[0] : f32 from vector<1xf32>
      %1216 = arith.mulf %1215, %1209 : f32
      %1217 = arith.mulf %1196, %1216 : f32
      %1218 = arith.remui %1198, %c1 : index
      %1219 = arith.muli %1218, %c27 : index
      %1220 = arith.addi %12, %1219 : index
      %1221 = vector.load %w[%1220] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1222 = vector.bitcast %1221 : vector<4xi8> to vector<1xf32>
      %1223 = vector.extract %1222[0] : f32 from vector<1xf32>
      %1224 = arith.mulf %1223, %1209 : f32
      %1225 = arith.mulf %1197, %1224 : f32
      %1226 = arith.addi %10, %c8 : index
      %1227 = vector.load %w[%1226] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1228 = vector.bitcast %1227 : vector<4xi8> to vector<1xf32>
      %1229 = vector.extract %1228[0] : f32 from vector<1xf32>
      %1230 = arith.muli %1203, %c4 : index
      %1231 = arith.addi %1230, %c6 : index
      %1232 = memref.load %factors[%1231] : memref<?xf32>
      %1233 = arith.mulf %1232, %1229 : f32
      %1234 = arith.bitcast %1233 : f32 to i32
      %1235 = arith.shrui %1234, %c28 : i32
      %1236 = arith.maxsi %1235, %c29 : i32
      %1237 = arith.subi %c30, %1236 : i32
      %1238 = arith.shli %1237, %c28 : i32
      %1239 = arith.subi %1236, %c31 : i32
      %1240 = arith.shli %1239, %c28 : i32
      %1241 = arith.bitcast %1238 : i32 to f32
      %1242 = arith.bitcast %1240 : i32 to f32
      %1243 = arith.cmpi eq, %0, %c5 : index
      %1244 = wave.lane
      %1245 = arith.remui %1244, %c1 : index
      %1246 = arith.cmpi eq, %1245, %c5 : index
      %1247 = arith.andi %1243, %1246 : i1
      scf.if %1247 {
        %1248 = arith.muli %1203, %c4 : index
        memref.store %1242, %out_factors[%1248] : memref<?xf32>
      }
      %1249 = arith.mulf %1217, %c33 : f32
      %1250 = wave.exp2 %1249 : f32
      %1251 = arith.addf %c32, %1250 : f32
      %1252 = arith.divf %1217, %1251 : f32
      %1253 = arith.mulf %1252, %1225 : f32
      %1254 = arith.mulf %1253, %1241 : f32
      %1255 = arith.truncf %1254 : f32 to f16
      %1256 = arith.muli %0, %c1 : index
      %1257 = wave.lane
      %1258 = arith.remui %1257, %c1 : index
      %1259 = arith.addi %1256, %1258 : index
      %1260 = arith.divui %1203, %outTileRows : index
      %1261 = arith.divui %outputFeatures, %c1 : index
      %1262 = arith.muli %1260, %1261 : index
      %1263 = arith.divui %1259, %c1 : index
      %1264 = arith.addi %1262, %1263 : index
      %1265 = arith.muli %1264, %c4 : index
      %1266 = arith.remui %1259, %c1 : index
      %1267 = arith.divui %1266, %c12 : index
      %1268 = arith.addi %1265, %1267 : index
      %1269 = arith.muli %outTileRows, %c12 : index
      %1270 = arith.muli %1268, %1269 : index
      %1271 = arith.remui %1203, %outTileRows : index
      %1272 = arith.muli %1271, %c12 : index
      %1273 = arith.addi %1270, %1272 : index
      %1274 = arith.remui %1259, %c12 : index
      %1275 = arith.addi %1273, %1274 : index
      memref.store %1255, %out[%1275] : memref<?xf16>
    }
    %1276 = vector.extract %517#0[7] : f32 from vector<8xf32>
    %1277 = vector.extract %517#1[7] : f32 from vector<8xf32>
    %1278 = wave.lane
    %1279 = arith.addi %15, %c5 : index
    %1280 = arith.muli %c36, %c4 : index
    %1281 = arith.addi %1279, %1280 : index
    %1282 = arith.divui %1278, %c1 : index
    %1283 = arith.addi %1281, %1282 : index
    %1284 = arith.cmpi slt, %1283, %14 : index
    scf.if %1284 {
      %1285 = arith.cmpi eq, %hasFactors, %c6 : index
      %1286 = arith.muli %1283, %c4 : index
      %1287 = memref.load %factors[%1286] : memref<?xf32>
      %1288 = arith.mulf %1287, %operandScale : f32
      %1289 = arith.select %1285, %1288, %operandScale : f32
      %1290 = arith.remui %1278, %c1 : index
      %1291 = arith.muli %1290, %c27 : index
      %1292 = arith.addi %10, %1291 : index
      %1293 = vector.load %w[%1292] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1294 = vector.bitcast %1293 : vector<4xi8> to vector<1xf32>
      %1295 = vector.extract %1294[0] : f32 from vector<1xf32>
      %1296 = arith.mulf %1295, %1289 : f32
      %1297 = arith.mulf %1276, %1296 : f32
      %1298 = arith.remui %1278, %c1 : index
      %1299 = arith.muli %1298, %c27 : index
      %1300 = arith.addi %12, %1299 : index
      %1301 = vector.load %w[%1300] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1302 = vector.bitcast %1301 : vector<4xi8> to vector<1xf32>
      %1303 = vector.extract %1302[0] : f32 from vector<1xf32>
      %1304 = arith.mulf %1303, %1289 : f32
      %1305 = arith.mulf %1277, %1304 : f32
      %1306 = arith.addi %10, %c8 : index
      %1307 = vector.load %w[%1306] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1308 = vector.bitcast %1307 : vector<4xi8> to vector<1xf32>
      %1309 = vector.extract %1308[0] : f32 from vector<1xf32>
      %1310 = arith.muli %1283, %c4 : index
      %1311 = arith.addi %1310, %c6 : index
      %1312 = memref.load %factors[%1311] : memref<?xf32>
      %1313 = arith.mulf %1312, %1309 : f32
      %1314 = arith.bitcast %1313 : f32 to i32
      %1315 = arith.shrui %1314, %c28 : i32
      %1316 = arith.maxsi %1315, %c29 : i32
      %1317 = arith.subi %c30, %1316 : i32
      %1318 = arith.shli %1317, %c28 : i32
      %1319 = arith.subi %1316, %c31 : i32
      %1320 = arith.shli %1319, %c28 : i32
      %1321 = arith.bitcast %1318 : i32 to f32
      %1322 = arith.bitcast %1320 : i32 to f32
      %1323 = arith.cmpi eq, %0, %c5 : index
      %1324 = wave.lane
      %1325 = arith.remui %1324, %c1 : index
      %1326 = arith.cmpi eq, %1325, %c5 : index
      %1327 = arith.andi %1323, %1326 : i1
      scf.if %1327 {
        %1328 = arith.muli %1283, %c4 : index
        memref.store %1322, %out_factors[%1328] : memref<?xf32>
      }
      %1329 = arith.mulf %1297, %c33 : f32
      %1330 = wave.exp2 %1329 : f32
      %1331 = arith.addf %c32, %1330 : f32
      %1332 = arith.divf %1297, %1331 : f32
      %1333 = arith.mulf %1332, %1305 : f32
      %1334 = arith.mulf %1333, %1321 : f32
      %1335 = arith.truncf %1334 : f32 to f16
      %1336 = arith.muli %0, %c1 : index
      %1337 = wave.lane
      %1338 = arith.remui %1337, %c1 : index
      %1339 = arith.addi %1336, %1338 : index
      %1340 = arith.divui %1283, %outTileRows : index
      %1341 = arith.divui %outputFeatures, %c1 : index
      %1342 = arith.muli %1340, %1341 : index
      %1343 = arith.divui %1339, %c1 : index
      %1344 = arith.addi %1342, %1343 : index
      %1345 = arith.muli %1344, %c4 : index
      %1346 = arith.remui %1339, %c1 : index
      %1347 = arith.divui %1346, %c12 : index
      %1348 = arith.addi %1345, %1347 : index
      %1349 = arith.muli %outTileRows, %c12 : index
      %1350 = arith.muli %1348, %1349 : index
      %1351 = arith.remui %1283, %outTileRows : index
      %1352 = arith.muli %1351, %c12 : index
      %1353 = arith.addi %1350, %1352 : index
      %1354 = arith.remui %1339, %c12 : index
      %1355 = arith.addi %1353, %1354 : index
      memref.store %1335, %out[%1355] : memref<?xf16>
    }
    %1356 = wave.lane
    %1357 = vector.extract %517#2[0] : f32 from vector<8xf32>
    %1358 = vector.extract %517#3[0] : f32 from vector<8xf32>
    %1359 = wave.lane
    %1360 = arith.addi %15, %c1 : index
    %1361 = arith.muli %c5, %c4 : index
    %1362 = arith.addi %1360, %1361 : index
    %1363 = arith.divui %1359, %c1 : index
    %1364 = arith.addi %1362, %1363 : index
    %1365 = arith.cmpi slt, %1364, %14 : index
    scf.if %1365 {
      %1366 = arith.cmpi eq, %hasFactors, %c6 : index
      %1367 = arith.muli %1364, %c4 : index
      %1368 = memref.load %factors[%1367] : memref<?xf32>
      %1369 = arith.mulf %1368, %operandScale : f32
      %1370 = arith.select %1366, %1369, %operandScale : f32
      %1371 = arith.remui %1359, %c1 : index
      %1372 = arith.muli %1371, %c27 : index
      %1373 = arith.addi %10, %1372 : index
      %1374 = vector.load %w[%1373] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1375 = vector.bitcast %1374 : vector<4xi8> to vector<1xf32>
      %1376 = vector.extract %1375[0] : f32 from vector<1xf32>
      %1377 = arith.mulf %1376, %1370 : f32
      %1378 = arith.mulf %1357, %1377 : f32
      %1379 = arith.remui %1359, %c1 : index
      %1380 = arith.muli %1379, %c27 : index
      %1381 = arith.addi %12, %1380 : index
      %1382 = vector.load %w[%1381] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1383 = vector.bitcast %1382 : vector<4xi8> to vector<1xf32>
      %1384 = vector.extract %1383[0] : f32 from vector<1xf32>
      %1385 = arith.mulf %1384, %1370 : f32
      %1386 = arith.mulf %1358, %1385 : f32
      %1387 = arith.addi %10, %c8 : index
      %1388 = vector.load %w[%1387] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1389 = vector.bitcast %1388 : vector<4xi8> to vector<1xf32>
      %1390 = vector.extract %1389[0] : f32 from vector<1xf32>
      %1391 = arith.muli %1364, %c4 : index
      %1392 = arith.addi %1391, %c6 : index
      %1393 = memref.load %factors[%1392] : memref<?xf32>
      %1394 = arith.mulf %1393, %1390 : f32
      %1395 = arith.bitcast %1394 : f32 to i32
      %1396 = arith.shrui %1395, %c28 : i32
      %1397 = arith.maxsi %1396, %c29 : i32
      %1398 = arith.subi %c30, %1397 : i32
      %1399 = arith.shli %1398, %c28 : i32
      %1400 = arith.subi %1397, %c31 : i32
      %1401 = arith.shli %1400, %c28 : i32
      %1402 = arith.bitcast %1399 : i32 to f32
      %1403 = arith.bitcast %1401 : i32 to f32
      %1404 = arith.cmpi eq, %0, %c5 : index
      %1405 = wave.lane
      %1406 = arith.remui %1405, %c1 : index
      %1407 = arith.cmpi eq, %1406, %c5 : index
      %1408 = arith.andi %1404, %1407 : i1
      scf.if %1408 {
        %1409 = arith.muli %1364, %c4 : index
        memref.store %1403, %out_factors[%1409] : memref<?xf32>
      }
      %1410 = arith.mulf %1378, %c33 : f32
      %1411 = wave.exp2 %1410 : f32
      %1412 = arith.addf %c32, %1411 : f32
      %1413 = arith.divf %1378, %1412 : f32
      %1414 = arith.mulf %1413, %1386 : f32
      %1415 = arith.mulf %1414, %1402 : f32
      %1416 = arith.truncf %1415 : f32 to f16
      %1417 = arith.muli %0, %c1 : index
      %1418 = wave.lane
      %1419 = arith.remui %1418, %c1 : index
      %1420 = arith.addi %1417, %1419 : index
      %1421 = arith.divui %1364, %outTileRows : index
      %1422 = arith.divui %outputFeatures, %c1 : index
      %1423 = arith.muli %1421, %1422 : index
      %1424 = arith.divui %1420, %c1 : index
      %1425 = arith.addi %1423, %1424 : index
      %1426 = arith.muli %1425, %c4 : index
      %1427 = arith.remui %1420, %c1 : index
      %1428 = arith.divui %1427, %c12 : index
      %1429 = arith.addi %1426, %1428 : index
      %1430 = arith.muli %outTileRows, %c12 : index
      %1431 = arith.muli %1429, %1430 : index
      %1432 = arith.remui %1364, %outTileRows : index
      %1433 = arith.muli %1432, %c12 : index
      %1434 = arith.addi %1431, %1433 : index
      %1435 = arith.remui %1420, %c12 : index
      %1436 = arith.addi %1434, %1435 : index
      memref.store %1416, %out[%1436] : memref<?xf16>
    }
    %1437 = vector.extract %517#2[1] : f32 from vector<8xf32>
    %1438 = vector.extract %517#3[1] : f32 from vector<8xf32>
    %1439 = wave.lane
    %1440 = arith.addi %15, %c1 : index
    %1441 = arith.muli %c6, %c4 : index
    %1442 = arith.addi %1440, %1441 : index
    %1443 = arith.divui %1439, %c1 : index
    %1444 = arith.addi %1442, %1443 : index
    %1445 = arith.cmpi slt, %1444, %14 : index
    scf.if %1445 {
      %1446 = arith.cmpi eq, %hasFactors, %c6 : index
      %1447 = arith.muli %1444, %c4 : index
      %1448 = memref.load %factors[%1447] : memref<?xf32>
      %1449 = arith.mulf %1448, %operandScale : f32
      %1450 = arith.select %1446, %1449, %operandScale : f32
      %1451 = arith.remui %1439, %c1 : index
      %1452 = arith.muli %1451, %c27 : index
      %1453 = arith.addi %10, %1452 : index
      %1454 = vector.load %w[%1453] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1455 = vector.bitcast %1454 : vector<4xi8> to vector<1xf32>
      %1456 = vector.extract %1455[0] : f32 from vector<1xf32>
      %1457 = arith.mulf %1456, %1450 : f32
      %1458 = arith.mulf %1437, %1457 : f32
      %1459 = arith.remui %1439, %c1 : index
      %1460 = arith.muli %1459, %c27 : index
      %1461 = arith.addi %12, %1460 : index
      %1462 = vector.load %w[%1461] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1463 = vector.bitcast %1462 : vector<4xi8> to vector<1xf32>
      %1464 = vector.extract %1463[0] : f32 from vector<1xf32>
      %1465 = arith.mulf %1464, %1450 : f32
      %1466 = arith.mulf %1438, %1465 : f32
      %1467 = arith.addi %10, %c8 : index
      %1468 = vector.load %w[%1467] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1469 = vector.bitcast %1468 : vector<4xi8> to vector<1xf32>
      %1470 = vector.extract %1469[0] : f32 from vector<1xf32>
      %1471 = arith.muli %1444, %c4 : index
      %1472 = arith.addi %1471, %c6 : index
      %1473 = memref.load %factors[%1472] : memref<?xf32>
      %1474 = arith.mulf %1473, %1470 : f32
      %1475 = arith.bitcast %1474 : f32 to i32
      %1476 = arith.shrui %1475, %c28 : i32
      %1477 = arith.maxsi %1476, %c29 : i32
      %1478 = arith.subi %c30, %1477 : i32
      %1479 = arith.shli %1478, %c28 : i32
      %1480 = arith.subi %1477, %c31 : i32
      %1481 = arith.shli %1480, %c28 : i32
      %1482 = arith.bitcast %1479 : i32 to f32
      %1483 = arith.bitcast %1481 : i32 to f32
      %1484 = arith.cmpi eq, %0, %c5 : index
      %1485 = wave.lane
      %1486 = arith.remui %1485, %c1 : index
      %1487 = arith.cmpi eq, %1486, %c5 : index
      %1488 = arith.andi %1484, %1487 : i1
      scf.if %1488 {
        %1489 = arith.muli %1444, %c4 : index
        memref.store %1483, %out_factors[%1489] : memref<?xf32>
      }
      %1490 = arith.mulf %1458, %c33 : f32
      %1491 = wave.exp2 %1490 : f32
      %1492 = arith.addf %c32, %1491 : f32
      %1493 = arith.divf %1458, %1492 : f32
      %1494 = arith.mulf %1493, %1466 : f32
      %1495 = arith.mulf %1494, %1482 : f32
      %1496 = arith.truncf %1495 : f32 to f16
      %1497 = arith.muli %0, %c1 : index
      %1498 = wave.lane
      %1499 = arith.remui %1498, %c1 : index
      %1500 = arith.addi %1497, %1499 : index
      %1501 = arith.divui %1444, %outTileRows : index
      %1502 = arith.divui %outputFeatures, %c1 : index
      %1503 = arith.muli %1501, %1502 : index
      %1504 = arith.divui %1500, %c1 : index
      %1505 = arith.addi %1503, %1504 : index
      %1506 = arith.muli %1505, %c4 : index
      %1507 = arith.remui %1500, %c1 : index
      %1508 = arith.divui %1507, %c12 : index
      %1509 = arith.addi %1506, %1508 : index
      %1510 = arith.muli %outTileRows, %c12 : index
      %1511 = arith.muli %1509, %1510 : index
      %1512 = arith.remui %1444, %outTileRows : index
      %1513 = arith.muli %1512, %c12 : index
      %1514 = arith.addi %1511, %1513 : index
      %1515 = arith.remui %1500, %c12 : index
      %1516 = arith.addi %1514, %1515 : index
      memref.store %1496, %out[%1516] : memref<?xf16>
    }
    %1517 = vector.extract %517#2[2] : f32 from vector<8xf32>
    %1518 = vector.extract %517#3[2] : f32 from vector<8xf32>
    %1519 = wave.lane
    %1520 = arith.addi %15, %c1 : index
    %1521 = arith.muli %c4, %c4 : index
    %1522 = arith.addi %1520, %1521 : index
    %1523 = arith.divui %1519, %c1 : index
    %1524 = arith.addi %1522, %1523 : index
    %1525 = arith.cmpi slt, %1524, %14 : index
    scf.if %1525 {
      %1526 = arith.cmpi eq, %hasFactors, %c6 : index
      %1527 = arith.muli %1524, %c4 : index
      %1528 = memref.load %factors[%1527] : memref<?xf32>
      %1529 = arith.mulf %1528, %operandScale : f32
      %1530 = arith.select %1526, %1529, %operandScale : f32
      %1531 = arith.remui %1519, %c1 : index
      %1532 = arith.muli %1531, %c27 : index
      %1533 = arith.addi %10, %1532 : index
      %1534 = vector.load %w[%1533] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1535 = vector.bitcast %1534 : vector<4xi8> to vector<1xf32>
      %1536 = vector.extract %1535[0] : f32 from vector<1xf32>
      %1537 = arith.mulf %1536, %1530 : f32
      %1538 = arith.mulf %1517, %1537 : f32
      %1539 = arith.remui %1519, %c1 : index
      %1540 = arith.muli %1539, %c27 : index
      %1541 = arith.addi %12, %1540 : index
      %1542 = vector.load %w[%1541] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1543 = vector.bitcast %1542 : vector<4xi8> to vector<1xf32>
      %1544 = vector.extract %1543[0] : f32 from vector<1xf32>
      %1545 = arith.mulf %1544, %1530 : f32
      %1546 = arith.mulf %1518, %1545 : f32
      %1547 = arith.addi %10, %c8 : index
      %1548 = vector.load %w[%1547] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1549 = vector.bitcast %1548 : vector<4xi8> to vector<1xf32>
      %1550 = vector.extract %1549[0] : f32 from vector<1xf32>
      %1551 = arith.muli %1524, %c4 : index
      %1552 = arith.addi %1551, %c6 : index
      %1553 = memref.load %factors[%1552] : memref<?xf32>
      %1554 = arith.mulf %1553, %1550 : f32
      %1555 = arith.bitcast %1554 : f32 to i32
      %1556 = arith.shrui %1555, %c28 : i32
      %1557 = arith.maxsi %1556, %c29 : i32
      %1558 = arith.subi %c30, %1557 : i32
      %1559 = arith.shli %1558, %c28 : i32
      %1560 = arith.subi %1557, %c31 : i32
      %1561 = arith.shli %1560, %c28 : i32
      %1562 = arith.bitcast %1559 : i32 to f32
      %1563 = arith.bitcast %1561 : i32 to f32
      %1564 = arith.cmpi eq, %0, %c5 : index
      %1565 = wave.lane
      %1566 = arith.remui %1565, %c1 : index
      %1567 = arith.cmpi eq, %1566, %c5 : index
      %1568 = arith.andi %1564, %1567 : i1
      scf.if %1568 {
        %1569 = arith.muli %1524, %c4 : index
        memref.store %1563, %out_factors[%1569] : memref<?xf32>
      }
      %1570 = arith.mulf %1538, %c33 : f32
      %1571 = wave.exp2 %1570 : f32
      %1572 = arith.addf %c32, %1571 : f32
      %1573 = arith.divf %1538, %1572 : f32
      %1574 = arith.mulf %1573, %1546 : f32
      %1575 = arith.mulf %1574, %1562 : f32
      %1576 = arith.truncf %1575 : f32 to f16
      %1577 = arith.muli %0, %c1 : index
      %1578 = wave.lane
      %1579 = arith.remui %1578, %c1 : index
      %1580 = arith.addi %1577, %1579 : index
      %1581 = arith.divui %1524, %outTileRows : index
      %1582 = arith.divui %outputFeatures, %c1 : index
      %1583 = arith.muli %1581, %1582 : index
      %1584 = arith.divui %1580, %c1 : index
      %1585 = arith.addi %1583, %1584 : index
      %1586 = arith.muli %1585, %c4 : index
      %1587 = arith.remui %1580, %c1 : index
      %1588 = arith.divui %1587, %c12 : index
      %1589 = arith.addi %1586, %1588 : index
      %1590 = arith.muli %outTileRows, %c12 : index
      %1591 = arith.muli %1589, %1590 : index
      %1592 = arith.remui %1524, %outTileRows : index
      %1593 = arith.muli %1592, %c12 : index
      %1594 = arith.addi %1591, %1593 : index
      %1595 = arith.remui %1580, %c12 : index
      %1596 = arith.addi %1594, %1595 : index
      memref.store %1576, %out[%1596] : memref<?xf16>
    }
    %1597 = vector.extract %517#2[3] : f32 from vector<8xf32>
    %1598 = vector.extract %517#3[3] : f32 from vector<8xf32>
    %1599 = wave.lane
    %1600 = arith.addi %15, %c1 : index
    %1601 = arith.muli %c24, %c4 : index
    %1602 = arith.addi %1600, %1601 : index
    %1603 = arith.divui %1599, %c1 : index
    %1604 = arith.addi %1602, %1603 : index
    %1605 = arith.cmpi slt, %1604, %14 : index
    scf.if %1605 {
      %1606 = arith.cmpi eq, %hasFactors, %c6 : index
      %1607 = arith.muli %1604, %c4 : index
      %1608 = memref.load %factors[%1607] : memref<?xf32>
      %1609 = arith.mulf %1608, %operandScale : f32
      %1610 = arith.select %1606, %1609, %operandScale : f32
      %1611 = arith.remui %1599, %c1 : index
      %1612 = arith.muli %1611, %c27 : index
      %1613 = arith.addi %10, %1612 : index
      %1614 = vector.load %w[%1613] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1615 = vector.bitcast %1614 : vector<4xi8> to vector<1xf32>
      %1616 = vector.extract %1615[0] : f32 from vector<1xf32>
      %1617 = arith.mulf %1616, %1610 : f32
      %1618 = arith.mulf %1597, %1617 : f32
      %1619 = arith.remui %1599, %c1 : index
      %1620 = arith.muli %1619, %c27 : index
      %1621 = arith.addi %12, %1620 : index
      %1622 = vector.load %w[%1621] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1623 = vector.bitcast %1622 : vector<4xi8> to vector<1xf32>
      %1624 = vector.extract %1623[0] : f32 from vector<1xf32>
      %1625 = arith.mulf %1624, %1610 : f32
      %1626 = arith.mulf %1598, %1625 : f32
      %1627 = arith.addi %10, %c8 : index
      %1628 = vector.load %w[%1627] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1629 = vector.bitcast %1628 : vector<4xi8> to vector<1xf32>
      %1630 = vector.extract %1629[0] : f32 from vector<1xf32>
      %1631 = arith.muli %1604, %c4 : index
      %1632 = arith.addi %1631, %c6 : index
      %1633 = memref.load %factors[%1632] : memref<?xf32>
      %1634 = arith.mulf %1633, %1630 : f32
      %1635 = arith.bitcast %1634 : f32 to i32
      %1636 = arith.shrui %1635, %c28 : i32
      %1637 = arith.maxsi %1636, %c29 : i32
      %1638 = arith.subi %c30, %1637 : i32
      %1639 = arith.shli %1638, %c28 : i32
      %1640 = arith.subi %1637, %c31 : i32
      %1641 = arith.shli %1640, %c28 : i32
      %1642 = arith.bitcast %1639 : i32 to f32
      %1643 = arith.bitcast %1641 : i32 to f32
      %1644 = arith.cmpi eq, %0, %c5 : index
      %1645 = wave.lane
      %1646 = arith.remui %1645, %c1 : index
      %1647 = arith.cmpi eq, %1646, %c5 : index
      %1648 = arith.andi %1644, %1647 : i1
      scf.if %1648 {
        %1649 = arith.muli %1604, %c4 : index
        memref.store %1643, %out_factors[%1649] : memref<?xf32>
      }
      %1650 = arith.mulf %1618, %c33 : f32
      %1651 = wave.exp2 %1650 : f32
      %1652 = arith.addf %c32, %1651 : f32
      %1653 = arith.divf %1618, %1652 : f32
      %1654 = arith.mulf %1653, %1626 : f32
      %1655 = arith.mulf %1654, %1642 : f32
      %1656 = arith.truncf %1655 : f32 to f16
      %1657 = arith.muli %0, %c1 : index
      %1658 = wave.lane
      %1659 = arith.remui %1658, %c1 : index
      %1660 = arith.addi %1657, %1659 : index
      %1661 = arith.divui %1604, %outTileRows : index
      %1662 = arith.divui %outputFeatures, %c1 : index
      %1663 = arith.muli %1661, %1662 : index
      %1664 = arith.divui %1660, %c1 : index
      %1665 = arith.addi %1663, %1664 : index
      %1666 = arith.muli %1665, %c4 : index
      %1667 = arith.remui %1660, %c1 : index
      %1668 = arith.divui %1667, %c12 : index
      %1669 = arith.addi %1666, %1668 : index
      %1670 = arith.muli %outTileRows, %c12 : index
      %1671 = arith.muli %1669, %1670 : index
      %1672 = arith.remui %1604, %outTileRows : index
      %1673 = arith.muli %1672, %c12 : index
      %1674 = arith.addi %1671, %1673 : index
      %1675 = arith.remui %1660, %c12 : index
      %1676 = arith.addi %1674, %1675 : index
      memref.store %1656, %out[%1676] : memref<?xf16>
    }
    %1677 = vector.extract %517#2[4] : f32 from vector<8xf32>
    %1678 = vector.extract %517#3[4] : f32 from vector<8xf32>
    %1679 = wave.lane
    %1680 = arith.addi %15, %c1 : index
    %1681 = arith.muli %c27, %c4 : index
    %1682 = arith.addi %1680, %1681 : index
    %1683 = arith.divui %1679, %c1 : index
    %1684 = arith.addi %1682, %1683 : index
    %1685 = arith.cmpi slt, %1684, %14 : index
    scf.if %1685 {
      %1686 = arith.cmpi eq, %hasFactors, %c6 : index
      %1687 = arith.muli %1684, %c4 : index
      %1688 = memref.load %factors[%1687] : memref<?xf32>
      %1689 = arith.mulf %1688, %operandScale : f32
      %1690 = arith.select %1686, %1689, %operandScale : f32
      %1691 = arith.remui %1679, %c1 : index
      %1692 = arith.muli %1691, %c27 : index
      %1693 = arith.addi %10, %1692 : index
      %1694 = vector.load %w[%1693] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1695 = vector.bitcast %1694 : vector<4xi8> to vector<1xf32>
      %1696 = vector.extract %1695[0] : f32 from vector<1xf32>
      %1697 = arith.mulf %1696, %1690 : f32
      %1698 = arith.mulf %1677, %1697 : f32
      %1699 = arith.remui %1679, %c1 : index
      %1700 = arith.muli %1699, %c27 : index
      %1701 = arith.addi %12, %1700 : index
      %1702 = vector.load %w[%1701] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1703 = vector.bitcast %1702 : vector<4xi8> to vector<1xf32>
      %1704 = vector.extract %1703[0] : f32 from vector<1xf32>
      %1705 = arith.mulf %1704, %1690 : f32
      %1706 = arith.mulf %1678, %1705 : f32
      %1707 = arith.addi %10, %c8 : index
      %1708 = vector.load %w[%1707] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1709 = vector.bitcast %1708 : vector<4xi8> to vector<1xf32>
      %1710 = vector.extract %1709[0] : f32 from vector<1xf32>
      %1711 = arith.muli %1684, %c4 : index
      %1712 = arith.addi %1711, %c6 : index
      %1713 = memref.load %factors[%1712] : memref<?xf32>
      %1714 = arith.mulf %1713, %1710 : f32
      %1715 = arith.bitcast %1714 : f32 to i32
      %1716 = arith.shrui %1715, %c28 : i32
      %1717 = arith.maxsi %1716, %c29 : i32
      %1718 = arith.subi %c30, %1717 : i32
      %1719 = arith.shli %1718, %c28 : i32
      %1720 = arith.subi %1717, %c31 : i32
      %1721 = arith.shli %1720, %c28 : i32
      %1722 = arith.bitcast %1719 : i32 to f32
      %1723 = arith.bitcast %1721 : i32 to f32
      %1724 = arith.cmpi eq, %0, %c5 : index
      %1725 = wave.lane
      %1726 = arith.remui %1725, %c1 : index
      %1727 = arith.cmpi eq, %1726, %c5 : index
      %1728 = arith.andi %1724, %1727 : i1
      scf.if %1728 {
        %1729 = arith.muli %1684, %c4 : index
        memref.store %1723, %out_factors[%1729] : memref<?xf32>
      }
      %1730 = arith.mulf %1698, %c33 : f32
      %1731 = wave.exp2 %1730 : f32
      %1732 = arith.addf %c32, %1731 : f32
      %1733 = arith.divf %1698, %1732 : f32
      %1734 = arith.mulf %1733, %1706 : f32
      %1735 = arith.mulf %1734, %1722 : f32
      %1736 = arith.truncf %1735 : f32 to f16
      %1737 = arith.muli %0, %c1 : index
      %1738 = wave.lane
      %1739 = arith.remui %1738, %c1 : index
      %1740 = arith.addi %1737, %1739 : index
      %1741 = arith.divui %1684, %outTileRows : index
      %1742 = arith.divui %outputFeatures, %c1 : index
      %1743 = arith.muli %1741, %1742 : index
      %1744 = arith.divui %1740, %c1 : index
      %1745 = arith.addi %1743, %1744 : index
      %1746 = arith.muli %1745, %c4 : index
      %1747 = arith.remui %1740, %c1 : index
      %1748 = arith.divui %1747, %c12 : index
      %1749 = arith.addi %1746, %1748 : index
      %1750 = arith.muli %outTileRows, %c12 : index
      %1751 = arith.muli %1749, %1750 : index
      %1752 = arith.remui %1684, %outTileRows : index
      %1753 = arith.muli %1752, %c12 : index
      %1754 = arith.addi %1751, %1753 : index
      %1755 = arith.remui %1740, %c12 : index
      %1756 = arith.addi %1754, %1755 : index
      memref.store %1736, %out[%1756] : memref<?xf16>
    }
    %1757 = vector.extract %517#2[5] : f32 from vector<8xf32>
    %1758 = vector.extract %517#3[5] : f32 from vector<8xf32>
    %1759 = wave.lane
    %1760 = arith.addi %15, %c1 : index
    %1761 = arith.muli %c34, %c4 : index
    %1762 = arith.addi %1760, %1761 : index
    %1763 = arith.divui %1759, %c1 : index
    %1764 = arith.addi %1762, %1763 : index
    %1765 = arith.cmpi slt, %1764, %14 : index
    scf.if %1765 {
      %1766 = arith.cmpi eq, %hasFactors, %c6 : index
      %1767 = arith.muli %1764, %c4 : index
      %1768 = memref.load %factors[%1767] : memref<?xf32>
      %1769 = arith.mulf %1768, %operandScale : f32
      %1770 = arith.select %1766, %1769, %operandScale : f32
      %1771 = arith.remui %1759, %c1 : index
      %1772 = arith.muli %1771, %c27 : index
      %1773 = arith.addi %10, %1772 : index
      %1774 = vector.load %w[%1773] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1775 = vector.bitcast %1774 : vector<4xi8> to vector<1xf32>
      %1776 = vector.extract %1775[0] : f32 from vector<1xf32>
      %1777 = arith.mulf %1776, %1770 : f32
      %1778 = arith.mulf %1757, %1777 : f32
      %1779 = arith.remui %1759, %c1 : index
      %1780 = arith.muli %1779, %c27 : index
      %1781 = arith.addi %12, %1780 : index
      %1782 = vector.load %w[%1781] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1783 = vector.bitcast %1782 : vector<4xi8> to vector<1xf32>
      %1784 = vector.extract %1783[0] : f32 from vector<1xf32>
      %1785 = arith.mulf %1784, %1770 : f32
      %1786 = arith.mulf %1758, %1785 : f32
      %1787 = arith.addi %10, %c8 : index
      %1788 = vector.load %w[%1787] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1789 = vector.bitcast %1788 : vector<4xi8> to vector<1xf32>
      %1790 = vector.extract %1789[0] : f32 from vector<1xf32>
      %1791 = arith.muli %1764, %c4 : index
      %1792 = arith.addi %1791, %c6 : index
      %1793 = memref.load %factors[%1792] : memref<?xf32>
      %1794 = arith.mulf %1793, %1790 : f32
      %1795 = arith.bitcast %1794 : f32 to i32
      %1796 = arith.shrui %1795, %c28 : i32
      %1797 = arith.maxsi %1796, %c29 : i32
      %1798 = arith.subi %c30, %1797 : i32
      %1799 = arith.shli %1798, %c28 : i32
      %1800 = arith.subi %1797, %c31 : i32
      %1801 = arith.shli %1800, %c28 : i32
      %1802 = arith.bitcast %1799 : i32 to f32
      %1803 = arith.bitcast %1801 : i32 to f32
      %1804 = arith.cmpi eq, %0, %c5 : index
      %1805 = wave.lane
      %1806 = arith.remui %1805, %c1 : index
      %1807 = arith.cmpi eq, %1806, %c5 : index
      %1808 = arith.andi %1804, %1807 : i1
      scf.if %1808 {
        %1809 = arith.muli %1764, %c4 : index
        memref.store %1803, %out_factors[%1809] : memref<?xf32>
      }
      %1810 = arith.mulf %1778, %c33 : f32
      %1811 = wave.exp2 %1810 : f32
      %1812 = arith.addf %c32, %1811 : f32
      %1813 = arith.divf %1778, %1812 : f32
      %1814 = arith.mulf %1813, %1786 : f32
      %1815 = arith.mulf %1814, %1802 : f32
      %1816 = arith.truncf %1815 : f32 to f16
      %1817 = arith.muli %0, %c1 : index
      %1818 = wave.lane
      %1819 = arith.remui %1818, %c1 : index
      %1820 = arith.addi %1817, %1819 : index
      %1821 = arith.divui %1764, %outTileRows : index
      %1822 = arith.divui %outputFeatures, %c1 : index
      %1823 = arith.muli %1821, %1822 : index
      %1824 = arith.divui %1820, %c1 : index
      %1825 = arith.addi %1823, %1824 : index
      %1826 = arith.muli %1825, %c4 : index
      %1827 = arith.remui %1820, %c1 : index
      %1828 = arith.divui %1827, %c12 : index
      %1829 = arith.addi %1826, %1828 : index
      %1830 = arith.muli %outTileRows, %c12 : index
      %1831 = arith.muli %1829, %1830 : index
      %1832 = arith.remui %1764, %outTileRows : index
      %1833 = arith.muli %1832, %c12 : index
      %1834 = arith.addi %1831, %1833 : index
      %1835 = arith.remui %1820, %c12 : index
      %1836 = arith.addi %1834, %1835 : index
      memref.store %1816, %out[%1836] : memref<?xf16>
    }
    %1837 = vector.extract %517#2[6] : f32 from vector<8xf32>
    %1838 = vector.extract %517#3[6] : f32 from vector<8xf32>
    %1839 = wave.lane
    %1840 = arith.addi %15, %c1 : index
    %1841 = arith.muli %c35, %c4 : index
    %1842 = arith.addi %1840, %1841 : index
    %1843 = arith.divui %1839, %c1 : index
    %1844 = arith.addi %1842, %1843 : index
    %1845 = arith.cmpi slt, %1844, %14 : index
    scf.if %1845 {
      %1846 = arith.cmpi eq, %hasFactors, %c6 : index
      %1847 = arith.muli %1844, %c4 : index
      %1848 = memref.load %factors[%1847] : memref<?xf32>
      %1849 = arith.mulf %1848, %operandScale : f32
      %1850 = arith.select %1846, %1849, %operandScale : f32
      %1851 = arith.remui %1839, %c1 : index
      %1852 = arith.muli %1851, %c27 : index
      %1853 = arith.addi %10, %1852 : index
      %1854 = vector.load %w[%1853] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1855 = vector.bitcast %1854 : vector<4xi8> to vector<1xf32>
      %1856 = vector.extract %1855[0] : f32 from vector<1xf32>
      %1857 = arith.mulf %1856, %1850 : f32
      %1858 = arith.mulf %1837, %1857 : f32
      %1859 = arith.remui %1839, %c1 : index
      %1860 = arith.muli %1859, %c27 : index
      %1861 = arith.addi %12, %1860 : index
      %1862 = vector.load %w[%1861] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1863 = vector.bitcast %1862 : vector<4xi8> to vector<1xf32>
      %1864 = vector.extract %1863[0] : f32 from vector<1xf32>
      %1865 = arith.mulf %1864, %1850 : f32
      %1866 = arith.mulf %1838, %1865 : f32
      %1867 = arith.addi %10, %c8 : index
      %1868 = vector.load %w[%1867] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1869 = vector.bitcast %1868 : vector<4xi8> to vector<1xf32>
      %1870 = vector.extract %1869[0] : f32 from vector<1xf32>
      %1871 = arith.muli %1844, %c4 : index
      %1872 = arith.addi %1871, %c6 : index
      %1873 = memref.load %factors[%1872] : memref<?xf32>
      %1874 = arith.mulf %1873, %1870 : f32
      %1875 = arith.bitcast %1874 : f32 to i32
      %1876 = arith.shrui %1875, %c28 : i32
      %1877 = arith.maxsi %1876, %c29 : i32
      %1878 = arith.subi %c30, %1877 : i32
      %1879 = arith.shli %1878, %c28 : i32
      %1880 = arith.subi %1877, %c31 : i32
      %1881 = arith.shli %1880, %c28 : i32
      %1882 = arith.bitcast %1879 : i32 to f32
      %1883 = arith.bitcast %1881 : i32 to f32
      %1884 = arith.cmpi eq, %0, %c5 : index
      %1885 = wave.lane
      %1886 = arith.remui %1885, %c1 : index
      %1887 = arith.cmpi eq, %1886, %c5 : index
      %1888 = arith.andi %1884, %1887 : i1
      scf.if %1888 {
        %1889 = arith.muli %1844, %c4 : index
        memref.store %1883, %out_factors[%1889] : memref<?xf32>
      }
      %1890 = arith.mulf %1858, %c33 : f32
      %1891 = wave.exp2 %1890 : f32
      %1892 = arith.addf %c32, %1891 : f32
      %1893 = arith.divf %1858, %1892 : f32
      %1894 = arith.mulf %1893, %1866 : f32
      %1895 = arith.mulf %1894, %1882 : f32
      %1896 = arith.truncf %1895 : f32 to f16
      %1897 = arith.muli %0, %c1 : index
      %1898 = wave.lane
      %1899 = arith.remui %1898, %c1 : index
      %1900 = arith.addi %1897, %1899 : index
      %1901 = arith.divui %1844, %outTileRows : index
      %1902 = arith.divui %outputFeatures, %c1 : index
      %1903 = arith.muli %1901, %1902 : index
      %1904 = arith.divui %1900, %c1 : index
      %1905 = arith.addi %1903, %1904 : index
      %1906 = arith.muli %1905, %c4 : index
      %1907 = arith.remui %1900, %c1 : index
      %1908 = arith.divui %1907, %c12 : index
      %1909 = arith.addi %1906, %1908 : index
      %1910 = arith.muli %outTileRows, %c12 : index
      %1911 = arith.muli %1909, %1910 : index
      %1912 = arith.remui %1844, %outTileRows : index
      %1913 = arith.muli %1912, %c12 : index
      %1914 = arith.addi %1911, %1913 : index
      %1915 = arith.remui %1900, %c12 : index
      %1916 = arith.addi %1914, %1915 : index
      memref.store %1896, %out[%1916] : memref<?xf16>
    }
    %1917 = vector.extract %517#2[7] : f32 from vector<8xf32>
    %1918 = vector.extract %517#3[7] : f32 from vector<8xf32>
    %1919 = wave.lane
    %1920 = arith.addi %15, %c1 : index
    %1921 = arith.muli %c36, %c4 : index
    %1922 = arith.addi %1920, %1921 : index
    %1923 = arith.divui %1919, %c1 : index
    %1924 = arith.addi %1922, %1923 : index
    %1925 = arith.cmpi slt, %1924, %14 : index
    scf.if %1925 {
      %1926 = arith.cmpi eq, %hasFactors, %c6 : index
      %1927 = arith.muli %1924, %c4 : index
      %1928 = memref.load %factors[%1927] : memref<?xf32>
      %1929 = arith.mulf %1928, %operandScale : f32
      %1930 = arith.select %1926, %1929, %operandScale : f32
      %1931 = arith.remui %1919, %c1 : index
      %1932 = arith.muli %1931, %c27 : index
      %1933 = arith.addi %10, %1932 : index
      %1934 = vector.load %w[%1933] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1935 = vector.bitcast %1934 : vector<4xi8> to vector<1xf32>
      %1936 = vector.extract %1935[0] : f32 from vector<1xf32>
      %1937 = arith.mulf %1936, %1930 : f32
      %1938 = arith.mulf %1917, %1937 : f32
      %1939 = arith.remui %1919, %c1 : index
      %1940 = arith.muli %1939, %c27 : index
      %1941 = arith.addi %12, %1940 : index
      %1942 = vector.load %w[%1941] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1943 = vector.bitcast %1942 : vector<4xi8> to vector<1xf32>
      %1944 = vector.extract %1943[0] : f32 from vector<1xf32>
      %1945 = arith.mulf %1944, %1930 : f32
      %1946 = arith.mulf %1918, %1945 : f32
      %1947 = arith.addi %10, %c8 : index
      %1948 = vector.load %w[%1947] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1949 = vector.bitcast %1948 : vector<4xi8> to vector<1xf32>
      %1950 = vector.extract %1949[0] : f32 from vector<1xf32>
      %1951 = arith.muli %1924, %c4 : index
      %1952 = arith.addi %1951, %c6 : index
      %1953 = memref.load %factors[%1952] : memref<?xf32>
      %1954 = arith.mulf %1953, %1950 : f32
      %1955 = arith.bitcast %1954 : f32 to i32
      %1956 = arith.shrui %1955, %c28 : i32
      %1957 = arith.maxsi %1956, %c29 : i32
      %1958 = arith.subi %c30, %1957 : i32
      %1959 = arith.shli %1958, %c28 : i32
      %1960 = arith.subi %1957, %c31 : i32
      %1961 = arith.shli %1960, %c28 : i32
      %1962 = arith.bitcast %1959 : i32 to f32
      %1963 = arith.bitcast %1961 : i32 to f32
      %1964 = arith.cmpi eq, %0, %c5 : index
      %1965 = wave.lane
      %1966 = arith.remui %1965, %c1 : index
      %1967 = arith.cmpi eq, %1966, %c5 : index
      %1968 = arith.andi %1964, %1967 : i1
      scf.if %1968 {
        %1969 = arith.muli %1924, %c4 : index
        memref.store %1963, %out_factors[%1969] : memref<?xf32>
      }
      %1970 = arith.mulf %1938, %c33 : f32
      %1971 = wave.exp2 %1970 : f32
      %1972 = arith.addf %c32, %1971 : f32
      %1973 = arith.divf %1938, %1972 : f32
      %1974 = arith.mulf %1973, %1946 : f32
      %1975 = arith.mulf %1974, %1962 : f32
      %1976 = arith.truncf %1975 : f32 to f16
      %1977 = arith.muli %0, %c1 : index
      %1978 = wave.lane
      %1979 = arith.remui %1978, %c1 : index
      %1980 = arith.addi %1977, %1979 : index
      %1981 = arith.divui %1924, %outTileRows : index
      %1982 = arith.divui %outputFeatures, %c1 : index
      %1983 = arith.muli %1981, %1982 : index
      %1984 = arith.divui %1980, %c1 : index
      %1985 = arith.addi %1983, %1984 : index
      %1986 = arith.muli %1985, %c4 : index
      %1987 = arith.remui %1980, %c1 : index
      %1988 = arith.divui %1987, %c12 : index
      %1989 = arith.addi %1986, %1988 : index
      %1990 = arith.muli %outTileRows, %c12 : index
      %1991 = arith.muli %1989, %1990 : index
      %1992 = arith.remui %1924, %outTileRows : index
      %1993 = arith.muli %1992, %c12 : index
      %1994 = arith.addi %1991, %1993 : index
      %1995 = arith.remui %1980, %c12 : index
      %1996 = arith.addi %1994, %1995 : index
      memref.store %1976, %out[%1996] : memref<?xf16>
    }
    %1997 = wave.lane
    %1998 = vector.extract %517#4[0] : f32 from vector<8xf32>
    %1999 = vector.extract %517#5[0] : f32 from vector<8xf32>
    %2000 = wave.lane
    %2001 = arith.addi %15, %c13 : index
    %2002 = arith.muli %c5, %c4 : index
    %2003 = arith.addi %2001, %2002 : index
    %2004 = arith.divui %2000, %c1 : index
    %2005 = arith.addi %2003, %2004 : index
    %2006 = arith.cmpi slt, %2005, %14 : index
    scf.if %2006 {
      %2007 = arith.cmpi eq, %hasFactors, %c6 : index
      %2008 = arith.muli %2005, %c4 : index
      %2009 = memref.load %factors[%2008] : memref<?xf32>
      %2010 = arith.mulf %2009, %operandScale : f32
      %2011 = arith.select %2007, %2010, %operandScale : f32
      %2012 = arith.remui %2000, %c1 : index
      %2013 = arith.muli %2012, %c27 : index
      %2014 = arith.addi %10, %2013 : index
      %2015 = vector.load %w[%2014] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2016 = vector.bitcast %2015 : vector<4xi8> to vector<1xf32>
      %2017 = vector.extract %2016[0] : f32 from vector<1xf32>
      %2018 = arith.mulf %2017, %2011 : f32
      %2019 = arith.mulf %1998, %2018 : f32
      %2020 = arith.remui %2000, %c1 : index
      %2021 = arith.muli %2020, %c27 : index
      %2022 = arith.addi %12, %2021 : index
      %2023 = vector.load %w[%2022] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2024 = vector.bitcast %2023 : vector<4xi8> to vector<1xf32>
      %2025 = vector.extract %2024[0] : f32 from vector<1xf32>
      %2026 = arith.mulf %2025, %2011 : f32
      %2027 = arith.mulf %1999, %2026 : f32
      %2028 = arith.addi %10, %c8 : index
      %2029 = vector.load %w[%2028] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2030 = vector.bitcast %2029 : vector<4xi8> to vector<1xf32>
      %2031 = vector.extract %2030[0] : f32 from vector<1xf32>
      %2032 = arith.muli %2005, %c4 : index
      %2033 = arith.addi %2032, %c6 : index
      %2034 = memref.load %factors[%2033] : memref<?xf32>
      %2035 = arith.mulf %2034, %2031 : f32
      %2036 = arith.bitcast %2035 : f32 to i32
      %2037 = arith.shrui %2036, %c28 : i32
      %2038 = arith.maxsi %2037, %c29 : i32
      %2039 = arith.subi %c30, %2038 : i32
      %2040 = arith.shli %2039, %c28 : i32
      %2041 = arith.subi %2038, %c31 : i32
      %2042 = arith.shli %2041, %c28 : i32
      %2043 = arith.bitcast %2040 : i32 to f32
      %2044 = arith.bitcast %2042 : i32 to f32
      %2045 = arith.cmpi eq, %0, %c5 : index
      %2046 = wave.lane
      %2047 = arith.remui %2046, %c1 : index
      %2048 = arith.cmpi eq, %2047, %c5 : index
      %2049 = arith.andi %2045, %2048 : i1
      scf.if %2049 {
        %2050 = arith.muli %2005, %c4 : index
        memref.store %2044, %out_factors[%2050] : memref<?xf32>
      }
      %2051 = arith.mulf %2019, %c33 : f32
      %2052 = wave.exp2 %2051 : f32
      %2053 = arith.addf %c32, %2052 : f32
      %2054 = arith.divf %2019, %2053 : f32
      %2055 = arith.mulf %2054, %2027 : f32
      %2056 = arith.mulf %2055, %2043 : f32
      %2057 = arith.truncf %2056 : f32 to f16
      %2058 = arith.muli %0, %c1 : index
      %2059 = wave.lane
      %2060 = arith.remui %2059, %c1 : index
      %2061 = arith.addi %2058, %2060 : index
      %2062 = arith.divui %2005, %outTileRows : index
      %2063 = arith.divui %outputFeatures, %c1 : index
      %2064 = arith.muli %2062, %2063 : index
      %2065 = arith.divui %2061, %c1 : index
      %2066 = arith.addi %2064, %2065 : index
      %2067 = arith.muli %2066, %c4 : index
      %2068 = arith.remui %2061, %c1 : index
      %2069 = arith.divui %2068, %c12 : index
      %2070 = arith.addi %2067, %2069 : index
      %2071 = arith.muli %outTileRows, %c12 : index
      %2072 = arith.muli %2070, %2071 : index
      %2073 = arith.remui %2005, %outTileRows : index
      %2074 = arith.muli %2073, %c12 : index
      %2075 = arith.addi %2072, %2074 : index
      %2076 = arith.remui %2061, %c12 : index
      %2077 = arith.addi %2075, %2076 : index
      memref.store %2057, %out[%2077] : memref<?xf16>
    }
    %2078 = vector.extract %517#4[1] : f32 from vector<8xf32>
    %2079 = vector.extract %517#5[1] : f32 from vector<8xf32>
    %2080 = wave.lane
    %2081 = arith.addi %15, %c13 : index
    %2082 = arith.muli %c6, %c4 : index
    %2083 = arith.addi %2081, %2082 : index
    %2084 = arith.divui %2080, %c1 : index
    %2085 = arith.addi %2083, %2084 : index
    %2086 = arith.cmpi slt, %2085, %14 : index
    scf.if %2086 {
      %2087 = arith.cmpi eq, %hasFactors, %c6 : index
      %2088 = arith.muli %2085, %c4 : index
      %2089 = memref.load %factors[%2088] : memref<?xf32>
      %2090 = arith.mulf %2089, %operandScale : f32
      %2091 = arith.select %2087, %2090, %operandScale : f32
      %2092 = arith.remui %2080, %c1 : index
      %2093 = arith.muli %2092, %c27 : index
      %2094 = arith.addi %10, %2093 : index
      %2095 = vector.load %w[%2094] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2096 = vector.bitcast %2095 : vector<4xi8> to vector<1xf32>
      %2097 = vector.extract %2096[0] : f32 from vector<1xf32>
      %2098 = arith.mulf %2097, %2091 : f32
      %2099 = arith.mulf %2078, %2098 : f32
      %2100 = arith.remui %2080, %c1 : index
      %2101 = arith.muli %2100, %c27 : index
      %2102 = arith.addi %12, %2101 : index
      %2103 = vector.load %w[%2102] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2104 = vector.bitcast %2103 : vector<4xi8> to vector<1xf32>
      %2105 = vector.extract %2104[0] : f32 from vector<1xf32>
      %2106 = arith.mulf %2105, %2091 : f32
      %2107 = arith.mulf %2079, %2106 : f32
      %2108 = arith.addi %10, %c8 : index
      %2109 = vector.load %w[%2108] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2110 = vector.bitcast %2109 : vector<4xi8> to vector<1xf32>
      %2111 = vector.extract %2110[0] : f32 from vector<1xf32>
      %2112 = arith.muli %2085, %c4 : index
      %2113 = arith.addi %2112, %c6 : index
      %2114 = memref.load %factors[%2113] : memref<?xf32>
      %2115 = arith.mulf %2114, %2111 : f32
      %2116 = arith.bitcast %2115 : f32 to i32
      %2117 = arith.shrui %2116, %c28 : i32
      %2118 = arith.maxsi %2117, %c29 : i32
      %2119 = arith.subi %c30, %2118 : i32
      %2120 = arith.shli %2119, %c28 : i32
      %2121 = arith.subi %2118, %c31 : i32
      %2122 = arith.shli %2121, %c28 : i32
      %2123 = arith.bitcast %2120 : i32 to f32
      %2124 = arith.bitcast %2122 : i32 to f32
      %2125 = arith.cmpi eq, %0, %c5 : index
      %2126 = wave.lane
      %2127 = arith.remui %2126, %c1 : index
      %2128 = arith.cmpi eq, %2127, %c5 : index
      %2129 = arith.andi %2125, %2128 : i1
      scf.if %2129 {
        %2130 = arith.muli %2085, %c4 : index
        memref.store %2124, %out_factors[%2130] : memref<?xf32>
      }
      %2131 = arith.mulf %2099, %c33 : f32
      %2132 = wave.exp2 %2131 : f32
      %2133 = arith.addf %c32, %2132 : f32
      %2134 = arith.divf %2099, %2133 : f32
      %2135 = arith.mulf %2134, %2107 : f32
      %2136 = arith.mulf %2135, %2123 : f32
      %2137 = arith.truncf %2136 : f32 to f16
      %2138 = arith.muli %0, %c1 : index
      %2139 = wave.lane
      %2140 = arith.remui %2139, %c1 : index
      %2141 = arith.addi %2138, %2140 : index
      %2142 = arith.divui %2085, %outTileRows : index
      %2143 = arith.divui %outputFeatures, %c1 : index
      %2144 = arith.muli %2142, %2143 : index
      %2145 = arith.divui %2141, %c1 : index
      %2146 = arith.addi %2144, %2145 : index
      %2147 = arith.muli %2146, %c4 : index
      %2148 = arith.remui %2141, %c1 : index
      %2149 = arith.divui %2148, %c12 : index
      %2150 = arith.addi %2147, %2149 : index
      %2151 = arith.muli %outTileRows, %c12 : index
      %2152 = arith.muli %2150, %2151 : index
      %2153 = arith.remui %2085, %outTileRows : index
      %2154 = arith.muli %2153, %c12 : index
      %2155 = arith.addi %2152, %2154 : index
      %2156 = arith.remui %2141, %c12 : index
      %2157 = arith.addi %2155, %2156 : index
      memref.store %2137, %out[%2157] : memref<?xf16>
    }
    %2158 = vector.extract %517#4[2] : f32 from vector<8xf32>
    %2159 = vector.extract %517#5[2] : f32 from vector<8xf32>
    %2160 = wave.lane
    %2161 = arith.addi %15, %c13 : index
    %2162 = arith.muli %c4, %c4 : index
    %2163 = arith.addi %2161, %2162 : index
    %2164 = arith.divui %2160, %c1 : index
    %2165 = arith.addi %2163, %2164 : index
    %2166 = arith.cmpi slt, %2165, %14 : index
    scf.if %2166 {
      %2167 = arith.cmpi eq, %hasFactors, %c6 : index
      %2168 = arith.muli %2165, %c4 : index
      %2169 = memref.load %factors[%2168] : memref<?xf32>
      %2170 = arith.mulf %2169, %operandScale : f32
      %2171 = arith.select %2167, %2170, %operandScale : f32
      %2172 = arith.remui %2160, %c1 : index
      %2173 = arith.muli %2172, %c27 : index
      %2174 = arith.addi %10, %2173 : index
      %2175 = vector.load %w[%2174] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2176 = vector.bitcast %2175 : vector<4xi8> to vector<1xf32>
      %2177 = vector.extract %2176[0] : f32 from vector<1xf32>
      %2178 = arith.mulf %2177, %2171 : f32
      %2179 = arith.mulf %2158, %2178 : f32
      %2180 = arith.remui %2160, %c1 : index
      %2181 = arith.muli %2180, %c27 : index
      %2182 = arith.addi %12, %2181 : index
      %2183 = vector.load %w[%2182] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2184 = vector.bitcast %2183 : vector<4xi8> to vector<1xf32>
      %2185 = vector.extract %2184[0] : f32 from vector<1xf32>
      %2186 = arith.mulf %2185, %2171 : f32
      %2187 = arith.mulf %2159, %2186 : f32
      %2188 = arith.addi %10, %c8 : index
      %2189 = vector.load %w[%2188] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2190 = vector.bitcast %2189 : vector<4xi8> to vector<1xf32>
      %2191 = vector.extract %2190[0] : f32 from vector<1xf32>
      %2192 = arith.muli %2165, %c4 : index
      %2193 = arith.addi %2192, %c6 : index
      %2194 = memref.load %factors[%2193] : memref<?xf32>
      %2195 = arith.mulf %2194, %2191 : f32
      %2196 = arith.bitcast %2195 : f32 to i32
      %2197 = arith.shrui %2196, %c28 : i32
      %2198 = arith.maxsi %2197, %c29 : i32
      %2199 = arith.subi %c30, %2198 : i32
      %2200 = arith.shli %2199, %c28 : i32
      %2201 = arith.subi %2198, %c31 : i32
      %2202 = arith.shli %2201, %c28 : i32
      %2203 = arith.bitcast %2200 : i32 to f32
      %2204 = arith.bitcast %2202 : i32 to f32
      %2205 = arith.cmpi eq, %0, %c5 : index
      %2206 = wave.lane
      %2207 = arith.remui %2206, %c1 : index
      %2208 = arith.cmpi eq, %2207, %c5 : index
      %2209 = arith.andi %2205, %2208 : i1
      scf.if %2209 {
        %2210 = arith.muli %2165, %c4 : index
        memref.store %2204, %out_factors[%2210] : memref<?xf32>
      }
      %2211 = arith.mulf %2179, %c33 : f32
      %2212 = wave.exp2 %2211 : f32
      %2213 = arith.addf %c32, %2212 : f32
      %2214 = arith.divf %2179, %2213 : f32
      %2215 = arith.mulf %2214, %2187 : f32
      %2216 = arith.mulf %2215, %2203 : f32
      %2217 = arith.truncf %2216 : f32 to f16
      %2218 = arith.muli %0, %c1 : index
      %2219 = wave.lane
      %2220 = arith.remui %2219, %c1 : index
      %2221 = arith.addi %2218, %2220 : index
      %2222 = arith.divui %2165, %outTileRows : index
      %2223 = arith.divui %outputFeatures, %c1 : index
      %2224 = arith.muli %2222, %2223 : index
      %2225 = arith.divui %2221, %c1 : index
      %2226 = arith.addi %2224, %2225 : index
      %2227 = arith.muli %2226, %c4 : index
      %2228 = arith.remui %2221, %c1 : index
      %2229 = arith.divui %2228, %c12 : index
      %2230 = arith.addi %2227, %2229 : index
      %2231 = arith.muli %outTileRows, %c12 : index
      %2232 = arith.muli %2230, %2231 : index
      %2233 = arith.remui %2165, %outTileRows : index
      %2234 = arith.muli %2233, %c12 : index
      %2235 = arith.addi %2232, %2234 : index
      %2236 = arith.remui %2221, %c12 : index
      %2237 = arith.addi %2235, %2236 : index
      memref.store %2217, %out[%2237] : memref<?xf16>
    }
    %2238 = vector.extract %517#4[3] : f32 from vector<8xf32>
    %2239 = vector.extract %517#5[3] : f32 from vector<8xf32>
    %2240 = wave.lane
    %2241 = arith.addi %15, %c13 : index
    %2242 = arith.muli %c24, %c4 : index
    %2243 = arith.addi %2241, %2242 : index
    %2244 = arith.divui %2240, %c1 : index
    %2245 = arith.addi %2243, %2244 : index
    %2246 = arith.cmpi slt, %2245, %14 : index
    scf.if %2246 {
      %2247 = arith.cmpi eq, %hasFactors, %c6 : index
      %2248 = arith.muli %2245, %c4 : index
      %2249 = memref.load %factors[%2248] : memref<?xf32>
      %2250 = arith.mulf %2249, %operandScale : f32
      %2251 = arith.select %2247, %2250, %operandScale : f32
      %2252 = arith.remui %2240, %c1 : index
      %2253 = arith.muli %2252, %c27 : index
      %2254 = arith.addi %10, %2253 : index
      %2255 = vector.load %w[%2254] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2256 = vector.bitcast %2255 : vector<4xi8> to vector<1xf32>
      %2257 = vector.extract %2256[0] : f32 from vector<1xf32>
      %2258 = arith.mulf %2257, %2251 : f32
      %2259 = arith.mulf %2238, %2258 : f32
      %2260 = arith.remui %2240, %c1 : index
      %2261 = arith.muli %2260, %c27 : index
      %2262 = arith.addi %12, %2261 : index
      %2263 = vector.load %w[%2262] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2264 = vector.bitcast %2263 : vector<4xi8> to vector<1xf32>
      %2265 = vector.extract %2264[0] : f32 from vector<1xf32>
      %2266 = arith.mulf %2265, %2251 : f32
      %2267 = arith.mulf %2239, %2266 : f32
      %2268 = arith.addi %10, %c8 : index
      %2269 = vector.load %w[%2268] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2270 = vector.bitcast %2269 : vector<4xi8> to vector<1xf32>
      %2271 = vector.extract %2270[0] : f32 from vector<1xf32>
      %2272 = arith.muli %2245, %c4 : index
      %2273 = arith.addi %2272, %c6 : index
      %2274 = memref.load %factors[%2273] : memref<?xf32>
      %2275 = arith.mulf %2274, %2271 : f32
      %2276 = arith.bitcast %2275 : f32 to i32
      %2277 = arith.shrui %2276, %c28 : i32
      %2278 = arith.maxsi %2277, %c29 : i32
      %2279 = arith.subi %c30, %2278 : i32
      %2280 = arith.shli %2279, %c28 : i32
      %2281 = arith.subi %2278, %c31 : i32
      %2282 = arith.shli %2281, %c28 : i32
      %2283 = arith.bitcast %2280 : i32 to f32
      %2284 = arith.bitcast %2282 : i32 to f32
      %2285 = arith.cmpi eq, %0, %c5 : index
      %2286 = wave.lane
      %2287 = arith.remui %2286, %c1 : index
      %2288 = arith.cmpi eq, %2287, %c5 : index
      %2289 = arith.andi %2285, %2288 : i1
      scf.if %2289 {
        %2290 = arith.muli %2245, %c4 : index
        memref.store %2284, %out_factors[%2290] : memref<?xf32>
      }
      %2291 = arith.mulf %2259, %c33 : f32
      %2292 = wave.exp2 %2291 : f32
      %2293 = arith.addf %c32, %2292 : f32
      %2294 = arith.divf %2259, %2293 : f32
      %2295 = arith.mulf %2294, %2267 : f32
      %2296 = arith.mulf %2295, %2283 : f32
      %2297 = arith.truncf %2296 : f32 to f16
      %2298 = arith.muli %0, %c1 : index
      %2299 = wave.lane
      %2300 = arith.remui %2299, %c1 : index
      %2301 = arith.addi %2298, %2300 : index
      %2302 = arith.divui %2245, %outTileRows : index
      %2303 = arith.divui %outputFeatures, %c1 : index
      %2304 = arith.muli %2302, %2303 : index
      %2305 = arith.divui %2301, %c1 : index
      %2306 = arith.addi %2304, %2305 : index
      %2307 = arith.muli %2306, %c4 : index
      %2308 = arith.remui %2301, %c1 : index
      %2309 = arith.divui %2308, %c12 : index
      %2310 = arith.addi %2307, %2309 : index
      %2311 = arith.muli %outTileRows, %c12 : index
      %2312 = arith.muli %2310, %2311 : index
      %2313 = arith.remui %2245, %outTileRows : index
      %2314 = arith.muli %2313, %c12 : index
      %2315 = arith.addi %2312, %2314 : index
      %2316 = arith.remui %2301, %c12 : index
      %2317 = arith.addi %2315, %2316 : index
      memref.store %2297, %out[%2317] : memref<?xf16>
    }
    %2318 = vector.extract %517#4[4] : f32 from vector<8xf32>
    %2319 = vector.extract %517#5[4] : f32 from vector<8xf32>
    %2320 = wave.lane
    %2321 = arith.addi %15, %c13 : index
    %2322 = arith.muli %c27, %c4 : index
    %2323 = arith.addi %2321, %2322 : index
    %2324 = arith.divui %2320, %c1 : index
    %2325 = arith.addi %2323, %2324 : index
    %2326 = arith.cmpi slt, %2325, %14 : index
    scf.if %2326 {
      %2327 = arith.cmpi eq, %hasFactors, %c6 : index
      %2328 = arith.muli %2325, %c4 : index
      %2329 = memref.load %factors[%2328] : memref<?xf32>
      %2330 = arith.mulf %2329, %operandScale : f32
      %2331 = arith.select %2327, %2330, %operandScale : f32
      %2332 = arith.remui %2320, %c1 : index
      %2333 = arith.muli %2332, %c27 : index
      %2334 = arith.addi %10, %2333 : index
      %2335 = vector.load %w[%2334] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2336 = vector.bitcast %2335 : vector<4xi8> to vector<1xf32>
      %2337 = vector.extract %2336[0] : f32 from vector<1xf32>
      %2338 = arith.mulf %2337, %2331 : f32
      %2339 = arith.mulf %2318, %2338 : f32
      %2340 = arith.remui %2320, %c1 : index
      %2341 = arith.muli %2340, %c27 : index
      %2342 = arith.addi %12, %2341 : index
      %2343 = vector.load %w[%2342] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2344 = vector.bitcast %2343 : vector<4xi8> to vector<1xf32>
      %2345 = vector.extract %2344[0] : f32 from vector<1xf32>
      %2346 = arith.mulf %2345, %2331 : f32
      %2347 = arith.mulf %2319, %2346 : f32
      %2348 = arith.addi %10, %c8 : index
      %2349 = vector.load %w[%2348] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2350 = vector.bitcast %2349 : vector<4xi8> to vector<1xf32>
      %2351 = vector.extract %2350[0] : f32 from vector<1xf32>
      %2352 = arith.muli %2325, %c4 : index
      %2353 = arith.addi %2352, %c6 : index
      %2354 = memref.load %factors[%2353] : memref<?xf32>
      %2355 = arith.mulf %2354, %2351 : f32
      %2356 = arith.bitcast %2355 : f32 to i32
      %2357 = arith.shrui %2356, %c28 : i32
      %2358 = arith.maxsi %2357, %c29 : i32
      %2359 = arith.subi %c30, %2358 : i32
      %2360 = arith.shli %2359, %c28 : i32
      %2361 = arith.subi %2358, %c31 : i32
      %2362 = arith.shli %2361, %c28 : i32
      %2363 = arith.bitcast %2360 : i32 to f32
      %2364 = arith.bitcast %2362 : i32 to f32
      %2365 = arith.cmpi eq, %0, %c5 : index
      %2366 = wave.lane
      %2367 = arith.remui %2366, %c1 : index
      %2368 = arith.cmpi eq, %2367, %c5 : index
      %2369 = arith.andi %2365, %2368 : i1
      scf.if %2369 {
        %2370 = arith.muli %2325, %c4 : index
        memref.store %2364, %out_factors[%2370] : memref<?xf32>
      }
      %2371 = arith.mulf %2339, %c33 : f32
      %2372 = wave.exp2 %2371 : f32
      %2373 = arith.addf %c32, %2372 : f32
      %2374 = arith.divf %2339, %2373 : f32
      %2375 = arith.mulf %2374, %2347 : f32
      %2376 = arith.mulf %2375, %2363 : f32
      %2377 = arith.truncf %2376 : f32 to f16
      %2378 = arith.muli %0, %c1 : index
      %2379 = wave.lane
      %2380 = arith.remui %2379, %c1 : index
      %2381 = arith.addi %2378, %2380 : index
      %2382 = arith.divui %2325, %outTileRows : index
      %2383 = arith.divui %outputFeatures, %c1 : index
      %2384 = arith.muli %2382, %2383 : index
      %2385 = arith.divui %2381, %c1 : index
      %2386 = arith.addi %2384, %2385 : index
      %2387 = arith.muli %2386, %c4 : index
      %2388 = arith.remui %2381, %c1 : index
      %2389 = arith.divui %2388, %c12 : index
      %2390 = arith.addi %2387, %2389 : index
      %2391 = arith.muli %outTileRows, %c12 : index
      %2392 = arith.muli %2390, %2391 : index
      %2393 = arith.remui %2325, %outTileRows : index
      %2394 = arith.muli %2393, %c12 : index
      %2395 = arith.addi %2392, %2394 : index
      %2396 = arith.remui %2381, %c12 : index
      %2397 = arith.addi %2395, %2396 : index
      memref.store %2377, %out[%2397] : memref<?xf16>
    }
    %2398 = vector.extract %517#4[5] : f32 from vector<8xf32>
    %2399 = vector.extract %517#5[5] : f32 from vector<8xf32>
    %2400 = wave.lane
    %2401 = arith.addi %15, %c13 : index
    %2402 = arith.muli %c34, %c4 : index
    %2403 = arith.addi %2401, %2402 : index
    %2404 = arith.divui %2400, %c1 : index
    %2405 = arith.addi %2403, %2404 : index
    %2406 = arith.cmpi slt, %2405, %14 : index
    scf.if %2406 {
      %2407 = arith.cmpi eq, %hasFactors, %c6 : index
      %2408 = arith.muli %2405, %c4 : index
      %2409 = memref.load %factors[%2408] : memref<?xf32>
      %2410 = arith.mulf %2409, %operandScale : f32
      %2411 = arith.select %2407, %2410, %operandScale : f32
      %2412 = arith.remui %2400, %c1 : index
      %2413 = arith.muli %2412, %c27 : index
      %2414 = arith.addi %10, %2413 : index
      %2415 = vector.load %w[%2414] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2416 = vector.bitcast %2415 : vector<4xi8> to vector<1xf32>
      %2417 = vector.extract %2416[0] : f32 from vector<1xf32>
      %2418 = arith.mulf %2417, %2411 : f32
      %2419 = arith.mulf %2398, %2418 : f32
      %2420 = arith.remui %2400, %c1 : index
      %2421 = arith.muli %2420, %c27 : index
      %2422 = arith.addi %12, %2421 : index
      %2423 = vector.load %w[%2422] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2424 = vector.bitcast %2423 : vector<4xi8> to vector<1xf32>
      %2425 = vector.extract %2424[0] : f32 from vector<1xf32>
      %2426 = arith.mulf %2425, %2411 : f32
      %2427 = arith.mulf %2399, %2426 : f32
      %2428 = arith.addi %10, %c8 : index
      %2429 = vector.load %w[%2428] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2430 = vector.bitcast %2429 : vector<4xi8> to vector<1xf32>
      %2431 = vector.extract %2430[0] : f32 from vector<1xf32>
      %2432 = arith.muli %2405, %c4 : index
      %2433 = arith.addi %2432, %c6 : index
      %2434 = memref.load %factors[%2433] : memref<?xf32>
      %2435 = arith.mulf %2434, %2431 : f32
      %2436 = arith.bitcast %2435 : f32 to i32
      %2437 = arith.shrui %2436, %c28 : i32
      %2438 = arith.maxsi %2437, %c29 : i32
      %2439 = arith.subi %c30, %2438 : i32
      %2440 = arith.shli %2439, %c28 : i32
      %2441 = arith.subi %2438, %c31 : i32
      %2442 = arith.shli %2441, %c28 : i32
      %2443 = arith.bitcast %2440 : i32 to f32
      %2444 = arith.bitcast %2442 : i32 to f32
      %2445 = arith.cmpi eq, %0, %c5 : index
      %2446 = wave.lane
      %2447 = arith.remui %2446, %c1 : index
      %2448 = arith.cmpi eq, %2447, %c5 : index
      %2449 = arith.andi %2445, %2448 : i1
      scf.if %2449 {
        %2450 = arith.muli %2405, %c4 : index
        memref.store %2444, %out_factors[%2450] : memref<?xf32>
      }
      %2451 = arith.mulf %2419, %c33 : f32
      %2452 = wave.exp2 %2451 : f32
      %2453 = arith.addf %c32, %2452 : f32
      %2454 = arith.divf %2419, %2453 : f32
      %2455 = arith.mulf %2454, %2427 : f32
      %2456 = arith.mulf %2455, %2443 : f32
      %2457 = arith.truncf %2456 : f32 to f16
      %2458 = arith.muli %0, %c1 : index
      %2459 = wave.lane
      %2460 = arith.remui %2459, %c1 : index
      %2461 = arith.addi %2458, %2460 : index
      %2462 = arith.divui %2405, %outTileRows : index
      %2463 = arith.divui %outputFeatures, %c1 : index
      %2464 = arith.muli %2462, %2463 : index
      %2465 = arith.divui %2461, %c1 : index
      %2466 = arith.addi %2464, %2465 : index
      %2467 = arith.muli %2466, %c4 : index
      %2468 = arith.remui %2461, %c1 : index
      %2469 = arith.divui %2468, %c12 : index
      %2470 = arith.addi %2467, %2469 : index
      %2471 = arith.muli %outTileRows, %c12 : index
      %2472 = arith.muli %2470, %2471 : index
      %2473 = arith.remui %2405, %outTileRows : index
      %2474 = arith.muli %2473, %c12 : index
      %2475 = arith.addi %2472, %2474 : index
      %2476 = arith.remui %2461, %c12 : index
      %2477 = arith.addi %2475, %2476 : index
      memref.store %2457, %out[%2477] : memref<?xf16>
    }
    %2478 = vector.extract %517#4[6] : f32 from vector<8xf32>
    %2479 = vector.extract %517#5[6] : f32 from vector<8xf32>
    %2480 = wave.lane
    %2481 = arith.addi %15, %c13 : index
    %2482 = arith.muli %c35, %c4 : index
    %2483 = arith.addi %2481, %2482 : index
    %2484 = arith.divui %2480, %c1 : index
    %2485 = arith.addi %2483, %2484 : index
    %2486 = arith.cmpi slt, %2485, %14 : index
    scf.if %2486 {
      %2487 = arith.cmpi eq, %hasFactors, %c6 : index
      %2488 = arith.muli %2485, %c4 : index
      %2489 = memref.load %factors[%2488] : memref<?xf32>
      %2490 = arith.mulf %2489, %operandScale : f32
      %2491 = arith.select %2487, %2490, %operandScale : f32
      %2492 = arith.remui %2480, %c1 : index
      %2493 = arith.muli %2492, %c27 : index
      %2494 = arith.addi %10, %2493 : index
      %2495 = vector.load %w[%2494] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2496 = vector.bitcast %2495 : vector<4xi8> to vector<1xf32>
      %2497 = vector.extract %2496[0] : f32 from vector<1xf32>
      %2498 = arith.mulf %2497, %2491 : f32
      %2499 = arith.mulf %2478, %2498 : f32
      %2500 = arith.remui %2480, %c1 : index
      %2501 = arith.muli %2500, %c27 : index
      %2502 = arith.addi %12, %2501 : index
      %2503 = vector.load %w[%2502] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2504 = vector.bitcast %2503 : vector<4xi8> to vector<1xf32>
      %2505 = vector.extract %2504[0] : f32 from vector<1xf32>
      %2506 = arith.mulf %2505, %2491 : f32
      %2507 = arith.mulf %2479, %2506 : f32
      %2508 = arith.addi %10, %c8 : index
      %2509 = vector.load %w[%2508] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2510 = vector.bitcast %2509 : vector<4xi8> to vector<1xf32>
      %2511 = vector.extract %2510[0] : f32 from vector<1xf32>
      %2512 = arith.muli %2485, %c4 : index
      %2513 = arith.addi %2512, %c6 : index
      %2514 = memref.load %factors[%2513] : memref<?xf32>
      %2515 = arith.mulf %2514, %2511 : f32
      %2516 = arith.bitcast %2515 : f32 to i32
      %2517 = arith.shrui %2516, %c28 : i32
      %2518 = arith.maxsi %2517, %c29 : i32
      %2519 = arith.subi %c30, %2518 : i32
      %2520 = arith.shli %2519, %c28 : i32
      %2521 = arith.subi %2518, %c31 : i32
      %2522 = arith.shli %2521, %c28 : i32
      %2523 = arith.bitcast %2520 : i32 to f32
      %2524 = arith.bitcast %2522 : i32 to f32
      %2525 = arith.cmpi eq, %0, %c5 : index
      %2526 = wave.lane
      %2527 = arith.remui %2526, %c1 : index
      %2528 = arith.cmpi eq, %2527, %c5 : index
      %2529 = arith.andi %2525, %2528 : i1
      scf.if %2529 {
        %2530 = arith.muli %2485, %c4 : index
        memref.store %2524, %out_factors[%2530] : memref<?xf32>
      }
      %2531 = arith.mulf %2499, %c33 : f32
      %2532 = wave.exp2 %2531 : f32
      %2533 = arith.addf %c32, %2532 : f32
      %2534 = arith.divf %2499, %2533 : f32
      %2535 = arith.mulf %2534, %2507 : f32
      %2536 = arith.mulf %2535, %2523 : f32
      %2537 = arith.truncf %2536 : f32 to f16
      %2538 = arith.muli %0, %c1 : index
      %2539 = wave.lane
      %2540 = arith.remui %2539, %c1 : index
      %2541 = arith.addi %2538, %2540 : index
      %2542 = arith.divui %2485, %outTileRows : index
      %2543 = arith.divui %outputFeatures, %c1 : index
      %2544 = arith.muli %2542, %2543 : index
      %2545 = arith.divui %2541, %c1 : index
      %2546 = arith.addi %2544, %2545 : index
      %2547 = arith.muli %2546, %c4 : index
      %2548 = arith.remui %2541, %c1 : index
      %2549 = arith.divui %2548, %c12 : index
      %2550 = arith.addi %2547, %2549 : index
      %2551 = arith.muli %outTileRows, %c12 : index
      %2552 = arith.muli %2550, %2551 : index
      %2553 = arith.remui %2485, %outTileRows : index
      %2554 = arith.muli %2553, %c12 : index
      %2555 = arith.addi %2552, %2554 : index
      %2556 = arith.remui %2541, %c12 : index
      %2557 = arith.addi %2555, %2556 : index
      memref.store %2537, %out[%2557] : memref<?xf16>
    }
    %2558 = vector.extract %517#4[7] : f32 from vector<8xf32>
    %2559 = vector.extract %517#5[7] : f32 from vector<8xf32>
    %2560 = wave.lane
    %2561 = arith.addi %15, %c13 : index
    %2562 = arith.muli %c36, %c4 : index
    %2563 = arith.addi %2561, %2562 : index
    %2564 = arith.divui %2560, %c1 : index
    %2565 = arith.addi %2563, %2564 : index
    %2566 = arith.cmpi slt, %2565, %14 : index
    scf.if %2566 {
      %2567 = arith.cmpi eq, %hasFactors, %c6 : index
      %2568 = arith.muli %2565, %c4 : index
      %2569 = memref.load %factors[%2568] : memref<?xf32>
      %2570 = arith.mulf %2569, %operandScale : f32
      %2571 = arith.select %2567, %2570, %operandScale : f32
      %2572 = arith.remui %2560, %c1 : index
      %2573 = arith.muli %2572, %c27 : index
      %2574 = arith.addi %10, %2573 : index
      %2575 = vector.load %w[%2574] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2576 = vector.bitcast %2575 : vector<4xi8> to vector<1xf32>
      %2577 = vector.extract %2576[0] : f32 from vector<1xf32>
      %2578 = arith.mulf %2577, %2571 : f32
      %2579 = arith.mulf %2558, %2578 : f32
      %2580 = arith.remui %2560, %c1 : index
      %2581 = arith.muli %2580, %c27 : index
      %2582 = arith.addi %12, %2581 : index
      %2583 = vector.load %w[%2582] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2584 = vector.bitcast %2583 : vector<4xi8> to vector<1xf32>
      %2585 = vector.extract %2584[0] : f32 from vector<1xf32>
      %2586 = arith.mulf %2585, %2571 : f32
      %2587 = arith.mulf %2559, %2586 : f32
      %2588 = arith.addi %10, %c8 : index
      %2589 = vector.load %w[%2588] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2590 = vector.bitcast %2589 : vector<4xi8> to vector<1xf32>
      %2591 = vector.extract %2590[0] : f32 from vector<1xf32>
      %2592 = arith.muli %2565, %c4 : index
      %2593 = arith.addi %2592, %c6 : index
      %2594 = memref.load %factors[%2593] : memref<?xf32>
      %2595 = arith.mulf %2594, %2591 : f32
      %2596 = arith.bitcast %2595 : f32 to i32
      %2597 = arith.shrui %2596, %c28 : i32
      %2598 = arith.maxsi %2597, %c29 : i32
      %2599 = arith.subi %c30, %2598 : i32
      %2600 = arith.shli %2599, %c28 : i32
      %2601 = arith.subi %2598, %c31 : i32
      %2602 = arith.shli %2601, %c28 : i32
      %2603 = arith.bitcast %2600 : i32 to f32
      %2604 = arith.bitcast %2602 : i32 to f32
      %2605 = arith.cmpi eq, %0, %c5 : index
      %2606 = wave.lane
      %2607 = arith.remui %2606, %c1 : index
      %2608 = arith.cmpi eq, %2607, %c5 : index
      %2609 = arith.andi %2605, %2608 : i1
      scf.if %2609 {
        %2610 = arith.muli %2565, %c4 : index
        memref.store %2604, %out_factors[%2610] : memref<?xf32>
      }
      %2611 = arith.mulf %2579, %c33 : f32
      %2612 = wave.exp2 %2611 : f32
      %2613 = arith.addf %c32, %2612 : f32
      %2614 = arith.divf %2579, %2613 : f32
      %2615 = arith.mulf %2614, %2587 : f32
      %2616 = arith.mulf %2615, %2603 : f32
      %2617 = arith.truncf %2616 : f32 to f16
      %2618 = arith.muli %0, %c1 : index
      %2619 = wave.lane
      %2620 = arith.remui %2619, %c1 : index
      %2621 = arith.addi %2618, %2620 : index
      %2622 = arith.divui %2565, %outTileRows : index
      %2623 = arith.divui %outputFeatures, %c1 : index
      %2624 = arith.muli %2622, %2623 : index
      %2625 = arith.divui %2621, %c1 : index
      %2626 = arith.addi %2624, %2625 : index
      %2627 = arith.muli %2626, %c4 : index
      %2628 = arith.remui %2621, %c1 : index
      %2629 = arith.divui %2628, %c12 : index
      %2630 = arith.addi %2627, %2629 : index
      %2631 = arith.muli %outTileRows, %c12 : index
      %2632 = arith.muli %2630, %2631 : index
      %2633 = arith.remui %2565, %outTileRows : index
      %2634 = arith.muli %2633, %c12 : index
      %2635 = arith.addi %2632, %2634 : index
      %2636 = arith.remui %2621, %c12 : index
      %2637 = arith.addi %2635, %2636 : index
      memref.store %2617, %out[%2637] : memref<?xf16>
    }
    %2638 = wave.lane
    %2639 = vector.extract %517#6[0] : f32 from vector<8xf32>
    %2640 = vector.extract %517#7[0] : f32 from vector<8xf32>
    %2641 = wave.lane
    %2642 = arith.addi %15, %c14 : index
    %2643 = arith.muli %c5, %c4 : index
    %2644 = arith.addi %2642, %2643 : index
    %2645 = arith.divui %2641, %c1 : index
    %2646 = arith.addi %2644, %2645 : index
    %2647 = arith.cmpi slt, %2646, %14 : index
    scf.if %2647 {
      %2648 = arith.cmpi eq, %hasFactors, %c6 : index
      %2649 = arith.muli %2646, %c4 : index
      %2650 = memref.load %factors[%2649] : memref<?xf32>
      %2651 = arith.mulf %2650, %operandScale : f32
      %2652 = arith.select %2648, %2651, %operandScale : f32
      %2653 = arith.remui %2641, %c1 : index
      %2654 = arith.muli %2653, %c27 : index
      %2655 = arith.addi %10, %2654 : index
      %2656 = vector.load %w[%2655] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2657 = vector.bitcast %2656 : vector<4xi8> to vector<1xf32>
      %2658 = vector.extract %2657[0] : f32 from vector<1xf32>
      %2659 = arith.mulf %2658, %2652 : f32
      %2660 = arith.mulf %2639, %2659 : f32
      %2661 = arith.remui %2641, %c1 : index
      %2662 = arith.muli %2661, %c27 : index
      %2663 = arith.addi %12, %2662 : index
      %2664 = vector.load %w[%2663] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2665 = vector.bitcast %2664 : vector<4xi8> to vector<1xf32>
      %2666 = vector.extract %2665[0] : f32 from vector<1xf32>
      %2667 = arith.mulf %2666, %2652 : f32
      %2668 = arith.mulf %2640, %2667 : f32
      %2669 = arith.addi %10, %c8 : index
      %2670 = vector.load %w[%2669] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2671 = vector.bitcast %2670 : vector<4xi8> to vector<1xf32>
      %2672 = vector.extract %2671[0] : f32 from vector<1xf32>
      %2673 = arith.muli %2646, %c4 : index
      %2674 = arith.addi %2673, %c6 : index
      %2675 = memref.load %factors[%2674] : memref<?xf32>
      %2676 = arith.mulf %2675, %2672 : f32
      %2677 = arith.bitcast %2676 : f32 to i32
      %2678 = arith.shrui %2677, %c28 : i32
      %2679 = arith.maxsi %2678, %c29 : i32
      %2680 = arith.subi %c30, %2679 : i32
      %2681 = arith.shli %2680, %c28 : i32
      %2682 = arith.subi %2679, %c31 : i32
      %2683 = arith.shli %2682, %c28 : i32
      %2684 = arith.bitcast %2681 : i32 to f32
      %2685 = arith.bitcast %2683 : i32 to f32
      %2686 = arith.cmpi eq, %0, %c5 : index
      %2687 = wave.lane
      %2688 = arith.remui %2687, %c1 : index
      %2689 = arith.cmpi eq, %2688, %c5 : index
      %2690 = arith.andi %2686, %2689 : i1
      scf.if %2690 {
        %2691 = arith.muli %2646, %c4 : index
        memref.store %2685, %out_factors[%2691] : memref<?xf32>
      }
      %2692 = arith.mulf %2660, %c33 : f32
      %2693 = wave.exp2 %2692 : f32
      %2694 = arith.addf %c32, %2693 : f32
      %2695 = arith.divf %2660, %2694 : f32
      %2696 = arith.mulf %2695, %2668 : f32
      %2697 = arith.mulf %2696, %2684 : f32
      %2698 = arith.truncf %2697 : f32 to f16
      %2699 = arith.muli %0, %c1 : index
      %2700 = wave.lane
      %2701 = arith.remui %2700, %c1 : index
      %2702 = arith.addi %2699, %2701 : index
      %2703 = arith.divui %2646, %outTileRows : index
      %2704 = arith.divui %outputFeatures, %c1 : index
      %2705 = arith.muli %2703, %2704 : index
      %2706 = arith.divui %2702, %c1 : index
      %2707 = arith.addi %2705, %2706 : index
      %2708 = arith.muli %2707, %c4 : index
      %2709 = arith.remui %2702, %c1 : index
      %2710 = arith.divui %2709, %c12 : index
      %2711 = arith.addi %2708, %2710 : index
      %2712 = arith.muli %outTileRows, %c12 : index
      %2713 = arith.muli %2711, %2712 : index
      %2714 = arith.remui %2646, %outTileRows : index
      %2715 = arith.muli %2714, %c12 : index
      %2716 = arith.addi %2713, %2715 : index
      %2717 = arith.remui %2702, %c12 : index
      %2718 = arith.addi %2716, %2717 : index
      memref.store %2698, %out[%2718] : memref<?xf16>
    }
    %2719 = vector.extract %517#6[1] : f32 from vector<8xf32>
    %2720 = vector.extract %517#7[1] : f32 from vector<8xf32>
    %2721 = wave.lane
    %2722 = arith.addi %15, %c14 : index
    %2723 = arith.muli %c6, %c4 : index
    %2724 = arith.addi %2722, %2723 : index
    %2725 = arith.divui %2721, %c1 : index
    %2726 = arith.addi %2724, %2725 : index
    %2727 = arith.cmpi slt, %2726, %14 : index
    scf.if %2727 {
      %2728 = arith.cmpi eq, %hasFactors, %c6 : index
      %2729 = arith.muli %2726, %c4 : index
      %2730 = memref.load %factors[%2729] : memref<?xf32>
      %2731 = arith.mulf %2730, %operandScale : f32
      %2732 = arith.select %2728, %2731, %operandScale : f32
      %2733 = arith.remui %2721, %c1 : index
      %2734 = arith.muli %2733, %c27 : index
      %2735 = arith.addi %10, %2734 : index
      %2736 = vector.load %w[%2735] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2737 = vector.bitcast %2736 : vector<4xi8> to vector<1xf32>
      %2738 = vector.extract %2737[0] : f32 from vector<1xf32>
      %2739 = arith.mulf %2738, %2732 : f32
      %2740 = arith.mulf %2719, %2739 : f32
      %2741 = arith.remui %2721, %c1 : index
      %2742 = arith.muli %2741, %c27 : index
      %2743 = arith.addi %12, %2742 : index
      %2744 = vector.load %w[%2743] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2745 = vector.bitcast %2744 : vector<4xi8> to vector<1xf32>
      %2746 = vector.extract %2745[0] : f32 from vector<1xf32>
      %2747 = arith.mulf %2746, %2732 : f32
      %2748 = arith.mulf %2720, %2747 : f32
      %2749 = arith.addi %10, %c8 : index
      %2750 = vector.load %w[%2749] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2751 = vector.bitcast %2750 : vector<4xi8> to vector<1xf32>
      %2752 = vector.extract %2751[0] : f32 from vector<1xf32>
      %2753 = arith.muli %2726, %c4 : index
      %2754 = arith.addi %2753, %c6 : index
      %2755 = memref.load %factors[%2754] : memref<?xf32>
      %2756 = arith.mulf %2755, %2752 : f32
      %2757 = arith.bitcast %2756 : f32 to i32
      %2758 = arith.shrui %2757, %c28 : i32
      %2759 = arith.maxsi %2758, %c29 : i32
      %2760 = arith.subi %c30, %2759 : i32
      %2761 = arith.shli %2760, %c28 : i32
      %2762 = arith.subi %2759, %c31 : i32
      %2763 = arith.shli %2762, %c28 : i32
      %2764 = arith.bitcast %2761 : i32 to f32
      %2765 = arith.bitcast %2763 : i32 to f32
      %2766 = arith.cmpi eq, %0, %c5 : index
      %2767 = wave.lane
      %2768 = arith.remui %2767, %c1 : index
      %2769 = arith.cmpi eq, %2768, %c5 : index
      %2770 = arith.andi %2766, %2769 : i1
      scf.if %2770 {
        %2771 = arith.muli %2726, %c4 : index
        memref.store %2765, %out_factors[%2771] : memref<?xf32>
      }
      %2772 = arith.mulf %2740, %c33 : f32
      %2773 = wave.exp2 %2772 : f32
      %2774 = arith.addf %c32, %2773 : f32
      %2775 = arith.divf %2740, %2774 : f32
      %2776 = arith.mulf %2775, %2748 : f32
      %2777 = arith.mulf %2776, %2764 : f32
      %2778 = arith.truncf %2777 : f32 to f16
      %2779 = arith.muli %0, %c1 : index
      %2780 = wave.lane
      %2781 = arith.remui %2780, %c1 : index
      %2782 = arith.addi %2779, %2781 : index
      %2783 = arith.divui %2726, %outTileRows : index
      %2784 = arith.divui %outputFeatures, %c1 : index
      %2785 = arith.muli %2783, %2784 : index
      %2786 = arith.divui %2782, %c1 : index
      %2787 = arith.addi %2785, %2786 : index
      %2788 = arith.muli %2787, %c4 : index
      %2789 = arith.remui %2782, %c1 : index
      %2790 = arith.divui %2789, %c12 : index
      %2791 = arith.addi %2788, %2790 : index
      %2792 = arith.muli %outTileRows, %c12 : index
      %2793 = arith.muli %2791, %2792 : index
      %2794 = arith.remui %2726, %outTileRows : index
      %2795 = arith.muli %2794, %c12 : index
      %2796 = arith.addi %2793, %2795 : index
      %2797 = arith.remui %2782, %c12 : index
      %2798 = arith.addi %2796, %2797 : index
      memref.store %2778, %out[%2798] : memref<?xf16>
    }
    %2799 = vector.extract %517#6[2] : f32 from vector<8xf32>
    %2800 = vector.extract %517#7[2] : f32 from vector<8xf32>
    %2801 = wave.lane
    %2802 = arith.addi %15, %c14 : index
    %2803 = arith.muli %c4, %c4 : index
    %2804 = arith.addi %2802, %2803 : index
    %2805 = arith.divui %2801, %c1 : index
    %2806 = arith.addi %2804, %2805 : index
    %2807 = arith.cmpi slt, %2806, %14 : index
    scf.if %2807 {
      %2808 = arith.cmpi eq, %hasFactors, %c6 : index
      %2809 = arith.muli %2806, %c4 : index
      %2810 = memref.load %factors[%2809] : memref<?xf32>
      %2811 = arith.mulf %2810, %operandScale : f32
      %2812 = arith.select %2808, %2811, %operandScale : f32
      %2813 = arith.remui %2801, %c1 : index
      %2814 = arith.muli %2813, %c27 : index
      %2815 = arith.addi %10, %2814 : index
      %2816 = vector.load %w[%2815] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2817 = vector.bitcast %2816 : vector<4xi8> to vector<1xf32>
      %2818 = vector.extract %2817[0] : f32 from vector<1xf32>
      %2819 = arith.mulf %2818, %2812 : f32
      %2820 = arith.mulf %2799, %2819 : f32
      %2821 = arith.remui %2801, %c1 : index
      %2822 = arith.muli %2821, %c27 : index
      %2823 = arith.addi %12, %2822 : index
      %2824 = vector.load %w[%2823] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2825 = vector.bitcast %2824 : vector<4xi8> to vector<1xf32>
      %2826 = vector.extract %2825[0] : f32 from vector<1xf32>
      %2827 = arith.mulf %2826, %2812 : f32
      %2828 = arith.mulf %2800, %2827 : f32
      %2829 = arith.addi %10, %c8 : index
      %2830 = vector.load %w[%2829] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2831 = vector.bitcast %2830 : vector<4xi8> to vector<1xf32>
      %2832 = vector.extract %2831[0] : f32 from vector<1xf32>
      %2833 = arith.muli %2806, %c4 : index
      %2834 = arith.addi %2833, %c6 : index
      %2835 = memref.load %factors[%2834] : memref<?xf32>
      %2836 = arith.mulf %2835, %2832 : f32
      %2837 = arith.bitcast %2836 : f32 to i32
      %2838 = arith.shrui %2837, %c28 : i32
      %2839 = arith.maxsi %2838, %c29 : i32
      %2840 = arith.subi %c30, %2839 : i32
      %2841 = arith.shli %2840, %c28 : i32
      %2842 = arith.subi %2839, %c31 : i32
      %2843 = arith.shli %2842, %c28 : i32
      %2844 = arith.bitcast %2841 : i32 to f32
      %2845 = arith.bitcast %2843 : i32 to f32
      %2846 = arith.cmpi eq, %0, %c5 : index
      %2847 = wave.lane
      %2848 = arith.remui %2847, %c1 : index
      %2849 = arith.cmpi eq, %2848, %c5 : index
      %2850 = arith.andi %2846, %2849 : i1
      scf.if %2850 {
        %2851 = arith.muli %2806, %c4 : index
        memref.store %2845, %out_factors[%2851] : memref<?xf32>
      }
      %2852 = arith.mulf %2820, %c33 : f32
      %2853 = wave.exp2 %2852 : f32
      %2854 = arith.addf %c32, %2853 : f32
      %2855 = arith.divf %2820, %2854 : f32
      %2856 = arith.mulf %2855, %2828 : f32
      %2857 = arith.mulf %2856, %2844 : f32
      %2858 = arith.truncf %2857 : f32 to f16
      %2859 = arith.muli %0, %c1 : index
      %2860 = wave.lane
      %2861 = arith.remui %2860, %c1 : index
      %2862 = arith.addi %2859, %2861 : index
      %2863 = arith.divui %2806, %outTileRows : index
      %2864 = arith.divui %outputFeatures, %c1 : index
      %2865 = arith.muli %2863, %2864 : index
      %2866 = arith.divui %2862, %c1 : index
      %2867 = arith.addi %2865, %2866 : index
      %2868 = arith.muli %2867, %c4 : index
      %2869 = arith.remui %2862, %c1 : index
      %2870 = arith.divui %2869, %c12 : index
      %2871 = arith.addi %2868, %2870 : index
      %2872 = arith.muli %outTileRows, %c12 : index
      %2873 = arith.muli %2871, %2872 : index
      %2874 = arith.remui %2806, %outTileRows : index
      %2875 = arith.muli %2874, %c12 : index
      %2876 = arith.addi %2873, %2875 : index
      %2877 = arith.remui %2862, %c12 : index
      %2878 = arith.addi %2876, %2877 : index
      memref.store %2858, %out[%2878] : memref<?xf16>
    }
    %2879 = vector.extract %517#6[3] : f32 from vector<8xf32>
    %2880 = vector.extract %517#7[3] : f32 from vector<8xf32>
    %2881 = wave.lane
    %2882 = arith.addi %15, %c14 : index
    %2883 = arith.muli %c24, %c4 : index
    %2884 = arith.addi %2882, %2883 : index
    %2885 = arith.divui %2881, %c1 : index
    %2886 = arith.addi %2884, %2885 : index
    %2887 = arith.cmpi slt, %2886, %14 : index
    scf.if %2887 {
      %2888 = arith.cmpi eq, %hasFactors, %c6 : index
      %2889 = arith.muli %2886, %c4 : index
      %2890 = memref.load %factors[%2889] : memref<?xf32>
      %2891 = arith.mulf %2890, %operandScale : f32
      %2892 = arith.select %2888, %2891, %operandScale : f32
      %2893 = arith.remui %2881, %c1 : index
      %2894 = arith.muli %2893, %c27 : index
      %2895 = arith.addi %10, %2894 : index
      %2896 = vector.load %w[%2895] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2897 = vector.bitcast %2896 : vector<4xi8> to vector<1xf32>
      %2898 = vector.extract %2897[0] : f32 from vector<1xf32>
      %2899 = arith.mulf %2898, %2892 : f32
      %2900 = arith.mulf %2879, %2899 : f32
      %2901 = arith.remui %2881, %c1 : index
      %2902 = arith.muli %2901, %c27 : index
      %2903 = arith.addi %12, %2902 : index
      %2904 = vector.load %w[%2903] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2905 = vector.bitcast %2904 : vector<4xi8> to vector<1xf32>
      %2906 = vector.extract %2905[0] : f32 from vector<1xf32>
      %2907 = arith.mulf %2906, %2892 : f32
      %2908 = arith.mulf %2880, %2907 : f32
      %2909 = arith.addi %10, %c8 : index
      %2910 = vector.load %w[%2909] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2911 = vector.bitcast %2910 : vector<4xi8> to vector<1xf32>
      %2912 = vector.extract %2911[0] : f32 from vector<1xf32>
      %2913 = arith.muli %2886, %c4 : index
      %2914 = arith.addi %2913, %c6 : index
      %2915 = memref.load %factors[%2914] : memref<?xf32>
      %2916 = arith.mulf %2915, %2912 : f32
      %2917 = arith.bitcast %2916 : f32 to i32
      %2918 = arith.shrui %2917, %c28 : i32
      %2919 = arith.maxsi %2918, %c29 : i32
      %2920 = arith.subi %c30, %2919 : i32
      %2921 = arith.shli %2920, %c28 : i32
      %2922 = arith.subi %2919, %c31 : i32
      %2923 = arith.shli %2922, %c28 : i32
      %2924 = arith.bitcast %2921 : i32 to f32
      %2925 = arith.bitcast %2923 : i32 to f32
      %2926 = arith.cmpi eq, %0, %c5 : index
      %2927 = wave.lane
      %2928 = arith.remui %2927, %c1 : index
      %2929 = arith.cmpi eq, %2928, %c5 : index
      %2930 = arith.andi %2926, %2929 : i1
      scf.if %2930 {
        %2931 = arith.muli %2886, %c4 : index
        memref.store %2925, %out_factors[%2931] : memref<?xf32>
      }
      %2932 = arith.mulf %2900, %c33 : f32
      %2933 = wave.exp2 %2932 : f32
      %2934 = arith.addf %c32, %2933 : f32
      %2935 = arith.divf %2900, %2934 : f32
      %2936 = arith.mulf %2935, %2908 : f32
      %2937 = arith.mulf %2936, %2924 : f32
      %2938 = arith.truncf %2937 : f32 to f16
      %2939 = arith.muli %0, %c1 : index
      %2940 = wave.lane
      %2941 = arith.remui %2940, %c1 : index
      %2942 = arith.addi %2939, %2941 : index
      %2943 = arith.divui %2886, %outTileRows : index
      %2944 = arith.divui %outputFeatures, %c1 : index
      %2945 = arith.muli %2943, %2944 : index
      %2946 = arith.divui %2942, %c1 : index
      %2947 = arith.addi %2945, %2946 : index
      %2948 = arith.muli %2947, %c4 : index
      %2949 = arith.remui %2942, %c1 : index
      %2950 = arith.divui %2949, %c12 : index
      %2951 = arith.addi %2948, %2950 : index
      %2952 = arith.muli %outTileRows, %c12 : index
      %2953 = arith.muli %2951, %2952 : index
      %2954 = arith.remui %2886, %outTileRows : index
      %2955 = arith.muli %2954, %c12 : index
      %2956 = arith.addi %2953, %2955 : index
      %2957 = arith.remui %2942, %c12 : index
      %2958 = arith.addi %2956, %2957 : index
      memref.store %2938, %out[%2958] : memref<?xf16>
    }
    %2959 = vector.extract %517#6[4] : f32 from vector<8xf32>
    %2960 = vector.extract %517#7[4] : f32 from vector<8xf32>
    %2961 = wave.lane
    %2962 = arith.addi %15, %c14 : index
    %2963 = arith.muli %c27, %c4 : index
    %2964 = arith.addi %2962, %2963 : index
    %2965 = arith.divui %2961, %c1 : index
    %2966 = arith.addi %2964, %2965 : index
    %2967 = arith.cmpi slt, %2966, %14 : index
    scf.if %2967 {
      %2968 = arith.cmpi eq, %hasFactors, %c6 : index
      %2969 = arith.muli %2966, %c4 : index
      %2970 = memref.load %factors[%2969] : memref<?xf32>
      %2971 = arith.mulf %2970, %operandScale : f32
      %2972 = arith.select %2968, %2971, %operandScale : f32
      %2973 = arith.remui %2961, %c1 : index
      %2974 = arith.muli %2973, %c27 : index
      %2975 = arith.addi %10, %2974 : index
      %2976 = vector.load %w[%2975] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2977 = vector.bitcast %2976 : vector<4xi8> to vector<1xf32>
      %2978 = vector.extract %2977[0] : f32 from vector<1xf32>
      %2979 = arith.mulf %2978, %2972 : f32
      %2980 = arith.mulf %2959, %2979 : f32
      %2981 = arith.remui %2961, %c1 : index
      %2982 = arith.muli %2981, %c27 : index
      %2983 = arith.addi %12, %2982 : index
      %2984 = vector.load %w[%2983] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2985 = vector.bitcast %2984 : vector<4xi8> to vector<1xf32>
      %2986 = vector.extract %2985[0] : f32 from vector<1xf32>
      %2987 = arith.mulf %2986, %2972 : f32
      %2988 = arith.mulf %2960, %2987 : f32
      %2989 = arith.addi %10, %c8 : index
      %2990 = vector.load %w[%2989] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2991 = vector.bitcast %2990 : vector<4xi8> to vector<1xf32>
      %2992 = vector.extract %2991[0] : f32 from vector<1xf32>
      %2993 = arith.muli %2966, %c4 : index
      %2994 = arith.addi %2993, %c6 : index
      %2995 = memref.load %factors[%2994] : memref<?xf32>
      %2996 = arith.mulf %2995, %2992 : f32
      %2997 = arith.bitcast %2996 : f32 to i32
      %2998 = arith.shrui %2997, %c28 : i32
      %2999 = arith.maxsi %2998, %c29 : i32
      %3000 = arith.subi %c30, %2999 : i32
      %3001 = arith.shli %3000, %c28 : i32
      %3002 = arith.subi %2999, %c31 : i32
      %3003 = arith.shli %3002, %c28 : i32
      %3004 = arith.bitcast %3001 : i32 to f32
      %3005 = arith.bitcast %3003 : i32 to f32
      %3006 = arith.cmpi eq, %0, %c5 : index
      %3007 = wave.lane
      %3008 = arith.remui %3007, %c1 : index
      %3009 = arith.cmpi eq, %3008, %c5 : index
      %3010 = arith.andi %3006, %3009 : i1
      scf.if %3010 {
        %3011 = arith.muli %2966, %c4 : index
        memref.store %3005, %out_factors[%3011] : memref<?xf32>
      }
      %3012 = arith.mulf %2980, %c33 : f32
      %3013 = wave.exp2 %3012 : f32
      %3014 = arith.addf %c32, %3013 : f32
      %3015 = arith.divf %2980, %3014 : f32
      %3016 = arith.mulf %3015, %2988 : f32
      %3017 = arith.mulf %3016, %3004 : f32
      %3018 = arith.truncf %3017 : f32 to f16
      %3019 = arith.muli %0, %c1 : index
      %3020 = wave.lane
      %3021 = arith.remui %3020, %c1 : index
      %3022 = arith.addi %3019, %3021 : index
      %3023 = arith.divui %2966, %outTileRows : index
      %3024 = arith.divui %outputFeatures, %c1 : index
      %3025 = arith.muli %3023, %3024 : index
      %3026 = arith.divui %3022, %c1 : index
      %3027 = arith.addi %3025, %3026 : index
      %3028 = arith.muli %3027, %c4 : index
      %3029 = arith.remui %3022, %c1 : index
      %3030 = arith.divui %3029, %c12 : index
      %3031 = arith.addi %3028, %3030 : index
      %3032 = arith.muli %outTileRows, %c12 : index
      %3033 = arith.muli %3031, %3032 : index
      %3034 = arith.remui %2966, %outTileRows : index
      %3035 = arith.muli %3034, %c12 : index
      %3036 = arith.addi %3033, %3035 : index
      %3037 = arith.remui %3022, %c12 : index
      %3038 = arith.addi %3036, %3037 : index
      memref.store %3018, %out[%3038] : memref<?xf16>
    }
    %3039 = vector.extract %517#6[5] : f32 from vector<8xf32>
    %3040 = vector.extract %517#7[5] : f32 from vector<8xf32>
    %3041 = wave.lane
    %3042 = arith.addi %15, %c14 : index
    %3043 = arith.muli %c34, %c4 : index
    %3044 = arith.addi %3042, %3043 : index
    %3045 = arith.divui %3041, %c1 : index
    %3046 = arith.addi %3044, %3045 : index
    %3047 = arith.cmpi slt, %3046, %14 : index
    scf.if %3047 {
      %3048 = arith.cmpi eq, %hasFactors, %c6 : index
      %3049 = arith.muli %3046, %c4 : index
      %3050 = memref.load %factors[%3049] : memref<?xf32>
      %3051 = arith.mulf %3050, %operandScale : f32
      %3052 = arith.select %3048, %3051, %operandScale : f32
      %3053 = arith.remui %3041, %c1 : index
      %3054 = arith.muli %3053, %c27 : index
      %3055 = arith.addi %10, %3054 : index
      %3056 = vector.load %w[%3055] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3057 = vector.bitcast %3056 : vector<4xi8> to vector<1xf32>
      %3058 = vector.extract %3057[0] : f32 from vector<1xf32>
      %3059 = arith.mulf %3058, %3052 : f32
      %3060 = arith.mulf %3039, %3059 : f32
      %3061 = arith.remui %3041, %c1 : index
      %3062 = arith.muli %3061, %c27 : index
      %3063 = arith.addi %12, %3062 : index
      %3064 = vector.load %w[%3063] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3065 = vector.bitcast %3064 : vector<4xi8> to vector<1xf32>
      %3066 = vector.extract %3065[0] : f32 from vector<1xf32>
      %3067 = arith.mulf %3066, %3052 : f32
      %3068 = arith.mulf %3040, %3067 : f32
      %3069 = arith.addi %10, %c8 : index
      %3070 = vector.load %w[%3069] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3071 = vector.bitcast %3070 : vector<4xi8> to vector<1xf32>
      %3072 = vector.extract %3071[0] : f32 from vector<1xf32>
      %3073 = arith.muli %3046, %c4 : index
      %3074 = arith.addi %3073, %c6 : index
      %3075 = memref.load %factors[%3074] : memref<?xf32>
      %3076 = arith.mulf %3075, %3072 : f32
      %3077 = arith.bitcast %3076 : f32 to i32
      %3078 = arith.shrui %3077, %c28 : i32
      %3079 = arith.maxsi %3078, %c29 : i32
      %3080 = arith.subi %c30, %3079 : i32
      %3081 = arith.shli %3080, %c28 : i32
      %3082 = arith.subi %3079, %c31 : i32
      %3083 = arith.shli %3082, %c28 : i32
      %3084 = arith.bitcast %3081 : i32 to f32
      %3085 = arith.bitcast %3083 : i32 to f32
      %3086 = arith.cmpi eq, %0, %c5 : index
      %3087 = wave.lane
      %3088 = arith.remui %3087, %c1 : index
      %3089 = arith.cmpi eq, %3088, %c5 : index
      %3090 = arith.andi %3086, %3089 : i1
      scf.if %3090 {
        %3091 = arith.muli %3046, %c4 : index
        memref.store %3085, %out_factors[%3091] : memref<?xf32>
      }
      %3092 = arith.mulf %3060, %c33 : f32
      %3093 = wave.exp2 %3092 : f32
      %3094 = arith.addf %c32, %3093 : f32
      %3095 = arith.divf %3060, %3094 : f32
      %3096 = arith.mulf %3095, %3068 : f32
      %3097 = arith.mulf %3096, %3084 : f32
      %3098 = arith.truncf %3097 : f32 to f16
      %3099 = arith.muli %0, %c1 : index
      %3100 = wave.lane
      %3101 = arith.remui %3100, %c1 : index
      %3102 = arith.addi %3099, %3101 : index
      %3103 = arith.divui %3046, %outTileRows : index
      %3104 = arith.divui %outputFeatures, %c1 : index
      %3105 = arith.muli %3103, %3104 : index
      %3106 = arith.divui %3102, %c1 : index
      %3107 = arith.addi %3105, %3106 : index
      %3108 = arith.muli %3107, %c4 : index
      %3109 = arith.remui %3102, %c1 : index
      %3110 = arith.divui %3109, %c12 : index
      %3111 = arith.addi %3108, %3110 : index
      %3112 = arith.muli %outTileRows, %c12 : index
      %3113 = arith.muli %3111, %3112 : index
      %3114 = arith.remui %3046, %outTileRows : index
      %3115 = arith.muli %3114, %c12 : index
      %3116 = arith.addi %3113, %3115 : index
      %3117 = arith.remui %3102, %c12 : index
      %3118 = arith.addi %3116, %3117 : index
      memref.store %3098, %out[%3118] : memref<?xf16>
    }
    %3119 = vector.extract %517#6[6] : f32 from vector<8xf32>
    %3120 = vector.extract %517#7[6] : f32 from vector<8xf32>
    %3121 = wave.lane
    %3122 = arith.addi %15, %c14 : index
    %3123 = arith.muli %c35, %c4 : index
    %3124 = arith.addi %3122, %3123 : index
    %3125 = arith.divui %3121, %c1 : index
    %3126 = arith.addi %3124, %3125 : index
    %3127 = arith.cmpi slt, %3126, %14 : index
    scf.if %3127 {
      %3128 = arith.cmpi eq, %hasFactors, %c6 : index
      %3129 = arith.muli %3126, %c4 : index
      %3130 = memref.load %factors[%3129] : memref<?xf32>
      %3131 = arith.mulf %3130, %operandScale : f32
      %3132 = arith.select %3128, %3131, %operandScale : f32
      %3133 = arith.remui %3121, %c1 : index
      %3134 = arith.muli %3133, %c27 : index
      %3135 = arith.addi %10, %3134 : index
      %3136 = vector.load %w[%3135] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3137 = vector.bitcast %3136 : vector<4xi8> to vector<1xf32>
      %3138 = vector.extract %3137[0] : f32 from vector<1xf32>
      %3139 = arith.mulf %3138, %3132 : f32
      %3140 = arith.mulf %3119, %3139 : f32
      %3141 = arith.remui %3121, %c1 : index
      %3142 = arith.muli %3141, %c27 : index
      %3143 = arith.addi %12, %3142 : index
      %3144 = vector.load %w[%3143] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3145 = vector.bitcast %3144 : vector<4xi8> to vector<1xf32>
      %3146 = vector.extract %3145[0] : f32 from vector<1xf32>
      %3147 = arith.mulf %3146, %3132 : f32
      %3148 = arith.mulf %3120, %3147 : f32
      %3149 = arith.addi %10, %c8 : index
      %3150 = vector.load %w[%3149] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3151 = vector.bitcast %3150 : vector<4xi8> to vector<1xf32>
      %3152 = vector.extract %3151[0] : f32 from vector<1xf32>
      %3153 = arith.muli %3126, %c4 : index
      %3154 = arith.addi %3153, %c6 : index
      %3155 = memref.load %factors[%3154] : memref<?xf32>
      %3156 = arith.mulf %3155, %3152 : f32
      %3157 = arith.bitcast %3156 : f32 to i32
      %3158 = arith.shrui %3157, %c28 : i32
      %3159 = arith.maxsi %3158, %c29 : i32
      %3160 = arith.subi %c30, %3159 : i32
      %3161 = arith.shli %3160, %c28 : i32
      %3162 = arith.subi %3159, %c31 : i32
      %3163 = arith.shli %3162, %c28 : i32
      %3164 = arith.bitcast %3161 : i32 to f32
      %3165 = arith.bitcast %3163 : i32 to f32
      %3166 = arith.cmpi eq, %0, %c5 : index
      %3167 = wave.lane
      %3168 = arith.remui %3167, %c1 : index
      %3169 = arith.cmpi eq, %3168, %c5 : index
      %3170 = arith.andi %3166, %3169 : i1
      scf.if %3170 {
        %3171 = arith.muli %3126, %c4 : index
        memref.store %3165, %out_factors[%3171] : memref<?xf32>
      }
      %3172 = arith.mulf %3140, %c33 : f32
      %3173 = wave.exp2 %3172 : f32
      %3174 = arith.addf %c32, %3173 : f32
      %3175 = arith.divf %3140, %3174 : f32
      %3176 = arith.mulf %3175, %3148 : f32
      %3177 = arith.mulf %3176, %3164 : f32
      %3178 = arith.truncf %3177 : f32 to f16
      %3179 = arith.muli %0, %c1 : index
      %3180 = wave.lane
      %3181 = arith.remui %3180, %c1 : index
      %3182 = arith.addi %3179, %3181 : index
      %3183 = arith.divui %3126, %outTileRows : index
      %3184 = arith.divui %outputFeatures, %c1 : index
      %3185 = arith.muli %3183, %3184 : index
      %3186 = arith.divui %3182, %c1 : index
      %3187 = arith.addi %3185, %3186 : index
      %3188 = arith.muli %3187, %c4 : index
      %3189 = arith.remui %3182, %c1 : index
      %3190 = arith.divui %3189, %c12 : index
      %3191 = arith.addi %3188, %3190 : index
      %3192 = arith.muli %outTileRows, %c12 : index
      %3193 = arith.muli %3191, %3192 : index
      %3194 = arith.remui %3126, %outTileRows : index
      %3195 = arith.muli %3194, %c12 : index
      %3196 = arith.addi %3193, %3195 : index
      %3197 = arith.remui %3182, %c12 : index
      %3198 = arith.addi %3196, %3197 : index
      memref.store %3178, %out[%3198] : memref<?xf16>
    }
    %3199 = vector.extract %517#6[7] : f32 from vector<8xf32>
    %3200 = vector.extract %517#7[7] : f32 from vector<8xf32>
    %3201 = wave.lane
    %3202 = arith.addi %15, %c14 : index
    %3203 = arith.muli %c36, %c4 : index
    %3204 = arith.addi %3202, %3203 : index
    %3205 = arith.divui %3201, %c1 : index
    %3206 = arith.addi %3204, %3205 : index
    %3207 = arith.cmpi slt, %3206, %14 : index
    scf.if %3207 {
      %3208 = arith.cmpi eq, %hasFactors, %c6 : index
      %3209 = arith.muli %3206, %c4 : index
      %3210 = memref.load %factors[%3209] : memref<?xf32>
      %3211 = arith.mulf %3210, %operandScale : f32
      %3212 = arith.select %3208, %3211, %operandScale : f32
      %3213 = arith.remui %3201, %c1 : index
      %3214 = arith.muli %3213, %c27 : index
      %3215 = arith.addi %10, %3214 : index
      %3216 = vector.load %w[%3215] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3217 = vector.bitcast %3216 : vector<4xi8> to vector<1xf32>
      %3218 = vector.extract %3217[0] : f32 from vector<1xf32>
      %3219 = arith.mulf %3218, %3212 : f32
      %3220 = arith.mulf %3199, %3219 : f32
      %3221 = arith.remui %3201, %c1 : index
      %3222 = arith.muli %3221, %c27 : index
      %3223 = arith.addi %12, %3222 : index
      %3224 = vector.load %w[%3223] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3225 = vector.bitcast %3224 : vector<4xi8> to vector<1xf32>
      %3226 = vector.extract %3225[0] : f32 from vector<1xf32>
      %3227 = arith.mulf %3226, %3212 : f32
      %3228 = arith.mulf %3200, %3227 : f32
      %3229 = arith.addi %10, %c8 : index
      %3230 = vector.load %w[%3229] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3231 = vector.bitcast %3230 : vector<4xi8> to vector<1xf32>
      %3232 = vector.extract %3231[0] : f32 from vector<1xf32>
      %3233 = arith.muli %3206, %c4 : index
      %3234 = arith.addi %3233, %c6 : index
      %3235 = memref.load %factors[%3234] : memref<?xf32>
      %3236 = arith.mulf %3235, %3232 : f32
      %3237 = arith.bitcast %3236 : f32 to i32
      %3238 = arith.shrui %3237, %c28 : i32
      %3239 = arith.maxsi %3238, %c29 : i32
      %3240 = arith.subi %c30, %3239 : i32
      %3241 = arith.shli %3240, %c28 : i32
      %3242 = arith.subi %3239, %c31 : i32
      %3243 = arith.shli %3242, %c28 : i32
      %3244 = arith.bitcast %3241 : i32 to f32
      %3245 = arith.bitcast %3243 : i32 to f32
      %3246 = arith.cmpi eq, %0, %c5 : index
      %3247 = wave.lane
      %3248 = arith.remui %3247, %c1 : index
      %3249 = arith.cmpi eq, %3248, %c5 : index
      %3250 = arith.andi %3246, %3249 : i1
      scf.if %3250 {
        %3251 = arith.muli %3206, %c4 : index
        memref.store %3245, %out_factors[%3251] : memref<?xf32>
      }
      %3252 = arith.mulf %3220, %c33 : f32
      %3253 = wave.exp2 %3252 : f32
      %3254 = arith.addf %c32, %3253 : f32
      %3255 = arith.divf %3220, %3254 : f32
      %3256 = arith.mulf %3255, %3228 : f32
      %3257 = arith.mulf %3256, %3244 : f32
      %3258 = arith.truncf %3257 : f32 to f16
      %3259 = arith.muli %0, %c1 : index
      %3260 = wave.lane
      %3261 = arith.remui %3260, %c1 : index
      %3262 = arith.addi %3259, %3261 : index
      %3263 = arith.divui %3206, %outTileRows : index
      %3264 = arith.divui %outputFeatures, %c1 : index
      %3265 = arith.muli %3263, %3264 : index
      %3266 = arith.divui %3262, %c1 : index
      %3267 = arith.addi %3265, %3266 : index
      %3268 = arith.muli %3267, %c4 : index
      %3269 = arith.remui %3262, %c1 : index
      %3270 = arith.divui %3269, %c12 : index
      %3271 = arith.addi %3268, %3270 : index
      %3272 = arith.muli %outTileRows, %c12 : index
      %3273 = arith.muli %3271, %3272 : index
      %3274 = arith.remui %3206, %outTileRows : index
      %3275 = arith.muli %3274, %c12 : index
      %3276 = arith.addi %3273, %3275 : index
      %3277 = arith.remui %3262, %c12 : index
      %3278 = arith.addi %3276, %3277 : index
      memref.store %3258, %out[%3278] : memref<?xf16>
    }
  }
  wave.return
}
