// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='q6_k', waves=4, panels=1, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_q6_k_w4p1_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) attributes {waves = 4 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 12 : index
  %c2 = arith.constant 256 : index
  %c3 = arith.constant 32 : index
  %c4 = arith.constant 127 : index
  %c5 = arith.constant 128 : index
  %c6 = arith.constant 1 : index
  %c7 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c9 = arith.constant 16 : index
  %c10 = arith.constant 1024 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c14 = arith.constant 8 : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant 2 : index
  %c19 = arith.constant dense<0> : vector<4xi32>
  %c20 = arith.constant dense<983055> : vector<4xi32>
  %c21 = arith.constant dense<[0, 8, 0, 8]> : vector<4xi32>
  %c22 = arith.constant dense<196611> : vector<4xi32>
  %c23 = arith.constant dense<4> : vector<4xi32>
  %c24 = arith.constant dense<1677747200> : vector<4xi32>
  %c25 = arith.constant dense<[2, 10, 2, 10]> : vector<4xi32>
  %c26 = arith.constant dense<8> : vector<4xi32>
  %c27 = arith.constant dense<[4, 12, 4, 12]> : vector<4xi32>
  %c28 = arith.constant dense<12> : vector<4xi32>
  %c29 = arith.constant dense<[6, 14, 6, 14]> : vector<4xi32>
  %c30 = arith.constant dense<0x6420> : vector<32xf16>
  %c31 = arith.constant 3 : index
  %c32 = arith.constant 64 : index
  %c33 = arith.constant 96 : index
  %c34 = arith.constant 160 : index
  %c35 = arith.constant 192 : index
  %c36 = arith.constant 224 : index
  %c37 = arith.constant 512 : index
  %c38 = arith.constant 768 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c41 = arith.constant 4 : index
  %experts = wave.param "experts" : index
  %arrivals = wave.param "arrivals" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %logitsWidth = wave.param "logitsWidth" : index
  %c46 = arith.constant 0xFF61B1E6 : f32
  %c47 = arith.constant 0x00000000 : f32
  %c48 = arith.constant 0x3FB8AA3B : f32
  %c49 = arith.constant 0 : i32
  %c50 = arith.constant 0xC0000000 : f32
  %c51 = arith.constant 0xCB800000 : f32
  %c52 = arith.constant 0xBF800000 : f32
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
    %23 = wave.scratch %operandHalves : memref<?xf16>
    %24 = arith.divui %operandHalves, %c14 : index
    %25 = wave.wave
    %26 = arith.muli %25, %c3 : index
    %27 = wave.lane
    %28 = arith.addi %26, %27 : index
    scf.for %29 = %28 to %24 step %c5 {
      %30 = arith.muli %29, %c14 : index
      %31 = arith.addi %c7, %30 : index
      %32 = vector.load %x[%31] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %33 = arith.muli %29, %c14 : index
      vector.store %32, %23[%33] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %34 = arith.remui %22, %tileRows : index
    %35 = arith.muli %34, %c14 : index
    %36 = wave.wave
    %37 = arith.divui %inputFeatures, %c3 : index
    %38 = arith.muli %36, %stepsPerWave : index
    %39 = arith.minsi %38, %37 : index
    %40 = arith.addi %39, %stepsPerWave : index
    %41 = arith.minsi %40, %37 : index
    %42 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %43 = arith.subi %41, %39 : index
    %44 = arith.divui %43, %c18 : index
    %45 = arith.muli %44, %c18 : index
    %46 = arith.addi %39, %45 : index
    %47 = arith.addi %39, %stepsPerWave : index
    %48 = arith.select %42, %47, %46 : index
    %51 = scf.for %49 = %39 to %48 step %c18 iter_args(%50 = %c15) -> (vector<8xf32>) {
      %52 = wave.lane
      %53 = arith.addi %49, %c7 : index
      %54 = arith.remui %52, %c9 : index
      %55 = arith.addi %13, %c5 : index
      %56 = arith.divui %53, %c14 : index
      %57 = arith.muli %56, %c3 : index
      %58 = arith.addi %55, %57 : index
      %59 = arith.muli %54, %c18 : index
      %60 = arith.addi %58, %59 : index
      %61 = vector.load %w[%60] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %62 = vector.bitcast %61 : vector<2xi8> to vector<1xf16>
      %63 = arith.divui %inputFeatures, %c2 : index
      %64 = arith.muli %63, %c3 : index
      %65 = arith.addi %55, %64 : index
      %66 = arith.muli %53, %c3 : index
      %67 = arith.addi %65, %66 : index
      %68 = arith.muli %54, %c18 : index
      %69 = arith.addi %67, %68 : index
      %70 = vector.load %w[%69] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %71 = vector.extract %62[0] : f16 from vector<1xf16>
      %72 = arith.extf %71 : f16 to f32
      %73 = vector.extract %70[0] : i8 from vector<2xi8>
      %74 = arith.extsi %73 : i8 to i32
      %75 = arith.sitofp %74 : i32 to f32
      %76 = arith.mulf %72, %75 : f32
      %77 = arith.truncf %76 : f32 to f16
      %78 = vector.broadcast %77 : f16 to vector<16xf16>
      %79 = vector.extract %62[0] : f16 from vector<1xf16>
      %80 = arith.extf %79 : f16 to f32
      %81 = vector.extract %70[1] : i8 from vector<2xi8>
      %82 = arith.extsi %81 : i8 to i32
      %83 = arith.sitofp %82 : i32 to f32
      %84 = arith.mulf %80, %83 : f32
      %85 = arith.truncf %84 : f32 to f16
      %86 = vector.broadcast %85 : f16 to vector<16xf16>
      %87 = arith.addi %13, %c5 : index
      %88 = arith.divui %inputFeatures, %c2 : index
      %89 = arith.muli %88, %c3 : index
      %90 = arith.addi %89, %inputFeatures : index
      %91 = arith.addi %90, %c4 : index
      %92 = arith.divui %91, %c5 : index
      %93 = arith.muli %92, %c5 : index
      %94 = arith.addi %87, %93 : index
      %95 = arith.muli %inputFeatures, %c14 : index
      %96 = arith.addi %94, %95 : index
      %97 = arith.muli %53, %c9 : index
      %98 = arith.addi %97, %54 : index
      %99 = arith.muli %98, %c14 : index
      %100 = arith.addi %96, %99 : index
      %101 = arith.muli %53, %c2 : index
      %102 = arith.addi %94, %101 : index
      %103 = arith.muli %54, %c9 : index
      %104 = arith.addi %102, %103 : index
      %105 = vector.load %w[%100] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %106 = vector.bitcast %105 : vector<8xi8> to vector<2xi32>
      %107 = vector.shuffle %106, %106 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %108 = vector.load %w[%104] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %109 = vector.bitcast %108 : vector<16xi8> to vector<4xi32>
      %110 = arith.shrui %109, %c19 : vector<4xi32>
      %111 = arith.andi %110, %c20 : vector<4xi32>
      %112 = arith.shrui %107, %c21 : vector<4xi32>
      %113 = arith.andi %112, %c22 : vector<4xi32>
      %114 = arith.shli %113, %c23 : vector<4xi32>
      %115 = arith.ori %111, %114 : vector<4xi32>
      %116 = arith.ori %115, %c24 : vector<4xi32>
      %117 = vector.bitcast %116 : vector<4xi32> to vector<8xf16>
      %118 = arith.shrui %109, %c23 : vector<4xi32>
      %119 = arith.andi %118, %c20 : vector<4xi32>
      %120 = arith.shrui %107, %c25 : vector<4xi32>
      %121 = arith.andi %120, %c22 : vector<4xi32>
      %122 = arith.shli %121, %c23 : vector<4xi32>
      %123 = arith.ori %119, %122 : vector<4xi32>
      %124 = arith.ori %123, %c24 : vector<4xi32>
      %125 = vector.bitcast %124 : vector<4xi32> to vector<8xf16>
      %126 = arith.shrui %109, %c26 : vector<4xi32>
      %127 = arith.andi %126, %c20 : vector<4xi32>
      %128 = arith.shrui %107, %c27 : vector<4xi32>
      %129 = arith.andi %128, %c22 : vector<4xi32>
      %130 = arith.shli %129, %c23 : vector<4xi32>
      %131 = arith.ori %127, %130 : vector<4xi32>
      %132 = arith.ori %131, %c24 : vector<4xi32>
      %133 = vector.bitcast %132 : vector<4xi32> to vector<8xf16>
      %134 = arith.shrui %109, %c28 : vector<4xi32>
      %135 = arith.andi %134, %c20 : vector<4xi32>
      %136 = arith.shrui %107, %c29 : vector<4xi32>
      %137 = arith.andi %136, %c22 : vector<4xi32>
      %138 = arith.shli %137, %c23 : vector<4xi32>
      %139 = arith.ori %135, %138 : vector<4xi32>
      %140 = arith.ori %139, %c24 : vector<4xi32>
      %141 = vector.bitcast %140 : vector<4xi32> to vector<8xf16>
      %142 = vector.shuffle %117, %125 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %143 = vector.shuffle %133, %141 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %144 = vector.shuffle %142, %143 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %145 = arith.subf %144, %c30 : vector<32xf16>
      %146 = vector.shuffle %145, %145 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %147 = vector.shuffle %145, %145 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %148 = arith.mulf %146, %78 : vector<16xf16>
      %149 = arith.mulf %147, %86 : vector<16xf16>
      %150 = arith.addi %49, %c6 : index
      %151 = arith.remui %52, %c9 : index
      %152 = arith.addi %13, %c5 : index
      %153 = arith.divui %150, %c14 : index
      %154 = arith.muli %153, %c3 : index
      %155 = arith.addi %152, %154 : index
      %156 = arith.muli %151, %c18 : index
      %157 = arith.addi %155, %156 : index
      %158 = vector.load %w[%157] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %159 = vector.bitcast %158 : vector<2xi8> to vector<1xf16>
      %160 = arith.divui %inputFeatures, %c2 : index
      %161 = arith.muli %160, %c3 : index
      %162 = arith.addi %152, %161 : index
      %163 = arith.muli %150, %c3 : index
      %164 = arith.addi %162, %163 : index
      %165 = arith.muli %151, %c18 : index
      %166 = arith.addi %164, %165 : index
      %167 = vector.load %w[%166] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %168 = vector.extract %159[0] : f16 from vector<1xf16>
      %169 = arith.extf %168 : f16 to f32
      %170 = vector.extract %167[0] : i8 from vector<2xi8>
      %171 = arith.extsi %170 : i8 to i32
      %172 = arith.sitofp %171 : i32 to f32
      %173 = arith.mulf %169, %172 : f32
      %174 = arith.truncf %173 : f32 to f16
      %175 = vector.broadcast %174 : f16 to vector<16xf16>
      %176 = vector.extract %159[0] : f16 from vector<1xf16>
      %177 = arith.extf %176 : f16 to f32
      %178 = vector.extract %167[1] : i8 from vector<2xi8>
      %179 = arith.extsi %178 : i8 to i32
      %180 = arith.sitofp %179 : i32 to f32
      %181 = arith.mulf %177, %180 : f32
      %182 = arith.truncf %181 : f32 to f16
      %183 = vector.broadcast %182 : f16 to vector<16xf16>
      %184 = arith.addi %13, %c5 : index
      %185 = arith.divui %inputFeatures, %c2 : index
      %186 = arith.muli %185, %c3 : index
      %187 = arith.addi %186, %inputFeatures : index
      %188 = arith.addi %187, %c4 : index
      %189 = arith.divui %188, %c5 : index
      %190 = arith.muli %189, %c5 : index
      %191 = arith.addi %184, %190 : index
      %192 = arith.muli %inputFeatures, %c14 : index
      %193 = arith.addi %191, %192 : index
      %194 = arith.muli %150, %c9 : index
      %195 = arith.addi %194, %151 : index
      %196 = arith.muli %195, %c14 : index
      %197 = arith.addi %193, %196 : index
      %198 = arith.muli %150, %c2 : index
      %199 = arith.addi %191, %198 : index
      %200 = arith.muli %151, %c9 : index
      %201 = arith.addi %199, %200 : index
      %202 = vector.load %w[%197] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %203 = vector.bitcast %202 : vector<8xi8> to vector<2xi32>
      %204 = vector.shuffle %203, %203 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %205 = vector.load %w[%201] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %206 = vector.bitcast %205 : vector<16xi8> to vector<4xi32>
      %207 = arith.shrui %206, %c19 : vector<4xi32>
      %208 = arith.andi %207, %c20 : vector<4xi32>
      %209 = arith.shrui %204, %c21 : vector<4xi32>
      %210 = arith.andi %209, %c22 : vector<4xi32>
      %211 = arith.shli %210, %c23 : vector<4xi32>
      %212 = arith.ori %208, %211 : vector<4xi32>
      %213 = arith.ori %212, %c24 : vector<4xi32>
      %214 = vector.bitcast %213 : vector<4xi32> to vector<8xf16>
      %215 = arith.shrui %206, %c23 : vector<4xi32>
      %216 = arith.andi %215, %c20 : vector<4xi32>
      %217 = arith.shrui %204, %c25 : vector<4xi32>
      %218 = arith.andi %217, %c22 : vector<4xi32>
      %219 = arith.shli %218, %c23 : vector<4xi32>
      %220 = arith.ori %216, %219 : vector<4xi32>
      %221 = arith.ori %220, %c24 : vector<4xi32>
      %222 = vector.bitcast %221 : vector<4xi32> to vector<8xf16>
      %223 = arith.shrui %206, %c26 : vector<4xi32>
      %224 = arith.andi %223, %c20 : vector<4xi32>
      %225 = arith.shrui %204, %c27 : vector<4xi32>
      %226 = arith.andi %225, %c22 : vector<4xi32>
      %227 = arith.shli %226, %c23 : vector<4xi32>
      %228 = arith.ori %224, %227 : vector<4xi32>
      %229 = arith.ori %228, %c24 : vector<4xi32>
      %230 = vector.bitcast %229 : vector<4xi32> to vector<8xf16>
      %231 = arith.shrui %206, %c28 : vector<4xi32>
      %232 = arith.andi %231, %c20 : vector<4xi32>
      %233 = arith.shrui %204, %c29 : vector<4xi32>
      %234 = arith.andi %233, %c22 : vector<4xi32>
      %235 = arith.shli %234, %c23 : vector<4xi32>
      %236 = arith.ori %232, %235 : vector<4xi32>
      %237 = arith.ori %236, %c24 : vector<4xi32>
      %238 = vector.bitcast %237 : vector<4xi32> to vector<8xf16>
      %239 = vector.shuffle %214, %222 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %240 = vector.shuffle %230, %238 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %241 = vector.shuffle %239, %240 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %242 = arith.subf %241, %c30 : vector<32xf16>
      %243 = vector.shuffle %242, %242 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %244 = vector.shuffle %242, %242 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %245 = arith.mulf %243, %175 : vector<16xf16>
      %246 = arith.mulf %244, %183 : vector<16xf16>
      %247 = arith.muli %49, %c18 : index
      %248 = arith.addi %247, %c7 : index
      %249 = arith.muli %tileRows, %c9 : index
      %250 = arith.muli %248, %249 : index
      %251 = arith.addi %35, %250 : index
      %252 = vector.load %23[%251] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %253 = arith.muli %tileRows, %c14 : index
      %254 = arith.addi %251, %253 : index
      %255 = vector.load %23[%254] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %256 = vector.shuffle %252, %255 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %257 = wave.mma %256, %148, %50 : vector<16xf16>, vector<8xf32>
      %258 = arith.muli %49, %c18 : index
      %259 = arith.addi %258, %c6 : index
      %260 = arith.muli %tileRows, %c9 : index
      %261 = arith.muli %259, %260 : index
      %262 = arith.addi %35, %261 : index
      %263 = vector.load %23[%262] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %264 = arith.muli %tileRows, %c14 : index
      %265 = arith.addi %262, %264 : index
      %266 = vector.load %23[%265] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %267 = vector.shuffle %263, %266 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %268 = wave.mma %267, %149, %257 : vector<16xf16>, vector<8xf32>
      %269 = arith.muli %49, %c18 : index
      %270 = arith.addi %269, %c18 : index
      %271 = arith.muli %tileRows, %c9 : index
      %272 = arith.muli %270, %271 : index
      %273 = arith.addi %35, %272 : index
      %274 = vector.load %23[%273] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %275 = arith.muli %tileRows, %c14 : index
      %276 = arith.addi %273, %275 : index
      %277 = vector.load %23[%276] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %278 = vector.shuffle %274, %277 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %279 = wave.mma %278, %245, %268 : vector<16xf16>, vector<8xf32>
      %280 = arith.muli %49, %c18 : index
      %281 = arith.addi %280, %c31 : index
      %282 = arith.muli %tileRows, %c9 : index
      %283 = arith.muli %281, %282 : index
      %284 = arith.addi %35, %283 : index
      %285 = vector.load %23[%284] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %286 = arith.muli %tileRows, %c14 : index
      %287 = arith.addi %284, %286 : index
      %288 = vector.load %23[%287] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %289 = vector.shuffle %285, %288 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %290 = wave.mma %289, %246, %279 : vector<16xf16>, vector<8xf32>
      scf.yield %290 : vector<8xf32>
    }
    %291 = arith.select %42, %48, %41 : index
    %294 = scf.for %292 = %48 to %291 step %c6 iter_args(%293 = %51) -> (vector<8xf32>) {
      %295 = wave.lane
      %296 = arith.addi %292, %c7 : index
      %297 = arith.remui %295, %c9 : index
      %298 = arith.addi %13, %c5 : index
      %299 = arith.divui %296, %c14 : index
      %300 = arith.muli %299, %c3 : index
      %301 = arith.addi %298, %300 : index
      %302 = arith.muli %297, %c18 : index
      %303 = arith.addi %301, %302 : index
      %304 = vector.load %w[%303] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %305 = vector.bitcast %304 : vector<2xi8> to vector<1xf16>
      %306 = arith.divui %inputFeatures, %c2 : index
      %307 = arith.muli %306, %c3 : index
      %308 = arith.addi %298, %307 : index
      %309 = arith.muli %296, %c3 : index
      %310 = arith.addi %308, %309 : index
      %311 = arith.muli %297, %c18 : index
      %312 = arith.addi %310, %311 : index
      %313 = vector.load %w[%312] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %314 = vector.extract %305[0] : f16 from vector<1xf16>
      %315 = arith.extf %314 : f16 to f32
      %316 = vector.extract %313[0] : i8 from vector<2xi8>
      %317 = arith.extsi %316 : i8 to i32
      %318 = arith.sitofp %317 : i32 to f32
      %319 = arith.mulf %315, %318 : f32
      %320 = arith.truncf %319 : f32 to f16
      %321 = vector.broadcast %320 : f16 to vector<16xf16>
      %322 = vector.extract %305[0] : f16 from vector<1xf16>
      %323 = arith.extf %322 : f16 to f32
      %324 = vector.extract %313[1] : i8 from vector<2xi8>
      %325 = arith.extsi %324 : i8 to i32
      %326 = arith.sitofp %325 : i32 to f32
      %327 = arith.mulf %323, %326 : f32
      %328 = arith.truncf %327 : f32 to f16
      %329 = vector.broadcast %328 : f16 to vector<16xf16>
      %330 = arith.addi %13, %c5 : index
      %331 = arith.divui %inputFeatures, %c2 : index
      %332 = arith.muli %331, %c3 : index
      %333 = arith.addi %332, %inputFeatures : index
      %334 = arith.addi %333, %c4 : index
      %335 = arith.divui %334, %c5 : index
      %336 = arith.muli %335, %c5 : index
      %337 = arith.addi %330, %336 : index
      %338 = arith.muli %inputFeatures, %c14 : index
      %339 = arith.addi %337, %338 : index
      %340 = arith.muli %296, %c9 : index
      %341 = arith.addi %340, %297 : index
      %342 = arith.muli %341, %c14 : index
      %343 = arith.addi %339, %342 : index
      %344 = arith.muli %296, %c2 : index
      %345 = arith.addi %337, %344 : index
      %346 = arith.muli %297, %c9 : index
      %347 = arith.addi %345, %346 : index
      %348 = vector.load %w[%343] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %349 = vector.bitcast %348 : vector<8xi8> to vector<2xi32>
      %350 = vector.shuffle %349, %349 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %351 = vector.load %w[%347] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %352 = vector.bitcast %351 : vector<16xi8> to vector<4xi32>
      %353 = arith.shrui %352, %c19 : vector<4xi32>
      %354 = arith.andi %353, %c20 : vector<4xi32>
      %355 = arith.shrui %350, %c21 : vector<4xi32>
      %356 = arith.andi %355, %c22 : vector<4xi32>
      %357 = arith.shli %356, %c23 : vector<4xi32>
      %358 = arith.ori %354, %357 : vector<4xi32>
      %359 = arith.ori %358, %c24 : vector<4xi32>
      %360 = vector.bitcast %359 : vector<4xi32> to vector<8xf16>
      %361 = arith.shrui %352, %c23 : vector<4xi32>
      %362 = arith.andi %361, %c20 : vector<4xi32>
      %363 = arith.shrui %350, %c25 : vector<4xi32>
      %364 = arith.andi %363, %c22 : vector<4xi32>
      %365 = arith.shli %364, %c23 : vector<4xi32>
      %366 = arith.ori %362, %365 : vector<4xi32>
      %367 = arith.ori %366, %c24 : vector<4xi32>
      %368 = vector.bitcast %367 : vector<4xi32> to vector<8xf16>
      %369 = arith.shrui %352, %c26 : vector<4xi32>
      %370 = arith.andi %369, %c20 : vector<4xi32>
      %371 = arith.shrui %350, %c27 : vector<4xi32>
      %372 = arith.andi %371, %c22 : vector<4xi32>
      %373 = arith.shli %372, %c23 : vector<4xi32>
      %374 = arith.ori %370, %373 : vector<4xi32>
      %375 = arith.ori %374, %c24 : vector<4xi32>
      %376 = vector.bitcast %375 : vector<4xi32> to vector<8xf16>
      %377 = arith.shrui %352, %c28 : vector<4xi32>
      %378 = arith.andi %377, %c20 : vector<4xi32>
      %379 = arith.shrui %350, %c29 : vector<4xi32>
      %380 = arith.andi %379, %c22 : vector<4xi32>
      %381 = arith.shli %380, %c23 : vector<4xi32>
      %382 = arith.ori %378, %381 : vector<4xi32>
      %383 = arith.ori %382, %c24 : vector<4xi32>
      %384 = vector.bitcast %383 : vector<4xi32> to vector<8xf16>
      %385 = vector.shuffle %360, %368 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %386 = vector.shuffle %376, %384 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %387 = vector.shuffle %385, %386 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %388 = arith.subf %387, %c30 : vector<32xf16>
      %389 = vector.shuffle %388, %388 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %390 = vector.shuffle %388, %388 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %391 = arith.mulf %389, %321 : vector<16xf16>
      %392 = arith.mulf %390, %329 : vector<16xf16>
      %393 = arith.muli %292, %c18 : index
      %394 = arith.addi %393, %c7 : index
      %395 = arith.muli %tileRows, %c9 : index
      %396 = arith.muli %394, %395 : index
      %397 = arith.addi %35, %396 : index
      %398 = vector.load %23[%397] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %399 = arith.muli %tileRows, %c14 : index
      %400 = arith.addi %397, %399 : index
      %401 = vector.load %23[%400] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %402 = vector.shuffle %398, %401 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %403 = wave.mma %402, %391, %293 : vector<16xf16>, vector<8xf32>
      %404 = arith.muli %292, %c18 : index
      %405 = arith.addi %404, %c6 : index
      %406 = arith.muli %tileRows, %c9 : index
      %407 = arith.muli %405, %406 : index
      %408 = arith.addi %35, %407 : index
      %409 = vector.load %23[%408] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %410 = arith.muli %tileRows, %c14 : index
      %411 = arith.addi %408, %410 : index
      %412 = vector.load %23[%411] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %413 = vector.shuffle %409, %412 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %414 = wave.mma %413, %392, %403 : vector<16xf16>, vector<8xf32>
      scf.yield %414 : vector<8xf32>
    }
    %415 = wave.lane
    %416 = wave.wave
    %417 = arith.muli %416, %c6 : index
    %418 = arith.addi %417, %c7 : index
    %419 = arith.muli %418, %c2 : index
    %420 = arith.addi %419, %415 : index
    %421 = vector.extract %294[0] : f32 from vector<8xf32>
    %422 = arith.addi %420, %c7 : index
    memref.store %421, %17[%422] : memref<?xf32>
    %423 = vector.extract %294[1] : f32 from vector<8xf32>
    %424 = arith.addi %420, %c3 : index
    memref.store %423, %17[%424] : memref<?xf32>
    %425 = vector.extract %294[2] : f32 from vector<8xf32>
    %426 = arith.addi %420, %c32 : index
    memref.store %425, %17[%426] : memref<?xf32>
    %427 = vector.extract %294[3] : f32 from vector<8xf32>
    %428 = arith.addi %420, %c33 : index
    memref.store %427, %17[%428] : memref<?xf32>
    %429 = vector.extract %294[4] : f32 from vector<8xf32>
    %430 = arith.addi %420, %c5 : index
    memref.store %429, %17[%430] : memref<?xf32>
    %431 = vector.extract %294[5] : f32 from vector<8xf32>
    %432 = arith.addi %420, %c34 : index
    memref.store %431, %17[%432] : memref<?xf32>
    %433 = vector.extract %294[6] : f32 from vector<8xf32>
    %434 = arith.addi %420, %c35 : index
    memref.store %433, %17[%434] : memref<?xf32>
    %435 = vector.extract %294[7] : f32 from vector<8xf32>
    %436 = arith.addi %420, %c36 : index
    memref.store %435, %17[%436] : memref<?xf32>
    wave.barrier
    %437 = arith.muli %416, %c18 : index
    %438 = arith.addi %437, %c7 : index
    %439 = arith.muli %438, %c3 : index
    %440 = arith.addi %439, %415 : index
    %441 = arith.addi %440, %c7 : index
    %442 = memref.load %17[%441] : memref<?xf32>
    %443 = arith.addi %441, %c2 : index
    %444 = memref.load %17[%443] : memref<?xf32>
    %445 = arith.addf %442, %444 : f32
    %446 = arith.addi %441, %c37 : index
    %447 = memref.load %17[%446] : memref<?xf32>
    %448 = arith.addf %445, %447 : f32
    %449 = arith.addi %441, %c38 : index
    %450 = memref.load %17[%449] : memref<?xf32>
    %451 = arith.addf %448, %450 : f32
    %452 = wave.lane
    %453 = arith.addi %16, %c7 : index
    %454 = arith.muli %438, %c18 : index
    %455 = arith.addi %453, %454 : index
    %456 = arith.divui %452, %c9 : index
    %457 = arith.addi %455, %456 : index
    %458 = arith.cmpi slt, %457, %15 : index
    scf.if %458 {
      %459 = arith.cmpi eq, %hasFactors, %c6 : index
      %460 = arith.muli %457, %c18 : index
      %461 = memref.load %factors[%460] : memref<?xf32>
      %462 = arith.mulf %461, %operandScale : f32
      %463 = arith.select %459, %462, %operandScale : f32
      %464 = arith.remui %452, %c9 : index
      %465 = arith.muli %464, %c41 : index
      %466 = arith.addi %13, %465 : index
      %467 = vector.load %w[%466] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %468 = vector.bitcast %467 : vector<4xi8> to vector<1xf32>
      %469 = vector.extract %468[0] : f32 from vector<1xf32>
      %470 = arith.mulf %469, %463 : f32
      %471 = arith.mulf %451, %470 : f32
      %472 = arith.muli %457, %outputFeatures : index
      %473 = arith.addi %472, %19 : index
      %474 = wave.lane
      %475 = arith.remui %474, %c9 : index
      %476 = arith.addi %473, %475 : index
      %477 = arith.addi %476, %c7 : index
      memref.store %471, %logits[%477] : memref<?xf32>
    }
    %478 = arith.muli %416, %c18 : index
    %479 = arith.addi %478, %c6 : index
    %480 = arith.muli %479, %c3 : index
    %481 = arith.addi %480, %415 : index
    %482 = arith.addi %481, %c7 : index
    %483 = memref.load %17[%482] : memref<?xf32>
    %484 = arith.addi %482, %c2 : index
    %485 = memref.load %17[%484] : memref<?xf32>
    %486 = arith.addf %483, %485 : f32
    %487 = arith.addi %482, %c37 : index
    %488 = memref.load %17[%487] : memref<?xf32>
    %489 = arith.addf %486, %488 : f32
    %490 = arith.addi %482, %c38 : index
    %491 = memref.load %17[%490] : memref<?xf32>
    %492 = arith.addf %489, %491 : f32
    %493 = wave.lane
    %494 = arith.addi %16, %c7 : index
    %495 = arith.muli %479, %c18 : index
    %496 = arith.addi %494, %495 : index
    %497 = arith.divui %493, %c9 : index
    %498 = arith.addi %496, %497 : index
    %499 = arith.cmpi slt, %498, %15 : index
    scf.if %499 {
      %500 = arith.cmpi eq, %hasFactors, %c6 : index
      %501 = arith.muli %498, %c18 : index
      %502 = memref.load %factors[%501] : memref<?xf32>
      %503 = arith.mulf %502, %operandScale : f32
      %504 = arith.select %500, %503, %operandScale : f32
      %505 = arith.remui %493, %c9 : index
      %506 = arith.muli %505, %c41 : index
      %507 = arith.addi %13, %506 : index
      %508 = vector.load %w[%507] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %509 = vector.bitcast %508 : vector<4xi8> to vector<1xf32>
      %510 = vector.extract %509[0] : f32 from vector<1xf32>
      %511 = arith.mulf %510, %504 : f32
      %512 = arith.mulf %492, %511 : f32
      %513 = arith.muli %498, %outputFeatures : index
      %514 = arith.addi %513, %19 : index
      %515 = wave.lane
      %516 = arith.remui %515, %c9 : index
      %517 = arith.addi %514, %516 : index
      %518 = arith.addi %517, %c7 : index
      memref.store %512, %logits[%518] : memref<?xf32>
    }
  }
  %519 = arith.muli %experts, %c41 : index
  %520 = wave.scratch %519 : memref<?xf32>
  %521 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %521 {
    %522 = arith.addi %16, %c9 : index
    %523 = arith.minsi %522, %15 : index
    %524 = wave.wave
    %525 = arith.addi %16, %524 : index
    scf.for %526 = %525 to %523 step %c41 {
      %527 = wave.wave
      %528 = arith.muli %527, %experts : index
      %529 = wave.lane
      %530 = arith.muli %526, %logitsWidth : index
      %533 = scf.for %531 = %529 to %experts step %c3 iter_args(%532 = %c46) -> (f32) {
        %534 = arith.addi %530, %531 : index
        %535 = memref.load %logits[%534] : memref<?xf32>
        %536 = arith.maximumf %532, %535 : f32
        scf.yield %536 : f32
      }
      %537 = vector.broadcast %533 : f32 to vector<1xf32>
      %538 = wave.reduce "max" %537 : vector<1xf32>
      %541 = scf.for %539 = %529 to %experts step %c3 iter_args(%540 = %c47) -> (f32) {
        %542 = arith.addi %530, %539 : index
        %543 = memref.load %logits[%542] : memref<?xf32>
        %544 = arith.subf %543, %538 : f32
        %545 = arith.mulf %544, %c48 : f32
        %546 = wave.exp2 %545 : f32
        %547 = arith.addi %528, %539 : index
        memref.store %546, %520[%547] : memref<?xf32>
        %548 = arith.addf %540, %546 : f32
        scf.yield %548 : f32
      }
      %549 = vector.broadcast %541 : f32 to vector<1xf32>
      %550 = wave.reduce "add" %549 : vector<1xf32>
      scf.for %551 = %529 to %experts step %c3 {
        %552 = arith.addi %528, %551 : index
        %553 = memref.load %520[%552] : memref<?xf32>
        %554 = arith.divf %553, %550 : f32
        %555 = arith.addi %528, %551 : index
        memref.store %554, %520[%555] : memref<?xf32>
      }
      %560:3 = scf.for %556 = %c7 to %expertsPerToken step %c6 iter_args(%557 = %c47, %558 = %c47, %559 = %c49) -> (f32, f32, i32) {
        %564:2 = scf.for %561 = %529 to %experts step %c3 iter_args(%562 = %c50, %563 = %c47) -> (f32, f32) {
          %565 = arith.addi %528, %561 : index
          %566 = memref.load %520[%565] : memref<?xf32>
          %567 = arith.cmpf ogt, %566, %562 : f32
          %568 = arith.index_cast %561 : index to i32
          %569 = arith.sitofp %568 : i32 to f32
          %570 = arith.select %567, %566, %562 : f32
          %571 = arith.select %567, %569, %563 : f32
          scf.yield %570, %571 : f32, f32
        }
        %572 = vector.broadcast %564#0 : f32 to vector<1xf32>
        %573 = wave.reduce "max" %572 : vector<1xf32>
        %574 = arith.cmpf oeq, %564#0, %573 : f32
        %575 = arith.subf %c47, %564#1 : f32
        %576 = arith.select %574, %575, %c51 : f32
        %577 = vector.broadcast %576 : f32 to vector<1xf32>
        %578 = wave.reduce "max" %577 : vector<1xf32>
        %579 = arith.subf %c47, %578 : f32
        %580 = arith.fptosi %579 : f32 to i32
        %581 = arith.index_cast %580 : i32 to index
        %582 = arith.remui %581, %c3 : index
        %583 = arith.cmpi eq, %582, %529 : index
        scf.if %583 {
          %584 = arith.addi %528, %581 : index
          memref.store %c52, %520[%584] : memref<?xf32>
        }
        %585 = arith.cmpi eq, %556, %529 : index
        %586 = arith.addf %557, %573 : f32
        %587 = arith.select %585, %573, %558 : f32
        %588 = arith.select %585, %580, %559 : i32
        scf.yield %586, %587, %588 : f32, f32, i32
      }
      %589 = arith.cmpi eq, %normalize, %c6 : index
      %590 = arith.divf %560#1, %560#0 : f32
      %591 = arith.select %589, %590, %560#1 : f32
      %592 = arith.cmpi slt, %529, %expertsPerToken : index
      scf.if %592 {
        %593 = arith.muli %526, %expertsPerToken : index
        %594 = arith.addi %593, %529 : index
        memref.store %591, %weights[%594] : memref<?xf32>
        %595 = arith.muli %526, %expertsPerToken : index
        %596 = arith.addi %595, %529 : index
        memref.store %560#2, %ids_out[%596] : memref<?xi32>
      }
    }
  }
  wave.return
}
