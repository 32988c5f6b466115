// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='q2_k', waves=2, panels=1, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_q2_k_w2p1_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) attributes {waves = 2 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 4 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 256 : index
  %c4 = arith.constant 64 : index
  %c5 = arith.constant 127 : index
  %c6 = arith.constant 128 : index
  %c7 = arith.constant 1 : index
  %c8 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c10 = arith.constant 16 : index
  %c11 = arith.constant 512 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %c14 = arith.constant 8 : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %c16 = arith.constant 32 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c19 = arith.constant dense<[0, 8, 0, 8]> : vector<4xi32>
  %c20 = arith.constant dense<196611> : vector<4xi32>
  %c21 = arith.constant dense<1677747200> : vector<4xi32>
  %c22 = arith.constant dense<[2, 10, 2, 10]> : vector<4xi32>
  %c23 = arith.constant dense<[4, 12, 4, 12]> : vector<4xi32>
  %c24 = arith.constant dense<[6, 14, 6, 14]> : vector<4xi32>
  %c25 = arith.constant dense<0x6400> : vector<32xf16>
  %c26 = arith.constant 3 : index
  %c27 = arith.constant 96 : index
  %c28 = arith.constant 160 : index
  %c29 = arith.constant 192 : index
  %c30 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %experts = wave.param "experts" : index
  %arrivals = wave.param "arrivals" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %logitsWidth = wave.param "logitsWidth" : index
  %c37 = arith.constant 0xFF61B1E6 : f32
  %c38 = arith.constant 0x00000000 : f32
  %c39 = arith.constant 0x3FB8AA3B : f32
  %c40 = arith.constant 0 : i32
  %c41 = arith.constant 0xC0000000 : f32
  %c42 = arith.constant 0xCB800000 : f32
  %c43 = arith.constant 0xBF800000 : f32
  %normalize = wave.param "normalize" : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.muli %inputFeatures, %c1 : index
  %4 = arith.divui %3, %c2 : index
  %5 = arith.divui %inputFeatures, %c3 : index
  %6 = arith.muli %5, %c4 : index
  %7 = arith.addi %6, %4 : index
  %8 = arith.addi %7, %c5 : index
  %9 = arith.divui %8, %c6 : index
  %10 = arith.muli %9, %c6 : index
  %11 = arith.addi %2, %10 : index
  %12 = arith.addi %11, %c6 : index
  %13 = arith.muli %0, %c7 : index
  %14 = arith.addi %13, %c8 : index
  %15 = arith.muli %14, %12 : index
  %16 = memref.load %step[%countAt] : memref<?xi32>
  %17 = arith.index_cast %16 : i32 to index
  %18 = arith.muli %1, %c10 : index
  %19 = wave.scratch %c11 : memref<?xf32>
  %20 = wave.block 0
  %21 = arith.muli %20, %c10 : index
  %22 = arith.cmpi slt, %18, %17 : index
  scf.if %22 {
    %23 = wave.lane
    %24 = arith.remui %23, %c10 : index
    %25 = arith.remui %24, %tileRows : index
    %26 = arith.addi %18, %25 : index
    %27 = arith.divui %26, %tileRows : index
    %28 = arith.divui %inputFeatures, %c10 : index
    %29 = arith.muli %27, %28 : index
    %30 = arith.divui %c8, %c10 : index
    %31 = arith.addi %29, %30 : index
    %32 = arith.muli %31, %c2 : index
    %33 = arith.remui %c8, %c10 : index
    %34 = arith.divui %33, %c14 : index
    %35 = arith.addi %32, %34 : index
    %36 = arith.muli %tileRows, %c14 : index
    %37 = arith.muli %35, %36 : index
    %38 = arith.remui %26, %tileRows : index
    %39 = arith.muli %38, %c14 : index
    %40 = arith.addi %37, %39 : index
    %41 = arith.remui %c8, %c14 : index
    %42 = arith.addi %40, %41 : index
    %43 = wave.wave
    %44 = arith.divui %inputFeatures, %c16 : index
    %45 = arith.muli %43, %stepsPerWave : index
    %46 = arith.minsi %45, %44 : index
    %47 = arith.addi %46, %stepsPerWave : index
    %48 = arith.minsi %47, %44 : index
    %49 = arith.cmpi eq, %wholeBlocks, %c7 : index
    %50 = arith.subi %48, %46 : index
    %51 = arith.divui %50, %c2 : index
    %52 = arith.muli %51, %c2 : index
    %53 = arith.addi %46, %52 : index
    %54 = arith.addi %46, %stepsPerWave : index
    %55 = arith.select %49, %54, %53 : index
    %58 = scf.for %56 = %46 to %55 step %c2 iter_args(%57 = %c15) -> (vector<8xf32>) {
      %59 = wave.lane
      %60 = arith.addi %56, %c8 : index
      %61 = arith.remui %59, %c10 : index
      %62 = arith.addi %15, %c6 : index
      %63 = arith.divui %60, %c14 : index
      %64 = arith.muli %63, %c4 : index
      %65 = arith.addi %62, %64 : index
      %66 = arith.muli %61, %c1 : index
      %67 = arith.addi %65, %66 : index
      %68 = vector.load %w[%67] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %69 = vector.bitcast %68 : vector<4xi8> to vector<2xf16>
      %70 = arith.divui %inputFeatures, %c3 : index
      %71 = arith.muli %70, %c4 : index
      %72 = arith.addi %62, %71 : index
      %73 = arith.muli %60, %c4 : index
      %74 = arith.addi %72, %73 : index
      %75 = arith.muli %61, %c1 : index
      %76 = arith.addi %74, %75 : index
      %77 = vector.load %w[%76] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %78 = vector.extract %69[0] : f16 from vector<2xf16>
      %79 = arith.extf %78 : f16 to f32
      %80 = vector.extract %77[0] : i8 from vector<4xi8>
      %81 = arith.extui %80 : i8 to i32
      %82 = arith.sitofp %81 : i32 to f32
      %83 = arith.mulf %79, %82 : f32
      %84 = arith.truncf %83 : f32 to f16
      %85 = vector.broadcast %84 : f16 to vector<16xf16>
      %86 = vector.extract %69[1] : f16 from vector<2xf16>
      %87 = arith.extf %86 : f16 to f32
      %88 = vector.extract %77[1] : i8 from vector<4xi8>
      %89 = arith.extui %88 : i8 to i32
      %90 = arith.sitofp %89 : i32 to f32
      %91 = arith.mulf %87, %90 : f32
      %92 = arith.truncf %91 : f32 to f16
      %93 = vector.broadcast %92 : f16 to vector<16xf16>
      %94 = vector.extract %69[0] : f16 from vector<2xf16>
      %95 = arith.extf %94 : f16 to f32
      %96 = vector.extract %77[2] : i8 from vector<4xi8>
      %97 = arith.extui %96 : i8 to i32
      %98 = arith.sitofp %97 : i32 to f32
      %99 = arith.mulf %95, %98 : f32
      %100 = arith.truncf %99 : f32 to f16
      %101 = vector.broadcast %100 : f16 to vector<16xf16>
      %102 = vector.extract %69[1] : f16 from vector<2xf16>
      %103 = arith.extf %102 : f16 to f32
      %104 = vector.extract %77[3] : i8 from vector<4xi8>
      %105 = arith.extui %104 : i8 to i32
      %106 = arith.sitofp %105 : i32 to f32
      %107 = arith.mulf %103, %106 : f32
      %108 = arith.truncf %107 : f32 to f16
      %109 = vector.broadcast %108 : f16 to vector<16xf16>
      %110 = arith.addi %15, %c6 : index
      %111 = arith.muli %inputFeatures, %c1 : index
      %112 = arith.divui %111, %c2 : index
      %113 = arith.divui %inputFeatures, %c3 : index
      %114 = arith.muli %113, %c4 : index
      %115 = arith.addi %114, %112 : index
      %116 = arith.addi %115, %c5 : index
      %117 = arith.divui %116, %c6 : index
      %118 = arith.muli %117, %c6 : index
      %119 = arith.addi %110, %118 : index
      %120 = arith.muli %inputFeatures, %c8 : index
      %121 = arith.addi %119, %120 : index
      %122 = arith.muli %60, %c10 : index
      %123 = arith.addi %122, %61 : index
      %124 = arith.muli %123, %c14 : index
      %125 = arith.addi %121, %124 : index
      %126 = vector.load %w[%125] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %127 = vector.bitcast %126 : vector<8xi8> to vector<2xi32>
      %128 = vector.shuffle %127, %127 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %129 = arith.shrui %128, %c19 : vector<4xi32>
      %130 = arith.andi %129, %c20 : vector<4xi32>
      %131 = arith.ori %130, %c21 : vector<4xi32>
      %132 = vector.bitcast %131 : vector<4xi32> to vector<8xf16>
      %133 = arith.shrui %128, %c22 : vector<4xi32>
      %134 = arith.andi %133, %c20 : vector<4xi32>
      %135 = arith.ori %134, %c21 : vector<4xi32>
      %136 = vector.bitcast %135 : vector<4xi32> to vector<8xf16>
      %137 = arith.shrui %128, %c23 : vector<4xi32>
      %138 = arith.andi %137, %c20 : vector<4xi32>
      %139 = arith.ori %138, %c21 : vector<4xi32>
      %140 = vector.bitcast %139 : vector<4xi32> to vector<8xf16>
      %141 = arith.shrui %128, %c24 : vector<4xi32>
      %142 = arith.andi %141, %c20 : vector<4xi32>
      %143 = arith.ori %142, %c21 : vector<4xi32>
      %144 = vector.bitcast %143 : vector<4xi32> to vector<8xf16>
      %145 = vector.shuffle %132, %136 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %146 = vector.shuffle %140, %144 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %147 = vector.shuffle %145, %146 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %148 = arith.subf %147, %c25 : vector<32xf16>
      %149 = vector.shuffle %148, %148 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %150 = vector.shuffle %148, %148 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %151 = math.fma %149, %85, %93 : vector<16xf16>
      %152 = math.fma %150, %101, %109 : vector<16xf16>
      %153 = arith.addi %56, %c7 : index
      %154 = arith.remui %59, %c10 : index
      %155 = arith.addi %15, %c6 : index
      %156 = arith.divui %153, %c14 : index
      %157 = arith.muli %156, %c4 : index
      %158 = arith.addi %155, %157 : index
      %159 = arith.muli %154, %c1 : index
      %160 = arith.addi %158, %159 : index
      %161 = vector.load %w[%160] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %162 = vector.bitcast %161 : vector<4xi8> to vector<2xf16>
      %163 = arith.divui %inputFeatures, %c3 : index
      %164 = arith.muli %163, %c4 : index
      %165 = arith.addi %155, %164 : index
      %166 = arith.muli %153, %c4 : index
      %167 = arith.addi %165, %166 : index
      %168 = arith.muli %154, %c1 : index
      %169 = arith.addi %167, %168 : index
      %170 = vector.load %w[%169] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %171 = vector.extract %162[0] : f16 from vector<2xf16>
      %172 = arith.extf %171 : f16 to f32
      %173 = vector.extract %170[0] : i8 from vector<4xi8>
      %174 = arith.extui %173 : i8 to i32
      %175 = arith.sitofp %174 : i32 to f32
      %176 = arith.mulf %172, %175 : f32
      %177 = arith.truncf %176 : f32 to f16
      %178 = vector.broadcast %177 : f16 to vector<16xf16>
      %179 = vector.extract %162[1] : f16 from vector<2xf16>
      %180 = arith.extf %179 : f16 to f32
      %181 = vector.extract %170[1] : i8 from vector<4xi8>
      %182 = arith.extui %181 : i8 to i32
      %183 = arith.sitofp %182 : i32 to f32
      %184 = arith.mulf %180, %183 : f32
      %185 = arith.truncf %184 : f32 to f16
      %186 = vector.broadcast %185 : f16 to vector<16xf16>
      %187 = vector.extract %162[0] : f16 from vector<2xf16>
      %188 = arith.extf %187 : f16 to f32
      %189 = vector.extract %170[2] : i8 from vector<4xi8>
      %190 = arith.extui %189 : i8 to i32
      %191 = arith.sitofp %190 : i32 to f32
      %192 = arith.mulf %188, %191 : f32
      %193 = arith.truncf %192 : f32 to f16
      %194 = vector.broadcast %193 : f16 to vector<16xf16>
      %195 = vector.extract %162[1] : f16 from vector<2xf16>
      %196 = arith.extf %195 : f16 to f32
      %197 = vector.extract %170[3] : i8 from vector<4xi8>
      %198 = arith.extui %197 : i8 to i32
      %199 = arith.sitofp %198 : i32 to f32
      %200 = arith.mulf %196, %199 : f32
      %201 = arith.truncf %200 : f32 to f16
      %202 = vector.broadcast %201 : f16 to vector<16xf16>
      %203 = arith.addi %15, %c6 : index
      %204 = arith.muli %inputFeatures, %c1 : index
      %205 = arith.divui %204, %c2 : index
      %206 = arith.divui %inputFeatures, %c3 : index
      %207 = arith.muli %206, %c4 : index
      %208 = arith.addi %207, %205 : index
      %209 = arith.addi %208, %c5 : index
      %210 = arith.divui %209, %c6 : index
      %211 = arith.muli %210, %c6 : index
      %212 = arith.addi %203, %211 : index
      %213 = arith.muli %inputFeatures, %c8 : index
      %214 = arith.addi %212, %213 : index
      %215 = arith.muli %153, %c10 : index
      %216 = arith.addi %215, %154 : index
      %217 = arith.muli %216, %c14 : index
      %218 = arith.addi %214, %217 : index
      %219 = vector.load %w[%218] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %220 = vector.bitcast %219 : vector<8xi8> to vector<2xi32>
      %221 = vector.shuffle %220, %220 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %222 = arith.shrui %221, %c19 : vector<4xi32>
      %223 = arith.andi %222, %c20 : vector<4xi32>
      %224 = arith.ori %223, %c21 : vector<4xi32>
      %225 = vector.bitcast %224 : vector<4xi32> to vector<8xf16>
      %226 = arith.shrui %221, %c22 : vector<4xi32>
      %227 = arith.andi %226, %c20 : vector<4xi32>
      %228 = arith.ori %227, %c21 : vector<4xi32>
      %229 = vector.bitcast %228 : vector<4xi32> to vector<8xf16>
      %230 = arith.shrui %221, %c23 : vector<4xi32>
      %231 = arith.andi %230, %c20 : vector<4xi32>
      %232 = arith.ori %231, %c21 : vector<4xi32>
      %233 = vector.bitcast %232 : vector<4xi32> to vector<8xf16>
      %234 = arith.shrui %221, %c24 : vector<4xi32>
      %235 = arith.andi %234, %c20 : vector<4xi32>
      %236 = arith.ori %235, %c21 : vector<4xi32>
      %237 = vector.bitcast %236 : vector<4xi32> to vector<8xf16>
      %238 = vector.shuffle %225, %229 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %239 = vector.shuffle %233, %237 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %240 = vector.shuffle %238, %239 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %241 = arith.subf %240, %c25 : vector<32xf16>
      %242 = vector.shuffle %241, %241 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %243 = vector.shuffle %241, %241 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %244 = math.fma %242, %178, %186 : vector<16xf16>
      %245 = math.fma %243, %194, %202 : vector<16xf16>
      %246 = arith.muli %56, %c2 : index
      %247 = arith.addi %246, %c8 : index
      %248 = arith.muli %tileRows, %c10 : index
      %249 = arith.muli %247, %248 : index
      %250 = arith.addi %42, %249 : index
      %251 = vector.load %x[%250] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %252 = arith.muli %tileRows, %c14 : index
      %253 = arith.addi %250, %252 : index
      %254 = vector.load %x[%253] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %255 = vector.shuffle %251, %254 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %256 = wave.mma %255, %151, %57 : vector<16xf16>, vector<8xf32>
      %257 = arith.muli %56, %c2 : index
      %258 = arith.addi %257, %c7 : index
      %259 = arith.muli %tileRows, %c10 : index
      %260 = arith.muli %258, %259 : index
      %261 = arith.addi %42, %260 : index
      %262 = vector.load %x[%261] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %263 = arith.muli %tileRows, %c14 : index
      %264 = arith.addi %261, %263 : index
      %265 = vector.load %x[%264] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %266 = vector.shuffle %262, %265 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %267 = wave.mma %266, %152, %256 : vector<16xf16>, vector<8xf32>
      %268 = arith.muli %56, %c2 : index
      %269 = arith.addi %268, %c2 : index
      %270 = arith.muli %tileRows, %c10 : index
      %271 = arith.muli %269, %270 : index
      %272 = arith.addi %42, %271 : index
      %273 = vector.load %x[%272] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %274 = arith.muli %tileRows, %c14 : index
      %275 = arith.addi %272, %274 : index
      %276 = vector.load %x[%275] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %277 = vector.shuffle %273, %276 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %278 = wave.mma %277, %244, %267 : vector<16xf16>, vector<8xf32>
      %279 = arith.muli %56, %c2 : index
      %280 = arith.addi %279, %c26 : index
      %281 = arith.muli %tileRows, %c10 : index
      %282 = arith.muli %280, %281 : index
      %283 = arith.addi %42, %282 : index
      %284 = vector.load %x[%283] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %285 = arith.muli %tileRows, %c14 : index
      %286 = arith.addi %283, %285 : index
      %287 = vector.load %x[%286] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %288 = vector.shuffle %284, %287 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %289 = wave.mma %288, %245, %278 : vector<16xf16>, vector<8xf32>
      scf.yield %289 : vector<8xf32>
    }
    %290 = arith.select %49, %55, %48 : index
    %293 = scf.for %291 = %55 to %290 step %c7 iter_args(%292 = %58) -> (vector<8xf32>) {
      %294 = wave.lane
      %295 = arith.addi %291, %c8 : index
      %296 = arith.remui %294, %c10 : index
      %297 = arith.addi %15, %c6 : index
      %298 = arith.divui %295, %c14 : index
      %299 = arith.muli %298, %c4 : index
      %300 = arith.addi %297, %299 : index
      %301 = arith.muli %296, %c1 : index
      %302 = arith.addi %300, %301 : index
      %303 = vector.load %w[%302] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %304 = vector.bitcast %303 : vector<4xi8> to vector<2xf16>
      %305 = arith.divui %inputFeatures, %c3 : index
      %306 = arith.muli %305, %c4 : index
      %307 = arith.addi %297, %306 : index
      %308 = arith.muli %295, %c4 : index
      %309 = arith.addi %307, %308 : index
      %310 = arith.muli %296, %c1 : index
      %311 = arith.addi %309, %310 : index
      %312 = vector.load %w[%311] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %313 = vector.extract %304[0] : f16 from vector<2xf16>
      %314 = arith.extf %313 : f16 to f32
      %315 = vector.extract %312[0] : i8 from vector<4xi8>
      %316 = arith.extui %315 : i8 to i32
      %317 = arith.sitofp %316 : i32 to f32
      %318 = arith.mulf %314, %317 : f32
      %319 = arith.truncf %318 : f32 to f16
      %320 = vector.broadcast %319 : f16 to vector<16xf16>
      %321 = vector.extract %304[1] : f16 from vector<2xf16>
      %322 = arith.extf %321 : f16 to f32
      %323 = vector.extract %312[1] : i8 from vector<4xi8>
      %324 = arith.extui %323 : i8 to i32
      %325 = arith.sitofp %324 : i32 to f32
      %326 = arith.mulf %322, %325 : f32
      %327 = arith.truncf %326 : f32 to f16
      %328 = vector.broadcast %327 : f16 to vector<16xf16>
      %329 = vector.extract %304[0] : f16 from vector<2xf16>
      %330 = arith.extf %329 : f16 to f32
      %331 = vector.extract %312[2] : i8 from vector<4xi8>
      %332 = arith.extui %331 : i8 to i32
      %333 = arith.sitofp %332 : i32 to f32
      %334 = arith.mulf %330, %333 : f32
      %335 = arith.truncf %334 : f32 to f16
      %336 = vector.broadcast %335 : f16 to vector<16xf16>
      %337 = vector.extract %304[1] : f16 from vector<2xf16>
      %338 = arith.extf %337 : f16 to f32
      %339 = vector.extract %312[3] : i8 from vector<4xi8>
      %340 = arith.extui %339 : i8 to i32
      %341 = arith.sitofp %340 : i32 to f32
      %342 = arith.mulf %338, %341 : f32
      %343 = arith.truncf %342 : f32 to f16
      %344 = vector.broadcast %343 : f16 to vector<16xf16>
      %345 = arith.addi %15, %c6 : index
      %346 = arith.muli %inputFeatures, %c1 : index
      %347 = arith.divui %346, %c2 : index
      %348 = arith.divui %inputFeatures, %c3 : index
      %349 = arith.muli %348, %c4 : index
      %350 = arith.addi %349, %347 : index
      %351 = arith.addi %350, %c5 : index
      %352 = arith.divui %351, %c6 : index
      %353 = arith.muli %352, %c6 : index
      %354 = arith.addi %345, %353 : index
      %355 = arith.muli %inputFeatures, %c8 : index
      %356 = arith.addi %354, %355 : index
      %357 = arith.muli %295, %c10 : index
      %358 = arith.addi %357, %296 : index
      %359 = arith.muli %358, %c14 : index
      %360 = arith.addi %356, %359 : index
      %361 = vector.load %w[%360] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %362 = vector.bitcast %361 : vector<8xi8> to vector<2xi32>
      %363 = vector.shuffle %362, %362 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %364 = arith.shrui %363, %c19 : vector<4xi32>
      %365 = arith.andi %364, %c20 : vector<4xi32>
      %366 = arith.ori %365, %c21 : vector<4xi32>
      %367 = vector.bitcast %366 : vector<4xi32> to vector<8xf16>
      %368 = arith.shrui %363, %c22 : vector<4xi32>
      %369 = arith.andi %368, %c20 : vector<4xi32>
      %370 = arith.ori %369, %c21 : vector<4xi32>
      %371 = vector.bitcast %370 : vector<4xi32> to vector<8xf16>
      %372 = arith.shrui %363, %c23 : vector<4xi32>
      %373 = arith.andi %372, %c20 : vector<4xi32>
      %374 = arith.ori %373, %c21 : vector<4xi32>
      %375 = vector.bitcast %374 : vector<4xi32> to vector<8xf16>
      %376 = arith.shrui %363, %c24 : vector<4xi32>
      %377 = arith.andi %376, %c20 : vector<4xi32>
      %378 = arith.ori %377, %c21 : vector<4xi32>
      %379 = vector.bitcast %378 : vector<4xi32> to vector<8xf16>
      %380 = vector.shuffle %367, %371 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %381 = vector.shuffle %375, %379 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %382 = vector.shuffle %380, %381 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %383 = arith.subf %382, %c25 : vector<32xf16>
      %384 = vector.shuffle %383, %383 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %385 = vector.shuffle %383, %383 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %386 = math.fma %384, %320, %328 : vector<16xf16>
      %387 = math.fma %385, %336, %344 : vector<16xf16>
      %388 = arith.muli %291, %c2 : index
      %389 = arith.addi %388, %c8 : index
      %390 = arith.muli %tileRows, %c10 : index
      %391 = arith.muli %389, %390 : index
      %392 = arith.addi %42, %391 : index
      %393 = vector.load %x[%392] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %394 = arith.muli %tileRows, %c14 : index
      %395 = arith.addi %392, %394 : index
      %396 = vector.load %x[%395] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %397 = vector.shuffle %393, %396 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %398 = wave.mma %397, %386, %292 : vector<16xf16>, vector<8xf32>
      %399 = arith.muli %291, %c2 : index
      %400 = arith.addi %399, %c7 : index
      %401 = arith.muli %tileRows, %c10 : index
      %402 = arith.muli %400, %401 : index
      %403 = arith.addi %42, %402 : index
      %404 = vector.load %x[%403] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %405 = arith.muli %tileRows, %c14 : index
      %406 = arith.addi %403, %405 : index
      %407 = vector.load %x[%406] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %408 = vector.shuffle %404, %407 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %409 = wave.mma %408, %387, %398 : vector<16xf16>, vector<8xf32>
      scf.yield %409 : vector<8xf32>
    }
    %410 = wave.lane
    %411 = wave.wave
    %412 = arith.muli %411, %c7 : index
    %413 = arith.addi %412, %c8 : index
    %414 = arith.muli %413, %c3 : index
    %415 = arith.addi %414, %410 : index
    %416 = vector.extract %293[0] : f32 from vector<8xf32>
    %417 = arith.addi %415, %c8 : index
    memref.store %416, %19[%417] : memref<?xf32>
    %418 = vector.extract %293[1] : f32 from vector<8xf32>
    %419 = arith.addi %415, %c16 : index
    memref.store %418, %19[%419] : memref<?xf32>
    %420 = vector.extract %293[2] : f32 from vector<8xf32>
    %421 = arith.addi %415, %c4 : index
    memref.store %420, %19[%421] : memref<?xf32>
    %422 = vector.extract %293[3] : f32 from vector<8xf32>
    %423 = arith.addi %415, %c27 : index
    memref.store %422, %19[%423] : memref<?xf32>
    %424 = vector.extract %293[4] : f32 from vector<8xf32>
    %425 = arith.addi %415, %c6 : index
    memref.store %424, %19[%425] : memref<?xf32>
    %426 = vector.extract %293[5] : f32 from vector<8xf32>
    %427 = arith.addi %415, %c28 : index
    memref.store %426, %19[%427] : memref<?xf32>
    %428 = vector.extract %293[6] : f32 from vector<8xf32>
    %429 = arith.addi %415, %c29 : index
    memref.store %428, %19[%429] : memref<?xf32>
    %430 = vector.extract %293[7] : f32 from vector<8xf32>
    %431 = arith.addi %415, %c30 : index
    memref.store %430, %19[%431] : memref<?xf32>
    wave.barrier
    %432 = arith.muli %411, %c1 : index
    %433 = arith.addi %432, %c8 : index
    %434 = arith.muli %433, %c16 : index
    %435 = arith.addi %434, %410 : index
    %436 = arith.addi %435, %c8 : index
    %437 = memref.load %19[%436] : memref<?xf32>
    %438 = arith.addi %436, %c3 : index
    %439 = memref.load %19[%438] : memref<?xf32>
    %440 = arith.addf %437, %439 : f32
    %441 = wave.lane
    %442 = arith.addi %18, %c8 : index
    %443 = arith.muli %433, %c2 : index
    %444 = arith.addi %442, %443 : index
    %445 = arith.divui %441, %c10 : index
    %446 = arith.addi %444, %445 : index
    %447 = arith.cmpi slt, %446, %17 : index
    scf.if %447 {
      %448 = arith.cmpi eq, %hasFactors, %c7 : index
      %449 = arith.muli %446, %c2 : index
      %450 = memref.load %factors[%449] : memref<?xf32>
      %451 = arith.mulf %450, %operandScale : f32
      %452 = arith.select %448, %451, %operandScale : f32
      %453 = arith.remui %441, %c10 : index
      %454 = arith.muli %453, %c1 : index
      %455 = arith.addi %15, %454 : index
      %456 = vector.load %w[%455] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %457 = vector.bitcast %456 : vector<4xi8> to vector<1xf32>
      %458 = vector.extract %457[0] : f32 from vector<1xf32>
      %459 = arith.mulf %458, %452 : f32
      %460 = arith.mulf %440, %459 : f32
      %461 = arith.muli %446, %outputFeatures : index
      %462 = arith.addi %461, %21 : index
      %463 = wave.lane
      %464 = arith.remui %463, %c10 : index
      %465 = arith.addi %462, %464 : index
      %466 = arith.addi %465, %c8 : index
      memref.store %460, %logits[%466] : memref<?xf32>
    }
    %467 = arith.muli %411, %c1 : index
    %468 = arith.addi %467, %c7 : index
    %469 = arith.muli %468, %c16 : index
    %470 = arith.addi %469, %410 : index
    %471 = arith.addi %470, %c8 : index
    %472 = memref.load %19[%471] : memref<?xf32>
    %473 = arith.addi %471, %c3 : index
    %474 = memref.load %19[%473] : memref<?xf32>
    %475 = arith.addf %472, %474 : f32
    %476 = wave.lane
    %477 = arith.addi %18, %c8 : index
    %478 = arith.muli %468, %c2 : index
    %479 = arith.addi %477, %478 : index
    %480 = arith.divui %476, %c10 : index
    %481 = arith.addi %479, %480 : index
    %482 = arith.cmpi slt, %481, %17 : index
    scf.if %482 {
      %483 = arith.cmpi eq, %hasFactors, %c7 : index
      %484 = arith.muli %481, %c2 : index
      %485 = memref.load %factors[%484] : memref<?xf32>
      %486 = arith.mulf %485, %operandScale : f32
      %487 = arith.select %483, %486, %operandScale : f32
      %488 = arith.remui %476, %c10 : index
      %489 = arith.muli %488, %c1 : index
      %490 = arith.addi %15, %489 : index
      %491 = vector.load %w[%490] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %492 = vector.bitcast %491 : vector<4xi8> to vector<1xf32>
      %493 = vector.extract %492[0] : f32 from vector<1xf32>
      %494 = arith.mulf %493, %487 : f32
      %495 = arith.mulf %475, %494 : f32
      %496 = arith.muli %481, %outputFeatures : index
      %497 = arith.addi %496, %21 : index
      %498 = wave.lane
      %499 = arith.remui %498, %c10 : index
      %500 = arith.addi %497, %499 : index
      %501 = arith.addi %500, %c8 : index
      memref.store %495, %logits[%501] : memref<?xf32>
    }
    %502 = arith.muli %411, %c1 : index
    %503 = arith.addi %502, %c2 : index
    %504 = arith.muli %503, %c16 : index
    %505 = arith.addi %504, %410 : index
    %506 = arith.addi %505, %c8 : index
    %507 = memref.load %19[%506] : memref<?xf32>
    %508 = arith.addi %506, %c3 : index
    %509 = memref.load %19[%508] : memref<?xf32>
    %510 = arith.addf %507, %509 : f32
    %511 = wave.lane
    %512 = arith.addi %18, %c8 : index
    %513 = arith.muli %503, %c2 : index
    %514 = arith.addi %512, %513 : index
    %515 = arith.divui %511, %c10 : index
    %516 = arith.addi %514, %515 : index
    %517 = arith.cmpi slt, %516, %17 : index
    scf.if %517 {
      %518 = arith.cmpi eq, %hasFactors, %c7 : index
      %519 = arith.muli %516, %c2 : index
      %520 = memref.load %factors[%519] : memref<?xf32>
      %521 = arith.mulf %520, %operandScale : f32
      %522 = arith.select %518, %521, %operandScale : f32
      %523 = arith.remui %511, %c10 : index
      %524 = arith.muli %523, %c1 : index
      %525 = arith.addi %15, %524 : index
      %526 = vector.load %w[%525] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %527 = vector.bitcast %526 : vector<4xi8> to vector<1xf32>
      %528 = vector.extract %527[0] : f32 from vector<1xf32>
      %529 = arith.mulf %528, %522 : f32
      %530 = arith.mulf %510, %529 : f32
      %531 = arith.muli %516, %outputFeatures : index
      %532 = arith.addi %531, %21 : index
      %533 = wave.lane
      %534 = arith.remui %533, %c10 : index
      %535 = arith.addi %532, %534 : index
      %536 = arith.addi %535, %c8 : index
      memref.store %530, %logits[%536] : memref<?xf32>
    }
    %537 = arith.muli %411, %c1 : index
    %538 = arith.addi %537, %c26 : index
    %539 = arith.muli %538, %c16 : index
    %540 = arith.addi %539, %410 : index
    %541 = arith.addi %540, %c8 : index
    %542 = memref.load %19[%541] : memref<?xf32>
    %543 = arith.addi %541, %c3 : index
    %544 = memref.load %19[%543] : memref<?xf32>
    %545 = arith.addf %542, %544 : f32
    %546 = wave.lane
    %547 = arith.addi %18, %c8 : index
    %548 = arith.muli %538, %c2 : index
    %549 = arith.addi %547, %548 : index
    %550 = arith.divui %546, %c10 : index
    %551 = arith.addi %549, %550 : index
    %552 = arith.cmpi slt, %551, %17 : index
    scf.if %552 {
      %553 = arith.cmpi eq, %hasFactors, %c7 : index
      %554 = arith.muli %551, %c2 : index
      %555 = memref.load %factors[%554] : memref<?xf32>
      %556 = arith.mulf %555, %operandScale : f32
      %557 = arith.select %553, %556, %operandScale : f32
      %558 = arith.remui %546, %c10 : index
      %559 = arith.muli %558, %c1 : index
      %560 = arith.addi %15, %559 : index
      %561 = vector.load %w[%560] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %562 = vector.bitcast %561 : vector<4xi8> to vector<1xf32>
      %563 = vector.extract %562[0] : f32 from vector<1xf32>
      %564 = arith.mulf %563, %557 : f32
      %565 = arith.mulf %545, %564 : f32
      %566 = arith.muli %551, %outputFeatures : index
      %567 = arith.addi %566, %21 : index
      %568 = wave.lane
      %569 = arith.remui %568, %c10 : index
      %570 = arith.addi %567, %569 : index
      %571 = arith.addi %570, %c8 : index
      memref.store %565, %logits[%571] : memref<?xf32>
    }
  }
  %572 = arith.muli %experts, %c2 : index
  %573 = wave.scratch %572 : memref<?xf32>
  %574 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %574 {
    %575 = arith.addi %18, %c10 : index
    %576 = arith.minsi %575, %17 : index
    %577 = wave.wave
    %578 = arith.addi %18, %577 : index
    scf.for %579 = %578 to %576 step %c2 {
      %580 = wave.wave
      %581 = arith.muli %580, %experts : index
      %582 = wave.lane
      %583 = arith.muli %579, %logitsWidth : index
      %586 = scf.for %584 = %582 to %experts step %c16 iter_args(%585 = %c37) -> (f32) {
        %587 = arith.addi %583, %584 : index
        %588 = memref.load %logits[%587] : memref<?xf32>
        %589 = arith.maximumf %585, %588 : f32
        scf.yield %589 : f32
      }
      %590 = vector.broadcast %586 : f32 to vector<1xf32>
      %591 = wave.reduce "max" %590 : vector<1xf32>
      %594 = scf.for %592 = %582 to %experts step %c16 iter_args(%593 = %c38) -> (f32) {
        %595 = arith.addi %583, %592 : index
        %596 = memref.load %logits[%595] : memref<?xf32>
        %597 = arith.subf %596, %591 : f32
        %598 = arith.mulf %597, %c39 : f32
        %599 = wave.exp2 %598 : f32
        %600 = arith.addi %581, %592 : index
        memref.store %599, %573[%600] : memref<?xf32>
        %601 = arith.addf %593, %599 : f32
        scf.yield %601 : f32
      }
      %602 = vector.broadcast %594 : f32 to vector<1xf32>
      %603 = wave.reduce "add" %602 : vector<1xf32>
      scf.for %604 = %582 to %experts step %c16 {
        %605 = arith.addi %581, %604 : index
        %606 = memref.load %573[%605] : memref<?xf32>
        %607 = arith.divf %606, %603 : f32
        %608 = arith.addi %581, %604 : index
        memref.store %607, %573[%608] : memref<?xf32>
      }
      %613:3 = scf.for %609 = %c8 to %expertsPerToken step %c7 iter_args(%610 = %c38, %611 = %c38, %612 = %c40) -> (f32, f32, i32) {
        %617:2 = scf.for %614 = %582 to %experts step %c16 iter_args(%615 = %c41, %616 = %c38) -> (f32, f32) {
          %618 = arith.addi %581, %614 : index
          %619 = memref.load %573[%618] : memref<?xf32>
          %620 = arith.cmpf ogt, %619, %615 : f32
          %621 = arith.index_cast %614 : index to i32
          %622 = arith.sitofp %621 : i32 to f32
          %623 = arith.select %620, %619, %615 : f32
          %624 = arith.select %620, %622, %616 : f32
          scf.yield %623, %624 : f32, f32
        }
        %625 = vector.broadcast %617#0 : f32 to vector<1xf32>
        %626 = wave.reduce "max" %625 : vector<1xf32>
        %627 = arith.cmpf oeq, %617#0, %626 : f32
        %628 = arith.subf %c38, %617#1 : f32
        %629 = arith.select %627, %628, %c42 : f32
        %630 = vector.broadcast %629 : f32 to vector<1xf32>
        %631 = wave.reduce "max" %630 : vector<1xf32>
        %632 = arith.subf %c38, %631 : f32
        %633 = arith.fptosi %632 : f32 to i32
        %634 = arith.index_cast %633 : i32 to index
        %635 = arith.remui %634, %c16 : index
        %636 = arith.cmpi eq, %635, %582 : index
        scf.if %636 {
          %637 = arith.addi %581, %634 : index
          memref.store %c43, %573[%637] : memref<?xf32>
        }
        %638 = arith.cmpi eq, %609, %582 : index
        %639 = arith.addf %610, %626 : f32
        %640 = arith.select %638, %626, %611 : f32
        %641 = arith.select %638, %633, %612 : i32
        scf.yield %639, %640, %641 : f32, f32, i32
      }
      %642 = arith.cmpi eq, %normalize, %c7 : index
      %643 = arith.divf %613#1, %613#0 : f32
      %644 = arith.select %642, %643, %613#1 : f32
      %645 = arith.cmpi slt, %582, %expertsPerToken : index
      scf.if %645 {
        %646 = arith.muli %579, %expertsPerToken : index
        %647 = arith.addi %646, %582 : index
        memref.store %644, %weights[%647] : memref<?xf32>
        %648 = arith.muli %579, %expertsPerToken : index
        %649 = arith.addi %648, %582 : index
        memref.store %613#2, %ids_out[%649] : memref<?xi32>
      }
    }
  }
  wave.return
}
