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
  %c31 = arith.constant 0x3F800000 : f32
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
      %497 = memref.load %factors[%494] : memref<?xf32>
      %498 = arith.select %496, %497, %c31 : f32
      %499 = arith.remui %489, %c1 : index
      %500 = arith.muli %499, %c29 : index
      %501 = arith.addi %10, %500 : index
      %502 = vector.load %w[%501] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %503 = vector.bitcast %502 : vector<4xi8> to vector<1xf32>
      %504 = vector.extract %503[0] : f32 from vector<1xf32>
      %505 = arith.mulf %504, %498 : f32
      %506 = arith.mulf %481, %505 : f32
      %507 = arith.remui %489, %c1 : index
      %508 = arith.muli %507, %c29 : index
      %509 = arith.addi %12, %508 : index
      %510 = vector.load %w[%509] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %511 = vector.bitcast %510 : vector<4xi8> to vector<1xf32>
      %512 = vector.extract %511[0] : f32 from vector<1xf32>
      %513 = arith.mulf %512, %498 : f32
      %514 = arith.mulf %488, %513 : f32
      %515 = arith.muli %494, %outputFeatures : index
      %516 = arith.addi %515, %18 : index
      %517 = wave.lane
      %518 = arith.remui %517, %c1 : index
      %519 = arith.addi %516, %518 : index
      %520 = arith.addi %519, %c5 : index
      memref.store %506, %logits[%520] : memref<?xf32>
      %521 = arith.addi %519, %c1 : index
      memref.store %514, %logits[%521] : memref<?xf32>
    }
    %522 = arith.muli %432, %c29 : index
    %523 = arith.addi %522, %c6 : index
    %524 = arith.muli %523, %c10 : index
    %525 = arith.addi %524, %431 : index
    %526 = arith.addi %525, %c5 : index
    %527 = memref.load %16[%526] : memref<?xf32>
    %528 = arith.addi %526, %c18 : index
    %529 = memref.load %16[%528] : memref<?xf32>
    %530 = arith.addf %527, %529 : f32
    %531 = arith.muli %523, %c10 : index
    %532 = arith.addi %531, %431 : index
    %533 = arith.addi %532, %c23 : index
    %534 = memref.load %16[%533] : memref<?xf32>
    %535 = arith.addi %533, %c18 : index
    %536 = memref.load %16[%535] : memref<?xf32>
    %537 = arith.addf %534, %536 : f32
    %538 = wave.lane
    %539 = arith.addi %15, %c5 : index
    %540 = arith.muli %523, %c4 : index
    %541 = arith.addi %539, %540 : index
    %542 = arith.divui %538, %c1 : index
    %543 = arith.addi %541, %542 : index
    %544 = arith.cmpi slt, %543, %14 : index
    scf.if %544 {
      %545 = arith.cmpi eq, %hasFactors, %c6 : index
      %546 = memref.load %factors[%543] : memref<?xf32>
      %547 = arith.select %545, %546, %c31 : f32
      %548 = arith.remui %538, %c1 : index
      %549 = arith.muli %548, %c29 : index
      %550 = arith.addi %10, %549 : index
      %551 = vector.load %w[%550] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %552 = vector.bitcast %551 : vector<4xi8> to vector<1xf32>
      %553 = vector.extract %552[0] : f32 from vector<1xf32>
      %554 = arith.mulf %553, %547 : f32
      %555 = arith.mulf %530, %554 : f32
      %556 = arith.remui %538, %c1 : index
      %557 = arith.muli %556, %c29 : index
      %558 = arith.addi %12, %557 : index
      %559 = vector.load %w[%558] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %560 = vector.bitcast %559 : vector<4xi8> to vector<1xf32>
      %561 = vector.extract %560[0] : f32 from vector<1xf32>
      %562 = arith.mulf %561, %547 : f32
      %563 = arith.mulf %537, %562 : f32
      %564 = arith.muli %543, %outputFeatures : index
      %565 = arith.addi %564, %18 : index
      %566 = wave.lane
      %567 = arith.remui %566, %c1 : index
      %568 = arith.addi %565, %567 : index
      %569 = arith.addi %568, %c5 : index
      memref.store %555, %logits[%569] : memref<?xf32>
      %570 = arith.addi %568, %c1 : index
      memref.store %563, %logits[%570] : memref<?xf32>
    }
    %571 = arith.muli %432, %c29 : index
    %572 = arith.addi %571, %c4 : index
    %573 = arith.muli %572, %c10 : index
    %574 = arith.addi %573, %431 : index
    %575 = arith.addi %574, %c5 : index
    %576 = memref.load %16[%575] : memref<?xf32>
    %577 = arith.addi %575, %c18 : index
    %578 = memref.load %16[%577] : memref<?xf32>
    %579 = arith.addf %576, %578 : f32
    %580 = arith.muli %572, %c10 : index
    %581 = arith.addi %580, %431 : index
    %582 = arith.addi %581, %c23 : index
    %583 = memref.load %16[%582] : memref<?xf32>
    %584 = arith.addi %582, %c18 : index
    %585 = memref.load %16[%584] : memref<?xf32>
    %586 = arith.addf %583, %585 : f32
    %587 = wave.lane
    %588 = arith.addi %15, %c5 : index
    %589 = arith.muli %572, %c4 : index
    %590 = arith.addi %588, %589 : index
    %591 = arith.divui %587, %c1 : index
    %592 = arith.addi %590, %591 : index
    %593 = arith.cmpi slt, %592, %14 : index
    scf.if %593 {
      %594 = arith.cmpi eq, %hasFactors, %c6 : index
      %595 = memref.load %factors[%592] : memref<?xf32>
      %596 = arith.select %594, %595, %c31 : f32
      %597 = arith.remui %587, %c1 : index
      %598 = arith.muli %597, %c29 : index
      %599 = arith.addi %10, %598 : index
      %600 = vector.load %w[%599] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %601 = vector.bitcast %600 : vector<4xi8> to vector<1xf32>
      %602 = vector.extract %601[0] : f32 from vector<1xf32>
      %603 = arith.mulf %602, %596 : f32
      %604 = arith.mulf %579, %603 : f32
      %605 = arith.remui %587, %c1 : index
      %606 = arith.muli %605, %c29 : index
      %607 = arith.addi %12, %606 : index
      %608 = vector.load %w[%607] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %609 = vector.bitcast %608 : vector<4xi8> to vector<1xf32>
      %610 = vector.extract %609[0] : f32 from vector<1xf32>
      %611 = arith.mulf %610, %596 : f32
      %612 = arith.mulf %586, %611 : f32
      %613 = arith.muli %592, %outputFeatures : index
      %614 = arith.addi %613, %18 : index
      %615 = wave.lane
      %616 = arith.remui %615, %c1 : index
      %617 = arith.addi %614, %616 : index
      %618 = arith.addi %617, %c5 : index
      memref.store %604, %logits[%618] : memref<?xf32>
      %619 = arith.addi %617, %c1 : index
      memref.store %612, %logits[%619] : memref<?xf32>
    }
    %620 = arith.muli %432, %c29 : index
    %621 = arith.addi %620, %c24 : index
    %622 = arith.muli %621, %c10 : index
    %623 = arith.addi %622, %431 : index
    %624 = arith.addi %623, %c5 : index
    %625 = memref.load %16[%624] : memref<?xf32>
    %626 = arith.addi %624, %c18 : index
    %627 = memref.load %16[%626] : memref<?xf32>
    %628 = arith.addf %625, %627 : f32
    %629 = arith.muli %621, %c10 : index
    %630 = arith.addi %629, %431 : index
    %631 = arith.addi %630, %c23 : index
    %632 = memref.load %16[%631] : memref<?xf32>
    %633 = arith.addi %631, %c18 : index
    %634 = memref.load %16[%633] : memref<?xf32>
    %635 = arith.addf %632, %634 : f32
    %636 = wave.lane
    %637 = arith.addi %15, %c5 : index
    %638 = arith.muli %621, %c4 : index
    %639 = arith.addi %637, %638 : index
    %640 = arith.divui %636, %c1 : index
    %641 = arith.addi %639, %640 : index
    %642 = arith.cmpi slt, %641, %14 : index
    scf.if %642 {
      %643 = arith.cmpi eq, %hasFactors, %c6 : index
      %644 = memref.load %factors[%641] : memref<?xf32>
      %645 = arith.select %643, %644, %c31 : f32
      %646 = arith.remui %636, %c1 : index
      %647 = arith.muli %646, %c29 : index
      %648 = arith.addi %10, %647 : index
      %649 = vector.load %w[%648] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %650 = vector.bitcast %649 : vector<4xi8> to vector<1xf32>
      %651 = vector.extract %650[0] : f32 from vector<1xf32>
      %652 = arith.mulf %651, %645 : f32
      %653 = arith.mulf %628, %652 : f32
      %654 = arith.remui %636, %c1 : index
      %655 = arith.muli %654, %c29 : index
      %656 = arith.addi %12, %655 : index
      %657 = vector.load %w[%656] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %658 = vector.bitcast %657 : vector<4xi8> to vector<1xf32>
      %659 = vector.extract %658[0] : f32 from vector<1xf32>
      %660 = arith.mulf %659, %645 : f32
      %661 = arith.mulf %635, %660 : f32
      %662 = arith.muli %641, %outputFeatures : index
      %663 = arith.addi %662, %18 : index
      %664 = wave.lane
      %665 = arith.remui %664, %c1 : index
      %666 = arith.addi %663, %665 : index
      %667 = arith.addi %666, %c5 : index
      memref.store %653, %logits[%667] : memref<?xf32>
      %668 = arith.addi %666, %c1 : index
      memref.store %661, %logits[%668] : memref<?xf32>
    }
  }
  %669 = arith.muli %experts, %c4 : index
  %670 = wave.scratch %669 : memref<?xf32>
  %671 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %671 {
    %672 = arith.addi %15, %c1 : index
    %673 = arith.minsi %672, %14 : index
    %674 = wave.wave
    %675 = arith.addi %15, %674 : index
    scf.for %676 = %675 to %673 step %c4 {
      %677 = wave.wave
      %678 = arith.muli %677, %experts : index
      %679 = wave.lane
      %680 = arith.muli %676, %logitsWidth : index
      %683 = scf.for %681 = %679 to %experts step %c10 iter_args(%682 = %c36) -> (f32) {
        %684 = arith.addi %680, %681 : index
        %685 = memref.load %logits[%684] : memref<?xf32>
        %686 = arith.maximumf %682, %685 : f32
        scf.yield %686 : f32
      }
      %687 = vector.broadcast %683 : f32 to vector<1xf32>
      %688 = wave.reduce "max" %687 : vector<1xf32>
      %691 = scf.for %689 = %679 to %experts step %c10 iter_args(%690 = %c37) -> (f32) {
        %692 = arith.addi %680, %689 : index
        %693 = memref.load %logits[%692] : memref<?xf32>
        %694 = arith.subf %693, %688 : f32
        %695 = arith.mulf %694, %c38 : f32
        %696 = wave.exp2 %695 : f32
        %697 = arith.addi %678, %689 : index
        memref.store %696, %670[%697] : memref<?xf32>
        %698 = arith.addf %690, %696 : f32
        scf.yield %698 : f32
      }
      %699 = vector.broadcast %691 : f32 to vector<1xf32>
      %700 = wave.reduce "add" %699 : vector<1xf32>
      scf.for %701 = %679 to %experts step %c10 {
        %702 = arith.addi %678, %701 : index
        %703 = memref.load %670[%702] : memref<?xf32>
        %704 = arith.divf %703, %700 : f32
        %705 = arith.addi %678, %701 : index
        memref.store %704, %670[%705] : memref<?xf32>
      }
      %710:3 = scf.for %706 = %c5 to %expertsPerToken step %c6 iter_args(%707 = %c37, %708 = %c37, %709 = %c39) -> (f32, f32, i32) {
        %714:2 = scf.for %711 = %679 to %experts step %c10 iter_args(%712 = %c40, %713 = %c37) -> (f32, f32) {
          %715 = arith.addi %678, %711 : index
          %716 = memref.load %670[%715] : memref<?xf32>
          %717 = arith.cmpf ogt, %716, %712 : f32
          %718 = arith.index_cast %711 : index to i32
          %719 = arith.sitofp %718 : i32 to f32
          %720 = arith.select %717, %716, %712 : f32
          %721 = arith.select %717, %719, %713 : f32
          scf.yield %720, %721 : f32, f32
        }
        %722 = vector.broadcast %714#0 : f32 to vector<1xf32>
        %723 = wave.reduce "max" %722 : vector<1xf32>
        %724 = arith.cmpf oeq, %714#0, %723 : f32
        %725 = arith.subf %c37, %714#1 : f32
        %726 = arith.select %724, %725, %c41 : f32
        %727 = vector.broadcast %726 : f32 to vector<1xf32>
        %728 = wave.reduce "max" %727 : vector<1xf32>
        %729 = arith.subf %c37, %728 : f32
        %730 = arith.fptosi %729 : f32 to i32
        %731 = arith.index_cast %730 : i32 to index
        %732 = arith.remui %731, %c10 : index
        %733 = arith.cmpi eq, %732, %679 : index
        scf.if %733 {
          %734 = arith.addi %678, %731 : index
          memref.store %c42, %670[%734] : memref<?xf32>
        }
        %735 = arith.cmpi eq, %706, %679 : index
        %736 = arith.addf %707, %723 : f32
        %737 = arith.select %735, %723, %708 : f32
        %738 = arith.select %735, %730, %709 : i32
        scf.yield %736, %737, %738 : f32, f32, i32
      }
      %739 = arith.cmpi eq, %normalize, %c6 : index
      %740 = arith.divf %710#1, %710#0 : f32
      %741 = arith.select %739, %740, %710#1 : f32
      %742 = arith.cmpi slt, %679, %expertsPerToken : index
      scf.if %742 {
        %743 = arith.muli %676, %expertsPerToken : index
        %744 = arith.addi %743, %679 : index
        memref.store %741, %weights[%744] : memref<?xf32>
        %745 = arith.muli %676, %expertsPerToken : index
        %746 = arith.addi %745, %679 : index
        memref.store %710#2, %ids_out[%746] : memref<?xi32>
      }
    }
  }
  wave.return
}
