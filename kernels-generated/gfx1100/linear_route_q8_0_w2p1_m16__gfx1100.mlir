// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='q8_0', waves=2, panels=1, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_q8_0_w2p1_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) attributes {waves = 2 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 16 : index
  %c2 = arith.constant 127 : index
  %c3 = arith.constant 128 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c7 = arith.constant 512 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %c10 = arith.constant 2 : index
  %c11 = arith.constant 8 : index
  %c12 = arith.constant dense<0x00000000> : vector<8xf32>
  %c13 = arith.constant 32 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c16 = arith.constant dense<16711935> : vector<4xi32>
  %c17 = arith.constant dense<1677747200> : vector<4xi32>
  %c18 = arith.constant dense<8> : vector<4xi32>
  %c19 = arith.constant dense<0x6480> : vector<16xf16>
  %c20 = arith.constant 256 : index
  %c21 = arith.constant 3 : index
  %c22 = arith.constant 64 : index
  %c23 = arith.constant 96 : index
  %c24 = arith.constant 160 : index
  %c25 = arith.constant 192 : index
  %c26 = arith.constant 224 : index
  %c27 = arith.constant 4 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %experts = wave.param "experts" : index
  %arrivals = wave.param "arrivals" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %logitsWidth = wave.param "logitsWidth" : index
  %c34 = arith.constant 0xFF61B1E6 : f32
  %c35 = arith.constant 0x00000000 : f32
  %c36 = arith.constant 0x3FB8AA3B : f32
  %c37 = arith.constant 0 : i32
  %c38 = arith.constant 0xC0000000 : f32
  %c39 = arith.constant 0xCB800000 : f32
  %c40 = arith.constant 0xBF800000 : f32
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
  %11 = memref.load %step[%countAt] : memref<?xi32>
  %12 = arith.index_cast %11 : i32 to index
  %13 = arith.muli %1, %c1 : index
  %14 = wave.scratch %c7 : memref<?xf32>
  %15 = wave.block 0
  %16 = arith.muli %15, %c1 : index
  %17 = arith.cmpi slt, %13, %12 : index
  scf.if %17 {
    %18 = wave.lane
    %19 = arith.remui %18, %c1 : index
    %20 = arith.remui %19, %tileRows : index
    %21 = arith.addi %13, %20 : index
    %22 = arith.divui %21, %tileRows : index
    %23 = arith.divui %inputFeatures, %c1 : index
    %24 = arith.muli %22, %23 : index
    %25 = arith.divui %c5, %c1 : index
    %26 = arith.addi %24, %25 : index
    %27 = arith.muli %26, %c10 : index
    %28 = arith.remui %c5, %c1 : index
    %29 = arith.divui %28, %c11 : index
    %30 = arith.addi %27, %29 : index
    %31 = arith.muli %tileRows, %c11 : index
    %32 = arith.muli %30, %31 : index
    %33 = arith.remui %21, %tileRows : index
    %34 = arith.muli %33, %c11 : index
    %35 = arith.addi %32, %34 : index
    %36 = arith.remui %c5, %c11 : index
    %37 = arith.addi %35, %36 : index
    %38 = wave.wave
    %39 = arith.divui %inputFeatures, %c13 : index
    %40 = arith.muli %38, %stepsPerWave : index
    %41 = arith.minsi %40, %39 : index
    %42 = arith.addi %41, %stepsPerWave : index
    %43 = arith.minsi %42, %39 : index
    %44 = arith.cmpi eq, %wholeBlocks, %c4 : index
    %45 = arith.subi %43, %41 : index
    %46 = arith.divui %45, %c10 : index
    %47 = arith.muli %46, %c10 : index
    %48 = arith.addi %41, %47 : index
    %49 = arith.addi %41, %stepsPerWave : index
    %50 = arith.select %44, %49, %48 : index
    %53 = scf.for %51 = %41 to %50 step %c10 iter_args(%52 = %c12) -> (vector<8xf32>) {
      %54 = wave.lane
      %55 = arith.addi %51, %c5 : index
      %56 = arith.remui %54, %c1 : index
      %57 = arith.addi %10, %c3 : index
      %58 = arith.muli %55, %c13 : index
      %59 = arith.addi %57, %58 : index
      %60 = arith.muli %56, %c10 : index
      %61 = arith.addi %59, %60 : index
      %62 = vector.load %w[%61] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %63 = vector.bitcast %62 : vector<2xi8> to vector<1xf16>
      %64 = vector.extract %63[0] : f16 from vector<1xf16>
      %65 = vector.broadcast %64 : f16 to vector<16xf16>
      %66 = arith.addi %10, %c3 : index
      %67 = arith.addi %inputFeatures, %c2 : index
      %68 = arith.divui %67, %c3 : index
      %69 = arith.muli %68, %c3 : index
      %70 = arith.addi %66, %69 : index
      %71 = arith.muli %55, %c7 : index
      %72 = arith.addi %70, %71 : index
      %73 = arith.addi %72, %c5 : index
      %74 = arith.muli %56, %c1 : index
      %75 = arith.addi %73, %74 : index
      %76 = vector.load %w[%75] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %77 = vector.bitcast %76 : vector<16xi8> to vector<4xi32>
      %78 = arith.andi %77, %c16 : vector<4xi32>
      %79 = arith.ori %78, %c17 : vector<4xi32>
      %80 = vector.bitcast %79 : vector<4xi32> to vector<8xf16>
      %81 = arith.shrui %77, %c18 : vector<4xi32>
      %82 = arith.andi %81, %c16 : vector<4xi32>
      %83 = arith.ori %82, %c17 : vector<4xi32>
      %84 = vector.bitcast %83 : vector<4xi32> to vector<8xf16>
      %85 = vector.shuffle %80, %84 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %86 = arith.subf %85, %c19 : vector<16xf16>
      %87 = arith.mulf %86, %65 : vector<16xf16>
      %88 = arith.muli %55, %c7 : index
      %89 = arith.addi %70, %88 : index
      %90 = arith.addi %89, %c20 : index
      %91 = arith.muli %56, %c1 : index
      %92 = arith.addi %90, %91 : index
      %93 = vector.load %w[%92] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %94 = vector.bitcast %93 : vector<16xi8> to vector<4xi32>
      %95 = arith.andi %94, %c16 : vector<4xi32>
      %96 = arith.ori %95, %c17 : vector<4xi32>
      %97 = vector.bitcast %96 : vector<4xi32> to vector<8xf16>
      %98 = arith.shrui %94, %c18 : vector<4xi32>
      %99 = arith.andi %98, %c16 : vector<4xi32>
      %100 = arith.ori %99, %c17 : vector<4xi32>
      %101 = vector.bitcast %100 : vector<4xi32> to vector<8xf16>
      %102 = vector.shuffle %97, %101 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %103 = arith.subf %102, %c19 : vector<16xf16>
      %104 = arith.mulf %103, %65 : vector<16xf16>
      %105 = arith.addi %51, %c4 : index
      %106 = arith.remui %54, %c1 : index
      %107 = arith.addi %10, %c3 : index
      %108 = arith.muli %105, %c13 : index
      %109 = arith.addi %107, %108 : index
      %110 = arith.muli %106, %c10 : index
      %111 = arith.addi %109, %110 : index
      %112 = vector.load %w[%111] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %113 = vector.bitcast %112 : vector<2xi8> to vector<1xf16>
      %114 = vector.extract %113[0] : f16 from vector<1xf16>
      %115 = vector.broadcast %114 : f16 to vector<16xf16>
      %116 = arith.addi %10, %c3 : index
      %117 = arith.addi %inputFeatures, %c2 : index
      %118 = arith.divui %117, %c3 : index
      %119 = arith.muli %118, %c3 : index
      %120 = arith.addi %116, %119 : index
      %121 = arith.muli %105, %c7 : index
      %122 = arith.addi %120, %121 : index
      %123 = arith.addi %122, %c5 : index
      %124 = arith.muli %106, %c1 : index
      %125 = arith.addi %123, %124 : index
      %126 = vector.load %w[%125] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %127 = vector.bitcast %126 : vector<16xi8> to vector<4xi32>
      %128 = arith.andi %127, %c16 : vector<4xi32>
      %129 = arith.ori %128, %c17 : vector<4xi32>
      %130 = vector.bitcast %129 : vector<4xi32> to vector<8xf16>
      %131 = arith.shrui %127, %c18 : vector<4xi32>
      %132 = arith.andi %131, %c16 : vector<4xi32>
      %133 = arith.ori %132, %c17 : vector<4xi32>
      %134 = vector.bitcast %133 : vector<4xi32> to vector<8xf16>
      %135 = vector.shuffle %130, %134 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %136 = arith.subf %135, %c19 : vector<16xf16>
      %137 = arith.mulf %136, %115 : vector<16xf16>
      %138 = arith.muli %105, %c7 : index
      %139 = arith.addi %120, %138 : index
      %140 = arith.addi %139, %c20 : index
      %141 = arith.muli %106, %c1 : index
      %142 = arith.addi %140, %141 : index
      %143 = vector.load %w[%142] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %144 = vector.bitcast %143 : vector<16xi8> to vector<4xi32>
      %145 = arith.andi %144, %c16 : vector<4xi32>
      %146 = arith.ori %145, %c17 : vector<4xi32>
      %147 = vector.bitcast %146 : vector<4xi32> to vector<8xf16>
      %148 = arith.shrui %144, %c18 : vector<4xi32>
      %149 = arith.andi %148, %c16 : vector<4xi32>
      %150 = arith.ori %149, %c17 : vector<4xi32>
      %151 = vector.bitcast %150 : vector<4xi32> to vector<8xf16>
      %152 = vector.shuffle %147, %151 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %153 = arith.subf %152, %c19 : vector<16xf16>
      %154 = arith.mulf %153, %115 : vector<16xf16>
      %155 = arith.muli %51, %c10 : index
      %156 = arith.addi %155, %c5 : index
      %157 = arith.muli %tileRows, %c1 : index
      %158 = arith.muli %156, %157 : index
      %159 = arith.addi %37, %158 : index
      %160 = vector.load %x[%159] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %161 = arith.muli %tileRows, %c11 : index
      %162 = arith.addi %159, %161 : index
      %163 = vector.load %x[%162] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %164 = vector.shuffle %160, %163 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %165 = wave.mma %164, %87, %52 : vector<16xf16>, vector<8xf32>
      %166 = arith.muli %51, %c10 : index
      %167 = arith.addi %166, %c4 : index
      %168 = arith.muli %tileRows, %c1 : index
      %169 = arith.muli %167, %168 : index
      %170 = arith.addi %37, %169 : index
      %171 = vector.load %x[%170] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %172 = arith.muli %tileRows, %c11 : index
      %173 = arith.addi %170, %172 : index
      %174 = vector.load %x[%173] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %175 = vector.shuffle %171, %174 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %176 = wave.mma %175, %104, %165 : vector<16xf16>, vector<8xf32>
      %177 = arith.muli %51, %c10 : index
      %178 = arith.addi %177, %c10 : index
      %179 = arith.muli %tileRows, %c1 : index
      %180 = arith.muli %178, %179 : index
      %181 = arith.addi %37, %180 : index
      %182 = vector.load %x[%181] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %183 = arith.muli %tileRows, %c11 : index
      %184 = arith.addi %181, %183 : index
      %185 = vector.load %x[%184] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %186 = vector.shuffle %182, %185 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %187 = wave.mma %186, %137, %176 : vector<16xf16>, vector<8xf32>
      %188 = arith.muli %51, %c10 : index
      %189 = arith.addi %188, %c21 : index
      %190 = arith.muli %tileRows, %c1 : index
      %191 = arith.muli %189, %190 : index
      %192 = arith.addi %37, %191 : index
      %193 = vector.load %x[%192] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %194 = arith.muli %tileRows, %c11 : index
      %195 = arith.addi %192, %194 : index
      %196 = vector.load %x[%195] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %197 = vector.shuffle %193, %196 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %198 = wave.mma %197, %154, %187 : vector<16xf16>, vector<8xf32>
      scf.yield %198 : vector<8xf32>
    }
    %199 = arith.select %44, %50, %43 : index
    %202 = scf.for %200 = %50 to %199 step %c4 iter_args(%201 = %53) -> (vector<8xf32>) {
      %203 = wave.lane
      %204 = arith.addi %200, %c5 : index
      %205 = arith.remui %203, %c1 : index
      %206 = arith.addi %10, %c3 : index
      %207 = arith.muli %204, %c13 : index
      %208 = arith.addi %206, %207 : index
      %209 = arith.muli %205, %c10 : index
      %210 = arith.addi %208, %209 : index
      %211 = vector.load %w[%210] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %212 = vector.bitcast %211 : vector<2xi8> to vector<1xf16>
      %213 = vector.extract %212[0] : f16 from vector<1xf16>
      %214 = vector.broadcast %213 : f16 to vector<16xf16>
      %215 = arith.addi %10, %c3 : index
      %216 = arith.addi %inputFeatures, %c2 : index
      %217 = arith.divui %216, %c3 : index
      %218 = arith.muli %217, %c3 : index
      %219 = arith.addi %215, %218 : index
      %220 = arith.muli %204, %c7 : index
      %221 = arith.addi %219, %220 : index
      %222 = arith.addi %221, %c5 : index
      %223 = arith.muli %205, %c1 : index
      %224 = arith.addi %222, %223 : index
      %225 = vector.load %w[%224] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %226 = vector.bitcast %225 : vector<16xi8> to vector<4xi32>
      %227 = arith.andi %226, %c16 : vector<4xi32>
      %228 = arith.ori %227, %c17 : vector<4xi32>
      %229 = vector.bitcast %228 : vector<4xi32> to vector<8xf16>
      %230 = arith.shrui %226, %c18 : vector<4xi32>
      %231 = arith.andi %230, %c16 : vector<4xi32>
      %232 = arith.ori %231, %c17 : vector<4xi32>
      %233 = vector.bitcast %232 : vector<4xi32> to vector<8xf16>
      %234 = vector.shuffle %229, %233 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %235 = arith.subf %234, %c19 : vector<16xf16>
      %236 = arith.mulf %235, %214 : vector<16xf16>
      %237 = arith.muli %204, %c7 : index
      %238 = arith.addi %219, %237 : index
      %239 = arith.addi %238, %c20 : index
      %240 = arith.muli %205, %c1 : index
      %241 = arith.addi %239, %240 : index
      %242 = vector.load %w[%241] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %243 = vector.bitcast %242 : vector<16xi8> to vector<4xi32>
      %244 = arith.andi %243, %c16 : vector<4xi32>
      %245 = arith.ori %244, %c17 : vector<4xi32>
      %246 = vector.bitcast %245 : vector<4xi32> to vector<8xf16>
      %247 = arith.shrui %243, %c18 : vector<4xi32>
      %248 = arith.andi %247, %c16 : vector<4xi32>
      %249 = arith.ori %248, %c17 : vector<4xi32>
      %250 = vector.bitcast %249 : vector<4xi32> to vector<8xf16>
      %251 = vector.shuffle %246, %250 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %252 = arith.subf %251, %c19 : vector<16xf16>
      %253 = arith.mulf %252, %214 : vector<16xf16>
      %254 = arith.muli %200, %c10 : index
      %255 = arith.addi %254, %c5 : index
      %256 = arith.muli %tileRows, %c1 : index
      %257 = arith.muli %255, %256 : index
      %258 = arith.addi %37, %257 : index
      %259 = vector.load %x[%258] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %260 = arith.muli %tileRows, %c11 : index
      %261 = arith.addi %258, %260 : index
      %262 = vector.load %x[%261] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %263 = vector.shuffle %259, %262 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %264 = wave.mma %263, %236, %201 : vector<16xf16>, vector<8xf32>
      %265 = arith.muli %200, %c10 : index
      %266 = arith.addi %265, %c4 : index
      %267 = arith.muli %tileRows, %c1 : index
      %268 = arith.muli %266, %267 : index
      %269 = arith.addi %37, %268 : index
      %270 = vector.load %x[%269] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %271 = arith.muli %tileRows, %c11 : index
      %272 = arith.addi %269, %271 : index
      %273 = vector.load %x[%272] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %274 = vector.shuffle %270, %273 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %275 = wave.mma %274, %253, %264 : vector<16xf16>, vector<8xf32>
      scf.yield %275 : vector<8xf32>
    }
    %276 = wave.lane
    %277 = wave.wave
    %278 = arith.muli %277, %c4 : index
    %279 = arith.addi %278, %c5 : index
    %280 = arith.muli %279, %c20 : index
    %281 = arith.addi %280, %276 : index
    %282 = vector.extract %202[0] : f32 from vector<8xf32>
    %283 = arith.addi %281, %c5 : index
    memref.store %282, %14[%283] : memref<?xf32>
    %284 = vector.extract %202[1] : f32 from vector<8xf32>
    %285 = arith.addi %281, %c13 : index
    memref.store %284, %14[%285] : memref<?xf32>
    %286 = vector.extract %202[2] : f32 from vector<8xf32>
    %287 = arith.addi %281, %c22 : index
    memref.store %286, %14[%287] : memref<?xf32>
    %288 = vector.extract %202[3] : f32 from vector<8xf32>
    %289 = arith.addi %281, %c23 : index
    memref.store %288, %14[%289] : memref<?xf32>
    %290 = vector.extract %202[4] : f32 from vector<8xf32>
    %291 = arith.addi %281, %c3 : index
    memref.store %290, %14[%291] : memref<?xf32>
    %292 = vector.extract %202[5] : f32 from vector<8xf32>
    %293 = arith.addi %281, %c24 : index
    memref.store %292, %14[%293] : memref<?xf32>
    %294 = vector.extract %202[6] : f32 from vector<8xf32>
    %295 = arith.addi %281, %c25 : index
    memref.store %294, %14[%295] : memref<?xf32>
    %296 = vector.extract %202[7] : f32 from vector<8xf32>
    %297 = arith.addi %281, %c26 : index
    memref.store %296, %14[%297] : memref<?xf32>
    wave.barrier
    %298 = arith.muli %277, %c27 : index
    %299 = arith.addi %298, %c5 : index
    %300 = arith.muli %299, %c13 : index
    %301 = arith.addi %300, %276 : index
    %302 = arith.addi %301, %c5 : index
    %303 = memref.load %14[%302] : memref<?xf32>
    %304 = arith.addi %302, %c20 : index
    %305 = memref.load %14[%304] : memref<?xf32>
    %306 = arith.addf %303, %305 : f32
    %307 = wave.lane
    %308 = arith.addi %13, %c5 : index
    %309 = arith.muli %299, %c10 : index
    %310 = arith.addi %308, %309 : index
    %311 = arith.divui %307, %c1 : index
    %312 = arith.addi %310, %311 : index
    %313 = arith.cmpi slt, %312, %12 : index
    scf.if %313 {
      %314 = arith.cmpi eq, %hasFactors, %c4 : index
      %315 = arith.muli %312, %c10 : index
      %316 = memref.load %factors[%315] : memref<?xf32>
      %317 = arith.mulf %316, %operandScale : f32
      %318 = arith.select %314, %317, %operandScale : f32
      %319 = arith.remui %307, %c1 : index
      %320 = arith.muli %319, %c27 : index
      %321 = arith.addi %10, %320 : index
      %322 = vector.load %w[%321] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %323 = vector.bitcast %322 : vector<4xi8> to vector<1xf32>
      %324 = vector.extract %323[0] : f32 from vector<1xf32>
      %325 = arith.mulf %324, %318 : f32
      %326 = arith.mulf %306, %325 : f32
      %327 = arith.muli %312, %outputFeatures : index
      %328 = arith.addi %327, %16 : index
      %329 = wave.lane
      %330 = arith.remui %329, %c1 : index
      %331 = arith.addi %328, %330 : index
      %332 = arith.addi %331, %c5 : index
      memref.store %326, %logits[%332] : memref<?xf32>
    }
    %333 = arith.muli %277, %c27 : index
    %334 = arith.addi %333, %c4 : index
    %335 = arith.muli %334, %c13 : index
    %336 = arith.addi %335, %276 : index
    %337 = arith.addi %336, %c5 : index
    %338 = memref.load %14[%337] : memref<?xf32>
    %339 = arith.addi %337, %c20 : index
    %340 = memref.load %14[%339] : memref<?xf32>
    %341 = arith.addf %338, %340 : f32
    %342 = wave.lane
    %343 = arith.addi %13, %c5 : index
    %344 = arith.muli %334, %c10 : index
    %345 = arith.addi %343, %344 : index
    %346 = arith.divui %342, %c1 : index
    %347 = arith.addi %345, %346 : index
    %348 = arith.cmpi slt, %347, %12 : index
    scf.if %348 {
      %349 = arith.cmpi eq, %hasFactors, %c4 : index
      %350 = arith.muli %347, %c10 : index
      %351 = memref.load %factors[%350] : memref<?xf32>
      %352 = arith.mulf %351, %operandScale : f32
      %353 = arith.select %349, %352, %operandScale : f32
      %354 = arith.remui %342, %c1 : index
      %355 = arith.muli %354, %c27 : index
      %356 = arith.addi %10, %355 : index
      %357 = vector.load %w[%356] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %358 = vector.bitcast %357 : vector<4xi8> to vector<1xf32>
      %359 = vector.extract %358[0] : f32 from vector<1xf32>
      %360 = arith.mulf %359, %353 : f32
      %361 = arith.mulf %341, %360 : f32
      %362 = arith.muli %347, %outputFeatures : index
      %363 = arith.addi %362, %16 : index
      %364 = wave.lane
      %365 = arith.remui %364, %c1 : index
      %366 = arith.addi %363, %365 : index
      %367 = arith.addi %366, %c5 : index
      memref.store %361, %logits[%367] : memref<?xf32>
    }
    %368 = arith.muli %277, %c27 : index
    %369 = arith.addi %368, %c10 : index
    %370 = arith.muli %369, %c13 : index
    %371 = arith.addi %370, %276 : index
    %372 = arith.addi %371, %c5 : index
    %373 = memref.load %14[%372] : memref<?xf32>
    %374 = arith.addi %372, %c20 : index
    %375 = memref.load %14[%374] : memref<?xf32>
    %376 = arith.addf %373, %375 : f32
    %377 = wave.lane
    %378 = arith.addi %13, %c5 : index
    %379 = arith.muli %369, %c10 : index
    %380 = arith.addi %378, %379 : index
    %381 = arith.divui %377, %c1 : index
    %382 = arith.addi %380, %381 : index
    %383 = arith.cmpi slt, %382, %12 : index
    scf.if %383 {
      %384 = arith.cmpi eq, %hasFactors, %c4 : index
      %385 = arith.muli %382, %c10 : index
      %386 = memref.load %factors[%385] : memref<?xf32>
      %387 = arith.mulf %386, %operandScale : f32
      %388 = arith.select %384, %387, %operandScale : f32
      %389 = arith.remui %377, %c1 : index
      %390 = arith.muli %389, %c27 : index
      %391 = arith.addi %10, %390 : index
      %392 = vector.load %w[%391] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %393 = vector.bitcast %392 : vector<4xi8> to vector<1xf32>
      %394 = vector.extract %393[0] : f32 from vector<1xf32>
      %395 = arith.mulf %394, %388 : f32
      %396 = arith.mulf %376, %395 : f32
      %397 = arith.muli %382, %outputFeatures : index
      %398 = arith.addi %397, %16 : index
      %399 = wave.lane
      %400 = arith.remui %399, %c1 : index
      %401 = arith.addi %398, %400 : index
      %402 = arith.addi %401, %c5 : index
      memref.store %396, %logits[%402] : memref<?xf32>
    }
    %403 = arith.muli %277, %c27 : index
    %404 = arith.addi %403, %c21 : index
    %405 = arith.muli %404, %c13 : index
    %406 = arith.addi %405, %276 : index
    %407 = arith.addi %406, %c5 : index
    %408 = memref.load %14[%407] : memref<?xf32>
    %409 = arith.addi %407, %c20 : index
    %410 = memref.load %14[%409] : memref<?xf32>
    %411 = arith.addf %408, %410 : f32
    %412 = wave.lane
    %413 = arith.addi %13, %c5 : index
    %414 = arith.muli %404, %c10 : index
    %415 = arith.addi %413, %414 : index
    %416 = arith.divui %412, %c1 : index
    %417 = arith.addi %415, %416 : index
    %418 = arith.cmpi slt, %417, %12 : index
    scf.if %418 {
      %419 = arith.cmpi eq, %hasFactors, %c4 : index
      %420 = arith.muli %417, %c10 : index
      %421 = memref.load %factors[%420] : memref<?xf32>
      %422 = arith.mulf %421, %operandScale : f32
      %423 = arith.select %419, %422, %operandScale : f32
      %424 = arith.remui %412, %c1 : index
      %425 = arith.muli %424, %c27 : index
      %426 = arith.addi %10, %425 : index
      %427 = vector.load %w[%426] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %428 = vector.bitcast %427 : vector<4xi8> to vector<1xf32>
      %429 = vector.extract %428[0] : f32 from vector<1xf32>
      %430 = arith.mulf %429, %423 : f32
      %431 = arith.mulf %411, %430 : f32
      %432 = arith.muli %417, %outputFeatures : index
      %433 = arith.addi %432, %16 : index
      %434 = wave.lane
      %435 = arith.remui %434, %c1 : index
      %436 = arith.addi %433, %435 : index
      %437 = arith.addi %436, %c5 : index
      memref.store %431, %logits[%437] : memref<?xf32>
    }
  }
  %438 = arith.muli %experts, %c10 : index
  %439 = wave.scratch %438 : memref<?xf32>
  %440 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %440 {
    %441 = arith.addi %13, %c1 : index
    %442 = arith.minsi %441, %12 : index
    %443 = wave.wave
    %444 = arith.addi %13, %443 : index
    scf.for %445 = %444 to %442 step %c10 {
      %446 = wave.wave
      %447 = arith.muli %446, %experts : index
      %448 = wave.lane
      %449 = arith.muli %445, %logitsWidth : index
      %452 = scf.for %450 = %448 to %experts step %c13 iter_args(%451 = %c34) -> (f32) {
        %453 = arith.addi %449, %450 : index
        %454 = memref.load %logits[%453] : memref<?xf32>
        %455 = arith.maximumf %451, %454 : f32
        scf.yield %455 : f32
      }
      %456 = vector.broadcast %452 : f32 to vector<1xf32>
      %457 = wave.reduce "max" %456 : vector<1xf32>
      %460 = scf.for %458 = %448 to %experts step %c13 iter_args(%459 = %c35) -> (f32) {
        %461 = arith.addi %449, %458 : index
        %462 = memref.load %logits[%461] : memref<?xf32>
        %463 = arith.subf %462, %457 : f32
        %464 = arith.mulf %463, %c36 : f32
        %465 = wave.exp2 %464 : f32
        %466 = arith.addi %447, %458 : index
        memref.store %465, %439[%466] : memref<?xf32>
        %467 = arith.addf %459, %465 : f32
        scf.yield %467 : f32
      }
      %468 = vector.broadcast %460 : f32 to vector<1xf32>
      %469 = wave.reduce "add" %468 : vector<1xf32>
      scf.for %470 = %448 to %experts step %c13 {
        %471 = arith.addi %447, %470 : index
        %472 = memref.load %439[%471] : memref<?xf32>
        %473 = arith.divf %472, %469 : f32
        %474 = arith.addi %447, %470 : index
        memref.store %473, %439[%474] : memref<?xf32>
      }
      %479:3 = scf.for %475 = %c5 to %expertsPerToken step %c4 iter_args(%476 = %c35, %477 = %c35, %478 = %c37) -> (f32, f32, i32) {
        %483:2 = scf.for %480 = %448 to %experts step %c13 iter_args(%481 = %c38, %482 = %c35) -> (f32, f32) {
          %484 = arith.addi %447, %480 : index
          %485 = memref.load %439[%484] : memref<?xf32>
          %486 = arith.cmpf ogt, %485, %481 : f32
          %487 = arith.index_cast %480 : index to i32
          %488 = arith.sitofp %487 : i32 to f32
          %489 = arith.select %486, %485, %481 : f32
          %490 = arith.select %486, %488, %482 : f32
          scf.yield %489, %490 : f32, f32
        }
        %491 = vector.broadcast %483#0 : f32 to vector<1xf32>
        %492 = wave.reduce "max" %491 : vector<1xf32>
        %493 = arith.cmpf oeq, %483#0, %492 : f32
        %494 = arith.subf %c35, %483#1 : f32
        %495 = arith.select %493, %494, %c39 : f32
        %496 = vector.broadcast %495 : f32 to vector<1xf32>
        %497 = wave.reduce "max" %496 : vector<1xf32>
        %498 = arith.subf %c35, %497 : f32
        %499 = arith.fptosi %498 : f32 to i32
        %500 = arith.index_cast %499 : i32 to index
        %501 = arith.remui %500, %c13 : index
        %502 = arith.cmpi eq, %501, %448 : index
        scf.if %502 {
          %503 = arith.addi %447, %500 : index
          memref.store %c40, %439[%503] : memref<?xf32>
        }
        %504 = arith.cmpi eq, %475, %448 : index
        %505 = arith.addf %476, %492 : f32
        %506 = arith.select %504, %492, %477 : f32
        %507 = arith.select %504, %499, %478 : i32
        scf.yield %505, %506, %507 : f32, f32, i32
      }
      %508 = arith.cmpi eq, %normalize, %c4 : index
      %509 = arith.divf %479#1, %479#0 : f32
      %510 = arith.select %508, %509, %479#1 : f32
      %511 = arith.cmpi slt, %448, %expertsPerToken : index
      scf.if %511 {
        %512 = arith.muli %445, %expertsPerToken : index
        %513 = arith.addi %512, %448 : index
        memref.store %510, %weights[%513] : memref<?xf32>
        %514 = arith.muli %445, %expertsPerToken : index
        %515 = arith.addi %514, %448 : index
        memref.store %479#2, %ids_out[%515] : memref<?xi32>
      }
    }
  }
  wave.return
}
