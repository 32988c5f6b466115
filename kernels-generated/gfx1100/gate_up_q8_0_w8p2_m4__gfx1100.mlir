// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxGateUp(format='q8_0', waves=8, panels=2, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @gate_up_q8_0_w8p2_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>, %out_factors: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 16 : index
  %c2 = arith.constant 127 : index
  %c3 = arith.constant 128 : index
  %c4 = arith.constant 2 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 4096 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %outTileRows = wave.param "outTileRows" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c13 = arith.constant 8 : index
  %c14 = arith.constant 32 : index
  %c15 = arith.constant 256 : index
  %c16 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c19 = arith.constant 512 : index
  %c20 = arith.constant dense<16711935> : vector<4xi32>
  %c21 = arith.constant dense<1677747200> : vector<4xi32>
  %c22 = arith.constant dense<8> : vector<4xi32>
  %c23 = arith.constant dense<0x6480> : vector<16xf16>
  %c24 = arith.constant 3 : index
  %c25 = arith.constant 64 : index
  %c26 = arith.constant 96 : index
  %c27 = arith.constant 160 : index
  %c28 = arith.constant 192 : index
  %c29 = arith.constant 224 : index
  %c30 = arith.constant 1024 : index
  %c31 = arith.constant 1536 : index
  %c32 = arith.constant 2048 : index
  %c33 = arith.constant 2560 : index
  %c34 = arith.constant 3072 : index
  %c35 = arith.constant 3584 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c38 = arith.constant 4 : index
  %c39 = arith.constant 23 : i32
  %c40 = arith.constant 141 : i32
  %c41 = arith.constant 268 : i32
  %c42 = arith.constant 14 : i32
  %c43 = arith.constant 0x3F800000 : f32
  %c44 = arith.constant 0xBFB8AA3B : f32
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
      %86 = arith.addi %85, %c15 : index
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
      %136 = arith.addi %135, %c15 : index
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
      %186 = arith.addi %185, %c15 : index
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
      %236 = arith.addi %235, %c15 : index
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
      %288 = arith.addi %287, %c24 : index
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
      %340 = arith.addi %339, %c15 : index
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
      %390 = arith.addi %389, %c15 : index
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
    %433 = arith.muli %432, %c15 : index
    %434 = arith.addi %433, %429 : index
    %435 = vector.extract %303#0[0] : f32 from vector<8xf32>
    %436 = arith.addi %434, %c5 : index
    memref.store %435, %16[%436] : memref<?xf32>
    %437 = vector.extract %303#0[1] : f32 from vector<8xf32>
    %438 = arith.addi %434, %c14 : index
    memref.store %437, %16[%438] : memref<?xf32>
    %439 = vector.extract %303#0[2] : f32 from vector<8xf32>
    %440 = arith.addi %434, %c25 : index
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
    %453 = arith.muli %452, %c15 : index
    %454 = arith.addi %453, %429 : index
    %455 = vector.extract %303#1[0] : f32 from vector<8xf32>
    %456 = arith.addi %454, %c5 : index
    memref.store %455, %16[%456] : memref<?xf32>
    %457 = vector.extract %303#1[1] : f32 from vector<8xf32>
    %458 = arith.addi %454, %c14 : index
    memref.store %457, %16[%458] : memref<?xf32>
    %459 = vector.extract %303#1[2] : f32 from vector<8xf32>
    %460 = arith.addi %454, %c25 : index
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
    %471 = arith.muli %430, %c6 : index
    %472 = arith.addi %471, %c5 : index
    %473 = arith.muli %472, %c14 : index
    %474 = arith.addi %473, %429 : index
    %475 = arith.addi %474, %c5 : index
    %476 = memref.load %16[%475] : memref<?xf32>
    %477 = arith.addi %475, %c19 : index
    %478 = memref.load %16[%477] : memref<?xf32>
    %479 = arith.addf %476, %478 : f32
    %480 = arith.addi %475, %c30 : index
    %481 = memref.load %16[%480] : memref<?xf32>
    %482 = arith.addf %479, %481 : f32
    %483 = arith.addi %475, %c31 : index
    %484 = memref.load %16[%483] : memref<?xf32>
    %485 = arith.addf %482, %484 : f32
    %486 = arith.addi %475, %c32 : index
    %487 = memref.load %16[%486] : memref<?xf32>
    %488 = arith.addf %485, %487 : f32
    %489 = arith.addi %475, %c33 : index
    %490 = memref.load %16[%489] : memref<?xf32>
    %491 = arith.addf %488, %490 : f32
    %492 = arith.addi %475, %c34 : index
    %493 = memref.load %16[%492] : memref<?xf32>
    %494 = arith.addf %491, %493 : f32
    %495 = arith.addi %475, %c35 : index
    %496 = memref.load %16[%495] : memref<?xf32>
    %497 = arith.addf %494, %496 : f32
    %498 = arith.muli %472, %c14 : index
    %499 = arith.addi %498, %429 : index
    %500 = arith.addi %499, %c15 : index
    %501 = memref.load %16[%500] : memref<?xf32>
    %502 = arith.addi %500, %c19 : index
    %503 = memref.load %16[%502] : memref<?xf32>
    %504 = arith.addf %501, %503 : f32
    %505 = arith.addi %500, %c30 : index
    %506 = memref.load %16[%505] : memref<?xf32>
    %507 = arith.addf %504, %506 : f32
    %508 = arith.addi %500, %c31 : index
    %509 = memref.load %16[%508] : memref<?xf32>
    %510 = arith.addf %507, %509 : f32
    %511 = arith.addi %500, %c32 : index
    %512 = memref.load %16[%511] : memref<?xf32>
    %513 = arith.addf %510, %512 : f32
    %514 = arith.addi %500, %c33 : index
    %515 = memref.load %16[%514] : memref<?xf32>
    %516 = arith.addf %513, %515 : f32
    %517 = arith.addi %500, %c34 : index
    %518 = memref.load %16[%517] : memref<?xf32>
    %519 = arith.addf %516, %518 : f32
    %520 = arith.addi %500, %c35 : index
    %521 = memref.load %16[%520] : memref<?xf32>
    %522 = arith.addf %519, %521 : f32
    %523 = wave.lane
    %524 = arith.addi %15, %c5 : index
    %525 = arith.muli %472, %c4 : index
    %526 = arith.addi %524, %525 : index
    %527 = arith.divui %523, %c1 : index
    %528 = arith.addi %526, %527 : index
    %529 = arith.cmpi slt, %528, %14 : index
    scf.if %529 {
      %530 = arith.cmpi eq, %hasFactors, %c6 : index
      %531 = arith.muli %528, %c4 : index
      %532 = memref.load %factors[%531] : memref<?xf32>
      %533 = arith.mulf %532, %operandScale : f32
      %534 = arith.select %530, %533, %operandScale : f32
      %535 = arith.remui %523, %c1 : index
      %536 = arith.muli %535, %c38 : index
      %537 = arith.addi %10, %536 : index
      %538 = vector.load %w[%537] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %539 = vector.bitcast %538 : vector<4xi8> to vector<1xf32>
      %540 = vector.extract %539[0] : f32 from vector<1xf32>
      %541 = arith.mulf %540, %534 : f32
      %542 = arith.mulf %497, %541 : f32
      %543 = arith.remui %523, %c1 : index
      %544 = arith.muli %543, %c38 : index
      %545 = arith.addi %12, %544 : index
      %546 = vector.load %w[%545] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %547 = vector.bitcast %546 : vector<4xi8> to vector<1xf32>
      %548 = vector.extract %547[0] : f32 from vector<1xf32>
      %549 = arith.mulf %548, %534 : f32
      %550 = arith.mulf %522, %549 : f32
      %551 = arith.addi %10, %c25 : index
      %552 = vector.load %w[%551] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %553 = vector.bitcast %552 : vector<4xi8> to vector<1xf32>
      %554 = vector.extract %553[0] : f32 from vector<1xf32>
      %555 = arith.muli %528, %c4 : index
      %556 = arith.addi %555, %c6 : index
      %557 = memref.load %factors[%556] : memref<?xf32>
      %558 = arith.mulf %557, %554 : f32
      %559 = arith.bitcast %558 : f32 to i32
      %560 = arith.shrui %559, %c39 : i32
      %561 = arith.maxsi %560, %c40 : i32
      %562 = arith.subi %c41, %561 : i32
      %563 = arith.shli %562, %c39 : i32
      %564 = arith.subi %561, %c42 : i32
      %565 = arith.shli %564, %c39 : i32
      %566 = arith.bitcast %563 : i32 to f32
      %567 = arith.bitcast %565 : i32 to f32
      %568 = arith.cmpi eq, %0, %c5 : index
      %569 = wave.lane
      %570 = arith.remui %569, %c1 : index
      %571 = arith.cmpi eq, %570, %c5 : index
      %572 = arith.andi %568, %571 : i1
      scf.if %572 {
        %573 = arith.muli %528, %c4 : index
        memref.store %567, %out_factors[%573] : memref<?xf32>
      }
      %574 = arith.mulf %542, %c44 : f32
      %575 = wave.exp2 %574 : f32
      %576 = arith.addf %c43, %575 : f32
      %577 = arith.divf %542, %576 : f32
      %578 = arith.mulf %577, %550 : f32
      %579 = arith.mulf %578, %566 : f32
      %580 = arith.truncf %579 : f32 to f16
      %581 = arith.muli %0, %c1 : index
      %582 = wave.lane
      %583 = arith.remui %582, %c1 : index
      %584 = arith.addi %581, %583 : index
      %585 = arith.divui %528, %outTileRows : index
      %586 = arith.divui %outputFeatures, %c1 : index
      %587 = arith.muli %585, %586 : index
      %588 = arith.divui %584, %c1 : index
      %589 = arith.addi %587, %588 : index
      %590 = arith.muli %589, %c4 : index
      %591 = arith.remui %584, %c1 : index
      %592 = arith.divui %591, %c13 : index
      %593 = arith.addi %590, %592 : index
      %594 = arith.muli %outTileRows, %c13 : index
      %595 = arith.muli %593, %594 : index
      %596 = arith.remui %528, %outTileRows : index
      %597 = arith.muli %596, %c13 : index
      %598 = arith.addi %595, %597 : index
      %599 = arith.remui %584, %c13 : index
      %600 = arith.addi %598, %599 : index
      memref.store %580, %out[%600] : memref<?xf16>
    }
  }
  wave.return
}
