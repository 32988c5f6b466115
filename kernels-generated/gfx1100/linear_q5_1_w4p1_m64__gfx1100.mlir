// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q5_1', waves=4, panels=1, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q5_1_w4p1_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 4 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 127 : index
  %c4 = arith.constant 128 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 64 : index
  %c9 = arith.constant 1024 : index
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
  %c38 = arith.constant 512 : index
  %c39 = arith.constant 768 : index
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
    %650 = arith.muli %629, %c2 : index
    %651 = arith.addi %650, %c6 : index
    %652 = arith.muli %651, %c14 : index
    %653 = arith.addi %652, %628 : index
    %654 = arith.addi %653, %c6 : index
    %655 = memref.load %17[%654] : memref<?xf32>
    %656 = arith.addi %654, %c20 : index
    %657 = memref.load %17[%656] : memref<?xf32>
    %658 = arith.addf %655, %657 : f32
    %659 = arith.addi %654, %c38 : index
    %660 = memref.load %17[%659] : memref<?xf32>
    %661 = arith.addf %658, %660 : f32
    %662 = arith.addi %654, %c39 : index
    %663 = memref.load %17[%662] : memref<?xf32>
    %664 = arith.addf %661, %663 : f32
    %665 = wave.lane
    %666 = arith.addi %16, %c6 : index
    %667 = arith.muli %651, %c2 : index
    %668 = arith.addi %666, %667 : index
    %669 = arith.divui %665, %c12 : index
    %670 = arith.addi %668, %669 : index
    %671 = arith.cmpi slt, %670, %15 : index
    scf.if %671 {
      %672 = arith.cmpi eq, %hasFactors, %c5 : index
      %673 = arith.muli %670, %c2 : index
      %674 = memref.load %factors[%673] : memref<?xf32>
      %675 = arith.mulf %674, %operandScale : f32
      %676 = arith.select %672, %675, %operandScale : f32
      %677 = arith.remui %665, %c12 : index
      %678 = arith.muli %677, %c19 : index
      %679 = arith.addi %13, %678 : index
      %680 = vector.load %w[%679] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %681 = vector.bitcast %680 : vector<4xi8> to vector<1xf32>
      %682 = vector.extract %681[0] : f32 from vector<1xf32>
      %683 = arith.mulf %682, %676 : f32
      %684 = arith.mulf %664, %683 : f32
      %685 = arith.muli %670, %outputFeatures : index
      %686 = arith.addi %685, %20 : index
      %687 = wave.lane
      %688 = arith.remui %687, %c12 : index
      %689 = arith.addi %686, %688 : index
      scf.if %18 {
        %690 = arith.addi %689, %c6 : index
        %691 = memref.load %residual[%690] : memref<?xf32>
        %692 = arith.addf %691, %684 : f32
        %693 = arith.addi %689, %c6 : index
        memref.store %692, %out[%693] : memref<?xf32>
      } else {
        %694 = arith.addi %689, %c6 : index
        memref.store %684, %out[%694] : memref<?xf32>
      }
    }
    %695 = arith.muli %629, %c2 : index
    %696 = arith.addi %695, %c5 : index
    %697 = arith.muli %696, %c14 : index
    %698 = arith.addi %697, %628 : index
    %699 = arith.addi %698, %c6 : index
    %700 = memref.load %17[%699] : memref<?xf32>
    %701 = arith.addi %699, %c20 : index
    %702 = memref.load %17[%701] : memref<?xf32>
    %703 = arith.addf %700, %702 : f32
    %704 = arith.addi %699, %c38 : index
    %705 = memref.load %17[%704] : memref<?xf32>
    %706 = arith.addf %703, %705 : f32
    %707 = arith.addi %699, %c39 : index
    %708 = memref.load %17[%707] : memref<?xf32>
    %709 = arith.addf %706, %708 : f32
    %710 = wave.lane
    %711 = arith.addi %16, %c6 : index
    %712 = arith.muli %696, %c2 : index
    %713 = arith.addi %711, %712 : index
    %714 = arith.divui %710, %c12 : index
    %715 = arith.addi %713, %714 : index
    %716 = arith.cmpi slt, %715, %15 : index
    scf.if %716 {
      %717 = arith.cmpi eq, %hasFactors, %c5 : index
      %718 = arith.muli %715, %c2 : index
      %719 = memref.load %factors[%718] : memref<?xf32>
      %720 = arith.mulf %719, %operandScale : f32
      %721 = arith.select %717, %720, %operandScale : f32
      %722 = arith.remui %710, %c12 : index
      %723 = arith.muli %722, %c19 : index
      %724 = arith.addi %13, %723 : index
      %725 = vector.load %w[%724] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %726 = vector.bitcast %725 : vector<4xi8> to vector<1xf32>
      %727 = vector.extract %726[0] : f32 from vector<1xf32>
      %728 = arith.mulf %727, %721 : f32
      %729 = arith.mulf %709, %728 : f32
      %730 = arith.muli %715, %outputFeatures : index
      %731 = arith.addi %730, %20 : index
      %732 = wave.lane
      %733 = arith.remui %732, %c12 : index
      %734 = arith.addi %731, %733 : index
      scf.if %18 {
        %735 = arith.addi %734, %c6 : index
        %736 = memref.load %residual[%735] : memref<?xf32>
        %737 = arith.addf %736, %729 : f32
        %738 = arith.addi %734, %c6 : index
        memref.store %737, %out[%738] : memref<?xf32>
      } else {
        %739 = arith.addi %734, %c6 : index
        memref.store %729, %out[%739] : memref<?xf32>
      }
    }
    %740 = wave.lane
    wave.barrier
    %741 = wave.wave
    %742 = arith.muli %741, %c5 : index
    %743 = arith.addi %742, %c6 : index
    %744 = arith.muli %743, %c20 : index
    %745 = arith.addi %744, %740 : index
    %746 = vector.extract %458#1[0] : f32 from vector<8xf32>
    %747 = arith.addi %745, %c6 : index
    memref.store %746, %17[%747] : memref<?xf32>
    %748 = vector.extract %458#1[1] : f32 from vector<8xf32>
    %749 = arith.addi %745, %c14 : index
    memref.store %748, %17[%749] : memref<?xf32>
    %750 = vector.extract %458#1[2] : f32 from vector<8xf32>
    %751 = arith.addi %745, %c8 : index
    memref.store %750, %17[%751] : memref<?xf32>
    %752 = vector.extract %458#1[3] : f32 from vector<8xf32>
    %753 = arith.addi %745, %c34 : index
    memref.store %752, %17[%753] : memref<?xf32>
    %754 = vector.extract %458#1[4] : f32 from vector<8xf32>
    %755 = arith.addi %745, %c4 : index
    memref.store %754, %17[%755] : memref<?xf32>
    %756 = vector.extract %458#1[5] : f32 from vector<8xf32>
    %757 = arith.addi %745, %c35 : index
    memref.store %756, %17[%757] : memref<?xf32>
    %758 = vector.extract %458#1[6] : f32 from vector<8xf32>
    %759 = arith.addi %745, %c36 : index
    memref.store %758, %17[%759] : memref<?xf32>
    %760 = vector.extract %458#1[7] : f32 from vector<8xf32>
    %761 = arith.addi %745, %c37 : index
    memref.store %760, %17[%761] : memref<?xf32>
    wave.barrier
    %762 = arith.muli %741, %c2 : index
    %763 = arith.addi %762, %c6 : index
    %764 = arith.muli %763, %c14 : index
    %765 = arith.addi %764, %740 : index
    %766 = arith.addi %765, %c6 : index
    %767 = memref.load %17[%766] : memref<?xf32>
    %768 = arith.addi %766, %c20 : index
    %769 = memref.load %17[%768] : memref<?xf32>
    %770 = arith.addf %767, %769 : f32
    %771 = arith.addi %766, %c38 : index
    %772 = memref.load %17[%771] : memref<?xf32>
    %773 = arith.addf %770, %772 : f32
    %774 = arith.addi %766, %c39 : index
    %775 = memref.load %17[%774] : memref<?xf32>
    %776 = arith.addf %773, %775 : f32
    %777 = wave.lane
    %778 = arith.addi %16, %c12 : index
    %779 = arith.muli %763, %c2 : index
    %780 = arith.addi %778, %779 : index
    %781 = arith.divui %777, %c12 : index
    %782 = arith.addi %780, %781 : index
    %783 = arith.cmpi slt, %782, %15 : index
    scf.if %783 {
      %784 = arith.cmpi eq, %hasFactors, %c5 : index
      %785 = arith.muli %782, %c2 : index
      %786 = memref.load %factors[%785] : memref<?xf32>
      %787 = arith.mulf %786, %operandScale : f32
      %788 = arith.select %784, %787, %operandScale : f32
      %789 = arith.remui %777, %c12 : index
      %790 = arith.muli %789, %c19 : index
      %791 = arith.addi %13, %790 : index
      %792 = vector.load %w[%791] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %793 = vector.bitcast %792 : vector<4xi8> to vector<1xf32>
      %794 = vector.extract %793[0] : f32 from vector<1xf32>
      %795 = arith.mulf %794, %788 : f32
      %796 = arith.mulf %776, %795 : f32
      %797 = arith.muli %782, %outputFeatures : index
      %798 = arith.addi %797, %20 : index
      %799 = wave.lane
      %800 = arith.remui %799, %c12 : index
      %801 = arith.addi %798, %800 : index
      scf.if %18 {
        %802 = arith.addi %801, %c6 : index
        %803 = memref.load %residual[%802] : memref<?xf32>
        %804 = arith.addf %803, %796 : f32
        %805 = arith.addi %801, %c6 : index
        memref.store %804, %out[%805] : memref<?xf32>
      } else {
        %806 = arith.addi %801, %c6 : index
        memref.store %796, %out[%806] : memref<?xf32>
      }
    }
    %807 = arith.muli %741, %c2 : index
    %808 = arith.addi %807, %c5 : index
    %809 = arith.muli %808, %c14 : index
    %810 = arith.addi %809, %740 : index
    %811 = arith.addi %810, %c6 : index
    %812 = memref.load %17[%811] : memref<?xf32>
    %813 = arith.addi %811, %c20 : index
    %814 = memref.load %17[%813] : memref<?xf32>
    %815 = arith.addf %812, %814 : f32
    %816 = arith.addi %811, %c38 : index
    %817 = memref.load %17[%816] : memref<?xf32>
    %818 = arith.addf %815, %817 : f32
    %819 = arith.addi %811, %c39 : index
    %820 = memref.load %17[%819] : memref<?xf32>
    %821 = arith.addf %818, %820 : f32
    %822 = wave.lane
    %823 = arith.addi %16, %c12 : index
    %824 = arith.muli %808, %c2 : index
    %825 = arith.addi %823, %824 : index
    %826 = arith.divui %822, %c12 : index
    %827 = arith.addi %825, %826 : index
    %828 = arith.cmpi slt, %827, %15 : index
    scf.if %828 {
      %829 = arith.cmpi eq, %hasFactors, %c5 : index
      %830 = arith.muli %827, %c2 : index
      %831 = memref.load %factors[%830] : memref<?xf32>
      %832 = arith.mulf %831, %operandScale : f32
      %833 = arith.select %829, %832, %operandScale : f32
      %834 = arith.remui %822, %c12 : index
      %835 = arith.muli %834, %c19 : index
      %836 = arith.addi %13, %835 : index
      %837 = vector.load %w[%836] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %838 = vector.bitcast %837 : vector<4xi8> to vector<1xf32>
      %839 = vector.extract %838[0] : f32 from vector<1xf32>
      %840 = arith.mulf %839, %833 : f32
      %841 = arith.mulf %821, %840 : f32
      %842 = arith.muli %827, %outputFeatures : index
      %843 = arith.addi %842, %20 : index
      %844 = wave.lane
      %845 = arith.remui %844, %c12 : index
      %846 = arith.addi %843, %845 : index
      scf.if %18 {
        %847 = arith.addi %846, %c6 : index
        %848 = memref.load %residual[%847] : memref<?xf32>
        %849 = arith.addf %848, %841 : f32
        %850 = arith.addi %846, %c6 : index
        memref.store %849, %out[%850] : memref<?xf32>
      } else {
        %851 = arith.addi %846, %c6 : index
        memref.store %841, %out[%851] : memref<?xf32>
      }
    }
    %852 = wave.lane
    wave.barrier
    %853 = wave.wave
    %854 = arith.muli %853, %c5 : index
    %855 = arith.addi %854, %c6 : index
    %856 = arith.muli %855, %c20 : index
    %857 = arith.addi %856, %852 : index
    %858 = vector.extract %458#2[0] : f32 from vector<8xf32>
    %859 = arith.addi %857, %c6 : index
    memref.store %858, %17[%859] : memref<?xf32>
    %860 = vector.extract %458#2[1] : f32 from vector<8xf32>
    %861 = arith.addi %857, %c14 : index
    memref.store %860, %17[%861] : memref<?xf32>
    %862 = vector.extract %458#2[2] : f32 from vector<8xf32>
    %863 = arith.addi %857, %c8 : index
    memref.store %862, %17[%863] : memref<?xf32>
    %864 = vector.extract %458#2[3] : f32 from vector<8xf32>
    %865 = arith.addi %857, %c34 : index
    memref.store %864, %17[%865] : memref<?xf32>
    %866 = vector.extract %458#2[4] : f32 from vector<8xf32>
    %867 = arith.addi %857, %c4 : index
    memref.store %866, %17[%867] : memref<?xf32>
    %868 = vector.extract %458#2[5] : f32 from vector<8xf32>
    %869 = arith.addi %857, %c35 : index
    memref.store %868, %17[%869] : memref<?xf32>
    %870 = vector.extract %458#2[6] : f32 from vector<8xf32>
    %871 = arith.addi %857, %c36 : index
    memref.store %870, %17[%871] : memref<?xf32>
    %872 = vector.extract %458#2[7] : f32 from vector<8xf32>
    %873 = arith.addi %857, %c37 : index
    memref.store %872, %17[%873] : memref<?xf32>
    wave.barrier
    %874 = arith.muli %853, %c2 : index
    %875 = arith.addi %874, %c6 : index
    %876 = arith.muli %875, %c14 : index
    %877 = arith.addi %876, %852 : index
    %878 = arith.addi %877, %c6 : index
    %879 = memref.load %17[%878] : memref<?xf32>
    %880 = arith.addi %878, %c20 : index
    %881 = memref.load %17[%880] : memref<?xf32>
    %882 = arith.addf %879, %881 : f32
    %883 = arith.addi %878, %c38 : index
    %884 = memref.load %17[%883] : memref<?xf32>
    %885 = arith.addf %882, %884 : f32
    %886 = arith.addi %878, %c39 : index
    %887 = memref.load %17[%886] : memref<?xf32>
    %888 = arith.addf %885, %887 : f32
    %889 = wave.lane
    %890 = arith.addi %16, %c14 : index
    %891 = arith.muli %875, %c2 : index
    %892 = arith.addi %890, %891 : index
    %893 = arith.divui %889, %c12 : index
    %894 = arith.addi %892, %893 : index
    %895 = arith.cmpi slt, %894, %15 : index
    scf.if %895 {
      %896 = arith.cmpi eq, %hasFactors, %c5 : index
      %897 = arith.muli %894, %c2 : index
      %898 = memref.load %factors[%897] : memref<?xf32>
      %899 = arith.mulf %898, %operandScale : f32
      %900 = arith.select %896, %899, %operandScale : f32
      %901 = arith.remui %889, %c12 : index
      %902 = arith.muli %901, %c19 : index
      %903 = arith.addi %13, %902 : index
      %904 = vector.load %w[%903] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %905 = vector.bitcast %904 : vector<4xi8> to vector<1xf32>
      %906 = vector.extract %905[0] : f32 from vector<1xf32>
      %907 = arith.mulf %906, %900 : f32
      %908 = arith.mulf %888, %907 : f32
      %909 = arith.muli %894, %outputFeatures : index
      %910 = arith.addi %909, %20 : index
      %911 = wave.lane
      %912 = arith.remui %911, %c12 : index
      %913 = arith.addi %910, %912 : index
      scf.if %18 {
        %914 = arith.addi %913, %c6 : index
        %915 = memref.load %residual[%914] : memref<?xf32>
        %916 = arith.addf %915, %908 : f32
        %917 = arith.addi %913, %c6 : index
        memref.store %916, %out[%917] : memref<?xf32>
      } else {
        %918 = arith.addi %913, %c6 : index
        memref.store %908, %out[%918] : memref<?xf32>
      }
    }
    %919 = arith.muli %853, %c2 : index
    %920 = arith.addi %919, %c5 : index
    %921 = arith.muli %920, %c14 : index
    %922 = arith.addi %921, %852 : index
    %923 = arith.addi %922, %c6 : index
    %924 = memref.load %17[%923] : memref<?xf32>
    %925 = arith.addi %923, %c20 : index
    %926 = memref.load %17[%925] : memref<?xf32>
    %927 = arith.addf %924, %926 : f32
    %928 = arith.addi %923, %c38 : index
    %929 = memref.load %17[%928] : memref<?xf32>
    %930 = arith.addf %927, %929 : f32
    %931 = arith.addi %923, %c39 : index
    %932 = memref.load %17[%931] : memref<?xf32>
    %933 = arith.addf %930, %932 : f32
    %934 = wave.lane
    %935 = arith.addi %16, %c14 : index
    %936 = arith.muli %920, %c2 : index
    %937 = arith.addi %935, %936 : index
    %938 = arith.divui %934, %c12 : index
    %939 = arith.addi %937, %938 : index
    %940 = arith.cmpi slt, %939, %15 : index
    scf.if %940 {
      %941 = arith.cmpi eq, %hasFactors, %c5 : index
      %942 = arith.muli %939, %c2 : index
      %943 = memref.load %factors[%942] : memref<?xf32>
      %944 = arith.mulf %943, %operandScale : f32
      %945 = arith.select %941, %944, %operandScale : f32
      %946 = arith.remui %934, %c12 : index
      %947 = arith.muli %946, %c19 : index
      %948 = arith.addi %13, %947 : index
      %949 = vector.load %w[%948] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %950 = vector.bitcast %949 : vector<4xi8> to vector<1xf32>
      %951 = vector.extract %950[0] : f32 from vector<1xf32>
      %952 = arith.mulf %951, %945 : f32
      %953 = arith.mulf %933, %952 : f32
      %954 = arith.muli %939, %outputFeatures : index
      %955 = arith.addi %954, %20 : index
      %956 = wave.lane
      %957 = arith.remui %956, %c12 : index
      %958 = arith.addi %955, %957 : index
      scf.if %18 {
        %959 = arith.addi %958, %c6 : index
        %960 = memref.load %residual[%959] : memref<?xf32>
        %961 = arith.addf %960, %953 : f32
        %962 = arith.addi %958, %c6 : index
        memref.store %961, %out[%962] : memref<?xf32>
      } else {
        %963 = arith.addi %958, %c6 : index
        memref.store %953, %out[%963] : memref<?xf32>
      }
    }
    %964 = wave.lane
    wave.barrier
    %965 = wave.wave
    %966 = arith.muli %965, %c5 : index
    %967 = arith.addi %966, %c6 : index
    %968 = arith.muli %967, %c20 : index
    %969 = arith.addi %968, %964 : index
    %970 = vector.extract %458#3[0] : f32 from vector<8xf32>
    %971 = arith.addi %969, %c6 : index
    memref.store %970, %17[%971] : memref<?xf32>
    %972 = vector.extract %458#3[1] : f32 from vector<8xf32>
    %973 = arith.addi %969, %c14 : index
    memref.store %972, %17[%973] : memref<?xf32>
    %974 = vector.extract %458#3[2] : f32 from vector<8xf32>
    %975 = arith.addi %969, %c8 : index
    memref.store %974, %17[%975] : memref<?xf32>
    %976 = vector.extract %458#3[3] : f32 from vector<8xf32>
    %977 = arith.addi %969, %c34 : index
    memref.store %976, %17[%977] : memref<?xf32>
    %978 = vector.extract %458#3[4] : f32 from vector<8xf32>
    %979 = arith.addi %969, %c4 : index
    memref.store %978, %17[%979] : memref<?xf32>
    %980 = vector.extract %458#3[5] : f32 from vector<8xf32>
    %981 = arith.addi %969, %c35 : index
    memref.store %980, %17[%981] : memref<?xf32>
    %982 = vector.extract %458#3[6] : f32 from vector<8xf32>
    %983 = arith.addi %969, %c36 : index
    memref.store %982, %17[%983] : memref<?xf32>
    %984 = vector.extract %458#3[7] : f32 from vector<8xf32>
    %985 = arith.addi %969, %c37 : index
    memref.store %984, %17[%985] : memref<?xf32>
    wave.barrier
    %986 = arith.muli %965, %c2 : index
    %987 = arith.addi %986, %c6 : index
    %988 = arith.muli %987, %c14 : index
    %989 = arith.addi %988, %964 : index
    %990 = arith.addi %989, %c6 : index
    %991 = memref.load %17[%990] : memref<?xf32>
    %992 = arith.addi %990, %c20 : index
    %993 = memref.load %17[%992] : memref<?xf32>
    %994 = arith.addf %991, %993 : f32
    %995 = arith.addi %990, %c38 : index
    %996 = memref.load %17[%995] : memref<?xf32>
    %997 = arith.addf %994, %996 : f32
    %998 = arith.addi %990, %c39 : index
    %999 = memref.load %17[%998] : memref<?xf32>
    %1000 = arith.addf %997, %999 : f32
    %1001 = wave.lane
    %1002 = arith.addi %16, %c15 : index
    %1003 = arith.muli %987, %c2 : index
    %1004 = arith.addi %1002, %1003 : index
    %1005 = arith.divui %1001, %c12 : index
    %1006 = arith.addi %1004, %1005 : index
    %1007 = arith.cmpi slt, %1006, %15 : index
    scf.if %1007 {
      %1008 = arith.cmpi eq, %hasFactors, %c5 : index
      %1009 = arith.muli %1006, %c2 : index
      %1010 = memref.load %factors[%1009] : memref<?xf32>
      %1011 = arith.mulf %1010, %operandScale : f32
      %1012 = arith.select %1008, %1011, %operandScale : f32
      %1013 = arith.remui %1001, %c12 : index
      %1014 = arith.muli %1013, %c19 : index
      %1015 = arith.addi %13, %1014 : index
      %1016 = vector.load %w[%1015] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1017 = vector.bitcast %1016 : vector<4xi8> to vector<1xf32>
      %1018 = vector.extract %1017[0] : f32 from vector<1xf32>
      %1019 = arith.mulf %1018, %1012 : f32
      %1020 = arith.mulf %1000, %1019 : f32
      %1021 = arith.muli %1006, %outputFeatures : index
      %1022 = arith.addi %1021, %20 : index
      %1023 = wave.lane
      %1024 = arith.remui %1023, %c12 : index
      %1025 = arith.addi %1022, %1024 : index
      scf.if %18 {
        %1026 = arith.addi %1025, %c6 : index
        %1027 = memref.load %residual[%1026] : memref<?xf32>
        %1028 = arith.addf %1027, %1020 : f32
        %1029 = arith.addi %1025, %c6 : index
        memref.store %1028, %out[%1029] : memref<?xf32>
      } else {
        %1030 = arith.addi %1025, %c6 : index
        memref.store %1020, %out[%1030] : memref<?xf32>
      }
    }
    %1031 = arith.muli %965, %c2 : index
    %1032 = arith.addi %1031, %c5 : index
    %1033 = arith.muli %1032, %c14 : index
    %1034 = arith.addi %1033, %964 : index
    %1035 = arith.addi %1034, %c6 : index
    %1036 = memref.load %17[%1035] : memref<?xf32>
    %1037 = arith.addi %1035, %c20 : index
    %1038 = memref.load %17[%1037] : memref<?xf32>
    %1039 = arith.addf %1036, %1038 : f32
    %1040 = arith.addi %1035, %c38 : index
    %1041 = memref.load %17[%1040] : memref<?xf32>
    %1042 = arith.addf %1039, %1041 : f32
    %1043 = arith.addi %1035, %c39 : index
    %1044 = memref.load %17[%1043] : memref<?xf32>
    %1045 = arith.addf %1042, %1044 : f32
    %1046 = wave.lane
    %1047 = arith.addi %16, %c15 : index
    %1048 = arith.muli %1032, %c2 : index
    %1049 = arith.addi %1047, %1048 : index
    %1050 = arith.divui %1046, %c12 : index
    %1051 = arith.addi %1049, %1050 : index
    %1052 = arith.cmpi slt, %1051, %15 : index
    scf.if %1052 {
      %1053 = arith.cmpi eq, %hasFactors, %c5 : index
      %1054 = arith.muli %1051, %c2 : index
      %1055 = memref.load %factors[%1054] : memref<?xf32>
      %1056 = arith.mulf %1055, %operandScale : f32
      %1057 = arith.select %1053, %1056, %operandScale : f32
      %1058 = arith.remui %1046, %c12 : index
      %1059 = arith.muli %1058, %c19 : index
      %1060 = arith.addi %13, %1059 : index
      %1061 = vector.load %w[%1060] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1062 = vector.bitcast %1061 : vector<4xi8> to vector<1xf32>
      %1063 = vector.extract %1062[0] : f32 from vector<1xf32>
      %1064 = arith.mulf %1063, %1057 : f32
      %1065 = arith.mulf %1045, %1064 : f32
      %1066 = arith.muli %1051, %outputFeatures : index
      %1067 = arith.addi %1066, %20 : index
      %1068 = wave.lane
      %1069 = arith.remui %1068, %c12 : index
      %1070 = arith.addi %1067, %1069 : index
      scf.if %18 {
        %1071 = arith.addi %1070, %c6 : index
        %1072 = memref.load %residual[%1071] : memref<?xf32>
        %1073 = arith.addf %1072, %1065 : f32
        %1074 = arith.addi %1070, %c6 : index
        memref.store %1073, %out[%1074] : memref<?xf32>
      } else {
        %1075 = arith.addi %1070, %c6 : index
        memref.store %1065, %out[%1075] : memref<?xf32>
      }
    }
  }
  wave.return
}
