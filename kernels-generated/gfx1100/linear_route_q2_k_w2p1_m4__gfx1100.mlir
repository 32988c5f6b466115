// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='q2_k', waves=2, panels=1, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_q2_k_w2p1_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) attributes {waves = 2 : i64} {
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
  %operandHalves = wave.param "operandHalves" : index
  %c15 = arith.constant 8 : index
  %c16 = arith.constant 32 : index
  %c17 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c20 = arith.constant dense<[0, 8, 0, 8]> : vector<4xi32>
  %c21 = arith.constant dense<196611> : vector<4xi32>
  %c22 = arith.constant dense<1677747200> : vector<4xi32>
  %c23 = arith.constant dense<[2, 10, 2, 10]> : vector<4xi32>
  %c24 = arith.constant dense<[4, 12, 4, 12]> : vector<4xi32>
  %c25 = arith.constant dense<[6, 14, 6, 14]> : vector<4xi32>
  %c26 = arith.constant dense<0x6400> : vector<32xf16>
  %c27 = arith.constant 3 : index
  %c28 = arith.constant 96 : index
  %c29 = arith.constant 160 : index
  %c30 = arith.constant 192 : index
  %c31 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %experts = wave.param "experts" : index
  %arrivals = wave.param "arrivals" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %logitsWidth = wave.param "logitsWidth" : index
  %c38 = arith.constant 0xFF61B1E6 : f32
  %c39 = arith.constant 0x00000000 : f32
  %c40 = arith.constant 0x3FB8AA3B : f32
  %c41 = arith.constant 0 : i32
  %c42 = arith.constant 0xC0000000 : f32
  %c43 = arith.constant 0xCB800000 : f32
  %c44 = arith.constant 0xBF800000 : f32
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
    %25 = wave.scratch %operandHalves : memref<?xf16>
    %26 = arith.divui %operandHalves, %c15 : index
    %27 = wave.wave
    %28 = arith.muli %27, %c16 : index
    %29 = wave.lane
    %30 = arith.addi %28, %29 : index
    scf.for %31 = %30 to %26 step %c4 {
      %32 = arith.muli %31, %c15 : index
      %33 = arith.addi %c8, %32 : index
      %34 = vector.load %x[%33] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %35 = arith.muli %31, %c15 : index
      vector.store %34, %25[%35] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %36 = arith.remui %24, %tileRows : index
    %37 = arith.muli %36, %c15 : index
    %38 = wave.wave
    %39 = arith.divui %inputFeatures, %c16 : index
    %40 = arith.muli %38, %stepsPerWave : index
    %41 = arith.minsi %40, %39 : index
    %42 = arith.addi %41, %stepsPerWave : index
    %43 = arith.minsi %42, %39 : index
    %44 = arith.cmpi eq, %wholeBlocks, %c7 : index
    %45 = arith.subi %43, %41 : index
    %46 = arith.divui %45, %c2 : index
    %47 = arith.muli %46, %c2 : index
    %48 = arith.addi %41, %47 : index
    %49 = arith.addi %41, %stepsPerWave : index
    %50 = arith.select %44, %49, %48 : index
    %53 = scf.for %51 = %41 to %50 step %c2 iter_args(%52 = %c17) -> (vector<8xf32>) {
      %54 = wave.lane
      %55 = arith.addi %51, %c8 : index
      %56 = arith.remui %54, %c10 : index
      %57 = arith.addi %15, %c6 : index
      %58 = arith.divui %55, %c15 : index
      %59 = arith.muli %58, %c4 : index
      %60 = arith.addi %57, %59 : index
      %61 = arith.muli %56, %c1 : index
      %62 = arith.addi %60, %61 : index
      %63 = vector.load %w[%62] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %64 = vector.bitcast %63 : vector<4xi8> to vector<2xf16>
      %65 = arith.divui %inputFeatures, %c3 : index
      %66 = arith.muli %65, %c4 : index
      %67 = arith.addi %57, %66 : index
      %68 = arith.muli %55, %c4 : index
      %69 = arith.addi %67, %68 : index
      %70 = arith.muli %56, %c1 : index
      %71 = arith.addi %69, %70 : index
      %72 = vector.load %w[%71] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %73 = vector.extract %64[0] : f16 from vector<2xf16>
      %74 = arith.extf %73 : f16 to f32
      %75 = vector.extract %72[0] : i8 from vector<4xi8>
      %76 = arith.extui %75 : i8 to i32
      %77 = arith.sitofp %76 : i32 to f32
      %78 = arith.mulf %74, %77 : f32
      %79 = arith.truncf %78 : f32 to f16
      %80 = vector.broadcast %79 : f16 to vector<16xf16>
      %81 = vector.extract %64[1] : f16 from vector<2xf16>
      %82 = arith.extf %81 : f16 to f32
      %83 = vector.extract %72[1] : i8 from vector<4xi8>
      %84 = arith.extui %83 : i8 to i32
      %85 = arith.sitofp %84 : i32 to f32
      %86 = arith.mulf %82, %85 : f32
      %87 = arith.truncf %86 : f32 to f16
      %88 = vector.broadcast %87 : f16 to vector<16xf16>
      %89 = vector.extract %64[0] : f16 from vector<2xf16>
      %90 = arith.extf %89 : f16 to f32
      %91 = vector.extract %72[2] : i8 from vector<4xi8>
      %92 = arith.extui %91 : i8 to i32
      %93 = arith.sitofp %92 : i32 to f32
      %94 = arith.mulf %90, %93 : f32
      %95 = arith.truncf %94 : f32 to f16
      %96 = vector.broadcast %95 : f16 to vector<16xf16>
      %97 = vector.extract %64[1] : f16 from vector<2xf16>
      %98 = arith.extf %97 : f16 to f32
      %99 = vector.extract %72[3] : i8 from vector<4xi8>
      %100 = arith.extui %99 : i8 to i32
      %101 = arith.sitofp %100 : i32 to f32
      %102 = arith.mulf %98, %101 : f32
      %103 = arith.truncf %102 : f32 to f16
      %104 = vector.broadcast %103 : f16 to vector<16xf16>
      %105 = arith.addi %15, %c6 : index
      %106 = arith.muli %inputFeatures, %c1 : index
      %107 = arith.divui %106, %c2 : index
      %108 = arith.divui %inputFeatures, %c3 : index
      %109 = arith.muli %108, %c4 : index
      %110 = arith.addi %109, %107 : index
      %111 = arith.addi %110, %c5 : index
      %112 = arith.divui %111, %c6 : index
      %113 = arith.muli %112, %c6 : index
      %114 = arith.addi %105, %113 : index
      %115 = arith.muli %inputFeatures, %c8 : index
      %116 = arith.addi %114, %115 : index
      %117 = arith.muli %55, %c10 : index
      %118 = arith.addi %117, %56 : index
      %119 = arith.muli %118, %c15 : index
      %120 = arith.addi %116, %119 : index
      %121 = vector.load %w[%120] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %122 = vector.bitcast %121 : vector<8xi8> to vector<2xi32>
      %123 = vector.shuffle %122, %122 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %124 = arith.shrui %123, %c20 : vector<4xi32>
      %125 = arith.andi %124, %c21 : vector<4xi32>
      %126 = arith.ori %125, %c22 : vector<4xi32>
      %127 = vector.bitcast %126 : vector<4xi32> to vector<8xf16>
      %128 = arith.shrui %123, %c23 : vector<4xi32>
      %129 = arith.andi %128, %c21 : vector<4xi32>
      %130 = arith.ori %129, %c22 : vector<4xi32>
      %131 = vector.bitcast %130 : vector<4xi32> to vector<8xf16>
      %132 = arith.shrui %123, %c24 : vector<4xi32>
      %133 = arith.andi %132, %c21 : vector<4xi32>
      %134 = arith.ori %133, %c22 : vector<4xi32>
      %135 = vector.bitcast %134 : vector<4xi32> to vector<8xf16>
      %136 = arith.shrui %123, %c25 : vector<4xi32>
      %137 = arith.andi %136, %c21 : vector<4xi32>
      %138 = arith.ori %137, %c22 : vector<4xi32>
      %139 = vector.bitcast %138 : vector<4xi32> to vector<8xf16>
      %140 = vector.shuffle %127, %131 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %141 = vector.shuffle %135, %139 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %142 = vector.shuffle %140, %141 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %143 = arith.subf %142, %c26 : vector<32xf16>
      %144 = vector.shuffle %143, %143 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %145 = vector.shuffle %143, %143 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %146 = math.fma %144, %80, %88 : vector<16xf16>
      %147 = math.fma %145, %96, %104 : vector<16xf16>
      %148 = arith.addi %51, %c7 : index
      %149 = arith.remui %54, %c10 : index
      %150 = arith.addi %15, %c6 : index
      %151 = arith.divui %148, %c15 : index
      %152 = arith.muli %151, %c4 : index
      %153 = arith.addi %150, %152 : index
      %154 = arith.muli %149, %c1 : index
      %155 = arith.addi %153, %154 : index
      %156 = vector.load %w[%155] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %157 = vector.bitcast %156 : vector<4xi8> to vector<2xf16>
      %158 = arith.divui %inputFeatures, %c3 : index
      %159 = arith.muli %158, %c4 : index
      %160 = arith.addi %150, %159 : index
      %161 = arith.muli %148, %c4 : index
      %162 = arith.addi %160, %161 : index
      %163 = arith.muli %149, %c1 : index
      %164 = arith.addi %162, %163 : index
      %165 = vector.load %w[%164] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %166 = vector.extract %157[0] : f16 from vector<2xf16>
      %167 = arith.extf %166 : f16 to f32
      %168 = vector.extract %165[0] : i8 from vector<4xi8>
      %169 = arith.extui %168 : i8 to i32
      %170 = arith.sitofp %169 : i32 to f32
      %171 = arith.mulf %167, %170 : f32
      %172 = arith.truncf %171 : f32 to f16
      %173 = vector.broadcast %172 : f16 to vector<16xf16>
      %174 = vector.extract %157[1] : f16 from vector<2xf16>
      %175 = arith.extf %174 : f16 to f32
      %176 = vector.extract %165[1] : i8 from vector<4xi8>
      %177 = arith.extui %176 : i8 to i32
      %178 = arith.sitofp %177 : i32 to f32
      %179 = arith.mulf %175, %178 : f32
      %180 = arith.truncf %179 : f32 to f16
      %181 = vector.broadcast %180 : f16 to vector<16xf16>
      %182 = vector.extract %157[0] : f16 from vector<2xf16>
      %183 = arith.extf %182 : f16 to f32
      %184 = vector.extract %165[2] : i8 from vector<4xi8>
      %185 = arith.extui %184 : i8 to i32
      %186 = arith.sitofp %185 : i32 to f32
      %187 = arith.mulf %183, %186 : f32
      %188 = arith.truncf %187 : f32 to f16
      %189 = vector.broadcast %188 : f16 to vector<16xf16>
      %190 = vector.extract %157[1] : f16 from vector<2xf16>
      %191 = arith.extf %190 : f16 to f32
      %192 = vector.extract %165[3] : i8 from vector<4xi8>
      %193 = arith.extui %192 : i8 to i32
      %194 = arith.sitofp %193 : i32 to f32
      %195 = arith.mulf %191, %194 : f32
      %196 = arith.truncf %195 : f32 to f16
      %197 = vector.broadcast %196 : f16 to vector<16xf16>
      %198 = arith.addi %15, %c6 : index
      %199 = arith.muli %inputFeatures, %c1 : index
      %200 = arith.divui %199, %c2 : index
      %201 = arith.divui %inputFeatures, %c3 : index
      %202 = arith.muli %201, %c4 : index
      %203 = arith.addi %202, %200 : index
      %204 = arith.addi %203, %c5 : index
      %205 = arith.divui %204, %c6 : index
      %206 = arith.muli %205, %c6 : index
      %207 = arith.addi %198, %206 : index
      %208 = arith.muli %inputFeatures, %c8 : index
      %209 = arith.addi %207, %208 : index
      %210 = arith.muli %148, %c10 : index
      %211 = arith.addi %210, %149 : index
      %212 = arith.muli %211, %c15 : index
      %213 = arith.addi %209, %212 : index
      %214 = vector.load %w[%213] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %215 = vector.bitcast %214 : vector<8xi8> to vector<2xi32>
      %216 = vector.shuffle %215, %215 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %217 = arith.shrui %216, %c20 : vector<4xi32>
      %218 = arith.andi %217, %c21 : vector<4xi32>
      %219 = arith.ori %218, %c22 : vector<4xi32>
      %220 = vector.bitcast %219 : vector<4xi32> to vector<8xf16>
      %221 = arith.shrui %216, %c23 : vector<4xi32>
      %222 = arith.andi %221, %c21 : vector<4xi32>
      %223 = arith.ori %222, %c22 : vector<4xi32>
      %224 = vector.bitcast %223 : vector<4xi32> to vector<8xf16>
      %225 = arith.shrui %216, %c24 : vector<4xi32>
      %226 = arith.andi %225, %c21 : vector<4xi32>
      %227 = arith.ori %226, %c22 : vector<4xi32>
      %228 = vector.bitcast %227 : vector<4xi32> to vector<8xf16>
      %229 = arith.shrui %216, %c25 : vector<4xi32>
      %230 = arith.andi %229, %c21 : vector<4xi32>
      %231 = arith.ori %230, %c22 : vector<4xi32>
      %232 = vector.bitcast %231 : vector<4xi32> to vector<8xf16>
      %233 = vector.shuffle %220, %224 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %234 = vector.shuffle %228, %232 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %235 = vector.shuffle %233, %234 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %236 = arith.subf %235, %c26 : vector<32xf16>
      %237 = vector.shuffle %236, %236 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %238 = vector.shuffle %236, %236 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %239 = math.fma %237, %173, %181 : vector<16xf16>
      %240 = math.fma %238, %189, %197 : vector<16xf16>
      %241 = arith.muli %51, %c2 : index
      %242 = arith.addi %241, %c8 : index
      %243 = arith.muli %tileRows, %c10 : index
      %244 = arith.muli %242, %243 : index
      %245 = arith.addi %37, %244 : index
      %246 = vector.load %25[%245] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %247 = arith.muli %tileRows, %c15 : index
      %248 = arith.addi %245, %247 : index
      %249 = vector.load %25[%248] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %250 = vector.shuffle %246, %249 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %251 = wave.mma %250, %146, %52 : vector<16xf16>, vector<8xf32>
      %252 = arith.muli %51, %c2 : index
      %253 = arith.addi %252, %c7 : index
      %254 = arith.muli %tileRows, %c10 : index
      %255 = arith.muli %253, %254 : index
      %256 = arith.addi %37, %255 : index
      %257 = vector.load %25[%256] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %258 = arith.muli %tileRows, %c15 : index
      %259 = arith.addi %256, %258 : index
      %260 = vector.load %25[%259] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %261 = vector.shuffle %257, %260 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %262 = wave.mma %261, %147, %251 : vector<16xf16>, vector<8xf32>
      %263 = arith.muli %51, %c2 : index
      %264 = arith.addi %263, %c2 : index
      %265 = arith.muli %tileRows, %c10 : index
      %266 = arith.muli %264, %265 : index
      %267 = arith.addi %37, %266 : index
      %268 = vector.load %25[%267] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %269 = arith.muli %tileRows, %c15 : index
      %270 = arith.addi %267, %269 : index
      %271 = vector.load %25[%270] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %272 = vector.shuffle %268, %271 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %273 = wave.mma %272, %239, %262 : vector<16xf16>, vector<8xf32>
      %274 = arith.muli %51, %c2 : index
      %275 = arith.addi %274, %c27 : index
      %276 = arith.muli %tileRows, %c10 : index
      %277 = arith.muli %275, %276 : index
      %278 = arith.addi %37, %277 : index
      %279 = vector.load %25[%278] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %280 = arith.muli %tileRows, %c15 : index
      %281 = arith.addi %278, %280 : index
      %282 = vector.load %25[%281] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %283 = vector.shuffle %279, %282 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %284 = wave.mma %283, %240, %273 : vector<16xf16>, vector<8xf32>
      scf.yield %284 : vector<8xf32>
    }
    %285 = arith.select %44, %50, %43 : index
    %288 = scf.for %286 = %50 to %285 step %c7 iter_args(%287 = %53) -> (vector<8xf32>) {
      %289 = wave.lane
      %290 = arith.addi %286, %c8 : index
      %291 = arith.remui %289, %c10 : index
      %292 = arith.addi %15, %c6 : index
      %293 = arith.divui %290, %c15 : index
      %294 = arith.muli %293, %c4 : index
      %295 = arith.addi %292, %294 : index
      %296 = arith.muli %291, %c1 : index
      %297 = arith.addi %295, %296 : index
      %298 = vector.load %w[%297] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %299 = vector.bitcast %298 : vector<4xi8> to vector<2xf16>
      %300 = arith.divui %inputFeatures, %c3 : index
      %301 = arith.muli %300, %c4 : index
      %302 = arith.addi %292, %301 : index
      %303 = arith.muli %290, %c4 : index
      %304 = arith.addi %302, %303 : index
      %305 = arith.muli %291, %c1 : index
      %306 = arith.addi %304, %305 : index
      %307 = vector.load %w[%306] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %308 = vector.extract %299[0] : f16 from vector<2xf16>
      %309 = arith.extf %308 : f16 to f32
      %310 = vector.extract %307[0] : i8 from vector<4xi8>
      %311 = arith.extui %310 : i8 to i32
      %312 = arith.sitofp %311 : i32 to f32
      %313 = arith.mulf %309, %312 : f32
      %314 = arith.truncf %313 : f32 to f16
      %315 = vector.broadcast %314 : f16 to vector<16xf16>
      %316 = vector.extract %299[1] : f16 from vector<2xf16>
      %317 = arith.extf %316 : f16 to f32
      %318 = vector.extract %307[1] : i8 from vector<4xi8>
      %319 = arith.extui %318 : i8 to i32
      %320 = arith.sitofp %319 : i32 to f32
      %321 = arith.mulf %317, %320 : f32
      %322 = arith.truncf %321 : f32 to f16
      %323 = vector.broadcast %322 : f16 to vector<16xf16>
      %324 = vector.extract %299[0] : f16 from vector<2xf16>
      %325 = arith.extf %324 : f16 to f32
      %326 = vector.extract %307[2] : i8 from vector<4xi8>
      %327 = arith.extui %326 : i8 to i32
      %328 = arith.sitofp %327 : i32 to f32
      %329 = arith.mulf %325, %328 : f32
      %330 = arith.truncf %329 : f32 to f16
      %331 = vector.broadcast %330 : f16 to vector<16xf16>
      %332 = vector.extract %299[1] : f16 from vector<2xf16>
      %333 = arith.extf %332 : f16 to f32
      %334 = vector.extract %307[3] : i8 from vector<4xi8>
      %335 = arith.extui %334 : i8 to i32
      %336 = arith.sitofp %335 : i32 to f32
      %337 = arith.mulf %333, %336 : f32
      %338 = arith.truncf %337 : f32 to f16
      %339 = vector.broadcast %338 : f16 to vector<16xf16>
      %340 = arith.addi %15, %c6 : index
      %341 = arith.muli %inputFeatures, %c1 : index
      %342 = arith.divui %341, %c2 : index
      %343 = arith.divui %inputFeatures, %c3 : index
      %344 = arith.muli %343, %c4 : index
      %345 = arith.addi %344, %342 : index
      %346 = arith.addi %345, %c5 : index
      %347 = arith.divui %346, %c6 : index
      %348 = arith.muli %347, %c6 : index
      %349 = arith.addi %340, %348 : index
      %350 = arith.muli %inputFeatures, %c8 : index
      %351 = arith.addi %349, %350 : index
      %352 = arith.muli %290, %c10 : index
      %353 = arith.addi %352, %291 : index
      %354 = arith.muli %353, %c15 : index
      %355 = arith.addi %351, %354 : index
      %356 = vector.load %w[%355] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %357 = vector.bitcast %356 : vector<8xi8> to vector<2xi32>
      %358 = vector.shuffle %357, %357 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %359 = arith.shrui %358, %c20 : vector<4xi32>
      %360 = arith.andi %359, %c21 : vector<4xi32>
      %361 = arith.ori %360, %c22 : vector<4xi32>
      %362 = vector.bitcast %361 : vector<4xi32> to vector<8xf16>
      %363 = arith.shrui %358, %c23 : vector<4xi32>
      %364 = arith.andi %363, %c21 : vector<4xi32>
      %365 = arith.ori %364, %c22 : vector<4xi32>
      %366 = vector.bitcast %365 : vector<4xi32> to vector<8xf16>
      %367 = arith.shrui %358, %c24 : vector<4xi32>
      %368 = arith.andi %367, %c21 : vector<4xi32>
      %369 = arith.ori %368, %c22 : vector<4xi32>
      %370 = vector.bitcast %369 : vector<4xi32> to vector<8xf16>
      %371 = arith.shrui %358, %c25 : vector<4xi32>
      %372 = arith.andi %371, %c21 : vector<4xi32>
      %373 = arith.ori %372, %c22 : vector<4xi32>
      %374 = vector.bitcast %373 : vector<4xi32> to vector<8xf16>
      %375 = vector.shuffle %362, %366 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %376 = vector.shuffle %370, %374 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %377 = vector.shuffle %375, %376 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %378 = arith.subf %377, %c26 : vector<32xf16>
      %379 = vector.shuffle %378, %378 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %380 = vector.shuffle %378, %378 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %381 = math.fma %379, %315, %323 : vector<16xf16>
      %382 = math.fma %380, %331, %339 : vector<16xf16>
      %383 = arith.muli %286, %c2 : index
      %384 = arith.addi %383, %c8 : index
      %385 = arith.muli %tileRows, %c10 : index
      %386 = arith.muli %384, %385 : index
      %387 = arith.addi %37, %386 : index
      %388 = vector.load %25[%387] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %389 = arith.muli %tileRows, %c15 : index
      %390 = arith.addi %387, %389 : index
      %391 = vector.load %25[%390] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %392 = vector.shuffle %388, %391 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %393 = wave.mma %392, %381, %287 : vector<16xf16>, vector<8xf32>
      %394 = arith.muli %286, %c2 : index
      %395 = arith.addi %394, %c7 : index
      %396 = arith.muli %tileRows, %c10 : index
      %397 = arith.muli %395, %396 : index
      %398 = arith.addi %37, %397 : index
      %399 = vector.load %25[%398] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %400 = arith.muli %tileRows, %c15 : index
      %401 = arith.addi %398, %400 : index
      %402 = vector.load %25[%401] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %403 = vector.shuffle %399, %402 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %404 = wave.mma %403, %382, %393 : vector<16xf16>, vector<8xf32>
      scf.yield %404 : vector<8xf32>
    }
    %405 = wave.lane
    %406 = wave.wave
    %407 = arith.muli %406, %c7 : index
    %408 = arith.addi %407, %c8 : index
    %409 = arith.muli %408, %c3 : index
    %410 = arith.addi %409, %405 : index
    %411 = vector.extract %288[0] : f32 from vector<8xf32>
    %412 = arith.addi %410, %c8 : index
    memref.store %411, %19[%412] : memref<?xf32>
    %413 = vector.extract %288[1] : f32 from vector<8xf32>
    %414 = arith.addi %410, %c16 : index
    memref.store %413, %19[%414] : memref<?xf32>
    %415 = vector.extract %288[2] : f32 from vector<8xf32>
    %416 = arith.addi %410, %c4 : index
    memref.store %415, %19[%416] : memref<?xf32>
    %417 = vector.extract %288[3] : f32 from vector<8xf32>
    %418 = arith.addi %410, %c28 : index
    memref.store %417, %19[%418] : memref<?xf32>
    %419 = vector.extract %288[4] : f32 from vector<8xf32>
    %420 = arith.addi %410, %c6 : index
    memref.store %419, %19[%420] : memref<?xf32>
    %421 = vector.extract %288[5] : f32 from vector<8xf32>
    %422 = arith.addi %410, %c29 : index
    memref.store %421, %19[%422] : memref<?xf32>
    %423 = vector.extract %288[6] : f32 from vector<8xf32>
    %424 = arith.addi %410, %c30 : index
    memref.store %423, %19[%424] : memref<?xf32>
    %425 = vector.extract %288[7] : f32 from vector<8xf32>
    %426 = arith.addi %410, %c31 : index
    memref.store %425, %19[%426] : memref<?xf32>
    wave.barrier
    %427 = arith.muli %406, %c1 : index
    %428 = arith.addi %427, %c8 : index
    %429 = arith.muli %428, %c16 : index
    %430 = arith.addi %429, %405 : index
    %431 = arith.addi %430, %c8 : index
    %432 = memref.load %19[%431] : memref<?xf32>
    %433 = arith.addi %431, %c3 : index
    %434 = memref.load %19[%433] : memref<?xf32>
    %435 = arith.addf %432, %434 : f32
    %436 = wave.lane
    %437 = arith.addi %18, %c8 : index
    %438 = arith.muli %428, %c2 : index
    %439 = arith.addi %437, %438 : index
    %440 = arith.divui %436, %c10 : index
    %441 = arith.addi %439, %440 : index
    %442 = arith.cmpi slt, %441, %17 : index
    scf.if %442 {
      %443 = arith.cmpi eq, %hasFactors, %c7 : index
      %444 = arith.muli %441, %c2 : index
      %445 = memref.load %factors[%444] : memref<?xf32>
      %446 = arith.mulf %445, %operandScale : f32
      %447 = arith.select %443, %446, %operandScale : f32
      %448 = arith.remui %436, %c10 : index
      %449 = arith.muli %448, %c1 : index
      %450 = arith.addi %15, %449 : index
      %451 = vector.load %w[%450] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %452 = vector.bitcast %451 : vector<4xi8> to vector<1xf32>
      %453 = vector.extract %452[0] : f32 from vector<1xf32>
      %454 = arith.mulf %453, %447 : f32
      %455 = arith.mulf %435, %454 : f32
      %456 = arith.muli %441, %outputFeatures : index
      %457 = arith.addi %456, %21 : index
      %458 = wave.lane
      %459 = arith.remui %458, %c10 : index
      %460 = arith.addi %457, %459 : index
      %461 = arith.addi %460, %c8 : index
      memref.store %455, %logits[%461] : memref<?xf32>
    }
    %462 = arith.muli %406, %c1 : index
    %463 = arith.addi %462, %c7 : index
    %464 = arith.muli %463, %c16 : index
    %465 = arith.addi %464, %405 : index
    %466 = arith.addi %465, %c8 : index
    %467 = memref.load %19[%466] : memref<?xf32>
    %468 = arith.addi %466, %c3 : index
    %469 = memref.load %19[%468] : memref<?xf32>
    %470 = arith.addf %467, %469 : f32
    %471 = wave.lane
    %472 = arith.addi %18, %c8 : index
    %473 = arith.muli %463, %c2 : index
    %474 = arith.addi %472, %473 : index
    %475 = arith.divui %471, %c10 : index
    %476 = arith.addi %474, %475 : index
    %477 = arith.cmpi slt, %476, %17 : index
    scf.if %477 {
      %478 = arith.cmpi eq, %hasFactors, %c7 : index
      %479 = arith.muli %476, %c2 : index
      %480 = memref.load %factors[%479] : memref<?xf32>
      %481 = arith.mulf %480, %operandScale : f32
      %482 = arith.select %478, %481, %operandScale : f32
      %483 = arith.remui %471, %c10 : index
      %484 = arith.muli %483, %c1 : index
      %485 = arith.addi %15, %484 : index
      %486 = vector.load %w[%485] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %487 = vector.bitcast %486 : vector<4xi8> to vector<1xf32>
      %488 = vector.extract %487[0] : f32 from vector<1xf32>
      %489 = arith.mulf %488, %482 : f32
      %490 = arith.mulf %470, %489 : f32
      %491 = arith.muli %476, %outputFeatures : index
      %492 = arith.addi %491, %21 : index
      %493 = wave.lane
      %494 = arith.remui %493, %c10 : index
      %495 = arith.addi %492, %494 : index
      %496 = arith.addi %495, %c8 : index
      memref.store %490, %logits[%496] : memref<?xf32>
    }
    %497 = arith.muli %406, %c1 : index
    %498 = arith.addi %497, %c2 : index
    %499 = arith.muli %498, %c16 : index
    %500 = arith.addi %499, %405 : index
    %501 = arith.addi %500, %c8 : index
    %502 = memref.load %19[%501] : memref<?xf32>
    %503 = arith.addi %501, %c3 : index
    %504 = memref.load %19[%503] : memref<?xf32>
    %505 = arith.addf %502, %504 : f32
    %506 = wave.lane
    %507 = arith.addi %18, %c8 : index
    %508 = arith.muli %498, %c2 : index
    %509 = arith.addi %507, %508 : index
    %510 = arith.divui %506, %c10 : index
    %511 = arith.addi %509, %510 : index
    %512 = arith.cmpi slt, %511, %17 : index
    scf.if %512 {
      %513 = arith.cmpi eq, %hasFactors, %c7 : index
      %514 = arith.muli %511, %c2 : index
      %515 = memref.load %factors[%514] : memref<?xf32>
      %516 = arith.mulf %515, %operandScale : f32
      %517 = arith.select %513, %516, %operandScale : f32
      %518 = arith.remui %506, %c10 : index
      %519 = arith.muli %518, %c1 : index
      %520 = arith.addi %15, %519 : index
      %521 = vector.load %w[%520] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %522 = vector.bitcast %521 : vector<4xi8> to vector<1xf32>
      %523 = vector.extract %522[0] : f32 from vector<1xf32>
      %524 = arith.mulf %523, %517 : f32
      %525 = arith.mulf %505, %524 : f32
      %526 = arith.muli %511, %outputFeatures : index
      %527 = arith.addi %526, %21 : index
      %528 = wave.lane
      %529 = arith.remui %528, %c10 : index
      %530 = arith.addi %527, %529 : index
      %531 = arith.addi %530, %c8 : index
      memref.store %525, %logits[%531] : memref<?xf32>
    }
    %532 = arith.muli %406, %c1 : index
    %533 = arith.addi %532, %c27 : index
    %534 = arith.muli %533, %c16 : index
    %535 = arith.addi %534, %405 : index
    %536 = arith.addi %535, %c8 : index
    %537 = memref.load %19[%536] : memref<?xf32>
    %538 = arith.addi %536, %c3 : index
    %539 = memref.load %19[%538] : memref<?xf32>
    %540 = arith.addf %537, %539 : f32
    %541 = wave.lane
    %542 = arith.addi %18, %c8 : index
    %543 = arith.muli %533, %c2 : index
    %544 = arith.addi %542, %543 : index
    %545 = arith.divui %541, %c10 : index
    %546 = arith.addi %544, %545 : index
    %547 = arith.cmpi slt, %546, %17 : index
    scf.if %547 {
      %548 = arith.cmpi eq, %hasFactors, %c7 : index
      %549 = arith.muli %546, %c2 : index
      %550 = memref.load %factors[%549] : memref<?xf32>
      %551 = arith.mulf %550, %operandScale : f32
      %552 = arith.select %548, %551, %operandScale : f32
      %553 = arith.remui %541, %c10 : index
      %554 = arith.muli %553, %c1 : index
      %555 = arith.addi %15, %554 : index
      %556 = vector.load %w[%555] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %557 = vector.bitcast %556 : vector<4xi8> to vector<1xf32>
      %558 = vector.extract %557[0] : f32 from vector<1xf32>
      %559 = arith.mulf %558, %552 : f32
      %560 = arith.mulf %540, %559 : f32
      %561 = arith.muli %546, %outputFeatures : index
      %562 = arith.addi %561, %21 : index
      %563 = wave.lane
      %564 = arith.remui %563, %c10 : index
      %565 = arith.addi %562, %564 : index
      %566 = arith.addi %565, %c8 : index
      memref.store %560, %logits[%566] : memref<?xf32>
    }
  }
  %567 = arith.muli %experts, %c2 : index
  %568 = wave.scratch %567 : memref<?xf32>
  %569 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %569 {
    %570 = arith.addi %18, %c10 : index
    %571 = arith.minsi %570, %17 : index
    %572 = wave.wave
    %573 = arith.addi %18, %572 : index
    scf.for %574 = %573 to %571 step %c2 {
      %575 = wave.wave
      %576 = arith.muli %575, %experts : index
      %577 = wave.lane
      %578 = arith.muli %574, %logitsWidth : index
      %581 = scf.for %579 = %577 to %experts step %c16 iter_args(%580 = %c38) -> (f32) {
        %582 = arith.addi %578, %579 : index
        %583 = memref.load %logits[%582] : memref<?xf32>
        %584 = arith.maximumf %580, %583 : f32
        scf.yield %584 : f32
      }
      %585 = vector.broadcast %581 : f32 to vector<1xf32>
      %586 = wave.reduce "max" %585 : vector<1xf32>
      %589 = scf.for %587 = %577 to %experts step %c16 iter_args(%588 = %c39) -> (f32) {
        %590 = arith.addi %578, %587 : index
        %591 = memref.load %logits[%590] : memref<?xf32>
        %592 = arith.subf %591, %586 : f32
        %593 = arith.mulf %592, %c40 : f32
        %594 = wave.exp2 %593 : f32
        %595 = arith.addi %576, %587 : index
        memref.store %594, %568[%595] : memref<?xf32>
        %596 = arith.addf %588, %594 : f32
        scf.yield %596 : f32
      }
      %597 = vector.broadcast %589 : f32 to vector<1xf32>
      %598 = wave.reduce "add" %597 : vector<1xf32>
      scf.for %599 = %577 to %experts step %c16 {
        %600 = arith.addi %576, %599 : index
        %601 = memref.load %568[%600] : memref<?xf32>
        %602 = arith.divf %601, %598 : f32
        %603 = arith.addi %576, %599 : index
        memref.store %602, %568[%603] : memref<?xf32>
      }
      %608:3 = scf.for %604 = %c8 to %expertsPerToken step %c7 iter_args(%605 = %c39, %606 = %c39, %607 = %c41) -> (f32, f32, i32) {
        %612:2 = scf.for %609 = %577 to %experts step %c16 iter_args(%610 = %c42, %611 = %c39) -> (f32, f32) {
          %613 = arith.addi %576, %609 : index
          %614 = memref.load %568[%613] : memref<?xf32>
          %615 = arith.cmpf ogt, %614, %610 : f32
          %616 = arith.index_cast %609 : index to i32
          %617 = arith.sitofp %616 : i32 to f32
          %618 = arith.select %615, %614, %610 : f32
          %619 = arith.select %615, %617, %611 : f32
          scf.yield %618, %619 : f32, f32
        }
        %620 = vector.broadcast %612#0 : f32 to vector<1xf32>
        %621 = wave.reduce "max" %620 : vector<1xf32>
        %622 = arith.cmpf oeq, %612#0, %621 : f32
        %623 = arith.subf %c39, %612#1 : f32
        %624 = arith.select %622, %623, %c43 : f32
        %625 = vector.broadcast %624 : f32 to vector<1xf32>
        %626 = wave.reduce "max" %625 : vector<1xf32>
        %627 = arith.subf %c39, %626 : f32
        %628 = arith.fptosi %627 : f32 to i32
        %629 = arith.index_cast %628 : i32 to index
        %630 = arith.remui %629, %c16 : index
        %631 = arith.cmpi eq, %630, %577 : index
        scf.if %631 {
          %632 = arith.addi %576, %629 : index
          memref.store %c44, %568[%632] : memref<?xf32>
        }
        %633 = arith.cmpi eq, %604, %577 : index
        %634 = arith.addf %605, %621 : f32
        %635 = arith.select %633, %621, %606 : f32
        %636 = arith.select %633, %628, %607 : i32
        scf.yield %634, %635, %636 : f32, f32, i32
      }
      %637 = arith.cmpi eq, %normalize, %c7 : index
      %638 = arith.divf %608#1, %608#0 : f32
      %639 = arith.select %637, %638, %608#1 : f32
      %640 = arith.cmpi slt, %577, %expertsPerToken : index
      scf.if %640 {
        %641 = arith.muli %574, %expertsPerToken : index
        %642 = arith.addi %641, %577 : index
        memref.store %639, %weights[%642] : memref<?xf32>
        %643 = arith.muli %574, %expertsPerToken : index
        %644 = arith.addi %643, %577 : index
        memref.store %608#2, %ids_out[%644] : memref<?xi32>
      }
    }
  }
  wave.return
}
