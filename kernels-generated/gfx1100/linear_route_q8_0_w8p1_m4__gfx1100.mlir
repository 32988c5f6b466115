// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='q8_0', waves=8, panels=1, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_q8_0_w8p1_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 16 : index
  %c2 = arith.constant 127 : index
  %c3 = arith.constant 128 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c7 = arith.constant 2048 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c11 = arith.constant 8 : index
  %c12 = arith.constant 32 : index
  %c13 = arith.constant 256 : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c17 = arith.constant 2 : index
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
  %c29 = arith.constant 768 : index
  %c30 = arith.constant 1024 : index
  %c31 = arith.constant 1280 : index
  %c32 = arith.constant 1536 : index
  %c33 = arith.constant 1792 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c36 = arith.constant 4 : index
  %experts = wave.param "experts" : index
  %arrivals = wave.param "arrivals" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %logitsWidth = wave.param "logitsWidth" : index
  %c41 = arith.constant 0xFF61B1E6 : f32
  %c42 = arith.constant 0x00000000 : f32
  %c43 = arith.constant 0x3FB8AA3B : f32
  %c44 = arith.constant 0 : i32
  %c45 = arith.constant 0xC0000000 : f32
  %c46 = arith.constant 0xCB800000 : f32
  %c47 = arith.constant 0xBF800000 : f32
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
  %14 = wave.scratch %c7 : memref<?xf32>
  %15 = wave.block 0
  %16 = arith.muli %15, %c1 : index
  %17 = arith.cmpi slt, %13, %12 : index
  scf.if %17 {
    %18 = wave.lane
    %19 = arith.remui %18, %c1 : index
    %20 = wave.scratch %operandHalves : memref<?xf16>
    %21 = arith.divui %operandHalves, %c11 : index
    %22 = wave.wave
    %23 = arith.muli %22, %c12 : index
    %24 = wave.lane
    %25 = arith.addi %23, %24 : index
    scf.for %26 = %25 to %21 step %c13 {
      %27 = arith.muli %26, %c11 : index
      %28 = arith.addi %c5, %27 : index
      %29 = vector.load %x[%28] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %30 = arith.muli %26, %c11 : index
      vector.store %29, %20[%30] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %31 = arith.remui %19, %tileRows : index
    %32 = arith.muli %31, %c11 : index
    %33 = wave.wave
    %34 = arith.divui %inputFeatures, %c12 : index
    %35 = arith.muli %33, %stepsPerWave : index
    %36 = arith.minsi %35, %34 : index
    %37 = arith.addi %36, %stepsPerWave : index
    %38 = arith.minsi %37, %34 : index
    %39 = arith.cmpi eq, %wholeBlocks, %c4 : index
    %40 = arith.subi %38, %36 : index
    %41 = arith.divui %40, %c17 : index
    %42 = arith.muli %41, %c17 : index
    %43 = arith.addi %36, %42 : index
    %44 = arith.addi %36, %stepsPerWave : index
    %45 = arith.select %39, %44, %43 : index
    %48 = scf.for %46 = %36 to %45 step %c17 iter_args(%47 = %c14) -> (vector<8xf32>) {
      %49 = wave.lane
      %50 = arith.addi %46, %c5 : index
      %51 = arith.remui %49, %c1 : index
      %52 = arith.addi %10, %c3 : index
      %53 = arith.muli %50, %c12 : index
      %54 = arith.addi %52, %53 : index
      %55 = arith.muli %51, %c17 : index
      %56 = arith.addi %54, %55 : index
      %57 = vector.load %w[%56] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %58 = vector.bitcast %57 : vector<2xi8> to vector<1xf16>
      %59 = vector.extract %58[0] : f16 from vector<1xf16>
      %60 = vector.broadcast %59 : f16 to vector<16xf16>
      %61 = arith.addi %10, %c3 : index
      %62 = arith.addi %inputFeatures, %c2 : index
      %63 = arith.divui %62, %c3 : index
      %64 = arith.muli %63, %c3 : index
      %65 = arith.addi %61, %64 : index
      %66 = arith.muli %50, %c18 : index
      %67 = arith.addi %65, %66 : index
      %68 = arith.addi %67, %c5 : index
      %69 = arith.muli %51, %c1 : index
      %70 = arith.addi %68, %69 : index
      %71 = vector.load %w[%70] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %72 = vector.bitcast %71 : vector<16xi8> to vector<4xi32>
      %73 = arith.andi %72, %c19 : vector<4xi32>
      %74 = arith.ori %73, %c20 : vector<4xi32>
      %75 = vector.bitcast %74 : vector<4xi32> to vector<8xf16>
      %76 = arith.shrui %72, %c21 : vector<4xi32>
      %77 = arith.andi %76, %c19 : vector<4xi32>
      %78 = arith.ori %77, %c20 : vector<4xi32>
      %79 = vector.bitcast %78 : vector<4xi32> to vector<8xf16>
      %80 = vector.shuffle %75, %79 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %81 = arith.subf %80, %c22 : vector<16xf16>
      %82 = arith.mulf %81, %60 : vector<16xf16>
      %83 = arith.muli %50, %c18 : index
      %84 = arith.addi %65, %83 : index
      %85 = arith.addi %84, %c13 : index
      %86 = arith.muli %51, %c1 : index
      %87 = arith.addi %85, %86 : index
      %88 = vector.load %w[%87] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %89 = vector.bitcast %88 : vector<16xi8> to vector<4xi32>
      %90 = arith.andi %89, %c19 : vector<4xi32>
      %91 = arith.ori %90, %c20 : vector<4xi32>
      %92 = vector.bitcast %91 : vector<4xi32> to vector<8xf16>
      %93 = arith.shrui %89, %c21 : vector<4xi32>
      %94 = arith.andi %93, %c19 : vector<4xi32>
      %95 = arith.ori %94, %c20 : vector<4xi32>
      %96 = vector.bitcast %95 : vector<4xi32> to vector<8xf16>
      %97 = vector.shuffle %92, %96 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %98 = arith.subf %97, %c22 : vector<16xf16>
      %99 = arith.mulf %98, %60 : vector<16xf16>
      %100 = arith.addi %46, %c4 : index
      %101 = arith.remui %49, %c1 : index
      %102 = arith.addi %10, %c3 : index
      %103 = arith.muli %100, %c12 : index
      %104 = arith.addi %102, %103 : index
      %105 = arith.muli %101, %c17 : index
      %106 = arith.addi %104, %105 : index
      %107 = vector.load %w[%106] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %108 = vector.bitcast %107 : vector<2xi8> to vector<1xf16>
      %109 = vector.extract %108[0] : f16 from vector<1xf16>
      %110 = vector.broadcast %109 : f16 to vector<16xf16>
      %111 = arith.addi %10, %c3 : index
      %112 = arith.addi %inputFeatures, %c2 : index
      %113 = arith.divui %112, %c3 : index
      %114 = arith.muli %113, %c3 : index
      %115 = arith.addi %111, %114 : index
      %116 = arith.muli %100, %c18 : index
      %117 = arith.addi %115, %116 : index
      %118 = arith.addi %117, %c5 : index
      %119 = arith.muli %101, %c1 : index
      %120 = arith.addi %118, %119 : index
      %121 = vector.load %w[%120] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %122 = vector.bitcast %121 : vector<16xi8> to vector<4xi32>
      %123 = arith.andi %122, %c19 : vector<4xi32>
      %124 = arith.ori %123, %c20 : vector<4xi32>
      %125 = vector.bitcast %124 : vector<4xi32> to vector<8xf16>
      %126 = arith.shrui %122, %c21 : vector<4xi32>
      %127 = arith.andi %126, %c19 : vector<4xi32>
      %128 = arith.ori %127, %c20 : vector<4xi32>
      %129 = vector.bitcast %128 : vector<4xi32> to vector<8xf16>
      %130 = vector.shuffle %125, %129 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %131 = arith.subf %130, %c22 : vector<16xf16>
      %132 = arith.mulf %131, %110 : vector<16xf16>
      %133 = arith.muli %100, %c18 : index
      %134 = arith.addi %115, %133 : index
      %135 = arith.addi %134, %c13 : index
      %136 = arith.muli %101, %c1 : index
      %137 = arith.addi %135, %136 : index
      %138 = vector.load %w[%137] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %139 = vector.bitcast %138 : vector<16xi8> to vector<4xi32>
      %140 = arith.andi %139, %c19 : vector<4xi32>
      %141 = arith.ori %140, %c20 : vector<4xi32>
      %142 = vector.bitcast %141 : vector<4xi32> to vector<8xf16>
      %143 = arith.shrui %139, %c21 : vector<4xi32>
      %144 = arith.andi %143, %c19 : vector<4xi32>
      %145 = arith.ori %144, %c20 : vector<4xi32>
      %146 = vector.bitcast %145 : vector<4xi32> to vector<8xf16>
      %147 = vector.shuffle %142, %146 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %148 = arith.subf %147, %c22 : vector<16xf16>
      %149 = arith.mulf %148, %110 : vector<16xf16>
      %150 = arith.muli %46, %c17 : index
      %151 = arith.addi %150, %c5 : index
      %152 = arith.muli %tileRows, %c1 : index
      %153 = arith.muli %151, %152 : index
      %154 = arith.addi %32, %153 : index
      %155 = vector.load %20[%154] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %156 = arith.muli %tileRows, %c11 : index
      %157 = arith.addi %154, %156 : index
      %158 = vector.load %20[%157] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %159 = vector.shuffle %155, %158 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %160 = wave.mma %159, %82, %47 : vector<16xf16>, vector<8xf32>
      %161 = arith.muli %46, %c17 : index
      %162 = arith.addi %161, %c4 : index
      %163 = arith.muli %tileRows, %c1 : index
      %164 = arith.muli %162, %163 : index
      %165 = arith.addi %32, %164 : index
      %166 = vector.load %20[%165] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %167 = arith.muli %tileRows, %c11 : index
      %168 = arith.addi %165, %167 : index
      %169 = vector.load %20[%168] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %170 = vector.shuffle %166, %169 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %171 = wave.mma %170, %99, %160 : vector<16xf16>, vector<8xf32>
      %172 = arith.muli %46, %c17 : index
      %173 = arith.addi %172, %c17 : index
      %174 = arith.muli %tileRows, %c1 : index
      %175 = arith.muli %173, %174 : index
      %176 = arith.addi %32, %175 : index
      %177 = vector.load %20[%176] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %178 = arith.muli %tileRows, %c11 : index
      %179 = arith.addi %176, %178 : index
      %180 = vector.load %20[%179] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %181 = vector.shuffle %177, %180 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %182 = wave.mma %181, %132, %171 : vector<16xf16>, vector<8xf32>
      %183 = arith.muli %46, %c17 : index
      %184 = arith.addi %183, %c23 : index
      %185 = arith.muli %tileRows, %c1 : index
      %186 = arith.muli %184, %185 : index
      %187 = arith.addi %32, %186 : index
      %188 = vector.load %20[%187] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %189 = arith.muli %tileRows, %c11 : index
      %190 = arith.addi %187, %189 : index
      %191 = vector.load %20[%190] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %192 = vector.shuffle %188, %191 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %193 = wave.mma %192, %149, %182 : vector<16xf16>, vector<8xf32>
      scf.yield %193 : vector<8xf32>
    }
    %194 = arith.select %39, %45, %38 : index
    %197 = scf.for %195 = %45 to %194 step %c4 iter_args(%196 = %48) -> (vector<8xf32>) {
      %198 = wave.lane
      %199 = arith.addi %195, %c5 : index
      %200 = arith.remui %198, %c1 : index
      %201 = arith.addi %10, %c3 : index
      %202 = arith.muli %199, %c12 : index
      %203 = arith.addi %201, %202 : index
      %204 = arith.muli %200, %c17 : index
      %205 = arith.addi %203, %204 : index
      %206 = vector.load %w[%205] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %207 = vector.bitcast %206 : vector<2xi8> to vector<1xf16>
      %208 = vector.extract %207[0] : f16 from vector<1xf16>
      %209 = vector.broadcast %208 : f16 to vector<16xf16>
      %210 = arith.addi %10, %c3 : index
      %211 = arith.addi %inputFeatures, %c2 : index
      %212 = arith.divui %211, %c3 : index
      %213 = arith.muli %212, %c3 : index
      %214 = arith.addi %210, %213 : index
      %215 = arith.muli %199, %c18 : index
      %216 = arith.addi %214, %215 : index
      %217 = arith.addi %216, %c5 : index
      %218 = arith.muli %200, %c1 : index
      %219 = arith.addi %217, %218 : index
      %220 = vector.load %w[%219] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %221 = vector.bitcast %220 : vector<16xi8> to vector<4xi32>
      %222 = arith.andi %221, %c19 : vector<4xi32>
      %223 = arith.ori %222, %c20 : vector<4xi32>
      %224 = vector.bitcast %223 : vector<4xi32> to vector<8xf16>
      %225 = arith.shrui %221, %c21 : vector<4xi32>
      %226 = arith.andi %225, %c19 : vector<4xi32>
      %227 = arith.ori %226, %c20 : vector<4xi32>
      %228 = vector.bitcast %227 : vector<4xi32> to vector<8xf16>
      %229 = vector.shuffle %224, %228 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %230 = arith.subf %229, %c22 : vector<16xf16>
      %231 = arith.mulf %230, %209 : vector<16xf16>
      %232 = arith.muli %199, %c18 : index
      %233 = arith.addi %214, %232 : index
      %234 = arith.addi %233, %c13 : index
      %235 = arith.muli %200, %c1 : index
      %236 = arith.addi %234, %235 : index
      %237 = vector.load %w[%236] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %238 = vector.bitcast %237 : vector<16xi8> to vector<4xi32>
      %239 = arith.andi %238, %c19 : vector<4xi32>
      %240 = arith.ori %239, %c20 : vector<4xi32>
      %241 = vector.bitcast %240 : vector<4xi32> to vector<8xf16>
      %242 = arith.shrui %238, %c21 : vector<4xi32>
      %243 = arith.andi %242, %c19 : vector<4xi32>
      %244 = arith.ori %243, %c20 : vector<4xi32>
      %245 = vector.bitcast %244 : vector<4xi32> to vector<8xf16>
      %246 = vector.shuffle %241, %245 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %247 = arith.subf %246, %c22 : vector<16xf16>
      %248 = arith.mulf %247, %209 : vector<16xf16>
      %249 = arith.muli %195, %c17 : index
      %250 = arith.addi %249, %c5 : index
      %251 = arith.muli %tileRows, %c1 : index
      %252 = arith.muli %250, %251 : index
      %253 = arith.addi %32, %252 : index
      %254 = vector.load %20[%253] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %255 = arith.muli %tileRows, %c11 : index
      %256 = arith.addi %253, %255 : index
      %257 = vector.load %20[%256] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %258 = vector.shuffle %254, %257 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %259 = wave.mma %258, %231, %196 : vector<16xf16>, vector<8xf32>
      %260 = arith.muli %195, %c17 : index
      %261 = arith.addi %260, %c4 : index
      %262 = arith.muli %tileRows, %c1 : index
      %263 = arith.muli %261, %262 : index
      %264 = arith.addi %32, %263 : index
      %265 = vector.load %20[%264] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %266 = arith.muli %tileRows, %c11 : index
      %267 = arith.addi %264, %266 : index
      %268 = vector.load %20[%267] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %269 = vector.shuffle %265, %268 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %270 = wave.mma %269, %248, %259 : vector<16xf16>, vector<8xf32>
      scf.yield %270 : vector<8xf32>
    }
    %271 = wave.lane
    %272 = wave.wave
    %273 = arith.muli %272, %c4 : index
    %274 = arith.addi %273, %c5 : index
    %275 = arith.muli %274, %c13 : index
    %276 = arith.addi %275, %271 : index
    %277 = vector.extract %197[0] : f32 from vector<8xf32>
    %278 = arith.addi %276, %c5 : index
    memref.store %277, %14[%278] : memref<?xf32>
    %279 = vector.extract %197[1] : f32 from vector<8xf32>
    %280 = arith.addi %276, %c12 : index
    memref.store %279, %14[%280] : memref<?xf32>
    %281 = vector.extract %197[2] : f32 from vector<8xf32>
    %282 = arith.addi %276, %c24 : index
    memref.store %281, %14[%282] : memref<?xf32>
    %283 = vector.extract %197[3] : f32 from vector<8xf32>
    %284 = arith.addi %276, %c25 : index
    memref.store %283, %14[%284] : memref<?xf32>
    %285 = vector.extract %197[4] : f32 from vector<8xf32>
    %286 = arith.addi %276, %c3 : index
    memref.store %285, %14[%286] : memref<?xf32>
    %287 = vector.extract %197[5] : f32 from vector<8xf32>
    %288 = arith.addi %276, %c26 : index
    memref.store %287, %14[%288] : memref<?xf32>
    %289 = vector.extract %197[6] : f32 from vector<8xf32>
    %290 = arith.addi %276, %c27 : index
    memref.store %289, %14[%290] : memref<?xf32>
    %291 = vector.extract %197[7] : f32 from vector<8xf32>
    %292 = arith.addi %276, %c28 : index
    memref.store %291, %14[%292] : memref<?xf32>
    wave.barrier
    %293 = arith.muli %272, %c4 : index
    %294 = arith.addi %293, %c5 : index
    %295 = arith.muli %294, %c12 : index
    %296 = arith.addi %295, %271 : index
    %297 = arith.addi %296, %c5 : index
    %298 = memref.load %14[%297] : memref<?xf32>
    %299 = arith.addi %297, %c13 : index
    %300 = memref.load %14[%299] : memref<?xf32>
    %301 = arith.addf %298, %300 : f32
    %302 = arith.addi %297, %c18 : index
    %303 = memref.load %14[%302] : memref<?xf32>
    %304 = arith.addf %301, %303 : f32
    %305 = arith.addi %297, %c29 : index
    %306 = memref.load %14[%305] : memref<?xf32>
    %307 = arith.addf %304, %306 : f32
    %308 = arith.addi %297, %c30 : index
    %309 = memref.load %14[%308] : memref<?xf32>
    %310 = arith.addf %307, %309 : f32
    %311 = arith.addi %297, %c31 : index
    %312 = memref.load %14[%311] : memref<?xf32>
    %313 = arith.addf %310, %312 : f32
    %314 = arith.addi %297, %c32 : index
    %315 = memref.load %14[%314] : memref<?xf32>
    %316 = arith.addf %313, %315 : f32
    %317 = arith.addi %297, %c33 : index
    %318 = memref.load %14[%317] : memref<?xf32>
    %319 = arith.addf %316, %318 : f32
    %320 = wave.lane
    %321 = arith.addi %13, %c5 : index
    %322 = arith.muli %294, %c17 : index
    %323 = arith.addi %321, %322 : index
    %324 = arith.divui %320, %c1 : index
    %325 = arith.addi %323, %324 : index
    %326 = arith.cmpi slt, %325, %12 : index
    scf.if %326 {
      %327 = arith.cmpi eq, %hasFactors, %c4 : index
      %328 = arith.muli %325, %c17 : index
      %329 = memref.load %factors[%328] : memref<?xf32>
      %330 = arith.mulf %329, %operandScale : f32
      %331 = arith.select %327, %330, %operandScale : f32
      %332 = arith.remui %320, %c1 : index
      %333 = arith.muli %332, %c36 : index
      %334 = arith.addi %10, %333 : index
      %335 = vector.load %w[%334] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %336 = vector.bitcast %335 : vector<4xi8> to vector<1xf32>
      %337 = vector.extract %336[0] : f32 from vector<1xf32>
      %338 = arith.mulf %337, %331 : f32
      %339 = arith.mulf %319, %338 : f32
      %340 = arith.muli %325, %outputFeatures : index
      %341 = arith.addi %340, %16 : index
      %342 = wave.lane
      %343 = arith.remui %342, %c1 : index
      %344 = arith.addi %341, %343 : index
      %345 = arith.addi %344, %c5 : index
      memref.store %339, %logits[%345] : memref<?xf32>
    }
  }
  %346 = arith.muli %experts, %c11 : index
  %347 = wave.scratch %346 : memref<?xf32>
  %348 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %348 {
    %349 = arith.addi %13, %c1 : index
    %350 = arith.minsi %349, %12 : index
    %351 = wave.wave
    %352 = arith.addi %13, %351 : index
    scf.for %353 = %352 to %350 step %c11 {
      %354 = wave.wave
      %355 = arith.muli %354, %experts : index
      %356 = wave.lane
      %357 = arith.muli %353, %logitsWidth : index
      %360 = scf.for %358 = %356 to %experts step %c12 iter_args(%359 = %c41) -> (f32) {
        %361 = arith.addi %357, %358 : index
        %362 = memref.load %logits[%361] : memref<?xf32>
        %363 = arith.maximumf %359, %362 : f32
        scf.yield %363 : f32
      }
      %364 = vector.broadcast %360 : f32 to vector<1xf32>
      %365 = wave.reduce "max" %364 : vector<1xf32>
      %368 = scf.for %366 = %356 to %experts step %c12 iter_args(%367 = %c42) -> (f32) {
        %369 = arith.addi %357, %366 : index
        %370 = memref.load %logits[%369] : memref<?xf32>
        %371 = arith.subf %370, %365 : f32
        %372 = arith.mulf %371, %c43 : f32
        %373 = wave.exp2 %372 : f32
        %374 = arith.addi %355, %366 : index
        memref.store %373, %347[%374] : memref<?xf32>
        %375 = arith.addf %367, %373 : f32
        scf.yield %375 : f32
      }
      %376 = vector.broadcast %368 : f32 to vector<1xf32>
      %377 = wave.reduce "add" %376 : vector<1xf32>
      scf.for %378 = %356 to %experts step %c12 {
        %379 = arith.addi %355, %378 : index
        %380 = memref.load %347[%379] : memref<?xf32>
        %381 = arith.divf %380, %377 : f32
        %382 = arith.addi %355, %378 : index
        memref.store %381, %347[%382] : memref<?xf32>
      }
      %387:3 = scf.for %383 = %c5 to %expertsPerToken step %c4 iter_args(%384 = %c42, %385 = %c42, %386 = %c44) -> (f32, f32, i32) {
        %391:2 = scf.for %388 = %356 to %experts step %c12 iter_args(%389 = %c45, %390 = %c42) -> (f32, f32) {
          %392 = arith.addi %355, %388 : index
          %393 = memref.load %347[%392] : memref<?xf32>
          %394 = arith.cmpf ogt, %393, %389 : f32
          %395 = arith.index_cast %388 : index to i32
          %396 = arith.sitofp %395 : i32 to f32
          %397 = arith.select %394, %393, %389 : f32
          %398 = arith.select %394, %396, %390 : f32
          scf.yield %397, %398 : f32, f32
        }
        %399 = vector.broadcast %391#0 : f32 to vector<1xf32>
        %400 = wave.reduce "max" %399 : vector<1xf32>
        %401 = arith.cmpf oeq, %391#0, %400 : f32
        %402 = arith.subf %c42, %391#1 : f32
        %403 = arith.select %401, %402, %c46 : f32
        %404 = vector.broadcast %403 : f32 to vector<1xf32>
        %405 = wave.reduce "max" %404 : vector<1xf32>
        %406 = arith.subf %c42, %405 : f32
        %407 = arith.fptosi %406 : f32 to i32
        %408 = arith.index_cast %407 : i32 to index
        %409 = arith.remui %408, %c12 : index
        %410 = arith.cmpi eq, %409, %356 : index
        scf.if %410 {
          %411 = arith.addi %355, %408 : index
          memref.store %c47, %347[%411] : memref<?xf32>
        }
        %412 = arith.cmpi eq, %383, %356 : index
        %413 = arith.addf %384, %400 : f32
        %414 = arith.select %412, %400, %385 : f32
        %415 = arith.select %412, %407, %386 : i32
        scf.yield %413, %414, %415 : f32, f32, i32
      }
      %416 = arith.cmpi eq, %normalize, %c4 : index
      %417 = arith.divf %387#1, %387#0 : f32
      %418 = arith.select %416, %417, %387#1 : f32
      %419 = arith.cmpi slt, %356, %expertsPerToken : index
      scf.if %419 {
        %420 = arith.muli %353, %expertsPerToken : index
        %421 = arith.addi %420, %356 : index
        memref.store %418, %weights[%421] : memref<?xf32>
        %422 = arith.muli %353, %expertsPerToken : index
        %423 = arith.addi %422, %356 : index
        memref.store %387#2, %ids_out[%423] : memref<?xi32>
      }
    }
  }
  wave.return
}
