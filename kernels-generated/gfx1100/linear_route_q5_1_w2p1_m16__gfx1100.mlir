// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='q5_1', waves=2, panels=1, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_q5_1_w2p1_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) attributes {waves = 2 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 127 : index
  %c4 = arith.constant 128 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 16 : index
  %c9 = arith.constant 512 : index
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
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %experts = wave.param "experts" : index
  %arrivals = wave.param "arrivals" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %logitsWidth = wave.param "logitsWidth" : index
  %c42 = arith.constant 0xFF61B1E6 : f32
  %c43 = arith.constant 0x00000000 : f32
  %c44 = arith.constant 0x3FB8AA3B : f32
  %c45 = arith.constant 0 : i32
  %c46 = arith.constant 0xC0000000 : f32
  %c47 = arith.constant 0xCB800000 : f32
  %c48 = arith.constant 0xBF800000 : f32
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
    %391 = arith.muli %370, %c17 : index
    %392 = arith.addi %391, %c6 : index
    %393 = arith.muli %392, %c13 : index
    %394 = arith.addi %393, %369 : index
    %395 = arith.addi %394, %c6 : index
    %396 = memref.load %17[%395] : memref<?xf32>
    %397 = arith.addi %395, %c18 : index
    %398 = memref.load %17[%397] : memref<?xf32>
    %399 = arith.addf %396, %398 : f32
    %400 = wave.lane
    %401 = arith.addi %16, %c6 : index
    %402 = arith.muli %392, %c2 : index
    %403 = arith.addi %401, %402 : index
    %404 = arith.divui %400, %c8 : index
    %405 = arith.addi %403, %404 : index
    %406 = arith.cmpi slt, %405, %15 : index
    scf.if %406 {
      %407 = arith.cmpi eq, %hasFactors, %c5 : index
      %408 = arith.muli %405, %c2 : index
      %409 = memref.load %factors[%408] : memref<?xf32>
      %410 = arith.mulf %409, %operandScale : f32
      %411 = arith.select %407, %410, %operandScale : f32
      %412 = arith.remui %400, %c8 : index
      %413 = arith.muli %412, %c17 : index
      %414 = arith.addi %13, %413 : index
      %415 = vector.load %w[%414] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %416 = vector.bitcast %415 : vector<4xi8> to vector<1xf32>
      %417 = vector.extract %416[0] : f32 from vector<1xf32>
      %418 = arith.mulf %417, %411 : f32
      %419 = arith.mulf %399, %418 : f32
      %420 = arith.muli %405, %outputFeatures : index
      %421 = arith.addi %420, %19 : index
      %422 = wave.lane
      %423 = arith.remui %422, %c8 : index
      %424 = arith.addi %421, %423 : index
      %425 = arith.addi %424, %c6 : index
      memref.store %419, %logits[%425] : memref<?xf32>
    }
    %426 = arith.muli %370, %c17 : index
    %427 = arith.addi %426, %c5 : index
    %428 = arith.muli %427, %c13 : index
    %429 = arith.addi %428, %369 : index
    %430 = arith.addi %429, %c6 : index
    %431 = memref.load %17[%430] : memref<?xf32>
    %432 = arith.addi %430, %c18 : index
    %433 = memref.load %17[%432] : memref<?xf32>
    %434 = arith.addf %431, %433 : f32
    %435 = wave.lane
    %436 = arith.addi %16, %c6 : index
    %437 = arith.muli %427, %c2 : index
    %438 = arith.addi %436, %437 : index
    %439 = arith.divui %435, %c8 : index
    %440 = arith.addi %438, %439 : index
    %441 = arith.cmpi slt, %440, %15 : index
    scf.if %441 {
      %442 = arith.cmpi eq, %hasFactors, %c5 : index
      %443 = arith.muli %440, %c2 : index
      %444 = memref.load %factors[%443] : memref<?xf32>
      %445 = arith.mulf %444, %operandScale : f32
      %446 = arith.select %442, %445, %operandScale : f32
      %447 = arith.remui %435, %c8 : index
      %448 = arith.muli %447, %c17 : index
      %449 = arith.addi %13, %448 : index
      %450 = vector.load %w[%449] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %451 = vector.bitcast %450 : vector<4xi8> to vector<1xf32>
      %452 = vector.extract %451[0] : f32 from vector<1xf32>
      %453 = arith.mulf %452, %446 : f32
      %454 = arith.mulf %434, %453 : f32
      %455 = arith.muli %440, %outputFeatures : index
      %456 = arith.addi %455, %19 : index
      %457 = wave.lane
      %458 = arith.remui %457, %c8 : index
      %459 = arith.addi %456, %458 : index
      %460 = arith.addi %459, %c6 : index
      memref.store %454, %logits[%460] : memref<?xf32>
    }
    %461 = arith.muli %370, %c17 : index
    %462 = arith.addi %461, %c2 : index
    %463 = arith.muli %462, %c13 : index
    %464 = arith.addi %463, %369 : index
    %465 = arith.addi %464, %c6 : index
    %466 = memref.load %17[%465] : memref<?xf32>
    %467 = arith.addi %465, %c18 : index
    %468 = memref.load %17[%467] : memref<?xf32>
    %469 = arith.addf %466, %468 : f32
    %470 = wave.lane
    %471 = arith.addi %16, %c6 : index
    %472 = arith.muli %462, %c2 : index
    %473 = arith.addi %471, %472 : index
    %474 = arith.divui %470, %c8 : index
    %475 = arith.addi %473, %474 : index
    %476 = arith.cmpi slt, %475, %15 : index
    scf.if %476 {
      %477 = arith.cmpi eq, %hasFactors, %c5 : index
      %478 = arith.muli %475, %c2 : index
      %479 = memref.load %factors[%478] : memref<?xf32>
      %480 = arith.mulf %479, %operandScale : f32
      %481 = arith.select %477, %480, %operandScale : f32
      %482 = arith.remui %470, %c8 : index
      %483 = arith.muli %482, %c17 : index
      %484 = arith.addi %13, %483 : index
      %485 = vector.load %w[%484] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %486 = vector.bitcast %485 : vector<4xi8> to vector<1xf32>
      %487 = vector.extract %486[0] : f32 from vector<1xf32>
      %488 = arith.mulf %487, %481 : f32
      %489 = arith.mulf %469, %488 : f32
      %490 = arith.muli %475, %outputFeatures : index
      %491 = arith.addi %490, %19 : index
      %492 = wave.lane
      %493 = arith.remui %492, %c8 : index
      %494 = arith.addi %491, %493 : index
      %495 = arith.addi %494, %c6 : index
      memref.store %489, %logits[%495] : memref<?xf32>
    }
    %496 = arith.muli %370, %c17 : index
    %497 = arith.addi %496, %c31 : index
    %498 = arith.muli %497, %c13 : index
    %499 = arith.addi %498, %369 : index
    %500 = arith.addi %499, %c6 : index
    %501 = memref.load %17[%500] : memref<?xf32>
    %502 = arith.addi %500, %c18 : index
    %503 = memref.load %17[%502] : memref<?xf32>
    %504 = arith.addf %501, %503 : f32
    %505 = wave.lane
    %506 = arith.addi %16, %c6 : index
    %507 = arith.muli %497, %c2 : index
    %508 = arith.addi %506, %507 : index
    %509 = arith.divui %505, %c8 : index
    %510 = arith.addi %508, %509 : index
    %511 = arith.cmpi slt, %510, %15 : index
    scf.if %511 {
      %512 = arith.cmpi eq, %hasFactors, %c5 : index
      %513 = arith.muli %510, %c2 : index
      %514 = memref.load %factors[%513] : memref<?xf32>
      %515 = arith.mulf %514, %operandScale : f32
      %516 = arith.select %512, %515, %operandScale : f32
      %517 = arith.remui %505, %c8 : index
      %518 = arith.muli %517, %c17 : index
      %519 = arith.addi %13, %518 : index
      %520 = vector.load %w[%519] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %521 = vector.bitcast %520 : vector<4xi8> to vector<1xf32>
      %522 = vector.extract %521[0] : f32 from vector<1xf32>
      %523 = arith.mulf %522, %516 : f32
      %524 = arith.mulf %504, %523 : f32
      %525 = arith.muli %510, %outputFeatures : index
      %526 = arith.addi %525, %19 : index
      %527 = wave.lane
      %528 = arith.remui %527, %c8 : index
      %529 = arith.addi %526, %528 : index
      %530 = arith.addi %529, %c6 : index
      memref.store %524, %logits[%530] : memref<?xf32>
    }
  }
  %531 = arith.muli %experts, %c2 : index
  %532 = wave.scratch %531 : memref<?xf32>
  %533 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %533 {
    %534 = arith.addi %16, %c8 : index
    %535 = arith.minsi %534, %15 : index
    %536 = wave.wave
    %537 = arith.addi %16, %536 : index
    scf.for %538 = %537 to %535 step %c2 {
      %539 = wave.wave
      %540 = arith.muli %539, %experts : index
      %541 = wave.lane
      %542 = arith.muli %538, %logitsWidth : index
      %545 = scf.for %543 = %541 to %experts step %c13 iter_args(%544 = %c42) -> (f32) {
        %546 = arith.addi %542, %543 : index
        %547 = memref.load %logits[%546] : memref<?xf32>
        %548 = arith.maximumf %544, %547 : f32
        scf.yield %548 : f32
      }
      %549 = vector.broadcast %545 : f32 to vector<1xf32>
      %550 = wave.reduce "max" %549 : vector<1xf32>
      %553 = scf.for %551 = %541 to %experts step %c13 iter_args(%552 = %c43) -> (f32) {
        %554 = arith.addi %542, %551 : index
        %555 = memref.load %logits[%554] : memref<?xf32>
        %556 = arith.subf %555, %550 : f32
        %557 = arith.mulf %556, %c44 : f32
        %558 = wave.exp2 %557 : f32
        %559 = arith.addi %540, %551 : index
        memref.store %558, %532[%559] : memref<?xf32>
        %560 = arith.addf %552, %558 : f32
        scf.yield %560 : f32
      }
      %561 = vector.broadcast %553 : f32 to vector<1xf32>
      %562 = wave.reduce "add" %561 : vector<1xf32>
      scf.for %563 = %541 to %experts step %c13 {
        %564 = arith.addi %540, %563 : index
        %565 = memref.load %532[%564] : memref<?xf32>
        %566 = arith.divf %565, %562 : f32
        %567 = arith.addi %540, %563 : index
        memref.store %566, %532[%567] : memref<?xf32>
      }
      %572:3 = scf.for %568 = %c6 to %expertsPerToken step %c5 iter_args(%569 = %c43, %570 = %c43, %571 = %c45) -> (f32, f32, i32) {
        %576:2 = scf.for %573 = %541 to %experts step %c13 iter_args(%574 = %c46, %575 = %c43) -> (f32, f32) {
          %577 = arith.addi %540, %573 : index
          %578 = memref.load %532[%577] : memref<?xf32>
          %579 = arith.cmpf ogt, %578, %574 : f32
          %580 = arith.index_cast %573 : index to i32
          %581 = arith.sitofp %580 : i32 to f32
          %582 = arith.select %579, %578, %574 : f32
          %583 = arith.select %579, %581, %575 : f32
          scf.yield %582, %583 : f32, f32
        }
        %584 = vector.broadcast %576#0 : f32 to vector<1xf32>
        %585 = wave.reduce "max" %584 : vector<1xf32>
        %586 = arith.cmpf oeq, %576#0, %585 : f32
        %587 = arith.subf %c43, %576#1 : f32
        %588 = arith.select %586, %587, %c47 : f32
        %589 = vector.broadcast %588 : f32 to vector<1xf32>
        %590 = wave.reduce "max" %589 : vector<1xf32>
        %591 = arith.subf %c43, %590 : f32
        %592 = arith.fptosi %591 : f32 to i32
        %593 = arith.index_cast %592 : i32 to index
        %594 = arith.remui %593, %c13 : index
        %595 = arith.cmpi eq, %594, %541 : index
        scf.if %595 {
          %596 = arith.addi %540, %593 : index
          memref.store %c48, %532[%596] : memref<?xf32>
        }
        %597 = arith.cmpi eq, %568, %541 : index
        %598 = arith.addf %569, %585 : f32
        %599 = arith.select %597, %585, %570 : f32
        %600 = arith.select %597, %592, %571 : i32
        scf.yield %598, %599, %600 : f32, f32, i32
      }
      %601 = arith.cmpi eq, %normalize, %c5 : index
      %602 = arith.divf %572#1, %572#0 : f32
      %603 = arith.select %601, %602, %572#1 : f32
      %604 = arith.cmpi slt, %541, %expertsPerToken : index
      scf.if %604 {
        %605 = arith.muli %538, %expertsPerToken : index
        %606 = arith.addi %605, %541 : index
        memref.store %603, %weights[%606] : memref<?xf32>
        %607 = arith.muli %538, %expertsPerToken : index
        %608 = arith.addi %607, %541 : index
        memref.store %572#2, %ids_out[%608] : memref<?xi32>
      }
    }
  }
  wave.return
}
