// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='q8_0', waves=8, panels=1, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_q8_0_w8p1_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 16 : index
  %c2 = arith.constant 127 : index
  %c3 = arith.constant 128 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c7 = arith.constant 2048 : index
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
  %c29 = arith.constant 1024 : index
  %c30 = arith.constant 1280 : index
  %c31 = arith.constant 1536 : index
  %c32 = arith.constant 1792 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c35 = arith.constant 4 : index
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
    %298 = arith.muli %277, %c4 : index
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
    %313 = arith.addi %302, %c29 : index
    %314 = memref.load %14[%313] : memref<?xf32>
    %315 = arith.addf %312, %314 : f32
    %316 = arith.addi %302, %c30 : index
    %317 = memref.load %14[%316] : memref<?xf32>
    %318 = arith.addf %315, %317 : f32
    %319 = arith.addi %302, %c31 : index
    %320 = memref.load %14[%319] : memref<?xf32>
    %321 = arith.addf %318, %320 : f32
    %322 = arith.addi %302, %c32 : index
    %323 = memref.load %14[%322] : memref<?xf32>
    %324 = arith.addf %321, %323 : f32
    %325 = wave.lane
    %326 = arith.addi %13, %c5 : index
    %327 = arith.muli %299, %c10 : index
    %328 = arith.addi %326, %327 : index
    %329 = arith.divui %325, %c1 : index
    %330 = arith.addi %328, %329 : index
    %331 = arith.cmpi slt, %330, %12 : index
    scf.if %331 {
      %332 = arith.cmpi eq, %hasFactors, %c4 : index
      %333 = arith.muli %330, %c10 : index
      %334 = memref.load %factors[%333] : memref<?xf32>
      %335 = arith.mulf %334, %operandScale : f32
      %336 = arith.select %332, %335, %operandScale : f32
      %337 = arith.remui %325, %c1 : index
      %338 = arith.muli %337, %c35 : index
      %339 = arith.addi %10, %338 : index
      %340 = vector.load %w[%339] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %341 = vector.bitcast %340 : vector<4xi8> to vector<1xf32>
      %342 = vector.extract %341[0] : f32 from vector<1xf32>
      %343 = arith.mulf %342, %336 : f32
      %344 = arith.mulf %324, %343 : f32
      %345 = arith.muli %330, %outputFeatures : index
      %346 = arith.addi %345, %16 : index
      %347 = wave.lane
      %348 = arith.remui %347, %c1 : index
      %349 = arith.addi %346, %348 : index
      %350 = arith.addi %349, %c5 : index
      memref.store %344, %logits[%350] : memref<?xf32>
    }
  }
  %351 = arith.muli %experts, %c11 : index
  %352 = wave.scratch %351 : memref<?xf32>
  %353 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %353 {
    %354 = arith.addi %13, %c1 : index
    %355 = arith.minsi %354, %12 : index
    %356 = wave.wave
    %357 = arith.addi %13, %356 : index
    scf.for %358 = %357 to %355 step %c11 {
      %359 = wave.wave
      %360 = arith.muli %359, %experts : index
      %361 = wave.lane
      %362 = arith.muli %358, %logitsWidth : index
      %365 = scf.for %363 = %361 to %experts step %c13 iter_args(%364 = %c40) -> (f32) {
        %366 = arith.addi %362, %363 : index
        %367 = memref.load %logits[%366] : memref<?xf32>
        %368 = arith.maximumf %364, %367 : f32
        scf.yield %368 : f32
      }
      %369 = vector.broadcast %365 : f32 to vector<1xf32>
      %370 = wave.reduce "max" %369 : vector<1xf32>
      %373 = scf.for %371 = %361 to %experts step %c13 iter_args(%372 = %c41) -> (f32) {
        %374 = arith.addi %362, %371 : index
        %375 = memref.load %logits[%374] : memref<?xf32>
        %376 = arith.subf %375, %370 : f32
        %377 = arith.mulf %376, %c42 : f32
        %378 = wave.exp2 %377 : f32
        %379 = arith.addi %360, %371 : index
        memref.store %378, %352[%379] : memref<?xf32>
        %380 = arith.addf %372, %378 : f32
        scf.yield %380 : f32
      }
      %381 = vector.broadcast %373 : f32 to vector<1xf32>
      %382 = wave.reduce "add" %381 : vector<1xf32>
      scf.for %383 = %361 to %experts step %c13 {
        %384 = arith.addi %360, %383 : index
        %385 = memref.load %352[%384] : memref<?xf32>
        %386 = arith.divf %385, %382 : f32
        %387 = arith.addi %360, %383 : index
        memref.store %386, %352[%387] : memref<?xf32>
      }
      %392:3 = scf.for %388 = %c5 to %expertsPerToken step %c4 iter_args(%389 = %c41, %390 = %c41, %391 = %c43) -> (f32, f32, i32) {
        %396:2 = scf.for %393 = %361 to %experts step %c13 iter_args(%394 = %c44, %395 = %c41) -> (f32, f32) {
          %397 = arith.addi %360, %393 : index
          %398 = memref.load %352[%397] : memref<?xf32>
          %399 = arith.cmpf ogt, %398, %394 : f32
          %400 = arith.index_cast %393 : index to i32
          %401 = arith.sitofp %400 : i32 to f32
          %402 = arith.select %399, %398, %394 : f32
          %403 = arith.select %399, %401, %395 : f32
          scf.yield %402, %403 : f32, f32
        }
        %404 = vector.broadcast %396#0 : f32 to vector<1xf32>
        %405 = wave.reduce "max" %404 : vector<1xf32>
        %406 = arith.cmpf oeq, %396#0, %405 : f32
        %407 = arith.subf %c41, %396#1 : f32
        %408 = arith.select %406, %407, %c45 : f32
        %409 = vector.broadcast %408 : f32 to vector<1xf32>
        %410 = wave.reduce "max" %409 : vector<1xf32>
        %411 = arith.subf %c41, %410 : f32
        %412 = arith.fptosi %411 : f32 to i32
        %413 = arith.index_cast %412 : i32 to index
        %414 = arith.remui %413, %c13 : index
        %415 = arith.cmpi eq, %414, %361 : index
        scf.if %415 {
          %416 = arith.addi %360, %413 : index
          memref.store %c46, %352[%416] : memref<?xf32>
        }
        %417 = arith.cmpi eq, %388, %361 : index
        %418 = arith.addf %389, %405 : f32
        %419 = arith.select %417, %405, %390 : f32
        %420 = arith.select %417, %412, %391 : i32
        scf.yield %418, %419, %420 : f32, f32, i32
      }
      %421 = arith.cmpi eq, %normalize, %c4 : index
      %422 = arith.divf %392#1, %392#0 : f32
      %423 = arith.select %421, %422, %392#1 : f32
      %424 = arith.cmpi slt, %361, %expertsPerToken : index
      scf.if %424 {
        %425 = arith.muli %358, %expertsPerToken : index
        %426 = arith.addi %425, %361 : index
        memref.store %423, %weights[%426] : memref<?xf32>
        %427 = arith.muli %358, %expertsPerToken : index
        %428 = arith.addi %427, %361 : index
        memref.store %392#2, %ids_out[%428] : memref<?xi32>
      }
    }
  }
  wave.return
}
