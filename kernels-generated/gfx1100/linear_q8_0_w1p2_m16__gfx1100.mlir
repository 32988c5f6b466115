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
  %c24 = arith.constant 0x3F800000 : f32
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
      %447 = memref.load %factors[%444] : memref<?xf32>
      %448 = arith.select %446, %447, %c24 : f32
      %449 = arith.remui %439, %c1 : index
      %450 = arith.muli %449, %c25 : index
      %451 = arith.addi %10, %450 : index
      %452 = vector.load %w[%451] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %453 = vector.bitcast %452 : vector<4xi8> to vector<1xf32>
      %454 = vector.extract %453[0] : f32 from vector<1xf32>
      %455 = arith.mulf %454, %448 : f32
      %456 = arith.mulf %437, %455 : f32
      %457 = arith.remui %439, %c1 : index
      %458 = arith.muli %457, %c25 : index
      %459 = arith.addi %12, %458 : index
      %460 = vector.load %w[%459] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %461 = vector.bitcast %460 : vector<4xi8> to vector<1xf32>
      %462 = vector.extract %461[0] : f32 from vector<1xf32>
      %463 = arith.mulf %462, %448 : f32
      %464 = arith.mulf %438, %463 : f32
      %465 = arith.muli %444, %outputFeatures : index
      %466 = arith.addi %465, %18 : index
      %467 = wave.lane
      %468 = arith.remui %467, %c1 : index
      %469 = arith.addi %466, %468 : index
      scf.if %16 {
        %470 = arith.addi %469, %c5 : index
        %471 = memref.load %residual[%470] : memref<?xf32>
        %472 = arith.addf %471, %456 : f32
        %473 = arith.addi %469, %c5 : index
        memref.store %472, %out[%473] : memref<?xf32>
      } else {
        %474 = arith.addi %469, %c5 : index
        memref.store %456, %out[%474] : memref<?xf32>
      }
      scf.if %16 {
        %475 = arith.addi %469, %c1 : index
        %476 = memref.load %residual[%475] : memref<?xf32>
        %477 = arith.addf %476, %464 : f32
        %478 = arith.addi %469, %c1 : index
        memref.store %477, %out[%478] : memref<?xf32>
      } else {
        %479 = arith.addi %469, %c1 : index
        memref.store %464, %out[%479] : memref<?xf32>
      }
    }
    %480 = vector.extract %310#0[1] : f32 from vector<8xf32>
    %481 = vector.extract %310#1[1] : f32 from vector<8xf32>
    %482 = wave.lane
    %483 = arith.addi %15, %c5 : index
    %484 = arith.muli %c6, %c4 : index
    %485 = arith.addi %483, %484 : index
    %486 = arith.divui %482, %c1 : index
    %487 = arith.addi %485, %486 : index
    %488 = arith.cmpi slt, %487, %14 : index
    scf.if %488 {
      %489 = arith.cmpi eq, %hasFactors, %c6 : index
      %490 = memref.load %factors[%487] : memref<?xf32>
      %491 = arith.select %489, %490, %c24 : f32
      %492 = arith.remui %482, %c1 : index
      %493 = arith.muli %492, %c25 : index
      %494 = arith.addi %10, %493 : index
      %495 = vector.load %w[%494] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %496 = vector.bitcast %495 : vector<4xi8> to vector<1xf32>
      %497 = vector.extract %496[0] : f32 from vector<1xf32>
      %498 = arith.mulf %497, %491 : f32
      %499 = arith.mulf %480, %498 : f32
      %500 = arith.remui %482, %c1 : index
      %501 = arith.muli %500, %c25 : index
      %502 = arith.addi %12, %501 : index
      %503 = vector.load %w[%502] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %504 = vector.bitcast %503 : vector<4xi8> to vector<1xf32>
      %505 = vector.extract %504[0] : f32 from vector<1xf32>
      %506 = arith.mulf %505, %491 : f32
      %507 = arith.mulf %481, %506 : f32
      %508 = arith.muli %487, %outputFeatures : index
      %509 = arith.addi %508, %18 : index
      %510 = wave.lane
      %511 = arith.remui %510, %c1 : index
      %512 = arith.addi %509, %511 : index
      scf.if %16 {
        %513 = arith.addi %512, %c5 : index
        %514 = memref.load %residual[%513] : memref<?xf32>
        %515 = arith.addf %514, %499 : f32
        %516 = arith.addi %512, %c5 : index
        memref.store %515, %out[%516] : memref<?xf32>
      } else {
        %517 = arith.addi %512, %c5 : index
        memref.store %499, %out[%517] : memref<?xf32>
      }
      scf.if %16 {
        %518 = arith.addi %512, %c1 : index
        %519 = memref.load %residual[%518] : memref<?xf32>
        %520 = arith.addf %519, %507 : f32
        %521 = arith.addi %512, %c1 : index
        memref.store %520, %out[%521] : memref<?xf32>
      } else {
        %522 = arith.addi %512, %c1 : index
        memref.store %507, %out[%522] : memref<?xf32>
      }
    }
    %523 = vector.extract %310#0[2] : f32 from vector<8xf32>
    %524 = vector.extract %310#1[2] : f32 from vector<8xf32>
    %525 = wave.lane
    %526 = arith.addi %15, %c5 : index
    %527 = arith.muli %c4, %c4 : index
    %528 = arith.addi %526, %527 : index
    %529 = arith.divui %525, %c1 : index
    %530 = arith.addi %528, %529 : index
    %531 = arith.cmpi slt, %530, %14 : index
    scf.if %531 {
      %532 = arith.cmpi eq, %hasFactors, %c6 : index
      %533 = memref.load %factors[%530] : memref<?xf32>
      %534 = arith.select %532, %533, %c24 : f32
      %535 = arith.remui %525, %c1 : index
      %536 = arith.muli %535, %c25 : index
      %537 = arith.addi %10, %536 : index
      %538 = vector.load %w[%537] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %539 = vector.bitcast %538 : vector<4xi8> to vector<1xf32>
      %540 = vector.extract %539[0] : f32 from vector<1xf32>
      %541 = arith.mulf %540, %534 : f32
      %542 = arith.mulf %523, %541 : f32
      %543 = arith.remui %525, %c1 : index
      %544 = arith.muli %543, %c25 : index
      %545 = arith.addi %12, %544 : index
      %546 = vector.load %w[%545] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %547 = vector.bitcast %546 : vector<4xi8> to vector<1xf32>
      %548 = vector.extract %547[0] : f32 from vector<1xf32>
      %549 = arith.mulf %548, %534 : f32
      %550 = arith.mulf %524, %549 : f32
      %551 = arith.muli %530, %outputFeatures : index
      %552 = arith.addi %551, %18 : index
      %553 = wave.lane
      %554 = arith.remui %553, %c1 : index
      %555 = arith.addi %552, %554 : index
      scf.if %16 {
        %556 = arith.addi %555, %c5 : index
        %557 = memref.load %residual[%556] : memref<?xf32>
        %558 = arith.addf %557, %542 : f32
        %559 = arith.addi %555, %c5 : index
        memref.store %558, %out[%559] : memref<?xf32>
      } else {
        %560 = arith.addi %555, %c5 : index
        memref.store %542, %out[%560] : memref<?xf32>
      }
      scf.if %16 {
        %561 = arith.addi %555, %c1 : index
        %562 = memref.load %residual[%561] : memref<?xf32>
        %563 = arith.addf %562, %550 : f32
        %564 = arith.addi %555, %c1 : index
        memref.store %563, %out[%564] : memref<?xf32>
      } else {
        %565 = arith.addi %555, %c1 : index
        memref.store %550, %out[%565] : memref<?xf32>
      }
    }
    %566 = vector.extract %310#0[3] : f32 from vector<8xf32>
    %567 = vector.extract %310#1[3] : f32 from vector<8xf32>
    %568 = wave.lane
    %569 = arith.addi %15, %c5 : index
    %570 = arith.muli %c22, %c4 : index
    %571 = arith.addi %569, %570 : index
    %572 = arith.divui %568, %c1 : index
    %573 = arith.addi %571, %572 : index
    %574 = arith.cmpi slt, %573, %14 : index
    scf.if %574 {
      %575 = arith.cmpi eq, %hasFactors, %c6 : index
      %576 = memref.load %factors[%573] : memref<?xf32>
      %577 = arith.select %575, %576, %c24 : f32
      %578 = arith.remui %568, %c1 : index
      %579 = arith.muli %578, %c25 : index
      %580 = arith.addi %10, %579 : index
      %581 = vector.load %w[%580] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %582 = vector.bitcast %581 : vector<4xi8> to vector<1xf32>
      %583 = vector.extract %582[0] : f32 from vector<1xf32>
      %584 = arith.mulf %583, %577 : f32
      %585 = arith.mulf %566, %584 : f32
      %586 = arith.remui %568, %c1 : index
      %587 = arith.muli %586, %c25 : index
      %588 = arith.addi %12, %587 : index
      %589 = vector.load %w[%588] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %590 = vector.bitcast %589 : vector<4xi8> to vector<1xf32>
      %591 = vector.extract %590[0] : f32 from vector<1xf32>
      %592 = arith.mulf %591, %577 : f32
      %593 = arith.mulf %567, %592 : f32
      %594 = arith.muli %573, %outputFeatures : index
      %595 = arith.addi %594, %18 : index
      %596 = wave.lane
      %597 = arith.remui %596, %c1 : index
      %598 = arith.addi %595, %597 : index
      scf.if %16 {
        %599 = arith.addi %598, %c5 : index
        %600 = memref.load %residual[%599] : memref<?xf32>
        %601 = arith.addf %600, %585 : f32
        %602 = arith.addi %598, %c5 : index
        memref.store %601, %out[%602] : memref<?xf32>
      } else {
        %603 = arith.addi %598, %c5 : index
        memref.store %585, %out[%603] : memref<?xf32>
      }
      scf.if %16 {
        %604 = arith.addi %598, %c1 : index
        %605 = memref.load %residual[%604] : memref<?xf32>
        %606 = arith.addf %605, %593 : f32
        %607 = arith.addi %598, %c1 : index
        memref.store %606, %out[%607] : memref<?xf32>
      } else {
        %608 = arith.addi %598, %c1 : index
        memref.store %593, %out[%608] : memref<?xf32>
      }
    }
    %609 = vector.extract %310#0[4] : f32 from vector<8xf32>
    %610 = vector.extract %310#1[4] : f32 from vector<8xf32>
    %611 = wave.lane
    %612 = arith.addi %15, %c5 : index
    %613 = arith.muli %c25, %c4 : index
    %614 = arith.addi %612, %613 : index
    %615 = arith.divui %611, %c1 : index
    %616 = arith.addi %614, %615 : index
    %617 = arith.cmpi slt, %616, %14 : index
    scf.if %617 {
      %618 = arith.cmpi eq, %hasFactors, %c6 : index
      %619 = memref.load %factors[%616] : memref<?xf32>
      %620 = arith.select %618, %619, %c24 : f32
      %621 = arith.remui %611, %c1 : index
      %622 = arith.muli %621, %c25 : index
      %623 = arith.addi %10, %622 : index
      %624 = vector.load %w[%623] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %625 = vector.bitcast %624 : vector<4xi8> to vector<1xf32>
      %626 = vector.extract %625[0] : f32 from vector<1xf32>
      %627 = arith.mulf %626, %620 : f32
      %628 = arith.mulf %609, %627 : f32
      %629 = arith.remui %611, %c1 : index
      %630 = arith.muli %629, %c25 : index
      %631 = arith.addi %12, %630 : index
      %632 = vector.load %w[%631] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %633 = vector.bitcast %632 : vector<4xi8> to vector<1xf32>
      %634 = vector.extract %633[0] : f32 from vector<1xf32>
      %635 = arith.mulf %634, %620 : f32
      %636 = arith.mulf %610, %635 : f32
      %637 = arith.muli %616, %outputFeatures : index
      %638 = arith.addi %637, %18 : index
      %639 = wave.lane
      %640 = arith.remui %639, %c1 : index
      %641 = arith.addi %638, %640 : index
      scf.if %16 {
        %642 = arith.addi %641, %c5 : index
        %643 = memref.load %residual[%642] : memref<?xf32>
        %644 = arith.addf %643, %628 : f32
        %645 = arith.addi %641, %c5 : index
        memref.store %644, %out[%645] : memref<?xf32>
      } else {
        %646 = arith.addi %641, %c5 : index
        memref.store %628, %out[%646] : memref<?xf32>
      }
      scf.if %16 {
        %647 = arith.addi %641, %c1 : index
        %648 = memref.load %residual[%647] : memref<?xf32>
        %649 = arith.addf %648, %636 : f32
        %650 = arith.addi %641, %c1 : index
        memref.store %649, %out[%650] : memref<?xf32>
      } else {
        %651 = arith.addi %641, %c1 : index
        memref.store %636, %out[%651] : memref<?xf32>
      }
    }
    %652 = vector.extract %310#0[5] : f32 from vector<8xf32>
    %653 = vector.extract %310#1[5] : f32 from vector<8xf32>
    %654 = wave.lane
    %655 = arith.addi %15, %c5 : index
    %656 = arith.muli %c26, %c4 : index
    %657 = arith.addi %655, %656 : index
    %658 = arith.divui %654, %c1 : index
    %659 = arith.addi %657, %658 : index
    %660 = arith.cmpi slt, %659, %14 : index
    scf.if %660 {
      %661 = arith.cmpi eq, %hasFactors, %c6 : index
      %662 = memref.load %factors[%659] : memref<?xf32>
      %663 = arith.select %661, %662, %c24 : f32
      %664 = arith.remui %654, %c1 : index
      %665 = arith.muli %664, %c25 : index
      %666 = arith.addi %10, %665 : index
      %667 = vector.load %w[%666] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %668 = vector.bitcast %667 : vector<4xi8> to vector<1xf32>
      %669 = vector.extract %668[0] : f32 from vector<1xf32>
      %670 = arith.mulf %669, %663 : f32
      %671 = arith.mulf %652, %670 : f32
      %672 = arith.remui %654, %c1 : index
      %673 = arith.muli %672, %c25 : index
      %674 = arith.addi %12, %673 : index
      %675 = vector.load %w[%674] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %676 = vector.bitcast %675 : vector<4xi8> to vector<1xf32>
      %677 = vector.extract %676[0] : f32 from vector<1xf32>
      %678 = arith.mulf %677, %663 : f32
      %679 = arith.mulf %653, %678 : f32
      %680 = arith.muli %659, %outputFeatures : index
      %681 = arith.addi %680, %18 : index
      %682 = wave.lane
      %683 = arith.remui %682, %c1 : index
      %684 = arith.addi %681, %683 : index
      scf.if %16 {
        %685 = arith.addi %684, %c5 : index
        %686 = memref.load %residual[%685] : memref<?xf32>
        %687 = arith.addf %686, %671 : f32
        %688 = arith.addi %684, %c5 : index
        memref.store %687, %out[%688] : memref<?xf32>
      } else {
        %689 = arith.addi %684, %c5 : index
        memref.store %671, %out[%689] : memref<?xf32>
      }
      scf.if %16 {
        %690 = arith.addi %684, %c1 : index
        %691 = memref.load %residual[%690] : memref<?xf32>
        %692 = arith.addf %691, %679 : f32
        %693 = arith.addi %684, %c1 : index
        memref.store %692, %out[%693] : memref<?xf32>
      } else {
        %694 = arith.addi %684, %c1 : index
        memref.store %679, %out[%694] : memref<?xf32>
      }
    }
    %695 = vector.extract %310#0[6] : f32 from vector<8xf32>
    %696 = vector.extract %310#1[6] : f32 from vector<8xf32>
    %697 = wave.lane
    %698 = arith.addi %15, %c5 : index
    %699 = arith.muli %c27, %c4 : index
    %700 = arith.addi %698, %699 : index
    %701 = arith.divui %697, %c1 : index
    %702 = arith.addi %700, %701 : index
    %703 = arith.cmpi slt, %702, %14 : index
    scf.if %703 {
      %704 = arith.cmpi eq, %hasFactors, %c6 : index
      %705 = memref.load %factors[%702] : memref<?xf32>
      %706 = arith.select %704, %705, %c24 : f32
      %707 = arith.remui %697, %c1 : index
      %708 = arith.muli %707, %c25 : index
      %709 = arith.addi %10, %708 : index
      %710 = vector.load %w[%709] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %711 = vector.bitcast %710 : vector<4xi8> to vector<1xf32>
      %712 = vector.extract %711[0] : f32 from vector<1xf32>
      %713 = arith.mulf %712, %706 : f32
      %714 = arith.mulf %695, %713 : f32
      %715 = arith.remui %697, %c1 : index
      %716 = arith.muli %715, %c25 : index
      %717 = arith.addi %12, %716 : index
      %718 = vector.load %w[%717] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %719 = vector.bitcast %718 : vector<4xi8> to vector<1xf32>
      %720 = vector.extract %719[0] : f32 from vector<1xf32>
      %721 = arith.mulf %720, %706 : f32
      %722 = arith.mulf %696, %721 : f32
      %723 = arith.muli %702, %outputFeatures : index
      %724 = arith.addi %723, %18 : index
      %725 = wave.lane
      %726 = arith.remui %725, %c1 : index
      %727 = arith.addi %724, %726 : index
      scf.if %16 {
        %728 = arith.addi %727, %c5 : index
        %729 = memref.load %residual[%728] : memref<?xf32>
        %730 = arith.addf %729, %714 : f32
        %731 = arith.addi %727, %c5 : index
        memref.store %730, %out[%731] : memref<?xf32>
      } else {
        %732 = arith.addi %727, %c5 : index
        memref.store %714, %out[%732] : memref<?xf32>
      }
      scf.if %16 {
        %733 = arith.addi %727, %c1 : index
        %734 = memref.load %residual[%733] : memref<?xf32>
        %735 = arith.addf %734, %722 : f32
        %736 = arith.addi %727, %c1 : index
        memref.store %735, %out[%736] : memref<?xf32>
      } else {
        %737 = arith.addi %727, %c1 : index
        memref.store %722, %out[%737] : memref<?xf32>
      }
    }
    %738 = vector.extract %310#0[7] : f32 from vector<8xf32>
    %739 = vector.extract %310#1[7] : f32 from vector<8xf32>
    %740 = wave.lane
    %741 = arith.addi %15, %c5 : index
    %742 = arith.muli %c28, %c4 : index
    %743 = arith.addi %741, %742 : index
    %744 = arith.divui %740, %c1 : index
    %745 = arith.addi %743, %744 : index
    %746 = arith.cmpi slt, %745, %14 : index
    scf.if %746 {
      %747 = arith.cmpi eq, %hasFactors, %c6 : index
      %748 = memref.load %factors[%745] : memref<?xf32>
      %749 = arith.select %747, %748, %c24 : f32
      %750 = arith.remui %740, %c1 : index
      %751 = arith.muli %750, %c25 : index
      %752 = arith.addi %10, %751 : index
      %753 = vector.load %w[%752] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %754 = vector.bitcast %753 : vector<4xi8> to vector<1xf32>
      %755 = vector.extract %754[0] : f32 from vector<1xf32>
      %756 = arith.mulf %755, %749 : f32
      %757 = arith.mulf %738, %756 : f32
      %758 = arith.remui %740, %c1 : index
      %759 = arith.muli %758, %c25 : index
      %760 = arith.addi %12, %759 : index
      %761 = vector.load %w[%760] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %762 = vector.bitcast %761 : vector<4xi8> to vector<1xf32>
      %763 = vector.extract %762[0] : f32 from vector<1xf32>
      %764 = arith.mulf %763, %749 : f32
      %765 = arith.mulf %739, %764 : f32
      %766 = arith.muli %745, %outputFeatures : index
      %767 = arith.addi %766, %18 : index
      %768 = wave.lane
      %769 = arith.remui %768, %c1 : index
      %770 = arith.addi %767, %769 : index
      scf.if %16 {
        %771 = arith.addi %770, %c5 : index
        %772 = memref.load %residual[%771] : memref<?xf32>
        %773 = arith.addf %772, %757 : f32
        %774 = arith.addi %770, %c5 : index
        memref.store %773, %out[%774] : memref<?xf32>
      } else {
        %775 = arith.addi %770, %c5 : index
        memref.store %757, %out[%775] : memref<?xf32>
      }
      scf.if %16 {
        %776 = arith.addi %770, %c1 : index
        %777 = memref.load %residual[%776] : memref<?xf32>
        %778 = arith.addf %777, %765 : f32
        %779 = arith.addi %770, %c1 : index
        memref.store %778, %out[%779] : memref<?xf32>
      } else {
        %780 = arith.addi %770, %c1 : index
        memref.store %765, %out[%780] : memref<?xf32>
      }
    }
  }
  wave.return
}
