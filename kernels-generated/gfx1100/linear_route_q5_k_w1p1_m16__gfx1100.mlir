// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='q5_k', waves=1, panels=1, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_q5_k_w1p1_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 10 : index
  %c2 = arith.constant 256 : index
  %c3 = arith.constant 64 : index
  %c4 = arith.constant 127 : index
  %c5 = arith.constant 128 : index
  %c6 = arith.constant 1 : index
  %c7 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c9 = arith.constant 16 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %c12 = arith.constant 2 : index
  %c13 = arith.constant 8 : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %c15 = arith.constant 32 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant 4 : index
  %c19 = arith.constant dense<0> : vector<4xi32>
  %c20 = arith.constant dense<983055> : vector<4xi32>
  %c21 = arith.constant dense<[0, 4, 8, 12]> : vector<4xi32>
  %c22 = arith.constant dense<65537> : vector<4xi32>
  %c23 = arith.constant dense<4> : vector<4xi32>
  %c24 = arith.constant dense<1677747200> : vector<4xi32>
  %c25 = arith.constant dense<[1, 5, 9, 13]> : vector<4xi32>
  %c26 = arith.constant dense<8> : vector<4xi32>
  %c27 = arith.constant dense<[2, 6, 10, 14]> : vector<4xi32>
  %c28 = arith.constant dense<12> : vector<4xi32>
  %c29 = arith.constant dense<[3, 7, 11, 15]> : vector<4xi32>
  %c30 = arith.constant dense<0x6400> : vector<32xf16>
  %c31 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c34 = arith.constant 5 : index
  %c35 = arith.constant 6 : index
  %c36 = arith.constant 7 : index
  %experts = wave.param "experts" : index
  %arrivals = wave.param "arrivals" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %logitsWidth = wave.param "logitsWidth" : index
  %c41 = arith.constant 0xFF61B1E6 : f32
  %c42 = arith.constant 0x00000000 : f32
  %c43 = arith.constant 0x3FB8AA3B : f32
  %c44 = arith.constant 0 : i32
  %c45 = arith.constant 0xC0000000 : f32
  %c46 = arith.constant 0xCB800000 : f32
  %c47 = arith.constant 0xBF800000 : f32
  %normalize = wave.param "normalize" : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.divui %inputFeatures, %c2 : index
  %4 = arith.muli %3, %c3 : index
  %5 = arith.addi %4, %inputFeatures : index
  %6 = arith.addi %5, %c4 : index
  %7 = arith.divui %6, %c5 : index
  %8 = arith.muli %7, %c5 : index
  %9 = arith.addi %2, %8 : index
  %10 = arith.addi %9, %c5 : index
  %11 = arith.muli %0, %c6 : index
  %12 = arith.addi %11, %c7 : index
  %13 = arith.muli %12, %10 : index
  %14 = memref.load %step[%countAt] : memref<?xi32>
  %15 = arith.index_cast %14 : i32 to index
  %16 = arith.muli %1, %c9 : index
  %17 = wave.block 0
  %18 = arith.muli %17, %c9 : index
  %19 = arith.cmpi slt, %16, %15 : index
  scf.if %19 {
    %20 = wave.lane
    %21 = arith.remui %20, %c9 : index
    %22 = arith.remui %21, %tileRows : index
    %23 = arith.addi %16, %22 : index
    %24 = arith.divui %23, %tileRows : index
    %25 = arith.divui %inputFeatures, %c9 : index
    %26 = arith.muli %24, %25 : index
    %27 = arith.divui %c7, %c9 : index
    %28 = arith.addi %26, %27 : index
    %29 = arith.muli %28, %c12 : index
    %30 = arith.remui %c7, %c9 : index
    %31 = arith.divui %30, %c13 : index
    %32 = arith.addi %29, %31 : index
    %33 = arith.muli %tileRows, %c13 : index
    %34 = arith.muli %32, %33 : index
    %35 = arith.remui %23, %tileRows : index
    %36 = arith.muli %35, %c13 : index
    %37 = arith.addi %34, %36 : index
    %38 = arith.remui %c7, %c13 : index
    %39 = arith.addi %37, %38 : index
    %40 = wave.wave
    %41 = arith.divui %inputFeatures, %c15 : index
    %42 = arith.muli %40, %stepsPerWave : index
    %43 = arith.minsi %42, %41 : index
    %44 = arith.addi %43, %stepsPerWave : index
    %45 = arith.minsi %44, %41 : index
    %46 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %47 = arith.subi %45, %43 : index
    %48 = arith.divui %47, %c12 : index
    %49 = arith.muli %48, %c12 : index
    %50 = arith.addi %43, %49 : index
    %51 = arith.addi %43, %stepsPerWave : index
    %52 = arith.select %46, %51, %50 : index
    %55 = scf.for %53 = %43 to %52 step %c12 iter_args(%54 = %c14) -> (vector<8xf32>) {
      %56 = wave.lane
      %57 = arith.addi %53, %c7 : index
      %58 = arith.remui %56, %c9 : index
      %59 = arith.addi %13, %c5 : index
      %60 = arith.divui %57, %c13 : index
      %61 = arith.muli %60, %c3 : index
      %62 = arith.addi %59, %61 : index
      %63 = arith.muli %58, %c18 : index
      %64 = arith.addi %62, %63 : index
      %65 = vector.load %w[%64] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %66 = vector.bitcast %65 : vector<4xi8> to vector<2xf16>
      %67 = arith.divui %inputFeatures, %c2 : index
      %68 = arith.muli %67, %c3 : index
      %69 = arith.addi %59, %68 : index
      %70 = arith.muli %57, %c15 : index
      %71 = arith.addi %69, %70 : index
      %72 = arith.muli %58, %c12 : index
      %73 = arith.addi %71, %72 : index
      %74 = vector.load %w[%73] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %75 = vector.extract %66[0] : f16 from vector<2xf16>
      %76 = arith.extf %75 : f16 to f32
      %77 = vector.extract %74[0] : i8 from vector<2xi8>
      %78 = arith.extui %77 : i8 to i32
      %79 = arith.sitofp %78 : i32 to f32
      %80 = arith.mulf %76, %79 : f32
      %81 = arith.truncf %80 : f32 to f16
      %82 = vector.broadcast %81 : f16 to vector<16xf16>
      %83 = vector.extract %66[1] : f16 from vector<2xf16>
      %84 = arith.extf %83 : f16 to f32
      %85 = vector.extract %74[1] : i8 from vector<2xi8>
      %86 = arith.extui %85 : i8 to i32
      %87 = arith.sitofp %86 : i32 to f32
      %88 = arith.mulf %84, %87 : f32
      %89 = arith.truncf %88 : f32 to f16
      %90 = vector.broadcast %89 : f16 to vector<16xf16>
      %91 = arith.addi %13, %c5 : index
      %92 = arith.divui %inputFeatures, %c2 : index
      %93 = arith.muli %92, %c3 : index
      %94 = arith.addi %93, %inputFeatures : index
      %95 = arith.addi %94, %c4 : index
      %96 = arith.divui %95, %c5 : index
      %97 = arith.muli %96, %c5 : index
      %98 = arith.addi %91, %97 : index
      %99 = arith.muli %inputFeatures, %c13 : index
      %100 = arith.addi %98, %99 : index
      %101 = arith.muli %57, %c9 : index
      %102 = arith.addi %101, %58 : index
      %103 = arith.muli %102, %c18 : index
      %104 = arith.addi %100, %103 : index
      %105 = arith.muli %57, %c2 : index
      %106 = arith.addi %98, %105 : index
      %107 = arith.muli %58, %c9 : index
      %108 = arith.addi %106, %107 : index
      %109 = vector.load %w[%104] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %110 = vector.bitcast %109 : vector<4xi8> to vector<1xi32>
      %111 = vector.shuffle %110, %110 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %112 = vector.load %w[%108] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %113 = vector.bitcast %112 : vector<16xi8> to vector<4xi32>
      %114 = arith.shrui %113, %c19 : vector<4xi32>
      %115 = arith.andi %114, %c20 : vector<4xi32>
      %116 = arith.shrui %111, %c21 : vector<4xi32>
      %117 = arith.andi %116, %c22 : vector<4xi32>
      %118 = arith.shli %117, %c23 : vector<4xi32>
      %119 = arith.ori %115, %118 : vector<4xi32>
      %120 = arith.ori %119, %c24 : vector<4xi32>
      %121 = vector.bitcast %120 : vector<4xi32> to vector<8xf16>
      %122 = arith.shrui %113, %c23 : vector<4xi32>
      %123 = arith.andi %122, %c20 : vector<4xi32>
      %124 = arith.shrui %111, %c25 : vector<4xi32>
      %125 = arith.andi %124, %c22 : vector<4xi32>
      %126 = arith.shli %125, %c23 : vector<4xi32>
      %127 = arith.ori %123, %126 : vector<4xi32>
      %128 = arith.ori %127, %c24 : vector<4xi32>
      %129 = vector.bitcast %128 : vector<4xi32> to vector<8xf16>
      %130 = arith.shrui %113, %c26 : vector<4xi32>
      %131 = arith.andi %130, %c20 : vector<4xi32>
      %132 = arith.shrui %111, %c27 : vector<4xi32>
      %133 = arith.andi %132, %c22 : vector<4xi32>
      %134 = arith.shli %133, %c23 : vector<4xi32>
      %135 = arith.ori %131, %134 : vector<4xi32>
      %136 = arith.ori %135, %c24 : vector<4xi32>
      %137 = vector.bitcast %136 : vector<4xi32> to vector<8xf16>
      %138 = arith.shrui %113, %c28 : vector<4xi32>
      %139 = arith.andi %138, %c20 : vector<4xi32>
      %140 = arith.shrui %111, %c29 : vector<4xi32>
      %141 = arith.andi %140, %c22 : vector<4xi32>
      %142 = arith.shli %141, %c23 : vector<4xi32>
      %143 = arith.ori %139, %142 : vector<4xi32>
      %144 = arith.ori %143, %c24 : vector<4xi32>
      %145 = vector.bitcast %144 : vector<4xi32> to vector<8xf16>
      %146 = vector.shuffle %121, %129 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %147 = vector.shuffle %137, %145 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %148 = vector.shuffle %146, %147 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %149 = arith.subf %148, %c30 : vector<32xf16>
      %150 = vector.shuffle %149, %149 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %151 = vector.shuffle %149, %149 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %152 = math.fma %150, %82, %90 : vector<16xf16>
      %153 = math.fma %151, %82, %90 : vector<16xf16>
      %154 = arith.addi %53, %c6 : index
      %155 = arith.remui %56, %c9 : index
      %156 = arith.addi %13, %c5 : index
      %157 = arith.divui %154, %c13 : index
      %158 = arith.muli %157, %c3 : index
      %159 = arith.addi %156, %158 : index
      %160 = arith.muli %155, %c18 : index
      %161 = arith.addi %159, %160 : index
      %162 = vector.load %w[%161] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %163 = vector.bitcast %162 : vector<4xi8> to vector<2xf16>
      %164 = arith.divui %inputFeatures, %c2 : index
      %165 = arith.muli %164, %c3 : index
      %166 = arith.addi %156, %165 : index
      %167 = arith.muli %154, %c15 : index
      %168 = arith.addi %166, %167 : index
      %169 = arith.muli %155, %c12 : index
      %170 = arith.addi %168, %169 : index
      %171 = vector.load %w[%170] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %172 = vector.extract %163[0] : f16 from vector<2xf16>
      %173 = arith.extf %172 : f16 to f32
      %174 = vector.extract %171[0] : i8 from vector<2xi8>
      %175 = arith.extui %174 : i8 to i32
      %176 = arith.sitofp %175 : i32 to f32
      %177 = arith.mulf %173, %176 : f32
      %178 = arith.truncf %177 : f32 to f16
      %179 = vector.broadcast %178 : f16 to vector<16xf16>
      %180 = vector.extract %163[1] : f16 from vector<2xf16>
      %181 = arith.extf %180 : f16 to f32
      %182 = vector.extract %171[1] : i8 from vector<2xi8>
      %183 = arith.extui %182 : i8 to i32
      %184 = arith.sitofp %183 : i32 to f32
      %185 = arith.mulf %181, %184 : f32
      %186 = arith.truncf %185 : f32 to f16
      %187 = vector.broadcast %186 : f16 to vector<16xf16>
      %188 = arith.addi %13, %c5 : index
      %189 = arith.divui %inputFeatures, %c2 : index
      %190 = arith.muli %189, %c3 : index
      %191 = arith.addi %190, %inputFeatures : index
      %192 = arith.addi %191, %c4 : index
      %193 = arith.divui %192, %c5 : index
      %194 = arith.muli %193, %c5 : index
      %195 = arith.addi %188, %194 : index
      %196 = arith.muli %inputFeatures, %c13 : index
      %197 = arith.addi %195, %196 : index
      %198 = arith.muli %154, %c9 : index
      %199 = arith.addi %198, %155 : index
      %200 = arith.muli %199, %c18 : index
      %201 = arith.addi %197, %200 : index
      %202 = arith.muli %154, %c2 : index
      %203 = arith.addi %195, %202 : index
      %204 = arith.muli %155, %c9 : index
      %205 = arith.addi %203, %204 : index
      %206 = vector.load %w[%201] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %207 = vector.bitcast %206 : vector<4xi8> to vector<1xi32>
      %208 = vector.shuffle %207, %207 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %209 = vector.load %w[%205] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %210 = vector.bitcast %209 : vector<16xi8> to vector<4xi32>
      %211 = arith.shrui %210, %c19 : vector<4xi32>
      %212 = arith.andi %211, %c20 : vector<4xi32>
      %213 = arith.shrui %208, %c21 : vector<4xi32>
      %214 = arith.andi %213, %c22 : vector<4xi32>
      %215 = arith.shli %214, %c23 : vector<4xi32>
      %216 = arith.ori %212, %215 : vector<4xi32>
      %217 = arith.ori %216, %c24 : vector<4xi32>
      %218 = vector.bitcast %217 : vector<4xi32> to vector<8xf16>
      %219 = arith.shrui %210, %c23 : vector<4xi32>
      %220 = arith.andi %219, %c20 : vector<4xi32>
      %221 = arith.shrui %208, %c25 : vector<4xi32>
      %222 = arith.andi %221, %c22 : vector<4xi32>
      %223 = arith.shli %222, %c23 : vector<4xi32>
      %224 = arith.ori %220, %223 : vector<4xi32>
      %225 = arith.ori %224, %c24 : vector<4xi32>
      %226 = vector.bitcast %225 : vector<4xi32> to vector<8xf16>
      %227 = arith.shrui %210, %c26 : vector<4xi32>
      %228 = arith.andi %227, %c20 : vector<4xi32>
      %229 = arith.shrui %208, %c27 : vector<4xi32>
      %230 = arith.andi %229, %c22 : vector<4xi32>
      %231 = arith.shli %230, %c23 : vector<4xi32>
      %232 = arith.ori %228, %231 : vector<4xi32>
      %233 = arith.ori %232, %c24 : vector<4xi32>
      %234 = vector.bitcast %233 : vector<4xi32> to vector<8xf16>
      %235 = arith.shrui %210, %c28 : vector<4xi32>
      %236 = arith.andi %235, %c20 : vector<4xi32>
      %237 = arith.shrui %208, %c29 : vector<4xi32>
      %238 = arith.andi %237, %c22 : vector<4xi32>
      %239 = arith.shli %238, %c23 : vector<4xi32>
      %240 = arith.ori %236, %239 : vector<4xi32>
      %241 = arith.ori %240, %c24 : vector<4xi32>
      %242 = vector.bitcast %241 : vector<4xi32> to vector<8xf16>
      %243 = vector.shuffle %218, %226 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %244 = vector.shuffle %234, %242 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %245 = vector.shuffle %243, %244 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %246 = arith.subf %245, %c30 : vector<32xf16>
      %247 = vector.shuffle %246, %246 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %248 = vector.shuffle %246, %246 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %249 = math.fma %247, %179, %187 : vector<16xf16>
      %250 = math.fma %248, %179, %187 : vector<16xf16>
      %251 = arith.muli %53, %c12 : index
      %252 = arith.addi %251, %c7 : index
      %253 = arith.muli %tileRows, %c9 : index
      %254 = arith.muli %252, %253 : index
      %255 = arith.addi %39, %254 : index
      %256 = vector.load %x[%255] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %257 = arith.muli %tileRows, %c13 : index
      %258 = arith.addi %255, %257 : index
      %259 = vector.load %x[%258] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %260 = vector.shuffle %256, %259 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %261 = wave.mma %260, %152, %54 : vector<16xf16>, vector<8xf32>
      %262 = arith.muli %53, %c12 : index
      %263 = arith.addi %262, %c6 : index
      %264 = arith.muli %tileRows, %c9 : index
      %265 = arith.muli %263, %264 : index
      %266 = arith.addi %39, %265 : index
      %267 = vector.load %x[%266] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %268 = arith.muli %tileRows, %c13 : index
      %269 = arith.addi %266, %268 : index
      %270 = vector.load %x[%269] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %271 = vector.shuffle %267, %270 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %272 = wave.mma %271, %153, %261 : vector<16xf16>, vector<8xf32>
      %273 = arith.muli %53, %c12 : index
      %274 = arith.addi %273, %c12 : index
      %275 = arith.muli %tileRows, %c9 : index
      %276 = arith.muli %274, %275 : index
      %277 = arith.addi %39, %276 : index
      %278 = vector.load %x[%277] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %279 = arith.muli %tileRows, %c13 : index
      %280 = arith.addi %277, %279 : index
      %281 = vector.load %x[%280] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %282 = vector.shuffle %278, %281 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %283 = wave.mma %282, %249, %272 : vector<16xf16>, vector<8xf32>
      %284 = arith.muli %53, %c12 : index
      %285 = arith.addi %284, %c31 : index
      %286 = arith.muli %tileRows, %c9 : index
      %287 = arith.muli %285, %286 : index
      %288 = arith.addi %39, %287 : index
      %289 = vector.load %x[%288] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %290 = arith.muli %tileRows, %c13 : index
      %291 = arith.addi %288, %290 : index
      %292 = vector.load %x[%291] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %293 = vector.shuffle %289, %292 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %294 = wave.mma %293, %250, %283 : vector<16xf16>, vector<8xf32>
      scf.yield %294 : vector<8xf32>
    }
    %295 = arith.select %46, %52, %45 : index
    %298 = scf.for %296 = %52 to %295 step %c6 iter_args(%297 = %55) -> (vector<8xf32>) {
      %299 = wave.lane
      %300 = arith.addi %296, %c7 : index
      %301 = arith.remui %299, %c9 : index
      %302 = arith.addi %13, %c5 : index
      %303 = arith.divui %300, %c13 : index
      %304 = arith.muli %303, %c3 : index
      %305 = arith.addi %302, %304 : index
      %306 = arith.muli %301, %c18 : index
      %307 = arith.addi %305, %306 : index
      %308 = vector.load %w[%307] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %309 = vector.bitcast %308 : vector<4xi8> to vector<2xf16>
      %310 = arith.divui %inputFeatures, %c2 : index
      %311 = arith.muli %310, %c3 : index
      %312 = arith.addi %302, %311 : index
      %313 = arith.muli %300, %c15 : index
      %314 = arith.addi %312, %313 : index
      %315 = arith.muli %301, %c12 : index
      %316 = arith.addi %314, %315 : index
      %317 = vector.load %w[%316] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %318 = vector.extract %309[0] : f16 from vector<2xf16>
      %319 = arith.extf %318 : f16 to f32
      %320 = vector.extract %317[0] : i8 from vector<2xi8>
      %321 = arith.extui %320 : i8 to i32
      %322 = arith.sitofp %321 : i32 to f32
      %323 = arith.mulf %319, %322 : f32
      %324 = arith.truncf %323 : f32 to f16
      %325 = vector.broadcast %324 : f16 to vector<16xf16>
      %326 = vector.extract %309[1] : f16 from vector<2xf16>
      %327 = arith.extf %326 : f16 to f32
      %328 = vector.extract %317[1] : i8 from vector<2xi8>
      %329 = arith.extui %328 : i8 to i32
      %330 = arith.sitofp %329 : i32 to f32
      %331 = arith.mulf %327, %330 : f32
      %332 = arith.truncf %331 : f32 to f16
      %333 = vector.broadcast %332 : f16 to vector<16xf16>
      %334 = arith.addi %13, %c5 : index
      %335 = arith.divui %inputFeatures, %c2 : index
      %336 = arith.muli %335, %c3 : index
      %337 = arith.addi %336, %inputFeatures : index
      %338 = arith.addi %337, %c4 : index
      %339 = arith.divui %338, %c5 : index
      %340 = arith.muli %339, %c5 : index
      %341 = arith.addi %334, %340 : index
      %342 = arith.muli %inputFeatures, %c13 : index
      %343 = arith.addi %341, %342 : index
      %344 = arith.muli %300, %c9 : index
      %345 = arith.addi %344, %301 : index
      %346 = arith.muli %345, %c18 : index
      %347 = arith.addi %343, %346 : index
      %348 = arith.muli %300, %c2 : index
      %349 = arith.addi %341, %348 : index
      %350 = arith.muli %301, %c9 : index
      %351 = arith.addi %349, %350 : index
      %352 = vector.load %w[%347] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %353 = vector.bitcast %352 : vector<4xi8> to vector<1xi32>
      %354 = vector.shuffle %353, %353 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %355 = vector.load %w[%351] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %356 = vector.bitcast %355 : vector<16xi8> to vector<4xi32>
      %357 = arith.shrui %356, %c19 : vector<4xi32>
      %358 = arith.andi %357, %c20 : vector<4xi32>
      %359 = arith.shrui %354, %c21 : vector<4xi32>
      %360 = arith.andi %359, %c22 : vector<4xi32>
      %361 = arith.shli %360, %c23 : vector<4xi32>
      %362 = arith.ori %358, %361 : vector<4xi32>
      %363 = arith.ori %362, %c24 : vector<4xi32>
      %364 = vector.bitcast %363 : vector<4xi32> to vector<8xf16>
      %365 = arith.shrui %356, %c23 : vector<4xi32>
      %366 = arith.andi %365, %c20 : vector<4xi32>
      %367 = arith.shrui %354, %c25 : vector<4xi32>
      %368 = arith.andi %367, %c22 : vector<4xi32>
      %369 = arith.shli %368, %c23 : vector<4xi32>
      %370 = arith.ori %366, %369 : vector<4xi32>
      %371 = arith.ori %370, %c24 : vector<4xi32>
      %372 = vector.bitcast %371 : vector<4xi32> to vector<8xf16>
      %373 = arith.shrui %356, %c26 : vector<4xi32>
      %374 = arith.andi %373, %c20 : vector<4xi32>
      %375 = arith.shrui %354, %c27 : vector<4xi32>
      %376 = arith.andi %375, %c22 : vector<4xi32>
      %377 = arith.shli %376, %c23 : vector<4xi32>
      %378 = arith.ori %374, %377 : vector<4xi32>
      %379 = arith.ori %378, %c24 : vector<4xi32>
      %380 = vector.bitcast %379 : vector<4xi32> to vector<8xf16>
      %381 = arith.shrui %356, %c28 : vector<4xi32>
      %382 = arith.andi %381, %c20 : vector<4xi32>
      %383 = arith.shrui %354, %c29 : vector<4xi32>
      %384 = arith.andi %383, %c22 : vector<4xi32>
      %385 = arith.shli %384, %c23 : vector<4xi32>
      %386 = arith.ori %382, %385 : vector<4xi32>
      %387 = arith.ori %386, %c24 : vector<4xi32>
      %388 = vector.bitcast %387 : vector<4xi32> to vector<8xf16>
      %389 = vector.shuffle %364, %372 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %390 = vector.shuffle %380, %388 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %391 = vector.shuffle %389, %390 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %392 = arith.subf %391, %c30 : vector<32xf16>
      %393 = vector.shuffle %392, %392 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %394 = vector.shuffle %392, %392 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %395 = math.fma %393, %325, %333 : vector<16xf16>
      %396 = math.fma %394, %325, %333 : vector<16xf16>
      %397 = arith.muli %296, %c12 : index
      %398 = arith.addi %397, %c7 : index
      %399 = arith.muli %tileRows, %c9 : index
      %400 = arith.muli %398, %399 : index
      %401 = arith.addi %39, %400 : index
      %402 = vector.load %x[%401] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %403 = arith.muli %tileRows, %c13 : index
      %404 = arith.addi %401, %403 : index
      %405 = vector.load %x[%404] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %406 = vector.shuffle %402, %405 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %407 = wave.mma %406, %395, %297 : vector<16xf16>, vector<8xf32>
      %408 = arith.muli %296, %c12 : index
      %409 = arith.addi %408, %c6 : index
      %410 = arith.muli %tileRows, %c9 : index
      %411 = arith.muli %409, %410 : index
      %412 = arith.addi %39, %411 : index
      %413 = vector.load %x[%412] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %414 = arith.muli %tileRows, %c13 : index
      %415 = arith.addi %412, %414 : index
      %416 = vector.load %x[%415] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %417 = vector.shuffle %413, %416 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %418 = wave.mma %417, %396, %407 : vector<16xf16>, vector<8xf32>
      scf.yield %418 : vector<8xf32>
    }
    %419 = wave.lane
    %420 = vector.extract %298[0] : f32 from vector<8xf32>
    %421 = wave.lane
    %422 = arith.addi %16, %c7 : index
    %423 = arith.muli %c7, %c12 : index
    %424 = arith.addi %422, %423 : index
    %425 = arith.divui %421, %c9 : index
    %426 = arith.addi %424, %425 : index
    %427 = arith.cmpi slt, %426, %15 : index
    scf.if %427 {
      %428 = arith.cmpi eq, %hasFactors, %c6 : index
      %429 = arith.muli %426, %c12 : index
      %430 = memref.load %factors[%429] : memref<?xf32>
      %431 = arith.mulf %430, %operandScale : f32
      %432 = arith.select %428, %431, %operandScale : f32
      %433 = arith.remui %421, %c9 : index
      %434 = arith.muli %433, %c18 : index
      %435 = arith.addi %13, %434 : index
      %436 = vector.load %w[%435] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %437 = vector.bitcast %436 : vector<4xi8> to vector<1xf32>
      %438 = vector.extract %437[0] : f32 from vector<1xf32>
      %439 = arith.mulf %438, %432 : f32
      %440 = arith.mulf %420, %439 : f32
      %441 = arith.muli %426, %outputFeatures : index
      %442 = arith.addi %441, %18 : index
      %443 = wave.lane
      %444 = arith.remui %443, %c9 : index
      %445 = arith.addi %442, %444 : index
      %446 = arith.addi %445, %c7 : index
      memref.store %440, %logits[%446] : memref<?xf32>
    }
    %447 = vector.extract %298[1] : f32 from vector<8xf32>
    %448 = wave.lane
    %449 = arith.addi %16, %c7 : index
    %450 = arith.muli %c6, %c12 : index
    %451 = arith.addi %449, %450 : index
    %452 = arith.divui %448, %c9 : index
    %453 = arith.addi %451, %452 : index
    %454 = arith.cmpi slt, %453, %15 : index
    scf.if %454 {
      %455 = arith.cmpi eq, %hasFactors, %c6 : index
      %456 = arith.muli %453, %c12 : index
      %457 = memref.load %factors[%456] : memref<?xf32>
      %458 = arith.mulf %457, %operandScale : f32
      %459 = arith.select %455, %458, %operandScale : f32
      %460 = arith.remui %448, %c9 : index
      %461 = arith.muli %460, %c18 : index
      %462 = arith.addi %13, %461 : index
      %463 = vector.load %w[%462] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %464 = vector.bitcast %463 : vector<4xi8> to vector<1xf32>
      %465 = vector.extract %464[0] : f32 from vector<1xf32>
      %466 = arith.mulf %465, %459 : f32
      %467 = arith.mulf %447, %466 : f32
      %468 = arith.muli %453, %outputFeatures : index
      %469 = arith.addi %468, %18 : index
      %470 = wave.lane
      %471 = arith.remui %470, %c9 : index
      %472 = arith.addi %469, %471 : index
      %473 = arith.addi %472, %c7 : index
      memref.store %467, %logits[%473] : memref<?xf32>
    }
    %474 = vector.extract %298[2] : f32 from vector<8xf32>
    %475 = wave.lane
    %476 = arith.addi %16, %c7 : index
    %477 = arith.muli %c12, %c12 : index
    %478 = arith.addi %476, %477 : index
    %479 = arith.divui %475, %c9 : index
    %480 = arith.addi %478, %479 : index
    %481 = arith.cmpi slt, %480, %15 : index
    scf.if %481 {
      %482 = arith.cmpi eq, %hasFactors, %c6 : index
      %483 = arith.muli %480, %c12 : index
      %484 = memref.load %factors[%483] : memref<?xf32>
      %485 = arith.mulf %484, %operandScale : f32
      %486 = arith.select %482, %485, %operandScale : f32
      %487 = arith.remui %475, %c9 : index
      %488 = arith.muli %487, %c18 : index
      %489 = arith.addi %13, %488 : index
      %490 = vector.load %w[%489] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %491 = vector.bitcast %490 : vector<4xi8> to vector<1xf32>
      %492 = vector.extract %491[0] : f32 from vector<1xf32>
      %493 = arith.mulf %492, %486 : f32
      %494 = arith.mulf %474, %493 : f32
      %495 = arith.muli %480, %outputFeatures : index
      %496 = arith.addi %495, %18 : index
      %497 = wave.lane
      %498 = arith.remui %497, %c9 : index
      %499 = arith.addi %496, %498 : index
      %500 = arith.addi %499, %c7 : index
      memref.store %494, %logits[%500] : memref<?xf32>
    }
    %501 = vector.extract %298[3] : f32 from vector<8xf32>
    %502 = wave.lane
    %503 = arith.addi %16, %c7 : index
    %504 = arith.muli %c31, %c12 : index
    %505 = arith.addi %503, %504 : index
    %506 = arith.divui %502, %c9 : index
    %507 = arith.addi %505, %506 : index
    %508 = arith.cmpi slt, %507, %15 : index
    scf.if %508 {
      %509 = arith.cmpi eq, %hasFactors, %c6 : index
      %510 = arith.muli %507, %c12 : index
      %511 = memref.load %factors[%510] : memref<?xf32>
      %512 = arith.mulf %511, %operandScale : f32
      %513 = arith.select %509, %512, %operandScale : f32
      %514 = arith.remui %502, %c9 : index
      %515 = arith.muli %514, %c18 : index
      %516 = arith.addi %13, %515 : index
      %517 = vector.load %w[%516] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %518 = vector.bitcast %517 : vector<4xi8> to vector<1xf32>
      %519 = vector.extract %518[0] : f32 from vector<1xf32>
      %520 = arith.mulf %519, %513 : f32
      %521 = arith.mulf %501, %520 : f32
      %522 = arith.muli %507, %outputFeatures : index
      %523 = arith.addi %522, %18 : index
      %524 = wave.lane
      %525 = arith.remui %524, %c9 : index
      %526 = arith.addi %523, %525 : index
      %527 = arith.addi %526, %c7 : index
      memref.store %521, %logits[%527] : memref<?xf32>
    }
    %528 = vector.extract %298[4] : f32 from vector<8xf32>
    %529 = wave.lane
    %530 = arith.addi %16, %c7 : index
    %531 = arith.muli %c18, %c12 : index
    %532 = arith.addi %530, %531 : index
    %533 = arith.divui %529, %c9 : index
    %534 = arith.addi %532, %533 : index
    %535 = arith.cmpi slt, %534, %15 : index
    scf.if %535 {
      %536 = arith.cmpi eq, %hasFactors, %c6 : index
      %537 = arith.muli %534, %c12 : index
      %538 = memref.load %factors[%537] : memref<?xf32>
      %539 = arith.mulf %538, %operandScale : f32
      %540 = arith.select %536, %539, %operandScale : f32
      %541 = arith.remui %529, %c9 : index
      %542 = arith.muli %541, %c18 : index
      %543 = arith.addi %13, %542 : index
      %544 = vector.load %w[%543] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %545 = vector.bitcast %544 : vector<4xi8> to vector<1xf32>
      %546 = vector.extract %545[0] : f32 from vector<1xf32>
      %547 = arith.mulf %546, %540 : f32
      %548 = arith.mulf %528, %547 : f32
      %549 = arith.muli %534, %outputFeatures : index
      %550 = arith.addi %549, %18 : index
      %551 = wave.lane
      %552 = arith.remui %551, %c9 : index
      %553 = arith.addi %550, %552 : index
      %554 = arith.addi %553, %c7 : index
      memref.store %548, %logits[%554] : memref<?xf32>
    }
    %555 = vector.extract %298[5] : f32 from vector<8xf32>
    %556 = wave.lane
    %557 = arith.addi %16, %c7 : index
    %558 = arith.muli %c34, %c12 : index
    %559 = arith.addi %557, %558 : index
    %560 = arith.divui %556, %c9 : index
    %561 = arith.addi %559, %560 : index
    %562 = arith.cmpi slt, %561, %15 : index
    scf.if %562 {
      %563 = arith.cmpi eq, %hasFactors, %c6 : index
      %564 = arith.muli %561, %c12 : index
      %565 = memref.load %factors[%564] : memref<?xf32>
      %566 = arith.mulf %565, %operandScale : f32
      %567 = arith.select %563, %566, %operandScale : f32
      %568 = arith.remui %556, %c9 : index
      %569 = arith.muli %568, %c18 : index
      %570 = arith.addi %13, %569 : index
      %571 = vector.load %w[%570] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %572 = vector.bitcast %571 : vector<4xi8> to vector<1xf32>
      %573 = vector.extract %572[0] : f32 from vector<1xf32>
      %574 = arith.mulf %573, %567 : f32
      %575 = arith.mulf %555, %574 : f32
      %576 = arith.muli %561, %outputFeatures : index
      %577 = arith.addi %576, %18 : index
      %578 = wave.lane
      %579 = arith.remui %578, %c9 : index
      %580 = arith.addi %577, %579 : index
      %581 = arith.addi %580, %c7 : index
      memref.store %575, %logits[%581] : memref<?xf32>
    }
    %582 = vector.extract %298[6] : f32 from vector<8xf32>
    %583 = wave.lane
    %584 = arith.addi %16, %c7 : index
    %585 = arith.muli %c35, %c12 : index
    %586 = arith.addi %584, %585 : index
    %587 = arith.divui %583, %c9 : index
    %588 = arith.addi %586, %587 : index
    %589 = arith.cmpi slt, %588, %15 : index
    scf.if %589 {
      %590 = arith.cmpi eq, %hasFactors, %c6 : index
      %591 = arith.muli %588, %c12 : index
      %592 = memref.load %factors[%591] : memref<?xf32>
      %593 = arith.mulf %592, %operandScale : f32
      %594 = arith.select %590, %593, %operandScale : f32
      %595 = arith.remui %583, %c9 : index
      %596 = arith.muli %595, %c18 : index
      %597 = arith.addi %13, %596 : index
      %598 = vector.load %w[%597] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %599 = vector.bitcast %598 : vector<4xi8> to vector<1xf32>
      %600 = vector.extract %599[0] : f32 from vector<1xf32>
      %601 = arith.mulf %600, %594 : f32
      %602 = arith.mulf %582, %601 : f32
      %603 = arith.muli %588, %outputFeatures : index
      %604 = arith.addi %603, %18 : index
      %605 = wave.lane
      %606 = arith.remui %605, %c9 : index
      %607 = arith.addi %604, %606 : index
      %608 = arith.addi %607, %c7 : index
      memref.store %602, %logits[%608] : memref<?xf32>
    }
    %609 = vector.extract %298[7] : f32 from vector<8xf32>
    %610 = wave.lane
    %611 = arith.addi %16, %c7 : index
    %612 = arith.muli %c36, %c12 : index
    %613 = arith.addi %611, %612 : index
    %614 = arith.divui %610, %c9 : index
    %615 = arith.addi %613, %614 : index
    %616 = arith.cmpi slt, %615, %15 : index
    scf.if %616 {
      %617 = arith.cmpi eq, %hasFactors, %c6 : index
      %618 = arith.muli %615, %c12 : index
      %619 = memref.load %factors[%618] : memref<?xf32>
      %620 = arith.mulf %619, %operandScale : f32
      %621 = arith.select %617, %620, %operandScale : f32
      %622 = arith.remui %610, %c9 : index
      %623 = arith.muli %622, %c18 : index
      %624 = arith.addi %13, %623 : index
      %625 = vector.load %w[%624] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %626 = vector.bitcast %625 : vector<4xi8> to vector<1xf32>
      %627 = vector.extract %626[0] : f32 from vector<1xf32>
      %628 = arith.mulf %627, %621 : f32
      %629 = arith.mulf %609, %628 : f32
      %630 = arith.muli %615, %outputFeatures : index
      %631 = arith.addi %630, %18 : index
      %632 = wave.lane
      %633 = arith.remui %632, %c9 : index
      %634 = arith.addi %631, %633 : index
      %635 = arith.addi %634, %c7 : index
      memref.store %629, %logits[%635] : memref<?xf32>
    }
  }
  %636 = arith.muli %experts, %c6 : index
  %637 = wave.scratch %636 : memref<?xf32>
  %638 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %638 {
    %639 = arith.addi %16, %c9 : index
    %640 = arith.minsi %639, %15 : index
    %641 = wave.wave
    %642 = arith.addi %16, %641 : index
    scf.for %643 = %642 to %640 step %c6 {
      %644 = wave.wave
      %645 = arith.muli %644, %experts : index
      %646 = wave.lane
      %647 = arith.muli %643, %logitsWidth : index
      %650 = scf.for %648 = %646 to %experts step %c15 iter_args(%649 = %c41) -> (f32) {
        %651 = arith.addi %647, %648 : index
        %652 = memref.load %logits[%651] : memref<?xf32>
        %653 = arith.maximumf %649, %652 : f32
        scf.yield %653 : f32
      }
      %654 = vector.broadcast %650 : f32 to vector<1xf32>
      %655 = wave.reduce "max" %654 : vector<1xf32>
      %658 = scf.for %656 = %646 to %experts step %c15 iter_args(%657 = %c42) -> (f32) {
        %659 = arith.addi %647, %656 : index
        %660 = memref.load %logits[%659] : memref<?xf32>
        %661 = arith.subf %660, %655 : f32
        %662 = arith.mulf %661, %c43 : f32
        %663 = wave.exp2 %662 : f32
        %664 = arith.addi %645, %656 : index
        memref.store %663, %637[%664] : memref<?xf32>
        %665 = arith.addf %657, %663 : f32
        scf.yield %665 : f32
      }
      %666 = vector.broadcast %658 : f32 to vector<1xf32>
      %667 = wave.reduce "add" %666 : vector<1xf32>
      scf.for %668 = %646 to %experts step %c15 {
        %669 = arith.addi %645, %668 : index
        %670 = memref.load %637[%669] : memref<?xf32>
        %671 = arith.divf %670, %667 : f32
        %672 = arith.addi %645, %668 : index
        memref.store %671, %637[%672] : memref<?xf32>
      }
      %677:3 = scf.for %673 = %c7 to %expertsPerToken step %c6 iter_args(%674 = %c42, %675 = %c42, %676 = %c44) -> (f32, f32, i32) {
        %681:2 = scf.for %678 = %646 to %experts step %c15 iter_args(%679 = %c45, %680 = %c42) -> (f32, f32) {
          %682 = arith.addi %645, %678 : index
          %683 = memref.load %637[%682] : memref<?xf32>
          %684 = arith.cmpf ogt, %683, %679 : f32
          %685 = arith.index_cast %678 : index to i32
          %686 = arith.sitofp %685 : i32 to f32
          %687 = arith.select %684, %683, %679 : f32
          %688 = arith.select %684, %686, %680 : f32
          scf.yield %687, %688 : f32, f32
        }
        %689 = vector.broadcast %681#0 : f32 to vector<1xf32>
        %690 = wave.reduce "max" %689 : vector<1xf32>
        %691 = arith.cmpf oeq, %681#0, %690 : f32
        %692 = arith.subf %c42, %681#1 : f32
        %693 = arith.select %691, %692, %c46 : f32
        %694 = vector.broadcast %693 : f32 to vector<1xf32>
        %695 = wave.reduce "max" %694 : vector<1xf32>
        %696 = arith.subf %c42, %695 : f32
        %697 = arith.fptosi %696 : f32 to i32
        %698 = arith.index_cast %697 : i32 to index
        %699 = arith.remui %698, %c15 : index
        %700 = arith.cmpi eq, %699, %646 : index
        scf.if %700 {
          %701 = arith.addi %645, %698 : index
          memref.store %c47, %637[%701] : memref<?xf32>
        }
        %702 = arith.cmpi eq, %673, %646 : index
        %703 = arith.addf %674, %690 : f32
        %704 = arith.select %702, %690, %675 : f32
        %705 = arith.select %702, %697, %676 : i32
        scf.yield %703, %704, %705 : f32, f32, i32
      }
      %706 = arith.cmpi eq, %normalize, %c6 : index
      %707 = arith.divf %677#1, %677#0 : f32
      %708 = arith.select %706, %707, %677#1 : f32
      %709 = arith.cmpi slt, %646, %expertsPerToken : index
      scf.if %709 {
        %710 = arith.muli %643, %expertsPerToken : index
        %711 = arith.addi %710, %646 : index
        memref.store %708, %weights[%711] : memref<?xf32>
        %712 = arith.muli %643, %expertsPerToken : index
        %713 = arith.addi %712, %646 : index
        memref.store %677#2, %ids_out[%713] : memref<?xi32>
      }
    }
  }
  wave.return
}
