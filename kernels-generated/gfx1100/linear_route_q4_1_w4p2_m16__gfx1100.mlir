// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='q4_1', waves=4, panels=2, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_q4_1_w4p2_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) attributes {waves = 4 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 127 : index
  %c4 = arith.constant 128 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 16 : index
  %c9 = arith.constant 2048 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c11 = arith.constant 32 : index
  %tileRows = wave.param "tileRows" : index
  %c13 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c16 = arith.constant 64 : index
  %c17 = arith.constant 4 : index
  %c18 = arith.constant 256 : index
  %c19 = arith.constant dense<0> : vector<4xi32>
  %c20 = arith.constant dense<983055> : vector<4xi32>
  %c21 = arith.constant dense<1677747200> : vector<4xi32>
  %c22 = arith.constant dense<4> : vector<4xi32>
  %c23 = arith.constant dense<8> : vector<4xi32>
  %c24 = arith.constant dense<12> : vector<4xi32>
  %c25 = arith.constant dense<0x6400> : vector<32xf16>
  %c26 = arith.constant 3 : index
  %c27 = arith.constant 96 : index
  %c28 = arith.constant 160 : index
  %c29 = arith.constant 192 : index
  %c30 = arith.constant 224 : index
  %c31 = arith.constant 512 : index
  %c32 = arith.constant 1024 : index
  %c33 = arith.constant 1536 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %experts = wave.param "experts" : index
  %arrivals = wave.param "arrivals" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %logitsWidth = wave.param "logitsWidth" : index
  %c40 = arith.constant 0xFF61B1E6 : f32
  %c41 = arith.constant 0x00000000 : f32
  %c42 = arith.constant 0x3FB8AA3B : f32
  %c43 = arith.constant 0 : i32
  %c44 = arith.constant 0xC0000000 : f32
  %c45 = arith.constant 0xCB800000 : f32
  %c46 = arith.constant 0xBF800000 : f32
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
  %9 = arith.muli %0, %c2 : index
  %10 = arith.addi %9, %c5 : index
  %11 = arith.muli %10, %8 : index
  %12 = arith.addi %9, %c6 : index
  %13 = arith.muli %12, %8 : index
  %14 = memref.load %step[%countAt] : memref<?xi32>
  %15 = arith.index_cast %14 : i32 to index
  %16 = arith.muli %1, %c8 : index
  %17 = wave.scratch %c9 : memref<?xf32>
  %18 = wave.block 0
  %19 = arith.muli %18, %c11 : index
  %20 = arith.cmpi slt, %16, %15 : index
  scf.if %20 {
    %21 = wave.lane
    %22 = arith.remui %21, %c8 : index
    %23 = arith.remui %22, %tileRows : index
    %24 = arith.addi %16, %23 : index
    %25 = arith.divui %24, %tileRows : index
    %26 = arith.divui %inputFeatures, %c8 : index
    %27 = arith.muli %25, %26 : index
    %28 = arith.divui %c5, %c8 : index
    %29 = arith.addi %27, %28 : index
    %30 = arith.muli %29, %c2 : index
    %31 = arith.remui %c5, %c8 : index
    %32 = arith.divui %31, %c1 : index
    %33 = arith.addi %30, %32 : index
    %34 = arith.muli %tileRows, %c1 : index
    %35 = arith.muli %33, %34 : index
    %36 = arith.remui %24, %tileRows : index
    %37 = arith.muli %36, %c1 : index
    %38 = arith.addi %35, %37 : index
    %39 = arith.remui %c5, %c1 : index
    %40 = arith.addi %38, %39 : index
    %41 = wave.wave
    %42 = arith.divui %inputFeatures, %c11 : index
    %43 = arith.muli %41, %stepsPerWave : index
    %44 = arith.minsi %43, %42 : index
    %45 = arith.addi %44, %stepsPerWave : index
    %46 = arith.minsi %45, %42 : index
    %47 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %48 = arith.subi %46, %44 : index
    %49 = arith.divui %48, %c2 : index
    %50 = arith.muli %49, %c2 : index
    %51 = arith.addi %44, %50 : index
    %52 = arith.addi %44, %stepsPerWave : index
    %53 = arith.select %47, %52, %51 : index
    %57:2 = scf.for %54 = %44 to %53 step %c2 iter_args(%55 = %c13, %56 = %c13) -> (vector<8xf32>, vector<8xf32>) {
      %58 = wave.lane
      %59 = arith.addi %54, %c5 : index
      %60 = arith.remui %58, %c8 : index
      %61 = arith.addi %11, %c4 : index
      %62 = arith.muli %59, %c16 : index
      %63 = arith.addi %61, %62 : index
      %64 = arith.muli %60, %c17 : index
      %65 = arith.addi %63, %64 : index
      %66 = vector.load %w[%65] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %67 = vector.bitcast %66 : vector<4xi8> to vector<2xf16>
      %68 = vector.extract %67[0] : f16 from vector<2xf16>
      %69 = vector.broadcast %68 : f16 to vector<16xf16>
      %70 = vector.extract %67[1] : f16 from vector<2xf16>
      %71 = vector.broadcast %70 : f16 to vector<16xf16>
      %72 = arith.addi %11, %c4 : index
      %73 = arith.muli %inputFeatures, %c2 : index
      %74 = arith.addi %73, %c3 : index
      %75 = arith.divui %74, %c4 : index
      %76 = arith.muli %75, %c4 : index
      %77 = arith.addi %72, %76 : index
      %78 = arith.muli %59, %c18 : index
      %79 = arith.addi %77, %78 : index
      %80 = arith.muli %60, %c8 : index
      %81 = arith.addi %79, %80 : index
      %82 = vector.load %w[%81] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %83 = vector.bitcast %82 : vector<16xi8> to vector<4xi32>
      %84 = arith.shrui %83, %c19 : vector<4xi32>
      %85 = arith.andi %84, %c20 : vector<4xi32>
      %86 = arith.ori %85, %c21 : vector<4xi32>
      %87 = vector.bitcast %86 : vector<4xi32> to vector<8xf16>
      %88 = arith.shrui %83, %c22 : vector<4xi32>
      %89 = arith.andi %88, %c20 : vector<4xi32>
      %90 = arith.ori %89, %c21 : vector<4xi32>
      %91 = vector.bitcast %90 : vector<4xi32> to vector<8xf16>
      %92 = arith.shrui %83, %c23 : vector<4xi32>
      %93 = arith.andi %92, %c20 : vector<4xi32>
      %94 = arith.ori %93, %c21 : vector<4xi32>
      %95 = vector.bitcast %94 : vector<4xi32> to vector<8xf16>
      %96 = arith.shrui %83, %c24 : vector<4xi32>
      %97 = arith.andi %96, %c20 : vector<4xi32>
      %98 = arith.ori %97, %c21 : vector<4xi32>
      %99 = vector.bitcast %98 : vector<4xi32> to vector<8xf16>
      %100 = vector.shuffle %87, %91 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %101 = vector.shuffle %95, %99 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %102 = vector.shuffle %100, %101 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %103 = arith.subf %102, %c25 : vector<32xf16>
      %104 = vector.shuffle %103, %103 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %105 = vector.shuffle %103, %103 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %106 = math.fma %104, %69, %71 : vector<16xf16>
      %107 = math.fma %105, %69, %71 : vector<16xf16>
      %108 = arith.addi %54, %c6 : index
      %109 = arith.remui %58, %c8 : index
      %110 = arith.addi %11, %c4 : index
      %111 = arith.muli %108, %c16 : index
      %112 = arith.addi %110, %111 : index
      %113 = arith.muli %109, %c17 : index
      %114 = arith.addi %112, %113 : index
      %115 = vector.load %w[%114] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %116 = vector.bitcast %115 : vector<4xi8> to vector<2xf16>
      %117 = vector.extract %116[0] : f16 from vector<2xf16>
      %118 = vector.broadcast %117 : f16 to vector<16xf16>
      %119 = vector.extract %116[1] : f16 from vector<2xf16>
      %120 = vector.broadcast %119 : f16 to vector<16xf16>
      %121 = arith.addi %11, %c4 : index
      %122 = arith.muli %inputFeatures, %c2 : index
      %123 = arith.addi %122, %c3 : index
      %124 = arith.divui %123, %c4 : index
      %125 = arith.muli %124, %c4 : index
      %126 = arith.addi %121, %125 : index
      %127 = arith.muli %108, %c18 : index
      %128 = arith.addi %126, %127 : index
      %129 = arith.muli %109, %c8 : index
      %130 = arith.addi %128, %129 : index
      %131 = vector.load %w[%130] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %132 = vector.bitcast %131 : vector<16xi8> to vector<4xi32>
      %133 = arith.shrui %132, %c19 : vector<4xi32>
      %134 = arith.andi %133, %c20 : vector<4xi32>
      %135 = arith.ori %134, %c21 : vector<4xi32>
      %136 = vector.bitcast %135 : vector<4xi32> to vector<8xf16>
      %137 = arith.shrui %132, %c22 : vector<4xi32>
      %138 = arith.andi %137, %c20 : vector<4xi32>
      %139 = arith.ori %138, %c21 : vector<4xi32>
      %140 = vector.bitcast %139 : vector<4xi32> to vector<8xf16>
      %141 = arith.shrui %132, %c23 : vector<4xi32>
      %142 = arith.andi %141, %c20 : vector<4xi32>
      %143 = arith.ori %142, %c21 : vector<4xi32>
      %144 = vector.bitcast %143 : vector<4xi32> to vector<8xf16>
      %145 = arith.shrui %132, %c24 : vector<4xi32>
      %146 = arith.andi %145, %c20 : vector<4xi32>
      %147 = arith.ori %146, %c21 : vector<4xi32>
      %148 = vector.bitcast %147 : vector<4xi32> to vector<8xf16>
      %149 = vector.shuffle %136, %140 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %150 = vector.shuffle %144, %148 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %151 = vector.shuffle %149, %150 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %152 = arith.subf %151, %c25 : vector<32xf16>
      %153 = vector.shuffle %152, %152 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %154 = vector.shuffle %152, %152 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %155 = math.fma %153, %118, %120 : vector<16xf16>
      %156 = math.fma %154, %118, %120 : vector<16xf16>
      %157 = arith.addi %54, %c5 : index
      %158 = arith.remui %58, %c8 : index
      %159 = arith.addi %13, %c4 : index
      %160 = arith.muli %157, %c16 : index
      %161 = arith.addi %159, %160 : index
      %162 = arith.muli %158, %c17 : index
      %163 = arith.addi %161, %162 : index
      %164 = vector.load %w[%163] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %165 = vector.bitcast %164 : vector<4xi8> to vector<2xf16>
      %166 = vector.extract %165[0] : f16 from vector<2xf16>
      %167 = vector.broadcast %166 : f16 to vector<16xf16>
      %168 = vector.extract %165[1] : f16 from vector<2xf16>
      %169 = vector.broadcast %168 : f16 to vector<16xf16>
      %170 = arith.addi %13, %c4 : index
      %171 = arith.muli %inputFeatures, %c2 : index
      %172 = arith.addi %171, %c3 : index
      %173 = arith.divui %172, %c4 : index
      %174 = arith.muli %173, %c4 : index
      %175 = arith.addi %170, %174 : index
      %176 = arith.muli %157, %c18 : index
      %177 = arith.addi %175, %176 : index
      %178 = arith.muli %158, %c8 : index
      %179 = arith.addi %177, %178 : index
      %180 = vector.load %w[%179] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %181 = vector.bitcast %180 : vector<16xi8> to vector<4xi32>
      %182 = arith.shrui %181, %c19 : vector<4xi32>
      %183 = arith.andi %182, %c20 : vector<4xi32>
      %184 = arith.ori %183, %c21 : vector<4xi32>
      %185 = vector.bitcast %184 : vector<4xi32> to vector<8xf16>
      %186 = arith.shrui %181, %c22 : vector<4xi32>
      %187 = arith.andi %186, %c20 : vector<4xi32>
      %188 = arith.ori %187, %c21 : vector<4xi32>
      %189 = vector.bitcast %188 : vector<4xi32> to vector<8xf16>
      %190 = arith.shrui %181, %c23 : vector<4xi32>
      %191 = arith.andi %190, %c20 : vector<4xi32>
      %192 = arith.ori %191, %c21 : vector<4xi32>
      %193 = vector.bitcast %192 : vector<4xi32> to vector<8xf16>
      %194 = arith.shrui %181, %c24 : vector<4xi32>
      %195 = arith.andi %194, %c20 : vector<4xi32>
      %196 = arith.ori %195, %c21 : vector<4xi32>
      %197 = vector.bitcast %196 : vector<4xi32> to vector<8xf16>
      %198 = vector.shuffle %185, %189 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %199 = vector.shuffle %193, %197 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %200 = vector.shuffle %198, %199 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %201 = arith.subf %200, %c25 : vector<32xf16>
      %202 = vector.shuffle %201, %201 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %203 = vector.shuffle %201, %201 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %204 = math.fma %202, %167, %169 : vector<16xf16>
      %205 = math.fma %203, %167, %169 : vector<16xf16>
      %206 = arith.addi %54, %c6 : index
      %207 = arith.remui %58, %c8 : index
      %208 = arith.addi %13, %c4 : index
      %209 = arith.muli %206, %c16 : index
      %210 = arith.addi %208, %209 : index
      %211 = arith.muli %207, %c17 : index
      %212 = arith.addi %210, %211 : index
      %213 = vector.load %w[%212] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %214 = vector.bitcast %213 : vector<4xi8> to vector<2xf16>
      %215 = vector.extract %214[0] : f16 from vector<2xf16>
      %216 = vector.broadcast %215 : f16 to vector<16xf16>
      %217 = vector.extract %214[1] : f16 from vector<2xf16>
      %218 = vector.broadcast %217 : f16 to vector<16xf16>
      %219 = arith.addi %13, %c4 : index
      %220 = arith.muli %inputFeatures, %c2 : index
      %221 = arith.addi %220, %c3 : index
      %222 = arith.divui %221, %c4 : index
      %223 = arith.muli %222, %c4 : index
      %224 = arith.addi %219, %223 : index
      %225 = arith.muli %206, %c18 : index
      %226 = arith.addi %224, %225 : index
      %227 = arith.muli %207, %c8 : index
      %228 = arith.addi %226, %227 : index
      %229 = vector.load %w[%228] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %230 = vector.bitcast %229 : vector<16xi8> to vector<4xi32>
      %231 = arith.shrui %230, %c19 : vector<4xi32>
      %232 = arith.andi %231, %c20 : vector<4xi32>
      %233 = arith.ori %232, %c21 : vector<4xi32>
      %234 = vector.bitcast %233 : vector<4xi32> to vector<8xf16>
      %235 = arith.shrui %230, %c22 : vector<4xi32>
      %236 = arith.andi %235, %c20 : vector<4xi32>
      %237 = arith.ori %236, %c21 : vector<4xi32>
      %238 = vector.bitcast %237 : vector<4xi32> to vector<8xf16>
      %239 = arith.shrui %230, %c23 : vector<4xi32>
      %240 = arith.andi %239, %c20 : vector<4xi32>
      %241 = arith.ori %240, %c21 : vector<4xi32>
      %242 = vector.bitcast %241 : vector<4xi32> to vector<8xf16>
      %243 = arith.shrui %230, %c24 : vector<4xi32>
      %244 = arith.andi %243, %c20 : vector<4xi32>
      %245 = arith.ori %244, %c21 : vector<4xi32>
      %246 = vector.bitcast %245 : vector<4xi32> to vector<8xf16>
      %247 = vector.shuffle %234, %238 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %248 = vector.shuffle %242, %246 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %249 = vector.shuffle %247, %248 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %250 = arith.subf %249, %c25 : vector<32xf16>
      %251 = vector.shuffle %250, %250 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %252 = vector.shuffle %250, %250 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %253 = math.fma %251, %216, %218 : vector<16xf16>
      %254 = math.fma %252, %216, %218 : vector<16xf16>
      %255 = arith.muli %54, %c2 : index
      %256 = arith.addi %255, %c5 : index
      %257 = arith.muli %tileRows, %c8 : index
      %258 = arith.muli %256, %257 : index
      %259 = arith.addi %40, %258 : index
      %260 = vector.load %x[%259] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %261 = arith.muli %tileRows, %c1 : index
      %262 = arith.addi %259, %261 : index
      %263 = vector.load %x[%262] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %264 = vector.shuffle %260, %263 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %265 = wave.mma %264, %106, %55 : vector<16xf16>, vector<8xf32>
      %266 = wave.mma %264, %204, %56 : vector<16xf16>, vector<8xf32>
      %267 = arith.muli %54, %c2 : index
      %268 = arith.addi %267, %c6 : index
      %269 = arith.muli %tileRows, %c8 : index
      %270 = arith.muli %268, %269 : index
      %271 = arith.addi %40, %270 : index
      %272 = vector.load %x[%271] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %273 = arith.muli %tileRows, %c1 : index
      %274 = arith.addi %271, %273 : index
      %275 = vector.load %x[%274] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %276 = vector.shuffle %272, %275 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %277 = wave.mma %276, %107, %265 : vector<16xf16>, vector<8xf32>
      %278 = wave.mma %276, %205, %266 : vector<16xf16>, vector<8xf32>
      %279 = arith.muli %54, %c2 : index
      %280 = arith.addi %279, %c2 : index
      %281 = arith.muli %tileRows, %c8 : index
      %282 = arith.muli %280, %281 : index
      %283 = arith.addi %40, %282 : index
      %284 = vector.load %x[%283] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %285 = arith.muli %tileRows, %c1 : index
      %286 = arith.addi %283, %285 : index
      %287 = vector.load %x[%286] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %288 = vector.shuffle %284, %287 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %289 = wave.mma %288, %155, %277 : vector<16xf16>, vector<8xf32>
      %290 = wave.mma %288, %253, %278 : vector<16xf16>, vector<8xf32>
      %291 = arith.muli %54, %c2 : index
      %292 = arith.addi %291, %c26 : index
      %293 = arith.muli %tileRows, %c8 : index
      %294 = arith.muli %292, %293 : index
      %295 = arith.addi %40, %294 : index
      %296 = vector.load %x[%295] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %297 = arith.muli %tileRows, %c1 : index
      %298 = arith.addi %295, %297 : index
      %299 = vector.load %x[%298] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %300 = vector.shuffle %296, %299 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %301 = wave.mma %300, %156, %289 : vector<16xf16>, vector<8xf32>
      %302 = wave.mma %300, %254, %290 : vector<16xf16>, vector<8xf32>
      scf.yield %301, %302 : vector<8xf32>, vector<8xf32>
    }
    %303 = arith.select %47, %53, %46 : index
    %307:2 = scf.for %304 = %53 to %303 step %c6 iter_args(%305 = %57#0, %306 = %57#1) -> (vector<8xf32>, vector<8xf32>) {
      %308 = wave.lane
      %309 = arith.addi %304, %c5 : index
      %310 = arith.remui %308, %c8 : index
      %311 = arith.addi %11, %c4 : index
      %312 = arith.muli %309, %c16 : index
      %313 = arith.addi %311, %312 : index
      %314 = arith.muli %310, %c17 : index
      %315 = arith.addi %313, %314 : index
      %316 = vector.load %w[%315] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %317 = vector.bitcast %316 : vector<4xi8> to vector<2xf16>
      %318 = vector.extract %317[0] : f16 from vector<2xf16>
      %319 = vector.broadcast %318 : f16 to vector<16xf16>
      %320 = vector.extract %317[1] : f16 from vector<2xf16>
      %321 = vector.broadcast %320 : f16 to vector<16xf16>
      %322 = arith.addi %11, %c4 : index
      %323 = arith.muli %inputFeatures, %c2 : index
      %324 = arith.addi %323, %c3 : index
      %325 = arith.divui %324, %c4 : index
      %326 = arith.muli %325, %c4 : index
      %327 = arith.addi %322, %326 : index
      %328 = arith.muli %309, %c18 : index
      %329 = arith.addi %327, %328 : index
      %330 = arith.muli %310, %c8 : index
      %331 = arith.addi %329, %330 : index
      %332 = vector.load %w[%331] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %333 = vector.bitcast %332 : vector<16xi8> to vector<4xi32>
      %334 = arith.shrui %333, %c19 : vector<4xi32>
      %335 = arith.andi %334, %c20 : vector<4xi32>
      %336 = arith.ori %335, %c21 : vector<4xi32>
      %337 = vector.bitcast %336 : vector<4xi32> to vector<8xf16>
      %338 = arith.shrui %333, %c22 : vector<4xi32>
      %339 = arith.andi %338, %c20 : vector<4xi32>
      %340 = arith.ori %339, %c21 : vector<4xi32>
      %341 = vector.bitcast %340 : vector<4xi32> to vector<8xf16>
      %342 = arith.shrui %333, %c23 : vector<4xi32>
      %343 = arith.andi %342, %c20 : vector<4xi32>
      %344 = arith.ori %343, %c21 : vector<4xi32>
      %345 = vector.bitcast %344 : vector<4xi32> to vector<8xf16>
      %346 = arith.shrui %333, %c24 : vector<4xi32>
      %347 = arith.andi %346, %c20 : vector<4xi32>
      %348 = arith.ori %347, %c21 : vector<4xi32>
      %349 = vector.bitcast %348 : vector<4xi32> to vector<8xf16>
      %350 = vector.shuffle %337, %341 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %351 = vector.shuffle %345, %349 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %352 = vector.shuffle %350, %351 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %353 = arith.subf %352, %c25 : vector<32xf16>
      %354 = vector.shuffle %353, %353 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %355 = vector.shuffle %353, %353 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %356 = math.fma %354, %319, %321 : vector<16xf16>
      %357 = math.fma %355, %319, %321 : vector<16xf16>
      %358 = arith.addi %304, %c5 : index
      %359 = arith.remui %308, %c8 : index
      %360 = arith.addi %13, %c4 : index
      %361 = arith.muli %358, %c16 : index
      %362 = arith.addi %360, %361 : index
      %363 = arith.muli %359, %c17 : index
      %364 = arith.addi %362, %363 : index
      %365 = vector.load %w[%364] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %366 = vector.bitcast %365 : vector<4xi8> to vector<2xf16>
      %367 = vector.extract %366[0] : f16 from vector<2xf16>
      %368 = vector.broadcast %367 : f16 to vector<16xf16>
      %369 = vector.extract %366[1] : f16 from vector<2xf16>
      %370 = vector.broadcast %369 : f16 to vector<16xf16>
      %371 = arith.addi %13, %c4 : index
      %372 = arith.muli %inputFeatures, %c2 : index
      %373 = arith.addi %372, %c3 : index
      %374 = arith.divui %373, %c4 : index
      %375 = arith.muli %374, %c4 : index
      %376 = arith.addi %371, %375 : index
      %377 = arith.muli %358, %c18 : index
      %378 = arith.addi %376, %377 : index
      %379 = arith.muli %359, %c8 : index
      %380 = arith.addi %378, %379 : index
      %381 = vector.load %w[%380] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %382 = vector.bitcast %381 : vector<16xi8> to vector<4xi32>
      %383 = arith.shrui %382, %c19 : vector<4xi32>
      %384 = arith.andi %383, %c20 : vector<4xi32>
      %385 = arith.ori %384, %c21 : vector<4xi32>
      %386 = vector.bitcast %385 : vector<4xi32> to vector<8xf16>
      %387 = arith.shrui %382, %c22 : vector<4xi32>
      %388 = arith.andi %387, %c20 : vector<4xi32>
      %389 = arith.ori %388, %c21 : vector<4xi32>
      %390 = vector.bitcast %389 : vector<4xi32> to vector<8xf16>
      %391 = arith.shrui %382, %c23 : vector<4xi32>
      %392 = arith.andi %391, %c20 : vector<4xi32>
      %393 = arith.ori %392, %c21 : vector<4xi32>
      %394 = vector.bitcast %393 : vector<4xi32> to vector<8xf16>
      %395 = arith.shrui %382, %c24 : vector<4xi32>
      %396 = arith.andi %395, %c20 : vector<4xi32>
      %397 = arith.ori %396, %c21 : vector<4xi32>
      %398 = vector.bitcast %397 : vector<4xi32> to vector<8xf16>
      %399 = vector.shuffle %386, %390 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %400 = vector.shuffle %394, %398 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %401 = vector.shuffle %399, %400 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %402 = arith.subf %401, %c25 : vector<32xf16>
      %403 = vector.shuffle %402, %402 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %404 = vector.shuffle %402, %402 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %405 = math.fma %403, %368, %370 : vector<16xf16>
      %406 = math.fma %404, %368, %370 : vector<16xf16>
      %407 = arith.muli %304, %c2 : index
      %408 = arith.addi %407, %c5 : index
      %409 = arith.muli %tileRows, %c8 : index
      %410 = arith.muli %408, %409 : index
      %411 = arith.addi %40, %410 : index
      %412 = vector.load %x[%411] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %413 = arith.muli %tileRows, %c1 : index
      %414 = arith.addi %411, %413 : index
      %415 = vector.load %x[%414] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %416 = vector.shuffle %412, %415 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %417 = wave.mma %416, %356, %305 : vector<16xf16>, vector<8xf32>
      %418 = wave.mma %416, %405, %306 : vector<16xf16>, vector<8xf32>
      %419 = arith.muli %304, %c2 : index
      %420 = arith.addi %419, %c6 : index
      %421 = arith.muli %tileRows, %c8 : index
      %422 = arith.muli %420, %421 : index
      %423 = arith.addi %40, %422 : index
      %424 = vector.load %x[%423] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %425 = arith.muli %tileRows, %c1 : index
      %426 = arith.addi %423, %425 : index
      %427 = vector.load %x[%426] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %428 = vector.shuffle %424, %427 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %429 = wave.mma %428, %357, %417 : vector<16xf16>, vector<8xf32>
      %430 = wave.mma %428, %406, %418 : vector<16xf16>, vector<8xf32>
      scf.yield %429, %430 : vector<8xf32>, vector<8xf32>
    }
    %431 = wave.lane
    %432 = wave.wave
    %433 = arith.muli %432, %c2 : index
    %434 = arith.addi %433, %c5 : index
    %435 = arith.muli %434, %c18 : index
    %436 = arith.addi %435, %431 : index
    %437 = vector.extract %307#0[0] : f32 from vector<8xf32>
    %438 = arith.addi %436, %c5 : index
    memref.store %437, %17[%438] : memref<?xf32>
    %439 = vector.extract %307#0[1] : f32 from vector<8xf32>
    %440 = arith.addi %436, %c11 : index
    memref.store %439, %17[%440] : memref<?xf32>
    %441 = vector.extract %307#0[2] : f32 from vector<8xf32>
    %442 = arith.addi %436, %c16 : index
    memref.store %441, %17[%442] : memref<?xf32>
    %443 = vector.extract %307#0[3] : f32 from vector<8xf32>
    %444 = arith.addi %436, %c27 : index
    memref.store %443, %17[%444] : memref<?xf32>
    %445 = vector.extract %307#0[4] : f32 from vector<8xf32>
    %446 = arith.addi %436, %c4 : index
    memref.store %445, %17[%446] : memref<?xf32>
    %447 = vector.extract %307#0[5] : f32 from vector<8xf32>
    %448 = arith.addi %436, %c28 : index
    memref.store %447, %17[%448] : memref<?xf32>
    %449 = vector.extract %307#0[6] : f32 from vector<8xf32>
    %450 = arith.addi %436, %c29 : index
    memref.store %449, %17[%450] : memref<?xf32>
    %451 = vector.extract %307#0[7] : f32 from vector<8xf32>
    %452 = arith.addi %436, %c30 : index
    memref.store %451, %17[%452] : memref<?xf32>
    %453 = arith.muli %432, %c2 : index
    %454 = arith.addi %453, %c6 : index
    %455 = arith.muli %454, %c18 : index
    %456 = arith.addi %455, %431 : index
    %457 = vector.extract %307#1[0] : f32 from vector<8xf32>
    %458 = arith.addi %456, %c5 : index
    memref.store %457, %17[%458] : memref<?xf32>
    %459 = vector.extract %307#1[1] : f32 from vector<8xf32>
    %460 = arith.addi %456, %c11 : index
    memref.store %459, %17[%460] : memref<?xf32>
    %461 = vector.extract %307#1[2] : f32 from vector<8xf32>
    %462 = arith.addi %456, %c16 : index
    memref.store %461, %17[%462] : memref<?xf32>
    %463 = vector.extract %307#1[3] : f32 from vector<8xf32>
    %464 = arith.addi %456, %c27 : index
    memref.store %463, %17[%464] : memref<?xf32>
    %465 = vector.extract %307#1[4] : f32 from vector<8xf32>
    %466 = arith.addi %456, %c4 : index
    memref.store %465, %17[%466] : memref<?xf32>
    %467 = vector.extract %307#1[5] : f32 from vector<8xf32>
    %468 = arith.addi %456, %c28 : index
    memref.store %467, %17[%468] : memref<?xf32>
    %469 = vector.extract %307#1[6] : f32 from vector<8xf32>
    %470 = arith.addi %456, %c29 : index
    memref.store %469, %17[%470] : memref<?xf32>
    %471 = vector.extract %307#1[7] : f32 from vector<8xf32>
    %472 = arith.addi %456, %c30 : index
    memref.store %471, %17[%472] : memref<?xf32>
    wave.barrier
    %473 = arith.muli %432, %c2 : index
    %474 = arith.addi %473, %c5 : index
    %475 = arith.muli %474, %c11 : index
    %476 = arith.addi %475, %431 : index
    %477 = arith.addi %476, %c5 : index
    %478 = memref.load %17[%477] : memref<?xf32>
    %479 = arith.addi %477, %c31 : index
    %480 = memref.load %17[%479] : memref<?xf32>
    %481 = arith.addf %478, %480 : f32
    %482 = arith.addi %477, %c32 : index
    %483 = memref.load %17[%482] : memref<?xf32>
    %484 = arith.addf %481, %483 : f32
    %485 = arith.addi %477, %c33 : index
    %486 = memref.load %17[%485] : memref<?xf32>
    %487 = arith.addf %484, %486 : f32
    %488 = arith.muli %474, %c11 : index
    %489 = arith.addi %488, %431 : index
    %490 = arith.addi %489, %c18 : index
    %491 = memref.load %17[%490] : memref<?xf32>
    %492 = arith.addi %490, %c31 : index
    %493 = memref.load %17[%492] : memref<?xf32>
    %494 = arith.addf %491, %493 : f32
    %495 = arith.addi %490, %c32 : index
    %496 = memref.load %17[%495] : memref<?xf32>
    %497 = arith.addf %494, %496 : f32
    %498 = arith.addi %490, %c33 : index
    %499 = memref.load %17[%498] : memref<?xf32>
    %500 = arith.addf %497, %499 : f32
    %501 = wave.lane
    %502 = arith.addi %16, %c5 : index
    %503 = arith.muli %474, %c2 : index
    %504 = arith.addi %502, %503 : index
    %505 = arith.divui %501, %c8 : index
    %506 = arith.addi %504, %505 : index
    %507 = arith.cmpi slt, %506, %15 : index
    scf.if %507 {
      %508 = arith.cmpi eq, %hasFactors, %c6 : index
      %509 = arith.muli %506, %c2 : index
      %510 = memref.load %factors[%509] : memref<?xf32>
      %511 = arith.mulf %510, %operandScale : f32
      %512 = arith.select %508, %511, %operandScale : f32
      %513 = arith.remui %501, %c8 : index
      %514 = arith.muli %513, %c17 : index
      %515 = arith.addi %11, %514 : index
      %516 = vector.load %w[%515] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %517 = vector.bitcast %516 : vector<4xi8> to vector<1xf32>
      %518 = vector.extract %517[0] : f32 from vector<1xf32>
      %519 = arith.mulf %518, %512 : f32
      %520 = arith.mulf %487, %519 : f32
      %521 = arith.remui %501, %c8 : index
      %522 = arith.muli %521, %c17 : index
      %523 = arith.addi %13, %522 : index
      %524 = vector.load %w[%523] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %525 = vector.bitcast %524 : vector<4xi8> to vector<1xf32>
      %526 = vector.extract %525[0] : f32 from vector<1xf32>
      %527 = arith.mulf %526, %512 : f32
      %528 = arith.mulf %500, %527 : f32
      %529 = arith.muli %506, %outputFeatures : index
      %530 = arith.addi %529, %19 : index
      %531 = wave.lane
      %532 = arith.remui %531, %c8 : index
      %533 = arith.addi %530, %532 : index
      %534 = arith.addi %533, %c5 : index
      memref.store %520, %logits[%534] : memref<?xf32>
      %535 = arith.addi %533, %c8 : index
      memref.store %528, %logits[%535] : memref<?xf32>
    }
    %536 = arith.muli %432, %c2 : index
    %537 = arith.addi %536, %c6 : index
    %538 = arith.muli %537, %c11 : index
    %539 = arith.addi %538, %431 : index
    %540 = arith.addi %539, %c5 : index
    %541 = memref.load %17[%540] : memref<?xf32>
    %542 = arith.addi %540, %c31 : index
    %543 = memref.load %17[%542] : memref<?xf32>
    %544 = arith.addf %541, %543 : f32
    %545 = arith.addi %540, %c32 : index
    %546 = memref.load %17[%545] : memref<?xf32>
    %547 = arith.addf %544, %546 : f32
    %548 = arith.addi %540, %c33 : index
    %549 = memref.load %17[%548] : memref<?xf32>
    %550 = arith.addf %547, %549 : f32
    %551 = arith.muli %537, %c11 : index
    %552 = arith.addi %551, %431 : index
    %553 = arith.addi %552, %c18 : index
    %554 = memref.load %17[%553] : memref<?xf32>
    %555 = arith.addi %553, %c31 : index
    %556 = memref.load %17[%555] : memref<?xf32>
    %557 = arith.addf %554, %556 : f32
    %558 = arith.addi %553, %c32 : index
    %559 = memref.load %17[%558] : memref<?xf32>
    %560 = arith.addf %557, %559 : f32
    %561 = arith.addi %553, %c33 : index
    %562 = memref.load %17[%561] : memref<?xf32>
    %563 = arith.addf %560, %562 : f32
    %564 = wave.lane
    %565 = arith.addi %16, %c5 : index
    %566 = arith.muli %537, %c2 : index
    %567 = arith.addi %565, %566 : index
    %568 = arith.divui %564, %c8 : index
    %569 = arith.addi %567, %568 : index
    %570 = arith.cmpi slt, %569, %15 : index
    scf.if %570 {
      %571 = arith.cmpi eq, %hasFactors, %c6 : index
      %572 = arith.muli %569, %c2 : index
      %573 = memref.load %factors[%572] : memref<?xf32>
      %574 = arith.mulf %573, %operandScale : f32
      %575 = arith.select %571, %574, %operandScale : f32
      %576 = arith.remui %564, %c8 : index
      %577 = arith.muli %576, %c17 : index
      %578 = arith.addi %11, %577 : index
      %579 = vector.load %w[%578] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %580 = vector.bitcast %579 : vector<4xi8> to vector<1xf32>
      %581 = vector.extract %580[0] : f32 from vector<1xf32>
      %582 = arith.mulf %581, %575 : f32
      %583 = arith.mulf %550, %582 : f32
      %584 = arith.remui %564, %c8 : index
      %585 = arith.muli %584, %c17 : index
      %586 = arith.addi %13, %585 : index
      %587 = vector.load %w[%586] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %588 = vector.bitcast %587 : vector<4xi8> to vector<1xf32>
      %589 = vector.extract %588[0] : f32 from vector<1xf32>
      %590 = arith.mulf %589, %575 : f32
      %591 = arith.mulf %563, %590 : f32
      %592 = arith.muli %569, %outputFeatures : index
      %593 = arith.addi %592, %19 : index
      %594 = wave.lane
      %595 = arith.remui %594, %c8 : index
      %596 = arith.addi %593, %595 : index
      %597 = arith.addi %596, %c5 : index
      memref.store %583, %logits[%597] : memref<?xf32>
      %598 = arith.addi %596, %c8 : index
      memref.store %591, %logits[%598] : memref<?xf32>
    }
  }
  %599 = arith.muli %experts, %c17 : index
  %600 = wave.scratch %599 : memref<?xf32>
  %601 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %601 {
    %602 = arith.addi %16, %c8 : index
    %603 = arith.minsi %602, %15 : index
    %604 = wave.wave
    %605 = arith.addi %16, %604 : index
    scf.for %606 = %605 to %603 step %c17 {
      %607 = wave.wave
      %608 = arith.muli %607, %experts : index
      %609 = wave.lane
      %610 = arith.muli %606, %logitsWidth : index
      %613 = scf.for %611 = %609 to %experts step %c11 iter_args(%612 = %c40) -> (f32) {
        %614 = arith.addi %610, %611 : index
        %615 = memref.load %logits[%614] : memref<?xf32>
        %616 = arith.maximumf %612, %615 : f32
        scf.yield %616 : f32
      }
      %617 = vector.broadcast %613 : f32 to vector<1xf32>
      %618 = wave.reduce "max" %617 : vector<1xf32>
      %621 = scf.for %619 = %609 to %experts step %c11 iter_args(%620 = %c41) -> (f32) {
        %622 = arith.addi %610, %619 : index
        %623 = memref.load %logits[%622] : memref<?xf32>
        %624 = arith.subf %623, %618 : f32
        %625 = arith.mulf %624, %c42 : f32
        %626 = wave.exp2 %625 : f32
        %627 = arith.addi %608, %619 : index
        memref.store %626, %600[%627] : memref<?xf32>
        %628 = arith.addf %620, %626 : f32
        scf.yield %628 : f32
      }
      %629 = vector.broadcast %621 : f32 to vector<1xf32>
      %630 = wave.reduce "add" %629 : vector<1xf32>
      scf.for %631 = %609 to %experts step %c11 {
        %632 = arith.addi %608, %631 : index
        %633 = memref.load %600[%632] : memref<?xf32>
        %634 = arith.divf %633, %630 : f32
        %635 = arith.addi %608, %631 : index
        memref.store %634, %600[%635] : memref<?xf32>
      }
      %640:3 = scf.for %636 = %c5 to %expertsPerToken step %c6 iter_args(%637 = %c41, %638 = %c41, %639 = %c43) -> (f32, f32, i32) {
        %644:2 = scf.for %641 = %609 to %experts step %c11 iter_args(%642 = %c44, %643 = %c41) -> (f32, f32) {
          %645 = arith.addi %608, %641 : index
          %646 = memref.load %600[%645] : memref<?xf32>
          %647 = arith.cmpf ogt, %646, %642 : f32
          %648 = arith.index_cast %641 : index to i32
          %649 = arith.sitofp %648 : i32 to f32
          %650 = arith.select %647, %646, %642 : f32
          %651 = arith.select %647, %649, %643 : f32
          scf.yield %650, %651 : f32, f32
        }
        %652 = vector.broadcast %644#0 : f32 to vector<1xf32>
        %653 = wave.reduce "max" %652 : vector<1xf32>
        %654 = arith.cmpf oeq, %644#0, %653 : f32
        %655 = arith.subf %c41, %644#1 : f32
        %656 = arith.select %654, %655, %c45 : f32
        %657 = vector.broadcast %656 : f32 to vector<1xf32>
        %658 = wave.reduce "max" %657 : vector<1xf32>
        %659 = arith.subf %c41, %658 : f32
        %660 = arith.fptosi %659 : f32 to i32
        %661 = arith.index_cast %660 : i32 to index
        %662 = arith.remui %661, %c11 : index
        %663 = arith.cmpi eq, %662, %609 : index
        scf.if %663 {
          %664 = arith.addi %608, %661 : index
          memref.store %c46, %600[%664] : memref<?xf32>
        }
        %665 = arith.cmpi eq, %636, %609 : index
        %666 = arith.addf %637, %653 : f32
        %667 = arith.select %665, %653, %638 : f32
        %668 = arith.select %665, %660, %639 : i32
        scf.yield %666, %667, %668 : f32, f32, i32
      }
      %669 = arith.cmpi eq, %normalize, %c6 : index
      %670 = arith.divf %640#1, %640#0 : f32
      %671 = arith.select %669, %670, %640#1 : f32
      %672 = arith.cmpi slt, %609, %expertsPerToken : index
      scf.if %672 {
        %673 = arith.muli %606, %expertsPerToken : index
        %674 = arith.addi %673, %609 : index
        memref.store %671, %weights[%674] : memref<?xf32>
        %675 = arith.muli %606, %expertsPerToken : index
        %676 = arith.addi %675, %609 : index
        memref.store %640#2, %ids_out[%676] : memref<?xi32>
      }
    }
  }
  wave.return
}
