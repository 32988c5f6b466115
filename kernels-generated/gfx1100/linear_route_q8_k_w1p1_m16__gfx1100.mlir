// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='q8_k', waves=1, panels=1, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_q8_k_w1p1_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) {
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
  %13 = arith.muli %0, %c2 : index
  %14 = arith.addi %13, %c8 : index
  %15 = arith.muli %14, %12 : index
  %16 = memref.load %step[%countAt] : memref<?xi32>
  %17 = arith.index_cast %16 : i32 to index
  %18 = arith.muli %1, %c1 : index
  %19 = wave.block 0
  %20 = arith.muli %19, %c1 : index
  %21 = arith.cmpi slt, %18, %17 : index
  scf.if %21 {
    %22 = wave.lane
    %23 = arith.remui %22, %c1 : index
    %24 = arith.remui %23, %tileRows : index
    %25 = arith.addi %18, %24 : index
    %26 = arith.divui %25, %tileRows : index
    %27 = arith.divui %inputFeatures, %c1 : index
    %28 = arith.muli %26, %27 : index
    %29 = arith.divui %c8, %c1 : index
    %30 = arith.addi %28, %29 : index
    %31 = arith.muli %30, %c3 : index
    %32 = arith.remui %c8, %c1 : index
    %33 = arith.divui %32, %c12 : index
    %34 = arith.addi %31, %33 : index
    %35 = arith.muli %tileRows, %c12 : index
    %36 = arith.muli %34, %35 : index
    %37 = arith.remui %25, %tileRows : index
    %38 = arith.muli %37, %c12 : index
    %39 = arith.addi %36, %38 : index
    %40 = arith.remui %c8, %c12 : index
    %41 = arith.addi %39, %40 : index
    %42 = wave.wave
    %43 = arith.divui %inputFeatures, %c5 : index
    %44 = arith.muli %42, %stepsPerWave : index
    %45 = arith.minsi %44, %43 : index
    %46 = arith.addi %45, %stepsPerWave : index
    %47 = arith.minsi %46, %43 : index
    %48 = arith.cmpi eq, %wholeBlocks, %c2 : index
    %49 = arith.subi %47, %45 : index
    %50 = arith.divui %49, %c3 : index
    %51 = arith.muli %50, %c3 : index
    %52 = arith.addi %45, %51 : index
    %53 = arith.addi %45, %stepsPerWave : index
    %54 = arith.select %48, %53, %52 : index
    %57 = scf.for %55 = %45 to %54 step %c3 iter_args(%56 = %c13) -> (vector<8xf32>) {
      %58 = wave.lane
      %59 = arith.addi %55, %c8 : index
      %60 = arith.remui %58, %c1 : index
      %61 = arith.addi %15, %c7 : index
      %62 = arith.divui %59, %c12 : index
      %63 = arith.muli %62, %c5 : index
      %64 = arith.addi %61, %63 : index
      %65 = arith.muli %60, %c3 : index
      %66 = arith.addi %64, %65 : index
      %67 = vector.load %w[%66] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %68 = vector.bitcast %67 : vector<2xi8> to vector<1xf16>
      %69 = arith.divui %inputFeatures, %c4 : index
      %70 = arith.muli %69, %c5 : index
      %71 = arith.addi %61, %70 : index
      %72 = arith.muli %59, %c1 : index
      %73 = arith.addi %71, %72 : index
      %74 = arith.muli %60, %c2 : index
      %75 = arith.addi %73, %74 : index
      %76 = vector.load %w[%75] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %77 = vector.extract %68[0] : f16 from vector<1xf16>
      %78 = arith.extf %77 : f16 to f32
      %79 = vector.extract %76[0] : i8 from vector<1xi8>
      %80 = arith.extsi %79 : i8 to i32
      %81 = arith.sitofp %80 : i32 to f32
      %82 = arith.mulf %78, %81 : f32
      %83 = arith.truncf %82 : f32 to f16
      %84 = vector.broadcast %83 : f16 to vector<16xf16>
      %85 = arith.addi %15, %c7 : index
      %86 = arith.muli %inputFeatures, %c2 : index
      %87 = arith.divui %86, %c3 : index
      %88 = arith.divui %inputFeatures, %c4 : index
      %89 = arith.muli %88, %c5 : index
      %90 = arith.addi %89, %87 : index
      %91 = arith.addi %90, %c6 : index
      %92 = arith.divui %91, %c7 : index
      %93 = arith.muli %92, %c7 : index
      %94 = arith.addi %85, %93 : index
      %95 = arith.muli %inputFeatures, %c12 : index
      %96 = arith.addi %94, %95 : index
      %97 = arith.muli %59, %c1 : index
      %98 = arith.addi %97, %60 : index
      %99 = arith.muli %98, %c1 : index
      %100 = arith.addi %96, %99 : index
      %101 = arith.muli %59, %c4 : index
      %102 = arith.addi %94, %101 : index
      %103 = arith.muli %60, %c1 : index
      %104 = arith.addi %102, %103 : index
      %105 = vector.load %w[%100] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %106 = vector.bitcast %105 : vector<16xi8> to vector<4xi32>
      %107 = vector.load %w[%104] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %108 = vector.bitcast %107 : vector<16xi8> to vector<4xi32>
      %109 = arith.shrui %108, %c16 : vector<4xi32>
      %110 = arith.andi %109, %c17 : vector<4xi32>
      %111 = arith.shrui %106, %c18 : vector<4xi32>
      %112 = arith.andi %111, %c17 : vector<4xi32>
      %113 = arith.shli %112, %c19 : vector<4xi32>
      %114 = arith.ori %110, %113 : vector<4xi32>
      %115 = arith.ori %114, %c20 : vector<4xi32>
      %116 = vector.bitcast %115 : vector<4xi32> to vector<8xf16>
      %117 = arith.shrui %108, %c19 : vector<4xi32>
      %118 = arith.andi %117, %c17 : vector<4xi32>
      %119 = arith.shrui %106, %c21 : vector<4xi32>
      %120 = arith.andi %119, %c17 : vector<4xi32>
      %121 = arith.shli %120, %c19 : vector<4xi32>
      %122 = arith.ori %118, %121 : vector<4xi32>
      %123 = arith.ori %122, %c20 : vector<4xi32>
      %124 = vector.bitcast %123 : vector<4xi32> to vector<8xf16>
      %125 = arith.shrui %108, %c22 : vector<4xi32>
      %126 = arith.andi %125, %c17 : vector<4xi32>
      %127 = arith.shrui %106, %c23 : vector<4xi32>
      %128 = arith.andi %127, %c17 : vector<4xi32>
      %129 = arith.shli %128, %c19 : vector<4xi32>
      %130 = arith.ori %126, %129 : vector<4xi32>
      %131 = arith.ori %130, %c20 : vector<4xi32>
      %132 = vector.bitcast %131 : vector<4xi32> to vector<8xf16>
      %133 = arith.shrui %108, %c24 : vector<4xi32>
      %134 = arith.andi %133, %c17 : vector<4xi32>
      %135 = arith.shrui %106, %c25 : vector<4xi32>
      %136 = arith.andi %135, %c17 : vector<4xi32>
      %137 = arith.shli %136, %c19 : vector<4xi32>
      %138 = arith.ori %134, %137 : vector<4xi32>
      %139 = arith.ori %138, %c20 : vector<4xi32>
      %140 = vector.bitcast %139 : vector<4xi32> to vector<8xf16>
      %141 = vector.shuffle %116, %124 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %142 = vector.shuffle %132, %140 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %143 = vector.shuffle %141, %142 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %144 = arith.subf %143, %c26 : vector<32xf16>
      %145 = vector.shuffle %144, %144 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %146 = vector.shuffle %144, %144 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %147 = arith.mulf %145, %84 : vector<16xf16>
      %148 = arith.mulf %146, %84 : vector<16xf16>
      %149 = arith.addi %55, %c2 : index
      %150 = arith.remui %58, %c1 : index
      %151 = arith.addi %15, %c7 : index
      %152 = arith.divui %149, %c12 : index
      %153 = arith.muli %152, %c5 : index
      %154 = arith.addi %151, %153 : index
      %155 = arith.muli %150, %c3 : index
      %156 = arith.addi %154, %155 : index
      %157 = vector.load %w[%156] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %158 = vector.bitcast %157 : vector<2xi8> to vector<1xf16>
      %159 = arith.divui %inputFeatures, %c4 : index
      %160 = arith.muli %159, %c5 : index
      %161 = arith.addi %151, %160 : index
      %162 = arith.muli %149, %c1 : index
      %163 = arith.addi %161, %162 : index
      %164 = arith.muli %150, %c2 : index
      %165 = arith.addi %163, %164 : index
      %166 = vector.load %w[%165] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %167 = vector.extract %158[0] : f16 from vector<1xf16>
      %168 = arith.extf %167 : f16 to f32
      %169 = vector.extract %166[0] : i8 from vector<1xi8>
      %170 = arith.extsi %169 : i8 to i32
      %171 = arith.sitofp %170 : i32 to f32
      %172 = arith.mulf %168, %171 : f32
      %173 = arith.truncf %172 : f32 to f16
      %174 = vector.broadcast %173 : f16 to vector<16xf16>
      %175 = arith.addi %15, %c7 : index
      %176 = arith.muli %inputFeatures, %c2 : index
      %177 = arith.divui %176, %c3 : index
      %178 = arith.divui %inputFeatures, %c4 : index
      %179 = arith.muli %178, %c5 : index
      %180 = arith.addi %179, %177 : index
      %181 = arith.addi %180, %c6 : index
      %182 = arith.divui %181, %c7 : index
      %183 = arith.muli %182, %c7 : index
      %184 = arith.addi %175, %183 : index
      %185 = arith.muli %inputFeatures, %c12 : index
      %186 = arith.addi %184, %185 : index
      %187 = arith.muli %149, %c1 : index
      %188 = arith.addi %187, %150 : index
      %189 = arith.muli %188, %c1 : index
      %190 = arith.addi %186, %189 : index
      %191 = arith.muli %149, %c4 : index
      %192 = arith.addi %184, %191 : index
      %193 = arith.muli %150, %c1 : index
      %194 = arith.addi %192, %193 : index
      %195 = vector.load %w[%190] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %196 = vector.bitcast %195 : vector<16xi8> to vector<4xi32>
      %197 = vector.load %w[%194] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %198 = vector.bitcast %197 : vector<16xi8> to vector<4xi32>
      %199 = arith.shrui %198, %c16 : vector<4xi32>
      %200 = arith.andi %199, %c17 : vector<4xi32>
      %201 = arith.shrui %196, %c18 : vector<4xi32>
      %202 = arith.andi %201, %c17 : vector<4xi32>
      %203 = arith.shli %202, %c19 : vector<4xi32>
      %204 = arith.ori %200, %203 : vector<4xi32>
      %205 = arith.ori %204, %c20 : vector<4xi32>
      %206 = vector.bitcast %205 : vector<4xi32> to vector<8xf16>
      %207 = arith.shrui %198, %c19 : vector<4xi32>
      %208 = arith.andi %207, %c17 : vector<4xi32>
      %209 = arith.shrui %196, %c21 : vector<4xi32>
      %210 = arith.andi %209, %c17 : vector<4xi32>
      %211 = arith.shli %210, %c19 : vector<4xi32>
      %212 = arith.ori %208, %211 : vector<4xi32>
      %213 = arith.ori %212, %c20 : vector<4xi32>
      %214 = vector.bitcast %213 : vector<4xi32> to vector<8xf16>
      %215 = arith.shrui %198, %c22 : vector<4xi32>
      %216 = arith.andi %215, %c17 : vector<4xi32>
      %217 = arith.shrui %196, %c23 : vector<4xi32>
      %218 = arith.andi %217, %c17 : vector<4xi32>
      %219 = arith.shli %218, %c19 : vector<4xi32>
      %220 = arith.ori %216, %219 : vector<4xi32>
      %221 = arith.ori %220, %c20 : vector<4xi32>
      %222 = vector.bitcast %221 : vector<4xi32> to vector<8xf16>
      %223 = arith.shrui %198, %c24 : vector<4xi32>
      %224 = arith.andi %223, %c17 : vector<4xi32>
      %225 = arith.shrui %196, %c25 : vector<4xi32>
      %226 = arith.andi %225, %c17 : vector<4xi32>
      %227 = arith.shli %226, %c19 : vector<4xi32>
      %228 = arith.ori %224, %227 : vector<4xi32>
      %229 = arith.ori %228, %c20 : vector<4xi32>
      %230 = vector.bitcast %229 : vector<4xi32> to vector<8xf16>
      %231 = vector.shuffle %206, %214 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %232 = vector.shuffle %222, %230 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %233 = vector.shuffle %231, %232 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %234 = arith.subf %233, %c26 : vector<32xf16>
      %235 = vector.shuffle %234, %234 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %236 = vector.shuffle %234, %234 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %237 = arith.mulf %235, %174 : vector<16xf16>
      %238 = arith.mulf %236, %174 : vector<16xf16>
      %239 = arith.muli %55, %c3 : index
      %240 = arith.addi %239, %c8 : index
      %241 = arith.muli %tileRows, %c1 : index
      %242 = arith.muli %240, %241 : index
      %243 = arith.addi %41, %242 : index
      %244 = vector.load %x[%243] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %245 = arith.muli %tileRows, %c12 : index
      %246 = arith.addi %243, %245 : index
      %247 = vector.load %x[%246] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %248 = vector.shuffle %244, %247 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %249 = wave.mma %248, %147, %56 : vector<16xf16>, vector<8xf32>
      %250 = arith.muli %55, %c3 : index
      %251 = arith.addi %250, %c2 : index
      %252 = arith.muli %tileRows, %c1 : index
      %253 = arith.muli %251, %252 : index
      %254 = arith.addi %41, %253 : index
      %255 = vector.load %x[%254] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %256 = arith.muli %tileRows, %c12 : index
      %257 = arith.addi %254, %256 : index
      %258 = vector.load %x[%257] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %259 = vector.shuffle %255, %258 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %260 = wave.mma %259, %148, %249 : vector<16xf16>, vector<8xf32>
      %261 = arith.muli %55, %c3 : index
      %262 = arith.addi %261, %c3 : index
      %263 = arith.muli %tileRows, %c1 : index
      %264 = arith.muli %262, %263 : index
      %265 = arith.addi %41, %264 : index
      %266 = vector.load %x[%265] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %267 = arith.muli %tileRows, %c12 : index
      %268 = arith.addi %265, %267 : index
      %269 = vector.load %x[%268] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %270 = vector.shuffle %266, %269 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %271 = wave.mma %270, %237, %260 : vector<16xf16>, vector<8xf32>
      %272 = arith.muli %55, %c3 : index
      %273 = arith.addi %272, %c27 : index
      %274 = arith.muli %tileRows, %c1 : index
      %275 = arith.muli %273, %274 : index
      %276 = arith.addi %41, %275 : index
      %277 = vector.load %x[%276] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %278 = arith.muli %tileRows, %c12 : index
      %279 = arith.addi %276, %278 : index
      %280 = vector.load %x[%279] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %281 = vector.shuffle %277, %280 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %282 = wave.mma %281, %238, %271 : vector<16xf16>, vector<8xf32>
      scf.yield %282 : vector<8xf32>
    }
    %283 = arith.select %48, %54, %47 : index
    %286 = scf.for %284 = %54 to %283 step %c2 iter_args(%285 = %57) -> (vector<8xf32>) {
      %287 = wave.lane
      %288 = arith.addi %284, %c8 : index
      %289 = arith.remui %287, %c1 : index
      %290 = arith.addi %15, %c7 : index
      %291 = arith.divui %288, %c12 : index
      %292 = arith.muli %291, %c5 : index
      %293 = arith.addi %290, %292 : index
      %294 = arith.muli %289, %c3 : index
      %295 = arith.addi %293, %294 : index
      %296 = vector.load %w[%295] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %297 = vector.bitcast %296 : vector<2xi8> to vector<1xf16>
      %298 = arith.divui %inputFeatures, %c4 : index
      %299 = arith.muli %298, %c5 : index
      %300 = arith.addi %290, %299 : index
      %301 = arith.muli %288, %c1 : index
      %302 = arith.addi %300, %301 : index
      %303 = arith.muli %289, %c2 : index
      %304 = arith.addi %302, %303 : index
      %305 = vector.load %w[%304] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %306 = vector.extract %297[0] : f16 from vector<1xf16>
      %307 = arith.extf %306 : f16 to f32
      %308 = vector.extract %305[0] : i8 from vector<1xi8>
      %309 = arith.extsi %308 : i8 to i32
      %310 = arith.sitofp %309 : i32 to f32
      %311 = arith.mulf %307, %310 : f32
      %312 = arith.truncf %311 : f32 to f16
      %313 = vector.broadcast %312 : f16 to vector<16xf16>
      %314 = arith.addi %15, %c7 : index
      %315 = arith.muli %inputFeatures, %c2 : index
      %316 = arith.divui %315, %c3 : index
      %317 = arith.divui %inputFeatures, %c4 : index
      %318 = arith.muli %317, %c5 : index
      %319 = arith.addi %318, %316 : index
      %320 = arith.addi %319, %c6 : index
      %321 = arith.divui %320, %c7 : index
      %322 = arith.muli %321, %c7 : index
      %323 = arith.addi %314, %322 : index
      %324 = arith.muli %inputFeatures, %c12 : index
      %325 = arith.addi %323, %324 : index
      %326 = arith.muli %288, %c1 : index
      %327 = arith.addi %326, %289 : index
      %328 = arith.muli %327, %c1 : index
      %329 = arith.addi %325, %328 : index
      %330 = arith.muli %288, %c4 : index
      %331 = arith.addi %323, %330 : index
      %332 = arith.muli %289, %c1 : index
      %333 = arith.addi %331, %332 : index
      %334 = vector.load %w[%329] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %335 = vector.bitcast %334 : vector<16xi8> to vector<4xi32>
      %336 = vector.load %w[%333] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %337 = vector.bitcast %336 : vector<16xi8> to vector<4xi32>
      %338 = arith.shrui %337, %c16 : vector<4xi32>
      %339 = arith.andi %338, %c17 : vector<4xi32>
      %340 = arith.shrui %335, %c18 : vector<4xi32>
      %341 = arith.andi %340, %c17 : vector<4xi32>
      %342 = arith.shli %341, %c19 : vector<4xi32>
      %343 = arith.ori %339, %342 : vector<4xi32>
      %344 = arith.ori %343, %c20 : vector<4xi32>
      %345 = vector.bitcast %344 : vector<4xi32> to vector<8xf16>
      %346 = arith.shrui %337, %c19 : vector<4xi32>
      %347 = arith.andi %346, %c17 : vector<4xi32>
      %348 = arith.shrui %335, %c21 : vector<4xi32>
      %349 = arith.andi %348, %c17 : vector<4xi32>
      %350 = arith.shli %349, %c19 : vector<4xi32>
      %351 = arith.ori %347, %350 : vector<4xi32>
      %352 = arith.ori %351, %c20 : vector<4xi32>
      %353 = vector.bitcast %352 : vector<4xi32> to vector<8xf16>
      %354 = arith.shrui %337, %c22 : vector<4xi32>
      %355 = arith.andi %354, %c17 : vector<4xi32>
      %356 = arith.shrui %335, %c23 : vector<4xi32>
      %357 = arith.andi %356, %c17 : vector<4xi32>
      %358 = arith.shli %357, %c19 : vector<4xi32>
      %359 = arith.ori %355, %358 : vector<4xi32>
      %360 = arith.ori %359, %c20 : vector<4xi32>
      %361 = vector.bitcast %360 : vector<4xi32> to vector<8xf16>
      %362 = arith.shrui %337, %c24 : vector<4xi32>
      %363 = arith.andi %362, %c17 : vector<4xi32>
      %364 = arith.shrui %335, %c25 : vector<4xi32>
      %365 = arith.andi %364, %c17 : vector<4xi32>
      %366 = arith.shli %365, %c19 : vector<4xi32>
      %367 = arith.ori %363, %366 : vector<4xi32>
      %368 = arith.ori %367, %c20 : vector<4xi32>
      %369 = vector.bitcast %368 : vector<4xi32> to vector<8xf16>
      %370 = vector.shuffle %345, %353 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %371 = vector.shuffle %361, %369 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %372 = vector.shuffle %370, %371 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %373 = arith.subf %372, %c26 : vector<32xf16>
      %374 = vector.shuffle %373, %373 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %375 = vector.shuffle %373, %373 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %376 = arith.mulf %374, %313 : vector<16xf16>
      %377 = arith.mulf %375, %313 : vector<16xf16>
      %378 = arith.muli %284, %c3 : index
      %379 = arith.addi %378, %c8 : index
      %380 = arith.muli %tileRows, %c1 : index
      %381 = arith.muli %379, %380 : index
      %382 = arith.addi %41, %381 : index
      %383 = vector.load %x[%382] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %384 = arith.muli %tileRows, %c12 : index
      %385 = arith.addi %382, %384 : index
      %386 = vector.load %x[%385] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %387 = vector.shuffle %383, %386 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %388 = wave.mma %387, %376, %285 : vector<16xf16>, vector<8xf32>
      %389 = arith.muli %284, %c3 : index
      %390 = arith.addi %389, %c2 : index
      %391 = arith.muli %tileRows, %c1 : index
      %392 = arith.muli %390, %391 : index
      %393 = arith.addi %41, %392 : index
      %394 = vector.load %x[%393] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %395 = arith.muli %tileRows, %c12 : index
      %396 = arith.addi %393, %395 : index
      %397 = vector.load %x[%396] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %398 = vector.shuffle %394, %397 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %399 = wave.mma %398, %377, %388 : vector<16xf16>, vector<8xf32>
      scf.yield %399 : vector<8xf32>
    }
    %400 = wave.lane
    %401 = vector.extract %286[0] : f32 from vector<8xf32>
    %402 = wave.lane
    %403 = arith.addi %18, %c8 : index
    %404 = arith.muli %c8, %c3 : index
    %405 = arith.addi %403, %404 : index
    %406 = arith.divui %402, %c1 : index
    %407 = arith.addi %405, %406 : index
    %408 = arith.cmpi slt, %407, %17 : index
    scf.if %408 {
      %409 = arith.cmpi eq, %hasFactors, %c2 : index
      %410 = arith.muli %407, %c3 : index
      %411 = memref.load %factors[%410] : memref<?xf32>
      %412 = arith.mulf %411, %operandScale : f32
      %413 = arith.select %409, %412, %operandScale : f32
      %414 = arith.remui %402, %c1 : index
      %415 = arith.muli %414, %c30 : index
      %416 = arith.addi %15, %415 : index
      %417 = vector.load %w[%416] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %418 = vector.bitcast %417 : vector<4xi8> to vector<1xf32>
      %419 = vector.extract %418[0] : f32 from vector<1xf32>
      %420 = arith.mulf %419, %413 : f32
      %421 = arith.mulf %401, %420 : f32
      %422 = arith.muli %407, %outputFeatures : index
      %423 = arith.addi %422, %20 : index
      %424 = wave.lane
      %425 = arith.remui %424, %c1 : index
      %426 = arith.addi %423, %425 : index
      %427 = arith.addi %426, %c8 : index
      memref.store %421, %logits[%427] : memref<?xf32>
    }
    %428 = vector.extract %286[1] : f32 from vector<8xf32>
    %429 = wave.lane
    %430 = arith.addi %18, %c8 : index
    %431 = arith.muli %c2, %c3 : index
    %432 = arith.addi %430, %431 : index
    %433 = arith.divui %429, %c1 : index
    %434 = arith.addi %432, %433 : index
    %435 = arith.cmpi slt, %434, %17 : index
    scf.if %435 {
      %436 = arith.cmpi eq, %hasFactors, %c2 : index
      %437 = arith.muli %434, %c3 : index
      %438 = memref.load %factors[%437] : memref<?xf32>
      %439 = arith.mulf %438, %operandScale : f32
      %440 = arith.select %436, %439, %operandScale : f32
      %441 = arith.remui %429, %c1 : index
      %442 = arith.muli %441, %c30 : index
      %443 = arith.addi %15, %442 : index
      %444 = vector.load %w[%443] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %445 = vector.bitcast %444 : vector<4xi8> to vector<1xf32>
      %446 = vector.extract %445[0] : f32 from vector<1xf32>
      %447 = arith.mulf %446, %440 : f32
      %448 = arith.mulf %428, %447 : f32
      %449 = arith.muli %434, %outputFeatures : index
      %450 = arith.addi %449, %20 : index
      %451 = wave.lane
      %452 = arith.remui %451, %c1 : index
      %453 = arith.addi %450, %452 : index
      %454 = arith.addi %453, %c8 : index
      memref.store %448, %logits[%454] : memref<?xf32>
    }
    %455 = vector.extract %286[2] : f32 from vector<8xf32>
    %456 = wave.lane
    %457 = arith.addi %18, %c8 : index
    %458 = arith.muli %c3, %c3 : index
    %459 = arith.addi %457, %458 : index
    %460 = arith.divui %456, %c1 : index
    %461 = arith.addi %459, %460 : index
    %462 = arith.cmpi slt, %461, %17 : index
    scf.if %462 {
      %463 = arith.cmpi eq, %hasFactors, %c2 : index
      %464 = arith.muli %461, %c3 : index
      %465 = memref.load %factors[%464] : memref<?xf32>
      %466 = arith.mulf %465, %operandScale : f32
      %467 = arith.select %463, %466, %operandScale : f32
      %468 = arith.remui %456, %c1 : index
      %469 = arith.muli %468, %c30 : index
      %470 = arith.addi %15, %469 : index
      %471 = vector.load %w[%470] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %472 = vector.bitcast %471 : vector<4xi8> to vector<1xf32>
      %473 = vector.extract %472[0] : f32 from vector<1xf32>
      %474 = arith.mulf %473, %467 : f32
      %475 = arith.mulf %455, %474 : f32
      %476 = arith.muli %461, %outputFeatures : index
      %477 = arith.addi %476, %20 : index
      %478 = wave.lane
      %479 = arith.remui %478, %c1 : index
      %480 = arith.addi %477, %479 : index
      %481 = arith.addi %480, %c8 : index
      memref.store %475, %logits[%481] : memref<?xf32>
    }
    %482 = vector.extract %286[3] : f32 from vector<8xf32>
    %483 = wave.lane
    %484 = arith.addi %18, %c8 : index
    %485 = arith.muli %c27, %c3 : index
    %486 = arith.addi %484, %485 : index
    %487 = arith.divui %483, %c1 : index
    %488 = arith.addi %486, %487 : index
    %489 = arith.cmpi slt, %488, %17 : index
    scf.if %489 {
      %490 = arith.cmpi eq, %hasFactors, %c2 : index
      %491 = arith.muli %488, %c3 : index
      %492 = memref.load %factors[%491] : memref<?xf32>
      %493 = arith.mulf %492, %operandScale : f32
      %494 = arith.select %490, %493, %operandScale : f32
      %495 = arith.remui %483, %c1 : index
      %496 = arith.muli %495, %c30 : index
      %497 = arith.addi %15, %496 : index
      %498 = vector.load %w[%497] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %499 = vector.bitcast %498 : vector<4xi8> to vector<1xf32>
      %500 = vector.extract %499[0] : f32 from vector<1xf32>
      %501 = arith.mulf %500, %494 : f32
      %502 = arith.mulf %482, %501 : f32
      %503 = arith.muli %488, %outputFeatures : index
      %504 = arith.addi %503, %20 : index
      %505 = wave.lane
      %506 = arith.remui %505, %c1 : index
      %507 = arith.addi %504, %506 : index
      %508 = arith.addi %507, %c8 : index
      memref.store %502, %logits[%508] : memref<?xf32>
    }
    %509 = vector.extract %286[4] : f32 from vector<8xf32>
    %510 = wave.lane
    %511 = arith.addi %18, %c8 : index
    %512 = arith.muli %c30, %c3 : index
    %513 = arith.addi %511, %512 : index
    %514 = arith.divui %510, %c1 : index
    %515 = arith.addi %513, %514 : index
    %516 = arith.cmpi slt, %515, %17 : index
    scf.if %516 {
      %517 = arith.cmpi eq, %hasFactors, %c2 : index
      %518 = arith.muli %515, %c3 : index
      %519 = memref.load %factors[%518] : memref<?xf32>
      %520 = arith.mulf %519, %operandScale : f32
      %521 = arith.select %517, %520, %operandScale : f32
      %522 = arith.remui %510, %c1 : index
      %523 = arith.muli %522, %c30 : index
      %524 = arith.addi %15, %523 : index
      %525 = vector.load %w[%524] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %526 = vector.bitcast %525 : vector<4xi8> to vector<1xf32>
      %527 = vector.extract %526[0] : f32 from vector<1xf32>
      %528 = arith.mulf %527, %521 : f32
      %529 = arith.mulf %509, %528 : f32
      %530 = arith.muli %515, %outputFeatures : index
      %531 = arith.addi %530, %20 : index
      %532 = wave.lane
      %533 = arith.remui %532, %c1 : index
      %534 = arith.addi %531, %533 : index
      %535 = arith.addi %534, %c8 : index
      memref.store %529, %logits[%535] : memref<?xf32>
    }
    %536 = vector.extract %286[5] : f32 from vector<8xf32>
    %537 = wave.lane
    %538 = arith.addi %18, %c8 : index
    %539 = arith.muli %c31, %c3 : index
    %540 = arith.addi %538, %539 : index
    %541 = arith.divui %537, %c1 : index
    %542 = arith.addi %540, %541 : index
    %543 = arith.cmpi slt, %542, %17 : index
    scf.if %543 {
      %544 = arith.cmpi eq, %hasFactors, %c2 : index
      %545 = arith.muli %542, %c3 : index
      %546 = memref.load %factors[%545] : memref<?xf32>
      %547 = arith.mulf %546, %operandScale : f32
      %548 = arith.select %544, %547, %operandScale : f32
      %549 = arith.remui %537, %c1 : index
      %550 = arith.muli %549, %c30 : index
      %551 = arith.addi %15, %550 : index
      %552 = vector.load %w[%551] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %553 = vector.bitcast %552 : vector<4xi8> to vector<1xf32>
      %554 = vector.extract %553[0] : f32 from vector<1xf32>
      %555 = arith.mulf %554, %548 : f32
      %556 = arith.mulf %536, %555 : f32
      %557 = arith.muli %542, %outputFeatures : index
      %558 = arith.addi %557, %20 : index
      %559 = wave.lane
      %560 = arith.remui %559, %c1 : index
      %561 = arith.addi %558, %560 : index
      %562 = arith.addi %561, %c8 : index
      memref.store %556, %logits[%562] : memref<?xf32>
    }
    %563 = vector.extract %286[6] : f32 from vector<8xf32>
    %564 = wave.lane
    %565 = arith.addi %18, %c8 : index
    %566 = arith.muli %c32, %c3 : index
    %567 = arith.addi %565, %566 : index
    %568 = arith.divui %564, %c1 : index
    %569 = arith.addi %567, %568 : index
    %570 = arith.cmpi slt, %569, %17 : index
    scf.if %570 {
      %571 = arith.cmpi eq, %hasFactors, %c2 : index
      %572 = arith.muli %569, %c3 : index
      %573 = memref.load %factors[%572] : memref<?xf32>
      %574 = arith.mulf %573, %operandScale : f32
      %575 = arith.select %571, %574, %operandScale : f32
      %576 = arith.remui %564, %c1 : index
      %577 = arith.muli %576, %c30 : index
      %578 = arith.addi %15, %577 : index
      %579 = vector.load %w[%578] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %580 = vector.bitcast %579 : vector<4xi8> to vector<1xf32>
      %581 = vector.extract %580[0] : f32 from vector<1xf32>
      %582 = arith.mulf %581, %575 : f32
      %583 = arith.mulf %563, %582 : f32
      %584 = arith.muli %569, %outputFeatures : index
      %585 = arith.addi %584, %20 : index
      %586 = wave.lane
      %587 = arith.remui %586, %c1 : index
      %588 = arith.addi %585, %587 : index
      %589 = arith.addi %588, %c8 : index
      memref.store %583, %logits[%589] : memref<?xf32>
    }
    %590 = vector.extract %286[7] : f32 from vector<8xf32>
    %591 = wave.lane
    %592 = arith.addi %18, %c8 : index
    %593 = arith.muli %c33, %c3 : index
    %594 = arith.addi %592, %593 : index
    %595 = arith.divui %591, %c1 : index
    %596 = arith.addi %594, %595 : index
    %597 = arith.cmpi slt, %596, %17 : index
    scf.if %597 {
      %598 = arith.cmpi eq, %hasFactors, %c2 : index
      %599 = arith.muli %596, %c3 : index
      %600 = memref.load %factors[%599] : memref<?xf32>
      %601 = arith.mulf %600, %operandScale : f32
      %602 = arith.select %598, %601, %operandScale : f32
      %603 = arith.remui %591, %c1 : index
      %604 = arith.muli %603, %c30 : index
      %605 = arith.addi %15, %604 : index
      %606 = vector.load %w[%605] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %607 = vector.bitcast %606 : vector<4xi8> to vector<1xf32>
      %608 = vector.extract %607[0] : f32 from vector<1xf32>
      %609 = arith.mulf %608, %602 : f32
      %610 = arith.mulf %590, %609 : f32
      %611 = arith.muli %596, %outputFeatures : index
      %612 = arith.addi %611, %20 : index
      %613 = wave.lane
      %614 = arith.remui %613, %c1 : index
      %615 = arith.addi %612, %614 : index
      %616 = arith.addi %615, %c8 : index
      memref.store %610, %logits[%616] : memref<?xf32>
    }
  }
  %617 = arith.muli %experts, %c2 : index
  %618 = wave.scratch %617 : memref<?xf32>
  %619 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %619 {
    %620 = arith.addi %18, %c1 : index
    %621 = arith.minsi %620, %17 : index
    %622 = wave.wave
    %623 = arith.addi %18, %622 : index
    scf.for %624 = %623 to %621 step %c2 {
      %625 = wave.wave
      %626 = arith.muli %625, %experts : index
      %627 = wave.lane
      %628 = arith.muli %624, %logitsWidth : index
      %631 = scf.for %629 = %627 to %experts step %c5 iter_args(%630 = %c38) -> (f32) {
        %632 = arith.addi %628, %629 : index
        %633 = memref.load %logits[%632] : memref<?xf32>
        %634 = arith.maximumf %630, %633 : f32
        scf.yield %634 : f32
      }
      %635 = vector.broadcast %631 : f32 to vector<1xf32>
      %636 = wave.reduce "max" %635 : vector<1xf32>
      %639 = scf.for %637 = %627 to %experts step %c5 iter_args(%638 = %c39) -> (f32) {
        %640 = arith.addi %628, %637 : index
        %641 = memref.load %logits[%640] : memref<?xf32>
        %642 = arith.subf %641, %636 : f32
        %643 = arith.mulf %642, %c40 : f32
        %644 = wave.exp2 %643 : f32
        %645 = arith.addi %626, %637 : index
        memref.store %644, %618[%645] : memref<?xf32>
        %646 = arith.addf %638, %644 : f32
        scf.yield %646 : f32
      }
      %647 = vector.broadcast %639 : f32 to vector<1xf32>
      %648 = wave.reduce "add" %647 : vector<1xf32>
      scf.for %649 = %627 to %experts step %c5 {
        %650 = arith.addi %626, %649 : index
        %651 = memref.load %618[%650] : memref<?xf32>
        %652 = arith.divf %651, %648 : f32
        %653 = arith.addi %626, %649 : index
        memref.store %652, %618[%653] : memref<?xf32>
      }
      %658:3 = scf.for %654 = %c8 to %expertsPerToken step %c2 iter_args(%655 = %c39, %656 = %c39, %657 = %c41) -> (f32, f32, i32) {
        %662:2 = scf.for %659 = %627 to %experts step %c5 iter_args(%660 = %c42, %661 = %c39) -> (f32, f32) {
          %663 = arith.addi %626, %659 : index
          %664 = memref.load %618[%663] : memref<?xf32>
          %665 = arith.cmpf ogt, %664, %660 : f32
          %666 = arith.index_cast %659 : index to i32
          %667 = arith.sitofp %666 : i32 to f32
          %668 = arith.select %665, %664, %660 : f32
          %669 = arith.select %665, %667, %661 : f32
          scf.yield %668, %669 : f32, f32
        }
        %670 = vector.broadcast %662#0 : f32 to vector<1xf32>
        %671 = wave.reduce "max" %670 : vector<1xf32>
        %672 = arith.cmpf oeq, %662#0, %671 : f32
        %673 = arith.subf %c39, %662#1 : f32
        %674 = arith.select %672, %673, %c43 : f32
        %675 = vector.broadcast %674 : f32 to vector<1xf32>
        %676 = wave.reduce "max" %675 : vector<1xf32>
        %677 = arith.subf %c39, %676 : f32
        %678 = arith.fptosi %677 : f32 to i32
        %679 = arith.index_cast %678 : i32 to index
        %680 = arith.remui %679, %c5 : index
        %681 = arith.cmpi eq, %680, %627 : index
        scf.if %681 {
          %682 = arith.addi %626, %679 : index
          memref.store %c44, %618[%682] : memref<?xf32>
        }
        %683 = arith.cmpi eq, %654, %627 : index
        %684 = arith.addf %655, %671 : f32
        %685 = arith.select %683, %671, %656 : f32
        %686 = arith.select %683, %678, %657 : i32
        scf.yield %684, %685, %686 : f32, f32, i32
      }
      %687 = arith.cmpi eq, %normalize, %c2 : index
      %688 = arith.divf %658#1, %658#0 : f32
      %689 = arith.select %687, %688, %658#1 : f32
      %690 = arith.cmpi slt, %627, %expertsPerToken : index
      scf.if %690 {
        %691 = arith.muli %624, %expertsPerToken : index
        %692 = arith.addi %691, %627 : index
        memref.store %689, %weights[%692] : memref<?xf32>
        %693 = arith.muli %624, %expertsPerToken : index
        %694 = arith.addi %693, %627 : index
        memref.store %658#2, %ids_out[%694] : memref<?xi32>
      }
    }
  }
  wave.return
}
