// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxGateUp(format='q8_0', waves=2, panels=2, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @gate_up_q8_0_w2p2_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>, %out_factors: memref<?xf32>) attributes {waves = 2 : i64} {
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
  %outTileRows = wave.param "outTileRows" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c13 = arith.constant 8 : index
  %c14 = arith.constant 32 : index
  %c15 = arith.constant 64 : index
  %c16 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c19 = arith.constant 512 : index
  %c20 = arith.constant dense<16711935> : vector<4xi32>
  %c21 = arith.constant dense<1677747200> : vector<4xi32>
  %c22 = arith.constant dense<8> : vector<4xi32>
  %c23 = arith.constant dense<0x6480> : vector<16xf16>
  %c24 = arith.constant 256 : index
  %c25 = arith.constant 3 : index
  %c26 = arith.constant 96 : index
  %c27 = arith.constant 160 : index
  %c28 = arith.constant 192 : index
  %c29 = arith.constant 224 : index
  %c30 = arith.constant 4 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c33 = arith.constant 23 : i32
  %c34 = arith.constant 141 : i32
  %c35 = arith.constant 268 : i32
  %c36 = arith.constant 14 : i32
  %c37 = arith.constant 0x3F800000 : f32
  %c38 = arith.constant 0xBFB8AA3B : f32
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
  %17 = arith.cmpi slt, %15, %14 : index
  scf.if %17 {
    %18 = wave.lane
    %19 = arith.remui %18, %c1 : index
    %20 = wave.scratch %operandHalves : memref<?xf16>
    %21 = arith.divui %operandHalves, %c13 : index
    %22 = wave.wave
    %23 = arith.muli %22, %c14 : index
    %24 = wave.lane
    %25 = arith.addi %23, %24 : index
    scf.for %26 = %25 to %21 step %c15 {
      %27 = arith.muli %26, %c13 : index
      %28 = arith.addi %c5, %27 : index
      %29 = vector.load %x[%28] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %30 = arith.muli %26, %c13 : index
      vector.store %29, %20[%30] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %31 = arith.remui %19, %tileRows : index
    %32 = arith.muli %31, %c13 : index
    %33 = wave.wave
    %34 = arith.divui %inputFeatures, %c14 : index
    %35 = arith.muli %33, %stepsPerWave : index
    %36 = arith.minsi %35, %34 : index
    %37 = arith.addi %36, %stepsPerWave : index
    %38 = arith.minsi %37, %34 : index
    %39 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %40 = arith.subi %38, %36 : index
    %41 = arith.divui %40, %c4 : index
    %42 = arith.muli %41, %c4 : index
    %43 = arith.addi %36, %42 : index
    %44 = arith.addi %36, %stepsPerWave : index
    %45 = arith.select %39, %44, %43 : index
    %49:2 = scf.for %46 = %36 to %45 step %c4 iter_args(%47 = %c16, %48 = %c16) -> (vector<8xf32>, vector<8xf32>) {
      %50 = wave.lane
      %51 = arith.addi %46, %c5 : index
      %52 = arith.remui %50, %c1 : index
      %53 = arith.addi %10, %c3 : index
      %54 = arith.muli %51, %c14 : index
      %55 = arith.addi %53, %54 : index
      %56 = arith.muli %52, %c4 : index
      %57 = arith.addi %55, %56 : index
      %58 = vector.load %w[%57] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %59 = vector.bitcast %58 : vector<2xi8> to vector<1xf16>
      %60 = vector.extract %59[0] : f16 from vector<1xf16>
      %61 = vector.broadcast %60 : f16 to vector<16xf16>
      %62 = arith.addi %10, %c3 : index
      %63 = arith.addi %inputFeatures, %c2 : index
      %64 = arith.divui %63, %c3 : index
      %65 = arith.muli %64, %c3 : index
      %66 = arith.addi %62, %65 : index
      %67 = arith.muli %51, %c19 : index
      %68 = arith.addi %66, %67 : index
      %69 = arith.addi %68, %c5 : index
      %70 = arith.muli %52, %c1 : index
      %71 = arith.addi %69, %70 : index
      %72 = vector.load %w[%71] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %73 = vector.bitcast %72 : vector<16xi8> to vector<4xi32>
      %74 = arith.andi %73, %c20 : vector<4xi32>
      %75 = arith.ori %74, %c21 : vector<4xi32>
      %76 = vector.bitcast %75 : vector<4xi32> to vector<8xf16>
      %77 = arith.shrui %73, %c22 : vector<4xi32>
      %78 = arith.andi %77, %c20 : vector<4xi32>
      %79 = arith.ori %78, %c21 : vector<4xi32>
      %80 = vector.bitcast %79 : vector<4xi32> to vector<8xf16>
      %81 = vector.shuffle %76, %80 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %82 = arith.subf %81, %c23 : vector<16xf16>
      %83 = arith.mulf %82, %61 : vector<16xf16>
      %84 = arith.muli %51, %c19 : index
      %85 = arith.addi %66, %84 : index
      %86 = arith.addi %85, %c24 : index
      %87 = arith.muli %52, %c1 : index
      %88 = arith.addi %86, %87 : index
      %89 = vector.load %w[%88] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %90 = vector.bitcast %89 : vector<16xi8> to vector<4xi32>
      %91 = arith.andi %90, %c20 : vector<4xi32>
      %92 = arith.ori %91, %c21 : vector<4xi32>
      %93 = vector.bitcast %92 : vector<4xi32> to vector<8xf16>
      %94 = arith.shrui %90, %c22 : vector<4xi32>
      %95 = arith.andi %94, %c20 : vector<4xi32>
      %96 = arith.ori %95, %c21 : vector<4xi32>
      %97 = vector.bitcast %96 : vector<4xi32> to vector<8xf16>
      %98 = vector.shuffle %93, %97 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %99 = arith.subf %98, %c23 : vector<16xf16>
      %100 = arith.mulf %99, %61 : vector<16xf16>
      %101 = arith.addi %46, %c6 : index
      %102 = arith.remui %50, %c1 : index
      %103 = arith.addi %10, %c3 : index
      %104 = arith.muli %101, %c14 : index
      %105 = arith.addi %103, %104 : index
      %106 = arith.muli %102, %c4 : index
      %107 = arith.addi %105, %106 : index
      %108 = vector.load %w[%107] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %109 = vector.bitcast %108 : vector<2xi8> to vector<1xf16>
      %110 = vector.extract %109[0] : f16 from vector<1xf16>
      %111 = vector.broadcast %110 : f16 to vector<16xf16>
      %112 = arith.addi %10, %c3 : index
      %113 = arith.addi %inputFeatures, %c2 : index
      %114 = arith.divui %113, %c3 : index
      %115 = arith.muli %114, %c3 : index
      %116 = arith.addi %112, %115 : index
      %117 = arith.muli %101, %c19 : index
      %118 = arith.addi %116, %117 : index
      %119 = arith.addi %118, %c5 : index
      %120 = arith.muli %102, %c1 : index
      %121 = arith.addi %119, %120 : index
      %122 = vector.load %w[%121] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %123 = vector.bitcast %122 : vector<16xi8> to vector<4xi32>
      %124 = arith.andi %123, %c20 : vector<4xi32>
      %125 = arith.ori %124, %c21 : vector<4xi32>
      %126 = vector.bitcast %125 : vector<4xi32> to vector<8xf16>
      %127 = arith.shrui %123, %c22 : vector<4xi32>
      %128 = arith.andi %127, %c20 : vector<4xi32>
      %129 = arith.ori %128, %c21 : vector<4xi32>
      %130 = vector.bitcast %129 : vector<4xi32> to vector<8xf16>
      %131 = vector.shuffle %126, %130 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %132 = arith.subf %131, %c23 : vector<16xf16>
      %133 = arith.mulf %132, %111 : vector<16xf16>
      %134 = arith.muli %101, %c19 : index
      %135 = arith.addi %116, %134 : index
      %136 = arith.addi %135, %c24 : index
      %137 = arith.muli %102, %c1 : index
      %138 = arith.addi %136, %137 : index
      %139 = vector.load %w[%138] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %140 = vector.bitcast %139 : vector<16xi8> to vector<4xi32>
      %141 = arith.andi %140, %c20 : vector<4xi32>
      %142 = arith.ori %141, %c21 : vector<4xi32>
      %143 = vector.bitcast %142 : vector<4xi32> to vector<8xf16>
      %144 = arith.shrui %140, %c22 : vector<4xi32>
      %145 = arith.andi %144, %c20 : vector<4xi32>
      %146 = arith.ori %145, %c21 : vector<4xi32>
      %147 = vector.bitcast %146 : vector<4xi32> to vector<8xf16>
      %148 = vector.shuffle %143, %147 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %149 = arith.subf %148, %c23 : vector<16xf16>
      %150 = arith.mulf %149, %111 : vector<16xf16>
      %151 = arith.addi %46, %c5 : index
      %152 = arith.remui %50, %c1 : index
      %153 = arith.addi %12, %c3 : index
      %154 = arith.muli %151, %c14 : index
      %155 = arith.addi %153, %154 : index
      %156 = arith.muli %152, %c4 : index
      %157 = arith.addi %155, %156 : index
      %158 = vector.load %w[%157] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %159 = vector.bitcast %158 : vector<2xi8> to vector<1xf16>
      %160 = vector.extract %159[0] : f16 from vector<1xf16>
      %161 = vector.broadcast %160 : f16 to vector<16xf16>
      %162 = arith.addi %12, %c3 : index
      %163 = arith.addi %inputFeatures, %c2 : index
      %164 = arith.divui %163, %c3 : index
      %165 = arith.muli %164, %c3 : index
      %166 = arith.addi %162, %165 : index
      %167 = arith.muli %151, %c19 : index
      %168 = arith.addi %166, %167 : index
      %169 = arith.addi %168, %c5 : index
      %170 = arith.muli %152, %c1 : index
      %171 = arith.addi %169, %170 : index
      %172 = vector.load %w[%171] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %173 = vector.bitcast %172 : vector<16xi8> to vector<4xi32>
      %174 = arith.andi %173, %c20 : vector<4xi32>
      %175 = arith.ori %174, %c21 : vector<4xi32>
      %176 = vector.bitcast %175 : vector<4xi32> to vector<8xf16>
      %177 = arith.shrui %173, %c22 : vector<4xi32>
      %178 = arith.andi %177, %c20 : vector<4xi32>
      %179 = arith.ori %178, %c21 : vector<4xi32>
      %180 = vector.bitcast %179 : vector<4xi32> to vector<8xf16>
      %181 = vector.shuffle %176, %180 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %182 = arith.subf %181, %c23 : vector<16xf16>
      %183 = arith.mulf %182, %161 : vector<16xf16>
      %184 = arith.muli %151, %c19 : index
      %185 = arith.addi %166, %184 : index
      %186 = arith.addi %185, %c24 : index
      %187 = arith.muli %152, %c1 : index
      %188 = arith.addi %186, %187 : index
      %189 = vector.load %w[%188] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %190 = vector.bitcast %189 : vector<16xi8> to vector<4xi32>
      %191 = arith.andi %190, %c20 : vector<4xi32>
      %192 = arith.ori %191, %c21 : vector<4xi32>
      %193 = vector.bitcast %192 : vector<4xi32> to vector<8xf16>
      %194 = arith.shrui %190, %c22 : vector<4xi32>
      %195 = arith.andi %194, %c20 : vector<4xi32>
      %196 = arith.ori %195, %c21 : vector<4xi32>
      %197 = vector.bitcast %196 : vector<4xi32> to vector<8xf16>
      %198 = vector.shuffle %193, %197 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %199 = arith.subf %198, %c23 : vector<16xf16>
      %200 = arith.mulf %199, %161 : vector<16xf16>
      %201 = arith.addi %46, %c6 : index
      %202 = arith.remui %50, %c1 : index
      %203 = arith.addi %12, %c3 : index
      %204 = arith.muli %201, %c14 : index
      %205 = arith.addi %203, %204 : index
      %206 = arith.muli %202, %c4 : index
      %207 = arith.addi %205, %206 : index
      %208 = vector.load %w[%207] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %209 = vector.bitcast %208 : vector<2xi8> to vector<1xf16>
      %210 = vector.extract %209[0] : f16 from vector<1xf16>
      %211 = vector.broadcast %210 : f16 to vector<16xf16>
      %212 = arith.addi %12, %c3 : index
      %213 = arith.addi %inputFeatures, %c2 : index
      %214 = arith.divui %213, %c3 : index
      %215 = arith.muli %214, %c3 : index
      %216 = arith.addi %212, %215 : index
      %217 = arith.muli %201, %c19 : index
      %218 = arith.addi %216, %217 : index
      %219 = arith.addi %218, %c5 : index
      %220 = arith.muli %202, %c1 : index
      %221 = arith.addi %219, %220 : index
      %222 = vector.load %w[%221] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %223 = vector.bitcast %222 : vector<16xi8> to vector<4xi32>
      %224 = arith.andi %223, %c20 : vector<4xi32>
      %225 = arith.ori %224, %c21 : vector<4xi32>
      %226 = vector.bitcast %225 : vector<4xi32> to vector<8xf16>
      %227 = arith.shrui %223, %c22 : vector<4xi32>
      %228 = arith.andi %227, %c20 : vector<4xi32>
      %229 = arith.ori %228, %c21 : vector<4xi32>
      %230 = vector.bitcast %229 : vector<4xi32> to vector<8xf16>
      %231 = vector.shuffle %226, %230 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %232 = arith.subf %231, %c23 : vector<16xf16>
      %233 = arith.mulf %232, %211 : vector<16xf16>
      %234 = arith.muli %201, %c19 : index
      %235 = arith.addi %216, %234 : index
      %236 = arith.addi %235, %c24 : index
      %237 = arith.muli %202, %c1 : index
      %238 = arith.addi %236, %237 : index
      %239 = vector.load %w[%238] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %240 = vector.bitcast %239 : vector<16xi8> to vector<4xi32>
      %241 = arith.andi %240, %c20 : vector<4xi32>
      %242 = arith.ori %241, %c21 : vector<4xi32>
      %243 = vector.bitcast %242 : vector<4xi32> to vector<8xf16>
      %244 = arith.shrui %240, %c22 : vector<4xi32>
      %245 = arith.andi %244, %c20 : vector<4xi32>
      %246 = arith.ori %245, %c21 : vector<4xi32>
      %247 = vector.bitcast %246 : vector<4xi32> to vector<8xf16>
      %248 = vector.shuffle %243, %247 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %249 = arith.subf %248, %c23 : vector<16xf16>
      %250 = arith.mulf %249, %211 : vector<16xf16>
      %251 = arith.muli %46, %c4 : index
      %252 = arith.addi %251, %c5 : index
      %253 = arith.muli %tileRows, %c1 : index
      %254 = arith.muli %252, %253 : index
      %255 = arith.addi %32, %254 : index
      %256 = vector.load %20[%255] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %257 = arith.muli %tileRows, %c13 : index
      %258 = arith.addi %255, %257 : index
      %259 = vector.load %20[%258] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %260 = vector.shuffle %256, %259 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %261 = wave.mma %260, %83, %47 : vector<16xf16>, vector<8xf32>
      %262 = wave.mma %260, %183, %48 : vector<16xf16>, vector<8xf32>
      %263 = arith.muli %46, %c4 : index
      %264 = arith.addi %263, %c6 : index
      %265 = arith.muli %tileRows, %c1 : index
      %266 = arith.muli %264, %265 : index
      %267 = arith.addi %32, %266 : index
      %268 = vector.load %20[%267] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %269 = arith.muli %tileRows, %c13 : index
      %270 = arith.addi %267, %269 : index
      %271 = vector.load %20[%270] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %272 = vector.shuffle %268, %271 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %273 = wave.mma %272, %100, %261 : vector<16xf16>, vector<8xf32>
      %274 = wave.mma %272, %200, %262 : vector<16xf16>, vector<8xf32>
      %275 = arith.muli %46, %c4 : index
      %276 = arith.addi %275, %c4 : index
      %277 = arith.muli %tileRows, %c1 : index
      %278 = arith.muli %276, %277 : index
      %279 = arith.addi %32, %278 : index
      %280 = vector.load %20[%279] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %281 = arith.muli %tileRows, %c13 : index
      %282 = arith.addi %279, %281 : index
      %283 = vector.load %20[%282] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %284 = vector.shuffle %280, %283 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %285 = wave.mma %284, %133, %273 : vector<16xf16>, vector<8xf32>
      %286 = wave.mma %284, %233, %274 : vector<16xf16>, vector<8xf32>
      %287 = arith.muli %46, %c4 : index
      %288 = arith.addi %287, %c25 : index
      %289 = arith.muli %tileRows, %c1 : index
      %290 = arith.muli %288, %289 : index
      %291 = arith.addi %32, %290 : index
      %292 = vector.load %20[%291] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %293 = arith.muli %tileRows, %c13 : index
      %294 = arith.addi %291, %293 : index
      %295 = vector.load %20[%294] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %296 = vector.shuffle %292, %295 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %297 = wave.mma %296, %150, %285 : vector<16xf16>, vector<8xf32>
      %298 = wave.mma %296, %250, %286 : vector<16xf16>, vector<8xf32>
      scf.yield %297, %298 : vector<8xf32>, vector<8xf32>
    }
    %299 = arith.select %39, %45, %38 : index
    %303:2 = scf.for %300 = %45 to %299 step %c6 iter_args(%301 = %49#0, %302 = %49#1) -> (vector<8xf32>, vector<8xf32>) {
      %304 = wave.lane
      %305 = arith.addi %300, %c5 : index
      %306 = arith.remui %304, %c1 : index
      %307 = arith.addi %10, %c3 : index
      %308 = arith.muli %305, %c14 : index
      %309 = arith.addi %307, %308 : index
      %310 = arith.muli %306, %c4 : index
      %311 = arith.addi %309, %310 : index
      %312 = vector.load %w[%311] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %313 = vector.bitcast %312 : vector<2xi8> to vector<1xf16>
      %314 = vector.extract %313[0] : f16 from vector<1xf16>
      %315 = vector.broadcast %314 : f16 to vector<16xf16>
      %316 = arith.addi %10, %c3 : index
      %317 = arith.addi %inputFeatures, %c2 : index
      %318 = arith.divui %317, %c3 : index
      %319 = arith.muli %318, %c3 : index
      %320 = arith.addi %316, %319 : index
      %321 = arith.muli %305, %c19 : index
      %322 = arith.addi %320, %321 : index
      %323 = arith.addi %322, %c5 : index
      %324 = arith.muli %306, %c1 : index
      %325 = arith.addi %323, %324 : index
      %326 = vector.load %w[%325] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %327 = vector.bitcast %326 : vector<16xi8> to vector<4xi32>
      %328 = arith.andi %327, %c20 : vector<4xi32>
      %329 = arith.ori %328, %c21 : vector<4xi32>
      %330 = vector.bitcast %329 : vector<4xi32> to vector<8xf16>
      %331 = arith.shrui %327, %c22 : vector<4xi32>
      %332 = arith.andi %331, %c20 : vector<4xi32>
      %333 = arith.ori %332, %c21 : vector<4xi32>
      %334 = vector.bitcast %333 : vector<4xi32> to vector<8xf16>
      %335 = vector.shuffle %330, %334 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %336 = arith.subf %335, %c23 : vector<16xf16>
      %337 = arith.mulf %336, %315 : vector<16xf16>
      %338 = arith.muli %305, %c19 : index
      %339 = arith.addi %320, %338 : index
      %340 = arith.addi %339, %c24 : index
      %341 = arith.muli %306, %c1 : index
      %342 = arith.addi %340, %341 : index
      %343 = vector.load %w[%342] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %344 = vector.bitcast %343 : vector<16xi8> to vector<4xi32>
      %345 = arith.andi %344, %c20 : vector<4xi32>
      %346 = arith.ori %345, %c21 : vector<4xi32>
      %347 = vector.bitcast %346 : vector<4xi32> to vector<8xf16>
      %348 = arith.shrui %344, %c22 : vector<4xi32>
      %349 = arith.andi %348, %c20 : vector<4xi32>
      %350 = arith.ori %349, %c21 : vector<4xi32>
      %351 = vector.bitcast %350 : vector<4xi32> to vector<8xf16>
      %352 = vector.shuffle %347, %351 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %353 = arith.subf %352, %c23 : vector<16xf16>
      %354 = arith.mulf %353, %315 : vector<16xf16>
      %355 = arith.addi %300, %c5 : index
      %356 = arith.remui %304, %c1 : index
      %357 = arith.addi %12, %c3 : index
      %358 = arith.muli %355, %c14 : index
      %359 = arith.addi %357, %358 : index
      %360 = arith.muli %356, %c4 : index
      %361 = arith.addi %359, %360 : index
      %362 = vector.load %w[%361] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %363 = vector.bitcast %362 : vector<2xi8> to vector<1xf16>
      %364 = vector.extract %363[0] : f16 from vector<1xf16>
      %365 = vector.broadcast %364 : f16 to vector<16xf16>
      %366 = arith.addi %12, %c3 : index
      %367 = arith.addi %inputFeatures, %c2 : index
      %368 = arith.divui %367, %c3 : index
      %369 = arith.muli %368, %c3 : index
      %370 = arith.addi %366, %369 : index
      %371 = arith.muli %355, %c19 : index
      %372 = arith.addi %370, %371 : index
      %373 = arith.addi %372, %c5 : index
      %374 = arith.muli %356, %c1 : index
      %375 = arith.addi %373, %374 : index
      %376 = vector.load %w[%375] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %377 = vector.bitcast %376 : vector<16xi8> to vector<4xi32>
      %378 = arith.andi %377, %c20 : vector<4xi32>
      %379 = arith.ori %378, %c21 : vector<4xi32>
      %380 = vector.bitcast %379 : vector<4xi32> to vector<8xf16>
      %381 = arith.shrui %377, %c22 : vector<4xi32>
      %382 = arith.andi %381, %c20 : vector<4xi32>
      %383 = arith.ori %382, %c21 : vector<4xi32>
      %384 = vector.bitcast %383 : vector<4xi32> to vector<8xf16>
      %385 = vector.shuffle %380, %384 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %386 = arith.subf %385, %c23 : vector<16xf16>
      %387 = arith.mulf %386, %365 : vector<16xf16>
      %388 = arith.muli %355, %c19 : index
      %389 = arith.addi %370, %388 : index
      %390 = arith.addi %389, %c24 : index
      %391 = arith.muli %356, %c1 : index
      %392 = arith.addi %390, %391 : index
      %393 = vector.load %w[%392] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %394 = vector.bitcast %393 : vector<16xi8> to vector<4xi32>
      %395 = arith.andi %394, %c20 : vector<4xi32>
      %396 = arith.ori %395, %c21 : vector<4xi32>
      %397 = vector.bitcast %396 : vector<4xi32> to vector<8xf16>
      %398 = arith.shrui %394, %c22 : vector<4xi32>
      %399 = arith.andi %398, %c20 : vector<4xi32>
      %400 = arith.ori %399, %c21 : vector<4xi32>
      %401 = vector.bitcast %400 : vector<4xi32> to vector<8xf16>
      %402 = vector.shuffle %397, %401 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %403 = arith.subf %402, %c23 : vector<16xf16>
      %404 = arith.mulf %403, %365 : vector<16xf16>
      %405 = arith.muli %300, %c4 : index
      %406 = arith.addi %405, %c5 : index
      %407 = arith.muli %tileRows, %c1 : index
      %408 = arith.muli %406, %407 : index
      %409 = arith.addi %32, %408 : index
      %410 = vector.load %20[%409] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %411 = arith.muli %tileRows, %c13 : index
      %412 = arith.addi %409, %411 : index
      %413 = vector.load %20[%412] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %414 = vector.shuffle %410, %413 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %415 = wave.mma %414, %337, %301 : vector<16xf16>, vector<8xf32>
      %416 = wave.mma %414, %387, %302 : vector<16xf16>, vector<8xf32>
      %417 = arith.muli %300, %c4 : index
      %418 = arith.addi %417, %c6 : index
      %419 = arith.muli %tileRows, %c1 : index
      %420 = arith.muli %418, %419 : index
      %421 = arith.addi %32, %420 : index
      %422 = vector.load %20[%421] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %423 = arith.muli %tileRows, %c13 : index
      %424 = arith.addi %421, %423 : index
      %425 = vector.load %20[%424] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %426 = vector.shuffle %422, %425 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %427 = wave.mma %426, %354, %415 : vector<16xf16>, vector<8xf32>
      %428 = wave.mma %426, %404, %416 : vector<16xf16>, vector<8xf32>
      scf.yield %427, %428 : vector<8xf32>, vector<8xf32>
    }
    %429 = wave.lane
    %430 = wave.wave
    %431 = arith.muli %430, %c4 : index
    %432 = arith.addi %431, %c5 : index
    %433 = arith.muli %432, %c24 : index
    %434 = arith.addi %433, %429 : index
    %435 = vector.extract %303#0[0] : f32 from vector<8xf32>
    %436 = arith.addi %434, %c5 : index
    memref.store %435, %16[%436] : memref<?xf32>
    %437 = vector.extract %303#0[1] : f32 from vector<8xf32>
    %438 = arith.addi %434, %c14 : index
    memref.store %437, %16[%438] : memref<?xf32>
    %439 = vector.extract %303#0[2] : f32 from vector<8xf32>
    %440 = arith.addi %434, %c15 : index
    memref.store %439, %16[%440] : memref<?xf32>
    %441 = vector.extract %303#0[3] : f32 from vector<8xf32>
    %442 = arith.addi %434, %c26 : index
    memref.store %441, %16[%442] : memref<?xf32>
    %443 = vector.extract %303#0[4] : f32 from vector<8xf32>
    %444 = arith.addi %434, %c3 : index
    memref.store %443, %16[%444] : memref<?xf32>
    %445 = vector.extract %303#0[5] : f32 from vector<8xf32>
    %446 = arith.addi %434, %c27 : index
    memref.store %445, %16[%446] : memref<?xf32>
    %447 = vector.extract %303#0[6] : f32 from vector<8xf32>
    %448 = arith.addi %434, %c28 : index
    memref.store %447, %16[%448] : memref<?xf32>
    %449 = vector.extract %303#0[7] : f32 from vector<8xf32>
    %450 = arith.addi %434, %c29 : index
    memref.store %449, %16[%450] : memref<?xf32>
    %451 = arith.muli %430, %c4 : index
    %452 = arith.addi %451, %c6 : index
    %453 = arith.muli %452, %c24 : index
    %454 = arith.addi %453, %429 : index
    %455 = vector.extract %303#1[0] : f32 from vector<8xf32>
    %456 = arith.addi %454, %c5 : index
    memref.store %455, %16[%456] : memref<?xf32>
    %457 = vector.extract %303#1[1] : f32 from vector<8xf32>
    %458 = arith.addi %454, %c14 : index
    memref.store %457, %16[%458] : memref<?xf32>
    %459 = vector.extract %303#1[2] : f32 from vector<8xf32>
    %460 = arith.addi %454, %c15 : index
    memref.store %459, %16[%460] : memref<?xf32>
    %461 = vector.extract %303#1[3] : f32 from vector<8xf32>
    %462 = arith.addi %454, %c26 : index
    memref.store %461, %16[%462] : memref<?xf32>
    %463 = vector.extract %303#1[4] : f32 from vector<8xf32>
    %464 = arith.addi %454, %c3 : index
    memref.store %463, %16[%464] : memref<?xf32>
    %465 = vector.extract %303#1[5] : f32 from vector<8xf32>
    %466 = arith.addi %454, %c27 : index
    memref.store %465, %16[%466] : memref<?xf32>
    %467 = vector.extract %303#1[6] : f32 from vector<8xf32>
    %468 = arith.addi %454, %c28 : index
    memref.store %467, %16[%468] : memref<?xf32>
    %469 = vector.extract %303#1[7] : f32 from vector<8xf32>
    %470 = arith.addi %454, %c29 : index
    memref.store %469, %16[%470] : memref<?xf32>
    wave.barrier
    %471 = arith.muli %430, %c30 : index
    %472 = arith.addi %471, %c5 : index
    %473 = arith.muli %472, %c14 : index
    %474 = arith.addi %473, %429 : index
    %475 = arith.addi %474, %c5 : index
    %476 = memref.load %16[%475] : memref<?xf32>
    %477 = arith.addi %475, %c19 : index
    %478 = memref.load %16[%477] : memref<?xf32>
    %479 = arith.addf %476, %478 : f32
    %480 = arith.muli %472, %c14 : index
    %481 = arith.addi %480, %429 : index
    %482 = arith.addi %481, %c24 : index
    %483 = memref.load %16[%482] : memref<?xf32>
    %484 = arith.addi %482, %c19 : index
    %485 = memref.load %16[%484] : memref<?xf32>
    %486 = arith.addf %483, %485 : f32
    %487 = wave.lane
    %488 = arith.addi %15, %c5 : index
    %489 = arith.muli %472, %c4 : index
    %490 = arith.addi %488, %489 : index
    %491 = arith.divui %487, %c1 : index
    %492 = arith.addi %490, %491 : index
    %493 = arith.cmpi slt, %492, %14 : index
    scf.if %493 {
      %494 = arith.cmpi eq, %hasFactors, %c6 : index
      %495 = arith.muli %492, %c4 : index
      %496 = memref.load %factors[%495] : memref<?xf32>
      %497 = arith.mulf %496, %operandScale : f32
      %498 = arith.select %494, %497, %operandScale : f32
      %499 = arith.remui %487, %c1 : index
      %500 = arith.muli %499, %c30 : index
      %501 = arith.addi %10, %500 : index
      %502 = vector.load %w[%501] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %503 = vector.bitcast %502 : vector<4xi8> to vector<1xf32>
      %504 = vector.extract %503[0] : f32 from vector<1xf32>
      %505 = arith.mulf %504, %498 : f32
      %506 = arith.mulf %479, %505 : f32
      %507 = arith.remui %487, %c1 : index
      %508 = arith.muli %507, %c30 : index
      %509 = arith.addi %12, %508 : index
      %510 = vector.load %w[%509] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %511 = vector.bitcast %510 : vector<4xi8> to vector<1xf32>
      %512 = vector.extract %511[0] : f32 from vector<1xf32>
      %513 = arith.mulf %512, %498 : f32
      %514 = arith.mulf %486, %513 : f32
      %515 = arith.addi %10, %c15 : index
      %516 = vector.load %w[%515] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %517 = vector.bitcast %516 : vector<4xi8> to vector<1xf32>
      %518 = vector.extract %517[0] : f32 from vector<1xf32>
      %519 = arith.muli %492, %c4 : index
      %520 = arith.addi %519, %c6 : index
      %521 = memref.load %factors[%520] : memref<?xf32>
      %522 = arith.mulf %521, %518 : f32
      %523 = arith.bitcast %522 : f32 to i32
      %524 = arith.shrui %523, %c33 : i32
      %525 = arith.maxsi %524, %c34 : i32
      %526 = arith.subi %c35, %525 : i32
      %527 = arith.shli %526, %c33 : i32
      %528 = arith.subi %525, %c36 : i32
      %529 = arith.shli %528, %c33 : i32
      %530 = arith.bitcast %527 : i32 to f32
      %531 = arith.bitcast %529 : i32 to f32
      %532 = arith.cmpi eq, %0, %c5 : index
      %533 = wave.lane
      %534 = arith.remui %533, %c1 : index
      %535 = arith.cmpi eq, %534, %c5 : index
      %536 = arith.andi %532, %535 : i1
      scf.if %536 {
        %537 = arith.muli %492, %c4 : index
        memref.store %531, %out_factors[%537] : memref<?xf32>
      }
      %538 = arith.mulf %506, %c38 : f32
      %539 = wave.exp2 %538 : f32
      %540 = arith.addf %c37, %539 : f32
      %541 = arith.divf %506, %540 : f32
      %542 = arith.mulf %541, %514 : f32
      %543 = arith.mulf %542, %530 : f32
      %544 = arith.truncf %543 : f32 to f16
      %545 = arith.muli %0, %c1 : index
      %546 = wave.lane
      %547 = arith.remui %546, %c1 : index
      %548 = arith.addi %545, %547 : index
      %549 = arith.divui %492, %outTileRows : index
      %550 = arith.divui %outputFeatures, %c1 : index
      %551 = arith.muli %549, %550 : index
      %552 = arith.divui %548, %c1 : index
      %553 = arith.addi %551, %552 : index
      %554 = arith.muli %553, %c4 : index
      %555 = arith.remui %548, %c1 : index
      %556 = arith.divui %555, %c13 : index
      %557 = arith.addi %554, %556 : index
      %558 = arith.muli %outTileRows, %c13 : index
      %559 = arith.muli %557, %558 : index
      %560 = arith.remui %492, %outTileRows : index
      %561 = arith.muli %560, %c13 : index
      %562 = arith.addi %559, %561 : index
      %563 = arith.remui %548, %c13 : index
      %564 = arith.addi %562, %563 : index
      memref.store %544, %out[%564] : memref<?xf16>
    }
    %565 = arith.muli %430, %c30 : index
    %566 = arith.addi %565, %c6 : index
    %567 = arith.muli %566, %c14 : index
    %568 = arith.addi %567, %429 : index
    %569 = arith.addi %568, %c5 : index
    %570 = memref.load %16[%569] : memref<?xf32>
    %571 = arith.addi %569, %c19 : index
    %572 = memref.load %16[%571] : memref<?xf32>
    %573 = arith.addf %570, %572 : f32
    %574 = arith.muli %566, %c14 : index
    %575 = arith.addi %574, %429 : index
    %576 = arith.addi %575, %c24 : index
    %577 = memref.load %16[%576] : memref<?xf32>
    %578 = arith.addi %576, %c19 : index
    %579 = memref.load %16[%578] : memref<?xf32>
    %580 = arith.addf %577, %579 : f32
    %581 = wave.lane
    %582 = arith.addi %15, %c5 : index
    %583 = arith.muli %566, %c4 : index
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
      %594 = arith.muli %593, %c30 : index
      %595 = arith.addi %10, %594 : index
      %596 = vector.load %w[%595] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %597 = vector.bitcast %596 : vector<4xi8> to vector<1xf32>
      %598 = vector.extract %597[0] : f32 from vector<1xf32>
      %599 = arith.mulf %598, %592 : f32
      %600 = arith.mulf %573, %599 : f32
      %601 = arith.remui %581, %c1 : index
      %602 = arith.muli %601, %c30 : index
      %603 = arith.addi %12, %602 : index
      %604 = vector.load %w[%603] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %605 = vector.bitcast %604 : vector<4xi8> to vector<1xf32>
      %606 = vector.extract %605[0] : f32 from vector<1xf32>
      %607 = arith.mulf %606, %592 : f32
      %608 = arith.mulf %580, %607 : f32
      %609 = arith.addi %10, %c15 : index
      %610 = vector.load %w[%609] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %611 = vector.bitcast %610 : vector<4xi8> to vector<1xf32>
      %612 = vector.extract %611[0] : f32 from vector<1xf32>
      %613 = arith.muli %586, %c4 : index
      %614 = arith.addi %613, %c6 : index
      %615 = memref.load %factors[%614] : memref<?xf32>
      %616 = arith.mulf %615, %612 : f32
      %617 = arith.bitcast %616 : f32 to i32
      %618 = arith.shrui %617, %c33 : i32
      %619 = arith.maxsi %618, %c34 : i32
      %620 = arith.subi %c35, %619 : i32
      %621 = arith.shli %620, %c33 : i32
      %622 = arith.subi %619, %c36 : i32
      %623 = arith.shli %622, %c33 : i32
      %624 = arith.bitcast %621 : i32 to f32
      %625 = arith.bitcast %623 : i32 to f32
      %626 = arith.cmpi eq, %0, %c5 : index
      %627 = wave.lane
      %628 = arith.remui %627, %c1 : index
      %629 = arith.cmpi eq, %628, %c5 : index
      %630 = arith.andi %626, %629 : i1
      scf.if %630 {
        %631 = arith.muli %586, %c4 : index
        memref.store %625, %out_factors[%631] : memref<?xf32>
      }
      %632 = arith.mulf %600, %c38 : f32
      %633 = wave.exp2 %632 : f32
      %634 = arith.addf %c37, %633 : f32
      %635 = arith.divf %600, %634 : f32
      %636 = arith.mulf %635, %608 : f32
      %637 = arith.mulf %636, %624 : f32
      %638 = arith.truncf %637 : f32 to f16
      %639 = arith.muli %0, %c1 : index
      %640 = wave.lane
      %641 = arith.remui %640, %c1 : index
      %642 = arith.addi %639, %641 : index
      %643 = arith.divui %586, %outTileRows : index
      %644 = arith.divui %outputFeatures, %c1 : index
      %645 = arith.muli %643, %644 : index
      %646 = arith.divui %642, %c1 : index
      %647 = arith.addi %645, %646 : index
      %648 = arith.muli %647, %c4 : index
      %649 = arith.remui %642, %c1 : index
      %650 = arith.divui %649, %c13 : index
      %651 = arith.addi %648, %650 : index
      %652 = arith.muli %outTileRows, %c13 : index
      %653 = arith.muli %651, %652 : index
      %654 = arith.remui %586, %outTileRows : index
      %655 = arith.muli %654, %c13 : index
      %656 = arith.addi %653, %655 : index
      %657 = arith.remui %642, %c13 : index
      %658 = arith.addi %656, %657 : index
      memref.store %638, %out[%658] : memref<?xf16>
    }
    %659 = arith.muli %430, %c30 : index
    %660 = arith.addi %659, %c4 : index
    %661 = arith.muli %660, %c14 : index
    %662 = arith.addi %661, %429 : index
    %663 = arith.addi %662, %c5 : index
    %664 = memref.load %16[%663] : memref<?xf32>
    %665 = arith.addi %663, %c19 : index
    %666 = memref.load %16[%665] : memref<?xf32>
    %667 = arith.addf %664, %666 : f32
    %668 = arith.muli %660, %c14 : index
    %669 = arith.addi %668, %429 : index
    %670 = arith.addi %669, %c24 : index
    %671 = memref.load %16[%670] : memref<?xf32>
    %672 = arith.addi %670, %c19 : index
    %673 = memref.load %16[%672] : memref<?xf32>
    %674 = arith.addf %671, %673 : f32
    %675 = wave.lane
    %676 = arith.addi %15, %c5 : index
    %677 = arith.muli %660, %c4 : index
    %678 = arith.addi %676, %677 : index
    %679 = arith.divui %675, %c1 : index
    %680 = arith.addi %678, %679 : index
    %681 = arith.cmpi slt, %680, %14 : index
    scf.if %681 {
      %682 = arith.cmpi eq, %hasFactors, %c6 : index
      %683 = arith.muli %680, %c4 : index
      %684 = memref.load %factors[%683] : memref<?xf32>
      %685 = arith.mulf %684, %operandScale : f32
      %686 = arith.select %682, %685, %operandScale : f32
      %687 = arith.remui %675, %c1 : index
      %688 = arith.muli %687, %c30 : index
      %689 = arith.addi %10, %688 : index
      %690 = vector.load %w[%689] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %691 = vector.bitcast %690 : vector<4xi8> to vector<1xf32>
      %692 = vector.extract %691[0] : f32 from vector<1xf32>
      %693 = arith.mulf %692, %686 : f32
      %694 = arith.mulf %667, %693 : f32
      %695 = arith.remui %675, %c1 : index
      %696 = arith.muli %695, %c30 : index
      %697 = arith.addi %12, %696 : index
      %698 = vector.load %w[%697] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %699 = vector.bitcast %698 : vector<4xi8> to vector<1xf32>
      %700 = vector.extract %699[0] : f32 from vector<1xf32>
      %701 = arith.mulf %700, %686 : f32
      %702 = arith.mulf %674, %701 : f32
      %703 = arith.addi %10, %c15 : index
      %704 = vector.load %w[%703] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %705 = vector.bitcast %704 : vector<4xi8> to vector<1xf32>
      %706 = vector.extract %705[0] : f32 from vector<1xf32>
      %707 = arith.muli %680, %c4 : index
      %708 = arith.addi %707, %c6 : index
      %709 = memref.load %factors[%708] : memref<?xf32>
      %710 = arith.mulf %709, %706 : f32
      %711 = arith.bitcast %710 : f32 to i32
      %712 = arith.shrui %711, %c33 : i32
      %713 = arith.maxsi %712, %c34 : i32
      %714 = arith.subi %c35, %713 : i32
      %715 = arith.shli %714, %c33 : i32
      %716 = arith.subi %713, %c36 : i32
      %717 = arith.shli %716, %c33 : i32
      %718 = arith.bitcast %715 : i32 to f32
      %719 = arith.bitcast %717 : i32 to f32
      %720 = arith.cmpi eq, %0, %c5 : index
      %721 = wave.lane
      %722 = arith.remui %721, %c1 : index
      %723 = arith.cmpi eq, %722, %c5 : index
      %724 = arith.andi %720, %723 : i1
      scf.if %724 {
        %725 = arith.muli %680, %c4 : index
        memref.store %719, %out_factors[%725] : memref<?xf32>
      }
      %726 = arith.mulf %694, %c38 : f32
      %727 = wave.exp2 %726 : f32
      %728 = arith.addf %c37, %727 : f32
      %729 = arith.divf %694, %728 : f32
      %730 = arith.mulf %729, %702 : f32
      %731 = arith.mulf %730, %718 : f32
      %732 = arith.truncf %731 : f32 to f16
      %733 = arith.muli %0, %c1 : index
      %734 = wave.lane
      %735 = arith.remui %734, %c1 : index
      %736 = arith.addi %733, %735 : index
      %737 = arith.divui %680, %outTileRows : index
      %738 = arith.divui %outputFeatures, %c1 : index
      %739 = arith.muli %737, %738 : index
      %740 = arith.divui %736, %c1 : index
      %741 = arith.addi %739, %740 : index
      %742 = arith.muli %741, %c4 : index
      %743 = arith.remui %736, %c1 : index
      %744 = arith.divui %743, %c13 : index
      %745 = arith.addi %742, %744 : index
      %746 = arith.muli %outTileRows, %c13 : index
      %747 = arith.muli %745, %746 : index
      %748 = arith.remui %680, %outTileRows : index
      %749 = arith.muli %748, %c13 : index
      %750 = arith.addi %747, %749 : index
      %751 = arith.remui %736, %c13 : index
      %752 = arith.addi %750, %751 : index
      memref.store %732, %out[%752] : memref<?xf16>
    }
    %753 = arith.muli %430, %c30 : index
    %754 = arith.addi %753, %c25 : index
    %755 = arith.muli %754, %c14 : index
    %756 = arith.addi %755, %429 : index
    %757 = arith.addi %756, %c5 : index
    %758 = memref.load %16[%757] : memref<?xf32>
    %759 = arith.addi %757, %c19 : index
    %760 = memref.load %16[%759] : memref<?xf32>
    %761 = arith.addf %758, %760 : f32
    %762 = arith.muli %754, %c14 : index
    %763 = arith.addi %762, %429 : index
    %764 = arith.addi %763, %c24 : index
    %765 = memref.load %16[%764] : memref<?xf32>
    %766 = arith.addi %764, %c19 : index
    %767 = memref.load %16[%766] : memref<?xf32>
    %768 = arith.addf %765, %767 : f32
    %769 = wave.lane
    %770 = arith.addi %15, %c5 : index
    %771 = arith.muli %754, %c4 : index
    %772 = arith.addi %770, %771 : index
    %773 = arith.divui %769, %c1 : index
    %774 = arith.addi %772, %773 : index
    %775 = arith.cmpi slt, %774, %14 : index
    scf.if %775 {
      %776 = arith.cmpi eq, %hasFactors, %c6 : index
      %777 = arith.muli %774, %c4 : index
      %778 = memref.load %factors[%777] : memref<?xf32>
      %779 = arith.mulf %778, %operandScale : f32
      %780 = arith.select %776, %779, %operandScale : f32
      %781 = arith.remui %769, %c1 : index
      %782 = arith.muli %781, %c30 : index
      %783 = arith.addi %10, %782 : index
      %784 = vector.load %w[%783] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %785 = vector.bitcast %784 : vector<4xi8> to vector<1xf32>
      %786 = vector.extract %785[0] : f32 from vector<1xf32>
      %787 = arith.mulf %786, %780 : f32
      %788 = arith.mulf %761, %787 : f32
      %789 = arith.remui %769, %c1 : index
      %790 = arith.muli %789, %c30 : index
      %791 = arith.addi %12, %790 : index
      %792 = vector.load %w[%791] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %793 = vector.bitcast %792 : vector<4xi8> to vector<1xf32>
      %794 = vector.extract %793[0] : f32 from vector<1xf32>
      %795 = arith.mulf %794, %780 : f32
      %796 = arith.mulf %768, %795 : f32
      %797 = arith.addi %10, %c15 : index
      %798 = vector.load %w[%797] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %799 = vector.bitcast %798 : vector<4xi8> to vector<1xf32>
      %800 = vector.extract %799[0] : f32 from vector<1xf32>
      %801 = arith.muli %774, %c4 : index
      %802 = arith.addi %801, %c6 : index
      %803 = memref.load %factors[%802] : memref<?xf32>
      %804 = arith.mulf %803, %800 : f32
      %805 = arith.bitcast %804 : f32 to i32
      %806 = arith.shrui %805, %c33 : i32
      %807 = arith.maxsi %806, %c34 : i32
      %808 = arith.subi %c35, %807 : i32
      %809 = arith.shli %808, %c33 : i32
      %810 = arith.subi %807, %c36 : i32
      %811 = arith.shli %810, %c33 : i32
      %812 = arith.bitcast %809 : i32 to f32
      %813 = arith.bitcast %811 : i32 to f32
      %814 = arith.cmpi eq, %0, %c5 : index
      %815 = wave.lane
      %816 = arith.remui %815, %c1 : index
      %817 = arith.cmpi eq, %816, %c5 : index
      %818 = arith.andi %814, %817 : i1
      scf.if %818 {
        %819 = arith.muli %774, %c4 : index
        memref.store %813, %out_factors[%819] : memref<?xf32>
      }
      %820 = arith.mulf %788, %c38 : f32
      %821 = wave.exp2 %820 : f32
      %822 = arith.addf %c37, %821 : f32
      %823 = arith.divf %788, %822 : f32
      %824 = arith.mulf %823, %796 : f32
      %825 = arith.mulf %824, %812 : f32
      %826 = arith.truncf %825 : f32 to f16
      %827 = arith.muli %0, %c1 : index
      %828 = wave.lane
      %829 = arith.remui %828, %c1 : index
      %830 = arith.addi %827, %829 : index
      %831 = arith.divui %774, %outTileRows : index
      %832 = arith.divui %outputFeatures, %c1 : index
      %833 = arith.muli %831, %832 : index
      %834 = arith.divui %830, %c1 : index
      %835 = arith.addi %833, %834 : index
      %836 = arith.muli %835, %c4 : index
      %837 = arith.remui %830, %c1 : index
      %838 = arith.divui %837, %c13 : index
      %839 = arith.addi %836, %838 : index
      %840 = arith.muli %outTileRows, %c13 : index
      %841 = arith.muli %839, %840 : index
      %842 = arith.remui %774, %outTileRows : index
      %843 = arith.muli %842, %c13 : index
      %844 = arith.addi %841, %843 : index
      %845 = arith.remui %830, %c13 : index
      %846 = arith.addi %844, %845 : index
      memref.store %826, %out[%846] : memref<?xf16>
    }
  }
  wave.return
}
