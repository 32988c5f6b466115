// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='q6_k', waves=2, panels=1, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_q6_k_w2p1_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) attributes {waves = 2 : i64} {
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
  %c10 = arith.constant 512 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %c13 = arith.constant 2 : index
  %c14 = arith.constant 8 : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant dense<0> : vector<4xi32>
  %c19 = arith.constant dense<983055> : vector<4xi32>
  %c20 = arith.constant dense<[0, 8, 0, 8]> : vector<4xi32>
  %c21 = arith.constant dense<196611> : vector<4xi32>
  %c22 = arith.constant dense<4> : vector<4xi32>
  %c23 = arith.constant dense<1677747200> : vector<4xi32>
  %c24 = arith.constant dense<[2, 10, 2, 10]> : vector<4xi32>
  %c25 = arith.constant dense<8> : vector<4xi32>
  %c26 = arith.constant dense<[4, 12, 4, 12]> : vector<4xi32>
  %c27 = arith.constant dense<12> : vector<4xi32>
  %c28 = arith.constant dense<[6, 14, 6, 14]> : vector<4xi32>
  %c29 = arith.constant dense<0x6420> : vector<32xf16>
  %c30 = arith.constant 3 : index
  %c31 = arith.constant 64 : index
  %c32 = arith.constant 96 : index
  %c33 = arith.constant 160 : index
  %c34 = arith.constant 192 : index
  %c35 = arith.constant 224 : index
  %c36 = arith.constant 4 : index
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
    %42 = arith.divui %inputFeatures, %c3 : index
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
      %64 = arith.muli %59, %c13 : index
      %65 = arith.addi %63, %64 : index
      %66 = vector.load %w[%65] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %67 = vector.bitcast %66 : vector<2xi8> to vector<1xf16>
      %68 = arith.divui %inputFeatures, %c2 : index
      %69 = arith.muli %68, %c3 : index
      %70 = arith.addi %60, %69 : index
      %71 = arith.muli %58, %c3 : index
      %72 = arith.addi %70, %71 : index
      %73 = arith.muli %59, %c13 : index
      %74 = arith.addi %72, %73 : index
      %75 = vector.load %w[%74] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %76 = vector.extract %67[0] : f16 from vector<1xf16>
      %77 = arith.extf %76 : f16 to f32
      %78 = vector.extract %75[0] : i8 from vector<2xi8>
      %79 = arith.extsi %78 : i8 to i32
      %80 = arith.sitofp %79 : i32 to f32
      %81 = arith.mulf %77, %80 : f32
      %82 = arith.truncf %81 : f32 to f16
      %83 = vector.broadcast %82 : f16 to vector<16xf16>
      %84 = vector.extract %67[0] : f16 from vector<1xf16>
      %85 = arith.extf %84 : f16 to f32
      %86 = vector.extract %75[1] : i8 from vector<2xi8>
      %87 = arith.extsi %86 : i8 to i32
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
      %104 = arith.muli %103, %c14 : index
      %105 = arith.addi %101, %104 : index
      %106 = arith.muli %58, %c2 : index
      %107 = arith.addi %99, %106 : index
      %108 = arith.muli %59, %c9 : index
      %109 = arith.addi %107, %108 : index
      %110 = vector.load %w[%105] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %111 = vector.bitcast %110 : vector<8xi8> to vector<2xi32>
      %112 = vector.shuffle %111, %111 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %113 = vector.load %w[%109] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %114 = vector.bitcast %113 : vector<16xi8> to vector<4xi32>
      %115 = arith.shrui %114, %c18 : vector<4xi32>
      %116 = arith.andi %115, %c19 : vector<4xi32>
      %117 = arith.shrui %112, %c20 : vector<4xi32>
      %118 = arith.andi %117, %c21 : vector<4xi32>
      %119 = arith.shli %118, %c22 : vector<4xi32>
      %120 = arith.ori %116, %119 : vector<4xi32>
      %121 = arith.ori %120, %c23 : vector<4xi32>
      %122 = vector.bitcast %121 : vector<4xi32> to vector<8xf16>
      %123 = arith.shrui %114, %c22 : vector<4xi32>
      %124 = arith.andi %123, %c19 : vector<4xi32>
      %125 = arith.shrui %112, %c24 : vector<4xi32>
      %126 = arith.andi %125, %c21 : vector<4xi32>
      %127 = arith.shli %126, %c22 : vector<4xi32>
      %128 = arith.ori %124, %127 : vector<4xi32>
      %129 = arith.ori %128, %c23 : vector<4xi32>
      %130 = vector.bitcast %129 : vector<4xi32> to vector<8xf16>
      %131 = arith.shrui %114, %c25 : vector<4xi32>
      %132 = arith.andi %131, %c19 : vector<4xi32>
      %133 = arith.shrui %112, %c26 : vector<4xi32>
      %134 = arith.andi %133, %c21 : vector<4xi32>
      %135 = arith.shli %134, %c22 : vector<4xi32>
      %136 = arith.ori %132, %135 : vector<4xi32>
      %137 = arith.ori %136, %c23 : vector<4xi32>
      %138 = vector.bitcast %137 : vector<4xi32> to vector<8xf16>
      %139 = arith.shrui %114, %c27 : vector<4xi32>
      %140 = arith.andi %139, %c19 : vector<4xi32>
      %141 = arith.shrui %112, %c28 : vector<4xi32>
      %142 = arith.andi %141, %c21 : vector<4xi32>
      %143 = arith.shli %142, %c22 : vector<4xi32>
      %144 = arith.ori %140, %143 : vector<4xi32>
      %145 = arith.ori %144, %c23 : vector<4xi32>
      %146 = vector.bitcast %145 : vector<4xi32> to vector<8xf16>
      %147 = vector.shuffle %122, %130 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %148 = vector.shuffle %138, %146 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %149 = vector.shuffle %147, %148 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %150 = arith.subf %149, %c29 : vector<32xf16>
      %151 = vector.shuffle %150, %150 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %152 = vector.shuffle %150, %150 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %153 = arith.mulf %151, %83 : vector<16xf16>
      %154 = arith.mulf %152, %91 : vector<16xf16>
      %155 = arith.addi %54, %c6 : index
      %156 = arith.remui %57, %c9 : index
      %157 = arith.addi %13, %c5 : index
      %158 = arith.divui %155, %c14 : index
      %159 = arith.muli %158, %c3 : index
      %160 = arith.addi %157, %159 : index
      %161 = arith.muli %156, %c13 : index
      %162 = arith.addi %160, %161 : index
      %163 = vector.load %w[%162] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %164 = vector.bitcast %163 : vector<2xi8> to vector<1xf16>
      %165 = arith.divui %inputFeatures, %c2 : index
      %166 = arith.muli %165, %c3 : index
      %167 = arith.addi %157, %166 : index
      %168 = arith.muli %155, %c3 : index
      %169 = arith.addi %167, %168 : index
      %170 = arith.muli %156, %c13 : index
      %171 = arith.addi %169, %170 : index
      %172 = vector.load %w[%171] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %173 = vector.extract %164[0] : f16 from vector<1xf16>
      %174 = arith.extf %173 : f16 to f32
      %175 = vector.extract %172[0] : i8 from vector<2xi8>
      %176 = arith.extsi %175 : i8 to i32
      %177 = arith.sitofp %176 : i32 to f32
      %178 = arith.mulf %174, %177 : f32
      %179 = arith.truncf %178 : f32 to f16
      %180 = vector.broadcast %179 : f16 to vector<16xf16>
      %181 = vector.extract %164[0] : f16 from vector<1xf16>
      %182 = arith.extf %181 : f16 to f32
      %183 = vector.extract %172[1] : i8 from vector<2xi8>
      %184 = arith.extsi %183 : i8 to i32
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
      %201 = arith.muli %200, %c14 : index
      %202 = arith.addi %198, %201 : index
      %203 = arith.muli %155, %c2 : index
      %204 = arith.addi %196, %203 : index
      %205 = arith.muli %156, %c9 : index
      %206 = arith.addi %204, %205 : index
      %207 = vector.load %w[%202] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %208 = vector.bitcast %207 : vector<8xi8> to vector<2xi32>
      %209 = vector.shuffle %208, %208 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %210 = vector.load %w[%206] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %211 = vector.bitcast %210 : vector<16xi8> to vector<4xi32>
      %212 = arith.shrui %211, %c18 : vector<4xi32>
      %213 = arith.andi %212, %c19 : vector<4xi32>
      %214 = arith.shrui %209, %c20 : vector<4xi32>
      %215 = arith.andi %214, %c21 : vector<4xi32>
      %216 = arith.shli %215, %c22 : vector<4xi32>
      %217 = arith.ori %213, %216 : vector<4xi32>
      %218 = arith.ori %217, %c23 : vector<4xi32>
      %219 = vector.bitcast %218 : vector<4xi32> to vector<8xf16>
      %220 = arith.shrui %211, %c22 : vector<4xi32>
      %221 = arith.andi %220, %c19 : vector<4xi32>
      %222 = arith.shrui %209, %c24 : vector<4xi32>
      %223 = arith.andi %222, %c21 : vector<4xi32>
      %224 = arith.shli %223, %c22 : vector<4xi32>
      %225 = arith.ori %221, %224 : vector<4xi32>
      %226 = arith.ori %225, %c23 : vector<4xi32>
      %227 = vector.bitcast %226 : vector<4xi32> to vector<8xf16>
      %228 = arith.shrui %211, %c25 : vector<4xi32>
      %229 = arith.andi %228, %c19 : vector<4xi32>
      %230 = arith.shrui %209, %c26 : vector<4xi32>
      %231 = arith.andi %230, %c21 : vector<4xi32>
      %232 = arith.shli %231, %c22 : vector<4xi32>
      %233 = arith.ori %229, %232 : vector<4xi32>
      %234 = arith.ori %233, %c23 : vector<4xi32>
      %235 = vector.bitcast %234 : vector<4xi32> to vector<8xf16>
      %236 = arith.shrui %211, %c27 : vector<4xi32>
      %237 = arith.andi %236, %c19 : vector<4xi32>
      %238 = arith.shrui %209, %c28 : vector<4xi32>
      %239 = arith.andi %238, %c21 : vector<4xi32>
      %240 = arith.shli %239, %c22 : vector<4xi32>
      %241 = arith.ori %237, %240 : vector<4xi32>
      %242 = arith.ori %241, %c23 : vector<4xi32>
      %243 = vector.bitcast %242 : vector<4xi32> to vector<8xf16>
      %244 = vector.shuffle %219, %227 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %245 = vector.shuffle %235, %243 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %246 = vector.shuffle %244, %245 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %247 = arith.subf %246, %c29 : vector<32xf16>
      %248 = vector.shuffle %247, %247 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %249 = vector.shuffle %247, %247 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %250 = arith.mulf %248, %180 : vector<16xf16>
      %251 = arith.mulf %249, %188 : vector<16xf16>
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
      %286 = arith.addi %285, %c30 : index
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
      %307 = arith.muli %302, %c13 : index
      %308 = arith.addi %306, %307 : index
      %309 = vector.load %w[%308] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %310 = vector.bitcast %309 : vector<2xi8> to vector<1xf16>
      %311 = arith.divui %inputFeatures, %c2 : index
      %312 = arith.muli %311, %c3 : index
      %313 = arith.addi %303, %312 : index
      %314 = arith.muli %301, %c3 : index
      %315 = arith.addi %313, %314 : index
      %316 = arith.muli %302, %c13 : index
      %317 = arith.addi %315, %316 : index
      %318 = vector.load %w[%317] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %319 = vector.extract %310[0] : f16 from vector<1xf16>
      %320 = arith.extf %319 : f16 to f32
      %321 = vector.extract %318[0] : i8 from vector<2xi8>
      %322 = arith.extsi %321 : i8 to i32
      %323 = arith.sitofp %322 : i32 to f32
      %324 = arith.mulf %320, %323 : f32
      %325 = arith.truncf %324 : f32 to f16
      %326 = vector.broadcast %325 : f16 to vector<16xf16>
      %327 = vector.extract %310[0] : f16 from vector<1xf16>
      %328 = arith.extf %327 : f16 to f32
      %329 = vector.extract %318[1] : i8 from vector<2xi8>
      %330 = arith.extsi %329 : i8 to i32
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
      %347 = arith.muli %346, %c14 : index
      %348 = arith.addi %344, %347 : index
      %349 = arith.muli %301, %c2 : index
      %350 = arith.addi %342, %349 : index
      %351 = arith.muli %302, %c9 : index
      %352 = arith.addi %350, %351 : index
      %353 = vector.load %w[%348] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %354 = vector.bitcast %353 : vector<8xi8> to vector<2xi32>
      %355 = vector.shuffle %354, %354 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %356 = vector.load %w[%352] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %357 = vector.bitcast %356 : vector<16xi8> to vector<4xi32>
      %358 = arith.shrui %357, %c18 : vector<4xi32>
      %359 = arith.andi %358, %c19 : vector<4xi32>
      %360 = arith.shrui %355, %c20 : vector<4xi32>
      %361 = arith.andi %360, %c21 : vector<4xi32>
      %362 = arith.shli %361, %c22 : vector<4xi32>
      %363 = arith.ori %359, %362 : vector<4xi32>
      %364 = arith.ori %363, %c23 : vector<4xi32>
      %365 = vector.bitcast %364 : vector<4xi32> to vector<8xf16>
      %366 = arith.shrui %357, %c22 : vector<4xi32>
      %367 = arith.andi %366, %c19 : vector<4xi32>
      %368 = arith.shrui %355, %c24 : vector<4xi32>
      %369 = arith.andi %368, %c21 : vector<4xi32>
      %370 = arith.shli %369, %c22 : vector<4xi32>
      %371 = arith.ori %367, %370 : vector<4xi32>
      %372 = arith.ori %371, %c23 : vector<4xi32>
      %373 = vector.bitcast %372 : vector<4xi32> to vector<8xf16>
      %374 = arith.shrui %357, %c25 : vector<4xi32>
      %375 = arith.andi %374, %c19 : vector<4xi32>
      %376 = arith.shrui %355, %c26 : vector<4xi32>
      %377 = arith.andi %376, %c21 : vector<4xi32>
      %378 = arith.shli %377, %c22 : vector<4xi32>
      %379 = arith.ori %375, %378 : vector<4xi32>
      %380 = arith.ori %379, %c23 : vector<4xi32>
      %381 = vector.bitcast %380 : vector<4xi32> to vector<8xf16>
      %382 = arith.shrui %357, %c27 : vector<4xi32>
      %383 = arith.andi %382, %c19 : vector<4xi32>
      %384 = arith.shrui %355, %c28 : vector<4xi32>
      %385 = arith.andi %384, %c21 : vector<4xi32>
      %386 = arith.shli %385, %c22 : vector<4xi32>
      %387 = arith.ori %383, %386 : vector<4xi32>
      %388 = arith.ori %387, %c23 : vector<4xi32>
      %389 = vector.bitcast %388 : vector<4xi32> to vector<8xf16>
      %390 = vector.shuffle %365, %373 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %391 = vector.shuffle %381, %389 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %392 = vector.shuffle %390, %391 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %393 = arith.subf %392, %c29 : vector<32xf16>
      %394 = vector.shuffle %393, %393 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %395 = vector.shuffle %393, %393 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %396 = arith.mulf %394, %326 : vector<16xf16>
      %397 = arith.mulf %395, %334 : vector<16xf16>
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
    %429 = arith.addi %425, %c3 : index
    memref.store %428, %17[%429] : memref<?xf32>
    %430 = vector.extract %299[2] : f32 from vector<8xf32>
    %431 = arith.addi %425, %c31 : index
    memref.store %430, %17[%431] : memref<?xf32>
    %432 = vector.extract %299[3] : f32 from vector<8xf32>
    %433 = arith.addi %425, %c32 : index
    memref.store %432, %17[%433] : memref<?xf32>
    %434 = vector.extract %299[4] : f32 from vector<8xf32>
    %435 = arith.addi %425, %c5 : index
    memref.store %434, %17[%435] : memref<?xf32>
    %436 = vector.extract %299[5] : f32 from vector<8xf32>
    %437 = arith.addi %425, %c33 : index
    memref.store %436, %17[%437] : memref<?xf32>
    %438 = vector.extract %299[6] : f32 from vector<8xf32>
    %439 = arith.addi %425, %c34 : index
    memref.store %438, %17[%439] : memref<?xf32>
    %440 = vector.extract %299[7] : f32 from vector<8xf32>
    %441 = arith.addi %425, %c35 : index
    memref.store %440, %17[%441] : memref<?xf32>
    wave.barrier
    %442 = arith.muli %421, %c36 : index
    %443 = arith.addi %442, %c7 : index
    %444 = arith.muli %443, %c3 : index
    %445 = arith.addi %444, %420 : index
    %446 = arith.addi %445, %c7 : index
    %447 = memref.load %17[%446] : memref<?xf32>
    %448 = arith.addi %446, %c2 : index
    %449 = memref.load %17[%448] : memref<?xf32>
    %450 = arith.addf %447, %449 : f32
    %451 = wave.lane
    %452 = arith.addi %16, %c7 : index
    %453 = arith.muli %443, %c13 : index
    %454 = arith.addi %452, %453 : index
    %455 = arith.divui %451, %c9 : index
    %456 = arith.addi %454, %455 : index
    %457 = arith.cmpi slt, %456, %15 : index
    scf.if %457 {
      %458 = arith.cmpi eq, %hasFactors, %c6 : index
      %459 = arith.muli %456, %c13 : index
      %460 = memref.load %factors[%459] : memref<?xf32>
      %461 = arith.mulf %460, %operandScale : f32
      %462 = arith.select %458, %461, %operandScale : f32
      %463 = arith.remui %451, %c9 : index
      %464 = arith.muli %463, %c36 : index
      %465 = arith.addi %13, %464 : index
      %466 = vector.load %w[%465] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %467 = vector.bitcast %466 : vector<4xi8> to vector<1xf32>
      %468 = vector.extract %467[0] : f32 from vector<1xf32>
      %469 = arith.mulf %468, %462 : f32
      %470 = arith.mulf %450, %469 : f32
      %471 = arith.muli %456, %outputFeatures : index
      %472 = arith.addi %471, %19 : index
      %473 = wave.lane
      %474 = arith.remui %473, %c9 : index
      %475 = arith.addi %472, %474 : index
      %476 = arith.addi %475, %c7 : index
      memref.store %470, %logits[%476] : memref<?xf32>
    }
    %477 = arith.muli %421, %c36 : index
    %478 = arith.addi %477, %c6 : index
    %479 = arith.muli %478, %c3 : index
    %480 = arith.addi %479, %420 : index
    %481 = arith.addi %480, %c7 : index
    %482 = memref.load %17[%481] : memref<?xf32>
    %483 = arith.addi %481, %c2 : index
    %484 = memref.load %17[%483] : memref<?xf32>
    %485 = arith.addf %482, %484 : f32
    %486 = wave.lane
    %487 = arith.addi %16, %c7 : index
    %488 = arith.muli %478, %c13 : index
    %489 = arith.addi %487, %488 : index
    %490 = arith.divui %486, %c9 : index
    %491 = arith.addi %489, %490 : index
    %492 = arith.cmpi slt, %491, %15 : index
    scf.if %492 {
      %493 = arith.cmpi eq, %hasFactors, %c6 : index
      %494 = arith.muli %491, %c13 : index
      %495 = memref.load %factors[%494] : memref<?xf32>
      %496 = arith.mulf %495, %operandScale : f32
      %497 = arith.select %493, %496, %operandScale : f32
      %498 = arith.remui %486, %c9 : index
      %499 = arith.muli %498, %c36 : index
      %500 = arith.addi %13, %499 : index
      %501 = vector.load %w[%500] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %502 = vector.bitcast %501 : vector<4xi8> to vector<1xf32>
      %503 = vector.extract %502[0] : f32 from vector<1xf32>
      %504 = arith.mulf %503, %497 : f32
      %505 = arith.mulf %485, %504 : f32
      %506 = arith.muli %491, %outputFeatures : index
      %507 = arith.addi %506, %19 : index
      %508 = wave.lane
      %509 = arith.remui %508, %c9 : index
      %510 = arith.addi %507, %509 : index
      %511 = arith.addi %510, %c7 : index
      memref.store %505, %logits[%511] : memref<?xf32>
    }
    %512 = arith.muli %421, %c36 : index
    %513 = arith.addi %512, %c13 : index
    %514 = arith.muli %513, %c3 : index
    %515 = arith.addi %514, %420 : index
    %516 = arith.addi %515, %c7 : index
    %517 = memref.load %17[%516] : memref<?xf32>
    %518 = arith.addi %516, %c2 : index
    %519 = memref.load %17[%518] : memref<?xf32>
    %520 = arith.addf %517, %519 : f32
    %521 = wave.lane
    %522 = arith.addi %16, %c7 : index
    %523 = arith.muli %513, %c13 : index
    %524 = arith.addi %522, %523 : index
    %525 = arith.divui %521, %c9 : index
    %526 = arith.addi %524, %525 : index
    %527 = arith.cmpi slt, %526, %15 : index
    scf.if %527 {
      %528 = arith.cmpi eq, %hasFactors, %c6 : index
      %529 = arith.muli %526, %c13 : index
      %530 = memref.load %factors[%529] : memref<?xf32>
      %531 = arith.mulf %530, %operandScale : f32
      %532 = arith.select %528, %531, %operandScale : f32
      %533 = arith.remui %521, %c9 : index
      %534 = arith.muli %533, %c36 : index
      %535 = arith.addi %13, %534 : index
      %536 = vector.load %w[%535] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %537 = vector.bitcast %536 : vector<4xi8> to vector<1xf32>
      %538 = vector.extract %537[0] : f32 from vector<1xf32>
      %539 = arith.mulf %538, %532 : f32
      %540 = arith.mulf %520, %539 : f32
      %541 = arith.muli %526, %outputFeatures : index
      %542 = arith.addi %541, %19 : index
      %543 = wave.lane
      %544 = arith.remui %543, %c9 : index
      %545 = arith.addi %542, %544 : index
      %546 = arith.addi %545, %c7 : index
      memref.store %540, %logits[%546] : memref<?xf32>
    }
    %547 = arith.muli %421, %c36 : index
    %548 = arith.addi %547, %c30 : index
    %549 = arith.muli %548, %c3 : index
    %550 = arith.addi %549, %420 : index
    %551 = arith.addi %550, %c7 : index
    %552 = memref.load %17[%551] : memref<?xf32>
    %553 = arith.addi %551, %c2 : index
    %554 = memref.load %17[%553] : memref<?xf32>
    %555 = arith.addf %552, %554 : f32
    %556 = wave.lane
    %557 = arith.addi %16, %c7 : index
    %558 = arith.muli %548, %c13 : index
    %559 = arith.addi %557, %558 : index
    %560 = arith.divui %556, %c9 : index
    %561 = arith.addi %559, %560 : index
    %562 = arith.cmpi slt, %561, %15 : index
    scf.if %562 {
      %563 = arith.cmpi eq, %hasFactors, %c6 : index
      %564 = arith.muli %561, %c13 : index
      %565 = memref.load %factors[%564] : memref<?xf32>
      %566 = arith.mulf %565, %operandScale : f32
      %567 = arith.select %563, %566, %operandScale : f32
      %568 = arith.remui %556, %c9 : index
      %569 = arith.muli %568, %c36 : index
      %570 = arith.addi %13, %569 : index
      %571 = vector.load %w[%570] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %572 = vector.bitcast %571 : vector<4xi8> to vector<1xf32>
      %573 = vector.extract %572[0] : f32 from vector<1xf32>
      %574 = arith.mulf %573, %567 : f32
      %575 = arith.mulf %555, %574 : f32
      %576 = arith.muli %561, %outputFeatures : index
      %577 = arith.addi %576, %19 : index
      %578 = wave.lane
      %579 = arith.remui %578, %c9 : index
      %580 = arith.addi %577, %579 : index
      %581 = arith.addi %580, %c7 : index
      memref.store %575, %logits[%581] : memref<?xf32>
    }
  }
  %582 = arith.muli %experts, %c13 : index
  %583 = wave.scratch %582 : memref<?xf32>
  %584 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %584 {
    %585 = arith.addi %16, %c9 : index
    %586 = arith.minsi %585, %15 : index
    %587 = wave.wave
    %588 = arith.addi %16, %587 : index
    scf.for %589 = %588 to %586 step %c13 {
      %590 = wave.wave
      %591 = arith.muli %590, %experts : index
      %592 = wave.lane
      %593 = arith.muli %589, %logitsWidth : index
      %596 = scf.for %594 = %592 to %experts step %c3 iter_args(%595 = %c43) -> (f32) {
        %597 = arith.addi %593, %594 : index
        %598 = memref.load %logits[%597] : memref<?xf32>
        %599 = arith.maximumf %595, %598 : f32
        scf.yield %599 : f32
      }
      %600 = vector.broadcast %596 : f32 to vector<1xf32>
      %601 = wave.reduce "max" %600 : vector<1xf32>
      %604 = scf.for %602 = %592 to %experts step %c3 iter_args(%603 = %c44) -> (f32) {
        %605 = arith.addi %593, %602 : index
        %606 = memref.load %logits[%605] : memref<?xf32>
        %607 = arith.subf %606, %601 : f32
        %608 = arith.mulf %607, %c45 : f32
        %609 = wave.exp2 %608 : f32
        %610 = arith.addi %591, %602 : index
        memref.store %609, %583[%610] : memref<?xf32>
        %611 = arith.addf %603, %609 : f32
        scf.yield %611 : f32
      }
      %612 = vector.broadcast %604 : f32 to vector<1xf32>
      %613 = wave.reduce "add" %612 : vector<1xf32>
      scf.for %614 = %592 to %experts step %c3 {
        %615 = arith.addi %591, %614 : index
        %616 = memref.load %583[%615] : memref<?xf32>
        %617 = arith.divf %616, %613 : f32
        %618 = arith.addi %591, %614 : index
        memref.store %617, %583[%618] : memref<?xf32>
      }
      %623:3 = scf.for %619 = %c7 to %expertsPerToken step %c6 iter_args(%620 = %c44, %621 = %c44, %622 = %c46) -> (f32, f32, i32) {
        %627:2 = scf.for %624 = %592 to %experts step %c3 iter_args(%625 = %c47, %626 = %c44) -> (f32, f32) {
          %628 = arith.addi %591, %624 : index
          %629 = memref.load %583[%628] : memref<?xf32>
          %630 = arith.cmpf ogt, %629, %625 : f32
          %631 = arith.index_cast %624 : index to i32
          %632 = arith.sitofp %631 : i32 to f32
          %633 = arith.select %630, %629, %625 : f32
          %634 = arith.select %630, %632, %626 : f32
          scf.yield %633, %634 : f32, f32
        }
        %635 = vector.broadcast %627#0 : f32 to vector<1xf32>
        %636 = wave.reduce "max" %635 : vector<1xf32>
        %637 = arith.cmpf oeq, %627#0, %636 : f32
        %638 = arith.subf %c44, %627#1 : f32
        %639 = arith.select %637, %638, %c48 : f32
        %640 = vector.broadcast %639 : f32 to vector<1xf32>
        %641 = wave.reduce "max" %640 : vector<1xf32>
        %642 = arith.subf %c44, %641 : f32
        %643 = arith.fptosi %642 : f32 to i32
        %644 = arith.index_cast %643 : i32 to index
        %645 = arith.remui %644, %c3 : index
        %646 = arith.cmpi eq, %645, %592 : index
        scf.if %646 {
          %647 = arith.addi %591, %644 : index
          memref.store %c49, %583[%647] : memref<?xf32>
        }
        %648 = arith.cmpi eq, %619, %592 : index
        %649 = arith.addf %620, %636 : f32
        %650 = arith.select %648, %636, %621 : f32
        %651 = arith.select %648, %643, %622 : i32
        scf.yield %649, %650, %651 : f32, f32, i32
      }
      %652 = arith.cmpi eq, %normalize, %c6 : index
      %653 = arith.divf %623#1, %623#0 : f32
      %654 = arith.select %652, %653, %623#1 : f32
      %655 = arith.cmpi slt, %592, %expertsPerToken : index
      scf.if %655 {
        %656 = arith.muli %589, %expertsPerToken : index
        %657 = arith.addi %656, %592 : index
        memref.store %654, %weights[%657] : memref<?xf32>
        %658 = arith.muli %589, %expertsPerToken : index
        %659 = arith.addi %658, %592 : index
        memref.store %623#2, %ids_out[%659] : memref<?xi32>
      }
    }
  }
  wave.return
}
