// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='q8_0', waves=4, panels=2, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_q8_0_w4p2_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) attributes {waves = 4 : i64} {
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
  %operandHalves = wave.param "operandHalves" : index
  %c13 = arith.constant 8 : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c17 = arith.constant 512 : index
  %c18 = arith.constant dense<16711935> : vector<4xi32>
  %c19 = arith.constant dense<1677747200> : vector<4xi32>
  %c20 = arith.constant dense<8> : vector<4xi32>
  %c21 = arith.constant dense<0x6480> : vector<16xf16>
  %c22 = arith.constant 256 : index
  %c23 = arith.constant 3 : index
  %c24 = arith.constant 64 : index
  %c25 = arith.constant 96 : index
  %c26 = arith.constant 160 : index
  %c27 = arith.constant 192 : index
  %c28 = arith.constant 224 : index
  %c29 = arith.constant 1024 : index
  %c30 = arith.constant 1536 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c33 = arith.constant 4 : index
  %experts = wave.param "experts" : index
  %arrivals = wave.param "arrivals" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %logitsWidth = wave.param "logitsWidth" : index
  %c38 = arith.constant 0xFF61B1E6 : f32
  %c39 = arith.constant 0x00000000 : f32
  %c40 = arith.constant 0x3FB8AA3B : f32
  %c41 = arith.constant 0 : i32
  %c42 = arith.constant 0xC0000000 : f32
  %c43 = arith.constant 0xCB800000 : f32
  %c44 = arith.constant 0xBF800000 : f32
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
    %22 = wave.scratch %operandHalves : memref<?xf16>
    %23 = arith.divui %operandHalves, %c13 : index
    %24 = wave.wave
    %25 = arith.muli %24, %c10 : index
    %26 = wave.lane
    %27 = arith.addi %25, %26 : index
    scf.for %28 = %27 to %23 step %c3 {
      %29 = arith.muli %28, %c13 : index
      %30 = arith.addi %c5, %29 : index
      %31 = vector.load %x[%30] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %32 = arith.muli %28, %c13 : index
      vector.store %31, %22[%32] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %33 = arith.remui %21, %tileRows : index
    %34 = arith.muli %33, %c13 : index
    %35 = wave.wave
    %36 = arith.divui %inputFeatures, %c10 : index
    %37 = arith.muli %35, %stepsPerWave : index
    %38 = arith.minsi %37, %36 : index
    %39 = arith.addi %38, %stepsPerWave : index
    %40 = arith.minsi %39, %36 : index
    %41 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %42 = arith.subi %40, %38 : index
    %43 = arith.divui %42, %c4 : index
    %44 = arith.muli %43, %c4 : index
    %45 = arith.addi %38, %44 : index
    %46 = arith.addi %38, %stepsPerWave : index
    %47 = arith.select %41, %46, %45 : index
    %51:2 = scf.for %48 = %38 to %47 step %c4 iter_args(%49 = %c14, %50 = %c14) -> (vector<8xf32>, vector<8xf32>) {
      %52 = wave.lane
      %53 = arith.addi %48, %c5 : index
      %54 = arith.remui %52, %c1 : index
      %55 = arith.addi %10, %c3 : index
      %56 = arith.muli %53, %c10 : index
      %57 = arith.addi %55, %56 : index
      %58 = arith.muli %54, %c4 : index
      %59 = arith.addi %57, %58 : index
      %60 = vector.load %w[%59] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %61 = vector.bitcast %60 : vector<2xi8> to vector<1xf16>
      %62 = vector.extract %61[0] : f16 from vector<1xf16>
      %63 = vector.broadcast %62 : f16 to vector<16xf16>
      %64 = arith.addi %10, %c3 : index
      %65 = arith.addi %inputFeatures, %c2 : index
      %66 = arith.divui %65, %c3 : index
      %67 = arith.muli %66, %c3 : index
      %68 = arith.addi %64, %67 : index
      %69 = arith.muli %53, %c17 : index
      %70 = arith.addi %68, %69 : index
      %71 = arith.addi %70, %c5 : index
      %72 = arith.muli %54, %c1 : index
      %73 = arith.addi %71, %72 : index
      %74 = vector.load %w[%73] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %75 = vector.bitcast %74 : vector<16xi8> to vector<4xi32>
      %76 = arith.andi %75, %c18 : vector<4xi32>
      %77 = arith.ori %76, %c19 : vector<4xi32>
      %78 = vector.bitcast %77 : vector<4xi32> to vector<8xf16>
      %79 = arith.shrui %75, %c20 : vector<4xi32>
      %80 = arith.andi %79, %c18 : vector<4xi32>
      %81 = arith.ori %80, %c19 : vector<4xi32>
      %82 = vector.bitcast %81 : vector<4xi32> to vector<8xf16>
      %83 = vector.shuffle %78, %82 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %84 = arith.subf %83, %c21 : vector<16xf16>
      %85 = arith.mulf %84, %63 : vector<16xf16>
      %86 = arith.muli %53, %c17 : index
      %87 = arith.addi %68, %86 : index
      %88 = arith.addi %87, %c22 : index
      %89 = arith.muli %54, %c1 : index
      %90 = arith.addi %88, %89 : index
      %91 = vector.load %w[%90] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %92 = vector.bitcast %91 : vector<16xi8> to vector<4xi32>
      %93 = arith.andi %92, %c18 : vector<4xi32>
      %94 = arith.ori %93, %c19 : vector<4xi32>
      %95 = vector.bitcast %94 : vector<4xi32> to vector<8xf16>
      %96 = arith.shrui %92, %c20 : vector<4xi32>
      %97 = arith.andi %96, %c18 : vector<4xi32>
      %98 = arith.ori %97, %c19 : vector<4xi32>
      %99 = vector.bitcast %98 : vector<4xi32> to vector<8xf16>
      %100 = vector.shuffle %95, %99 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %101 = arith.subf %100, %c21 : vector<16xf16>
      %102 = arith.mulf %101, %63 : vector<16xf16>
      %103 = arith.addi %48, %c6 : index
      %104 = arith.remui %52, %c1 : index
      %105 = arith.addi %10, %c3 : index
      %106 = arith.muli %103, %c10 : index
      %107 = arith.addi %105, %106 : index
      %108 = arith.muli %104, %c4 : index
      %109 = arith.addi %107, %108 : index
      %110 = vector.load %w[%109] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %111 = vector.bitcast %110 : vector<2xi8> to vector<1xf16>
      %112 = vector.extract %111[0] : f16 from vector<1xf16>
      %113 = vector.broadcast %112 : f16 to vector<16xf16>
      %114 = arith.addi %10, %c3 : index
      %115 = arith.addi %inputFeatures, %c2 : index
      %116 = arith.divui %115, %c3 : index
      %117 = arith.muli %116, %c3 : index
      %118 = arith.addi %114, %117 : index
      %119 = arith.muli %103, %c17 : index
      %120 = arith.addi %118, %119 : index
      %121 = arith.addi %120, %c5 : index
      %122 = arith.muli %104, %c1 : index
      %123 = arith.addi %121, %122 : index
      %124 = vector.load %w[%123] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %125 = vector.bitcast %124 : vector<16xi8> to vector<4xi32>
      %126 = arith.andi %125, %c18 : vector<4xi32>
      %127 = arith.ori %126, %c19 : vector<4xi32>
      %128 = vector.bitcast %127 : vector<4xi32> to vector<8xf16>
      %129 = arith.shrui %125, %c20 : vector<4xi32>
      %130 = arith.andi %129, %c18 : vector<4xi32>
      %131 = arith.ori %130, %c19 : vector<4xi32>
      %132 = vector.bitcast %131 : vector<4xi32> to vector<8xf16>
      %133 = vector.shuffle %128, %132 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %134 = arith.subf %133, %c21 : vector<16xf16>
      %135 = arith.mulf %134, %113 : vector<16xf16>
      %136 = arith.muli %103, %c17 : index
      %137 = arith.addi %118, %136 : index
      %138 = arith.addi %137, %c22 : index
      %139 = arith.muli %104, %c1 : index
      %140 = arith.addi %138, %139 : index
      %141 = vector.load %w[%140] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %142 = vector.bitcast %141 : vector<16xi8> to vector<4xi32>
      %143 = arith.andi %142, %c18 : vector<4xi32>
      %144 = arith.ori %143, %c19 : vector<4xi32>
      %145 = vector.bitcast %144 : vector<4xi32> to vector<8xf16>
      %146 = arith.shrui %142, %c20 : vector<4xi32>
      %147 = arith.andi %146, %c18 : vector<4xi32>
      %148 = arith.ori %147, %c19 : vector<4xi32>
      %149 = vector.bitcast %148 : vector<4xi32> to vector<8xf16>
      %150 = vector.shuffle %145, %149 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %151 = arith.subf %150, %c21 : vector<16xf16>
      %152 = arith.mulf %151, %113 : vector<16xf16>
      %153 = arith.addi %48, %c5 : index
      %154 = arith.remui %52, %c1 : index
      %155 = arith.addi %12, %c3 : index
      %156 = arith.muli %153, %c10 : index
      %157 = arith.addi %155, %156 : index
      %158 = arith.muli %154, %c4 : index
      %159 = arith.addi %157, %158 : index
      %160 = vector.load %w[%159] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %161 = vector.bitcast %160 : vector<2xi8> to vector<1xf16>
      %162 = vector.extract %161[0] : f16 from vector<1xf16>
      %163 = vector.broadcast %162 : f16 to vector<16xf16>
      %164 = arith.addi %12, %c3 : index
      %165 = arith.addi %inputFeatures, %c2 : index
      %166 = arith.divui %165, %c3 : index
      %167 = arith.muli %166, %c3 : index
      %168 = arith.addi %164, %167 : index
      %169 = arith.muli %153, %c17 : index
      %170 = arith.addi %168, %169 : index
      %171 = arith.addi %170, %c5 : index
      %172 = arith.muli %154, %c1 : index
      %173 = arith.addi %171, %172 : index
      %174 = vector.load %w[%173] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %175 = vector.bitcast %174 : vector<16xi8> to vector<4xi32>
      %176 = arith.andi %175, %c18 : vector<4xi32>
      %177 = arith.ori %176, %c19 : vector<4xi32>
      %178 = vector.bitcast %177 : vector<4xi32> to vector<8xf16>
      %179 = arith.shrui %175, %c20 : vector<4xi32>
      %180 = arith.andi %179, %c18 : vector<4xi32>
      %181 = arith.ori %180, %c19 : vector<4xi32>
      %182 = vector.bitcast %181 : vector<4xi32> to vector<8xf16>
      %183 = vector.shuffle %178, %182 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %184 = arith.subf %183, %c21 : vector<16xf16>
      %185 = arith.mulf %184, %163 : vector<16xf16>
      %186 = arith.muli %153, %c17 : index
      %187 = arith.addi %168, %186 : index
      %188 = arith.addi %187, %c22 : index
      %189 = arith.muli %154, %c1 : index
      %190 = arith.addi %188, %189 : index
      %191 = vector.load %w[%190] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %192 = vector.bitcast %191 : vector<16xi8> to vector<4xi32>
      %193 = arith.andi %192, %c18 : vector<4xi32>
      %194 = arith.ori %193, %c19 : vector<4xi32>
      %195 = vector.bitcast %194 : vector<4xi32> to vector<8xf16>
      %196 = arith.shrui %192, %c20 : vector<4xi32>
      %197 = arith.andi %196, %c18 : vector<4xi32>
      %198 = arith.ori %197, %c19 : vector<4xi32>
      %199 = vector.bitcast %198 : vector<4xi32> to vector<8xf16>
      %200 = vector.shuffle %195, %199 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %201 = arith.subf %200, %c21 : vector<16xf16>
      %202 = arith.mulf %201, %163 : vector<16xf16>
      %203 = arith.addi %48, %c6 : index
      %204 = arith.remui %52, %c1 : index
      %205 = arith.addi %12, %c3 : index
      %206 = arith.muli %203, %c10 : index
      %207 = arith.addi %205, %206 : index
      %208 = arith.muli %204, %c4 : index
      %209 = arith.addi %207, %208 : index
      %210 = vector.load %w[%209] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %211 = vector.bitcast %210 : vector<2xi8> to vector<1xf16>
      %212 = vector.extract %211[0] : f16 from vector<1xf16>
      %213 = vector.broadcast %212 : f16 to vector<16xf16>
      %214 = arith.addi %12, %c3 : index
      %215 = arith.addi %inputFeatures, %c2 : index
      %216 = arith.divui %215, %c3 : index
      %217 = arith.muli %216, %c3 : index
      %218 = arith.addi %214, %217 : index
      %219 = arith.muli %203, %c17 : index
      %220 = arith.addi %218, %219 : index
      %221 = arith.addi %220, %c5 : index
      %222 = arith.muli %204, %c1 : index
      %223 = arith.addi %221, %222 : index
      %224 = vector.load %w[%223] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %225 = vector.bitcast %224 : vector<16xi8> to vector<4xi32>
      %226 = arith.andi %225, %c18 : vector<4xi32>
      %227 = arith.ori %226, %c19 : vector<4xi32>
      %228 = vector.bitcast %227 : vector<4xi32> to vector<8xf16>
      %229 = arith.shrui %225, %c20 : vector<4xi32>
      %230 = arith.andi %229, %c18 : vector<4xi32>
      %231 = arith.ori %230, %c19 : vector<4xi32>
      %232 = vector.bitcast %231 : vector<4xi32> to vector<8xf16>
      %233 = vector.shuffle %228, %232 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %234 = arith.subf %233, %c21 : vector<16xf16>
      %235 = arith.mulf %234, %213 : vector<16xf16>
      %236 = arith.muli %203, %c17 : index
      %237 = arith.addi %218, %236 : index
      %238 = arith.addi %237, %c22 : index
      %239 = arith.muli %204, %c1 : index
      %240 = arith.addi %238, %239 : index
      %241 = vector.load %w[%240] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %242 = vector.bitcast %241 : vector<16xi8> to vector<4xi32>
      %243 = arith.andi %242, %c18 : vector<4xi32>
      %244 = arith.ori %243, %c19 : vector<4xi32>
      %245 = vector.bitcast %244 : vector<4xi32> to vector<8xf16>
      %246 = arith.shrui %242, %c20 : vector<4xi32>
      %247 = arith.andi %246, %c18 : vector<4xi32>
      %248 = arith.ori %247, %c19 : vector<4xi32>
      %249 = vector.bitcast %248 : vector<4xi32> to vector<8xf16>
      %250 = vector.shuffle %245, %249 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %251 = arith.subf %250, %c21 : vector<16xf16>
      %252 = arith.mulf %251, %213 : vector<16xf16>
      %253 = arith.muli %48, %c4 : index
      %254 = arith.addi %253, %c5 : index
      %255 = arith.muli %tileRows, %c1 : index
      %256 = arith.muli %254, %255 : index
      %257 = arith.addi %34, %256 : index
      %258 = vector.load %22[%257] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %259 = arith.muli %tileRows, %c13 : index
      %260 = arith.addi %257, %259 : index
      %261 = vector.load %22[%260] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %262 = vector.shuffle %258, %261 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %263 = wave.mma %262, %85, %49 : vector<16xf16>, vector<8xf32>
      %264 = wave.mma %262, %185, %50 : vector<16xf16>, vector<8xf32>
      %265 = arith.muli %48, %c4 : index
      %266 = arith.addi %265, %c6 : index
      %267 = arith.muli %tileRows, %c1 : index
      %268 = arith.muli %266, %267 : index
      %269 = arith.addi %34, %268 : index
      %270 = vector.load %22[%269] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %271 = arith.muli %tileRows, %c13 : index
      %272 = arith.addi %269, %271 : index
      %273 = vector.load %22[%272] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %274 = vector.shuffle %270, %273 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %275 = wave.mma %274, %102, %263 : vector<16xf16>, vector<8xf32>
      %276 = wave.mma %274, %202, %264 : vector<16xf16>, vector<8xf32>
      %277 = arith.muli %48, %c4 : index
      %278 = arith.addi %277, %c4 : index
      %279 = arith.muli %tileRows, %c1 : index
      %280 = arith.muli %278, %279 : index
      %281 = arith.addi %34, %280 : index
      %282 = vector.load %22[%281] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %283 = arith.muli %tileRows, %c13 : index
      %284 = arith.addi %281, %283 : index
      %285 = vector.load %22[%284] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %286 = vector.shuffle %282, %285 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %287 = wave.mma %286, %135, %275 : vector<16xf16>, vector<8xf32>
      %288 = wave.mma %286, %235, %276 : vector<16xf16>, vector<8xf32>
      %289 = arith.muli %48, %c4 : index
      %290 = arith.addi %289, %c23 : index
      %291 = arith.muli %tileRows, %c1 : index
      %292 = arith.muli %290, %291 : index
      %293 = arith.addi %34, %292 : index
      %294 = vector.load %22[%293] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %295 = arith.muli %tileRows, %c13 : index
      %296 = arith.addi %293, %295 : index
      %297 = vector.load %22[%296] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %298 = vector.shuffle %294, %297 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %299 = wave.mma %298, %152, %287 : vector<16xf16>, vector<8xf32>
      %300 = wave.mma %298, %252, %288 : vector<16xf16>, vector<8xf32>
      scf.yield %299, %300 : vector<8xf32>, vector<8xf32>
    }
    %301 = arith.select %41, %47, %40 : index
    %305:2 = scf.for %302 = %47 to %301 step %c6 iter_args(%303 = %51#0, %304 = %51#1) -> (vector<8xf32>, vector<8xf32>) {
      %306 = wave.lane
      %307 = arith.addi %302, %c5 : index
      %308 = arith.remui %306, %c1 : index
      %309 = arith.addi %10, %c3 : index
      %310 = arith.muli %307, %c10 : index
      %311 = arith.addi %309, %310 : index
      %312 = arith.muli %308, %c4 : index
      %313 = arith.addi %311, %312 : index
      %314 = vector.load %w[%313] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %315 = vector.bitcast %314 : vector<2xi8> to vector<1xf16>
      %316 = vector.extract %315[0] : f16 from vector<1xf16>
      %317 = vector.broadcast %316 : f16 to vector<16xf16>
      %318 = arith.addi %10, %c3 : index
      %319 = arith.addi %inputFeatures, %c2 : index
      %320 = arith.divui %319, %c3 : index
      %321 = arith.muli %320, %c3 : index
      %322 = arith.addi %318, %321 : index
      %323 = arith.muli %307, %c17 : index
      %324 = arith.addi %322, %323 : index
      %325 = arith.addi %324, %c5 : index
      %326 = arith.muli %308, %c1 : index
      %327 = arith.addi %325, %326 : index
      %328 = vector.load %w[%327] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %329 = vector.bitcast %328 : vector<16xi8> to vector<4xi32>
      %330 = arith.andi %329, %c18 : vector<4xi32>
      %331 = arith.ori %330, %c19 : vector<4xi32>
      %332 = vector.bitcast %331 : vector<4xi32> to vector<8xf16>
      %333 = arith.shrui %329, %c20 : vector<4xi32>
      %334 = arith.andi %333, %c18 : vector<4xi32>
      %335 = arith.ori %334, %c19 : vector<4xi32>
      %336 = vector.bitcast %335 : vector<4xi32> to vector<8xf16>
      %337 = vector.shuffle %332, %336 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %338 = arith.subf %337, %c21 : vector<16xf16>
      %339 = arith.mulf %338, %317 : vector<16xf16>
      %340 = arith.muli %307, %c17 : index
      %341 = arith.addi %322, %340 : index
      %342 = arith.addi %341, %c22 : index
      %343 = arith.muli %308, %c1 : index
      %344 = arith.addi %342, %343 : index
      %345 = vector.load %w[%344] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %346 = vector.bitcast %345 : vector<16xi8> to vector<4xi32>
      %347 = arith.andi %346, %c18 : vector<4xi32>
      %348 = arith.ori %347, %c19 : vector<4xi32>
      %349 = vector.bitcast %348 : vector<4xi32> to vector<8xf16>
      %350 = arith.shrui %346, %c20 : vector<4xi32>
      %351 = arith.andi %350, %c18 : vector<4xi32>
      %352 = arith.ori %351, %c19 : vector<4xi32>
      %353 = vector.bitcast %352 : vector<4xi32> to vector<8xf16>
      %354 = vector.shuffle %349, %353 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %355 = arith.subf %354, %c21 : vector<16xf16>
      %356 = arith.mulf %355, %317 : vector<16xf16>
      %357 = arith.addi %302, %c5 : index
      %358 = arith.remui %306, %c1 : index
      %359 = arith.addi %12, %c3 : index
      %360 = arith.muli %357, %c10 : index
      %361 = arith.addi %359, %360 : index
      %362 = arith.muli %358, %c4 : index
      %363 = arith.addi %361, %362 : index
      %364 = vector.load %w[%363] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %365 = vector.bitcast %364 : vector<2xi8> to vector<1xf16>
      %366 = vector.extract %365[0] : f16 from vector<1xf16>
      %367 = vector.broadcast %366 : f16 to vector<16xf16>
      %368 = arith.addi %12, %c3 : index
      %369 = arith.addi %inputFeatures, %c2 : index
      %370 = arith.divui %369, %c3 : index
      %371 = arith.muli %370, %c3 : index
      %372 = arith.addi %368, %371 : index
      %373 = arith.muli %357, %c17 : index
      %374 = arith.addi %372, %373 : index
      %375 = arith.addi %374, %c5 : index
      %376 = arith.muli %358, %c1 : index
      %377 = arith.addi %375, %376 : index
      %378 = vector.load %w[%377] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %379 = vector.bitcast %378 : vector<16xi8> to vector<4xi32>
      %380 = arith.andi %379, %c18 : vector<4xi32>
      %381 = arith.ori %380, %c19 : vector<4xi32>
      %382 = vector.bitcast %381 : vector<4xi32> to vector<8xf16>
      %383 = arith.shrui %379, %c20 : vector<4xi32>
      %384 = arith.andi %383, %c18 : vector<4xi32>
      %385 = arith.ori %384, %c19 : vector<4xi32>
      %386 = vector.bitcast %385 : vector<4xi32> to vector<8xf16>
      %387 = vector.shuffle %382, %386 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %388 = arith.subf %387, %c21 : vector<16xf16>
      %389 = arith.mulf %388, %367 : vector<16xf16>
      %390 = arith.muli %357, %c17 : index
      %391 = arith.addi %372, %390 : index
      %392 = arith.addi %391, %c22 : index
      %393 = arith.muli %358, %c1 : index
      %394 = arith.addi %392, %393 : index
      %395 = vector.load %w[%394] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %396 = vector.bitcast %395 : vector<16xi8> to vector<4xi32>
      %397 = arith.andi %396, %c18 : vector<4xi32>
      %398 = arith.ori %397, %c19 : vector<4xi32>
      %399 = vector.bitcast %398 : vector<4xi32> to vector<8xf16>
      %400 = arith.shrui %396, %c20 : vector<4xi32>
      %401 = arith.andi %400, %c18 : vector<4xi32>
      %402 = arith.ori %401, %c19 : vector<4xi32>
      %403 = vector.bitcast %402 : vector<4xi32> to vector<8xf16>
      %404 = vector.shuffle %399, %403 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %405 = arith.subf %404, %c21 : vector<16xf16>
      %406 = arith.mulf %405, %367 : vector<16xf16>
      %407 = arith.muli %302, %c4 : index
      %408 = arith.addi %407, %c5 : index
      %409 = arith.muli %tileRows, %c1 : index
      %410 = arith.muli %408, %409 : index
      %411 = arith.addi %34, %410 : index
      %412 = vector.load %22[%411] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %413 = arith.muli %tileRows, %c13 : index
      %414 = arith.addi %411, %413 : index
      %415 = vector.load %22[%414] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %416 = vector.shuffle %412, %415 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %417 = wave.mma %416, %339, %303 : vector<16xf16>, vector<8xf32>
      %418 = wave.mma %416, %389, %304 : vector<16xf16>, vector<8xf32>
      %419 = arith.muli %302, %c4 : index
      %420 = arith.addi %419, %c6 : index
      %421 = arith.muli %tileRows, %c1 : index
      %422 = arith.muli %420, %421 : index
      %423 = arith.addi %34, %422 : index
      %424 = vector.load %22[%423] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %425 = arith.muli %tileRows, %c13 : index
      %426 = arith.addi %423, %425 : index
      %427 = vector.load %22[%426] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %428 = vector.shuffle %424, %427 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %429 = wave.mma %428, %356, %417 : vector<16xf16>, vector<8xf32>
      %430 = wave.mma %428, %406, %418 : vector<16xf16>, vector<8xf32>
      scf.yield %429, %430 : vector<8xf32>, vector<8xf32>
    }
    %431 = wave.lane
    %432 = wave.wave
    %433 = arith.muli %432, %c4 : index
    %434 = arith.addi %433, %c5 : index
    %435 = arith.muli %434, %c22 : index
    %436 = arith.addi %435, %431 : index
    %437 = vector.extract %305#0[0] : f32 from vector<8xf32>
    %438 = arith.addi %436, %c5 : index
    memref.store %437, %16[%438] : memref<?xf32>
    %439 = vector.extract %305#0[1] : f32 from vector<8xf32>
    %440 = arith.addi %436, %c10 : index
    memref.store %439, %16[%440] : memref<?xf32>
    %441 = vector.extract %305#0[2] : f32 from vector<8xf32>
    %442 = arith.addi %436, %c24 : index
    memref.store %441, %16[%442] : memref<?xf32>
    %443 = vector.extract %305#0[3] : f32 from vector<8xf32>
    %444 = arith.addi %436, %c25 : index
    memref.store %443, %16[%444] : memref<?xf32>
    %445 = vector.extract %305#0[4] : f32 from vector<8xf32>
    %446 = arith.addi %436, %c3 : index
    memref.store %445, %16[%446] : memref<?xf32>
    %447 = vector.extract %305#0[5] : f32 from vector<8xf32>
    %448 = arith.addi %436, %c26 : index
    memref.store %447, %16[%448] : memref<?xf32>
    %449 = vector.extract %305#0[6] : f32 from vector<8xf32>
    %450 = arith.addi %436, %c27 : index
    memref.store %449, %16[%450] : memref<?xf32>
    %451 = vector.extract %305#0[7] : f32 from vector<8xf32>
    %452 = arith.addi %436, %c28 : index
    memref.store %451, %16[%452] : memref<?xf32>
    %453 = arith.muli %432, %c4 : index
    %454 = arith.addi %453, %c6 : index
    %455 = arith.muli %454, %c22 : index
    %456 = arith.addi %455, %431 : index
    %457 = vector.extract %305#1[0] : f32 from vector<8xf32>
    %458 = arith.addi %456, %c5 : index
    memref.store %457, %16[%458] : memref<?xf32>
    %459 = vector.extract %305#1[1] : f32 from vector<8xf32>
    %460 = arith.addi %456, %c10 : index
    memref.store %459, %16[%460] : memref<?xf32>
    %461 = vector.extract %305#1[2] : f32 from vector<8xf32>
    %462 = arith.addi %456, %c24 : index
    memref.store %461, %16[%462] : memref<?xf32>
    %463 = vector.extract %305#1[3] : f32 from vector<8xf32>
    %464 = arith.addi %456, %c25 : index
    memref.store %463, %16[%464] : memref<?xf32>
    %465 = vector.extract %305#1[4] : f32 from vector<8xf32>
    %466 = arith.addi %456, %c3 : index
    memref.store %465, %16[%466] : memref<?xf32>
    %467 = vector.extract %305#1[5] : f32 from vector<8xf32>
    %468 = arith.addi %456, %c26 : index
    memref.store %467, %16[%468] : memref<?xf32>
    %469 = vector.extract %305#1[6] : f32 from vector<8xf32>
    %470 = arith.addi %456, %c27 : index
    memref.store %469, %16[%470] : memref<?xf32>
    %471 = vector.extract %305#1[7] : f32 from vector<8xf32>
    %472 = arith.addi %456, %c28 : index
    memref.store %471, %16[%472] : memref<?xf32>
    wave.barrier
    %473 = arith.muli %432, %c4 : index
    %474 = arith.addi %473, %c5 : index
    %475 = arith.muli %474, %c10 : index
    %476 = arith.addi %475, %431 : index
    %477 = arith.addi %476, %c5 : index
    %478 = memref.load %16[%477] : memref<?xf32>
    %479 = arith.addi %477, %c17 : index
    %480 = memref.load %16[%479] : memref<?xf32>
    %481 = arith.addf %478, %480 : f32
    %482 = arith.addi %477, %c29 : index
    %483 = memref.load %16[%482] : memref<?xf32>
    %484 = arith.addf %481, %483 : f32
    %485 = arith.addi %477, %c30 : index
    %486 = memref.load %16[%485] : memref<?xf32>
    %487 = arith.addf %484, %486 : f32
    %488 = arith.muli %474, %c10 : index
    %489 = arith.addi %488, %431 : index
    %490 = arith.addi %489, %c22 : index
    %491 = memref.load %16[%490] : memref<?xf32>
    %492 = arith.addi %490, %c17 : index
    %493 = memref.load %16[%492] : memref<?xf32>
    %494 = arith.addf %491, %493 : f32
    %495 = arith.addi %490, %c29 : index
    %496 = memref.load %16[%495] : memref<?xf32>
    %497 = arith.addf %494, %496 : f32
    %498 = arith.addi %490, %c30 : index
    %499 = memref.load %16[%498] : memref<?xf32>
    %500 = arith.addf %497, %499 : f32
    %501 = wave.lane
    %502 = arith.addi %15, %c5 : index
    %503 = arith.muli %474, %c4 : index
    %504 = arith.addi %502, %503 : index
    %505 = arith.divui %501, %c1 : index
    %506 = arith.addi %504, %505 : index
    %507 = arith.cmpi slt, %506, %14 : index
    scf.if %507 {
      %508 = arith.cmpi eq, %hasFactors, %c6 : index
      %509 = arith.muli %506, %c4 : index
      %510 = memref.load %factors[%509] : memref<?xf32>
      %511 = arith.mulf %510, %operandScale : f32
      %512 = arith.select %508, %511, %operandScale : f32
      %513 = arith.remui %501, %c1 : index
      %514 = arith.muli %513, %c33 : index
      %515 = arith.addi %10, %514 : index
      %516 = vector.load %w[%515] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %517 = vector.bitcast %516 : vector<4xi8> to vector<1xf32>
      %518 = vector.extract %517[0] : f32 from vector<1xf32>
      %519 = arith.mulf %518, %512 : f32
      %520 = arith.mulf %487, %519 : f32
      %521 = arith.remui %501, %c1 : index
      %522 = arith.muli %521, %c33 : index
      %523 = arith.addi %12, %522 : index
      %524 = vector.load %w[%523] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %525 = vector.bitcast %524 : vector<4xi8> to vector<1xf32>
      %526 = vector.extract %525[0] : f32 from vector<1xf32>
      %527 = arith.mulf %526, %512 : f32
      %528 = arith.mulf %500, %527 : f32
      %529 = arith.muli %506, %outputFeatures : index
      %530 = arith.addi %529, %18 : index
      %531 = wave.lane
      %532 = arith.remui %531, %c1 : index
      %533 = arith.addi %530, %532 : index
      %534 = arith.addi %533, %c5 : index
      memref.store %520, %logits[%534] : memref<?xf32>
      %535 = arith.addi %533, %c1 : index
      memref.store %528, %logits[%535] : memref<?xf32>
    }
    %536 = arith.muli %432, %c4 : index
    %537 = arith.addi %536, %c6 : index
    %538 = arith.muli %537, %c10 : index
    %539 = arith.addi %538, %431 : index
    %540 = arith.addi %539, %c5 : index
    %541 = memref.load %16[%540] : memref<?xf32>
    %542 = arith.addi %540, %c17 : index
    %543 = memref.load %16[%542] : memref<?xf32>
    %544 = arith.addf %541, %543 : f32
    %545 = arith.addi %540, %c29 : index
    %546 = memref.load %16[%545] : memref<?xf32>
    %547 = arith.addf %544, %546 : f32
    %548 = arith.addi %540, %c30 : index
    %549 = memref.load %16[%548] : memref<?xf32>
    %550 = arith.addf %547, %549 : f32
    %551 = arith.muli %537, %c10 : index
    %552 = arith.addi %551, %431 : index
    %553 = arith.addi %552, %c22 : index
    %554 = memref.load %16[%553] : memref<?xf32>
    %555 = arith.addi %553, %c17 : index
    %556 = memref.load %16[%555] : memref<?xf32>
    %557 = arith.addf %554, %556 : f32
    %558 = arith.addi %553, %c29 : index
    %559 = memref.load %16[%558] : memref<?xf32>
    %560 = arith.addf %557, %559 : f32
    %561 = arith.addi %553, %c30 : index
    %562 = memref.load %16[%561] : memref<?xf32>
    %563 = arith.addf %560, %562 : f32
    %564 = wave.lane
    %565 = arith.addi %15, %c5 : index
    %566 = arith.muli %537, %c4 : index
    %567 = arith.addi %565, %566 : index
    %568 = arith.divui %564, %c1 : index
    %569 = arith.addi %567, %568 : index
    %570 = arith.cmpi slt, %569, %14 : index
    scf.if %570 {
      %571 = arith.cmpi eq, %hasFactors, %c6 : index
      %572 = arith.muli %569, %c4 : index
      %573 = memref.load %factors[%572] : memref<?xf32>
      %574 = arith.mulf %573, %operandScale : f32
      %575 = arith.select %571, %574, %operandScale : f32
      %576 = arith.remui %564, %c1 : index
      %577 = arith.muli %576, %c33 : index
      %578 = arith.addi %10, %577 : index
      %579 = vector.load %w[%578] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %580 = vector.bitcast %579 : vector<4xi8> to vector<1xf32>
      %581 = vector.extract %580[0] : f32 from vector<1xf32>
      %582 = arith.mulf %581, %575 : f32
      %583 = arith.mulf %550, %582 : f32
      %584 = arith.remui %564, %c1 : index
      %585 = arith.muli %584, %c33 : index
      %586 = arith.addi %12, %585 : index
      %587 = vector.load %w[%586] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %588 = vector.bitcast %587 : vector<4xi8> to vector<1xf32>
      %589 = vector.extract %588[0] : f32 from vector<1xf32>
      %590 = arith.mulf %589, %575 : f32
      %591 = arith.mulf %563, %590 : f32
      %592 = arith.muli %569, %outputFeatures : index
      %593 = arith.addi %592, %18 : index
      %594 = wave.lane
      %595 = arith.remui %594, %c1 : index
      %596 = arith.addi %593, %595 : index
      %597 = arith.addi %596, %c5 : index
      memref.store %583, %logits[%597] : memref<?xf32>
      %598 = arith.addi %596, %c1 : index
      memref.store %591, %logits[%598] : memref<?xf32>
    }
  }
  %599 = arith.muli %experts, %c33 : index
  %600 = wave.scratch %599 : memref<?xf32>
  %601 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %601 {
    %602 = arith.addi %15, %c1 : index
    %603 = arith.minsi %602, %14 : index
    %604 = wave.wave
    %605 = arith.addi %15, %604 : index
    scf.for %606 = %605 to %603 step %c33 {
      %607 = wave.wave
      %608 = arith.muli %607, %experts : index
      %609 = wave.lane
      %610 = arith.muli %606, %logitsWidth : index
      %613 = scf.for %611 = %609 to %experts step %c10 iter_args(%612 = %c38) -> (f32) {
        %614 = arith.addi %610, %611 : index
        %615 = memref.load %logits[%614] : memref<?xf32>
        %616 = arith.maximumf %612, %615 : f32
        scf.yield %616 : f32
      }
      %617 = vector.broadcast %613 : f32 to vector<1xf32>
      %618 = wave.reduce "max" %617 : vector<1xf32>
      %621 = scf.for %619 = %609 to %experts step %c10 iter_args(%620 = %c39) -> (f32) {
        %622 = arith.addi %610, %619 : index
        %623 = memref.load %logits[%622] : memref<?xf32>
        %624 = arith.subf %623, %618 : f32
        %625 = arith.mulf %624, %c40 : f32
        %626 = wave.exp2 %625 : f32
        %627 = arith.addi %608, %619 : index
        memref.store %626, %600[%627] : memref<?xf32>
        %628 = arith.addf %620, %626 : f32
        scf.yield %628 : f32
      }
      %629 = vector.broadcast %621 : f32 to vector<1xf32>
      %630 = wave.reduce "add" %629 : vector<1xf32>
      scf.for %631 = %609 to %experts step %c10 {
        %632 = arith.addi %608, %631 : index
        %633 = memref.load %600[%632] : memref<?xf32>
        %634 = arith.divf %633, %630 : f32
        %635 = arith.addi %608, %631 : index
        memref.store %634, %600[%635] : memref<?xf32>
      }
      %640:3 = scf.for %636 = %c5 to %expertsPerToken step %c6 iter_args(%637 = %c39, %638 = %c39, %639 = %c41) -> (f32, f32, i32) {
        %644:2 = scf.for %641 = %609 to %experts step %c10 iter_args(%642 = %c42, %643 = %c39) -> (f32, f32) {
          %645 = arith.addi %608, %641 : index
          %646 = memref.load %600[%645] : memref<?xf32>
          %647 = arith.cmpf ogt, %646, %642 : f32
          %648 = arith.index_cast %641 : index to i32
          %649 = arith.sitofp %648 : i32 to f32
          %650 = arith.select %647, %646, %642 : f32
          %651 = arith.select %647, %649, %643 : f32
          scf.yield %650, %651 : f32, f32
        }
        %652 = vector.broadcast %644#0 : f32 to vector<1xf32>
        %653 = wave.reduce "max" %652 : vector<1xf32>
        %654 = arith.cmpf oeq, %644#0, %653 : f32
        %655 = arith.subf %c39, %644#1 : f32
        %656 = arith.select %654, %655, %c43 : f32
        %657 = vector.broadcast %656 : f32 to vector<1xf32>
        %658 = wave.reduce "max" %657 : vector<1xf32>
        %659 = arith.subf %c39, %658 : f32
        %660 = arith.fptosi %659 : f32 to i32
        %661 = arith.index_cast %660 : i32 to index
        %662 = arith.remui %661, %c10 : index
        %663 = arith.cmpi eq, %662, %609 : index
        scf.if %663 {
          %664 = arith.addi %608, %661 : index
          memref.store %c44, %600[%664] : memref<?xf32>
        }
        %665 = arith.cmpi eq, %636, %609 : index
        %666 = arith.addf %637, %653 : f32
        %667 = arith.select %665, %653, %638 : f32
        %668 = arith.select %665, %660, %639 : i32
        scf.yield %666, %667, %668 : f32, f32, i32
      }
      %669 = arith.cmpi eq, %normalize, %c6 : index
      %670 = arith.divf %640#1, %640#0 : f32
      %671 = arith.select %669, %670, %640#1 : f32
      %672 = arith.cmpi slt, %609, %expertsPerToken : index
      scf.if %672 {
        %673 = arith.muli %606, %expertsPerToken : index
        %674 = arith.addi %673, %609 : index
        memref.store %671, %weights[%674] : memref<?xf32>
        %675 = arith.muli %606, %expertsPerToken : index
        %676 = arith.addi %675, %609 : index
        memref.store %640#2, %ids_out[%676] : memref<?xi32>
      }
    }
  }
  wave.return
}
