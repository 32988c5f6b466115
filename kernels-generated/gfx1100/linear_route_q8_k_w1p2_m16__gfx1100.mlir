// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='q8_k', waves=1, panels=2, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_q8_k_w1p2_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) {
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
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %c12 = arith.constant 8 : index
  %c13 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c16 = arith.constant dense<0> : vector<4xi32>
  %c17 = arith.constant dense<983055> : vector<4xi32>
  %c18 = arith.constant dense<[0, 0, 0, 0]> : vector<4xi32>
  %c19 = arith.constant dense<4> : vector<4xi32>
  %c20 = arith.constant dense<1677747200> : vector<4xi32>
  %c21 = arith.constant dense<[4, 4, 4, 4]> : vector<4xi32>
  %c22 = arith.constant dense<8> : vector<4xi32>
  %c23 = arith.constant dense<[8, 8, 8, 8]> : vector<4xi32>
  %c24 = arith.constant dense<12> : vector<4xi32>
  %c25 = arith.constant dense<[12, 12, 12, 12]> : vector<4xi32>
  %c26 = arith.constant dense<0x6480> : vector<32xf16>
  %c27 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c30 = arith.constant 4 : index
  %c31 = arith.constant 5 : index
  %c32 = arith.constant 6 : index
  %c33 = arith.constant 7 : index
  %experts = wave.param "experts" : index
  %arrivals = wave.param "arrivals" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %logitsWidth = wave.param "logitsWidth" : index
  %c38 = arith.constant 0xFF61B1E6 : f32
  %c39 = arith.constant 0x00000000 : f32
  %c40 = arith.constant 0x3FB8AA3B : f32
  %c41 = arith.constant 0 : i32
  %c42 = arith.constant 0xC0000000 : f32
  %c43 = arith.constant 0xCB800000 : f32
  %c44 = arith.constant 0xBF800000 : f32
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
  %21 = wave.block 0
  %22 = arith.muli %21, %c5 : index
  %23 = arith.cmpi slt, %20, %19 : index
  scf.if %23 {
    %24 = wave.lane
    %25 = arith.remui %24, %c1 : index
    %26 = arith.remui %25, %tileRows : index
    %27 = arith.addi %20, %26 : index
    %28 = arith.divui %27, %tileRows : index
    %29 = arith.divui %inputFeatures, %c1 : index
    %30 = arith.muli %28, %29 : index
    %31 = arith.divui %c8, %c1 : index
    %32 = arith.addi %30, %31 : index
    %33 = arith.muli %32, %c3 : index
    %34 = arith.remui %c8, %c1 : index
    %35 = arith.divui %34, %c12 : index
    %36 = arith.addi %33, %35 : index
    %37 = arith.muli %tileRows, %c12 : index
    %38 = arith.muli %36, %37 : index
    %39 = arith.remui %27, %tileRows : index
    %40 = arith.muli %39, %c12 : index
    %41 = arith.addi %38, %40 : index
    %42 = arith.remui %c8, %c12 : index
    %43 = arith.addi %41, %42 : index
    %44 = wave.wave
    %45 = arith.divui %inputFeatures, %c5 : index
    %46 = arith.muli %44, %stepsPerWave : index
    %47 = arith.minsi %46, %45 : index
    %48 = arith.addi %47, %stepsPerWave : index
    %49 = arith.minsi %48, %45 : index
    %50 = arith.cmpi eq, %wholeBlocks, %c2 : index
    %51 = arith.subi %49, %47 : index
    %52 = arith.divui %51, %c3 : index
    %53 = arith.muli %52, %c3 : index
    %54 = arith.addi %47, %53 : index
    %55 = arith.addi %47, %stepsPerWave : index
    %56 = arith.select %50, %55, %54 : index
    %60:2 = scf.for %57 = %47 to %56 step %c3 iter_args(%58 = %c13, %59 = %c13) -> (vector<8xf32>, vector<8xf32>) {
      %61 = wave.lane
      %62 = arith.addi %57, %c8 : index
      %63 = arith.remui %61, %c1 : index
      %64 = arith.addi %15, %c7 : index
      %65 = arith.divui %62, %c12 : index
      %66 = arith.muli %65, %c5 : index
      %67 = arith.addi %64, %66 : index
      %68 = arith.muli %63, %c3 : index
      %69 = arith.addi %67, %68 : index
      %70 = vector.load %w[%69] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %71 = vector.bitcast %70 : vector<2xi8> to vector<1xf16>
      %72 = arith.divui %inputFeatures, %c4 : index
      %73 = arith.muli %72, %c5 : index
      %74 = arith.addi %64, %73 : index
      %75 = arith.muli %62, %c1 : index
      %76 = arith.addi %74, %75 : index
      %77 = arith.muli %63, %c2 : index
      %78 = arith.addi %76, %77 : index
      %79 = vector.load %w[%78] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %80 = vector.extract %71[0] : f16 from vector<1xf16>
      %81 = arith.extf %80 : f16 to f32
      %82 = vector.extract %79[0] : i8 from vector<1xi8>
      %83 = arith.extsi %82 : i8 to i32
      %84 = arith.sitofp %83 : i32 to f32
      %85 = arith.mulf %81, %84 : f32
      %86 = arith.truncf %85 : f32 to f16
      %87 = vector.broadcast %86 : f16 to vector<16xf16>
      %88 = arith.addi %15, %c7 : index
      %89 = arith.muli %inputFeatures, %c2 : index
      %90 = arith.divui %89, %c3 : index
      %91 = arith.divui %inputFeatures, %c4 : index
      %92 = arith.muli %91, %c5 : index
      %93 = arith.addi %92, %90 : index
      %94 = arith.addi %93, %c6 : index
      %95 = arith.divui %94, %c7 : index
      %96 = arith.muli %95, %c7 : index
      %97 = arith.addi %88, %96 : index
      %98 = arith.muli %inputFeatures, %c12 : index
      %99 = arith.addi %97, %98 : index
      %100 = arith.muli %62, %c1 : index
      %101 = arith.addi %100, %63 : index
      %102 = arith.muli %101, %c1 : index
      %103 = arith.addi %99, %102 : index
      %104 = arith.muli %62, %c4 : index
      %105 = arith.addi %97, %104 : index
      %106 = arith.muli %63, %c1 : index
      %107 = arith.addi %105, %106 : index
      %108 = vector.load %w[%103] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %109 = vector.bitcast %108 : vector<16xi8> to vector<4xi32>
      %110 = vector.load %w[%107] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %111 = vector.bitcast %110 : vector<16xi8> to vector<4xi32>
      %112 = arith.shrui %111, %c16 : vector<4xi32>
      %113 = arith.andi %112, %c17 : vector<4xi32>
      %114 = arith.shrui %109, %c18 : vector<4xi32>
      %115 = arith.andi %114, %c17 : vector<4xi32>
      %116 = arith.shli %115, %c19 : vector<4xi32>
      %117 = arith.ori %113, %116 : vector<4xi32>
      %118 = arith.ori %117, %c20 : vector<4xi32>
      %119 = vector.bitcast %118 : vector<4xi32> to vector<8xf16>
      %120 = arith.shrui %111, %c19 : vector<4xi32>
      %121 = arith.andi %120, %c17 : vector<4xi32>
      %122 = arith.shrui %109, %c21 : vector<4xi32>
      %123 = arith.andi %122, %c17 : vector<4xi32>
      %124 = arith.shli %123, %c19 : vector<4xi32>
      %125 = arith.ori %121, %124 : vector<4xi32>
      %126 = arith.ori %125, %c20 : vector<4xi32>
      %127 = vector.bitcast %126 : vector<4xi32> to vector<8xf16>
      %128 = arith.shrui %111, %c22 : vector<4xi32>
      %129 = arith.andi %128, %c17 : vector<4xi32>
      %130 = arith.shrui %109, %c23 : vector<4xi32>
      %131 = arith.andi %130, %c17 : vector<4xi32>
      %132 = arith.shli %131, %c19 : vector<4xi32>
      %133 = arith.ori %129, %132 : vector<4xi32>
      %134 = arith.ori %133, %c20 : vector<4xi32>
      %135 = vector.bitcast %134 : vector<4xi32> to vector<8xf16>
      %136 = arith.shrui %111, %c24 : vector<4xi32>
      %137 = arith.andi %136, %c17 : vector<4xi32>
      %138 = arith.shrui %109, %c25 : vector<4xi32>
      %139 = arith.andi %138, %c17 : vector<4xi32>
      %140 = arith.shli %139, %c19 : vector<4xi32>
      %141 = arith.ori %137, %140 : vector<4xi32>
      %142 = arith.ori %141, %c20 : vector<4xi32>
      %143 = vector.bitcast %142 : vector<4xi32> to vector<8xf16>
      %144 = vector.shuffle %119, %127 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %145 = vector.shuffle %135, %143 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %146 = vector.shuffle %144, %145 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %147 = arith.subf %146, %c26 : vector<32xf16>
      %148 = vector.shuffle %147, %147 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %149 = vector.shuffle %147, %147 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %150 = arith.mulf %148, %87 : vector<16xf16>
      %151 = arith.mulf %149, %87 : vector<16xf16>
      %152 = arith.addi %57, %c2 : index
      %153 = arith.remui %61, %c1 : index
      %154 = arith.addi %15, %c7 : index
      %155 = arith.divui %152, %c12 : index
      %156 = arith.muli %155, %c5 : index
      %157 = arith.addi %154, %156 : index
      %158 = arith.muli %153, %c3 : index
      %159 = arith.addi %157, %158 : index
      %160 = vector.load %w[%159] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %161 = vector.bitcast %160 : vector<2xi8> to vector<1xf16>
      %162 = arith.divui %inputFeatures, %c4 : index
      %163 = arith.muli %162, %c5 : index
      %164 = arith.addi %154, %163 : index
      %165 = arith.muli %152, %c1 : index
      %166 = arith.addi %164, %165 : index
      %167 = arith.muli %153, %c2 : index
      %168 = arith.addi %166, %167 : index
      %169 = vector.load %w[%168] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %170 = vector.extract %161[0] : f16 from vector<1xf16>
      %171 = arith.extf %170 : f16 to f32
      %172 = vector.extract %169[0] : i8 from vector<1xi8>
      %173 = arith.extsi %172 : i8 to i32
      %174 = arith.sitofp %173 : i32 to f32
      %175 = arith.mulf %171, %174 : f32
      %176 = arith.truncf %175 : f32 to f16
      %177 = vector.broadcast %176 : f16 to vector<16xf16>
      %178 = arith.addi %15, %c7 : index
      %179 = arith.muli %inputFeatures, %c2 : index
      %180 = arith.divui %179, %c3 : index
      %181 = arith.divui %inputFeatures, %c4 : index
      %182 = arith.muli %181, %c5 : index
      %183 = arith.addi %182, %180 : index
      %184 = arith.addi %183, %c6 : index
      %185 = arith.divui %184, %c7 : index
      %186 = arith.muli %185, %c7 : index
      %187 = arith.addi %178, %186 : index
      %188 = arith.muli %inputFeatures, %c12 : index
      %189 = arith.addi %187, %188 : index
      %190 = arith.muli %152, %c1 : index
      %191 = arith.addi %190, %153 : index
      %192 = arith.muli %191, %c1 : index
      %193 = arith.addi %189, %192 : index
      %194 = arith.muli %152, %c4 : index
      %195 = arith.addi %187, %194 : index
      %196 = arith.muli %153, %c1 : index
      %197 = arith.addi %195, %196 : index
      %198 = vector.load %w[%193] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %199 = vector.bitcast %198 : vector<16xi8> to vector<4xi32>
      %200 = vector.load %w[%197] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %201 = vector.bitcast %200 : vector<16xi8> to vector<4xi32>
      %202 = arith.shrui %201, %c16 : vector<4xi32>
      %203 = arith.andi %202, %c17 : vector<4xi32>
      %204 = arith.shrui %199, %c18 : vector<4xi32>
      %205 = arith.andi %204, %c17 : vector<4xi32>
      %206 = arith.shli %205, %c19 : vector<4xi32>
      %207 = arith.ori %203, %206 : vector<4xi32>
      %208 = arith.ori %207, %c20 : vector<4xi32>
      %209 = vector.bitcast %208 : vector<4xi32> to vector<8xf16>
      %210 = arith.shrui %201, %c19 : vector<4xi32>
      %211 = arith.andi %210, %c17 : vector<4xi32>
      %212 = arith.shrui %199, %c21 : vector<4xi32>
      %213 = arith.andi %212, %c17 : vector<4xi32>
      %214 = arith.shli %213, %c19 : vector<4xi32>
      %215 = arith.ori %211, %214 : vector<4xi32>
      %216 = arith.ori %215, %c20 : vector<4xi32>
      %217 = vector.bitcast %216 : vector<4xi32> to vector<8xf16>
      %218 = arith.shrui %201, %c22 : vector<4xi32>
      %219 = arith.andi %218, %c17 : vector<4xi32>
      %220 = arith.shrui %199, %c23 : vector<4xi32>
      %221 = arith.andi %220, %c17 : vector<4xi32>
      %222 = arith.shli %221, %c19 : vector<4xi32>
      %223 = arith.ori %219, %222 : vector<4xi32>
      %224 = arith.ori %223, %c20 : vector<4xi32>
      %225 = vector.bitcast %224 : vector<4xi32> to vector<8xf16>
      %226 = arith.shrui %201, %c24 : vector<4xi32>
      %227 = arith.andi %226, %c17 : vector<4xi32>
      %228 = arith.shrui %199, %c25 : vector<4xi32>
      %229 = arith.andi %228, %c17 : vector<4xi32>
      %230 = arith.shli %229, %c19 : vector<4xi32>
      %231 = arith.ori %227, %230 : vector<4xi32>
      %232 = arith.ori %231, %c20 : vector<4xi32>
      %233 = vector.bitcast %232 : vector<4xi32> to vector<8xf16>
      %234 = vector.shuffle %209, %217 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %235 = vector.shuffle %225, %233 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %236 = vector.shuffle %234, %235 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %237 = arith.subf %236, %c26 : vector<32xf16>
      %238 = vector.shuffle %237, %237 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %239 = vector.shuffle %237, %237 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %240 = arith.mulf %238, %177 : vector<16xf16>
      %241 = arith.mulf %239, %177 : vector<16xf16>
      %242 = arith.addi %57, %c8 : index
      %243 = arith.remui %61, %c1 : index
      %244 = arith.addi %17, %c7 : index
      %245 = arith.divui %242, %c12 : index
      %246 = arith.muli %245, %c5 : index
      %247 = arith.addi %244, %246 : index
      %248 = arith.muli %243, %c3 : index
      %249 = arith.addi %247, %248 : index
      %250 = vector.load %w[%249] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %251 = vector.bitcast %250 : vector<2xi8> to vector<1xf16>
      %252 = arith.divui %inputFeatures, %c4 : index
      %253 = arith.muli %252, %c5 : index
      %254 = arith.addi %244, %253 : index
      %255 = arith.muli %242, %c1 : index
      %256 = arith.addi %254, %255 : index
      %257 = arith.muli %243, %c2 : index
      %258 = arith.addi %256, %257 : index
      %259 = vector.load %w[%258] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %260 = vector.extract %251[0] : f16 from vector<1xf16>
      %261 = arith.extf %260 : f16 to f32
      %262 = vector.extract %259[0] : i8 from vector<1xi8>
      %263 = arith.extsi %262 : i8 to i32
      %264 = arith.sitofp %263 : i32 to f32
      %265 = arith.mulf %261, %264 : f32
      %266 = arith.truncf %265 : f32 to f16
      %267 = vector.broadcast %266 : f16 to vector<16xf16>
      %268 = arith.addi %17, %c7 : index
      %269 = arith.muli %inputFeatures, %c2 : index
      %270 = arith.divui %269, %c3 : index
      %271 = arith.divui %inputFeatures, %c4 : index
      %272 = arith.muli %271, %c5 : index
      %273 = arith.addi %272, %270 : index
      %274 = arith.addi %273, %c6 : index
      %275 = arith.divui %274, %c7 : index
      %276 = arith.muli %275, %c7 : index
      %277 = arith.addi %268, %276 : index
      %278 = arith.muli %inputFeatures, %c12 : index
      %279 = arith.addi %277, %278 : index
      %280 = arith.muli %242, %c1 : index
      %281 = arith.addi %280, %243 : index
      %282 = arith.muli %281, %c1 : index
      %283 = arith.addi %279, %282 : index
      %284 = arith.muli %242, %c4 : index
      %285 = arith.addi %277, %284 : index
      %286 = arith.muli %243, %c1 : index
      %287 = arith.addi %285, %286 : index
      %288 = vector.load %w[%283] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %289 = vector.bitcast %288 : vector<16xi8> to vector<4xi32>
      %290 = vector.load %w[%287] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %291 = vector.bitcast %290 : vector<16xi8> to vector<4xi32>
      %292 = arith.shrui %291, %c16 : vector<4xi32>
      %293 = arith.andi %292, %c17 : vector<4xi32>
      %294 = arith.shrui %289, %c18 : vector<4xi32>
      %295 = arith.andi %294, %c17 : vector<4xi32>
      %296 = arith.shli %295, %c19 : vector<4xi32>
      %297 = arith.ori %293, %296 : vector<4xi32>
      %298 = arith.ori %297, %c20 : vector<4xi32>
      %299 = vector.bitcast %298 : vector<4xi32> to vector<8xf16>
      %300 = arith.shrui %291, %c19 : vector<4xi32>
      %301 = arith.andi %300, %c17 : vector<4xi32>
      %302 = arith.shrui %289, %c21 : vector<4xi32>
      %303 = arith.andi %302, %c17 : vector<4xi32>
      %304 = arith.shli %303, %c19 : vector<4xi32>
      %305 = arith.ori %301, %304 : vector<4xi32>
      %306 = arith.ori %305, %c20 : vector<4xi32>
      %307 = vector.bitcast %306 : vector<4xi32> to vector<8xf16>
      %308 = arith.shrui %291, %c22 : vector<4xi32>
      %309 = arith.andi %308, %c17 : vector<4xi32>
      %310 = arith.shrui %289, %c23 : vector<4xi32>
      %311 = arith.andi %310, %c17 : vector<4xi32>
      %312 = arith.shli %311, %c19 : vector<4xi32>
      %313 = arith.ori %309, %312 : vector<4xi32>
      %314 = arith.ori %313, %c20 : vector<4xi32>
      %315 = vector.bitcast %314 : vector<4xi32> to vector<8xf16>
      %316 = arith.shrui %291, %c24 : vector<4xi32>
      %317 = arith.andi %316, %c17 : vector<4xi32>
      %318 = arith.shrui %289, %c25 : vector<4xi32>
      %319 = arith.andi %318, %c17 : vector<4xi32>
      %320 = arith.shli %319, %c19 : vector<4xi32>
      %321 = arith.ori %317, %320 : vector<4xi32>
      %322 = arith.ori %321, %c20 : vector<4xi32>
      %323 = vector.bitcast %322 : vector<4xi32> to vector<8xf16>
      %324 = vector.shuffle %299, %307 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %325 = vector.shuffle %315, %323 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %326 = vector.shuffle %324, %325 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %327 = arith.subf %326, %c26 : vector<32xf16>
      %328 = vector.shuffle %327, %327 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %329 = vector.shuffle %327, %327 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %330 = arith.mulf %328, %267 : vector<16xf16>
      %331 = arith.mulf %329, %267 : vector<16xf16>
      %332 = arith.addi %57, %c2 : index
      %333 = arith.remui %61, %c1 : index
      %334 = arith.addi %17, %c7 : index
      %335 = arith.divui %332, %c12 : index
      %336 = arith.muli %335, %c5 : index
      %337 = arith.addi %334, %336 : index
      %338 = arith.muli %333, %c3 : index
      %339 = arith.addi %337, %338 : index
      %340 = vector.load %w[%339] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %341 = vector.bitcast %340 : vector<2xi8> to vector<1xf16>
      %342 = arith.divui %inputFeatures, %c4 : index
      %343 = arith.muli %342, %c5 : index
      %344 = arith.addi %334, %343 : index
      %345 = arith.muli %332, %c1 : index
      %346 = arith.addi %344, %345 : index
      %347 = arith.muli %333, %c2 : index
      %348 = arith.addi %346, %347 : index
      %349 = vector.load %w[%348] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %350 = vector.extract %341[0] : f16 from vector<1xf16>
      %351 = arith.extf %350 : f16 to f32
      %352 = vector.extract %349[0] : i8 from vector<1xi8>
      %353 = arith.extsi %352 : i8 to i32
      %354 = arith.sitofp %353 : i32 to f32
      %355 = arith.mulf %351, %354 : f32
      %356 = arith.truncf %355 : f32 to f16
      %357 = vector.broadcast %356 : f16 to vector<16xf16>
      %358 = arith.addi %17, %c7 : index
      %359 = arith.muli %inputFeatures, %c2 : index
      %360 = arith.divui %359, %c3 : index
      %361 = arith.divui %inputFeatures, %c4 : index
      %362 = arith.muli %361, %c5 : index
      %363 = arith.addi %362, %360 : index
      %364 = arith.addi %363, %c6 : index
      %365 = arith.divui %364, %c7 : index
      %366 = arith.muli %365, %c7 : index
      %367 = arith.addi %358, %366 : index
      %368 = arith.muli %inputFeatures, %c12 : index
      %369 = arith.addi %367, %368 : index
      %370 = arith.muli %332, %c1 : index
      %371 = arith.addi %370, %333 : index
      %372 = arith.muli %371, %c1 : index
      %373 = arith.addi %369, %372 : index
      %374 = arith.muli %332, %c4 : index
      %375 = arith.addi %367, %374 : index
      %376 = arith.muli %333, %c1 : index
      %377 = arith.addi %375, %376 : index
      %378 = vector.load %w[%373] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %379 = vector.bitcast %378 : vector<16xi8> to vector<4xi32>
      %380 = vector.load %w[%377] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %381 = vector.bitcast %380 : vector<16xi8> to vector<4xi32>
      %382 = arith.shrui %381, %c16 : vector<4xi32>
      %383 = arith.andi %382, %c17 : vector<4xi32>
      %384 = arith.shrui %379, %c18 : vector<4xi32>
      %385 = arith.andi %384, %c17 : vector<4xi32>
      %386 = arith.shli %385, %c19 : vector<4xi32>
      %387 = arith.ori %383, %386 : vector<4xi32>
      %388 = arith.ori %387, %c20 : vector<4xi32>
      %389 = vector.bitcast %388 : vector<4xi32> to vector<8xf16>
      %390 = arith.shrui %381, %c19 : vector<4xi32>
      %391 = arith.andi %390, %c17 : vector<4xi32>
      %392 = arith.shrui %379, %c21 : vector<4xi32>
      %393 = arith.andi %392, %c17 : vector<4xi32>
      %394 = arith.shli %393, %c19 : vector<4xi32>
      %395 = arith.ori %391, %394 : vector<4xi32>
      %396 = arith.ori %395, %c20 : vector<4xi32>
      %397 = vector.bitcast %396 : vector<4xi32> to vector<8xf16>
      %398 = arith.shrui %381, %c22 : vector<4xi32>
      %399 = arith.andi %398, %c17 : vector<4xi32>
      %400 = arith.shrui %379, %c23 : vector<4xi32>
      %401 = arith.andi %400, %c17 : vector<4xi32>
      %402 = arith.shli %401, %c19 : vector<4xi32>
      %403 = arith.ori %399, %402 : vector<4xi32>
      %404 = arith.ori %403, %c20 : vector<4xi32>
      %405 = vector.bitcast %404 : vector<4xi32> to vector<8xf16>
      %406 = arith.shrui %381, %c24 : vector<4xi32>
      %407 = arith.andi %406, %c17 : vector<4xi32>
      %408 = arith.shrui %379, %c25 : vector<4xi32>
      %409 = arith.andi %408, %c17 : vector<4xi32>
      %410 = arith.shli %409, %c19 : vector<4xi32>
      %411 = arith.ori %407, %410 : vector<4xi32>
      %412 = arith.ori %411, %c20 : vector<4xi32>
      %413 = vector.bitcast %412 : vector<4xi32> to vector<8xf16>
      %414 = vector.shuffle %389, %397 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %415 = vector.shuffle %405, %413 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %416 = vector.shuffle %414, %415 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %417 = arith.subf %416, %c26 : vector<32xf16>
      %418 = vector.shuffle %417, %417 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %419 = vector.shuffle %417, %417 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %420 = arith.mulf %418, %357 : vector<16xf16>
      %421 = arith.mulf %419, %357 : vector<16xf16>
      %422 = arith.muli %57, %c3 : index
      %423 = arith.addi %422, %c8 : index
      %424 = arith.muli %tileRows, %c1 : index
      %425 = arith.muli %423, %424 : index
      %426 = arith.addi %43, %425 : index
      %427 = vector.load %x[%426] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %428 = arith.muli %tileRows, %c12 : index
      %429 = arith.addi %426, %428 : index
      %430 = vector.load %x[%429] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %431 = vector.shuffle %427, %430 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %432 = wave.mma %431, %150, %58 : vector<16xf16>, vector<8xf32>
      %433 = wave.mma %431, %330, %59 : vector<16xf16>, vector<8xf32>
      %434 = arith.muli %57, %c3 : index
      %435 = arith.addi %434, %c2 : index
      %436 = arith.muli %tileRows, %c1 : index
      %437 = arith.muli %435, %436 : index
      %438 = arith.addi %43, %437 : index
      %439 = vector.load %x[%438] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %440 = arith.muli %tileRows, %c12 : index
      %441 = arith.addi %438, %440 : index
      %442 = vector.load %x[%441] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %443 = vector.shuffle %439, %442 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %444 = wave.mma %443, %151, %432 : vector<16xf16>, vector<8xf32>
      %445 = wave.mma %443, %331, %433 : vector<16xf16>, vector<8xf32>
      %446 = arith.muli %57, %c3 : index
      %447 = arith.addi %446, %c3 : index
      %448 = arith.muli %tileRows, %c1 : index
      %449 = arith.muli %447, %448 : index
      %450 = arith.addi %43, %449 : index
      %451 = vector.load %x[%450] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %452 = arith.muli %tileRows, %c12 : index
      %453 = arith.addi %450, %452 : index
      %454 = vector.load %x[%453] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %455 = vector.shuffle %451, %454 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %456 = wave.mma %455, %240, %444 : vector<16xf16>, vector<8xf32>
      %457 = wave.mma %455, %420, %445 : vector<16xf16>, vector<8xf32>
      %458 = arith.muli %57, %c3 : index
      %459 = arith.addi %458, %c27 : index
      %460 = arith.muli %tileRows, %c1 : index
      %461 = arith.muli %459, %460 : index
      %462 = arith.addi %43, %461 : index
      %463 = vector.load %x[%462] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %464 = arith.muli %tileRows, %c12 : index
      %465 = arith.addi %462, %464 : index
      %466 = vector.load %x[%465] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %467 = vector.shuffle %463, %466 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %468 = wave.mma %467, %241, %456 : vector<16xf16>, vector<8xf32>
      %469 = wave.mma %467, %421, %457 : vector<16xf16>, vector<8xf32>
      scf.yield %468, %469 : vector<8xf32>, vector<8xf32>
    }
    %470 = arith.select %50, %56, %49 : index
    %474:2 = scf.for %471 = %56 to %470 step %c2 iter_args(%472 = %60#0, %473 = %60#1) -> (vector<8xf32>, vector<8xf32>) {
      %475 = wave.lane
      %476 = arith.addi %471, %c8 : index
      %477 = arith.remui %475, %c1 : index
      %478 = arith.addi %15, %c7 : index
      %479 = arith.divui %476, %c12 : index
      %480 = arith.muli %479, %c5 : index
      %481 = arith.addi %478, %480 : index
      %482 = arith.muli %477, %c3 : index
      %483 = arith.addi %481, %482 : index
      %484 = vector.load %w[%483] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %485 = vector.bitcast %484 : vector<2xi8> to vector<1xf16>
      %486 = arith.divui %inputFeatures, %c4 : index
      %487 = arith.muli %486, %c5 : index
      %488 = arith.addi %478, %487 : index
      %489 = arith.muli %476, %c1 : index
      %490 = arith.addi %488, %489 : index
      %491 = arith.muli %477, %c2 : index
      %492 = arith.addi %490, %491 : index
      %493 = vector.load %w[%492] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %494 = vector.extract %485[0] : f16 from vector<1xf16>
      %495 = arith.extf %494 : f16 to f32
      %496 = vector.extract %493[0] : i8 from vector<1xi8>
      %497 = arith.extsi %496 : i8 to i32
      %498 = arith.sitofp %497 : i32 to f32
      %499 = arith.mulf %495, %498 : f32
      %500 = arith.truncf %499 : f32 to f16
      %501 = vector.broadcast %500 : f16 to vector<16xf16>
      %502 = arith.addi %15, %c7 : index
      %503 = arith.muli %inputFeatures, %c2 : index
      %504 = arith.divui %503, %c3 : index
      %505 = arith.divui %inputFeatures, %c4 : index
      %506 = arith.muli %505, %c5 : index
      %507 = arith.addi %506, %504 : index
      %508 = arith.addi %507, %c6 : index
      %509 = arith.divui %508, %c7 : index
      %510 = arith.muli %509, %c7 : index
      %511 = arith.addi %502, %510 : index
      %512 = arith.muli %inputFeatures, %c12 : index
      %513 = arith.addi %511, %512 : index
      %514 = arith.muli %476, %c1 : index
      %515 = arith.addi %514, %477 : index
      %516 = arith.muli %515, %c1 : index
      %517 = arith.addi %513, %516 : index
      %518 = arith.muli %476, %c4 : index
      %519 = arith.addi %511, %518 : index
      %520 = arith.muli %477, %c1 : index
      %521 = arith.addi %519, %520 : index
      %522 = vector.load %w[%517] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %523 = vector.bitcast %522 : vector<16xi8> to vector<4xi32>
      %524 = vector.load %w[%521] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %525 = vector.bitcast %524 : vector<16xi8> to vector<4xi32>
      %526 = arith.shrui %525, %c16 : vector<4xi32>
      %527 = arith.andi %526, %c17 : vector<4xi32>
      %528 = arith.shrui %523, %c18 : vector<4xi32>
      %529 = arith.andi %528, %c17 : vector<4xi32>
      %530 = arith.shli %529, %c19 : vector<4xi32>
      %531 = arith.ori %527, %530 : vector<4xi32>
      %532 = arith.ori %531, %c20 : vector<4xi32>
      %533 = vector.bitcast %532 : vector<4xi32> to vector<8xf16>
      %534 = arith.shrui %525, %c19 : vector<4xi32>
      %535 = arith.andi %534, %c17 : vector<4xi32>
      %536 = arith.shrui %523, %c21 : vector<4xi32>
      %537 = arith.andi %536, %c17 : vector<4xi32>
      %538 = arith.shli %537, %c19 : vector<4xi32>
      %539 = arith.ori %535, %538 : vector<4xi32>
      %540 = arith.ori %539, %c20 : vector<4xi32>
      %541 = vector.bitcast %540 : vector<4xi32> to vector<8xf16>
      %542 = arith.shrui %525, %c22 : vector<4xi32>
      %543 = arith.andi %542, %c17 : vector<4xi32>
      %544 = arith.shrui %523, %c23 : vector<4xi32>
      %545 = arith.andi %544, %c17 : vector<4xi32>
      %546 = arith.shli %545, %c19 : vector<4xi32>
      %547 = arith.ori %543, %546 : vector<4xi32>
      %548 = arith.ori %547, %c20 : vector<4xi32>
      %549 = vector.bitcast %548 : vector<4xi32> to vector<8xf16>
      %550 = arith.shrui %525, %c24 : vector<4xi32>
      %551 = arith.andi %550, %c17 : vector<4xi32>
      %552 = arith.shrui %523, %c25 : vector<4xi32>
      %553 = arith.andi %552, %c17 : vector<4xi32>
      %554 = arith.shli %553, %c19 : vector<4xi32>
      %555 = arith.ori %551, %554 : vector<4xi32>
      %556 = arith.ori %555, %c20 : vector<4xi32>
      %557 = vector.bitcast %556 : vector<4xi32> to vector<8xf16>
      %558 = vector.shuffle %533, %541 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %559 = vector.shuffle %549, %557 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %560 = vector.shuffle %558, %559 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %561 = arith.subf %560, %c26 : vector<32xf16>
      %562 = vector.shuffle %561, %561 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %563 = vector.shuffle %561, %561 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %564 = arith.mulf %562, %501 : vector<16xf16>
      %565 = arith.mulf %563, %501 : vector<16xf16>
      %566 = arith.addi %471, %c8 : index
      %567 = arith.remui %475, %c1 : index
      %568 = arith.addi %17, %c7 : index
      %569 = arith.divui %566, %c12 : index
      %570 = arith.muli %569, %c5 : index
      %571 = arith.addi %568, %570 : index
      %572 = arith.muli %567, %c3 : index
      %573 = arith.addi %571, %572 : index
      %574 = vector.load %w[%573] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %575 = vector.bitcast %574 : vector<2xi8> to vector<1xf16>
      %576 = arith.divui %inputFeatures, %c4 : index
      %577 = arith.muli %576, %c5 : index
      %578 = arith.addi %568, %577 : index
      %579 = arith.muli %566, %c1 : index
      %580 = arith.addi %578, %579 : index
      %581 = arith.muli %567, %c2 : index
      %582 = arith.addi %580, %581 : index
      %583 = vector.load %w[%582] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %584 = vector.extract %575[0] : f16 from vector<1xf16>
      %585 = arith.extf %584 : f16 to f32
      %586 = vector.extract %583[0] : i8 from vector<1xi8>
      %587 = arith.extsi %586 : i8 to i32
      %588 = arith.sitofp %587 : i32 to f32
      %589 = arith.mulf %585, %588 : f32
      %590 = arith.truncf %589 : f32 to f16
      %591 = vector.broadcast %590 : f16 to vector<16xf16>
      %592 = arith.addi %17, %c7 : index
      %593 = arith.muli %inputFeatures, %c2 : index
      %594 = arith.divui %593, %c3 : index
      %595 = arith.divui %inputFeatures, %c4 : index
      %596 = arith.muli %595, %c5 : index
      %597 = arith.addi %596, %594 : index
      %598 = arith.addi %597, %c6 : index
      %599 = arith.divui %598, %c7 : index
      %600 = arith.muli %599, %c7 : index
      %601 = arith.addi %592, %600 : index
      %602 = arith.muli %inputFeatures, %c12 : index
      %603 = arith.addi %601, %602 : index
      %604 = arith.muli %566, %c1 : index
      %605 = arith.addi %604, %567 : index
      %606 = arith.muli %605, %c1 : index
      %607 = arith.addi %603, %606 : index
      %608 = arith.muli %566, %c4 : index
      %609 = arith.addi %601, %608 : index
      %610 = arith.muli %567, %c1 : index
      %611 = arith.addi %609, %610 : index
      %612 = vector.load %w[%607] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %613 = vector.bitcast %612 : vector<16xi8> to vector<4xi32>
      %614 = vector.load %w[%611] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %615 = vector.bitcast %614 : vector<16xi8> to vector<4xi32>
      %616 = arith.shrui %615, %c16 : vector<4xi32>
      %617 = arith.andi %616, %c17 : vector<4xi32>
      %618 = arith.shrui %613, %c18 : vector<4xi32>
      %619 = arith.andi %618, %c17 : vector<4xi32>
      %620 = arith.shli %619, %c19 : vector<4xi32>
      %621 = arith.ori %617, %620 : vector<4xi32>
      %622 = arith.ori %621, %c20 : vector<4xi32>
      %623 = vector.bitcast %622 : vector<4xi32> to vector<8xf16>
      %624 = arith.shrui %615, %c19 : vector<4xi32>
      %625 = arith.andi %624, %c17 : vector<4xi32>
      %626 = arith.shrui %613, %c21 : vector<4xi32>
      %627 = arith.andi %626, %c17 : vector<4xi32>
      %628 = arith.shli %627, %c19 : vector<4xi32>
      %629 = arith.ori %625, %628 : vector<4xi32>
      %630 = arith.ori %629, %c20 : vector<4xi32>
      %631 = vector.bitcast %630 : vector<4xi32> to vector<8xf16>
      %632 = arith.shrui %615, %c22 : vector<4xi32>
      %633 = arith.andi %632, %c17 : vector<4xi32>
      %634 = arith.shrui %613, %c23 : vector<4xi32>
      %635 = arith.andi %634, %c17 : vector<4xi32>
      %636 = arith.shli %635, %c19 : vector<4xi32>
      %637 = arith.ori %633, %636 : vector<4xi32>
      %638 = arith.ori %637, %c20 : vector<4xi32>
      %639 = vector.bitcast %638 : vector<4xi32> to vector<8xf16>
      %640 = arith.shrui %615, %c24 : vector<4xi32>
      %641 = arith.andi %640, %c17 : vector<4xi32>
      %642 = arith.shrui %613, %c25 : vector<4xi32>
      %643 = arith.andi %642, %c17 : vector<4xi32>
      %644 = arith.shli %643, %c19 : vector<4xi32>
      %645 = arith.ori %641, %644 : vector<4xi32>
      %646 = arith.ori %645, %c20 : vector<4xi32>
      %647 = vector.bitcast %646 : vector<4xi32> to vector<8xf16>
      %648 = vector.shuffle %623, %631 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %649 = vector.shuffle %639, %647 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %650 = vector.shuffle %648, %649 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %651 = arith.subf %650, %c26 : vector<32xf16>
      %652 = vector.shuffle %651, %651 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %653 = vector.shuffle %651, %651 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %654 = arith.mulf %652, %591 : vector<16xf16>
      %655 = arith.mulf %653, %591 : vector<16xf16>
      %656 = arith.muli %471, %c3 : index
      %657 = arith.addi %656, %c8 : index
      %658 = arith.muli %tileRows, %c1 : index
      %659 = arith.muli %657, %658 : index
      %660 = arith.addi %43, %659 : index
      %661 = vector.load %x[%660] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %662 = arith.muli %tileRows, %c12 : index
      %663 = arith.addi %660, %662 : index
      %664 = vector.load %x[%663] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %665 = vector.shuffle %661, %664 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %666 = wave.mma %665, %564, %472 : vector<16xf16>, vector<8xf32>
      %667 = wave.mma %665, %654, %473 : vector<16xf16>, vector<8xf32>
      %668 = arith.muli %471, %c3 : index
      %669 = arith.addi %668, %c2 : index
      %670 = arith.muli %tileRows, %c1 : index
      %671 = arith.muli %669, %670 : index
      %672 = arith.addi %43, %671 : index
      %673 = vector.load %x[%672] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %674 = arith.muli %tileRows, %c12 : index
      %675 = arith.addi %672, %674 : index
      %676 = vector.load %x[%675] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %677 = vector.shuffle %673, %676 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %678 = wave.mma %677, %565, %666 : vector<16xf16>, vector<8xf32>
      %679 = wave.mma %677, %655, %667 : vector<16xf16>, vector<8xf32>
      scf.yield %678, %679 : vector<8xf32>, vector<8xf32>
    }
    %680 = wave.lane
    %681 = vector.extract %474#0[0] : f32 from vector<8xf32>
    %682 = vector.extract %474#1[0] : f32 from vector<8xf32>
    %683 = wave.lane
    %684 = arith.addi %20, %c8 : index
    %685 = arith.muli %c8, %c3 : index
    %686 = arith.addi %684, %685 : index
    %687 = arith.divui %683, %c1 : index
    %688 = arith.addi %686, %687 : index
    %689 = arith.cmpi slt, %688, %19 : index
    scf.if %689 {
      %690 = arith.cmpi eq, %hasFactors, %c2 : index
      %691 = arith.muli %688, %c3 : index
      %692 = memref.load %factors[%691] : memref<?xf32>
      %693 = arith.mulf %692, %operandScale : f32
      %694 = arith.select %690, %693, %operandScale : f32
      %695 = arith.remui %683, %c1 : index
      %696 = arith.muli %695, %c30 : index
      %697 = arith.addi %15, %696 : index
      %698 = vector.load %w[%697] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %699 = vector.bitcast %698 : vector<4xi8> to vector<1xf32>
      %700 = vector.extract %699[0] : f32 from vector<1xf32>
      %701 = arith.mulf %700, %694 : f32
      %702 = arith.mulf %681, %701 : f32
      %703 = arith.remui %683, %c1 : index
      %704 = arith.muli %703, %c30 : index
      %705 = arith.addi %17, %704 : index
      %706 = vector.load %w[%705] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %707 = vector.bitcast %706 : vector<4xi8> to vector<1xf32>
      %708 = vector.extract %707[0] : f32 from vector<1xf32>
      %709 = arith.mulf %708, %694 : f32
      %710 = arith.mulf %682, %709 : f32
      %711 = arith.muli %688, %outputFeatures : index
      %712 = arith.addi %711, %22 : index
      %713 = wave.lane
      %714 = arith.remui %713, %c1 : index
      %715 = arith.addi %712, %714 : index
      %716 = arith.addi %715, %c8 : index
      memref.store %702, %logits[%716] : memref<?xf32>
      %717 = arith.addi %715, %c1 : index
      memref.store %710, %logits[%717] : memref<?xf32>
    }
    %718 = vector.extract %474#0[1] : f32 from vector<8xf32>
    %719 = vector.extract %474#1[1] : f32 from vector<8xf32>
    %720 = wave.lane
    %721 = arith.addi %20, %c8 : index
    %722 = arith.muli %c2, %c3 : index
    %723 = arith.addi %721, %722 : index
    %724 = arith.divui %720, %c1 : index
    %725 = arith.addi %723, %724 : index
    %726 = arith.cmpi slt, %725, %19 : index
    scf.if %726 {
      %727 = arith.cmpi eq, %hasFactors, %c2 : index
      %728 = arith.muli %725, %c3 : index
      %729 = memref.load %factors[%728] : memref<?xf32>
      %730 = arith.mulf %729, %operandScale : f32
      %731 = arith.select %727, %730, %operandScale : f32
      %732 = arith.remui %720, %c1 : index
      %733 = arith.muli %732, %c30 : index
      %734 = arith.addi %15, %733 : index
      %735 = vector.load %w[%734] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %736 = vector.bitcast %735 : vector<4xi8> to vector<1xf32>
      %737 = vector.extract %736[0] : f32 from vector<1xf32>
      %738 = arith.mulf %737, %731 : f32
      %739 = arith.mulf %718, %738 : f32
      %740 = arith.remui %720, %c1 : index
      %741 = arith.muli %740, %c30 : index
      %742 = arith.addi %17, %741 : index
      %743 = vector.load %w[%742] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %744 = vector.bitcast %743 : vector<4xi8> to vector<1xf32>
      %745 = vector.extract %744[0] : f32 from vector<1xf32>
      %746 = arith.mulf %745, %731 : f32
      %747 = arith.mulf %719, %746 : f32
      %748 = arith.muli %725, %outputFeatures : index
      %749 = arith.addi %748, %22 : index
      %750 = wave.lane
      %751 = arith.remui %750, %c1 : index
      %752 = arith.addi %749, %751 : index
      %753 = arith.addi %752, %c8 : index
      memref.store %739, %logits[%753] : memref<?xf32>
      %754 = arith.addi %752, %c1 : index
      memref.store %747, %logits[%754] : memref<?xf32>
    }
    %755 = vector.extract %474#0[2] : f32 from vector<8xf32>
    %756 = vector.extract %474#1[2] : f32 from vector<8xf32>
    %757 = wave.lane
    %758 = arith.addi %20, %c8 : index
    %759 = arith.muli %c3, %c3 : index
    %760 = arith.addi %758, %759 : index
    %761 = arith.divui %757, %c1 : index
    %762 = arith.addi %760, %761 : index
    %763 = arith.cmpi slt, %762, %19 : index
    scf.if %763 {
      %764 = arith.cmpi eq, %hasFactors, %c2 : index
      %765 = arith.muli %762, %c3 : index
      %766 = memref.load %factors[%765] : memref<?xf32>
      %767 = arith.mulf %766, %operandScale : f32
      %768 = arith.select %764, %767, %operandScale : f32
      %769 = arith.remui %757, %c1 : index
      %770 = arith.muli %769, %c30 : index
      %771 = arith.addi %15, %770 : index
      %772 = vector.load %w[%771] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %773 = vector.bitcast %772 : vector<4xi8> to vector<1xf32>
      %774 = vector.extract %773[0] : f32 from vector<1xf32>
      %775 = arith.mulf %774, %768 : f32
      %776 = arith.mulf %755, %775 : f32
      %777 = arith.remui %757, %c1 : index
      %778 = arith.muli %777, %c30 : index
      %779 = arith.addi %17, %778 : index
      %780 = vector.load %w[%779] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %781 = vector.bitcast %780 : vector<4xi8> to vector<1xf32>
      %782 = vector.extract %781[0] : f32 from vector<1xf32>
      %783 = arith.mulf %782, %768 : f32
      %784 = arith.mulf %756, %783 : f32
      %785 = arith.muli %762, %outputFeatures : index
      %786 = arith.addi %785, %22 : index
      %787 = wave.lane
      %788 = arith.remui %787, %c1 : index
      %789 = arith.addi %786, %788 : index
      %790 = arith.addi %789, %c8 : index
      memref.store %776, %logits[%790] : memref<?xf32>
      %791 = arith.addi %789, %c1 : index
      memref.store %784, %logits[%791] : memref<?xf32>
    }
    %792 = vector.extract %474#0[3] : f32 from vector<8xf32>
    %793 = vector.extract %474#1[3] : f32 from vector<8xf32>
    %794 = wave.lane
    %795 = arith.addi %20, %c8 : index
    %796 = arith.muli %c27, %c3 : index
    %797 = arith.addi %795, %796 : index
    %798 = arith.divui %794, %c1 : index
    %799 = arith.addi %797, %798 : index
    %800 = arith.cmpi slt, %799, %19 : index
    scf.if %800 {
      %801 = arith.cmpi eq, %hasFactors, %c2 : index
      %802 = arith.muli %799, %c3 : index
      %803 = memref.load %factors[%802] : memref<?xf32>
      %804 = arith.mulf %803, %operandScale : f32
      %805 = arith.select %801, %804, %operandScale : f32
      %806 = arith.remui %794, %c1 : index
      %807 = arith.muli %806, %c30 : index
      %808 = arith.addi %15, %807 : index
      %809 = vector.load %w[%808] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %810 = vector.bitcast %809 : vector<4xi8> to vector<1xf32>
      %811 = vector.extract %810[0] : f32 from vector<1xf32>
      %812 = arith.mulf %811, %805 : f32
      %813 = arith.mulf %792, %812 : f32
      %814 = arith.remui %794, %c1 : index
      %815 = arith.muli %814, %c30 : index
      %816 = arith.addi %17, %815 : index
      %817 = vector.load %w[%816] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %818 = vector.bitcast %817 : vector<4xi8> to vector<1xf32>
      %819 = vector.extract %818[0] : f32 from vector<1xf32>
      %820 = arith.mulf %819, %805 : f32
      %821 = arith.mulf %793, %820 : f32
      %822 = arith.muli %799, %outputFeatures : index
      %823 = arith.addi %822, %22 : index
      %824 = wave.lane
      %825 = arith.remui %824, %c1 : index
      %826 = arith.addi %823, %825 : index
      %827 = arith.addi %826, %c8 : index
      memref.store %813, %logits[%827] : memref<?xf32>
      %828 = arith.addi %826, %c1 : index
      memref.store %821, %logits[%828] : memref<?xf32>
    }
    %829 = vector.extract %474#0[4] : f32 from vector<8xf32>
    %830 = vector.extract %474#1[4] : f32 from vector<8xf32>
    %831 = wave.lane
    %832 = arith.addi %20, %c8 : index
    %833 = arith.muli %c30, %c3 : index
    %834 = arith.addi %832, %833 : index
    %835 = arith.divui %831, %c1 : index
    %836 = arith.addi %834, %835 : index
    %837 = arith.cmpi slt, %836, %19 : index
    scf.if %837 {
      %838 = arith.cmpi eq, %hasFactors, %c2 : index
      %839 = arith.muli %836, %c3 : index
      %840 = memref.load %factors[%839] : memref<?xf32>
      %841 = arith.mulf %840, %operandScale : f32
      %842 = arith.select %838, %841, %operandScale : f32
      %843 = arith.remui %831, %c1 : index
      %844 = arith.muli %843, %c30 : index
      %845 = arith.addi %15, %844 : index
      %846 = vector.load %w[%845] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %847 = vector.bitcast %846 : vector<4xi8> to vector<1xf32>
      %848 = vector.extract %847[0] : f32 from vector<1xf32>
      %849 = arith.mulf %848, %842 : f32
      %850 = arith.mulf %829, %849 : f32
      %851 = arith.remui %831, %c1 : index
      %852 = arith.muli %851, %c30 : index
      %853 = arith.addi %17, %852 : index
      %854 = vector.load %w[%853] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %855 = vector.bitcast %854 : vector<4xi8> to vector<1xf32>
      %856 = vector.extract %855[0] : f32 from vector<1xf32>
      %857 = arith.mulf %856, %842 : f32
      %858 = arith.mulf %830, %857 : f32
      %859 = arith.muli %836, %outputFeatures : index
      %860 = arith.addi %859, %22 : index
      %861 = wave.lane
      %862 = arith.remui %861, %c1 : index
      %863 = arith.addi %860, %862 : index
      %864 = arith.addi %863, %c8 : index
      memref.store %850, %logits[%864] : memref<?xf32>
      %865 = arith.addi %863, %c1 : index
      memref.store %858, %logits[%865] : memref<?xf32>
    }
    %866 = vector.extract %474#0[5] : f32 from vector<8xf32>
    %867 = vector.extract %474#1[5] : f32 from vector<8xf32>
    %868 = wave.lane
    %869 = arith.addi %20, %c8 : index
    %870 = arith.muli %c31, %c3 : index
    %871 = arith.addi %869, %870 : index
    %872 = arith.divui %868, %c1 : index
    %873 = arith.addi %871, %872 : index
    %874 = arith.cmpi slt, %873, %19 : index
    scf.if %874 {
      %875 = arith.cmpi eq, %hasFactors, %c2 : index
      %876 = arith.muli %873, %c3 : index
      %877 = memref.load %factors[%876] : memref<?xf32>
      %878 = arith.mulf %877, %operandScale : f32
      %879 = arith.select %875, %878, %operandScale : f32
      %880 = arith.remui %868, %c1 : index
      %881 = arith.muli %880, %c30 : index
      %882 = arith.addi %15, %881 : index
      %883 = vector.load %w[%882] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %884 = vector.bitcast %883 : vector<4xi8> to vector<1xf32>
      %885 = vector.extract %884[0] : f32 from vector<1xf32>
      %886 = arith.mulf %885, %879 : f32
      %887 = arith.mulf %866, %886 : f32
      %888 = arith.remui %868, %c1 : index
      %889 = arith.muli %888, %c30 : index
      %890 = arith.addi %17, %889 : index
      %891 = vector.load %w[%890] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %892 = vector.bitcast %891 : vector<4xi8> to vector<1xf32>
      %893 = vector.extract %892[0] : f32 from vector<1xf32>
      %894 = arith.mulf %893, %879 : f32
      %895 = arith.mulf %867, %894 : f32
      %896 = arith.muli %873, %outputFeatures : index
      %897 = arith.addi %896, %22 : index
      %898 = wave.lane
      %899 = arith.remui %898, %c1 : index
      %900 = arith.addi %897, %899 : index
      %901 = arith.addi %900, %c8 : index
      memref.store %887, %logits[%901] : memref<?xf32>
      %902 = arith.addi %900, %c1 : index
      memref.store %895, %logits[%902] : memref<?xf32>
    }
    %903 = vector.extract %474#0[6] : f32 from vector<8xf32>
    %904 = vector.extract %474#1[6] : f32 from vector<8xf32>
    %905 = wave.lane
    %906 = arith.addi %20, %c8 : index
    %907 = arith.muli %c32, %c3 : index
    %908 = arith.addi %906, %907 : index
    %909 = arith.divui %905, %c1 : index
    %910 = arith.addi %908, %909 : index
    %911 = arith.cmpi slt, %910, %19 : index
    scf.if %911 {
      %912 = arith.cmpi eq, %hasFactors, %c2 : index
      %913 = arith.muli %910, %c3 : index
      %914 = memref.load %factors[%913] : memref<?xf32>
      %915 = arith.mulf %914, %operandScale : f32
      %916 = arith.select %912, %915, %operandScale : f32
      %917 = arith.remui %905, %c1 : index
      %918 = arith.muli %917, %c30 : index
      %919 = arith.addi %15, %918 : index
      %920 = vector.load %w[%919] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %921 = vector.bitcast %920 : vector<4xi8> to vector<1xf32>
      %922 = vector.extract %921[0] : f32 from vector<1xf32>
      %923 = arith.mulf %922, %916 : f32
      %924 = arith.mulf %903, %923 : f32
      %925 = arith.remui %905, %c1 : index
      %926 = arith.muli %925, %c30 : index
      %927 = arith.addi %17, %926 : index
      %928 = vector.load %w[%927] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %929 = vector.bitcast %928 : vector<4xi8> to vector<1xf32>
      %930 = vector.extract %929[0] : f32 from vector<1xf32>
      %931 = arith.mulf %930, %916 : f32
      %932 = arith.mulf %904, %931 : f32
      %933 = arith.muli %910, %outputFeatures : index
      %934 = arith.addi %933, %22 : index
      %935 = wave.lane
      %936 = arith.remui %935, %c1 : index
      %937 = arith.addi %934, %936 : index
      %938 = arith.addi %937, %c8 : index
      memref.store %924, %logits[%938] : memref<?xf32>
      %939 = arith.addi %937, %c1 : index
      memref.store %932, %logits[%939] : memref<?xf32>
    }
    %940 = vector.extract %474#0[7] : f32 from vector<8xf32>
    %941 = vector.extract %474#1[7] : f32 from vector<8xf32>
    %942 = wave.lane
    %943 = arith.addi %20, %c8 : index
    %944 = arith.muli %c33, %c3 : index
    %945 = arith.addi %943, %944 : index
    %946 = arith.divui %942, %c1 : index
    %947 = arith.addi %945, %946 : index
    %948 = arith.cmpi slt, %947, %19 : index
    scf.if %948 {
      %949 = arith.cmpi eq, %hasFactors, %c2 : index
      %950 = arith.muli %947, %c3 : index
      %951 = memref.load %factors[%950] : memref<?xf32>
      %952 = arith.mulf %951, %operandScale : f32
      %953 = arith.select %949, %952, %operandScale : f32
      %954 = arith.remui %942, %c1 : index
      %955 = arith.muli %954, %c30 : index
      %956 = arith.addi %15, %955 : index
      %957 = vector.load %w[%956] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %958 = vector.bitcast %957 : vector<4xi8> to vector<1xf32>
      %959 = vector.extract %958[0] : f32 from vector<1xf32>
      %960 = arith.mulf %959, %953 : f32
      %961 = arith.mulf %940, %960 : f32
      %962 = arith.remui %942, %c1 : index
      %963 = arith.muli %962, %c30 : index
      %964 = arith.addi %17, %963 : index
      %965 = vector.load %w[%964] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %966 = vector.bitcast %965 : vector<4xi8> to vector<1xf32>
      %967 = vector.extract %966[0] : f32 from vector<1xf32>
      %968 = arith.mulf %967, %953 : f32
      %969 = arith.mulf %941, %968 : f32
      %970 = arith.muli %947, %outputFeatures : index
      %971 = arith.addi %970, %22 : index
      %972 = wave.lane
      %973 = arith.remui %972, %c1 : index
      %974 = arith.addi %971, %973 : index
      %975 = arith.addi %974, %c8 : index
      memref.store %961, %logits[%975] : memref<?xf32>
      %976 = arith.addi %974, %c1 : index
      memref.store %969, %logits[%976] : memref<?xf32>
    }
  }
  %977 = arith.muli %experts, %c2 : index
  %978 = wave.scratch %977 : memref<?xf32>
  %979 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %979 {
    %980 = arith.addi %20, %c1 : index
    %981 = arith.minsi %980, %19 : index
    %982 = wave.wave
    %983 = arith.addi %20, %982 : index
    scf.for %984 = %983 to %981 step %c2 {
      %985 = wave.wave
      %986 = arith.muli %985, %experts : index
      %987 = wave.lane
      %988 = arith.muli %984, %logitsWidth : index
      %991 = scf.for %989 = %987 to %experts step %c5 iter_args(%990 = %c38) -> (f32) {
        %992 = arith.addi %988, %989 : index
        %993 = memref.load %logits[%992] : memref<?xf32>
        %994 = arith.maximumf %990, %993 : f32
        scf.yield %994 : f32
      }
      %995 = vector.broadcast %991 : f32 to vector<1xf32>
      %996 = wave.reduce "max" %995 : vector<1xf32>
      %999 = scf.for %997 = %987 to %experts step %c5 iter_args(%998 = %c39) -> (f32) {
        %1000 = arith.addi %988, %997 : index
        %1001 = memref.load %logits[%1000] : memref<?xf32>
        %1002 = arith.subf %1001, %996 : f32
        %1003 = arith.mulf %1002, %c40 : f32
        %1004 = wave.exp2 %1003 : f32
        %1005 = arith.addi %986, %997 : index
        memref.store %1004, %978[%1005] : memref<?xf32>
        %1006 = arith.addf %998, %1004 : f32
        scf.yield %1006 : f32
      }
      %1007 = vector.broadcast %999 : f32 to vector<1xf32>
      %1008 = wave.reduce "add" %1007 : vector<1xf32>
      scf.for %1009 = %987 to %experts step %c5 {
        %1010 = arith.addi %986, %1009 : index
        %1011 = memref.load %978[%1010] : memref<?xf32>
        %1012 = arith.divf %1011, %1008 : f32
        %1013 = arith.addi %986, %1009 : index
        memref.store %1012, %978[%1013] : memref<?xf32>
      }
      %1018:3 = scf.for %1014 = %c8 to %expertsPerToken step %c2 iter_args(%1015 = %c39, %1016 = %c39, %1017 = %c41) -> (f32, f32, i32) {
        %1022:2 = scf.for %1019 = %987 to %experts step %c5 iter_args(%1020 = %c42, %1021 = %c39) -> (f32, f32) {
          %1023 = arith.addi %986, %1019 : index
          %1024 = memref.load %978[%1023] : memref<?xf32>
          %1025 = arith.cmpf ogt, %1024, %1020 : f32
          %1026 = arith.index_cast %1019 : index to i32
          %1027 = arith.sitofp %1026 : i32 to f32
          %1028 = arith.select %1025, %1024, %1020 : f32
          %1029 = arith.select %1025, %1027, %1021 : f32
          scf.yield %1028, %1029 : f32, f32
        }
        %1030 = vector.broadcast %1022#0 : f32 to vector<1xf32>
        %1031 = wave.reduce "max" %1030 : vector<1xf32>
        %1032 = arith.cmpf oeq, %1022#0, %1031 : f32
        %1033 = arith.subf %c39, %1022#1 : f32
        %1034 = arith.select %1032, %1033, %c43 : f32
        %1035 = vector.broadcast %1034 : f32 to vector<1xf32>
        %1036 = wave.reduce "max" %1035 : vector<1xf32>
        %1037 = arith.subf %c39, %1036 : f32
        %1038 = arith.fptosi %1037 : f32 to i32
        %1039 = arith.index_cast %1038 : i32 to index
        %1040 = arith.remui %1039, %c5 : index
        %1041 = arith.cmpi eq, %1040, %987 : index
        scf.if %1041 {
          %1042 = arith.addi %986, %1039 : index
          memref.store %c44, %978[%1042] : memref<?xf32>
        }
        %1043 = arith.cmpi eq, %1014, %987 : index
        %1044 = arith.addf %1015, %1031 : f32
        %1045 = arith.select %1043, %1031, %1016 : f32
        %1046 = arith.select %1043, %1038, %1017 : i32
        scf.yield %1044, %1045, %1046 : f32, f32, i32
      }
      %1047 = arith.cmpi eq, %normalize, %c2 : index
      %1048 = arith.divf %1018#1, %1018#0 : f32
      %1049 = arith.select %1047, %1048, %1018#1 : f32
      %1050 = arith.cmpi slt, %987, %expertsPerToken : index
      scf.if %1050 {
        %1051 = arith.muli %984, %expertsPerToken : index
        %1052 = arith.addi %1051, %987 : index
        memref.store %1049, %weights[%1052] : memref<?xf32>
        %1053 = arith.muli %984, %expertsPerToken : index
        %1054 = arith.addi %1053, %987 : index
        memref.store %1018#2, %ids_out[%1054] : memref<?xi32>
      }
    }
  }
  wave.return
}
