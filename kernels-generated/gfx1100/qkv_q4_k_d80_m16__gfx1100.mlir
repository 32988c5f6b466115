// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q4_k', dim=80, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q4_k_d80_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 10 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 5 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 8 : index
  %c5 = arith.constant 256 : index
  %c6 = arith.constant 64 : index
  %c7 = arith.constant 127 : index
  %c8 = arith.constant 128 : index
  %c9 = arith.constant 1 : index
  %c10 = arith.constant 0 : index
  %c11 = arith.constant 2560 : index
  %c12 = arith.constant 1280 : index
  %c13 = arith.constant 16 : index
  %tileRows = wave.param "tileRows" : index
  %c15 = arith.constant 2 : index
  %c16 = arith.constant dense<0x00000000> : vector<8xf32>
  %c17 = arith.constant 32 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c20 = arith.constant 4 : index
  %c21 = arith.constant dense<0> : vector<4xi32>
  %c22 = arith.constant dense<983055> : vector<4xi32>
  %c23 = arith.constant dense<1677747200> : vector<4xi32>
  %c24 = arith.constant dense<4> : vector<4xi32>
  %c25 = arith.constant dense<8> : vector<4xi32>
  %c26 = arith.constant dense<12> : vector<4xi32>
  %c27 = arith.constant dense<0x6400> : vector<32xf16>
  %c28 = arith.constant 3 : index
  %c29 = arith.constant 96 : index
  %c30 = arith.constant 160 : index
  %c31 = arith.constant 192 : index
  %c32 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c35 = arith.constant 80 : index
  %hasBias = wave.param "hasBias" : index
  %c37 = arith.constant 40 : index
  %c38 = arith.constant 39 : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c41 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %c43 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c45 = arith.constant 10 : index
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c49 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c50 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c51 = arith.constant 5120 : index
  %c52 = arith.constant 512 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = wave.wave
  %3 = arith.remui %2, %c2 : index
  %4 = arith.divui %2, %c2 : index
  %5 = arith.muli %inputFeatures, %c4 : index
  %6 = arith.divui %inputFeatures, %c5 : index
  %7 = arith.muli %6, %c6 : index
  %8 = arith.addi %7, %inputFeatures : index
  %9 = arith.addi %8, %c7 : index
  %10 = arith.divui %9, %c8 : index
  %11 = arith.muli %10, %c8 : index
  %12 = arith.addi %5, %11 : index
  %13 = arith.addi %12, %c8 : index
  %14 = arith.muli %0, %c2 : index
  %15 = arith.muli %3, %c9 : index
  %16 = arith.addi %14, %15 : index
  %17 = arith.addi %16, %c10 : index
  %18 = arith.muli %17, %13 : index
  %19 = wave.scratch %c11 : memref<?xf32>
  %20 = wave.scratch %c12 : memref<?xf32>
  %21 = memref.load %step[%c10] : memref<?xi32>
  %22 = arith.index_cast %21 : i32 to index
  %23 = arith.muli %1, %c13 : index
  %24 = arith.cmpi slt, %23, %22 : index
  scf.if %24 {
    %25 = wave.lane
    %26 = arith.remui %25, %c13 : index
    %27 = arith.remui %26, %tileRows : index
    %28 = arith.addi %23, %27 : index
    %29 = arith.divui %28, %tileRows : index
    %30 = arith.divui %inputFeatures, %c13 : index
    %31 = arith.muli %29, %30 : index
    %32 = arith.divui %c10, %c13 : index
    %33 = arith.addi %31, %32 : index
    %34 = arith.muli %33, %c15 : index
    %35 = arith.remui %c10, %c13 : index
    %36 = arith.divui %35, %c4 : index
    %37 = arith.addi %34, %36 : index
    %38 = arith.muli %tileRows, %c4 : index
    %39 = arith.muli %37, %38 : index
    %40 = arith.remui %28, %tileRows : index
    %41 = arith.muli %40, %c4 : index
    %42 = arith.addi %39, %41 : index
    %43 = arith.remui %c10, %c4 : index
    %44 = arith.addi %42, %43 : index
    %45 = arith.divui %inputFeatures, %c17 : index
    %46 = arith.muli %4, %stepsPerWave : index
    %47 = arith.minsi %46, %45 : index
    %48 = arith.addi %47, %stepsPerWave : index
    %49 = arith.minsi %48, %45 : index
    %50 = arith.cmpi eq, %wholeBlocks, %c9 : index
    %51 = arith.subi %49, %47 : index
    %52 = arith.divui %51, %c15 : index
    %53 = arith.muli %52, %c15 : index
    %54 = arith.addi %47, %53 : index
    %55 = arith.addi %47, %stepsPerWave : index
    %56 = arith.select %50, %55, %54 : index
    %59 = scf.for %57 = %47 to %56 step %c15 iter_args(%58 = %c16) -> (vector<8xf32>) {
      %60 = wave.lane
      %61 = arith.addi %57, %c10 : index
      %62 = arith.remui %60, %c13 : index
      %63 = arith.addi %18, %c8 : index
      %64 = arith.divui %61, %c4 : index
      %65 = arith.muli %64, %c6 : index
      %66 = arith.addi %63, %65 : index
      %67 = arith.muli %62, %c20 : index
      %68 = arith.addi %66, %67 : index
      %69 = vector.load %w[%68] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %70 = vector.bitcast %69 : vector<4xi8> to vector<2xf16>
      %71 = arith.divui %inputFeatures, %c5 : index
      %72 = arith.muli %71, %c6 : index
      %73 = arith.addi %63, %72 : index
      %74 = arith.muli %61, %c17 : index
      %75 = arith.addi %73, %74 : index
      %76 = arith.muli %62, %c15 : index
      %77 = arith.addi %75, %76 : index
      %78 = vector.load %w[%77] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %79 = vector.extract %70[0] : f16 from vector<2xf16>
      %80 = arith.extf %79 : f16 to f32
      %81 = vector.extract %78[0] : i8 from vector<2xi8>
      %82 = arith.extui %81 : i8 to i32
      %83 = arith.sitofp %82 : i32 to f32
      %84 = arith.mulf %80, %83 : f32
      %85 = arith.truncf %84 : f32 to f16
      %86 = vector.broadcast %85 : f16 to vector<16xf16>
      %87 = vector.extract %70[1] : f16 from vector<2xf16>
      %88 = arith.extf %87 : f16 to f32
      %89 = vector.extract %78[1] : i8 from vector<2xi8>
      %90 = arith.extui %89 : i8 to i32
      %91 = arith.sitofp %90 : i32 to f32
      %92 = arith.mulf %88, %91 : f32
      %93 = arith.truncf %92 : f32 to f16
      %94 = vector.broadcast %93 : f16 to vector<16xf16>
      %95 = arith.addi %18, %c8 : index
      %96 = arith.divui %inputFeatures, %c5 : index
      %97 = arith.muli %96, %c6 : index
      %98 = arith.addi %97, %inputFeatures : index
      %99 = arith.addi %98, %c7 : index
      %100 = arith.divui %99, %c8 : index
      %101 = arith.muli %100, %c8 : index
      %102 = arith.addi %95, %101 : index
      %103 = arith.muli %inputFeatures, %c4 : index
      %104 = arith.addi %102, %103 : index
      %105 = arith.muli %61, %c13 : index
      %106 = arith.addi %105, %62 : index
      %107 = arith.muli %106, %c10 : index
      %108 = arith.addi %104, %107 : index
      %109 = arith.muli %61, %c5 : index
      %110 = arith.addi %102, %109 : index
      %111 = arith.muli %62, %c13 : index
      %112 = arith.addi %110, %111 : index
      %113 = vector.load %w[%112] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %114 = vector.bitcast %113 : vector<16xi8> to vector<4xi32>
      %115 = arith.shrui %114, %c21 : vector<4xi32>
      %116 = arith.andi %115, %c22 : vector<4xi32>
      %117 = arith.ori %116, %c23 : vector<4xi32>
      %118 = vector.bitcast %117 : vector<4xi32> to vector<8xf16>
      %119 = arith.shrui %114, %c24 : vector<4xi32>
      %120 = arith.andi %119, %c22 : vector<4xi32>
      %121 = arith.ori %120, %c23 : vector<4xi32>
      %122 = vector.bitcast %121 : vector<4xi32> to vector<8xf16>
      %123 = arith.shrui %114, %c25 : vector<4xi32>
      %124 = arith.andi %123, %c22 : vector<4xi32>
      %125 = arith.ori %124, %c23 : vector<4xi32>
      %126 = vector.bitcast %125 : vector<4xi32> to vector<8xf16>
      %127 = arith.shrui %114, %c26 : vector<4xi32>
      %128 = arith.andi %127, %c22 : vector<4xi32>
      %129 = arith.ori %128, %c23 : vector<4xi32>
      %130 = vector.bitcast %129 : vector<4xi32> to vector<8xf16>
      %131 = vector.shuffle %118, %122 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %132 = vector.shuffle %126, %130 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %133 = vector.shuffle %131, %132 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %134 = arith.subf %133, %c27 : vector<32xf16>
      %135 = vector.shuffle %134, %134 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %136 = vector.shuffle %134, %134 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %137 = math.fma %135, %86, %94 : vector<16xf16>
      %138 = math.fma %136, %86, %94 : vector<16xf16>
      %139 = arith.addi %57, %c9 : index
      %140 = arith.remui %60, %c13 : index
      %141 = arith.addi %18, %c8 : index
      %142 = arith.divui %139, %c4 : index
      %143 = arith.muli %142, %c6 : index
      %144 = arith.addi %141, %143 : index
      %145 = arith.muli %140, %c20 : index
      %146 = arith.addi %144, %145 : index
      %147 = vector.load %w[%146] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %148 = vector.bitcast %147 : vector<4xi8> to vector<2xf16>
      %149 = arith.divui %inputFeatures, %c5 : index
      %150 = arith.muli %149, %c6 : index
      %151 = arith.addi %141, %150 : index
      %152 = arith.muli %139, %c17 : index
      %153 = arith.addi %151, %152 : index
      %154 = arith.muli %140, %c15 : index
      %155 = arith.addi %153, %154 : index
      %156 = vector.load %w[%155] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %157 = vector.extract %148[0] : f16 from vector<2xf16>
      %158 = arith.extf %157 : f16 to f32
      %159 = vector.extract %156[0] : i8 from vector<2xi8>
      %160 = arith.extui %159 : i8 to i32
      %161 = arith.sitofp %160 : i32 to f32
      %162 = arith.mulf %158, %161 : f32
      %163 = arith.truncf %162 : f32 to f16
      %164 = vector.broadcast %163 : f16 to vector<16xf16>
      %165 = vector.extract %148[1] : f16 from vector<2xf16>
      %166 = arith.extf %165 : f16 to f32
      %167 = vector.extract %156[1] : i8 from vector<2xi8>
      %168 = arith.extui %167 : i8 to i32
      %169 = arith.sitofp %168 : i32 to f32
      %170 = arith.mulf %166, %169 : f32
      %171 = arith.truncf %170 : f32 to f16
      %172 = vector.broadcast %171 : f16 to vector<16xf16>
      %173 = arith.addi %18, %c8 : index
      %174 = arith.divui %inputFeatures, %c5 : index
      %175 = arith.muli %174, %c6 : index
      %176 = arith.addi %175, %inputFeatures : index
      %177 = arith.addi %176, %c7 : index
      %178 = arith.divui %177, %c8 : index
      %179 = arith.muli %178, %c8 : index
      %180 = arith.addi %173, %179 : index
      %181 = arith.muli %inputFeatures, %c4 : index
      %182 = arith.addi %180, %181 : index
      %183 = arith.muli %139, %c13 : index
      %184 = arith.addi %183, %140 : index
      %185 = arith.muli %184, %c10 : index
      %186 = arith.addi %182, %185 : index
      %187 = arith.muli %139, %c5 : index
      %188 = arith.addi %180, %187 : index
      %189 = arith.muli %140, %c13 : index
      %190 = arith.addi %188, %189 : index
      %191 = vector.load %w[%190] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %192 = vector.bitcast %191 : vector<16xi8> to vector<4xi32>
      %193 = arith.shrui %192, %c21 : vector<4xi32>
      %194 = arith.andi %193, %c22 : vector<4xi32>
      %195 = arith.ori %194, %c23 : vector<4xi32>
      %196 = vector.bitcast %195 : vector<4xi32> to vector<8xf16>
      %197 = arith.shrui %192, %c24 : vector<4xi32>
      %198 = arith.andi %197, %c22 : vector<4xi32>
      %199 = arith.ori %198, %c23 : vector<4xi32>
      %200 = vector.bitcast %199 : vector<4xi32> to vector<8xf16>
      %201 = arith.shrui %192, %c25 : vector<4xi32>
      %202 = arith.andi %201, %c22 : vector<4xi32>
      %203 = arith.ori %202, %c23 : vector<4xi32>
      %204 = vector.bitcast %203 : vector<4xi32> to vector<8xf16>
      %205 = arith.shrui %192, %c26 : vector<4xi32>
      %206 = arith.andi %205, %c22 : vector<4xi32>
      %207 = arith.ori %206, %c23 : vector<4xi32>
      %208 = vector.bitcast %207 : vector<4xi32> to vector<8xf16>
      %209 = vector.shuffle %196, %200 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %210 = vector.shuffle %204, %208 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %211 = vector.shuffle %209, %210 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %212 = arith.subf %211, %c27 : vector<32xf16>
      %213 = vector.shuffle %212, %212 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %214 = vector.shuffle %212, %212 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %215 = math.fma %213, %164, %172 : vector<16xf16>
      %216 = math.fma %214, %164, %172 : vector<16xf16>
      %217 = arith.muli %57, %c15 : index
      %218 = arith.addi %217, %c10 : index
      %219 = arith.muli %tileRows, %c13 : index
      %220 = arith.muli %218, %219 : index
      %221 = arith.addi %44, %220 : index
      %222 = vector.load %x[%221] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %223 = arith.muli %tileRows, %c4 : index
      %224 = arith.addi %221, %223 : index
      %225 = vector.load %x[%224] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %226 = vector.shuffle %222, %225 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %227 = wave.mma %226, %137, %58 : vector<16xf16>, vector<8xf32>
      %228 = arith.muli %57, %c15 : index
      %229 = arith.addi %228, %c9 : index
      %230 = arith.muli %tileRows, %c13 : index
      %231 = arith.muli %229, %230 : index
      %232 = arith.addi %44, %231 : index
      %233 = vector.load %x[%232] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %234 = arith.muli %tileRows, %c4 : index
      %235 = arith.addi %232, %234 : index
      %236 = vector.load %x[%235] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %237 = vector.shuffle %233, %236 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %238 = wave.mma %237, %138, %227 : vector<16xf16>, vector<8xf32>
      %239 = arith.muli %57, %c15 : index
      %240 = arith.addi %239, %c15 : index
      %241 = arith.muli %tileRows, %c13 : index
      %242 = arith.muli %240, %241 : index
      %243 = arith.addi %44, %242 : index
      %244 = vector.load %x[%243] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %245 = arith.muli %tileRows, %c4 : index
      %246 = arith.addi %243, %245 : index
      %247 = vector.load %x[%246] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %248 = vector.shuffle %244, %247 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %249 = wave.mma %248, %215, %238 : vector<16xf16>, vector<8xf32>
      %250 = arith.muli %57, %c15 : index
      %251 = arith.addi %250, %c28 : index
      %252 = arith.muli %tileRows, %c13 : index
      %253 = arith.muli %251, %252 : index
      %254 = arith.addi %44, %253 : index
      %255 = vector.load %x[%254] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %256 = arith.muli %tileRows, %c4 : index
      %257 = arith.addi %254, %256 : index
      %258 = vector.load %x[%257] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %259 = vector.shuffle %255, %258 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %260 = wave.mma %259, %216, %249 : vector<16xf16>, vector<8xf32>
      scf.yield %260 : vector<8xf32>
    }
    %261 = arith.select %50, %56, %49 : index
    %264 = scf.for %262 = %56 to %261 step %c9 iter_args(%263 = %59) -> (vector<8xf32>) {
      %265 = wave.lane
      %266 = arith.addi %262, %c10 : index
      %267 = arith.remui %265, %c13 : index
      %268 = arith.addi %18, %c8 : index
      %269 = arith.divui %266, %c4 : index
      %270 = arith.muli %269, %c6 : index
      %271 = arith.addi %268, %270 : index
      %272 = arith.muli %267, %c20 : index
      %273 = arith.addi %271, %272 : index
      %274 = vector.load %w[%273] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %275 = vector.bitcast %274 : vector<4xi8> to vector<2xf16>
      %276 = arith.divui %inputFeatures, %c5 : index
      %277 = arith.muli %276, %c6 : index
      %278 = arith.addi %268, %277 : index
      %279 = arith.muli %266, %c17 : index
      %280 = arith.addi %278, %279 : index
      %281 = arith.muli %267, %c15 : index
      %282 = arith.addi %280, %281 : index
      %283 = vector.load %w[%282] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %284 = vector.extract %275[0] : f16 from vector<2xf16>
      %285 = arith.extf %284 : f16 to f32
      %286 = vector.extract %283[0] : i8 from vector<2xi8>
      %287 = arith.extui %286 : i8 to i32
      %288 = arith.sitofp %287 : i32 to f32
      %289 = arith.mulf %285, %288 : f32
      %290 = arith.truncf %289 : f32 to f16
      %291 = vector.broadcast %290 : f16 to vector<16xf16>
      %292 = vector.extract %275[1] : f16 from vector<2xf16>
      %293 = arith.extf %292 : f16 to f32
      %294 = vector.extract %283[1] : i8 from vector<2xi8>
      %295 = arith.extui %294 : i8 to i32
      %296 = arith.sitofp %295 : i32 to f32
      %297 = arith.mulf %293, %296 : f32
      %298 = arith.truncf %297 : f32 to f16
      %299 = vector.broadcast %298 : f16 to vector<16xf16>
      %300 = arith.addi %18, %c8 : index
      %301 = arith.divui %inputFeatures, %c5 : index
      %302 = arith.muli %301, %c6 : index
      %303 = arith.addi %302, %inputFeatures : index
      %304 = arith.addi %303, %c7 : index
      %305 = arith.divui %304, %c8 : index
      %306 = arith.muli %305, %c8 : index
      %307 = arith.addi %300, %306 : index
      %308 = arith.muli %inputFeatures, %c4 : index
      %309 = arith.addi %307, %308 : index
      %310 = arith.muli %266, %c13 : index
      %311 = arith.addi %310, %267 : index
      %312 = arith.muli %311, %c10 : index
      %313 = arith.addi %309, %312 : index
      %314 = arith.muli %266, %c5 : index
      %315 = arith.addi %307, %314 : index
      %316 = arith.muli %267, %c13 : index
      %317 = arith.addi %315, %316 : index
      %318 = vector.load %w[%317] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %319 = vector.bitcast %318 : vector<16xi8> to vector<4xi32>
      %320 = arith.shrui %319, %c21 : vector<4xi32>
      %321 = arith.andi %320, %c22 : vector<4xi32>
      %322 = arith.ori %321, %c23 : vector<4xi32>
      %323 = vector.bitcast %322 : vector<4xi32> to vector<8xf16>
      %324 = arith.shrui %319, %c24 : vector<4xi32>
      %325 = arith.andi %324, %c22 : vector<4xi32>
      %326 = arith.ori %325, %c23 : vector<4xi32>
      %327 = vector.bitcast %326 : vector<4xi32> to vector<8xf16>
      %328 = arith.shrui %319, %c25 : vector<4xi32>
      %329 = arith.andi %328, %c22 : vector<4xi32>
      %330 = arith.ori %329, %c23 : vector<4xi32>
      %331 = vector.bitcast %330 : vector<4xi32> to vector<8xf16>
      %332 = arith.shrui %319, %c26 : vector<4xi32>
      %333 = arith.andi %332, %c22 : vector<4xi32>
      %334 = arith.ori %333, %c23 : vector<4xi32>
      %335 = vector.bitcast %334 : vector<4xi32> to vector<8xf16>
      %336 = vector.shuffle %323, %327 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %337 = vector.shuffle %331, %335 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %338 = vector.shuffle %336, %337 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %339 = arith.subf %338, %c27 : vector<32xf16>
      %340 = vector.shuffle %339, %339 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %341 = vector.shuffle %339, %339 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %342 = math.fma %340, %291, %299 : vector<16xf16>
      %343 = math.fma %341, %291, %299 : vector<16xf16>
      %344 = arith.muli %262, %c15 : index
      %345 = arith.addi %344, %c10 : index
      %346 = arith.muli %tileRows, %c13 : index
      %347 = arith.muli %345, %346 : index
      %348 = arith.addi %44, %347 : index
      %349 = vector.load %x[%348] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %350 = arith.muli %tileRows, %c4 : index
      %351 = arith.addi %348, %350 : index
      %352 = vector.load %x[%351] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %353 = vector.shuffle %349, %352 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %354 = wave.mma %353, %342, %263 : vector<16xf16>, vector<8xf32>
      %355 = arith.muli %262, %c15 : index
      %356 = arith.addi %355, %c9 : index
      %357 = arith.muli %tileRows, %c13 : index
      %358 = arith.muli %356, %357 : index
      %359 = arith.addi %44, %358 : index
      %360 = vector.load %x[%359] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %361 = arith.muli %tileRows, %c4 : index
      %362 = arith.addi %359, %361 : index
      %363 = vector.load %x[%362] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %364 = vector.shuffle %360, %363 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %365 = wave.mma %364, %343, %354 : vector<16xf16>, vector<8xf32>
      scf.yield %365 : vector<8xf32>
    }
    %366 = arith.addi %23, %c10 : index
    %367 = wave.lane
    %368 = arith.muli %3, %c9 : index
    %369 = arith.muli %368, %c5 : index
    %370 = arith.addi %369, %367 : index
    %371 = arith.muli %4, %c12 : index
    %372 = arith.addi %371, %370 : index
    %373 = arith.addi %372, %c10 : index
    %374 = arith.addi %373, %c10 : index
    %375 = vector.extract %264[0] : f32 from vector<8xf32>
    memref.store %375, %19[%374] : memref<?xf32>
    %376 = arith.muli %4, %c12 : index
    %377 = arith.addi %376, %370 : index
    %378 = arith.addi %377, %c10 : index
    %379 = arith.addi %378, %c17 : index
    %380 = vector.extract %264[1] : f32 from vector<8xf32>
    memref.store %380, %19[%379] : memref<?xf32>
    %381 = arith.muli %4, %c12 : index
    %382 = arith.addi %381, %370 : index
    %383 = arith.addi %382, %c10 : index
    %384 = arith.addi %383, %c6 : index
    %385 = vector.extract %264[2] : f32 from vector<8xf32>
    memref.store %385, %19[%384] : memref<?xf32>
    %386 = arith.muli %4, %c12 : index
    %387 = arith.addi %386, %370 : index
    %388 = arith.addi %387, %c10 : index
    %389 = arith.addi %388, %c29 : index
    %390 = vector.extract %264[3] : f32 from vector<8xf32>
    memref.store %390, %19[%389] : memref<?xf32>
    %391 = arith.muli %4, %c12 : index
    %392 = arith.addi %391, %370 : index
    %393 = arith.addi %392, %c10 : index
    %394 = arith.addi %393, %c8 : index
    %395 = vector.extract %264[4] : f32 from vector<8xf32>
    memref.store %395, %19[%394] : memref<?xf32>
    %396 = arith.muli %4, %c12 : index
    %397 = arith.addi %396, %370 : index
    %398 = arith.addi %397, %c10 : index
    %399 = arith.addi %398, %c30 : index
    %400 = vector.extract %264[5] : f32 from vector<8xf32>
    memref.store %400, %19[%399] : memref<?xf32>
    %401 = arith.muli %4, %c12 : index
    %402 = arith.addi %401, %370 : index
    %403 = arith.addi %402, %c10 : index
    %404 = arith.addi %403, %c31 : index
    %405 = vector.extract %264[6] : f32 from vector<8xf32>
    memref.store %405, %19[%404] : memref<?xf32>
    %406 = arith.muli %4, %c12 : index
    %407 = arith.addi %406, %370 : index
    %408 = arith.addi %407, %c10 : index
    %409 = arith.addi %408, %c32 : index
    %410 = vector.extract %264[7] : f32 from vector<8xf32>
    memref.store %410, %19[%409] : memref<?xf32>
    wave.barrier
    %411 = arith.muli %4, %c20 : index
    %412 = arith.addi %411, %c10 : index
    %413 = arith.muli %412, %c15 : index
    %414 = arith.divui %367, %c13 : index
    %415 = arith.addi %413, %414 : index
    %416 = arith.addi %366, %415 : index
    %417 = arith.cmpi slt, %416, %22 : index
    scf.if %417 {
      %418 = arith.cmpi eq, %hasFactors, %c9 : index
      %419 = arith.muli %416, %c15 : index
      %420 = memref.load %factors[%419] : memref<?xf32>
      %421 = arith.mulf %420, %operandScale : f32
      %422 = arith.select %418, %421, %operandScale : f32
      %423 = arith.addi %370, %c10 : index
      %424 = arith.muli %412, %c17 : index
      %425 = arith.addi %423, %424 : index
      %426 = memref.load %19[%425] : memref<?xf32>
      %427 = arith.addi %425, %c12 : index
      %428 = memref.load %19[%427] : memref<?xf32>
      %429 = arith.addf %426, %428 : f32
      %430 = arith.remui %367, %c13 : index
      %431 = arith.muli %430, %c20 : index
      %432 = arith.addi %18, %431 : index
      %433 = vector.load %w[%432] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %434 = vector.bitcast %433 : vector<4xi8> to vector<1xf32>
      %435 = vector.extract %434[0] : f32 from vector<1xf32>
      %436 = arith.mulf %435, %422 : f32
      %437 = arith.mulf %429, %436 : f32
      %438 = arith.muli %3, %c9 : index
      %439 = arith.addi %438, %c10 : index
      %440 = arith.muli %439, %c13 : index
      %441 = arith.remui %367, %c13 : index
      %442 = arith.addi %440, %441 : index
      %443 = arith.muli %415, %c35 : index
      %444 = arith.addi %443, %442 : index
      memref.store %437, %20[%444] : memref<?xf32>
    }
    %445 = arith.muli %4, %c20 : index
    %446 = arith.addi %445, %c9 : index
    %447 = arith.muli %446, %c15 : index
    %448 = arith.divui %367, %c13 : index
    %449 = arith.addi %447, %448 : index
    %450 = arith.addi %366, %449 : index
    %451 = arith.cmpi slt, %450, %22 : index
    scf.if %451 {
      %452 = arith.cmpi eq, %hasFactors, %c9 : index
      %453 = arith.muli %450, %c15 : index
      %454 = memref.load %factors[%453] : memref<?xf32>
      %455 = arith.mulf %454, %operandScale : f32
      %456 = arith.select %452, %455, %operandScale : f32
      %457 = arith.addi %370, %c10 : index
      %458 = arith.muli %446, %c17 : index
      %459 = arith.addi %457, %458 : index
      %460 = memref.load %19[%459] : memref<?xf32>
      %461 = arith.addi %459, %c12 : index
      %462 = memref.load %19[%461] : memref<?xf32>
      %463 = arith.addf %460, %462 : f32
      %464 = arith.remui %367, %c13 : index
      %465 = arith.muli %464, %c20 : index
      %466 = arith.addi %18, %465 : index
      %467 = vector.load %w[%466] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %468 = vector.bitcast %467 : vector<4xi8> to vector<1xf32>
      %469 = vector.extract %468[0] : f32 from vector<1xf32>
      %470 = arith.mulf %469, %456 : f32
      %471 = arith.mulf %463, %470 : f32
      %472 = arith.muli %3, %c9 : index
      %473 = arith.addi %472, %c10 : index
      %474 = arith.muli %473, %c13 : index
      %475 = arith.remui %367, %c13 : index
      %476 = arith.addi %474, %475 : index
      %477 = arith.muli %449, %c35 : index
      %478 = arith.addi %477, %476 : index
      memref.store %471, %20[%478] : memref<?xf32>
    }
    %479 = arith.muli %4, %c20 : index
    %480 = arith.addi %479, %c15 : index
    %481 = arith.muli %480, %c15 : index
    %482 = arith.divui %367, %c13 : index
    %483 = arith.addi %481, %482 : index
    %484 = arith.addi %366, %483 : index
    %485 = arith.cmpi slt, %484, %22 : index
    scf.if %485 {
      %486 = arith.cmpi eq, %hasFactors, %c9 : index
      %487 = arith.muli %484, %c15 : index
      %488 = memref.load %factors[%487] : memref<?xf32>
      %489 = arith.mulf %488, %operandScale : f32
      %490 = arith.select %486, %489, %operandScale : f32
      %491 = arith.addi %370, %c10 : index
      %492 = arith.muli %480, %c17 : index
      %493 = arith.addi %491, %492 : index
      %494 = memref.load %19[%493] : memref<?xf32>
      %495 = arith.addi %493, %c12 : index
      %496 = memref.load %19[%495] : memref<?xf32>
      %497 = arith.addf %494, %496 : f32
      %498 = arith.remui %367, %c13 : index
      %499 = arith.muli %498, %c20 : index
      %500 = arith.addi %18, %499 : index
      %501 = vector.load %w[%500] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %502 = vector.bitcast %501 : vector<4xi8> to vector<1xf32>
      %503 = vector.extract %502[0] : f32 from vector<1xf32>
      %504 = arith.mulf %503, %490 : f32
      %505 = arith.mulf %497, %504 : f32
      %506 = arith.muli %3, %c9 : index
      %507 = arith.addi %506, %c10 : index
      %508 = arith.muli %507, %c13 : index
      %509 = arith.remui %367, %c13 : index
      %510 = arith.addi %508, %509 : index
      %511 = arith.muli %483, %c35 : index
      %512 = arith.addi %511, %510 : index
      memref.store %505, %20[%512] : memref<?xf32>
    }
    %513 = arith.muli %4, %c20 : index
    %514 = arith.addi %513, %c28 : index
    %515 = arith.muli %514, %c15 : index
    %516 = arith.divui %367, %c13 : index
    %517 = arith.addi %515, %516 : index
    %518 = arith.addi %366, %517 : index
    %519 = arith.cmpi slt, %518, %22 : index
    scf.if %519 {
      %520 = arith.cmpi eq, %hasFactors, %c9 : index
      %521 = arith.muli %518, %c15 : index
      %522 = memref.load %factors[%521] : memref<?xf32>
      %523 = arith.mulf %522, %operandScale : f32
      %524 = arith.select %520, %523, %operandScale : f32
      %525 = arith.addi %370, %c10 : index
      %526 = arith.muli %514, %c17 : index
      %527 = arith.addi %525, %526 : index
      %528 = memref.load %19[%527] : memref<?xf32>
      %529 = arith.addi %527, %c12 : index
      %530 = memref.load %19[%529] : memref<?xf32>
      %531 = arith.addf %528, %530 : f32
      %532 = arith.remui %367, %c13 : index
      %533 = arith.muli %532, %c20 : index
      %534 = arith.addi %18, %533 : index
      %535 = vector.load %w[%534] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %536 = vector.bitcast %535 : vector<4xi8> to vector<1xf32>
      %537 = vector.extract %536[0] : f32 from vector<1xf32>
      %538 = arith.mulf %537, %524 : f32
      %539 = arith.mulf %531, %538 : f32
      %540 = arith.muli %3, %c9 : index
      %541 = arith.addi %540, %c10 : index
      %542 = arith.muli %541, %c13 : index
      %543 = arith.remui %367, %c13 : index
      %544 = arith.addi %542, %543 : index
      %545 = arith.muli %517, %c35 : index
      %546 = arith.addi %545, %544 : index
      memref.store %539, %20[%546] : memref<?xf32>
    }
    wave.barrier
    %547 = arith.addi %23, %c10 : index
    %548 = wave.wave
    %549 = arith.addi %548, %c10 : index
    %550 = arith.addi %547, %549 : index
    %551 = arith.cmpi slt, %550, %22 : index
    %552 = arith.cmpi slt, %549, %c13 : index
    %553 = arith.andi %551, %552 : i1
    scf.if %553 {
      %554 = arith.addi %547, %549 : index
      %555 = arith.muli %549, %c35 : index
      %556 = wave.lane
      %557 = arith.addi %556, %c10 : index
      %558 = arith.cmpi eq, %hasBias, %c9 : index
      %559 = arith.addi %555, %557 : index
      %560 = memref.load %20[%559] : memref<?xf32>
      %561 = arith.muli %0, %c35 : index
      %562 = arith.addi %561, %557 : index
      %563 = memref.load %bias[%562] : memref<?xf32>
      %564 = arith.addf %560, %563 : f32
      %565 = arith.select %558, %564, %560 : f32
      %566 = arith.addi %557, %c37 : index
      %567 = arith.cmpi eq, %hasBias, %c9 : index
      %568 = arith.addi %555, %566 : index
      %569 = memref.load %20[%568] : memref<?xf32>
      %570 = arith.muli %0, %c35 : index
      %571 = arith.addi %570, %566 : index
      %572 = memref.load %bias[%571] : memref<?xf32>
      %573 = arith.addf %569, %572 : f32
      %574 = arith.select %567, %573, %569 : f32
      %575 = arith.addi %556, %c17 : index
      %576 = arith.cmpi slt, %575, %c37 : index
      %577 = arith.minsi %575, %c38 : index
      %578 = arith.cmpi eq, %hasBias, %c9 : index
      %579 = arith.addi %555, %577 : index
      %580 = memref.load %20[%579] : memref<?xf32>
      %581 = arith.muli %0, %c35 : index
      %582 = arith.addi %581, %577 : index
      %583 = memref.load %bias[%582] : memref<?xf32>
      %584 = arith.addf %580, %583 : f32
      %585 = arith.select %578, %584, %580 : f32
      %586 = arith.addi %577, %c37 : index
      %587 = arith.cmpi eq, %hasBias, %c9 : index
      %588 = arith.addi %555, %586 : index
      %589 = memref.load %20[%588] : memref<?xf32>
      %590 = arith.muli %0, %c35 : index
      %591 = arith.addi %590, %586 : index
      %592 = memref.load %bias[%591] : memref<?xf32>
      %593 = arith.addf %589, %592 : f32
      %594 = arith.select %587, %593, %589 : f32
      %595 = arith.addi %heads, %kvHeads : index
      %596 = arith.cmpi slt, %0, %595 : index
      scf.if %596 {
        %597 = arith.addi %positionsAt, %554 : index
        %598 = memref.load %step[%597] : memref<?xi32>
        %599 = arith.index_cast %598 : i32 to index
        %600 = arith.cmpi eq, %hasNorm, %c9 : index
        %601 = math.fma %565, %565, %c41 : f32
        %602 = math.fma %574, %574, %601 : f32
        %603 = math.fma %585, %585, %602 : f32
        %604 = arith.select %576, %603, %602 : f32
        %605 = math.fma %594, %594, %604 : f32
        %606 = arith.select %576, %605, %604 : f32
        %607 = vector.broadcast %606 : f32 to vector<1xf32>
        %608 = wave.reduce "add" %607 : vector<1xf32>
        %609 = arith.mulf %608, %inverseHeadDim : f32
        %610 = arith.addf %609, %epsilon : f32
        %611 = math.sqrt %610 : f32
        %612 = arith.divf %c43, %611 : f32
        %613 = arith.cmpi slt, %0, %heads : index
        %614 = arith.addi %557, %c37 : index
        %615 = memref.load %query_norm[%557] : memref<?xf32>
        %616 = memref.load %key_norm[%557] : memref<?xf32>
        %617 = arith.select %613, %615, %616 : f32
        %618 = arith.mulf %565, %612 : f32
        %619 = arith.mulf %618, %617 : f32
        %620 = arith.select %600, %619, %565 : f32
        %621 = memref.load %query_norm[%614] : memref<?xf32>
        %622 = memref.load %key_norm[%614] : memref<?xf32>
        %623 = arith.select %613, %621, %622 : f32
        %624 = arith.mulf %574, %612 : f32
        %625 = arith.mulf %624, %623 : f32
        %626 = arith.select %600, %625, %574 : f32
        %627 = arith.addi %577, %c37 : index
        %628 = memref.load %query_norm[%577] : memref<?xf32>
        %629 = memref.load %key_norm[%577] : memref<?xf32>
        %630 = arith.select %613, %628, %629 : f32
        %631 = arith.mulf %585, %612 : f32
        %632 = arith.mulf %631, %630 : f32
        %633 = arith.select %600, %632, %585 : f32
        %634 = memref.load %query_norm[%627] : memref<?xf32>
        %635 = memref.load %key_norm[%627] : memref<?xf32>
        %636 = arith.select %613, %634, %635 : f32
        %637 = arith.mulf %594, %612 : f32
        %638 = arith.mulf %637, %636 : f32
        %639 = arith.select %600, %638, %594 : f32
        %640 = arith.remui %599, %c5 : index
        %641 = arith.muli %640, %c35 : index
        %642 = arith.addi %641, %557 : index
        %643 = arith.divui %599, %c5 : index
        %644 = arith.addi %643, %c5 : index
        %645 = arith.muli %644, %c35 : index
        %646 = arith.addi %645, %557 : index
        %647 = memref.load %rope[%642] : memref<?xf32>
        %648 = arith.addi %642, %c37 : index
        %649 = memref.load %rope[%648] : memref<?xf32>
        %650 = memref.load %rope[%646] : memref<?xf32>
        %651 = arith.addi %646, %c37 : index
        %652 = memref.load %rope[%651] : memref<?xf32>
        %653 = arith.mulf %650, %647 : f32
        %654 = arith.mulf %652, %649 : f32
        %655 = arith.subf %653, %654 : f32
        %656 = arith.mulf %652, %647 : f32
        %657 = arith.mulf %650, %649 : f32
        %658 = arith.addf %656, %657 : f32
        %659 = arith.mulf %620, %655 : f32
        %660 = arith.mulf %626, %658 : f32
        %661 = arith.subf %659, %660 : f32
        %662 = arith.mulf %626, %655 : f32
        %663 = arith.mulf %620, %658 : f32
        %664 = arith.addf %662, %663 : f32
        %665 = arith.cmpi slt, %0, %heads : index
        scf.if %665 {
          %666 = arith.muli %554, %heads : index
          %667 = arith.addi %666, %0 : index
          %668 = arith.muli %667, %c35 : index
          %669 = arith.addi %668, %557 : index
          memref.store %661, %q[%669] : memref<?xf32>
          %670 = arith.addi %669, %c37 : index
          memref.store %664, %q[%670] : memref<?xf32>
        } else {
          %671 = arith.addi %555, %557 : index
          memref.store %661, %20[%671] : memref<?xf32>
          %672 = arith.addi %555, %557 : index
          %673 = arith.addi %672, %c37 : index
          memref.store %664, %20[%673] : memref<?xf32>
        }
        %674 = arith.remui %599, %c5 : index
        %675 = arith.muli %674, %c35 : index
        %676 = arith.addi %675, %577 : index
        %677 = arith.divui %599, %c5 : index
        %678 = arith.addi %677, %c5 : index
        %679 = arith.muli %678, %c35 : index
        %680 = arith.addi %679, %577 : index
        %681 = memref.load %rope[%676] : memref<?xf32>
        %682 = arith.addi %676, %c37 : index
        %683 = memref.load %rope[%682] : memref<?xf32>
        %684 = memref.load %rope[%680] : memref<?xf32>
        %685 = arith.addi %680, %c37 : index
        %686 = memref.load %rope[%685] : memref<?xf32>
        %687 = arith.mulf %684, %681 : f32
        %688 = arith.mulf %686, %683 : f32
        %689 = arith.subf %687, %688 : f32
        %690 = arith.mulf %686, %681 : f32
        %691 = arith.mulf %684, %683 : f32
        %692 = arith.addf %690, %691 : f32
        %693 = arith.mulf %633, %689 : f32
        %694 = arith.mulf %639, %692 : f32
        %695 = arith.subf %693, %694 : f32
        %696 = arith.mulf %639, %689 : f32
        %697 = arith.mulf %633, %692 : f32
        %698 = arith.addf %696, %697 : f32
        scf.if %576 {
          %699 = arith.cmpi slt, %0, %heads : index
          scf.if %699 {
            %700 = arith.muli %554, %heads : index
            %701 = arith.addi %700, %0 : index
            %702 = arith.muli %701, %c35 : index
            %703 = arith.addi %702, %577 : index
            memref.store %695, %q[%703] : memref<?xf32>
            %704 = arith.addi %703, %c37 : index
            memref.store %698, %q[%704] : memref<?xf32>
          } else {
            %705 = arith.addi %555, %577 : index
            memref.store %695, %20[%705] : memref<?xf32>
            %706 = arith.addi %555, %577 : index
            %707 = arith.addi %706, %c37 : index
            memref.store %698, %20[%707] : memref<?xf32>
          }
        }
      } else {
        %708 = arith.cmpi slt, %0, %heads : index
        scf.if %708 {
          %709 = arith.muli %554, %heads : index
          %710 = arith.addi %709, %0 : index
          %711 = arith.muli %710, %c35 : index
          %712 = arith.addi %711, %557 : index
          memref.store %565, %q[%712] : memref<?xf32>
          %713 = arith.addi %712, %c37 : index
          memref.store %574, %q[%713] : memref<?xf32>
        } else {
          %714 = arith.addi %555, %557 : index
          memref.store %565, %20[%714] : memref<?xf32>
          %715 = arith.addi %555, %557 : index
          %716 = arith.addi %715, %c37 : index
          memref.store %574, %20[%716] : memref<?xf32>
        }
        scf.if %576 {
          %717 = arith.cmpi slt, %0, %heads : index
          scf.if %717 {
            %718 = arith.muli %554, %heads : index
            %719 = arith.addi %718, %0 : index
            %720 = arith.muli %719, %c35 : index
            %721 = arith.addi %720, %577 : index
            memref.store %585, %q[%721] : memref<?xf32>
            %722 = arith.addi %721, %c37 : index
            memref.store %594, %q[%722] : memref<?xf32>
          } else {
            %723 = arith.addi %555, %577 : index
            memref.store %585, %20[%723] : memref<?xf32>
            %724 = arith.addi %555, %577 : index
            %725 = arith.addi %724, %c37 : index
            memref.store %594, %20[%725] : memref<?xf32>
          }
        }
      }
    }
    %726 = arith.addi %548, %c45 : index
    %727 = arith.addi %547, %726 : index
    %728 = arith.cmpi slt, %727, %22 : index
    %729 = arith.cmpi slt, %726, %c13 : index
    %730 = arith.andi %728, %729 : i1
    scf.if %730 {
      %731 = arith.addi %547, %726 : index
      %732 = arith.muli %726, %c35 : index
      %733 = wave.lane
      %734 = arith.addi %733, %c10 : index
      %735 = arith.cmpi eq, %hasBias, %c9 : index
      %736 = arith.addi %732, %734 : index
      %737 = memref.load %20[%736] : memref<?xf32>
      %738 = arith.muli %0, %c35 : index
      %739 = arith.addi %738, %734 : index
      %740 = memref.load %bias[%739] : memref<?xf32>
      %741 = arith.addf %737, %740 : f32
      %742 = arith.select %735, %741, %737 : f32
      %743 = arith.addi %734, %c37 : index
      %744 = arith.cmpi eq, %hasBias, %c9 : index
      %745 = arith.addi %732, %743 : index
      %746 = memref.load %20[%745] : memref<?xf32>
      %747 = arith.muli %0, %c35 : index
      %748 = arith.addi %747, %743 : index
      %749 = memref.load %bias[%748] : memref<?xf32>
      %750 = arith.addf %746, %749 : f32
      %751 = arith.select %744, %750, %746 : f32
      %752 = arith.addi %733, %c17 : index
      %753 = arith.cmpi slt, %752, %c37 : index
      %754 = arith.minsi %752, %c38 : index
      %755 = arith.cmpi eq, %hasBias, %c9 : index
      %756 = arith.addi %732, %754 : index
      %757 = memref.load %20[%756] : memref<?xf32>
      %758 = arith.muli %0, %c35 : index
      %759 = arith.addi %758, %754 : index
      %760 = memref.load %bias[%759] : memref<?xf32>
      %761 = arith.addf %757, %760 : f32
      %762 = arith.select %755, %761, %757 : f32
      %763 = arith.addi %754, %c37 : index
      %764 = arith.cmpi eq, %hasBias, %c9 : index
      %765 = arith.addi %732, %763 : index
      %766 = memref.load %20[%765] : memref<?xf32>
      %767 = arith.muli %0, %c35 : index
      %768 = arith.addi %767, %763 : index
      %769 = memref.load %bias[%768] : memref<?xf32>
      %770 = arith.addf %766, %769 : f32
      %771 = arith.select %764, %770, %766 : f32
      %772 = arith.addi %heads, %kvHeads : index
      %773 = arith.cmpi slt, %0, %772 : index
      scf.if %773 {
        %774 = arith.addi %positionsAt, %731 : index
        %775 = memref.load %step[%774] : memref<?xi32>
        %776 = arith.index_cast %775 : i32 to index
        %777 = arith.cmpi eq, %hasNorm, %c9 : index
        %778 = math.fma %742, %742, %c41 : f32
        %779 = math.fma %751, %751, %778 : f32
        %780 = math.fma %762, %762, %779 : f32
        %781 = arith.select %753, %780, %779 : f32
        %782 = math.fma %771, %771, %781 : f32
        %783 = arith.select %753, %782, %781 : f32
        %784 = vector.broadcast %783 : f32 to vector<1xf32>
        %785 = wave.reduce "add" %784 : vector<1xf32>
        %786 = arith.mulf %785, %inverseHeadDim : f32
        %787 = arith.addf %786, %epsilon : f32
        %788 = math.sqrt %787 : f32
        %789 = arith.divf %c43, %788 : f32
        %790 = arith.cmpi slt, %0, %heads : index
        %791 = arith.addi %734, %c37 : index
        %792 = memref.load %query_norm[%734] : memref<?xf32>
        %793 = memref.load %key_norm[%734] : memref<?xf32>
        %794 = arith.select %790, %792, %793 : f32
        %795 = arith.mulf %742, %789 : f32
        %796 = arith.mulf %795, %794 : f32
        %797 = arith.select %777, %796, %742 : f32
        %798 = memref.load %query_norm[%791] : memref<?xf32>
        %799 = memref.load %key_norm[%791] : memref<?xf32>
        %800 = arith.select %790, %798, %799 : f32
        %801 = arith.mulf %751, %789 : f32
        %802 = arith.mulf %801, %800 : f32
        %803 = arith.select %777, %802, %751 : f32
        %804 = arith.addi %754, %c37 : index
        %805 = memref.load %query_norm[%754] : memref<?xf32>
        %806 = memref.load %key_norm[%754] : memref<?xf32>
        %807 = arith.select %790, %805, %806 : f32
        %808 = arith.mulf %762, %789 : f32
        %809 = arith.mulf %808, %807 : f32
        %810 = arith.select %777, %809, %762 : f32
        %811 = memref.load %query_norm[%804] : memref<?xf32>
        %812 = memref.load %key_norm[%804] : memref<?xf32>
        %813 = arith.select %790, %811, %812 : f32
        %814 = arith.mulf %771, %789 : f32
        %815 = arith.mulf %814, %813 : f32
        %816 = arith.select %777, %815, %771 : f32
        %817 = arith.remui %776, %c5 : index
        %818 = arith.muli %817, %c35 : index
        %819 = arith.addi %818, %734 : index
        %820 = arith.divui %776, %c5 : index
        %821 = arith.addi %820, %c5 : index
        %822 = arith.muli %821, %c35 : index
        %823 = arith.addi %822, %734 : index
        %824 = memref.load %rope[%819] : memref<?xf32>
        %825 = arith.addi %819, %c37 : index
        %826 = memref.load %rope[%825] : memref<?xf32>
        %827 = memref.load %rope[%823] : memref<?xf32>
        %828 = arith.addi %823, %c37 : index
        %829 = memref.load %rope[%828] : memref<?xf32>
        %830 = arith.mulf %827, %824 : f32
        %831 = arith.mulf %829, %826 : f32
        %832 = arith.subf %830, %831 : f32
        %833 = arith.mulf %829, %824 : f32
        %834 = arith.mulf %827, %826 : f32
        %835 = arith.addf %833, %834 : f32
        %836 = arith.mulf %797, %832 : f32
        %837 = arith.mulf %803, %835 : f32
        %838 = arith.subf %836, %837 : f32
        %839 = arith.mulf %803, %832 : f32
        %840 = arith.mulf %797, %835 : f32
        %841 = arith.addf %839, %840 : f32
        %842 = arith.cmpi slt, %0, %heads : index
        scf.if %842 {
          %843 = arith.muli %731, %heads : index
          %844 = arith.addi %843, %0 : index
          %845 = arith.muli %844, %c35 : index
          %846 = arith.addi %845, %734 : index
          memref.store %838, %q[%846] : memref<?xf32>
          %847 = arith.addi %846, %c37 : index
          memref.store %841, %q[%847] : memref<?xf32>
        } else {
          %848 = arith.addi %732, %734 : index
          memref.store %838, %20[%848] : memref<?xf32>
          %849 = arith.addi %732, %734 : index
          %850 = arith.addi %849, %c37 : index
          memref.store %841, %20[%850] : memref<?xf32>
        }
        %851 = arith.remui %776, %c5 : index
        %852 = arith.muli %851, %c35 : index
        %853 = arith.addi %852, %754 : index
        %854 = arith.divui %776, %c5 : index
        %855 = arith.addi %854, %c5 : index
        %856 = arith.muli %855, %c35 : index
        %857 = arith.addi %856, %754 : index
        %858 = memref.load %rope[%853] : memref<?xf32>
        %859 = arith.addi %853, %c37 : index
        %860 = memref.load %rope[%859] : memref<?xf32>
        %861 = memref.load %rope[%857] : memref<?xf32>
        %862 = arith.addi %857, %c37 : index
        %863 = memref.load %rope[%862] : memref<?xf32>
        %864 = arith.mulf %861, %858 : f32
        %865 = arith.mulf %863, %860 : f32
        %866 = arith.subf %864, %865 : f32
        %867 = arith.mulf %863, %858 : f32
        %868 = arith.mulf %861, %860 : f32
        %869 = arith.addf %867, %868 : f32
        %870 = arith.mulf %810, %866 : f32
        %871 = arith.mulf %816, %869 : f32
        %872 = arith.subf %870, %871 : f32
        %873 = arith.mulf %816, %866 : f32
        %874 = arith.mulf %810, %869 : f32
        %875 = arith.addf %873, %874 : f32
        scf.if %753 {
          %876 = arith.cmpi slt, %0, %heads : index
          scf.if %876 {
            %877 = arith.muli %731, %heads : index
            %878 = arith.addi %877, %0 : index
            %879 = arith.muli %878, %c35 : index
            %880 = arith.addi %879, %754 : index
            memref.store %872, %q[%880] : memref<?xf32>
            %881 = arith.addi %880, %c37 : index
            memref.store %875, %q[%881] : memref<?xf32>
          } else {
            %882 = arith.addi %732, %754 : index
            memref.store %872, %20[%882] : memref<?xf32>
            %883 = arith.addi %732, %754 : index
            %884 = arith.addi %883, %c37 : index
            memref.store %875, %20[%884] : memref<?xf32>
          }
        }
      } else {
        %885 = arith.cmpi slt, %0, %heads : index
        scf.if %885 {
          %886 = arith.muli %731, %heads : index
          %887 = arith.addi %886, %0 : index
          %888 = arith.muli %887, %c35 : index
          %889 = arith.addi %888, %734 : index
          memref.store %742, %q[%889] : memref<?xf32>
          %890 = arith.addi %889, %c37 : index
          memref.store %751, %q[%890] : memref<?xf32>
        } else {
          %891 = arith.addi %732, %734 : index
          memref.store %742, %20[%891] : memref<?xf32>
          %892 = arith.addi %732, %734 : index
          %893 = arith.addi %892, %c37 : index
          memref.store %751, %20[%893] : memref<?xf32>
        }
        scf.if %753 {
          %894 = arith.cmpi slt, %0, %heads : index
          scf.if %894 {
            %895 = arith.muli %731, %heads : index
            %896 = arith.addi %895, %0 : index
            %897 = arith.muli %896, %c35 : index
            %898 = arith.addi %897, %754 : index
            memref.store %762, %q[%898] : memref<?xf32>
            %899 = arith.addi %898, %c37 : index
            memref.store %771, %q[%899] : memref<?xf32>
          } else {
            %900 = arith.addi %732, %754 : index
            memref.store %762, %20[%900] : memref<?xf32>
            %901 = arith.addi %732, %754 : index
            %902 = arith.addi %901, %c37 : index
            memref.store %771, %20[%902] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %903 = arith.cmpi sge, %0, %heads : index
    scf.if %903 {
      %904 = arith.addi %548, %c10 : index
      %905 = arith.addi %547, %904 : index
      %906 = arith.cmpi slt, %905, %22 : index
      %907 = arith.cmpi slt, %904, %c13 : index
      %908 = arith.andi %906, %907 : i1
      scf.if %908 {
        %909 = arith.addi %547, %904 : index
        %910 = arith.addi %slotsAt, %909 : index
        %911 = memref.load %step[%910] : memref<?xi32>
        %912 = arith.index_cast %911 : i32 to index
        %913 = arith.cmpi sge, %912, %c10 : index
        scf.if %913 {
          %914 = arith.muli %904, %c35 : index
          %915 = arith.subi %0, %heads : index
          %916 = memref.load %scales[%915] : memref<?xf32>
          %917 = vector.broadcast %916 : f32 to vector<4xf32>
          %918 = arith.divui %912, %c13 : index
          %919 = arith.remui %912, %c13 : index
          %920 = arith.muli %918, %pageBytes : index
          %921 = arith.cmpi eq, %codec, %c10 : index
          scf.if %921 {
            %922 = wave.lane
            %923 = arith.muli %922, %c20 : index
            scf.for %924 = %923 to %c35 step %c8 {
              %925 = arith.addi %914, %924 : index
              %926 = vector.load %20[%925] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %927 = arith.mulf %926, %917 : vector<4xf32>
              %928 = arith.minimumf %927, %c49 : vector<4xf32>
              %929 = arith.maximumf %928, %c50 : vector<4xf32>
              %930 = arith.truncf %929 : vector<4xf32> to vector<4xf16>
              %931 = vector.bitcast %930 : vector<4xf16> to vector<8xi8>
              %932 = arith.cmpi slt, %915, %kvHeads : index
              scf.if %932 {
                %933 = arith.muli %915, %c51 : index
                %934 = arith.addi %920, %933 : index
                %935 = arith.divui %924, %c13 : index
                %936 = arith.muli %935, %c52 : index
                %937 = arith.remui %924, %c13 : index
                %938 = arith.divui %937, %c4 : index
                %939 = arith.muli %938, %c5 : index
                %940 = arith.muli %919, %c13 : index
                %941 = arith.addi %939, %940 : index
                %942 = arith.remui %937, %c4 : index
                %943 = arith.muli %942, %c15 : index
                %944 = arith.addi %941, %943 : index
                %945 = arith.addi %936, %944 : index
                %946 = arith.addi %934, %945 : index
                vector.store %931, %kv[%946] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %947 = arith.subi %915, %kvHeads : index
                %948 = arith.muli %947, %c51 : index
                %949 = arith.addi %920, %948 : index
                %950 = arith.addi %924, %c10 : index
                %951 = arith.divui %950, %c13 : index
                %952 = arith.muli %951, %c52 : index
                %953 = arith.addi %952, %c11 : index
                %954 = arith.remui %950, %c13 : index
                %955 = arith.divui %919, %c15 : index
                %956 = arith.remui %919, %c15 : index
                %957 = arith.muli %956, %c4 : index
                %958 = arith.addi %955, %957 : index
                %959 = arith.divui %958, %c4 : index
                %960 = arith.muli %959, %c5 : index
                %961 = arith.muli %954, %c13 : index
                %962 = arith.addi %960, %961 : index
                %963 = arith.remui %958, %c4 : index
                %964 = arith.muli %963, %c15 : index
                %965 = arith.addi %962, %964 : index
                %966 = arith.addi %953, %965 : index
                %967 = arith.addi %949, %966 : index
                %968 = vector.shuffle %931, %931 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %968, %kv[%967] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %969 = arith.addi %924, %c9 : index
                %970 = arith.divui %969, %c13 : index
                %971 = arith.muli %970, %c52 : index
                %972 = arith.addi %971, %c11 : index
                %973 = arith.remui %969, %c13 : index
                %974 = arith.divui %919, %c15 : index
                %975 = arith.remui %919, %c15 : index
                %976 = arith.muli %975, %c4 : index
                %977 = arith.addi %974, %976 : index
                %978 = arith.divui %977, %c4 : index
                %979 = arith.muli %978, %c5 : index
                %980 = arith.muli %973, %c13 : index
                %981 = arith.addi %979, %980 : index
                %982 = arith.remui %977, %c4 : index
                %983 = arith.muli %982, %c15 : index
                %984 = arith.addi %981, %983 : index
                %985 = arith.addi %972, %984 : index
                %986 = arith.addi %949, %985 : index
                %987 = vector.shuffle %931, %931 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %987, %kv[%986] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %988 = arith.addi %924, %c15 : index
                %989 = arith.divui %988, %c13 : index
                %990 = arith.muli %989, %c52 : index
                %991 = arith.addi %990, %c11 : index
                %992 = arith.remui %988, %c13 : index
                %993 = arith.divui %919, %c15 : index
                %994 = arith.remui %919, %c15 : index
                %995 = arith.muli %994, %c4 : index
                %996 = arith.addi %993, %995 : index
                %997 = arith.divui %996, %c4 : index
                %998 = arith.muli %997, %c5 : index
                %999 = arith.muli %992, %c13 : index
                %1000 = arith.addi %998, %999 : index
                %1001 = arith.remui %996, %c4 : index
                %1002 = arith.muli %1001, %c15 : index
                %1003 = arith.addi %1000, %1002 : index
                %1004 = arith.addi %991, %1003 : index
                %1005 = arith.addi %949, %1004 : index
                %1006 = vector.shuffle %931, %931 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1006, %kv[%1005] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1007 = arith.addi %924, %c28 : index
                %1008 = arith.divui %1007, %c13 : index
                %1009 = arith.muli %1008, %c52 : index
                %1010 = arith.addi %1009, %c11 : index
                %1011 = arith.remui %1007, %c13 : index
                %1012 = arith.divui %919, %c15 : index
                %1013 = arith.remui %919, %c15 : index
                %1014 = arith.muli %1013, %c4 : index
                %1015 = arith.addi %1012, %1014 : index
                %1016 = arith.divui %1015, %c4 : index
                %1017 = arith.muli %1016, %c5 : index
                %1018 = arith.muli %1011, %c13 : index
                %1019 = arith.addi %1017, %1018 : index
                %1020 = arith.remui %1015, %c4 : index
                %1021 = arith.muli %1020, %c15 : index
                %1022 = arith.addi %1019, %1021 : index
                %1023 = arith.addi %1010, %1022 : index
                %1024 = arith.addi %949, %1023 : index
                %1025 = vector.shuffle %931, %931 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1025, %kv[%1024] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1026 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1026 {
            %1027 = wave.lane
            %1028 = arith.muli %1027, %c20 : index
            scf.for %1029 = %1028 to %c35 step %c8 {
              %1030 = arith.addi %914, %1029 : index
              %1031 = vector.load %20[%1030] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1032 = arith.mulf %1031, %917 : vector<4xf32>
              %1033 = wave.fp8_encode "e4m3" %1032 : vector<4xf32> -> vector<4xi8>
              %1034 = arith.cmpi slt, %915, %kvHeads : index
              scf.if %1034 {
                %1035 = arith.muli %915, %c11 : index
                %1036 = arith.addi %920, %1035 : index
                %1037 = vector.shuffle %1033, %1033 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1038 = arith.divui %1029, %c13 : index
                %1039 = arith.muli %1038, %c5 : index
                %1040 = arith.remui %1029, %c13 : index
                %1041 = arith.muli %919, %c13 : index
                %1042 = arith.divui %1040, %c20 : index
                %1043 = arith.muli %1042, %c20 : index
                %1044 = arith.remui %1040, %c15 : index
                %1045 = arith.muli %1044, %c15 : index
                %1046 = arith.addi %1043, %1045 : index
                %1047 = arith.divui %1040, %c15 : index
                %1048 = arith.remui %1047, %c15 : index
                %1049 = arith.addi %1046, %1048 : index
                %1050 = arith.addi %1041, %1049 : index
                %1051 = arith.addi %1039, %1050 : index
                %1052 = arith.addi %1036, %1051 : index
                vector.store %1037, %kv[%1052] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1053 = arith.subi %915, %kvHeads : index
                %1054 = arith.muli %1053, %c11 : index
                %1055 = arith.addi %920, %1054 : index
                %1056 = arith.addi %1029, %c10 : index
                %1057 = arith.divui %1056, %c13 : index
                %1058 = arith.muli %1057, %c5 : index
                %1059 = arith.addi %1058, %c12 : index
                %1060 = arith.remui %1056, %c13 : index
                %1061 = arith.divui %919, %c15 : index
                %1062 = arith.remui %919, %c15 : index
                %1063 = arith.muli %1062, %c4 : index
                %1064 = arith.addi %1061, %1063 : index
                %1065 = arith.muli %1060, %c13 : index
                %1066 = arith.divui %1064, %c20 : index
                %1067 = arith.muli %1066, %c20 : index
                %1068 = arith.remui %1064, %c15 : index
                %1069 = arith.muli %1068, %c15 : index
                %1070 = arith.addi %1067, %1069 : index
                %1071 = arith.divui %1064, %c15 : index
                %1072 = arith.remui %1071, %c15 : index
                %1073 = arith.addi %1070, %1072 : index
                %1074 = arith.addi %1065, %1073 : index
                %1075 = arith.addi %1059, %1074 : index
                %1076 = arith.addi %1055, %1075 : index
                %1077 = vector.shuffle %1033, %1033 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1077, %kv[%1076] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1078 = arith.addi %1029, %c9 : index
                %1079 = arith.divui %1078, %c13 : index
                %1080 = arith.muli %1079, %c5 : index
                %1081 = arith.addi %1080, %c12 : index
                %1082 = arith.remui %1078, %c13 : index
                %1083 = arith.divui %919, %c15 : index
                %1084 = arith.remui %919, %c15 : index
                %1085 = arith.muli %1084, %c4 : index
                %1086 = arith.addi %1083, %1085 : index
                %1087 = arith.muli %1082, %c13 : index
                %1088 = arith.divui %1086, %c20 : index
                %1089 = arith.muli %1088, %c20 : index
                %1090 = arith.remui %1086, %c15 : index
                %1091 = arith.muli %1090, %c15 : index
                %1092 = arith.addi %1089, %1091 : index
                %1093 = arith.divui %1086, %c15 : index
                %1094 = arith.remui %1093, %c15 : index
                %1095 = arith.addi %1092, %1094 : index
                %1096 = arith.addi %1087, %1095 : index
                %1097 = arith.addi %1081, %1096 : index
                %1098 = arith.addi %1055, %1097 : index
                %1099 = vector.shuffle %1033, %1033 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1099, %kv[%1098] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1100 = arith.addi %1029, %c15 : index
                %1101 = arith.divui %1100, %c13 : index
                %1102 = arith.muli %1101, %c5 : index
                %1103 = arith.addi %1102, %c12 : index
                %1104 = arith.remui %1100, %c13 : index
                %1105 = arith.divui %919, %c15 : index
                %1106 = arith.remui %919, %c15 : index
                %1107 = arith.muli %1106, %c4 : index
                %1108 = arith.addi %1105, %1107 : index
                %1109 = arith.muli %1104, %c13 : index
                %1110 = arith.divui %1108, %c20 : index
                %1111 = arith.muli %1110, %c20 : index
                %1112 = arith.remui %1108, %c15 : index
                %1113 = arith.muli %1112, %c15 : index
                %1114 = arith.addi %1111, %1113 : index
                %1115 = arith.divui %1108, %c15 : index
                %1116 = arith.remui %1115, %c15 : index
                %1117 = arith.addi %1114, %1116 : index
                %1118 = arith.addi %1109, %1117 : index
                %1119 = arith.addi %1103, %1118 : index
                %1120 = arith.addi %1055, %1119 : index
                %1121 = vector.shuffle %1033, %1033 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1121, %kv[%1120] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1122 = arith.addi %1029, %c28 : index
                %1123 = arith.divui %1122, %c13 : index
                %1124 = arith.muli %1123, %c5 : index
                %1125 = arith.addi %1124, %c12 : index
                %1126 = arith.remui %1122, %c13 : index
                %1127 = arith.divui %919, %c15 : index
                %1128 = arith.remui %919, %c15 : index
                %1129 = arith.muli %1128, %c4 : index
                %1130 = arith.addi %1127, %1129 : index
                %1131 = arith.muli %1126, %c13 : index
                %1132 = arith.divui %1130, %c20 : index
                %1133 = arith.muli %1132, %c20 : index
                %1134 = arith.remui %1130, %c15 : index
                %1135 = arith.muli %1134, %c15 : index
                %1136 = arith.addi %1133, %1135 : index
                %1137 = arith.divui %1130, %c15 : index
                %1138 = arith.remui %1137, %c15 : index
                %1139 = arith.addi %1136, %1138 : index
                %1140 = arith.addi %1131, %1139 : index
                %1141 = arith.addi %1125, %1140 : index
                %1142 = arith.addi %1055, %1141 : index
                %1143 = vector.shuffle %1033, %1033 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1143, %kv[%1142] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1144 = arith.cmpi eq, %codec, %c15 : index
          scf.if %1144 {
            %1145 = wave.lane
            %1146 = arith.muli %1145, %c20 : index
            scf.for %1147 = %1146 to %c35 step %c8 {
              %1148 = arith.addi %914, %1147 : index
              %1149 = vector.load %20[%1148] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1150 = arith.mulf %1149, %917 : vector<4xf32>
              %1151 = wave.fp8_encode "e5m2" %1150 : vector<4xf32> -> vector<4xi8>
              %1152 = arith.cmpi slt, %915, %kvHeads : index
              scf.if %1152 {
                %1153 = arith.muli %915, %c11 : index
                %1154 = arith.addi %920, %1153 : index
                %1155 = vector.shuffle %1151, %1151 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1156 = arith.divui %1147, %c13 : index
                %1157 = arith.muli %1156, %c5 : index
                %1158 = arith.remui %1147, %c13 : index
                %1159 = arith.muli %919, %c13 : index
                %1160 = arith.divui %1158, %c20 : index
                %1161 = arith.muli %1160, %c20 : index
                %1162 = arith.remui %1158, %c15 : index
                %1163 = arith.muli %1162, %c15 : index
                %1164 = arith.addi %1161, %1163 : index
                %1165 = arith.divui %1158, %c15 : index
                %1166 = arith.remui %1165, %c15 : index
                %1167 = arith.addi %1164, %1166 : index
                %1168 = arith.addi %1159, %1167 : index
                %1169 = arith.addi %1157, %1168 : index
                %1170 = arith.addi %1154, %1169 : index
                vector.store %1155, %kv[%1170] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1171 = arith.subi %915, %kvHeads : index
                %1172 = arith.muli %1171, %c11 : index
                %1173 = arith.addi %920, %1172 : index
                %1174 = arith.addi %1147, %c10 : index
                %1175 = arith.divui %1174, %c13 : index
                %1176 = arith.muli %1175, %c5 : index
                %1177 = arith.addi %1176, %c12 : index
                %1178 = arith.remui %1174, %c13 : index
                %1179 = arith.divui %919, %c15 : index
                %1180 = arith.remui %919, %c15 : index
                %1181 = arith.muli %1180, %c4 : index
                %1182 = arith.addi %1179, %1181 : index
                %1183 = arith.muli %1178, %c13 : index
                %1184 = arith.divui %1182, %c20 : index
                %1185 = arith.muli %1184, %c20 : index
                %1186 = arith.remui %1182, %c15 : index
                %1187 = arith.muli %1186, %c15 : index
                %1188 = arith.addi %1185, %1187 : index
                %1189 = arith.divui %1182, %c15 : index
                %1190 = arith.remui %1189, %c15 : index
                %1191 = arith.addi %1188, %1190 : index
                %1192 = arith.addi %1183, %1191 : index
                %1193 = arith.addi %1177, %1192 : index
                %1194 = arith.addi %1173, %1193 : index
                %1195 = vector.shuffle %1151, %1151 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1195, %kv[%1194] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1196 = arith.addi %1147, %c9 : index
                %1197 = arith.divui %1196, %c13 : index
                %1198 = arith.muli %1197, %c5 : index
                %1199 = arith.addi %1198, %c12 : index
                %1200 = arith.remui %1196, %c13 : index
                %1201 = arith.divui %919, %c15 : index
                %1202 = arith.remui %919, %c15 : index
                %1203 = arith.muli %1202, %c4 : index
                %1204 = arith.addi %1201, %1203 : index
                %1205 = arith.muli %1200, %c13 : index
                %1206 = arith.divui %1204, %c20 : index
                %1207 = arith.muli %1206, %c20 : index
                %1208 = arith.remui %1204, %c15 : index
                %1209 = arith.muli %1208, %c15 : index
                %1210 = arith.addi %1207, %1209 : index
                %1211 = arith.divui %1204, %c15 : index
                %1212 = arith.remui %1211, %c15 : index
                %1213 = arith.addi %1210, %1212 : index
                %1214 = arith.addi %1205, %1213 : index
                %1215 = arith.addi %1199, %1214 : index
                %1216 = arith.addi %1173, %1215 : index
                %1217 = vector.shuffle %1151, %1151 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1217, %kv[%1216] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1218 = arith.addi %1147, %c15 : index
                %1219 = arith.divui %1218, %c13 : index
                %1220 = arith.muli %1219, %c5 : index
                %1221 = arith.addi %1220, %c12 : index
                %1222 = arith.remui %1218, %c13 : index
                %1223 = arith.divui %919, %c15 : index
                %1224 = arith.remui %919, %c15 : index
                %1225 = arith.muli %1224, %c4 : index
                %1226 = arith.addi %1223, %1225 : index
                %1227 = arith.muli %1222, %c13 : index
                %1228 = arith.divui %1226, %c20 : index
                %1229 = arith.muli %1228, %c20 : index
                %1230 = arith.remui %1226, %c15 : index
                %1231 = arith.muli %1230, %c15 : index
                %1232 = arith.addi %1229, %1231 : index
                %1233 = arith.divui %1226, %c15 : index
                %1234 = arith.remui %1233, %c15 : index
                %1235 = arith.addi %1232, %1234 : index
                %1236 = arith.addi %1227, %1235 : index
                %1237 = arith.addi %1221, %1236 : index
                %1238 = arith.addi %1173, %1237 : index
                %1239 = vector.shuffle %1151, %1151 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1239, %kv[%1238] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1240 = arith.addi %1147, %c28 : index
                %1241 = arith.divui %1240, %c13 : index
                %1242 = arith.muli %1241, %c5 : index
                %1243 = arith.addi %1242, %c12 : index
                %1244 = arith.remui %1240, %c13 : index
                %1245 = arith.divui %919, %c15 : index
                %1246 = arith.remui %919, %c15 : index
                %1247 = arith.muli %1246, %c4 : index
                %1248 = arith.addi %1245, %1247 : index
                %1249 = arith.muli %1244, %c13 : index
                %1250 = arith.divui %1248, %c20 : index
                %1251 = arith.muli %1250, %c20 : index
                %1252 = arith.remui %1248, %c15 : index
                %1253 = arith.muli %1252, %c15 : index
                %1254 = arith.addi %1251, %1253 : index
                %1255 = arith.divui %1248, %c15 : index
                %1256 = arith.remui %1255, %c15 : index
                %1257 = arith.addi %1254, %1256 : index
                %1258 = arith.addi %1249, %1257 : index
                %1259 = arith.addi %1243, %1258 : index
                %1260 = arith.addi %1173, %1259 : index
                %1261 = vector.shuffle %1151, %1151 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1261, %kv[%1260] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %1262 = arith.addi %548, %c45 : index
      %1263 = arith.addi %547, %1262 : index
      %1264 = arith.cmpi slt, %1263, %22 : index
      %1265 = arith.cmpi slt, %1262, %c13 : index
      %1266 = arith.andi %1264, %1265 : i1
      scf.if %1266 {
        %1267 = arith.addi %547, %1262 : index
        %1268 = arith.addi %slotsAt, %1267 : index
        %1269 = memref.load %step[%1268] : memref<?xi32>
        %1270 = arith.index_cast %1269 : i32 to index
        %1271 = arith.cmpi sge, %1270, %c10 : index
        scf.if %1271 {
          %1272 = arith.muli %1262, %c35 : index
          %1273 = arith.subi %0, %heads : index
          %1274 = memref.load %scales[%1273] : memref<?xf32>
          %1275 = vector.broadcast %1274 : f32 to vector<4xf32>
          %1276 = arith.divui %1270, %c13 : index
          %1277 = arith.remui %1270, %c13 : index
          %1278 = arith.muli %1276, %pageBytes : index
          %1279 = arith.cmpi eq, %codec, %c10 : index
          scf.if %1279 {
            %1280 = wave.lane
            %1281 = arith.muli %1280, %c20 : index
            scf.for %1282 = %1281 to %c35 step %c8 {
              %1283 = arith.addi %1272, %1282 : index
              %1284 = vector.load %20[%1283] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1285 = arith.mulf %1284, %1275 : vector<4xf32>
              %1286 = arith.minimumf %1285, %c49 : vector<4xf32>
              %1287 = arith.maximumf %1286, %c50 : vector<4xf32>
              %1288 = arith.truncf %1287 : vector<4xf32> to vector<4xf16>
              %1289 = vector.bitcast %1288 : vector<4xf16> to vector<8xi8>
              %1290 = arith.cmpi slt, %1273, %kvHeads : index
              scf.if %1290 {
                %1291 = arith.muli %1273, %c51 : index
                %1292 = arith.addi %1278, %1291 : index
                %1293 = arith.divui %1282, %c13 : index
                %1294 = arith.muli %1293, %c52 : index
                %1295 = arith.remui %1282, %c13 : index
                %1296 = arith.divui %1295, %c4 : index
                %1297 = arith.muli %1296, %c5 : index
                %1298 = arith.muli %1277, %c13 : index
                %1299 = arith.addi %1297, %1298 : index
                %1300 = arith.remui %1295, %c4 : index
                %1301 = arith.muli %1300, %c15 : index
                %1302 = arith.addi %1299, %1301 : index
                %1303 = arith.addi %1294, %1302 : index
                %1304 = arith.addi %1292, %1303 : index
                vector.store %1289, %kv[%1304] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1305 = arith.subi %1273, %kvHeads : index
                %1306 = arith.muli %1305, %c51 : index
                %1307 = arith.addi %1278, %1306 : index
                %1308 = arith.addi %1282, %c10 : index
                %1309 = arith.divui %1308, %c13 : index
                %1310 = arith.muli %1309, %c52 : index
                %1311 = arith.addi %1310, %c11 : index
                %1312 = arith.remui %1308, %c13 : index
                %1313 = arith.divui %1277, %c15 : index
                %1314 = arith.remui %1277, %c15 : index
                %1315 = arith.muli %1314, %c4 : index
                %1316 = arith.addi %1313, %1315 : index
                %1317 = arith.divui %1316, %c4 : index
                %1318 = arith.muli %1317, %c5 : index
                %1319 = arith.muli %1312, %c13 : index
                %1320 = arith.addi %1318, %1319 : index
                %1321 = arith.remui %1316, %c4 : index
                %1322 = arith.muli %1321, %c15 : index
                %1323 = arith.addi %1320, %1322 : index
                %1324 = arith.addi %1311, %1323 : index
                %1325 = arith.addi %1307, %1324 : index
                %1326 = vector.shuffle %1289, %1289 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1326, %kv[%1325] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1327 = arith.addi %1282, %c9 : index
                %1328 = arith.divui %1327, %c13 : index
                %1329 = arith.muli %1328, %c52 : index
                %1330 = arith.addi %1329, %c11 : index
                %1331 = arith.remui %1327, %c13 : index
                %1332 = arith.divui %1277, %c15 : index
                %1333 = arith.remui %1277, %c15 : index
                %1334 = arith.muli %1333, %c4 : index
                %1335 = arith.addi %1332, %1334 : index
                %1336 = arith.divui %1335, %c4 : index
                %1337 = arith.muli %1336, %c5 : index
                %1338 = arith.muli %1331, %c13 : index
                %1339 = arith.addi %1337, %1338 : index
                %1340 = arith.remui %1335, %c4 : index
                %1341 = arith.muli %1340, %c15 : index
                %1342 = arith.addi %1339, %1341 : index
                %1343 = arith.addi %1330, %1342 : index
                %1344 = arith.addi %1307, %1343 : index
                %1345 = vector.shuffle %1289, %1289 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1345, %kv[%1344] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1346 = arith.addi %1282, %c15 : index
                %1347 = arith.divui %1346, %c13 : index
                %1348 = arith.muli %1347, %c52 : index
                %1349 = arith.addi %1348, %c11 : index
                %1350 = arith.remui %1346, %c13 : index
                %1351 = arith.divui %1277, %c15 : index
                %1352 = arith.remui %1277, %c15 : index
                %1353 = arith.muli %1352, %c4 : index
                %1354 = arith.addi %1351, %1353 : index
                %1355 = arith.divui %1354, %c4 : index
                %1356 = arith.muli %1355, %c5 : index
                %1357 = arith.muli %1350, %c13 : index
                %1358 = arith.addi %1356, %1357 : index
                %1359 = arith.remui %1354, %c4 : index
                %1360 = arith.muli %1359, %c15 : index
                %1361 = arith.addi %1358, %1360 : index
                %1362 = arith.addi %1349, %1361 : index
                %1363 = arith.addi %1307, %1362 : index
                %1364 = vector.shuffle %1289, %1289 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1364, %kv[%1363] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1365 = arith.addi %1282, %c28 : index
                %1366 = arith.divui %1365, %c13 : index
                %1367 = arith.muli %1366, %c52 : index
                %1368 = arith.addi %1367, %c11 : index
                %1369 = arith.remui %1365, %c13 : index
                %1370 = arith.divui %1277, %c15 : index
                %1371 = arith.remui %1277, %c15 : index
                %1372 = arith.muli %1371, %c4 : index
                %1373 = arith.addi %1370, %1372 : index
                %1374 = arith.divui %1373, %c4 : index
                %1375 = arith.muli %1374, %c5 : index
                %1376 = arith.muli %1369, %c13 : index
                %1377 = arith.addi %1375, %1376 : index
                %1378 = arith.remui %1373, %c4 : index
                %1379 = arith.muli %1378, %c15 : index
                %1380 = arith.addi %1377, %1379 : index
                %1381 = arith.addi %1368, %1380 : index
                %1382 = arith.addi %1307, %1381 : index
                %1383 = vector.shuffle %1289, %1289 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1383, %kv[%1382] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1384 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1384 {
            %1385 = wave.lane
            %1386 = arith.muli %1385, %c20 : index
            scf.for %1387 = %1386 to %c35 step %c8 {
              %1388 = arith.addi %1272, %1387 : index
              %1389 = vector.load %20[%1388] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1390 = arith.mulf %1389, %1275 : vector<4xf32>
              %1391 = wave.fp8_encode "e4m3" %1390 : vector<4xf32> -> vector<4xi8>
              %1392 = arith.cmpi slt, %1273, %kvHeads : index
              scf.if %1392 {
                %1393 = arith.muli %1273, %c11 : index
                %1394 = arith.addi %1278, %1393 : index
                %1395 = vector.shuffle %1391, %1391 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1396 = arith.divui %1387, %c13 : index
                %1397 = arith.muli %1396, %c5 : index
                %1398 = arith.remui %1387, %c13 : index
                %1399 = arith.muli %1277, %c13 : index
                %1400 = arith.divui %1398, %c20 : index
                %1401 = arith.muli %1400, %c20 : index
                %1402 = arith.remui %1398, %c15 : index
                %1403 = arith.muli %1402, %c15 : index
                %1404 = arith.addi %1401, %1403 : index
                %1405 = arith.divui %1398, %c15 : index
                %1406 = arith.remui %1405, %c15 : index
                %1407 = arith.addi %1404, %1406 : index
                %1408 = arith.addi %1399, %1407 : index
                %1409 = arith.addi %1397, %1408 : index
                %1410 = arith.addi %1394, %1409 : index
                vector.store %1395, %kv[%1410] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1411 = arith.subi %1273, %kvHeads : index
                %1412 = arith.muli %1411, %c11 : index
                %1413 = arith.addi %1278, %1412 : index
                %1414 = arith.addi %1387, %c10 : index
                %1415 = arith.divui %1414, %c13 : index
                %1416 = arith.muli %1415, %c5 : index
                %1417 = arith.addi %1416, %c12 : index
                %1418 = arith.remui %1414, %c13 : index
                %1419 = arith.divui %1277, %c15 : index
                %1420 = arith.remui %1277, %c15 : index
                %1421 = arith.muli %1420, %c4 : index
                %1422 = arith.addi %1419, %1421 : index
                %1423 = arith.muli %1418, %c13 : index
                %1424 = arith.divui %1422, %c20 : index
                %1425 = arith.muli %1424, %c20 : index
                %1426 = arith.remui %1422, %c15 : index
                %1427 = arith.muli %1426, %c15 : index
                %1428 = arith.addi %1425, %1427 : index
                %1429 = arith.divui %1422, %c15 : index
                %1430 = arith.remui %1429, %c15 : index
                %1431 = arith.addi %1428, %1430 : index
                %1432 = arith.addi %1423, %1431 : index
                %1433 = arith.addi %1417, %1432 : index
                %1434 = arith.addi %1413, %1433 : index
                %1435 = vector.shuffle %1391, %1391 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1435, %kv[%1434] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1436 = arith.addi %1387, %c9 : index
                %1437 = arith.divui %1436, %c13 : index
                %1438 = arith.muli %1437, %c5 : index
                %1439 = arith.addi %1438, %c12 : index
                %1440 = arith.remui %1436, %c13 : index
                %1441 = arith.divui %1277, %c15 : index
                %1442 = arith.remui %1277, %c15 : index
                %1443 = arith.muli %1442, %c4 : index
                %1444 = arith.addi %1441, %1443 : index
                %1445 = arith.muli %1440, %c13 : index
                %1446 = arith.divui %1444, %c20 : index
                %1447 = arith.muli %1446, %c20 : index
                %1448 = arith.remui %1444, %c15 : index
                %1449 = arith.muli %1448, %c15 : index
                %1450 = arith.addi %1447, %1449 : index
                %1451 = arith.divui %1444, %c15 : index
                %1452 = arith.remui %1451, %c15 : index
                %1453 = arith.addi %1450, %1452 : index
                %1454 = arith.addi %1445, %1453 : index
                %1455 = arith.addi %1439, %1454 : index
                %1456 = arith.addi %1413, %1455 : index
                %1457 = vector.shuffle %1391, %1391 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1457, %kv[%1456] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1458 = arith.addi %1387, %c15 : index
                %1459 = arith.divui %1458, %c13 : index
                %1460 = arith.muli %1459, %c5 : index
                %1461 = arith.addi %1460, %c12 : index
                %1462 = arith.remui %1458, %c13 : index
                %1463 = arith.divui %1277, %c15 : index
                %1464 = arith.remui %1277, %c15 : index
                %1465 = arith.muli %1464, %c4 : index
                %1466 = arith.addi %1463, %1465 : index
                %1467 = arith.muli %1462, %c13 : index
                %1468 = arith.divui %1466, %c20 : index
                %1469 = arith.muli %1468, %c20 : index
                %1470 = arith.remui %1466, %c15 : index
                %1471 = arith.muli %1470, %c15 : index
                %1472 = arith.addi %1469, %1471 : index
                %1473 = arith.divui %1466, %c15 : index
                %1474 = arith.remui %1473, %c15 : index
                %1475 = arith.addi %1472, %1474 : index
                %1476 = arith.addi %1467, %1475 : index
                %1477 = arith.addi %1461, %1476 : index
                %1478 = arith.addi %1413, %1477 : index
                %1479 = vector.shuffle %1391, %1391 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1479, %kv[%1478] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1480 = arith.addi %1387, %c28 : index
                %1481 = arith.divui %1480, %c13 : index
                %1482 = arith.muli %1481, %c5 : index
                %1483 = arith.addi %1482, %c12 : index
                %1484 = arith.remui %1480, %c13 : index
                %1485 = arith.divui %1277, %c15 : index
                %1486 = arith.remui %1277, %c15 : index
                %1487 = arith.muli %1486, %c4 : index
                %1488 = arith.addi %1485, %1487 : index
                %1489 = arith.muli %1484, %c13 : index
                %1490 = arith.divui %1488, %c20 : index
                %1491 = arith.muli %1490, %c20 : index
                %1492 = arith.remui %1488, %c15 : index
                %1493 = arith.muli %1492, %c15 : index
                %1494 = arith.addi %1491, %1493 : index
                %1495 = arith.divui %1488, %c15 : index
                %1496 = arith.remui %1495, %c15 : index
                %1497 = arith.addi %1494, %1496 : index
                %1498 = arith.addi %1489, %1497 : index
                %1499 = arith.addi %1483, %1498 : index
                %1500 = arith.addi %1413, %1499 : index
                %1501 = vector.shuffle %1391, %1391 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1501, %kv[%1500] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1502 = arith.cmpi eq, %codec, %c15 : index
          scf.if %1502 {
            %1503 = wave.lane
            %1504 = arith.muli %1503, %c20 : index
            scf.for %1505 = %1504 to %c35 step %c8 {
              %1506 = arith.addi %1272, %1505 : index
              %1507 = vector.load %20[%1506] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1508 = arith.mulf %1507, %1275 : vector<4xf32>
              %1509 = wave.fp8_encode "e5m2" %1508 : vector<4xf32> -> vector<4xi8>
              %1510 = arith.cmpi slt, %1273, %kvHeads : index
              scf.if %1510 {
                %1511 = arith.muli %1273, %c11 : index
                %1512 = arith.addi %1278, %1511 : index
                %1513 = vector.shuffle %1509, %1509 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1514 = arith.divui %1505, %c13 : index
                %1515 = arith.muli %1514, %c5 : index
                %1516 = arith.remui %1505, %c13 : index
                %1517 = arith.muli %1277, %c13 : index
                %1518 = arith.divui %1516, %c20 : index
                %1519 = arith.muli %1518, %c20 : index
                %1520 = arith.remui %1516, %c15 : index
                %1521 = arith.muli %1520, %c15 : index
                %1522 = arith.addi %1519, %1521 : index
                %1523 = arith.divui %1516, %c15 : index
                %1524 = arith.remui %1523, %c15 : index
                %1525 = arith.addi %1522, %1524 : index
                %1526 = arith.addi %1517, %1525 : index
                %1527 = arith.addi %1515, %1526 : index
                %1528 = arith.addi %1512, %1527 : index
                vector.store %1513, %kv[%1528] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1529 = arith.subi %1273, %kvHeads : index
                %1530 = arith.muli %1529, %c11 : index
                %1531 = arith.addi %1278, %1530 : index
                %1532 = arith.addi %1505, %c10 : index
                %1533 = arith.divui %1532, %c13 : index
                %1534 = arith.muli %1533, %c5 : index
                %1535 = arith.addi %1534, %c12 : index
                %1536 = arith.remui %1532, %c13 : index
                %1537 = arith.divui %1277, %c15 : index
                %1538 = arith.remui %1277, %c15 : index
                %1539 = arith.muli %1538, %c4 : index
                %1540 = arith.addi %1537, %1539 : index
                %1541 = arith.muli %1536, %c13 : index
                %1542 = arith.divui %1540, %c20 : index
                %1543 = arith.muli %1542, %c20 : index
                %1544 = arith.remui %1540, %c15 : index
                %1545 = arith.muli %1544, %c15 : index
                %1546 = arith.addi %1543, %1545 : index
                %1547 = arith.divui %1540, %c15 : index
                %1548 = arith.remui %1547, %c15 : index
                %1549 = arith.addi %1546, %1548 : index
                %1550 = arith.addi %1541, %1549 : index
                %1551 = arith.addi %1535, %1550 : index
                %1552 = arith.addi %1531, %1551 : index
                %1553 = vector.shuffle %1509, %1509 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1553, %kv[%1552] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1554 = arith.addi %1505, %c9 : index
                %1555 = arith.divui %1554, %c13 : index
                %1556 = arith.muli %1555, %c5 : index
                %1557 = arith.addi %1556, %c12 : index
                %1558 = arith.remui %1554, %c13 : index
                %1559 = arith.divui %1277, %c15 : index
                %1560 = arith.remui %1277, %c15 : index
                %1561 = arith.muli %1560, %c4 : index
                %1562 = arith.addi %1559, %1561 : index
                %1563 = arith.muli %1558, %c13 : index
                %1564 = arith.divui %1562, %c20 : index
                %1565 = arith.muli %1564, %c20 : index
                %1566 = arith.remui %1562, %c15 : index
                %1567 = arith.muli %1566, %c15 : index
                %1568 = arith.addi %1565, %1567 : index
                %1569 = arith.divui %1562, %c15 : index
                %1570 = arith.remui %1569, %c15 : index
                %1571 = arith.addi %1568, %1570 : index
                %1572 = arith.addi %1563, %1571 : index
                %1573 = arith.addi %1557, %1572 : index
                %1574 = arith.addi %1531, %1573 : index
                %1575 = vector.shuffle %1509, %1509 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1575, %kv[%1574] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1576 = arith.addi %1505, %c15 : index
                %1577 = arith.divui %1576, %c13 : index
                %1578 = arith.muli %1577, %c5 : index
                %1579 = arith.addi %1578, %c12 : index
                %1580 = arith.remui %1576, %c13 : index
                %1581 = arith.divui %1277, %c15 : index
                %1582 = arith.remui %1277, %c15 : index
                %1583 = arith.muli %1582, %c4 : index
                %1584 = arith.addi %1581, %1583 : index
                %1585 = arith.muli %1580, %c13 : index
                %1586 = arith.divui %1584, %c20 : index
                %1587 = arith.muli %1586, %c20 : index
                %1588 = arith.remui %1584, %c15 : index
                %1589 = arith.muli %1588, %c15 : index
                %1590 = arith.addi %1587, %1589 : index
                %1591 = arith.divui %1584, %c15 : index
                %1592 = arith.remui %1591, %c15 : index
                %1593 = arith.addi %1590, %1592 : index
                %1594 = arith.addi %1585, %1593 : index
                %1595 = arith.addi %1579, %1594 : index
                %1596 = arith.addi %1531, %1595 : index
                %1597 = vector.shuffle %1509, %1509 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1597, %kv[%1596] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1598 = arith.addi %1505, %c28 : index
                %1599 = arith.divui %1598, %c13 : index
                %1600 = arith.muli %1599, %c5 : index
                %1601 = arith.addi %1600, %c12 : index
                %1602 = arith.remui %1598, %c13 : index
                %1603 = arith.divui %1277, %c15 : index
                %1604 = arith.remui %1277, %c15 : index
                %1605 = arith.muli %1604, %c4 : index
                %1606 = arith.addi %1603, %1605 : index
                %1607 = arith.muli %1602, %c13 : index
                %1608 = arith.divui %1606, %c20 : index
                %1609 = arith.muli %1608, %c20 : index
                %1610 = arith.remui %1606, %c15 : index
                %1611 = arith.muli %1610, %c15 : index
                %1612 = arith.addi %1609, %1611 : index
                %1613 = arith.divui %1606, %c15 : index
                %1614 = arith.remui %1613, %c15 : index
                %1615 = arith.addi %1612, %1614 : index
                %1616 = arith.addi %1607, %1615 : index
                %1617 = arith.addi %1601, %1616 : index
                %1618 = arith.addi %1531, %1617 : index
                %1619 = vector.shuffle %1509, %1509 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1619, %kv[%1618] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
