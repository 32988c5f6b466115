// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='q8_k', waves=4, panels=1, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_q8_k_w4p1_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) attributes {waves = 4 : i64} {
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
  %c10 = arith.constant 1024 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
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
  %c29 = arith.constant 64 : index
  %c30 = arith.constant 96 : index
  %c31 = arith.constant 160 : index
  %c32 = arith.constant 192 : index
  %c33 = arith.constant 224 : index
  %c34 = arith.constant 512 : index
  %c35 = arith.constant 768 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c38 = arith.constant 4 : index
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
  %19 = wave.scratch %c10 : memref<?xf32>
  %20 = wave.block 0
  %21 = arith.muli %20, %c1 : index
  %22 = arith.cmpi slt, %18, %17 : index
  scf.if %22 {
    %23 = wave.lane
    %24 = arith.remui %23, %c1 : index
    %25 = arith.remui %24, %tileRows : index
    %26 = arith.addi %18, %25 : index
    %27 = arith.divui %26, %tileRows : index
    %28 = arith.divui %inputFeatures, %c1 : index
    %29 = arith.muli %27, %28 : index
    %30 = arith.divui %c8, %c1 : index
    %31 = arith.addi %29, %30 : index
    %32 = arith.muli %31, %c3 : index
    %33 = arith.remui %c8, %c1 : index
    %34 = arith.divui %33, %c13 : index
    %35 = arith.addi %32, %34 : index
    %36 = arith.muli %tileRows, %c13 : index
    %37 = arith.muli %35, %36 : index
    %38 = arith.remui %26, %tileRows : index
    %39 = arith.muli %38, %c13 : index
    %40 = arith.addi %37, %39 : index
    %41 = arith.remui %c8, %c13 : index
    %42 = arith.addi %40, %41 : index
    %43 = wave.wave
    %44 = arith.divui %inputFeatures, %c5 : index
    %45 = arith.muli %43, %stepsPerWave : index
    %46 = arith.minsi %45, %44 : index
    %47 = arith.addi %46, %stepsPerWave : index
    %48 = arith.minsi %47, %44 : index
    %49 = arith.cmpi eq, %wholeBlocks, %c2 : index
    %50 = arith.subi %48, %46 : index
    %51 = arith.divui %50, %c3 : index
    %52 = arith.muli %51, %c3 : index
    %53 = arith.addi %46, %52 : index
    %54 = arith.addi %46, %stepsPerWave : index
    %55 = arith.select %49, %54, %53 : index
    %58 = scf.for %56 = %46 to %55 step %c3 iter_args(%57 = %c14) -> (vector<8xf32>) {
      %59 = wave.lane
      %60 = arith.addi %56, %c8 : index
      %61 = arith.remui %59, %c1 : index
      %62 = arith.addi %15, %c7 : index
      %63 = arith.divui %60, %c13 : index
      %64 = arith.muli %63, %c5 : index
      %65 = arith.addi %62, %64 : index
      %66 = arith.muli %61, %c3 : index
      %67 = arith.addi %65, %66 : index
      %68 = vector.load %w[%67] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %69 = vector.bitcast %68 : vector<2xi8> to vector<1xf16>
      %70 = arith.divui %inputFeatures, %c4 : index
      %71 = arith.muli %70, %c5 : index
      %72 = arith.addi %62, %71 : index
      %73 = arith.muli %60, %c1 : index
      %74 = arith.addi %72, %73 : index
      %75 = arith.muli %61, %c2 : index
      %76 = arith.addi %74, %75 : index
      %77 = vector.load %w[%76] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %78 = vector.extract %69[0] : f16 from vector<1xf16>
      %79 = arith.extf %78 : f16 to f32
      %80 = vector.extract %77[0] : i8 from vector<1xi8>
      %81 = arith.extsi %80 : i8 to i32
      %82 = arith.sitofp %81 : i32 to f32
      %83 = arith.mulf %79, %82 : f32
      %84 = arith.truncf %83 : f32 to f16
      %85 = vector.broadcast %84 : f16 to vector<16xf16>
      %86 = arith.addi %15, %c7 : index
      %87 = arith.muli %inputFeatures, %c2 : index
      %88 = arith.divui %87, %c3 : index
      %89 = arith.divui %inputFeatures, %c4 : index
      %90 = arith.muli %89, %c5 : index
      %91 = arith.addi %90, %88 : index
      %92 = arith.addi %91, %c6 : index
      %93 = arith.divui %92, %c7 : index
      %94 = arith.muli %93, %c7 : index
      %95 = arith.addi %86, %94 : index
      %96 = arith.muli %inputFeatures, %c13 : index
      %97 = arith.addi %95, %96 : index
      %98 = arith.muli %60, %c1 : index
      %99 = arith.addi %98, %61 : index
      %100 = arith.muli %99, %c1 : index
      %101 = arith.addi %97, %100 : index
      %102 = arith.muli %60, %c4 : index
      %103 = arith.addi %95, %102 : index
      %104 = arith.muli %61, %c1 : index
      %105 = arith.addi %103, %104 : index
      %106 = vector.load %w[%101] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %107 = vector.bitcast %106 : vector<16xi8> to vector<4xi32>
      %108 = vector.load %w[%105] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %109 = vector.bitcast %108 : vector<16xi8> to vector<4xi32>
      %110 = arith.shrui %109, %c17 : vector<4xi32>
      %111 = arith.andi %110, %c18 : vector<4xi32>
      %112 = arith.shrui %107, %c19 : vector<4xi32>
      %113 = arith.andi %112, %c18 : vector<4xi32>
      %114 = arith.shli %113, %c20 : vector<4xi32>
      %115 = arith.ori %111, %114 : vector<4xi32>
      %116 = arith.ori %115, %c21 : vector<4xi32>
      %117 = vector.bitcast %116 : vector<4xi32> to vector<8xf16>
      %118 = arith.shrui %109, %c20 : vector<4xi32>
      %119 = arith.andi %118, %c18 : vector<4xi32>
      %120 = arith.shrui %107, %c22 : vector<4xi32>
      %121 = arith.andi %120, %c18 : vector<4xi32>
      %122 = arith.shli %121, %c20 : vector<4xi32>
      %123 = arith.ori %119, %122 : vector<4xi32>
      %124 = arith.ori %123, %c21 : vector<4xi32>
      %125 = vector.bitcast %124 : vector<4xi32> to vector<8xf16>
      %126 = arith.shrui %109, %c23 : vector<4xi32>
      %127 = arith.andi %126, %c18 : vector<4xi32>
      %128 = arith.shrui %107, %c24 : vector<4xi32>
      %129 = arith.andi %128, %c18 : vector<4xi32>
      %130 = arith.shli %129, %c20 : vector<4xi32>
      %131 = arith.ori %127, %130 : vector<4xi32>
      %132 = arith.ori %131, %c21 : vector<4xi32>
      %133 = vector.bitcast %132 : vector<4xi32> to vector<8xf16>
      %134 = arith.shrui %109, %c25 : vector<4xi32>
      %135 = arith.andi %134, %c18 : vector<4xi32>
      %136 = arith.shrui %107, %c26 : vector<4xi32>
      %137 = arith.andi %136, %c18 : vector<4xi32>
      %138 = arith.shli %137, %c20 : vector<4xi32>
      %139 = arith.ori %135, %138 : vector<4xi32>
      %140 = arith.ori %139, %c21 : vector<4xi32>
      %141 = vector.bitcast %140 : vector<4xi32> to vector<8xf16>
      %142 = vector.shuffle %117, %125 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %143 = vector.shuffle %133, %141 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %144 = vector.shuffle %142, %143 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %145 = arith.subf %144, %c27 : vector<32xf16>
      %146 = vector.shuffle %145, %145 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %147 = vector.shuffle %145, %145 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %148 = arith.mulf %146, %85 : vector<16xf16>
      %149 = arith.mulf %147, %85 : vector<16xf16>
      %150 = arith.addi %56, %c2 : index
      %151 = arith.remui %59, %c1 : index
      %152 = arith.addi %15, %c7 : index
      %153 = arith.divui %150, %c13 : index
      %154 = arith.muli %153, %c5 : index
      %155 = arith.addi %152, %154 : index
      %156 = arith.muli %151, %c3 : index
      %157 = arith.addi %155, %156 : index
      %158 = vector.load %w[%157] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %159 = vector.bitcast %158 : vector<2xi8> to vector<1xf16>
      %160 = arith.divui %inputFeatures, %c4 : index
      %161 = arith.muli %160, %c5 : index
      %162 = arith.addi %152, %161 : index
      %163 = arith.muli %150, %c1 : index
      %164 = arith.addi %162, %163 : index
      %165 = arith.muli %151, %c2 : index
      %166 = arith.addi %164, %165 : index
      %167 = vector.load %w[%166] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %168 = vector.extract %159[0] : f16 from vector<1xf16>
      %169 = arith.extf %168 : f16 to f32
      %170 = vector.extract %167[0] : i8 from vector<1xi8>
      %171 = arith.extsi %170 : i8 to i32
      %172 = arith.sitofp %171 : i32 to f32
      %173 = arith.mulf %169, %172 : f32
      %174 = arith.truncf %173 : f32 to f16
      %175 = vector.broadcast %174 : f16 to vector<16xf16>
      %176 = arith.addi %15, %c7 : index
      %177 = arith.muli %inputFeatures, %c2 : index
      %178 = arith.divui %177, %c3 : index
      %179 = arith.divui %inputFeatures, %c4 : index
      %180 = arith.muli %179, %c5 : index
      %181 = arith.addi %180, %178 : index
      %182 = arith.addi %181, %c6 : index
      %183 = arith.divui %182, %c7 : index
      %184 = arith.muli %183, %c7 : index
      %185 = arith.addi %176, %184 : index
      %186 = arith.muli %inputFeatures, %c13 : index
      %187 = arith.addi %185, %186 : index
      %188 = arith.muli %150, %c1 : index
      %189 = arith.addi %188, %151 : index
      %190 = arith.muli %189, %c1 : index
      %191 = arith.addi %187, %190 : index
      %192 = arith.muli %150, %c4 : index
      %193 = arith.addi %185, %192 : index
      %194 = arith.muli %151, %c1 : index
      %195 = arith.addi %193, %194 : index
      %196 = vector.load %w[%191] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %197 = vector.bitcast %196 : vector<16xi8> to vector<4xi32>
      %198 = vector.load %w[%195] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %199 = vector.bitcast %198 : vector<16xi8> to vector<4xi32>
      %200 = arith.shrui %199, %c17 : vector<4xi32>
      %201 = arith.andi %200, %c18 : vector<4xi32>
      %202 = arith.shrui %197, %c19 : vector<4xi32>
      %203 = arith.andi %202, %c18 : vector<4xi32>
      %204 = arith.shli %203, %c20 : vector<4xi32>
      %205 = arith.ori %201, %204 : vector<4xi32>
      %206 = arith.ori %205, %c21 : vector<4xi32>
      %207 = vector.bitcast %206 : vector<4xi32> to vector<8xf16>
      %208 = arith.shrui %199, %c20 : vector<4xi32>
      %209 = arith.andi %208, %c18 : vector<4xi32>
      %210 = arith.shrui %197, %c22 : vector<4xi32>
      %211 = arith.andi %210, %c18 : vector<4xi32>
      %212 = arith.shli %211, %c20 : vector<4xi32>
      %213 = arith.ori %209, %212 : vector<4xi32>
      %214 = arith.ori %213, %c21 : vector<4xi32>
      %215 = vector.bitcast %214 : vector<4xi32> to vector<8xf16>
      %216 = arith.shrui %199, %c23 : vector<4xi32>
      %217 = arith.andi %216, %c18 : vector<4xi32>
      %218 = arith.shrui %197, %c24 : vector<4xi32>
      %219 = arith.andi %218, %c18 : vector<4xi32>
      %220 = arith.shli %219, %c20 : vector<4xi32>
      %221 = arith.ori %217, %220 : vector<4xi32>
      %222 = arith.ori %221, %c21 : vector<4xi32>
      %223 = vector.bitcast %222 : vector<4xi32> to vector<8xf16>
      %224 = arith.shrui %199, %c25 : vector<4xi32>
      %225 = arith.andi %224, %c18 : vector<4xi32>
      %226 = arith.shrui %197, %c26 : vector<4xi32>
      %227 = arith.andi %226, %c18 : vector<4xi32>
      %228 = arith.shli %227, %c20 : vector<4xi32>
      %229 = arith.ori %225, %228 : vector<4xi32>
      %230 = arith.ori %229, %c21 : vector<4xi32>
      %231 = vector.bitcast %230 : vector<4xi32> to vector<8xf16>
      %232 = vector.shuffle %207, %215 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %233 = vector.shuffle %223, %231 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %234 = vector.shuffle %232, %233 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %235 = arith.subf %234, %c27 : vector<32xf16>
      %236 = vector.shuffle %235, %235 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %237 = vector.shuffle %235, %235 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %238 = arith.mulf %236, %175 : vector<16xf16>
      %239 = arith.mulf %237, %175 : vector<16xf16>
      %240 = arith.muli %56, %c3 : index
      %241 = arith.addi %240, %c8 : index
      %242 = arith.muli %tileRows, %c1 : index
      %243 = arith.muli %241, %242 : index
      %244 = arith.addi %42, %243 : index
      %245 = vector.load %x[%244] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %246 = arith.muli %tileRows, %c13 : index
      %247 = arith.addi %244, %246 : index
      %248 = vector.load %x[%247] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %249 = vector.shuffle %245, %248 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %250 = wave.mma %249, %148, %57 : vector<16xf16>, vector<8xf32>
      %251 = arith.muli %56, %c3 : index
      %252 = arith.addi %251, %c2 : index
      %253 = arith.muli %tileRows, %c1 : index
      %254 = arith.muli %252, %253 : index
      %255 = arith.addi %42, %254 : index
      %256 = vector.load %x[%255] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %257 = arith.muli %tileRows, %c13 : index
      %258 = arith.addi %255, %257 : index
      %259 = vector.load %x[%258] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %260 = vector.shuffle %256, %259 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %261 = wave.mma %260, %149, %250 : vector<16xf16>, vector<8xf32>
      %262 = arith.muli %56, %c3 : index
      %263 = arith.addi %262, %c3 : index
      %264 = arith.muli %tileRows, %c1 : index
      %265 = arith.muli %263, %264 : index
      %266 = arith.addi %42, %265 : index
      %267 = vector.load %x[%266] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %268 = arith.muli %tileRows, %c13 : index
      %269 = arith.addi %266, %268 : index
      %270 = vector.load %x[%269] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %271 = vector.shuffle %267, %270 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %272 = wave.mma %271, %238, %261 : vector<16xf16>, vector<8xf32>
      %273 = arith.muli %56, %c3 : index
      %274 = arith.addi %273, %c28 : index
      %275 = arith.muli %tileRows, %c1 : index
      %276 = arith.muli %274, %275 : index
      %277 = arith.addi %42, %276 : index
      %278 = vector.load %x[%277] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %279 = arith.muli %tileRows, %c13 : index
      %280 = arith.addi %277, %279 : index
      %281 = vector.load %x[%280] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %282 = vector.shuffle %278, %281 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %283 = wave.mma %282, %239, %272 : vector<16xf16>, vector<8xf32>
      scf.yield %283 : vector<8xf32>
    }
    %284 = arith.select %49, %55, %48 : index
    %287 = scf.for %285 = %55 to %284 step %c2 iter_args(%286 = %58) -> (vector<8xf32>) {
      %288 = wave.lane
      %289 = arith.addi %285, %c8 : index
      %290 = arith.remui %288, %c1 : index
      %291 = arith.addi %15, %c7 : index
      %292 = arith.divui %289, %c13 : index
      %293 = arith.muli %292, %c5 : index
      %294 = arith.addi %291, %293 : index
      %295 = arith.muli %290, %c3 : index
      %296 = arith.addi %294, %295 : index
      %297 = vector.load %w[%296] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %298 = vector.bitcast %297 : vector<2xi8> to vector<1xf16>
      %299 = arith.divui %inputFeatures, %c4 : index
      %300 = arith.muli %299, %c5 : index
      %301 = arith.addi %291, %300 : index
      %302 = arith.muli %289, %c1 : index
      %303 = arith.addi %301, %302 : index
      %304 = arith.muli %290, %c2 : index
      %305 = arith.addi %303, %304 : index
      %306 = vector.load %w[%305] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %307 = vector.extract %298[0] : f16 from vector<1xf16>
      %308 = arith.extf %307 : f16 to f32
      %309 = vector.extract %306[0] : i8 from vector<1xi8>
      %310 = arith.extsi %309 : i8 to i32
      %311 = arith.sitofp %310 : i32 to f32
      %312 = arith.mulf %308, %311 : f32
      %313 = arith.truncf %312 : f32 to f16
      %314 = vector.broadcast %313 : f16 to vector<16xf16>
      %315 = arith.addi %15, %c7 : index
      %316 = arith.muli %inputFeatures, %c2 : index
      %317 = arith.divui %316, %c3 : index
      %318 = arith.divui %inputFeatures, %c4 : index
      %319 = arith.muli %318, %c5 : index
      %320 = arith.addi %319, %317 : index
      %321 = arith.addi %320, %c6 : index
      %322 = arith.divui %321, %c7 : index
      %323 = arith.muli %322, %c7 : index
      %324 = arith.addi %315, %323 : index
      %325 = arith.muli %inputFeatures, %c13 : index
      %326 = arith.addi %324, %325 : index
      %327 = arith.muli %289, %c1 : index
      %328 = arith.addi %327, %290 : index
      %329 = arith.muli %328, %c1 : index
      %330 = arith.addi %326, %329 : index
      %331 = arith.muli %289, %c4 : index
      %332 = arith.addi %324, %331 : index
      %333 = arith.muli %290, %c1 : index
      %334 = arith.addi %332, %333 : index
      %335 = vector.load %w[%330] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %336 = vector.bitcast %335 : vector<16xi8> to vector<4xi32>
      %337 = vector.load %w[%334] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %338 = vector.bitcast %337 : vector<16xi8> to vector<4xi32>
      %339 = arith.shrui %338, %c17 : vector<4xi32>
      %340 = arith.andi %339, %c18 : vector<4xi32>
      %341 = arith.shrui %336, %c19 : vector<4xi32>
      %342 = arith.andi %341, %c18 : vector<4xi32>
      %343 = arith.shli %342, %c20 : vector<4xi32>
      %344 = arith.ori %340, %343 : vector<4xi32>
      %345 = arith.ori %344, %c21 : vector<4xi32>
      %346 = vector.bitcast %345 : vector<4xi32> to vector<8xf16>
      %347 = arith.shrui %338, %c20 : vector<4xi32>
      %348 = arith.andi %347, %c18 : vector<4xi32>
      %349 = arith.shrui %336, %c22 : vector<4xi32>
      %350 = arith.andi %349, %c18 : vector<4xi32>
      %351 = arith.shli %350, %c20 : vector<4xi32>
      %352 = arith.ori %348, %351 : vector<4xi32>
      %353 = arith.ori %352, %c21 : vector<4xi32>
      %354 = vector.bitcast %353 : vector<4xi32> to vector<8xf16>
      %355 = arith.shrui %338, %c23 : vector<4xi32>
      %356 = arith.andi %355, %c18 : vector<4xi32>
      %357 = arith.shrui %336, %c24 : vector<4xi32>
      %358 = arith.andi %357, %c18 : vector<4xi32>
      %359 = arith.shli %358, %c20 : vector<4xi32>
      %360 = arith.ori %356, %359 : vector<4xi32>
      %361 = arith.ori %360, %c21 : vector<4xi32>
      %362 = vector.bitcast %361 : vector<4xi32> to vector<8xf16>
      %363 = arith.shrui %338, %c25 : vector<4xi32>
      %364 = arith.andi %363, %c18 : vector<4xi32>
      %365 = arith.shrui %336, %c26 : vector<4xi32>
      %366 = arith.andi %365, %c18 : vector<4xi32>
      %367 = arith.shli %366, %c20 : vector<4xi32>
      %368 = arith.ori %364, %367 : vector<4xi32>
      %369 = arith.ori %368, %c21 : vector<4xi32>
      %370 = vector.bitcast %369 : vector<4xi32> to vector<8xf16>
      %371 = vector.shuffle %346, %354 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %372 = vector.shuffle %362, %370 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %373 = vector.shuffle %371, %372 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %374 = arith.subf %373, %c27 : vector<32xf16>
      %375 = vector.shuffle %374, %374 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %376 = vector.shuffle %374, %374 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %377 = arith.mulf %375, %314 : vector<16xf16>
      %378 = arith.mulf %376, %314 : vector<16xf16>
      %379 = arith.muli %285, %c3 : index
      %380 = arith.addi %379, %c8 : index
      %381 = arith.muli %tileRows, %c1 : index
      %382 = arith.muli %380, %381 : index
      %383 = arith.addi %42, %382 : index
      %384 = vector.load %x[%383] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %385 = arith.muli %tileRows, %c13 : index
      %386 = arith.addi %383, %385 : index
      %387 = vector.load %x[%386] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %388 = vector.shuffle %384, %387 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %389 = wave.mma %388, %377, %286 : vector<16xf16>, vector<8xf32>
      %390 = arith.muli %285, %c3 : index
      %391 = arith.addi %390, %c2 : index
      %392 = arith.muli %tileRows, %c1 : index
      %393 = arith.muli %391, %392 : index
      %394 = arith.addi %42, %393 : index
      %395 = vector.load %x[%394] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %396 = arith.muli %tileRows, %c13 : index
      %397 = arith.addi %394, %396 : index
      %398 = vector.load %x[%397] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %399 = vector.shuffle %395, %398 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %400 = wave.mma %399, %378, %389 : vector<16xf16>, vector<8xf32>
      scf.yield %400 : vector<8xf32>
    }
    %401 = wave.lane
    %402 = wave.wave
    %403 = arith.muli %402, %c2 : index
    %404 = arith.addi %403, %c8 : index
    %405 = arith.muli %404, %c4 : index
    %406 = arith.addi %405, %401 : index
    %407 = vector.extract %287[0] : f32 from vector<8xf32>
    %408 = arith.addi %406, %c8 : index
    memref.store %407, %19[%408] : memref<?xf32>
    %409 = vector.extract %287[1] : f32 from vector<8xf32>
    %410 = arith.addi %406, %c5 : index
    memref.store %409, %19[%410] : memref<?xf32>
    %411 = vector.extract %287[2] : f32 from vector<8xf32>
    %412 = arith.addi %406, %c29 : index
    memref.store %411, %19[%412] : memref<?xf32>
    %413 = vector.extract %287[3] : f32 from vector<8xf32>
    %414 = arith.addi %406, %c30 : index
    memref.store %413, %19[%414] : memref<?xf32>
    %415 = vector.extract %287[4] : f32 from vector<8xf32>
    %416 = arith.addi %406, %c7 : index
    memref.store %415, %19[%416] : memref<?xf32>
    %417 = vector.extract %287[5] : f32 from vector<8xf32>
    %418 = arith.addi %406, %c31 : index
    memref.store %417, %19[%418] : memref<?xf32>
    %419 = vector.extract %287[6] : f32 from vector<8xf32>
    %420 = arith.addi %406, %c32 : index
    memref.store %419, %19[%420] : memref<?xf32>
    %421 = vector.extract %287[7] : f32 from vector<8xf32>
    %422 = arith.addi %406, %c33 : index
    memref.store %421, %19[%422] : memref<?xf32>
    wave.barrier
    %423 = arith.muli %402, %c3 : index
    %424 = arith.addi %423, %c8 : index
    %425 = arith.muli %424, %c5 : index
    %426 = arith.addi %425, %401 : index
    %427 = arith.addi %426, %c8 : index
    %428 = memref.load %19[%427] : memref<?xf32>
    %429 = arith.addi %427, %c4 : index
    %430 = memref.load %19[%429] : memref<?xf32>
    %431 = arith.addf %428, %430 : f32
    %432 = arith.addi %427, %c34 : index
    %433 = memref.load %19[%432] : memref<?xf32>
    %434 = arith.addf %431, %433 : f32
    %435 = arith.addi %427, %c35 : index
    %436 = memref.load %19[%435] : memref<?xf32>
    %437 = arith.addf %434, %436 : f32
    %438 = wave.lane
    %439 = arith.addi %18, %c8 : index
    %440 = arith.muli %424, %c3 : index
    %441 = arith.addi %439, %440 : index
    %442 = arith.divui %438, %c1 : index
    %443 = arith.addi %441, %442 : index
    %444 = arith.cmpi slt, %443, %17 : index
    scf.if %444 {
      %445 = arith.cmpi eq, %hasFactors, %c2 : index
      %446 = arith.muli %443, %c3 : index
      %447 = memref.load %factors[%446] : memref<?xf32>
      %448 = arith.mulf %447, %operandScale : f32
      %449 = arith.select %445, %448, %operandScale : f32
      %450 = arith.remui %438, %c1 : index
      %451 = arith.muli %450, %c38 : index
      %452 = arith.addi %15, %451 : index
      %453 = vector.load %w[%452] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %454 = vector.bitcast %453 : vector<4xi8> to vector<1xf32>
      %455 = vector.extract %454[0] : f32 from vector<1xf32>
      %456 = arith.mulf %455, %449 : f32
      %457 = arith.mulf %437, %456 : f32
      %458 = arith.muli %443, %outputFeatures : index
      %459 = arith.addi %458, %21 : index
      %460 = wave.lane
      %461 = arith.remui %460, %c1 : index
      %462 = arith.addi %459, %461 : index
      %463 = arith.addi %462, %c8 : index
      memref.store %457, %logits[%463] : memref<?xf32>
    }
    %464 = arith.muli %402, %c3 : index
    %465 = arith.addi %464, %c2 : index
    %466 = arith.muli %465, %c5 : index
    %467 = arith.addi %466, %401 : index
    %468 = arith.addi %467, %c8 : index
    %469 = memref.load %19[%468] : memref<?xf32>
    %470 = arith.addi %468, %c4 : index
    %471 = memref.load %19[%470] : memref<?xf32>
    %472 = arith.addf %469, %471 : f32
    %473 = arith.addi %468, %c34 : index
    %474 = memref.load %19[%473] : memref<?xf32>
    %475 = arith.addf %472, %474 : f32
    %476 = arith.addi %468, %c35 : index
    %477 = memref.load %19[%476] : memref<?xf32>
    %478 = arith.addf %475, %477 : f32
    %479 = wave.lane
    %480 = arith.addi %18, %c8 : index
    %481 = arith.muli %465, %c3 : index
    %482 = arith.addi %480, %481 : index
    %483 = arith.divui %479, %c1 : index
    %484 = arith.addi %482, %483 : index
    %485 = arith.cmpi slt, %484, %17 : index
    scf.if %485 {
      %486 = arith.cmpi eq, %hasFactors, %c2 : index
      %487 = arith.muli %484, %c3 : index
      %488 = memref.load %factors[%487] : memref<?xf32>
      %489 = arith.mulf %488, %operandScale : f32
      %490 = arith.select %486, %489, %operandScale : f32
      %491 = arith.remui %479, %c1 : index
      %492 = arith.muli %491, %c38 : index
      %493 = arith.addi %15, %492 : index
      %494 = vector.load %w[%493] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %495 = vector.bitcast %494 : vector<4xi8> to vector<1xf32>
      %496 = vector.extract %495[0] : f32 from vector<1xf32>
      %497 = arith.mulf %496, %490 : f32
      %498 = arith.mulf %478, %497 : f32
      %499 = arith.muli %484, %outputFeatures : index
      %500 = arith.addi %499, %21 : index
      %501 = wave.lane
      %502 = arith.remui %501, %c1 : index
      %503 = arith.addi %500, %502 : index
      %504 = arith.addi %503, %c8 : index
      memref.store %498, %logits[%504] : memref<?xf32>
    }
  }
  %505 = arith.muli %experts, %c38 : index
  %506 = wave.scratch %505 : memref<?xf32>
  %507 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %507 {
    %508 = arith.addi %18, %c1 : index
    %509 = arith.minsi %508, %17 : index
    %510 = wave.wave
    %511 = arith.addi %18, %510 : index
    scf.for %512 = %511 to %509 step %c38 {
      %513 = wave.wave
      %514 = arith.muli %513, %experts : index
      %515 = wave.lane
      %516 = arith.muli %512, %logitsWidth : index
      %519 = scf.for %517 = %515 to %experts step %c5 iter_args(%518 = %c43) -> (f32) {
        %520 = arith.addi %516, %517 : index
        %521 = memref.load %logits[%520] : memref<?xf32>
        %522 = arith.maximumf %518, %521 : f32
        scf.yield %522 : f32
      }
      %523 = vector.broadcast %519 : f32 to vector<1xf32>
      %524 = wave.reduce "max" %523 : vector<1xf32>
      %527 = scf.for %525 = %515 to %experts step %c5 iter_args(%526 = %c44) -> (f32) {
        %528 = arith.addi %516, %525 : index
        %529 = memref.load %logits[%528] : memref<?xf32>
        %530 = arith.subf %529, %524 : f32
        %531 = arith.mulf %530, %c45 : f32
        %532 = wave.exp2 %531 : f32
        %533 = arith.addi %514, %525 : index
        memref.store %532, %506[%533] : memref<?xf32>
        %534 = arith.addf %526, %532 : f32
        scf.yield %534 : f32
      }
      %535 = vector.broadcast %527 : f32 to vector<1xf32>
      %536 = wave.reduce "add" %535 : vector<1xf32>
      scf.for %537 = %515 to %experts step %c5 {
        %538 = arith.addi %514, %537 : index
        %539 = memref.load %506[%538] : memref<?xf32>
        %540 = arith.divf %539, %536 : f32
        %541 = arith.addi %514, %537 : index
        memref.store %540, %506[%541] : memref<?xf32>
      }
      %546:3 = scf.for %542 = %c8 to %expertsPerToken step %c2 iter_args(%543 = %c44, %544 = %c44, %545 = %c46) -> (f32, f32, i32) {
        %550:2 = scf.for %547 = %515 to %experts step %c5 iter_args(%548 = %c47, %549 = %c44) -> (f32, f32) {
          %551 = arith.addi %514, %547 : index
          %552 = memref.load %506[%551] : memref<?xf32>
          %553 = arith.cmpf ogt, %552, %548 : f32
          %554 = arith.index_cast %547 : index to i32
          %555 = arith.sitofp %554 : i32 to f32
          %556 = arith.select %553, %552, %548 : f32
          %557 = arith.select %553, %555, %549 : f32
          scf.yield %556, %557 : f32, f32
        }
        %558 = vector.broadcast %550#0 : f32 to vector<1xf32>
        %559 = wave.reduce "max" %558 : vector<1xf32>
        %560 = arith.cmpf oeq, %550#0, %559 : f32
        %561 = arith.subf %c44, %550#1 : f32
        %562 = arith.select %560, %561, %c48 : f32
        %563 = vector.broadcast %562 : f32 to vector<1xf32>
        %564 = wave.reduce "max" %563 : vector<1xf32>
        %565 = arith.subf %c44, %564 : f32
        %566 = arith.fptosi %565 : f32 to i32
        %567 = arith.index_cast %566 : i32 to index
        %568 = arith.remui %567, %c5 : index
        %569 = arith.cmpi eq, %568, %515 : index
        scf.if %569 {
          %570 = arith.addi %514, %567 : index
          memref.store %c49, %506[%570] : memref<?xf32>
        }
        %571 = arith.cmpi eq, %542, %515 : index
        %572 = arith.addf %543, %559 : f32
        %573 = arith.select %571, %559, %544 : f32
        %574 = arith.select %571, %566, %545 : i32
        scf.yield %572, %573, %574 : f32, f32, i32
      }
      %575 = arith.cmpi eq, %normalize, %c2 : index
      %576 = arith.divf %546#1, %546#0 : f32
      %577 = arith.select %575, %576, %546#1 : f32
      %578 = arith.cmpi slt, %515, %expertsPerToken : index
      scf.if %578 {
        %579 = arith.muli %512, %expertsPerToken : index
        %580 = arith.addi %579, %515 : index
        memref.store %577, %weights[%580] : memref<?xf32>
        %581 = arith.muli %512, %expertsPerToken : index
        %582 = arith.addi %581, %515 : index
        memref.store %546#2, %ids_out[%582] : memref<?xi32>
      }
    }
  }
  wave.return
}
