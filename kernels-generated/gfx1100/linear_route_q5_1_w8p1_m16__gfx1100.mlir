// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='q5_1', waves=8, panels=1, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_q5_1_w8p1_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 127 : index
  %c4 = arith.constant 128 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 16 : index
  %c9 = arith.constant 2048 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %c12 = arith.constant dense<0x00000000> : vector<8xf32>
  %c13 = arith.constant 32 : index
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
  %c32 = arith.constant 96 : index
  %c33 = arith.constant 160 : index
  %c34 = arith.constant 192 : index
  %c35 = arith.constant 224 : index
  %c36 = arith.constant 512 : index
  %c37 = arith.constant 768 : index
  %c38 = arith.constant 1024 : index
  %c39 = arith.constant 1280 : index
  %c40 = arith.constant 1536 : index
  %c41 = arith.constant 1792 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %experts = wave.param "experts" : index
  %arrivals = wave.param "arrivals" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %logitsWidth = wave.param "logitsWidth" : index
  %c48 = arith.constant 0xFF61B1E6 : f32
  %c49 = arith.constant 0x00000000 : f32
  %c50 = arith.constant 0x3FB8AA3B : f32
  %c51 = arith.constant 0 : i32
  %c52 = arith.constant 0xC0000000 : f32
  %c53 = arith.constant 0xCB800000 : f32
  %c54 = arith.constant 0xBF800000 : f32
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
  %11 = arith.muli %0, %c5 : index
  %12 = arith.addi %11, %c6 : index
  %13 = arith.muli %12, %10 : index
  %14 = memref.load %step[%countAt] : memref<?xi32>
  %15 = arith.index_cast %14 : i32 to index
  %16 = arith.muli %1, %c8 : index
  %17 = wave.scratch %c9 : memref<?xf32>
  %18 = wave.block 0
  %19 = arith.muli %18, %c8 : index
  %20 = arith.cmpi slt, %16, %15 : index
  scf.if %20 {
    %21 = wave.lane
    %22 = arith.remui %21, %c8 : index
    %23 = arith.remui %22, %tileRows : index
    %24 = arith.addi %16, %23 : index
    %25 = arith.divui %24, %tileRows : index
    %26 = arith.divui %inputFeatures, %c8 : index
    %27 = arith.muli %25, %26 : index
    %28 = arith.divui %c6, %c8 : index
    %29 = arith.addi %27, %28 : index
    %30 = arith.muli %29, %c2 : index
    %31 = arith.remui %c6, %c8 : index
    %32 = arith.divui %31, %c1 : index
    %33 = arith.addi %30, %32 : index
    %34 = arith.muli %tileRows, %c1 : index
    %35 = arith.muli %33, %34 : index
    %36 = arith.remui %24, %tileRows : index
    %37 = arith.muli %36, %c1 : index
    %38 = arith.addi %35, %37 : index
    %39 = arith.remui %c6, %c1 : index
    %40 = arith.addi %38, %39 : index
    %41 = wave.wave
    %42 = arith.divui %inputFeatures, %c13 : index
    %43 = arith.muli %41, %stepsPerWave : index
    %44 = arith.minsi %43, %42 : index
    %45 = arith.addi %44, %stepsPerWave : index
    %46 = arith.minsi %45, %42 : index
    %47 = arith.cmpi eq, %wholeBlocks, %c5 : index
    %48 = arith.subi %46, %44 : index
    %49 = arith.divui %48, %c2 : index
    %50 = arith.muli %49, %c2 : index
    %51 = arith.addi %44, %50 : index
    %52 = arith.addi %44, %stepsPerWave : index
    %53 = arith.select %47, %52, %51 : index
    %56 = scf.for %54 = %44 to %53 step %c2 iter_args(%55 = %c12) -> (vector<8xf32>) {
      %57 = wave.lane
      %58 = arith.addi %54, %c6 : index
      %59 = arith.remui %57, %c8 : index
      %60 = arith.addi %13, %c4 : index
      %61 = arith.muli %58, %c16 : index
      %62 = arith.addi %60, %61 : index
      %63 = arith.muli %59, %c17 : index
      %64 = arith.addi %62, %63 : index
      %65 = vector.load %w[%64] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %66 = vector.bitcast %65 : vector<4xi8> to vector<2xf16>
      %67 = vector.extract %66[0] : f16 from vector<2xf16>
      %68 = vector.broadcast %67 : f16 to vector<16xf16>
      %69 = vector.extract %66[1] : f16 from vector<2xf16>
      %70 = vector.broadcast %69 : f16 to vector<16xf16>
      %71 = arith.addi %13, %c4 : index
      %72 = arith.muli %inputFeatures, %c2 : index
      %73 = arith.addi %72, %c3 : index
      %74 = arith.divui %73, %c4 : index
      %75 = arith.muli %74, %c4 : index
      %76 = arith.addi %71, %75 : index
      %77 = arith.muli %58, %c18 : index
      %78 = arith.addi %76, %77 : index
      %79 = arith.muli %59, %c8 : index
      %80 = arith.addi %78, %79 : index
      %81 = arith.muli %inputFeatures, %c1 : index
      %82 = arith.muli %inputFeatures, %c2 : index
      %83 = arith.addi %82, %c3 : index
      %84 = arith.divui %83, %c4 : index
      %85 = arith.muli %84, %c4 : index
      %86 = arith.addi %81, %85 : index
      %87 = arith.addi %86, %c4 : index
      %88 = arith.addi %13, %87 : index
      %89 = arith.muli %58, %c8 : index
      %90 = arith.addi %89, %59 : index
      %91 = arith.muli %90, %c17 : index
      %92 = arith.addi %88, %91 : index
      %93 = vector.load %w[%92] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %94 = vector.bitcast %93 : vector<4xi8> to vector<1xi32>
      %95 = vector.shuffle %94, %94 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %96 = vector.load %w[%80] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %97 = vector.bitcast %96 : vector<16xi8> to vector<4xi32>
      %98 = arith.shrui %97, %c19 : vector<4xi32>
      %99 = arith.andi %98, %c20 : vector<4xi32>
      %100 = arith.shrui %95, %c21 : vector<4xi32>
      %101 = arith.andi %100, %c22 : vector<4xi32>
      %102 = arith.shli %101, %c23 : vector<4xi32>
      %103 = arith.ori %99, %102 : vector<4xi32>
      %104 = arith.ori %103, %c24 : vector<4xi32>
      %105 = vector.bitcast %104 : vector<4xi32> to vector<8xf16>
      %106 = arith.shrui %97, %c23 : vector<4xi32>
      %107 = arith.andi %106, %c20 : vector<4xi32>
      %108 = arith.shrui %95, %c25 : vector<4xi32>
      %109 = arith.andi %108, %c22 : vector<4xi32>
      %110 = arith.shli %109, %c23 : vector<4xi32>
      %111 = arith.ori %107, %110 : vector<4xi32>
      %112 = arith.ori %111, %c24 : vector<4xi32>
      %113 = vector.bitcast %112 : vector<4xi32> to vector<8xf16>
      %114 = arith.shrui %97, %c26 : vector<4xi32>
      %115 = arith.andi %114, %c20 : vector<4xi32>
      %116 = arith.shrui %95, %c27 : vector<4xi32>
      %117 = arith.andi %116, %c22 : vector<4xi32>
      %118 = arith.shli %117, %c23 : vector<4xi32>
      %119 = arith.ori %115, %118 : vector<4xi32>
      %120 = arith.ori %119, %c24 : vector<4xi32>
      %121 = vector.bitcast %120 : vector<4xi32> to vector<8xf16>
      %122 = arith.shrui %97, %c28 : vector<4xi32>
      %123 = arith.andi %122, %c20 : vector<4xi32>
      %124 = arith.shrui %95, %c29 : vector<4xi32>
      %125 = arith.andi %124, %c22 : vector<4xi32>
      %126 = arith.shli %125, %c23 : vector<4xi32>
      %127 = arith.ori %123, %126 : vector<4xi32>
      %128 = arith.ori %127, %c24 : vector<4xi32>
      %129 = vector.bitcast %128 : vector<4xi32> to vector<8xf16>
      %130 = vector.shuffle %105, %113 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %131 = vector.shuffle %121, %129 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %132 = vector.shuffle %130, %131 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %133 = arith.subf %132, %c30 : vector<32xf16>
      %134 = vector.shuffle %133, %133 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %135 = vector.shuffle %133, %133 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %136 = math.fma %134, %68, %70 : vector<16xf16>
      %137 = math.fma %135, %68, %70 : vector<16xf16>
      %138 = arith.addi %54, %c5 : index
      %139 = arith.remui %57, %c8 : index
      %140 = arith.addi %13, %c4 : index
      %141 = arith.muli %138, %c16 : index
      %142 = arith.addi %140, %141 : index
      %143 = arith.muli %139, %c17 : index
      %144 = arith.addi %142, %143 : index
      %145 = vector.load %w[%144] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %146 = vector.bitcast %145 : vector<4xi8> to vector<2xf16>
      %147 = vector.extract %146[0] : f16 from vector<2xf16>
      %148 = vector.broadcast %147 : f16 to vector<16xf16>
      %149 = vector.extract %146[1] : f16 from vector<2xf16>
      %150 = vector.broadcast %149 : f16 to vector<16xf16>
      %151 = arith.addi %13, %c4 : index
      %152 = arith.muli %inputFeatures, %c2 : index
      %153 = arith.addi %152, %c3 : index
      %154 = arith.divui %153, %c4 : index
      %155 = arith.muli %154, %c4 : index
      %156 = arith.addi %151, %155 : index
      %157 = arith.muli %138, %c18 : index
      %158 = arith.addi %156, %157 : index
      %159 = arith.muli %139, %c8 : index
      %160 = arith.addi %158, %159 : index
      %161 = arith.muli %inputFeatures, %c1 : index
      %162 = arith.muli %inputFeatures, %c2 : index
      %163 = arith.addi %162, %c3 : index
      %164 = arith.divui %163, %c4 : index
      %165 = arith.muli %164, %c4 : index
      %166 = arith.addi %161, %165 : index
      %167 = arith.addi %166, %c4 : index
      %168 = arith.addi %13, %167 : index
      %169 = arith.muli %138, %c8 : index
      %170 = arith.addi %169, %139 : index
      %171 = arith.muli %170, %c17 : index
      %172 = arith.addi %168, %171 : index
      %173 = vector.load %w[%172] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %174 = vector.bitcast %173 : vector<4xi8> to vector<1xi32>
      %175 = vector.shuffle %174, %174 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %176 = vector.load %w[%160] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %177 = vector.bitcast %176 : vector<16xi8> to vector<4xi32>
      %178 = arith.shrui %177, %c19 : vector<4xi32>
      %179 = arith.andi %178, %c20 : vector<4xi32>
      %180 = arith.shrui %175, %c21 : vector<4xi32>
      %181 = arith.andi %180, %c22 : vector<4xi32>
      %182 = arith.shli %181, %c23 : vector<4xi32>
      %183 = arith.ori %179, %182 : vector<4xi32>
      %184 = arith.ori %183, %c24 : vector<4xi32>
      %185 = vector.bitcast %184 : vector<4xi32> to vector<8xf16>
      %186 = arith.shrui %177, %c23 : vector<4xi32>
      %187 = arith.andi %186, %c20 : vector<4xi32>
      %188 = arith.shrui %175, %c25 : vector<4xi32>
      %189 = arith.andi %188, %c22 : vector<4xi32>
      %190 = arith.shli %189, %c23 : vector<4xi32>
      %191 = arith.ori %187, %190 : vector<4xi32>
      %192 = arith.ori %191, %c24 : vector<4xi32>
      %193 = vector.bitcast %192 : vector<4xi32> to vector<8xf16>
      %194 = arith.shrui %177, %c26 : vector<4xi32>
      %195 = arith.andi %194, %c20 : vector<4xi32>
      %196 = arith.shrui %175, %c27 : vector<4xi32>
      %197 = arith.andi %196, %c22 : vector<4xi32>
      %198 = arith.shli %197, %c23 : vector<4xi32>
      %199 = arith.ori %195, %198 : vector<4xi32>
      %200 = arith.ori %199, %c24 : vector<4xi32>
      %201 = vector.bitcast %200 : vector<4xi32> to vector<8xf16>
      %202 = arith.shrui %177, %c28 : vector<4xi32>
      %203 = arith.andi %202, %c20 : vector<4xi32>
      %204 = arith.shrui %175, %c29 : vector<4xi32>
      %205 = arith.andi %204, %c22 : vector<4xi32>
      %206 = arith.shli %205, %c23 : vector<4xi32>
      %207 = arith.ori %203, %206 : vector<4xi32>
      %208 = arith.ori %207, %c24 : vector<4xi32>
      %209 = vector.bitcast %208 : vector<4xi32> to vector<8xf16>
      %210 = vector.shuffle %185, %193 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %211 = vector.shuffle %201, %209 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %212 = vector.shuffle %210, %211 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %213 = arith.subf %212, %c30 : vector<32xf16>
      %214 = vector.shuffle %213, %213 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %215 = vector.shuffle %213, %213 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %216 = math.fma %214, %148, %150 : vector<16xf16>
      %217 = math.fma %215, %148, %150 : vector<16xf16>
      %218 = arith.muli %54, %c2 : index
      %219 = arith.addi %218, %c6 : index
      %220 = arith.muli %tileRows, %c8 : index
      %221 = arith.muli %219, %220 : index
      %222 = arith.addi %40, %221 : index
      %223 = vector.load %x[%222] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %224 = arith.muli %tileRows, %c1 : index
      %225 = arith.addi %222, %224 : index
      %226 = vector.load %x[%225] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %227 = vector.shuffle %223, %226 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %228 = wave.mma %227, %136, %55 : vector<16xf16>, vector<8xf32>
      %229 = arith.muli %54, %c2 : index
      %230 = arith.addi %229, %c5 : index
      %231 = arith.muli %tileRows, %c8 : index
      %232 = arith.muli %230, %231 : index
      %233 = arith.addi %40, %232 : index
      %234 = vector.load %x[%233] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %235 = arith.muli %tileRows, %c1 : index
      %236 = arith.addi %233, %235 : index
      %237 = vector.load %x[%236] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %238 = vector.shuffle %234, %237 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %239 = wave.mma %238, %137, %228 : vector<16xf16>, vector<8xf32>
      %240 = arith.muli %54, %c2 : index
      %241 = arith.addi %240, %c2 : index
      %242 = arith.muli %tileRows, %c8 : index
      %243 = arith.muli %241, %242 : index
      %244 = arith.addi %40, %243 : index
      %245 = vector.load %x[%244] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %246 = arith.muli %tileRows, %c1 : index
      %247 = arith.addi %244, %246 : index
      %248 = vector.load %x[%247] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %249 = vector.shuffle %245, %248 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %250 = wave.mma %249, %216, %239 : vector<16xf16>, vector<8xf32>
      %251 = arith.muli %54, %c2 : index
      %252 = arith.addi %251, %c31 : index
      %253 = arith.muli %tileRows, %c8 : index
      %254 = arith.muli %252, %253 : index
      %255 = arith.addi %40, %254 : index
      %256 = vector.load %x[%255] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %257 = arith.muli %tileRows, %c1 : index
      %258 = arith.addi %255, %257 : index
      %259 = vector.load %x[%258] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %260 = vector.shuffle %256, %259 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %261 = wave.mma %260, %217, %250 : vector<16xf16>, vector<8xf32>
      scf.yield %261 : vector<8xf32>
    }
    %262 = arith.select %47, %53, %46 : index
    %265 = scf.for %263 = %53 to %262 step %c5 iter_args(%264 = %56) -> (vector<8xf32>) {
      %266 = wave.lane
      %267 = arith.addi %263, %c6 : index
      %268 = arith.remui %266, %c8 : index
      %269 = arith.addi %13, %c4 : index
      %270 = arith.muli %267, %c16 : index
      %271 = arith.addi %269, %270 : index
      %272 = arith.muli %268, %c17 : index
      %273 = arith.addi %271, %272 : index
      %274 = vector.load %w[%273] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %275 = vector.bitcast %274 : vector<4xi8> to vector<2xf16>
      %276 = vector.extract %275[0] : f16 from vector<2xf16>
      %277 = vector.broadcast %276 : f16 to vector<16xf16>
      %278 = vector.extract %275[1] : f16 from vector<2xf16>
      %279 = vector.broadcast %278 : f16 to vector<16xf16>
      %280 = arith.addi %13, %c4 : index
      %281 = arith.muli %inputFeatures, %c2 : index
      %282 = arith.addi %281, %c3 : index
      %283 = arith.divui %282, %c4 : index
      %284 = arith.muli %283, %c4 : index
      %285 = arith.addi %280, %284 : index
      %286 = arith.muli %267, %c18 : index
      %287 = arith.addi %285, %286 : index
      %288 = arith.muli %268, %c8 : index
      %289 = arith.addi %287, %288 : index
      %290 = arith.muli %inputFeatures, %c1 : index
      %291 = arith.muli %inputFeatures, %c2 : index
      %292 = arith.addi %291, %c3 : index
      %293 = arith.divui %292, %c4 : index
      %294 = arith.muli %293, %c4 : index
      %295 = arith.addi %290, %294 : index
      %296 = arith.addi %295, %c4 : index
      %297 = arith.addi %13, %296 : index
      %298 = arith.muli %267, %c8 : index
      %299 = arith.addi %298, %268 : index
      %300 = arith.muli %299, %c17 : index
      %301 = arith.addi %297, %300 : index
      %302 = vector.load %w[%301] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %303 = vector.bitcast %302 : vector<4xi8> to vector<1xi32>
      %304 = vector.shuffle %303, %303 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %305 = vector.load %w[%289] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %306 = vector.bitcast %305 : vector<16xi8> to vector<4xi32>
      %307 = arith.shrui %306, %c19 : vector<4xi32>
      %308 = arith.andi %307, %c20 : vector<4xi32>
      %309 = arith.shrui %304, %c21 : vector<4xi32>
      %310 = arith.andi %309, %c22 : vector<4xi32>
      %311 = arith.shli %310, %c23 : vector<4xi32>
      %312 = arith.ori %308, %311 : vector<4xi32>
      %313 = arith.ori %312, %c24 : vector<4xi32>
      %314 = vector.bitcast %313 : vector<4xi32> to vector<8xf16>
      %315 = arith.shrui %306, %c23 : vector<4xi32>
      %316 = arith.andi %315, %c20 : vector<4xi32>
      %317 = arith.shrui %304, %c25 : vector<4xi32>
      %318 = arith.andi %317, %c22 : vector<4xi32>
      %319 = arith.shli %318, %c23 : vector<4xi32>
      %320 = arith.ori %316, %319 : vector<4xi32>
      %321 = arith.ori %320, %c24 : vector<4xi32>
      %322 = vector.bitcast %321 : vector<4xi32> to vector<8xf16>
      %323 = arith.shrui %306, %c26 : vector<4xi32>
      %324 = arith.andi %323, %c20 : vector<4xi32>
      %325 = arith.shrui %304, %c27 : vector<4xi32>
      %326 = arith.andi %325, %c22 : vector<4xi32>
      %327 = arith.shli %326, %c23 : vector<4xi32>
      %328 = arith.ori %324, %327 : vector<4xi32>
      %329 = arith.ori %328, %c24 : vector<4xi32>
      %330 = vector.bitcast %329 : vector<4xi32> to vector<8xf16>
      %331 = arith.shrui %306, %c28 : vector<4xi32>
      %332 = arith.andi %331, %c20 : vector<4xi32>
      %333 = arith.shrui %304, %c29 : vector<4xi32>
      %334 = arith.andi %333, %c22 : vector<4xi32>
      %335 = arith.shli %334, %c23 : vector<4xi32>
      %336 = arith.ori %332, %335 : vector<4xi32>
      %337 = arith.ori %336, %c24 : vector<4xi32>
      %338 = vector.bitcast %337 : vector<4xi32> to vector<8xf16>
      %339 = vector.shuffle %314, %322 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %340 = vector.shuffle %330, %338 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %341 = vector.shuffle %339, %340 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %342 = arith.subf %341, %c30 : vector<32xf16>
      %343 = vector.shuffle %342, %342 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %344 = vector.shuffle %342, %342 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %345 = math.fma %343, %277, %279 : vector<16xf16>
      %346 = math.fma %344, %277, %279 : vector<16xf16>
      %347 = arith.muli %263, %c2 : index
      %348 = arith.addi %347, %c6 : index
      %349 = arith.muli %tileRows, %c8 : index
      %350 = arith.muli %348, %349 : index
      %351 = arith.addi %40, %350 : index
      %352 = vector.load %x[%351] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %353 = arith.muli %tileRows, %c1 : index
      %354 = arith.addi %351, %353 : index
      %355 = vector.load %x[%354] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %356 = vector.shuffle %352, %355 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %357 = wave.mma %356, %345, %264 : vector<16xf16>, vector<8xf32>
      %358 = arith.muli %263, %c2 : index
      %359 = arith.addi %358, %c5 : index
      %360 = arith.muli %tileRows, %c8 : index
      %361 = arith.muli %359, %360 : index
      %362 = arith.addi %40, %361 : index
      %363 = vector.load %x[%362] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %364 = arith.muli %tileRows, %c1 : index
      %365 = arith.addi %362, %364 : index
      %366 = vector.load %x[%365] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %367 = vector.shuffle %363, %366 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %368 = wave.mma %367, %346, %357 : vector<16xf16>, vector<8xf32>
      scf.yield %368 : vector<8xf32>
    }
    %369 = wave.lane
    %370 = wave.wave
    %371 = arith.muli %370, %c5 : index
    %372 = arith.addi %371, %c6 : index
    %373 = arith.muli %372, %c18 : index
    %374 = arith.addi %373, %369 : index
    %375 = vector.extract %265[0] : f32 from vector<8xf32>
    %376 = arith.addi %374, %c6 : index
    memref.store %375, %17[%376] : memref<?xf32>
    %377 = vector.extract %265[1] : f32 from vector<8xf32>
    %378 = arith.addi %374, %c13 : index
    memref.store %377, %17[%378] : memref<?xf32>
    %379 = vector.extract %265[2] : f32 from vector<8xf32>
    %380 = arith.addi %374, %c16 : index
    memref.store %379, %17[%380] : memref<?xf32>
    %381 = vector.extract %265[3] : f32 from vector<8xf32>
    %382 = arith.addi %374, %c32 : index
    memref.store %381, %17[%382] : memref<?xf32>
    %383 = vector.extract %265[4] : f32 from vector<8xf32>
    %384 = arith.addi %374, %c4 : index
    memref.store %383, %17[%384] : memref<?xf32>
    %385 = vector.extract %265[5] : f32 from vector<8xf32>
    %386 = arith.addi %374, %c33 : index
    memref.store %385, %17[%386] : memref<?xf32>
    %387 = vector.extract %265[6] : f32 from vector<8xf32>
    %388 = arith.addi %374, %c34 : index
    memref.store %387, %17[%388] : memref<?xf32>
    %389 = vector.extract %265[7] : f32 from vector<8xf32>
    %390 = arith.addi %374, %c35 : index
    memref.store %389, %17[%390] : memref<?xf32>
    wave.barrier
    %391 = arith.muli %370, %c5 : index
    %392 = arith.addi %391, %c6 : index
    %393 = arith.muli %392, %c13 : index
    %394 = arith.addi %393, %369 : index
    %395 = arith.addi %394, %c6 : index
    %396 = memref.load %17[%395] : memref<?xf32>
    %397 = arith.addi %395, %c18 : index
    %398 = memref.load %17[%397] : memref<?xf32>
    %399 = arith.addf %396, %398 : f32
    %400 = arith.addi %395, %c36 : index
    %401 = memref.load %17[%400] : memref<?xf32>
    %402 = arith.addf %399, %401 : f32
    %403 = arith.addi %395, %c37 : index
    %404 = memref.load %17[%403] : memref<?xf32>
    %405 = arith.addf %402, %404 : f32
    %406 = arith.addi %395, %c38 : index
    %407 = memref.load %17[%406] : memref<?xf32>
    %408 = arith.addf %405, %407 : f32
    %409 = arith.addi %395, %c39 : index
    %410 = memref.load %17[%409] : memref<?xf32>
    %411 = arith.addf %408, %410 : f32
    %412 = arith.addi %395, %c40 : index
    %413 = memref.load %17[%412] : memref<?xf32>
    %414 = arith.addf %411, %413 : f32
    %415 = arith.addi %395, %c41 : index
    %416 = memref.load %17[%415] : memref<?xf32>
    %417 = arith.addf %414, %416 : f32
    %418 = wave.lane
    %419 = arith.addi %16, %c6 : index
    %420 = arith.muli %392, %c2 : index
    %421 = arith.addi %419, %420 : index
    %422 = arith.divui %418, %c8 : index
    %423 = arith.addi %421, %422 : index
    %424 = arith.cmpi slt, %423, %15 : index
    scf.if %424 {
      %425 = arith.cmpi eq, %hasFactors, %c5 : index
      %426 = arith.muli %423, %c2 : index
      %427 = memref.load %factors[%426] : memref<?xf32>
      %428 = arith.mulf %427, %operandScale : f32
      %429 = arith.select %425, %428, %operandScale : f32
      %430 = arith.remui %418, %c8 : index
      %431 = arith.muli %430, %c17 : index
      %432 = arith.addi %13, %431 : index
      %433 = vector.load %w[%432] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %434 = vector.bitcast %433 : vector<4xi8> to vector<1xf32>
      %435 = vector.extract %434[0] : f32 from vector<1xf32>
      %436 = arith.mulf %435, %429 : f32
      %437 = arith.mulf %417, %436 : f32
      %438 = arith.muli %423, %outputFeatures : index
      %439 = arith.addi %438, %19 : index
      %440 = wave.lane
      %441 = arith.remui %440, %c8 : index
      %442 = arith.addi %439, %441 : index
      %443 = arith.addi %442, %c6 : index
      memref.store %437, %logits[%443] : memref<?xf32>
    }
  }
  %444 = arith.muli %experts, %c1 : index
  %445 = wave.scratch %444 : memref<?xf32>
  %446 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %446 {
    %447 = arith.addi %16, %c8 : index
    %448 = arith.minsi %447, %15 : index
    %449 = wave.wave
    %450 = arith.addi %16, %449 : index
    scf.for %451 = %450 to %448 step %c1 {
      %452 = wave.wave
      %453 = arith.muli %452, %experts : index
      %454 = wave.lane
      %455 = arith.muli %451, %logitsWidth : index
      %458 = scf.for %456 = %454 to %experts step %c13 iter_args(%457 = %c48) -> (f32) {
        %459 = arith.addi %455, %456 : index
        %460 = memref.load %logits[%459] : memref<?xf32>
        %461 = arith.maximumf %457, %460 : f32
        scf.yield %461 : f32
      }
      %462 = vector.broadcast %458 : f32 to vector<1xf32>
      %463 = wave.reduce "max" %462 : vector<1xf32>
      %466 = scf.for %464 = %454 to %experts step %c13 iter_args(%465 = %c49) -> (f32) {
        %467 = arith.addi %455, %464 : index
        %468 = memref.load %logits[%467] : memref<?xf32>
        %469 = arith.subf %468, %463 : f32
        %470 = arith.mulf %469, %c50 : f32
        %471 = wave.exp2 %470 : f32
        %472 = arith.addi %453, %464 : index
        memref.store %471, %445[%472] : memref<?xf32>
        %473 = arith.addf %465, %471 : f32
        scf.yield %473 : f32
      }
      %474 = vector.broadcast %466 : f32 to vector<1xf32>
      %475 = wave.reduce "add" %474 : vector<1xf32>
      scf.for %476 = %454 to %experts step %c13 {
        %477 = arith.addi %453, %476 : index
        %478 = memref.load %445[%477] : memref<?xf32>
        %479 = arith.divf %478, %475 : f32
        %480 = arith.addi %453, %476 : index
        memref.store %479, %445[%480] : memref<?xf32>
      }
      %485:3 = scf.for %481 = %c6 to %expertsPerToken step %c5 iter_args(%482 = %c49, %483 = %c49, %484 = %c51) -> (f32, f32, i32) {
        %489:2 = scf.for %486 = %454 to %experts step %c13 iter_args(%487 = %c52, %488 = %c49) -> (f32, f32) {
          %490 = arith.addi %453, %486 : index
          %491 = memref.load %445[%490] : memref<?xf32>
          %492 = arith.cmpf ogt, %491, %487 : f32
          %493 = arith.index_cast %486 : index to i32
          %494 = arith.sitofp %493 : i32 to f32
          %495 = arith.select %492, %491, %487 : f32
          %496 = arith.select %492, %494, %488 : f32
          scf.yield %495, %496 : f32, f32
        }
        %497 = vector.broadcast %489#0 : f32 to vector<1xf32>
        %498 = wave.reduce "max" %497 : vector<1xf32>
        %499 = arith.cmpf oeq, %489#0, %498 : f32
        %500 = arith.subf %c49, %489#1 : f32
        %501 = arith.select %499, %500, %c53 : f32
        %502 = vector.broadcast %501 : f32 to vector<1xf32>
        %503 = wave.reduce "max" %502 : vector<1xf32>
        %504 = arith.subf %c49, %503 : f32
        %505 = arith.fptosi %504 : f32 to i32
        %506 = arith.index_cast %505 : i32 to index
        %507 = arith.remui %506, %c13 : index
        %508 = arith.cmpi eq, %507, %454 : index
        scf.if %508 {
          %509 = arith.addi %453, %506 : index
          memref.store %c54, %445[%509] : memref<?xf32>
        }
        %510 = arith.cmpi eq, %481, %454 : index
        %511 = arith.addf %482, %498 : f32
        %512 = arith.select %510, %498, %483 : f32
        %513 = arith.select %510, %505, %484 : i32
        scf.yield %511, %512, %513 : f32, f32, i32
      }
      %514 = arith.cmpi eq, %normalize, %c5 : index
      %515 = arith.divf %485#1, %485#0 : f32
      %516 = arith.select %514, %515, %485#1 : f32
      %517 = arith.cmpi slt, %454, %expertsPerToken : index
      scf.if %517 {
        %518 = arith.muli %451, %expertsPerToken : index
        %519 = arith.addi %518, %454 : index
        memref.store %516, %weights[%519] : memref<?xf32>
        %520 = arith.muli %451, %expertsPerToken : index
        %521 = arith.addi %520, %454 : index
        memref.store %485#2, %ids_out[%521] : memref<?xi32>
      }
    }
  }
  wave.return
}
