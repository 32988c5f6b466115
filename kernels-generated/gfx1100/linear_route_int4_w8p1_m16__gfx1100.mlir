// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='int4', waves=8, panels=1, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_int4_w8p1_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %groupSize = wave.param "groupSize" : index
  %c2 = arith.constant 8 : index
  %c3 = arith.constant 40 : index
  %c4 = arith.constant 15 : index
  %c5 = arith.constant 16 : index
  %c6 = arith.constant 1 : index
  %c7 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c9 = arith.constant 2048 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %c12 = arith.constant 2 : index
  %c13 = arith.constant dense<0x00000000> : vector<8xf32>
  %c14 = arith.constant 32 : index
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
  %c35 = arith.constant 768 : index
  %c36 = arith.constant 1024 : index
  %c37 = arith.constant 1280 : index
  %c38 = arith.constant 1536 : index
  %c39 = arith.constant 1792 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
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
    %21 = arith.remui %20, %tileRows : index
    %22 = arith.addi %14, %21 : index
    %23 = arith.divui %22, %tileRows : index
    %24 = arith.divui %inputFeatures, %c5 : index
    %25 = arith.muli %23, %24 : index
    %26 = arith.divui %c7, %c5 : index
    %27 = arith.addi %25, %26 : index
    %28 = arith.muli %27, %c12 : index
    %29 = arith.remui %c7, %c5 : index
    %30 = arith.divui %29, %c2 : index
    %31 = arith.addi %28, %30 : index
    %32 = arith.muli %tileRows, %c2 : index
    %33 = arith.muli %31, %32 : index
    %34 = arith.remui %22, %tileRows : index
    %35 = arith.muli %34, %c2 : index
    %36 = arith.addi %33, %35 : index
    %37 = arith.remui %c7, %c2 : index
    %38 = arith.addi %36, %37 : index
    %39 = wave.wave
    %40 = arith.divui %inputFeatures, %c14 : index
    %41 = arith.muli %39, %stepsPerWave : index
    %42 = arith.minsi %41, %40 : index
    %43 = arith.addi %42, %stepsPerWave : index
    %44 = arith.minsi %43, %40 : index
    %45 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %46 = arith.subi %44, %42 : index
    %47 = arith.divui %46, %c12 : index
    %48 = arith.muli %47, %c12 : index
    %49 = arith.addi %42, %48 : index
    %50 = arith.addi %42, %stepsPerWave : index
    %51 = arith.select %45, %50, %49 : index
    %54 = scf.for %52 = %42 to %51 step %c12 iter_args(%53 = %c13) -> (vector<8xf32>) {
      %55 = wave.lane
      %56 = arith.addi %52, %c7 : index
      %57 = arith.remui %55, %c5 : index
      %58 = arith.divui %groupSize, %c14 : index
      %59 = arith.divui %56, %58 : index
      %60 = arith.divui %inputFeatures, %groupSize : index
      %61 = arith.muli %inputFeatures, %c2 : index
      %62 = arith.addi %11, %61 : index
      %63 = arith.muli %59, %c14 : index
      %64 = arith.addi %62, %63 : index
      %65 = arith.muli %57, %c12 : index
      %66 = arith.addi %64, %65 : index
      %67 = vector.load %w[%66] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %68 = vector.bitcast %67 : vector<2xi8> to vector<1xf16>
      %69 = vector.extract %68[0] : f16 from vector<1xf16>
      %70 = arith.muli %60, %c14 : index
      %71 = arith.addi %62, %70 : index
      %72 = arith.muli %59, %c2 : index
      %73 = arith.addi %71, %72 : index
      %74 = arith.divui %57, %c12 : index
      %75 = arith.addi %73, %74 : index
      %76 = memref.load %w[%75] : memref<?xi8>
      %77 = arith.remui %57, %c12 : index
      %78 = arith.muli %77, %c17 : index
      %79 = arith.index_cast %78 : index to i32
      %80 = arith.extui %76 : i8 to i32
      %81 = arith.shrui %80, %79 : i32
      %82 = arith.andi %81, %c18 : i32
      %83 = arith.ori %82, %c19 : i32
      %84 = arith.trunci %83 : i32 to i16
      %85 = arith.bitcast %84 : i16 to f16
      %86 = arith.muli %56, %c20 : index
      %87 = arith.addi %11, %86 : index
      %88 = arith.muli %57, %c5 : index
      %89 = arith.addi %87, %88 : index
      %90 = vector.load %w[%89] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %91 = vector.bitcast %90 : vector<16xi8> to vector<4xi32>
      %92 = arith.shrui %91, %c21 : vector<4xi32>
      %93 = arith.andi %92, %c22 : vector<4xi32>
      %94 = arith.ori %93, %c23 : vector<4xi32>
      %95 = vector.bitcast %94 : vector<4xi32> to vector<8xf16>
      %96 = arith.shrui %91, %c24 : vector<4xi32>
      %97 = arith.andi %96, %c22 : vector<4xi32>
      %98 = arith.ori %97, %c23 : vector<4xi32>
      %99 = vector.bitcast %98 : vector<4xi32> to vector<8xf16>
      %100 = arith.shrui %91, %c25 : vector<4xi32>
      %101 = arith.andi %100, %c22 : vector<4xi32>
      %102 = arith.ori %101, %c23 : vector<4xi32>
      %103 = vector.bitcast %102 : vector<4xi32> to vector<8xf16>
      %104 = arith.shrui %91, %c26 : vector<4xi32>
      %105 = arith.andi %104, %c22 : vector<4xi32>
      %106 = arith.ori %105, %c23 : vector<4xi32>
      %107 = vector.bitcast %106 : vector<4xi32> to vector<8xf16>
      %108 = vector.shuffle %95, %99 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %109 = vector.shuffle %103, %107 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %110 = vector.shuffle %108, %109 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %111 = vector.broadcast %85 : f16 to vector<32xf16>
      %112 = arith.subf %110, %111 : vector<32xf16>
      %113 = vector.broadcast %69 : f16 to vector<32xf16>
      %114 = arith.mulf %112, %113 : vector<32xf16>
      %115 = vector.shuffle %114, %114 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %116 = vector.shuffle %114, %114 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %117 = arith.addi %52, %c6 : index
      %118 = arith.remui %55, %c5 : index
      %119 = arith.divui %groupSize, %c14 : index
      %120 = arith.divui %117, %119 : index
      %121 = arith.divui %inputFeatures, %groupSize : index
      %122 = arith.muli %inputFeatures, %c2 : index
      %123 = arith.addi %11, %122 : index
      %124 = arith.muli %120, %c14 : index
      %125 = arith.addi %123, %124 : index
      %126 = arith.muli %118, %c12 : index
      %127 = arith.addi %125, %126 : index
      %128 = vector.load %w[%127] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %129 = vector.bitcast %128 : vector<2xi8> to vector<1xf16>
      %130 = vector.extract %129[0] : f16 from vector<1xf16>
      %131 = arith.muli %121, %c14 : index
      %132 = arith.addi %123, %131 : index
      %133 = arith.muli %120, %c2 : index
      %134 = arith.addi %132, %133 : index
      %135 = arith.divui %118, %c12 : index
      %136 = arith.addi %134, %135 : index
      %137 = memref.load %w[%136] : memref<?xi8>
      %138 = arith.remui %118, %c12 : index
      %139 = arith.muli %138, %c17 : index
      %140 = arith.index_cast %139 : index to i32
      %141 = arith.extui %137 : i8 to i32
      %142 = arith.shrui %141, %140 : i32
      %143 = arith.andi %142, %c18 : i32
      %144 = arith.ori %143, %c19 : i32
      %145 = arith.trunci %144 : i32 to i16
      %146 = arith.bitcast %145 : i16 to f16
      %147 = arith.muli %117, %c20 : index
      %148 = arith.addi %11, %147 : index
      %149 = arith.muli %118, %c5 : index
      %150 = arith.addi %148, %149 : index
      %151 = vector.load %w[%150] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %152 = vector.bitcast %151 : vector<16xi8> to vector<4xi32>
      %153 = arith.shrui %152, %c21 : vector<4xi32>
      %154 = arith.andi %153, %c22 : vector<4xi32>
      %155 = arith.ori %154, %c23 : vector<4xi32>
      %156 = vector.bitcast %155 : vector<4xi32> to vector<8xf16>
      %157 = arith.shrui %152, %c24 : vector<4xi32>
      %158 = arith.andi %157, %c22 : vector<4xi32>
      %159 = arith.ori %158, %c23 : vector<4xi32>
      %160 = vector.bitcast %159 : vector<4xi32> to vector<8xf16>
      %161 = arith.shrui %152, %c25 : vector<4xi32>
      %162 = arith.andi %161, %c22 : vector<4xi32>
      %163 = arith.ori %162, %c23 : vector<4xi32>
      %164 = vector.bitcast %163 : vector<4xi32> to vector<8xf16>
      %165 = arith.shrui %152, %c26 : vector<4xi32>
      %166 = arith.andi %165, %c22 : vector<4xi32>
      %167 = arith.ori %166, %c23 : vector<4xi32>
      %168 = vector.bitcast %167 : vector<4xi32> to vector<8xf16>
      %169 = vector.shuffle %156, %160 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %170 = vector.shuffle %164, %168 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %171 = vector.shuffle %169, %170 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %172 = vector.broadcast %146 : f16 to vector<32xf16>
      %173 = arith.subf %171, %172 : vector<32xf16>
      %174 = vector.broadcast %130 : f16 to vector<32xf16>
      %175 = arith.mulf %173, %174 : vector<32xf16>
      %176 = vector.shuffle %175, %175 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %177 = vector.shuffle %175, %175 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %178 = arith.muli %52, %c12 : index
      %179 = arith.addi %178, %c7 : index
      %180 = arith.muli %tileRows, %c5 : index
      %181 = arith.muli %179, %180 : index
      %182 = arith.addi %38, %181 : index
      %183 = vector.load %x[%182] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %184 = arith.muli %tileRows, %c2 : index
      %185 = arith.addi %182, %184 : index
      %186 = vector.load %x[%185] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %187 = vector.shuffle %183, %186 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %188 = wave.mma %187, %115, %53 : vector<16xf16>, vector<8xf32>
      %189 = arith.muli %52, %c12 : index
      %190 = arith.addi %189, %c6 : index
      %191 = arith.muli %tileRows, %c5 : index
      %192 = arith.muli %190, %191 : index
      %193 = arith.addi %38, %192 : index
      %194 = vector.load %x[%193] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %195 = arith.muli %tileRows, %c2 : index
      %196 = arith.addi %193, %195 : index
      %197 = vector.load %x[%196] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %198 = vector.shuffle %194, %197 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %199 = wave.mma %198, %116, %188 : vector<16xf16>, vector<8xf32>
      %200 = arith.muli %52, %c12 : index
      %201 = arith.addi %200, %c12 : index
      %202 = arith.muli %tileRows, %c5 : index
      %203 = arith.muli %201, %202 : index
      %204 = arith.addi %38, %203 : index
      %205 = vector.load %x[%204] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %206 = arith.muli %tileRows, %c2 : index
      %207 = arith.addi %204, %206 : index
      %208 = vector.load %x[%207] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %209 = vector.shuffle %205, %208 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %210 = wave.mma %209, %176, %199 : vector<16xf16>, vector<8xf32>
      %211 = arith.muli %52, %c12 : index
      %212 = arith.addi %211, %c27 : index
      %213 = arith.muli %tileRows, %c5 : index
      %214 = arith.muli %212, %213 : index
      %215 = arith.addi %38, %214 : index
      %216 = vector.load %x[%215] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %217 = arith.muli %tileRows, %c2 : index
      %218 = arith.addi %215, %217 : index
      %219 = vector.load %x[%218] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %220 = vector.shuffle %216, %219 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %221 = wave.mma %220, %177, %210 : vector<16xf16>, vector<8xf32>
      scf.yield %221 : vector<8xf32>
    }
    %222 = arith.select %45, %51, %44 : index
    %225 = scf.for %223 = %51 to %222 step %c6 iter_args(%224 = %54) -> (vector<8xf32>) {
      %226 = wave.lane
      %227 = arith.addi %223, %c7 : index
      %228 = arith.remui %226, %c5 : index
      %229 = arith.divui %groupSize, %c14 : index
      %230 = arith.divui %227, %229 : index
      %231 = arith.divui %inputFeatures, %groupSize : index
      %232 = arith.muli %inputFeatures, %c2 : index
      %233 = arith.addi %11, %232 : index
      %234 = arith.muli %230, %c14 : index
      %235 = arith.addi %233, %234 : index
      %236 = arith.muli %228, %c12 : index
      %237 = arith.addi %235, %236 : index
      %238 = vector.load %w[%237] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %239 = vector.bitcast %238 : vector<2xi8> to vector<1xf16>
      %240 = vector.extract %239[0] : f16 from vector<1xf16>
      %241 = arith.muli %231, %c14 : index
      %242 = arith.addi %233, %241 : index
      %243 = arith.muli %230, %c2 : index
      %244 = arith.addi %242, %243 : index
      %245 = arith.divui %228, %c12 : index
      %246 = arith.addi %244, %245 : index
      %247 = memref.load %w[%246] : memref<?xi8>
      %248 = arith.remui %228, %c12 : index
      %249 = arith.muli %248, %c17 : index
      %250 = arith.index_cast %249 : index to i32
      %251 = arith.extui %247 : i8 to i32
      %252 = arith.shrui %251, %250 : i32
      %253 = arith.andi %252, %c18 : i32
      %254 = arith.ori %253, %c19 : i32
      %255 = arith.trunci %254 : i32 to i16
      %256 = arith.bitcast %255 : i16 to f16
      %257 = arith.muli %227, %c20 : index
      %258 = arith.addi %11, %257 : index
      %259 = arith.muli %228, %c5 : index
      %260 = arith.addi %258, %259 : index
      %261 = vector.load %w[%260] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %262 = vector.bitcast %261 : vector<16xi8> to vector<4xi32>
      %263 = arith.shrui %262, %c21 : vector<4xi32>
      %264 = arith.andi %263, %c22 : vector<4xi32>
      %265 = arith.ori %264, %c23 : vector<4xi32>
      %266 = vector.bitcast %265 : vector<4xi32> to vector<8xf16>
      %267 = arith.shrui %262, %c24 : vector<4xi32>
      %268 = arith.andi %267, %c22 : vector<4xi32>
      %269 = arith.ori %268, %c23 : vector<4xi32>
      %270 = vector.bitcast %269 : vector<4xi32> to vector<8xf16>
      %271 = arith.shrui %262, %c25 : vector<4xi32>
      %272 = arith.andi %271, %c22 : vector<4xi32>
      %273 = arith.ori %272, %c23 : vector<4xi32>
      %274 = vector.bitcast %273 : vector<4xi32> to vector<8xf16>
      %275 = arith.shrui %262, %c26 : vector<4xi32>
      %276 = arith.andi %275, %c22 : vector<4xi32>
      %277 = arith.ori %276, %c23 : vector<4xi32>
      %278 = vector.bitcast %277 : vector<4xi32> to vector<8xf16>
      %279 = vector.shuffle %266, %270 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %280 = vector.shuffle %274, %278 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %281 = vector.shuffle %279, %280 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %282 = vector.broadcast %256 : f16 to vector<32xf16>
      %283 = arith.subf %281, %282 : vector<32xf16>
      %284 = vector.broadcast %240 : f16 to vector<32xf16>
      %285 = arith.mulf %283, %284 : vector<32xf16>
      %286 = vector.shuffle %285, %285 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %287 = vector.shuffle %285, %285 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %288 = arith.muli %223, %c12 : index
      %289 = arith.addi %288, %c7 : index
      %290 = arith.muli %tileRows, %c5 : index
      %291 = arith.muli %289, %290 : index
      %292 = arith.addi %38, %291 : index
      %293 = vector.load %x[%292] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %294 = arith.muli %tileRows, %c2 : index
      %295 = arith.addi %292, %294 : index
      %296 = vector.load %x[%295] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %297 = vector.shuffle %293, %296 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %298 = wave.mma %297, %286, %224 : vector<16xf16>, vector<8xf32>
      %299 = arith.muli %223, %c12 : index
      %300 = arith.addi %299, %c6 : index
      %301 = arith.muli %tileRows, %c5 : index
      %302 = arith.muli %300, %301 : index
      %303 = arith.addi %38, %302 : index
      %304 = vector.load %x[%303] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %305 = arith.muli %tileRows, %c2 : index
      %306 = arith.addi %303, %305 : index
      %307 = vector.load %x[%306] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %308 = vector.shuffle %304, %307 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %309 = wave.mma %308, %287, %298 : vector<16xf16>, vector<8xf32>
      scf.yield %309 : vector<8xf32>
    }
    %310 = wave.lane
    %311 = wave.wave
    %312 = arith.muli %311, %c6 : index
    %313 = arith.addi %312, %c7 : index
    %314 = arith.muli %313, %c20 : index
    %315 = arith.addi %314, %310 : index
    %316 = vector.extract %225[0] : f32 from vector<8xf32>
    %317 = arith.addi %315, %c7 : index
    memref.store %316, %15[%317] : memref<?xf32>
    %318 = vector.extract %225[1] : f32 from vector<8xf32>
    %319 = arith.addi %315, %c14 : index
    memref.store %318, %15[%319] : memref<?xf32>
    %320 = vector.extract %225[2] : f32 from vector<8xf32>
    %321 = arith.addi %315, %c28 : index
    memref.store %320, %15[%321] : memref<?xf32>
    %322 = vector.extract %225[3] : f32 from vector<8xf32>
    %323 = arith.addi %315, %c29 : index
    memref.store %322, %15[%323] : memref<?xf32>
    %324 = vector.extract %225[4] : f32 from vector<8xf32>
    %325 = arith.addi %315, %c30 : index
    memref.store %324, %15[%325] : memref<?xf32>
    %326 = vector.extract %225[5] : f32 from vector<8xf32>
    %327 = arith.addi %315, %c31 : index
    memref.store %326, %15[%327] : memref<?xf32>
    %328 = vector.extract %225[6] : f32 from vector<8xf32>
    %329 = arith.addi %315, %c32 : index
    memref.store %328, %15[%329] : memref<?xf32>
    %330 = vector.extract %225[7] : f32 from vector<8xf32>
    %331 = arith.addi %315, %c33 : index
    memref.store %330, %15[%331] : memref<?xf32>
    wave.barrier
    %332 = arith.muli %311, %c6 : index
    %333 = arith.addi %332, %c7 : index
    %334 = arith.muli %333, %c14 : index
    %335 = arith.addi %334, %310 : index
    %336 = arith.addi %335, %c7 : index
    %337 = memref.load %15[%336] : memref<?xf32>
    %338 = arith.addi %336, %c20 : index
    %339 = memref.load %15[%338] : memref<?xf32>
    %340 = arith.addf %337, %339 : f32
    %341 = arith.addi %336, %c34 : index
    %342 = memref.load %15[%341] : memref<?xf32>
    %343 = arith.addf %340, %342 : f32
    %344 = arith.addi %336, %c35 : index
    %345 = memref.load %15[%344] : memref<?xf32>
    %346 = arith.addf %343, %345 : f32
    %347 = arith.addi %336, %c36 : index
    %348 = memref.load %15[%347] : memref<?xf32>
    %349 = arith.addf %346, %348 : f32
    %350 = arith.addi %336, %c37 : index
    %351 = memref.load %15[%350] : memref<?xf32>
    %352 = arith.addf %349, %351 : f32
    %353 = arith.addi %336, %c38 : index
    %354 = memref.load %15[%353] : memref<?xf32>
    %355 = arith.addf %352, %354 : f32
    %356 = arith.addi %336, %c39 : index
    %357 = memref.load %15[%356] : memref<?xf32>
    %358 = arith.addf %355, %357 : f32
    %359 = wave.lane
    %360 = arith.addi %14, %c7 : index
    %361 = arith.muli %333, %c12 : index
    %362 = arith.addi %360, %361 : index
    %363 = arith.divui %359, %c5 : index
    %364 = arith.addi %362, %363 : index
    %365 = arith.cmpi slt, %364, %13 : index
    scf.if %365 {
      %366 = arith.cmpi eq, %hasFactors, %c6 : index
      %367 = arith.muli %364, %c12 : index
      %368 = memref.load %factors[%367] : memref<?xf32>
      %369 = arith.mulf %368, %operandScale : f32
      %370 = arith.select %366, %369, %operandScale : f32
      %371 = arith.mulf %358, %370 : f32
      %372 = arith.muli %364, %outputFeatures : index
      %373 = arith.addi %372, %17 : index
      %374 = wave.lane
      %375 = arith.remui %374, %c5 : index
      %376 = arith.addi %373, %375 : index
      %377 = arith.addi %376, %c7 : index
      memref.store %371, %logits[%377] : memref<?xf32>
    }
  }
  %378 = arith.muli %experts, %c2 : index
  %379 = wave.scratch %378 : memref<?xf32>
  %380 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %380 {
    %381 = arith.addi %14, %c5 : index
    %382 = arith.minsi %381, %13 : index
    %383 = wave.wave
    %384 = arith.addi %14, %383 : index
    scf.for %385 = %384 to %382 step %c2 {
      %386 = wave.wave
      %387 = arith.muli %386, %experts : index
      %388 = wave.lane
      %389 = arith.muli %385, %logitsWidth : index
      %392 = scf.for %390 = %388 to %experts step %c14 iter_args(%391 = %c46) -> (f32) {
        %393 = arith.addi %389, %390 : index
        %394 = memref.load %logits[%393] : memref<?xf32>
        %395 = arith.maximumf %391, %394 : f32
        scf.yield %395 : f32
      }
      %396 = vector.broadcast %392 : f32 to vector<1xf32>
      %397 = wave.reduce "max" %396 : vector<1xf32>
      %400 = scf.for %398 = %388 to %experts step %c14 iter_args(%399 = %c47) -> (f32) {
        %401 = arith.addi %389, %398 : index
        %402 = memref.load %logits[%401] : memref<?xf32>
        %403 = arith.subf %402, %397 : f32
        %404 = arith.mulf %403, %c48 : f32
        %405 = wave.exp2 %404 : f32
        %406 = arith.addi %387, %398 : index
        memref.store %405, %379[%406] : memref<?xf32>
        %407 = arith.addf %399, %405 : f32
        scf.yield %407 : f32
      }
      %408 = vector.broadcast %400 : f32 to vector<1xf32>
      %409 = wave.reduce "add" %408 : vector<1xf32>
      scf.for %410 = %388 to %experts step %c14 {
        %411 = arith.addi %387, %410 : index
        %412 = memref.load %379[%411] : memref<?xf32>
        %413 = arith.divf %412, %409 : f32
        %414 = arith.addi %387, %410 : index
        memref.store %413, %379[%414] : memref<?xf32>
      }
      %419:3 = scf.for %415 = %c7 to %expertsPerToken step %c6 iter_args(%416 = %c47, %417 = %c47, %418 = %c49) -> (f32, f32, i32) {
        %423:2 = scf.for %420 = %388 to %experts step %c14 iter_args(%421 = %c50, %422 = %c47) -> (f32, f32) {
          %424 = arith.addi %387, %420 : index
          %425 = memref.load %379[%424] : memref<?xf32>
          %426 = arith.cmpf ogt, %425, %421 : f32
          %427 = arith.index_cast %420 : index to i32
          %428 = arith.sitofp %427 : i32 to f32
          %429 = arith.select %426, %425, %421 : f32
          %430 = arith.select %426, %428, %422 : f32
          scf.yield %429, %430 : f32, f32
        }
        %431 = vector.broadcast %423#0 : f32 to vector<1xf32>
        %432 = wave.reduce "max" %431 : vector<1xf32>
        %433 = arith.cmpf oeq, %423#0, %432 : f32
        %434 = arith.subf %c47, %423#1 : f32
        %435 = arith.select %433, %434, %c51 : f32
        %436 = vector.broadcast %435 : f32 to vector<1xf32>
        %437 = wave.reduce "max" %436 : vector<1xf32>
        %438 = arith.subf %c47, %437 : f32
        %439 = arith.fptosi %438 : f32 to i32
        %440 = arith.index_cast %439 : i32 to index
        %441 = arith.remui %440, %c14 : index
        %442 = arith.cmpi eq, %441, %388 : index
        scf.if %442 {
          %443 = arith.addi %387, %440 : index
          memref.store %c52, %379[%443] : memref<?xf32>
        }
        %444 = arith.cmpi eq, %415, %388 : index
        %445 = arith.addf %416, %432 : f32
        %446 = arith.select %444, %432, %417 : f32
        %447 = arith.select %444, %439, %418 : i32
        scf.yield %445, %446, %447 : f32, f32, i32
      }
      %448 = arith.cmpi eq, %normalize, %c6 : index
      %449 = arith.divf %419#1, %419#0 : f32
      %450 = arith.select %448, %449, %419#1 : f32
      %451 = arith.cmpi slt, %388, %expertsPerToken : index
      scf.if %451 {
        %452 = arith.muli %385, %expertsPerToken : index
        %453 = arith.addi %452, %388 : index
        memref.store %450, %weights[%453] : memref<?xf32>
        %454 = arith.muli %385, %expertsPerToken : index
        %455 = arith.addi %454, %388 : index
        memref.store %419#2, %ids_out[%455] : memref<?xi32>
      }
    }
  }
  wave.return
}
