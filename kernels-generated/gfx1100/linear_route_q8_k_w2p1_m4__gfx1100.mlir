// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='q8_k', waves=2, panels=1, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_q8_k_w2p1_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) attributes {waves = 2 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 16 : index
  %c2 = arith.constant 1 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 32 : index
  %c6 = arith.constant 127 : index
  %c7 = arith.constant 128 : index
  %c8 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c10 = arith.constant 512 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c14 = arith.constant 8 : index
  %c15 = arith.constant 64 : index
  %c16 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c19 = arith.constant dense<0> : vector<4xi32>
  %c20 = arith.constant dense<983055> : vector<4xi32>
  %c21 = arith.constant dense<[0, 0, 0, 0]> : vector<4xi32>
  %c22 = arith.constant dense<4> : vector<4xi32>
  %c23 = arith.constant dense<1677747200> : vector<4xi32>
  %c24 = arith.constant dense<[4, 4, 4, 4]> : vector<4xi32>
  %c25 = arith.constant dense<8> : vector<4xi32>
  %c26 = arith.constant dense<[8, 8, 8, 8]> : vector<4xi32>
  %c27 = arith.constant dense<12> : vector<4xi32>
  %c28 = arith.constant dense<[12, 12, 12, 12]> : vector<4xi32>
  %c29 = arith.constant dense<0x6480> : vector<32xf16>
  %c30 = arith.constant 3 : index
  %c31 = arith.constant 96 : index
  %c32 = arith.constant 160 : index
  %c33 = arith.constant 192 : index
  %c34 = arith.constant 224 : index
  %c35 = arith.constant 4 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
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
  %3 = arith.muli %inputFeatures, %c2 : index
  %4 = arith.divui %3, %c3 : index
  %5 = arith.divui %inputFeatures, %c4 : index
  %6 = arith.muli %5, %c5 : index
  %7 = arith.addi %6, %4 : index
  %8 = arith.addi %7, %c6 : index
  %9 = arith.divui %8, %c7 : index
  %10 = arith.muli %9, %c7 : index
  %11 = arith.addi %2, %10 : index
  %12 = arith.addi %11, %c7 : index
  %13 = arith.muli %0, %c2 : index
  %14 = arith.addi %13, %c8 : index
  %15 = arith.muli %14, %12 : index
  %16 = memref.load %step[%countAt] : memref<?xi32>
  %17 = arith.index_cast %16 : i32 to index
  %18 = arith.muli %1, %c1 : index
  %19 = wave.scratch %c10 : memref<?xf32>
  %20 = wave.block 0
  %21 = arith.muli %20, %c1 : index
  %22 = arith.cmpi slt, %18, %17 : index
  scf.if %22 {
    %23 = wave.lane
    %24 = arith.remui %23, %c1 : index
    %25 = wave.scratch %operandHalves : memref<?xf16>
    %26 = arith.divui %operandHalves, %c14 : index
    %27 = wave.wave
    %28 = arith.muli %27, %c5 : index
    %29 = wave.lane
    %30 = arith.addi %28, %29 : index
    scf.for %31 = %30 to %26 step %c15 {
      %32 = arith.muli %31, %c14 : index
      %33 = arith.addi %c8, %32 : index
      %34 = vector.load %x[%33] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %35 = arith.muli %31, %c14 : index
      vector.store %34, %25[%35] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %36 = arith.remui %24, %tileRows : index
    %37 = arith.muli %36, %c14 : index
    %38 = wave.wave
    %39 = arith.divui %inputFeatures, %c5 : index
    %40 = arith.muli %38, %stepsPerWave : index
    %41 = arith.minsi %40, %39 : index
    %42 = arith.addi %41, %stepsPerWave : index
    %43 = arith.minsi %42, %39 : index
    %44 = arith.cmpi eq, %wholeBlocks, %c2 : index
    %45 = arith.subi %43, %41 : index
    %46 = arith.divui %45, %c3 : index
    %47 = arith.muli %46, %c3 : index
    %48 = arith.addi %41, %47 : index
    %49 = arith.addi %41, %stepsPerWave : index
    %50 = arith.select %44, %49, %48 : index
    %53 = scf.for %51 = %41 to %50 step %c3 iter_args(%52 = %c16) -> (vector<8xf32>) {
      %54 = wave.lane
      %55 = arith.addi %51, %c8 : index
      %56 = arith.remui %54, %c1 : index
      %57 = arith.addi %15, %c7 : index
      %58 = arith.divui %55, %c14 : index
      %59 = arith.muli %58, %c5 : index
      %60 = arith.addi %57, %59 : index
      %61 = arith.muli %56, %c3 : index
      %62 = arith.addi %60, %61 : index
      %63 = vector.load %w[%62] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %64 = vector.bitcast %63 : vector<2xi8> to vector<1xf16>
      %65 = arith.divui %inputFeatures, %c4 : index
      %66 = arith.muli %65, %c5 : index
      %67 = arith.addi %57, %66 : index
      %68 = arith.muli %55, %c1 : index
      %69 = arith.addi %67, %68 : index
      %70 = arith.muli %56, %c2 : index
      %71 = arith.addi %69, %70 : index
      %72 = vector.load %w[%71] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %73 = vector.extract %64[0] : f16 from vector<1xf16>
      %74 = arith.extf %73 : f16 to f32
      %75 = vector.extract %72[0] : i8 from vector<1xi8>
      %76 = arith.extsi %75 : i8 to i32
      %77 = arith.sitofp %76 : i32 to f32
      %78 = arith.mulf %74, %77 : f32
      %79 = arith.truncf %78 : f32 to f16
      %80 = vector.broadcast %79 : f16 to vector<16xf16>
      %81 = arith.addi %15, %c7 : index
      %82 = arith.muli %inputFeatures, %c2 : index
      %83 = arith.divui %82, %c3 : index
      %84 = arith.divui %inputFeatures, %c4 : index
      %85 = arith.muli %84, %c5 : index
      %86 = arith.addi %85, %83 : index
      %87 = arith.addi %86, %c6 : index
      %88 = arith.divui %87, %c7 : index
      %89 = arith.muli %88, %c7 : index
      %90 = arith.addi %81, %89 : index
      %91 = arith.muli %inputFeatures, %c14 : index
      %92 = arith.addi %90, %91 : index
      %93 = arith.muli %55, %c1 : index
      %94 = arith.addi %93, %56 : index
      %95 = arith.muli %94, %c1 : index
      %96 = arith.addi %92, %95 : index
      %97 = arith.muli %55, %c4 : index
      %98 = arith.addi %90, %97 : index
      %99 = arith.muli %56, %c1 : index
      %100 = arith.addi %98, %99 : index
      %101 = vector.load %w[%96] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %102 = vector.bitcast %101 : vector<16xi8> to vector<4xi32>
      %103 = vector.load %w[%100] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %104 = vector.bitcast %103 : vector<16xi8> to vector<4xi32>
      %105 = arith.shrui %104, %c19 : vector<4xi32>
      %106 = arith.andi %105, %c20 : vector<4xi32>
      %107 = arith.shrui %102, %c21 : vector<4xi32>
      %108 = arith.andi %107, %c20 : vector<4xi32>
      %109 = arith.shli %108, %c22 : vector<4xi32>
      %110 = arith.ori %106, %109 : vector<4xi32>
      %111 = arith.ori %110, %c23 : vector<4xi32>
      %112 = vector.bitcast %111 : vector<4xi32> to vector<8xf16>
      %113 = arith.shrui %104, %c22 : vector<4xi32>
      %114 = arith.andi %113, %c20 : vector<4xi32>
      %115 = arith.shrui %102, %c24 : vector<4xi32>
      %116 = arith.andi %115, %c20 : vector<4xi32>
      %117 = arith.shli %116, %c22 : vector<4xi32>
      %118 = arith.ori %114, %117 : vector<4xi32>
      %119 = arith.ori %118, %c23 : vector<4xi32>
      %120 = vector.bitcast %119 : vector<4xi32> to vector<8xf16>
      %121 = arith.shrui %104, %c25 : vector<4xi32>
      %122 = arith.andi %121, %c20 : vector<4xi32>
      %123 = arith.shrui %102, %c26 : vector<4xi32>
      %124 = arith.andi %123, %c20 : vector<4xi32>
      %125 = arith.shli %124, %c22 : vector<4xi32>
      %126 = arith.ori %122, %125 : vector<4xi32>
      %127 = arith.ori %126, %c23 : vector<4xi32>
      %128 = vector.bitcast %127 : vector<4xi32> to vector<8xf16>
      %129 = arith.shrui %104, %c27 : vector<4xi32>
      %130 = arith.andi %129, %c20 : vector<4xi32>
      %131 = arith.shrui %102, %c28 : vector<4xi32>
      %132 = arith.andi %131, %c20 : vector<4xi32>
      %133 = arith.shli %132, %c22 : vector<4xi32>
      %134 = arith.ori %130, %133 : vector<4xi32>
      %135 = arith.ori %134, %c23 : vector<4xi32>
      %136 = vector.bitcast %135 : vector<4xi32> to vector<8xf16>
      %137 = vector.shuffle %112, %120 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %138 = vector.shuffle %128, %136 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %139 = vector.shuffle %137, %138 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %140 = arith.subf %139, %c29 : vector<32xf16>
      %141 = vector.shuffle %140, %140 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %142 = vector.shuffle %140, %140 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %143 = arith.mulf %141, %80 : vector<16xf16>
      %144 = arith.mulf %142, %80 : vector<16xf16>
      %145 = arith.addi %51, %c2 : index
      %146 = arith.remui %54, %c1 : index
      %147 = arith.addi %15, %c7 : index
      %148 = arith.divui %145, %c14 : index
      %149 = arith.muli %148, %c5 : index
      %150 = arith.addi %147, %149 : index
      %151 = arith.muli %146, %c3 : index
      %152 = arith.addi %150, %151 : index
      %153 = vector.load %w[%152] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %154 = vector.bitcast %153 : vector<2xi8> to vector<1xf16>
      %155 = arith.divui %inputFeatures, %c4 : index
      %156 = arith.muli %155, %c5 : index
      %157 = arith.addi %147, %156 : index
      %158 = arith.muli %145, %c1 : index
      %159 = arith.addi %157, %158 : index
      %160 = arith.muli %146, %c2 : index
      %161 = arith.addi %159, %160 : index
      %162 = vector.load %w[%161] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %163 = vector.extract %154[0] : f16 from vector<1xf16>
      %164 = arith.extf %163 : f16 to f32
      %165 = vector.extract %162[0] : i8 from vector<1xi8>
      %166 = arith.extsi %165 : i8 to i32
      %167 = arith.sitofp %166 : i32 to f32
      %168 = arith.mulf %164, %167 : f32
      %169 = arith.truncf %168 : f32 to f16
      %170 = vector.broadcast %169 : f16 to vector<16xf16>
      %171 = arith.addi %15, %c7 : index
      %172 = arith.muli %inputFeatures, %c2 : index
      %173 = arith.divui %172, %c3 : index
      %174 = arith.divui %inputFeatures, %c4 : index
      %175 = arith.muli %174, %c5 : index
      %176 = arith.addi %175, %173 : index
      %177 = arith.addi %176, %c6 : index
      %178 = arith.divui %177, %c7 : index
      %179 = arith.muli %178, %c7 : index
      %180 = arith.addi %171, %179 : index
      %181 = arith.muli %inputFeatures, %c14 : index
      %182 = arith.addi %180, %181 : index
      %183 = arith.muli %145, %c1 : index
      %184 = arith.addi %183, %146 : index
      %185 = arith.muli %184, %c1 : index
      %186 = arith.addi %182, %185 : index
      %187 = arith.muli %145, %c4 : index
      %188 = arith.addi %180, %187 : index
      %189 = arith.muli %146, %c1 : index
      %190 = arith.addi %188, %189 : index
      %191 = vector.load %w[%186] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %192 = vector.bitcast %191 : vector<16xi8> to vector<4xi32>
      %193 = vector.load %w[%190] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %194 = vector.bitcast %193 : vector<16xi8> to vector<4xi32>
      %195 = arith.shrui %194, %c19 : vector<4xi32>
      %196 = arith.andi %195, %c20 : vector<4xi32>
      %197 = arith.shrui %192, %c21 : vector<4xi32>
      %198 = arith.andi %197, %c20 : vector<4xi32>
      %199 = arith.shli %198, %c22 : vector<4xi32>
      %200 = arith.ori %196, %199 : vector<4xi32>
      %201 = arith.ori %200, %c23 : vector<4xi32>
      %202 = vector.bitcast %201 : vector<4xi32> to vector<8xf16>
      %203 = arith.shrui %194, %c22 : vector<4xi32>
      %204 = arith.andi %203, %c20 : vector<4xi32>
      %205 = arith.shrui %192, %c24 : vector<4xi32>
      %206 = arith.andi %205, %c20 : vector<4xi32>
      %207 = arith.shli %206, %c22 : vector<4xi32>
      %208 = arith.ori %204, %207 : vector<4xi32>
      %209 = arith.ori %208, %c23 : vector<4xi32>
      %210 = vector.bitcast %209 : vector<4xi32> to vector<8xf16>
      %211 = arith.shrui %194, %c25 : vector<4xi32>
      %212 = arith.andi %211, %c20 : vector<4xi32>
      %213 = arith.shrui %192, %c26 : vector<4xi32>
      %214 = arith.andi %213, %c20 : vector<4xi32>
      %215 = arith.shli %214, %c22 : vector<4xi32>
      %216 = arith.ori %212, %215 : vector<4xi32>
      %217 = arith.ori %216, %c23 : vector<4xi32>
      %218 = vector.bitcast %217 : vector<4xi32> to vector<8xf16>
      %219 = arith.shrui %194, %c27 : vector<4xi32>
      %220 = arith.andi %219, %c20 : vector<4xi32>
      %221 = arith.shrui %192, %c28 : vector<4xi32>
      %222 = arith.andi %221, %c20 : vector<4xi32>
      %223 = arith.shli %222, %c22 : vector<4xi32>
      %224 = arith.ori %220, %223 : vector<4xi32>
      %225 = arith.ori %224, %c23 : vector<4xi32>
      %226 = vector.bitcast %225 : vector<4xi32> to vector<8xf16>
      %227 = vector.shuffle %202, %210 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %228 = vector.shuffle %218, %226 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %229 = vector.shuffle %227, %228 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %230 = arith.subf %229, %c29 : vector<32xf16>
      %231 = vector.shuffle %230, %230 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %232 = vector.shuffle %230, %230 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %233 = arith.mulf %231, %170 : vector<16xf16>
      %234 = arith.mulf %232, %170 : vector<16xf16>
      %235 = arith.muli %51, %c3 : index
      %236 = arith.addi %235, %c8 : index
      %237 = arith.muli %tileRows, %c1 : index
      %238 = arith.muli %236, %237 : index
      %239 = arith.addi %37, %238 : index
      %240 = vector.load %25[%239] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %241 = arith.muli %tileRows, %c14 : index
      %242 = arith.addi %239, %241 : index
      %243 = vector.load %25[%242] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %244 = vector.shuffle %240, %243 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %245 = wave.mma %244, %143, %52 : vector<16xf16>, vector<8xf32>
      %246 = arith.muli %51, %c3 : index
      %247 = arith.addi %246, %c2 : index
      %248 = arith.muli %tileRows, %c1 : index
      %249 = arith.muli %247, %248 : index
      %250 = arith.addi %37, %249 : index
      %251 = vector.load %25[%250] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %252 = arith.muli %tileRows, %c14 : index
      %253 = arith.addi %250, %252 : index
      %254 = vector.load %25[%253] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %255 = vector.shuffle %251, %254 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %256 = wave.mma %255, %144, %245 : vector<16xf16>, vector<8xf32>
      %257 = arith.muli %51, %c3 : index
      %258 = arith.addi %257, %c3 : index
      %259 = arith.muli %tileRows, %c1 : index
      %260 = arith.muli %258, %259 : index
      %261 = arith.addi %37, %260 : index
      %262 = vector.load %25[%261] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %263 = arith.muli %tileRows, %c14 : index
      %264 = arith.addi %261, %263 : index
      %265 = vector.load %25[%264] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %266 = vector.shuffle %262, %265 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %267 = wave.mma %266, %233, %256 : vector<16xf16>, vector<8xf32>
      %268 = arith.muli %51, %c3 : index
      %269 = arith.addi %268, %c30 : index
      %270 = arith.muli %tileRows, %c1 : index
      %271 = arith.muli %269, %270 : index
      %272 = arith.addi %37, %271 : index
      %273 = vector.load %25[%272] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %274 = arith.muli %tileRows, %c14 : index
      %275 = arith.addi %272, %274 : index
      %276 = vector.load %25[%275] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %277 = vector.shuffle %273, %276 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %278 = wave.mma %277, %234, %267 : vector<16xf16>, vector<8xf32>
      scf.yield %278 : vector<8xf32>
    }
    %279 = arith.select %44, %50, %43 : index
    %282 = scf.for %280 = %50 to %279 step %c2 iter_args(%281 = %53) -> (vector<8xf32>) {
      %283 = wave.lane
      %284 = arith.addi %280, %c8 : index
      %285 = arith.remui %283, %c1 : index
      %286 = arith.addi %15, %c7 : index
      %287 = arith.divui %284, %c14 : index
      %288 = arith.muli %287, %c5 : index
      %289 = arith.addi %286, %288 : index
      %290 = arith.muli %285, %c3 : index
      %291 = arith.addi %289, %290 : index
      %292 = vector.load %w[%291] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %293 = vector.bitcast %292 : vector<2xi8> to vector<1xf16>
      %294 = arith.divui %inputFeatures, %c4 : index
      %295 = arith.muli %294, %c5 : index
      %296 = arith.addi %286, %295 : index
      %297 = arith.muli %284, %c1 : index
      %298 = arith.addi %296, %297 : index
      %299 = arith.muli %285, %c2 : index
      %300 = arith.addi %298, %299 : index
      %301 = vector.load %w[%300] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %302 = vector.extract %293[0] : f16 from vector<1xf16>
      %303 = arith.extf %302 : f16 to f32
      %304 = vector.extract %301[0] : i8 from vector<1xi8>
      %305 = arith.extsi %304 : i8 to i32
      %306 = arith.sitofp %305 : i32 to f32
      %307 = arith.mulf %303, %306 : f32
      %308 = arith.truncf %307 : f32 to f16
      %309 = vector.broadcast %308 : f16 to vector<16xf16>
      %310 = arith.addi %15, %c7 : index
      %311 = arith.muli %inputFeatures, %c2 : index
      %312 = arith.divui %311, %c3 : index
      %313 = arith.divui %inputFeatures, %c4 : index
      %314 = arith.muli %313, %c5 : index
      %315 = arith.addi %314, %312 : index
      %316 = arith.addi %315, %c6 : index
      %317 = arith.divui %316, %c7 : index
      %318 = arith.muli %317, %c7 : index
      %319 = arith.addi %310, %318 : index
      %320 = arith.muli %inputFeatures, %c14 : index
      %321 = arith.addi %319, %320 : index
      %322 = arith.muli %284, %c1 : index
      %323 = arith.addi %322, %285 : index
      %324 = arith.muli %323, %c1 : index
      %325 = arith.addi %321, %324 : index
      %326 = arith.muli %284, %c4 : index
      %327 = arith.addi %319, %326 : index
      %328 = arith.muli %285, %c1 : index
      %329 = arith.addi %327, %328 : index
      %330 = vector.load %w[%325] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %331 = vector.bitcast %330 : vector<16xi8> to vector<4xi32>
      %332 = vector.load %w[%329] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %333 = vector.bitcast %332 : vector<16xi8> to vector<4xi32>
      %334 = arith.shrui %333, %c19 : vector<4xi32>
      %335 = arith.andi %334, %c20 : vector<4xi32>
      %336 = arith.shrui %331, %c21 : vector<4xi32>
      %337 = arith.andi %336, %c20 : vector<4xi32>
      %338 = arith.shli %337, %c22 : vector<4xi32>
      %339 = arith.ori %335, %338 : vector<4xi32>
      %340 = arith.ori %339, %c23 : vector<4xi32>
      %341 = vector.bitcast %340 : vector<4xi32> to vector<8xf16>
      %342 = arith.shrui %333, %c22 : vector<4xi32>
      %343 = arith.andi %342, %c20 : vector<4xi32>
      %344 = arith.shrui %331, %c24 : vector<4xi32>
      %345 = arith.andi %344, %c20 : vector<4xi32>
      %346 = arith.shli %345, %c22 : vector<4xi32>
      %347 = arith.ori %343, %346 : vector<4xi32>
      %348 = arith.ori %347, %c23 : vector<4xi32>
      %349 = vector.bitcast %348 : vector<4xi32> to vector<8xf16>
      %350 = arith.shrui %333, %c25 : vector<4xi32>
      %351 = arith.andi %350, %c20 : vector<4xi32>
      %352 = arith.shrui %331, %c26 : vector<4xi32>
      %353 = arith.andi %352, %c20 : vector<4xi32>
      %354 = arith.shli %353, %c22 : vector<4xi32>
      %355 = arith.ori %351, %354 : vector<4xi32>
      %356 = arith.ori %355, %c23 : vector<4xi32>
      %357 = vector.bitcast %356 : vector<4xi32> to vector<8xf16>
      %358 = arith.shrui %333, %c27 : vector<4xi32>
      %359 = arith.andi %358, %c20 : vector<4xi32>
      %360 = arith.shrui %331, %c28 : vector<4xi32>
      %361 = arith.andi %360, %c20 : vector<4xi32>
      %362 = arith.shli %361, %c22 : vector<4xi32>
      %363 = arith.ori %359, %362 : vector<4xi32>
      %364 = arith.ori %363, %c23 : vector<4xi32>
      %365 = vector.bitcast %364 : vector<4xi32> to vector<8xf16>
      %366 = vector.shuffle %341, %349 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %367 = vector.shuffle %357, %365 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %368 = vector.shuffle %366, %367 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %369 = arith.subf %368, %c29 : vector<32xf16>
      %370 = vector.shuffle %369, %369 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %371 = vector.shuffle %369, %369 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %372 = arith.mulf %370, %309 : vector<16xf16>
      %373 = arith.mulf %371, %309 : vector<16xf16>
      %374 = arith.muli %280, %c3 : index
      %375 = arith.addi %374, %c8 : index
      %376 = arith.muli %tileRows, %c1 : index
      %377 = arith.muli %375, %376 : index
      %378 = arith.addi %37, %377 : index
      %379 = vector.load %25[%378] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %380 = arith.muli %tileRows, %c14 : index
      %381 = arith.addi %378, %380 : index
      %382 = vector.load %25[%381] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %383 = vector.shuffle %379, %382 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %384 = wave.mma %383, %372, %281 : vector<16xf16>, vector<8xf32>
      %385 = arith.muli %280, %c3 : index
      %386 = arith.addi %385, %c2 : index
      %387 = arith.muli %tileRows, %c1 : index
      %388 = arith.muli %386, %387 : index
      %389 = arith.addi %37, %388 : index
      %390 = vector.load %25[%389] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %391 = arith.muli %tileRows, %c14 : index
      %392 = arith.addi %389, %391 : index
      %393 = vector.load %25[%392] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %394 = vector.shuffle %390, %393 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %395 = wave.mma %394, %373, %384 : vector<16xf16>, vector<8xf32>
      scf.yield %395 : vector<8xf32>
    }
    %396 = wave.lane
    %397 = wave.wave
    %398 = arith.muli %397, %c2 : index
    %399 = arith.addi %398, %c8 : index
    %400 = arith.muli %399, %c4 : index
    %401 = arith.addi %400, %396 : index
    %402 = vector.extract %282[0] : f32 from vector<8xf32>
    %403 = arith.addi %401, %c8 : index
    memref.store %402, %19[%403] : memref<?xf32>
    %404 = vector.extract %282[1] : f32 from vector<8xf32>
    %405 = arith.addi %401, %c5 : index
    memref.store %404, %19[%405] : memref<?xf32>
    %406 = vector.extract %282[2] : f32 from vector<8xf32>
    %407 = arith.addi %401, %c15 : index
    memref.store %406, %19[%407] : memref<?xf32>
    %408 = vector.extract %282[3] : f32 from vector<8xf32>
    %409 = arith.addi %401, %c31 : index
    memref.store %408, %19[%409] : memref<?xf32>
    %410 = vector.extract %282[4] : f32 from vector<8xf32>
    %411 = arith.addi %401, %c7 : index
    memref.store %410, %19[%411] : memref<?xf32>
    %412 = vector.extract %282[5] : f32 from vector<8xf32>
    %413 = arith.addi %401, %c32 : index
    memref.store %412, %19[%413] : memref<?xf32>
    %414 = vector.extract %282[6] : f32 from vector<8xf32>
    %415 = arith.addi %401, %c33 : index
    memref.store %414, %19[%415] : memref<?xf32>
    %416 = vector.extract %282[7] : f32 from vector<8xf32>
    %417 = arith.addi %401, %c34 : index
    memref.store %416, %19[%417] : memref<?xf32>
    wave.barrier
    %418 = arith.muli %397, %c35 : index
    %419 = arith.addi %418, %c8 : index
    %420 = arith.muli %419, %c5 : index
    %421 = arith.addi %420, %396 : index
    %422 = arith.addi %421, %c8 : index
    %423 = memref.load %19[%422] : memref<?xf32>
    %424 = arith.addi %422, %c4 : index
    %425 = memref.load %19[%424] : memref<?xf32>
    %426 = arith.addf %423, %425 : f32
    %427 = wave.lane
    %428 = arith.addi %18, %c8 : index
    %429 = arith.muli %419, %c3 : index
    %430 = arith.addi %428, %429 : index
    %431 = arith.divui %427, %c1 : index
    %432 = arith.addi %430, %431 : index
    %433 = arith.cmpi slt, %432, %17 : index
    scf.if %433 {
      %434 = arith.cmpi eq, %hasFactors, %c2 : index
      %435 = arith.muli %432, %c3 : index
      %436 = memref.load %factors[%435] : memref<?xf32>
      %437 = arith.mulf %436, %operandScale : f32
      %438 = arith.select %434, %437, %operandScale : f32
      %439 = arith.remui %427, %c1 : index
      %440 = arith.muli %439, %c35 : index
      %441 = arith.addi %15, %440 : index
      %442 = vector.load %w[%441] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %443 = vector.bitcast %442 : vector<4xi8> to vector<1xf32>
      %444 = vector.extract %443[0] : f32 from vector<1xf32>
      %445 = arith.mulf %444, %438 : f32
      %446 = arith.mulf %426, %445 : f32
      %447 = arith.muli %432, %outputFeatures : index
      %448 = arith.addi %447, %21 : index
      %449 = wave.lane
      %450 = arith.remui %449, %c1 : index
      %451 = arith.addi %448, %450 : index
      %452 = arith.addi %451, %c8 : index
      memref.store %446, %logits[%452] : memref<?xf32>
    }
    %453 = arith.muli %397, %c35 : index
    %454 = arith.addi %453, %c2 : index
    %455 = arith.muli %454, %c5 : index
    %456 = arith.addi %455, %396 : index
    %457 = arith.addi %456, %c8 : index
    %458 = memref.load %19[%457] : memref<?xf32>
    %459 = arith.addi %457, %c4 : index
    %460 = memref.load %19[%459] : memref<?xf32>
    %461 = arith.addf %458, %460 : f32
    %462 = wave.lane
    %463 = arith.addi %18, %c8 : index
    %464 = arith.muli %454, %c3 : index
    %465 = arith.addi %463, %464 : index
    %466 = arith.divui %462, %c1 : index
    %467 = arith.addi %465, %466 : index
    %468 = arith.cmpi slt, %467, %17 : index
    scf.if %468 {
      %469 = arith.cmpi eq, %hasFactors, %c2 : index
      %470 = arith.muli %467, %c3 : index
      %471 = memref.load %factors[%470] : memref<?xf32>
      %472 = arith.mulf %471, %operandScale : f32
      %473 = arith.select %469, %472, %operandScale : f32
      %474 = arith.remui %462, %c1 : index
      %475 = arith.muli %474, %c35 : index
      %476 = arith.addi %15, %475 : index
      %477 = vector.load %w[%476] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %478 = vector.bitcast %477 : vector<4xi8> to vector<1xf32>
      %479 = vector.extract %478[0] : f32 from vector<1xf32>
      %480 = arith.mulf %479, %473 : f32
      %481 = arith.mulf %461, %480 : f32
      %482 = arith.muli %467, %outputFeatures : index
      %483 = arith.addi %482, %21 : index
      %484 = wave.lane
      %485 = arith.remui %484, %c1 : index
      %486 = arith.addi %483, %485 : index
      %487 = arith.addi %486, %c8 : index
      memref.store %481, %logits[%487] : memref<?xf32>
    }
    %488 = arith.muli %397, %c35 : index
    %489 = arith.addi %488, %c3 : index
    %490 = arith.muli %489, %c5 : index
    %491 = arith.addi %490, %396 : index
    %492 = arith.addi %491, %c8 : index
    %493 = memref.load %19[%492] : memref<?xf32>
    %494 = arith.addi %492, %c4 : index
    %495 = memref.load %19[%494] : memref<?xf32>
    %496 = arith.addf %493, %495 : f32
    %497 = wave.lane
    %498 = arith.addi %18, %c8 : index
    %499 = arith.muli %489, %c3 : index
    %500 = arith.addi %498, %499 : index
    %501 = arith.divui %497, %c1 : index
    %502 = arith.addi %500, %501 : index
    %503 = arith.cmpi slt, %502, %17 : index
    scf.if %503 {
      %504 = arith.cmpi eq, %hasFactors, %c2 : index
      %505 = arith.muli %502, %c3 : index
      %506 = memref.load %factors[%505] : memref<?xf32>
      %507 = arith.mulf %506, %operandScale : f32
      %508 = arith.select %504, %507, %operandScale : f32
      %509 = arith.remui %497, %c1 : index
      %510 = arith.muli %509, %c35 : index
      %511 = arith.addi %15, %510 : index
      %512 = vector.load %w[%511] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %513 = vector.bitcast %512 : vector<4xi8> to vector<1xf32>
      %514 = vector.extract %513[0] : f32 from vector<1xf32>
      %515 = arith.mulf %514, %508 : f32
      %516 = arith.mulf %496, %515 : f32
      %517 = arith.muli %502, %outputFeatures : index
      %518 = arith.addi %517, %21 : index
      %519 = wave.lane
      %520 = arith.remui %519, %c1 : index
      %521 = arith.addi %518, %520 : index
      %522 = arith.addi %521, %c8 : index
      memref.store %516, %logits[%522] : memref<?xf32>
    }
    %523 = arith.muli %397, %c35 : index
    %524 = arith.addi %523, %c30 : index
    %525 = arith.muli %524, %c5 : index
    %526 = arith.addi %525, %396 : index
    %527 = arith.addi %526, %c8 : index
    %528 = memref.load %19[%527] : memref<?xf32>
    %529 = arith.addi %527, %c4 : index
    %530 = memref.load %19[%529] : memref<?xf32>
    %531 = arith.addf %528, %530 : f32
    %532 = wave.lane
    %533 = arith.addi %18, %c8 : index
    %534 = arith.muli %524, %c3 : index
    %535 = arith.addi %533, %534 : index
    %536 = arith.divui %532, %c1 : index
    %537 = arith.addi %535, %536 : index
    %538 = arith.cmpi slt, %537, %17 : index
    scf.if %538 {
      %539 = arith.cmpi eq, %hasFactors, %c2 : index
      %540 = arith.muli %537, %c3 : index
      %541 = memref.load %factors[%540] : memref<?xf32>
      %542 = arith.mulf %541, %operandScale : f32
      %543 = arith.select %539, %542, %operandScale : f32
      %544 = arith.remui %532, %c1 : index
      %545 = arith.muli %544, %c35 : index
      %546 = arith.addi %15, %545 : index
      %547 = vector.load %w[%546] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %548 = vector.bitcast %547 : vector<4xi8> to vector<1xf32>
      %549 = vector.extract %548[0] : f32 from vector<1xf32>
      %550 = arith.mulf %549, %543 : f32
      %551 = arith.mulf %531, %550 : f32
      %552 = arith.muli %537, %outputFeatures : index
      %553 = arith.addi %552, %21 : index
      %554 = wave.lane
      %555 = arith.remui %554, %c1 : index
      %556 = arith.addi %553, %555 : index
      %557 = arith.addi %556, %c8 : index
      memref.store %551, %logits[%557] : memref<?xf32>
    }
  }
  %558 = arith.muli %experts, %c3 : index
  %559 = wave.scratch %558 : memref<?xf32>
  %560 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %560 {
    %561 = arith.addi %18, %c1 : index
    %562 = arith.minsi %561, %17 : index
    %563 = wave.wave
    %564 = arith.addi %18, %563 : index
    scf.for %565 = %564 to %562 step %c3 {
      %566 = wave.wave
      %567 = arith.muli %566, %experts : index
      %568 = wave.lane
      %569 = arith.muli %565, %logitsWidth : index
      %572 = scf.for %570 = %568 to %experts step %c5 iter_args(%571 = %c42) -> (f32) {
        %573 = arith.addi %569, %570 : index
        %574 = memref.load %logits[%573] : memref<?xf32>
        %575 = arith.maximumf %571, %574 : f32
        scf.yield %575 : f32
      }
      %576 = vector.broadcast %572 : f32 to vector<1xf32>
      %577 = wave.reduce "max" %576 : vector<1xf32>
      %580 = scf.for %578 = %568 to %experts step %c5 iter_args(%579 = %c43) -> (f32) {
        %581 = arith.addi %569, %578 : index
        %582 = memref.load %logits[%581] : memref<?xf32>
        %583 = arith.subf %582, %577 : f32
        %584 = arith.mulf %583, %c44 : f32
        %585 = wave.exp2 %584 : f32
        %586 = arith.addi %567, %578 : index
        memref.store %585, %559[%586] : memref<?xf32>
        %587 = arith.addf %579, %585 : f32
        scf.yield %587 : f32
      }
      %588 = vector.broadcast %580 : f32 to vector<1xf32>
      %589 = wave.reduce "add" %588 : vector<1xf32>
      scf.for %590 = %568 to %experts step %c5 {
        %591 = arith.addi %567, %590 : index
        %592 = memref.load %559[%591] : memref<?xf32>
        %593 = arith.divf %592, %589 : f32
        %594 = arith.addi %567, %590 : index
        memref.store %593, %559[%594] : memref<?xf32>
      }
      %599:3 = scf.for %595 = %c8 to %expertsPerToken step %c2 iter_args(%596 = %c43, %597 = %c43, %598 = %c45) -> (f32, f32, i32) {
        %603:2 = scf.for %600 = %568 to %experts step %c5 iter_args(%601 = %c46, %602 = %c43) -> (f32, f32) {
          %604 = arith.addi %567, %600 : index
          %605 = memref.load %559[%604] : memref<?xf32>
          %606 = arith.cmpf ogt, %605, %601 : f32
          %607 = arith.index_cast %600 : index to i32
          %608 = arith.sitofp %607 : i32 to f32
          %609 = arith.select %606, %605, %601 : f32
          %610 = arith.select %606, %608, %602 : f32
          scf.yield %609, %610 : f32, f32
        }
        %611 = vector.broadcast %603#0 : f32 to vector<1xf32>
        %612 = wave.reduce "max" %611 : vector<1xf32>
        %613 = arith.cmpf oeq, %603#0, %612 : f32
        %614 = arith.subf %c43, %603#1 : f32
        %615 = arith.select %613, %614, %c47 : f32
        %616 = vector.broadcast %615 : f32 to vector<1xf32>
        %617 = wave.reduce "max" %616 : vector<1xf32>
        %618 = arith.subf %c43, %617 : f32
        %619 = arith.fptosi %618 : f32 to i32
        %620 = arith.index_cast %619 : i32 to index
        %621 = arith.remui %620, %c5 : index
        %622 = arith.cmpi eq, %621, %568 : index
        scf.if %622 {
          %623 = arith.addi %567, %620 : index
          memref.store %c48, %559[%623] : memref<?xf32>
        }
        %624 = arith.cmpi eq, %595, %568 : index
        %625 = arith.addf %596, %612 : f32
        %626 = arith.select %624, %612, %597 : f32
        %627 = arith.select %624, %619, %598 : i32
        scf.yield %625, %626, %627 : f32, f32, i32
      }
      %628 = arith.cmpi eq, %normalize, %c2 : index
      %629 = arith.divf %599#1, %599#0 : f32
      %630 = arith.select %628, %629, %599#1 : f32
      %631 = arith.cmpi slt, %568, %expertsPerToken : index
      scf.if %631 {
        %632 = arith.muli %565, %expertsPerToken : index
        %633 = arith.addi %632, %568 : index
        memref.store %630, %weights[%633] : memref<?xf32>
        %634 = arith.muli %565, %expertsPerToken : index
        %635 = arith.addi %634, %568 : index
        memref.store %599#2, %ids_out[%635] : memref<?xi32>
      }
    }
  }
  wave.return
}
