// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='int4', waves=8, panels=2, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_int4_w8p2_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %groupSize = wave.param "groupSize" : index
  %c2 = arith.constant 8 : index
  %c3 = arith.constant 40 : index
  %c4 = arith.constant 15 : index
  %c5 = arith.constant 16 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %c8 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c10 = arith.constant 4096 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c12 = arith.constant 32 : index
  %tileRows = wave.param "tileRows" : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c17 = arith.constant 4 : index
  %c18 = arith.constant 15 : i32
  %c19 = arith.constant 25600 : i32
  %c20 = arith.constant 256 : index
  %c21 = arith.constant dense<0> : vector<4xi32>
  %c22 = arith.constant dense<983055> : vector<4xi32>
  %c23 = arith.constant dense<1677747200> : vector<4xi32>
  %c24 = arith.constant dense<4> : vector<4xi32>
  %c25 = arith.constant dense<8> : vector<4xi32>
  %c26 = arith.constant dense<12> : vector<4xi32>
  %c27 = arith.constant 3 : index
  %c28 = arith.constant 64 : index
  %c29 = arith.constant 96 : index
  %c30 = arith.constant 128 : index
  %c31 = arith.constant 160 : index
  %c32 = arith.constant 192 : index
  %c33 = arith.constant 224 : index
  %c34 = arith.constant 512 : index
  %c35 = arith.constant 1024 : index
  %c36 = arith.constant 1536 : index
  %c37 = arith.constant 2048 : index
  %c38 = arith.constant 2560 : index
  %c39 = arith.constant 3072 : index
  %c40 = arith.constant 3584 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %experts = wave.param "experts" : index
  %arrivals = wave.param "arrivals" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %logitsWidth = wave.param "logitsWidth" : index
  %c47 = arith.constant 0xFF61B1E6 : f32
  %c48 = arith.constant 0x00000000 : f32
  %c49 = arith.constant 0x3FB8AA3B : f32
  %c50 = arith.constant 0 : i32
  %c51 = arith.constant 0xC0000000 : f32
  %c52 = arith.constant 0xCB800000 : f32
  %c53 = arith.constant 0xBF800000 : f32
  %normalize = wave.param "normalize" : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.divui %inputFeatures, %groupSize : index
  %3 = arith.muli %inputFeatures, %c2 : index
  %4 = arith.muli %2, %c3 : index
  %5 = arith.addi %4, %c4 : index
  %6 = arith.divui %5, %c5 : index
  %7 = arith.muli %6, %c5 : index
  %8 = arith.addi %3, %7 : index
  %9 = arith.muli %0, %c6 : index
  %10 = arith.addi %9, %c7 : index
  %11 = arith.muli %10, %8 : index
  %12 = arith.addi %9, %c8 : index
  %13 = arith.muli %12, %8 : index
  %14 = memref.load %step[%countAt] : memref<?xi32>
  %15 = arith.index_cast %14 : i32 to index
  %16 = arith.muli %1, %c5 : index
  %17 = wave.scratch %c10 : memref<?xf32>
  %18 = wave.block 0
  %19 = arith.muli %18, %c12 : index
  %20 = arith.cmpi slt, %16, %15 : index
  scf.if %20 {
    %21 = wave.lane
    %22 = arith.remui %21, %c5 : index
    %23 = arith.remui %22, %tileRows : index
    %24 = arith.addi %16, %23 : index
    %25 = arith.divui %24, %tileRows : index
    %26 = arith.divui %inputFeatures, %c5 : index
    %27 = arith.muli %25, %26 : index
    %28 = arith.divui %c7, %c5 : index
    %29 = arith.addi %27, %28 : index
    %30 = arith.muli %29, %c6 : index
    %31 = arith.remui %c7, %c5 : index
    %32 = arith.divui %31, %c2 : index
    %33 = arith.addi %30, %32 : index
    %34 = arith.muli %tileRows, %c2 : index
    %35 = arith.muli %33, %34 : index
    %36 = arith.remui %24, %tileRows : index
    %37 = arith.muli %36, %c2 : index
    %38 = arith.addi %35, %37 : index
    %39 = arith.remui %c7, %c2 : index
    %40 = arith.addi %38, %39 : index
    %41 = wave.wave
    %42 = arith.divui %inputFeatures, %c12 : index
    %43 = arith.muli %41, %stepsPerWave : index
    %44 = arith.minsi %43, %42 : index
    %45 = arith.addi %44, %stepsPerWave : index
    %46 = arith.minsi %45, %42 : index
    %47 = arith.cmpi eq, %wholeBlocks, %c8 : index
    %48 = arith.subi %46, %44 : index
    %49 = arith.divui %48, %c6 : index
    %50 = arith.muli %49, %c6 : index
    %51 = arith.addi %44, %50 : index
    %52 = arith.addi %44, %stepsPerWave : index
    %53 = arith.select %47, %52, %51 : index
    %57:2 = scf.for %54 = %44 to %53 step %c6 iter_args(%55 = %c14, %56 = %c14) -> (vector<8xf32>, vector<8xf32>) {
      %58 = wave.lane
      %59 = arith.addi %54, %c7 : index
      %60 = arith.remui %58, %c5 : index
      %61 = arith.divui %groupSize, %c12 : index
      %62 = arith.divui %59, %61 : index
      %63 = arith.divui %inputFeatures, %groupSize : index
      %64 = arith.muli %inputFeatures, %c2 : index
      %65 = arith.addi %11, %64 : index
      %66 = arith.muli %62, %c12 : index
      %67 = arith.addi %65, %66 : index
      %68 = arith.muli %60, %c6 : index
      %69 = arith.addi %67, %68 : index
      %70 = vector.load %w[%69] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %71 = vector.bitcast %70 : vector<2xi8> to vector<1xf16>
      %72 = vector.extract %71[0] : f16 from vector<1xf16>
      %73 = arith.muli %63, %c12 : index
      %74 = arith.addi %65, %73 : index
      %75 = arith.muli %62, %c2 : index
      %76 = arith.addi %74, %75 : index
      %77 = arith.divui %60, %c6 : index
      %78 = arith.addi %76, %77 : index
      %79 = memref.load %w[%78] : memref<?xi8>
      %80 = arith.remui %60, %c6 : index
      %81 = arith.muli %80, %c17 : index
      %82 = arith.index_cast %81 : index to i32
      %83 = arith.extui %79 : i8 to i32
      %84 = arith.shrui %83, %82 : i32
      %85 = arith.andi %84, %c18 : i32
      %86 = arith.ori %85, %c19 : i32
      %87 = arith.trunci %86 : i32 to i16
      %88 = arith.bitcast %87 : i16 to f16
      %89 = arith.muli %59, %c20 : index
      %90 = arith.addi %11, %89 : index
      %91 = arith.muli %60, %c5 : index
      %92 = arith.addi %90, %91 : index
      %93 = vector.load %w[%92] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %94 = vector.bitcast %93 : vector<16xi8> to vector<4xi32>
      %95 = arith.shrui %94, %c21 : vector<4xi32>
      %96 = arith.andi %95, %c22 : vector<4xi32>
      %97 = arith.ori %96, %c23 : vector<4xi32>
      %98 = vector.bitcast %97 : vector<4xi32> to vector<8xf16>
      %99 = arith.shrui %94, %c24 : vector<4xi32>
      %100 = arith.andi %99, %c22 : vector<4xi32>
      %101 = arith.ori %100, %c23 : vector<4xi32>
      %102 = vector.bitcast %101 : vector<4xi32> to vector<8xf16>
      %103 = arith.shrui %94, %c25 : vector<4xi32>
      %104 = arith.andi %103, %c22 : vector<4xi32>
      %105 = arith.ori %104, %c23 : vector<4xi32>
      %106 = vector.bitcast %105 : vector<4xi32> to vector<8xf16>
      %107 = arith.shrui %94, %c26 : vector<4xi32>
      %108 = arith.andi %107, %c22 : vector<4xi32>
      %109 = arith.ori %108, %c23 : vector<4xi32>
      %110 = vector.bitcast %109 : vector<4xi32> to vector<8xf16>
      %111 = vector.shuffle %98, %102 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %112 = vector.shuffle %106, %110 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %113 = vector.shuffle %111, %112 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %114 = vector.broadcast %88 : f16 to vector<32xf16>
      %115 = arith.subf %113, %114 : vector<32xf16>
      %116 = vector.broadcast %72 : f16 to vector<32xf16>
      %117 = arith.mulf %115, %116 : vector<32xf16>
      %118 = vector.shuffle %117, %117 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %119 = vector.shuffle %117, %117 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %120 = arith.addi %54, %c8 : index
      %121 = arith.remui %58, %c5 : index
      %122 = arith.divui %groupSize, %c12 : index
      %123 = arith.divui %120, %122 : index
      %124 = arith.divui %inputFeatures, %groupSize : index
      %125 = arith.muli %inputFeatures, %c2 : index
      %126 = arith.addi %11, %125 : index
      %127 = arith.muli %123, %c12 : index
      %128 = arith.addi %126, %127 : index
      %129 = arith.muli %121, %c6 : index
      %130 = arith.addi %128, %129 : index
      %131 = vector.load %w[%130] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %132 = vector.bitcast %131 : vector<2xi8> to vector<1xf16>
      %133 = vector.extract %132[0] : f16 from vector<1xf16>
      %134 = arith.muli %124, %c12 : index
      %135 = arith.addi %126, %134 : index
      %136 = arith.muli %123, %c2 : index
      %137 = arith.addi %135, %136 : index
      %138 = arith.divui %121, %c6 : index
      %139 = arith.addi %137, %138 : index
      %140 = memref.load %w[%139] : memref<?xi8>
      %141 = arith.remui %121, %c6 : index
      %142 = arith.muli %141, %c17 : index
      %143 = arith.index_cast %142 : index to i32
      %144 = arith.extui %140 : i8 to i32
      %145 = arith.shrui %144, %143 : i32
      %146 = arith.andi %145, %c18 : i32
      %147 = arith.ori %146, %c19 : i32
      %148 = arith.trunci %147 : i32 to i16
      %149 = arith.bitcast %148 : i16 to f16
      %150 = arith.muli %120, %c20 : index
      %151 = arith.addi %11, %150 : index
      %152 = arith.muli %121, %c5 : index
      %153 = arith.addi %151, %152 : index
      %154 = vector.load %w[%153] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %155 = vector.bitcast %154 : vector<16xi8> to vector<4xi32>
      %156 = arith.shrui %155, %c21 : vector<4xi32>
      %157 = arith.andi %156, %c22 : vector<4xi32>
      %158 = arith.ori %157, %c23 : vector<4xi32>
      %159 = vector.bitcast %158 : vector<4xi32> to vector<8xf16>
      %160 = arith.shrui %155, %c24 : vector<4xi32>
      %161 = arith.andi %160, %c22 : vector<4xi32>
      %162 = arith.ori %161, %c23 : vector<4xi32>
      %163 = vector.bitcast %162 : vector<4xi32> to vector<8xf16>
      %164 = arith.shrui %155, %c25 : vector<4xi32>
      %165 = arith.andi %164, %c22 : vector<4xi32>
      %166 = arith.ori %165, %c23 : vector<4xi32>
      %167 = vector.bitcast %166 : vector<4xi32> to vector<8xf16>
      %168 = arith.shrui %155, %c26 : vector<4xi32>
      %169 = arith.andi %168, %c22 : vector<4xi32>
      %170 = arith.ori %169, %c23 : vector<4xi32>
      %171 = vector.bitcast %170 : vector<4xi32> to vector<8xf16>
      %172 = vector.shuffle %159, %163 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %173 = vector.shuffle %167, %171 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %174 = vector.shuffle %172, %173 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %175 = vector.broadcast %149 : f16 to vector<32xf16>
      %176 = arith.subf %174, %175 : vector<32xf16>
      %177 = vector.broadcast %133 : f16 to vector<32xf16>
      %178 = arith.mulf %176, %177 : vector<32xf16>
      %179 = vector.shuffle %178, %178 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %180 = vector.shuffle %178, %178 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %181 = arith.addi %54, %c7 : index
      %182 = arith.remui %58, %c5 : index
      %183 = arith.divui %groupSize, %c12 : index
      %184 = arith.divui %181, %183 : index
      %185 = arith.divui %inputFeatures, %groupSize : index
      %186 = arith.muli %inputFeatures, %c2 : index
      %187 = arith.addi %13, %186 : index
      %188 = arith.muli %184, %c12 : index
      %189 = arith.addi %187, %188 : index
      %190 = arith.muli %182, %c6 : index
      %191 = arith.addi %189, %190 : index
      %192 = vector.load %w[%191] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %193 = vector.bitcast %192 : vector<2xi8> to vector<1xf16>
      %194 = vector.extract %193[0] : f16 from vector<1xf16>
      %195 = arith.muli %185, %c12 : index
      %196 = arith.addi %187, %195 : index
      %197 = arith.muli %184, %c2 : index
      %198 = arith.addi %196, %197 : index
      %199 = arith.divui %182, %c6 : index
      %200 = arith.addi %198, %199 : index
      %201 = memref.load %w[%200] : memref<?xi8>
      %202 = arith.remui %182, %c6 : index
      %203 = arith.muli %202, %c17 : index
      %204 = arith.index_cast %203 : index to i32
      %205 = arith.extui %201 : i8 to i32
      %206 = arith.shrui %205, %204 : i32
      %207 = arith.andi %206, %c18 : i32
      %208 = arith.ori %207, %c19 : i32
      %209 = arith.trunci %208 : i32 to i16
      %210 = arith.bitcast %209 : i16 to f16
      %211 = arith.muli %181, %c20 : index
      %212 = arith.addi %13, %211 : index
      %213 = arith.muli %182, %c5 : index
      %214 = arith.addi %212, %213 : index
      %215 = vector.load %w[%214] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %216 = vector.bitcast %215 : vector<16xi8> to vector<4xi32>
      %217 = arith.shrui %216, %c21 : vector<4xi32>
      %218 = arith.andi %217, %c22 : vector<4xi32>
      %219 = arith.ori %218, %c23 : vector<4xi32>
      %220 = vector.bitcast %219 : vector<4xi32> to vector<8xf16>
      %221 = arith.shrui %216, %c24 : vector<4xi32>
      %222 = arith.andi %221, %c22 : vector<4xi32>
      %223 = arith.ori %222, %c23 : vector<4xi32>
      %224 = vector.bitcast %223 : vector<4xi32> to vector<8xf16>
      %225 = arith.shrui %216, %c25 : vector<4xi32>
      %226 = arith.andi %225, %c22 : vector<4xi32>
      %227 = arith.ori %226, %c23 : vector<4xi32>
      %228 = vector.bitcast %227 : vector<4xi32> to vector<8xf16>
      %229 = arith.shrui %216, %c26 : vector<4xi32>
      %230 = arith.andi %229, %c22 : vector<4xi32>
      %231 = arith.ori %230, %c23 : vector<4xi32>
      %232 = vector.bitcast %231 : vector<4xi32> to vector<8xf16>
      %233 = vector.shuffle %220, %224 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %234 = vector.shuffle %228, %232 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %235 = vector.shuffle %233, %234 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %236 = vector.broadcast %210 : f16 to vector<32xf16>
      %237 = arith.subf %235, %236 : vector<32xf16>
      %238 = vector.broadcast %194 : f16 to vector<32xf16>
      %239 = arith.mulf %237, %238 : vector<32xf16>
      %240 = vector.shuffle %239, %239 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %241 = vector.shuffle %239, %239 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %242 = arith.addi %54, %c8 : index
      %243 = arith.remui %58, %c5 : index
      %244 = arith.divui %groupSize, %c12 : index
      %245 = arith.divui %242, %244 : index
      %246 = arith.divui %inputFeatures, %groupSize : index
      %247 = arith.muli %inputFeatures, %c2 : index
      %248 = arith.addi %13, %247 : index
      %249 = arith.muli %245, %c12 : index
      %250 = arith.addi %248, %249 : index
      %251 = arith.muli %243, %c6 : index
      %252 = arith.addi %250, %251 : index
      %253 = vector.load %w[%252] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %254 = vector.bitcast %253 : vector<2xi8> to vector<1xf16>
      %255 = vector.extract %254[0] : f16 from vector<1xf16>
      %256 = arith.muli %246, %c12 : index
      %257 = arith.addi %248, %256 : index
      %258 = arith.muli %245, %c2 : index
      %259 = arith.addi %257, %258 : index
      %260 = arith.divui %243, %c6 : index
      %261 = arith.addi %259, %260 : index
      %262 = memref.load %w[%261] : memref<?xi8>
      %263 = arith.remui %243, %c6 : index
      %264 = arith.muli %263, %c17 : index
      %265 = arith.index_cast %264 : index to i32
      %266 = arith.extui %262 : i8 to i32
      %267 = arith.shrui %266, %265 : i32
      %268 = arith.andi %267, %c18 : i32
      %269 = arith.ori %268, %c19 : i32
      %270 = arith.trunci %269 : i32 to i16
      %271 = arith.bitcast %270 : i16 to f16
      %272 = arith.muli %242, %c20 : index
      %273 = arith.addi %13, %272 : index
      %274 = arith.muli %243, %c5 : index
      %275 = arith.addi %273, %274 : index
      %276 = vector.load %w[%275] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %277 = vector.bitcast %276 : vector<16xi8> to vector<4xi32>
      %278 = arith.shrui %277, %c21 : vector<4xi32>
      %279 = arith.andi %278, %c22 : vector<4xi32>
      %280 = arith.ori %279, %c23 : vector<4xi32>
      %281 = vector.bitcast %280 : vector<4xi32> to vector<8xf16>
      %282 = arith.shrui %277, %c24 : vector<4xi32>
      %283 = arith.andi %282, %c22 : vector<4xi32>
      %284 = arith.ori %283, %c23 : vector<4xi32>
      %285 = vector.bitcast %284 : vector<4xi32> to vector<8xf16>
      %286 = arith.shrui %277, %c25 : vector<4xi32>
      %287 = arith.andi %286, %c22 : vector<4xi32>
      %288 = arith.ori %287, %c23 : vector<4xi32>
      %289 = vector.bitcast %288 : vector<4xi32> to vector<8xf16>
      %290 = arith.shrui %277, %c26 : vector<4xi32>
      %291 = arith.andi %290, %c22 : vector<4xi32>
      %292 = arith.ori %291, %c23 : vector<4xi32>
      %293 = vector.bitcast %292 : vector<4xi32> to vector<8xf16>
      %294 = vector.shuffle %281, %285 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %295 = vector.shuffle %289, %293 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %296 = vector.shuffle %294, %295 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %297 = vector.broadcast %271 : f16 to vector<32xf16>
      %298 = arith.subf %296, %297 : vector<32xf16>
      %299 = vector.broadcast %255 : f16 to vector<32xf16>
      %300 = arith.mulf %298, %299 : vector<32xf16>
      %301 = vector.shuffle %300, %300 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %302 = vector.shuffle %300, %300 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %303 = arith.muli %54, %c6 : index
      %304 = arith.addi %303, %c7 : index
      %305 = arith.muli %tileRows, %c5 : index
      %306 = arith.muli %304, %305 : index
      %307 = arith.addi %40, %306 : index
      %308 = vector.load %x[%307] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %309 = arith.muli %tileRows, %c2 : index
      %310 = arith.addi %307, %309 : index
      %311 = vector.load %x[%310] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %312 = vector.shuffle %308, %311 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %313 = wave.mma %312, %118, %55 : vector<16xf16>, vector<8xf32>
      %314 = wave.mma %312, %240, %56 : vector<16xf16>, vector<8xf32>
      %315 = arith.muli %54, %c6 : index
      %316 = arith.addi %315, %c8 : index
      %317 = arith.muli %tileRows, %c5 : index
      %318 = arith.muli %316, %317 : index
      %319 = arith.addi %40, %318 : index
      %320 = vector.load %x[%319] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %321 = arith.muli %tileRows, %c2 : index
      %322 = arith.addi %319, %321 : index
      %323 = vector.load %x[%322] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %324 = vector.shuffle %320, %323 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %325 = wave.mma %324, %119, %313 : vector<16xf16>, vector<8xf32>
      %326 = wave.mma %324, %241, %314 : vector<16xf16>, vector<8xf32>
      %327 = arith.muli %54, %c6 : index
      %328 = arith.addi %327, %c6 : index
      %329 = arith.muli %tileRows, %c5 : index
      %330 = arith.muli %328, %329 : index
      %331 = arith.addi %40, %330 : index
      %332 = vector.load %x[%331] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %333 = arith.muli %tileRows, %c2 : index
      %334 = arith.addi %331, %333 : index
      %335 = vector.load %x[%334] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %336 = vector.shuffle %332, %335 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %337 = wave.mma %336, %179, %325 : vector<16xf16>, vector<8xf32>
      %338 = wave.mma %336, %301, %326 : vector<16xf16>, vector<8xf32>
      %339 = arith.muli %54, %c6 : index
      %340 = arith.addi %339, %c27 : index
      %341 = arith.muli %tileRows, %c5 : index
      %342 = arith.muli %340, %341 : index
      %343 = arith.addi %40, %342 : index
      %344 = vector.load %x[%343] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %345 = arith.muli %tileRows, %c2 : index
      %346 = arith.addi %343, %345 : index
      %347 = vector.load %x[%346] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %348 = vector.shuffle %344, %347 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %349 = wave.mma %348, %180, %337 : vector<16xf16>, vector<8xf32>
      %350 = wave.mma %348, %302, %338 : vector<16xf16>, vector<8xf32>
      scf.yield %349, %350 : vector<8xf32>, vector<8xf32>
    }
    %351 = arith.select %47, %53, %46 : index
    %355:2 = scf.for %352 = %53 to %351 step %c8 iter_args(%353 = %57#0, %354 = %57#1) -> (vector<8xf32>, vector<8xf32>) {
      %356 = wave.lane
      %357 = arith.addi %352, %c7 : index
      %358 = arith.remui %356, %c5 : index
      %359 = arith.divui %groupSize, %c12 : index
      %360 = arith.divui %357, %359 : index
      %361 = arith.divui %inputFeatures, %groupSize : index
      %362 = arith.muli %inputFeatures, %c2 : index
      %363 = arith.addi %11, %362 : index
      %364 = arith.muli %360, %c12 : index
      %365 = arith.addi %363, %364 : index
      %366 = arith.muli %358, %c6 : index
      %367 = arith.addi %365, %366 : index
      %368 = vector.load %w[%367] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %369 = vector.bitcast %368 : vector<2xi8> to vector<1xf16>
      %370 = vector.extract %369[0] : f16 from vector<1xf16>
      %371 = arith.muli %361, %c12 : index
      %372 = arith.addi %363, %371 : index
      %373 = arith.muli %360, %c2 : index
      %374 = arith.addi %372, %373 : index
      %375 = arith.divui %358, %c6 : index
      %376 = arith.addi %374, %375 : index
      %377 = memref.load %w[%376] : memref<?xi8>
      %378 = arith.remui %358, %c6 : index
      %379 = arith.muli %378, %c17 : index
      %380 = arith.index_cast %379 : index to i32
      %381 = arith.extui %377 : i8 to i32
      %382 = arith.shrui %381, %380 : i32
      %383 = arith.andi %382, %c18 : i32
      %384 = arith.ori %383, %c19 : i32
      %385 = arith.trunci %384 : i32 to i16
      %386 = arith.bitcast %385 : i16 to f16
      %387 = arith.muli %357, %c20 : index
      %388 = arith.addi %11, %387 : index
      %389 = arith.muli %358, %c5 : index
      %390 = arith.addi %388, %389 : index
      %391 = vector.load %w[%390] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %392 = vector.bitcast %391 : vector<16xi8> to vector<4xi32>
      %393 = arith.shrui %392, %c21 : vector<4xi32>
      %394 = arith.andi %393, %c22 : vector<4xi32>
      %395 = arith.ori %394, %c23 : vector<4xi32>
      %396 = vector.bitcast %395 : vector<4xi32> to vector<8xf16>
      %397 = arith.shrui %392, %c24 : vector<4xi32>
      %398 = arith.andi %397, %c22 : vector<4xi32>
      %399 = arith.ori %398, %c23 : vector<4xi32>
      %400 = vector.bitcast %399 : vector<4xi32> to vector<8xf16>
      %401 = arith.shrui %392, %c25 : vector<4xi32>
      %402 = arith.andi %401, %c22 : vector<4xi32>
      %403 = arith.ori %402, %c23 : vector<4xi32>
      %404 = vector.bitcast %403 : vector<4xi32> to vector<8xf16>
      %405 = arith.shrui %392, %c26 : vector<4xi32>
      %406 = arith.andi %405, %c22 : vector<4xi32>
      %407 = arith.ori %406, %c23 : vector<4xi32>
      %408 = vector.bitcast %407 : vector<4xi32> to vector<8xf16>
      %409 = vector.shuffle %396, %400 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %410 = vector.shuffle %404, %408 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %411 = vector.shuffle %409, %410 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %412 = vector.broadcast %386 : f16 to vector<32xf16>
      %413 = arith.subf %411, %412 : vector<32xf16>
      %414 = vector.broadcast %370 : f16 to vector<32xf16>
      %415 = arith.mulf %413, %414 : vector<32xf16>
      %416 = vector.shuffle %415, %415 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %417 = vector.shuffle %415, %415 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %418 = arith.addi %352, %c7 : index
      %419 = arith.remui %356, %c5 : index
      %420 = arith.divui %groupSize, %c12 : index
      %421 = arith.divui %418, %420 : index
      %422 = arith.divui %inputFeatures, %groupSize : index
      %423 = arith.muli %inputFeatures, %c2 : index
      %424 = arith.addi %13, %423 : index
      %425 = arith.muli %421, %c12 : index
      %426 = arith.addi %424, %425 : index
      %427 = arith.muli %419, %c6 : index
      %428 = arith.addi %426, %427 : index
      %429 = vector.load %w[%428] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %430 = vector.bitcast %429 : vector<2xi8> to vector<1xf16>
      %431 = vector.extract %430[0] : f16 from vector<1xf16>
      %432 = arith.muli %422, %c12 : index
      %433 = arith.addi %424, %432 : index
      %434 = arith.muli %421, %c2 : index
      %435 = arith.addi %433, %434 : index
      %436 = arith.divui %419, %c6 : index
      %437 = arith.addi %435, %436 : index
      %438 = memref.load %w[%437] : memref<?xi8>
      %439 = arith.remui %419, %c6 : index
      %440 = arith.muli %439, %c17 : index
      %441 = arith.index_cast %440 : index to i32
      %442 = arith.extui %438 : i8 to i32
      %443 = arith.shrui %442, %441 : i32
      %444 = arith.andi %443, %c18 : i32
      %445 = arith.ori %444, %c19 : i32
      %446 = arith.trunci %445 : i32 to i16
      %447 = arith.bitcast %446 : i16 to f16
      %448 = arith.muli %418, %c20 : index
      %449 = arith.addi %13, %448 : index
      %450 = arith.muli %419, %c5 : index
      %451 = arith.addi %449, %450 : index
      %452 = vector.load %w[%451] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %453 = vector.bitcast %452 : vector<16xi8> to vector<4xi32>
      %454 = arith.shrui %453, %c21 : vector<4xi32>
      %455 = arith.andi %454, %c22 : vector<4xi32>
      %456 = arith.ori %455, %c23 : vector<4xi32>
      %457 = vector.bitcast %456 : vector<4xi32> to vector<8xf16>
      %458 = arith.shrui %453, %c24 : vector<4xi32>
      %459 = arith.andi %458, %c22 : vector<4xi32>
      %460 = arith.ori %459, %c23 : vector<4xi32>
      %461 = vector.bitcast %460 : vector<4xi32> to vector<8xf16>
      %462 = arith.shrui %453, %c25 : vector<4xi32>
      %463 = arith.andi %462, %c22 : vector<4xi32>
      %464 = arith.ori %463, %c23 : vector<4xi32>
      %465 = vector.bitcast %464 : vector<4xi32> to vector<8xf16>
      %466 = arith.shrui %453, %c26 : vector<4xi32>
      %467 = arith.andi %466, %c22 : vector<4xi32>
      %468 = arith.ori %467, %c23 : vector<4xi32>
      %469 = vector.bitcast %468 : vector<4xi32> to vector<8xf16>
      %470 = vector.shuffle %457, %461 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %471 = vector.shuffle %465, %469 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %472 = vector.shuffle %470, %471 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %473 = vector.broadcast %447 : f16 to vector<32xf16>
      %474 = arith.subf %472, %473 : vector<32xf16>
      %475 = vector.broadcast %431 : f16 to vector<32xf16>
      %476 = arith.mulf %474, %475 : vector<32xf16>
      %477 = vector.shuffle %476, %476 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %478 = vector.shuffle %476, %476 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %479 = arith.muli %352, %c6 : index
      %480 = arith.addi %479, %c7 : index
      %481 = arith.muli %tileRows, %c5 : index
      %482 = arith.muli %480, %481 : index
      %483 = arith.addi %40, %482 : index
      %484 = vector.load %x[%483] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %485 = arith.muli %tileRows, %c2 : index
      %486 = arith.addi %483, %485 : index
      %487 = vector.load %x[%486] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %488 = vector.shuffle %484, %487 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %489 = wave.mma %488, %416, %353 : vector<16xf16>, vector<8xf32>
      %490 = wave.mma %488, %477, %354 : vector<16xf16>, vector<8xf32>
      %491 = arith.muli %352, %c6 : index
      %492 = arith.addi %491, %c8 : index
      %493 = arith.muli %tileRows, %c5 : index
      %494 = arith.muli %492, %493 : index
      %495 = arith.addi %40, %494 : index
      %496 = vector.load %x[%495] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %497 = arith.muli %tileRows, %c2 : index
      %498 = arith.addi %495, %497 : index
      %499 = vector.load %x[%498] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %500 = vector.shuffle %496, %499 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %501 = wave.mma %500, %417, %489 : vector<16xf16>, vector<8xf32>
      %502 = wave.mma %500, %478, %490 : vector<16xf16>, vector<8xf32>
      scf.yield %501, %502 : vector<8xf32>, vector<8xf32>
    }
    %503 = wave.lane
    %504 = wave.wave
    %505 = arith.muli %504, %c6 : index
    %506 = arith.addi %505, %c7 : index
    %507 = arith.muli %506, %c20 : index
    %508 = arith.addi %507, %503 : index
    %509 = vector.extract %355#0[0] : f32 from vector<8xf32>
    %510 = arith.addi %508, %c7 : index
    memref.store %509, %17[%510] : memref<?xf32>
    %511 = vector.extract %355#0[1] : f32 from vector<8xf32>
    %512 = arith.addi %508, %c12 : index
    memref.store %511, %17[%512] : memref<?xf32>
    %513 = vector.extract %355#0[2] : f32 from vector<8xf32>
    %514 = arith.addi %508, %c28 : index
    memref.store %513, %17[%514] : memref<?xf32>
    %515 = vector.extract %355#0[3] : f32 from vector<8xf32>
    %516 = arith.addi %508, %c29 : index
    memref.store %515, %17[%516] : memref<?xf32>
    %517 = vector.extract %355#0[4] : f32 from vector<8xf32>
    %518 = arith.addi %508, %c30 : index
    memref.store %517, %17[%518] : memref<?xf32>
    %519 = vector.extract %355#0[5] : f32 from vector<8xf32>
    %520 = arith.addi %508, %c31 : index
    memref.store %519, %17[%520] : memref<?xf32>
    %521 = vector.extract %355#0[6] : f32 from vector<8xf32>
    %522 = arith.addi %508, %c32 : index
    memref.store %521, %17[%522] : memref<?xf32>
    %523 = vector.extract %355#0[7] : f32 from vector<8xf32>
    %524 = arith.addi %508, %c33 : index
    memref.store %523, %17[%524] : memref<?xf32>
    %525 = arith.muli %504, %c6 : index
    %526 = arith.addi %525, %c8 : index
    %527 = arith.muli %526, %c20 : index
    %528 = arith.addi %527, %503 : index
    %529 = vector.extract %355#1[0] : f32 from vector<8xf32>
    %530 = arith.addi %528, %c7 : index
    memref.store %529, %17[%530] : memref<?xf32>
    %531 = vector.extract %355#1[1] : f32 from vector<8xf32>
    %532 = arith.addi %528, %c12 : index
    memref.store %531, %17[%532] : memref<?xf32>
    %533 = vector.extract %355#1[2] : f32 from vector<8xf32>
    %534 = arith.addi %528, %c28 : index
    memref.store %533, %17[%534] : memref<?xf32>
    %535 = vector.extract %355#1[3] : f32 from vector<8xf32>
    %536 = arith.addi %528, %c29 : index
    memref.store %535, %17[%536] : memref<?xf32>
    %537 = vector.extract %355#1[4] : f32 from vector<8xf32>
    %538 = arith.addi %528, %c30 : index
    memref.store %537, %17[%538] : memref<?xf32>
    %539 = vector.extract %355#1[5] : f32 from vector<8xf32>
    %540 = arith.addi %528, %c31 : index
    memref.store %539, %17[%540] : memref<?xf32>
    %541 = vector.extract %355#1[6] : f32 from vector<8xf32>
    %542 = arith.addi %528, %c32 : index
    memref.store %541, %17[%542] : memref<?xf32>
    %543 = vector.extract %355#1[7] : f32 from vector<8xf32>
    %544 = arith.addi %528, %c33 : index
    memref.store %543, %17[%544] : memref<?xf32>
    wave.barrier
    %545 = arith.muli %504, %c8 : index
    %546 = arith.addi %545, %c7 : index
    %547 = arith.muli %546, %c12 : index
    %548 = arith.addi %547, %503 : index
    %549 = arith.addi %548, %c7 : index
    %550 = memref.load %17[%549] : memref<?xf32>
    %551 = arith.addi %549, %c34 : index
    %552 = memref.load %17[%551] : memref<?xf32>
    %553 = arith.addf %550, %552 : f32
    %554 = arith.addi %549, %c35 : index
    %555 = memref.load %17[%554] : memref<?xf32>
    %556 = arith.addf %553, %555 : f32
    %557 = arith.addi %549, %c36 : index
    %558 = memref.load %17[%557] : memref<?xf32>
    %559 = arith.addf %556, %558 : f32
    %560 = arith.addi %549, %c37 : index
    %561 = memref.load %17[%560] : memref<?xf32>
    %562 = arith.addf %559, %561 : f32
    %563 = arith.addi %549, %c38 : index
    %564 = memref.load %17[%563] : memref<?xf32>
    %565 = arith.addf %562, %564 : f32
    %566 = arith.addi %549, %c39 : index
    %567 = memref.load %17[%566] : memref<?xf32>
    %568 = arith.addf %565, %567 : f32
    %569 = arith.addi %549, %c40 : index
    %570 = memref.load %17[%569] : memref<?xf32>
    %571 = arith.addf %568, %570 : f32
    %572 = arith.muli %546, %c12 : index
    %573 = arith.addi %572, %503 : index
    %574 = arith.addi %573, %c20 : index
    %575 = memref.load %17[%574] : memref<?xf32>
    %576 = arith.addi %574, %c34 : index
    %577 = memref.load %17[%576] : memref<?xf32>
    %578 = arith.addf %575, %577 : f32
    %579 = arith.addi %574, %c35 : index
    %580 = memref.load %17[%579] : memref<?xf32>
    %581 = arith.addf %578, %580 : f32
    %582 = arith.addi %574, %c36 : index
    %583 = memref.load %17[%582] : memref<?xf32>
    %584 = arith.addf %581, %583 : f32
    %585 = arith.addi %574, %c37 : index
    %586 = memref.load %17[%585] : memref<?xf32>
    %587 = arith.addf %584, %586 : f32
    %588 = arith.addi %574, %c38 : index
    %589 = memref.load %17[%588] : memref<?xf32>
    %590 = arith.addf %587, %589 : f32
    %591 = arith.addi %574, %c39 : index
    %592 = memref.load %17[%591] : memref<?xf32>
    %593 = arith.addf %590, %592 : f32
    %594 = arith.addi %574, %c40 : index
    %595 = memref.load %17[%594] : memref<?xf32>
    %596 = arith.addf %593, %595 : f32
    %597 = wave.lane
    %598 = arith.addi %16, %c7 : index
    %599 = arith.muli %546, %c6 : index
    %600 = arith.addi %598, %599 : index
    %601 = arith.divui %597, %c5 : index
    %602 = arith.addi %600, %601 : index
    %603 = arith.cmpi slt, %602, %15 : index
    scf.if %603 {
      %604 = arith.cmpi eq, %hasFactors, %c8 : index
      %605 = arith.muli %602, %c6 : index
      %606 = memref.load %factors[%605] : memref<?xf32>
      %607 = arith.mulf %606, %operandScale : f32
      %608 = arith.select %604, %607, %operandScale : f32
      %609 = arith.mulf %571, %608 : f32
      %610 = arith.mulf %596, %608 : f32
      %611 = arith.muli %602, %outputFeatures : index
      %612 = arith.addi %611, %19 : index
      %613 = wave.lane
      %614 = arith.remui %613, %c5 : index
      %615 = arith.addi %612, %614 : index
      %616 = arith.addi %615, %c7 : index
      memref.store %609, %logits[%616] : memref<?xf32>
      %617 = arith.addi %615, %c5 : index
      memref.store %610, %logits[%617] : memref<?xf32>
    }
  }
  %618 = arith.muli %experts, %c2 : index
  %619 = wave.scratch %618 : memref<?xf32>
  %620 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %620 {
    %621 = arith.addi %16, %c5 : index
    %622 = arith.minsi %621, %15 : index
    %623 = wave.wave
    %624 = arith.addi %16, %623 : index
    scf.for %625 = %624 to %622 step %c2 {
      %626 = wave.wave
      %627 = arith.muli %626, %experts : index
      %628 = wave.lane
      %629 = arith.muli %625, %logitsWidth : index
      %632 = scf.for %630 = %628 to %experts step %c12 iter_args(%631 = %c47) -> (f32) {
        %633 = arith.addi %629, %630 : index
        %634 = memref.load %logits[%633] : memref<?xf32>
        %635 = arith.maximumf %631, %634 : f32
        scf.yield %635 : f32
      }
      %636 = vector.broadcast %632 : f32 to vector<1xf32>
      %637 = wave.reduce "max" %636 : vector<1xf32>
      %640 = scf.for %638 = %628 to %experts step %c12 iter_args(%639 = %c48) -> (f32) {
        %641 = arith.addi %629, %638 : index
        %642 = memref.load %logits[%641] : memref<?xf32>
        %643 = arith.subf %642, %637 : f32
        %644 = arith.mulf %643, %c49 : f32
        %645 = wave.exp2 %644 : f32
        %646 = arith.addi %627, %638 : index
        memref.store %645, %619[%646] : memref<?xf32>
        %647 = arith.addf %639, %645 : f32
        scf.yield %647 : f32
      }
      %648 = vector.broadcast %640 : f32 to vector<1xf32>
      %649 = wave.reduce "add" %648 : vector<1xf32>
      scf.for %650 = %628 to %experts step %c12 {
        %651 = arith.addi %627, %650 : index
        %652 = memref.load %619[%651] : memref<?xf32>
        %653 = arith.divf %652, %649 : f32
        %654 = arith.addi %627, %650 : index
        memref.store %653, %619[%654] : memref<?xf32>
      }
      %659:3 = scf.for %655 = %c7 to %expertsPerToken step %c8 iter_args(%656 = %c48, %657 = %c48, %658 = %c50) -> (f32, f32, i32) {
        %663:2 = scf.for %660 = %628 to %experts step %c12 iter_args(%661 = %c51, %662 = %c48) -> (f32, f32) {
          %664 = arith.addi %627, %660 : index
          %665 = memref.load %619[%664] : memref<?xf32>
          %666 = arith.cmpf ogt, %665, %661 : f32
          %667 = arith.index_cast %660 : index to i32
          %668 = arith.sitofp %667 : i32 to f32
          %669 = arith.select %666, %665, %661 : f32
          %670 = arith.select %666, %668, %662 : f32
          scf.yield %669, %670 : f32, f32
        }
        %671 = vector.broadcast %663#0 : f32 to vector<1xf32>
        %672 = wave.reduce "max" %671 : vector<1xf32>
        %673 = arith.cmpf oeq, %663#0, %672 : f32
        %674 = arith.subf %c48, %663#1 : f32
        %675 = arith.select %673, %674, %c52 : f32
        %676 = vector.broadcast %675 : f32 to vector<1xf32>
        %677 = wave.reduce "max" %676 : vector<1xf32>
        %678 = arith.subf %c48, %677 : f32
        %679 = arith.fptosi %678 : f32 to i32
        %680 = arith.index_cast %679 : i32 to index
        %681 = arith.remui %680, %c12 : index
        %682 = arith.cmpi eq, %681, %628 : index
        scf.if %682 {
          %683 = arith.addi %627, %680 : index
          memref.store %c53, %619[%683] : memref<?xf32>
        }
        %684 = arith.cmpi eq, %655, %628 : index
        %685 = arith.addf %656, %672 : f32
        %686 = arith.select %684, %672, %657 : f32
        %687 = arith.select %684, %679, %658 : i32
        scf.yield %685, %686, %687 : f32, f32, i32
      }
      %688 = arith.cmpi eq, %normalize, %c8 : index
      %689 = arith.divf %659#1, %659#0 : f32
      %690 = arith.select %688, %689, %659#1 : f32
      %691 = arith.cmpi slt, %628, %expertsPerToken : index
      scf.if %691 {
        %692 = arith.muli %625, %expertsPerToken : index
        %693 = arith.addi %692, %628 : index
        memref.store %690, %weights[%693] : memref<?xf32>
        %694 = arith.muli %625, %expertsPerToken : index
        %695 = arith.addi %694, %628 : index
        memref.store %659#2, %ids_out[%695] : memref<?xi32>
      }
    }
  }
  wave.return
}
