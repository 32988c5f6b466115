// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q5_1', waves=8, panels=1, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q5_1_w8p1_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 127 : index
  %c4 = arith.constant 128 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 64 : index
  %c9 = arith.constant 2048 : index
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
  %c40 = arith.constant 1024 : index
  %c41 = arith.constant 1280 : index
  %c42 = arith.constant 1536 : index
  %c43 = arith.constant 1792 : index
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
    %650 = arith.muli %629, %c5 : index
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
    %665 = arith.addi %654, %c40 : index
    %666 = memref.load %17[%665] : memref<?xf32>
    %667 = arith.addf %664, %666 : f32
    %668 = arith.addi %654, %c41 : index
    %669 = memref.load %17[%668] : memref<?xf32>
    %670 = arith.addf %667, %669 : f32
    %671 = arith.addi %654, %c42 : index
    %672 = memref.load %17[%671] : memref<?xf32>
    %673 = arith.addf %670, %672 : f32
    %674 = arith.addi %654, %c43 : index
    %675 = memref.load %17[%674] : memref<?xf32>
    %676 = arith.addf %673, %675 : f32
    %677 = wave.lane
    %678 = arith.addi %16, %c6 : index
    %679 = arith.muli %651, %c2 : index
    %680 = arith.addi %678, %679 : index
    %681 = arith.divui %677, %c12 : index
    %682 = arith.addi %680, %681 : index
    %683 = arith.cmpi slt, %682, %15 : index
    scf.if %683 {
      %684 = arith.cmpi eq, %hasFactors, %c5 : index
      %685 = arith.muli %682, %c2 : index
      %686 = memref.load %factors[%685] : memref<?xf32>
      %687 = arith.mulf %686, %operandScale : f32
      %688 = arith.select %684, %687, %operandScale : f32
      %689 = arith.remui %677, %c12 : index
      %690 = arith.muli %689, %c19 : index
      %691 = arith.addi %13, %690 : index
      %692 = vector.load %w[%691] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %693 = vector.bitcast %692 : vector<4xi8> to vector<1xf32>
      %694 = vector.extract %693[0] : f32 from vector<1xf32>
      %695 = arith.mulf %694, %688 : f32
      %696 = arith.mulf %676, %695 : f32
      %697 = arith.muli %682, %outputFeatures : index
      %698 = arith.addi %697, %20 : index
      %699 = wave.lane
      %700 = arith.remui %699, %c12 : index
      %701 = arith.addi %698, %700 : index
      scf.if %18 {
        %702 = arith.addi %701, %c6 : index
        %703 = memref.load %residual[%702] : memref<?xf32>
        %704 = arith.addf %703, %696 : f32
        %705 = arith.addi %701, %c6 : index
        memref.store %704, %out[%705] : memref<?xf32>
      } else {
        %706 = arith.addi %701, %c6 : index
        memref.store %696, %out[%706] : memref<?xf32>
      }
    }
    %707 = wave.lane
    wave.barrier
    %708 = wave.wave
    %709 = arith.muli %708, %c5 : index
    %710 = arith.addi %709, %c6 : index
    %711 = arith.muli %710, %c20 : index
    %712 = arith.addi %711, %707 : index
    %713 = vector.extract %458#1[0] : f32 from vector<8xf32>
    %714 = arith.addi %712, %c6 : index
    memref.store %713, %17[%714] : memref<?xf32>
    %715 = vector.extract %458#1[1] : f32 from vector<8xf32>
    %716 = arith.addi %712, %c14 : index
    memref.store %715, %17[%716] : memref<?xf32>
    %717 = vector.extract %458#1[2] : f32 from vector<8xf32>
    %718 = arith.addi %712, %c8 : index
    memref.store %717, %17[%718] : memref<?xf32>
    %719 = vector.extract %458#1[3] : f32 from vector<8xf32>
    %720 = arith.addi %712, %c34 : index
    memref.store %719, %17[%720] : memref<?xf32>
    %721 = vector.extract %458#1[4] : f32 from vector<8xf32>
    %722 = arith.addi %712, %c4 : index
    memref.store %721, %17[%722] : memref<?xf32>
    %723 = vector.extract %458#1[5] : f32 from vector<8xf32>
    %724 = arith.addi %712, %c35 : index
    memref.store %723, %17[%724] : memref<?xf32>
    %725 = vector.extract %458#1[6] : f32 from vector<8xf32>
    %726 = arith.addi %712, %c36 : index
    memref.store %725, %17[%726] : memref<?xf32>
    %727 = vector.extract %458#1[7] : f32 from vector<8xf32>
    %728 = arith.addi %712, %c37 : index
    memref.store %727, %17[%728] : memref<?xf32>
    wave.barrier
    %729 = arith.muli %708, %c5 : index
    %730 = arith.addi %729, %c6 : index
    %731 = arith.muli %730, %c14 : index
    %732 = arith.addi %731, %707 : index
    %733 = arith.addi %732, %c6 : index
    %734 = memref.load %17[%733] : memref<?xf32>
    %735 = arith.addi %733, %c20 : index
    %736 = memref.load %17[%735] : memref<?xf32>
    %737 = arith.addf %734, %736 : f32
    %738 = arith.addi %733, %c38 : index
    %739 = memref.load %17[%738] : memref<?xf32>
    %740 = arith.addf %737, %739 : f32
    %741 = arith.addi %733, %c39 : index
    %742 = memref.load %17[%741] : memref<?xf32>
    %743 = arith.addf %740, %742 : f32
    %744 = arith.addi %733, %c40 : index
    %745 = memref.load %17[%744] : memref<?xf32>
    %746 = arith.addf %743, %745 : f32
    %747 = arith.addi %733, %c41 : index
    %748 = memref.load %17[%747] : memref<?xf32>
    %749 = arith.addf %746, %748 : f32
    %750 = arith.addi %733, %c42 : index
    %751 = memref.load %17[%750] : memref<?xf32>
    %752 = arith.addf %749, %751 : f32
    %753 = arith.addi %733, %c43 : index
    %754 = memref.load %17[%753] : memref<?xf32>
    %755 = arith.addf %752, %754 : f32
    %756 = wave.lane
    %757 = arith.addi %16, %c12 : index
    %758 = arith.muli %730, %c2 : index
    %759 = arith.addi %757, %758 : index
    %760 = arith.divui %756, %c12 : index
    %761 = arith.addi %759, %760 : index
    %762 = arith.cmpi slt, %761, %15 : index
    scf.if %762 {
      %763 = arith.cmpi eq, %hasFactors, %c5 : index
      %764 = arith.muli %761, %c2 : index
      %765 = memref.load %factors[%764] : memref<?xf32>
      %766 = arith.mulf %765, %operandScale : f32
      %767 = arith.select %763, %766, %operandScale : f32
      %768 = arith.remui %756, %c12 : index
      %769 = arith.muli %768, %c19 : index
      %770 = arith.addi %13, %769 : index
      %771 = vector.load %w[%770] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %772 = vector.bitcast %771 : vector<4xi8> to vector<1xf32>
      %773 = vector.extract %772[0] : f32 from vector<1xf32>
      %774 = arith.mulf %773, %767 : f32
      %775 = arith.mulf %755, %774 : f32
      %776 = arith.muli %761, %outputFeatures : index
      %777 = arith.addi %776, %20 : index
      %778 = wave.lane
      %779 = arith.remui %778, %c12 : index
      %780 = arith.addi %777, %779 : index
      scf.if %18 {
        %781 = arith.addi %780, %c6 : index
        %782 = memref.load %residual[%781] : memref<?xf32>
        %783 = arith.addf %782, %775 : f32
        %784 = arith.addi %780, %c6 : index
        memref.store %783, %out[%784] : memref<?xf32>
      } else {
        %785 = arith.addi %780, %c6 : index
        memref.store %775, %out[%785] : memref<?xf32>
      }
    }
    %786 = wave.lane
    wave.barrier
    %787 = wave.wave
    %788 = arith.muli %787, %c5 : index
    %789 = arith.addi %788, %c6 : index
    %790 = arith.muli %789, %c20 : index
    %791 = arith.addi %790, %786 : index
    %792 = vector.extract %458#2[0] : f32 from vector<8xf32>
    %793 = arith.addi %791, %c6 : index
    memref.store %792, %17[%793] : memref<?xf32>
    %794 = vector.extract %458#2[1] : f32 from vector<8xf32>
    %795 = arith.addi %791, %c14 : index
    memref.store %794, %17[%795] : memref<?xf32>
    %796 = vector.extract %458#2[2] : f32 from vector<8xf32>
    %797 = arith.addi %791, %c8 : index
    memref.store %796, %17[%797] : memref<?xf32>
    %798 = vector.extract %458#2[3] : f32 from vector<8xf32>
    %799 = arith.addi %791, %c34 : index
    memref.store %798, %17[%799] : memref<?xf32>
    %800 = vector.extract %458#2[4] : f32 from vector<8xf32>
    %801 = arith.addi %791, %c4 : index
    memref.store %800, %17[%801] : memref<?xf32>
    %802 = vector.extract %458#2[5] : f32 from vector<8xf32>
    %803 = arith.addi %791, %c35 : index
    memref.store %802, %17[%803] : memref<?xf32>
    %804 = vector.extract %458#2[6] : f32 from vector<8xf32>
    %805 = arith.addi %791, %c36 : index
    memref.store %804, %17[%805] : memref<?xf32>
    %806 = vector.extract %458#2[7] : f32 from vector<8xf32>
    %807 = arith.addi %791, %c37 : index
    memref.store %806, %17[%807] : memref<?xf32>
    wave.barrier
    %808 = arith.muli %787, %c5 : index
    %809 = arith.addi %808, %c6 : index
    %810 = arith.muli %809, %c14 : index
    %811 = arith.addi %810, %786 : index
    %812 = arith.addi %811, %c6 : index
    %813 = memref.load %17[%812] : memref<?xf32>
    %814 = arith.addi %812, %c20 : index
    %815 = memref.load %17[%814] : memref<?xf32>
    %816 = arith.addf %813, %815 : f32
    %817 = arith.addi %812, %c38 : index
    %818 = memref.load %17[%817] : memref<?xf32>
    %819 = arith.addf %816, %818 : f32
    %820 = arith.addi %812, %c39 : index
    %821 = memref.load %17[%820] : memref<?xf32>
    %822 = arith.addf %819, %821 : f32
    %823 = arith.addi %812, %c40 : index
    %824 = memref.load %17[%823] : memref<?xf32>
    %825 = arith.addf %822, %824 : f32
    %826 = arith.addi %812, %c41 : index
    %827 = memref.load %17[%826] : memref<?xf32>
    %828 = arith.addf %825, %827 : f32
    %829 = arith.addi %812, %c42 : index
    %830 = memref.load %17[%829] : memref<?xf32>
    %831 = arith.addf %828, %830 : f32
    %832 = arith.addi %812, %c43 : index
    %833 = memref.load %17[%832] : memref<?xf32>
    %834 = arith.addf %831, %833 : f32
    %835 = wave.lane
    %836 = arith.addi %16, %c14 : index
    %837 = arith.muli %809, %c2 : index
    %838 = arith.addi %836, %837 : index
    %839 = arith.divui %835, %c12 : index
    %840 = arith.addi %838, %839 : index
    %841 = arith.cmpi slt, %840, %15 : index
    scf.if %841 {
      %842 = arith.cmpi eq, %hasFactors, %c5 : index
      %843 = arith.muli %840, %c2 : index
      %844 = memref.load %factors[%843] : memref<?xf32>
      %845 = arith.mulf %844, %operandScale : f32
      %846 = arith.select %842, %845, %operandScale : f32
      %847 = arith.remui %835, %c12 : index
      %848 = arith.muli %847, %c19 : index
      %849 = arith.addi %13, %848 : index
      %850 = vector.load %w[%849] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %851 = vector.bitcast %850 : vector<4xi8> to vector<1xf32>
      %852 = vector.extract %851[0] : f32 from vector<1xf32>
      %853 = arith.mulf %852, %846 : f32
      %854 = arith.mulf %834, %853 : f32
      %855 = arith.muli %840, %outputFeatures : index
      %856 = arith.addi %855, %20 : index
      %857 = wave.lane
      %858 = arith.remui %857, %c12 : index
      %859 = arith.addi %856, %858 : index
      scf.if %18 {
        %860 = arith.addi %859, %c6 : index
        %861 = memref.load %residual[%860] : memref<?xf32>
        %862 = arith.addf %861, %854 : f32
        %863 = arith.addi %859, %c6 : index
        memref.store %862, %out[%863] : memref<?xf32>
      } else {
        %864 = arith.addi %859, %c6 : index
        memref.store %854, %out[%864] : memref<?xf32>
      }
    }
    %865 = wave.lane
    wave.barrier
    %866 = wave.wave
    %867 = arith.muli %866, %c5 : index
    %868 = arith.addi %867, %c6 : index
    %869 = arith.muli %868, %c20 : index
    %870 = arith.addi %869, %865 : index
    %871 = vector.extract %458#3[0] : f32 from vector<8xf32>
    %872 = arith.addi %870, %c6 : index
    memref.store %871, %17[%872] : memref<?xf32>
    %873 = vector.extract %458#3[1] : f32 from vector<8xf32>
    %874 = arith.addi %870, %c14 : index
    memref.store %873, %17[%874] : memref<?xf32>
    %875 = vector.extract %458#3[2] : f32 from vector<8xf32>
    %876 = arith.addi %870, %c8 : index
    memref.store %875, %17[%876] : memref<?xf32>
    %877 = vector.extract %458#3[3] : f32 from vector<8xf32>
    %878 = arith.addi %870, %c34 : index
    memref.store %877, %17[%878] : memref<?xf32>
    %879 = vector.extract %458#3[4] : f32 from vector<8xf32>
    %880 = arith.addi %870, %c4 : index
    memref.store %879, %17[%880] : memref<?xf32>
    %881 = vector.extract %458#3[5] : f32 from vector<8xf32>
    %882 = arith.addi %870, %c35 : index
    memref.store %881, %17[%882] : memref<?xf32>
    %883 = vector.extract %458#3[6] : f32 from vector<8xf32>
    %884 = arith.addi %870, %c36 : index
    memref.store %883, %17[%884] : memref<?xf32>
    %885 = vector.extract %458#3[7] : f32 from vector<8xf32>
    %886 = arith.addi %870, %c37 : index
    memref.store %885, %17[%886] : memref<?xf32>
    wave.barrier
    %887 = arith.muli %866, %c5 : index
    %888 = arith.addi %887, %c6 : index
    %889 = arith.muli %888, %c14 : index
    %890 = arith.addi %889, %865 : index
    %891 = arith.addi %890, %c6 : index
    %892 = memref.load %17[%891] : memref<?xf32>
    %893 = arith.addi %891, %c20 : index
    %894 = memref.load %17[%893] : memref<?xf32>
    %895 = arith.addf %892, %894 : f32
    %896 = arith.addi %891, %c38 : index
    %897 = memref.load %17[%896] : memref<?xf32>
    %898 = arith.addf %895, %897 : f32
    %899 = arith.addi %891, %c39 : index
    %900 = memref.load %17[%899] : memref<?xf32>
    %901 = arith.addf %898, %900 : f32
    %902 = arith.addi %891, %c40 : index
    %903 = memref.load %17[%902] : memref<?xf32>
    %904 = arith.addf %901, %903 : f32
    %905 = arith.addi %891, %c41 : index
    %906 = memref.load %17[%905] : memref<?xf32>
    %907 = arith.addf %904, %906 : f32
    %908 = arith.addi %891, %c42 : index
    %909 = memref.load %17[%908] : memref<?xf32>
    %910 = arith.addf %907, %909 : f32
    %911 = arith.addi %891, %c43 : index
    %912 = memref.load %17[%911] : memref<?xf32>
    %913 = arith.addf %910, %912 : f32
    %914 = wave.lane
    %915 = arith.addi %16, %c15 : index
    %916 = arith.muli %888, %c2 : index
    %917 = arith.addi %915, %916 : index
    %918 = arith.divui %914, %c12 : index
    %919 = arith.addi %917, %918 : index
    %920 = arith.cmpi slt, %919, %15 : index
    scf.if %920 {
      %921 = arith.cmpi eq, %hasFactors, %c5 : index
      %922 = arith.muli %919, %c2 : index
      %923 = memref.load %factors[%922] : memref<?xf32>
      %924 = arith.mulf %923, %operandScale : f32
      %925 = arith.select %921, %924, %operandScale : f32
      %926 = arith.remui %914, %c12 : index
      %927 = arith.muli %926, %c19 : index
      %928 = arith.addi %13, %927 : index
      %929 = vector.load %w[%928] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %930 = vector.bitcast %929 : vector<4xi8> to vector<1xf32>
      %931 = vector.extract %930[0] : f32 from vector<1xf32>
      %932 = arith.mulf %931, %925 : f32
      %933 = arith.mulf %913, %932 : f32
      %934 = arith.muli %919, %outputFeatures : index
      %935 = arith.addi %934, %20 : index
      %936 = wave.lane
      %937 = arith.remui %936, %c12 : index
      %938 = arith.addi %935, %937 : index
      scf.if %18 {
        %939 = arith.addi %938, %c6 : index
        %940 = memref.load %residual[%939] : memref<?xf32>
        %941 = arith.addf %940, %933 : f32
        %942 = arith.addi %938, %c6 : index
        memref.store %941, %out[%942] : memref<?xf32>
      } else {
        %943 = arith.addi %938, %c6 : index
        memref.store %933, %out[%943] : memref<?xf32>
      }
    }
  }
  wave.return
}
