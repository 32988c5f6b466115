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
  %c35 = arith.constant 0x3F800000 : f32
  %c36 = arith.constant 80 : index
  %hasBias = wave.param "hasBias" : index
  %c38 = arith.constant 40 : index
  %c39 = arith.constant 39 : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c42 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
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
      %588 = memref.load %factors[%585] : memref<?xf32>
      %589 = arith.select %587, %588, %c35 : f32
      %590 = arith.addi %539, %c9 : index
      %591 = arith.muli %581, %c15 : index
      %592 = arith.addi %590, %591 : index
      %593 = memref.load %17[%592] : memref<?xf32>
      %594 = arith.addi %592, %c11 : index
      %595 = memref.load %17[%594] : memref<?xf32>
      %596 = arith.addf %593, %595 : f32
      %597 = arith.remui %536, %c14 : index
      %598 = arith.muli %597, %c20 : index
      %599 = arith.addi %16, %598 : index
      %600 = vector.load %w[%599] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %601 = vector.bitcast %600 : vector<4xi8> to vector<1xf32>
      %602 = vector.extract %601[0] : f32 from vector<1xf32>
      %603 = arith.mulf %602, %589 : f32
      %604 = arith.mulf %596, %603 : f32
      %605 = arith.muli %3, %c8 : index
      %606 = arith.addi %605, %c9 : index
      %607 = arith.muli %606, %c14 : index
      %608 = arith.remui %536, %c14 : index
      %609 = arith.addi %607, %608 : index
      %610 = arith.muli %584, %c36 : index
      %611 = arith.addi %610, %609 : index
      memref.store %604, %18[%611] : memref<?xf32>
    }
    %612 = arith.muli %4, %c20 : index
    %613 = arith.addi %612, %c8 : index
    %614 = arith.muli %613, %c5 : index
    %615 = arith.divui %536, %c14 : index
    %616 = arith.addi %614, %615 : index
    %617 = arith.addi %535, %616 : index
    %618 = arith.cmpi slt, %617, %20 : index
    scf.if %618 {
      %619 = arith.cmpi eq, %hasFactors, %c8 : index
      %620 = memref.load %factors[%617] : memref<?xf32>
      %621 = arith.select %619, %620, %c35 : f32
      %622 = arith.addi %539, %c9 : index
      %623 = arith.muli %613, %c15 : index
      %624 = arith.addi %622, %623 : index
      %625 = memref.load %17[%624] : memref<?xf32>
      %626 = arith.addi %624, %c11 : index
      %627 = memref.load %17[%626] : memref<?xf32>
      %628 = arith.addf %625, %627 : f32
      %629 = arith.remui %536, %c14 : index
      %630 = arith.muli %629, %c20 : index
      %631 = arith.addi %16, %630 : index
      %632 = vector.load %w[%631] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %633 = vector.bitcast %632 : vector<4xi8> to vector<1xf32>
      %634 = vector.extract %633[0] : f32 from vector<1xf32>
      %635 = arith.mulf %634, %621 : f32
      %636 = arith.mulf %628, %635 : f32
      %637 = arith.muli %3, %c8 : index
      %638 = arith.addi %637, %c9 : index
      %639 = arith.muli %638, %c14 : index
      %640 = arith.remui %536, %c14 : index
      %641 = arith.addi %639, %640 : index
      %642 = arith.muli %616, %c36 : index
      %643 = arith.addi %642, %641 : index
      memref.store %636, %18[%643] : memref<?xf32>
    }
    %644 = arith.muli %4, %c20 : index
    %645 = arith.addi %644, %c5 : index
    %646 = arith.muli %645, %c5 : index
    %647 = arith.divui %536, %c14 : index
    %648 = arith.addi %646, %647 : index
    %649 = arith.addi %535, %648 : index
    %650 = arith.cmpi slt, %649, %20 : index
    scf.if %650 {
      %651 = arith.cmpi eq, %hasFactors, %c8 : index
      %652 = memref.load %factors[%649] : memref<?xf32>
      %653 = arith.select %651, %652, %c35 : f32
      %654 = arith.addi %539, %c9 : index
      %655 = arith.muli %645, %c15 : index
      %656 = arith.addi %654, %655 : index
      %657 = memref.load %17[%656] : memref<?xf32>
      %658 = arith.addi %656, %c11 : index
      %659 = memref.load %17[%658] : memref<?xf32>
      %660 = arith.addf %657, %659 : f32
      %661 = arith.remui %536, %c14 : index
      %662 = arith.muli %661, %c20 : index
      %663 = arith.addi %16, %662 : index
      %664 = vector.load %w[%663] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %665 = vector.bitcast %664 : vector<4xi8> to vector<1xf32>
      %666 = vector.extract %665[0] : f32 from vector<1xf32>
      %667 = arith.mulf %666, %653 : f32
      %668 = arith.mulf %660, %667 : f32
      %669 = arith.muli %3, %c8 : index
      %670 = arith.addi %669, %c9 : index
      %671 = arith.muli %670, %c14 : index
      %672 = arith.remui %536, %c14 : index
      %673 = arith.addi %671, %672 : index
      %674 = arith.muli %648, %c36 : index
      %675 = arith.addi %674, %673 : index
      memref.store %668, %18[%675] : memref<?xf32>
    }
    %676 = arith.muli %4, %c20 : index
    %677 = arith.addi %676, %c29 : index
    %678 = arith.muli %677, %c5 : index
    %679 = arith.divui %536, %c14 : index
    %680 = arith.addi %678, %679 : index
    %681 = arith.addi %535, %680 : index
    %682 = arith.cmpi slt, %681, %20 : index
    scf.if %682 {
      %683 = arith.cmpi eq, %hasFactors, %c8 : index
      %684 = memref.load %factors[%681] : memref<?xf32>
      %685 = arith.select %683, %684, %c35 : f32
      %686 = arith.addi %539, %c9 : index
      %687 = arith.muli %677, %c15 : index
      %688 = arith.addi %686, %687 : index
      %689 = memref.load %17[%688] : memref<?xf32>
      %690 = arith.addi %688, %c11 : index
      %691 = memref.load %17[%690] : memref<?xf32>
      %692 = arith.addf %689, %691 : f32
      %693 = arith.remui %536, %c14 : index
      %694 = arith.muli %693, %c20 : index
      %695 = arith.addi %16, %694 : index
      %696 = vector.load %w[%695] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %697 = vector.bitcast %696 : vector<4xi8> to vector<1xf32>
      %698 = vector.extract %697[0] : f32 from vector<1xf32>
      %699 = arith.mulf %698, %685 : f32
      %700 = arith.mulf %692, %699 : f32
      %701 = arith.muli %3, %c8 : index
      %702 = arith.addi %701, %c9 : index
      %703 = arith.muli %702, %c14 : index
      %704 = arith.remui %536, %c14 : index
      %705 = arith.addi %703, %704 : index
      %706 = arith.muli %680, %c36 : index
      %707 = arith.addi %706, %705 : index
      memref.store %700, %18[%707] : memref<?xf32>
    }
    wave.barrier
    %708 = arith.addi %21, %c9 : index
    %709 = wave.wave
    %710 = arith.addi %709, %c9 : index
    %711 = arith.addi %708, %710 : index
    %712 = arith.cmpi slt, %711, %20 : index
    %713 = arith.cmpi slt, %710, %c14 : index
    %714 = arith.andi %712, %713 : i1
    scf.if %714 {
      %715 = arith.addi %708, %710 : index
      %716 = arith.muli %710, %c36 : index
      %717 = wave.lane
      %718 = arith.addi %717, %c9 : index
      %719 = arith.cmpi eq, %hasBias, %c8 : index
      %720 = arith.addi %716, %718 : index
      %721 = memref.load %18[%720] : memref<?xf32>
      %722 = arith.muli %0, %c36 : index
      %723 = arith.addi %722, %718 : index
      %724 = memref.load %bias[%723] : memref<?xf32>
      %725 = arith.addf %721, %724 : f32
      %726 = arith.select %719, %725, %721 : f32
      %727 = arith.addi %718, %c38 : index
      %728 = arith.cmpi eq, %hasBias, %c8 : index
      %729 = arith.addi %716, %727 : index
      %730 = memref.load %18[%729] : memref<?xf32>
      %731 = arith.muli %0, %c36 : index
      %732 = arith.addi %731, %727 : index
      %733 = memref.load %bias[%732] : memref<?xf32>
      %734 = arith.addf %730, %733 : f32
      %735 = arith.select %728, %734, %730 : f32
      %736 = arith.addi %717, %c15 : index
      %737 = arith.cmpi slt, %736, %c38 : index
      %738 = arith.minsi %736, %c39 : index
      %739 = arith.cmpi eq, %hasBias, %c8 : index
      %740 = arith.addi %716, %738 : index
      %741 = memref.load %18[%740] : memref<?xf32>
      %742 = arith.muli %0, %c36 : index
      %743 = arith.addi %742, %738 : index
      %744 = memref.load %bias[%743] : memref<?xf32>
      %745 = arith.addf %741, %744 : f32
      %746 = arith.select %739, %745, %741 : f32
      %747 = arith.addi %738, %c38 : index
      %748 = arith.cmpi eq, %hasBias, %c8 : index
      %749 = arith.addi %716, %747 : index
      %750 = memref.load %18[%749] : memref<?xf32>
      %751 = arith.muli %0, %c36 : index
      %752 = arith.addi %751, %747 : index
      %753 = memref.load %bias[%752] : memref<?xf32>
      %754 = arith.addf %750, %753 : f32
      %755 = arith.select %748, %754, %750 : f32
      %756 = arith.addi %heads, %kvHeads : index
      %757 = arith.cmpi slt, %0, %756 : index
      scf.if %757 {
        %758 = arith.addi %positionsAt, %715 : index
        %759 = memref.load %step[%758] : memref<?xi32>
        %760 = arith.index_cast %759 : i32 to index
        %761 = arith.cmpi eq, %hasNorm, %c8 : index
        %762 = math.fma %726, %726, %c42 : f32
        %763 = math.fma %735, %735, %762 : f32
        %764 = math.fma %746, %746, %763 : f32
        %765 = arith.select %737, %764, %763 : f32
        %766 = math.fma %755, %755, %765 : f32
        %767 = arith.select %737, %766, %765 : f32
        %768 = vector.broadcast %767 : f32 to vector<1xf32>
        %769 = wave.reduce "add" %768 : vector<1xf32>
        %770 = arith.mulf %769, %inverseHeadDim : f32
        %771 = arith.addf %770, %epsilon : f32
        %772 = math.sqrt %771 : f32
        %773 = arith.divf %c35, %772 : f32
        %774 = arith.cmpi slt, %0, %heads : index
        %775 = arith.addi %718, %c38 : index
        %776 = memref.load %query_norm[%718] : memref<?xf32>
        %777 = memref.load %key_norm[%718] : memref<?xf32>
        %778 = arith.select %774, %776, %777 : f32
        %779 = arith.mulf %726, %773 : f32
        %780 = arith.mulf %779, %778 : f32
        %781 = arith.select %761, %780, %726 : f32
        %782 = memref.load %query_norm[%775] : memref<?xf32>
        %783 = memref.load %key_norm[%775] : memref<?xf32>
        %784 = arith.select %774, %782, %783 : f32
        %785 = arith.mulf %735, %773 : f32
        %786 = arith.mulf %785, %784 : f32
        %787 = arith.select %761, %786, %735 : f32
        %788 = arith.addi %738, %c38 : index
        %789 = memref.load %query_norm[%738] : memref<?xf32>
        %790 = memref.load %key_norm[%738] : memref<?xf32>
        %791 = arith.select %774, %789, %790 : f32
        %792 = arith.mulf %746, %773 : f32
        %793 = arith.mulf %792, %791 : f32
        %794 = arith.select %761, %793, %746 : f32
        %795 = memref.load %query_norm[%788] : memref<?xf32>
        %796 = memref.load %key_norm[%788] : memref<?xf32>
        %797 = arith.select %774, %795, %796 : f32
        %798 = arith.mulf %755, %773 : f32
        %799 = arith.mulf %798, %797 : f32
        %800 = arith.select %761, %799, %755 : f32
        %801 = arith.remui %760, %c21 : index
        %802 = arith.muli %801, %c36 : index
        %803 = arith.addi %802, %718 : index
        %804 = arith.divui %760, %c21 : index
        %805 = arith.addi %804, %c21 : index
        %806 = arith.muli %805, %c36 : index
        %807 = arith.addi %806, %718 : index
        %808 = memref.load %rope[%803] : memref<?xf32>
        %809 = arith.addi %803, %c38 : index
        %810 = memref.load %rope[%809] : memref<?xf32>
        %811 = memref.load %rope[%807] : memref<?xf32>
        %812 = arith.addi %807, %c38 : index
        %813 = memref.load %rope[%812] : memref<?xf32>
        %814 = arith.mulf %811, %808 : f32
        %815 = arith.mulf %813, %810 : f32
        %816 = arith.subf %814, %815 : f32
        %817 = arith.mulf %813, %808 : f32
        %818 = arith.mulf %811, %810 : f32
        %819 = arith.addf %817, %818 : f32
        %820 = arith.mulf %781, %816 : f32
        %821 = arith.mulf %787, %819 : f32
        %822 = arith.subf %820, %821 : f32
        %823 = arith.mulf %787, %816 : f32
        %824 = arith.mulf %781, %819 : f32
        %825 = arith.addf %823, %824 : f32
        %826 = arith.cmpi slt, %0, %heads : index
        scf.if %826 {
          %827 = arith.muli %715, %heads : index
          %828 = arith.addi %827, %0 : index
          %829 = arith.muli %828, %c36 : index
          %830 = arith.addi %829, %718 : index
          memref.store %822, %q[%830] : memref<?xf32>
          %831 = arith.addi %830, %c38 : index
          memref.store %825, %q[%831] : memref<?xf32>
        } else {
          %832 = arith.addi %716, %718 : index
          memref.store %822, %18[%832] : memref<?xf32>
          %833 = arith.addi %716, %718 : index
          %834 = arith.addi %833, %c38 : index
          memref.store %825, %18[%834] : memref<?xf32>
        }
        %835 = arith.remui %760, %c21 : index
        %836 = arith.muli %835, %c36 : index
        %837 = arith.addi %836, %738 : index
        %838 = arith.divui %760, %c21 : index
        %839 = arith.addi %838, %c21 : index
        %840 = arith.muli %839, %c36 : index
        %841 = arith.addi %840, %738 : index
        %842 = memref.load %rope[%837] : memref<?xf32>
        %843 = arith.addi %837, %c38 : index
        %844 = memref.load %rope[%843] : memref<?xf32>
        %845 = memref.load %rope[%841] : memref<?xf32>
        %846 = arith.addi %841, %c38 : index
        %847 = memref.load %rope[%846] : memref<?xf32>
        %848 = arith.mulf %845, %842 : f32
        %849 = arith.mulf %847, %844 : f32
        %850 = arith.subf %848, %849 : f32
        %851 = arith.mulf %847, %842 : f32
        %852 = arith.mulf %845, %844 : f32
        %853 = arith.addf %851, %852 : f32
        %854 = arith.mulf %794, %850 : f32
        %855 = arith.mulf %800, %853 : f32
        %856 = arith.subf %854, %855 : f32
        %857 = arith.mulf %800, %850 : f32
        %858 = arith.mulf %794, %853 : f32
        %859 = arith.addf %857, %858 : f32
        scf.if %737 {
          %860 = arith.cmpi slt, %0, %heads : index
          scf.if %860 {
            %861 = arith.muli %715, %heads : index
            %862 = arith.addi %861, %0 : index
            %863 = arith.muli %862, %c36 : index
            %864 = arith.addi %863, %738 : index
            memref.store %856, %q[%864] : memref<?xf32>
            %865 = arith.addi %864, %c38 : index
            memref.store %859, %q[%865] : memref<?xf32>
          } else {
            %866 = arith.addi %716, %738 : index
            memref.store %856, %18[%866] : memref<?xf32>
            %867 = arith.addi %716, %738 : index
            %868 = arith.addi %867, %c38 : index
            memref.store %859, %18[%868] : memref<?xf32>
          }
        }
      } else {
        %869 = arith.cmpi slt, %0, %heads : index
        scf.if %869 {
          %870 = arith.muli %715, %heads : index
          %871 = arith.addi %870, %0 : index
          %872 = arith.muli %871, %c36 : index
          %873 = arith.addi %872, %718 : index
          memref.store %726, %q[%873] : memref<?xf32>
          %874 = arith.addi %873, %c38 : index
          memref.store %735, %q[%874] : memref<?xf32>
        } else {
          %875 = arith.addi %716, %718 : index
          memref.store %726, %18[%875] : memref<?xf32>
          %876 = arith.addi %716, %718 : index
          %877 = arith.addi %876, %c38 : index
          memref.store %735, %18[%877] : memref<?xf32>
        }
        scf.if %737 {
          %878 = arith.cmpi slt, %0, %heads : index
          scf.if %878 {
            %879 = arith.muli %715, %heads : index
            %880 = arith.addi %879, %0 : index
            %881 = arith.muli %880, %c36 : index
            %882 = arith.addi %881, %738 : index
            memref.store %746, %q[%882] : memref<?xf32>
            %883 = arith.addi %882, %c38 : index
            memref.store %755, %q[%883] : memref<?xf32>
          } else {
            %884 = arith.addi %716, %738 : index
            memref.store %746, %18[%884] : memref<?xf32>
            %885 = arith.addi %716, %738 : index
            %886 = arith.addi %885, %c38 : index
            memref.store %755, %18[%886] : memref<?xf32>
          }
        }
      }
    }
    %887 = arith.addi %709, %c45 : index
    %888 = arith.addi %708, %887 : index
    %889 = arith.cmpi slt, %888, %20 : index
    %890 = arith.cmpi slt, %887, %c14 : index
    %891 = arith.andi %889, %890 : i1
    scf.if %891 {
      %892 = arith.addi %708, %887 : index
      %893 = arith.muli %887, %c36 : index
      %894 = wave.lane
      %895 = arith.addi %894, %c9 : index
      %896 = arith.cmpi eq, %hasBias, %c8 : index
      %897 = arith.addi %893, %895 : index
      %898 = memref.load %18[%897] : memref<?xf32>
      %899 = arith.muli %0, %c36 : index
      %900 = arith.addi %899, %895 : index
      %901 = memref.load %bias[%900] : memref<?xf32>
      %902 = arith.addf %898, %901 : f32
      %903 = arith.select %896, %902, %898 : f32
      %904 = arith.addi %895, %c38 : index
      %905 = arith.cmpi eq, %hasBias, %c8 : index
      %906 = arith.addi %893, %904 : index
      %907 = memref.load %18[%906] : memref<?xf32>
      %908 = arith.muli %0, %c36 : index
      %909 = arith.addi %908, %904 : index
      %910 = memref.load %bias[%909] : memref<?xf32>
      %911 = arith.addf %907, %910 : f32
      %912 = arith.select %905, %911, %907 : f32
      %913 = arith.addi %894, %c15 : index
      %914 = arith.cmpi slt, %913, %c38 : index
      %915 = arith.minsi %913, %c39 : index
      %916 = arith.cmpi eq, %hasBias, %c8 : index
      %917 = arith.addi %893, %915 : index
      %918 = memref.load %18[%917] : memref<?xf32>
      %919 = arith.muli %0, %c36 : index
      %920 = arith.addi %919, %915 : index
      %921 = memref.load %bias[%920] : memref<?xf32>
      %922 = arith.addf %918, %921 : f32
      %923 = arith.select %916, %922, %918 : f32
      %924 = arith.addi %915, %c38 : index
      %925 = arith.cmpi eq, %hasBias, %c8 : index
      %926 = arith.addi %893, %924 : index
      %927 = memref.load %18[%926] : memref<?xf32>
      %928 = arith.muli %0, %c36 : index
      %929 = arith.addi %928, %924 : index
      %930 = memref.load %bias[%929] : memref<?xf32>
      %931 = arith.addf %927, %930 : f32
      %932 = arith.select %925, %931, %927 : f32
      %933 = arith.addi %heads, %kvHeads : index
      %934 = arith.cmpi slt, %0, %933 : index
      scf.if %934 {
        %935 = arith.addi %positionsAt, %892 : index
        %936 = memref.load %step[%935] : memref<?xi32>
        %937 = arith.index_cast %936 : i32 to index
        %938 = arith.cmpi eq, %hasNorm, %c8 : index
        %939 = math.fma %903, %903, %c42 : f32
        %940 = math.fma %912, %912, %939 : f32
        %941 = math.fma %923, %923, %940 : f32
        %942 = arith.select %914, %941, %940 : f32
        %943 = math.fma %932, %932, %942 : f32
        %944 = arith.select %914, %943, %942 : f32
        %945 = vector.broadcast %944 : f32 to vector<1xf32>
        %946 = wave.reduce "add" %945 : vector<1xf32>
        %947 = arith.mulf %946, %inverseHeadDim : f32
        %948 = arith.addf %947, %epsilon : f32
        %949 = math.sqrt %948 : f32
        %950 = arith.divf %c35, %949 : f32
        %951 = arith.cmpi slt, %0, %heads : index
        %952 = arith.addi %895, %c38 : index
        %953 = memref.load %query_norm[%895] : memref<?xf32>
        %954 = memref.load %key_norm[%895] : memref<?xf32>
        %955 = arith.select %951, %953, %954 : f32
        %956 = arith.mulf %903, %950 : f32
        %957 = arith.mulf %956, %955 : f32
        %958 = arith.select %938, %957, %903 : f32
        %959 = memref.load %query_norm[%952] : memref<?xf32>
        %960 = memref.load %key_norm[%952] : memref<?xf32>
        %961 = arith.select %951, %959, %960 : f32
        %962 = arith.mulf %912, %950 : f32
        %963 = arith.mulf %962, %961 : f32
        %964 = arith.select %938, %963, %912 : f32
        %965 = arith.addi %915, %c38 : index
        %966 = memref.load %query_norm[%915] : memref<?xf32>
        %967 = memref.load %key_norm[%915] : memref<?xf32>
        %968 = arith.select %951, %966, %967 : f32
        %969 = arith.mulf %923, %950 : f32
        %970 = arith.mulf %969, %968 : f32
        %971 = arith.select %938, %970, %923 : f32
        %972 = memref.load %query_norm[%965] : memref<?xf32>
        %973 = memref.load %key_norm[%965] : memref<?xf32>
        %974 = arith.select %951, %972, %973 : f32
        %975 = arith.mulf %932, %950 : f32
        %976 = arith.mulf %975, %974 : f32
        %977 = arith.select %938, %976, %932 : f32
        %978 = arith.remui %937, %c21 : index
        %979 = arith.muli %978, %c36 : index
        %980 = arith.addi %979, %895 : index
        %981 = arith.divui %937, %c21 : index
        %982 = arith.addi %981, %c21 : index
        %983 = arith.muli %982, %c36 : index
        %984 = arith.addi %983, %895 : index
        %985 = memref.load %rope[%980] : memref<?xf32>
        %986 = arith.addi %980, %c38 : index
        %987 = memref.load %rope[%986] : memref<?xf32>
        %988 = memref.load %rope[%984] : memref<?xf32>
        %989 = arith.addi %984, %c38 : index
        %990 = memref.load %rope[%989] : memref<?xf32>
        %991 = arith.mulf %988, %985 : f32
        %992 = arith.mulf %990, %987 : f32
        %993 = arith.subf %991, %992 : f32
        %994 = arith.mulf %990, %985 : f32
        %995 = arith.mulf %988, %987 : f32
        %996 = arith.addf %994, %995 : f32
        %997 = arith.mulf %958, %993 : f32
        %998 = arith.mulf %964, %996 : f32
        %999 = arith.subf %997, %998 : f32
        %1000 = arith.mulf %964, %993 : f32
        %1001 = arith.mulf %958, %996 : f32
        %1002 = arith.addf %1000, %1001 : f32
        %1003 = arith.cmpi slt, %0, %heads : index
        scf.if %1003 {
          %1004 = arith.muli %892, %heads : index
          %1005 = arith.addi %1004, %0 : index
          %1006 = arith.muli %1005, %c36 : index
          %1007 = arith.addi %1006, %895 : index
          memref.store %999, %q[%1007] : memref<?xf32>
          %1008 = arith.addi %1007, %c38 : index
          memref.store %1002, %q[%1008] : memref<?xf32>
        } else {
          %1009 = arith.addi %893, %895 : index
          memref.store %999, %18[%1009] : memref<?xf32>
          %1010 = arith.addi %893, %895 : index
          %1011 = arith.addi %1010, %c38 : index
          memref.store %1002, %18[%1011] : memref<?xf32>
        }
        %1012 = arith.remui %937, %c21 : index
        %1013 = arith.muli %1012, %c36 : index
        %1014 = arith.addi %1013, %915 : index
        %1015 = arith.divui %937, %c21 : index
        %1016 = arith.addi %1015, %c21 : index
        %1017 = arith.muli %1016, %c36 : index
        %1018 = arith.addi %1017, %915 : index
        %1019 = memref.load %rope[%1014] : memref<?xf32>
        %1020 = arith.addi %1014, %c38 : index
        %1021 = memref.load %rope[%1020] : memref<?xf32>
        %1022 = memref.load %rope[%1018] : memref<?xf32>
        %1023 = arith.addi %1018, %c38 : index
        %1024 = memref.load %rope[%1023] : memref<?xf32>
        %1025 = arith.mulf %1022, %1019 : f32
        %1026 = arith.mulf %1024, %1021 : f32
        %1027 = arith.subf %1025, %1026 : f32
        %1028 = arith.mulf %1024, %1019 : f32
        %1029 = arith.mulf %1022, %1021 : f32
        %1030 = arith.addf %1028, %1029 : f32
        %1031 = arith.mulf %971, %1027 : f32
        %1032 = arith.mulf %977, %1030 : f32
        %1033 = arith.subf %1031, %1032 : f32
        %1034 = arith.mulf %977, %1027 : f32
        %1035 = arith.mulf %971, %1030 : f32
        %1036 = arith.addf %1034, %1035 : f32
        scf.if %914 {
          %1037 = arith.cmpi slt, %0, %heads : index
          scf.if %1037 {
            %1038 = arith.muli %892, %heads : index
            %1039 = arith.addi %1038, %0 : index
            %1040 = arith.muli %1039, %c36 : index
            %1041 = arith.addi %1040, %915 : index
            memref.store %1033, %q[%1041] : memref<?xf32>
            %1042 = arith.addi %1041, %c38 : index
            memref.store %1036, %q[%1042] : memref<?xf32>
          } else {
            %1043 = arith.addi %893, %915 : index
            memref.store %1033, %18[%1043] : memref<?xf32>
            %1044 = arith.addi %893, %915 : index
            %1045 = arith.addi %1044, %c38 : index
            memref.store %1036, %18[%1045] : memref<?xf32>
          }
        }
      } else {
        %1046 = arith.cmpi slt, %0, %heads : index
        scf.if %1046 {
          %1047 = arith.muli %892, %heads : index
          %1048 = arith.addi %1047, %0 : index
          %1049 = arith.muli %1048, %c36 : index
          %1050 = arith.addi %1049, %895 : index
          memref.store %903, %q[%1050] : memref<?xf32>
          %1051 = arith.addi %1050, %c38 : index
          memref.store %912, %q[%1051] : memref<?xf32>
        } else {
          %1052 = arith.addi %893, %895 : index
          memref.store %903, %18[%1052] : memref<?xf32>
          %1053 = arith.addi %893, %895 : index
          %1054 = arith.addi %1053, %c38 : index
          memref.store %912, %18[%1054] : memref<?xf32>
        }
        scf.if %914 {
          %1055 = arith.cmpi slt, %0, %heads : index
          scf.if %1055 {
            %1056 = arith.muli %892, %heads : index
            %1057 = arith.addi %1056, %0 : index
            %1058 = arith.muli %1057, %c36 : index
            %1059 = arith.addi %1058, %915 : index
            memref.store %923, %q[%1059] : memref<?xf32>
            %1060 = arith.addi %1059, %c38 : index
            memref.store %932, %q[%1060] : memref<?xf32>
          } else {
            %1061 = arith.addi %893, %915 : index
            memref.store %923, %18[%1061] : memref<?xf32>
            %1062 = arith.addi %893, %915 : index
            %1063 = arith.addi %1062, %c38 : index
            memref.store %932, %18[%1063] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %1064 = arith.cmpi sge, %0, %heads : index
    scf.if %1064 {
      %1065 = arith.addi %709, %c9 : index
      %1066 = arith.addi %708, %1065 : index
      %1067 = arith.cmpi slt, %1066, %20 : index
      %1068 = arith.cmpi slt, %1065, %c14 : index
      %1069 = arith.andi %1067, %1068 : i1
      scf.if %1069 {
        %1070 = arith.addi %708, %1065 : index
        %1071 = arith.addi %slotsAt, %1070 : index
        %1072 = memref.load %step[%1071] : memref<?xi32>
        %1073 = arith.index_cast %1072 : i32 to index
        %1074 = arith.cmpi sge, %1073, %c9 : index
        scf.if %1074 {
          %1075 = arith.muli %1065, %c36 : index
          %1076 = arith.subi %0, %heads : index
          %1077 = memref.load %scales[%1076] : memref<?xf32>
          %1078 = vector.broadcast %1077 : f32 to vector<4xf32>
          %1079 = arith.divui %1073, %c14 : index
          %1080 = arith.remui %1073, %c14 : index
          %1081 = arith.muli %1079, %pageBytes : index
          %1082 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1082 {
            %1083 = wave.lane
            %1084 = arith.muli %1083, %c20 : index
            scf.for %1085 = %1084 to %c36 step %c7 {
              %1086 = arith.addi %1075, %1085 : index
              %1087 = vector.load %18[%1086] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1088 = arith.mulf %1087, %1078 : vector<4xf32>
              %1089 = arith.minimumf %1088, %c49 : vector<4xf32>
              %1090 = arith.maximumf %1089, %c50 : vector<4xf32>
              %1091 = arith.truncf %1090 : vector<4xf32> to vector<4xf16>
              %1092 = vector.bitcast %1091 : vector<4xf16> to vector<8xi8>
              %1093 = arith.cmpi slt, %1076, %kvHeads : index
              scf.if %1093 {
                %1094 = arith.muli %1076, %c51 : index
                %1095 = arith.addi %1081, %1094 : index
                %1096 = arith.divui %1085, %c14 : index
                %1097 = arith.muli %1096, %c52 : index
                %1098 = arith.remui %1085, %c14 : index
                %1099 = arith.divui %1098, %c4 : index
                %1100 = arith.muli %1099, %c21 : index
                %1101 = arith.muli %1080, %c14 : index
                %1102 = arith.addi %1100, %1101 : index
                %1103 = arith.remui %1098, %c4 : index
                %1104 = arith.muli %1103, %c5 : index
                %1105 = arith.addi %1102, %1104 : index
                %1106 = arith.addi %1097, %1105 : index
                %1107 = arith.addi %1095, %1106 : index
                vector.store %1092, %kv[%1107] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1108 = arith.subi %1076, %kvHeads : index
                %1109 = arith.muli %1108, %c51 : index
                %1110 = arith.addi %1081, %1109 : index
                %1111 = arith.addi %1085, %c9 : index
                %1112 = arith.divui %1111, %c14 : index
                %1113 = arith.muli %1112, %c52 : index
                %1114 = arith.addi %1113, %c10 : index
                %1115 = arith.remui %1111, %c14 : index
                %1116 = arith.divui %1080, %c5 : index
                %1117 = arith.remui %1080, %c5 : index
                %1118 = arith.muli %1117, %c4 : index
                %1119 = arith.addi %1116, %1118 : index
                %1120 = arith.divui %1119, %c4 : index
                %1121 = arith.muli %1120, %c21 : index
                %1122 = arith.muli %1115, %c14 : index
                %1123 = arith.addi %1121, %1122 : index
                %1124 = arith.remui %1119, %c4 : index
                %1125 = arith.muli %1124, %c5 : index
                %1126 = arith.addi %1123, %1125 : index
                %1127 = arith.addi %1114, %1126 : index
                %1128 = arith.addi %1110, %1127 : index
                %1129 = vector.shuffle %1092, %1092 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1129, %kv[%1128] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1130 = arith.addi %1085, %c8 : index
                %1131 = arith.divui %1130, %c14 : index
                %1132 = arith.muli %1131, %c52 : index
                %1133 = arith.addi %1132, %c10 : index
                %1134 = arith.remui %1130, %c14 : index
                %1135 = arith.divui %1080, %c5 : index
                %1136 = arith.remui %1080, %c5 : index
                %1137 = arith.muli %1136, %c4 : index
                %1138 = arith.addi %1135, %1137 : index
                %1139 = arith.divui %1138, %c4 : index
                %1140 = arith.muli %1139, %c21 : index
                %1141 = arith.muli %1134, %c14 : index
                %1142 = arith.addi %1140, %1141 : index
                %1143 = arith.remui %1138, %c4 : index
                %1144 = arith.muli %1143, %c5 : index
                %1145 = arith.addi %1142, %1144 : index
                %1146 = arith.addi %1133, %1145 : index
                %1147 = arith.addi %1110, %1146 : index
                %1148 = vector.shuffle %1092, %1092 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1148, %kv[%1147] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1149 = arith.addi %1085, %c5 : index
                %1150 = arith.divui %1149, %c14 : index
                %1151 = arith.muli %1150, %c52 : index
                %1152 = arith.addi %1151, %c10 : index
                %1153 = arith.remui %1149, %c14 : index
                %1154 = arith.divui %1080, %c5 : index
                %1155 = arith.remui %1080, %c5 : index
                %1156 = arith.muli %1155, %c4 : index
                %1157 = arith.addi %1154, %1156 : index
                %1158 = arith.divui %1157, %c4 : index
                %1159 = arith.muli %1158, %c21 : index
                %1160 = arith.muli %1153, %c14 : index
                %1161 = arith.addi %1159, %1160 : index
                %1162 = arith.remui %1157, %c4 : index
                %1163 = arith.muli %1162, %c5 : index
                %1164 = arith.addi %1161, %1163 : index
                %1165 = arith.addi %1152, %1164 : index
                %1166 = arith.addi %1110, %1165 : index
                %1167 = vector.shuffle %1092, %1092 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1167, %kv[%1166] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1168 = arith.addi %1085, %c29 : index
                %1169 = arith.divui %1168, %c14 : index
                %1170 = arith.muli %1169, %c52 : index
                %1171 = arith.addi %1170, %c10 : index
                %1172 = arith.remui %1168, %c14 : index
                %1173 = arith.divui %1080, %c5 : index
                %1174 = arith.remui %1080, %c5 : index
                %1175 = arith.muli %1174, %c4 : index
                %1176 = arith.addi %1173, %1175 : index
                %1177 = arith.divui %1176, %c4 : index
                %1178 = arith.muli %1177, %c21 : index
                %1179 = arith.muli %1172, %c14 : index
                %1180 = arith.addi %1178, %1179 : index
                %1181 = arith.remui %1176, %c4 : index
                %1182 = arith.muli %1181, %c5 : index
                %1183 = arith.addi %1180, %1182 : index
                %1184 = arith.addi %1171, %1183 : index
                %1185 = arith.addi %1110, %1184 : index
                %1186 = vector.shuffle %1092, %1092 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1186, %kv[%1185] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1187 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1187 {
            %1188 = wave.lane
            %1189 = arith.muli %1188, %c20 : index
            scf.for %1190 = %1189 to %c36 step %c7 {
              %1191 = arith.addi %1075, %1190 : index
              %1192 = vector.load %18[%1191] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1193 = arith.mulf %1192, %1078 : vector<4xf32>
              %1194 = wave.fp8_encode "e4m3" %1193 : vector<4xf32> -> vector<4xi8>
              %1195 = arith.cmpi slt, %1076, %kvHeads : index
              scf.if %1195 {
                %1196 = arith.muli %1076, %c10 : index
                %1197 = arith.addi %1081, %1196 : index
                %1198 = vector.shuffle %1194, %1194 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1199 = arith.divui %1190, %c14 : index
                %1200 = arith.muli %1199, %c21 : index
                %1201 = arith.remui %1190, %c14 : index
                %1202 = arith.muli %1080, %c14 : index
                %1203 = arith.divui %1201, %c20 : index
                %1204 = arith.muli %1203, %c20 : index
                %1205 = arith.remui %1201, %c5 : index
                %1206 = arith.muli %1205, %c5 : index
                %1207 = arith.addi %1204, %1206 : index
                %1208 = arith.divui %1201, %c5 : index
                %1209 = arith.remui %1208, %c5 : index
                %1210 = arith.addi %1207, %1209 : index
                %1211 = arith.addi %1202, %1210 : index
                %1212 = arith.addi %1200, %1211 : index
                %1213 = arith.addi %1197, %1212 : index
                vector.store %1198, %kv[%1213] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1214 = arith.subi %1076, %kvHeads : index
                %1215 = arith.muli %1214, %c10 : index
                %1216 = arith.addi %1081, %1215 : index
                %1217 = arith.addi %1190, %c9 : index
                %1218 = arith.divui %1217, %c14 : index
                %1219 = arith.muli %1218, %c21 : index
                %1220 = arith.addi %1219, %c11 : index
                %1221 = arith.remui %1217, %c14 : index
                %1222 = arith.divui %1080, %c5 : index
                %1223 = arith.remui %1080, %c5 : index
                %1224 = arith.muli %1223, %c4 : index
                %1225 = arith.addi %1222, %1224 : index
                %1226 = arith.muli %1221, %c14 : index
                %1227 = arith.divui %1225, %c20 : index
                %1228 = arith.muli %1227, %c20 : index
                %1229 = arith.remui %1225, %c5 : index
                %1230 = arith.muli %1229, %c5 : index
                %1231 = arith.addi %1228, %1230 : index
                %1232 = arith.divui %1225, %c5 : index
                %1233 = arith.remui %1232, %c5 : index
                %1234 = arith.addi %1231, %1233 : index
                %1235 = arith.addi %1226, %1234 : index
                %1236 = arith.addi %1220, %1235 : index
                %1237 = arith.addi %1216, %1236 : index
                %1238 = vector.shuffle %1194, %1194 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1238, %kv[%1237] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1239 = arith.addi %1190, %c8 : index
                %1240 = arith.divui %1239, %c14 : index
                %1241 = arith.muli %1240, %c21 : index
                %1242 = arith.addi %1241, %c11 : index
                %1243 = arith.remui %1239, %c14 : index
                %1244 = arith.divui %1080, %c5 : index
                %1245 = arith.remui %1080, %c5 : index
                %1246 = arith.muli %1245, %c4 : index
                %1247 = arith.addi %1244, %1246 : index
                %1248 = arith.muli %1243, %c14 : index
                %1249 = arith.divui %1247, %c20 : index
                %1250 = arith.muli %1249, %c20 : index
                %1251 = arith.remui %1247, %c5 : index
                %1252 = arith.muli %1251, %c5 : index
                %1253 = arith.addi %1250, %1252 : index
                %1254 = arith.divui %1247, %c5 : index
                %1255 = arith.remui %1254, %c5 : index
                %1256 = arith.addi %1253, %1255 : index
                %1257 = arith.addi %1248, %1256 : index
                %1258 = arith.addi %1242, %1257 : index
                %1259 = arith.addi %1216, %1258 : index
                %1260 = vector.shuffle %1194, %1194 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1260, %kv[%1259] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1261 = arith.addi %1190, %c5 : index
                %1262 = arith.divui %1261, %c14 : index
                %1263 = arith.muli %1262, %c21 : index
                %1264 = arith.addi %1263, %c11 : index
                %1265 = arith.remui %1261, %c14 : index
                %1266 = arith.divui %1080, %c5 : index
                %1267 = arith.remui %1080, %c5 : index
                %1268 = arith.muli %1267, %c4 : index
                %1269 = arith.addi %1266, %1268 : index
                %1270 = arith.muli %1265, %c14 : index
                %1271 = arith.divui %1269, %c20 : index
                %1272 = arith.muli %1271, %c20 : index
                %1273 = arith.remui %1269, %c5 : index
                %1274 = arith.muli %1273, %c5 : index
                %1275 = arith.addi %1272, %1274 : index
                %1276 = arith.divui %1269, %c5 : index
                %1277 = arith.remui %1276, %c5 : index
                %1278 = arith.addi %1275, %1277 : index
                %1279 = arith.addi %1270, %1278 : index
                %1280 = arith.addi %1264, %1279 : index
                %1281 = arith.addi %1216, %1280 : index
                %1282 = vector.shuffle %1194, %1194 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1282, %kv[%1281] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1283 = arith.addi %1190, %c29 : index
                %1284 = arith.divui %1283, %c14 : index
                %1285 = arith.muli %1284, %c21 : index
                %1286 = arith.addi %1285, %c11 : index
                %1287 = arith.remui %1283, %c14 : index
                %1288 = arith.divui %1080, %c5 : index
                %1289 = arith.remui %1080, %c5 : index
                %1290 = arith.muli %1289, %c4 : index
                %1291 = arith.addi %1288, %1290 : index
                %1292 = arith.muli %1287, %c14 : index
                %1293 = arith.divui %1291, %c20 : index
                %1294 = arith.muli %1293, %c20 : index
                %1295 = arith.remui %1291, %c5 : index
                %1296 = arith.muli %1295, %c5 : index
                %1297 = arith.addi %1294, %1296 : index
                %1298 = arith.divui %1291, %c5 : index
                %1299 = arith.remui %1298, %c5 : index
                %1300 = arith.addi %1297, %1299 : index
                %1301 = arith.addi %1292, %1300 : index
                %1302 = arith.addi %1286, %1301 : index
                %1303 = arith.addi %1216, %1302 : index
                %1304 = vector.shuffle %1194, %1194 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1304, %kv[%1303] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1305 = arith.cmpi eq, %codec, %c5 : index
          scf.if %1305 {
            %1306 = wave.lane
            %1307 = arith.muli %1306, %c20 : index
            scf.for %1308 = %1307 to %c36 step %c7 {
              %1309 = arith.addi %1075, %1308 : index
              %1310 = vector.load %18[%1309] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1311 = arith.mulf %1310, %1078 : vector<4xf32>
              %1312 = wave.fp8_encode "e5m2" %1311 : vector<4xf32> -> vector<4xi8>
              %1313 = arith.cmpi slt, %1076, %kvHeads : index
              scf.if %1313 {
                %1314 = arith.muli %1076, %c10 : index
                %1315 = arith.addi %1081, %1314 : index
                %1316 = vector.shuffle %1312, %1312 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1317 = arith.divui %1308, %c14 : index
                %1318 = arith.muli %1317, %c21 : index
                %1319 = arith.remui %1308, %c14 : index
                %1320 = arith.muli %1080, %c14 : index
                %1321 = arith.divui %1319, %c20 : index
                %1322 = arith.muli %1321, %c20 : index
                %1323 = arith.remui %1319, %c5 : index
                %1324 = arith.muli %1323, %c5 : index
                %1325 = arith.addi %1322, %1324 : index
                %1326 = arith.divui %1319, %c5 : index
                %1327 = arith.remui %1326, %c5 : index
                %1328 = arith.addi %1325, %1327 : index
                %1329 = arith.addi %1320, %1328 : index
                %1330 = arith.addi %1318, %1329 : index
                %1331 = arith.addi %1315, %1330 : index
                vector.store %1316, %kv[%1331] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1332 = arith.subi %1076, %kvHeads : index
                %1333 = arith.muli %1332, %c10 : index
                %1334 = arith.addi %1081, %1333 : index
                %1335 = arith.addi %1308, %c9 : index
                %1336 = arith.divui %1335, %c14 : index
                %1337 = arith.muli %1336, %c21 : index
                %1338 = arith.addi %1337, %c11 : index
                %1339 = arith.remui %1335, %c14 : index
                %1340 = arith.divui %1080, %c5 : index
                %1341 = arith.remui %1080, %c5 : index
                %1342 = arith.muli %1341, %c4 : index
                %1343 = arith.addi %1340, %1342 : index
                %1344 = arith.muli %1339, %c14 : index
                %1345 = arith.divui %1343, %c20 : index
                %1346 = arith.muli %1345, %c20 : index
                %1347 = arith.remui %1343, %c5 : index
                %1348 = arith.muli %1347, %c5 : index
                %1349 = arith.addi %1346, %1348 : index
                %1350 = arith.divui %1343, %c5 : index
                %1351 = arith.remui %1350, %c5 : index
                %1352 = arith.addi %1349, %1351 : index
                %1353 = arith.addi %1344, %1352 : index
                %1354 = arith.addi %1338, %1353 : index
                %1355 = arith.addi %1334, %1354 : index
                %1356 = vector.shuffle %1312, %1312 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1356, %kv[%1355] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1357 = arith.addi %1308, %c8 : index
                %1358 = arith.divui %1357, %c14 : index
                %1359 = arith.muli %1358, %c21 : index
                %1360 = arith.addi %1359, %c11 : index
                %1361 = arith.remui %1357, %c14 : index
                %1362 = arith.divui %1080, %c5 : index
                %1363 = arith.remui %1080, %c5 : index
                %1364 = arith.muli %1363, %c4 : index
                %1365 = arith.addi %1362, %1364 : index
                %1366 = arith.muli %1361, %c14 : index
                %1367 = arith.divui %1365, %c20 : index
                %1368 = arith.muli %1367, %c20 : index
                %1369 = arith.remui %1365, %c5 : index
                %1370 = arith.muli %1369, %c5 : index
                %1371 = arith.addi %1368, %1370 : index
                %1372 = arith.divui %1365, %c5 : index
                %1373 = arith.remui %1372, %c5 : index
                %1374 = arith.addi %1371, %1373 : index
                %1375 = arith.addi %1366, %1374 : index
                %1376 = arith.addi %1360, %1375 : index
                %1377 = arith.addi %1334, %1376 : index
                %1378 = vector.shuffle %1312, %1312 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1378, %kv[%1377] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1379 = arith.addi %1308, %c5 : index
                %1380 = arith.divui %1379, %c14 : index
                %1381 = arith.muli %1380, %c21 : index
                %1382 = arith.addi %1381, %c11 : index
                %1383 = arith.remui %1379, %c14 : index
                %1384 = arith.divui %1080, %c5 : index
                %1385 = arith.remui %1080, %c5 : index
                %1386 = arith.muli %1385, %c4 : index
                %1387 = arith.addi %1384, %1386 : index
                %1388 = arith.muli %1383, %c14 : index
                %1389 = arith.divui %1387, %c20 : index
                %1390 = arith.muli %1389, %c20 : index
                %1391 = arith.remui %1387, %c5 : index
                %1392 = arith.muli %1391, %c5 : index
                %1393 = arith.addi %1390, %1392 : index
                %1394 = arith.divui %1387, %c5 : index
                %1395 = arith.remui %1394, %c5 : index
                %1396 = arith.addi %1393, %1395 : index
                %1397 = arith.addi %1388, %1396 : index
                %1398 = arith.addi %1382, %1397 : index
                %1399 = arith.addi %1334, %1398 : index
                %1400 = vector.shuffle %1312, %1312 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1400, %kv[%1399] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1401 = arith.addi %1308, %c29 : index
                %1402 = arith.divui %1401, %c14 : index
                %1403 = arith.muli %1402, %c21 : index
                %1404 = arith.addi %1403, %c11 : index
                %1405 = arith.remui %1401, %c14 : index
                %1406 = arith.divui %1080, %c5 : index
                %1407 = arith.remui %1080, %c5 : index
                %1408 = arith.muli %1407, %c4 : index
                %1409 = arith.addi %1406, %1408 : index
                %1410 = arith.muli %1405, %c14 : index
                %1411 = arith.divui %1409, %c20 : index
                %1412 = arith.muli %1411, %c20 : index
                %1413 = arith.remui %1409, %c5 : index
                %1414 = arith.muli %1413, %c5 : index
                %1415 = arith.addi %1412, %1414 : index
                %1416 = arith.divui %1409, %c5 : index
                %1417 = arith.remui %1416, %c5 : index
                %1418 = arith.addi %1415, %1417 : index
                %1419 = arith.addi %1410, %1418 : index
                %1420 = arith.addi %1404, %1419 : index
                %1421 = arith.addi %1334, %1420 : index
                %1422 = vector.shuffle %1312, %1312 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1422, %kv[%1421] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %1423 = arith.addi %709, %c45 : index
      %1424 = arith.addi %708, %1423 : index
      %1425 = arith.cmpi slt, %1424, %20 : index
      %1426 = arith.cmpi slt, %1423, %c14 : index
      %1427 = arith.andi %1425, %1426 : i1
      scf.if %1427 {
        %1428 = arith.addi %708, %1423 : index
        %1429 = arith.addi %slotsAt, %1428 : index
        %1430 = memref.load %step[%1429] : memref<?xi32>
        %1431 = arith.index_cast %1430 : i32 to index
        %1432 = arith.cmpi sge, %1431, %c9 : index
        scf.if %1432 {
          %1433 = arith.muli %1423, %c36 : index
          %1434 = arith.subi %0, %heads : index
          %1435 = memref.load %scales[%1434] : memref<?xf32>
          %1436 = vector.broadcast %1435 : f32 to vector<4xf32>
          %1437 = arith.divui %1431, %c14 : index
          %1438 = arith.remui %1431, %c14 : index
          %1439 = arith.muli %1437, %pageBytes : index
          %1440 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1440 {
            %1441 = wave.lane
            %1442 = arith.muli %1441, %c20 : index
            scf.for %1443 = %1442 to %c36 step %c7 {
              %1444 = arith.addi %1433, %1443 : index
              %1445 = vector.load %18[%1444] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1446 = arith.mulf %1445, %1436 : vector<4xf32>
              %1447 = arith.minimumf %1446, %c49 : vector<4xf32>
              %1448 = arith.maximumf %1447, %c50 : vector<4xf32>
              %1449 = arith.truncf %1448 : vector<4xf32> to vector<4xf16>
              %1450 = vector.bitcast %1449 : vector<4xf16> to vector<8xi8>
              %1451 = arith.cmpi slt, %1434, %kvHeads : index
              scf.if %1451 {
                %1452 = arith.muli %1434, %c51 : index
                %1453 = arith.addi %1439, %1452 : index
                %1454 = arith.divui %1443, %c14 : index
                %1455 = arith.muli %1454, %c52 : index
                %1456 = arith.remui %1443, %c14 : index
                %1457 = arith.divui %1456, %c4 : index
                %1458 = arith.muli %1457, %c21 : index
                %1459 = arith.muli %1438, %c14 : index
                %1460 = arith.addi %1458, %1459 : index
                %1461 = arith.remui %1456, %c4 : index
                %1462 = arith.muli %1461, %c5 : index
                %1463 = arith.addi %1460, %1462 : index
                %1464 = arith.addi %1455, %1463 : index
                %1465 = arith.addi %1453, %1464 : index
                vector.store %1450, %kv[%1465] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1466 = arith.subi %1434, %kvHeads : index
                %1467 = arith.muli %1466, %c51 : index
                %1468 = arith.addi %1439, %1467 : index
                %1469 = arith.addi %1443, %c9 : index
                %1470 = arith.divui %1469, %c14 : index
                %1471 = arith.muli %1470, %c52 : index
                %1472 = arith.addi %1471, %c10 : index
                %1473 = arith.remui %1469, %c14 : index
                %1474 = arith.divui %1438, %c5 : index
                %1475 = arith.remui %1438, %c5 : index
                %1476 = arith.muli %1475, %c4 : index
                %1477 = arith.addi %1474, %1476 : index
                %1478 = arith.divui %1477, %c4 : index
                %1479 = arith.muli %1478, %c21 : index
                %1480 = arith.muli %1473, %c14 : index
                %1481 = arith.addi %1479, %1480 : index
                %1482 = arith.remui %1477, %c4 : index
                %1483 = arith.muli %1482, %c5 : index
                %1484 = arith.addi %1481, %1483 : index
                %1485 = arith.addi %1472, %1484 : index
                %1486 = arith.addi %1468, %1485 : index
                %1487 = vector.shuffle %1450, %1450 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1487, %kv[%1486] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1488 = arith.addi %1443, %c8 : index
                %1489 = arith.divui %1488, %c14 : index
                %1490 = arith.muli %1489, %c52 : index
                %1491 = arith.addi %1490, %c10 : index
                %1492 = arith.remui %1488, %c14 : index
                %1493 = arith.divui %1438, %c5 : index
                %1494 = arith.remui %1438, %c5 : index
                %1495 = arith.muli %1494, %c4 : index
                %1496 = arith.addi %1493, %1495 : index
                %1497 = arith.divui %1496, %c4 : index
                %1498 = arith.muli %1497, %c21 : index
                %1499 = arith.muli %1492, %c14 : index
                %1500 = arith.addi %1498, %1499 : index
                %1501 = arith.remui %1496, %c4 : index
                %1502 = arith.muli %1501, %c5 : index
                %1503 = arith.addi %1500, %1502 : index
                %1504 = arith.addi %1491, %1503 : index
                %1505 = arith.addi %1468, %1504 : index
                %1506 = vector.shuffle %1450, %1450 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1506, %kv[%1505] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1507 = arith.addi %1443, %c5 : index
                %1508 = arith.divui %1507, %c14 : index
                %1509 = arith.muli %1508, %c52 : index
                %1510 = arith.addi %1509, %c10 : index
                %1511 = arith.remui %1507, %c14 : index
                %1512 = arith.divui %1438, %c5 : index
                %1513 = arith.remui %1438, %c5 : index
                %1514 = arith.muli %1513, %c4 : index
                %1515 = arith.addi %1512, %1514 : index
                %1516 = arith.divui %1515, %c4 : index
                %1517 = arith.muli %1516, %c21 : index
                %1518 = arith.muli %1511, %c14 : index
                %1519 = arith.addi %1517, %1518 : index
                %1520 = arith.remui %1515, %c4 : index
                %1521 = arith.muli %1520, %c5 : index
                %1522 = arith.addi %1519, %1521 : index
                %1523 = arith.addi %1510, %1522 : index
                %1524 = arith.addi %1468, %1523 : index
                %1525 = vector.shuffle %1450, %1450 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1525, %kv[%1524] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1526 = arith.addi %1443, %c29 : index
                %1527 = arith.divui %1526, %c14 : index
                %1528 = arith.muli %1527, %c52 : index
                %1529 = arith.addi %1528, %c10 : index
                %1530 = arith.remui %1526, %c14 : index
                %1531 = arith.divui %1438, %c5 : index
                %1532 = arith.remui %1438, %c5 : index
                %1533 = arith.muli %1532, %c4 : index
                %1534 = arith.addi %1531, %1533 : index
                %1535 = arith.divui %1534, %c4 : index
                %1536 = arith.muli %1535, %c21 : index
                %1537 = arith.muli %1530, %c14 : index
                %1538 = arith.addi %1536, %1537 : index
                %1539 = arith.remui %1534, %c4 : index
                %1540 = arith.muli %1539, %c5 : index
                %1541 = arith.addi %1538, %1540 : index
                %1542 = arith.addi %1529, %1541 : index
                %1543 = arith.addi %1468, %1542 : index
                %1544 = vector.shuffle %1450, %1450 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1544, %kv[%1543] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1545 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1545 {
            %1546 = wave.lane
            %1547 = arith.muli %1546, %c20 : index
            scf.for %1548 = %1547 to %c36 step %c7 {
              %1549 = arith.addi %1433, %1548 : index
              %1550 = vector.load %18[%1549] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1551 = arith.mulf %1550, %1436 : vector<4xf32>
              %1552 = wave.fp8_encode "e4m3" %1551 : vector<4xf32> -> vector<4xi8>
              %1553 = arith.cmpi slt, %1434, %kvHeads : index
              scf.if %1553 {
                %1554 = arith.muli %1434, %c10 : index
                %1555 = arith.addi %1439, %1554 : index
                %1556 = vector.shuffle %1552, %1552 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1557 = arith.divui %1548, %c14 : index
                %1558 = arith.muli %1557, %c21 : index
                %1559 = arith.remui %1548, %c14 : index
                %1560 = arith.muli %1438, %c14 : index
                %1561 = arith.divui %1559, %c20 : index
                %1562 = arith.muli %1561, %c20 : index
                %1563 = arith.remui %1559, %c5 : index
                %1564 = arith.muli %1563, %c5 : index
                %1565 = arith.addi %1562, %1564 : index
                %1566 = arith.divui %1559, %c5 : index
                %1567 = arith.remui %1566, %c5 : index
                %1568 = arith.addi %1565, %1567 : index
                %1569 = arith.addi %1560, %1568 : index
                %1570 = arith.addi %1558, %1569 : index
                %1571 = arith.addi %1555, %1570 : index
                vector.store %1556, %kv[%1571] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1572 = arith.subi %1434, %kvHeads : index
                %1573 = arith.muli %1572, %c10 : index
                %1574 = arith.addi %1439, %1573 : index
                %1575 = arith.addi %1548, %c9 : index
                %1576 = arith.divui %1575, %c14 : index
                %1577 = arith.muli %1576, %c21 : index
                %1578 = arith.addi %1577, %c11 : index
                %1579 = arith.remui %1575, %c14 : index
                %1580 = arith.divui %1438, %c5 : index
                %1581 = arith.remui %1438, %c5 : index
                %1582 = arith.muli %1581, %c4 : index
                %1583 = arith.addi %1580, %1582 : index
                %1584 = arith.muli %1579, %c14 : index
                %1585 = arith.divui %1583, %c20 : index
                %1586 = arith.muli %1585, %c20 : index
                %1587 = arith.remui %1583, %c5 : index
                %1588 = arith.muli %1587, %c5 : index
                %1589 = arith.addi %1586, %1588 : index
                %1590 = arith.divui %1583, %c5 : index
                %1591 = arith.remui %1590, %c5 : index
                %1592 = arith.addi %1589, %1591 : index
                %1593 = arith.addi %1584, %1592 : index
                %1594 = arith.addi %1578, %1593 : index
                %1595 = arith.addi %1574, %1594 : index
                %1596 = vector.shuffle %1552, %1552 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1596, %kv[%1595] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1597 = arith.addi %1548, %c8 : index
                %1598 = arith.divui %1597, %c14 : index
                %1599 = arith.muli %1598, %c21 : index
                %1600 = arith.addi %1599, %c11 : index
                %1601 = arith.remui %1597, %c14 : index
                %1602 = arith.divui %1438, %c5 : index
                %1603 = arith.remui %1438, %c5 : index
                %1604 = arith.muli %1603, %c4 : index
                %1605 = arith.addi %1602, %1604 : index
                %1606 = arith.muli %1601, %c14 : index
                %1607 = arith.divui %1605, %c20 : index
                %1608 = arith.muli %1607, %c20 : index
                %1609 = arith.remui %1605, %c5 : index
                %1610 = arith.muli %1609, %c5 : index
                %1611 = arith.addi %1608, %1610 : index
                %1612 = arith.divui %1605, %c5 : index
                %1613 = arith.remui %1612, %c5 : index
                %1614 = arith.addi %1611, %1613 : index
                %1615 = arith.addi %1606, %1614 : index
                %1616 = arith.addi %1600, %1615 : index
                %1617 = arith.addi %1574, %1616 : index
                %1618 = vector.shuffle %1552, %1552 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1618, %kv[%1617] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1619 = arith.addi %1548, %c5 : index
                %1620 = arith.divui %1619, %c14 : index
                %1621 = arith.muli %1620, %c21 : index
                %1622 = arith.addi %1621, %c11 : index
                %1623 = arith.remui %1619, %c14 : index
                %1624 = arith.divui %1438, %c5 : index
                %1625 = arith.remui %1438, %c5 : index
                %1626 = arith.muli %1625, %c4 : index
                %1627 = arith.addi %1624, %1626 : index
                %1628 = arith.muli %1623, %c14 : index
                %1629 = arith.divui %1627, %c20 : index
                %1630 = arith.muli %1629, %c20 : index
                %1631 = arith.remui %1627, %c5 : index
                %1632 = arith.muli %1631, %c5 : index
                %1633 = arith.addi %1630, %1632 : index
                %1634 = arith.divui %1627, %c5 : index
                %1635 = arith.remui %1634, %c5 : index
                %1636 = arith.addi %1633, %1635 : index
                %1637 = arith.addi %1628, %1636 : index
                %1638 = arith.addi %1622, %1637 : index
                %1639 = arith.addi %1574, %1638 : index
                %1640 = vector.shuffle %1552, %1552 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1640, %kv[%1639] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1641 = arith.addi %1548, %c29 : index
                %1642 = arith.divui %1641, %c14 : index
                %1643 = arith.muli %1642, %c21 : index
                %1644 = arith.addi %1643, %c11 : index
                %1645 = arith.remui %1641, %c14 : index
                %1646 = arith.divui %1438, %c5 : index
                %1647 = arith.remui %1438, %c5 : index
                %1648 = arith.muli %1647, %c4 : index
                %1649 = arith.addi %1646, %1648 : index
                %1650 = arith.muli %1645, %c14 : index
                %1651 = arith.divui %1649, %c20 : index
                %1652 = arith.muli %1651, %c20 : index
                %1653 = arith.remui %1649, %c5 : index
                %1654 = arith.muli %1653, %c5 : index
                %1655 = arith.addi %1652, %1654 : index
                %1656 = arith.divui %1649, %c5 : index
                %1657 = arith.remui %1656, %c5 : index
                %1658 = arith.addi %1655, %1657 : index
                %1659 = arith.addi %1650, %1658 : index
                %1660 = arith.addi %1644, %1659 : index
                %1661 = arith.addi %1574, %1660 : index
                %1662 = vector.shuffle %1552, %1552 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1662, %kv[%1661] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1663 = arith.cmpi eq, %codec, %c5 : index
          scf.if %1663 {
            %1664 = wave.lane
            %1665 = arith.muli %1664, %c20 : index
            scf.for %1666 = %1665 to %c36 step %c7 {
              %1667 = arith.addi %1433, %1666 : index
              %1668 = vector.load %18[%1667] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1669 = arith.mulf %1668, %1436 : vector<4xf32>
              %1670 = wave.fp8_encode "e5m2" %1669 : vector<4xf32> -> vector<4xi8>
              %1671 = arith.cmpi slt, %1434, %kvHeads : index
              scf.if %1671 {
                %1672 = arith.muli %1434, %c10 : index
                %1673 = arith.addi %1439, %1672 : index
                %1674 = vector.shuffle %1670, %1670 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1675 = arith.divui %1666, %c14 : index
                %1676 = arith.muli %1675, %c21 : index
                %1677 = arith.remui %1666, %c14 : index
                %1678 = arith.muli %1438, %c14 : index
                %1679 = arith.divui %1677, %c20 : index
                %1680 = arith.muli %1679, %c20 : index
                %1681 = arith.remui %1677, %c5 : index
                %1682 = arith.muli %1681, %c5 : index
                %1683 = arith.addi %1680, %1682 : index
                %1684 = arith.divui %1677, %c5 : index
                %1685 = arith.remui %1684, %c5 : index
                %1686 = arith.addi %1683, %1685 : index
                %1687 = arith.addi %1678, %1686 : index
                %1688 = arith.addi %1676, %1687 : index
                %1689 = arith.addi %1673, %1688 : index
                vector.store %1674, %kv[%1689] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1690 = arith.subi %1434, %kvHeads : index
                %1691 = arith.muli %1690, %c10 : index
                %1692 = arith.addi %1439, %1691 : index
                %1693 = arith.addi %1666, %c9 : index
                %1694 = arith.divui %1693, %c14 : index
                %1695 = arith.muli %1694, %c21 : index
                %1696 = arith.addi %1695, %c11 : index
                %1697 = arith.remui %1693, %c14 : index
                %1698 = arith.divui %1438, %c5 : index
                %1699 = arith.remui %1438, %c5 : index
                %1700 = arith.muli %1699, %c4 : index
                %1701 = arith.addi %1698, %1700 : index
                %1702 = arith.muli %1697, %c14 : index
                %1703 = arith.divui %1701, %c20 : index
                %1704 = arith.muli %1703, %c20 : index
                %1705 = arith.remui %1701, %c5 : index
                %1706 = arith.muli %1705, %c5 : index
                %1707 = arith.addi %1704, %1706 : index
                %1708 = arith.divui %1701, %c5 : index
                %1709 = arith.remui %1708, %c5 : index
                %1710 = arith.addi %1707, %1709 : index
                %1711 = arith.addi %1702, %1710 : index
                %1712 = arith.addi %1696, %1711 : index
                %1713 = arith.addi %1692, %1712 : index
                %1714 = vector.shuffle %1670, %1670 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1714, %kv[%1713] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1715 = arith.addi %1666, %c8 : index
                %1716 = arith.divui %1715, %c14 : index
                %1717 = arith.muli %1716, %c21 : index
                %1718 = arith.addi %1717, %c11 : index
                %1719 = arith.remui %1715, %c14 : index
                %1720 = arith.divui %1438, %c5 : index
                %1721 = arith.remui %1438, %c5 : index
                %1722 = arith.muli %1721, %c4 : index
                %1723 = arith.addi %1720, %1722 : index
                %1724 = arith.muli %1719, %c14 : index
                %1725 = arith.divui %1723, %c20 : index
                %1726 = arith.muli %1725, %c20 : index
                %1727 = arith.remui %1723, %c5 : index
                %1728 = arith.muli %1727, %c5 : index
                %1729 = arith.addi %1726, %1728 : index
                %1730 = arith.divui %1723, %c5 : index
                %1731 = arith.remui %1730, %c5 : index
                %1732 = arith.addi %1729, %1731 : index
                %1733 = arith.addi %1724, %1732 : index
                %1734 = arith.addi %1718, %1733 : index
                %1735 = arith.addi %1692, %1734 : index
                %1736 = vector.shuffle %1670, %1670 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1736, %kv[%1735] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1737 = arith.addi %1666, %c5 : index
                %1738 = arith.divui %1737, %c14 : index
                %1739 = arith.muli %1738, %c21 : index
                %1740 = arith.addi %1739, %c11 : index
                %1741 = arith.remui %1737, %c14 : index
                %1742 = arith.divui %1438, %c5 : index
                %1743 = arith.remui %1438, %c5 : index
                %1744 = arith.muli %1743, %c4 : index
                %1745 = arith.addi %1742, %1744 : index
                %1746 = arith.muli %1741, %c14 : index
                %1747 = arith.divui %1745, %c20 : index
                %1748 = arith.muli %1747, %c20 : index
                %1749 = arith.remui %1745, %c5 : index
                %1750 = arith.muli %1749, %c5 : index
                %1751 = arith.addi %1748, %1750 : index
                %1752 = arith.divui %1745, %c5 : index
                %1753 = arith.remui %1752, %c5 : index
                %1754 = arith.addi %1751, %1753 : index
                %1755 = arith.addi %1746, %1754 : index
                %1756 = arith.addi %1740, %1755 : index
                %1757 = arith.addi %1692, %1756 : index
                %1758 = vector.shuffle %1670, %1670 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1758, %kv[%1757] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1759 = arith.addi %1666, %c29 : index
                %1760 = arith.divui %1759, %c14 : index
                %1761 = arith.muli %1760, %c21 : index
                %1762 = arith.addi %1761, %c11 : index
                %1763 = arith.remui %1759, %c14 : index
                %1764 = arith.divui %1438, %c5 : index
                %1765 = arith.remui %1438, %c5 : index
                %1766 = arith.muli %1765, %c4 : index
                %1767 = arith.addi %1764, %1766 : index
                %1768 = arith.muli %1763, %c14 : index
                %1769 = arith.divui %1767, %c20 : index
                %1770 = arith.muli %1769, %c20 : index
                %1771 = arith.remui %1767, %c5 : index
                %1772 = arith.muli %1771, %c5 : index
                %1773 = arith.addi %1770, %1772 : index
                %1774 = arith.divui %1767, %c5 : index
                %1775 = arith.remui %1774, %c5 : index
                %1776 = arith.addi %1773, %1775 : index
                %1777 = arith.addi %1768, %1776 : index
                %1778 = arith.addi %1762, %1777 : index
                %1779 = arith.addi %1692, %1778 : index
                %1780 = vector.shuffle %1670, %1670 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1780, %kv[%1779] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %1781 = arith.addi %21, %c14 : index
    %1782 = wave.lane
    %1783 = arith.muli %3, %c8 : index
    %1784 = arith.muli %1783, %c21 : index
    %1785 = arith.addi %1784, %1782 : index
    %1786 = arith.muli %4, %c11 : index
    %1787 = arith.addi %1786, %1785 : index
    %1788 = arith.addi %1787, %c9 : index
    %1789 = arith.addi %1788, %c9 : index
    %1790 = vector.extract %396#1[0] : f32 from vector<8xf32>
    memref.store %1790, %17[%1789] : memref<?xf32>
    %1791 = arith.muli %4, %c11 : index
    %1792 = arith.addi %1791, %1785 : index
    %1793 = arith.addi %1792, %c9 : index
    %1794 = arith.addi %1793, %c15 : index
    %1795 = vector.extract %396#1[1] : f32 from vector<8xf32>
    memref.store %1795, %17[%1794] : memref<?xf32>
    %1796 = arith.muli %4, %c11 : index
    %1797 = arith.addi %1796, %1785 : index
    %1798 = arith.addi %1797, %c9 : index
    %1799 = arith.addi %1798, %c12 : index
    %1800 = vector.extract %396#1[2] : f32 from vector<8xf32>
    memref.store %1800, %17[%1799] : memref<?xf32>
    %1801 = arith.muli %4, %c11 : index
    %1802 = arith.addi %1801, %1785 : index
    %1803 = arith.addi %1802, %c9 : index
    %1804 = arith.addi %1803, %c30 : index
    %1805 = vector.extract %396#1[3] : f32 from vector<8xf32>
    memref.store %1805, %17[%1804] : memref<?xf32>
    %1806 = arith.muli %4, %c11 : index
    %1807 = arith.addi %1806, %1785 : index
    %1808 = arith.addi %1807, %c9 : index
    %1809 = arith.addi %1808, %c7 : index
    %1810 = vector.extract %396#1[4] : f32 from vector<8xf32>
    memref.store %1810, %17[%1809] : memref<?xf32>
    %1811 = arith.muli %4, %c11 : index
    %1812 = arith.addi %1811, %1785 : index
    %1813 = arith.addi %1812, %c9 : index
    %1814 = arith.addi %1813, %c31 : index
    %1815 = vector.extract %396#1[5] : f32 from vector<8xf32>
    memref.store %1815, %17[%1814] : memref<?xf32>
    %1816 = arith.muli %4, %c11 : index
    %1817 = arith.addi %1816, %1785 : index
    %1818 = arith.addi %1817, %c9 : index
    %1819 = arith.addi %1818, %c32 : index
    %1820 = vector.extract %396#1[6] : f32 from vector<8xf32>
    memref.store %1820, %17[%1819] : memref<?xf32>
    %1821 = arith.muli %4, %c11 : index
    %1822 = arith.addi %1821, %1785 : index
    %1823 = arith.addi %1822, %c9 : index
    %1824 = arith.addi %1823, %c33 : index
    %1825 = vector.extract %396#1[7] : f32 from vector<8xf32>
    memref.store %1825, %17[%1824] : memref<?xf32>
    wave.barrier
    %1826 = arith.muli %4, %c20 : index
    %1827 = arith.addi %1826, %c9 : index
    %1828 = arith.muli %1827, %c5 : index
    %1829 = arith.divui %1782, %c14 : index
    %1830 = arith.addi %1828, %1829 : index
    %1831 = arith.addi %1781, %1830 : index
    %1832 = arith.cmpi slt, %1831, %20 : index
    scf.if %1832 {
      %1833 = arith.cmpi eq, %hasFactors, %c8 : index
      %1834 = memref.load %factors[%1831] : memref<?xf32>
      %1835 = arith.select %1833, %1834, %c35 : f32
      %1836 = arith.addi %1785, %c9 : index
      %1837 = arith.muli %1827, %c15 : index
      %1838 = arith.addi %1836, %1837 : index
      %1839 = memref.load %17[%1838] : memref<?xf32>
      %1840 = arith.addi %1838, %c11 : index
      %1841 = memref.load %17[%1840] : memref<?xf32>
      %1842 = arith.addf %1839, %1841 : f32
      %1843 = arith.remui %1782, %c14 : index
      %1844 = arith.muli %1843, %c20 : index
      %1845 = arith.addi %16, %1844 : index
      %1846 = vector.load %w[%1845] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1847 = vector.bitcast %1846 : vector<4xi8> to vector<1xf32>
      %1848 = vector.extract %1847[0] : f32 from vector<1xf32>
      %1849 = arith.mulf %1848, %1835 : f32
      %1850 = arith.mulf %1842, %1849 : f32
      %1851 = arith.muli %3, %c8 : index
      %1852 = arith.addi %1851, %c9 : index
      %1853 = arith.muli %1852, %c14 : index
      %1854 = arith.remui %1782, %c14 : index
      %1855 = arith.addi %1853, %1854 : index
      %1856 = arith.muli %1830, %c36 : index
      %1857 = arith.addi %1856, %1855 : index
      memref.store %1850, %18[%1857] : memref<?xf32>
    }
    %1858 = arith.muli %4, %c20 : index
    %1859 = arith.addi %1858, %c8 : index
    %1860 = arith.muli %1859, %c5 : index
    %1861 = arith.divui %1782, %c14 : index
    %1862 = arith.addi %1860, %1861 : index
    %1863 = arith.addi %1781, %1862 : index
    %1864 = arith.cmpi slt, %1863, %20 : index
    scf.if %1864 {
      %1865 = arith.cmpi eq, %hasFactors, %c8 : index
      %1866 = memref.load %factors[%1863] : memref<?xf32>
      %1867 = arith.select %1865, %1866, %c35 : f32
      %1868 = arith.addi %1785, %c9 : index
      %1869 = arith.muli %1859, %c15 : index
      %1870 = arith.addi %1868, %1869 : index
      %1871 = memref.load %17[%1870] : memref<?xf32>
      %1872 = arith.addi %1870, %c11 : index
      %1873 = memref.load %17[%1872] : memref<?xf32>
      %1874 = arith.addf %1871, %1873 : f32
      %1875 = arith.remui %1782, %c14 : index
      %1876 = arith.muli %1875, %c20 : index
      %1877 = arith.addi %16, %1876 : index
      %1878 = vector.load %w[%1877] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1879 = vector.bitcast %1878 : vector<4xi8> to vector<1xf32>
      %1880 = vector.extract %1879[0] : f32 from vector<1xf32>
      %1881 = arith.mulf %1880, %1867 : f32
      %1882 = arith.mulf %1874, %1881 : f32
      %1883 = arith.muli %3, %c8 : index
      %1884 = arith.addi %1883, %c9 : index
      %1885 = arith.muli %1884, %c14 : index
      %1886 = arith.remui %1782, %c14 : index
      %1887 = arith.addi %1885, %1886 : index
      %1888 = arith.muli %1862, %c36 : index
      %1889 = arith.addi %1888, %1887 : index
      memref.store %1882, %18[%1889] : memref<?xf32>
    }
    %1890 = arith.muli %4, %c20 : index
    %1891 = arith.addi %1890, %c5 : index
    %1892 = arith.muli %1891, %c5 : index
    %1893 = arith.divui %1782, %c14 : index
    %1894 = arith.addi %1892, %1893 : index
    %1895 = arith.addi %1781, %1894 : index
    %1896 = arith.cmpi slt, %1895, %20 : index
    scf.if %1896 {
      %1897 = arith.cmpi eq, %hasFactors, %c8 : index
      %1898 = memref.load %factors[%1895] : memref<?xf32>
      %1899 = arith.select %1897, %1898, %c35 : f32
      %1900 = arith.addi %1785, %c9 : index
      %1901 = arith.muli %1891, %c15 : index
      %1902 = arith.addi %1900, %1901 : index
      %1903 = memref.load %17[%1902] : memref<?xf32>
      %1904 = arith.addi %1902, %c11 : index
      %1905 = memref.load %17[%1904] : memref<?xf32>
      %1906 = arith.addf %1903, %1905 : f32
      %1907 = arith.remui %1782, %c14 : index
      %1908 = arith.muli %1907, %c20 : index
      %1909 = arith.addi %16, %1908 : index
      %1910 = vector.load %w[%1909] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1911 = vector.bitcast %1910 : vector<4xi8> to vector<1xf32>
      %1912 = vector.extract %1911[0] : f32 from vector<1xf32>
      %1913 = arith.mulf %1912, %1899 : f32
      %1914 = arith.mulf %1906, %1913 : f32
      %1915 = arith.muli %3, %c8 : index
      %1916 = arith.addi %1915, %c9 : index
      %1917 = arith.muli %1916, %c14 : index
      %1918 = arith.remui %1782, %c14 : index
      %1919 = arith.addi %1917, %1918 : index
      %1920 = arith.muli %1894, %c36 : index
      %1921 = arith.addi %1920, %1919 : index
      memref.store %1914, %18[%1921] : memref<?xf32>
    }
    %1922 = arith.muli %4, %c20 : index
    %1923 = arith.addi %1922, %c29 : index
    %1924 = arith.muli %1923, %c5 : index
    %1925 = arith.divui %1782, %c14 : index
    %1926 = arith.addi %1924, %1925 : index
    %1927 = arith.addi %1781, %1926 : index
    %1928 = arith.cmpi slt, %1927, %20 : index
    scf.if %1928 {
      %1929 = arith.cmpi eq, %hasFactors, %c8 : index
      %1930 = memref.load %factors[%1927] : memref<?xf32>
      %1931 = arith.select %1929, %1930, %c35 : f32
      %1932 = arith.addi %1785, %c9 : index
      %1933 = arith.muli %1923, %c15 : index
      %1934 = arith.addi %1932, %1933 : index
      %1935 = memref.load %17[%1934] : memref<?xf32>
      %1936 = arith.addi %1934, %c11 : index
      %1937 = memref.load %17[%1936] : memref<?xf32>
      %1938 = arith.addf %1935, %1937 : f32
      %1939 = arith.remui %1782, %c14 : index
      %1940 = arith.muli %1939, %c20 : index
      %1941 = arith.addi %16, %1940 : index
      %1942 = vector.load %w[%1941] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1943 = vector.bitcast %1942 : vector<4xi8> to vector<1xf32>
      %1944 = vector.extract %1943[0] : f32 from vector<1xf32>
      %1945 = arith.mulf %1944, %1931 : f32
      %1946 = arith.mulf %1938, %1945 : f32
      %1947 = arith.muli %3, %c8 : index
      %1948 = arith.addi %1947, %c9 : index
      %1949 = arith.muli %1948, %c14 : index
      %1950 = arith.remui %1782, %c14 : index
      %1951 = arith.addi %1949, %1950 : index
      %1952 = arith.muli %1926, %c36 : index
      %1953 = arith.addi %1952, %1951 : index
      memref.store %1946, %18[%1953] : memref<?xf32>
    }
    wave.barrier
    %1954 = arith.addi %21, %c14 : index
    %1955 = wave.wave
    %1956 = arith.addi %1955, %c9 : index
    %1957 = arith.addi %1954, %1956 : index
    %1958 = arith.cmpi slt, %1957, %20 : index
    %1959 = arith.cmpi slt, %1956, %c14 : index
    %1960 = arith.andi %1958, %1959 : i1
    scf.if %1960 {
      %1961 = arith.addi %1954, %1956 : index
      %1962 = arith.muli %1956, %c36 : index
      %1963 = wave.lane
      %1964 = arith.addi %1963, %c9 : index
      %1965 = arith.cmpi eq, %hasBias, %c8 : index
      %1966 = arith.addi %1962, %1964 : index
      %1967 = memref.load %18[%1966] : memref<?xf32>
      %1968 = arith.muli %0, %c36 : index
      %1969 = arith.addi %1968, %1964 : index
      %1970 = memref.load %bias[%1969] : memref<?xf32>
      %1971 = arith.addf %1967, %1970 : f32
      %1972 = arith.select %1965, %1971, %1967 : f32
      %1973 = arith.addi %1964, %c38 : index
      %1974 = arith.cmpi eq, %hasBias, %c8 : index
      %1975 = arith.addi %1962, %1973 : index
      %1976 = memref.load %18[%1975] : memref<?xf32>
      %1977 = arith.muli %0, %c36 : index
      %1978 = arith.addi %1977, %1973 : index
      %1979 = memref.load %bias[%1978] : memref<?xf32>
      %1980 = arith.addf %1976, %1979 : f32
      %1981 = arith.select %1974, %1980, %1976 : f32
      %1982 = arith.addi %1963, %c15 : index
      %1983 = arith.cmpi slt, %1982, %c38 : index
      %1984 = arith.minsi %1982, %c39 : index
      %1985 = arith.cmpi eq, %hasBias, %c8 : index
      %1986 = arith.addi %1962, %1984 : index
      %1987 = memref.load %18[%1986] : memref<?xf32>
      %1988 = arith.muli %0, %c36 : index
      %1989 = arith.addi %1988, %1984 : index
      %1990 = memref.load %bias[%1989] : memref<?xf32>
      %1991 = arith.addf %1987, %1990 : f32
      %1992 = arith.select %1985, %1991, %1987 : f32
      %1993 = arith.addi %1984, %c38 : index
      %1994 = arith.cmpi eq, %hasBias, %c8 : index
      %1995 = arith.addi %1962, %1993 : index
      %1996 = memref.load %18[%1995] : memref<?xf32>
      %1997 = arith.muli %0, %c36 : index
      %1998 = arith.addi %1997, %1993 : index
      %1999 = memref.load %bias[%1998] : memref<?xf32>
      %2000 = arith.addf %1996, %1999 : f32
      %2001 = arith.select %1994, %2000, %1996 : f32
      %2002 = arith.addi %heads, %kvHeads : index
      %2003 = arith.cmpi slt, %0, %2002 : index
      scf.if %2003 {
        %2004 = arith.addi %positionsAt, %1961 : index
        %2005 = memref.load %step[%2004] : memref<?xi32>
        %2006 = arith.index_cast %2005 : i32 to index
        %2007 = arith.cmpi eq, %hasNorm, %c8 : index
        %2008 = math.fma %1972, %1972, %c42 : f32
        %2009 = math.fma %1981, %1981, %2008 : f32
        %2010 = math.fma %1992, %1992, %2009 : f32
        %2011 = arith.select %1983, %2010, %2009 : f32
        %2012 = math.fma %2001, %2001, %2011 : f32
        %2013 = arith.select %1983, %2012, %2011 : f32
        %2014 = vector.broadcast %2013 : f32 to vector<1xf32>
        %2015 = wave.reduce "add" %2014 : vector<1xf32>
        %2016 = arith.mulf %2015, %inverseHeadDim : f32
        %2017 = arith.addf %2016, %epsilon : f32
        %2018 = math.sqrt %2017 : f32
        %2019 = arith.divf %c35, %2018 : f32
        %2020 = arith.cmpi slt, %0, %heads : index
        %2021 = arith.addi %1964, %c38 : index
        %2022 = memref.load %query_norm[%1964] : memref<?xf32>
        %2023 = memref.load %key_norm[%1964] : memref<?xf32>
        %2024 = arith.select %2020, %2022, %2023 : f32
        %2025 = arith.mulf %1972, %2019 : f32
        %2026 = arith.mulf %2025, %2024 : f32
        %2027 = arith.select %2007, %2026, %1972 : f32
        %2028 = memref.load %query_norm[%2021] : memref<?xf32>
        %2029 = memref.load %key_norm[%2021] : memref<?xf32>
        %2030 = arith.select %2020, %2028, %2029 : f32
        %2031 = arith.mulf %1981, %2019 : f32
        %2032 = arith.mulf %2031, %2030 : f32
        %2033 = arith.select %2007, %2032, %1981 : f32
        %2034 = arith.addi %1984, %c38 : index
        %2035 = memref.load %query_norm[%1984] : memref<?xf32>
        %2036 = memref.load %key_norm[%1984] : memref<?xf32>
        %2037 = arith.select %2020, %2035, %2036 : f32
        %2038 = arith.mulf %1992, %2019 : f32
        %2039 = arith.mulf %2038, %2037 : f32
        %2040 = arith.select %2007, %2039, %1992 : f32
        %2041 = memref.load %query_norm[%2034] : memref<?xf32>
        %2042 = memref.load %key_norm[%2034] : memref<?xf32>
        %2043 = arith.select %2020, %2041, %2042 : f32
        %2044 = arith.mulf %2001, %2019 : f32
        %2045 = arith.mulf %2044, %2043 : f32
        %2046 = arith.select %2007, %2045, %2001 : f32
        %2047 = arith.remui %2006, %c21 : index
        %2048 = arith.muli %2047, %c36 : index
        %2049 = arith.addi %2048, %1964 : index
        %2050 = arith.divui %2006, %c21 : index
        %2051 = arith.addi %2050, %c21 : index
        %2052 = arith.muli %2051, %c36 : index
        %2053 = arith.addi %2052, %1964 : index
        %2054 = memref.load %rope[%2049] : memref<?xf32>
        %2055 = arith.addi %2049, %c38 : index
        %2056 = memref.load %rope[%2055] : memref<?xf32>
        %2057 = memref.load %rope[%2053] : memref<?xf32>
        %2058 = arith.addi %2053, %c38 : index
        %2059 = memref.load %rope[%2058] : memref<?xf32>
        %2060 = arith.mulf %2057, %2054 : f32
        %2061 = arith.mulf %2059, %2056 : f32
        %2062 = arith.subf %2060, %2061 : f32
        %2063 = arith.mulf %2059, %2054 : f32
        %2064 = arith.mulf %2057, %2056 : f32
        %2065 = arith.addf %2063, %2064 : f32
        %2066 = arith.mulf %2027, %2062 : f32
        %2067 = arith.mulf %2033, %2065 : f32
        %2068 = arith.subf %2066, %2067 : f32
        %2069 = arith.mulf %2033, %2062 : f32
        %2070 = arith.mulf %2027, %2065 : f32
        %2071 = arith.addf %2069, %2070 : f32
        %2072 = arith.cmpi slt, %0, %heads : index
        scf.if %2072 {
          %2073 = arith.muli %1961, %heads : index
          %2074 = arith.addi %2073, %0 : index
          %2075 = arith.muli %2074, %c36 : index
          %2076 = arith.addi %2075, %1964 : index
          memref.store %2068, %q[%2076] : memref<?xf32>
          %2077 = arith.addi %2076, %c38 : index
          memref.store %2071, %q[%2077] : memref<?xf32>
        } else {
          %2078 = arith.addi %1962, %1964 : index
          memref.store %2068, %18[%2078] : memref<?xf32>
          %2079 = arith.addi %1962, %1964 : index
          %2080 = arith.addi %2079, %c38 : index
          memref.store %2071, %18[%2080] : memref<?xf32>
        }
        %2081 = arith.remui %2006, %c21 : index
        %2082 = arith.muli %2081, %c36 : index
        %2083 = arith.addi %2082, %1984 : index
        %2084 = arith.divui %2006, %c21 : index
        %2085 = arith.addi %2084, %c21 : index
        %2086 = arith.muli %2085, %c36 : index
        %2087 = arith.addi %2086, %1984 : index
        %2088 = memref.load %rope[%2083] : memref<?xf32>
        %2089 = arith.addi %2083, %c38 : index
        %2090 = memref.load %rope[%2089] : memref<?xf32>
        %2091 = memref.load %rope[%2087] : memref<?xf32>
        %2092 = arith.addi %2087, %c38 : index
        %2093 = memref.load %rope[%2092] : memref<?xf32>
        %2094 = arith.mulf %2091, %2088 : f32
        %2095 = arith.mulf %2093, %2090 : f32
        %2096 = arith.subf %2094, %2095 : f32
        %2097 = arith.mulf %2093, %2088 : f32
        %2098 = arith.mulf %2091, %2090 : f32
        %2099 = arith.addf %2097, %2098 : f32
        %2100 = arith.mulf %2040, %2096 : f32
        %2101 = arith.mulf %2046, %2099 : f32
        %2102 = arith.subf %2100, %2101 : f32
        %2103 = arith.mulf %2046, %2096 : f32
        %2104 = arith.mulf %2040, %2099 : f32
        %2105 = arith.addf %2103, %2104 : f32
        scf.if %1983 {
          %2106 = arith.cmpi slt, %0, %heads : index
          scf.if %2106 {
            %2107 = arith.muli %1961, %heads : index
            %2108 = arith.addi %2107, %0 : index
            %2109 = arith.muli %2108, %c36 : index
            %2110 = arith.addi %2109, %1984 : index
            memref.store %2102, %q[%2110] : memref<?xf32>
            %2111 = arith.addi %2110, %c38 : index
            memref.store %2105, %q[%2111] : memref<?xf32>
          } else {
            %2112 = arith.addi %1962, %1984 : index
            memref.store %2102, %18[%2112] : memref<?xf32>
            %2113 = arith.addi %1962, %1984 : index
            %2114 = arith.addi %2113, %c38 : index
            memref.store %2105, %18[%2114] : memref<?xf32>
          }
        }
      } else {
        %2115 = arith.cmpi slt, %0, %heads : index
        scf.if %2115 {
          %2116 = arith.muli %1961, %heads : index
          %2117 = arith.addi %2116, %0 : index
          %2118 = arith.muli %2117, %c36 : index
          %2119 = arith.addi %2118, %1964 : index
          memref.store %1972, %q[%2119] : memref<?xf32>
          %2120 = arith.addi %2119, %c38 : index
          memref.store %1981, %q[%2120] : memref<?xf32>
        } else {
          %2121 = arith.addi %1962, %1964 : index
          memref.store %1972, %18[%2121] : memref<?xf32>
          %2122 = arith.addi %1962, %1964 : index
          %2123 = arith.addi %2122, %c38 : index
          memref.store %1981, %18[%2123] : memref<?xf32>
        }
        scf.if %1983 {
          %2124 = arith.cmpi slt, %0, %heads : index
          scf.if %2124 {
            %2125 = arith.muli %1961, %heads : index
            %2126 = arith.addi %2125, %0 : index
            %2127 = arith.muli %2126, %c36 : index
            %2128 = arith.addi %2127, %1984 : index
            memref.store %1992, %q[%2128] : memref<?xf32>
            %2129 = arith.addi %2128, %c38 : index
            memref.store %2001, %q[%2129] : memref<?xf32>
          } else {
            %2130 = arith.addi %1962, %1984 : index
            memref.store %1992, %18[%2130] : memref<?xf32>
            %2131 = arith.addi %1962, %1984 : index
            %2132 = arith.addi %2131, %c38 : index
            memref.store %2001, %18[%2132] : memref<?xf32>
          }
        }
      }
    }
    %2133 = arith.addi %1955, %c45 : index
    %2134 = arith.addi %1954, %2133 : index
    %2135 = arith.cmpi slt, %2134, %20 : index
    %2136 = arith.cmpi slt, %2133, %c14 : index
    %2137 = arith.andi %2135, %2136 : i1
    scf.if %2137 {
      %2138 = arith.addi %1954, %2133 : index
      %2139 = arith.muli %2133, %c36 : index
      %2140 = wave.lane
      %2141 = arith.addi %2140, %c9 : index
      %2142 = arith.cmpi eq, %hasBias, %c8 : index
      %2143 = arith.addi %2139, %2141 : index
      %2144 = memref.load %18[%2143] : memref<?xf32>
      %2145 = arith.muli %0, %c36 : index
      %2146 = arith.addi %2145, %2141 : index
      %2147 = memref.load %bias[%2146] : memref<?xf32>
      %2148 = arith.addf %2144, %2147 : f32
      %2149 = arith.select %2142, %2148, %2144 : f32
      %2150 = arith.addi %2141, %c38 : index
      %2151 = arith.cmpi eq, %hasBias, %c8 : index
      %2152 = arith.addi %2139, %2150 : index
      %2153 = memref.load %18[%2152] : memref<?xf32>
      %2154 = arith.muli %0, %c36 : index
      %2155 = arith.addi %2154, %2150 : index
      %2156 = memref.load %bias[%2155] : memref<?xf32>
      %2157 = arith.addf %2153, %2156 : f32
      %2158 = arith.select %2151, %2157, %2153 : f32
      %2159 = arith.addi %2140, %c15 : index
      %2160 = arith.cmpi slt, %2159, %c38 : index
      %2161 = arith.minsi %2159, %c39 : index
      %2162 = arith.cmpi eq, %hasBias, %c8 : index
      %2163 = arith.addi %2139, %2161 : index
      %2164 = memref.load %18[%2163] : memref<?xf32>
      %2165 = arith.muli %0, %c36 : index
      %2166 = arith.addi %2165, %2161 : index
      %2167 = memref.load %bias[%2166] : memref<?xf32>
      %2168 = arith.addf %2164, %2167 : f32
      %2169 = arith.select %2162, %2168, %2164 : f32
      %2170 = arith.addi %2161, %c38 : index
      %2171 = arith.cmpi eq, %hasBias, %c8 : index
      %2172 = arith.addi %2139, %2170 : index
      %2173 = memref.load %18[%2172] : memref<?xf32>
      %2174 = arith.muli %0, %c36 : index
      %2175 = arith.addi %2174, %2170 : index
      %2176 = memref.load %bias[%2175] : memref<?xf32>
      %2177 = arith.addf %2173, %2176 : f32
      %2178 = arith.select %2171, %2177, %2173 : f32
      %2179 = arith.addi %heads, %kvHeads : index
      %2180 = arith.cmpi slt, %0, %2179 : index
      scf.if %2180 {
        %2181 = arith.addi %positionsAt, %2138 : index
        %2182 = memref.load %step[%2181] : memref<?xi32>
        %2183 = arith.index_cast %2182 : i32 to index
        %2184 = arith.cmpi eq, %hasNorm, %c8 : index
        %2185 = math.fma %2149, %2149, %c42 : f32
        %2186 = math.fma %2158, %2158, %2185 : f32
        %2187 = math.fma %2169, %2169, %2186 : f32
        %2188 = arith.select %2160, %2187, %2186 : f32
        %2189 = math.fma %2178, %2178, %2188 : f32
        %2190 = arith.select %2160, %2189, %2188 : f32
        %2191 = vector.broadcast %2190 : f32 to vector<1xf32>
        %2192 = wave.reduce "add" %2191 : vector<1xf32>
        %2193 = arith.mulf %2192, %inverseHeadDim : f32
        %2194 = arith.addf %2193, %epsilon : f32
        %2195 = math.sqrt %2194 : f32
        %2196 = arith.divf %c35, %2195 : f32
        %2197 = arith.cmpi slt, %0, %heads : index
        %2198 = arith.addi %2141, %c38 : index
        %2199 = memref.load %query_norm[%2141] : memref<?xf32>
        %2200 = memref.load %key_norm[%2141] : memref<?xf32>
        %2201 = arith.select %2197, %2199, %2200 : f32
        %2202 = arith.mulf %2149, %2196 : f32
        %2203 = arith.mulf %2202, %2201 : f32
        %2204 = arith.select %2184, %2203, %2149 : f32
        %2205 = memref.load %query_norm[%2198] : memref<?xf32>
        %2206 = memref.load %key_norm[%2198] : memref<?xf32>
        %2207 = arith.select %2197, %2205, %2206 : f32
        %2208 = arith.mulf %2158, %2196 : f32
        %2209 = arith.mulf %2208, %2207 : f32
        %2210 = arith.select %2184, %2209, %2158 : f32
        %2211 = arith.addi %2161, %c38 : index
        %2212 = memref.load %query_norm[%2161] : memref<?xf32>
        %2213 = memref.load %key_norm[%2161] : memref<?xf32>
        %2214 = arith.select %2197, %2212, %2213 : f32
        %2215 = arith.mulf %2169, %2196 : f32
        %2216 = arith.mulf %2215, %2214 : f32
        %2217 = arith.select %2184, %2216, %2169 : f32
        %2218 = memref.load %query_norm[%2211] : memref<?xf32>
        %2219 = memref.load %key_norm[%2211] : memref<?xf32>
        %2220 = arith.select %2197, %2218, %2219 : f32
        %2221 = arith.mulf %2178, %2196 : f32
        %2222 = arith.mulf %2221, %2220 : f32
        %2223 = arith.select %2184, %2222, %2178 : f32
        %2224 = arith.remui %2183, %c21 : index
        %2225 = arith.muli %2224, %c36 : index
        %2226 = arith.addi %2225, %2141 : index
        %2227 = arith.divui %2183, %c21 : index
        %2228 = arith.addi %2227, %c21 : index
        %2229 = arith.muli %2228, %c36 : index
        %2230 = arith.addi %2229, %2141 : index
        %2231 = memref.load %rope[%2226] : memref<?xf32>
        %2232 = arith.addi %2226, %c38 : index
        %2233 = memref.load %rope[%2232] : memref<?xf32>
        %2234 = memref.load %rope[%2230] : memref<?xf32>
        %2235 = arith.addi %2230, %c38 : index
        %2236 = memref.load %rope[%2235] : memref<?xf32>
        %2237 = arith.mulf %2234, %2231 : f32
        %2238 = arith.mulf %2236, %2233 : f32
        %2239 = arith.subf %2237, %2238 : f32
        %2240 = arith.mulf %2236, %2231 : f32
        %2241 = arith.mulf %2234, %2233 : f32
        %2242 = arith.addf %2240, %2241 : f32
        %2243 = arith.mulf %2204, %2239 : f32
        %2244 = arith.mulf %2210, %2242 : f32
        %2245 = arith.subf %2243, %2244 : f32
        %2246 = arith.mulf %2210, %2239 : f32
        %2247 = arith.mulf %2204, %2242 : f32
        %2248 = arith.addf %2246, %2247 : f32
        %2249 = arith.cmpi slt, %0, %heads : index
        scf.if %2249 {
          %2250 = arith.muli %2138, %heads : index
          %2251 = arith.addi %2250, %0 : index
          %2252 = arith.muli %2251, %c36 : index
          %2253 = arith.addi %2252, %2141 : index
          memref.store %2245, %q[%2253] : memref<?xf32>
          %2254 = arith.addi %2253, %c38 : index
          memref.store %2248, %q[%2254] : memref<?xf32>
        } else {
          %2255 = arith.addi %2139, %2141 : index
          memref.store %2245, %18[%2255] : memref<?xf32>
          %2256 = arith.addi %2139, %2141 : index
          %2257 = arith.addi %2256, %c38 : index
          memref.store %2248, %18[%2257] : memref<?xf32>
        }
        %2258 = arith.remui %2183, %c21 : index
        %2259 = arith.muli %2258, %c36 : index
        %2260 = arith.addi %2259, %2161 : index
        %2261 = arith.divui %2183, %c21 : index
        %2262 = arith.addi %2261, %c21 : index
        %2263 = arith.muli %2262, %c36 : index
        %2264 = arith.addi %2263, %2161 : index
        %2265 = memref.load %rope[%2260] : memref<?xf32>
        %2266 = arith.addi %2260, %c38 : index
        %2267 = memref.load %rope[%2266] : memref<?xf32>
        %2268 = memref.load %rope[%2264] : memref<?xf32>
        %2269 = arith.addi %2264, %c38 : index
        %2270 = memref.load %rope[%2269] : memref<?xf32>
        %2271 = arith.mulf %2268, %2265 : f32
        %2272 = arith.mulf %2270, %2267 : f32
        %2273 = arith.subf %2271, %2272 : f32
        %2274 = arith.mulf %2270, %2265 : f32
        %2275 = arith.mulf %2268, %2267 : f32
        %2276 = arith.addf %2274, %2275 : f32
        %2277 = arith.mulf %2217, %2273 : f32
        %2278 = arith.mulf %2223, %2276 : f32
        %2279 = arith.subf %2277, %2278 : f32
        %2280 = arith.mulf %2223, %2273 : f32
        %2281 = arith.mulf %2217, %2276 : f32
        %2282 = arith.addf %2280, %2281 : f32
        scf.if %2160 {
          %2283 = arith.cmpi slt, %0, %heads : index
          scf.if %2283 {
            %2284 = arith.muli %2138, %heads : index
            %2285 = arith.addi %2284, %0 : index
            %2286 = arith.muli %2285, %c36 : index
            %2287 = arith.addi %2286, %2161 : index
            memref.store %2279, %q[%2287] : memref<?xf32>
            %2288 = arith.addi %2287, %c38 : index
            memref.store %2282, %q[%2288] : memref<?xf32>
          } else {
            %2289 = arith.addi %2139, %2161 : index
            memref.store %2279, %18[%2289] : memref<?xf32>
            %2290 = arith.addi %2139, %2161 : index
            %2291 = arith.addi %2290, %c38 : index
            memref.store %2282, %18[%2291] : memref<?xf32>
          }
        }
      } else {
        %2292 = arith.cmpi slt, %0, %heads : index
        scf.if %2292 {
          %2293 = arith.muli %2138, %heads : index
          %2294 = arith.addi %2293, %0 : index
          %2295 = arith.muli %2294, %c36 : index
          %2296 = arith.addi %2295, %2141 : index
          memref.store %2149, %q[%2296] : memref<?xf32>
          %2297 = arith.addi %2296, %c38 : index
          memref.store %2158, %q[%2297] : memref<?xf32>
        } else {
          %2298 = arith.addi %2139, %2141 : index
          memref.store %2149, %18[%2298] : memref<?xf32>
          %2299 = arith.addi %2139, %2141 : index
          %2300 = arith.addi %2299, %c38 : index
          memref.store %2158, %18[%2300] : memref<?xf32>
        }
        scf.if %2160 {
          %2301 = arith.cmpi slt, %0, %heads : index
          scf.if %2301 {
            %2302 = arith.muli %2138, %heads : index
            %2303 = arith.addi %2302, %0 : index
            %2304 = arith.muli %2303, %c36 : index
            %2305 = arith.addi %2304, %2161 : index
            memref.store %2169, %q[%2305] : memref<?xf32>
            %2306 = arith.addi %2305, %c38 : index
            memref.store %2178, %q[%2306] : memref<?xf32>
          } else {
            %2307 = arith.addi %2139, %2161 : index
            memref.store %2169, %18[%2307] : memref<?xf32>
            %2308 = arith.addi %2139, %2161 : index
            %2309 = arith.addi %2308, %c38 : index
            memref.store %2178, %18[%2309] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %2310 = arith.cmpi sge, %0, %heads : index
    scf.if %2310 {
      %2311 = arith.addi %1955, %c9 : index
      %2312 = arith.addi %1954, %2311 : index
      %2313 = arith.cmpi slt, %2312, %20 : index
      %2314 = arith.cmpi slt, %2311, %c14 : index
      %2315 = arith.andi %2313, %2314 : i1
      scf.if %2315 {
        %2316 = arith.addi %1954, %2311 : index
        %2317 = arith.addi %slotsAt, %2316 : index
        %2318 = memref.load %step[%2317] : memref<?xi32>
        %2319 = arith.index_cast %2318 : i32 to index
        %2320 = arith.cmpi sge, %2319, %c9 : index
        scf.if %2320 {
          %2321 = arith.muli %2311, %c36 : index
          %2322 = arith.subi %0, %heads : index
          %2323 = memref.load %scales[%2322] : memref<?xf32>
          %2324 = vector.broadcast %2323 : f32 to vector<4xf32>
          %2325 = arith.divui %2319, %c14 : index
          %2326 = arith.remui %2319, %c14 : index
          %2327 = arith.muli %2325, %pageBytes : index
          %2328 = arith.cmpi eq, %codec, %c9 : index
          scf.if %2328 {
            %2329 = wave.lane
            %2330 = arith.muli %2329, %c20 : index
            scf.for %2331 = %2330 to %c36 step %c7 {
              %2332 = arith.addi %2321, %2331 : index
              %2333 = vector.load %18[%2332] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2334 = arith.mulf %2333, %2324 : vector<4xf32>
              %2335 = arith.minimumf %2334, %c49 : vector<4xf32>
              %2336 = arith.maximumf %2335, %c50 : vector<4xf32>
              %2337 = arith.truncf %2336 : vector<4xf32> to vector<4xf16>
              %2338 = vector.bitcast %2337 : vector<4xf16> to vector<8xi8>
              %2339 = arith.cmpi slt, %2322, %kvHeads : index
              scf.if %2339 {
                %2340 = arith.muli %2322, %c51 : index
                %2341 = arith.addi %2327, %2340 : index
                %2342 = arith.divui %2331, %c14 : index
                %2343 = arith.muli %2342, %c52 : index
                %2344 = arith.remui %2331, %c14 : index
                %2345 = arith.divui %2344, %c4 : index
                %2346 = arith.muli %2345, %c21 : index
                %2347 = arith.muli %2326, %c14 : index
                %2348 = arith.addi %2346, %2347 : index
                %2349 = arith.remui %2344, %c4 : index
                %2350 = arith.muli %2349, %c5 : index
                %2351 = arith.addi %2348, %2350 : index
                %2352 = arith.addi %2343, %2351 : index
                %2353 = arith.addi %2341, %2352 : index
                vector.store %2338, %kv[%2353] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2354 = arith.subi %2322, %kvHeads : index
                %2355 = arith.muli %2354, %c51 : index
                %2356 = arith.addi %2327, %2355 : index
                %2357 = arith.addi %2331, %c9 : index
                %2358 = arith.divui %2357, %c14 : index
                %2359 = arith.muli %2358, %c52 : index
                %2360 = arith.addi %2359, %c10 : index
                %2361 = arith.remui %2357, %c14 : index
                %2362 = arith.divui %2326, %c5 : index
                %2363 = arith.remui %2326, %c5 : index
                %2364 = arith.muli %2363, %c4 : index
                %2365 = arith.addi %2362, %2364 : index
                %2366 = arith.divui %2365, %c4 : index
                %2367 = arith.muli %2366, %c21 : index
                %2368 = arith.muli %2361, %c14 : index
                %2369 = arith.addi %2367, %2368 : index
                %2370 = arith.remui %2365, %c4 : index
                %2371 = arith.muli %2370, %c5 : index
                %2372 = arith.addi %2369, %2371 : index
                %2373 = arith.addi %2360, %2372 : index
                %2374 = arith.addi %2356, %2373 : index
                %2375 = vector.shuffle %2338, %2338 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2375, %kv[%2374] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2376 = arith.addi %2331, %c8 : index
                %2377 = arith.divui %2376, %c14 : index
                %2378 = arith.muli %2377, %c52 : index
                %2379 = arith.addi %2378, %c10 : index
                %2380 = arith.remui %2376, %c14 : index
                %2381 = arith.divui %2326, %c5 : index
                %2382 = arith.remui %2326, %c5 : index
                %2383 = arith.muli %2382, %c4 : index
                %2384 = arith.addi %2381, %2383 : index
                %2385 = arith.divui %2384, %c4 : index
                %2386 = arith.muli %2385, %c21 : index
                %2387 = arith.muli %2380, %c14 : index
                %2388 = arith.addi %2386, %2387 : index
                %2389 = arith.remui %2384, %c4 : index
                %2390 = arith.muli %2389, %c5 : index
                %2391 = arith.addi %2388, %2390 : index
                %2392 = arith.addi %2379, %2391 : index
                %2393 = arith.addi %2356, %2392 : index
                %2394 = vector.shuffle %2338, %2338 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2394, %kv[%2393] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2395 = arith.addi %2331, %c5 : index
                %2396 = arith.divui %2395, %c14 : index
                %2397 = arith.muli %2396, %c52 : index
                %2398 = arith.addi %2397, %c10 : index
                %2399 = arith.remui %2395, %c14 : index
                %2400 = arith.divui %2326, %c5 : index
                %2401 = arith.remui %2326, %c5 : index
                %2402 = arith.muli %2401, %c4 : index
                %2403 = arith.addi %2400, %2402 : index
                %2404 = arith.divui %2403, %c4 : index
                %2405 = arith.muli %2404, %c21 : index
                %2406 = arith.muli %2399, %c14 : index
                %2407 = arith.addi %2405, %2406 : index
                %2408 = arith.remui %2403, %c4 : index
                %2409 = arith.muli %2408, %c5 : index
                %2410 = arith.addi %2407, %2409 : index
                %2411 = arith.addi %2398, %2410 : index
                %2412 = arith.addi %2356, %2411 : index
                %2413 = vector.shuffle %2338, %2338 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2413, %kv[%2412] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2414 = arith.addi %2331, %c29 : index
                %2415 = arith.divui %2414, %c14 : index
                %2416 = arith.muli %2415, %c52 : index
                %2417 = arith.addi %2416, %c10 : index
                %2418 = arith.remui %2414, %c14 : index
                %2419 = arith.divui %2326, %c5 : index
                %2420 = arith.remui %2326, %c5 : index
                %2421 = arith.muli %2420, %c4 : index
                %2422 = arith.addi %2419, %2421 : index
                %2423 = arith.divui %2422, %c4 : index
                %2424 = arith.muli %2423, %c21 : index
                %2425 = arith.muli %2418, %c14 : index
                %2426 = arith.addi %2424, %2425 : index
                %2427 = arith.remui %2422, %c4 : index
                %2428 = arith.muli %2427, %c5 : index
                %2429 = arith.addi %2426, %2428 : index
                %2430 = arith.addi %2417, %2429 : index
                %2431 = arith.addi %2356, %2430 : index
                %2432 = vector.shuffle %2338, %2338 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2432, %kv[%2431] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2433 = arith.cmpi eq, %codec, %c8 : index
          scf.if %2433 {
            %2434 = wave.lane
            %2435 = arith.muli %2434, %c20 : index
            scf.for %2436 = %2435 to %c36 step %c7 {
              %2437 = arith.addi %2321, %2436 : index
              %2438 = vector.load %18[%2437] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2439 = arith.mulf %2438, %2324 : vector<4xf32>
              %2440 = wave.fp8_encode "e4m3" %2439 : vector<4xf32> -> vector<4xi8>
              %2441 = arith.cmpi slt, %2322, %kvHeads : index
              scf.if %2441 {
                %2442 = arith.muli %2322, %c10 : index
                %2443 = arith.addi %2327, %2442 : index
                %2444 = vector.shuffle %2440, %2440 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2445 = arith.divui %2436, %c14 : index
                %2446 = arith.muli %2445, %c21 : index
                %2447 = arith.remui %2436, %c14 : index
                %2448 = arith.muli %2326, %c14 : index
                %2449 = arith.divui %2447, %c20 : index
                %2450 = arith.muli %2449, %c20 : index
                %2451 = arith.remui %2447, %c5 : index
                %2452 = arith.muli %2451, %c5 : index
                %2453 = arith.addi %2450, %2452 : index
                %2454 = arith.divui %2447, %c5 : index
                %2455 = arith.remui %2454, %c5 : index
                %2456 = arith.addi %2453, %2455 : index
                %2457 = arith.addi %2448, %2456 : index
                %2458 = arith.addi %2446, %2457 : index
                %2459 = arith.addi %2443, %2458 : index
                vector.store %2444, %kv[%2459] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2460 = arith.subi %2322, %kvHeads : index
                %2461 = arith.muli %2460, %c10 : index
                %2462 = arith.addi %2327, %2461 : index
                %2463 = arith.addi %2436, %c9 : index
                %2464 = arith.divui %2463, %c14 : index
                %2465 = arith.muli %2464, %c21 : index
                %2466 = arith.addi %2465, %c11 : index
                %2467 = arith.remui %2463, %c14 : index
                %2468 = arith.divui %2326, %c5 : index
                %2469 = arith.remui %2326, %c5 : index
                %2470 = arith.muli %2469, %c4 : index
                %2471 = arith.addi %2468, %2470 : index
                %2472 = arith.muli %2467, %c14 : index
                %2473 = arith.divui %2471, %c20 : index
                %2474 = arith.muli %2473, %c20 : index
                %2475 = arith.remui %2471, %c5 : index
                %2476 = arith.muli %2475, %c5 : index
                %2477 = arith.addi %2474, %2476 : index
                %2478 = arith.divui %2471, %c5 : index
                %2479 = arith.remui %2478, %c5 : index
                %2480 = arith.addi %2477, %2479 : index
                %2481 = arith.addi %2472, %2480 : index
                %2482 = arith.addi %2466, %2481 : index
                %2483 = arith.addi %2462, %2482 : index
                %2484 = vector.shuffle %2440, %2440 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2484, %kv[%2483] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2485 = arith.addi %2436, %c8 : index
                %2486 = arith.divui %2485, %c14 : index
                %2487 = arith.muli %2486, %c21 : index
                %2488 = arith.addi %2487, %c11 : index
                %2489 = arith.remui %2485, %c14 : index
                %2490 = arith.divui %2326, %c5 : index
                %2491 = arith.remui %2326, %c5 : index
                %2492 = arith.muli %2491, %c4 : index
                %2493 = arith.addi %2490, %2492 : index
                %2494 = arith.muli %2489, %c14 : index
                %2495 = arith.divui %2493, %c20 : index
                %2496 = arith.muli %2495, %c20 : index
                %2497 = arith.remui %2493, %c5 : index
                %2498 = arith.muli %2497, %c5 : index
                %2499 = arith.addi %2496, %2498 : index
                %2500 = arith.divui %2493, %c5 : index
                %2501 = arith.remui %2500, %c5 : index
                %2502 = arith.addi %2499, %2501 : index
                %2503 = arith.addi %2494, %2502 : index
                %2504 = arith.addi %2488, %2503 : index
                %2505 = arith.addi %2462, %2504 : index
                %2506 = vector.shuffle %2440, %2440 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2506, %kv[%2505] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2507 = arith.addi %2436, %c5 : index
                %2508 = arith.divui %2507, %c14 : index
                %2509 = arith.muli %2508, %c21 : index
                %2510 = arith.addi %2509, %c11 : index
                %2511 = arith.remui %2507, %c14 : index
                %2512 = arith.divui %2326, %c5 : index
                %2513 = arith.remui %2326, %c5 : index
                %2514 = arith.muli %2513, %c4 : index
                %2515 = arith.addi %2512, %2514 : index
                %2516 = arith.muli %2511, %c14 : index
                %2517 = arith.divui %2515, %c20 : index
                %2518 = arith.muli %2517, %c20 : index
                %2519 = arith.remui %2515, %c5 : index
                %2520 = arith.muli %2519, %c5 : index
                %2521 = arith.addi %2518, %2520 : index
                %2522 = arith.divui %2515, %c5 : index
                %2523 = arith.remui %2522, %c5 : index
                %2524 = arith.addi %2521, %2523 : index
                %2525 = arith.addi %2516, %2524 : index
                %2526 = arith.addi %2510, %2525 : index
                %2527 = arith.addi %2462, %2526 : index
                %2528 = vector.shuffle %2440, %2440 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2528, %kv[%2527] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2529 = arith.addi %2436, %c29 : index
                %2530 = arith.divui %2529, %c14 : index
                %2531 = arith.muli %2530, %c21 : index
                %2532 = arith.addi %2531, %c11 : index
                %2533 = arith.remui %2529, %c14 : index
                %2534 = arith.divui %2326, %c5 : index
                %2535 = arith.remui %2326, %c5 : index
                %2536 = arith.muli %2535, %c4 : index
                %2537 = arith.addi %2534, %2536 : index
                %2538 = arith.muli %2533, %c14 : index
                %2539 = arith.divui %2537, %c20 : index
                %2540 = arith.muli %2539, %c20 : index
                %2541 = arith.remui %2537, %c5 : index
                %2542 = arith.muli %2541, %c5 : index
                %2543 = arith.addi %2540, %2542 : index
                %2544 = arith.divui %2537, %c5 : index
                %2545 = arith.remui %2544, %c5 : index
                %2546 = arith.addi %2543, %2545 : index
                %2547 = arith.addi %2538, %2546 : index
                %2548 = arith.addi %2532, %2547 : index
                %2549 = arith.addi %2462, %2548 : index
                %2550 = vector.shuffle %2440, %2440 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2550, %kv[%2549] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2551 = arith.cmpi eq, %codec, %c5 : index
          scf.if %2551 {
            %2552 = wave.lane
            %2553 = arith.muli %2552, %c20 : index
            scf.for %2554 = %2553 to %c36 step %c7 {
              %2555 = arith.addi %2321, %2554 : index
              %2556 = vector.load %18[%2555] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2557 = arith.mulf %2556, %2324 : vector<4xf32>
              %2558 = wave.fp8_encode "e5m2" %2557 : vector<4xf32> -> vector<4xi8>
              %2559 = arith.cmpi slt, %2322, %kvHeads : index
              scf.if %2559 {
                %2560 = arith.muli %2322, %c10 : index
                %2561 = arith.addi %2327, %2560 : index
                %2562 = vector.shuffle %2558, %2558 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2563 = arith.divui %2554, %c14 : index
                %2564 = arith.muli %2563, %c21 : index
                %2565 = arith.remui %2554, %c14 : index
                %2566 = arith.muli %2326, %c14 : index
                %2567 = arith.divui %2565, %c20 : index
                %2568 = arith.muli %2567, %c20 : index
                %2569 = arith.remui %2565, %c5 : index
                %2570 = arith.muli %2569, %c5 : index
                %2571 = arith.addi %2568, %2570 : index
                %2572 = arith.divui %2565, %c5 : index
                %2573 = arith.remui %2572, %c5 : index
                %2574 = arith.addi %2571, %2573 : index
                %2575 = arith.addi %2566, %2574 : index
                %2576 = arith.addi %2564, %2575 : index
                %2577 = arith.addi %2561, %2576 : index
                vector.store %2562, %kv[%2577] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2578 = arith.subi %2322, %kvHeads : index
                %2579 = arith.muli %2578, %c10 : index
                %2580 = arith.addi %2327, %2579 : index
                %2581 = arith.addi %2554, %c9 : index
                %2582 = arith.divui %2581, %c14 : index
                %2583 = arith.muli %2582, %c21 : index
                %2584 = arith.addi %2583, %c11 : index
                %2585 = arith.remui %2581, %c14 : index
                %2586 = arith.divui %2326, %c5 : index
                %2587 = arith.remui %2326, %c5 : index
                %2588 = arith.muli %2587, %c4 : index
                %2589 = arith.addi %2586, %2588 : index
                %2590 = arith.muli %2585, %c14 : index
                %2591 = arith.divui %2589, %c20 : index
                %2592 = arith.muli %2591, %c20 : index
                %2593 = arith.remui %2589, %c5 : index
                %2594 = arith.muli %2593, %c5 : index
                %2595 = arith.addi %2592, %2594 : index
                %2596 = arith.divui %2589, %c5 : index
                %2597 = arith.remui %2596, %c5 : index
                %2598 = arith.addi %2595, %2597 : index
                %2599 = arith.addi %2590, %2598 : index
                %2600 = arith.addi %2584, %2599 : index
                %2601 = arith.addi %2580, %2600 : index
                %2602 = vector.shuffle %2558, %2558 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2602, %kv[%2601] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2603 = arith.addi %2554, %c8 : index
                %2604 = arith.divui %2603, %c14 : index
                %2605 = arith.muli %2604, %c21 : index
                %2606 = arith.addi %2605, %c11 : index
                %2607 = arith.remui %2603, %c14 : index
                %2608 = arith.divui %2326, %c5 : index
                %2609 = arith.remui %2326, %c5 : index
                %2610 = arith.muli %2609, %c4 : index
                %2611 = arith.addi %2608, %2610 : index
                %2612 = arith.muli %2607, %c14 : index
                %2613 = arith.divui %2611, %c20 : index
                %2614 = arith.muli %2613, %c20 : index
                %2615 = arith.remui %2611, %c5 : index
                %2616 = arith.muli %2615, %c5 : index
                %2617 = arith.addi %2614, %2616 : index
                %2618 = arith.divui %2611, %c5 : index
                %2619 = arith.remui %2618, %c5 : index
                %2620 = arith.addi %2617, %2619 : index
                %2621 = arith.addi %2612, %2620 : index
                %2622 = arith.addi %2606, %2621 : index
                %2623 = arith.addi %2580, %2622 : index
                %2624 = vector.shuffle %2558, %2558 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2624, %kv[%2623] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2625 = arith.addi %2554, %c5 : index
                %2626 = arith.divui %2625, %c14 : index
                %2627 = arith.muli %2626, %c21 : index
                %2628 = arith.addi %2627, %c11 : index
                %2629 = arith.remui %2625, %c14 : index
                %2630 = arith.divui %2326, %c5 : index
                %2631 = arith.remui %2326, %c5 : index
                %2632 = arith.muli %2631, %c4 : index
                %2633 = arith.addi %2630, %2632 : index
                %2634 = arith.muli %2629, %c14 : index
                %2635 = arith.divui %2633, %c20 : index
                %2636 = arith.muli %2635, %c20 : index
                %2637 = arith.remui %2633, %c5 : index
                %2638 = arith.muli %2637, %c5 : index
                %2639 = arith.addi %2636, %2638 : index
                %2640 = arith.divui %2633, %c5 : index
                %2641 = arith.remui %2640, %c5 : index
                %2642 = arith.addi %2639, %2641 : index
                %2643 = arith.addi %2634, %2642 : index
                %2644 = arith.addi %2628, %2643 : index
                %2645 = arith.addi %2580, %2644 : index
                %2646 = vector.shuffle %2558, %2558 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2646, %kv[%2645] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2647 = arith.addi %2554, %c29 : index
                %2648 = arith.divui %2647, %c14 : index
                %2649 = arith.muli %2648, %c21 : index
                %2650 = arith.addi %2649, %c11 : index
                %2651 = arith.remui %2647, %c14 : index
                %2652 = arith.divui %2326, %c5 : index
                %2653 = arith.remui %2326, %c5 : index
                %2654 = arith.muli %2653, %c4 : index
                %2655 = arith.addi %2652, %2654 : index
                %2656 = arith.muli %2651, %c14 : index
                %2657 = arith.divui %2655, %c20 : index
                %2658 = arith.muli %2657, %c20 : index
                %2659 = arith.remui %2655, %c5 : index
                %2660 = arith.muli %2659, %c5 : index
                %2661 = arith.addi %2658, %2660 : index
                %2662 = arith.divui %2655, %c5 : index
                %2663 = arith.remui %2662, %c5 : index
                %2664 = arith.addi %2661, %2663 : index
                %2665 = arith.addi %2656, %2664 : index
                %2666 = arith.addi %2650, %2665 : index
                %2667 = arith.addi %2580, %2666 : index
                %2668 = vector.shuffle %2558, %2558 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2668, %kv[%2667] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %2669 = arith.addi %1955, %c45 : index
      %2670 = arith.addi %1954, %2669 : index
      %2671 = arith.cmpi slt, %2670, %20 : index
      %2672 = arith.cmpi slt, %2669, %c14 : index
      %2673 = arith.andi %2671, %2672 : i1
      scf.if %2673 {
        %2674 = arith.addi %1954, %2669 : index
        %2675 = arith.addi %slotsAt, %2674 : index
        %2676 = memref.load %step[%2675] : memref<?xi32>
        %2677 = arith.index_cast %2676 : i32 to index
        %2678 = arith.cmpi sge, %2677, %c9 : index
        scf.if %2678 {
          %2679 = arith.muli %2669, %c36 : index
          %2680 = arith.subi %0, %heads : index
          %2681 = memref.load %scales[%2680] : memref<?xf32>
          %2682 = vector.broadcast %2681 : f32 to vector<4xf32>
          %2683 = arith.divui %2677, %c14 : index
          %2684 = arith.remui %2677, %c14 : index
          %2685 = arith.muli %2683, %pageBytes : index
          %2686 = arith.cmpi eq, %codec, %c9 : index
          scf.if %2686 {
            %2687 = wave.lane
            %2688 = arith.muli %2687, %c20 : index
            scf.for %2689 = %2688 to %c36 step %c7 {
              %2690 = arith.addi %2679, %2689 : index
              %2691 = vector.load %18[%2690] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2692 = arith.mulf %2691, %2682 : vector<4xf32>
              %2693 = arith.minimumf %2692, %c49 : vector<4xf32>
              %2694 = arith.maximumf %2693, %c50 : vector<4xf32>
              %2695 = arith.truncf %2694 : vector<4xf32> to vector<4xf16>
              %2696 = vector.bitcast %2695 : vector<4xf16> to vector<8xi8>
              %2697 = arith.cmpi slt, %2680, %kvHeads : index
              scf.if %2697 {
                %2698 = arith.muli %2680, %c51 : index
                %2699 = arith.addi %2685, %2698 : index
                %2700 = arith.divui %2689, %c14 : index
                %2701 = arith.muli %2700, %c52 : index
                %2702 = arith.remui %2689, %c14 : index
                %2703 = arith.divui %2702, %c4 : index
                %2704 = arith.muli %2703, %c21 : index
                %2705 = arith.muli %2684, %c14 : index
                %2706 = arith.addi %2704, %2705 : index
                %2707 = arith.remui %2702, %c4 : index
                %2708 = arith.muli %2707, %c5 : index
                %2709 = arith.addi %2706, %2708 : index
                %2710 = arith.addi %2701, %2709 : index
                %2711 = arith.addi %2699, %2710 : index
                vector.store %2696, %kv[%2711] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2712 = arith.subi %2680, %kvHeads : index
                %2713 = arith.muli %2712, %c51 : index
                %2714 = arith.addi %2685, %2713 : index
                %2715 = arith.addi %2689, %c9 : index
                %2716 = arith.divui %2715, %c14 : index
                %2717 = arith.muli %2716, %c52 : index
                %2718 = arith.addi %2717, %c10 : index
                %2719 = arith.remui %2715, %c14 : index
                %2720 = arith.divui %2684, %c5 : index
                %2721 = arith.remui %2684, %c5 : index
                %2722 = arith.muli %2721, %c4 : index
                %2723 = arith.addi %2720, %2722 : index
                %2724 = arith.divui %2723, %c4 : index
                %2725 = arith.muli %2724, %c21 : index
                %2726 = arith.muli %2719, %c14 : index
                %2727 = arith.addi %2725, %2726 : index
                %2728 = arith.remui %2723, %c4 : index
                %2729 = arith.muli %2728, %c5 : index
                %2730 = arith.addi %2727, %2729 : index
                %2731 = arith.addi %2718, %2730 : index
                %2732 = arith.addi %2714, %2731 : index
                %2733 = vector.shuffle %2696, %2696 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2733, %kv[%2732] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2734 = arith.addi %2689, %c8 : index
                %2735 = arith.divui %2734, %c14 : index
                %2736 = arith.muli %2735, %c52 : index
                %2737 = arith.addi %2736, %c10 : index
                %2738 = arith.remui %2734, %c14 : index
                %2739 = arith.divui %2684, %c5 : index
                %2740 = arith.remui %2684, %c5 : index
                %2741 = arith.muli %2740, %c4 : index
                %2742 = arith.addi %2739, %2741 : index
                %2743 = arith.divui %2742, %c4 : index
                %2744 = arith.muli %2743, %c21 : index
                %2745 = arith.muli %2738, %c14 : index
                %2746 = arith.addi %2744, %2745 : index
                %2747 = arith.remui %2742, %c4 : index
                %2748 = arith.muli %2747, %c5 : index
                %2749 = arith.addi %2746, %2748 : index
                %2750 = arith.addi %2737, %2749 : index
                %2751 = arith.addi %2714, %2750 : index
                %2752 = vector.shuffle %2696, %2696 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2752, %kv[%2751] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2753 = arith.addi %2689, %c5 : index
                %2754 = arith.divui %2753, %c14 : index
                %2755 = arith.muli %2754, %c52 : index
                %2756 = arith.addi %2755, %c10 : index
                %2757 = arith.remui %2753, %c14 : index
                %2758 = arith.divui %2684, %c5 : index
                %2759 = arith.remui %2684, %c5 : index
                %2760 = arith.muli %2759, %c4 : index
                %2761 = arith.addi %2758, %2760 : index
                %2762 = arith.divui %2761, %c4 : index
                %2763 = arith.muli %2762, %c21 : index
                %2764 = arith.muli %2757, %c14 : index
                %2765 = arith.addi %2763, %2764 : index
                %2766 = arith.remui %2761, %c4 : index
                %2767 = arith.muli %2766, %c5 : index
                %2768 = arith.addi %2765, %2767 : index
                %2769 = arith.addi %2756, %2768 : index
                %2770 = arith.addi %2714, %2769 : index
                %2771 = vector.shuffle %2696, %2696 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2771, %kv[%2770] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2772 = arith.addi %2689, %c29 : index
                %2773 = arith.divui %2772, %c14 : index
                %2774 = arith.muli %2773, %c52 : index
                %2775 = arith.addi %2774, %c10 : index
                %2776 = arith.remui %2772, %c14 : index
                %2777 = arith.divui %2684, %c5 : index
                %2778 = arith.remui %2684, %c5 : index
                %2779 = arith.muli %2778, %c4 : index
                %2780 = arith.addi %2777, %2779 : index
                %2781 = arith.divui %2780, %c4 : index
                %2782 = arith.muli %2781, %c21 : index
                %2783 = arith.muli %2776, %c14 : index
                %2784 = arith.addi %2782, %2783 : index
                %2785 = arith.remui %2780, %c4 : index
                %2786 = arith.muli %2785, %c5 : index
                %2787 = arith.addi %2784, %2786 : index
                %2788 = arith.addi %2775, %2787 : index
                %2789 = arith.addi %2714, %2788 : index
                %2790 = vector.shuffle %2696, %2696 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2790, %kv[%2789] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2791 = arith.cmpi eq, %codec, %c8 : index
          scf.if %2791 {
            %2792 = wave.lane
            %2793 = arith.muli %2792, %c20 : index
            scf.for %2794 = %2793 to %c36 step %c7 {
              %2795 = arith.addi %2679, %2794 : index
              %2796 = vector.load %18[%2795] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2797 = arith.mulf %2796, %2682 : vector<4xf32>
              %2798 = wave.fp8_encode "e4m3" %2797 : vector<4xf32> -> vector<4xi8>
              %2799 = arith.cmpi slt, %2680, %kvHeads : index
              scf.if %2799 {
                %2800 = arith.muli %2680, %c10 : index
                %2801 = arith.addi %2685, %2800 : index
                %2802 = vector.shuffle %2798, %2798 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2803 = arith.divui %2794, %c14 : index
                %2804 = arith.muli %2803, %c21 : index
                %2805 = arith.remui %2794, %c14 : index
                %2806 = arith.muli %2684, %c14 : index
                %2807 = arith.divui %2805, %c20 : index
                %2808 = arith.muli %2807, %c20 : index
                %2809 = arith.remui %2805, %c5 : index
                %2810 = arith.muli %2809, %c5 : index
                %2811 = arith.addi %2808, %2810 : index
                %2812 = arith.divui %2805, %c5 : index
                %2813 = arith.remui %2812, %c5 : index
                %2814 = arith.addi %2811, %2813 : index
                %2815 = arith.addi %2806, %2814 : index
                %2816 = arith.addi %2804, %2815 : index
                %2817 = arith.addi %2801, %2816 : index
                vector.store %2802, %kv[%2817] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2818 = arith.subi %2680, %kvHeads : index
                %2819 = arith.muli %2818, %c10 : index
                %2820 = arith.addi %2685, %2819 : index
                %2821 = arith.addi %2794, %c9 : index
                %2822 = arith.divui %2821, %c14 : index
                %2823 = arith.muli %2822, %c21 : index
                %2824 = arith.addi %2823, %c11 : index
                %2825 = arith.remui %2821, %c14 : index
                %2826 = arith.divui %2684, %c5 : index
                %2827 = arith.remui %2684, %c5 : index
                %2828 = arith.muli %2827, %c4 : index
                %2829 = arith.addi %2826, %2828 : index
                %2830 = arith.muli %2825, %c14 : index
                %2831 = arith.divui %2829, %c20 : index
                %2832 = arith.muli %2831, %c20 : index
                %2833 = arith.remui %2829, %c5 : index
                %2834 = arith.muli %2833, %c5 : index
                %2835 = arith.addi %2832, %2834 : index
                %2836 = arith.divui %2829, %c5 : index
                %2837 = arith.remui %2836, %c5 : index
                %2838 = arith.addi %2835, %2837 : index
                %2839 = arith.addi %2830, %2838 : index
                %2840 = arith.addi %2824, %2839 : index
                %2841 = arith.addi %2820, %2840 : index
                %2842 = vector.shuffle %2798, %2798 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2842, %kv[%2841] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2843 = arith.addi %2794, %c8 : index
                %2844 = arith.divui %2843, %c14 : index
                %2845 = arith.muli %2844, %c21 : index
                %2846 = arith.addi %2845, %c11 : index
                %2847 = arith.remui %2843, %c14 : index
                %2848 = arith.divui %2684, %c5 : index
                %2849 = arith.remui %2684, %c5 : index
                %2850 = arith.muli %2849, %c4 : index
                %2851 = arith.addi %2848, %2850 : index
                %2852 = arith.muli %2847, %c14 : index
                %2853 = arith.divui %2851, %c20 : index
                %2854 = arith.muli %2853, %c20 : index
                %2855 = arith.remui %2851, %c5 : index
                %2856 = arith.muli %2855, %c5 : index
                %2857 = arith.addi %2854, %2856 : index
                %2858 = arith.divui %2851, %c5 : index
                %2859 = arith.remui %2858, %c5 : index
                %2860 = arith.addi %2857, %2859 : index
                %2861 = arith.addi %2852, %2860 : index
                %2862 = arith.addi %2846, %2861 : index
                %2863 = arith.addi %2820, %2862 : index
                %2864 = vector.shuffle %2798, %2798 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2864, %kv[%2863] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2865 = arith.addi %2794, %c5 : index
                %2866 = arith.divui %2865, %c14 : index
                %2867 = arith.muli %2866, %c21 : index
                %2868 = arith.addi %2867, %c11 : index
                %2869 = arith.remui %2865, %c14 : index
                %2870 = arith.divui %2684, %c5 : index
                %2871 = arith.remui %2684, %c5 : index
                %2872 = arith.muli %2871, %c4 : index
                %2873 = arith.addi %2870, %2872 : index
                %2874 = arith.muli %2869, %c14 : index
                %2875 = arith.divui %2873, %c20 : index
                %2876 = arith.muli %2875, %c20 : index
                %2877 = arith.remui %2873, %c5 : index
                %2878 = arith.muli %2877, %c5 : index
                %2879 = arith.addi %2876, %2878 : index
                %2880 = arith.divui %2873, %c5 : index
                %2881 = arith.remui %2880, %c5 : index
                %2882 = arith.addi %2879, %2881 : index
                %2883 = arith.addi %2874, %2882 : index
                %2884 = arith.addi %2868, %2883 : index
                %2885 = arith.addi %2820, %2884 : index
                %2886 = vector.shuffle %2798, %2798 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2886, %kv[%2885] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2887 = arith.addi %2794, %c29 : index
                %2888 = arith.divui %2887, %c14 : index
                %2889 = arith.muli %2888, %c21 : index
                %2890 = arith.addi %2889, %c11 : index
                %2891 = arith.remui %2887, %c14 : index
                %2892 = arith.divui %2684, %c5 : index
                %2893 = arith.remui %2684, %c5 : index
                %2894 = arith.muli %2893, %c4 : index
                %2895 = arith.addi %2892, %2894 : index
                %2896 = arith.muli %2891, %c14 : index
                %2897 = arith.divui %2895, %c20 : index
                %2898 = arith.muli %2897, %c20 : index
                %2899 = arith.remui %2895, %c5 : index
                %2900 = arith.muli %2899, %c5 : index
                %2901 = arith.addi %2898, %2900 : index
                %2902 = arith.divui %2895, %c5 : index
                %2903 = arith.remui %2902, %c5 : index
                %2904 = arith.addi %2901, %2903 : index
                %2905 = arith.addi %2896, %2904 : index
                %2906 = arith.addi %2890, %2905 : index
                %2907 = arith.addi %2820, %2906 : index
                %2908 = vector.shuffle %2798, %2798 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2908, %kv[%2907] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2909 = arith.cmpi eq, %codec, %c5 : index
          scf.if %2909 {
            %2910 = wave.lane
            %2911 = arith.muli %2910, %c20 : index
            scf.for %2912 = %2911 to %c36 step %c7 {
              %2913 = arith.addi %2679, %2912 : index
              %2914 = vector.load %18[%2913] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2915 = arith.mulf %2914, %2682 : vector<4xf32>
              %2916 = wave.fp8_encode "e5m2" %2915 : vector<4xf32> -> vector<4xi8>
              %2917 = arith.cmpi slt, %2680, %kvHeads : index
              scf.if %2917 {
                %2918 = arith.muli %2680, %c10 : index
                %2919 = arith.addi %2685, %2918 : index
                %2920 = vector.shuffle %2916, %2916 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2921 = arith.divui %2912, %c14 : index
                %2922 = arith.muli %2921, %c21 : index
                %2923 = arith.remui %2912, %c14 : index
                %2924 = arith.muli %2684, %c14 : index
                %2925 = arith.divui %2923, %c20 : index
                %2926 = arith.muli %2925, %c20 : index
                %2927 = arith.remui %2923, %c5 : index
                %2928 = arith.muli %2927, %c5 : index
                %2929 = arith.addi %2926, %2928 : index
                %2930 = arith.divui %2923, %c5 : index
                %2931 = arith.remui %2930, %c5 : index
                %2932 = arith.addi %2929, %2931 : index
                %2933 = arith.addi %2924, %2932 : index
                %2934 = arith.addi %2922, %2933 : index
                %2935 = arith.addi %2919, %2934 : index
                vector.store %2920, %kv[%2935] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2936 = arith.subi %2680, %kvHeads : index
                %2937 = arith.muli %2936, %c10 : index
                %2938 = arith.addi %2685, %2937 : index
                %2939 = arith.addi %2912, %c9 : index
                %2940 = arith.divui %2939, %c14 : index
                %2941 = arith.muli %2940, %c21 : index
                %2942 = arith.addi %2941, %c11 : index
                %2943 = arith.remui %2939, %c14 : index
                %2944 = arith.divui %2684, %c5 : index
                %2945 = arith.remui %2684, %c5 : index
                %2946 = arith.muli %2945, %c4 : index
                %2947 = arith.addi %2944, %2946 : index
                %2948 = arith.muli %2943, %c14 : index
                %2949 = arith.divui %2947, %c20 : index
                %2950 = arith.muli %2949, %c20 : index
                %2951 = arith.remui %2947, %c5 : index
                %2952 = arith.muli %2951, %c5 : index
                %2953 = arith.addi %2950, %2952 : index
                %2954 = arith.divui %2947, %c5 : index
                %2955 = arith.remui %2954, %c5 : index
                %2956 = arith.addi %2953, %2955 : index
                %2957 = arith.addi %2948, %2956 : index
                %2958 = arith.addi %2942, %2957 : index
                %2959 = arith.addi %2938, %2958 : index
                %2960 = vector.shuffle %2916, %2916 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2960, %kv[%2959] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2961 = arith.addi %2912, %c8 : index
                %2962 = arith.divui %2961, %c14 : index
                %2963 = arith.muli %2962, %c21 : index
                %2964 = arith.addi %2963, %c11 : index
                %2965 = arith.remui %2961, %c14 : index
                %2966 = arith.divui %2684, %c5 : index
                %2967 = arith.remui %2684, %c5 : index
                %2968 = arith.muli %2967, %c4 : index
                %2969 = arith.addi %2966, %2968 : index
                %2970 = arith.muli %2965, %c14 : index
                %2971 = arith.divui %2969, %c20 : index
                %2972 = arith.muli %2971, %c20 : index
                %2973 = arith.remui %2969, %c5 : index
                %2974 = arith.muli %2973, %c5 : index
                %2975 = arith.addi %2972, %2974 : index
                %2976 = arith.divui %2969, %c5 : index
                %2977 = arith.remui %2976, %c5 : index
                %2978 = arith.addi %2975, %2977 : index
                %2979 = arith.addi %2970, %2978 : index
                %2980 = arith.addi %2964, %2979 : index
                %2981 = arith.addi %2938, %2980 : index
                %2982 = vector.shuffle %2916, %2916 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2982, %kv[%2981] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2983 = arith.addi %2912, %c5 : index
                %2984 = arith.divui %2983, %c14 : index
                %2985 = arith.muli %2984, %c21 : index
                %2986 = arith.addi %2985, %c11 : index
                %2987 = arith.remui %2983, %c14 : index
                %2988 = arith.divui %2684, %c5 : index
                %2989 = arith.remui %2684, %c5 : index
                %2990 = arith.muli %2989, %c4 : index
                %2991 = arith.addi %2988, %2990 : index
                %2992 = arith.muli %2987, %c14 : index
                %2993 = arith.divui %2991, %c20 : index
                %2994 = arith.muli %2993, %c20 : index
                %2995 = arith.remui %2991, %c5 : index
                %2996 = arith.muli %2995, %c5 : index
                %2997 = arith.addi %2994, %2996 : index
                %2998 = arith.divui %2991, %c5 : index
                %2999 = arith.remui %2998, %c5 : index
                %3000 = arith.addi %2997, %2999 : index
                %3001 = arith.addi %2992, %3000 : index
                %3002 = arith.addi %2986, %3001 : index
                %3003 = arith.addi %2938, %3002 : index
                %3004 = vector.shuffle %2916, %2916 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3004, %kv[%3003] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3005 = arith.addi %2912, %c29 : index
                %3006 = arith.divui %3005, %c14 : index
                %3007 = arith.muli %3006, %c21 : index
                %3008 = arith.addi %3007, %c11 : index
                %3009 = arith.remui %3005, %c14 : index
                %3010 = arith.divui %2684, %c5 : index
                %3011 = arith.remui %2684, %c5 : index
                %3012 = arith.muli %3011, %c4 : index
                %3013 = arith.addi %3010, %3012 : index
                %3014 = arith.muli %3009, %c14 : index
                %3015 = arith.divui %3013, %c20 : index
                %3016 = arith.muli %3015, %c20 : index
                %3017 = arith.remui %3013, %c5 : index
                %3018 = arith.muli %3017, %c5 : index
                %3019 = arith.addi %3016, %3018 : index
                %3020 = arith.divui %3013, %c5 : index
                %3021 = arith.remui %3020, %c5 : index
                %3022 = arith.addi %3019, %3021 : index
                %3023 = arith.addi %3014, %3022 : index
                %3024 = arith.addi %3008, %3023 : index
                %3025 = arith.addi %2938, %3024 : index
                %3026 = vector.shuffle %2916, %2916 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3026, %kv[%3025] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %3027 = arith.addi %21, %c15 : index
    %3028 = wave.lane
    %3029 = arith.muli %3, %c8 : index
    %3030 = arith.muli %3029, %c21 : index
    %3031 = arith.addi %3030, %3028 : index
    %3032 = arith.muli %4, %c11 : index
    %3033 = arith.addi %3032, %3031 : index
    %3034 = arith.addi %3033, %c9 : index
    %3035 = arith.addi %3034, %c9 : index
    %3036 = vector.extract %396#2[0] : f32 from vector<8xf32>
    memref.store %3036, %17[%3035] : memref<?xf32>
    %3037 = arith.muli %4, %c11 : index
    %3038 = arith.addi %3037, %3031 : index
    %3039 = arith.addi %3038, %c9 : index
    %3040 = arith.addi %3039, %c15 : index
    %3041 = vector.extract %396#2[1] : f32 from vector<8xf32>
    memref.store %3041, %17[%3040] : memref<?xf32>
    %3042 = arith.muli %4, %c11 : index
    %3043 = arith.addi %3042, %3031 : index
    %3044 = arith.addi %3043, %c9 : index
    %3045 = arith.addi %3044, %c12 : index
    %3046 = vector.extract %396#2[2] : f32 from vector<8xf32>
    memref.store %3046, %17[%3045] : memref<?xf32>
    %3047 = arith.muli %4, %c11 : index
    %3048 = arith.addi %3047, %3031 : index
    %3049 = arith.addi %3048, %c9 : index
    %3050 = arith.addi %3049, %c30 : index
    %3051 = vector.extract %396#2[3] : f32 from vector<8xf32>
    memref.store %3051, %17[%3050] : memref<?xf32>
    %3052 = arith.muli %4, %c11 : index
    %3053 = arith.addi %3052, %3031 : index
    %3054 = arith.addi %3053, %c9 : index
    %3055 = arith.addi %3054, %c7 : index
    %3056 = vector.extract %396#2[4] : f32 from vector<8xf32>
    memref.store %3056, %17[%3055] : memref<?xf32>
    %3057 = arith.muli %4, %c11 : index
    %3058 = arith.addi %3057, %3031 : index
    %3059 = arith.addi %3058, %c9 : index
    %3060 = arith.addi %3059, %c31 : index
    %3061 = vector.extract %396#2[5] : f32 from vector<8xf32>
    memref.store %3061, %17[%3060] : memref<?xf32>
    %3062 = arith.muli %4, %c11 : index
    %3063 = arith.addi %3062, %3031 : index
    %3064 = arith.addi %3063, %c9 : index
    %3065 = arith.addi %3064, %c32 : index
    %3066 = vector.extract %396#2[6] : f32 from vector<8xf32>
    memref.store %3066, %17[%3065] : memref<?xf32>
    %3067 = arith.muli %4, %c11 : index
    %3068 = arith.addi %3067, %3031 : index
    %3069 = arith.addi %3068, %c9 : index
    %3070 = arith.addi %3069, %c33 : index
    %3071 = vector.extract %396#2[7] : f32 from vector<8xf32>
    memref.store %3071, %17[%3070] : memref<?xf32>
    wave.barrier
    %3072 = arith.muli %4, %c20 : index
    %3073 = arith.addi %3072, %c9 : index
    %3074 = arith.muli %3073, %c5 : index
    %3075 = arith.divui %3028, %c14 : index
    %3076 = arith.addi %3074, %3075 : index
    %3077 = arith.addi %3027, %3076 : index
    %3078 = arith.cmpi slt, %3077, %20 : index
    scf.if %3078 {
      %3079 = arith.cmpi eq, %hasFactors, %c8 : index
      %3080 = memref.load %factors[%3077] : memref<?xf32>
      %3081 = arith.select %3079, %3080, %c35 : f32
      %3082 = arith.addi %3031, %c9 : index
      %3083 = arith.muli %3073, %c15 : index
      %3084 = arith.addi %3082, %3083 : index
      %3085 = memref.load %17[%3084] : memref<?xf32>
      %3086 = arith.addi %3084, %c11 : index
      %3087 = memref.load %17[%3086] : memref<?xf32>
      %3088 = arith.addf %3085, %3087 : f32
      %3089 = arith.remui %3028, %c14 : index
      %3090 = arith.muli %3089, %c20 : index
      %3091 = arith.addi %16, %3090 : index
      %3092 = vector.load %w[%3091] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3093 = vector.bitcast %3092 : vector<4xi8> to vector<1xf32>
      %3094 = vector.extract %3093[0] : f32 from vector<1xf32>
      %3095 = arith.mulf %3094, %3081 : f32
      %3096 = arith.mulf %3088, %3095 : f32
      %3097 = arith.muli %3, %c8 : index
      %3098 = arith.addi %3097, %c9 : index
      %3099 = arith.muli %3098, %c14 : index
      %3100 = arith.remui %3028, %c14 : index
      %3101 = arith.addi %3099, %3100 : index
      %3102 = arith.muli %3076, %c36 : index
      %3103 = arith.addi %3102, %3101 : index
      memref.store %3096, %18[%3103] : memref<?xf32>
    }
    %3104 = arith.muli %4, %c20 : index
    %3105 = arith.addi %3104, %c8 : index
    %3106 = arith.muli %3105, %c5 : index
    %3107 = arith.divui %3028, %c14 : index
    %3108 = arith.addi %3106, %3107 : index
    %3109 = arith.addi %3027, %3108 : index
    %3110 = arith.cmpi slt, %3109, %20 : index
    scf.if %3110 {
      %3111 = arith.cmpi eq, %hasFactors, %c8 : index
      %3112 = memref.load %factors[%3109] : memref<?xf32>
      %3113 = arith.select %3111, %3112, %c35 : f32
      %3114 = arith.addi %3031, %c9 : index
      %3115 = arith.muli %3105, %c15 : index
      %3116 = arith.addi %3114, %3115 : index
      %3117 = memref.load %17[%3116] : memref<?xf32>
      %3118 = arith.addi %3116, %c11 : index
      %3119 = memref.load %17[%3118] : memref<?xf32>
      %3120 = arith.addf %3117, %3119 : f32
      %3121 = arith.remui %3028, %c14 : index
      %3122 = arith.muli %3121, %c20 : index
      %3123 = arith.addi %16, %3122 : index
      %3124 = vector.load %w[%3123] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3125 = vector.bitcast %3124 : vector<4xi8> to vector<1xf32>
      %3126 = vector.extract %3125[0] : f32 from vector<1xf32>
      %3127 = arith.mulf %3126, %3113 : f32
      %3128 = arith.mulf %3120, %3127 : f32
      %3129 = arith.muli %3, %c8 : index
      %3130 = arith.addi %3129, %c9 : index
      %3131 = arith.muli %3130, %c14 : index
      %3132 = arith.remui %3028, %c14 : index
      %3133 = arith.addi %3131, %3132 : index
      %3134 = arith.muli %3108, %c36 : index
      %3135 = arith.addi %3134, %3133 : index
      memref.store %3128, %18[%3135] : memref<?xf32>
    }
    %3136 = arith.muli %4, %c20 : index
    %3137 = arith.addi %3136, %c5 : index
    %3138 = arith.muli %3137, %c5 : index
    %3139 = arith.divui %3028, %c14 : index
    %3140 = arith.addi %3138, %3139 : index
    %3141 = arith.addi %3027, %3140 : index
    %3142 = arith.cmpi slt, %3141, %20 : index
    scf.if %3142 {
      %3143 = arith.cmpi eq, %hasFactors, %c8 : index
      %3144 = memref.load %factors[%3141] : memref<?xf32>
      %3145 = arith.select %3143, %3144, %c35 : f32
      %3146 = arith.addi %3031, %c9 : index
      %3147 = arith.muli %3137, %c15 : index
      %3148 = arith.addi %3146, %3147 : index
      %3149 = memref.load %17[%3148] : memref<?xf32>
      %3150 = arith.addi %3148, %c11 : index
      %3151 = memref.load %17[%3150] : memref<?xf32>
      %3152 = arith.addf %3149, %3151 : f32
      %3153 = arith.remui %3028, %c14 : index
      %3154 = arith.muli %3153, %c20 : index
      %3155 = arith.addi %16, %3154 : index
      %3156 = vector.load %w[%3155] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3157 = vector.bitcast %3156 : vector<4xi8> to vector<1xf32>
      %3158 = vector.extract %3157[0] : f32 from vector<1xf32>
      %3159 = arith.mulf %3158, %3145 : f32
      %3160 = arith.mulf %3152, %3159 : f32
      %3161 = arith.muli %3, %c8 : index
      %3162 = arith.addi %3161, %c9 : index
      %3163 = arith.muli %3162, %c14 : index
      %3164 = arith.remui %3028, %c14 : index
      %3165 = arith.addi %3163, %3164 : index
      %3166 = arith.muli %3140, %c36 : index
      %3167 = arith.addi %3166, %3165 : index
      memref.store %3160, %18[%3167] : memref<?xf32>
    }
    %3168 = arith.muli %4, %c20 : index
    %3169 = arith.addi %3168, %c29 : index
    %3170 = arith.muli %3169, %c5 : index
    %3171 = arith.divui %3028, %c14 : index
    %3172 = arith.addi %3170, %3171 : index
    %3173 = arith.addi %3027, %3172 : index
    %3174 = arith.cmpi slt, %3173, %20 : index
    scf.if %3174 {
      %3175 = arith.cmpi eq, %hasFactors, %c8 : index
      %3176 = memref.load %factors[%3173] : memref<?xf32>
      %3177 = arith.select %3175, %3176, %c35 : f32
      %3178 = arith.addi %3031, %c9 : index
      %3179 = arith.muli %3169, %c15 : index
      %3180 = arith.addi %3178, %3179 : index
      %3181 = memref.load %17[%3180] : memref<?xf32>
      %3182 = arith.addi %3180, %c11 : index
      %3183 = memref.load %17[%3182] : memref<?xf32>
      %3184 = arith.addf %3181, %3183 : f32
      %3185 = arith.remui %3028, %c14 : index
      %3186 = arith.muli %3185, %c20 : index
      %3187 = arith.addi %16, %3186 : index
      %3188 = vector.load %w[%3187] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3189 = vector.bitcast %3188 : vector<4xi8> to vector<1xf32>
      %3190 = vector.extract %3189[0] : f32 from vector<1xf32>
      %3191 = arith.mulf %3190, %3177 : f32
      %3192 = arith.mulf %3184, %3191 : f32
      %3193 = arith.muli %3, %c8 : index
      %3194 = arith.addi %3193, %c9 : index
      %3195 = arith.muli %3194, %c14 : index
      %3196 = arith.remui %3028, %c14 : index
      %3197 = arith.addi %3195, %3196 : index
      %3198 = arith.muli %3172, %c36 : index
      %3199 = arith.addi %3198, %3197 : index
      memref.store %3192, %18[%3199] : memref<?xf32>
    }
    wave.barrier
    %3200 = arith.addi %21, %c15 : index
    %3201 = wave.wave
    %3202 = arith.addi %3201, %c9 : index
    %3203 = arith.addi %3200, %3202 : index
    %3204 = arith.cmpi slt, %3203, %20 : index
    %3205 = arith.cmpi slt, %3202, %c14 : index
    %3206 = arith.andi %3204, %3205 : i1
    scf.if %3206 {
      %3207 = arith.addi %3200, %3202 : index
      %3208 = arith.muli %3202, %c36 : index
      %3209 = wave.lane
      %3210 = arith.addi %3209, %c9 : index
      %3211 = arith.cmpi eq, %hasBias, %c8 : index
      %3212 = arith.addi %3208, %3210 : index
      %3213 = memref.load %18[%3212] : memref<?xf32>
      %3214 = arith.muli %0, %c36 : index
      %3215 = arith.addi %3214, %3210 : index
      %3216 = memref.load %bias[%3215] : memref<?xf32>
      %3217 = arith.addf %3213, %3216 : f32
      %3218 = arith.select %3211, %3217, %3213 : f32
      %3219 = arith.addi %3210, %c38 : index
      %3220 = arith.cmpi eq, %hasBias, %c8 : index
      %3221 = arith.addi %3208, %3219 : index
      %3222 = memref.load %18[%3221] : memref<?xf32>
      %3223 = arith.muli %0, %c36 : index
      %3224 = arith.addi %3223, %3219 : index
      %3225 = memref.load %bias[%3224] : memref<?xf32>
      %3226 = arith.addf %3222, %3225 : f32
      %3227 = arith.select %3220, %3226, %3222 : f32
      %3228 = arith.addi %3209, %c15 : index
      %3229 = arith.cmpi slt, %3228, %c38 : index
      %3230 = arith.minsi %3228, %c39 : index
      %3231 = arith.cmpi eq, %hasBias, %c8 : index
      %3232 = arith.addi %3208, %3230 : index
      %3233 = memref.load %18[%3232] : memref<?xf32>
      %3234 = arith.muli %0, %c36 : index
      %3235 = arith.addi %3234, %3230 : index
      %3236 = memref.load %bias[%3235] : memref<?xf32>
      %3237 = arith.addf %3233, %3236 : f32
      %3238 = arith.select %3231, %3237, %3233 : f32
      %3239 = arith.addi %3230, %c38 : index
      %3240 = arith.cmpi eq, %hasBias, %c8 : index
      %3241 = arith.addi %3208, %3239 : index
      %3242 = memref.load %18[%3241] : memref<?xf32>
      %3243 = arith.muli %0, %c36 : index
      %3244 = arith.addi %3243, %3239 : index
      %3245 = memref.load %bias[%3244] : memref<?xf32>
      %3246 = arith.addf %3242, %3245 : f32
      %3247 = arith.select %3240, %3246, %3242 : f32
      %3248 = arith.addi %heads, %kvHeads : index
      %3249 = arith.cmpi slt, %0, %3248 : index
      scf.if %3249 {
        %3250 = arith.addi %positionsAt, %3207 : index
        %3251 = memref.load %step[%3250] : memref<?xi32>
        %3252 = arith.index_cast %3251 : i32 to index
        %3253 = arith.cmpi eq, %hasNorm, %c8 : index
        %3254 = math.fma %3218, %3218, %c42 : f32
        %3255 = math.fma %3227, %3227, %3254 : f32
        %3256 = math.fma %3238, %3238, %3255 : f32
        %3257 = arith.select %3229, %3256, %3255 : f32
        %3258 = math.fma %3247, %3247, %3257 : f32
        %3259 = arith.select %3229, %3258, %3257 : f32
        %3260 = vector.broadcast %3259 : f32 to vector<1xf32>
        %3261 = wave.reduce "add" %3260 : vector<1xf32>
        %3262 = arith.mulf %3261, %inverseHeadDim : f32
        %3263 = arith.addf %3262, %epsilon : f32
        %3264 = math.sqrt %3263 : f32
        %3265 = arith.divf %c35, %3264 : f32
        %3266 = arith.cmpi slt, %0, %heads : index
        %3267 = arith.addi %3210, %c38 : index
        %3268 = memref.load %query_norm[%3210] : memref<?xf32>
        %3269 = memref.load %key_norm[%3210] : memref<?xf32>
        %3270 = arith.select %3266, %3268, %3269 : f32
        %3271 = arith.mulf %3218, %3265 : f32
        %3272 = arith.mulf %3271, %3270 : f32
        %3273 = arith.select %3253, %3272, %3218 : f32
        %3274 = memref.load %query_norm[%3267] : memref<?xf32>
        %3275 = memref.load %key_norm[%3267] : memref<?xf32>
        %3276 = arith.select %3266, %3274, %3275 : f32
        %3277 = arith.mulf %3227, %3265 : f32
        %3278 = arith.mulf %3277, %3276 : f32
        %3279 = arith.select %3253, %3278, %3227 : f32
        %3280 = arith.addi %3230, %c38 : index
        %3281 = memref.load %query_norm[%3230] : memref<?xf32>
        %3282 = memref.load %key_norm[%3230] : memref<?xf32>
        %3283 = arith.select %3266, %3281, %3282 : f32
        %3284 = arith.mulf %3238, %3265 : f32
        %3285 = arith.mulf %3284, %3283 : f32
        %3286 = arith.select %3253, %3285, %3238 : f32
        %3287 = memref.load %query_norm[%3280] : memref<?xf32>
        %3288 = memref.load %key_norm[%3280] : memref<?xf32>
        %3289 = arith.select %3266, %3287, %3288 : f32
        %3290 = arith.mulf %3247, %3265 : f32
        %3291 = arith.mulf %3290, %3289 : f32
        %3292 = arith.select %3253, %3291, %3247 : f32
        %3293 = arith.remui %3252, %c21 : index
        %3294 = arith.muli %3293, %c36 : index
        %3295 = arith.addi %3294, %3210 : index
        %3296 = arith.divui %3252, %c21 : index
        %3297 = arith.addi %3296, %c21 : index
        %3298 = arith.muli %3297, %c36 : index
        %3299 = arith.addi %3298, %3210 : index
        %3300 = memref.load %rope[%3295] : memref<?xf32>
        %3301 = arith.addi %3295, %c38 : index
        %3302 = memref.load %rope[%3301] : memref<?xf32>
        %3303 = memref.load %rope[%3299] : memref<?xf32>
        %3304 = arith.addi %3299, %c38 : index
        %3305 = memref.load %rope[%3304] : memref<?xf32>
        %3306 = arith.mulf %3303, %3300 : f32
        %3307 = arith.mulf %3305, %3302 : f32
        %3308 = arith.subf %3306, %3307 : f32
        %3309 = arith.mulf %3305, %3300 : f32
        %3310 = arith.mulf %3303, %3302 : f32
        %3311 = arith.addf %3309, %3310 : f32
        %3312 = arith.mulf %3273, %3308 : f32
        %3313 = arith.mulf %3279, %3311 : f32
        %3314 = arith.subf %3312, %3313 : f32
        %3315 = arith.mulf %3279, %3308 : f32
        %3316 = arith.mulf %3273, %3311 : f32
        %3317 = arith.addf %3315, %3316 : f32
        %3318 = arith.cmpi slt, %0, %heads : index
        scf.if %3318 {
          %3319 = arith.muli %3207, %heads : index
          %3320 = arith.addi %3319, %0 : index
          %3321 = arith.muli %3320, %c36 : index
          %3322 = arith.addi %3321, %3210 : index
          memref.store %3314, %q[%3322] : memref<?xf32>
          %3323 = arith.addi %3322, %c38 : index
          memref.store %3317, %q[%3323] : memref<?xf32>
        } else {
          %3324 = arith.addi %3208, %3210 : index
          memref.store %3314, %18[%3324] : memref<?xf32>
          %3325 = arith.addi %3208, %3210 : index
          %3326 = arith.addi %3325, %c38 : index
          memref.store %3317, %18[%3326] : memref<?xf32>
        }
        %3327 = arith.remui %3252, %c21 : index
        %3328 = arith.muli %3327, %c36 : index
        %3329 = arith.addi %3328, %3230 : index
        %3330 = arith.divui %3252, %c21 : index
        %3331 = arith.addi %3330, %c21 : index
        %3332 = arith.muli %3331, %c36 : index
        %3333 = arith.addi %3332, %3230 : index
        %3334 = memref.load %rope[%3329] : memref<?xf32>
        %3335 = arith.addi %3329, %c38 : index
        %3336 = memref.load %rope[%3335] : memref<?xf32>
        %3337 = memref.load %rope[%3333] : memref<?xf32>
        %3338 = arith.addi %3333, %c38 : index
        %3339 = memref.load %rope[%3338] : memref<?xf32>
        %3340 = arith.mulf %3337, %3334 : f32
        %3341 = arith.mulf %3339, %3336 : f32
        %3342 = arith.subf %3340, %3341 : f32
        %3343 = arith.mulf %3339, %3334 : f32
        %3344 = arith.mulf %3337, %3336 : f32
        %3345 = arith.addf %3343, %3344 : f32
        %3346 = arith.mulf %3286, %3342 : f32
        %3347 = arith.mulf %3292, %3345 : f32
        %3348 = arith.subf %3346, %3347 : f32
        %3349 = arith.mulf %3292, %3342 : f32
        %3350 = arith.mulf %3286, %3345 : f32
        %3351 = arith.addf %3349, %3350 : f32
        scf.if %3229 {
          %3352 = arith.cmpi slt, %0, %heads : index
          scf.if %3352 {
            %3353 = arith.muli %3207, %heads : index
            %3354 = arith.addi %3353, %0 : index
            %3355 = arith.muli %3354, %c36 : index
            %3356 = arith.addi %3355, %3230 : index
            memref.store %3348, %q[%3356] : memref<?xf32>
            %3357 = arith.addi %3356, %c38 : index
            memref.store %3351, %q[%3357] : memref<?xf32>
          } else {
            %3358 = arith.addi %3208, %3230 : index
            memref.store %3348, %18[%3358] : memref<?xf32>
            %3359 = arith.addi %3208, %3230 : index
            %3360 = arith.addi %3359, %c38 : index
            memref.store %3351, %18[%3360] : memref<?xf32>
          }
        }
      } else {
        %3361 = arith.cmpi slt, %0, %heads : index
        scf.if %3361 {
          %3362 = arith.muli %3207, %heads : index
          %3363 = arith.addi %3362, %0 : index
          %3364 = arith.muli %3363, %c36 : index
          %3365 = arith.addi %3364, %3210 : index
          memref.store %3218, %q[%3365] : memref<?xf32>
          %3366 = arith.addi %3365, %c38 : index
          memref.store %3227, %q[%3366] : memref<?xf32>
        } else {
          %3367 = arith.addi %3208, %3210 : index
          memref.store %3218, %18[%3367] : memref<?xf32>
          %3368 = arith.addi %3208, %3210 : index
          %3369 = arith.addi %3368, %c38 : index
          memref.store %3227, %18[%3369] : memref<?xf32>
        }
        scf.if %3229 {
          %3370 = arith.cmpi slt, %0, %heads : index
          scf.if %3370 {
            %3371 = arith.muli %3207, %heads : index
            %3372 = arith.addi %3371, %0 : index
            %3373 = arith.muli %3372, %c36 : index
            %3374 = arith.addi %3373, %3230 : index
            memref.store %3238, %q[%3374] : memref<?xf32>
            %3375 = arith.addi %3374, %c38 : index
            memref.store %3247, %q[%3375] : memref<?xf32>
          } else {
            %3376 = arith.addi %3208, %3230 : index
            memref.store %3238, %18[%3376] : memref<?xf32>
            %3377 = arith.addi %3208, %3230 : index
            %3378 = arith.addi %3377, %c38 : index
            memref.store %3247, %18[%3378] : memref<?xf32>
          }
        }
      }
    }
    %3379 = arith.addi %3201, %c45 : index
    %3380 = arith.addi %3200, %3379 : index
    %3381 = arith.cmpi slt, %3380, %20 : index
    %3382 = arith.cmpi slt, %3379, %c14 : index
    %3383 = arith.andi %3381, %3382 : i1
    scf.if %3383 {
      %3384 = arith.addi %3200, %3379 : index
      %3385 = arith.muli %3379, %c36 : index
      %3386 = wave.lane
      %3387 = arith.addi %3386, %c9 : index
      %3388 = arith.cmpi eq, %hasBias, %c8 : index
      %3389 = arith.addi %3385, %3387 : index
      %3390 = memref.load %18[%3389] : memref<?xf32>
      %3391 = arith.muli %0, %c36 : index
      %3392 = arith.addi %3391, %3387 : index
      %3393 = memref.load %bias[%3392] : memref<?xf32>
      %3394 = arith.addf %3390, %3393 : f32
      %3395 = arith.select %3388, %3394, %3390 : f32
      %3396 = arith.addi %3387, %c38 : index
      %3397 = arith.cmpi eq, %hasBias, %c8 : index
      %3398 = arith.addi %3385, %3396 : index
      %3399 = memref.load %18[%3398] : memref<?xf32>
      %3400 = arith.muli %0, %c36 : index
      %3401 = arith.addi %3400, %3396 : index
      %3402 = memref.load %bias[%3401] : memref<?xf32>
      %3403 = arith.addf %3399, %3402 : f32
      %3404 = arith.select %3397, %3403, %3399 : f32
      %3405 = arith.addi %3386, %c15 : index
      %3406 = arith.cmpi slt, %3405, %c38 : index
      %3407 = arith.minsi %3405, %c39 : index
      %3408 = arith.cmpi eq, %hasBias, %c8 : index
      %3409 = arith.addi %3385, %3407 : index
      %3410 = memref.load %18[%3409] : memref<?xf32>
      %3411 = arith.muli %0, %c36 : index
      %3412 = arith.addi %3411, %3407 : index
      %3413 = memref.load %bias[%3412] : memref<?xf32>
      %3414 = arith.addf %3410, %3413 : f32
      %3415 = arith.select %3408, %3414, %3410 : f32
      %3416 = arith.addi %3407, %c38 : index
      %3417 = arith.cmpi eq, %hasBias, %c8 : index
      %3418 = arith.addi %3385, %3416 : index
      %3419 = memref.load %18[%3418] : memref<?xf32>
      %3420 = arith.muli %0, %c36 : index
      %3421 = arith.addi %3420, %3416 : index
      %3422 = memref.load %bias[%3421] : memref<?xf32>
      %3423 = arith.addf %3419, %3422 : f32
      %3424 = arith.select %3417, %3423, %3419 : f32
      %3425 = arith.addi %heads, %kvHeads : index
      %3426 = arith.cmpi slt, %0, %3425 : index
      scf.if %3426 {
        %3427 = arith.addi %positionsAt, %3384 : index
        %3428 = memref.load %step[%3427] : memref<?xi32>
        %3429 = arith.index_cast %3428 : i32 to index
        %3430 = arith.cmpi eq, %hasNorm, %c8 : index
        %3431 = math.fma %3395, %3395, %c42 : f32
        %3432 = math.fma %3404, %3404, %3431 : f32
        %3433 = math.fma %3415, %3415, %3432 : f32
        %3434 = arith.select %3406, %3433, %3432 : f32
        %3435 = math.fma %3424, %3424, %3434 : f32
        %3436 = arith.select %3406, %3435, %3434 : f32
        %3437 = vector.broadcast %3436 : f32 to vector<1xf32>
        %3438 = wave.reduce "add" %3437 : vector<1xf32>
        %3439 = arith.mulf %3438, %inverseHeadDim : f32
        %3440 = arith.addf %3439, %epsilon : f32
        %3441 = math.sqrt %3440 : f32
        %3442 = arith.divf %c35, %3441 : f32
        %3443 = arith.cmpi slt, %0, %heads : index
        %3444 = arith.addi %3387, %c38 : index
        %3445 = memref.load %query_norm[%3387] : memref<?xf32>
        %3446 = memref.load %key_norm[%3387] : memref<?xf32>
        %3447 = arith.select %3443, %3445, %3446 : f32
        %3448 = arith.mulf %3395, %3442 : f32
        %3449 = arith.mulf %3448, %3447 : f32
        %3450 = arith.select %3430, %3449, %3395 : f32
        %3451 = memref.load %query_norm[%3444] : memref<?xf32>
        %3452 = memref.load %key_norm[%3444] : memref<?xf32>
        %3453 = arith.select %3443, %3451, %3452 : f32
        %3454 = arith.mulf %3404, %3442 : f32
        %3455 = arith.mulf %3454, %3453 : f32
        %3456 = arith.select %3430, %3455, %3404 : f32
        %3457 = arith.addi %3407, %c38 : index
        %3458 = memref.load %query_norm[%3407] : memref<?xf32>
        %3459 = memref.load %key_norm[%3407] : memref<?xf32>
        %3460 = arith.select %3443, %3458, %3459 : f32
        %3461 = arith.mulf %3415, %3442 : f32
        %3462 = arith.mulf %3461, %3460 : f32
        %3463 = arith.select %3430, %3462, %3415 : f32
        %3464 = memref.load %query_norm[%3457] : memref<?xf32>
        %3465 = memref.load %key_norm[%3457] : memref<?xf32>
        %3466 = arith.select %3443, %3464, %3465 : f32
        %3467 = arith.mulf %3424, %3442 : f32
        %3468 = arith.mulf %3467, %3466 : f32
        %3469 = arith.select %3430, %3468, %3424 : f32
        %3470 = arith.remui %3429, %c21 : index
        %3471 = arith.muli %3470, %c36 : index
        %3472 = arith.addi %3471, %3387 : index
        %3473 = arith.divui %3429, %c21 : index
        %3474 = arith.addi %3473, %c21 : index
        %3475 = arith.muli %3474, %c36 : index
        %3476 = arith.addi %3475, %3387 : index
        %3477 = memref.load %rope[%3472] : memref<?xf32>
        %3478 = arith.addi %3472, %c38 : index
        %3479 = memref.load %rope[%3478] : memref<?xf32>
        %3480 = memref.load %rope[%3476] : memref<?xf32>
        %3481 = arith.addi %3476, %c38 : index
        %3482 = memref.load %rope[%3481] : memref<?xf32>
        %3483 = arith.mulf %3480, %3477 : f32
        %3484 = arith.mulf %3482, %3479 : f32
        %3485 = arith.subf %3483, %3484 : f32
        %3486 = arith.mulf %3482, %3477 : f32
        %3487 = arith.mulf %3480, %3479 : f32
        %3488 = arith.addf %3486, %3487 : f32
        %3489 = arith.mulf %3450, %3485 : f32
        %3490 = arith.mulf %3456, %3488 : f32
        %3491 = arith.subf %3489, %3490 : f32
        %3492 = arith.mulf %3456, %3485 : f32
        %3493 = arith.mulf %3450, %3488 : f32
        %3494 = arith.addf %3492, %3493 : f32
        %3495 = arith.cmpi slt, %0, %heads : index
        scf.if %3495 {
          %3496 = arith.muli %3384, %heads : index
          %3497 = arith.addi %3496, %0 : index
          %3498 = arith.muli %3497, %c36 : index
          %3499 = arith.addi %3498, %3387 : index
          memref.store %3491, %q[%3499] : memref<?xf32>
          %3500 = arith.addi %3499, %c38 : index
          memref.store %3494, %q[%3500] : memref<?xf32>
        } else {
          %3501 = arith.addi %3385, %3387 : index
          memref.store %3491, %18[%3501] : memref<?xf32>
          %3502 = arith.addi %3385, %3387 : index
          %3503 = arith.addi %3502, %c38 : index
          memref.store %3494, %18[%3503] : memref<?xf32>
        }
        %3504 = arith.remui %3429, %c21 : index
        %3505 = arith.muli %3504, %c36 : index
        %3506 = arith.addi %3505, %3407 : index
        %3507 = arith.divui %3429, %c21 : index
        %3508 = arith.addi %3507, %c21 : index
        %3509 = arith.muli %3508, %c36 : index
        %3510 = arith.addi %3509, %3407 : index
        %3511 = memref.load %rope[%3506] : memref<?xf32>
        %3512 = arith.addi %3506, %c38 : index
        %3513 = memref.load %rope[%3512] : memref<?xf32>
        %3514 = memref.load %rope[%3510] : memref<?xf32>
        %3515 = arith.addi %3510, %c38 : index
        %3516 = memref.load %rope[%3515] : memref<?xf32>
        %3517 = arith.mulf %3514, %3511 : f32
        %3518 = arith.mulf %3516, %3513 : f32
        %3519 = arith.subf %3517, %3518 : f32
        %3520 = arith.mulf %3516, %3511 : f32
        %3521 = arith.mulf %3514, %3513 : f32
        %3522 = arith.addf %3520, %3521 : f32
        %3523 = arith.mulf %3463, %3519 : f32
        %3524 = arith.mulf %3469, %3522 : f32
        %3525 = arith.subf %3523, %3524 : f32
        %3526 = arith.mulf %3469, %3519 : f32
        %3527 = arith.mulf %3463, %3522 : f32
        %3528 = arith.addf %3526, %3527 : f32
        scf.if %3406 {
          %3529 = arith.cmpi slt, %0, %heads : index
          scf.if %3529 {
            %3530 = arith.muli %3384, %heads : index
            %3531 = arith.addi %3530, %0 : index
            %3532 = arith.muli %3531, %c36 : index
            %3533 = arith.addi %3532, %3407 : index
            memref.store %3525, %q[%3533] : memref<?xf32>
            %3534 = arith.addi %3533, %c38 : index
            memref.store %3528, %q[%3534] : memref<?xf32>
          } else {
            %3535 = arith.addi %3385, %3407 : index
            memref.store %3525, %18[%3535] : memref<?xf32>
            %3536 = arith.addi %3385, %3407 : index
            %3537 = arith.addi %3536, %c38 : index
            memref.store %3528, %18[%3537] : memref<?xf32>
          }
        }
      } else {
        %3538 = arith.cmpi slt, %0, %heads : index
        scf.if %3538 {
          %3539 = arith.muli %3384, %heads : index
          %3540 = arith.addi %3539, %0 : index
          %3541 = arith.muli %3540, %c36 : index
          %3542 = arith.addi %3541, %3387 : index
          memref.store %3395, %q[%3542] : memref<?xf32>
          %3543 = arith.addi %3542, %c38 : index
          memref.store %3404, %q[%3543] : memref<?xf32>
        } else {
          %3544 = arith.addi %3385, %3387 : index
          memref.store %3395, %18[%3544] : memref<?xf32>
          %3545 = arith.addi %3385, %3387 : index
          %3546 = arith.addi %3545, %c38 : index
          memref.store %3404, %18[%3546] : memref<?xf32>
        }
        scf.if %3406 {
          %3547 = arith.cmpi slt, %0, %heads : index
          scf.if %3547 {
            %3548 = arith.muli %3384, %heads : index
            %3549 = arith.addi %3548, %0 : index
            %3550 = arith.muli %3549, %c36 : index
            %3551 = arith.addi %3550, %3407 : index
            memref.store %3415, %q[%3551] : memref<?xf32>
            %3552 = arith.addi %3551, %c38 : index
            memref.store %3424, %q[%3552] : memref<?xf32>
          } else {
            %3553 = arith.addi %3385, %3407 : index
            memref.store %3415, %18[%3553] : memref<?xf32>
            %3554 = arith.addi %3385, %3407 : index
            %3555 = arith.addi %3554, %c38 : index
            memref.store %3424, %18[%3555] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %3556 = arith.cmpi sge, %0, %heads : index
    scf.if %3556 {
      %3557 = arith.addi %3201, %c9 : index
      %3558 = arith.addi %3200, %3557 : index
      %3559 = arith.cmpi slt, %3558, %20 : index
      %3560 = arith.cmpi slt, %3557, %c14 : index
      %3561 = arith.andi %3559, %3560 : i1
      scf.if %3561 {
        %3562 = arith.addi %3200, %3557 : index
        %3563 = arith.addi %slotsAt, %3562 : index
        %3564 = memref.load %step[%3563] : memref<?xi32>
        %3565 = arith.index_cast %3564 : i32 to index
        %3566 = arith.cmpi sge, %3565, %c9 : index
        scf.if %3566 {
          %3567 = arith.muli %3557, %c36 : index
          %3568 = arith.subi %0, %heads : index
          %3569 = memref.load %scales[%3568] : memref<?xf32>
          %3570 = vector.broadcast %3569 : f32 to vector<4xf32>
          %3571 = arith.divui %3565, %c14 : index
          %3572 = arith.remui %3565, %c14 : index
          %3573 = arith.muli %3571, %pageBytes : index
          %3574 = arith.cmpi eq, %codec, %c9 : index
          scf.if %3574 {
            %3575 = wave.lane
            %3576 = arith.muli %3575, %c20 : index
            scf.for %3577 = %3576 to %c36 step %c7 {
              %3578 = arith.addi %3567, %3577 : index
              %3579 = vector.load %18[%3578] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3580 = arith.mulf %3579, %3570 : vector<4xf32>
              %3581 = arith.minimumf %3580, %c49 : vector<4xf32>
              %3582 = arith.maximumf %3581, %c50 : vector<4xf32>
              %3583 = arith.truncf %3582 : vector<4xf32> to vector<4xf16>
              %3584 = vector.bitcast %3583 : vector<4xf16> to vector<8xi8>
              %3585 = arith.cmpi slt, %3568, %kvHeads : index
              scf.if %3585 {
                %3586 = arith.muli %3568, %c51 : index
                %3587 = arith.addi %3573, %3586 : index
                %3588 = arith.divui %3577, %c14 : index
                %3589 = arith.muli %3588, %c52 : index
                %3590 = arith.remui %3577, %c14 : index
                %3591 = arith.divui %3590, %c4 : index
                %3592 = arith.muli %3591, %c21 : index
                %3593 = arith.muli %3572, %c14 : index
                %3594 = arith.addi %3592, %3593 : index
                %3595 = arith.remui %3590, %c4 : index
                %3596 = arith.muli %3595, %c5 : index
                %3597 = arith.addi %3594, %3596 : index
                %3598 = arith.addi %3589, %3597 : index
                %3599 = arith.addi %3587, %3598 : index
                vector.store %3584, %kv[%3599] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %3600 = arith.subi %3568, %kvHeads : index
                %3601 = arith.muli %3600, %c51 : index
                %3602 = arith.addi %3573, %3601 : index
                %3603 = arith.addi %3577, %c9 : index
                %3604 = arith.divui %3603, %c14 : index
                %3605 = arith.muli %3604, %c52 : index
                %3606 = arith.addi %3605, %c10 : index
                %3607 = arith.remui %3603, %c14 : index
                %3608 = arith.divui %3572, %c5 : index
                %3609 = arith.remui %3572, %c5 : index
                %3610 = arith.muli %3609, %c4 : index
                %3611 = arith.addi %3608, %3610 : index
                %3612 = arith.divui %3611, %c4 : index
                %3613 = arith.muli %3612, %c21 : index
                %3614 = arith.muli %3607, %c14 : index
                %3615 = arith.addi %3613, %3614 : index
                %3616 = arith.remui %3611, %c4 : index
                %3617 = arith.muli %3616, %c5 : index
                %3618 = arith.addi %3615, %3617 : index
                %3619 = arith.addi %3606, %3618 : index
                %3620 = arith.addi %3602, %3619 : index
                %3621 = vector.shuffle %3584, %3584 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %3621, %kv[%3620] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3622 = arith.addi %3577, %c8 : index
                %3623 = arith.divui %3622, %c14 : index
                %3624 = arith.muli %3623, %c52 : index
                %3625 = arith.addi %3624, %c10 : index
                %3626 = arith.remui %3622, %c14 : index
                %3627 = arith.divui %3572, %c5 : index
                %3628 = arith.remui %3572, %c5 : index
                %3629 = arith.muli %3628, %c4 : index
                %3630 = arith.addi %3627, %3629 : index
                %3631 = arith.divui %3630, %c4 : index
                %3632 = arith.muli %3631, %c21 : index
                %3633 = arith.muli %3626, %c14 : index
                %3634 = arith.addi %3632, %3633 : index
                %3635 = arith.remui %3630, %c4 : index
                %3636 = arith.muli %3635, %c5 : index
                %3637 = arith.addi %3634, %3636 : index
                %3638 = arith.addi %3625, %3637 : index
                %3639 = arith.addi %3602, %3638 : index
                %3640 = vector.shuffle %3584, %3584 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %3640, %kv[%3639] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3641 = arith.addi %3577, %c5 : index
                %3642 = arith.divui %3641, %c14 : index
                %3643 = arith.muli %3642, %c52 : index
                %3644 = arith.addi %3643, %c10 : index
                %3645 = arith.remui %3641, %c14 : index
                %3646 = arith.divui %3572, %c5 : index
                %3647 = arith.remui %3572, %c5 : index
                %3648 = arith.muli %3647, %c4 : index
                %3649 = arith.addi %3646, %3648 : index
                %3650 = arith.divui %3649, %c4 : index
                %3651 = arith.muli %3650, %c21 : index
                %3652 = arith.muli %3645, %c14 : index
                %3653 = arith.addi %3651, %3652 : index
                %3654 = arith.remui %3649, %c4 : index
                %3655 = arith.muli %3654, %c5 : index
                %3656 = arith.addi %3653, %3655 : index
                %3657 = arith.addi %3644, %3656 : index
                %3658 = arith.addi %3602, %3657 : index
                %3659 = vector.shuffle %3584, %3584 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %3659, %kv[%3658] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3660 = arith.addi %3577, %c29 : index
                %3661 = arith.divui %3660, %c14 : index
                %3662 = arith.muli %3661, %c52 : index
                %3663 = arith.addi %3662, %c10 : index
                %3664 = arith.remui %3660, %c14 : index
                %3665 = arith.divui %3572, %c5 : index
                %3666 = arith.remui %3572, %c5 : index
                %3667 = arith.muli %3666, %c4 : index
                %3668 = arith.addi %3665, %3667 : index
                %3669 = arith.divui %3668, %c4 : index
                %3670 = arith.muli %3669, %c21 : index
                %3671 = arith.muli %3664, %c14 : index
                %3672 = arith.addi %3670, %3671 : index
                %3673 = arith.remui %3668, %c4 : index
                %3674 = arith.muli %3673, %c5 : index
                %3675 = arith.addi %3672, %3674 : index
                %3676 = arith.addi %3663, %3675 : index
                %3677 = arith.addi %3602, %3676 : index
                %3678 = vector.shuffle %3584, %3584 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %3678, %kv[%3677] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %3679 = arith.cmpi eq, %codec, %c8 : index
          scf.if %3679 {
            %3680 = wave.lane
            %3681 = arith.muli %3680, %c20 : index
            scf.for %3682 = %3681 to %c36 step %c7 {
              %3683 = arith.addi %3567, %3682 : index
              %3684 = vector.load %18[%3683] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3685 = arith.mulf %3684, %3570 : vector<4xf32>
              %3686 = wave.fp8_encode "e4m3" %3685 : vector<4xf32> -> vector<4xi8>
              %3687 = arith.cmpi slt, %3568, %kvHeads : index
              scf.if %3687 {
                %3688 = arith.muli %3568, %c10 : index
                %3689 = arith.addi %3573, %3688 : index
                %3690 = vector.shuffle %3686, %3686 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3691 = arith.divui %3682, %c14 : index
                %3692 = arith.muli %3691, %c21 : index
                %3693 = arith.remui %3682, %c14 : index
                %3694 = arith.muli %3572, %c14 : index
                %3695 = arith.divui %3693, %c20 : index
                %3696 = arith.muli %3695, %c20 : index
                %3697 = arith.remui %3693, %c5 : index
                %3698 = arith.muli %3697, %c5 : index
                %3699 = arith.addi %3696, %3698 : index
                %3700 = arith.divui %3693, %c5 : index
                %3701 = arith.remui %3700, %c5 : index
                %3702 = arith.addi %3699, %3701 : index
                %3703 = arith.addi %3694, %3702 : index
                %3704 = arith.addi %3692, %3703 : index
                %3705 = arith.addi %3689, %3704 : index
                vector.store %3690, %kv[%3705] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3706 = arith.subi %3568, %kvHeads : index
                %3707 = arith.muli %3706, %c10 : index
                %3708 = arith.addi %3573, %3707 : index
                %3709 = arith.addi %3682, %c9 : index
                %3710 = arith.divui %3709, %c14 : index
                %3711 = arith.muli %3710, %c21 : index
                %3712 = arith.addi %3711, %c11 : index
                %3713 = arith.remui %3709, %c14 : index
                %3714 = arith.divui %3572, %c5 : index
                %3715 = arith.remui %3572, %c5 : index
                %3716 = arith.muli %3715, %c4 : index
                %3717 = arith.addi %3714, %3716 : index
                %3718 = arith.muli %3713, %c14 : index
                %3719 = arith.divui %3717, %c20 : index
                %3720 = arith.muli %3719, %c20 : index
                %3721 = arith.remui %3717, %c5 : index
                %3722 = arith.muli %3721, %c5 : index
                %3723 = arith.addi %3720, %3722 : index
                %3724 = arith.divui %3717, %c5 : index
                %3725 = arith.remui %3724, %c5 : index
                %3726 = arith.addi %3723, %3725 : index
                %3727 = arith.addi %3718, %3726 : index
                %3728 = arith.addi %3712, %3727 : index
                %3729 = arith.addi %3708, %3728 : index
                %3730 = vector.shuffle %3686, %3686 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3730, %kv[%3729] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3731 = arith.addi %3682, %c8 : index
                %3732 = arith.divui %3731, %c14 : index
                %3733 = arith.muli %3732, %c21 : index
                %3734 = arith.addi %3733, %c11 : index
                %3735 = arith.remui %3731, %c14 : index
                %3736 = arith.divui %3572, %c5 : index
                %3737 = arith.remui %3572, %c5 : index
                %3738 = arith.muli %3737, %c4 : index
                %3739 = arith.addi %3736, %3738 : index
                %3740 = arith.muli %3735, %c14 : index
                %3741 = arith.divui %3739, %c20 : index
                %3742 = arith.muli %3741, %c20 : index
                %3743 = arith.remui %3739, %c5 : index
                %3744 = arith.muli %3743, %c5 : index
                %3745 = arith.addi %3742, %3744 : index
                %3746 = arith.divui %3739, %c5 : index
                %3747 = arith.remui %3746, %c5 : index
                %3748 = arith.addi %3745, %3747 : index
                %3749 = arith.addi %3740, %3748 : index
                %3750 = arith.addi %3734, %3749 : index
                %3751 = arith.addi %3708, %3750 : index
                %3752 = vector.shuffle %3686, %3686 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3752, %kv[%3751] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3753 = arith.addi %3682, %c5 : index
                %3754 = arith.divui %3753, %c14 : index
                %3755 = arith.muli %3754, %c21 : index
                %3756 = arith.addi %3755, %c11 : index
                %3757 = arith.remui %3753, %c14 : index
                %3758 = arith.divui %3572, %c5 : index
                %3759 = arith.remui %3572, %c5 : index
                %3760 = arith.muli %3759, %c4 : index
                %3761 = arith.addi %3758, %3760 : index
                %3762 = arith.muli %3757, %c14 : index
                %3763 = arith.divui %3761, %c20 : index
                %3764 = arith.muli %3763, %c20 : index
                %3765 = arith.remui %3761, %c5 : index
                %3766 = arith.muli %3765, %c5 : index
                %3767 = arith.addi %3764, %3766 : index
                %3768 = arith.divui %3761, %c5 : index
                %3769 = arith.remui %3768, %c5 : index
                %3770 = arith.addi %3767, %3769 : index
                %3771 = arith.addi %3762, %3770 : index
                %3772 = arith.addi %3756, %3771 : index
                %3773 = arith.addi %3708, %3772 : index
                %3774 = vector.shuffle %3686, %3686 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3774, %kv[%3773] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3775 = arith.addi %3682, %c29 : index
                %3776 = arith.divui %3775, %c14 : index
                %3777 = arith.muli %3776, %c21 : index
                %3778 = arith.addi %3777, %c11 : index
                %3779 = arith.remui %3775, %c14 : index
                %3780 = arith.divui %3572, %c5 : index
                %3781 = arith.remui %3572, %c5 : index
                %3782 = arith.muli %3781, %c4 : index
                %3783 = arith.addi %3780, %3782 : index
                %3784 = arith.muli %3779, %c14 : index
                %3785 = arith.divui %3783, %c20 : index
                %3786 = arith.muli %3785, %c20 : index
                %3787 = arith.remui %3783, %c5 : index
                %3788 = arith.muli %3787, %c5 : index
                %3789 = arith.addi %3786, %3788 : index
                %3790 = arith.divui %3783, %c5 : index
                %3791 = arith.remui %3790, %c5 : index
                %3792 = arith.addi %3789, %3791 : index
                %3793 = arith.addi %3784, %3792 : index
                %3794 = arith.addi %3778, %3793 : index
                %3795 = arith.addi %3708, %3794 : index
                %3796 = vector.shuffle %3686, %3686 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3796, %kv[%3795] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3797 = arith.cmpi eq, %codec, %c5 : index
          scf.if %3797 {
            %3798 = wave.lane
            %3799 = arith.muli %3798, %c20 : index
            scf.for %3800 = %3799 to %c36 step %c7 {
              %3801 = arith.addi %3567, %3800 : index
              %3802 = vector.load %18[%3801] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3803 = arith.mulf %3802, %3570 : vector<4xf32>
              %3804 = wave.fp8_encode "e5m2" %3803 : vector<4xf32> -> vector<4xi8>
              %3805 = arith.cmpi slt, %3568, %kvHeads : index
              scf.if %3805 {
                %3806 = arith.muli %3568, %c10 : index
                %3807 = arith.addi %3573, %3806 : index
                %3808 = vector.shuffle %3804, %3804 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3809 = arith.divui %3800, %c14 : index
                %3810 = arith.muli %3809, %c21 : index
                %3811 = arith.remui %3800, %c14 : index
                %3812 = arith.muli %3572, %c14 : index
                %3813 = arith.divui %3811, %c20 : index
                %3814 = arith.muli %3813, %c20 : index
                %3815 = arith.remui %3811, %c5 : index
                %3816 = arith.muli %3815, %c5 : index
                %3817 = arith.addi %3814, %3816 : index
                %3818 = arith.divui %3811, %c5 : index
                %3819 = arith.remui %3818, %c5 : index
                %3820 = arith.addi %3817, %3819 : index
                %3821 = arith.addi %3812, %3820 : index
                %3822 = arith.addi %3810, %3821 : index
                %3823 = arith.addi %3807, %3822 : index
                vector.store %3808, %kv[%3823] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3824 = arith.subi %3568, %kvHeads : index
                %3825 = arith.muli %3824, %c10 : index
                %3826 = arith.addi %3573, %3825 : index
                %3827 = arith.addi %3800, %c9 : index
                %3828 = arith.divui %3827, %c14 : index
                %3829 = arith.muli %3828, %c21 : index
                %3830 = arith.addi %3829, %c11 : index
                %3831 = arith.remui %3827, %c14 : index
                %3832 = arith.divui %3572, %c5 : index
                %3833 = arith.remui %3572, %c5 : index
                %3834 = arith.muli %3833, %c4 : index
                %3835 = arith.addi %3832, %3834 : index
                %3836 = arith.muli %3831, %c14 : index
                %3837 = arith.divui %3835, %c20 : index
                %3838 = arith.muli %3837, %c20 : index
                %3839 = arith.remui %3835, %c5 : index
                %3840 = arith.muli %3839, %c5 : index
                %3841 = arith.addi %3838, %3840 : index
                %3842 = arith.divui %3835, %c5 : index
                %3843 = arith.remui %3842, %c5 : index
                %3844 = arith.addi %3841, %3843 : index
                %3845 = arith.addi %3836, %3844 : index
                %3846 = arith.addi %3830, %3845 : index
                %3847 = arith.addi %3826, %3846 : index
                %3848 = vector.shuffle %3804, %3804 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3848, %kv[%3847] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3849 = arith.addi %3800, %c8 : index
                %3850 = arith.divui %3849, %c14 : index
                %3851 = arith.muli %3850, %c21 : index
                %3852 = arith.addi %3851, %c11 : index
                %3853 = arith.remui %3849, %c14 : index
                %3854 = arith.divui %3572, %c5 : index
                %3855 = arith.remui %3572, %c5 : index
                %3856 = arith.muli %3855, %c4 : index
                %3857 = arith.addi %3854, %3856 : index
                %3858 = arith.muli %3853, %c14 : index
                %3859 = arith.divui %3857, %c20 : index
                %3860 = arith.muli %3859, %c20 : index
                %3861 = arith.remui %3857, %c5 : index
                %3862 = arith.muli %3861, %c5 : index
                %3863 = arith.addi %3860, %3862 : index
                %3864 = arith.divui %3857, %c5 : index
                %3865 = arith.remui %3864, %c5 : index
                %3866 = arith.addi %3863, %3865 : index
                %3867 = arith.addi %3858, %3866 : index
                %3868 = arith.addi %3852, %3867 : index
                %3869 = arith.addi %3826, %3868 : index
                %3870 = vector.shuffle %3804, %3804 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3870, %kv[%3869] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3871 = arith.addi %3800, %c5 : index
                %3872 = arith.divui %3871, %c14 : index
                %3873 = arith.muli %3872, %c21 : index
                %3874 = arith.addi %3873, %c11 : index
                %3875 = arith.remui %3871, %c14 : index
                %3876 = arith.divui %3572, %c5 : index
                %3877 = arith.remui %3572, %c5 : index
                %3878 = arith.muli %3877, %c4 : index
                %3879 = arith.addi %3876, %3878 : index
                %3880 = arith.muli %3875, %c14 : index
                %3881 = arith.divui %3879, %c20 : index
                %3882 = arith.muli %3881, %c20 : index
                %3883 = arith.remui %3879, %c5 : index
                %3884 = arith.muli %3883, %c5 : index
                %3885 = arith.addi %3882, %3884 : index
                %3886 = arith.divui %3879, %c5 : index
                %3887 = arith.remui %3886, %c5 : index
                %3888 = arith.addi %3885, %3887 : index
                %3889 = arith.addi %3880, %3888 : index
                %3890 = arith.addi %3874, %3889 : index
                %3891 = arith.addi %3826, %3890 : index
                %3892 = vector.shuffle %3804, %3804 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3892, %kv[%3891] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3893 = arith.addi %3800, %c29 : index
                %3894 = arith.divui %3893, %c14 : index
                %3895 = arith.muli %3894, %c21 : index
                %3896 = arith.addi %3895, %c11 : index
                %3897 = arith.remui %3893, %c14 : index
                %3898 = arith.divui %3572, %c5 : index
                %3899 = arith.remui %3572, %c5 : index
                %3900 = arith.muli %3899, %c4 : index
                %3901 = arith.addi %3898, %3900 : index
                %3902 = arith.muli %3897, %c14 : index
                %3903 = arith.divui %3901, %c20 : index
                %3904 = arith.muli %3903, %c20 : index
                %3905 = arith.remui %3901, %c5 : index
                %3906 = arith.muli %3905, %c5 : index
                %3907 = arith.addi %3904, %3906 : index
                %3908 = arith.divui %3901, %c5 : index
                %3909 = arith.remui %3908, %c5 : index
                %3910 = arith.addi %3907, %3909 : index
                %3911 = arith.addi %3902, %3910 : index
                %3912 = arith.addi %3896, %3911 : index
                %3913 = arith.addi %3826, %3912 : index
                %3914 = vector.shuffle %3804, %3804 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3914, %kv[%3913] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %3915 = arith.addi %3201, %c45 : index
      %3916 = arith.addi %3200, %3915 : index
      %3917 = arith.cmpi slt, %3916, %20 : index
      %3918 = arith.cmpi slt, %3915, %c14 : index
      %3919 = arith.andi %3917, %3918 : i1
      scf.if %3919 {
        %3920 = arith.addi %3200, %3915 : index
        %3921 = arith.addi %slotsAt, %3920 : index
        %3922 = memref.load %step[%3921] : memref<?xi32>
        %3923 = arith.index_cast %3922 : i32 to index
        %3924 = arith.cmpi sge, %3923, %c9 : index
        scf.if %3924 {
          %3925 = arith.muli %3915, %c36 : index
          %3926 = arith.subi %0, %heads : index
          %3927 = memref.load %scales[%3926] : memref<?xf32>
          %3928 = vector.broadcast %3927 : f32 to vector<4xf32>
          %3929 = arith.divui %3923, %c14 : index
          %3930 = arith.remui %3923, %c14 : index
          %3931 = arith.muli %3929, %pageBytes : index
          %3932 = arith.cmpi eq, %codec, %c9 : index
          scf.if %3932 {
            %3933 = wave.lane
            %3934 = arith.muli %3933, %c20 : index
            scf.for %3935 = %3934 to %c36 step %c7 {
              %3936 = arith.addi %3925, %3935 : index
              %3937 = vector.load %18[%3936] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3938 = arith.mulf %3937, %3928 : vector<4xf32>
              %3939 = arith.minimumf %3938, %c49 : vector<4xf32>
              %3940 = arith.maximumf %3939, %c50 : vector<4xf32>
              %3941 = arith.truncf %3940 : vector<4xf32> to vector<4xf16>
              %3942 = vector.bitcast %3941 : vector<4xf16> to vector<8xi8>
              %3943 = arith.cmpi slt, %3926, %kvHeads : index
              scf.if %3943 {
                %3944 = arith.muli %3926, %c51 : index
                %3945 = arith.addi %3931, %3944 : index
                %3946 = arith.divui %3935, %c14 : index
                %3947 = arith.muli %3946, %c52 : index
                %3948 = arith.remui %3935, %c14 : index
                %3949 = arith.divui %3948, %c4 : index
                %3950 = arith.muli %3949, %c21 : index
                %3951 = arith.muli %3930, %c14 : index
                %3952 = arith.addi %3950, %3951 : index
                %3953 = arith.remui %3948, %c4 : index
                %3954 = arith.muli %3953, %c5 : index
                %3955 = arith.addi %3952, %3954 : index
                %3956 = arith.addi %3947, %3955 : index
                %3957 = arith.addi %3945, %3956 : index
                vector.store %3942, %kv[%3957] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %3958 = arith.subi %3926, %kvHeads : index
                %3959 = arith.muli %3958, %c51 : index
                %3960 = arith.addi %3931, %3959 : index
                %3961 = arith.addi %3935, %c9 : index
                %3962 = arith.divui %3961, %c14 : index
                %3963 = arith.muli %3962, %c52 : index
                %3964 = arith.addi %3963, %c10 : index
                %3965 = arith.remui %3961, %c14 : index
                %3966 = arith.divui %3930, %c5 : index
                %3967 = arith.remui %3930, %c5 : index
                %3968 = arith.muli %3967, %c4 : index
                %3969 = arith.addi %3966, %3968 : index
                %3970 = arith.divui %3969, %c4 : index
                %3971 = arith.muli %3970, %c21 : index
                %3972 = arith.muli %3965, %c14 : index
                %3973 = arith.addi %3971, %3972 : index
                %3974 = arith.remui %3969, %c4 : index
                %3975 = arith.muli %3974, %c5 : index
                %3976 = arith.addi %3973, %3975 : index
                %3977 = arith.addi %3964, %3976 : index
                %3978 = arith.addi %3960, %3977 : index
                %3979 = vector.shuffle %3942, %3942 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %3979, %kv[%3978] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3980 = arith.addi %3935, %c8 : index
                %3981 = arith.divui %3980, %c14 : index
                %3982 = arith.muli %3981, %c52 : index
                %3983 = arith.addi %3982, %c10 : index
                %3984 = arith.remui %3980, %c14 : index
                %3985 = arith.divui %3930, %c5 : index
                %3986 = arith.remui %3930, %c5 : index
                %3987 = arith.muli %3986, %c4 : index
                %3988 = arith.addi %3985, %3987 : index
                %3989 = arith.divui %3988, %c4 : index
                %3990 = arith.muli %3989, %c21 : index
                %3991 = arith.muli %3984, %c14 : index
                %3992 = arith.addi %3990, %3991 : index
                %3993 = arith.remui %3988, %c4 : index
                %3994 = arith.muli %3993, %c5 : index
                %3995 = arith.addi %3992, %3994 : index
                %3996 = arith.addi %3983, %3995 : index
                %3997 = arith.addi %3960, %3996 : index
                %3998 = vector.shuffle %3942, %3942 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %3998, %kv[%3997] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3999 = arith.addi %3935, %c5 : index
                %4000 = arith.divui %3999, %c14 : index
                %4001 = arith.muli %4000, %c52 : index
                %4002 = arith.addi %4001, %c10 : index
                %4003 = arith.remui %3999, %c14 : index
                %4004 = arith.divui %3930, %c5 : index
                %4005 = arith.remui %3930, %c5 : index
                %4006 = arith.muli %4005, %c4 : index
                %4007 = arith.addi %4004, %4006 : index
                %4008 = arith.divui %4007, %c4 : index
                %4009 = arith.muli %4008, %c21 : index
                %4010 = arith.muli %4003, %c14 : index
                %4011 = arith.addi %4009, %4010 : index
                %4012 = arith.remui %4007, %c4 : index
                %4013 = arith.muli %4012, %c5 : index
                %4014 = arith.addi %4011, %4013 : index
                %4015 = arith.addi %4002, %4014 : index
                %4016 = arith.addi %3960, %4015 : index
                %4017 = vector.shuffle %3942, %3942 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %4017, %kv[%4016] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4018 = arith.addi %3935, %c29 : index
                %4019 = arith.divui %4018, %c14 : index
                %4020 = arith.muli %4019, %c52 : index
                %4021 = arith.addi %4020, %c10 : index
                %4022 = arith.remui %4018, %c14 : index
                %4023 = arith.divui %3930, %c5 : index
                %4024 = arith.remui %3930, %c5 : index
                %4025 = arith.muli %4024, %c4 : index
                %4026 = arith.addi %4023, %4025 : index
                %4027 = arith.divui %4026, %c4 : index
                %4028 = arith.muli %4027, %c21 : index
                %4029 = arith.muli %4022, %c14 : index
                %4030 = arith.addi %4028, %4029 : index
                %4031 = arith.remui %4026, %c4 : index
                %4032 = arith.muli %4031, %c5 : index
                %4033 = arith.addi %4030, %4032 : index
                %4034 = arith.addi %4021, %4033 : index
                %4035 = arith.addi %3960, %4034 : index
                %4036 = vector.shuffle %3942, %3942 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %4036, %kv[%4035] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %4037 = arith.cmpi eq, %codec, %c8 : index
          scf.if %4037 {
            %4038 = wave.lane
            %4039 = arith.muli %4038, %c20 : index
            scf.for %4040 = %4039 to %c36 step %c7 {
              %4041 = arith.addi %3925, %4040 : index
              %4042 = vector.load %18[%4041] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4043 = arith.mulf %4042, %3928 : vector<4xf32>
              %4044 = wave.fp8_encode "e4m3" %4043 : vector<4xf32> -> vector<4xi8>
              %4045 = arith.cmpi slt, %3926, %kvHeads : index
              scf.if %4045 {
                %4046 = arith.muli %3926, %c10 : index
                %4047 = arith.addi %3931, %4046 : index
                %4048 = vector.shuffle %4044, %4044 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4049 = arith.divui %4040, %c14 : index
                %4050 = arith.muli %4049, %c21 : index
                %4051 = arith.remui %4040, %c14 : index
                %4052 = arith.muli %3930, %c14 : index
                %4053 = arith.divui %4051, %c20 : index
                %4054 = arith.muli %4053, %c20 : index
                %4055 = arith.remui %4051, %c5 : index
                %4056 = arith.muli %4055, %c5 : index
                %4057 = arith.addi %4054, %4056 : index
                %4058 = arith.divui %4051, %c5 : index
                %4059 = arith.remui %4058, %c5 : index
                %4060 = arith.addi %4057, %4059 : index
                %4061 = arith.addi %4052, %4060 : index
                %4062 = arith.addi %4050, %4061 : index
                %4063 = arith.addi %4047, %4062 : index
                vector.store %4048, %kv[%4063] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4064 = arith.subi %3926, %kvHeads : index
                %4065 = arith.muli %4064, %c10 : index
                %4066 = arith.addi %3931, %4065 : index
                %4067 = arith.addi %4040, %c9 : index
                %4068 = arith.divui %4067, %c14 : index
                %4069 = arith.muli %4068, %c21 : index
                %4070 = arith.addi %4069, %c11 : index
                %4071 = arith.remui %4067, %c14 : index
                %4072 = arith.divui %3930, %c5 : index
                %4073 = arith.remui %3930, %c5 : index
                %4074 = arith.muli %4073, %c4 : index
                %4075 = arith.addi %4072, %4074 : index
                %4076 = arith.muli %4071, %c14 : index
                %4077 = arith.divui %4075, %c20 : index
                %4078 = arith.muli %4077, %c20 : index
                %4079 = arith.remui %4075, %c5 : index
                %4080 = arith.muli %4079, %c5 : index
                %4081 = arith.addi %4078, %4080 : index
                %4082 = arith.divui %4075, %c5 : index
                %4083 = arith.remui %4082, %c5 : index
                %4084 = arith.addi %4081, %4083 : index
                %4085 = arith.addi %4076, %4084 : index
                %4086 = arith.addi %4070, %4085 : index
                %4087 = arith.addi %4066, %4086 : index
                %4088 = vector.shuffle %4044, %4044 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4088, %kv[%4087] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4089 = arith.addi %4040, %c8 : index
                %4090 = arith.divui %4089, %c14 : index
                %4091 = arith.muli %4090, %c21 : index
                %4092 = arith.addi %4091, %c11 : index
                %4093 = arith.remui %4089, %c14 : index
                %4094 = arith.divui %3930, %c5 : index
                %4095 = arith.remui %3930, %c5 : index
                %4096 = arith.muli %4095, %c4 : index
                %4097 = arith.addi %4094, %4096 : index
                %4098 = arith.muli %4093, %c14 : index
                %4099 = arith.divui %4097, %c20 : index
                %4100 = arith.muli %4099, %c20 : index
                %4101 = arith.remui %4097, %c5 : index
                %4102 = arith.muli %4101, %c5 : index
                %4103 = arith.addi %4100, %4102 : index
                %4104 = arith.divui %4097, %c5 : index
                %4105 = arith.remui %4104, %c5 : index
                %4106 = arith.addi %4103, %4105 : index
                %4107 = arith.addi %4098, %4106 : index
                %4108 = arith.addi %4092, %4107 : index
                %4109 = arith.addi %4066, %4108 : index
                %4110 = vector.shuffle %4044, %4044 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4110, %kv[%4109] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4111 = arith.addi %4040, %c5 : index
                %4112 = arith.divui %4111, %c14 : index
                %4113 = arith.muli %4112, %c21 : index
                %4114 = arith.addi %4113, %c11 : index
                %4115 = arith.remui %4111, %c14 : index
                %4116 = arith.divui %3930, %c5 : index
                %4117 = arith.remui %3930, %c5 : index
                %4118 = arith.muli %4117, %c4 : index
                %4119 = arith.addi %4116, %4118 : index
                %4120 = arith.muli %4115, %c14 : index
                %4121 = arith.divui %4119, %c20 : index
                %4122 = arith.muli %4121, %c20 : index
                %4123 = arith.remui %4119, %c5 : index
                %4124 = arith.muli %4123, %c5 : index
                %4125 = arith.addi %4122, %4124 : index
                %4126 = arith.divui %4119, %c5 : index
                %4127 = arith.remui %4126, %c5 : index
                %4128 = arith.addi %4125, %4127 : index
                %4129 = arith.addi %4120, %4128 : index
                %4130 = arith.addi %4114, %4129 : index
                %4131 = arith.addi %4066, %4130 : index
                %4132 = vector.shuffle %4044, %4044 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4132, %kv[%4131] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4133 = arith.addi %4040, %c29 : index
                %4134 = arith.divui %4133, %c14 : index
                %4135 = arith.muli %4134, %c21 : index
                %4136 = arith.addi %4135, %c11 : index
                %4137 = arith.remui %4133, %c14 : index
                %4138 = arith.divui %3930, %c5 : index
                %4139 = arith.remui %3930, %c5 : index
                %4140 = arith.muli %4139, %c4 : index
                %4141 = arith.addi %4138, %4140 : index
                %4142 = arith.muli %4137, %c14 : index
                %4143 = arith.divui %4141, %c20 : index
                %4144 = arith.muli %4143, %c20 : index
                %4145 = arith.remui %4141, %c5 : index
                %4146 = arith.muli %4145, %c5 : index
                %4147 = arith.addi %4144, %4146 : index
                %4148 = arith.divui %4141, %c5 : index
                %4149 = arith.remui %4148, %c5 : index
                %4150 = arith.addi %4147, %4149 : index
                %4151 = arith.addi %4142, %4150 : index
                %4152 = arith.addi %4136, %4151 : index
                %4153 = arith.addi %4066, %4152 : index
                %4154 = vector.shuffle %4044, %4044 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4154, %kv[%4153] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %4155 = arith.cmpi eq, %codec, %c5 : index
          scf.if %4155 {
            %4156 = wave.lane
            %4157 = arith.muli %4156, %c20 : index
            scf.for %4158 = %4157 to %c36 step %c7 {
              %4159 = arith.addi %3925, %4158 : index
              %4160 = vector.load %18[%4159] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4161 = arith.mulf %4160, %3928 : vector<4xf32>
              %4162 = wave.fp8_encode "e5m2" %4161 : vector<4xf32> -> vector<4xi8>
              %4163 = arith.cmpi slt, %3926, %kvHeads : index
              scf.if %4163 {
                %4164 = arith.muli %3926, %c10 : index
                %4165 = arith.addi %3931, %4164 : index
                %4166 = vector.shuffle %4162, %4162 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4167 = arith.divui %4158, %c14 : index
                %4168 = arith.muli %4167, %c21 : index
                %4169 = arith.remui %4158, %c14 : index
                %4170 = arith.muli %3930, %c14 : index
                %4171 = arith.divui %4169, %c20 : index
                %4172 = arith.muli %4171, %c20 : index
                %4173 = arith.remui %4169, %c5 : index
                %4174 = arith.muli %4173, %c5 : index
                %4175 = arith.addi %4172, %4174 : index
                %4176 = arith.divui %4169, %c5 : index
                %4177 = arith.remui %4176, %c5 : index
                %4178 = arith.addi %4175, %4177 : index
                %4179 = arith.addi %4170, %4178 : index
                %4180 = arith.addi %4168, %4179 : index
                %4181 = arith.addi %4165, %4180 : index
                vector.store %4166, %kv[%4181] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4182 = arith.subi %3926, %kvHeads : index
                %4183 = arith.muli %4182, %c10 : index
                %4184 = arith.addi %3931, %4183 : index
                %4185 = arith.addi %4158, %c9 : index
                %4186 = arith.divui %4185, %c14 : index
                %4187 = arith.muli %4186, %c21 : index
                %4188 = arith.addi %4187, %c11 : index
                %4189 = arith.remui %4185, %c14 : index
                %4190 = arith.divui %3930, %c5 : index
                %4191 = arith.remui %3930, %c5 : index
                %4192 = arith.muli %4191, %c4 : index
                %4193 = arith.addi %4190, %4192 : index
                %4194 = arith.muli %4189, %c14 : index
                %4195 = arith.divui %4193, %c20 : index
                %4196 = arith.muli %4195, %c20 : index
                %4197 = arith.remui %4193, %c5 : index
                %4198 = arith.muli %4197, %c5 : index
                %4199 = arith.addi %4196, %4198 : index
                %4200 = arith.divui %4193, %c5 : index
                %4201 = arith.remui %4200, %c5 : index
                %4202 = arith.addi %4199, %4201 : index
                %4203 = arith.addi %4194, %4202 : index
                %4204 = arith.addi %4188, %4203 : index
                %4205 = arith.addi %4184, %4204 : index
                %4206 = vector.shuffle %4162, %4162 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4206, %kv[%4205] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4207 = arith.addi %4158, %c8 : index
                %4208 = arith.divui %4207, %c14 : index
                %4209 = arith.muli %4208, %c21 : index
                %4210 = arith.addi %4209, %c11 : index
                %4211 = arith.remui %4207, %c14 : index
                %4212 = arith.divui %3930, %c5 : index
                %4213 = arith.remui %3930, %c5 : index
                %4214 = arith.muli %4213, %c4 : index
                %4215 = arith.addi %4212, %4214 : index
                %4216 = arith.muli %4211, %c14 : index
                %4217 = arith.divui %4215, %c20 : index
                %4218 = arith.muli %4217, %c20 : index
                %4219 = arith.remui %4215, %c5 : index
                %4220 = arith.muli %4219, %c5 : index
                %4221 = arith.addi %4218, %4220 : index
                %4222 = arith.divui %4215, %c5 : index
                %4223 = arith.remui %4222, %c5 : index
                %4224 = arith.addi %4221, %4223 : index
                %4225 = arith.addi %4216, %4224 : index
                %4226 = arith.addi %4210, %4225 : index
                %4227 = arith.addi %4184, %4226 : index
                %4228 = vector.shuffle %4162, %4162 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4228, %kv[%4227] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4229 = arith.addi %4158, %c5 : index
                %4230 = arith.divui %4229, %c14 : index
                %4231 = arith.muli %4230, %c21 : index
                %4232 = arith.addi %4231, %c11 : index
                %4233 = arith.remui %4229, %c14 : index
                %4234 = arith.divui %3930, %c5 : index
                %4235 = arith.remui %3930, %c5 : index
                %4236 = arith.muli %4235, %c4 : index
                %4237 = arith.addi %4234, %4236 : index
                %4238 = arith.muli %4233, %c14 : index
                %4239 = arith.divui %4237, %c20 : index
                %4240 = arith.muli %4239, %c20 : index
                %4241 = arith.remui %4237, %c5 : index
                %4242 = arith.muli %4241, %c5 : index
                %4243 = arith.addi %4240, %4242 : index
                %4244 = arith.divui %4237, %c5 : index
                %4245 = arith.remui %4244, %c5 : index
                %4246 = arith.addi %4243, %4245 : index
                %4247 = arith.addi %4238, %4246 : index
                %4248 = arith.addi %4232, %4247 : index
                %4249 = arith.addi %4184, %4248 : index
                %4250 = vector.shuffle %4162, %4162 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4250, %kv[%4249] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4251 = arith.addi %4158, %c29 : index
                %4252 = arith.divui %4251, %c14 : index
                %4253 = arith.muli %4252, %c21 : index
                %4254 = arith.addi %4253, %c11 : index
                %4255 = arith.remui %4251, %c14 : index
                %4256 = arith.divui %3930, %c5 : index
                %4257 = arith.remui %3930, %c5 : index
                %4258 = arith.muli %4257, %c4 : index
                %4259 = arith.addi %4256, %4258 : index
                %4260 = arith.muli %4255, %c14 : index
                %4261 = arith.divui %4259, %c20 : index
                %4262 = arith.muli %4261, %c20 : index
                %4263 = arith.remui %4259, %c5 : index
                %4264 = arith.muli %4263, %c5 : index
                %4265 = arith.addi %4262, %4264 : index
                %4266 = arith.divui %4259, %c5 : index
                %4267 = arith.remui %4266, %c5 : index
                %4268 = arith.addi %4265, %4267 : index
                %4269 = arith.addi %4260, %4268 : index
                %4270 = arith.addi %4254, %4269 : index
                %4271 = arith.addi %4184, %4270 : index
                %4272 = vector.shuffle %4162, %4162 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4272, %kv[%4271] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %4273 = arith.addi %21, %c16 : index
    %4274 = wave.lane
    %4275 = arith.muli %3, %c8 : index
    %4276 = arith.muli %4275, %c21 : index
    %4277 = arith.addi %4276, %4274 : index
    %4278 = arith.muli %4, %c11 : index
    %4279 = arith.addi %4278, %4277 : index
    %4280 = arith.addi %4279, %c9 : index
    %4281 = arith.addi %4280, %c9 : index
    %4282 = vector.extract %396#3[0] : f32 from vector<8xf32>
    memref.store %4282, %17[%4281] : memref<?xf32>
    %4283 = arith.muli %4, %c11 : index
    %4284 = arith.addi %4283, %4277 : index
    %4285 = arith.addi %4284, %c9 : index
    %4286 = arith.addi %4285, %c15 : index
    %4287 = vector.extract %396#3[1] : f32 from vector<8xf32>
    memref.store %4287, %17[%4286] : memref<?xf32>
    %4288 = arith.muli %4, %c11 : index
    %4289 = arith.addi %4288, %4277 : index
    %4290 = arith.addi %4289, %c9 : index
    %4291 = arith.addi %4290, %c12 : index
    %4292 = vector.extract %396#3[2] : f32 from vector<8xf32>
    memref.store %4292, %17[%4291] : memref<?xf32>
    %4293 = arith.muli %4, %c11 : index
    %4294 = arith.addi %4293, %4277 : index
    %4295 = arith.addi %4294, %c9 : index
    %4296 = arith.addi %4295, %c30 : index
    %4297 = vector.extract %396#3[3] : f32 from vector<8xf32>
    memref.store %4297, %17[%4296] : memref<?xf32>
    %4298 = arith.muli %4, %c11 : index
    %4299 = arith.addi %4298, %4277 : index
    %4300 = arith.addi %4299, %c9 : index
    %4301 = arith.addi %4300, %c7 : index
    %4302 = vector.extract %396#3[4] : f32 from vector<8xf32>
    memref.store %4302, %17[%4301] : memref<?xf32>
    %4303 = arith.muli %4, %c11 : index
    %4304 = arith.addi %4303, %4277 : index
    %4305 = arith.addi %4304, %c9 : index
    %4306 = arith.addi %4305, %c31 : index
    %4307 = vector.extract %396#3[5] : f32 from vector<8xf32>
    memref.store %4307, %17[%4306] : memref<?xf32>
    %4308 = arith.muli %4, %c11 : index
    %4309 = arith.addi %4308, %4277 : index
    %4310 = arith.addi %4309, %c9 : index
    %4311 = arith.addi %4310, %c32 : index
    %4312 = vector.extract %396#3[6] : f32 from vector<8xf32>
    memref.store %4312, %17[%4311] : memref<?xf32>
    %4313 = arith.muli %4, %c11 : index
    %4314 = arith.addi %4313, %4277 : index
    %4315 = arith.addi %4314, %c9 : index
    %4316 = arith.addi %4315, %c33 : index
    %4317 = vector.extract %396#3[7] : f32 from vector<8xf32>
    memref.store %4317, %17[%4316] : memref<?xf32>
    wave.barrier
    %4318 = arith.muli %4, %c20 : index
    %4319 = arith.addi %4318, %c9 : index
    %4320 = arith.muli %4319, %c5 : index
    %4321 = arith.divui %4274, %c14 : index
    %4322 = arith.addi %4320, %4321 : index
    %4323 = arith.addi %4273, %4322 : index
    %4324 = arith.cmpi slt, %4323, %20 : index
    scf.if %4324 {
      %4325 = arith.cmpi eq, %hasFactors, %c8 : index
      %4326 = memref.load %factors[%4323] : memref<?xf32>
      %4327 = arith.select %4325, %4326, %c35 : f32
      %4328 = arith.addi %4277, %c9 : index
      %4329 = arith.muli %4319, %c15 : index
      %4330 = arith.addi %4328, %4329 : index
      %4331 = memref.load %17[%4330] : memref<?xf32>
      %4332 = arith.addi %4330, %c11 : index
      %4333 = memref.load %17[%4332] : memref<?xf32>
      %4334 = arith.addf %4331, %4333 : f32
      %4335 = arith.remui %4274, %c14 : index
      %4336 = arith.muli %4335, %c20 : index
      %4337 = arith.addi %16, %4336 : index
      %4338 = vector.load %w[%4337] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4339 = vector.bitcast %4338 : vector<4xi8> to vector<1xf32>
      %4340 = vector.extract %4339[0] : f32 from vector<1xf32>
      %4341 = arith.mulf %4340, %4327 : f32
      %4342 = arith.mulf %4334, %4341 : f32
      %4343 = arith.muli %3, %c8 : index
      %4344 = arith.addi %4343, %c9 : index
      %4345 = arith.muli %4344, %c14 : index
      %4346 = arith.remui %4274, %c14 : index
      %4347 = arith.addi %4345, %4346 : index
      %4348 = arith.muli %4322, %c36 : index
      %4349 = arith.addi %4348, %4347 : index
      memref.store %4342, %18[%4349] : memref<?xf32>
    }
    %4350 = arith.muli %4, %c20 : index
    %4351 = arith.addi %4350, %c8 : index
    %4352 = arith.muli %4351, %c5 : index
    %4353 = arith.divui %4274, %c14 : index
    %4354 = arith.addi %4352, %4353 : index
    %4355 = arith.addi %4273, %4354 : index
    %4356 = arith.cmpi slt, %4355, %20 : index
    scf.if %4356 {
      %4357 = arith.cmpi eq, %hasFactors, %c8 : index
      %4358 = memref.load %factors[%4355] : memref<?xf32>
      %4359 = arith.select %4357, %4358, %c35 : f32
      %4360 = arith.addi %4277, %c9 : index
      %4361 = arith.muli %4351, %c15 : index
      %4362 = arith.addi %4360, %4361 : index
      %4363 = memref.load %17[%4362] : memref<?xf32>
      %4364 = arith.addi %4362, %c11 : index
      %4365 = memref.load %17[%4364] : memref<?xf32>
      %4366 = arith.addf %4363, %4365 : f32
      %4367 = arith.remui %4274, %c14 : index
      %4368 = arith.muli %4367, %c20 : index
      %4369 = arith.addi %16, %4368 : index
      %4370 = vector.load %w[%4369] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4371 = vector.bitcast %4370 : vector<4xi8> to vector<1xf32>
      %4372 = vector.extract %4371[0] : f32 from vector<1xf32>
      %4373 = arith.mulf %4372, %4359 : f32
      %4374 = arith.mulf %4366, %4373 : f32
      %4375 = arith.muli %3, %c8 : index
      %4376 = arith.addi %4375, %c9 : index
      %4377 = arith.muli %4376, %c14 : index
      %4378 = arith.remui %4274, %c14 : index
      %4379 = arith.addi %4377, %4378 : index
      %4380 = arith.muli %4354, %c36 : index
      %4381 = arith.addi %4380, %4379 : index
      memref.store %4374, %18[%4381] : memref<?xf32>
    }
    %4382 = arith.muli %4, %c20 : index
    %4383 = arith.addi %4382, %c5 : index
    %4384 = arith.muli %4383, %c5 : index
    %4385 = arith.divui %4274, %c14 : index
    %4386 = arith.addi %4384, %4385 : index
    %4387 = arith.addi %4273, %4386 : index
    %4388 = arith.cmpi slt, %4387, %20 : index
    scf.if %4388 {
      %4389 = arith.cmpi eq, %hasFactors, %c8 : index
      %4390 = memref.load %factors[%4387] : memref<?xf32>
      %4391 = arith.select %4389, %4390, %c35 : f32
      %4392 = arith.addi %4277, %c9 : index
      %4393 = arith.muli %4383, %c15 : index
      %4394 = arith.addi %4392, %4393 : index
      %4395 = memref.load %17[%4394] : memref<?xf32>
      %4396 = arith.addi %4394, %c11 : index
      %4397 = memref.load %17[%4396] : memref<?xf32>
      %4398 = arith.addf %4395, %4397 : f32
      %4399 = arith.remui %4274, %c14 : index
      %4400 = arith.muli %4399, %c20 : index
      %4401 = arith.addi %16, %4400 : index
      %4402 = vector.load %w[%4401] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4403 = vector.bitcast %4402 : vector<4xi8> to vector<1xf32>
      %4404 = vector.extract %4403[0] : f32 from vector<1xf32>
      %4405 = arith.mulf %4404, %4391 : f32
      %4406 = arith.mulf %4398, %4405 : f32
      %4407 = arith.muli %3, %c8 : index
      %4408 = arith.addi %4407, %c9 : index
      %4409 = arith.muli %4408, %c14 : index
      %4410 = arith.remui %4274, %c14 : index
      %4411 = arith.addi %4409, %4410 : index
      %4412 = arith.muli %4386, %c36 : index
      %4413 = arith.addi %4412, %4411 : index
      memref.store %4406, %18[%4413] : memref<?xf32>
    }
    %4414 = arith.muli %4, %c20 : index
    %4415 = arith.addi %4414, %c29 : index
    %4416 = arith.muli %4415, %c5 : index
    %4417 = arith.divui %4274, %c14 : index
    %4418 = arith.addi %4416, %4417 : index
    %4419 = arith.addi %4273, %4418 : index
    %4420 = arith.cmpi slt, %4419, %20 : index
    scf.if %4420 {
      %4421 = arith.cmpi eq, %hasFactors, %c8 : index
      %4422 = memref.load %factors[%4419] : memref<?xf32>
      %4423 = arith.select %4421, %4422, %c35 : f32
      %4424 = arith.addi %4277, %c9 : index
      %4425 = arith.muli %4415, %c15 : index
      %4426 = arith.addi %4424, %4425 : index
      %4427 = memref.load %17[%4426] : memref<?xf32>
      %4428 = arith.addi %4426, %c11 : index
      %4429 = memref.load %17[%4428] : memref<?xf32>
      %4430 = arith.addf %4427, %4429 : f32
      %4431 = arith.remui %4274, %c14 : index
      %4432 = arith.muli %4431, %c20 : index
      %4433 = arith.addi %16, %4432 : index
      %4434 = vector.load %w[%4433] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4435 = vector.bitcast %4434 : vector<4xi8> to vector<1xf32>
      %4436 = vector.extract %4435[0] : f32 from vector<1xf32>
      %4437 = arith.mulf %4436, %4423 : f32
      %4438 = arith.mulf %4430, %4437 : f32
      %4439 = arith.muli %3, %c8 : index
      %4440 = arith.addi %4439, %c9 : index
      %4441 = arith.muli %4440, %c14 : index
      %4442 = arith.remui %4274, %c14 : index
      %4443 = arith.addi %4441, %4442 : index
      %4444 = arith.muli %4418, %c36 : index
      %4445 = arith.addi %4444, %4443 : index
      memref.store %4438, %18[%4445] : memref<?xf32>
    }
    wave.barrier
    %4446 = arith.addi %21, %c16 : index
    %4447 = wave.wave
    %4448 = arith.addi %4447, %c9 : index
    %4449 = arith.addi %4446, %4448 : index
    %4450 = arith.cmpi slt, %4449, %20 : index
    %4451 = arith.cmpi slt, %4448, %c14 : index
    %4452 = arith.andi %4450, %4451 : i1
    scf.if %4452 {
      %4453 = arith.addi %4446, %4448 : index
      %4454 = arith.muli %4448, %c36 : index
      %4455 = wave.lane
      %4456 = arith.addi %4455, %c9 : index
      %4457 = arith.cmpi eq, %hasBias, %c8 : index
      %4458 = arith.addi %4454, %4456 : index
      %4459 = memref.load %18[%4458] : memref<?xf32>
      %4460 = arith.muli %0, %c36 : index
      %4461 = arith.addi %4460, %4456 : index
      %4462 = memref.load %bias[%4461] : memref<?xf32>
      %4463 = arith.addf %4459, %4462 : f32
      %4464 = arith.select %4457, %4463, %4459 : f32
      %4465 = arith.addi %4456, %c38 : index
      %4466 = arith.cmpi eq, %hasBias, %c8 : index
      %4467 = arith.addi %4454, %4465 : index
      %4468 = memref.load %18[%4467] : memref<?xf32>
      %4469 = arith.muli %0, %c36 : index
      %4470 = arith.addi %4469, %4465 : index
      %4471 = memref.load %bias[%4470] : memref<?xf32>
      %4472 = arith.addf %4468, %4471 : f32
      %4473 = arith.select %4466, %4472, %4468 : f32
      %4474 = arith.addi %4455, %c15 : index
      %4475 = arith.cmpi slt, %4474, %c38 : index
      %4476 = arith.minsi %4474, %c39 : index
      %4477 = arith.cmpi eq, %hasBias, %c8 : index
      %4478 = arith.addi %4454, %4476 : index
      %4479 = memref.load %18[%4478] : memref<?xf32>
      %4480 = arith.muli %0, %c36 : index
      %4481 = arith.addi %4480, %4476 : index
      %4482 = memref.load %bias[%4481] : memref<?xf32>
      %4483 = arith.addf %4479, %4482 : f32
      %4484 = arith.select %4477, %4483, %4479 : f32
      %4485 = arith.addi %4476, %c38 : index
      %4486 = arith.cmpi eq, %hasBias, %c8 : index
      %4487 = arith.addi %4454, %4485 : index
      %4488 = memref.load %18[%4487] : memref<?xf32>
      %4489 = arith.muli %0, %c36 : index
      %4490 = arith.addi %4489, %4485 : index
      %4491 = memref.load %bias[%4490] : memref<?xf32>
      %4492 = arith.addf %4488, %4491 : f32
      %4493 = arith.select %4486, %4492, %4488 : f32
      %4494 = arith.addi %heads, %kvHeads : index
      %4495 = arith.cmpi slt, %0, %4494 : index
      scf.if %4495 {
        %4496 = arith.addi %positionsAt, %4453 : index
        %4497 = memref.load %step[%4496] : memref<?xi32>
        %4498 = arith.index_cast %4497 : i32 to index
        %4499 = arith.cmpi eq, %hasNorm, %c8 : index
        %4500 = math.fma %4464, %4464, %c42 : f32
        %4501 = math.fma %4473, %4473, %4500 : f32
        %4502 = math.fma %4484, %4484, %4501 : f32
        %4503 = arith.select %4475, %4502, %4501 : f32
        %4504 = math.fma %4493, %4493, %4503 : f32
        %4505 = arith.select %4475, %4504, %4503 : f32
        %4506 = vector.broadcast %4505 : f32 to vector<1xf32>
        %4507 = wave.reduce "add" %4506 : vector<1xf32>
        %4508 = arith.mulf %4507, %inverseHeadDim : f32
        %4509 = arith.addf %4508, %epsilon : f32
        %4510 = math.sqrt %4509 : f32
        %4511 = arith.divf %c35, %4510 : f32
        %4512 = arith.cmpi slt, %0, %heads : index
        %4513 = arith.addi %4456, %c38 : index
        %4514 = memref.load %query_norm[%4456] : memref<?xf32>
        %4515 = memref.load %key_norm[%4456] : memref<?xf32>
        %4516 = arith.select %4512, %4514, %4515 : f32
        %4517 = arith.mulf %4464, %4511 : f32
        %4518 = arith.mulf %4517, %4516 : f32
        %4519 = arith.select %4499, %4518, %4464 : f32
        %4520 = memref.load %query_norm[%4513] : memref<?xf32>
        %4521 = memref.load %key_norm[%4513] : memref<?xf32>
        %4522 = arith.select %4512, %4520, %4521 : f32
        %4523 = arith.mulf %4473, %4511 : f32
        %4524 = arith.mulf %4523, %4522 : f32
        %4525 = arith.select %4499, %4524, %4473 : f32
        %4526 = arith.addi %4476, %c38 : index
        %4527 = memref.load %query_norm[%4476] : memref<?xf32>
        %4528 = memref.load %key_norm[%4476] : memref<?xf32>
        %4529 = arith.select %4512, %4527, %4528 : f32
        %4530 = arith.mulf %4484, %4511 : f32
        %4531 = arith.mulf %4530, %4529 : f32
        %4532 = arith.select %4499, %4531, %4484 : f32
        %4533 = memref.load %query_norm[%4526] : memref<?xf32>
        %4534 = memref.load %key_norm[%4526] : memref<?xf32>
        %4535 = arith.select %4512, %4533, %4534 : f32
        %4536 = arith.mulf %4493, %4511 : f32
        %4537 = arith.mulf %4536, %4535 : f32
        %4538 = arith.select %4499, %4537, %4493 : f32
        %4539 = arith.remui %4498, %c21 : index
        %4540 = arith.muli %4539, %c36 : index
        %4541 = arith.addi %4540, %4456 : index
        %4542 = arith.divui %4498, %c21 : index
        %4543 = arith.addi %4542, %c21 : index
        %4544 = arith.muli %4543, %c36 : index
        %4545 = arith.addi %4544, %4456 : index
        %4546 = memref.load %rope[%4541] : memref<?xf32>
        %4547 = arith.addi %4541, %c38 : index
        %4548 = memref.load %rope[%4547] : memref<?xf32>
        %4549 = memref.load %rope[%4545] : memref<?xf32>
        %4550 = arith.addi %4545, %c38 : index
        %4551 = memref.load %rope[%4550] : memref<?xf32>
        %4552 = arith.mulf %4549, %4546 : f32
        %4553 = arith.mulf %4551, %4548 : f32
        %4554 = arith.subf %4552, %4553 : f32
        %4555 = arith.mulf %4551, %4546 : f32
        %4556 = arith.mulf %4549, %4548 : f32
        %4557 = arith.addf %4555, %4556 : f32
        %4558 = arith.mulf %4519, %4554 : f32
        %4559 = arith.mulf %4525, %4557 : f32
        %4560 = arith.subf %4558, %4559 : f32
        %4561 = arith.mulf %4525, %4554 : f32
        %4562 = arith.mulf %4519, %4557 : f32
        %4563 = arith.addf %4561, %4562 : f32
        %4564 = arith.cmpi slt, %0, %heads : index
        scf.if %4564 {
          %4565 = arith.muli %4453, %heads : index
          %4566 = arith.addi %4565, %0 : index
          %4567 = arith.muli %4566, %c36 : index
          %4568 = arith.addi %4567, %4456 : index
          memref.store %4560, %q[%4568] : memref<?xf32>
          %4569 = arith.addi %4568, %c38 : index
          memref.store %4563, %q[%4569] : memref<?xf32>
        } else {
          %4570 = arith.addi %4454, %4456 : index
          memref.store %4560, %18[%4570] : memref<?xf32>
          %4571 = arith.addi %4454, %4456 : index
          %4572 = arith.addi %4571, %c38 : index
          memref.store %4563, %18[%4572] : memref<?xf32>
        }
        %4573 = arith.remui %4498, %c21 : index
        %4574 = arith.muli %4573, %c36 : index
        %4575 = arith.addi %4574, %4476 : index
        %4576 = arith.divui %4498, %c21 : index
        %4577 = arith.addi %4576, %c21 : index
        %4578 = arith.muli %4577, %c36 : index
        %4579 = arith.addi %4578, %4476 : index
        %4580 = memref.load %rope[%4575] : memref<?xf32>
        %4581 = arith.addi %4575, %c38 : index
        %4582 = memref.load %rope[%4581] : memref<?xf32>
        %4583 = memref.load %rope[%4579] : memref<?xf32>
        %4584 = arith.addi %4579, %c38 : index
        %4585 = memref.load %rope[%4584] : memref<?xf32>
        %4586 = arith.mulf %4583, %4580 : f32
        %4587 = arith.mulf %4585, %4582 : f32
        %4588 = arith.subf %4586, %4587 : f32
        %4589 = arith.mulf %4585, %4580 : f32
        %4590 = arith.mulf %4583, %4582 : f32
        %4591 = arith.addf %4589, %4590 : f32
        %4592 = arith.mulf %4532, %4588 : f32
        %4593 = arith.mulf %4538, %4591 : f32
        %4594 = arith.subf %4592, %4593 : f32
        %4595 = arith.mulf %4538, %4588 : f32
        %4596 = arith.mulf %4532, %4591 : f32
        %4597 = arith.addf %4595, %4596 : f32
        scf.if %4475 {
          %4598 = arith.cmpi slt, %0, %heads : index
          scf.if %4598 {
            %4599 = arith.muli %4453, %heads : index
            %4600 = arith.addi %4599, %0 : index
            %4601 = arith.muli %4600, %c36 : index
            %4602 = arith.addi %4601, %4476 : index
            memref.store %4594, %q[%4602] : memref<?xf32>
            %4603 = arith.addi %4602, %c38 : index
            memref.store %4597, %q[%4603] : memref<?xf32>
          } else {
            %4604 = arith.addi %4454, %4476 : index
            memref.store %4594, %18[%4604] : memref<?xf32>
            %4605 = arith.addi %4454, %4476 : index
            %4606 = arith.addi %4605, %c38 : index
            memref.store %4597, %18[%4606] : memref<?xf32>
          }
        }
      } else {
        %4607 = arith.cmpi slt, %0, %heads : index
        scf.if %4607 {
          %4608 = arith.muli %4453, %heads : index
          %4609 = arith.addi %4608, %0 : index
          %4610 = arith.muli %4609, %c36 : index
          %4611 = arith.addi %4610, %4456 : index
          memref.store %4464, %q[%4611] : memref<?xf32>
          %4612 = arith.addi %4611, %c38 : index
          memref.store %4473, %q[%4612] : memref<?xf32>
        } else {
          %4613 = arith.addi %4454, %4456 : index
          memref.store %4464, %18[%4613] : memref<?xf32>
          %4614 = arith.addi %4454, %4456 : index
          %4615 = arith.addi %4614, %c38 : index
          memref.store %4473, %18[%4615] : memref<?xf32>
        }
        scf.if %4475 {
          %4616 = arith.cmpi slt, %0, %heads : index
          scf.if %4616 {
            %4617 = arith.muli %4453, %heads : index
            %4618 = arith.addi %4617, %0 : index
            %4619 = arith.muli %4618, %c36 : index
            %4620 = arith.addi %4619, %4476 : index
            memref.store %4484, %q[%4620] : memref<?xf32>
            %4621 = arith.addi %4620, %c38 : index
            memref.store %4493, %q[%4621] : memref<?xf32>
          } else {
            %4622 = arith.addi %4454, %4476 : index
            memref.store %4484, %18[%4622] : memref<?xf32>
            %4623 = arith.addi %4454, %4476 : index
            %4624 = arith.addi %4623, %c38 : index
            memref.store %4493, %18[%4624] : memref<?xf32>
          }
        }
      }
    }
    %4625 = arith.addi %4447, %c45 : index
    %4626 = arith.addi %4446, %4625 : index
    %4627 = arith.cmpi slt, %4626, %20 : index
    %4628 = arith.cmpi slt, %4625, %c14 : index
    %4629 = arith.andi %4627, %4628 : i1
    scf.if %4629 {
      %4630 = arith.addi %4446, %4625 : index
      %4631 = arith.muli %4625, %c36 : index
      %4632 = wave.lane
      %4633 = arith.addi %4632, %c9 : index
      %4634 = arith.cmpi eq, %hasBias, %c8 : index
      %4635 = arith.addi %4631, %4633 : index
      %4636 = memref.load %18[%4635] : memref<?xf32>
      %4637 = arith.muli %0, %c36 : index
      %4638 = arith.addi %4637, %4633 : index
      %4639 = memref.load %bias[%4638] : memref<?xf32>
      %4640 = arith.addf %4636, %4639 : f32
      %4641 = arith.select %4634, %4640, %4636 : f32
      %4642 = arith.addi %4633, %c38 : index
      %4643 = arith.cmpi eq, %hasBias, %c8 : index
      %4644 = arith.addi %4631, %4642 : index
      %4645 = memref.load %18[%4644] : memref<?xf32>
      %4646 = arith.muli %0, %c36 : index
      %4647 = arith.addi %4646, %4642 : index
      %4648 = memref.load %bias[%4647] : memref<?xf32>
      %4649 = arith.addf %4645, %4648 : f32
      %4650 = arith.select %4643, %4649, %4645 : f32
      %4651 = arith.addi %4632, %c15 : index
      %4652 = arith.cmpi slt, %4651, %c38 : index
      %4653 = arith.minsi %4651, %c39 : index
      %4654 = arith.cmpi eq, %hasBias, %c8 : index
      %4655 = arith.addi %4631, %4653 : index
      %4656 = memref.load %18[%4655] : memref<?xf32>
      %4657 = arith.muli %0, %c36 : index
      %4658 = arith.addi %4657, %4653 : index
      %4659 = memref.load %bias[%4658] : memref<?xf32>
      %4660 = arith.addf %4656, %4659 : f32
      %4661 = arith.select %4654, %4660, %4656 : f32
      %4662 = arith.addi %4653, %c38 : index
      %4663 = arith.cmpi eq, %hasBias, %c8 : index
      %4664 = arith.addi %4631, %4662 : index
      %4665 = memref.load %18[%4664] : memref<?xf32>
      %4666 = arith.muli %0, %c36 : index
      %4667 = arith.addi %4666, %4662 : index
      %4668 = memref.load %bias[%4667] : memref<?xf32>
      %4669 = arith.addf %4665, %4668 : f32
      %4670 = arith.select %4663, %4669, %4665 : f32
      %4671 = arith.addi %heads, %kvHeads : index
      %4672 = arith.cmpi slt, %0, %4671 : index
      scf.if %4672 {
        %4673 = arith.addi %positionsAt, %4630 : index
        %4674 = memref.load %step[%4673] : memref<?xi32>
        %4675 = arith.index_cast %4674 : i32 to index
        %4676 = arith.cmpi eq, %hasNorm, %c8 : index
        %4677 = math.fma %4641, %4641, %c42 : f32
        %4678 = math.fma %4650, %4650, %4677 : f32
        %4679 = math.fma %4661, %4661, %4678 : f32
        %4680 = arith.select %4652, %4679, %4678 : f32
        %4681 = math.fma %4670, %4670, %4680 : f32
        %4682 = arith.select %4652, %4681, %4680 : f32
        %4683 = vector.broadcast %4682 : f32 to vector<1xf32>
        %4684 = wave.reduce "add" %4683 : vector<1xf32>
        %4685 = arith.mulf %4684, %inverseHeadDim : f32
        %4686 = arith.addf %4685, %epsilon : f32
        %4687 = math.sqrt %4686 : f32
        %4688 = arith.divf %c35, %4687 : f32
        %4689 = arith.cmpi slt, %0, %heads : index
        %4690 = arith.addi %4633, %c38 : index
        %4691 = memref.load %query_norm[%4633] : memref<?xf32>
        %4692 = memref.load %key_norm[%4633] : memref<?xf32>
        %4693 = arith.select %4689, %4691, %4692 : f32
        %4694 = arith.mulf %4641, %4688 : f32
        %4695 = arith.mulf %4694, %4693 : f32
        %4696 = arith.select %4676, %4695, %4641 : f32
        %4697 = memref.load %query_norm[%4690] : memref<?xf32>
        %4698 = memref.load %key_norm[%4690] : memref<?xf32>
        %4699 = arith.select %4689, %4697, %4698 : f32
        %4700 = arith.mulf %4650, %4688 : f32
        %4701 = arith.mulf %4700, %4699 : f32
        %4702 = arith.select %4676, %4701, %4650 : f32
        %4703 = arith.addi %4653, %c38 : index
        %4704 = memref.load %query_norm[%4653] : memref<?xf32>
        %4705 = memref.load %key_norm[%4653] : memref<?xf32>
        %4706 = arith.select %4689, %4704, %4705 : f32
        %4707 = arith.mulf %4661, %4688 : f32
        %4708 = arith.mulf %4707, %4706 : f32
        %4709 = arith.select %4676, %4708, %4661 : f32
        %4710 = memref.load %query_norm[%4703] : memref<?xf32>
        %4711 = memref.load %key_norm[%4703] : memref<?xf32>
        %4712 = arith.select %4689, %4710, %4711 : f32
        %4713 = arith.mulf %4670, %4688 : f32
        %4714 = arith.mulf %4713, %4712 : f32
        %4715 = arith.select %4676, %4714, %4670 : f32
        %4716 = arith.remui %4675, %c21 : index
        %4717 = arith.muli %4716, %c36 : index
        %4718 = arith.addi %4717, %4633 : index
        %4719 = arith.divui %4675, %c21 : index
        %4720 = arith.addi %4719, %c21 : index
        %4721 = arith.muli %4720, %c36 : index
        %4722 = arith.addi %4721, %4633 : index
        %4723 = memref.load %rope[%4718] : memref<?xf32>
        %4724 = arith.addi %4718, %c38 : index
        %4725 = memref.load %rope[%4724] : memref<?xf32>
        %4726 = memref.load %rope[%4722] : memref<?xf32>
        %4727 = arith.addi %4722, %c38 : index
        %4728 = memref.load %rope[%4727] : memref<?xf32>
        %4729 = arith.mulf %4726, %4723 : f32
        %4730 = arith.mulf %4728, %4725 : f32
        %4731 = arith.subf %4729, %4730 : f32
        %4732 = arith.mulf %4728, %4723 : f32
        %4733 = arith.mulf %4726, %4725 : f32
        %4734 = arith.addf %4732, %4733 : f32
        %4735 = arith.mulf %4696, %4731 : f32
        %4736 = arith.mulf %4702, %4734 : f32
        %4737 = arith.subf %4735, %4736 : f32
        %4738 = arith.mulf %4702, %4731 : f32
        %4739 = arith.mulf %4696, %4734 : f32
        %4740 = arith.addf %4738, %4739 : f32
        %4741 = arith.cmpi slt, %0, %heads : index
        scf.if %4741 {
          %4742 = arith.muli %4630, %heads : index
          %4743 = arith.addi %4742, %0 : index
          %4744 = arith.muli %4743, %c36 : index
          %4745 = arith.addi %4744, %4633 : index
          memref.store %4737, %q[%4745] : memref<?xf32>
          %4746 = arith.addi %4745, %c38 : index
          memref.store %4740, %q[%4746] : memref<?xf32>
        } else {
          %4747 = arith.addi %4631, %4633 : index
          memref.store %4737, %18[%4747] : memref<?xf32>
          %4748 = arith.addi %4631, %4633 : index
          %4749 = arith.addi %4748, %c38 : index
          memref.store %4740, %18[%4749] : memref<?xf32>
        }
        %4750 = arith.remui %4675, %c21 : index
        %4751 = arith.muli %4750, %c36 : index
        %4752 = arith.addi %4751, %4653 : index
        %4753 = arith.divui %4675, %c21 : index
        %4754 = arith.addi %4753, %c21 : index
        %4755 = arith.muli %4754, %c36 : index
        %4756 = arith.addi %4755, %4653 : index
        %4757 = memref.load %rope[%4752] : memref<?xf32>
        %4758 = arith.addi %4752, %c38 : index
        %4759 = memref.load %rope[%4758] : memref<?xf32>
        %4760 = memref.load %rope[%4756] : memref<?xf32>
        %4761 = arith.addi %4756, %c38 : index
        %4762 = memref.load %rope[%4761] : memref<?xf32>
        %4763 = arith.mulf %4760, %4757 : f32
        %4764 = arith.mulf %4762, %4759 : f32
        %4765 = arith.subf %4763, %4764 : f32
        %4766 = arith.mulf %4762, %4757 : f32
        %4767 = arith.mulf %4760, %4759 : f32
        %4768 = arith.addf %4766, %4767 : f32
        %4769 = arith.mulf %4709, %4765 : f32
        %4770 = arith.mulf %4715, %4768 : f32
        %4771 = arith.subf %4769, %4770 : f32
        %4772 = arith.mulf %4715, %4765 : f32
        %4773 = arith.mulf %4709, %4768 : f32
        %4774 = arith.addf %4772, %4773 : f32
        scf.if %4652 {
          %4775 = arith.cmpi slt, %0, %heads : index
          scf.if %4775 {
            %4776 = arith.muli %4630, %heads : index
            %4777 = arith.addi %4776, %0 : index
            %4778 = arith.muli %4777, %c36 : index
            %4779 = arith.addi %4778, %4653 : index
            memref.store %4771, %q[%4779] : memref<?xf32>
            %4780 = arith.addi %4779, %c38 : index
            memref.store %4774, %q[%4780] : memref<?xf32>
          } else {
            %4781 = arith.addi %4631, %4653 : index
            memref.store %4771, %18[%4781] : memref<?xf32>
            %4782 = arith.addi %4631, %4653 : index
            %4783 = arith.addi %4782, %c38 : index
            memref.store %4774, %18[%4783] : memref<?xf32>
          }
        }
      } else {
        %4784 = arith.cmpi slt, %0, %heads : index
        scf.if %4784 {
          %4785 = arith.muli %4630, %heads : index
          %4786 = arith.addi %4785, %0 : index
          %4787 = arith.muli %4786, %c36 : index
          %4788 = arith.addi %4787, %4633 : index
          memref.store %4641, %q[%4788] : memref<?xf32>
          %4789 = arith.addi %4788, %c38 : index
          memref.store %4650, %q[%4789] : memref<?xf32>
        } else {
          %4790 = arith.addi %4631, %4633 : index
          memref.store %4641, %18[%4790] : memref<?xf32>
          %4791 = arith.addi %4631, %4633 : index
          %4792 = arith.addi %4791, %c38 : index
          memref.store %4650, %18[%4792] : memref<?xf32>
        }
        scf.if %4652 {
          %4793 = arith.cmpi slt, %0, %heads : index
          scf.if %4793 {
            %4794 = arith.muli %4630, %heads : index
            %4795 = arith.addi %4794, %0 : index
            %4796 = arith.muli %4795, %c36 : index
            %4797 = arith.addi %4796, %4653 : index
            memref.store %4661, %q[%4797] : memref<?xf32>
            %4798 = arith.addi %4797, %c38 : index
            memref.store %4670, %q[%4798] : memref<?xf32>
          } else {
            %4799 = arith.addi %4631, %4653 : index
            memref.store %4661, %18[%4799] : memref<?xf32>
            %4800 = arith.addi %4631, %4653 : index
            %4801 = arith.addi %4800, %c38 : index
            memref.store %4670, %18[%4801] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %4802 = arith.cmpi sge, %0, %heads : index
    scf.if %4802 {
      %4803 = arith.addi %4447, %c9 : index
      %4804 = arith.addi %4446, %4803 : index
      %4805 = arith.cmpi slt, %4804, %20 : index
      %4806 = arith.cmpi slt, %4803, %c14 : index
      %4807 = arith.andi %4805, %4806 : i1
      scf.if %4807 {
        %4808 = arith.addi %4446, %4803 : index
        %4809 = arith.addi %slotsAt, %4808 : index
        %4810 = memref.load %step[%4809] : memref<?xi32>
        %4811 = arith.index_cast %4810 : i32 to index
        %4812 = arith.cmpi sge, %4811, %c9 : index
        scf.if %4812 {
          %4813 = arith.muli %4803, %c36 : index
          %4814 = arith.subi %0, %heads : index
          %4815 = memref.load %scales[%4814] : memref<?xf32>
          %4816 = vector.broadcast %4815 : f32 to vector<4xf32>
          %4817 = arith.divui %4811, %c14 : index
          %4818 = arith.remui %4811, %c14 : index
          %4819 = arith.muli %4817, %pageBytes : index
          %4820 = arith.cmpi eq, %codec, %c9 : index
          scf.if %4820 {
            %4821 = wave.lane
            %4822 = arith.muli %4821, %c20 : index
            scf.for %4823 = %4822 to %c36 step %c7 {
              %4824 = arith.addi %4813, %4823 : index
              %4825 = vector.load %18[%4824] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4826 = arith.mulf %4825, %4816 : vector<4xf32>
              %4827 = arith.minimumf %4826, %c49 : vector<4xf32>
              %4828 = arith.maximumf %4827, %c50 : vector<4xf32>
              %4829 = arith.truncf %4828 : vector<4xf32> to vector<4xf16>
              %4830 = vector.bitcast %4829 : vector<4xf16> to vector<8xi8>
              %4831 = arith.cmpi slt, %4814, %kvHeads : index
              scf.if %4831 {
                %4832 = arith.muli %4814, %c51 : index
                %4833 = arith.addi %4819, %4832 : index
                %4834 = arith.divui %4823, %c14 : index
                %4835 = arith.muli %4834, %c52 : index
                %4836 = arith.remui %4823, %c14 : index
                %4837 = arith.divui %4836, %c4 : index
                %4838 = arith.muli %4837, %c21 : index
                %4839 = arith.muli %4818, %c14 : index
                %4840 = arith.addi %4838, %4839 : index
                %4841 = arith.remui %4836, %c4 : index
                %4842 = arith.muli %4841, %c5 : index
                %4843 = arith.addi %4840, %4842 : index
                %4844 = arith.addi %4835, %4843 : index
                %4845 = arith.addi %4833, %4844 : index
                vector.store %4830, %kv[%4845] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %4846 = arith.subi %4814, %kvHeads : index
                %4847 = arith.muli %4846, %c51 : index
                %4848 = arith.addi %4819, %4847 : index
                %4849 = arith.addi %4823, %c9 : index
                %4850 = arith.divui %4849, %c14 : index
                %4851 = arith.muli %4850, %c52 : index
                %4852 = arith.addi %4851, %c10 : index
                %4853 = arith.remui %4849, %c14 : index
                %4854 = arith.divui %4818, %c5 : index
                %4855 = arith.remui %4818, %c5 : index
                %4856 = arith.muli %4855, %c4 : index
                %4857 = arith.addi %4854, %4856 : index
                %4858 = arith.divui %4857, %c4 : index
                %4859 = arith.muli %4858, %c21 : index
                %4860 = arith.muli %4853, %c14 : index
                %4861 = arith.addi %4859, %4860 : index
                %4862 = arith.remui %4857, %c4 : index
                %4863 = arith.muli %4862, %c5 : index
                %4864 = arith.addi %4861, %4863 : index
                %4865 = arith.addi %4852, %4864 : index
                %4866 = arith.addi %4848, %4865 : index
                %4867 = vector.shuffle %4830, %4830 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %4867, %kv[%4866] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4868 = arith.addi %4823, %c8 : index
                %4869 = arith.divui %4868, %c14 : index
                %4870 = arith.muli %4869, %c52 : index
                %4871 = arith.addi %4870, %c10 : index
                %4872 = arith.remui %4868, %c14 : index
                %4873 = arith.divui %4818, %c5 : index
                %4874 = arith.remui %4818, %c5 : index
                %4875 = arith.muli %4874, %c4 : index
                %4876 = arith.addi %4873, %4875 : index
                %4877 = arith.divui %4876, %c4 : index
                %4878 = arith.muli %4877, %c21 : index
                %4879 = arith.muli %4872, %c14 : index
                %4880 = arith.addi %4878, %4879 : index
                %4881 = arith.remui %4876, %c4 : index
                %4882 = arith.muli %4881, %c5 : index
                %4883 = arith.addi %4880, %4882 : index
                %4884 = arith.addi %4871, %4883 : index
                %4885 = arith.addi %4848, %4884 : index
                %4886 = vector.shuffle %4830, %4830 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %4886, %kv[%4885] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4887 = arith.addi %4823, %c5 : index
                %4888 = arith.divui %4887, %c14 : index
                %4889 = arith.muli %4888, %c52 : index
                %4890 = arith.addi %4889, %c10 : index
                %4891 = arith.remui %4887, %c14 : index
                %4892 = arith.divui %4818, %c5 : index
                %4893 = arith.remui %4818, %c5 : index
                %4894 = arith.muli %4893, %c4 : index
                %4895 = arith.addi %4892, %4894 : index
                %4896 = arith.divui %4895, %c4 : index
                %4897 = arith.muli %4896, %c21 : index
                %4898 = arith.muli %4891, %c14 : index
                %4899 = arith.addi %4897, %4898 : index
                %4900 = arith.remui %4895, %c4 : index
                %4901 = arith.muli %4900, %c5 : index
                %4902 = arith.addi %4899, %4901 : index
                %4903 = arith.addi %4890, %4902 : index
                %4904 = arith.addi %4848, %4903 : index
                %4905 = vector.shuffle %4830, %4830 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %4905, %kv[%4904] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4906 = arith.addi %4823, %c29 : index
                %4907 = arith.divui %4906, %c14 : index
                %4908 = arith.muli %4907, %c52 : index
                %4909 = arith.addi %4908, %c10 : index
                %4910 = arith.remui %4906, %c14 : index
                %4911 = arith.divui %4818, %c5 : index
                %4912 = arith.remui %4818, %c5 : index
                %4913 = arith.muli %4912, %c4 : index
                %4914 = arith.addi %4911, %4913 : index
                %4915 = arith.divui %4914, %c4 : index
                %4916 = arith.muli %4915, %c21 : index
                %4917 = arith.muli %4910, %c14 : index
                %4918 = arith.addi %4916, %4917 : index
                %4919 = arith.remui %4914, %c4 : index
                %4920 = arith.muli %4919, %c5 : index
                %4921 = arith.addi %4918, %4920 : index
                %4922 = arith.addi %4909, %4921 : index
                %4923 = arith.addi %4848, %4922 : index
                %4924 = vector.shuffle %4830, %4830 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %4924, %kv[%4923] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %4925 = arith.cmpi eq, %codec, %c8 : index
          scf.if %4925 {
            %4926 = wave.lane
            %4927 = arith.muli %4926, %c20 : index
            scf.for %4928 = %4927 to %c36 step %c7 {
              %4929 = arith.addi %4813, %4928 : index
              %4930 = vector.load %18[%4929] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4931 = arith.mulf %4930, %4816 : vector<4xf32>
              %4932 = wave.fp8_encode "e4m3" %4931 : vector<4xf32> -> vector<4xi8>
              %4933 = arith.cmpi slt, %4814, %kvHeads : index
              scf.if %4933 {
                %4934 = arith.muli %4814, %c10 : index
                %4935 = arith.addi %4819, %4934 : index
                %4936 = vector.shuffle %4932, %4932 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4937 = arith.divui %4928, %c14 : index
                %4938 = arith.muli %4937, %c21 : index
                %4939 = arith.remui %4928, %c14 : index
                %4940 = arith.muli %4818, %c14 : index
                %4941 = arith.divui %4939, %c20 : index
                %4942 = arith.muli %4941, %c20 : index
                %4943 = arith.remui %4939, %c5 : index
                %4944 = arith.muli %4943, %c5 : index
                %4945 = arith.addi %4942, %4944 : index
                %4946 = arith.divui %4939, %c5 : index
                %4947 = arith.remui %4946, %c5 : index
                %4948 = arith.addi %4945, %4947 : index
                %4949 = arith.addi %4940, %4948 : index
                %4950 = arith.addi %4938, %4949 : index
                %4951 = arith.addi %4935, %4950 : index
                vector.store %4936, %kv[%4951] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4952 = arith.subi %4814, %kvHeads : index
                %4953 = arith.muli %4952, %c10 : index
                %4954 = arith.addi %4819, %4953 : index
                %4955 = arith.addi %4928, %c9 : index
                %4956 = arith.divui %4955, %c14 : index
                %4957 = arith.muli %4956, %c21 : index
                %4958 = arith.addi %4957, %c11 : index
                %4959 = arith.remui %4955, %c14 : index
                %4960 = arith.divui %4818, %c5 : index
                %4961 = arith.remui %4818, %c5 : index
                %4962 = arith.muli %4961, %c4 : index
                %4963 = arith.addi %4960, %4962 : index
                %4964 = arith.muli %4959, %c14 : index
                %4965 = arith.divui %4963, %c20 : index
                %4966 = arith.muli %4965, %c20 : index
                %4967 = arith.remui %4963, %c5 : index
                %4968 = arith.muli %4967, %c5 : index
                %4969 = arith.addi %4966, %4968 : index
                %4970 = arith.divui %4963, %c5 : index
                %4971 = arith.remui %4970, %c5 : index
                %4972 = arith.addi %4969, %4971 : index
                %4973 = arith.addi %4964, %4972 : index
                %4974 = arith.addi %4958, %4973 : index
                %4975 = arith.addi %4954, %4974 : index
                %4976 = vector.shuffle %4932, %4932 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4976, %kv[%4975] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4977 = arith.addi %4928, %c8 : index
                %4978 = arith.divui %4977, %c14 : index
                %4979 = arith.muli %4978, %c21 : index
                %4980 = arith.addi %4979, %c11 : index
                %4981 = arith.remui %4977, %c14 : index
                %4982 = arith.divui %4818, %c5 : index
                %4983 = arith.remui %4818, %c5 : index
                %4984 = arith.muli %4983, %c4 : index
                %4985 = arith.addi %4982, %4984 : index
                %4986 = arith.muli %4981, %c14 : index
                %4987 = arith.divui %4985, %c20 : index
                %4988 = arith.muli %4987, %c20 : index
                %4989 = arith.remui %4985, %c5 : index
                %4990 = arith.muli %4989, %c5 : index
                %4991 = arith.addi %4988, %4990 : index
                %4992 = arith.divui %4985, %c5 : index
                %4993 = arith.remui %4992, %c5 : index
                %4994 = arith.addi %4991, %4993 : index
                %4995 = arith.addi %4986, %4994 : index
                %4996 = arith.addi %4980, %4995 : index
                %4997 = arith.addi %4954, %4996 : index
                %4998 = vector.shuffle %4932, %4932 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4998, %kv[%4997] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4999 = arith.addi %4928, %c5 : index
                %5000 = arith.divui %4999, %c14 : index
                %5001 = arith.muli %5000, %c21 : index
                %5002 = arith.addi %5001, %c11 : index
                %5003 = arith.remui %4999, %c14 : index
                %5004 = arith.divui %4818, %c5 : index
                %5005 = arith.remui %4818, %c5 : index
                %5006 = arith.muli %5005, %c4 : index
                %5007 = arith.addi %5004, %5006 : index
                %5008 = arith.muli %5003, %c14 : index
                %5009 = arith.divui %5007, %c20 : index
                %5010 = arith.muli %5009, %c20 : index
                %5011 = arith.remui %5007, %c5 : index
                %5012 = arith.muli %5011, %c5 : index
                %5013 = arith.addi %5010, %5012 : index
                %5014 = arith.divui %5007, %c5 : index
                %5015 = arith.remui %5014, %c5 : index
                %5016 = arith.addi %5013, %5015 : index
                %5017 = arith.addi %5008, %5016 : index
                %5018 = arith.addi %5002, %5017 : index
                %5019 = arith.addi %4954, %5018 : index
                %5020 = vector.shuffle %4932, %4932 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5020, %kv[%5019] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5021 = arith.addi %4928, %c29 : index
                %5022 = arith.divui %5021, %c14 : index
                %5023 = arith.muli %5022, %c21 : index
                %5024 = arith.addi %5023, %c11 : index
                %5025 = arith.remui %5021, %c14 : index
                %5026 = arith.divui %4818, %c5 : index
                %5027 = arith.remui %4818, %c5 : index
                %5028 = arith.muli %5027, %c4 : index
                %5029 = arith.addi %5026, %5028 : index
                %5030 = arith.muli %5025, %c14 : index
                %5031 = arith.divui %5029, %c20 : index
                %5032 = arith.muli %5031, %c20 : index
                %5033 = arith.remui %5029, %c5 : index
                %5034 = arith.muli %5033, %c5 : index
                %5035 = arith.addi %5032, %5034 : index
                %5036 = arith.divui %5029, %c5 : index
                %5037 = arith.remui %5036, %c5 : index
                %5038 = arith.addi %5035, %5037 : index
                %5039 = arith.addi %5030, %5038 : index
                %5040 = arith.addi %5024, %5039 : index
                %5041 = arith.addi %4954, %5040 : index
                %5042 = vector.shuffle %4932, %4932 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5042, %kv[%5041] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %5043 = arith.cmpi eq, %codec, %c5 : index
          scf.if %5043 {
            %5044 = wave.lane
            %5045 = arith.muli %5044, %c20 : index
            scf.for %5046 = %5045 to %c36 step %c7 {
              %5047 = arith.addi %4813, %5046 : index
              %5048 = vector.load %18[%5047] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5049 = arith.mulf %5048, %4816 : vector<4xf32>
              %5050 = wave.fp8_encode "e5m2" %5049 : vector<4xf32> -> vector<4xi8>
              %5051 = arith.cmpi slt, %4814, %kvHeads : index
              scf.if %5051 {
                %5052 = arith.muli %4814, %c10 : index
                %5053 = arith.addi %4819, %5052 : index
                %5054 = vector.shuffle %5050, %5050 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5055 = arith.divui %5046, %c14 : index
                %5056 = arith.muli %5055, %c21 : index
                %5057 = arith.remui %5046, %c14 : index
                %5058 = arith.muli %4818, %c14 : index
                %5059 = arith.divui %5057, %c20 : index
                %5060 = arith.muli %5059, %c20 : index
                %5061 = arith.remui %5057, %c5 : index
                %5062 = arith.muli %5061, %c5 : index
                %5063 = arith.addi %5060, %5062 : index
                %5064 = arith.divui %5057, %c5 : index
                %5065 = arith.remui %5064, %c5 : index
                %5066 = arith.addi %5063, %5065 : index
                %5067 = arith.addi %5058, %5066 : index
                %5068 = arith.addi %5056, %5067 : index
                %5069 = arith.addi %5053, %5068 : index
                vector.store %5054, %kv[%5069] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5070 = arith.subi %4814, %kvHeads : index
                %5071 = arith.muli %5070, %c10 : index
                %5072 = arith.addi %4819, %5071 : index
                %5073 = arith.addi %5046, %c9 : index
                %5074 = arith.divui %5073, %c14 : index
                %5075 = arith.muli %5074, %c21 : index
                %5076 = arith.addi %5075, %c11 : index
                %5077 = arith.remui %5073, %c14 : index
                %5078 = arith.divui %4818, %c5 : index
                %5079 = arith.remui %4818, %c5 : index
                %5080 = arith.muli %5079, %c4 : index
                %5081 = arith.addi %5078, %5080 : index
                %5082 = arith.muli %5077, %c14 : index
                %5083 = arith.divui %5081, %c20 : index
                %5084 = arith.muli %5083, %c20 : index
                %5085 = arith.remui %5081, %c5 : index
                %5086 = arith.muli %5085, %c5 : index
                %5087 = arith.addi %5084, %5086 : index
                %5088 = arith.divui %5081, %c5 : index
                %5089 = arith.remui %5088, %c5 : index
                %5090 = arith.addi %5087, %5089 : index
                %5091 = arith.addi %5082, %5090 : index
                %5092 = arith.addi %5076, %5091 : index
                %5093 = arith.addi %5072, %5092 : index
                %5094 = vector.shuffle %5050, %5050 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5094, %kv[%5093] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5095 = arith.addi %5046, %c8 : index
                %5096 = arith.divui %5095, %c14 : index
                %5097 = arith.muli %5096, %c21 : index
                %5098 = arith.addi %5097, %c11 : index
                %5099 = arith.remui %5095, %c14 : index
                %5100 = arith.divui %4818, %c5 : index
                %5101 = arith.remui %4818, %c5 : index
                %5102 = arith.muli %5101, %c4 : index
                %5103 = arith.addi %5100, %5102 : index
                %5104 = arith.muli %5099, %c14 : index
                %5105 = arith.divui %5103, %c20 : index
                %5106 = arith.muli %5105, %c20 : index
                %5107 = arith.remui %5103, %c5 : index
                %5108 = arith.muli %5107, %c5 : index
                %5109 = arith.addi %5106, %5108 : index
                %5110 = arith.divui %5103, %c5 : index
                %5111 = arith.remui %5110, %c5 : index
                %5112 = arith.addi %5109, %5111 : index
                %5113 = arith.addi %5104, %5112 : index
                %5114 = arith.addi %5098, %5113 : index
                %5115 = arith.addi %5072, %5114 : index
                %5116 = vector.shuffle %5050, %5050 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5116, %kv[%5115] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5117 = arith.addi %5046, %c5 : index
                %5118 = arith.divui %5117, %c14 : index
                %5119 = arith.muli %5118, %c21 : index
                %5120 = arith.addi %5119, %c11 : index
                %5121 = arith.remui %5117, %c14 : index
                %5122 = arith.divui %4818, %c5 : index
                %5123 = arith.remui %4818, %c5 : index
                %5124 = arith.muli %5123, %c4 : index
                %5125 = arith.addi %5122, %5124 : index
                %5126 = arith.muli %5121, %c14 : index
                %5127 = arith.divui %5125, %c20 : index
                %5128 = arith.muli %5127, %c20 : index
                %5129 = arith.remui %5125, %c5 : index
                %5130 = arith.muli %5129, %c5 : index
                %5131 = arith.addi %5128, %5130 : index
                %5132 = arith.divui %5125, %c5 : index
                %5133 = arith.remui %5132, %c5 : index
                %5134 = arith.addi %5131, %5133 : index
                %5135 = arith.addi %5126, %5134 : index
                %5136 = arith.addi %5120, %5135 : index
                %5137 = arith.addi %5072, %5136 : index
                %5138 = vector.shuffle %5050, %5050 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5138, %kv[%5137] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5139 = arith.addi %5046, %c29 : index
                %5140 = arith.divui %5139, %c14 : index
                %5141 = arith.muli %5140, %c21 : index
                %5142 = arith.addi %5141, %c11 : index
                %5143 = arith.remui %5139, %c14 : index
                %5144 = arith.divui %4818, %c5 : index
                %5145 = arith.remui %4818, %c5 : index
                %5146 = arith.muli %5145, %c4 : index
                %5147 = arith.addi %5144, %5146 : index
                %5148 = arith.muli %5143, %c14 : index
                %5149 = arith.divui %5147, %c20 : index
                %5150 = arith.muli %5149, %c20 : index
                %5151 = arith.remui %5147, %c5 : index
                %5152 = arith.muli %5151, %c5 : index
                %5153 = arith.addi %5150, %5152 : index
                %5154 = arith.divui %5147, %c5 : index
                %5155 = arith.remui %5154, %c5 : index
                %5156 = arith.addi %5153, %5155 : index
                %5157 = arith.addi %5148, %5156 : index
                %5158 = arith.addi %5142, %5157 : index
                %5159 = arith.addi %5072, %5158 : index
                %5160 = vector.shuffle %5050, %5050 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5160, %kv[%5159] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %5161 = arith.addi %4447, %c45 : index
      %5162 = arith.addi %4446, %5161 : index
      %5163 = arith.cmpi slt, %5162, %20 : index
      %5164 = arith.cmpi slt, %5161, %c14 : index
      %5165 = arith.andi %5163, %5164 : i1
      scf.if %5165 {
        %5166 = arith.addi %4446, %5161 : index
        %5167 = arith.addi %slotsAt, %5166 : index
        %5168 = memref.load %step[%5167] : memref<?xi32>
        %5169 = arith.index_cast %5168 : i32 to index
        %5170 = arith.cmpi sge, %5169, %c9 : index
        scf.if %5170 {
          %5171 = arith.muli %5161, %c36 : index
          %5172 = arith.subi %0, %heads : index
          %5173 = memref.load %scales[%5172] : memref<?xf32>
          %5174 = vector.broadcast %5173 : f32 to vector<4xf32>
          %5175 = arith.divui %5169, %c14 : index
          %5176 = arith.remui %5169, %c14 : index
          %5177 = arith.muli %5175, %pageBytes : index
          %5178 = arith.cmpi eq, %codec, %c9 : index
          scf.if %5178 {
            %5179 = wave.lane
            %5180 = arith.muli %5179, %c20 : index
            scf.for %5181 = %5180 to %c36 step %c7 {
              %5182 = arith.addi %5171, %5181 : index
              %5183 = vector.load %18[%5182] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5184 = arith.mulf %5183, %5174 : vector<4xf32>
              %5185 = arith.minimumf %5184, %c49 : vector<4xf32>
              %5186 = arith.maximumf %5185, %c50 : vector<4xf32>
              %5187 = arith.truncf %5186 : vector<4xf32> to vector<4xf16>
              %5188 = vector.bitcast %5187 : vector<4xf16> to vector<8xi8>
              %5189 = arith.cmpi slt, %5172, %kvHeads : index
              scf.if %5189 {
                %5190 = arith.muli %5172, %c51 : index
                %5191 = arith.addi %5177, %5190 : index
                %5192 = arith.divui %5181, %c14 : index
                %5193 = arith.muli %5192, %c52 : index
                %5194 = arith.remui %5181, %c14 : index
                %5195 = arith.divui %5194, %c4 : index
                %5196 = arith.muli %5195, %c21 : index
                %5197 = arith.muli %5176, %c14 : index
                %5198 = arith.addi %5196, %5197 : index
                %5199 = arith.remui %5194, %c4 : index
                %5200 = arith.muli %5199, %c5 : index
                %5201 = arith.addi %5198, %5200 : index
                %5202 = arith.addi %5193, %5201 : index
                %5203 = arith.addi %5191, %5202 : index
                vector.store %5188, %kv[%5203] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %5204 = arith.subi %5172, %kvHeads : index
                %5205 = arith.muli %5204, %c51 : index
                %5206 = arith.addi %5177, %5205 : index
                %5207 = arith.addi %5181, %c9 : index
                %5208 = arith.divui %5207, %c14 : index
                %5209 = arith.muli %5208, %c52 : index
                %5210 = arith.addi %5209, %c10 : index
                %5211 = arith.remui %5207, %c14 : index
                %5212 = arith.divui %5176, %c5 : index
                %5213 = arith.remui %5176, %c5 : index
                %5214 = arith.muli %5213, %c4 : index
                %5215 = arith.addi %5212, %5214 : index
                %5216 = arith.divui %5215, %c4 : index
                %5217 = arith.muli %5216, %c21 : index
                %5218 = arith.muli %5211, %c14 : index
                %5219 = arith.addi %5217, %5218 : index
                %5220 = arith.remui %5215, %c4 : index
                %5221 = arith.muli %5220, %c5 : index
                %5222 = arith.addi %5219, %5221 : index
                %5223 = arith.addi %5210, %5222 : index
                %5224 = arith.addi %5206, %5223 : index
                %5225 = vector.shuffle %5188, %5188 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %5225, %kv[%5224] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5226 = arith.addi %5181, %c8 : index
                %5227 = arith.divui %5226, %c14 : index
                %5228 = arith.muli %5227, %c52 : index
                %5229 = arith.addi %5228, %c10 : index
                %5230 = arith.remui %5226, %c14 : index
                %5231 = arith.divui %5176, %c5 : index
                %5232 = arith.remui %5176, %c5 : index
                %5233 = arith.muli %5232, %c4 : index
                %5234 = arith.addi %5231, %5233 : index
                %5235 = arith.divui %5234, %c4 : index
                %5236 = arith.muli %5235, %c21 : index
                %5237 = arith.muli %5230, %c14 : index
                %5238 = arith.addi %5236, %5237 : index
                %5239 = arith.remui %5234, %c4 : index
                %5240 = arith.muli %5239, %c5 : index
                %5241 = arith.addi %5238, %5240 : index
                %5242 = arith.addi %5229, %5241 : index
                %5243 = arith.addi %5206, %5242 : index
                %5244 = vector.shuffle %5188, %5188 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %5244, %kv[%5243] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5245 = arith.addi %5181, %c5 : index
                %5246 = arith.divui %5245, %c14 : index
                %5247 = arith.muli %5246, %c52 : index
                %5248 = arith.addi %5247, %c10 : index
                %5249 = arith.remui %5245, %c14 : index
                %5250 = arith.divui %5176, %c5 : index
                %5251 = arith.remui %5176, %c5 : index
                %5252 = arith.muli %5251, %c4 : index
                %5253 = arith.addi %5250, %5252 : index
                %5254 = arith.divui %5253, %c4 : index
                %5255 = arith.muli %5254, %c21 : index
                %5256 = arith.muli %5249, %c14 : index
                %5257 = arith.addi %5255, %5256 : index
                %5258 = arith.remui %5253, %c4 : index
                %5259 = arith.muli %5258, %c5 : index
                %5260 = arith.addi %5257, %5259 : index
                %5261 = arith.addi %5248, %5260 : index
                %5262 = arith.addi %5206, %5261 : index
                %5263 = vector.shuffle %5188, %5188 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %5263, %kv[%5262] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5264 = arith.addi %5181, %c29 : index
                %5265 = arith.divui %5264, %c14 : index
                %5266 = arith.muli %5265, %c52 : index
                %5267 = arith.addi %5266, %c10 : index
                %5268 = arith.remui %5264, %c14 : index
                %5269 = arith.divui %5176, %c5 : index
                %5270 = arith.remui %5176, %c5 : index
                %5271 = arith.muli %5270, %c4 : index
                %5272 = arith.addi %5269, %5271 : index
                %5273 = arith.divui %5272, %c4 : index
                %5274 = arith.muli %5273, %c21 : index
                %5275 = arith.muli %5268, %c14 : index
                %5276 = arith.addi %5274, %5275 : index
                %5277 = arith.remui %5272, %c4 : index
                %5278 = arith.muli %5277, %c5 : index
                %5279 = arith.addi %5276, %5278 : index
                %5280 = arith.addi %5267, %5279 : index
                %5281 = arith.addi %5206, %5280 : index
                %5282 = vector.shuffle %5188, %5188 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %5282, %kv[%5281] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %5283 = arith.cmpi eq, %codec, %c8 : index
          scf.if %5283 {
            %5284 = wave.lane
            %5285 = arith.muli %5284, %c20 : index
            scf.for %5286 = %5285 to %c36 step %c7 {
              %5287 = arith.addi %5171, %5286 : index
              %5288 = vector.load %18[%5287] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5289 = arith.mulf %5288, %5174 : vector<4xf32>
              %5290 = wave.fp8_encode "e4m3" %5289 : vector<4xf32> -> vector<4xi8>
              %5291 = arith.cmpi slt, %5172, %kvHeads : index
              scf.if %5291 {
                %5292 = arith.muli %5172, %c10 : index
                %5293 = arith.addi %5177, %5292 : index
                %5294 = vector.shuffle %5290, %5290 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5295 = arith.divui %5286, %c14 : index
                %5296 = arith.muli %5295, %c21 : index
                %5297 = arith.remui %5286, %c14 : index
                %5298 = arith.muli %5176, %c14 : index
                %5299 = arith.divui %5297, %c20 : index
                %5300 = arith.muli %5299, %c20 : index
                %5301 = arith.remui %5297, %c5 : index
                %5302 = arith.muli %5301, %c5 : index
                %5303 = arith.addi %5300, %5302 : index
                %5304 = arith.divui %5297, %c5 : index
                %5305 = arith.remui %5304, %c5 : index
                %5306 = arith.addi %5303, %5305 : index
                %5307 = arith.addi %5298, %5306 : index
                %5308 = arith.addi %5296, %5307 : index
                %5309 = arith.addi %5293, %5308 : index
                vector.store %5294, %kv[%5309] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5310 = arith.subi %5172, %kvHeads : index
                %5311 = arith.muli %5310, %c10 : index
                %5312 = arith.addi %5177, %5311 : index
                %5313 = arith.addi %5286, %c9 : index
                %5314 = arith.divui %5313, %c14 : index
                %5315 = arith.muli %5314, %c21 : index
                %5316 = arith.addi %5315, %c11 : index
                %5317 = arith.remui %5313, %c14 : index
                %5318 = arith.divui %5176, %c5 : index
                %5319 = arith.remui %5176, %c5 : index
                %5320 = arith.muli %5319, %c4 : index
                %5321 = arith.addi %5318, %5320 : index
                %5322 = arith.muli %5317, %c14 : index
                %5323 = arith.divui %5321, %c20 : index
                %5324 = arith.muli %5323, %c20 : index
                %5325 = arith.remui %5321, %c5 : index
                %5326 = arith.muli %5325, %c5 : index
                %5327 = arith.addi %5324, %5326 : index
                %5328 = arith.divui %5321, %c5 : index
                %5329 = arith.remui %5328, %c5 : index
                %5330 = arith.addi %5327, %5329 : index
                %5331 = arith.addi %5322, %5330 : index
                %5332 = arith.addi %5316, %5331 : index
                %5333 = arith.addi %5312, %5332 : index
                %5334 = vector.shuffle %5290, %5290 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5334, %kv[%5333] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5335 = arith.addi %5286, %c8 : index
                %5336 = arith.divui %5335, %c14 : index
                %5337 = arith.muli %5336, %c21 : index
                %5338 = arith.addi %5337, %c11 : index
                %5339 = arith.remui %5335, %c14 : index
                %5340 = arith.divui %5176, %c5 : index
                %5341 = arith.remui %5176, %c5 : index
                %5342 = arith.muli %5341, %c4 : index
                %5343 = arith.addi %5340, %5342 : index
                %5344 = arith.muli %5339, %c14 : index
                %5345 = arith.divui %5343, %c20 : index
                %5346 = arith.muli %5345, %c20 : index
                %5347 = arith.remui %5343, %c5 : index
                %5348 = arith.muli %5347, %c5 : index
                %5349 = arith.addi %5346, %5348 : index
                %5350 = arith.divui %5343, %c5 : index
                %5351 = arith.remui %5350, %c5 : index
                %5352 = arith.addi %5349, %5351 : index
                %5353 = arith.addi %5344, %5352 : index
                %5354 = arith.addi %5338, %5353 : index
                %5355 = arith.addi %5312, %5354 : index
                %5356 = vector.shuffle %5290, %5290 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5356, %kv[%5355] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5357 = arith.addi %5286, %c5 : index
                %5358 = arith.divui %5357, %c14 : index
                %5359 = arith.muli %5358, %c21 : index
                %5360 = arith.addi %5359, %c11 : index
                %5361 = arith.remui %5357, %c14 : index
                %5362 = arith.divui %5176, %c5 : index
                %5363 = arith.remui %5176, %c5 : index
                %5364 = arith.muli %5363, %c4 : index
                %5365 = arith.addi %5362, %5364 : index
                %5366 = arith.muli %5361, %c14 : index
                %5367 = arith.divui %5365, %c20 : index
                %5368 = arith.muli %5367, %c20 : index
                %5369 = arith.remui %5365, %c5 : index
                %5370 = arith.muli %5369, %c5 : index
                %5371 = arith.addi %5368, %5370 : index
                %5372 = arith.divui %5365, %c5 : index
                %5373 = arith.remui %5372, %c5 : index
                %5374 = arith.addi %5371, %5373 : index
                %5375 = arith.addi %5366, %5374 : index
                %5376 = arith.addi %5360, %5375 : index
                %5377 = arith.addi %5312, %5376 : index
                %5378 = vector.shuffle %5290, %5290 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5378, %kv[%5377] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5379 = arith.addi %5286, %c29 : index
                %5380 = arith.divui %5379, %c14 : index
                %5381 = arith.muli %5380, %c21 : index
                %5382 = arith.addi %5381, %c11 : index
                %5383 = arith.remui %5379, %c14 : index
                %5384 = arith.divui %5176, %c5 : index
                %5385 = arith.remui %5176, %c5 : index
                %5386 = arith.muli %5385, %c4 : index
                %5387 = arith.addi %5384, %5386 : index
                %5388 = arith.muli %5383, %c14 : index
                %5389 = arith.divui %5387, %c20 : index
                %5390 = arith.muli %5389, %c20 : index
                %5391 = arith.remui %5387, %c5 : index
                %5392 = arith.muli %5391, %c5 : index
                %5393 = arith.addi %5390, %5392 : index
                %5394 = arith.divui %5387, %c5 : index
                %5395 = arith.remui %5394, %c5 : index
                %5396 = arith.addi %5393, %5395 : index
                %5397 = arith.addi %5388, %5396 : index
                %5398 = arith.addi %5382, %5397 : index
                %5399 = arith.addi %5312, %5398 : index
                %5400 = vector.shuffle %5290, %5290 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5400, %kv[%5399] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %5401 = arith.cmpi eq, %codec, %c5 : index
          scf.if %5401 {
            %5402 = wave.lane
            %5403 = arith.muli %5402, %c20 : index
            scf.for %5404 = %5403 to %c36 step %c7 {
              %5405 = arith.addi %5171, %5404 : index
              %5406 = vector.load %18[%5405] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5407 = arith.mulf %5406, %5174 : vector<4xf32>
              %5408 = wave.fp8_encode "e5m2" %5407 : vector<4xf32> -> vector<4xi8>
              %5409 = arith.cmpi slt, %5172, %kvHeads : index
              scf.if %5409 {
                %5410 = arith.muli %5172, %c10 : index
                %5411 = arith.addi %5177, %5410 : index
                %5412 = vector.shuffle %5408, %5408 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5413 = arith.divui %5404, %c14 : index
                %5414 = arith.muli %5413, %c21 : index
                %5415 = arith.remui %5404, %c14 : index
                %5416 = arith.muli %5176, %c14 : index
                %5417 = arith.divui %5415, %c20 : index
                %5418 = arith.muli %5417, %c20 : index
                %5419 = arith.remui %5415, %c5 : index
                %5420 = arith.muli %5419, %c5 : index
                %5421 = arith.addi %5418, %5420 : index
                %5422 = arith.divui %5415, %c5 : index
                %5423 = arith.remui %5422, %c5 : index
                %5424 = arith.addi %5421, %5423 : index
                %5425 = arith.addi %5416, %5424 : index
                %5426 = arith.addi %5414, %5425 : index
                %5427 = arith.addi %5411, %5426 : index
                vector.store %5412, %kv[%5427] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5428 = arith.subi %5172, %kvHeads : index
                %5429 = arith.muli %5428, %c10 : index
                %5430 = arith.addi %5177, %5429 : index
                %5431 = arith.addi %5404, %c9 : index
                %5432 = arith.divui %5431, %c14 : index
                %5433 = arith.muli %5432, %c21 : index
                %5434 = arith.addi %5433, %c11 : index
                %5435 = arith.remui %5431, %c14 : index
                %5436 = arith.divui %5176, %c5 : index
                %5437 = arith.remui %5176, %c5 : index
                %5438 = arith.muli %5437, %c4 : index
                %5439 = arith.addi %5436, %5438 : index
                %5440 = arith.muli %5435, %c14 : index
                %5441 = arith.divui %5439, %c20 : index
                %5442 = arith.muli %5441, %c20 : index
                %5443 = arith.remui %5439, %c5 : index
                %5444 = arith.muli %5443, %c5 : index
                %5445 = arith.addi %5442, %5444 : index
                %5446 = arith.divui %5439, %c5 : index
                %5447 = arith.remui %5446, %c5 : index
                %5448 = arith.addi %5445, %5447 : index
                %5449 = arith.addi %5440, %5448 : index
                %5450 = arith.addi %5434, %5449 : index
                %5451 = arith.addi %5430, %5450 : index
                %5452 = vector.shuffle %5408, %5408 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5452, %kv[%5451] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5453 = arith.addi %5404, %c8 : index
                %5454 = arith.divui %5453, %c14 : index
                %5455 = arith.muli %5454, %c21 : index
                %5456 = arith.addi %5455, %c11 : index
                %5457 = arith.remui %5453, %c14 : index
                %5458 = arith.divui %5176, %c5 : index
                %5459 = arith.remui %5176, %c5 : index
                %5460 = arith.muli %5459, %c4 : index
                %5461 = arith.addi %5458, %5460 : index
                %5462 = arith.muli %5457, %c14 : index
                %5463 = arith.divui %5461, %c20 : index
                %5464 = arith.muli %5463, %c20 : index
                %5465 = arith.remui %5461, %c5 : index
                %5466 = arith.muli %5465, %c5 : index
                %5467 = arith.addi %5464, %5466 : index
                %5468 = arith.divui %5461, %c5 : index
                %5469 = arith.remui %5468, %c5 : index
                %5470 = arith.addi %5467, %5469 : index
                %5471 = arith.addi %5462, %5470 : index
                %5472 = arith.addi %5456, %5471 : index
                %5473 = arith.addi %5430, %5472 : index
                %5474 = vector.shuffle %5408, %5408 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5474, %kv[%5473] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5475 = arith.addi %5404, %c5 : index
                %5476 = arith.divui %5475, %c14 : index
                %5477 = arith.muli %5476, %c21 : index
                %5478 = arith.addi %5477, %c11 : index
                %5479 = arith.remui %5475, %c14 : index
                %5480 = arith.divui %5176, %c5 : index
                %5481 = arith.remui %5176, %c5 : index
                %5482 = arith.muli %5481, %c4 : index
                %5483 = arith.addi %5480, %5482 : index
                %5484 = arith.muli %5479, %c14 : index
                %5485 = arith.divui %5483, %c20 : index
                %5486 = arith.muli %5485, %c20 : index
                %5487 = arith.remui %5483, %c5 : index
                %5488 = arith.muli %5487, %c5 : index
                %5489 = arith.addi %5486, %5488 : index
                %5490 = arith.divui %5483, %c5 : index
                %5491 = arith.remui %5490, %c5 : index
                %5492 = arith.addi %5489, %5491 : index
                %5493 = arith.addi %5484, %5492 : index
                %5494 = arith.addi %5478, %5493 : index
                %5495 = arith.addi %5430, %5494 : index
                %5496 = vector.shuffle %5408, %5408 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5496, %kv[%5495] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5497 = arith.addi %5404, %c29 : index
                %5498 = arith.divui %5497, %c14 : index
                %5499 = arith.muli %5498, %c21 : index
                %5500 = arith.addi %5499, %c11 : index
                %5501 = arith.remui %5497, %c14 : index
                %5502 = arith.divui %5176, %c5 : index
                %5503 = arith.remui %5176, %c5 : index
                %5504 = arith.muli %5503, %c4 : index
                %5505 = arith.addi %5502, %5504 : index
                %5506 = arith.muli %5501, %c14 : index
                %5507 = arith.divui %5505, %c20 : index
                %5508 = arith.muli %5507, %c20 : index
                %5509 = arith.remui %5505, %c5 : index
                %5510 = arith.muli %5509, %c5 : index
                %5511 = arith.addi %5508, %5510 : index
                %5512 = arith.divui %5505, %c5 : index
                %5513 = arith.remui %5512, %c5 : index
                %5514 = arith.addi %5511, %5513 : index
                %5515 = arith.addi %5506, %5514 : index
                %5516 = arith.addi %5500, %5515 : index
                %5517 = arith.addi %5430, %5516 : index
                %5518 = vector.shuffle %5408, %5408 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5518, %kv[%5517] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
