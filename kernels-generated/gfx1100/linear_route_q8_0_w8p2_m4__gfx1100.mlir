// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='q8_0', waves=8, panels=2, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_q8_0_w8p2_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) attributes {waves = 8 : i64} {
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
  %c10 = arith.constant 32 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c13 = arith.constant 8 : index
  %c14 = arith.constant 256 : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant 512 : index
  %c19 = arith.constant dense<16711935> : vector<4xi32>
  %c20 = arith.constant dense<1677747200> : vector<4xi32>
  %c21 = arith.constant dense<8> : vector<4xi32>
  %c22 = arith.constant dense<0x6480> : vector<16xf16>
  %c23 = arith.constant 3 : index
  %c24 = arith.constant 64 : index
  %c25 = arith.constant 96 : index
  %c26 = arith.constant 160 : index
  %c27 = arith.constant 192 : index
  %c28 = arith.constant 224 : index
  %c29 = arith.constant 1024 : index
  %c30 = arith.constant 1536 : index
  %c31 = arith.constant 2048 : index
  %c32 = arith.constant 2560 : index
  %c33 = arith.constant 3072 : index
  %c34 = arith.constant 3584 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c37 = arith.constant 4 : index
  %experts = wave.param "experts" : index
  %arrivals = wave.param "arrivals" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %logitsWidth = wave.param "logitsWidth" : index
  %c42 = arith.constant 0xFF61B1E6 : f32
  %c43 = arith.constant 0x00000000 : f32
  %c44 = arith.constant 0x3FB8AA3B : f32
  %c45 = arith.constant 0 : i32
  %c46 = arith.constant 0xC0000000 : f32
  %c47 = arith.constant 0xCB800000 : f32
  %c48 = arith.constant 0xBF800000 : f32
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
      %88 = arith.addi %87, %c14 : index
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
      %138 = arith.addi %137, %c14 : index
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
      %188 = arith.addi %187, %c14 : index
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
      %238 = arith.addi %237, %c14 : index
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
      %342 = arith.addi %341, %c14 : index
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
      %392 = arith.addi %391, %c14 : index
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
    %435 = arith.muli %434, %c14 : index
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
    %455 = arith.muli %454, %c14 : index
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
    %473 = arith.muli %432, %c6 : index
    %474 = arith.addi %473, %c5 : index
    %475 = arith.muli %474, %c10 : index
    %476 = arith.addi %475, %431 : index
    %477 = arith.addi %476, %c5 : index
    %478 = memref.load %16[%477] : memref<?xf32>
    %479 = arith.addi %477, %c18 : index
    %480 = memref.load %16[%479] : memref<?xf32>
    %481 = arith.addf %478, %480 : f32
    %482 = arith.addi %477, %c29 : index
    %483 = memref.load %16[%482] : memref<?xf32>
    %484 = arith.addf %481, %483 : f32
    %485 = arith.addi %477, %c30 : index
    %486 = memref.load %16[%485] : memref<?xf32>
    %487 = arith.addf %484, %486 : f32
    %488 = arith.addi %477, %c31 : index
    %489 = memref.load %16[%488] : memref<?xf32>
    %490 = arith.addf %487, %489 : f32
    %491 = arith.addi %477, %c32 : index
    %492 = memref.load %16[%491] : memref<?xf32>
    %493 = arith.addf %490, %492 : f32
    %494 = arith.addi %477, %c33 : index
    %495 = memref.load %16[%494] : memref<?xf32>
    %496 = arith.addf %493, %495 : f32
    %497 = arith.addi %477, %c34 : index
    %498 = memref.load %16[%497] : memref<?xf32>
    %499 = arith.addf %496, %498 : f32
    %500 = arith.muli %474, %c10 : index
    %501 = arith.addi %500, %431 : index
    %502 = arith.addi %501, %c14 : index
    %503 = memref.load %16[%502] : memref<?xf32>
    %504 = arith.addi %502, %c18 : index
    %505 = memref.load %16[%504] : memref<?xf32>
    %506 = arith.addf %503, %505 : f32
    %507 = arith.addi %502, %c29 : index
    %508 = memref.load %16[%507] : memref<?xf32>
    %509 = arith.addf %506, %508 : f32
    %510 = arith.addi %502, %c30 : index
    %511 = memref.load %16[%510] : memref<?xf32>
    %512 = arith.addf %509, %511 : f32
    %513 = arith.addi %502, %c31 : index
    %514 = memref.load %16[%513] : memref<?xf32>
    %515 = arith.addf %512, %514 : f32
    %516 = arith.addi %502, %c32 : index
    %517 = memref.load %16[%516] : memref<?xf32>
    %518 = arith.addf %515, %517 : f32
    %519 = arith.addi %502, %c33 : index
    %520 = memref.load %16[%519] : memref<?xf32>
    %521 = arith.addf %518, %520 : f32
    %522 = arith.addi %502, %c34 : index
    %523 = memref.load %16[%522] : memref<?xf32>
    %524 = arith.addf %521, %523 : f32
    %525 = wave.lane
    %526 = arith.addi %15, %c5 : index
    %527 = arith.muli %474, %c4 : index
    %528 = arith.addi %526, %527 : index
    %529 = arith.divui %525, %c1 : index
    %530 = arith.addi %528, %529 : index
    %531 = arith.cmpi slt, %530, %14 : index
    scf.if %531 {
      %532 = arith.cmpi eq, %hasFactors, %c6 : index
      %533 = arith.muli %530, %c4 : index
      %534 = memref.load %factors[%533] : memref<?xf32>
      %535 = arith.mulf %534, %operandScale : f32
      %536 = arith.select %532, %535, %operandScale : f32
      %537 = arith.remui %525, %c1 : index
      %538 = arith.muli %537, %c37 : index
      %539 = arith.addi %10, %538 : index
      %540 = vector.load %w[%539] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %541 = vector.bitcast %540 : vector<4xi8> to vector<1xf32>
      %542 = vector.extract %541[0] : f32 from vector<1xf32>
      %543 = arith.mulf %542, %536 : f32
      %544 = arith.mulf %499, %543 : f32
      %545 = arith.remui %525, %c1 : index
      %546 = arith.muli %545, %c37 : index
      %547 = arith.addi %12, %546 : index
      %548 = vector.load %w[%547] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %549 = vector.bitcast %548 : vector<4xi8> to vector<1xf32>
      %550 = vector.extract %549[0] : f32 from vector<1xf32>
      %551 = arith.mulf %550, %536 : f32
      %552 = arith.mulf %524, %551 : f32
      %553 = arith.muli %530, %outputFeatures : index
      %554 = arith.addi %553, %18 : index
      %555 = wave.lane
      %556 = arith.remui %555, %c1 : index
      %557 = arith.addi %554, %556 : index
      %558 = arith.addi %557, %c5 : index
      memref.store %544, %logits[%558] : memref<?xf32>
      %559 = arith.addi %557, %c1 : index
      memref.store %552, %logits[%559] : memref<?xf32>
    }
  }
  %560 = arith.muli %experts, %c13 : index
  %561 = wave.scratch %560 : memref<?xf32>
  %562 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %562 {
    %563 = arith.addi %15, %c1 : index
    %564 = arith.minsi %563, %14 : index
    %565 = wave.wave
    %566 = arith.addi %15, %565 : index
    scf.for %567 = %566 to %564 step %c13 {
      %568 = wave.wave
      %569 = arith.muli %568, %experts : index
      %570 = wave.lane
      %571 = arith.muli %567, %logitsWidth : index
      %574 = scf.for %572 = %570 to %experts step %c10 iter_args(%573 = %c42) -> (f32) {
        %575 = arith.addi %571, %572 : index
        %576 = memref.load %logits[%575] : memref<?xf32>
        %577 = arith.maximumf %573, %576 : f32
        scf.yield %577 : f32
      }
      %578 = vector.broadcast %574 : f32 to vector<1xf32>
      %579 = wave.reduce "max" %578 : vector<1xf32>
      %582 = scf.for %580 = %570 to %experts step %c10 iter_args(%581 = %c43) -> (f32) {
        %583 = arith.addi %571, %580 : index
        %584 = memref.load %logits[%583] : memref<?xf32>
        %585 = arith.subf %584, %579 : f32
        %586 = arith.mulf %585, %c44 : f32
        %587 = wave.exp2 %586 : f32
        %588 = arith.addi %569, %580 : index
        memref.store %587, %561[%588] : memref<?xf32>
        %589 = arith.addf %581, %587 : f32
        scf.yield %589 : f32
      }
      %590 = vector.broadcast %582 : f32 to vector<1xf32>
      %591 = wave.reduce "add" %590 : vector<1xf32>
      scf.for %592 = %570 to %experts step %c10 {
        %593 = arith.addi %569, %592 : index
        %594 = memref.load %561[%593] : memref<?xf32>
        %595 = arith.divf %594, %591 : f32
        %596 = arith.addi %569, %592 : index
        memref.store %595, %561[%596] : memref<?xf32>
      }
      %601:3 = scf.for %597 = %c5 to %expertsPerToken step %c6 iter_args(%598 = %c43, %599 = %c43, %600 = %c45) -> (f32, f32, i32) {
        %605:2 = scf.for %602 = %570 to %experts step %c10 iter_args(%603 = %c46, %604 = %c43) -> (f32, f32) {
          %606 = arith.addi %569, %602 : index
          %607 = memref.load %561[%606] : memref<?xf32>
          %608 = arith.cmpf ogt, %607, %603 : f32
          %609 = arith.index_cast %602 : index to i32
          %610 = arith.sitofp %609 : i32 to f32
          %611 = arith.select %608, %607, %603 : f32
          %612 = arith.select %608, %610, %604 : f32
          scf.yield %611, %612 : f32, f32
        }
        %613 = vector.broadcast %605#0 : f32 to vector<1xf32>
        %614 = wave.reduce "max" %613 : vector<1xf32>
        %615 = arith.cmpf oeq, %605#0, %614 : f32
        %616 = arith.subf %c43, %605#1 : f32
        %617 = arith.select %615, %616, %c47 : f32
        %618 = vector.broadcast %617 : f32 to vector<1xf32>
        %619 = wave.reduce "max" %618 : vector<1xf32>
        %620 = arith.subf %c43, %619 : f32
        %621 = arith.fptosi %620 : f32 to i32
        %622 = arith.index_cast %621 : i32 to index
        %623 = arith.remui %622, %c10 : index
        %624 = arith.cmpi eq, %623, %570 : index
        scf.if %624 {
          %625 = arith.addi %569, %622 : index
          memref.store %c48, %561[%625] : memref<?xf32>
        }
        %626 = arith.cmpi eq, %597, %570 : index
        %627 = arith.addf %598, %614 : f32
        %628 = arith.select %626, %614, %599 : f32
        %629 = arith.select %626, %621, %600 : i32
        scf.yield %627, %628, %629 : f32, f32, i32
      }
      %630 = arith.cmpi eq, %normalize, %c6 : index
      %631 = arith.divf %601#1, %601#0 : f32
      %632 = arith.select %630, %631, %601#1 : f32
      %633 = arith.cmpi slt, %570, %expertsPerToken : index
      scf.if %633 {
        %634 = arith.muli %567, %expertsPerToken : index
        %635 = arith.addi %634, %570 : index
        memref.store %632, %weights[%635] : memref<?xf32>
        %636 = arith.muli %567, %expertsPerToken : index
        %637 = arith.addi %636, %570 : index
        memref.store %601#2, %ids_out[%637] : memref<?xi32>
      }
    }
  }
  wave.return
}
