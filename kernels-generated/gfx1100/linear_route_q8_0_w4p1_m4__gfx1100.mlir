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
  %operandScale = wave.param "operandScale" : f32
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
      %316 = arith.muli %313, %c16 : index
      %317 = memref.load %factors[%316] : memref<?xf32>
      %318 = arith.mulf %317, %operandScale : f32
      %319 = arith.select %315, %318, %operandScale : f32
      %320 = arith.remui %308, %c1 : index
      %321 = arith.muli %320, %c32 : index
      %322 = arith.addi %10, %321 : index
      %323 = vector.load %w[%322] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %324 = vector.bitcast %323 : vector<4xi8> to vector<1xf32>
      %325 = vector.extract %324[0] : f32 from vector<1xf32>
      %326 = arith.mulf %325, %319 : f32
      %327 = arith.mulf %307, %326 : f32
      %328 = arith.muli %313, %outputFeatures : index
      %329 = arith.addi %328, %16 : index
      %330 = wave.lane
      %331 = arith.remui %330, %c1 : index
      %332 = arith.addi %329, %331 : index
      %333 = arith.addi %332, %c5 : index
      memref.store %327, %logits[%333] : memref<?xf32>
    }
    %334 = arith.muli %272, %c16 : index
    %335 = arith.addi %334, %c4 : index
    %336 = arith.muli %335, %c12 : index
    %337 = arith.addi %336, %271 : index
    %338 = arith.addi %337, %c5 : index
    %339 = memref.load %14[%338] : memref<?xf32>
    %340 = arith.addi %338, %c22 : index
    %341 = memref.load %14[%340] : memref<?xf32>
    %342 = arith.addf %339, %341 : f32
    %343 = arith.addi %338, %c17 : index
    %344 = memref.load %14[%343] : memref<?xf32>
    %345 = arith.addf %342, %344 : f32
    %346 = arith.addi %338, %c29 : index
    %347 = memref.load %14[%346] : memref<?xf32>
    %348 = arith.addf %345, %347 : f32
    %349 = wave.lane
    %350 = arith.addi %13, %c5 : index
    %351 = arith.muli %335, %c16 : index
    %352 = arith.addi %350, %351 : index
    %353 = arith.divui %349, %c1 : index
    %354 = arith.addi %352, %353 : index
    %355 = arith.cmpi slt, %354, %12 : index
    scf.if %355 {
      %356 = arith.cmpi eq, %hasFactors, %c4 : index
      %357 = arith.muli %354, %c16 : index
      %358 = memref.load %factors[%357] : memref<?xf32>
      %359 = arith.mulf %358, %operandScale : f32
      %360 = arith.select %356, %359, %operandScale : f32
      %361 = arith.remui %349, %c1 : index
      %362 = arith.muli %361, %c32 : index
      %363 = arith.addi %10, %362 : index
      %364 = vector.load %w[%363] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %365 = vector.bitcast %364 : vector<4xi8> to vector<1xf32>
      %366 = vector.extract %365[0] : f32 from vector<1xf32>
      %367 = arith.mulf %366, %360 : f32
      %368 = arith.mulf %348, %367 : f32
      %369 = arith.muli %354, %outputFeatures : index
      %370 = arith.addi %369, %16 : index
      %371 = wave.lane
      %372 = arith.remui %371, %c1 : index
      %373 = arith.addi %370, %372 : index
      %374 = arith.addi %373, %c5 : index
      memref.store %368, %logits[%374] : memref<?xf32>
    }
  }
  %375 = arith.muli %experts, %c32 : index
  %376 = wave.scratch %375 : memref<?xf32>
  %377 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %377 {
    %378 = arith.addi %13, %c1 : index
    %379 = arith.minsi %378, %12 : index
    %380 = wave.wave
    %381 = arith.addi %13, %380 : index
    scf.for %382 = %381 to %379 step %c32 {
      %383 = wave.wave
      %384 = arith.muli %383, %experts : index
      %385 = wave.lane
      %386 = arith.muli %382, %logitsWidth : index
      %389 = scf.for %387 = %385 to %experts step %c12 iter_args(%388 = %c37) -> (f32) {
        %390 = arith.addi %386, %387 : index
        %391 = memref.load %logits[%390] : memref<?xf32>
        %392 = arith.maximumf %388, %391 : f32
        scf.yield %392 : f32
      }
      %393 = vector.broadcast %389 : f32 to vector<1xf32>
      %394 = wave.reduce "max" %393 : vector<1xf32>
      %397 = scf.for %395 = %385 to %experts step %c12 iter_args(%396 = %c38) -> (f32) {
        %398 = arith.addi %386, %395 : index
        %399 = memref.load %logits[%398] : memref<?xf32>
        %400 = arith.subf %399, %394 : f32
        %401 = arith.mulf %400, %c39 : f32
        %402 = wave.exp2 %401 : f32
        %403 = arith.addi %384, %395 : index
        memref.store %402, %376[%403] : memref<?xf32>
        %404 = arith.addf %396, %402 : f32
        scf.yield %404 : f32
      }
      %405 = vector.broadcast %397 : f32 to vector<1xf32>
      %406 = wave.reduce "add" %405 : vector<1xf32>
      scf.for %407 = %385 to %experts step %c12 {
        %408 = arith.addi %384, %407 : index
        %409 = memref.load %376[%408] : memref<?xf32>
        %410 = arith.divf %409, %406 : f32
        %411 = arith.addi %384, %407 : index
        memref.store %410, %376[%411] : memref<?xf32>
      }
      %416:3 = scf.for %412 = %c5 to %expertsPerToken step %c4 iter_args(%413 = %c38, %414 = %c38, %415 = %c40) -> (f32, f32, i32) {
        %420:2 = scf.for %417 = %385 to %experts step %c12 iter_args(%418 = %c41, %419 = %c38) -> (f32, f32) {
          %421 = arith.addi %384, %417 : index
          %422 = memref.load %376[%421] : memref<?xf32>
          %423 = arith.cmpf ogt, %422, %418 : f32
          %424 = arith.index_cast %417 : index to i32
          %425 = arith.sitofp %424 : i32 to f32
          %426 = arith.select %423, %422, %418 : f32
          %427 = arith.select %423, %425, %419 : f32
          scf.yield %426, %427 : f32, f32
        }
        %428 = vector.broadcast %420#0 : f32 to vector<1xf32>
        %429 = wave.reduce "max" %428 : vector<1xf32>
        %430 = arith.cmpf oeq, %420#0, %429 : f32
        %431 = arith.subf %c38, %420#1 : f32
        %432 = arith.select %430, %431, %c42 : f32
        %433 = vector.broadcast %432 : f32 to vector<1xf32>
        %434 = wave.reduce "max" %433 : vector<1xf32>
        %435 = arith.subf %c38, %434 : f32
        %436 = arith.fptosi %435 : f32 to i32
        %437 = arith.index_cast %436 : i32 to index
        %438 = arith.remui %437, %c12 : index
        %439 = arith.cmpi eq, %438, %385 : index
        scf.if %439 {
          %440 = arith.addi %384, %437 : index
          memref.store %c43, %376[%440] : memref<?xf32>
        }
        %441 = arith.cmpi eq, %412, %385 : index
        %442 = arith.addf %413, %429 : f32
        %443 = arith.select %441, %429, %414 : f32
        %444 = arith.select %441, %436, %415 : i32
        scf.yield %442, %443, %444 : f32, f32, i32
      }
      %445 = arith.cmpi eq, %normalize, %c4 : index
      %446 = arith.divf %416#1, %416#0 : f32
      %447 = arith.select %445, %446, %416#1 : f32
      %448 = arith.cmpi slt, %385, %expertsPerToken : index
      scf.if %448 {
        %449 = arith.muli %382, %expertsPerToken : index
        %450 = arith.addi %449, %385 : index
        memref.store %447, %weights[%450] : memref<?xf32>
        %451 = arith.muli %382, %expertsPerToken : index
        %452 = arith.addi %451, %385 : index
        memref.store %416#2, %ids_out[%452] : memref<?xi32>
      }
    }
  }
  wave.return
}
