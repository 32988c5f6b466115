// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='q5_k', waves=8, panels=1, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_q5_k_w8p1_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) attributes {waves = 8 : i64} {
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
  %c10 = arith.constant 2048 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %c13 = arith.constant 2 : index
  %c14 = arith.constant 8 : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %c16 = arith.constant 32 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c19 = arith.constant 4 : index
  %c20 = arith.constant dense<0> : vector<4xi32>
  %c21 = arith.constant dense<983055> : vector<4xi32>
  %c22 = arith.constant dense<[0, 4, 8, 12]> : vector<4xi32>
  %c23 = arith.constant dense<65537> : vector<4xi32>
  %c24 = arith.constant dense<4> : vector<4xi32>
  %c25 = arith.constant dense<1677747200> : vector<4xi32>
  %c26 = arith.constant dense<[1, 5, 9, 13]> : vector<4xi32>
  %c27 = arith.constant dense<8> : vector<4xi32>
  %c28 = arith.constant dense<[2, 6, 10, 14]> : vector<4xi32>
  %c29 = arith.constant dense<12> : vector<4xi32>
  %c30 = arith.constant dense<[3, 7, 11, 15]> : vector<4xi32>
  %c31 = arith.constant dense<0x6400> : vector<32xf16>
  %c32 = arith.constant 3 : index
  %c33 = arith.constant 96 : index
  %c34 = arith.constant 160 : index
  %c35 = arith.constant 192 : index
  %c36 = arith.constant 224 : index
  %c37 = arith.constant 512 : index
  %c38 = arith.constant 768 : index
  %c39 = arith.constant 1024 : index
  %c40 = arith.constant 1280 : index
  %c41 = arith.constant 1536 : index
  %c42 = arith.constant 1792 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %experts = wave.param "experts" : index
  %arrivals = wave.param "arrivals" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %logitsWidth = wave.param "logitsWidth" : index
  %c49 = arith.constant 0xFF61B1E6 : f32
  %c50 = arith.constant 0x00000000 : f32
  %c51 = arith.constant 0x3FB8AA3B : f32
  %c52 = arith.constant 0 : i32
  %c53 = arith.constant 0xC0000000 : f32
  %c54 = arith.constant 0xCB800000 : f32
  %c55 = arith.constant 0xBF800000 : f32
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
  %17 = wave.scratch %c10 : memref<?xf32>
  %18 = wave.block 0
  %19 = arith.muli %18, %c9 : index
  %20 = arith.cmpi slt, %16, %15 : index
  scf.if %20 {
    %21 = wave.lane
    %22 = arith.remui %21, %c9 : index
    %23 = arith.remui %22, %tileRows : index
    %24 = arith.addi %16, %23 : index
    %25 = arith.divui %24, %tileRows : index
    %26 = arith.divui %inputFeatures, %c9 : index
    %27 = arith.muli %25, %26 : index
    %28 = arith.divui %c7, %c9 : index
    %29 = arith.addi %27, %28 : index
    %30 = arith.muli %29, %c13 : index
    %31 = arith.remui %c7, %c9 : index
    %32 = arith.divui %31, %c14 : index
    %33 = arith.addi %30, %32 : index
    %34 = arith.muli %tileRows, %c14 : index
    %35 = arith.muli %33, %34 : index
    %36 = arith.remui %24, %tileRows : index
    %37 = arith.muli %36, %c14 : index
    %38 = arith.addi %35, %37 : index
    %39 = arith.remui %c7, %c14 : index
    %40 = arith.addi %38, %39 : index
    %41 = wave.wave
    %42 = arith.divui %inputFeatures, %c16 : index
    %43 = arith.muli %41, %stepsPerWave : index
    %44 = arith.minsi %43, %42 : index
    %45 = arith.addi %44, %stepsPerWave : index
    %46 = arith.minsi %45, %42 : index
    %47 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %48 = arith.subi %46, %44 : index
    %49 = arith.divui %48, %c13 : index
    %50 = arith.muli %49, %c13 : index
    %51 = arith.addi %44, %50 : index
    %52 = arith.addi %44, %stepsPerWave : index
    %53 = arith.select %47, %52, %51 : index
    %56 = scf.for %54 = %44 to %53 step %c13 iter_args(%55 = %c15) -> (vector<8xf32>) {
      %57 = wave.lane
      %58 = arith.addi %54, %c7 : index
      %59 = arith.remui %57, %c9 : index
      %60 = arith.addi %13, %c5 : index
      %61 = arith.divui %58, %c14 : index
      %62 = arith.muli %61, %c3 : index
      %63 = arith.addi %60, %62 : index
      %64 = arith.muli %59, %c19 : index
      %65 = arith.addi %63, %64 : index
      %66 = vector.load %w[%65] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %67 = vector.bitcast %66 : vector<4xi8> to vector<2xf16>
      %68 = arith.divui %inputFeatures, %c2 : index
      %69 = arith.muli %68, %c3 : index
      %70 = arith.addi %60, %69 : index
      %71 = arith.muli %58, %c16 : index
      %72 = arith.addi %70, %71 : index
      %73 = arith.muli %59, %c13 : index
      %74 = arith.addi %72, %73 : index
      %75 = vector.load %w[%74] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %76 = vector.extract %67[0] : f16 from vector<2xf16>
      %77 = arith.extf %76 : f16 to f32
      %78 = vector.extract %75[0] : i8 from vector<2xi8>
      %79 = arith.extui %78 : i8 to i32
      %80 = arith.sitofp %79 : i32 to f32
      %81 = arith.mulf %77, %80 : f32
      %82 = arith.truncf %81 : f32 to f16
      %83 = vector.broadcast %82 : f16 to vector<16xf16>
      %84 = vector.extract %67[1] : f16 from vector<2xf16>
      %85 = arith.extf %84 : f16 to f32
      %86 = vector.extract %75[1] : i8 from vector<2xi8>
      %87 = arith.extui %86 : i8 to i32
      %88 = arith.sitofp %87 : i32 to f32
      %89 = arith.mulf %85, %88 : f32
      %90 = arith.truncf %89 : f32 to f16
      %91 = vector.broadcast %90 : f16 to vector<16xf16>
      %92 = arith.addi %13, %c5 : index
      %93 = arith.divui %inputFeatures, %c2 : index
      %94 = arith.muli %93, %c3 : index
      %95 = arith.addi %94, %inputFeatures : index
      %96 = arith.addi %95, %c4 : index
      %97 = arith.divui %96, %c5 : index
      %98 = arith.muli %97, %c5 : index
      %99 = arith.addi %92, %98 : index
      %100 = arith.muli %inputFeatures, %c14 : index
      %101 = arith.addi %99, %100 : index
      %102 = arith.muli %58, %c9 : index
      %103 = arith.addi %102, %59 : index
      %104 = arith.muli %103, %c19 : index
      %105 = arith.addi %101, %104 : index
      %106 = arith.muli %58, %c2 : index
      %107 = arith.addi %99, %106 : index
      %108 = arith.muli %59, %c9 : index
      %109 = arith.addi %107, %108 : index
      %110 = vector.load %w[%105] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %111 = vector.bitcast %110 : vector<4xi8> to vector<1xi32>
      %112 = vector.shuffle %111, %111 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %113 = vector.load %w[%109] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %114 = vector.bitcast %113 : vector<16xi8> to vector<4xi32>
      %115 = arith.shrui %114, %c20 : vector<4xi32>
      %116 = arith.andi %115, %c21 : vector<4xi32>
      %117 = arith.shrui %112, %c22 : vector<4xi32>
      %118 = arith.andi %117, %c23 : vector<4xi32>
      %119 = arith.shli %118, %c24 : vector<4xi32>
      %120 = arith.ori %116, %119 : vector<4xi32>
      %121 = arith.ori %120, %c25 : vector<4xi32>
      %122 = vector.bitcast %121 : vector<4xi32> to vector<8xf16>
      %123 = arith.shrui %114, %c24 : vector<4xi32>
      %124 = arith.andi %123, %c21 : vector<4xi32>
      %125 = arith.shrui %112, %c26 : vector<4xi32>
      %126 = arith.andi %125, %c23 : vector<4xi32>
      %127 = arith.shli %126, %c24 : vector<4xi32>
      %128 = arith.ori %124, %127 : vector<4xi32>
      %129 = arith.ori %128, %c25 : vector<4xi32>
      %130 = vector.bitcast %129 : vector<4xi32> to vector<8xf16>
      %131 = arith.shrui %114, %c27 : vector<4xi32>
      %132 = arith.andi %131, %c21 : vector<4xi32>
      %133 = arith.shrui %112, %c28 : vector<4xi32>
      %134 = arith.andi %133, %c23 : vector<4xi32>
      %135 = arith.shli %134, %c24 : vector<4xi32>
      %136 = arith.ori %132, %135 : vector<4xi32>
      %137 = arith.ori %136, %c25 : vector<4xi32>
      %138 = vector.bitcast %137 : vector<4xi32> to vector<8xf16>
      %139 = arith.shrui %114, %c29 : vector<4xi32>
      %140 = arith.andi %139, %c21 : vector<4xi32>
      %141 = arith.shrui %112, %c30 : vector<4xi32>
      %142 = arith.andi %141, %c23 : vector<4xi32>
      %143 = arith.shli %142, %c24 : vector<4xi32>
      %144 = arith.ori %140, %143 : vector<4xi32>
      %145 = arith.ori %144, %c25 : vector<4xi32>
      %146 = vector.bitcast %145 : vector<4xi32> to vector<8xf16>
      %147 = vector.shuffle %122, %130 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %148 = vector.shuffle %138, %146 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %149 = vector.shuffle %147, %148 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %150 = arith.subf %149, %c31 : vector<32xf16>
      %151 = vector.shuffle %150, %150 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %152 = vector.shuffle %150, %150 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %153 = math.fma %151, %83, %91 : vector<16xf16>
      %154 = math.fma %152, %83, %91 : vector<16xf16>
      %155 = arith.addi %54, %c6 : index
      %156 = arith.remui %57, %c9 : index
      %157 = arith.addi %13, %c5 : index
      %158 = arith.divui %155, %c14 : index
      %159 = arith.muli %158, %c3 : index
      %160 = arith.addi %157, %159 : index
      %161 = arith.muli %156, %c19 : index
      %162 = arith.addi %160, %161 : index
      %163 = vector.load %w[%162] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %164 = vector.bitcast %163 : vector<4xi8> to vector<2xf16>
      %165 = arith.divui %inputFeatures, %c2 : index
      %166 = arith.muli %165, %c3 : index
      %167 = arith.addi %157, %166 : index
      %168 = arith.muli %155, %c16 : index
      %169 = arith.addi %167, %168 : index
      %170 = arith.muli %156, %c13 : index
      %171 = arith.addi %169, %170 : index
      %172 = vector.load %w[%171] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %173 = vector.extract %164[0] : f16 from vector<2xf16>
      %174 = arith.extf %173 : f16 to f32
      %175 = vector.extract %172[0] : i8 from vector<2xi8>
      %176 = arith.extui %175 : i8 to i32
      %177 = arith.sitofp %176 : i32 to f32
      %178 = arith.mulf %174, %177 : f32
      %179 = arith.truncf %178 : f32 to f16
      %180 = vector.broadcast %179 : f16 to vector<16xf16>
      %181 = vector.extract %164[1] : f16 from vector<2xf16>
      %182 = arith.extf %181 : f16 to f32
      %183 = vector.extract %172[1] : i8 from vector<2xi8>
      %184 = arith.extui %183 : i8 to i32
      %185 = arith.sitofp %184 : i32 to f32
      %186 = arith.mulf %182, %185 : f32
      %187 = arith.truncf %186 : f32 to f16
      %188 = vector.broadcast %187 : f16 to vector<16xf16>
      %189 = arith.addi %13, %c5 : index
      %190 = arith.divui %inputFeatures, %c2 : index
      %191 = arith.muli %190, %c3 : index
      %192 = arith.addi %191, %inputFeatures : index
      %193 = arith.addi %192, %c4 : index
      %194 = arith.divui %193, %c5 : index
      %195 = arith.muli %194, %c5 : index
      %196 = arith.addi %189, %195 : index
      %197 = arith.muli %inputFeatures, %c14 : index
      %198 = arith.addi %196, %197 : index
      %199 = arith.muli %155, %c9 : index
      %200 = arith.addi %199, %156 : index
      %201 = arith.muli %200, %c19 : index
      %202 = arith.addi %198, %201 : index
      %203 = arith.muli %155, %c2 : index
      %204 = arith.addi %196, %203 : index
      %205 = arith.muli %156, %c9 : index
      %206 = arith.addi %204, %205 : index
      %207 = vector.load %w[%202] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %208 = vector.bitcast %207 : vector<4xi8> to vector<1xi32>
      %209 = vector.shuffle %208, %208 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %210 = vector.load %w[%206] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %211 = vector.bitcast %210 : vector<16xi8> to vector<4xi32>
      %212 = arith.shrui %211, %c20 : vector<4xi32>
      %213 = arith.andi %212, %c21 : vector<4xi32>
      %214 = arith.shrui %209, %c22 : vector<4xi32>
      %215 = arith.andi %214, %c23 : vector<4xi32>
      %216 = arith.shli %215, %c24 : vector<4xi32>
      %217 = arith.ori %213, %216 : vector<4xi32>
      %218 = arith.ori %217, %c25 : vector<4xi32>
      %219 = vector.bitcast %218 : vector<4xi32> to vector<8xf16>
      %220 = arith.shrui %211, %c24 : vector<4xi32>
      %221 = arith.andi %220, %c21 : vector<4xi32>
      %222 = arith.shrui %209, %c26 : vector<4xi32>
      %223 = arith.andi %222, %c23 : vector<4xi32>
      %224 = arith.shli %223, %c24 : vector<4xi32>
      %225 = arith.ori %221, %224 : vector<4xi32>
      %226 = arith.ori %225, %c25 : vector<4xi32>
      %227 = vector.bitcast %226 : vector<4xi32> to vector<8xf16>
      %228 = arith.shrui %211, %c27 : vector<4xi32>
      %229 = arith.andi %228, %c21 : vector<4xi32>
      %230 = arith.shrui %209, %c28 : vector<4xi32>
      %231 = arith.andi %230, %c23 : vector<4xi32>
      %232 = arith.shli %231, %c24 : vector<4xi32>
      %233 = arith.ori %229, %232 : vector<4xi32>
      %234 = arith.ori %233, %c25 : vector<4xi32>
      %235 = vector.bitcast %234 : vector<4xi32> to vector<8xf16>
      %236 = arith.shrui %211, %c29 : vector<4xi32>
      %237 = arith.andi %236, %c21 : vector<4xi32>
      %238 = arith.shrui %209, %c30 : vector<4xi32>
      %239 = arith.andi %238, %c23 : vector<4xi32>
      %240 = arith.shli %239, %c24 : vector<4xi32>
      %241 = arith.ori %237, %240 : vector<4xi32>
      %242 = arith.ori %241, %c25 : vector<4xi32>
      %243 = vector.bitcast %242 : vector<4xi32> to vector<8xf16>
      %244 = vector.shuffle %219, %227 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %245 = vector.shuffle %235, %243 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %246 = vector.shuffle %244, %245 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %247 = arith.subf %246, %c31 : vector<32xf16>
      %248 = vector.shuffle %247, %247 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %249 = vector.shuffle %247, %247 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %250 = math.fma %248, %180, %188 : vector<16xf16>
      %251 = math.fma %249, %180, %188 : vector<16xf16>
      %252 = arith.muli %54, %c13 : index
      %253 = arith.addi %252, %c7 : index
      %254 = arith.muli %tileRows, %c9 : index
      %255 = arith.muli %253, %254 : index
      %256 = arith.addi %40, %255 : index
      %257 = vector.load %x[%256] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %258 = arith.muli %tileRows, %c14 : index
      %259 = arith.addi %256, %258 : index
      %260 = vector.load %x[%259] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %261 = vector.shuffle %257, %260 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %262 = wave.mma %261, %153, %55 : vector<16xf16>, vector<8xf32>
      %263 = arith.muli %54, %c13 : index
      %264 = arith.addi %263, %c6 : index
      %265 = arith.muli %tileRows, %c9 : index
      %266 = arith.muli %264, %265 : index
      %267 = arith.addi %40, %266 : index
      %268 = vector.load %x[%267] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %269 = arith.muli %tileRows, %c14 : index
      %270 = arith.addi %267, %269 : index
      %271 = vector.load %x[%270] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %272 = vector.shuffle %268, %271 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %273 = wave.mma %272, %154, %262 : vector<16xf16>, vector<8xf32>
      %274 = arith.muli %54, %c13 : index
      %275 = arith.addi %274, %c13 : index
      %276 = arith.muli %tileRows, %c9 : index
      %277 = arith.muli %275, %276 : index
      %278 = arith.addi %40, %277 : index
      %279 = vector.load %x[%278] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %280 = arith.muli %tileRows, %c14 : index
      %281 = arith.addi %278, %280 : index
      %282 = vector.load %x[%281] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %283 = vector.shuffle %279, %282 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %284 = wave.mma %283, %250, %273 : vector<16xf16>, vector<8xf32>
      %285 = arith.muli %54, %c13 : index
      %286 = arith.addi %285, %c32 : index
      %287 = arith.muli %tileRows, %c9 : index
      %288 = arith.muli %286, %287 : index
      %289 = arith.addi %40, %288 : index
      %290 = vector.load %x[%289] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %291 = arith.muli %tileRows, %c14 : index
      %292 = arith.addi %289, %291 : index
      %293 = vector.load %x[%292] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %294 = vector.shuffle %290, %293 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %295 = wave.mma %294, %251, %284 : vector<16xf16>, vector<8xf32>
      scf.yield %295 : vector<8xf32>
    }
    %296 = arith.select %47, %53, %46 : index
    %299 = scf.for %297 = %53 to %296 step %c6 iter_args(%298 = %56) -> (vector<8xf32>) {
      %300 = wave.lane
      %301 = arith.addi %297, %c7 : index
      %302 = arith.remui %300, %c9 : index
      %303 = arith.addi %13, %c5 : index
      %304 = arith.divui %301, %c14 : index
      %305 = arith.muli %304, %c3 : index
      %306 = arith.addi %303, %305 : index
      %307 = arith.muli %302, %c19 : index
      %308 = arith.addi %306, %307 : index
      %309 = vector.load %w[%308] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %310 = vector.bitcast %309 : vector<4xi8> to vector<2xf16>
      %311 = arith.divui %inputFeatures, %c2 : index
      %312 = arith.muli %311, %c3 : index
      %313 = arith.addi %303, %312 : index
      %314 = arith.muli %301, %c16 : index
      %315 = arith.addi %313, %314 : index
      %316 = arith.muli %302, %c13 : index
      %317 = arith.addi %315, %316 : index
      %318 = vector.load %w[%317] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %319 = vector.extract %310[0] : f16 from vector<2xf16>
      %320 = arith.extf %319 : f16 to f32
      %321 = vector.extract %318[0] : i8 from vector<2xi8>
      %322 = arith.extui %321 : i8 to i32
      %323 = arith.sitofp %322 : i32 to f32
      %324 = arith.mulf %320, %323 : f32
      %325 = arith.truncf %324 : f32 to f16
      %326 = vector.broadcast %325 : f16 to vector<16xf16>
      %327 = vector.extract %310[1] : f16 from vector<2xf16>
      %328 = arith.extf %327 : f16 to f32
      %329 = vector.extract %318[1] : i8 from vector<2xi8>
      %330 = arith.extui %329 : i8 to i32
      %331 = arith.sitofp %330 : i32 to f32
      %332 = arith.mulf %328, %331 : f32
      %333 = arith.truncf %332 : f32 to f16
      %334 = vector.broadcast %333 : f16 to vector<16xf16>
      %335 = arith.addi %13, %c5 : index
      %336 = arith.divui %inputFeatures, %c2 : index
      %337 = arith.muli %336, %c3 : index
      %338 = arith.addi %337, %inputFeatures : index
      %339 = arith.addi %338, %c4 : index
      %340 = arith.divui %339, %c5 : index
      %341 = arith.muli %340, %c5 : index
      %342 = arith.addi %335, %341 : index
      %343 = arith.muli %inputFeatures, %c14 : index
      %344 = arith.addi %342, %343 : index
      %345 = arith.muli %301, %c9 : index
      %346 = arith.addi %345, %302 : index
      %347 = arith.muli %346, %c19 : index
      %348 = arith.addi %344, %347 : index
      %349 = arith.muli %301, %c2 : index
      %350 = arith.addi %342, %349 : index
      %351 = arith.muli %302, %c9 : index
      %352 = arith.addi %350, %351 : index
      %353 = vector.load %w[%348] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %354 = vector.bitcast %353 : vector<4xi8> to vector<1xi32>
      %355 = vector.shuffle %354, %354 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %356 = vector.load %w[%352] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %357 = vector.bitcast %356 : vector<16xi8> to vector<4xi32>
      %358 = arith.shrui %357, %c20 : vector<4xi32>
      %359 = arith.andi %358, %c21 : vector<4xi32>
      %360 = arith.shrui %355, %c22 : vector<4xi32>
      %361 = arith.andi %360, %c23 : vector<4xi32>
      %362 = arith.shli %361, %c24 : vector<4xi32>
      %363 = arith.ori %359, %362 : vector<4xi32>
      %364 = arith.ori %363, %c25 : vector<4xi32>
      %365 = vector.bitcast %364 : vector<4xi32> to vector<8xf16>
      %366 = arith.shrui %357, %c24 : vector<4xi32>
      %367 = arith.andi %366, %c21 : vector<4xi32>
      %368 = arith.shrui %355, %c26 : vector<4xi32>
      %369 = arith.andi %368, %c23 : vector<4xi32>
      %370 = arith.shli %369, %c24 : vector<4xi32>
      %371 = arith.ori %367, %370 : vector<4xi32>
      %372 = arith.ori %371, %c25 : vector<4xi32>
      %373 = vector.bitcast %372 : vector<4xi32> to vector<8xf16>
      %374 = arith.shrui %357, %c27 : vector<4xi32>
      %375 = arith.andi %374, %c21 : vector<4xi32>
      %376 = arith.shrui %355, %c28 : vector<4xi32>
      %377 = arith.andi %376, %c23 : vector<4xi32>
      %378 = arith.shli %377, %c24 : vector<4xi32>
      %379 = arith.ori %375, %378 : vector<4xi32>
      %380 = arith.ori %379, %c25 : vector<4xi32>
      %381 = vector.bitcast %380 : vector<4xi32> to vector<8xf16>
      %382 = arith.shrui %357, %c29 : vector<4xi32>
      %383 = arith.andi %382, %c21 : vector<4xi32>
      %384 = arith.shrui %355, %c30 : vector<4xi32>
      %385 = arith.andi %384, %c23 : vector<4xi32>
      %386 = arith.shli %385, %c24 : vector<4xi32>
      %387 = arith.ori %383, %386 : vector<4xi32>
      %388 = arith.ori %387, %c25 : vector<4xi32>
      %389 = vector.bitcast %388 : vector<4xi32> to vector<8xf16>
      %390 = vector.shuffle %365, %373 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %391 = vector.shuffle %381, %389 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %392 = vector.shuffle %390, %391 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %393 = arith.subf %392, %c31 : vector<32xf16>
      %394 = vector.shuffle %393, %393 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %395 = vector.shuffle %393, %393 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %396 = math.fma %394, %326, %334 : vector<16xf16>
      %397 = math.fma %395, %326, %334 : vector<16xf16>
      %398 = arith.muli %297, %c13 : index
      %399 = arith.addi %398, %c7 : index
      %400 = arith.muli %tileRows, %c9 : index
      %401 = arith.muli %399, %400 : index
      %402 = arith.addi %40, %401 : index
      %403 = vector.load %x[%402] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %404 = arith.muli %tileRows, %c14 : index
      %405 = arith.addi %402, %404 : index
      %406 = vector.load %x[%405] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %407 = vector.shuffle %403, %406 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %408 = wave.mma %407, %396, %298 : vector<16xf16>, vector<8xf32>
      %409 = arith.muli %297, %c13 : index
      %410 = arith.addi %409, %c6 : index
      %411 = arith.muli %tileRows, %c9 : index
      %412 = arith.muli %410, %411 : index
      %413 = arith.addi %40, %412 : index
      %414 = vector.load %x[%413] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %415 = arith.muli %tileRows, %c14 : index
      %416 = arith.addi %413, %415 : index
      %417 = vector.load %x[%416] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %418 = vector.shuffle %414, %417 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %419 = wave.mma %418, %397, %408 : vector<16xf16>, vector<8xf32>
      scf.yield %419 : vector<8xf32>
    }
    %420 = wave.lane
    %421 = wave.wave
    %422 = arith.muli %421, %c6 : index
    %423 = arith.addi %422, %c7 : index
    %424 = arith.muli %423, %c2 : index
    %425 = arith.addi %424, %420 : index
    %426 = vector.extract %299[0] : f32 from vector<8xf32>
    %427 = arith.addi %425, %c7 : index
    memref.store %426, %17[%427] : memref<?xf32>
    %428 = vector.extract %299[1] : f32 from vector<8xf32>
    %429 = arith.addi %425, %c16 : index
    memref.store %428, %17[%429] : memref<?xf32>
    %430 = vector.extract %299[2] : f32 from vector<8xf32>
    %431 = arith.addi %425, %c3 : index
    memref.store %430, %17[%431] : memref<?xf32>
    %432 = vector.extract %299[3] : f32 from vector<8xf32>
    %433 = arith.addi %425, %c33 : index
    memref.store %432, %17[%433] : memref<?xf32>
    %434 = vector.extract %299[4] : f32 from vector<8xf32>
    %435 = arith.addi %425, %c5 : index
    memref.store %434, %17[%435] : memref<?xf32>
    %436 = vector.extract %299[5] : f32 from vector<8xf32>
    %437 = arith.addi %425, %c34 : index
    memref.store %436, %17[%437] : memref<?xf32>
    %438 = vector.extract %299[6] : f32 from vector<8xf32>
    %439 = arith.addi %425, %c35 : index
    memref.store %438, %17[%439] : memref<?xf32>
    %440 = vector.extract %299[7] : f32 from vector<8xf32>
    %441 = arith.addi %425, %c36 : index
    memref.store %440, %17[%441] : memref<?xf32>
    wave.barrier
    %442 = arith.muli %421, %c6 : index
    %443 = arith.addi %442, %c7 : index
    %444 = arith.muli %443, %c16 : index
    %445 = arith.addi %444, %420 : index
    %446 = arith.addi %445, %c7 : index
    %447 = memref.load %17[%446] : memref<?xf32>
    %448 = arith.addi %446, %c2 : index
    %449 = memref.load %17[%448] : memref<?xf32>
    %450 = arith.addf %447, %449 : f32
    %451 = arith.addi %446, %c37 : index
    %452 = memref.load %17[%451] : memref<?xf32>
    %453 = arith.addf %450, %452 : f32
    %454 = arith.addi %446, %c38 : index
    %455 = memref.load %17[%454] : memref<?xf32>
    %456 = arith.addf %453, %455 : f32
    %457 = arith.addi %446, %c39 : index
    %458 = memref.load %17[%457] : memref<?xf32>
    %459 = arith.addf %456, %458 : f32
    %460 = arith.addi %446, %c40 : index
    %461 = memref.load %17[%460] : memref<?xf32>
    %462 = arith.addf %459, %461 : f32
    %463 = arith.addi %446, %c41 : index
    %464 = memref.load %17[%463] : memref<?xf32>
    %465 = arith.addf %462, %464 : f32
    %466 = arith.addi %446, %c42 : index
    %467 = memref.load %17[%466] : memref<?xf32>
    %468 = arith.addf %465, %467 : f32
    %469 = wave.lane
    %470 = arith.addi %16, %c7 : index
    %471 = arith.muli %443, %c13 : index
    %472 = arith.addi %470, %471 : index
    %473 = arith.divui %469, %c9 : index
    %474 = arith.addi %472, %473 : index
    %475 = arith.cmpi slt, %474, %15 : index
    scf.if %475 {
      %476 = arith.cmpi eq, %hasFactors, %c6 : index
      %477 = arith.muli %474, %c13 : index
      %478 = memref.load %factors[%477] : memref<?xf32>
      %479 = arith.mulf %478, %operandScale : f32
      %480 = arith.select %476, %479, %operandScale : f32
      %481 = arith.remui %469, %c9 : index
      %482 = arith.muli %481, %c19 : index
      %483 = arith.addi %13, %482 : index
      %484 = vector.load %w[%483] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %485 = vector.bitcast %484 : vector<4xi8> to vector<1xf32>
      %486 = vector.extract %485[0] : f32 from vector<1xf32>
      %487 = arith.mulf %486, %480 : f32
      %488 = arith.mulf %468, %487 : f32
      %489 = arith.muli %474, %outputFeatures : index
      %490 = arith.addi %489, %19 : index
      %491 = wave.lane
      %492 = arith.remui %491, %c9 : index
      %493 = arith.addi %490, %492 : index
      %494 = arith.addi %493, %c7 : index
      memref.store %488, %logits[%494] : memref<?xf32>
    }
  }
  %495 = arith.muli %experts, %c14 : index
  %496 = wave.scratch %495 : memref<?xf32>
  %497 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %497 {
    %498 = arith.addi %16, %c9 : index
    %499 = arith.minsi %498, %15 : index
    %500 = wave.wave
    %501 = arith.addi %16, %500 : index
    scf.for %502 = %501 to %499 step %c14 {
      %503 = wave.wave
      %504 = arith.muli %503, %experts : index
      %505 = wave.lane
      %506 = arith.muli %502, %logitsWidth : index
      %509 = scf.for %507 = %505 to %experts step %c16 iter_args(%508 = %c49) -> (f32) {
        %510 = arith.addi %506, %507 : index
        %511 = memref.load %logits[%510] : memref<?xf32>
        %512 = arith.maximumf %508, %511 : f32
        scf.yield %512 : f32
      }
      %513 = vector.broadcast %509 : f32 to vector<1xf32>
      %514 = wave.reduce "max" %513 : vector<1xf32>
      %517 = scf.for %515 = %505 to %experts step %c16 iter_args(%516 = %c50) -> (f32) {
        %518 = arith.addi %506, %515 : index
        %519 = memref.load %logits[%518] : memref<?xf32>
        %520 = arith.subf %519, %514 : f32
        %521 = arith.mulf %520, %c51 : f32
        %522 = wave.exp2 %521 : f32
        %523 = arith.addi %504, %515 : index
        memref.store %522, %496[%523] : memref<?xf32>
        %524 = arith.addf %516, %522 : f32
        scf.yield %524 : f32
      }
      %525 = vector.broadcast %517 : f32 to vector<1xf32>
      %526 = wave.reduce "add" %525 : vector<1xf32>
      scf.for %527 = %505 to %experts step %c16 {
        %528 = arith.addi %504, %527 : index
        %529 = memref.load %496[%528] : memref<?xf32>
        %530 = arith.divf %529, %526 : f32
        %531 = arith.addi %504, %527 : index
        memref.store %530, %496[%531] : memref<?xf32>
      }
      %536:3 = scf.for %532 = %c7 to %expertsPerToken step %c6 iter_args(%533 = %c50, %534 = %c50, %535 = %c52) -> (f32, f32, i32) {
        %540:2 = scf.for %537 = %505 to %experts step %c16 iter_args(%538 = %c53, %539 = %c50) -> (f32, f32) {
          %541 = arith.addi %504, %537 : index
          %542 = memref.load %496[%541] : memref<?xf32>
          %543 = arith.cmpf ogt, %542, %538 : f32
          %544 = arith.index_cast %537 : index to i32
          %545 = arith.sitofp %544 : i32 to f32
          %546 = arith.select %543, %542, %538 : f32
          %547 = arith.select %543, %545, %539 : f32
          scf.yield %546, %547 : f32, f32
        }
        %548 = vector.broadcast %540#0 : f32 to vector<1xf32>
        %549 = wave.reduce "max" %548 : vector<1xf32>
        %550 = arith.cmpf oeq, %540#0, %549 : f32
        %551 = arith.subf %c50, %540#1 : f32
        %552 = arith.select %550, %551, %c54 : f32
        %553 = vector.broadcast %552 : f32 to vector<1xf32>
        %554 = wave.reduce "max" %553 : vector<1xf32>
        %555 = arith.subf %c50, %554 : f32
        %556 = arith.fptosi %555 : f32 to i32
        %557 = arith.index_cast %556 : i32 to index
        %558 = arith.remui %557, %c16 : index
        %559 = arith.cmpi eq, %558, %505 : index
        scf.if %559 {
          %560 = arith.addi %504, %557 : index
          memref.store %c55, %496[%560] : memref<?xf32>
        }
        %561 = arith.cmpi eq, %532, %505 : index
        %562 = arith.addf %533, %549 : f32
        %563 = arith.select %561, %549, %534 : f32
        %564 = arith.select %561, %556, %535 : i32
        scf.yield %562, %563, %564 : f32, f32, i32
      }
      %565 = arith.cmpi eq, %normalize, %c6 : index
      %566 = arith.divf %536#1, %536#0 : f32
      %567 = arith.select %565, %566, %536#1 : f32
      %568 = arith.cmpi slt, %505, %expertsPerToken : index
      scf.if %568 {
        %569 = arith.muli %502, %expertsPerToken : index
        %570 = arith.addi %569, %505 : index
        memref.store %567, %weights[%570] : memref<?xf32>
        %571 = arith.muli %502, %expertsPerToken : index
        %572 = arith.addi %571, %505 : index
        memref.store %536#2, %ids_out[%572] : memref<?xi32>
      }
    }
  }
  wave.return
}
