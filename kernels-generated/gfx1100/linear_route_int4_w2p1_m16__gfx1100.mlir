// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='int4', waves=2, panels=1, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_int4_w2p1_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) attributes {waves = 2 : i64} {
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
    %332 = arith.muli %311, %c17 : index
    %333 = arith.addi %332, %c7 : index
    %334 = arith.muli %333, %c14 : index
    %335 = arith.addi %334, %310 : index
    %336 = arith.addi %335, %c7 : index
    %337 = memref.load %15[%336] : memref<?xf32>
    %338 = arith.addi %336, %c20 : index
    %339 = memref.load %15[%338] : memref<?xf32>
    %340 = arith.addf %337, %339 : f32
    %341 = wave.lane
    %342 = arith.addi %14, %c7 : index
    %343 = arith.muli %333, %c12 : index
    %344 = arith.addi %342, %343 : index
    %345 = arith.divui %341, %c5 : index
    %346 = arith.addi %344, %345 : index
    %347 = arith.cmpi slt, %346, %13 : index
    scf.if %347 {
      %348 = arith.cmpi eq, %hasFactors, %c6 : index
      %349 = arith.muli %346, %c12 : index
      %350 = memref.load %factors[%349] : memref<?xf32>
      %351 = arith.mulf %350, %operandScale : f32
      %352 = arith.select %348, %351, %operandScale : f32
      %353 = arith.mulf %340, %352 : f32
      %354 = arith.muli %346, %outputFeatures : index
      %355 = arith.addi %354, %17 : index
      %356 = wave.lane
      %357 = arith.remui %356, %c5 : index
      %358 = arith.addi %355, %357 : index
      %359 = arith.addi %358, %c7 : index
      memref.store %353, %logits[%359] : memref<?xf32>
    }
    %360 = arith.muli %311, %c17 : index
    %361 = arith.addi %360, %c6 : index
    %362 = arith.muli %361, %c14 : index
    %363 = arith.addi %362, %310 : index
    %364 = arith.addi %363, %c7 : index
    %365 = memref.load %15[%364] : memref<?xf32>
    %366 = arith.addi %364, %c20 : index
    %367 = memref.load %15[%366] : memref<?xf32>
    %368 = arith.addf %365, %367 : f32
    %369 = wave.lane
    %370 = arith.addi %14, %c7 : index
    %371 = arith.muli %361, %c12 : index
    %372 = arith.addi %370, %371 : index
    %373 = arith.divui %369, %c5 : index
    %374 = arith.addi %372, %373 : index
    %375 = arith.cmpi slt, %374, %13 : index
    scf.if %375 {
      %376 = arith.cmpi eq, %hasFactors, %c6 : index
      %377 = arith.muli %374, %c12 : index
      %378 = memref.load %factors[%377] : memref<?xf32>
      %379 = arith.mulf %378, %operandScale : f32
      %380 = arith.select %376, %379, %operandScale : f32
      %381 = arith.mulf %368, %380 : f32
      %382 = arith.muli %374, %outputFeatures : index
      %383 = arith.addi %382, %17 : index
      %384 = wave.lane
      %385 = arith.remui %384, %c5 : index
      %386 = arith.addi %383, %385 : index
      %387 = arith.addi %386, %c7 : index
      memref.store %381, %logits[%387] : memref<?xf32>
    }
    %388 = arith.muli %311, %c17 : index
    %389 = arith.addi %388, %c12 : index
    %390 = arith.muli %389, %c14 : index
    %391 = arith.addi %390, %310 : index
    %392 = arith.addi %391, %c7 : index
    %393 = memref.load %15[%392] : memref<?xf32>
    %394 = arith.addi %392, %c20 : index
    %395 = memref.load %15[%394] : memref<?xf32>
    %396 = arith.addf %393, %395 : f32
    %397 = wave.lane
    %398 = arith.addi %14, %c7 : index
    %399 = arith.muli %389, %c12 : index
    %400 = arith.addi %398, %399 : index
    %401 = arith.divui %397, %c5 : index
    %402 = arith.addi %400, %401 : index
    %403 = arith.cmpi slt, %402, %13 : index
    scf.if %403 {
      %404 = arith.cmpi eq, %hasFactors, %c6 : index
      %405 = arith.muli %402, %c12 : index
      %406 = memref.load %factors[%405] : memref<?xf32>
      %407 = arith.mulf %406, %operandScale : f32
      %408 = arith.select %404, %407, %operandScale : f32
      %409 = arith.mulf %396, %408 : f32
      %410 = arith.muli %402, %outputFeatures : index
      %411 = arith.addi %410, %17 : index
      %412 = wave.lane
      %413 = arith.remui %412, %c5 : index
      %414 = arith.addi %411, %413 : index
      %415 = arith.addi %414, %c7 : index
      memref.store %409, %logits[%415] : memref<?xf32>
    }
    %416 = arith.muli %311, %c17 : index
    %417 = arith.addi %416, %c27 : index
    %418 = arith.muli %417, %c14 : index
    %419 = arith.addi %418, %310 : index
    %420 = arith.addi %419, %c7 : index
    %421 = memref.load %15[%420] : memref<?xf32>
    %422 = arith.addi %420, %c20 : index
    %423 = memref.load %15[%422] : memref<?xf32>
    %424 = arith.addf %421, %423 : f32
    %425 = wave.lane
    %426 = arith.addi %14, %c7 : index
    %427 = arith.muli %417, %c12 : index
    %428 = arith.addi %426, %427 : index
    %429 = arith.divui %425, %c5 : index
    %430 = arith.addi %428, %429 : index
    %431 = arith.cmpi slt, %430, %13 : index
    scf.if %431 {
      %432 = arith.cmpi eq, %hasFactors, %c6 : index
      %433 = arith.muli %430, %c12 : index
      %434 = memref.load %factors[%433] : memref<?xf32>
      %435 = arith.mulf %434, %operandScale : f32
      %436 = arith.select %432, %435, %operandScale : f32
      %437 = arith.mulf %424, %436 : f32
      %438 = arith.muli %430, %outputFeatures : index
      %439 = arith.addi %438, %17 : index
      %440 = wave.lane
      %441 = arith.remui %440, %c5 : index
      %442 = arith.addi %439, %441 : index
      %443 = arith.addi %442, %c7 : index
      memref.store %437, %logits[%443] : memref<?xf32>
    }
  }
  %444 = arith.muli %experts, %c12 : index
  %445 = wave.scratch %444 : memref<?xf32>
  %446 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %446 {
    %447 = arith.addi %14, %c5 : index
    %448 = arith.minsi %447, %13 : index
    %449 = wave.wave
    %450 = arith.addi %14, %449 : index
    scf.for %451 = %450 to %448 step %c12 {
      %452 = wave.wave
      %453 = arith.muli %452, %experts : index
      %454 = wave.lane
      %455 = arith.muli %451, %logitsWidth : index
      %458 = scf.for %456 = %454 to %experts step %c14 iter_args(%457 = %c40) -> (f32) {
        %459 = arith.addi %455, %456 : index
        %460 = memref.load %logits[%459] : memref<?xf32>
        %461 = arith.maximumf %457, %460 : f32
        scf.yield %461 : f32
      }
      %462 = vector.broadcast %458 : f32 to vector<1xf32>
      %463 = wave.reduce "max" %462 : vector<1xf32>
      %466 = scf.for %464 = %454 to %experts step %c14 iter_args(%465 = %c41) -> (f32) {
        %467 = arith.addi %455, %464 : index
        %468 = memref.load %logits[%467] : memref<?xf32>
        %469 = arith.subf %468, %463 : f32
        %470 = arith.mulf %469, %c42 : f32
        %471 = wave.exp2 %470 : f32
        %472 = arith.addi %453, %464 : index
        memref.store %471, %445[%472] : memref<?xf32>
        %473 = arith.addf %465, %471 : f32
        scf.yield %473 : f32
      }
      %474 = vector.broadcast %466 : f32 to vector<1xf32>
      %475 = wave.reduce "add" %474 : vector<1xf32>
      scf.for %476 = %454 to %experts step %c14 {
        %477 = arith.addi %453, %476 : index
        %478 = memref.load %445[%477] : memref<?xf32>
        %479 = arith.divf %478, %475 : f32
        %480 = arith.addi %453, %476 : index
        memref.store %479, %445[%480] : memref<?xf32>
      }
      %485:3 = scf.for %481 = %c7 to %expertsPerToken step %c6 iter_args(%482 = %c41, %483 = %c41, %484 = %c43) -> (f32, f32, i32) {
        %489:2 = scf.for %486 = %454 to %experts step %c14 iter_args(%487 = %c44, %488 = %c41) -> (f32, f32) {
          %490 = arith.addi %453, %486 : index
          %491 = memref.load %445[%490] : memref<?xf32>
          %492 = arith.cmpf ogt, %491, %487 : f32
          %493 = arith.index_cast %486 : index to i32
          %494 = arith.sitofp %493 : i32 to f32
          %495 = arith.select %492, %491, %487 : f32
          %496 = arith.select %492, %494, %488 : f32
          scf.yield %495, %496 : f32, f32
        }
        %497 = vector.broadcast %489#0 : f32 to vector<1xf32>
        %498 = wave.reduce "max" %497 : vector<1xf32>
        %499 = arith.cmpf oeq, %489#0, %498 : f32
        %500 = arith.subf %c41, %489#1 : f32
        %501 = arith.select %499, %500, %c45 : f32
        %502 = vector.broadcast %501 : f32 to vector<1xf32>
        %503 = wave.reduce "max" %502 : vector<1xf32>
        %504 = arith.subf %c41, %503 : f32
        %505 = arith.fptosi %504 : f32 to i32
        %506 = arith.index_cast %505 : i32 to index
        %507 = arith.remui %506, %c14 : index
        %508 = arith.cmpi eq, %507, %454 : index
        scf.if %508 {
          %509 = arith.addi %453, %506 : index
          memref.store %c46, %445[%509] : memref<?xf32>
        }
        %510 = arith.cmpi eq, %481, %454 : index
        %511 = arith.addf %482, %498 : f32
        %512 = arith.select %510, %498, %483 : f32
        %513 = arith.select %510, %505, %484 : i32
        scf.yield %511, %512, %513 : f32, f32, i32
      }
      %514 = arith.cmpi eq, %normalize, %c6 : index
      %515 = arith.divf %485#1, %485#0 : f32
      %516 = arith.select %514, %515, %485#1 : f32
      %517 = arith.cmpi slt, %454, %expertsPerToken : index
      scf.if %517 {
        %518 = arith.muli %451, %expertsPerToken : index
        %519 = arith.addi %518, %454 : index
        memref.store %516, %weights[%519] : memref<?xf32>
        %520 = arith.muli %451, %expertsPerToken : index
        %521 = arith.addi %520, %454 : index
        memref.store %485#2, %ids_out[%521] : memref<?xi32>
      }
    }
  }
  wave.return
}
