// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q8_0', waves=1, panels=1, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q8_0_w1p1_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 16 : index
  %c2 = arith.constant 127 : index
  %c3 = arith.constant 128 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c7 = arith.constant 64 : index
  %tileRows = wave.param "tileRows" : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c11 = arith.constant 4 : index
  %c12 = arith.constant dense<0x00000000> : vector<8xf32>
  %c13 = arith.constant 32 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %c15 = arith.constant 2 : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c17 = arith.constant 512 : index
  %c18 = arith.constant dense<16711935> : vector<4xi32>
  %c19 = arith.constant dense<1677747200> : vector<4xi32>
  %c20 = arith.constant dense<8> : vector<4xi32>
  %c21 = arith.constant dense<0x6480> : vector<16xf16>
  %c22 = arith.constant 256 : index
  %c23 = arith.constant 8 : index
  %c24 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %c26 = arith.constant 0x3F800000 : f32
  %c27 = arith.constant 5 : index
  %c28 = arith.constant 6 : index
  %c29 = arith.constant 7 : index
  %c30 = arith.constant 48 : index
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
  %14 = wave.wave
  %15 = arith.cmpi eq, %hasResidual, %c4 : index
  %16 = wave.block 0
  %17 = arith.muli %16, %c1 : index
  %18 = arith.cmpi slt, %13, %12 : index
  scf.if %18 {
    %19 = arith.muli %1, %c11 : index
    %20 = arith.divui %inputFeatures, %c13 : index
    %21 = arith.muli %14, %stepsPerWave : index
    %22 = arith.minsi %21, %20 : index
    %23 = arith.addi %22, %stepsPerWave : index
    %24 = arith.minsi %23, %20 : index
    %25 = arith.subi %24, %22 : index
    %26 = arith.divui %25, %c15 : index
    %27 = arith.muli %26, %c15 : index
    %28 = arith.addi %22, %27 : index
    %29 = arith.cmpi eq, %wholeBlocks, %c4 : index
    %30 = arith.addi %22, %stepsPerWave : index
    %31 = arith.select %29, %30, %28 : index
    %37:4 = scf.for %32 = %22 to %31 step %c15 iter_args(%33 = %c12, %34 = %c12, %35 = %c12, %36 = %c12) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %38 = wave.lane
      %39 = arith.addi %32, %c5 : index
      %40 = arith.remui %38, %c1 : index
      %41 = arith.addi %10, %c3 : index
      %42 = arith.muli %39, %c13 : index
      %43 = arith.addi %41, %42 : index
      %44 = arith.muli %40, %c15 : index
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
      %55 = arith.muli %39, %c17 : index
      %56 = arith.addi %54, %55 : index
      %57 = arith.addi %56, %c5 : index
      %58 = arith.muli %40, %c1 : index
      %59 = arith.addi %57, %58 : index
      %60 = vector.load %w[%59] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %61 = vector.bitcast %60 : vector<16xi8> to vector<4xi32>
      %62 = arith.andi %61, %c18 : vector<4xi32>
      %63 = arith.ori %62, %c19 : vector<4xi32>
      %64 = vector.bitcast %63 : vector<4xi32> to vector<8xf16>
      %65 = arith.shrui %61, %c20 : vector<4xi32>
      %66 = arith.andi %65, %c18 : vector<4xi32>
      %67 = arith.ori %66, %c19 : vector<4xi32>
      %68 = vector.bitcast %67 : vector<4xi32> to vector<8xf16>
      %69 = vector.shuffle %64, %68 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %70 = arith.subf %69, %c21 : vector<16xf16>
      %71 = arith.mulf %70, %49 : vector<16xf16>
      %72 = arith.muli %39, %c17 : index
      %73 = arith.addi %54, %72 : index
      %74 = arith.addi %73, %c22 : index
      %75 = arith.muli %40, %c1 : index
      %76 = arith.addi %74, %75 : index
      %77 = vector.load %w[%76] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %78 = vector.bitcast %77 : vector<16xi8> to vector<4xi32>
      %79 = arith.andi %78, %c18 : vector<4xi32>
      %80 = arith.ori %79, %c19 : vector<4xi32>
      %81 = vector.bitcast %80 : vector<4xi32> to vector<8xf16>
      %82 = arith.shrui %78, %c20 : vector<4xi32>
      %83 = arith.andi %82, %c18 : vector<4xi32>
      %84 = arith.ori %83, %c19 : vector<4xi32>
      %85 = vector.bitcast %84 : vector<4xi32> to vector<8xf16>
      %86 = vector.shuffle %81, %85 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %87 = arith.subf %86, %c21 : vector<16xf16>
      %88 = arith.mulf %87, %49 : vector<16xf16>
      %89 = arith.addi %32, %c4 : index
      %90 = arith.remui %38, %c1 : index
      %91 = arith.addi %10, %c3 : index
      %92 = arith.muli %89, %c13 : index
      %93 = arith.addi %91, %92 : index
      %94 = arith.muli %90, %c15 : index
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
      %105 = arith.muli %89, %c17 : index
      %106 = arith.addi %104, %105 : index
      %107 = arith.addi %106, %c5 : index
      %108 = arith.muli %90, %c1 : index
      %109 = arith.addi %107, %108 : index
      %110 = vector.load %w[%109] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %111 = vector.bitcast %110 : vector<16xi8> to vector<4xi32>
      %112 = arith.andi %111, %c18 : vector<4xi32>
      %113 = arith.ori %112, %c19 : vector<4xi32>
      %114 = vector.bitcast %113 : vector<4xi32> to vector<8xf16>
      %115 = arith.shrui %111, %c20 : vector<4xi32>
      %116 = arith.andi %115, %c18 : vector<4xi32>
      %117 = arith.ori %116, %c19 : vector<4xi32>
      %118 = vector.bitcast %117 : vector<4xi32> to vector<8xf16>
      %119 = vector.shuffle %114, %118 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %120 = arith.subf %119, %c21 : vector<16xf16>
      %121 = arith.mulf %120, %99 : vector<16xf16>
      %122 = arith.muli %89, %c17 : index
      %123 = arith.addi %104, %122 : index
      %124 = arith.addi %123, %c22 : index
      %125 = arith.muli %90, %c1 : index
      %126 = arith.addi %124, %125 : index
      %127 = vector.load %w[%126] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %128 = vector.bitcast %127 : vector<16xi8> to vector<4xi32>
      %129 = arith.andi %128, %c18 : vector<4xi32>
      %130 = arith.ori %129, %c19 : vector<4xi32>
      %131 = vector.bitcast %130 : vector<4xi32> to vector<8xf16>
      %132 = arith.shrui %128, %c20 : vector<4xi32>
      %133 = arith.andi %132, %c18 : vector<4xi32>
      %134 = arith.ori %133, %c19 : vector<4xi32>
      %135 = vector.bitcast %134 : vector<4xi32> to vector<8xf16>
      %136 = vector.shuffle %131, %135 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %137 = arith.subf %136, %c21 : vector<16xf16>
      %138 = arith.mulf %137, %99 : vector<16xf16>
      %139 = arith.addi %19, %c5 : index
      %140 = arith.muli %32, %c15 : index
      %141 = arith.addi %140, %c5 : index
      %142 = arith.divui %inputFeatures, %c1 : index
      %143 = arith.muli %139, %142 : index
      %144 = arith.addi %143, %141 : index
      %145 = arith.muli %tileRows, %c1 : index
      %146 = arith.muli %144, %145 : index
      %147 = arith.remui %38, %tileRows : index
      %148 = arith.muli %147, %c23 : index
      %149 = arith.addi %146, %148 : index
      %150 = vector.load %x[%149] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %151 = arith.muli %tileRows, %c23 : index
      %152 = arith.addi %149, %151 : index
      %153 = vector.load %x[%152] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %154 = vector.shuffle %150, %153 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %155 = wave.mma %154, %71, %33 : vector<16xf16>, vector<8xf32>
      %156 = arith.addi %19, %c4 : index
      %157 = arith.muli %32, %c15 : index
      %158 = arith.addi %157, %c5 : index
      %159 = arith.divui %inputFeatures, %c1 : index
      %160 = arith.muli %156, %159 : index
      %161 = arith.addi %160, %158 : index
      %162 = arith.muli %tileRows, %c1 : index
      %163 = arith.muli %161, %162 : index
      %164 = arith.remui %38, %tileRows : index
      %165 = arith.muli %164, %c23 : index
      %166 = arith.addi %163, %165 : index
      %167 = vector.load %x[%166] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %168 = arith.muli %tileRows, %c23 : index
      %169 = arith.addi %166, %168 : index
      %170 = vector.load %x[%169] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %171 = vector.shuffle %167, %170 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %172 = wave.mma %171, %71, %34 : vector<16xf16>, vector<8xf32>
      %173 = arith.addi %19, %c15 : index
      %174 = arith.muli %32, %c15 : index
      %175 = arith.addi %174, %c5 : index
      %176 = arith.divui %inputFeatures, %c1 : index
      %177 = arith.muli %173, %176 : index
      %178 = arith.addi %177, %175 : index
      %179 = arith.muli %tileRows, %c1 : index
      %180 = arith.muli %178, %179 : index
      %181 = arith.remui %38, %tileRows : index
      %182 = arith.muli %181, %c23 : index
      %183 = arith.addi %180, %182 : index
      %184 = vector.load %x[%183] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %185 = arith.muli %tileRows, %c23 : index
      %186 = arith.addi %183, %185 : index
      %187 = vector.load %x[%186] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %188 = vector.shuffle %184, %187 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %189 = wave.mma %188, %71, %35 : vector<16xf16>, vector<8xf32>
      %190 = arith.addi %19, %c24 : index
      %191 = arith.muli %32, %c15 : index
      %192 = arith.addi %191, %c5 : index
      %193 = arith.divui %inputFeatures, %c1 : index
      %194 = arith.muli %190, %193 : index
      %195 = arith.addi %194, %192 : index
      %196 = arith.muli %tileRows, %c1 : index
      %197 = arith.muli %195, %196 : index
      %198 = arith.remui %38, %tileRows : index
      %199 = arith.muli %198, %c23 : index
      %200 = arith.addi %197, %199 : index
      %201 = vector.load %x[%200] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %202 = arith.muli %tileRows, %c23 : index
      %203 = arith.addi %200, %202 : index
      %204 = vector.load %x[%203] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %205 = vector.shuffle %201, %204 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %206 = wave.mma %205, %71, %36 : vector<16xf16>, vector<8xf32>
      %207 = arith.addi %19, %c5 : index
      %208 = arith.muli %32, %c15 : index
      %209 = arith.addi %208, %c4 : index
      %210 = arith.divui %inputFeatures, %c1 : index
      %211 = arith.muli %207, %210 : index
      %212 = arith.addi %211, %209 : index
      %213 = arith.muli %tileRows, %c1 : index
      %214 = arith.muli %212, %213 : index
      %215 = arith.remui %38, %tileRows : index
      %216 = arith.muli %215, %c23 : index
      %217 = arith.addi %214, %216 : index
      %218 = vector.load %x[%217] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %219 = arith.muli %tileRows, %c23 : index
      %220 = arith.addi %217, %219 : index
      %221 = vector.load %x[%220] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %222 = vector.shuffle %218, %221 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %223 = wave.mma %222, %88, %155 : vector<16xf16>, vector<8xf32>
      %224 = arith.addi %19, %c4 : index
      %225 = arith.muli %32, %c15 : index
      %226 = arith.addi %225, %c4 : index
      %227 = arith.divui %inputFeatures, %c1 : index
      %228 = arith.muli %224, %227 : index
      %229 = arith.addi %228, %226 : index
      %230 = arith.muli %tileRows, %c1 : index
      %231 = arith.muli %229, %230 : index
      %232 = arith.remui %38, %tileRows : index
      %233 = arith.muli %232, %c23 : index
      %234 = arith.addi %231, %233 : index
      %235 = vector.load %x[%234] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %236 = arith.muli %tileRows, %c23 : index
      %237 = arith.addi %234, %236 : index
      %238 = vector.load %x[%237] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %239 = vector.shuffle %235, %238 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %240 = wave.mma %239, %88, %172 : vector<16xf16>, vector<8xf32>
      %241 = arith.addi %19, %c15 : index
      %242 = arith.muli %32, %c15 : index
      %243 = arith.addi %242, %c4 : index
      %244 = arith.divui %inputFeatures, %c1 : index
      %245 = arith.muli %241, %244 : index
      %246 = arith.addi %245, %243 : index
      %247 = arith.muli %tileRows, %c1 : index
      %248 = arith.muli %246, %247 : index
      %249 = arith.remui %38, %tileRows : index
      %250 = arith.muli %249, %c23 : index
      %251 = arith.addi %248, %250 : index
      %252 = vector.load %x[%251] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %253 = arith.muli %tileRows, %c23 : index
      %254 = arith.addi %251, %253 : index
      %255 = vector.load %x[%254] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %256 = vector.shuffle %252, %255 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %257 = wave.mma %256, %88, %189 : vector<16xf16>, vector<8xf32>
      %258 = arith.addi %19, %c24 : index
      %259 = arith.muli %32, %c15 : index
      %260 = arith.addi %259, %c4 : index
      %261 = arith.divui %inputFeatures, %c1 : index
      %262 = arith.muli %258, %261 : index
      %263 = arith.addi %262, %260 : index
      %264 = arith.muli %tileRows, %c1 : index
      %265 = arith.muli %263, %264 : index
      %266 = arith.remui %38, %tileRows : index
      %267 = arith.muli %266, %c23 : index
      %268 = arith.addi %265, %267 : index
      %269 = vector.load %x[%268] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %270 = arith.muli %tileRows, %c23 : index
      %271 = arith.addi %268, %270 : index
      %272 = vector.load %x[%271] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %273 = vector.shuffle %269, %272 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %274 = wave.mma %273, %88, %206 : vector<16xf16>, vector<8xf32>
      %275 = arith.addi %19, %c5 : index
      %276 = arith.muli %32, %c15 : index
      %277 = arith.addi %276, %c15 : index
      %278 = arith.divui %inputFeatures, %c1 : index
      %279 = arith.muli %275, %278 : index
      %280 = arith.addi %279, %277 : index
      %281 = arith.muli %tileRows, %c1 : index
      %282 = arith.muli %280, %281 : index
      %283 = arith.remui %38, %tileRows : index
      %284 = arith.muli %283, %c23 : index
      %285 = arith.addi %282, %284 : index
      %286 = vector.load %x[%285] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %287 = arith.muli %tileRows, %c23 : index
      %288 = arith.addi %285, %287 : index
      %289 = vector.load %x[%288] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %290 = vector.shuffle %286, %289 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %291 = wave.mma %290, %121, %223 : vector<16xf16>, vector<8xf32>
      %292 = arith.addi %19, %c4 : index
      %293 = arith.muli %32, %c15 : index
      %294 = arith.addi %293, %c15 : index
      %295 = arith.divui %inputFeatures, %c1 : index
      %296 = arith.muli %292, %295 : index
      %297 = arith.addi %296, %294 : index
      %298 = arith.muli %tileRows, %c1 : index
      %299 = arith.muli %297, %298 : index
      %300 = arith.remui %38, %tileRows : index
      %301 = arith.muli %300, %c23 : index
      %302 = arith.addi %299, %301 : index
      %303 = vector.load %x[%302] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %304 = arith.muli %tileRows, %c23 : index
      %305 = arith.addi %302, %304 : index
      %306 = vector.load %x[%305] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %307 = vector.shuffle %303, %306 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %308 = wave.mma %307, %121, %240 : vector<16xf16>, vector<8xf32>
      %309 = arith.addi %19, %c15 : index
      %310 = arith.muli %32, %c15 : index
      %311 = arith.addi %310, %c15 : index
      %312 = arith.divui %inputFeatures, %c1 : index
      %313 = arith.muli %309, %312 : index
      %314 = arith.addi %313, %311 : index
      %315 = arith.muli %tileRows, %c1 : index
      %316 = arith.muli %314, %315 : index
      %317 = arith.remui %38, %tileRows : index
      %318 = arith.muli %317, %c23 : index
      %319 = arith.addi %316, %318 : index
      %320 = vector.load %x[%319] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %321 = arith.muli %tileRows, %c23 : index
      %322 = arith.addi %319, %321 : index
      %323 = vector.load %x[%322] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %324 = vector.shuffle %320, %323 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %325 = wave.mma %324, %121, %257 : vector<16xf16>, vector<8xf32>
      %326 = arith.addi %19, %c24 : index
      %327 = arith.muli %32, %c15 : index
      %328 = arith.addi %327, %c15 : index
      %329 = arith.divui %inputFeatures, %c1 : index
      %330 = arith.muli %326, %329 : index
      %331 = arith.addi %330, %328 : index
      %332 = arith.muli %tileRows, %c1 : index
      %333 = arith.muli %331, %332 : index
      %334 = arith.remui %38, %tileRows : index
      %335 = arith.muli %334, %c23 : index
      %336 = arith.addi %333, %335 : index
      %337 = vector.load %x[%336] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %338 = arith.muli %tileRows, %c23 : index
      %339 = arith.addi %336, %338 : index
      %340 = vector.load %x[%339] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %341 = vector.shuffle %337, %340 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %342 = wave.mma %341, %121, %274 : vector<16xf16>, vector<8xf32>
      %343 = arith.addi %19, %c5 : index
      %344 = arith.muli %32, %c15 : index
      %345 = arith.addi %344, %c24 : index
      %346 = arith.divui %inputFeatures, %c1 : index
      %347 = arith.muli %343, %346 : index
      %348 = arith.addi %347, %345 : index
      %349 = arith.muli %tileRows, %c1 : index
      %350 = arith.muli %348, %349 : index
      %351 = arith.remui %38, %tileRows : index
      %352 = arith.muli %351, %c23 : index
      %353 = arith.addi %350, %352 : index
      %354 = vector.load %x[%353] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %355 = arith.muli %tileRows, %c23 : index
      %356 = arith.addi %353, %355 : index
      %357 = vector.load %x[%356] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %358 = vector.shuffle %354, %357 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %359 = wave.mma %358, %138, %291 : vector<16xf16>, vector<8xf32>
      %360 = arith.addi %19, %c4 : index
      %361 = arith.muli %32, %c15 : index
      %362 = arith.addi %361, %c24 : index
      %363 = arith.divui %inputFeatures, %c1 : index
      %364 = arith.muli %360, %363 : index
      %365 = arith.addi %364, %362 : index
      %366 = arith.muli %tileRows, %c1 : index
      %367 = arith.muli %365, %366 : index
      %368 = arith.remui %38, %tileRows : index
      %369 = arith.muli %368, %c23 : index
      %370 = arith.addi %367, %369 : index
      %371 = vector.load %x[%370] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %372 = arith.muli %tileRows, %c23 : index
      %373 = arith.addi %370, %372 : index
      %374 = vector.load %x[%373] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %375 = vector.shuffle %371, %374 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %376 = wave.mma %375, %138, %308 : vector<16xf16>, vector<8xf32>
      %377 = arith.addi %19, %c15 : index
      %378 = arith.muli %32, %c15 : index
      %379 = arith.addi %378, %c24 : index
      %380 = arith.divui %inputFeatures, %c1 : index
      %381 = arith.muli %377, %380 : index
      %382 = arith.addi %381, %379 : index
      %383 = arith.muli %tileRows, %c1 : index
      %384 = arith.muli %382, %383 : index
      %385 = arith.remui %38, %tileRows : index
      %386 = arith.muli %385, %c23 : index
      %387 = arith.addi %384, %386 : index
      %388 = vector.load %x[%387] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %389 = arith.muli %tileRows, %c23 : index
      %390 = arith.addi %387, %389 : index
      %391 = vector.load %x[%390] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %392 = vector.shuffle %388, %391 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %393 = wave.mma %392, %138, %325 : vector<16xf16>, vector<8xf32>
      %394 = arith.addi %19, %c24 : index
      %395 = arith.muli %32, %c15 : index
      %396 = arith.addi %395, %c24 : index
      %397 = arith.divui %inputFeatures, %c1 : index
      %398 = arith.muli %394, %397 : index
      %399 = arith.addi %398, %396 : index
      %400 = arith.muli %tileRows, %c1 : index
      %401 = arith.muli %399, %400 : index
      %402 = arith.remui %38, %tileRows : index
      %403 = arith.muli %402, %c23 : index
      %404 = arith.addi %401, %403 : index
      %405 = vector.load %x[%404] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %406 = arith.muli %tileRows, %c23 : index
      %407 = arith.addi %404, %406 : index
      %408 = vector.load %x[%407] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %409 = vector.shuffle %405, %408 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %410 = wave.mma %409, %138, %342 : vector<16xf16>, vector<8xf32>
      scf.yield %359, %376, %393, %410 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %411 = arith.select %29, %31, %24 : index
    %417:4 = scf.for %412 = %31 to %411 step %c4 iter_args(%413 = %37#0, %414 = %37#1, %415 = %37#2, %416 = %37#3) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %418 = wave.lane
      %419 = arith.addi %412, %c5 : index
      %420 = arith.remui %418, %c1 : index
      %421 = arith.addi %10, %c3 : index
      %422 = arith.muli %419, %c13 : index
      %423 = arith.addi %421, %422 : index
      %424 = arith.muli %420, %c15 : index
      %425 = arith.addi %423, %424 : index
      %426 = vector.load %w[%425] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %427 = vector.bitcast %426 : vector<2xi8> to vector<1xf16>
      %428 = vector.extract %427[0] : f16 from vector<1xf16>
      %429 = vector.broadcast %428 : f16 to vector<16xf16>
      %430 = arith.addi %10, %c3 : index
      %431 = arith.addi %inputFeatures, %c2 : index
      %432 = arith.divui %431, %c3 : index
      %433 = arith.muli %432, %c3 : index
      %434 = arith.addi %430, %433 : index
      %435 = arith.muli %419, %c17 : index
      %436 = arith.addi %434, %435 : index
      %437 = arith.addi %436, %c5 : index
      %438 = arith.muli %420, %c1 : index
      %439 = arith.addi %437, %438 : index
      %440 = vector.load %w[%439] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %441 = vector.bitcast %440 : vector<16xi8> to vector<4xi32>
      %442 = arith.andi %441, %c18 : vector<4xi32>
      %443 = arith.ori %442, %c19 : vector<4xi32>
      %444 = vector.bitcast %443 : vector<4xi32> to vector<8xf16>
      %445 = arith.shrui %441, %c20 : vector<4xi32>
      %446 = arith.andi %445, %c18 : vector<4xi32>
      %447 = arith.ori %446, %c19 : vector<4xi32>
      %448 = vector.bitcast %447 : vector<4xi32> to vector<8xf16>
      %449 = vector.shuffle %444, %448 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %450 = arith.subf %449, %c21 : vector<16xf16>
      %451 = arith.mulf %450, %429 : vector<16xf16>
      %452 = arith.muli %419, %c17 : index
      %453 = arith.addi %434, %452 : index
      %454 = arith.addi %453, %c22 : index
      %455 = arith.muli %420, %c1 : index
      %456 = arith.addi %454, %455 : index
      %457 = vector.load %w[%456] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %458 = vector.bitcast %457 : vector<16xi8> to vector<4xi32>
      %459 = arith.andi %458, %c18 : vector<4xi32>
      %460 = arith.ori %459, %c19 : vector<4xi32>
      %461 = vector.bitcast %460 : vector<4xi32> to vector<8xf16>
      %462 = arith.shrui %458, %c20 : vector<4xi32>
      %463 = arith.andi %462, %c18 : vector<4xi32>
      %464 = arith.ori %463, %c19 : vector<4xi32>
      %465 = vector.bitcast %464 : vector<4xi32> to vector<8xf16>
      %466 = vector.shuffle %461, %465 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %467 = arith.subf %466, %c21 : vector<16xf16>
      %468 = arith.mulf %467, %429 : vector<16xf16>
      %469 = arith.addi %19, %c5 : index
      %470 = arith.muli %412, %c15 : index
      %471 = arith.addi %470, %c5 : index
      %472 = arith.divui %inputFeatures, %c1 : index
      %473 = arith.muli %469, %472 : index
      %474 = arith.addi %473, %471 : index
      %475 = arith.muli %tileRows, %c1 : index
      %476 = arith.muli %474, %475 : index
      %477 = arith.remui %418, %tileRows : index
      %478 = arith.muli %477, %c23 : index
      %479 = arith.addi %476, %478 : index
      %480 = vector.load %x[%479] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %481 = arith.muli %tileRows, %c23 : index
      %482 = arith.addi %479, %481 : index
      %483 = vector.load %x[%482] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %484 = vector.shuffle %480, %483 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %485 = wave.mma %484, %451, %413 : vector<16xf16>, vector<8xf32>
      %486 = arith.addi %19, %c4 : index
      %487 = arith.muli %412, %c15 : index
      %488 = arith.addi %487, %c5 : index
      %489 = arith.divui %inputFeatures, %c1 : index
      %490 = arith.muli %486, %489 : index
      %491 = arith.addi %490, %488 : index
      %492 = arith.muli %tileRows, %c1 : index
      %493 = arith.muli %491, %492 : index
      %494 = arith.remui %418, %tileRows : index
      %495 = arith.muli %494, %c23 : index
      %496 = arith.addi %493, %495 : index
      %497 = vector.load %x[%496] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %498 = arith.muli %tileRows, %c23 : index
      %499 = arith.addi %496, %498 : index
      %500 = vector.load %x[%499] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %501 = vector.shuffle %497, %500 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %502 = wave.mma %501, %451, %414 : vector<16xf16>, vector<8xf32>
      %503 = arith.addi %19, %c15 : index
      %504 = arith.muli %412, %c15 : index
      %505 = arith.addi %504, %c5 : index
      %506 = arith.divui %inputFeatures, %c1 : index
      %507 = arith.muli %503, %506 : index
      %508 = arith.addi %507, %505 : index
      %509 = arith.muli %tileRows, %c1 : index
      %510 = arith.muli %508, %509 : index
      %511 = arith.remui %418, %tileRows : index
      %512 = arith.muli %511, %c23 : index
      %513 = arith.addi %510, %512 : index
      %514 = vector.load %x[%513] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %515 = arith.muli %tileRows, %c23 : index
      %516 = arith.addi %513, %515 : index
      %517 = vector.load %x[%516] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %518 = vector.shuffle %514, %517 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %519 = wave.mma %518, %451, %415 : vector<16xf16>, vector<8xf32>
      %520 = arith.addi %19, %c24 : index
      %521 = arith.muli %412, %c15 : index
      %522 = arith.addi %521, %c5 : index
      %523 = arith.divui %inputFeatures, %c1 : index
      %524 = arith.muli %520, %523 : index
      %525 = arith.addi %524, %522 : index
      %526 = arith.muli %tileRows, %c1 : index
      %527 = arith.muli %525, %526 : index
      %528 = arith.remui %418, %tileRows : index
      %529 = arith.muli %528, %c23 : index
      %530 = arith.addi %527, %529 : index
      %531 = vector.load %x[%530] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %532 = arith.muli %tileRows, %c23 : index
      %533 = arith.addi %530, %532 : index
      %534 = vector.load %x[%533] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %535 = vector.shuffle %531, %534 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %536 = wave.mma %535, %451, %416 : vector<16xf16>, vector<8xf32>
      %537 = arith.addi %19, %c5 : index
      %538 = arith.muli %412, %c15 : index
      %539 = arith.addi %538, %c4 : index
      %540 = arith.divui %inputFeatures, %c1 : index
      %541 = arith.muli %537, %540 : index
      %542 = arith.addi %541, %539 : index
      %543 = arith.muli %tileRows, %c1 : index
      %544 = arith.muli %542, %543 : index
      %545 = arith.remui %418, %tileRows : index
      %546 = arith.muli %545, %c23 : index
      %547 = arith.addi %544, %546 : index
      %548 = vector.load %x[%547] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %549 = arith.muli %tileRows, %c23 : index
      %550 = arith.addi %547, %549 : index
      %551 = vector.load %x[%550] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %552 = vector.shuffle %548, %551 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %553 = wave.mma %552, %468, %485 : vector<16xf16>, vector<8xf32>
      %554 = arith.addi %19, %c4 : index
      %555 = arith.muli %412, %c15 : index
      %556 = arith.addi %555, %c4 : index
      %557 = arith.divui %inputFeatures, %c1 : index
      %558 = arith.muli %554, %557 : index
      %559 = arith.addi %558, %556 : index
      %560 = arith.muli %tileRows, %c1 : index
      %561 = arith.muli %559, %560 : index
      %562 = arith.remui %418, %tileRows : index
      %563 = arith.muli %562, %c23 : index
      %564 = arith.addi %561, %563 : index
      %565 = vector.load %x[%564] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %566 = arith.muli %tileRows, %c23 : index
      %567 = arith.addi %564, %566 : index
      %568 = vector.load %x[%567] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %569 = vector.shuffle %565, %568 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %570 = wave.mma %569, %468, %502 : vector<16xf16>, vector<8xf32>
      %571 = arith.addi %19, %c15 : index
      %572 = arith.muli %412, %c15 : index
      %573 = arith.addi %572, %c4 : index
      %574 = arith.divui %inputFeatures, %c1 : index
      %575 = arith.muli %571, %574 : index
      %576 = arith.addi %575, %573 : index
      %577 = arith.muli %tileRows, %c1 : index
      %578 = arith.muli %576, %577 : index
      %579 = arith.remui %418, %tileRows : index
      %580 = arith.muli %579, %c23 : index
      %581 = arith.addi %578, %580 : index
      %582 = vector.load %x[%581] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %583 = arith.muli %tileRows, %c23 : index
      %584 = arith.addi %581, %583 : index
      %585 = vector.load %x[%584] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %586 = vector.shuffle %582, %585 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %587 = wave.mma %586, %468, %519 : vector<16xf16>, vector<8xf32>
      %588 = arith.addi %19, %c24 : index
      %589 = arith.muli %412, %c15 : index
      %590 = arith.addi %589, %c4 : index
      %591 = arith.divui %inputFeatures, %c1 : index
      %592 = arith.muli %588, %591 : index
      %593 = arith.addi %592, %590 : index
      %594 = arith.muli %tileRows, %c1 : index
      %595 = arith.muli %593, %594 : index
      %596 = arith.remui %418, %tileRows : index
      %597 = arith.muli %596, %c23 : index
      %598 = arith.addi %595, %597 : index
      %599 = vector.load %x[%598] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %600 = arith.muli %tileRows, %c23 : index
      %601 = arith.addi %598, %600 : index
      %602 = vector.load %x[%601] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %603 = vector.shuffle %599, %602 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %604 = wave.mma %603, %468, %536 : vector<16xf16>, vector<8xf32>
      scf.yield %553, %570, %587, %604 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %605 = wave.lane
    %606 = vector.extract %417#0[0] : f32 from vector<8xf32>
    %607 = wave.lane
    %608 = arith.addi %13, %c5 : index
    %609 = arith.muli %c5, %c15 : index
    %610 = arith.addi %608, %609 : index
    %611 = arith.divui %607, %c1 : index
    %612 = arith.addi %610, %611 : index
    %613 = arith.cmpi slt, %612, %12 : index
    scf.if %613 {
      %614 = arith.cmpi eq, %hasFactors, %c4 : index
      %615 = memref.load %factors[%612] : memref<?xf32>
      %616 = arith.select %614, %615, %c26 : f32
      %617 = arith.remui %607, %c1 : index
      %618 = arith.muli %617, %c11 : index
      %619 = arith.addi %10, %618 : index
      %620 = vector.load %w[%619] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %621 = vector.bitcast %620 : vector<4xi8> to vector<1xf32>
      %622 = vector.extract %621[0] : f32 from vector<1xf32>
      %623 = arith.mulf %622, %616 : f32
      %624 = arith.mulf %606, %623 : f32
      %625 = arith.muli %612, %outputFeatures : index
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
    %635 = vector.extract %417#0[1] : f32 from vector<8xf32>
    %636 = wave.lane
    %637 = arith.addi %13, %c5 : index
    %638 = arith.muli %c4, %c15 : index
    %639 = arith.addi %637, %638 : index
    %640 = arith.divui %636, %c1 : index
    %641 = arith.addi %639, %640 : index
    %642 = arith.cmpi slt, %641, %12 : index
    scf.if %642 {
      %643 = arith.cmpi eq, %hasFactors, %c4 : index
      %644 = memref.load %factors[%641] : memref<?xf32>
      %645 = arith.select %643, %644, %c26 : f32
      %646 = arith.remui %636, %c1 : index
      %647 = arith.muli %646, %c11 : index
      %648 = arith.addi %10, %647 : index
      %649 = vector.load %w[%648] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %650 = vector.bitcast %649 : vector<4xi8> to vector<1xf32>
      %651 = vector.extract %650[0] : f32 from vector<1xf32>
      %652 = arith.mulf %651, %645 : f32
      %653 = arith.mulf %635, %652 : f32
      %654 = arith.muli %641, %outputFeatures : index
      %655 = arith.addi %654, %17 : index
      %656 = wave.lane
      %657 = arith.remui %656, %c1 : index
      %658 = arith.addi %655, %657 : index
      scf.if %15 {
        %659 = arith.addi %658, %c5 : index
        %660 = memref.load %residual[%659] : memref<?xf32>
        %661 = arith.addf %660, %653 : f32
        %662 = arith.addi %658, %c5 : index
        memref.store %661, %out[%662] : memref<?xf32>
      } else {
        %663 = arith.addi %658, %c5 : index
        memref.store %653, %out[%663] : memref<?xf32>
      }
    }
    %664 = vector.extract %417#0[2] : f32 from vector<8xf32>
    %665 = wave.lane
    %666 = arith.addi %13, %c5 : index
    %667 = arith.muli %c15, %c15 : index
    %668 = arith.addi %666, %667 : index
    %669 = arith.divui %665, %c1 : index
    %670 = arith.addi %668, %669 : index
    %671 = arith.cmpi slt, %670, %12 : index
    scf.if %671 {
      %672 = arith.cmpi eq, %hasFactors, %c4 : index
      %673 = memref.load %factors[%670] : memref<?xf32>
      %674 = arith.select %672, %673, %c26 : f32
      %675 = arith.remui %665, %c1 : index
      %676 = arith.muli %675, %c11 : index
      %677 = arith.addi %10, %676 : index
      %678 = vector.load %w[%677] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %679 = vector.bitcast %678 : vector<4xi8> to vector<1xf32>
      %680 = vector.extract %679[0] : f32 from vector<1xf32>
      %681 = arith.mulf %680, %674 : f32
      %682 = arith.mulf %664, %681 : f32
      %683 = arith.muli %670, %outputFeatures : index
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
    %693 = vector.extract %417#0[3] : f32 from vector<8xf32>
    %694 = wave.lane
    %695 = arith.addi %13, %c5 : index
    %696 = arith.muli %c24, %c15 : index
    %697 = arith.addi %695, %696 : index
    %698 = arith.divui %694, %c1 : index
    %699 = arith.addi %697, %698 : index
    %700 = arith.cmpi slt, %699, %12 : index
    scf.if %700 {
      %701 = arith.cmpi eq, %hasFactors, %c4 : index
      %702 = memref.load %factors[%699] : memref<?xf32>
      %703 = arith.select %701, %702, %c26 : f32
      %704 = arith.remui %694, %c1 : index
      %705 = arith.muli %704, %c11 : index
      %706 = arith.addi %10, %705 : index
      %707 = vector.load %w[%706] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %708 = vector.bitcast %707 : vector<4xi8> to vector<1xf32>
      %709 = vector.extract %708[0] : f32 from vector<1xf32>
      %710 = arith.mulf %709, %703 : f32
      %711 = arith.mulf %693, %710 : f32
      %712 = arith.muli %699, %outputFeatures : index
      %713 = arith.addi %712, %17 : index
      %714 = wave.lane
      %715 = arith.remui %714, %c1 : index
      %716 = arith.addi %713, %715 : index
      scf.if %15 {
        %717 = arith.addi %716, %c5 : index
        %718 = memref.load %residual[%717] : memref<?xf32>
        %719 = arith.addf %718, %711 : f32
        %720 = arith.addi %716, %c5 : index
        memref.store %719, %out[%720] : memref<?xf32>
      } else {
        %721 = arith.addi %716, %c5 : index
        memref.store %711, %out[%721] : memref<?xf32>
      }
    }
    %722 = vector.extract %417#0[4] : f32 from vector<8xf32>
    %723 = wave.lane
    %724 = arith.addi %13, %c5 : index
    %725 = arith.muli %c11, %c15 : index
    %726 = arith.addi %724, %725 : index
    %727 = arith.divui %723, %c1 : index
    %728 = arith.addi %726, %727 : index
    %729 = arith.cmpi slt, %728, %12 : index
    scf.if %729 {
      %730 = arith.cmpi eq, %hasFactors, %c4 : index
      %731 = memref.load %factors[%728] : memref<?xf32>
      %732 = arith.select %730, %731, %c26 : f32
      %733 = arith.remui %723, %c1 : index
      %734 = arith.muli %733, %c11 : index
      %735 = arith.addi %10, %734 : index
      %736 = vector.load %w[%735] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %737 = vector.bitcast %736 : vector<4xi8> to vector<1xf32>
      %738 = vector.extract %737[0] : f32 from vector<1xf32>
      %739 = arith.mulf %738, %732 : f32
      %740 = arith.mulf %722, %739 : f32
      %741 = arith.muli %728, %outputFeatures : index
      %742 = arith.addi %741, %17 : index
      %743 = wave.lane
      %744 = arith.remui %743, %c1 : index
      %745 = arith.addi %742, %744 : index
      scf.if %15 {
        %746 = arith.addi %745, %c5 : index
        %747 = memref.load %residual[%746] : memref<?xf32>
        %748 = arith.addf %747, %740 : f32
        %749 = arith.addi %745, %c5 : index
        memref.store %748, %out[%749] : memref<?xf32>
      } else {
        %750 = arith.addi %745, %c5 : index
        memref.store %740, %out[%750] : memref<?xf32>
      }
    }
    %751 = vector.extract %417#0[5] : f32 from vector<8xf32>
    %752 = wave.lane
    %753 = arith.addi %13, %c5 : index
    %754 = arith.muli %c27, %c15 : index
    %755 = arith.addi %753, %754 : index
    %756 = arith.divui %752, %c1 : index
    %757 = arith.addi %755, %756 : index
    %758 = arith.cmpi slt, %757, %12 : index
    scf.if %758 {
      %759 = arith.cmpi eq, %hasFactors, %c4 : index
      %760 = memref.load %factors[%757] : memref<?xf32>
      %761 = arith.select %759, %760, %c26 : f32
      %762 = arith.remui %752, %c1 : index
      %763 = arith.muli %762, %c11 : index
      %764 = arith.addi %10, %763 : index
      %765 = vector.load %w[%764] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %766 = vector.bitcast %765 : vector<4xi8> to vector<1xf32>
      %767 = vector.extract %766[0] : f32 from vector<1xf32>
      %768 = arith.mulf %767, %761 : f32
      %769 = arith.mulf %751, %768 : f32
      %770 = arith.muli %757, %outputFeatures : index
      %771 = arith.addi %770, %17 : index
      %772 = wave.lane
      %773 = arith.remui %772, %c1 : index
      %774 = arith.addi %771, %773 : index
      scf.if %15 {
        %775 = arith.addi %774, %c5 : index
        %776 = memref.load %residual[%775] : memref<?xf32>
        %777 = arith.addf %776, %769 : f32
        %778 = arith.addi %774, %c5 : index
        memref.store %777, %out[%778] : memref<?xf32>
      } else {
        %779 = arith.addi %774, %c5 : index
        memref.store %769, %out[%779] : memref<?xf32>
      }
    }
    %780 = vector.extract %417#0[6] : f32 from vector<8xf32>
    %781 = wave.lane
    %782 = arith.addi %13, %c5 : index
    %783 = arith.muli %c28, %c15 : index
    %784 = arith.addi %782, %783 : index
    %785 = arith.divui %781, %c1 : index
    %786 = arith.addi %784, %785 : index
    %787 = arith.cmpi slt, %786, %12 : index
    scf.if %787 {
      %788 = arith.cmpi eq, %hasFactors, %c4 : index
      %789 = memref.load %factors[%786] : memref<?xf32>
      %790 = arith.select %788, %789, %c26 : f32
      %791 = arith.remui %781, %c1 : index
      %792 = arith.muli %791, %c11 : index
      %793 = arith.addi %10, %792 : index
      %794 = vector.load %w[%793] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %795 = vector.bitcast %794 : vector<4xi8> to vector<1xf32>
      %796 = vector.extract %795[0] : f32 from vector<1xf32>
      %797 = arith.mulf %796, %790 : f32
      %798 = arith.mulf %780, %797 : f32
      %799 = arith.muli %786, %outputFeatures : index
      %800 = arith.addi %799, %17 : index
      %801 = wave.lane
      %802 = arith.remui %801, %c1 : index
      %803 = arith.addi %800, %802 : index
      scf.if %15 {
        %804 = arith.addi %803, %c5 : index
        %805 = memref.load %residual[%804] : memref<?xf32>
        %806 = arith.addf %805, %798 : f32
        %807 = arith.addi %803, %c5 : index
        memref.store %806, %out[%807] : memref<?xf32>
      } else {
        %808 = arith.addi %803, %c5 : index
        memref.store %798, %out[%808] : memref<?xf32>
      }
    }
    %809 = vector.extract %417#0[7] : f32 from vector<8xf32>
    %810 = wave.lane
    %811 = arith.addi %13, %c5 : index
    %812 = arith.muli %c29, %c15 : index
    %813 = arith.addi %811, %812 : index
    %814 = arith.divui %810, %c1 : index
    %815 = arith.addi %813, %814 : index
    %816 = arith.cmpi slt, %815, %12 : index
    scf.if %816 {
      %817 = arith.cmpi eq, %hasFactors, %c4 : index
      %818 = memref.load %factors[%815] : memref<?xf32>
      %819 = arith.select %817, %818, %c26 : f32
      %820 = arith.remui %810, %c1 : index
      %821 = arith.muli %820, %c11 : index
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
    %838 = wave.lane
    %839 = vector.extract %417#1[0] : f32 from vector<8xf32>
    %840 = wave.lane
    %841 = arith.addi %13, %c1 : index
    %842 = arith.muli %c5, %c15 : index
    %843 = arith.addi %841, %842 : index
    %844 = arith.divui %840, %c1 : index
    %845 = arith.addi %843, %844 : index
    %846 = arith.cmpi slt, %845, %12 : index
    scf.if %846 {
      %847 = arith.cmpi eq, %hasFactors, %c4 : index
      %848 = memref.load %factors[%845] : memref<?xf32>
      %849 = arith.select %847, %848, %c26 : f32
      %850 = arith.remui %840, %c1 : index
      %851 = arith.muli %850, %c11 : index
      %852 = arith.addi %10, %851 : index
      %853 = vector.load %w[%852] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %854 = vector.bitcast %853 : vector<4xi8> to vector<1xf32>
      %855 = vector.extract %854[0] : f32 from vector<1xf32>
      %856 = arith.mulf %855, %849 : f32
      %857 = arith.mulf %839, %856 : f32
      %858 = arith.muli %845, %outputFeatures : index
      %859 = arith.addi %858, %17 : index
      %860 = wave.lane
      %861 = arith.remui %860, %c1 : index
      %862 = arith.addi %859, %861 : index
      scf.if %15 {
        %863 = arith.addi %862, %c5 : index
        %864 = memref.load %residual[%863] : memref<?xf32>
        %865 = arith.addf %864, %857 : f32
        %866 = arith.addi %862, %c5 : index
        memref.store %865, %out[%866] : memref<?xf32>
      } else {
        %867 = arith.addi %862, %c5 : index
        memref.store %857, %out[%867] : memref<?xf32>
      }
    }
    %868 = vector.extract %417#1[1] : f32 from vector<8xf32>
    %869 = wave.lane
    %870 = arith.addi %13, %c1 : index
    %871 = arith.muli %c4, %c15 : index
    %872 = arith.addi %870, %871 : index
    %873 = arith.divui %869, %c1 : index
    %874 = arith.addi %872, %873 : index
    %875 = arith.cmpi slt, %874, %12 : index
    scf.if %875 {
      %876 = arith.cmpi eq, %hasFactors, %c4 : index
      %877 = memref.load %factors[%874] : memref<?xf32>
      %878 = arith.select %876, %877, %c26 : f32
      %879 = arith.remui %869, %c1 : index
      %880 = arith.muli %879, %c11 : index
      %881 = arith.addi %10, %880 : index
      %882 = vector.load %w[%881] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %883 = vector.bitcast %882 : vector<4xi8> to vector<1xf32>
      %884 = vector.extract %883[0] : f32 from vector<1xf32>
      %885 = arith.mulf %884, %878 : f32
      %886 = arith.mulf %868, %885 : f32
      %887 = arith.muli %874, %outputFeatures : index
      %888 = arith.addi %887, %17 : index
      %889 = wave.lane
      %890 = arith.remui %889, %c1 : index
      %891 = arith.addi %888, %890 : index
      scf.if %15 {
        %892 = arith.addi %891, %c5 : index
        %893 = memref.load %residual[%892] : memref<?xf32>
        %894 = arith.addf %893, %886 : f32
        %895 = arith.addi %891, %c5 : index
        memref.store %894, %out[%895] : memref<?xf32>
      } else {
        %896 = arith.addi %891, %c5 : index
        memref.store %886, %out[%896] : memref<?xf32>
      }
    }
    %897 = vector.extract %417#1[2] : f32 from vector<8xf32>
    %898 = wave.lane
    %899 = arith.addi %13, %c1 : index
    %900 = arith.muli %c15, %c15 : index
    %901 = arith.addi %899, %900 : index
    %902 = arith.divui %898, %c1 : index
    %903 = arith.addi %901, %902 : index
    %904 = arith.cmpi slt, %903, %12 : index
    scf.if %904 {
      %905 = arith.cmpi eq, %hasFactors, %c4 : index
      %906 = memref.load %factors[%903] : memref<?xf32>
      %907 = arith.select %905, %906, %c26 : f32
      %908 = arith.remui %898, %c1 : index
      %909 = arith.muli %908, %c11 : index
      %910 = arith.addi %10, %909 : index
      %911 = vector.load %w[%910] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %912 = vector.bitcast %911 : vector<4xi8> to vector<1xf32>
      %913 = vector.extract %912[0] : f32 from vector<1xf32>
      %914 = arith.mulf %913, %907 : f32
      %915 = arith.mulf %897, %914 : f32
      %916 = arith.muli %903, %outputFeatures : index
      %917 = arith.addi %916, %17 : index
      %918 = wave.lane
      %919 = arith.remui %918, %c1 : index
      %920 = arith.addi %917, %919 : index
      scf.if %15 {
        %921 = arith.addi %920, %c5 : index
        %922 = memref.load %residual[%921] : memref<?xf32>
        %923 = arith.addf %922, %915 : f32
        %924 = arith.addi %920, %c5 : index
        memref.store %923, %out[%924] : memref<?xf32>
      } else {
        %925 = arith.addi %920, %c5 : index
        memref.store %915, %out[%925] : memref<?xf32>
      }
    }
    %926 = vector.extract %417#1[3] : f32 from vector<8xf32>
    %927 = wave.lane
    %928 = arith.addi %13, %c1 : index
    %929 = arith.muli %c24, %c15 : index
    %930 = arith.addi %928, %929 : index
    %931 = arith.divui %927, %c1 : index
    %932 = arith.addi %930, %931 : index
    %933 = arith.cmpi slt, %932, %12 : index
    scf.if %933 {
      %934 = arith.cmpi eq, %hasFactors, %c4 : index
      %935 = memref.load %factors[%932] : memref<?xf32>
      %936 = arith.select %934, %935, %c26 : f32
      %937 = arith.remui %927, %c1 : index
      %938 = arith.muli %937, %c11 : index
      %939 = arith.addi %10, %938 : index
      %940 = vector.load %w[%939] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %941 = vector.bitcast %940 : vector<4xi8> to vector<1xf32>
      %942 = vector.extract %941[0] : f32 from vector<1xf32>
      %943 = arith.mulf %942, %936 : f32
      %944 = arith.mulf %926, %943 : f32
      %945 = arith.muli %932, %outputFeatures : index
      %946 = arith.addi %945, %17 : index
      %947 = wave.lane
      %948 = arith.remui %947, %c1 : index
      %949 = arith.addi %946, %948 : index
      scf.if %15 {
        %950 = arith.addi %949, %c5 : index
        %951 = memref.load %residual[%950] : memref<?xf32>
        %952 = arith.addf %951, %944 : f32
        %953 = arith.addi %949, %c5 : index
        memref.store %952, %out[%953] : memref<?xf32>
      } else {
        %954 = arith.addi %949, %c5 : index
        memref.store %944, %out[%954] : memref<?xf32>
      }
    }
    %955 = vector.extract %417#1[4] : f32 from vector<8xf32>
    %956 = wave.lane
    %957 = arith.addi %13, %c1 : index
    %958 = arith.muli %c11, %c15 : index
    %959 = arith.addi %957, %958 : index
    %960 = arith.divui %956, %c1 : index
    %961 = arith.addi %959, %960 : index
    %962 = arith.cmpi slt, %961, %12 : index
    scf.if %962 {
      %963 = arith.cmpi eq, %hasFactors, %c4 : index
      %964 = memref.load %factors[%961] : memref<?xf32>
      %965 = arith.select %963, %964, %c26 : f32
      %966 = arith.remui %956, %c1 : index
      %967 = arith.muli %966, %c11 : index
      %968 = arith.addi %10, %967 : index
      %969 = vector.load %w[%968] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %970 = vector.bitcast %969 : vector<4xi8> to vector<1xf32>
      %971 = vector.extract %970[0] : f32 from vector<1xf32>
      %972 = arith.mulf %971, %965 : f32
      %973 = arith.mulf %955, %972 : f32
      %974 = arith.muli %961, %outputFeatures : index
      %975 = arith.addi %974, %17 : index
      %976 = wave.lane
      %977 = arith.remui %976, %c1 : index
      %978 = arith.addi %975, %977 : index
      scf.if %15 {
        %979 = arith.addi %978, %c5 : index
        %980 = memref.load %residual[%979] : memref<?xf32>
        %981 = arith.addf %980, %973 : f32
        %982 = arith.addi %978, %c5 : index
        memref.store %981, %out[%982] : memref<?xf32>
      } else {
        %983 = arith.addi %978, %c5 : index
        memref.store %973, %out[%983] : memref<?xf32>
      }
    }
    %984 = vector.extract %417#1[5] : f32 from vector<8xf32>
    %985 = wave.lane
    %986 = arith.addi %13, %c1 : index
    %987 = arith.muli %c27, %c15 : index
    %988 = arith.addi %986, %987 : index
    %989 = arith.divui %985, %c1 : index
    %990 = arith.addi %988, %989 : index
    %991 = arith.cmpi slt, %990, %12 : index
    scf.if %991 {
      %992 = arith.cmpi eq, %hasFactors, %c4 : index
      %993 = memref.load %factors[%990] : memref<?xf32>
      %994 = arith.select %992, %993, %c26 : f32
      %995 = arith.remui %985, %c1 : index
      %996 = arith.muli %995, %c11 : index
      %997 = arith.addi %10, %996 : index
      %998 = vector.load %w[%997] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %999 = vector.bitcast %998 : vector<4xi8> to vector<1xf32>
      %1000 = vector.extract %999[0] : f32 from vector<1xf32>
      %1001 = arith.mulf %1000, %994 : f32
      %1002 = arith.mulf %984, %1001 : f32
      %1003 = arith.muli %990, %outputFeatures : index
      %1004 = arith.addi %1003, %17 : index
      %1005 = wave.lane
      %1006 = arith.remui %1005, %c1 : index
      %1007 = arith.addi %1004, %1006 : index
      scf.if %15 {
        %1008 = arith.addi %1007, %c5 : index
        %1009 = memref.load %residual[%1008] : memref<?xf32>
        %1010 = arith.addf %1009, %1002 : f32
        %1011 = arith.addi %1007, %c5 : index
        memref.store %1010, %out[%1011] : memref<?xf32>
      } else {
        %1012 = arith.addi %1007, %c5 : index
        memref.store %1002, %out[%1012] : memref<?xf32>
      }
    }
    %1013 = vector.extract %417#1[6] : f32 from vector<8xf32>
    %1014 = wave.lane
    %1015 = arith.addi %13, %c1 : index
    %1016 = arith.muli %c28, %c15 : index
    %1017 = arith.addi %1015, %1016 : index
    %1018 = arith.divui %1014, %c1 : index
    %1019 = arith.addi %1017, %1018 : index
    %1020 = arith.cmpi slt, %1019, %12 : index
    scf.if %1020 {
      %1021 = arith.cmpi eq, %hasFactors, %c4 : index
      %1022 = memref.load %factors[%1019] : memref<?xf32>
      %1023 = arith.select %1021, %1022, %c26 : f32
      %1024 = arith.remui %1014, %c1 : index
      %1025 = arith.muli %1024, %c11 : index
      %1026 = arith.addi %10, %1025 : index
      %1027 = vector.load %w[%1026] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1028 = vector.bitcast %1027 : vector<4xi8> to vector<1xf32>
      %1029 = vector.extract %1028[0] : f32 from vector<1xf32>
      %1030 = arith.mulf %1029, %1023 : f32
      %1031 = arith.mulf %1013, %1030 : f32
      %1032 = arith.muli %1019, %outputFeatures : index
      %1033 = arith.addi %1032, %17 : index
      %1034 = wave.lane
      %1035 = arith.remui %1034, %c1 : index
      %1036 = arith.addi %1033, %1035 : index
      scf.if %15 {
        %1037 = arith.addi %1036, %c5 : index
        %1038 = memref.load %residual[%1037] : memref<?xf32>
        %1039 = arith.addf %1038, %1031 : f32
        %1040 = arith.addi %1036, %c5 : index
        memref.store %1039, %out[%1040] : memref<?xf32>
      } else {
        %1041 = arith.addi %1036, %c5 : index
        memref.store %1031, %out[%1041] : memref<?xf32>
      }
    }
    %1042 = vector.extract %417#1[7] : f32 from vector<8xf32>
    %1043 = wave.lane
    %1044 = arith.addi %13, %c1 : index
    %1045 = arith.muli %c29, %c15 : index
    %1046 = arith.addi %1044, %1045 : index
    %1047 = arith.divui %1043, %c1 : index
    %1048 = arith.addi %1046, %1047 : index
    %1049 = arith.cmpi slt, %1048, %12 : index
    scf.if %1049 {
      %1050 = arith.cmpi eq, %hasFactors, %c4 : index
      %1051 = memref.load %factors[%1048] : memref<?xf32>
      %1052 = arith.select %1050, %1051, %c26 : f32
      %1053 = arith.remui %1043, %c1 : index
      %1054 = arith.muli %1053, %c11 : index
      %1055 = arith.addi %10, %1054 : index
      %1056 = vector.load %w[%1055] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1057 = vector.bitcast %1056 : vector<4xi8> to vector<1xf32>
      %1058 = vector.extract %1057[0] : f32 from vector<1xf32>
      %1059 = arith.mulf %1058, %1052 : f32
      %1060 = arith.mulf %1042, %1059 : f32
      %1061 = arith.muli %1048, %outputFeatures : index
      %1062 = arith.addi %1061, %17 : index
      %1063 = wave.lane
      %1064 = arith.remui %1063, %c1 : index
      %1065 = arith.addi %1062, %1064 : index
      scf.if %15 {
        %1066 = arith.addi %1065, %c5 : index
        %1067 = memref.load %residual[%1066] : memref<?xf32>
        %1068 = arith.addf %1067, %1060 : f32
        %1069 = arith.addi %1065, %c5 : index
        memref.store %1068, %out[%1069] : memref<?xf32>
      } else {
        %1070 = arith.addi %1065, %c5 : index
        memref.store %1060, %out[%1070] : memref<?xf32>
      }
    }
    %1071 = wave.lane
    %1072 = vector.extract %417#2[0] : f32 from vector<8xf32>
    %1073 = wave.lane
    %1074 = arith.addi %13, %c13 : index
    %1075 = arith.muli %c5, %c15 : index
    %1076 = arith.addi %1074, %1075 : index
    %1077 = arith.divui %1073, %c1 : index
    %1078 = arith.addi %1076, %1077 : index
    %1079 = arith.cmpi slt, %1078, %12 : index
    scf.if %1079 {
      %1080 = arith.cmpi eq, %hasFactors, %c4 : index
      %1081 = memref.load %factors[%1078] : memref<?xf32>
      %1082 = arith.select %1080, %1081, %c26 : f32
      %1083 = arith.remui %1073, %c1 : index
      %1084 = arith.muli %1083, %c11 : index
      %1085 = arith.addi %10, %1084 : index
      %1086 = vector.load %w[%1085] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1087 = vector.bitcast %1086 : vector<4xi8> to vector<1xf32>
      %1088 = vector.extract %1087[0] : f32 from vector<1xf32>
      %1089 = arith.mulf %1088, %1082 : f32
      %1090 = arith.mulf %1072, %1089 : f32
      %1091 = arith.muli %1078, %outputFeatures : index
      %1092 = arith.addi %1091, %17 : index
      %1093 = wave.lane
      %1094 = arith.remui %1093, %c1 : index
      %1095 = arith.addi %1092, %1094 : index
      scf.if %15 {
        %1096 = arith.addi %1095, %c5 : index
        %1097 = memref.load %residual[%1096] : memref<?xf32>
        %1098 = arith.addf %1097, %1090 : f32
        %1099 = arith.addi %1095, %c5 : index
        memref.store %1098, %out[%1099] : memref<?xf32>
      } else {
        %1100 = arith.addi %1095, %c5 : index
        memref.store %1090, %out[%1100] : memref<?xf32>
      }
    }
    %1101 = vector.extract %417#2[1] : f32 from vector<8xf32>
    %1102 = wave.lane
    %1103 = arith.addi %13, %c13 : index
    %1104 = arith.muli %c4, %c15 : index
    %1105 = arith.addi %1103, %1104 : index
    %1106 = arith.divui %1102, %c1 : index
    %1107 = arith.addi %1105, %1106 : index
    %1108 = arith.cmpi slt, %1107, %12 : index
    scf.if %1108 {
      %1109 = arith.cmpi eq, %hasFactors, %c4 : index
      %1110 = memref.load %factors[%1107] : memref<?xf32>
      %1111 = arith.select %1109, %1110, %c26 : f32
      %1112 = arith.remui %1102, %c1 : index
      %1113 = arith.muli %1112, %c11 : index
      %1114 = arith.addi %10, %1113 : index
      %1115 = vector.load %w[%1114] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1116 = vector.bitcast %1115 : vector<4xi8> to vector<1xf32>
      %1117 = vector.extract %1116[0] : f32 from vector<1xf32>
      %1118 = arith.mulf %1117, %1111 : f32
      %1119 = arith.mulf %1101, %1118 : f32
      %1120 = arith.muli %1107, %outputFeatures : index
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
    %1130 = vector.extract %417#2[2] : f32 from vector<8xf32>
    %1131 = wave.lane
    %1132 = arith.addi %13, %c13 : index
    %1133 = arith.muli %c15, %c15 : index
    %1134 = arith.addi %1132, %1133 : index
    %1135 = arith.divui %1131, %c1 : index
    %1136 = arith.addi %1134, %1135 : index
    %1137 = arith.cmpi slt, %1136, %12 : index
    scf.if %1137 {
      %1138 = arith.cmpi eq, %hasFactors, %c4 : index
      %1139 = memref.load %factors[%1136] : memref<?xf32>
      %1140 = arith.select %1138, %1139, %c26 : f32
      %1141 = arith.remui %1131, %c1 : index
      %1142 = arith.muli %1141, %c11 : index
      %1143 = arith.addi %10, %1142 : index
      %1144 = vector.load %w[%1143] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1145 = vector.bitcast %1144 : vector<4xi8> to vector<1xf32>
      %1146 = vector.extract %1145[0] : f32 from vector<1xf32>
      %1147 = arith.mulf %1146, %1140 : f32
      %1148 = arith.mulf %1130, %1147 : f32
      %1149 = arith.muli %1136, %outputFeatures : index
      %1150 = arith.addi %1149, %17 : index
      %1151 = wave.lane
      %1152 = arith.remui %1151, %c1 : index
      %1153 = arith.addi %1150, %1152 : index
      scf.if %15 {
        %1154 = arith.addi %1153, %c5 : index
        %1155 = memref.load %residual[%1154] : memref<?xf32>
        %1156 = arith.addf %1155, %1148 : f32
        %1157 = arith.addi %1153, %c5 : index
        memref.store %1156, %out[%1157] : memref<?xf32>
      } else {
        %1158 = arith.addi %1153, %c5 : index
        memref.store %1148, %out[%1158] : memref<?xf32>
      }
    }
    %1159 = vector.extract %417#2[3] : f32 from vector<8xf32>
    %1160 = wave.lane
    %1161 = arith.addi %13, %c13 : index
    %1162 = arith.muli %c24, %c15 : index
    %1163 = arith.addi %1161, %1162 : index
    %1164 = arith.divui %1160, %c1 : index
    %1165 = arith.addi %1163, %1164 : index
    %1166 = arith.cmpi slt, %1165, %12 : index
    scf.if %1166 {
      %1167 = arith.cmpi eq, %hasFactors, %c4 : index
      %1168 = memref.load %factors[%1165] : memref<?xf32>
      %1169 = arith.select %1167, %1168, %c26 : f32
      %1170 = arith.remui %1160, %c1 : index
      %1171 = arith.muli %1170, %c11 : index
      %1172 = arith.addi %10, %1171 : index
      %1173 = vector.load %w[%1172] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1174 = vector.bitcast %1173 : vector<4xi8> to vector<1xf32>
      %1175 = vector.extract %1174[0] : f32 from vector<1xf32>
      %1176 = arith.mulf %1175, %1169 : f32
      %1177 = arith.mulf %1159, %1176 : f32
      %1178 = arith.muli %1165, %outputFeatures : index
      %1179 = arith.addi %1178, %17 : index
      %1180 = wave.lane
      %1181 = arith.remui %1180, %c1 : index
      %1182 = arith.addi %1179, %1181 : index
      scf.if %15 {
        %1183 = arith.addi %1182, %c5 : index
        %1184 = memref.load %residual[%1183] : memref<?xf32>
        %1185 = arith.addf %1184, %1177 : f32
        %1186 = arith.addi %1182, %c5 : index
        memref.store %1185, %out[%1186] : memref<?xf32>
      } else {
        %1187 = arith.addi %1182, %c5 : index
        memref.store %1177, %out[%1187] : memref<?xf32>
      }
    }
    %1188 = vector.extract %417#2[4] : f32 from vector<8xf32>
    %1189 = wave.lane
    %1190 = arith.addi %13, %c13 : index
    %1191 = arith.muli %c11, %c15 : index
    %1192 = arith.addi %1190, %1191 : index
    %1193 = arith.divui %1189, %c1 : index
    %1194 = arith.addi %1192, %1193 : index
    %1195 = arith.cmpi slt, %1194, %12 : index
    scf.if %1195 {
      %1196 = arith.cmpi eq, %hasFactors, %c4 : index
      %1197 = memref.load %factors[%1194] : memref<?xf32>
      %1198 = arith.select %1196, %1197, %c26 : f32
      %1199 = arith.remui %1189, %c1 : index
      %1200 = arith.muli %1199, %c11 : index
      %1201 = arith.addi %10, %1200 : index
      %1202 = vector.load %w[%1201] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1203 = vector.bitcast %1202 : vector<4xi8> to vector<1xf32>
      %1204 = vector.extract %1203[0] : f32 from vector<1xf32>
      %1205 = arith.mulf %1204, %1198 : f32
      %1206 = arith.mulf %1188, %1205 : f32
      %1207 = arith.muli %1194, %outputFeatures : index
      %1208 = arith.addi %1207, %17 : index
      %1209 = wave.lane
      %1210 = arith.remui %1209, %c1 : index
      %1211 = arith.addi %1208, %1210 : index
      scf.if %15 {
        %1212 = arith.addi %1211, %c5 : index
        %1213 = memref.load %residual[%1212] : memref<?xf32>
        %1214 = arith.addf %1213, %1206 : f32
        %1215 = arith.addi %1211, %c5 : index
        memref.store %1214, %out[%1215] : memref<?xf32>
      } else {
        %1216 = arith.addi %1211, %c5 : index
        memref.store %1206, %out[%1216] : memref<?xf32>
      }
    }
    %1217 = vector.extract %417#2[5] : f32 from vector<8xf32>
    %1218 = wave.lane
    %1219 = arith.addi %13, %c13 : index
    %1220 = arith.muli %c27, %c15 : index
    %1221 = arith.addi %1219, %1220 : index
    %1222 = arith.divui %1218, %c1 : index
    %1223 = arith.addi %1221, %1222 : index
    %1224 = arith.cmpi slt, %1223, %12 : index
    scf.if %1224 {
      %1225 = arith.cmpi eq, %hasFactors, %c4 : index
      %1226 = memref.load %factors[%1223] : memref<?xf32>
      %1227 = arith.select %1225, %1226, %c26 : f32
      %1228 = arith.remui %1218, %c1 : index
      %1229 = arith.muli %1228, %c11 : index
      %1230 = arith.addi %10, %1229 : index
      %1231 = vector.load %w[%1230] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1232 = vector.bitcast %1231 : vector<4xi8> to vector<1xf32>
      %1233 = vector.extract %1232[0] : f32 from vector<1xf32>
      %1234 = arith.mulf %1233, %1227 : f32
      %1235 = arith.mulf %1217, %1234 : f32
      %1236 = arith.muli %1223, %outputFeatures : index
      %1237 = arith.addi %1236, %17 : index
      %1238 = wave.lane
      %1239 = arith.remui %1238, %c1 : index
      %1240 = arith.addi %1237, %1239 : index
      scf.if %15 {
        %1241 = arith.addi %1240, %c5 : index
        %1242 = memref.load %residual[%1241] : memref<?xf32>
        %1243 = arith.addf %1242, %1235 : f32
        %1244 = arith.addi %1240, %c5 : index
        memref.store %1243, %out[%1244] : memref<?xf32>
      } else {
        %1245 = arith.addi %1240, %c5 : index
        memref.store %1235, %out[%1245] : memref<?xf32>
      }
    }
    %1246 = vector.extract %417#2[6] : f32 from vector<8xf32>
    %1247 = wave.lane
    %1248 = arith.addi %13, %c13 : index
    %1249 = arith.muli %c28, %c15 : index
    %1250 = arith.addi %1248, %1249 : index
    %1251 = arith.divui %1247, %c1 : index
    %1252 = arith.addi %1250, %1251 : index
    %1253 = arith.cmpi slt, %1252, %12 : index
    scf.if %1253 {
      %1254 = arith.cmpi eq, %hasFactors, %c4 : index
      %1255 = memref.load %factors[%1252] : memref<?xf32>
      %1256 = arith.select %1254, %1255, %c26 : f32
      %1257 = arith.remui %1247, %c1 : index
      %1258 = arith.muli %1257, %c11 : index
      %1259 = arith.addi %10, %1258 : index
      %1260 = vector.load %w[%1259] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1261 = vector.bitcast %1260 : vector<4xi8> to vector<1xf32>
      %1262 = vector.extract %1261[0] : f32 from vector<1xf32>
      %1263 = arith.mulf %1262, %1256 : f32
      %1264 = arith.mulf %1246, %1263 : f32
      %1265 = arith.muli %1252, %outputFeatures : index
      %1266 = arith.addi %1265, %17 : index
      %1267 = wave.lane
      %1268 = arith.remui %1267, %c1 : index
      %1269 = arith.addi %1266, %1268 : index
      scf.if %15 {
        %1270 = arith.addi %1269, %c5 : index
        %1271 = memref.load %residual[%1270] : memref<?xf32>
        %1272 = arith.addf %1271, %1264 : f32
        %1273 = arith.addi %1269, %c5 : index
        memref.store %1272, %out[%1273] : memref<?xf32>
      } else {
        %1274 = arith.addi %1269, %c5 : index
        memref.store %1264, %out[%1274] : memref<?xf32>
      }
    }
    %1275 = vector.extract %417#2[7] : f32 from vector<8xf32>
    %1276 = wave.lane
    %1277 = arith.addi %13, %c13 : index
    %1278 = arith.muli %c29, %c15 : index
    %1279 = arith.addi %1277, %1278 : index
    %1280 = arith.divui %1276, %c1 : index
    %1281 = arith.addi %1279, %1280 : index
    %1282 = arith.cmpi slt, %1281, %12 : index
    scf.if %1282 {
      %1283 = arith.cmpi eq, %hasFactors, %c4 : index
      %1284 = memref.load %factors[%1281] : memref<?xf32>
      %1285 = arith.select %1283, %1284, %c26 : f32
      %1286 = arith.remui %1276, %c1 : index
      %1287 = arith.muli %1286, %c11 : index
      %1288 = arith.addi %10, %1287 : index
      %1289 = vector.load %w[%1288] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1290 = vector.bitcast %1289 : vector<4xi8> to vector<1xf32>
      %1291 = vector.extract %1290[0] : f32 from vector<1xf32>
      %1292 = arith.mulf %1291, %1285 : f32
      %1293 = arith.mulf %1275, %1292 : f32
      %1294 = arith.muli %1281, %outputFeatures : index
      %1295 = arith.addi %1294, %17 : index
      %1296 = wave.lane
      %1297 = arith.remui %1296, %c1 : index
      %1298 = arith.addi %1295, %1297 : index
      scf.if %15 {
        %1299 = arith.addi %1298, %c5 : index
        %1300 = memref.load %residual[%1299] : memref<?xf32>
        %1301 = arith.addf %1300, %1293 : f32
        %1302 = arith.addi %1298, %c5 : index
        memref.store %1301, %out[%1302] : memref<?xf32>
      } else {
        %1303 = arith.addi %1298, %c5 : index
        memref.store %1293, %out[%1303] : memref<?xf32>
      }
    }
    %1304 = wave.lane
    %1305 = vector.extract %417#3[0] : f32 from vector<8xf32>
    %1306 = wave.lane
    %1307 = arith.addi %13, %c30 : index
    %1308 = arith.muli %c5, %c15 : index
    %1309 = arith.addi %1307, %1308 : index
    %1310 = arith.divui %1306, %c1 : index
    %1311 = arith.addi %1309, %1310 : index
    %1312 = arith.cmpi slt, %1311, %12 : index
    scf.if %1312 {
      %1313 = arith.cmpi eq, %hasFactors, %c4 : index
      %1314 = memref.load %factors[%1311] : memref<?xf32>
      %1315 = arith.select %1313, %1314, %c26 : f32
      %1316 = arith.remui %1306, %c1 : index
      %1317 = arith.muli %1316, %c11 : index
      %1318 = arith.addi %10, %1317 : index
      %1319 = vector.load %w[%1318] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1320 = vector.bitcast %1319 : vector<4xi8> to vector<1xf32>
      %1321 = vector.extract %1320[0] : f32 from vector<1xf32>
      %1322 = arith.mulf %1321, %1315 : f32
      %1323 = arith.mulf %1305, %1322 : f32
      %1324 = arith.muli %1311, %outputFeatures : index
      %1325 = arith.addi %1324, %17 : index
      %1326 = wave.lane
      %1327 = arith.remui %1326, %c1 : index
      %1328 = arith.addi %1325, %1327 : index
      scf.if %15 {
        %1329 = arith.addi %1328, %c5 : index
        %1330 = memref.load %residual[%1329] : memref<?xf32>
        %1331 = arith.addf %1330, %1323 : f32
        %1332 = arith.addi %1328, %c5 : index
        memref.store %1331, %out[%1332] : memref<?xf32>
      } else {
        %1333 = arith.addi %1328, %c5 : index
        memref.store %1323, %out[%1333] : memref<?xf32>
      }
    }
    %1334 = vector.extract %417#3[1] : f32 from vector<8xf32>
    %1335 = wave.lane
    %1336 = arith.addi %13, %c30 : index
    %1337 = arith.muli %c4, %c15 : index
    %1338 = arith.addi %1336, %1337 : index
    %1339 = arith.divui %1335, %c1 : index
    %1340 = arith.addi %1338, %1339 : index
    %1341 = arith.cmpi slt, %1340, %12 : index
    scf.if %1341 {
      %1342 = arith.cmpi eq, %hasFactors, %c4 : index
      %1343 = memref.load %factors[%1340] : memref<?xf32>
      %1344 = arith.select %1342, %1343, %c26 : f32
      %1345 = arith.remui %1335, %c1 : index
      %1346 = arith.muli %1345, %c11 : index
      %1347 = arith.addi %10, %1346 : index
      %1348 = vector.load %w[%1347] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1349 = vector.bitcast %1348 : vector<4xi8> to vector<1xf32>
      %1350 = vector.extract %1349[0] : f32 from vector<1xf32>
      %1351 = arith.mulf %1350, %1344 : f32
      %1352 = arith.mulf %1334, %1351 : f32
      %1353 = arith.muli %1340, %outputFeatures : index
      %1354 = arith.addi %1353, %17 : index
      %1355 = wave.lane
      %1356 = arith.remui %1355, %c1 : index
      %1357 = arith.addi %1354, %1356 : index
      scf.if %15 {
        %1358 = arith.addi %1357, %c5 : index
        %1359 = memref.load %residual[%1358] : memref<?xf32>
        %1360 = arith.addf %1359, %1352 : f32
        %1361 = arith.addi %1357, %c5 : index
        memref.store %1360, %out[%1361] : memref<?xf32>
      } else {
        %1362 = arith.addi %1357, %c5 : index
        memref.store %1352, %out[%1362] : memref<?xf32>
      }
    }
    %1363 = vector.extract %417#3[2] : f32 from vector<8xf32>
    %1364 = wave.lane
    %1365 = arith.addi %13, %c30 : index
    %1366 = arith.muli %c15, %c15 : index
    %1367 = arith.addi %1365, %1366 : index
    %1368 = arith.divui %1364, %c1 : index
    %1369 = arith.addi %1367, %1368 : index
    %1370 = arith.cmpi slt, %1369, %12 : index
    scf.if %1370 {
      %1371 = arith.cmpi eq, %hasFactors, %c4 : index
      %1372 = memref.load %factors[%1369] : memref<?xf32>
      %1373 = arith.select %1371, %1372, %c26 : f32
      %1374 = arith.remui %1364, %c1 : index
      %1375 = arith.muli %1374, %c11 : index
      %1376 = arith.addi %10, %1375 : index
      %1377 = vector.load %w[%1376] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1378 = vector.bitcast %1377 : vector<4xi8> to vector<1xf32>
      %1379 = vector.extract %1378[0] : f32 from vector<1xf32>
      %1380 = arith.mulf %1379, %1373 : f32
      %1381 = arith.mulf %1363, %1380 : f32
      %1382 = arith.muli %1369, %outputFeatures : index
      %1383 = arith.addi %1382, %17 : index
      %1384 = wave.lane
      %1385 = arith.remui %1384, %c1 : index
      %1386 = arith.addi %1383, %1385 : index
      scf.if %15 {
        %1387 = arith.addi %1386, %c5 : index
        %1388 = memref.load %residual[%1387] : memref<?xf32>
        %1389 = arith.addf %1388, %1381 : f32
        %1390 = arith.addi %1386, %c5 : index
        memref.store %1389, %out[%1390] : memref<?xf32>
      } else {
        %1391 = arith.addi %1386, %c5 : index
        memref.store %1381, %out[%1391] : memref<?xf32>
      }
    }
    %1392 = vector.extract %417#3[3] : f32 from vector<8xf32>
    %1393 = wave.lane
    %1394 = arith.addi %13, %c30 : index
    %1395 = arith.muli %c24, %c15 : index
    %1396 = arith.addi %1394, %1395 : index
    %1397 = arith.divui %1393, %c1 : index
    %1398 = arith.addi %1396, %1397 : index
    %1399 = arith.cmpi slt, %1398, %12 : index
    scf.if %1399 {
      %1400 = arith.cmpi eq, %hasFactors, %c4 : index
      %1401 = memref.load %factors[%1398] : memref<?xf32>
      %1402 = arith.select %1400, %1401, %c26 : f32
      %1403 = arith.remui %1393, %c1 : index
      %1404 = arith.muli %1403, %c11 : index
      %1405 = arith.addi %10, %1404 : index
      %1406 = vector.load %w[%1405] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1407 = vector.bitcast %1406 : vector<4xi8> to vector<1xf32>
      %1408 = vector.extract %1407[0] : f32 from vector<1xf32>
      %1409 = arith.mulf %1408, %1402 : f32
      %1410 = arith.mulf %1392, %1409 : f32
      %1411 = arith.muli %1398, %outputFeatures : index
      %1412 = arith.addi %1411, %17 : index
      %1413 = wave.lane
      %1414 = arith.remui %1413, %c1 : index
      %1415 = arith.addi %1412, %1414 : index
      scf.if %15 {
        %1416 = arith.addi %1415, %c5 : index
        %1417 = memref.load %residual[%1416] : memref<?xf32>
        %1418 = arith.addf %1417, %1410 : f32
        %1419 = arith.addi %1415, %c5 : index
        memref.store %1418, %out[%1419] : memref<?xf32>
      } else {
        %1420 = arith.addi %1415, %c5 : index
        memref.store %1410, %out[%1420] : memref<?xf32>
      }
    }
    %1421 = vector.extract %417#3[4] : f32 from vector<8xf32>
    %1422 = wave.lane
    %1423 = arith.addi %13, %c30 : index
    %1424 = arith.muli %c11, %c15 : index
    %1425 = arith.addi %1423, %1424 : index
    %1426 = arith.divui %1422, %c1 : index
    %1427 = arith.addi %1425, %1426 : index
    %1428 = arith.cmpi slt, %1427, %12 : index
    scf.if %1428 {
      %1429 = arith.cmpi eq, %hasFactors, %c4 : index
      %1430 = memref.load %factors[%1427] : memref<?xf32>
      %1431 = arith.select %1429, %1430, %c26 : f32
      %1432 = arith.remui %1422, %c1 : index
      %1433 = arith.muli %1432, %c11 : index
      %1434 = arith.addi %10, %1433 : index
      %1435 = vector.load %w[%1434] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1436 = vector.bitcast %1435 : vector<4xi8> to vector<1xf32>
      %1437 = vector.extract %1436[0] : f32 from vector<1xf32>
      %1438 = arith.mulf %1437, %1431 : f32
      %1439 = arith.mulf %1421, %1438 : f32
      %1440 = arith.muli %1427, %outputFeatures : index
      %1441 = arith.addi %1440, %17 : index
      %1442 = wave.lane
      %1443 = arith.remui %1442, %c1 : index
      %1444 = arith.addi %1441, %1443 : index
      scf.if %15 {
        %1445 = arith.addi %1444, %c5 : index
        %1446 = memref.load %residual[%1445] : memref<?xf32>
        %1447 = arith.addf %1446, %1439 : f32
        %1448 = arith.addi %1444, %c5 : index
        memref.store %1447, %out[%1448] : memref<?xf32>
      } else {
        %1449 = arith.addi %1444, %c5 : index
        memref.store %1439, %out[%1449] : memref<?xf32>
      }
    }
    %1450 = vector.extract %417#3[5] : f32 from vector<8xf32>
    %1451 = wave.lane
    %1452 = arith.addi %13, %c30 : index
    %1453 = arith.muli %c27, %c15 : index
    %1454 = arith.addi %1452, %1453 : index
    %1455 = arith.divui %1451, %c1 : index
    %1456 = arith.addi %1454, %1455 : index
    %1457 = arith.cmpi slt, %1456, %12 : index
    scf.if %1457 {
      %1458 = arith.cmpi eq, %hasFactors, %c4 : index
      %1459 = memref.load %factors[%1456] : memref<?xf32>
      %1460 = arith.select %1458, %1459, %c26 : f32
      %1461 = arith.remui %1451, %c1 : index
      %1462 = arith.muli %1461, %c11 : index
      %1463 = arith.addi %10, %1462 : index
      %1464 = vector.load %w[%1463] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1465 = vector.bitcast %1464 : vector<4xi8> to vector<1xf32>
      %1466 = vector.extract %1465[0] : f32 from vector<1xf32>
      %1467 = arith.mulf %1466, %1460 : f32
      %1468 = arith.mulf %1450, %1467 : f32
      %1469 = arith.muli %1456, %outputFeatures : index
      %1470 = arith.addi %1469, %17 : index
      %1471 = wave.lane
      %1472 = arith.remui %1471, %c1 : index
      %1473 = arith.addi %1470, %1472 : index
      scf.if %15 {
        %1474 = arith.addi %1473, %c5 : index
        %1475 = memref.load %residual[%1474] : memref<?xf32>
        %1476 = arith.addf %1475, %1468 : f32
        %1477 = arith.addi %1473, %c5 : index
        memref.store %1476, %out[%1477] : memref<?xf32>
      } else {
        %1478 = arith.addi %1473, %c5 : index
        memref.store %1468, %out[%1478] : memref<?xf32>
      }
    }
    %1479 = vector.extract %417#3[6] : f32 from vector<8xf32>
    %1480 = wave.lane
    %1481 = arith.addi %13, %c30 : index
    %1482 = arith.muli %c28, %c15 : index
    %1483 = arith.addi %1481, %1482 : index
    %1484 = arith.divui %1480, %c1 : index
    %1485 = arith.addi %1483, %1484 : index
    %1486 = arith.cmpi slt, %1485, %12 : index
    scf.if %1486 {
      %1487 = arith.cmpi eq, %hasFactors, %c4 : index
      %1488 = memref.load %factors[%1485] : memref<?xf32>
      %1489 = arith.select %1487, %1488, %c26 : f32
      %1490 = arith.remui %1480, %c1 : index
      %1491 = arith.muli %1490, %c11 : index
      %1492 = arith.addi %10, %1491 : index
      %1493 = vector.load %w[%1492] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1494 = vector.bitcast %1493 : vector<4xi8> to vector<1xf32>
      %1495 = vector.extract %1494[0] : f32 from vector<1xf32>
      %1496 = arith.mulf %1495, %1489 : f32
      %1497 = arith.mulf %1479, %1496 : f32
      %1498 = arith.muli %1485, %outputFeatures : index
      %1499 = arith.addi %1498, %17 : index
      %1500 = wave.lane
      %1501 = arith.remui %1500, %c1 : index
      %1502 = arith.addi %1499, %1501 : index
      scf.if %15 {
        %1503 = arith.addi %1502, %c5 : index
        %1504 = memref.load %residual[%1503] : memref<?xf32>
        %1505 = arith.addf %1504, %1497 : f32
        %1506 = arith.addi %1502, %c5 : index
        memref.store %1505, %out[%1506] : memref<?xf32>
      } else {
        %1507 = arith.addi %1502, %c5 : index
        memref.store %1497, %out[%1507] : memref<?xf32>
      }
    }
    %1508 = vector.extract %417#3[7] : f32 from vector<8xf32>
    %1509 = wave.lane
    %1510 = arith.addi %13, %c30 : index
    %1511 = arith.muli %c29, %c15 : index
    %1512 = arith.addi %1510, %1511 : index
    %1513 = arith.divui %1509, %c1 : index
    %1514 = arith.addi %1512, %1513 : index
    %1515 = arith.cmpi slt, %1514, %12 : index
    scf.if %1515 {
      %1516 = arith.cmpi eq, %hasFactors, %c4 : index
      %1517 = memref.load %factors[%1514] : memref<?xf32>
      %1518 = arith.select %1516, %1517, %c26 : f32
      %1519 = arith.remui %1509, %c1 : index
      %1520 = arith.muli %1519, %c11 : index
      %1521 = arith.addi %10, %1520 : index
      %1522 = vector.load %w[%1521] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1523 = vector.bitcast %1522 : vector<4xi8> to vector<1xf32>
      %1524 = vector.extract %1523[0] : f32 from vector<1xf32>
      %1525 = arith.mulf %1524, %1518 : f32
      %1526 = arith.mulf %1508, %1525 : f32
      %1527 = arith.muli %1514, %outputFeatures : index
      %1528 = arith.addi %1527, %17 : index
      %1529 = wave.lane
      %1530 = arith.remui %1529, %c1 : index
      %1531 = arith.addi %1528, %1530 : index
      scf.if %15 {
        %1532 = arith.addi %1531, %c5 : index
        %1533 = memref.load %residual[%1532] : memref<?xf32>
        %1534 = arith.addf %1533, %1526 : f32
        %1535 = arith.addi %1531, %c5 : index
        memref.store %1534, %out[%1535] : memref<?xf32>
      } else {
        %1536 = arith.addi %1531, %c5 : index
        memref.store %1526, %out[%1536] : memref<?xf32>
      }
    }
  }
  wave.return
}
