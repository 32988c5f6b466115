// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='q8_k', waves=2, panels=2, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_q8_k_w2p2_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) attributes {waves = 2 : i64} {
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
  %c10 = arith.constant 1024 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c14 = arith.constant 8 : index
  %c15 = arith.constant 64 : index
  %c16 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c19 = arith.constant dense<0> : vector<4xi32>
  %c20 = arith.constant dense<983055> : vector<4xi32>
  %c21 = arith.constant dense<[0, 0, 0, 0]> : vector<4xi32>
  %c22 = arith.constant dense<4> : vector<4xi32>
  %c23 = arith.constant dense<1677747200> : vector<4xi32>
  %c24 = arith.constant dense<[4, 4, 4, 4]> : vector<4xi32>
  %c25 = arith.constant dense<8> : vector<4xi32>
  %c26 = arith.constant dense<[8, 8, 8, 8]> : vector<4xi32>
  %c27 = arith.constant dense<12> : vector<4xi32>
  %c28 = arith.constant dense<[12, 12, 12, 12]> : vector<4xi32>
  %c29 = arith.constant dense<0x6480> : vector<32xf16>
  %c30 = arith.constant 3 : index
  %c31 = arith.constant 96 : index
  %c32 = arith.constant 160 : index
  %c33 = arith.constant 192 : index
  %c34 = arith.constant 224 : index
  %c35 = arith.constant 4 : index
  %c36 = arith.constant 512 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %experts = wave.param "experts" : index
  %arrivals = wave.param "arrivals" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %logitsWidth = wave.param "logitsWidth" : index
  %c43 = arith.constant 0xFF61B1E6 : f32
  %c44 = arith.constant 0x00000000 : f32
  %c45 = arith.constant 0x3FB8AA3B : f32
  %c46 = arith.constant 0 : i32
  %c47 = arith.constant 0xC0000000 : f32
  %c48 = arith.constant 0xCB800000 : f32
  %c49 = arith.constant 0xBF800000 : f32
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
    scf.for %33 = %32 to %28 step %c15 {
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
    %56:2 = scf.for %53 = %43 to %52 step %c3 iter_args(%54 = %c16, %55 = %c16) -> (vector<8xf32>, vector<8xf32>) {
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
      %108 = arith.shrui %107, %c19 : vector<4xi32>
      %109 = arith.andi %108, %c20 : vector<4xi32>
      %110 = arith.shrui %105, %c21 : vector<4xi32>
      %111 = arith.andi %110, %c20 : vector<4xi32>
      %112 = arith.shli %111, %c22 : vector<4xi32>
      %113 = arith.ori %109, %112 : vector<4xi32>
      %114 = arith.ori %113, %c23 : vector<4xi32>
      %115 = vector.bitcast %114 : vector<4xi32> to vector<8xf16>
      %116 = arith.shrui %107, %c22 : vector<4xi32>
      %117 = arith.andi %116, %c20 : vector<4xi32>
      %118 = arith.shrui %105, %c24 : vector<4xi32>
      %119 = arith.andi %118, %c20 : vector<4xi32>
      %120 = arith.shli %119, %c22 : vector<4xi32>
      %121 = arith.ori %117, %120 : vector<4xi32>
      %122 = arith.ori %121, %c23 : vector<4xi32>
      %123 = vector.bitcast %122 : vector<4xi32> to vector<8xf16>
      %124 = arith.shrui %107, %c25 : vector<4xi32>
      %125 = arith.andi %124, %c20 : vector<4xi32>
      %126 = arith.shrui %105, %c26 : vector<4xi32>
      %127 = arith.andi %126, %c20 : vector<4xi32>
      %128 = arith.shli %127, %c22 : vector<4xi32>
      %129 = arith.ori %125, %128 : vector<4xi32>
      %130 = arith.ori %129, %c23 : vector<4xi32>
      %131 = vector.bitcast %130 : vector<4xi32> to vector<8xf16>
      %132 = arith.shrui %107, %c27 : vector<4xi32>
      %133 = arith.andi %132, %c20 : vector<4xi32>
      %134 = arith.shrui %105, %c28 : vector<4xi32>
      %135 = arith.andi %134, %c20 : vector<4xi32>
      %136 = arith.shli %135, %c22 : vector<4xi32>
      %137 = arith.ori %133, %136 : vector<4xi32>
      %138 = arith.ori %137, %c23 : vector<4xi32>
      %139 = vector.bitcast %138 : vector<4xi32> to vector<8xf16>
      %140 = vector.shuffle %115, %123 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %141 = vector.shuffle %131, %139 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %142 = vector.shuffle %140, %141 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %143 = arith.subf %142, %c29 : vector<32xf16>
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
      %198 = arith.shrui %197, %c19 : vector<4xi32>
      %199 = arith.andi %198, %c20 : vector<4xi32>
      %200 = arith.shrui %195, %c21 : vector<4xi32>
      %201 = arith.andi %200, %c20 : vector<4xi32>
      %202 = arith.shli %201, %c22 : vector<4xi32>
      %203 = arith.ori %199, %202 : vector<4xi32>
      %204 = arith.ori %203, %c23 : vector<4xi32>
      %205 = vector.bitcast %204 : vector<4xi32> to vector<8xf16>
      %206 = arith.shrui %197, %c22 : vector<4xi32>
      %207 = arith.andi %206, %c20 : vector<4xi32>
      %208 = arith.shrui %195, %c24 : vector<4xi32>
      %209 = arith.andi %208, %c20 : vector<4xi32>
      %210 = arith.shli %209, %c22 : vector<4xi32>
      %211 = arith.ori %207, %210 : vector<4xi32>
      %212 = arith.ori %211, %c23 : vector<4xi32>
      %213 = vector.bitcast %212 : vector<4xi32> to vector<8xf16>
      %214 = arith.shrui %197, %c25 : vector<4xi32>
      %215 = arith.andi %214, %c20 : vector<4xi32>
      %216 = arith.shrui %195, %c26 : vector<4xi32>
      %217 = arith.andi %216, %c20 : vector<4xi32>
      %218 = arith.shli %217, %c22 : vector<4xi32>
      %219 = arith.ori %215, %218 : vector<4xi32>
      %220 = arith.ori %219, %c23 : vector<4xi32>
      %221 = vector.bitcast %220 : vector<4xi32> to vector<8xf16>
      %222 = arith.shrui %197, %c27 : vector<4xi32>
      %223 = arith.andi %222, %c20 : vector<4xi32>
      %224 = arith.shrui %195, %c28 : vector<4xi32>
      %225 = arith.andi %224, %c20 : vector<4xi32>
      %226 = arith.shli %225, %c22 : vector<4xi32>
      %227 = arith.ori %223, %226 : vector<4xi32>
      %228 = arith.ori %227, %c23 : vector<4xi32>
      %229 = vector.bitcast %228 : vector<4xi32> to vector<8xf16>
      %230 = vector.shuffle %205, %213 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %231 = vector.shuffle %221, %229 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %232 = vector.shuffle %230, %231 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %233 = arith.subf %232, %c29 : vector<32xf16>
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
      %288 = arith.shrui %287, %c19 : vector<4xi32>
      %289 = arith.andi %288, %c20 : vector<4xi32>
      %290 = arith.shrui %285, %c21 : vector<4xi32>
      %291 = arith.andi %290, %c20 : vector<4xi32>
      %292 = arith.shli %291, %c22 : vector<4xi32>
      %293 = arith.ori %289, %292 : vector<4xi32>
      %294 = arith.ori %293, %c23 : vector<4xi32>
      %295 = vector.bitcast %294 : vector<4xi32> to vector<8xf16>
      %296 = arith.shrui %287, %c22 : vector<4xi32>
      %297 = arith.andi %296, %c20 : vector<4xi32>
      %298 = arith.shrui %285, %c24 : vector<4xi32>
      %299 = arith.andi %298, %c20 : vector<4xi32>
      %300 = arith.shli %299, %c22 : vector<4xi32>
      %301 = arith.ori %297, %300 : vector<4xi32>
      %302 = arith.ori %301, %c23 : vector<4xi32>
      %303 = vector.bitcast %302 : vector<4xi32> to vector<8xf16>
      %304 = arith.shrui %287, %c25 : vector<4xi32>
      %305 = arith.andi %304, %c20 : vector<4xi32>
      %306 = arith.shrui %285, %c26 : vector<4xi32>
      %307 = arith.andi %306, %c20 : vector<4xi32>
      %308 = arith.shli %307, %c22 : vector<4xi32>
      %309 = arith.ori %305, %308 : vector<4xi32>
      %310 = arith.ori %309, %c23 : vector<4xi32>
      %311 = vector.bitcast %310 : vector<4xi32> to vector<8xf16>
      %312 = arith.shrui %287, %c27 : vector<4xi32>
      %313 = arith.andi %312, %c20 : vector<4xi32>
      %314 = arith.shrui %285, %c28 : vector<4xi32>
      %315 = arith.andi %314, %c20 : vector<4xi32>
      %316 = arith.shli %315, %c22 : vector<4xi32>
      %317 = arith.ori %313, %316 : vector<4xi32>
      %318 = arith.ori %317, %c23 : vector<4xi32>
      %319 = vector.bitcast %318 : vector<4xi32> to vector<8xf16>
      %320 = vector.shuffle %295, %303 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %321 = vector.shuffle %311, %319 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %322 = vector.shuffle %320, %321 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %323 = arith.subf %322, %c29 : vector<32xf16>
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
      %378 = arith.shrui %377, %c19 : vector<4xi32>
      %379 = arith.andi %378, %c20 : vector<4xi32>
      %380 = arith.shrui %375, %c21 : vector<4xi32>
      %381 = arith.andi %380, %c20 : vector<4xi32>
      %382 = arith.shli %381, %c22 : vector<4xi32>
      %383 = arith.ori %379, %382 : vector<4xi32>
      %384 = arith.ori %383, %c23 : vector<4xi32>
      %385 = vector.bitcast %384 : vector<4xi32> to vector<8xf16>
      %386 = arith.shrui %377, %c22 : vector<4xi32>
      %387 = arith.andi %386, %c20 : vector<4xi32>
      %388 = arith.shrui %375, %c24 : vector<4xi32>
      %389 = arith.andi %388, %c20 : vector<4xi32>
      %390 = arith.shli %389, %c22 : vector<4xi32>
      %391 = arith.ori %387, %390 : vector<4xi32>
      %392 = arith.ori %391, %c23 : vector<4xi32>
      %393 = vector.bitcast %392 : vector<4xi32> to vector<8xf16>
      %394 = arith.shrui %377, %c25 : vector<4xi32>
      %395 = arith.andi %394, %c20 : vector<4xi32>
      %396 = arith.shrui %375, %c26 : vector<4xi32>
      %397 = arith.andi %396, %c20 : vector<4xi32>
      %398 = arith.shli %397, %c22 : vector<4xi32>
      %399 = arith.ori %395, %398 : vector<4xi32>
      %400 = arith.ori %399, %c23 : vector<4xi32>
      %401 = vector.bitcast %400 : vector<4xi32> to vector<8xf16>
      %402 = arith.shrui %377, %c27 : vector<4xi32>
      %403 = arith.andi %402, %c20 : vector<4xi32>
      %404 = arith.shrui %375, %c28 : vector<4xi32>
      %405 = arith.andi %404, %c20 : vector<4xi32>
      %406 = arith.shli %405, %c22 : vector<4xi32>
      %407 = arith.ori %403, %406 : vector<4xi32>
      %408 = arith.ori %407, %c23 : vector<4xi32>
      %409 = vector.bitcast %408 : vector<4xi32> to vector<8xf16>
      %410 = vector.shuffle %385, %393 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %411 = vector.shuffle %401, %409 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %412 = vector.shuffle %410, %411 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %413 = arith.subf %412, %c29 : vector<32xf16>
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
      %455 = arith.addi %454, %c30 : index
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
      %522 = arith.shrui %521, %c19 : vector<4xi32>
      %523 = arith.andi %522, %c20 : vector<4xi32>
      %524 = arith.shrui %519, %c21 : vector<4xi32>
      %525 = arith.andi %524, %c20 : vector<4xi32>
      %526 = arith.shli %525, %c22 : vector<4xi32>
      %527 = arith.ori %523, %526 : vector<4xi32>
      %528 = arith.ori %527, %c23 : vector<4xi32>
      %529 = vector.bitcast %528 : vector<4xi32> to vector<8xf16>
      %530 = arith.shrui %521, %c22 : vector<4xi32>
      %531 = arith.andi %530, %c20 : vector<4xi32>
      %532 = arith.shrui %519, %c24 : vector<4xi32>
      %533 = arith.andi %532, %c20 : vector<4xi32>
      %534 = arith.shli %533, %c22 : vector<4xi32>
      %535 = arith.ori %531, %534 : vector<4xi32>
      %536 = arith.ori %535, %c23 : vector<4xi32>
      %537 = vector.bitcast %536 : vector<4xi32> to vector<8xf16>
      %538 = arith.shrui %521, %c25 : vector<4xi32>
      %539 = arith.andi %538, %c20 : vector<4xi32>
      %540 = arith.shrui %519, %c26 : vector<4xi32>
      %541 = arith.andi %540, %c20 : vector<4xi32>
      %542 = arith.shli %541, %c22 : vector<4xi32>
      %543 = arith.ori %539, %542 : vector<4xi32>
      %544 = arith.ori %543, %c23 : vector<4xi32>
      %545 = vector.bitcast %544 : vector<4xi32> to vector<8xf16>
      %546 = arith.shrui %521, %c27 : vector<4xi32>
      %547 = arith.andi %546, %c20 : vector<4xi32>
      %548 = arith.shrui %519, %c28 : vector<4xi32>
      %549 = arith.andi %548, %c20 : vector<4xi32>
      %550 = arith.shli %549, %c22 : vector<4xi32>
      %551 = arith.ori %547, %550 : vector<4xi32>
      %552 = arith.ori %551, %c23 : vector<4xi32>
      %553 = vector.bitcast %552 : vector<4xi32> to vector<8xf16>
      %554 = vector.shuffle %529, %537 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %555 = vector.shuffle %545, %553 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %556 = vector.shuffle %554, %555 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %557 = arith.subf %556, %c29 : vector<32xf16>
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
      %612 = arith.shrui %611, %c19 : vector<4xi32>
      %613 = arith.andi %612, %c20 : vector<4xi32>
      %614 = arith.shrui %609, %c21 : vector<4xi32>
      %615 = arith.andi %614, %c20 : vector<4xi32>
      %616 = arith.shli %615, %c22 : vector<4xi32>
      %617 = arith.ori %613, %616 : vector<4xi32>
      %618 = arith.ori %617, %c23 : vector<4xi32>
      %619 = vector.bitcast %618 : vector<4xi32> to vector<8xf16>
      %620 = arith.shrui %611, %c22 : vector<4xi32>
      %621 = arith.andi %620, %c20 : vector<4xi32>
      %622 = arith.shrui %609, %c24 : vector<4xi32>
      %623 = arith.andi %622, %c20 : vector<4xi32>
      %624 = arith.shli %623, %c22 : vector<4xi32>
      %625 = arith.ori %621, %624 : vector<4xi32>
      %626 = arith.ori %625, %c23 : vector<4xi32>
      %627 = vector.bitcast %626 : vector<4xi32> to vector<8xf16>
      %628 = arith.shrui %611, %c25 : vector<4xi32>
      %629 = arith.andi %628, %c20 : vector<4xi32>
      %630 = arith.shrui %609, %c26 : vector<4xi32>
      %631 = arith.andi %630, %c20 : vector<4xi32>
      %632 = arith.shli %631, %c22 : vector<4xi32>
      %633 = arith.ori %629, %632 : vector<4xi32>
      %634 = arith.ori %633, %c23 : vector<4xi32>
      %635 = vector.bitcast %634 : vector<4xi32> to vector<8xf16>
      %636 = arith.shrui %611, %c27 : vector<4xi32>
      %637 = arith.andi %636, %c20 : vector<4xi32>
      %638 = arith.shrui %609, %c28 : vector<4xi32>
      %639 = arith.andi %638, %c20 : vector<4xi32>
      %640 = arith.shli %639, %c22 : vector<4xi32>
      %641 = arith.ori %637, %640 : vector<4xi32>
      %642 = arith.ori %641, %c23 : vector<4xi32>
      %643 = vector.bitcast %642 : vector<4xi32> to vector<8xf16>
      %644 = vector.shuffle %619, %627 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %645 = vector.shuffle %635, %643 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %646 = vector.shuffle %644, %645 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %647 = arith.subf %646, %c29 : vector<32xf16>
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
    %687 = arith.addi %681, %c15 : index
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
    %707 = arith.addi %701, %c15 : index
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
    %718 = arith.muli %677, %c35 : index
    %719 = arith.addi %718, %c8 : index
    %720 = arith.muli %719, %c5 : index
    %721 = arith.addi %720, %676 : index
    %722 = arith.addi %721, %c8 : index
    %723 = memref.load %21[%722] : memref<?xf32>
    %724 = arith.addi %722, %c36 : index
    %725 = memref.load %21[%724] : memref<?xf32>
    %726 = arith.addf %723, %725 : f32
    %727 = arith.muli %719, %c5 : index
    %728 = arith.addi %727, %676 : index
    %729 = arith.addi %728, %c4 : index
    %730 = memref.load %21[%729] : memref<?xf32>
    %731 = arith.addi %729, %c36 : index
    %732 = memref.load %21[%731] : memref<?xf32>
    %733 = arith.addf %730, %732 : f32
    %734 = wave.lane
    %735 = arith.addi %20, %c8 : index
    %736 = arith.muli %719, %c3 : index
    %737 = arith.addi %735, %736 : index
    %738 = arith.divui %734, %c1 : index
    %739 = arith.addi %737, %738 : index
    %740 = arith.cmpi slt, %739, %19 : index
    scf.if %740 {
      %741 = arith.cmpi eq, %hasFactors, %c2 : index
      %742 = arith.muli %739, %c3 : index
      %743 = memref.load %factors[%742] : memref<?xf32>
      %744 = arith.mulf %743, %operandScale : f32
      %745 = arith.select %741, %744, %operandScale : f32
      %746 = arith.remui %734, %c1 : index
      %747 = arith.muli %746, %c35 : index
      %748 = arith.addi %15, %747 : index
      %749 = vector.load %w[%748] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %750 = vector.bitcast %749 : vector<4xi8> to vector<1xf32>
      %751 = vector.extract %750[0] : f32 from vector<1xf32>
      %752 = arith.mulf %751, %745 : f32
      %753 = arith.mulf %726, %752 : f32
      %754 = arith.remui %734, %c1 : index
      %755 = arith.muli %754, %c35 : index
      %756 = arith.addi %17, %755 : index
      %757 = vector.load %w[%756] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %758 = vector.bitcast %757 : vector<4xi8> to vector<1xf32>
      %759 = vector.extract %758[0] : f32 from vector<1xf32>
      %760 = arith.mulf %759, %745 : f32
      %761 = arith.mulf %733, %760 : f32
      %762 = arith.muli %739, %outputFeatures : index
      %763 = arith.addi %762, %23 : index
      %764 = wave.lane
      %765 = arith.remui %764, %c1 : index
      %766 = arith.addi %763, %765 : index
      %767 = arith.addi %766, %c8 : index
      memref.store %753, %logits[%767] : memref<?xf32>
      %768 = arith.addi %766, %c1 : index
      memref.store %761, %logits[%768] : memref<?xf32>
    }
    %769 = arith.muli %677, %c35 : index
    %770 = arith.addi %769, %c2 : index
    %771 = arith.muli %770, %c5 : index
    %772 = arith.addi %771, %676 : index
    %773 = arith.addi %772, %c8 : index
    %774 = memref.load %21[%773] : memref<?xf32>
    %775 = arith.addi %773, %c36 : index
    %776 = memref.load %21[%775] : memref<?xf32>
    %777 = arith.addf %774, %776 : f32
    %778 = arith.muli %770, %c5 : index
    %779 = arith.addi %778, %676 : index
    %780 = arith.addi %779, %c4 : index
    %781 = memref.load %21[%780] : memref<?xf32>
    %782 = arith.addi %780, %c36 : index
    %783 = memref.load %21[%782] : memref<?xf32>
    %784 = arith.addf %781, %783 : f32
    %785 = wave.lane
    %786 = arith.addi %20, %c8 : index
    %787 = arith.muli %770, %c3 : index
    %788 = arith.addi %786, %787 : index
    %789 = arith.divui %785, %c1 : index
    %790 = arith.addi %788, %789 : index
    %791 = arith.cmpi slt, %790, %19 : index
    scf.if %791 {
      %792 = arith.cmpi eq, %hasFactors, %c2 : index
      %793 = arith.muli %790, %c3 : index
      %794 = memref.load %factors[%793] : memref<?xf32>
      %795 = arith.mulf %794, %operandScale : f32
      %796 = arith.select %792, %795, %operandScale : f32
      %797 = arith.remui %785, %c1 : index
      %798 = arith.muli %797, %c35 : index
      %799 = arith.addi %15, %798 : index
      %800 = vector.load %w[%799] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %801 = vector.bitcast %800 : vector<4xi8> to vector<1xf32>
      %802 = vector.extract %801[0] : f32 from vector<1xf32>
      %803 = arith.mulf %802, %796 : f32
      %804 = arith.mulf %777, %803 : f32
      %805 = arith.remui %785, %c1 : index
      %806 = arith.muli %805, %c35 : index
      %807 = arith.addi %17, %806 : index
      %808 = vector.load %w[%807] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %809 = vector.bitcast %808 : vector<4xi8> to vector<1xf32>
      %810 = vector.extract %809[0] : f32 from vector<1xf32>
      %811 = arith.mulf %810, %796 : f32
      %812 = arith.mulf %784, %811 : f32
      %813 = arith.muli %790, %outputFeatures : index
      %814 = arith.addi %813, %23 : index
      %815 = wave.lane
      %816 = arith.remui %815, %c1 : index
      %817 = arith.addi %814, %816 : index
      %818 = arith.addi %817, %c8 : index
      memref.store %804, %logits[%818] : memref<?xf32>
      %819 = arith.addi %817, %c1 : index
      memref.store %812, %logits[%819] : memref<?xf32>
    }
    %820 = arith.muli %677, %c35 : index
    %821 = arith.addi %820, %c3 : index
    %822 = arith.muli %821, %c5 : index
    %823 = arith.addi %822, %676 : index
    %824 = arith.addi %823, %c8 : index
    %825 = memref.load %21[%824] : memref<?xf32>
    %826 = arith.addi %824, %c36 : index
    %827 = memref.load %21[%826] : memref<?xf32>
    %828 = arith.addf %825, %827 : f32
    %829 = arith.muli %821, %c5 : index
    %830 = arith.addi %829, %676 : index
    %831 = arith.addi %830, %c4 : index
    %832 = memref.load %21[%831] : memref<?xf32>
    %833 = arith.addi %831, %c36 : index
    %834 = memref.load %21[%833] : memref<?xf32>
    %835 = arith.addf %832, %834 : f32
    %836 = wave.lane
    %837 = arith.addi %20, %c8 : index
    %838 = arith.muli %821, %c3 : index
    %839 = arith.addi %837, %838 : index
    %840 = arith.divui %836, %c1 : index
    %841 = arith.addi %839, %840 : index
    %842 = arith.cmpi slt, %841, %19 : index
    scf.if %842 {
      %843 = arith.cmpi eq, %hasFactors, %c2 : index
      %844 = arith.muli %841, %c3 : index
      %845 = memref.load %factors[%844] : memref<?xf32>
      %846 = arith.mulf %845, %operandScale : f32
      %847 = arith.select %843, %846, %operandScale : f32
      %848 = arith.remui %836, %c1 : index
      %849 = arith.muli %848, %c35 : index
      %850 = arith.addi %15, %849 : index
      %851 = vector.load %w[%850] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %852 = vector.bitcast %851 : vector<4xi8> to vector<1xf32>
      %853 = vector.extract %852[0] : f32 from vector<1xf32>
      %854 = arith.mulf %853, %847 : f32
      %855 = arith.mulf %828, %854 : f32
      %856 = arith.remui %836, %c1 : index
      %857 = arith.muli %856, %c35 : index
      %858 = arith.addi %17, %857 : index
      %859 = vector.load %w[%858] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %860 = vector.bitcast %859 : vector<4xi8> to vector<1xf32>
      %861 = vector.extract %860[0] : f32 from vector<1xf32>
      %862 = arith.mulf %861, %847 : f32
      %863 = arith.mulf %835, %862 : f32
      %864 = arith.muli %841, %outputFeatures : index
      %865 = arith.addi %864, %23 : index
      %866 = wave.lane
      %867 = arith.remui %866, %c1 : index
      %868 = arith.addi %865, %867 : index
      %869 = arith.addi %868, %c8 : index
      memref.store %855, %logits[%869] : memref<?xf32>
      %870 = arith.addi %868, %c1 : index
      memref.store %863, %logits[%870] : memref<?xf32>
    }
    %871 = arith.muli %677, %c35 : index
    %872 = arith.addi %871, %c30 : index
    %873 = arith.muli %872, %c5 : index
    %874 = arith.addi %873, %676 : index
    %875 = arith.addi %874, %c8 : index
    %876 = memref.load %21[%875] : memref<?xf32>
    %877 = arith.addi %875, %c36 : index
    %878 = memref.load %21[%877] : memref<?xf32>
    %879 = arith.addf %876, %878 : f32
    %880 = arith.muli %872, %c5 : index
    %881 = arith.addi %880, %676 : index
    %882 = arith.addi %881, %c4 : index
    %883 = memref.load %21[%882] : memref<?xf32>
    %884 = arith.addi %882, %c36 : index
    %885 = memref.load %21[%884] : memref<?xf32>
    %886 = arith.addf %883, %885 : f32
    %887 = wave.lane
    %888 = arith.addi %20, %c8 : index
    %889 = arith.muli %872, %c3 : index
    %890 = arith.addi %888, %889 : index
    %891 = arith.divui %887, %c1 : index
    %892 = arith.addi %890, %891 : index
    %893 = arith.cmpi slt, %892, %19 : index
    scf.if %893 {
      %894 = arith.cmpi eq, %hasFactors, %c2 : index
      %895 = arith.muli %892, %c3 : index
      %896 = memref.load %factors[%895] : memref<?xf32>
      %897 = arith.mulf %896, %operandScale : f32
      %898 = arith.select %894, %897, %operandScale : f32
      %899 = arith.remui %887, %c1 : index
      %900 = arith.muli %899, %c35 : index
      %901 = arith.addi %15, %900 : index
      %902 = vector.load %w[%901] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %903 = vector.bitcast %902 : vector<4xi8> to vector<1xf32>
      %904 = vector.extract %903[0] : f32 from vector<1xf32>
      %905 = arith.mulf %904, %898 : f32
      %906 = arith.mulf %879, %905 : f32
      %907 = arith.remui %887, %c1 : index
      %908 = arith.muli %907, %c35 : index
      %909 = arith.addi %17, %908 : index
      %910 = vector.load %w[%909] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %911 = vector.bitcast %910 : vector<4xi8> to vector<1xf32>
      %912 = vector.extract %911[0] : f32 from vector<1xf32>
      %913 = arith.mulf %912, %898 : f32
      %914 = arith.mulf %886, %913 : f32
      %915 = arith.muli %892, %outputFeatures : index
      %916 = arith.addi %915, %23 : index
      %917 = wave.lane
      %918 = arith.remui %917, %c1 : index
      %919 = arith.addi %916, %918 : index
      %920 = arith.addi %919, %c8 : index
      memref.store %906, %logits[%920] : memref<?xf32>
      %921 = arith.addi %919, %c1 : index
      memref.store %914, %logits[%921] : memref<?xf32>
    }
  }
  %922 = arith.muli %experts, %c3 : index
  %923 = wave.scratch %922 : memref<?xf32>
  %924 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %924 {
    %925 = arith.addi %20, %c1 : index
    %926 = arith.minsi %925, %19 : index
    %927 = wave.wave
    %928 = arith.addi %20, %927 : index
    scf.for %929 = %928 to %926 step %c3 {
      %930 = wave.wave
      %931 = arith.muli %930, %experts : index
      %932 = wave.lane
      %933 = arith.muli %929, %logitsWidth : index
      %936 = scf.for %934 = %932 to %experts step %c5 iter_args(%935 = %c43) -> (f32) {
        %937 = arith.addi %933, %934 : index
        %938 = memref.load %logits[%937] : memref<?xf32>
        %939 = arith.maximumf %935, %938 : f32
        scf.yield %939 : f32
      }
      %940 = vector.broadcast %936 : f32 to vector<1xf32>
      %941 = wave.reduce "max" %940 : vector<1xf32>
      %944 = scf.for %942 = %932 to %experts step %c5 iter_args(%943 = %c44) -> (f32) {
        %945 = arith.addi %933, %942 : index
        %946 = memref.load %logits[%945] : memref<?xf32>
        %947 = arith.subf %946, %941 : f32
        %948 = arith.mulf %947, %c45 : f32
        %949 = wave.exp2 %948 : f32
        %950 = arith.addi %931, %942 : index
        memref.store %949, %923[%950] : memref<?xf32>
        %951 = arith.addf %943, %949 : f32
        scf.yield %951 : f32
      }
      %952 = vector.broadcast %944 : f32 to vector<1xf32>
      %953 = wave.reduce "add" %952 : vector<1xf32>
      scf.for %954 = %932 to %experts step %c5 {
        %955 = arith.addi %931, %954 : index
        %956 = memref.load %923[%955] : memref<?xf32>
        %957 = arith.divf %956, %953 : f32
        %958 = arith.addi %931, %954 : index
        memref.store %957, %923[%958] : memref<?xf32>
      }
      %963:3 = scf.for %959 = %c8 to %expertsPerToken step %c2 iter_args(%960 = %c44, %961 = %c44, %962 = %c46) -> (f32, f32, i32) {
        %967:2 = scf.for %964 = %932 to %experts step %c5 iter_args(%965 = %c47, %966 = %c44) -> (f32, f32) {
          %968 = arith.addi %931, %964 : index
          %969 = memref.load %923[%968] : memref<?xf32>
          %970 = arith.cmpf ogt, %969, %965 : f32
          %971 = arith.index_cast %964 : index to i32
          %972 = arith.sitofp %971 : i32 to f32
          %973 = arith.select %970, %969, %965 : f32
          %974 = arith.select %970, %972, %966 : f32
          scf.yield %973, %974 : f32, f32
        }
        %975 = vector.broadcast %967#0 : f32 to vector<1xf32>
        %976 = wave.reduce "max" %975 : vector<1xf32>
        %977 = arith.cmpf oeq, %967#0, %976 : f32
        %978 = arith.subf %c44, %967#1 : f32
        %979 = arith.select %977, %978, %c48 : f32
        %980 = vector.broadcast %979 : f32 to vector<1xf32>
        %981 = wave.reduce "max" %980 : vector<1xf32>
        %982 = arith.subf %c44, %981 : f32
        %983 = arith.fptosi %982 : f32 to i32
        %984 = arith.index_cast %983 : i32 to index
        %985 = arith.remui %984, %c5 : index
        %986 = arith.cmpi eq, %985, %932 : index
        scf.if %986 {
          %987 = arith.addi %931, %984 : index
          memref.store %c49, %923[%987] : memref<?xf32>
        }
        %988 = arith.cmpi eq, %959, %932 : index
        %989 = arith.addf %960, %976 : f32
        %990 = arith.select %988, %976, %961 : f32
        %991 = arith.select %988, %983, %962 : i32
        scf.yield %989, %990, %991 : f32, f32, i32
      }
      %992 = arith.cmpi eq, %normalize, %c2 : index
      %993 = arith.divf %963#1, %963#0 : f32
      %994 = arith.select %992, %993, %963#1 : f32
      %995 = arith.cmpi slt, %932, %expertsPerToken : index
      scf.if %995 {
        %996 = arith.muli %929, %expertsPerToken : index
        %997 = arith.addi %996, %932 : index
        memref.store %994, %weights[%997] : memref<?xf32>
        %998 = arith.muli %929, %expertsPerToken : index
        %999 = arith.addi %998, %932 : index
        memref.store %963#2, %ids_out[%999] : memref<?xi32>
      }
    }
  }
  wave.return
}
