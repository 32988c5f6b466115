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
  %tileRows = wave.param "tileRows" : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c11 = arith.constant 32 : index
  %c12 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c15 = arith.constant 512 : index
  %c16 = arith.constant dense<16711935> : vector<4xi32>
  %c17 = arith.constant dense<1677747200> : vector<4xi32>
  %c18 = arith.constant dense<8> : vector<4xi32>
  %c19 = arith.constant dense<0x6480> : vector<16xf16>
  %c20 = arith.constant 256 : index
  %c21 = arith.constant 8 : index
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
  %16 = wave.wave
  %17 = arith.cmpi eq, %hasResidual, %c6 : index
  %18 = wave.block 0
  %19 = arith.muli %18, %c11 : index
  %20 = arith.cmpi slt, %15, %14 : index
  scf.if %20 {
    %21 = arith.muli %1, %c6 : index
    %22 = arith.divui %inputFeatures, %c11 : index
    %23 = arith.muli %16, %stepsPerWave : index
    %24 = arith.minsi %23, %22 : index
    %25 = arith.addi %24, %stepsPerWave : index
    %26 = arith.minsi %25, %22 : index
    %27 = arith.subi %26, %24 : index
    %28 = arith.divui %27, %c4 : index
    %29 = arith.muli %28, %c4 : index
    %30 = arith.addi %24, %29 : index
    %31 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %32 = arith.addi %24, %stepsPerWave : index
    %33 = arith.select %31, %32, %30 : index
    %37:2 = scf.for %34 = %24 to %33 step %c4 iter_args(%35 = %c12, %36 = %c12) -> (vector<8xf32>, vector<8xf32>) {
      %38 = wave.lane
      %39 = arith.addi %34, %c5 : index
      %40 = arith.remui %38, %c1 : index
      %41 = arith.addi %10, %c3 : index
      %42 = arith.muli %39, %c11 : index
      %43 = arith.addi %41, %42 : index
      %44 = arith.muli %40, %c4 : index
      %45 = arith.addi %43, %44 : index
      %46 = vector.load %w[%45] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %47 = vector.bitcast %46 : vector<2xi8> to vector<1xf16>
      %48 = vector.extract %47[0] : f16 from vector<1xf16>
      %49 = vector.broadcast %48 : f16 to vector<16xf16>
      %50 = arith.addi %10, %c3 : index
      %51 = arith.addi %inputFeatures, %c2 : index
      %52 = arith.divui %51, %c3 : index
      %53 = arith.muli %52, %c3 : index
      %54 = arith.addi %50, %53 : index
      %55 = arith.muli %39, %c15 : index
      %56 = arith.addi %54, %55 : index
      %57 = arith.addi %56, %c5 : index
      %58 = arith.muli %40, %c1 : index
      %59 = arith.addi %57, %58 : index
      %60 = vector.load %w[%59] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %61 = vector.bitcast %60 : vector<16xi8> to vector<4xi32>
      %62 = arith.andi %61, %c16 : vector<4xi32>
      %63 = arith.ori %62, %c17 : vector<4xi32>
      %64 = vector.bitcast %63 : vector<4xi32> to vector<8xf16>
      %65 = arith.shrui %61, %c18 : vector<4xi32>
      %66 = arith.andi %65, %c16 : vector<4xi32>
      %67 = arith.ori %66, %c17 : vector<4xi32>
      %68 = vector.bitcast %67 : vector<4xi32> to vector<8xf16>
      %69 = vector.shuffle %64, %68 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %70 = arith.subf %69, %c19 : vector<16xf16>
      %71 = arith.mulf %70, %49 : vector<16xf16>
      %72 = arith.muli %39, %c15 : index
      %73 = arith.addi %54, %72 : index
      %74 = arith.addi %73, %c20 : index
      %75 = arith.muli %40, %c1 : index
      %76 = arith.addi %74, %75 : index
      %77 = vector.load %w[%76] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %78 = vector.bitcast %77 : vector<16xi8> to vector<4xi32>
      %79 = arith.andi %78, %c16 : vector<4xi32>
      %80 = arith.ori %79, %c17 : vector<4xi32>
      %81 = vector.bitcast %80 : vector<4xi32> to vector<8xf16>
      %82 = arith.shrui %78, %c18 : vector<4xi32>
      %83 = arith.andi %82, %c16 : vector<4xi32>
      %84 = arith.ori %83, %c17 : vector<4xi32>
      %85 = vector.bitcast %84 : vector<4xi32> to vector<8xf16>
      %86 = vector.shuffle %81, %85 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %87 = arith.subf %86, %c19 : vector<16xf16>
      %88 = arith.mulf %87, %49 : vector<16xf16>
      %89 = arith.addi %34, %c6 : index
      %90 = arith.remui %38, %c1 : index
      %91 = arith.addi %10, %c3 : index
      %92 = arith.muli %89, %c11 : index
      %93 = arith.addi %91, %92 : index
      %94 = arith.muli %90, %c4 : index
      %95 = arith.addi %93, %94 : index
      %96 = vector.load %w[%95] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %97 = vector.bitcast %96 : vector<2xi8> to vector<1xf16>
      %98 = vector.extract %97[0] : f16 from vector<1xf16>
      %99 = vector.broadcast %98 : f16 to vector<16xf16>
      %100 = arith.addi %10, %c3 : index
      %101 = arith.addi %inputFeatures, %c2 : index
      %102 = arith.divui %101, %c3 : index
      %103 = arith.muli %102, %c3 : index
      %104 = arith.addi %100, %103 : index
      %105 = arith.muli %89, %c15 : index
      %106 = arith.addi %104, %105 : index
      %107 = arith.addi %106, %c5 : index
      %108 = arith.muli %90, %c1 : index
      %109 = arith.addi %107, %108 : index
      %110 = vector.load %w[%109] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %111 = vector.bitcast %110 : vector<16xi8> to vector<4xi32>
      %112 = arith.andi %111, %c16 : vector<4xi32>
      %113 = arith.ori %112, %c17 : vector<4xi32>
      %114 = vector.bitcast %113 : vector<4xi32> to vector<8xf16>
      %115 = arith.shrui %111, %c18 : vector<4xi32>
      %116 = arith.andi %115, %c16 : vector<4xi32>
      %117 = arith.ori %116, %c17 : vector<4xi32>
      %118 = vector.bitcast %117 : vector<4xi32> to vector<8xf16>
      %119 = vector.shuffle %114, %118 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %120 = arith.subf %119, %c19 : vector<16xf16>
      %121 = arith.mulf %120, %99 : vector<16xf16>
      %122 = arith.muli %89, %c15 : index
      %123 = arith.addi %104, %122 : index
      %124 = arith.addi %123, %c20 : index
      %125 = arith.muli %90, %c1 : index
      %126 = arith.addi %124, %125 : index
      %127 = vector.load %w[%126] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %128 = vector.bitcast %127 : vector<16xi8> to vector<4xi32>
      %129 = arith.andi %128, %c16 : vector<4xi32>
      %130 = arith.ori %129, %c17 : vector<4xi32>
      %131 = vector.bitcast %130 : vector<4xi32> to vector<8xf16>
      %132 = arith.shrui %128, %c18 : vector<4xi32>
      %133 = arith.andi %132, %c16 : vector<4xi32>
      %134 = arith.ori %133, %c17 : vector<4xi32>
      %135 = vector.bitcast %134 : vector<4xi32> to vector<8xf16>
      %136 = vector.shuffle %131, %135 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %137 = arith.subf %136, %c19 : vector<16xf16>
      %138 = arith.mulf %137, %99 : vector<16xf16>
      %139 = arith.addi %34, %c5 : index
      %140 = arith.remui %38, %c1 : index
      %141 = arith.addi %12, %c3 : index
      %142 = arith.muli %139, %c11 : index
      %143 = arith.addi %141, %142 : index
      %144 = arith.muli %140, %c4 : index
      %145 = arith.addi %143, %144 : index
      %146 = vector.load %w[%145] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %147 = vector.bitcast %146 : vector<2xi8> to vector<1xf16>
      %148 = vector.extract %147[0] : f16 from vector<1xf16>
      %149 = vector.broadcast %148 : f16 to vector<16xf16>
      %150 = arith.addi %12, %c3 : index
      %151 = arith.addi %inputFeatures, %c2 : index
      %152 = arith.divui %151, %c3 : index
      %153 = arith.muli %152, %c3 : index
      %154 = arith.addi %150, %153 : index
      %155 = arith.muli %139, %c15 : index
      %156 = arith.addi %154, %155 : index
      %157 = arith.addi %156, %c5 : index
      %158 = arith.muli %140, %c1 : index
      %159 = arith.addi %157, %158 : index
      %160 = vector.load %w[%159] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %161 = vector.bitcast %160 : vector<16xi8> to vector<4xi32>
      %162 = arith.andi %161, %c16 : vector<4xi32>
      %163 = arith.ori %162, %c17 : vector<4xi32>
      %164 = vector.bitcast %163 : vector<4xi32> to vector<8xf16>
      %165 = arith.shrui %161, %c18 : vector<4xi32>
      %166 = arith.andi %165, %c16 : vector<4xi32>
      %167 = arith.ori %166, %c17 : vector<4xi32>
      %168 = vector.bitcast %167 : vector<4xi32> to vector<8xf16>
      %169 = vector.shuffle %164, %168 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %170 = arith.subf %169, %c19 : vector<16xf16>
      %171 = arith.mulf %170, %149 : vector<16xf16>
      %172 = arith.muli %139, %c15 : index
      %173 = arith.addi %154, %172 : index
      %174 = arith.addi %173, %c20 : index
      %175 = arith.muli %140, %c1 : index
      %176 = arith.addi %174, %175 : index
      %177 = vector.load %w[%176] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %178 = vector.bitcast %177 : vector<16xi8> to vector<4xi32>
      %179 = arith.andi %178, %c16 : vector<4xi32>
      %180 = arith.ori %179, %c17 : vector<4xi32>
      %181 = vector.bitcast %180 : vector<4xi32> to vector<8xf16>
      %182 = arith.shrui %178, %c18 : vector<4xi32>
      %183 = arith.andi %182, %c16 : vector<4xi32>
      %184 = arith.ori %183, %c17 : vector<4xi32>
      %185 = vector.bitcast %184 : vector<4xi32> to vector<8xf16>
      %186 = vector.shuffle %181, %185 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %187 = arith.subf %186, %c19 : vector<16xf16>
      %188 = arith.mulf %187, %149 : vector<16xf16>
      %189 = arith.addi %34, %c6 : index
      %190 = arith.remui %38, %c1 : index
      %191 = arith.addi %12, %c3 : index
      %192 = arith.muli %189, %c11 : index
      %193 = arith.addi %191, %192 : index
      %194 = arith.muli %190, %c4 : index
      %195 = arith.addi %193, %194 : index
      %196 = vector.load %w[%195] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %197 = vector.bitcast %196 : vector<2xi8> to vector<1xf16>
      %198 = vector.extract %197[0] : f16 from vector<1xf16>
      %199 = vector.broadcast %198 : f16 to vector<16xf16>
      %200 = arith.addi %12, %c3 : index
      %201 = arith.addi %inputFeatures, %c2 : index
      %202 = arith.divui %201, %c3 : index
      %203 = arith.muli %202, %c3 : index
      %204 = arith.addi %200, %203 : index
      %205 = arith.muli %189, %c15 : index
      %206 = arith.addi %204, %205 : index
      %207 = arith.addi %206, %c5 : index
      %208 = arith.muli %190, %c1 : index
      %209 = arith.addi %207, %208 : index
      %210 = vector.load %w[%209] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %211 = vector.bitcast %210 : vector<16xi8> to vector<4xi32>
      %212 = arith.andi %211, %c16 : vector<4xi32>
      %213 = arith.ori %212, %c17 : vector<4xi32>
      %214 = vector.bitcast %213 : vector<4xi32> to vector<8xf16>
      %215 = arith.shrui %211, %c18 : vector<4xi32>
      %216 = arith.andi %215, %c16 : vector<4xi32>
      %217 = arith.ori %216, %c17 : vector<4xi32>
      %218 = vector.bitcast %217 : vector<4xi32> to vector<8xf16>
      %219 = vector.shuffle %214, %218 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %220 = arith.subf %219, %c19 : vector<16xf16>
      %221 = arith.mulf %220, %199 : vector<16xf16>
      %222 = arith.muli %189, %c15 : index
      %223 = arith.addi %204, %222 : index
      %224 = arith.addi %223, %c20 : index
      %225 = arith.muli %190, %c1 : index
      %226 = arith.addi %224, %225 : index
      %227 = vector.load %w[%226] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %228 = vector.bitcast %227 : vector<16xi8> to vector<4xi32>
      %229 = arith.andi %228, %c16 : vector<4xi32>
      %230 = arith.ori %229, %c17 : vector<4xi32>
      %231 = vector.bitcast %230 : vector<4xi32> to vector<8xf16>
      %232 = arith.shrui %228, %c18 : vector<4xi32>
      %233 = arith.andi %232, %c16 : vector<4xi32>
      %234 = arith.ori %233, %c17 : vector<4xi32>
      %235 = vector.bitcast %234 : vector<4xi32> to vector<8xf16>
      %236 = vector.shuffle %231, %235 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %237 = arith.subf %236, %c19 : vector<16xf16>
      %238 = arith.mulf %237, %199 : vector<16xf16>
      %239 = arith.addi %21, %c5 : index
      %240 = arith.muli %34, %c4 : index
      %241 = arith.addi %240, %c5 : index
      %242 = arith.divui %inputFeatures, %c1 : index
      %243 = arith.muli %239, %242 : index
      %244 = arith.addi %243, %241 : index
      %245 = arith.muli %tileRows, %c1 : index
      %246 = arith.muli %244, %245 : index
      %247 = arith.remui %38, %tileRows : index
      %248 = arith.muli %247, %c21 : index
      %249 = arith.addi %246, %248 : index
      %250 = vector.load %x[%249] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %251 = arith.muli %tileRows, %c21 : index
      %252 = arith.addi %249, %251 : index
      %253 = vector.load %x[%252] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %254 = vector.shuffle %250, %253 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %255 = wave.mma %254, %71, %35 : vector<16xf16>, vector<8xf32>
      %256 = wave.mma %254, %171, %36 : vector<16xf16>, vector<8xf32>
      %257 = arith.addi %21, %c5 : index
      %258 = arith.muli %34, %c4 : index
      %259 = arith.addi %258, %c6 : index
      %260 = arith.divui %inputFeatures, %c1 : index
      %261 = arith.muli %257, %260 : index
      %262 = arith.addi %261, %259 : index
      %263 = arith.muli %tileRows, %c1 : index
      %264 = arith.muli %262, %263 : index
      %265 = arith.remui %38, %tileRows : index
      %266 = arith.muli %265, %c21 : index
      %267 = arith.addi %264, %266 : index
      %268 = vector.load %x[%267] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %269 = arith.muli %tileRows, %c21 : index
      %270 = arith.addi %267, %269 : index
      %271 = vector.load %x[%270] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %272 = vector.shuffle %268, %271 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %273 = wave.mma %272, %88, %255 : vector<16xf16>, vector<8xf32>
      %274 = wave.mma %272, %188, %256 : vector<16xf16>, vector<8xf32>
      %275 = arith.addi %21, %c5 : index
      %276 = arith.muli %34, %c4 : index
      %277 = arith.addi %276, %c4 : index
      %278 = arith.divui %inputFeatures, %c1 : index
      %279 = arith.muli %275, %278 : index
      %280 = arith.addi %279, %277 : index
      %281 = arith.muli %tileRows, %c1 : index
      %282 = arith.muli %280, %281 : index
      %283 = arith.remui %38, %tileRows : index
      %284 = arith.muli %283, %c21 : index
      %285 = arith.addi %282, %284 : index
      %286 = vector.load %x[%285] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %287 = arith.muli %tileRows, %c21 : index
      %288 = arith.addi %285, %287 : index
      %289 = vector.load %x[%288] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %290 = vector.shuffle %286, %289 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %291 = wave.mma %290, %121, %273 : vector<16xf16>, vector<8xf32>
      %292 = wave.mma %290, %221, %274 : vector<16xf16>, vector<8xf32>
      %293 = arith.addi %21, %c5 : index
      %294 = arith.muli %34, %c4 : index
      %295 = arith.addi %294, %c22 : index
      %296 = arith.divui %inputFeatures, %c1 : index
      %297 = arith.muli %293, %296 : index
      %298 = arith.addi %297, %295 : index
      %299 = arith.muli %tileRows, %c1 : index
      %300 = arith.muli %298, %299 : index
      %301 = arith.remui %38, %tileRows : index
      %302 = arith.muli %301, %c21 : index
      %303 = arith.addi %300, %302 : index
      %304 = vector.load %x[%303] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %305 = arith.muli %tileRows, %c21 : index
      %306 = arith.addi %303, %305 : index
      %307 = vector.load %x[%306] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %308 = vector.shuffle %304, %307 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %309 = wave.mma %308, %138, %291 : vector<16xf16>, vector<8xf32>
      %310 = wave.mma %308, %238, %292 : vector<16xf16>, vector<8xf32>
      scf.yield %309, %310 : vector<8xf32>, vector<8xf32>
    }
    %311 = arith.select %31, %33, %26 : index
    %315:2 = scf.for %312 = %33 to %311 step %c6 iter_args(%313 = %37#0, %314 = %37#1) -> (vector<8xf32>, vector<8xf32>) {
      %316 = wave.lane
      %317 = arith.addi %312, %c5 : index
      %318 = arith.remui %316, %c1 : index
      %319 = arith.addi %10, %c3 : index
      %320 = arith.muli %317, %c11 : index
      %321 = arith.addi %319, %320 : index
      %322 = arith.muli %318, %c4 : index
      %323 = arith.addi %321, %322 : index
      %324 = vector.load %w[%323] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %325 = vector.bitcast %324 : vector<2xi8> to vector<1xf16>
      %326 = vector.extract %325[0] : f16 from vector<1xf16>
      %327 = vector.broadcast %326 : f16 to vector<16xf16>
      %328 = arith.addi %10, %c3 : index
      %329 = arith.addi %inputFeatures, %c2 : index
      %330 = arith.divui %329, %c3 : index
      %331 = arith.muli %330, %c3 : index
      %332 = arith.addi %328, %331 : index
      %333 = arith.muli %317, %c15 : index
      %334 = arith.addi %332, %333 : index
      %335 = arith.addi %334, %c5 : index
      %336 = arith.muli %318, %c1 : index
      %337 = arith.addi %335, %336 : index
      %338 = vector.load %w[%337] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %339 = vector.bitcast %338 : vector<16xi8> to vector<4xi32>
      %340 = arith.andi %339, %c16 : vector<4xi32>
      %341 = arith.ori %340, %c17 : vector<4xi32>
      %342 = vector.bitcast %341 : vector<4xi32> to vector<8xf16>
      %343 = arith.shrui %339, %c18 : vector<4xi32>
      %344 = arith.andi %343, %c16 : vector<4xi32>
      %345 = arith.ori %344, %c17 : vector<4xi32>
      %346 = vector.bitcast %345 : vector<4xi32> to vector<8xf16>
      %347 = vector.shuffle %342, %346 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %348 = arith.subf %347, %c19 : vector<16xf16>
      %349 = arith.mulf %348, %327 : vector<16xf16>
      %350 = arith.muli %317, %c15 : index
      %351 = arith.addi %332, %350 : index
      %352 = arith.addi %351, %c20 : index
      %353 = arith.muli %318, %c1 : index
      %354 = arith.addi %352, %353 : index
      %355 = vector.load %w[%354] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %356 = vector.bitcast %355 : vector<16xi8> to vector<4xi32>
      %357 = arith.andi %356, %c16 : vector<4xi32>
      %358 = arith.ori %357, %c17 : vector<4xi32>
      %359 = vector.bitcast %358 : vector<4xi32> to vector<8xf16>
      %360 = arith.shrui %356, %c18 : vector<4xi32>
      %361 = arith.andi %360, %c16 : vector<4xi32>
      %362 = arith.ori %361, %c17 : vector<4xi32>
      %363 = vector.bitcast %362 : vector<4xi32> to vector<8xf16>
      %364 = vector.shuffle %359, %363 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %365 = arith.subf %364, %c19 : vector<16xf16>
      %366 = arith.mulf %365, %327 : vector<16xf16>
      %367 = arith.addi %312, %c5 : index
      %368 = arith.remui %316, %c1 : index
      %369 = arith.addi %12, %c3 : index
      %370 = arith.muli %367, %c11 : index
      %371 = arith.addi %369, %370 : index
      %372 = arith.muli %368, %c4 : index
      %373 = arith.addi %371, %372 : index
      %374 = vector.load %w[%373] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %375 = vector.bitcast %374 : vector<2xi8> to vector<1xf16>
      %376 = vector.extract %375[0] : f16 from vector<1xf16>
      %377 = vector.broadcast %376 : f16 to vector<16xf16>
      %378 = arith.addi %12, %c3 : index
      %379 = arith.addi %inputFeatures, %c2 : index
      %380 = arith.divui %379, %c3 : index
      %381 = arith.muli %380, %c3 : index
      %382 = arith.addi %378, %381 : index
      %383 = arith.muli %367, %c15 : index
      %384 = arith.addi %382, %383 : index
      %385 = arith.addi %384, %c5 : index
      %386 = arith.muli %368, %c1 : index
      %387 = arith.addi %385, %386 : index
      %388 = vector.load %w[%387] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %389 = vector.bitcast %388 : vector<16xi8> to vector<4xi32>
      %390 = arith.andi %389, %c16 : vector<4xi32>
      %391 = arith.ori %390, %c17 : vector<4xi32>
      %392 = vector.bitcast %391 : vector<4xi32> to vector<8xf16>
      %393 = arith.shrui %389, %c18 : vector<4xi32>
      %394 = arith.andi %393, %c16 : vector<4xi32>
      %395 = arith.ori %394, %c17 : vector<4xi32>
      %396 = vector.bitcast %395 : vector<4xi32> to vector<8xf16>
      %397 = vector.shuffle %392, %396 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %398 = arith.subf %397, %c19 : vector<16xf16>
      %399 = arith.mulf %398, %377 : vector<16xf16>
      %400 = arith.muli %367, %c15 : index
      %401 = arith.addi %382, %400 : index
      %402 = arith.addi %401, %c20 : index
      %403 = arith.muli %368, %c1 : index
      %404 = arith.addi %402, %403 : index
      %405 = vector.load %w[%404] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %406 = vector.bitcast %405 : vector<16xi8> to vector<4xi32>
      %407 = arith.andi %406, %c16 : vector<4xi32>
      %408 = arith.ori %407, %c17 : vector<4xi32>
      %409 = vector.bitcast %408 : vector<4xi32> to vector<8xf16>
      %410 = arith.shrui %406, %c18 : vector<4xi32>
      %411 = arith.andi %410, %c16 : vector<4xi32>
      %412 = arith.ori %411, %c17 : vector<4xi32>
      %413 = vector.bitcast %412 : vector<4xi32> to vector<8xf16>
      %414 = vector.shuffle %409, %413 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %415 = arith.subf %414, %c19 : vector<16xf16>
      %416 = arith.mulf %415, %377 : vector<16xf16>
      %417 = arith.addi %21, %c5 : index
      %418 = arith.muli %312, %c4 : index
      %419 = arith.addi %418, %c5 : index
      %420 = arith.divui %inputFeatures, %c1 : index
      %421 = arith.muli %417, %420 : index
      %422 = arith.addi %421, %419 : index
      %423 = arith.muli %tileRows, %c1 : index
      %424 = arith.muli %422, %423 : index
      %425 = arith.remui %316, %tileRows : index
      %426 = arith.muli %425, %c21 : index
      %427 = arith.addi %424, %426 : index
      %428 = vector.load %x[%427] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %429 = arith.muli %tileRows, %c21 : index
      %430 = arith.addi %427, %429 : index
      %431 = vector.load %x[%430] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %432 = vector.shuffle %428, %431 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %433 = wave.mma %432, %349, %313 : vector<16xf16>, vector<8xf32>
      %434 = wave.mma %432, %399, %314 : vector<16xf16>, vector<8xf32>
      %435 = arith.addi %21, %c5 : index
      %436 = arith.muli %312, %c4 : index
      %437 = arith.addi %436, %c6 : index
      %438 = arith.divui %inputFeatures, %c1 : index
      %439 = arith.muli %435, %438 : index
      %440 = arith.addi %439, %437 : index
      %441 = arith.muli %tileRows, %c1 : index
      %442 = arith.muli %440, %441 : index
      %443 = arith.remui %316, %tileRows : index
      %444 = arith.muli %443, %c21 : index
      %445 = arith.addi %442, %444 : index
      %446 = vector.load %x[%445] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %447 = arith.muli %tileRows, %c21 : index
      %448 = arith.addi %445, %447 : index
      %449 = vector.load %x[%448] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %450 = vector.shuffle %446, %449 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %451 = wave.mma %450, %366, %433 : vector<16xf16>, vector<8xf32>
      %452 = wave.mma %450, %416, %434 : vector<16xf16>, vector<8xf32>
      scf.yield %451, %452 : vector<8xf32>, vector<8xf32>
    }
    %453 = wave.lane
    %454 = vector.extract %315#0[0] : f32 from vector<8xf32>
    %455 = vector.extract %315#1[0] : f32 from vector<8xf32>
    %456 = wave.lane
    %457 = arith.addi %15, %c5 : index
    %458 = arith.muli %c5, %c4 : index
    %459 = arith.addi %457, %458 : index
    %460 = arith.divui %456, %c1 : index
    %461 = arith.addi %459, %460 : index
    %462 = arith.cmpi slt, %461, %14 : index
    scf.if %462 {
      %463 = arith.cmpi eq, %hasFactors, %c6 : index
      %464 = memref.load %factors[%461] : memref<?xf32>
      %465 = arith.select %463, %464, %c24 : f32
      %466 = arith.remui %456, %c1 : index
      %467 = arith.muli %466, %c25 : index
      %468 = arith.addi %10, %467 : index
      %469 = vector.load %w[%468] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %470 = vector.bitcast %469 : vector<4xi8> to vector<1xf32>
      %471 = vector.extract %470[0] : f32 from vector<1xf32>
      %472 = arith.mulf %471, %465 : f32
      %473 = arith.mulf %454, %472 : f32
      %474 = arith.remui %456, %c1 : index
      %475 = arith.muli %474, %c25 : index
      %476 = arith.addi %12, %475 : index
      %477 = vector.load %w[%476] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %478 = vector.bitcast %477 : vector<4xi8> to vector<1xf32>
      %479 = vector.extract %478[0] : f32 from vector<1xf32>
      %480 = arith.mulf %479, %465 : f32
      %481 = arith.mulf %455, %480 : f32
      %482 = arith.muli %461, %outputFeatures : index
      %483 = arith.addi %482, %19 : index
      %484 = wave.lane
      %485 = arith.remui %484, %c1 : index
      %486 = arith.addi %483, %485 : index
      scf.if %17 {
        %487 = arith.addi %486, %c5 : index
        %488 = memref.load %residual[%487] : memref<?xf32>
        %489 = arith.addf %488, %473 : f32
        %490 = arith.addi %486, %c5 : index
        memref.store %489, %out[%490] : memref<?xf32>
      } else {
        %491 = arith.addi %486, %c5 : index
        memref.store %473, %out[%491] : memref<?xf32>
      }
      scf.if %17 {
        %492 = arith.addi %486, %c1 : index
        %493 = memref.load %residual[%492] : memref<?xf32>
        %494 = arith.addf %493, %481 : f32
        %495 = arith.addi %486, %c1 : index
        memref.store %494, %out[%495] : memref<?xf32>
      } else {
        %496 = arith.addi %486, %c1 : index
        memref.store %481, %out[%496] : memref<?xf32>
      }
    }
    %497 = vector.extract %315#0[1] : f32 from vector<8xf32>
    %498 = vector.extract %315#1[1] : f32 from vector<8xf32>
    %499 = wave.lane
    %500 = arith.addi %15, %c5 : index
    %501 = arith.muli %c6, %c4 : index
    %502 = arith.addi %500, %501 : index
    %503 = arith.divui %499, %c1 : index
    %504 = arith.addi %502, %503 : index
    %505 = arith.cmpi slt, %504, %14 : index
    scf.if %505 {
      %506 = arith.cmpi eq, %hasFactors, %c6 : index
      %507 = memref.load %factors[%504] : memref<?xf32>
      %508 = arith.select %506, %507, %c24 : f32
      %509 = arith.remui %499, %c1 : index
      %510 = arith.muli %509, %c25 : index
      %511 = arith.addi %10, %510 : index
      %512 = vector.load %w[%511] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %513 = vector.bitcast %512 : vector<4xi8> to vector<1xf32>
      %514 = vector.extract %513[0] : f32 from vector<1xf32>
      %515 = arith.mulf %514, %508 : f32
      %516 = arith.mulf %497, %515 : f32
      %517 = arith.remui %499, %c1 : index
      %518 = arith.muli %517, %c25 : index
      %519 = arith.addi %12, %518 : index
      %520 = vector.load %w[%519] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %521 = vector.bitcast %520 : vector<4xi8> to vector<1xf32>
      %522 = vector.extract %521[0] : f32 from vector<1xf32>
      %523 = arith.mulf %522, %508 : f32
      %524 = arith.mulf %498, %523 : f32
      %525 = arith.muli %504, %outputFeatures : index
      %526 = arith.addi %525, %19 : index
      %527 = wave.lane
      %528 = arith.remui %527, %c1 : index
      %529 = arith.addi %526, %528 : index
      scf.if %17 {
        %530 = arith.addi %529, %c5 : index
        %531 = memref.load %residual[%530] : memref<?xf32>
        %532 = arith.addf %531, %516 : f32
        %533 = arith.addi %529, %c5 : index
        memref.store %532, %out[%533] : memref<?xf32>
      } else {
        %534 = arith.addi %529, %c5 : index
        memref.store %516, %out[%534] : memref<?xf32>
      }
      scf.if %17 {
        %535 = arith.addi %529, %c1 : index
        %536 = memref.load %residual[%535] : memref<?xf32>
        %537 = arith.addf %536, %524 : f32
        %538 = arith.addi %529, %c1 : index
        memref.store %537, %out[%538] : memref<?xf32>
      } else {
        %539 = arith.addi %529, %c1 : index
        memref.store %524, %out[%539] : memref<?xf32>
      }
    }
    %540 = vector.extract %315#0[2] : f32 from vector<8xf32>
    %541 = vector.extract %315#1[2] : f32 from vector<8xf32>
    %542 = wave.lane
    %543 = arith.addi %15, %c5 : index
    %544 = arith.muli %c4, %c4 : index
    %545 = arith.addi %543, %544 : index
    %546 = arith.divui %542, %c1 : index
    %547 = arith.addi %545, %546 : index
    %548 = arith.cmpi slt, %547, %14 : index
    scf.if %548 {
      %549 = arith.cmpi eq, %hasFactors, %c6 : index
      %550 = memref.load %factors[%547] : memref<?xf32>
      %551 = arith.select %549, %550, %c24 : f32
      %552 = arith.remui %542, %c1 : index
      %553 = arith.muli %552, %c25 : index
      %554 = arith.addi %10, %553 : index
      %555 = vector.load %w[%554] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %556 = vector.bitcast %555 : vector<4xi8> to vector<1xf32>
      %557 = vector.extract %556[0] : f32 from vector<1xf32>
      %558 = arith.mulf %557, %551 : f32
      %559 = arith.mulf %540, %558 : f32
      %560 = arith.remui %542, %c1 : index
      %561 = arith.muli %560, %c25 : index
      %562 = arith.addi %12, %561 : index
      %563 = vector.load %w[%562] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %564 = vector.bitcast %563 : vector<4xi8> to vector<1xf32>
      %565 = vector.extract %564[0] : f32 from vector<1xf32>
      %566 = arith.mulf %565, %551 : f32
      %567 = arith.mulf %541, %566 : f32
      %568 = arith.muli %547, %outputFeatures : index
      %569 = arith.addi %568, %19 : index
      %570 = wave.lane
      %571 = arith.remui %570, %c1 : index
      %572 = arith.addi %569, %571 : index
      scf.if %17 {
        %573 = arith.addi %572, %c5 : index
        %574 = memref.load %residual[%573] : memref<?xf32>
        %575 = arith.addf %574, %559 : f32
        %576 = arith.addi %572, %c5 : index
        memref.store %575, %out[%576] : memref<?xf32>
      } else {
        %577 = arith.addi %572, %c5 : index
        memref.store %559, %out[%577] : memref<?xf32>
      }
      scf.if %17 {
        %578 = arith.addi %572, %c1 : index
        %579 = memref.load %residual[%578] : memref<?xf32>
        %580 = arith.addf %579, %567 : f32
        %581 = arith.addi %572, %c1 : index
        memref.store %580, %out[%581] : memref<?xf32>
      } else {
        %582 = arith.addi %572, %c1 : index
        memref.store %567, %out[%582] : memref<?xf32>
      }
    }
    %583 = vector.extract %315#0[3] : f32 from vector<8xf32>
    %584 = vector.extract %315#1[3] : f32 from vector<8xf32>
    %585 = wave.lane
    %586 = arith.addi %15, %c5 : index
    %587 = arith.muli %c22, %c4 : index
    %588 = arith.addi %586, %587 : index
    %589 = arith.divui %585, %c1 : index
    %590 = arith.addi %588, %589 : index
    %591 = arith.cmpi slt, %590, %14 : index
    scf.if %591 {
      %592 = arith.cmpi eq, %hasFactors, %c6 : index
      %593 = memref.load %factors[%590] : memref<?xf32>
      %594 = arith.select %592, %593, %c24 : f32
      %595 = arith.remui %585, %c1 : index
      %596 = arith.muli %595, %c25 : index
      %597 = arith.addi %10, %596 : index
      %598 = vector.load %w[%597] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %599 = vector.bitcast %598 : vector<4xi8> to vector<1xf32>
      %600 = vector.extract %599[0] : f32 from vector<1xf32>
      %601 = arith.mulf %600, %594 : f32
      %602 = arith.mulf %583, %601 : f32
      %603 = arith.remui %585, %c1 : index
      %604 = arith.muli %603, %c25 : index
      %605 = arith.addi %12, %604 : index
      %606 = vector.load %w[%605] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %607 = vector.bitcast %606 : vector<4xi8> to vector<1xf32>
      %608 = vector.extract %607[0] : f32 from vector<1xf32>
      %609 = arith.mulf %608, %594 : f32
      %610 = arith.mulf %584, %609 : f32
      %611 = arith.muli %590, %outputFeatures : index
      %612 = arith.addi %611, %19 : index
      %613 = wave.lane
      %614 = arith.remui %613, %c1 : index
      %615 = arith.addi %612, %614 : index
      scf.if %17 {
        %616 = arith.addi %615, %c5 : index
        %617 = memref.load %residual[%616] : memref<?xf32>
        %618 = arith.addf %617, %602 : f32
        %619 = arith.addi %615, %c5 : index
        memref.store %618, %out[%619] : memref<?xf32>
      } else {
        %620 = arith.addi %615, %c5 : index
        memref.store %602, %out[%620] : memref<?xf32>
      }
      scf.if %17 {
        %621 = arith.addi %615, %c1 : index
        %622 = memref.load %residual[%621] : memref<?xf32>
        %623 = arith.addf %622, %610 : f32
        %624 = arith.addi %615, %c1 : index
        memref.store %623, %out[%624] : memref<?xf32>
      } else {
        %625 = arith.addi %615, %c1 : index
        memref.store %610, %out[%625] : memref<?xf32>
      }
    }
    %626 = vector.extract %315#0[4] : f32 from vector<8xf32>
    %627 = vector.extract %315#1[4] : f32 from vector<8xf32>
    %628 = wave.lane
    %629 = arith.addi %15, %c5 : index
    %630 = arith.muli %c25, %c4 : index
    %631 = arith.addi %629, %630 : index
    %632 = arith.divui %628, %c1 : index
    %633 = arith.addi %631, %632 : index
    %634 = arith.cmpi slt, %633, %14 : index
    scf.if %634 {
      %635 = arith.cmpi eq, %hasFactors, %c6 : index
      %636 = memref.load %factors[%633] : memref<?xf32>
      %637 = arith.select %635, %636, %c24 : f32
      %638 = arith.remui %628, %c1 : index
      %639 = arith.muli %638, %c25 : index
      %640 = arith.addi %10, %639 : index
      %641 = vector.load %w[%640] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %642 = vector.bitcast %641 : vector<4xi8> to vector<1xf32>
      %643 = vector.extract %642[0] : f32 from vector<1xf32>
      %644 = arith.mulf %643, %637 : f32
      %645 = arith.mulf %626, %644 : f32
      %646 = arith.remui %628, %c1 : index
      %647 = arith.muli %646, %c25 : index
      %648 = arith.addi %12, %647 : index
      %649 = vector.load %w[%648] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %650 = vector.bitcast %649 : vector<4xi8> to vector<1xf32>
      %651 = vector.extract %650[0] : f32 from vector<1xf32>
      %652 = arith.mulf %651, %637 : f32
      %653 = arith.mulf %627, %652 : f32
      %654 = arith.muli %633, %outputFeatures : index
      %655 = arith.addi %654, %19 : index
      %656 = wave.lane
      %657 = arith.remui %656, %c1 : index
      %658 = arith.addi %655, %657 : index
      scf.if %17 {
        %659 = arith.addi %658, %c5 : index
        %660 = memref.load %residual[%659] : memref<?xf32>
        %661 = arith.addf %660, %645 : f32
        %662 = arith.addi %658, %c5 : index
        memref.store %661, %out[%662] : memref<?xf32>
      } else {
        %663 = arith.addi %658, %c5 : index
        memref.store %645, %out[%663] : memref<?xf32>
      }
      scf.if %17 {
        %664 = arith.addi %658, %c1 : index
        %665 = memref.load %residual[%664] : memref<?xf32>
        %666 = arith.addf %665, %653 : f32
        %667 = arith.addi %658, %c1 : index
        memref.store %666, %out[%667] : memref<?xf32>
      } else {
        %668 = arith.addi %658, %c1 : index
        memref.store %653, %out[%668] : memref<?xf32>
      }
    }
    %669 = vector.extract %315#0[5] : f32 from vector<8xf32>
    %670 = vector.extract %315#1[5] : f32 from vector<8xf32>
    %671 = wave.lane
    %672 = arith.addi %15, %c5 : index
    %673 = arith.muli %c26, %c4 : index
    %674 = arith.addi %672, %673 : index
    %675 = arith.divui %671, %c1 : index
    %676 = arith.addi %674, %675 : index
    %677 = arith.cmpi slt, %676, %14 : index
    scf.if %677 {
      %678 = arith.cmpi eq, %hasFactors, %c6 : index
      %679 = memref.load %factors[%676] : memref<?xf32>
      %680 = arith.select %678, %679, %c24 : f32
      %681 = arith.remui %671, %c1 : index
      %682 = arith.muli %681, %c25 : index
      %683 = arith.addi %10, %682 : index
      %684 = vector.load %w[%683] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %685 = vector.bitcast %684 : vector<4xi8> to vector<1xf32>
      %686 = vector.extract %685[0] : f32 from vector<1xf32>
      %687 = arith.mulf %686, %680 : f32
      %688 = arith.mulf %669, %687 : f32
      %689 = arith.remui %671, %c1 : index
      %690 = arith.muli %689, %c25 : index
      %691 = arith.addi %12, %690 : index
      %692 = vector.load %w[%691] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %693 = vector.bitcast %692 : vector<4xi8> to vector<1xf32>
      %694 = vector.extract %693[0] : f32 from vector<1xf32>
      %695 = arith.mulf %694, %680 : f32
      %696 = arith.mulf %670, %695 : f32
      %697 = arith.muli %676, %outputFeatures : index
      %698 = arith.addi %697, %19 : index
      %699 = wave.lane
      %700 = arith.remui %699, %c1 : index
      %701 = arith.addi %698, %700 : index
      scf.if %17 {
        %702 = arith.addi %701, %c5 : index
        %703 = memref.load %residual[%702] : memref<?xf32>
        %704 = arith.addf %703, %688 : f32
        %705 = arith.addi %701, %c5 : index
        memref.store %704, %out[%705] : memref<?xf32>
      } else {
        %706 = arith.addi %701, %c5 : index
        memref.store %688, %out[%706] : memref<?xf32>
      }
      scf.if %17 {
        %707 = arith.addi %701, %c1 : index
        %708 = memref.load %residual[%707] : memref<?xf32>
        %709 = arith.addf %708, %696 : f32
        %710 = arith.addi %701, %c1 : index
        memref.store %709, %out[%710] : memref<?xf32>
      } else {
        %711 = arith.addi %701, %c1 : index
        memref.store %696, %out[%711] : memref<?xf32>
      }
    }
    %712 = vector.extract %315#0[6] : f32 from vector<8xf32>
    %713 = vector.extract %315#1[6] : f32 from vector<8xf32>
    %714 = wave.lane
    %715 = arith.addi %15, %c5 : index
    %716 = arith.muli %c27, %c4 : index
    %717 = arith.addi %715, %716 : index
    %718 = arith.divui %714, %c1 : index
    %719 = arith.addi %717, %718 : index
    %720 = arith.cmpi slt, %719, %14 : index
    scf.if %720 {
      %721 = arith.cmpi eq, %hasFactors, %c6 : index
      %722 = memref.load %factors[%719] : memref<?xf32>
      %723 = arith.select %721, %722, %c24 : f32
      %724 = arith.remui %714, %c1 : index
      %725 = arith.muli %724, %c25 : index
      %726 = arith.addi %10, %725 : index
      %727 = vector.load %w[%726] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %728 = vector.bitcast %727 : vector<4xi8> to vector<1xf32>
      %729 = vector.extract %728[0] : f32 from vector<1xf32>
      %730 = arith.mulf %729, %723 : f32
      %731 = arith.mulf %712, %730 : f32
      %732 = arith.remui %714, %c1 : index
      %733 = arith.muli %732, %c25 : index
      %734 = arith.addi %12, %733 : index
      %735 = vector.load %w[%734] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %736 = vector.bitcast %735 : vector<4xi8> to vector<1xf32>
      %737 = vector.extract %736[0] : f32 from vector<1xf32>
      %738 = arith.mulf %737, %723 : f32
      %739 = arith.mulf %713, %738 : f32
      %740 = arith.muli %719, %outputFeatures : index
      %741 = arith.addi %740, %19 : index
      %742 = wave.lane
      %743 = arith.remui %742, %c1 : index
      %744 = arith.addi %741, %743 : index
      scf.if %17 {
        %745 = arith.addi %744, %c5 : index
        %746 = memref.load %residual[%745] : memref<?xf32>
        %747 = arith.addf %746, %731 : f32
        %748 = arith.addi %744, %c5 : index
        memref.store %747, %out[%748] : memref<?xf32>
      } else {
        %749 = arith.addi %744, %c5 : index
        memref.store %731, %out[%749] : memref<?xf32>
      }
      scf.if %17 {
        %750 = arith.addi %744, %c1 : index
        %751 = memref.load %residual[%750] : memref<?xf32>
        %752 = arith.addf %751, %739 : f32
        %753 = arith.addi %744, %c1 : index
        memref.store %752, %out[%753] : memref<?xf32>
      } else {
        %754 = arith.addi %744, %c1 : index
        memref.store %739, %out[%754] : memref<?xf32>
      }
    }
    %755 = vector.extract %315#0[7] : f32 from vector<8xf32>
    %756 = vector.extract %315#1[7] : f32 from vector<8xf32>
    %757 = wave.lane
    %758 = arith.addi %15, %c5 : index
    %759 = arith.muli %c28, %c4 : index
    %760 = arith.addi %758, %759 : index
    %761 = arith.divui %757, %c1 : index
    %762 = arith.addi %760, %761 : index
    %763 = arith.cmpi slt, %762, %14 : index
    scf.if %763 {
      %764 = arith.cmpi eq, %hasFactors, %c6 : index
      %765 = memref.load %factors[%762] : memref<?xf32>
      %766 = arith.select %764, %765, %c24 : f32
      %767 = arith.remui %757, %c1 : index
      %768 = arith.muli %767, %c25 : index
      %769 = arith.addi %10, %768 : index
      %770 = vector.load %w[%769] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %771 = vector.bitcast %770 : vector<4xi8> to vector<1xf32>
      %772 = vector.extract %771[0] : f32 from vector<1xf32>
      %773 = arith.mulf %772, %766 : f32
      %774 = arith.mulf %755, %773 : f32
      %775 = arith.remui %757, %c1 : index
      %776 = arith.muli %775, %c25 : index
      %777 = arith.addi %12, %776 : index
      %778 = vector.load %w[%777] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %779 = vector.bitcast %778 : vector<4xi8> to vector<1xf32>
      %780 = vector.extract %779[0] : f32 from vector<1xf32>
      %781 = arith.mulf %780, %766 : f32
      %782 = arith.mulf %756, %781 : f32
      %783 = arith.muli %762, %outputFeatures : index
      %784 = arith.addi %783, %19 : index
      %785 = wave.lane
      %786 = arith.remui %785, %c1 : index
      %787 = arith.addi %784, %786 : index
      scf.if %17 {
        %788 = arith.addi %787, %c5 : index
        %789 = memref.load %residual[%788] : memref<?xf32>
        %790 = arith.addf %789, %774 : f32
        %791 = arith.addi %787, %c5 : index
        memref.store %790, %out[%791] : memref<?xf32>
      } else {
        %792 = arith.addi %787, %c5 : index
        memref.store %774, %out[%792] : memref<?xf32>
      }
      scf.if %17 {
        %793 = arith.addi %787, %c1 : index
        %794 = memref.load %residual[%793] : memref<?xf32>
        %795 = arith.addf %794, %782 : f32
        %796 = arith.addi %787, %c1 : index
        memref.store %795, %out[%796] : memref<?xf32>
      } else {
        %797 = arith.addi %787, %c1 : index
        memref.store %782, %out[%797] : memref<?xf32>
      }
    }
  }
  wave.return
}
