// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='int4', waves=2, panels=1, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_int4_w2p1_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) attributes {waves = 2 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %groupSize = wave.param "groupSize" : index
  %c2 = arith.constant 8 : index
  %c3 = arith.constant 40 : index
  %c4 = arith.constant 15 : index
  %c5 = arith.constant 16 : index
  %c6 = arith.constant 1 : index
  %c7 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c9 = arith.constant 512 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c13 = arith.constant 32 : index
  %c14 = arith.constant 64 : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant 2 : index
  %c19 = arith.constant 4 : index
  %c20 = arith.constant 15 : i32
  %c21 = arith.constant 25600 : i32
  %c22 = arith.constant 256 : index
  %c23 = arith.constant dense<0> : vector<4xi32>
  %c24 = arith.constant dense<983055> : vector<4xi32>
  %c25 = arith.constant dense<1677747200> : vector<4xi32>
  %c26 = arith.constant dense<4> : vector<4xi32>
  %c27 = arith.constant dense<8> : vector<4xi32>
  %c28 = arith.constant dense<12> : vector<4xi32>
  %c29 = arith.constant 3 : index
  %c30 = arith.constant 96 : index
  %c31 = arith.constant 128 : index
  %c32 = arith.constant 160 : index
  %c33 = arith.constant 192 : index
  %c34 = arith.constant 224 : index
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
  %12 = memref.load %step[%countAt] : memref<?xi32>
  %13 = arith.index_cast %12 : i32 to index
  %14 = arith.muli %1, %c5 : index
  %15 = wave.scratch %c9 : memref<?xf32>
  %16 = wave.block 0
  %17 = arith.muli %16, %c5 : index
  %18 = arith.cmpi slt, %14, %13 : index
  scf.if %18 {
    %19 = wave.lane
    %20 = arith.remui %19, %c5 : index
    %21 = wave.scratch %operandHalves : memref<?xf16>
    %22 = arith.divui %operandHalves, %c2 : index
    %23 = wave.wave
    %24 = arith.muli %23, %c13 : index
    %25 = wave.lane
    %26 = arith.addi %24, %25 : index
    scf.for %27 = %26 to %22 step %c14 {
      %28 = arith.muli %27, %c2 : index
      %29 = arith.addi %c7, %28 : index
      %30 = vector.load %x[%29] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %31 = arith.muli %27, %c2 : index
      vector.store %30, %21[%31] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %32 = arith.remui %20, %tileRows : index
    %33 = arith.muli %32, %c2 : index
    %34 = wave.wave
    %35 = arith.divui %inputFeatures, %c13 : index
    %36 = arith.muli %34, %stepsPerWave : index
    %37 = arith.minsi %36, %35 : index
    %38 = arith.addi %37, %stepsPerWave : index
    %39 = arith.minsi %38, %35 : index
    %40 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %41 = arith.subi %39, %37 : index
    %42 = arith.divui %41, %c18 : index
    %43 = arith.muli %42, %c18 : index
    %44 = arith.addi %37, %43 : index
    %45 = arith.addi %37, %stepsPerWave : index
    %46 = arith.select %40, %45, %44 : index
    %49 = scf.for %47 = %37 to %46 step %c18 iter_args(%48 = %c15) -> (vector<8xf32>) {
      %50 = wave.lane
      %51 = arith.addi %47, %c7 : index
      %52 = arith.remui %50, %c5 : index
      %53 = arith.divui %groupSize, %c13 : index
      %54 = arith.divui %51, %53 : index
      %55 = arith.divui %inputFeatures, %groupSize : index
      %56 = arith.muli %inputFeatures, %c2 : index
      %57 = arith.addi %11, %56 : index
      %58 = arith.muli %54, %c13 : index
      %59 = arith.addi %57, %58 : index
      %60 = arith.muli %52, %c18 : index
      %61 = arith.addi %59, %60 : index
      %62 = vector.load %w[%61] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %63 = vector.bitcast %62 : vector<2xi8> to vector<1xf16>
      %64 = vector.extract %63[0] : f16 from vector<1xf16>
      %65 = arith.muli %55, %c13 : index
      %66 = arith.addi %57, %65 : index
      %67 = arith.muli %54, %c2 : index
      %68 = arith.addi %66, %67 : index
      %69 = arith.divui %52, %c18 : index
      %70 = arith.addi %68, %69 : index
      %71 = memref.load %w[%70] : memref<?xi8>
      %72 = arith.remui %52, %c18 : index
      %73 = arith.muli %72, %c19 : index
      %74 = arith.index_cast %73 : index to i32
      %75 = arith.extui %71 : i8 to i32
      %76 = arith.shrui %75, %74 : i32
      %77 = arith.andi %76, %c20 : i32
      %78 = arith.ori %77, %c21 : i32
      %79 = arith.trunci %78 : i32 to i16
      %80 = arith.bitcast %79 : i16 to f16
      %81 = arith.muli %51, %c22 : index
      %82 = arith.addi %11, %81 : index
      %83 = arith.muli %52, %c5 : index
      %84 = arith.addi %82, %83 : index
      %85 = vector.load %w[%84] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %86 = vector.bitcast %85 : vector<16xi8> to vector<4xi32>
      %87 = arith.shrui %86, %c23 : vector<4xi32>
      %88 = arith.andi %87, %c24 : vector<4xi32>
      %89 = arith.ori %88, %c25 : vector<4xi32>
      %90 = vector.bitcast %89 : vector<4xi32> to vector<8xf16>
      %91 = arith.shrui %86, %c26 : vector<4xi32>
      %92 = arith.andi %91, %c24 : vector<4xi32>
      %93 = arith.ori %92, %c25 : vector<4xi32>
      %94 = vector.bitcast %93 : vector<4xi32> to vector<8xf16>
      %95 = arith.shrui %86, %c27 : vector<4xi32>
      %96 = arith.andi %95, %c24 : vector<4xi32>
      %97 = arith.ori %96, %c25 : vector<4xi32>
      %98 = vector.bitcast %97 : vector<4xi32> to vector<8xf16>
      %99 = arith.shrui %86, %c28 : vector<4xi32>
      %100 = arith.andi %99, %c24 : vector<4xi32>
      %101 = arith.ori %100, %c25 : vector<4xi32>
      %102 = vector.bitcast %101 : vector<4xi32> to vector<8xf16>
      %103 = vector.shuffle %90, %94 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %104 = vector.shuffle %98, %102 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %105 = vector.shuffle %103, %104 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %106 = vector.broadcast %80 : f16 to vector<32xf16>
      %107 = arith.subf %105, %106 : vector<32xf16>
      %108 = vector.broadcast %64 : f16 to vector<32xf16>
      %109 = arith.mulf %107, %108 : vector<32xf16>
      %110 = vector.shuffle %109, %109 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %111 = vector.shuffle %109, %109 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %112 = arith.addi %47, %c6 : index
      %113 = arith.remui %50, %c5 : index
      %114 = arith.divui %groupSize, %c13 : index
      %115 = arith.divui %112, %114 : index
      %116 = arith.divui %inputFeatures, %groupSize : index
      %117 = arith.muli %inputFeatures, %c2 : index
      %118 = arith.addi %11, %117 : index
      %119 = arith.muli %115, %c13 : index
      %120 = arith.addi %118, %119 : index
      %121 = arith.muli %113, %c18 : index
      %122 = arith.addi %120, %121 : index
      %123 = vector.load %w[%122] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %124 = vector.bitcast %123 : vector<2xi8> to vector<1xf16>
      %125 = vector.extract %124[0] : f16 from vector<1xf16>
      %126 = arith.muli %116, %c13 : index
      %127 = arith.addi %118, %126 : index
      %128 = arith.muli %115, %c2 : index
      %129 = arith.addi %127, %128 : index
      %130 = arith.divui %113, %c18 : index
      %131 = arith.addi %129, %130 : index
      %132 = memref.load %w[%131] : memref<?xi8>
      %133 = arith.remui %113, %c18 : index
      %134 = arith.muli %133, %c19 : index
      %135 = arith.index_cast %134 : index to i32
      %136 = arith.extui %132 : i8 to i32
      %137 = arith.shrui %136, %135 : i32
      %138 = arith.andi %137, %c20 : i32
      %139 = arith.ori %138, %c21 : i32
      %140 = arith.trunci %139 : i32 to i16
      %141 = arith.bitcast %140 : i16 to f16
      %142 = arith.muli %112, %c22 : index
      %143 = arith.addi %11, %142 : index
      %144 = arith.muli %113, %c5 : index
      %145 = arith.addi %143, %144 : index
      %146 = vector.load %w[%145] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %147 = vector.bitcast %146 : vector<16xi8> to vector<4xi32>
      %148 = arith.shrui %147, %c23 : vector<4xi32>
      %149 = arith.andi %148, %c24 : vector<4xi32>
      %150 = arith.ori %149, %c25 : vector<4xi32>
      %151 = vector.bitcast %150 : vector<4xi32> to vector<8xf16>
      %152 = arith.shrui %147, %c26 : vector<4xi32>
      %153 = arith.andi %152, %c24 : vector<4xi32>
      %154 = arith.ori %153, %c25 : vector<4xi32>
      %155 = vector.bitcast %154 : vector<4xi32> to vector<8xf16>
      %156 = arith.shrui %147, %c27 : vector<4xi32>
      %157 = arith.andi %156, %c24 : vector<4xi32>
      %158 = arith.ori %157, %c25 : vector<4xi32>
      %159 = vector.bitcast %158 : vector<4xi32> to vector<8xf16>
      %160 = arith.shrui %147, %c28 : vector<4xi32>
      %161 = arith.andi %160, %c24 : vector<4xi32>
      %162 = arith.ori %161, %c25 : vector<4xi32>
      %163 = vector.bitcast %162 : vector<4xi32> to vector<8xf16>
      %164 = vector.shuffle %151, %155 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %165 = vector.shuffle %159, %163 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %166 = vector.shuffle %164, %165 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %167 = vector.broadcast %141 : f16 to vector<32xf16>
      %168 = arith.subf %166, %167 : vector<32xf16>
      %169 = vector.broadcast %125 : f16 to vector<32xf16>
      %170 = arith.mulf %168, %169 : vector<32xf16>
      %171 = vector.shuffle %170, %170 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %172 = vector.shuffle %170, %170 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %173 = arith.muli %47, %c18 : index
      %174 = arith.addi %173, %c7 : index
      %175 = arith.muli %tileRows, %c5 : index
      %176 = arith.muli %174, %175 : index
      %177 = arith.addi %33, %176 : index
      %178 = vector.load %21[%177] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %179 = arith.muli %tileRows, %c2 : index
      %180 = arith.addi %177, %179 : index
      %181 = vector.load %21[%180] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %182 = vector.shuffle %178, %181 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %183 = wave.mma %182, %110, %48 : vector<16xf16>, vector<8xf32>
      %184 = arith.muli %47, %c18 : index
      %185 = arith.addi %184, %c6 : index
      %186 = arith.muli %tileRows, %c5 : index
      %187 = arith.muli %185, %186 : index
      %188 = arith.addi %33, %187 : index
      %189 = vector.load %21[%188] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %190 = arith.muli %tileRows, %c2 : index
      %191 = arith.addi %188, %190 : index
      %192 = vector.load %21[%191] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %193 = vector.shuffle %189, %192 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %194 = wave.mma %193, %111, %183 : vector<16xf16>, vector<8xf32>
      %195 = arith.muli %47, %c18 : index
      %196 = arith.addi %195, %c18 : index
      %197 = arith.muli %tileRows, %c5 : index
      %198 = arith.muli %196, %197 : index
      %199 = arith.addi %33, %198 : index
      %200 = vector.load %21[%199] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %201 = arith.muli %tileRows, %c2 : index
      %202 = arith.addi %199, %201 : index
      %203 = vector.load %21[%202] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %204 = vector.shuffle %200, %203 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %205 = wave.mma %204, %171, %194 : vector<16xf16>, vector<8xf32>
      %206 = arith.muli %47, %c18 : index
      %207 = arith.addi %206, %c29 : index
      %208 = arith.muli %tileRows, %c5 : index
      %209 = arith.muli %207, %208 : index
      %210 = arith.addi %33, %209 : index
      %211 = vector.load %21[%210] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %212 = arith.muli %tileRows, %c2 : index
      %213 = arith.addi %210, %212 : index
      %214 = vector.load %21[%213] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %215 = vector.shuffle %211, %214 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %216 = wave.mma %215, %172, %205 : vector<16xf16>, vector<8xf32>
      scf.yield %216 : vector<8xf32>
    }
    %217 = arith.select %40, %46, %39 : index
    %220 = scf.for %218 = %46 to %217 step %c6 iter_args(%219 = %49) -> (vector<8xf32>) {
      %221 = wave.lane
      %222 = arith.addi %218, %c7 : index
      %223 = arith.remui %221, %c5 : index
      %224 = arith.divui %groupSize, %c13 : index
      %225 = arith.divui %222, %224 : index
      %226 = arith.divui %inputFeatures, %groupSize : index
      %227 = arith.muli %inputFeatures, %c2 : index
      %228 = arith.addi %11, %227 : index
      %229 = arith.muli %225, %c13 : index
      %230 = arith.addi %228, %229 : index
      %231 = arith.muli %223, %c18 : index
      %232 = arith.addi %230, %231 : index
      %233 = vector.load %w[%232] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %234 = vector.bitcast %233 : vector<2xi8> to vector<1xf16>
      %235 = vector.extract %234[0] : f16 from vector<1xf16>
      %236 = arith.muli %226, %c13 : index
      %237 = arith.addi %228, %236 : index
      %238 = arith.muli %225, %c2 : index
      %239 = arith.addi %237, %238 : index
      %240 = arith.divui %223, %c18 : index
      %241 = arith.addi %239, %240 : index
      %242 = memref.load %w[%241] : memref<?xi8>
      %243 = arith.remui %223, %c18 : index
      %244 = arith.muli %243, %c19 : index
      %245 = arith.index_cast %244 : index to i32
      %246 = arith.extui %242 : i8 to i32
      %247 = arith.shrui %246, %245 : i32
      %248 = arith.andi %247, %c20 : i32
      %249 = arith.ori %248, %c21 : i32
      %250 = arith.trunci %249 : i32 to i16
      %251 = arith.bitcast %250 : i16 to f16
      %252 = arith.muli %222, %c22 : index
      %253 = arith.addi %11, %252 : index
      %254 = arith.muli %223, %c5 : index
      %255 = arith.addi %253, %254 : index
      %256 = vector.load %w[%255] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %257 = vector.bitcast %256 : vector<16xi8> to vector<4xi32>
      %258 = arith.shrui %257, %c23 : vector<4xi32>
      %259 = arith.andi %258, %c24 : vector<4xi32>
      %260 = arith.ori %259, %c25 : vector<4xi32>
      %261 = vector.bitcast %260 : vector<4xi32> to vector<8xf16>
      %262 = arith.shrui %257, %c26 : vector<4xi32>
      %263 = arith.andi %262, %c24 : vector<4xi32>
      %264 = arith.ori %263, %c25 : vector<4xi32>
      %265 = vector.bitcast %264 : vector<4xi32> to vector<8xf16>
      %266 = arith.shrui %257, %c27 : vector<4xi32>
      %267 = arith.andi %266, %c24 : vector<4xi32>
      %268 = arith.ori %267, %c25 : vector<4xi32>
      %269 = vector.bitcast %268 : vector<4xi32> to vector<8xf16>
      %270 = arith.shrui %257, %c28 : vector<4xi32>
      %271 = arith.andi %270, %c24 : vector<4xi32>
      %272 = arith.ori %271, %c25 : vector<4xi32>
      %273 = vector.bitcast %272 : vector<4xi32> to vector<8xf16>
      %274 = vector.shuffle %261, %265 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %275 = vector.shuffle %269, %273 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %276 = vector.shuffle %274, %275 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %277 = vector.broadcast %251 : f16 to vector<32xf16>
      %278 = arith.subf %276, %277 : vector<32xf16>
      %279 = vector.broadcast %235 : f16 to vector<32xf16>
      %280 = arith.mulf %278, %279 : vector<32xf16>
      %281 = vector.shuffle %280, %280 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %282 = vector.shuffle %280, %280 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %283 = arith.muli %218, %c18 : index
      %284 = arith.addi %283, %c7 : index
      %285 = arith.muli %tileRows, %c5 : index
      %286 = arith.muli %284, %285 : index
      %287 = arith.addi %33, %286 : index
      %288 = vector.load %21[%287] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %289 = arith.muli %tileRows, %c2 : index
      %290 = arith.addi %287, %289 : index
      %291 = vector.load %21[%290] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %292 = vector.shuffle %288, %291 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %293 = wave.mma %292, %281, %219 : vector<16xf16>, vector<8xf32>
      %294 = arith.muli %218, %c18 : index
      %295 = arith.addi %294, %c6 : index
      %296 = arith.muli %tileRows, %c5 : index
      %297 = arith.muli %295, %296 : index
      %298 = arith.addi %33, %297 : index
      %299 = vector.load %21[%298] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %300 = arith.muli %tileRows, %c2 : index
      %301 = arith.addi %298, %300 : index
      %302 = vector.load %21[%301] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %303 = vector.shuffle %299, %302 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %304 = wave.mma %303, %282, %293 : vector<16xf16>, vector<8xf32>
      scf.yield %304 : vector<8xf32>
    }
    %305 = wave.lane
    %306 = wave.wave
    %307 = arith.muli %306, %c6 : index
    %308 = arith.addi %307, %c7 : index
    %309 = arith.muli %308, %c22 : index
    %310 = arith.addi %309, %305 : index
    %311 = vector.extract %220[0] : f32 from vector<8xf32>
    %312 = arith.addi %310, %c7 : index
    memref.store %311, %15[%312] : memref<?xf32>
    %313 = vector.extract %220[1] : f32 from vector<8xf32>
    %314 = arith.addi %310, %c13 : index
    memref.store %313, %15[%314] : memref<?xf32>
    %315 = vector.extract %220[2] : f32 from vector<8xf32>
    %316 = arith.addi %310, %c14 : index
    memref.store %315, %15[%316] : memref<?xf32>
    %317 = vector.extract %220[3] : f32 from vector<8xf32>
    %318 = arith.addi %310, %c30 : index
    memref.store %317, %15[%318] : memref<?xf32>
    %319 = vector.extract %220[4] : f32 from vector<8xf32>
    %320 = arith.addi %310, %c31 : index
    memref.store %319, %15[%320] : memref<?xf32>
    %321 = vector.extract %220[5] : f32 from vector<8xf32>
    %322 = arith.addi %310, %c32 : index
    memref.store %321, %15[%322] : memref<?xf32>
    %323 = vector.extract %220[6] : f32 from vector<8xf32>
    %324 = arith.addi %310, %c33 : index
    memref.store %323, %15[%324] : memref<?xf32>
    %325 = vector.extract %220[7] : f32 from vector<8xf32>
    %326 = arith.addi %310, %c34 : index
    memref.store %325, %15[%326] : memref<?xf32>
    wave.barrier
    %327 = arith.muli %306, %c19 : index
    %328 = arith.addi %327, %c7 : index
    %329 = arith.muli %328, %c13 : index
    %330 = arith.addi %329, %305 : index
    %331 = arith.addi %330, %c7 : index
    %332 = memref.load %15[%331] : memref<?xf32>
    %333 = arith.addi %331, %c22 : index
    %334 = memref.load %15[%333] : memref<?xf32>
    %335 = arith.addf %332, %334 : f32
    %336 = wave.lane
    %337 = arith.addi %14, %c7 : index
    %338 = arith.muli %328, %c18 : index
    %339 = arith.addi %337, %338 : index
    %340 = arith.divui %336, %c5 : index
    %341 = arith.addi %339, %340 : index
    %342 = arith.cmpi slt, %341, %13 : index
    scf.if %342 {
      %343 = arith.cmpi eq, %hasFactors, %c6 : index
      %344 = arith.muli %341, %c18 : index
      %345 = memref.load %factors[%344] : memref<?xf32>
      %346 = arith.mulf %345, %operandScale : f32
      %347 = arith.select %343, %346, %operandScale : f32
      %348 = arith.mulf %335, %347 : f32
      %349 = arith.muli %341, %outputFeatures : index
      %350 = arith.addi %349, %17 : index
      %351 = wave.lane
      %352 = arith.remui %351, %c5 : index
      %353 = arith.addi %350, %352 : index
      %354 = arith.addi %353, %c7 : index
      memref.store %348, %logits[%354] : memref<?xf32>
    }
    %355 = arith.muli %306, %c19 : index
    %356 = arith.addi %355, %c6 : index
    %357 = arith.muli %356, %c13 : index
    %358 = arith.addi %357, %305 : index
    %359 = arith.addi %358, %c7 : index
    %360 = memref.load %15[%359] : memref<?xf32>
    %361 = arith.addi %359, %c22 : index
    %362 = memref.load %15[%361] : memref<?xf32>
    %363 = arith.addf %360, %362 : f32
    %364 = wave.lane
    %365 = arith.addi %14, %c7 : index
    %366 = arith.muli %356, %c18 : index
    %367 = arith.addi %365, %366 : index
    %368 = arith.divui %364, %c5 : index
    %369 = arith.addi %367, %368 : index
    %370 = arith.cmpi slt, %369, %13 : index
    scf.if %370 {
      %371 = arith.cmpi eq, %hasFactors, %c6 : index
      %372 = arith.muli %369, %c18 : index
      %373 = memref.load %factors[%372] : memref<?xf32>
      %374 = arith.mulf %373, %operandScale : f32
      %375 = arith.select %371, %374, %operandScale : f32
      %376 = arith.mulf %363, %375 : f32
      %377 = arith.muli %369, %outputFeatures : index
      %378 = arith.addi %377, %17 : index
      %379 = wave.lane
      %380 = arith.remui %379, %c5 : index
      %381 = arith.addi %378, %380 : index
      %382 = arith.addi %381, %c7 : index
      memref.store %376, %logits[%382] : memref<?xf32>
    }
    %383 = arith.muli %306, %c19 : index
    %384 = arith.addi %383, %c18 : index
    %385 = arith.muli %384, %c13 : index
    %386 = arith.addi %385, %305 : index
    %387 = arith.addi %386, %c7 : index
    %388 = memref.load %15[%387] : memref<?xf32>
    %389 = arith.addi %387, %c22 : index
    %390 = memref.load %15[%389] : memref<?xf32>
    %391 = arith.addf %388, %390 : f32
    %392 = wave.lane
    %393 = arith.addi %14, %c7 : index
    %394 = arith.muli %384, %c18 : index
    %395 = arith.addi %393, %394 : index
    %396 = arith.divui %392, %c5 : index
    %397 = arith.addi %395, %396 : index
    %398 = arith.cmpi slt, %397, %13 : index
    scf.if %398 {
      %399 = arith.cmpi eq, %hasFactors, %c6 : index
      %400 = arith.muli %397, %c18 : index
      %401 = memref.load %factors[%400] : memref<?xf32>
      %402 = arith.mulf %401, %operandScale : f32
      %403 = arith.select %399, %402, %operandScale : f32
      %404 = arith.mulf %391, %403 : f32
      %405 = arith.muli %397, %outputFeatures : index
      %406 = arith.addi %405, %17 : index
      %407 = wave.lane
      %408 = arith.remui %407, %c5 : index
      %409 = arith.addi %406, %408 : index
      %410 = arith.addi %409, %c7 : index
      memref.store %404, %logits[%410] : memref<?xf32>
    }
    %411 = arith.muli %306, %c19 : index
    %412 = arith.addi %411, %c29 : index
    %413 = arith.muli %412, %c13 : index
    %414 = arith.addi %413, %305 : index
    %415 = arith.addi %414, %c7 : index
    %416 = memref.load %15[%415] : memref<?xf32>
    %417 = arith.addi %415, %c22 : index
    %418 = memref.load %15[%417] : memref<?xf32>
    %419 = arith.addf %416, %418 : f32
    %420 = wave.lane
    %421 = arith.addi %14, %c7 : index
    %422 = arith.muli %412, %c18 : index
    %423 = arith.addi %421, %422 : index
    %424 = arith.divui %420, %c5 : index
    %425 = arith.addi %423, %424 : index
    %426 = arith.cmpi slt, %425, %13 : index
    scf.if %426 {
      %427 = arith.cmpi eq, %hasFactors, %c6 : index
      %428 = arith.muli %425, %c18 : index
      %429 = memref.load %factors[%428] : memref<?xf32>
      %430 = arith.mulf %429, %operandScale : f32
      %431 = arith.select %427, %430, %operandScale : f32
      %432 = arith.mulf %419, %431 : f32
      %433 = arith.muli %425, %outputFeatures : index
      %434 = arith.addi %433, %17 : index
      %435 = wave.lane
      %436 = arith.remui %435, %c5 : index
      %437 = arith.addi %434, %436 : index
      %438 = arith.addi %437, %c7 : index
      memref.store %432, %logits[%438] : memref<?xf32>
    }
  }
  %439 = arith.muli %experts, %c18 : index
  %440 = wave.scratch %439 : memref<?xf32>
  %441 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %441 {
    %442 = arith.addi %14, %c5 : index
    %443 = arith.minsi %442, %13 : index
    %444 = wave.wave
    %445 = arith.addi %14, %444 : index
    scf.for %446 = %445 to %443 step %c18 {
      %447 = wave.wave
      %448 = arith.muli %447, %experts : index
      %449 = wave.lane
      %450 = arith.muli %446, %logitsWidth : index
      %453 = scf.for %451 = %449 to %experts step %c13 iter_args(%452 = %c41) -> (f32) {
        %454 = arith.addi %450, %451 : index
        %455 = memref.load %logits[%454] : memref<?xf32>
        %456 = arith.maximumf %452, %455 : f32
        scf.yield %456 : f32
      }
      %457 = vector.broadcast %453 : f32 to vector<1xf32>
      %458 = wave.reduce "max" %457 : vector<1xf32>
      %461 = scf.for %459 = %449 to %experts step %c13 iter_args(%460 = %c42) -> (f32) {
        %462 = arith.addi %450, %459 : index
        %463 = memref.load %logits[%462] : memref<?xf32>
        %464 = arith.subf %463, %458 : f32
        %465 = arith.mulf %464, %c43 : f32
        %466 = wave.exp2 %465 : f32
        %467 = arith.addi %448, %459 : index
        memref.store %466, %440[%467] : memref<?xf32>
        %468 = arith.addf %460, %466 : f32
        scf.yield %468 : f32
      }
      %469 = vector.broadcast %461 : f32 to vector<1xf32>
      %470 = wave.reduce "add" %469 : vector<1xf32>
      scf.for %471 = %449 to %experts step %c13 {
        %472 = arith.addi %448, %471 : index
        %473 = memref.load %440[%472] : memref<?xf32>
        %474 = arith.divf %473, %470 : f32
        %475 = arith.addi %448, %471 : index
        memref.store %474, %440[%475] : memref<?xf32>
      }
      %480:3 = scf.for %476 = %c7 to %expertsPerToken step %c6 iter_args(%477 = %c42, %478 = %c42, %479 = %c44) -> (f32, f32, i32) {
        %484:2 = scf.for %481 = %449 to %experts step %c13 iter_args(%482 = %c45, %483 = %c42) -> (f32, f32) {
          %485 = arith.addi %448, %481 : index
          %486 = memref.load %440[%485] : memref<?xf32>
          %487 = arith.cmpf ogt, %486, %482 : f32
          %488 = arith.index_cast %481 : index to i32
          %489 = arith.sitofp %488 : i32 to f32
          %490 = arith.select %487, %486, %482 : f32
          %491 = arith.select %487, %489, %483 : f32
          scf.yield %490, %491 : f32, f32
        }
        %492 = vector.broadcast %484#0 : f32 to vector<1xf32>
        %493 = wave.reduce "max" %492 : vector<1xf32>
        %494 = arith.cmpf oeq, %484#0, %493 : f32
        %495 = arith.subf %c42, %484#1 : f32
        %496 = arith.select %494, %495, %c46 : f32
        %497 = vector.broadcast %496 : f32 to vector<1xf32>
        %498 = wave.reduce "max" %497 : vector<1xf32>
        %499 = arith.subf %c42, %498 : f32
        %500 = arith.fptosi %499 : f32 to i32
        %501 = arith.index_cast %500 : i32 to index
        %502 = arith.remui %501, %c13 : index
        %503 = arith.cmpi eq, %502, %449 : index
        scf.if %503 {
          %504 = arith.addi %448, %501 : index
          memref.store %c47, %440[%504] : memref<?xf32>
        }
        %505 = arith.cmpi eq, %476, %449 : index
        %506 = arith.addf %477, %493 : f32
        %507 = arith.select %505, %493, %478 : f32
        %508 = arith.select %505, %500, %479 : i32
        scf.yield %506, %507, %508 : f32, f32, i32
      }
      %509 = arith.cmpi eq, %normalize, %c6 : index
      %510 = arith.divf %480#1, %480#0 : f32
      %511 = arith.select %509, %510, %480#1 : f32
      %512 = arith.cmpi slt, %449, %expertsPerToken : index
      scf.if %512 {
        %513 = arith.muli %446, %expertsPerToken : index
        %514 = arith.addi %513, %449 : index
        memref.store %511, %weights[%514] : memref<?xf32>
        %515 = arith.muli %446, %expertsPerToken : index
        %516 = arith.addi %515, %449 : index
        memref.store %480#2, %ids_out[%516] : memref<?xi32>
      }
    }
  }
  wave.return
}
