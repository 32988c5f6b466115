// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q4_1', dim=80, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q4_1_d80_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 10 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 5 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 8 : index
  %c5 = arith.constant 2 : index
  %c6 = arith.constant 127 : index
  %c7 = arith.constant 128 : index
  %c8 = arith.constant 1 : index
  %c9 = arith.constant 0 : index
  %c10 = arith.constant 2560 : index
  %c11 = arith.constant 1280 : index
  %c12 = arith.constant 64 : index
  %tileRows = wave.param "tileRows" : index
  %c14 = arith.constant 16 : index
  %c15 = arith.constant 32 : index
  %c16 = arith.constant 48 : index
  %c17 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c20 = arith.constant 4 : index
  %c21 = arith.constant 256 : index
  %c22 = arith.constant dense<0> : vector<4xi32>
  %c23 = arith.constant dense<983055> : vector<4xi32>
  %c24 = arith.constant dense<1677747200> : vector<4xi32>
  %c25 = arith.constant dense<4> : vector<4xi32>
  %c26 = arith.constant dense<8> : vector<4xi32>
  %c27 = arith.constant dense<12> : vector<4xi32>
  %c28 = arith.constant dense<0x6400> : vector<32xf16>
  %c29 = arith.constant 3 : index
  %c30 = arith.constant 96 : index
  %c31 = arith.constant 160 : index
  %c32 = arith.constant 192 : index
  %c33 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c36 = arith.constant 80 : index
  %hasBias = wave.param "hasBias" : index
  %c38 = arith.constant 40 : index
  %c39 = arith.constant 39 : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c42 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %c44 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c46 = arith.constant 10 : index
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c50 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c51 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c52 = arith.constant 5120 : index
  %c53 = arith.constant 512 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = wave.wave
  %3 = arith.remui %2, %c2 : index
  %4 = arith.divui %2, %c2 : index
  %5 = arith.muli %inputFeatures, %c4 : index
  %6 = arith.muli %inputFeatures, %c5 : index
  %7 = arith.addi %6, %c6 : index
  %8 = arith.divui %7, %c7 : index
  %9 = arith.muli %8, %c7 : index
  %10 = arith.addi %5, %9 : index
  %11 = arith.addi %10, %c7 : index
  %12 = arith.muli %0, %c2 : index
  %13 = arith.muli %3, %c8 : index
  %14 = arith.addi %12, %13 : index
  %15 = arith.addi %14, %c9 : index
  %16 = arith.muli %15, %11 : index
  %17 = wave.scratch %c10 : memref<?xf32>
  %18 = wave.scratch %c11 : memref<?xf32>
  %19 = memref.load %step[%c9] : memref<?xi32>
  %20 = arith.index_cast %19 : i32 to index
  %21 = arith.muli %1, %c12 : index
  %22 = arith.cmpi slt, %21, %20 : index
  scf.if %22 {
    %23 = wave.lane
    %24 = arith.remui %23, %c14 : index
    %25 = arith.remui %24, %tileRows : index
    %26 = arith.addi %21, %25 : index
    %27 = arith.divui %26, %tileRows : index
    %28 = arith.divui %inputFeatures, %c14 : index
    %29 = arith.muli %27, %28 : index
    %30 = arith.divui %c9, %c14 : index
    %31 = arith.addi %29, %30 : index
    %32 = arith.muli %31, %c5 : index
    %33 = arith.remui %c9, %c14 : index
    %34 = arith.divui %33, %c4 : index
    %35 = arith.addi %32, %34 : index
    %36 = arith.muli %tileRows, %c4 : index
    %37 = arith.muli %35, %36 : index
    %38 = arith.remui %26, %tileRows : index
    %39 = arith.muli %38, %c4 : index
    %40 = arith.addi %37, %39 : index
    %41 = arith.remui %c9, %c4 : index
    %42 = arith.addi %40, %41 : index
    %43 = arith.addi %24, %c14 : index
    %44 = arith.addi %21, %43 : index
    %45 = arith.divui %44, %tileRows : index
    %46 = arith.divui %inputFeatures, %c14 : index
    %47 = arith.muli %45, %46 : index
    %48 = arith.divui %c9, %c14 : index
    %49 = arith.addi %47, %48 : index
    %50 = arith.muli %49, %c5 : index
    %51 = arith.remui %c9, %c14 : index
    %52 = arith.divui %51, %c4 : index
    %53 = arith.addi %50, %52 : index
    %54 = arith.muli %tileRows, %c4 : index
    %55 = arith.muli %53, %54 : index
    %56 = arith.remui %44, %tileRows : index
    %57 = arith.muli %56, %c4 : index
    %58 = arith.addi %55, %57 : index
    %59 = arith.remui %c9, %c4 : index
    %60 = arith.addi %58, %59 : index
    %61 = arith.addi %24, %c15 : index
    %62 = arith.addi %21, %61 : index
    %63 = arith.divui %62, %tileRows : index
    %64 = arith.divui %inputFeatures, %c14 : index
    %65 = arith.muli %63, %64 : index
    %66 = arith.divui %c9, %c14 : index
    %67 = arith.addi %65, %66 : index
    %68 = arith.muli %67, %c5 : index
    %69 = arith.remui %c9, %c14 : index
    %70 = arith.divui %69, %c4 : index
    %71 = arith.addi %68, %70 : index
    %72 = arith.muli %tileRows, %c4 : index
    %73 = arith.muli %71, %72 : index
    %74 = arith.remui %62, %tileRows : index
    %75 = arith.muli %74, %c4 : index
    %76 = arith.addi %73, %75 : index
    %77 = arith.remui %c9, %c4 : index
    %78 = arith.addi %76, %77 : index
    %79 = arith.addi %24, %c16 : index
    %80 = arith.addi %21, %79 : index
    %81 = arith.divui %80, %tileRows : index
    %82 = arith.divui %inputFeatures, %c14 : index
    %83 = arith.muli %81, %82 : index
    %84 = arith.divui %c9, %c14 : index
    %85 = arith.addi %83, %84 : index
    %86 = arith.muli %85, %c5 : index
    %87 = arith.remui %c9, %c14 : index
    %88 = arith.divui %87, %c4 : index
    %89 = arith.addi %86, %88 : index
    %90 = arith.muli %tileRows, %c4 : index
    %91 = arith.muli %89, %90 : index
    %92 = arith.remui %80, %tileRows : index
    %93 = arith.muli %92, %c4 : index
    %94 = arith.addi %91, %93 : index
    %95 = arith.remui %c9, %c4 : index
    %96 = arith.addi %94, %95 : index
    %97 = arith.divui %inputFeatures, %c15 : index
    %98 = arith.muli %4, %stepsPerWave : index
    %99 = arith.minsi %98, %97 : index
    %100 = arith.addi %99, %stepsPerWave : index
    %101 = arith.minsi %100, %97 : index
    %102 = arith.cmpi eq, %wholeBlocks, %c8 : index
    %103 = arith.subi %101, %99 : index
    %104 = arith.divui %103, %c5 : index
    %105 = arith.muli %104, %c5 : index
    %106 = arith.addi %99, %105 : index
    %107 = arith.addi %99, %stepsPerWave : index
    %108 = arith.select %102, %107, %106 : index
    %114:4 = scf.for %109 = %99 to %108 step %c5 iter_args(%110 = %c17, %111 = %c17, %112 = %c17, %113 = %c17) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %115 = wave.lane
      %116 = arith.addi %109, %c9 : index
      %117 = arith.remui %115, %c14 : index
      %118 = arith.addi %16, %c7 : index
      %119 = arith.muli %116, %c12 : index
      %120 = arith.addi %118, %119 : index
      %121 = arith.muli %117, %c20 : index
      %122 = arith.addi %120, %121 : index
      %123 = vector.load %w[%122] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %124 = vector.bitcast %123 : vector<4xi8> to vector<2xf16>
      %125 = vector.extract %124[0] : f16 from vector<2xf16>
      %126 = vector.broadcast %125 : f16 to vector<16xf16>
      %127 = vector.extract %124[1] : f16 from vector<2xf16>
      %128 = vector.broadcast %127 : f16 to vector<16xf16>
      %129 = arith.addi %16, %c7 : index
      %130 = arith.muli %inputFeatures, %c5 : index
      %131 = arith.addi %130, %c6 : index
      %132 = arith.divui %131, %c7 : index
      %133 = arith.muli %132, %c7 : index
      %134 = arith.addi %129, %133 : index
      %135 = arith.muli %116, %c21 : index
      %136 = arith.addi %134, %135 : index
      %137 = arith.muli %117, %c14 : index
      %138 = arith.addi %136, %137 : index
      %139 = vector.load %w[%138] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %140 = vector.bitcast %139 : vector<16xi8> to vector<4xi32>
      %141 = arith.shrui %140, %c22 : vector<4xi32>
      %142 = arith.andi %141, %c23 : vector<4xi32>
      %143 = arith.ori %142, %c24 : vector<4xi32>
      %144 = vector.bitcast %143 : vector<4xi32> to vector<8xf16>
      %145 = arith.shrui %140, %c25 : vector<4xi32>
      %146 = arith.andi %145, %c23 : vector<4xi32>
      %147 = arith.ori %146, %c24 : vector<4xi32>
      %148 = vector.bitcast %147 : vector<4xi32> to vector<8xf16>
      %149 = arith.shrui %140, %c26 : vector<4xi32>
      %150 = arith.andi %149, %c23 : vector<4xi32>
      %151 = arith.ori %150, %c24 : vector<4xi32>
      %152 = vector.bitcast %151 : vector<4xi32> to vector<8xf16>
      %153 = arith.shrui %140, %c27 : vector<4xi32>
      %154 = arith.andi %153, %c23 : vector<4xi32>
      %155 = arith.ori %154, %c24 : vector<4xi32>
      %156 = vector.bitcast %155 : vector<4xi32> to vector<8xf16>
      %157 = vector.shuffle %144, %148 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %158 = vector.shuffle %152, %156 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %159 = vector.shuffle %157, %158 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %160 = arith.subf %159, %c28 : vector<32xf16>
      %161 = vector.shuffle %160, %160 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %162 = vector.shuffle %160, %160 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %163 = math.fma %161, %126, %128 : vector<16xf16>
      %164 = math.fma %162, %126, %128 : vector<16xf16>
      %165 = arith.addi %109, %c8 : index
      %166 = arith.remui %115, %c14 : index
      %167 = arith.addi %16, %c7 : index
      %168 = arith.muli %165, %c12 : index
      %169 = arith.addi %167, %168 : index
      %170 = arith.muli %166, %c20 : index
      %171 = arith.addi %169, %170 : index
      %172 = vector.load %w[%171] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %173 = vector.bitcast %172 : vector<4xi8> to vector<2xf16>
      %174 = vector.extract %173[0] : f16 from vector<2xf16>
      %175 = vector.broadcast %174 : f16 to vector<16xf16>
      %176 = vector.extract %173[1] : f16 from vector<2xf16>
      %177 = vector.broadcast %176 : f16 to vector<16xf16>
      %178 = arith.addi %16, %c7 : index
      %179 = arith.muli %inputFeatures, %c5 : index
      %180 = arith.addi %179, %c6 : index
      %181 = arith.divui %180, %c7 : index
      %182 = arith.muli %181, %c7 : index
      %183 = arith.addi %178, %182 : index
      %184 = arith.muli %165, %c21 : index
      %185 = arith.addi %183, %184 : index
      %186 = arith.muli %166, %c14 : index
      %187 = arith.addi %185, %186 : index
      %188 = vector.load %w[%187] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %189 = vector.bitcast %188 : vector<16xi8> to vector<4xi32>
      %190 = arith.shrui %189, %c22 : vector<4xi32>
      %191 = arith.andi %190, %c23 : vector<4xi32>
      %192 = arith.ori %191, %c24 : vector<4xi32>
      %193 = vector.bitcast %192 : vector<4xi32> to vector<8xf16>
      %194 = arith.shrui %189, %c25 : vector<4xi32>
      %195 = arith.andi %194, %c23 : vector<4xi32>
      %196 = arith.ori %195, %c24 : vector<4xi32>
      %197 = vector.bitcast %196 : vector<4xi32> to vector<8xf16>
      %198 = arith.shrui %189, %c26 : vector<4xi32>
      %199 = arith.andi %198, %c23 : vector<4xi32>
      %200 = arith.ori %199, %c24 : vector<4xi32>
      %201 = vector.bitcast %200 : vector<4xi32> to vector<8xf16>
      %202 = arith.shrui %189, %c27 : vector<4xi32>
      %203 = arith.andi %202, %c23 : vector<4xi32>
      %204 = arith.ori %203, %c24 : vector<4xi32>
      %205 = vector.bitcast %204 : vector<4xi32> to vector<8xf16>
      %206 = vector.shuffle %193, %197 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %207 = vector.shuffle %201, %205 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %208 = vector.shuffle %206, %207 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %209 = arith.subf %208, %c28 : vector<32xf16>
      %210 = vector.shuffle %209, %209 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %211 = vector.shuffle %209, %209 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %212 = math.fma %210, %175, %177 : vector<16xf16>
      %213 = math.fma %211, %175, %177 : vector<16xf16>
      %214 = arith.muli %109, %c5 : index
      %215 = arith.addi %214, %c9 : index
      %216 = arith.muli %tileRows, %c14 : index
      %217 = arith.muli %215, %216 : index
      %218 = arith.addi %42, %217 : index
      %219 = vector.load %x[%218] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %220 = arith.muli %tileRows, %c4 : index
      %221 = arith.addi %218, %220 : index
      %222 = vector.load %x[%221] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %223 = vector.shuffle %219, %222 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %224 = wave.mma %223, %163, %110 : vector<16xf16>, vector<8xf32>
      %225 = arith.muli %109, %c5 : index
      %226 = arith.addi %225, %c9 : index
      %227 = arith.muli %tileRows, %c14 : index
      %228 = arith.muli %226, %227 : index
      %229 = arith.addi %60, %228 : index
      %230 = vector.load %x[%229] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %231 = arith.muli %tileRows, %c4 : index
      %232 = arith.addi %229, %231 : index
      %233 = vector.load %x[%232] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %234 = vector.shuffle %230, %233 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %235 = wave.mma %234, %163, %111 : vector<16xf16>, vector<8xf32>
      %236 = arith.muli %109, %c5 : index
      %237 = arith.addi %236, %c9 : index
      %238 = arith.muli %tileRows, %c14 : index
      %239 = arith.muli %237, %238 : index
      %240 = arith.addi %78, %239 : index
      %241 = vector.load %x[%240] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %242 = arith.muli %tileRows, %c4 : index
      %243 = arith.addi %240, %242 : index
      %244 = vector.load %x[%243] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %245 = vector.shuffle %241, %244 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %246 = wave.mma %245, %163, %112 : vector<16xf16>, vector<8xf32>
      %247 = arith.muli %109, %c5 : index
      %248 = arith.addi %247, %c9 : index
      %249 = arith.muli %tileRows, %c14 : index
      %250 = arith.muli %248, %249 : index
      %251 = arith.addi %96, %250 : index
      %252 = vector.load %x[%251] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %253 = arith.muli %tileRows, %c4 : index
      %254 = arith.addi %251, %253 : index
      %255 = vector.load %x[%254] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %256 = vector.shuffle %252, %255 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %257 = wave.mma %256, %163, %113 : vector<16xf16>, vector<8xf32>
      %258 = arith.muli %109, %c5 : index
      %259 = arith.addi %258, %c8 : index
      %260 = arith.muli %tileRows, %c14 : index
      %261 = arith.muli %259, %260 : index
      %262 = arith.addi %42, %261 : index
      %263 = vector.load %x[%262] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %264 = arith.muli %tileRows, %c4 : index
      %265 = arith.addi %262, %264 : index
      %266 = vector.load %x[%265] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %267 = vector.shuffle %263, %266 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %268 = wave.mma %267, %164, %224 : vector<16xf16>, vector<8xf32>
      %269 = arith.muli %109, %c5 : index
      %270 = arith.addi %269, %c8 : index
      %271 = arith.muli %tileRows, %c14 : index
      %272 = arith.muli %270, %271 : index
      %273 = arith.addi %60, %272 : index
      %274 = vector.load %x[%273] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %275 = arith.muli %tileRows, %c4 : index
      %276 = arith.addi %273, %275 : index
      %277 = vector.load %x[%276] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %278 = vector.shuffle %274, %277 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %279 = wave.mma %278, %164, %235 : vector<16xf16>, vector<8xf32>
      %280 = arith.muli %109, %c5 : index
      %281 = arith.addi %280, %c8 : index
      %282 = arith.muli %tileRows, %c14 : index
      %283 = arith.muli %281, %282 : index
      %284 = arith.addi %78, %283 : index
      %285 = vector.load %x[%284] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %286 = arith.muli %tileRows, %c4 : index
      %287 = arith.addi %284, %286 : index
      %288 = vector.load %x[%287] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %289 = vector.shuffle %285, %288 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %290 = wave.mma %289, %164, %246 : vector<16xf16>, vector<8xf32>
      %291 = arith.muli %109, %c5 : index
      %292 = arith.addi %291, %c8 : index
      %293 = arith.muli %tileRows, %c14 : index
      %294 = arith.muli %292, %293 : index
      %295 = arith.addi %96, %294 : index
      %296 = vector.load %x[%295] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %297 = arith.muli %tileRows, %c4 : index
      %298 = arith.addi %295, %297 : index
      %299 = vector.load %x[%298] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %300 = vector.shuffle %296, %299 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %301 = wave.mma %300, %164, %257 : vector<16xf16>, vector<8xf32>
      %302 = arith.muli %109, %c5 : index
      %303 = arith.addi %302, %c5 : index
      %304 = arith.muli %tileRows, %c14 : index
      %305 = arith.muli %303, %304 : index
      %306 = arith.addi %42, %305 : index
      %307 = vector.load %x[%306] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %308 = arith.muli %tileRows, %c4 : index
      %309 = arith.addi %306, %308 : index
      %310 = vector.load %x[%309] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %311 = vector.shuffle %307, %310 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %312 = wave.mma %311, %212, %268 : vector<16xf16>, vector<8xf32>
      %313 = arith.muli %109, %c5 : index
      %314 = arith.addi %313, %c5 : index
      %315 = arith.muli %tileRows, %c14 : index
      %316 = arith.muli %314, %315 : index
      %317 = arith.addi %60, %316 : index
      %318 = vector.load %x[%317] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %319 = arith.muli %tileRows, %c4 : index
      %320 = arith.addi %317, %319 : index
      %321 = vector.load %x[%320] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %322 = vector.shuffle %318, %321 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %323 = wave.mma %322, %212, %279 : vector<16xf16>, vector<8xf32>
      %324 = arith.muli %109, %c5 : index
      %325 = arith.addi %324, %c5 : index
      %326 = arith.muli %tileRows, %c14 : index
      %327 = arith.muli %325, %326 : index
      %328 = arith.addi %78, %327 : index
      %329 = vector.load %x[%328] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %330 = arith.muli %tileRows, %c4 : index
      %331 = arith.addi %328, %330 : index
      %332 = vector.load %x[%331] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %333 = vector.shuffle %329, %332 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %334 = wave.mma %333, %212, %290 : vector<16xf16>, vector<8xf32>
      %335 = arith.muli %109, %c5 : index
      %336 = arith.addi %335, %c5 : index
      %337 = arith.muli %tileRows, %c14 : index
      %338 = arith.muli %336, %337 : index
      %339 = arith.addi %96, %338 : index
      %340 = vector.load %x[%339] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %341 = arith.muli %tileRows, %c4 : index
      %342 = arith.addi %339, %341 : index
      %343 = vector.load %x[%342] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %344 = vector.shuffle %340, %343 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %345 = wave.mma %344, %212, %301 : vector<16xf16>, vector<8xf32>
      %346 = arith.muli %109, %c5 : index
      %347 = arith.addi %346, %c29 : index
      %348 = arith.muli %tileRows, %c14 : index
      %349 = arith.muli %347, %348 : index
      %350 = arith.addi %42, %349 : index
      %351 = vector.load %x[%350] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %352 = arith.muli %tileRows, %c4 : index
      %353 = arith.addi %350, %352 : index
      %354 = vector.load %x[%353] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %355 = vector.shuffle %351, %354 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %356 = wave.mma %355, %213, %312 : vector<16xf16>, vector<8xf32>
      %357 = arith.muli %109, %c5 : index
      %358 = arith.addi %357, %c29 : index
      %359 = arith.muli %tileRows, %c14 : index
      %360 = arith.muli %358, %359 : index
      %361 = arith.addi %60, %360 : index
      %362 = vector.load %x[%361] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %363 = arith.muli %tileRows, %c4 : index
      %364 = arith.addi %361, %363 : index
      %365 = vector.load %x[%364] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %366 = vector.shuffle %362, %365 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %367 = wave.mma %366, %213, %323 : vector<16xf16>, vector<8xf32>
      %368 = arith.muli %109, %c5 : index
      %369 = arith.addi %368, %c29 : index
      %370 = arith.muli %tileRows, %c14 : index
      %371 = arith.muli %369, %370 : index
      %372 = arith.addi %78, %371 : index
      %373 = vector.load %x[%372] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %374 = arith.muli %tileRows, %c4 : index
      %375 = arith.addi %372, %374 : index
      %376 = vector.load %x[%375] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %377 = vector.shuffle %373, %376 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %378 = wave.mma %377, %213, %334 : vector<16xf16>, vector<8xf32>
      %379 = arith.muli %109, %c5 : index
      %380 = arith.addi %379, %c29 : index
      %381 = arith.muli %tileRows, %c14 : index
      %382 = arith.muli %380, %381 : index
      %383 = arith.addi %96, %382 : index
      %384 = vector.load %x[%383] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %385 = arith.muli %tileRows, %c4 : index
      %386 = arith.addi %383, %385 : index
      %387 = vector.load %x[%386] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %388 = vector.shuffle %384, %387 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %389 = wave.mma %388, %213, %345 : vector<16xf16>, vector<8xf32>
      scf.yield %356, %367, %378, %389 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %390 = arith.select %102, %108, %101 : index
    %396:4 = scf.for %391 = %108 to %390 step %c8 iter_args(%392 = %114#0, %393 = %114#1, %394 = %114#2, %395 = %114#3) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %397 = wave.lane
      %398 = arith.addi %391, %c9 : index
      %399 = arith.remui %397, %c14 : index
      %400 = arith.addi %16, %c7 : index
      %401 = arith.muli %398, %c12 : index
      %402 = arith.addi %400, %401 : index
      %403 = arith.muli %399, %c20 : index
      %404 = arith.addi %402, %403 : index
      %405 = vector.load %w[%404] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %406 = vector.bitcast %405 : vector<4xi8> to vector<2xf16>
      %407 = vector.extract %406[0] : f16 from vector<2xf16>
      %408 = vector.broadcast %407 : f16 to vector<16xf16>
      %409 = vector.extract %406[1] : f16 from vector<2xf16>
      %410 = vector.broadcast %409 : f16 to vector<16xf16>
      %411 = arith.addi %16, %c7 : index
      %412 = arith.muli %inputFeatures, %c5 : index
      %413 = arith.addi %412, %c6 : index
      %414 = arith.divui %413, %c7 : index
      %415 = arith.muli %414, %c7 : index
      %416 = arith.addi %411, %415 : index
      %417 = arith.muli %398, %c21 : index
      %418 = arith.addi %416, %417 : index
      %419 = arith.muli %399, %c14 : index
      %420 = arith.addi %418, %419 : index
      %421 = vector.load %w[%420] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %422 = vector.bitcast %421 : vector<16xi8> to vector<4xi32>
      %423 = arith.shrui %422, %c22 : vector<4xi32>
      %424 = arith.andi %423, %c23 : vector<4xi32>
      %425 = arith.ori %424, %c24 : vector<4xi32>
      %426 = vector.bitcast %425 : vector<4xi32> to vector<8xf16>
      %427 = arith.shrui %422, %c25 : vector<4xi32>
      %428 = arith.andi %427, %c23 : vector<4xi32>
      %429 = arith.ori %428, %c24 : vector<4xi32>
      %430 = vector.bitcast %429 : vector<4xi32> to vector<8xf16>
      %431 = arith.shrui %422, %c26 : vector<4xi32>
      %432 = arith.andi %431, %c23 : vector<4xi32>
      %433 = arith.ori %432, %c24 : vector<4xi32>
      %434 = vector.bitcast %433 : vector<4xi32> to vector<8xf16>
      %435 = arith.shrui %422, %c27 : vector<4xi32>
      %436 = arith.andi %435, %c23 : vector<4xi32>
      %437 = arith.ori %436, %c24 : vector<4xi32>
      %438 = vector.bitcast %437 : vector<4xi32> to vector<8xf16>
      %439 = vector.shuffle %426, %430 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %440 = vector.shuffle %434, %438 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %441 = vector.shuffle %439, %440 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %442 = arith.subf %441, %c28 : vector<32xf16>
      %443 = vector.shuffle %442, %442 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %444 = vector.shuffle %442, %442 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %445 = math.fma %443, %408, %410 : vector<16xf16>
      %446 = math.fma %444, %408, %410 : vector<16xf16>
      %447 = arith.muli %391, %c5 : index
      %448 = arith.addi %447, %c9 : index
      %449 = arith.muli %tileRows, %c14 : index
      %450 = arith.muli %448, %449 : index
      %451 = arith.addi %42, %450 : index
      %452 = vector.load %x[%451] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %453 = arith.muli %tileRows, %c4 : index
      %454 = arith.addi %451, %453 : index
      %455 = vector.load %x[%454] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %456 = vector.shuffle %452, %455 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %457 = wave.mma %456, %445, %392 : vector<16xf16>, vector<8xf32>
      %458 = arith.muli %391, %c5 : index
      %459 = arith.addi %458, %c9 : index
      %460 = arith.muli %tileRows, %c14 : index
      %461 = arith.muli %459, %460 : index
      %462 = arith.addi %60, %461 : index
      %463 = vector.load %x[%462] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %464 = arith.muli %tileRows, %c4 : index
      %465 = arith.addi %462, %464 : index
      %466 = vector.load %x[%465] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %467 = vector.shuffle %463, %466 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %468 = wave.mma %467, %445, %393 : vector<16xf16>, vector<8xf32>
      %469 = arith.muli %391, %c5 : index
      %470 = arith.addi %469, %c9 : index
      %471 = arith.muli %tileRows, %c14 : index
      %472 = arith.muli %470, %471 : index
      %473 = arith.addi %78, %472 : index
      %474 = vector.load %x[%473] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %475 = arith.muli %tileRows, %c4 : index
      %476 = arith.addi %473, %475 : index
      %477 = vector.load %x[%476] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %478 = vector.shuffle %474, %477 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %479 = wave.mma %478, %445, %394 : vector<16xf16>, vector<8xf32>
      %480 = arith.muli %391, %c5 : index
      %481 = arith.addi %480, %c9 : index
      %482 = arith.muli %tileRows, %c14 : index
      %483 = arith.muli %481, %482 : index
      %484 = arith.addi %96, %483 : index
      %485 = vector.load %x[%484] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %486 = arith.muli %tileRows, %c4 : index
      %487 = arith.addi %484, %486 : index
      %488 = vector.load %x[%487] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %489 = vector.shuffle %485, %488 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %490 = wave.mma %489, %445, %395 : vector<16xf16>, vector<8xf32>
      %491 = arith.muli %391, %c5 : index
      %492 = arith.addi %491, %c8 : index
      %493 = arith.muli %tileRows, %c14 : index
      %494 = arith.muli %492, %493 : index
      %495 = arith.addi %42, %494 : index
      %496 = vector.load %x[%495] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %497 = arith.muli %tileRows, %c4 : index
      %498 = arith.addi %495, %497 : index
      %499 = vector.load %x[%498] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %500 = vector.shuffle %496, %499 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %501 = wave.mma %500, %446, %457 : vector<16xf16>, vector<8xf32>
      %502 = arith.muli %391, %c5 : index
      %503 = arith.addi %502, %c8 : index
      %504 = arith.muli %tileRows, %c14 : index
      %505 = arith.muli %503, %504 : index
      %506 = arith.addi %60, %505 : index
      %507 = vector.load %x[%506] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %508 = arith.muli %tileRows, %c4 : index
      %509 = arith.addi %506, %508 : index
      %510 = vector.load %x[%509] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %511 = vector.shuffle %507, %510 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %512 = wave.mma %511, %446, %468 : vector<16xf16>, vector<8xf32>
      %513 = arith.muli %391, %c5 : index
      %514 = arith.addi %513, %c8 : index
      %515 = arith.muli %tileRows, %c14 : index
      %516 = arith.muli %514, %515 : index
      %517 = arith.addi %78, %516 : index
      %518 = vector.load %x[%517] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %519 = arith.muli %tileRows, %c4 : index
      %520 = arith.addi %517, %519 : index
      %521 = vector.load %x[%520] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %522 = vector.shuffle %518, %521 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %523 = wave.mma %522, %446, %479 : vector<16xf16>, vector<8xf32>
      %524 = arith.muli %391, %c5 : index
      %525 = arith.addi %524, %c8 : index
      %526 = arith.muli %tileRows, %c14 : index
      %527 = arith.muli %525, %526 : index
      %528 = arith.addi %96, %527 : index
      %529 = vector.load %x[%528] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %530 = arith.muli %tileRows, %c4 : index
      %531 = arith.addi %528, %530 : index
      %532 = vector.load %x[%531] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %533 = vector.shuffle %529, %532 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %534 = wave.mma %533, %446, %490 : vector<16xf16>, vector<8xf32>
      scf.yield %501, %512, %523, %534 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %535 = arith.addi %21, %c9 : index
    %536 = wave.lane
    %537 = arith.muli %3, %c8 : index
    %538 = arith.muli %537, %c21 : index
    %539 = arith.addi %538, %536 : index
    %540 = arith.muli %4, %c11 : index
    %541 = arith.addi %540, %539 : index
    %542 = arith.addi %541, %c9 : index
    %543 = arith.addi %542, %c9 : index
    %544 = vector.extract %396#0[0] : f32 from vector<8xf32>
    memref.store %544, %17[%543] : memref<?xf32>
    %545 = arith.muli %4, %c11 : index
    %546 = arith.addi %545, %539 : index
    %547 = arith.addi %546, %c9 : index
    %548 = arith.addi %547, %c15 : index
    %549 = vector.extract %396#0[1] : f32 from vector<8xf32>
    memref.store %549, %17[%548] : memref<?xf32>
    %550 = arith.muli %4, %c11 : index
    %551 = arith.addi %550, %539 : index
    %552 = arith.addi %551, %c9 : index
    %553 = arith.addi %552, %c12 : index
    %554 = vector.extract %396#0[2] : f32 from vector<8xf32>
    memref.store %554, %17[%553] : memref<?xf32>
    %555 = arith.muli %4, %c11 : index
    %556 = arith.addi %555, %539 : index
    %557 = arith.addi %556, %c9 : index
    %558 = arith.addi %557, %c30 : index
    %559 = vector.extract %396#0[3] : f32 from vector<8xf32>
    memref.store %559, %17[%558] : memref<?xf32>
    %560 = arith.muli %4, %c11 : index
    %561 = arith.addi %560, %539 : index
    %562 = arith.addi %561, %c9 : index
    %563 = arith.addi %562, %c7 : index
    %564 = vector.extract %396#0[4] : f32 from vector<8xf32>
    memref.store %564, %17[%563] : memref<?xf32>
    %565 = arith.muli %4, %c11 : index
    %566 = arith.addi %565, %539 : index
    %567 = arith.addi %566, %c9 : index
    %568 = arith.addi %567, %c31 : index
    %569 = vector.extract %396#0[5] : f32 from vector<8xf32>
    memref.store %569, %17[%568] : memref<?xf32>
    %570 = arith.muli %4, %c11 : index
    %571 = arith.addi %570, %539 : index
    %572 = arith.addi %571, %c9 : index
    %573 = arith.addi %572, %c32 : index
    %574 = vector.extract %396#0[6] : f32 from vector<8xf32>
    memref.store %574, %17[%573] : memref<?xf32>
    %575 = arith.muli %4, %c11 : index
    %576 = arith.addi %575, %539 : index
    %577 = arith.addi %576, %c9 : index
    %578 = arith.addi %577, %c33 : index
    %579 = vector.extract %396#0[7] : f32 from vector<8xf32>
    memref.store %579, %17[%578] : memref<?xf32>
    wave.barrier
    %580 = arith.muli %4, %c20 : index
    %581 = arith.addi %580, %c9 : index
    %582 = arith.muli %581, %c5 : index
    %583 = arith.divui %536, %c14 : index
    %584 = arith.addi %582, %583 : index
    %585 = arith.addi %535, %584 : index
    %586 = arith.cmpi slt, %585, %20 : index
    scf.if %586 {
      %587 = arith.cmpi eq, %hasFactors, %c8 : index
      %588 = arith.muli %585, %c5 : index
      %589 = memref.load %factors[%588] : memref<?xf32>
      %590 = arith.mulf %589, %operandScale : f32
      %591 = arith.select %587, %590, %operandScale : f32
      %592 = arith.addi %539, %c9 : index
      %593 = arith.muli %581, %c15 : index
      %594 = arith.addi %592, %593 : index
      %595 = memref.load %17[%594] : memref<?xf32>
      %596 = arith.addi %594, %c11 : index
      %597 = memref.load %17[%596] : memref<?xf32>
      %598 = arith.addf %595, %597 : f32
      %599 = arith.remui %536, %c14 : index
      %600 = arith.muli %599, %c20 : index
      %601 = arith.addi %16, %600 : index
      %602 = vector.load %w[%601] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %603 = vector.bitcast %602 : vector<4xi8> to vector<1xf32>
      %604 = vector.extract %603[0] : f32 from vector<1xf32>
      %605 = arith.mulf %604, %591 : f32
      %606 = arith.mulf %598, %605 : f32
      %607 = arith.muli %3, %c8 : index
      %608 = arith.addi %607, %c9 : index
      %609 = arith.muli %608, %c14 : index
      %610 = arith.remui %536, %c14 : index
      %611 = arith.addi %609, %610 : index
      %612 = arith.muli %584, %c36 : index
      %613 = arith.addi %612, %611 : index
      memref.store %606, %18[%613] : memref<?xf32>
    }
    %614 = arith.muli %4, %c20 : index
    %615 = arith.addi %614, %c8 : index
    %616 = arith.muli %615, %c5 : index
    %617 = arith.divui %536, %c14 : index
    %618 = arith.addi %616, %617 : index
    %619 = arith.addi %535, %618 : index
    %620 = arith.cmpi slt, %619, %20 : index
    scf.if %620 {
      %621 = arith.cmpi eq, %hasFactors, %c8 : index
      %622 = arith.muli %619, %c5 : index
      %623 = memref.load %factors[%622] : memref<?xf32>
      %624 = arith.mulf %623, %operandScale : f32
      %625 = arith.select %621, %624, %operandScale : f32
      %626 = arith.addi %539, %c9 : index
      %627 = arith.muli %615, %c15 : index
      %628 = arith.addi %626, %627 : index
      %629 = memref.load %17[%628] : memref<?xf32>
      %630 = arith.addi %628, %c11 : index
      %631 = memref.load %17[%630] : memref<?xf32>
      %632 = arith.addf %629, %631 : f32
      %633 = arith.remui %536, %c14 : index
      %634 = arith.muli %633, %c20 : index
      %635 = arith.addi %16, %634 : index
      %636 = vector.load %w[%635] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %637 = vector.bitcast %636 : vector<4xi8> to vector<1xf32>
      %638 = vector.extract %637[0] : f32 from vector<1xf32>
      %639 = arith.mulf %638, %625 : f32
      %640 = arith.mulf %632, %639 : f32
      %641 = arith.muli %3, %c8 : index
      %642 = arith.addi %641, %c9 : index
      %643 = arith.muli %642, %c14 : index
      %644 = arith.remui %536, %c14 : index
      %645 = arith.addi %643, %644 : index
      %646 = arith.muli %618, %c36 : index
      %647 = arith.addi %646, %645 : index
      memref.store %640, %18[%647] : memref<?xf32>
    }
    %648 = arith.muli %4, %c20 : index
    %649 = arith.addi %648, %c5 : index
    %650 = arith.muli %649, %c5 : index
    %651 = arith.divui %536, %c14 : index
    %652 = arith.addi %650, %651 : index
    %653 = arith.addi %535, %652 : index
    %654 = arith.cmpi slt, %653, %20 : index
    scf.if %654 {
      %655 = arith.cmpi eq, %hasFactors, %c8 : index
      %656 = arith.muli %653, %c5 : index
      %657 = memref.load %factors[%656] : memref<?xf32>
      %658 = arith.mulf %657, %operandScale : f32
      %659 = arith.select %655, %658, %operandScale : f32
      %660 = arith.addi %539, %c9 : index
      %661 = arith.muli %649, %c15 : index
      %662 = arith.addi %660, %661 : index
      %663 = memref.load %17[%662] : memref<?xf32>
      %664 = arith.addi %662, %c11 : index
      %665 = memref.load %17[%664] : memref<?xf32>
      %666 = arith.addf %663, %665 : f32
      %667 = arith.remui %536, %c14 : index
      %668 = arith.muli %667, %c20 : index
      %669 = arith.addi %16, %668 : index
      %670 = vector.load %w[%669] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %671 = vector.bitcast %670 : vector<4xi8> to vector<1xf32>
      %672 = vector.extract %671[0] : f32 from vector<1xf32>
      %673 = arith.mulf %672, %659 : f32
      %674 = arith.mulf %666, %673 : f32
      %675 = arith.muli %3, %c8 : index
      %676 = arith.addi %675, %c9 : index
      %677 = arith.muli %676, %c14 : index
      %678 = arith.remui %536, %c14 : index
      %679 = arith.addi %677, %678 : index
      %680 = arith.muli %652, %c36 : index
      %681 = arith.addi %680, %679 : index
      memref.store %674, %18[%681] : memref<?xf32>
    }
    %682 = arith.muli %4, %c20 : index
    %683 = arith.addi %682, %c29 : index
    %684 = arith.muli %683, %c5 : index
    %685 = arith.divui %536, %c14 : index
    %686 = arith.addi %684, %685 : index
    %687 = arith.addi %535, %686 : index
    %688 = arith.cmpi slt, %687, %20 : index
    scf.if %688 {
      %689 = arith.cmpi eq, %hasFactors, %c8 : index
      %690 = arith.muli %687, %c5 : index
      %691 = memref.load %factors[%690] : memref<?xf32>
      %692 = arith.mulf %691, %operandScale : f32
      %693 = arith.select %689, %692, %operandScale : f32
      %694 = arith.addi %539, %c9 : index
      %695 = arith.muli %683, %c15 : index
      %696 = arith.addi %694, %695 : index
      %697 = memref.load %17[%696] : memref<?xf32>
      %698 = arith.addi %696, %c11 : index
      %699 = memref.load %17[%698] : memref<?xf32>
      %700 = arith.addf %697, %699 : f32
      %701 = arith.remui %536, %c14 : index
      %702 = arith.muli %701, %c20 : index
      %703 = arith.addi %16, %702 : index
      %704 = vector.load %w[%703] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %705 = vector.bitcast %704 : vector<4xi8> to vector<1xf32>
      %706 = vector.extract %705[0] : f32 from vector<1xf32>
      %707 = arith.mulf %706, %693 : f32
      %708 = arith.mulf %700, %707 : f32
      %709 = arith.muli %3, %c8 : index
      %710 = arith.addi %709, %c9 : index
      %711 = arith.muli %710, %c14 : index
      %712 = arith.remui %536, %c14 : index
      %713 = arith.addi %711, %712 : index
      %714 = arith.muli %686, %c36 : index
      %715 = arith.addi %714, %713 : index
      memref.store %708, %18[%715] : memref<?xf32>
    }
    wave.barrier
    %716 = arith.addi %21, %c9 : index
    %717 = wave.wave
    %718 = arith.addi %717, %c9 : index
    %719 = arith.addi %716, %718 : index
    %720 = arith.cmpi slt, %719, %20 : index
    %721 = arith.cmpi slt, %718, %c14 : index
    %722 = arith.andi %720, %721 : i1
    scf.if %722 {
      %723 = arith.addi %716, %718 : index
      %724 = arith.muli %718, %c36 : index
      %725 = wave.lane
      %726 = arith.addi %725, %c9 : index
      %727 = arith.cmpi eq, %hasBias, %c8 : index
      %728 = arith.addi %724, %726 : index
      %729 = memref.load %18[%728] : memref<?xf32>
      %730 = arith.muli %0, %c36 : index
      %731 = arith.addi %730, %726 : index
      %732 = memref.load %bias[%731] : memref<?xf32>
      %733 = arith.addf %729, %732 : f32
      %734 = arith.select %727, %733, %729 : f32
      %735 = arith.addi %726, %c38 : index
      %736 = arith.cmpi eq, %hasBias, %c8 : index
      %737 = arith.addi %724, %735 : index
      %738 = memref.load %18[%737] : memref<?xf32>
      %739 = arith.muli %0, %c36 : index
      %740 = arith.addi %739, %735 : index
      %741 = memref.load %bias[%740] : memref<?xf32>
      %742 = arith.addf %738, %741 : f32
      %743 = arith.select %736, %742, %738 : f32
      %744 = arith.addi %725, %c15 : index
      %745 = arith.cmpi slt, %744, %c38 : index
      %746 = arith.minsi %744, %c39 : index
      %747 = arith.cmpi eq, %hasBias, %c8 : index
      %748 = arith.addi %724, %746 : index
      %749 = memref.load %18[%748] : memref<?xf32>
      %750 = arith.muli %0, %c36 : index
      %751 = arith.addi %750, %746 : index
      %752 = memref.load %bias[%751] : memref<?xf32>
      %753 = arith.addf %749, %752 : f32
      %754 = arith.select %747, %753, %749 : f32
      %755 = arith.addi %746, %c38 : index
      %756 = arith.cmpi eq, %hasBias, %c8 : index
      %757 = arith.addi %724, %755 : index
      %758 = memref.load %18[%757] : memref<?xf32>
      %759 = arith.muli %0, %c36 : index
      %760 = arith.addi %759, %755 : index
      %761 = memref.load %bias[%760] : memref<?xf32>
      %762 = arith.addf %758, %761 : f32
      %763 = arith.select %756, %762, %758 : f32
      %764 = arith.addi %heads, %kvHeads : index
      %765 = arith.cmpi slt, %0, %764 : index
      scf.if %765 {
        %766 = arith.addi %positionsAt, %723 : index
        %767 = memref.load %step[%766] : memref<?xi32>
        %768 = arith.index_cast %767 : i32 to index
        %769 = arith.cmpi eq, %hasNorm, %c8 : index
        %770 = math.fma %734, %734, %c42 : f32
        %771 = math.fma %743, %743, %770 : f32
        %772 = math.fma %754, %754, %771 : f32
        %773 = arith.select %745, %772, %771 : f32
        %774 = math.fma %763, %763, %773 : f32
        %775 = arith.select %745, %774, %773 : f32
        %776 = vector.broadcast %775 : f32 to vector<1xf32>
        %777 = wave.reduce "add" %776 : vector<1xf32>
        %778 = arith.mulf %777, %inverseHeadDim : f32
        %779 = arith.addf %778, %epsilon : f32
        %780 = math.sqrt %779 : f32
        %781 = arith.divf %c44, %780 : f32
        %782 = arith.cmpi slt, %0, %heads : index
        %783 = arith.addi %726, %c38 : index
        %784 = memref.load %query_norm[%726] : memref<?xf32>
        %785 = memref.load %key_norm[%726] : memref<?xf32>
        %786 = arith.select %782, %784, %785 : f32
        %787 = arith.mulf %734, %781 : f32
        %788 = arith.mulf %787, %786 : f32
        %789 = arith.select %769, %788, %734 : f32
        %790 = memref.load %query_norm[%783] : memref<?xf32>
        %791 = memref.load %key_norm[%783] : memref<?xf32>
        %792 = arith.select %782, %790, %791 : f32
        %793 = arith.mulf %743, %781 : f32
        %794 = arith.mulf %793, %792 : f32
        %795 = arith.select %769, %794, %743 : f32
        %796 = arith.addi %746, %c38 : index
        %797 = memref.load %query_norm[%746] : memref<?xf32>
        %798 = memref.load %key_norm[%746] : memref<?xf32>
        %799 = arith.select %782, %797, %798 : f32
        %800 = arith.mulf %754, %781 : f32
        %801 = arith.mulf %800, %799 : f32
        %802 = arith.select %769, %801, %754 : f32
        %803 = memref.load %query_norm[%796] : memref<?xf32>
        %804 = memref.load %key_norm[%796] : memref<?xf32>
        %805 = arith.select %782, %803, %804 : f32
        %806 = arith.mulf %763, %781 : f32
        %807 = arith.mulf %806, %805 : f32
        %808 = arith.select %769, %807, %763 : f32
        %809 = arith.remui %768, %c21 : index
        %810 = arith.muli %809, %c36 : index
        %811 = arith.addi %810, %726 : index
        %812 = arith.divui %768, %c21 : index
        %813 = arith.addi %812, %c21 : index
        %814 = arith.muli %813, %c36 : index
        %815 = arith.addi %814, %726 : index
        %816 = memref.load %rope[%811] : memref<?xf32>
        %817 = arith.addi %811, %c38 : index
        %818 = memref.load %rope[%817] : memref<?xf32>
        %819 = memref.load %rope[%815] : memref<?xf32>
        %820 = arith.addi %815, %c38 : index
        %821 = memref.load %rope[%820] : memref<?xf32>
        %822 = arith.mulf %819, %816 : f32
        %823 = arith.mulf %821, %818 : f32
        %824 = arith.subf %822, %823 : f32
        %825 = arith.mulf %821, %816 : f32
        %826 = arith.mulf %819, %818 : f32
        %827 = arith.addf %825, %826 : f32
        %828 = arith.mulf %789, %824 : f32
        %829 = arith.mulf %795, %827 : f32
        %830 = arith.subf %828, %829 : f32
        %831 = arith.mulf %795, %824 : f32
        %832 = arith.mulf %789, %827 : f32
        %833 = arith.addf %831, %832 : f32
        %834 = arith.cmpi slt, %0, %heads : index
        scf.if %834 {
          %835 = arith.muli %723, %heads : index
          %836 = arith.addi %835, %0 : index
          %837 = arith.muli %836, %c36 : index
          %838 = arith.addi %837, %726 : index
          memref.store %830, %q[%838] : memref<?xf32>
          %839 = arith.addi %838, %c38 : index
          memref.store %833, %q[%839] : memref<?xf32>
        } else {
          %840 = arith.addi %724, %726 : index
          memref.store %830, %18[%840] : memref<?xf32>
          %841 = arith.addi %724, %726 : index
          %842 = arith.addi %841, %c38 : index
          memref.store %833, %18[%842] : memref<?xf32>
        }
        %843 = arith.remui %768, %c21 : index
        %844 = arith.muli %843, %c36 : index
        %845 = arith.addi %844, %746 : index
        %846 = arith.divui %768, %c21 : index
        %847 = arith.addi %846, %c21 : index
        %848 = arith.muli %847, %c36 : index
        %849 = arith.addi %848, %746 : index
        %850 = memref.load %rope[%845] : memref<?xf32>
        %851 = arith.addi %845, %c38 : index
        %852 = memref.load %rope[%851] : memref<?xf32>
        %853 = memref.load %rope[%849] : memref<?xf32>
        %854 = arith.addi %849, %c38 : index
        %855 = memref.load %rope[%854] : memref<?xf32>
        %856 = arith.mulf %853, %850 : f32
        %857 = arith.mulf %855, %852 : f32
        %858 = arith.subf %856, %857 : f32
        %859 = arith.mulf %855, %850 : f32
        %860 = arith.mulf %853, %852 : f32
        %861 = arith.addf %859, %860 : f32
        %862 = arith.mulf %802, %858 : f32
        %863 = arith.mulf %808, %861 : f32
        %864 = arith.subf %862, %863 : f32
        %865 = arith.mulf %808, %858 : f32
        %866 = arith.mulf %802, %861 : f32
        %867 = arith.addf %865, %866 : f32
        scf.if %745 {
          %868 = arith.cmpi slt, %0, %heads : index
          scf.if %868 {
            %869 = arith.muli %723, %heads : index
            %870 = arith.addi %869, %0 : index
            %871 = arith.muli %870, %c36 : index
            %872 = arith.addi %871, %746 : index
            memref.store %864, %q[%872] : memref<?xf32>
            %873 = arith.addi %872, %c38 : index
            memref.store %867, %q[%873] : memref<?xf32>
          } else {
            %874 = arith.addi %724, %746 : index
            memref.store %864, %18[%874] : memref<?xf32>
            %875 = arith.addi %724, %746 : index
            %876 = arith.addi %875, %c38 : index
            memref.store %867, %18[%876] : memref<?xf32>
          }
        }
      } else {
        %877 = arith.cmpi slt, %0, %heads : index
        scf.if %877 {
          %878 = arith.muli %723, %heads : index
          %879 = arith.addi %878, %0 : index
          %880 = arith.muli %879, %c36 : index
          %881 = arith.addi %880, %726 : index
          memref.store %734, %q[%881] : memref<?xf32>
          %882 = arith.addi %881, %c38 : index
          memref.store %743, %q[%882] : memref<?xf32>
        } else {
          %883 = arith.addi %724, %726 : index
          memref.store %734, %18[%883] : memref<?xf32>
          %884 = arith.addi %724, %726 : index
          %885 = arith.addi %884, %c38 : index
          memref.store %743, %18[%885] : memref<?xf32>
        }
        scf.if %745 {
          %886 = arith.cmpi slt, %0, %heads : index
          scf.if %886 {
            %887 = arith.muli %723, %heads : index
            %888 = arith.addi %887, %0 : index
            %889 = arith.muli %888, %c36 : index
            %890 = arith.addi %889, %746 : index
            memref.store %754, %q[%890] : memref<?xf32>
            %891 = arith.addi %890, %c38 : index
            memref.store %763, %q[%891] : memref<?xf32>
          } else {
            %892 = arith.addi %724, %746 : index
            memref.store %754, %18[%892] : memref<?xf32>
            %893 = arith.addi %724, %746 : index
            %894 = arith.addi %893, %c38 : index
            memref.store %763, %18[%894] : memref<?xf32>
          }
        }
      }
    }
    %895 = arith.addi %717, %c46 : index
    %896 = arith.addi %716, %895 : index
    %897 = arith.cmpi slt, %896, %20 : index
    %898 = arith.cmpi slt, %895, %c14 : index
    %899 = arith.andi %897, %898 : i1
    scf.if %899 {
      %900 = arith.addi %716, %895 : index
      %901 = arith.muli %895, %c36 : index
      %902 = wave.lane
      %903 = arith.addi %902, %c9 : index
      %904 = arith.cmpi eq, %hasBias, %c8 : index
      %905 = arith.addi %901, %903 : index
      %906 = memref.load %18[%905] : memref<?xf32>
      %907 = arith.muli %0, %c36 : index
      %908 = arith.addi %907, %903 : index
      %909 = memref.load %bias[%908] : memref<?xf32>
      %910 = arith.addf %906, %909 : f32
      %911 = arith.select %904, %910, %906 : f32
      %912 = arith.addi %903, %c38 : index
      %913 = arith.cmpi eq, %hasBias, %c8 : index
      %914 = arith.addi %901, %912 : index
      %915 = memref.load %18[%914] : memref<?xf32>
      %916 = arith.muli %0, %c36 : index
      %917 = arith.addi %916, %912 : index
      %918 = memref.load %bias[%917] : memref<?xf32>
      %919 = arith.addf %915, %918 : f32
      %920 = arith.select %913, %919, %915 : f32
      %921 = arith.addi %902, %c15 : index
      %922 = arith.cmpi slt, %921, %c38 : index
      %923 = arith.minsi %921, %c39 : index
      %924 = arith.cmpi eq, %hasBias, %c8 : index
      %925 = arith.addi %901, %923 : index
      %926 = memref.load %18[%925] : memref<?xf32>
      %927 = arith.muli %0, %c36 : index
      %928 = arith.addi %927, %923 : index
      %929 = memref.load %bias[%928] : memref<?xf32>
      %930 = arith.addf %926, %929 : f32
      %931 = arith.select %924, %930, %926 : f32
      %932 = arith.addi %923, %c38 : index
      %933 = arith.cmpi eq, %hasBias, %c8 : index
      %934 = arith.addi %901, %932 : index
      %935 = memref.load %18[%934] : memref<?xf32>
      %936 = arith.muli %0, %c36 : index
      %937 = arith.addi %936, %932 : index
      %938 = memref.load %bias[%937] : memref<?xf32>
      %939 = arith.addf %935, %938 : f32
      %940 = arith.select %933, %939, %935 : f32
      %941 = arith.addi %heads, %kvHeads : index
      %942 = arith.cmpi slt, %0, %941 : index
      scf.if %942 {
        %943 = arith.addi %positionsAt, %900 : index
        %944 = memref.load %step[%943] : memref<?xi32>
        %945 = arith.index_cast %944 : i32 to index
        %946 = arith.cmpi eq, %hasNorm, %c8 : index
        %947 = math.fma %911, %911, %c42 : f32
        %948 = math.fma %920, %920, %947 : f32
        %949 = math.fma %931, %931, %948 : f32
        %950 = arith.select %922, %949, %948 : f32
        %951 = math.fma %940, %940, %950 : f32
        %952 = arith.select %922, %951, %950 : f32
        %953 = vector.broadcast %952 : f32 to vector<1xf32>
        %954 = wave.reduce "add" %953 : vector<1xf32>
        %955 = arith.mulf %954, %inverseHeadDim : f32
        %956 = arith.addf %955, %epsilon : f32
        %957 = math.sqrt %956 : f32
        %958 = arith.divf %c44, %957 : f32
        %959 = arith.cmpi slt, %0, %heads : index
        %960 = arith.addi %903, %c38 : index
        %961 = memref.load %query_norm[%903] : memref<?xf32>
        %962 = memref.load %key_norm[%903] : memref<?xf32>
        %963 = arith.select %959, %961, %962 : f32
        %964 = arith.mulf %911, %958 : f32
        %965 = arith.mulf %964, %963 : f32
        %966 = arith.select %946, %965, %911 : f32
        %967 = memref.load %query_norm[%960] : memref<?xf32>
        %968 = memref.load %key_norm[%960] : memref<?xf32>
        %969 = arith.select %959, %967, %968 : f32
        %970 = arith.mulf %920, %958 : f32
        %971 = arith.mulf %970, %969 : f32
        %972 = arith.select %946, %971, %920 : f32
        %973 = arith.addi %923, %c38 : index
        %974 = memref.load %query_norm[%923] : memref<?xf32>
        %975 = memref.load %key_norm[%923] : memref<?xf32>
        %976 = arith.select %959, %974, %975 : f32
        %977 = arith.mulf %931, %958 : f32
        %978 = arith.mulf %977, %976 : f32
        %979 = arith.select %946, %978, %931 : f32
        %980 = memref.load %query_norm[%973] : memref<?xf32>
        %981 = memref.load %key_norm[%973] : memref<?xf32>
        %982 = arith.select %959, %980, %981 : f32
        %983 = arith.mulf %940, %958 : f32
        %984 = arith.mulf %983, %982 : f32
        %985 = arith.select %946, %984, %940 : f32
        %986 = arith.remui %945, %c21 : index
        %987 = arith.muli %986, %c36 : index
        %988 = arith.addi %987, %903 : index
        %989 = arith.divui %945, %c21 : index
        %990 = arith.addi %989, %c21 : index
        %991 = arith.muli %990, %c36 : index
        %992 = arith.addi %991, %903 : index
        %993 = memref.load %rope[%988] : memref<?xf32>
        %994 = arith.addi %988, %c38 : index
        %995 = memref.load %rope[%994] : memref<?xf32>
        %996 = memref.load %rope[%992] : memref<?xf32>
        %997 = arith.addi %992, %c38 : index
        %998 = memref.load %rope[%997] : memref<?xf32>
        %999 = arith.mulf %996, %993 : f32
        %1000 = arith.mulf %998, %995 : f32
        %1001 = arith.subf %999, %1000 : f32
        %1002 = arith.mulf %998, %993 : f32
        %1003 = arith.mulf %996, %995 : f32
        %1004 = arith.addf %1002, %1003 : f32
        %1005 = arith.mulf %966, %1001 : f32
        %1006 = arith.mulf %972, %1004 : f32
        %1007 = arith.subf %1005, %1006 : f32
        %1008 = arith.mulf %972, %1001 : f32
        %1009 = arith.mulf %966, %1004 : f32
        %1010 = arith.addf %1008, %1009 : f32
        %1011 = arith.cmpi slt, %0, %heads : index
        scf.if %1011 {
          %1012 = arith.muli %900, %heads : index
          %1013 = arith.addi %1012, %0 : index
          %1014 = arith.muli %1013, %c36 : index
          %1015 = arith.addi %1014, %903 : index
          memref.store %1007, %q[%1015] : memref<?xf32>
          %1016 = arith.addi %1015, %c38 : index
          memref.store %1010, %q[%1016] : memref<?xf32>
        } else {
          %1017 = arith.addi %901, %903 : index
          memref.store %1007, %18[%1017] : memref<?xf32>
          %1018 = arith.addi %901, %903 : index
          %1019 = arith.addi %1018, %c38 : index
          memref.store %1010, %18[%1019] : memref<?xf32>
        }
        %1020 = arith.remui %945, %c21 : index
        %1021 = arith.muli %1020, %c36 : index
        %1022 = arith.addi %1021, %923 : index
        %1023 = arith.divui %945, %c21 : index
        %1024 = arith.addi %1023, %c21 : index
        %1025 = arith.muli %1024, %c36 : index
        %1026 = arith.addi %1025, %923 : index
        %1027 = memref.load %rope[%1022] : memref<?xf32>
        %1028 = arith.addi %1022, %c38 : index
        %1029 = memref.load %rope[%1028] : memref<?xf32>
        %1030 = memref.load %rope[%1026] : memref<?xf32>
        %1031 = arith.addi %1026, %c38 : index
        %1032 = memref.load %rope[%1031] : memref<?xf32>
        %1033 = arith.mulf %1030, %1027 : f32
        %1034 = arith.mulf %1032, %1029 : f32
        %1035 = arith.subf %1033, %1034 : f32
        %1036 = arith.mulf %1032, %1027 : f32
        %1037 = arith.mulf %1030, %1029 : f32
        %1038 = arith.addf %1036, %1037 : f32
        %1039 = arith.mulf %979, %1035 : f32
        %1040 = arith.mulf %985, %1038 : f32
        %1041 = arith.subf %1039, %1040 : f32
        %1042 = arith.mulf %985, %1035 : f32
        %1043 = arith.mulf %979, %1038 : f32
        %1044 = arith.addf %1042, %1043 : f32
        scf.if %922 {
          %1045 = arith.cmpi slt, %0, %heads : index
          scf.if %1045 {
            %1046 = arith.muli %900, %heads : index
            %1047 = arith.addi %1046, %0 : index
            %1048 = arith.muli %1047, %c36 : index
            %1049 = arith.addi %1048, %923 : index
            memref.store %1041, %q[%1049] : memref<?xf32>
            %1050 = arith.addi %1049, %c38 : index
            memref.store %1044, %q[%1050] : memref<?xf32>
          } else {
            %1051 = arith.addi %901, %923 : index
            memref.store %1041, %18[%1051] : memref<?xf32>
            %1052 = arith.addi %901, %923 : index
            %1053 = arith.addi %1052, %c38 : index
            memref.store %1044, %18[%1053] : memref<?xf32>
          }
        }
      } else {
        %1054 = arith.cmpi slt, %0, %heads : index
        scf.if %1054 {
          %1055 = arith.muli %900, %heads : index
          %1056 = arith.addi %1055, %0 : index
          %1057 = arith.muli %1056, %c36 : index
          %1058 = arith.addi %1057, %903 : index
          memref.store %911, %q[%1058] : memref<?xf32>
          %1059 = arith.addi %1058, %c38 : index
          memref.store %920, %q[%1059] : memref<?xf32>
        } else {
          %1060 = arith.addi %901, %903 : index
          memref.store %911, %18[%1060] : memref<?xf32>
          %1061 = arith.addi %901, %903 : index
          %1062 = arith.addi %1061, %c38 : index
          memref.store %920, %18[%1062] : memref<?xf32>
        }
        scf.if %922 {
          %1063 = arith.cmpi slt, %0, %heads : index
          scf.if %1063 {
            %1064 = arith.muli %900, %heads : index
            %1065 = arith.addi %1064, %0 : index
            %1066 = arith.muli %1065, %c36 : index
            %1067 = arith.addi %1066, %923 : index
            memref.store %931, %q[%1067] : memref<?xf32>
            %1068 = arith.addi %1067, %c38 : index
            memref.store %940, %q[%1068] : memref<?xf32>
          } else {
            %1069 = arith.addi %901, %923 : index
            memref.store %931, %18[%1069] : memref<?xf32>
            %1070 = arith.addi %901, %923 : index
            %1071 = arith.addi %1070, %c38 : index
            memref.store %940, %18[%1071] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %1072 = arith.cmpi sge, %0, %heads : index
    scf.if %1072 {
      %1073 = arith.addi %717, %c9 : index
      %1074 = arith.addi %716, %1073 : index
      %1075 = arith.cmpi slt, %1074, %20 : index
      %1076 = arith.cmpi slt, %1073, %c14 : index
      %1077 = arith.andi %1075, %1076 : i1
      scf.if %1077 {
        %1078 = arith.addi %716, %1073 : index
        %1079 = arith.addi %slotsAt, %1078 : index
        %1080 = memref.load %step[%1079] : memref<?xi32>
        %1081 = arith.index_cast %1080 : i32 to index
        %1082 = arith.cmpi sge, %1081, %c9 : index
        scf.if %1082 {
          %1083 = arith.muli %1073, %c36 : index
          %1084 = arith.subi %0, %heads : index
          %1085 = memref.load %scales[%1084] : memref<?xf32>
          %1086 = vector.broadcast %1085 : f32 to vector<4xf32>
          %1087 = arith.divui %1081, %c14 : index
          %1088 = arith.remui %1081, %c14 : index
          %1089 = arith.muli %1087, %pageBytes : index
          %1090 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1090 {
            %1091 = wave.lane
            %1092 = arith.muli %1091, %c20 : index
            scf.for %1093 = %1092 to %c36 step %c7 {
              %1094 = arith.addi %1083, %1093 : index
              %1095 = vector.load %18[%1094] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1096 = arith.mulf %1095, %1086 : vector<4xf32>
              %1097 = arith.minimumf %1096, %c50 : vector<4xf32>
              %1098 = arith.maximumf %1097, %c51 : vector<4xf32>
              %1099 = arith.truncf %1098 : vector<4xf32> to vector<4xf16>
              %1100 = vector.bitcast %1099 : vector<4xf16> to vector<8xi8>
              %1101 = arith.cmpi slt, %1084, %kvHeads : index
              scf.if %1101 {
                %1102 = arith.muli %1084, %c52 : index
                %1103 = arith.addi %1089, %1102 : index
                %1104 = arith.divui %1093, %c14 : index
                %1105 = arith.muli %1104, %c53 : index
                %1106 = arith.remui %1093, %c14 : index
                %1107 = arith.divui %1106, %c4 : index
                %1108 = arith.muli %1107, %c21 : index
                %1109 = arith.muli %1088, %c14 : index
                %1110 = arith.addi %1108, %1109 : index
                %1111 = arith.remui %1106, %c4 : index
                %1112 = arith.muli %1111, %c5 : index
                %1113 = arith.addi %1110, %1112 : index
                %1114 = arith.addi %1105, %1113 : index
                %1115 = arith.addi %1103, %1114 : index
                vector.store %1100, %kv[%1115] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1116 = arith.subi %1084, %kvHeads : index
                %1117 = arith.muli %1116, %c52 : index
                %1118 = arith.addi %1089, %1117 : index
                %1119 = arith.addi %1093, %c9 : index
                %1120 = arith.divui %1119, %c14 : index
                %1121 = arith.muli %1120, %c53 : index
                %1122 = arith.addi %1121, %c10 : index
                %1123 = arith.remui %1119, %c14 : index
                %1124 = arith.divui %1088, %c5 : index
                %1125 = arith.remui %1088, %c5 : index
                %1126 = arith.muli %1125, %c4 : index
                %1127 = arith.addi %1124, %1126 : index
                %1128 = arith.divui %1127, %c4 : index
                %1129 = arith.muli %1128, %c21 : index
                %1130 = arith.muli %1123, %c14 : index
                %1131 = arith.addi %1129, %1130 : index
                %1132 = arith.remui %1127, %c4 : index
                %1133 = arith.muli %1132, %c5 : index
                %1134 = arith.addi %1131, %1133 : index
                %1135 = arith.addi %1122, %1134 : index
                %1136 = arith.addi %1118, %1135 : index
                %1137 = vector.shuffle %1100, %1100 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1137, %kv[%1136] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1138 = arith.addi %1093, %c8 : index
                %1139 = arith.divui %1138, %c14 : index
                %1140 = arith.muli %1139, %c53 : index
                %1141 = arith.addi %1140, %c10 : index
                %1142 = arith.remui %1138, %c14 : index
                %1143 = arith.divui %1088, %c5 : index
                %1144 = arith.remui %1088, %c5 : index
                %1145 = arith.muli %1144, %c4 : index
                %1146 = arith.addi %1143, %1145 : index
                %1147 = arith.divui %1146, %c4 : index
                %1148 = arith.muli %1147, %c21 : index
                %1149 = arith.muli %1142, %c14 : index
                %1150 = arith.addi %1148, %1149 : index
                %1151 = arith.remui %1146, %c4 : index
                %1152 = arith.muli %1151, %c5 : index
                %1153 = arith.addi %1150, %1152 : index
                %1154 = arith.addi %1141, %1153 : index
                %1155 = arith.addi %1118, %1154 : index
                %1156 = vector.shuffle %1100, %1100 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1156, %kv[%1155] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1157 = arith.addi %1093, %c5 : index
                %1158 = arith.divui %1157, %c14 : index
                %1159 = arith.muli %1158, %c53 : index
                %1160 = arith.addi %1159, %c10 : index
                %1161 = arith.remui %1157, %c14 : index
                %1162 = arith.divui %1088, %c5 : index
                %1163 = arith.remui %1088, %c5 : index
                %1164 = arith.muli %1163, %c4 : index
                %1165 = arith.addi %1162, %1164 : index
                %1166 = arith.divui %1165, %c4 : index
                %1167 = arith.muli %1166, %c21 : index
                %1168 = arith.muli %1161, %c14 : index
                %1169 = arith.addi %1167, %1168 : index
                %1170 = arith.remui %1165, %c4 : index
                %1171 = arith.muli %1170, %c5 : index
                %1172 = arith.addi %1169, %1171 : index
                %1173 = arith.addi %1160, %1172 : index
                %1174 = arith.addi %1118, %1173 : index
                %1175 = vector.shuffle %1100, %1100 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1175, %kv[%1174] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1176 = arith.addi %1093, %c29 : index
                %1177 = arith.divui %1176, %c14 : index
                %1178 = arith.muli %1177, %c53 : index
                %1179 = arith.addi %1178, %c10 : index
                %1180 = arith.remui %1176, %c14 : index
                %1181 = arith.divui %1088, %c5 : index
                %1182 = arith.remui %1088, %c5 : index
                %1183 = arith.muli %1182, %c4 : index
                %1184 = arith.addi %1181, %1183 : index
                %1185 = arith.divui %1184, %c4 : index
                %1186 = arith.muli %1185, %c21 : index
                %1187 = arith.muli %1180, %c14 : index
                %1188 = arith.addi %1186, %1187 : index
                %1189 = arith.remui %1184, %c4 : index
                %1190 = arith.muli %1189, %c5 : index
                %1191 = arith.addi %1188, %1190 : index
                %1192 = arith.addi %1179, %1191 : index
                %1193 = arith.addi %1118, %1192 : index
                %1194 = vector.shuffle %1100, %1100 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1194, %kv[%1193] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1195 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1195 {
            %1196 = wave.lane
            %1197 = arith.muli %1196, %c20 : index
            scf.for %1198 = %1197 to %c36 step %c7 {
              %1199 = arith.addi %1083, %1198 : index
              %1200 = vector.load %18[%1199] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1201 = arith.mulf %1200, %1086 : vector<4xf32>
              %1202 = wave.fp8_encode "e4m3" %1201 : vector<4xf32> -> vector<4xi8>
              %1203 = arith.cmpi slt, %1084, %kvHeads : index
              scf.if %1203 {
                %1204 = arith.muli %1084, %c10 : index
                %1205 = arith.addi %1089, %1204 : index
                %1206 = vector.shuffle %1202, %1202 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1207 = arith.divui %1198, %c14 : index
                %1208 = arith.muli %1207, %c21 : index
                %1209 = arith.remui %1198, %c14 : index
                %1210 = arith.muli %1088, %c14 : index
                %1211 = arith.divui %1209, %c20 : index
                %1212 = arith.muli %1211, %c20 : index
                %1213 = arith.remui %1209, %c5 : index
                %1214 = arith.muli %1213, %c5 : index
                %1215 = arith.addi %1212, %1214 : index
                %1216 = arith.divui %1209, %c5 : index
                %1217 = arith.remui %1216, %c5 : index
                %1218 = arith.addi %1215, %1217 : index
                %1219 = arith.addi %1210, %1218 : index
                %1220 = arith.addi %1208, %1219 : index
                %1221 = arith.addi %1205, %1220 : index
                vector.store %1206, %kv[%1221] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1222 = arith.subi %1084, %kvHeads : index
                %1223 = arith.muli %1222, %c10 : index
                %1224 = arith.addi %1089, %1223 : index
                %1225 = arith.addi %1198, %c9 : index
                %1226 = arith.divui %1225, %c14 : index
                %1227 = arith.muli %1226, %c21 : index
                %1228 = arith.addi %1227, %c11 : index
                %1229 = arith.remui %1225, %c14 : index
                %1230 = arith.divui %1088, %c5 : index
                %1231 = arith.remui %1088, %c5 : index
                %1232 = arith.muli %1231, %c4 : index
                %1233 = arith.addi %1230, %1232 : index
                %1234 = arith.muli %1229, %c14 : index
                %1235 = arith.divui %1233, %c20 : index
                %1236 = arith.muli %1235, %c20 : index
                %1237 = arith.remui %1233, %c5 : index
                %1238 = arith.muli %1237, %c5 : index
                %1239 = arith.addi %1236, %1238 : index
                %1240 = arith.divui %1233, %c5 : index
                %1241 = arith.remui %1240, %c5 : index
                %1242 = arith.addi %1239, %1241 : index
                %1243 = arith.addi %1234, %1242 : index
                %1244 = arith.addi %1228, %1243 : index
                %1245 = arith.addi %1224, %1244 : index
                %1246 = vector.shuffle %1202, %1202 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1246, %kv[%1245] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1247 = arith.addi %1198, %c8 : index
                %1248 = arith.divui %1247, %c14 : index
                %1249 = arith.muli %1248, %c21 : index
                %1250 = arith.addi %1249, %c11 : index
                %1251 = arith.remui %1247, %c14 : index
                %1252 = arith.divui %1088, %c5 : index
                %1253 = arith.remui %1088, %c5 : index
                %1254 = arith.muli %1253, %c4 : index
                %1255 = arith.addi %1252, %1254 : index
                %1256 = arith.muli %1251, %c14 : index
                %1257 = arith.divui %1255, %c20 : index
                %1258 = arith.muli %1257, %c20 : index
                %1259 = arith.remui %1255, %c5 : index
                %1260 = arith.muli %1259, %c5 : index
                %1261 = arith.addi %1258, %1260 : index
                %1262 = arith.divui %1255, %c5 : index
                %1263 = arith.remui %1262, %c5 : index
                %1264 = arith.addi %1261, %1263 : index
                %1265 = arith.addi %1256, %1264 : index
                %1266 = arith.addi %1250, %1265 : index
                %1267 = arith.addi %1224, %1266 : index
                %1268 = vector.shuffle %1202, %1202 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1268, %kv[%1267] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1269 = arith.addi %1198, %c5 : index
                %1270 = arith.divui %1269, %c14 : index
                %1271 = arith.muli %1270, %c21 : index
                %1272 = arith.addi %1271, %c11 : index
                %1273 = arith.remui %1269, %c14 : index
                %1274 = arith.divui %1088, %c5 : index
                %1275 = arith.remui %1088, %c5 : index
                %1276 = arith.muli %1275, %c4 : index
                %1277 = arith.addi %1274, %1276 : index
                %1278 = arith.muli %1273, %c14 : index
                %1279 = arith.divui %1277, %c20 : index
                %1280 = arith.muli %1279, %c20 : index
                %1281 = arith.remui %1277, %c5 : index
                %1282 = arith.muli %1281, %c5 : index
                %1283 = arith.addi %1280, %1282 : index
                %1284 = arith.divui %1277, %c5 : index
                %1285 = arith.remui %1284, %c5 : index
                %1286 = arith.addi %1283, %1285 : index
                %1287 = arith.addi %1278, %1286 : index
                %1288 = arith.addi %1272, %1287 : index
                %1289 = arith.addi %1224, %1288 : index
                %1290 = vector.shuffle %1202, %1202 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1290, %kv[%1289] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1291 = arith.addi %1198, %c29 : index
                %1292 = arith.divui %1291, %c14 : index
                %1293 = arith.muli %1292, %c21 : index
                %1294 = arith.addi %1293, %c11 : index
                %1295 = arith.remui %1291, %c14 : index
                %1296 = arith.divui %1088, %c5 : index
                %1297 = arith.remui %1088, %c5 : index
                %1298 = arith.muli %1297, %c4 : index
                %1299 = arith.addi %1296, %1298 : index
                %1300 = arith.muli %1295, %c14 : index
                %1301 = arith.divui %1299, %c20 : index
                %1302 = arith.muli %1301, %c20 : index
                %1303 = arith.remui %1299, %c5 : index
                %1304 = arith.muli %1303, %c5 : index
                %1305 = arith.addi %1302, %1304 : index
                %1306 = arith.divui %1299, %c5 : index
                %1307 = arith.remui %1306, %c5 : index
                %1308 = arith.addi %1305, %1307 : index
                %1309 = arith.addi %1300, %1308 : index
                %1310 = arith.addi %1294, %1309 : index
                %1311 = arith.addi %1224, %1310 : index
                %1312 = vector.shuffle %1202, %1202 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1312, %kv[%1311] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1313 = arith.cmpi eq, %codec, %c5 : index
          scf.if %1313 {
            %1314 = wave.lane
            %1315 = arith.muli %1314, %c20 : index
            scf.for %1316 = %1315 to %c36 step %c7 {
              %1317 = arith.addi %1083, %1316 : index
              %1318 = vector.load %18[%1317] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1319 = arith.mulf %1318, %1086 : vector<4xf32>
              %1320 = wave.fp8_encode "e5m2" %1319 : vector<4xf32> -> vector<4xi8>
              %1321 = arith.cmpi slt, %1084, %kvHeads : index
              scf.if %1321 {
                %1322 = arith.muli %1084, %c10 : index
                %1323 = arith.addi %1089, %1322 : index
                %1324 = vector.shuffle %1320, %1320 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1325 = arith.divui %1316, %c14 : index
                %1326 = arith.muli %1325, %c21 : index
                %1327 = arith.remui %1316, %c14 : index
                %1328 = arith.muli %1088, %c14 : index
                %1329 = arith.divui %1327, %c20 : index
                %1330 = arith.muli %1329, %c20 : index
                %1331 = arith.remui %1327, %c5 : index
                %1332 = arith.muli %1331, %c5 : index
                %1333 = arith.addi %1330, %1332 : index
                %1334 = arith.divui %1327, %c5 : index
                %1335 = arith.remui %1334, %c5 : index
                %1336 = arith.addi %1333, %1335 : index
                %1337 = arith.addi %1328, %1336 : index
                %1338 = arith.addi %1326, %1337 : index
                %1339 = arith.addi %1323, %1338 : index
                vector.store %1324, %kv[%1339] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1340 = arith.subi %1084, %kvHeads : index
                %1341 = arith.muli %1340, %c10 : index
                %1342 = arith.addi %1089, %1341 : index
                %1343 = arith.addi %1316, %c9 : index
                %1344 = arith.divui %1343, %c14 : index
                %1345 = arith.muli %1344, %c21 : index
                %1346 = arith.addi %1345, %c11 : index
                %1347 = arith.remui %1343, %c14 : index
                %1348 = arith.divui %1088, %c5 : index
                %1349 = arith.remui %1088, %c5 : index
                %1350 = arith.muli %1349, %c4 : index
                %1351 = arith.addi %1348, %1350 : index
                %1352 = arith.muli %1347, %c14 : index
                %1353 = arith.divui %1351, %c20 : index
                %1354 = arith.muli %1353, %c20 : index
                %1355 = arith.remui %1351, %c5 : index
                %1356 = arith.muli %1355, %c5 : index
                %1357 = arith.addi %1354, %1356 : index
                %1358 = arith.divui %1351, %c5 : index
                %1359 = arith.remui %1358, %c5 : index
                %1360 = arith.addi %1357, %1359 : index
                %1361 = arith.addi %1352, %1360 : index
                %1362 = arith.addi %1346, %1361 : index
                %1363 = arith.addi %1342, %1362 : index
                %1364 = vector.shuffle %1320, %1320 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1364, %kv[%1363] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1365 = arith.addi %1316, %c8 : index
                %1366 = arith.divui %1365, %c14 : index
                %1367 = arith.muli %1366, %c21 : index
                %1368 = arith.addi %1367, %c11 : index
                %1369 = arith.remui %1365, %c14 : index
                %1370 = arith.divui %1088, %c5 : index
                %1371 = arith.remui %1088, %c5 : index
                %1372 = arith.muli %1371, %c4 : index
                %1373 = arith.addi %1370, %1372 : index
                %1374 = arith.muli %1369, %c14 : index
                %1375 = arith.divui %1373, %c20 : index
                %1376 = arith.muli %1375, %c20 : index
                %1377 = arith.remui %1373, %c5 : index
                %1378 = arith.muli %1377, %c5 : index
                %1379 = arith.addi %1376, %1378 : index
                %1380 = arith.divui %1373, %c5 : index
                %1381 = arith.remui %1380, %c5 : index
                %1382 = arith.addi %1379, %1381 : index
                %1383 = arith.addi %1374, %1382 : index
                %1384 = arith.addi %1368, %1383 : index
                %1385 = arith.addi %1342, %1384 : index
                %1386 = vector.shuffle %1320, %1320 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1386, %kv[%1385] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1387 = arith.addi %1316, %c5 : index
                %1388 = arith.divui %1387, %c14 : index
                %1389 = arith.muli %1388, %c21 : index
                %1390 = arith.addi %1389, %c11 : index
                %1391 = arith.remui %1387, %c14 : index
                %1392 = arith.divui %1088, %c5 : index
                %1393 = arith.remui %1088, %c5 : index
                %1394 = arith.muli %1393, %c4 : index
                %1395 = arith.addi %1392, %1394 : index
                %1396 = arith.muli %1391, %c14 : index
                %1397 = arith.divui %1395, %c20 : index
                %1398 = arith.muli %1397, %c20 : index
                %1399 = arith.remui %1395, %c5 : index
                %1400 = arith.muli %1399, %c5 : index
                %1401 = arith.addi %1398, %1400 : index
                %1402 = arith.divui %1395, %c5 : index
                %1403 = arith.remui %1402, %c5 : index
                %1404 = arith.addi %1401, %1403 : index
                %1405 = arith.addi %1396, %1404 : index
                %1406 = arith.addi %1390, %1405 : index
                %1407 = arith.addi %1342, %1406 : index
                %1408 = vector.shuffle %1320, %1320 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1408, %kv[%1407] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1409 = arith.addi %1316, %c29 : index
                %1410 = arith.divui %1409, %c14 : index
                %1411 = arith.muli %1410, %c21 : index
                %1412 = arith.addi %1411, %c11 : index
                %1413 = arith.remui %1409, %c14 : index
                %1414 = arith.divui %1088, %c5 : index
                %1415 = arith.remui %1088, %c5 : index
                %1416 = arith.muli %1415, %c4 : index
                %1417 = arith.addi %1414, %1416 : index
                %1418 = arith.muli %1413, %c14 : index
                %1419 = arith.divui %1417, %c20 : index
                %1420 = arith.muli %1419, %c20 : index
                %1421 = arith.remui %1417, %c5 : index
                %1422 = arith.muli %1421, %c5 : index
                %1423 = arith.addi %1420, %1422 : index
                %1424 = arith.divui %1417, %c5 : index
                %1425 = arith.remui %1424, %c5 : index
                %1426 = arith.addi %1423, %1425 : index
                %1427 = arith.addi %1418, %1426 : index
                %1428 = arith.addi %1412, %1427 : index
                %1429 = arith.addi %1342, %1428 : index
                %1430 = vector.shuffle %1320, %1320 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1430, %kv[%1429] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %1431 = arith.addi %717, %c46 : index
      %1432 = arith.addi %716, %1431 : index
      %1433 = arith.cmpi slt, %1432, %20 : index
      %1434 = arith.cmpi slt, %1431, %c14 : index
      %1435 = arith.andi %1433, %1434 : i1
      scf.if %1435 {
        %1436 = arith.addi %716, %1431 : index
        %1437 = arith.addi %slotsAt, %1436 : index
        %1438 = memref.load %step[%1437] : memref<?xi32>
        %1439 = arith.index_cast %1438 : i32 to index
        %1440 = arith.cmpi sge, %1439, %c9 : index
        scf.if %1440 {
          %1441 = arith.muli %1431, %c36 : index
          %1442 = arith.subi %0, %heads : index
          %1443 = memref.load %scales[%1442] : memref<?xf32>
          %1444 = vector.broadcast %1443 : f32 to vector<4xf32>
          %1445 = arith.divui %1439, %c14 : index
          %1446 = arith.remui %1439, %c14 : index
          %1447 = arith.muli %1445, %pageBytes : index
          %1448 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1448 {
            %1449 = wave.lane
            %1450 = arith.muli %1449, %c20 : index
            scf.for %1451 = %1450 to %c36 step %c7 {
              %1452 = arith.addi %1441, %1451 : index
              %1453 = vector.load %18[%1452] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1454 = arith.mulf %1453, %1444 : vector<4xf32>
              %1455 = arith.minimumf %1454, %c50 : vector<4xf32>
              %1456 = arith.maximumf %1455, %c51 : vector<4xf32>
              %1457 = arith.truncf %1456 : vector<4xf32> to vector<4xf16>
              %1458 = vector.bitcast %1457 : vector<4xf16> to vector<8xi8>
              %1459 = arith.cmpi slt, %1442, %kvHeads : index
              scf.if %1459 {
                %1460 = arith.muli %1442, %c52 : index
                %1461 = arith.addi %1447, %1460 : index
                %1462 = arith.divui %1451, %c14 : index
                %1463 = arith.muli %1462, %c53 : index
                %1464 = arith.remui %1451, %c14 : index
                %1465 = arith.divui %1464, %c4 : index
                %1466 = arith.muli %1465, %c21 : index
                %1467 = arith.muli %1446, %c14 : index
                %1468 = arith.addi %1466, %1467 : index
                %1469 = arith.remui %1464, %c4 : index
                %1470 = arith.muli %1469, %c5 : index
                %1471 = arith.addi %1468, %1470 : index
                %1472 = arith.addi %1463, %1471 : index
                %1473 = arith.addi %1461, %1472 : index
                vector.store %1458, %kv[%1473] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1474 = arith.subi %1442, %kvHeads : index
                %1475 = arith.muli %1474, %c52 : index
                %1476 = arith.addi %1447, %1475 : index
                %1477 = arith.addi %1451, %c9 : index
                %1478 = arith.divui %1477, %c14 : index
                %1479 = arith.muli %1478, %c53 : index
                %1480 = arith.addi %1479, %c10 : index
                %1481 = arith.remui %1477, %c14 : index
                %1482 = arith.divui %1446, %c5 : index
                %1483 = arith.remui %1446, %c5 : index
                %1484 = arith.muli %1483, %c4 : index
                %1485 = arith.addi %1482, %1484 : index
                %1486 = arith.divui %1485, %c4 : index
                %1487 = arith.muli %1486, %c21 : index
                %1488 = arith.muli %1481, %c14 : index
                %1489 = arith.addi %1487, %1488 : index
                %1490 = arith.remui %1485, %c4 : index
                %1491 = arith.muli %1490, %c5 : index
                %1492 = arith.addi %1489, %1491 : index
                %1493 = arith.addi %1480, %1492 : index
                %1494 = arith.addi %1476, %1493 : index
                %1495 = vector.shuffle %1458, %1458 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1495, %kv[%1494] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1496 = arith.addi %1451, %c8 : index
                %1497 = arith.divui %1496, %c14 : index
                %1498 = arith.muli %1497, %c53 : index
                %1499 = arith.addi %1498, %c10 : index
                %1500 = arith.remui %1496, %c14 : index
                %1501 = arith.divui %1446, %c5 : index
                %1502 = arith.remui %1446, %c5 : index
                %1503 = arith.muli %1502, %c4 : index
                %1504 = arith.addi %1501, %1503 : index
                %1505 = arith.divui %1504, %c4 : index
                %1506 = arith.muli %1505, %c21 : index
                %1507 = arith.muli %1500, %c14 : index
                %1508 = arith.addi %1506, %1507 : index
                %1509 = arith.remui %1504, %c4 : index
                %1510 = arith.muli %1509, %c5 : index
                %1511 = arith.addi %1508, %1510 : index
                %1512 = arith.addi %1499, %1511 : index
                %1513 = arith.addi %1476, %1512 : index
                %1514 = vector.shuffle %1458, %1458 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1514, %kv[%1513] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1515 = arith.addi %1451, %c5 : index
                %1516 = arith.divui %1515, %c14 : index
                %1517 = arith.muli %1516, %c53 : index
                %1518 = arith.addi %1517, %c10 : index
                %1519 = arith.remui %1515, %c14 : index
                %1520 = arith.divui %1446, %c5 : index
                %1521 = arith.remui %1446, %c5 : index
                %1522 = arith.muli %1521, %c4 : index
                %1523 = arith.addi %1520, %1522 : index
                %1524 = arith.divui %1523, %c4 : index
                %1525 = arith.muli %1524, %c21 : index
                %1526 = arith.muli %1519, %c14 : index
                %1527 = arith.addi %1525, %1526 : index
                %1528 = arith.remui %1523, %c4 : index
                %1529 = arith.muli %1528, %c5 : index
                %1530 = arith.addi %1527, %1529 : index
                %1531 = arith.addi %1518, %1530 : index
                %1532 = arith.addi %1476, %1531 : index
                %1533 = vector.shuffle %1458, %1458 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1533, %kv[%1532] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1534 = arith.addi %1451, %c29 : index
                %1535 = arith.divui %1534, %c14 : index
                %1536 = arith.muli %1535, %c53 : index
                %1537 = arith.addi %1536, %c10 : index
                %1538 = arith.remui %1534, %c14 : index
                %1539 = arith.divui %1446, %c5 : index
                %1540 = arith.remui %1446, %c5 : index
                %1541 = arith.muli %1540, %c4 : index
                %1542 = arith.addi %1539, %1541 : index
                %1543 = arith.divui %1542, %c4 : index
                %1544 = arith.muli %1543, %c21 : index
                %1545 = arith.muli %1538, %c14 : index
                %1546 = arith.addi %1544, %1545 : index
                %1547 = arith.remui %1542, %c4 : index
                %1548 = arith.muli %1547, %c5 : index
                %1549 = arith.addi %1546, %1548 : index
                %1550 = arith.addi %1537, %1549 : index
                %1551 = arith.addi %1476, %1550 : index
                %1552 = vector.shuffle %1458, %1458 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1552, %kv[%1551] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1553 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1553 {
            %1554 = wave.lane
            %1555 = arith.muli %1554, %c20 : index
            scf.for %1556 = %1555 to %c36 step %c7 {
              %1557 = arith.addi %1441, %1556 : index
              %1558 = vector.load %18[%1557] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1559 = arith.mulf %1558, %1444 : vector<4xf32>
              %1560 = wave.fp8_encode "e4m3" %1559 : vector<4xf32> -> vector<4xi8>
              %1561 = arith.cmpi slt, %1442, %kvHeads : index
              scf.if %1561 {
                %1562 = arith.muli %1442, %c10 : index
                %1563 = arith.addi %1447, %1562 : index
                %1564 = vector.shuffle %1560, %1560 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1565 = arith.divui %1556, %c14 : index
                %1566 = arith.muli %1565, %c21 : index
                %1567 = arith.remui %1556, %c14 : index
                %1568 = arith.muli %1446, %c14 : index
                %1569 = arith.divui %1567, %c20 : index
                %1570 = arith.muli %1569, %c20 : index
                %1571 = arith.remui %1567, %c5 : index
                %1572 = arith.muli %1571, %c5 : index
                %1573 = arith.addi %1570, %1572 : index
                %1574 = arith.divui %1567, %c5 : index
                %1575 = arith.remui %1574, %c5 : index
                %1576 = arith.addi %1573, %1575 : index
                %1577 = arith.addi %1568, %1576 : index
                %1578 = arith.addi %1566, %1577 : index
                %1579 = arith.addi %1563, %1578 : index
                vector.store %1564, %kv[%1579] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1580 = arith.subi %1442, %kvHeads : index
                %1581 = arith.muli %1580, %c10 : index
                %1582 = arith.addi %1447, %1581 : index
                %1583 = arith.addi %1556, %c9 : index
                %1584 = arith.divui %1583, %c14 : index
                %1585 = arith.muli %1584, %c21 : index
                %1586 = arith.addi %1585, %c11 : index
                %1587 = arith.remui %1583, %c14 : index
                %1588 = arith.divui %1446, %c5 : index
                %1589 = arith.remui %1446, %c5 : index
                %1590 = arith.muli %1589, %c4 : index
                %1591 = arith.addi %1588, %1590 : index
                %1592 = arith.muli %1587, %c14 : index
                %1593 = arith.divui %1591, %c20 : index
                %1594 = arith.muli %1593, %c20 : index
                %1595 = arith.remui %1591, %c5 : index
                %1596 = arith.muli %1595, %c5 : index
                %1597 = arith.addi %1594, %1596 : index
                %1598 = arith.divui %1591, %c5 : index
                %1599 = arith.remui %1598, %c5 : index
                %1600 = arith.addi %1597, %1599 : index
                %1601 = arith.addi %1592, %1600 : index
                %1602 = arith.addi %1586, %1601 : index
                %1603 = arith.addi %1582, %1602 : index
                %1604 = vector.shuffle %1560, %1560 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1604, %kv[%1603] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1605 = arith.addi %1556, %c8 : index
                %1606 = arith.divui %1605, %c14 : index
                %1607 = arith.muli %1606, %c21 : index
                %1608 = arith.addi %1607, %c11 : index
                %1609 = arith.remui %1605, %c14 : index
                %1610 = arith.divui %1446, %c5 : index
                %1611 = arith.remui %1446, %c5 : index
                %1612 = arith.muli %1611, %c4 : index
                %1613 = arith.addi %1610, %1612 : index
                %1614 = arith.muli %1609, %c14 : index
                %1615 = arith.divui %1613, %c20 : index
                %1616 = arith.muli %1615, %c20 : index
                %1617 = arith.remui %1613, %c5 : index
                %1618 = arith.muli %1617, %c5 : index
                %1619 = arith.addi %1616, %1618 : index
                %1620 = arith.divui %1613, %c5 : index
                %1621 = arith.remui %1620, %c5 : index
                %1622 = arith.addi %1619, %1621 : index
                %1623 = arith.addi %1614, %1622 : index
                %1624 = arith.addi %1608, %1623 : index
                %1625 = arith.addi %1582, %1624 : index
                %1626 = vector.shuffle %1560, %1560 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1626, %kv[%1625] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1627 = arith.addi %1556, %c5 : index
                %1628 = arith.divui %1627, %c14 : index
                %1629 = arith.muli %1628, %c21 : index
                %1630 = arith.addi %1629, %c11 : index
                %1631 = arith.remui %1627, %c14 : index
                %1632 = arith.divui %1446, %c5 : index
                %1633 = arith.remui %1446, %c5 : index
                %1634 = arith.muli %1633, %c4 : index
                %1635 = arith.addi %1632, %1634 : index
                %1636 = arith.muli %1631, %c14 : index
                %1637 = arith.divui %1635, %c20 : index
                %1638 = arith.muli %1637, %c20 : index
                %1639 = arith.remui %1635, %c5 : index
                %1640 = arith.muli %1639, %c5 : index
                %1641 = arith.addi %1638, %1640 : index
                %1642 = arith.divui %1635, %c5 : index
                %1643 = arith.remui %1642, %c5 : index
                %1644 = arith.addi %1641, %1643 : index
                %1645 = arith.addi %1636, %1644 : index
                %1646 = arith.addi %1630, %1645 : index
                %1647 = arith.addi %1582, %1646 : index
                %1648 = vector.shuffle %1560, %1560 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1648, %kv[%1647] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1649 = arith.addi %1556, %c29 : index
                %1650 = arith.divui %1649, %c14 : index
                %1651 = arith.muli %1650, %c21 : index
                %1652 = arith.addi %1651, %c11 : index
                %1653 = arith.remui %1649, %c14 : index
                %1654 = arith.divui %1446, %c5 : index
                %1655 = arith.remui %1446, %c5 : index
                %1656 = arith.muli %1655, %c4 : index
                %1657 = arith.addi %1654, %1656 : index
                %1658 = arith.muli %1653, %c14 : index
                %1659 = arith.divui %1657, %c20 : index
                %1660 = arith.muli %1659, %c20 : index
                %1661 = arith.remui %1657, %c5 : index
                %1662 = arith.muli %1661, %c5 : index
                %1663 = arith.addi %1660, %1662 : index
                %1664 = arith.divui %1657, %c5 : index
                %1665 = arith.remui %1664, %c5 : index
                %1666 = arith.addi %1663, %1665 : index
                %1667 = arith.addi %1658, %1666 : index
                %1668 = arith.addi %1652, %1667 : index
                %1669 = arith.addi %1582, %1668 : index
                %1670 = vector.shuffle %1560, %1560 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1670, %kv[%1669] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1671 = arith.cmpi eq, %codec, %c5 : index
          scf.if %1671 {
            %1672 = wave.lane
            %1673 = arith.muli %1672, %c20 : index
            scf.for %1674 = %1673 to %c36 step %c7 {
              %1675 = arith.addi %1441, %1674 : index
              %1676 = vector.load %18[%1675] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1677 = arith.mulf %1676, %1444 : vector<4xf32>
              %1678 = wave.fp8_encode "e5m2" %1677 : vector<4xf32> -> vector<4xi8>
              %1679 = arith.cmpi slt, %1442, %kvHeads : index
              scf.if %1679 {
                %1680 = arith.muli %1442, %c10 : index
                %1681 = arith.addi %1447, %1680 : index
                %1682 = vector.shuffle %1678, %1678 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1683 = arith.divui %1674, %c14 : index
                %1684 = arith.muli %1683, %c21 : index
                %1685 = arith.remui %1674, %c14 : index
                %1686 = arith.muli %1446, %c14 : index
                %1687 = arith.divui %1685, %c20 : index
                %1688 = arith.muli %1687, %c20 : index
                %1689 = arith.remui %1685, %c5 : index
                %1690 = arith.muli %1689, %c5 : index
                %1691 = arith.addi %1688, %1690 : index
                %1692 = arith.divui %1685, %c5 : index
                %1693 = arith.remui %1692, %c5 : index
                %1694 = arith.addi %1691, %1693 : index
                %1695 = arith.addi %1686, %1694 : index
                %1696 = arith.addi %1684, %1695 : index
                %1697 = arith.addi %1681, %1696 : index
                vector.store %1682, %kv[%1697] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1698 = arith.subi %1442, %kvHeads : index
                %1699 = arith.muli %1698, %c10 : index
                %1700 = arith.addi %1447, %1699 : index
                %1701 = arith.addi %1674, %c9 : index
                %1702 = arith.divui %1701, %c14 : index
                %1703 = arith.muli %1702, %c21 : index
                %1704 = arith.addi %1703, %c11 : index
                %1705 = arith.remui %1701, %c14 : index
                %1706 = arith.divui %1446, %c5 : index
                %1707 = arith.remui %1446, %c5 : index
                %1708 = arith.muli %1707, %c4 : index
                %1709 = arith.addi %1706, %1708 : index
                %1710 = arith.muli %1705, %c14 : index
                %1711 = arith.divui %1709, %c20 : index
                %1712 = arith.muli %1711, %c20 : index
                %1713 = arith.remui %1709, %c5 : index
                %1714 = arith.muli %1713, %c5 : index
                %1715 = arith.addi %1712, %1714 : index
                %1716 = arith.divui %1709, %c5 : index
                %1717 = arith.remui %1716, %c5 : index
                %1718 = arith.addi %1715, %1717 : index
                %1719 = arith.addi %1710, %1718 : index
                %1720 = arith.addi %1704, %1719 : index
                %1721 = arith.addi %1700, %1720 : index
                %1722 = vector.shuffle %1678, %1678 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1722, %kv[%1721] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1723 = arith.addi %1674, %c8 : index
                %1724 = arith.divui %1723, %c14 : index
                %1725 = arith.muli %1724, %c21 : index
                %1726 = arith.addi %1725, %c11 : index
                %1727 = arith.remui %1723, %c14 : index
                %1728 = arith.divui %1446, %c5 : index
                %1729 = arith.remui %1446, %c5 : index
                %1730 = arith.muli %1729, %c4 : index
                %1731 = arith.addi %1728, %1730 : index
                %1732 = arith.muli %1727, %c14 : index
                %1733 = arith.divui %1731, %c20 : index
                %1734 = arith.muli %1733, %c20 : index
                %1735 = arith.remui %1731, %c5 : index
                %1736 = arith.muli %1735, %c5 : index
                %1737 = arith.addi %1734, %1736 : index
                %1738 = arith.divui %1731, %c5 : index
                %1739 = arith.remui %1738, %c5 : index
                %1740 = arith.addi %1737, %1739 : index
                %1741 = arith.addi %1732, %1740 : index
                %1742 = arith.addi %1726, %1741 : index
                %1743 = arith.addi %1700, %1742 : index
                %1744 = vector.shuffle %1678, %1678 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1744, %kv[%1743] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1745 = arith.addi %1674, %c5 : index
                %1746 = arith.divui %1745, %c14 : index
                %1747 = arith.muli %1746, %c21 : index
                %1748 = arith.addi %1747, %c11 : index
                %1749 = arith.remui %1745, %c14 : index
                %1750 = arith.divui %1446, %c5 : index
                %1751 = arith.remui %1446, %c5 : index
                %1752 = arith.muli %1751, %c4 : index
                %1753 = arith.addi %1750, %1752 : index
                %1754 = arith.muli %1749, %c14 : index
                %1755 = arith.divui %1753, %c20 : index
                %1756 = arith.muli %1755, %c20 : index
                %1757 = arith.remui %1753, %c5 : index
                %1758 = arith.muli %1757, %c5 : index
                %1759 = arith.addi %1756, %1758 : index
                %1760 = arith.divui %1753, %c5 : index
                %1761 = arith.remui %1760, %c5 : index
                %1762 = arith.addi %1759, %1761 : index
                %1763 = arith.addi %1754, %1762 : index
                %1764 = arith.addi %1748, %1763 : index
                %1765 = arith.addi %1700, %1764 : index
                %1766 = vector.shuffle %1678, %1678 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1766, %kv[%1765] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1767 = arith.addi %1674, %c29 : index
                %1768 = arith.divui %1767, %c14 : index
                %1769 = arith.muli %1768, %c21 : index
                %1770 = arith.addi %1769, %c11 : index
                %1771 = arith.remui %1767, %c14 : index
                %1772 = arith.divui %1446, %c5 : index
                %1773 = arith.remui %1446, %c5 : index
                %1774 = arith.muli %1773, %c4 : index
                %1775 = arith.addi %1772, %1774 : index
                %1776 = arith.muli %1771, %c14 : index
                %1777 = arith.divui %1775, %c20 : index
                %1778 = arith.muli %1777, %c20 : index
                %1779 = arith.remui %1775, %c5 : index
                %1780 = arith.muli %1779, %c5 : index
                %1781 = arith.addi %1778, %1780 : index
                %1782 = arith.divui %1775, %c5 : index
                %1783 = arith.remui %1782, %c5 : index
                %1784 = arith.addi %1781, %1783 : index
                %1785 = arith.addi %1776, %1784 : index
                %1786 = arith.addi %1770, %1785 : index
                %1787 = arith.addi %1700, %1786 : index
                %1788 = vector.shuffle %1678, %1678 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1788, %kv[%1787] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %1789 = arith.addi %21, %c14 : index
    %1790 = wave.lane
    %1791 = arith.muli %3, %c8 : index
    %1792 = arith.muli %1791, %c21 : index
    %1793 = arith.addi %1792, %1790 : index
    %1794 = arith.muli %4, %c11 : index
    %1795 = arith.addi %1794, %1793 : index
    %1796 = arith.addi %1795, %c9 : index
    %1797 = arith.addi %1796, %c9 : index
    %1798 = vector.extract %396#1[0] : f32 from vector<8xf32>
    memref.store %1798, %17[%1797] : memref<?xf32>
    %1799 = arith.muli %4, %c11 : index
    %1800 = arith.addi %1799, %1793 : index
    %1801 = arith.addi %1800, %c9 : index
    %1802 = arith.addi %1801, %c15 : index
    %1803 = vector.extract %396#1[1] : f32 from vector<8xf32>
    memref.store %1803, %17[%1802] : memref<?xf32>
    %1804 = arith.muli %4, %c11 : index
    %1805 = arith.addi %1804, %1793 : index
    %1806 = arith.addi %1805, %c9 : index
    %1807 = arith.addi %1806, %c12 : index
    %1808 = vector.extract %396#1[2] : f32 from vector<8xf32>
    memref.store %1808, %17[%1807] : memref<?xf32>
    %1809 = arith.muli %4, %c11 : index
    %1810 = arith.addi %1809, %1793 : index
    %1811 = arith.addi %1810, %c9 : index
    %1812 = arith.addi %1811, %c30 : index
    %1813 = vector.extract %396#1[3] : f32 from vector<8xf32>
    memref.store %1813, %17[%1812] : memref<?xf32>
    %1814 = arith.muli %4, %c11 : index
    %1815 = arith.addi %1814, %1793 : index
    %1816 = arith.addi %1815, %c9 : index
    %1817 = arith.addi %1816, %c7 : index
    %1818 = vector.extract %396#1[4] : f32 from vector<8xf32>
    memref.store %1818, %17[%1817] : memref<?xf32>
    %1819 = arith.muli %4, %c11 : index
    %1820 = arith.addi %1819, %1793 : index
    %1821 = arith.addi %1820, %c9 : index
    %1822 = arith.addi %1821, %c31 : index
    %1823 = vector.extract %396#1[5] : f32 from vector<8xf32>
    memref.store %1823, %17[%1822] : memref<?xf32>
    %1824 = arith.muli %4, %c11 : index
    %1825 = arith.addi %1824, %1793 : index
    %1826 = arith.addi %1825, %c9 : index
    %1827 = arith.addi %1826, %c32 : index
    %1828 = vector.extract %396#1[6] : f32 from vector<8xf32>
    memref.store %1828, %17[%1827] : memref<?xf32>
    %1829 = arith.muli %4, %c11 : index
    %1830 = arith.addi %1829, %1793 : index
    %1831 = arith.addi %1830, %c9 : index
    %1832 = arith.addi %1831, %c33 : index
    %1833 = vector.extract %396#1[7] : f32 from vector<8xf32>
    memref.store %1833, %17[%1832] : memref<?xf32>
    wave.barrier
    %1834 = arith.muli %4, %c20 : index
    %1835 = arith.addi %1834, %c9 : index
    %1836 = arith.muli %1835, %c5 : index
    %1837 = arith.divui %1790, %c14 : index
    %1838 = arith.addi %1836, %1837 : index
    %1839 = arith.addi %1789, %1838 : index
    %1840 = arith.cmpi slt, %1839, %20 : index
    scf.if %1840 {
      %1841 = arith.cmpi eq, %hasFactors, %c8 : index
      %1842 = arith.muli %1839, %c5 : index
      %1843 = memref.load %factors[%1842] : memref<?xf32>
      %1844 = arith.mulf %1843, %operandScale : f32
      %1845 = arith.select %1841, %1844, %operandScale : f32
      %1846 = arith.addi %1793, %c9 : index
      %1847 = arith.muli %1835, %c15 : index
      %1848 = arith.addi %1846, %1847 : index
      %1849 = memref.load %17[%1848] : memref<?xf32>
      %1850 = arith.addi %1848, %c11 : index
      %1851 = memref.load %17[%1850] : memref<?xf32>
      %1852 = arith.addf %1849, %1851 : f32
      %1853 = arith.remui %1790, %c14 : index
      %1854 = arith.muli %1853, %c20 : index
      %1855 = arith.addi %16, %1854 : index
      %1856 = vector.load %w[%1855] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1857 = vector.bitcast %1856 : vector<4xi8> to vector<1xf32>
      %1858 = vector.extract %1857[0] : f32 from vector<1xf32>
      %1859 = arith.mulf %1858, %1845 : f32
      %1860 = arith.mulf %1852, %1859 : f32
      %1861 = arith.muli %3, %c8 : index
      %1862 = arith.addi %1861, %c9 : index
      %1863 = arith.muli %1862, %c14 : index
      %1864 = arith.remui %1790, %c14 : index
      %1865 = arith.addi %1863, %1864 : index
      %1866 = arith.muli %1838, %c36 : index
      %1867 = arith.addi %1866, %1865 : index
      memref.store %1860, %18[%1867] : memref<?xf32>
    }
    %1868 = arith.muli %4, %c20 : index
    %1869 = arith.addi %1868, %c8 : index
    %1870 = arith.muli %1869, %c5 : index
    %1871 = arith.divui %1790, %c14 : index
    %1872 = arith.addi %1870, %1871 : index
    %1873 = arith.addi %1789, %1872 : index
    %1874 = arith.cmpi slt, %1873, %20 : index
    scf.if %1874 {
      %1875 = arith.cmpi eq, %hasFactors, %c8 : index
      %1876 = arith.muli %1873, %c5 : index
      %1877 = memref.load %factors[%1876] : memref<?xf32>
      %1878 = arith.mulf %1877, %operandScale : f32
      %1879 = arith.select %1875, %1878, %operandScale : f32
      %1880 = arith.addi %1793, %c9 : index
      %1881 = arith.muli %1869, %c15 : index
      %1882 = arith.addi %1880, %1881 : index
      %1883 = memref.load %17[%1882] : memref<?xf32>
      %1884 = arith.addi %1882, %c11 : index
      %1885 = memref.load %17[%1884] : memref<?xf32>
      %1886 = arith.addf %1883, %1885 : f32
      %1887 = arith.remui %1790, %c14 : index
      %1888 = arith.muli %1887, %c20 : index
      %1889 = arith.addi %16, %1888 : index
      %1890 = vector.load %w[%1889] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1891 = vector.bitcast %1890 : vector<4xi8> to vector<1xf32>
      %1892 = vector.extract %1891[0] : f32 from vector<1xf32>
      %1893 = arith.mulf %1892, %1879 : f32
      %1894 = arith.mulf %1886, %1893 : f32
      %1895 = arith.muli %3, %c8 : index
      %1896 = arith.addi %1895, %c9 : index
      %1897 = arith.muli %1896, %c14 : index
      %1898 = arith.remui %1790, %c14 : index
      %1899 = arith.addi %1897, %1898 : index
      %1900 = arith.muli %1872, %c36 : index
      %1901 = arith.addi %1900, %1899 : index
      memref.store %1894, %18[%1901] : memref<?xf32>
    }
    %1902 = arith.muli %4, %c20 : index
    %1903 = arith.addi %1902, %c5 : index
    %1904 = arith.muli %1903, %c5 : index
    %1905 = arith.divui %1790, %c14 : index
    %1906 = arith.addi %1904, %1905 : index
    %1907 = arith.addi %1789, %1906 : index
    %1908 = arith.cmpi slt, %1907, %20 : index
    scf.if %1908 {
      %1909 = arith.cmpi eq, %hasFactors, %c8 : index
      %1910 = arith.muli %1907, %c5 : index
      %1911 = memref.load %factors[%1910] : memref<?xf32>
      %1912 = arith.mulf %1911, %operandScale : f32
      %1913 = arith.select %1909, %1912, %operandScale : f32
      %1914 = arith.addi %1793, %c9 : index
      %1915 = arith.muli %1903, %c15 : index
      %1916 = arith.addi %1914, %1915 : index
      %1917 = memref.load %17[%1916] : memref<?xf32>
      %1918 = arith.addi %1916, %c11 : index
      %1919 = memref.load %17[%1918] : memref<?xf32>
      %1920 = arith.addf %1917, %1919 : f32
      %1921 = arith.remui %1790, %c14 : index
      %1922 = arith.muli %1921, %c20 : index
      %1923 = arith.addi %16, %1922 : index
      %1924 = vector.load %w[%1923] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1925 = vector.bitcast %1924 : vector<4xi8> to vector<1xf32>
      %1926 = vector.extract %1925[0] : f32 from vector<1xf32>
      %1927 = arith.mulf %1926, %1913 : f32
      %1928 = arith.mulf %1920, %1927 : f32
      %1929 = arith.muli %3, %c8 : index
      %1930 = arith.addi %1929, %c9 : index
      %1931 = arith.muli %1930, %c14 : index
      %1932 = arith.remui %1790, %c14 : index
      %1933 = arith.addi %1931, %1932 : index
      %1934 = arith.muli %1906, %c36 : index
      %1935 = arith.addi %1934, %1933 : index
      memref.store %1928, %18[%1935] : memref<?xf32>
    }
    %1936 = arith.muli %4, %c20 : index
    %1937 = arith.addi %1936, %c29 : index
    %1938 = arith.muli %1937, %c5 : index
    %1939 = arith.divui %1790, %c14 : index
    %1940 = arith.addi %1938, %1939 : index
    %1941 = arith.addi %1789, %1940 : index
    %1942 = arith.cmpi slt, %1941, %20 : index
    scf.if %1942 {
      %1943 = arith.cmpi eq, %hasFactors, %c8 : index
      %1944 = arith.muli %1941, %c5 : index
      %1945 = memref.load %factors[%1944] : memref<?xf32>
      %1946 = arith.mulf %1945, %operandScale : f32
      %1947 = arith.select %1943, %1946, %operandScale : f32
      %1948 = arith.addi %1793, %c9 : index
      %1949 = arith.muli %1937, %c15 : index
      %1950 = arith.addi %1948, %1949 : index
      %1951 = memref.load %17[%1950] : memref<?xf32>
      %1952 = arith.addi %1950, %c11 : index
      %1953 = memref.load %17[%1952] : memref<?xf32>
      %1954 = arith.addf %1951, %1953 : f32
      %1955 = arith.remui %1790, %c14 : index
      %1956 = arith.muli %1955, %c20 : index
      %1957 = arith.addi %16, %1956 : index
      %1958 = vector.load %w[%1957] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1959 = vector.bitcast %1958 : vector<4xi8> to vector<1xf32>
      %1960 = vector.extract %1959[0] : f32 from vector<1xf32>
      %1961 = arith.mulf %1960, %1947 : f32
      %1962 = arith.mulf %1954, %1961 : f32
      %1963 = arith.muli %3, %c8 : index
      %1964 = arith.addi %1963, %c9 : index
      %1965 = arith.muli %1964, %c14 : index
      %1966 = arith.remui %1790, %c14 : index
      %1967 = arith.addi %1965, %1966 : index
      %1968 = arith.muli %1940, %c36 : index
      %1969 = arith.addi %1968, %1967 : index
      memref.store %1962, %18[%1969] : memref<?xf32>
    }
    wave.barrier
    %1970 = arith.addi %21, %c14 : index
    %1971 = wave.wave
    %1972 = arith.addi %1971, %c9 : index
    %1973 = arith.addi %1970, %1972 : index
    %1974 = arith.cmpi slt, %1973, %20 : index
    %1975 = arith.cmpi slt, %1972, %c14 : index
    %1976 = arith.andi %1974, %1975 : i1
    scf.if %1976 {
      %1977 = arith.addi %1970, %1972 : index
      %1978 = arith.muli %1972, %c36 : index
      %1979 = wave.lane
      %1980 = arith.addi %1979, %c9 : index
      %1981 = arith.cmpi eq, %hasBias, %c8 : index
      %1982 = arith.addi %1978, %1980 : index
      %1983 = memref.load %18[%1982] : memref<?xf32>
      %1984 = arith.muli %0, %c36 : index
      %1985 = arith.addi %1984, %1980 : index
      %1986 = memref.load %bias[%1985] : memref<?xf32>
      %1987 = arith.addf %1983, %1986 : f32
      %1988 = arith.select %1981, %1987, %1983 : f32
      %1989 = arith.addi %1980, %c38 : index
      %1990 = arith.cmpi eq, %hasBias, %c8 : index
      %1991 = arith.addi %1978, %1989 : index
      %1992 = memref.load %18[%1991] : memref<?xf32>
      %1993 = arith.muli %0, %c36 : index
      %1994 = arith.addi %1993, %1989 : index
      %1995 = memref.load %bias[%1994] : memref<?xf32>
      %1996 = arith.addf %1992, %1995 : f32
      %1997 = arith.select %1990, %1996, %1992 : f32
      %1998 = arith.addi %1979, %c15 : index
      %1999 = arith.cmpi slt, %1998, %c38 : index
      %2000 = arith.minsi %1998, %c39 : index
      %2001 = arith.cmpi eq, %hasBias, %c8 : index
      %2002 = arith.addi %1978, %2000 : index
      %2003 = memref.load %18[%2002] : memref<?xf32>
      %2004 = arith.muli %0, %c36 : index
      %2005 = arith.addi %2004, %2000 : index
      %2006 = memref.load %bias[%2005] : memref<?xf32>
      %2007 = arith.addf %2003, %2006 : f32
      %2008 = arith.select %2001, %2007, %2003 : f32
      %2009 = arith.addi %2000, %c38 : index
      %2010 = arith.cmpi eq, %hasBias, %c8 : index
      %2011 = arith.addi %1978, %2009 : index
      %2012 = memref.load %18[%2011] : memref<?xf32>
      %2013 = arith.muli %0, %c36 : index
      %2014 = arith.addi %2013, %2009 : index
      %2015 = memref.load %bias[%2014] : memref<?xf32>
      %2016 = arith.addf %2012, %2015 : f32
      %2017 = arith.select %2010, %2016, %2012 : f32
      %2018 = arith.addi %heads, %kvHeads : index
      %2019 = arith.cmpi slt, %0, %2018 : index
      scf.if %2019 {
        %2020 = arith.addi %positionsAt, %1977 : index
        %2021 = memref.load %step[%2020] : memref<?xi32>
        %2022 = arith.index_cast %2021 : i32 to index
        %2023 = arith.cmpi eq, %hasNorm, %c8 : index
        %2024 = math.fma %1988, %1988, %c42 : f32
        %2025 = math.fma %1997, %1997, %2024 : f32
        %2026 = math.fma %2008, %2008, %2025 : f32
        %2027 = arith.select %1999, %2026, %2025 : f32
        %2028 = math.fma %2017, %2017, %2027 : f32
        %2029 = arith.select %1999, %2028, %2027 : f32
        %2030 = vector.broadcast %2029 : f32 to vector<1xf32>
        %2031 = wave.reduce "add" %2030 : vector<1xf32>
        %2032 = arith.mulf %2031, %inverseHeadDim : f32
        %2033 = arith.addf %2032, %epsilon : f32
        %2034 = math.sqrt %2033 : f32
        %2035 = arith.divf %c44, %2034 : f32
        %2036 = arith.cmpi slt, %0, %heads : index
        %2037 = arith.addi %1980, %c38 : index
        %2038 = memref.load %query_norm[%1980] : memref<?xf32>
        %2039 = memref.load %key_norm[%1980] : memref<?xf32>
        %2040 = arith.select %2036, %2038, %2039 : f32
        %2041 = arith.mulf %1988, %2035 : f32
        %2042 = arith.mulf %2041, %2040 : f32
        %2043 = arith.select %2023, %2042, %1988 : f32
        %2044 = memref.load %query_norm[%2037] : memref<?xf32>
        %2045 = memref.load %key_norm[%2037] : memref<?xf32>
        %2046 = arith.select %2036, %2044, %2045 : f32
        %2047 = arith.mulf %1997, %2035 : f32
        %2048 = arith.mulf %2047, %2046 : f32
        %2049 = arith.select %2023, %2048, %1997 : f32
        %2050 = arith.addi %2000, %c38 : index
        %2051 = memref.load %query_norm[%2000] : memref<?xf32>
        %2052 = memref.load %key_norm[%2000] : memref<?xf32>
        %2053 = arith.select %2036, %2051, %2052 : f32
        %2054 = arith.mulf %2008, %2035 : f32
        %2055 = arith.mulf %2054, %2053 : f32
        %2056 = arith.select %2023, %2055, %2008 : f32
        %2057 = memref.load %query_norm[%2050] : memref<?xf32>
        %2058 = memref.load %key_norm[%2050] : memref<?xf32>
        %2059 = arith.select %2036, %2057, %2058 : f32
        %2060 = arith.mulf %2017, %2035 : f32
        %2061 = arith.mulf %2060, %2059 : f32
        %2062 = arith.select %2023, %2061, %2017 : f32
        %2063 = arith.remui %2022, %c21 : index
        %2064 = arith.muli %2063, %c36 : index
        %2065 = arith.addi %2064, %1980 : index
        %2066 = arith.divui %2022, %c21 : index
        %2067 = arith.addi %2066, %c21 : index
        %2068 = arith.muli %2067, %c36 : index
        %2069 = arith.addi %2068, %1980 : index
        %2070 = memref.load %rope[%2065] : memref<?xf32>
        %2071 = arith.addi %2065, %c38 : index
        %2072 = memref.load %rope[%2071] : memref<?xf32>
        %2073 = memref.load %rope[%2069] : memref<?xf32>
        %2074 = arith.addi %2069, %c38 : index
        %2075 = memref.load %rope[%2074] : memref<?xf32>
        %2076 = arith.mulf %2073, %2070 : f32
        %2077 = arith.mulf %2075, %2072 : f32
        %2078 = arith.subf %2076, %2077 : f32
        %2079 = arith.mulf %2075, %2070 : f32
        %2080 = arith.mulf %2073, %2072 : f32
        %2081 = arith.addf %2079, %2080 : f32
        %2082 = arith.mulf %2043, %2078 : f32
        %2083 = arith.mulf %2049, %2081 : f32
        %2084 = arith.subf %2082, %2083 : f32
        %2085 = arith.mulf %2049, %2078 : f32
        %2086 = arith.mulf %2043, %2081 : f32
        %2087 = arith.addf %2085, %2086 : f32
        %2088 = arith.cmpi slt, %0, %heads : index
        scf.if %2088 {
          %2089 = arith.muli %1977, %heads : index
          %2090 = arith.addi %2089, %0 : index
          %2091 = arith.muli %2090, %c36 : index
          %2092 = arith.addi %2091, %1980 : index
          memref.store %2084, %q[%2092] : memref<?xf32>
          %2093 = arith.addi %2092, %c38 : index
          memref.store %2087, %q[%2093] : memref<?xf32>
        } else {
          %2094 = arith.addi %1978, %1980 : index
          memref.store %2084, %18[%2094] : memref<?xf32>
          %2095 = arith.addi %1978, %1980 : index
          %2096 = arith.addi %2095, %c38 : index
          memref.store %2087, %18[%2096] : memref<?xf32>
        }
        %2097 = arith.remui %2022, %c21 : index
        %2098 = arith.muli %2097, %c36 : index
        %2099 = arith.addi %2098, %2000 : index
        %2100 = arith.divui %2022, %c21 : index
        %2101 = arith.addi %2100, %c21 : index
        %2102 = arith.muli %2101, %c36 : index
        %2103 = arith.addi %2102, %2000 : index
        %2104 = memref.load %rope[%2099] : memref<?xf32>
        %2105 = arith.addi %2099, %c38 : index
        %2106 = memref.load %rope[%2105] : memref<?xf32>
        %2107 = memref.load %rope[%2103] : memref<?xf32>
        %2108 = arith.addi %2103, %c38 : index
        %2109 = memref.load %rope[%2108] : memref<?xf32>
        %2110 = arith.mulf %2107, %2104 : f32
        %2111 = arith.mulf %2109, %2106 : f32
        %2112 = arith.subf %2110, %2111 : f32
        %2113 = arith.mulf %2109, %2104 : f32
        %2114 = arith.mulf %2107, %2106 : f32
        %2115 = arith.addf %2113, %2114 : f32
        %2116 = arith.mulf %2056, %2112 : f32
        %2117 = arith.mulf %2062, %2115 : f32
        %2118 = arith.subf %2116, %2117 : f32
        %2119 = arith.mulf %2062, %2112 : f32
        %2120 = arith.mulf %2056, %2115 : f32
        %2121 = arith.addf %2119, %2120 : f32
        scf.if %1999 {
          %2122 = arith.cmpi slt, %0, %heads : index
          scf.if %2122 {
            %2123 = arith.muli %1977, %heads : index
            %2124 = arith.addi %2123, %0 : index
            %2125 = arith.muli %2124, %c36 : index
            %2126 = arith.addi %2125, %2000 : index
            memref.store %2118, %q[%2126] : memref<?xf32>
            %2127 = arith.addi %2126, %c38 : index
            memref.store %2121, %q[%2127] : memref<?xf32>
          } else {
            %2128 = arith.addi %1978, %2000 : index
            memref.store %2118, %18[%2128] : memref<?xf32>
            %2129 = arith.addi %1978, %2000 : index
            %2130 = arith.addi %2129, %c38 : index
            memref.store %2121, %18[%2130] : memref<?xf32>
          }
        }
      } else {
        %2131 = arith.cmpi slt, %0, %heads : index
        scf.if %2131 {
          %2132 = arith.muli %1977, %heads : index
          %2133 = arith.addi %2132, %0 : index
          %2134 = arith.muli %2133, %c36 : index
          %2135 = arith.addi %2134, %1980 : index
          memref.store %1988, %q[%2135] : memref<?xf32>
          %2136 = arith.addi %2135, %c38 : index
          memref.store %1997, %q[%2136] : memref<?xf32>
        } else {
          %2137 = arith.addi %1978, %1980 : index
          memref.store %1988, %18[%2137] : memref<?xf32>
          %2138 = arith.addi %1978, %1980 : index
          %2139 = arith.addi %2138, %c38 : index
          memref.store %1997, %18[%2139] : memref<?xf32>
        }
        scf.if %1999 {
          %2140 = arith.cmpi slt, %0, %heads : index
          scf.if %2140 {
            %2141 = arith.muli %1977, %heads : index
            %2142 = arith.addi %2141, %0 : index
            %2143 = arith.muli %2142, %c36 : index
            %2144 = arith.addi %2143, %2000 : index
            memref.store %2008, %q[%2144] : memref<?xf32>
            %2145 = arith.addi %2144, %c38 : index
            memref.store %2017, %q[%2145] : memref<?xf32>
          } else {
            %2146 = arith.addi %1978, %2000 : index
            memref.store %2008, %18[%2146] : memref<?xf32>
            %2147 = arith.addi %1978, %2000 : index
            %2148 = arith.addi %2147, %c38 : index
            memref.store %2017, %18[%2148] : memref<?xf32>
          }
        }
      }
    }
    %2149 = arith.addi %1971, %c46 : index
    %2150 = arith.addi %1970, %2149 : index
    %2151 = arith.cmpi slt, %2150, %20 : index
    %2152 = arith.cmpi slt, %2149, %c14 : index
    %2153 = arith.andi %2151, %2152 : i1
    scf.if %2153 {
      %2154 = arith.addi %1970, %2149 : index
      %2155 = arith.muli %2149, %c36 : index
      %2156 = wave.lane
      %2157 = arith.addi %2156, %c9 : index
      %2158 = arith.cmpi eq, %hasBias, %c8 : index
      %2159 = arith.addi %2155, %2157 : index
      %2160 = memref.load %18[%2159] : memref<?xf32>
      %2161 = arith.muli %0, %c36 : index
      %2162 = arith.addi %2161, %2157 : index
      %2163 = memref.load %bias[%2162] : memref<?xf32>
      %2164 = arith.addf %2160, %2163 : f32
      %2165 = arith.select %2158, %2164, %2160 : f32
      %2166 = arith.addi %2157, %c38 : index
      %2167 = arith.cmpi eq, %hasBias, %c8 : index
      %2168 = arith.addi %2155, %2166 : index
      %2169 = memref.load %18[%2168] : memref<?xf32>
      %2170 = arith.muli %0, %c36 : index
      %2171 = arith.addi %2170, %2166 : index
      %2172 = memref.load %bias[%2171] : memref<?xf32>
      %2173 = arith.addf %2169, %2172 : f32
      %2174 = arith.select %2167, %2173, %2169 : f32
      %2175 = arith.addi %2156, %c15 : index
      %2176 = arith.cmpi slt, %2175, %c38 : index
      %2177 = arith.minsi %2175, %c39 : index
      %2178 = arith.cmpi eq, %hasBias, %c8 : index
      %2179 = arith.addi %2155, %2177 : index
      %2180 = memref.load %18[%2179] : memref<?xf32>
      %2181 = arith.muli %0, %c36 : index
      %2182 = arith.addi %2181, %2177 : index
      %2183 = memref.load %bias[%2182] : memref<?xf32>
      %2184 = arith.addf %2180, %2183 : f32
      %2185 = arith.select %2178, %2184, %2180 : f32
      %2186 = arith.addi %2177, %c38 : index
      %2187 = arith.cmpi eq, %hasBias, %c8 : index
      %2188 = arith.addi %2155, %2186 : index
      %2189 = memref.load %18[%2188] : memref<?xf32>
      %2190 = arith.muli %0, %c36 : index
      %2191 = arith.addi %2190, %2186 : index
      %2192 = memref.load %bias[%2191] : memref<?xf32>
      %2193 = arith.addf %2189, %2192 : f32
      %2194 = arith.select %2187, %2193, %2189 : f32
      %2195 = arith.addi %heads, %kvHeads : index
      %2196 = arith.cmpi slt, %0, %2195 : index
      scf.if %2196 {
        %2197 = arith.addi %positionsAt, %2154 : index
        %2198 = memref.load %step[%2197] : memref<?xi32>
        %2199 = arith.index_cast %2198 : i32 to index
        %2200 = arith.cmpi eq, %hasNorm, %c8 : index
        %2201 = math.fma %2165, %2165, %c42 : f32
        %2202 = math.fma %2174, %2174, %2201 : f32
        %2203 = math.fma %2185, %2185, %2202 : f32
        %2204 = arith.select %2176, %2203, %2202 : f32
        %2205 = math.fma %2194, %2194, %2204 : f32
        %2206 = arith.select %2176, %2205, %2204 : f32
        %2207 = vector.broadcast %2206 : f32 to vector<1xf32>
        %2208 = wave.reduce "add" %2207 : vector<1xf32>
        %2209 = arith.mulf %2208, %inverseHeadDim : f32
        %2210 = arith.addf %2209, %epsilon : f32
        %2211 = math.sqrt %2210 : f32
        %2212 = arith.divf %c44, %2211 : f32
        %2213 = arith.cmpi slt, %0, %heads : index
        %2214 = arith.addi %2157, %c38 : index
        %2215 = memref.load %query_norm[%2157] : memref<?xf32>
        %2216 = memref.load %key_norm[%2157] : memref<?xf32>
        %2217 = arith.select %2213, %2215, %2216 : f32
        %2218 = arith.mulf %2165, %2212 : f32
        %2219 = arith.mulf %2218, %2217 : f32
        %2220 = arith.select %2200, %2219, %2165 : f32
        %2221 = memref.load %query_norm[%2214] : memref<?xf32>
        %2222 = memref.load %key_norm[%2214] : memref<?xf32>
        %2223 = arith.select %2213, %2221, %2222 : f32
        %2224 = arith.mulf %2174, %2212 : f32
        %2225 = arith.mulf %2224, %2223 : f32
        %2226 = arith.select %2200, %2225, %2174 : f32
        %2227 = arith.addi %2177, %c38 : index
        %2228 = memref.load %query_norm[%2177] : memref<?xf32>
        %2229 = memref.load %key_norm[%2177] : memref<?xf32>
        %2230 = arith.select %2213, %2228, %2229 : f32
        %2231 = arith.mulf %2185, %2212 : f32
        %2232 = arith.mulf %2231, %2230 : f32
        %2233 = arith.select %2200, %2232, %2185 : f32
        %2234 = memref.load %query_norm[%2227] : memref<?xf32>
        %2235 = memref.load %key_norm[%2227] : memref<?xf32>
        %2236 = arith.select %2213, %2234, %2235 : f32
        %2237 = arith.mulf %2194, %2212 : f32
        %2238 = arith.mulf %2237, %2236 : f32
        %2239 = arith.select %2200, %2238, %2194 : f32
        %2240 = arith.remui %2199, %c21 : index
        %2241 = arith.muli %2240, %c36 : index
        %2242 = arith.addi %2241, %2157 : index
        %2243 = arith.divui %2199, %c21 : index
        %2244 = arith.addi %2243, %c21 : index
        %2245 = arith.muli %2244, %c36 : index
        %2246 = arith.addi %2245, %2157 : index
        %2247 = memref.load %rope[%2242] : memref<?xf32>
        %2248 = arith.addi %2242, %c38 : index
        %2249 = memref.load %rope[%2248] : memref<?xf32>
        %2250 = memref.load %rope[%2246] : memref<?xf32>
        %2251 = arith.addi %2246, %c38 : index
        %2252 = memref.load %rope[%2251] : memref<?xf32>
        %2253 = arith.mulf %2250, %2247 : f32
        %2254 = arith.mulf %2252, %2249 : f32
        %2255 = arith.subf %2253, %2254 : f32
        %2256 = arith.mulf %2252, %2247 : f32
        %2257 = arith.mulf %2250, %2249 : f32
        %2258 = arith.addf %2256, %2257 : f32
        %2259 = arith.mulf %2220, %2255 : f32
        %2260 = arith.mulf %2226, %2258 : f32
        %2261 = arith.subf %2259, %2260 : f32
        %2262 = arith.mulf %2226, %2255 : f32
        %2263 = arith.mulf %2220, %2258 : f32
        %2264 = arith.addf %2262, %2263 : f32
        %2265 = arith.cmpi slt, %0, %heads : index
        scf.if %2265 {
          %2266 = arith.muli %2154, %heads : index
          %2267 = arith.addi %2266, %0 : index
          %2268 = arith.muli %2267, %c36 : index
          %2269 = arith.addi %2268, %2157 : index
          memref.store %2261, %q[%2269] : memref<?xf32>
          %2270 = arith.addi %2269, %c38 : index
          memref.store %2264, %q[%2270] : memref<?xf32>
        } else {
          %2271 = arith.addi %2155, %2157 : index
          memref.store %2261, %18[%2271] : memref<?xf32>
          %2272 = arith.addi %2155, %2157 : index
          %2273 = arith.addi %2272, %c38 : index
          memref.store %2264, %18[%2273] : memref<?xf32>
        }
        %2274 = arith.remui %2199, %c21 : index
        %2275 = arith.muli %2274, %c36 : index
        %2276 = arith.addi %2275, %2177 : index
        %2277 = arith.divui %2199, %c21 : index
        %2278 = arith.addi %2277, %c21 : index
        %2279 = arith.muli %2278, %c36 : index
        %2280 = arith.addi %2279, %2177 : index
        %2281 = memref.load %rope[%2276] : memref<?xf32>
        %2282 = arith.addi %2276, %c38 : index
        %2283 = memref.load %rope[%2282] : memref<?xf32>
        %2284 = memref.load %rope[%2280] : memref<?xf32>
        %2285 = arith.addi %2280, %c38 : index
        %2286 = memref.load %rope[%2285] : memref<?xf32>
        %2287 = arith.mulf %2284, %2281 : f32
        %2288 = arith.mulf %2286, %2283 : f32
        %2289 = arith.subf %2287, %2288 : f32
        %2290 = arith.mulf %2286, %2281 : f32
        %2291 = arith.mulf %2284, %2283 : f32
        %2292 = arith.addf %2290, %2291 : f32
        %2293 = arith.mulf %2233, %2289 : f32
        %2294 = arith.mulf %2239, %2292 : f32
        %2295 = arith.subf %2293, %2294 : f32
        %2296 = arith.mulf %2239, %2289 : f32
        %2297 = arith.mulf %2233, %2292 : f32
        %2298 = arith.addf %2296, %2297 : f32
        scf.if %2176 {
          %2299 = arith.cmpi slt, %0, %heads : index
          scf.if %2299 {
            %2300 = arith.muli %2154, %heads : index
            %2301 = arith.addi %2300, %0 : index
            %2302 = arith.muli %2301, %c36 : index
            %2303 = arith.addi %2302, %2177 : index
            memref.store %2295, %q[%2303] : memref<?xf32>
            %2304 = arith.addi %2303, %c38 : index
            memref.store %2298, %q[%2304] : memref<?xf32>
          } else {
            %2305 = arith.addi %2155, %2177 : index
            memref.store %2295, %18[%2305] : memref<?xf32>
            %2306 = arith.addi %2155, %2177 : index
            %2307 = arith.addi %2306, %c38 : index
            memref.store %2298, %18[%2307] : memref<?xf32>
          }
        }
      } else {
        %2308 = arith.cmpi slt, %0, %heads : index
        scf.if %2308 {
          %2309 = arith.muli %2154, %heads : index
          %2310 = arith.addi %2309, %0 : index
          %2311 = arith.muli %2310, %c36 : index
          %2312 = arith.addi %2311, %2157 : index
          memref.store %2165, %q[%2312] : memref<?xf32>
          %2313 = arith.addi %2312, %c38 : index
          memref.store %2174, %q[%2313] : memref<?xf32>
        } else {
          %2314 = arith.addi %2155, %2157 : index
          memref.store %2165, %18[%2314] : memref<?xf32>
          %2315 = arith.addi %2155, %2157 : index
          %2316 = arith.addi %2315, %c38 : index
          memref.store %2174, %18[%2316] : memref<?xf32>
        }
        scf.if %2176 {
          %2317 = arith.cmpi slt, %0, %heads : index
          scf.if %2317 {
            %2318 = arith.muli %2154, %heads : index
            %2319 = arith.addi %2318, %0 : index
            %2320 = arith.muli %2319, %c36 : index
            %2321 = arith.addi %2320, %2177 : index
            memref.store %2185, %q[%2321] : memref<?xf32>
            %2322 = arith.addi %2321, %c38 : index
            memref.store %2194, %q[%2322] : memref<?xf32>
          } else {
            %2323 = arith.addi %2155, %2177 : index
            memref.store %2185, %18[%2323] : memref<?xf32>
            %2324 = arith.addi %2155, %2177 : index
            %2325 = arith.addi %2324, %c38 : index
            memref.store %2194, %18[%2325] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %2326 = arith.cmpi sge, %0, %heads : index
    scf.if %2326 {
      %2327 = arith.addi %1971, %c9 : index
      %2328 = arith.addi %1970, %2327 : index
      %2329 = arith.cmpi slt, %2328, %20 : index
      %2330 = arith.cmpi slt, %2327, %c14 : index
      %2331 = arith.andi %2329, %2330 : i1
      scf.if %2331 {
        %2332 = arith.addi %1970, %2327 : index
        %2333 = arith.addi %slotsAt, %2332 : index
        %2334 = memref.load %step[%2333] : memref<?xi32>
        %2335 = arith.index_cast %2334 : i32 to index
        %2336 = arith.cmpi sge, %2335, %c9 : index
        scf.if %2336 {
          %2337 = arith.muli %2327, %c36 : index
          %2338 = arith.subi %0, %heads : index
          %2339 = memref.load %scales[%2338] : memref<?xf32>
          %2340 = vector.broadcast %2339 : f32 to vector<4xf32>
          %2341 = arith.divui %2335, %c14 : index
          %2342 = arith.remui %2335, %c14 : index
          %2343 = arith.muli %2341, %pageBytes : index
          %2344 = arith.cmpi eq, %codec, %c9 : index
          scf.if %2344 {
            %2345 = wave.lane
            %2346 = arith.muli %2345, %c20 : index
            scf.for %2347 = %2346 to %c36 step %c7 {
              %2348 = arith.addi %2337, %2347 : index
              %2349 = vector.load %18[%2348] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2350 = arith.mulf %2349, %2340 : vector<4xf32>
              %2351 = arith.minimumf %2350, %c50 : vector<4xf32>
              %2352 = arith.maximumf %2351, %c51 : vector<4xf32>
              %2353 = arith.truncf %2352 : vector<4xf32> to vector<4xf16>
              %2354 = vector.bitcast %2353 : vector<4xf16> to vector<8xi8>
              %2355 = arith.cmpi slt, %2338, %kvHeads : index
              scf.if %2355 {
                %2356 = arith.muli %2338, %c52 : index
                %2357 = arith.addi %2343, %2356 : index
                %2358 = arith.divui %2347, %c14 : index
                %2359 = arith.muli %2358, %c53 : index
                %2360 = arith.remui %2347, %c14 : index
                %2361 = arith.divui %2360, %c4 : index
                %2362 = arith.muli %2361, %c21 : index
                %2363 = arith.muli %2342, %c14 : index
                %2364 = arith.addi %2362, %2363 : index
                %2365 = arith.remui %2360, %c4 : index
                %2366 = arith.muli %2365, %c5 : index
                %2367 = arith.addi %2364, %2366 : index
                %2368 = arith.addi %2359, %2367 : index
                %2369 = arith.addi %2357, %2368 : index
                vector.store %2354, %kv[%2369] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2370 = arith.subi %2338, %kvHeads : index
                %2371 = arith.muli %2370, %c52 : index
                %2372 = arith.addi %2343, %2371 : index
                %2373 = arith.addi %2347, %c9 : index
                %2374 = arith.divui %2373, %c14 : index
                %2375 = arith.muli %2374, %c53 : index
                %2376 = arith.addi %2375, %c10 : index
                %2377 = arith.remui %2373, %c14 : index
                %2378 = arith.divui %2342, %c5 : index
                %2379 = arith.remui %2342, %c5 : index
                %2380 = arith.muli %2379, %c4 : index
                %2381 = arith.addi %2378, %2380 : index
                %2382 = arith.divui %2381, %c4 : index
                %2383 = arith.muli %2382, %c21 : index
                %2384 = arith.muli %2377, %c14 : index
                %2385 = arith.addi %2383, %2384 : index
                %2386 = arith.remui %2381, %c4 : index
                %2387 = arith.muli %2386, %c5 : index
                %2388 = arith.addi %2385, %2387 : index
                %2389 = arith.addi %2376, %2388 : index
                %2390 = arith.addi %2372, %2389 : index
                %2391 = vector.shuffle %2354, %2354 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2391, %kv[%2390] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2392 = arith.addi %2347, %c8 : index
                %2393 = arith.divui %2392, %c14 : index
                %2394 = arith.muli %2393, %c53 : index
                %2395 = arith.addi %2394, %c10 : index
                %2396 = arith.remui %2392, %c14 : index
                %2397 = arith.divui %2342, %c5 : index
                %2398 = arith.remui %2342, %c5 : index
                %2399 = arith.muli %2398, %c4 : index
                %2400 = arith.addi %2397, %2399 : index
                %2401 = arith.divui %2400, %c4 : index
                %2402 = arith.muli %2401, %c21 : index
                %2403 = arith.muli %2396, %c14 : index
                %2404 = arith.addi %2402, %2403 : index
                %2405 = arith.remui %2400, %c4 : index
                %2406 = arith.muli %2405, %c5 : index
                %2407 = arith.addi %2404, %2406 : index
                %2408 = arith.addi %2395, %2407 : index
                %2409 = arith.addi %2372, %2408 : index
                %2410 = vector.shuffle %2354, %2354 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2410, %kv[%2409] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2411 = arith.addi %2347, %c5 : index
                %2412 = arith.divui %2411, %c14 : index
                %2413 = arith.muli %2412, %c53 : index
                %2414 = arith.addi %2413, %c10 : index
                %2415 = arith.remui %2411, %c14 : index
                %2416 = arith.divui %2342, %c5 : index
                %2417 = arith.remui %2342, %c5 : index
                %2418 = arith.muli %2417, %c4 : index
                %2419 = arith.addi %2416, %2418 : index
                %2420 = arith.divui %2419, %c4 : index
                %2421 = arith.muli %2420, %c21 : index
                %2422 = arith.muli %2415, %c14 : index
                %2423 = arith.addi %2421, %2422 : index
                %2424 = arith.remui %2419, %c4 : index
                %2425 = arith.muli %2424, %c5 : index
                %2426 = arith.addi %2423, %2425 : index
                %2427 = arith.addi %2414, %2426 : index
                %2428 = arith.addi %2372, %2427 : index
                %2429 = vector.shuffle %2354, %2354 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2429, %kv[%2428] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2430 = arith.addi %2347, %c29 : index
                %2431 = arith.divui %2430, %c14 : index
                %2432 = arith.muli %2431, %c53 : index
                %2433 = arith.addi %2432, %c10 : index
                %2434 = arith.remui %2430, %c14 : index
                %2435 = arith.divui %2342, %c5 : index
                %2436 = arith.remui %2342, %c5 : index
                %2437 = arith.muli %2436, %c4 : index
                %2438 = arith.addi %2435, %2437 : index
                %2439 = arith.divui %2438, %c4 : index
                %2440 = arith.muli %2439, %c21 : index
                %2441 = arith.muli %2434, %c14 : index
                %2442 = arith.addi %2440, %2441 : index
                %2443 = arith.remui %2438, %c4 : index
                %2444 = arith.muli %2443, %c5 : index
                %2445 = arith.addi %2442, %2444 : index
                %2446 = arith.addi %2433, %2445 : index
                %2447 = arith.addi %2372, %2446 : index
                %2448 = vector.shuffle %2354, %2354 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2448, %kv[%2447] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2449 = arith.cmpi eq, %codec, %c8 : index
          scf.if %2449 {
            %2450 = wave.lane
            %2451 = arith.muli %2450, %c20 : index
            scf.for %2452 = %2451 to %c36 step %c7 {
              %2453 = arith.addi %2337, %2452 : index
              %2454 = vector.load %18[%2453] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2455 = arith.mulf %2454, %2340 : vector<4xf32>
              %2456 = wave.fp8_encode "e4m3" %2455 : vector<4xf32> -> vector<4xi8>
              %2457 = arith.cmpi slt, %2338, %kvHeads : index
              scf.if %2457 {
                %2458 = arith.muli %2338, %c10 : index
                %2459 = arith.addi %2343, %2458 : index
                %2460 = vector.shuffle %2456, %2456 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2461 = arith.divui %2452, %c14 : index
                %2462 = arith.muli %2461, %c21 : index
                %2463 = arith.remui %2452, %c14 : index
                %2464 = arith.muli %2342, %c14 : index
                %2465 = arith.divui %2463, %c20 : index
                %2466 = arith.muli %2465, %c20 : index
                %2467 = arith.remui %2463, %c5 : index
                %2468 = arith.muli %2467, %c5 : index
                %2469 = arith.addi %2466, %2468 : index
                %2470 = arith.divui %2463, %c5 : index
                %2471 = arith.remui %2470, %c5 : index
                %2472 = arith.addi %2469, %2471 : index
                %2473 = arith.addi %2464, %2472 : index
                %2474 = arith.addi %2462, %2473 : index
                %2475 = arith.addi %2459, %2474 : index
                vector.store %2460, %kv[%2475] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2476 = arith.subi %2338, %kvHeads : index
                %2477 = arith.muli %2476, %c10 : index
                %2478 = arith.addi %2343, %2477 : index
                %2479 = arith.addi %2452, %c9 : index
                %2480 = arith.divui %2479, %c14 : index
                %2481 = arith.muli %2480, %c21 : index
                %2482 = arith.addi %2481, %c11 : index
                %2483 = arith.remui %2479, %c14 : index
                %2484 = arith.divui %2342, %c5 : index
                %2485 = arith.remui %2342, %c5 : index
                %2486 = arith.muli %2485, %c4 : index
                %2487 = arith.addi %2484, %2486 : index
                %2488 = arith.muli %2483, %c14 : index
                %2489 = arith.divui %2487, %c20 : index
                %2490 = arith.muli %2489, %c20 : index
                %2491 = arith.remui %2487, %c5 : index
                %2492 = arith.muli %2491, %c5 : index
                %2493 = arith.addi %2490, %2492 : index
                %2494 = arith.divui %2487, %c5 : index
                %2495 = arith.remui %2494, %c5 : index
                %2496 = arith.addi %2493, %2495 : index
                %2497 = arith.addi %2488, %2496 : index
                %2498 = arith.addi %2482, %2497 : index
                %2499 = arith.addi %2478, %2498 : index
                %2500 = vector.shuffle %2456, %2456 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2500, %kv[%2499] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2501 = arith.addi %2452, %c8 : index
                %2502 = arith.divui %2501, %c14 : index
                %2503 = arith.muli %2502, %c21 : index
                %2504 = arith.addi %2503, %c11 : index
                %2505 = arith.remui %2501, %c14 : index
                %2506 = arith.divui %2342, %c5 : index
                %2507 = arith.remui %2342, %c5 : index
                %2508 = arith.muli %2507, %c4 : index
                %2509 = arith.addi %2506, %2508 : index
                %2510 = arith.muli %2505, %c14 : index
                %2511 = arith.divui %2509, %c20 : index
                %2512 = arith.muli %2511, %c20 : index
                %2513 = arith.remui %2509, %c5 : index
                %2514 = arith.muli %2513, %c5 : index
                %2515 = arith.addi %2512, %2514 : index
                %2516 = arith.divui %2509, %c5 : index
                %2517 = arith.remui %2516, %c5 : index
                %2518 = arith.addi %2515, %2517 : index
                %2519 = arith.addi %2510, %2518 : index
                %2520 = arith.addi %2504, %2519 : index
                %2521 = arith.addi %2478, %2520 : index
                %2522 = vector.shuffle %2456, %2456 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2522, %kv[%2521] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2523 = arith.addi %2452, %c5 : index
                %2524 = arith.divui %2523, %c14 : index
                %2525 = arith.muli %2524, %c21 : index
                %2526 = arith.addi %2525, %c11 : index
                %2527 = arith.remui %2523, %c14 : index
                %2528 = arith.divui %2342, %c5 : index
                %2529 = arith.remui %2342, %c5 : index
                %2530 = arith.muli %2529, %c4 : index
                %2531 = arith.addi %2528, %2530 : index
                %2532 = arith.muli %2527, %c14 : index
                %2533 = arith.divui %2531, %c20 : index
                %2534 = arith.muli %2533, %c20 : index
                %2535 = arith.remui %2531, %c5 : index
                %2536 = arith.muli %2535, %c5 : index
                %2537 = arith.addi %2534, %2536 : index
                %2538 = arith.divui %2531, %c5 : index
                %2539 = arith.remui %2538, %c5 : index
                %2540 = arith.addi %2537, %2539 : index
                %2541 = arith.addi %2532, %2540 : index
                %2542 = arith.addi %2526, %2541 : index
                %2543 = arith.addi %2478, %2542 : index
                %2544 = vector.shuffle %2456, %2456 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2544, %kv[%2543] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2545 = arith.addi %2452, %c29 : index
                %2546 = arith.divui %2545, %c14 : index
                %2547 = arith.muli %2546, %c21 : index
                %2548 = arith.addi %2547, %c11 : index
                %2549 = arith.remui %2545, %c14 : index
                %2550 = arith.divui %2342, %c5 : index
                %2551 = arith.remui %2342, %c5 : index
                %2552 = arith.muli %2551, %c4 : index
                %2553 = arith.addi %2550, %2552 : index
                %2554 = arith.muli %2549, %c14 : index
                %2555 = arith.divui %2553, %c20 : index
                %2556 = arith.muli %2555, %c20 : index
                %2557 = arith.remui %2553, %c5 : index
                %2558 = arith.muli %2557, %c5 : index
                %2559 = arith.addi %2556, %2558 : index
                %2560 = arith.divui %2553, %c5 : index
                %2561 = arith.remui %2560, %c5 : index
                %2562 = arith.addi %2559, %2561 : index
                %2563 = arith.addi %2554, %2562 : index
                %2564 = arith.addi %2548, %2563 : index
                %2565 = arith.addi %2478, %2564 : index
                %2566 = vector.shuffle %2456, %2456 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2566, %kv[%2565] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2567 = arith.cmpi eq, %codec, %c5 : index
          scf.if %2567 {
            %2568 = wave.lane
            %2569 = arith.muli %2568, %c20 : index
            scf.for %2570 = %2569 to %c36 step %c7 {
              %2571 = arith.addi %2337, %2570 : index
              %2572 = vector.load %18[%2571] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2573 = arith.mulf %2572, %2340 : vector<4xf32>
              %2574 = wave.fp8_encode "e5m2" %2573 : vector<4xf32> -> vector<4xi8>
              %2575 = arith.cmpi slt, %2338, %kvHeads : index
              scf.if %2575 {
                %2576 = arith.muli %2338, %c10 : index
                %2577 = arith.addi %2343, %2576 : index
                %2578 = vector.shuffle %2574, %2574 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2579 = arith.divui %2570, %c14 : index
                %2580 = arith.muli %2579, %c21 : index
                %2581 = arith.remui %2570, %c14 : index
                %2582 = arith.muli %2342, %c14 : index
                %2583 = arith.divui %2581, %c20 : index
                %2584 = arith.muli %2583, %c20 : index
                %2585 = arith.remui %2581, %c5 : index
                %2586 = arith.muli %2585, %c5 : index
                %2587 = arith.addi %2584, %2586 : index
                %2588 = arith.divui %2581, %c5 : index
                %2589 = arith.remui %2588, %c5 : index
                %2590 = arith.addi %2587, %2589 : index
                %2591 = arith.addi %2582, %2590 : index
                %2592 = arith.addi %2580, %2591 : index
                %2593 = arith.addi %2577, %2592 : index
                vector.store %2578, %kv[%2593] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2594 = arith.subi %2338, %kvHeads : index
                %2595 = arith.muli %2594, %c10 : index
                %2596 = arith.addi %2343, %2595 : index
                %2597 = arith.addi %2570, %c9 : index
                %2598 = arith.divui %2597, %c14 : index
                %2599 = arith.muli %2598, %c21 : index
                %2600 = arith.addi %2599, %c11 : index
                %2601 = arith.remui %2597, %c14 : index
                %2602 = arith.divui %2342, %c5 : index
                %2603 = arith.remui %2342, %c5 : index
                %2604 = arith.muli %2603, %c4 : index
                %2605 = arith.addi %2602, %2604 : index
                %2606 = arith.muli %2601, %c14 : index
                %2607 = arith.divui %2605, %c20 : index
                %2608 = arith.muli %2607, %c20 : index
                %2609 = arith.remui %2605, %c5 : index
                %2610 = arith.muli %2609, %c5 : index
                %2611 = arith.addi %2608, %2610 : index
                %2612 = arith.divui %2605, %c5 : index
                %2613 = arith.remui %2612, %c5 : index
                %2614 = arith.addi %2611, %2613 : index
                %2615 = arith.addi %2606, %2614 : index
                %2616 = arith.addi %2600, %2615 : index
                %2617 = arith.addi %2596, %2616 : index
                %2618 = vector.shuffle %2574, %2574 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2618, %kv[%2617] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2619 = arith.addi %2570, %c8 : index
                %2620 = arith.divui %2619, %c14 : index
                %2621 = arith.muli %2620, %c21 : index
                %2622 = arith.addi %2621, %c11 : index
                %2623 = arith.remui %2619, %c14 : index
                %2624 = arith.divui %2342, %c5 : index
                %2625 = arith.remui %2342, %c5 : index
                %2626 = arith.muli %2625, %c4 : index
                %2627 = arith.addi %2624, %2626 : index
                %2628 = arith.muli %2623, %c14 : index
                %2629 = arith.divui %2627, %c20 : index
                %2630 = arith.muli %2629, %c20 : index
                %2631 = arith.remui %2627, %c5 : index
                %2632 = arith.muli %2631, %c5 : index
                %2633 = arith.addi %2630, %2632 : index
                %2634 = arith.divui %2627, %c5 : index
                %2635 = arith.remui %2634, %c5 : index
                %2636 = arith.addi %2633, %2635 : index
                %2637 = arith.addi %2628, %2636 : index
                %2638 = arith.addi %2622, %2637 : index
                %2639 = arith.addi %2596, %2638 : index
                %2640 = vector.shuffle %2574, %2574 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2640, %kv[%2639] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2641 = arith.addi %2570, %c5 : index
                %2642 = arith.divui %2641, %c14 : index
                %2643 = arith.muli %2642, %c21 : index
                %2644 = arith.addi %2643, %c11 : index
                %2645 = arith.remui %2641, %c14 : index
                %2646 = arith.divui %2342, %c5 : index
                %2647 = arith.remui %2342, %c5 : index
                %2648 = arith.muli %2647, %c4 : index
                %2649 = arith.addi %2646, %2648 : index
                %2650 = arith.muli %2645, %c14 : index
                %2651 = arith.divui %2649, %c20 : index
                %2652 = arith.muli %2651, %c20 : index
                %2653 = arith.remui %2649, %c5 : index
                %2654 = arith.muli %2653, %c5 : index
                %2655 = arith.addi %2652, %2654 : index
                %2656 = arith.divui %2649, %c5 : index
                %2657 = arith.remui %2656, %c5 : index
                %2658 = arith.addi %2655, %2657 : index
                %2659 = arith.addi %2650, %2658 : index
                %2660 = arith.addi %2644, %2659 : index
                %2661 = arith.addi %2596, %2660 : index
                %2662 = vector.shuffle %2574, %2574 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2662, %kv[%2661] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2663 = arith.addi %2570, %c29 : index
                %2664 = arith.divui %2663, %c14 : index
                %2665 = arith.muli %2664, %c21 : index
                %2666 = arith.addi %2665, %c11 : index
                %2667 = arith.remui %2663, %c14 : index
                %2668 = arith.divui %2342, %c5 : index
                %2669 = arith.remui %2342, %c5 : index
                %2670 = arith.muli %2669, %c4 : index
                %2671 = arith.addi %2668, %2670 : index
                %2672 = arith.muli %2667, %c14 : index
                %2673 = arith.divui %2671, %c20 : index
                %2674 = arith.muli %2673, %c20 : index
                %2675 = arith.remui %2671, %c5 : index
                %2676 = arith.muli %2675, %c5 : index
                %2677 = arith.addi %2674, %2676 : index
                %2678 = arith.divui %2671, %c5 : index
                %2679 = arith.remui %2678, %c5 : index
                %2680 = arith.addi %2677, %2679 : index
                %2681 = arith.addi %2672, %2680 : index
                %2682 = arith.addi %2666, %2681 : index
                %2683 = arith.addi %2596, %2682 : index
                %2684 = vector.shuffle %2574, %2574 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2684, %kv[%2683] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %2685 = arith.addi %1971, %c46 : index
      %2686 = arith.addi %1970, %2685 : index
      %2687 = arith.cmpi slt, %2686, %20 : index
      %2688 = arith.cmpi slt, %2685, %c14 : index
      %2689 = arith.andi %2687, %2688 : i1
      scf.if %2689 {
        %2690 = arith.addi %1970, %2685 : index
        %2691 = arith.addi %slotsAt, %2690 : index
        %2692 = memref.load %step[%2691] : memref<?xi32>
        %2693 = arith.index_cast %2692 : i32 to index
        %2694 = arith.cmpi sge, %2693, %c9 : index
        scf.if %2694 {
          %2695 = arith.muli %2685, %c36 : index
          %2696 = arith.subi %0, %heads : index
          %2697 = memref.load %scales[%2696] : memref<?xf32>
          %2698 = vector.broadcast %2697 : f32 to vector<4xf32>
          %2699 = arith.divui %2693, %c14 : index
          %2700 = arith.remui %2693, %c14 : index
          %2701 = arith.muli %2699, %pageBytes : index
          %2702 = arith.cmpi eq, %codec, %c9 : index
          scf.if %2702 {
            %2703 = wave.lane
            %2704 = arith.muli %2703, %c20 : index
            scf.for %2705 = %2704 to %c36 step %c7 {
              %2706 = arith.addi %2695, %2705 : index
              %2707 = vector.load %18[%2706] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2708 = arith.mulf %2707, %2698 : vector<4xf32>
              %2709 = arith.minimumf %2708, %c50 : vector<4xf32>
              %2710 = arith.maximumf %2709, %c51 : vector<4xf32>
              %2711 = arith.truncf %2710 : vector<4xf32> to vector<4xf16>
              %2712 = vector.bitcast %2711 : vector<4xf16> to vector<8xi8>
              %2713 = arith.cmpi slt, %2696, %kvHeads : index
              scf.if %2713 {
                %2714 = arith.muli %2696, %c52 : index
                %2715 = arith.addi %2701, %2714 : index
                %2716 = arith.divui %2705, %c14 : index
                %2717 = arith.muli %2716, %c53 : index
                %2718 = arith.remui %2705, %c14 : index
                %2719 = arith.divui %2718, %c4 : index
                %2720 = arith.muli %2719, %c21 : index
                %2721 = arith.muli %2700, %c14 : index
                %2722 = arith.addi %2720, %2721 : index
                %2723 = arith.remui %2718, %c4 : index
                %2724 = arith.muli %2723, %c5 : index
                %2725 = arith.addi %2722, %2724 : index
                %2726 = arith.addi %2717, %2725 : index
                %2727 = arith.addi %2715, %2726 : index
                vector.store %2712, %kv[%2727] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2728 = arith.subi %2696, %kvHeads : index
                %2729 = arith.muli %2728, %c52 : index
                %2730 = arith.addi %2701, %2729 : index
                %2731 = arith.addi %2705, %c9 : index
                %2732 = arith.divui %2731, %c14 : index
                %2733 = arith.muli %2732, %c53 : index
                %2734 = arith.addi %2733, %c10 : index
                %2735 = arith.remui %2731, %c14 : index
                %2736 = arith.divui %2700, %c5 : index
                %2737 = arith.remui %2700, %c5 : index
                %2738 = arith.muli %2737, %c4 : index
                %2739 = arith.addi %2736, %2738 : index
                %2740 = arith.divui %2739, %c4 : index
                %2741 = arith.muli %2740, %c21 : index
                %2742 = arith.muli %2735, %c14 : index
                %2743 = arith.addi %2741, %2742 : index
                %2744 = arith.remui %2739, %c4 : index
                %2745 = arith.muli %2744, %c5 : index
                %2746 = arith.addi %2743, %2745 : index
                %2747 = arith.addi %2734, %2746 : index
                %2748 = arith.addi %2730, %2747 : index
                %2749 = vector.shuffle %2712, %2712 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2749, %kv[%2748] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2750 = arith.addi %2705, %c8 : index
                %2751 = arith.divui %2750, %c14 : index
                %2752 = arith.muli %2751, %c53 : index
                %2753 = arith.addi %2752, %c10 : index
                %2754 = arith.remui %2750, %c14 : index
                %2755 = arith.divui %2700, %c5 : index
                %2756 = arith.remui %2700, %c5 : index
                %2757 = arith.muli %2756, %c4 : index
                %2758 = arith.addi %2755, %2757 : index
                %2759 = arith.divui %2758, %c4 : index
                %2760 = arith.muli %2759, %c21 : index
                %2761 = arith.muli %2754, %c14 : index
                %2762 = arith.addi %2760, %2761 : index
                %2763 = arith.remui %2758, %c4 : index
                %2764 = arith.muli %2763, %c5 : index
                %2765 = arith.addi %2762, %2764 : index
                %2766 = arith.addi %2753, %2765 : index
                %2767 = arith.addi %2730, %2766 : index
                %2768 = vector.shuffle %2712, %2712 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2768, %kv[%2767] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2769 = arith.addi %2705, %c5 : index
                %2770 = arith.divui %2769, %c14 : index
                %2771 = arith.muli %2770, %c53 : index
                %2772 = arith.addi %2771, %c10 : index
                %2773 = arith.remui %2769, %c14 : index
                %2774 = arith.divui %2700, %c5 : index
                %2775 = arith.remui %2700, %c5 : index
                %2776 = arith.muli %2775, %c4 : index
                %2777 = arith.addi %2774, %2776 : index
                %2778 = arith.divui %2777, %c4 : index
                %2779 = arith.muli %2778, %c21 : index
                %2780 = arith.muli %2773, %c14 : index
                %2781 = arith.addi %2779, %2780 : index
                %2782 = arith.remui %2777, %c4 : index
                %2783 = arith.muli %2782, %c5 : index
                %2784 = arith.addi %2781, %2783 : index
                %2785 = arith.addi %2772, %2784 : index
                %2786 = arith.addi %2730, %2785 : index
                %2787 = vector.shuffle %2712, %2712 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2787, %kv[%2786] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2788 = arith.addi %2705, %c29 : index
                %2789 = arith.divui %2788, %c14 : index
                %2790 = arith.muli %2789, %c53 : index
                %2791 = arith.addi %2790, %c10 : index
                %2792 = arith.remui %2788, %c14 : index
                %2793 = arith.divui %2700, %c5 : index
                %2794 = arith.remui %2700, %c5 : index
                %2795 = arith.muli %2794, %c4 : index
                %2796 = arith.addi %2793, %2795 : index
                %2797 = arith.divui %2796, %c4 : index
                %2798 = arith.muli %2797, %c21 : index
                %2799 = arith.muli %2792, %c14 : index
                %2800 = arith.addi %2798, %2799 : index
                %2801 = arith.remui %2796, %c4 : index
                %2802 = arith.muli %2801, %c5 : index
                %2803 = arith.addi %2800, %2802 : index
                %2804 = arith.addi %2791, %2803 : index
                %2805 = arith.addi %2730, %2804 : index
                %2806 = vector.shuffle %2712, %2712 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2806, %kv[%2805] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2807 = arith.cmpi eq, %codec, %c8 : index
          scf.if %2807 {
            %2808 = wave.lane
            %2809 = arith.muli %2808, %c20 : index
            scf.for %2810 = %2809 to %c36 step %c7 {
              %2811 = arith.addi %2695, %2810 : index
              %2812 = vector.load %18[%2811] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2813 = arith.mulf %2812, %2698 : vector<4xf32>
              %2814 = wave.fp8_encode "e4m3" %2813 : vector<4xf32> -> vector<4xi8>
              %2815 = arith.cmpi slt, %2696, %kvHeads : index
              scf.if %2815 {
                %2816 = arith.muli %2696, %c10 : index
                %2817 = arith.addi %2701, %2816 : index
                %2818 = vector.shuffle %2814, %2814 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2819 = arith.divui %2810, %c14 : index
                %2820 = arith.muli %2819, %c21 : index
                %2821 = arith.remui %2810, %c14 : index
                %2822 = arith.muli %2700, %c14 : index
                %2823 = arith.divui %2821, %c20 : index
                %2824 = arith.muli %2823, %c20 : index
                %2825 = arith.remui %2821, %c5 : index
                %2826 = arith.muli %2825, %c5 : index
                %2827 = arith.addi %2824, %2826 : index
                %2828 = arith.divui %2821, %c5 : index
                %2829 = arith.remui %2828, %c5 : index
                %2830 = arith.addi %2827, %2829 : index
                %2831 = arith.addi %2822, %2830 : index
                %2832 = arith.addi %2820, %2831 : index
                %2833 = arith.addi %2817, %2832 : index
                vector.store %2818, %kv[%2833] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2834 = arith.subi %2696, %kvHeads : index
                %2835 = arith.muli %2834, %c10 : index
                %2836 = arith.addi %2701, %2835 : index
                %2837 = arith.addi %2810, %c9 : index
                %2838 = arith.divui %2837, %c14 : index
                %2839 = arith.muli %2838, %c21 : index
                %2840 = arith.addi %2839, %c11 : index
                %2841 = arith.remui %2837, %c14 : index
                %2842 = arith.divui %2700, %c5 : index
                %2843 = arith.remui %2700, %c5 : index
                %2844 = arith.muli %2843, %c4 : index
                %2845 = arith.addi %2842, %2844 : index
                %2846 = arith.muli %2841, %c14 : index
                %2847 = arith.divui %2845, %c20 : index
                %2848 = arith.muli %2847, %c20 : index
                %2849 = arith.remui %2845, %c5 : index
                %2850 = arith.muli %2849, %c5 : index
                %2851 = arith.addi %2848, %2850 : index
                %2852 = arith.divui %2845, %c5 : index
                %2853 = arith.remui %2852, %c5 : index
                %2854 = arith.addi %2851, %2853 : index
                %2855 = arith.addi %2846, %2854 : index
                %2856 = arith.addi %2840, %2855 : index
                %2857 = arith.addi %2836, %2856 : index
                %2858 = vector.shuffle %2814, %2814 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2858, %kv[%2857] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2859 = arith.addi %2810, %c8 : index
                %2860 = arith.divui %2859, %c14 : index
                %2861 = arith.muli %2860, %c21 : index
                %2862 = arith.addi %2861, %c11 : index
                %2863 = arith.remui %2859, %c14 : index
                %2864 = arith.divui %2700, %c5 : index
                %2865 = arith.remui %2700, %c5 : index
                %2866 = arith.muli %2865, %c4 : index
                %2867 = arith.addi %2864, %2866 : index
                %2868 = arith.muli %2863, %c14 : index
                %2869 = arith.divui %2867, %c20 : index
                %2870 = arith.muli %2869, %c20 : index
                %2871 = arith.remui %2867, %c5 : index
                %2872 = arith.muli %2871, %c5 : index
                %2873 = arith.addi %2870, %2872 : index
                %2874 = arith.divui %2867, %c5 : index
                %2875 = arith.remui %2874, %c5 : index
                %2876 = arith.addi %2873, %2875 : index
                %2877 = arith.addi %2868, %2876 : index
                %2878 = arith.addi %2862, %2877 : index
                %2879 = arith.addi %2836, %2878 : index
                %2880 = vector.shuffle %2814, %2814 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2880, %kv[%2879] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2881 = arith.addi %2810, %c5 : index
                %2882 = arith.divui %2881, %c14 : index
                %2883 = arith.muli %2882, %c21 : index
                %2884 = arith.addi %2883, %c11 : index
                %2885 = arith.remui %2881, %c14 : index
                %2886 = arith.divui %2700, %c5 : index
                %2887 = arith.remui %2700, %c5 : index
                %2888 = arith.muli %2887, %c4 : index
                %2889 = arith.addi %2886, %2888 : index
                %2890 = arith.muli %2885, %c14 : index
                %2891 = arith.divui %2889, %c20 : index
                %2892 = arith.muli %2891, %c20 : index
                %2893 = arith.remui %2889, %c5 : index
                %2894 = arith.muli %2893, %c5 : index
                %2895 = arith.addi %2892, %2894 : index
                %2896 = arith.divui %2889, %c5 : index
                %2897 = arith.remui %2896, %c5 : index
                %2898 = arith.addi %2895, %2897 : index
                %2899 = arith.addi %2890, %2898 : index
                %2900 = arith.addi %2884, %2899 : index
                %2901 = arith.addi %2836, %2900 : index
                %2902 = vector.shuffle %2814, %2814 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2902, %kv[%2901] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2903 = arith.addi %2810, %c29 : index
                %2904 = arith.divui %2903, %c14 : index
                %2905 = arith.muli %2904, %c21 : index
                %2906 = arith.addi %2905, %c11 : index
                %2907 = arith.remui %2903, %c14 : index
                %2908 = arith.divui %2700, %c5 : index
                %2909 = arith.remui %2700, %c5 : index
                %2910 = arith.muli %2909, %c4 : index
                %2911 = arith.addi %2908, %2910 : index
                %2912 = arith.muli %2907, %c14 : index
                %2913 = arith.divui %2911, %c20 : index
                %2914 = arith.muli %2913, %c20 : index
                %2915 = arith.remui %2911, %c5 : index
                %2916 = arith.muli %2915, %c5 : index
                %2917 = arith.addi %2914, %2916 : index
                %2918 = arith.divui %2911, %c5 : index
                %2919 = arith.remui %2918, %c5 : index
                %2920 = arith.addi %2917, %2919 : index
                %2921 = arith.addi %2912, %2920 : index
                %2922 = arith.addi %2906, %2921 : index
                %2923 = arith.addi %2836, %2922 : index
                %2924 = vector.shuffle %2814, %2814 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2924, %kv[%2923] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2925 = arith.cmpi eq, %codec, %c5 : index
          scf.if %2925 {
            %2926 = wave.lane
            %2927 = arith.muli %2926, %c20 : index
            scf.for %2928 = %2927 to %c36 step %c7 {
              %2929 = arith.addi %2695, %2928 : index
              %2930 = vector.load %18[%2929] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2931 = arith.mulf %2930, %2698 : vector<4xf32>
              %2932 = wave.fp8_encode "e5m2" %2931 : vector<4xf32> -> vector<4xi8>
              %2933 = arith.cmpi slt, %2696, %kvHeads : index
              scf.if %2933 {
                %2934 = arith.muli %2696, %c10 : index
                %2935 = arith.addi %2701, %2934 : index
                %2936 = vector.shuffle %2932, %2932 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2937 = arith.divui %2928, %c14 : index
                %2938 = arith.muli %2937, %c21 : index
                %2939 = arith.remui %2928, %c14 : index
                %2940 = arith.muli %2700, %c14 : index
                %2941 = arith.divui %2939, %c20 : index
                %2942 = arith.muli %2941, %c20 : index
                %2943 = arith.remui %2939, %c5 : index
                %2944 = arith.muli %2943, %c5 : index
                %2945 = arith.addi %2942, %2944 : index
                %2946 = arith.divui %2939, %c5 : index
                %2947 = arith.remui %2946, %c5 : index
                %2948 = arith.addi %2945, %2947 : index
                %2949 = arith.addi %2940, %2948 : index
                %2950 = arith.addi %2938, %2949 : index
                %2951 = arith.addi %2935, %2950 : index
                vector.store %2936, %kv[%2951] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2952 = arith.subi %2696, %kvHeads : index
                %2953 = arith.muli %2952, %c10 : index
                %2954 = arith.addi %2701, %2953 : index
                %2955 = arith.addi %2928, %c9 : index
                %2956 = arith.divui %2955, %c14 : index
                %2957 = arith.muli %2956, %c21 : index
                %2958 = arith.addi %2957, %c11 : index
                %2959 = arith.remui %2955, %c14 : index
                %2960 = arith.divui %2700, %c5 : index
                %2961 = arith.remui %2700, %c5 : index
                %2962 = arith.muli %2961, %c4 : index
                %2963 = arith.addi %2960, %2962 : index
                %2964 = arith.muli %2959, %c14 : index
                %2965 = arith.divui %2963, %c20 : index
                %2966 = arith.muli %2965, %c20 : index
                %2967 = arith.remui %2963, %c5 : index
                %2968 = arith.muli %2967, %c5 : index
                %2969 = arith.addi %2966, %2968 : index
                %2970 = arith.divui %2963, %c5 : index
                %2971 = arith.remui %2970, %c5 : index
                %2972 = arith.addi %2969, %2971 : index
                %2973 = arith.addi %2964, %2972 : index
                %2974 = arith.addi %2958, %2973 : index
                %2975 = arith.addi %2954, %2974 : index
                %2976 = vector.shuffle %2932, %2932 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2976, %kv[%2975] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2977 = arith.addi %2928, %c8 : index
                %2978 = arith.divui %2977, %c14 : index
                %2979 = arith.muli %2978, %c21 : index
                %2980 = arith.addi %2979, %c11 : index
                %2981 = arith.remui %2977, %c14 : index
                %2982 = arith.divui %2700, %c5 : index
                %2983 = arith.remui %2700, %c5 : index
                %2984 = arith.muli %2983, %c4 : index
                %2985 = arith.addi %2982, %2984 : index
                %2986 = arith.muli %2981, %c14 : index
                %2987 = arith.divui %2985, %c20 : index
                %2988 = arith.muli %2987, %c20 : index
                %2989 = arith.remui %2985, %c5 : index
                %2990 = arith.muli %2989, %c5 : index
                %2991 = arith.addi %2988, %2990 : index
                %2992 = arith.divui %2985, %c5 : index
                %2993 = arith.remui %2992, %c5 : index
                %2994 = arith.addi %2991, %2993 : index
                %2995 = arith.addi %2986, %2994 : index
                %2996 = arith.addi %2980, %2995 : index
                %2997 = arith.addi %2954, %2996 : index
                %2998 = vector.shuffle %2932, %2932 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2998, %kv[%2997] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2999 = arith.addi %2928, %c5 : index
                %3000 = arith.divui %2999, %c14 : index
                %3001 = arith.muli %3000, %c21 : index
                %3002 = arith.addi %3001, %c11 : index
                %3003 = arith.remui %2999, %c14 : index
                %3004 = arith.divui %2700, %c5 : index
                %3005 = arith.remui %2700, %c5 : index
                %3006 = arith.muli %3005, %c4 : index
                %3007 = arith.addi %3004, %3006 : index
                %3008 = arith.muli %3003, %c14 : index
                %3009 = arith.divui %3007, %c20 : index
                %3010 = arith.muli %3009, %c20 : index
                %3011 = arith.remui %3007, %c5 : index
                %3012 = arith.muli %3011, %c5 : index
                %3013 = arith.addi %3010, %3012 : index
                %3014 = arith.divui %3007, %c5 : index
                %3015 = arith.remui %3014, %c5 : index
                %3016 = arith.addi %3013, %3015 : index
                %3017 = arith.addi %3008, %3016 : index
                %3018 = arith.addi %3002, %3017 : index
                %3019 = arith.addi %2954, %3018 : index
                %3020 = vector.shuffle %2932, %2932 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3020, %kv[%3019] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3021 = arith.addi %2928, %c29 : index
                %3022 = arith.divui %3021, %c14 : index
                %3023 = arith.muli %3022, %c21 : index
                %3024 = arith.addi %3023, %c11 : index
                %3025 = arith.remui %3021, %c14 : index
                %3026 = arith.divui %2700, %c5 : index
                %3027 = arith.remui %2700, %c5 : index
                %3028 = arith.muli %3027, %c4 : index
                %3029 = arith.addi %3026, %3028 : index
                %3030 = arith.muli %3025, %c14 : index
                %3031 = arith.divui %3029, %c20 : index
                %3032 = arith.muli %3031, %c20 : index
                %3033 = arith.remui %3029, %c5 : index
                %3034 = arith.muli %3033, %c5 : index
                %3035 = arith.addi %3032, %3034 : index
                %3036 = arith.divui %3029, %c5 : index
                %3037 = arith.remui %3036, %c5 : index
                %3038 = arith.addi %3035, %3037 : index
                %3039 = arith.addi %3030, %3038 : index
                %3040 = arith.addi %3024, %3039 : index
                %3041 = arith.addi %2954, %3040 : index
                %3042 = vector.shuffle %2932, %2932 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3042, %kv[%3041] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %3043 = arith.addi %21, %c15 : index
    %3044 = wave.lane
    %3045 = arith.muli %3, %c8 : index
    %3046 = arith.muli %3045, %c21 : index
    %3047 = arith.addi %3046, %3044 : index
    %3048 = arith.muli %4, %c11 : index
    %3049 = arith.addi %3048, %3047 : index
    %3050 = arith.addi %3049, %c9 : index
    %3051 = arith.addi %3050, %c9 : index
    %3052 = vector.extract %396#2[0] : f32 from vector<8xf32>
    memref.store %3052, %17[%3051] : memref<?xf32>
    %3053 = arith.muli %4, %c11 : index
    %3054 = arith.addi %3053, %3047 : index
    %3055 = arith.addi %3054, %c9 : index
    %3056 = arith.addi %3055, %c15 : index
    %3057 = vector.extract %396#2[1] : f32 from vector<8xf32>
    memref.store %3057, %17[%3056] : memref<?xf32>
    %3058 = arith.muli %4, %c11 : index
    %3059 = arith.addi %3058, %3047 : index
    %3060 = arith.addi %3059, %c9 : index
    %3061 = arith.addi %3060, %c12 : index
    %3062 = vector.extract %396#2[2] : f32 from vector<8xf32>
    memref.store %3062, %17[%3061] : memref<?xf32>
    %3063 = arith.muli %4, %c11 : index
    %3064 = arith.addi %3063, %3047 : index
    %3065 = arith.addi %3064, %c9 : index
    %3066 = arith.addi %3065, %c30 : index
    %3067 = vector.extract %396#2[3] : f32 from vector<8xf32>
    memref.store %3067, %17[%3066] : memref<?xf32>
    %3068 = arith.muli %4, %c11 : index
    %3069 = arith.addi %3068, %3047 : index
    %3070 = arith.addi %3069, %c9 : index
    %3071 = arith.addi %3070, %c7 : index
    %3072 = vector.extract %396#2[4] : f32 from vector<8xf32>
    memref.store %3072, %17[%3071] : memref<?xf32>
    %3073 = arith.muli %4, %c11 : index
    %3074 = arith.addi %3073, %3047 : index
    %3075 = arith.addi %3074, %c9 : index
    %3076 = arith.addi %3075, %c31 : index
    %3077 = vector.extract %396#2[5] : f32 from vector<8xf32>
    memref.store %3077, %17[%3076] : memref<?xf32>
    %3078 = arith.muli %4, %c11 : index
    %3079 = arith.addi %3078, %3047 : index
    %3080 = arith.addi %3079, %c9 : index
    %3081 = arith.addi %3080, %c32 : index
    %3082 = vector.extract %396#2[6] : f32 from vector<8xf32>
    memref.store %3082, %17[%3081] : memref<?xf32>
    %3083 = arith.muli %4, %c11 : index
    %3084 = arith.addi %3083, %3047 : index
    %3085 = arith.addi %3084, %c9 : index
    %3086 = arith.addi %3085, %c33 : index
    %3087 = vector.extract %396#2[7] : f32 from vector<8xf32>
    memref.store %3087, %17[%3086] : memref<?xf32>
    wave.barrier
    %3088 = arith.muli %4, %c20 : index
    %3089 = arith.addi %3088, %c9 : index
    %3090 = arith.muli %3089, %c5 : index
    %3091 = arith.divui %3044, %c14 : index
    %3092 = arith.addi %3090, %3091 : index
    %3093 = arith.addi %3043, %3092 : index
    %3094 = arith.cmpi slt, %3093, %20 : index
    scf.if %3094 {
      %3095 = arith.cmpi eq, %hasFactors, %c8 : index
      %3096 = arith.muli %3093, %c5 : index
      %3097 = memref.load %factors[%3096] : memref<?xf32>
      %3098 = arith.mulf %3097, %operandScale : f32
      %3099 = arith.select %3095, %3098, %operandScale : f32
      %3100 = arith.addi %3047, %c9 : index
      %3101 = arith.muli %3089, %c15 : index
      %3102 = arith.addi %3100, %3101 : index
      %3103 = memref.load %17[%3102] : memref<?xf32>
      %3104 = arith.addi %3102, %c11 : index
      %3105 = memref.load %17[%3104] : memref<?xf32>
      %3106 = arith.addf %3103, %3105 : f32
      %3107 = arith.remui %3044, %c14 : index
      %3108 = arith.muli %3107, %c20 : index
      %3109 = arith.addi %16, %3108 : index
      %3110 = vector.load %w[%3109] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3111 = vector.bitcast %3110 : vector<4xi8> to vector<1xf32>
      %3112 = vector.extract %3111[0] : f32 from vector<1xf32>
      %3113 = arith.mulf %3112, %3099 : f32
      %3114 = arith.mulf %3106, %3113 : f32
      %3115 = arith.muli %3, %c8 : index
      %3116 = arith.addi %3115, %c9 : index
      %3117 = arith.muli %3116, %c14 : index
      %3118 = arith.remui %3044, %c14 : index
      %3119 = arith.addi %3117, %3118 : index
      %3120 = arith.muli %3092, %c36 : index
      %3121 = arith.addi %3120, %3119 : index
      memref.store %3114, %18[%3121] : memref<?xf32>
    }
    %3122 = arith.muli %4, %c20 : index
    %3123 = arith.addi %3122, %c8 : index
    %3124 = arith.muli %3123, %c5 : index
    %3125 = arith.divui %3044, %c14 : index
    %3126 = arith.addi %3124, %3125 : index
    %3127 = arith.addi %3043, %3126 : index
    %3128 = arith.cmpi slt, %3127, %20 : index
    scf.if %3128 {
      %3129 = arith.cmpi eq, %hasFactors, %c8 : index
      %3130 = arith.muli %3127, %c5 : index
      %3131 = memref.load %factors[%3130] : memref<?xf32>
      %3132 = arith.mulf %3131, %operandScale : f32
      %3133 = arith.select %3129, %3132, %operandScale : f32
      %3134 = arith.addi %3047, %c9 : index
      %3135 = arith.muli %3123, %c15 : index
      %3136 = arith.addi %3134, %3135 : index
      %3137 = memref.load %17[%3136] : memref<?xf32>
      %3138 = arith.addi %3136, %c11 : index
      %3139 = memref.load %17[%3138] : memref<?xf32>
      %3140 = arith.addf %3137, %3139 : f32
      %3141 = arith.remui %3044, %c14 : index
      %3142 = arith.muli %3141, %c20 : index
      %3143 = arith.addi %16, %3142 : index
      %3144 = vector.load %w[%3143] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3145 = vector.bitcast %3144 : vector<4xi8> to vector<1xf32>
      %3146 = vector.extract %3145[0] : f32 from vector<1xf32>
      %3147 = arith.mulf %3146, %3133 : f32
      %3148 = arith.mulf %3140, %3147 : f32
      %3149 = arith.muli %3, %c8 : index
      %3150 = arith.addi %3149, %c9 : index
      %3151 = arith.muli %3150, %c14 : index
      %3152 = arith.remui %3044, %c14 : index
      %3153 = arith.addi %3151, %3152 : index
      %3154 = arith.muli %3126, %c36 : index
      %3155 = arith.addi %3154, %3153 : index
      memref.store %3148, %18[%3155] : memref<?xf32>
    }
    %3156 = arith.muli %4, %c20 : index
    %3157 = arith.addi %3156, %c5 : index
    %3158 = arith.muli %3157, %c5 : index
    %3159 = arith.divui %3044, %c14 : index
    %3160 = arith.addi %3158, %3159 : index
    %3161 = arith.addi %3043, %3160 : index
    %3162 = arith.cmpi slt, %3161, %20 : index
    scf.if %3162 {
      %3163 = arith.cmpi eq, %hasFactors, %c8 : index
      %3164 = arith.muli %3161, %c5 : index
      %3165 = memref.load %factors[%3164] : memref<?xf32>
      %3166 = arith.mulf %3165, %operandScale : f32
      %3167 = arith.select %3163, %3166, %operandScale : f32
      %3168 = arith.addi %3047, %c9 : index
      %3169 = arith.muli %3157, %c15 : index
      %3170 = arith.addi %3168, %3169 : index
      %3171 = memref.load %17[%3170] : memref<?xf32>
      %3172 = arith.addi %3170, %c11 : index
      %3173 = memref.load %17[%3172] : memref<?xf32>
      %3174 = arith.addf %3171, %3173 : f32
      %3175 = arith.remui %3044, %c14 : index
      %3176 = arith.muli %3175, %c20 : index
      %3177 = arith.addi %16, %3176 : index
      %3178 = vector.load %w[%3177] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3179 = vector.bitcast %3178 : vector<4xi8> to vector<1xf32>
      %3180 = vector.extract %3179[0] : f32 from vector<1xf32>
      %3181 = arith.mulf %3180, %3167 : f32
      %3182 = arith.mulf %3174, %3181 : f32
      %3183 = arith.muli %3, %c8 : index
      %3184 = arith.addi %3183, %c9 : index
      %3185 = arith.muli %3184, %c14 : index
      %3186 = arith.remui %3044, %c14 : index
      %3187 = arith.addi %3185, %3186 : index
      %3188 = arith.muli %3160, %c36 : index
      %3189 = arith.addi %3188, %3187 : index
      memref.store %3182, %18[%3189] : memref<?xf32>
    }
    %3190 = arith.muli %4, %c20 : index
    %3191 = arith.addi %3190, %c29 : index
    %3192 = arith.muli %3191, %c5 : index
    %3193 = arith.divui %3044, %c14 : index
    %3194 = arith.addi %3192, %3193 : index
    %3195 = arith.addi %3043, %3194 : index
    %3196 = arith.cmpi slt, %3195, %20 : index
    scf.if %3196 {
      %3197 = arith.cmpi eq, %hasFactors, %c8 : index
      %3198 = arith.muli %3195, %c5 : index
      %3199 = memref.load %factors[%3198] : memref<?xf32>
      %3200 = arith.mulf %3199, %operandScale : f32
      %3201 = arith.select %3197, %3200, %operandScale : f32
      %3202 = arith.addi %3047, %c9 : index
      %3203 = arith.muli %3191, %c15 : index
      %3204 = arith.addi %3202, %3203 : index
      %3205 = memref.load %17[%3204] : memref<?xf32>
      %3206 = arith.addi %3204, %c11 : index
      %3207 = memref.load %17[%3206] : memref<?xf32>
      %3208 = arith.addf %3205, %3207 : f32
      %3209 = arith.remui %3044, %c14 : index
      %3210 = arith.muli %3209, %c20 : index
      %3211 = arith.addi %16, %3210 : index
      %3212 = vector.load %w[%3211] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3213 = vector.bitcast %3212 : vector<4xi8> to vector<1xf32>
      %3214 = vector.extract %3213[0] : f32 from vector<1xf32>
      %3215 = arith.mulf %3214, %3201 : f32
      %3216 = arith.mulf %3208, %3215 : f32
      %3217 = arith.muli %3, %c8 : index
      %3218 = arith.addi %3217, %c9 : index
      %3219 = arith.muli %3218, %c14 : index
      %3220 = arith.remui %3044, %c14 : index
      %3221 = arith.addi %3219, %3220 : index
      %3222 = arith.muli %3194, %c36 : index
      %3223 = arith.addi %3222, %3221 : index
      memref.store %3216, %18[%3223] : memref<?xf32>
    }
    wave.barrier
    %3224 = arith.addi %21, %c15 : index
    %3225 = wave.wave
    %3226 = arith.addi %3225, %c9 : index
    %3227 = arith.addi %3224, %3226 : index
    %3228 = arith.cmpi slt, %3227, %20 : index
    %3229 = arith.cmpi slt, %3226, %c14 : index
    %3230 = arith.andi %3228, %3229 : i1
    scf.if %3230 {
      %3231 = arith.addi %3224, %3226 : index
      %3232 = arith.muli %3226, %c36 : index
      %3233 = wave.lane
      %3234 = arith.addi %3233, %c9 : index
      %3235 = arith.cmpi eq, %hasBias, %c8 : index
      %3236 = arith.addi %3232, %3234 : index
      %3237 = memref.load %18[%3236] : memref<?xf32>
      %3238 = arith.muli %0, %c36 : index
      %3239 = arith.addi %3238, %3234 : index
      %3240 = memref.load %bias[%3239] : memref<?xf32>
      %3241 = arith.addf %3237, %3240 : f32
      %3242 = arith.select %3235, %3241, %3237 : f32
      %3243 = arith.addi %3234, %c38 : index
      %3244 = arith.cmpi eq, %hasBias, %c8 : index
      %3245 = arith.addi %3232, %3243 : index
      %3246 = memref.load %18[%3245] : memref<?xf32>
      %3247 = arith.muli %0, %c36 : index
      %3248 = arith.addi %3247, %3243 : index
      %3249 = memref.load %bias[%3248] : memref<?xf32>
      %3250 = arith.addf %3246, %3249 : f32
      %3251 = arith.select %3244, %3250, %3246 : f32
      %3252 = arith.addi %3233, %c15 : index
      %3253 = arith.cmpi slt, %3252, %c38 : index
      %3254 = arith.minsi %3252, %c39 : index
      %3255 = arith.cmpi eq, %hasBias, %c8 : index
      %3256 = arith.addi %3232, %3254 : index
      %3257 = memref.load %18[%3256] : memref<?xf32>
      %3258 = arith.muli %0, %c36 : index
      %3259 = arith.addi %3258, %3254 : index
      %3260 = memref.load %bias[%3259] : memref<?xf32>
      %3261 = arith.addf %3257, %3260 : f32
      %3262 = arith.select %3255, %3261, %3257 : f32
      %3263 = arith.addi %3254, %c38 : index
      %3264 = arith.cmpi eq, %hasBias, %c8 : index
      %3265 = arith.addi %3232, %3263 : index
      %3266 = memref.load %18[%3265] : memref<?xf32>
      %3267 = arith.muli %0, %c36 : index
      %3268 = arith.addi %3267, %3263 : index
      %3269 = memref.load %bias[%3268] : memref<?xf32>
      %3270 = arith.addf %3266, %3269 : f32
      %3271 = arith.select %3264, %3270, %3266 : f32
      %3272 = arith.addi %heads, %kvHeads : index
      %3273 = arith.cmpi slt, %0, %3272 : index
      scf.if %3273 {
        %3274 = arith.addi %positionsAt, %3231 : index
        %3275 = memref.load %step[%3274] : memref<?xi32>
        %3276 = arith.index_cast %3275 : i32 to index
        %3277 = arith.cmpi eq, %hasNorm, %c8 : index
        %3278 = math.fma %3242, %3242, %c42 : f32
        %3279 = math.fma %3251, %3251, %3278 : f32
        %3280 = math.fma %3262, %3262, %3279 : f32
        %3281 = arith.select %3253, %3280, %3279 : f32
        %3282 = math.fma %3271, %3271, %3281 : f32
        %3283 = arith.select %3253, %3282, %3281 : f32
        %3284 = vector.broadcast %3283 : f32 to vector<1xf32>
        %3285 = wave.reduce "add" %3284 : vector<1xf32>
        %3286 = arith.mulf %3285, %inverseHeadDim : f32
        %3287 = arith.addf %3286, %epsilon : f32
        %3288 = math.sqrt %3287 : f32
        %3289 = arith.divf %c44, %3288 : f32
        %3290 = arith.cmpi slt, %0, %heads : index
        %3291 = arith.addi %3234, %c38 : index
        %3292 = memref.load %query_norm[%3234] : memref<?xf32>
        %3293 = memref.load %key_norm[%3234] : memref<?xf32>
        %3294 = arith.select %3290, %3292, %3293 : f32
        %3295 = arith.mulf %3242, %3289 : f32
        %3296 = arith.mulf %3295, %3294 : f32
        %3297 = arith.select %3277, %3296, %3242 : f32
        %3298 = memref.load %query_norm[%3291] : memref<?xf32>
        %3299 = memref.load %key_norm[%3291] : memref<?xf32>
        %3300 = arith.select %3290, %3298, %3299 : f32
        %3301 = arith.mulf %3251, %3289 : f32
        %3302 = arith.mulf %3301, %3300 : f32
        %3303 = arith.select %3277, %3302, %3251 : f32
        %3304 = arith.addi %3254, %c38 : index
        %3305 = memref.load %query_norm[%3254] : memref<?xf32>
        %3306 = memref.load %key_norm[%3254] : memref<?xf32>
        %3307 = arith.select %3290, %3305, %3306 : f32
        %3308 = arith.mulf %3262, %3289 : f32
        %3309 = arith.mulf %3308, %3307 : f32
        %3310 = arith.select %3277, %3309, %3262 : f32
        %3311 = memref.load %query_norm[%3304] : memref<?xf32>
        %3312 = memref.load %key_norm[%3304] : memref<?xf32>
        %3313 = arith.select %3290, %3311, %3312 : f32
        %3314 = arith.mulf %3271, %3289 : f32
        %3315 = arith.mulf %3314, %3313 : f32
        %3316 = arith.select %3277, %3315, %3271 : f32
        %3317 = arith.remui %3276, %c21 : index
        %3318 = arith.muli %3317, %c36 : index
        %3319 = arith.addi %3318, %3234 : index
        %3320 = arith.divui %3276, %c21 : index
        %3321 = arith.addi %3320, %c21 : index
        %3322 = arith.muli %3321, %c36 : index
        %3323 = arith.addi %3322, %3234 : index
        %3324 = memref.load %rope[%3319] : memref<?xf32>
        %3325 = arith.addi %3319, %c38 : index
        %3326 = memref.load %rope[%3325] : memref<?xf32>
        %3327 = memref.load %rope[%3323] : memref<?xf32>
        %3328 = arith.addi %3323, %c38 : index
        %3329 = memref.load %rope[%3328] : memref<?xf32>
        %3330 = arith.mulf %3327, %3324 : f32
        %3331 = arith.mulf %3329, %3326 : f32
        %3332 = arith.subf %3330, %3331 : f32
        %3333 = arith.mulf %3329, %3324 : f32
        %3334 = arith.mulf %3327, %3326 : f32
        %3335 = arith.addf %3333, %3334 : f32
        %3336 = arith.mulf %3297, %3332 : f32
        %3337 = arith.mulf %3303, %3335 : f32
        %3338 = arith.subf %3336, %3337 : f32
        %3339 = arith.mulf %3303, %3332 : f32
        %3340 = arith.mulf %3297, %3335 : f32
        %3341 = arith.addf %3339, %3340 : f32
        %3342 = arith.cmpi slt, %0, %heads : index
        scf.if %3342 {
          %3343 = arith.muli %3231, %heads : index
          %3344 = arith.addi %3343, %0 : index
          %3345 = arith.muli %3344, %c36 : index
          %3346 = arith.addi %3345, %3234 : index
          memref.store %3338, %q[%3346] : memref<?xf32>
          %3347 = arith.addi %3346, %c38 : index
          memref.store %3341, %q[%3347] : memref<?xf32>
        } else {
          %3348 = arith.addi %3232, %3234 : index
          memref.store %3338, %18[%3348] : memref<?xf32>
          %3349 = arith.addi %3232, %3234 : index
          %3350 = arith.addi %3349, %c38 : index
          memref.store %3341, %18[%3350] : memref<?xf32>
        }
        %3351 = arith.remui %3276, %c21 : index
        %3352 = arith.muli %3351, %c36 : index
        %3353 = arith.addi %3352, %3254 : index
        %3354 = arith.divui %3276, %c21 : index
        %3355 = arith.addi %3354, %c21 : index
        %3356 = arith.muli %3355, %c36 : index
        %3357 = arith.addi %3356, %3254 : index
        %3358 = memref.load %rope[%3353] : memref<?xf32>
        %3359 = arith.addi %3353, %c38 : index
        %3360 = memref.load %rope[%3359] : memref<?xf32>
        %3361 = memref.load %rope[%3357] : memref<?xf32>
        %3362 = arith.addi %3357, %c38 : index
        %3363 = memref.load %rope[%3362] : memref<?xf32>
        %3364 = arith.mulf %3361, %3358 : f32
        %3365 = arith.mulf %3363, %3360 : f32
        %3366 = arith.subf %3364, %3365 : f32
        %3367 = arith.mulf %3363, %3358 : f32
        %3368 = arith.mulf %3361, %3360 : f32
        %3369 = arith.addf %3367, %3368 : f32
        %3370 = arith.mulf %3310, %3366 : f32
        %3371 = arith.mulf %3316, %3369 : f32
        %3372 = arith.subf %3370, %3371 : f32
        %3373 = arith.mulf %3316, %3366 : f32
        %3374 = arith.mulf %3310, %3369 : f32
        %3375 = arith.addf %3373, %3374 : f32
        scf.if %3253 {
          %3376 = arith.cmpi slt, %0, %heads : index
          scf.if %3376 {
            %3377 = arith.muli %3231, %heads : index
            %3378 = arith.addi %3377, %0 : index
            %3379 = arith.muli %3378, %c36 : index
            %3380 = arith.addi %3379, %3254 : index
            memref.store %3372, %q[%3380] : memref<?xf32>
            %3381 = arith.addi %3380, %c38 : index
            memref.store %3375, %q[%3381] : memref<?xf32>
          } else {
            %3382 = arith.addi %3232, %3254 : index
            memref.store %3372, %18[%3382] : memref<?xf32>
            %3383 = arith.addi %3232, %3254 : index
            %3384 = arith.addi %3383, %c38 : index
            memref.store %3375, %18[%3384] : memref<?xf32>
          }
        }
      } else {
        %3385 = arith.cmpi slt, %0, %heads : index
        scf.if %3385 {
          %3386 = arith.muli %3231, %heads : index
          %3387 = arith.addi %3386, %0 : index
          %3388 = arith.muli %3387, %c36 : index
          %3389 = arith.addi %3388, %3234 : index
          memref.store %3242, %q[%3389] : memref<?xf32>
          %3390 = arith.addi %3389, %c38 : index
          memref.store %3251, %q[%3390] : memref<?xf32>
        } else {
          %3391 = arith.addi %3232, %3234 : index
          memref.store %3242, %18[%3391] : memref<?xf32>
          %3392 = arith.addi %3232, %3234 : index
          %3393 = arith.addi %3392, %c38 : index
          memref.store %3251, %18[%3393] : memref<?xf32>
        }
        scf.if %3253 {
          %3394 = arith.cmpi slt, %0, %heads : index
          scf.if %3394 {
            %3395 = arith.muli %3231, %heads : index
            %3396 = arith.addi %3395, %0 : index
            %3397 = arith.muli %3396, %c36 : index
            %3398 = arith.addi %3397, %3254 : index
            memref.store %3262, %q[%3398] : memref<?xf32>
            %3399 = arith.addi %3398, %c38 : index
            memref.store %3271, %q[%3399] : memref<?xf32>
          } else {
            %3400 = arith.addi %3232, %3254 : index
            memref.store %3262, %18[%3400] : memref<?xf32>
            %3401 = arith.addi %3232, %3254 : index
            %3402 = arith.addi %3401, %c38 : index
            memref.store %3271, %18[%3402] : memref<?xf32>
          }
        }
      }
    }
    %3403 = arith.addi %3225, %c46 : index
    %3404 = arith.addi %3224, %3403 : index
    %3405 = arith.cmpi slt, %3404, %20 : index
    %3406 = arith.cmpi slt, %3403, %c14 : index
    %3407 = arith.andi %3405, %3406 : i1
    scf.if %3407 {
      %3408 = arith.addi %3224, %3403 : index
      %3409 = arith.muli %3403, %c36 : index
      %3410 = wave.lane
      %3411 = arith.addi %3410, %c9 : index
      %3412 = arith.cmpi eq, %hasBias, %c8 : index
      %3413 = arith.addi %3409, %3411 : index
      %3414 = memref.load %18[%3413] : memref<?xf32>
      %3415 = arith.muli %0, %c36 : index
      %3416 = arith.addi %3415, %3411 : index
      %3417 = memref.load %bias[%3416] : memref<?xf32>
      %3418 = arith.addf %3414, %3417 : f32
      %3419 = arith.select %3412, %3418, %3414 : f32
      %3420 = arith.addi %3411, %c38 : index
      %3421 = arith.cmpi eq, %hasBias, %c8 : index
      %3422 = arith.addi %3409, %3420 : index
      %3423 = memref.load %18[%3422] : memref<?xf32>
      %3424 = arith.muli %0, %c36 : index
      %3425 = arith.addi %3424, %3420 : index
      %3426 = memref.load %bias[%3425] : memref<?xf32>
      %3427 = arith.addf %3423, %3426 : f32
      %3428 = arith.select %3421, %3427, %3423 : f32
      %3429 = arith.addi %3410, %c15 : index
      %3430 = arith.cmpi slt, %3429, %c38 : index
      %3431 = arith.minsi %3429, %c39 : index
      %3432 = arith.cmpi eq, %hasBias, %c8 : index
      %3433 = arith.addi %3409, %3431 : index
      %3434 = memref.load %18[%3433] : memref<?xf32>
      %3435 = arith.muli %0, %c36 : index
      %3436 = arith.addi %3435, %3431 : index
      %3437 = memref.load %bias[%3436] : memref<?xf32>
      %3438 = arith.addf %3434, %3437 : f32
      %3439 = arith.select %3432, %3438, %3434 : f32
      %3440 = arith.addi %3431, %c38 : index
      %3441 = arith.cmpi eq, %hasBias, %c8 : index
      %3442 = arith.addi %3409, %3440 : index
      %3443 = memref.load %18[%3442] : memref<?xf32>
      %3444 = arith.muli %0, %c36 : index
      %3445 = arith.addi %3444, %3440 : index
      %3446 = memref.load %bias[%3445] : memref<?xf32>
      %3447 = arith.addf %3443, %3446 : f32
      %3448 = arith.select %3441, %3447, %3443 : f32
      %3449 = arith.addi %heads, %kvHeads : index
      %3450 = arith.cmpi slt, %0, %3449 : index
      scf.if %3450 {
        %3451 = arith.addi %positionsAt, %3408 : index
        %3452 = memref.load %step[%3451] : memref<?xi32>
        %3453 = arith.index_cast %3452 : i32 to index
        %3454 = arith.cmpi eq, %hasNorm, %c8 : index
        %3455 = math.fma %3419, %3419, %c42 : f32
        %3456 = math.fma %3428, %3428, %3455 : f32
        %3457 = math.fma %3439, %3439, %3456 : f32
        %3458 = arith.select %3430, %3457, %3456 : f32
        %3459 = math.fma %3448, %3448, %3458 : f32
        %3460 = arith.select %3430, %3459, %3458 : f32
        %3461 = vector.broadcast %3460 : f32 to vector<1xf32>
        %3462 = wave.reduce "add" %3461 : vector<1xf32>
        %3463 = arith.mulf %3462, %inverseHeadDim : f32
        %3464 = arith.addf %3463, %epsilon : f32
        %3465 = math.sqrt %3464 : f32
        %3466 = arith.divf %c44, %3465 : f32
        %3467 = arith.cmpi slt, %0, %heads : index
        %3468 = arith.addi %3411, %c38 : index
        %3469 = memref.load %query_norm[%3411] : memref<?xf32>
        %3470 = memref.load %key_norm[%3411] : memref<?xf32>
        %3471 = arith.select %3467, %3469, %3470 : f32
        %3472 = arith.mulf %3419, %3466 : f32
        %3473 = arith.mulf %3472, %3471 : f32
        %3474 = arith.select %3454, %3473, %3419 : f32
        %3475 = memref.load %query_norm[%3468] : memref<?xf32>
        %3476 = memref.load %key_norm[%3468] : memref<?xf32>
        %3477 = arith.select %3467, %3475, %3476 : f32
        %3478 = arith.mulf %3428, %3466 : f32
        %3479 = arith.mulf %3478, %3477 : f32
        %3480 = arith.select %3454, %3479, %3428 : f32
        %3481 = arith.addi %3431, %c38 : index
        %3482 = memref.load %query_norm[%3431] : memref<?xf32>
        %3483 = memref.load %key_norm[%3431] : memref<?xf32>
        %3484 = arith.select %3467, %3482, %3483 : f32
        %3485 = arith.mulf %3439, %3466 : f32
        %3486 = arith.mulf %3485, %3484 : f32
        %3487 = arith.select %3454, %3486, %3439 : f32
        %3488 = memref.load %query_norm[%3481] : memref<?xf32>
        %3489 = memref.load %key_norm[%3481] : memref<?xf32>
        %3490 = arith.select %3467, %3488, %3489 : f32
        %3491 = arith.mulf %3448, %3466 : f32
        %3492 = arith.mulf %3491, %3490 : f32
        %3493 = arith.select %3454, %3492, %3448 : f32
        %3494 = arith.remui %3453, %c21 : index
        %3495 = arith.muli %3494, %c36 : index
        %3496 = arith.addi %3495, %3411 : index
        %3497 = arith.divui %3453, %c21 : index
        %3498 = arith.addi %3497, %c21 : index
        %3499 = arith.muli %3498, %c36 : index
        %3500 = arith.addi %3499, %3411 : index
        %3501 = memref.load %rope[%3496] : memref<?xf32>
        %3502 = arith.addi %3496, %c38 : index
        %3503 = memref.load %rope[%3502] : memref<?xf32>
        %3504 = memref.load %rope[%3500] : memref<?xf32>
        %3505 = arith.addi %3500, %c38 : index
        %3506 = memref.load %rope[%3505] : memref<?xf32>
        %3507 = arith.mulf %3504, %3501 : f32
        %3508 = arith.mulf %3506, %3503 : f32
        %3509 = arith.subf %3507, %3508 : f32
        %3510 = arith.mulf %3506, %3501 : f32
        %3511 = arith.mulf %3504, %3503 : f32
        %3512 = arith.addf %3510, %3511 : f32
        %3513 = arith.mulf %3474, %3509 : f32
        %3514 = arith.mulf %3480, %3512 : f32
        %3515 = arith.subf %3513, %3514 : f32
        %3516 = arith.mulf %3480, %3509 : f32
        %3517 = arith.mulf %3474, %3512 : f32
        %3518 = arith.addf %3516, %3517 : f32
        %3519 = arith.cmpi slt, %0, %heads : index
        scf.if %3519 {
          %3520 = arith.muli %3408, %heads : index
          %3521 = arith.addi %3520, %0 : index
          %3522 = arith.muli %3521, %c36 : index
          %3523 = arith.addi %3522, %3411 : index
          memref.store %3515, %q[%3523] : memref<?xf32>
          %3524 = arith.addi %3523, %c38 : index
          memref.store %3518, %q[%3524] : memref<?xf32>
        } else {
          %3525 = arith.addi %3409, %3411 : index
          memref.store %3515, %18[%3525] : memref<?xf32>
          %3526 = arith.addi %3409, %3411 : index
          %3527 = arith.addi %3526, %c38 : index
          memref.store %3518, %18[%3527] : memref<?xf32>
        }
        %3528 = arith.remui %3453, %c21 : index
        %3529 = arith.muli %3528, %c36 : index
        %3530 = arith.addi %3529, %3431 : index
        %3531 = arith.divui %3453, %c21 : index
        %3532 = arith.addi %3531, %c21 : index
        %3533 = arith.muli %3532, %c36 : index
        %3534 = arith.addi %3533, %3431 : index
        %3535 = memref.load %rope[%3530] : memref<?xf32>
        %3536 = arith.addi %3530, %c38 : index
        %3537 = memref.load %rope[%3536] : memref<?xf32>
        %3538 = memref.load %rope[%3534] : memref<?xf32>
        %3539 = arith.addi %3534, %c38 : index
        %3540 = memref.load %rope[%3539] : memref<?xf32>
        %3541 = arith.mulf %3538, %3535 : f32
        %3542 = arith.mulf %3540, %3537 : f32
        %3543 = arith.subf %3541, %3542 : f32
        %3544 = arith.mulf %3540, %3535 : f32
        %3545 = arith.mulf %3538, %3537 : f32
        %3546 = arith.addf %3544, %3545 : f32
        %3547 = arith.mulf %3487, %3543 : f32
        %3548 = arith.mulf %3493, %3546 : f32
        %3549 = arith.subf %3547, %3548 : f32
        %3550 = arith.mulf %3493, %3543 : f32
        %3551 = arith.mulf %3487, %3546 : f32
        %3552 = arith.addf %3550, %3551 : f32
        scf.if %3430 {
          %3553 = arith.cmpi slt, %0, %heads : index
          scf.if %3553 {
            %3554 = arith.muli %3408, %heads : index
            %3555 = arith.addi %3554, %0 : index
            %3556 = arith.muli %3555, %c36 : index
            %3557 = arith.addi %3556, %3431 : index
            memref.store %3549, %q[%3557] : memref<?xf32>
            %3558 = arith.addi %3557, %c38 : index
            memref.store %3552, %q[%3558] : memref<?xf32>
          } else {
            %3559 = arith.addi %3409, %3431 : index
            memref.store %3549, %18[%3559] : memref<?xf32>
            %3560 = arith.addi %3409, %3431 : index
            %3561 = arith.addi %3560, %c38 : index
            memref.store %3552, %18[%3561] : memref<?xf32>
          }
        }
      } else {
        %3562 = arith.cmpi slt, %0, %heads : index
        scf.if %3562 {
          %3563 = arith.muli %3408, %heads : index
          %3564 = arith.addi %3563, %0 : index
          %3565 = arith.muli %3564, %c36 : index
          %3566 = arith.addi %3565, %3411 : index
          memref.store %3419, %q[%3566] : memref<?xf32>
          %3567 = arith.addi %3566, %c38 : index
          memref.store %3428, %q[%3567] : memref<?xf32>
        } else {
          %3568 = arith.addi %3409, %3411 : index
          memref.store %3419, %18[%3568] : memref<?xf32>
          %3569 = arith.addi %3409, %3411 : index
          %3570 = arith.addi %3569, %c38 : index
          memref.store %3428, %18[%3570] : memref<?xf32>
        }
        scf.if %3430 {
          %3571 = arith.cmpi slt, %0, %heads : index
          scf.if %3571 {
            %3572 = arith.muli %3408, %heads : index
            %3573 = arith.addi %3572, %0 : index
            %3574 = arith.muli %3573, %c36 : index
            %3575 = arith.addi %3574, %3431 : index
            memref.store %3439, %q[%3575] : memref<?xf32>
            %3576 = arith.addi %3575, %c38 : index
            memref.store %3448, %q[%3576] : memref<?xf32>
          } else {
            %3577 = arith.addi %3409, %3431 : index
            memref.store %3439, %18[%3577] : memref<?xf32>
            %3578 = arith.addi %3409, %3431 : index
            %3579 = arith.addi %3578, %c38 : index
            memref.store %3448, %18[%3579] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %3580 = arith.cmpi sge, %0, %heads : index
    scf.if %3580 {
      %3581 = arith.addi %3225, %c9 : index
      %3582 = arith.addi %3224, %3581 : index
      %3583 = arith.cmpi slt, %3582, %20 : index
      %3584 = arith.cmpi slt, %3581, %c14 : index
      %3585 = arith.andi %3583, %3584 : i1
      scf.if %3585 {
        %3586 = arith.addi %3224, %3581 : index
        %3587 = arith.addi %slotsAt, %3586 : index
        %3588 = memref.load %step[%3587] : memref<?xi32>
        %3589 = arith.index_cast %3588 : i32 to index
        %3590 = arith.cmpi sge, %3589, %c9 : index
        scf.if %3590 {
          %3591 = arith.muli %3581, %c36 : index
          %3592 = arith.subi %0, %heads : index
          %3593 = memref.load %scales[%3592] : memref<?xf32>
          %3594 = vector.broadcast %3593 : f32 to vector<4xf32>
          %3595 = arith.divui %3589, %c14 : index
          %3596 = arith.remui %3589, %c14 : index
          %3597 = arith.muli %3595, %pageBytes : index
          %3598 = arith.cmpi eq, %codec, %c9 : index
          scf.if %3598 {
            %3599 = wave.lane
            %3600 = arith.muli %3599, %c20 : index
            scf.for %3601 = %3600 to %c36 step %c7 {
              %3602 = arith.addi %3591, %3601 : index
              %3603 = vector.load %18[%3602] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3604 = arith.mulf %3603, %3594 : vector<4xf32>
              %3605 = arith.minimumf %3604, %c50 : vector<4xf32>
              %3606 = arith.maximumf %3605, %c51 : vector<4xf32>
              %3607 = arith.truncf %3606 : vector<4xf32> to vector<4xf16>
              %3608 = vector.bitcast %3607 : vector<4xf16> to vector<8xi8>
              %3609 = arith.cmpi slt, %3592, %kvHeads : index
              scf.if %3609 {
                %3610 = arith.muli %3592, %c52 : index
                %3611 = arith.addi %3597, %3610 : index
                %3612 = arith.divui %3601, %c14 : index
                %3613 = arith.muli %3612, %c53 : index
                %3614 = arith.remui %3601, %c14 : index
                %3615 = arith.divui %3614, %c4 : index
                %3616 = arith.muli %3615, %c21 : index
                %3617 = arith.muli %3596, %c14 : index
                %3618 = arith.addi %3616, %3617 : index
                %3619 = arith.remui %3614, %c4 : index
                %3620 = arith.muli %3619, %c5 : index
                %3621 = arith.addi %3618, %3620 : index
                %3622 = arith.addi %3613, %3621 : index
                %3623 = arith.addi %3611, %3622 : index
                vector.store %3608, %kv[%3623] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %3624 = arith.subi %3592, %kvHeads : index
                %3625 = arith.muli %3624, %c52 : index
                %3626 = arith.addi %3597, %3625 : index
                %3627 = arith.addi %3601, %c9 : index
                %3628 = arith.divui %3627, %c14 : index
                %3629 = arith.muli %3628, %c53 : index
                %3630 = arith.addi %3629, %c10 : index
                %3631 = arith.remui %3627, %c14 : index
                %3632 = arith.divui %3596, %c5 : index
                %3633 = arith.remui %3596, %c5 : index
                %3634 = arith.muli %3633, %c4 : index
                %3635 = arith.addi %3632, %3634 : index
                %3636 = arith.divui %3635, %c4 : index
                %3637 = arith.muli %3636, %c21 : index
                %3638 = arith.muli %3631, %c14 : index
                %3639 = arith.addi %3637, %3638 : index
                %3640 = arith.remui %3635, %c4 : index
                %3641 = arith.muli %3640, %c5 : index
                %3642 = arith.addi %3639, %3641 : index
                %3643 = arith.addi %3630, %3642 : index
                %3644 = arith.addi %3626, %3643 : index
                %3645 = vector.shuffle %3608, %3608 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %3645, %kv[%3644] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3646 = arith.addi %3601, %c8 : index
                %3647 = arith.divui %3646, %c14 : index
                %3648 = arith.muli %3647, %c53 : index
                %3649 = arith.addi %3648, %c10 : index
                %3650 = arith.remui %3646, %c14 : index
                %3651 = arith.divui %3596, %c5 : index
                %3652 = arith.remui %3596, %c5 : index
                %3653 = arith.muli %3652, %c4 : index
                %3654 = arith.addi %3651, %3653 : index
                %3655 = arith.divui %3654, %c4 : index
                %3656 = arith.muli %3655, %c21 : index
                %3657 = arith.muli %3650, %c14 : index
                %3658 = arith.addi %3656, %3657 : index
                %3659 = arith.remui %3654, %c4 : index
                %3660 = arith.muli %3659, %c5 : index
                %3661 = arith.addi %3658, %3660 : index
                %3662 = arith.addi %3649, %3661 : index
                %3663 = arith.addi %3626, %3662 : index
                %3664 = vector.shuffle %3608, %3608 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %3664, %kv[%3663] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3665 = arith.addi %3601, %c5 : index
                %3666 = arith.divui %3665, %c14 : index
                %3667 = arith.muli %3666, %c53 : index
                %3668 = arith.addi %3667, %c10 : index
                %3669 = arith.remui %3665, %c14 : index
                %3670 = arith.divui %3596, %c5 : index
                %3671 = arith.remui %3596, %c5 : index
                %3672 = arith.muli %3671, %c4 : index
                %3673 = arith.addi %3670, %3672 : index
                %3674 = arith.divui %3673, %c4 : index
                %3675 = arith.muli %3674, %c21 : index
                %3676 = arith.muli %3669, %c14 : index
                %3677 = arith.addi %3675, %3676 : index
                %3678 = arith.remui %3673, %c4 : index
                %3679 = arith.muli %3678, %c5 : index
                %3680 = arith.addi %3677, %3679 : index
                %3681 = arith.addi %3668, %3680 : index
                %3682 = arith.addi %3626, %3681 : index
                %3683 = vector.shuffle %3608, %3608 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %3683, %kv[%3682] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3684 = arith.addi %3601, %c29 : index
                %3685 = arith.divui %3684, %c14 : index
                %3686 = arith.muli %3685, %c53 : index
                %3687 = arith.addi %3686, %c10 : index
                %3688 = arith.remui %3684, %c14 : index
                %3689 = arith.divui %3596, %c5 : index
                %3690 = arith.remui %3596, %c5 : index
                %3691 = arith.muli %3690, %c4 : index
                %3692 = arith.addi %3689, %3691 : index
                %3693 = arith.divui %3692, %c4 : index
                %3694 = arith.muli %3693, %c21 : index
                %3695 = arith.muli %3688, %c14 : index
                %3696 = arith.addi %3694, %3695 : index
                %3697 = arith.remui %3692, %c4 : index
                %3698 = arith.muli %3697, %c5 : index
                %3699 = arith.addi %3696, %3698 : index
                %3700 = arith.addi %3687, %3699 : index
                %3701 = arith.addi %3626, %3700 : index
                %3702 = vector.shuffle %3608, %3608 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %3702, %kv[%3701] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %3703 = arith.cmpi eq, %codec, %c8 : index
          scf.if %3703 {
            %3704 = wave.lane
            %3705 = arith.muli %3704, %c20 : index
            scf.for %3706 = %3705 to %c36 step %c7 {
              %3707 = arith.addi %3591, %3706 : index
              %3708 = vector.load %18[%3707] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3709 = arith.mulf %3708, %3594 : vector<4xf32>
              %3710 = wave.fp8_encode "e4m3" %3709 : vector<4xf32> -> vector<4xi8>
              %3711 = arith.cmpi slt, %3592, %kvHeads : index
              scf.if %3711 {
                %3712 = arith.muli %3592, %c10 : index
                %3713 = arith.addi %3597, %3712 : index
                %3714 = vector.shuffle %3710, %3710 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3715 = arith.divui %3706, %c14 : index
                %3716 = arith.muli %3715, %c21 : index
                %3717 = arith.remui %3706, %c14 : index
                %3718 = arith.muli %3596, %c14 : index
                %3719 = arith.divui %3717, %c20 : index
                %3720 = arith.muli %3719, %c20 : index
                %3721 = arith.remui %3717, %c5 : index
                %3722 = arith.muli %3721, %c5 : index
                %3723 = arith.addi %3720, %3722 : index
                %3724 = arith.divui %3717, %c5 : index
                %3725 = arith.remui %3724, %c5 : index
                %3726 = arith.addi %3723, %3725 : index
                %3727 = arith.addi %3718, %3726 : index
                %3728 = arith.addi %3716, %3727 : index
                %3729 = arith.addi %3713, %3728 : index
                vector.store %3714, %kv[%3729] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3730 = arith.subi %3592, %kvHeads : index
                %3731 = arith.muli %3730, %c10 : index
                %3732 = arith.addi %3597, %3731 : index
                %3733 = arith.addi %3706, %c9 : index
                %3734 = arith.divui %3733, %c14 : index
                %3735 = arith.muli %3734, %c21 : index
                %3736 = arith.addi %3735, %c11 : index
                %3737 = arith.remui %3733, %c14 : index
                %3738 = arith.divui %3596, %c5 : index
                %3739 = arith.remui %3596, %c5 : index
                %3740 = arith.muli %3739, %c4 : index
                %3741 = arith.addi %3738, %3740 : index
                %3742 = arith.muli %3737, %c14 : index
                %3743 = arith.divui %3741, %c20 : index
                %3744 = arith.muli %3743, %c20 : index
                %3745 = arith.remui %3741, %c5 : index
                %3746 = arith.muli %3745, %c5 : index
                %3747 = arith.addi %3744, %3746 : index
                %3748 = arith.divui %3741, %c5 : index
                %3749 = arith.remui %3748, %c5 : index
                %3750 = arith.addi %3747, %3749 : index
                %3751 = arith.addi %3742, %3750 : index
                %3752 = arith.addi %3736, %3751 : index
                %3753 = arith.addi %3732, %3752 : index
                %3754 = vector.shuffle %3710, %3710 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3754, %kv[%3753] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3755 = arith.addi %3706, %c8 : index
                %3756 = arith.divui %3755, %c14 : index
                %3757 = arith.muli %3756, %c21 : index
                %3758 = arith.addi %3757, %c11 : index
                %3759 = arith.remui %3755, %c14 : index
                %3760 = arith.divui %3596, %c5 : index
                %3761 = arith.remui %3596, %c5 : index
                %3762 = arith.muli %3761, %c4 : index
                %3763 = arith.addi %3760, %3762 : index
                %3764 = arith.muli %3759, %c14 : index
                %3765 = arith.divui %3763, %c20 : index
                %3766 = arith.muli %3765, %c20 : index
                %3767 = arith.remui %3763, %c5 : index
                %3768 = arith.muli %3767, %c5 : index
                %3769 = arith.addi %3766, %3768 : index
                %3770 = arith.divui %3763, %c5 : index
                %3771 = arith.remui %3770, %c5 : index
                %3772 = arith.addi %3769, %3771 : index
                %3773 = arith.addi %3764, %3772 : index
                %3774 = arith.addi %3758, %3773 : index
                %3775 = arith.addi %3732, %3774 : index
                %3776 = vector.shuffle %3710, %3710 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3776, %kv[%3775] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3777 = arith.addi %3706, %c5 : index
                %3778 = arith.divui %3777, %c14 : index
                %3779 = arith.muli %3778, %c21 : index
                %3780 = arith.addi %3779, %c11 : index
                %3781 = arith.remui %3777, %c14 : index
                %3782 = arith.divui %3596, %c5 : index
                %3783 = arith.remui %3596, %c5 : index
                %3784 = arith.muli %3783, %c4 : index
                %3785 = arith.addi %3782, %3784 : index
                %3786 = arith.muli %3781, %c14 : index
                %3787 = arith.divui %3785, %c20 : index
                %3788 = arith.muli %3787, %c20 : index
                %3789 = arith.remui %3785, %c5 : index
                %3790 = arith.muli %3789, %c5 : index
                %3791 = arith.addi %3788, %3790 : index
                %3792 = arith.divui %3785, %c5 : index
                %3793 = arith.remui %3792, %c5 : index
                %3794 = arith.addi %3791, %3793 : index
                %3795 = arith.addi %3786, %3794 : index
                %3796 = arith.addi %3780, %3795 : index
                %3797 = arith.addi %3732, %3796 : index
                %3798 = vector.shuffle %3710, %3710 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3798, %kv[%3797] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3799 = arith.addi %3706, %c29 : index
                %3800 = arith.divui %3799, %c14 : index
                %3801 = arith.muli %3800, %c21 : index
                %3802 = arith.addi %3801, %c11 : index
                %3803 = arith.remui %3799, %c14 : index
                %3804 = arith.divui %3596, %c5 : index
                %3805 = arith.remui %3596, %c5 : index
                %3806 = arith.muli %3805, %c4 : index
                %3807 = arith.addi %3804, %3806 : index
                %3808 = arith.muli %3803, %c14 : index
                %3809 = arith.divui %3807, %c20 : index
                %3810 = arith.muli %3809, %c20 : index
                %3811 = arith.remui %3807, %c5 : index
                %3812 = arith.muli %3811, %c5 : index
                %3813 = arith.addi %3810, %3812 : index
                %3814 = arith.divui %3807, %c5 : index
                %3815 = arith.remui %3814, %c5 : index
                %3816 = arith.addi %3813, %3815 : index
                %3817 = arith.addi %3808, %3816 : index
                %3818 = arith.addi %3802, %3817 : index
                %3819 = arith.addi %3732, %3818 : index
                %3820 = vector.shuffle %3710, %3710 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3820, %kv[%3819] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3821 = arith.cmpi eq, %codec, %c5 : index
          scf.if %3821 {
            %3822 = wave.lane
            %3823 = arith.muli %3822, %c20 : index
            scf.for %3824 = %3823 to %c36 step %c7 {
              %3825 = arith.addi %3591, %3824 : index
              %3826 = vector.load %18[%3825] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3827 = arith.mulf %3826, %3594 : vector<4xf32>
              %3828 = wave.fp8_encode "e5m2" %3827 : vector<4xf32> -> vector<4xi8>
              %3829 = arith.cmpi slt, %3592, %kvHeads : index
              scf.if %3829 {
                %3830 = arith.muli %3592, %c10 : index
                %3831 = arith.addi %3597, %3830 : index
                %3832 = vector.shuffle %3828, %3828 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3833 = arith.divui %3824, %c14 : index
                %3834 = arith.muli %3833, %c21 : index
                %3835 = arith.remui %3824, %c14 : index
                %3836 = arith.muli %3596, %c14 : index
                %3837 = arith.divui %3835, %c20 : index
                %3838 = arith.muli %3837, %c20 : index
                %3839 = arith.remui %3835, %c5 : index
                %3840 = arith.muli %3839, %c5 : index
                %3841 = arith.addi %3838, %3840 : index
                %3842 = arith.divui %3835, %c5 : index
                %3843 = arith.remui %3842, %c5 : index
                %3844 = arith.addi %3841, %3843 : index
                %3845 = arith.addi %3836, %3844 : index
                %3846 = arith.addi %3834, %3845 : index
                %3847 = arith.addi %3831, %3846 : index
                vector.store %3832, %kv[%3847] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3848 = arith.subi %3592, %kvHeads : index
                %3849 = arith.muli %3848, %c10 : index
                %3850 = arith.addi %3597, %3849 : index
                %3851 = arith.addi %3824, %c9 : index
                %3852 = arith.divui %3851, %c14 : index
                %3853 = arith.muli %3852, %c21 : index
                %3854 = arith.addi %3853, %c11 : index
                %3855 = arith.remui %3851, %c14 : index
                %3856 = arith.divui %3596, %c5 : index
                %3857 = arith.remui %3596, %c5 : index
                %3858 = arith.muli %3857, %c4 : index
                %3859 = arith.addi %3856, %3858 : index
                %3860 = arith.muli %3855, %c14 : index
                %3861 = arith.divui %3859, %c20 : index
                %3862 = arith.muli %3861, %c20 : index
                %3863 = arith.remui %3859, %c5 : index
                %3864 = arith.muli %3863, %c5 : index
                %3865 = arith.addi %3862, %3864 : index
                %3866 = arith.divui %3859, %c5 : index
                %3867 = arith.remui %3866, %c5 : index
                %3868 = arith.addi %3865, %3867 : index
                %3869 = arith.addi %3860, %3868 : index
                %3870 = arith.addi %3854, %3869 : index
                %3871 = arith.addi %3850, %3870 : index
                %3872 = vector.shuffle %3828, %3828 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3872, %kv[%3871] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3873 = arith.addi %3824, %c8 : index
                %3874 = arith.divui %3873, %c14 : index
                %3875 = arith.muli %3874, %c21 : index
                %3876 = arith.addi %3875, %c11 : index
                %3877 = arith.remui %3873, %c14 : index
                %3878 = arith.divui %3596, %c5 : index
                %3879 = arith.remui %3596, %c5 : index
                %3880 = arith.muli %3879, %c4 : index
                %3881 = arith.addi %3878, %3880 : index
                %3882 = arith.muli %3877, %c14 : index
                %3883 = arith.divui %3881, %c20 : index
                %3884 = arith.muli %3883, %c20 : index
                %3885 = arith.remui %3881, %c5 : index
                %3886 = arith.muli %3885, %c5 : index
                %3887 = arith.addi %3884, %3886 : index
                %3888 = arith.divui %3881, %c5 : index
                %3889 = arith.remui %3888, %c5 : index
                %3890 = arith.addi %3887, %3889 : index
                %3891 = arith.addi %3882, %3890 : index
                %3892 = arith.addi %3876, %3891 : index
                %3893 = arith.addi %3850, %3892 : index
                %3894 = vector.shuffle %3828, %3828 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3894, %kv[%3893] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3895 = arith.addi %3824, %c5 : index
                %3896 = arith.divui %3895, %c14 : index
                %3897 = arith.muli %3896, %c21 : index
                %3898 = arith.addi %3897, %c11 : index
                %3899 = arith.remui %3895, %c14 : index
                %3900 = arith.divui %3596, %c5 : index
                %3901 = arith.remui %3596, %c5 : index
                %3902 = arith.muli %3901, %c4 : index
                %3903 = arith.addi %3900, %3902 : index
                %3904 = arith.muli %3899, %c14 : index
                %3905 = arith.divui %3903, %c20 : index
                %3906 = arith.muli %3905, %c20 : index
                %3907 = arith.remui %3903, %c5 : index
                %3908 = arith.muli %3907, %c5 : index
                %3909 = arith.addi %3906, %3908 : index
                %3910 = arith.divui %3903, %c5 : index
                %3911 = arith.remui %3910, %c5 : index
                %3912 = arith.addi %3909, %3911 : index
                %3913 = arith.addi %3904, %3912 : index
                %3914 = arith.addi %3898, %3913 : index
                %3915 = arith.addi %3850, %3914 : index
                %3916 = vector.shuffle %3828, %3828 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3916, %kv[%3915] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3917 = arith.addi %3824, %c29 : index
                %3918 = arith.divui %3917, %c14 : index
                %3919 = arith.muli %3918, %c21 : index
                %3920 = arith.addi %3919, %c11 : index
                %3921 = arith.remui %3917, %c14 : index
                %3922 = arith.divui %3596, %c5 : index
                %3923 = arith.remui %3596, %c5 : index
                %3924 = arith.muli %3923, %c4 : index
                %3925 = arith.addi %3922, %3924 : index
                %3926 = arith.muli %3921, %c14 : index
                %3927 = arith.divui %3925, %c20 : index
                %3928 = arith.muli %3927, %c20 : index
                %3929 = arith.remui %3925, %c5 : index
                %3930 = arith.muli %3929, %c5 : index
                %3931 = arith.addi %3928, %3930 : index
                %3932 = arith.divui %3925, %c5 : index
                %3933 = arith.remui %3932, %c5 : index
                %3934 = arith.addi %3931, %3933 : index
                %3935 = arith.addi %3926, %3934 : index
                %3936 = arith.addi %3920, %3935 : index
                %3937 = arith.addi %3850, %3936 : index
                %3938 = vector.shuffle %3828, %3828 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3938, %kv[%3937] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %3939 = arith.addi %3225, %c46 : index
      %3940 = arith.addi %3224, %3939 : index
      %3941 = arith.cmpi slt, %3940, %20 : index
      %3942 = arith.cmpi slt, %3939, %c14 : index
      %3943 = arith.andi %3941, %3942 : i1
      scf.if %3943 {
        %3944 = arith.addi %3224, %3939 : index
        %3945 = arith.addi %slotsAt, %3944 : index
        %3946 = memref.load %step[%3945] : memref<?xi32>
        %3947 = arith.index_cast %3946 : i32 to index
        %3948 = arith.cmpi sge, %3947, %c9 : index
        scf.if %3948 {
          %3949 = arith.muli %3939, %c36 : index
          %3950 = arith.subi %0, %heads : index
          %3951 = memref.load %scales[%3950] : memref<?xf32>
          %3952 = vector.broadcast %3951 : f32 to vector<4xf32>
          %3953 = arith.divui %3947, %c14 : index
          %3954 = arith.remui %3947, %c14 : index
          %3955 = arith.muli %3953, %pageBytes : index
          %3956 = arith.cmpi eq, %codec, %c9 : index
          scf.if %3956 {
            %3957 = wave.lane
            %3958 = arith.muli %3957, %c20 : index
            scf.for %3959 = %3958 to %c36 step %c7 {
              %3960 = arith.addi %3949, %3959 : index
              %3961 = vector.load %18[%3960] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3962 = arith.mulf %3961, %3952 : vector<4xf32>
              %3963 = arith.minimumf %3962, %c50 : vector<4xf32>
              %3964 = arith.maximumf %3963, %c51 : vector<4xf32>
              %3965 = arith.truncf %3964 : vector<4xf32> to vector<4xf16>
              %3966 = vector.bitcast %3965 : vector<4xf16> to vector<8xi8>
              %3967 = arith.cmpi slt, %3950, %kvHeads : index
              scf.if %3967 {
                %3968 = arith.muli %3950, %c52 : index
                %3969 = arith.addi %3955, %3968 : index
                %3970 = arith.divui %3959, %c14 : index
                %3971 = arith.muli %3970, %c53 : index
                %3972 = arith.remui %3959, %c14 : index
                %3973 = arith.divui %3972, %c4 : index
                %3974 = arith.muli %3973, %c21 : index
                %3975 = arith.muli %3954, %c14 : index
                %3976 = arith.addi %3974, %3975 : index
                %3977 = arith.remui %3972, %c4 : index
                %3978 = arith.muli %3977, %c5 : index
                %3979 = arith.addi %3976, %3978 : index
                %3980 = arith.addi %3971, %3979 : index
                %3981 = arith.addi %3969, %3980 : index
                vector.store %3966, %kv[%3981] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %3982 = arith.subi %3950, %kvHeads : index
                %3983 = arith.muli %3982, %c52 : index
                %3984 = arith.addi %3955, %3983 : index
                %3985 = arith.addi %3959, %c9 : index
                %3986 = arith.divui %3985, %c14 : index
                %3987 = arith.muli %3986, %c53 : index
                %3988 = arith.addi %3987, %c10 : index
                %3989 = arith.remui %3985, %c14 : index
                %3990 = arith.divui %3954, %c5 : index
                %3991 = arith.remui %3954, %c5 : index
                %3992 = arith.muli %3991, %c4 : index
                %3993 = arith.addi %3990, %3992 : index
                %3994 = arith.divui %3993, %c4 : index
                %3995 = arith.muli %3994, %c21 : index
                %3996 = arith.muli %3989, %c14 : index
                %3997 = arith.addi %3995, %3996 : index
                %3998 = arith.remui %3993, %c4 : index
                %3999 = arith.muli %3998, %c5 : index
                %4000 = arith.addi %3997, %3999 : index
                %4001 = arith.addi %3988, %4000 : index
                %4002 = arith.addi %3984, %4001 : index
                %4003 = vector.shuffle %3966, %3966 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %4003, %kv[%4002] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4004 = arith.addi %3959, %c8 : index
                %4005 = arith.divui %4004, %c14 : index
                %4006 = arith.muli %4005, %c53 : index
                %4007 = arith.addi %4006, %c10 : index
                %4008 = arith.remui %4004, %c14 : index
                %4009 = arith.divui %3954, %c5 : index
                %4010 = arith.remui %3954, %c5 : index
                %4011 = arith.muli %4010, %c4 : index
                %4012 = arith.addi %4009, %4011 : index
                %4013 = arith.divui %4012, %c4 : index
                %4014 = arith.muli %4013, %c21 : index
                %4015 = arith.muli %4008, %c14 : index
                %4016 = arith.addi %4014, %4015 : index
                %4017 = arith.remui %4012, %c4 : index
                %4018 = arith.muli %4017, %c5 : index
                %4019 = arith.addi %4016, %4018 : index
                %4020 = arith.addi %4007, %4019 : index
                %4021 = arith.addi %3984, %4020 : index
                %4022 = vector.shuffle %3966, %3966 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %4022, %kv[%4021] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4023 = arith.addi %3959, %c5 : index
                %4024 = arith.divui %4023, %c14 : index
                %4025 = arith.muli %4024, %c53 : index
                %4026 = arith.addi %4025, %c10 : index
                %4027 = arith.remui %4023, %c14 : index
                %4028 = arith.divui %3954, %c5 : index
                %4029 = arith.remui %3954, %c5 : index
                %4030 = arith.muli %4029, %c4 : index
                %4031 = arith.addi %4028, %4030 : index
                %4032 = arith.divui %4031, %c4 : index
                %4033 = arith.muli %4032, %c21 : index
                %4034 = arith.muli %4027, %c14 : index
                %4035 = arith.addi %4033, %4034 : index
                %4036 = arith.remui %4031, %c4 : index
                %4037 = arith.muli %4036, %c5 : index
                %4038 = arith.addi %4035, %4037 : index
                %4039 = arith.addi %4026, %4038 : index
                %4040 = arith.addi %3984, %4039 : index
                %4041 = vector.shuffle %3966, %3966 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %4041, %kv[%4040] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4042 = arith.addi %3959, %c29 : index
                %4043 = arith.divui %4042, %c14 : index
                %4044 = arith.muli %4043, %c53 : index
                %4045 = arith.addi %4044, %c10 : index
                %4046 = arith.remui %4042, %c14 : index
                %4047 = arith.divui %3954, %c5 : index
                %4048 = arith.remui %3954, %c5 : index
                %4049 = arith.muli %4048, %c4 : index
                %4050 = arith.addi %4047, %4049 : index
                %4051 = arith.divui %4050, %c4 : index
                %4052 = arith.muli %4051, %c21 : index
                %4053 = arith.muli %4046, %c14 : index
                %4054 = arith.addi %4052, %4053 : index
                %4055 = arith.remui %4050, %c4 : index
                %4056 = arith.muli %4055, %c5 : index
                %4057 = arith.addi %4054, %4056 : index
                %4058 = arith.addi %4045, %4057 : index
                %4059 = arith.addi %3984, %4058 : index
                %4060 = vector.shuffle %3966, %3966 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %4060, %kv[%4059] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %4061 = arith.cmpi eq, %codec, %c8 : index
          scf.if %4061 {
            %4062 = wave.lane
            %4063 = arith.muli %4062, %c20 : index
            scf.for %4064 = %4063 to %c36 step %c7 {
              %4065 = arith.addi %3949, %4064 : index
              %4066 = vector.load %18[%4065] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4067 = arith.mulf %4066, %3952 : vector<4xf32>
              %4068 = wave.fp8_encode "e4m3" %4067 : vector<4xf32> -> vector<4xi8>
              %4069 = arith.cmpi slt, %3950, %kvHeads : index
              scf.if %4069 {
                %4070 = arith.muli %3950, %c10 : index
                %4071 = arith.addi %3955, %4070 : index
                %4072 = vector.shuffle %4068, %4068 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4073 = arith.divui %4064, %c14 : index
                %4074 = arith.muli %4073, %c21 : index
                %4075 = arith.remui %4064, %c14 : index
                %4076 = arith.muli %3954, %c14 : index
                %4077 = arith.divui %4075, %c20 : index
                %4078 = arith.muli %4077, %c20 : index
                %4079 = arith.remui %4075, %c5 : index
                %4080 = arith.muli %4079, %c5 : index
                %4081 = arith.addi %4078, %4080 : index
                %4082 = arith.divui %4075, %c5 : index
                %4083 = arith.remui %4082, %c5 : index
                %4084 = arith.addi %4081, %4083 : index
                %4085 = arith.addi %4076, %4084 : index
                %4086 = arith.addi %4074, %4085 : index
                %4087 = arith.addi %4071, %4086 : index
                vector.store %4072, %kv[%4087] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4088 = arith.subi %3950, %kvHeads : index
                %4089 = arith.muli %4088, %c10 : index
                %4090 = arith.addi %3955, %4089 : index
                %4091 = arith.addi %4064, %c9 : index
                %4092 = arith.divui %4091, %c14 : index
                %4093 = arith.muli %4092, %c21 : index
                %4094 = arith.addi %4093, %c11 : index
                %4095 = arith.remui %4091, %c14 : index
                %4096 = arith.divui %3954, %c5 : index
                %4097 = arith.remui %3954, %c5 : index
                %4098 = arith.muli %4097, %c4 : index
                %4099 = arith.addi %4096, %4098 : index
                %4100 = arith.muli %4095, %c14 : index
                %4101 = arith.divui %4099, %c20 : index
                %4102 = arith.muli %4101, %c20 : index
                %4103 = arith.remui %4099, %c5 : index
                %4104 = arith.muli %4103, %c5 : index
                %4105 = arith.addi %4102, %4104 : index
                %4106 = arith.divui %4099, %c5 : index
                %4107 = arith.remui %4106, %c5 : index
                %4108 = arith.addi %4105, %4107 : index
                %4109 = arith.addi %4100, %4108 : index
                %4110 = arith.addi %4094, %4109 : index
                %4111 = arith.addi %4090, %4110 : index
                %4112 = vector.shuffle %4068, %4068 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4112, %kv[%4111] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4113 = arith.addi %4064, %c8 : index
                %4114 = arith.divui %4113, %c14 : index
                %4115 = arith.muli %4114, %c21 : index
                %4116 = arith.addi %4115, %c11 : index
                %4117 = arith.remui %4113, %c14 : index
                %4118 = arith.divui %3954, %c5 : index
                %4119 = arith.remui %3954, %c5 : index
                %4120 = arith.muli %4119, %c4 : index
                %4121 = arith.addi %4118, %4120 : index
                %4122 = arith.muli %4117, %c14 : index
                %4123 = arith.divui %4121, %c20 : index
                %4124 = arith.muli %4123, %c20 : index
                %4125 = arith.remui %4121, %c5 : index
                %4126 = arith.muli %4125, %c5 : index
                %4127 = arith.addi %4124, %4126 : index
                %4128 = arith.divui %4121, %c5 : index
                %4129 = arith.remui %4128, %c5 : index
                %4130 = arith.addi %4127, %4129 : index
                %4131 = arith.addi %4122, %4130 : index
                %4132 = arith.addi %4116, %4131 : index
                %4133 = arith.addi %4090, %4132 : index
                %4134 = vector.shuffle %4068, %4068 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4134, %kv[%4133] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4135 = arith.addi %4064, %c5 : index
                %4136 = arith.divui %4135, %c14 : index
                %4137 = arith.muli %4136, %c21 : index
                %4138 = arith.addi %4137, %c11 : index
                %4139 = arith.remui %4135, %c14 : index
                %4140 = arith.divui %3954, %c5 : index
                %4141 = arith.remui %3954, %c5 : index
                %4142 = arith.muli %4141, %c4 : index
                %4143 = arith.addi %4140, %4142 : index
                %4144 = arith.muli %4139, %c14 : index
                %4145 = arith.divui %4143, %c20 : index
                %4146 = arith.muli %4145, %c20 : index
                %4147 = arith.remui %4143, %c5 : index
                %4148 = arith.muli %4147, %c5 : index
                %4149 = arith.addi %4146, %4148 : index
                %4150 = arith.divui %4143, %c5 : index
                %4151 = arith.remui %4150, %c5 : index
                %4152 = arith.addi %4149, %4151 : index
                %4153 = arith.addi %4144, %4152 : index
                %4154 = arith.addi %4138, %4153 : index
                %4155 = arith.addi %4090, %4154 : index
                %4156 = vector.shuffle %4068, %4068 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4156, %kv[%4155] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4157 = arith.addi %4064, %c29 : index
                %4158 = arith.divui %4157, %c14 : index
                %4159 = arith.muli %4158, %c21 : index
                %4160 = arith.addi %4159, %c11 : index
                %4161 = arith.remui %4157, %c14 : index
                %4162 = arith.divui %3954, %c5 : index
                %4163 = arith.remui %3954, %c5 : index
                %4164 = arith.muli %4163, %c4 : index
                %4165 = arith.addi %4162, %4164 : index
                %4166 = arith.muli %4161, %c14 : index
                %4167 = arith.divui %4165, %c20 : index
                %4168 = arith.muli %4167, %c20 : index
                %4169 = arith.remui %4165, %c5 : index
                %4170 = arith.muli %4169, %c5 : index
                %4171 = arith.addi %4168, %4170 : index
                %4172 = arith.divui %4165, %c5 : index
                %4173 = arith.remui %4172, %c5 : index
                %4174 = arith.addi %4171, %4173 : index
                %4175 = arith.addi %4166, %4174 : index
                %4176 = arith.addi %4160, %4175 : index
                %4177 = arith.addi %4090, %4176 : index
                %4178 = vector.shuffle %4068, %4068 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4178, %kv[%4177] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %4179 = arith.cmpi eq, %codec, %c5 : index
          scf.if %4179 {
            %4180 = wave.lane
            %4181 = arith.muli %4180, %c20 : index
            scf.for %4182 = %4181 to %c36 step %c7 {
              %4183 = arith.addi %3949, %4182 : index
              %4184 = vector.load %18[%4183] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4185 = arith.mulf %4184, %3952 : vector<4xf32>
              %4186 = wave.fp8_encode "e5m2" %4185 : vector<4xf32> -> vector<4xi8>
              %4187 = arith.cmpi slt, %3950, %kvHeads : index
              scf.if %4187 {
                %4188 = arith.muli %3950, %c10 : index
                %4189 = arith.addi %3955, %4188 : index
                %4190 = vector.shuffle %4186, %4186 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4191 = arith.divui %4182, %c14 : index
                %4192 = arith.muli %4191, %c21 : index
                %4193 = arith.remui %4182, %c14 : index
                %4194 = arith.muli %3954, %c14 : index
                %4195 = arith.divui %4193, %c20 : index
                %4196 = arith.muli %4195, %c20 : index
                %4197 = arith.remui %4193, %c5 : index
                %4198 = arith.muli %4197, %c5 : index
                %4199 = arith.addi %4196, %4198 : index
                %4200 = arith.divui %4193, %c5 : index
                %4201 = arith.remui %4200, %c5 : index
                %4202 = arith.addi %4199, %4201 : index
                %4203 = arith.addi %4194, %4202 : index
                %4204 = arith.addi %4192, %4203 : index
                %4205 = arith.addi %4189, %4204 : index
                vector.store %4190, %kv[%4205] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4206 = arith.subi %3950, %kvHeads : index
                %4207 = arith.muli %4206, %c10 : index
                %4208 = arith.addi %3955, %4207 : index
                %4209 = arith.addi %4182, %c9 : index
                %4210 = arith.divui %4209, %c14 : index
                %4211 = arith.muli %4210, %c21 : index
                %4212 = arith.addi %4211, %c11 : index
                %4213 = arith.remui %4209, %c14 : index
                %4214 = arith.divui %3954, %c5 : index
                %4215 = arith.remui %3954, %c5 : index
                %4216 = arith.muli %4215, %c4 : index
                %4217 = arith.addi %4214, %4216 : index
                %4218 = arith.muli %4213, %c14 : index
                %4219 = arith.divui %4217, %c20 : index
                %4220 = arith.muli %4219, %c20 : index
                %4221 = arith.remui %4217, %c5 : index
                %4222 = arith.muli %4221, %c5 : index
                %4223 = arith.addi %4220, %4222 : index
                %4224 = arith.divui %4217, %c5 : index
                %4225 = arith.remui %4224, %c5 : index
                %4226 = arith.addi %4223, %4225 : index
                %4227 = arith.addi %4218, %4226 : index
                %4228 = arith.addi %4212, %4227 : index
                %4229 = arith.addi %4208, %4228 : index
                %4230 = vector.shuffle %4186, %4186 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4230, %kv[%4229] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4231 = arith.addi %4182, %c8 : index
                %4232 = arith.divui %4231, %c14 : index
                %4233 = arith.muli %4232, %c21 : index
                %4234 = arith.addi %4233, %c11 : index
                %4235 = arith.remui %4231, %c14 : index
                %4236 = arith.divui %3954, %c5 : index
                %4237 = arith.remui %3954, %c5 : index
                %4238 = arith.muli %4237, %c4 : index
                %4239 = arith.addi %4236, %4238 : index
                %4240 = arith.muli %4235, %c14 : index
                %4241 = arith.divui %4239, %c20 : index
                %4242 = arith.muli %4241, %c20 : index
                %4243 = arith.remui %4239, %c5 : index
                %4244 = arith.muli %4243, %c5 : index
                %4245 = arith.addi %4242, %4244 : index
                %4246 = arith.divui %4239, %c5 : index
                %4247 = arith.remui %4246, %c5 : index
                %4248 = arith.addi %4245, %4247 : index
                %4249 = arith.addi %4240, %4248 : index
                %4250 = arith.addi %4234, %4249 : index
                %4251 = arith.addi %4208, %4250 : index
                %4252 = vector.shuffle %4186, %4186 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4252, %kv[%4251] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4253 = arith.addi %4182, %c5 : index
                %4254 = arith.divui %4253, %c14 : index
                %4255 = arith.muli %4254, %c21 : index
                %4256 = arith.addi %4255, %c11 : index
                %4257 = arith.remui %4253, %c14 : index
                %4258 = arith.divui %3954, %c5 : index
                %4259 = arith.remui %3954, %c5 : index
                %4260 = arith.muli %4259, %c4 : index
                %4261 = arith.addi %4258, %4260 : index
                %4262 = arith.muli %4257, %c14 : index
                %4263 = arith.divui %4261, %c20 : index
                %4264 = arith.muli %4263, %c20 : index
                %4265 = arith.remui %4261, %c5 : index
                %4266 = arith.muli %4265, %c5 : index
                %4267 = arith.addi %4264, %4266 : index
                %4268 = arith.divui %4261, %c5 : index
                %4269 = arith.remui %4268, %c5 : index
                %4270 = arith.addi %4267, %4269 : index
                %4271 = arith.addi %4262, %4270 : index
                %4272 = arith.addi %4256, %4271 : index
                %4273 = arith.addi %4208, %4272 : index
                %4274 = vector.shuffle %4186, %4186 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4274, %kv[%4273] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4275 = arith.addi %4182, %c29 : index
                %4276 = arith.divui %4275, %c14 : index
                %4277 = arith.muli %4276, %c21 : index
                %4278 = arith.addi %4277, %c11 : index
                %4279 = arith.remui %4275, %c14 : index
                %4280 = arith.divui %3954, %c5 : index
                %4281 = arith.remui %3954, %c5 : index
                %4282 = arith.muli %4281, %c4 : index
                %4283 = arith.addi %4280, %4282 : index
                %4284 = arith.muli %4279, %c14 : index
                %4285 = arith.divui %4283, %c20 : index
                %4286 = arith.muli %4285, %c20 : index
                %4287 = arith.remui %4283, %c5 : index
                %4288 = arith.muli %4287, %c5 : index
                %4289 = arith.addi %4286, %4288 : index
                %4290 = arith.divui %4283, %c5 : index
                %4291 = arith.remui %4290, %c5 : index
                %4292 = arith.addi %4289, %4291 : index
                %4293 = arith.addi %4284, %4292 : index
                %4294 = arith.addi %4278, %4293 : index
                %4295 = arith.addi %4208, %4294 : index
                %4296 = vector.shuffle %4186, %4186 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4296, %kv[%4295] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %4297 = arith.addi %21, %c16 : index
    %4298 = wave.lane
    %4299 = arith.muli %3, %c8 : index
    %4300 = arith.muli %4299, %c21 : index
    %4301 = arith.addi %4300, %4298 : index
    %4302 = arith.muli %4, %c11 : index
    %4303 = arith.addi %4302, %4301 : index
    %4304 = arith.addi %4303, %c9 : index
    %4305 = arith.addi %4304, %c9 : index
    %4306 = vector.extract %396#3[0] : f32 from vector<8xf32>
    memref.store %4306, %17[%4305] : memref<?xf32>
    %4307 = arith.muli %4, %c11 : index
    %4308 = arith.addi %4307, %4301 : index
    %4309 = arith.addi %4308, %c9 : index
    %4310 = arith.addi %4309, %c15 : index
    %4311 = vector.extract %396#3[1] : f32 from vector<8xf32>
    memref.store %4311, %17[%4310] : memref<?xf32>
    %4312 = arith.muli %4, %c11 : index
    %4313 = arith.addi %4312, %4301 : index
    %4314 = arith.addi %4313, %c9 : index
    %4315 = arith.addi %4314, %c12 : index
    %4316 = vector.extract %396#3[2] : f32 from vector<8xf32>
    memref.store %4316, %17[%4315] : memref<?xf32>
    %4317 = arith.muli %4, %c11 : index
    %4318 = arith.addi %4317, %4301 : index
    %4319 = arith.addi %4318, %c9 : index
    %4320 = arith.addi %4319, %c30 : index
    %4321 = vector.extract %396#3[3] : f32 from vector<8xf32>
    memref.store %4321, %17[%4320] : memref<?xf32>
    %4322 = arith.muli %4, %c11 : index
    %4323 = arith.addi %4322, %4301 : index
    %4324 = arith.addi %4323, %c9 : index
    %4325 = arith.addi %4324, %c7 : index
    %4326 = vector.extract %396#3[4] : f32 from vector<8xf32>
    memref.store %4326, %17[%4325] : memref<?xf32>
    %4327 = arith.muli %4, %c11 : index
    %4328 = arith.addi %4327, %4301 : index
    %4329 = arith.addi %4328, %c9 : index
    %4330 = arith.addi %4329, %c31 : index
    %4331 = vector.extract %396#3[5] : f32 from vector<8xf32>
    memref.store %4331, %17[%4330] : memref<?xf32>
    %4332 = arith.muli %4, %c11 : index
    %4333 = arith.addi %4332, %4301 : index
    %4334 = arith.addi %4333, %c9 : index
    %4335 = arith.addi %4334, %c32 : index
    %4336 = vector.extract %396#3[6] : f32 from vector<8xf32>
    memref.store %4336, %17[%4335] : memref<?xf32>
    %4337 = arith.muli %4, %c11 : index
    %4338 = arith.addi %4337, %4301 : index
    %4339 = arith.addi %4338, %c9 : index
    %4340 = arith.addi %4339, %c33 : index
    %4341 = vector.extract %396#3[7] : f32 from vector<8xf32>
    memref.store %4341, %17[%4340] : memref<?xf32>
    wave.barrier
    %4342 = arith.muli %4, %c20 : index
    %4343 = arith.addi %4342, %c9 : index
    %4344 = arith.muli %4343, %c5 : index
    %4345 = arith.divui %4298, %c14 : index
    %4346 = arith.addi %4344, %4345 : index
    %4347 = arith.addi %4297, %4346 : index
    %4348 = arith.cmpi slt, %4347, %20 : index
    scf.if %4348 {
      %4349 = arith.cmpi eq, %hasFactors, %c8 : index
      %4350 = arith.muli %4347, %c5 : index
      %4351 = memref.load %factors[%4350] : memref<?xf32>
      %4352 = arith.mulf %4351, %operandScale : f32
      %4353 = arith.select %4349, %4352, %operandScale : f32
      %4354 = arith.addi %4301, %c9 : index
      %4355 = arith.muli %4343, %c15 : index
      %4356 = arith.addi %4354, %4355 : index
      %4357 = memref.load %17[%4356] : memref<?xf32>
      %4358 = arith.addi %4356, %c11 : index
      %4359 = memref.load %17[%4358] : memref<?xf32>
      %4360 = arith.addf %4357, %4359 : f32
      %4361 = arith.remui %4298, %c14 : index
      %4362 = arith.muli %4361, %c20 : index
      %4363 = arith.addi %16, %4362 : index
      %4364 = vector.load %w[%4363] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4365 = vector.bitcast %4364 : vector<4xi8> to vector<1xf32>
      %4366 = vector.extract %4365[0] : f32 from vector<1xf32>
      %4367 = arith.mulf %4366, %4353 : f32
      %4368 = arith.mulf %4360, %4367 : f32
      %4369 = arith.muli %3, %c8 : index
      %4370 = arith.addi %4369, %c9 : index
      %4371 = arith.muli %4370, %c14 : index
      %4372 = arith.remui %4298, %c14 : index
      %4373 = arith.addi %4371, %4372 : index
      %4374 = arith.muli %4346, %c36 : index
      %4375 = arith.addi %4374, %4373 : index
      memref.store %4368, %18[%4375] : memref<?xf32>
    }
    %4376 = arith.muli %4, %c20 : index
    %4377 = arith.addi %4376, %c8 : index
    %4378 = arith.muli %4377, %c5 : index
    %4379 = arith.divui %4298, %c14 : index
    %4380 = arith.addi %4378, %4379 : index
    %4381 = arith.addi %4297, %4380 : index
    %4382 = arith.cmpi slt, %4381, %20 : index
    scf.if %4382 {
      %4383 = arith.cmpi eq, %hasFactors, %c8 : index
      %4384 = arith.muli %4381, %c5 : index
      %4385 = memref.load %factors[%4384] : memref<?xf32>
      %4386 = arith.mulf %4385, %operandScale : f32
      %4387 = arith.select %4383, %4386, %operandScale : f32
      %4388 = arith.addi %4301, %c9 : index
      %4389 = arith.muli %4377, %c15 : index
      %4390 = arith.addi %4388, %4389 : index
      %4391 = memref.load %17[%4390] : memref<?xf32>
      %4392 = arith.addi %4390, %c11 : index
      %4393 = memref.load %17[%4392] : memref<?xf32>
      %4394 = arith.addf %4391, %4393 : f32
      %4395 = arith.remui %4298, %c14 : index
      %4396 = arith.muli %4395, %c20 : index
      %4397 = arith.addi %16, %4396 : index
      %4398 = vector.load %w[%4397] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4399 = vector.bitcast %4398 : vector<4xi8> to vector<1xf32>
      %4400 = vector.extract %4399[0] : f32 from vector<1xf32>
      %4401 = arith.mulf %4400, %4387 : f32
      %4402 = arith.mulf %4394, %4401 : f32
      %4403 = arith.muli %3, %c8 : index
      %4404 = arith.addi %4403, %c9 : index
      %4405 = arith.muli %4404, %c14 : index
      %4406 = arith.remui %4298, %c14 : index
      %4407 = arith.addi %4405, %4406 : index
      %4408 = arith.muli %4380, %c36 : index
      %4409 = arith.addi %4408, %4407 : index
      memref.store %4402, %18[%4409] : memref<?xf32>
    }
    %4410 = arith.muli %4, %c20 : index
    %4411 = arith.addi %4410, %c5 : index
    %4412 = arith.muli %4411, %c5 : index
    %4413 = arith.divui %4298, %c14 : index
    %4414 = arith.addi %4412, %4413 : index
    %4415 = arith.addi %4297, %4414 : index
    %4416 = arith.cmpi slt, %4415, %20 : index
    scf.if %4416 {
      %4417 = arith.cmpi eq, %hasFactors, %c8 : index
      %4418 = arith.muli %4415, %c5 : index
      %4419 = memref.load %factors[%4418] : memref<?xf32>
      %4420 = arith.mulf %4419, %operandScale : f32
      %4421 = arith.select %4417, %4420, %operandScale : f32
      %4422 = arith.addi %4301, %c9 : index
      %4423 = arith.muli %4411, %c15 : index
      %4424 = arith.addi %4422, %4423 : index
      %4425 = memref.load %17[%4424] : memref<?xf32>
      %4426 = arith.addi %4424, %c11 : index
      %4427 = memref.load %17[%4426] : memref<?xf32>
      %4428 = arith.addf %4425, %4427 : f32
      %4429 = arith.remui %4298, %c14 : index
      %4430 = arith.muli %4429, %c20 : index
      %4431 = arith.addi %16, %4430 : index
      %4432 = vector.load %w[%4431] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4433 = vector.bitcast %4432 : vector<4xi8> to vector<1xf32>
      %4434 = vector.extract %4433[0] : f32 from vector<1xf32>
      %4435 = arith.mulf %4434, %4421 : f32
      %4436 = arith.mulf %4428, %4435 : f32
      %4437 = arith.muli %3, %c8 : index
      %4438 = arith.addi %4437, %c9 : index
      %4439 = arith.muli %4438, %c14 : index
      %4440 = arith.remui %4298, %c14 : index
      %4441 = arith.addi %4439, %4440 : index
      %4442 = arith.muli %4414, %c36 : index
      %4443 = arith.addi %4442, %4441 : index
      memref.store %4436, %18[%4443] : memref<?xf32>
    }
    %4444 = arith.muli %4, %c20 : index
    %4445 = arith.addi %4444, %c29 : index
    %4446 = arith.muli %4445, %c5 : index
    %4447 = arith.divui %4298, %c14 : index
    %4448 = arith.addi %4446, %4447 : index
    %4449 = arith.addi %4297, %4448 : index
    %4450 = arith.cmpi slt, %4449, %20 : index
    scf.if %4450 {
      %4451 = arith.cmpi eq, %hasFactors, %c8 : index
      %4452 = arith.muli %4449, %c5 : index
      %4453 = memref.load %factors[%4452] : memref<?xf32>
      %4454 = arith.mulf %4453, %operandScale : f32
      %4455 = arith.select %4451, %4454, %operandScale : f32
      %4456 = arith.addi %4301, %c9 : index
      %4457 = arith.muli %4445, %c15 : index
      %4458 = arith.addi %4456, %4457 : index
      %4459 = memref.load %17[%4458] : memref<?xf32>
      %4460 = arith.addi %4458, %c11 : index
      %4461 = memref.load %17[%4460] : memref<?xf32>
      %4462 = arith.addf %4459, %4461 : f32
      %4463 = arith.remui %4298, %c14 : index
      %4464 = arith.muli %4463, %c20 : index
      %4465 = arith.addi %16, %4464 : index
      %4466 = vector.load %w[%4465] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4467 = vector.bitcast %4466 : vector<4xi8> to vector<1xf32>
      %4468 = vector.extract %4467[0] : f32 from vector<1xf32>
      %4469 = arith.mulf %4468, %4455 : f32
      %4470 = arith.mulf %4462, %4469 : f32
      %4471 = arith.muli %3, %c8 : index
      %4472 = arith.addi %4471, %c9 : index
      %4473 = arith.muli %4472, %c14 : index
      %4474 = arith.remui %4298, %c14 : index
      %4475 = arith.addi %4473, %4474 : index
      %4476 = arith.muli %4448, %c36 : index
      %4477 = arith.addi %4476, %4475 : index
      memref.store %4470, %18[%4477] : memref<?xf32>
    }
    wave.barrier
    %4478 = arith.addi %21, %c16 : index
    %4479 = wave.wave
    %4480 = arith.addi %4479, %c9 : index
    %4481 = arith.addi %4478, %4480 : index
    %4482 = arith.cmpi slt, %4481, %20 : index
    %4483 = arith.cmpi slt, %4480, %c14 : index
    %4484 = arith.andi %4482, %4483 : i1
    scf.if %4484 {
      %4485 = arith.addi %4478, %4480 : index
      %4486 = arith.muli %4480, %c36 : index
      %4487 = wave.lane
      %4488 = arith.addi %4487, %c9 : index
      %4489 = arith.cmpi eq, %hasBias, %c8 : index
      %4490 = arith.addi %4486, %4488 : index
      %4491 = memref.load %18[%4490] : memref<?xf32>
      %4492 = arith.muli %0, %c36 : index
      %4493 = arith.addi %4492, %4488 : index
      %4494 = memref.load %bias[%4493] : memref<?xf32>
      %4495 = arith.addf %4491, %4494 : f32
      %4496 = arith.select %4489, %4495, %4491 : f32
      %4497 = arith.addi %4488, %c38 : index
      %4498 = arith.cmpi eq, %hasBias, %c8 : index
      %4499 = arith.addi %4486, %4497 : index
      %4500 = memref.load %18[%4499] : memref<?xf32>
      %4501 = arith.muli %0, %c36 : index
      %4502 = arith.addi %4501, %4497 : index
      %4503 = memref.load %bias[%4502] : memref<?xf32>
      %4504 = arith.addf %4500, %4503 : f32
      %4505 = arith.select %4498, %4504, %4500 : f32
      %4506 = arith.addi %4487, %c15 : index
      %4507 = arith.cmpi slt, %4506, %c38 : index
      %4508 = arith.minsi %4506, %c39 : index
      %4509 = arith.cmpi eq, %hasBias, %c8 : index
      %4510 = arith.addi %4486, %4508 : index
      %4511 = memref.load %18[%4510] : memref<?xf32>
      %4512 = arith.muli %0, %c36 : index
      %4513 = arith.addi %4512, %4508 : index
      %4514 = memref.load %bias[%4513] : memref<?xf32>
      %4515 = arith.addf %4511, %4514 : f32
      %4516 = arith.select %4509, %4515, %4511 : f32
      %4517 = arith.addi %4508, %c38 : index
      %4518 = arith.cmpi eq, %hasBias, %c8 : index
      %4519 = arith.addi %4486, %4517 : index
      %4520 = memref.load %18[%4519] : memref<?xf32>
      %4521 = arith.muli %0, %c36 : index
      %4522 = arith.addi %4521, %4517 : index
      %4523 = memref.load %bias[%4522] : memref<?xf32>
      %4524 = arith.addf %4520, %4523 : f32
      %4525 = arith.select %4518, %4524, %4520 : f32
      %4526 = arith.addi %heads, %kvHeads : index
      %4527 = arith.cmpi slt, %0, %4526 : index
      scf.if %4527 {
        %4528 = arith.addi %positionsAt, %4485 : index
        %4529 = memref.load %step[%4528] : memref<?xi32>
        %4530 = arith.index_cast %4529 : i32 to index
        %4531 = arith.cmpi eq, %hasNorm, %c8 : index
        %4532 = math.fma %4496, %4496, %c42 : f32
        %4533 = math.fma %4505, %4505, %4532 : f32
        %4534 = math.fma %4516, %4516, %4533 : f32
        %4535 = arith.select %4507, %4534, %4533 : f32
        %4536 = math.fma %4525, %4525, %4535 : f32
        %4537 = arith.select %4507, %4536, %4535 : f32
        %4538 = vector.broadcast %4537 : f32 to vector<1xf32>
        %4539 = wave.reduce "add" %4538 : vector<1xf32>
        %4540 = arith.mulf %4539, %inverseHeadDim : f32
        %4541 = arith.addf %4540, %epsilon : f32
        %4542 = math.sqrt %4541 : f32
        %4543 = arith.divf %c44, %4542 : f32
        %4544 = arith.cmpi slt, %0, %heads : index
        %4545 = arith.addi %4488, %c38 : index
        %4546 = memref.load %query_norm[%4488] : memref<?xf32>
        %4547 = memref.load %key_norm[%4488] : memref<?xf32>
        %4548 = arith.select %4544, %4546, %4547 : f32
        %4549 = arith.mulf %4496, %4543 : f32
        %4550 = arith.mulf %4549, %4548 : f32
        %4551 = arith.select %4531, %4550, %4496 : f32
        %4552 = memref.load %query_norm[%4545] : memref<?xf32>
        %4553 = memref.load %key_norm[%4545] : memref<?xf32>
        %4554 = arith.select %4544, %4552, %4553 : f32
        %4555 = arith.mulf %4505, %4543 : f32
        %4556 = arith.mulf %4555, %4554 : f32
        %4557 = arith.select %4531, %4556, %4505 : f32
        %4558 = arith.addi %4508, %c38 : index
        %4559 = memref.load %query_norm[%4508] : memref<?xf32>
        %4560 = memref.load %key_norm[%4508] : memref<?xf32>
        %4561 = arith.select %4544, %4559, %4560 : f32
        %4562 = arith.mulf %4516, %4543 : f32
        %4563 = arith.mulf %4562, %4561 : f32
        %4564 = arith.select %4531, %4563, %4516 : f32
        %4565 = memref.load %query_norm[%4558] : memref<?xf32>
        %4566 = memref.load %key_norm[%4558] : memref<?xf32>
        %4567 = arith.select %4544, %4565, %4566 : f32
        %4568 = arith.mulf %4525, %4543 : f32
        %4569 = arith.mulf %4568, %4567 : f32
        %4570 = arith.select %4531, %4569, %4525 : f32
        %4571 = arith.remui %4530, %c21 : index
        %4572 = arith.muli %4571, %c36 : index
        %4573 = arith.addi %4572, %4488 : index
        %4574 = arith.divui %4530, %c21 : index
        %4575 = arith.addi %4574, %c21 : index
        %4576 = arith.muli %4575, %c36 : index
        %4577 = arith.addi %4576, %4488 : index
        %4578 = memref.load %rope[%4573] : memref<?xf32>
        %4579 = arith.addi %4573, %c38 : index
        %4580 = memref.load %rope[%4579] : memref<?xf32>
        %4581 = memref.load %rope[%4577] : memref<?xf32>
        %4582 = arith.addi %4577, %c38 : index
        %4583 = memref.load %rope[%4582] : memref<?xf32>
        %4584 = arith.mulf %4581, %4578 : f32
        %4585 = arith.mulf %4583, %4580 : f32
        %4586 = arith.subf %4584, %4585 : f32
        %4587 = arith.mulf %4583, %4578 : f32
        %4588 = arith.mulf %4581, %4580 : f32
        %4589 = arith.addf %4587, %4588 : f32
        %4590 = arith.mulf %4551, %4586 : f32
        %4591 = arith.mulf %4557, %4589 : f32
        %4592 = arith.subf %4590, %4591 : f32
        %4593 = arith.mulf %4557, %4586 : f32
        %4594 = arith.mulf %4551, %4589 : f32
        %4595 = arith.addf %4593, %4594 : f32
        %4596 = arith.cmpi slt, %0, %heads : index
        scf.if %4596 {
          %4597 = arith.muli %4485, %heads : index
          %4598 = arith.addi %4597, %0 : index
          %4599 = arith.muli %4598, %c36 : index
          %4600 = arith.addi %4599, %4488 : index
          memref.store %4592, %q[%4600] : memref<?xf32>
          %4601 = arith.addi %4600, %c38 : index
          memref.store %4595, %q[%4601] : memref<?xf32>
        } else {
          %4602 = arith.addi %4486, %4488 : index
          memref.store %4592, %18[%4602] : memref<?xf32>
          %4603 = arith.addi %4486, %4488 : index
          %4604 = arith.addi %4603, %c38 : index
          memref.store %4595, %18[%4604] : memref<?xf32>
        }
        %4605 = arith.remui %4530, %c21 : index
        %4606 = arith.muli %4605, %c36 : index
        %4607 = arith.addi %4606, %4508 : index
        %4608 = arith.divui %4530, %c21 : index
        %4609 = arith.addi %4608, %c21 : index
        %4610 = arith.muli %4609, %c36 : index
        %4611 = arith.addi %4610, %4508 : index
        %4612 = memref.load %rope[%4607] : memref<?xf32>
        %4613 = arith.addi %4607, %c38 : index
        %4614 = memref.load %rope[%4613] : memref<?xf32>
        %4615 = memref.load %rope[%4611] : memref<?xf32>
        %4616 = arith.addi %4611, %c38 : index
        %4617 = memref.load %rope[%4616] : memref<?xf32>
        %4618 = arith.mulf %4615, %4612 : f32
        %4619 = arith.mulf %4617, %4614 : f32
        %4620 = arith.subf %4618, %4619 : f32
        %4621 = arith.mulf %4617, %4612 : f32
        %4622 = arith.mulf %4615, %4614 : f32
        %4623 = arith.addf %4621, %4622 : f32
        %4624 = arith.mulf %4564, %4620 : f32
        %4625 = arith.mulf %4570, %4623 : f32
        %4626 = arith.subf %4624, %4625 : f32
        %4627 = arith.mulf %4570, %4620 : f32
        %4628 = arith.mulf %4564, %4623 : f32
        %4629 = arith.addf %4627, %4628 : f32
        scf.if %4507 {
          %4630 = arith.cmpi slt, %0, %heads : index
          scf.if %4630 {
            %4631 = arith.muli %4485, %heads : index
            %4632 = arith.addi %4631, %0 : index
            %4633 = arith.muli %4632, %c36 : index
            %4634 = arith.addi %4633, %4508 : index
            memref.store %4626, %q[%4634] : memref<?xf32>
            %4635 = arith.addi %4634, %c38 : index
            memref.store %4629, %q[%4635] : memref<?xf32>
          } else {
            %4636 = arith.addi %4486, %4508 : index
            memref.store %4626, %18[%4636] : memref<?xf32>
            %4637 = arith.addi %4486, %4508 : index
            %4638 = arith.addi %4637, %c38 : index
            memref.store %4629, %18[%4638] : memref<?xf32>
          }
        }
      } else {
        %4639 = arith.cmpi slt, %0, %heads : index
        scf.if %4639 {
          %4640 = arith.muli %4485, %heads : index
          %4641 = arith.addi %4640, %0 : index
          %4642 = arith.muli %4641, %c36 : index
          %4643 = arith.addi %4642, %4488 : index
          memref.store %4496, %q[%4643] : memref<?xf32>
          %4644 = arith.addi %4643, %c38 : index
          memref.store %4505, %q[%4644] : memref<?xf32>
        } else {
          %4645 = arith.addi %4486, %4488 : index
          memref.store %4496, %18[%4645] : memref<?xf32>
          %4646 = arith.addi %4486, %4488 : index
          %4647 = arith.addi %4646, %c38 : index
          memref.store %4505, %18[%4647] : memref<?xf32>
        }
        scf.if %4507 {
          %4648 = arith.cmpi slt, %0, %heads : index
          scf.if %4648 {
            %4649 = arith.muli %4485, %heads : index
            %4650 = arith.addi %4649, %0 : index
            %4651 = arith.muli %4650, %c36 : index
            %4652 = arith.addi %4651, %4508 : index
            memref.store %4516, %q[%4652] : memref<?xf32>
            %4653 = arith.addi %4652, %c38 : index
            memref.store %4525, %q[%4653] : memref<?xf32>
          } else {
            %4654 = arith.addi %4486, %4508 : index
            memref.store %4516, %18[%4654] : memref<?xf32>
            %4655 = arith.addi %4486, %4508 : index
            %4656 = arith.addi %4655, %c38 : index
            memref.store %4525, %18[%4656] : memref<?xf32>
          }
        }
      }
    }
    %4657 = arith.addi %4479, %c46 : index
    %4658 = arith.addi %4478, %4657 : index
    %4659 = arith.cmpi slt, %4658, %20 : index
    %4660 = arith.cmpi slt, %4657, %c14 : index
    %4661 = arith.andi %4659, %4660 : i1
    scf.if %4661 {
      %4662 = arith.addi %4478, %4657 : index
      %4663 = arith.muli %4657, %c36 : index
      %4664 = wave.lane
      %4665 = arith.addi %4664, %c9 : index
      %4666 = arith.cmpi eq, %hasBias, %c8 : index
      %4667 = arith.addi %4663, %4665 : index
      %4668 = memref.load %18[%4667] : memref<?xf32>
      %4669 = arith.muli %0, %c36 : index
      %4670 = arith.addi %4669, %4665 : index
      %4671 = memref.load %bias[%4670] : memref<?xf32>
      %4672 = arith.addf %4668, %4671 : f32
      %4673 = arith.select %4666, %4672, %4668 : f32
      %4674 = arith.addi %4665, %c38 : index
      %4675 = arith.cmpi eq, %hasBias, %c8 : index
      %4676 = arith.addi %4663, %4674 : index
      %4677 = memref.load %18[%4676] : memref<?xf32>
      %4678 = arith.muli %0, %c36 : index
      %4679 = arith.addi %4678, %4674 : index
      %4680 = memref.load %bias[%4679] : memref<?xf32>
      %4681 = arith.addf %4677, %4680 : f32
      %4682 = arith.select %4675, %4681, %4677 : f32
      %4683 = arith.addi %4664, %c15 : index
      %4684 = arith.cmpi slt, %4683, %c38 : index
      %4685 = arith.minsi %4683, %c39 : index
      %4686 = arith.cmpi eq, %hasBias, %c8 : index
      %4687 = arith.addi %4663, %4685 : index
      %4688 = memref.load %18[%4687] : memref<?xf32>
      %4689 = arith.muli %0, %c36 : index
      %4690 = arith.addi %4689, %4685 : index
      %4691 = memref.load %bias[%4690] : memref<?xf32>
      %4692 = arith.addf %4688, %4691 : f32
      %4693 = arith.select %4686, %4692, %4688 : f32
      %4694 = arith.addi %4685, %c38 : index
      %4695 = arith.cmpi eq, %hasBias, %c8 : index
      %4696 = arith.addi %4663, %4694 : index
      %4697 = memref.load %18[%4696] : memref<?xf32>
      %4698 = arith.muli %0, %c36 : index
      %4699 = arith.addi %4698, %4694 : index
      %4700 = memref.load %bias[%4699] : memref<?xf32>
      %4701 = arith.addf %4697, %4700 : f32
      %4702 = arith.select %4695, %4701, %4697 : f32
      %4703 = arith.addi %heads, %kvHeads : index
      %4704 = arith.cmpi slt, %0, %4703 : index
      scf.if %4704 {
        %4705 = arith.addi %positionsAt, %4662 : index
        %4706 = memref.load %step[%4705] : memref<?xi32>
        %4707 = arith.index_cast %4706 : i32 to index
        %4708 = arith.cmpi eq, %hasNorm, %c8 : index
        %4709 = math.fma %4673, %4673, %c42 : f32
        %4710 = math.fma %4682, %4682, %4709 : f32
        %4711 = math.fma %4693, %4693, %4710 : f32
        %4712 = arith.select %4684, %4711, %4710 : f32
        %4713 = math.fma %4702, %4702, %4712 : f32
        %4714 = arith.select %4684, %4713, %4712 : f32
        %4715 = vector.broadcast %4714 : f32 to vector<1xf32>
        %4716 = wave.reduce "add" %4715 : vector<1xf32>
        %4717 = arith.mulf %4716, %inverseHeadDim : f32
        %4718 = arith.addf %4717, %epsilon : f32
        %4719 = math.sqrt %4718 : f32
        %4720 = arith.divf %c44, %4719 : f32
        %4721 = arith.cmpi slt, %0, %heads : index
        %4722 = arith.addi %4665, %c38 : index
        %4723 = memref.load %query_norm[%4665] : memref<?xf32>
        %4724 = memref.load %key_norm[%4665] : memref<?xf32>
        %4725 = arith.select %4721, %4723, %4724 : f32
        %4726 = arith.mulf %4673, %4720 : f32
        %4727 = arith.mulf %4726, %4725 : f32
        %4728 = arith.select %4708, %4727, %4673 : f32
        %4729 = memref.load %query_norm[%4722] : memref<?xf32>
        %4730 = memref.load %key_norm[%4722] : memref<?xf32>
        %4731 = arith.select %4721, %4729, %4730 : f32
        %4732 = arith.mulf %4682, %4720 : f32
        %4733 = arith.mulf %4732, %4731 : f32
        %4734 = arith.select %4708, %4733, %4682 : f32
        %4735 = arith.addi %4685, %c38 : index
        %4736 = memref.load %query_norm[%4685] : memref<?xf32>
        %4737 = memref.load %key_norm[%4685] : memref<?xf32>
        %4738 = arith.select %4721, %4736, %4737 : f32
        %4739 = arith.mulf %4693, %4720 : f32
        %4740 = arith.mulf %4739, %4738 : f32
        %4741 = arith.select %4708, %4740, %4693 : f32
        %4742 = memref.load %query_norm[%4735] : memref<?xf32>
        %4743 = memref.load %key_norm[%4735] : memref<?xf32>
        %4744 = arith.select %4721, %4742, %4743 : f32
        %4745 = arith.mulf %4702, %4720 : f32
        %4746 = arith.mulf %4745, %4744 : f32
        %4747 = arith.select %4708, %4746, %4702 : f32
        %4748 = arith.remui %4707, %c21 : index
        %4749 = arith.muli %4748, %c36 : index
        %4750 = arith.addi %4749, %4665 : index
        %4751 = arith.divui %4707, %c21 : index
        %4752 = arith.addi %4751, %c21 : index
        %4753 = arith.muli %4752, %c36 : index
        %4754 = arith.addi %4753, %4665 : index
        %4755 = memref.load %rope[%4750] : memref<?xf32>
        %4756 = arith.addi %4750, %c38 : index
        %4757 = memref.load %rope[%4756] : memref<?xf32>
        %4758 = memref.load %rope[%4754] : memref<?xf32>
        %4759 = arith.addi %4754, %c38 : index
        %4760 = memref.load %rope[%4759] : memref<?xf32>
        %4761 = arith.mulf %4758, %4755 : f32
        %4762 = arith.mulf %4760, %4757 : f32
        %4763 = arith.subf %4761, %4762 : f32
        %4764 = arith.mulf %4760, %4755 : f32
        %4765 = arith.mulf %4758, %4757 : f32
        %4766 = arith.addf %4764, %4765 : f32
        %4767 = arith.mulf %4728, %4763 : f32
        %4768 = arith.mulf %4734, %4766 : f32
        %4769 = arith.subf %4767, %4768 : f32
        %4770 = arith.mulf %4734, %4763 : f32
        %4771 = arith.mulf %4728, %4766 : f32
        %4772 = arith.addf %4770, %4771 : f32
        %4773 = arith.cmpi slt, %0, %heads : index
        scf.if %4773 {
          %4774 = arith.muli %4662, %heads : index
          %4775 = arith.addi %4774, %0 : index
          %4776 = arith.muli %4775, %c36 : index
          %4777 = arith.addi %4776, %4665 : index
          memref.store %4769, %q[%4777] : memref<?xf32>
          %4778 = arith.addi %4777, %c38 : index
          memref.store %4772, %q[%4778] : memref<?xf32>
        } else {
          %4779 = arith.addi %4663, %4665 : index
          memref.store %4769, %18[%4779] : memref<?xf32>
          %4780 = arith.addi %4663, %4665 : index
          %4781 = arith.addi %4780, %c38 : index
          memref.store %4772, %18[%4781] : memref<?xf32>
        }
        %4782 = arith.remui %4707, %c21 : index
        %4783 = arith.muli %4782, %c36 : index
        %4784 = arith.addi %4783, %4685 : index
        %4785 = arith.divui %4707, %c21 : index
        %4786 = arith.addi %4785, %c21 : index
        %4787 = arith.muli %4786, %c36 : index
        %4788 = arith.addi %4787, %4685 : index
        %4789 = memref.load %rope[%4784] : memref<?xf32>
        %4790 = arith.addi %4784, %c38 : index
        %4791 = memref.load %rope[%4790] : memref<?xf32>
        %4792 = memref.load %rope[%4788] : memref<?xf32>
        %4793 = arith.addi %4788, %c38 : index
        %4794 = memref.load %rope[%4793] : memref<?xf32>
        %4795 = arith.mulf %4792, %4789 : f32
        %4796 = arith.mulf %4794, %4791 : f32
        %4797 = arith.subf %4795, %4796 : f32
        %4798 = arith.mulf %4794, %4789 : f32
        %4799 = arith.mulf %4792, %4791 : f32
        %4800 = arith.addf %4798, %4799 : f32
        %4801 = arith.mulf %4741, %4797 : f32
        %4802 = arith.mulf %4747, %4800 : f32
        %4803 = arith.subf %4801, %4802 : f32
        %4804 = arith.mulf %4747, %4797 : f32
        %4805 = arith.mulf %4741, %4800 : f32
        %4806 = arith.addf %4804, %4805 : f32
        scf.if %4684 {
          %4807 = arith.cmpi slt, %0, %heads : index
          scf.if %4807 {
            %4808 = arith.muli %4662, %heads : index
            %4809 = arith.addi %4808, %0 : index
            %4810 = arith.muli %4809, %c36 : index
            %4811 = arith.addi %4810, %4685 : index
            memref.store %4803, %q[%4811] : memref<?xf32>
            %4812 = arith.addi %4811, %c38 : index
            memref.store %4806, %q[%4812] : memref<?xf32>
          } else {
            %4813 = arith.addi %4663, %4685 : index
            memref.store %4803, %18[%4813] : memref<?xf32>
            %4814 = arith.addi %4663, %4685 : index
            %4815 = arith.addi %4814, %c38 : index
            memref.store %4806, %18[%4815] : memref<?xf32>
          }
        }
      } else {
        %4816 = arith.cmpi slt, %0, %heads : index
        scf.if %4816 {
          %4817 = arith.muli %4662, %heads : index
          %4818 = arith.addi %4817, %0 : index
          %4819 = arith.muli %4818, %c36 : index
          %4820 = arith.addi %4819, %4665 : index
          memref.store %4673, %q[%4820] : memref<?xf32>
          %4821 = arith.addi %4820, %c38 : index
          memref.store %4682, %q[%4821] : memref<?xf32>
        } else {
          %4822 = arith.addi %4663, %4665 : index
          memref.store %4673, %18[%4822] : memref<?xf32>
          %4823 = arith.addi %4663, %4665 : index
          %4824 = arith.addi %4823, %c38 : index
          memref.store %4682, %18[%4824] : memref<?xf32>
        }
        scf.if %4684 {
          %4825 = arith.cmpi slt, %0, %heads : index
          scf.if %4825 {
            %4826 = arith.muli %4662, %heads : index
            %4827 = arith.addi %4826, %0 : index
            %4828 = arith.muli %4827, %c36 : index
            %4829 = arith.addi %4828, %4685 : index
            memref.store %4693, %q[%4829] : memref<?xf32>
            %4830 = arith.addi %4829, %c38 : index
            memref.store %4702, %q[%4830] : memref<?xf32>
          } else {
            %4831 = arith.addi %4663, %4685 : index
            memref.store %4693, %18[%4831] : memref<?xf32>
            %4832 = arith.addi %4663, %4685 : index
            %4833 = arith.addi %4832, %c38 : index
            memref.store %4702, %18[%4833] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %4834 = arith.cmpi sge, %0, %heads : index
    scf.if %4834 {
      %4835 = arith.addi %4479, %c9 : index
      %4836 = arith.addi %4478, %4835 : index
      %4837 = arith.cmpi slt, %4836, %20 : index
      %4838 = arith.cmpi slt, %4835, %c14 : index
      %4839 = arith.andi %4837, %4838 : i1
      scf.if %4839 {
        %4840 = arith.addi %4478, %4835 : index
        %4841 = arith.addi %slotsAt, %4840 : index
        %4842 = memref.load %step[%4841] : memref<?xi32>
        %4843 = arith.index_cast %4842 : i32 to index
        %4844 = arith.cmpi sge, %4843, %c9 : index
        scf.if %4844 {
          %4845 = arith.muli %4835, %c36 : index
          %4846 = arith.subi %0, %heads : index
          %4847 = memref.load %scales[%4846] : memref<?xf32>
          %4848 = vector.broadcast %4847 : f32 to vector<4xf32>
          %4849 = arith.divui %4843, %c14 : index
          %4850 = arith.remui %4843, %c14 : index
          %4851 = arith.muli %4849, %pageBytes : index
          %4852 = arith.cmpi eq, %codec, %c9 : index
          scf.if %4852 {
            %4853 = wave.lane
            %4854 = arith.muli %4853, %c20 : index
            scf.for %4855 = %4854 to %c36 step %c7 {
              %4856 = arith.addi %4845, %4855 : index
              %4857 = vector.load %18[%4856] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4858 = arith.mulf %4857, %4848 : vector<4xf32>
              %4859 = arith.minimumf %4858, %c50 : vector<4xf32>
              %4860 = arith.maximumf %4859, %c51 : vector<4xf32>
              %4861 = arith.truncf %4860 : vector<4xf32> to vector<4xf16>
              %4862 = vector.bitcast %4861 : vector<4xf16> to vector<8xi8>
              %4863 = arith.cmpi slt, %4846, %kvHeads : index
              scf.if %4863 {
                %4864 = arith.muli %4846, %c52 : index
                %4865 = arith.addi %4851, %4864 : index
                %4866 = arith.divui %4855, %c14 : index
                %4867 = arith.muli %4866, %c53 : index
                %4868 = arith.remui %4855, %c14 : index
                %4869 = arith.divui %4868, %c4 : index
                %4870 = arith.muli %4869, %c21 : index
                %4871 = arith.muli %4850, %c14 : index
                %4872 = arith.addi %4870, %4871 : index
                %4873 = arith.remui %4868, %c4 : index
                %4874 = arith.muli %4873, %c5 : index
                %4875 = arith.addi %4872, %4874 : index
                %4876 = arith.addi %4867, %4875 : index
                %4877 = arith.addi %4865, %4876 : index
                vector.store %4862, %kv[%4877] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %4878 = arith.subi %4846, %kvHeads : index
                %4879 = arith.muli %4878, %c52 : index
                %4880 = arith.addi %4851, %4879 : index
                %4881 = arith.addi %4855, %c9 : index
                %4882 = arith.divui %4881, %c14 : index
                %4883 = arith.muli %4882, %c53 : index
                %4884 = arith.addi %4883, %c10 : index
                %4885 = arith.remui %4881, %c14 : index
                %4886 = arith.divui %4850, %c5 : index
                %4887 = arith.remui %4850, %c5 : index
                %4888 = arith.muli %4887, %c4 : index
                %4889 = arith.addi %4886, %4888 : index
                %4890 = arith.divui %4889, %c4 : index
                %4891 = arith.muli %4890, %c21 : index
                %4892 = arith.muli %4885, %c14 : index
                %4893 = arith.addi %4891, %4892 : index
                %4894 = arith.remui %4889, %c4 : index
                %4895 = arith.muli %4894, %c5 : index
                %4896 = arith.addi %4893, %4895 : index
                %4897 = arith.addi %4884, %4896 : index
                %4898 = arith.addi %4880, %4897 : index
                %4899 = vector.shuffle %4862, %4862 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %4899, %kv[%4898] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4900 = arith.addi %4855, %c8 : index
                %4901 = arith.divui %4900, %c14 : index
                %4902 = arith.muli %4901, %c53 : index
                %4903 = arith.addi %4902, %c10 : index
                %4904 = arith.remui %4900, %c14 : index
                %4905 = arith.divui %4850, %c5 : index
                %4906 = arith.remui %4850, %c5 : index
                %4907 = arith.muli %4906, %c4 : index
                %4908 = arith.addi %4905, %4907 : index
                %4909 = arith.divui %4908, %c4 : index
                %4910 = arith.muli %4909, %c21 : index
                %4911 = arith.muli %4904, %c14 : index
                %4912 = arith.addi %4910, %4911 : index
                %4913 = arith.remui %4908, %c4 : index
                %4914 = arith.muli %4913, %c5 : index
                %4915 = arith.addi %4912, %4914 : index
                %4916 = arith.addi %4903, %4915 : index
                %4917 = arith.addi %4880, %4916 : index
                %4918 = vector.shuffle %4862, %4862 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %4918, %kv[%4917] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4919 = arith.addi %4855, %c5 : index
                %4920 = arith.divui %4919, %c14 : index
                %4921 = arith.muli %4920, %c53 : index
                %4922 = arith.addi %4921, %c10 : index
                %4923 = arith.remui %4919, %c14 : index
                %4924 = arith.divui %4850, %c5 : index
                %4925 = arith.remui %4850, %c5 : index
                %4926 = arith.muli %4925, %c4 : index
                %4927 = arith.addi %4924, %4926 : index
                %4928 = arith.divui %4927, %c4 : index
                %4929 = arith.muli %4928, %c21 : index
                %4930 = arith.muli %4923, %c14 : index
                %4931 = arith.addi %4929, %4930 : index
                %4932 = arith.remui %4927, %c4 : index
                %4933 = arith.muli %4932, %c5 : index
                %4934 = arith.addi %4931, %4933 : index
                %4935 = arith.addi %4922, %4934 : index
                %4936 = arith.addi %4880, %4935 : index
                %4937 = vector.shuffle %4862, %4862 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %4937, %kv[%4936] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4938 = arith.addi %4855, %c29 : index
                %4939 = arith.divui %4938, %c14 : index
                %4940 = arith.muli %4939, %c53 : index
                %4941 = arith.addi %4940, %c10 : index
                %4942 = arith.remui %4938, %c14 : index
                %4943 = arith.divui %4850, %c5 : index
                %4944 = arith.remui %4850, %c5 : index
                %4945 = arith.muli %4944, %c4 : index
                %4946 = arith.addi %4943, %4945 : index
                %4947 = arith.divui %4946, %c4 : index
                %4948 = arith.muli %4947, %c21 : index
                %4949 = arith.muli %4942, %c14 : index
                %4950 = arith.addi %4948, %4949 : index
                %4951 = arith.remui %4946, %c4 : index
                %4952 = arith.muli %4951, %c5 : index
                %4953 = arith.addi %4950, %4952 : index
                %4954 = arith.addi %4941, %4953 : index
                %4955 = arith.addi %4880, %4954 : index
                %4956 = vector.shuffle %4862, %4862 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %4956, %kv[%4955] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %4957 = arith.cmpi eq, %codec, %c8 : index
          scf.if %4957 {
            %4958 = wave.lane
            %4959 = arith.muli %4958, %c20 : index
            scf.for %4960 = %4959 to %c36 step %c7 {
              %4961 = arith.addi %4845, %4960 : index
              %4962 = vector.load %18[%4961] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4963 = arith.mulf %4962, %4848 : vector<4xf32>
              %4964 = wave.fp8_encode "e4m3" %4963 : vector<4xf32> -> vector<4xi8>
              %4965 = arith.cmpi slt, %4846, %kvHeads : index
              scf.if %4965 {
                %4966 = arith.muli %4846, %c10 : index
                %4967 = arith.addi %4851, %4966 : index
                %4968 = vector.shuffle %4964, %4964 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4969 = arith.divui %4960, %c14 : index
                %4970 = arith.muli %4969, %c21 : index
                %4971 = arith.remui %4960, %c14 : index
                %4972 = arith.muli %4850, %c14 : index
                %4973 = arith.divui %4971, %c20 : index
                %4974 = arith.muli %4973, %c20 : index
                %4975 = arith.remui %4971, %c5 : index
                %4976 = arith.muli %4975, %c5 : index
                %4977 = arith.addi %4974, %4976 : index
                %4978 = arith.divui %4971, %c5 : index
                %4979 = arith.remui %4978, %c5 : index
                %4980 = arith.addi %4977, %4979 : index
                %4981 = arith.addi %4972, %4980 : index
                %4982 = arith.addi %4970, %4981 : index
                %4983 = arith.addi %4967, %4982 : index
                vector.store %4968, %kv[%4983] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4984 = arith.subi %4846, %kvHeads : index
                %4985 = arith.muli %4984, %c10 : index
                %4986 = arith.addi %4851, %4985 : index
                %4987 = arith.addi %4960, %c9 : index
                %4988 = arith.divui %4987, %c14 : index
                %4989 = arith.muli %4988, %c21 : index
                %4990 = arith.addi %4989, %c11 : index
                %4991 = arith.remui %4987, %c14 : index
                %4992 = arith.divui %4850, %c5 : index
                %4993 = arith.remui %4850, %c5 : index
                %4994 = arith.muli %4993, %c4 : index
                %4995 = arith.addi %4992, %4994 : index
                %4996 = arith.muli %4991, %c14 : index
                %4997 = arith.divui %4995, %c20 : index
                %4998 = arith.muli %4997, %c20 : index
                %4999 = arith.remui %4995, %c5 : index
                %5000 = arith.muli %4999, %c5 : index
                %5001 = arith.addi %4998, %5000 : index
                %5002 = arith.divui %4995, %c5 : index
                %5003 = arith.remui %5002, %c5 : index
                %5004 = arith.addi %5001, %5003 : index
                %5005 = arith.addi %4996, %5004 : index
                %5006 = arith.addi %4990, %5005 : index
                %5007 = arith.addi %4986, %5006 : index
                %5008 = vector.shuffle %4964, %4964 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5008, %kv[%5007] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5009 = arith.addi %4960, %c8 : index
                %5010 = arith.divui %5009, %c14 : index
                %5011 = arith.muli %5010, %c21 : index
                %5012 = arith.addi %5011, %c11 : index
                %5013 = arith.remui %5009, %c14 : index
                %5014 = arith.divui %4850, %c5 : index
                %5015 = arith.remui %4850, %c5 : index
                %5016 = arith.muli %5015, %c4 : index
                %5017 = arith.addi %5014, %5016 : index
                %5018 = arith.muli %5013, %c14 : index
                %5019 = arith.divui %5017, %c20 : index
                %5020 = arith.muli %5019, %c20 : index
                %5021 = arith.remui %5017, %c5 : index
                %5022 = arith.muli %5021, %c5 : index
                %5023 = arith.addi %5020, %5022 : index
                %5024 = arith.divui %5017, %c5 : index
                %5025 = arith.remui %5024, %c5 : index
                %5026 = arith.addi %5023, %5025 : index
                %5027 = arith.addi %5018, %5026 : index
                %5028 = arith.addi %5012, %5027 : index
                %5029 = arith.addi %4986, %5028 : index
                %5030 = vector.shuffle %4964, %4964 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5030, %kv[%5029] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5031 = arith.addi %4960, %c5 : index
                %5032 = arith.divui %5031, %c14 : index
                %5033 = arith.muli %5032, %c21 : index
                %5034 = arith.addi %5033, %c11 : index
                %5035 = arith.remui %5031, %c14 : index
                %5036 = arith.divui %4850, %c5 : index
                %5037 = arith.remui %4850, %c5 : index
                %5038 = arith.muli %5037, %c4 : index
                %5039 = arith.addi %5036, %5038 : index
                %5040 = arith.muli %5035, %c14 : index
                %5041 = arith.divui %5039, %c20 : index
                %5042 = arith.muli %5041, %c20 : index
                %5043 = arith.remui %5039, %c5 : index
                %5044 = arith.muli %5043, %c5 : index
                %5045 = arith.addi %5042, %5044 : index
                %5046 = arith.divui %5039, %c5 : index
                %5047 = arith.remui %5046, %c5 : index
                %5048 = arith.addi %5045, %5047 : index
                %5049 = arith.addi %5040, %5048 : index
                %5050 = arith.addi %5034, %5049 : index
                %5051 = arith.addi %4986, %5050 : index
                %5052 = vector.shuffle %4964, %4964 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5052, %kv[%5051] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5053 = arith.addi %4960, %c29 : index
                %5054 = arith.divui %5053, %c14 : index
                %5055 = arith.muli %5054, %c21 : index
                %5056 = arith.addi %5055, %c11 : index
                %5057 = arith.remui %5053, %c14 : index
                %5058 = arith.divui %4850, %c5 : index
                %5059 = arith.remui %4850, %c5 : index
                %5060 = arith.muli %5059, %c4 : index
                %5061 = arith.addi %5058, %5060 : index
                %5062 = arith.muli %5057, %c14 : index
                %5063 = arith.divui %5061, %c20 : index
                %5064 = arith.muli %5063, %c20 : index
                %5065 = arith.remui %5061, %c5 : index
                %5066 = arith.muli %5065, %c5 : index
                %5067 = arith.addi %5064, %5066 : index
                %5068 = arith.divui %5061, %c5 : index
                %5069 = arith.remui %5068, %c5 : index
                %5070 = arith.addi %5067, %5069 : index
                %5071 = arith.addi %5062, %5070 : index
                %5072 = arith.addi %5056, %5071 : index
                %5073 = arith.addi %4986, %5072 : index
                %5074 = vector.shuffle %4964, %4964 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5074, %kv[%5073] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %5075 = arith.cmpi eq, %codec, %c5 : index
          scf.if %5075 {
            %5076 = wave.lane
            %5077 = arith.muli %5076, %c20 : index
            scf.for %5078 = %5077 to %c36 step %c7 {
              %5079 = arith.addi %4845, %5078 : index
              %5080 = vector.load %18[%5079] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5081 = arith.mulf %5080, %4848 : vector<4xf32>
              %5082 = wave.fp8_encode "e5m2" %5081 : vector<4xf32> -> vector<4xi8>
              %5083 = arith.cmpi slt, %4846, %kvHeads : index
              scf.if %5083 {
                %5084 = arith.muli %4846, %c10 : index
                %5085 = arith.addi %4851, %5084 : index
                %5086 = vector.shuffle %5082, %5082 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5087 = arith.divui %5078, %c14 : index
                %5088 = arith.muli %5087, %c21 : index
                %5089 = arith.remui %5078, %c14 : index
                %5090 = arith.muli %4850, %c14 : index
                %5091 = arith.divui %5089, %c20 : index
                %5092 = arith.muli %5091, %c20 : index
                %5093 = arith.remui %5089, %c5 : index
                %5094 = arith.muli %5093, %c5 : index
                %5095 = arith.addi %5092, %5094 : index
                %5096 = arith.divui %5089, %c5 : index
                %5097 = arith.remui %5096, %c5 : index
                %5098 = arith.addi %5095, %5097 : index
                %5099 = arith.addi %5090, %5098 : index
                %5100 = arith.addi %5088, %5099 : index
                %5101 = arith.addi %5085, %5100 : index
                vector.store %5086, %kv[%5101] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5102 = arith.subi %4846, %kvHeads : index
                %5103 = arith.muli %5102, %c10 : index
                %5104 = arith.addi %4851, %5103 : index
                %5105 = arith.addi %5078, %c9 : index
                %5106 = arith.divui %5105, %c14 : index
                %5107 = arith.muli %5106, %c21 : index
                %5108 = arith.addi %5107, %c11 : index
                %5109 = arith.remui %5105, %c14 : index
                %5110 = arith.divui %4850, %c5 : index
                %5111 = arith.remui %4850, %c5 : index
                %5112 = arith.muli %5111, %c4 : index
                %5113 = arith.addi %5110, %5112 : index
                %5114 = arith.muli %5109, %c14 : index
                %5115 = arith.divui %5113, %c20 : index
                %5116 = arith.muli %5115, %c20 : index
                %5117 = arith.remui %5113, %c5 : index
                %5118 = arith.muli %5117, %c5 : index
                %5119 = arith.addi %5116, %5118 : index
                %5120 = arith.divui %5113, %c5 : index
                %5121 = arith.remui %5120, %c5 : index
                %5122 = arith.addi %5119, %5121 : index
                %5123 = arith.addi %5114, %5122 : index
                %5124 = arith.addi %5108, %5123 : index
                %5125 = arith.addi %5104, %5124 : index
                %5126 = vector.shuffle %5082, %5082 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5126, %kv[%5125] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5127 = arith.addi %5078, %c8 : index
                %5128 = arith.divui %5127, %c14 : index
                %5129 = arith.muli %5128, %c21 : index
                %5130 = arith.addi %5129, %c11 : index
                %5131 = arith.remui %5127, %c14 : index
                %5132 = arith.divui %4850, %c5 : index
                %5133 = arith.remui %4850, %c5 : index
                %5134 = arith.muli %5133, %c4 : index
                %5135 = arith.addi %5132, %5134 : index
                %5136 = arith.muli %5131, %c14 : index
                %5137 = arith.divui %5135, %c20 : index
                %5138 = arith.muli %5137, %c20 : index
                %5139 = arith.remui %5135, %c5 : index
                %5140 = arith.muli %5139, %c5 : index
                %5141 = arith.addi %5138, %5140 : index
                %5142 = arith.divui %5135, %c5 : index
                %5143 = arith.remui %5142, %c5 : index
                %5144 = arith.addi %5141, %5143 : index
                %5145 = arith.addi %5136, %5144 : index
                %5146 = arith.addi %5130, %5145 : index
                %5147 = arith.addi %5104, %5146 : index
                %5148 = vector.shuffle %5082, %5082 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5148, %kv[%5147] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5149 = arith.addi %5078, %c5 : index
                %5150 = arith.divui %5149, %c14 : index
                %5151 = arith.muli %5150, %c21 : index
                %5152 = arith.addi %5151, %c11 : index
                %5153 = arith.remui %5149, %c14 : index
                %5154 = arith.divui %4850, %c5 : index
                %5155 = arith.remui %4850, %c5 : index
                %5156 = arith.muli %5155, %c4 : index
                %5157 = arith.addi %5154, %5156 : index
                %5158 = arith.muli %5153, %c14 : index
                %5159 = arith.divui %5157, %c20 : index
                %5160 = arith.muli %5159, %c20 : index
                %5161 = arith.remui %5157, %c5 : index
                %5162 = arith.muli %5161, %c5 : index
                %5163 = arith.addi %5160, %5162 : index
                %5164 = arith.divui %5157, %c5 : index
                %5165 = arith.remui %5164, %c5 : index
                %5166 = arith.addi %5163, %5165 : index
                %5167 = arith.addi %5158, %5166 : index
                %5168 = arith.addi %5152, %5167 : index
                %5169 = arith.addi %5104, %5168 : index
                %5170 = vector.shuffle %5082, %5082 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5170, %kv[%5169] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5171 = arith.addi %5078, %c29 : index
                %5172 = arith.divui %5171, %c14 : index
                %5173 = arith.muli %5172, %c21 : index
                %5174 = arith.addi %5173, %c11 : index
                %5175 = arith.remui %5171, %c14 : index
                %5176 = arith.divui %4850, %c5 : index
                %5177 = arith.remui %4850, %c5 : index
                %5178 = arith.muli %5177, %c4 : index
                %5179 = arith.addi %5176, %5178 : index
                %5180 = arith.muli %5175, %c14 : index
                %5181 = arith.divui %5179, %c20 : index
                %5182 = arith.muli %5181, %c20 : index
                %5183 = arith.remui %5179, %c5 : index
                %5184 = arith.muli %5183, %c5 : index
                %5185 = arith.addi %5182, %5184 : index
                %5186 = arith.divui %5179, %c5 : index
                %5187 = arith.remui %5186, %c5 : index
                %5188 = arith.addi %5185, %5187 : index
                %5189 = arith.addi %5180, %5188 : index
                %5190 = arith.addi %5174, %5189 : index
                %5191 = arith.addi %5104, %5190 : index
                %5192 = vector.shuffle %5082, %5082 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5192, %kv[%5191] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %5193 = arith.addi %4479, %c46 : index
      %5194 = arith.addi %4478, %5193 : index
      %5195 = arith.cmpi slt, %5194, %20 : index
      %5196 = arith.cmpi slt, %5193, %c14 : index
      %5197 = arith.andi %5195, %5196 : i1
      scf.if %5197 {
        %5198 = arith.addi %4478, %5193 : index
        %5199 = arith.addi %slotsAt, %5198 : index
        %5200 = memref.load %step[%5199] : memref<?xi32>
        %5201 = arith.index_cast %5200 : i32 to index
        %5202 = arith.cmpi sge, %5201, %c9 : index
        scf.if %5202 {
          %5203 = arith.muli %5193, %c36 : index
          %5204 = arith.subi %0, %heads : index
          %5205 = memref.load %scales[%5204] : memref<?xf32>
          %5206 = vector.broadcast %5205 : f32 to vector<4xf32>
          %5207 = arith.divui %5201, %c14 : index
          %5208 = arith.remui %5201, %c14 : index
          %5209 = arith.muli %5207, %pageBytes : index
          %5210 = arith.cmpi eq, %codec, %c9 : index
          scf.if %5210 {
            %5211 = wave.lane
            %5212 = arith.muli %5211, %c20 : index
            scf.for %5213 = %5212 to %c36 step %c7 {
              %5214 = arith.addi %5203, %5213 : index
              %5215 = vector.load %18[%5214] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5216 = arith.mulf %5215, %5206 : vector<4xf32>
              %5217 = arith.minimumf %5216, %c50 : vector<4xf32>
              %5218 = arith.maximumf %5217, %c51 : vector<4xf32>
              %5219 = arith.truncf %5218 : vector<4xf32> to vector<4xf16>
              %5220 = vector.bitcast %5219 : vector<4xf16> to vector<8xi8>
              %5221 = arith.cmpi slt, %5204, %kvHeads : index
              scf.if %5221 {
                %5222 = arith.muli %5204, %c52 : index
                %5223 = arith.addi %5209, %5222 : index
                %5224 = arith.divui %5213, %c14 : index
                %5225 = arith.muli %5224, %c53 : index
                %5226 = arith.remui %5213, %c14 : index
                %5227 = arith.divui %5226, %c4 : index
                %5228 = arith.muli %5227, %c21 : index
                %5229 = arith.muli %5208, %c14 : index
                %5230 = arith.addi %5228, %5229 : index
                %5231 = arith.remui %5226, %c4 : index
                %5232 = arith.muli %5231, %c5 : index
                %5233 = arith.addi %5230, %5232 : index
                %5234 = arith.addi %5225, %5233 : index
                %5235 = arith.addi %5223, %5234 : index
                vector.store %5220, %kv[%5235] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %5236 = arith.subi %5204, %kvHeads : index
                %5237 = arith.muli %5236, %c52 : index
                %5238 = arith.addi %5209, %5237 : index
                %5239 = arith.addi %5213, %c9 : index
                %5240 = arith.divui %5239, %c14 : index
                %5241 = arith.muli %5240, %c53 : index
                %5242 = arith.addi %5241, %c10 : index
                %5243 = arith.remui %5239, %c14 : index
                %5244 = arith.divui %5208, %c5 : index
                %5245 = arith.remui %5208, %c5 : index
                %5246 = arith.muli %5245, %c4 : index
                %5247 = arith.addi %5244, %5246 : index
                %5248 = arith.divui %5247, %c4 : index
                %5249 = arith.muli %5248, %c21 : index
                %5250 = arith.muli %5243, %c14 : index
                %5251 = arith.addi %5249, %5250 : index
                %5252 = arith.remui %5247, %c4 : index
                %5253 = arith.muli %5252, %c5 : index
                %5254 = arith.addi %5251, %5253 : index
                %5255 = arith.addi %5242, %5254 : index
                %5256 = arith.addi %5238, %5255 : index
                %5257 = vector.shuffle %5220, %5220 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %5257, %kv[%5256] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5258 = arith.addi %5213, %c8 : index
                %5259 = arith.divui %5258, %c14 : index
                %5260 = arith.muli %5259, %c53 : index
                %5261 = arith.addi %5260, %c10 : index
                %5262 = arith.remui %5258, %c14 : index
                %5263 = arith.divui %5208, %c5 : index
                %5264 = arith.remui %5208, %c5 : index
                %5265 = arith.muli %5264, %c4 : index
                %5266 = arith.addi %5263, %5265 : index
                %5267 = arith.divui %5266, %c4 : index
                %5268 = arith.muli %5267, %c21 : index
                %5269 = arith.muli %5262, %c14 : index
                %5270 = arith.addi %5268, %5269 : index
                %5271 = arith.remui %5266, %c4 : index
                %5272 = arith.muli %5271, %c5 : index
                %5273 = arith.addi %5270, %5272 : index
                %5274 = arith.addi %5261, %5273 : index
                %5275 = arith.addi %5238, %5274 : index
                %5276 = vector.shuffle %5220, %5220 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %5276, %kv[%5275] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5277 = arith.addi %5213, %c5 : index
                %5278 = arith.divui %5277, %c14 : index
                %5279 = arith.muli %5278, %c53 : index
                %5280 = arith.addi %5279, %c10 : index
                %5281 = arith.remui %5277, %c14 : index
                %5282 = arith.divui %5208, %c5 : index
                %5283 = arith.remui %5208, %c5 : index
                %5284 = arith.muli %5283, %c4 : index
                %5285 = arith.addi %5282, %5284 : index
                %5286 = arith.divui %5285, %c4 : index
                %5287 = arith.muli %5286, %c21 : index
                %5288 = arith.muli %5281, %c14 : index
                %5289 = arith.addi %5287, %5288 : index
                %5290 = arith.remui %5285, %c4 : index
                %5291 = arith.muli %5290, %c5 : index
                %5292 = arith.addi %5289, %5291 : index
                %5293 = arith.addi %5280, %5292 : index
                %5294 = arith.addi %5238, %5293 : index
                %5295 = vector.shuffle %5220, %5220 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %5295, %kv[%5294] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5296 = arith.addi %5213, %c29 : index
                %5297 = arith.divui %5296, %c14 : index
                %5298 = arith.muli %5297, %c53 : index
                %5299 = arith.addi %5298, %c10 : index
                %5300 = arith.remui %5296, %c14 : index
                %5301 = arith.divui %5208, %c5 : index
                %5302 = arith.remui %5208, %c5 : index
                %5303 = arith.muli %5302, %c4 : index
                %5304 = arith.addi %5301, %5303 : index
                %5305 = arith.divui %5304, %c4 : index
                %5306 = arith.muli %5305, %c21 : index
                %5307 = arith.muli %5300, %c14 : index
                %5308 = arith.addi %5306, %5307 : index
                %5309 = arith.remui %5304, %c4 : index
                %5310 = arith.muli %5309, %c5 : index
                %5311 = arith.addi %5308, %5310 : index
                %5312 = arith.addi %5299, %5311 : index
                %5313 = arith.addi %5238, %5312 : index
                %5314 = vector.shuffle %5220, %5220 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %5314, %kv[%5313] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %5315 = arith.cmpi eq, %codec, %c8 : index
          scf.if %5315 {
            %5316 = wave.lane
            %5317 = arith.muli %5316, %c20 : index
            scf.for %5318 = %5317 to %c36 step %c7 {
              %5319 = arith.addi %5203, %5318 : index
              %5320 = vector.load %18[%5319] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5321 = arith.mulf %5320, %5206 : vector<4xf32>
              %5322 = wave.fp8_encode "e4m3" %5321 : vector<4xf32> -> vector<4xi8>
              %5323 = arith.cmpi slt, %5204, %kvHeads : index
              scf.if %5323 {
                %5324 = arith.muli %5204, %c10 : index
                %5325 = arith.addi %5209, %5324 : index
                %5326 = vector.shuffle %5322, %5322 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5327 = arith.divui %5318, %c14 : index
                %5328 = arith.muli %5327, %c21 : index
                %5329 = arith.remui %5318, %c14 : index
                %5330 = arith.muli %5208, %c14 : index
                %5331 = arith.divui %5329, %c20 : index
                %5332 = arith.muli %5331, %c20 : index
                %5333 = arith.remui %5329, %c5 : index
                %5334 = arith.muli %5333, %c5 : index
                %5335 = arith.addi %5332, %5334 : index
                %5336 = arith.divui %5329, %c5 : index
                %5337 = arith.remui %5336, %c5 : index
                %5338 = arith.addi %5335, %5337 : index
                %5339 = arith.addi %5330, %5338 : index
                %5340 = arith.addi %5328, %5339 : index
                %5341 = arith.addi %5325, %5340 : index
                vector.store %5326, %kv[%5341] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5342 = arith.subi %5204, %kvHeads : index
                %5343 = arith.muli %5342, %c10 : index
                %5344 = arith.addi %5209, %5343 : index
                %5345 = arith.addi %5318, %c9 : index
                %5346 = arith.divui %5345, %c14 : index
                %5347 = arith.muli %5346, %c21 : index
                %5348 = arith.addi %5347, %c11 : index
                %5349 = arith.remui %5345, %c14 : index
                %5350 = arith.divui %5208, %c5 : index
                %5351 = arith.remui %5208, %c5 : index
                %5352 = arith.muli %5351, %c4 : index
                %5353 = arith.addi %5350, %5352 : index
                %5354 = arith.muli %5349, %c14 : index
                %5355 = arith.divui %5353, %c20 : index
                %5356 = arith.muli %5355, %c20 : index
                %5357 = arith.remui %5353, %c5 : index
                %5358 = arith.muli %5357, %c5 : index
                %5359 = arith.addi %5356, %5358 : index
                %5360 = arith.divui %5353, %c5 : index
                %5361 = arith.remui %5360, %c5 : index
                %5362 = arith.addi %5359, %5361 : index
                %5363 = arith.addi %5354, %5362 : index
                %5364 = arith.addi %5348, %5363 : index
                %5365 = arith.addi %5344, %5364 : index
                %5366 = vector.shuffle %5322, %5322 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5366, %kv[%5365] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5367 = arith.addi %5318, %c8 : index
                %5368 = arith.divui %5367, %c14 : index
                %5369 = arith.muli %5368, %c21 : index
                %5370 = arith.addi %5369, %c11 : index
                %5371 = arith.remui %5367, %c14 : index
                %5372 = arith.divui %5208, %c5 : index
                %5373 = arith.remui %5208, %c5 : index
                %5374 = arith.muli %5373, %c4 : index
                %5375 = arith.addi %5372, %5374 : index
                %5376 = arith.muli %5371, %c14 : index
                %5377 = arith.divui %5375, %c20 : index
                %5378 = arith.muli %5377, %c20 : index
                %5379 = arith.remui %5375, %c5 : index
                %5380 = arith.muli %5379, %c5 : index
                %5381 = arith.addi %5378, %5380 : index
                %5382 = arith.divui %5375, %c5 : index
                %5383 = arith.remui %5382, %c5 : index
                %5384 = arith.addi %5381, %5383 : index
                %5385 = arith.addi %5376, %5384 : index
                %5386 = arith.addi %5370, %5385 : index
                %5387 = arith.addi %5344, %5386 : index
                %5388 = vector.shuffle %5322, %5322 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5388, %kv[%5387] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5389 = arith.addi %5318, %c5 : index
                %5390 = arith.divui %5389, %c14 : index
                %5391 = arith.muli %5390, %c21 : index
                %5392 = arith.addi %5391, %c11 : index
                %5393 = arith.remui %5389, %c14 : index
                %5394 = arith.divui %5208, %c5 : index
                %5395 = arith.remui %5208, %c5 : index
                %5396 = arith.muli %5395, %c4 : index
                %5397 = arith.addi %5394, %5396 : index
                %5398 = arith.muli %5393, %c14 : index
                %5399 = arith.divui %5397, %c20 : index
                %5400 = arith.muli %5399, %c20 : index
                %5401 = arith.remui %5397, %c5 : index
                %5402 = arith.muli %5401, %c5 : index
                %5403 = arith.addi %5400, %5402 : index
                %5404 = arith.divui %5397, %c5 : index
                %5405 = arith.remui %5404, %c5 : index
                %5406 = arith.addi %5403, %5405 : index
                %5407 = arith.addi %5398, %5406 : index
                %5408 = arith.addi %5392, %5407 : index
                %5409 = arith.addi %5344, %5408 : index
                %5410 = vector.shuffle %5322, %5322 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5410, %kv[%5409] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5411 = arith.addi %5318, %c29 : index
                %5412 = arith.divui %5411, %c14 : index
                %5413 = arith.muli %5412, %c21 : index
                %5414 = arith.addi %5413, %c11 : index
                %5415 = arith.remui %5411, %c14 : index
                %5416 = arith.divui %5208, %c5 : index
                %5417 = arith.remui %5208, %c5 : index
                %5418 = arith.muli %5417, %c4 : index
                %5419 = arith.addi %5416, %5418 : index
                %5420 = arith.muli %5415, %c14 : index
                %5421 = arith.divui %5419, %c20 : index
                %5422 = arith.muli %5421, %c20 : index
                %5423 = arith.remui %5419, %c5 : index
                %5424 = arith.muli %5423, %c5 : index
                %5425 = arith.addi %5422, %5424 : index
                %5426 = arith.divui %5419, %c5 : index
                %5427 = arith.remui %5426, %c5 : index
                %5428 = arith.addi %5425, %5427 : index
                %5429 = arith.addi %5420, %5428 : index
                %5430 = arith.addi %5414, %5429 : index
                %5431 = arith.addi %5344, %5430 : index
                %5432 = vector.shuffle %5322, %5322 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5432, %kv[%5431] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %5433 = arith.cmpi eq, %codec, %c5 : index
          scf.if %5433 {
            %5434 = wave.lane
            %5435 = arith.muli %5434, %c20 : index
            scf.for %5436 = %5435 to %c36 step %c7 {
              %5437 = arith.addi %5203, %5436 : index
              %5438 = vector.load %18[%5437] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5439 = arith.mulf %5438, %5206 : vector<4xf32>
              %5440 = wave.fp8_encode "e5m2" %5439 : vector<4xf32> -> vector<4xi8>
              %5441 = arith.cmpi slt, %5204, %kvHeads : index
              scf.if %5441 {
                %5442 = arith.muli %5204, %c10 : index
                %5443 = arith.addi %5209, %5442 : index
                %5444 = vector.shuffle %5440, %5440 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5445 = arith.divui %5436, %c14 : index
                %5446 = arith.muli %5445, %c21 : index
                %5447 = arith.remui %5436, %c14 : index
                %5448 = arith.muli %5208, %c14 : index
                %5449 = arith.divui %5447, %c20 : index
                %5450 = arith.muli %5449, %c20 : index
                %5451 = arith.remui %5447, %c5 : index
                %5452 = arith.muli %5451, %c5 : index
                %5453 = arith.addi %5450, %5452 : index
                %5454 = arith.divui %5447, %c5 : index
                %5455 = arith.remui %5454, %c5 : index
                %5456 = arith.addi %5453, %5455 : index
                %5457 = arith.addi %5448, %5456 : index
                %5458 = arith.addi %5446, %5457 : index
                %5459 = arith.addi %5443, %5458 : index
                vector.store %5444, %kv[%5459] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5460 = arith.subi %5204, %kvHeads : index
                %5461 = arith.muli %5460, %c10 : index
                %5462 = arith.addi %5209, %5461 : index
                %5463 = arith.addi %5436, %c9 : index
                %5464 = arith.divui %5463, %c14 : index
                %5465 = arith.muli %5464, %c21 : index
                %5466 = arith.addi %5465, %c11 : index
                %5467 = arith.remui %5463, %c14 : index
                %5468 = arith.divui %5208, %c5 : index
                %5469 = arith.remui %5208, %c5 : index
                %5470 = arith.muli %5469, %c4 : index
                %5471 = arith.addi %5468, %5470 : index
                %5472 = arith.muli %5467, %c14 : index
                %5473 = arith.divui %5471, %c20 : index
                %5474 = arith.muli %5473, %c20 : index
                %5475 = arith.remui %5471, %c5 : index
                %5476 = arith.muli %5475, %c5 : index
                %5477 = arith.addi %5474, %5476 : index
                %5478 = arith.divui %5471, %c5 : index
                %5479 = arith.remui %5478, %c5 : index
                %5480 = arith.addi %5477, %5479 : index
                %5481 = arith.addi %5472, %5480 : index
                %5482 = arith.addi %5466, %5481 : index
                %5483 = arith.addi %5462, %5482 : index
                %5484 = vector.shuffle %5440, %5440 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5484, %kv[%5483] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5485 = arith.addi %5436, %c8 : index
                %5486 = arith.divui %5485, %c14 : index
                %5487 = arith.muli %5486, %c21 : index
                %5488 = arith.addi %5487, %c11 : index
                %5489 = arith.remui %5485, %c14 : index
                %5490 = arith.divui %5208, %c5 : index
                %5491 = arith.remui %5208, %c5 : index
                %5492 = arith.muli %5491, %c4 : index
                %5493 = arith.addi %5490, %5492 : index
                %5494 = arith.muli %5489, %c14 : index
                %5495 = arith.divui %5493, %c20 : index
                %5496 = arith.muli %5495, %c20 : index
                %5497 = arith.remui %5493, %c5 : index
                %5498 = arith.muli %5497, %c5 : index
                %5499 = arith.addi %5496, %5498 : index
                %5500 = arith.divui %5493, %c5 : index
                %5501 = arith.remui %5500, %c5 : index
                %5502 = arith.addi %5499, %5501 : index
                %5503 = arith.addi %5494, %5502 : index
                %5504 = arith.addi %5488, %5503 : index
                %5505 = arith.addi %5462, %5504 : index
                %5506 = vector.shuffle %5440, %5440 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5506, %kv[%5505] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5507 = arith.addi %5436, %c5 : index
                %5508 = arith.divui %5507, %c14 : index
                %5509 = arith.muli %5508, %c21 : index
                %5510 = arith.addi %5509, %c11 : index
                %5511 = arith.remui %5507, %c14 : index
                %5512 = arith.divui %5208, %c5 : index
                %5513 = arith.remui %5208, %c5 : index
                %5514 = arith.muli %5513, %c4 : index
                %5515 = arith.addi %5512, %5514 : index
                %5516 = arith.muli %5511, %c14 : index
                %5517 = arith.divui %5515, %c20 : index
                %5518 = arith.muli %5517, %c20 : index
                %5519 = arith.remui %5515, %c5 : index
                %5520 = arith.muli %5519, %c5 : index
                %5521 = arith.addi %5518, %5520 : index
                %5522 = arith.divui %5515, %c5 : index
                %5523 = arith.remui %5522, %c5 : index
                %5524 = arith.addi %5521, %5523 : index
                %5525 = arith.addi %5516, %5524 : index
                %5526 = arith.addi %5510, %5525 : index
                %5527 = arith.addi %5462, %5526 : index
                %5528 = vector.shuffle %5440, %5440 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5528, %kv[%5527] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5529 = arith.addi %5436, %c29 : index
                %5530 = arith.divui %5529, %c14 : index
                %5531 = arith.muli %5530, %c21 : index
                %5532 = arith.addi %5531, %c11 : index
                %5533 = arith.remui %5529, %c14 : index
                %5534 = arith.divui %5208, %c5 : index
                %5535 = arith.remui %5208, %c5 : index
                %5536 = arith.muli %5535, %c4 : index
                %5537 = arith.addi %5534, %5536 : index
                %5538 = arith.muli %5533, %c14 : index
                %5539 = arith.divui %5537, %c20 : index
                %5540 = arith.muli %5539, %c20 : index
                %5541 = arith.remui %5537, %c5 : index
                %5542 = arith.muli %5541, %c5 : index
                %5543 = arith.addi %5540, %5542 : index
                %5544 = arith.divui %5537, %c5 : index
                %5545 = arith.remui %5544, %c5 : index
                %5546 = arith.addi %5543, %5545 : index
                %5547 = arith.addi %5538, %5546 : index
                %5548 = arith.addi %5532, %5547 : index
                %5549 = arith.addi %5462, %5548 : index
                %5550 = vector.shuffle %5440, %5440 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5550, %kv[%5549] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
