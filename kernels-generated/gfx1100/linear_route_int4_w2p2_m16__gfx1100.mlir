// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='int4', waves=2, panels=2, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_int4_w2p2_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) attributes {waves = 2 : i64} {
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
  %c10 = arith.constant 1024 : index
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
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %experts = wave.param "experts" : index
  %arrivals = wave.param "arrivals" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %logitsWidth = wave.param "logitsWidth" : index
  %c41 = arith.constant 0xFF61B1E6 : f32
  %c42 = arith.constant 0x00000000 : f32
  %c43 = arith.constant 0x3FB8AA3B : f32
  %c44 = arith.constant 0 : i32
  %c45 = arith.constant 0xC0000000 : f32
  %c46 = arith.constant 0xCB800000 : f32
  %c47 = arith.constant 0xBF800000 : f32
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
    %545 = arith.muli %504, %c17 : index
    %546 = arith.addi %545, %c7 : index
    %547 = arith.muli %546, %c12 : index
    %548 = arith.addi %547, %503 : index
    %549 = arith.addi %548, %c7 : index
    %550 = memref.load %17[%549] : memref<?xf32>
    %551 = arith.addi %549, %c34 : index
    %552 = memref.load %17[%551] : memref<?xf32>
    %553 = arith.addf %550, %552 : f32
    %554 = arith.muli %546, %c12 : index
    %555 = arith.addi %554, %503 : index
    %556 = arith.addi %555, %c20 : index
    %557 = memref.load %17[%556] : memref<?xf32>
    %558 = arith.addi %556, %c34 : index
    %559 = memref.load %17[%558] : memref<?xf32>
    %560 = arith.addf %557, %559 : f32
    %561 = wave.lane
    %562 = arith.addi %16, %c7 : index
    %563 = arith.muli %546, %c6 : index
    %564 = arith.addi %562, %563 : index
    %565 = arith.divui %561, %c5 : index
    %566 = arith.addi %564, %565 : index
    %567 = arith.cmpi slt, %566, %15 : index
    scf.if %567 {
      %568 = arith.cmpi eq, %hasFactors, %c8 : index
      %569 = arith.muli %566, %c6 : index
      %570 = memref.load %factors[%569] : memref<?xf32>
      %571 = arith.mulf %570, %operandScale : f32
      %572 = arith.select %568, %571, %operandScale : f32
      %573 = arith.mulf %553, %572 : f32
      %574 = arith.mulf %560, %572 : f32
      %575 = arith.muli %566, %outputFeatures : index
      %576 = arith.addi %575, %19 : index
      %577 = wave.lane
      %578 = arith.remui %577, %c5 : index
      %579 = arith.addi %576, %578 : index
      %580 = arith.addi %579, %c7 : index
      memref.store %573, %logits[%580] : memref<?xf32>
      %581 = arith.addi %579, %c5 : index
      memref.store %574, %logits[%581] : memref<?xf32>
    }
    %582 = arith.muli %504, %c17 : index
    %583 = arith.addi %582, %c8 : index
    %584 = arith.muli %583, %c12 : index
    %585 = arith.addi %584, %503 : index
    %586 = arith.addi %585, %c7 : index
    %587 = memref.load %17[%586] : memref<?xf32>
    %588 = arith.addi %586, %c34 : index
    %589 = memref.load %17[%588] : memref<?xf32>
    %590 = arith.addf %587, %589 : f32
    %591 = arith.muli %583, %c12 : index
    %592 = arith.addi %591, %503 : index
    %593 = arith.addi %592, %c20 : index
    %594 = memref.load %17[%593] : memref<?xf32>
    %595 = arith.addi %593, %c34 : index
    %596 = memref.load %17[%595] : memref<?xf32>
    %597 = arith.addf %594, %596 : f32
    %598 = wave.lane
    %599 = arith.addi %16, %c7 : index
    %600 = arith.muli %583, %c6 : index
    %601 = arith.addi %599, %600 : index
    %602 = arith.divui %598, %c5 : index
    %603 = arith.addi %601, %602 : index
    %604 = arith.cmpi slt, %603, %15 : index
    scf.if %604 {
      %605 = arith.cmpi eq, %hasFactors, %c8 : index
      %606 = arith.muli %603, %c6 : index
      %607 = memref.load %factors[%606] : memref<?xf32>
      %608 = arith.mulf %607, %operandScale : f32
      %609 = arith.select %605, %608, %operandScale : f32
      %610 = arith.mulf %590, %609 : f32
      %611 = arith.mulf %597, %609 : f32
      %612 = arith.muli %603, %outputFeatures : index
      %613 = arith.addi %612, %19 : index
      %614 = wave.lane
      %615 = arith.remui %614, %c5 : index
      %616 = arith.addi %613, %615 : index
      %617 = arith.addi %616, %c7 : index
      memref.store %610, %logits[%617] : memref<?xf32>
      %618 = arith.addi %616, %c5 : index
      memref.store %611, %logits[%618] : memref<?xf32>
    }
    %619 = arith.muli %504, %c17 : index
    %620 = arith.addi %619, %c6 : index
    %621 = arith.muli %620, %c12 : index
    %622 = arith.addi %621, %503 : index
    %623 = arith.addi %622, %c7 : index
    %624 = memref.load %17[%623] : memref<?xf32>
    %625 = arith.addi %623, %c34 : index
    %626 = memref.load %17[%625] : memref<?xf32>
    %627 = arith.addf %624, %626 : f32
    %628 = arith.muli %620, %c12 : index
    %629 = arith.addi %628, %503 : index
    %630 = arith.addi %629, %c20 : index
    %631 = memref.load %17[%630] : memref<?xf32>
    %632 = arith.addi %630, %c34 : index
    %633 = memref.load %17[%632] : memref<?xf32>
    %634 = arith.addf %631, %633 : f32
    %635 = wave.lane
    %636 = arith.addi %16, %c7 : index
    %637 = arith.muli %620, %c6 : index
    %638 = arith.addi %636, %637 : index
    %639 = arith.divui %635, %c5 : index
    %640 = arith.addi %638, %639 : index
    %641 = arith.cmpi slt, %640, %15 : index
    scf.if %641 {
      %642 = arith.cmpi eq, %hasFactors, %c8 : index
      %643 = arith.muli %640, %c6 : index
      %644 = memref.load %factors[%643] : memref<?xf32>
      %645 = arith.mulf %644, %operandScale : f32
      %646 = arith.select %642, %645, %operandScale : f32
      %647 = arith.mulf %627, %646 : f32
      %648 = arith.mulf %634, %646 : f32
      %649 = arith.muli %640, %outputFeatures : index
      %650 = arith.addi %649, %19 : index
      %651 = wave.lane
      %652 = arith.remui %651, %c5 : index
      %653 = arith.addi %650, %652 : index
      %654 = arith.addi %653, %c7 : index
      memref.store %647, %logits[%654] : memref<?xf32>
      %655 = arith.addi %653, %c5 : index
      memref.store %648, %logits[%655] : memref<?xf32>
    }
    %656 = arith.muli %504, %c17 : index
    %657 = arith.addi %656, %c27 : index
    %658 = arith.muli %657, %c12 : index
    %659 = arith.addi %658, %503 : index
    %660 = arith.addi %659, %c7 : index
    %661 = memref.load %17[%660] : memref<?xf32>
    %662 = arith.addi %660, %c34 : index
    %663 = memref.load %17[%662] : memref<?xf32>
    %664 = arith.addf %661, %663 : f32
    %665 = arith.muli %657, %c12 : index
    %666 = arith.addi %665, %503 : index
    %667 = arith.addi %666, %c20 : index
    %668 = memref.load %17[%667] : memref<?xf32>
    %669 = arith.addi %667, %c34 : index
    %670 = memref.load %17[%669] : memref<?xf32>
    %671 = arith.addf %668, %670 : f32
    %672 = wave.lane
    %673 = arith.addi %16, %c7 : index
    %674 = arith.muli %657, %c6 : index
    %675 = arith.addi %673, %674 : index
    %676 = arith.divui %672, %c5 : index
    %677 = arith.addi %675, %676 : index
    %678 = arith.cmpi slt, %677, %15 : index
    scf.if %678 {
      %679 = arith.cmpi eq, %hasFactors, %c8 : index
      %680 = arith.muli %677, %c6 : index
      %681 = memref.load %factors[%680] : memref<?xf32>
      %682 = arith.mulf %681, %operandScale : f32
      %683 = arith.select %679, %682, %operandScale : f32
      %684 = arith.mulf %664, %683 : f32
      %685 = arith.mulf %671, %683 : f32
      %686 = arith.muli %677, %outputFeatures : index
      %687 = arith.addi %686, %19 : index
      %688 = wave.lane
      %689 = arith.remui %688, %c5 : index
      %690 = arith.addi %687, %689 : index
      %691 = arith.addi %690, %c7 : index
      memref.store %684, %logits[%691] : memref<?xf32>
      %692 = arith.addi %690, %c5 : index
      memref.store %685, %logits[%692] : memref<?xf32>
    }
  }
  %693 = arith.muli %experts, %c6 : index
  %694 = wave.scratch %693 : memref<?xf32>
  %695 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %695 {
    %696 = arith.addi %16, %c5 : index
    %697 = arith.minsi %696, %15 : index
    %698 = wave.wave
    %699 = arith.addi %16, %698 : index
    scf.for %700 = %699 to %697 step %c6 {
      %701 = wave.wave
      %702 = arith.muli %701, %experts : index
      %703 = wave.lane
      %704 = arith.muli %700, %logitsWidth : index
      %707 = scf.for %705 = %703 to %experts step %c12 iter_args(%706 = %c41) -> (f32) {
        %708 = arith.addi %704, %705 : index
        %709 = memref.load %logits[%708] : memref<?xf32>
        %710 = arith.maximumf %706, %709 : f32
        scf.yield %710 : f32
      }
      %711 = vector.broadcast %707 : f32 to vector<1xf32>
      %712 = wave.reduce "max" %711 : vector<1xf32>
      %715 = scf.for %713 = %703 to %experts step %c12 iter_args(%714 = %c42) -> (f32) {
        %716 = arith.addi %704, %713 : index
        %717 = memref.load %logits[%716] : memref<?xf32>
        %718 = arith.subf %717, %712 : f32
        %719 = arith.mulf %718, %c43 : f32
        %720 = wave.exp2 %719 : f32
        %721 = arith.addi %702, %713 : index
        memref.store %720, %694[%721] : memref<?xf32>
        %722 = arith.addf %714, %720 : f32
        scf.yield %722 : f32
      }
      %723 = vector.broadcast %715 : f32 to vector<1xf32>
      %724 = wave.reduce "add" %723 : vector<1xf32>
      scf.for %725 = %703 to %experts step %c12 {
        %726 = arith.addi %702, %725 : index
        %727 = memref.load %694[%726] : memref<?xf32>
        %728 = arith.divf %727, %724 : f32
        %729 = arith.addi %702, %725 : index
        memref.store %728, %694[%729] : memref<?xf32>
      }
      %734:3 = scf.for %730 = %c7 to %expertsPerToken step %c8 iter_args(%731 = %c42, %732 = %c42, %733 = %c44) -> (f32, f32, i32) {
        %738:2 = scf.for %735 = %703 to %experts step %c12 iter_args(%736 = %c45, %737 = %c42) -> (f32, f32) {
          %739 = arith.addi %702, %735 : index
          %740 = memref.load %694[%739] : memref<?xf32>
          %741 = arith.cmpf ogt, %740, %736 : f32
          %742 = arith.index_cast %735 : index to i32
          %743 = arith.sitofp %742 : i32 to f32
          %744 = arith.select %741, %740, %736 : f32
          %745 = arith.select %741, %743, %737 : f32
          scf.yield %744, %745 : f32, f32
        }
        %746 = vector.broadcast %738#0 : f32 to vector<1xf32>
        %747 = wave.reduce "max" %746 : vector<1xf32>
        %748 = arith.cmpf oeq, %738#0, %747 : f32
        %749 = arith.subf %c42, %738#1 : f32
        %750 = arith.select %748, %749, %c46 : f32
        %751 = vector.broadcast %750 : f32 to vector<1xf32>
        %752 = wave.reduce "max" %751 : vector<1xf32>
        %753 = arith.subf %c42, %752 : f32
        %754 = arith.fptosi %753 : f32 to i32
        %755 = arith.index_cast %754 : i32 to index
        %756 = arith.remui %755, %c12 : index
        %757 = arith.cmpi eq, %756, %703 : index
        scf.if %757 {
          %758 = arith.addi %702, %755 : index
          memref.store %c47, %694[%758] : memref<?xf32>
        }
        %759 = arith.cmpi eq, %730, %703 : index
        %760 = arith.addf %731, %747 : f32
        %761 = arith.select %759, %747, %732 : f32
        %762 = arith.select %759, %754, %733 : i32
        scf.yield %760, %761, %762 : f32, f32, i32
      }
      %763 = arith.cmpi eq, %normalize, %c8 : index
      %764 = arith.divf %734#1, %734#0 : f32
      %765 = arith.select %763, %764, %734#1 : f32
      %766 = arith.cmpi slt, %703, %expertsPerToken : index
      scf.if %766 {
        %767 = arith.muli %700, %expertsPerToken : index
        %768 = arith.addi %767, %703 : index
        memref.store %765, %weights[%768] : memref<?xf32>
        %769 = arith.muli %700, %expertsPerToken : index
        %770 = arith.addi %769, %703 : index
        memref.store %734#2, %ids_out[%770] : memref<?xi32>
      }
    }
  }
  wave.return
}
