// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='q6_k', waves=2, panels=2, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_q6_k_w2p2_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) attributes {waves = 2 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 12 : index
  %c2 = arith.constant 256 : index
  %c3 = arith.constant 32 : index
  %c4 = arith.constant 127 : index
  %c5 = arith.constant 128 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %c8 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c10 = arith.constant 16 : index
  %c11 = arith.constant 1024 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c15 = arith.constant 8 : index
  %c16 = arith.constant 64 : index
  %c17 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c20 = arith.constant dense<0> : vector<4xi32>
  %c21 = arith.constant dense<983055> : vector<4xi32>
  %c22 = arith.constant dense<[0, 8, 0, 8]> : vector<4xi32>
  %c23 = arith.constant dense<196611> : vector<4xi32>
  %c24 = arith.constant dense<4> : vector<4xi32>
  %c25 = arith.constant dense<1677747200> : vector<4xi32>
  %c26 = arith.constant dense<[2, 10, 2, 10]> : vector<4xi32>
  %c27 = arith.constant dense<8> : vector<4xi32>
  %c28 = arith.constant dense<[4, 12, 4, 12]> : vector<4xi32>
  %c29 = arith.constant dense<12> : vector<4xi32>
  %c30 = arith.constant dense<[6, 14, 6, 14]> : vector<4xi32>
  %c31 = arith.constant dense<0x6420> : vector<32xf16>
  %c32 = arith.constant 3 : index
  %c33 = arith.constant 96 : index
  %c34 = arith.constant 160 : index
  %c35 = arith.constant 192 : index
  %c36 = arith.constant 224 : index
  %c37 = arith.constant 4 : index
  %c38 = arith.constant 512 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
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
  %14 = arith.addi %11, %c8 : index
  %15 = arith.muli %14, %10 : index
  %16 = memref.load %step[%countAt] : memref<?xi32>
  %17 = arith.index_cast %16 : i32 to index
  %18 = arith.muli %1, %c10 : index
  %19 = wave.scratch %c11 : memref<?xf32>
  %20 = wave.block 0
  %21 = arith.muli %20, %c3 : index
  %22 = arith.cmpi slt, %18, %17 : index
  scf.if %22 {
    %23 = wave.lane
    %24 = arith.remui %23, %c10 : index
    %25 = wave.scratch %operandHalves : memref<?xf16>
    %26 = arith.divui %operandHalves, %c15 : index
    %27 = wave.wave
    %28 = arith.muli %27, %c3 : index
    %29 = wave.lane
    %30 = arith.addi %28, %29 : index
    scf.for %31 = %30 to %26 step %c16 {
      %32 = arith.muli %31, %c15 : index
      %33 = arith.addi %c7, %32 : index
      %34 = vector.load %x[%33] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %35 = arith.muli %31, %c15 : index
      vector.store %34, %25[%35] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %36 = arith.remui %24, %tileRows : index
    %37 = arith.muli %36, %c15 : index
    %38 = wave.wave
    %39 = arith.divui %inputFeatures, %c3 : index
    %40 = arith.muli %38, %stepsPerWave : index
    %41 = arith.minsi %40, %39 : index
    %42 = arith.addi %41, %stepsPerWave : index
    %43 = arith.minsi %42, %39 : index
    %44 = arith.cmpi eq, %wholeBlocks, %c8 : index
    %45 = arith.subi %43, %41 : index
    %46 = arith.divui %45, %c6 : index
    %47 = arith.muli %46, %c6 : index
    %48 = arith.addi %41, %47 : index
    %49 = arith.addi %41, %stepsPerWave : index
    %50 = arith.select %44, %49, %48 : index
    %54:2 = scf.for %51 = %41 to %50 step %c6 iter_args(%52 = %c17, %53 = %c17) -> (vector<8xf32>, vector<8xf32>) {
      %55 = wave.lane
      %56 = arith.addi %51, %c7 : index
      %57 = arith.remui %55, %c10 : index
      %58 = arith.addi %13, %c5 : index
      %59 = arith.divui %56, %c15 : index
      %60 = arith.muli %59, %c3 : index
      %61 = arith.addi %58, %60 : index
      %62 = arith.muli %57, %c6 : index
      %63 = arith.addi %61, %62 : index
      %64 = vector.load %w[%63] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %65 = vector.bitcast %64 : vector<2xi8> to vector<1xf16>
      %66 = arith.divui %inputFeatures, %c2 : index
      %67 = arith.muli %66, %c3 : index
      %68 = arith.addi %58, %67 : index
      %69 = arith.muli %56, %c3 : index
      %70 = arith.addi %68, %69 : index
      %71 = arith.muli %57, %c6 : index
      %72 = arith.addi %70, %71 : index
      %73 = vector.load %w[%72] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %74 = vector.extract %65[0] : f16 from vector<1xf16>
      %75 = arith.extf %74 : f16 to f32
      %76 = vector.extract %73[0] : i8 from vector<2xi8>
      %77 = arith.extsi %76 : i8 to i32
      %78 = arith.sitofp %77 : i32 to f32
      %79 = arith.mulf %75, %78 : f32
      %80 = arith.truncf %79 : f32 to f16
      %81 = vector.broadcast %80 : f16 to vector<16xf16>
      %82 = vector.extract %65[0] : f16 from vector<1xf16>
      %83 = arith.extf %82 : f16 to f32
      %84 = vector.extract %73[1] : i8 from vector<2xi8>
      %85 = arith.extsi %84 : i8 to i32
      %86 = arith.sitofp %85 : i32 to f32
      %87 = arith.mulf %83, %86 : f32
      %88 = arith.truncf %87 : f32 to f16
      %89 = vector.broadcast %88 : f16 to vector<16xf16>
      %90 = arith.addi %13, %c5 : index
      %91 = arith.divui %inputFeatures, %c2 : index
      %92 = arith.muli %91, %c3 : index
      %93 = arith.addi %92, %inputFeatures : index
      %94 = arith.addi %93, %c4 : index
      %95 = arith.divui %94, %c5 : index
      %96 = arith.muli %95, %c5 : index
      %97 = arith.addi %90, %96 : index
      %98 = arith.muli %inputFeatures, %c15 : index
      %99 = arith.addi %97, %98 : index
      %100 = arith.muli %56, %c10 : index
      %101 = arith.addi %100, %57 : index
      %102 = arith.muli %101, %c15 : index
      %103 = arith.addi %99, %102 : index
      %104 = arith.muli %56, %c2 : index
      %105 = arith.addi %97, %104 : index
      %106 = arith.muli %57, %c10 : index
      %107 = arith.addi %105, %106 : index
      %108 = vector.load %w[%103] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %109 = vector.bitcast %108 : vector<8xi8> to vector<2xi32>
      %110 = vector.shuffle %109, %109 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %111 = vector.load %w[%107] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %112 = vector.bitcast %111 : vector<16xi8> to vector<4xi32>
      %113 = arith.shrui %112, %c20 : vector<4xi32>
      %114 = arith.andi %113, %c21 : vector<4xi32>
      %115 = arith.shrui %110, %c22 : vector<4xi32>
      %116 = arith.andi %115, %c23 : vector<4xi32>
      %117 = arith.shli %116, %c24 : vector<4xi32>
      %118 = arith.ori %114, %117 : vector<4xi32>
      %119 = arith.ori %118, %c25 : vector<4xi32>
      %120 = vector.bitcast %119 : vector<4xi32> to vector<8xf16>
      %121 = arith.shrui %112, %c24 : vector<4xi32>
      %122 = arith.andi %121, %c21 : vector<4xi32>
      %123 = arith.shrui %110, %c26 : vector<4xi32>
      %124 = arith.andi %123, %c23 : vector<4xi32>
      %125 = arith.shli %124, %c24 : vector<4xi32>
      %126 = arith.ori %122, %125 : vector<4xi32>
      %127 = arith.ori %126, %c25 : vector<4xi32>
      %128 = vector.bitcast %127 : vector<4xi32> to vector<8xf16>
      %129 = arith.shrui %112, %c27 : vector<4xi32>
      %130 = arith.andi %129, %c21 : vector<4xi32>
      %131 = arith.shrui %110, %c28 : vector<4xi32>
      %132 = arith.andi %131, %c23 : vector<4xi32>
      %133 = arith.shli %132, %c24 : vector<4xi32>
      %134 = arith.ori %130, %133 : vector<4xi32>
      %135 = arith.ori %134, %c25 : vector<4xi32>
      %136 = vector.bitcast %135 : vector<4xi32> to vector<8xf16>
      %137 = arith.shrui %112, %c29 : vector<4xi32>
      %138 = arith.andi %137, %c21 : vector<4xi32>
      %139 = arith.shrui %110, %c30 : vector<4xi32>
      %140 = arith.andi %139, %c23 : vector<4xi32>
      %141 = arith.shli %140, %c24 : vector<4xi32>
      %142 = arith.ori %138, %141 : vector<4xi32>
      %143 = arith.ori %142, %c25 : vector<4xi32>
      %144 = vector.bitcast %143 : vector<4xi32> to vector<8xf16>
      %145 = vector.shuffle %120, %128 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %146 = vector.shuffle %136, %144 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %147 = vector.shuffle %145, %146 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %148 = arith.subf %147, %c31 : vector<32xf16>
      %149 = vector.shuffle %148, %148 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %150 = vector.shuffle %148, %148 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %151 = arith.mulf %149, %81 : vector<16xf16>
      %152 = arith.mulf %150, %89 : vector<16xf16>
      %153 = arith.addi %51, %c8 : index
      %154 = arith.remui %55, %c10 : index
      %155 = arith.addi %13, %c5 : index
      %156 = arith.divui %153, %c15 : index
      %157 = arith.muli %156, %c3 : index
      %158 = arith.addi %155, %157 : index
      %159 = arith.muli %154, %c6 : index
      %160 = arith.addi %158, %159 : index
      %161 = vector.load %w[%160] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %162 = vector.bitcast %161 : vector<2xi8> to vector<1xf16>
      %163 = arith.divui %inputFeatures, %c2 : index
      %164 = arith.muli %163, %c3 : index
      %165 = arith.addi %155, %164 : index
      %166 = arith.muli %153, %c3 : index
      %167 = arith.addi %165, %166 : index
      %168 = arith.muli %154, %c6 : index
      %169 = arith.addi %167, %168 : index
      %170 = vector.load %w[%169] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %171 = vector.extract %162[0] : f16 from vector<1xf16>
      %172 = arith.extf %171 : f16 to f32
      %173 = vector.extract %170[0] : i8 from vector<2xi8>
      %174 = arith.extsi %173 : i8 to i32
      %175 = arith.sitofp %174 : i32 to f32
      %176 = arith.mulf %172, %175 : f32
      %177 = arith.truncf %176 : f32 to f16
      %178 = vector.broadcast %177 : f16 to vector<16xf16>
      %179 = vector.extract %162[0] : f16 from vector<1xf16>
      %180 = arith.extf %179 : f16 to f32
      %181 = vector.extract %170[1] : i8 from vector<2xi8>
      %182 = arith.extsi %181 : i8 to i32
      %183 = arith.sitofp %182 : i32 to f32
      %184 = arith.mulf %180, %183 : f32
      %185 = arith.truncf %184 : f32 to f16
      %186 = vector.broadcast %185 : f16 to vector<16xf16>
      %187 = arith.addi %13, %c5 : index
      %188 = arith.divui %inputFeatures, %c2 : index
      %189 = arith.muli %188, %c3 : index
      %190 = arith.addi %189, %inputFeatures : index
      %191 = arith.addi %190, %c4 : index
      %192 = arith.divui %191, %c5 : index
      %193 = arith.muli %192, %c5 : index
      %194 = arith.addi %187, %193 : index
      %195 = arith.muli %inputFeatures, %c15 : index
      %196 = arith.addi %194, %195 : index
      %197 = arith.muli %153, %c10 : index
      %198 = arith.addi %197, %154 : index
      %199 = arith.muli %198, %c15 : index
      %200 = arith.addi %196, %199 : index
      %201 = arith.muli %153, %c2 : index
      %202 = arith.addi %194, %201 : index
      %203 = arith.muli %154, %c10 : index
      %204 = arith.addi %202, %203 : index
      %205 = vector.load %w[%200] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %206 = vector.bitcast %205 : vector<8xi8> to vector<2xi32>
      %207 = vector.shuffle %206, %206 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %208 = vector.load %w[%204] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %209 = vector.bitcast %208 : vector<16xi8> to vector<4xi32>
      %210 = arith.shrui %209, %c20 : vector<4xi32>
      %211 = arith.andi %210, %c21 : vector<4xi32>
      %212 = arith.shrui %207, %c22 : vector<4xi32>
      %213 = arith.andi %212, %c23 : vector<4xi32>
      %214 = arith.shli %213, %c24 : vector<4xi32>
      %215 = arith.ori %211, %214 : vector<4xi32>
      %216 = arith.ori %215, %c25 : vector<4xi32>
      %217 = vector.bitcast %216 : vector<4xi32> to vector<8xf16>
      %218 = arith.shrui %209, %c24 : vector<4xi32>
      %219 = arith.andi %218, %c21 : vector<4xi32>
      %220 = arith.shrui %207, %c26 : vector<4xi32>
      %221 = arith.andi %220, %c23 : vector<4xi32>
      %222 = arith.shli %221, %c24 : vector<4xi32>
      %223 = arith.ori %219, %222 : vector<4xi32>
      %224 = arith.ori %223, %c25 : vector<4xi32>
      %225 = vector.bitcast %224 : vector<4xi32> to vector<8xf16>
      %226 = arith.shrui %209, %c27 : vector<4xi32>
      %227 = arith.andi %226, %c21 : vector<4xi32>
      %228 = arith.shrui %207, %c28 : vector<4xi32>
      %229 = arith.andi %228, %c23 : vector<4xi32>
      %230 = arith.shli %229, %c24 : vector<4xi32>
      %231 = arith.ori %227, %230 : vector<4xi32>
      %232 = arith.ori %231, %c25 : vector<4xi32>
      %233 = vector.bitcast %232 : vector<4xi32> to vector<8xf16>
      %234 = arith.shrui %209, %c29 : vector<4xi32>
      %235 = arith.andi %234, %c21 : vector<4xi32>
      %236 = arith.shrui %207, %c30 : vector<4xi32>
      %237 = arith.andi %236, %c23 : vector<4xi32>
      %238 = arith.shli %237, %c24 : vector<4xi32>
      %239 = arith.ori %235, %238 : vector<4xi32>
      %240 = arith.ori %239, %c25 : vector<4xi32>
      %241 = vector.bitcast %240 : vector<4xi32> to vector<8xf16>
      %242 = vector.shuffle %217, %225 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %243 = vector.shuffle %233, %241 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %244 = vector.shuffle %242, %243 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %245 = arith.subf %244, %c31 : vector<32xf16>
      %246 = vector.shuffle %245, %245 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %247 = vector.shuffle %245, %245 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %248 = arith.mulf %246, %178 : vector<16xf16>
      %249 = arith.mulf %247, %186 : vector<16xf16>
      %250 = arith.addi %51, %c7 : index
      %251 = arith.remui %55, %c10 : index
      %252 = arith.addi %15, %c5 : index
      %253 = arith.divui %250, %c15 : index
      %254 = arith.muli %253, %c3 : index
      %255 = arith.addi %252, %254 : index
      %256 = arith.muli %251, %c6 : index
      %257 = arith.addi %255, %256 : index
      %258 = vector.load %w[%257] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %259 = vector.bitcast %258 : vector<2xi8> to vector<1xf16>
      %260 = arith.divui %inputFeatures, %c2 : index
      %261 = arith.muli %260, %c3 : index
      %262 = arith.addi %252, %261 : index
      %263 = arith.muli %250, %c3 : index
      %264 = arith.addi %262, %263 : index
      %265 = arith.muli %251, %c6 : index
      %266 = arith.addi %264, %265 : index
      %267 = vector.load %w[%266] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %268 = vector.extract %259[0] : f16 from vector<1xf16>
      %269 = arith.extf %268 : f16 to f32
      %270 = vector.extract %267[0] : i8 from vector<2xi8>
      %271 = arith.extsi %270 : i8 to i32
      %272 = arith.sitofp %271 : i32 to f32
      %273 = arith.mulf %269, %272 : f32
      %274 = arith.truncf %273 : f32 to f16
      %275 = vector.broadcast %274 : f16 to vector<16xf16>
      %276 = vector.extract %259[0] : f16 from vector<1xf16>
      %277 = arith.extf %276 : f16 to f32
      %278 = vector.extract %267[1] : i8 from vector<2xi8>
      %279 = arith.extsi %278 : i8 to i32
      %280 = arith.sitofp %279 : i32 to f32
      %281 = arith.mulf %277, %280 : f32
      %282 = arith.truncf %281 : f32 to f16
      %283 = vector.broadcast %282 : f16 to vector<16xf16>
      %284 = arith.addi %15, %c5 : index
      %285 = arith.divui %inputFeatures, %c2 : index
      %286 = arith.muli %285, %c3 : index
      %287 = arith.addi %286, %inputFeatures : index
      %288 = arith.addi %287, %c4 : index
      %289 = arith.divui %288, %c5 : index
      %290 = arith.muli %289, %c5 : index
      %291 = arith.addi %284, %290 : index
      %292 = arith.muli %inputFeatures, %c15 : index
      %293 = arith.addi %291, %292 : index
      %294 = arith.muli %250, %c10 : index
      %295 = arith.addi %294, %251 : index
      %296 = arith.muli %295, %c15 : index
      %297 = arith.addi %293, %296 : index
      %298 = arith.muli %250, %c2 : index
      %299 = arith.addi %291, %298 : index
      %300 = arith.muli %251, %c10 : index
      %301 = arith.addi %299, %300 : index
      %302 = vector.load %w[%297] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %303 = vector.bitcast %302 : vector<8xi8> to vector<2xi32>
      %304 = vector.shuffle %303, %303 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %305 = vector.load %w[%301] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %306 = vector.bitcast %305 : vector<16xi8> to vector<4xi32>
      %307 = arith.shrui %306, %c20 : vector<4xi32>
      %308 = arith.andi %307, %c21 : vector<4xi32>
      %309 = arith.shrui %304, %c22 : vector<4xi32>
      %310 = arith.andi %309, %c23 : vector<4xi32>
      %311 = arith.shli %310, %c24 : vector<4xi32>
      %312 = arith.ori %308, %311 : vector<4xi32>
      %313 = arith.ori %312, %c25 : vector<4xi32>
      %314 = vector.bitcast %313 : vector<4xi32> to vector<8xf16>
      %315 = arith.shrui %306, %c24 : vector<4xi32>
      %316 = arith.andi %315, %c21 : vector<4xi32>
      %317 = arith.shrui %304, %c26 : vector<4xi32>
      %318 = arith.andi %317, %c23 : vector<4xi32>
      %319 = arith.shli %318, %c24 : vector<4xi32>
      %320 = arith.ori %316, %319 : vector<4xi32>
      %321 = arith.ori %320, %c25 : vector<4xi32>
      %322 = vector.bitcast %321 : vector<4xi32> to vector<8xf16>
      %323 = arith.shrui %306, %c27 : vector<4xi32>
      %324 = arith.andi %323, %c21 : vector<4xi32>
      %325 = arith.shrui %304, %c28 : vector<4xi32>
      %326 = arith.andi %325, %c23 : vector<4xi32>
      %327 = arith.shli %326, %c24 : vector<4xi32>
      %328 = arith.ori %324, %327 : vector<4xi32>
      %329 = arith.ori %328, %c25 : vector<4xi32>
      %330 = vector.bitcast %329 : vector<4xi32> to vector<8xf16>
      %331 = arith.shrui %306, %c29 : vector<4xi32>
      %332 = arith.andi %331, %c21 : vector<4xi32>
      %333 = arith.shrui %304, %c30 : vector<4xi32>
      %334 = arith.andi %333, %c23 : vector<4xi32>
      %335 = arith.shli %334, %c24 : vector<4xi32>
      %336 = arith.ori %332, %335 : vector<4xi32>
      %337 = arith.ori %336, %c25 : vector<4xi32>
      %338 = vector.bitcast %337 : vector<4xi32> to vector<8xf16>
      %339 = vector.shuffle %314, %322 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %340 = vector.shuffle %330, %338 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %341 = vector.shuffle %339, %340 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %342 = arith.subf %341, %c31 : vector<32xf16>
      %343 = vector.shuffle %342, %342 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %344 = vector.shuffle %342, %342 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %345 = arith.mulf %343, %275 : vector<16xf16>
      %346 = arith.mulf %344, %283 : vector<16xf16>
      %347 = arith.addi %51, %c8 : index
      %348 = arith.remui %55, %c10 : index
      %349 = arith.addi %15, %c5 : index
      %350 = arith.divui %347, %c15 : index
      %351 = arith.muli %350, %c3 : index
      %352 = arith.addi %349, %351 : index
      %353 = arith.muli %348, %c6 : index
      %354 = arith.addi %352, %353 : index
      %355 = vector.load %w[%354] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %356 = vector.bitcast %355 : vector<2xi8> to vector<1xf16>
      %357 = arith.divui %inputFeatures, %c2 : index
      %358 = arith.muli %357, %c3 : index
      %359 = arith.addi %349, %358 : index
      %360 = arith.muli %347, %c3 : index
      %361 = arith.addi %359, %360 : index
      %362 = arith.muli %348, %c6 : index
      %363 = arith.addi %361, %362 : index
      %364 = vector.load %w[%363] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %365 = vector.extract %356[0] : f16 from vector<1xf16>
      %366 = arith.extf %365 : f16 to f32
      %367 = vector.extract %364[0] : i8 from vector<2xi8>
      %368 = arith.extsi %367 : i8 to i32
      %369 = arith.sitofp %368 : i32 to f32
      %370 = arith.mulf %366, %369 : f32
      %371 = arith.truncf %370 : f32 to f16
      %372 = vector.broadcast %371 : f16 to vector<16xf16>
      %373 = vector.extract %356[0] : f16 from vector<1xf16>
      %374 = arith.extf %373 : f16 to f32
      %375 = vector.extract %364[1] : i8 from vector<2xi8>
      %376 = arith.extsi %375 : i8 to i32
      %377 = arith.sitofp %376 : i32 to f32
      %378 = arith.mulf %374, %377 : f32
      %379 = arith.truncf %378 : f32 to f16
      %380 = vector.broadcast %379 : f16 to vector<16xf16>
      %381 = arith.addi %15, %c5 : index
      %382 = arith.divui %inputFeatures, %c2 : index
      %383 = arith.muli %382, %c3 : index
      %384 = arith.addi %383, %inputFeatures : index
      %385 = arith.addi %384, %c4 : index
      %386 = arith.divui %385, %c5 : index
      %387 = arith.muli %386, %c5 : index
      %388 = arith.addi %381, %387 : index
      %389 = arith.muli %inputFeatures, %c15 : index
      %390 = arith.addi %388, %389 : index
      %391 = arith.muli %347, %c10 : index
      %392 = arith.addi %391, %348 : index
      %393 = arith.muli %392, %c15 : index
      %394 = arith.addi %390, %393 : index
      %395 = arith.muli %347, %c2 : index
      %396 = arith.addi %388, %395 : index
      %397 = arith.muli %348, %c10 : index
      %398 = arith.addi %396, %397 : index
      %399 = vector.load %w[%394] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %400 = vector.bitcast %399 : vector<8xi8> to vector<2xi32>
      %401 = vector.shuffle %400, %400 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %402 = vector.load %w[%398] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %403 = vector.bitcast %402 : vector<16xi8> to vector<4xi32>
      %404 = arith.shrui %403, %c20 : vector<4xi32>
      %405 = arith.andi %404, %c21 : vector<4xi32>
      %406 = arith.shrui %401, %c22 : vector<4xi32>
      %407 = arith.andi %406, %c23 : vector<4xi32>
      %408 = arith.shli %407, %c24 : vector<4xi32>
      %409 = arith.ori %405, %408 : vector<4xi32>
      %410 = arith.ori %409, %c25 : vector<4xi32>
      %411 = vector.bitcast %410 : vector<4xi32> to vector<8xf16>
      %412 = arith.shrui %403, %c24 : vector<4xi32>
      %413 = arith.andi %412, %c21 : vector<4xi32>
      %414 = arith.shrui %401, %c26 : vector<4xi32>
      %415 = arith.andi %414, %c23 : vector<4xi32>
      %416 = arith.shli %415, %c24 : vector<4xi32>
      %417 = arith.ori %413, %416 : vector<4xi32>
      %418 = arith.ori %417, %c25 : vector<4xi32>
      %419 = vector.bitcast %418 : vector<4xi32> to vector<8xf16>
      %420 = arith.shrui %403, %c27 : vector<4xi32>
      %421 = arith.andi %420, %c21 : vector<4xi32>
      %422 = arith.shrui %401, %c28 : vector<4xi32>
      %423 = arith.andi %422, %c23 : vector<4xi32>
      %424 = arith.shli %423, %c24 : vector<4xi32>
      %425 = arith.ori %421, %424 : vector<4xi32>
      %426 = arith.ori %425, %c25 : vector<4xi32>
      %427 = vector.bitcast %426 : vector<4xi32> to vector<8xf16>
      %428 = arith.shrui %403, %c29 : vector<4xi32>
      %429 = arith.andi %428, %c21 : vector<4xi32>
      %430 = arith.shrui %401, %c30 : vector<4xi32>
      %431 = arith.andi %430, %c23 : vector<4xi32>
      %432 = arith.shli %431, %c24 : vector<4xi32>
      %433 = arith.ori %429, %432 : vector<4xi32>
      %434 = arith.ori %433, %c25 : vector<4xi32>
      %435 = vector.bitcast %434 : vector<4xi32> to vector<8xf16>
      %436 = vector.shuffle %411, %419 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %437 = vector.shuffle %427, %435 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %438 = vector.shuffle %436, %437 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %439 = arith.subf %438, %c31 : vector<32xf16>
      %440 = vector.shuffle %439, %439 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %441 = vector.shuffle %439, %439 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %442 = arith.mulf %440, %372 : vector<16xf16>
      %443 = arith.mulf %441, %380 : vector<16xf16>
      %444 = arith.muli %51, %c6 : index
      %445 = arith.addi %444, %c7 : index
      %446 = arith.muli %tileRows, %c10 : index
      %447 = arith.muli %445, %446 : index
      %448 = arith.addi %37, %447 : index
      %449 = vector.load %25[%448] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %450 = arith.muli %tileRows, %c15 : index
      %451 = arith.addi %448, %450 : index
      %452 = vector.load %25[%451] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %453 = vector.shuffle %449, %452 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %454 = wave.mma %453, %151, %52 : vector<16xf16>, vector<8xf32>
      %455 = wave.mma %453, %345, %53 : vector<16xf16>, vector<8xf32>
      %456 = arith.muli %51, %c6 : index
      %457 = arith.addi %456, %c8 : index
      %458 = arith.muli %tileRows, %c10 : index
      %459 = arith.muli %457, %458 : index
      %460 = arith.addi %37, %459 : index
      %461 = vector.load %25[%460] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %462 = arith.muli %tileRows, %c15 : index
      %463 = arith.addi %460, %462 : index
      %464 = vector.load %25[%463] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %465 = vector.shuffle %461, %464 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %466 = wave.mma %465, %152, %454 : vector<16xf16>, vector<8xf32>
      %467 = wave.mma %465, %346, %455 : vector<16xf16>, vector<8xf32>
      %468 = arith.muli %51, %c6 : index
      %469 = arith.addi %468, %c6 : index
      %470 = arith.muli %tileRows, %c10 : index
      %471 = arith.muli %469, %470 : index
      %472 = arith.addi %37, %471 : index
      %473 = vector.load %25[%472] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %474 = arith.muli %tileRows, %c15 : index
      %475 = arith.addi %472, %474 : index
      %476 = vector.load %25[%475] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %477 = vector.shuffle %473, %476 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %478 = wave.mma %477, %248, %466 : vector<16xf16>, vector<8xf32>
      %479 = wave.mma %477, %442, %467 : vector<16xf16>, vector<8xf32>
      %480 = arith.muli %51, %c6 : index
      %481 = arith.addi %480, %c32 : index
      %482 = arith.muli %tileRows, %c10 : index
      %483 = arith.muli %481, %482 : index
      %484 = arith.addi %37, %483 : index
      %485 = vector.load %25[%484] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %486 = arith.muli %tileRows, %c15 : index
      %487 = arith.addi %484, %486 : index
      %488 = vector.load %25[%487] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %489 = vector.shuffle %485, %488 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %490 = wave.mma %489, %249, %478 : vector<16xf16>, vector<8xf32>
      %491 = wave.mma %489, %443, %479 : vector<16xf16>, vector<8xf32>
      scf.yield %490, %491 : vector<8xf32>, vector<8xf32>
    }
    %492 = arith.select %44, %50, %43 : index
    %496:2 = scf.for %493 = %50 to %492 step %c8 iter_args(%494 = %54#0, %495 = %54#1) -> (vector<8xf32>, vector<8xf32>) {
      %497 = wave.lane
      %498 = arith.addi %493, %c7 : index
      %499 = arith.remui %497, %c10 : index
      %500 = arith.addi %13, %c5 : index
      %501 = arith.divui %498, %c15 : index
      %502 = arith.muli %501, %c3 : index
      %503 = arith.addi %500, %502 : index
      %504 = arith.muli %499, %c6 : index
      %505 = arith.addi %503, %504 : index
      %506 = vector.load %w[%505] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %507 = vector.bitcast %506 : vector<2xi8> to vector<1xf16>
      %508 = arith.divui %inputFeatures, %c2 : index
      %509 = arith.muli %508, %c3 : index
      %510 = arith.addi %500, %509 : index
      %511 = arith.muli %498, %c3 : index
      %512 = arith.addi %510, %511 : index
      %513 = arith.muli %499, %c6 : index
      %514 = arith.addi %512, %513 : index
      %515 = vector.load %w[%514] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %516 = vector.extract %507[0] : f16 from vector<1xf16>
      %517 = arith.extf %516 : f16 to f32
      %518 = vector.extract %515[0] : i8 from vector<2xi8>
      %519 = arith.extsi %518 : i8 to i32
      %520 = arith.sitofp %519 : i32 to f32
      %521 = arith.mulf %517, %520 : f32
      %522 = arith.truncf %521 : f32 to f16
      %523 = vector.broadcast %522 : f16 to vector<16xf16>
      %524 = vector.extract %507[0] : f16 from vector<1xf16>
      %525 = arith.extf %524 : f16 to f32
      %526 = vector.extract %515[1] : i8 from vector<2xi8>
      %527 = arith.extsi %526 : i8 to i32
      %528 = arith.sitofp %527 : i32 to f32
      %529 = arith.mulf %525, %528 : f32
      %530 = arith.truncf %529 : f32 to f16
      %531 = vector.broadcast %530 : f16 to vector<16xf16>
      %532 = arith.addi %13, %c5 : index
      %533 = arith.divui %inputFeatures, %c2 : index
      %534 = arith.muli %533, %c3 : index
      %535 = arith.addi %534, %inputFeatures : index
      %536 = arith.addi %535, %c4 : index
      %537 = arith.divui %536, %c5 : index
      %538 = arith.muli %537, %c5 : index
      %539 = arith.addi %532, %538 : index
      %540 = arith.muli %inputFeatures, %c15 : index
      %541 = arith.addi %539, %540 : index
      %542 = arith.muli %498, %c10 : index
      %543 = arith.addi %542, %499 : index
      %544 = arith.muli %543, %c15 : index
      %545 = arith.addi %541, %544 : index
      %546 = arith.muli %498, %c2 : index
      %547 = arith.addi %539, %546 : index
      %548 = arith.muli %499, %c10 : index
      %549 = arith.addi %547, %548 : index
      %550 = vector.load %w[%545] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %551 = vector.bitcast %550 : vector<8xi8> to vector<2xi32>
      %552 = vector.shuffle %551, %551 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %553 = vector.load %w[%549] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %554 = vector.bitcast %553 : vector<16xi8> to vector<4xi32>
      %555 = arith.shrui %554, %c20 : vector<4xi32>
      %556 = arith.andi %555, %c21 : vector<4xi32>
      %557 = arith.shrui %552, %c22 : vector<4xi32>
      %558 = arith.andi %557, %c23 : vector<4xi32>
      %559 = arith.shli %558, %c24 : vector<4xi32>
      %560 = arith.ori %556, %559 : vector<4xi32>
      %561 = arith.ori %560, %c25 : vector<4xi32>
      %562 = vector.bitcast %561 : vector<4xi32> to vector<8xf16>
      %563 = arith.shrui %554, %c24 : vector<4xi32>
      %564 = arith.andi %563, %c21 : vector<4xi32>
      %565 = arith.shrui %552, %c26 : vector<4xi32>
      %566 = arith.andi %565, %c23 : vector<4xi32>
      %567 = arith.shli %566, %c24 : vector<4xi32>
      %568 = arith.ori %564, %567 : vector<4xi32>
      %569 = arith.ori %568, %c25 : vector<4xi32>
      %570 = vector.bitcast %569 : vector<4xi32> to vector<8xf16>
      %571 = arith.shrui %554, %c27 : vector<4xi32>
      %572 = arith.andi %571, %c21 : vector<4xi32>
      %573 = arith.shrui %552, %c28 : vector<4xi32>
      %574 = arith.andi %573, %c23 : vector<4xi32>
      %575 = arith.shli %574, %c24 : vector<4xi32>
      %576 = arith.ori %572, %575 : vector<4xi32>
      %577 = arith.ori %576, %c25 : vector<4xi32>
      %578 = vector.bitcast %577 : vector<4xi32> to vector<8xf16>
      %579 = arith.shrui %554, %c29 : vector<4xi32>
      %580 = arith.andi %579, %c21 : vector<4xi32>
      %581 = arith.shrui %552, %c30 : vector<4xi32>
      %582 = arith.andi %581, %c23 : vector<4xi32>
      %583 = arith.shli %582, %c24 : vector<4xi32>
      %584 = arith.ori %580, %583 : vector<4xi32>
      %585 = arith.ori %584, %c25 : vector<4xi32>
      %586 = vector.bitcast %585 : vector<4xi32> to vector<8xf16>
      %587 = vector.shuffle %562, %570 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %588 = vector.shuffle %578, %586 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %589 = vector.shuffle %587, %588 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %590 = arith.subf %589, %c31 : vector<32xf16>
      %591 = vector.shuffle %590, %590 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %592 = vector.shuffle %590, %590 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %593 = arith.mulf %591, %523 : vector<16xf16>
      %594 = arith.mulf %592, %531 : vector<16xf16>
      %595 = arith.addi %493, %c7 : index
      %596 = arith.remui %497, %c10 : index
      %597 = arith.addi %15, %c5 : index
      %598 = arith.divui %595, %c15 : index
      %599 = arith.muli %598, %c3 : index
      %600 = arith.addi %597, %599 : index
      %601 = arith.muli %596, %c6 : index
      %602 = arith.addi %600, %601 : index
      %603 = vector.load %w[%602] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %604 = vector.bitcast %603 : vector<2xi8> to vector<1xf16>
      %605 = arith.divui %inputFeatures, %c2 : index
      %606 = arith.muli %605, %c3 : index
      %607 = arith.addi %597, %606 : index
      %608 = arith.muli %595, %c3 : index
      %609 = arith.addi %607, %608 : index
      %610 = arith.muli %596, %c6 : index
      %611 = arith.addi %609, %610 : index
      %612 = vector.load %w[%611] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %613 = vector.extract %604[0] : f16 from vector<1xf16>
      %614 = arith.extf %613 : f16 to f32
      %615 = vector.extract %612[0] : i8 from vector<2xi8>
      %616 = arith.extsi %615 : i8 to i32
      %617 = arith.sitofp %616 : i32 to f32
      %618 = arith.mulf %614, %617 : f32
      %619 = arith.truncf %618 : f32 to f16
      %620 = vector.broadcast %619 : f16 to vector<16xf16>
      %621 = vector.extract %604[0] : f16 from vector<1xf16>
      %622 = arith.extf %621 : f16 to f32
      %623 = vector.extract %612[1] : i8 from vector<2xi8>
      %624 = arith.extsi %623 : i8 to i32
      %625 = arith.sitofp %624 : i32 to f32
      %626 = arith.mulf %622, %625 : f32
      %627 = arith.truncf %626 : f32 to f16
      %628 = vector.broadcast %627 : f16 to vector<16xf16>
      %629 = arith.addi %15, %c5 : index
      %630 = arith.divui %inputFeatures, %c2 : index
      %631 = arith.muli %630, %c3 : index
      %632 = arith.addi %631, %inputFeatures : index
      %633 = arith.addi %632, %c4 : index
      %634 = arith.divui %633, %c5 : index
      %635 = arith.muli %634, %c5 : index
      %636 = arith.addi %629, %635 : index
      %637 = arith.muli %inputFeatures, %c15 : index
      %638 = arith.addi %636, %637 : index
      %639 = arith.muli %595, %c10 : index
      %640 = arith.addi %639, %596 : index
      %641 = arith.muli %640, %c15 : index
      %642 = arith.addi %638, %641 : index
      %643 = arith.muli %595, %c2 : index
      %644 = arith.addi %636, %643 : index
      %645 = arith.muli %596, %c10 : index
      %646 = arith.addi %644, %645 : index
      %647 = vector.load %w[%642] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %648 = vector.bitcast %647 : vector<8xi8> to vector<2xi32>
      %649 = vector.shuffle %648, %648 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %650 = vector.load %w[%646] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %651 = vector.bitcast %650 : vector<16xi8> to vector<4xi32>
      %652 = arith.shrui %651, %c20 : vector<4xi32>
      %653 = arith.andi %652, %c21 : vector<4xi32>
      %654 = arith.shrui %649, %c22 : vector<4xi32>
      %655 = arith.andi %654, %c23 : vector<4xi32>
      %656 = arith.shli %655, %c24 : vector<4xi32>
      %657 = arith.ori %653, %656 : vector<4xi32>
      %658 = arith.ori %657, %c25 : vector<4xi32>
      %659 = vector.bitcast %658 : vector<4xi32> to vector<8xf16>
      %660 = arith.shrui %651, %c24 : vector<4xi32>
      %661 = arith.andi %660, %c21 : vector<4xi32>
      %662 = arith.shrui %649, %c26 : vector<4xi32>
      %663 = arith.andi %662, %c23 : vector<4xi32>
      %664 = arith.shli %663, %c24 : vector<4xi32>
      %665 = arith.ori %661, %664 : vector<4xi32>
      %666 = arith.ori %665, %c25 : vector<4xi32>
      %667 = vector.bitcast %666 : vector<4xi32> to vector<8xf16>
      %668 = arith.shrui %651, %c27 : vector<4xi32>
      %669 = arith.andi %668, %c21 : vector<4xi32>
      %670 = arith.shrui %649, %c28 : vector<4xi32>
      %671 = arith.andi %670, %c23 : vector<4xi32>
      %672 = arith.shli %671, %c24 : vector<4xi32>
      %673 = arith.ori %669, %672 : vector<4xi32>
      %674 = arith.ori %673, %c25 : vector<4xi32>
      %675 = vector.bitcast %674 : vector<4xi32> to vector<8xf16>
      %676 = arith.shrui %651, %c29 : vector<4xi32>
      %677 = arith.andi %676, %c21 : vector<4xi32>
      %678 = arith.shrui %649, %c30 : vector<4xi32>
      %679 = arith.andi %678, %c23 : vector<4xi32>
      %680 = arith.shli %679, %c24 : vector<4xi32>
      %681 = arith.ori %677, %680 : vector<4xi32>
      %682 = arith.ori %681, %c25 : vector<4xi32>
      %683 = vector.bitcast %682 : vector<4xi32> to vector<8xf16>
      %684 = vector.shuffle %659, %667 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %685 = vector.shuffle %675, %683 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %686 = vector.shuffle %684, %685 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %687 = arith.subf %686, %c31 : vector<32xf16>
      %688 = vector.shuffle %687, %687 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %689 = vector.shuffle %687, %687 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %690 = arith.mulf %688, %620 : vector<16xf16>
      %691 = arith.mulf %689, %628 : vector<16xf16>
      %692 = arith.muli %493, %c6 : index
      %693 = arith.addi %692, %c7 : index
      %694 = arith.muli %tileRows, %c10 : index
      %695 = arith.muli %693, %694 : index
      %696 = arith.addi %37, %695 : index
      %697 = vector.load %25[%696] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %698 = arith.muli %tileRows, %c15 : index
      %699 = arith.addi %696, %698 : index
      %700 = vector.load %25[%699] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %701 = vector.shuffle %697, %700 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %702 = wave.mma %701, %593, %494 : vector<16xf16>, vector<8xf32>
      %703 = wave.mma %701, %690, %495 : vector<16xf16>, vector<8xf32>
      %704 = arith.muli %493, %c6 : index
      %705 = arith.addi %704, %c8 : index
      %706 = arith.muli %tileRows, %c10 : index
      %707 = arith.muli %705, %706 : index
      %708 = arith.addi %37, %707 : index
      %709 = vector.load %25[%708] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %710 = arith.muli %tileRows, %c15 : index
      %711 = arith.addi %708, %710 : index
      %712 = vector.load %25[%711] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %713 = vector.shuffle %709, %712 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %714 = wave.mma %713, %594, %702 : vector<16xf16>, vector<8xf32>
      %715 = wave.mma %713, %691, %703 : vector<16xf16>, vector<8xf32>
      scf.yield %714, %715 : vector<8xf32>, vector<8xf32>
    }
    %716 = wave.lane
    %717 = wave.wave
    %718 = arith.muli %717, %c6 : index
    %719 = arith.addi %718, %c7 : index
    %720 = arith.muli %719, %c2 : index
    %721 = arith.addi %720, %716 : index
    %722 = vector.extract %496#0[0] : f32 from vector<8xf32>
    %723 = arith.addi %721, %c7 : index
    memref.store %722, %19[%723] : memref<?xf32>
    %724 = vector.extract %496#0[1] : f32 from vector<8xf32>
    %725 = arith.addi %721, %c3 : index
    memref.store %724, %19[%725] : memref<?xf32>
    %726 = vector.extract %496#0[2] : f32 from vector<8xf32>
    %727 = arith.addi %721, %c16 : index
    memref.store %726, %19[%727] : memref<?xf32>
    %728 = vector.extract %496#0[3] : f32 from vector<8xf32>
    %729 = arith.addi %721, %c33 : index
    memref.store %728, %19[%729] : memref<?xf32>
    %730 = vector.extract %496#0[4] : f32 from vector<8xf32>
    %731 = arith.addi %721, %c5 : index
    memref.store %730, %19[%731] : memref<?xf32>
    %732 = vector.extract %496#0[5] : f32 from vector<8xf32>
    %733 = arith.addi %721, %c34 : index
    memref.store %732, %19[%733] : memref<?xf32>
    %734 = vector.extract %496#0[6] : f32 from vector<8xf32>
    %735 = arith.addi %721, %c35 : index
    memref.store %734, %19[%735] : memref<?xf32>
    %736 = vector.extract %496#0[7] : f32 from vector<8xf32>
    %737 = arith.addi %721, %c36 : index
    memref.store %736, %19[%737] : memref<?xf32>
    %738 = arith.muli %717, %c6 : index
    %739 = arith.addi %738, %c8 : index
    %740 = arith.muli %739, %c2 : index
    %741 = arith.addi %740, %716 : index
    %742 = vector.extract %496#1[0] : f32 from vector<8xf32>
    %743 = arith.addi %741, %c7 : index
    memref.store %742, %19[%743] : memref<?xf32>
    %744 = vector.extract %496#1[1] : f32 from vector<8xf32>
    %745 = arith.addi %741, %c3 : index
    memref.store %744, %19[%745] : memref<?xf32>
    %746 = vector.extract %496#1[2] : f32 from vector<8xf32>
    %747 = arith.addi %741, %c16 : index
    memref.store %746, %19[%747] : memref<?xf32>
    %748 = vector.extract %496#1[3] : f32 from vector<8xf32>
    %749 = arith.addi %741, %c33 : index
    memref.store %748, %19[%749] : memref<?xf32>
    %750 = vector.extract %496#1[4] : f32 from vector<8xf32>
    %751 = arith.addi %741, %c5 : index
    memref.store %750, %19[%751] : memref<?xf32>
    %752 = vector.extract %496#1[5] : f32 from vector<8xf32>
    %753 = arith.addi %741, %c34 : index
    memref.store %752, %19[%753] : memref<?xf32>
    %754 = vector.extract %496#1[6] : f32 from vector<8xf32>
    %755 = arith.addi %741, %c35 : index
    memref.store %754, %19[%755] : memref<?xf32>
    %756 = vector.extract %496#1[7] : f32 from vector<8xf32>
    %757 = arith.addi %741, %c36 : index
    memref.store %756, %19[%757] : memref<?xf32>
    wave.barrier
    %758 = arith.muli %717, %c37 : index
    %759 = arith.addi %758, %c7 : index
    %760 = arith.muli %759, %c3 : index
    %761 = arith.addi %760, %716 : index
    %762 = arith.addi %761, %c7 : index
    %763 = memref.load %19[%762] : memref<?xf32>
    %764 = arith.addi %762, %c38 : index
    %765 = memref.load %19[%764] : memref<?xf32>
    %766 = arith.addf %763, %765 : f32
    %767 = arith.muli %759, %c3 : index
    %768 = arith.addi %767, %716 : index
    %769 = arith.addi %768, %c2 : index
    %770 = memref.load %19[%769] : memref<?xf32>
    %771 = arith.addi %769, %c38 : index
    %772 = memref.load %19[%771] : memref<?xf32>
    %773 = arith.addf %770, %772 : f32
    %774 = wave.lane
    %775 = arith.addi %18, %c7 : index
    %776 = arith.muli %759, %c6 : index
    %777 = arith.addi %775, %776 : index
    %778 = arith.divui %774, %c10 : index
    %779 = arith.addi %777, %778 : index
    %780 = arith.cmpi slt, %779, %17 : index
    scf.if %780 {
      %781 = arith.cmpi eq, %hasFactors, %c8 : index
      %782 = arith.muli %779, %c6 : index
      %783 = memref.load %factors[%782] : memref<?xf32>
      %784 = arith.mulf %783, %operandScale : f32
      %785 = arith.select %781, %784, %operandScale : f32
      %786 = arith.remui %774, %c10 : index
      %787 = arith.muli %786, %c37 : index
      %788 = arith.addi %13, %787 : index
      %789 = vector.load %w[%788] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %790 = vector.bitcast %789 : vector<4xi8> to vector<1xf32>
      %791 = vector.extract %790[0] : f32 from vector<1xf32>
      %792 = arith.mulf %791, %785 : f32
      %793 = arith.mulf %766, %792 : f32
      %794 = arith.remui %774, %c10 : index
      %795 = arith.muli %794, %c37 : index
      %796 = arith.addi %15, %795 : index
      %797 = vector.load %w[%796] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %798 = vector.bitcast %797 : vector<4xi8> to vector<1xf32>
      %799 = vector.extract %798[0] : f32 from vector<1xf32>
      %800 = arith.mulf %799, %785 : f32
      %801 = arith.mulf %773, %800 : f32
      %802 = arith.muli %779, %outputFeatures : index
      %803 = arith.addi %802, %21 : index
      %804 = wave.lane
      %805 = arith.remui %804, %c10 : index
      %806 = arith.addi %803, %805 : index
      %807 = arith.addi %806, %c7 : index
      memref.store %793, %logits[%807] : memref<?xf32>
      %808 = arith.addi %806, %c10 : index
      memref.store %801, %logits[%808] : memref<?xf32>
    }
    %809 = arith.muli %717, %c37 : index
    %810 = arith.addi %809, %c8 : index
    %811 = arith.muli %810, %c3 : index
    %812 = arith.addi %811, %716 : index
    %813 = arith.addi %812, %c7 : index
    %814 = memref.load %19[%813] : memref<?xf32>
    %815 = arith.addi %813, %c38 : index
    %816 = memref.load %19[%815] : memref<?xf32>
    %817 = arith.addf %814, %816 : f32
    %818 = arith.muli %810, %c3 : index
    %819 = arith.addi %818, %716 : index
    %820 = arith.addi %819, %c2 : index
    %821 = memref.load %19[%820] : memref<?xf32>
    %822 = arith.addi %820, %c38 : index
    %823 = memref.load %19[%822] : memref<?xf32>
    %824 = arith.addf %821, %823 : f32
    %825 = wave.lane
    %826 = arith.addi %18, %c7 : index
    %827 = arith.muli %810, %c6 : index
    %828 = arith.addi %826, %827 : index
    %829 = arith.divui %825, %c10 : index
    %830 = arith.addi %828, %829 : index
    %831 = arith.cmpi slt, %830, %17 : index
    scf.if %831 {
      %832 = arith.cmpi eq, %hasFactors, %c8 : index
      %833 = arith.muli %830, %c6 : index
      %834 = memref.load %factors[%833] : memref<?xf32>
      %835 = arith.mulf %834, %operandScale : f32
      %836 = arith.select %832, %835, %operandScale : f32
      %837 = arith.remui %825, %c10 : index
      %838 = arith.muli %837, %c37 : index
      %839 = arith.addi %13, %838 : index
      %840 = vector.load %w[%839] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %841 = vector.bitcast %840 : vector<4xi8> to vector<1xf32>
      %842 = vector.extract %841[0] : f32 from vector<1xf32>
      %843 = arith.mulf %842, %836 : f32
      %844 = arith.mulf %817, %843 : f32
      %845 = arith.remui %825, %c10 : index
      %846 = arith.muli %845, %c37 : index
      %847 = arith.addi %15, %846 : index
      %848 = vector.load %w[%847] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %849 = vector.bitcast %848 : vector<4xi8> to vector<1xf32>
      %850 = vector.extract %849[0] : f32 from vector<1xf32>
      %851 = arith.mulf %850, %836 : f32
      %852 = arith.mulf %824, %851 : f32
      %853 = arith.muli %830, %outputFeatures : index
      %854 = arith.addi %853, %21 : index
      %855 = wave.lane
      %856 = arith.remui %855, %c10 : index
      %857 = arith.addi %854, %856 : index
      %858 = arith.addi %857, %c7 : index
      memref.store %844, %logits[%858] : memref<?xf32>
      %859 = arith.addi %857, %c10 : index
      memref.store %852, %logits[%859] : memref<?xf32>
    }
    %860 = arith.muli %717, %c37 : index
    %861 = arith.addi %860, %c6 : index
    %862 = arith.muli %861, %c3 : index
    %863 = arith.addi %862, %716 : index
    %864 = arith.addi %863, %c7 : index
    %865 = memref.load %19[%864] : memref<?xf32>
    %866 = arith.addi %864, %c38 : index
    %867 = memref.load %19[%866] : memref<?xf32>
    %868 = arith.addf %865, %867 : f32
    %869 = arith.muli %861, %c3 : index
    %870 = arith.addi %869, %716 : index
    %871 = arith.addi %870, %c2 : index
    %872 = memref.load %19[%871] : memref<?xf32>
    %873 = arith.addi %871, %c38 : index
    %874 = memref.load %19[%873] : memref<?xf32>
    %875 = arith.addf %872, %874 : f32
    %876 = wave.lane
    %877 = arith.addi %18, %c7 : index
    %878 = arith.muli %861, %c6 : index
    %879 = arith.addi %877, %878 : index
    %880 = arith.divui %876, %c10 : index
    %881 = arith.addi %879, %880 : index
    %882 = arith.cmpi slt, %881, %17 : index
    scf.if %882 {
      %883 = arith.cmpi eq, %hasFactors, %c8 : index
      %884 = arith.muli %881, %c6 : index
      %885 = memref.load %factors[%884] : memref<?xf32>
      %886 = arith.mulf %885, %operandScale : f32
      %887 = arith.select %883, %886, %operandScale : f32
      %888 = arith.remui %876, %c10 : index
      %889 = arith.muli %888, %c37 : index
      %890 = arith.addi %13, %889 : index
      %891 = vector.load %w[%890] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %892 = vector.bitcast %891 : vector<4xi8> to vector<1xf32>
      %893 = vector.extract %892[0] : f32 from vector<1xf32>
      %894 = arith.mulf %893, %887 : f32
      %895 = arith.mulf %868, %894 : f32
      %896 = arith.remui %876, %c10 : index
      %897 = arith.muli %896, %c37 : index
      %898 = arith.addi %15, %897 : index
      %899 = vector.load %w[%898] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %900 = vector.bitcast %899 : vector<4xi8> to vector<1xf32>
      %901 = vector.extract %900[0] : f32 from vector<1xf32>
      %902 = arith.mulf %901, %887 : f32
      %903 = arith.mulf %875, %902 : f32
      %904 = arith.muli %881, %outputFeatures : index
      %905 = arith.addi %904, %21 : index
      %906 = wave.lane
      %907 = arith.remui %906, %c10 : index
      %908 = arith.addi %905, %907 : index
      %909 = arith.addi %908, %c7 : index
      memref.store %895, %logits[%909] : memref<?xf32>
      %910 = arith.addi %908, %c10 : index
      memref.store %903, %logits[%910] : memref<?xf32>
    }
    %911 = arith.muli %717, %c37 : index
    %912 = arith.addi %911, %c32 : index
    %913 = arith.muli %912, %c3 : index
    %914 = arith.addi %913, %716 : index
    %915 = arith.addi %914, %c7 : index
    %916 = memref.load %19[%915] : memref<?xf32>
    %917 = arith.addi %915, %c38 : index
    %918 = memref.load %19[%917] : memref<?xf32>
    %919 = arith.addf %916, %918 : f32
    %920 = arith.muli %912, %c3 : index
    %921 = arith.addi %920, %716 : index
    %922 = arith.addi %921, %c2 : index
    %923 = memref.load %19[%922] : memref<?xf32>
    %924 = arith.addi %922, %c38 : index
    %925 = memref.load %19[%924] : memref<?xf32>
    %926 = arith.addf %923, %925 : f32
    %927 = wave.lane
    %928 = arith.addi %18, %c7 : index
    %929 = arith.muli %912, %c6 : index
    %930 = arith.addi %928, %929 : index
    %931 = arith.divui %927, %c10 : index
    %932 = arith.addi %930, %931 : index
    %933 = arith.cmpi slt, %932, %17 : index
    scf.if %933 {
      %934 = arith.cmpi eq, %hasFactors, %c8 : index
      %935 = arith.muli %932, %c6 : index
      %936 = memref.load %factors[%935] : memref<?xf32>
      %937 = arith.mulf %936, %operandScale : f32
      %938 = arith.select %934, %937, %operandScale : f32
      %939 = arith.remui %927, %c10 : index
      %940 = arith.muli %939, %c37 : index
      %941 = arith.addi %13, %940 : index
      %942 = vector.load %w[%941] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %943 = vector.bitcast %942 : vector<4xi8> to vector<1xf32>
      %944 = vector.extract %943[0] : f32 from vector<1xf32>
      %945 = arith.mulf %944, %938 : f32
      %946 = arith.mulf %919, %945 : f32
      %947 = arith.remui %927, %c10 : index
      %948 = arith.muli %947, %c37 : index
      %949 = arith.addi %15, %948 : index
      %950 = vector.load %w[%949] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %951 = vector.bitcast %950 : vector<4xi8> to vector<1xf32>
      %952 = vector.extract %951[0] : f32 from vector<1xf32>
      %953 = arith.mulf %952, %938 : f32
      %954 = arith.mulf %926, %953 : f32
      %955 = arith.muli %932, %outputFeatures : index
      %956 = arith.addi %955, %21 : index
      %957 = wave.lane
      %958 = arith.remui %957, %c10 : index
      %959 = arith.addi %956, %958 : index
      %960 = arith.addi %959, %c7 : index
      memref.store %946, %logits[%960] : memref<?xf32>
      %961 = arith.addi %959, %c10 : index
      memref.store %954, %logits[%961] : memref<?xf32>
    }
  }
  %962 = arith.muli %experts, %c6 : index
  %963 = wave.scratch %962 : memref<?xf32>
  %964 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %964 {
    %965 = arith.addi %18, %c10 : index
    %966 = arith.minsi %965, %17 : index
    %967 = wave.wave
    %968 = arith.addi %18, %967 : index
    scf.for %969 = %968 to %966 step %c6 {
      %970 = wave.wave
      %971 = arith.muli %970, %experts : index
      %972 = wave.lane
      %973 = arith.muli %969, %logitsWidth : index
      %976 = scf.for %974 = %972 to %experts step %c3 iter_args(%975 = %c45) -> (f32) {
        %977 = arith.addi %973, %974 : index
        %978 = memref.load %logits[%977] : memref<?xf32>
        %979 = arith.maximumf %975, %978 : f32
        scf.yield %979 : f32
      }
      %980 = vector.broadcast %976 : f32 to vector<1xf32>
      %981 = wave.reduce "max" %980 : vector<1xf32>
      %984 = scf.for %982 = %972 to %experts step %c3 iter_args(%983 = %c46) -> (f32) {
        %985 = arith.addi %973, %982 : index
        %986 = memref.load %logits[%985] : memref<?xf32>
        %987 = arith.subf %986, %981 : f32
        %988 = arith.mulf %987, %c47 : f32
        %989 = wave.exp2 %988 : f32
        %990 = arith.addi %971, %982 : index
        memref.store %989, %963[%990] : memref<?xf32>
        %991 = arith.addf %983, %989 : f32
        scf.yield %991 : f32
      }
      %992 = vector.broadcast %984 : f32 to vector<1xf32>
      %993 = wave.reduce "add" %992 : vector<1xf32>
      scf.for %994 = %972 to %experts step %c3 {
        %995 = arith.addi %971, %994 : index
        %996 = memref.load %963[%995] : memref<?xf32>
        %997 = arith.divf %996, %993 : f32
        %998 = arith.addi %971, %994 : index
        memref.store %997, %963[%998] : memref<?xf32>
      }
      %1003:3 = scf.for %999 = %c7 to %expertsPerToken step %c8 iter_args(%1000 = %c46, %1001 = %c46, %1002 = %c48) -> (f32, f32, i32) {
        %1007:2 = scf.for %1004 = %972 to %experts step %c3 iter_args(%1005 = %c49, %1006 = %c46) -> (f32, f32) {
          %1008 = arith.addi %971, %1004 : index
          %1009 = memref.load %963[%1008] : memref<?xf32>
          %1010 = arith.cmpf ogt, %1009, %1005 : f32
          %1011 = arith.index_cast %1004 : index to i32
          %1012 = arith.sitofp %1011 : i32 to f32
          %1013 = arith.select %1010, %1009, %1005 : f32
          %1014 = arith.select %1010, %1012, %1006 : f32
          scf.yield %1013, %1014 : f32, f32
        }
        %1015 = vector.broadcast %1007#0 : f32 to vector<1xf32>
        %1016 = wave.reduce "max" %1015 : vector<1xf32>
        %1017 = arith.cmpf oeq, %1007#0, %1016 : f32
        %1018 = arith.subf %c46, %1007#1 : f32
        %1019 = arith.select %1017, %1018, %c50 : f32
        %1020 = vector.broadcast %1019 : f32 to vector<1xf32>
        %1021 = wave.reduce "max" %1020 : vector<1xf32>
        %1022 = arith.subf %c46, %1021 : f32
        %1023 = arith.fptosi %1022 : f32 to i32
        %1024 = arith.index_cast %1023 : i32 to index
        %1025 = arith.remui %1024, %c3 : index
        %1026 = arith.cmpi eq, %1025, %972 : index
        scf.if %1026 {
          %1027 = arith.addi %971, %1024 : index
          memref.store %c51, %963[%1027] : memref<?xf32>
        }
        %1028 = arith.cmpi eq, %999, %972 : index
        %1029 = arith.addf %1000, %1016 : f32
        %1030 = arith.select %1028, %1016, %1001 : f32
        %1031 = arith.select %1028, %1023, %1002 : i32
        scf.yield %1029, %1030, %1031 : f32, f32, i32
      }
      %1032 = arith.cmpi eq, %normalize, %c8 : index
      %1033 = arith.divf %1003#1, %1003#0 : f32
      %1034 = arith.select %1032, %1033, %1003#1 : f32
      %1035 = arith.cmpi slt, %972, %expertsPerToken : index
      scf.if %1035 {
        %1036 = arith.muli %969, %expertsPerToken : index
        %1037 = arith.addi %1036, %972 : index
        memref.store %1034, %weights[%1037] : memref<?xf32>
        %1038 = arith.muli %969, %expertsPerToken : index
        %1039 = arith.addi %1038, %972 : index
        memref.store %1003#2, %ids_out[%1039] : memref<?xi32>
      }
    }
  }
  wave.return
}
