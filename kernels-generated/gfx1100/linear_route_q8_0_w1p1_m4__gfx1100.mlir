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
      %280 = arith.muli %277, %c15 : index
      %281 = memref.load %factors[%280] : memref<?xf32>
      %282 = arith.mulf %281, %operandScale : f32
      %283 = arith.select %279, %282, %operandScale : f32
      %284 = arith.remui %272, %c1 : index
      %285 = arith.muli %284, %c25 : index
      %286 = arith.addi %10, %285 : index
      %287 = vector.load %w[%286] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %288 = vector.bitcast %287 : vector<4xi8> to vector<1xf32>
      %289 = vector.extract %288[0] : f32 from vector<1xf32>
      %290 = arith.mulf %289, %283 : f32
      %291 = arith.mulf %271, %290 : f32
      %292 = arith.muli %277, %outputFeatures : index
      %293 = arith.addi %292, %15 : index
      %294 = wave.lane
      %295 = arith.remui %294, %c1 : index
      %296 = arith.addi %293, %295 : index
      %297 = arith.addi %296, %c5 : index
      memref.store %291, %logits[%297] : memref<?xf32>
    }
    %298 = vector.extract %196[1] : f32 from vector<8xf32>
    %299 = wave.lane
    %300 = arith.addi %13, %c5 : index
    %301 = arith.muli %c4, %c15 : index
    %302 = arith.addi %300, %301 : index
    %303 = arith.divui %299, %c1 : index
    %304 = arith.addi %302, %303 : index
    %305 = arith.cmpi slt, %304, %12 : index
    scf.if %305 {
      %306 = arith.cmpi eq, %hasFactors, %c4 : index
      %307 = arith.muli %304, %c15 : index
      %308 = memref.load %factors[%307] : memref<?xf32>
      %309 = arith.mulf %308, %operandScale : f32
      %310 = arith.select %306, %309, %operandScale : f32
      %311 = arith.remui %299, %c1 : index
      %312 = arith.muli %311, %c25 : index
      %313 = arith.addi %10, %312 : index
      %314 = vector.load %w[%313] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %315 = vector.bitcast %314 : vector<4xi8> to vector<1xf32>
      %316 = vector.extract %315[0] : f32 from vector<1xf32>
      %317 = arith.mulf %316, %310 : f32
      %318 = arith.mulf %298, %317 : f32
      %319 = arith.muli %304, %outputFeatures : index
      %320 = arith.addi %319, %15 : index
      %321 = wave.lane
      %322 = arith.remui %321, %c1 : index
      %323 = arith.addi %320, %322 : index
      %324 = arith.addi %323, %c5 : index
      memref.store %318, %logits[%324] : memref<?xf32>
    }
    %325 = vector.extract %196[2] : f32 from vector<8xf32>
    %326 = wave.lane
    %327 = arith.addi %13, %c5 : index
    %328 = arith.muli %c15, %c15 : index
    %329 = arith.addi %327, %328 : index
    %330 = arith.divui %326, %c1 : index
    %331 = arith.addi %329, %330 : index
    %332 = arith.cmpi slt, %331, %12 : index
    scf.if %332 {
      %333 = arith.cmpi eq, %hasFactors, %c4 : index
      %334 = arith.muli %331, %c15 : index
      %335 = memref.load %factors[%334] : memref<?xf32>
      %336 = arith.mulf %335, %operandScale : f32
      %337 = arith.select %333, %336, %operandScale : f32
      %338 = arith.remui %326, %c1 : index
      %339 = arith.muli %338, %c25 : index
      %340 = arith.addi %10, %339 : index
      %341 = vector.load %w[%340] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %342 = vector.bitcast %341 : vector<4xi8> to vector<1xf32>
      %343 = vector.extract %342[0] : f32 from vector<1xf32>
      %344 = arith.mulf %343, %337 : f32
      %345 = arith.mulf %325, %344 : f32
      %346 = arith.muli %331, %outputFeatures : index
      %347 = arith.addi %346, %15 : index
      %348 = wave.lane
      %349 = arith.remui %348, %c1 : index
      %350 = arith.addi %347, %349 : index
      %351 = arith.addi %350, %c5 : index
      memref.store %345, %logits[%351] : memref<?xf32>
    }
    %352 = vector.extract %196[3] : f32 from vector<8xf32>
    %353 = wave.lane
    %354 = arith.addi %13, %c5 : index
    %355 = arith.muli %c22, %c15 : index
    %356 = arith.addi %354, %355 : index
    %357 = arith.divui %353, %c1 : index
    %358 = arith.addi %356, %357 : index
    %359 = arith.cmpi slt, %358, %12 : index
    scf.if %359 {
      %360 = arith.cmpi eq, %hasFactors, %c4 : index
      %361 = arith.muli %358, %c15 : index
      %362 = memref.load %factors[%361] : memref<?xf32>
      %363 = arith.mulf %362, %operandScale : f32
      %364 = arith.select %360, %363, %operandScale : f32
      %365 = arith.remui %353, %c1 : index
      %366 = arith.muli %365, %c25 : index
      %367 = arith.addi %10, %366 : index
      %368 = vector.load %w[%367] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %369 = vector.bitcast %368 : vector<4xi8> to vector<1xf32>
      %370 = vector.extract %369[0] : f32 from vector<1xf32>
      %371 = arith.mulf %370, %364 : f32
      %372 = arith.mulf %352, %371 : f32
      %373 = arith.muli %358, %outputFeatures : index
      %374 = arith.addi %373, %15 : index
      %375 = wave.lane
      %376 = arith.remui %375, %c1 : index
      %377 = arith.addi %374, %376 : index
      %378 = arith.addi %377, %c5 : index
      memref.store %372, %logits[%378] : memref<?xf32>
    }
    %379 = vector.extract %196[4] : f32 from vector<8xf32>
    %380 = wave.lane
    %381 = arith.addi %13, %c5 : index
    %382 = arith.muli %c25, %c15 : index
    %383 = arith.addi %381, %382 : index
    %384 = arith.divui %380, %c1 : index
    %385 = arith.addi %383, %384 : index
    %386 = arith.cmpi slt, %385, %12 : index
    scf.if %386 {
      %387 = arith.cmpi eq, %hasFactors, %c4 : index
      %388 = arith.muli %385, %c15 : index
      %389 = memref.load %factors[%388] : memref<?xf32>
      %390 = arith.mulf %389, %operandScale : f32
      %391 = arith.select %387, %390, %operandScale : f32
      %392 = arith.remui %380, %c1 : index
      %393 = arith.muli %392, %c25 : index
      %394 = arith.addi %10, %393 : index
      %395 = vector.load %w[%394] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %396 = vector.bitcast %395 : vector<4xi8> to vector<1xf32>
      %397 = vector.extract %396[0] : f32 from vector<1xf32>
      %398 = arith.mulf %397, %391 : f32
      %399 = arith.mulf %379, %398 : f32
      %400 = arith.muli %385, %outputFeatures : index
      %401 = arith.addi %400, %15 : index
      %402 = wave.lane
      %403 = arith.remui %402, %c1 : index
      %404 = arith.addi %401, %403 : index
      %405 = arith.addi %404, %c5 : index
      memref.store %399, %logits[%405] : memref<?xf32>
    }
    %406 = vector.extract %196[5] : f32 from vector<8xf32>
    %407 = wave.lane
    %408 = arith.addi %13, %c5 : index
    %409 = arith.muli %c26, %c15 : index
    %410 = arith.addi %408, %409 : index
    %411 = arith.divui %407, %c1 : index
    %412 = arith.addi %410, %411 : index
    %413 = arith.cmpi slt, %412, %12 : index
    scf.if %413 {
      %414 = arith.cmpi eq, %hasFactors, %c4 : index
      %415 = arith.muli %412, %c15 : index
      %416 = memref.load %factors[%415] : memref<?xf32>
      %417 = arith.mulf %416, %operandScale : f32
      %418 = arith.select %414, %417, %operandScale : f32
      %419 = arith.remui %407, %c1 : index
      %420 = arith.muli %419, %c25 : index
      %421 = arith.addi %10, %420 : index
      %422 = vector.load %w[%421] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %423 = vector.bitcast %422 : vector<4xi8> to vector<1xf32>
      %424 = vector.extract %423[0] : f32 from vector<1xf32>
      %425 = arith.mulf %424, %418 : f32
      %426 = arith.mulf %406, %425 : f32
      %427 = arith.muli %412, %outputFeatures : index
      %428 = arith.addi %427, %15 : index
      %429 = wave.lane
      %430 = arith.remui %429, %c1 : index
      %431 = arith.addi %428, %430 : index
      %432 = arith.addi %431, %c5 : index
      memref.store %426, %logits[%432] : memref<?xf32>
    }
    %433 = vector.extract %196[6] : f32 from vector<8xf32>
    %434 = wave.lane
    %435 = arith.addi %13, %c5 : index
    %436 = arith.muli %c27, %c15 : index
    %437 = arith.addi %435, %436 : index
    %438 = arith.divui %434, %c1 : index
    %439 = arith.addi %437, %438 : index
    %440 = arith.cmpi slt, %439, %12 : index
    scf.if %440 {
      %441 = arith.cmpi eq, %hasFactors, %c4 : index
      %442 = arith.muli %439, %c15 : index
      %443 = memref.load %factors[%442] : memref<?xf32>
      %444 = arith.mulf %443, %operandScale : f32
      %445 = arith.select %441, %444, %operandScale : f32
      %446 = arith.remui %434, %c1 : index
      %447 = arith.muli %446, %c25 : index
      %448 = arith.addi %10, %447 : index
      %449 = vector.load %w[%448] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %450 = vector.bitcast %449 : vector<4xi8> to vector<1xf32>
      %451 = vector.extract %450[0] : f32 from vector<1xf32>
      %452 = arith.mulf %451, %445 : f32
      %453 = arith.mulf %433, %452 : f32
      %454 = arith.muli %439, %outputFeatures : index
      %455 = arith.addi %454, %15 : index
      %456 = wave.lane
      %457 = arith.remui %456, %c1 : index
      %458 = arith.addi %455, %457 : index
      %459 = arith.addi %458, %c5 : index
      memref.store %453, %logits[%459] : memref<?xf32>
    }
    %460 = vector.extract %196[7] : f32 from vector<8xf32>
    %461 = wave.lane
    %462 = arith.addi %13, %c5 : index
    %463 = arith.muli %c28, %c15 : index
    %464 = arith.addi %462, %463 : index
    %465 = arith.divui %461, %c1 : index
    %466 = arith.addi %464, %465 : index
    %467 = arith.cmpi slt, %466, %12 : index
    scf.if %467 {
      %468 = arith.cmpi eq, %hasFactors, %c4 : index
      %469 = arith.muli %466, %c15 : index
      %470 = memref.load %factors[%469] : memref<?xf32>
      %471 = arith.mulf %470, %operandScale : f32
      %472 = arith.select %468, %471, %operandScale : f32
      %473 = arith.remui %461, %c1 : index
      %474 = arith.muli %473, %c25 : index
      %475 = arith.addi %10, %474 : index
      %476 = vector.load %w[%475] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %477 = vector.bitcast %476 : vector<4xi8> to vector<1xf32>
      %478 = vector.extract %477[0] : f32 from vector<1xf32>
      %479 = arith.mulf %478, %472 : f32
      %480 = arith.mulf %460, %479 : f32
      %481 = arith.muli %466, %outputFeatures : index
      %482 = arith.addi %481, %15 : index
      %483 = wave.lane
      %484 = arith.remui %483, %c1 : index
      %485 = arith.addi %482, %484 : index
      %486 = arith.addi %485, %c5 : index
      memref.store %480, %logits[%486] : memref<?xf32>
    }
  }
  %487 = arith.muli %experts, %c4 : index
  %488 = wave.scratch %487 : memref<?xf32>
  %489 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %489 {
    %490 = arith.addi %13, %c1 : index
    %491 = arith.minsi %490, %12 : index
    %492 = wave.wave
    %493 = arith.addi %13, %492 : index
    scf.for %494 = %493 to %491 step %c4 {
      %495 = wave.wave
      %496 = arith.muli %495, %experts : index
      %497 = wave.lane
      %498 = arith.muli %494, %logitsWidth : index
      %501 = scf.for %499 = %497 to %experts step %c11 iter_args(%500 = %c33) -> (f32) {
        %502 = arith.addi %498, %499 : index
        %503 = memref.load %logits[%502] : memref<?xf32>
        %504 = arith.maximumf %500, %503 : f32
        scf.yield %504 : f32
      }
      %505 = vector.broadcast %501 : f32 to vector<1xf32>
      %506 = wave.reduce "max" %505 : vector<1xf32>
      %509 = scf.for %507 = %497 to %experts step %c11 iter_args(%508 = %c34) -> (f32) {
        %510 = arith.addi %498, %507 : index
        %511 = memref.load %logits[%510] : memref<?xf32>
        %512 = arith.subf %511, %506 : f32
        %513 = arith.mulf %512, %c35 : f32
        %514 = wave.exp2 %513 : f32
        %515 = arith.addi %496, %507 : index
        memref.store %514, %488[%515] : memref<?xf32>
        %516 = arith.addf %508, %514 : f32
        scf.yield %516 : f32
      }
      %517 = vector.broadcast %509 : f32 to vector<1xf32>
      %518 = wave.reduce "add" %517 : vector<1xf32>
      scf.for %519 = %497 to %experts step %c11 {
        %520 = arith.addi %496, %519 : index
        %521 = memref.load %488[%520] : memref<?xf32>
        %522 = arith.divf %521, %518 : f32
        %523 = arith.addi %496, %519 : index
        memref.store %522, %488[%523] : memref<?xf32>
      }
      %528:3 = scf.for %524 = %c5 to %expertsPerToken step %c4 iter_args(%525 = %c34, %526 = %c34, %527 = %c36) -> (f32, f32, i32) {
        %532:2 = scf.for %529 = %497 to %experts step %c11 iter_args(%530 = %c37, %531 = %c34) -> (f32, f32) {
          %533 = arith.addi %496, %529 : index
          %534 = memref.load %488[%533] : memref<?xf32>
          %535 = arith.cmpf ogt, %534, %530 : f32
          %536 = arith.index_cast %529 : index to i32
          %537 = arith.sitofp %536 : i32 to f32
          %538 = arith.select %535, %534, %530 : f32
          %539 = arith.select %535, %537, %531 : f32
          scf.yield %538, %539 : f32, f32
        }
        %540 = vector.broadcast %532#0 : f32 to vector<1xf32>
        %541 = wave.reduce "max" %540 : vector<1xf32>
        %542 = arith.cmpf oeq, %532#0, %541 : f32
        %543 = arith.subf %c34, %532#1 : f32
        %544 = arith.select %542, %543, %c38 : f32
        %545 = vector.broadcast %544 : f32 to vector<1xf32>
        %546 = wave.reduce "max" %545 : vector<1xf32>
        %547 = arith.subf %c34, %546 : f32
        %548 = arith.fptosi %547 : f32 to i32
        %549 = arith.index_cast %548 : i32 to index
        %550 = arith.remui %549, %c11 : index
        %551 = arith.cmpi eq, %550, %497 : index
        scf.if %551 {
          %552 = arith.addi %496, %549 : index
          memref.store %c39, %488[%552] : memref<?xf32>
        }
        %553 = arith.cmpi eq, %524, %497 : index
        %554 = arith.addf %525, %541 : f32
        %555 = arith.select %553, %541, %526 : f32
        %556 = arith.select %553, %548, %527 : i32
        scf.yield %554, %555, %556 : f32, f32, i32
      }
      %557 = arith.cmpi eq, %normalize, %c4 : index
      %558 = arith.divf %528#1, %528#0 : f32
      %559 = arith.select %557, %558, %528#1 : f32
      %560 = arith.cmpi slt, %497, %expertsPerToken : index
      scf.if %560 {
        %561 = arith.muli %494, %expertsPerToken : index
        %562 = arith.addi %561, %497 : index
        memref.store %559, %weights[%562] : memref<?xf32>
        %563 = arith.muli %494, %expertsPerToken : index
        %564 = arith.addi %563, %497 : index
        memref.store %528#2, %ids_out[%564] : memref<?xi32>
      }
    }
  }
  wave.return
}
