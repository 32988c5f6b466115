// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='q8_0', waves=1, panels=1, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_q8_0_w1p1_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 16 : index
  %c2 = arith.constant 127 : index
  %c3 = arith.constant 128 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c10 = arith.constant 8 : index
  %c11 = arith.constant 32 : index
  %c12 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c15 = arith.constant 2 : index
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
  %11 = memref.load %step[%countAt] : memref<?xi32>
  %12 = arith.index_cast %11 : i32 to index
  %13 = arith.muli %1, %c1 : index
  %14 = wave.block 0
  %15 = arith.muli %14, %c1 : index
  %16 = arith.cmpi slt, %13, %12 : index
  scf.if %16 {
    %17 = wave.lane
    %18 = arith.remui %17, %c1 : index
    %19 = wave.scratch %operandHalves : memref<?xf16>
    %20 = arith.divui %operandHalves, %c10 : index
    %21 = wave.wave
    %22 = arith.muli %21, %c11 : index
    %23 = wave.lane
    %24 = arith.addi %22, %23 : index
    scf.for %25 = %24 to %20 step %c11 {
      %26 = arith.muli %25, %c10 : index
      %27 = arith.addi %c5, %26 : index
      %28 = vector.load %x[%27] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %29 = arith.muli %25, %c10 : index
      vector.store %28, %19[%29] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %30 = arith.remui %18, %tileRows : index
    %31 = arith.muli %30, %c10 : index
    %32 = wave.wave
    %33 = arith.divui %inputFeatures, %c11 : index
    %34 = arith.muli %32, %stepsPerWave : index
    %35 = arith.minsi %34, %33 : index
    %36 = arith.addi %35, %stepsPerWave : index
    %37 = arith.minsi %36, %33 : index
    %38 = arith.cmpi eq, %wholeBlocks, %c4 : index
    %39 = arith.subi %37, %35 : index
    %40 = arith.divui %39, %c15 : index
    %41 = arith.muli %40, %c15 : index
    %42 = arith.addi %35, %41 : index
    %43 = arith.addi %35, %stepsPerWave : index
    %44 = arith.select %38, %43, %42 : index
    %47 = scf.for %45 = %35 to %44 step %c15 iter_args(%46 = %c12) -> (vector<8xf32>) {
      %48 = wave.lane
      %49 = arith.addi %45, %c5 : index
      %50 = arith.remui %48, %c1 : index
      %51 = arith.addi %10, %c3 : index
      %52 = arith.muli %49, %c11 : index
      %53 = arith.addi %51, %52 : index
      %54 = arith.muli %50, %c15 : index
      %55 = arith.addi %53, %54 : index
      %56 = vector.load %w[%55] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %57 = vector.bitcast %56 : vector<2xi8> to vector<1xf16>
      %58 = vector.extract %57[0] : f16 from vector<1xf16>
      %59 = vector.broadcast %58 : f16 to vector<16xf16>
      %60 = arith.addi %10, %c3 : index
      %61 = arith.addi %inputFeatures, %c2 : index
      %62 = arith.divui %61, %c3 : index
      %63 = arith.muli %62, %c3 : index
      %64 = arith.addi %60, %63 : index
      %65 = arith.muli %49, %c16 : index
      %66 = arith.addi %64, %65 : index
      %67 = arith.addi %66, %c5 : index
      %68 = arith.muli %50, %c1 : index
      %69 = arith.addi %67, %68 : index
      %70 = vector.load %w[%69] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %71 = vector.bitcast %70 : vector<16xi8> to vector<4xi32>
      %72 = arith.andi %71, %c17 : vector<4xi32>
      %73 = arith.ori %72, %c18 : vector<4xi32>
      %74 = vector.bitcast %73 : vector<4xi32> to vector<8xf16>
      %75 = arith.shrui %71, %c19 : vector<4xi32>
      %76 = arith.andi %75, %c17 : vector<4xi32>
      %77 = arith.ori %76, %c18 : vector<4xi32>
      %78 = vector.bitcast %77 : vector<4xi32> to vector<8xf16>
      %79 = vector.shuffle %74, %78 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %80 = arith.subf %79, %c20 : vector<16xf16>
      %81 = arith.mulf %80, %59 : vector<16xf16>
      %82 = arith.muli %49, %c16 : index
      %83 = arith.addi %64, %82 : index
      %84 = arith.addi %83, %c21 : index
      %85 = arith.muli %50, %c1 : index
      %86 = arith.addi %84, %85 : index
      %87 = vector.load %w[%86] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %88 = vector.bitcast %87 : vector<16xi8> to vector<4xi32>
      %89 = arith.andi %88, %c17 : vector<4xi32>
      %90 = arith.ori %89, %c18 : vector<4xi32>
      %91 = vector.bitcast %90 : vector<4xi32> to vector<8xf16>
      %92 = arith.shrui %88, %c19 : vector<4xi32>
      %93 = arith.andi %92, %c17 : vector<4xi32>
      %94 = arith.ori %93, %c18 : vector<4xi32>
      %95 = vector.bitcast %94 : vector<4xi32> to vector<8xf16>
      %96 = vector.shuffle %91, %95 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %97 = arith.subf %96, %c20 : vector<16xf16>
      %98 = arith.mulf %97, %59 : vector<16xf16>
      %99 = arith.addi %45, %c4 : index
      %100 = arith.remui %48, %c1 : index
      %101 = arith.addi %10, %c3 : index
      %102 = arith.muli %99, %c11 : index
      %103 = arith.addi %101, %102 : index
      %104 = arith.muli %100, %c15 : index
      %105 = arith.addi %103, %104 : index
      %106 = vector.load %w[%105] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %107 = vector.bitcast %106 : vector<2xi8> to vector<1xf16>
      %108 = vector.extract %107[0] : f16 from vector<1xf16>
      %109 = vector.broadcast %108 : f16 to vector<16xf16>
      %110 = arith.addi %10, %c3 : index
      %111 = arith.addi %inputFeatures, %c2 : index
      %112 = arith.divui %111, %c3 : index
      %113 = arith.muli %112, %c3 : index
      %114 = arith.addi %110, %113 : index
      %115 = arith.muli %99, %c16 : index
      %116 = arith.addi %114, %115 : index
      %117 = arith.addi %116, %c5 : index
      %118 = arith.muli %100, %c1 : index
      %119 = arith.addi %117, %118 : index
      %120 = vector.load %w[%119] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %121 = vector.bitcast %120 : vector<16xi8> to vector<4xi32>
      %122 = arith.andi %121, %c17 : vector<4xi32>
      %123 = arith.ori %122, %c18 : vector<4xi32>
      %124 = vector.bitcast %123 : vector<4xi32> to vector<8xf16>
      %125 = arith.shrui %121, %c19 : vector<4xi32>
      %126 = arith.andi %125, %c17 : vector<4xi32>
      %127 = arith.ori %126, %c18 : vector<4xi32>
      %128 = vector.bitcast %127 : vector<4xi32> to vector<8xf16>
      %129 = vector.shuffle %124, %128 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %130 = arith.subf %129, %c20 : vector<16xf16>
      %131 = arith.mulf %130, %109 : vector<16xf16>
      %132 = arith.muli %99, %c16 : index
      %133 = arith.addi %114, %132 : index
      %134 = arith.addi %133, %c21 : index
      %135 = arith.muli %100, %c1 : index
      %136 = arith.addi %134, %135 : index
      %137 = vector.load %w[%136] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %138 = vector.bitcast %137 : vector<16xi8> to vector<4xi32>
      %139 = arith.andi %138, %c17 : vector<4xi32>
      %140 = arith.ori %139, %c18 : vector<4xi32>
      %141 = vector.bitcast %140 : vector<4xi32> to vector<8xf16>
      %142 = arith.shrui %138, %c19 : vector<4xi32>
      %143 = arith.andi %142, %c17 : vector<4xi32>
      %144 = arith.ori %143, %c18 : vector<4xi32>
      %145 = vector.bitcast %144 : vector<4xi32> to vector<8xf16>
      %146 = vector.shuffle %141, %145 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %147 = arith.subf %146, %c20 : vector<16xf16>
      %148 = arith.mulf %147, %109 : vector<16xf16>
      %149 = arith.muli %45, %c15 : index
      %150 = arith.addi %149, %c5 : index
      %151 = arith.muli %tileRows, %c1 : index
      %152 = arith.muli %150, %151 : index
      %153 = arith.addi %31, %152 : index
      %154 = vector.load %19[%153] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %155 = arith.muli %tileRows, %c10 : index
      %156 = arith.addi %153, %155 : index
      %157 = vector.load %19[%156] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %158 = vector.shuffle %154, %157 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %159 = wave.mma %158, %81, %46 : vector<16xf16>, vector<8xf32>
      %160 = arith.muli %45, %c15 : index
      %161 = arith.addi %160, %c4 : index
      %162 = arith.muli %tileRows, %c1 : index
      %163 = arith.muli %161, %162 : index
      %164 = arith.addi %31, %163 : index
      %165 = vector.load %19[%164] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %166 = arith.muli %tileRows, %c10 : index
      %167 = arith.addi %164, %166 : index
      %168 = vector.load %19[%167] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %169 = vector.shuffle %165, %168 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %170 = wave.mma %169, %98, %159 : vector<16xf16>, vector<8xf32>
      %171 = arith.muli %45, %c15 : index
      %172 = arith.addi %171, %c15 : index
      %173 = arith.muli %tileRows, %c1 : index
      %174 = arith.muli %172, %173 : index
      %175 = arith.addi %31, %174 : index
      %176 = vector.load %19[%175] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %177 = arith.muli %tileRows, %c10 : index
      %178 = arith.addi %175, %177 : index
      %179 = vector.load %19[%178] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %180 = vector.shuffle %176, %179 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %181 = wave.mma %180, %131, %170 : vector<16xf16>, vector<8xf32>
      %182 = arith.muli %45, %c15 : index
      %183 = arith.addi %182, %c22 : index
      %184 = arith.muli %tileRows, %c1 : index
      %185 = arith.muli %183, %184 : index
      %186 = arith.addi %31, %185 : index
      %187 = vector.load %19[%186] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %188 = arith.muli %tileRows, %c10 : index
      %189 = arith.addi %186, %188 : index
      %190 = vector.load %19[%189] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %191 = vector.shuffle %187, %190 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %192 = wave.mma %191, %148, %181 : vector<16xf16>, vector<8xf32>
      scf.yield %192 : vector<8xf32>
    }
    %193 = arith.select %38, %44, %37 : index
    %196 = scf.for %194 = %44 to %193 step %c4 iter_args(%195 = %47) -> (vector<8xf32>) {
      %197 = wave.lane
      %198 = arith.addi %194, %c5 : index
      %199 = arith.remui %197, %c1 : index
      %200 = arith.addi %10, %c3 : index
      %201 = arith.muli %198, %c11 : index
      %202 = arith.addi %200, %201 : index
      %203 = arith.muli %199, %c15 : index
      %204 = arith.addi %202, %203 : index
      %205 = vector.load %w[%204] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %206 = vector.bitcast %205 : vector<2xi8> to vector<1xf16>
      %207 = vector.extract %206[0] : f16 from vector<1xf16>
      %208 = vector.broadcast %207 : f16 to vector<16xf16>
      %209 = arith.addi %10, %c3 : index
      %210 = arith.addi %inputFeatures, %c2 : index
      %211 = arith.divui %210, %c3 : index
      %212 = arith.muli %211, %c3 : index
      %213 = arith.addi %209, %212 : index
      %214 = arith.muli %198, %c16 : index
      %215 = arith.addi %213, %214 : index
      %216 = arith.addi %215, %c5 : index
      %217 = arith.muli %199, %c1 : index
      %218 = arith.addi %216, %217 : index
      %219 = vector.load %w[%218] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %220 = vector.bitcast %219 : vector<16xi8> to vector<4xi32>
      %221 = arith.andi %220, %c17 : vector<4xi32>
      %222 = arith.ori %221, %c18 : vector<4xi32>
      %223 = vector.bitcast %222 : vector<4xi32> to vector<8xf16>
      %224 = arith.shrui %220, %c19 : vector<4xi32>
      %225 = arith.andi %224, %c17 : vector<4xi32>
      %226 = arith.ori %225, %c18 : vector<4xi32>
      %227 = vector.bitcast %226 : vector<4xi32> to vector<8xf16>
      %228 = vector.shuffle %223, %227 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %229 = arith.subf %228, %c20 : vector<16xf16>
      %230 = arith.mulf %229, %208 : vector<16xf16>
      %231 = arith.muli %198, %c16 : index
      %232 = arith.addi %213, %231 : index
      %233 = arith.addi %232, %c21 : index
      %234 = arith.muli %199, %c1 : index
      %235 = arith.addi %233, %234 : index
      %236 = vector.load %w[%235] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %237 = vector.bitcast %236 : vector<16xi8> to vector<4xi32>
      %238 = arith.andi %237, %c17 : vector<4xi32>
      %239 = arith.ori %238, %c18 : vector<4xi32>
      %240 = vector.bitcast %239 : vector<4xi32> to vector<8xf16>
      %241 = arith.shrui %237, %c19 : vector<4xi32>
      %242 = arith.andi %241, %c17 : vector<4xi32>
      %243 = arith.ori %242, %c18 : vector<4xi32>
      %244 = vector.bitcast %243 : vector<4xi32> to vector<8xf16>
      %245 = vector.shuffle %240, %244 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %246 = arith.subf %245, %c20 : vector<16xf16>
      %247 = arith.mulf %246, %208 : vector<16xf16>
      %248 = arith.muli %194, %c15 : index
      %249 = arith.addi %248, %c5 : index
      %250 = arith.muli %tileRows, %c1 : index
      %251 = arith.muli %249, %250 : index
      %252 = arith.addi %31, %251 : index
      %253 = vector.load %19[%252] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %254 = arith.muli %tileRows, %c10 : index
      %255 = arith.addi %252, %254 : index
      %256 = vector.load %19[%255] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %257 = vector.shuffle %253, %256 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %258 = wave.mma %257, %230, %195 : vector<16xf16>, vector<8xf32>
      %259 = arith.muli %194, %c15 : index
      %260 = arith.addi %259, %c4 : index
      %261 = arith.muli %tileRows, %c1 : index
      %262 = arith.muli %260, %261 : index
      %263 = arith.addi %31, %262 : index
      %264 = vector.load %19[%263] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %265 = arith.muli %tileRows, %c10 : index
      %266 = arith.addi %263, %265 : index
      %267 = vector.load %19[%266] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %268 = vector.shuffle %264, %267 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %269 = wave.mma %268, %247, %258 : vector<16xf16>, vector<8xf32>
      scf.yield %269 : vector<8xf32>
    }
    %270 = wave.lane
    %271 = vector.extract %196[0] : f32 from vector<8xf32>
    %272 = wave.lane
    %273 = arith.addi %13, %c5 : index
    %274 = arith.muli %c5, %c15 : index
    %275 = arith.addi %273, %274 : index
    %276 = arith.divui %272, %c1 : index
    %277 = arith.addi %275, %276 : index
    %278 = arith.cmpi slt, %277, %12 : index
    scf.if %278 {
      %279 = arith.cmpi eq, %hasFactors, %c4 : index
      %280 = memref.load %factors[%277] : memref<?xf32>
      %281 = arith.select %279, %280, %c24 : f32
      %282 = arith.remui %272, %c1 : index
      %283 = arith.muli %282, %c25 : index
      %284 = arith.addi %10, %283 : index
      %285 = vector.load %w[%284] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %286 = vector.bitcast %285 : vector<4xi8> to vector<1xf32>
      %287 = vector.extract %286[0] : f32 from vector<1xf32>
      %288 = arith.mulf %287, %281 : f32
      %289 = arith.mulf %271, %288 : f32
      %290 = arith.muli %277, %outputFeatures : index
      %291 = arith.addi %290, %15 : index
      %292 = wave.lane
      %293 = arith.remui %292, %c1 : index
      %294 = arith.addi %291, %293 : index
      %295 = arith.addi %294, %c5 : index
      memref.store %289, %logits[%295] : memref<?xf32>
    }
    %296 = vector.extract %196[1] : f32 from vector<8xf32>
    %297 = wave.lane
    %298 = arith.addi %13, %c5 : index
    %299 = arith.muli %c4, %c15 : index
    %300 = arith.addi %298, %299 : index
    %301 = arith.divui %297, %c1 : index
    %302 = arith.addi %300, %301 : index
    %303 = arith.cmpi slt, %302, %12 : index
    scf.if %303 {
      %304 = arith.cmpi eq, %hasFactors, %c4 : index
      %305 = memref.load %factors[%302] : memref<?xf32>
      %306 = arith.select %304, %305, %c24 : f32
      %307 = arith.remui %297, %c1 : index
      %308 = arith.muli %307, %c25 : index
      %309 = arith.addi %10, %308 : index
      %310 = vector.load %w[%309] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %311 = vector.bitcast %310 : vector<4xi8> to vector<1xf32>
      %312 = vector.extract %311[0] : f32 from vector<1xf32>
      %313 = arith.mulf %312, %306 : f32
      %314 = arith.mulf %296, %313 : f32
      %315 = arith.muli %302, %outputFeatures : index
      %316 = arith.addi %315, %15 : index
      %317 = wave.lane
      %318 = arith.remui %317, %c1 : index
      %319 = arith.addi %316, %318 : index
      %320 = arith.addi %319, %c5 : index
      memref.store %314, %logits[%320] : memref<?xf32>
    }
    %321 = vector.extract %196[2] : f32 from vector<8xf32>
    %322 = wave.lane
    %323 = arith.addi %13, %c5 : index
    %324 = arith.muli %c15, %c15 : index
    %325 = arith.addi %323, %324 : index
    %326 = arith.divui %322, %c1 : index
    %327 = arith.addi %325, %326 : index
    %328 = arith.cmpi slt, %327, %12 : index
    scf.if %328 {
      %329 = arith.cmpi eq, %hasFactors, %c4 : index
      %330 = memref.load %factors[%327] : memref<?xf32>
      %331 = arith.select %329, %330, %c24 : f32
      %332 = arith.remui %322, %c1 : index
      %333 = arith.muli %332, %c25 : index
      %334 = arith.addi %10, %333 : index
      %335 = vector.load %w[%334] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %336 = vector.bitcast %335 : vector<4xi8> to vector<1xf32>
      %337 = vector.extract %336[0] : f32 from vector<1xf32>
      %338 = arith.mulf %337, %331 : f32
      %339 = arith.mulf %321, %338 : f32
      %340 = arith.muli %327, %outputFeatures : index
      %341 = arith.addi %340, %15 : index
      %342 = wave.lane
      %343 = arith.remui %342, %c1 : index
      %344 = arith.addi %341, %343 : index
      %345 = arith.addi %344, %c5 : index
      memref.store %339, %logits[%345] : memref<?xf32>
    }
    %346 = vector.extract %196[3] : f32 from vector<8xf32>
    %347 = wave.lane
    %348 = arith.addi %13, %c5 : index
    %349 = arith.muli %c22, %c15 : index
    %350 = arith.addi %348, %349 : index
    %351 = arith.divui %347, %c1 : index
    %352 = arith.addi %350, %351 : index
    %353 = arith.cmpi slt, %352, %12 : index
    scf.if %353 {
      %354 = arith.cmpi eq, %hasFactors, %c4 : index
      %355 = memref.load %factors[%352] : memref<?xf32>
      %356 = arith.select %354, %355, %c24 : f32
      %357 = arith.remui %347, %c1 : index
      %358 = arith.muli %357, %c25 : index
      %359 = arith.addi %10, %358 : index
      %360 = vector.load %w[%359] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %361 = vector.bitcast %360 : vector<4xi8> to vector<1xf32>
      %362 = vector.extract %361[0] : f32 from vector<1xf32>
      %363 = arith.mulf %362, %356 : f32
      %364 = arith.mulf %346, %363 : f32
      %365 = arith.muli %352, %outputFeatures : index
      %366 = arith.addi %365, %15 : index
      %367 = wave.lane
      %368 = arith.remui %367, %c1 : index
      %369 = arith.addi %366, %368 : index
      %370 = arith.addi %369, %c5 : index
      memref.store %364, %logits[%370] : memref<?xf32>
    }
    %371 = vector.extract %196[4] : f32 from vector<8xf32>
    %372 = wave.lane
    %373 = arith.addi %13, %c5 : index
    %374 = arith.muli %c25, %c15 : index
    %375 = arith.addi %373, %374 : index
    %376 = arith.divui %372, %c1 : index
    %377 = arith.addi %375, %376 : index
    %378 = arith.cmpi slt, %377, %12 : index
    scf.if %378 {
      %379 = arith.cmpi eq, %hasFactors, %c4 : index
      %380 = memref.load %factors[%377] : memref<?xf32>
      %381 = arith.select %379, %380, %c24 : f32
      %382 = arith.remui %372, %c1 : index
      %383 = arith.muli %382, %c25 : index
      %384 = arith.addi %10, %383 : index
      %385 = vector.load %w[%384] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %386 = vector.bitcast %385 : vector<4xi8> to vector<1xf32>
      %387 = vector.extract %386[0] : f32 from vector<1xf32>
      %388 = arith.mulf %387, %381 : f32
      %389 = arith.mulf %371, %388 : f32
      %390 = arith.muli %377, %outputFeatures : index
      %391 = arith.addi %390, %15 : index
      %392 = wave.lane
      %393 = arith.remui %392, %c1 : index
      %394 = arith.addi %391, %393 : index
      %395 = arith.addi %394, %c5 : index
      memref.store %389, %logits[%395] : memref<?xf32>
    }
    %396 = vector.extract %196[5] : f32 from vector<8xf32>
    %397 = wave.lane
    %398 = arith.addi %13, %c5 : index
    %399 = arith.muli %c26, %c15 : index
    %400 = arith.addi %398, %399 : index
    %401 = arith.divui %397, %c1 : index
    %402 = arith.addi %400, %401 : index
    %403 = arith.cmpi slt, %402, %12 : index
    scf.if %403 {
      %404 = arith.cmpi eq, %hasFactors, %c4 : index
      %405 = memref.load %factors[%402] : memref<?xf32>
      %406 = arith.select %404, %405, %c24 : f32
      %407 = arith.remui %397, %c1 : index
      %408 = arith.muli %407, %c25 : index
      %409 = arith.addi %10, %408 : index
      %410 = vector.load %w[%409] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %411 = vector.bitcast %410 : vector<4xi8> to vector<1xf32>
      %412 = vector.extract %411[0] : f32 from vector<1xf32>
      %413 = arith.mulf %412, %406 : f32
      %414 = arith.mulf %396, %413 : f32
      %415 = arith.muli %402, %outputFeatures : index
      %416 = arith.addi %415, %15 : index
      %417 = wave.lane
      %418 = arith.remui %417, %c1 : index
      %419 = arith.addi %416, %418 : index
      %420 = arith.addi %419, %c5 : index
      memref.store %414, %logits[%420] : memref<?xf32>
    }
    %421 = vector.extract %196[6] : f32 from vector<8xf32>
    %422 = wave.lane
    %423 = arith.addi %13, %c5 : index
    %424 = arith.muli %c27, %c15 : index
    %425 = arith.addi %423, %424 : index
    %426 = arith.divui %422, %c1 : index
    %427 = arith.addi %425, %426 : index
    %428 = arith.cmpi slt, %427, %12 : index
    scf.if %428 {
      %429 = arith.cmpi eq, %hasFactors, %c4 : index
      %430 = memref.load %factors[%427] : memref<?xf32>
      %431 = arith.select %429, %430, %c24 : f32
      %432 = arith.remui %422, %c1 : index
      %433 = arith.muli %432, %c25 : index
      %434 = arith.addi %10, %433 : index
      %435 = vector.load %w[%434] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %436 = vector.bitcast %435 : vector<4xi8> to vector<1xf32>
      %437 = vector.extract %436[0] : f32 from vector<1xf32>
      %438 = arith.mulf %437, %431 : f32
      %439 = arith.mulf %421, %438 : f32
      %440 = arith.muli %427, %outputFeatures : index
      %441 = arith.addi %440, %15 : index
      %442 = wave.lane
      %443 = arith.remui %442, %c1 : index
      %444 = arith.addi %441, %443 : index
      %445 = arith.addi %444, %c5 : index
      memref.store %439, %logits[%445] : memref<?xf32>
    }
    %446 = vector.extract %196[7] : f32 from vector<8xf32>
    %447 = wave.lane
    %448 = arith.addi %13, %c5 : index
    %449 = arith.muli %c28, %c15 : index
    %450 = arith.addi %448, %449 : index
    %451 = arith.divui %447, %c1 : index
    %452 = arith.addi %450, %451 : index
    %453 = arith.cmpi slt, %452, %12 : index
    scf.if %453 {
      %454 = arith.cmpi eq, %hasFactors, %c4 : index
      %455 = memref.load %factors[%452] : memref<?xf32>
      %456 = arith.select %454, %455, %c24 : f32
      %457 = arith.remui %447, %c1 : index
      %458 = arith.muli %457, %c25 : index
      %459 = arith.addi %10, %458 : index
      %460 = vector.load %w[%459] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %461 = vector.bitcast %460 : vector<4xi8> to vector<1xf32>
      %462 = vector.extract %461[0] : f32 from vector<1xf32>
      %463 = arith.mulf %462, %456 : f32
      %464 = arith.mulf %446, %463 : f32
      %465 = arith.muli %452, %outputFeatures : index
      %466 = arith.addi %465, %15 : index
      %467 = wave.lane
      %468 = arith.remui %467, %c1 : index
      %469 = arith.addi %466, %468 : index
      %470 = arith.addi %469, %c5 : index
      memref.store %464, %logits[%470] : memref<?xf32>
    }
  }
  %471 = arith.muli %experts, %c4 : index
  %472 = wave.scratch %471 : memref<?xf32>
  %473 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %473 {
    %474 = arith.addi %13, %c1 : index
    %475 = arith.minsi %474, %12 : index
    %476 = wave.wave
    %477 = arith.addi %13, %476 : index
    scf.for %478 = %477 to %475 step %c4 {
      %479 = wave.wave
      %480 = arith.muli %479, %experts : index
      %481 = wave.lane
      %482 = arith.muli %478, %logitsWidth : index
      %485 = scf.for %483 = %481 to %experts step %c11 iter_args(%484 = %c33) -> (f32) {
        %486 = arith.addi %482, %483 : index
        %487 = memref.load %logits[%486] : memref<?xf32>
        %488 = arith.maximumf %484, %487 : f32
        scf.yield %488 : f32
      }
      %489 = vector.broadcast %485 : f32 to vector<1xf32>
      %490 = wave.reduce "max" %489 : vector<1xf32>
      %493 = scf.for %491 = %481 to %experts step %c11 iter_args(%492 = %c34) -> (f32) {
        %494 = arith.addi %482, %491 : index
        %495 = memref.load %logits[%494] : memref<?xf32>
        %496 = arith.subf %495, %490 : f32
        %497 = arith.mulf %496, %c35 : f32
        %498 = wave.exp2 %497 : f32
        %499 = arith.addi %480, %491 : index
        memref.store %498, %472[%499] : memref<?xf32>
        %500 = arith.addf %492, %498 : f32
        scf.yield %500 : f32
      }
      %501 = vector.broadcast %493 : f32 to vector<1xf32>
      %502 = wave.reduce "add" %501 : vector<1xf32>
      scf.for %503 = %481 to %experts step %c11 {
        %504 = arith.addi %480, %503 : index
        %505 = memref.load %472[%504] : memref<?xf32>
        %506 = arith.divf %505, %502 : f32
        %507 = arith.addi %480, %503 : index
        memref.store %506, %472[%507] : memref<?xf32>
      }
      %512:3 = scf.for %508 = %c5 to %expertsPerToken step %c4 iter_args(%509 = %c34, %510 = %c34, %511 = %c36) -> (f32, f32, i32) {
        %516:2 = scf.for %513 = %481 to %experts step %c11 iter_args(%514 = %c37, %515 = %c34) -> (f32, f32) {
          %517 = arith.addi %480, %513 : index
          %518 = memref.load %472[%517] : memref<?xf32>
          %519 = arith.cmpf ogt, %518, %514 : f32
          %520 = arith.index_cast %513 : index to i32
          %521 = arith.sitofp %520 : i32 to f32
          %522 = arith.select %519, %518, %514 : f32
          %523 = arith.select %519, %521, %515 : f32
          scf.yield %522, %523 : f32, f32
        }
        %524 = vector.broadcast %516#0 : f32 to vector<1xf32>
        %525 = wave.reduce "max" %524 : vector<1xf32>
        %526 = arith.cmpf oeq, %516#0, %525 : f32
        %527 = arith.subf %c34, %516#1 : f32
        %528 = arith.select %526, %527, %c38 : f32
        %529 = vector.broadcast %528 : f32 to vector<1xf32>
        %530 = wave.reduce "max" %529 : vector<1xf32>
        %531 = arith.subf %c34, %530 : f32
        %532 = arith.fptosi %531 : f32 to i32
        %533 = arith.index_cast %532 : i32 to index
        %534 = arith.remui %533, %c11 : index
        %535 = arith.cmpi eq, %534, %481 : index
        scf.if %535 {
          %536 = arith.addi %480, %533 : index
          memref.store %c39, %472[%536] : memref<?xf32>
        }
        %537 = arith.cmpi eq, %508, %481 : index
        %538 = arith.addf %509, %525 : f32
        %539 = arith.select %537, %525, %510 : f32
        %540 = arith.select %537, %532, %511 : i32
        scf.yield %538, %539, %540 : f32, f32, i32
      }
      %541 = arith.cmpi eq, %normalize, %c4 : index
      %542 = arith.divf %512#1, %512#0 : f32
      %543 = arith.select %541, %542, %512#1 : f32
      %544 = arith.cmpi slt, %481, %expertsPerToken : index
      scf.if %544 {
        %545 = arith.muli %478, %expertsPerToken : index
        %546 = arith.addi %545, %481 : index
        memref.store %543, %weights[%546] : memref<?xf32>
        %547 = arith.muli %478, %expertsPerToken : index
        %548 = arith.addi %547, %481 : index
        memref.store %512#2, %ids_out[%548] : memref<?xi32>
      }
    }
  }
  wave.return
}
