// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='q4_1', waves=8, panels=1, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_q4_1_w8p1_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 127 : index
  %c4 = arith.constant 128 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 16 : index
  %c9 = arith.constant 2048 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %c12 = arith.constant dense<0x00000000> : vector<8xf32>
  %c13 = arith.constant 32 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c16 = arith.constant 64 : index
  %c17 = arith.constant 4 : index
  %c18 = arith.constant 256 : index
  %c19 = arith.constant dense<0> : vector<4xi32>
  %c20 = arith.constant dense<983055> : vector<4xi32>
  %c21 = arith.constant dense<1677747200> : vector<4xi32>
  %c22 = arith.constant dense<4> : vector<4xi32>
  %c23 = arith.constant dense<8> : vector<4xi32>
  %c24 = arith.constant dense<12> : vector<4xi32>
  %c25 = arith.constant dense<0x6400> : vector<32xf16>
  %c26 = arith.constant 3 : index
  %c27 = arith.constant 96 : index
  %c28 = arith.constant 160 : index
  %c29 = arith.constant 192 : index
  %c30 = arith.constant 224 : index
  %c31 = arith.constant 512 : index
  %c32 = arith.constant 768 : index
  %c33 = arith.constant 1024 : index
  %c34 = arith.constant 1280 : index
  %c35 = arith.constant 1536 : index
  %c36 = arith.constant 1792 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %experts = wave.param "experts" : index
  %arrivals = wave.param "arrivals" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %logitsWidth = wave.param "logitsWidth" : index
  %c43 = arith.constant 0xFF61B1E6 : f32
  %c44 = arith.constant 0x00000000 : f32
  %c45 = arith.constant 0x3FB8AA3B : f32
  %c46 = arith.constant 0 : i32
  %c47 = arith.constant 0xC0000000 : f32
  %c48 = arith.constant 0xCB800000 : f32
  %c49 = arith.constant 0xBF800000 : f32
  %normalize = wave.param "normalize" : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.muli %inputFeatures, %c2 : index
  %4 = arith.addi %3, %c3 : index
  %5 = arith.divui %4, %c4 : index
  %6 = arith.muli %5, %c4 : index
  %7 = arith.addi %2, %6 : index
  %8 = arith.addi %7, %c4 : index
  %9 = arith.muli %0, %c5 : index
  %10 = arith.addi %9, %c6 : index
  %11 = arith.muli %10, %8 : index
  %12 = memref.load %step[%countAt] : memref<?xi32>
  %13 = arith.index_cast %12 : i32 to index
  %14 = arith.muli %1, %c8 : index
  %15 = wave.scratch %c9 : memref<?xf32>
  %16 = wave.block 0
  %17 = arith.muli %16, %c8 : index
  %18 = arith.cmpi slt, %14, %13 : index
  scf.if %18 {
    %19 = wave.lane
    %20 = arith.remui %19, %c8 : index
    %21 = arith.remui %20, %tileRows : index
    %22 = arith.addi %14, %21 : index
    %23 = arith.divui %22, %tileRows : index
    %24 = arith.divui %inputFeatures, %c8 : index
    %25 = arith.muli %23, %24 : index
    %26 = arith.divui %c6, %c8 : index
    %27 = arith.addi %25, %26 : index
    %28 = arith.muli %27, %c2 : index
    %29 = arith.remui %c6, %c8 : index
    %30 = arith.divui %29, %c1 : index
    %31 = arith.addi %28, %30 : index
    %32 = arith.muli %tileRows, %c1 : index
    %33 = arith.muli %31, %32 : index
    %34 = arith.remui %22, %tileRows : index
    %35 = arith.muli %34, %c1 : index
    %36 = arith.addi %33, %35 : index
    %37 = arith.remui %c6, %c1 : index
    %38 = arith.addi %36, %37 : index
    %39 = wave.wave
    %40 = arith.divui %inputFeatures, %c13 : index
    %41 = arith.muli %39, %stepsPerWave : index
    %42 = arith.minsi %41, %40 : index
    %43 = arith.addi %42, %stepsPerWave : index
    %44 = arith.minsi %43, %40 : index
    %45 = arith.cmpi eq, %wholeBlocks, %c5 : index
    %46 = arith.subi %44, %42 : index
    %47 = arith.divui %46, %c2 : index
    %48 = arith.muli %47, %c2 : index
    %49 = arith.addi %42, %48 : index
    %50 = arith.addi %42, %stepsPerWave : index
    %51 = arith.select %45, %50, %49 : index
    %54 = scf.for %52 = %42 to %51 step %c2 iter_args(%53 = %c12) -> (vector<8xf32>) {
      %55 = wave.lane
      %56 = arith.addi %52, %c6 : index
      %57 = arith.remui %55, %c8 : index
      %58 = arith.addi %11, %c4 : index
      %59 = arith.muli %56, %c16 : index
      %60 = arith.addi %58, %59 : index
      %61 = arith.muli %57, %c17 : index
      %62 = arith.addi %60, %61 : index
      %63 = vector.load %w[%62] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %64 = vector.bitcast %63 : vector<4xi8> to vector<2xf16>
      %65 = vector.extract %64[0] : f16 from vector<2xf16>
      %66 = vector.broadcast %65 : f16 to vector<16xf16>
      %67 = vector.extract %64[1] : f16 from vector<2xf16>
      %68 = vector.broadcast %67 : f16 to vector<16xf16>
      %69 = arith.addi %11, %c4 : index
      %70 = arith.muli %inputFeatures, %c2 : index
      %71 = arith.addi %70, %c3 : index
      %72 = arith.divui %71, %c4 : index
      %73 = arith.muli %72, %c4 : index
      %74 = arith.addi %69, %73 : index
      %75 = arith.muli %56, %c18 : index
      %76 = arith.addi %74, %75 : index
      %77 = arith.muli %57, %c8 : index
      %78 = arith.addi %76, %77 : index
      %79 = vector.load %w[%78] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %80 = vector.bitcast %79 : vector<16xi8> to vector<4xi32>
      %81 = arith.shrui %80, %c19 : vector<4xi32>
      %82 = arith.andi %81, %c20 : vector<4xi32>
      %83 = arith.ori %82, %c21 : vector<4xi32>
      %84 = vector.bitcast %83 : vector<4xi32> to vector<8xf16>
      %85 = arith.shrui %80, %c22 : vector<4xi32>
      %86 = arith.andi %85, %c20 : vector<4xi32>
      %87 = arith.ori %86, %c21 : vector<4xi32>
      %88 = vector.bitcast %87 : vector<4xi32> to vector<8xf16>
      %89 = arith.shrui %80, %c23 : vector<4xi32>
      %90 = arith.andi %89, %c20 : vector<4xi32>
      %91 = arith.ori %90, %c21 : vector<4xi32>
      %92 = vector.bitcast %91 : vector<4xi32> to vector<8xf16>
      %93 = arith.shrui %80, %c24 : vector<4xi32>
      %94 = arith.andi %93, %c20 : vector<4xi32>
      %95 = arith.ori %94, %c21 : vector<4xi32>
      %96 = vector.bitcast %95 : vector<4xi32> to vector<8xf16>
      %97 = vector.shuffle %84, %88 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %98 = vector.shuffle %92, %96 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %99 = vector.shuffle %97, %98 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %100 = arith.subf %99, %c25 : vector<32xf16>
      %101 = vector.shuffle %100, %100 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %102 = vector.shuffle %100, %100 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %103 = math.fma %101, %66, %68 : vector<16xf16>
      %104 = math.fma %102, %66, %68 : vector<16xf16>
      %105 = arith.addi %52, %c5 : index
      %106 = arith.remui %55, %c8 : index
      %107 = arith.addi %11, %c4 : index
      %108 = arith.muli %105, %c16 : index
      %109 = arith.addi %107, %108 : index
      %110 = arith.muli %106, %c17 : index
      %111 = arith.addi %109, %110 : index
      %112 = vector.load %w[%111] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %113 = vector.bitcast %112 : vector<4xi8> to vector<2xf16>
      %114 = vector.extract %113[0] : f16 from vector<2xf16>
      %115 = vector.broadcast %114 : f16 to vector<16xf16>
      %116 = vector.extract %113[1] : f16 from vector<2xf16>
      %117 = vector.broadcast %116 : f16 to vector<16xf16>
      %118 = arith.addi %11, %c4 : index
      %119 = arith.muli %inputFeatures, %c2 : index
      %120 = arith.addi %119, %c3 : index
      %121 = arith.divui %120, %c4 : index
      %122 = arith.muli %121, %c4 : index
      %123 = arith.addi %118, %122 : index
      %124 = arith.muli %105, %c18 : index
      %125 = arith.addi %123, %124 : index
      %126 = arith.muli %106, %c8 : index
      %127 = arith.addi %125, %126 : index
      %128 = vector.load %w[%127] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %129 = vector.bitcast %128 : vector<16xi8> to vector<4xi32>
      %130 = arith.shrui %129, %c19 : vector<4xi32>
      %131 = arith.andi %130, %c20 : vector<4xi32>
      %132 = arith.ori %131, %c21 : vector<4xi32>
      %133 = vector.bitcast %132 : vector<4xi32> to vector<8xf16>
      %134 = arith.shrui %129, %c22 : vector<4xi32>
      %135 = arith.andi %134, %c20 : vector<4xi32>
      %136 = arith.ori %135, %c21 : vector<4xi32>
      %137 = vector.bitcast %136 : vector<4xi32> to vector<8xf16>
      %138 = arith.shrui %129, %c23 : vector<4xi32>
      %139 = arith.andi %138, %c20 : vector<4xi32>
      %140 = arith.ori %139, %c21 : vector<4xi32>
      %141 = vector.bitcast %140 : vector<4xi32> to vector<8xf16>
      %142 = arith.shrui %129, %c24 : vector<4xi32>
      %143 = arith.andi %142, %c20 : vector<4xi32>
      %144 = arith.ori %143, %c21 : vector<4xi32>
      %145 = vector.bitcast %144 : vector<4xi32> to vector<8xf16>
      %146 = vector.shuffle %133, %137 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %147 = vector.shuffle %141, %145 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %148 = vector.shuffle %146, %147 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %149 = arith.subf %148, %c25 : vector<32xf16>
      %150 = vector.shuffle %149, %149 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %151 = vector.shuffle %149, %149 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %152 = math.fma %150, %115, %117 : vector<16xf16>
      %153 = math.fma %151, %115, %117 : vector<16xf16>
      %154 = arith.muli %52, %c2 : index
      %155 = arith.addi %154, %c6 : index
      %156 = arith.muli %tileRows, %c8 : index
      %157 = arith.muli %155, %156 : index
      %158 = arith.addi %38, %157 : index
      %159 = vector.load %x[%158] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %160 = arith.muli %tileRows, %c1 : index
      %161 = arith.addi %158, %160 : index
      %162 = vector.load %x[%161] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %163 = vector.shuffle %159, %162 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %164 = wave.mma %163, %103, %53 : vector<16xf16>, vector<8xf32>
      %165 = arith.muli %52, %c2 : index
      %166 = arith.addi %165, %c5 : index
      %167 = arith.muli %tileRows, %c8 : index
      %168 = arith.muli %166, %167 : index
      %169 = arith.addi %38, %168 : index
      %170 = vector.load %x[%169] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %171 = arith.muli %tileRows, %c1 : index
      %172 = arith.addi %169, %171 : index
      %173 = vector.load %x[%172] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %174 = vector.shuffle %170, %173 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %175 = wave.mma %174, %104, %164 : vector<16xf16>, vector<8xf32>
      %176 = arith.muli %52, %c2 : index
      %177 = arith.addi %176, %c2 : index
      %178 = arith.muli %tileRows, %c8 : index
      %179 = arith.muli %177, %178 : index
      %180 = arith.addi %38, %179 : index
      %181 = vector.load %x[%180] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %182 = arith.muli %tileRows, %c1 : index
      %183 = arith.addi %180, %182 : index
      %184 = vector.load %x[%183] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %185 = vector.shuffle %181, %184 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %186 = wave.mma %185, %152, %175 : vector<16xf16>, vector<8xf32>
      %187 = arith.muli %52, %c2 : index
      %188 = arith.addi %187, %c26 : index
      %189 = arith.muli %tileRows, %c8 : index
      %190 = arith.muli %188, %189 : index
      %191 = arith.addi %38, %190 : index
      %192 = vector.load %x[%191] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %193 = arith.muli %tileRows, %c1 : index
      %194 = arith.addi %191, %193 : index
      %195 = vector.load %x[%194] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %196 = vector.shuffle %192, %195 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %197 = wave.mma %196, %153, %186 : vector<16xf16>, vector<8xf32>
      scf.yield %197 : vector<8xf32>
    }
    %198 = arith.select %45, %51, %44 : index
    %201 = scf.for %199 = %51 to %198 step %c5 iter_args(%200 = %54) -> (vector<8xf32>) {
      %202 = wave.lane
      %203 = arith.addi %199, %c6 : index
      %204 = arith.remui %202, %c8 : index
      %205 = arith.addi %11, %c4 : index
      %206 = arith.muli %203, %c16 : index
      %207 = arith.addi %205, %206 : index
      %208 = arith.muli %204, %c17 : index
      %209 = arith.addi %207, %208 : index
      %210 = vector.load %w[%209] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %211 = vector.bitcast %210 : vector<4xi8> to vector<2xf16>
      %212 = vector.extract %211[0] : f16 from vector<2xf16>
      %213 = vector.broadcast %212 : f16 to vector<16xf16>
      %214 = vector.extract %211[1] : f16 from vector<2xf16>
      %215 = vector.broadcast %214 : f16 to vector<16xf16>
      %216 = arith.addi %11, %c4 : index
      %217 = arith.muli %inputFeatures, %c2 : index
      %218 = arith.addi %217, %c3 : index
      %219 = arith.divui %218, %c4 : index
      %220 = arith.muli %219, %c4 : index
      %221 = arith.addi %216, %220 : index
      %222 = arith.muli %203, %c18 : index
      %223 = arith.addi %221, %222 : index
      %224 = arith.muli %204, %c8 : index
      %225 = arith.addi %223, %224 : index
      %226 = vector.load %w[%225] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %227 = vector.bitcast %226 : vector<16xi8> to vector<4xi32>
      %228 = arith.shrui %227, %c19 : vector<4xi32>
      %229 = arith.andi %228, %c20 : vector<4xi32>
      %230 = arith.ori %229, %c21 : vector<4xi32>
      %231 = vector.bitcast %230 : vector<4xi32> to vector<8xf16>
      %232 = arith.shrui %227, %c22 : vector<4xi32>
      %233 = arith.andi %232, %c20 : vector<4xi32>
      %234 = arith.ori %233, %c21 : vector<4xi32>
      %235 = vector.bitcast %234 : vector<4xi32> to vector<8xf16>
      %236 = arith.shrui %227, %c23 : vector<4xi32>
      %237 = arith.andi %236, %c20 : vector<4xi32>
      %238 = arith.ori %237, %c21 : vector<4xi32>
      %239 = vector.bitcast %238 : vector<4xi32> to vector<8xf16>
      %240 = arith.shrui %227, %c24 : vector<4xi32>
      %241 = arith.andi %240, %c20 : vector<4xi32>
      %242 = arith.ori %241, %c21 : vector<4xi32>
      %243 = vector.bitcast %242 : vector<4xi32> to vector<8xf16>
      %244 = vector.shuffle %231, %235 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %245 = vector.shuffle %239, %243 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %246 = vector.shuffle %244, %245 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %247 = arith.subf %246, %c25 : vector<32xf16>
      %248 = vector.shuffle %247, %247 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %249 = vector.shuffle %247, %247 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %250 = math.fma %248, %213, %215 : vector<16xf16>
      %251 = math.fma %249, %213, %215 : vector<16xf16>
      %252 = arith.muli %199, %c2 : index
      %253 = arith.addi %252, %c6 : index
      %254 = arith.muli %tileRows, %c8 : index
      %255 = arith.muli %253, %254 : index
      %256 = arith.addi %38, %255 : index
      %257 = vector.load %x[%256] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %258 = arith.muli %tileRows, %c1 : index
      %259 = arith.addi %256, %258 : index
      %260 = vector.load %x[%259] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %261 = vector.shuffle %257, %260 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %262 = wave.mma %261, %250, %200 : vector<16xf16>, vector<8xf32>
      %263 = arith.muli %199, %c2 : index
      %264 = arith.addi %263, %c5 : index
      %265 = arith.muli %tileRows, %c8 : index
      %266 = arith.muli %264, %265 : index
      %267 = arith.addi %38, %266 : index
      %268 = vector.load %x[%267] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %269 = arith.muli %tileRows, %c1 : index
      %270 = arith.addi %267, %269 : index
      %271 = vector.load %x[%270] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %272 = vector.shuffle %268, %271 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %273 = wave.mma %272, %251, %262 : vector<16xf16>, vector<8xf32>
      scf.yield %273 : vector<8xf32>
    }
    %274 = wave.lane
    %275 = wave.wave
    %276 = arith.muli %275, %c5 : index
    %277 = arith.addi %276, %c6 : index
    %278 = arith.muli %277, %c18 : index
    %279 = arith.addi %278, %274 : index
    %280 = vector.extract %201[0] : f32 from vector<8xf32>
    %281 = arith.addi %279, %c6 : index
    memref.store %280, %15[%281] : memref<?xf32>
    %282 = vector.extract %201[1] : f32 from vector<8xf32>
    %283 = arith.addi %279, %c13 : index
    memref.store %282, %15[%283] : memref<?xf32>
    %284 = vector.extract %201[2] : f32 from vector<8xf32>
    %285 = arith.addi %279, %c16 : index
    memref.store %284, %15[%285] : memref<?xf32>
    %286 = vector.extract %201[3] : f32 from vector<8xf32>
    %287 = arith.addi %279, %c27 : index
    memref.store %286, %15[%287] : memref<?xf32>
    %288 = vector.extract %201[4] : f32 from vector<8xf32>
    %289 = arith.addi %279, %c4 : index
    memref.store %288, %15[%289] : memref<?xf32>
    %290 = vector.extract %201[5] : f32 from vector<8xf32>
    %291 = arith.addi %279, %c28 : index
    memref.store %290, %15[%291] : memref<?xf32>
    %292 = vector.extract %201[6] : f32 from vector<8xf32>
    %293 = arith.addi %279, %c29 : index
    memref.store %292, %15[%293] : memref<?xf32>
    %294 = vector.extract %201[7] : f32 from vector<8xf32>
    %295 = arith.addi %279, %c30 : index
    memref.store %294, %15[%295] : memref<?xf32>
    wave.barrier
    %296 = arith.muli %275, %c5 : index
    %297 = arith.addi %296, %c6 : index
    %298 = arith.muli %297, %c13 : index
    %299 = arith.addi %298, %274 : index
    %300 = arith.addi %299, %c6 : index
    %301 = memref.load %15[%300] : memref<?xf32>
    %302 = arith.addi %300, %c18 : index
    %303 = memref.load %15[%302] : memref<?xf32>
    %304 = arith.addf %301, %303 : f32
    %305 = arith.addi %300, %c31 : index
    %306 = memref.load %15[%305] : memref<?xf32>
    %307 = arith.addf %304, %306 : f32
    %308 = arith.addi %300, %c32 : index
    %309 = memref.load %15[%308] : memref<?xf32>
    %310 = arith.addf %307, %309 : f32
    %311 = arith.addi %300, %c33 : index
    %312 = memref.load %15[%311] : memref<?xf32>
    %313 = arith.addf %310, %312 : f32
    %314 = arith.addi %300, %c34 : index
    %315 = memref.load %15[%314] : memref<?xf32>
    %316 = arith.addf %313, %315 : f32
    %317 = arith.addi %300, %c35 : index
    %318 = memref.load %15[%317] : memref<?xf32>
    %319 = arith.addf %316, %318 : f32
    %320 = arith.addi %300, %c36 : index
    %321 = memref.load %15[%320] : memref<?xf32>
    %322 = arith.addf %319, %321 : f32
    %323 = wave.lane
    %324 = arith.addi %14, %c6 : index
    %325 = arith.muli %297, %c2 : index
    %326 = arith.addi %324, %325 : index
    %327 = arith.divui %323, %c8 : index
    %328 = arith.addi %326, %327 : index
    %329 = arith.cmpi slt, %328, %13 : index
    scf.if %329 {
      %330 = arith.cmpi eq, %hasFactors, %c5 : index
      %331 = arith.muli %328, %c2 : index
      %332 = memref.load %factors[%331] : memref<?xf32>
      %333 = arith.mulf %332, %operandScale : f32
      %334 = arith.select %330, %333, %operandScale : f32
      %335 = arith.remui %323, %c8 : index
      %336 = arith.muli %335, %c17 : index
      %337 = arith.addi %11, %336 : index
      %338 = vector.load %w[%337] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %339 = vector.bitcast %338 : vector<4xi8> to vector<1xf32>
      %340 = vector.extract %339[0] : f32 from vector<1xf32>
      %341 = arith.mulf %340, %334 : f32
      %342 = arith.mulf %322, %341 : f32
      %343 = arith.muli %328, %outputFeatures : index
      %344 = arith.addi %343, %17 : index
      %345 = wave.lane
      %346 = arith.remui %345, %c8 : index
      %347 = arith.addi %344, %346 : index
      %348 = arith.addi %347, %c6 : index
      memref.store %342, %logits[%348] : memref<?xf32>
    }
  }
  %349 = arith.muli %experts, %c1 : index
  %350 = wave.scratch %349 : memref<?xf32>
  %351 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %351 {
    %352 = arith.addi %14, %c8 : index
    %353 = arith.minsi %352, %13 : index
    %354 = wave.wave
    %355 = arith.addi %14, %354 : index
    scf.for %356 = %355 to %353 step %c1 {
      %357 = wave.wave
      %358 = arith.muli %357, %experts : index
      %359 = wave.lane
      %360 = arith.muli %356, %logitsWidth : index
      %363 = scf.for %361 = %359 to %experts step %c13 iter_args(%362 = %c43) -> (f32) {
        %364 = arith.addi %360, %361 : index
        %365 = memref.load %logits[%364] : memref<?xf32>
        %366 = arith.maximumf %362, %365 : f32
        scf.yield %366 : f32
      }
      %367 = vector.broadcast %363 : f32 to vector<1xf32>
      %368 = wave.reduce "max" %367 : vector<1xf32>
      %371 = scf.for %369 = %359 to %experts step %c13 iter_args(%370 = %c44) -> (f32) {
        %372 = arith.addi %360, %369 : index
        %373 = memref.load %logits[%372] : memref<?xf32>
        %374 = arith.subf %373, %368 : f32
        %375 = arith.mulf %374, %c45 : f32
        %376 = wave.exp2 %375 : f32
        %377 = arith.addi %358, %369 : index
        memref.store %376, %350[%377] : memref<?xf32>
        %378 = arith.addf %370, %376 : f32
        scf.yield %378 : f32
      }
      %379 = vector.broadcast %371 : f32 to vector<1xf32>
      %380 = wave.reduce "add" %379 : vector<1xf32>
      scf.for %381 = %359 to %experts step %c13 {
        %382 = arith.addi %358, %381 : index
        %383 = memref.load %350[%382] : memref<?xf32>
        %384 = arith.divf %383, %380 : f32
        %385 = arith.addi %358, %381 : index
        memref.store %384, %350[%385] : memref<?xf32>
      }
      %390:3 = scf.for %386 = %c6 to %expertsPerToken step %c5 iter_args(%387 = %c44, %388 = %c44, %389 = %c46) -> (f32, f32, i32) {
        %394:2 = scf.for %391 = %359 to %experts step %c13 iter_args(%392 = %c47, %393 = %c44) -> (f32, f32) {
          %395 = arith.addi %358, %391 : index
          %396 = memref.load %350[%395] : memref<?xf32>
          %397 = arith.cmpf ogt, %396, %392 : f32
          %398 = arith.index_cast %391 : index to i32
          %399 = arith.sitofp %398 : i32 to f32
          %400 = arith.select %397, %396, %392 : f32
          %401 = arith.select %397, %399, %393 : f32
          scf.yield %400, %401 : f32, f32
        }
        %402 = vector.broadcast %394#0 : f32 to vector<1xf32>
        %403 = wave.reduce "max" %402 : vector<1xf32>
        %404 = arith.cmpf oeq, %394#0, %403 : f32
        %405 = arith.subf %c44, %394#1 : f32
        %406 = arith.select %404, %405, %c48 : f32
        %407 = vector.broadcast %406 : f32 to vector<1xf32>
        %408 = wave.reduce "max" %407 : vector<1xf32>
        %409 = arith.subf %c44, %408 : f32
        %410 = arith.fptosi %409 : f32 to i32
        %411 = arith.index_cast %410 : i32 to index
        %412 = arith.remui %411, %c13 : index
        %413 = arith.cmpi eq, %412, %359 : index
        scf.if %413 {
          %414 = arith.addi %358, %411 : index
          memref.store %c49, %350[%414] : memref<?xf32>
        }
        %415 = arith.cmpi eq, %386, %359 : index
        %416 = arith.addf %387, %403 : f32
        %417 = arith.select %415, %403, %388 : f32
        %418 = arith.select %415, %410, %389 : i32
        scf.yield %416, %417, %418 : f32, f32, i32
      }
      %419 = arith.cmpi eq, %normalize, %c5 : index
      %420 = arith.divf %390#1, %390#0 : f32
      %421 = arith.select %419, %420, %390#1 : f32
      %422 = arith.cmpi slt, %359, %expertsPerToken : index
      scf.if %422 {
        %423 = arith.muli %356, %expertsPerToken : index
        %424 = arith.addi %423, %359 : index
        memref.store %421, %weights[%424] : memref<?xf32>
        %425 = arith.muli %356, %expertsPerToken : index
        %426 = arith.addi %425, %359 : index
        memref.store %390#2, %ids_out[%426] : memref<?xi32>
      }
    }
  }
  wave.return
}
