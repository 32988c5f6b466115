// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='q8_0', waves=2, panels=2, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_q8_0_w2p2_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) attributes {waves = 2 : i64} {
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
  %operandHalves = wave.param "operandHalves" : index
  %c13 = arith.constant 8 : index
  %c14 = arith.constant 64 : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant 512 : index
  %c19 = arith.constant dense<16711935> : vector<4xi32>
  %c20 = arith.constant dense<1677747200> : vector<4xi32>
  %c21 = arith.constant dense<8> : vector<4xi32>
  %c22 = arith.constant dense<0x6480> : vector<16xf16>
  %c23 = arith.constant 256 : index
  %c24 = arith.constant 3 : index
  %c25 = arith.constant 96 : index
  %c26 = arith.constant 160 : index
  %c27 = arith.constant 192 : index
  %c28 = arith.constant 224 : index
  %c29 = arith.constant 4 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
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
    scf.for %28 = %27 to %23 step %c14 {
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
    %51:2 = scf.for %48 = %38 to %47 step %c4 iter_args(%49 = %c15, %50 = %c15) -> (vector<8xf32>, vector<8xf32>) {
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
      %69 = arith.muli %53, %c18 : index
      %70 = arith.addi %68, %69 : index
      %71 = arith.addi %70, %c5 : index
      %72 = arith.muli %54, %c1 : index
      %73 = arith.addi %71, %72 : index
      %74 = vector.load %w[%73] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %75 = vector.bitcast %74 : vector<16xi8> to vector<4xi32>
      %76 = arith.andi %75, %c19 : vector<4xi32>
      %77 = arith.ori %76, %c20 : vector<4xi32>
      %78 = vector.bitcast %77 : vector<4xi32> to vector<8xf16>
      %79 = arith.shrui %75, %c21 : vector<4xi32>
      %80 = arith.andi %79, %c19 : vector<4xi32>
      %81 = arith.ori %80, %c20 : vector<4xi32>
      %82 = vector.bitcast %81 : vector<4xi32> to vector<8xf16>
      %83 = vector.shuffle %78, %82 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %84 = arith.subf %83, %c22 : vector<16xf16>
      %85 = arith.mulf %84, %63 : vector<16xf16>
      %86 = arith.muli %53, %c18 : index
      %87 = arith.addi %68, %86 : index
      %88 = arith.addi %87, %c23 : index
      %89 = arith.muli %54, %c1 : index
      %90 = arith.addi %88, %89 : index
      %91 = vector.load %w[%90] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %92 = vector.bitcast %91 : vector<16xi8> to vector<4xi32>
      %93 = arith.andi %92, %c19 : vector<4xi32>
      %94 = arith.ori %93, %c20 : vector<4xi32>
      %95 = vector.bitcast %94 : vector<4xi32> to vector<8xf16>
      %96 = arith.shrui %92, %c21 : vector<4xi32>
      %97 = arith.andi %96, %c19 : vector<4xi32>
      %98 = arith.ori %97, %c20 : vector<4xi32>
      %99 = vector.bitcast %98 : vector<4xi32> to vector<8xf16>
      %100 = vector.shuffle %95, %99 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %101 = arith.subf %100, %c22 : vector<16xf16>
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
      %119 = arith.muli %103, %c18 : index
      %120 = arith.addi %118, %119 : index
      %121 = arith.addi %120, %c5 : index
      %122 = arith.muli %104, %c1 : index
      %123 = arith.addi %121, %122 : index
      %124 = vector.load %w[%123] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %125 = vector.bitcast %124 : vector<16xi8> to vector<4xi32>
      %126 = arith.andi %125, %c19 : vector<4xi32>
      %127 = arith.ori %126, %c20 : vector<4xi32>
      %128 = vector.bitcast %127 : vector<4xi32> to vector<8xf16>
      %129 = arith.shrui %125, %c21 : vector<4xi32>
      %130 = arith.andi %129, %c19 : vector<4xi32>
      %131 = arith.ori %130, %c20 : vector<4xi32>
      %132 = vector.bitcast %131 : vector<4xi32> to vector<8xf16>
      %133 = vector.shuffle %128, %132 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %134 = arith.subf %133, %c22 : vector<16xf16>
      %135 = arith.mulf %134, %113 : vector<16xf16>
      %136 = arith.muli %103, %c18 : index
      %137 = arith.addi %118, %136 : index
      %138 = arith.addi %137, %c23 : index
      %139 = arith.muli %104, %c1 : index
      %140 = arith.addi %138, %139 : index
      %141 = vector.load %w[%140] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %142 = vector.bitcast %141 : vector<16xi8> to vector<4xi32>
      %143 = arith.andi %142, %c19 : vector<4xi32>
      %144 = arith.ori %143, %c20 : vector<4xi32>
      %145 = vector.bitcast %144 : vector<4xi32> to vector<8xf16>
      %146 = arith.shrui %142, %c21 : vector<4xi32>
      %147 = arith.andi %146, %c19 : vector<4xi32>
      %148 = arith.ori %147, %c20 : vector<4xi32>
      %149 = vector.bitcast %148 : vector<4xi32> to vector<8xf16>
      %150 = vector.shuffle %145, %149 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %151 = arith.subf %150, %c22 : vector<16xf16>
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
      %169 = arith.muli %153, %c18 : index
      %170 = arith.addi %168, %169 : index
      %171 = arith.addi %170, %c5 : index
      %172 = arith.muli %154, %c1 : index
      %173 = arith.addi %171, %172 : index
      %174 = vector.load %w[%173] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %175 = vector.bitcast %174 : vector<16xi8> to vector<4xi32>
      %176 = arith.andi %175, %c19 : vector<4xi32>
      %177 = arith.ori %176, %c20 : vector<4xi32>
      %178 = vector.bitcast %177 : vector<4xi32> to vector<8xf16>
      %179 = arith.shrui %175, %c21 : vector<4xi32>
      %180 = arith.andi %179, %c19 : vector<4xi32>
      %181 = arith.ori %180, %c20 : vector<4xi32>
      %182 = vector.bitcast %181 : vector<4xi32> to vector<8xf16>
      %183 = vector.shuffle %178, %182 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %184 = arith.subf %183, %c22 : vector<16xf16>
      %185 = arith.mulf %184, %163 : vector<16xf16>
      %186 = arith.muli %153, %c18 : index
      %187 = arith.addi %168, %186 : index
      %188 = arith.addi %187, %c23 : index
      %189 = arith.muli %154, %c1 : index
      %190 = arith.addi %188, %189 : index
      %191 = vector.load %w[%190] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %192 = vector.bitcast %191 : vector<16xi8> to vector<4xi32>
      %193 = arith.andi %192, %c19 : vector<4xi32>
      %194 = arith.ori %193, %c20 : vector<4xi32>
      %195 = vector.bitcast %194 : vector<4xi32> to vector<8xf16>
      %196 = arith.shrui %192, %c21 : vector<4xi32>
      %197 = arith.andi %196, %c19 : vector<4xi32>
      %198 = arith.ori %197, %c20 : vector<4xi32>
      %199 = vector.bitcast %198 : vector<4xi32> to vector<8xf16>
      %200 = vector.shuffle %195, %199 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %201 = arith.subf %200, %c22 : vector<16xf16>
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
      %219 = arith.muli %203, %c18 : index
      %220 = arith.addi %218, %219 : index
      %221 = arith.addi %220, %c5 : index
      %222 = arith.muli %204, %c1 : index
      %223 = arith.addi %221, %222 : index
      %224 = vector.load %w[%223] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %225 = vector.bitcast %224 : vector<16xi8> to vector<4xi32>
      %226 = arith.andi %225, %c19 : vector<4xi32>
      %227 = arith.ori %226, %c20 : vector<4xi32>
      %228 = vector.bitcast %227 : vector<4xi32> to vector<8xf16>
      %229 = arith.shrui %225, %c21 : vector<4xi32>
      %230 = arith.andi %229, %c19 : vector<4xi32>
      %231 = arith.ori %230, %c20 : vector<4xi32>
      %232 = vector.bitcast %231 : vector<4xi32> to vector<8xf16>
      %233 = vector.shuffle %228, %232 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %234 = arith.subf %233, %c22 : vector<16xf16>
      %235 = arith.mulf %234, %213 : vector<16xf16>
      %236 = arith.muli %203, %c18 : index
      %237 = arith.addi %218, %236 : index
      %238 = arith.addi %237, %c23 : index
      %239 = arith.muli %204, %c1 : index
      %240 = arith.addi %238, %239 : index
      %241 = vector.load %w[%240] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %242 = vector.bitcast %241 : vector<16xi8> to vector<4xi32>
      %243 = arith.andi %242, %c19 : vector<4xi32>
      %244 = arith.ori %243, %c20 : vector<4xi32>
      %245 = vector.bitcast %244 : vector<4xi32> to vector<8xf16>
      %246 = arith.shrui %242, %c21 : vector<4xi32>
      %247 = arith.andi %246, %c19 : vector<4xi32>
      %248 = arith.ori %247, %c20 : vector<4xi32>
      %249 = vector.bitcast %248 : vector<4xi32> to vector<8xf16>
      %250 = vector.shuffle %245, %249 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %251 = arith.subf %250, %c22 : vector<16xf16>
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
      %290 = arith.addi %289, %c24 : index
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
      %323 = arith.muli %307, %c18 : index
      %324 = arith.addi %322, %323 : index
      %325 = arith.addi %324, %c5 : index
      %326 = arith.muli %308, %c1 : index
      %327 = arith.addi %325, %326 : index
      %328 = vector.load %w[%327] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %329 = vector.bitcast %328 : vector<16xi8> to vector<4xi32>
      %330 = arith.andi %329, %c19 : vector<4xi32>
      %331 = arith.ori %330, %c20 : vector<4xi32>
      %332 = vector.bitcast %331 : vector<4xi32> to vector<8xf16>
      %333 = arith.shrui %329, %c21 : vector<4xi32>
      %334 = arith.andi %333, %c19 : vector<4xi32>
      %335 = arith.ori %334, %c20 : vector<4xi32>
      %336 = vector.bitcast %335 : vector<4xi32> to vector<8xf16>
      %337 = vector.shuffle %332, %336 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %338 = arith.subf %337, %c22 : vector<16xf16>
      %339 = arith.mulf %338, %317 : vector<16xf16>
      %340 = arith.muli %307, %c18 : index
      %341 = arith.addi %322, %340 : index
      %342 = arith.addi %341, %c23 : index
      %343 = arith.muli %308, %c1 : index
      %344 = arith.addi %342, %343 : index
      %345 = vector.load %w[%344] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %346 = vector.bitcast %345 : vector<16xi8> to vector<4xi32>
      %347 = arith.andi %346, %c19 : vector<4xi32>
      %348 = arith.ori %347, %c20 : vector<4xi32>
      %349 = vector.bitcast %348 : vector<4xi32> to vector<8xf16>
      %350 = arith.shrui %346, %c21 : vector<4xi32>
      %351 = arith.andi %350, %c19 : vector<4xi32>
      %352 = arith.ori %351, %c20 : vector<4xi32>
      %353 = vector.bitcast %352 : vector<4xi32> to vector<8xf16>
      %354 = vector.shuffle %349, %353 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %355 = arith.subf %354, %c22 : vector<16xf16>
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
      %373 = arith.muli %357, %c18 : index
      %374 = arith.addi %372, %373 : index
      %375 = arith.addi %374, %c5 : index
      %376 = arith.muli %358, %c1 : index
      %377 = arith.addi %375, %376 : index
      %378 = vector.load %w[%377] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %379 = vector.bitcast %378 : vector<16xi8> to vector<4xi32>
      %380 = arith.andi %379, %c19 : vector<4xi32>
      %381 = arith.ori %380, %c20 : vector<4xi32>
      %382 = vector.bitcast %381 : vector<4xi32> to vector<8xf16>
      %383 = arith.shrui %379, %c21 : vector<4xi32>
      %384 = arith.andi %383, %c19 : vector<4xi32>
      %385 = arith.ori %384, %c20 : vector<4xi32>
      %386 = vector.bitcast %385 : vector<4xi32> to vector<8xf16>
      %387 = vector.shuffle %382, %386 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %388 = arith.subf %387, %c22 : vector<16xf16>
      %389 = arith.mulf %388, %367 : vector<16xf16>
      %390 = arith.muli %357, %c18 : index
      %391 = arith.addi %372, %390 : index
      %392 = arith.addi %391, %c23 : index
      %393 = arith.muli %358, %c1 : index
      %394 = arith.addi %392, %393 : index
      %395 = vector.load %w[%394] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %396 = vector.bitcast %395 : vector<16xi8> to vector<4xi32>
      %397 = arith.andi %396, %c19 : vector<4xi32>
      %398 = arith.ori %397, %c20 : vector<4xi32>
      %399 = vector.bitcast %398 : vector<4xi32> to vector<8xf16>
      %400 = arith.shrui %396, %c21 : vector<4xi32>
      %401 = arith.andi %400, %c19 : vector<4xi32>
      %402 = arith.ori %401, %c20 : vector<4xi32>
      %403 = vector.bitcast %402 : vector<4xi32> to vector<8xf16>
      %404 = vector.shuffle %399, %403 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %405 = arith.subf %404, %c22 : vector<16xf16>
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
    %435 = arith.muli %434, %c23 : index
    %436 = arith.addi %435, %431 : index
    %437 = vector.extract %305#0[0] : f32 from vector<8xf32>
    %438 = arith.addi %436, %c5 : index
    memref.store %437, %16[%438] : memref<?xf32>
    %439 = vector.extract %305#0[1] : f32 from vector<8xf32>
    %440 = arith.addi %436, %c10 : index
    memref.store %439, %16[%440] : memref<?xf32>
    %441 = vector.extract %305#0[2] : f32 from vector<8xf32>
    %442 = arith.addi %436, %c14 : index
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
    %455 = arith.muli %454, %c23 : index
    %456 = arith.addi %455, %431 : index
    %457 = vector.extract %305#1[0] : f32 from vector<8xf32>
    %458 = arith.addi %456, %c5 : index
    memref.store %457, %16[%458] : memref<?xf32>
    %459 = vector.extract %305#1[1] : f32 from vector<8xf32>
    %460 = arith.addi %456, %c10 : index
    memref.store %459, %16[%460] : memref<?xf32>
    %461 = vector.extract %305#1[2] : f32 from vector<8xf32>
    %462 = arith.addi %456, %c14 : index
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
    %473 = arith.muli %432, %c29 : index
    %474 = arith.addi %473, %c5 : index
    %475 = arith.muli %474, %c10 : index
    %476 = arith.addi %475, %431 : index
    %477 = arith.addi %476, %c5 : index
    %478 = memref.load %16[%477] : memref<?xf32>
    %479 = arith.addi %477, %c18 : index
    %480 = memref.load %16[%479] : memref<?xf32>
    %481 = arith.addf %478, %480 : f32
    %482 = arith.muli %474, %c10 : index
    %483 = arith.addi %482, %431 : index
    %484 = arith.addi %483, %c23 : index
    %485 = memref.load %16[%484] : memref<?xf32>
    %486 = arith.addi %484, %c18 : index
    %487 = memref.load %16[%486] : memref<?xf32>
    %488 = arith.addf %485, %487 : f32
    %489 = wave.lane
    %490 = arith.addi %15, %c5 : index
    %491 = arith.muli %474, %c4 : index
    %492 = arith.addi %490, %491 : index
    %493 = arith.divui %489, %c1 : index
    %494 = arith.addi %492, %493 : index
    %495 = arith.cmpi slt, %494, %14 : index
    scf.if %495 {
      %496 = arith.cmpi eq, %hasFactors, %c6 : index
      %497 = arith.muli %494, %c4 : index
      %498 = memref.load %factors[%497] : memref<?xf32>
      %499 = arith.mulf %498, %operandScale : f32
      %500 = arith.select %496, %499, %operandScale : f32
      %501 = arith.remui %489, %c1 : index
      %502 = arith.muli %501, %c29 : index
      %503 = arith.addi %10, %502 : index
      %504 = vector.load %w[%503] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %505 = vector.bitcast %504 : vector<4xi8> to vector<1xf32>
      %506 = vector.extract %505[0] : f32 from vector<1xf32>
      %507 = arith.mulf %506, %500 : f32
      %508 = arith.mulf %481, %507 : f32
      %509 = arith.remui %489, %c1 : index
      %510 = arith.muli %509, %c29 : index
      %511 = arith.addi %12, %510 : index
      %512 = vector.load %w[%511] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %513 = vector.bitcast %512 : vector<4xi8> to vector<1xf32>
      %514 = vector.extract %513[0] : f32 from vector<1xf32>
      %515 = arith.mulf %514, %500 : f32
      %516 = arith.mulf %488, %515 : f32
      %517 = arith.muli %494, %outputFeatures : index
      %518 = arith.addi %517, %18 : index
      %519 = wave.lane
      %520 = arith.remui %519, %c1 : index
      %521 = arith.addi %518, %520 : index
      %522 = arith.addi %521, %c5 : index
      memref.store %508, %logits[%522] : memref<?xf32>
      %523 = arith.addi %521, %c1 : index
      memref.store %516, %logits[%523] : memref<?xf32>
    }
    %524 = arith.muli %432, %c29 : index
    %525 = arith.addi %524, %c6 : index
    %526 = arith.muli %525, %c10 : index
    %527 = arith.addi %526, %431 : index
    %528 = arith.addi %527, %c5 : index
    %529 = memref.load %16[%528] : memref<?xf32>
    %530 = arith.addi %528, %c18 : index
    %531 = memref.load %16[%530] : memref<?xf32>
    %532 = arith.addf %529, %531 : f32
    %533 = arith.muli %525, %c10 : index
    %534 = arith.addi %533, %431 : index
    %535 = arith.addi %534, %c23 : index
    %536 = memref.load %16[%535] : memref<?xf32>
    %537 = arith.addi %535, %c18 : index
    %538 = memref.load %16[%537] : memref<?xf32>
    %539 = arith.addf %536, %538 : f32
    %540 = wave.lane
    %541 = arith.addi %15, %c5 : index
    %542 = arith.muli %525, %c4 : index
    %543 = arith.addi %541, %542 : index
    %544 = arith.divui %540, %c1 : index
    %545 = arith.addi %543, %544 : index
    %546 = arith.cmpi slt, %545, %14 : index
    scf.if %546 {
      %547 = arith.cmpi eq, %hasFactors, %c6 : index
      %548 = arith.muli %545, %c4 : index
      %549 = memref.load %factors[%548] : memref<?xf32>
      %550 = arith.mulf %549, %operandScale : f32
      %551 = arith.select %547, %550, %operandScale : f32
      %552 = arith.remui %540, %c1 : index
      %553 = arith.muli %552, %c29 : index
      %554 = arith.addi %10, %553 : index
      %555 = vector.load %w[%554] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %556 = vector.bitcast %555 : vector<4xi8> to vector<1xf32>
      %557 = vector.extract %556[0] : f32 from vector<1xf32>
      %558 = arith.mulf %557, %551 : f32
      %559 = arith.mulf %532, %558 : f32
      %560 = arith.remui %540, %c1 : index
      %561 = arith.muli %560, %c29 : index
      %562 = arith.addi %12, %561 : index
      %563 = vector.load %w[%562] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %564 = vector.bitcast %563 : vector<4xi8> to vector<1xf32>
      %565 = vector.extract %564[0] : f32 from vector<1xf32>
      %566 = arith.mulf %565, %551 : f32
      %567 = arith.mulf %539, %566 : f32
      %568 = arith.muli %545, %outputFeatures : index
      %569 = arith.addi %568, %18 : index
      %570 = wave.lane
      %571 = arith.remui %570, %c1 : index
      %572 = arith.addi %569, %571 : index
      %573 = arith.addi %572, %c5 : index
      memref.store %559, %logits[%573] : memref<?xf32>
      %574 = arith.addi %572, %c1 : index
      memref.store %567, %logits[%574] : memref<?xf32>
    }
    %575 = arith.muli %432, %c29 : index
    %576 = arith.addi %575, %c4 : index
    %577 = arith.muli %576, %c10 : index
    %578 = arith.addi %577, %431 : index
    %579 = arith.addi %578, %c5 : index
    %580 = memref.load %16[%579] : memref<?xf32>
    %581 = arith.addi %579, %c18 : index
    %582 = memref.load %16[%581] : memref<?xf32>
    %583 = arith.addf %580, %582 : f32
    %584 = arith.muli %576, %c10 : index
    %585 = arith.addi %584, %431 : index
    %586 = arith.addi %585, %c23 : index
    %587 = memref.load %16[%586] : memref<?xf32>
    %588 = arith.addi %586, %c18 : index
    %589 = memref.load %16[%588] : memref<?xf32>
    %590 = arith.addf %587, %589 : f32
    %591 = wave.lane
    %592 = arith.addi %15, %c5 : index
    %593 = arith.muli %576, %c4 : index
    %594 = arith.addi %592, %593 : index
    %595 = arith.divui %591, %c1 : index
    %596 = arith.addi %594, %595 : index
    %597 = arith.cmpi slt, %596, %14 : index
    scf.if %597 {
      %598 = arith.cmpi eq, %hasFactors, %c6 : index
      %599 = arith.muli %596, %c4 : index
      %600 = memref.load %factors[%599] : memref<?xf32>
      %601 = arith.mulf %600, %operandScale : f32
      %602 = arith.select %598, %601, %operandScale : f32
      %603 = arith.remui %591, %c1 : index
      %604 = arith.muli %603, %c29 : index
      %605 = arith.addi %10, %604 : index
      %606 = vector.load %w[%605] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %607 = vector.bitcast %606 : vector<4xi8> to vector<1xf32>
      %608 = vector.extract %607[0] : f32 from vector<1xf32>
      %609 = arith.mulf %608, %602 : f32
      %610 = arith.mulf %583, %609 : f32
      %611 = arith.remui %591, %c1 : index
      %612 = arith.muli %611, %c29 : index
      %613 = arith.addi %12, %612 : index
      %614 = vector.load %w[%613] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %615 = vector.bitcast %614 : vector<4xi8> to vector<1xf32>
      %616 = vector.extract %615[0] : f32 from vector<1xf32>
      %617 = arith.mulf %616, %602 : f32
      %618 = arith.mulf %590, %617 : f32
      %619 = arith.muli %596, %outputFeatures : index
      %620 = arith.addi %619, %18 : index
      %621 = wave.lane
      %622 = arith.remui %621, %c1 : index
      %623 = arith.addi %620, %622 : index
      %624 = arith.addi %623, %c5 : index
      memref.store %610, %logits[%624] : memref<?xf32>
      %625 = arith.addi %623, %c1 : index
      memref.store %618, %logits[%625] : memref<?xf32>
    }
    %626 = arith.muli %432, %c29 : index
    %627 = arith.addi %626, %c24 : index
    %628 = arith.muli %627, %c10 : index
    %629 = arith.addi %628, %431 : index
    %630 = arith.addi %629, %c5 : index
    %631 = memref.load %16[%630] : memref<?xf32>
    %632 = arith.addi %630, %c18 : index
    %633 = memref.load %16[%632] : memref<?xf32>
    %634 = arith.addf %631, %633 : f32
    %635 = arith.muli %627, %c10 : index
    %636 = arith.addi %635, %431 : index
    %637 = arith.addi %636, %c23 : index
    %638 = memref.load %16[%637] : memref<?xf32>
    %639 = arith.addi %637, %c18 : index
    %640 = memref.load %16[%639] : memref<?xf32>
    %641 = arith.addf %638, %640 : f32
    %642 = wave.lane
    %643 = arith.addi %15, %c5 : index
    %644 = arith.muli %627, %c4 : index
    %645 = arith.addi %643, %644 : index
    %646 = arith.divui %642, %c1 : index
    %647 = arith.addi %645, %646 : index
    %648 = arith.cmpi slt, %647, %14 : index
    scf.if %648 {
      %649 = arith.cmpi eq, %hasFactors, %c6 : index
      %650 = arith.muli %647, %c4 : index
      %651 = memref.load %factors[%650] : memref<?xf32>
      %652 = arith.mulf %651, %operandScale : f32
      %653 = arith.select %649, %652, %operandScale : f32
      %654 = arith.remui %642, %c1 : index
      %655 = arith.muli %654, %c29 : index
      %656 = arith.addi %10, %655 : index
      %657 = vector.load %w[%656] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %658 = vector.bitcast %657 : vector<4xi8> to vector<1xf32>
      %659 = vector.extract %658[0] : f32 from vector<1xf32>
      %660 = arith.mulf %659, %653 : f32
      %661 = arith.mulf %634, %660 : f32
      %662 = arith.remui %642, %c1 : index
      %663 = arith.muli %662, %c29 : index
      %664 = arith.addi %12, %663 : index
      %665 = vector.load %w[%664] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %666 = vector.bitcast %665 : vector<4xi8> to vector<1xf32>
      %667 = vector.extract %666[0] : f32 from vector<1xf32>
      %668 = arith.mulf %667, %653 : f32
      %669 = arith.mulf %641, %668 : f32
      %670 = arith.muli %647, %outputFeatures : index
      %671 = arith.addi %670, %18 : index
      %672 = wave.lane
      %673 = arith.remui %672, %c1 : index
      %674 = arith.addi %671, %673 : index
      %675 = arith.addi %674, %c5 : index
      memref.store %661, %logits[%675] : memref<?xf32>
      %676 = arith.addi %674, %c1 : index
      memref.store %669, %logits[%676] : memref<?xf32>
    }
  }
  %677 = arith.muli %experts, %c4 : index
  %678 = wave.scratch %677 : memref<?xf32>
  %679 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %679 {
    %680 = arith.addi %15, %c1 : index
    %681 = arith.minsi %680, %14 : index
    %682 = wave.wave
    %683 = arith.addi %15, %682 : index
    scf.for %684 = %683 to %681 step %c4 {
      %685 = wave.wave
      %686 = arith.muli %685, %experts : index
      %687 = wave.lane
      %688 = arith.muli %684, %logitsWidth : index
      %691 = scf.for %689 = %687 to %experts step %c10 iter_args(%690 = %c36) -> (f32) {
        %692 = arith.addi %688, %689 : index
        %693 = memref.load %logits[%692] : memref<?xf32>
        %694 = arith.maximumf %690, %693 : f32
        scf.yield %694 : f32
      }
      %695 = vector.broadcast %691 : f32 to vector<1xf32>
      %696 = wave.reduce "max" %695 : vector<1xf32>
      %699 = scf.for %697 = %687 to %experts step %c10 iter_args(%698 = %c37) -> (f32) {
        %700 = arith.addi %688, %697 : index
        %701 = memref.load %logits[%700] : memref<?xf32>
        %702 = arith.subf %701, %696 : f32
        %703 = arith.mulf %702, %c38 : f32
        %704 = wave.exp2 %703 : f32
        %705 = arith.addi %686, %697 : index
        memref.store %704, %678[%705] : memref<?xf32>
        %706 = arith.addf %698, %704 : f32
        scf.yield %706 : f32
      }
      %707 = vector.broadcast %699 : f32 to vector<1xf32>
      %708 = wave.reduce "add" %707 : vector<1xf32>
      scf.for %709 = %687 to %experts step %c10 {
        %710 = arith.addi %686, %709 : index
        %711 = memref.load %678[%710] : memref<?xf32>
        %712 = arith.divf %711, %708 : f32
        %713 = arith.addi %686, %709 : index
        memref.store %712, %678[%713] : memref<?xf32>
      }
      %718:3 = scf.for %714 = %c5 to %expertsPerToken step %c6 iter_args(%715 = %c37, %716 = %c37, %717 = %c39) -> (f32, f32, i32) {
        %722:2 = scf.for %719 = %687 to %experts step %c10 iter_args(%720 = %c40, %721 = %c37) -> (f32, f32) {
          %723 = arith.addi %686, %719 : index
          %724 = memref.load %678[%723] : memref<?xf32>
          %725 = arith.cmpf ogt, %724, %720 : f32
          %726 = arith.index_cast %719 : index to i32
          %727 = arith.sitofp %726 : i32 to f32
          %728 = arith.select %725, %724, %720 : f32
          %729 = arith.select %725, %727, %721 : f32
          scf.yield %728, %729 : f32, f32
        }
        %730 = vector.broadcast %722#0 : f32 to vector<1xf32>
        %731 = wave.reduce "max" %730 : vector<1xf32>
        %732 = arith.cmpf oeq, %722#0, %731 : f32
        %733 = arith.subf %c37, %722#1 : f32
        %734 = arith.select %732, %733, %c41 : f32
        %735 = vector.broadcast %734 : f32 to vector<1xf32>
        %736 = wave.reduce "max" %735 : vector<1xf32>
        %737 = arith.subf %c37, %736 : f32
        %738 = arith.fptosi %737 : f32 to i32
        %739 = arith.index_cast %738 : i32 to index
        %740 = arith.remui %739, %c10 : index
        %741 = arith.cmpi eq, %740, %687 : index
        scf.if %741 {
          %742 = arith.addi %686, %739 : index
          memref.store %c42, %678[%742] : memref<?xf32>
        }
        %743 = arith.cmpi eq, %714, %687 : index
        %744 = arith.addf %715, %731 : f32
        %745 = arith.select %743, %731, %716 : f32
        %746 = arith.select %743, %738, %717 : i32
        scf.yield %744, %745, %746 : f32, f32, i32
      }
      %747 = arith.cmpi eq, %normalize, %c6 : index
      %748 = arith.divf %718#1, %718#0 : f32
      %749 = arith.select %747, %748, %718#1 : f32
      %750 = arith.cmpi slt, %687, %expertsPerToken : index
      scf.if %750 {
        %751 = arith.muli %684, %expertsPerToken : index
        %752 = arith.addi %751, %687 : index
        memref.store %749, %weights[%752] : memref<?xf32>
        %753 = arith.muli %684, %expertsPerToken : index
        %754 = arith.addi %753, %687 : index
        memref.store %718#2, %ids_out[%754] : memref<?xi32>
      }
    }
  }
  wave.return
}
