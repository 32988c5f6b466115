// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='q8_k', waves=4, panels=2, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_q8_k_w4p2_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) attributes {waves = 4 : i64} {
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
  %operandHalves = wave.param "operandHalves" : index
  %c14 = arith.constant 8 : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant dense<0> : vector<4xi32>
  %c19 = arith.constant dense<983055> : vector<4xi32>
  %c20 = arith.constant dense<[0, 0, 0, 0]> : vector<4xi32>
  %c21 = arith.constant dense<4> : vector<4xi32>
  %c22 = arith.constant dense<1677747200> : vector<4xi32>
  %c23 = arith.constant dense<[4, 4, 4, 4]> : vector<4xi32>
  %c24 = arith.constant dense<8> : vector<4xi32>
  %c25 = arith.constant dense<[8, 8, 8, 8]> : vector<4xi32>
  %c26 = arith.constant dense<12> : vector<4xi32>
  %c27 = arith.constant dense<[12, 12, 12, 12]> : vector<4xi32>
  %c28 = arith.constant dense<0x6480> : vector<32xf16>
  %c29 = arith.constant 3 : index
  %c30 = arith.constant 64 : index
  %c31 = arith.constant 96 : index
  %c32 = arith.constant 160 : index
  %c33 = arith.constant 192 : index
  %c34 = arith.constant 224 : index
  %c35 = arith.constant 512 : index
  %c36 = arith.constant 1024 : index
  %c37 = arith.constant 1536 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c40 = arith.constant 4 : index
  %experts = wave.param "experts" : index
  %arrivals = wave.param "arrivals" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %logitsWidth = wave.param "logitsWidth" : index
  %c45 = arith.constant 0xFF61B1E6 : f32
  %c46 = arith.constant 0x00000000 : f32
  %c47 = arith.constant 0x3FB8AA3B : f32
  %c48 = arith.constant 0 : i32
  %c49 = arith.constant 0xC0000000 : f32
  %c50 = arith.constant 0xCB800000 : f32
  %c51 = arith.constant 0xBF800000 : f32
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
    %27 = wave.scratch %operandHalves : memref<?xf16>
    %28 = arith.divui %operandHalves, %c14 : index
    %29 = wave.wave
    %30 = arith.muli %29, %c5 : index
    %31 = wave.lane
    %32 = arith.addi %30, %31 : index
    scf.for %33 = %32 to %28 step %c7 {
      %34 = arith.muli %33, %c14 : index
      %35 = arith.addi %c8, %34 : index
      %36 = vector.load %x[%35] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %37 = arith.muli %33, %c14 : index
      vector.store %36, %27[%37] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %38 = arith.remui %26, %tileRows : index
    %39 = arith.muli %38, %c14 : index
    %40 = wave.wave
    %41 = arith.divui %inputFeatures, %c5 : index
    %42 = arith.muli %40, %stepsPerWave : index
    %43 = arith.minsi %42, %41 : index
    %44 = arith.addi %43, %stepsPerWave : index
    %45 = arith.minsi %44, %41 : index
    %46 = arith.cmpi eq, %wholeBlocks, %c2 : index
    %47 = arith.subi %45, %43 : index
    %48 = arith.divui %47, %c3 : index
    %49 = arith.muli %48, %c3 : index
    %50 = arith.addi %43, %49 : index
    %51 = arith.addi %43, %stepsPerWave : index
    %52 = arith.select %46, %51, %50 : index
    %56:2 = scf.for %53 = %43 to %52 step %c3 iter_args(%54 = %c15, %55 = %c15) -> (vector<8xf32>, vector<8xf32>) {
      %57 = wave.lane
      %58 = arith.addi %53, %c8 : index
      %59 = arith.remui %57, %c1 : index
      %60 = arith.addi %15, %c7 : index
      %61 = arith.divui %58, %c14 : index
      %62 = arith.muli %61, %c5 : index
      %63 = arith.addi %60, %62 : index
      %64 = arith.muli %59, %c3 : index
      %65 = arith.addi %63, %64 : index
      %66 = vector.load %w[%65] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %67 = vector.bitcast %66 : vector<2xi8> to vector<1xf16>
      %68 = arith.divui %inputFeatures, %c4 : index
      %69 = arith.muli %68, %c5 : index
      %70 = arith.addi %60, %69 : index
      %71 = arith.muli %58, %c1 : index
      %72 = arith.addi %70, %71 : index
      %73 = arith.muli %59, %c2 : index
      %74 = arith.addi %72, %73 : index
      %75 = vector.load %w[%74] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %76 = vector.extract %67[0] : f16 from vector<1xf16>
      %77 = arith.extf %76 : f16 to f32
      %78 = vector.extract %75[0] : i8 from vector<1xi8>
      %79 = arith.extsi %78 : i8 to i32
      %80 = arith.sitofp %79 : i32 to f32
      %81 = arith.mulf %77, %80 : f32
      %82 = arith.truncf %81 : f32 to f16
      %83 = vector.broadcast %82 : f16 to vector<16xf16>
      %84 = arith.addi %15, %c7 : index
      %85 = arith.muli %inputFeatures, %c2 : index
      %86 = arith.divui %85, %c3 : index
      %87 = arith.divui %inputFeatures, %c4 : index
      %88 = arith.muli %87, %c5 : index
      %89 = arith.addi %88, %86 : index
      %90 = arith.addi %89, %c6 : index
      %91 = arith.divui %90, %c7 : index
      %92 = arith.muli %91, %c7 : index
      %93 = arith.addi %84, %92 : index
      %94 = arith.muli %inputFeatures, %c14 : index
      %95 = arith.addi %93, %94 : index
      %96 = arith.muli %58, %c1 : index
      %97 = arith.addi %96, %59 : index
      %98 = arith.muli %97, %c1 : index
      %99 = arith.addi %95, %98 : index
      %100 = arith.muli %58, %c4 : index
      %101 = arith.addi %93, %100 : index
      %102 = arith.muli %59, %c1 : index
      %103 = arith.addi %101, %102 : index
      %104 = vector.load %w[%99] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %105 = vector.bitcast %104 : vector<16xi8> to vector<4xi32>
      %106 = vector.load %w[%103] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %107 = vector.bitcast %106 : vector<16xi8> to vector<4xi32>
      %108 = arith.shrui %107, %c18 : vector<4xi32>
      %109 = arith.andi %108, %c19 : vector<4xi32>
      %110 = arith.shrui %105, %c20 : vector<4xi32>
      %111 = arith.andi %110, %c19 : vector<4xi32>
      %112 = arith.shli %111, %c21 : vector<4xi32>
      %113 = arith.ori %109, %112 : vector<4xi32>
      %114 = arith.ori %113, %c22 : vector<4xi32>
      %115 = vector.bitcast %114 : vector<4xi32> to vector<8xf16>
      %116 = arith.shrui %107, %c21 : vector<4xi32>
      %117 = arith.andi %116, %c19 : vector<4xi32>
      %118 = arith.shrui %105, %c23 : vector<4xi32>
      %119 = arith.andi %118, %c19 : vector<4xi32>
      %120 = arith.shli %119, %c21 : vector<4xi32>
      %121 = arith.ori %117, %120 : vector<4xi32>
      %122 = arith.ori %121, %c22 : vector<4xi32>
      %123 = vector.bitcast %122 : vector<4xi32> to vector<8xf16>
      %124 = arith.shrui %107, %c24 : vector<4xi32>
      %125 = arith.andi %124, %c19 : vector<4xi32>
      %126 = arith.shrui %105, %c25 : vector<4xi32>
      %127 = arith.andi %126, %c19 : vector<4xi32>
      %128 = arith.shli %127, %c21 : vector<4xi32>
      %129 = arith.ori %125, %128 : vector<4xi32>
      %130 = arith.ori %129, %c22 : vector<4xi32>
      %131 = vector.bitcast %130 : vector<4xi32> to vector<8xf16>
      %132 = arith.shrui %107, %c26 : vector<4xi32>
      %133 = arith.andi %132, %c19 : vector<4xi32>
      %134 = arith.shrui %105, %c27 : vector<4xi32>
      %135 = arith.andi %134, %c19 : vector<4xi32>
      %136 = arith.shli %135, %c21 : vector<4xi32>
      %137 = arith.ori %133, %136 : vector<4xi32>
      %138 = arith.ori %137, %c22 : vector<4xi32>
      %139 = vector.bitcast %138 : vector<4xi32> to vector<8xf16>
      %140 = vector.shuffle %115, %123 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %141 = vector.shuffle %131, %139 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %142 = vector.shuffle %140, %141 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %143 = arith.subf %142, %c28 : vector<32xf16>
      %144 = vector.shuffle %143, %143 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %145 = vector.shuffle %143, %143 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %146 = arith.mulf %144, %83 : vector<16xf16>
      %147 = arith.mulf %145, %83 : vector<16xf16>
      %148 = arith.addi %53, %c2 : index
      %149 = arith.remui %57, %c1 : index
      %150 = arith.addi %15, %c7 : index
      %151 = arith.divui %148, %c14 : index
      %152 = arith.muli %151, %c5 : index
      %153 = arith.addi %150, %152 : index
      %154 = arith.muli %149, %c3 : index
      %155 = arith.addi %153, %154 : index
      %156 = vector.load %w[%155] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %157 = vector.bitcast %156 : vector<2xi8> to vector<1xf16>
      %158 = arith.divui %inputFeatures, %c4 : index
      %159 = arith.muli %158, %c5 : index
      %160 = arith.addi %150, %159 : index
      %161 = arith.muli %148, %c1 : index
      %162 = arith.addi %160, %161 : index
      %163 = arith.muli %149, %c2 : index
      %164 = arith.addi %162, %163 : index
      %165 = vector.load %w[%164] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %166 = vector.extract %157[0] : f16 from vector<1xf16>
      %167 = arith.extf %166 : f16 to f32
      %168 = vector.extract %165[0] : i8 from vector<1xi8>
      %169 = arith.extsi %168 : i8 to i32
      %170 = arith.sitofp %169 : i32 to f32
      %171 = arith.mulf %167, %170 : f32
      %172 = arith.truncf %171 : f32 to f16
      %173 = vector.broadcast %172 : f16 to vector<16xf16>
      %174 = arith.addi %15, %c7 : index
      %175 = arith.muli %inputFeatures, %c2 : index
      %176 = arith.divui %175, %c3 : index
      %177 = arith.divui %inputFeatures, %c4 : index
      %178 = arith.muli %177, %c5 : index
      %179 = arith.addi %178, %176 : index
      %180 = arith.addi %179, %c6 : index
      %181 = arith.divui %180, %c7 : index
      %182 = arith.muli %181, %c7 : index
      %183 = arith.addi %174, %182 : index
      %184 = arith.muli %inputFeatures, %c14 : index
      %185 = arith.addi %183, %184 : index
      %186 = arith.muli %148, %c1 : index
      %187 = arith.addi %186, %149 : index
      %188 = arith.muli %187, %c1 : index
      %189 = arith.addi %185, %188 : index
      %190 = arith.muli %148, %c4 : index
      %191 = arith.addi %183, %190 : index
      %192 = arith.muli %149, %c1 : index
      %193 = arith.addi %191, %192 : index
      %194 = vector.load %w[%189] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %195 = vector.bitcast %194 : vector<16xi8> to vector<4xi32>
      %196 = vector.load %w[%193] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %197 = vector.bitcast %196 : vector<16xi8> to vector<4xi32>
      %198 = arith.shrui %197, %c18 : vector<4xi32>
      %199 = arith.andi %198, %c19 : vector<4xi32>
      %200 = arith.shrui %195, %c20 : vector<4xi32>
      %201 = arith.andi %200, %c19 : vector<4xi32>
      %202 = arith.shli %201, %c21 : vector<4xi32>
      %203 = arith.ori %199, %202 : vector<4xi32>
      %204 = arith.ori %203, %c22 : vector<4xi32>
      %205 = vector.bitcast %204 : vector<4xi32> to vector<8xf16>
      %206 = arith.shrui %197, %c21 : vector<4xi32>
      %207 = arith.andi %206, %c19 : vector<4xi32>
      %208 = arith.shrui %195, %c23 : vector<4xi32>
      %209 = arith.andi %208, %c19 : vector<4xi32>
      %210 = arith.shli %209, %c21 : vector<4xi32>
      %211 = arith.ori %207, %210 : vector<4xi32>
      %212 = arith.ori %211, %c22 : vector<4xi32>
      %213 = vector.bitcast %212 : vector<4xi32> to vector<8xf16>
      %214 = arith.shrui %197, %c24 : vector<4xi32>
      %215 = arith.andi %214, %c19 : vector<4xi32>
      %216 = arith.shrui %195, %c25 : vector<4xi32>
      %217 = arith.andi %216, %c19 : vector<4xi32>
      %218 = arith.shli %217, %c21 : vector<4xi32>
      %219 = arith.ori %215, %218 : vector<4xi32>
      %220 = arith.ori %219, %c22 : vector<4xi32>
      %221 = vector.bitcast %220 : vector<4xi32> to vector<8xf16>
      %222 = arith.shrui %197, %c26 : vector<4xi32>
      %223 = arith.andi %222, %c19 : vector<4xi32>
      %224 = arith.shrui %195, %c27 : vector<4xi32>
      %225 = arith.andi %224, %c19 : vector<4xi32>
      %226 = arith.shli %225, %c21 : vector<4xi32>
      %227 = arith.ori %223, %226 : vector<4xi32>
      %228 = arith.ori %227, %c22 : vector<4xi32>
      %229 = vector.bitcast %228 : vector<4xi32> to vector<8xf16>
      %230 = vector.shuffle %205, %213 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %231 = vector.shuffle %221, %229 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %232 = vector.shuffle %230, %231 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %233 = arith.subf %232, %c28 : vector<32xf16>
      %234 = vector.shuffle %233, %233 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %235 = vector.shuffle %233, %233 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %236 = arith.mulf %234, %173 : vector<16xf16>
      %237 = arith.mulf %235, %173 : vector<16xf16>
      %238 = arith.addi %53, %c8 : index
      %239 = arith.remui %57, %c1 : index
      %240 = arith.addi %17, %c7 : index
      %241 = arith.divui %238, %c14 : index
      %242 = arith.muli %241, %c5 : index
      %243 = arith.addi %240, %242 : index
      %244 = arith.muli %239, %c3 : index
      %245 = arith.addi %243, %244 : index
      %246 = vector.load %w[%245] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %247 = vector.bitcast %246 : vector<2xi8> to vector<1xf16>
      %248 = arith.divui %inputFeatures, %c4 : index
      %249 = arith.muli %248, %c5 : index
      %250 = arith.addi %240, %249 : index
      %251 = arith.muli %238, %c1 : index
      %252 = arith.addi %250, %251 : index
      %253 = arith.muli %239, %c2 : index
      %254 = arith.addi %252, %253 : index
      %255 = vector.load %w[%254] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %256 = vector.extract %247[0] : f16 from vector<1xf16>
      %257 = arith.extf %256 : f16 to f32
      %258 = vector.extract %255[0] : i8 from vector<1xi8>
      %259 = arith.extsi %258 : i8 to i32
      %260 = arith.sitofp %259 : i32 to f32
      %261 = arith.mulf %257, %260 : f32
      %262 = arith.truncf %261 : f32 to f16
      %263 = vector.broadcast %262 : f16 to vector<16xf16>
      %264 = arith.addi %17, %c7 : index
      %265 = arith.muli %inputFeatures, %c2 : index
      %266 = arith.divui %265, %c3 : index
      %267 = arith.divui %inputFeatures, %c4 : index
      %268 = arith.muli %267, %c5 : index
      %269 = arith.addi %268, %266 : index
      %270 = arith.addi %269, %c6 : index
      %271 = arith.divui %270, %c7 : index
      %272 = arith.muli %271, %c7 : index
      %273 = arith.addi %264, %272 : index
      %274 = arith.muli %inputFeatures, %c14 : index
      %275 = arith.addi %273, %274 : index
      %276 = arith.muli %238, %c1 : index
      %277 = arith.addi %276, %239 : index
      %278 = arith.muli %277, %c1 : index
      %279 = arith.addi %275, %278 : index
      %280 = arith.muli %238, %c4 : index
      %281 = arith.addi %273, %280 : index
      %282 = arith.muli %239, %c1 : index
      %283 = arith.addi %281, %282 : index
      %284 = vector.load %w[%279] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %285 = vector.bitcast %284 : vector<16xi8> to vector<4xi32>
      %286 = vector.load %w[%283] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %287 = vector.bitcast %286 : vector<16xi8> to vector<4xi32>
      %288 = arith.shrui %287, %c18 : vector<4xi32>
      %289 = arith.andi %288, %c19 : vector<4xi32>
      %290 = arith.shrui %285, %c20 : vector<4xi32>
      %291 = arith.andi %290, %c19 : vector<4xi32>
      %292 = arith.shli %291, %c21 : vector<4xi32>
      %293 = arith.ori %289, %292 : vector<4xi32>
      %294 = arith.ori %293, %c22 : vector<4xi32>
      %295 = vector.bitcast %294 : vector<4xi32> to vector<8xf16>
      %296 = arith.shrui %287, %c21 : vector<4xi32>
      %297 = arith.andi %296, %c19 : vector<4xi32>
      %298 = arith.shrui %285, %c23 : vector<4xi32>
      %299 = arith.andi %298, %c19 : vector<4xi32>
      %300 = arith.shli %299, %c21 : vector<4xi32>
      %301 = arith.ori %297, %300 : vector<4xi32>
      %302 = arith.ori %301, %c22 : vector<4xi32>
      %303 = vector.bitcast %302 : vector<4xi32> to vector<8xf16>
      %304 = arith.shrui %287, %c24 : vector<4xi32>
      %305 = arith.andi %304, %c19 : vector<4xi32>
      %306 = arith.shrui %285, %c25 : vector<4xi32>
      %307 = arith.andi %306, %c19 : vector<4xi32>
      %308 = arith.shli %307, %c21 : vector<4xi32>
      %309 = arith.ori %305, %308 : vector<4xi32>
      %310 = arith.ori %309, %c22 : vector<4xi32>
      %311 = vector.bitcast %310 : vector<4xi32> to vector<8xf16>
      %312 = arith.shrui %287, %c26 : vector<4xi32>
      %313 = arith.andi %312, %c19 : vector<4xi32>
      %314 = arith.shrui %285, %c27 : vector<4xi32>
      %315 = arith.andi %314, %c19 : vector<4xi32>
      %316 = arith.shli %315, %c21 : vector<4xi32>
      %317 = arith.ori %313, %316 : vector<4xi32>
      %318 = arith.ori %317, %c22 : vector<4xi32>
      %319 = vector.bitcast %318 : vector<4xi32> to vector<8xf16>
      %320 = vector.shuffle %295, %303 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %321 = vector.shuffle %311, %319 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %322 = vector.shuffle %320, %321 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %323 = arith.subf %322, %c28 : vector<32xf16>
      %324 = vector.shuffle %323, %323 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %325 = vector.shuffle %323, %323 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %326 = arith.mulf %324, %263 : vector<16xf16>
      %327 = arith.mulf %325, %263 : vector<16xf16>
      %328 = arith.addi %53, %c2 : index
      %329 = arith.remui %57, %c1 : index
      %330 = arith.addi %17, %c7 : index
      %331 = arith.divui %328, %c14 : index
      %332 = arith.muli %331, %c5 : index
      %333 = arith.addi %330, %332 : index
      %334 = arith.muli %329, %c3 : index
      %335 = arith.addi %333, %334 : index
      %336 = vector.load %w[%335] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %337 = vector.bitcast %336 : vector<2xi8> to vector<1xf16>
      %338 = arith.divui %inputFeatures, %c4 : index
      %339 = arith.muli %338, %c5 : index
      %340 = arith.addi %330, %339 : index
      %341 = arith.muli %328, %c1 : index
      %342 = arith.addi %340, %341 : index
      %343 = arith.muli %329, %c2 : index
      %344 = arith.addi %342, %343 : index
      %345 = vector.load %w[%344] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %346 = vector.extract %337[0] : f16 from vector<1xf16>
      %347 = arith.extf %346 : f16 to f32
      %348 = vector.extract %345[0] : i8 from vector<1xi8>
      %349 = arith.extsi %348 : i8 to i32
      %350 = arith.sitofp %349 : i32 to f32
      %351 = arith.mulf %347, %350 : f32
      %352 = arith.truncf %351 : f32 to f16
      %353 = vector.broadcast %352 : f16 to vector<16xf16>
      %354 = arith.addi %17, %c7 : index
      %355 = arith.muli %inputFeatures, %c2 : index
      %356 = arith.divui %355, %c3 : index
      %357 = arith.divui %inputFeatures, %c4 : index
      %358 = arith.muli %357, %c5 : index
      %359 = arith.addi %358, %356 : index
      %360 = arith.addi %359, %c6 : index
      %361 = arith.divui %360, %c7 : index
      %362 = arith.muli %361, %c7 : index
      %363 = arith.addi %354, %362 : index
      %364 = arith.muli %inputFeatures, %c14 : index
      %365 = arith.addi %363, %364 : index
      %366 = arith.muli %328, %c1 : index
      %367 = arith.addi %366, %329 : index
      %368 = arith.muli %367, %c1 : index
      %369 = arith.addi %365, %368 : index
      %370 = arith.muli %328, %c4 : index
      %371 = arith.addi %363, %370 : index
      %372 = arith.muli %329, %c1 : index
      %373 = arith.addi %371, %372 : index
      %374 = vector.load %w[%369] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %375 = vector.bitcast %374 : vector<16xi8> to vector<4xi32>
      %376 = vector.load %w[%373] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %377 = vector.bitcast %376 : vector<16xi8> to vector<4xi32>
      %378 = arith.shrui %377, %c18 : vector<4xi32>
      %379 = arith.andi %378, %c19 : vector<4xi32>
      %380 = arith.shrui %375, %c20 : vector<4xi32>
      %381 = arith.andi %380, %c19 : vector<4xi32>
      %382 = arith.shli %381, %c21 : vector<4xi32>
      %383 = arith.ori %379, %382 : vector<4xi32>
      %384 = arith.ori %383, %c22 : vector<4xi32>
      %385 = vector.bitcast %384 : vector<4xi32> to vector<8xf16>
      %386 = arith.shrui %377, %c21 : vector<4xi32>
      %387 = arith.andi %386, %c19 : vector<4xi32>
      %388 = arith.shrui %375, %c23 : vector<4xi32>
      %389 = arith.andi %388, %c19 : vector<4xi32>
      %390 = arith.shli %389, %c21 : vector<4xi32>
      %391 = arith.ori %387, %390 : vector<4xi32>
      %392 = arith.ori %391, %c22 : vector<4xi32>
      %393 = vector.bitcast %392 : vector<4xi32> to vector<8xf16>
      %394 = arith.shrui %377, %c24 : vector<4xi32>
      %395 = arith.andi %394, %c19 : vector<4xi32>
      %396 = arith.shrui %375, %c25 : vector<4xi32>
      %397 = arith.andi %396, %c19 : vector<4xi32>
      %398 = arith.shli %397, %c21 : vector<4xi32>
      %399 = arith.ori %395, %398 : vector<4xi32>
      %400 = arith.ori %399, %c22 : vector<4xi32>
      %401 = vector.bitcast %400 : vector<4xi32> to vector<8xf16>
      %402 = arith.shrui %377, %c26 : vector<4xi32>
      %403 = arith.andi %402, %c19 : vector<4xi32>
      %404 = arith.shrui %375, %c27 : vector<4xi32>
      %405 = arith.andi %404, %c19 : vector<4xi32>
      %406 = arith.shli %405, %c21 : vector<4xi32>
      %407 = arith.ori %403, %406 : vector<4xi32>
      %408 = arith.ori %407, %c22 : vector<4xi32>
      %409 = vector.bitcast %408 : vector<4xi32> to vector<8xf16>
      %410 = vector.shuffle %385, %393 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %411 = vector.shuffle %401, %409 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %412 = vector.shuffle %410, %411 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %413 = arith.subf %412, %c28 : vector<32xf16>
      %414 = vector.shuffle %413, %413 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %415 = vector.shuffle %413, %413 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %416 = arith.mulf %414, %353 : vector<16xf16>
      %417 = arith.mulf %415, %353 : vector<16xf16>
      %418 = arith.muli %53, %c3 : index
      %419 = arith.addi %418, %c8 : index
      %420 = arith.muli %tileRows, %c1 : index
      %421 = arith.muli %419, %420 : index
      %422 = arith.addi %39, %421 : index
      %423 = vector.load %27[%422] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %424 = arith.muli %tileRows, %c14 : index
      %425 = arith.addi %422, %424 : index
      %426 = vector.load %27[%425] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %427 = vector.shuffle %423, %426 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %428 = wave.mma %427, %146, %54 : vector<16xf16>, vector<8xf32>
      %429 = wave.mma %427, %326, %55 : vector<16xf16>, vector<8xf32>
      %430 = arith.muli %53, %c3 : index
      %431 = arith.addi %430, %c2 : index
      %432 = arith.muli %tileRows, %c1 : index
      %433 = arith.muli %431, %432 : index
      %434 = arith.addi %39, %433 : index
      %435 = vector.load %27[%434] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %436 = arith.muli %tileRows, %c14 : index
      %437 = arith.addi %434, %436 : index
      %438 = vector.load %27[%437] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %439 = vector.shuffle %435, %438 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %440 = wave.mma %439, %147, %428 : vector<16xf16>, vector<8xf32>
      %441 = wave.mma %439, %327, %429 : vector<16xf16>, vector<8xf32>
      %442 = arith.muli %53, %c3 : index
      %443 = arith.addi %442, %c3 : index
      %444 = arith.muli %tileRows, %c1 : index
      %445 = arith.muli %443, %444 : index
      %446 = arith.addi %39, %445 : index
      %447 = vector.load %27[%446] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %448 = arith.muli %tileRows, %c14 : index
      %449 = arith.addi %446, %448 : index
      %450 = vector.load %27[%449] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %451 = vector.shuffle %447, %450 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %452 = wave.mma %451, %236, %440 : vector<16xf16>, vector<8xf32>
      %453 = wave.mma %451, %416, %441 : vector<16xf16>, vector<8xf32>
      %454 = arith.muli %53, %c3 : index
      %455 = arith.addi %454, %c29 : index
      %456 = arith.muli %tileRows, %c1 : index
      %457 = arith.muli %455, %456 : index
      %458 = arith.addi %39, %457 : index
      %459 = vector.load %27[%458] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %460 = arith.muli %tileRows, %c14 : index
      %461 = arith.addi %458, %460 : index
      %462 = vector.load %27[%461] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %463 = vector.shuffle %459, %462 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %464 = wave.mma %463, %237, %452 : vector<16xf16>, vector<8xf32>
      %465 = wave.mma %463, %417, %453 : vector<16xf16>, vector<8xf32>
      scf.yield %464, %465 : vector<8xf32>, vector<8xf32>
    }
    %466 = arith.select %46, %52, %45 : index
    %470:2 = scf.for %467 = %52 to %466 step %c2 iter_args(%468 = %56#0, %469 = %56#1) -> (vector<8xf32>, vector<8xf32>) {
      %471 = wave.lane
      %472 = arith.addi %467, %c8 : index
      %473 = arith.remui %471, %c1 : index
      %474 = arith.addi %15, %c7 : index
      %475 = arith.divui %472, %c14 : index
      %476 = arith.muli %475, %c5 : index
      %477 = arith.addi %474, %476 : index
      %478 = arith.muli %473, %c3 : index
      %479 = arith.addi %477, %478 : index
      %480 = vector.load %w[%479] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %481 = vector.bitcast %480 : vector<2xi8> to vector<1xf16>
      %482 = arith.divui %inputFeatures, %c4 : index
      %483 = arith.muli %482, %c5 : index
      %484 = arith.addi %474, %483 : index
      %485 = arith.muli %472, %c1 : index
      %486 = arith.addi %484, %485 : index
      %487 = arith.muli %473, %c2 : index
      %488 = arith.addi %486, %487 : index
      %489 = vector.load %w[%488] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %490 = vector.extract %481[0] : f16 from vector<1xf16>
      %491 = arith.extf %490 : f16 to f32
      %492 = vector.extract %489[0] : i8 from vector<1xi8>
      %493 = arith.extsi %492 : i8 to i32
      %494 = arith.sitofp %493 : i32 to f32
      %495 = arith.mulf %491, %494 : f32
      %496 = arith.truncf %495 : f32 to f16
      %497 = vector.broadcast %496 : f16 to vector<16xf16>
      %498 = arith.addi %15, %c7 : index
      %499 = arith.muli %inputFeatures, %c2 : index
      %500 = arith.divui %499, %c3 : index
      %501 = arith.divui %inputFeatures, %c4 : index
      %502 = arith.muli %501, %c5 : index
      %503 = arith.addi %502, %500 : index
      %504 = arith.addi %503, %c6 : index
      %505 = arith.divui %504, %c7 : index
      %506 = arith.muli %505, %c7 : index
      %507 = arith.addi %498, %506 : index
      %508 = arith.muli %inputFeatures, %c14 : index
      %509 = arith.addi %507, %508 : index
      %510 = arith.muli %472, %c1 : index
      %511 = arith.addi %510, %473 : index
      %512 = arith.muli %511, %c1 : index
      %513 = arith.addi %509, %512 : index
      %514 = arith.muli %472, %c4 : index
      %515 = arith.addi %507, %514 : index
      %516 = arith.muli %473, %c1 : index
      %517 = arith.addi %515, %516 : index
      %518 = vector.load %w[%513] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %519 = vector.bitcast %518 : vector<16xi8> to vector<4xi32>
      %520 = vector.load %w[%517] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %521 = vector.bitcast %520 : vector<16xi8> to vector<4xi32>
      %522 = arith.shrui %521, %c18 : vector<4xi32>
      %523 = arith.andi %522, %c19 : vector<4xi32>
      %524 = arith.shrui %519, %c20 : vector<4xi32>
      %525 = arith.andi %524, %c19 : vector<4xi32>
      %526 = arith.shli %525, %c21 : vector<4xi32>
      %527 = arith.ori %523, %526 : vector<4xi32>
      %528 = arith.ori %527, %c22 : vector<4xi32>
      %529 = vector.bitcast %528 : vector<4xi32> to vector<8xf16>
      %530 = arith.shrui %521, %c21 : vector<4xi32>
      %531 = arith.andi %530, %c19 : vector<4xi32>
      %532 = arith.shrui %519, %c23 : vector<4xi32>
      %533 = arith.andi %532, %c19 : vector<4xi32>
      %534 = arith.shli %533, %c21 : vector<4xi32>
      %535 = arith.ori %531, %534 : vector<4xi32>
      %536 = arith.ori %535, %c22 : vector<4xi32>
      %537 = vector.bitcast %536 : vector<4xi32> to vector<8xf16>
      %538 = arith.shrui %521, %c24 : vector<4xi32>
      %539 = arith.andi %538, %c19 : vector<4xi32>
      %540 = arith.shrui %519, %c25 : vector<4xi32>
      %541 = arith.andi %540, %c19 : vector<4xi32>
      %542 = arith.shli %541, %c21 : vector<4xi32>
      %543 = arith.ori %539, %542 : vector<4xi32>
      %544 = arith.ori %543, %c22 : vector<4xi32>
      %545 = vector.bitcast %544 : vector<4xi32> to vector<8xf16>
      %546 = arith.shrui %521, %c26 : vector<4xi32>
      %547 = arith.andi %546, %c19 : vector<4xi32>
      %548 = arith.shrui %519, %c27 : vector<4xi32>
      %549 = arith.andi %548, %c19 : vector<4xi32>
      %550 = arith.shli %549, %c21 : vector<4xi32>
      %551 = arith.ori %547, %550 : vector<4xi32>
      %552 = arith.ori %551, %c22 : vector<4xi32>
      %553 = vector.bitcast %552 : vector<4xi32> to vector<8xf16>
      %554 = vector.shuffle %529, %537 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %555 = vector.shuffle %545, %553 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %556 = vector.shuffle %554, %555 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %557 = arith.subf %556, %c28 : vector<32xf16>
      %558 = vector.shuffle %557, %557 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %559 = vector.shuffle %557, %557 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %560 = arith.mulf %558, %497 : vector<16xf16>
      %561 = arith.mulf %559, %497 : vector<16xf16>
      %562 = arith.addi %467, %c8 : index
      %563 = arith.remui %471, %c1 : index
      %564 = arith.addi %17, %c7 : index
      %565 = arith.divui %562, %c14 : index
      %566 = arith.muli %565, %c5 : index
      %567 = arith.addi %564, %566 : index
      %568 = arith.muli %563, %c3 : index
      %569 = arith.addi %567, %568 : index
      %570 = vector.load %w[%569] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %571 = vector.bitcast %570 : vector<2xi8> to vector<1xf16>
      %572 = arith.divui %inputFeatures, %c4 : index
      %573 = arith.muli %572, %c5 : index
      %574 = arith.addi %564, %573 : index
      %575 = arith.muli %562, %c1 : index
      %576 = arith.addi %574, %575 : index
      %577 = arith.muli %563, %c2 : index
      %578 = arith.addi %576, %577 : index
      %579 = vector.load %w[%578] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %580 = vector.extract %571[0] : f16 from vector<1xf16>
      %581 = arith.extf %580 : f16 to f32
      %582 = vector.extract %579[0] : i8 from vector<1xi8>
      %583 = arith.extsi %582 : i8 to i32
      %584 = arith.sitofp %583 : i32 to f32
      %585 = arith.mulf %581, %584 : f32
      %586 = arith.truncf %585 : f32 to f16
      %587 = vector.broadcast %586 : f16 to vector<16xf16>
      %588 = arith.addi %17, %c7 : index
      %589 = arith.muli %inputFeatures, %c2 : index
      %590 = arith.divui %589, %c3 : index
      %591 = arith.divui %inputFeatures, %c4 : index
      %592 = arith.muli %591, %c5 : index
      %593 = arith.addi %592, %590 : index
      %594 = arith.addi %593, %c6 : index
      %595 = arith.divui %594, %c7 : index
      %596 = arith.muli %595, %c7 : index
      %597 = arith.addi %588, %596 : index
      %598 = arith.muli %inputFeatures, %c14 : index
      %599 = arith.addi %597, %598 : index
      %600 = arith.muli %562, %c1 : index
      %601 = arith.addi %600, %563 : index
      %602 = arith.muli %601, %c1 : index
      %603 = arith.addi %599, %602 : index
      %604 = arith.muli %562, %c4 : index
      %605 = arith.addi %597, %604 : index
      %606 = arith.muli %563, %c1 : index
      %607 = arith.addi %605, %606 : index
      %608 = vector.load %w[%603] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %609 = vector.bitcast %608 : vector<16xi8> to vector<4xi32>
      %610 = vector.load %w[%607] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %611 = vector.bitcast %610 : vector<16xi8> to vector<4xi32>
      %612 = arith.shrui %611, %c18 : vector<4xi32>
      %613 = arith.andi %612, %c19 : vector<4xi32>
      %614 = arith.shrui %609, %c20 : vector<4xi32>
      %615 = arith.andi %614, %c19 : vector<4xi32>
      %616 = arith.shli %615, %c21 : vector<4xi32>
      %617 = arith.ori %613, %616 : vector<4xi32>
      %618 = arith.ori %617, %c22 : vector<4xi32>
      %619 = vector.bitcast %618 : vector<4xi32> to vector<8xf16>
      %620 = arith.shrui %611, %c21 : vector<4xi32>
      %621 = arith.andi %620, %c19 : vector<4xi32>
      %622 = arith.shrui %609, %c23 : vector<4xi32>
      %623 = arith.andi %622, %c19 : vector<4xi32>
      %624 = arith.shli %623, %c21 : vector<4xi32>
      %625 = arith.ori %621, %624 : vector<4xi32>
      %626 = arith.ori %625, %c22 : vector<4xi32>
      %627 = vector.bitcast %626 : vector<4xi32> to vector<8xf16>
      %628 = arith.shrui %611, %c24 : vector<4xi32>
      %629 = arith.andi %628, %c19 : vector<4xi32>
      %630 = arith.shrui %609, %c25 : vector<4xi32>
      %631 = arith.andi %630, %c19 : vector<4xi32>
      %632 = arith.shli %631, %c21 : vector<4xi32>
      %633 = arith.ori %629, %632 : vector<4xi32>
      %634 = arith.ori %633, %c22 : vector<4xi32>
      %635 = vector.bitcast %634 : vector<4xi32> to vector<8xf16>
      %636 = arith.shrui %611, %c26 : vector<4xi32>
      %637 = arith.andi %636, %c19 : vector<4xi32>
      %638 = arith.shrui %609, %c27 : vector<4xi32>
      %639 = arith.andi %638, %c19 : vector<4xi32>
      %640 = arith.shli %639, %c21 : vector<4xi32>
      %641 = arith.ori %637, %640 : vector<4xi32>
      %642 = arith.ori %641, %c22 : vector<4xi32>
      %643 = vector.bitcast %642 : vector<4xi32> to vector<8xf16>
      %644 = vector.shuffle %619, %627 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %645 = vector.shuffle %635, %643 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %646 = vector.shuffle %644, %645 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %647 = arith.subf %646, %c28 : vector<32xf16>
      %648 = vector.shuffle %647, %647 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %649 = vector.shuffle %647, %647 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %650 = arith.mulf %648, %587 : vector<16xf16>
      %651 = arith.mulf %649, %587 : vector<16xf16>
      %652 = arith.muli %467, %c3 : index
      %653 = arith.addi %652, %c8 : index
      %654 = arith.muli %tileRows, %c1 : index
      %655 = arith.muli %653, %654 : index
      %656 = arith.addi %39, %655 : index
      %657 = vector.load %27[%656] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %658 = arith.muli %tileRows, %c14 : index
      %659 = arith.addi %656, %658 : index
      %660 = vector.load %27[%659] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %661 = vector.shuffle %657, %660 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %662 = wave.mma %661, %560, %468 : vector<16xf16>, vector<8xf32>
      %663 = wave.mma %661, %650, %469 : vector<16xf16>, vector<8xf32>
      %664 = arith.muli %467, %c3 : index
      %665 = arith.addi %664, %c2 : index
      %666 = arith.muli %tileRows, %c1 : index
      %667 = arith.muli %665, %666 : index
      %668 = arith.addi %39, %667 : index
      %669 = vector.load %27[%668] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %670 = arith.muli %tileRows, %c14 : index
      %671 = arith.addi %668, %670 : index
      %672 = vector.load %27[%671] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %673 = vector.shuffle %669, %672 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %674 = wave.mma %673, %561, %662 : vector<16xf16>, vector<8xf32>
      %675 = wave.mma %673, %651, %663 : vector<16xf16>, vector<8xf32>
      scf.yield %674, %675 : vector<8xf32>, vector<8xf32>
    }
    %676 = wave.lane
    %677 = wave.wave
    %678 = arith.muli %677, %c3 : index
    %679 = arith.addi %678, %c8 : index
    %680 = arith.muli %679, %c4 : index
    %681 = arith.addi %680, %676 : index
    %682 = vector.extract %470#0[0] : f32 from vector<8xf32>
    %683 = arith.addi %681, %c8 : index
    memref.store %682, %21[%683] : memref<?xf32>
    %684 = vector.extract %470#0[1] : f32 from vector<8xf32>
    %685 = arith.addi %681, %c5 : index
    memref.store %684, %21[%685] : memref<?xf32>
    %686 = vector.extract %470#0[2] : f32 from vector<8xf32>
    %687 = arith.addi %681, %c30 : index
    memref.store %686, %21[%687] : memref<?xf32>
    %688 = vector.extract %470#0[3] : f32 from vector<8xf32>
    %689 = arith.addi %681, %c31 : index
    memref.store %688, %21[%689] : memref<?xf32>
    %690 = vector.extract %470#0[4] : f32 from vector<8xf32>
    %691 = arith.addi %681, %c7 : index
    memref.store %690, %21[%691] : memref<?xf32>
    %692 = vector.extract %470#0[5] : f32 from vector<8xf32>
    %693 = arith.addi %681, %c32 : index
    memref.store %692, %21[%693] : memref<?xf32>
    %694 = vector.extract %470#0[6] : f32 from vector<8xf32>
    %695 = arith.addi %681, %c33 : index
    memref.store %694, %21[%695] : memref<?xf32>
    %696 = vector.extract %470#0[7] : f32 from vector<8xf32>
    %697 = arith.addi %681, %c34 : index
    memref.store %696, %21[%697] : memref<?xf32>
    %698 = arith.muli %677, %c3 : index
    %699 = arith.addi %698, %c2 : index
    %700 = arith.muli %699, %c4 : index
    %701 = arith.addi %700, %676 : index
    %702 = vector.extract %470#1[0] : f32 from vector<8xf32>
    %703 = arith.addi %701, %c8 : index
    memref.store %702, %21[%703] : memref<?xf32>
    %704 = vector.extract %470#1[1] : f32 from vector<8xf32>
    %705 = arith.addi %701, %c5 : index
    memref.store %704, %21[%705] : memref<?xf32>
    %706 = vector.extract %470#1[2] : f32 from vector<8xf32>
    %707 = arith.addi %701, %c30 : index
    memref.store %706, %21[%707] : memref<?xf32>
    %708 = vector.extract %470#1[3] : f32 from vector<8xf32>
    %709 = arith.addi %701, %c31 : index
    memref.store %708, %21[%709] : memref<?xf32>
    %710 = vector.extract %470#1[4] : f32 from vector<8xf32>
    %711 = arith.addi %701, %c7 : index
    memref.store %710, %21[%711] : memref<?xf32>
    %712 = vector.extract %470#1[5] : f32 from vector<8xf32>
    %713 = arith.addi %701, %c32 : index
    memref.store %712, %21[%713] : memref<?xf32>
    %714 = vector.extract %470#1[6] : f32 from vector<8xf32>
    %715 = arith.addi %701, %c33 : index
    memref.store %714, %21[%715] : memref<?xf32>
    %716 = vector.extract %470#1[7] : f32 from vector<8xf32>
    %717 = arith.addi %701, %c34 : index
    memref.store %716, %21[%717] : memref<?xf32>
    wave.barrier
    %718 = arith.muli %677, %c3 : index
    %719 = arith.addi %718, %c8 : index
    %720 = arith.muli %719, %c5 : index
    %721 = arith.addi %720, %676 : index
    %722 = arith.addi %721, %c8 : index
    %723 = memref.load %21[%722] : memref<?xf32>
    %724 = arith.addi %722, %c35 : index
    %725 = memref.load %21[%724] : memref<?xf32>
    %726 = arith.addf %723, %725 : f32
    %727 = arith.addi %722, %c36 : index
    %728 = memref.load %21[%727] : memref<?xf32>
    %729 = arith.addf %726, %728 : f32
    %730 = arith.addi %722, %c37 : index
    %731 = memref.load %21[%730] : memref<?xf32>
    %732 = arith.addf %729, %731 : f32
    %733 = arith.muli %719, %c5 : index
    %734 = arith.addi %733, %676 : index
    %735 = arith.addi %734, %c4 : index
    %736 = memref.load %21[%735] : memref<?xf32>
    %737 = arith.addi %735, %c35 : index
    %738 = memref.load %21[%737] : memref<?xf32>
    %739 = arith.addf %736, %738 : f32
    %740 = arith.addi %735, %c36 : index
    %741 = memref.load %21[%740] : memref<?xf32>
    %742 = arith.addf %739, %741 : f32
    %743 = arith.addi %735, %c37 : index
    %744 = memref.load %21[%743] : memref<?xf32>
    %745 = arith.addf %742, %744 : f32
    %746 = wave.lane
    %747 = arith.addi %20, %c8 : index
    %748 = arith.muli %719, %c3 : index
    %749 = arith.addi %747, %748 : index
    %750 = arith.divui %746, %c1 : index
    %751 = arith.addi %749, %750 : index
    %752 = arith.cmpi slt, %751, %19 : index
    scf.if %752 {
      %753 = arith.cmpi eq, %hasFactors, %c2 : index
      %754 = arith.muli %751, %c3 : index
      %755 = memref.load %factors[%754] : memref<?xf32>
      %756 = arith.mulf %755, %operandScale : f32
      %757 = arith.select %753, %756, %operandScale : f32
      %758 = arith.remui %746, %c1 : index
      %759 = arith.muli %758, %c40 : index
      %760 = arith.addi %15, %759 : index
      %761 = vector.load %w[%760] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %762 = vector.bitcast %761 : vector<4xi8> to vector<1xf32>
      %763 = vector.extract %762[0] : f32 from vector<1xf32>
      %764 = arith.mulf %763, %757 : f32
      %765 = arith.mulf %732, %764 : f32
      %766 = arith.remui %746, %c1 : index
      %767 = arith.muli %766, %c40 : index
      %768 = arith.addi %17, %767 : index
      %769 = vector.load %w[%768] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %770 = vector.bitcast %769 : vector<4xi8> to vector<1xf32>
      %771 = vector.extract %770[0] : f32 from vector<1xf32>
      %772 = arith.mulf %771, %757 : f32
      %773 = arith.mulf %745, %772 : f32
      %774 = arith.muli %751, %outputFeatures : index
      %775 = arith.addi %774, %23 : index
      %776 = wave.lane
      %777 = arith.remui %776, %c1 : index
      %778 = arith.addi %775, %777 : index
      %779 = arith.addi %778, %c8 : index
      memref.store %765, %logits[%779] : memref<?xf32>
      %780 = arith.addi %778, %c1 : index
      memref.store %773, %logits[%780] : memref<?xf32>
    }
    %781 = arith.muli %677, %c3 : index
    %782 = arith.addi %781, %c2 : index
    %783 = arith.muli %782, %c5 : index
    %784 = arith.addi %783, %676 : index
    %785 = arith.addi %784, %c8 : index
    %786 = memref.load %21[%785] : memref<?xf32>
    %787 = arith.addi %785, %c35 : index
    %788 = memref.load %21[%787] : memref<?xf32>
    %789 = arith.addf %786, %788 : f32
    %790 = arith.addi %785, %c36 : index
    %791 = memref.load %21[%790] : memref<?xf32>
    %792 = arith.addf %789, %791 : f32
    %793 = arith.addi %785, %c37 : index
    %794 = memref.load %21[%793] : memref<?xf32>
    %795 = arith.addf %792, %794 : f32
    %796 = arith.muli %782, %c5 : index
    %797 = arith.addi %796, %676 : index
    %798 = arith.addi %797, %c4 : index
    %799 = memref.load %21[%798] : memref<?xf32>
    %800 = arith.addi %798, %c35 : index
    %801 = memref.load %21[%800] : memref<?xf32>
    %802 = arith.addf %799, %801 : f32
    %803 = arith.addi %798, %c36 : index
    %804 = memref.load %21[%803] : memref<?xf32>
    %805 = arith.addf %802, %804 : f32
    %806 = arith.addi %798, %c37 : index
    %807 = memref.load %21[%806] : memref<?xf32>
    %808 = arith.addf %805, %807 : f32
    %809 = wave.lane
    %810 = arith.addi %20, %c8 : index
    %811 = arith.muli %782, %c3 : index
    %812 = arith.addi %810, %811 : index
    %813 = arith.divui %809, %c1 : index
    %814 = arith.addi %812, %813 : index
    %815 = arith.cmpi slt, %814, %19 : index
    scf.if %815 {
      %816 = arith.cmpi eq, %hasFactors, %c2 : index
      %817 = arith.muli %814, %c3 : index
      %818 = memref.load %factors[%817] : memref<?xf32>
      %819 = arith.mulf %818, %operandScale : f32
      %820 = arith.select %816, %819, %operandScale : f32
      %821 = arith.remui %809, %c1 : index
      %822 = arith.muli %821, %c40 : index
      %823 = arith.addi %15, %822 : index
      %824 = vector.load %w[%823] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %825 = vector.bitcast %824 : vector<4xi8> to vector<1xf32>
      %826 = vector.extract %825[0] : f32 from vector<1xf32>
      %827 = arith.mulf %826, %820 : f32
      %828 = arith.mulf %795, %827 : f32
      %829 = arith.remui %809, %c1 : index
      %830 = arith.muli %829, %c40 : index
      %831 = arith.addi %17, %830 : index
      %832 = vector.load %w[%831] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %833 = vector.bitcast %832 : vector<4xi8> to vector<1xf32>
      %834 = vector.extract %833[0] : f32 from vector<1xf32>
      %835 = arith.mulf %834, %820 : f32
      %836 = arith.mulf %808, %835 : f32
      %837 = arith.muli %814, %outputFeatures : index
      %838 = arith.addi %837, %23 : index
      %839 = wave.lane
      %840 = arith.remui %839, %c1 : index
      %841 = arith.addi %838, %840 : index
      %842 = arith.addi %841, %c8 : index
      memref.store %828, %logits[%842] : memref<?xf32>
      %843 = arith.addi %841, %c1 : index
      memref.store %836, %logits[%843] : memref<?xf32>
    }
  }
  %844 = arith.muli %experts, %c40 : index
  %845 = wave.scratch %844 : memref<?xf32>
  %846 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %846 {
    %847 = arith.addi %20, %c1 : index
    %848 = arith.minsi %847, %19 : index
    %849 = wave.wave
    %850 = arith.addi %20, %849 : index
    scf.for %851 = %850 to %848 step %c40 {
      %852 = wave.wave
      %853 = arith.muli %852, %experts : index
      %854 = wave.lane
      %855 = arith.muli %851, %logitsWidth : index
      %858 = scf.for %856 = %854 to %experts step %c5 iter_args(%857 = %c45) -> (f32) {
        %859 = arith.addi %855, %856 : index
        %860 = memref.load %logits[%859] : memref<?xf32>
        %861 = arith.maximumf %857, %860 : f32
        scf.yield %861 : f32
      }
      %862 = vector.broadcast %858 : f32 to vector<1xf32>
      %863 = wave.reduce "max" %862 : vector<1xf32>
      %866 = scf.for %864 = %854 to %experts step %c5 iter_args(%865 = %c46) -> (f32) {
        %867 = arith.addi %855, %864 : index
        %868 = memref.load %logits[%867] : memref<?xf32>
        %869 = arith.subf %868, %863 : f32
        %870 = arith.mulf %869, %c47 : f32
        %871 = wave.exp2 %870 : f32
        %872 = arith.addi %853, %864 : index
        memref.store %871, %845[%872] : memref<?xf32>
        %873 = arith.addf %865, %871 : f32
        scf.yield %873 : f32
      }
      %874 = vector.broadcast %866 : f32 to vector<1xf32>
      %875 = wave.reduce "add" %874 : vector<1xf32>
      scf.for %876 = %854 to %experts step %c5 {
        %877 = arith.addi %853, %876 : index
        %878 = memref.load %845[%877] : memref<?xf32>
        %879 = arith.divf %878, %875 : f32
        %880 = arith.addi %853, %876 : index
        memref.store %879, %845[%880] : memref<?xf32>
      }
      %885:3 = scf.for %881 = %c8 to %expertsPerToken step %c2 iter_args(%882 = %c46, %883 = %c46, %884 = %c48) -> (f32, f32, i32) {
        %889:2 = scf.for %886 = %854 to %experts step %c5 iter_args(%887 = %c49, %888 = %c46) -> (f32, f32) {
          %890 = arith.addi %853, %886 : index
          %891 = memref.load %845[%890] : memref<?xf32>
          %892 = arith.cmpf ogt, %891, %887 : f32
          %893 = arith.index_cast %886 : index to i32
          %894 = arith.sitofp %893 : i32 to f32
          %895 = arith.select %892, %891, %887 : f32
          %896 = arith.select %892, %894, %888 : f32
          scf.yield %895, %896 : f32, f32
        }
        %897 = vector.broadcast %889#0 : f32 to vector<1xf32>
        %898 = wave.reduce "max" %897 : vector<1xf32>
        %899 = arith.cmpf oeq, %889#0, %898 : f32
        %900 = arith.subf %c46, %889#1 : f32
        %901 = arith.select %899, %900, %c50 : f32
        %902 = vector.broadcast %901 : f32 to vector<1xf32>
        %903 = wave.reduce "max" %902 : vector<1xf32>
        %904 = arith.subf %c46, %903 : f32
        %905 = arith.fptosi %904 : f32 to i32
        %906 = arith.index_cast %905 : i32 to index
        %907 = arith.remui %906, %c5 : index
        %908 = arith.cmpi eq, %907, %854 : index
        scf.if %908 {
          %909 = arith.addi %853, %906 : index
          memref.store %c51, %845[%909] : memref<?xf32>
        }
        %910 = arith.cmpi eq, %881, %854 : index
        %911 = arith.addf %882, %898 : f32
        %912 = arith.select %910, %898, %883 : f32
        %913 = arith.select %910, %905, %884 : i32
        scf.yield %911, %912, %913 : f32, f32, i32
      }
      %914 = arith.cmpi eq, %normalize, %c2 : index
      %915 = arith.divf %885#1, %885#0 : f32
      %916 = arith.select %914, %915, %885#1 : f32
      %917 = arith.cmpi slt, %854, %expertsPerToken : index
      scf.if %917 {
        %918 = arith.muli %851, %expertsPerToken : index
        %919 = arith.addi %918, %854 : index
        memref.store %916, %weights[%919] : memref<?xf32>
        %920 = arith.muli %851, %expertsPerToken : index
        %921 = arith.addi %920, %854 : index
        memref.store %885#2, %ids_out[%921] : memref<?xi32>
      }
    }
  }
  wave.return
}
