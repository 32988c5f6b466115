// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='q8_0', waves=4, panels=1, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_q8_0_w4p1_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) attributes {waves = 4 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 16 : index
  %c2 = arith.constant 127 : index
  %c3 = arith.constant 128 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c7 = arith.constant 1024 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c11 = arith.constant 8 : index
  %c12 = arith.constant 32 : index
  %c13 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c16 = arith.constant 2 : index
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
  %c29 = arith.constant 768 : index
  %hasFactors = wave.param "hasFactors" : index
  %c31 = arith.constant 0x3F800000 : f32
  %c32 = arith.constant 4 : index
  %experts = wave.param "experts" : index
  %arrivals = wave.param "arrivals" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %logitsWidth = wave.param "logitsWidth" : index
  %c37 = arith.constant 0xFF61B1E6 : f32
  %c38 = arith.constant 0x00000000 : f32
  %c39 = arith.constant 0x3FB8AA3B : f32
  %c40 = arith.constant 0 : i32
  %c41 = arith.constant 0xC0000000 : f32
  %c42 = arith.constant 0xCB800000 : f32
  %c43 = arith.constant 0xBF800000 : f32
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
    scf.for %26 = %25 to %21 step %c3 {
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
    %41 = arith.divui %40, %c16 : index
    %42 = arith.muli %41, %c16 : index
    %43 = arith.addi %36, %42 : index
    %44 = arith.addi %36, %stepsPerWave : index
    %45 = arith.select %39, %44, %43 : index
    %48 = scf.for %46 = %36 to %45 step %c16 iter_args(%47 = %c13) -> (vector<8xf32>) {
      %49 = wave.lane
      %50 = arith.addi %46, %c5 : index
      %51 = arith.remui %49, %c1 : index
      %52 = arith.addi %10, %c3 : index
      %53 = arith.muli %50, %c12 : index
      %54 = arith.addi %52, %53 : index
      %55 = arith.muli %51, %c16 : index
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
      %66 = arith.muli %50, %c17 : index
      %67 = arith.addi %65, %66 : index
      %68 = arith.addi %67, %c5 : index
      %69 = arith.muli %51, %c1 : index
      %70 = arith.addi %68, %69 : index
      %71 = vector.load %w[%70] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %72 = vector.bitcast %71 : vector<16xi8> to vector<4xi32>
      %73 = arith.andi %72, %c18 : vector<4xi32>
      %74 = arith.ori %73, %c19 : vector<4xi32>
      %75 = vector.bitcast %74 : vector<4xi32> to vector<8xf16>
      %76 = arith.shrui %72, %c20 : vector<4xi32>
      %77 = arith.andi %76, %c18 : vector<4xi32>
      %78 = arith.ori %77, %c19 : vector<4xi32>
      %79 = vector.bitcast %78 : vector<4xi32> to vector<8xf16>
      %80 = vector.shuffle %75, %79 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %81 = arith.subf %80, %c21 : vector<16xf16>
      %82 = arith.mulf %81, %60 : vector<16xf16>
      %83 = arith.muli %50, %c17 : index
      %84 = arith.addi %65, %83 : index
      %85 = arith.addi %84, %c22 : index
      %86 = arith.muli %51, %c1 : index
      %87 = arith.addi %85, %86 : index
      %88 = vector.load %w[%87] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %89 = vector.bitcast %88 : vector<16xi8> to vector<4xi32>
      %90 = arith.andi %89, %c18 : vector<4xi32>
      %91 = arith.ori %90, %c19 : vector<4xi32>
      %92 = vector.bitcast %91 : vector<4xi32> to vector<8xf16>
      %93 = arith.shrui %89, %c20 : vector<4xi32>
      %94 = arith.andi %93, %c18 : vector<4xi32>
      %95 = arith.ori %94, %c19 : vector<4xi32>
      %96 = vector.bitcast %95 : vector<4xi32> to vector<8xf16>
      %97 = vector.shuffle %92, %96 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %98 = arith.subf %97, %c21 : vector<16xf16>
      %99 = arith.mulf %98, %60 : vector<16xf16>
      %100 = arith.addi %46, %c4 : index
      %101 = arith.remui %49, %c1 : index
      %102 = arith.addi %10, %c3 : index
      %103 = arith.muli %100, %c12 : index
      %104 = arith.addi %102, %103 : index
      %105 = arith.muli %101, %c16 : index
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
      %116 = arith.muli %100, %c17 : index
      %117 = arith.addi %115, %116 : index
      %118 = arith.addi %117, %c5 : index
      %119 = arith.muli %101, %c1 : index
      %120 = arith.addi %118, %119 : index
      %121 = vector.load %w[%120] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %122 = vector.bitcast %121 : vector<16xi8> to vector<4xi32>
      %123 = arith.andi %122, %c18 : vector<4xi32>
      %124 = arith.ori %123, %c19 : vector<4xi32>
      %125 = vector.bitcast %124 : vector<4xi32> to vector<8xf16>
      %126 = arith.shrui %122, %c20 : vector<4xi32>
      %127 = arith.andi %126, %c18 : vector<4xi32>
      %128 = arith.ori %127, %c19 : vector<4xi32>
      %129 = vector.bitcast %128 : vector<4xi32> to vector<8xf16>
      %130 = vector.shuffle %125, %129 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %131 = arith.subf %130, %c21 : vector<16xf16>
      %132 = arith.mulf %131, %110 : vector<16xf16>
      %133 = arith.muli %100, %c17 : index
      %134 = arith.addi %115, %133 : index
      %135 = arith.addi %134, %c22 : index
      %136 = arith.muli %101, %c1 : index
      %137 = arith.addi %135, %136 : index
      %138 = vector.load %w[%137] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %139 = vector.bitcast %138 : vector<16xi8> to vector<4xi32>
      %140 = arith.andi %139, %c18 : vector<4xi32>
      %141 = arith.ori %140, %c19 : vector<4xi32>
      %142 = vector.bitcast %141 : vector<4xi32> to vector<8xf16>
      %143 = arith.shrui %139, %c20 : vector<4xi32>
      %144 = arith.andi %143, %c18 : vector<4xi32>
      %145 = arith.ori %144, %c19 : vector<4xi32>
      %146 = vector.bitcast %145 : vector<4xi32> to vector<8xf16>
      %147 = vector.shuffle %142, %146 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %148 = arith.subf %147, %c21 : vector<16xf16>
      %149 = arith.mulf %148, %110 : vector<16xf16>
      %150 = arith.muli %46, %c16 : index
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
      %161 = arith.muli %46, %c16 : index
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
      %172 = arith.muli %46, %c16 : index
      %173 = arith.addi %172, %c16 : index
      %174 = arith.muli %tileRows, %c1 : index
      %175 = arith.muli %173, %174 : index
      %176 = arith.addi %32, %175 : index
      %177 = vector.load %20[%176] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %178 = arith.muli %tileRows, %c11 : index
      %179 = arith.addi %176, %178 : index
      %180 = vector.load %20[%179] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %181 = vector.shuffle %177, %180 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %182 = wave.mma %181, %132, %171 : vector<16xf16>, vector<8xf32>
      %183 = arith.muli %46, %c16 : index
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
      %204 = arith.muli %200, %c16 : index
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
      %215 = arith.muli %199, %c17 : index
      %216 = arith.addi %214, %215 : index
      %217 = arith.addi %216, %c5 : index
      %218 = arith.muli %200, %c1 : index
      %219 = arith.addi %217, %218 : index
      %220 = vector.load %w[%219] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %221 = vector.bitcast %220 : vector<16xi8> to vector<4xi32>
      %222 = arith.andi %221, %c18 : vector<4xi32>
      %223 = arith.ori %222, %c19 : vector<4xi32>
      %224 = vector.bitcast %223 : vector<4xi32> to vector<8xf16>
      %225 = arith.shrui %221, %c20 : vector<4xi32>
      %226 = arith.andi %225, %c18 : vector<4xi32>
      %227 = arith.ori %226, %c19 : vector<4xi32>
      %228 = vector.bitcast %227 : vector<4xi32> to vector<8xf16>
      %229 = vector.shuffle %224, %228 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %230 = arith.subf %229, %c21 : vector<16xf16>
      %231 = arith.mulf %230, %209 : vector<16xf16>
      %232 = arith.muli %199, %c17 : index
      %233 = arith.addi %214, %232 : index
      %234 = arith.addi %233, %c22 : index
      %235 = arith.muli %200, %c1 : index
      %236 = arith.addi %234, %235 : index
      %237 = vector.load %w[%236] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %238 = vector.bitcast %237 : vector<16xi8> to vector<4xi32>
      %239 = arith.andi %238, %c18 : vector<4xi32>
      %240 = arith.ori %239, %c19 : vector<4xi32>
      %241 = vector.bitcast %240 : vector<4xi32> to vector<8xf16>
      %242 = arith.shrui %238, %c20 : vector<4xi32>
      %243 = arith.andi %242, %c18 : vector<4xi32>
      %244 = arith.ori %243, %c19 : vector<4xi32>
      %245 = vector.bitcast %244 : vector<4xi32> to vector<8xf16>
      %246 = vector.shuffle %241, %245 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %247 = arith.subf %246, %c21 : vector<16xf16>
      %248 = arith.mulf %247, %209 : vector<16xf16>
      %249 = arith.muli %195, %c16 : index
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
      %260 = arith.muli %195, %c16 : index
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
    %275 = arith.muli %274, %c22 : index
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
    %293 = arith.muli %272, %c16 : index
    %294 = arith.addi %293, %c5 : index
    %295 = arith.muli %294, %c12 : index
    %296 = arith.addi %295, %271 : index
    %297 = arith.addi %296, %c5 : index
    %298 = memref.load %14[%297] : memref<?xf32>
    %299 = arith.addi %297, %c22 : index
    %300 = memref.load %14[%299] : memref<?xf32>
    %301 = arith.addf %298, %300 : f32
    %302 = arith.addi %297, %c17 : index
    %303 = memref.load %14[%302] : memref<?xf32>
    %304 = arith.addf %301, %303 : f32
    %305 = arith.addi %297, %c29 : index
    %306 = memref.load %14[%305] : memref<?xf32>
    %307 = arith.addf %304, %306 : f32
    %308 = wave.lane
    %309 = arith.addi %13, %c5 : index
    %310 = arith.muli %294, %c16 : index
    %311 = arith.addi %309, %310 : index
    %312 = arith.divui %308, %c1 : index
    %313 = arith.addi %311, %312 : index
    %314 = arith.cmpi slt, %313, %12 : index
    scf.if %314 {
      %315 = arith.cmpi eq, %hasFactors, %c4 : index
      %316 = memref.load %factors[%313] : memref<?xf32>
      %317 = arith.select %315, %316, %c31 : f32
      %318 = arith.remui %308, %c1 : index
      %319 = arith.muli %318, %c32 : index
      %320 = arith.addi %10, %319 : index
      %321 = vector.load %w[%320] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %322 = vector.bitcast %321 : vector<4xi8> to vector<1xf32>
      %323 = vector.extract %322[0] : f32 from vector<1xf32>
      %324 = arith.mulf %323, %317 : f32
      %325 = arith.mulf %307, %324 : f32
      %326 = arith.muli %313, %outputFeatures : index
      %327 = arith.addi %326, %16 : index
      %328 = wave.lane
      %329 = arith.remui %328, %c1 : index
      %330 = arith.addi %327, %329 : index
      %331 = arith.addi %330, %c5 : index
      memref.store %325, %logits[%331] : memref<?xf32>
    }
    %332 = arith.muli %272, %c16 : index
    %333 = arith.addi %332, %c4 : index
    %334 = arith.muli %333, %c12 : index
    %335 = arith.addi %334, %271 : index
    %336 = arith.addi %335, %c5 : index
    %337 = memref.load %14[%336] : memref<?xf32>
    %338 = arith.addi %336, %c22 : index
    %339 = memref.load %14[%338] : memref<?xf32>
    %340 = arith.addf %337, %339 : f32
    %341 = arith.addi %336, %c17 : index
    %342 = memref.load %14[%341] : memref<?xf32>
    %343 = arith.addf %340, %342 : f32
    %344 = arith.addi %336, %c29 : index
    %345 = memref.load %14[%344] : memref<?xf32>
    %346 = arith.addf %343, %345 : f32
    %347 = wave.lane
    %348 = arith.addi %13, %c5 : index
    %349 = arith.muli %333, %c16 : index
    %350 = arith.addi %348, %349 : index
    %351 = arith.divui %347, %c1 : index
    %352 = arith.addi %350, %351 : index
    %353 = arith.cmpi slt, %352, %12 : index
    scf.if %353 {
      %354 = arith.cmpi eq, %hasFactors, %c4 : index
      %355 = memref.load %factors[%352] : memref<?xf32>
      %356 = arith.select %354, %355, %c31 : f32
      %357 = arith.remui %347, %c1 : index
      %358 = arith.muli %357, %c32 : index
      %359 = arith.addi %10, %358 : index
      %360 = vector.load %w[%359] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %361 = vector.bitcast %360 : vector<4xi8> to vector<1xf32>
      %362 = vector.extract %361[0] : f32 from vector<1xf32>
      %363 = arith.mulf %362, %356 : f32
      %364 = arith.mulf %346, %363 : f32
      %365 = arith.muli %352, %outputFeatures : index
      %366 = arith.addi %365, %16 : index
      %367 = wave.lane
      %368 = arith.remui %367, %c1 : index
      %369 = arith.addi %366, %368 : index
      %370 = arith.addi %369, %c5 : index
      memref.store %364, %logits[%370] : memref<?xf32>
    }
  }
  %371 = arith.muli %experts, %c32 : index
  %372 = wave.scratch %371 : memref<?xf32>
  %373 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %373 {
    %374 = arith.addi %13, %c1 : index
    %375 = arith.minsi %374, %12 : index
    %376 = wave.wave
    %377 = arith.addi %13, %376 : index
    scf.for %378 = %377 to %375 step %c32 {
      %379 = wave.wave
      %380 = arith.muli %379, %experts : index
      %381 = wave.lane
      %382 = arith.muli %378, %logitsWidth : index
      %385 = scf.for %383 = %381 to %experts step %c12 iter_args(%384 = %c37) -> (f32) {
        %386 = arith.addi %382, %383 : index
        %387 = memref.load %logits[%386] : memref<?xf32>
        %388 = arith.maximumf %384, %387 : f32
        scf.yield %388 : f32
      }
      %389 = vector.broadcast %385 : f32 to vector<1xf32>
      %390 = wave.reduce "max" %389 : vector<1xf32>
      %393 = scf.for %391 = %381 to %experts step %c12 iter_args(%392 = %c38) -> (f32) {
        %394 = arith.addi %382, %391 : index
        %395 = memref.load %logits[%394] : memref<?xf32>
        %396 = arith.subf %395, %390 : f32
        %397 = arith.mulf %396, %c39 : f32
        %398 = wave.exp2 %397 : f32
        %399 = arith.addi %380, %391 : index
        memref.store %398, %372[%399] : memref<?xf32>
        %400 = arith.addf %392, %398 : f32
        scf.yield %400 : f32
      }
      %401 = vector.broadcast %393 : f32 to vector<1xf32>
      %402 = wave.reduce "add" %401 : vector<1xf32>
      scf.for %403 = %381 to %experts step %c12 {
        %404 = arith.addi %380, %403 : index
        %405 = memref.load %372[%404] : memref<?xf32>
        %406 = arith.divf %405, %402 : f32
        %407 = arith.addi %380, %403 : index
        memref.store %406, %372[%407] : memref<?xf32>
      }
      %412:3 = scf.for %408 = %c5 to %expertsPerToken step %c4 iter_args(%409 = %c38, %410 = %c38, %411 = %c40) -> (f32, f32, i32) {
        %416:2 = scf.for %413 = %381 to %experts step %c12 iter_args(%414 = %c41, %415 = %c38) -> (f32, f32) {
          %417 = arith.addi %380, %413 : index
          %418 = memref.load %372[%417] : memref<?xf32>
          %419 = arith.cmpf ogt, %418, %414 : f32
          %420 = arith.index_cast %413 : index to i32
          %421 = arith.sitofp %420 : i32 to f32
          %422 = arith.select %419, %418, %414 : f32
          %423 = arith.select %419, %421, %415 : f32
          scf.yield %422, %423 : f32, f32
        }
        %424 = vector.broadcast %416#0 : f32 to vector<1xf32>
        %425 = wave.reduce "max" %424 : vector<1xf32>
        %426 = arith.cmpf oeq, %416#0, %425 : f32
        %427 = arith.subf %c38, %416#1 : f32
        %428 = arith.select %426, %427, %c42 : f32
        %429 = vector.broadcast %428 : f32 to vector<1xf32>
        %430 = wave.reduce "max" %429 : vector<1xf32>
        %431 = arith.subf %c38, %430 : f32
        %432 = arith.fptosi %431 : f32 to i32
        %433 = arith.index_cast %432 : i32 to index
        %434 = arith.remui %433, %c12 : index
        %435 = arith.cmpi eq, %434, %381 : index
        scf.if %435 {
          %436 = arith.addi %380, %433 : index
          memref.store %c43, %372[%436] : memref<?xf32>
        }
        %437 = arith.cmpi eq, %408, %381 : index
        %438 = arith.addf %409, %425 : f32
        %439 = arith.select %437, %425, %410 : f32
        %440 = arith.select %437, %432, %411 : i32
        scf.yield %438, %439, %440 : f32, f32, i32
      }
      %441 = arith.cmpi eq, %normalize, %c4 : index
      %442 = arith.divf %412#1, %412#0 : f32
      %443 = arith.select %441, %442, %412#1 : f32
      %444 = arith.cmpi slt, %381, %expertsPerToken : index
      scf.if %444 {
        %445 = arith.muli %378, %expertsPerToken : index
        %446 = arith.addi %445, %381 : index
        memref.store %443, %weights[%446] : memref<?xf32>
        %447 = arith.muli %378, %expertsPerToken : index
        %448 = arith.addi %447, %381 : index
        memref.store %412#2, %ids_out[%448] : memref<?xi32>
      }
    }
  }
  wave.return
}
