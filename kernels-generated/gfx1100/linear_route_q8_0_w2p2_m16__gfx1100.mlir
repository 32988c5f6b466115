// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='q8_0', waves=2, panels=2, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_q8_0_w2p2_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) attributes {waves = 2 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 16 : index
  %c2 = arith.constant 127 : index
  %c3 = arith.constant 128 : index
  %c4 = arith.constant 2 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 1024 : index
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
  %c28 = arith.constant 4 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %experts = wave.param "experts" : index
  %arrivals = wave.param "arrivals" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %logitsWidth = wave.param "logitsWidth" : index
  %c35 = arith.constant 0xFF61B1E6 : f32
  %c36 = arith.constant 0x00000000 : f32
  %c37 = arith.constant 0x3FB8AA3B : f32
  %c38 = arith.constant 0 : i32
  %c39 = arith.constant 0xC0000000 : f32
  %c40 = arith.constant 0xCB800000 : f32
  %c41 = arith.constant 0xBF800000 : f32
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
    %478 = arith.muli %437, %c28 : index
    %479 = arith.addi %478, %c5 : index
    %480 = arith.muli %479, %c10 : index
    %481 = arith.addi %480, %436 : index
    %482 = arith.addi %481, %c5 : index
    %483 = memref.load %16[%482] : memref<?xf32>
    %484 = arith.addi %482, %c16 : index
    %485 = memref.load %16[%484] : memref<?xf32>
    %486 = arith.addf %483, %485 : f32
    %487 = arith.muli %479, %c10 : index
    %488 = arith.addi %487, %436 : index
    %489 = arith.addi %488, %c21 : index
    %490 = memref.load %16[%489] : memref<?xf32>
    %491 = arith.addi %489, %c16 : index
    %492 = memref.load %16[%491] : memref<?xf32>
    %493 = arith.addf %490, %492 : f32
    %494 = wave.lane
    %495 = arith.addi %15, %c5 : index
    %496 = arith.muli %479, %c4 : index
    %497 = arith.addi %495, %496 : index
    %498 = arith.divui %494, %c1 : index
    %499 = arith.addi %497, %498 : index
    %500 = arith.cmpi slt, %499, %14 : index
    scf.if %500 {
      %501 = arith.cmpi eq, %hasFactors, %c6 : index
      %502 = arith.muli %499, %c4 : index
      %503 = memref.load %factors[%502] : memref<?xf32>
      %504 = arith.mulf %503, %operandScale : f32
      %505 = arith.select %501, %504, %operandScale : f32
      %506 = arith.remui %494, %c1 : index
      %507 = arith.muli %506, %c28 : index
      %508 = arith.addi %10, %507 : index
      %509 = vector.load %w[%508] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %510 = vector.bitcast %509 : vector<4xi8> to vector<1xf32>
      %511 = vector.extract %510[0] : f32 from vector<1xf32>
      %512 = arith.mulf %511, %505 : f32
      %513 = arith.mulf %486, %512 : f32
      %514 = arith.remui %494, %c1 : index
      %515 = arith.muli %514, %c28 : index
      %516 = arith.addi %12, %515 : index
      %517 = vector.load %w[%516] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %518 = vector.bitcast %517 : vector<4xi8> to vector<1xf32>
      %519 = vector.extract %518[0] : f32 from vector<1xf32>
      %520 = arith.mulf %519, %505 : f32
      %521 = arith.mulf %493, %520 : f32
      %522 = arith.muli %499, %outputFeatures : index
      %523 = arith.addi %522, %18 : index
      %524 = wave.lane
      %525 = arith.remui %524, %c1 : index
      %526 = arith.addi %523, %525 : index
      %527 = arith.addi %526, %c5 : index
      memref.store %513, %logits[%527] : memref<?xf32>
      %528 = arith.addi %526, %c1 : index
      memref.store %521, %logits[%528] : memref<?xf32>
    }
    %529 = arith.muli %437, %c28 : index
    %530 = arith.addi %529, %c6 : index
    %531 = arith.muli %530, %c10 : index
    %532 = arith.addi %531, %436 : index
    %533 = arith.addi %532, %c5 : index
    %534 = memref.load %16[%533] : memref<?xf32>
    %535 = arith.addi %533, %c16 : index
    %536 = memref.load %16[%535] : memref<?xf32>
    %537 = arith.addf %534, %536 : f32
    %538 = arith.muli %530, %c10 : index
    %539 = arith.addi %538, %436 : index
    %540 = arith.addi %539, %c21 : index
    %541 = memref.load %16[%540] : memref<?xf32>
    %542 = arith.addi %540, %c16 : index
    %543 = memref.load %16[%542] : memref<?xf32>
    %544 = arith.addf %541, %543 : f32
    %545 = wave.lane
    %546 = arith.addi %15, %c5 : index
    %547 = arith.muli %530, %c4 : index
    %548 = arith.addi %546, %547 : index
    %549 = arith.divui %545, %c1 : index
    %550 = arith.addi %548, %549 : index
    %551 = arith.cmpi slt, %550, %14 : index
    scf.if %551 {
      %552 = arith.cmpi eq, %hasFactors, %c6 : index
      %553 = arith.muli %550, %c4 : index
      %554 = memref.load %factors[%553] : memref<?xf32>
      %555 = arith.mulf %554, %operandScale : f32
      %556 = arith.select %552, %555, %operandScale : f32
      %557 = arith.remui %545, %c1 : index
      %558 = arith.muli %557, %c28 : index
      %559 = arith.addi %10, %558 : index
      %560 = vector.load %w[%559] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %561 = vector.bitcast %560 : vector<4xi8> to vector<1xf32>
      %562 = vector.extract %561[0] : f32 from vector<1xf32>
      %563 = arith.mulf %562, %556 : f32
      %564 = arith.mulf %537, %563 : f32
      %565 = arith.remui %545, %c1 : index
      %566 = arith.muli %565, %c28 : index
      %567 = arith.addi %12, %566 : index
      %568 = vector.load %w[%567] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %569 = vector.bitcast %568 : vector<4xi8> to vector<1xf32>
      %570 = vector.extract %569[0] : f32 from vector<1xf32>
      %571 = arith.mulf %570, %556 : f32
      %572 = arith.mulf %544, %571 : f32
      %573 = arith.muli %550, %outputFeatures : index
      %574 = arith.addi %573, %18 : index
      %575 = wave.lane
      %576 = arith.remui %575, %c1 : index
      %577 = arith.addi %574, %576 : index
      %578 = arith.addi %577, %c5 : index
      memref.store %564, %logits[%578] : memref<?xf32>
      %579 = arith.addi %577, %c1 : index
      memref.store %572, %logits[%579] : memref<?xf32>
    }
    %580 = arith.muli %437, %c28 : index
    %581 = arith.addi %580, %c4 : index
    %582 = arith.muli %581, %c10 : index
    %583 = arith.addi %582, %436 : index
    %584 = arith.addi %583, %c5 : index
    %585 = memref.load %16[%584] : memref<?xf32>
    %586 = arith.addi %584, %c16 : index
    %587 = memref.load %16[%586] : memref<?xf32>
    %588 = arith.addf %585, %587 : f32
    %589 = arith.muli %581, %c10 : index
    %590 = arith.addi %589, %436 : index
    %591 = arith.addi %590, %c21 : index
    %592 = memref.load %16[%591] : memref<?xf32>
    %593 = arith.addi %591, %c16 : index
    %594 = memref.load %16[%593] : memref<?xf32>
    %595 = arith.addf %592, %594 : f32
    %596 = wave.lane
    %597 = arith.addi %15, %c5 : index
    %598 = arith.muli %581, %c4 : index
    %599 = arith.addi %597, %598 : index
    %600 = arith.divui %596, %c1 : index
    %601 = arith.addi %599, %600 : index
    %602 = arith.cmpi slt, %601, %14 : index
    scf.if %602 {
      %603 = arith.cmpi eq, %hasFactors, %c6 : index
      %604 = arith.muli %601, %c4 : index
      %605 = memref.load %factors[%604] : memref<?xf32>
      %606 = arith.mulf %605, %operandScale : f32
      %607 = arith.select %603, %606, %operandScale : f32
      %608 = arith.remui %596, %c1 : index
      %609 = arith.muli %608, %c28 : index
      %610 = arith.addi %10, %609 : index
      %611 = vector.load %w[%610] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %612 = vector.bitcast %611 : vector<4xi8> to vector<1xf32>
      %613 = vector.extract %612[0] : f32 from vector<1xf32>
      %614 = arith.mulf %613, %607 : f32
      %615 = arith.mulf %588, %614 : f32
      %616 = arith.remui %596, %c1 : index
      %617 = arith.muli %616, %c28 : index
      %618 = arith.addi %12, %617 : index
      %619 = vector.load %w[%618] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %620 = vector.bitcast %619 : vector<4xi8> to vector<1xf32>
      %621 = vector.extract %620[0] : f32 from vector<1xf32>
      %622 = arith.mulf %621, %607 : f32
      %623 = arith.mulf %595, %622 : f32
      %624 = arith.muli %601, %outputFeatures : index
      %625 = arith.addi %624, %18 : index
      %626 = wave.lane
      %627 = arith.remui %626, %c1 : index
      %628 = arith.addi %625, %627 : index
      %629 = arith.addi %628, %c5 : index
      memref.store %615, %logits[%629] : memref<?xf32>
      %630 = arith.addi %628, %c1 : index
      memref.store %623, %logits[%630] : memref<?xf32>
    }
    %631 = arith.muli %437, %c28 : index
    %632 = arith.addi %631, %c22 : index
    %633 = arith.muli %632, %c10 : index
    %634 = arith.addi %633, %436 : index
    %635 = arith.addi %634, %c5 : index
    %636 = memref.load %16[%635] : memref<?xf32>
    %637 = arith.addi %635, %c16 : index
    %638 = memref.load %16[%637] : memref<?xf32>
    %639 = arith.addf %636, %638 : f32
    %640 = arith.muli %632, %c10 : index
    %641 = arith.addi %640, %436 : index
    %642 = arith.addi %641, %c21 : index
    %643 = memref.load %16[%642] : memref<?xf32>
    %644 = arith.addi %642, %c16 : index
    %645 = memref.load %16[%644] : memref<?xf32>
    %646 = arith.addf %643, %645 : f32
    %647 = wave.lane
    %648 = arith.addi %15, %c5 : index
    %649 = arith.muli %632, %c4 : index
    %650 = arith.addi %648, %649 : index
    %651 = arith.divui %647, %c1 : index
    %652 = arith.addi %650, %651 : index
    %653 = arith.cmpi slt, %652, %14 : index
    scf.if %653 {
      %654 = arith.cmpi eq, %hasFactors, %c6 : index
      %655 = arith.muli %652, %c4 : index
      %656 = memref.load %factors[%655] : memref<?xf32>
      %657 = arith.mulf %656, %operandScale : f32
      %658 = arith.select %654, %657, %operandScale : f32
      %659 = arith.remui %647, %c1 : index
      %660 = arith.muli %659, %c28 : index
      %661 = arith.addi %10, %660 : index
      %662 = vector.load %w[%661] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %663 = vector.bitcast %662 : vector<4xi8> to vector<1xf32>
      %664 = vector.extract %663[0] : f32 from vector<1xf32>
      %665 = arith.mulf %664, %658 : f32
      %666 = arith.mulf %639, %665 : f32
      %667 = arith.remui %647, %c1 : index
      %668 = arith.muli %667, %c28 : index
      %669 = arith.addi %12, %668 : index
      %670 = vector.load %w[%669] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %671 = vector.bitcast %670 : vector<4xi8> to vector<1xf32>
      %672 = vector.extract %671[0] : f32 from vector<1xf32>
      %673 = arith.mulf %672, %658 : f32
      %674 = arith.mulf %646, %673 : f32
      %675 = arith.muli %652, %outputFeatures : index
      %676 = arith.addi %675, %18 : index
      %677 = wave.lane
      %678 = arith.remui %677, %c1 : index
      %679 = arith.addi %676, %678 : index
      %680 = arith.addi %679, %c5 : index
      memref.store %666, %logits[%680] : memref<?xf32>
      %681 = arith.addi %679, %c1 : index
      memref.store %674, %logits[%681] : memref<?xf32>
    }
  }
  %682 = arith.muli %experts, %c4 : index
  %683 = wave.scratch %682 : memref<?xf32>
  %684 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %684 {
    %685 = arith.addi %15, %c1 : index
    %686 = arith.minsi %685, %14 : index
    %687 = wave.wave
    %688 = arith.addi %15, %687 : index
    scf.for %689 = %688 to %686 step %c4 {
      %690 = wave.wave
      %691 = arith.muli %690, %experts : index
      %692 = wave.lane
      %693 = arith.muli %689, %logitsWidth : index
      %696 = scf.for %694 = %692 to %experts step %c10 iter_args(%695 = %c35) -> (f32) {
        %697 = arith.addi %693, %694 : index
        %698 = memref.load %logits[%697] : memref<?xf32>
        %699 = arith.maximumf %695, %698 : f32
        scf.yield %699 : f32
      }
      %700 = vector.broadcast %696 : f32 to vector<1xf32>
      %701 = wave.reduce "max" %700 : vector<1xf32>
      %704 = scf.for %702 = %692 to %experts step %c10 iter_args(%703 = %c36) -> (f32) {
        %705 = arith.addi %693, %702 : index
        %706 = memref.load %logits[%705] : memref<?xf32>
        %707 = arith.subf %706, %701 : f32
        %708 = arith.mulf %707, %c37 : f32
        %709 = wave.exp2 %708 : f32
        %710 = arith.addi %691, %702 : index
        memref.store %709, %683[%710] : memref<?xf32>
        %711 = arith.addf %703, %709 : f32
        scf.yield %711 : f32
      }
      %712 = vector.broadcast %704 : f32 to vector<1xf32>
      %713 = wave.reduce "add" %712 : vector<1xf32>
      scf.for %714 = %692 to %experts step %c10 {
        %715 = arith.addi %691, %714 : index
        %716 = memref.load %683[%715] : memref<?xf32>
        %717 = arith.divf %716, %713 : f32
        %718 = arith.addi %691, %714 : index
        memref.store %717, %683[%718] : memref<?xf32>
      }
      %723:3 = scf.for %719 = %c5 to %expertsPerToken step %c6 iter_args(%720 = %c36, %721 = %c36, %722 = %c38) -> (f32, f32, i32) {
        %727:2 = scf.for %724 = %692 to %experts step %c10 iter_args(%725 = %c39, %726 = %c36) -> (f32, f32) {
          %728 = arith.addi %691, %724 : index
          %729 = memref.load %683[%728] : memref<?xf32>
          %730 = arith.cmpf ogt, %729, %725 : f32
          %731 = arith.index_cast %724 : index to i32
          %732 = arith.sitofp %731 : i32 to f32
          %733 = arith.select %730, %729, %725 : f32
          %734 = arith.select %730, %732, %726 : f32
          scf.yield %733, %734 : f32, f32
        }
        %735 = vector.broadcast %727#0 : f32 to vector<1xf32>
        %736 = wave.reduce "max" %735 : vector<1xf32>
        %737 = arith.cmpf oeq, %727#0, %736 : f32
        %738 = arith.subf %c36, %727#1 : f32
        %739 = arith.select %737, %738, %c40 : f32
        %740 = vector.broadcast %739 : f32 to vector<1xf32>
        %741 = wave.reduce "max" %740 : vector<1xf32>
        %742 = arith.subf %c36, %741 : f32
        %743 = arith.fptosi %742 : f32 to i32
        %744 = arith.index_cast %743 : i32 to index
        %745 = arith.remui %744, %c10 : index
        %746 = arith.cmpi eq, %745, %692 : index
        scf.if %746 {
          %747 = arith.addi %691, %744 : index
          memref.store %c41, %683[%747] : memref<?xf32>
        }
        %748 = arith.cmpi eq, %719, %692 : index
        %749 = arith.addf %720, %736 : f32
        %750 = arith.select %748, %736, %721 : f32
        %751 = arith.select %748, %743, %722 : i32
        scf.yield %749, %750, %751 : f32, f32, i32
      }
      %752 = arith.cmpi eq, %normalize, %c6 : index
      %753 = arith.divf %723#1, %723#0 : f32
      %754 = arith.select %752, %753, %723#1 : f32
      %755 = arith.cmpi slt, %692, %expertsPerToken : index
      scf.if %755 {
        %756 = arith.muli %689, %expertsPerToken : index
        %757 = arith.addi %756, %692 : index
        memref.store %754, %weights[%757] : memref<?xf32>
        %758 = arith.muli %689, %expertsPerToken : index
        %759 = arith.addi %758, %692 : index
        memref.store %723#2, %ids_out[%759] : memref<?xi32>
      }
    }
  }
  wave.return
}
