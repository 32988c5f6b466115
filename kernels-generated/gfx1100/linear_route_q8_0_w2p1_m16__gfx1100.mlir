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
  %c29 = arith.constant 0x3F800000 : f32
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
      %315 = memref.load %factors[%312] : memref<?xf32>
      %316 = arith.select %314, %315, %c29 : f32
      %317 = arith.remui %307, %c1 : index
      %318 = arith.muli %317, %c27 : index
      %319 = arith.addi %10, %318 : index
      %320 = vector.load %w[%319] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %321 = vector.bitcast %320 : vector<4xi8> to vector<1xf32>
      %322 = vector.extract %321[0] : f32 from vector<1xf32>
      %323 = arith.mulf %322, %316 : f32
      %324 = arith.mulf %306, %323 : f32
      %325 = arith.muli %312, %outputFeatures : index
      %326 = arith.addi %325, %16 : index
      %327 = wave.lane
      %328 = arith.remui %327, %c1 : index
      %329 = arith.addi %326, %328 : index
      %330 = arith.addi %329, %c5 : index
      memref.store %324, %logits[%330] : memref<?xf32>
    }
    %331 = arith.muli %277, %c27 : index
    %332 = arith.addi %331, %c4 : index
    %333 = arith.muli %332, %c13 : index
    %334 = arith.addi %333, %276 : index
    %335 = arith.addi %334, %c5 : index
    %336 = memref.load %14[%335] : memref<?xf32>
    %337 = arith.addi %335, %c20 : index
    %338 = memref.load %14[%337] : memref<?xf32>
    %339 = arith.addf %336, %338 : f32
    %340 = wave.lane
    %341 = arith.addi %13, %c5 : index
    %342 = arith.muli %332, %c10 : index
    %343 = arith.addi %341, %342 : index
    %344 = arith.divui %340, %c1 : index
    %345 = arith.addi %343, %344 : index
    %346 = arith.cmpi slt, %345, %12 : index
    scf.if %346 {
      %347 = arith.cmpi eq, %hasFactors, %c4 : index
      %348 = memref.load %factors[%345] : memref<?xf32>
      %349 = arith.select %347, %348, %c29 : f32
      %350 = arith.remui %340, %c1 : index
      %351 = arith.muli %350, %c27 : index
      %352 = arith.addi %10, %351 : index
      %353 = vector.load %w[%352] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %354 = vector.bitcast %353 : vector<4xi8> to vector<1xf32>
      %355 = vector.extract %354[0] : f32 from vector<1xf32>
      %356 = arith.mulf %355, %349 : f32
      %357 = arith.mulf %339, %356 : f32
      %358 = arith.muli %345, %outputFeatures : index
      %359 = arith.addi %358, %16 : index
      %360 = wave.lane
      %361 = arith.remui %360, %c1 : index
      %362 = arith.addi %359, %361 : index
      %363 = arith.addi %362, %c5 : index
      memref.store %357, %logits[%363] : memref<?xf32>
    }
    %364 = arith.muli %277, %c27 : index
    %365 = arith.addi %364, %c10 : index
    %366 = arith.muli %365, %c13 : index
    %367 = arith.addi %366, %276 : index
    %368 = arith.addi %367, %c5 : index
    %369 = memref.load %14[%368] : memref<?xf32>
    %370 = arith.addi %368, %c20 : index
    %371 = memref.load %14[%370] : memref<?xf32>
    %372 = arith.addf %369, %371 : f32
    %373 = wave.lane
    %374 = arith.addi %13, %c5 : index
    %375 = arith.muli %365, %c10 : index
    %376 = arith.addi %374, %375 : index
    %377 = arith.divui %373, %c1 : index
    %378 = arith.addi %376, %377 : index
    %379 = arith.cmpi slt, %378, %12 : index
    scf.if %379 {
      %380 = arith.cmpi eq, %hasFactors, %c4 : index
      %381 = memref.load %factors[%378] : memref<?xf32>
      %382 = arith.select %380, %381, %c29 : f32
      %383 = arith.remui %373, %c1 : index
      %384 = arith.muli %383, %c27 : index
      %385 = arith.addi %10, %384 : index
      %386 = vector.load %w[%385] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %387 = vector.bitcast %386 : vector<4xi8> to vector<1xf32>
      %388 = vector.extract %387[0] : f32 from vector<1xf32>
      %389 = arith.mulf %388, %382 : f32
      %390 = arith.mulf %372, %389 : f32
      %391 = arith.muli %378, %outputFeatures : index
      %392 = arith.addi %391, %16 : index
      %393 = wave.lane
      %394 = arith.remui %393, %c1 : index
      %395 = arith.addi %392, %394 : index
      %396 = arith.addi %395, %c5 : index
      memref.store %390, %logits[%396] : memref<?xf32>
    }
    %397 = arith.muli %277, %c27 : index
    %398 = arith.addi %397, %c21 : index
    %399 = arith.muli %398, %c13 : index
    %400 = arith.addi %399, %276 : index
    %401 = arith.addi %400, %c5 : index
    %402 = memref.load %14[%401] : memref<?xf32>
    %403 = arith.addi %401, %c20 : index
    %404 = memref.load %14[%403] : memref<?xf32>
    %405 = arith.addf %402, %404 : f32
    %406 = wave.lane
    %407 = arith.addi %13, %c5 : index
    %408 = arith.muli %398, %c10 : index
    %409 = arith.addi %407, %408 : index
    %410 = arith.divui %406, %c1 : index
    %411 = arith.addi %409, %410 : index
    %412 = arith.cmpi slt, %411, %12 : index
    scf.if %412 {
      %413 = arith.cmpi eq, %hasFactors, %c4 : index
      %414 = memref.load %factors[%411] : memref<?xf32>
      %415 = arith.select %413, %414, %c29 : f32
      %416 = arith.remui %406, %c1 : index
      %417 = arith.muli %416, %c27 : index
      %418 = arith.addi %10, %417 : index
      %419 = vector.load %w[%418] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %420 = vector.bitcast %419 : vector<4xi8> to vector<1xf32>
      %421 = vector.extract %420[0] : f32 from vector<1xf32>
      %422 = arith.mulf %421, %415 : f32
      %423 = arith.mulf %405, %422 : f32
      %424 = arith.muli %411, %outputFeatures : index
      %425 = arith.addi %424, %16 : index
      %426 = wave.lane
      %427 = arith.remui %426, %c1 : index
      %428 = arith.addi %425, %427 : index
      %429 = arith.addi %428, %c5 : index
      memref.store %423, %logits[%429] : memref<?xf32>
    }
  }
  %430 = arith.muli %experts, %c10 : index
  %431 = wave.scratch %430 : memref<?xf32>
  %432 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %432 {
    %433 = arith.addi %13, %c1 : index
    %434 = arith.minsi %433, %12 : index
    %435 = wave.wave
    %436 = arith.addi %13, %435 : index
    scf.for %437 = %436 to %434 step %c10 {
      %438 = wave.wave
      %439 = arith.muli %438, %experts : index
      %440 = wave.lane
      %441 = arith.muli %437, %logitsWidth : index
      %444 = scf.for %442 = %440 to %experts step %c13 iter_args(%443 = %c34) -> (f32) {
        %445 = arith.addi %441, %442 : index
        %446 = memref.load %logits[%445] : memref<?xf32>
        %447 = arith.maximumf %443, %446 : f32
        scf.yield %447 : f32
      }
      %448 = vector.broadcast %444 : f32 to vector<1xf32>
      %449 = wave.reduce "max" %448 : vector<1xf32>
      %452 = scf.for %450 = %440 to %experts step %c13 iter_args(%451 = %c35) -> (f32) {
        %453 = arith.addi %441, %450 : index
        %454 = memref.load %logits[%453] : memref<?xf32>
        %455 = arith.subf %454, %449 : f32
        %456 = arith.mulf %455, %c36 : f32
        %457 = wave.exp2 %456 : f32
        %458 = arith.addi %439, %450 : index
        memref.store %457, %431[%458] : memref<?xf32>
        %459 = arith.addf %451, %457 : f32
        scf.yield %459 : f32
      }
      %460 = vector.broadcast %452 : f32 to vector<1xf32>
      %461 = wave.reduce "add" %460 : vector<1xf32>
      scf.for %462 = %440 to %experts step %c13 {
        %463 = arith.addi %439, %462 : index
        %464 = memref.load %431[%463] : memref<?xf32>
        %465 = arith.divf %464, %461 : f32
        %466 = arith.addi %439, %462 : index
        memref.store %465, %431[%466] : memref<?xf32>
      }
      %471:3 = scf.for %467 = %c5 to %expertsPerToken step %c4 iter_args(%468 = %c35, %469 = %c35, %470 = %c37) -> (f32, f32, i32) {
        %475:2 = scf.for %472 = %440 to %experts step %c13 iter_args(%473 = %c38, %474 = %c35) -> (f32, f32) {
          %476 = arith.addi %439, %472 : index
          %477 = memref.load %431[%476] : memref<?xf32>
          %478 = arith.cmpf ogt, %477, %473 : f32
          %479 = arith.index_cast %472 : index to i32
          %480 = arith.sitofp %479 : i32 to f32
          %481 = arith.select %478, %477, %473 : f32
          %482 = arith.select %478, %480, %474 : f32
          scf.yield %481, %482 : f32, f32
        }
        %483 = vector.broadcast %475#0 : f32 to vector<1xf32>
        %484 = wave.reduce "max" %483 : vector<1xf32>
        %485 = arith.cmpf oeq, %475#0, %484 : f32
        %486 = arith.subf %c35, %475#1 : f32
        %487 = arith.select %485, %486, %c39 : f32
        %488 = vector.broadcast %487 : f32 to vector<1xf32>
        %489 = wave.reduce "max" %488 : vector<1xf32>
        %490 = arith.subf %c35, %489 : f32
        %491 = arith.fptosi %490 : f32 to i32
        %492 = arith.index_cast %491 : i32 to index
        %493 = arith.remui %492, %c13 : index
        %494 = arith.cmpi eq, %493, %440 : index
        scf.if %494 {
          %495 = arith.addi %439, %492 : index
          memref.store %c40, %431[%495] : memref<?xf32>
        }
        %496 = arith.cmpi eq, %467, %440 : index
        %497 = arith.addf %468, %484 : f32
        %498 = arith.select %496, %484, %469 : f32
        %499 = arith.select %496, %491, %470 : i32
        scf.yield %497, %498, %499 : f32, f32, i32
      }
      %500 = arith.cmpi eq, %normalize, %c4 : index
      %501 = arith.divf %471#1, %471#0 : f32
      %502 = arith.select %500, %501, %471#1 : f32
      %503 = arith.cmpi slt, %440, %expertsPerToken : index
      scf.if %503 {
        %504 = arith.muli %437, %expertsPerToken : index
        %505 = arith.addi %504, %440 : index
        memref.store %502, %weights[%505] : memref<?xf32>
        %506 = arith.muli %437, %expertsPerToken : index
        %507 = arith.addi %506, %440 : index
        memref.store %471#2, %ids_out[%507] : memref<?xi32>
      }
    }
  }
  wave.return
}
