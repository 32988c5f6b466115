// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q5_1', waves=2, panels=1, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q5_1_w2p1_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 2 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 127 : index
  %c4 = arith.constant 128 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 64 : index
  %c9 = arith.constant 512 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c12 = arith.constant 16 : index
  %tileRows = wave.param "tileRows" : index
  %c14 = arith.constant 32 : index
  %c15 = arith.constant 48 : index
  %c16 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c19 = arith.constant 4 : index
  %c20 = arith.constant 256 : index
  %c21 = arith.constant dense<0> : vector<4xi32>
  %c22 = arith.constant dense<983055> : vector<4xi32>
  %c23 = arith.constant dense<[0, 4, 8, 12]> : vector<4xi32>
  %c24 = arith.constant dense<65537> : vector<4xi32>
  %c25 = arith.constant dense<4> : vector<4xi32>
  %c26 = arith.constant dense<1677747200> : vector<4xi32>
  %c27 = arith.constant dense<[1, 5, 9, 13]> : vector<4xi32>
  %c28 = arith.constant dense<8> : vector<4xi32>
  %c29 = arith.constant dense<[2, 6, 10, 14]> : vector<4xi32>
  %c30 = arith.constant dense<12> : vector<4xi32>
  %c31 = arith.constant dense<[3, 7, 11, 15]> : vector<4xi32>
  %c32 = arith.constant dense<0x6400> : vector<32xf16>
  %c33 = arith.constant 3 : index
  %c34 = arith.constant 96 : index
  %c35 = arith.constant 160 : index
  %c36 = arith.constant 192 : index
  %c37 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.muli %inputFeatures, %c2 : index
  %4 = arith.addi %3, %c3 : index
  %5 = arith.divui %4, %c4 : index
  %6 = arith.muli %5, %c4 : index
  %7 = arith.addi %2, %6 : index
  %8 = arith.addi %7, %c4 : index
  %9 = arith.muli %inputFeatures, %c2 : index
  %10 = arith.addi %8, %9 : index
  %11 = arith.muli %0, %c5 : index
  %12 = arith.addi %11, %c6 : index
  %13 = arith.muli %12, %10 : index
  %14 = memref.load %step[%countAt] : memref<?xi32>
  %15 = arith.index_cast %14 : i32 to index
  %16 = arith.muli %1, %c8 : index
  %17 = wave.scratch %c9 : memref<?xf32>
  %18 = arith.cmpi eq, %hasResidual, %c5 : index
  %19 = wave.block 0
  %20 = arith.muli %19, %c12 : index
  %21 = arith.cmpi slt, %16, %15 : index
  scf.if %21 {
    %22 = wave.lane
    %23 = arith.remui %22, %c12 : index
    %24 = arith.remui %23, %tileRows : index
    %25 = arith.addi %16, %24 : index
    %26 = arith.divui %25, %tileRows : index
    %27 = arith.divui %inputFeatures, %c12 : index
    %28 = arith.muli %26, %27 : index
    %29 = arith.divui %c6, %c12 : index
    %30 = arith.addi %28, %29 : index
    %31 = arith.muli %30, %c2 : index
    %32 = arith.remui %c6, %c12 : index
    %33 = arith.divui %32, %c1 : index
    %34 = arith.addi %31, %33 : index
    %35 = arith.muli %tileRows, %c1 : index
    %36 = arith.muli %34, %35 : index
    %37 = arith.remui %25, %tileRows : index
    %38 = arith.muli %37, %c1 : index
    %39 = arith.addi %36, %38 : index
    %40 = arith.remui %c6, %c1 : index
    %41 = arith.addi %39, %40 : index
    %42 = arith.addi %23, %c12 : index
    %43 = arith.addi %16, %42 : index
    %44 = arith.divui %43, %tileRows : index
    %45 = arith.divui %inputFeatures, %c12 : index
    %46 = arith.muli %44, %45 : index
    %47 = arith.divui %c6, %c12 : index
    %48 = arith.addi %46, %47 : index
    %49 = arith.muli %48, %c2 : index
    %50 = arith.remui %c6, %c12 : index
    %51 = arith.divui %50, %c1 : index
    %52 = arith.addi %49, %51 : index
    %53 = arith.muli %tileRows, %c1 : index
    %54 = arith.muli %52, %53 : index
    %55 = arith.remui %43, %tileRows : index
    %56 = arith.muli %55, %c1 : index
    %57 = arith.addi %54, %56 : index
    %58 = arith.remui %c6, %c1 : index
    %59 = arith.addi %57, %58 : index
    %60 = arith.addi %23, %c14 : index
    %61 = arith.addi %16, %60 : index
    %62 = arith.divui %61, %tileRows : index
    %63 = arith.divui %inputFeatures, %c12 : index
    %64 = arith.muli %62, %63 : index
    %65 = arith.divui %c6, %c12 : index
    %66 = arith.addi %64, %65 : index
    %67 = arith.muli %66, %c2 : index
    %68 = arith.remui %c6, %c12 : index
    %69 = arith.divui %68, %c1 : index
    %70 = arith.addi %67, %69 : index
    %71 = arith.muli %tileRows, %c1 : index
    %72 = arith.muli %70, %71 : index
    %73 = arith.remui %61, %tileRows : index
    %74 = arith.muli %73, %c1 : index
    %75 = arith.addi %72, %74 : index
    %76 = arith.remui %c6, %c1 : index
    %77 = arith.addi %75, %76 : index
    %78 = arith.addi %23, %c15 : index
    %79 = arith.addi %16, %78 : index
    %80 = arith.divui %79, %tileRows : index
    %81 = arith.divui %inputFeatures, %c12 : index
    %82 = arith.muli %80, %81 : index
    %83 = arith.divui %c6, %c12 : index
    %84 = arith.addi %82, %83 : index
    %85 = arith.muli %84, %c2 : index
    %86 = arith.remui %c6, %c12 : index
    %87 = arith.divui %86, %c1 : index
    %88 = arith.addi %85, %87 : index
    %89 = arith.muli %tileRows, %c1 : index
    %90 = arith.muli %88, %89 : index
    %91 = arith.remui %79, %tileRows : index
    %92 = arith.muli %91, %c1 : index
    %93 = arith.addi %90, %92 : index
    %94 = arith.remui %c6, %c1 : index
    %95 = arith.addi %93, %94 : index
    %96 = wave.wave
    %97 = arith.divui %inputFeatures, %c14 : index
    %98 = arith.muli %96, %stepsPerWave : index
    %99 = arith.minsi %98, %97 : index
    %100 = arith.addi %99, %stepsPerWave : index
    %101 = arith.minsi %100, %97 : index
    %102 = arith.cmpi eq, %wholeBlocks, %c5 : index
    %103 = arith.subi %101, %99 : index
    %104 = arith.divui %103, %c2 : index
    %105 = arith.muli %104, %c2 : index
    %106 = arith.addi %99, %105 : index
    %107 = arith.addi %99, %stepsPerWave : index
    %108 = arith.select %102, %107, %106 : index
    %114:4 = scf.for %109 = %99 to %108 step %c2 iter_args(%110 = %c16, %111 = %c16, %112 = %c16, %113 = %c16) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %115 = wave.lane
      %116 = arith.addi %109, %c6 : index
      %117 = arith.remui %115, %c12 : index
      %118 = arith.addi %13, %c4 : index
      %119 = arith.muli %116, %c8 : index
      %120 = arith.addi %118, %119 : index
      %121 = arith.muli %117, %c19 : index
      %122 = arith.addi %120, %121 : index
      %123 = vector.load %w[%122] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %124 = vector.bitcast %123 : vector<4xi8> to vector<2xf16>
      %125 = vector.extract %124[0] : f16 from vector<2xf16>
      %126 = vector.broadcast %125 : f16 to vector<16xf16>
      %127 = vector.extract %124[1] : f16 from vector<2xf16>
      %128 = vector.broadcast %127 : f16 to vector<16xf16>
      %129 = arith.addi %13, %c4 : index
      %130 = arith.muli %inputFeatures, %c2 : index
      %131 = arith.addi %130, %c3 : index
      %132 = arith.divui %131, %c4 : index
      %133 = arith.muli %132, %c4 : index
      %134 = arith.addi %129, %133 : index
      %135 = arith.muli %116, %c20 : index
      %136 = arith.addi %134, %135 : index
      %137 = arith.muli %117, %c12 : index
      %138 = arith.addi %136, %137 : index
      %139 = arith.muli %inputFeatures, %c1 : index
      %140 = arith.muli %inputFeatures, %c2 : index
      %141 = arith.addi %140, %c3 : index
      %142 = arith.divui %141, %c4 : index
      %143 = arith.muli %142, %c4 : index
      %144 = arith.addi %139, %143 : index
      %145 = arith.addi %144, %c4 : index
      %146 = arith.addi %13, %145 : index
      %147 = arith.muli %116, %c12 : index
      %148 = arith.addi %147, %117 : index
      %149 = arith.muli %148, %c19 : index
      %150 = arith.addi %146, %149 : index
      %151 = vector.load %w[%150] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %152 = vector.bitcast %151 : vector<4xi8> to vector<1xi32>
      %153 = vector.shuffle %152, %152 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %154 = vector.load %w[%138] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %155 = vector.bitcast %154 : vector<16xi8> to vector<4xi32>
      %156 = arith.shrui %155, %c21 : vector<4xi32>
      %157 = arith.andi %156, %c22 : vector<4xi32>
      %158 = arith.shrui %153, %c23 : vector<4xi32>
      %159 = arith.andi %158, %c24 : vector<4xi32>
      %160 = arith.shli %159, %c25 : vector<4xi32>
      %161 = arith.ori %157, %160 : vector<4xi32>
      %162 = arith.ori %161, %c26 : vector<4xi32>
      %163 = vector.bitcast %162 : vector<4xi32> to vector<8xf16>
      %164 = arith.shrui %155, %c25 : vector<4xi32>
      %165 = arith.andi %164, %c22 : vector<4xi32>
      %166 = arith.shrui %153, %c27 : vector<4xi32>
      %167 = arith.andi %166, %c24 : vector<4xi32>
      %168 = arith.shli %167, %c25 : vector<4xi32>
      %169 = arith.ori %165, %168 : vector<4xi32>
      %170 = arith.ori %169, %c26 : vector<4xi32>
      %171 = vector.bitcast %170 : vector<4xi32> to vector<8xf16>
      %172 = arith.shrui %155, %c28 : vector<4xi32>
      %173 = arith.andi %172, %c22 : vector<4xi32>
      %174 = arith.shrui %153, %c29 : vector<4xi32>
      %175 = arith.andi %174, %c24 : vector<4xi32>
      %176 = arith.shli %175, %c25 : vector<4xi32>
      %177 = arith.ori %173, %176 : vector<4xi32>
      %178 = arith.ori %177, %c26 : vector<4xi32>
      %179 = vector.bitcast %178 : vector<4xi32> to vector<8xf16>
      %180 = arith.shrui %155, %c30 : vector<4xi32>
      %181 = arith.andi %180, %c22 : vector<4xi32>
      %182 = arith.shrui %153, %c31 : vector<4xi32>
      %183 = arith.andi %182, %c24 : vector<4xi32>
      %184 = arith.shli %183, %c25 : vector<4xi32>
      %185 = arith.ori %181, %184 : vector<4xi32>
      %186 = arith.ori %185, %c26 : vector<4xi32>
      %187 = vector.bitcast %186 : vector<4xi32> to vector<8xf16>
      %188 = vector.shuffle %163, %171 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %189 = vector.shuffle %179, %187 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %190 = vector.shuffle %188, %189 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %191 = arith.subf %190, %c32 : vector<32xf16>
      %192 = vector.shuffle %191, %191 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %193 = vector.shuffle %191, %191 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %194 = math.fma %192, %126, %128 : vector<16xf16>
      %195 = math.fma %193, %126, %128 : vector<16xf16>
      %196 = arith.addi %109, %c5 : index
      %197 = arith.remui %115, %c12 : index
      %198 = arith.addi %13, %c4 : index
      %199 = arith.muli %196, %c8 : index
      %200 = arith.addi %198, %199 : index
      %201 = arith.muli %197, %c19 : index
      %202 = arith.addi %200, %201 : index
      %203 = vector.load %w[%202] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %204 = vector.bitcast %203 : vector<4xi8> to vector<2xf16>
      %205 = vector.extract %204[0] : f16 from vector<2xf16>
      %206 = vector.broadcast %205 : f16 to vector<16xf16>
      %207 = vector.extract %204[1] : f16 from vector<2xf16>
      %208 = vector.broadcast %207 : f16 to vector<16xf16>
      %209 = arith.addi %13, %c4 : index
      %210 = arith.muli %inputFeatures, %c2 : index
      %211 = arith.addi %210, %c3 : index
      %212 = arith.divui %211, %c4 : index
      %213 = arith.muli %212, %c4 : index
      %214 = arith.addi %209, %213 : index
      %215 = arith.muli %196, %c20 : index
      %216 = arith.addi %214, %215 : index
      %217 = arith.muli %197, %c12 : index
      %218 = arith.addi %216, %217 : index
      %219 = arith.muli %inputFeatures, %c1 : index
      %220 = arith.muli %inputFeatures, %c2 : index
      %221 = arith.addi %220, %c3 : index
      %222 = arith.divui %221, %c4 : index
      %223 = arith.muli %222, %c4 : index
      %224 = arith.addi %219, %223 : index
      %225 = arith.addi %224, %c4 : index
      %226 = arith.addi %13, %225 : index
      %227 = arith.muli %196, %c12 : index
      %228 = arith.addi %227, %197 : index
      %229 = arith.muli %228, %c19 : index
      %230 = arith.addi %226, %229 : index
      %231 = vector.load %w[%230] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %232 = vector.bitcast %231 : vector<4xi8> to vector<1xi32>
      %233 = vector.shuffle %232, %232 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %234 = vector.load %w[%218] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %235 = vector.bitcast %234 : vector<16xi8> to vector<4xi32>
      %236 = arith.shrui %235, %c21 : vector<4xi32>
      %237 = arith.andi %236, %c22 : vector<4xi32>
      %238 = arith.shrui %233, %c23 : vector<4xi32>
      %239 = arith.andi %238, %c24 : vector<4xi32>
      %240 = arith.shli %239, %c25 : vector<4xi32>
      %241 = arith.ori %237, %240 : vector<4xi32>
      %242 = arith.ori %241, %c26 : vector<4xi32>
      %243 = vector.bitcast %242 : vector<4xi32> to vector<8xf16>
      %244 = arith.shrui %235, %c25 : vector<4xi32>
      %245 = arith.andi %244, %c22 : vector<4xi32>
      %246 = arith.shrui %233, %c27 : vector<4xi32>
      %247 = arith.andi %246, %c24 : vector<4xi32>
      %248 = arith.shli %247, %c25 : vector<4xi32>
      %249 = arith.ori %245, %248 : vector<4xi32>
      %250 = arith.ori %249, %c26 : vector<4xi32>
      %251 = vector.bitcast %250 : vector<4xi32> to vector<8xf16>
      %252 = arith.shrui %235, %c28 : vector<4xi32>
      %253 = arith.andi %252, %c22 : vector<4xi32>
      %254 = arith.shrui %233, %c29 : vector<4xi32>
      %255 = arith.andi %254, %c24 : vector<4xi32>
      %256 = arith.shli %255, %c25 : vector<4xi32>
      %257 = arith.ori %253, %256 : vector<4xi32>
      %258 = arith.ori %257, %c26 : vector<4xi32>
      %259 = vector.bitcast %258 : vector<4xi32> to vector<8xf16>
      %260 = arith.shrui %235, %c30 : vector<4xi32>
      %261 = arith.andi %260, %c22 : vector<4xi32>
      %262 = arith.shrui %233, %c31 : vector<4xi32>
      %263 = arith.andi %262, %c24 : vector<4xi32>
      %264 = arith.shli %263, %c25 : vector<4xi32>
      %265 = arith.ori %261, %264 : vector<4xi32>
      %266 = arith.ori %265, %c26 : vector<4xi32>
      %267 = vector.bitcast %266 : vector<4xi32> to vector<8xf16>
      %268 = vector.shuffle %243, %251 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %269 = vector.shuffle %259, %267 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %270 = vector.shuffle %268, %269 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %271 = arith.subf %270, %c32 : vector<32xf16>
      %272 = vector.shuffle %271, %271 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %273 = vector.shuffle %271, %271 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %274 = math.fma %272, %206, %208 : vector<16xf16>
      %275 = math.fma %273, %206, %208 : vector<16xf16>
      %276 = arith.muli %109, %c2 : index
      %277 = arith.addi %276, %c6 : index
      %278 = arith.muli %tileRows, %c12 : index
      %279 = arith.muli %277, %278 : index
      %280 = arith.addi %41, %279 : index
      %281 = vector.load %x[%280] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %282 = arith.muli %tileRows, %c1 : index
      %283 = arith.addi %280, %282 : index
      %284 = vector.load %x[%283] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %285 = vector.shuffle %281, %284 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %286 = wave.mma %285, %194, %110 : vector<16xf16>, vector<8xf32>
      %287 = arith.muli %109, %c2 : index
      %288 = arith.addi %287, %c6 : index
      %289 = arith.muli %tileRows, %c12 : index
      %290 = arith.muli %288, %289 : index
      %291 = arith.addi %59, %290 : index
      %292 = vector.load %x[%291] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %293 = arith.muli %tileRows, %c1 : index
      %294 = arith.addi %291, %293 : index
      %295 = vector.load %x[%294] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %296 = vector.shuffle %292, %295 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %297 = wave.mma %296, %194, %111 : vector<16xf16>, vector<8xf32>
      %298 = arith.muli %109, %c2 : index
      %299 = arith.addi %298, %c6 : index
      %300 = arith.muli %tileRows, %c12 : index
      %301 = arith.muli %299, %300 : index
      %302 = arith.addi %77, %301 : index
      %303 = vector.load %x[%302] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %304 = arith.muli %tileRows, %c1 : index
      %305 = arith.addi %302, %304 : index
      %306 = vector.load %x[%305] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %307 = vector.shuffle %303, %306 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %308 = wave.mma %307, %194, %112 : vector<16xf16>, vector<8xf32>
      %309 = arith.muli %109, %c2 : index
      %310 = arith.addi %309, %c6 : index
      %311 = arith.muli %tileRows, %c12 : index
      %312 = arith.muli %310, %311 : index
      %313 = arith.addi %95, %312 : index
      %314 = vector.load %x[%313] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %315 = arith.muli %tileRows, %c1 : index
      %316 = arith.addi %313, %315 : index
      %317 = vector.load %x[%316] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %318 = vector.shuffle %314, %317 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %319 = wave.mma %318, %194, %113 : vector<16xf16>, vector<8xf32>
      %320 = arith.muli %109, %c2 : index
      %321 = arith.addi %320, %c5 : index
      %322 = arith.muli %tileRows, %c12 : index
      %323 = arith.muli %321, %322 : index
      %324 = arith.addi %41, %323 : index
      %325 = vector.load %x[%324] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %326 = arith.muli %tileRows, %c1 : index
      %327 = arith.addi %324, %326 : index
      %328 = vector.load %x[%327] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %329 = vector.shuffle %325, %328 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %330 = wave.mma %329, %195, %286 : vector<16xf16>, vector<8xf32>
      %331 = arith.muli %109, %c2 : index
      %332 = arith.addi %331, %c5 : index
      %333 = arith.muli %tileRows, %c12 : index
      %334 = arith.muli %332, %333 : index
      %335 = arith.addi %59, %334 : index
      %336 = vector.load %x[%335] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %337 = arith.muli %tileRows, %c1 : index
      %338 = arith.addi %335, %337 : index
      %339 = vector.load %x[%338] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %340 = vector.shuffle %336, %339 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %341 = wave.mma %340, %195, %297 : vector<16xf16>, vector<8xf32>
      %342 = arith.muli %109, %c2 : index
      %343 = arith.addi %342, %c5 : index
      %344 = arith.muli %tileRows, %c12 : index
      %345 = arith.muli %343, %344 : index
      %346 = arith.addi %77, %345 : index
      %347 = vector.load %x[%346] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %348 = arith.muli %tileRows, %c1 : index
      %349 = arith.addi %346, %348 : index
      %350 = vector.load %x[%349] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %351 = vector.shuffle %347, %350 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %352 = wave.mma %351, %195, %308 : vector<16xf16>, vector<8xf32>
      %353 = arith.muli %109, %c2 : index
      %354 = arith.addi %353, %c5 : index
      %355 = arith.muli %tileRows, %c12 : index
      %356 = arith.muli %354, %355 : index
      %357 = arith.addi %95, %356 : index
      %358 = vector.load %x[%357] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %359 = arith.muli %tileRows, %c1 : index
      %360 = arith.addi %357, %359 : index
      %361 = vector.load %x[%360] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %362 = vector.shuffle %358, %361 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %363 = wave.mma %362, %195, %319 : vector<16xf16>, vector<8xf32>
      %364 = arith.muli %109, %c2 : index
      %365 = arith.addi %364, %c2 : index
      %366 = arith.muli %tileRows, %c12 : index
      %367 = arith.muli %365, %366 : index
      %368 = arith.addi %41, %367 : index
      %369 = vector.load %x[%368] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %370 = arith.muli %tileRows, %c1 : index
      %371 = arith.addi %368, %370 : index
      %372 = vector.load %x[%371] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %373 = vector.shuffle %369, %372 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %374 = wave.mma %373, %274, %330 : vector<16xf16>, vector<8xf32>
      %375 = arith.muli %109, %c2 : index
      %376 = arith.addi %375, %c2 : index
      %377 = arith.muli %tileRows, %c12 : index
      %378 = arith.muli %376, %377 : index
      %379 = arith.addi %59, %378 : index
      %380 = vector.load %x[%379] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %381 = arith.muli %tileRows, %c1 : index
      %382 = arith.addi %379, %381 : index
      %383 = vector.load %x[%382] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %384 = vector.shuffle %380, %383 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %385 = wave.mma %384, %274, %341 : vector<16xf16>, vector<8xf32>
      %386 = arith.muli %109, %c2 : index
      %387 = arith.addi %386, %c2 : index
      %388 = arith.muli %tileRows, %c12 : index
      %389 = arith.muli %387, %388 : index
      %390 = arith.addi %77, %389 : index
      %391 = vector.load %x[%390] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %392 = arith.muli %tileRows, %c1 : index
      %393 = arith.addi %390, %392 : index
      %394 = vector.load %x[%393] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %395 = vector.shuffle %391, %394 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %396 = wave.mma %395, %274, %352 : vector<16xf16>, vector<8xf32>
      %397 = arith.muli %109, %c2 : index
      %398 = arith.addi %397, %c2 : index
      %399 = arith.muli %tileRows, %c12 : index
      %400 = arith.muli %398, %399 : index
      %401 = arith.addi %95, %400 : index
      %402 = vector.load %x[%401] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %403 = arith.muli %tileRows, %c1 : index
      %404 = arith.addi %401, %403 : index
      %405 = vector.load %x[%404] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %406 = vector.shuffle %402, %405 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %407 = wave.mma %406, %274, %363 : vector<16xf16>, vector<8xf32>
      %408 = arith.muli %109, %c2 : index
      %409 = arith.addi %408, %c33 : index
      %410 = arith.muli %tileRows, %c12 : index
      %411 = arith.muli %409, %410 : index
      %412 = arith.addi %41, %411 : index
      %413 = vector.load %x[%412] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %414 = arith.muli %tileRows, %c1 : index
      %415 = arith.addi %412, %414 : index
      %416 = vector.load %x[%415] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %417 = vector.shuffle %413, %416 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %418 = wave.mma %417, %275, %374 : vector<16xf16>, vector<8xf32>
      %419 = arith.muli %109, %c2 : index
      %420 = arith.addi %419, %c33 : index
      %421 = arith.muli %tileRows, %c12 : index
      %422 = arith.muli %420, %421 : index
      %423 = arith.addi %59, %422 : index
      %424 = vector.load %x[%423] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %425 = arith.muli %tileRows, %c1 : index
      %426 = arith.addi %423, %425 : index
      %427 = vector.load %x[%426] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %428 = vector.shuffle %424, %427 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %429 = wave.mma %428, %275, %385 : vector<16xf16>, vector<8xf32>
      %430 = arith.muli %109, %c2 : index
      %431 = arith.addi %430, %c33 : index
      %432 = arith.muli %tileRows, %c12 : index
      %433 = arith.muli %431, %432 : index
      %434 = arith.addi %77, %433 : index
      %435 = vector.load %x[%434] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %436 = arith.muli %tileRows, %c1 : index
      %437 = arith.addi %434, %436 : index
      %438 = vector.load %x[%437] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %439 = vector.shuffle %435, %438 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %440 = wave.mma %439, %275, %396 : vector<16xf16>, vector<8xf32>
      %441 = arith.muli %109, %c2 : index
      %442 = arith.addi %441, %c33 : index
      %443 = arith.muli %tileRows, %c12 : index
      %444 = arith.muli %442, %443 : index
      %445 = arith.addi %95, %444 : index
      %446 = vector.load %x[%445] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %447 = arith.muli %tileRows, %c1 : index
      %448 = arith.addi %445, %447 : index
      %449 = vector.load %x[%448] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %450 = vector.shuffle %446, %449 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %451 = wave.mma %450, %275, %407 : vector<16xf16>, vector<8xf32>
      scf.yield %418, %429, %440, %451 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %452 = arith.select %102, %108, %101 : index
    %458:4 = scf.for %453 = %108 to %452 step %c5 iter_args(%454 = %114#0, %455 = %114#1, %456 = %114#2, %457 = %114#3) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %459 = wave.lane
      %460 = arith.addi %453, %c6 : index
      %461 = arith.remui %459, %c12 : index
      %462 = arith.addi %13, %c4 : index
      %463 = arith.muli %460, %c8 : index
      %464 = arith.addi %462, %463 : index
      %465 = arith.muli %461, %c19 : index
      %466 = arith.addi %464, %465 : index
      %467 = vector.load %w[%466] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %468 = vector.bitcast %467 : vector<4xi8> to vector<2xf16>
      %469 = vector.extract %468[0] : f16 from vector<2xf16>
      %470 = vector.broadcast %469 : f16 to vector<16xf16>
      %471 = vector.extract %468[1] : f16 from vector<2xf16>
      %472 = vector.broadcast %471 : f16 to vector<16xf16>
      %473 = arith.addi %13, %c4 : index
      %474 = arith.muli %inputFeatures, %c2 : index
      %475 = arith.addi %474, %c3 : index
      %476 = arith.divui %475, %c4 : index
      %477 = arith.muli %476, %c4 : index
      %478 = arith.addi %473, %477 : index
      %479 = arith.muli %460, %c20 : index
      %480 = arith.addi %478, %479 : index
      %481 = arith.muli %461, %c12 : index
      %482 = arith.addi %480, %481 : index
      %483 = arith.muli %inputFeatures, %c1 : index
      %484 = arith.muli %inputFeatures, %c2 : index
      %485 = arith.addi %484, %c3 : index
      %486 = arith.divui %485, %c4 : index
      %487 = arith.muli %486, %c4 : index
      %488 = arith.addi %483, %487 : index
      %489 = arith.addi %488, %c4 : index
      %490 = arith.addi %13, %489 : index
      %491 = arith.muli %460, %c12 : index
      %492 = arith.addi %491, %461 : index
      %493 = arith.muli %492, %c19 : index
      %494 = arith.addi %490, %493 : index
      %495 = vector.load %w[%494] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %496 = vector.bitcast %495 : vector<4xi8> to vector<1xi32>
      %497 = vector.shuffle %496, %496 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %498 = vector.load %w[%482] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %499 = vector.bitcast %498 : vector<16xi8> to vector<4xi32>
      %500 = arith.shrui %499, %c21 : vector<4xi32>
      %501 = arith.andi %500, %c22 : vector<4xi32>
      %502 = arith.shrui %497, %c23 : vector<4xi32>
      %503 = arith.andi %502, %c24 : vector<4xi32>
      %504 = arith.shli %503, %c25 : vector<4xi32>
      %505 = arith.ori %501, %504 : vector<4xi32>
      %506 = arith.ori %505, %c26 : vector<4xi32>
      %507 = vector.bitcast %506 : vector<4xi32> to vector<8xf16>
      %508 = arith.shrui %499, %c25 : vector<4xi32>
      %509 = arith.andi %508, %c22 : vector<4xi32>
      %510 = arith.shrui %497, %c27 : vector<4xi32>
      %511 = arith.andi %510, %c24 : vector<4xi32>
      %512 = arith.shli %511, %c25 : vector<4xi32>
      %513 = arith.ori %509, %512 : vector<4xi32>
      %514 = arith.ori %513, %c26 : vector<4xi32>
      %515 = vector.bitcast %514 : vector<4xi32> to vector<8xf16>
      %516 = arith.shrui %499, %c28 : vector<4xi32>
      %517 = arith.andi %516, %c22 : vector<4xi32>
      %518 = arith.shrui %497, %c29 : vector<4xi32>
      %519 = arith.andi %518, %c24 : vector<4xi32>
      %520 = arith.shli %519, %c25 : vector<4xi32>
      %521 = arith.ori %517, %520 : vector<4xi32>
      %522 = arith.ori %521, %c26 : vector<4xi32>
      %523 = vector.bitcast %522 : vector<4xi32> to vector<8xf16>
      %524 = arith.shrui %499, %c30 : vector<4xi32>
      %525 = arith.andi %524, %c22 : vector<4xi32>
      %526 = arith.shrui %497, %c31 : vector<4xi32>
      %527 = arith.andi %526, %c24 : vector<4xi32>
      %528 = arith.shli %527, %c25 : vector<4xi32>
      %529 = arith.ori %525, %528 : vector<4xi32>
      %530 = arith.ori %529, %c26 : vector<4xi32>
      %531 = vector.bitcast %530 : vector<4xi32> to vector<8xf16>
      %532 = vector.shuffle %507, %515 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %533 = vector.shuffle %523, %531 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %534 = vector.shuffle %532, %533 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %535 = arith.subf %534, %c32 : vector<32xf16>
      %536 = vector.shuffle %535, %535 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %537 = vector.shuffle %535, %535 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %538 = math.fma %536, %470, %472 : vector<16xf16>
      %539 = math.fma %537, %470, %472 : vector<16xf16>
      %540 = arith.muli %453, %c2 : index
      %541 = arith.addi %540, %c6 : index
      %542 = arith.muli %tileRows, %c12 : index
      %543 = arith.muli %541, %542 : index
      %544 = arith.addi %41, %543 : index
      %545 = vector.load %x[%544] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %546 = arith.muli %tileRows, %c1 : index
      %547 = arith.addi %544, %546 : index
      %548 = vector.load %x[%547] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %549 = vector.shuffle %545, %548 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %550 = wave.mma %549, %538, %454 : vector<16xf16>, vector<8xf32>
      %551 = arith.muli %453, %c2 : index
      %552 = arith.addi %551, %c6 : index
      %553 = arith.muli %tileRows, %c12 : index
      %554 = arith.muli %552, %553 : index
      %555 = arith.addi %59, %554 : index
      %556 = vector.load %x[%555] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %557 = arith.muli %tileRows, %c1 : index
      %558 = arith.addi %555, %557 : index
      %559 = vector.load %x[%558] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %560 = vector.shuffle %556, %559 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %561 = wave.mma %560, %538, %455 : vector<16xf16>, vector<8xf32>
      %562 = arith.muli %453, %c2 : index
      %563 = arith.addi %562, %c6 : index
      %564 = arith.muli %tileRows, %c12 : index
      %565 = arith.muli %563, %564 : index
      %566 = arith.addi %77, %565 : index
      %567 = vector.load %x[%566] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %568 = arith.muli %tileRows, %c1 : index
      %569 = arith.addi %566, %568 : index
      %570 = vector.load %x[%569] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %571 = vector.shuffle %567, %570 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %572 = wave.mma %571, %538, %456 : vector<16xf16>, vector<8xf32>
      %573 = arith.muli %453, %c2 : index
      %574 = arith.addi %573, %c6 : index
      %575 = arith.muli %tileRows, %c12 : index
      %576 = arith.muli %574, %575 : index
      %577 = arith.addi %95, %576 : index
      %578 = vector.load %x[%577] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %579 = arith.muli %tileRows, %c1 : index
      %580 = arith.addi %577, %579 : index
      %581 = vector.load %x[%580] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %582 = vector.shuffle %578, %581 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %583 = wave.mma %582, %538, %457 : vector<16xf16>, vector<8xf32>
      %584 = arith.muli %453, %c2 : index
      %585 = arith.addi %584, %c5 : index
      %586 = arith.muli %tileRows, %c12 : index
      %587 = arith.muli %585, %586 : index
      %588 = arith.addi %41, %587 : index
      %589 = vector.load %x[%588] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %590 = arith.muli %tileRows, %c1 : index
      %591 = arith.addi %588, %590 : index
      %592 = vector.load %x[%591] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %593 = vector.shuffle %589, %592 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %594 = wave.mma %593, %539, %550 : vector<16xf16>, vector<8xf32>
      %595 = arith.muli %453, %c2 : index
      %596 = arith.addi %595, %c5 : index
      %597 = arith.muli %tileRows, %c12 : index
      %598 = arith.muli %596, %597 : index
      %599 = arith.addi %59, %598 : index
      %600 = vector.load %x[%599] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %601 = arith.muli %tileRows, %c1 : index
      %602 = arith.addi %599, %601 : index
      %603 = vector.load %x[%602] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %604 = vector.shuffle %600, %603 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %605 = wave.mma %604, %539, %561 : vector<16xf16>, vector<8xf32>
      %606 = arith.muli %453, %c2 : index
      %607 = arith.addi %606, %c5 : index
      %608 = arith.muli %tileRows, %c12 : index
      %609 = arith.muli %607, %608 : index
      %610 = arith.addi %77, %609 : index
      %611 = vector.load %x[%610] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %612 = arith.muli %tileRows, %c1 : index
      %613 = arith.addi %610, %612 : index
      %614 = vector.load %x[%613] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %615 = vector.shuffle %611, %614 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %616 = wave.mma %615, %539, %572 : vector<16xf16>, vector<8xf32>
      %617 = arith.muli %453, %c2 : index
      %618 = arith.addi %617, %c5 : index
      %619 = arith.muli %tileRows, %c12 : index
      %620 = arith.muli %618, %619 : index
      %621 = arith.addi %95, %620 : index
      %622 = vector.load %x[%621] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %623 = arith.muli %tileRows, %c1 : index
      %624 = arith.addi %621, %623 : index
      %625 = vector.load %x[%624] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %626 = vector.shuffle %622, %625 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %627 = wave.mma %626, %539, %583 : vector<16xf16>, vector<8xf32>
      scf.yield %594, %605, %616, %627 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %628 = wave.lane
    %629 = wave.wave
    %630 = arith.muli %629, %c5 : index
    %631 = arith.addi %630, %c6 : index
    %632 = arith.muli %631, %c20 : index
    %633 = arith.addi %632, %628 : index
    %634 = vector.extract %458#0[0] : f32 from vector<8xf32>
    %635 = arith.addi %633, %c6 : index
    memref.store %634, %17[%635] : memref<?xf32>
    %636 = vector.extract %458#0[1] : f32 from vector<8xf32>
    %637 = arith.addi %633, %c14 : index
    memref.store %636, %17[%637] : memref<?xf32>
    %638 = vector.extract %458#0[2] : f32 from vector<8xf32>
    %639 = arith.addi %633, %c8 : index
    memref.store %638, %17[%639] : memref<?xf32>
    %640 = vector.extract %458#0[3] : f32 from vector<8xf32>
    %641 = arith.addi %633, %c34 : index
    memref.store %640, %17[%641] : memref<?xf32>
    %642 = vector.extract %458#0[4] : f32 from vector<8xf32>
    %643 = arith.addi %633, %c4 : index
    memref.store %642, %17[%643] : memref<?xf32>
    %644 = vector.extract %458#0[5] : f32 from vector<8xf32>
    %645 = arith.addi %633, %c35 : index
    memref.store %644, %17[%645] : memref<?xf32>
    %646 = vector.extract %458#0[6] : f32 from vector<8xf32>
    %647 = arith.addi %633, %c36 : index
    memref.store %646, %17[%647] : memref<?xf32>
    %648 = vector.extract %458#0[7] : f32 from vector<8xf32>
    %649 = arith.addi %633, %c37 : index
    memref.store %648, %17[%649] : memref<?xf32>
    wave.barrier
    %650 = arith.muli %629, %c19 : index
    %651 = arith.addi %650, %c6 : index
    %652 = arith.muli %651, %c14 : index
    %653 = arith.addi %652, %628 : index
    %654 = arith.addi %653, %c6 : index
    %655 = memref.load %17[%654] : memref<?xf32>
    %656 = arith.addi %654, %c20 : index
    %657 = memref.load %17[%656] : memref<?xf32>
    %658 = arith.addf %655, %657 : f32
    %659 = wave.lane
    %660 = arith.addi %16, %c6 : index
    %661 = arith.muli %651, %c2 : index
    %662 = arith.addi %660, %661 : index
    %663 = arith.divui %659, %c12 : index
    %664 = arith.addi %662, %663 : index
    %665 = arith.cmpi slt, %664, %15 : index
    scf.if %665 {
      %666 = arith.cmpi eq, %hasFactors, %c5 : index
      %667 = arith.muli %664, %c2 : index
      %668 = memref.load %factors[%667] : memref<?xf32>
      %669 = arith.mulf %668, %operandScale : f32
      %670 = arith.select %666, %669, %operandScale : f32
      %671 = arith.remui %659, %c12 : index
      %672 = arith.muli %671, %c19 : index
      %673 = arith.addi %13, %672 : index
      %674 = vector.load %w[%673] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %675 = vector.bitcast %674 : vector<4xi8> to vector<1xf32>
      %676 = vector.extract %675[0] : f32 from vector<1xf32>
      %677 = arith.mulf %676, %670 : f32
      %678 = arith.mulf %658, %677 : f32
      %679 = arith.muli %664, %outputFeatures : index
      %680 = arith.addi %679, %20 : index
      %681 = wave.lane
      %682 = arith.remui %681, %c12 : index
      %683 = arith.addi %680, %682 : index
      scf.if %18 {
        %684 = arith.addi %683, %c6 : index
        %685 = memref.load %residual[%684] : memref<?xf32>
        %686 = arith.addf %685, %678 : f32
        %687 = arith.addi %683, %c6 : index
        memref.store %686, %out[%687] : memref<?xf32>
      } else {
        %688 = arith.addi %683, %c6 : index
        memref.store %678, %out[%688] : memref<?xf32>
      }
    }
    %689 = arith.muli %629, %c19 : index
    %690 = arith.addi %689, %c5 : index
    %691 = arith.muli %690, %c14 : index
    %692 = arith.addi %691, %628 : index
    %693 = arith.addi %692, %c6 : index
    %694 = memref.load %17[%693] : memref<?xf32>
    %695 = arith.addi %693, %c20 : index
    %696 = memref.load %17[%695] : memref<?xf32>
    %697 = arith.addf %694, %696 : f32
    %698 = wave.lane
    %699 = arith.addi %16, %c6 : index
    %700 = arith.muli %690, %c2 : index
    %701 = arith.addi %699, %700 : index
    %702 = arith.divui %698, %c12 : index
    %703 = arith.addi %701, %702 : index
    %704 = arith.cmpi slt, %703, %15 : index
    scf.if %704 {
      %705 = arith.cmpi eq, %hasFactors, %c5 : index
      %706 = arith.muli %703, %c2 : index
      %707 = memref.load %factors[%706] : memref<?xf32>
      %708 = arith.mulf %707, %operandScale : f32
      %709 = arith.select %705, %708, %operandScale : f32
      %710 = arith.remui %698, %c12 : index
      %711 = arith.muli %710, %c19 : index
      %712 = arith.addi %13, %711 : index
      %713 = vector.load %w[%712] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %714 = vector.bitcast %713 : vector<4xi8> to vector<1xf32>
      %715 = vector.extract %714[0] : f32 from vector<1xf32>
      %716 = arith.mulf %715, %709 : f32
      %717 = arith.mulf %697, %716 : f32
      %718 = arith.muli %703, %outputFeatures : index
      %719 = arith.addi %718, %20 : index
      %720 = wave.lane
      %721 = arith.remui %720, %c12 : index
      %722 = arith.addi %719, %721 : index
      scf.if %18 {
        %723 = arith.addi %722, %c6 : index
        %724 = memref.load %residual[%723] : memref<?xf32>
        %725 = arith.addf %724, %717 : f32
        %726 = arith.addi %722, %c6 : index
        memref.store %725, %out[%726] : memref<?xf32>
      } else {
        %727 = arith.addi %722, %c6 : index
        memref.store %717, %out[%727] : memref<?xf32>
      }
    }
    %728 = arith.muli %629, %c19 : index
    %729 = arith.addi %728, %c2 : index
    %730 = arith.muli %729, %c14 : index
    %731 = arith.addi %730, %628 : index
    %732 = arith.addi %731, %c6 : index
    %733 = memref.load %17[%732] : memref<?xf32>
    %734 = arith.addi %732, %c20 : index
    %735 = memref.load %17[%734] : memref<?xf32>
    %736 = arith.addf %733, %735 : f32
    %737 = wave.lane
    %738 = arith.addi %16, %c6 : index
    %739 = arith.muli %729, %c2 : index
    %740 = arith.addi %738, %739 : index
    %741 = arith.divui %737, %c12 : index
    %742 = arith.addi %740, %741 : index
    %743 = arith.cmpi slt, %742, %15 : index
    scf.if %743 {
      %744 = arith.cmpi eq, %hasFactors, %c5 : index
      %745 = arith.muli %742, %c2 : index
      %746 = memref.load %factors[%745] : memref<?xf32>
      %747 = arith.mulf %746, %operandScale : f32
      %748 = arith.select %744, %747, %operandScale : f32
      %749 = arith.remui %737, %c12 : index
      %750 = arith.muli %749, %c19 : index
      %751 = arith.addi %13, %750 : index
      %752 = vector.load %w[%751] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %753 = vector.bitcast %752 : vector<4xi8> to vector<1xf32>
      %754 = vector.extract %753[0] : f32 from vector<1xf32>
      %755 = arith.mulf %754, %748 : f32
      %756 = arith.mulf %736, %755 : f32
      %757 = arith.muli %742, %outputFeatures : index
      %758 = arith.addi %757, %20 : index
      %759 = wave.lane
      %760 = arith.remui %759, %c12 : index
      %761 = arith.addi %758, %760 : index
      scf.if %18 {
        %762 = arith.addi %761, %c6 : index
        %763 = memref.load %residual[%762] : memref<?xf32>
        %764 = arith.addf %763, %756 : f32
        %765 = arith.addi %761, %c6 : index
        memref.store %764, %out[%765] : memref<?xf32>
      } else {
        %766 = arith.addi %761, %c6 : index
        memref.store %756, %out[%766] : memref<?xf32>
      }
    }
    %767 = arith.muli %629, %c19 : index
    %768 = arith.addi %767, %c33 : index
    %769 = arith.muli %768, %c14 : index
    %770 = arith.addi %769, %628 : index
    %771 = arith.addi %770, %c6 : index
    %772 = memref.load %17[%771] : memref<?xf32>
    %773 = arith.addi %771, %c20 : index
    %774 = memref.load %17[%773] : memref<?xf32>
    %775 = arith.addf %772, %774 : f32
    %776 = wave.lane
    %777 = arith.addi %16, %c6 : index
    %778 = arith.muli %768, %c2 : index
    %779 = arith.addi %777, %778 : index
    %780 = arith.divui %776, %c12 : index
    %781 = arith.addi %779, %780 : index
    %782 = arith.cmpi slt, %781, %15 : index
    scf.if %782 {
      %783 = arith.cmpi eq, %hasFactors, %c5 : index
      %784 = arith.muli %781, %c2 : index
      %785 = memref.load %factors[%784] : memref<?xf32>
      %786 = arith.mulf %785, %operandScale : f32
      %787 = arith.select %783, %786, %operandScale : f32
      %788 = arith.remui %776, %c12 : index
      %789 = arith.muli %788, %c19 : index
      %790 = arith.addi %13, %789 : index
      %791 = vector.load %w[%790] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %792 = vector.bitcast %791 : vector<4xi8> to vector<1xf32>
      %793 = vector.extract %792[0] : f32 from vector<1xf32>
      %794 = arith.mulf %793, %787 : f32
      %795 = arith.mulf %775, %794 : f32
      %796 = arith.muli %781, %outputFeatures : index
      %797 = arith.addi %796, %20 : index
      %798 = wave.lane
      %799 = arith.remui %798, %c12 : index
      %800 = arith.addi %797, %799 : index
      scf.if %18 {
        %801 = arith.addi %800, %c6 : index
        %802 = memref.load %residual[%801] : memref<?xf32>
        %803 = arith.addf %802, %795 : f32
        %804 = arith.addi %800, %c6 : index
        memref.store %803, %out[%804] : memref<?xf32>
      } else {
        %805 = arith.addi %800, %c6 : index
        memref.store %795, %out[%805] : memref<?xf32>
      }
    }
    %806 = wave.lane
    wave.barrier
    %807 = wave.wave
    %808 = arith.muli %807, %c5 : index
    %809 = arith.addi %808, %c6 : index
    %810 = arith.muli %809, %c20 : index
    %811 = arith.addi %810, %806 : index
    %812 = vector.extract %458#1[0] : f32 from vector<8xf32>
    %813 = arith.addi %811, %c6 : index
    memref.store %812, %17[%813] : memref<?xf32>
    %814 = vector.extract %458#1[1] : f32 from vector<8xf32>
    %815 = arith.addi %811, %c14 : index
    memref.store %814, %17[%815] : memref<?xf32>
    %816 = vector.extract %458#1[2] : f32 from vector<8xf32>
    %817 = arith.addi %811, %c8 : index
    memref.store %816, %17[%817] : memref<?xf32>
    %818 = vector.extract %458#1[3] : f32 from vector<8xf32>
    %819 = arith.addi %811, %c34 : index
    memref.store %818, %17[%819] : memref<?xf32>
    %820 = vector.extract %458#1[4] : f32 from vector<8xf32>
    %821 = arith.addi %811, %c4 : index
    memref.store %820, %17[%821] : memref<?xf32>
    %822 = vector.extract %458#1[5] : f32 from vector<8xf32>
    %823 = arith.addi %811, %c35 : index
    memref.store %822, %17[%823] : memref<?xf32>
    %824 = vector.extract %458#1[6] : f32 from vector<8xf32>
    %825 = arith.addi %811, %c36 : index
    memref.store %824, %17[%825] : memref<?xf32>
    %826 = vector.extract %458#1[7] : f32 from vector<8xf32>
    %827 = arith.addi %811, %c37 : index
    memref.store %826, %17[%827] : memref<?xf32>
    wave.barrier
    %828 = arith.muli %807, %c19 : index
    %829 = arith.addi %828, %c6 : index
    %830 = arith.muli %829, %c14 : index
    %831 = arith.addi %830, %806 : index
    %832 = arith.addi %831, %c6 : index
    %833 = memref.load %17[%832] : memref<?xf32>
    %834 = arith.addi %832, %c20 : index
    %835 = memref.load %17[%834] : memref<?xf32>
    %836 = arith.addf %833, %835 : f32
    %837 = wave.lane
    %838 = arith.addi %16, %c12 : index
    %839 = arith.muli %829, %c2 : index
    %840 = arith.addi %838, %839 : index
    %841 = arith.divui %837, %c12 : index
    %842 = arith.addi %840, %841 : index
    %843 = arith.cmpi slt, %842, %15 : index
    scf.if %843 {
      %844 = arith.cmpi eq, %hasFactors, %c5 : index
      %845 = arith.muli %842, %c2 : index
      %846 = memref.load %factors[%845] : memref<?xf32>
      %847 = arith.mulf %846, %operandScale : f32
      %848 = arith.select %844, %847, %operandScale : f32
      %849 = arith.remui %837, %c12 : index
      %850 = arith.muli %849, %c19 : index
      %851 = arith.addi %13, %850 : index
      %852 = vector.load %w[%851] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %853 = vector.bitcast %852 : vector<4xi8> to vector<1xf32>
      %854 = vector.extract %853[0] : f32 from vector<1xf32>
      %855 = arith.mulf %854, %848 : f32
      %856 = arith.mulf %836, %855 : f32
      %857 = arith.muli %842, %outputFeatures : index
      %858 = arith.addi %857, %20 : index
      %859 = wave.lane
      %860 = arith.remui %859, %c12 : index
      %861 = arith.addi %858, %860 : index
      scf.if %18 {
        %862 = arith.addi %861, %c6 : index
        %863 = memref.load %residual[%862] : memref<?xf32>
        %864 = arith.addf %863, %856 : f32
        %865 = arith.addi %861, %c6 : index
        memref.store %864, %out[%865] : memref<?xf32>
      } else {
        %866 = arith.addi %861, %c6 : index
        memref.store %856, %out[%866] : memref<?xf32>
      }
    }
    %867 = arith.muli %807, %c19 : index
    %868 = arith.addi %867, %c5 : index
    %869 = arith.muli %868, %c14 : index
    %870 = arith.addi %869, %806 : index
    %871 = arith.addi %870, %c6 : index
    %872 = memref.load %17[%871] : memref<?xf32>
    %873 = arith.addi %871, %c20 : index
    %874 = memref.load %17[%873] : memref<?xf32>
    %875 = arith.addf %872, %874 : f32
    %876 = wave.lane
    %877 = arith.addi %16, %c12 : index
    %878 = arith.muli %868, %c2 : index
    %879 = arith.addi %877, %878 : index
    %880 = arith.divui %876, %c12 : index
    %881 = arith.addi %879, %880 : index
    %882 = arith.cmpi slt, %881, %15 : index
    scf.if %882 {
      %883 = arith.cmpi eq, %hasFactors, %c5 : index
      %884 = arith.muli %881, %c2 : index
      %885 = memref.load %factors[%884] : memref<?xf32>
      %886 = arith.mulf %885, %operandScale : f32
      %887 = arith.select %883, %886, %operandScale : f32
      %888 = arith.remui %876, %c12 : index
      %889 = arith.muli %888, %c19 : index
      %890 = arith.addi %13, %889 : index
      %891 = vector.load %w[%890] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %892 = vector.bitcast %891 : vector<4xi8> to vector<1xf32>
      %893 = vector.extract %892[0] : f32 from vector<1xf32>
      %894 = arith.mulf %893, %887 : f32
      %895 = arith.mulf %875, %894 : f32
      %896 = arith.muli %881, %outputFeatures : index
      %897 = arith.addi %896, %20 : index
      %898 = wave.lane
      %899 = arith.remui %898, %c12 : index
      %900 = arith.addi %897, %899 : index
      scf.if %18 {
        %901 = arith.addi %900, %c6 : index
        %902 = memref.load %residual[%901] : memref<?xf32>
        %903 = arith.addf %902, %895 : f32
        %904 = arith.addi %900, %c6 : index
        memref.store %903, %out[%904] : memref<?xf32>
      } else {
        %905 = arith.addi %900, %c6 : index
        memref.store %895, %out[%905] : memref<?xf32>
      }
    }
    %906 = arith.muli %807, %c19 : index
    %907 = arith.addi %906, %c2 : index
    %908 = arith.muli %907, %c14 : index
    %909 = arith.addi %908, %806 : index
    %910 = arith.addi %909, %c6 : index
    %911 = memref.load %17[%910] : memref<?xf32>
    %912 = arith.addi %910, %c20 : index
    %913 = memref.load %17[%912] : memref<?xf32>
    %914 = arith.addf %911, %913 : f32
    %915 = wave.lane
    %916 = arith.addi %16, %c12 : index
    %917 = arith.muli %907, %c2 : index
    %918 = arith.addi %916, %917 : index
    %919 = arith.divui %915, %c12 : index
    %920 = arith.addi %918, %919 : index
    %921 = arith.cmpi slt, %920, %15 : index
    scf.if %921 {
      %922 = arith.cmpi eq, %hasFactors, %c5 : index
      %923 = arith.muli %920, %c2 : index
      %924 = memref.load %factors[%923] : memref<?xf32>
      %925 = arith.mulf %924, %operandScale : f32
      %926 = arith.select %922, %925, %operandScale : f32
      %927 = arith.remui %915, %c12 : index
      %928 = arith.muli %927, %c19 : index
      %929 = arith.addi %13, %928 : index
      %930 = vector.load %w[%929] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %931 = vector.bitcast %930 : vector<4xi8> to vector<1xf32>
      %932 = vector.extract %931[0] : f32 from vector<1xf32>
      %933 = arith.mulf %932, %926 : f32
      %934 = arith.mulf %914, %933 : f32
      %935 = arith.muli %920, %outputFeatures : index
      %936 = arith.addi %935, %20 : index
      %937 = wave.lane
      %938 = arith.remui %937, %c12 : index
      %939 = arith.addi %936, %938 : index
      scf.if %18 {
        %940 = arith.addi %939, %c6 : index
        %941 = memref.load %residual[%940] : memref<?xf32>
        %942 = arith.addf %941, %934 : f32
        %943 = arith.addi %939, %c6 : index
        memref.store %942, %out[%943] : memref<?xf32>
      } else {
        %944 = arith.addi %939, %c6 : index
        memref.store %934, %out[%944] : memref<?xf32>
      }
    }
    %945 = arith.muli %807, %c19 : index
    %946 = arith.addi %945, %c33 : index
    %947 = arith.muli %946, %c14 : index
    %948 = arith.addi %947, %806 : index
    %949 = arith.addi %948, %c6 : index
    %950 = memref.load %17[%949] : memref<?xf32>
    %951 = arith.addi %949, %c20 : index
    %952 = memref.load %17[%951] : memref<?xf32>
    %953 = arith.addf %950, %952 : f32
    %954 = wave.lane
    %955 = arith.addi %16, %c12 : index
    %956 = arith.muli %946, %c2 : index
    %957 = arith.addi %955, %956 : index
    %958 = arith.divui %954, %c12 : index
    %959 = arith.addi %957, %958 : index
    %960 = arith.cmpi slt, %959, %15 : index
    scf.if %960 {
      %961 = arith.cmpi eq, %hasFactors, %c5 : index
      %962 = arith.muli %959, %c2 : index
      %963 = memref.load %factors[%962] : memref<?xf32>
      %964 = arith.mulf %963, %operandScale : f32
      %965 = arith.select %961, %964, %operandScale : f32
      %966 = arith.remui %954, %c12 : index
      %967 = arith.muli %966, %c19 : index
      %968 = arith.addi %13, %967 : index
      %969 = vector.load %w[%968] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %970 = vector.bitcast %969 : vector<4xi8> to vector<1xf32>
      %971 = vector.extract %970[0] : f32 from vector<1xf32>
      %972 = arith.mulf %971, %965 : f32
      %973 = arith.mulf %953, %972 : f32
      %974 = arith.muli %959, %outputFeatures : index
      %975 = arith.addi %974, %20 : index
      %976 = wave.lane
      %977 = arith.remui %976, %c12 : index
      %978 = arith.addi %975, %977 : index
      scf.if %18 {
        %979 = arith.addi %978, %c6 : index
        %980 = memref.load %residual[%979] : memref<?xf32>
        %981 = arith.addf %980, %973 : f32
        %982 = arith.addi %978, %c6 : index
        memref.store %981, %out[%982] : memref<?xf32>
      } else {
        %983 = arith.addi %978, %c6 : index
        memref.store %973, %out[%983] : memref<?xf32>
      }
    }
    %984 = wave.lane
    wave.barrier
    %985 = wave.wave
    %986 = arith.muli %985, %c5 : index
    %987 = arith.addi %986, %c6 : index
    %988 = arith.muli %987, %c20 : index
    %989 = arith.addi %988, %984 : index
    %990 = vector.extract %458#2[0] : f32 from vector<8xf32>
    %991 = arith.addi %989, %c6 : index
    memref.store %990, %17[%991] : memref<?xf32>
    %992 = vector.extract %458#2[1] : f32 from vector<8xf32>
    %993 = arith.addi %989, %c14 : index
    memref.store %992, %17[%993] : memref<?xf32>
    %994 = vector.extract %458#2[2] : f32 from vector<8xf32>
    %995 = arith.addi %989, %c8 : index
    memref.store %994, %17[%995] : memref<?xf32>
    %996 = vector.extract %458#2[3] : f32 from vector<8xf32>
    %997 = arith.addi %989, %c34 : index
    memref.store %996, %17[%997] : memref<?xf32>
    %998 = vector.extract %458#2[4] : f32 from vector<8xf32>
    %999 = arith.addi %989, %c4 : index
    memref.store %998, %17[%999] : memref<?xf32>
    %1000 = vector.extract %458#2[5] : f32 from vector<8xf32>
    %1001 = arith.addi %989, %c35 : index
    memref.store %1000, %17[%1001] : memref<?xf32>
    %1002 = vector.extract %458#2[6] : f32 from vector<8xf32>
    %1003 = arith.addi %989, %c36 : index
    memref.store %1002, %17[%1003] : memref<?xf32>
    %1004 = vector.extract %458#2[7] : f32 from vector<8xf32>
    %1005 = arith.addi %989, %c37 : index
    memref.store %1004, %17[%1005] : memref<?xf32>
    wave.barrier
    %1006 = arith.muli %985, %c19 : index
    %1007 = arith.addi %1006, %c6 : index
    %1008 = arith.muli %1007, %c14 : index
    %1009 = arith.addi %1008, %984 : index
    %1010 = arith.addi %1009, %c6 : index
    %1011 = memref.load %17[%1010] : memref<?xf32>
    %1012 = arith.addi %1010, %c20 : index
    %1013 = memref.load %17[%1012] : memref<?xf32>
    %1014 = arith.addf %1011, %1013 : f32
    %1015 = wave.lane
    %1016 = arith.addi %16, %c14 : index
    %1017 = arith.muli %1007, %c2 : index
    %1018 = arith.addi %1016, %1017 : index
    %1019 = arith.divui %1015, %c12 : index
    %1020 = arith.addi %1018, %1019 : index
    %1021 = arith.cmpi slt, %1020, %15 : index
    scf.if %1021 {
      %1022 = arith.cmpi eq, %hasFactors, %c5 : index
      %1023 = arith.muli %1020, %c2 : index
      %1024 = memref.load %factors[%1023] : memref<?xf32>
      %1025 = arith.mulf %1024, %operandScale : f32
      %1026 = arith.select %1022, %1025, %operandScale : f32
      %1027 = arith.remui %1015, %c12 : index
      %1028 = arith.muli %1027, %c19 : index
      %1029 = arith.addi %13, %1028 : index
      %1030 = vector.load %w[%1029] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1031 = vector.bitcast %1030 : vector<4xi8> to vector<1xf32>
      %1032 = vector.extract %1031[0] : f32 from vector<1xf32>
      %1033 = arith.mulf %1032, %1026 : f32
      %1034 = arith.mulf %1014, %1033 : f32
      %1035 = arith.muli %1020, %outputFeatures : index
      %1036 = arith.addi %1035, %20 : index
      %1037 = wave.lane
      %1038 = arith.remui %1037, %c12 : index
      %1039 = arith.addi %1036, %1038 : index
      scf.if %18 {
        %1040 = arith.addi %1039, %c6 : index
        %1041 = memref.load %residual[%1040] : memref<?xf32>
        %1042 = arith.addf %1041, %1034 : f32
        %1043 = arith.addi %1039, %c6 : index
        memref.store %1042, %out[%1043] : memref<?xf32>
      } else {
        %1044 = arith.addi %1039, %c6 : index
        memref.store %1034, %out[%1044] : memref<?xf32>
      }
    }
    %1045 = arith.muli %985, %c19 : index
    %1046 = arith.addi %1045, %c5 : index
    %1047 = arith.muli %1046, %c14 : index
    %1048 = arith.addi %1047, %984 : index
    %1049 = arith.addi %1048, %c6 : index
    %1050 = memref.load %17[%1049] : memref<?xf32>
    %1051 = arith.addi %1049, %c20 : index
    %1052 = memref.load %17[%1051] : memref<?xf32>
    %1053 = arith.addf %1050, %1052 : f32
    %1054 = wave.lane
    %1055 = arith.addi %16, %c14 : index
    %1056 = arith.muli %1046, %c2 : index
    %1057 = arith.addi %1055, %1056 : index
    %1058 = arith.divui %1054, %c12 : index
    %1059 = arith.addi %1057, %1058 : index
    %1060 = arith.cmpi slt, %1059, %15 : index
    scf.if %1060 {
      %1061 = arith.cmpi eq, %hasFactors, %c5 : index
      %1062 = arith.muli %1059, %c2 : index
      %1063 = memref.load %factors[%1062] : memref<?xf32>
      %1064 = arith.mulf %1063, %operandScale : f32
      %1065 = arith.select %1061, %1064, %operandScale : f32
      %1066 = arith.remui %1054, %c12 : index
      %1067 = arith.muli %1066, %c19 : index
      %1068 = arith.addi %13, %1067 : index
      %1069 = vector.load %w[%1068] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1070 = vector.bitcast %1069 : vector<4xi8> to vector<1xf32>
      %1071 = vector.extract %1070[0] : f32 from vector<1xf32>
      %1072 = arith.mulf %1071, %1065 : f32
      %1073 = arith.mulf %1053, %1072 : f32
      %1074 = arith.muli %1059, %outputFeatures : index
      %1075 = arith.addi %1074, %20 : index
      %1076 = wave.lane
      %1077 = arith.remui %1076, %c12 : index
      %1078 = arith.addi %1075, %1077 : index
      scf.if %18 {
        %1079 = arith.addi %1078, %c6 : index
        %1080 = memref.load %residual[%1079] : memref<?xf32>
        %1081 = arith.addf %1080, %1073 : f32
        %1082 = arith.addi %1078, %c6 : index
        memref.store %1081, %out[%1082] : memref<?xf32>
      } else {
        %1083 = arith.addi %1078, %c6 : index
        memref.store %1073, %out[%1083] : memref<?xf32>
      }
    }
    %1084 = arith.muli %985, %c19 : index
    %1085 = arith.addi %1084, %c2 : index
    %1086 = arith.muli %1085, %c14 : index
    %1087 = arith.addi %1086, %984 : index
    %1088 = arith.addi %1087, %c6 : index
    %1089 = memref.load %17[%1088] : memref<?xf32>
    %1090 = arith.addi %1088, %c20 : index
    %1091 = memref.load %17[%1090] : memref<?xf32>
    %1092 = arith.addf %1089, %1091 : f32
    %1093 = wave.lane
    %1094 = arith.addi %16, %c14 : index
    %1095 = arith.muli %1085, %c2 : index
    %1096 = arith.addi %1094, %1095 : index
    %1097 = arith.divui %1093, %c12 : index
    %1098 = arith.addi %1096, %1097 : index
    %1099 = arith.cmpi slt, %1098, %15 : index
    scf.if %1099 {
      %1100 = arith.cmpi eq, %hasFactors, %c5 : index
      %1101 = arith.muli %1098, %c2 : index
      %1102 = memref.load %factors[%1101] : memref<?xf32>
      %1103 = arith.mulf %1102, %operandScale : f32
      %1104 = arith.select %1100, %1103, %operandScale : f32
      %1105 = arith.remui %1093, %c12 : index
      %1106 = arith.muli %1105, %c19 : index
      %1107 = arith.addi %13, %1106 : index
      %1108 = vector.load %w[%1107] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1109 = vector.bitcast %1108 : vector<4xi8> to vector<1xf32>
      %1110 = vector.extract %1109[0] : f32 from vector<1xf32>
      %1111 = arith.mulf %1110, %1104 : f32
      %1112 = arith.mulf %1092, %1111 : f32
      %1113 = arith.muli %1098, %outputFeatures : index
      %1114 = arith.addi %1113, %20 : index
      %1115 = wave.lane
      %1116 = arith.remui %1115, %c12 : index
      %1117 = arith.addi %1114, %1116 : index
      scf.if %18 {
        %1118 = arith.addi %1117, %c6 : index
        %1119 = memref.load %residual[%1118] : memref<?xf32>
        %1120 = arith.addf %1119, %1112 : f32
        %1121 = arith.addi %1117, %c6 : index
        memref.store %1120, %out[%1121] : memref<?xf32>
      } else {
        %1122 = arith.addi %1117, %c6 : index
        memref.store %1112, %out[%1122] : memref<?xf32>
      }
    }
    %1123 = arith.muli %985, %c19 : index
    %1124 = arith.addi %1123, %c33 : index
    %1125 = arith.muli %1124, %c14 : index
    %1126 = arith.addi %1125, %984 : index
    %1127 = arith.addi %1126, %c6 : index
    %1128 = memref.load %17[%1127] : memref<?xf32>
    %1129 = arith.addi %1127, %c20 : index
    %1130 = memref.load %17[%1129] : memref<?xf32>
    %1131 = arith.addf %1128, %1130 : f32
    %1132 = wave.lane
    %1133 = arith.addi %16, %c14 : index
    %1134 = arith.muli %1124, %c2 : index
    %1135 = arith.addi %1133, %1134 : index
    %1136 = arith.divui %1132, %c12 : index
    %1137 = arith.addi %1135, %1136 : index
    %1138 = arith.cmpi slt, %1137, %15 : index
    scf.if %1138 {
      %1139 = arith.cmpi eq, %hasFactors, %c5 : index
      %1140 = arith.muli %1137, %c2 : index
      %1141 = memref.load %factors[%1140] : memref<?xf32>
      %1142 = arith.mulf %1141, %operandScale : f32
      %1143 = arith.select %1139, %1142, %operandScale : f32
      %1144 = arith.remui %1132, %c12 : index
      %1145 = arith.muli %1144, %c19 : index
      %1146 = arith.addi %13, %1145 : index
      %1147 = vector.load %w[%1146] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1148 = vector.bitcast %1147 : vector<4xi8> to vector<1xf32>
      %1149 = vector.extract %1148[0] : f32 from vector<1xf32>
      %1150 = arith.mulf %1149, %1143 : f32
      %1151 = arith.mulf %1131, %1150 : f32
      %1152 = arith.muli %1137, %outputFeatures : index
      %1153 = arith.addi %1152, %20 : index
      %1154 = wave.lane
      %1155 = arith.remui %1154, %c12 : index
      %1156 = arith.addi %1153, %1155 : index
      scf.if %18 {
        %1157 = arith.addi %1156, %c6 : index
        %1158 = memref.load %residual[%1157] : memref<?xf32>
        %1159 = arith.addf %1158, %1151 : f32
        %1160 = arith.addi %1156, %c6 : index
        memref.store %1159, %out[%1160] : memref<?xf32>
      } else {
        %1161 = arith.addi %1156, %c6 : index
        memref.store %1151, %out[%1161] : memref<?xf32>
      }
    }
    %1162 = wave.lane
    wave.barrier
    %1163 = wave.wave
    %1164 = arith.muli %1163, %c5 : index
    %1165 = arith.addi %1164, %c6 : index
    %1166 = arith.muli %1165, %c20 : index
    %1167 = arith.addi %1166, %1162 : index
    %1168 = vector.extract %458#3[0] : f32 from vector<8xf32>
    %1169 = arith.addi %1167, %c6 : index
    memref.store %1168, %17[%1169] : memref<?xf32>
    %1170 = vector.extract %458#3[1] : f32 from vector<8xf32>
    %1171 = arith.addi %1167, %c14 : index
    memref.store %1170, %17[%1171] : memref<?xf32>
    %1172 = vector.extract %458#3[2] : f32 from vector<8xf32>
    %1173 = arith.addi %1167, %c8 : index
    memref.store %1172, %17[%1173] : memref<?xf32>
    %1174 = vector.extract %458#3[3] : f32 from vector<8xf32>
    %1175 = arith.addi %1167, %c34 : index
    memref.store %1174, %17[%1175] : memref<?xf32>
    %1176 = vector.extract %458#3[4] : f32 from vector<8xf32>
    %1177 = arith.addi %1167, %c4 : index
    memref.store %1176, %17[%1177] : memref<?xf32>
    %1178 = vector.extract %458#3[5] : f32 from vector<8xf32>
    %1179 = arith.addi %1167, %c35 : index
    memref.store %1178, %17[%1179] : memref<?xf32>
    %1180 = vector.extract %458#3[6] : f32 from vector<8xf32>
    %1181 = arith.addi %1167, %c36 : index
    memref.store %1180, %17[%1181] : memref<?xf32>
    %1182 = vector.extract %458#3[7] : f32 from vector<8xf32>
    %1183 = arith.addi %1167, %c37 : index
    memref.store %1182, %17[%1183] : memref<?xf32>
    wave.barrier
    %1184 = arith.muli %1163, %c19 : index
    %1185 = arith.addi %1184, %c6 : index
    %1186 = arith.muli %1185, %c14 : index
    %1187 = arith.addi %1186, %1162 : index
    %1188 = arith.addi %1187, %c6 : index
    %1189 = memref.load %17[%1188] : memref<?xf32>
    %1190 = arith.addi %1188, %c20 : index
    %1191 = memref.load %17[%1190] : memref<?xf32>
    %1192 = arith.addf %1189, %1191 : f32
    %1193 = wave.lane
    %1194 = arith.addi %16, %c15 : index
    %1195 = arith.muli %1185, %c2 : index
    %1196 = arith.addi %1194, %1195 : index
    %1197 = arith.divui %1193, %c12 : index
    %1198 = arith.addi %1196, %1197 : index
    %1199 = arith.cmpi slt, %1198, %15 : index
    scf.if %1199 {
      %1200 = arith.cmpi eq, %hasFactors, %c5 : index
      %1201 = arith.muli %1198, %c2 : index
      %1202 = memref.load %factors[%1201] : memref<?xf32>
      %1203 = arith.mulf %1202, %operandScale : f32
      %1204 = arith.select %1200, %1203, %operandScale : f32
      %1205 = arith.remui %1193, %c12 : index
      %1206 = arith.muli %1205, %c19 : index
      %1207 = arith.addi %13, %1206 : index
      %1208 = vector.load %w[%1207] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1209 = vector.bitcast %1208 : vector<4xi8> to vector<1xf32>
      %1210 = vector.extract %1209[0] : f32 from vector<1xf32>
      %1211 = arith.mulf %1210, %1204 : f32
      %1212 = arith.mulf %1192, %1211 : f32
      %1213 = arith.muli %1198, %outputFeatures : index
      %1214 = arith.addi %1213, %20 : index
      %1215 = wave.lane
      %1216 = arith.remui %1215, %c12 : index
      %1217 = arith.addi %1214, %1216 : index
      scf.if %18 {
        %1218 = arith.addi %1217, %c6 : index
        %1219 = memref.load %residual[%1218] : memref<?xf32>
        %1220 = arith.addf %1219, %1212 : f32
        %1221 = arith.addi %1217, %c6 : index
        memref.store %1220, %out[%1221] : memref<?xf32>
      } else {
        %1222 = arith.addi %1217, %c6 : index
        memref.store %1212, %out[%1222] : memref<?xf32>
      }
    }
    %1223 = arith.muli %1163, %c19 : index
    %1224 = arith.addi %1223, %c5 : index
    %1225 = arith.muli %1224, %c14 : index
    %1226 = arith.addi %1225, %1162 : index
    %1227 = arith.addi %1226, %c6 : index
    %1228 = memref.load %17[%1227] : memref<?xf32>
    %1229 = arith.addi %1227, %c20 : index
    %1230 = memref.load %17[%1229] : memref<?xf32>
    %1231 = arith.addf %1228, %1230 : f32
    %1232 = wave.lane
    %1233 = arith.addi %16, %c15 : index
    %1234 = arith.muli %1224, %c2 : index
    %1235 = arith.addi %1233, %1234 : index
    %1236 = arith.divui %1232, %c12 : index
    %1237 = arith.addi %1235, %1236 : index
    %1238 = arith.cmpi slt, %1237, %15 : index
    scf.if %1238 {
      %1239 = arith.cmpi eq, %hasFactors, %c5 : index
      %1240 = arith.muli %1237, %c2 : index
      %1241 = memref.load %factors[%1240] : memref<?xf32>
      %1242 = arith.mulf %1241, %operandScale : f32
      %1243 = arith.select %1239, %1242, %operandScale : f32
      %1244 = arith.remui %1232, %c12 : index
      %1245 = arith.muli %1244, %c19 : index
      %1246 = arith.addi %13, %1245 : index
      %1247 = vector.load %w[%1246] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1248 = vector.bitcast %1247 : vector<4xi8> to vector<1xf32>
      %1249 = vector.extract %1248[0] : f32 from vector<1xf32>
      %1250 = arith.mulf %1249, %1243 : f32
      %1251 = arith.mulf %1231, %1250 : f32
      %1252 = arith.muli %1237, %outputFeatures : index
      %1253 = arith.addi %1252, %20 : index
      %1254 = wave.lane
      %1255 = arith.remui %1254, %c12 : index
      %1256 = arith.addi %1253, %1255 : index
      scf.if %18 {
        %1257 = arith.addi %1256, %c6 : index
        %1258 = memref.load %residual[%1257] : memref<?xf32>
        %1259 = arith.addf %1258, %1251 : f32
        %1260 = arith.addi %1256, %c6 : index
        memref.store %1259, %out[%1260] : memref<?xf32>
      } else {
        %1261 = arith.addi %1256, %c6 : index
        memref.store %1251, %out[%1261] : memref<?xf32>
      }
    }
    %1262 = arith.muli %1163, %c19 : index
    %1263 = arith.addi %1262, %c2 : index
    %1264 = arith.muli %1263, %c14 : index
    %1265 = arith.addi %1264, %1162 : index
    %1266 = arith.addi %1265, %c6 : index
    %1267 = memref.load %17[%1266] : memref<?xf32>
    %1268 = arith.addi %1266, %c20 : index
    %1269 = memref.load %17[%1268] : memref<?xf32>
    %1270 = arith.addf %1267, %1269 : f32
    %1271 = wave.lane
    %1272 = arith.addi %16, %c15 : index
    %1273 = arith.muli %1263, %c2 : index
    %1274 = arith.addi %1272, %1273 : index
    %1275 = arith.divui %1271, %c12 : index
    %1276 = arith.addi %1274, %1275 : index
    %1277 = arith.cmpi slt, %1276, %15 : index
    scf.if %1277 {
      %1278 = arith.cmpi eq, %hasFactors, %c5 : index
      %1279 = arith.muli %1276, %c2 : index
      %1280 = memref.load %factors[%1279] : memref<?xf32>
      %1281 = arith.mulf %1280, %operandScale : f32
      %1282 = arith.select %1278, %1281, %operandScale : f32
      %1283 = arith.remui %1271, %c12 : index
      %1284 = arith.muli %1283, %c19 : index
      %1285 = arith.addi %13, %1284 : index
      %1286 = vector.load %w[%1285] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1287 = vector.bitcast %1286 : vector<4xi8> to vector<1xf32>
      %1288 = vector.extract %1287[0] : f32 from vector<1xf32>
      %1289 = arith.mulf %1288, %1282 : f32
      %1290 = arith.mulf %1270, %1289 : f32
      %1291 = arith.muli %1276, %outputFeatures : index
      %1292 = arith.addi %1291, %20 : index
      %1293 = wave.lane
      %1294 = arith.remui %1293, %c12 : index
      %1295 = arith.addi %1292, %1294 : index
      scf.if %18 {
        %1296 = arith.addi %1295, %c6 : index
        %1297 = memref.load %residual[%1296] : memref<?xf32>
        %1298 = arith.addf %1297, %1290 : f32
        %1299 = arith.addi %1295, %c6 : index
        memref.store %1298, %out[%1299] : memref<?xf32>
      } else {
        %1300 = arith.addi %1295, %c6 : index
        memref.store %1290, %out[%1300] : memref<?xf32>
      }
    }
    %1301 = arith.muli %1163, %c19 : index
    %1302 = arith.addi %1301, %c33 : index
    %1303 = arith.muli %1302, %c14 : index
    %1304 = arith.addi %1303, %1162 : index
    %1305 = arith.addi %1304, %c6 : index
    %1306 = memref.load %17[%1305] : memref<?xf32>
    %1307 = arith.addi %1305, %c20 : index
    %1308 = memref.load %17[%1307] : memref<?xf32>
    %1309 = arith.addf %1306, %1308 : f32
    %1310 = wave.lane
    %1311 = arith.addi %16, %c15 : index
    %1312 = arith.muli %1302, %c2 : index
    %1313 = arith.addi %1311, %1312 : index
    %1314 = arith.divui %1310, %c12 : index
    %1315 = arith.addi %1313, %1314 : index
    %1316 = arith.cmpi slt, %1315, %15 : index
    scf.if %1316 {
      %1317 = arith.cmpi eq, %hasFactors, %c5 : index
      %1318 = arith.muli %1315, %c2 : index
      %1319 = memref.load %factors[%1318] : memref<?xf32>
      %1320 = arith.mulf %1319, %operandScale : f32
      %1321 = arith.select %1317, %1320, %operandScale : f32
      %1322 = arith.remui %1310, %c12 : index
      %1323 = arith.muli %1322, %c19 : index
      %1324 = arith.addi %13, %1323 : index
      %1325 = vector.load %w[%1324] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1326 = vector.bitcast %1325 : vector<4xi8> to vector<1xf32>
      %1327 = vector.extract %1326[0] : f32 from vector<1xf32>
      %1328 = arith.mulf %1327, %1321 : f32
      %1329 = arith.mulf %1309, %1328 : f32
      %1330 = arith.muli %1315, %outputFeatures : index
      %1331 = arith.addi %1330, %20 : index
      %1332 = wave.lane
      %1333 = arith.remui %1332, %c12 : index
      %1334 = arith.addi %1331, %1333 : index
      scf.if %18 {
        %1335 = arith.addi %1334, %c6 : index
        %1336 = memref.load %residual[%1335] : memref<?xf32>
        %1337 = arith.addf %1336, %1329 : f32
        %1338 = arith.addi %1334, %c6 : index
        memref.store %1337, %out[%1338] : memref<?xf32>
      } else {
        %1339 = arith.addi %1334, %c6 : index
        memref.store %1329, %out[%1339] : memref<?xf32>
      }
    }
  }
  wave.return
}
