// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='q8_0', waves=4, panels=2, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_q8_0_w4p2_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) attributes {waves = 4 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 16 : index
  %c2 = arith.constant 127 : index
  %c3 = arith.constant 128 : index
  %c4 = arith.constant 2 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 2048 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c10 = arith.constant 32 : index
  %tileRows = wave.param "tileRows" : index
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
  %c23 = arith.constant 64 : index
  %c24 = arith.constant 96 : index
  %c25 = arith.constant 160 : index
  %c26 = arith.constant 192 : index
  %c27 = arith.constant 224 : index
  %c28 = arith.constant 1024 : index
  %c29 = arith.constant 1536 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c32 = arith.constant 4 : index
  %experts = wave.param "experts" : index
  %arrivals = wave.param "arrivals" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %logitsWidth = wave.param "logitsWidth" : index
  %c37 = arith.constant 0xFF61B1E6 : f32
  %c38 = arith.constant 0x00000000 : f32
  %c39 = arith.constant 0x3FB8AA3B : f32
  %c40 = arith.constant 0 : i32
  %c41 = arith.constant 0xC0000000 : f32
  %c42 = arith.constant 0xCB800000 : f32
  %c43 = arith.constant 0xBF800000 : f32
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
  %16 = wave.scratch %c8 : memref<?xf32>
  %17 = wave.block 0
  %18 = arith.muli %17, %c10 : index
  %19 = arith.cmpi slt, %15, %14 : index
  scf.if %19 {
    %20 = wave.lane
    %21 = arith.remui %20, %c1 : index
    %22 = arith.remui %21, %tileRows : index
    %23 = arith.addi %15, %22 : index
    %24 = arith.divui %23, %tileRows : index
    %25 = arith.divui %inputFeatures, %c1 : index
    %26 = arith.muli %24, %25 : index
    %27 = arith.divui %c5, %c1 : index
    %28 = arith.addi %26, %27 : index
    %29 = arith.muli %28, %c4 : index
    %30 = arith.remui %c5, %c1 : index
    %31 = arith.divui %30, %c12 : index
    %32 = arith.addi %29, %31 : index
    %33 = arith.muli %tileRows, %c12 : index
    %34 = arith.muli %32, %33 : index
    %35 = arith.remui %23, %tileRows : index
    %36 = arith.muli %35, %c12 : index
    %37 = arith.addi %34, %36 : index
    %38 = arith.remui %c5, %c12 : index
    %39 = arith.addi %37, %38 : index
    %40 = wave.wave
    %41 = arith.divui %inputFeatures, %c10 : index
    %42 = arith.muli %40, %stepsPerWave : index
    %43 = arith.minsi %42, %41 : index
    %44 = arith.addi %43, %stepsPerWave : index
    %45 = arith.minsi %44, %41 : index
    %46 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %47 = arith.subi %45, %43 : index
    %48 = arith.divui %47, %c4 : index
    %49 = arith.muli %48, %c4 : index
    %50 = arith.addi %43, %49 : index
    %51 = arith.addi %43, %stepsPerWave : index
    %52 = arith.select %46, %51, %50 : index
    %56:2 = scf.for %53 = %43 to %52 step %c4 iter_args(%54 = %c13, %55 = %c13) -> (vector<8xf32>, vector<8xf32>) {
      %57 = wave.lane
      %58 = arith.addi %53, %c5 : index
      %59 = arith.remui %57, %c1 : index
      %60 = arith.addi %10, %c3 : index
      %61 = arith.muli %58, %c10 : index
      %62 = arith.addi %60, %61 : index
      %63 = arith.muli %59, %c4 : index
      %64 = arith.addi %62, %63 : index
      %65 = vector.load %w[%64] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %66 = vector.bitcast %65 : vector<2xi8> to vector<1xf16>
      %67 = vector.extract %66[0] : f16 from vector<1xf16>
      %68 = vector.broadcast %67 : f16 to vector<16xf16>
      %69 = arith.addi %10, %c3 : index
      %70 = arith.addi %inputFeatures, %c2 : index
      %71 = arith.divui %70, %c3 : index
      %72 = arith.muli %71, %c3 : index
      %73 = arith.addi %69, %72 : index
      %74 = arith.muli %58, %c16 : index
      %75 = arith.addi %73, %74 : index
      %76 = arith.addi %75, %c5 : index
      %77 = arith.muli %59, %c1 : index
      %78 = arith.addi %76, %77 : index
      %79 = vector.load %w[%78] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %80 = vector.bitcast %79 : vector<16xi8> to vector<4xi32>
      %81 = arith.andi %80, %c17 : vector<4xi32>
      %82 = arith.ori %81, %c18 : vector<4xi32>
      %83 = vector.bitcast %82 : vector<4xi32> to vector<8xf16>
      %84 = arith.shrui %80, %c19 : vector<4xi32>
      %85 = arith.andi %84, %c17 : vector<4xi32>
      %86 = arith.ori %85, %c18 : vector<4xi32>
      %87 = vector.bitcast %86 : vector<4xi32> to vector<8xf16>
      %88 = vector.shuffle %83, %87 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %89 = arith.subf %88, %c20 : vector<16xf16>
      %90 = arith.mulf %89, %68 : vector<16xf16>
      %91 = arith.muli %58, %c16 : index
      %92 = arith.addi %73, %91 : index
      %93 = arith.addi %92, %c21 : index
      %94 = arith.muli %59, %c1 : index
      %95 = arith.addi %93, %94 : index
      %96 = vector.load %w[%95] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %97 = vector.bitcast %96 : vector<16xi8> to vector<4xi32>
      %98 = arith.andi %97, %c17 : vector<4xi32>
      %99 = arith.ori %98, %c18 : vector<4xi32>
      %100 = vector.bitcast %99 : vector<4xi32> to vector<8xf16>
      %101 = arith.shrui %97, %c19 : vector<4xi32>
      %102 = arith.andi %101, %c17 : vector<4xi32>
      %103 = arith.ori %102, %c18 : vector<4xi32>
      %104 = vector.bitcast %103 : vector<4xi32> to vector<8xf16>
      %105 = vector.shuffle %100, %104 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %106 = arith.subf %105, %c20 : vector<16xf16>
      %107 = arith.mulf %106, %68 : vector<16xf16>
      %108 = arith.addi %53, %c6 : index
      %109 = arith.remui %57, %c1 : index
      %110 = arith.addi %10, %c3 : index
      %111 = arith.muli %108, %c10 : index
      %112 = arith.addi %110, %111 : index
      %113 = arith.muli %109, %c4 : index
      %114 = arith.addi %112, %113 : index
      %115 = vector.load %w[%114] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %116 = vector.bitcast %115 : vector<2xi8> to vector<1xf16>
      %117 = vector.extract %116[0] : f16 from vector<1xf16>
      %118 = vector.broadcast %117 : f16 to vector<16xf16>
      %119 = arith.addi %10, %c3 : index
      %120 = arith.addi %inputFeatures, %c2 : index
      %121 = arith.divui %120, %c3 : index
      %122 = arith.muli %121, %c3 : index
      %123 = arith.addi %119, %122 : index
      %124 = arith.muli %108, %c16 : index
      %125 = arith.addi %123, %124 : index
      %126 = arith.addi %125, %c5 : index
      %127 = arith.muli %109, %c1 : index
      %128 = arith.addi %126, %127 : index
      %129 = vector.load %w[%128] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %130 = vector.bitcast %129 : vector<16xi8> to vector<4xi32>
      %131 = arith.andi %130, %c17 : vector<4xi32>
      %132 = arith.ori %131, %c18 : vector<4xi32>
      %133 = vector.bitcast %132 : vector<4xi32> to vector<8xf16>
      %134 = arith.shrui %130, %c19 : vector<4xi32>
      %135 = arith.andi %134, %c17 : vector<4xi32>
      %136 = arith.ori %135, %c18 : vector<4xi32>
      %137 = vector.bitcast %136 : vector<4xi32> to vector<8xf16>
      %138 = vector.shuffle %133, %137 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %139 = arith.subf %138, %c20 : vector<16xf16>
      %140 = arith.mulf %139, %118 : vector<16xf16>
      %141 = arith.muli %108, %c16 : index
      %142 = arith.addi %123, %141 : index
      %143 = arith.addi %142, %c21 : index
      %144 = arith.muli %109, %c1 : index
      %145 = arith.addi %143, %144 : index
      %146 = vector.load %w[%145] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %147 = vector.bitcast %146 : vector<16xi8> to vector<4xi32>
      %148 = arith.andi %147, %c17 : vector<4xi32>
      %149 = arith.ori %148, %c18 : vector<4xi32>
      %150 = vector.bitcast %149 : vector<4xi32> to vector<8xf16>
      %151 = arith.shrui %147, %c19 : vector<4xi32>
      %152 = arith.andi %151, %c17 : vector<4xi32>
      %153 = arith.ori %152, %c18 : vector<4xi32>
      %154 = vector.bitcast %153 : vector<4xi32> to vector<8xf16>
      %155 = vector.shuffle %150, %154 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %156 = arith.subf %155, %c20 : vector<16xf16>
      %157 = arith.mulf %156, %118 : vector<16xf16>
      %158 = arith.addi %53, %c5 : index
      %159 = arith.remui %57, %c1 : index
      %160 = arith.addi %12, %c3 : index
      %161 = arith.muli %158, %c10 : index
      %162 = arith.addi %160, %161 : index
      %163 = arith.muli %159, %c4 : index
      %164 = arith.addi %162, %163 : index
      %165 = vector.load %w[%164] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %166 = vector.bitcast %165 : vector<2xi8> to vector<1xf16>
      %167 = vector.extract %166[0] : f16 from vector<1xf16>
      %168 = vector.broadcast %167 : f16 to vector<16xf16>
      %169 = arith.addi %12, %c3 : index
      %170 = arith.addi %inputFeatures, %c2 : index
      %171 = arith.divui %170, %c3 : index
      %172 = arith.muli %171, %c3 : index
      %173 = arith.addi %169, %172 : index
      %174 = arith.muli %158, %c16 : index
      %175 = arith.addi %173, %174 : index
      %176 = arith.addi %175, %c5 : index
      %177 = arith.muli %159, %c1 : index
      %178 = arith.addi %176, %177 : index
      %179 = vector.load %w[%178] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %180 = vector.bitcast %179 : vector<16xi8> to vector<4xi32>
      %181 = arith.andi %180, %c17 : vector<4xi32>
      %182 = arith.ori %181, %c18 : vector<4xi32>
      %183 = vector.bitcast %182 : vector<4xi32> to vector<8xf16>
      %184 = arith.shrui %180, %c19 : vector<4xi32>
      %185 = arith.andi %184, %c17 : vector<4xi32>
      %186 = arith.ori %185, %c18 : vector<4xi32>
      %187 = vector.bitcast %186 : vector<4xi32> to vector<8xf16>
      %188 = vector.shuffle %183, %187 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %189 = arith.subf %188, %c20 : vector<16xf16>
      %190 = arith.mulf %189, %168 : vector<16xf16>
      %191 = arith.muli %158, %c16 : index
      %192 = arith.addi %173, %191 : index
      %193 = arith.addi %192, %c21 : index
      %194 = arith.muli %159, %c1 : index
      %195 = arith.addi %193, %194 : index
      %196 = vector.load %w[%195] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %197 = vector.bitcast %196 : vector<16xi8> to vector<4xi32>
      %198 = arith.andi %197, %c17 : vector<4xi32>
      %199 = arith.ori %198, %c18 : vector<4xi32>
      %200 = vector.bitcast %199 : vector<4xi32> to vector<8xf16>
      %201 = arith.shrui %197, %c19 : vector<4xi32>
      %202 = arith.andi %201, %c17 : vector<4xi32>
      %203 = arith.ori %202, %c18 : vector<4xi32>
      %204 = vector.bitcast %203 : vector<4xi32> to vector<8xf16>
      %205 = vector.shuffle %200, %204 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %206 = arith.subf %205, %c20 : vector<16xf16>
      %207 = arith.mulf %206, %168 : vector<16xf16>
      %208 = arith.addi %53, %c6 : index
      %209 = arith.remui %57, %c1 : index
      %210 = arith.addi %12, %c3 : index
      %211 = arith.muli %208, %c10 : index
      %212 = arith.addi %210, %211 : index
      %213 = arith.muli %209, %c4 : index
      %214 = arith.addi %212, %213 : index
      %215 = vector.load %w[%214] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %216 = vector.bitcast %215 : vector<2xi8> to vector<1xf16>
      %217 = vector.extract %216[0] : f16 from vector<1xf16>
      %218 = vector.broadcast %217 : f16 to vector<16xf16>
      %219 = arith.addi %12, %c3 : index
      %220 = arith.addi %inputFeatures, %c2 : index
      %221 = arith.divui %220, %c3 : index
      %222 = arith.muli %221, %c3 : index
      %223 = arith.addi %219, %222 : index
      %224 = arith.muli %208, %c16 : index
      %225 = arith.addi %223, %224 : index
      %226 = arith.addi %225, %c5 : index
      %227 = arith.muli %209, %c1 : index
      %228 = arith.addi %226, %227 : index
      %229 = vector.load %w[%228] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %230 = vector.bitcast %229 : vector<16xi8> to vector<4xi32>
      %231 = arith.andi %230, %c17 : vector<4xi32>
      %232 = arith.ori %231, %c18 : vector<4xi32>
      %233 = vector.bitcast %232 : vector<4xi32> to vector<8xf16>
      %234 = arith.shrui %230, %c19 : vector<4xi32>
      %235 = arith.andi %234, %c17 : vector<4xi32>
      %236 = arith.ori %235, %c18 : vector<4xi32>
      %237 = vector.bitcast %236 : vector<4xi32> to vector<8xf16>
      %238 = vector.shuffle %233, %237 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %239 = arith.subf %238, %c20 : vector<16xf16>
      %240 = arith.mulf %239, %218 : vector<16xf16>
      %241 = arith.muli %208, %c16 : index
      %242 = arith.addi %223, %241 : index
      %243 = arith.addi %242, %c21 : index
      %244 = arith.muli %209, %c1 : index
      %245 = arith.addi %243, %244 : index
      %246 = vector.load %w[%245] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %247 = vector.bitcast %246 : vector<16xi8> to vector<4xi32>
      %248 = arith.andi %247, %c17 : vector<4xi32>
      %249 = arith.ori %248, %c18 : vector<4xi32>
      %250 = vector.bitcast %249 : vector<4xi32> to vector<8xf16>
      %251 = arith.shrui %247, %c19 : vector<4xi32>
      %252 = arith.andi %251, %c17 : vector<4xi32>
      %253 = arith.ori %252, %c18 : vector<4xi32>
      %254 = vector.bitcast %253 : vector<4xi32> to vector<8xf16>
      %255 = vector.shuffle %250, %254 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %256 = arith.subf %255, %c20 : vector<16xf16>
      %257 = arith.mulf %256, %218 : vector<16xf16>
      %258 = arith.muli %53, %c4 : index
      %259 = arith.addi %258, %c5 : index
      %260 = arith.muli %tileRows, %c1 : index
      %261 = arith.muli %259, %260 : index
      %262 = arith.addi %39, %261 : index
      %263 = vector.load %x[%262] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %264 = arith.muli %tileRows, %c12 : index
      %265 = arith.addi %262, %264 : index
      %266 = vector.load %x[%265] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %267 = vector.shuffle %263, %266 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %268 = wave.mma %267, %90, %54 : vector<16xf16>, vector<8xf32>
      %269 = wave.mma %267, %190, %55 : vector<16xf16>, vector<8xf32>
      %270 = arith.muli %53, %c4 : index
      %271 = arith.addi %270, %c6 : index
      %272 = arith.muli %tileRows, %c1 : index
      %273 = arith.muli %271, %272 : index
      %274 = arith.addi %39, %273 : index
      %275 = vector.load %x[%274] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %276 = arith.muli %tileRows, %c12 : index
      %277 = arith.addi %274, %276 : index
      %278 = vector.load %x[%277] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %279 = vector.shuffle %275, %278 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %280 = wave.mma %279, %107, %268 : vector<16xf16>, vector<8xf32>
      %281 = wave.mma %279, %207, %269 : vector<16xf16>, vector<8xf32>
      %282 = arith.muli %53, %c4 : index
      %283 = arith.addi %282, %c4 : index
      %284 = arith.muli %tileRows, %c1 : index
      %285 = arith.muli %283, %284 : index
      %286 = arith.addi %39, %285 : index
      %287 = vector.load %x[%286] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %288 = arith.muli %tileRows, %c12 : index
      %289 = arith.addi %286, %288 : index
      %290 = vector.load %x[%289] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %291 = vector.shuffle %287, %290 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %292 = wave.mma %291, %140, %280 : vector<16xf16>, vector<8xf32>
      %293 = wave.mma %291, %240, %281 : vector<16xf16>, vector<8xf32>
      %294 = arith.muli %53, %c4 : index
      %295 = arith.addi %294, %c22 : index
      %296 = arith.muli %tileRows, %c1 : index
      %297 = arith.muli %295, %296 : index
      %298 = arith.addi %39, %297 : index
      %299 = vector.load %x[%298] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %300 = arith.muli %tileRows, %c12 : index
      %301 = arith.addi %298, %300 : index
      %302 = vector.load %x[%301] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %303 = vector.shuffle %299, %302 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %304 = wave.mma %303, %157, %292 : vector<16xf16>, vector<8xf32>
      %305 = wave.mma %303, %257, %293 : vector<16xf16>, vector<8xf32>
      scf.yield %304, %305 : vector<8xf32>, vector<8xf32>
    }
    %306 = arith.select %46, %52, %45 : index
    %310:2 = scf.for %307 = %52 to %306 step %c6 iter_args(%308 = %56#0, %309 = %56#1) -> (vector<8xf32>, vector<8xf32>) {
      %311 = wave.lane
      %312 = arith.addi %307, %c5 : index
      %313 = arith.remui %311, %c1 : index
      %314 = arith.addi %10, %c3 : index
      %315 = arith.muli %312, %c10 : index
      %316 = arith.addi %314, %315 : index
      %317 = arith.muli %313, %c4 : index
      %318 = arith.addi %316, %317 : index
      %319 = vector.load %w[%318] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %320 = vector.bitcast %319 : vector<2xi8> to vector<1xf16>
      %321 = vector.extract %320[0] : f16 from vector<1xf16>
      %322 = vector.broadcast %321 : f16 to vector<16xf16>
      %323 = arith.addi %10, %c3 : index
      %324 = arith.addi %inputFeatures, %c2 : index
      %325 = arith.divui %324, %c3 : index
      %326 = arith.muli %325, %c3 : index
      %327 = arith.addi %323, %326 : index
      %328 = arith.muli %312, %c16 : index
      %329 = arith.addi %327, %328 : index
      %330 = arith.addi %329, %c5 : index
      %331 = arith.muli %313, %c1 : index
      %332 = arith.addi %330, %331 : index
      %333 = vector.load %w[%332] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %334 = vector.bitcast %333 : vector<16xi8> to vector<4xi32>
      %335 = arith.andi %334, %c17 : vector<4xi32>
      %336 = arith.ori %335, %c18 : vector<4xi32>
      %337 = vector.bitcast %336 : vector<4xi32> to vector<8xf16>
      %338 = arith.shrui %334, %c19 : vector<4xi32>
      %339 = arith.andi %338, %c17 : vector<4xi32>
      %340 = arith.ori %339, %c18 : vector<4xi32>
      %341 = vector.bitcast %340 : vector<4xi32> to vector<8xf16>
      %342 = vector.shuffle %337, %341 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %343 = arith.subf %342, %c20 : vector<16xf16>
      %344 = arith.mulf %343, %322 : vector<16xf16>
      %345 = arith.muli %312, %c16 : index
      %346 = arith.addi %327, %345 : index
      %347 = arith.addi %346, %c21 : index
      %348 = arith.muli %313, %c1 : index
      %349 = arith.addi %347, %348 : index
      %350 = vector.load %w[%349] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %351 = vector.bitcast %350 : vector<16xi8> to vector<4xi32>
      %352 = arith.andi %351, %c17 : vector<4xi32>
      %353 = arith.ori %352, %c18 : vector<4xi32>
      %354 = vector.bitcast %353 : vector<4xi32> to vector<8xf16>
      %355 = arith.shrui %351, %c19 : vector<4xi32>
      %356 = arith.andi %355, %c17 : vector<4xi32>
      %357 = arith.ori %356, %c18 : vector<4xi32>
      %358 = vector.bitcast %357 : vector<4xi32> to vector<8xf16>
      %359 = vector.shuffle %354, %358 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %360 = arith.subf %359, %c20 : vector<16xf16>
      %361 = arith.mulf %360, %322 : vector<16xf16>
      %362 = arith.addi %307, %c5 : index
      %363 = arith.remui %311, %c1 : index
      %364 = arith.addi %12, %c3 : index
      %365 = arith.muli %362, %c10 : index
      %366 = arith.addi %364, %365 : index
      %367 = arith.muli %363, %c4 : index
      %368 = arith.addi %366, %367 : index
      %369 = vector.load %w[%368] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %370 = vector.bitcast %369 : vector<2xi8> to vector<1xf16>
      %371 = vector.extract %370[0] : f16 from vector<1xf16>
      %372 = vector.broadcast %371 : f16 to vector<16xf16>
      %373 = arith.addi %12, %c3 : index
      %374 = arith.addi %inputFeatures, %c2 : index
      %375 = arith.divui %374, %c3 : index
      %376 = arith.muli %375, %c3 : index
      %377 = arith.addi %373, %376 : index
      %378 = arith.muli %362, %c16 : index
      %379 = arith.addi %377, %378 : index
      %380 = arith.addi %379, %c5 : index
      %381 = arith.muli %363, %c1 : index
      %382 = arith.addi %380, %381 : index
      %383 = vector.load %w[%382] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %384 = vector.bitcast %383 : vector<16xi8> to vector<4xi32>
      %385 = arith.andi %384, %c17 : vector<4xi32>
      %386 = arith.ori %385, %c18 : vector<4xi32>
      %387 = vector.bitcast %386 : vector<4xi32> to vector<8xf16>
      %388 = arith.shrui %384, %c19 : vector<4xi32>
      %389 = arith.andi %388, %c17 : vector<4xi32>
      %390 = arith.ori %389, %c18 : vector<4xi32>
      %391 = vector.bitcast %390 : vector<4xi32> to vector<8xf16>
      %392 = vector.shuffle %387, %391 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %393 = arith.subf %392, %c20 : vector<16xf16>
      %394 = arith.mulf %393, %372 : vector<16xf16>
      %395 = arith.muli %362, %c16 : index
      %396 = arith.addi %377, %395 : index
      %397 = arith.addi %396, %c21 : index
      %398 = arith.muli %363, %c1 : index
      %399 = arith.addi %397, %398 : index
      %400 = vector.load %w[%399] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %401 = vector.bitcast %400 : vector<16xi8> to vector<4xi32>
      %402 = arith.andi %401, %c17 : vector<4xi32>
      %403 = arith.ori %402, %c18 : vector<4xi32>
      %404 = vector.bitcast %403 : vector<4xi32> to vector<8xf16>
      %405 = arith.shrui %401, %c19 : vector<4xi32>
      %406 = arith.andi %405, %c17 : vector<4xi32>
      %407 = arith.ori %406, %c18 : vector<4xi32>
      %408 = vector.bitcast %407 : vector<4xi32> to vector<8xf16>
      %409 = vector.shuffle %404, %408 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %410 = arith.subf %409, %c20 : vector<16xf16>
      %411 = arith.mulf %410, %372 : vector<16xf16>
      %412 = arith.muli %307, %c4 : index
      %413 = arith.addi %412, %c5 : index
      %414 = arith.muli %tileRows, %c1 : index
      %415 = arith.muli %413, %414 : index
      %416 = arith.addi %39, %415 : index
      %417 = vector.load %x[%416] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %418 = arith.muli %tileRows, %c12 : index
      %419 = arith.addi %416, %418 : index
      %420 = vector.load %x[%419] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %421 = vector.shuffle %417, %420 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %422 = wave.mma %421, %344, %308 : vector<16xf16>, vector<8xf32>
      %423 = wave.mma %421, %394, %309 : vector<16xf16>, vector<8xf32>
      %424 = arith.muli %307, %c4 : index
      %425 = arith.addi %424, %c6 : index
      %426 = arith.muli %tileRows, %c1 : index
      %427 = arith.muli %425, %426 : index
      %428 = arith.addi %39, %427 : index
      %429 = vector.load %x[%428] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %430 = arith.muli %tileRows, %c12 : index
      %431 = arith.addi %428, %430 : index
      %432 = vector.load %x[%431] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %433 = vector.shuffle %429, %432 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %434 = wave.mma %433, %361, %422 : vector<16xf16>, vector<8xf32>
      %435 = wave.mma %433, %411, %423 : vector<16xf16>, vector<8xf32>
      scf.yield %434, %435 : vector<8xf32>, vector<8xf32>
    }
    %436 = wave.lane
    %437 = wave.wave
    %438 = arith.muli %437, %c4 : index
    %439 = arith.addi %438, %c5 : index
    %440 = arith.muli %439, %c21 : index
    %441 = arith.addi %440, %436 : index
    %442 = vector.extract %310#0[0] : f32 from vector<8xf32>
    %443 = arith.addi %441, %c5 : index
    memref.store %442, %16[%443] : memref<?xf32>
    %444 = vector.extract %310#0[1] : f32 from vector<8xf32>
    %445 = arith.addi %441, %c10 : index
    memref.store %444, %16[%445] : memref<?xf32>
    %446 = vector.extract %310#0[2] : f32 from vector<8xf32>
    %447 = arith.addi %441, %c23 : index
    memref.store %446, %16[%447] : memref<?xf32>
    %448 = vector.extract %310#0[3] : f32 from vector<8xf32>
    %449 = arith.addi %441, %c24 : index
    memref.store %448, %16[%449] : memref<?xf32>
    %450 = vector.extract %310#0[4] : f32 from vector<8xf32>
    %451 = arith.addi %441, %c3 : index
    memref.store %450, %16[%451] : memref<?xf32>
    %452 = vector.extract %310#0[5] : f32 from vector<8xf32>
    %453 = arith.addi %441, %c25 : index
    memref.store %452, %16[%453] : memref<?xf32>
    %454 = vector.extract %310#0[6] : f32 from vector<8xf32>
    %455 = arith.addi %441, %c26 : index
    memref.store %454, %16[%455] : memref<?xf32>
    %456 = vector.extract %310#0[7] : f32 from vector<8xf32>
    %457 = arith.addi %441, %c27 : index
    memref.store %456, %16[%457] : memref<?xf32>
    %458 = arith.muli %437, %c4 : index
    %459 = arith.addi %458, %c6 : index
    %460 = arith.muli %459, %c21 : index
    %461 = arith.addi %460, %436 : index
    %462 = vector.extract %310#1[0] : f32 from vector<8xf32>
    %463 = arith.addi %461, %c5 : index
    memref.store %462, %16[%463] : memref<?xf32>
    %464 = vector.extract %310#1[1] : f32 from vector<8xf32>
    %465 = arith.addi %461, %c10 : index
    memref.store %464, %16[%465] : memref<?xf32>
    %466 = vector.extract %310#1[2] : f32 from vector<8xf32>
    %467 = arith.addi %461, %c23 : index
    memref.store %466, %16[%467] : memref<?xf32>
    %468 = vector.extract %310#1[3] : f32 from vector<8xf32>
    %469 = arith.addi %461, %c24 : index
    memref.store %468, %16[%469] : memref<?xf32>
    %470 = vector.extract %310#1[4] : f32 from vector<8xf32>
    %471 = arith.addi %461, %c3 : index
    memref.store %470, %16[%471] : memref<?xf32>
    %472 = vector.extract %310#1[5] : f32 from vector<8xf32>
    %473 = arith.addi %461, %c25 : index
    memref.store %472, %16[%473] : memref<?xf32>
    %474 = vector.extract %310#1[6] : f32 from vector<8xf32>
    %475 = arith.addi %461, %c26 : index
    memref.store %474, %16[%475] : memref<?xf32>
    %476 = vector.extract %310#1[7] : f32 from vector<8xf32>
    %477 = arith.addi %461, %c27 : index
    memref.store %476, %16[%477] : memref<?xf32>
    wave.barrier
    %478 = arith.muli %437, %c4 : index
    %479 = arith.addi %478, %c5 : index
    %480 = arith.muli %479, %c10 : index
    %481 = arith.addi %480, %436 : index
    %482 = arith.addi %481, %c5 : index
    %483 = memref.load %16[%482] : memref<?xf32>
    %484 = arith.addi %482, %c16 : index
    %485 = memref.load %16[%484] : memref<?xf32>
    %486 = arith.addf %483, %485 : f32
    %487 = arith.addi %482, %c28 : index
    %488 = memref.load %16[%487] : memref<?xf32>
    %489 = arith.addf %486, %488 : f32
    %490 = arith.addi %482, %c29 : index
    %491 = memref.load %16[%490] : memref<?xf32>
    %492 = arith.addf %489, %491 : f32
    %493 = arith.muli %479, %c10 : index
    %494 = arith.addi %493, %436 : index
    %495 = arith.addi %494, %c21 : index
    %496 = memref.load %16[%495] : memref<?xf32>
    %497 = arith.addi %495, %c16 : index
    %498 = memref.load %16[%497] : memref<?xf32>
    %499 = arith.addf %496, %498 : f32
    %500 = arith.addi %495, %c28 : index
    %501 = memref.load %16[%500] : memref<?xf32>
    %502 = arith.addf %499, %501 : f32
    %503 = arith.addi %495, %c29 : index
    %504 = memref.load %16[%503] : memref<?xf32>
    %505 = arith.addf %502, %504 : f32
    %506 = wave.lane
    %507 = arith.addi %15, %c5 : index
    %508 = arith.muli %479, %c4 : index
    %509 = arith.addi %507, %508 : index
    %510 = arith.divui %506, %c1 : index
    %511 = arith.addi %509, %510 : index
    %512 = arith.cmpi slt, %511, %14 : index
    scf.if %512 {
      %513 = arith.cmpi eq, %hasFactors, %c6 : index
      %514 = arith.muli %511, %c4 : index
      %515 = memref.load %factors[%514] : memref<?xf32>
      %516 = arith.mulf %515, %operandScale : f32
      %517 = arith.select %513, %516, %operandScale : f32
      %518 = arith.remui %506, %c1 : index
      %519 = arith.muli %518, %c32 : index
      %520 = arith.addi %10, %519 : index
      %521 = vector.load %w[%520] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %522 = vector.bitcast %521 : vector<4xi8> to vector<1xf32>
      %523 = vector.extract %522[0] : f32 from vector<1xf32>
      %524 = arith.mulf %523, %517 : f32
      %525 = arith.mulf %492, %524 : f32
      %526 = arith.remui %506, %c1 : index
      %527 = arith.muli %526, %c32 : index
      %528 = arith.addi %12, %527 : index
      %529 = vector.load %w[%528] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %530 = vector.bitcast %529 : vector<4xi8> to vector<1xf32>
      %531 = vector.extract %530[0] : f32 from vector<1xf32>
      %532 = arith.mulf %531, %517 : f32
      %533 = arith.mulf %505, %532 : f32
      %534 = arith.muli %511, %outputFeatures : index
      %535 = arith.addi %534, %18 : index
      %536 = wave.lane
      %537 = arith.remui %536, %c1 : index
      %538 = arith.addi %535, %537 : index
      %539 = arith.addi %538, %c5 : index
      memref.store %525, %logits[%539] : memref<?xf32>
      %540 = arith.addi %538, %c1 : index
      memref.store %533, %logits[%540] : memref<?xf32>
    }
    %541 = arith.muli %437, %c4 : index
    %542 = arith.addi %541, %c6 : index
    %543 = arith.muli %542, %c10 : index
    %544 = arith.addi %543, %436 : index
    %545 = arith.addi %544, %c5 : index
    %546 = memref.load %16[%545] : memref<?xf32>
    %547 = arith.addi %545, %c16 : index
    %548 = memref.load %16[%547] : memref<?xf32>
    %549 = arith.addf %546, %548 : f32
    %550 = arith.addi %545, %c28 : index
    %551 = memref.load %16[%550] : memref<?xf32>
    %552 = arith.addf %549, %551 : f32
    %553 = arith.addi %545, %c29 : index
    %554 = memref.load %16[%553] : memref<?xf32>
    %555 = arith.addf %552, %554 : f32
    %556 = arith.muli %542, %c10 : index
    %557 = arith.addi %556, %436 : index
    %558 = arith.addi %557, %c21 : index
    %559 = memref.load %16[%558] : memref<?xf32>
    %560 = arith.addi %558, %c16 : index
    %561 = memref.load %16[%560] : memref<?xf32>
    %562 = arith.addf %559, %561 : f32
    %563 = arith.addi %558, %c28 : index
    %564 = memref.load %16[%563] : memref<?xf32>
    %565 = arith.addf %562, %564 : f32
    %566 = arith.addi %558, %c29 : index
    %567 = memref.load %16[%566] : memref<?xf32>
    %568 = arith.addf %565, %567 : f32
    %569 = wave.lane
    %570 = arith.addi %15, %c5 : index
    %571 = arith.muli %542, %c4 : index
    %572 = arith.addi %570, %571 : index
    %573 = arith.divui %569, %c1 : index
    %574 = arith.addi %572, %573 : index
    %575 = arith.cmpi slt, %574, %14 : index
    scf.if %575 {
      %576 = arith.cmpi eq, %hasFactors, %c6 : index
      %577 = arith.muli %574, %c4 : index
      %578 = memref.load %factors[%577] : memref<?xf32>
      %579 = arith.mulf %578, %operandScale : f32
      %580 = arith.select %576, %579, %operandScale : f32
      %581 = arith.remui %569, %c1 : index
      %582 = arith.muli %581, %c32 : index
      %583 = arith.addi %10, %582 : index
      %584 = vector.load %w[%583] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %585 = vector.bitcast %584 : vector<4xi8> to vector<1xf32>
      %586 = vector.extract %585[0] : f32 from vector<1xf32>
      %587 = arith.mulf %586, %580 : f32
      %588 = arith.mulf %555, %587 : f32
      %589 = arith.remui %569, %c1 : index
      %590 = arith.muli %589, %c32 : index
      %591 = arith.addi %12, %590 : index
      %592 = vector.load %w[%591] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %593 = vector.bitcast %592 : vector<4xi8> to vector<1xf32>
      %594 = vector.extract %593[0] : f32 from vector<1xf32>
      %595 = arith.mulf %594, %580 : f32
      %596 = arith.mulf %568, %595 : f32
      %597 = arith.muli %574, %outputFeatures : index
      %598 = arith.addi %597, %18 : index
      %599 = wave.lane
      %600 = arith.remui %599, %c1 : index
      %601 = arith.addi %598, %600 : index
      %602 = arith.addi %601, %c5 : index
      memref.store %588, %logits[%602] : memref<?xf32>
      %603 = arith.addi %601, %c1 : index
      memref.store %596, %logits[%603] : memref<?xf32>
    }
  }
  %604 = arith.muli %experts, %c32 : index
  %605 = wave.scratch %604 : memref<?xf32>
  %606 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %606 {
    %607 = arith.addi %15, %c1 : index
    %608 = arith.minsi %607, %14 : index
    %609 = wave.wave
    %610 = arith.addi %15, %609 : index
    scf.for %611 = %610 to %608 step %c32 {
      %612 = wave.wave
      %613 = arith.muli %612, %experts : index
      %614 = wave.lane
      %615 = arith.muli %611, %logitsWidth : index
      %618 = scf.for %616 = %614 to %experts step %c10 iter_args(%617 = %c37) -> (f32) {
        %619 = arith.addi %615, %616 : index
        %620 = memref.load %logits[%619] : memref<?xf32>
        %621 = arith.maximumf %617, %620 : f32
        scf.yield %621 : f32
      }
      %622 = vector.broadcast %618 : f32 to vector<1xf32>
      %623 = wave.reduce "max" %622 : vector<1xf32>
      %626 = scf.for %624 = %614 to %experts step %c10 iter_args(%625 = %c38) -> (f32) {
        %627 = arith.addi %615, %624 : index
        %628 = memref.load %logits[%627] : memref<?xf32>
        %629 = arith.subf %628, %623 : f32
        %630 = arith.mulf %629, %c39 : f32
        %631 = wave.exp2 %630 : f32
        %632 = arith.addi %613, %624 : index
        memref.store %631, %605[%632] : memref<?xf32>
        %633 = arith.addf %625, %631 : f32
        scf.yield %633 : f32
      }
      %634 = vector.broadcast %626 : f32 to vector<1xf32>
      %635 = wave.reduce "add" %634 : vector<1xf32>
      scf.for %636 = %614 to %experts step %c10 {
        %637 = arith.addi %613, %636 : index
        %638 = memref.load %605[%637] : memref<?xf32>
        %639 = arith.divf %638, %635 : f32
        %640 = arith.addi %613, %636 : index
        memref.store %639, %605[%640] : memref<?xf32>
      }
      %645:3 = scf.for %641 = %c5 to %expertsPerToken step %c6 iter_args(%642 = %c38, %643 = %c38, %644 = %c40) -> (f32, f32, i32) {
        %649:2 = scf.for %646 = %614 to %experts step %c10 iter_args(%647 = %c41, %648 = %c38) -> (f32, f32) {
          %650 = arith.addi %613, %646 : index
          %651 = memref.load %605[%650] : memref<?xf32>
          %652 = arith.cmpf ogt, %651, %647 : f32
          %653 = arith.index_cast %646 : index to i32
          %654 = arith.sitofp %653 : i32 to f32
          %655 = arith.select %652, %651, %647 : f32
          %656 = arith.select %652, %654, %648 : f32
          scf.yield %655, %656 : f32, f32
        }
        %657 = vector.broadcast %649#0 : f32 to vector<1xf32>
        %658 = wave.reduce "max" %657 : vector<1xf32>
        %659 = arith.cmpf oeq, %649#0, %658 : f32
        %660 = arith.subf %c38, %649#1 : f32
        %661 = arith.select %659, %660, %c42 : f32
        %662 = vector.broadcast %661 : f32 to vector<1xf32>
        %663 = wave.reduce "max" %662 : vector<1xf32>
        %664 = arith.subf %c38, %663 : f32
        %665 = arith.fptosi %664 : f32 to i32
        %666 = arith.index_cast %665 : i32 to index
        %667 = arith.remui %666, %c10 : index
        %668 = arith.cmpi eq, %667, %614 : index
        scf.if %668 {
          %669 = arith.addi %613, %666 : index
          memref.store %c43, %605[%669] : memref<?xf32>
        }
        %670 = arith.cmpi eq, %641, %614 : index
        %671 = arith.addf %642, %658 : f32
        %672 = arith.select %670, %658, %643 : f32
        %673 = arith.select %670, %665, %644 : i32
        scf.yield %671, %672, %673 : f32, f32, i32
      }
      %674 = arith.cmpi eq, %normalize, %c6 : index
      %675 = arith.divf %645#1, %645#0 : f32
      %676 = arith.select %674, %675, %645#1 : f32
      %677 = arith.cmpi slt, %614, %expertsPerToken : index
      scf.if %677 {
        %678 = arith.muli %611, %expertsPerToken : index
        %679 = arith.addi %678, %614 : index
        memref.store %676, %weights[%679] : memref<?xf32>
        %680 = arith.muli %611, %expertsPerToken : index
        %681 = arith.addi %680, %614 : index
        memref.store %645#2, %ids_out[%681] : memref<?xi32>
      }
    }
  }
  wave.return
}
