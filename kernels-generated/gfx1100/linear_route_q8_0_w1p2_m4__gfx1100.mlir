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
  %operandScale = wave.param "operandScale" : f32
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
      %441 = arith.muli %438, %c4 : index
      %442 = memref.load %factors[%441] : memref<?xf32>
      %443 = arith.mulf %442, %operandScale : f32
      %444 = arith.select %440, %443, %operandScale : f32
      %445 = arith.remui %433, %c1 : index
      %446 = arith.muli %445, %c25 : index
      %447 = arith.addi %10, %446 : index
      %448 = vector.load %w[%447] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %449 = vector.bitcast %448 : vector<4xi8> to vector<1xf32>
      %450 = vector.extract %449[0] : f32 from vector<1xf32>
      %451 = arith.mulf %450, %444 : f32
      %452 = arith.mulf %431, %451 : f32
      %453 = arith.remui %433, %c1 : index
      %454 = arith.muli %453, %c25 : index
      %455 = arith.addi %12, %454 : index
      %456 = vector.load %w[%455] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %457 = vector.bitcast %456 : vector<4xi8> to vector<1xf32>
      %458 = vector.extract %457[0] : f32 from vector<1xf32>
      %459 = arith.mulf %458, %444 : f32
      %460 = arith.mulf %432, %459 : f32
      %461 = arith.muli %438, %outputFeatures : index
      %462 = arith.addi %461, %17 : index
      %463 = wave.lane
      %464 = arith.remui %463, %c1 : index
      %465 = arith.addi %462, %464 : index
      %466 = arith.addi %465, %c5 : index
      memref.store %452, %logits[%466] : memref<?xf32>
      %467 = arith.addi %465, %c1 : index
      memref.store %460, %logits[%467] : memref<?xf32>
    }
    %468 = vector.extract %304#0[1] : f32 from vector<8xf32>
    %469 = vector.extract %304#1[1] : f32 from vector<8xf32>
    %470 = wave.lane
    %471 = arith.addi %15, %c5 : index
    %472 = arith.muli %c6, %c4 : index
    %473 = arith.addi %471, %472 : index
    %474 = arith.divui %470, %c1 : index
    %475 = arith.addi %473, %474 : index
    %476 = arith.cmpi slt, %475, %14 : index
    scf.if %476 {
      %477 = arith.cmpi eq, %hasFactors, %c6 : index
      %478 = arith.muli %475, %c4 : index
      %479 = memref.load %factors[%478] : memref<?xf32>
      %480 = arith.mulf %479, %operandScale : f32
      %481 = arith.select %477, %480, %operandScale : f32
      %482 = arith.remui %470, %c1 : index
      %483 = arith.muli %482, %c25 : index
      %484 = arith.addi %10, %483 : index
      %485 = vector.load %w[%484] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %486 = vector.bitcast %485 : vector<4xi8> to vector<1xf32>
      %487 = vector.extract %486[0] : f32 from vector<1xf32>
      %488 = arith.mulf %487, %481 : f32
      %489 = arith.mulf %468, %488 : f32
      %490 = arith.remui %470, %c1 : index
      %491 = arith.muli %490, %c25 : index
      %492 = arith.addi %12, %491 : index
      %493 = vector.load %w[%492] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %494 = vector.bitcast %493 : vector<4xi8> to vector<1xf32>
      %495 = vector.extract %494[0] : f32 from vector<1xf32>
      %496 = arith.mulf %495, %481 : f32
      %497 = arith.mulf %469, %496 : f32
      %498 = arith.muli %475, %outputFeatures : index
      %499 = arith.addi %498, %17 : index
      %500 = wave.lane
      %501 = arith.remui %500, %c1 : index
      %502 = arith.addi %499, %501 : index
      %503 = arith.addi %502, %c5 : index
      memref.store %489, %logits[%503] : memref<?xf32>
      %504 = arith.addi %502, %c1 : index
      memref.store %497, %logits[%504] : memref<?xf32>
    }
    %505 = vector.extract %304#0[2] : f32 from vector<8xf32>
    %506 = vector.extract %304#1[2] : f32 from vector<8xf32>
    %507 = wave.lane
    %508 = arith.addi %15, %c5 : index
    %509 = arith.muli %c4, %c4 : index
    %510 = arith.addi %508, %509 : index
    %511 = arith.divui %507, %c1 : index
    %512 = arith.addi %510, %511 : index
    %513 = arith.cmpi slt, %512, %14 : index
    scf.if %513 {
      %514 = arith.cmpi eq, %hasFactors, %c6 : index
      %515 = arith.muli %512, %c4 : index
      %516 = memref.load %factors[%515] : memref<?xf32>
      %517 = arith.mulf %516, %operandScale : f32
      %518 = arith.select %514, %517, %operandScale : f32
      %519 = arith.remui %507, %c1 : index
      %520 = arith.muli %519, %c25 : index
      %521 = arith.addi %10, %520 : index
      %522 = vector.load %w[%521] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %523 = vector.bitcast %522 : vector<4xi8> to vector<1xf32>
      %524 = vector.extract %523[0] : f32 from vector<1xf32>
      %525 = arith.mulf %524, %518 : f32
      %526 = arith.mulf %505, %525 : f32
      %527 = arith.remui %507, %c1 : index
      %528 = arith.muli %527, %c25 : index
      %529 = arith.addi %12, %528 : index
      %530 = vector.load %w[%529] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %531 = vector.bitcast %530 : vector<4xi8> to vector<1xf32>
      %532 = vector.extract %531[0] : f32 from vector<1xf32>
      %533 = arith.mulf %532, %518 : f32
      %534 = arith.mulf %506, %533 : f32
      %535 = arith.muli %512, %outputFeatures : index
      %536 = arith.addi %535, %17 : index
      %537 = wave.lane
      %538 = arith.remui %537, %c1 : index
      %539 = arith.addi %536, %538 : index
      %540 = arith.addi %539, %c5 : index
      memref.store %526, %logits[%540] : memref<?xf32>
      %541 = arith.addi %539, %c1 : index
      memref.store %534, %logits[%541] : memref<?xf32>
    }
    %542 = vector.extract %304#0[3] : f32 from vector<8xf32>
    %543 = vector.extract %304#1[3] : f32 from vector<8xf32>
    %544 = wave.lane
    %545 = arith.addi %15, %c5 : index
    %546 = arith.muli %c22, %c4 : index
    %547 = arith.addi %545, %546 : index
    %548 = arith.divui %544, %c1 : index
    %549 = arith.addi %547, %548 : index
    %550 = arith.cmpi slt, %549, %14 : index
    scf.if %550 {
      %551 = arith.cmpi eq, %hasFactors, %c6 : index
      %552 = arith.muli %549, %c4 : index
      %553 = memref.load %factors[%552] : memref<?xf32>
      %554 = arith.mulf %553, %operandScale : f32
      %555 = arith.select %551, %554, %operandScale : f32
      %556 = arith.remui %544, %c1 : index
      %557 = arith.muli %556, %c25 : index
      %558 = arith.addi %10, %557 : index
      %559 = vector.load %w[%558] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %560 = vector.bitcast %559 : vector<4xi8> to vector<1xf32>
      %561 = vector.extract %560[0] : f32 from vector<1xf32>
      %562 = arith.mulf %561, %555 : f32
      %563 = arith.mulf %542, %562 : f32
      %564 = arith.remui %544, %c1 : index
      %565 = arith.muli %564, %c25 : index
      %566 = arith.addi %12, %565 : index
      %567 = vector.load %w[%566] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %568 = vector.bitcast %567 : vector<4xi8> to vector<1xf32>
      %569 = vector.extract %568[0] : f32 from vector<1xf32>
      %570 = arith.mulf %569, %555 : f32
      %571 = arith.mulf %543, %570 : f32
      %572 = arith.muli %549, %outputFeatures : index
      %573 = arith.addi %572, %17 : index
      %574 = wave.lane
      %575 = arith.remui %574, %c1 : index
      %576 = arith.addi %573, %575 : index
      %577 = arith.addi %576, %c5 : index
      memref.store %563, %logits[%577] : memref<?xf32>
      %578 = arith.addi %576, %c1 : index
      memref.store %571, %logits[%578] : memref<?xf32>
    }
    %579 = vector.extract %304#0[4] : f32 from vector<8xf32>
    %580 = vector.extract %304#1[4] : f32 from vector<8xf32>
    %581 = wave.lane
    %582 = arith.addi %15, %c5 : index
    %583 = arith.muli %c25, %c4 : index
    %584 = arith.addi %582, %583 : index
    %585 = arith.divui %581, %c1 : index
    %586 = arith.addi %584, %585 : index
    %587 = arith.cmpi slt, %586, %14 : index
    scf.if %587 {
      %588 = arith.cmpi eq, %hasFactors, %c6 : index
      %589 = arith.muli %586, %c4 : index
      %590 = memref.load %factors[%589] : memref<?xf32>
      %591 = arith.mulf %590, %operandScale : f32
      %592 = arith.select %588, %591, %operandScale : f32
      %593 = arith.remui %581, %c1 : index
      %594 = arith.muli %593, %c25 : index
      %595 = arith.addi %10, %594 : index
      %596 = vector.load %w[%595] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %597 = vector.bitcast %596 : vector<4xi8> to vector<1xf32>
      %598 = vector.extract %597[0] : f32 from vector<1xf32>
      %599 = arith.mulf %598, %592 : f32
      %600 = arith.mulf %579, %599 : f32
      %601 = arith.remui %581, %c1 : index
      %602 = arith.muli %601, %c25 : index
      %603 = arith.addi %12, %602 : index
      %604 = vector.load %w[%603] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %605 = vector.bitcast %604 : vector<4xi8> to vector<1xf32>
      %606 = vector.extract %605[0] : f32 from vector<1xf32>
      %607 = arith.mulf %606, %592 : f32
      %608 = arith.mulf %580, %607 : f32
      %609 = arith.muli %586, %outputFeatures : index
      %610 = arith.addi %609, %17 : index
      %611 = wave.lane
      %612 = arith.remui %611, %c1 : index
      %613 = arith.addi %610, %612 : index
      %614 = arith.addi %613, %c5 : index
      memref.store %600, %logits[%614] : memref<?xf32>
      %615 = arith.addi %613, %c1 : index
      memref.store %608, %logits[%615] : memref<?xf32>
    }
    %616 = vector.extract %304#0[5] : f32 from vector<8xf32>
    %617 = vector.extract %304#1[5] : f32 from vector<8xf32>
    %618 = wave.lane
    %619 = arith.addi %15, %c5 : index
    %620 = arith.muli %c26, %c4 : index
    %621 = arith.addi %619, %620 : index
    %622 = arith.divui %618, %c1 : index
    %623 = arith.addi %621, %622 : index
    %624 = arith.cmpi slt, %623, %14 : index
    scf.if %624 {
      %625 = arith.cmpi eq, %hasFactors, %c6 : index
      %626 = arith.muli %623, %c4 : index
      %627 = memref.load %factors[%626] : memref<?xf32>
      %628 = arith.mulf %627, %operandScale : f32
      %629 = arith.select %625, %628, %operandScale : f32
      %630 = arith.remui %618, %c1 : index
      %631 = arith.muli %630, %c25 : index
      %632 = arith.addi %10, %631 : index
      %633 = vector.load %w[%632] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %634 = vector.bitcast %633 : vector<4xi8> to vector<1xf32>
      %635 = vector.extract %634[0] : f32 from vector<1xf32>
      %636 = arith.mulf %635, %629 : f32
      %637 = arith.mulf %616, %636 : f32
      %638 = arith.remui %618, %c1 : index
      %639 = arith.muli %638, %c25 : index
      %640 = arith.addi %12, %639 : index
      %641 = vector.load %w[%640] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %642 = vector.bitcast %641 : vector<4xi8> to vector<1xf32>
      %643 = vector.extract %642[0] : f32 from vector<1xf32>
      %644 = arith.mulf %643, %629 : f32
      %645 = arith.mulf %617, %644 : f32
      %646 = arith.muli %623, %outputFeatures : index
      %647 = arith.addi %646, %17 : index
      %648 = wave.lane
      %649 = arith.remui %648, %c1 : index
      %650 = arith.addi %647, %649 : index
      %651 = arith.addi %650, %c5 : index
      memref.store %637, %logits[%651] : memref<?xf32>
      %652 = arith.addi %650, %c1 : index
      memref.store %645, %logits[%652] : memref<?xf32>
    }
    %653 = vector.extract %304#0[6] : f32 from vector<8xf32>
    %654 = vector.extract %304#1[6] : f32 from vector<8xf32>
    %655 = wave.lane
    %656 = arith.addi %15, %c5 : index
    %657 = arith.muli %c27, %c4 : index
    %658 = arith.addi %656, %657 : index
    %659 = arith.divui %655, %c1 : index
    %660 = arith.addi %658, %659 : index
    %661 = arith.cmpi slt, %660, %14 : index
    scf.if %661 {
      %662 = arith.cmpi eq, %hasFactors, %c6 : index
      %663 = arith.muli %660, %c4 : index
      %664 = memref.load %factors[%663] : memref<?xf32>
      %665 = arith.mulf %664, %operandScale : f32
      %666 = arith.select %662, %665, %operandScale : f32
      %667 = arith.remui %655, %c1 : index
      %668 = arith.muli %667, %c25 : index
      %669 = arith.addi %10, %668 : index
      %670 = vector.load %w[%669] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %671 = vector.bitcast %670 : vector<4xi8> to vector<1xf32>
      %672 = vector.extract %671[0] : f32 from vector<1xf32>
      %673 = arith.mulf %672, %666 : f32
      %674 = arith.mulf %653, %673 : f32
      %675 = arith.remui %655, %c1 : index
      %676 = arith.muli %675, %c25 : index
      %677 = arith.addi %12, %676 : index
      %678 = vector.load %w[%677] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %679 = vector.bitcast %678 : vector<4xi8> to vector<1xf32>
      %680 = vector.extract %679[0] : f32 from vector<1xf32>
      %681 = arith.mulf %680, %666 : f32
      %682 = arith.mulf %654, %681 : f32
      %683 = arith.muli %660, %outputFeatures : index
      %684 = arith.addi %683, %17 : index
      %685 = wave.lane
      %686 = arith.remui %685, %c1 : index
      %687 = arith.addi %684, %686 : index
      %688 = arith.addi %687, %c5 : index
      memref.store %674, %logits[%688] : memref<?xf32>
      %689 = arith.addi %687, %c1 : index
      memref.store %682, %logits[%689] : memref<?xf32>
    }
    %690 = vector.extract %304#0[7] : f32 from vector<8xf32>
    %691 = vector.extract %304#1[7] : f32 from vector<8xf32>
    %692 = wave.lane
    %693 = arith.addi %15, %c5 : index
    %694 = arith.muli %c28, %c4 : index
    %695 = arith.addi %693, %694 : index
    %696 = arith.divui %692, %c1 : index
    %697 = arith.addi %695, %696 : index
    %698 = arith.cmpi slt, %697, %14 : index
    scf.if %698 {
      %699 = arith.cmpi eq, %hasFactors, %c6 : index
      %700 = arith.muli %697, %c4 : index
      %701 = memref.load %factors[%700] : memref<?xf32>
      %702 = arith.mulf %701, %operandScale : f32
      %703 = arith.select %699, %702, %operandScale : f32
      %704 = arith.remui %692, %c1 : index
      %705 = arith.muli %704, %c25 : index
      %706 = arith.addi %10, %705 : index
      %707 = vector.load %w[%706] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %708 = vector.bitcast %707 : vector<4xi8> to vector<1xf32>
      %709 = vector.extract %708[0] : f32 from vector<1xf32>
      %710 = arith.mulf %709, %703 : f32
      %711 = arith.mulf %690, %710 : f32
      %712 = arith.remui %692, %c1 : index
      %713 = arith.muli %712, %c25 : index
      %714 = arith.addi %12, %713 : index
      %715 = vector.load %w[%714] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %716 = vector.bitcast %715 : vector<4xi8> to vector<1xf32>
      %717 = vector.extract %716[0] : f32 from vector<1xf32>
      %718 = arith.mulf %717, %703 : f32
      %719 = arith.mulf %691, %718 : f32
      %720 = arith.muli %697, %outputFeatures : index
      %721 = arith.addi %720, %17 : index
      %722 = wave.lane
      %723 = arith.remui %722, %c1 : index
      %724 = arith.addi %721, %723 : index
      %725 = arith.addi %724, %c5 : index
      memref.store %711, %logits[%725] : memref<?xf32>
      %726 = arith.addi %724, %c1 : index
      memref.store %719, %logits[%726] : memref<?xf32>
    }
  }
  %727 = arith.muli %experts, %c6 : index
  %728 = wave.scratch %727 : memref<?xf32>
  %729 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %729 {
    %730 = arith.addi %15, %c1 : index
    %731 = arith.minsi %730, %14 : index
    %732 = wave.wave
    %733 = arith.addi %15, %732 : index
    scf.for %734 = %733 to %731 step %c6 {
      %735 = wave.wave
      %736 = arith.muli %735, %experts : index
      %737 = wave.lane
      %738 = arith.muli %734, %logitsWidth : index
      %741 = scf.for %739 = %737 to %experts step %c9 iter_args(%740 = %c33) -> (f32) {
        %742 = arith.addi %738, %739 : index
        %743 = memref.load %logits[%742] : memref<?xf32>
        %744 = arith.maximumf %740, %743 : f32
        scf.yield %744 : f32
      }
      %745 = vector.broadcast %741 : f32 to vector<1xf32>
      %746 = wave.reduce "max" %745 : vector<1xf32>
      %749 = scf.for %747 = %737 to %experts step %c9 iter_args(%748 = %c34) -> (f32) {
        %750 = arith.addi %738, %747 : index
        %751 = memref.load %logits[%750] : memref<?xf32>
        %752 = arith.subf %751, %746 : f32
        %753 = arith.mulf %752, %c35 : f32
        %754 = wave.exp2 %753 : f32
        %755 = arith.addi %736, %747 : index
        memref.store %754, %728[%755] : memref<?xf32>
        %756 = arith.addf %748, %754 : f32
        scf.yield %756 : f32
      }
      %757 = vector.broadcast %749 : f32 to vector<1xf32>
      %758 = wave.reduce "add" %757 : vector<1xf32>
      scf.for %759 = %737 to %experts step %c9 {
        %760 = arith.addi %736, %759 : index
        %761 = memref.load %728[%760] : memref<?xf32>
        %762 = arith.divf %761, %758 : f32
        %763 = arith.addi %736, %759 : index
        memref.store %762, %728[%763] : memref<?xf32>
      }
      %768:3 = scf.for %764 = %c5 to %expertsPerToken step %c6 iter_args(%765 = %c34, %766 = %c34, %767 = %c36) -> (f32, f32, i32) {
        %772:2 = scf.for %769 = %737 to %experts step %c9 iter_args(%770 = %c37, %771 = %c34) -> (f32, f32) {
          %773 = arith.addi %736, %769 : index
          %774 = memref.load %728[%773] : memref<?xf32>
          %775 = arith.cmpf ogt, %774, %770 : f32
          %776 = arith.index_cast %769 : index to i32
          %777 = arith.sitofp %776 : i32 to f32
          %778 = arith.select %775, %774, %770 : f32
          %779 = arith.select %775, %777, %771 : f32
          scf.yield %778, %779 : f32, f32
        }
        %780 = vector.broadcast %772#0 : f32 to vector<1xf32>
        %781 = wave.reduce "max" %780 : vector<1xf32>
        %782 = arith.cmpf oeq, %772#0, %781 : f32
        %783 = arith.subf %c34, %772#1 : f32
        %784 = arith.select %782, %783, %c38 : f32
        %785 = vector.broadcast %784 : f32 to vector<1xf32>
        %786 = wave.reduce "max" %785 : vector<1xf32>
        %787 = arith.subf %c34, %786 : f32
        %788 = arith.fptosi %787 : f32 to i32
        %789 = arith.index_cast %788 : i32 to index
        %790 = arith.remui %789, %c9 : index
        %791 = arith.cmpi eq, %790, %737 : index
        scf.if %791 {
          %792 = arith.addi %736, %789 : index
          memref.store %c39, %728[%792] : memref<?xf32>
        }
        %793 = arith.cmpi eq, %764, %737 : index
        %794 = arith.addf %765, %781 : f32
        %795 = arith.select %793, %781, %766 : f32
        %796 = arith.select %793, %788, %767 : i32
        scf.yield %794, %795, %796 : f32, f32, i32
      }
      %797 = arith.cmpi eq, %normalize, %c6 : index
      %798 = arith.divf %768#1, %768#0 : f32
      %799 = arith.select %797, %798, %768#1 : f32
      %800 = arith.cmpi slt, %737, %expertsPerToken : index
      scf.if %800 {
        %801 = arith.muli %734, %expertsPerToken : index
        %802 = arith.addi %801, %737 : index
        memref.store %799, %weights[%802] : memref<?xf32>
        %803 = arith.muli %734, %expertsPerToken : index
        %804 = arith.addi %803, %737 : index
        memref.store %768#2, %ids_out[%804] : memref<?xi32>
      }
    }
  }
  wave.return
}
