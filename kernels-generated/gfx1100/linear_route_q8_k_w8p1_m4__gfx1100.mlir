// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='q8_k', waves=8, panels=1, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_q8_k_w8p1_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) attributes {waves = 8 : i64} {
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
  %c36 = arith.constant 768 : index
  %c37 = arith.constant 1024 : index
  %c38 = arith.constant 1280 : index
  %c39 = arith.constant 1536 : index
  %c40 = arith.constant 1792 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c43 = arith.constant 4 : index
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
  %19 = wave.scratch %c10 : memref<?xf32>
  %20 = wave.block 0
  %21 = arith.muli %20, %c1 : index
  %22 = arith.cmpi slt, %18, %17 : index
  scf.if %22 {
    %23 = wave.lane
    %24 = arith.remui %23, %c1 : index
    %25 = wave.scratch %operandHalves : memref<?xf16>
    %26 = arith.divui %operandHalves, %c14 : index
    %27 = wave.wave
    %28 = arith.muli %27, %c5 : index
    %29 = wave.lane
    %30 = arith.addi %28, %29 : index
    scf.for %31 = %30 to %26 step %c4 {
      %32 = arith.muli %31, %c14 : index
      %33 = arith.addi %c8, %32 : index
      %34 = vector.load %x[%33] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %35 = arith.muli %31, %c14 : index
      vector.store %34, %25[%35] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %36 = arith.remui %24, %tileRows : index
    %37 = arith.muli %36, %c14 : index
    %38 = wave.wave
    %39 = arith.divui %inputFeatures, %c5 : index
    %40 = arith.muli %38, %stepsPerWave : index
    %41 = arith.minsi %40, %39 : index
    %42 = arith.addi %41, %stepsPerWave : index
    %43 = arith.minsi %42, %39 : index
    %44 = arith.cmpi eq, %wholeBlocks, %c2 : index
    %45 = arith.subi %43, %41 : index
    %46 = arith.divui %45, %c3 : index
    %47 = arith.muli %46, %c3 : index
    %48 = arith.addi %41, %47 : index
    %49 = arith.addi %41, %stepsPerWave : index
    %50 = arith.select %44, %49, %48 : index
    %53 = scf.for %51 = %41 to %50 step %c3 iter_args(%52 = %c15) -> (vector<8xf32>) {
      %54 = wave.lane
      %55 = arith.addi %51, %c8 : index
      %56 = arith.remui %54, %c1 : index
      %57 = arith.addi %15, %c7 : index
      %58 = arith.divui %55, %c14 : index
      %59 = arith.muli %58, %c5 : index
      %60 = arith.addi %57, %59 : index
      %61 = arith.muli %56, %c3 : index
      %62 = arith.addi %60, %61 : index
      %63 = vector.load %w[%62] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %64 = vector.bitcast %63 : vector<2xi8> to vector<1xf16>
      %65 = arith.divui %inputFeatures, %c4 : index
      %66 = arith.muli %65, %c5 : index
      %67 = arith.addi %57, %66 : index
      %68 = arith.muli %55, %c1 : index
      %69 = arith.addi %67, %68 : index
      %70 = arith.muli %56, %c2 : index
      %71 = arith.addi %69, %70 : index
      %72 = vector.load %w[%71] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %73 = vector.extract %64[0] : f16 from vector<1xf16>
      %74 = arith.extf %73 : f16 to f32
      %75 = vector.extract %72[0] : i8 from vector<1xi8>
      %76 = arith.extsi %75 : i8 to i32
      %77 = arith.sitofp %76 : i32 to f32
      %78 = arith.mulf %74, %77 : f32
      %79 = arith.truncf %78 : f32 to f16
      %80 = vector.broadcast %79 : f16 to vector<16xf16>
      %81 = arith.addi %15, %c7 : index
      %82 = arith.muli %inputFeatures, %c2 : index
      %83 = arith.divui %82, %c3 : index
      %84 = arith.divui %inputFeatures, %c4 : index
      %85 = arith.muli %84, %c5 : index
      %86 = arith.addi %85, %83 : index
      %87 = arith.addi %86, %c6 : index
      %88 = arith.divui %87, %c7 : index
      %89 = arith.muli %88, %c7 : index
      %90 = arith.addi %81, %89 : index
      %91 = arith.muli %inputFeatures, %c14 : index
      %92 = arith.addi %90, %91 : index
      %93 = arith.muli %55, %c1 : index
      %94 = arith.addi %93, %56 : index
      %95 = arith.muli %94, %c1 : index
      %96 = arith.addi %92, %95 : index
      %97 = arith.muli %55, %c4 : index
      %98 = arith.addi %90, %97 : index
      %99 = arith.muli %56, %c1 : index
      %100 = arith.addi %98, %99 : index
      %101 = vector.load %w[%96] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %102 = vector.bitcast %101 : vector<16xi8> to vector<4xi32>
      %103 = vector.load %w[%100] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %104 = vector.bitcast %103 : vector<16xi8> to vector<4xi32>
      %105 = arith.shrui %104, %c18 : vector<4xi32>
      %106 = arith.andi %105, %c19 : vector<4xi32>
      %107 = arith.shrui %102, %c20 : vector<4xi32>
      %108 = arith.andi %107, %c19 : vector<4xi32>
      %109 = arith.shli %108, %c21 : vector<4xi32>
      %110 = arith.ori %106, %109 : vector<4xi32>
      %111 = arith.ori %110, %c22 : vector<4xi32>
      %112 = vector.bitcast %111 : vector<4xi32> to vector<8xf16>
      %113 = arith.shrui %104, %c21 : vector<4xi32>
      %114 = arith.andi %113, %c19 : vector<4xi32>
      %115 = arith.shrui %102, %c23 : vector<4xi32>
      %116 = arith.andi %115, %c19 : vector<4xi32>
      %117 = arith.shli %116, %c21 : vector<4xi32>
      %118 = arith.ori %114, %117 : vector<4xi32>
      %119 = arith.ori %118, %c22 : vector<4xi32>
      %120 = vector.bitcast %119 : vector<4xi32> to vector<8xf16>
      %121 = arith.shrui %104, %c24 : vector<4xi32>
      %122 = arith.andi %121, %c19 : vector<4xi32>
      %123 = arith.shrui %102, %c25 : vector<4xi32>
      %124 = arith.andi %123, %c19 : vector<4xi32>
      %125 = arith.shli %124, %c21 : vector<4xi32>
      %126 = arith.ori %122, %125 : vector<4xi32>
      %127 = arith.ori %126, %c22 : vector<4xi32>
      %128 = vector.bitcast %127 : vector<4xi32> to vector<8xf16>
      %129 = arith.shrui %104, %c26 : vector<4xi32>
      %130 = arith.andi %129, %c19 : vector<4xi32>
      %131 = arith.shrui %102, %c27 : vector<4xi32>
      %132 = arith.andi %131, %c19 : vector<4xi32>
      %133 = arith.shli %132, %c21 : vector<4xi32>
      %134 = arith.ori %130, %133 : vector<4xi32>
      %135 = arith.ori %134, %c22 : vector<4xi32>
      %136 = vector.bitcast %135 : vector<4xi32> to vector<8xf16>
      %137 = vector.shuffle %112, %120 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %138 = vector.shuffle %128, %136 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %139 = vector.shuffle %137, %138 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %140 = arith.subf %139, %c28 : vector<32xf16>
      %141 = vector.shuffle %140, %140 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %142 = vector.shuffle %140, %140 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %143 = arith.mulf %141, %80 : vector<16xf16>
      %144 = arith.mulf %142, %80 : vector<16xf16>
      %145 = arith.addi %51, %c2 : index
      %146 = arith.remui %54, %c1 : index
      %147 = arith.addi %15, %c7 : index
      %148 = arith.divui %145, %c14 : index
      %149 = arith.muli %148, %c5 : index
      %150 = arith.addi %147, %149 : index
      %151 = arith.muli %146, %c3 : index
      %152 = arith.addi %150, %151 : index
      %153 = vector.load %w[%152] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %154 = vector.bitcast %153 : vector<2xi8> to vector<1xf16>
      %155 = arith.divui %inputFeatures, %c4 : index
      %156 = arith.muli %155, %c5 : index
      %157 = arith.addi %147, %156 : index
      %158 = arith.muli %145, %c1 : index
      %159 = arith.addi %157, %158 : index
      %160 = arith.muli %146, %c2 : index
      %161 = arith.addi %159, %160 : index
      %162 = vector.load %w[%161] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %163 = vector.extract %154[0] : f16 from vector<1xf16>
      %164 = arith.extf %163 : f16 to f32
      %165 = vector.extract %162[0] : i8 from vector<1xi8>
      %166 = arith.extsi %165 : i8 to i32
      %167 = arith.sitofp %166 : i32 to f32
      %168 = arith.mulf %164, %167 : f32
      %169 = arith.truncf %168 : f32 to f16
      %170 = vector.broadcast %169 : f16 to vector<16xf16>
      %171 = arith.addi %15, %c7 : index
      %172 = arith.muli %inputFeatures, %c2 : index
      %173 = arith.divui %172, %c3 : index
      %174 = arith.divui %inputFeatures, %c4 : index
      %175 = arith.muli %174, %c5 : index
      %176 = arith.addi %175, %173 : index
      %177 = arith.addi %176, %c6 : index
      %178 = arith.divui %177, %c7 : index
      %179 = arith.muli %178, %c7 : index
      %180 = arith.addi %171, %179 : index
      %181 = arith.muli %inputFeatures, %c14 : index
      %182 = arith.addi %180, %181 : index
      %183 = arith.muli %145, %c1 : index
      %184 = arith.addi %183, %146 : index
      %185 = arith.muli %184, %c1 : index
      %186 = arith.addi %182, %185 : index
      %187 = arith.muli %145, %c4 : index
      %188 = arith.addi %180, %187 : index
      %189 = arith.muli %146, %c1 : index
      %190 = arith.addi %188, %189 : index
      %191 = vector.load %w[%186] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %192 = vector.bitcast %191 : vector<16xi8> to vector<4xi32>
      %193 = vector.load %w[%190] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %194 = vector.bitcast %193 : vector<16xi8> to vector<4xi32>
      %195 = arith.shrui %194, %c18 : vector<4xi32>
      %196 = arith.andi %195, %c19 : vector<4xi32>
      %197 = arith.shrui %192, %c20 : vector<4xi32>
      %198 = arith.andi %197, %c19 : vector<4xi32>
      %199 = arith.shli %198, %c21 : vector<4xi32>
      %200 = arith.ori %196, %199 : vector<4xi32>
      %201 = arith.ori %200, %c22 : vector<4xi32>
      %202 = vector.bitcast %201 : vector<4xi32> to vector<8xf16>
      %203 = arith.shrui %194, %c21 : vector<4xi32>
      %204 = arith.andi %203, %c19 : vector<4xi32>
      %205 = arith.shrui %192, %c23 : vector<4xi32>
      %206 = arith.andi %205, %c19 : vector<4xi32>
      %207 = arith.shli %206, %c21 : vector<4xi32>
      %208 = arith.ori %204, %207 : vector<4xi32>
      %209 = arith.ori %208, %c22 : vector<4xi32>
      %210 = vector.bitcast %209 : vector<4xi32> to vector<8xf16>
      %211 = arith.shrui %194, %c24 : vector<4xi32>
      %212 = arith.andi %211, %c19 : vector<4xi32>
      %213 = arith.shrui %192, %c25 : vector<4xi32>
      %214 = arith.andi %213, %c19 : vector<4xi32>
      %215 = arith.shli %214, %c21 : vector<4xi32>
      %216 = arith.ori %212, %215 : vector<4xi32>
      %217 = arith.ori %216, %c22 : vector<4xi32>
      %218 = vector.bitcast %217 : vector<4xi32> to vector<8xf16>
      %219 = arith.shrui %194, %c26 : vector<4xi32>
      %220 = arith.andi %219, %c19 : vector<4xi32>
      %221 = arith.shrui %192, %c27 : vector<4xi32>
      %222 = arith.andi %221, %c19 : vector<4xi32>
      %223 = arith.shli %222, %c21 : vector<4xi32>
      %224 = arith.ori %220, %223 : vector<4xi32>
      %225 = arith.ori %224, %c22 : vector<4xi32>
      %226 = vector.bitcast %225 : vector<4xi32> to vector<8xf16>
      %227 = vector.shuffle %202, %210 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %228 = vector.shuffle %218, %226 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %229 = vector.shuffle %227, %228 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %230 = arith.subf %229, %c28 : vector<32xf16>
      %231 = vector.shuffle %230, %230 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %232 = vector.shuffle %230, %230 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %233 = arith.mulf %231, %170 : vector<16xf16>
      %234 = arith.mulf %232, %170 : vector<16xf16>
      %235 = arith.muli %51, %c3 : index
      %236 = arith.addi %235, %c8 : index
      %237 = arith.muli %tileRows, %c1 : index
      %238 = arith.muli %236, %237 : index
      %239 = arith.addi %37, %238 : index
      %240 = vector.load %25[%239] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %241 = arith.muli %tileRows, %c14 : index
      %242 = arith.addi %239, %241 : index
      %243 = vector.load %25[%242] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %244 = vector.shuffle %240, %243 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %245 = wave.mma %244, %143, %52 : vector<16xf16>, vector<8xf32>
      %246 = arith.muli %51, %c3 : index
      %247 = arith.addi %246, %c2 : index
      %248 = arith.muli %tileRows, %c1 : index
      %249 = arith.muli %247, %248 : index
      %250 = arith.addi %37, %249 : index
      %251 = vector.load %25[%250] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %252 = arith.muli %tileRows, %c14 : index
      %253 = arith.addi %250, %252 : index
      %254 = vector.load %25[%253] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %255 = vector.shuffle %251, %254 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %256 = wave.mma %255, %144, %245 : vector<16xf16>, vector<8xf32>
      %257 = arith.muli %51, %c3 : index
      %258 = arith.addi %257, %c3 : index
      %259 = arith.muli %tileRows, %c1 : index
      %260 = arith.muli %258, %259 : index
      %261 = arith.addi %37, %260 : index
      %262 = vector.load %25[%261] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %263 = arith.muli %tileRows, %c14 : index
      %264 = arith.addi %261, %263 : index
      %265 = vector.load %25[%264] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %266 = vector.shuffle %262, %265 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %267 = wave.mma %266, %233, %256 : vector<16xf16>, vector<8xf32>
      %268 = arith.muli %51, %c3 : index
      %269 = arith.addi %268, %c29 : index
      %270 = arith.muli %tileRows, %c1 : index
      %271 = arith.muli %269, %270 : index
      %272 = arith.addi %37, %271 : index
      %273 = vector.load %25[%272] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %274 = arith.muli %tileRows, %c14 : index
      %275 = arith.addi %272, %274 : index
      %276 = vector.load %25[%275] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %277 = vector.shuffle %273, %276 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %278 = wave.mma %277, %234, %267 : vector<16xf16>, vector<8xf32>
      scf.yield %278 : vector<8xf32>
    }
    %279 = arith.select %44, %50, %43 : index
    %282 = scf.for %280 = %50 to %279 step %c2 iter_args(%281 = %53) -> (vector<8xf32>) {
      %283 = wave.lane
      %284 = arith.addi %280, %c8 : index
      %285 = arith.remui %283, %c1 : index
      %286 = arith.addi %15, %c7 : index
      %287 = arith.divui %284, %c14 : index
      %288 = arith.muli %287, %c5 : index
      %289 = arith.addi %286, %288 : index
      %290 = arith.muli %285, %c3 : index
      %291 = arith.addi %289, %290 : index
      %292 = vector.load %w[%291] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %293 = vector.bitcast %292 : vector<2xi8> to vector<1xf16>
      %294 = arith.divui %inputFeatures, %c4 : index
      %295 = arith.muli %294, %c5 : index
      %296 = arith.addi %286, %295 : index
      %297 = arith.muli %284, %c1 : index
      %298 = arith.addi %296, %297 : index
      %299 = arith.muli %285, %c2 : index
      %300 = arith.addi %298, %299 : index
      %301 = vector.load %w[%300] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %302 = vector.extract %293[0] : f16 from vector<1xf16>
      %303 = arith.extf %302 : f16 to f32
      %304 = vector.extract %301[0] : i8 from vector<1xi8>
      %305 = arith.extsi %304 : i8 to i32
      %306 = arith.sitofp %305 : i32 to f32
      %307 = arith.mulf %303, %306 : f32
      %308 = arith.truncf %307 : f32 to f16
      %309 = vector.broadcast %308 : f16 to vector<16xf16>
      %310 = arith.addi %15, %c7 : index
      %311 = arith.muli %inputFeatures, %c2 : index
      %312 = arith.divui %311, %c3 : index
      %313 = arith.divui %inputFeatures, %c4 : index
      %314 = arith.muli %313, %c5 : index
      %315 = arith.addi %314, %312 : index
      %316 = arith.addi %315, %c6 : index
      %317 = arith.divui %316, %c7 : index
      %318 = arith.muli %317, %c7 : index
      %319 = arith.addi %310, %318 : index
      %320 = arith.muli %inputFeatures, %c14 : index
      %321 = arith.addi %319, %320 : index
      %322 = arith.muli %284, %c1 : index
      %323 = arith.addi %322, %285 : index
      %324 = arith.muli %323, %c1 : index
      %325 = arith.addi %321, %324 : index
      %326 = arith.muli %284, %c4 : index
      %327 = arith.addi %319, %326 : index
      %328 = arith.muli %285, %c1 : index
      %329 = arith.addi %327, %328 : index
      %330 = vector.load %w[%325] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %331 = vector.bitcast %330 : vector<16xi8> to vector<4xi32>
      %332 = vector.load %w[%329] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %333 = vector.bitcast %332 : vector<16xi8> to vector<4xi32>
      %334 = arith.shrui %333, %c18 : vector<4xi32>
      %335 = arith.andi %334, %c19 : vector<4xi32>
      %336 = arith.shrui %331, %c20 : vector<4xi32>
      %337 = arith.andi %336, %c19 : vector<4xi32>
      %338 = arith.shli %337, %c21 : vector<4xi32>
      %339 = arith.ori %335, %338 : vector<4xi32>
      %340 = arith.ori %339, %c22 : vector<4xi32>
      %341 = vector.bitcast %340 : vector<4xi32> to vector<8xf16>
      %342 = arith.shrui %333, %c21 : vector<4xi32>
      %343 = arith.andi %342, %c19 : vector<4xi32>
      %344 = arith.shrui %331, %c23 : vector<4xi32>
      %345 = arith.andi %344, %c19 : vector<4xi32>
      %346 = arith.shli %345, %c21 : vector<4xi32>
      %347 = arith.ori %343, %346 : vector<4xi32>
      %348 = arith.ori %347, %c22 : vector<4xi32>
      %349 = vector.bitcast %348 : vector<4xi32> to vector<8xf16>
      %350 = arith.shrui %333, %c24 : vector<4xi32>
      %351 = arith.andi %350, %c19 : vector<4xi32>
      %352 = arith.shrui %331, %c25 : vector<4xi32>
      %353 = arith.andi %352, %c19 : vector<4xi32>
      %354 = arith.shli %353, %c21 : vector<4xi32>
      %355 = arith.ori %351, %354 : vector<4xi32>
      %356 = arith.ori %355, %c22 : vector<4xi32>
      %357 = vector.bitcast %356 : vector<4xi32> to vector<8xf16>
      %358 = arith.shrui %333, %c26 : vector<4xi32>
      %359 = arith.andi %358, %c19 : vector<4xi32>
      %360 = arith.shrui %331, %c27 : vector<4xi32>
      %361 = arith.andi %360, %c19 : vector<4xi32>
      %362 = arith.shli %361, %c21 : vector<4xi32>
      %363 = arith.ori %359, %362 : vector<4xi32>
      %364 = arith.ori %363, %c22 : vector<4xi32>
      %365 = vector.bitcast %364 : vector<4xi32> to vector<8xf16>
      %366 = vector.shuffle %341, %349 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %367 = vector.shuffle %357, %365 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %368 = vector.shuffle %366, %367 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %369 = arith.subf %368, %c28 : vector<32xf16>
      %370 = vector.shuffle %369, %369 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %371 = vector.shuffle %369, %369 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %372 = arith.mulf %370, %309 : vector<16xf16>
      %373 = arith.mulf %371, %309 : vector<16xf16>
      %374 = arith.muli %280, %c3 : index
      %375 = arith.addi %374, %c8 : index
      %376 = arith.muli %tileRows, %c1 : index
      %377 = arith.muli %375, %376 : index
      %378 = arith.addi %37, %377 : index
      %379 = vector.load %25[%378] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %380 = arith.muli %tileRows, %c14 : index
      %381 = arith.addi %378, %380 : index
      %382 = vector.load %25[%381] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %383 = vector.shuffle %379, %382 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %384 = wave.mma %383, %372, %281 : vector<16xf16>, vector<8xf32>
      %385 = arith.muli %280, %c3 : index
      %386 = arith.addi %385, %c2 : index
      %387 = arith.muli %tileRows, %c1 : index
      %388 = arith.muli %386, %387 : index
      %389 = arith.addi %37, %388 : index
      %390 = vector.load %25[%389] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %391 = arith.muli %tileRows, %c14 : index
      %392 = arith.addi %389, %391 : index
      %393 = vector.load %25[%392] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %394 = vector.shuffle %390, %393 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %395 = wave.mma %394, %373, %384 : vector<16xf16>, vector<8xf32>
      scf.yield %395 : vector<8xf32>
    }
    %396 = wave.lane
    %397 = wave.wave
    %398 = arith.muli %397, %c2 : index
    %399 = arith.addi %398, %c8 : index
    %400 = arith.muli %399, %c4 : index
    %401 = arith.addi %400, %396 : index
    %402 = vector.extract %282[0] : f32 from vector<8xf32>
    %403 = arith.addi %401, %c8 : index
    memref.store %402, %19[%403] : memref<?xf32>
    %404 = vector.extract %282[1] : f32 from vector<8xf32>
    %405 = arith.addi %401, %c5 : index
    memref.store %404, %19[%405] : memref<?xf32>
    %406 = vector.extract %282[2] : f32 from vector<8xf32>
    %407 = arith.addi %401, %c30 : index
    memref.store %406, %19[%407] : memref<?xf32>
    %408 = vector.extract %282[3] : f32 from vector<8xf32>
    %409 = arith.addi %401, %c31 : index
    memref.store %408, %19[%409] : memref<?xf32>
    %410 = vector.extract %282[4] : f32 from vector<8xf32>
    %411 = arith.addi %401, %c7 : index
    memref.store %410, %19[%411] : memref<?xf32>
    %412 = vector.extract %282[5] : f32 from vector<8xf32>
    %413 = arith.addi %401, %c32 : index
    memref.store %412, %19[%413] : memref<?xf32>
    %414 = vector.extract %282[6] : f32 from vector<8xf32>
    %415 = arith.addi %401, %c33 : index
    memref.store %414, %19[%415] : memref<?xf32>
    %416 = vector.extract %282[7] : f32 from vector<8xf32>
    %417 = arith.addi %401, %c34 : index
    memref.store %416, %19[%417] : memref<?xf32>
    wave.barrier
    %418 = arith.muli %397, %c2 : index
    %419 = arith.addi %418, %c8 : index
    %420 = arith.muli %419, %c5 : index
    %421 = arith.addi %420, %396 : index
    %422 = arith.addi %421, %c8 : index
    %423 = memref.load %19[%422] : memref<?xf32>
    %424 = arith.addi %422, %c4 : index
    %425 = memref.load %19[%424] : memref<?xf32>
    %426 = arith.addf %423, %425 : f32
    %427 = arith.addi %422, %c35 : index
    %428 = memref.load %19[%427] : memref<?xf32>
    %429 = arith.addf %426, %428 : f32
    %430 = arith.addi %422, %c36 : index
    %431 = memref.load %19[%430] : memref<?xf32>
    %432 = arith.addf %429, %431 : f32
    %433 = arith.addi %422, %c37 : index
    %434 = memref.load %19[%433] : memref<?xf32>
    %435 = arith.addf %432, %434 : f32
    %436 = arith.addi %422, %c38 : index
    %437 = memref.load %19[%436] : memref<?xf32>
    %438 = arith.addf %435, %437 : f32
    %439 = arith.addi %422, %c39 : index
    %440 = memref.load %19[%439] : memref<?xf32>
    %441 = arith.addf %438, %440 : f32
    %442 = arith.addi %422, %c40 : index
    %443 = memref.load %19[%442] : memref<?xf32>
    %444 = arith.addf %441, %443 : f32
    %445 = wave.lane
    %446 = arith.addi %18, %c8 : index
    %447 = arith.muli %419, %c3 : index
    %448 = arith.addi %446, %447 : index
    %449 = arith.divui %445, %c1 : index
    %450 = arith.addi %448, %449 : index
    %451 = arith.cmpi slt, %450, %17 : index
    scf.if %451 {
      %452 = arith.cmpi eq, %hasFactors, %c2 : index
      %453 = arith.muli %450, %c3 : index
      %454 = memref.load %factors[%453] : memref<?xf32>
      %455 = arith.mulf %454, %operandScale : f32
      %456 = arith.select %452, %455, %operandScale : f32
      %457 = arith.remui %445, %c1 : index
      %458 = arith.muli %457, %c43 : index
      %459 = arith.addi %15, %458 : index
      %460 = vector.load %w[%459] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %461 = vector.bitcast %460 : vector<4xi8> to vector<1xf32>
      %462 = vector.extract %461[0] : f32 from vector<1xf32>
      %463 = arith.mulf %462, %456 : f32
      %464 = arith.mulf %444, %463 : f32
      %465 = arith.muli %450, %outputFeatures : index
      %466 = arith.addi %465, %21 : index
      %467 = wave.lane
      %468 = arith.remui %467, %c1 : index
      %469 = arith.addi %466, %468 : index
      %470 = arith.addi %469, %c8 : index
      memref.store %464, %logits[%470] : memref<?xf32>
    }
  }
  %471 = arith.muli %experts, %c14 : index
  %472 = wave.scratch %471 : memref<?xf32>
  %473 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %473 {
    %474 = arith.addi %18, %c1 : index
    %475 = arith.minsi %474, %17 : index
    %476 = wave.wave
    %477 = arith.addi %18, %476 : index
    scf.for %478 = %477 to %475 step %c14 {
      %479 = wave.wave
      %480 = arith.muli %479, %experts : index
      %481 = wave.lane
      %482 = arith.muli %478, %logitsWidth : index
      %485 = scf.for %483 = %481 to %experts step %c5 iter_args(%484 = %c48) -> (f32) {
        %486 = arith.addi %482, %483 : index
        %487 = memref.load %logits[%486] : memref<?xf32>
        %488 = arith.maximumf %484, %487 : f32
        scf.yield %488 : f32
      }
      %489 = vector.broadcast %485 : f32 to vector<1xf32>
      %490 = wave.reduce "max" %489 : vector<1xf32>
      %493 = scf.for %491 = %481 to %experts step %c5 iter_args(%492 = %c49) -> (f32) {
        %494 = arith.addi %482, %491 : index
        %495 = memref.load %logits[%494] : memref<?xf32>
        %496 = arith.subf %495, %490 : f32
        %497 = arith.mulf %496, %c50 : f32
        %498 = wave.exp2 %497 : f32
        %499 = arith.addi %480, %491 : index
        memref.store %498, %472[%499] : memref<?xf32>
        %500 = arith.addf %492, %498 : f32
        scf.yield %500 : f32
      }
      %501 = vector.broadcast %493 : f32 to vector<1xf32>
      %502 = wave.reduce "add" %501 : vector<1xf32>
      scf.for %503 = %481 to %experts step %c5 {
        %504 = arith.addi %480, %503 : index
        %505 = memref.load %472[%504] : memref<?xf32>
        %506 = arith.divf %505, %502 : f32
        %507 = arith.addi %480, %503 : index
        memref.store %506, %472[%507] : memref<?xf32>
      }
      %512:3 = scf.for %508 = %c8 to %expertsPerToken step %c2 iter_args(%509 = %c49, %510 = %c49, %511 = %c51) -> (f32, f32, i32) {
        %516:2 = scf.for %513 = %481 to %experts step %c5 iter_args(%514 = %c52, %515 = %c49) -> (f32, f32) {
          %517 = arith.addi %480, %513 : index
          %518 = memref.load %472[%517] : memref<?xf32>
          %519 = arith.cmpf ogt, %518, %514 : f32
          %520 = arith.index_cast %513 : index to i32
          %521 = arith.sitofp %520 : i32 to f32
          %522 = arith.select %519, %518, %514 : f32
          %523 = arith.select %519, %521, %515 : f32
          scf.yield %522, %523 : f32, f32
        }
        %524 = vector.broadcast %516#0 : f32 to vector<1xf32>
        %525 = wave.reduce "max" %524 : vector<1xf32>
        %526 = arith.cmpf oeq, %516#0, %525 : f32
        %527 = arith.subf %c49, %516#1 : f32
        %528 = arith.select %526, %527, %c53 : f32
        %529 = vector.broadcast %528 : f32 to vector<1xf32>
        %530 = wave.reduce "max" %529 : vector<1xf32>
        %531 = arith.subf %c49, %530 : f32
        %532 = arith.fptosi %531 : f32 to i32
        %533 = arith.index_cast %532 : i32 to index
        %534 = arith.remui %533, %c5 : index
        %535 = arith.cmpi eq, %534, %481 : index
        scf.if %535 {
          %536 = arith.addi %480, %533 : index
          memref.store %c54, %472[%536] : memref<?xf32>
        }
        %537 = arith.cmpi eq, %508, %481 : index
        %538 = arith.addf %509, %525 : f32
        %539 = arith.select %537, %525, %510 : f32
        %540 = arith.select %537, %532, %511 : i32
        scf.yield %538, %539, %540 : f32, f32, i32
      }
      %541 = arith.cmpi eq, %normalize, %c2 : index
      %542 = arith.divf %512#1, %512#0 : f32
      %543 = arith.select %541, %542, %512#1 : f32
      %544 = arith.cmpi slt, %481, %expertsPerToken : index
      scf.if %544 {
        %545 = arith.muli %478, %expertsPerToken : index
        %546 = arith.addi %545, %481 : index
        memref.store %543, %weights[%546] : memref<?xf32>
        %547 = arith.muli %478, %expertsPerToken : index
        %548 = arith.addi %547, %481 : index
        memref.store %512#2, %ids_out[%548] : memref<?xi32>
      }
    }
  }
  wave.return
}
