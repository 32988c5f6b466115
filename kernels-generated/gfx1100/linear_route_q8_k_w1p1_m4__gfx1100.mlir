// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='q8_k', waves=1, panels=1, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_q8_k_w1p1_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 16 : index
  %c2 = arith.constant 1 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 32 : index
  %c6 = arith.constant 127 : index
  %c7 = arith.constant 128 : index
  %c8 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c13 = arith.constant 8 : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c17 = arith.constant dense<0> : vector<4xi32>
  %c18 = arith.constant dense<983055> : vector<4xi32>
  %c19 = arith.constant dense<[0, 0, 0, 0]> : vector<4xi32>
  %c20 = arith.constant dense<4> : vector<4xi32>
  %c21 = arith.constant dense<1677747200> : vector<4xi32>
  %c22 = arith.constant dense<[4, 4, 4, 4]> : vector<4xi32>
  %c23 = arith.constant dense<8> : vector<4xi32>
  %c24 = arith.constant dense<[8, 8, 8, 8]> : vector<4xi32>
  %c25 = arith.constant dense<12> : vector<4xi32>
  %c26 = arith.constant dense<[12, 12, 12, 12]> : vector<4xi32>
  %c27 = arith.constant dense<0x6480> : vector<32xf16>
  %c28 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c31 = arith.constant 4 : index
  %c32 = arith.constant 5 : index
  %c33 = arith.constant 6 : index
  %c34 = arith.constant 7 : index
  %experts = wave.param "experts" : index
  %arrivals = wave.param "arrivals" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %logitsWidth = wave.param "logitsWidth" : index
  %c39 = arith.constant 0xFF61B1E6 : f32
  %c40 = arith.constant 0x00000000 : f32
  %c41 = arith.constant 0x3FB8AA3B : f32
  %c42 = arith.constant 0 : i32
  %c43 = arith.constant 0xC0000000 : f32
  %c44 = arith.constant 0xCB800000 : f32
  %c45 = arith.constant 0xBF800000 : f32
  %normalize = wave.param "normalize" : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.muli %inputFeatures, %c2 : index
  %4 = arith.divui %3, %c3 : index
  %5 = arith.divui %inputFeatures, %c4 : index
  %6 = arith.muli %5, %c5 : index
  %7 = arith.addi %6, %4 : index
  %8 = arith.addi %7, %c6 : index
  %9 = arith.divui %8, %c7 : index
  %10 = arith.muli %9, %c7 : index
  %11 = arith.addi %2, %10 : index
  %12 = arith.addi %11, %c7 : index
  %13 = arith.muli %0, %c2 : index
  %14 = arith.addi %13, %c8 : index
  %15 = arith.muli %14, %12 : index
  %16 = memref.load %step[%countAt] : memref<?xi32>
  %17 = arith.index_cast %16 : i32 to index
  %18 = arith.muli %1, %c1 : index
  %19 = wave.block 0
  %20 = arith.muli %19, %c1 : index
  %21 = arith.cmpi slt, %18, %17 : index
  scf.if %21 {
    %22 = wave.lane
    %23 = arith.remui %22, %c1 : index
    %24 = wave.scratch %operandHalves : memref<?xf16>
    %25 = arith.divui %operandHalves, %c13 : index
    %26 = wave.wave
    %27 = arith.muli %26, %c5 : index
    %28 = wave.lane
    %29 = arith.addi %27, %28 : index
    scf.for %30 = %29 to %25 step %c5 {
      %31 = arith.muli %30, %c13 : index
      %32 = arith.addi %c8, %31 : index
      %33 = vector.load %x[%32] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %34 = arith.muli %30, %c13 : index
      vector.store %33, %24[%34] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %35 = arith.remui %23, %tileRows : index
    %36 = arith.muli %35, %c13 : index
    %37 = wave.wave
    %38 = arith.divui %inputFeatures, %c5 : index
    %39 = arith.muli %37, %stepsPerWave : index
    %40 = arith.minsi %39, %38 : index
    %41 = arith.addi %40, %stepsPerWave : index
    %42 = arith.minsi %41, %38 : index
    %43 = arith.cmpi eq, %wholeBlocks, %c2 : index
    %44 = arith.subi %42, %40 : index
    %45 = arith.divui %44, %c3 : index
    %46 = arith.muli %45, %c3 : index
    %47 = arith.addi %40, %46 : index
    %48 = arith.addi %40, %stepsPerWave : index
    %49 = arith.select %43, %48, %47 : index
    %52 = scf.for %50 = %40 to %49 step %c3 iter_args(%51 = %c14) -> (vector<8xf32>) {
      %53 = wave.lane
      %54 = arith.addi %50, %c8 : index
      %55 = arith.remui %53, %c1 : index
      %56 = arith.addi %15, %c7 : index
      %57 = arith.divui %54, %c13 : index
      %58 = arith.muli %57, %c5 : index
      %59 = arith.addi %56, %58 : index
      %60 = arith.muli %55, %c3 : index
      %61 = arith.addi %59, %60 : index
      %62 = vector.load %w[%61] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %63 = vector.bitcast %62 : vector<2xi8> to vector<1xf16>
      %64 = arith.divui %inputFeatures, %c4 : index
      %65 = arith.muli %64, %c5 : index
      %66 = arith.addi %56, %65 : index
      %67 = arith.muli %54, %c1 : index
      %68 = arith.addi %66, %67 : index
      %69 = arith.muli %55, %c2 : index
      %70 = arith.addi %68, %69 : index
      %71 = vector.load %w[%70] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %72 = vector.extract %63[0] : f16 from vector<1xf16>
      %73 = arith.extf %72 : f16 to f32
      %74 = vector.extract %71[0] : i8 from vector<1xi8>
      %75 = arith.extsi %74 : i8 to i32
      %76 = arith.sitofp %75 : i32 to f32
      %77 = arith.mulf %73, %76 : f32
      %78 = arith.truncf %77 : f32 to f16
      %79 = vector.broadcast %78 : f16 to vector<16xf16>
      %80 = arith.addi %15, %c7 : index
      %81 = arith.muli %inputFeatures, %c2 : index
      %82 = arith.divui %81, %c3 : index
      %83 = arith.divui %inputFeatures, %c4 : index
      %84 = arith.muli %83, %c5 : index
      %85 = arith.addi %84, %82 : index
      %86 = arith.addi %85, %c6 : index
      %87 = arith.divui %86, %c7 : index
      %88 = arith.muli %87, %c7 : index
      %89 = arith.addi %80, %88 : index
      %90 = arith.muli %inputFeatures, %c13 : index
      %91 = arith.addi %89, %90 : index
      %92 = arith.muli %54, %c1 : index
      %93 = arith.addi %92, %55 : index
      %94 = arith.muli %93, %c1 : index
      %95 = arith.addi %91, %94 : index
      %96 = arith.muli %54, %c4 : index
      %97 = arith.addi %89, %96 : index
      %98 = arith.muli %55, %c1 : index
      %99 = arith.addi %97, %98 : index
      %100 = vector.load %w[%95] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %101 = vector.bitcast %100 : vector<16xi8> to vector<4xi32>
      %102 = vector.load %w[%99] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %103 = vector.bitcast %102 : vector<16xi8> to vector<4xi32>
      %104 = arith.shrui %103, %c17 : vector<4xi32>
      %105 = arith.andi %104, %c18 : vector<4xi32>
      %106 = arith.shrui %101, %c19 : vector<4xi32>
      %107 = arith.andi %106, %c18 : vector<4xi32>
      %108 = arith.shli %107, %c20 : vector<4xi32>
      %109 = arith.ori %105, %108 : vector<4xi32>
      %110 = arith.ori %109, %c21 : vector<4xi32>
      %111 = vector.bitcast %110 : vector<4xi32> to vector<8xf16>
      %112 = arith.shrui %103, %c20 : vector<4xi32>
      %113 = arith.andi %112, %c18 : vector<4xi32>
      %114 = arith.shrui %101, %c22 : vector<4xi32>
      %115 = arith.andi %114, %c18 : vector<4xi32>
      %116 = arith.shli %115, %c20 : vector<4xi32>
      %117 = arith.ori %113, %116 : vector<4xi32>
      %118 = arith.ori %117, %c21 : vector<4xi32>
      %119 = vector.bitcast %118 : vector<4xi32> to vector<8xf16>
      %120 = arith.shrui %103, %c23 : vector<4xi32>
      %121 = arith.andi %120, %c18 : vector<4xi32>
      %122 = arith.shrui %101, %c24 : vector<4xi32>
      %123 = arith.andi %122, %c18 : vector<4xi32>
      %124 = arith.shli %123, %c20 : vector<4xi32>
      %125 = arith.ori %121, %124 : vector<4xi32>
      %126 = arith.ori %125, %c21 : vector<4xi32>
      %127 = vector.bitcast %126 : vector<4xi32> to vector<8xf16>
      %128 = arith.shrui %103, %c25 : vector<4xi32>
      %129 = arith.andi %128, %c18 : vector<4xi32>
      %130 = arith.shrui %101, %c26 : vector<4xi32>
      %131 = arith.andi %130, %c18 : vector<4xi32>
      %132 = arith.shli %131, %c20 : vector<4xi32>
      %133 = arith.ori %129, %132 : vector<4xi32>
      %134 = arith.ori %133, %c21 : vector<4xi32>
      %135 = vector.bitcast %134 : vector<4xi32> to vector<8xf16>
      %136 = vector.shuffle %111, %119 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %137 = vector.shuffle %127, %135 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %138 = vector.shuffle %136, %137 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %139 = arith.subf %138, %c27 : vector<32xf16>
      %140 = vector.shuffle %139, %139 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %141 = vector.shuffle %139, %139 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %142 = arith.mulf %140, %79 : vector<16xf16>
      %143 = arith.mulf %141, %79 : vector<16xf16>
      %144 = arith.addi %50, %c2 : index
      %145 = arith.remui %53, %c1 : index
      %146 = arith.addi %15, %c7 : index
      %147 = arith.divui %144, %c13 : index
      %148 = arith.muli %147, %c5 : index
      %149 = arith.addi %146, %148 : index
      %150 = arith.muli %145, %c3 : index
      %151 = arith.addi %149, %150 : index
      %152 = vector.load %w[%151] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %153 = vector.bitcast %152 : vector<2xi8> to vector<1xf16>
      %154 = arith.divui %inputFeatures, %c4 : index
      %155 = arith.muli %154, %c5 : index
      %156 = arith.addi %146, %155 : index
      %157 = arith.muli %144, %c1 : index
      %158 = arith.addi %156, %157 : index
      %159 = arith.muli %145, %c2 : index
      %160 = arith.addi %158, %159 : index
      %161 = vector.load %w[%160] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %162 = vector.extract %153[0] : f16 from vector<1xf16>
      %163 = arith.extf %162 : f16 to f32
      %164 = vector.extract %161[0] : i8 from vector<1xi8>
      %165 = arith.extsi %164 : i8 to i32
      %166 = arith.sitofp %165 : i32 to f32
      %167 = arith.mulf %163, %166 : f32
      %168 = arith.truncf %167 : f32 to f16
      %169 = vector.broadcast %168 : f16 to vector<16xf16>
      %170 = arith.addi %15, %c7 : index
      %171 = arith.muli %inputFeatures, %c2 : index
      %172 = arith.divui %171, %c3 : index
      %173 = arith.divui %inputFeatures, %c4 : index
      %174 = arith.muli %173, %c5 : index
      %175 = arith.addi %174, %172 : index
      %176 = arith.addi %175, %c6 : index
      %177 = arith.divui %176, %c7 : index
      %178 = arith.muli %177, %c7 : index
      %179 = arith.addi %170, %178 : index
      %180 = arith.muli %inputFeatures, %c13 : index
      %181 = arith.addi %179, %180 : index
      %182 = arith.muli %144, %c1 : index
      %183 = arith.addi %182, %145 : index
      %184 = arith.muli %183, %c1 : index
      %185 = arith.addi %181, %184 : index
      %186 = arith.muli %144, %c4 : index
      %187 = arith.addi %179, %186 : index
      %188 = arith.muli %145, %c1 : index
      %189 = arith.addi %187, %188 : index
      %190 = vector.load %w[%185] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %191 = vector.bitcast %190 : vector<16xi8> to vector<4xi32>
      %192 = vector.load %w[%189] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %193 = vector.bitcast %192 : vector<16xi8> to vector<4xi32>
      %194 = arith.shrui %193, %c17 : vector<4xi32>
      %195 = arith.andi %194, %c18 : vector<4xi32>
      %196 = arith.shrui %191, %c19 : vector<4xi32>
      %197 = arith.andi %196, %c18 : vector<4xi32>
      %198 = arith.shli %197, %c20 : vector<4xi32>
      %199 = arith.ori %195, %198 : vector<4xi32>
      %200 = arith.ori %199, %c21 : vector<4xi32>
      %201 = vector.bitcast %200 : vector<4xi32> to vector<8xf16>
      %202 = arith.shrui %193, %c20 : vector<4xi32>
      %203 = arith.andi %202, %c18 : vector<4xi32>
      %204 = arith.shrui %191, %c22 : vector<4xi32>
      %205 = arith.andi %204, %c18 : vector<4xi32>
      %206 = arith.shli %205, %c20 : vector<4xi32>
      %207 = arith.ori %203, %206 : vector<4xi32>
      %208 = arith.ori %207, %c21 : vector<4xi32>
      %209 = vector.bitcast %208 : vector<4xi32> to vector<8xf16>
      %210 = arith.shrui %193, %c23 : vector<4xi32>
      %211 = arith.andi %210, %c18 : vector<4xi32>
      %212 = arith.shrui %191, %c24 : vector<4xi32>
      %213 = arith.andi %212, %c18 : vector<4xi32>
      %214 = arith.shli %213, %c20 : vector<4xi32>
      %215 = arith.ori %211, %214 : vector<4xi32>
      %216 = arith.ori %215, %c21 : vector<4xi32>
      %217 = vector.bitcast %216 : vector<4xi32> to vector<8xf16>
      %218 = arith.shrui %193, %c25 : vector<4xi32>
      %219 = arith.andi %218, %c18 : vector<4xi32>
      %220 = arith.shrui %191, %c26 : vector<4xi32>
      %221 = arith.andi %220, %c18 : vector<4xi32>
      %222 = arith.shli %221, %c20 : vector<4xi32>
      %223 = arith.ori %219, %222 : vector<4xi32>
      %224 = arith.ori %223, %c21 : vector<4xi32>
      %225 = vector.bitcast %224 : vector<4xi32> to vector<8xf16>
      %226 = vector.shuffle %201, %209 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %227 = vector.shuffle %217, %225 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %228 = vector.shuffle %226, %227 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %229 = arith.subf %228, %c27 : vector<32xf16>
      %230 = vector.shuffle %229, %229 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %231 = vector.shuffle %229, %229 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %232 = arith.mulf %230, %169 : vector<16xf16>
      %233 = arith.mulf %231, %169 : vector<16xf16>
      %234 = arith.muli %50, %c3 : index
      %235 = arith.addi %234, %c8 : index
      %236 = arith.muli %tileRows, %c1 : index
      %237 = arith.muli %235, %236 : index
      %238 = arith.addi %36, %237 : index
      %239 = vector.load %24[%238] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %240 = arith.muli %tileRows, %c13 : index
      %241 = arith.addi %238, %240 : index
      %242 = vector.load %24[%241] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %243 = vector.shuffle %239, %242 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %244 = wave.mma %243, %142, %51 : vector<16xf16>, vector<8xf32>
      %245 = arith.muli %50, %c3 : index
      %246 = arith.addi %245, %c2 : index
      %247 = arith.muli %tileRows, %c1 : index
      %248 = arith.muli %246, %247 : index
      %249 = arith.addi %36, %248 : index
      %250 = vector.load %24[%249] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %251 = arith.muli %tileRows, %c13 : index
      %252 = arith.addi %249, %251 : index
      %253 = vector.load %24[%252] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %254 = vector.shuffle %250, %253 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %255 = wave.mma %254, %143, %244 : vector<16xf16>, vector<8xf32>
      %256 = arith.muli %50, %c3 : index
      %257 = arith.addi %256, %c3 : index
      %258 = arith.muli %tileRows, %c1 : index
      %259 = arith.muli %257, %258 : index
      %260 = arith.addi %36, %259 : index
      %261 = vector.load %24[%260] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %262 = arith.muli %tileRows, %c13 : index
      %263 = arith.addi %260, %262 : index
      %264 = vector.load %24[%263] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %265 = vector.shuffle %261, %264 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %266 = wave.mma %265, %232, %255 : vector<16xf16>, vector<8xf32>
      %267 = arith.muli %50, %c3 : index
      %268 = arith.addi %267, %c28 : index
      %269 = arith.muli %tileRows, %c1 : index
      %270 = arith.muli %268, %269 : index
      %271 = arith.addi %36, %270 : index
      %272 = vector.load %24[%271] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %273 = arith.muli %tileRows, %c13 : index
      %274 = arith.addi %271, %273 : index
      %275 = vector.load %24[%274] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %276 = vector.shuffle %272, %275 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %277 = wave.mma %276, %233, %266 : vector<16xf16>, vector<8xf32>
      scf.yield %277 : vector<8xf32>
    }
    %278 = arith.select %43, %49, %42 : index
    %281 = scf.for %279 = %49 to %278 step %c2 iter_args(%280 = %52) -> (vector<8xf32>) {
      %282 = wave.lane
      %283 = arith.addi %279, %c8 : index
      %284 = arith.remui %282, %c1 : index
      %285 = arith.addi %15, %c7 : index
      %286 = arith.divui %283, %c13 : index
      %287 = arith.muli %286, %c5 : index
      %288 = arith.addi %285, %287 : index
      %289 = arith.muli %284, %c3 : index
      %290 = arith.addi %288, %289 : index
      %291 = vector.load %w[%290] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %292 = vector.bitcast %291 : vector<2xi8> to vector<1xf16>
      %293 = arith.divui %inputFeatures, %c4 : index
      %294 = arith.muli %293, %c5 : index
      %295 = arith.addi %285, %294 : index
      %296 = arith.muli %283, %c1 : index
      %297 = arith.addi %295, %296 : index
      %298 = arith.muli %284, %c2 : index
      %299 = arith.addi %297, %298 : index
      %300 = vector.load %w[%299] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %301 = vector.extract %292[0] : f16 from vector<1xf16>
      %302 = arith.extf %301 : f16 to f32
      %303 = vector.extract %300[0] : i8 from vector<1xi8>
      %304 = arith.extsi %303 : i8 to i32
      %305 = arith.sitofp %304 : i32 to f32
      %306 = arith.mulf %302, %305 : f32
      %307 = arith.truncf %306 : f32 to f16
      %308 = vector.broadcast %307 : f16 to vector<16xf16>
      %309 = arith.addi %15, %c7 : index
      %310 = arith.muli %inputFeatures, %c2 : index
      %311 = arith.divui %310, %c3 : index
      %312 = arith.divui %inputFeatures, %c4 : index
      %313 = arith.muli %312, %c5 : index
      %314 = arith.addi %313, %311 : index
      %315 = arith.addi %314, %c6 : index
      %316 = arith.divui %315, %c7 : index
      %317 = arith.muli %316, %c7 : index
      %318 = arith.addi %309, %317 : index
      %319 = arith.muli %inputFeatures, %c13 : index
      %320 = arith.addi %318, %319 : index
      %321 = arith.muli %283, %c1 : index
      %322 = arith.addi %321, %284 : index
      %323 = arith.muli %322, %c1 : index
      %324 = arith.addi %320, %323 : index
      %325 = arith.muli %283, %c4 : index
      %326 = arith.addi %318, %325 : index
      %327 = arith.muli %284, %c1 : index
      %328 = arith.addi %326, %327 : index
      %329 = vector.load %w[%324] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %330 = vector.bitcast %329 : vector<16xi8> to vector<4xi32>
      %331 = vector.load %w[%328] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %332 = vector.bitcast %331 : vector<16xi8> to vector<4xi32>
      %333 = arith.shrui %332, %c17 : vector<4xi32>
      %334 = arith.andi %333, %c18 : vector<4xi32>
      %335 = arith.shrui %330, %c19 : vector<4xi32>
      %336 = arith.andi %335, %c18 : vector<4xi32>
      %337 = arith.shli %336, %c20 : vector<4xi32>
      %338 = arith.ori %334, %337 : vector<4xi32>
      %339 = arith.ori %338, %c21 : vector<4xi32>
      %340 = vector.bitcast %339 : vector<4xi32> to vector<8xf16>
      %341 = arith.shrui %332, %c20 : vector<4xi32>
      %342 = arith.andi %341, %c18 : vector<4xi32>
      %343 = arith.shrui %330, %c22 : vector<4xi32>
      %344 = arith.andi %343, %c18 : vector<4xi32>
      %345 = arith.shli %344, %c20 : vector<4xi32>
      %346 = arith.ori %342, %345 : vector<4xi32>
      %347 = arith.ori %346, %c21 : vector<4xi32>
      %348 = vector.bitcast %347 : vector<4xi32> to vector<8xf16>
      %349 = arith.shrui %332, %c23 : vector<4xi32>
      %350 = arith.andi %349, %c18 : vector<4xi32>
      %351 = arith.shrui %330, %c24 : vector<4xi32>
      %352 = arith.andi %351, %c18 : vector<4xi32>
      %353 = arith.shli %352, %c20 : vector<4xi32>
      %354 = arith.ori %350, %353 : vector<4xi32>
      %355 = arith.ori %354, %c21 : vector<4xi32>
      %356 = vector.bitcast %355 : vector<4xi32> to vector<8xf16>
      %357 = arith.shrui %332, %c25 : vector<4xi32>
      %358 = arith.andi %357, %c18 : vector<4xi32>
      %359 = arith.shrui %330, %c26 : vector<4xi32>
      %360 = arith.andi %359, %c18 : vector<4xi32>
      %361 = arith.shli %360, %c20 : vector<4xi32>
      %362 = arith.ori %358, %361 : vector<4xi32>
      %363 = arith.ori %362, %c21 : vector<4xi32>
      %364 = vector.bitcast %363 : vector<4xi32> to vector<8xf16>
      %365 = vector.shuffle %340, %348 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %366 = vector.shuffle %356, %364 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %367 = vector.shuffle %365, %366 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %368 = arith.subf %367, %c27 : vector<32xf16>
      %369 = vector.shuffle %368, %368 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %370 = vector.shuffle %368, %368 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %371 = arith.mulf %369, %308 : vector<16xf16>
      %372 = arith.mulf %370, %308 : vector<16xf16>
      %373 = arith.muli %279, %c3 : index
      %374 = arith.addi %373, %c8 : index
      %375 = arith.muli %tileRows, %c1 : index
      %376 = arith.muli %374, %375 : index
      %377 = arith.addi %36, %376 : index
      %378 = vector.load %24[%377] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %379 = arith.muli %tileRows, %c13 : index
      %380 = arith.addi %377, %379 : index
      %381 = vector.load %24[%380] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %382 = vector.shuffle %378, %381 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %383 = wave.mma %382, %371, %280 : vector<16xf16>, vector<8xf32>
      %384 = arith.muli %279, %c3 : index
      %385 = arith.addi %384, %c2 : index
      %386 = arith.muli %tileRows, %c1 : index
      %387 = arith.muli %385, %386 : index
      %388 = arith.addi %36, %387 : index
      %389 = vector.load %24[%388] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %390 = arith.muli %tileRows, %c13 : index
      %391 = arith.addi %388, %390 : index
      %392 = vector.load %24[%391] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %393 = vector.shuffle %389, %392 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %394 = wave.mma %393, %372, %383 : vector<16xf16>, vector<8xf32>
      scf.yield %394 : vector<8xf32>
    }
    %395 = wave.lane
    %396 = vector.extract %281[0] : f32 from vector<8xf32>
    %397 = wave.lane
    %398 = arith.addi %18, %c8 : index
    %399 = arith.muli %c8, %c3 : index
    %400 = arith.addi %398, %399 : index
    %401 = arith.divui %397, %c1 : index
    %402 = arith.addi %400, %401 : index
    %403 = arith.cmpi slt, %402, %17 : index
    scf.if %403 {
      %404 = arith.cmpi eq, %hasFactors, %c2 : index
      %405 = arith.muli %402, %c3 : index
      %406 = memref.load %factors[%405] : memref<?xf32>
      %407 = arith.mulf %406, %operandScale : f32
      %408 = arith.select %404, %407, %operandScale : f32
      %409 = arith.remui %397, %c1 : index
      %410 = arith.muli %409, %c31 : index
      %411 = arith.addi %15, %410 : index
      %412 = vector.load %w[%411] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %413 = vector.bitcast %412 : vector<4xi8> to vector<1xf32>
      %414 = vector.extract %413[0] : f32 from vector<1xf32>
      %415 = arith.mulf %414, %408 : f32
      %416 = arith.mulf %396, %415 : f32
      %417 = arith.muli %402, %outputFeatures : index
      %418 = arith.addi %417, %20 : index
      %419 = wave.lane
      %420 = arith.remui %419, %c1 : index
      %421 = arith.addi %418, %420 : index
      %422 = arith.addi %421, %c8 : index
      memref.store %416, %logits[%422] : memref<?xf32>
    }
    %423 = vector.extract %281[1] : f32 from vector<8xf32>
    %424 = wave.lane
    %425 = arith.addi %18, %c8 : index
    %426 = arith.muli %c2, %c3 : index
    %427 = arith.addi %425, %426 : index
    %428 = arith.divui %424, %c1 : index
    %429 = arith.addi %427, %428 : index
    %430 = arith.cmpi slt, %429, %17 : index
    scf.if %430 {
      %431 = arith.cmpi eq, %hasFactors, %c2 : index
      %432 = arith.muli %429, %c3 : index
      %433 = memref.load %factors[%432] : memref<?xf32>
      %434 = arith.mulf %433, %operandScale : f32
      %435 = arith.select %431, %434, %operandScale : f32
      %436 = arith.remui %424, %c1 : index
      %437 = arith.muli %436, %c31 : index
      %438 = arith.addi %15, %437 : index
      %439 = vector.load %w[%438] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %440 = vector.bitcast %439 : vector<4xi8> to vector<1xf32>
      %441 = vector.extract %440[0] : f32 from vector<1xf32>
      %442 = arith.mulf %441, %435 : f32
      %443 = arith.mulf %423, %442 : f32
      %444 = arith.muli %429, %outputFeatures : index
      %445 = arith.addi %444, %20 : index
      %446 = wave.lane
      %447 = arith.remui %446, %c1 : index
      %448 = arith.addi %445, %447 : index
      %449 = arith.addi %448, %c8 : index
      memref.store %443, %logits[%449] : memref<?xf32>
    }
    %450 = vector.extract %281[2] : f32 from vector<8xf32>
    %451 = wave.lane
    %452 = arith.addi %18, %c8 : index
    %453 = arith.muli %c3, %c3 : index
    %454 = arith.addi %452, %453 : index
    %455 = arith.divui %451, %c1 : index
    %456 = arith.addi %454, %455 : index
    %457 = arith.cmpi slt, %456, %17 : index
    scf.if %457 {
      %458 = arith.cmpi eq, %hasFactors, %c2 : index
      %459 = arith.muli %456, %c3 : index
      %460 = memref.load %factors[%459] : memref<?xf32>
      %461 = arith.mulf %460, %operandScale : f32
      %462 = arith.select %458, %461, %operandScale : f32
      %463 = arith.remui %451, %c1 : index
      %464 = arith.muli %463, %c31 : index
      %465 = arith.addi %15, %464 : index
      %466 = vector.load %w[%465] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %467 = vector.bitcast %466 : vector<4xi8> to vector<1xf32>
      %468 = vector.extract %467[0] : f32 from vector<1xf32>
      %469 = arith.mulf %468, %462 : f32
      %470 = arith.mulf %450, %469 : f32
      %471 = arith.muli %456, %outputFeatures : index
      %472 = arith.addi %471, %20 : index
      %473 = wave.lane
      %474 = arith.remui %473, %c1 : index
      %475 = arith.addi %472, %474 : index
      %476 = arith.addi %475, %c8 : index
      memref.store %470, %logits[%476] : memref<?xf32>
    }
    %477 = vector.extract %281[3] : f32 from vector<8xf32>
    %478 = wave.lane
    %479 = arith.addi %18, %c8 : index
    %480 = arith.muli %c28, %c3 : index
    %481 = arith.addi %479, %480 : index
    %482 = arith.divui %478, %c1 : index
    %483 = arith.addi %481, %482 : index
    %484 = arith.cmpi slt, %483, %17 : index
    scf.if %484 {
      %485 = arith.cmpi eq, %hasFactors, %c2 : index
      %486 = arith.muli %483, %c3 : index
      %487 = memref.load %factors[%486] : memref<?xf32>
      %488 = arith.mulf %487, %operandScale : f32
      %489 = arith.select %485, %488, %operandScale : f32
      %490 = arith.remui %478, %c1 : index
      %491 = arith.muli %490, %c31 : index
      %492 = arith.addi %15, %491 : index
      %493 = vector.load %w[%492] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %494 = vector.bitcast %493 : vector<4xi8> to vector<1xf32>
      %495 = vector.extract %494[0] : f32 from vector<1xf32>
      %496 = arith.mulf %495, %489 : f32
      %497 = arith.mulf %477, %496 : f32
      %498 = arith.muli %483, %outputFeatures : index
      %499 = arith.addi %498, %20 : index
      %500 = wave.lane
      %501 = arith.remui %500, %c1 : index
      %502 = arith.addi %499, %501 : index
      %503 = arith.addi %502, %c8 : index
      memref.store %497, %logits[%503] : memref<?xf32>
    }
    %504 = vector.extract %281[4] : f32 from vector<8xf32>
    %505 = wave.lane
    %506 = arith.addi %18, %c8 : index
    %507 = arith.muli %c31, %c3 : index
    %508 = arith.addi %506, %507 : index
    %509 = arith.divui %505, %c1 : index
    %510 = arith.addi %508, %509 : index
    %511 = arith.cmpi slt, %510, %17 : index
    scf.if %511 {
      %512 = arith.cmpi eq, %hasFactors, %c2 : index
      %513 = arith.muli %510, %c3 : index
      %514 = memref.load %factors[%513] : memref<?xf32>
      %515 = arith.mulf %514, %operandScale : f32
      %516 = arith.select %512, %515, %operandScale : f32
      %517 = arith.remui %505, %c1 : index
      %518 = arith.muli %517, %c31 : index
      %519 = arith.addi %15, %518 : index
      %520 = vector.load %w[%519] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %521 = vector.bitcast %520 : vector<4xi8> to vector<1xf32>
      %522 = vector.extract %521[0] : f32 from vector<1xf32>
      %523 = arith.mulf %522, %516 : f32
      %524 = arith.mulf %504, %523 : f32
      %525 = arith.muli %510, %outputFeatures : index
      %526 = arith.addi %525, %20 : index
      %527 = wave.lane
      %528 = arith.remui %527, %c1 : index
      %529 = arith.addi %526, %528 : index
      %530 = arith.addi %529, %c8 : index
      memref.store %524, %logits[%530] : memref<?xf32>
    }
    %531 = vector.extract %281[5] : f32 from vector<8xf32>
    %532 = wave.lane
    %533 = arith.addi %18, %c8 : index
    %534 = arith.muli %c32, %c3 : index
    %535 = arith.addi %533, %534 : index
    %536 = arith.divui %532, %c1 : index
    %537 = arith.addi %535, %536 : index
    %538 = arith.cmpi slt, %537, %17 : index
    scf.if %538 {
      %539 = arith.cmpi eq, %hasFactors, %c2 : index
      %540 = arith.muli %537, %c3 : index
      %541 = memref.load %factors[%540] : memref<?xf32>
      %542 = arith.mulf %541, %operandScale : f32
      %543 = arith.select %539, %542, %operandScale : f32
      %544 = arith.remui %532, %c1 : index
      %545 = arith.muli %544, %c31 : index
      %546 = arith.addi %15, %545 : index
      %547 = vector.load %w[%546] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %548 = vector.bitcast %547 : vector<4xi8> to vector<1xf32>
      %549 = vector.extract %548[0] : f32 from vector<1xf32>
      %550 = arith.mulf %549, %543 : f32
      %551 = arith.mulf %531, %550 : f32
      %552 = arith.muli %537, %outputFeatures : index
      %553 = arith.addi %552, %20 : index
      %554 = wave.lane
      %555 = arith.remui %554, %c1 : index
      %556 = arith.addi %553, %555 : index
      %557 = arith.addi %556, %c8 : index
      memref.store %551, %logits[%557] : memref<?xf32>
    }
    %558 = vector.extract %281[6] : f32 from vector<8xf32>
    %559 = wave.lane
    %560 = arith.addi %18, %c8 : index
    %561 = arith.muli %c33, %c3 : index
    %562 = arith.addi %560, %561 : index
    %563 = arith.divui %559, %c1 : index
    %564 = arith.addi %562, %563 : index
    %565 = arith.cmpi slt, %564, %17 : index
    scf.if %565 {
      %566 = arith.cmpi eq, %hasFactors, %c2 : index
      %567 = arith.muli %564, %c3 : index
      %568 = memref.load %factors[%567] : memref<?xf32>
      %569 = arith.mulf %568, %operandScale : f32
      %570 = arith.select %566, %569, %operandScale : f32
      %571 = arith.remui %559, %c1 : index
      %572 = arith.muli %571, %c31 : index
      %573 = arith.addi %15, %572 : index
      %574 = vector.load %w[%573] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %575 = vector.bitcast %574 : vector<4xi8> to vector<1xf32>
      %576 = vector.extract %575[0] : f32 from vector<1xf32>
      %577 = arith.mulf %576, %570 : f32
      %578 = arith.mulf %558, %577 : f32
      %579 = arith.muli %564, %outputFeatures : index
      %580 = arith.addi %579, %20 : index
      %581 = wave.lane
      %582 = arith.remui %581, %c1 : index
      %583 = arith.addi %580, %582 : index
      %584 = arith.addi %583, %c8 : index
      memref.store %578, %logits[%584] : memref<?xf32>
    }
    %585 = vector.extract %281[7] : f32 from vector<8xf32>
    %586 = wave.lane
    %587 = arith.addi %18, %c8 : index
    %588 = arith.muli %c34, %c3 : index
    %589 = arith.addi %587, %588 : index
    %590 = arith.divui %586, %c1 : index
    %591 = arith.addi %589, %590 : index
    %592 = arith.cmpi slt, %591, %17 : index
    scf.if %592 {
      %593 = arith.cmpi eq, %hasFactors, %c2 : index
      %594 = arith.muli %591, %c3 : index
      %595 = memref.load %factors[%594] : memref<?xf32>
      %596 = arith.mulf %595, %operandScale : f32
      %597 = arith.select %593, %596, %operandScale : f32
      %598 = arith.remui %586, %c1 : index
      %599 = arith.muli %598, %c31 : index
      %600 = arith.addi %15, %599 : index
      %601 = vector.load %w[%600] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %602 = vector.bitcast %601 : vector<4xi8> to vector<1xf32>
      %603 = vector.extract %602[0] : f32 from vector<1xf32>
      %604 = arith.mulf %603, %597 : f32
      %605 = arith.mulf %585, %604 : f32
      %606 = arith.muli %591, %outputFeatures : index
      %607 = arith.addi %606, %20 : index
      %608 = wave.lane
      %609 = arith.remui %608, %c1 : index
      %610 = arith.addi %607, %609 : index
      %611 = arith.addi %610, %c8 : index
      memref.store %605, %logits[%611] : memref<?xf32>
    }
  }
  %612 = arith.muli %experts, %c2 : index
  %613 = wave.scratch %612 : memref<?xf32>
  %614 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %614 {
    %615 = arith.addi %18, %c1 : index
    %616 = arith.minsi %615, %17 : index
    %617 = wave.wave
    %618 = arith.addi %18, %617 : index
    scf.for %619 = %618 to %616 step %c2 {
      %620 = wave.wave
      %621 = arith.muli %620, %experts : index
      %622 = wave.lane
      %623 = arith.muli %619, %logitsWidth : index
      %626 = scf.for %624 = %622 to %experts step %c5 iter_args(%625 = %c39) -> (f32) {
        %627 = arith.addi %623, %624 : index
        %628 = memref.load %logits[%627] : memref<?xf32>
        %629 = arith.maximumf %625, %628 : f32
        scf.yield %629 : f32
      }
      %630 = vector.broadcast %626 : f32 to vector<1xf32>
      %631 = wave.reduce "max" %630 : vector<1xf32>
      %634 = scf.for %632 = %622 to %experts step %c5 iter_args(%633 = %c40) -> (f32) {
        %635 = arith.addi %623, %632 : index
        %636 = memref.load %logits[%635] : memref<?xf32>
        %637 = arith.subf %636, %631 : f32
        %638 = arith.mulf %637, %c41 : f32
        %639 = wave.exp2 %638 : f32
        %640 = arith.addi %621, %632 : index
        memref.store %639, %613[%640] : memref<?xf32>
        %641 = arith.addf %633, %639 : f32
        scf.yield %641 : f32
      }
      %642 = vector.broadcast %634 : f32 to vector<1xf32>
      %643 = wave.reduce "add" %642 : vector<1xf32>
      scf.for %644 = %622 to %experts step %c5 {
        %645 = arith.addi %621, %644 : index
        %646 = memref.load %613[%645] : memref<?xf32>
        %647 = arith.divf %646, %643 : f32
        %648 = arith.addi %621, %644 : index
        memref.store %647, %613[%648] : memref<?xf32>
      }
      %653:3 = scf.for %649 = %c8 to %expertsPerToken step %c2 iter_args(%650 = %c40, %651 = %c40, %652 = %c42) -> (f32, f32, i32) {
        %657:2 = scf.for %654 = %622 to %experts step %c5 iter_args(%655 = %c43, %656 = %c40) -> (f32, f32) {
          %658 = arith.addi %621, %654 : index
          %659 = memref.load %613[%658] : memref<?xf32>
          %660 = arith.cmpf ogt, %659, %655 : f32
          %661 = arith.index_cast %654 : index to i32
          %662 = arith.sitofp %661 : i32 to f32
          %663 = arith.select %660, %659, %655 : f32
          %664 = arith.select %660, %662, %656 : f32
          scf.yield %663, %664 : f32, f32
        }
        %665 = vector.broadcast %657#0 : f32 to vector<1xf32>
        %666 = wave.reduce "max" %665 : vector<1xf32>
        %667 = arith.cmpf oeq, %657#0, %666 : f32
        %668 = arith.subf %c40, %657#1 : f32
        %669 = arith.select %667, %668, %c44 : f32
        %670 = vector.broadcast %669 : f32 to vector<1xf32>
        %671 = wave.reduce "max" %670 : vector<1xf32>
        %672 = arith.subf %c40, %671 : f32
        %673 = arith.fptosi %672 : f32 to i32
        %674 = arith.index_cast %673 : i32 to index
        %675 = arith.remui %674, %c5 : index
        %676 = arith.cmpi eq, %675, %622 : index
        scf.if %676 {
          %677 = arith.addi %621, %674 : index
          memref.store %c45, %613[%677] : memref<?xf32>
        }
        %678 = arith.cmpi eq, %649, %622 : index
        %679 = arith.addf %650, %666 : f32
        %680 = arith.select %678, %666, %651 : f32
        %681 = arith.select %678, %673, %652 : i32
        scf.yield %679, %680, %681 : f32, f32, i32
      }
      %682 = arith.cmpi eq, %normalize, %c2 : index
      %683 = arith.divf %653#1, %653#0 : f32
      %684 = arith.select %682, %683, %653#1 : f32
      %685 = arith.cmpi slt, %622, %expertsPerToken : index
      scf.if %685 {
        %686 = arith.muli %619, %expertsPerToken : index
        %687 = arith.addi %686, %622 : index
        memref.store %684, %weights[%687] : memref<?xf32>
        %688 = arith.muli %619, %expertsPerToken : index
        %689 = arith.addi %688, %622 : index
        memref.store %653#2, %ids_out[%689] : memref<?xi32>
      }
    }
  }
  wave.return
}
