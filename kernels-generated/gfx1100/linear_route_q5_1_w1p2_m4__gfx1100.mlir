// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='q5_1', waves=1, panels=2, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_q5_1_w1p2_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 127 : index
  %c4 = arith.constant 128 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 16 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c10 = arith.constant 32 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c13 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c16 = arith.constant 64 : index
  %c17 = arith.constant 4 : index
  %c18 = arith.constant 256 : index
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
  %3 = arith.muli %inputFeatures, %c2 : index
  %4 = arith.addi %3, %c3 : index
  %5 = arith.divui %4, %c4 : index
  %6 = arith.muli %5, %c4 : index
  %7 = arith.addi %2, %6 : index
  %8 = arith.addi %7, %c4 : index
  %9 = arith.muli %inputFeatures, %c2 : index
  %10 = arith.addi %8, %9 : index
  %11 = arith.muli %0, %c2 : index
  %12 = arith.addi %11, %c5 : index
  %13 = arith.muli %12, %10 : index
  %14 = arith.addi %11, %c6 : index
  %15 = arith.muli %14, %10 : index
  %16 = memref.load %step[%countAt] : memref<?xi32>
  %17 = arith.index_cast %16 : i32 to index
  %18 = arith.muli %1, %c8 : index
  %19 = wave.block 0
  %20 = arith.muli %19, %c10 : index
  %21 = arith.cmpi slt, %18, %17 : index
  scf.if %21 {
    %22 = wave.lane
    %23 = arith.remui %22, %c8 : index
    %24 = wave.scratch %operandHalves : memref<?xf16>
    %25 = arith.divui %operandHalves, %c1 : index
    %26 = wave.wave
    %27 = arith.muli %26, %c10 : index
    %28 = wave.lane
    %29 = arith.addi %27, %28 : index
    scf.for %30 = %29 to %25 step %c10 {
      %31 = arith.muli %30, %c1 : index
      %32 = arith.addi %c5, %31 : index
      %33 = vector.load %x[%32] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %34 = arith.muli %30, %c1 : index
      vector.store %33, %24[%34] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %35 = arith.remui %23, %tileRows : index
    %36 = arith.muli %35, %c1 : index
    %37 = wave.wave
    %38 = arith.divui %inputFeatures, %c10 : index
    %39 = arith.muli %37, %stepsPerWave : index
    %40 = arith.minsi %39, %38 : index
    %41 = arith.addi %40, %stepsPerWave : index
    %42 = arith.minsi %41, %38 : index
    %43 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %44 = arith.subi %42, %40 : index
    %45 = arith.divui %44, %c2 : index
    %46 = arith.muli %45, %c2 : index
    %47 = arith.addi %40, %46 : index
    %48 = arith.addi %40, %stepsPerWave : index
    %49 = arith.select %43, %48, %47 : index
    %53:2 = scf.for %50 = %40 to %49 step %c2 iter_args(%51 = %c13, %52 = %c13) -> (vector<8xf32>, vector<8xf32>) {
      %54 = wave.lane
      %55 = arith.addi %50, %c5 : index
      %56 = arith.remui %54, %c8 : index
      %57 = arith.addi %13, %c4 : index
      %58 = arith.muli %55, %c16 : index
      %59 = arith.addi %57, %58 : index
      %60 = arith.muli %56, %c17 : index
      %61 = arith.addi %59, %60 : index
      %62 = vector.load %w[%61] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %63 = vector.bitcast %62 : vector<4xi8> to vector<2xf16>
      %64 = vector.extract %63[0] : f16 from vector<2xf16>
      %65 = vector.broadcast %64 : f16 to vector<16xf16>
      %66 = vector.extract %63[1] : f16 from vector<2xf16>
      %67 = vector.broadcast %66 : f16 to vector<16xf16>
      %68 = arith.addi %13, %c4 : index
      %69 = arith.muli %inputFeatures, %c2 : index
      %70 = arith.addi %69, %c3 : index
      %71 = arith.divui %70, %c4 : index
      %72 = arith.muli %71, %c4 : index
      %73 = arith.addi %68, %72 : index
      %74 = arith.muli %55, %c18 : index
      %75 = arith.addi %73, %74 : index
      %76 = arith.muli %56, %c8 : index
      %77 = arith.addi %75, %76 : index
      %78 = arith.muli %inputFeatures, %c1 : index
      %79 = arith.muli %inputFeatures, %c2 : index
      %80 = arith.addi %79, %c3 : index
      %81 = arith.divui %80, %c4 : index
      %82 = arith.muli %81, %c4 : index
      %83 = arith.addi %78, %82 : index
      %84 = arith.addi %83, %c4 : index
      %85 = arith.addi %13, %84 : index
      %86 = arith.muli %55, %c8 : index
      %87 = arith.addi %86, %56 : index
      %88 = arith.muli %87, %c17 : index
      %89 = arith.addi %85, %88 : index
      %90 = vector.load %w[%89] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %91 = vector.bitcast %90 : vector<4xi8> to vector<1xi32>
      %92 = vector.shuffle %91, %91 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %93 = vector.load %w[%77] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %94 = vector.bitcast %93 : vector<16xi8> to vector<4xi32>
      %95 = arith.shrui %94, %c19 : vector<4xi32>
      %96 = arith.andi %95, %c20 : vector<4xi32>
      %97 = arith.shrui %92, %c21 : vector<4xi32>
      %98 = arith.andi %97, %c22 : vector<4xi32>
      %99 = arith.shli %98, %c23 : vector<4xi32>
      %100 = arith.ori %96, %99 : vector<4xi32>
      %101 = arith.ori %100, %c24 : vector<4xi32>
      %102 = vector.bitcast %101 : vector<4xi32> to vector<8xf16>
      %103 = arith.shrui %94, %c23 : vector<4xi32>
      %104 = arith.andi %103, %c20 : vector<4xi32>
      %105 = arith.shrui %92, %c25 : vector<4xi32>
      %106 = arith.andi %105, %c22 : vector<4xi32>
      %107 = arith.shli %106, %c23 : vector<4xi32>
      %108 = arith.ori %104, %107 : vector<4xi32>
      %109 = arith.ori %108, %c24 : vector<4xi32>
      %110 = vector.bitcast %109 : vector<4xi32> to vector<8xf16>
      %111 = arith.shrui %94, %c26 : vector<4xi32>
      %112 = arith.andi %111, %c20 : vector<4xi32>
      %113 = arith.shrui %92, %c27 : vector<4xi32>
      %114 = arith.andi %113, %c22 : vector<4xi32>
      %115 = arith.shli %114, %c23 : vector<4xi32>
      %116 = arith.ori %112, %115 : vector<4xi32>
      %117 = arith.ori %116, %c24 : vector<4xi32>
      %118 = vector.bitcast %117 : vector<4xi32> to vector<8xf16>
      %119 = arith.shrui %94, %c28 : vector<4xi32>
      %120 = arith.andi %119, %c20 : vector<4xi32>
      %121 = arith.shrui %92, %c29 : vector<4xi32>
      %122 = arith.andi %121, %c22 : vector<4xi32>
      %123 = arith.shli %122, %c23 : vector<4xi32>
      %124 = arith.ori %120, %123 : vector<4xi32>
      %125 = arith.ori %124, %c24 : vector<4xi32>
      %126 = vector.bitcast %125 : vector<4xi32> to vector<8xf16>
      %127 = vector.shuffle %102, %110 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %128 = vector.shuffle %118, %126 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %129 = vector.shuffle %127, %128 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %130 = arith.subf %129, %c30 : vector<32xf16>
      %131 = vector.shuffle %130, %130 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %132 = vector.shuffle %130, %130 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %133 = math.fma %131, %65, %67 : vector<16xf16>
      %134 = math.fma %132, %65, %67 : vector<16xf16>
      %135 = arith.addi %50, %c6 : index
      %136 = arith.remui %54, %c8 : index
      %137 = arith.addi %13, %c4 : index
      %138 = arith.muli %135, %c16 : index
      %139 = arith.addi %137, %138 : index
      %140 = arith.muli %136, %c17 : index
      %141 = arith.addi %139, %140 : index
      %142 = vector.load %w[%141] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %143 = vector.bitcast %142 : vector<4xi8> to vector<2xf16>
      %144 = vector.extract %143[0] : f16 from vector<2xf16>
      %145 = vector.broadcast %144 : f16 to vector<16xf16>
      %146 = vector.extract %143[1] : f16 from vector<2xf16>
      %147 = vector.broadcast %146 : f16 to vector<16xf16>
      %148 = arith.addi %13, %c4 : index
      %149 = arith.muli %inputFeatures, %c2 : index
      %150 = arith.addi %149, %c3 : index
      %151 = arith.divui %150, %c4 : index
      %152 = arith.muli %151, %c4 : index
      %153 = arith.addi %148, %152 : index
      %154 = arith.muli %135, %c18 : index
      %155 = arith.addi %153, %154 : index
      %156 = arith.muli %136, %c8 : index
      %157 = arith.addi %155, %156 : index
      %158 = arith.muli %inputFeatures, %c1 : index
      %159 = arith.muli %inputFeatures, %c2 : index
      %160 = arith.addi %159, %c3 : index
      %161 = arith.divui %160, %c4 : index
      %162 = arith.muli %161, %c4 : index
      %163 = arith.addi %158, %162 : index
      %164 = arith.addi %163, %c4 : index
      %165 = arith.addi %13, %164 : index
      %166 = arith.muli %135, %c8 : index
      %167 = arith.addi %166, %136 : index
      %168 = arith.muli %167, %c17 : index
      %169 = arith.addi %165, %168 : index
      %170 = vector.load %w[%169] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %171 = vector.bitcast %170 : vector<4xi8> to vector<1xi32>
      %172 = vector.shuffle %171, %171 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %173 = vector.load %w[%157] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %174 = vector.bitcast %173 : vector<16xi8> to vector<4xi32>
      %175 = arith.shrui %174, %c19 : vector<4xi32>
      %176 = arith.andi %175, %c20 : vector<4xi32>
      %177 = arith.shrui %172, %c21 : vector<4xi32>
      %178 = arith.andi %177, %c22 : vector<4xi32>
      %179 = arith.shli %178, %c23 : vector<4xi32>
      %180 = arith.ori %176, %179 : vector<4xi32>
      %181 = arith.ori %180, %c24 : vector<4xi32>
      %182 = vector.bitcast %181 : vector<4xi32> to vector<8xf16>
      %183 = arith.shrui %174, %c23 : vector<4xi32>
      %184 = arith.andi %183, %c20 : vector<4xi32>
      %185 = arith.shrui %172, %c25 : vector<4xi32>
      %186 = arith.andi %185, %c22 : vector<4xi32>
      %187 = arith.shli %186, %c23 : vector<4xi32>
      %188 = arith.ori %184, %187 : vector<4xi32>
      %189 = arith.ori %188, %c24 : vector<4xi32>
      %190 = vector.bitcast %189 : vector<4xi32> to vector<8xf16>
      %191 = arith.shrui %174, %c26 : vector<4xi32>
      %192 = arith.andi %191, %c20 : vector<4xi32>
      %193 = arith.shrui %172, %c27 : vector<4xi32>
      %194 = arith.andi %193, %c22 : vector<4xi32>
      %195 = arith.shli %194, %c23 : vector<4xi32>
      %196 = arith.ori %192, %195 : vector<4xi32>
      %197 = arith.ori %196, %c24 : vector<4xi32>
      %198 = vector.bitcast %197 : vector<4xi32> to vector<8xf16>
      %199 = arith.shrui %174, %c28 : vector<4xi32>
      %200 = arith.andi %199, %c20 : vector<4xi32>
      %201 = arith.shrui %172, %c29 : vector<4xi32>
      %202 = arith.andi %201, %c22 : vector<4xi32>
      %203 = arith.shli %202, %c23 : vector<4xi32>
      %204 = arith.ori %200, %203 : vector<4xi32>
      %205 = arith.ori %204, %c24 : vector<4xi32>
      %206 = vector.bitcast %205 : vector<4xi32> to vector<8xf16>
      %207 = vector.shuffle %182, %190 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %208 = vector.shuffle %198, %206 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %209 = vector.shuffle %207, %208 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %210 = arith.subf %209, %c30 : vector<32xf16>
      %211 = vector.shuffle %210, %210 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %212 = vector.shuffle %210, %210 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %213 = math.fma %211, %145, %147 : vector<16xf16>
      %214 = math.fma %212, %145, %147 : vector<16xf16>
      %215 = arith.addi %50, %c5 : index
      %216 = arith.remui %54, %c8 : index
      %217 = arith.addi %15, %c4 : index
      %218 = arith.muli %215, %c16 : index
      %219 = arith.addi %217, %218 : index
      %220 = arith.muli %216, %c17 : index
      %221 = arith.addi %219, %220 : index
      %222 = vector.load %w[%221] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %223 = vector.bitcast %222 : vector<4xi8> to vector<2xf16>
      %224 = vector.extract %223[0] : f16 from vector<2xf16>
      %225 = vector.broadcast %224 : f16 to vector<16xf16>
      %226 = vector.extract %223[1] : f16 from vector<2xf16>
      %227 = vector.broadcast %226 : f16 to vector<16xf16>
      %228 = arith.addi %15, %c4 : index
      %229 = arith.muli %inputFeatures, %c2 : index
      %230 = arith.addi %229, %c3 : index
      %231 = arith.divui %230, %c4 : index
      %232 = arith.muli %231, %c4 : index
      %233 = arith.addi %228, %232 : index
      %234 = arith.muli %215, %c18 : index
      %235 = arith.addi %233, %234 : index
      %236 = arith.muli %216, %c8 : index
      %237 = arith.addi %235, %236 : index
      %238 = arith.muli %inputFeatures, %c1 : index
      %239 = arith.muli %inputFeatures, %c2 : index
      %240 = arith.addi %239, %c3 : index
      %241 = arith.divui %240, %c4 : index
      %242 = arith.muli %241, %c4 : index
      %243 = arith.addi %238, %242 : index
      %244 = arith.addi %243, %c4 : index
      %245 = arith.addi %15, %244 : index
      %246 = arith.muli %215, %c8 : index
      %247 = arith.addi %246, %216 : index
      %248 = arith.muli %247, %c17 : index
      %249 = arith.addi %245, %248 : index
      %250 = vector.load %w[%249] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %251 = vector.bitcast %250 : vector<4xi8> to vector<1xi32>
      %252 = vector.shuffle %251, %251 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %253 = vector.load %w[%237] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %254 = vector.bitcast %253 : vector<16xi8> to vector<4xi32>
      %255 = arith.shrui %254, %c19 : vector<4xi32>
      %256 = arith.andi %255, %c20 : vector<4xi32>
      %257 = arith.shrui %252, %c21 : vector<4xi32>
      %258 = arith.andi %257, %c22 : vector<4xi32>
      %259 = arith.shli %258, %c23 : vector<4xi32>
      %260 = arith.ori %256, %259 : vector<4xi32>
      %261 = arith.ori %260, %c24 : vector<4xi32>
      %262 = vector.bitcast %261 : vector<4xi32> to vector<8xf16>
      %263 = arith.shrui %254, %c23 : vector<4xi32>
      %264 = arith.andi %263, %c20 : vector<4xi32>
      %265 = arith.shrui %252, %c25 : vector<4xi32>
      %266 = arith.andi %265, %c22 : vector<4xi32>
      %267 = arith.shli %266, %c23 : vector<4xi32>
      %268 = arith.ori %264, %267 : vector<4xi32>
      %269 = arith.ori %268, %c24 : vector<4xi32>
      %270 = vector.bitcast %269 : vector<4xi32> to vector<8xf16>
      %271 = arith.shrui %254, %c26 : vector<4xi32>
      %272 = arith.andi %271, %c20 : vector<4xi32>
      %273 = arith.shrui %252, %c27 : vector<4xi32>
      %274 = arith.andi %273, %c22 : vector<4xi32>
      %275 = arith.shli %274, %c23 : vector<4xi32>
      %276 = arith.ori %272, %275 : vector<4xi32>
      %277 = arith.ori %276, %c24 : vector<4xi32>
      %278 = vector.bitcast %277 : vector<4xi32> to vector<8xf16>
      %279 = arith.shrui %254, %c28 : vector<4xi32>
      %280 = arith.andi %279, %c20 : vector<4xi32>
      %281 = arith.shrui %252, %c29 : vector<4xi32>
      %282 = arith.andi %281, %c22 : vector<4xi32>
      %283 = arith.shli %282, %c23 : vector<4xi32>
      %284 = arith.ori %280, %283 : vector<4xi32>
      %285 = arith.ori %284, %c24 : vector<4xi32>
      %286 = vector.bitcast %285 : vector<4xi32> to vector<8xf16>
      %287 = vector.shuffle %262, %270 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %288 = vector.shuffle %278, %286 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %289 = vector.shuffle %287, %288 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %290 = arith.subf %289, %c30 : vector<32xf16>
      %291 = vector.shuffle %290, %290 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %292 = vector.shuffle %290, %290 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %293 = math.fma %291, %225, %227 : vector<16xf16>
      %294 = math.fma %292, %225, %227 : vector<16xf16>
      %295 = arith.addi %50, %c6 : index
      %296 = arith.remui %54, %c8 : index
      %297 = arith.addi %15, %c4 : index
      %298 = arith.muli %295, %c16 : index
      %299 = arith.addi %297, %298 : index
      %300 = arith.muli %296, %c17 : index
      %301 = arith.addi %299, %300 : index
      %302 = vector.load %w[%301] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %303 = vector.bitcast %302 : vector<4xi8> to vector<2xf16>
      %304 = vector.extract %303[0] : f16 from vector<2xf16>
      %305 = vector.broadcast %304 : f16 to vector<16xf16>
      %306 = vector.extract %303[1] : f16 from vector<2xf16>
      %307 = vector.broadcast %306 : f16 to vector<16xf16>
      %308 = arith.addi %15, %c4 : index
      %309 = arith.muli %inputFeatures, %c2 : index
      %310 = arith.addi %309, %c3 : index
      %311 = arith.divui %310, %c4 : index
      %312 = arith.muli %311, %c4 : index
      %313 = arith.addi %308, %312 : index
      %314 = arith.muli %295, %c18 : index
      %315 = arith.addi %313, %314 : index
      %316 = arith.muli %296, %c8 : index
      %317 = arith.addi %315, %316 : index
      %318 = arith.muli %inputFeatures, %c1 : index
      %319 = arith.muli %inputFeatures, %c2 : index
      %320 = arith.addi %319, %c3 : index
      %321 = arith.divui %320, %c4 : index
      %322 = arith.muli %321, %c4 : index
      %323 = arith.addi %318, %322 : index
      %324 = arith.addi %323, %c4 : index
      %325 = arith.addi %15, %324 : index
      %326 = arith.muli %295, %c8 : index
      %327 = arith.addi %326, %296 : index
      %328 = arith.muli %327, %c17 : index
      %329 = arith.addi %325, %328 : index
      %330 = vector.load %w[%329] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %331 = vector.bitcast %330 : vector<4xi8> to vector<1xi32>
      %332 = vector.shuffle %331, %331 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %333 = vector.load %w[%317] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %334 = vector.bitcast %333 : vector<16xi8> to vector<4xi32>
      %335 = arith.shrui %334, %c19 : vector<4xi32>
      %336 = arith.andi %335, %c20 : vector<4xi32>
      %337 = arith.shrui %332, %c21 : vector<4xi32>
      %338 = arith.andi %337, %c22 : vector<4xi32>
      %339 = arith.shli %338, %c23 : vector<4xi32>
      %340 = arith.ori %336, %339 : vector<4xi32>
      %341 = arith.ori %340, %c24 : vector<4xi32>
      %342 = vector.bitcast %341 : vector<4xi32> to vector<8xf16>
      %343 = arith.shrui %334, %c23 : vector<4xi32>
      %344 = arith.andi %343, %c20 : vector<4xi32>
      %345 = arith.shrui %332, %c25 : vector<4xi32>
      %346 = arith.andi %345, %c22 : vector<4xi32>
      %347 = arith.shli %346, %c23 : vector<4xi32>
      %348 = arith.ori %344, %347 : vector<4xi32>
      %349 = arith.ori %348, %c24 : vector<4xi32>
      %350 = vector.bitcast %349 : vector<4xi32> to vector<8xf16>
      %351 = arith.shrui %334, %c26 : vector<4xi32>
      %352 = arith.andi %351, %c20 : vector<4xi32>
      %353 = arith.shrui %332, %c27 : vector<4xi32>
      %354 = arith.andi %353, %c22 : vector<4xi32>
      %355 = arith.shli %354, %c23 : vector<4xi32>
      %356 = arith.ori %352, %355 : vector<4xi32>
      %357 = arith.ori %356, %c24 : vector<4xi32>
      %358 = vector.bitcast %357 : vector<4xi32> to vector<8xf16>
      %359 = arith.shrui %334, %c28 : vector<4xi32>
      %360 = arith.andi %359, %c20 : vector<4xi32>
      %361 = arith.shrui %332, %c29 : vector<4xi32>
      %362 = arith.andi %361, %c22 : vector<4xi32>
      %363 = arith.shli %362, %c23 : vector<4xi32>
      %364 = arith.ori %360, %363 : vector<4xi32>
      %365 = arith.ori %364, %c24 : vector<4xi32>
      %366 = vector.bitcast %365 : vector<4xi32> to vector<8xf16>
      %367 = vector.shuffle %342, %350 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %368 = vector.shuffle %358, %366 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %369 = vector.shuffle %367, %368 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %370 = arith.subf %369, %c30 : vector<32xf16>
      %371 = vector.shuffle %370, %370 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %372 = vector.shuffle %370, %370 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %373 = math.fma %371, %305, %307 : vector<16xf16>
      %374 = math.fma %372, %305, %307 : vector<16xf16>
      %375 = arith.muli %50, %c2 : index
      %376 = arith.addi %375, %c5 : index
      %377 = arith.muli %tileRows, %c8 : index
      %378 = arith.muli %376, %377 : index
      %379 = arith.addi %36, %378 : index
      %380 = vector.load %24[%379] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %381 = arith.muli %tileRows, %c1 : index
      %382 = arith.addi %379, %381 : index
      %383 = vector.load %24[%382] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %384 = vector.shuffle %380, %383 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %385 = wave.mma %384, %133, %51 : vector<16xf16>, vector<8xf32>
      %386 = wave.mma %384, %293, %52 : vector<16xf16>, vector<8xf32>
      %387 = arith.muli %50, %c2 : index
      %388 = arith.addi %387, %c6 : index
      %389 = arith.muli %tileRows, %c8 : index
      %390 = arith.muli %388, %389 : index
      %391 = arith.addi %36, %390 : index
      %392 = vector.load %24[%391] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %393 = arith.muli %tileRows, %c1 : index
      %394 = arith.addi %391, %393 : index
      %395 = vector.load %24[%394] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %396 = vector.shuffle %392, %395 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %397 = wave.mma %396, %134, %385 : vector<16xf16>, vector<8xf32>
      %398 = wave.mma %396, %294, %386 : vector<16xf16>, vector<8xf32>
      %399 = arith.muli %50, %c2 : index
      %400 = arith.addi %399, %c2 : index
      %401 = arith.muli %tileRows, %c8 : index
      %402 = arith.muli %400, %401 : index
      %403 = arith.addi %36, %402 : index
      %404 = vector.load %24[%403] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %405 = arith.muli %tileRows, %c1 : index
      %406 = arith.addi %403, %405 : index
      %407 = vector.load %24[%406] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %408 = vector.shuffle %404, %407 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %409 = wave.mma %408, %213, %397 : vector<16xf16>, vector<8xf32>
      %410 = wave.mma %408, %373, %398 : vector<16xf16>, vector<8xf32>
      %411 = arith.muli %50, %c2 : index
      %412 = arith.addi %411, %c31 : index
      %413 = arith.muli %tileRows, %c8 : index
      %414 = arith.muli %412, %413 : index
      %415 = arith.addi %36, %414 : index
      %416 = vector.load %24[%415] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %417 = arith.muli %tileRows, %c1 : index
      %418 = arith.addi %415, %417 : index
      %419 = vector.load %24[%418] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %420 = vector.shuffle %416, %419 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %421 = wave.mma %420, %214, %409 : vector<16xf16>, vector<8xf32>
      %422 = wave.mma %420, %374, %410 : vector<16xf16>, vector<8xf32>
      scf.yield %421, %422 : vector<8xf32>, vector<8xf32>
    }
    %423 = arith.select %43, %49, %42 : index
    %427:2 = scf.for %424 = %49 to %423 step %c6 iter_args(%425 = %53#0, %426 = %53#1) -> (vector<8xf32>, vector<8xf32>) {
      %428 = wave.lane
      %429 = arith.addi %424, %c5 : index
      %430 = arith.remui %428, %c8 : index
      %431 = arith.addi %13, %c4 : index
      %432 = arith.muli %429, %c16 : index
      %433 = arith.addi %431, %432 : index
      %434 = arith.muli %430, %c17 : index
      %435 = arith.addi %433, %434 : index
      %436 = vector.load %w[%435] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %437 = vector.bitcast %436 : vector<4xi8> to vector<2xf16>
      %438 = vector.extract %437[0] : f16 from vector<2xf16>
      %439 = vector.broadcast %438 : f16 to vector<16xf16>
      %440 = vector.extract %437[1] : f16 from vector<2xf16>
      %441 = vector.broadcast %440 : f16 to vector<16xf16>
      %442 = arith.addi %13, %c4 : index
      %443 = arith.muli %inputFeatures, %c2 : index
      %444 = arith.addi %443, %c3 : index
      %445 = arith.divui %444, %c4 : index
      %446 = arith.muli %445, %c4 : index
      %447 = arith.addi %442, %446 : index
      %448 = arith.muli %429, %c18 : index
      %449 = arith.addi %447, %448 : index
      %450 = arith.muli %430, %c8 : index
      %451 = arith.addi %449, %450 : index
      %452 = arith.muli %inputFeatures, %c1 : index
      %453 = arith.muli %inputFeatures, %c2 : index
      %454 = arith.addi %453, %c3 : index
      %455 = arith.divui %454, %c4 : index
      %456 = arith.muli %455, %c4 : index
      %457 = arith.addi %452, %456 : index
      %458 = arith.addi %457, %c4 : index
      %459 = arith.addi %13, %458 : index
      %460 = arith.muli %429, %c8 : index
      %461 = arith.addi %460, %430 : index
      %462 = arith.muli %461, %c17 : index
      %463 = arith.addi %459, %462 : index
      %464 = vector.load %w[%463] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %465 = vector.bitcast %464 : vector<4xi8> to vector<1xi32>
      %466 = vector.shuffle %465, %465 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %467 = vector.load %w[%451] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %468 = vector.bitcast %467 : vector<16xi8> to vector<4xi32>
      %469 = arith.shrui %468, %c19 : vector<4xi32>
      %470 = arith.andi %469, %c20 : vector<4xi32>
      %471 = arith.shrui %466, %c21 : vector<4xi32>
      %472 = arith.andi %471, %c22 : vector<4xi32>
      %473 = arith.shli %472, %c23 : vector<4xi32>
      %474 = arith.ori %470, %473 : vector<4xi32>
      %475 = arith.ori %474, %c24 : vector<4xi32>
      %476 = vector.bitcast %475 : vector<4xi32> to vector<8xf16>
      %477 = arith.shrui %468, %c23 : vector<4xi32>
      %478 = arith.andi %477, %c20 : vector<4xi32>
      %479 = arith.shrui %466, %c25 : vector<4xi32>
      %480 = arith.andi %479, %c22 : vector<4xi32>
      %481 = arith.shli %480, %c23 : vector<4xi32>
      %482 = arith.ori %478, %481 : vector<4xi32>
      %483 = arith.ori %482, %c24 : vector<4xi32>
      %484 = vector.bitcast %483 : vector<4xi32> to vector<8xf16>
      %485 = arith.shrui %468, %c26 : vector<4xi32>
      %486 = arith.andi %485, %c20 : vector<4xi32>
      %487 = arith.shrui %466, %c27 : vector<4xi32>
      %488 = arith.andi %487, %c22 : vector<4xi32>
      %489 = arith.shli %488, %c23 : vector<4xi32>
      %490 = arith.ori %486, %489 : vector<4xi32>
      %491 = arith.ori %490, %c24 : vector<4xi32>
      %492 = vector.bitcast %491 : vector<4xi32> to vector<8xf16>
      %493 = arith.shrui %468, %c28 : vector<4xi32>
      %494 = arith.andi %493, %c20 : vector<4xi32>
      %495 = arith.shrui %466, %c29 : vector<4xi32>
      %496 = arith.andi %495, %c22 : vector<4xi32>
      %497 = arith.shli %496, %c23 : vector<4xi32>
      %498 = arith.ori %494, %497 : vector<4xi32>
      %499 = arith.ori %498, %c24 : vector<4xi32>
      %500 = vector.bitcast %499 : vector<4xi32> to vector<8xf16>
      %501 = vector.shuffle %476, %484 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %502 = vector.shuffle %492, %500 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %503 = vector.shuffle %501, %502 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %504 = arith.subf %503, %c30 : vector<32xf16>
      %505 = vector.shuffle %504, %504 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %506 = vector.shuffle %504, %504 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %507 = math.fma %505, %439, %441 : vector<16xf16>
      %508 = math.fma %506, %439, %441 : vector<16xf16>
      %509 = arith.addi %424, %c5 : index
      %510 = arith.remui %428, %c8 : index
      %511 = arith.addi %15, %c4 : index
      %512 = arith.muli %509, %c16 : index
      %513 = arith.addi %511, %512 : index
      %514 = arith.muli %510, %c17 : index
      %515 = arith.addi %513, %514 : index
      %516 = vector.load %w[%515] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %517 = vector.bitcast %516 : vector<4xi8> to vector<2xf16>
      %518 = vector.extract %517[0] : f16 from vector<2xf16>
      %519 = vector.broadcast %518 : f16 to vector<16xf16>
      %520 = vector.extract %517[1] : f16 from vector<2xf16>
      %521 = vector.broadcast %520 : f16 to vector<16xf16>
      %522 = arith.addi %15, %c4 : index
      %523 = arith.muli %inputFeatures, %c2 : index
      %524 = arith.addi %523, %c3 : index
      %525 = arith.divui %524, %c4 : index
      %526 = arith.muli %525, %c4 : index
      %527 = arith.addi %522, %526 : index
      %528 = arith.muli %509, %c18 : index
      %529 = arith.addi %527, %528 : index
      %530 = arith.muli %510, %c8 : index
      %531 = arith.addi %529, %530 : index
      %532 = arith.muli %inputFeatures, %c1 : index
      %533 = arith.muli %inputFeatures, %c2 : index
      %534 = arith.addi %533, %c3 : index
      %535 = arith.divui %534, %c4 : index
      %536 = arith.muli %535, %c4 : index
      %537 = arith.addi %532, %536 : index
      %538 = arith.addi %537, %c4 : index
      %539 = arith.addi %15, %538 : index
      %540 = arith.muli %509, %c8 : index
      %541 = arith.addi %540, %510 : index
      %542 = arith.muli %541, %c17 : index
      %543 = arith.addi %539, %542 : index
      %544 = vector.load %w[%543] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %545 = vector.bitcast %544 : vector<4xi8> to vector<1xi32>
      %546 = vector.shuffle %545, %545 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %547 = vector.load %w[%531] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %548 = vector.bitcast %547 : vector<16xi8> to vector<4xi32>
      %549 = arith.shrui %548, %c19 : vector<4xi32>
      %550 = arith.andi %549, %c20 : vector<4xi32>
      %551 = arith.shrui %546, %c21 : vector<4xi32>
      %552 = arith.andi %551, %c22 : vector<4xi32>
      %553 = arith.shli %552, %c23 : vector<4xi32>
      %554 = arith.ori %550, %553 : vector<4xi32>
      %555 = arith.ori %554, %c24 : vector<4xi32>
      %556 = vector.bitcast %555 : vector<4xi32> to vector<8xf16>
      %557 = arith.shrui %548, %c23 : vector<4xi32>
      %558 = arith.andi %557, %c20 : vector<4xi32>
      %559 = arith.shrui %546, %c25 : vector<4xi32>
      %560 = arith.andi %559, %c22 : vector<4xi32>
      %561 = arith.shli %560, %c23 : vector<4xi32>
      %562 = arith.ori %558, %561 : vector<4xi32>
      %563 = arith.ori %562, %c24 : vector<4xi32>
      %564 = vector.bitcast %563 : vector<4xi32> to vector<8xf16>
      %565 = arith.shrui %548, %c26 : vector<4xi32>
      %566 = arith.andi %565, %c20 : vector<4xi32>
      %567 = arith.shrui %546, %c27 : vector<4xi32>
      %568 = arith.andi %567, %c22 : vector<4xi32>
      %569 = arith.shli %568, %c23 : vector<4xi32>
      %570 = arith.ori %566, %569 : vector<4xi32>
      %571 = arith.ori %570, %c24 : vector<4xi32>
      %572 = vector.bitcast %571 : vector<4xi32> to vector<8xf16>
      %573 = arith.shrui %548, %c28 : vector<4xi32>
      %574 = arith.andi %573, %c20 : vector<4xi32>
      %575 = arith.shrui %546, %c29 : vector<4xi32>
      %576 = arith.andi %575, %c22 : vector<4xi32>
      %577 = arith.shli %576, %c23 : vector<4xi32>
      %578 = arith.ori %574, %577 : vector<4xi32>
      %579 = arith.ori %578, %c24 : vector<4xi32>
      %580 = vector.bitcast %579 : vector<4xi32> to vector<8xf16>
      %581 = vector.shuffle %556, %564 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %582 = vector.shuffle %572, %580 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %583 = vector.shuffle %581, %582 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %584 = arith.subf %583, %c30 : vector<32xf16>
      %585 = vector.shuffle %584, %584 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %586 = vector.shuffle %584, %584 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %587 = math.fma %585, %519, %521 : vector<16xf16>
      %588 = math.fma %586, %519, %521 : vector<16xf16>
      %589 = arith.muli %424, %c2 : index
      %590 = arith.addi %589, %c5 : index
      %591 = arith.muli %tileRows, %c8 : index
      %592 = arith.muli %590, %591 : index
      %593 = arith.addi %36, %592 : index
      %594 = vector.load %24[%593] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %595 = arith.muli %tileRows, %c1 : index
      %596 = arith.addi %593, %595 : index
      %597 = vector.load %24[%596] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %598 = vector.shuffle %594, %597 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %599 = wave.mma %598, %507, %425 : vector<16xf16>, vector<8xf32>
      %600 = wave.mma %598, %587, %426 : vector<16xf16>, vector<8xf32>
      %601 = arith.muli %424, %c2 : index
      %602 = arith.addi %601, %c6 : index
      %603 = arith.muli %tileRows, %c8 : index
      %604 = arith.muli %602, %603 : index
      %605 = arith.addi %36, %604 : index
      %606 = vector.load %24[%605] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %607 = arith.muli %tileRows, %c1 : index
      %608 = arith.addi %605, %607 : index
      %609 = vector.load %24[%608] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %610 = vector.shuffle %606, %609 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %611 = wave.mma %610, %508, %599 : vector<16xf16>, vector<8xf32>
      %612 = wave.mma %610, %588, %600 : vector<16xf16>, vector<8xf32>
      scf.yield %611, %612 : vector<8xf32>, vector<8xf32>
    }
    %613 = wave.lane
    %614 = vector.extract %427#0[0] : f32 from vector<8xf32>
    %615 = vector.extract %427#1[0] : f32 from vector<8xf32>
    %616 = wave.lane
    %617 = arith.addi %18, %c5 : index
    %618 = arith.muli %c5, %c2 : index
    %619 = arith.addi %617, %618 : index
    %620 = arith.divui %616, %c8 : index
    %621 = arith.addi %619, %620 : index
    %622 = arith.cmpi slt, %621, %17 : index
    scf.if %622 {
      %623 = arith.cmpi eq, %hasFactors, %c6 : index
      %624 = arith.muli %621, %c2 : index
      %625 = memref.load %factors[%624] : memref<?xf32>
      %626 = arith.mulf %625, %operandScale : f32
      %627 = arith.select %623, %626, %operandScale : f32
      %628 = arith.remui %616, %c8 : index
      %629 = arith.muli %628, %c17 : index
      %630 = arith.addi %13, %629 : index
      %631 = vector.load %w[%630] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %632 = vector.bitcast %631 : vector<4xi8> to vector<1xf32>
      %633 = vector.extract %632[0] : f32 from vector<1xf32>
      %634 = arith.mulf %633, %627 : f32
      %635 = arith.mulf %614, %634 : f32
      %636 = arith.remui %616, %c8 : index
      %637 = arith.muli %636, %c17 : index
      %638 = arith.addi %15, %637 : index
      %639 = vector.load %w[%638] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %640 = vector.bitcast %639 : vector<4xi8> to vector<1xf32>
      %641 = vector.extract %640[0] : f32 from vector<1xf32>
      %642 = arith.mulf %641, %627 : f32
      %643 = arith.mulf %615, %642 : f32
      %644 = arith.muli %621, %outputFeatures : index
      %645 = arith.addi %644, %20 : index
      %646 = wave.lane
      %647 = arith.remui %646, %c8 : index
      %648 = arith.addi %645, %647 : index
      %649 = arith.addi %648, %c5 : index
      memref.store %635, %logits[%649] : memref<?xf32>
      %650 = arith.addi %648, %c8 : index
      memref.store %643, %logits[%650] : memref<?xf32>
    }
    %651 = vector.extract %427#0[1] : f32 from vector<8xf32>
    %652 = vector.extract %427#1[1] : f32 from vector<8xf32>
    %653 = wave.lane
    %654 = arith.addi %18, %c5 : index
    %655 = arith.muli %c6, %c2 : index
    %656 = arith.addi %654, %655 : index
    %657 = arith.divui %653, %c8 : index
    %658 = arith.addi %656, %657 : index
    %659 = arith.cmpi slt, %658, %17 : index
    scf.if %659 {
      %660 = arith.cmpi eq, %hasFactors, %c6 : index
      %661 = arith.muli %658, %c2 : index
      %662 = memref.load %factors[%661] : memref<?xf32>
      %663 = arith.mulf %662, %operandScale : f32
      %664 = arith.select %660, %663, %operandScale : f32
      %665 = arith.remui %653, %c8 : index
      %666 = arith.muli %665, %c17 : index
      %667 = arith.addi %13, %666 : index
      %668 = vector.load %w[%667] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %669 = vector.bitcast %668 : vector<4xi8> to vector<1xf32>
      %670 = vector.extract %669[0] : f32 from vector<1xf32>
      %671 = arith.mulf %670, %664 : f32
      %672 = arith.mulf %651, %671 : f32
      %673 = arith.remui %653, %c8 : index
      %674 = arith.muli %673, %c17 : index
      %675 = arith.addi %15, %674 : index
      %676 = vector.load %w[%675] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %677 = vector.bitcast %676 : vector<4xi8> to vector<1xf32>
      %678 = vector.extract %677[0] : f32 from vector<1xf32>
      %679 = arith.mulf %678, %664 : f32
      %680 = arith.mulf %652, %679 : f32
      %681 = arith.muli %658, %outputFeatures : index
      %682 = arith.addi %681, %20 : index
      %683 = wave.lane
      %684 = arith.remui %683, %c8 : index
      %685 = arith.addi %682, %684 : index
      %686 = arith.addi %685, %c5 : index
      memref.store %672, %logits[%686] : memref<?xf32>
      %687 = arith.addi %685, %c8 : index
      memref.store %680, %logits[%687] : memref<?xf32>
    }
    %688 = vector.extract %427#0[2] : f32 from vector<8xf32>
    %689 = vector.extract %427#1[2] : f32 from vector<8xf32>
    %690 = wave.lane
    %691 = arith.addi %18, %c5 : index
    %692 = arith.muli %c2, %c2 : index
    %693 = arith.addi %691, %692 : index
    %694 = arith.divui %690, %c8 : index
    %695 = arith.addi %693, %694 : index
    %696 = arith.cmpi slt, %695, %17 : index
    scf.if %696 {
      %697 = arith.cmpi eq, %hasFactors, %c6 : index
      %698 = arith.muli %695, %c2 : index
      %699 = memref.load %factors[%698] : memref<?xf32>
      %700 = arith.mulf %699, %operandScale : f32
      %701 = arith.select %697, %700, %operandScale : f32
      %702 = arith.remui %690, %c8 : index
      %703 = arith.muli %702, %c17 : index
      %704 = arith.addi %13, %703 : index
      %705 = vector.load %w[%704] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %706 = vector.bitcast %705 : vector<4xi8> to vector<1xf32>
      %707 = vector.extract %706[0] : f32 from vector<1xf32>
      %708 = arith.mulf %707, %701 : f32
      %709 = arith.mulf %688, %708 : f32
      %710 = arith.remui %690, %c8 : index
      %711 = arith.muli %710, %c17 : index
      %712 = arith.addi %15, %711 : index
      %713 = vector.load %w[%712] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %714 = vector.bitcast %713 : vector<4xi8> to vector<1xf32>
      %715 = vector.extract %714[0] : f32 from vector<1xf32>
      %716 = arith.mulf %715, %701 : f32
      %717 = arith.mulf %689, %716 : f32
      %718 = arith.muli %695, %outputFeatures : index
      %719 = arith.addi %718, %20 : index
      %720 = wave.lane
      %721 = arith.remui %720, %c8 : index
      %722 = arith.addi %719, %721 : index
      %723 = arith.addi %722, %c5 : index
      memref.store %709, %logits[%723] : memref<?xf32>
      %724 = arith.addi %722, %c8 : index
      memref.store %717, %logits[%724] : memref<?xf32>
    }
    %725 = vector.extract %427#0[3] : f32 from vector<8xf32>
    %726 = vector.extract %427#1[3] : f32 from vector<8xf32>
    %727 = wave.lane
    %728 = arith.addi %18, %c5 : index
    %729 = arith.muli %c31, %c2 : index
    %730 = arith.addi %728, %729 : index
    %731 = arith.divui %727, %c8 : index
    %732 = arith.addi %730, %731 : index
    %733 = arith.cmpi slt, %732, %17 : index
    scf.if %733 {
      %734 = arith.cmpi eq, %hasFactors, %c6 : index
      %735 = arith.muli %732, %c2 : index
      %736 = memref.load %factors[%735] : memref<?xf32>
      %737 = arith.mulf %736, %operandScale : f32
      %738 = arith.select %734, %737, %operandScale : f32
      %739 = arith.remui %727, %c8 : index
      %740 = arith.muli %739, %c17 : index
      %741 = arith.addi %13, %740 : index
      %742 = vector.load %w[%741] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %743 = vector.bitcast %742 : vector<4xi8> to vector<1xf32>
      %744 = vector.extract %743[0] : f32 from vector<1xf32>
      %745 = arith.mulf %744, %738 : f32
      %746 = arith.mulf %725, %745 : f32
      %747 = arith.remui %727, %c8 : index
      %748 = arith.muli %747, %c17 : index
      %749 = arith.addi %15, %748 : index
      %750 = vector.load %w[%749] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %751 = vector.bitcast %750 : vector<4xi8> to vector<1xf32>
      %752 = vector.extract %751[0] : f32 from vector<1xf32>
      %753 = arith.mulf %752, %738 : f32
      %754 = arith.mulf %726, %753 : f32
      %755 = arith.muli %732, %outputFeatures : index
      %756 = arith.addi %755, %20 : index
      %757 = wave.lane
      %758 = arith.remui %757, %c8 : index
      %759 = arith.addi %756, %758 : index
      %760 = arith.addi %759, %c5 : index
      memref.store %746, %logits[%760] : memref<?xf32>
      %761 = arith.addi %759, %c8 : index
      memref.store %754, %logits[%761] : memref<?xf32>
    }
    %762 = vector.extract %427#0[4] : f32 from vector<8xf32>
    %763 = vector.extract %427#1[4] : f32 from vector<8xf32>
    %764 = wave.lane
    %765 = arith.addi %18, %c5 : index
    %766 = arith.muli %c17, %c2 : index
    %767 = arith.addi %765, %766 : index
    %768 = arith.divui %764, %c8 : index
    %769 = arith.addi %767, %768 : index
    %770 = arith.cmpi slt, %769, %17 : index
    scf.if %770 {
      %771 = arith.cmpi eq, %hasFactors, %c6 : index
      %772 = arith.muli %769, %c2 : index
      %773 = memref.load %factors[%772] : memref<?xf32>
      %774 = arith.mulf %773, %operandScale : f32
      %775 = arith.select %771, %774, %operandScale : f32
      %776 = arith.remui %764, %c8 : index
      %777 = arith.muli %776, %c17 : index
      %778 = arith.addi %13, %777 : index
      %779 = vector.load %w[%778] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %780 = vector.bitcast %779 : vector<4xi8> to vector<1xf32>
      %781 = vector.extract %780[0] : f32 from vector<1xf32>
      %782 = arith.mulf %781, %775 : f32
      %783 = arith.mulf %762, %782 : f32
      %784 = arith.remui %764, %c8 : index
      %785 = arith.muli %784, %c17 : index
      %786 = arith.addi %15, %785 : index
      %787 = vector.load %w[%786] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %788 = vector.bitcast %787 : vector<4xi8> to vector<1xf32>
      %789 = vector.extract %788[0] : f32 from vector<1xf32>
      %790 = arith.mulf %789, %775 : f32
      %791 = arith.mulf %763, %790 : f32
      %792 = arith.muli %769, %outputFeatures : index
      %793 = arith.addi %792, %20 : index
      %794 = wave.lane
      %795 = arith.remui %794, %c8 : index
      %796 = arith.addi %793, %795 : index
      %797 = arith.addi %796, %c5 : index
      memref.store %783, %logits[%797] : memref<?xf32>
      %798 = arith.addi %796, %c8 : index
      memref.store %791, %logits[%798] : memref<?xf32>
    }
    %799 = vector.extract %427#0[5] : f32 from vector<8xf32>
    %800 = vector.extract %427#1[5] : f32 from vector<8xf32>
    %801 = wave.lane
    %802 = arith.addi %18, %c5 : index
    %803 = arith.muli %c34, %c2 : index
    %804 = arith.addi %802, %803 : index
    %805 = arith.divui %801, %c8 : index
    %806 = arith.addi %804, %805 : index
    %807 = arith.cmpi slt, %806, %17 : index
    scf.if %807 {
      %808 = arith.cmpi eq, %hasFactors, %c6 : index
      %809 = arith.muli %806, %c2 : index
      %810 = memref.load %factors[%809] : memref<?xf32>
      %811 = arith.mulf %810, %operandScale : f32
      %812 = arith.select %808, %811, %operandScale : f32
      %813 = arith.remui %801, %c8 : index
      %814 = arith.muli %813, %c17 : index
      %815 = arith.addi %13, %814 : index
      %816 = vector.load %w[%815] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %817 = vector.bitcast %816 : vector<4xi8> to vector<1xf32>
      %818 = vector.extract %817[0] : f32 from vector<1xf32>
      %819 = arith.mulf %818, %812 : f32
      %820 = arith.mulf %799, %819 : f32
      %821 = arith.remui %801, %c8 : index
      %822 = arith.muli %821, %c17 : index
      %823 = arith.addi %15, %822 : index
      %824 = vector.load %w[%823] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %825 = vector.bitcast %824 : vector<4xi8> to vector<1xf32>
      %826 = vector.extract %825[0] : f32 from vector<1xf32>
      %827 = arith.mulf %826, %812 : f32
      %828 = arith.mulf %800, %827 : f32
      %829 = arith.muli %806, %outputFeatures : index
      %830 = arith.addi %829, %20 : index
      %831 = wave.lane
      %832 = arith.remui %831, %c8 : index
      %833 = arith.addi %830, %832 : index
      %834 = arith.addi %833, %c5 : index
      memref.store %820, %logits[%834] : memref<?xf32>
      %835 = arith.addi %833, %c8 : index
      memref.store %828, %logits[%835] : memref<?xf32>
    }
    %836 = vector.extract %427#0[6] : f32 from vector<8xf32>
    %837 = vector.extract %427#1[6] : f32 from vector<8xf32>
    %838 = wave.lane
    %839 = arith.addi %18, %c5 : index
    %840 = arith.muli %c35, %c2 : index
    %841 = arith.addi %839, %840 : index
    %842 = arith.divui %838, %c8 : index
    %843 = arith.addi %841, %842 : index
    %844 = arith.cmpi slt, %843, %17 : index
    scf.if %844 {
      %845 = arith.cmpi eq, %hasFactors, %c6 : index
      %846 = arith.muli %843, %c2 : index
      %847 = memref.load %factors[%846] : memref<?xf32>
      %848 = arith.mulf %847, %operandScale : f32
      %849 = arith.select %845, %848, %operandScale : f32
      %850 = arith.remui %838, %c8 : index
      %851 = arith.muli %850, %c17 : index
      %852 = arith.addi %13, %851 : index
      %853 = vector.load %w[%852] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %854 = vector.bitcast %853 : vector<4xi8> to vector<1xf32>
      %855 = vector.extract %854[0] : f32 from vector<1xf32>
      %856 = arith.mulf %855, %849 : f32
      %857 = arith.mulf %836, %856 : f32
      %858 = arith.remui %838, %c8 : index
      %859 = arith.muli %858, %c17 : index
      %860 = arith.addi %15, %859 : index
      %861 = vector.load %w[%860] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %862 = vector.bitcast %861 : vector<4xi8> to vector<1xf32>
      %863 = vector.extract %862[0] : f32 from vector<1xf32>
      %864 = arith.mulf %863, %849 : f32
      %865 = arith.mulf %837, %864 : f32
      %866 = arith.muli %843, %outputFeatures : index
      %867 = arith.addi %866, %20 : index
      %868 = wave.lane
      %869 = arith.remui %868, %c8 : index
      %870 = arith.addi %867, %869 : index
      %871 = arith.addi %870, %c5 : index
      memref.store %857, %logits[%871] : memref<?xf32>
      %872 = arith.addi %870, %c8 : index
      memref.store %865, %logits[%872] : memref<?xf32>
    }
    %873 = vector.extract %427#0[7] : f32 from vector<8xf32>
    %874 = vector.extract %427#1[7] : f32 from vector<8xf32>
    %875 = wave.lane
    %876 = arith.addi %18, %c5 : index
    %877 = arith.muli %c36, %c2 : index
    %878 = arith.addi %876, %877 : index
    %879 = arith.divui %875, %c8 : index
    %880 = arith.addi %878, %879 : index
    %881 = arith.cmpi slt, %880, %17 : index
    scf.if %881 {
      %882 = arith.cmpi eq, %hasFactors, %c6 : index
      %883 = arith.muli %880, %c2 : index
      %884 = memref.load %factors[%883] : memref<?xf32>
      %885 = arith.mulf %884, %operandScale : f32
      %886 = arith.select %882, %885, %operandScale : f32
      %887 = arith.remui %875, %c8 : index
      %888 = arith.muli %887, %c17 : index
      %889 = arith.addi %13, %888 : index
      %890 = vector.load %w[%889] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %891 = vector.bitcast %890 : vector<4xi8> to vector<1xf32>
      %892 = vector.extract %891[0] : f32 from vector<1xf32>
      %893 = arith.mulf %892, %886 : f32
      %894 = arith.mulf %873, %893 : f32
      %895 = arith.remui %875, %c8 : index
      %896 = arith.muli %895, %c17 : index
      %897 = arith.addi %15, %896 : index
      %898 = vector.load %w[%897] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %899 = vector.bitcast %898 : vector<4xi8> to vector<1xf32>
      %900 = vector.extract %899[0] : f32 from vector<1xf32>
      %901 = arith.mulf %900, %886 : f32
      %902 = arith.mulf %874, %901 : f32
      %903 = arith.muli %880, %outputFeatures : index
      %904 = arith.addi %903, %20 : index
      %905 = wave.lane
      %906 = arith.remui %905, %c8 : index
      %907 = arith.addi %904, %906 : index
      %908 = arith.addi %907, %c5 : index
      memref.store %894, %logits[%908] : memref<?xf32>
      %909 = arith.addi %907, %c8 : index
      memref.store %902, %logits[%909] : memref<?xf32>
    }
  }
  %910 = arith.muli %experts, %c6 : index
  %911 = wave.scratch %910 : memref<?xf32>
  %912 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %912 {
    %913 = arith.addi %18, %c8 : index
    %914 = arith.minsi %913, %17 : index
    %915 = wave.wave
    %916 = arith.addi %18, %915 : index
    scf.for %917 = %916 to %914 step %c6 {
      %918 = wave.wave
      %919 = arith.muli %918, %experts : index
      %920 = wave.lane
      %921 = arith.muli %917, %logitsWidth : index
      %924 = scf.for %922 = %920 to %experts step %c10 iter_args(%923 = %c41) -> (f32) {
        %925 = arith.addi %921, %922 : index
        %926 = memref.load %logits[%925] : memref<?xf32>
        %927 = arith.maximumf %923, %926 : f32
        scf.yield %927 : f32
      }
      %928 = vector.broadcast %924 : f32 to vector<1xf32>
      %929 = wave.reduce "max" %928 : vector<1xf32>
      %932 = scf.for %930 = %920 to %experts step %c10 iter_args(%931 = %c42) -> (f32) {
        %933 = arith.addi %921, %930 : index
        %934 = memref.load %logits[%933] : memref<?xf32>
        %935 = arith.subf %934, %929 : f32
        %936 = arith.mulf %935, %c43 : f32
        %937 = wave.exp2 %936 : f32
        %938 = arith.addi %919, %930 : index
        memref.store %937, %911[%938] : memref<?xf32>
        %939 = arith.addf %931, %937 : f32
        scf.yield %939 : f32
      }
      %940 = vector.broadcast %932 : f32 to vector<1xf32>
      %941 = wave.reduce "add" %940 : vector<1xf32>
      scf.for %942 = %920 to %experts step %c10 {
        %943 = arith.addi %919, %942 : index
        %944 = memref.load %911[%943] : memref<?xf32>
        %945 = arith.divf %944, %941 : f32
        %946 = arith.addi %919, %942 : index
        memref.store %945, %911[%946] : memref<?xf32>
      }
      %951:3 = scf.for %947 = %c5 to %expertsPerToken step %c6 iter_args(%948 = %c42, %949 = %c42, %950 = %c44) -> (f32, f32, i32) {
        %955:2 = scf.for %952 = %920 to %experts step %c10 iter_args(%953 = %c45, %954 = %c42) -> (f32, f32) {
          %956 = arith.addi %919, %952 : index
          %957 = memref.load %911[%956] : memref<?xf32>
          %958 = arith.cmpf ogt, %957, %953 : f32
          %959 = arith.index_cast %952 : index to i32
          %960 = arith.sitofp %959 : i32 to f32
          %961 = arith.select %958, %957, %953 : f32
          %962 = arith.select %958, %960, %954 : f32
          scf.yield %961, %962 : f32, f32
        }
        %963 = vector.broadcast %955#0 : f32 to vector<1xf32>
        %964 = wave.reduce "max" %963 : vector<1xf32>
        %965 = arith.cmpf oeq, %955#0, %964 : f32
        %966 = arith.subf %c42, %955#1 : f32
        %967 = arith.select %965, %966, %c46 : f32
        %968 = vector.broadcast %967 : f32 to vector<1xf32>
        %969 = wave.reduce "max" %968 : vector<1xf32>
        %970 = arith.subf %c42, %969 : f32
        %971 = arith.fptosi %970 : f32 to i32
        %972 = arith.index_cast %971 : i32 to index
        %973 = arith.remui %972, %c10 : index
        %974 = arith.cmpi eq, %973, %920 : index
        scf.if %974 {
          %975 = arith.addi %919, %972 : index
          memref.store %c47, %911[%975] : memref<?xf32>
        }
        %976 = arith.cmpi eq, %947, %920 : index
        %977 = arith.addf %948, %964 : f32
        %978 = arith.select %976, %964, %949 : f32
        %979 = arith.select %976, %971, %950 : i32
        scf.yield %977, %978, %979 : f32, f32, i32
      }
      %980 = arith.cmpi eq, %normalize, %c6 : index
      %981 = arith.divf %951#1, %951#0 : f32
      %982 = arith.select %980, %981, %951#1 : f32
      %983 = arith.cmpi slt, %920, %expertsPerToken : index
      scf.if %983 {
        %984 = arith.muli %917, %expertsPerToken : index
        %985 = arith.addi %984, %920 : index
        memref.store %982, %weights[%985] : memref<?xf32>
        %986 = arith.muli %917, %expertsPerToken : index
        %987 = arith.addi %986, %920 : index
        memref.store %951#2, %ids_out[%987] : memref<?xi32>
      }
    }
  }
  wave.return
}
