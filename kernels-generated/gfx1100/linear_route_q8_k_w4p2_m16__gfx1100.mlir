// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='q8_k', waves=4, panels=2, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_q8_k_w4p2_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) attributes {waves = 4 : i64} {
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
  %c10 = arith.constant 2048 : index
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
  %c29 = arith.constant 64 : index
  %c30 = arith.constant 96 : index
  %c31 = arith.constant 160 : index
  %c32 = arith.constant 192 : index
  %c33 = arith.constant 224 : index
  %c34 = arith.constant 512 : index
  %c35 = arith.constant 1024 : index
  %c36 = arith.constant 1536 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c39 = arith.constant 4 : index
  %experts = wave.param "experts" : index
  %arrivals = wave.param "arrivals" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %logitsWidth = wave.param "logitsWidth" : index
  %c44 = arith.constant 0xFF61B1E6 : f32
  %c45 = arith.constant 0x00000000 : f32
  %c46 = arith.constant 0x3FB8AA3B : f32
  %c47 = arith.constant 0 : i32
  %c48 = arith.constant 0xC0000000 : f32
  %c49 = arith.constant 0xCB800000 : f32
  %c50 = arith.constant 0xBF800000 : f32
  %normalize = wave.param "normalize" : index
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
  %21 = wave.scratch %c10 : memref<?xf32>
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
    %682 = wave.wave
    %683 = arith.muli %682, %c3 : index
    %684 = arith.addi %683, %c8 : index
    %685 = arith.muli %684, %c4 : index
    %686 = arith.addi %685, %681 : index
    %687 = vector.extract %475#0[0] : f32 from vector<8xf32>
    %688 = arith.addi %686, %c8 : index
    memref.store %687, %21[%688] : memref<?xf32>
    %689 = vector.extract %475#0[1] : f32 from vector<8xf32>
    %690 = arith.addi %686, %c5 : index
    memref.store %689, %21[%690] : memref<?xf32>
    %691 = vector.extract %475#0[2] : f32 from vector<8xf32>
    %692 = arith.addi %686, %c29 : index
    memref.store %691, %21[%692] : memref<?xf32>
    %693 = vector.extract %475#0[3] : f32 from vector<8xf32>
    %694 = arith.addi %686, %c30 : index
    memref.store %693, %21[%694] : memref<?xf32>
    %695 = vector.extract %475#0[4] : f32 from vector<8xf32>
    %696 = arith.addi %686, %c7 : index
    memref.store %695, %21[%696] : memref<?xf32>
    %697 = vector.extract %475#0[5] : f32 from vector<8xf32>
    %698 = arith.addi %686, %c31 : index
    memref.store %697, %21[%698] : memref<?xf32>
    %699 = vector.extract %475#0[6] : f32 from vector<8xf32>
    %700 = arith.addi %686, %c32 : index
    memref.store %699, %21[%700] : memref<?xf32>
    %701 = vector.extract %475#0[7] : f32 from vector<8xf32>
    %702 = arith.addi %686, %c33 : index
    memref.store %701, %21[%702] : memref<?xf32>
    %703 = arith.muli %682, %c3 : index
    %704 = arith.addi %703, %c2 : index
    %705 = arith.muli %704, %c4 : index
    %706 = arith.addi %705, %681 : index
    %707 = vector.extract %475#1[0] : f32 from vector<8xf32>
    %708 = arith.addi %706, %c8 : index
    memref.store %707, %21[%708] : memref<?xf32>
    %709 = vector.extract %475#1[1] : f32 from vector<8xf32>
    %710 = arith.addi %706, %c5 : index
    memref.store %709, %21[%710] : memref<?xf32>
    %711 = vector.extract %475#1[2] : f32 from vector<8xf32>
    %712 = arith.addi %706, %c29 : index
    memref.store %711, %21[%712] : memref<?xf32>
    %713 = vector.extract %475#1[3] : f32 from vector<8xf32>
    %714 = arith.addi %706, %c30 : index
    memref.store %713, %21[%714] : memref<?xf32>
    %715 = vector.extract %475#1[4] : f32 from vector<8xf32>
    %716 = arith.addi %706, %c7 : index
    memref.store %715, %21[%716] : memref<?xf32>
    %717 = vector.extract %475#1[5] : f32 from vector<8xf32>
    %718 = arith.addi %706, %c31 : index
    memref.store %717, %21[%718] : memref<?xf32>
    %719 = vector.extract %475#1[6] : f32 from vector<8xf32>
    %720 = arith.addi %706, %c32 : index
    memref.store %719, %21[%720] : memref<?xf32>
    %721 = vector.extract %475#1[7] : f32 from vector<8xf32>
    %722 = arith.addi %706, %c33 : index
    memref.store %721, %21[%722] : memref<?xf32>
    wave.barrier
    %723 = arith.muli %682, %c3 : index
    %724 = arith.addi %723, %c8 : index
    %725 = arith.muli %724, %c5 : index
    %726 = arith.addi %725, %681 : index
    %727 = arith.addi %726, %c8 : index
    %728 = memref.load %21[%727] : memref<?xf32>
    %729 = arith.addi %727, %c34 : index
    %730 = memref.load %21[%729] : memref<?xf32>
    %731 = arith.addf %728, %730 : f32
    %732 = arith.addi %727, %c35 : index
    %733 = memref.load %21[%732] : memref<?xf32>
    %734 = arith.addf %731, %733 : f32
    %735 = arith.addi %727, %c36 : index
    %736 = memref.load %21[%735] : memref<?xf32>
    %737 = arith.addf %734, %736 : f32
    %738 = arith.muli %724, %c5 : index
    %739 = arith.addi %738, %681 : index
    %740 = arith.addi %739, %c4 : index
    %741 = memref.load %21[%740] : memref<?xf32>
    %742 = arith.addi %740, %c34 : index
    %743 = memref.load %21[%742] : memref<?xf32>
    %744 = arith.addf %741, %743 : f32
    %745 = arith.addi %740, %c35 : index
    %746 = memref.load %21[%745] : memref<?xf32>
    %747 = arith.addf %744, %746 : f32
    %748 = arith.addi %740, %c36 : index
    %749 = memref.load %21[%748] : memref<?xf32>
    %750 = arith.addf %747, %749 : f32
    %751 = wave.lane
    %752 = arith.addi %20, %c8 : index
    %753 = arith.muli %724, %c3 : index
    %754 = arith.addi %752, %753 : index
    %755 = arith.divui %751, %c1 : index
    %756 = arith.addi %754, %755 : index
    %757 = arith.cmpi slt, %756, %19 : index
    scf.if %757 {
      %758 = arith.cmpi eq, %hasFactors, %c2 : index
      %759 = arith.muli %756, %c3 : index
      %760 = memref.load %factors[%759] : memref<?xf32>
      %761 = arith.mulf %760, %operandScale : f32
      %762 = arith.select %758, %761, %operandScale : f32
      %763 = arith.remui %751, %c1 : index
      %764 = arith.muli %763, %c39 : index
      %765 = arith.addi %15, %764 : index
      %766 = vector.load %w[%765] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %767 = vector.bitcast %766 : vector<4xi8> to vector<1xf32>
      %768 = vector.extract %767[0] : f32 from vector<1xf32>
      %769 = arith.mulf %768, %762 : f32
      %770 = arith.mulf %737, %769 : f32
      %771 = arith.remui %751, %c1 : index
      %772 = arith.muli %771, %c39 : index
      %773 = arith.addi %17, %772 : index
      %774 = vector.load %w[%773] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %775 = vector.bitcast %774 : vector<4xi8> to vector<1xf32>
      %776 = vector.extract %775[0] : f32 from vector<1xf32>
      %777 = arith.mulf %776, %762 : f32
      %778 = arith.mulf %750, %777 : f32
      %779 = arith.muli %756, %outputFeatures : index
      %780 = arith.addi %779, %23 : index
      %781 = wave.lane
      %782 = arith.remui %781, %c1 : index
      %783 = arith.addi %780, %782 : index
      %784 = arith.addi %783, %c8 : index
      memref.store %770, %logits[%784] : memref<?xf32>
      %785 = arith.addi %783, %c1 : index
      memref.store %778, %logits[%785] : memref<?xf32>
    }
    %786 = arith.muli %682, %c3 : index
    %787 = arith.addi %786, %c2 : index
    %788 = arith.muli %787, %c5 : index
    %789 = arith.addi %788, %681 : index
    %790 = arith.addi %789, %c8 : index
    %791 = memref.load %21[%790] : memref<?xf32>
    %792 = arith.addi %790, %c34 : index
    %793 = memref.load %21[%792] : memref<?xf32>
    %794 = arith.addf %791, %793 : f32
    %795 = arith.addi %790, %c35 : index
    %796 = memref.load %21[%795] : memref<?xf32>
    %797 = arith.addf %794, %796 : f32
    %798 = arith.addi %790, %c36 : index
    %799 = memref.load %21[%798] : memref<?xf32>
    %800 = arith.addf %797, %799 : f32
    %801 = arith.muli %787, %c5 : index
    %802 = arith.addi %801, %681 : index
    %803 = arith.addi %802, %c4 : index
    %804 = memref.load %21[%803] : memref<?xf32>
    %805 = arith.addi %803, %c34 : index
    %806 = memref.load %21[%805] : memref<?xf32>
    %807 = arith.addf %804, %806 : f32
    %808 = arith.addi %803, %c35 : index
    %809 = memref.load %21[%808] : memref<?xf32>
    %810 = arith.addf %807, %809 : f32
    %811 = arith.addi %803, %c36 : index
    %812 = memref.load %21[%811] : memref<?xf32>
    %813 = arith.addf %810, %812 : f32
    %814 = wave.lane
    %815 = arith.addi %20, %c8 : index
    %816 = arith.muli %787, %c3 : index
    %817 = arith.addi %815, %816 : index
    %818 = arith.divui %814, %c1 : index
    %819 = arith.addi %817, %818 : index
    %820 = arith.cmpi slt, %819, %19 : index
    scf.if %820 {
      %821 = arith.cmpi eq, %hasFactors, %c2 : index
      %822 = arith.muli %819, %c3 : index
      %823 = memref.load %factors[%822] : memref<?xf32>
      %824 = arith.mulf %823, %operandScale : f32
      %825 = arith.select %821, %824, %operandScale : f32
      %826 = arith.remui %814, %c1 : index
      %827 = arith.muli %826, %c39 : index
      %828 = arith.addi %15, %827 : index
      %829 = vector.load %w[%828] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %830 = vector.bitcast %829 : vector<4xi8> to vector<1xf32>
      %831 = vector.extract %830[0] : f32 from vector<1xf32>
      %832 = arith.mulf %831, %825 : f32
      %833 = arith.mulf %800, %832 : f32
      %834 = arith.remui %814, %c1 : index
      %835 = arith.muli %834, %c39 : index
      %836 = arith.addi %17, %835 : index
      %837 = vector.load %w[%836] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %838 = vector.bitcast %837 : vector<4xi8> to vector<1xf32>
      %839 = vector.extract %838[0] : f32 from vector<1xf32>
      %840 = arith.mulf %839, %825 : f32
      %841 = arith.mulf %813, %840 : f32
      %842 = arith.muli %819, %outputFeatures : index
      %843 = arith.addi %842, %23 : index
      %844 = wave.lane
      %845 = arith.remui %844, %c1 : index
      %846 = arith.addi %843, %845 : index
      %847 = arith.addi %846, %c8 : index
      memref.store %833, %logits[%847] : memref<?xf32>
      %848 = arith.addi %846, %c1 : index
      memref.store %841, %logits[%848] : memref<?xf32>
    }
  }
  %849 = arith.muli %experts, %c39 : index
  %850 = wave.scratch %849 : memref<?xf32>
  %851 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %851 {
    %852 = arith.addi %20, %c1 : index
    %853 = arith.minsi %852, %19 : index
    %854 = wave.wave
    %855 = arith.addi %20, %854 : index
    scf.for %856 = %855 to %853 step %c39 {
      %857 = wave.wave
      %858 = arith.muli %857, %experts : index
      %859 = wave.lane
      %860 = arith.muli %856, %logitsWidth : index
      %863 = scf.for %861 = %859 to %experts step %c5 iter_args(%862 = %c44) -> (f32) {
        %864 = arith.addi %860, %861 : index
        %865 = memref.load %logits[%864] : memref<?xf32>
        %866 = arith.maximumf %862, %865 : f32
        scf.yield %866 : f32
      }
      %867 = vector.broadcast %863 : f32 to vector<1xf32>
      %868 = wave.reduce "max" %867 : vector<1xf32>
      %871 = scf.for %869 = %859 to %experts step %c5 iter_args(%870 = %c45) -> (f32) {
        %872 = arith.addi %860, %869 : index
        %873 = memref.load %logits[%872] : memref<?xf32>
        %874 = arith.subf %873, %868 : f32
        %875 = arith.mulf %874, %c46 : f32
        %876 = wave.exp2 %875 : f32
        %877 = arith.addi %858, %869 : index
        memref.store %876, %850[%877] : memref<?xf32>
        %878 = arith.addf %870, %876 : f32
        scf.yield %878 : f32
      }
      %879 = vector.broadcast %871 : f32 to vector<1xf32>
      %880 = wave.reduce "add" %879 : vector<1xf32>
      scf.for %881 = %859 to %experts step %c5 {
        %882 = arith.addi %858, %881 : index
        %883 = memref.load %850[%882] : memref<?xf32>
        %884 = arith.divf %883, %880 : f32
        %885 = arith.addi %858, %881 : index
        memref.store %884, %850[%885] : memref<?xf32>
      }
      %890:3 = scf.for %886 = %c8 to %expertsPerToken step %c2 iter_args(%887 = %c45, %888 = %c45, %889 = %c47) -> (f32, f32, i32) {
        %894:2 = scf.for %891 = %859 to %experts step %c5 iter_args(%892 = %c48, %893 = %c45) -> (f32, f32) {
          %895 = arith.addi %858, %891 : index
          %896 = memref.load %850[%895] : memref<?xf32>
          %897 = arith.cmpf ogt, %896, %892 : f32
          %898 = arith.index_cast %891 : index to i32
          %899 = arith.sitofp %898 : i32 to f32
          %900 = arith.select %897, %896, %892 : f32
          %901 = arith.select %897, %899, %893 : f32
          scf.yield %900, %901 : f32, f32
        }
        %902 = vector.broadcast %894#0 : f32 to vector<1xf32>
        %903 = wave.reduce "max" %902 : vector<1xf32>
        %904 = arith.cmpf oeq, %894#0, %903 : f32
        %905 = arith.subf %c45, %894#1 : f32
        %906 = arith.select %904, %905, %c49 : f32
        %907 = vector.broadcast %906 : f32 to vector<1xf32>
        %908 = wave.reduce "max" %907 : vector<1xf32>
        %909 = arith.subf %c45, %908 : f32
        %910 = arith.fptosi %909 : f32 to i32
        %911 = arith.index_cast %910 : i32 to index
        %912 = arith.remui %911, %c5 : index
        %913 = arith.cmpi eq, %912, %859 : index
        scf.if %913 {
          %914 = arith.addi %858, %911 : index
          memref.store %c50, %850[%914] : memref<?xf32>
        }
        %915 = arith.cmpi eq, %886, %859 : index
        %916 = arith.addf %887, %903 : f32
        %917 = arith.select %915, %903, %888 : f32
        %918 = arith.select %915, %910, %889 : i32
        scf.yield %916, %917, %918 : f32, f32, i32
      }
      %919 = arith.cmpi eq, %normalize, %c2 : index
      %920 = arith.divf %890#1, %890#0 : f32
      %921 = arith.select %919, %920, %890#1 : f32
      %922 = arith.cmpi slt, %859, %expertsPerToken : index
      scf.if %922 {
        %923 = arith.muli %856, %expertsPerToken : index
        %924 = arith.addi %923, %859 : index
        memref.store %921, %weights[%924] : memref<?xf32>
        %925 = arith.muli %856, %expertsPerToken : index
        %926 = arith.addi %925, %859 : index
        memref.store %890#2, %ids_out[%926] : memref<?xi32>
      }
    }
  }
  wave.return
}
