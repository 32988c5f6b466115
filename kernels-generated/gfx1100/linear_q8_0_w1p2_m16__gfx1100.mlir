// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q8_0', waves=1, panels=2, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q8_0_w1p2_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 16 : index
  %c2 = arith.constant 127 : index
  %c3 = arith.constant 128 : index
  %c4 = arith.constant 2 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c10 = arith.constant 32 : index
  %tileRows = wave.param "tileRows" : index
  %c12 = arith.constant 8 : index
  %c13 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c16 = arith.constant 512 : index
  %c17 = arith.constant dense<16711935> : vector<4xi32>
  %c18 = arith.constant dense<1677747200> : vector<4xi32>
  %c19 = arith.constant dense<8> : vector<4xi32>
  %c20 = arith.constant dense<0x6480> : vector<16xf16>
  %c21 = arith.constant 256 : index
  %c22 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c25 = arith.constant 4 : index
  %c26 = arith.constant 5 : index
  %c27 = arith.constant 6 : index
  %c28 = arith.constant 7 : index
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
  %15 = arith.muli %1, %c1 : index
  %16 = arith.cmpi eq, %hasResidual, %c6 : index
  %17 = wave.block 0
  %18 = arith.muli %17, %c10 : index
  %19 = arith.cmpi slt, %15, %14 : index
  scf.if %19 {
    %20 = wave.lane
    %21 = arith.remui %20, %c1 : index
    %22 = arith.remui %21, %tileRows : index
    %23 = arith.addi %15, %22 : index
    %24 = arith.divui %23, %tileRows : index
    %25 = arith.divui %inputFeatures, %c1 : index
    %26 = arith.muli %24, %25 : index
    %27 = arith.divui %c5, %c1 : index
    %28 = arith.addi %26, %27 : index
    %29 = arith.muli %28, %c4 : index
    %30 = arith.remui %c5, %c1 : index
    %31 = arith.divui %30, %c12 : index
    %32 = arith.addi %29, %31 : index
    %33 = arith.muli %tileRows, %c12 : index
    %34 = arith.muli %32, %33 : index
    %35 = arith.remui %23, %tileRows : index
    %36 = arith.muli %35, %c12 : index
    %37 = arith.addi %34, %36 : index
    %38 = arith.remui %c5, %c12 : index
    %39 = arith.addi %37, %38 : index
    %40 = wave.wave
    %41 = arith.divui %inputFeatures, %c10 : index
    %42 = arith.muli %40, %stepsPerWave : index
    %43 = arith.minsi %42, %41 : index
    %44 = arith.addi %43, %stepsPerWave : index
    %45 = arith.minsi %44, %41 : index
    %46 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %47 = arith.subi %45, %43 : index
    %48 = arith.divui %47, %c4 : index
    %49 = arith.muli %48, %c4 : index
    %50 = arith.addi %43, %49 : index
    %51 = arith.addi %43, %stepsPerWave : index
    %52 = arith.select %46, %51, %50 : index
    %56:2 = scf.for %53 = %43 to %52 step %c4 iter_args(%54 = %c13, %55 = %c13) -> (vector<8xf32>, vector<8xf32>) {
      %57 = wave.lane
      %58 = arith.addi %53, %c5 : index
      %59 = arith.remui %57, %c1 : index
      %60 = arith.addi %10, %c3 : index
      %61 = arith.muli %58, %c10 : index
      %62 = arith.addi %60, %61 : index
      %63 = arith.muli %59, %c4 : index
      %64 = arith.addi %62, %63 : index
      %65 = vector.load %w[%64] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %66 = vector.bitcast %65 : vector<2xi8> to vector<1xf16>
      %67 = vector.extract %66[0] : f16 from vector<1xf16>
      %68 = vector.broadcast %67 : f16 to vector<16xf16>
      %69 = arith.addi %10, %c3 : index
      %70 = arith.addi %inputFeatures, %c2 : index
      %71 = arith.divui %70, %c3 : index
      %72 = arith.muli %71, %c3 : index
      %73 = arith.addi %69, %72 : index
      %74 = arith.muli %58, %c16 : index
      %75 = arith.addi %73, %74 : index
      %76 = arith.addi %75, %c5 : index
      %77 = arith.muli %59, %c1 : index
      %78 = arith.addi %76, %77 : index
      %79 = vector.load %w[%78] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %80 = vector.bitcast %79 : vector<16xi8> to vector<4xi32>
      %81 = arith.andi %80, %c17 : vector<4xi32>
      %82 = arith.ori %81, %c18 : vector<4xi32>
      %83 = vector.bitcast %82 : vector<4xi32> to vector<8xf16>
      %84 = arith.shrui %80, %c19 : vector<4xi32>
      %85 = arith.andi %84, %c17 : vector<4xi32>
      %86 = arith.ori %85, %c18 : vector<4xi32>
      %87 = vector.bitcast %86 : vector<4xi32> to vector<8xf16>
      %88 = vector.shuffle %83, %87 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %89 = arith.subf %88, %c20 : vector<16xf16>
      %90 = arith.mulf %89, %68 : vector<16xf16>
      %91 = arith.muli %58, %c16 : index
      %92 = arith.addi %73, %91 : index
      %93 = arith.addi %92, %c21 : index
      %94 = arith.muli %59, %c1 : index
      %95 = arith.addi %93, %94 : index
      %96 = vector.load %w[%95] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %97 = vector.bitcast %96 : vector<16xi8> to vector<4xi32>
      %98 = arith.andi %97, %c17 : vector<4xi32>
      %99 = arith.ori %98, %c18 : vector<4xi32>
      %100 = vector.bitcast %99 : vector<4xi32> to vector<8xf16>
      %101 = arith.shrui %97, %c19 : vector<4xi32>
      %102 = arith.andi %101, %c17 : vector<4xi32>
      %103 = arith.ori %102, %c18 : vector<4xi32>
      %104 = vector.bitcast %103 : vector<4xi32> to vector<8xf16>
      %105 = vector.shuffle %100, %104 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %106 = arith.subf %105, %c20 : vector<16xf16>
      %107 = arith.mulf %106, %68 : vector<16xf16>
      %108 = arith.addi %53, %c6 : index
      %109 = arith.remui %57, %c1 : index
      %110 = arith.addi %10, %c3 : index
      %111 = arith.muli %108, %c10 : index
      %112 = arith.addi %110, %111 : index
      %113 = arith.muli %109, %c4 : index
      %114 = arith.addi %112, %113 : index
      %115 = vector.load %w[%114] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %116 = vector.bitcast %115 : vector<2xi8> to vector<1xf16>
      %117 = vector.extract %116[0] : f16 from vector<1xf16>
      %118 = vector.broadcast %117 : f16 to vector<16xf16>
      %119 = arith.addi %10, %c3 : index
      %120 = arith.addi %inputFeatures, %c2 : index
      %121 = arith.divui %120, %c3 : index
      %122 = arith.muli %121, %c3 : index
      %123 = arith.addi %119, %122 : index
      %124 = arith.muli %108, %c16 : index
      %125 = arith.addi %123, %124 : index
      %126 = arith.addi %125, %c5 : index
      %127 = arith.muli %109, %c1 : index
      %128 = arith.addi %126, %127 : index
      %129 = vector.load %w[%128] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %130 = vector.bitcast %129 : vector<16xi8> to vector<4xi32>
      %131 = arith.andi %130, %c17 : vector<4xi32>
      %132 = arith.ori %131, %c18 : vector<4xi32>
      %133 = vector.bitcast %132 : vector<4xi32> to vector<8xf16>
      %134 = arith.shrui %130, %c19 : vector<4xi32>
      %135 = arith.andi %134, %c17 : vector<4xi32>
      %136 = arith.ori %135, %c18 : vector<4xi32>
      %137 = vector.bitcast %136 : vector<4xi32> to vector<8xf16>
      %138 = vector.shuffle %133, %137 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %139 = arith.subf %138, %c20 : vector<16xf16>
      %140 = arith.mulf %139, %118 : vector<16xf16>
      %141 = arith.muli %108, %c16 : index
      %142 = arith.addi %123, %141 : index
      %143 = arith.addi %142, %c21 : index
      %144 = arith.muli %109, %c1 : index
      %145 = arith.addi %143, %144 : index
      %146 = vector.load %w[%145] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %147 = vector.bitcast %146 : vector<16xi8> to vector<4xi32>
      %148 = arith.andi %147, %c17 : vector<4xi32>
      %149 = arith.ori %148, %c18 : vector<4xi32>
      %150 = vector.bitcast %149 : vector<4xi32> to vector<8xf16>
      %151 = arith.shrui %147, %c19 : vector<4xi32>
      %152 = arith.andi %151, %c17 : vector<4xi32>
      %153 = arith.ori %152, %c18 : vector<4xi32>
      %154 = vector.bitcast %153 : vector<4xi32> to vector<8xf16>
      %155 = vector.shuffle %150, %154 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %156 = arith.subf %155, %c20 : vector<16xf16>
      %157 = arith.mulf %156, %118 : vector<16xf16>
      %158 = arith.addi %53, %c5 : index
      %159 = arith.remui %57, %c1 : index
      %160 = arith.addi %12, %c3 : index
      %161 = arith.muli %158, %c10 : index
      %162 = arith.addi %160, %161 : index
      %163 = arith.muli %159, %c4 : index
      %164 = arith.addi %162, %163 : index
      %165 = vector.load %w[%164] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %166 = vector.bitcast %165 : vector<2xi8> to vector<1xf16>
      %167 = vector.extract %166[0] : f16 from vector<1xf16>
      %168 = vector.broadcast %167 : f16 to vector<16xf16>
      %169 = arith.addi %12, %c3 : index
      %170 = arith.addi %inputFeatures, %c2 : index
      %171 = arith.divui %170, %c3 : index
      %172 = arith.muli %171, %c3 : index
      %173 = arith.addi %169, %172 : index
      %174 = arith.muli %158, %c16 : index
      %175 = arith.addi %173, %174 : index
      %176 = arith.addi %175, %c5 : index
      %177 = arith.muli %159, %c1 : index
      %178 = arith.addi %176, %177 : index
      %179 = vector.load %w[%178] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %180 = vector.bitcast %179 : vector<16xi8> to vector<4xi32>
      %181 = arith.andi %180, %c17 : vector<4xi32>
      %182 = arith.ori %181, %c18 : vector<4xi32>
      %183 = vector.bitcast %182 : vector<4xi32> to vector<8xf16>
      %184 = arith.shrui %180, %c19 : vector<4xi32>
      %185 = arith.andi %184, %c17 : vector<4xi32>
      %186 = arith.ori %185, %c18 : vector<4xi32>
      %187 = vector.bitcast %186 : vector<4xi32> to vector<8xf16>
      %188 = vector.shuffle %183, %187 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %189 = arith.subf %188, %c20 : vector<16xf16>
      %190 = arith.mulf %189, %168 : vector<16xf16>
      %191 = arith.muli %158, %c16 : index
      %192 = arith.addi %173, %191 : index
      %193 = arith.addi %192, %c21 : index
      %194 = arith.muli %159, %c1 : index
      %195 = arith.addi %193, %194 : index
      %196 = vector.load %w[%195] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %197 = vector.bitcast %196 : vector<16xi8> to vector<4xi32>
      %198 = arith.andi %197, %c17 : vector<4xi32>
      %199 = arith.ori %198, %c18 : vector<4xi32>
      %200 = vector.bitcast %199 : vector<4xi32> to vector<8xf16>
      %201 = arith.shrui %197, %c19 : vector<4xi32>
      %202 = arith.andi %201, %c17 : vector<4xi32>
      %203 = arith.ori %202, %c18 : vector<4xi32>
      %204 = vector.bitcast %203 : vector<4xi32> to vector<8xf16>
      %205 = vector.shuffle %200, %204 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %206 = arith.subf %205, %c20 : vector<16xf16>
      %207 = arith.mulf %206, %168 : vector<16xf16>
      %208 = arith.addi %53, %c6 : index
      %209 = arith.remui %57, %c1 : index
      %210 = arith.addi %12, %c3 : index
      %211 = arith.muli %208, %c10 : index
      %212 = arith.addi %210, %211 : index
      %213 = arith.muli %209, %c4 : index
      %214 = arith.addi %212, %213 : index
      %215 = vector.load %w[%214] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %216 = vector.bitcast %215 : vector<2xi8> to vector<1xf16>
      %217 = vector.extract %216[0] : f16 from vector<1xf16>
      %218 = vector.broadcast %217 : f16 to vector<16xf16>
      %219 = arith.addi %12, %c3 : index
      %220 = arith.addi %inputFeatures, %c2 : index
      %221 = arith.divui %220, %c3 : index
      %222 = arith.muli %221, %c3 : index
      %223 = arith.addi %219, %222 : index
      %224 = arith.muli %208, %c16 : index
      %225 = arith.addi %223, %224 : index
      %226 = arith.addi %225, %c5 : index
      %227 = arith.muli %209, %c1 : index
      %228 = arith.addi %226, %227 : index
      %229 = vector.load %w[%228] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %230 = vector.bitcast %229 : vector<16xi8> to vector<4xi32>
      %231 = arith.andi %230, %c17 : vector<4xi32>
      %232 = arith.ori %231, %c18 : vector<4xi32>
      %233 = vector.bitcast %232 : vector<4xi32> to vector<8xf16>
      %234 = arith.shrui %230, %c19 : vector<4xi32>
      %235 = arith.andi %234, %c17 : vector<4xi32>
      %236 = arith.ori %235, %c18 : vector<4xi32>
      %237 = vector.bitcast %236 : vector<4xi32> to vector<8xf16>
      %238 = vector.shuffle %233, %237 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %239 = arith.subf %238, %c20 : vector<16xf16>
      %240 = arith.mulf %239, %218 : vector<16xf16>
      %241 = arith.muli %208, %c16 : index
      %242 = arith.addi %223, %241 : index
      %243 = arith.addi %242, %c21 : index
      %244 = arith.muli %209, %c1 : index
      %245 = arith.addi %243, %244 : index
      %246 = vector.load %w[%245] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %247 = vector.bitcast %246 : vector<16xi8> to vector<4xi32>
      %248 = arith.andi %247, %c17 : vector<4xi32>
      %249 = arith.ori %248, %c18 : vector<4xi32>
      %250 = vector.bitcast %249 : vector<4xi32> to vector<8xf16>
      %251 = arith.shrui %247, %c19 : vector<4xi32>
      %252 = arith.andi %251, %c17 : vector<4xi32>
      %253 = arith.ori %252, %c18 : vector<4xi32>
      %254 = vector.bitcast %253 : vector<4xi32> to vector<8xf16>
      %255 = vector.shuffle %250, %254 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %256 = arith.subf %255, %c20 : vector<16xf16>
      %257 = arith.mulf %256, %218 : vector<16xf16>
      %258 = arith.muli %53, %c4 : index
      %259 = arith.addi %258, %c5 : index
      %260 = arith.muli %tileRows, %c1 : index
      %261 = arith.muli %259, %260 : index
      %262 = arith.addi %39, %261 : index
      %263 = vector.load %x[%262] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %264 = arith.muli %tileRows, %c12 : index
      %265 = arith.addi %262, %264 : index
      %266 = vector.load %x[%265] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %267 = vector.shuffle %263, %266 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %268 = wave.mma %267, %90, %54 : vector<16xf16>, vector<8xf32>
      %269 = wave.mma %267, %190, %55 : vector<16xf16>, vector<8xf32>
      %270 = arith.muli %53, %c4 : index
      %271 = arith.addi %270, %c6 : index
      %272 = arith.muli %tileRows, %c1 : index
      %273 = arith.muli %271, %272 : index
      %274 = arith.addi %39, %273 : index
      %275 = vector.load %x[%274] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %276 = arith.muli %tileRows, %c12 : index
      %277 = arith.addi %274, %276 : index
      %278 = vector.load %x[%277] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %279 = vector.shuffle %275, %278 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %280 = wave.mma %279, %107, %268 : vector<16xf16>, vector<8xf32>
      %281 = wave.mma %279, %207, %269 : vector<16xf16>, vector<8xf32>
      %282 = arith.muli %53, %c4 : index
      %283 = arith.addi %282, %c4 : index
      %284 = arith.muli %tileRows, %c1 : index
      %285 = arith.muli %283, %284 : index
      %286 = arith.addi %39, %285 : index
      %287 = vector.load %x[%286] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %288 = arith.muli %tileRows, %c12 : index
      %289 = arith.addi %286, %288 : index
      %290 = vector.load %x[%289] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %291 = vector.shuffle %287, %290 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %292 = wave.mma %291, %140, %280 : vector<16xf16>, vector<8xf32>
      %293 = wave.mma %291, %240, %281 : vector<16xf16>, vector<8xf32>
      %294 = arith.muli %53, %c4 : index
      %295 = arith.addi %294, %c22 : index
      %296 = arith.muli %tileRows, %c1 : index
      %297 = arith.muli %295, %296 : index
      %298 = arith.addi %39, %297 : index
      %299 = vector.load %x[%298] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %300 = arith.muli %tileRows, %c12 : index
      %301 = arith.addi %298, %300 : index
      %302 = vector.load %x[%301] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %303 = vector.shuffle %299, %302 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %304 = wave.mma %303, %157, %292 : vector<16xf16>, vector<8xf32>
      %305 = wave.mma %303, %257, %293 : vector<16xf16>, vector<8xf32>
      scf.yield %304, %305 : vector<8xf32>, vector<8xf32>
    }
    %306 = arith.select %46, %52, %45 : index
    %310:2 = scf.for %307 = %52 to %306 step %c6 iter_args(%308 = %56#0, %309 = %56#1) -> (vector<8xf32>, vector<8xf32>) {
      %311 = wave.lane
      %312 = arith.addi %307, %c5 : index
      %313 = arith.remui %311, %c1 : index
      %314 = arith.addi %10, %c3 : index
      %315 = arith.muli %312, %c10 : index
      %316 = arith.addi %314, %315 : index
      %317 = arith.muli %313, %c4 : index
      %318 = arith.addi %316, %317 : index
      %319 = vector.load %w[%318] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %320 = vector.bitcast %319 : vector<2xi8> to vector<1xf16>
      %321 = vector.extract %320[0] : f16 from vector<1xf16>
      %322 = vector.broadcast %321 : f16 to vector<16xf16>
      %323 = arith.addi %10, %c3 : index
      %324 = arith.addi %inputFeatures, %c2 : index
      %325 = arith.divui %324, %c3 : index
      %326 = arith.muli %325, %c3 : index
      %327 = arith.addi %323, %326 : index
      %328 = arith.muli %312, %c16 : index
      %329 = arith.addi %327, %328 : index
      %330 = arith.addi %329, %c5 : index
      %331 = arith.muli %313, %c1 : index
      %332 = arith.addi %330, %331 : index
      %333 = vector.load %w[%332] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %334 = vector.bitcast %333 : vector<16xi8> to vector<4xi32>
      %335 = arith.andi %334, %c17 : vector<4xi32>
      %336 = arith.ori %335, %c18 : vector<4xi32>
      %337 = vector.bitcast %336 : vector<4xi32> to vector<8xf16>
      %338 = arith.shrui %334, %c19 : vector<4xi32>
      %339 = arith.andi %338, %c17 : vector<4xi32>
      %340 = arith.ori %339, %c18 : vector<4xi32>
      %341 = vector.bitcast %340 : vector<4xi32> to vector<8xf16>
      %342 = vector.shuffle %337, %341 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %343 = arith.subf %342, %c20 : vector<16xf16>
      %344 = arith.mulf %343, %322 : vector<16xf16>
      %345 = arith.muli %312, %c16 : index
      %346 = arith.addi %327, %345 : index
      %347 = arith.addi %346, %c21 : index
      %348 = arith.muli %313, %c1 : index
      %349 = arith.addi %347, %348 : index
      %350 = vector.load %w[%349] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %351 = vector.bitcast %350 : vector<16xi8> to vector<4xi32>
      %352 = arith.andi %351, %c17 : vector<4xi32>
      %353 = arith.ori %352, %c18 : vector<4xi32>
      %354 = vector.bitcast %353 : vector<4xi32> to vector<8xf16>
      %355 = arith.shrui %351, %c19 : vector<4xi32>
      %356 = arith.andi %355, %c17 : vector<4xi32>
      %357 = arith.ori %356, %c18 : vector<4xi32>
      %358 = vector.bitcast %357 : vector<4xi32> to vector<8xf16>
      %359 = vector.shuffle %354, %358 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %360 = arith.subf %359, %c20 : vector<16xf16>
      %361 = arith.mulf %360, %322 : vector<16xf16>
      %362 = arith.addi %307, %c5 : index
      %363 = arith.remui %311, %c1 : index
      %364 = arith.addi %12, %c3 : index
      %365 = arith.muli %362, %c10 : index
      %366 = arith.addi %364, %365 : index
      %367 = arith.muli %363, %c4 : index
      %368 = arith.addi %366, %367 : index
      %369 = vector.load %w[%368] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %370 = vector.bitcast %369 : vector<2xi8> to vector<1xf16>
      %371 = vector.extract %370[0] : f16 from vector<1xf16>
      %372 = vector.broadcast %371 : f16 to vector<16xf16>
      %373 = arith.addi %12, %c3 : index
      %374 = arith.addi %inputFeatures, %c2 : index
      %375 = arith.divui %374, %c3 : index
      %376 = arith.muli %375, %c3 : index
      %377 = arith.addi %373, %376 : index
      %378 = arith.muli %362, %c16 : index
      %379 = arith.addi %377, %378 : index
      %380 = arith.addi %379, %c5 : index
      %381 = arith.muli %363, %c1 : index
      %382 = arith.addi %380, %381 : index
      %383 = vector.load %w[%382] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %384 = vector.bitcast %383 : vector<16xi8> to vector<4xi32>
      %385 = arith.andi %384, %c17 : vector<4xi32>
      %386 = arith.ori %385, %c18 : vector<4xi32>
      %387 = vector.bitcast %386 : vector<4xi32> to vector<8xf16>
      %388 = arith.shrui %384, %c19 : vector<4xi32>
      %389 = arith.andi %388, %c17 : vector<4xi32>
      %390 = arith.ori %389, %c18 : vector<4xi32>
      %391 = vector.bitcast %390 : vector<4xi32> to vector<8xf16>
      %392 = vector.shuffle %387, %391 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %393 = arith.subf %392, %c20 : vector<16xf16>
      %394 = arith.mulf %393, %372 : vector<16xf16>
      %395 = arith.muli %362, %c16 : index
      %396 = arith.addi %377, %395 : index
      %397 = arith.addi %396, %c21 : index
      %398 = arith.muli %363, %c1 : index
      %399 = arith.addi %397, %398 : index
      %400 = vector.load %w[%399] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %401 = vector.bitcast %400 : vector<16xi8> to vector<4xi32>
      %402 = arith.andi %401, %c17 : vector<4xi32>
      %403 = arith.ori %402, %c18 : vector<4xi32>
      %404 = vector.bitcast %403 : vector<4xi32> to vector<8xf16>
      %405 = arith.shrui %401, %c19 : vector<4xi32>
      %406 = arith.andi %405, %c17 : vector<4xi32>
      %407 = arith.ori %406, %c18 : vector<4xi32>
      %408 = vector.bitcast %407 : vector<4xi32> to vector<8xf16>
      %409 = vector.shuffle %404, %408 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %410 = arith.subf %409, %c20 : vector<16xf16>
      %411 = arith.mulf %410, %372 : vector<16xf16>
      %412 = arith.muli %307, %c4 : index
      %413 = arith.addi %412, %c5 : index
      %414 = arith.muli %tileRows, %c1 : index
      %415 = arith.muli %413, %414 : index
      %416 = arith.addi %39, %415 : index
      %417 = vector.load %x[%416] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %418 = arith.muli %tileRows, %c12 : index
      %419 = arith.addi %416, %418 : index
      %420 = vector.load %x[%419] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %421 = vector.shuffle %417, %420 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %422 = wave.mma %421, %344, %308 : vector<16xf16>, vector<8xf32>
      %423 = wave.mma %421, %394, %309 : vector<16xf16>, vector<8xf32>
      %424 = arith.muli %307, %c4 : index
      %425 = arith.addi %424, %c6 : index
      %426 = arith.muli %tileRows, %c1 : index
      %427 = arith.muli %425, %426 : index
      %428 = arith.addi %39, %427 : index
      %429 = vector.load %x[%428] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %430 = arith.muli %tileRows, %c12 : index
      %431 = arith.addi %428, %430 : index
      %432 = vector.load %x[%431] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %433 = vector.shuffle %429, %432 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %434 = wave.mma %433, %361, %422 : vector<16xf16>, vector<8xf32>
      %435 = wave.mma %433, %411, %423 : vector<16xf16>, vector<8xf32>
      scf.yield %434, %435 : vector<8xf32>, vector<8xf32>
    }
    %436 = wave.lane
    %437 = vector.extract %310#0[0] : f32 from vector<8xf32>
    %438 = vector.extract %310#1[0] : f32 from vector<8xf32>
    %439 = wave.lane
    %440 = arith.addi %15, %c5 : index
    %441 = arith.muli %c5, %c4 : index
    %442 = arith.addi %440, %441 : index
    %443 = arith.divui %439, %c1 : index
    %444 = arith.addi %442, %443 : index
    %445 = arith.cmpi slt, %444, %14 : index
    scf.if %445 {
      %446 = arith.cmpi eq, %hasFactors, %c6 : index
      %447 = arith.muli %444, %c4 : index
      %448 = memref.load %factors[%447] : memref<?xf32>
      %449 = arith.mulf %448, %operandScale : f32
      %450 = arith.select %446, %449, %operandScale : f32
      %451 = arith.remui %439, %c1 : index
      %452 = arith.muli %451, %c25 : index
      %453 = arith.addi %10, %452 : index
      %454 = vector.load %w[%453] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %455 = vector.bitcast %454 : vector<4xi8> to vector<1xf32>
      %456 = vector.extract %455[0] : f32 from vector<1xf32>
      %457 = arith.mulf %456, %450 : f32
      %458 = arith.mulf %437, %457 : f32
      %459 = arith.remui %439, %c1 : index
      %460 = arith.muli %459, %c25 : index
      %461 = arith.addi %12, %460 : index
      %462 = vector.load %w[%461] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %463 = vector.bitcast %462 : vector<4xi8> to vector<1xf32>
      %464 = vector.extract %463[0] : f32 from vector<1xf32>
      %465 = arith.mulf %464, %450 : f32
      %466 = arith.mulf %438, %465 : f32
      %467 = arith.muli %444, %outputFeatures : index
      %468 = arith.addi %467, %18 : index
      %469 = wave.lane
      %470 = arith.remui %469, %c1 : index
      %471 = arith.addi %468, %470 : index
      scf.if %16 {
        %472 = arith.addi %471, %c5 : index
        %473 = memref.load %residual[%472] : memref<?xf32>
        %474 = arith.addf %473, %458 : f32
        %475 = arith.addi %471, %c5 : index
        memref.store %474, %out[%475] : memref<?xf32>
      } else {
        %476 = arith.addi %471, %c5 : index
        memref.store %458, %out[%476] : memref<?xf32>
      }
      scf.if %16 {
        %477 = arith.addi %471, %c1 : index
        %478 = memref.load %residual[%477] : memref<?xf32>
        %479 = arith.addf %478, %466 : f32
        %480 = arith.addi %471, %c1 : index
        memref.store %479, %out[%480] : memref<?xf32>
      } else {
        %481 = arith.addi %471, %c1 : index
        memref.store %466, %out[%481] : memref<?xf32>
      }
    }
    %482 = vector.extract %310#0[1] : f32 from vector<8xf32>
    %483 = vector.extract %310#1[1] : f32 from vector<8xf32>
    %484 = wave.lane
    %485 = arith.addi %15, %c5 : index
    %486 = arith.muli %c6, %c4 : index
    %487 = arith.addi %485, %486 : index
    %488 = arith.divui %484, %c1 : index
    %489 = arith.addi %487, %488 : index
    %490 = arith.cmpi slt, %489, %14 : index
    scf.if %490 {
      %491 = arith.cmpi eq, %hasFactors, %c6 : index
      %492 = arith.muli %489, %c4 : index
      %493 = memref.load %factors[%492] : memref<?xf32>
      %494 = arith.mulf %493, %operandScale : f32
      %495 = arith.select %491, %494, %operandScale : f32
      %496 = arith.remui %484, %c1 : index
      %497 = arith.muli %496, %c25 : index
      %498 = arith.addi %10, %497 : index
      %499 = vector.load %w[%498] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %500 = vector.bitcast %499 : vector<4xi8> to vector<1xf32>
      %501 = vector.extract %500[0] : f32 from vector<1xf32>
      %502 = arith.mulf %501, %495 : f32
      %503 = arith.mulf %482, %502 : f32
      %504 = arith.remui %484, %c1 : index
      %505 = arith.muli %504, %c25 : index
      %506 = arith.addi %12, %505 : index
      %507 = vector.load %w[%506] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %508 = vector.bitcast %507 : vector<4xi8> to vector<1xf32>
      %509 = vector.extract %508[0] : f32 from vector<1xf32>
      %510 = arith.mulf %509, %495 : f32
      %511 = arith.mulf %483, %510 : f32
      %512 = arith.muli %489, %outputFeatures : index
      %513 = arith.addi %512, %18 : index
      %514 = wave.lane
      %515 = arith.remui %514, %c1 : index
      %516 = arith.addi %513, %515 : index
      scf.if %16 {
        %517 = arith.addi %516, %c5 : index
        %518 = memref.load %residual[%517] : memref<?xf32>
        %519 = arith.addf %518, %503 : f32
        %520 = arith.addi %516, %c5 : index
        memref.store %519, %out[%520] : memref<?xf32>
      } else {
        %521 = arith.addi %516, %c5 : index
        memref.store %503, %out[%521] : memref<?xf32>
      }
      scf.if %16 {
        %522 = arith.addi %516, %c1 : index
        %523 = memref.load %residual[%522] : memref<?xf32>
        %524 = arith.addf %523, %511 : f32
        %525 = arith.addi %516, %c1 : index
        memref.store %524, %out[%525] : memref<?xf32>
      } else {
        %526 = arith.addi %516, %c1 : index
        memref.store %511, %out[%526] : memref<?xf32>
      }
    }
    %527 = vector.extract %310#0[2] : f32 from vector<8xf32>
    %528 = vector.extract %310#1[2] : f32 from vector<8xf32>
    %529 = wave.lane
    %530 = arith.addi %15, %c5 : index
    %531 = arith.muli %c4, %c4 : index
    %532 = arith.addi %530, %531 : index
    %533 = arith.divui %529, %c1 : index
    %534 = arith.addi %532, %533 : index
    %535 = arith.cmpi slt, %534, %14 : index
    scf.if %535 {
      %536 = arith.cmpi eq, %hasFactors, %c6 : index
      %537 = arith.muli %534, %c4 : index
      %538 = memref.load %factors[%537] : memref<?xf32>
      %539 = arith.mulf %538, %operandScale : f32
      %540 = arith.select %536, %539, %operandScale : f32
      %541 = arith.remui %529, %c1 : index
      %542 = arith.muli %541, %c25 : index
      %543 = arith.addi %10, %542 : index
      %544 = vector.load %w[%543] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %545 = vector.bitcast %544 : vector<4xi8> to vector<1xf32>
      %546 = vector.extract %545[0] : f32 from vector<1xf32>
      %547 = arith.mulf %546, %540 : f32
      %548 = arith.mulf %527, %547 : f32
      %549 = arith.remui %529, %c1 : index
      %550 = arith.muli %549, %c25 : index
      %551 = arith.addi %12, %550 : index
      %552 = vector.load %w[%551] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %553 = vector.bitcast %552 : vector<4xi8> to vector<1xf32>
      %554 = vector.extract %553[0] : f32 from vector<1xf32>
      %555 = arith.mulf %554, %540 : f32
      %556 = arith.mulf %528, %555 : f32
      %557 = arith.muli %534, %outputFeatures : index
      %558 = arith.addi %557, %18 : index
      %559 = wave.lane
      %560 = arith.remui %559, %c1 : index
      %561 = arith.addi %558, %560 : index
      scf.if %16 {
        %562 = arith.addi %561, %c5 : index
        %563 = memref.load %residual[%562] : memref<?xf32>
        %564 = arith.addf %563, %548 : f32
        %565 = arith.addi %561, %c5 : index
        memref.store %564, %out[%565] : memref<?xf32>
      } else {
        %566 = arith.addi %561, %c5 : index
        memref.store %548, %out[%566] : memref<?xf32>
      }
      scf.if %16 {
        %567 = arith.addi %561, %c1 : index
        %568 = memref.load %residual[%567] : memref<?xf32>
        %569 = arith.addf %568, %556 : f32
        %570 = arith.addi %561, %c1 : index
        memref.store %569, %out[%570] : memref<?xf32>
      } else {
        %571 = arith.addi %561, %c1 : index
        memref.store %556, %out[%571] : memref<?xf32>
      }
    }
    %572 = vector.extract %310#0[3] : f32 from vector<8xf32>
    %573 = vector.extract %310#1[3] : f32 from vector<8xf32>
    %574 = wave.lane
    %575 = arith.addi %15, %c5 : index
    %576 = arith.muli %c22, %c4 : index
    %577 = arith.addi %575, %576 : index
    %578 = arith.divui %574, %c1 : index
    %579 = arith.addi %577, %578 : index
    %580 = arith.cmpi slt, %579, %14 : index
    scf.if %580 {
      %581 = arith.cmpi eq, %hasFactors, %c6 : index
      %582 = arith.muli %579, %c4 : index
      %583 = memref.load %factors[%582] : memref<?xf32>
      %584 = arith.mulf %583, %operandScale : f32
      %585 = arith.select %581, %584, %operandScale : f32
      %586 = arith.remui %574, %c1 : index
      %587 = arith.muli %586, %c25 : index
      %588 = arith.addi %10, %587 : index
      %589 = vector.load %w[%588] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %590 = vector.bitcast %589 : vector<4xi8> to vector<1xf32>
      %591 = vector.extract %590[0] : f32 from vector<1xf32>
      %592 = arith.mulf %591, %585 : f32
      %593 = arith.mulf %572, %592 : f32
      %594 = arith.remui %574, %c1 : index
      %595 = arith.muli %594, %c25 : index
      %596 = arith.addi %12, %595 : index
      %597 = vector.load %w[%596] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %598 = vector.bitcast %597 : vector<4xi8> to vector<1xf32>
      %599 = vector.extract %598[0] : f32 from vector<1xf32>
      %600 = arith.mulf %599, %585 : f32
      %601 = arith.mulf %573, %600 : f32
      %602 = arith.muli %579, %outputFeatures : index
      %603 = arith.addi %602, %18 : index
      %604 = wave.lane
      %605 = arith.remui %604, %c1 : index
      %606 = arith.addi %603, %605 : index
      scf.if %16 {
        %607 = arith.addi %606, %c5 : index
        %608 = memref.load %residual[%607] : memref<?xf32>
        %609 = arith.addf %608, %593 : f32
        %610 = arith.addi %606, %c5 : index
        memref.store %609, %out[%610] : memref<?xf32>
      } else {
        %611 = arith.addi %606, %c5 : index
        memref.store %593, %out[%611] : memref<?xf32>
      }
      scf.if %16 {
        %612 = arith.addi %606, %c1 : index
        %613 = memref.load %residual[%612] : memref<?xf32>
        %614 = arith.addf %613, %601 : f32
        %615 = arith.addi %606, %c1 : index
        memref.store %614, %out[%615] : memref<?xf32>
      } else {
        %616 = arith.addi %606, %c1 : index
        memref.store %601, %out[%616] : memref<?xf32>
      }
    }
    %617 = vector.extract %310#0[4] : f32 from vector<8xf32>
    %618 = vector.extract %310#1[4] : f32 from vector<8xf32>
    %619 = wave.lane
    %620 = arith.addi %15, %c5 : index
    %621 = arith.muli %c25, %c4 : index
    %622 = arith.addi %620, %621 : index
    %623 = arith.divui %619, %c1 : index
    %624 = arith.addi %622, %623 : index
    %625 = arith.cmpi slt, %624, %14 : index
    scf.if %625 {
      %626 = arith.cmpi eq, %hasFactors, %c6 : index
      %627 = arith.muli %624, %c4 : index
      %628 = memref.load %factors[%627] : memref<?xf32>
      %629 = arith.mulf %628, %operandScale : f32
      %630 = arith.select %626, %629, %operandScale : f32
      %631 = arith.remui %619, %c1 : index
      %632 = arith.muli %631, %c25 : index
      %633 = arith.addi %10, %632 : index
      %634 = vector.load %w[%633] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %635 = vector.bitcast %634 : vector<4xi8> to vector<1xf32>
      %636 = vector.extract %635[0] : f32 from vector<1xf32>
      %637 = arith.mulf %636, %630 : f32
      %638 = arith.mulf %617, %637 : f32
      %639 = arith.remui %619, %c1 : index
      %640 = arith.muli %639, %c25 : index
      %641 = arith.addi %12, %640 : index
      %642 = vector.load %w[%641] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %643 = vector.bitcast %642 : vector<4xi8> to vector<1xf32>
      %644 = vector.extract %643[0] : f32 from vector<1xf32>
      %645 = arith.mulf %644, %630 : f32
      %646 = arith.mulf %618, %645 : f32
      %647 = arith.muli %624, %outputFeatures : index
      %648 = arith.addi %647, %18 : index
      %649 = wave.lane
      %650 = arith.remui %649, %c1 : index
      %651 = arith.addi %648, %650 : index
      scf.if %16 {
        %652 = arith.addi %651, %c5 : index
        %653 = memref.load %residual[%652] : memref<?xf32>
        %654 = arith.addf %653, %638 : f32
        %655 = arith.addi %651, %c5 : index
        memref.store %654, %out[%655] : memref<?xf32>
      } else {
        %656 = arith.addi %651, %c5 : index
        memref.store %638, %out[%656] : memref<?xf32>
      }
      scf.if %16 {
        %657 = arith.addi %651, %c1 : index
        %658 = memref.load %residual[%657] : memref<?xf32>
        %659 = arith.addf %658, %646 : f32
        %660 = arith.addi %651, %c1 : index
        memref.store %659, %out[%660] : memref<?xf32>
      } else {
        %661 = arith.addi %651, %c1 : index
        memref.store %646, %out[%661] : memref<?xf32>
      }
    }
    %662 = vector.extract %310#0[5] : f32 from vector<8xf32>
    %663 = vector.extract %310#1[5] : f32 from vector<8xf32>
    %664 = wave.lane
    %665 = arith.addi %15, %c5 : index
    %666 = arith.muli %c26, %c4 : index
    %667 = arith.addi %665, %666 : index
    %668 = arith.divui %664, %c1 : index
    %669 = arith.addi %667, %668 : index
    %670 = arith.cmpi slt, %669, %14 : index
    scf.if %670 {
      %671 = arith.cmpi eq, %hasFactors, %c6 : index
      %672 = arith.muli %669, %c4 : index
      %673 = memref.load %factors[%672] : memref<?xf32>
      %674 = arith.mulf %673, %operandScale : f32
      %675 = arith.select %671, %674, %operandScale : f32
      %676 = arith.remui %664, %c1 : index
      %677 = arith.muli %676, %c25 : index
      %678 = arith.addi %10, %677 : index
      %679 = vector.load %w[%678] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %680 = vector.bitcast %679 : vector<4xi8> to vector<1xf32>
      %681 = vector.extract %680[0] : f32 from vector<1xf32>
      %682 = arith.mulf %681, %675 : f32
      %683 = arith.mulf %662, %682 : f32
      %684 = arith.remui %664, %c1 : index
      %685 = arith.muli %684, %c25 : index
      %686 = arith.addi %12, %685 : index
      %687 = vector.load %w[%686] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %688 = vector.bitcast %687 : vector<4xi8> to vector<1xf32>
      %689 = vector.extract %688[0] : f32 from vector<1xf32>
      %690 = arith.mulf %689, %675 : f32
      %691 = arith.mulf %663, %690 : f32
      %692 = arith.muli %669, %outputFeatures : index
      %693 = arith.addi %692, %18 : index
      %694 = wave.lane
      %695 = arith.remui %694, %c1 : index
      %696 = arith.addi %693, %695 : index
      scf.if %16 {
        %697 = arith.addi %696, %c5 : index
        %698 = memref.load %residual[%697] : memref<?xf32>
        %699 = arith.addf %698, %683 : f32
        %700 = arith.addi %696, %c5 : index
        memref.store %699, %out[%700] : memref<?xf32>
      } else {
        %701 = arith.addi %696, %c5 : index
        memref.store %683, %out[%701] : memref<?xf32>
      }
      scf.if %16 {
        %702 = arith.addi %696, %c1 : index
        %703 = memref.load %residual[%702] : memref<?xf32>
        %704 = arith.addf %703, %691 : f32
        %705 = arith.addi %696, %c1 : index
        memref.store %704, %out[%705] : memref<?xf32>
      } else {
        %706 = arith.addi %696, %c1 : index
        memref.store %691, %out[%706] : memref<?xf32>
      }
    }
    %707 = vector.extract %310#0[6] : f32 from vector<8xf32>
    %708 = vector.extract %310#1[6] : f32 from vector<8xf32>
    %709 = wave.lane
    %710 = arith.addi %15, %c5 : index
    %711 = arith.muli %c27, %c4 : index
    %712 = arith.addi %710, %711 : index
    %713 = arith.divui %709, %c1 : index
    %714 = arith.addi %712, %713 : index
    %715 = arith.cmpi slt, %714, %14 : index
    scf.if %715 {
      %716 = arith.cmpi eq, %hasFactors, %c6 : index
      %717 = arith.muli %714, %c4 : index
      %718 = memref.load %factors[%717] : memref<?xf32>
      %719 = arith.mulf %718, %operandScale : f32
      %720 = arith.select %716, %719, %operandScale : f32
      %721 = arith.remui %709, %c1 : index
      %722 = arith.muli %721, %c25 : index
      %723 = arith.addi %10, %722 : index
      %724 = vector.load %w[%723] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %725 = vector.bitcast %724 : vector<4xi8> to vector<1xf32>
      %726 = vector.extract %725[0] : f32 from vector<1xf32>
      %727 = arith.mulf %726, %720 : f32
      %728 = arith.mulf %707, %727 : f32
      %729 = arith.remui %709, %c1 : index
      %730 = arith.muli %729, %c25 : index
      %731 = arith.addi %12, %730 : index
      %732 = vector.load %w[%731] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %733 = vector.bitcast %732 : vector<4xi8> to vector<1xf32>
      %734 = vector.extract %733[0] : f32 from vector<1xf32>
      %735 = arith.mulf %734, %720 : f32
      %736 = arith.mulf %708, %735 : f32
      %737 = arith.muli %714, %outputFeatures : index
      %738 = arith.addi %737, %18 : index
      %739 = wave.lane
      %740 = arith.remui %739, %c1 : index
      %741 = arith.addi %738, %740 : index
      scf.if %16 {
        %742 = arith.addi %741, %c5 : index
        %743 = memref.load %residual[%742] : memref<?xf32>
        %744 = arith.addf %743, %728 : f32
        %745 = arith.addi %741, %c5 : index
        memref.store %744, %out[%745] : memref<?xf32>
      } else {
        %746 = arith.addi %741, %c5 : index
        memref.store %728, %out[%746] : memref<?xf32>
      }
      scf.if %16 {
        %747 = arith.addi %741, %c1 : index
        %748 = memref.load %residual[%747] : memref<?xf32>
        %749 = arith.addf %748, %736 : f32
        %750 = arith.addi %741, %c1 : index
        memref.store %749, %out[%750] : memref<?xf32>
      } else {
        %751 = arith.addi %741, %c1 : index
        memref.store %736, %out[%751] : memref<?xf32>
      }
    }
    %752 = vector.extract %310#0[7] : f32 from vector<8xf32>
    %753 = vector.extract %310#1[7] : f32 from vector<8xf32>
    %754 = wave.lane
    %755 = arith.addi %15, %c5 : index
    %756 = arith.muli %c28, %c4 : index
    %757 = arith.addi %755, %756 : index
    %758 = arith.divui %754, %c1 : index
    %759 = arith.addi %757, %758 : index
    %760 = arith.cmpi slt, %759, %14 : index
    scf.if %760 {
      %761 = arith.cmpi eq, %hasFactors, %c6 : index
      %762 = arith.muli %759, %c4 : index
      %763 = memref.load %factors[%762] : memref<?xf32>
      %764 = arith.mulf %763, %operandScale : f32
      %765 = arith.select %761, %764, %operandScale : f32
      %766 = arith.remui %754, %c1 : index
      %767 = arith.muli %766, %c25 : index
      %768 = arith.addi %10, %767 : index
      %769 = vector.load %w[%768] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %770 = vector.bitcast %769 : vector<4xi8> to vector<1xf32>
      %771 = vector.extract %770[0] : f32 from vector<1xf32>
      %772 = arith.mulf %771, %765 : f32
      %773 = arith.mulf %752, %772 : f32
      %774 = arith.remui %754, %c1 : index
      %775 = arith.muli %774, %c25 : index
      %776 = arith.addi %12, %775 : index
      %777 = vector.load %w[%776] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %778 = vector.bitcast %777 : vector<4xi8> to vector<1xf32>
      %779 = vector.extract %778[0] : f32 from vector<1xf32>
      %780 = arith.mulf %779, %765 : f32
      %781 = arith.mulf %753, %780 : f32
      %782 = arith.muli %759, %outputFeatures : index
      %783 = arith.addi %782, %18 : index
      %784 = wave.lane
      %785 = arith.remui %784, %c1 : index
      %786 = arith.addi %783, %785 : index
      scf.if %16 {
        %787 = arith.addi %786, %c5 : index
        %788 = memref.load %residual[%787] : memref<?xf32>
        %789 = arith.addf %788, %773 : f32
        %790 = arith.addi %786, %c5 : index
        memref.store %789, %out[%790] : memref<?xf32>
      } else {
        %791 = arith.addi %786, %c5 : index
        memref.store %773, %out[%791] : memref<?xf32>
      }
      scf.if %16 {
        %792 = arith.addi %786, %c1 : index
        %793 = memref.load %residual[%792] : memref<?xf32>
        %794 = arith.addf %793, %781 : f32
        %795 = arith.addi %786, %c1 : index
        memref.store %794, %out[%795] : memref<?xf32>
      } else {
        %796 = arith.addi %786, %c1 : index
        memref.store %781, %out[%796] : memref<?xf32>
      }
    }
  }
  wave.return
}
