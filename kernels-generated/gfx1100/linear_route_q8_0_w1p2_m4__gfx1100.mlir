// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='q8_0', waves=1, panels=2, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_q8_0_w1p2_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 16 : index
  %c2 = arith.constant 127 : index
  %c3 = arith.constant 128 : index
  %c4 = arith.constant 2 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c9 = arith.constant 32 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c12 = arith.constant 8 : index
  %c13 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c16 = arith.constant 512 : index
  %c17 = arith.constant dense<16711935> : vector<4xi32>
  %c18 = arith.constant dense<1677747200> : vector<4xi32>
  %c19 = arith.constant dense<8> : vector<4xi32>
  %c20 = arith.constant dense<0x6480> : vector<16xf16>
  %c21 = arith.constant 256 : index
  %c22 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %c24 = arith.constant 0x3F800000 : f32
  %c25 = arith.constant 4 : index
  %c26 = arith.constant 5 : index
  %c27 = arith.constant 6 : index
  %c28 = arith.constant 7 : index
  %experts = wave.param "experts" : index
  %arrivals = wave.param "arrivals" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %logitsWidth = wave.param "logitsWidth" : index
  %c33 = arith.constant 0xFF61B1E6 : f32
  %c34 = arith.constant 0x00000000 : f32
  %c35 = arith.constant 0x3FB8AA3B : f32
  %c36 = arith.constant 0 : i32
  %c37 = arith.constant 0xC0000000 : f32
  %c38 = arith.constant 0xCB800000 : f32
  %c39 = arith.constant 0xBF800000 : f32
  %normalize = wave.param "normalize" : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.addi %inputFeatures, %c2 : index
  %4 = arith.divui %3, %c3 : index
  %5 = arith.muli %4, %c3 : index
  %6 = arith.addi %2, %5 : index
  %7 = arith.addi %6, %c3 : index
  %8 = arith.muli %0, %c4 : index
  %9 = arith.addi %8, %c5 : index
  %10 = arith.muli %9, %7 : index
  %11 = arith.addi %8, %c6 : index
  %12 = arith.muli %11, %7 : index
  %13 = memref.load %step[%countAt] : memref<?xi32>
  %14 = arith.index_cast %13 : i32 to index
  %15 = arith.muli %1, %c1 : index
  %16 = wave.block 0
  %17 = arith.muli %16, %c9 : index
  %18 = arith.cmpi slt, %15, %14 : index
  scf.if %18 {
    %19 = wave.lane
    %20 = arith.remui %19, %c1 : index
    %21 = wave.scratch %operandHalves : memref<?xf16>
    %22 = arith.divui %operandHalves, %c12 : index
    %23 = wave.wave
    %24 = arith.muli %23, %c9 : index
    %25 = wave.lane
    %26 = arith.addi %24, %25 : index
    scf.for %27 = %26 to %22 step %c9 {
      %28 = arith.muli %27, %c12 : index
      %29 = arith.addi %c5, %28 : index
      %30 = vector.load %x[%29] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %31 = arith.muli %27, %c12 : index
      vector.store %30, %21[%31] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %32 = arith.remui %20, %tileRows : index
    %33 = arith.muli %32, %c12 : index
    %34 = wave.wave
    %35 = arith.divui %inputFeatures, %c9 : index
    %36 = arith.muli %34, %stepsPerWave : index
    %37 = arith.minsi %36, %35 : index
    %38 = arith.addi %37, %stepsPerWave : index
    %39 = arith.minsi %38, %35 : index
    %40 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %41 = arith.subi %39, %37 : index
    %42 = arith.divui %41, %c4 : index
    %43 = arith.muli %42, %c4 : index
    %44 = arith.addi %37, %43 : index
    %45 = arith.addi %37, %stepsPerWave : index
    %46 = arith.select %40, %45, %44 : index
    %50:2 = scf.for %47 = %37 to %46 step %c4 iter_args(%48 = %c13, %49 = %c13) -> (vector<8xf32>, vector<8xf32>) {
      %51 = wave.lane
      %52 = arith.addi %47, %c5 : index
      %53 = arith.remui %51, %c1 : index
      %54 = arith.addi %10, %c3 : index
      %55 = arith.muli %52, %c9 : index
      %56 = arith.addi %54, %55 : index
      %57 = arith.muli %53, %c4 : index
      %58 = arith.addi %56, %57 : index
      %59 = vector.load %w[%58] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %60 = vector.bitcast %59 : vector<2xi8> to vector<1xf16>
      %61 = vector.extract %60[0] : f16 from vector<1xf16>
      %62 = vector.broadcast %61 : f16 to vector<16xf16>
      %63 = arith.addi %10, %c3 : index
      %64 = arith.addi %inputFeatures, %c2 : index
      %65 = arith.divui %64, %c3 : index
      %66 = arith.muli %65, %c3 : index
      %67 = arith.addi %63, %66 : index
      %68 = arith.muli %52, %c16 : index
      %69 = arith.addi %67, %68 : index
      %70 = arith.addi %69, %c5 : index
      %71 = arith.muli %53, %c1 : index
      %72 = arith.addi %70, %71 : index
      %73 = vector.load %w[%72] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %74 = vector.bitcast %73 : vector<16xi8> to vector<4xi32>
      %75 = arith.andi %74, %c17 : vector<4xi32>
      %76 = arith.ori %75, %c18 : vector<4xi32>
      %77 = vector.bitcast %76 : vector<4xi32> to vector<8xf16>
      %78 = arith.shrui %74, %c19 : vector<4xi32>
      %79 = arith.andi %78, %c17 : vector<4xi32>
      %80 = arith.ori %79, %c18 : vector<4xi32>
      %81 = vector.bitcast %80 : vector<4xi32> to vector<8xf16>
      %82 = vector.shuffle %77, %81 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %83 = arith.subf %82, %c20 : vector<16xf16>
      %84 = arith.mulf %83, %62 : vector<16xf16>
      %85 = arith.muli %52, %c16 : index
      %86 = arith.addi %67, %85 : index
      %87 = arith.addi %86, %c21 : index
      %88 = arith.muli %53, %c1 : index
      %89 = arith.addi %87, %88 : index
      %90 = vector.load %w[%89] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %91 = vector.bitcast %90 : vector<16xi8> to vector<4xi32>
      %92 = arith.andi %91, %c17 : vector<4xi32>
      %93 = arith.ori %92, %c18 : vector<4xi32>
      %94 = vector.bitcast %93 : vector<4xi32> to vector<8xf16>
      %95 = arith.shrui %91, %c19 : vector<4xi32>
      %96 = arith.andi %95, %c17 : vector<4xi32>
      %97 = arith.ori %96, %c18 : vector<4xi32>
      %98 = vector.bitcast %97 : vector<4xi32> to vector<8xf16>
      %99 = vector.shuffle %94, %98 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %100 = arith.subf %99, %c20 : vector<16xf16>
      %101 = arith.mulf %100, %62 : vector<16xf16>
      %102 = arith.addi %47, %c6 : index
      %103 = arith.remui %51, %c1 : index
      %104 = arith.addi %10, %c3 : index
      %105 = arith.muli %102, %c9 : index
      %106 = arith.addi %104, %105 : index
      %107 = arith.muli %103, %c4 : index
      %108 = arith.addi %106, %107 : index
      %109 = vector.load %w[%108] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %110 = vector.bitcast %109 : vector<2xi8> to vector<1xf16>
      %111 = vector.extract %110[0] : f16 from vector<1xf16>
      %112 = vector.broadcast %111 : f16 to vector<16xf16>
      %113 = arith.addi %10, %c3 : index
      %114 = arith.addi %inputFeatures, %c2 : index
      %115 = arith.divui %114, %c3 : index
      %116 = arith.muli %115, %c3 : index
      %117 = arith.addi %113, %116 : index
      %118 = arith.muli %102, %c16 : index
      %119 = arith.addi %117, %118 : index
      %120 = arith.addi %119, %c5 : index
      %121 = arith.muli %103, %c1 : index
      %122 = arith.addi %120, %121 : index
      %123 = vector.load %w[%122] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %124 = vector.bitcast %123 : vector<16xi8> to vector<4xi32>
      %125 = arith.andi %124, %c17 : vector<4xi32>
      %126 = arith.ori %125, %c18 : vector<4xi32>
      %127 = vector.bitcast %126 : vector<4xi32> to vector<8xf16>
      %128 = arith.shrui %124, %c19 : vector<4xi32>
      %129 = arith.andi %128, %c17 : vector<4xi32>
      %130 = arith.ori %129, %c18 : vector<4xi32>
      %131 = vector.bitcast %130 : vector<4xi32> to vector<8xf16>
      %132 = vector.shuffle %127, %131 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %133 = arith.subf %132, %c20 : vector<16xf16>
      %134 = arith.mulf %133, %112 : vector<16xf16>
      %135 = arith.muli %102, %c16 : index
      %136 = arith.addi %117, %135 : index
      %137 = arith.addi %136, %c21 : index
      %138 = arith.muli %103, %c1 : index
      %139 = arith.addi %137, %138 : index
      %140 = vector.load %w[%139] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %141 = vector.bitcast %140 : vector<16xi8> to vector<4xi32>
      %142 = arith.andi %141, %c17 : vector<4xi32>
      %143 = arith.ori %142, %c18 : vector<4xi32>
      %144 = vector.bitcast %143 : vector<4xi32> to vector<8xf16>
      %145 = arith.shrui %141, %c19 : vector<4xi32>
      %146 = arith.andi %145, %c17 : vector<4xi32>
      %147 = arith.ori %146, %c18 : vector<4xi32>
      %148 = vector.bitcast %147 : vector<4xi32> to vector<8xf16>
      %149 = vector.shuffle %144, %148 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %150 = arith.subf %149, %c20 : vector<16xf16>
      %151 = arith.mulf %150, %112 : vector<16xf16>
      %152 = arith.addi %47, %c5 : index
      %153 = arith.remui %51, %c1 : index
      %154 = arith.addi %12, %c3 : index
      %155 = arith.muli %152, %c9 : index
      %156 = arith.addi %154, %155 : index
      %157 = arith.muli %153, %c4 : index
      %158 = arith.addi %156, %157 : index
      %159 = vector.load %w[%158] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %160 = vector.bitcast %159 : vector<2xi8> to vector<1xf16>
      %161 = vector.extract %160[0] : f16 from vector<1xf16>
      %162 = vector.broadcast %161 : f16 to vector<16xf16>
      %163 = arith.addi %12, %c3 : index
      %164 = arith.addi %inputFeatures, %c2 : index
      %165 = arith.divui %164, %c3 : index
      %166 = arith.muli %165, %c3 : index
      %167 = arith.addi %163, %166 : index
      %168 = arith.muli %152, %c16 : index
      %169 = arith.addi %167, %168 : index
      %170 = arith.addi %169, %c5 : index
      %171 = arith.muli %153, %c1 : index
      %172 = arith.addi %170, %171 : index
      %173 = vector.load %w[%172] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %174 = vector.bitcast %173 : vector<16xi8> to vector<4xi32>
      %175 = arith.andi %174, %c17 : vector<4xi32>
      %176 = arith.ori %175, %c18 : vector<4xi32>
      %177 = vector.bitcast %176 : vector<4xi32> to vector<8xf16>
      %178 = arith.shrui %174, %c19 : vector<4xi32>
      %179 = arith.andi %178, %c17 : vector<4xi32>
      %180 = arith.ori %179, %c18 : vector<4xi32>
      %181 = vector.bitcast %180 : vector<4xi32> to vector<8xf16>
      %182 = vector.shuffle %177, %181 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %183 = arith.subf %182, %c20 : vector<16xf16>
      %184 = arith.mulf %183, %162 : vector<16xf16>
      %185 = arith.muli %152, %c16 : index
      %186 = arith.addi %167, %185 : index
      %187 = arith.addi %186, %c21 : index
      %188 = arith.muli %153, %c1 : index
      %189 = arith.addi %187, %188 : index
      %190 = vector.load %w[%189] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %191 = vector.bitcast %190 : vector<16xi8> to vector<4xi32>
      %192 = arith.andi %191, %c17 : vector<4xi32>
      %193 = arith.ori %192, %c18 : vector<4xi32>
      %194 = vector.bitcast %193 : vector<4xi32> to vector<8xf16>
      %195 = arith.shrui %191, %c19 : vector<4xi32>
      %196 = arith.andi %195, %c17 : vector<4xi32>
      %197 = arith.ori %196, %c18 : vector<4xi32>
      %198 = vector.bitcast %197 : vector<4xi32> to vector<8xf16>
      %199 = vector.shuffle %194, %198 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %200 = arith.subf %199, %c20 : vector<16xf16>
      %201 = arith.mulf %200, %162 : vector<16xf16>
      %202 = arith.addi %47, %c6 : index
      %203 = arith.remui %51, %c1 : index
      %204 = arith.addi %12, %c3 : index
      %205 = arith.muli %202, %c9 : index
      %206 = arith.addi %204, %205 : index
      %207 = arith.muli %203, %c4 : index
      %208 = arith.addi %206, %207 : index
      %209 = vector.load %w[%208] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %210 = vector.bitcast %209 : vector<2xi8> to vector<1xf16>
      %211 = vector.extract %210[0] : f16 from vector<1xf16>
      %212 = vector.broadcast %211 : f16 to vector<16xf16>
      %213 = arith.addi %12, %c3 : index
      %214 = arith.addi %inputFeatures, %c2 : index
      %215 = arith.divui %214, %c3 : index
      %216 = arith.muli %215, %c3 : index
      %217 = arith.addi %213, %216 : index
      %218 = arith.muli %202, %c16 : index
      %219 = arith.addi %217, %218 : index
      %220 = arith.addi %219, %c5 : index
      %221 = arith.muli %203, %c1 : index
      %222 = arith.addi %220, %221 : index
      %223 = vector.load %w[%222] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %224 = vector.bitcast %223 : vector<16xi8> to vector<4xi32>
      %225 = arith.andi %224, %c17 : vector<4xi32>
      %226 = arith.ori %225, %c18 : vector<4xi32>
      %227 = vector.bitcast %226 : vector<4xi32> to vector<8xf16>
      %228 = arith.shrui %224, %c19 : vector<4xi32>
      %229 = arith.andi %228, %c17 : vector<4xi32>
      %230 = arith.ori %229, %c18 : vector<4xi32>
      %231 = vector.bitcast %230 : vector<4xi32> to vector<8xf16>
      %232 = vector.shuffle %227, %231 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %233 = arith.subf %232, %c20 : vector<16xf16>
      %234 = arith.mulf %233, %212 : vector<16xf16>
      %235 = arith.muli %202, %c16 : index
      %236 = arith.addi %217, %235 : index
      %237 = arith.addi %236, %c21 : index
      %238 = arith.muli %203, %c1 : index
      %239 = arith.addi %237, %238 : index
      %240 = vector.load %w[%239] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %241 = vector.bitcast %240 : vector<16xi8> to vector<4xi32>
      %242 = arith.andi %241, %c17 : vector<4xi32>
      %243 = arith.ori %242, %c18 : vector<4xi32>
      %244 = vector.bitcast %243 : vector<4xi32> to vector<8xf16>
      %245 = arith.shrui %241, %c19 : vector<4xi32>
      %246 = arith.andi %245, %c17 : vector<4xi32>
      %247 = arith.ori %246, %c18 : vector<4xi32>
      %248 = vector.bitcast %247 : vector<4xi32> to vector<8xf16>
      %249 = vector.shuffle %244, %248 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %250 = arith.subf %249, %c20 : vector<16xf16>
      %251 = arith.mulf %250, %212 : vector<16xf16>
      %252 = arith.muli %47, %c4 : index
      %253 = arith.addi %252, %c5 : index
      %254 = arith.muli %tileRows, %c1 : index
      %255 = arith.muli %253, %254 : index
      %256 = arith.addi %33, %255 : index
      %257 = vector.load %21[%256] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %258 = arith.muli %tileRows, %c12 : index
      %259 = arith.addi %256, %258 : index
      %260 = vector.load %21[%259] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %261 = vector.shuffle %257, %260 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %262 = wave.mma %261, %84, %48 : vector<16xf16>, vector<8xf32>
      %263 = wave.mma %261, %184, %49 : vector<16xf16>, vector<8xf32>
      %264 = arith.muli %47, %c4 : index
      %265 = arith.addi %264, %c6 : index
      %266 = arith.muli %tileRows, %c1 : index
      %267 = arith.muli %265, %266 : index
      %268 = arith.addi %33, %267 : index
      %269 = vector.load %21[%268] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %270 = arith.muli %tileRows, %c12 : index
      %271 = arith.addi %268, %270 : index
      %272 = vector.load %21[%271] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %273 = vector.shuffle %269, %272 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %274 = wave.mma %273, %101, %262 : vector<16xf16>, vector<8xf32>
      %275 = wave.mma %273, %201, %263 : vector<16xf16>, vector<8xf32>
      %276 = arith.muli %47, %c4 : index
      %277 = arith.addi %276, %c4 : index
      %278 = arith.muli %tileRows, %c1 : index
      %279 = arith.muli %277, %278 : index
      %280 = arith.addi %33, %279 : index
      %281 = vector.load %21[%280] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %282 = arith.muli %tileRows, %c12 : index
      %283 = arith.addi %280, %282 : index
      %284 = vector.load %21[%283] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %285 = vector.shuffle %281, %284 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %286 = wave.mma %285, %134, %274 : vector<16xf16>, vector<8xf32>
      %287 = wave.mma %285, %234, %275 : vector<16xf16>, vector<8xf32>
      %288 = arith.muli %47, %c4 : index
      %289 = arith.addi %288, %c22 : index
      %290 = arith.muli %tileRows, %c1 : index
      %291 = arith.muli %289, %290 : index
      %292 = arith.addi %33, %291 : index
      %293 = vector.load %21[%292] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %294 = arith.muli %tileRows, %c12 : index
      %295 = arith.addi %292, %294 : index
      %296 = vector.load %21[%295] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %297 = vector.shuffle %293, %296 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %298 = wave.mma %297, %151, %286 : vector<16xf16>, vector<8xf32>
      %299 = wave.mma %297, %251, %287 : vector<16xf16>, vector<8xf32>
      scf.yield %298, %299 : vector<8xf32>, vector<8xf32>
    }
    %300 = arith.select %40, %46, %39 : index
    %304:2 = scf.for %301 = %46 to %300 step %c6 iter_args(%302 = %50#0, %303 = %50#1) -> (vector<8xf32>, vector<8xf32>) {
      %305 = wave.lane
      %306 = arith.addi %301, %c5 : index
      %307 = arith.remui %305, %c1 : index
      %308 = arith.addi %10, %c3 : index
      %309 = arith.muli %306, %c9 : index
      %310 = arith.addi %308, %309 : index
      %311 = arith.muli %307, %c4 : index
      %312 = arith.addi %310, %311 : index
      %313 = vector.load %w[%312] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %314 = vector.bitcast %313 : vector<2xi8> to vector<1xf16>
      %315 = vector.extract %314[0] : f16 from vector<1xf16>
      %316 = vector.broadcast %315 : f16 to vector<16xf16>
      %317 = arith.addi %10, %c3 : index
      %318 = arith.addi %inputFeatures, %c2 : index
      %319 = arith.divui %318, %c3 : index
      %320 = arith.muli %319, %c3 : index
      %321 = arith.addi %317, %320 : index
      %322 = arith.muli %306, %c16 : index
      %323 = arith.addi %321, %322 : index
      %324 = arith.addi %323, %c5 : index
      %325 = arith.muli %307, %c1 : index
      %326 = arith.addi %324, %325 : index
      %327 = vector.load %w[%326] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %328 = vector.bitcast %327 : vector<16xi8> to vector<4xi32>
      %329 = arith.andi %328, %c17 : vector<4xi32>
      %330 = arith.ori %329, %c18 : vector<4xi32>
      %331 = vector.bitcast %330 : vector<4xi32> to vector<8xf16>
      %332 = arith.shrui %328, %c19 : vector<4xi32>
      %333 = arith.andi %332, %c17 : vector<4xi32>
      %334 = arith.ori %333, %c18 : vector<4xi32>
      %335 = vector.bitcast %334 : vector<4xi32> to vector<8xf16>
      %336 = vector.shuffle %331, %335 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %337 = arith.subf %336, %c20 : vector<16xf16>
      %338 = arith.mulf %337, %316 : vector<16xf16>
      %339 = arith.muli %306, %c16 : index
      %340 = arith.addi %321, %339 : index
      %341 = arith.addi %340, %c21 : index
      %342 = arith.muli %307, %c1 : index
      %343 = arith.addi %341, %342 : index
      %344 = vector.load %w[%343] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %345 = vector.bitcast %344 : vector<16xi8> to vector<4xi32>
      %346 = arith.andi %345, %c17 : vector<4xi32>
      %347 = arith.ori %346, %c18 : vector<4xi32>
      %348 = vector.bitcast %347 : vector<4xi32> to vector<8xf16>
      %349 = arith.shrui %345, %c19 : vector<4xi32>
      %350 = arith.andi %349, %c17 : vector<4xi32>
      %351 = arith.ori %350, %c18 : vector<4xi32>
      %352 = vector.bitcast %351 : vector<4xi32> to vector<8xf16>
      %353 = vector.shuffle %348, %352 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %354 = arith.subf %353, %c20 : vector<16xf16>
      %355 = arith.mulf %354, %316 : vector<16xf16>
      %356 = arith.addi %301, %c5 : index
      %357 = arith.remui %305, %c1 : index
      %358 = arith.addi %12, %c3 : index
      %359 = arith.muli %356, %c9 : index
      %360 = arith.addi %358, %359 : index
      %361 = arith.muli %357, %c4 : index
      %362 = arith.addi %360, %361 : index
      %363 = vector.load %w[%362] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %364 = vector.bitcast %363 : vector<2xi8> to vector<1xf16>
      %365 = vector.extract %364[0] : f16 from vector<1xf16>
      %366 = vector.broadcast %365 : f16 to vector<16xf16>
      %367 = arith.addi %12, %c3 : index
      %368 = arith.addi %inputFeatures, %c2 : index
      %369 = arith.divui %368, %c3 : index
      %370 = arith.muli %369, %c3 : index
      %371 = arith.addi %367, %370 : index
      %372 = arith.muli %356, %c16 : index
      %373 = arith.addi %371, %372 : index
      %374 = arith.addi %373, %c5 : index
      %375 = arith.muli %357, %c1 : index
      %376 = arith.addi %374, %375 : index
      %377 = vector.load %w[%376] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %378 = vector.bitcast %377 : vector<16xi8> to vector<4xi32>
      %379 = arith.andi %378, %c17 : vector<4xi32>
      %380 = arith.ori %379, %c18 : vector<4xi32>
      %381 = vector.bitcast %380 : vector<4xi32> to vector<8xf16>
      %382 = arith.shrui %378, %c19 : vector<4xi32>
      %383 = arith.andi %382, %c17 : vector<4xi32>
      %384 = arith.ori %383, %c18 : vector<4xi32>
      %385 = vector.bitcast %384 : vector<4xi32> to vector<8xf16>
      %386 = vector.shuffle %381, %385 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %387 = arith.subf %386, %c20 : vector<16xf16>
      %388 = arith.mulf %387, %366 : vector<16xf16>
      %389 = arith.muli %356, %c16 : index
      %390 = arith.addi %371, %389 : index
      %391 = arith.addi %390, %c21 : index
      %392 = arith.muli %357, %c1 : index
      %393 = arith.addi %391, %392 : index
      %394 = vector.load %w[%393] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %395 = vector.bitcast %394 : vector<16xi8> to vector<4xi32>
      %396 = arith.andi %395, %c17 : vector<4xi32>
      %397 = arith.ori %396, %c18 : vector<4xi32>
      %398 = vector.bitcast %397 : vector<4xi32> to vector<8xf16>
      %399 = arith.shrui %395, %c19 : vector<4xi32>
      %400 = arith.andi %399, %c17 : vector<4xi32>
      %401 = arith.ori %400, %c18 : vector<4xi32>
      %402 = vector.bitcast %401 : vector<4xi32> to vector<8xf16>
      %403 = vector.shuffle %398, %402 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %404 = arith.subf %403, %c20 : vector<16xf16>
      %405 = arith.mulf %404, %366 : vector<16xf16>
      %406 = arith.muli %301, %c4 : index
      %407 = arith.addi %406, %c5 : index
      %408 = arith.muli %tileRows, %c1 : index
      %409 = arith.muli %407, %408 : index
      %410 = arith.addi %33, %409 : index
      %411 = vector.load %21[%410] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %412 = arith.muli %tileRows, %c12 : index
      %413 = arith.addi %410, %412 : index
      %414 = vector.load %21[%413] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %415 = vector.shuffle %411, %414 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %416 = wave.mma %415, %338, %302 : vector<16xf16>, vector<8xf32>
      %417 = wave.mma %415, %388, %303 : vector<16xf16>, vector<8xf32>
      %418 = arith.muli %301, %c4 : index
      %419 = arith.addi %418, %c6 : index
      %420 = arith.muli %tileRows, %c1 : index
      %421 = arith.muli %419, %420 : index
      %422 = arith.addi %33, %421 : index
      %423 = vector.load %21[%422] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %424 = arith.muli %tileRows, %c12 : index
      %425 = arith.addi %422, %424 : index
      %426 = vector.load %21[%425] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %427 = vector.shuffle %423, %426 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %428 = wave.mma %427, %355, %416 : vector<16xf16>, vector<8xf32>
      %429 = wave.mma %427, %405, %417 : vector<16xf16>, vector<8xf32>
      scf.yield %428, %429 : vector<8xf32>, vector<8xf32>
    }
    %430 = wave.lane
    %431 = vector.extract %304#0[0] : f32 from vector<8xf32>
    %432 = vector.extract %304#1[0] : f32 from vector<8xf32>
    %433 = wave.lane
    %434 = arith.addi %15, %c5 : index
    %435 = arith.muli %c5, %c4 : index
    %436 = arith.addi %434, %435 : index
    %437 = arith.divui %433, %c1 : index
    %438 = arith.addi %436, %437 : index
    %439 = arith.cmpi slt, %438, %14 : index
    scf.if %439 {
      %440 = arith.cmpi eq, %hasFactors, %c6 : index
      %441 = memref.load %factors[%438] : memref<?xf32>
      %442 = arith.select %440, %441, %c24 : f32
      %443 = arith.remui %433, %c1 : index
      %444 = arith.muli %443, %c25 : index
      %445 = arith.addi %10, %444 : index
      %446 = vector.load %w[%445] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %447 = vector.bitcast %446 : vector<4xi8> to vector<1xf32>
      %448 = vector.extract %447[0] : f32 from vector<1xf32>
      %449 = arith.mulf %448, %442 : f32
      %450 = arith.mulf %431, %449 : f32
      %451 = arith.remui %433, %c1 : index
      %452 = arith.muli %451, %c25 : index
      %453 = arith.addi %12, %452 : index
      %454 = vector.load %w[%453] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %455 = vector.bitcast %454 : vector<4xi8> to vector<1xf32>
      %456 = vector.extract %455[0] : f32 from vector<1xf32>
      %457 = arith.mulf %456, %442 : f32
      %458 = arith.mulf %432, %457 : f32
      %459 = arith.muli %438, %outputFeatures : index
      %460 = arith.addi %459, %17 : index
      %461 = wave.lane
      %462 = arith.remui %461, %c1 : index
      %463 = arith.addi %460, %462 : index
      %464 = arith.addi %463, %c5 : index
      memref.store %450, %logits[%464] : memref<?xf32>
      %465 = arith.addi %463, %c1 : index
      memref.store %458, %logits[%465] : memref<?xf32>
    }
    %466 = vector.extract %304#0[1] : f32 from vector<8xf32>
    %467 = vector.extract %304#1[1] : f32 from vector<8xf32>
    %468 = wave.lane
    %469 = arith.addi %15, %c5 : index
    %470 = arith.muli %c6, %c4 : index
    %471 = arith.addi %469, %470 : index
    %472 = arith.divui %468, %c1 : index
    %473 = arith.addi %471, %472 : index
    %474 = arith.cmpi slt, %473, %14 : index
    scf.if %474 {
      %475 = arith.cmpi eq, %hasFactors, %c6 : index
      %476 = memref.load %factors[%473] : memref<?xf32>
      %477 = arith.select %475, %476, %c24 : f32
      %478 = arith.remui %468, %c1 : index
      %479 = arith.muli %478, %c25 : index
      %480 = arith.addi %10, %479 : index
      %481 = vector.load %w[%480] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %482 = vector.bitcast %481 : vector<4xi8> to vector<1xf32>
      %483 = vector.extract %482[0] : f32 from vector<1xf32>
      %484 = arith.mulf %483, %477 : f32
      %485 = arith.mulf %466, %484 : f32
      %486 = arith.remui %468, %c1 : index
      %487 = arith.muli %486, %c25 : index
      %488 = arith.addi %12, %487 : index
      %489 = vector.load %w[%488] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %490 = vector.bitcast %489 : vector<4xi8> to vector<1xf32>
      %491 = vector.extract %490[0] : f32 from vector<1xf32>
      %492 = arith.mulf %491, %477 : f32
      %493 = arith.mulf %467, %492 : f32
      %494 = arith.muli %473, %outputFeatures : index
      %495 = arith.addi %494, %17 : index
      %496 = wave.lane
      %497 = arith.remui %496, %c1 : index
      %498 = arith.addi %495, %497 : index
      %499 = arith.addi %498, %c5 : index
      memref.store %485, %logits[%499] : memref<?xf32>
      %500 = arith.addi %498, %c1 : index
      memref.store %493, %logits[%500] : memref<?xf32>
    }
    %501 = vector.extract %304#0[2] : f32 from vector<8xf32>
    %502 = vector.extract %304#1[2] : f32 from vector<8xf32>
    %503 = wave.lane
    %504 = arith.addi %15, %c5 : index
    %505 = arith.muli %c4, %c4 : index
    %506 = arith.addi %504, %505 : index
    %507 = arith.divui %503, %c1 : index
    %508 = arith.addi %506, %507 : index
    %509 = arith.cmpi slt, %508, %14 : index
    scf.if %509 {
      %510 = arith.cmpi eq, %hasFactors, %c6 : index
      %511 = memref.load %factors[%508] : memref<?xf32>
      %512 = arith.select %510, %511, %c24 : f32
      %513 = arith.remui %503, %c1 : index
      %514 = arith.muli %513, %c25 : index
      %515 = arith.addi %10, %514 : index
      %516 = vector.load %w[%515] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %517 = vector.bitcast %516 : vector<4xi8> to vector<1xf32>
      %518 = vector.extract %517[0] : f32 from vector<1xf32>
      %519 = arith.mulf %518, %512 : f32
      %520 = arith.mulf %501, %519 : f32
      %521 = arith.remui %503, %c1 : index
      %522 = arith.muli %521, %c25 : index
      %523 = arith.addi %12, %522 : index
      %524 = vector.load %w[%523] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %525 = vector.bitcast %524 : vector<4xi8> to vector<1xf32>
      %526 = vector.extract %525[0] : f32 from vector<1xf32>
      %527 = arith.mulf %526, %512 : f32
      %528 = arith.mulf %502, %527 : f32
      %529 = arith.muli %508, %outputFeatures : index
      %530 = arith.addi %529, %17 : index
      %531 = wave.lane
      %532 = arith.remui %531, %c1 : index
      %533 = arith.addi %530, %532 : index
      %534 = arith.addi %533, %c5 : index
      memref.store %520, %logits[%534] : memref<?xf32>
      %535 = arith.addi %533, %c1 : index
      memref.store %528, %logits[%535] : memref<?xf32>
    }
    %536 = vector.extract %304#0[3] : f32 from vector<8xf32>
    %537 = vector.extract %304#1[3] : f32 from vector<8xf32>
    %538 = wave.lane
    %539 = arith.addi %15, %c5 : index
    %540 = arith.muli %c22, %c4 : index
    %541 = arith.addi %539, %540 : index
    %542 = arith.divui %538, %c1 : index
    %543 = arith.addi %541, %542 : index
    %544 = arith.cmpi slt, %543, %14 : index
    scf.if %544 {
      %545 = arith.cmpi eq, %hasFactors, %c6 : index
      %546 = memref.load %factors[%543] : memref<?xf32>
      %547 = arith.select %545, %546, %c24 : f32
      %548 = arith.remui %538, %c1 : index
      %549 = arith.muli %548, %c25 : index
      %550 = arith.addi %10, %549 : index
      %551 = vector.load %w[%550] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %552 = vector.bitcast %551 : vector<4xi8> to vector<1xf32>
      %553 = vector.extract %552[0] : f32 from vector<1xf32>
      %554 = arith.mulf %553, %547 : f32
      %555 = arith.mulf %536, %554 : f32
      %556 = arith.remui %538, %c1 : index
      %557 = arith.muli %556, %c25 : index
      %558 = arith.addi %12, %557 : index
      %559 = vector.load %w[%558] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %560 = vector.bitcast %559 : vector<4xi8> to vector<1xf32>
      %561 = vector.extract %560[0] : f32 from vector<1xf32>
      %562 = arith.mulf %561, %547 : f32
      %563 = arith.mulf %537, %562 : f32
      %564 = arith.muli %543, %outputFeatures : index
      %565 = arith.addi %564, %17 : index
      %566 = wave.lane
      %567 = arith.remui %566, %c1 : index
      %568 = arith.addi %565, %567 : index
      %569 = arith.addi %568, %c5 : index
      memref.store %555, %logits[%569] : memref<?xf32>
      %570 = arith.addi %568, %c1 : index
      memref.store %563, %logits[%570] : memref<?xf32>
    }
    %571 = vector.extract %304#0[4] : f32 from vector<8xf32>
    %572 = vector.extract %304#1[4] : f32 from vector<8xf32>
    %573 = wave.lane
    %574 = arith.addi %15, %c5 : index
    %575 = arith.muli %c25, %c4 : index
    %576 = arith.addi %574, %575 : index
    %577 = arith.divui %573, %c1 : index
    %578 = arith.addi %576, %577 : index
    %579 = arith.cmpi slt, %578, %14 : index
    scf.if %579 {
      %580 = arith.cmpi eq, %hasFactors, %c6 : index
      %581 = memref.load %factors[%578] : memref<?xf32>
      %582 = arith.select %580, %581, %c24 : f32
      %583 = arith.remui %573, %c1 : index
      %584 = arith.muli %583, %c25 : index
      %585 = arith.addi %10, %584 : index
      %586 = vector.load %w[%585] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %587 = vector.bitcast %586 : vector<4xi8> to vector<1xf32>
      %588 = vector.extract %587[0] : f32 from vector<1xf32>
      %589 = arith.mulf %588, %582 : f32
      %590 = arith.mulf %571, %589 : f32
      %591 = arith.remui %573, %c1 : index
      %592 = arith.muli %591, %c25 : index
      %593 = arith.addi %12, %592 : index
      %594 = vector.load %w[%593] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %595 = vector.bitcast %594 : vector<4xi8> to vector<1xf32>
      %596 = vector.extract %595[0] : f32 from vector<1xf32>
      %597 = arith.mulf %596, %582 : f32
      %598 = arith.mulf %572, %597 : f32
      %599 = arith.muli %578, %outputFeatures : index
      %600 = arith.addi %599, %17 : index
      %601 = wave.lane
      %602 = arith.remui %601, %c1 : index
      %603 = arith.addi %600, %602 : index
      %604 = arith.addi %603, %c5 : index
      memref.store %590, %logits[%604] : memref<?xf32>
      %605 = arith.addi %603, %c1 : index
      memref.store %598, %logits[%605] : memref<?xf32>
    }
    %606 = vector.extract %304#0[5] : f32 from vector<8xf32>
    %607 = vector.extract %304#1[5] : f32 from vector<8xf32>
    %608 = wave.lane
    %609 = arith.addi %15, %c5 : index
    %610 = arith.muli %c26, %c4 : index
    %611 = arith.addi %609, %610 : index
    %612 = arith.divui %608, %c1 : index
    %613 = arith.addi %611, %612 : index
    %614 = arith.cmpi slt, %613, %14 : index
    scf.if %614 {
      %615 = arith.cmpi eq, %hasFactors, %c6 : index
      %616 = memref.load %factors[%613] : memref<?xf32>
      %617 = arith.select %615, %616, %c24 : f32
      %618 = arith.remui %608, %c1 : index
      %619 = arith.muli %618, %c25 : index
      %620 = arith.addi %10, %619 : index
      %621 = vector.load %w[%620] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %622 = vector.bitcast %621 : vector<4xi8> to vector<1xf32>
      %623 = vector.extract %622[0] : f32 from vector<1xf32>
      %624 = arith.mulf %623, %617 : f32
      %625 = arith.mulf %606, %624 : f32
      %626 = arith.remui %608, %c1 : index
      %627 = arith.muli %626, %c25 : index
      %628 = arith.addi %12, %627 : index
      %629 = vector.load %w[%628] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %630 = vector.bitcast %629 : vector<4xi8> to vector<1xf32>
      %631 = vector.extract %630[0] : f32 from vector<1xf32>
      %632 = arith.mulf %631, %617 : f32
      %633 = arith.mulf %607, %632 : f32
      %634 = arith.muli %613, %outputFeatures : index
      %635 = arith.addi %634, %17 : index
      %636 = wave.lane
      %637 = arith.remui %636, %c1 : index
      %638 = arith.addi %635, %637 : index
      %639 = arith.addi %638, %c5 : index
      memref.store %625, %logits[%639] : memref<?xf32>
      %640 = arith.addi %638, %c1 : index
      memref.store %633, %logits[%640] : memref<?xf32>
    }
    %641 = vector.extract %304#0[6] : f32 from vector<8xf32>
    %642 = vector.extract %304#1[6] : f32 from vector<8xf32>
    %643 = wave.lane
    %644 = arith.addi %15, %c5 : index
    %645 = arith.muli %c27, %c4 : index
    %646 = arith.addi %644, %645 : index
    %647 = arith.divui %643, %c1 : index
    %648 = arith.addi %646, %647 : index
    %649 = arith.cmpi slt, %648, %14 : index
    scf.if %649 {
      %650 = arith.cmpi eq, %hasFactors, %c6 : index
      %651 = memref.load %factors[%648] : memref<?xf32>
      %652 = arith.select %650, %651, %c24 : f32
      %653 = arith.remui %643, %c1 : index
      %654 = arith.muli %653, %c25 : index
      %655 = arith.addi %10, %654 : index
      %656 = vector.load %w[%655] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %657 = vector.bitcast %656 : vector<4xi8> to vector<1xf32>
      %658 = vector.extract %657[0] : f32 from vector<1xf32>
      %659 = arith.mulf %658, %652 : f32
      %660 = arith.mulf %641, %659 : f32
      %661 = arith.remui %643, %c1 : index
      %662 = arith.muli %661, %c25 : index
      %663 = arith.addi %12, %662 : index
      %664 = vector.load %w[%663] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %665 = vector.bitcast %664 : vector<4xi8> to vector<1xf32>
      %666 = vector.extract %665[0] : f32 from vector<1xf32>
      %667 = arith.mulf %666, %652 : f32
      %668 = arith.mulf %642, %667 : f32
      %669 = arith.muli %648, %outputFeatures : index
      %670 = arith.addi %669, %17 : index
      %671 = wave.lane
      %672 = arith.remui %671, %c1 : index
      %673 = arith.addi %670, %672 : index
      %674 = arith.addi %673, %c5 : index
      memref.store %660, %logits[%674] : memref<?xf32>
      %675 = arith.addi %673, %c1 : index
      memref.store %668, %logits[%675] : memref<?xf32>
    }
    %676 = vector.extract %304#0[7] : f32 from vector<8xf32>
    %677 = vector.extract %304#1[7] : f32 from vector<8xf32>
    %678 = wave.lane
    %679 = arith.addi %15, %c5 : index
    %680 = arith.muli %c28, %c4 : index
    %681 = arith.addi %679, %680 : index
    %682 = arith.divui %678, %c1 : index
    %683 = arith.addi %681, %682 : index
    %684 = arith.cmpi slt, %683, %14 : index
    scf.if %684 {
      %685 = arith.cmpi eq, %hasFactors, %c6 : index
      %686 = memref.load %factors[%683] : memref<?xf32>
      %687 = arith.select %685, %686, %c24 : f32
      %688 = arith.remui %678, %c1 : index
      %689 = arith.muli %688, %c25 : index
      %690 = arith.addi %10, %689 : index
      %691 = vector.load %w[%690] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %692 = vector.bitcast %691 : vector<4xi8> to vector<1xf32>
      %693 = vector.extract %692[0] : f32 from vector<1xf32>
      %694 = arith.mulf %693, %687 : f32
      %695 = arith.mulf %676, %694 : f32
      %696 = arith.remui %678, %c1 : index
      %697 = arith.muli %696, %c25 : index
      %698 = arith.addi %12, %697 : index
      %699 = vector.load %w[%698] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %700 = vector.bitcast %699 : vector<4xi8> to vector<1xf32>
      %701 = vector.extract %700[0] : f32 from vector<1xf32>
      %702 = arith.mulf %701, %687 : f32
      %703 = arith.mulf %677, %702 : f32
      %704 = arith.muli %683, %outputFeatures : index
      %705 = arith.addi %704, %17 : index
      %706 = wave.lane
      %707 = arith.remui %706, %c1 : index
      %708 = arith.addi %705, %707 : index
      %709 = arith.addi %708, %c5 : index
      memref.store %695, %logits[%709] : memref<?xf32>
      %710 = arith.addi %708, %c1 : index
      memref.store %703, %logits[%710] : memref<?xf32>
    }
  }
  %711 = arith.muli %experts, %c6 : index
  %712 = wave.scratch %711 : memref<?xf32>
  %713 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %713 {
    %714 = arith.addi %15, %c1 : index
    %715 = arith.minsi %714, %14 : index
    %716 = wave.wave
    %717 = arith.addi %15, %716 : index
    scf.for %718 = %717 to %715 step %c6 {
      %719 = wave.wave
      %720 = arith.muli %719, %experts : index
      %721 = wave.lane
      %722 = arith.muli %718, %logitsWidth : index
      %725 = scf.for %723 = %721 to %experts step %c9 iter_args(%724 = %c33) -> (f32) {
        %726 = arith.addi %722, %723 : index
        %727 = memref.load %logits[%726] : memref<?xf32>
        %728 = arith.maximumf %724, %727 : f32
        scf.yield %728 : f32
      }
      %729 = vector.broadcast %725 : f32 to vector<1xf32>
      %730 = wave.reduce "max" %729 : vector<1xf32>
      %733 = scf.for %731 = %721 to %experts step %c9 iter_args(%732 = %c34) -> (f32) {
        %734 = arith.addi %722, %731 : index
        %735 = memref.load %logits[%734] : memref<?xf32>
        %736 = arith.subf %735, %730 : f32
        %737 = arith.mulf %736, %c35 : f32
        %738 = wave.exp2 %737 : f32
        %739 = arith.addi %720, %731 : index
        memref.store %738, %712[%739] : memref<?xf32>
        %740 = arith.addf %732, %738 : f32
        scf.yield %740 : f32
      }
      %741 = vector.broadcast %733 : f32 to vector<1xf32>
      %742 = wave.reduce "add" %741 : vector<1xf32>
      scf.for %743 = %721 to %experts step %c9 {
        %744 = arith.addi %720, %743 : index
        %745 = memref.load %712[%744] : memref<?xf32>
        %746 = arith.divf %745, %742 : f32
        %747 = arith.addi %720, %743 : index
        memref.store %746, %712[%747] : memref<?xf32>
      }
      %752:3 = scf.for %748 = %c5 to %expertsPerToken step %c6 iter_args(%749 = %c34, %750 = %c34, %751 = %c36) -> (f32, f32, i32) {
        %756:2 = scf.for %753 = %721 to %experts step %c9 iter_args(%754 = %c37, %755 = %c34) -> (f32, f32) {
          %757 = arith.addi %720, %753 : index
          %758 = memref.load %712[%757] : memref<?xf32>
          %759 = arith.cmpf ogt, %758, %754 : f32
          %760 = arith.index_cast %753 : index to i32
          %761 = arith.sitofp %760 : i32 to f32
          %762 = arith.select %759, %758, %754 : f32
          %763 = arith.select %759, %761, %755 : f32
          scf.yield %762, %763 : f32, f32
        }
        %764 = vector.broadcast %756#0 : f32 to vector<1xf32>
        %765 = wave.reduce "max" %764 : vector<1xf32>
        %766 = arith.cmpf oeq, %756#0, %765 : f32
        %767 = arith.subf %c34, %756#1 : f32
        %768 = arith.select %766, %767, %c38 : f32
        %769 = vector.broadcast %768 : f32 to vector<1xf32>
        %770 = wave.reduce "max" %769 : vector<1xf32>
        %771 = arith.subf %c34, %770 : f32
        %772 = arith.fptosi %771 : f32 to i32
        %773 = arith.index_cast %772 : i32 to index
        %774 = arith.remui %773, %c9 : index
        %775 = arith.cmpi eq, %774, %721 : index
        scf.if %775 {
          %776 = arith.addi %720, %773 : index
          memref.store %c39, %712[%776] : memref<?xf32>
        }
        %777 = arith.cmpi eq, %748, %721 : index
        %778 = arith.addf %749, %765 : f32
        %779 = arith.select %777, %765, %750 : f32
        %780 = arith.select %777, %772, %751 : i32
        scf.yield %778, %779, %780 : f32, f32, i32
      }
      %781 = arith.cmpi eq, %normalize, %c6 : index
      %782 = arith.divf %752#1, %752#0 : f32
      %783 = arith.select %781, %782, %752#1 : f32
      %784 = arith.cmpi slt, %721, %expertsPerToken : index
      scf.if %784 {
        %785 = arith.muli %718, %expertsPerToken : index
        %786 = arith.addi %785, %721 : index
        memref.store %783, %weights[%786] : memref<?xf32>
        %787 = arith.muli %718, %expertsPerToken : index
        %788 = arith.addi %787, %721 : index
        memref.store %752#2, %ids_out[%788] : memref<?xi32>
      }
    }
  }
  wave.return
}
