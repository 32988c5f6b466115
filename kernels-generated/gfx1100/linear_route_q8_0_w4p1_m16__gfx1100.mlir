// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='q8_0', waves=4, panels=1, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_q8_0_w4p1_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) attributes {waves = 4 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 16 : index
  %c2 = arith.constant 127 : index
  %c3 = arith.constant 128 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c7 = arith.constant 1024 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %c10 = arith.constant 2 : index
  %c11 = arith.constant 8 : index
  %c12 = arith.constant dense<0x00000000> : vector<8xf32>
  %c13 = arith.constant 32 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c16 = arith.constant 512 : index
  %c17 = arith.constant dense<16711935> : vector<4xi32>
  %c18 = arith.constant dense<1677747200> : vector<4xi32>
  %c19 = arith.constant dense<8> : vector<4xi32>
  %c20 = arith.constant dense<0x6480> : vector<16xf16>
  %c21 = arith.constant 256 : index
  %c22 = arith.constant 3 : index
  %c23 = arith.constant 64 : index
  %c24 = arith.constant 96 : index
  %c25 = arith.constant 160 : index
  %c26 = arith.constant 192 : index
  %c27 = arith.constant 224 : index
  %c28 = arith.constant 768 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c31 = arith.constant 4 : index
  %experts = wave.param "experts" : index
  %arrivals = wave.param "arrivals" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %logitsWidth = wave.param "logitsWidth" : index
  %c36 = arith.constant 0xFF61B1E6 : f32
  %c37 = arith.constant 0x00000000 : f32
  %c38 = arith.constant 0x3FB8AA3B : f32
  %c39 = arith.constant 0 : i32
  %c40 = arith.constant 0xC0000000 : f32
  %c41 = arith.constant 0xCB800000 : f32
  %c42 = arith.constant 0xBF800000 : f32
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
      %71 = arith.muli %55, %c16 : index
      %72 = arith.addi %70, %71 : index
      %73 = arith.addi %72, %c5 : index
      %74 = arith.muli %56, %c1 : index
      %75 = arith.addi %73, %74 : index
      %76 = vector.load %w[%75] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %77 = vector.bitcast %76 : vector<16xi8> to vector<4xi32>
      %78 = arith.andi %77, %c17 : vector<4xi32>
      %79 = arith.ori %78, %c18 : vector<4xi32>
      %80 = vector.bitcast %79 : vector<4xi32> to vector<8xf16>
      %81 = arith.shrui %77, %c19 : vector<4xi32>
      %82 = arith.andi %81, %c17 : vector<4xi32>
      %83 = arith.ori %82, %c18 : vector<4xi32>
      %84 = vector.bitcast %83 : vector<4xi32> to vector<8xf16>
      %85 = vector.shuffle %80, %84 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %86 = arith.subf %85, %c20 : vector<16xf16>
      %87 = arith.mulf %86, %65 : vector<16xf16>
      %88 = arith.muli %55, %c16 : index
      %89 = arith.addi %70, %88 : index
      %90 = arith.addi %89, %c21 : index
      %91 = arith.muli %56, %c1 : index
      %92 = arith.addi %90, %91 : index
      %93 = vector.load %w[%92] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %94 = vector.bitcast %93 : vector<16xi8> to vector<4xi32>
      %95 = arith.andi %94, %c17 : vector<4xi32>
      %96 = arith.ori %95, %c18 : vector<4xi32>
      %97 = vector.bitcast %96 : vector<4xi32> to vector<8xf16>
      %98 = arith.shrui %94, %c19 : vector<4xi32>
      %99 = arith.andi %98, %c17 : vector<4xi32>
      %100 = arith.ori %99, %c18 : vector<4xi32>
      %101 = vector.bitcast %100 : vector<4xi32> to vector<8xf16>
      %102 = vector.shuffle %97, %101 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %103 = arith.subf %102, %c20 : vector<16xf16>
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
      %121 = arith.muli %105, %c16 : index
      %122 = arith.addi %120, %121 : index
      %123 = arith.addi %122, %c5 : index
      %124 = arith.muli %106, %c1 : index
      %125 = arith.addi %123, %124 : index
      %126 = vector.load %w[%125] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %127 = vector.bitcast %126 : vector<16xi8> to vector<4xi32>
      %128 = arith.andi %127, %c17 : vector<4xi32>
      %129 = arith.ori %128, %c18 : vector<4xi32>
      %130 = vector.bitcast %129 : vector<4xi32> to vector<8xf16>
      %131 = arith.shrui %127, %c19 : vector<4xi32>
      %132 = arith.andi %131, %c17 : vector<4xi32>
      %133 = arith.ori %132, %c18 : vector<4xi32>
      %134 = vector.bitcast %133 : vector<4xi32> to vector<8xf16>
      %135 = vector.shuffle %130, %134 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %136 = arith.subf %135, %c20 : vector<16xf16>
      %137 = arith.mulf %136, %115 : vector<16xf16>
      %138 = arith.muli %105, %c16 : index
      %139 = arith.addi %120, %138 : index
      %140 = arith.addi %139, %c21 : index
      %141 = arith.muli %106, %c1 : index
      %142 = arith.addi %140, %141 : index
      %143 = vector.load %w[%142] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %144 = vector.bitcast %143 : vector<16xi8> to vector<4xi32>
      %145 = arith.andi %144, %c17 : vector<4xi32>
      %146 = arith.ori %145, %c18 : vector<4xi32>
      %147 = vector.bitcast %146 : vector<4xi32> to vector<8xf16>
      %148 = arith.shrui %144, %c19 : vector<4xi32>
      %149 = arith.andi %148, %c17 : vector<4xi32>
      %150 = arith.ori %149, %c18 : vector<4xi32>
      %151 = vector.bitcast %150 : vector<4xi32> to vector<8xf16>
      %152 = vector.shuffle %147, %151 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %153 = arith.subf %152, %c20 : vector<16xf16>
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
      %189 = arith.addi %188, %c22 : index
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
      %220 = arith.muli %204, %c16 : index
      %221 = arith.addi %219, %220 : index
      %222 = arith.addi %221, %c5 : index
      %223 = arith.muli %205, %c1 : index
      %224 = arith.addi %222, %223 : index
      %225 = vector.load %w[%224] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %226 = vector.bitcast %225 : vector<16xi8> to vector<4xi32>
      %227 = arith.andi %226, %c17 : vector<4xi32>
      %228 = arith.ori %227, %c18 : vector<4xi32>
      %229 = vector.bitcast %228 : vector<4xi32> to vector<8xf16>
      %230 = arith.shrui %226, %c19 : vector<4xi32>
      %231 = arith.andi %230, %c17 : vector<4xi32>
      %232 = arith.ori %231, %c18 : vector<4xi32>
      %233 = vector.bitcast %232 : vector<4xi32> to vector<8xf16>
      %234 = vector.shuffle %229, %233 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %235 = arith.subf %234, %c20 : vector<16xf16>
      %236 = arith.mulf %235, %214 : vector<16xf16>
      %237 = arith.muli %204, %c16 : index
      %238 = arith.addi %219, %237 : index
      %239 = arith.addi %238, %c21 : index
      %240 = arith.muli %205, %c1 : index
      %241 = arith.addi %239, %240 : index
      %242 = vector.load %w[%241] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %243 = vector.bitcast %242 : vector<16xi8> to vector<4xi32>
      %244 = arith.andi %243, %c17 : vector<4xi32>
      %245 = arith.ori %244, %c18 : vector<4xi32>
      %246 = vector.bitcast %245 : vector<4xi32> to vector<8xf16>
      %247 = arith.shrui %243, %c19 : vector<4xi32>
      %248 = arith.andi %247, %c17 : vector<4xi32>
      %249 = arith.ori %248, %c18 : vector<4xi32>
      %250 = vector.bitcast %249 : vector<4xi32> to vector<8xf16>
      %251 = vector.shuffle %246, %250 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %252 = arith.subf %251, %c20 : vector<16xf16>
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
    %280 = arith.muli %279, %c21 : index
    %281 = arith.addi %280, %276 : index
    %282 = vector.extract %202[0] : f32 from vector<8xf32>
    %283 = arith.addi %281, %c5 : index
    memref.store %282, %14[%283] : memref<?xf32>
    %284 = vector.extract %202[1] : f32 from vector<8xf32>
    %285 = arith.addi %281, %c13 : index
    memref.store %284, %14[%285] : memref<?xf32>
    %286 = vector.extract %202[2] : f32 from vector<8xf32>
    %287 = arith.addi %281, %c23 : index
    memref.store %286, %14[%287] : memref<?xf32>
    %288 = vector.extract %202[3] : f32 from vector<8xf32>
    %289 = arith.addi %281, %c24 : index
    memref.store %288, %14[%289] : memref<?xf32>
    %290 = vector.extract %202[4] : f32 from vector<8xf32>
    %291 = arith.addi %281, %c3 : index
    memref.store %290, %14[%291] : memref<?xf32>
    %292 = vector.extract %202[5] : f32 from vector<8xf32>
    %293 = arith.addi %281, %c25 : index
    memref.store %292, %14[%293] : memref<?xf32>
    %294 = vector.extract %202[6] : f32 from vector<8xf32>
    %295 = arith.addi %281, %c26 : index
    memref.store %294, %14[%295] : memref<?xf32>
    %296 = vector.extract %202[7] : f32 from vector<8xf32>
    %297 = arith.addi %281, %c27 : index
    memref.store %296, %14[%297] : memref<?xf32>
    wave.barrier
    %298 = arith.muli %277, %c10 : index
    %299 = arith.addi %298, %c5 : index
    %300 = arith.muli %299, %c13 : index
    %301 = arith.addi %300, %276 : index
    %302 = arith.addi %301, %c5 : index
    %303 = memref.load %14[%302] : memref<?xf32>
    %304 = arith.addi %302, %c21 : index
    %305 = memref.load %14[%304] : memref<?xf32>
    %306 = arith.addf %303, %305 : f32
    %307 = arith.addi %302, %c16 : index
    %308 = memref.load %14[%307] : memref<?xf32>
    %309 = arith.addf %306, %308 : f32
    %310 = arith.addi %302, %c28 : index
    %311 = memref.load %14[%310] : memref<?xf32>
    %312 = arith.addf %309, %311 : f32
    %313 = wave.lane
    %314 = arith.addi %13, %c5 : index
    %315 = arith.muli %299, %c10 : index
    %316 = arith.addi %314, %315 : index
    %317 = arith.divui %313, %c1 : index
    %318 = arith.addi %316, %317 : index
    %319 = arith.cmpi slt, %318, %12 : index
    scf.if %319 {
      %320 = arith.cmpi eq, %hasFactors, %c4 : index
      %321 = arith.muli %318, %c10 : index
      %322 = memref.load %factors[%321] : memref<?xf32>
      %323 = arith.mulf %322, %operandScale : f32
      %324 = arith.select %320, %323, %operandScale : f32
      %325 = arith.remui %313, %c1 : index
      %326 = arith.muli %325, %c31 : index
      %327 = arith.addi %10, %326 : index
      %328 = vector.load %w[%327] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %329 = vector.bitcast %328 : vector<4xi8> to vector<1xf32>
      %330 = vector.extract %329[0] : f32 from vector<1xf32>
      %331 = arith.mulf %330, %324 : f32
      %332 = arith.mulf %312, %331 : f32
      %333 = arith.muli %318, %outputFeatures : index
      %334 = arith.addi %333, %16 : index
      %335 = wave.lane
      %336 = arith.remui %335, %c1 : index
      %337 = arith.addi %334, %336 : index
      %338 = arith.addi %337, %c5 : index
      memref.store %332, %logits[%338] : memref<?xf32>
    }
    %339 = arith.muli %277, %c10 : index
    %340 = arith.addi %339, %c4 : index
    %341 = arith.muli %340, %c13 : index
    %342 = arith.addi %341, %276 : index
    %343 = arith.addi %342, %c5 : index
    %344 = memref.load %14[%343] : memref<?xf32>
    %345 = arith.addi %343, %c21 : index
    %346 = memref.load %14[%345] : memref<?xf32>
    %347 = arith.addf %344, %346 : f32
    %348 = arith.addi %343, %c16 : index
    %349 = memref.load %14[%348] : memref<?xf32>
    %350 = arith.addf %347, %349 : f32
    %351 = arith.addi %343, %c28 : index
    %352 = memref.load %14[%351] : memref<?xf32>
    %353 = arith.addf %350, %352 : f32
    %354 = wave.lane
    %355 = arith.addi %13, %c5 : index
    %356 = arith.muli %340, %c10 : index
    %357 = arith.addi %355, %356 : index
    %358 = arith.divui %354, %c1 : index
    %359 = arith.addi %357, %358 : index
    %360 = arith.cmpi slt, %359, %12 : index
    scf.if %360 {
      %361 = arith.cmpi eq, %hasFactors, %c4 : index
      %362 = arith.muli %359, %c10 : index
      %363 = memref.load %factors[%362] : memref<?xf32>
      %364 = arith.mulf %363, %operandScale : f32
      %365 = arith.select %361, %364, %operandScale : f32
      %366 = arith.remui %354, %c1 : index
      %367 = arith.muli %366, %c31 : index
      %368 = arith.addi %10, %367 : index
      %369 = vector.load %w[%368] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %370 = vector.bitcast %369 : vector<4xi8> to vector<1xf32>
      %371 = vector.extract %370[0] : f32 from vector<1xf32>
      %372 = arith.mulf %371, %365 : f32
      %373 = arith.mulf %353, %372 : f32
      %374 = arith.muli %359, %outputFeatures : index
      %375 = arith.addi %374, %16 : index
      %376 = wave.lane
      %377 = arith.remui %376, %c1 : index
      %378 = arith.addi %375, %377 : index
      %379 = arith.addi %378, %c5 : index
      memref.store %373, %logits[%379] : memref<?xf32>
    }
  }
  %380 = arith.muli %experts, %c31 : index
  %381 = wave.scratch %380 : memref<?xf32>
  %382 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %382 {
    %383 = arith.addi %13, %c1 : index
    %384 = arith.minsi %383, %12 : index
    %385 = wave.wave
    %386 = arith.addi %13, %385 : index
    scf.for %387 = %386 to %384 step %c31 {
      %388 = wave.wave
      %389 = arith.muli %388, %experts : index
      %390 = wave.lane
      %391 = arith.muli %387, %logitsWidth : index
      %394 = scf.for %392 = %390 to %experts step %c13 iter_args(%393 = %c36) -> (f32) {
        %395 = arith.addi %391, %392 : index
        %396 = memref.load %logits[%395] : memref<?xf32>
        %397 = arith.maximumf %393, %396 : f32
        scf.yield %397 : f32
      }
      %398 = vector.broadcast %394 : f32 to vector<1xf32>
      %399 = wave.reduce "max" %398 : vector<1xf32>
      %402 = scf.for %400 = %390 to %experts step %c13 iter_args(%401 = %c37) -> (f32) {
        %403 = arith.addi %391, %400 : index
        %404 = memref.load %logits[%403] : memref<?xf32>
        %405 = arith.subf %404, %399 : f32
        %406 = arith.mulf %405, %c38 : f32
        %407 = wave.exp2 %406 : f32
        %408 = arith.addi %389, %400 : index
        memref.store %407, %381[%408] : memref<?xf32>
        %409 = arith.addf %401, %407 : f32
        scf.yield %409 : f32
      }
      %410 = vector.broadcast %402 : f32 to vector<1xf32>
      %411 = wave.reduce "add" %410 : vector<1xf32>
      scf.for %412 = %390 to %experts step %c13 {
        %413 = arith.addi %389, %412 : index
        %414 = memref.load %381[%413] : memref<?xf32>
        %415 = arith.divf %414, %411 : f32
        %416 = arith.addi %389, %412 : index
        memref.store %415, %381[%416] : memref<?xf32>
      }
      %421:3 = scf.for %417 = %c5 to %expertsPerToken step %c4 iter_args(%418 = %c37, %419 = %c37, %420 = %c39) -> (f32, f32, i32) {
        %425:2 = scf.for %422 = %390 to %experts step %c13 iter_args(%423 = %c40, %424 = %c37) -> (f32, f32) {
          %426 = arith.addi %389, %422 : index
          %427 = memref.load %381[%426] : memref<?xf32>
          %428 = arith.cmpf ogt, %427, %423 : f32
          %429 = arith.index_cast %422 : index to i32
          %430 = arith.sitofp %429 : i32 to f32
          %431 = arith.select %428, %427, %423 : f32
          %432 = arith.select %428, %430, %424 : f32
          scf.yield %431, %432 : f32, f32
        }
        %433 = vector.broadcast %425#0 : f32 to vector<1xf32>
        %434 = wave.reduce "max" %433 : vector<1xf32>
        %435 = arith.cmpf oeq, %425#0, %434 : f32
        %436 = arith.subf %c37, %425#1 : f32
        %437 = arith.select %435, %436, %c41 : f32
        %438 = vector.broadcast %437 : f32 to vector<1xf32>
        %439 = wave.reduce "max" %438 : vector<1xf32>
        %440 = arith.subf %c37, %439 : f32
        %441 = arith.fptosi %440 : f32 to i32
        %442 = arith.index_cast %441 : i32 to index
        %443 = arith.remui %442, %c13 : index
        %444 = arith.cmpi eq, %443, %390 : index
        scf.if %444 {
          %445 = arith.addi %389, %442 : index
          memref.store %c42, %381[%445] : memref<?xf32>
        }
        %446 = arith.cmpi eq, %417, %390 : index
        %447 = arith.addf %418, %434 : f32
        %448 = arith.select %446, %434, %419 : f32
        %449 = arith.select %446, %441, %420 : i32
        scf.yield %447, %448, %449 : f32, f32, i32
      }
      %450 = arith.cmpi eq, %normalize, %c4 : index
      %451 = arith.divf %421#1, %421#0 : f32
      %452 = arith.select %450, %451, %421#1 : f32
      %453 = arith.cmpi slt, %390, %expertsPerToken : index
      scf.if %453 {
        %454 = arith.muli %387, %expertsPerToken : index
        %455 = arith.addi %454, %390 : index
        memref.store %452, %weights[%455] : memref<?xf32>
        %456 = arith.muli %387, %expertsPerToken : index
        %457 = arith.addi %456, %390 : index
        memref.store %421#2, %ids_out[%457] : memref<?xi32>
      }
    }
  }
  wave.return
}
