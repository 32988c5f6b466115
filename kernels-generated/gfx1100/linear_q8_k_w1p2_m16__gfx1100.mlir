// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q8_k', waves=1, panels=2, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q8_k_w1p2_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 16 : index
  %c2 = arith.constant 1 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 32 : index
  %c6 = arith.constant 127 : index
  %c7 = arith.constant 128 : index
  %c8 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %c13 = arith.constant 8 : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c17 = arith.constant dense<0> : vector<4xi32>
  %c18 = arith.constant dense<983055> : vector<4xi32>
  %c19 = arith.constant dense<[0, 0, 0, 0]> : vector<4xi32>
  %c20 = arith.constant dense<4> : vector<4xi32>
  %c21 = arith.constant dense<1677747200> : vector<4xi32>
  %c22 = arith.constant dense<[4, 4, 4, 4]> : vector<4xi32>
  %c23 = arith.constant dense<8> : vector<4xi32>
  %c24 = arith.constant dense<[8, 8, 8, 8]> : vector<4xi32>
  %c25 = arith.constant dense<12> : vector<4xi32>
  %c26 = arith.constant dense<[12, 12, 12, 12]> : vector<4xi32>
  %c27 = arith.constant dense<0x6480> : vector<32xf16>
  %c28 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c31 = arith.constant 4 : index
  %c32 = arith.constant 5 : index
  %c33 = arith.constant 6 : index
  %c34 = arith.constant 7 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.muli %inputFeatures, %c2 : index
  %4 = arith.divui %3, %c3 : index
  %5 = arith.divui %inputFeatures, %c4 : index
  %6 = arith.muli %5, %c5 : index
  %7 = arith.addi %6, %4 : index
  %8 = arith.addi %7, %c6 : index
  %9 = arith.divui %8, %c7 : index
  %10 = arith.muli %9, %c7 : index
  %11 = arith.addi %2, %10 : index
  %12 = arith.addi %11, %c7 : index
  %13 = arith.muli %0, %c3 : index
  %14 = arith.addi %13, %c8 : index
  %15 = arith.muli %14, %12 : index
  %16 = arith.addi %13, %c2 : index
  %17 = arith.muli %16, %12 : index
  %18 = memref.load %step[%countAt] : memref<?xi32>
  %19 = arith.index_cast %18 : i32 to index
  %20 = arith.muli %1, %c1 : index
  %21 = arith.cmpi eq, %hasResidual, %c2 : index
  %22 = wave.block 0
  %23 = arith.muli %22, %c5 : index
  %24 = arith.cmpi slt, %20, %19 : index
  scf.if %24 {
    %25 = wave.lane
    %26 = arith.remui %25, %c1 : index
    %27 = arith.remui %26, %tileRows : index
    %28 = arith.addi %20, %27 : index
    %29 = arith.divui %28, %tileRows : index
    %30 = arith.divui %inputFeatures, %c1 : index
    %31 = arith.muli %29, %30 : index
    %32 = arith.divui %c8, %c1 : index
    %33 = arith.addi %31, %32 : index
    %34 = arith.muli %33, %c3 : index
    %35 = arith.remui %c8, %c1 : index
    %36 = arith.divui %35, %c13 : index
    %37 = arith.addi %34, %36 : index
    %38 = arith.muli %tileRows, %c13 : index
    %39 = arith.muli %37, %38 : index
    %40 = arith.remui %28, %tileRows : index
    %41 = arith.muli %40, %c13 : index
    %42 = arith.addi %39, %41 : index
    %43 = arith.remui %c8, %c13 : index
    %44 = arith.addi %42, %43 : index
    %45 = wave.wave
    %46 = arith.divui %inputFeatures, %c5 : index
    %47 = arith.muli %45, %stepsPerWave : index
    %48 = arith.minsi %47, %46 : index
    %49 = arith.addi %48, %stepsPerWave : index
    %50 = arith.minsi %49, %46 : index
    %51 = arith.cmpi eq, %wholeBlocks, %c2 : index
    %52 = arith.subi %50, %48 : index
    %53 = arith.divui %52, %c3 : index
    %54 = arith.muli %53, %c3 : index
    %55 = arith.addi %48, %54 : index
    %56 = arith.addi %48, %stepsPerWave : index
    %57 = arith.select %51, %56, %55 : index
    %61:2 = scf.for %58 = %48 to %57 step %c3 iter_args(%59 = %c14, %60 = %c14) -> (vector<8xf32>, vector<8xf32>) {
      %62 = wave.lane
      %63 = arith.addi %58, %c8 : index
      %64 = arith.remui %62, %c1 : index
      %65 = arith.addi %15, %c7 : index
      %66 = arith.divui %63, %c13 : index
      %67 = arith.muli %66, %c5 : index
      %68 = arith.addi %65, %67 : index
      %69 = arith.muli %64, %c3 : index
      %70 = arith.addi %68, %69 : index
      %71 = vector.load %w[%70] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %72 = vector.bitcast %71 : vector<2xi8> to vector<1xf16>
      %73 = arith.divui %inputFeatures, %c4 : index
      %74 = arith.muli %73, %c5 : index
      %75 = arith.addi %65, %74 : index
      %76 = arith.muli %63, %c1 : index
      %77 = arith.addi %75, %76 : index
      %78 = arith.muli %64, %c2 : index
      %79 = arith.addi %77, %78 : index
      %80 = vector.load %w[%79] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %81 = vector.extract %72[0] : f16 from vector<1xf16>
      %82 = arith.extf %81 : f16 to f32
      %83 = vector.extract %80[0] : i8 from vector<1xi8>
      %84 = arith.extsi %83 : i8 to i32
      %85 = arith.sitofp %84 : i32 to f32
      %86 = arith.mulf %82, %85 : f32
      %87 = arith.truncf %86 : f32 to f16
      %88 = vector.broadcast %87 : f16 to vector<16xf16>
      %89 = arith.addi %15, %c7 : index
      %90 = arith.muli %inputFeatures, %c2 : index
      %91 = arith.divui %90, %c3 : index
      %92 = arith.divui %inputFeatures, %c4 : index
      %93 = arith.muli %92, %c5 : index
      %94 = arith.addi %93, %91 : index
      %95 = arith.addi %94, %c6 : index
      %96 = arith.divui %95, %c7 : index
      %97 = arith.muli %96, %c7 : index
      %98 = arith.addi %89, %97 : index
      %99 = arith.muli %inputFeatures, %c13 : index
      %100 = arith.addi %98, %99 : index
      %101 = arith.muli %63, %c1 : index
      %102 = arith.addi %101, %64 : index
      %103 = arith.muli %102, %c1 : index
      %104 = arith.addi %100, %103 : index
      %105 = arith.muli %63, %c4 : index
      %106 = arith.addi %98, %105 : index
      %107 = arith.muli %64, %c1 : index
      %108 = arith.addi %106, %107 : index
      %109 = vector.load %w[%104] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %110 = vector.bitcast %109 : vector<16xi8> to vector<4xi32>
      %111 = vector.load %w[%108] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %112 = vector.bitcast %111 : vector<16xi8> to vector<4xi32>
      %113 = arith.shrui %112, %c17 : vector<4xi32>
      %114 = arith.andi %113, %c18 : vector<4xi32>
      %115 = arith.shrui %110, %c19 : vector<4xi32>
      %116 = arith.andi %115, %c18 : vector<4xi32>
      %117 = arith.shli %116, %c20 : vector<4xi32>
      %118 = arith.ori %114, %117 : vector<4xi32>
      %119 = arith.ori %118, %c21 : vector<4xi32>
      %120 = vector.bitcast %119 : vector<4xi32> to vector<8xf16>
      %121 = arith.shrui %112, %c20 : vector<4xi32>
      %122 = arith.andi %121, %c18 : vector<4xi32>
      %123 = arith.shrui %110, %c22 : vector<4xi32>
      %124 = arith.andi %123, %c18 : vector<4xi32>
      %125 = arith.shli %124, %c20 : vector<4xi32>
      %126 = arith.ori %122, %125 : vector<4xi32>
      %127 = arith.ori %126, %c21 : vector<4xi32>
      %128 = vector.bitcast %127 : vector<4xi32> to vector<8xf16>
      %129 = arith.shrui %112, %c23 : vector<4xi32>
      %130 = arith.andi %129, %c18 : vector<4xi32>
      %131 = arith.shrui %110, %c24 : vector<4xi32>
      %132 = arith.andi %131, %c18 : vector<4xi32>
      %133 = arith.shli %132, %c20 : vector<4xi32>
      %134 = arith.ori %130, %133 : vector<4xi32>
      %135 = arith.ori %134, %c21 : vector<4xi32>
      %136 = vector.bitcast %135 : vector<4xi32> to vector<8xf16>
      %137 = arith.shrui %112, %c25 : vector<4xi32>
      %138 = arith.andi %137, %c18 : vector<4xi32>
      %139 = arith.shrui %110, %c26 : vector<4xi32>
      %140 = arith.andi %139, %c18 : vector<4xi32>
      %141 = arith.shli %140, %c20 : vector<4xi32>
      %142 = arith.ori %138, %141 : vector<4xi32>
      %143 = arith.ori %142, %c21 : vector<4xi32>
      %144 = vector.bitcast %143 : vector<4xi32> to vector<8xf16>
      %145 = vector.shuffle %120, %128 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %146 = vector.shuffle %136, %144 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %147 = vector.shuffle %145, %146 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %148 = arith.subf %147, %c27 : vector<32xf16>
      %149 = vector.shuffle %148, %148 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %150 = vector.shuffle %148, %148 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %151 = arith.mulf %149, %88 : vector<16xf16>
      %152 = arith.mulf %150, %88 : vector<16xf16>
      %153 = arith.addi %58, %c2 : index
      %154 = arith.remui %62, %c1 : index
      %155 = arith.addi %15, %c7 : index
      %156 = arith.divui %153, %c13 : index
      %157 = arith.muli %156, %c5 : index
      %158 = arith.addi %155, %157 : index
      %159 = arith.muli %154, %c3 : index
      %160 = arith.addi %158, %159 : index
      %161 = vector.load %w[%160] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %162 = vector.bitcast %161 : vector<2xi8> to vector<1xf16>
      %163 = arith.divui %inputFeatures, %c4 : index
      %164 = arith.muli %163, %c5 : index
      %165 = arith.addi %155, %164 : index
      %166 = arith.muli %153, %c1 : index
      %167 = arith.addi %165, %166 : index
      %168 = arith.muli %154, %c2 : index
      %169 = arith.addi %167, %168 : index
      %170 = vector.load %w[%169] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %171 = vector.extract %162[0] : f16 from vector<1xf16>
      %172 = arith.extf %171 : f16 to f32
      %173 = vector.extract %170[0] : i8 from vector<1xi8>
      %174 = arith.extsi %173 : i8 to i32
      %175 = arith.sitofp %174 : i32 to f32
      %176 = arith.mulf %172, %175 : f32
      %177 = arith.truncf %176 : f32 to f16
      %178 = vector.broadcast %177 : f16 to vector<16xf16>
      %179 = arith.addi %15, %c7 : index
      %180 = arith.muli %inputFeatures, %c2 : index
      %181 = arith.divui %180, %c3 : index
      %182 = arith.divui %inputFeatures, %c4 : index
      %183 = arith.muli %182, %c5 : index
      %184 = arith.addi %183, %181 : index
      %185 = arith.addi %184, %c6 : index
      %186 = arith.divui %185, %c7 : index
      %187 = arith.muli %186, %c7 : index
      %188 = arith.addi %179, %187 : index
      %189 = arith.muli %inputFeatures, %c13 : index
      %190 = arith.addi %188, %189 : index
      %191 = arith.muli %153, %c1 : index
      %192 = arith.addi %191, %154 : index
      %193 = arith.muli %192, %c1 : index
      %194 = arith.addi %190, %193 : index
      %195 = arith.muli %153, %c4 : index
      %196 = arith.addi %188, %195 : index
      %197 = arith.muli %154, %c1 : index
      %198 = arith.addi %196, %197 : index
      %199 = vector.load %w[%194] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %200 = vector.bitcast %199 : vector<16xi8> to vector<4xi32>
      %201 = vector.load %w[%198] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %202 = vector.bitcast %201 : vector<16xi8> to vector<4xi32>
      %203 = arith.shrui %202, %c17 : vector<4xi32>
      %204 = arith.andi %203, %c18 : vector<4xi32>
      %205 = arith.shrui %200, %c19 : vector<4xi32>
      %206 = arith.andi %205, %c18 : vector<4xi32>
      %207 = arith.shli %206, %c20 : vector<4xi32>
      %208 = arith.ori %204, %207 : vector<4xi32>
      %209 = arith.ori %208, %c21 : vector<4xi32>
      %210 = vector.bitcast %209 : vector<4xi32> to vector<8xf16>
      %211 = arith.shrui %202, %c20 : vector<4xi32>
      %212 = arith.andi %211, %c18 : vector<4xi32>
      %213 = arith.shrui %200, %c22 : vector<4xi32>
      %214 = arith.andi %213, %c18 : vector<4xi32>
      %215 = arith.shli %214, %c20 : vector<4xi32>
      %216 = arith.ori %212, %215 : vector<4xi32>
      %217 = arith.ori %216, %c21 : vector<4xi32>
      %218 = vector.bitcast %217 : vector<4xi32> to vector<8xf16>
      %219 = arith.shrui %202, %c23 : vector<4xi32>
      %220 = arith.andi %219, %c18 : vector<4xi32>
      %221 = arith.shrui %200, %c24 : vector<4xi32>
      %222 = arith.andi %221, %c18 : vector<4xi32>
      %223 = arith.shli %222, %c20 : vector<4xi32>
      %224 = arith.ori %220, %223 : vector<4xi32>
      %225 = arith.ori %224, %c21 : vector<4xi32>
      %226 = vector.bitcast %225 : vector<4xi32> to vector<8xf16>
      %227 = arith.shrui %202, %c25 : vector<4xi32>
      %228 = arith.andi %227, %c18 : vector<4xi32>
      %229 = arith.shrui %200, %c26 : vector<4xi32>
      %230 = arith.andi %229, %c18 : vector<4xi32>
      %231 = arith.shli %230, %c20 : vector<4xi32>
      %232 = arith.ori %228, %231 : vector<4xi32>
      %233 = arith.ori %232, %c21 : vector<4xi32>
      %234 = vector.bitcast %233 : vector<4xi32> to vector<8xf16>
      %235 = vector.shuffle %210, %218 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %236 = vector.shuffle %226, %234 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %237 = vector.shuffle %235, %236 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %238 = arith.subf %237, %c27 : vector<32xf16>
      %239 = vector.shuffle %238, %238 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %240 = vector.shuffle %238, %238 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %241 = arith.mulf %239, %178 : vector<16xf16>
      %242 = arith.mulf %240, %178 : vector<16xf16>
      %243 = arith.addi %58, %c8 : index
      %244 = arith.remui %62, %c1 : index
      %245 = arith.addi %17, %c7 : index
      %246 = arith.divui %243, %c13 : index
      %247 = arith.muli %246, %c5 : index
      %248 = arith.addi %245, %247 : index
      %249 = arith.muli %244, %c3 : index
      %250 = arith.addi %248, %249 : index
      %251 = vector.load %w[%250] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %252 = vector.bitcast %251 : vector<2xi8> to vector<1xf16>
      %253 = arith.divui %inputFeatures, %c4 : index
      %254 = arith.muli %253, %c5 : index
      %255 = arith.addi %245, %254 : index
      %256 = arith.muli %243, %c1 : index
      %257 = arith.addi %255, %256 : index
      %258 = arith.muli %244, %c2 : index
      %259 = arith.addi %257, %258 : index
      %260 = vector.load %w[%259] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %261 = vector.extract %252[0] : f16 from vector<1xf16>
      %262 = arith.extf %261 : f16 to f32
      %263 = vector.extract %260[0] : i8 from vector<1xi8>
      %264 = arith.extsi %263 : i8 to i32
      %265 = arith.sitofp %264 : i32 to f32
      %266 = arith.mulf %262, %265 : f32
      %267 = arith.truncf %266 : f32 to f16
      %268 = vector.broadcast %267 : f16 to vector<16xf16>
      %269 = arith.addi %17, %c7 : index
      %270 = arith.muli %inputFeatures, %c2 : index
      %271 = arith.divui %270, %c3 : index
      %272 = arith.divui %inputFeatures, %c4 : index
      %273 = arith.muli %272, %c5 : index
      %274 = arith.addi %273, %271 : index
      %275 = arith.addi %274, %c6 : index
      %276 = arith.divui %275, %c7 : index
      %277 = arith.muli %276, %c7 : index
      %278 = arith.addi %269, %277 : index
      %279 = arith.muli %inputFeatures, %c13 : index
      %280 = arith.addi %278, %279 : index
      %281 = arith.muli %243, %c1 : index
      %282 = arith.addi %281, %244 : index
      %283 = arith.muli %282, %c1 : index
      %284 = arith.addi %280, %283 : index
      %285 = arith.muli %243, %c4 : index
      %286 = arith.addi %278, %285 : index
      %287 = arith.muli %244, %c1 : index
      %288 = arith.addi %286, %287 : index
      %289 = vector.load %w[%284] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %290 = vector.bitcast %289 : vector<16xi8> to vector<4xi32>
      %291 = vector.load %w[%288] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %292 = vector.bitcast %291 : vector<16xi8> to vector<4xi32>
      %293 = arith.shrui %292, %c17 : vector<4xi32>
      %294 = arith.andi %293, %c18 : vector<4xi32>
      %295 = arith.shrui %290, %c19 : vector<4xi32>
      %296 = arith.andi %295, %c18 : vector<4xi32>
      %297 = arith.shli %296, %c20 : vector<4xi32>
      %298 = arith.ori %294, %297 : vector<4xi32>
      %299 = arith.ori %298, %c21 : vector<4xi32>
      %300 = vector.bitcast %299 : vector<4xi32> to vector<8xf16>
      %301 = arith.shrui %292, %c20 : vector<4xi32>
      %302 = arith.andi %301, %c18 : vector<4xi32>
      %303 = arith.shrui %290, %c22 : vector<4xi32>
      %304 = arith.andi %303, %c18 : vector<4xi32>
      %305 = arith.shli %304, %c20 : vector<4xi32>
      %306 = arith.ori %302, %305 : vector<4xi32>
      %307 = arith.ori %306, %c21 : vector<4xi32>
      %308 = vector.bitcast %307 : vector<4xi32> to vector<8xf16>
      %309 = arith.shrui %292, %c23 : vector<4xi32>
      %310 = arith.andi %309, %c18 : vector<4xi32>
      %311 = arith.shrui %290, %c24 : vector<4xi32>
      %312 = arith.andi %311, %c18 : vector<4xi32>
      %313 = arith.shli %312, %c20 : vector<4xi32>
      %314 = arith.ori %310, %313 : vector<4xi32>
      %315 = arith.ori %314, %c21 : vector<4xi32>
      %316 = vector.bitcast %315 : vector<4xi32> to vector<8xf16>
      %317 = arith.shrui %292, %c25 : vector<4xi32>
      %318 = arith.andi %317, %c18 : vector<4xi32>
      %319 = arith.shrui %290, %c26 : vector<4xi32>
      %320 = arith.andi %319, %c18 : vector<4xi32>
      %321 = arith.shli %320, %c20 : vector<4xi32>
      %322 = arith.ori %318, %321 : vector<4xi32>
      %323 = arith.ori %322, %c21 : vector<4xi32>
      %324 = vector.bitcast %323 : vector<4xi32> to vector<8xf16>
      %325 = vector.shuffle %300, %308 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %326 = vector.shuffle %316, %324 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %327 = vector.shuffle %325, %326 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %328 = arith.subf %327, %c27 : vector<32xf16>
      %329 = vector.shuffle %328, %328 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %330 = vector.shuffle %328, %328 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %331 = arith.mulf %329, %268 : vector<16xf16>
      %332 = arith.mulf %330, %268 : vector<16xf16>
      %333 = arith.addi %58, %c2 : index
      %334 = arith.remui %62, %c1 : index
      %335 = arith.addi %17, %c7 : index
      %336 = arith.divui %333, %c13 : index
      %337 = arith.muli %336, %c5 : index
      %338 = arith.addi %335, %337 : index
      %339 = arith.muli %334, %c3 : index
      %340 = arith.addi %338, %339 : index
      %341 = vector.load %w[%340] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %342 = vector.bitcast %341 : vector<2xi8> to vector<1xf16>
      %343 = arith.divui %inputFeatures, %c4 : index
      %344 = arith.muli %343, %c5 : index
      %345 = arith.addi %335, %344 : index
      %346 = arith.muli %333, %c1 : index
      %347 = arith.addi %345, %346 : index
      %348 = arith.muli %334, %c2 : index
      %349 = arith.addi %347, %348 : index
      %350 = vector.load %w[%349] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %351 = vector.extract %342[0] : f16 from vector<1xf16>
      %352 = arith.extf %351 : f16 to f32
      %353 = vector.extract %350[0] : i8 from vector<1xi8>
      %354 = arith.extsi %353 : i8 to i32
      %355 = arith.sitofp %354 : i32 to f32
      %356 = arith.mulf %352, %355 : f32
      %357 = arith.truncf %356 : f32 to f16
      %358 = vector.broadcast %357 : f16 to vector<16xf16>
      %359 = arith.addi %17, %c7 : index
      %360 = arith.muli %inputFeatures, %c2 : index
      %361 = arith.divui %360, %c3 : index
      %362 = arith.divui %inputFeatures, %c4 : index
      %363 = arith.muli %362, %c5 : index
      %364 = arith.addi %363, %361 : index
      %365 = arith.addi %364, %c6 : index
      %366 = arith.divui %365, %c7 : index
      %367 = arith.muli %366, %c7 : index
      %368 = arith.addi %359, %367 : index
      %369 = arith.muli %inputFeatures, %c13 : index
      %370 = arith.addi %368, %369 : index
      %371 = arith.muli %333, %c1 : index
      %372 = arith.addi %371, %334 : index
      %373 = arith.muli %372, %c1 : index
      %374 = arith.addi %370, %373 : index
      %375 = arith.muli %333, %c4 : index
      %376 = arith.addi %368, %375 : index
      %377 = arith.muli %334, %c1 : index
      %378 = arith.addi %376, %377 : index
      %379 = vector.load %w[%374] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %380 = vector.bitcast %379 : vector<16xi8> to vector<4xi32>
      %381 = vector.load %w[%378] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %382 = vector.bitcast %381 : vector<16xi8> to vector<4xi32>
      %383 = arith.shrui %382, %c17 : vector<4xi32>
      %384 = arith.andi %383, %c18 : vector<4xi32>
      %385 = arith.shrui %380, %c19 : vector<4xi32>
      %386 = arith.andi %385, %c18 : vector<4xi32>
      %387 = arith.shli %386, %c20 : vector<4xi32>
      %388 = arith.ori %384, %387 : vector<4xi32>
      %389 = arith.ori %388, %c21 : vector<4xi32>
      %390 = vector.bitcast %389 : vector<4xi32> to vector<8xf16>
      %391 = arith.shrui %382, %c20 : vector<4xi32>
      %392 = arith.andi %391, %c18 : vector<4xi32>
      %393 = arith.shrui %380, %c22 : vector<4xi32>
      %394 = arith.andi %393, %c18 : vector<4xi32>
      %395 = arith.shli %394, %c20 : vector<4xi32>
      %396 = arith.ori %392, %395 : vector<4xi32>
      %397 = arith.ori %396, %c21 : vector<4xi32>
      %398 = vector.bitcast %397 : vector<4xi32> to vector<8xf16>
      %399 = arith.shrui %382, %c23 : vector<4xi32>
      %400 = arith.andi %399, %c18 : vector<4xi32>
      %401 = arith.shrui %380, %c24 : vector<4xi32>
      %402 = arith.andi %401, %c18 : vector<4xi32>
      %403 = arith.shli %402, %c20 : vector<4xi32>
      %404 = arith.ori %400, %403 : vector<4xi32>
      %405 = arith.ori %404, %c21 : vector<4xi32>
      %406 = vector.bitcast %405 : vector<4xi32> to vector<8xf16>
      %407 = arith.shrui %382, %c25 : vector<4xi32>
      %408 = arith.andi %407, %c18 : vector<4xi32>
      %409 = arith.shrui %380, %c26 : vector<4xi32>
      %410 = arith.andi %409, %c18 : vector<4xi32>
      %411 = arith.shli %410, %c20 : vector<4xi32>
      %412 = arith.ori %408, %411 : vector<4xi32>
      %413 = arith.ori %412, %c21 : vector<4xi32>
      %414 = vector.bitcast %413 : vector<4xi32> to vector<8xf16>
      %415 = vector.shuffle %390, %398 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %416 = vector.shuffle %406, %414 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %417 = vector.shuffle %415, %416 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %418 = arith.subf %417, %c27 : vector<32xf16>
      %419 = vector.shuffle %418, %418 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %420 = vector.shuffle %418, %418 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %421 = arith.mulf %419, %358 : vector<16xf16>
      %422 = arith.mulf %420, %358 : vector<16xf16>
      %423 = arith.muli %58, %c3 : index
      %424 = arith.addi %423, %c8 : index
      %425 = arith.muli %tileRows, %c1 : index
      %426 = arith.muli %424, %425 : index
      %427 = arith.addi %44, %426 : index
      %428 = vector.load %x[%427] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %429 = arith.muli %tileRows, %c13 : index
      %430 = arith.addi %427, %429 : index
      %431 = vector.load %x[%430] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %432 = vector.shuffle %428, %431 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %433 = wave.mma %432, %151, %59 : vector<16xf16>, vector<8xf32>
      %434 = wave.mma %432, %331, %60 : vector<16xf16>, vector<8xf32>
      %435 = arith.muli %58, %c3 : index
      %436 = arith.addi %435, %c2 : index
      %437 = arith.muli %tileRows, %c1 : index
      %438 = arith.muli %436, %437 : index
      %439 = arith.addi %44, %438 : index
      %440 = vector.load %x[%439] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %441 = arith.muli %tileRows, %c13 : index
      %442 = arith.addi %439, %441 : index
      %443 = vector.load %x[%442] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %444 = vector.shuffle %440, %443 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %445 = wave.mma %444, %152, %433 : vector<16xf16>, vector<8xf32>
      %446 = wave.mma %444, %332, %434 : vector<16xf16>, vector<8xf32>
      %447 = arith.muli %58, %c3 : index
      %448 = arith.addi %447, %c3 : index
      %449 = arith.muli %tileRows, %c1 : index
      %450 = arith.muli %448, %449 : index
      %451 = arith.addi %44, %450 : index
      %452 = vector.load %x[%451] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %453 = arith.muli %tileRows, %c13 : index
      %454 = arith.addi %451, %453 : index
      %455 = vector.load %x[%454] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %456 = vector.shuffle %452, %455 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %457 = wave.mma %456, %241, %445 : vector<16xf16>, vector<8xf32>
      %458 = wave.mma %456, %421, %446 : vector<16xf16>, vector<8xf32>
      %459 = arith.muli %58, %c3 : index
      %460 = arith.addi %459, %c28 : index
      %461 = arith.muli %tileRows, %c1 : index
      %462 = arith.muli %460, %461 : index
      %463 = arith.addi %44, %462 : index
      %464 = vector.load %x[%463] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %465 = arith.muli %tileRows, %c13 : index
      %466 = arith.addi %463, %465 : index
      %467 = vector.load %x[%466] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %468 = vector.shuffle %464, %467 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %469 = wave.mma %468, %242, %457 : vector<16xf16>, vector<8xf32>
      %470 = wave.mma %468, %422, %458 : vector<16xf16>, vector<8xf32>
      scf.yield %469, %470 : vector<8xf32>, vector<8xf32>
    }
    %471 = arith.select %51, %57, %50 : index
    %475:2 = scf.for %472 = %57 to %471 step %c2 iter_args(%473 = %61#0, %474 = %61#1) -> (vector<8xf32>, vector<8xf32>) {
      %476 = wave.lane
      %477 = arith.addi %472, %c8 : index
      %478 = arith.remui %476, %c1 : index
      %479 = arith.addi %15, %c7 : index
      %480 = arith.divui %477, %c13 : index
      %481 = arith.muli %480, %c5 : index
      %482 = arith.addi %479, %481 : index
      %483 = arith.muli %478, %c3 : index
      %484 = arith.addi %482, %483 : index
      %485 = vector.load %w[%484] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %486 = vector.bitcast %485 : vector<2xi8> to vector<1xf16>
      %487 = arith.divui %inputFeatures, %c4 : index
      %488 = arith.muli %487, %c5 : index
      %489 = arith.addi %479, %488 : index
      %490 = arith.muli %477, %c1 : index
      %491 = arith.addi %489, %490 : index
      %492 = arith.muli %478, %c2 : index
      %493 = arith.addi %491, %492 : index
      %494 = vector.load %w[%493] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %495 = vector.extract %486[0] : f16 from vector<1xf16>
      %496 = arith.extf %495 : f16 to f32
      %497 = vector.extract %494[0] : i8 from vector<1xi8>
      %498 = arith.extsi %497 : i8 to i32
      %499 = arith.sitofp %498 : i32 to f32
      %500 = arith.mulf %496, %499 : f32
      %501 = arith.truncf %500 : f32 to f16
      %502 = vector.broadcast %501 : f16 to vector<16xf16>
      %503 = arith.addi %15, %c7 : index
      %504 = arith.muli %inputFeatures, %c2 : index
      %505 = arith.divui %504, %c3 : index
      %506 = arith.divui %inputFeatures, %c4 : index
      %507 = arith.muli %506, %c5 : index
      %508 = arith.addi %507, %505 : index
      %509 = arith.addi %508, %c6 : index
      %510 = arith.divui %509, %c7 : index
      %511 = arith.muli %510, %c7 : index
      %512 = arith.addi %503, %511 : index
      %513 = arith.muli %inputFeatures, %c13 : index
      %514 = arith.addi %512, %513 : index
      %515 = arith.muli %477, %c1 : index
      %516 = arith.addi %515, %478 : index
      %517 = arith.muli %516, %c1 : index
      %518 = arith.addi %514, %517 : index
      %519 = arith.muli %477, %c4 : index
      %520 = arith.addi %512, %519 : index
      %521 = arith.muli %478, %c1 : index
      %522 = arith.addi %520, %521 : index
      %523 = vector.load %w[%518] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %524 = vector.bitcast %523 : vector<16xi8> to vector<4xi32>
      %525 = vector.load %w[%522] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %526 = vector.bitcast %525 : vector<16xi8> to vector<4xi32>
      %527 = arith.shrui %526, %c17 : vector<4xi32>
      %528 = arith.andi %527, %c18 : vector<4xi32>
      %529 = arith.shrui %524, %c19 : vector<4xi32>
      %530 = arith.andi %529, %c18 : vector<4xi32>
      %531 = arith.shli %530, %c20 : vector<4xi32>
      %532 = arith.ori %528, %531 : vector<4xi32>
      %533 = arith.ori %532, %c21 : vector<4xi32>
      %534 = vector.bitcast %533 : vector<4xi32> to vector<8xf16>
      %535 = arith.shrui %526, %c20 : vector<4xi32>
      %536 = arith.andi %535, %c18 : vector<4xi32>
      %537 = arith.shrui %524, %c22 : vector<4xi32>
      %538 = arith.andi %537, %c18 : vector<4xi32>
      %539 = arith.shli %538, %c20 : vector<4xi32>
      %540 = arith.ori %536, %539 : vector<4xi32>
      %541 = arith.ori %540, %c21 : vector<4xi32>
      %542 = vector.bitcast %541 : vector<4xi32> to vector<8xf16>
      %543 = arith.shrui %526, %c23 : vector<4xi32>
      %544 = arith.andi %543, %c18 : vector<4xi32>
      %545 = arith.shrui %524, %c24 : vector<4xi32>
      %546 = arith.andi %545, %c18 : vector<4xi32>
      %547 = arith.shli %546, %c20 : vector<4xi32>
      %548 = arith.ori %544, %547 : vector<4xi32>
      %549 = arith.ori %548, %c21 : vector<4xi32>
      %550 = vector.bitcast %549 : vector<4xi32> to vector<8xf16>
      %551 = arith.shrui %526, %c25 : vector<4xi32>
      %552 = arith.andi %551, %c18 : vector<4xi32>
      %553 = arith.shrui %524, %c26 : vector<4xi32>
      %554 = arith.andi %553, %c18 : vector<4xi32>
      %555 = arith.shli %554, %c20 : vector<4xi32>
      %556 = arith.ori %552, %555 : vector<4xi32>
      %557 = arith.ori %556, %c21 : vector<4xi32>
      %558 = vector.bitcast %557 : vector<4xi32> to vector<8xf16>
      %559 = vector.shuffle %534, %542 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %560 = vector.shuffle %550, %558 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %561 = vector.shuffle %559, %560 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %562 = arith.subf %561, %c27 : vector<32xf16>
      %563 = vector.shuffle %562, %562 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %564 = vector.shuffle %562, %562 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %565 = arith.mulf %563, %502 : vector<16xf16>
      %566 = arith.mulf %564, %502 : vector<16xf16>
      %567 = arith.addi %472, %c8 : index
      %568 = arith.remui %476, %c1 : index
      %569 = arith.addi %17, %c7 : index
      %570 = arith.divui %567, %c13 : index
      %571 = arith.muli %570, %c5 : index
      %572 = arith.addi %569, %571 : index
      %573 = arith.muli %568, %c3 : index
      %574 = arith.addi %572, %573 : index
      %575 = vector.load %w[%574] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %576 = vector.bitcast %575 : vector<2xi8> to vector<1xf16>
      %577 = arith.divui %inputFeatures, %c4 : index
      %578 = arith.muli %577, %c5 : index
      %579 = arith.addi %569, %578 : index
      %580 = arith.muli %567, %c1 : index
      %581 = arith.addi %579, %580 : index
      %582 = arith.muli %568, %c2 : index
      %583 = arith.addi %581, %582 : index
      %584 = vector.load %w[%583] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %585 = vector.extract %576[0] : f16 from vector<1xf16>
      %586 = arith.extf %585 : f16 to f32
      %587 = vector.extract %584[0] : i8 from vector<1xi8>
      %588 = arith.extsi %587 : i8 to i32
      %589 = arith.sitofp %588 : i32 to f32
      %590 = arith.mulf %586, %589 : f32
      %591 = arith.truncf %590 : f32 to f16
      %592 = vector.broadcast %591 : f16 to vector<16xf16>
      %593 = arith.addi %17, %c7 : index
      %594 = arith.muli %inputFeatures, %c2 : index
      %595 = arith.divui %594, %c3 : index
      %596 = arith.divui %inputFeatures, %c4 : index
      %597 = arith.muli %596, %c5 : index
      %598 = arith.addi %597, %595 : index
      %599 = arith.addi %598, %c6 : index
      %600 = arith.divui %599, %c7 : index
      %601 = arith.muli %600, %c7 : index
      %602 = arith.addi %593, %601 : index
      %603 = arith.muli %inputFeatures, %c13 : index
      %604 = arith.addi %602, %603 : index
      %605 = arith.muli %567, %c1 : index
      %606 = arith.addi %605, %568 : index
      %607 = arith.muli %606, %c1 : index
      %608 = arith.addi %604, %607 : index
      %609 = arith.muli %567, %c4 : index
      %610 = arith.addi %602, %609 : index
      %611 = arith.muli %568, %c1 : index
      %612 = arith.addi %610, %611 : index
      %613 = vector.load %w[%608] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %614 = vector.bitcast %613 : vector<16xi8> to vector<4xi32>
      %615 = vector.load %w[%612] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %616 = vector.bitcast %615 : vector<16xi8> to vector<4xi32>
      %617 = arith.shrui %616, %c17 : vector<4xi32>
      %618 = arith.andi %617, %c18 : vector<4xi32>
      %619 = arith.shrui %614, %c19 : vector<4xi32>
      %620 = arith.andi %619, %c18 : vector<4xi32>
      %621 = arith.shli %620, %c20 : vector<4xi32>
      %622 = arith.ori %618, %621 : vector<4xi32>
      %623 = arith.ori %622, %c21 : vector<4xi32>
      %624 = vector.bitcast %623 : vector<4xi32> to vector<8xf16>
      %625 = arith.shrui %616, %c20 : vector<4xi32>
      %626 = arith.andi %625, %c18 : vector<4xi32>
      %627 = arith.shrui %614, %c22 : vector<4xi32>
      %628 = arith.andi %627, %c18 : vector<4xi32>
      %629 = arith.shli %628, %c20 : vector<4xi32>
      %630 = arith.ori %626, %629 : vector<4xi32>
      %631 = arith.ori %630, %c21 : vector<4xi32>
      %632 = vector.bitcast %631 : vector<4xi32> to vector<8xf16>
      %633 = arith.shrui %616, %c23 : vector<4xi32>
      %634 = arith.andi %633, %c18 : vector<4xi32>
      %635 = arith.shrui %614, %c24 : vector<4xi32>
      %636 = arith.andi %635, %c18 : vector<4xi32>
      %637 = arith.shli %636, %c20 : vector<4xi32>
      %638 = arith.ori %634, %637 : vector<4xi32>
      %639 = arith.ori %638, %c21 : vector<4xi32>
      %640 = vector.bitcast %639 : vector<4xi32> to vector<8xf16>
      %641 = arith.shrui %616, %c25 : vector<4xi32>
      %642 = arith.andi %641, %c18 : vector<4xi32>
      %643 = arith.shrui %614, %c26 : vector<4xi32>
      %644 = arith.andi %643, %c18 : vector<4xi32>
      %645 = arith.shli %644, %c20 : vector<4xi32>
      %646 = arith.ori %642, %645 : vector<4xi32>
      %647 = arith.ori %646, %c21 : vector<4xi32>
      %648 = vector.bitcast %647 : vector<4xi32> to vector<8xf16>
      %649 = vector.shuffle %624, %632 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %650 = vector.shuffle %640, %648 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %651 = vector.shuffle %649, %650 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %652 = arith.subf %651, %c27 : vector<32xf16>
      %653 = vector.shuffle %652, %652 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %654 = vector.shuffle %652, %652 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %655 = arith.mulf %653, %592 : vector<16xf16>
      %656 = arith.mulf %654, %592 : vector<16xf16>
      %657 = arith.muli %472, %c3 : index
      %658 = arith.addi %657, %c8 : index
      %659 = arith.muli %tileRows, %c1 : index
      %660 = arith.muli %658, %659 : index
      %661 = arith.addi %44, %660 : index
      %662 = vector.load %x[%661] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %663 = arith.muli %tileRows, %c13 : index
      %664 = arith.addi %661, %663 : index
      %665 = vector.load %x[%664] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %666 = vector.shuffle %662, %665 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %667 = wave.mma %666, %565, %473 : vector<16xf16>, vector<8xf32>
      %668 = wave.mma %666, %655, %474 : vector<16xf16>, vector<8xf32>
      %669 = arith.muli %472, %c3 : index
      %670 = arith.addi %669, %c2 : index
      %671 = arith.muli %tileRows, %c1 : index
      %672 = arith.muli %670, %671 : index
      %673 = arith.addi %44, %672 : index
      %674 = vector.load %x[%673] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %675 = arith.muli %tileRows, %c13 : index
      %676 = arith.addi %673, %675 : index
      %677 = vector.load %x[%676] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %678 = vector.shuffle %674, %677 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %679 = wave.mma %678, %566, %667 : vector<16xf16>, vector<8xf32>
      %680 = wave.mma %678, %656, %668 : vector<16xf16>, vector<8xf32>
      scf.yield %679, %680 : vector<8xf32>, vector<8xf32>
    }
    %681 = wave.lane
    %682 = vector.extract %475#0[0] : f32 from vector<8xf32>
    %683 = vector.extract %475#1[0] : f32 from vector<8xf32>
    %684 = wave.lane
    %685 = arith.addi %20, %c8 : index
    %686 = arith.muli %c8, %c3 : index
    %687 = arith.addi %685, %686 : index
    %688 = arith.divui %684, %c1 : index
    %689 = arith.addi %687, %688 : index
    %690 = arith.cmpi slt, %689, %19 : index
    scf.if %690 {
      %691 = arith.cmpi eq, %hasFactors, %c2 : index
      %692 = arith.muli %689, %c3 : index
      %693 = memref.load %factors[%692] : memref<?xf32>
      %694 = arith.mulf %693, %operandScale : f32
      %695 = arith.select %691, %694, %operandScale : f32
      %696 = arith.remui %684, %c1 : index
      %697 = arith.muli %696, %c31 : index
      %698 = arith.addi %15, %697 : index
      %699 = vector.load %w[%698] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %700 = vector.bitcast %699 : vector<4xi8> to vector<1xf32>
      %701 = vector.extract %700[0] : f32 from vector<1xf32>
      %702 = arith.mulf %701, %695 : f32
      %703 = arith.mulf %682, %702 : f32
      %704 = arith.remui %684, %c1 : index
      %705 = arith.muli %704, %c31 : index
      %706 = arith.addi %17, %705 : index
      %707 = vector.load %w[%706] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %708 = vector.bitcast %707 : vector<4xi8> to vector<1xf32>
      %709 = vector.extract %708[0] : f32 from vector<1xf32>
      %710 = arith.mulf %709, %695 : f32
      %711 = arith.mulf %683, %710 : f32
      %712 = arith.muli %689, %outputFeatures : index
      %713 = arith.addi %712, %23 : index
      %714 = wave.lane
      %715 = arith.remui %714, %c1 : index
      %716 = arith.addi %713, %715 : index
      scf.if %21 {
        %717 = arith.addi %716, %c8 : index
        %718 = memref.load %residual[%717] : memref<?xf32>
        %719 = arith.addf %718, %703 : f32
        %720 = arith.addi %716, %c8 : index
        memref.store %719, %out[%720] : memref<?xf32>
      } else {
        %721 = arith.addi %716, %c8 : index
        memref.store %703, %out[%721] : memref<?xf32>
      }
      scf.if %21 {
        %722 = arith.addi %716, %c1 : index
        %723 = memref.load %residual[%722] : memref<?xf32>
        %724 = arith.addf %723, %711 : f32
        %725 = arith.addi %716, %c1 : index
        memref.store %724, %out[%725] : memref<?xf32>
      } else {
        %726 = arith.addi %716, %c1 : index
        memref.store %711, %out[%726] : memref<?xf32>
      }
    }
    %727 = vector.extract %475#0[1] : f32 from vector<8xf32>
    %728 = vector.extract %475#1[1] : f32 from vector<8xf32>
    %729 = wave.lane
    %730 = arith.addi %20, %c8 : index
    %731 = arith.muli %c2, %c3 : index
    %732 = arith.addi %730, %731 : index
    %733 = arith.divui %729, %c1 : index
    %734 = arith.addi %732, %733 : index
    %735 = arith.cmpi slt, %734, %19 : index
    scf.if %735 {
      %736 = arith.cmpi eq, %hasFactors, %c2 : index
      %737 = arith.muli %734, %c3 : index
      %738 = memref.load %factors[%737] : memref<?xf32>
      %739 = arith.mulf %738, %operandScale : f32
      %740 = arith.select %736, %739, %operandScale : f32
      %741 = arith.remui %729, %c1 : index
      %742 = arith.muli %741, %c31 : index
      %743 = arith.addi %15, %742 : index
      %744 = vector.load %w[%743] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %745 = vector.bitcast %744 : vector<4xi8> to vector<1xf32>
      %746 = vector.extract %745[0] : f32 from vector<1xf32>
      %747 = arith.mulf %746, %740 : f32
      %748 = arith.mulf %727, %747 : f32
      %749 = arith.remui %729, %c1 : index
      %750 = arith.muli %749, %c31 : index
      %751 = arith.addi %17, %750 : index
      %752 = vector.load %w[%751] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %753 = vector.bitcast %752 : vector<4xi8> to vector<1xf32>
      %754 = vector.extract %753[0] : f32 from vector<1xf32>
      %755 = arith.mulf %754, %740 : f32
      %756 = arith.mulf %728, %755 : f32
      %757 = arith.muli %734, %outputFeatures : index
      %758 = arith.addi %757, %23 : index
      %759 = wave.lane
      %760 = arith.remui %759, %c1 : index
      %761 = arith.addi %758, %760 : index
      scf.if %21 {
        %762 = arith.addi %761, %c8 : index
        %763 = memref.load %residual[%762] : memref<?xf32>
        %764 = arith.addf %763, %748 : f32
        %765 = arith.addi %761, %c8 : index
        memref.store %764, %out[%765] : memref<?xf32>
      } else {
        %766 = arith.addi %761, %c8 : index
        memref.store %748, %out[%766] : memref<?xf32>
      }
      scf.if %21 {
        %767 = arith.addi %761, %c1 : index
        %768 = memref.load %residual[%767] : memref<?xf32>
        %769 = arith.addf %768, %756 : f32
        %770 = arith.addi %761, %c1 : index
        memref.store %769, %out[%770] : memref<?xf32>
      } else {
        %771 = arith.addi %761, %c1 : index
        memref.store %756, %out[%771] : memref<?xf32>
      }
    }
    %772 = vector.extract %475#0[2] : f32 from vector<8xf32>
    %773 = vector.extract %475#1[2] : f32 from vector<8xf32>
    %774 = wave.lane
    %775 = arith.addi %20, %c8 : index
    %776 = arith.muli %c3, %c3 : index
    %777 = arith.addi %775, %776 : index
    %778 = arith.divui %774, %c1 : index
    %779 = arith.addi %777, %778 : index
    %780 = arith.cmpi slt, %779, %19 : index
    scf.if %780 {
      %781 = arith.cmpi eq, %hasFactors, %c2 : index
      %782 = arith.muli %779, %c3 : index
      %783 = memref.load %factors[%782] : memref<?xf32>
      %784 = arith.mulf %783, %operandScale : f32
      %785 = arith.select %781, %784, %operandScale : f32
      %786 = arith.remui %774, %c1 : index
      %787 = arith.muli %786, %c31 : index
      %788 = arith.addi %15, %787 : index
      %789 = vector.load %w[%788] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %790 = vector.bitcast %789 : vector<4xi8> to vector<1xf32>
      %791 = vector.extract %790[0] : f32 from vector<1xf32>
      %792 = arith.mulf %791, %785 : f32
      %793 = arith.mulf %772, %792 : f32
      %794 = arith.remui %774, %c1 : index
      %795 = arith.muli %794, %c31 : index
      %796 = arith.addi %17, %795 : index
      %797 = vector.load %w[%796] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %798 = vector.bitcast %797 : vector<4xi8> to vector<1xf32>
      %799 = vector.extract %798[0] : f32 from vector<1xf32>
      %800 = arith.mulf %799, %785 : f32
      %801 = arith.mulf %773, %800 : f32
      %802 = arith.muli %779, %outputFeatures : index
      %803 = arith.addi %802, %23 : index
      %804 = wave.lane
      %805 = arith.remui %804, %c1 : index
      %806 = arith.addi %803, %805 : index
      scf.if %21 {
        %807 = arith.addi %806, %c8 : index
        %808 = memref.load %residual[%807] : memref<?xf32>
        %809 = arith.addf %808, %793 : f32
        %810 = arith.addi %806, %c8 : index
        memref.store %809, %out[%810] : memref<?xf32>
      } else {
        %811 = arith.addi %806, %c8 : index
        memref.store %793, %out[%811] : memref<?xf32>
      }
      scf.if %21 {
        %812 = arith.addi %806, %c1 : index
        %813 = memref.load %residual[%812] : memref<?xf32>
        %814 = arith.addf %813, %801 : f32
        %815 = arith.addi %806, %c1 : index
        memref.store %814, %out[%815] : memref<?xf32>
      } else {
        %816 = arith.addi %806, %c1 : index
        memref.store %801, %out[%816] : memref<?xf32>
      }
    }
    %817 = vector.extract %475#0[3] : f32 from vector<8xf32>
    %818 = vector.extract %475#1[3] : f32 from vector<8xf32>
    %819 = wave.lane
    %820 = arith.addi %20, %c8 : index
    %821 = arith.muli %c28, %c3 : index
    %822 = arith.addi %820, %821 : index
    %823 = arith.divui %819, %c1 : index
    %824 = arith.addi %822, %823 : index
    %825 = arith.cmpi slt, %824, %19 : index
    scf.if %825 {
      %826 = arith.cmpi eq, %hasFactors, %c2 : index
      %827 = arith.muli %824, %c3 : index
      %828 = memref.load %factors[%827] : memref<?xf32>
      %829 = arith.mulf %828, %operandScale : f32
      %830 = arith.select %826, %829, %operandScale : f32
      %831 = arith.remui %819, %c1 : index
      %832 = arith.muli %831, %c31 : index
      %833 = arith.addi %15, %832 : index
      %834 = vector.load %w[%833] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %835 = vector.bitcast %834 : vector<4xi8> to vector<1xf32>
      %836 = vector.extract %835[0] : f32 from vector<1xf32>
      %837 = arith.mulf %836, %830 : f32
      %838 = arith.mulf %817, %837 : f32
      %839 = arith.remui %819, %c1 : index
      %840 = arith.muli %839, %c31 : index
      %841 = arith.addi %17, %840 : index
      %842 = vector.load %w[%841] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %843 = vector.bitcast %842 : vector<4xi8> to vector<1xf32>
      %844 = vector.extract %843[0] : f32 from vector<1xf32>
      %845 = arith.mulf %844, %830 : f32
      %846 = arith.mulf %818, %845 : f32
      %847 = arith.muli %824, %outputFeatures : index
      %848 = arith.addi %847, %23 : index
      %849 = wave.lane
      %850 = arith.remui %849, %c1 : index
      %851 = arith.addi %848, %850 : index
      scf.if %21 {
        %852 = arith.addi %851, %c8 : index
        %853 = memref.load %residual[%852] : memref<?xf32>
        %854 = arith.addf %853, %838 : f32
        %855 = arith.addi %851, %c8 : index
        memref.store %854, %out[%855] : memref<?xf32>
      } else {
        %856 = arith.addi %851, %c8 : index
        memref.store %838, %out[%856] : memref<?xf32>
      }
      scf.if %21 {
        %857 = arith.addi %851, %c1 : index
        %858 = memref.load %residual[%857] : memref<?xf32>
        %859 = arith.addf %858, %846 : f32
        %860 = arith.addi %851, %c1 : index
        memref.store %859, %out[%860] : memref<?xf32>
      } else {
        %861 = arith.addi %851, %c1 : index
        memref.store %846, %out[%861] : memref<?xf32>
      }
    }
    %862 = vector.extract %475#0[4] : f32 from vector<8xf32>
    %863 = vector.extract %475#1[4] : f32 from vector<8xf32>
    %864 = wave.lane
    %865 = arith.addi %20, %c8 : index
    %866 = arith.muli %c31, %c3 : index
    %867 = arith.addi %865, %866 : index
    %868 = arith.divui %864, %c1 : index
    %869 = arith.addi %867, %868 : index
    %870 = arith.cmpi slt, %869, %19 : index
    scf.if %870 {
      %871 = arith.cmpi eq, %hasFactors, %c2 : index
      %872 = arith.muli %869, %c3 : index
      %873 = memref.load %factors[%872] : memref<?xf32>
      %874 = arith.mulf %873, %operandScale : f32
      %875 = arith.select %871, %874, %operandScale : f32
      %876 = arith.remui %864, %c1 : index
      %877 = arith.muli %876, %c31 : index
      %878 = arith.addi %15, %877 : index
      %879 = vector.load %w[%878] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %880 = vector.bitcast %879 : vector<4xi8> to vector<1xf32>
      %881 = vector.extract %880[0] : f32 from vector<1xf32>
      %882 = arith.mulf %881, %875 : f32
      %883 = arith.mulf %862, %882 : f32
      %884 = arith.remui %864, %c1 : index
      %885 = arith.muli %884, %c31 : index
      %886 = arith.addi %17, %885 : index
      %887 = vector.load %w[%886] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %888 = vector.bitcast %887 : vector<4xi8> to vector<1xf32>
      %889 = vector.extract %888[0] : f32 from vector<1xf32>
      %890 = arith.mulf %889, %875 : f32
      %891 = arith.mulf %863, %890 : f32
      %892 = arith.muli %869, %outputFeatures : index
      %893 = arith.addi %892, %23 : index
      %894 = wave.lane
      %895 = arith.remui %894, %c1 : index
      %896 = arith.addi %893, %895 : index
      scf.if %21 {
        %897 = arith.addi %896, %c8 : index
        %898 = memref.load %residual[%897] : memref<?xf32>
        %899 = arith.addf %898, %883 : f32
        %900 = arith.addi %896, %c8 : index
        memref.store %899, %out[%900] : memref<?xf32>
      } else {
        %901 = arith.addi %896, %c8 : index
        memref.store %883, %out[%901] : memref<?xf32>
      }
      scf.if %21 {
        %902 = arith.addi %896, %c1 : index
        %903 = memref.load %residual[%902] : memref<?xf32>
        %904 = arith.addf %903, %891 : f32
        %905 = arith.addi %896, %c1 : index
        memref.store %904, %out[%905] : memref<?xf32>
      } else {
        %906 = arith.addi %896, %c1 : index
        memref.store %891, %out[%906] : memref<?xf32>
      }
    }
    %907 = vector.extract %475#0[5] : f32 from vector<8xf32>
    %908 = vector.extract %475#1[5] : f32 from vector<8xf32>
    %909 = wave.lane
    %910 = arith.addi %20, %c8 : index
    %911 = arith.muli %c32, %c3 : index
    %912 = arith.addi %910, %911 : index
    %913 = arith.divui %909, %c1 : index
    %914 = arith.addi %912, %913 : index
    %915 = arith.cmpi slt, %914, %19 : index
    scf.if %915 {
      %916 = arith.cmpi eq, %hasFactors, %c2 : index
      %917 = arith.muli %914, %c3 : index
      %918 = memref.load %factors[%917] : memref<?xf32>
      %919 = arith.mulf %918, %operandScale : f32
      %920 = arith.select %916, %919, %operandScale : f32
      %921 = arith.remui %909, %c1 : index
      %922 = arith.muli %921, %c31 : index
      %923 = arith.addi %15, %922 : index
      %924 = vector.load %w[%923] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %925 = vector.bitcast %924 : vector<4xi8> to vector<1xf32>
      %926 = vector.extract %925[0] : f32 from vector<1xf32>
      %927 = arith.mulf %926, %920 : f32
      %928 = arith.mulf %907, %927 : f32
      %929 = arith.remui %909, %c1 : index
      %930 = arith.muli %929, %c31 : index
      %931 = arith.addi %17, %930 : index
      %932 = vector.load %w[%931] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %933 = vector.bitcast %932 : vector<4xi8> to vector<1xf32>
      %934 = vector.extract %933[0] : f32 from vector<1xf32>
      %935 = arith.mulf %934, %920 : f32
      %936 = arith.mulf %908, %935 : f32
      %937 = arith.muli %914, %outputFeatures : index
      %938 = arith.addi %937, %23 : index
      %939 = wave.lane
      %940 = arith.remui %939, %c1 : index
      %941 = arith.addi %938, %940 : index
      scf.if %21 {
        %942 = arith.addi %941, %c8 : index
        %943 = memref.load %residual[%942] : memref<?xf32>
        %944 = arith.addf %943, %928 : f32
        %945 = arith.addi %941, %c8 : index
        memref.store %944, %out[%945] : memref<?xf32>
      } else {
        %946 = arith.addi %941, %c8 : index
        memref.store %928, %out[%946] : memref<?xf32>
      }
      scf.if %21 {
        %947 = arith.addi %941, %c1 : index
        %948 = memref.load %residual[%947] : memref<?xf32>
        %949 = arith.addf %948, %936 : f32
        %950 = arith.addi %941, %c1 : index
        memref.store %949, %out[%950] : memref<?xf32>
      } else {
        %951 = arith.addi %941, %c1 : index
        memref.store %936, %out[%951] : memref<?xf32>
      }
    }
    %952 = vector.extract %475#0[6] : f32 from vector<8xf32>
    %953 = vector.extract %475#1[6] : f32 from vector<8xf32>
    %954 = wave.lane
    %955 = arith.addi %20, %c8 : index
    %956 = arith.muli %c33, %c3 : index
    %957 = arith.addi %955, %956 : index
    %958 = arith.divui %954, %c1 : index
    %959 = arith.addi %957, %958 : index
    %960 = arith.cmpi slt, %959, %19 : index
    scf.if %960 {
      %961 = arith.cmpi eq, %hasFactors, %c2 : index
      %962 = arith.muli %959, %c3 : index
      %963 = memref.load %factors[%962] : memref<?xf32>
      %964 = arith.mulf %963, %operandScale : f32
      %965 = arith.select %961, %964, %operandScale : f32
      %966 = arith.remui %954, %c1 : index
      %967 = arith.muli %966, %c31 : index
      %968 = arith.addi %15, %967 : index
      %969 = vector.load %w[%968] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %970 = vector.bitcast %969 : vector<4xi8> to vector<1xf32>
      %971 = vector.extract %970[0] : f32 from vector<1xf32>
      %972 = arith.mulf %971, %965 : f32
      %973 = arith.mulf %952, %972 : f32
      %974 = arith.remui %954, %c1 : index
      %975 = arith.muli %974, %c31 : index
      %976 = arith.addi %17, %975 : index
      %977 = vector.load %w[%976] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %978 = vector.bitcast %977 : vector<4xi8> to vector<1xf32>
      %979 = vector.extract %978[0] : f32 from vector<1xf32>
      %980 = arith.mulf %979, %965 : f32
      %981 = arith.mulf %953, %980 : f32
      %982 = arith.muli %959, %outputFeatures : index
      %983 = arith.addi %982, %23 : index
      %984 = wave.lane
      %985 = arith.remui %984, %c1 : index
      %986 = arith.addi %983, %985 : index
      scf.if %21 {
        %987 = arith.addi %986, %c8 : index
        %988 = memref.load %residual[%987] : memref<?xf32>
        %989 = arith.addf %988, %973 : f32
        %990 = arith.addi %986, %c8 : index
        memref.store %989, %out[%990] : memref<?xf32>
      } else {
        %991 = arith.addi %986, %c8 : index
        memref.store %973, %out[%991] : memref<?xf32>
      }
      scf.if %21 {
        %992 = arith.addi %986, %c1 : index
        %993 = memref.load %residual[%992] : memref<?xf32>
        %994 = arith.addf %993, %981 : f32
        %995 = arith.addi %986, %c1 : index
        memref.store %994, %out[%995] : memref<?xf32>
      } else {
        %996 = arith.addi %986, %c1 : index
        memref.store %981, %out[%996] : memref<?xf32>
      }
    }
    %997 = vector.extract %475#0[7] : f32 from vector<8xf32>
    %998 = vector.extract %475#1[7] : f32 from vector<8xf32>
    %999 = wave.lane
    %1000 = arith.addi %20, %c8 : index
    %1001 = arith.muli %c34, %c3 : index
    %1002 = arith.addi %1000, %1001 : index
    %1003 = arith.divui %999, %c1 : index
    %1004 = arith.addi %1002, %1003 : index
    %1005 = arith.cmpi slt, %1004, %19 : index
    scf.if %1005 {
      %1006 = arith.cmpi eq, %hasFactors, %c2 : index
      %1007 = arith.muli %1004, %c3 : index
      %1008 = memref.load %factors[%1007] : memref<?xf32>
      %1009 = arith.mulf %1008, %operandScale : f32
      %1010 = arith.select %1006, %1009, %operandScale : f32
      %1011 = arith.remui %999, %c1 : index
      %1012 = arith.muli %1011, %c31 : index
      %1013 = arith.addi %15, %1012 : index
      %1014 = vector.load %w[%1013] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1015 = vector.bitcast %1014 : vector<4xi8> to vector<1xf32>
      %1016 = vector.extract %1015[0] : f32 from vector<1xf32>
      %1017 = arith.mulf %1016, %1010 : f32
      %1018 = arith.mulf %997, %1017 : f32
      %1019 = arith.remui %999, %c1 : index
      %1020 = arith.muli %1019, %c31 : index
      %1021 = arith.addi %17, %1020 : index
      %1022 = vector.load %w[%1021] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1023 = vector.bitcast %1022 : vector<4xi8> to vector<1xf32>
      %1024 = vector.extract %1023[0] : f32 from vector<1xf32>
      %1025 = arith.mulf %1024, %1010 : f32
      %1026 = arith.mulf %998, %1025 : f32
      %1027 = arith.muli %1004, %outputFeatures : index
      %1028 = arith.addi %1027, %23 : index
      %1029 = wave.lane
      %1030 = arith.remui %1029, %c1 : index
      %1031 = arith.addi %1028, %1030 : index
      scf.if %21 {
        %1032 = arith.addi %1031, %c8 : index
        %1033 = memref.load %residual[%1032] : memref<?xf32>
        %1034 = arith.addf %1033, %1018 : f32
        %1035 = arith.addi %1031, %c8 : index
        memref.store %1034, %out[%1035] : memref<?xf32>
      } else {
        %1036 = arith.addi %1031, %c8 : index
        memref.store %1018, %out[%1036] : memref<?xf32>
      }
      scf.if %21 {
        %1037 = arith.addi %1031, %c1 : index
        %1038 = memref.load %residual[%1037] : memref<?xf32>
        %1039 = arith.addf %1038, %1026 : f32
        %1040 = arith.addi %1031, %c1 : index
        memref.store %1039, %out[%1040] : memref<?xf32>
      } else {
        %1041 = arith.addi %1031, %c1 : index
        memref.store %1026, %out[%1041] : memref<?xf32>
      }
    }
  }
  wave.return
}
