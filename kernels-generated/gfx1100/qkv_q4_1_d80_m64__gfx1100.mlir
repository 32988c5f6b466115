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
  %c14 = arith.constant 4 : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %c16 = arith.constant 32 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c19 = arith.constant 16 : index
  %c20 = arith.constant 256 : index
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
  %c34 = arith.constant 0x3F800000 : f32
  %c35 = arith.constant 80 : index
  %hasBias = wave.param "hasBias" : index
  %c37 = arith.constant 40 : index
  %c38 = arith.constant 39 : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c41 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c44 = arith.constant 10 : index
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c48 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c49 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c50 = arith.constant 5120 : index
  %c51 = arith.constant 512 : index
  %c52 = arith.constant 48 : index
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
    %23 = arith.muli %1, %c14 : index
    %24 = arith.divui %inputFeatures, %c16 : index
    %25 = arith.muli %4, %stepsPerWave : index
    %26 = arith.minsi %25, %24 : index
    %27 = arith.addi %26, %stepsPerWave : index
    %28 = arith.minsi %27, %24 : index
    %29 = arith.subi %28, %26 : index
    %30 = arith.divui %29, %c5 : index
    %31 = arith.muli %30, %c5 : index
    %32 = arith.addi %26, %31 : index
    %33 = arith.cmpi eq, %wholeBlocks, %c8 : index
    %34 = arith.addi %26, %stepsPerWave : index
    %35 = arith.select %33, %34, %32 : index
    %41:4 = scf.for %36 = %26 to %35 step %c5 iter_args(%37 = %c15, %38 = %c15, %39 = %c15, %40 = %c15) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %42 = wave.lane
      %43 = arith.addi %36, %c9 : index
      %44 = arith.remui %42, %c19 : index
      %45 = arith.addi %16, %c7 : index
      %46 = arith.muli %43, %c12 : index
      %47 = arith.addi %45, %46 : index
      %48 = arith.muli %44, %c14 : index
      %49 = arith.addi %47, %48 : index
      %50 = vector.load %w[%49] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %51 = vector.bitcast %50 : vector<4xi8> to vector<2xf16>
      %52 = vector.extract %51[0] : f16 from vector<2xf16>
      %53 = vector.broadcast %52 : f16 to vector<16xf16>
      %54 = vector.extract %51[1] : f16 from vector<2xf16>
      %55 = vector.broadcast %54 : f16 to vector<16xf16>
      %56 = arith.addi %16, %c7 : index
      %57 = arith.muli %inputFeatures, %c5 : index
      %58 = arith.addi %57, %c6 : index
      %59 = arith.divui %58, %c7 : index
      %60 = arith.muli %59, %c7 : index
      %61 = arith.addi %56, %60 : index
      %62 = arith.muli %43, %c20 : index
      %63 = arith.addi %61, %62 : index
      %64 = arith.muli %44, %c19 : index
      %65 = arith.addi %63, %64 : index
      %66 = vector.load %w[%65] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %67 = vector.bitcast %66 : vector<16xi8> to vector<4xi32>
      %68 = arith.shrui %67, %c21 : vector<4xi32>
      %69 = arith.andi %68, %c22 : vector<4xi32>
      %70 = arith.ori %69, %c23 : vector<4xi32>
      %71 = vector.bitcast %70 : vector<4xi32> to vector<8xf16>
      %72 = arith.shrui %67, %c24 : vector<4xi32>
      %73 = arith.andi %72, %c22 : vector<4xi32>
      %74 = arith.ori %73, %c23 : vector<4xi32>
      %75 = vector.bitcast %74 : vector<4xi32> to vector<8xf16>
      %76 = arith.shrui %67, %c25 : vector<4xi32>
      %77 = arith.andi %76, %c22 : vector<4xi32>
      %78 = arith.ori %77, %c23 : vector<4xi32>
      %79 = vector.bitcast %78 : vector<4xi32> to vector<8xf16>
      %80 = arith.shrui %67, %c26 : vector<4xi32>
      %81 = arith.andi %80, %c22 : vector<4xi32>
      %82 = arith.ori %81, %c23 : vector<4xi32>
      %83 = vector.bitcast %82 : vector<4xi32> to vector<8xf16>
      %84 = vector.shuffle %71, %75 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %85 = vector.shuffle %79, %83 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %86 = vector.shuffle %84, %85 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %87 = arith.subf %86, %c27 : vector<32xf16>
      %88 = vector.shuffle %87, %87 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %89 = vector.shuffle %87, %87 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %90 = math.fma %88, %53, %55 : vector<16xf16>
      %91 = math.fma %89, %53, %55 : vector<16xf16>
      %92 = arith.addi %36, %c8 : index
      %93 = arith.remui %42, %c19 : index
      %94 = arith.addi %16, %c7 : index
      %95 = arith.muli %92, %c12 : index
      %96 = arith.addi %94, %95 : index
      %97 = arith.muli %93, %c14 : index
      %98 = arith.addi %96, %97 : index
      %99 = vector.load %w[%98] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %100 = vector.bitcast %99 : vector<4xi8> to vector<2xf16>
      %101 = vector.extract %100[0] : f16 from vector<2xf16>
      %102 = vector.broadcast %101 : f16 to vector<16xf16>
      %103 = vector.extract %100[1] : f16 from vector<2xf16>
      %104 = vector.broadcast %103 : f16 to vector<16xf16>
      %105 = arith.addi %16, %c7 : index
      %106 = arith.muli %inputFeatures, %c5 : index
      %107 = arith.addi %106, %c6 : index
      %108 = arith.divui %107, %c7 : index
      %109 = arith.muli %108, %c7 : index
      %110 = arith.addi %105, %109 : index
      %111 = arith.muli %92, %c20 : index
      %112 = arith.addi %110, %111 : index
      %113 = arith.muli %93, %c19 : index
      %114 = arith.addi %112, %113 : index
      %115 = vector.load %w[%114] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %116 = vector.bitcast %115 : vector<16xi8> to vector<4xi32>
      %117 = arith.shrui %116, %c21 : vector<4xi32>
      %118 = arith.andi %117, %c22 : vector<4xi32>
      %119 = arith.ori %118, %c23 : vector<4xi32>
      %120 = vector.bitcast %119 : vector<4xi32> to vector<8xf16>
      %121 = arith.shrui %116, %c24 : vector<4xi32>
      %122 = arith.andi %121, %c22 : vector<4xi32>
      %123 = arith.ori %122, %c23 : vector<4xi32>
      %124 = vector.bitcast %123 : vector<4xi32> to vector<8xf16>
      %125 = arith.shrui %116, %c25 : vector<4xi32>
      %126 = arith.andi %125, %c22 : vector<4xi32>
      %127 = arith.ori %126, %c23 : vector<4xi32>
      %128 = vector.bitcast %127 : vector<4xi32> to vector<8xf16>
      %129 = arith.shrui %116, %c26 : vector<4xi32>
      %130 = arith.andi %129, %c22 : vector<4xi32>
      %131 = arith.ori %130, %c23 : vector<4xi32>
      %132 = vector.bitcast %131 : vector<4xi32> to vector<8xf16>
      %133 = vector.shuffle %120, %124 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %134 = vector.shuffle %128, %132 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %135 = vector.shuffle %133, %134 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %136 = arith.subf %135, %c27 : vector<32xf16>
      %137 = vector.shuffle %136, %136 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %138 = vector.shuffle %136, %136 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %139 = math.fma %137, %102, %104 : vector<16xf16>
      %140 = math.fma %138, %102, %104 : vector<16xf16>
      %141 = arith.addi %23, %c9 : index
      %142 = arith.muli %36, %c5 : index
      %143 = arith.addi %142, %c9 : index
      %144 = arith.divui %inputFeatures, %c19 : index
      %145 = arith.muli %141, %144 : index
      %146 = arith.addi %145, %143 : index
      %147 = arith.muli %tileRows, %c19 : index
      %148 = arith.muli %146, %147 : index
      %149 = arith.remui %42, %tileRows : index
      %150 = arith.muli %149, %c4 : index
      %151 = arith.addi %148, %150 : index
      %152 = vector.load %x[%151] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %153 = arith.muli %tileRows, %c4 : index
      %154 = arith.addi %151, %153 : index
      %155 = vector.load %x[%154] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %156 = vector.shuffle %152, %155 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %157 = wave.mma %156, %90, %37 : vector<16xf16>, vector<8xf32>
      %158 = arith.addi %23, %c8 : index
      %159 = arith.muli %36, %c5 : index
      %160 = arith.addi %159, %c9 : index
      %161 = arith.divui %inputFeatures, %c19 : index
      %162 = arith.muli %158, %161 : index
      %163 = arith.addi %162, %160 : index
      %164 = arith.muli %tileRows, %c19 : index
      %165 = arith.muli %163, %164 : index
      %166 = arith.remui %42, %tileRows : index
      %167 = arith.muli %166, %c4 : index
      %168 = arith.addi %165, %167 : index
      %169 = vector.load %x[%168] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %170 = arith.muli %tileRows, %c4 : index
      %171 = arith.addi %168, %170 : index
      %172 = vector.load %x[%171] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %173 = vector.shuffle %169, %172 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %174 = wave.mma %173, %90, %38 : vector<16xf16>, vector<8xf32>
      %175 = arith.addi %23, %c5 : index
      %176 = arith.muli %36, %c5 : index
      %177 = arith.addi %176, %c9 : index
      %178 = arith.divui %inputFeatures, %c19 : index
      %179 = arith.muli %175, %178 : index
      %180 = arith.addi %179, %177 : index
      %181 = arith.muli %tileRows, %c19 : index
      %182 = arith.muli %180, %181 : index
      %183 = arith.remui %42, %tileRows : index
      %184 = arith.muli %183, %c4 : index
      %185 = arith.addi %182, %184 : index
      %186 = vector.load %x[%185] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %187 = arith.muli %tileRows, %c4 : index
      %188 = arith.addi %185, %187 : index
      %189 = vector.load %x[%188] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %190 = vector.shuffle %186, %189 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %191 = wave.mma %190, %90, %39 : vector<16xf16>, vector<8xf32>
      %192 = arith.addi %23, %c28 : index
      %193 = arith.muli %36, %c5 : index
      %194 = arith.addi %193, %c9 : index
      %195 = arith.divui %inputFeatures, %c19 : index
      %196 = arith.muli %192, %195 : index
      %197 = arith.addi %196, %194 : index
      %198 = arith.muli %tileRows, %c19 : index
      %199 = arith.muli %197, %198 : index
      %200 = arith.remui %42, %tileRows : index
      %201 = arith.muli %200, %c4 : index
      %202 = arith.addi %199, %201 : index
      %203 = vector.load %x[%202] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %204 = arith.muli %tileRows, %c4 : index
      %205 = arith.addi %202, %204 : index
      %206 = vector.load %x[%205] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %207 = vector.shuffle %203, %206 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %208 = wave.mma %207, %90, %40 : vector<16xf16>, vector<8xf32>
      %209 = arith.addi %23, %c9 : index
      %210 = arith.muli %36, %c5 : index
      %211 = arith.addi %210, %c8 : index
      %212 = arith.divui %inputFeatures, %c19 : index
      %213 = arith.muli %209, %212 : index
      %214 = arith.addi %213, %211 : index
      %215 = arith.muli %tileRows, %c19 : index
      %216 = arith.muli %214, %215 : index
      %217 = arith.remui %42, %tileRows : index
      %218 = arith.muli %217, %c4 : index
      %219 = arith.addi %216, %218 : index
      %220 = vector.load %x[%219] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %221 = arith.muli %tileRows, %c4 : index
      %222 = arith.addi %219, %221 : index
      %223 = vector.load %x[%222] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %224 = vector.shuffle %220, %223 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %225 = wave.mma %224, %91, %157 : vector<16xf16>, vector<8xf32>
      %226 = arith.addi %23, %c8 : index
      %227 = arith.muli %36, %c5 : index
      %228 = arith.addi %227, %c8 : index
      %229 = arith.divui %inputFeatures, %c19 : index
      %230 = arith.muli %226, %229 : index
      %231 = arith.addi %230, %228 : index
      %232 = arith.muli %tileRows, %c19 : index
      %233 = arith.muli %231, %232 : index
      %234 = arith.remui %42, %tileRows : index
      %235 = arith.muli %234, %c4 : index
      %236 = arith.addi %233, %235 : index
      %237 = vector.load %x[%236] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %238 = arith.muli %tileRows, %c4 : index
      %239 = arith.addi %236, %238 : index
      %240 = vector.load %x[%239] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %241 = vector.shuffle %237, %240 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %242 = wave.mma %241, %91, %174 : vector<16xf16>, vector<8xf32>
      %243 = arith.addi %23, %c5 : index
      %244 = arith.muli %36, %c5 : index
      %245 = arith.addi %244, %c8 : index
      %246 = arith.divui %inputFeatures, %c19 : index
      %247 = arith.muli %243, %246 : index
      %248 = arith.addi %247, %245 : index
      %249 = arith.muli %tileRows, %c19 : index
      %250 = arith.muli %248, %249 : index
      %251 = arith.remui %42, %tileRows : index
      %252 = arith.muli %251, %c4 : index
      %253 = arith.addi %250, %252 : index
      %254 = vector.load %x[%253] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %255 = arith.muli %tileRows, %c4 : index
      %256 = arith.addi %253, %255 : index
      %257 = vector.load %x[%256] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %258 = vector.shuffle %254, %257 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %259 = wave.mma %258, %91, %191 : vector<16xf16>, vector<8xf32>
      %260 = arith.addi %23, %c28 : index
      %261 = arith.muli %36, %c5 : index
      %262 = arith.addi %261, %c8 : index
      %263 = arith.divui %inputFeatures, %c19 : index
      %264 = arith.muli %260, %263 : index
      %265 = arith.addi %264, %262 : index
      %266 = arith.muli %tileRows, %c19 : index
      %267 = arith.muli %265, %266 : index
      %268 = arith.remui %42, %tileRows : index
      %269 = arith.muli %268, %c4 : index
      %270 = arith.addi %267, %269 : index
      %271 = vector.load %x[%270] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %272 = arith.muli %tileRows, %c4 : index
      %273 = arith.addi %270, %272 : index
      %274 = vector.load %x[%273] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %275 = vector.shuffle %271, %274 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %276 = wave.mma %275, %91, %208 : vector<16xf16>, vector<8xf32>
      %277 = arith.addi %23, %c9 : index
      %278 = arith.muli %36, %c5 : index
      %279 = arith.addi %278, %c5 : index
      %280 = arith.divui %inputFeatures, %c19 : index
      %281 = arith.muli %277, %280 : index
      %282 = arith.addi %281, %279 : index
      %283 = arith.muli %tileRows, %c19 : index
      %284 = arith.muli %282, %283 : index
      %285 = arith.remui %42, %tileRows : index
      %286 = arith.muli %285, %c4 : index
      %287 = arith.addi %284, %286 : index
      %288 = vector.load %x[%287] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %289 = arith.muli %tileRows, %c4 : index
      %290 = arith.addi %287, %289 : index
      %291 = vector.load %x[%290] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %292 = vector.shuffle %288, %291 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %293 = wave.mma %292, %139, %225 : vector<16xf16>, vector<8xf32>
      %294 = arith.addi %23, %c8 : index
      %295 = arith.muli %36, %c5 : index
      %296 = arith.addi %295, %c5 : index
      %297 = arith.divui %inputFeatures, %c19 : index
      %298 = arith.muli %294, %297 : index
      %299 = arith.addi %298, %296 : index
      %300 = arith.muli %tileRows, %c19 : index
      %301 = arith.muli %299, %300 : index
      %302 = arith.remui %42, %tileRows : index
      %303 = arith.muli %302, %c4 : index
      %304 = arith.addi %301, %303 : index
      %305 = vector.load %x[%304] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %306 = arith.muli %tileRows, %c4 : index
      %307 = arith.addi %304, %306 : index
      %308 = vector.load %x[%307] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %309 = vector.shuffle %305, %308 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %310 = wave.mma %309, %139, %242 : vector<16xf16>, vector<8xf32>
      %311 = arith.addi %23, %c5 : index
      %312 = arith.muli %36, %c5 : index
      %313 = arith.addi %312, %c5 : index
      %314 = arith.divui %inputFeatures, %c19 : index
      %315 = arith.muli %311, %314 : index
      %316 = arith.addi %315, %313 : index
      %317 = arith.muli %tileRows, %c19 : index
      %318 = arith.muli %316, %317 : index
      %319 = arith.remui %42, %tileRows : index
      %320 = arith.muli %319, %c4 : index
      %321 = arith.addi %318, %320 : index
      %322 = vector.load %x[%321] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %323 = arith.muli %tileRows, %c4 : index
      %324 = arith.addi %321, %323 : index
      %325 = vector.load %x[%324] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %326 = vector.shuffle %322, %325 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %327 = wave.mma %326, %139, %259 : vector<16xf16>, vector<8xf32>
      %328 = arith.addi %23, %c28 : index
      %329 = arith.muli %36, %c5 : index
      %330 = arith.addi %329, %c5 : index
      %331 = arith.divui %inputFeatures, %c19 : index
      %332 = arith.muli %328, %331 : index
      %333 = arith.addi %332, %330 : index
      %334 = arith.muli %tileRows, %c19 : index
      %335 = arith.muli %333, %334 : index
      %336 = arith.remui %42, %tileRows : index
      %337 = arith.muli %336, %c4 : index
      %338 = arith.addi %335, %337 : index
      %339 = vector.load %x[%338] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %340 = arith.muli %tileRows, %c4 : index
      %341 = arith.addi %338, %340 : index
      %342 = vector.load %x[%341] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %343 = vector.shuffle %339, %342 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %344 = wave.mma %343, %139, %276 : vector<16xf16>, vector<8xf32>
      %345 = arith.addi %23, %c9 : index
      %346 = arith.muli %36, %c5 : index
      %347 = arith.addi %346, %c28 : index
      %348 = arith.divui %inputFeatures, %c19 : index
      %349 = arith.muli %345, %348 : index
      %350 = arith.addi %349, %347 : index
      %351 = arith.muli %tileRows, %c19 : index
      %352 = arith.muli %350, %351 : index
      %353 = arith.remui %42, %tileRows : index
      %354 = arith.muli %353, %c4 : index
      %355 = arith.addi %352, %354 : index
      %356 = vector.load %x[%355] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %357 = arith.muli %tileRows, %c4 : index
      %358 = arith.addi %355, %357 : index
      %359 = vector.load %x[%358] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %360 = vector.shuffle %356, %359 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %361 = wave.mma %360, %140, %293 : vector<16xf16>, vector<8xf32>
      %362 = arith.addi %23, %c8 : index
      %363 = arith.muli %36, %c5 : index
      %364 = arith.addi %363, %c28 : index
      %365 = arith.divui %inputFeatures, %c19 : index
      %366 = arith.muli %362, %365 : index
      %367 = arith.addi %366, %364 : index
      %368 = arith.muli %tileRows, %c19 : index
      %369 = arith.muli %367, %368 : index
      %370 = arith.remui %42, %tileRows : index
      %371 = arith.muli %370, %c4 : index
      %372 = arith.addi %369, %371 : index
      %373 = vector.load %x[%372] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %374 = arith.muli %tileRows, %c4 : index
      %375 = arith.addi %372, %374 : index
      %376 = vector.load %x[%375] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %377 = vector.shuffle %373, %376 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %378 = wave.mma %377, %140, %310 : vector<16xf16>, vector<8xf32>
      %379 = arith.addi %23, %c5 : index
      %380 = arith.muli %36, %c5 : index
      %381 = arith.addi %380, %c28 : index
      %382 = arith.divui %inputFeatures, %c19 : index
      %383 = arith.muli %379, %382 : index
      %384 = arith.addi %383, %381 : index
      %385 = arith.muli %tileRows, %c19 : index
      %386 = arith.muli %384, %385 : index
      %387 = arith.remui %42, %tileRows : index
      %388 = arith.muli %387, %c4 : index
      %389 = arith.addi %386, %388 : index
      %390 = vector.load %x[%389] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %391 = arith.muli %tileRows, %c4 : index
      %392 = arith.addi %389, %391 : index
      %393 = vector.load %x[%392] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %394 = vector.shuffle %390, %393 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %395 = wave.mma %394, %140, %327 : vector<16xf16>, vector<8xf32>
      %396 = arith.addi %23, %c28 : index
      %397 = arith.muli %36, %c5 : index
      %398 = arith.addi %397, %c28 : index
      %399 = arith.divui %inputFeatures, %c19 : index
      %400 = arith.muli %396, %399 : index
      %401 = arith.addi %400, %398 : index
      %402 = arith.muli %tileRows, %c19 : index
      %403 = arith.muli %401, %402 : index
      %404 = arith.remui %42, %tileRows : index
      %405 = arith.muli %404, %c4 : index
      %406 = arith.addi %403, %405 : index
      %407 = vector.load %x[%406] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %408 = arith.muli %tileRows, %c4 : index
      %409 = arith.addi %406, %408 : index
      %410 = vector.load %x[%409] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %411 = vector.shuffle %407, %410 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %412 = wave.mma %411, %140, %344 : vector<16xf16>, vector<8xf32>
      scf.yield %361, %378, %395, %412 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %413 = arith.select %33, %35, %28 : index
    %419:4 = scf.for %414 = %35 to %413 step %c8 iter_args(%415 = %41#0, %416 = %41#1, %417 = %41#2, %418 = %41#3) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %420 = wave.lane
      %421 = arith.addi %414, %c9 : index
      %422 = arith.remui %420, %c19 : index
      %423 = arith.addi %16, %c7 : index
      %424 = arith.muli %421, %c12 : index
      %425 = arith.addi %423, %424 : index
      %426 = arith.muli %422, %c14 : index
      %427 = arith.addi %425, %426 : index
      %428 = vector.load %w[%427] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %429 = vector.bitcast %428 : vector<4xi8> to vector<2xf16>
      %430 = vector.extract %429[0] : f16 from vector<2xf16>
      %431 = vector.broadcast %430 : f16 to vector<16xf16>
      %432 = vector.extract %429[1] : f16 from vector<2xf16>
      %433 = vector.broadcast %432 : f16 to vector<16xf16>
      %434 = arith.addi %16, %c7 : index
      %435 = arith.muli %inputFeatures, %c5 : index
      %436 = arith.addi %435, %c6 : index
      %437 = arith.divui %436, %c7 : index
      %438 = arith.muli %437, %c7 : index
      %439 = arith.addi %434, %438 : index
      %440 = arith.muli %421, %c20 : index
      %441 = arith.addi %439, %440 : index
      %442 = arith.muli %422, %c19 : index
      %443 = arith.addi %441, %442 : index
      %444 = vector.load %w[%443] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %445 = vector.bitcast %444 : vector<16xi8> to vector<4xi32>
      %446 = arith.shrui %445, %c21 : vector<4xi32>
      %447 = arith.andi %446, %c22 : vector<4xi32>
      %448 = arith.ori %447, %c23 : vector<4xi32>
      %449 = vector.bitcast %448 : vector<4xi32> to vector<8xf16>
      %450 = arith.shrui %445, %c24 : vector<4xi32>
      %451 = arith.andi %450, %c22 : vector<4xi32>
      %452 = arith.ori %451, %c23 : vector<4xi32>
      %453 = vector.bitcast %452 : vector<4xi32> to vector<8xf16>
      %454 = arith.shrui %445, %c25 : vector<4xi32>
      %455 = arith.andi %454, %c22 : vector<4xi32>
      %456 = arith.ori %455, %c23 : vector<4xi32>
      %457 = vector.bitcast %456 : vector<4xi32> to vector<8xf16>
      %458 = arith.shrui %445, %c26 : vector<4xi32>
      %459 = arith.andi %458, %c22 : vector<4xi32>
      %460 = arith.ori %459, %c23 : vector<4xi32>
      %461 = vector.bitcast %460 : vector<4xi32> to vector<8xf16>
      %462 = vector.shuffle %449, %453 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %463 = vector.shuffle %457, %461 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %464 = vector.shuffle %462, %463 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %465 = arith.subf %464, %c27 : vector<32xf16>
      %466 = vector.shuffle %465, %465 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %467 = vector.shuffle %465, %465 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %468 = math.fma %466, %431, %433 : vector<16xf16>
      %469 = math.fma %467, %431, %433 : vector<16xf16>
      %470 = arith.addi %23, %c9 : index
      %471 = arith.muli %414, %c5 : index
      %472 = arith.addi %471, %c9 : index
      %473 = arith.divui %inputFeatures, %c19 : index
      %474 = arith.muli %470, %473 : index
      %475 = arith.addi %474, %472 : index
      %476 = arith.muli %tileRows, %c19 : index
      %477 = arith.muli %475, %476 : index
      %478 = arith.remui %420, %tileRows : index
      %479 = arith.muli %478, %c4 : index
      %480 = arith.addi %477, %479 : index
      %481 = vector.load %x[%480] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %482 = arith.muli %tileRows, %c4 : index
      %483 = arith.addi %480, %482 : index
      %484 = vector.load %x[%483] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %485 = vector.shuffle %481, %484 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %486 = wave.mma %485, %468, %415 : vector<16xf16>, vector<8xf32>
      %487 = arith.addi %23, %c8 : index
      %488 = arith.muli %414, %c5 : index
      %489 = arith.addi %488, %c9 : index
      %490 = arith.divui %inputFeatures, %c19 : index
      %491 = arith.muli %487, %490 : index
      %492 = arith.addi %491, %489 : index
      %493 = arith.muli %tileRows, %c19 : index
      %494 = arith.muli %492, %493 : index
      %495 = arith.remui %420, %tileRows : index
      %496 = arith.muli %495, %c4 : index
      %497 = arith.addi %494, %496 : index
      %498 = vector.load %x[%497] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %499 = arith.muli %tileRows, %c4 : index
      %500 = arith.addi %497, %499 : index
      %501 = vector.load %x[%500] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %502 = vector.shuffle %498, %501 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %503 = wave.mma %502, %468, %416 : vector<16xf16>, vector<8xf32>
      %504 = arith.addi %23, %c5 : index
      %505 = arith.muli %414, %c5 : index
      %506 = arith.addi %505, %c9 : index
      %507 = arith.divui %inputFeatures, %c19 : index
      %508 = arith.muli %504, %507 : index
      %509 = arith.addi %508, %506 : index
      %510 = arith.muli %tileRows, %c19 : index
      %511 = arith.muli %509, %510 : index
      %512 = arith.remui %420, %tileRows : index
      %513 = arith.muli %512, %c4 : index
      %514 = arith.addi %511, %513 : index
      %515 = vector.load %x[%514] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %516 = arith.muli %tileRows, %c4 : index
      %517 = arith.addi %514, %516 : index
      %518 = vector.load %x[%517] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %519 = vector.shuffle %515, %518 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %520 = wave.mma %519, %468, %417 : vector<16xf16>, vector<8xf32>
      %521 = arith.addi %23, %c28 : index
      %522 = arith.muli %414, %c5 : index
      %523 = arith.addi %522, %c9 : index
      %524 = arith.divui %inputFeatures, %c19 : index
      %525 = arith.muli %521, %524 : index
      %526 = arith.addi %525, %523 : index
      %527 = arith.muli %tileRows, %c19 : index
      %528 = arith.muli %526, %527 : index
      %529 = arith.remui %420, %tileRows : index
      %530 = arith.muli %529, %c4 : index
      %531 = arith.addi %528, %530 : index
      %532 = vector.load %x[%531] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %533 = arith.muli %tileRows, %c4 : index
      %534 = arith.addi %531, %533 : index
      %535 = vector.load %x[%534] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %536 = vector.shuffle %532, %535 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %537 = wave.mma %536, %468, %418 : vector<16xf16>, vector<8xf32>
      %538 = arith.addi %23, %c9 : index
      %539 = arith.muli %414, %c5 : index
      %540 = arith.addi %539, %c8 : index
      %541 = arith.divui %inputFeatures, %c19 : index
      %542 = arith.muli %538, %541 : index
      %543 = arith.addi %542, %540 : index
      %544 = arith.muli %tileRows, %c19 : index
      %545 = arith.muli %543, %544 : index
      %546 = arith.remui %420, %tileRows : index
      %547 = arith.muli %546, %c4 : index
      %548 = arith.addi %545, %547 : index
      %549 = vector.load %x[%548] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %550 = arith.muli %tileRows, %c4 : index
      %551 = arith.addi %548, %550 : index
      %552 = vector.load %x[%551] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %553 = vector.shuffle %549, %552 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %554 = wave.mma %553, %469, %486 : vector<16xf16>, vector<8xf32>
      %555 = arith.addi %23, %c8 : index
      %556 = arith.muli %414, %c5 : index
      %557 = arith.addi %556, %c8 : index
      %558 = arith.divui %inputFeatures, %c19 : index
      %559 = arith.muli %555, %558 : index
      %560 = arith.addi %559, %557 : index
      %561 = arith.muli %tileRows, %c19 : index
      %562 = arith.muli %560, %561 : index
      %563 = arith.remui %420, %tileRows : index
      %564 = arith.muli %563, %c4 : index
      %565 = arith.addi %562, %564 : index
      %566 = vector.load %x[%565] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %567 = arith.muli %tileRows, %c4 : index
      %568 = arith.addi %565, %567 : index
      %569 = vector.load %x[%568] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %570 = vector.shuffle %566, %569 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %571 = wave.mma %570, %469, %503 : vector<16xf16>, vector<8xf32>
      %572 = arith.addi %23, %c5 : index
      %573 = arith.muli %414, %c5 : index
      %574 = arith.addi %573, %c8 : index
      %575 = arith.divui %inputFeatures, %c19 : index
      %576 = arith.muli %572, %575 : index
      %577 = arith.addi %576, %574 : index
      %578 = arith.muli %tileRows, %c19 : index
      %579 = arith.muli %577, %578 : index
      %580 = arith.remui %420, %tileRows : index
      %581 = arith.muli %580, %c4 : index
      %582 = arith.addi %579, %581 : index
      %583 = vector.load %x[%582] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %584 = arith.muli %tileRows, %c4 : index
      %585 = arith.addi %582, %584 : index
      %586 = vector.load %x[%585] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %587 = vector.shuffle %583, %586 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %588 = wave.mma %587, %469, %520 : vector<16xf16>, vector<8xf32>
      %589 = arith.addi %23, %c28 : index
      %590 = arith.muli %414, %c5 : index
      %591 = arith.addi %590, %c8 : index
      %592 = arith.divui %inputFeatures, %c19 : index
      %593 = arith.muli %589, %592 : index
      %594 = arith.addi %593, %591 : index
      %595 = arith.muli %tileRows, %c19 : index
      %596 = arith.muli %594, %595 : index
      %597 = arith.remui %420, %tileRows : index
      %598 = arith.muli %597, %c4 : index
      %599 = arith.addi %596, %598 : index
      %600 = vector.load %x[%599] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %601 = arith.muli %tileRows, %c4 : index
      %602 = arith.addi %599, %601 : index
      %603 = vector.load %x[%602] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %604 = vector.shuffle %600, %603 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %605 = wave.mma %604, %469, %537 : vector<16xf16>, vector<8xf32>
      scf.yield %554, %571, %588, %605 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %606 = arith.addi %21, %c9 : index
    %607 = wave.lane
    %608 = arith.muli %3, %c8 : index
    %609 = arith.muli %608, %c20 : index
    %610 = arith.addi %609, %607 : index
    %611 = arith.muli %4, %c11 : index
    %612 = arith.addi %611, %610 : index
    %613 = arith.addi %612, %c9 : index
    %614 = arith.addi %613, %c9 : index
    %615 = vector.extract %419#0[0] : f32 from vector<8xf32>
    memref.store %615, %17[%614] : memref<?xf32>
    %616 = arith.muli %4, %c11 : index
    %617 = arith.addi %616, %610 : index
    %618 = arith.addi %617, %c9 : index
    %619 = arith.addi %618, %c16 : index
    %620 = vector.extract %419#0[1] : f32 from vector<8xf32>
    memref.store %620, %17[%619] : memref<?xf32>
    %621 = arith.muli %4, %c11 : index
    %622 = arith.addi %621, %610 : index
    %623 = arith.addi %622, %c9 : index
    %624 = arith.addi %623, %c12 : index
    %625 = vector.extract %419#0[2] : f32 from vector<8xf32>
    memref.store %625, %17[%624] : memref<?xf32>
    %626 = arith.muli %4, %c11 : index
    %627 = arith.addi %626, %610 : index
    %628 = arith.addi %627, %c9 : index
    %629 = arith.addi %628, %c29 : index
    %630 = vector.extract %419#0[3] : f32 from vector<8xf32>
    memref.store %630, %17[%629] : memref<?xf32>
    %631 = arith.muli %4, %c11 : index
    %632 = arith.addi %631, %610 : index
    %633 = arith.addi %632, %c9 : index
    %634 = arith.addi %633, %c7 : index
    %635 = vector.extract %419#0[4] : f32 from vector<8xf32>
    memref.store %635, %17[%634] : memref<?xf32>
    %636 = arith.muli %4, %c11 : index
    %637 = arith.addi %636, %610 : index
    %638 = arith.addi %637, %c9 : index
    %639 = arith.addi %638, %c30 : index
    %640 = vector.extract %419#0[5] : f32 from vector<8xf32>
    memref.store %640, %17[%639] : memref<?xf32>
    %641 = arith.muli %4, %c11 : index
    %642 = arith.addi %641, %610 : index
    %643 = arith.addi %642, %c9 : index
    %644 = arith.addi %643, %c31 : index
    %645 = vector.extract %419#0[6] : f32 from vector<8xf32>
    memref.store %645, %17[%644] : memref<?xf32>
    %646 = arith.muli %4, %c11 : index
    %647 = arith.addi %646, %610 : index
    %648 = arith.addi %647, %c9 : index
    %649 = arith.addi %648, %c32 : index
    %650 = vector.extract %419#0[7] : f32 from vector<8xf32>
    memref.store %650, %17[%649] : memref<?xf32>
    wave.barrier
    %651 = arith.muli %4, %c14 : index
    %652 = arith.addi %651, %c9 : index
    %653 = arith.muli %652, %c5 : index
    %654 = arith.divui %607, %c19 : index
    %655 = arith.addi %653, %654 : index
    %656 = arith.addi %606, %655 : index
    %657 = arith.cmpi slt, %656, %20 : index
    scf.if %657 {
      %658 = arith.cmpi eq, %hasFactors, %c8 : index
      %659 = memref.load %factors[%656] : memref<?xf32>
      %660 = arith.select %658, %659, %c34 : f32
      %661 = arith.addi %610, %c9 : index
      %662 = arith.muli %652, %c16 : index
      %663 = arith.addi %661, %662 : index
      %664 = memref.load %17[%663] : memref<?xf32>
      %665 = arith.addi %663, %c11 : index
      %666 = memref.load %17[%665] : memref<?xf32>
      %667 = arith.addf %664, %666 : f32
      %668 = arith.remui %607, %c19 : index
      %669 = arith.muli %668, %c14 : index
      %670 = arith.addi %16, %669 : index
      %671 = vector.load %w[%670] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %672 = vector.bitcast %671 : vector<4xi8> to vector<1xf32>
      %673 = vector.extract %672[0] : f32 from vector<1xf32>
      %674 = arith.mulf %673, %660 : f32
      %675 = arith.mulf %667, %674 : f32
      %676 = arith.muli %3, %c8 : index
      %677 = arith.addi %676, %c9 : index
      %678 = arith.muli %677, %c19 : index
      %679 = arith.remui %607, %c19 : index
      %680 = arith.addi %678, %679 : index
      %681 = arith.muli %655, %c35 : index
      %682 = arith.addi %681, %680 : index
      memref.store %675, %18[%682] : memref<?xf32>
    }
    %683 = arith.muli %4, %c14 : index
    %684 = arith.addi %683, %c8 : index
    %685 = arith.muli %684, %c5 : index
    %686 = arith.divui %607, %c19 : index
    %687 = arith.addi %685, %686 : index
    %688 = arith.addi %606, %687 : index
    %689 = arith.cmpi slt, %688, %20 : index
    scf.if %689 {
      %690 = arith.cmpi eq, %hasFactors, %c8 : index
      %691 = memref.load %factors[%688] : memref<?xf32>
      %692 = arith.select %690, %691, %c34 : f32
      %693 = arith.addi %610, %c9 : index
      %694 = arith.muli %684, %c16 : index
      %695 = arith.addi %693, %694 : index
      %696 = memref.load %17[%695] : memref<?xf32>
      %697 = arith.addi %695, %c11 : index
      %698 = memref.load %17[%697] : memref<?xf32>
      %699 = arith.addf %696, %698 : f32
      %700 = arith.remui %607, %c19 : index
      %701 = arith.muli %700, %c14 : index
      %702 = arith.addi %16, %701 : index
      %703 = vector.load %w[%702] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %704 = vector.bitcast %703 : vector<4xi8> to vector<1xf32>
      %705 = vector.extract %704[0] : f32 from vector<1xf32>
      %706 = arith.mulf %705, %692 : f32
      %707 = arith.mulf %699, %706 : f32
      %708 = arith.muli %3, %c8 : index
      %709 = arith.addi %708, %c9 : index
      %710 = arith.muli %709, %c19 : index
      %711 = arith.remui %607, %c19 : index
      %712 = arith.addi %710, %711 : index
      %713 = arith.muli %687, %c35 : index
      %714 = arith.addi %713, %712 : index
      memref.store %707, %18[%714] : memref<?xf32>
    }
    %715 = arith.muli %4, %c14 : index
    %716 = arith.addi %715, %c5 : index
    %717 = arith.muli %716, %c5 : index
    %718 = arith.divui %607, %c19 : index
    %719 = arith.addi %717, %718 : index
    %720 = arith.addi %606, %719 : index
    %721 = arith.cmpi slt, %720, %20 : index
    scf.if %721 {
      %722 = arith.cmpi eq, %hasFactors, %c8 : index
      %723 = memref.load %factors[%720] : memref<?xf32>
      %724 = arith.select %722, %723, %c34 : f32
      %725 = arith.addi %610, %c9 : index
      %726 = arith.muli %716, %c16 : index
      %727 = arith.addi %725, %726 : index
      %728 = memref.load %17[%727] : memref<?xf32>
      %729 = arith.addi %727, %c11 : index
      %730 = memref.load %17[%729] : memref<?xf32>
      %731 = arith.addf %728, %730 : f32
      %732 = arith.remui %607, %c19 : index
      %733 = arith.muli %732, %c14 : index
      %734 = arith.addi %16, %733 : index
      %735 = vector.load %w[%734] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %736 = vector.bitcast %735 : vector<4xi8> to vector<1xf32>
      %737 = vector.extract %736[0] : f32 from vector<1xf32>
      %738 = arith.mulf %737, %724 : f32
      %739 = arith.mulf %731, %738 : f32
      %740 = arith.muli %3, %c8 : index
      %741 = arith.addi %740, %c9 : index
      %742 = arith.muli %741, %c19 : index
      %743 = arith.remui %607, %c19 : index
      %744 = arith.addi %742, %743 : index
      %745 = arith.muli %719, %c35 : index
      %746 = arith.addi %745, %744 : index
      memref.store %739, %18[%746] : memref<?xf32>
    }
    %747 = arith.muli %4, %c14 : index
    %748 = arith.addi %747, %c28 : index
    %749 = arith.muli %748, %c5 : index
    %750 = arith.divui %607, %c19 : index
    %751 = arith.addi %749, %750 : index
    %752 = arith.addi %606, %751 : index
    %753 = arith.cmpi slt, %752, %20 : index
    scf.if %753 {
      %754 = arith.cmpi eq, %hasFactors, %c8 : index
      %755 = memref.load %factors[%752] : memref<?xf32>
      %756 = arith.select %754, %755, %c34 : f32
      %757 = arith.addi %610, %c9 : index
      %758 = arith.muli %748, %c16 : index
      %759 = arith.addi %757, %758 : index
      %760 = memref.load %17[%759] : memref<?xf32>
      %761 = arith.addi %759, %c11 : index
      %762 = memref.load %17[%761] : memref<?xf32>
      %763 = arith.addf %760, %762 : f32
      %764 = arith.remui %607, %c19 : index
      %765 = arith.muli %764, %c14 : index
      %766 = arith.addi %16, %765 : index
      %767 = vector.load %w[%766] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %768 = vector.bitcast %767 : vector<4xi8> to vector<1xf32>
      %769 = vector.extract %768[0] : f32 from vector<1xf32>
      %770 = arith.mulf %769, %756 : f32
      %771 = arith.mulf %763, %770 : f32
      %772 = arith.muli %3, %c8 : index
      %773 = arith.addi %772, %c9 : index
      %774 = arith.muli %773, %c19 : index
      %775 = arith.remui %607, %c19 : index
      %776 = arith.addi %774, %775 : index
      %777 = arith.muli %751, %c35 : index
      %778 = arith.addi %777, %776 : index
      memref.store %771, %18[%778] : memref<?xf32>
    }
    wave.barrier
    %779 = arith.addi %21, %c9 : index
    %780 = wave.wave
    %781 = arith.addi %780, %c9 : index
    %782 = arith.addi %779, %781 : index
    %783 = arith.cmpi slt, %782, %20 : index
    %784 = arith.cmpi slt, %781, %c19 : index
    %785 = arith.andi %783, %784 : i1
    scf.if %785 {
      %786 = arith.addi %779, %781 : index
      %787 = arith.muli %781, %c35 : index
      %788 = wave.lane
      %789 = arith.addi %788, %c9 : index
      %790 = arith.cmpi eq, %hasBias, %c8 : index
      %791 = arith.addi %787, %789 : index
      %792 = memref.load %18[%791] : memref<?xf32>
      %793 = arith.muli %0, %c35 : index
      %794 = arith.addi %793, %789 : index
      %795 = memref.load %bias[%794] : memref<?xf32>
      %796 = arith.addf %792, %795 : f32
      %797 = arith.select %790, %796, %792 : f32
      %798 = arith.addi %789, %c37 : index
      %799 = arith.cmpi eq, %hasBias, %c8 : index
      %800 = arith.addi %787, %798 : index
      %801 = memref.load %18[%800] : memref<?xf32>
      %802 = arith.muli %0, %c35 : index
      %803 = arith.addi %802, %798 : index
      %804 = memref.load %bias[%803] : memref<?xf32>
      %805 = arith.addf %801, %804 : f32
      %806 = arith.select %799, %805, %801 : f32
      %807 = arith.addi %788, %c16 : index
      %808 = arith.cmpi slt, %807, %c37 : index
      %809 = arith.minsi %807, %c38 : index
      %810 = arith.cmpi eq, %hasBias, %c8 : index
      %811 = arith.addi %787, %809 : index
      %812 = memref.load %18[%811] : memref<?xf32>
      %813 = arith.muli %0, %c35 : index
      %814 = arith.addi %813, %809 : index
      %815 = memref.load %bias[%814] : memref<?xf32>
      %816 = arith.addf %812, %815 : f32
      %817 = arith.select %810, %816, %812 : f32
      %818 = arith.addi %809, %c37 : index
      %819 = arith.cmpi eq, %hasBias, %c8 : index
      %820 = arith.addi %787, %818 : index
      %821 = memref.load %18[%820] : memref<?xf32>
      %822 = arith.muli %0, %c35 : index
      %823 = arith.addi %822, %818 : index
      %824 = memref.load %bias[%823] : memref<?xf32>
      %825 = arith.addf %821, %824 : f32
      %826 = arith.select %819, %825, %821 : f32
      %827 = arith.addi %heads, %kvHeads : index
      %828 = arith.cmpi slt, %0, %827 : index
      scf.if %828 {
        %829 = arith.addi %positionsAt, %786 : index
        %830 = memref.load %step[%829] : memref<?xi32>
        %831 = arith.index_cast %830 : i32 to index
        %832 = arith.cmpi eq, %hasNorm, %c8 : index
        %833 = math.fma %797, %797, %c41 : f32
        %834 = math.fma %806, %806, %833 : f32
        %835 = math.fma %817, %817, %834 : f32
        %836 = arith.select %808, %835, %834 : f32
        %837 = math.fma %826, %826, %836 : f32
        %838 = arith.select %808, %837, %836 : f32
        %839 = vector.broadcast %838 : f32 to vector<1xf32>
        %840 = wave.reduce "add" %839 : vector<1xf32>
        %841 = arith.mulf %840, %inverseHeadDim : f32
        %842 = arith.addf %841, %epsilon : f32
        %843 = math.sqrt %842 : f32
        %844 = arith.divf %c34, %843 : f32
        %845 = arith.cmpi slt, %0, %heads : index
        %846 = arith.addi %789, %c37 : index
        %847 = memref.load %query_norm[%789] : memref<?xf32>
        %848 = memref.load %key_norm[%789] : memref<?xf32>
        %849 = arith.select %845, %847, %848 : f32
        %850 = arith.mulf %797, %844 : f32
        %851 = arith.mulf %850, %849 : f32
        %852 = arith.select %832, %851, %797 : f32
        %853 = memref.load %query_norm[%846] : memref<?xf32>
        %854 = memref.load %key_norm[%846] : memref<?xf32>
        %855 = arith.select %845, %853, %854 : f32
        %856 = arith.mulf %806, %844 : f32
        %857 = arith.mulf %856, %855 : f32
        %858 = arith.select %832, %857, %806 : f32
        %859 = arith.addi %809, %c37 : index
        %860 = memref.load %query_norm[%809] : memref<?xf32>
        %861 = memref.load %key_norm[%809] : memref<?xf32>
        %862 = arith.select %845, %860, %861 : f32
        %863 = arith.mulf %817, %844 : f32
        %864 = arith.mulf %863, %862 : f32
        %865 = arith.select %832, %864, %817 : f32
        %866 = memref.load %query_norm[%859] : memref<?xf32>
        %867 = memref.load %key_norm[%859] : memref<?xf32>
        %868 = arith.select %845, %866, %867 : f32
        %869 = arith.mulf %826, %844 : f32
        %870 = arith.mulf %869, %868 : f32
        %871 = arith.select %832, %870, %826 : f32
        %872 = arith.remui %831, %c20 : index
        %873 = arith.muli %872, %c35 : index
        %874 = arith.addi %873, %789 : index
        %875 = arith.divui %831, %c20 : index
        %876 = arith.addi %875, %c20 : index
        %877 = arith.muli %876, %c35 : index
        %878 = arith.addi %877, %789 : index
        %879 = memref.load %rope[%874] : memref<?xf32>
        %880 = arith.addi %874, %c37 : index
        %881 = memref.load %rope[%880] : memref<?xf32>
        %882 = memref.load %rope[%878] : memref<?xf32>
        %883 = arith.addi %878, %c37 : index
        %884 = memref.load %rope[%883] : memref<?xf32>
        %885 = arith.mulf %882, %879 : f32
        %886 = arith.mulf %884, %881 : f32
        %887 = arith.subf %885, %886 : f32
        %888 = arith.mulf %884, %879 : f32
        %889 = arith.mulf %882, %881 : f32
        %890 = arith.addf %888, %889 : f32
        %891 = arith.mulf %852, %887 : f32
        %892 = arith.mulf %858, %890 : f32
        %893 = arith.subf %891, %892 : f32
        %894 = arith.mulf %858, %887 : f32
        %895 = arith.mulf %852, %890 : f32
        %896 = arith.addf %894, %895 : f32
        %897 = arith.cmpi slt, %0, %heads : index
        scf.if %897 {
          %898 = arith.muli %786, %heads : index
          %899 = arith.addi %898, %0 : index
          %900 = arith.muli %899, %c35 : index
          %901 = arith.addi %900, %789 : index
          memref.store %893, %q[%901] : memref<?xf32>
          %902 = arith.addi %901, %c37 : index
          memref.store %896, %q[%902] : memref<?xf32>
        } else {
          %903 = arith.addi %787, %789 : index
          memref.store %893, %18[%903] : memref<?xf32>
          %904 = arith.addi %787, %789 : index
          %905 = arith.addi %904, %c37 : index
          memref.store %896, %18[%905] : memref<?xf32>
        }
        %906 = arith.remui %831, %c20 : index
        %907 = arith.muli %906, %c35 : index
        %908 = arith.addi %907, %809 : index
        %909 = arith.divui %831, %c20 : index
        %910 = arith.addi %909, %c20 : index
        %911 = arith.muli %910, %c35 : index
        %912 = arith.addi %911, %809 : index
        %913 = memref.load %rope[%908] : memref<?xf32>
        %914 = arith.addi %908, %c37 : index
        %915 = memref.load %rope[%914] : memref<?xf32>
        %916 = memref.load %rope[%912] : memref<?xf32>
        %917 = arith.addi %912, %c37 : index
        %918 = memref.load %rope[%917] : memref<?xf32>
        %919 = arith.mulf %916, %913 : f32
        %920 = arith.mulf %918, %915 : f32
        %921 = arith.subf %919, %920 : f32
        %922 = arith.mulf %918, %913 : f32
        %923 = arith.mulf %916, %915 : f32
        %924 = arith.addf %922, %923 : f32
        %925 = arith.mulf %865, %921 : f32
        %926 = arith.mulf %871, %924 : f32
        %927 = arith.subf %925, %926 : f32
        %928 = arith.mulf %871, %921 : f32
        %929 = arith.mulf %865, %924 : f32
        %930 = arith.addf %928, %929 : f32
        scf.if %808 {
          %931 = arith.cmpi slt, %0, %heads : index
          scf.if %931 {
            %932 = arith.muli %786, %heads : index
            %933 = arith.addi %932, %0 : index
            %934 = arith.muli %933, %c35 : index
            %935 = arith.addi %934, %809 : index
            memref.store %927, %q[%935] : memref<?xf32>
            %936 = arith.addi %935, %c37 : index
            memref.store %930, %q[%936] : memref<?xf32>
          } else {
            %937 = arith.addi %787, %809 : index
            memref.store %927, %18[%937] : memref<?xf32>
            %938 = arith.addi %787, %809 : index
            %939 = arith.addi %938, %c37 : index
            memref.store %930, %18[%939] : memref<?xf32>
          }
        }
      } else {
        %940 = arith.cmpi slt, %0, %heads : index
        scf.if %940 {
          %941 = arith.muli %786, %heads : index
          %942 = arith.addi %941, %0 : index
          %943 = arith.muli %942, %c35 : index
          %944 = arith.addi %943, %789 : index
          memref.store %797, %q[%944] : memref<?xf32>
          %945 = arith.addi %944, %c37 : index
          memref.store %806, %q[%945] : memref<?xf32>
        } else {
          %946 = arith.addi %787, %789 : index
          memref.store %797, %18[%946] : memref<?xf32>
          %947 = arith.addi %787, %789 : index
          %948 = arith.addi %947, %c37 : index
          memref.store %806, %18[%948] : memref<?xf32>
        }
        scf.if %808 {
          %949 = arith.cmpi slt, %0, %heads : index
          scf.if %949 {
            %950 = arith.muli %786, %heads : index
            %951 = arith.addi %950, %0 : index
            %952 = arith.muli %951, %c35 : index
            %953 = arith.addi %952, %809 : index
            memref.store %817, %q[%953] : memref<?xf32>
            %954 = arith.addi %953, %c37 : index
            memref.store %826, %q[%954] : memref<?xf32>
          } else {
            %955 = arith.addi %787, %809 : index
            memref.store %817, %18[%955] : memref<?xf32>
            %956 = arith.addi %787, %809 : index
            %957 = arith.addi %956, %c37 : index
            memref.store %826, %18[%957] : memref<?xf32>
          }
        }
      }
    }
    %958 = arith.addi %780, %c44 : index
    %959 = arith.addi %779, %958 : index
    %960 = arith.cmpi slt, %959, %20 : index
    %961 = arith.cmpi slt, %958, %c19 : index
    %962 = arith.andi %960, %961 : i1
    scf.if %962 {
      %963 = arith.addi %779, %958 : index
      %964 = arith.muli %958, %c35 : index
      %965 = wave.lane
      %966 = arith.addi %965, %c9 : index
      %967 = arith.cmpi eq, %hasBias, %c8 : index
      %968 = arith.addi %964, %966 : index
      %969 = memref.load %18[%968] : memref<?xf32>
      %970 = arith.muli %0, %c35 : index
      %971 = arith.addi %970, %966 : index
      %972 = memref.load %bias[%971] : memref<?xf32>
      %973 = arith.addf %969, %972 : f32
      %974 = arith.select %967, %973, %969 : f32
      %975 = arith.addi %966, %c37 : index
      %976 = arith.cmpi eq, %hasBias, %c8 : index
      %977 = arith.addi %964, %975 : index
      %978 = memref.load %18[%977] : memref<?xf32>
      %979 = arith.muli %0, %c35 : index
      %980 = arith.addi %979, %975 : index
      %981 = memref.load %bias[%980] : memref<?xf32>
      %982 = arith.addf %978, %981 : f32
      %983 = arith.select %976, %982, %978 : f32
      %984 = arith.addi %965, %c16 : index
      %985 = arith.cmpi slt, %984, %c37 : index
      %986 = arith.minsi %984, %c38 : index
      %987 = arith.cmpi eq, %hasBias, %c8 : index
      %988 = arith.addi %964, %986 : index
      %989 = memref.load %18[%988] : memref<?xf32>
      %990 = arith.muli %0, %c35 : index
      %991 = arith.addi %990, %986 : index
      %992 = memref.load %bias[%991] : memref<?xf32>
      %993 = arith.addf %989, %992 : f32
      %994 = arith.select %987, %993, %989 : f32
      %995 = arith.addi %986, %c37 : index
      %996 = arith.cmpi eq, %hasBias, %c8 : index
      %997 = arith.addi %964, %995 : index
      %998 = memref.load %18[%997] : memref<?xf32>
      %999 = arith.muli %0, %c35 : index
      %1000 = arith.addi %999, %995 : index
      %1001 = memref.load %bias[%1000] : memref<?xf32>
      %1002 = arith.addf %998, %1001 : f32
      %1003 = arith.select %996, %1002, %998 : f32
      %1004 = arith.addi %heads, %kvHeads : index
      %1005 = arith.cmpi slt, %0, %1004 : index
      scf.if %1005 {
        %1006 = arith.addi %positionsAt, %963 : index
        %1007 = memref.load %step[%1006] : memref<?xi32>
        %1008 = arith.index_cast %1007 : i32 to index
        %1009 = arith.cmpi eq, %hasNorm, %c8 : index
        %1010 = math.fma %974, %974, %c41 : f32
        %1011 = math.fma %983, %983, %1010 : f32
        %1012 = math.fma %994, %994, %1011 : f32
        %1013 = arith.select %985, %1012, %1011 : f32
        %1014 = math.fma %1003, %1003, %1013 : f32
        %1015 = arith.select %985, %1014, %1013 : f32
        %1016 = vector.broadcast %1015 : f32 to vector<1xf32>
        %1017 = wave.reduce "add" %1016 : vector<1xf32>
        %1018 = arith.mulf %1017, %inverseHeadDim : f32
        %1019 = arith.addf %1018, %epsilon : f32
        %1020 = math.sqrt %1019 : f32
        %1021 = arith.divf %c34, %1020 : f32
        %1022 = arith.cmpi slt, %0, %heads : index
        %1023 = arith.addi %966, %c37 : index
        %1024 = memref.load %query_norm[%966] : memref<?xf32>
        %1025 = memref.load %key_norm[%966] : memref<?xf32>
        %1026 = arith.select %1022, %1024, %1025 : f32
        %1027 = arith.mulf %974, %1021 : f32
        %1028 = arith.mulf %1027, %1026 : f32
        %1029 = arith.select %1009, %1028, %974 : f32
        %1030 = memref.load %query_norm[%1023] : memref<?xf32>
        %1031 = memref.load %key_norm[%1023] : memref<?xf32>
        %1032 = arith.select %1022, %1030, %1031 : f32
        %1033 = arith.mulf %983, %1021 : f32
        %1034 = arith.mulf %1033, %1032 : f32
        %1035 = arith.select %1009, %1034, %983 : f32
        %1036 = arith.addi %986, %c37 : index
        %1037 = memref.load %query_norm[%986] : memref<?xf32>
        %1038 = memref.load %key_norm[%986] : memref<?xf32>
        %1039 = arith.select %1022, %1037, %1038 : f32
        %1040 = arith.mulf %994, %1021 : f32
        %1041 = arith.mulf %1040, %1039 : f32
        %1042 = arith.select %1009, %1041, %994 : f32
        %1043 = memref.load %query_norm[%1036] : memref<?xf32>
        %1044 = memref.load %key_norm[%1036] : memref<?xf32>
        %1045 = arith.select %1022, %1043, %1044 : f32
        %1046 = arith.mulf %1003, %1021 : f32
        %1047 = arith.mulf %1046, %1045 : f32
        %1048 = arith.select %1009, %1047, %1003 : f32
        %1049 = arith.remui %1008, %c20 : index
        %1050 = arith.muli %1049, %c35 : index
        %1051 = arith.addi %1050, %966 : index
        %1052 = arith.divui %1008, %c20 : index
        %1053 = arith.addi %1052, %c20 : index
        %1054 = arith.muli %1053, %c35 : index
        %1055 = arith.addi %1054, %966 : index
        %1056 = memref.load %rope[%1051] : memref<?xf32>
        %1057 = arith.addi %1051, %c37 : index
        %1058 = memref.load %rope[%1057] : memref<?xf32>
        %1059 = memref.load %rope[%1055] : memref<?xf32>
        %1060 = arith.addi %1055, %c37 : index
        %1061 = memref.load %rope[%1060] : memref<?xf32>
        %1062 = arith.mulf %1059, %1056 : f32
        %1063 = arith.mulf %1061, %1058 : f32
        %1064 = arith.subf %1062, %1063 : f32
        %1065 = arith.mulf %1061, %1056 : f32
        %1066 = arith.mulf %1059, %1058 : f32
        %1067 = arith.addf %1065, %1066 : f32
        %1068 = arith.mulf %1029, %1064 : f32
        %1069 = arith.mulf %1035, %1067 : f32
        %1070 = arith.subf %1068, %1069 : f32
        %1071 = arith.mulf %1035, %1064 : f32
        %1072 = arith.mulf %1029, %1067 : f32
        %1073 = arith.addf %1071, %1072 : f32
        %1074 = arith.cmpi slt, %0, %heads : index
        scf.if %1074 {
          %1075 = arith.muli %963, %heads : index
          %1076 = arith.addi %1075, %0 : index
          %1077 = arith.muli %1076, %c35 : index
          %1078 = arith.addi %1077, %966 : index
          memref.store %1070, %q[%1078] : memref<?xf32>
          %1079 = arith.addi %1078, %c37 : index
          memref.store %1073, %q[%1079] : memref<?xf32>
        } else {
          %1080 = arith.addi %964, %966 : index
          memref.store %1070, %18[%1080] : memref<?xf32>
          %1081 = arith.addi %964, %966 : index
          %1082 = arith.addi %1081, %c37 : index
          memref.store %1073, %18[%1082] : memref<?xf32>
        }
        %1083 = arith.remui %1008, %c20 : index
        %1084 = arith.muli %1083, %c35 : index
        %1085 = arith.addi %1084, %986 : index
        %1086 = arith.divui %1008, %c20 : index
        %1087 = arith.addi %1086, %c20 : index
        %1088 = arith.muli %1087, %c35 : index
        %1089 = arith.addi %1088, %986 : index
        %1090 = memref.load %rope[%1085] : memref<?xf32>
        %1091 = arith.addi %1085, %c37 : index
        %1092 = memref.load %rope[%1091] : memref<?xf32>
        %1093 = memref.load %rope[%1089] : memref<?xf32>
        %1094 = arith.addi %1089, %c37 : index
        %1095 = memref.load %rope[%1094] : memref<?xf32>
        %1096 = arith.mulf %1093, %1090 : f32
        %1097 = arith.mulf %1095, %1092 : f32
        %1098 = arith.subf %1096, %1097 : f32
        %1099 = arith.mulf %1095, %1090 : f32
        %1100 = arith.mulf %1093, %1092 : f32
        %1101 = arith.addf %1099, %1100 : f32
        %1102 = arith.mulf %1042, %1098 : f32
        %1103 = arith.mulf %1048, %1101 : f32
        %1104 = arith.subf %1102, %1103 : f32
        %1105 = arith.mulf %1048, %1098 : f32
        %1106 = arith.mulf %1042, %1101 : f32
        %1107 = arith.addf %1105, %1106 : f32
        scf.if %985 {
          %1108 = arith.cmpi slt, %0, %heads : index
          scf.if %1108 {
            %1109 = arith.muli %963, %heads : index
            %1110 = arith.addi %1109, %0 : index
            %1111 = arith.muli %1110, %c35 : index
            %1112 = arith.addi %1111, %986 : index
            memref.store %1104, %q[%1112] : memref<?xf32>
            %1113 = arith.addi %1112, %c37 : index
            memref.store %1107, %q[%1113] : memref<?xf32>
          } else {
            %1114 = arith.addi %964, %986 : index
            memref.store %1104, %18[%1114] : memref<?xf32>
            %1115 = arith.addi %964, %986 : index
            %1116 = arith.addi %1115, %c37 : index
            memref.store %1107, %18[%1116] : memref<?xf32>
          }
        }
      } else {
        %1117 = arith.cmpi slt, %0, %heads : index
        scf.if %1117 {
          %1118 = arith.muli %963, %heads : index
          %1119 = arith.addi %1118, %0 : index
          %1120 = arith.muli %1119, %c35 : index
          %1121 = arith.addi %1120, %966 : index
          memref.store %974, %q[%1121] : memref<?xf32>
          %1122 = arith.addi %1121, %c37 : index
          memref.store %983, %q[%1122] : memref<?xf32>
        } else {
          %1123 = arith.addi %964, %966 : index
          memref.store %974, %18[%1123] : memref<?xf32>
          %1124 = arith.addi %964, %966 : index
          %1125 = arith.addi %1124, %c37 : index
          memref.store %983, %18[%1125] : memref<?xf32>
        }
        scf.if %985 {
          %1126 = arith.cmpi slt, %0, %heads : index
          scf.if %1126 {
            %1127 = arith.muli %963, %heads : index
            %1128 = arith.addi %1127, %0 : index
            %1129 = arith.muli %1128, %c35 : index
            %1130 = arith.addi %1129, %986 : index
            memref.store %994, %q[%1130] : memref<?xf32>
            %1131 = arith.addi %1130, %c37 : index
            memref.store %1003, %q[%1131] : memref<?xf32>
          } else {
            %1132 = arith.addi %964, %986 : index
            memref.store %994, %18[%1132] : memref<?xf32>
            %1133 = arith.addi %964, %986 : index
            %1134 = arith.addi %1133, %c37 : index
            memref.store %1003, %18[%1134] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %1135 = arith.cmpi sge, %0, %heads : index
    scf.if %1135 {
      %1136 = arith.addi %780, %c9 : index
      %1137 = arith.addi %779, %1136 : index
      %1138 = arith.cmpi slt, %1137, %20 : index
      %1139 = arith.cmpi slt, %1136, %c19 : index
      %1140 = arith.andi %1138, %1139 : i1
      scf.if %1140 {
        %1141 = arith.addi %779, %1136 : index
        %1142 = arith.addi %slotsAt, %1141 : index
        %1143 = memref.load %step[%1142] : memref<?xi32>
        %1144 = arith.index_cast %1143 : i32 to index
        %1145 = arith.cmpi sge, %1144, %c9 : index
        scf.if %1145 {
          %1146 = arith.muli %1136, %c35 : index
          %1147 = arith.subi %0, %heads : index
          %1148 = memref.load %scales[%1147] : memref<?xf32>
          %1149 = vector.broadcast %1148 : f32 to vector<4xf32>
          %1150 = arith.divui %1144, %c19 : index
          %1151 = arith.remui %1144, %c19 : index
          %1152 = arith.muli %1150, %pageBytes : index
          %1153 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1153 {
            %1154 = wave.lane
            %1155 = arith.muli %1154, %c14 : index
            scf.for %1156 = %1155 to %c35 step %c7 {
              %1157 = arith.addi %1146, %1156 : index
              %1158 = vector.load %18[%1157] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1159 = arith.mulf %1158, %1149 : vector<4xf32>
              %1160 = arith.minimumf %1159, %c48 : vector<4xf32>
              %1161 = arith.maximumf %1160, %c49 : vector<4xf32>
              %1162 = arith.truncf %1161 : vector<4xf32> to vector<4xf16>
              %1163 = vector.bitcast %1162 : vector<4xf16> to vector<8xi8>
              %1164 = arith.cmpi slt, %1147, %kvHeads : index
              scf.if %1164 {
                %1165 = arith.muli %1147, %c50 : index
                %1166 = arith.addi %1152, %1165 : index
                %1167 = arith.divui %1156, %c19 : index
                %1168 = arith.muli %1167, %c51 : index
                %1169 = arith.remui %1156, %c19 : index
                %1170 = arith.divui %1169, %c4 : index
                %1171 = arith.muli %1170, %c20 : index
                %1172 = arith.muli %1151, %c19 : index
                %1173 = arith.addi %1171, %1172 : index
                %1174 = arith.remui %1169, %c4 : index
                %1175 = arith.muli %1174, %c5 : index
                %1176 = arith.addi %1173, %1175 : index
                %1177 = arith.addi %1168, %1176 : index
                %1178 = arith.addi %1166, %1177 : index
                vector.store %1163, %kv[%1178] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1179 = arith.subi %1147, %kvHeads : index
                %1180 = arith.muli %1179, %c50 : index
                %1181 = arith.addi %1152, %1180 : index
                %1182 = arith.addi %1156, %c9 : index
                %1183 = arith.divui %1182, %c19 : index
                %1184 = arith.muli %1183, %c51 : index
                %1185 = arith.addi %1184, %c10 : index
                %1186 = arith.remui %1182, %c19 : index
                %1187 = arith.divui %1151, %c5 : index
                %1188 = arith.remui %1151, %c5 : index
                %1189 = arith.muli %1188, %c4 : index
                %1190 = arith.addi %1187, %1189 : index
                %1191 = arith.divui %1190, %c4 : index
                %1192 = arith.muli %1191, %c20 : index
                %1193 = arith.muli %1186, %c19 : index
                %1194 = arith.addi %1192, %1193 : index
                %1195 = arith.remui %1190, %c4 : index
                %1196 = arith.muli %1195, %c5 : index
                %1197 = arith.addi %1194, %1196 : index
                %1198 = arith.addi %1185, %1197 : index
                %1199 = arith.addi %1181, %1198 : index
                %1200 = vector.shuffle %1163, %1163 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1200, %kv[%1199] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1201 = arith.addi %1156, %c8 : index
                %1202 = arith.divui %1201, %c19 : index
                %1203 = arith.muli %1202, %c51 : index
                %1204 = arith.addi %1203, %c10 : index
                %1205 = arith.remui %1201, %c19 : index
                %1206 = arith.divui %1151, %c5 : index
                %1207 = arith.remui %1151, %c5 : index
                %1208 = arith.muli %1207, %c4 : index
                %1209 = arith.addi %1206, %1208 : index
                %1210 = arith.divui %1209, %c4 : index
                %1211 = arith.muli %1210, %c20 : index
                %1212 = arith.muli %1205, %c19 : index
                %1213 = arith.addi %1211, %1212 : index
                %1214 = arith.remui %1209, %c4 : index
                %1215 = arith.muli %1214, %c5 : index
                %1216 = arith.addi %1213, %1215 : index
                %1217 = arith.addi %1204, %1216 : index
                %1218 = arith.addi %1181, %1217 : index
                %1219 = vector.shuffle %1163, %1163 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1219, %kv[%1218] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1220 = arith.addi %1156, %c5 : index
                %1221 = arith.divui %1220, %c19 : index
                %1222 = arith.muli %1221, %c51 : index
                %1223 = arith.addi %1222, %c10 : index
                %1224 = arith.remui %1220, %c19 : index
                %1225 = arith.divui %1151, %c5 : index
                %1226 = arith.remui %1151, %c5 : index
                %1227 = arith.muli %1226, %c4 : index
                %1228 = arith.addi %1225, %1227 : index
                %1229 = arith.divui %1228, %c4 : index
                %1230 = arith.muli %1229, %c20 : index
                %1231 = arith.muli %1224, %c19 : index
                %1232 = arith.addi %1230, %1231 : index
                %1233 = arith.remui %1228, %c4 : index
                %1234 = arith.muli %1233, %c5 : index
                %1235 = arith.addi %1232, %1234 : index
                %1236 = arith.addi %1223, %1235 : index
                %1237 = arith.addi %1181, %1236 : index
                %1238 = vector.shuffle %1163, %1163 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1238, %kv[%1237] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1239 = arith.addi %1156, %c28 : index
                %1240 = arith.divui %1239, %c19 : index
                %1241 = arith.muli %1240, %c51 : index
                %1242 = arith.addi %1241, %c10 : index
                %1243 = arith.remui %1239, %c19 : index
                %1244 = arith.divui %1151, %c5 : index
                %1245 = arith.remui %1151, %c5 : index
                %1246 = arith.muli %1245, %c4 : index
                %1247 = arith.addi %1244, %1246 : index
                %1248 = arith.divui %1247, %c4 : index
                %1249 = arith.muli %1248, %c20 : index
                %1250 = arith.muli %1243, %c19 : index
                %1251 = arith.addi %1249, %1250 : index
                %1252 = arith.remui %1247, %c4 : index
                %1253 = arith.muli %1252, %c5 : index
                %1254 = arith.addi %1251, %1253 : index
                %1255 = arith.addi %1242, %1254 : index
                %1256 = arith.addi %1181, %1255 : index
                %1257 = vector.shuffle %1163, %1163 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1257, %kv[%1256] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1258 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1258 {
            %1259 = wave.lane
            %1260 = arith.muli %1259, %c14 : index
            scf.for %1261 = %1260 to %c35 step %c7 {
              %1262 = arith.addi %1146, %1261 : index
              %1263 = vector.load %18[%1262] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1264 = arith.mulf %1263, %1149 : vector<4xf32>
              %1265 = wave.fp8_encode "e4m3" %1264 : vector<4xf32> -> vector<4xi8>
              %1266 = arith.cmpi slt, %1147, %kvHeads : index
              scf.if %1266 {
                %1267 = arith.muli %1147, %c10 : index
                %1268 = arith.addi %1152, %1267 : index
                %1269 = vector.shuffle %1265, %1265 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1270 = arith.divui %1261, %c19 : index
                %1271 = arith.muli %1270, %c20 : index
                %1272 = arith.remui %1261, %c19 : index
                %1273 = arith.muli %1151, %c19 : index
                %1274 = arith.divui %1272, %c14 : index
                %1275 = arith.muli %1274, %c14 : index
                %1276 = arith.remui %1272, %c5 : index
                %1277 = arith.muli %1276, %c5 : index
                %1278 = arith.addi %1275, %1277 : index
                %1279 = arith.divui %1272, %c5 : index
                %1280 = arith.remui %1279, %c5 : index
                %1281 = arith.addi %1278, %1280 : index
                %1282 = arith.addi %1273, %1281 : index
                %1283 = arith.addi %1271, %1282 : index
                %1284 = arith.addi %1268, %1283 : index
                vector.store %1269, %kv[%1284] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1285 = arith.subi %1147, %kvHeads : index
                %1286 = arith.muli %1285, %c10 : index
                %1287 = arith.addi %1152, %1286 : index
                %1288 = arith.addi %1261, %c9 : index
                %1289 = arith.divui %1288, %c19 : index
                %1290 = arith.muli %1289, %c20 : index
                %1291 = arith.addi %1290, %c11 : index
                %1292 = arith.remui %1288, %c19 : index
                %1293 = arith.divui %1151, %c5 : index
                %1294 = arith.remui %1151, %c5 : index
                %1295 = arith.muli %1294, %c4 : index
                %1296 = arith.addi %1293, %1295 : index
                %1297 = arith.muli %1292, %c19 : index
                %1298 = arith.divui %1296, %c14 : index
                %1299 = arith.muli %1298, %c14 : index
                %1300 = arith.remui %1296, %c5 : index
                %1301 = arith.muli %1300, %c5 : index
                %1302 = arith.addi %1299, %1301 : index
                %1303 = arith.divui %1296, %c5 : index
                %1304 = arith.remui %1303, %c5 : index
                %1305 = arith.addi %1302, %1304 : index
                %1306 = arith.addi %1297, %1305 : index
                %1307 = arith.addi %1291, %1306 : index
                %1308 = arith.addi %1287, %1307 : index
                %1309 = vector.shuffle %1265, %1265 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1309, %kv[%1308] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1310 = arith.addi %1261, %c8 : index
                %1311 = arith.divui %1310, %c19 : index
                %1312 = arith.muli %1311, %c20 : index
                %1313 = arith.addi %1312, %c11 : index
                %1314 = arith.remui %1310, %c19 : index
                %1315 = arith.divui %1151, %c5 : index
                %1316 = arith.remui %1151, %c5 : index
                %1317 = arith.muli %1316, %c4 : index
                %1318 = arith.addi %1315, %1317 : index
                %1319 = arith.muli %1314, %c19 : index
                %1320 = arith.divui %1318, %c14 : index
                %1321 = arith.muli %1320, %c14 : index
                %1322 = arith.remui %1318, %c5 : index
                %1323 = arith.muli %1322, %c5 : index
                %1324 = arith.addi %1321, %1323 : index
                %1325 = arith.divui %1318, %c5 : index
                %1326 = arith.remui %1325, %c5 : index
                %1327 = arith.addi %1324, %1326 : index
                %1328 = arith.addi %1319, %1327 : index
                %1329 = arith.addi %1313, %1328 : index
                %1330 = arith.addi %1287, %1329 : index
                %1331 = vector.shuffle %1265, %1265 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1331, %kv[%1330] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1332 = arith.addi %1261, %c5 : index
                %1333 = arith.divui %1332, %c19 : index
                %1334 = arith.muli %1333, %c20 : index
                %1335 = arith.addi %1334, %c11 : index
                %1336 = arith.remui %1332, %c19 : index
                %1337 = arith.divui %1151, %c5 : index
                %1338 = arith.remui %1151, %c5 : index
                %1339 = arith.muli %1338, %c4 : index
                %1340 = arith.addi %1337, %1339 : index
                %1341 = arith.muli %1336, %c19 : index
                %1342 = arith.divui %1340, %c14 : index
                %1343 = arith.muli %1342, %c14 : index
                %1344 = arith.remui %1340, %c5 : index
                %1345 = arith.muli %1344, %c5 : index
                %1346 = arith.addi %1343, %1345 : index
                %1347 = arith.divui %1340, %c5 : index
                %1348 = arith.remui %1347, %c5 : index
                %1349 = arith.addi %1346, %1348 : index
                %1350 = arith.addi %1341, %1349 : index
                %1351 = arith.addi %1335, %1350 : index
                %1352 = arith.addi %1287, %1351 : index
                %1353 = vector.shuffle %1265, %1265 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1353, %kv[%1352] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1354 = arith.addi %1261, %c28 : index
                %1355 = arith.divui %1354, %c19 : index
                %1356 = arith.muli %1355, %c20 : index
                %1357 = arith.addi %1356, %c11 : index
                %1358 = arith.remui %1354, %c19 : index
                %1359 = arith.divui %1151, %c5 : index
                %1360 = arith.remui %1151, %c5 : index
                %1361 = arith.muli %1360, %c4 : index
                %1362 = arith.addi %1359, %1361 : index
                %1363 = arith.muli %1358, %c19 : index
                %1364 = arith.divui %1362, %c14 : index
                %1365 = arith.muli %1364, %c14 : index
                %1366 = arith.remui %1362, %c5 : index
                %1367 = arith.muli %1366, %c5 : index
                %1368 = arith.addi %1365, %1367 : index
                %1369 = arith.divui %1362, %c5 : index
                %1370 = arith.remui %1369, %c5 : index
                %1371 = arith.addi %1368, %1370 : index
                %1372 = arith.addi %1363, %1371 : index
                %1373 = arith.addi %1357, %1372 : index
                %1374 = arith.addi %1287, %1373 : index
                %1375 = vector.shuffle %1265, %1265 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1375, %kv[%1374] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1376 = arith.cmpi eq, %codec, %c5 : index
          scf.if %1376 {
            %1377 = wave.lane
            %1378 = arith.muli %1377, %c14 : index
            scf.for %1379 = %1378 to %c35 step %c7 {
              %1380 = arith.addi %1146, %1379 : index
              %1381 = vector.load %18[%1380] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1382 = arith.mulf %1381, %1149 : vector<4xf32>
              %1383 = wave.fp8_encode "e5m2" %1382 : vector<4xf32> -> vector<4xi8>
              %1384 = arith.cmpi slt, %1147, %kvHeads : index
              scf.if %1384 {
                %1385 = arith.muli %1147, %c10 : index
                %1386 = arith.addi %1152, %1385 : index
                %1387 = vector.shuffle %1383, %1383 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1388 = arith.divui %1379, %c19 : index
                %1389 = arith.muli %1388, %c20 : index
                %1390 = arith.remui %1379, %c19 : index
                %1391 = arith.muli %1151, %c19 : index
                %1392 = arith.divui %1390, %c14 : index
                %1393 = arith.muli %1392, %c14 : index
                %1394 = arith.remui %1390, %c5 : index
                %1395 = arith.muli %1394, %c5 : index
                %1396 = arith.addi %1393, %1395 : index
                %1397 = arith.divui %1390, %c5 : index
                %1398 = arith.remui %1397, %c5 : index
                %1399 = arith.addi %1396, %1398 : index
                %1400 = arith.addi %1391, %1399 : index
                %1401 = arith.addi %1389, %1400 : index
                %1402 = arith.addi %1386, %1401 : index
                vector.store %1387, %kv[%1402] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1403 = arith.subi %1147, %kvHeads : index
                %1404 = arith.muli %1403, %c10 : index
                %1405 = arith.addi %1152, %1404 : index
                %1406 = arith.addi %1379, %c9 : index
                %1407 = arith.divui %1406, %c19 : index
                %1408 = arith.muli %1407, %c20 : index
                %1409 = arith.addi %1408, %c11 : index
                %1410 = arith.remui %1406, %c19 : index
                %1411 = arith.divui %1151, %c5 : index
                %1412 = arith.remui %1151, %c5 : index
                %1413 = arith.muli %1412, %c4 : index
                %1414 = arith.addi %1411, %1413 : index
                %1415 = arith.muli %1410, %c19 : index
                %1416 = arith.divui %1414, %c14 : index
                %1417 = arith.muli %1416, %c14 : index
                %1418 = arith.remui %1414, %c5 : index
                %1419 = arith.muli %1418, %c5 : index
                %1420 = arith.addi %1417, %1419 : index
                %1421 = arith.divui %1414, %c5 : index
                %1422 = arith.remui %1421, %c5 : index
                %1423 = arith.addi %1420, %1422 : index
                %1424 = arith.addi %1415, %1423 : index
                %1425 = arith.addi %1409, %1424 : index
                %1426 = arith.addi %1405, %1425 : index
                %1427 = vector.shuffle %1383, %1383 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1427, %kv[%1426] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1428 = arith.addi %1379, %c8 : index
                %1429 = arith.divui %1428, %c19 : index
                %1430 = arith.muli %1429, %c20 : index
                %1431 = arith.addi %1430, %c11 : index
                %1432 = arith.remui %1428, %c19 : index
                %1433 = arith.divui %1151, %c5 : index
                %1434 = arith.remui %1151, %c5 : index
                %1435 = arith.muli %1434, %c4 : index
                %1436 = arith.addi %1433, %1435 : index
                %1437 = arith.muli %1432, %c19 : index
                %1438 = arith.divui %1436, %c14 : index
                %1439 = arith.muli %1438, %c14 : index
                %1440 = arith.remui %1436, %c5 : index
                %1441 = arith.muli %1440, %c5 : index
                %1442 = arith.addi %1439, %1441 : index
                %1443 = arith.divui %1436, %c5 : index
                %1444 = arith.remui %1443, %c5 : index
                %1445 = arith.addi %1442, %1444 : index
                %1446 = arith.addi %1437, %1445 : index
                %1447 = arith.addi %1431, %1446 : index
                %1448 = arith.addi %1405, %1447 : index
                %1449 = vector.shuffle %1383, %1383 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1449, %kv[%1448] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1450 = arith.addi %1379, %c5 : index
                %1451 = arith.divui %1450, %c19 : index
                %1452 = arith.muli %1451, %c20 : index
                %1453 = arith.addi %1452, %c11 : index
                %1454 = arith.remui %1450, %c19 : index
                %1455 = arith.divui %1151, %c5 : index
                %1456 = arith.remui %1151, %c5 : index
                %1457 = arith.muli %1456, %c4 : index
                %1458 = arith.addi %1455, %1457 : index
                %1459 = arith.muli %1454, %c19 : index
                %1460 = arith.divui %1458, %c14 : index
                %1461 = arith.muli %1460, %c14 : index
                %1462 = arith.remui %1458, %c5 : index
                %1463 = arith.muli %1462, %c5 : index
                %1464 = arith.addi %1461, %1463 : index
                %1465 = arith.divui %1458, %c5 : index
                %1466 = arith.remui %1465, %c5 : index
                %1467 = arith.addi %1464, %1466 : index
                %1468 = arith.addi %1459, %1467 : index
                %1469 = arith.addi %1453, %1468 : index
                %1470 = arith.addi %1405, %1469 : index
                %1471 = vector.shuffle %1383, %1383 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1471, %kv[%1470] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1472 = arith.addi %1379, %c28 : index
                %1473 = arith.divui %1472, %c19 : index
                %1474 = arith.muli %1473, %c20 : index
                %1475 = arith.addi %1474, %c11 : index
                %1476 = arith.remui %1472, %c19 : index
                %1477 = arith.divui %1151, %c5 : index
                %1478 = arith.remui %1151, %c5 : index
                %1479 = arith.muli %1478, %c4 : index
                %1480 = arith.addi %1477, %1479 : index
                %1481 = arith.muli %1476, %c19 : index
                %1482 = arith.divui %1480, %c14 : index
                %1483 = arith.muli %1482, %c14 : index
                %1484 = arith.remui %1480, %c5 : index
                %1485 = arith.muli %1484, %c5 : index
                %1486 = arith.addi %1483, %1485 : index
                %1487 = arith.divui %1480, %c5 : index
                %1488 = arith.remui %1487, %c5 : index
                %1489 = arith.addi %1486, %1488 : index
                %1490 = arith.addi %1481, %1489 : index
                %1491 = arith.addi %1475, %1490 : index
                %1492 = arith.addi %1405, %1491 : index
                %1493 = vector.shuffle %1383, %1383 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1493, %kv[%1492] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %1494 = arith.addi %780, %c44 : index
      %1495 = arith.addi %779, %1494 : index
      %1496 = arith.cmpi slt, %1495, %20 : index
      %1497 = arith.cmpi slt, %1494, %c19 : index
      %1498 = arith.andi %1496, %1497 : i1
      scf.if %1498 {
        %1499 = arith.addi %779, %1494 : index
        %1500 = arith.addi %slotsAt, %1499 : index
        %1501 = memref.load %step[%1500] : memref<?xi32>
        %1502 = arith.index_cast %1501 : i32 to index
        %1503 = arith.cmpi sge, %1502, %c9 : index
        scf.if %1503 {
          %1504 = arith.muli %1494, %c35 : index
          %1505 = arith.subi %0, %heads : index
          %1506 = memref.load %scales[%1505] : memref<?xf32>
          %1507 = vector.broadcast %1506 : f32 to vector<4xf32>
          %1508 = arith.divui %1502, %c19 : index
          %1509 = arith.remui %1502, %c19 : index
          %1510 = arith.muli %1508, %pageBytes : index
          %1511 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1511 {
            %1512 = wave.lane
            %1513 = arith.muli %1512, %c14 : index
            scf.for %1514 = %1513 to %c35 step %c7 {
              %1515 = arith.addi %1504, %1514 : index
              %1516 = vector.load %18[%1515] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1517 = arith.mulf %1516, %1507 : vector<4xf32>
              %1518 = arith.minimumf %1517, %c48 : vector<4xf32>
              %1519 = arith.maximumf %1518, %c49 : vector<4xf32>
              %1520 = arith.truncf %1519 : vector<4xf32> to vector<4xf16>
              %1521 = vector.bitcast %1520 : vector<4xf16> to vector<8xi8>
              %1522 = arith.cmpi slt, %1505, %kvHeads : index
              scf.if %1522 {
                %1523 = arith.muli %1505, %c50 : index
                %1524 = arith.addi %1510, %1523 : index
                %1525 = arith.divui %1514, %c19 : index
                %1526 = arith.muli %1525, %c51 : index
                %1527 = arith.remui %1514, %c19 : index
                %1528 = arith.divui %1527, %c4 : index
                %1529 = arith.muli %1528, %c20 : index
                %1530 = arith.muli %1509, %c19 : index
                %1531 = arith.addi %1529, %1530 : index
                %1532 = arith.remui %1527, %c4 : index
                %1533 = arith.muli %1532, %c5 : index
                %1534 = arith.addi %1531, %1533 : index
                %1535 = arith.addi %1526, %1534 : index
                %1536 = arith.addi %1524, %1535 : index
                vector.store %1521, %kv[%1536] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1537 = arith.subi %1505, %kvHeads : index
                %1538 = arith.muli %1537, %c50 : index
                %1539 = arith.addi %1510, %1538 : index
                %1540 = arith.addi %1514, %c9 : index
                %1541 = arith.divui %1540, %c19 : index
                %1542 = arith.muli %1541, %c51 : index
                %1543 = arith.addi %1542, %c10 : index
                %1544 = arith.remui %1540, %c19 : index
                %1545 = arith.divui %1509, %c5 : index
                %1546 = arith.remui %1509, %c5 : index
                %1547 = arith.muli %1546, %c4 : index
                %1548 = arith.addi %1545, %1547 : index
                %1549 = arith.divui %1548, %c4 : index
                %1550 = arith.muli %1549, %c20 : index
                %1551 = arith.muli %1544, %c19 : index
                %1552 = arith.addi %1550, %1551 : index
                %1553 = arith.remui %1548, %c4 : index
                %1554 = arith.muli %1553, %c5 : index
                %1555 = arith.addi %1552, %1554 : index
                %1556 = arith.addi %1543, %1555 : index
                %1557 = arith.addi %1539, %1556 : index
                %1558 = vector.shuffle %1521, %1521 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1558, %kv[%1557] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1559 = arith.addi %1514, %c8 : index
                %1560 = arith.divui %1559, %c19 : index
                %1561 = arith.muli %1560, %c51 : index
                %1562 = arith.addi %1561, %c10 : index
                %1563 = arith.remui %1559, %c19 : index
                %1564 = arith.divui %1509, %c5 : index
                %1565 = arith.remui %1509, %c5 : index
                %1566 = arith.muli %1565, %c4 : index
                %1567 = arith.addi %1564, %1566 : index
                %1568 = arith.divui %1567, %c4 : index
                %1569 = arith.muli %1568, %c20 : index
                %1570 = arith.muli %1563, %c19 : index
                %1571 = arith.addi %1569, %1570 : index
                %1572 = arith.remui %1567, %c4 : index
                %1573 = arith.muli %1572, %c5 : index
                %1574 = arith.addi %1571, %1573 : index
                %1575 = arith.addi %1562, %1574 : index
                %1576 = arith.addi %1539, %1575 : index
                %1577 = vector.shuffle %1521, %1521 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1577, %kv[%1576] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1578 = arith.addi %1514, %c5 : index
                %1579 = arith.divui %1578, %c19 : index
                %1580 = arith.muli %1579, %c51 : index
                %1581 = arith.addi %1580, %c10 : index
                %1582 = arith.remui %1578, %c19 : index
                %1583 = arith.divui %1509, %c5 : index
                %1584 = arith.remui %1509, %c5 : index
                %1585 = arith.muli %1584, %c4 : index
                %1586 = arith.addi %1583, %1585 : index
                %1587 = arith.divui %1586, %c4 : index
                %1588 = arith.muli %1587, %c20 : index
                %1589 = arith.muli %1582, %c19 : index
                %1590 = arith.addi %1588, %1589 : index
                %1591 = arith.remui %1586, %c4 : index
                %1592 = arith.muli %1591, %c5 : index
                %1593 = arith.addi %1590, %1592 : index
                %1594 = arith.addi %1581, %1593 : index
                %1595 = arith.addi %1539, %1594 : index
                %1596 = vector.shuffle %1521, %1521 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1596, %kv[%1595] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1597 = arith.addi %1514, %c28 : index
                %1598 = arith.divui %1597, %c19 : index
                %1599 = arith.muli %1598, %c51 : index
                %1600 = arith.addi %1599, %c10 : index
                %1601 = arith.remui %1597, %c19 : index
                %1602 = arith.divui %1509, %c5 : index
                %1603 = arith.remui %1509, %c5 : index
                %1604 = arith.muli %1603, %c4 : index
                %1605 = arith.addi %1602, %1604 : index
                %1606 = arith.divui %1605, %c4 : index
                %1607 = arith.muli %1606, %c20 : index
                %1608 = arith.muli %1601, %c19 : index
                %1609 = arith.addi %1607, %1608 : index
                %1610 = arith.remui %1605, %c4 : index
                %1611 = arith.muli %1610, %c5 : index
                %1612 = arith.addi %1609, %1611 : index
                %1613 = arith.addi %1600, %1612 : index
                %1614 = arith.addi %1539, %1613 : index
                %1615 = vector.shuffle %1521, %1521 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1615, %kv[%1614] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1616 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1616 {
            %1617 = wave.lane
            %1618 = arith.muli %1617, %c14 : index
            scf.for %1619 = %1618 to %c35 step %c7 {
              %1620 = arith.addi %1504, %1619 : index
              %1621 = vector.load %18[%1620] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1622 = arith.mulf %1621, %1507 : vector<4xf32>
              %1623 = wave.fp8_encode "e4m3" %1622 : vector<4xf32> -> vector<4xi8>
              %1624 = arith.cmpi slt, %1505, %kvHeads : index
              scf.if %1624 {
                %1625 = arith.muli %1505, %c10 : index
                %1626 = arith.addi %1510, %1625 : index
                %1627 = vector.shuffle %1623, %1623 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1628 = arith.divui %1619, %c19 : index
                %1629 = arith.muli %1628, %c20 : index
                %1630 = arith.remui %1619, %c19 : index
                %1631 = arith.muli %1509, %c19 : index
                %1632 = arith.divui %1630, %c14 : index
                %1633 = arith.muli %1632, %c14 : index
                %1634 = arith.remui %1630, %c5 : index
                %1635 = arith.muli %1634, %c5 : index
                %1636 = arith.addi %1633, %1635 : index
                %1637 = arith.divui %1630, %c5 : index
                %1638 = arith.remui %1637, %c5 : index
                %1639 = arith.addi %1636, %1638 : index
                %1640 = arith.addi %1631, %1639 : index
                %1641 = arith.addi %1629, %1640 : index
                %1642 = arith.addi %1626, %1641 : index
                vector.store %1627, %kv[%1642] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1643 = arith.subi %1505, %kvHeads : index
                %1644 = arith.muli %1643, %c10 : index
                %1645 = arith.addi %1510, %1644 : index
                %1646 = arith.addi %1619, %c9 : index
                %1647 = arith.divui %1646, %c19 : index
                %1648 = arith.muli %1647, %c20 : index
                %1649 = arith.addi %1648, %c11 : index
                %1650 = arith.remui %1646, %c19 : index
                %1651 = arith.divui %1509, %c5 : index
                %1652 = arith.remui %1509, %c5 : index
                %1653 = arith.muli %1652, %c4 : index
                %1654 = arith.addi %1651, %1653 : index
                %1655 = arith.muli %1650, %c19 : index
                %1656 = arith.divui %1654, %c14 : index
                %1657 = arith.muli %1656, %c14 : index
                %1658 = arith.remui %1654, %c5 : index
                %1659 = arith.muli %1658, %c5 : index
                %1660 = arith.addi %1657, %1659 : index
                %1661 = arith.divui %1654, %c5 : index
                %1662 = arith.remui %1661, %c5 : index
                %1663 = arith.addi %1660, %1662 : index
                %1664 = arith.addi %1655, %1663 : index
                %1665 = arith.addi %1649, %1664 : index
                %1666 = arith.addi %1645, %1665 : index
                %1667 = vector.shuffle %1623, %1623 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1667, %kv[%1666] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1668 = arith.addi %1619, %c8 : index
                %1669 = arith.divui %1668, %c19 : index
                %1670 = arith.muli %1669, %c20 : index
                %1671 = arith.addi %1670, %c11 : index
                %1672 = arith.remui %1668, %c19 : index
                %1673 = arith.divui %1509, %c5 : index
                %1674 = arith.remui %1509, %c5 : index
                %1675 = arith.muli %1674, %c4 : index
                %1676 = arith.addi %1673, %1675 : index
                %1677 = arith.muli %1672, %c19 : index
                %1678 = arith.divui %1676, %c14 : index
                %1679 = arith.muli %1678, %c14 : index
                %1680 = arith.remui %1676, %c5 : index
                %1681 = arith.muli %1680, %c5 : index
                %1682 = arith.addi %1679, %1681 : index
                %1683 = arith.divui %1676, %c5 : index
                %1684 = arith.remui %1683, %c5 : index
                %1685 = arith.addi %1682, %1684 : index
                %1686 = arith.addi %1677, %1685 : index
                %1687 = arith.addi %1671, %1686 : index
                %1688 = arith.addi %1645, %1687 : index
                %1689 = vector.shuffle %1623, %1623 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1689, %kv[%1688] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1690 = arith.addi %1619, %c5 : index
                %1691 = arith.divui %1690, %c19 : index
                %1692 = arith.muli %1691, %c20 : index
                %1693 = arith.addi %1692, %c11 : index
                %1694 = arith.remui %1690, %c19 : index
                %1695 = arith.divui %1509, %c5 : index
                %1696 = arith.remui %1509, %c5 : index
                %1697 = arith.muli %1696, %c4 : index
                %1698 = arith.addi %1695, %1697 : index
                %1699 = arith.muli %1694, %c19 : index
                %1700 = arith.divui %1698, %c14 : index
                %1701 = arith.muli %1700, %c14 : index
                %1702 = arith.remui %1698, %c5 : index
                %1703 = arith.muli %1702, %c5 : index
                %1704 = arith.addi %1701, %1703 : index
                %1705 = arith.divui %1698, %c5 : index
                %1706 = arith.remui %1705, %c5 : index
                %1707 = arith.addi %1704, %1706 : index
                %1708 = arith.addi %1699, %1707 : index
                %1709 = arith.addi %1693, %1708 : index
                %1710 = arith.addi %1645, %1709 : index
                %1711 = vector.shuffle %1623, %1623 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1711, %kv[%1710] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1712 = arith.addi %1619, %c28 : index
                %1713 = arith.divui %1712, %c19 : index
                %1714 = arith.muli %1713, %c20 : index
                %1715 = arith.addi %1714, %c11 : index
                %1716 = arith.remui %1712, %c19 : index
                %1717 = arith.divui %1509, %c5 : index
                %1718 = arith.remui %1509, %c5 : index
                %1719 = arith.muli %1718, %c4 : index
                %1720 = arith.addi %1717, %1719 : index
                %1721 = arith.muli %1716, %c19 : index
                %1722 = arith.divui %1720, %c14 : index
                %1723 = arith.muli %1722, %c14 : index
                %1724 = arith.remui %1720, %c5 : index
                %1725 = arith.muli %1724, %c5 : index
                %1726 = arith.addi %1723, %1725 : index
                %1727 = arith.divui %1720, %c5 : index
                %1728 = arith.remui %1727, %c5 : index
                %1729 = arith.addi %1726, %1728 : index
                %1730 = arith.addi %1721, %1729 : index
                %1731 = arith.addi %1715, %1730 : index
                %1732 = arith.addi %1645, %1731 : index
                %1733 = vector.shuffle %1623, %1623 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1733, %kv[%1732] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1734 = arith.cmpi eq, %codec, %c5 : index
          scf.if %1734 {
            %1735 = wave.lane
            %1736 = arith.muli %1735, %c14 : index
            scf.for %1737 = %1736 to %c35 step %c7 {
              %1738 = arith.addi %1504, %1737 : index
              %1739 = vector.load %18[%1738] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1740 = arith.mulf %1739, %1507 : vector<4xf32>
              %1741 = wave.fp8_encode "e5m2" %1740 : vector<4xf32> -> vector<4xi8>
              %1742 = arith.cmpi slt, %1505, %kvHeads : index
              scf.if %1742 {
                %1743 = arith.muli %1505, %c10 : index
                %1744 = arith.addi %1510, %1743 : index
                %1745 = vector.shuffle %1741, %1741 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1746 = arith.divui %1737, %c19 : index
                %1747 = arith.muli %1746, %c20 : index
                %1748 = arith.remui %1737, %c19 : index
                %1749 = arith.muli %1509, %c19 : index
                %1750 = arith.divui %1748, %c14 : index
                %1751 = arith.muli %1750, %c14 : index
                %1752 = arith.remui %1748, %c5 : index
                %1753 = arith.muli %1752, %c5 : index
                %1754 = arith.addi %1751, %1753 : index
                %1755 = arith.divui %1748, %c5 : index
                %1756 = arith.remui %1755, %c5 : index
                %1757 = arith.addi %1754, %1756 : index
                %1758 = arith.addi %1749, %1757 : index
                %1759 = arith.addi %1747, %1758 : index
                %1760 = arith.addi %1744, %1759 : index
                vector.store %1745, %kv[%1760] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1761 = arith.subi %1505, %kvHeads : index
                %1762 = arith.muli %1761, %c10 : index
                %1763 = arith.addi %1510, %1762 : index
                %1764 = arith.addi %1737, %c9 : index
                %1765 = arith.divui %1764, %c19 : index
                %1766 = arith.muli %1765, %c20 : index
                %1767 = arith.addi %1766, %c11 : index
                %1768 = arith.remui %1764, %c19 : index
                %1769 = arith.divui %1509, %c5 : index
                %1770 = arith.remui %1509, %c5 : index
                %1771 = arith.muli %1770, %c4 : index
                %1772 = arith.addi %1769, %1771 : index
                %1773 = arith.muli %1768, %c19 : index
                %1774 = arith.divui %1772, %c14 : index
                %1775 = arith.muli %1774, %c14 : index
                %1776 = arith.remui %1772, %c5 : index
                %1777 = arith.muli %1776, %c5 : index
                %1778 = arith.addi %1775, %1777 : index
                %1779 = arith.divui %1772, %c5 : index
                %1780 = arith.remui %1779, %c5 : index
                %1781 = arith.addi %1778, %1780 : index
                %1782 = arith.addi %1773, %1781 : index
                %1783 = arith.addi %1767, %1782 : index
                %1784 = arith.addi %1763, %1783 : index
                %1785 = vector.shuffle %1741, %1741 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1785, %kv[%1784] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1786 = arith.addi %1737, %c8 : index
                %1787 = arith.divui %1786, %c19 : index
                %1788 = arith.muli %1787, %c20 : index
                %1789 = arith.addi %1788, %c11 : index
                %1790 = arith.remui %1786, %c19 : index
                %1791 = arith.divui %1509, %c5 : index
                %1792 = arith.remui %1509, %c5 : index
                %1793 = arith.muli %1792, %c4 : index
                %1794 = arith.addi %1791, %1793 : index
                %1795 = arith.muli %1790, %c19 : index
                %1796 = arith.divui %1794, %c14 : index
                %1797 = arith.muli %1796, %c14 : index
                %1798 = arith.remui %1794, %c5 : index
                %1799 = arith.muli %1798, %c5 : index
                %1800 = arith.addi %1797, %1799 : index
                %1801 = arith.divui %1794, %c5 : index
                %1802 = arith.remui %1801, %c5 : index
                %1803 = arith.addi %1800, %1802 : index
                %1804 = arith.addi %1795, %1803 : index
                %1805 = arith.addi %1789, %1804 : index
                %1806 = arith.addi %1763, %1805 : index
                %1807 = vector.shuffle %1741, %1741 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1807, %kv[%1806] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1808 = arith.addi %1737, %c5 : index
                %1809 = arith.divui %1808, %c19 : index
                %1810 = arith.muli %1809, %c20 : index
                %1811 = arith.addi %1810, %c11 : index
                %1812 = arith.remui %1808, %c19 : index
                %1813 = arith.divui %1509, %c5 : index
                %1814 = arith.remui %1509, %c5 : index
                %1815 = arith.muli %1814, %c4 : index
                %1816 = arith.addi %1813, %1815 : index
                %1817 = arith.muli %1812, %c19 : index
                %1818 = arith.divui %1816, %c14 : index
                %1819 = arith.muli %1818, %c14 : index
                %1820 = arith.remui %1816, %c5 : index
                %1821 = arith.muli %1820, %c5 : index
                %1822 = arith.addi %1819, %1821 : index
                %1823 = arith.divui %1816, %c5 : index
                %1824 = arith.remui %1823, %c5 : index
                %1825 = arith.addi %1822, %1824 : index
                %1826 = arith.addi %1817, %1825 : index
                %1827 = arith.addi %1811, %1826 : index
                %1828 = arith.addi %1763, %1827 : index
                %1829 = vector.shuffle %1741, %1741 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1829, %kv[%1828] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1830 = arith.addi %1737, %c28 : index
                %1831 = arith.divui %1830, %c19 : index
                %1832 = arith.muli %1831, %c20 : index
                %1833 = arith.addi %1832, %c11 : index
                %1834 = arith.remui %1830, %c19 : index
                %1835 = arith.divui %1509, %c5 : index
                %1836 = arith.remui %1509, %c5 : index
                %1837 = arith.muli %1836, %c4 : index
                %1838 = arith.addi %1835, %1837 : index
                %1839 = arith.muli %1834, %c19 : index
                %1840 = arith.divui %1838, %c14 : index
                %1841 = arith.muli %1840, %c14 : index
                %1842 = arith.remui %1838, %c5 : index
                %1843 = arith.muli %1842, %c5 : index
                %1844 = arith.addi %1841, %1843 : index
                %1845 = arith.divui %1838, %c5 : index
                %1846 = arith.remui %1845, %c5 : index
                %1847 = arith.addi %1844, %1846 : index
                %1848 = arith.addi %1839, %1847 : index
                %1849 = arith.addi %1833, %1848 : index
                %1850 = arith.addi %1763, %1849 : index
                %1851 = vector.shuffle %1741, %1741 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1851, %kv[%1850] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %1852 = arith.addi %21, %c19 : index
    %1853 = wave.lane
    %1854 = arith.muli %3, %c8 : index
    %1855 = arith.muli %1854, %c20 : index
    %1856 = arith.addi %1855, %1853 : index
    %1857 = arith.muli %4, %c11 : index
    %1858 = arith.addi %1857, %1856 : index
    %1859 = arith.addi %1858, %c9 : index
    %1860 = arith.addi %1859, %c9 : index
    %1861 = vector.extract %419#1[0] : f32 from vector<8xf32>
    memref.store %1861, %17[%1860] : memref<?xf32>
    %1862 = arith.muli %4, %c11 : index
    %1863 = arith.addi %1862, %1856 : index
    %1864 = arith.addi %1863, %c9 : index
    %1865 = arith.addi %1864, %c16 : index
    %1866 = vector.extract %419#1[1] : f32 from vector<8xf32>
    memref.store %1866, %17[%1865] : memref<?xf32>
    %1867 = arith.muli %4, %c11 : index
    %1868 = arith.addi %1867, %1856 : index
    %1869 = arith.addi %1868, %c9 : index
    %1870 = arith.addi %1869, %c12 : index
    %1871 = vector.extract %419#1[2] : f32 from vector<8xf32>
    memref.store %1871, %17[%1870] : memref<?xf32>
    %1872 = arith.muli %4, %c11 : index
    %1873 = arith.addi %1872, %1856 : index
    %1874 = arith.addi %1873, %c9 : index
    %1875 = arith.addi %1874, %c29 : index
    %1876 = vector.extract %419#1[3] : f32 from vector<8xf32>
    memref.store %1876, %17[%1875] : memref<?xf32>
    %1877 = arith.muli %4, %c11 : index
    %1878 = arith.addi %1877, %1856 : index
    %1879 = arith.addi %1878, %c9 : index
    %1880 = arith.addi %1879, %c7 : index
    %1881 = vector.extract %419#1[4] : f32 from vector<8xf32>
    memref.store %1881, %17[%1880] : memref<?xf32>
    %1882 = arith.muli %4, %c11 : index
    %1883 = arith.addi %1882, %1856 : index
    %1884 = arith.addi %1883, %c9 : index
    %1885 = arith.addi %1884, %c30 : index
    %1886 = vector.extract %419#1[5] : f32 from vector<8xf32>
    memref.store %1886, %17[%1885] : memref<?xf32>
    %1887 = arith.muli %4, %c11 : index
    %1888 = arith.addi %1887, %1856 : index
    %1889 = arith.addi %1888, %c9 : index
    %1890 = arith.addi %1889, %c31 : index
    %1891 = vector.extract %419#1[6] : f32 from vector<8xf32>
    memref.store %1891, %17[%1890] : memref<?xf32>
    %1892 = arith.muli %4, %c11 : index
    %1893 = arith.addi %1892, %1856 : index
    %1894 = arith.addi %1893, %c9 : index
    %1895 = arith.addi %1894, %c32 : index
    %1896 = vector.extract %419#1[7] : f32 from vector<8xf32>
    memref.store %1896, %17[%1895] : memref<?xf32>
    wave.barrier
    %1897 = arith.muli %4, %c14 : index
    %1898 = arith.addi %1897, %c9 : index
    %1899 = arith.muli %1898, %c5 : index
    %1900 = arith.divui %1853, %c19 : index
    %1901 = arith.addi %1899, %1900 : index
    %1902 = arith.addi %1852, %1901 : index
    %1903 = arith.cmpi slt, %1902, %20 : index
    scf.if %1903 {
      %1904 = arith.cmpi eq, %hasFactors, %c8 : index
      %1905 = memref.load %factors[%1902] : memref<?xf32>
      %1906 = arith.select %1904, %1905, %c34 : f32
      %1907 = arith.addi %1856, %c9 : index
      %1908 = arith.muli %1898, %c16 : index
      %1909 = arith.addi %1907, %1908 : index
      %1910 = memref.load %17[%1909] : memref<?xf32>
      %1911 = arith.addi %1909, %c11 : index
      %1912 = memref.load %17[%1911] : memref<?xf32>
      %1913 = arith.addf %1910, %1912 : f32
      %1914 = arith.remui %1853, %c19 : index
      %1915 = arith.muli %1914, %c14 : index
      %1916 = arith.addi %16, %1915 : index
      %1917 = vector.load %w[%1916] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1918 = vector.bitcast %1917 : vector<4xi8> to vector<1xf32>
      %1919 = vector.extract %1918[0] : f32 from vector<1xf32>
      %1920 = arith.mulf %1919, %1906 : f32
      %1921 = arith.mulf %1913, %1920 : f32
      %1922 = arith.muli %3, %c8 : index
      %1923 = arith.addi %1922, %c9 : index
      %1924 = arith.muli %1923, %c19 : index
      %1925 = arith.remui %1853, %c19 : index
      %1926 = arith.addi %1924, %1925 : index
      %1927 = arith.muli %1901, %c35 : index
      %1928 = arith.addi %1927, %1926 : index
      memref.store %1921, %18[%1928] : memref<?xf32>
    }
    %1929 = arith.muli %4, %c14 : index
    %1930 = arith.addi %1929, %c8 : index
    %1931 = arith.muli %1930, %c5 : index
    %1932 = arith.divui %1853, %c19 : index
    %1933 = arith.addi %1931, %1932 : index
    %1934 = arith.addi %1852, %1933 : index
    %1935 = arith.cmpi slt, %1934, %20 : index
    scf.if %1935 {
      %1936 = arith.cmpi eq, %hasFactors, %c8 : index
      %1937 = memref.load %factors[%1934] : memref<?xf32>
      %1938 = arith.select %1936, %1937, %c34 : f32
      %1939 = arith.addi %1856, %c9 : index
      %1940 = arith.muli %1930, %c16 : index
      %1941 = arith.addi %1939, %1940 : index
      %1942 = memref.load %17[%1941] : memref<?xf32>
      %1943 = arith.addi %1941, %c11 : index
      %1944 = memref.load %17[%1943] : memref<?xf32>
      %1945 = arith.addf %1942, %1944 : f32
      %1946 = arith.remui %1853, %c19 : index
      %1947 = arith.muli %1946, %c14 : index
      %1948 = arith.addi %16, %1947 : index
      %1949 = vector.load %w[%1948] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1950 = vector.bitcast %1949 : vector<4xi8> to vector<1xf32>
      %1951 = vector.extract %1950[0] : f32 from vector<1xf32>
      %1952 = arith.mulf %1951, %1938 : f32
      %1953 = arith.mulf %1945, %1952 : f32
      %1954 = arith.muli %3, %c8 : index
      %1955 = arith.addi %1954, %c9 : index
      %1956 = arith.muli %1955, %c19 : index
      %1957 = arith.remui %1853, %c19 : index
      %1958 = arith.addi %1956, %1957 : index
      %1959 = arith.muli %1933, %c35 : index
      %1960 = arith.addi %1959, %1958 : index
      memref.store %1953, %18[%1960] : memref<?xf32>
    }
    %1961 = arith.muli %4, %c14 : index
    %1962 = arith.addi %1961, %c5 : index
    %1963 = arith.muli %1962, %c5 : index
    %1964 = arith.divui %1853, %c19 : index
    %1965 = arith.addi %1963, %1964 : index
    %1966 = arith.addi %1852, %1965 : index
    %1967 = arith.cmpi slt, %1966, %20 : index
    scf.if %1967 {
      %1968 = arith.cmpi eq, %hasFactors, %c8 : index
      %1969 = memref.load %factors[%1966] : memref<?xf32>
      %1970 = arith.select %1968, %1969, %c34 : f32
      %1971 = arith.addi %1856, %c9 : index
      %1972 = arith.muli %1962, %c16 : index
      %1973 = arith.addi %1971, %1972 : index
      %1974 = memref.load %17[%1973] : memref<?xf32>
      %1975 = arith.addi %1973, %c11 : index
      %1976 = memref.load %17[%1975] : memref<?xf32>
      %1977 = arith.addf %1974, %1976 : f32
      %1978 = arith.remui %1853, %c19 : index
      %1979 = arith.muli %1978, %c14 : index
      %1980 = arith.addi %16, %1979 : index
      %1981 = vector.load %w[%1980] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1982 = vector.bitcast %1981 : vector<4xi8> to vector<1xf32>
      %1983 = vector.extract %1982[0] : f32 from vector<1xf32>
      %1984 = arith.mulf %1983, %1970 : f32
      %1985 = arith.mulf %1977, %1984 : f32
      %1986 = arith.muli %3, %c8 : index
      %1987 = arith.addi %1986, %c9 : index
      %1988 = arith.muli %1987, %c19 : index
      %1989 = arith.remui %1853, %c19 : index
      %1990 = arith.addi %1988, %1989 : index
      %1991 = arith.muli %1965, %c35 : index
      %1992 = arith.addi %1991, %1990 : index
      memref.store %1985, %18[%1992] : memref<?xf32>
    }
    %1993 = arith.muli %4, %c14 : index
    %1994 = arith.addi %1993, %c28 : index
    %1995 = arith.muli %1994, %c5 : index
    %1996 = arith.divui %1853, %c19 : index
    %1997 = arith.addi %1995, %1996 : index
    %1998 = arith.addi %1852, %1997 : index
    %1999 = arith.cmpi slt, %1998, %20 : index
    scf.if %1999 {
      %2000 = arith.cmpi eq, %hasFactors, %c8 : index
      %2001 = memref.load %factors[%1998] : memref<?xf32>
      %2002 = arith.select %2000, %2001, %c34 : f32
      %2003 = arith.addi %1856, %c9 : index
      %2004 = arith.muli %1994, %c16 : index
      %2005 = arith.addi %2003, %2004 : index
      %2006 = memref.load %17[%2005] : memref<?xf32>
      %2007 = arith.addi %2005, %c11 : index
      %2008 = memref.load %17[%2007] : memref<?xf32>
      %2009 = arith.addf %2006, %2008 : f32
      %2010 = arith.remui %1853, %c19 : index
      %2011 = arith.muli %2010, %c14 : index
      %2012 = arith.addi %16, %2011 : index
      %2013 = vector.load %w[%2012] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2014 = vector.bitcast %2013 : vector<4xi8> to vector<1xf32>
      %2015 = vector.extract %2014[0] : f32 from vector<1xf32>
      %2016 = arith.mulf %2015, %2002 : f32
      %2017 = arith.mulf %2009, %2016 : f32
      %2018 = arith.muli %3, %c8 : index
      %2019 = arith.addi %2018, %c9 : index
      %2020 = arith.muli %2019, %c19 : index
      %2021 = arith.remui %1853, %c19 : index
      %2022 = arith.addi %2020, %2021 : index
      %2023 = arith.muli %1997, %c35 : index
      %2024 = arith.addi %2023, %2022 : index
      memref.store %2017, %18[%2024] : memref<?xf32>
    }
    wave.barrier
    %2025 = arith.addi %21, %c19 : index
    %2026 = wave.wave
    %2027 = arith.addi %2026, %c9 : index
    %2028 = arith.addi %2025, %2027 : index
    %2029 = arith.cmpi slt, %2028, %20 : index
    %2030 = arith.cmpi slt, %2027, %c19 : index
    %2031 = arith.andi %2029, %2030 : i1
    scf.if %2031 {
      %2032 = arith.addi %2025, %2027 : index
      %2033 = arith.muli %2027, %c35 : index
      %2034 = wave.lane
      %2035 = arith.addi %2034, %c9 : index
      %2036 = arith.cmpi eq, %hasBias, %c8 : index
      %2037 = arith.addi %2033, %2035 : index
      %2038 = memref.load %18[%2037] : memref<?xf32>
      %2039 = arith.muli %0, %c35 : index
      %2040 = arith.addi %2039, %2035 : index
      %2041 = memref.load %bias[%2040] : memref<?xf32>
      %2042 = arith.addf %2038, %2041 : f32
      %2043 = arith.select %2036, %2042, %2038 : f32
      %2044 = arith.addi %2035, %c37 : index
      %2045 = arith.cmpi eq, %hasBias, %c8 : index
      %2046 = arith.addi %2033, %2044 : index
      %2047 = memref.load %18[%2046] : memref<?xf32>
      %2048 = arith.muli %0, %c35 : index
      %2049 = arith.addi %2048, %2044 : index
      %2050 = memref.load %bias[%2049] : memref<?xf32>
      %2051 = arith.addf %2047, %2050 : f32
      %2052 = arith.select %2045, %2051, %2047 : f32
      %2053 = arith.addi %2034, %c16 : index
      %2054 = arith.cmpi slt, %2053, %c37 : index
      %2055 = arith.minsi %2053, %c38 : index
      %2056 = arith.cmpi eq, %hasBias, %c8 : index
      %2057 = arith.addi %2033, %2055 : index
      %2058 = memref.load %18[%2057] : memref<?xf32>
      %2059 = arith.muli %0, %c35 : index
      %2060 = arith.addi %2059, %2055 : index
      %2061 = memref.load %bias[%2060] : memref<?xf32>
      %2062 = arith.addf %2058, %2061 : f32
      %2063 = arith.select %2056, %2062, %2058 : f32
      %2064 = arith.addi %2055, %c37 : index
      %2065 = arith.cmpi eq, %hasBias, %c8 : index
      %2066 = arith.addi %2033, %2064 : index
      %2067 = memref.load %18[%2066] : memref<?xf32>
      %2068 = arith.muli %0, %c35 : index
      %2069 = arith.addi %2068, %2064 : index
      %2070 = memref.load %bias[%2069] : memref<?xf32>
      %2071 = arith.addf %2067, %2070 : f32
      %2072 = arith.select %2065, %2071, %2067 : f32
      %2073 = arith.addi %heads, %kvHeads : index
      %2074 = arith.cmpi slt, %0, %2073 : index
      scf.if %2074 {
        %2075 = arith.addi %positionsAt, %2032 : index
        %2076 = memref.load %step[%2075] : memref<?xi32>
        %2077 = arith.index_cast %2076 : i32 to index
        %2078 = arith.cmpi eq, %hasNorm, %c8 : index
        %2079 = math.fma %2043, %2043, %c41 : f32
        %2080 = math.fma %2052, %2052, %2079 : f32
        %2081 = math.fma %2063, %2063, %2080 : f32
        %2082 = arith.select %2054, %2081, %2080 : f32
        %2083 = math.fma %2072, %2072, %2082 : f32
        %2084 = arith.select %2054, %2083, %2082 : f32
        %2085 = vector.broadcast %2084 : f32 to vector<1xf32>
        %2086 = wave.reduce "add" %2085 : vector<1xf32>
        %2087 = arith.mulf %2086, %inverseHeadDim : f32
        %2088 = arith.addf %2087, %epsilon : f32
        %2089 = math.sqrt %2088 : f32
        %2090 = arith.divf %c34, %2089 : f32
        %2091 = arith.cmpi slt, %0, %heads : index
        %2092 = arith.addi %2035, %c37 : index
        %2093 = memref.load %query_norm[%2035] : memref<?xf32>
        %2094 = memref.load %key_norm[%2035] : memref<?xf32>
        %2095 = arith.select %2091, %2093, %2094 : f32
        %2096 = arith.mulf %2043, %2090 : f32
        %2097 = arith.mulf %2096, %2095 : f32
        %2098 = arith.select %2078, %2097, %2043 : f32
        %2099 = memref.load %query_norm[%2092] : memref<?xf32>
        %2100 = memref.load %key_norm[%2092] : memref<?xf32>
        %2101 = arith.select %2091, %2099, %2100 : f32
        %2102 = arith.mulf %2052, %2090 : f32
        %2103 = arith.mulf %2102, %2101 : f32
        %2104 = arith.select %2078, %2103, %2052 : f32
        %2105 = arith.addi %2055, %c37 : index
        %2106 = memref.load %query_norm[%2055] : memref<?xf32>
        %2107 = memref.load %key_norm[%2055] : memref<?xf32>
        %2108 = arith.select %2091, %2106, %2107 : f32
        %2109 = arith.mulf %2063, %2090 : f32
        %2110 = arith.mulf %2109, %2108 : f32
        %2111 = arith.select %2078, %2110, %2063 : f32
        %2112 = memref.load %query_norm[%2105] : memref<?xf32>
        %2113 = memref.load %key_norm[%2105] : memref<?xf32>
        %2114 = arith.select %2091, %2112, %2113 : f32
        %2115 = arith.mulf %2072, %2090 : f32
        %2116 = arith.mulf %2115, %2114 : f32
        %2117 = arith.select %2078, %2116, %2072 : f32
        %2118 = arith.remui %2077, %c20 : index
        %2119 = arith.muli %2118, %c35 : index
        %2120 = arith.addi %2119, %2035 : index
        %2121 = arith.divui %2077, %c20 : index
        %2122 = arith.addi %2121, %c20 : index
        %2123 = arith.muli %2122, %c35 : index
        %2124 = arith.addi %2123, %2035 : index
        %2125 = memref.load %rope[%2120] : memref<?xf32>
        %2126 = arith.addi %2120, %c37 : index
        %2127 = memref.load %rope[%2126] : memref<?xf32>
        %2128 = memref.load %rope[%2124] : memref<?xf32>
        %2129 = arith.addi %2124, %c37 : index
        %2130 = memref.load %rope[%2129] : memref<?xf32>
        %2131 = arith.mulf %2128, %2125 : f32
        %2132 = arith.mulf %2130, %2127 : f32
        %2133 = arith.subf %2131, %2132 : f32
        %2134 = arith.mulf %2130, %2125 : f32
        %2135 = arith.mulf %2128, %2127 : f32
        %2136 = arith.addf %2134, %2135 : f32
        %2137 = arith.mulf %2098, %2133 : f32
        %2138 = arith.mulf %2104, %2136 : f32
        %2139 = arith.subf %2137, %2138 : f32
        %2140 = arith.mulf %2104, %2133 : f32
        %2141 = arith.mulf %2098, %2136 : f32
        %2142 = arith.addf %2140, %2141 : f32
        %2143 = arith.cmpi slt, %0, %heads : index
        scf.if %2143 {
          %2144 = arith.muli %2032, %heads : index
          %2145 = arith.addi %2144, %0 : index
          %2146 = arith.muli %2145, %c35 : index
          %2147 = arith.addi %2146, %2035 : index
          memref.store %2139, %q[%2147] : memref<?xf32>
          %2148 = arith.addi %2147, %c37 : index
          memref.store %2142, %q[%2148] : memref<?xf32>
        } else {
          %2149 = arith.addi %2033, %2035 : index
          memref.store %2139, %18[%2149] : memref<?xf32>
          %2150 = arith.addi %2033, %2035 : index
          %2151 = arith.addi %2150, %c37 : index
          memref.store %2142, %18[%2151] : memref<?xf32>
        }
        %2152 = arith.remui %2077, %c20 : index
        %2153 = arith.muli %2152, %c35 : index
        %2154 = arith.addi %2153, %2055 : index
        %2155 = arith.divui %2077, %c20 : index
        %2156 = arith.addi %2155, %c20 : index
        %2157 = arith.muli %2156, %c35 : index
        %2158 = arith.addi %2157, %2055 : index
        %2159 = memref.load %rope[%2154] : memref<?xf32>
        %2160 = arith.addi %2154, %c37 : index
        %2161 = memref.load %rope[%2160] : memref<?xf32>
        %2162 = memref.load %rope[%2158] : memref<?xf32>
        %2163 = arith.addi %2158, %c37 : index
        %2164 = memref.load %rope[%2163] : memref<?xf32>
        %2165 = arith.mulf %2162, %2159 : f32
        %2166 = arith.mulf %2164, %2161 : f32
        %2167 = arith.subf %2165, %2166 : f32
        %2168 = arith.mulf %2164, %2159 : f32
        %2169 = arith.mulf %2162, %2161 : f32
        %2170 = arith.addf %2168, %2169 : f32
        %2171 = arith.mulf %2111, %2167 : f32
        %2172 = arith.mulf %2117, %2170 : f32
        %2173 = arith.subf %2171, %2172 : f32
        %2174 = arith.mulf %2117, %2167 : f32
        %2175 = arith.mulf %2111, %2170 : f32
        %2176 = arith.addf %2174, %2175 : f32
        scf.if %2054 {
          %2177 = arith.cmpi slt, %0, %heads : index
          scf.if %2177 {
            %2178 = arith.muli %2032, %heads : index
            %2179 = arith.addi %2178, %0 : index
            %2180 = arith.muli %2179, %c35 : index
            %2181 = arith.addi %2180, %2055 : index
            memref.store %2173, %q[%2181] : memref<?xf32>
            %2182 = arith.addi %2181, %c37 : index
            memref.store %2176, %q[%2182] : memref<?xf32>
          } else {
            %2183 = arith.addi %2033, %2055 : index
            memref.store %2173, %18[%2183] : memref<?xf32>
            %2184 = arith.addi %2033, %2055 : index
            %2185 = arith.addi %2184, %c37 : index
            memref.store %2176, %18[%2185] : memref<?xf32>
          }
        }
      } else {
        %2186 = arith.cmpi slt, %0, %heads : index
        scf.if %2186 {
          %2187 = arith.muli %2032, %heads : index
          %2188 = arith.addi %2187, %0 : index
          %2189 = arith.muli %2188, %c35 : index
          %2190 = arith.addi %2189, %2035 : index
          memref.store %2043, %q[%2190] : memref<?xf32>
          %2191 = arith.addi %2190, %c37 : index
          memref.store %2052, %q[%2191] : memref<?xf32>
        } else {
          %2192 = arith.addi %2033, %2035 : index
          memref.store %2043, %18[%2192] : memref<?xf32>
          %2193 = arith.addi %2033, %2035 : index
          %2194 = arith.addi %2193, %c37 : index
          memref.store %2052, %18[%2194] : memref<?xf32>
        }
        scf.if %2054 {
          %2195 = arith.cmpi slt, %0, %heads : index
          scf.if %2195 {
            %2196 = arith.muli %2032, %heads : index
            %2197 = arith.addi %2196, %0 : index
            %2198 = arith.muli %2197, %c35 : index
            %2199 = arith.addi %2198, %2055 : index
            memref.store %2063, %q[%2199] : memref<?xf32>
            %2200 = arith.addi %2199, %c37 : index
            memref.store %2072, %q[%2200] : memref<?xf32>
          } else {
            %2201 = arith.addi %2033, %2055 : index
            memref.store %2063, %18[%2201] : memref<?xf32>
            %2202 = arith.addi %2033, %2055 : index
            %2203 = arith.addi %2202, %c37 : index
            memref.store %2072, %18[%2203] : memref<?xf32>
          }
        }
      }
    }
    %2204 = arith.addi %2026, %c44 : index
    %2205 = arith.addi %2025, %2204 : index
    %2206 = arith.cmpi slt, %2205, %20 : index
    %2207 = arith.cmpi slt, %2204, %c19 : index
    %2208 = arith.andi %2206, %2207 : i1
    scf.if %2208 {
      %2209 = arith.addi %2025, %2204 : index
      %2210 = arith.muli %2204, %c35 : index
      %2211 = wave.lane
      %2212 = arith.addi %2211, %c9 : index
      %2213 = arith.cmpi eq, %hasBias, %c8 : index
      %2214 = arith.addi %2210, %2212 : index
      %2215 = memref.load %18[%2214] : memref<?xf32>
      %2216 = arith.muli %0, %c35 : index
      %2217 = arith.addi %2216, %2212 : index
      %2218 = memref.load %bias[%2217] : memref<?xf32>
      %2219 = arith.addf %2215, %2218 : f32
      %2220 = arith.select %2213, %2219, %2215 : f32
      %2221 = arith.addi %2212, %c37 : index
      %2222 = arith.cmpi eq, %hasBias, %c8 : index
      %2223 = arith.addi %2210, %2221 : index
      %2224 = memref.load %18[%2223] : memref<?xf32>
      %2225 = arith.muli %0, %c35 : index
      %2226 = arith.addi %2225, %2221 : index
      %2227 = memref.load %bias[%2226] : memref<?xf32>
      %2228 = arith.addf %2224, %2227 : f32
      %2229 = arith.select %2222, %2228, %2224 : f32
      %2230 = arith.addi %2211, %c16 : index
      %2231 = arith.cmpi slt, %2230, %c37 : index
      %2232 = arith.minsi %2230, %c38 : index
      %2233 = arith.cmpi eq, %hasBias, %c8 : index
      %2234 = arith.addi %2210, %2232 : index
      %2235 = memref.load %18[%2234] : memref<?xf32>
      %2236 = arith.muli %0, %c35 : index
      %2237 = arith.addi %2236, %2232 : index
      %2238 = memref.load %bias[%2237] : memref<?xf32>
      %2239 = arith.addf %2235, %2238 : f32
      %2240 = arith.select %2233, %2239, %2235 : f32
      %2241 = arith.addi %2232, %c37 : index
      %2242 = arith.cmpi eq, %hasBias, %c8 : index
      %2243 = arith.addi %2210, %2241 : index
      %2244 = memref.load %18[%2243] : memref<?xf32>
      %2245 = arith.muli %0, %c35 : index
      %2246 = arith.addi %2245, %2241 : index
      %2247 = memref.load %bias[%2246] : memref<?xf32>
      %2248 = arith.addf %2244, %2247 : f32
      %2249 = arith.select %2242, %2248, %2244 : f32
      %2250 = arith.addi %heads, %kvHeads : index
      %2251 = arith.cmpi slt, %0, %2250 : index
      scf.if %2251 {
        %2252 = arith.addi %positionsAt, %2209 : index
        %2253 = memref.load %step[%2252] : memref<?xi32>
        %2254 = arith.index_cast %2253 : i32 to index
        %2255 = arith.cmpi eq, %hasNorm, %c8 : index
        %2256 = math.fma %2220, %2220, %c41 : f32
        %2257 = math.fma %2229, %2229, %2256 : f32
        %2258 = math.fma %2240, %2240, %2257 : f32
        %2259 = arith.select %2231, %2258, %2257 : f32
        %2260 = math.fma %2249, %2249, %2259 : f32
        %2261 = arith.select %2231, %2260, %2259 : f32
        %2262 = vector.broadcast %2261 : f32 to vector<1xf32>
        %2263 = wave.reduce "add" %2262 : vector<1xf32>
        %2264 = arith.mulf %2263, %inverseHeadDim : f32
        %2265 = arith.addf %2264, %epsilon : f32
        %2266 = math.sqrt %2265 : f32
        %2267 = arith.divf %c34, %2266 : f32
        %2268 = arith.cmpi slt, %0, %heads : index
        %2269 = arith.addi %2212, %c37 : index
        %2270 = memref.load %query_norm[%2212] : memref<?xf32>
        %2271 = memref.load %key_norm[%2212] : memref<?xf32>
        %2272 = arith.select %2268, %2270, %2271 : f32
        %2273 = arith.mulf %2220, %2267 : f32
        %2274 = arith.mulf %2273, %2272 : f32
        %2275 = arith.select %2255, %2274, %2220 : f32
        %2276 = memref.load %query_norm[%2269] : memref<?xf32>
        %2277 = memref.load %key_norm[%2269] : memref<?xf32>
        %2278 = arith.select %2268, %2276, %2277 : f32
        %2279 = arith.mulf %2229, %2267 : f32
        %2280 = arith.mulf %2279, %2278 : f32
        %2281 = arith.select %2255, %2280, %2229 : f32
        %2282 = arith.addi %2232, %c37 : index
        %2283 = memref.load %query_norm[%2232] : memref<?xf32>
        %2284 = memref.load %key_norm[%2232] : memref<?xf32>
        %2285 = arith.select %2268, %2283, %2284 : f32
        %2286 = arith.mulf %2240, %2267 : f32
        %2287 = arith.mulf %2286, %2285 : f32
        %2288 = arith.select %2255, %2287, %2240 : f32
        %2289 = memref.load %query_norm[%2282] : memref<?xf32>
        %2290 = memref.load %key_norm[%2282] : memref<?xf32>
        %2291 = arith.select %2268, %2289, %2290 : f32
        %2292 = arith.mulf %2249, %2267 : f32
        %2293 = arith.mulf %2292, %2291 : f32
        %2294 = arith.select %2255, %2293, %2249 : f32
        %2295 = arith.remui %2254, %c20 : index
        %2296 = arith.muli %2295, %c35 : index
        %2297 = arith.addi %2296, %2212 : index
        %2298 = arith.divui %2254, %c20 : index
        %2299 = arith.addi %2298, %c20 : index
        %2300 = arith.muli %2299, %c35 : index
        %2301 = arith.addi %2300, %2212 : index
        %2302 = memref.load %rope[%2297] : memref<?xf32>
        %2303 = arith.addi %2297, %c37 : index
        %2304 = memref.load %rope[%2303] : memref<?xf32>
        %2305 = memref.load %rope[%2301] : memref<?xf32>
        %2306 = arith.addi %2301, %c37 : index
        %2307 = memref.load %rope[%2306] : memref<?xf32>
        %2308 = arith.mulf %2305, %2302 : f32
        %2309 = arith.mulf %2307, %2304 : f32
        %2310 = arith.subf %2308, %2309 : f32
        %2311 = arith.mulf %2307, %2302 : f32
        %2312 = arith.mulf %2305, %2304 : f32
        %2313 = arith.addf %2311, %2312 : f32
        %2314 = arith.mulf %2275, %2310 : f32
        %2315 = arith.mulf %2281, %2313 : f32
        %2316 = arith.subf %2314, %2315 : f32
        %2317 = arith.mulf %2281, %2310 : f32
        %2318 = arith.mulf %2275, %2313 : f32
        %2319 = arith.addf %2317, %2318 : f32
        %2320 = arith.cmpi slt, %0, %heads : index
        scf.if %2320 {
          %2321 = arith.muli %2209, %heads : index
          %2322 = arith.addi %2321, %0 : index
          %2323 = arith.muli %2322, %c35 : index
          %2324 = arith.addi %2323, %2212 : index
          memref.store %2316, %q[%2324] : memref<?xf32>
          %2325 = arith.addi %2324, %c37 : index
          memref.store %2319, %q[%2325] : memref<?xf32>
        } else {
          %2326 = arith.addi %2210, %2212 : index
          memref.store %2316, %18[%2326] : memref<?xf32>
          %2327 = arith.addi %2210, %2212 : index
          %2328 = arith.addi %2327, %c37 : index
          memref.store %2319, %18[%2328] : memref<?xf32>
        }
        %2329 = arith.remui %2254, %c20 : index
        %2330 = arith.muli %2329, %c35 : index
        %2331 = arith.addi %2330, %2232 : index
        %2332 = arith.divui %2254, %c20 : index
        %2333 = arith.addi %2332, %c20 : index
        %2334 = arith.muli %2333, %c35 : index
        %2335 = arith.addi %2334, %2232 : index
        %2336 = memref.load %rope[%2331] : memref<?xf32>
        %2337 = arith.addi %2331, %c37 : index
        %2338 = memref.load %rope[%2337] : memref<?xf32>
        %2339 = memref.load %rope[%2335] : memref<?xf32>
        %2340 = arith.addi %2335, %c37 : index
        %2341 = memref.load %rope[%2340] : memref<?xf32>
        %2342 = arith.mulf %2339, %2336 : f32
        %2343 = arith.mulf %2341, %2338 : f32
        %2344 = arith.subf %2342, %2343 : f32
        %2345 = arith.mulf %2341, %2336 : f32
        %2346 = arith.mulf %2339, %2338 : f32
        %2347 = arith.addf %2345, %2346 : f32
        %2348 = arith.mulf %2288, %2344 : f32
        %2349 = arith.mulf %2294, %2347 : f32
        %2350 = arith.subf %2348, %2349 : f32
        %2351 = arith.mulf %2294, %2344 : f32
        %2352 = arith.mulf %2288, %2347 : f32
        %2353 = arith.addf %2351, %2352 : f32
        scf.if %2231 {
          %2354 = arith.cmpi slt, %0, %heads : index
          scf.if %2354 {
            %2355 = arith.muli %2209, %heads : index
            %2356 = arith.addi %2355, %0 : index
            %2357 = arith.muli %2356, %c35 : index
            %2358 = arith.addi %2357, %2232 : index
            memref.store %2350, %q[%2358] : memref<?xf32>
            %2359 = arith.addi %2358, %c37 : index
            memref.store %2353, %q[%2359] : memref<?xf32>
          } else {
            %2360 = arith.addi %2210, %2232 : index
            memref.store %2350, %18[%2360] : memref<?xf32>
            %2361 = arith.addi %2210, %2232 : index
            %2362 = arith.addi %2361, %c37 : index
            memref.store %2353, %18[%2362] : memref<?xf32>
          }
        }
      } else {
        %2363 = arith.cmpi slt, %0, %heads : index
        scf.if %2363 {
          %2364 = arith.muli %2209, %heads : index
          %2365 = arith.addi %2364, %0 : index
          %2366 = arith.muli %2365, %c35 : index
          %2367 = arith.addi %2366, %2212 : index
          memref.store %2220, %q[%2367] : memref<?xf32>
          %2368 = arith.addi %2367, %c37 : index
          memref.store %2229, %q[%2368] : memref<?xf32>
        } else {
          %2369 = arith.addi %2210, %2212 : index
          memref.store %2220, %18[%2369] : memref<?xf32>
          %2370 = arith.addi %2210, %2212 : index
          %2371 = arith.addi %2370, %c37 : index
          memref.store %2229, %18[%2371] : memref<?xf32>
        }
        scf.if %2231 {
          %2372 = arith.cmpi slt, %0, %heads : index
          scf.if %2372 {
            %2373 = arith.muli %2209, %heads : index
            %2374 = arith.addi %2373, %0 : index
            %2375 = arith.muli %2374, %c35 : index
            %2376 = arith.addi %2375, %2232 : index
            memref.store %2240, %q[%2376] : memref<?xf32>
            %2377 = arith.addi %2376, %c37 : index
            memref.store %2249, %q[%2377] : memref<?xf32>
          } else {
            %2378 = arith.addi %2210, %2232 : index
            memref.store %2240, %18[%2378] : memref<?xf32>
            %2379 = arith.addi %2210, %2232 : index
            %2380 = arith.addi %2379, %c37 : index
            memref.store %2249, %18[%2380] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %2381 = arith.cmpi sge, %0, %heads : index
    scf.if %2381 {
      %2382 = arith.addi %2026, %c9 : index
      %2383 = arith.addi %2025, %2382 : index
      %2384 = arith.cmpi slt, %2383, %20 : index
      %2385 = arith.cmpi slt, %2382, %c19 : index
      %2386 = arith.andi %2384, %2385 : i1
      scf.if %2386 {
        %2387 = arith.addi %2025, %2382 : index
        %2388 = arith.addi %slotsAt, %2387 : index
        %2389 = memref.load %step[%2388] : memref<?xi32>
        %2390 = arith.index_cast %2389 : i32 to index
        %2391 = arith.cmpi sge, %2390, %c9 : index
        scf.if %2391 {
          %2392 = arith.muli %2382, %c35 : index
          %2393 = arith.subi %0, %heads : index
          %2394 = memref.load %scales[%2393] : memref<?xf32>
          %2395 = vector.broadcast %2394 : f32 to vector<4xf32>
          %2396 = arith.divui %2390, %c19 : index
          %2397 = arith.remui %2390, %c19 : index
          %2398 = arith.muli %2396, %pageBytes : index
          %2399 = arith.cmpi eq, %codec, %c9 : index
          scf.if %2399 {
            %2400 = wave.lane
            %2401 = arith.muli %2400, %c14 : index
            scf.for %2402 = %2401 to %c35 step %c7 {
              %2403 = arith.addi %2392, %2402 : index
              %2404 = vector.load %18[%2403] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2405 = arith.mulf %2404, %2395 : vector<4xf32>
              %2406 = arith.minimumf %2405, %c48 : vector<4xf32>
              %2407 = arith.maximumf %2406, %c49 : vector<4xf32>
              %2408 = arith.truncf %2407 : vector<4xf32> to vector<4xf16>
              %2409 = vector.bitcast %2408 : vector<4xf16> to vector<8xi8>
              %2410 = arith.cmpi slt, %2393, %kvHeads : index
              scf.if %2410 {
                %2411 = arith.muli %2393, %c50 : index
                %2412 = arith.addi %2398, %2411 : index
                %2413 = arith.divui %2402, %c19 : index
                %2414 = arith.muli %2413, %c51 : index
                %2415 = arith.remui %2402, %c19 : index
                %2416 = arith.divui %2415, %c4 : index
                %2417 = arith.muli %2416, %c20 : index
                %2418 = arith.muli %2397, %c19 : index
                %2419 = arith.addi %2417, %2418 : index
                %2420 = arith.remui %2415, %c4 : index
                %2421 = arith.muli %2420, %c5 : index
                %2422 = arith.addi %2419, %2421 : index
                %2423 = arith.addi %2414, %2422 : index
                %2424 = arith.addi %2412, %2423 : index
                vector.store %2409, %kv[%2424] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2425 = arith.subi %2393, %kvHeads : index
                %2426 = arith.muli %2425, %c50 : index
                %2427 = arith.addi %2398, %2426 : index
                %2428 = arith.addi %2402, %c9 : index
                %2429 = arith.divui %2428, %c19 : index
                %2430 = arith.muli %2429, %c51 : index
                %2431 = arith.addi %2430, %c10 : index
                %2432 = arith.remui %2428, %c19 : index
                %2433 = arith.divui %2397, %c5 : index
                %2434 = arith.remui %2397, %c5 : index
                %2435 = arith.muli %2434, %c4 : index
                %2436 = arith.addi %2433, %2435 : index
                %2437 = arith.divui %2436, %c4 : index
                %2438 = arith.muli %2437, %c20 : index
                %2439 = arith.muli %2432, %c19 : index
                %2440 = arith.addi %2438, %2439 : index
                %2441 = arith.remui %2436, %c4 : index
                %2442 = arith.muli %2441, %c5 : index
                %2443 = arith.addi %2440, %2442 : index
                %2444 = arith.addi %2431, %2443 : index
                %2445 = arith.addi %2427, %2444 : index
                %2446 = vector.shuffle %2409, %2409 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2446, %kv[%2445] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2447 = arith.addi %2402, %c8 : index
                %2448 = arith.divui %2447, %c19 : index
                %2449 = arith.muli %2448, %c51 : index
                %2450 = arith.addi %2449, %c10 : index
                %2451 = arith.remui %2447, %c19 : index
                %2452 = arith.divui %2397, %c5 : index
                %2453 = arith.remui %2397, %c5 : index
                %2454 = arith.muli %2453, %c4 : index
                %2455 = arith.addi %2452, %2454 : index
                %2456 = arith.divui %2455, %c4 : index
                %2457 = arith.muli %2456, %c20 : index
                %2458 = arith.muli %2451, %c19 : index
                %2459 = arith.addi %2457, %2458 : index
                %2460 = arith.remui %2455, %c4 : index
                %2461 = arith.muli %2460, %c5 : index
                %2462 = arith.addi %2459, %2461 : index
                %2463 = arith.addi %2450, %2462 : index
                %2464 = arith.addi %2427, %2463 : index
                %2465 = vector.shuffle %2409, %2409 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2465, %kv[%2464] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2466 = arith.addi %2402, %c5 : index
                %2467 = arith.divui %2466, %c19 : index
                %2468 = arith.muli %2467, %c51 : index
                %2469 = arith.addi %2468, %c10 : index
                %2470 = arith.remui %2466, %c19 : index
                %2471 = arith.divui %2397, %c5 : index
                %2472 = arith.remui %2397, %c5 : index
                %2473 = arith.muli %2472, %c4 : index
                %2474 = arith.addi %2471, %2473 : index
                %2475 = arith.divui %2474, %c4 : index
                %2476 = arith.muli %2475, %c20 : index
                %2477 = arith.muli %2470, %c19 : index
                %2478 = arith.addi %2476, %2477 : index
                %2479 = arith.remui %2474, %c4 : index
                %2480 = arith.muli %2479, %c5 : index
                %2481 = arith.addi %2478, %2480 : index
                %2482 = arith.addi %2469, %2481 : index
                %2483 = arith.addi %2427, %2482 : index
                %2484 = vector.shuffle %2409, %2409 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2484, %kv[%2483] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2485 = arith.addi %2402, %c28 : index
                %2486 = arith.divui %2485, %c19 : index
                %2487 = arith.muli %2486, %c51 : index
                %2488 = arith.addi %2487, %c10 : index
                %2489 = arith.remui %2485, %c19 : index
                %2490 = arith.divui %2397, %c5 : index
                %2491 = arith.remui %2397, %c5 : index
                %2492 = arith.muli %2491, %c4 : index
                %2493 = arith.addi %2490, %2492 : index
                %2494 = arith.divui %2493, %c4 : index
                %2495 = arith.muli %2494, %c20 : index
                %2496 = arith.muli %2489, %c19 : index
                %2497 = arith.addi %2495, %2496 : index
                %2498 = arith.remui %2493, %c4 : index
                %2499 = arith.muli %2498, %c5 : index
                %2500 = arith.addi %2497, %2499 : index
                %2501 = arith.addi %2488, %2500 : index
                %2502 = arith.addi %2427, %2501 : index
                %2503 = vector.shuffle %2409, %2409 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2503, %kv[%2502] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2504 = arith.cmpi eq, %codec, %c8 : index
          scf.if %2504 {
            %2505 = wave.lane
            %2506 = arith.muli %2505, %c14 : index
            scf.for %2507 = %2506 to %c35 step %c7 {
              %2508 = arith.addi %2392, %2507 : index
              %2509 = vector.load %18[%2508] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2510 = arith.mulf %2509, %2395 : vector<4xf32>
              %2511 = wave.fp8_encode "e4m3" %2510 : vector<4xf32> -> vector<4xi8>
              %2512 = arith.cmpi slt, %2393, %kvHeads : index
              scf.if %2512 {
                %2513 = arith.muli %2393, %c10 : index
                %2514 = arith.addi %2398, %2513 : index
                %2515 = vector.shuffle %2511, %2511 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2516 = arith.divui %2507, %c19 : index
                %2517 = arith.muli %2516, %c20 : index
                %2518 = arith.remui %2507, %c19 : index
                %2519 = arith.muli %2397, %c19 : index
                %2520 = arith.divui %2518, %c14 : index
                %2521 = arith.muli %2520, %c14 : index
                %2522 = arith.remui %2518, %c5 : index
                %2523 = arith.muli %2522, %c5 : index
                %2524 = arith.addi %2521, %2523 : index
                %2525 = arith.divui %2518, %c5 : index
                %2526 = arith.remui %2525, %c5 : index
                %2527 = arith.addi %2524, %2526 : index
                %2528 = arith.addi %2519, %2527 : index
                %2529 = arith.addi %2517, %2528 : index
                %2530 = arith.addi %2514, %2529 : index
                vector.store %2515, %kv[%2530] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2531 = arith.subi %2393, %kvHeads : index
                %2532 = arith.muli %2531, %c10 : index
                %2533 = arith.addi %2398, %2532 : index
                %2534 = arith.addi %2507, %c9 : index
                %2535 = arith.divui %2534, %c19 : index
                %2536 = arith.muli %2535, %c20 : index
                %2537 = arith.addi %2536, %c11 : index
                %2538 = arith.remui %2534, %c19 : index
                %2539 = arith.divui %2397, %c5 : index
                %2540 = arith.remui %2397, %c5 : index
                %2541 = arith.muli %2540, %c4 : index
                %2542 = arith.addi %2539, %2541 : index
                %2543 = arith.muli %2538, %c19 : index
                %2544 = arith.divui %2542, %c14 : index
                %2545 = arith.muli %2544, %c14 : index
                %2546 = arith.remui %2542, %c5 : index
                %2547 = arith.muli %2546, %c5 : index
                %2548 = arith.addi %2545, %2547 : index
                %2549 = arith.divui %2542, %c5 : index
                %2550 = arith.remui %2549, %c5 : index
                %2551 = arith.addi %2548, %2550 : index
                %2552 = arith.addi %2543, %2551 : index
                %2553 = arith.addi %2537, %2552 : index
                %2554 = arith.addi %2533, %2553 : index
                %2555 = vector.shuffle %2511, %2511 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2555, %kv[%2554] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2556 = arith.addi %2507, %c8 : index
                %2557 = arith.divui %2556, %c19 : index
                %2558 = arith.muli %2557, %c20 : index
                %2559 = arith.addi %2558, %c11 : index
                %2560 = arith.remui %2556, %c19 : index
                %2561 = arith.divui %2397, %c5 : index
                %2562 = arith.remui %2397, %c5 : index
                %2563 = arith.muli %2562, %c4 : index
                %2564 = arith.addi %2561, %2563 : index
                %2565 = arith.muli %2560, %c19 : index
                %2566 = arith.divui %2564, %c14 : index
                %2567 = arith.muli %2566, %c14 : index
                %2568 = arith.remui %2564, %c5 : index
                %2569 = arith.muli %2568, %c5 : index
                %2570 = arith.addi %2567, %2569 : index
                %2571 = arith.divui %2564, %c5 : index
                %2572 = arith.remui %2571, %c5 : index
                %2573 = arith.addi %2570, %2572 : index
                %2574 = arith.addi %2565, %2573 : index
                %2575 = arith.addi %2559, %2574 : index
                %2576 = arith.addi %2533, %2575 : index
                %2577 = vector.shuffle %2511, %2511 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2577, %kv[%2576] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2578 = arith.addi %2507, %c5 : index
                %2579 = arith.divui %2578, %c19 : index
                %2580 = arith.muli %2579, %c20 : index
                %2581 = arith.addi %2580, %c11 : index
                %2582 = arith.remui %2578, %c19 : index
                %2583 = arith.divui %2397, %c5 : index
                %2584 = arith.remui %2397, %c5 : index
                %2585 = arith.muli %2584, %c4 : index
                %2586 = arith.addi %2583, %2585 : index
                %2587 = arith.muli %2582, %c19 : index
                %2588 = arith.divui %2586, %c14 : index
                %2589 = arith.muli %2588, %c14 : index
                %2590 = arith.remui %2586, %c5 : index
                %2591 = arith.muli %2590, %c5 : index
                %2592 = arith.addi %2589, %2591 : index
                %2593 = arith.divui %2586, %c5 : index
                %2594 = arith.remui %2593, %c5 : index
                %2595 = arith.addi %2592, %2594 : index
                %2596 = arith.addi %2587, %2595 : index
                %2597 = arith.addi %2581, %2596 : index
                %2598 = arith.addi %2533, %2597 : index
                %2599 = vector.shuffle %2511, %2511 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2599, %kv[%2598] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2600 = arith.addi %2507, %c28 : index
                %2601 = arith.divui %2600, %c19 : index
                %2602 = arith.muli %2601, %c20 : index
                %2603 = arith.addi %2602, %c11 : index
                %2604 = arith.remui %2600, %c19 : index
                %2605 = arith.divui %2397, %c5 : index
                %2606 = arith.remui %2397, %c5 : index
                %2607 = arith.muli %2606, %c4 : index
                %2608 = arith.addi %2605, %2607 : index
                %2609 = arith.muli %2604, %c19 : index
                %2610 = arith.divui %2608, %c14 : index
                %2611 = arith.muli %2610, %c14 : index
                %2612 = arith.remui %2608, %c5 : index
                %2613 = arith.muli %2612, %c5 : index
                %2614 = arith.addi %2611, %2613 : index
                %2615 = arith.divui %2608, %c5 : index
                %2616 = arith.remui %2615, %c5 : index
                %2617 = arith.addi %2614, %2616 : index
                %2618 = arith.addi %2609, %2617 : index
                %2619 = arith.addi %2603, %2618 : index
                %2620 = arith.addi %2533, %2619 : index
                %2621 = vector.shuffle %2511, %2511 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2621, %kv[%2620] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2622 = arith.cmpi eq, %codec, %c5 : index
          scf.if %2622 {
            %2623 = wave.lane
            %2624 = arith.muli %2623, %c14 : index
            scf.for %2625 = %2624 to %c35 step %c7 {
              %2626 = arith.addi %2392, %2625 : index
              %2627 = vector.load %18[%2626] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2628 = arith.mulf %2627, %2395 : vector<4xf32>
              %2629 = wave.fp8_encode "e5m2" %2628 : vector<4xf32> -> vector<4xi8>
              %2630 = arith.cmpi slt, %2393, %kvHeads : index
              scf.if %2630 {
                %2631 = arith.muli %2393, %c10 : index
                %2632 = arith.addi %2398, %2631 : index
                %2633 = vector.shuffle %2629, %2629 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2634 = arith.divui %2625, %c19 : index
                %2635 = arith.muli %2634, %c20 : index
                %2636 = arith.remui %2625, %c19 : index
                %2637 = arith.muli %2397, %c19 : index
                %2638 = arith.divui %2636, %c14 : index
                %2639 = arith.muli %2638, %c14 : index
                %2640 = arith.remui %2636, %c5 : index
                %2641 = arith.muli %2640, %c5 : index
                %2642 = arith.addi %2639, %2641 : index
                %2643 = arith.divui %2636, %c5 : index
                %2644 = arith.remui %2643, %c5 : index
                %2645 = arith.addi %2642, %2644 : index
                %2646 = arith.addi %2637, %2645 : index
                %2647 = arith.addi %2635, %2646 : index
                %2648 = arith.addi %2632, %2647 : index
                vector.store %2633, %kv[%2648] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2649 = arith.subi %2393, %kvHeads : index
                %2650 = arith.muli %2649, %c10 : index
                %2651 = arith.addi %2398, %2650 : index
                %2652 = arith.addi %2625, %c9 : index
                %2653 = arith.divui %2652, %c19 : index
                %2654 = arith.muli %2653, %c20 : index
                %2655 = arith.addi %2654, %c11 : index
                %2656 = arith.remui %2652, %c19 : index
                %2657 = arith.divui %2397, %c5 : index
                %2658 = arith.remui %2397, %c5 : index
                %2659 = arith.muli %2658, %c4 : index
                %2660 = arith.addi %2657, %2659 : index
                %2661 = arith.muli %2656, %c19 : index
                %2662 = arith.divui %2660, %c14 : index
                %2663 = arith.muli %2662, %c14 : index
                %2664 = arith.remui %2660, %c5 : index
                %2665 = arith.muli %2664, %c5 : index
                %2666 = arith.addi %2663, %2665 : index
                %2667 = arith.divui %2660, %c5 : index
                %2668 = arith.remui %2667, %c5 : index
                %2669 = arith.addi %2666, %2668 : index
                %2670 = arith.addi %2661, %2669 : index
                %2671 = arith.addi %2655, %2670 : index
                %2672 = arith.addi %2651, %2671 : index
                %2673 = vector.shuffle %2629, %2629 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2673, %kv[%2672] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2674 = arith.addi %2625, %c8 : index
                %2675 = arith.divui %2674, %c19 : index
                %2676 = arith.muli %2675, %c20 : index
                %2677 = arith.addi %2676, %c11 : index
                %2678 = arith.remui %2674, %c19 : index
                %2679 = arith.divui %2397, %c5 : index
                %2680 = arith.remui %2397, %c5 : index
                %2681 = arith.muli %2680, %c4 : index
                %2682 = arith.addi %2679, %2681 : index
                %2683 = arith.muli %2678, %c19 : index
                %2684 = arith.divui %2682, %c14 : index
                %2685 = arith.muli %2684, %c14 : index
                %2686 = arith.remui %2682, %c5 : index
                %2687 = arith.muli %2686, %c5 : index
                %2688 = arith.addi %2685, %2687 : index
                %2689 = arith.divui %2682, %c5 : index
                %2690 = arith.remui %2689, %c5 : index
                %2691 = arith.addi %2688, %2690 : index
                %2692 = arith.addi %2683, %2691 : index
                %2693 = arith.addi %2677, %2692 : index
                %2694 = arith.addi %2651, %2693 : index
                %2695 = vector.shuffle %2629, %2629 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2695, %kv[%2694] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2696 = arith.addi %2625, %c5 : index
                %2697 = arith.divui %2696, %c19 : index
                %2698 = arith.muli %2697, %c20 : index
                %2699 = arith.addi %2698, %c11 : index
                %2700 = arith.remui %2696, %c19 : index
                %2701 = arith.divui %2397, %c5 : index
                %2702 = arith.remui %2397, %c5 : index
                %2703 = arith.muli %2702, %c4 : index
                %2704 = arith.addi %2701, %2703 : index
                %2705 = arith.muli %2700, %c19 : index
                %2706 = arith.divui %2704, %c14 : index
                %2707 = arith.muli %2706, %c14 : index
                %2708 = arith.remui %2704, %c5 : index
                %2709 = arith.muli %2708, %c5 : index
                %2710 = arith.addi %2707, %2709 : index
                %2711 = arith.divui %2704, %c5 : index
                %2712 = arith.remui %2711, %c5 : index
                %2713 = arith.addi %2710, %2712 : index
                %2714 = arith.addi %2705, %2713 : index
                %2715 = arith.addi %2699, %2714 : index
                %2716 = arith.addi %2651, %2715 : index
                %2717 = vector.shuffle %2629, %2629 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2717, %kv[%2716] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2718 = arith.addi %2625, %c28 : index
                %2719 = arith.divui %2718, %c19 : index
                %2720 = arith.muli %2719, %c20 : index
                %2721 = arith.addi %2720, %c11 : index
                %2722 = arith.remui %2718, %c19 : index
                %2723 = arith.divui %2397, %c5 : index
                %2724 = arith.remui %2397, %c5 : index
                %2725 = arith.muli %2724, %c4 : index
                %2726 = arith.addi %2723, %2725 : index
                %2727 = arith.muli %2722, %c19 : index
                %2728 = arith.divui %2726, %c14 : index
                %2729 = arith.muli %2728, %c14 : index
                %2730 = arith.remui %2726, %c5 : index
                %2731 = arith.muli %2730, %c5 : index
                %2732 = arith.addi %2729, %2731 : index
                %2733 = arith.divui %2726, %c5 : index
                %2734 = arith.remui %2733, %c5 : index
                %2735 = arith.addi %2732, %2734 : index
                %2736 = arith.addi %2727, %2735 : index
                %2737 = arith.addi %2721, %2736 : index
                %2738 = arith.addi %2651, %2737 : index
                %2739 = vector.shuffle %2629, %2629 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2739, %kv[%2738] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %2740 = arith.addi %2026, %c44 : index
      %2741 = arith.addi %2025, %2740 : index
      %2742 = arith.cmpi slt, %2741, %20 : index
      %2743 = arith.cmpi slt, %2740, %c19 : index
      %2744 = arith.andi %2742, %2743 : i1
      scf.if %2744 {
        %2745 = arith.addi %2025, %2740 : index
        %2746 = arith.addi %slotsAt, %2745 : index
        %2747 = memref.load %step[%2746] : memref<?xi32>
        %2748 = arith.index_cast %2747 : i32 to index
        %2749 = arith.cmpi sge, %2748, %c9 : index
        scf.if %2749 {
          %2750 = arith.muli %2740, %c35 : index
          %2751 = arith.subi %0, %heads : index
          %2752 = memref.load %scales[%2751] : memref<?xf32>
          %2753 = vector.broadcast %2752 : f32 to vector<4xf32>
          %2754 = arith.divui %2748, %c19 : index
          %2755 = arith.remui %2748, %c19 : index
          %2756 = arith.muli %2754, %pageBytes : index
          %2757 = arith.cmpi eq, %codec, %c9 : index
          scf.if %2757 {
            %2758 = wave.lane
            %2759 = arith.muli %2758, %c14 : index
            scf.for %2760 = %2759 to %c35 step %c7 {
              %2761 = arith.addi %2750, %2760 : index
              %2762 = vector.load %18[%2761] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2763 = arith.mulf %2762, %2753 : vector<4xf32>
              %2764 = arith.minimumf %2763, %c48 : vector<4xf32>
              %2765 = arith.maximumf %2764, %c49 : vector<4xf32>
              %2766 = arith.truncf %2765 : vector<4xf32> to vector<4xf16>
              %2767 = vector.bitcast %2766 : vector<4xf16> to vector<8xi8>
              %2768 = arith.cmpi slt, %2751, %kvHeads : index
              scf.if %2768 {
                %2769 = arith.muli %2751, %c50 : index
                %2770 = arith.addi %2756, %2769 : index
                %2771 = arith.divui %2760, %c19 : index
                %2772 = arith.muli %2771, %c51 : index
                %2773 = arith.remui %2760, %c19 : index
                %2774 = arith.divui %2773, %c4 : index
                %2775 = arith.muli %2774, %c20 : index
                %2776 = arith.muli %2755, %c19 : index
                %2777 = arith.addi %2775, %2776 : index
                %2778 = arith.remui %2773, %c4 : index
                %2779 = arith.muli %2778, %c5 : index
                %2780 = arith.addi %2777, %2779 : index
                %2781 = arith.addi %2772, %2780 : index
                %2782 = arith.addi %2770, %2781 : index
                vector.store %2767, %kv[%2782] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2783 = arith.subi %2751, %kvHeads : index
                %2784 = arith.muli %2783, %c50 : index
                %2785 = arith.addi %2756, %2784 : index
                %2786 = arith.addi %2760, %c9 : index
                %2787 = arith.divui %2786, %c19 : index
                %2788 = arith.muli %2787, %c51 : index
                %2789 = arith.addi %2788, %c10 : index
                %2790 = arith.remui %2786, %c19 : index
                %2791 = arith.divui %2755, %c5 : index
                %2792 = arith.remui %2755, %c5 : index
                %2793 = arith.muli %2792, %c4 : index
                %2794 = arith.addi %2791, %2793 : index
                %2795 = arith.divui %2794, %c4 : index
                %2796 = arith.muli %2795, %c20 : index
                %2797 = arith.muli %2790, %c19 : index
                %2798 = arith.addi %2796, %2797 : index
                %2799 = arith.remui %2794, %c4 : index
                %2800 = arith.muli %2799, %c5 : index
                %2801 = arith.addi %2798, %2800 : index
                %2802 = arith.addi %2789, %2801 : index
                %2803 = arith.addi %2785, %2802 : index
                %2804 = vector.shuffle %2767, %2767 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2804, %kv[%2803] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2805 = arith.addi %2760, %c8 : index
                %2806 = arith.divui %2805, %c19 : index
                %2807 = arith.muli %2806, %c51 : index
                %2808 = arith.addi %2807, %c10 : index
                %2809 = arith.remui %2805, %c19 : index
                %2810 = arith.divui %2755, %c5 : index
                %2811 = arith.remui %2755, %c5 : index
                %2812 = arith.muli %2811, %c4 : index
                %2813 = arith.addi %2810, %2812 : index
                %2814 = arith.divui %2813, %c4 : index
                %2815 = arith.muli %2814, %c20 : index
                %2816 = arith.muli %2809, %c19 : index
                %2817 = arith.addi %2815, %2816 : index
                %2818 = arith.remui %2813, %c4 : index
                %2819 = arith.muli %2818, %c5 : index
                %2820 = arith.addi %2817, %2819 : index
                %2821 = arith.addi %2808, %2820 : index
                %2822 = arith.addi %2785, %2821 : index
                %2823 = vector.shuffle %2767, %2767 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2823, %kv[%2822] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2824 = arith.addi %2760, %c5 : index
                %2825 = arith.divui %2824, %c19 : index
                %2826 = arith.muli %2825, %c51 : index
                %2827 = arith.addi %2826, %c10 : index
                %2828 = arith.remui %2824, %c19 : index
                %2829 = arith.divui %2755, %c5 : index
                %2830 = arith.remui %2755, %c5 : index
                %2831 = arith.muli %2830, %c4 : index
                %2832 = arith.addi %2829, %2831 : index
                %2833 = arith.divui %2832, %c4 : index
                %2834 = arith.muli %2833, %c20 : index
                %2835 = arith.muli %2828, %c19 : index
                %2836 = arith.addi %2834, %2835 : index
                %2837 = arith.remui %2832, %c4 : index
                %2838 = arith.muli %2837, %c5 : index
                %2839 = arith.addi %2836, %2838 : index
                %2840 = arith.addi %2827, %2839 : index
                %2841 = arith.addi %2785, %2840 : index
                %2842 = vector.shuffle %2767, %2767 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2842, %kv[%2841] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2843 = arith.addi %2760, %c28 : index
                %2844 = arith.divui %2843, %c19 : index
                %2845 = arith.muli %2844, %c51 : index
                %2846 = arith.addi %2845, %c10 : index
                %2847 = arith.remui %2843, %c19 : index
                %2848 = arith.divui %2755, %c5 : index
                %2849 = arith.remui %2755, %c5 : index
                %2850 = arith.muli %2849, %c4 : index
                %2851 = arith.addi %2848, %2850 : index
                %2852 = arith.divui %2851, %c4 : index
                %2853 = arith.muli %2852, %c20 : index
                %2854 = arith.muli %2847, %c19 : index
                %2855 = arith.addi %2853, %2854 : index
                %2856 = arith.remui %2851, %c4 : index
                %2857 = arith.muli %2856, %c5 : index
                %2858 = arith.addi %2855, %2857 : index
                %2859 = arith.addi %2846, %2858 : index
                %2860 = arith.addi %2785, %2859 : index
                %2861 = vector.shuffle %2767, %2767 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2861, %kv[%2860] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2862 = arith.cmpi eq, %codec, %c8 : index
          scf.if %2862 {
            %2863 = wave.lane
            %2864 = arith.muli %2863, %c14 : index
            scf.for %2865 = %2864 to %c35 step %c7 {
              %2866 = arith.addi %2750, %2865 : index
              %2867 = vector.load %18[%2866] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2868 = arith.mulf %2867, %2753 : vector<4xf32>
              %2869 = wave.fp8_encode "e4m3" %2868 : vector<4xf32> -> vector<4xi8>
              %2870 = arith.cmpi slt, %2751, %kvHeads : index
              scf.if %2870 {
                %2871 = arith.muli %2751, %c10 : index
                %2872 = arith.addi %2756, %2871 : index
                %2873 = vector.shuffle %2869, %2869 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2874 = arith.divui %2865, %c19 : index
                %2875 = arith.muli %2874, %c20 : index
                %2876 = arith.remui %2865, %c19 : index
                %2877 = arith.muli %2755, %c19 : index
                %2878 = arith.divui %2876, %c14 : index
                %2879 = arith.muli %2878, %c14 : index
                %2880 = arith.remui %2876, %c5 : index
                %2881 = arith.muli %2880, %c5 : index
                %2882 = arith.addi %2879, %2881 : index
                %2883 = arith.divui %2876, %c5 : index
                %2884 = arith.remui %2883, %c5 : index
                %2885 = arith.addi %2882, %2884 : index
                %2886 = arith.addi %2877, %2885 : index
                %2887 = arith.addi %2875, %2886 : index
                %2888 = arith.addi %2872, %2887 : index
                vector.store %2873, %kv[%2888] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2889 = arith.subi %2751, %kvHeads : index
                %2890 = arith.muli %2889, %c10 : index
                %2891 = arith.addi %2756, %2890 : index
                %2892 = arith.addi %2865, %c9 : index
                %2893 = arith.divui %2892, %c19 : index
                %2894 = arith.muli %2893, %c20 : index
                %2895 = arith.addi %2894, %c11 : index
                %2896 = arith.remui %2892, %c19 : index
                %2897 = arith.divui %2755, %c5 : index
                %2898 = arith.remui %2755, %c5 : index
                %2899 = arith.muli %2898, %c4 : index
                %2900 = arith.addi %2897, %2899 : index
                %2901 = arith.muli %2896, %c19 : index
                %2902 = arith.divui %2900, %c14 : index
                %2903 = arith.muli %2902, %c14 : index
                %2904 = arith.remui %2900, %c5 : index
                %2905 = arith.muli %2904, %c5 : index
                %2906 = arith.addi %2903, %2905 : index
                %2907 = arith.divui %2900, %c5 : index
                %2908 = arith.remui %2907, %c5 : index
                %2909 = arith.addi %2906, %2908 : index
                %2910 = arith.addi %2901, %2909 : index
                %2911 = arith.addi %2895, %2910 : index
                %2912 = arith.addi %2891, %2911 : index
                %2913 = vector.shuffle %2869, %2869 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2913, %kv[%2912] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2914 = arith.addi %2865, %c8 : index
                %2915 = arith.divui %2914, %c19 : index
                %2916 = arith.muli %2915, %c20 : index
                %2917 = arith.addi %2916, %c11 : index
                %2918 = arith.remui %2914, %c19 : index
                %2919 = arith.divui %2755, %c5 : index
                %2920 = arith.remui %2755, %c5 : index
                %2921 = arith.muli %2920, %c4 : index
                %2922 = arith.addi %2919, %2921 : index
                %2923 = arith.muli %2918, %c19 : index
                %2924 = arith.divui %2922, %c14 : index
                %2925 = arith.muli %2924, %c14 : index
                %2926 = arith.remui %2922, %c5 : index
                %2927 = arith.muli %2926, %c5 : index
                %2928 = arith.addi %2925, %2927 : index
                %2929 = arith.divui %2922, %c5 : index
                %2930 = arith.remui %2929, %c5 : index
                %2931 = arith.addi %2928, %2930 : index
                %2932 = arith.addi %2923, %2931 : index
                %2933 = arith.addi %2917, %2932 : index
                %2934 = arith.addi %2891, %2933 : index
                %2935 = vector.shuffle %2869, %2869 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2935, %kv[%2934] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2936 = arith.addi %2865, %c5 : index
                %2937 = arith.divui %2936, %c19 : index
                %2938 = arith.muli %2937, %c20 : index
                %2939 = arith.addi %2938, %c11 : index
                %2940 = arith.remui %2936, %c19 : index
                %2941 = arith.divui %2755, %c5 : index
                %2942 = arith.remui %2755, %c5 : index
                %2943 = arith.muli %2942, %c4 : index
                %2944 = arith.addi %2941, %2943 : index
                %2945 = arith.muli %2940, %c19 : index
                %2946 = arith.divui %2944, %c14 : index
                %2947 = arith.muli %2946, %c14 : index
                %2948 = arith.remui %2944, %c5 : index
                %2949 = arith.muli %2948, %c5 : index
                %2950 = arith.addi %2947, %2949 : index
                %2951 = arith.divui %2944, %c5 : index
                %2952 = arith.remui %2951, %c5 : index
                %2953 = arith.addi %2950, %2952 : index
                %2954 = arith.addi %2945, %2953 : index
                %2955 = arith.addi %2939, %2954 : index
                %2956 = arith.addi %2891, %2955 : index
                %2957 = vector.shuffle %2869, %2869 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2957, %kv[%2956] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2958 = arith.addi %2865, %c28 : index
                %2959 = arith.divui %2958, %c19 : index
                %2960 = arith.muli %2959, %c20 : index
                %2961 = arith.addi %2960, %c11 : index
                %2962 = arith.remui %2958, %c19 : index
                %2963 = arith.divui %2755, %c5 : index
                %2964 = arith.remui %2755, %c5 : index
                %2965 = arith.muli %2964, %c4 : index
                %2966 = arith.addi %2963, %2965 : index
                %2967 = arith.muli %2962, %c19 : index
                %2968 = arith.divui %2966, %c14 : index
                %2969 = arith.muli %2968, %c14 : index
                %2970 = arith.remui %2966, %c5 : index
                %2971 = arith.muli %2970, %c5 : index
                %2972 = arith.addi %2969, %2971 : index
                %2973 = arith.divui %2966, %c5 : index
                %2974 = arith.remui %2973, %c5 : index
                %2975 = arith.addi %2972, %2974 : index
                %2976 = arith.addi %2967, %2975 : index
                %2977 = arith.addi %2961, %2976 : index
                %2978 = arith.addi %2891, %2977 : index
                %2979 = vector.shuffle %2869, %2869 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2979, %kv[%2978] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2980 = arith.cmpi eq, %codec, %c5 : index
          scf.if %2980 {
            %2981 = wave.lane
            %2982 = arith.muli %2981, %c14 : index
            scf.for %2983 = %2982 to %c35 step %c7 {
              %2984 = arith.addi %2750, %2983 : index
              %2985 = vector.load %18[%2984] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2986 = arith.mulf %2985, %2753 : vector<4xf32>
              %2987 = wave.fp8_encode "e5m2" %2986 : vector<4xf32> -> vector<4xi8>
              %2988 = arith.cmpi slt, %2751, %kvHeads : index
              scf.if %2988 {
                %2989 = arith.muli %2751, %c10 : index
                %2990 = arith.addi %2756, %2989 : index
                %2991 = vector.shuffle %2987, %2987 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2992 = arith.divui %2983, %c19 : index
                %2993 = arith.muli %2992, %c20 : index
                %2994 = arith.remui %2983, %c19 : index
                %2995 = arith.muli %2755, %c19 : index
                %2996 = arith.divui %2994, %c14 : index
                %2997 = arith.muli %2996, %c14 : index
                %2998 = arith.remui %2994, %c5 : index
                %2999 = arith.muli %2998, %c5 : index
                %3000 = arith.addi %2997, %2999 : index
                %3001 = arith.divui %2994, %c5 : index
                %3002 = arith.remui %3001, %c5 : index
                %3003 = arith.addi %3000, %3002 : index
                %3004 = arith.addi %2995, %3003 : index
                %3005 = arith.addi %2993, %3004 : index
                %3006 = arith.addi %2990, %3005 : index
                vector.store %2991, %kv[%3006] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3007 = arith.subi %2751, %kvHeads : index
                %3008 = arith.muli %3007, %c10 : index
                %3009 = arith.addi %2756, %3008 : index
                %3010 = arith.addi %2983, %c9 : index
                %3011 = arith.divui %3010, %c19 : index
                %3012 = arith.muli %3011, %c20 : index
                %3013 = arith.addi %3012, %c11 : index
                %3014 = arith.remui %3010, %c19 : index
                %3015 = arith.divui %2755, %c5 : index
                %3016 = arith.remui %2755, %c5 : index
                %3017 = arith.muli %3016, %c4 : index
                %3018 = arith.addi %3015, %3017 : index
                %3019 = arith.muli %3014, %c19 : index
                %3020 = arith.divui %3018, %c14 : index
                %3021 = arith.muli %3020, %c14 : index
                %3022 = arith.remui %3018, %c5 : index
                %3023 = arith.muli %3022, %c5 : index
                %3024 = arith.addi %3021, %3023 : index
                %3025 = arith.divui %3018, %c5 : index
                %3026 = arith.remui %3025, %c5 : index
                %3027 = arith.addi %3024, %3026 : index
                %3028 = arith.addi %3019, %3027 : index
                %3029 = arith.addi %3013, %3028 : index
                %3030 = arith.addi %3009, %3029 : index
                %3031 = vector.shuffle %2987, %2987 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3031, %kv[%3030] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3032 = arith.addi %2983, %c8 : index
                %3033 = arith.divui %3032, %c19 : index
                %3034 = arith.muli %3033, %c20 : index
                %3035 = arith.addi %3034, %c11 : index
                %3036 = arith.remui %3032, %c19 : index
                %3037 = arith.divui %2755, %c5 : index
                %3038 = arith.remui %2755, %c5 : index
                %3039 = arith.muli %3038, %c4 : index
                %3040 = arith.addi %3037, %3039 : index
                %3041 = arith.muli %3036, %c19 : index
                %3042 = arith.divui %3040, %c14 : index
                %3043 = arith.muli %3042, %c14 : index
                %3044 = arith.remui %3040, %c5 : index
                %3045 = arith.muli %3044, %c5 : index
                %3046 = arith.addi %3043, %3045 : index
                %3047 = arith.divui %3040, %c5 : index
                %3048 = arith.remui %3047, %c5 : index
                %3049 = arith.addi %3046, %3048 : index
                %3050 = arith.addi %3041, %3049 : index
                %3051 = arith.addi %3035, %3050 : index
                %3052 = arith.addi %3009, %3051 : index
                %3053 = vector.shuffle %2987, %2987 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3053, %kv[%3052] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3054 = arith.addi %2983, %c5 : index
                %3055 = arith.divui %3054, %c19 : index
                %3056 = arith.muli %3055, %c20 : index
                %3057 = arith.addi %3056, %c11 : index
                %3058 = arith.remui %3054, %c19 : index
                %3059 = arith.divui %2755, %c5 : index
                %3060 = arith.remui %2755, %c5 : index
                %3061 = arith.muli %3060, %c4 : index
                %3062 = arith.addi %3059, %3061 : index
                %3063 = arith.muli %3058, %c19 : index
                %3064 = arith.divui %3062, %c14 : index
                %3065 = arith.muli %3064, %c14 : index
                %3066 = arith.remui %3062, %c5 : index
                %3067 = arith.muli %3066, %c5 : index
                %3068 = arith.addi %3065, %3067 : index
                %3069 = arith.divui %3062, %c5 : index
                %3070 = arith.remui %3069, %c5 : index
                %3071 = arith.addi %3068, %3070 : index
                %3072 = arith.addi %3063, %3071 : index
                %3073 = arith.addi %3057, %3072 : index
                %3074 = arith.addi %3009, %3073 : index
                %3075 = vector.shuffle %2987, %2987 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3075, %kv[%3074] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3076 = arith.addi %2983, %c28 : index
                %3077 = arith.divui %3076, %c19 : index
                %3078 = arith.muli %3077, %c20 : index
                %3079 = arith.addi %3078, %c11 : index
                %3080 = arith.remui %3076, %c19 : index
                %3081 = arith.divui %2755, %c5 : index
                %3082 = arith.remui %2755, %c5 : index
                %3083 = arith.muli %3082, %c4 : index
                %3084 = arith.addi %3081, %3083 : index
                %3085 = arith.muli %3080, %c19 : index
                %3086 = arith.divui %3084, %c14 : index
                %3087 = arith.muli %3086, %c14 : index
                %3088 = arith.remui %3084, %c5 : index
                %3089 = arith.muli %3088, %c5 : index
                %3090 = arith.addi %3087, %3089 : index
                %3091 = arith.divui %3084, %c5 : index
                %3092 = arith.remui %3091, %c5 : index
                %3093 = arith.addi %3090, %3092 : index
                %3094 = arith.addi %3085, %3093 : index
                %3095 = arith.addi %3079, %3094 : index
                %3096 = arith.addi %3009, %3095 : index
                %3097 = vector.shuffle %2987, %2987 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3097, %kv[%3096] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %3098 = arith.addi %21, %c16 : index
    %3099 = wave.lane
    %3100 = arith.muli %3, %c8 : index
    %3101 = arith.muli %3100, %c20 : index
    %3102 = arith.addi %3101, %3099 : index
    %3103 = arith.muli %4, %c11 : index
    %3104 = arith.addi %3103, %3102 : index
    %3105 = arith.addi %3104, %c9 : index
    %3106 = arith.addi %3105, %c9 : index
    %3107 = vector.extract %419#2[0] : f32 from vector<8xf32>
    memref.store %3107, %17[%3106] : memref<?xf32>
    %3108 = arith.muli %4, %c11 : index
    %3109 = arith.addi %3108, %3102 : index
    %3110 = arith.addi %3109, %c9 : index
    %3111 = arith.addi %3110, %c16 : index
    %3112 = vector.extract %419#2[1] : f32 from vector<8xf32>
    memref.store %3112, %17[%3111] : memref<?xf32>
    %3113 = arith.muli %4, %c11 : index
    %3114 = arith.addi %3113, %3102 : index
    %3115 = arith.addi %3114, %c9 : index
    %3116 = arith.addi %3115, %c12 : index
    %3117 = vector.extract %419#2[2] : f32 from vector<8xf32>
    memref.store %3117, %17[%3116] : memref<?xf32>
    %3118 = arith.muli %4, %c11 : index
    %3119 = arith.addi %3118, %3102 : index
    %3120 = arith.addi %3119, %c9 : index
    %3121 = arith.addi %3120, %c29 : index
    %3122 = vector.extract %419#2[3] : f32 from vector<8xf32>
    memref.store %3122, %17[%3121] : memref<?xf32>
    %3123 = arith.muli %4, %c11 : index
    %3124 = arith.addi %3123, %3102 : index
    %3125 = arith.addi %3124, %c9 : index
    %3126 = arith.addi %3125, %c7 : index
    %3127 = vector.extract %419#2[4] : f32 from vector<8xf32>
    memref.store %3127, %17[%3126] : memref<?xf32>
    %3128 = arith.muli %4, %c11 : index
    %3129 = arith.addi %3128, %3102 : index
    %3130 = arith.addi %3129, %c9 : index
    %3131 = arith.addi %3130, %c30 : index
    %3132 = vector.extract %419#2[5] : f32 from vector<8xf32>
    memref.store %3132, %17[%3131] : memref<?xf32>
    %3133 = arith.muli %4, %c11 : index
    %3134 = arith.addi %3133, %3102 : index
    %3135 = arith.addi %3134, %c9 : index
    %3136 = arith.addi %3135, %c31 : index
    %3137 = vector.extract %419#2[6] : f32 from vector<8xf32>
    memref.store %3137, %17[%3136] : memref<?xf32>
    %3138 = arith.muli %4, %c11 : index
    %3139 = arith.addi %3138, %3102 : index
    %3140 = arith.addi %3139, %c9 : index
    %3141 = arith.addi %3140, %c32 : index
    %3142 = vector.extract %419#2[7] : f32 from vector<8xf32>
    memref.store %3142, %17[%3141] : memref<?xf32>
    wave.barrier
    %3143 = arith.muli %4, %c14 : index
    %3144 = arith.addi %3143, %c9 : index
    %3145 = arith.muli %3144, %c5 : index
    %3146 = arith.divui %3099, %c19 : index
    %3147 = arith.addi %3145, %3146 : index
    %3148 = arith.addi %3098, %3147 : index
    %3149 = arith.cmpi slt, %3148, %20 : index
    scf.if %3149 {
      %3150 = arith.cmpi eq, %hasFactors, %c8 : index
      %3151 = memref.load %factors[%3148] : memref<?xf32>
      %3152 = arith.select %3150, %3151, %c34 : f32
      %3153 = arith.addi %3102, %c9 : index
      %3154 = arith.muli %3144, %c16 : index
      %3155 = arith.addi %3153, %3154 : index
      %3156 = memref.load %17[%3155] : memref<?xf32>
      %3157 = arith.addi %3155, %c11 : index
      %3158 = memref.load %17[%3157] : memref<?xf32>
      %3159 = arith.addf %3156, %3158 : f32
      %3160 = arith.remui %3099, %c19 : index
      %3161 = arith.muli %3160, %c14 : index
      %3162 = arith.addi %16, %3161 : index
      %3163 = vector.load %w[%3162] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3164 = vector.bitcast %3163 : vector<4xi8> to vector<1xf32>
      %3165 = vector.extract %3164[0] : f32 from vector<1xf32>
      %3166 = arith.mulf %3165, %3152 : f32
      %3167 = arith.mulf %3159, %3166 : f32
      %3168 = arith.muli %3, %c8 : index
      %3169 = arith.addi %3168, %c9 : index
      %3170 = arith.muli %3169, %c19 : index
      %3171 = arith.remui %3099, %c19 : index
      %3172 = arith.addi %3170, %3171 : index
      %3173 = arith.muli %3147, %c35 : index
      %3174 = arith.addi %3173, %3172 : index
      memref.store %3167, %18[%3174] : memref<?xf32>
    }
    %3175 = arith.muli %4, %c14 : index
    %3176 = arith.addi %3175, %c8 : index
    %3177 = arith.muli %3176, %c5 : index
    %3178 = arith.divui %3099, %c19 : index
    %3179 = arith.addi %3177, %3178 : index
    %3180 = arith.addi %3098, %3179 : index
    %3181 = arith.cmpi slt, %3180, %20 : index
    scf.if %3181 {
      %3182 = arith.cmpi eq, %hasFactors, %c8 : index
      %3183 = memref.load %factors[%3180] : memref<?xf32>
      %3184 = arith.select %3182, %3183, %c34 : f32
      %3185 = arith.addi %3102, %c9 : index
      %3186 = arith.muli %3176, %c16 : index
      %3187 = arith.addi %3185, %3186 : index
      %3188 = memref.load %17[%3187] : memref<?xf32>
      %3189 = arith.addi %3187, %c11 : index
      %3190 = memref.load %17[%3189] : memref<?xf32>
      %3191 = arith.addf %3188, %3190 : f32
      %3192 = arith.remui %3099, %c19 : index
      %3193 = arith.muli %3192, %c14 : index
      %3194 = arith.addi %16, %3193 : index
      %3195 = vector.load %w[%3194] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3196 = vector.bitcast %3195 : vector<4xi8> to vector<1xf32>
      %3197 = vector.extract %3196[0] : f32 from vector<1xf32>
      %3198 = arith.mulf %3197, %3184 : f32
      %3199 = arith.mulf %3191, %3198 : f32
      %3200 = arith.muli %3, %c8 : index
      %3201 = arith.addi %3200, %c9 : index
      %3202 = arith.muli %3201, %c19 : index
      %3203 = arith.remui %3099, %c19 : index
      %3204 = arith.addi %3202, %3203 : index
      %3205 = arith.muli %3179, %c35 : index
      %3206 = arith.addi %3205, %3204 : index
      memref.store %3199, %18[%3206] : memref<?xf32>
    }
    %3207 = arith.muli %4, %c14 : index
    %3208 = arith.addi %3207, %c5 : index
    %3209 = arith.muli %3208, %c5 : index
    %3210 = arith.divui %3099, %c19 : index
    %3211 = arith.addi %3209, %3210 : index
    %3212 = arith.addi %3098, %3211 : index
    %3213 = arith.cmpi slt, %3212, %20 : index
    scf.if %3213 {
      %3214 = arith.cmpi eq, %hasFactors, %c8 : index
      %3215 = memref.load %factors[%3212] : memref<?xf32>
      %3216 = arith.select %3214, %3215, %c34 : f32
      %3217 = arith.addi %3102, %c9 : index
      %3218 = arith.muli %3208, %c16 : index
      %3219 = arith.addi %3217, %3218 : index
      %3220 = memref.load %17[%3219] : memref<?xf32>
      %3221 = arith.addi %3219, %c11 : index
      %3222 = memref.load %17[%3221] : memref<?xf32>
      %3223 = arith.addf %3220, %3222 : f32
      %3224 = arith.remui %3099, %c19 : index
      %3225 = arith.muli %3224, %c14 : index
      %3226 = arith.addi %16, %3225 : index
      %3227 = vector.load %w[%3226] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3228 = vector.bitcast %3227 : vector<4xi8> to vector<1xf32>
      %3229 = vector.extract %3228[0] : f32 from vector<1xf32>
      %3230 = arith.mulf %3229, %3216 : f32
      %3231 = arith.mulf %3223, %3230 : f32
      %3232 = arith.muli %3, %c8 : index
      %3233 = arith.addi %3232, %c9 : index
      %3234 = arith.muli %3233, %c19 : index
      %3235 = arith.remui %3099, %c19 : index
      %3236 = arith.addi %3234, %3235 : index
      %3237 = arith.muli %3211, %c35 : index
      %3238 = arith.addi %3237, %3236 : index
      memref.store %3231, %18[%3238] : memref<?xf32>
    }
    %3239 = arith.muli %4, %c14 : index
    %3240 = arith.addi %3239, %c28 : index
    %3241 = arith.muli %3240, %c5 : index
    %3242 = arith.divui %3099, %c19 : index
    %3243 = arith.addi %3241, %3242 : index
    %3244 = arith.addi %3098, %3243 : index
    %3245 = arith.cmpi slt, %3244, %20 : index
    scf.if %3245 {
      %3246 = arith.cmpi eq, %hasFactors, %c8 : index
      %3247 = memref.load %factors[%3244] : memref<?xf32>
      %3248 = arith.select %3246, %3247, %c34 : f32
      %3249 = arith.addi %3102, %c9 : index
      %3250 = arith.muli %3240, %c16 : index
      %3251 = arith.addi %3249, %3250 : index
      %3252 = memref.load %17[%3251] : memref<?xf32>
      %3253 = arith.addi %3251, %c11 : index
      %3254 = memref.load %17[%3253] : memref<?xf32>
      %3255 = arith.addf %3252, %3254 : f32
      %3256 = arith.remui %3099, %c19 : index
      %3257 = arith.muli %3256, %c14 : index
      %3258 = arith.addi %16, %3257 : index
      %3259 = vector.load %w[%3258] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3260 = vector.bitcast %3259 : vector<4xi8> to vector<1xf32>
      %3261 = vector.extract %3260[0] : f32 from vector<1xf32>
      %3262 = arith.mulf %3261, %3248 : f32
      %3263 = arith.mulf %3255, %3262 : f32
      %3264 = arith.muli %3, %c8 : index
      %3265 = arith.addi %3264, %c9 : index
      %3266 = arith.muli %3265, %c19 : index
      %3267 = arith.remui %3099, %c19 : index
      %3268 = arith.addi %3266, %3267 : index
      %3269 = arith.muli %3243, %c35 : index
      %3270 = arith.addi %3269, %3268 : index
      memref.store %3263, %18[%3270] : memref<?xf32>
    }
    wave.barrier
    %3271 = arith.addi %21, %c16 : index
    %3272 = wave.wave
    %3273 = arith.addi %3272, %c9 : index
    %3274 = arith.addi %3271, %3273 : index
    %3275 = arith.cmpi slt, %3274, %20 : index
    %3276 = arith.cmpi slt, %3273, %c19 : index
    %3277 = arith.andi %3275, %3276 : i1
    scf.if %3277 {
      %3278 = arith.addi %3271, %3273 : index
      %3279 = arith.muli %3273, %c35 : index
      %3280 = wave.lane
      %3281 = arith.addi %3280, %c9 : index
      %3282 = arith.cmpi eq, %hasBias, %c8 : index
      %3283 = arith.addi %3279, %3281 : index
      %3284 = memref.load %18[%3283] : memref<?xf32>
      %3285 = arith.muli %0, %c35 : index
      %3286 = arith.addi %3285, %3281 : index
      %3287 = memref.load %bias[%3286] : memref<?xf32>
      %3288 = arith.addf %3284, %3287 : f32
      %3289 = arith.select %3282, %3288, %3284 : f32
      %3290 = arith.addi %3281, %c37 : index
      %3291 = arith.cmpi eq, %hasBias, %c8 : index
      %3292 = arith.addi %3279, %3290 : index
      %3293 = memref.load %18[%3292] : memref<?xf32>
      %3294 = arith.muli %0, %c35 : index
      %3295 = arith.addi %3294, %3290 : index
      %3296 = memref.load %bias[%3295] : memref<?xf32>
      %3297 = arith.addf %3293, %3296 : f32
      %3298 = arith.select %3291, %3297, %3293 : f32
      %3299 = arith.addi %3280, %c16 : index
      %3300 = arith.cmpi slt, %3299, %c37 : index
      %3301 = arith.minsi %3299, %c38 : index
      %3302 = arith.cmpi eq, %hasBias, %c8 : index
      %3303 = arith.addi %3279, %3301 : index
      %3304 = memref.load %18[%3303] : memref<?xf32>
      %3305 = arith.muli %0, %c35 : index
      %3306 = arith.addi %3305, %3301 : index
      %3307 = memref.load %bias[%3306] : memref<?xf32>
      %3308 = arith.addf %3304, %3307 : f32
      %3309 = arith.select %3302, %3308, %3304 : f32
      %3310 = arith.addi %3301, %c37 : index
      %3311 = arith.cmpi eq, %hasBias, %c8 : index
      %3312 = arith.addi %3279, %3310 : index
      %3313 = memref.load %18[%3312] : memref<?xf32>
      %3314 = arith.muli %0, %c35 : index
      %3315 = arith.addi %3314, %3310 : index
      %3316 = memref.load %bias[%3315] : memref<?xf32>
      %3317 = arith.addf %3313, %3316 : f32
      %3318 = arith.select %3311, %3317, %3313 : f32
      %3319 = arith.addi %heads, %kvHeads : index
      %3320 = arith.cmpi slt, %0, %3319 : index
      scf.if %3320 {
        %3321 = arith.addi %positionsAt, %3278 : index
        %3322 = memref.load %step[%3321] : memref<?xi32>
        %3323 = arith.index_cast %3322 : i32 to index
        %3324 = arith.cmpi eq, %hasNorm, %c8 : index
        %3325 = math.fma %3289, %3289, %c41 : f32
        %3326 = math.fma %3298, %3298, %3325 : f32
        %3327 = math.fma %3309, %3309, %3326 : f32
        %3328 = arith.select %3300, %3327, %3326 : f32
        %3329 = math.fma %3318, %3318, %3328 : f32
        %3330 = arith.select %3300, %3329, %3328 : f32
        %3331 = vector.broadcast %3330 : f32 to vector<1xf32>
        %3332 = wave.reduce "add" %3331 : vector<1xf32>
        %3333 = arith.mulf %3332, %inverseHeadDim : f32
        %3334 = arith.addf %3333, %epsilon : f32
        %3335 = math.sqrt %3334 : f32
        %3336 = arith.divf %c34, %3335 : f32
        %3337 = arith.cmpi slt, %0, %heads : index
        %3338 = arith.addi %3281, %c37 : index
        %3339 = memref.load %query_norm[%3281] : memref<?xf32>
        %3340 = memref.load %key_norm[%3281] : memref<?xf32>
        %3341 = arith.select %3337, %3339, %3340 : f32
        %3342 = arith.mulf %3289, %3336 : f32
        %3343 = arith.mulf %3342, %3341 : f32
        %3344 = arith.select %3324, %3343, %3289 : f32
        %3345 = memref.load %query_norm[%3338] : memref<?xf32>
        %3346 = memref.load %key_norm[%3338] : memref<?xf32>
        %3347 = arith.select %3337, %3345, %3346 : f32
        %3348 = arith.mulf %3298, %3336 : f32
        %3349 = arith.mulf %3348, %3347 : f32
        %3350 = arith.select %3324, %3349, %3298 : f32
        %3351 = arith.addi %3301, %c37 : index
        %3352 = memref.load %query_norm[%3301] : memref<?xf32>
        %3353 = memref.load %key_norm[%3301] : memref<?xf32>
        %3354 = arith.select %3337, %3352, %3353 : f32
        %3355 = arith.mulf %3309, %3336 : f32
        %3356 = arith.mulf %3355, %3354 : f32
        %3357 = arith.select %3324, %3356, %3309 : f32
        %3358 = memref.load %query_norm[%3351] : memref<?xf32>
        %3359 = memref.load %key_norm[%3351] : memref<?xf32>
        %3360 = arith.select %3337, %3358, %3359 : f32
        %3361 = arith.mulf %3318, %3336 : f32
        %3362 = arith.mulf %3361, %3360 : f32
        %3363 = arith.select %3324, %3362, %3318 : f32
        %3364 = arith.remui %3323, %c20 : index
        %3365 = arith.muli %3364, %c35 : index
        %3366 = arith.addi %3365, %3281 : index
        %3367 = arith.divui %3323, %c20 : index
        %3368 = arith.addi %3367, %c20 : index
        %3369 = arith.muli %3368, %c35 : index
        %3370 = arith.addi %3369, %3281 : index
        %3371 = memref.load %rope[%3366] : memref<?xf32>
        %3372 = arith.addi %3366, %c37 : index
        %3373 = memref.load %rope[%3372] : memref<?xf32>
        %3374 = memref.load %rope[%3370] : memref<?xf32>
        %3375 = arith.addi %3370, %c37 : index
        %3376 = memref.load %rope[%3375] : memref<?xf32>
        %3377 = arith.mulf %3374, %3371 : f32
        %3378 = arith.mulf %3376, %3373 : f32
        %3379 = arith.subf %3377, %3378 : f32
        %3380 = arith.mulf %3376, %3371 : f32
        %3381 = arith.mulf %3374, %3373 : f32
        %3382 = arith.addf %3380, %3381 : f32
        %3383 = arith.mulf %3344, %3379 : f32
        %3384 = arith.mulf %3350, %3382 : f32
        %3385 = arith.subf %3383, %3384 : f32
        %3386 = arith.mulf %3350, %3379 : f32
        %3387 = arith.mulf %3344, %3382 : f32
        %3388 = arith.addf %3386, %3387 : f32
        %3389 = arith.cmpi slt, %0, %heads : index
        scf.if %3389 {
          %3390 = arith.muli %3278, %heads : index
          %3391 = arith.addi %3390, %0 : index
          %3392 = arith.muli %3391, %c35 : index
          %3393 = arith.addi %3392, %3281 : index
          memref.store %3385, %q[%3393] : memref<?xf32>
          %3394 = arith.addi %3393, %c37 : index
          memref.store %3388, %q[%3394] : memref<?xf32>
        } else {
          %3395 = arith.addi %3279, %3281 : index
          memref.store %3385, %18[%3395] : memref<?xf32>
          %3396 = arith.addi %3279, %3281 : index
          %3397 = arith.addi %3396, %c37 : index
          memref.store %3388, %18[%3397] : memref<?xf32>
        }
        %3398 = arith.remui %3323, %c20 : index
        %3399 = arith.muli %3398, %c35 : index
        %3400 = arith.addi %3399, %3301 : index
        %3401 = arith.divui %3323, %c20 : index
        %3402 = arith.addi %3401, %c20 : index
        %3403 = arith.muli %3402, %c35 : index
        %3404 = arith.addi %3403, %3301 : index
        %3405 = memref.load %rope[%3400] : memref<?xf32>
        %3406 = arith.addi %3400, %c37 : index
        %3407 = memref.load %rope[%3406] : memref<?xf32>
        %3408 = memref.load %rope[%3404] : memref<?xf32>
        %3409 = arith.addi %3404, %c37 : index
        %3410 = memref.load %rope[%3409] : memref<?xf32>
        %3411 = arith.mulf %3408, %3405 : f32
        %3412 = arith.mulf %3410, %3407 : f32
        %3413 = arith.subf %3411, %3412 : f32
        %3414 = arith.mulf %3410, %3405 : f32
        %3415 = arith.mulf %3408, %3407 : f32
        %3416 = arith.addf %3414, %3415 : f32
        %3417 = arith.mulf %3357, %3413 : f32
        %3418 = arith.mulf %3363, %3416 : f32
        %3419 = arith.subf %3417, %3418 : f32
        %3420 = arith.mulf %3363, %3413 : f32
        %3421 = arith.mulf %3357, %3416 : f32
        %3422 = arith.addf %3420, %3421 : f32
        scf.if %3300 {
          %3423 = arith.cmpi slt, %0, %heads : index
          scf.if %3423 {
            %3424 = arith.muli %3278, %heads : index
            %3425 = arith.addi %3424, %0 : index
            %3426 = arith.muli %3425, %c35 : index
            %3427 = arith.addi %3426, %3301 : index
            memref.store %3419, %q[%3427] : memref<?xf32>
            %3428 = arith.addi %3427, %c37 : index
            memref.store %3422, %q[%3428] : memref<?xf32>
          } else {
            %3429 = arith.addi %3279, %3301 : index
            memref.store %3419, %18[%3429] : memref<?xf32>
            %3430 = arith.addi %3279, %3301 : index
            %3431 = arith.addi %3430, %c37 : index
            memref.store %3422, %18[%3431] : memref<?xf32>
          }
        }
      } else {
        %3432 = arith.cmpi slt, %0, %heads : index
        scf.if %3432 {
          %3433 = arith.muli %3278, %heads : index
          %3434 = arith.addi %3433, %0 : index
          %3435 = arith.muli %3434, %c35 : index
          %3436 = arith.addi %3435, %3281 : index
          memref.store %3289, %q[%3436] : memref<?xf32>
          %3437 = arith.addi %3436, %c37 : index
          memref.store %3298, %q[%3437] : memref<?xf32>
        } else {
          %3438 = arith.addi %3279, %3281 : index
          memref.store %3289, %18[%3438] : memref<?xf32>
          %3439 = arith.addi %3279, %3281 : index
          %3440 = arith.addi %3439, %c37 : index
          memref.store %3298, %18[%3440] : memref<?xf32>
        }
        scf.if %3300 {
          %3441 = arith.cmpi slt, %0, %heads : index
          scf.if %3441 {
            %3442 = arith.muli %3278, %heads : index
            %3443 = arith.addi %3442, %0 : index
            %3444 = arith.muli %3443, %c35 : index
            %3445 = arith.addi %3444, %3301 : index
            memref.store %3309, %q[%3445] : memref<?xf32>
            %3446 = arith.addi %3445, %c37 : index
            memref.store %3318, %q[%3446] : memref<?xf32>
          } else {
            %3447 = arith.addi %3279, %3301 : index
            memref.store %3309, %18[%3447] : memref<?xf32>
            %3448 = arith.addi %3279, %3301 : index
            %3449 = arith.addi %3448, %c37 : index
            memref.store %3318, %18[%3449] : memref<?xf32>
          }
        }
      }
    }
    %3450 = arith.addi %3272, %c44 : index
    %3451 = arith.addi %3271, %3450 : index
    %3452 = arith.cmpi slt, %3451, %20 : index
    %3453 = arith.cmpi slt, %3450, %c19 : index
    %3454 = arith.andi %3452, %3453 : i1
    scf.if %3454 {
      %3455 = arith.addi %3271, %3450 : index
      %3456 = arith.muli %3450, %c35 : index
      %3457 = wave.lane
      %3458 = arith.addi %3457, %c9 : index
      %3459 = arith.cmpi eq, %hasBias, %c8 : index
      %3460 = arith.addi %3456, %3458 : index
      %3461 = memref.load %18[%3460] : memref<?xf32>
      %3462 = arith.muli %0, %c35 : index
      %3463 = arith.addi %3462, %3458 : index
      %3464 = memref.load %bias[%3463] : memref<?xf32>
      %3465 = arith.addf %3461, %3464 : f32
      %3466 = arith.select %3459, %3465, %3461 : f32
      %3467 = arith.addi %3458, %c37 : index
      %3468 = arith.cmpi eq, %hasBias, %c8 : index
      %3469 = arith.addi %3456, %3467 : index
      %3470 = memref.load %18[%3469] : memref<?xf32>
      %3471 = arith.muli %0, %c35 : index
      %3472 = arith.addi %3471, %3467 : index
      %3473 = memref.load %bias[%3472] : memref<?xf32>
      %3474 = arith.addf %3470, %3473 : f32
      %3475 = arith.select %3468, %3474, %3470 : f32
      %3476 = arith.addi %3457, %c16 : index
      %3477 = arith.cmpi slt, %3476, %c37 : index
      %3478 = arith.minsi %3476, %c38 : index
      %3479 = arith.cmpi eq, %hasBias, %c8 : index
      %3480 = arith.addi %3456, %3478 : index
      %3481 = memref.load %18[%3480] : memref<?xf32>
      %3482 = arith.muli %0, %c35 : index
      %3483 = arith.addi %3482, %3478 : index
      %3484 = memref.load %bias[%3483] : memref<?xf32>
      %3485 = arith.addf %3481, %3484 : f32
      %3486 = arith.select %3479, %3485, %3481 : f32
      %3487 = arith.addi %3478, %c37 : index
      %3488 = arith.cmpi eq, %hasBias, %c8 : index
      %3489 = arith.addi %3456, %3487 : index
      %3490 = memref.load %18[%3489] : memref<?xf32>
      %3491 = arith.muli %0, %c35 : index
      %3492 = arith.addi %3491, %3487 : index
      %3493 = memref.load %bias[%3492] : memref<?xf32>
      %3494 = arith.addf %3490, %3493 : f32
      %3495 = arith.select %3488, %3494, %3490 : f32
      %3496 = arith.addi %heads, %kvHeads : index
      %3497 = arith.cmpi slt, %0, %3496 : index
      scf.if %3497 {
        %3498 = arith.addi %positionsAt, %3455 : index
        %3499 = memref.load %step[%3498] : memref<?xi32>
        %3500 = arith.index_cast %3499 : i32 to index
        %3501 = arith.cmpi eq, %hasNorm, %c8 : index
        %3502 = math.fma %3466, %3466, %c41 : f32
        %3503 = math.fma %3475, %3475, %3502 : f32
        %3504 = math.fma %3486, %3486, %3503 : f32
        %3505 = arith.select %3477, %3504, %3503 : f32
        %3506 = math.fma %3495, %3495, %3505 : f32
        %3507 = arith.select %3477, %3506, %3505 : f32
        %3508 = vector.broadcast %3507 : f32 to vector<1xf32>
        %3509 = wave.reduce "add" %3508 : vector<1xf32>
        %3510 = arith.mulf %3509, %inverseHeadDim : f32
        %3511 = arith.addf %3510, %epsilon : f32
        %3512 = math.sqrt %3511 : f32
        %3513 = arith.divf %c34, %3512 : f32
        %3514 = arith.cmpi slt, %0, %heads : index
        %3515 = arith.addi %3458, %c37 : index
        %3516 = memref.load %query_norm[%3458] : memref<?xf32>
        %3517 = memref.load %key_norm[%3458] : memref<?xf32>
        %3518 = arith.select %3514, %3516, %3517 : f32
        %3519 = arith.mulf %3466, %3513 : f32
        %3520 = arith.mulf %3519, %3518 : f32
        %3521 = arith.select %3501, %3520, %3466 : f32
        %3522 = memref.load %query_norm[%3515] : memref<?xf32>
        %3523 = memref.load %key_norm[%3515] : memref<?xf32>
        %3524 = arith.select %3514, %3522, %3523 : f32
        %3525 = arith.mulf %3475, %3513 : f32
        %3526 = arith.mulf %3525, %3524 : f32
        %3527 = arith.select %3501, %3526, %3475 : f32
        %3528 = arith.addi %3478, %c37 : index
        %3529 = memref.load %query_norm[%3478] : memref<?xf32>
        %3530 = memref.load %key_norm[%3478] : memref<?xf32>
        %3531 = arith.select %3514, %3529, %3530 : f32
        %3532 = arith.mulf %3486, %3513 : f32
        %3533 = arith.mulf %3532, %3531 : f32
        %3534 = arith.select %3501, %3533, %3486 : f32
        %3535 = memref.load %query_norm[%3528] : memref<?xf32>
        %3536 = memref.load %key_norm[%3528] : memref<?xf32>
        %3537 = arith.select %3514, %3535, %3536 : f32
        %3538 = arith.mulf %3495, %3513 : f32
        %3539 = arith.mulf %3538, %3537 : f32
        %3540 = arith.select %3501, %3539, %3495 : f32
        %3541 = arith.remui %3500, %c20 : index
        %3542 = arith.muli %3541, %c35 : index
        %3543 = arith.addi %3542, %3458 : index
        %3544 = arith.divui %3500, %c20 : index
        %3545 = arith.addi %3544, %c20 : index
        %3546 = arith.muli %3545, %c35 : index
        %3547 = arith.addi %3546, %3458 : index
        %3548 = memref.load %rope[%3543] : memref<?xf32>
        %3549 = arith.addi %3543, %c37 : index
        %3550 = memref.load %rope[%3549] : memref<?xf32>
        %3551 = memref.load %rope[%3547] : memref<?xf32>
        %3552 = arith.addi %3547, %c37 : index
        %3553 = memref.load %rope[%3552] : memref<?xf32>
        %3554 = arith.mulf %3551, %3548 : f32
        %3555 = arith.mulf %3553, %3550 : f32
        %3556 = arith.subf %3554, %3555 : f32
        %3557 = arith.mulf %3553, %3548 : f32
        %3558 = arith.mulf %3551, %3550 : f32
        %3559 = arith.addf %3557, %3558 : f32
        %3560 = arith.mulf %3521, %3556 : f32
        %3561 = arith.mulf %3527, %3559 : f32
        %3562 = arith.subf %3560, %3561 : f32
        %3563 = arith.mulf %3527, %3556 : f32
        %3564 = arith.mulf %3521, %3559 : f32
        %3565 = arith.addf %3563, %3564 : f32
        %3566 = arith.cmpi slt, %0, %heads : index
        scf.if %3566 {
          %3567 = arith.muli %3455, %heads : index
          %3568 = arith.addi %3567, %0 : index
          %3569 = arith.muli %3568, %c35 : index
          %3570 = arith.addi %3569, %3458 : index
          memref.store %3562, %q[%3570] : memref<?xf32>
          %3571 = arith.addi %3570, %c37 : index
          memref.store %3565, %q[%3571] : memref<?xf32>
        } else {
          %3572 = arith.addi %3456, %3458 : index
          memref.store %3562, %18[%3572] : memref<?xf32>
          %3573 = arith.addi %3456, %3458 : index
          %3574 = arith.addi %3573, %c37 : index
          memref.store %3565, %18[%3574] : memref<?xf32>
        }
        %3575 = arith.remui %3500, %c20 : index
        %3576 = arith.muli %3575, %c35 : index
        %3577 = arith.addi %3576, %3478 : index
        %3578 = arith.divui %3500, %c20 : index
        %3579 = arith.addi %3578, %c20 : index
        %3580 = arith.muli %3579, %c35 : index
        %3581 = arith.addi %3580, %3478 : index
        %3582 = memref.load %rope[%3577] : memref<?xf32>
        %3583 = arith.addi %3577, %c37 : index
        %3584 = memref.load %rope[%3583] : memref<?xf32>
        %3585 = memref.load %rope[%3581] : memref<?xf32>
        %3586 = arith.addi %3581, %c37 : index
        %3587 = memref.load %rope[%3586] : memref<?xf32>
        %3588 = arith.mulf %3585, %3582 : f32
        %3589 = arith.mulf %3587, %3584 : f32
        %3590 = arith.subf %3588, %3589 : f32
        %3591 = arith.mulf %3587, %3582 : f32
        %3592 = arith.mulf %3585, %3584 : f32
        %3593 = arith.addf %3591, %3592 : f32
        %3594 = arith.mulf %3534, %3590 : f32
        %3595 = arith.mulf %3540, %3593 : f32
        %3596 = arith.subf %3594, %3595 : f32
        %3597 = arith.mulf %3540, %3590 : f32
        %3598 = arith.mulf %3534, %3593 : f32
        %3599 = arith.addf %3597, %3598 : f32
        scf.if %3477 {
          %3600 = arith.cmpi slt, %0, %heads : index
          scf.if %3600 {
            %3601 = arith.muli %3455, %heads : index
            %3602 = arith.addi %3601, %0 : index
            %3603 = arith.muli %3602, %c35 : index
            %3604 = arith.addi %3603, %3478 : index
            memref.store %3596, %q[%3604] : memref<?xf32>
            %3605 = arith.addi %3604, %c37 : index
            memref.store %3599, %q[%3605] : memref<?xf32>
          } else {
            %3606 = arith.addi %3456, %3478 : index
            memref.store %3596, %18[%3606] : memref<?xf32>
            %3607 = arith.addi %3456, %3478 : index
            %3608 = arith.addi %3607, %c37 : index
            memref.store %3599, %18[%3608] : memref<?xf32>
          }
        }
      } else {
        %3609 = arith.cmpi slt, %0, %heads : index
        scf.if %3609 {
          %3610 = arith.muli %3455, %heads : index
          %3611 = arith.addi %3610, %0 : index
          %3612 = arith.muli %3611, %c35 : index
          %3613 = arith.addi %3612, %3458 : index
          memref.store %3466, %q[%3613] : memref<?xf32>
          %3614 = arith.addi %3613, %c37 : index
          memref.store %3475, %q[%3614] : memref<?xf32>
        } else {
          %3615 = arith.addi %3456, %3458 : index
          memref.store %3466, %18[%3615] : memref<?xf32>
          %3616 = arith.addi %3456, %3458 : index
          %3617 = arith.addi %3616, %c37 : index
          memref.store %3475, %18[%3617] : memref<?xf32>
        }
        scf.if %3477 {
          %3618 = arith.cmpi slt, %0, %heads : index
          scf.if %3618 {
            %3619 = arith.muli %3455, %heads : index
            %3620 = arith.addi %3619, %0 : index
            %3621 = arith.muli %3620, %c35 : index
            %3622 = arith.addi %3621, %3478 : index
            memref.store %3486, %q[%3622] : memref<?xf32>
            %3623 = arith.addi %3622, %c37 : index
            memref.store %3495, %q[%3623] : memref<?xf32>
          } else {
            %3624 = arith.addi %3456, %3478 : index
            memref.store %3486, %18[%3624] : memref<?xf32>
            %3625 = arith.addi %3456, %3478 : index
            %3626 = arith.addi %3625, %c37 : index
            memref.store %3495, %18[%3626] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %3627 = arith.cmpi sge, %0, %heads : index
    scf.if %3627 {
      %3628 = arith.addi %3272, %c9 : index
      %3629 = arith.addi %3271, %3628 : index
      %3630 = arith.cmpi slt, %3629, %20 : index
      %3631 = arith.cmpi slt, %3628, %c19 : index
      %3632 = arith.andi %3630, %3631 : i1
      scf.if %3632 {
        %3633 = arith.addi %3271, %3628 : index
        %3634 = arith.addi %slotsAt, %3633 : index
        %3635 = memref.load %step[%3634] : memref<?xi32>
        %3636 = arith.index_cast %3635 : i32 to index
        %3637 = arith.cmpi sge, %3636, %c9 : index
        scf.if %3637 {
          %3638 = arith.muli %3628, %c35 : index
          %3639 = arith.subi %0, %heads : index
          %3640 = memref.load %scales[%3639] : memref<?xf32>
          %3641 = vector.broadcast %3640 : f32 to vector<4xf32>
          %3642 = arith.divui %3636, %c19 : index
          %3643 = arith.remui %3636, %c19 : index
          %3644 = arith.muli %3642, %pageBytes : index
          %3645 = arith.cmpi eq, %codec, %c9 : index
          scf.if %3645 {
            %3646 = wave.lane
            %3647 = arith.muli %3646, %c14 : index
            scf.for %3648 = %3647 to %c35 step %c7 {
              %3649 = arith.addi %3638, %3648 : index
              %3650 = vector.load %18[%3649] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3651 = arith.mulf %3650, %3641 : vector<4xf32>
              %3652 = arith.minimumf %3651, %c48 : vector<4xf32>
              %3653 = arith.maximumf %3652, %c49 : vector<4xf32>
              %3654 = arith.truncf %3653 : vector<4xf32> to vector<4xf16>
              %3655 = vector.bitcast %3654 : vector<4xf16> to vector<8xi8>
              %3656 = arith.cmpi slt, %3639, %kvHeads : index
              scf.if %3656 {
                %3657 = arith.muli %3639, %c50 : index
                %3658 = arith.addi %3644, %3657 : index
                %3659 = arith.divui %3648, %c19 : index
                %3660 = arith.muli %3659, %c51 : index
                %3661 = arith.remui %3648, %c19 : index
                %3662 = arith.divui %3661, %c4 : index
                %3663 = arith.muli %3662, %c20 : index
                %3664 = arith.muli %3643, %c19 : index
                %3665 = arith.addi %3663, %3664 : index
                %3666 = arith.remui %3661, %c4 : index
                %3667 = arith.muli %3666, %c5 : index
                %3668 = arith.addi %3665, %3667 : index
                %3669 = arith.addi %3660, %3668 : index
                %3670 = arith.addi %3658, %3669 : index
                vector.store %3655, %kv[%3670] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %3671 = arith.subi %3639, %kvHeads : index
                %3672 = arith.muli %3671, %c50 : index
                %3673 = arith.addi %3644, %3672 : index
                %3674 = arith.addi %3648, %c9 : index
                %3675 = arith.divui %3674, %c19 : index
                %3676 = arith.muli %3675, %c51 : index
                %3677 = arith.addi %3676, %c10 : index
                %3678 = arith.remui %3674, %c19 : index
                %3679 = arith.divui %3643, %c5 : index
                %3680 = arith.remui %3643, %c5 : index
                %3681 = arith.muli %3680, %c4 : index
                %3682 = arith.addi %3679, %3681 : index
                %3683 = arith.divui %3682, %c4 : index
                %3684 = arith.muli %3683, %c20 : index
                %3685 = arith.muli %3678, %c19 : index
                %3686 = arith.addi %3684, %3685 : index
                %3687 = arith.remui %3682, %c4 : index
                %3688 = arith.muli %3687, %c5 : index
                %3689 = arith.addi %3686, %3688 : index
                %3690 = arith.addi %3677, %3689 : index
                %3691 = arith.addi %3673, %3690 : index
                %3692 = vector.shuffle %3655, %3655 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %3692, %kv[%3691] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3693 = arith.addi %3648, %c8 : index
                %3694 = arith.divui %3693, %c19 : index
                %3695 = arith.muli %3694, %c51 : index
                %3696 = arith.addi %3695, %c10 : index
                %3697 = arith.remui %3693, %c19 : index
                %3698 = arith.divui %3643, %c5 : index
                %3699 = arith.remui %3643, %c5 : index
                %3700 = arith.muli %3699, %c4 : index
                %3701 = arith.addi %3698, %3700 : index
                %3702 = arith.divui %3701, %c4 : index
                %3703 = arith.muli %3702, %c20 : index
                %3704 = arith.muli %3697, %c19 : index
                %3705 = arith.addi %3703, %3704 : index
                %3706 = arith.remui %3701, %c4 : index
                %3707 = arith.muli %3706, %c5 : index
                %3708 = arith.addi %3705, %3707 : index
                %3709 = arith.addi %3696, %3708 : index
                %3710 = arith.addi %3673, %3709 : index
                %3711 = vector.shuffle %3655, %3655 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %3711, %kv[%3710] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3712 = arith.addi %3648, %c5 : index
                %3713 = arith.divui %3712, %c19 : index
                %3714 = arith.muli %3713, %c51 : index
                %3715 = arith.addi %3714, %c10 : index
                %3716 = arith.remui %3712, %c19 : index
                %3717 = arith.divui %3643, %c5 : index
                %3718 = arith.remui %3643, %c5 : index
                %3719 = arith.muli %3718, %c4 : index
                %3720 = arith.addi %3717, %3719 : index
                %3721 = arith.divui %3720, %c4 : index
                %3722 = arith.muli %3721, %c20 : index
                %3723 = arith.muli %3716, %c19 : index
                %3724 = arith.addi %3722, %3723 : index
                %3725 = arith.remui %3720, %c4 : index
                %3726 = arith.muli %3725, %c5 : index
                %3727 = arith.addi %3724, %3726 : index
                %3728 = arith.addi %3715, %3727 : index
                %3729 = arith.addi %3673, %3728 : index
                %3730 = vector.shuffle %3655, %3655 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %3730, %kv[%3729] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3731 = arith.addi %3648, %c28 : index
                %3732 = arith.divui %3731, %c19 : index
                %3733 = arith.muli %3732, %c51 : index
                %3734 = arith.addi %3733, %c10 : index
                %3735 = arith.remui %3731, %c19 : index
                %3736 = arith.divui %3643, %c5 : index
                %3737 = arith.remui %3643, %c5 : index
                %3738 = arith.muli %3737, %c4 : index
                %3739 = arith.addi %3736, %3738 : index
                %3740 = arith.divui %3739, %c4 : index
                %3741 = arith.muli %3740, %c20 : index
                %3742 = arith.muli %3735, %c19 : index
                %3743 = arith.addi %3741, %3742 : index
                %3744 = arith.remui %3739, %c4 : index
                %3745 = arith.muli %3744, %c5 : index
                %3746 = arith.addi %3743, %3745 : index
                %3747 = arith.addi %3734, %3746 : index
                %3748 = arith.addi %3673, %3747 : index
                %3749 = vector.shuffle %3655, %3655 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %3749, %kv[%3748] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %3750 = arith.cmpi eq, %codec, %c8 : index
          scf.if %3750 {
            %3751 = wave.lane
            %3752 = arith.muli %3751, %c14 : index
            scf.for %3753 = %3752 to %c35 step %c7 {
              %3754 = arith.addi %3638, %3753 : index
              %3755 = vector.load %18[%3754] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3756 = arith.mulf %3755, %3641 : vector<4xf32>
              %3757 = wave.fp8_encode "e4m3" %3756 : vector<4xf32> -> vector<4xi8>
              %3758 = arith.cmpi slt, %3639, %kvHeads : index
              scf.if %3758 {
                %3759 = arith.muli %3639, %c10 : index
                %3760 = arith.addi %3644, %3759 : index
                %3761 = vector.shuffle %3757, %3757 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3762 = arith.divui %3753, %c19 : index
                %3763 = arith.muli %3762, %c20 : index
                %3764 = arith.remui %3753, %c19 : index
                %3765 = arith.muli %3643, %c19 : index
                %3766 = arith.divui %3764, %c14 : index
                %3767 = arith.muli %3766, %c14 : index
                %3768 = arith.remui %3764, %c5 : index
                %3769 = arith.muli %3768, %c5 : index
                %3770 = arith.addi %3767, %3769 : index
                %3771 = arith.divui %3764, %c5 : index
                %3772 = arith.remui %3771, %c5 : index
                %3773 = arith.addi %3770, %3772 : index
                %3774 = arith.addi %3765, %3773 : index
                %3775 = arith.addi %3763, %3774 : index
                %3776 = arith.addi %3760, %3775 : index
                vector.store %3761, %kv[%3776] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3777 = arith.subi %3639, %kvHeads : index
                %3778 = arith.muli %3777, %c10 : index
                %3779 = arith.addi %3644, %3778 : index
                %3780 = arith.addi %3753, %c9 : index
                %3781 = arith.divui %3780, %c19 : index
                %3782 = arith.muli %3781, %c20 : index
                %3783 = arith.addi %3782, %c11 : index
                %3784 = arith.remui %3780, %c19 : index
                %3785 = arith.divui %3643, %c5 : index
                %3786 = arith.remui %3643, %c5 : index
                %3787 = arith.muli %3786, %c4 : index
                %3788 = arith.addi %3785, %3787 : index
                %3789 = arith.muli %3784, %c19 : index
                %3790 = arith.divui %3788, %c14 : index
                %3791 = arith.muli %3790, %c14 : index
                %3792 = arith.remui %3788, %c5 : index
                %3793 = arith.muli %3792, %c5 : index
                %3794 = arith.addi %3791, %3793 : index
                %3795 = arith.divui %3788, %c5 : index
                %3796 = arith.remui %3795, %c5 : index
                %3797 = arith.addi %3794, %3796 : index
                %3798 = arith.addi %3789, %3797 : index
                %3799 = arith.addi %3783, %3798 : index
                %3800 = arith.addi %3779, %3799 : index
                %3801 = vector.shuffle %3757, %3757 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3801, %kv[%3800] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3802 = arith.addi %3753, %c8 : index
                %3803 = arith.divui %3802, %c19 : index
                %3804 = arith.muli %3803, %c20 : index
                %3805 = arith.addi %3804, %c11 : index
                %3806 = arith.remui %3802, %c19 : index
                %3807 = arith.divui %3643, %c5 : index
                %3808 = arith.remui %3643, %c5 : index
                %3809 = arith.muli %3808, %c4 : index
                %3810 = arith.addi %3807, %3809 : index
                %3811 = arith.muli %3806, %c19 : index
                %3812 = arith.divui %3810, %c14 : index
                %3813 = arith.muli %3812, %c14 : index
                %3814 = arith.remui %3810, %c5 : index
                %3815 = arith.muli %3814, %c5 : index
                %3816 = arith.addi %3813, %3815 : index
                %3817 = arith.divui %3810, %c5 : index
                %3818 = arith.remui %3817, %c5 : index
                %3819 = arith.addi %3816, %3818 : index
                %3820 = arith.addi %3811, %3819 : index
                %3821 = arith.addi %3805, %3820 : index
                %3822 = arith.addi %3779, %3821 : index
                %3823 = vector.shuffle %3757, %3757 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3823, %kv[%3822] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3824 = arith.addi %3753, %c5 : index
                %3825 = arith.divui %3824, %c19 : index
                %3826 = arith.muli %3825, %c20 : index
                %3827 = arith.addi %3826, %c11 : index
                %3828 = arith.remui %3824, %c19 : index
                %3829 = arith.divui %3643, %c5 : index
                %3830 = arith.remui %3643, %c5 : index
                %3831 = arith.muli %3830, %c4 : index
                %3832 = arith.addi %3829, %3831 : index
                %3833 = arith.muli %3828, %c19 : index
                %3834 = arith.divui %3832, %c14 : index
                %3835 = arith.muli %3834, %c14 : index
                %3836 = arith.remui %3832, %c5 : index
                %3837 = arith.muli %3836, %c5 : index
                %3838 = arith.addi %3835, %3837 : index
                %3839 = arith.divui %3832, %c5 : index
                %3840 = arith.remui %3839, %c5 : index
                %3841 = arith.addi %3838, %3840 : index
                %3842 = arith.addi %3833, %3841 : index
                %3843 = arith.addi %3827, %3842 : index
                %3844 = arith.addi %3779, %3843 : index
                %3845 = vector.shuffle %3757, %3757 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3845, %kv[%3844] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3846 = arith.addi %3753, %c28 : index
                %3847 = arith.divui %3846, %c19 : index
                %3848 = arith.muli %3847, %c20 : index
                %3849 = arith.addi %3848, %c11 : index
                %3850 = arith.remui %3846, %c19 : index
                %3851 = arith.divui %3643, %c5 : index
                %3852 = arith.remui %3643, %c5 : index
                %3853 = arith.muli %3852, %c4 : index
                %3854 = arith.addi %3851, %3853 : index
                %3855 = arith.muli %3850, %c19 : index
                %3856 = arith.divui %3854, %c14 : index
                %3857 = arith.muli %3856, %c14 : index
                %3858 = arith.remui %3854, %c5 : index
                %3859 = arith.muli %3858, %c5 : index
                %3860 = arith.addi %3857, %3859 : index
                %3861 = arith.divui %3854, %c5 : index
                %3862 = arith.remui %3861, %c5 : index
                %3863 = arith.addi %3860, %3862 : index
                %3864 = arith.addi %3855, %3863 : index
                %3865 = arith.addi %3849, %3864 : index
                %3866 = arith.addi %3779, %3865 : index
                %3867 = vector.shuffle %3757, %3757 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3867, %kv[%3866] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3868 = arith.cmpi eq, %codec, %c5 : index
          scf.if %3868 {
            %3869 = wave.lane
            %3870 = arith.muli %3869, %c14 : index
            scf.for %3871 = %3870 to %c35 step %c7 {
              %3872 = arith.addi %3638, %3871 : index
              %3873 = vector.load %18[%3872] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3874 = arith.mulf %3873, %3641 : vector<4xf32>
              %3875 = wave.fp8_encode "e5m2" %3874 : vector<4xf32> -> vector<4xi8>
              %3876 = arith.cmpi slt, %3639, %kvHeads : index
              scf.if %3876 {
                %3877 = arith.muli %3639, %c10 : index
                %3878 = arith.addi %3644, %3877 : index
                %3879 = vector.shuffle %3875, %3875 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3880 = arith.divui %3871, %c19 : index
                %3881 = arith.muli %3880, %c20 : index
                %3882 = arith.remui %3871, %c19 : index
                %3883 = arith.muli %3643, %c19 : index
                %3884 = arith.divui %3882, %c14 : index
                %3885 = arith.muli %3884, %c14 : index
                %3886 = arith.remui %3882, %c5 : index
                %3887 = arith.muli %3886, %c5 : index
                %3888 = arith.addi %3885, %3887 : index
                %3889 = arith.divui %3882, %c5 : index
                %3890 = arith.remui %3889, %c5 : index
                %3891 = arith.addi %3888, %3890 : index
                %3892 = arith.addi %3883, %3891 : index
                %3893 = arith.addi %3881, %3892 : index
                %3894 = arith.addi %3878, %3893 : index
                vector.store %3879, %kv[%3894] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3895 = arith.subi %3639, %kvHeads : index
                %3896 = arith.muli %3895, %c10 : index
                %3897 = arith.addi %3644, %3896 : index
                %3898 = arith.addi %3871, %c9 : index
                %3899 = arith.divui %3898, %c19 : index
                %3900 = arith.muli %3899, %c20 : index
                %3901 = arith.addi %3900, %c11 : index
                %3902 = arith.remui %3898, %c19 : index
                %3903 = arith.divui %3643, %c5 : index
                %3904 = arith.remui %3643, %c5 : index
                %3905 = arith.muli %3904, %c4 : index
                %3906 = arith.addi %3903, %3905 : index
                %3907 = arith.muli %3902, %c19 : index
                %3908 = arith.divui %3906, %c14 : index
                %3909 = arith.muli %3908, %c14 : index
                %3910 = arith.remui %3906, %c5 : index
                %3911 = arith.muli %3910, %c5 : index
                %3912 = arith.addi %3909, %3911 : index
                %3913 = arith.divui %3906, %c5 : index
                %3914 = arith.remui %3913, %c5 : index
                %3915 = arith.addi %3912, %3914 : index
                %3916 = arith.addi %3907, %3915 : index
                %3917 = arith.addi %3901, %3916 : index
                %3918 = arith.addi %3897, %3917 : index
                %3919 = vector.shuffle %3875, %3875 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3919, %kv[%3918] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3920 = arith.addi %3871, %c8 : index
                %3921 = arith.divui %3920, %c19 : index
                %3922 = arith.muli %3921, %c20 : index
                %3923 = arith.addi %3922, %c11 : index
                %3924 = arith.remui %3920, %c19 : index
                %3925 = arith.divui %3643, %c5 : index
                %3926 = arith.remui %3643, %c5 : index
                %3927 = arith.muli %3926, %c4 : index
                %3928 = arith.addi %3925, %3927 : index
                %3929 = arith.muli %3924, %c19 : index
                %3930 = arith.divui %3928, %c14 : index
                %3931 = arith.muli %3930, %c14 : index
                %3932 = arith.remui %3928, %c5 : index
                %3933 = arith.muli %3932, %c5 : index
                %3934 = arith.addi %3931, %3933 : index
                %3935 = arith.divui %3928, %c5 : index
                %3936 = arith.remui %3935, %c5 : index
                %3937 = arith.addi %3934, %3936 : index
                %3938 = arith.addi %3929, %3937 : index
                %3939 = arith.addi %3923, %3938 : index
                %3940 = arith.addi %3897, %3939 : index
                %3941 = vector.shuffle %3875, %3875 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3941, %kv[%3940] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3942 = arith.addi %3871, %c5 : index
                %3943 = arith.divui %3942, %c19 : index
                %3944 = arith.muli %3943, %c20 : index
                %3945 = arith.addi %3944, %c11 : index
                %3946 = arith.remui %3942, %c19 : index
                %3947 = arith.divui %3643, %c5 : index
                %3948 = arith.remui %3643, %c5 : index
                %3949 = arith.muli %3948, %c4 : index
                %3950 = arith.addi %3947, %3949 : index
                %3951 = arith.muli %3946, %c19 : index
                %3952 = arith.divui %3950, %c14 : index
                %3953 = arith.muli %3952, %c14 : index
                %3954 = arith.remui %3950, %c5 : index
                %3955 = arith.muli %3954, %c5 : index
                %3956 = arith.addi %3953, %3955 : index
                %3957 = arith.divui %3950, %c5 : index
                %3958 = arith.remui %3957, %c5 : index
                %3959 = arith.addi %3956, %3958 : index
                %3960 = arith.addi %3951, %3959 : index
                %3961 = arith.addi %3945, %3960 : index
                %3962 = arith.addi %3897, %3961 : index
                %3963 = vector.shuffle %3875, %3875 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3963, %kv[%3962] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3964 = arith.addi %3871, %c28 : index
                %3965 = arith.divui %3964, %c19 : index
                %3966 = arith.muli %3965, %c20 : index
                %3967 = arith.addi %3966, %c11 : index
                %3968 = arith.remui %3964, %c19 : index
                %3969 = arith.divui %3643, %c5 : index
                %3970 = arith.remui %3643, %c5 : index
                %3971 = arith.muli %3970, %c4 : index
                %3972 = arith.addi %3969, %3971 : index
                %3973 = arith.muli %3968, %c19 : index
                %3974 = arith.divui %3972, %c14 : index
                %3975 = arith.muli %3974, %c14 : index
                %3976 = arith.remui %3972, %c5 : index
                %3977 = arith.muli %3976, %c5 : index
                %3978 = arith.addi %3975, %3977 : index
                %3979 = arith.divui %3972, %c5 : index
                %3980 = arith.remui %3979, %c5 : index
                %3981 = arith.addi %3978, %3980 : index
                %3982 = arith.addi %3973, %3981 : index
                %3983 = arith.addi %3967, %3982 : index
                %3984 = arith.addi %3897, %3983 : index
                %3985 = vector.shuffle %3875, %3875 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3985, %kv[%3984] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %3986 = arith.addi %3272, %c44 : index
      %3987 = arith.addi %3271, %3986 : index
      %3988 = arith.cmpi slt, %3987, %20 : index
      %3989 = arith.cmpi slt, %3986, %c19 : index
      %3990 = arith.andi %3988, %3989 : i1
      scf.if %3990 {
        %3991 = arith.addi %3271, %3986 : index
        %3992 = arith.addi %slotsAt, %3991 : index
        %3993 = memref.load %step[%3992] : memref<?xi32>
        %3994 = arith.index_cast %3993 : i32 to index
        %3995 = arith.cmpi sge, %3994, %c9 : index
        scf.if %3995 {
          %3996 = arith.muli %3986, %c35 : index
          %3997 = arith.subi %0, %heads : index
          %3998 = memref.load %scales[%3997] : memref<?xf32>
          %3999 = vector.broadcast %3998 : f32 to vector<4xf32>
          %4000 = arith.divui %3994, %c19 : index
          %4001 = arith.remui %3994, %c19 : index
          %4002 = arith.muli %4000, %pageBytes : index
          %4003 = arith.cmpi eq, %codec, %c9 : index
          scf.if %4003 {
            %4004 = wave.lane
            %4005 = arith.muli %4004, %c14 : index
            scf.for %4006 = %4005 to %c35 step %c7 {
              %4007 = arith.addi %3996, %4006 : index
              %4008 = vector.load %18[%4007] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4009 = arith.mulf %4008, %3999 : vector<4xf32>
              %4010 = arith.minimumf %4009, %c48 : vector<4xf32>
              %4011 = arith.maximumf %4010, %c49 : vector<4xf32>
              %4012 = arith.truncf %4011 : vector<4xf32> to vector<4xf16>
              %4013 = vector.bitcast %4012 : vector<4xf16> to vector<8xi8>
              %4014 = arith.cmpi slt, %3997, %kvHeads : index
              scf.if %4014 {
                %4015 = arith.muli %3997, %c50 : index
                %4016 = arith.addi %4002, %4015 : index
                %4017 = arith.divui %4006, %c19 : index
                %4018 = arith.muli %4017, %c51 : index
                %4019 = arith.remui %4006, %c19 : index
                %4020 = arith.divui %4019, %c4 : index
                %4021 = arith.muli %4020, %c20 : index
                %4022 = arith.muli %4001, %c19 : index
                %4023 = arith.addi %4021, %4022 : index
                %4024 = arith.remui %4019, %c4 : index
                %4025 = arith.muli %4024, %c5 : index
                %4026 = arith.addi %4023, %4025 : index
                %4027 = arith.addi %4018, %4026 : index
                %4028 = arith.addi %4016, %4027 : index
                vector.store %4013, %kv[%4028] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %4029 = arith.subi %3997, %kvHeads : index
                %4030 = arith.muli %4029, %c50 : index
                %4031 = arith.addi %4002, %4030 : index
                %4032 = arith.addi %4006, %c9 : index
                %4033 = arith.divui %4032, %c19 : index
                %4034 = arith.muli %4033, %c51 : index
                %4035 = arith.addi %4034, %c10 : index
                %4036 = arith.remui %4032, %c19 : index
                %4037 = arith.divui %4001, %c5 : index
                %4038 = arith.remui %4001, %c5 : index
                %4039 = arith.muli %4038, %c4 : index
                %4040 = arith.addi %4037, %4039 : index
                %4041 = arith.divui %4040, %c4 : index
                %4042 = arith.muli %4041, %c20 : index
                %4043 = arith.muli %4036, %c19 : index
                %4044 = arith.addi %4042, %4043 : index
                %4045 = arith.remui %4040, %c4 : index
                %4046 = arith.muli %4045, %c5 : index
                %4047 = arith.addi %4044, %4046 : index
                %4048 = arith.addi %4035, %4047 : index
                %4049 = arith.addi %4031, %4048 : index
                %4050 = vector.shuffle %4013, %4013 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %4050, %kv[%4049] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4051 = arith.addi %4006, %c8 : index
                %4052 = arith.divui %4051, %c19 : index
                %4053 = arith.muli %4052, %c51 : index
                %4054 = arith.addi %4053, %c10 : index
                %4055 = arith.remui %4051, %c19 : index
                %4056 = arith.divui %4001, %c5 : index
                %4057 = arith.remui %4001, %c5 : index
                %4058 = arith.muli %4057, %c4 : index
                %4059 = arith.addi %4056, %4058 : index
                %4060 = arith.divui %4059, %c4 : index
                %4061 = arith.muli %4060, %c20 : index
                %4062 = arith.muli %4055, %c19 : index
                %4063 = arith.addi %4061, %4062 : index
                %4064 = arith.remui %4059, %c4 : index
                %4065 = arith.muli %4064, %c5 : index
                %4066 = arith.addi %4063, %4065 : index
                %4067 = arith.addi %4054, %4066 : index
                %4068 = arith.addi %4031, %4067 : index
                %4069 = vector.shuffle %4013, %4013 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %4069, %kv[%4068] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4070 = arith.addi %4006, %c5 : index
                %4071 = arith.divui %4070, %c19 : index
                %4072 = arith.muli %4071, %c51 : index
                %4073 = arith.addi %4072, %c10 : index
                %4074 = arith.remui %4070, %c19 : index
                %4075 = arith.divui %4001, %c5 : index
                %4076 = arith.remui %4001, %c5 : index
                %4077 = arith.muli %4076, %c4 : index
                %4078 = arith.addi %4075, %4077 : index
                %4079 = arith.divui %4078, %c4 : index
                %4080 = arith.muli %4079, %c20 : index
                %4081 = arith.muli %4074, %c19 : index
                %4082 = arith.addi %4080, %4081 : index
                %4083 = arith.remui %4078, %c4 : index
                %4084 = arith.muli %4083, %c5 : index
                %4085 = arith.addi %4082, %4084 : index
                %4086 = arith.addi %4073, %4085 : index
                %4087 = arith.addi %4031, %4086 : index
                %4088 = vector.shuffle %4013, %4013 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %4088, %kv[%4087] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4089 = arith.addi %4006, %c28 : index
                %4090 = arith.divui %4089, %c19 : index
                %4091 = arith.muli %4090, %c51 : index
                %4092 = arith.addi %4091, %c10 : index
                %4093 = arith.remui %4089, %c19 : index
                %4094 = arith.divui %4001, %c5 : index
                %4095 = arith.remui %4001, %c5 : index
                %4096 = arith.muli %4095, %c4 : index
                %4097 = arith.addi %4094, %4096 : index
                %4098 = arith.divui %4097, %c4 : index
                %4099 = arith.muli %4098, %c20 : index
                %4100 = arith.muli %4093, %c19 : index
                %4101 = arith.addi %4099, %4100 : index
                %4102 = arith.remui %4097, %c4 : index
                %4103 = arith.muli %4102, %c5 : index
                %4104 = arith.addi %4101, %4103 : index
                %4105 = arith.addi %4092, %4104 : index
                %4106 = arith.addi %4031, %4105 : index
                %4107 = vector.shuffle %4013, %4013 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %4107, %kv[%4106] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %4108 = arith.cmpi eq, %codec, %c8 : index
          scf.if %4108 {
            %4109 = wave.lane
            %4110 = arith.muli %4109, %c14 : index
            scf.for %4111 = %4110 to %c35 step %c7 {
              %4112 = arith.addi %3996, %4111 : index
              %4113 = vector.load %18[%4112] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4114 = arith.mulf %4113, %3999 : vector<4xf32>
              %4115 = wave.fp8_encode "e4m3" %4114 : vector<4xf32> -> vector<4xi8>
              %4116 = arith.cmpi slt, %3997, %kvHeads : index
              scf.if %4116 {
                %4117 = arith.muli %3997, %c10 : index
                %4118 = arith.addi %4002, %4117 : index
                %4119 = vector.shuffle %4115, %4115 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4120 = arith.divui %4111, %c19 : index
                %4121 = arith.muli %4120, %c20 : index
                %4122 = arith.remui %4111, %c19 : index
                %4123 = arith.muli %4001, %c19 : index
                %4124 = arith.divui %4122, %c14 : index
                %4125 = arith.muli %4124, %c14 : index
                %4126 = arith.remui %4122, %c5 : index
                %4127 = arith.muli %4126, %c5 : index
                %4128 = arith.addi %4125, %4127 : index
                %4129 = arith.divui %4122, %c5 : index
                %4130 = arith.remui %4129, %c5 : index
                %4131 = arith.addi %4128, %4130 : index
                %4132 = arith.addi %4123, %4131 : index
                %4133 = arith.addi %4121, %4132 : index
                %4134 = arith.addi %4118, %4133 : index
                vector.store %4119, %kv[%4134] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4135 = arith.subi %3997, %kvHeads : index
                %4136 = arith.muli %4135, %c10 : index
                %4137 = arith.addi %4002, %4136 : index
                %4138 = arith.addi %4111, %c9 : index
                %4139 = arith.divui %4138, %c19 : index
                %4140 = arith.muli %4139, %c20 : index
                %4141 = arith.addi %4140, %c11 : index
                %4142 = arith.remui %4138, %c19 : index
                %4143 = arith.divui %4001, %c5 : index
                %4144 = arith.remui %4001, %c5 : index
                %4145 = arith.muli %4144, %c4 : index
                %4146 = arith.addi %4143, %4145 : index
                %4147 = arith.muli %4142, %c19 : index
                %4148 = arith.divui %4146, %c14 : index
                %4149 = arith.muli %4148, %c14 : index
                %4150 = arith.remui %4146, %c5 : index
                %4151 = arith.muli %4150, %c5 : index
                %4152 = arith.addi %4149, %4151 : index
                %4153 = arith.divui %4146, %c5 : index
                %4154 = arith.remui %4153, %c5 : index
                %4155 = arith.addi %4152, %4154 : index
                %4156 = arith.addi %4147, %4155 : index
                %4157 = arith.addi %4141, %4156 : index
                %4158 = arith.addi %4137, %4157 : index
                %4159 = vector.shuffle %4115, %4115 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4159, %kv[%4158] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4160 = arith.addi %4111, %c8 : index
                %4161 = arith.divui %4160, %c19 : index
                %4162 = arith.muli %4161, %c20 : index
                %4163 = arith.addi %4162, %c11 : index
                %4164 = arith.remui %4160, %c19 : index
                %4165 = arith.divui %4001, %c5 : index
                %4166 = arith.remui %4001, %c5 : index
                %4167 = arith.muli %4166, %c4 : index
                %4168 = arith.addi %4165, %4167 : index
                %4169 = arith.muli %4164, %c19 : index
                %4170 = arith.divui %4168, %c14 : index
                %4171 = arith.muli %4170, %c14 : index
                %4172 = arith.remui %4168, %c5 : index
                %4173 = arith.muli %4172, %c5 : index
                %4174 = arith.addi %4171, %4173 : index
                %4175 = arith.divui %4168, %c5 : index
                %4176 = arith.remui %4175, %c5 : index
                %4177 = arith.addi %4174, %4176 : index
                %4178 = arith.addi %4169, %4177 : index
                %4179 = arith.addi %4163, %4178 : index
                %4180 = arith.addi %4137, %4179 : index
                %4181 = vector.shuffle %4115, %4115 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4181, %kv[%4180] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4182 = arith.addi %4111, %c5 : index
                %4183 = arith.divui %4182, %c19 : index
                %4184 = arith.muli %4183, %c20 : index
                %4185 = arith.addi %4184, %c11 : index
                %4186 = arith.remui %4182, %c19 : index
                %4187 = arith.divui %4001, %c5 : index
                %4188 = arith.remui %4001, %c5 : index
                %4189 = arith.muli %4188, %c4 : index
                %4190 = arith.addi %4187, %4189 : index
                %4191 = arith.muli %4186, %c19 : index
                %4192 = arith.divui %4190, %c14 : index
                %4193 = arith.muli %4192, %c14 : index
                %4194 = arith.remui %4190, %c5 : index
                %4195 = arith.muli %4194, %c5 : index
                %4196 = arith.addi %4193, %4195 : index
                %4197 = arith.divui %4190, %c5 : index
                %4198 = arith.remui %4197, %c5 : index
                %4199 = arith.addi %4196, %4198 : index
                %4200 = arith.addi %4191, %4199 : index
                %4201 = arith.addi %4185, %4200 : index
                %4202 = arith.addi %4137, %4201 : index
                %4203 = vector.shuffle %4115, %4115 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4203, %kv[%4202] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4204 = arith.addi %4111, %c28 : index
                %4205 = arith.divui %4204, %c19 : index
                %4206 = arith.muli %4205, %c20 : index
                %4207 = arith.addi %4206, %c11 : index
                %4208 = arith.remui %4204, %c19 : index
                %4209 = arith.divui %4001, %c5 : index
                %4210 = arith.remui %4001, %c5 : index
                %4211 = arith.muli %4210, %c4 : index
                %4212 = arith.addi %4209, %4211 : index
                %4213 = arith.muli %4208, %c19 : index
                %4214 = arith.divui %4212, %c14 : index
                %4215 = arith.muli %4214, %c14 : index
                %4216 = arith.remui %4212, %c5 : index
                %4217 = arith.muli %4216, %c5 : index
                %4218 = arith.addi %4215, %4217 : index
                %4219 = arith.divui %4212, %c5 : index
                %4220 = arith.remui %4219, %c5 : index
                %4221 = arith.addi %4218, %4220 : index
                %4222 = arith.addi %4213, %4221 : index
                %4223 = arith.addi %4207, %4222 : index
                %4224 = arith.addi %4137, %4223 : index
                %4225 = vector.shuffle %4115, %4115 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4225, %kv[%4224] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %4226 = arith.cmpi eq, %codec, %c5 : index
          scf.if %4226 {
            %4227 = wave.lane
            %4228 = arith.muli %4227, %c14 : index
            scf.for %4229 = %4228 to %c35 step %c7 {
              %4230 = arith.addi %3996, %4229 : index
              %4231 = vector.load %18[%4230] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4232 = arith.mulf %4231, %3999 : vector<4xf32>
              %4233 = wave.fp8_encode "e5m2" %4232 : vector<4xf32> -> vector<4xi8>
              %4234 = arith.cmpi slt, %3997, %kvHeads : index
              scf.if %4234 {
                %4235 = arith.muli %3997, %c10 : index
                %4236 = arith.addi %4002, %4235 : index
                %4237 = vector.shuffle %4233, %4233 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4238 = arith.divui %4229, %c19 : index
                %4239 = arith.muli %4238, %c20 : index
                %4240 = arith.remui %4229, %c19 : index
                %4241 = arith.muli %4001, %c19 : index
                %4242 = arith.divui %4240, %c14 : index
                %4243 = arith.muli %4242, %c14 : index
                %4244 = arith.remui %4240, %c5 : index
                %4245 = arith.muli %4244, %c5 : index
                %4246 = arith.addi %4243, %4245 : index
                %4247 = arith.divui %4240, %c5 : index
                %4248 = arith.remui %4247, %c5 : index
                %4249 = arith.addi %4246, %4248 : index
                %4250 = arith.addi %4241, %4249 : index
                %4251 = arith.addi %4239, %4250 : index
                %4252 = arith.addi %4236, %4251 : index
                vector.store %4237, %kv[%4252] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4253 = arith.subi %3997, %kvHeads : index
                %4254 = arith.muli %4253, %c10 : index
                %4255 = arith.addi %4002, %4254 : index
                %4256 = arith.addi %4229, %c9 : index
                %4257 = arith.divui %4256, %c19 : index
                %4258 = arith.muli %4257, %c20 : index
                %4259 = arith.addi %4258, %c11 : index
                %4260 = arith.remui %4256, %c19 : index
                %4261 = arith.divui %4001, %c5 : index
                %4262 = arith.remui %4001, %c5 : index
                %4263 = arith.muli %4262, %c4 : index
                %4264 = arith.addi %4261, %4263 : index
                %4265 = arith.muli %4260, %c19 : index
                %4266 = arith.divui %4264, %c14 : index
                %4267 = arith.muli %4266, %c14 : index
                %4268 = arith.remui %4264, %c5 : index
                %4269 = arith.muli %4268, %c5 : index
                %4270 = arith.addi %4267, %4269 : index
                %4271 = arith.divui %4264, %c5 : index
                %4272 = arith.remui %4271, %c5 : index
                %4273 = arith.addi %4270, %4272 : index
                %4274 = arith.addi %4265, %4273 : index
                %4275 = arith.addi %4259, %4274 : index
                %4276 = arith.addi %4255, %4275 : index
                %4277 = vector.shuffle %4233, %4233 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4277, %kv[%4276] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4278 = arith.addi %4229, %c8 : index
                %4279 = arith.divui %4278, %c19 : index
                %4280 = arith.muli %4279, %c20 : index
                %4281 = arith.addi %4280, %c11 : index
                %4282 = arith.remui %4278, %c19 : index
                %4283 = arith.divui %4001, %c5 : index
                %4284 = arith.remui %4001, %c5 : index
                %4285 = arith.muli %4284, %c4 : index
                %4286 = arith.addi %4283, %4285 : index
                %4287 = arith.muli %4282, %c19 : index
                %4288 = arith.divui %4286, %c14 : index
                %4289 = arith.muli %4288, %c14 : index
                %4290 = arith.remui %4286, %c5 : index
                %4291 = arith.muli %4290, %c5 : index
                %4292 = arith.addi %4289, %4291 : index
                %4293 = arith.divui %4286, %c5 : index
                %4294 = arith.remui %4293, %c5 : index
                %4295 = arith.addi %4292, %4294 : index
                %4296 = arith.addi %4287, %4295 : index
                %4297 = arith.addi %4281, %4296 : index
                %4298 = arith.addi %4255, %4297 : index
                %4299 = vector.shuffle %4233, %4233 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4299, %kv[%4298] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4300 = arith.addi %4229, %c5 : index
                %4301 = arith.divui %4300, %c19 : index
                %4302 = arith.muli %4301, %c20 : index
                %4303 = arith.addi %4302, %c11 : index
                %4304 = arith.remui %4300, %c19 : index
                %4305 = arith.divui %4001, %c5 : index
                %4306 = arith.remui %4001, %c5 : index
                %4307 = arith.muli %4306, %c4 : index
                %4308 = arith.addi %4305, %4307 : index
                %4309 = arith.muli %4304, %c19 : index
                %4310 = arith.divui %4308, %c14 : index
                %4311 = arith.muli %4310, %c14 : index
                %4312 = arith.remui %4308, %c5 : index
                %4313 = arith.muli %4312, %c5 : index
                %4314 = arith.addi %4311, %4313 : index
                %4315 = arith.divui %4308, %c5 : index
                %4316 = arith.remui %4315, %c5 : index
                %4317 = arith.addi %4314, %4316 : index
                %4318 = arith.addi %4309, %4317 : index
                %4319 = arith.addi %4303, %4318 : index
                %4320 = arith.addi %4255, %4319 : index
                %4321 = vector.shuffle %4233, %4233 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4321, %kv[%4320] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4322 = arith.addi %4229, %c28 : index
                %4323 = arith.divui %4322, %c19 : index
                %4324 = arith.muli %4323, %c20 : index
                %4325 = arith.addi %4324, %c11 : index
                %4326 = arith.remui %4322, %c19 : index
                %4327 = arith.divui %4001, %c5 : index
                %4328 = arith.remui %4001, %c5 : index
                %4329 = arith.muli %4328, %c4 : index
                %4330 = arith.addi %4327, %4329 : index
                %4331 = arith.muli %4326, %c19 : index
                %4332 = arith.divui %4330, %c14 : index
                %4333 = arith.muli %4332, %c14 : index
                %4334 = arith.remui %4330, %c5 : index
                %4335 = arith.muli %4334, %c5 : index
                %4336 = arith.addi %4333, %4335 : index
                %4337 = arith.divui %4330, %c5 : index
                %4338 = arith.remui %4337, %c5 : index
                %4339 = arith.addi %4336, %4338 : index
                %4340 = arith.addi %4331, %4339 : index
                %4341 = arith.addi %4325, %4340 : index
                %4342 = arith.addi %4255, %4341 : index
                %4343 = vector.shuffle %4233, %4233 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4343, %kv[%4342] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %4344 = arith.addi %21, %c52 : index
    %4345 = wave.lane
    %4346 = arith.muli %3, %c8 : index
    %4347 = arith.muli %4346, %c20 : index
    %4348 = arith.addi %4347, %4345 : index
    %4349 = arith.muli %4, %c11 : index
    %4350 = arith.addi %4349, %4348 : index
    %4351 = arith.addi %4350, %c9 : index
    %4352 = arith.addi %4351, %c9 : index
    %4353 = vector.extract %419#3[0] : f32 from vector<8xf32>
    memref.store %4353, %17[%4352] : memref<?xf32>
    %4354 = arith.muli %4, %c11 : index
    %4355 = arith.addi %4354, %4348 : index
    %4356 = arith.addi %4355, %c9 : index
    %4357 = arith.addi %4356, %c16 : index
    %4358 = vector.extract %419#3[1] : f32 from vector<8xf32>
    memref.store %4358, %17[%4357] : memref<?xf32>
    %4359 = arith.muli %4, %c11 : index
    %4360 = arith.addi %4359, %4348 : index
    %4361 = arith.addi %4360, %c9 : index
    %4362 = arith.addi %4361, %c12 : index
    %4363 = vector.extract %419#3[2] : f32 from vector<8xf32>
    memref.store %4363, %17[%4362] : memref<?xf32>
    %4364 = arith.muli %4, %c11 : index
    %4365 = arith.addi %4364, %4348 : index
    %4366 = arith.addi %4365, %c9 : index
    %4367 = arith.addi %4366, %c29 : index
    %4368 = vector.extract %419#3[3] : f32 from vector<8xf32>
    memref.store %4368, %17[%4367] : memref<?xf32>
    %4369 = arith.muli %4, %c11 : index
    %4370 = arith.addi %4369, %4348 : index
    %4371 = arith.addi %4370, %c9 : index
    %4372 = arith.addi %4371, %c7 : index
    %4373 = vector.extract %419#3[4] : f32 from vector<8xf32>
    memref.store %4373, %17[%4372] : memref<?xf32>
    %4374 = arith.muli %4, %c11 : index
    %4375 = arith.addi %4374, %4348 : index
    %4376 = arith.addi %4375, %c9 : index
    %4377 = arith.addi %4376, %c30 : index
    %4378 = vector.extract %419#3[5] : f32 from vector<8xf32>
    memref.store %4378, %17[%4377] : memref<?xf32>
    %4379 = arith.muli %4, %c11 : index
    %4380 = arith.addi %4379, %4348 : index
    %4381 = arith.addi %4380, %c9 : index
    %4382 = arith.addi %4381, %c31 : index
    %4383 = vector.extract %419#3[6] : f32 from vector<8xf32>
    memref.store %4383, %17[%4382] : memref<?xf32>
    %4384 = arith.muli %4, %c11 : index
    %4385 = arith.addi %4384, %4348 : index
    %4386 = arith.addi %4385, %c9 : index
    %4387 = arith.addi %4386, %c32 : index
    %4388 = vector.extract %419#3[7] : f32 from vector<8xf32>
    memref.store %4388, %17[%4387] : memref<?xf32>
    wave.barrier
    %4389 = arith.muli %4, %c14 : index
    %4390 = arith.addi %4389, %c9 : index
    %4391 = arith.muli %4390, %c5 : index
    %4392 = arith.divui %4345, %c19 : index
    %4393 = arith.addi %4391, %4392 : index
    %4394 = arith.addi %4344, %4393 : index
    %4395 = arith.cmpi slt, %4394, %20 : index
    scf.if %4395 {
      %4396 = arith.cmpi eq, %hasFactors, %c8 : index
      %4397 = memref.load %factors[%4394] : memref<?xf32>
      %4398 = arith.select %4396, %4397, %c34 : f32
      %4399 = arith.addi %4348, %c9 : index
      %4400 = arith.muli %4390, %c16 : index
      %4401 = arith.addi %4399, %4400 : index
      %4402 = memref.load %17[%4401] : memref<?xf32>
      %4403 = arith.addi %4401, %c11 : index
      %4404 = memref.load %17[%4403] : memref<?xf32>
      %4405 = arith.addf %4402, %4404 : f32
      %4406 = arith.remui %4345, %c19 : index
      %4407 = arith.muli %4406, %c14 : index
      %4408 = arith.addi %16, %4407 : index
      %4409 = vector.load %w[%4408] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4410 = vector.bitcast %4409 : vector<4xi8> to vector<1xf32>
      %4411 = vector.extract %4410[0] : f32 from vector<1xf32>
      %4412 = arith.mulf %4411, %4398 : f32
      %4413 = arith.mulf %4405, %4412 : f32
      %4414 = arith.muli %3, %c8 : index
      %4415 = arith.addi %4414, %c9 : index
      %4416 = arith.muli %4415, %c19 : index
      %4417 = arith.remui %4345, %c19 : index
      %4418 = arith.addi %4416, %4417 : index
      %4419 = arith.muli %4393, %c35 : index
      %4420 = arith.addi %4419, %4418 : index
      memref.store %4413, %18[%4420] : memref<?xf32>
    }
    %4421 = arith.muli %4, %c14 : index
    %4422 = arith.addi %4421, %c8 : index
    %4423 = arith.muli %4422, %c5 : index
    %4424 = arith.divui %4345, %c19 : index
    %4425 = arith.addi %4423, %4424 : index
    %4426 = arith.addi %4344, %4425 : index
    %4427 = arith.cmpi slt, %4426, %20 : index
    scf.if %4427 {
      %4428 = arith.cmpi eq, %hasFactors, %c8 : index
      %4429 = memref.load %factors[%4426] : memref<?xf32>
      %4430 = arith.select %4428, %4429, %c34 : f32
      %4431 = arith.addi %4348, %c9 : index
      %4432 = arith.muli %4422, %c16 : index
      %4433 = arith.addi %4431, %4432 : index
      %4434 = memref.load %17[%4433] : memref<?xf32>
      %4435 = arith.addi %4433, %c11 : index
      %4436 = memref.load %17[%4435] : memref<?xf32>
      %4437 = arith.addf %4434, %4436 : f32
      %4438 = arith.remui %4345, %c19 : index
      %4439 = arith.muli %4438, %c14 : index
      %4440 = arith.addi %16, %4439 : index
      %4441 = vector.load %w[%4440] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4442 = vector.bitcast %4441 : vector<4xi8> to vector<1xf32>
      %4443 = vector.extract %4442[0] : f32 from vector<1xf32>
      %4444 = arith.mulf %4443, %4430 : f32
      %4445 = arith.mulf %4437, %4444 : f32
      %4446 = arith.muli %3, %c8 : index
      %4447 = arith.addi %4446, %c9 : index
      %4448 = arith.muli %4447, %c19 : index
      %4449 = arith.remui %4345, %c19 : index
      %4450 = arith.addi %4448, %4449 : index
      %4451 = arith.muli %4425, %c35 : index
      %4452 = arith.addi %4451, %4450 : index
      memref.store %4445, %18[%4452] : memref<?xf32>
    }
    %4453 = arith.muli %4, %c14 : index
    %4454 = arith.addi %4453, %c5 : index
    %4455 = arith.muli %4454, %c5 : index
    %4456 = arith.divui %4345, %c19 : index
    %4457 = arith.addi %4455, %4456 : index
    %4458 = arith.addi %4344, %4457 : index
    %4459 = arith.cmpi slt, %4458, %20 : index
    scf.if %4459 {
      %4460 = arith.cmpi eq, %hasFactors, %c8 : index
      %4461 = memref.load %factors[%4458] : memref<?xf32>
      %4462 = arith.select %4460, %4461, %c34 : f32
      %4463 = arith.addi %4348, %c9 : index
      %4464 = arith.muli %4454, %c16 : index
      %4465 = arith.addi %4463, %4464 : index
      %4466 = memref.load %17[%4465] : memref<?xf32>
      %4467 = arith.addi %4465, %c11 : index
      %4468 = memref.load %17[%4467] : memref<?xf32>
      %4469 = arith.addf %4466, %4468 : f32
      %4470 = arith.remui %4345, %c19 : index
      %4471 = arith.muli %4470, %c14 : index
      %4472 = arith.addi %16, %4471 : index
      %4473 = vector.load %w[%4472] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4474 = vector.bitcast %4473 : vector<4xi8> to vector<1xf32>
      %4475 = vector.extract %4474[0] : f32 from vector<1xf32>
      %4476 = arith.mulf %4475, %4462 : f32
      %4477 = arith.mulf %4469, %4476 : f32
      %4478 = arith.muli %3, %c8 : index
      %4479 = arith.addi %4478, %c9 : index
      %4480 = arith.muli %4479, %c19 : index
      %4481 = arith.remui %4345, %c19 : index
      %4482 = arith.addi %4480, %4481 : index
      %4483 = arith.muli %4457, %c35 : index
      %4484 = arith.addi %4483, %4482 : index
      memref.store %4477, %18[%4484] : memref<?xf32>
    }
    %4485 = arith.muli %4, %c14 : index
    %4486 = arith.addi %4485, %c28 : index
    %4487 = arith.muli %4486, %c5 : index
    %4488 = arith.divui %4345, %c19 : index
    %4489 = arith.addi %4487, %4488 : index
    %4490 = arith.addi %4344, %4489 : index
    %4491 = arith.cmpi slt, %4490, %20 : index
    scf.if %4491 {
      %4492 = arith.cmpi eq, %hasFactors, %c8 : index
      %4493 = memref.load %factors[%4490] : memref<?xf32>
      %4494 = arith.select %4492, %4493, %c34 : f32
      %4495 = arith.addi %4348, %c9 : index
      %4496 = arith.muli %4486, %c16 : index
      %4497 = arith.addi %4495, %4496 : index
      %4498 = memref.load %17[%4497] : memref<?xf32>
      %4499 = arith.addi %4497, %c11 : index
      %4500 = memref.load %17[%4499] : memref<?xf32>
      %4501 = arith.addf %4498, %4500 : f32
      %4502 = arith.remui %4345, %c19 : index
      %4503 = arith.muli %4502, %c14 : index
      %4504 = arith.addi %16, %4503 : index
      %4505 = vector.load %w[%4504] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4506 = vector.bitcast %4505 : vector<4xi8> to vector<1xf32>
      %4507 = vector.extract %4506[0] : f32 from vector<1xf32>
      %4508 = arith.mulf %4507, %4494 : f32
      %4509 = arith.mulf %4501, %4508 : f32
      %4510 = arith.muli %3, %c8 : index
      %4511 = arith.addi %4510, %c9 : index
      %4512 = arith.muli %4511, %c19 : index
      %4513 = arith.remui %4345, %c19 : index
      %4514 = arith.addi %4512, %4513 : index
      %4515 = arith.muli %4489, %c35 : index
      %4516 = arith.addi %4515, %4514 : index
      memref.store %4509, %18[%4516] : memref<?xf32>
    }
    wave.barrier
    %4517 = arith.addi %21, %c52 : index
    %4518 = wave.wave
    %4519 = arith.addi %4518, %c9 : index
    %4520 = arith.addi %4517, %4519 : index
    %4521 = arith.cmpi slt, %4520, %20 : index
    %4522 = arith.cmpi slt, %4519, %c19 : index
    %4523 = arith.andi %4521, %4522 : i1
    scf.if %4523 {
      %4524 = arith.addi %4517, %4519 : index
      %4525 = arith.muli %4519, %c35 : index
      %4526 = wave.lane
      %4527 = arith.addi %4526, %c9 : index
      %4528 = arith.cmpi eq, %hasBias, %c8 : index
      %4529 = arith.addi %4525, %4527 : index
      %4530 = memref.load %18[%4529] : memref<?xf32>
      %4531 = arith.muli %0, %c35 : index
      %4532 = arith.addi %4531, %4527 : index
      %4533 = memref.load %bias[%4532] : memref<?xf32>
      %4534 = arith.addf %4530, %4533 : f32
      %4535 = arith.select %4528, %4534, %4530 : f32
      %4536 = arith.addi %4527, %c37 : index
      %4537 = arith.cmpi eq, %hasBias, %c8 : index
      %4538 = arith.addi %4525, %4536 : index
      %4539 = memref.load %18[%4538] : memref<?xf32>
      %4540 = arith.muli %0, %c35 : index
      %4541 = arith.addi %4540, %4536 : index
      %4542 = memref.load %bias[%4541] : memref<?xf32>
      %4543 = arith.addf %4539, %4542 : f32
      %4544 = arith.select %4537, %4543, %4539 : f32
      %4545 = arith.addi %4526, %c16 : index
      %4546 = arith.cmpi slt, %4545, %c37 : index
      %4547 = arith.minsi %4545, %c38 : index
      %4548 = arith.cmpi eq, %hasBias, %c8 : index
      %4549 = arith.addi %4525, %4547 : index
      %4550 = memref.load %18[%4549] : memref<?xf32>
      %4551 = arith.muli %0, %c35 : index
      %4552 = arith.addi %4551, %4547 : index
      %4553 = memref.load %bias[%4552] : memref<?xf32>
      %4554 = arith.addf %4550, %4553 : f32
      %4555 = arith.select %4548, %4554, %4550 : f32
      %4556 = arith.addi %4547, %c37 : index
      %4557 = arith.cmpi eq, %hasBias, %c8 : index
      %4558 = arith.addi %4525, %4556 : index
      %4559 = memref.load %18[%4558] : memref<?xf32>
      %4560 = arith.muli %0, %c35 : index
      %4561 = arith.addi %4560, %4556 : index
      %4562 = memref.load %bias[%4561] : memref<?xf32>
      %4563 = arith.addf %4559, %4562 : f32
      %4564 = arith.select %4557, %4563, %4559 : f32
      %4565 = arith.addi %heads, %kvHeads : index
      %4566 = arith.cmpi slt, %0, %4565 : index
      scf.if %4566 {
        %4567 = arith.addi %positionsAt, %4524 : index
        %4568 = memref.load %step[%4567] : memref<?xi32>
        %4569 = arith.index_cast %4568 : i32 to index
        %4570 = arith.cmpi eq, %hasNorm, %c8 : index
        %4571 = math.fma %4535, %4535, %c41 : f32
        %4572 = math.fma %4544, %4544, %4571 : f32
        %4573 = math.fma %4555, %4555, %4572 : f32
        %4574 = arith.select %4546, %4573, %4572 : f32
        %4575 = math.fma %4564, %4564, %4574 : f32
        %4576 = arith.select %4546, %4575, %4574 : f32
        %4577 = vector.broadcast %4576 : f32 to vector<1xf32>
        %4578 = wave.reduce "add" %4577 : vector<1xf32>
        %4579 = arith.mulf %4578, %inverseHeadDim : f32
        %4580 = arith.addf %4579, %epsilon : f32
        %4581 = math.sqrt %4580 : f32
        %4582 = arith.divf %c34, %4581 : f32
        %4583 = arith.cmpi slt, %0, %heads : index
        %4584 = arith.addi %4527, %c37 : index
        %4585 = memref.load %query_norm[%4527] : memref<?xf32>
        %4586 = memref.load %key_norm[%4527] : memref<?xf32>
        %4587 = arith.select %4583, %4585, %4586 : f32
        %4588 = arith.mulf %4535, %4582 : f32
        %4589 = arith.mulf %4588, %4587 : f32
        %4590 = arith.select %4570, %4589, %4535 : f32
        %4591 = memref.load %query_norm[%4584] : memref<?xf32>
        %4592 = memref.load %key_norm[%4584] : memref<?xf32>
        %4593 = arith.select %4583, %4591, %4592 : f32
        %4594 = arith.mulf %4544, %4582 : f32
        %4595 = arith.mulf %4594, %4593 : f32
        %4596 = arith.select %4570, %4595, %4544 : f32
        %4597 = arith.addi %4547, %c37 : index
        %4598 = memref.load %query_norm[%4547] : memref<?xf32>
        %4599 = memref.load %key_norm[%4547] : memref<?xf32>
        %4600 = arith.select %4583, %4598, %4599 : f32
        %4601 = arith.mulf %4555, %4582 : f32
        %4602 = arith.mulf %4601, %4600 : f32
        %4603 = arith.select %4570, %4602, %4555 : f32
        %4604 = memref.load %query_norm[%4597] : memref<?xf32>
        %4605 = memref.load %key_norm[%4597] : memref<?xf32>
        %4606 = arith.select %4583, %4604, %4605 : f32
        %4607 = arith.mulf %4564, %4582 : f32
        %4608 = arith.mulf %4607, %4606 : f32
        %4609 = arith.select %4570, %4608, %4564 : f32
        %4610 = arith.remui %4569, %c20 : index
        %4611 = arith.muli %4610, %c35 : index
        %4612 = arith.addi %4611, %4527 : index
        %4613 = arith.divui %4569, %c20 : index
        %4614 = arith.addi %4613, %c20 : index
        %4615 = arith.muli %4614, %c35 : index
        %4616 = arith.addi %4615, %4527 : index
        %4617 = memref.load %rope[%4612] : memref<?xf32>
        %4618 = arith.addi %4612, %c37 : index
        %4619 = memref.load %rope[%4618] : memref<?xf32>
        %4620 = memref.load %rope[%4616] : memref<?xf32>
        %4621 = arith.addi %4616, %c37 : index
        %4622 = memref.load %rope[%4621] : memref<?xf32>
        %4623 = arith.mulf %4620, %4617 : f32
        %4624 = arith.mulf %4622, %4619 : f32
        %4625 = arith.subf %4623, %4624 : f32
        %4626 = arith.mulf %4622, %4617 : f32
        %4627 = arith.mulf %4620, %4619 : f32
        %4628 = arith.addf %4626, %4627 : f32
        %4629 = arith.mulf %4590, %4625 : f32
        %4630 = arith.mulf %4596, %4628 : f32
        %4631 = arith.subf %4629, %4630 : f32
        %4632 = arith.mulf %4596, %4625 : f32
        %4633 = arith.mulf %4590, %4628 : f32
        %4634 = arith.addf %4632, %4633 : f32
        %4635 = arith.cmpi slt, %0, %heads : index
        scf.if %4635 {
          %4636 = arith.muli %4524, %heads : index
          %4637 = arith.addi %4636, %0 : index
          %4638 = arith.muli %4637, %c35 : index
          %4639 = arith.addi %4638, %4527 : index
          memref.store %4631, %q[%4639] : memref<?xf32>
          %4640 = arith.addi %4639, %c37 : index
          memref.store %4634, %q[%4640] : memref<?xf32>
        } else {
          %4641 = arith.addi %4525, %4527 : index
          memref.store %4631, %18[%4641] : memref<?xf32>
          %4642 = arith.addi %4525, %4527 : index
          %4643 = arith.addi %4642, %c37 : index
          memref.store %4634, %18[%4643] : memref<?xf32>
        }
        %4644 = arith.remui %4569, %c20 : index
        %4645 = arith.muli %4644, %c35 : index
        %4646 = arith.addi %4645, %4547 : index
        %4647 = arith.divui %4569, %c20 : index
        %4648 = arith.addi %4647, %c20 : index
        %4649 = arith.muli %4648, %c35 : index
        %4650 = arith.addi %4649, %4547 : index
        %4651 = memref.load %rope[%4646] : memref<?xf32>
        %4652 = arith.addi %4646, %c37 : index
        %4653 = memref.load %rope[%4652] : memref<?xf32>
        %4654 = memref.load %rope[%4650] : memref<?xf32>
        %4655 = arith.addi %4650, %c37 : index
        %4656 = memref.load %rope[%4655] : memref<?xf32>
        %4657 = arith.mulf %4654, %4651 : f32
        %4658 = arith.mulf %4656, %4653 : f32
        %4659 = arith.subf %4657, %4658 : f32
        %4660 = arith.mulf %4656, %4651 : f32
        %4661 = arith.mulf %4654, %4653 : f32
        %4662 = arith.addf %4660, %4661 : f32
        %4663 = arith.mulf %4603, %4659 : f32
        %4664 = arith.mulf %4609, %4662 : f32
        %4665 = arith.subf %4663, %4664 : f32
        %4666 = arith.mulf %4609, %4659 : f32
        %4667 = arith.mulf %4603, %4662 : f32
        %4668 = arith.addf %4666, %4667 : f32
        scf.if %4546 {
          %4669 = arith.cmpi slt, %0, %heads : index
          scf.if %4669 {
            %4670 = arith.muli %4524, %heads : index
            %4671 = arith.addi %4670, %0 : index
            %4672 = arith.muli %4671, %c35 : index
            %4673 = arith.addi %4672, %4547 : index
            memref.store %4665, %q[%4673] : memref<?xf32>
            %4674 = arith.addi %4673, %c37 : index
            memref.store %4668, %q[%4674] : memref<?xf32>
          } else {
            %4675 = arith.addi %4525, %4547 : index
            memref.store %4665, %18[%4675] : memref<?xf32>
            %4676 = arith.addi %4525, %4547 : index
            %4677 = arith.addi %4676, %c37 : index
            memref.store %4668, %18[%4677] : memref<?xf32>
          }
        }
      } else {
        %4678 = arith.cmpi slt, %0, %heads : index
        scf.if %4678 {
          %4679 = arith.muli %4524, %heads : index
          %4680 = arith.addi %4679, %0 : index
          %4681 = arith.muli %4680, %c35 : index
          %4682 = arith.addi %4681, %4527 : index
          memref.store %4535, %q[%4682] : memref<?xf32>
          %4683 = arith.addi %4682, %c37 : index
          memref.store %4544, %q[%4683] : memref<?xf32>
        } else {
          %4684 = arith.addi %4525, %4527 : index
          memref.store %4535, %18[%4684] : memref<?xf32>
          %4685 = arith.addi %4525, %4527 : index
          %4686 = arith.addi %4685, %c37 : index
          memref.store %4544, %18[%4686] : memref<?xf32>
        }
        scf.if %4546 {
          %4687 = arith.cmpi slt, %0, %heads : index
          scf.if %4687 {
            %4688 = arith.muli %4524, %heads : index
            %4689 = arith.addi %4688, %0 : index
            %4690 = arith.muli %4689, %c35 : index
            %4691 = arith.addi %4690, %4547 : index
            memref.store %4555, %q[%4691] : memref<?xf32>
            %4692 = arith.addi %4691, %c37 : index
            memref.store %4564, %q[%4692] : memref<?xf32>
          } else {
            %4693 = arith.addi %4525, %4547 : index
            memref.store %4555, %18[%4693] : memref<?xf32>
            %4694 = arith.addi %4525, %4547 : index
            %4695 = arith.addi %4694, %c37 : index
            memref.store %4564, %18[%4695] : memref<?xf32>
          }
        }
      }
    }
    %4696 = arith.addi %4518, %c44 : index
    %4697 = arith.addi %4517, %4696 : index
    %4698 = arith.cmpi slt, %4697, %20 : index
    %4699 = arith.cmpi slt, %4696, %c19 : index
    %4700 = arith.andi %4698, %4699 : i1
    scf.if %4700 {
      %4701 = arith.addi %4517, %4696 : index
      %4702 = arith.muli %4696, %c35 : index
      %4703 = wave.lane
      %4704 = arith.addi %4703, %c9 : index
      %4705 = arith.cmpi eq, %hasBias, %c8 : index
      %4706 = arith.addi %4702, %4704 : index
      %4707 = memref.load %18[%4706] : memref<?xf32>
      %4708 = arith.muli %0, %c35 : index
      %4709 = arith.addi %4708, %4704 : index
      %4710 = memref.load %bias[%4709] : memref<?xf32>
      %4711 = arith.addf %4707, %4710 : f32
      %4712 = arith.select %4705, %4711, %4707 : f32
      %4713 = arith.addi %4704, %c37 : index
      %4714 = arith.cmpi eq, %hasBias, %c8 : index
      %4715 = arith.addi %4702, %4713 : index
      %4716 = memref.load %18[%4715] : memref<?xf32>
      %4717 = arith.muli %0, %c35 : index
      %4718 = arith.addi %4717, %4713 : index
      %4719 = memref.load %bias[%4718] : memref<?xf32>
      %4720 = arith.addf %4716, %4719 : f32
      %4721 = arith.select %4714, %4720, %4716 : f32
      %4722 = arith.addi %4703, %c16 : index
      %4723 = arith.cmpi slt, %4722, %c37 : index
      %4724 = arith.minsi %4722, %c38 : index
      %4725 = arith.cmpi eq, %hasBias, %c8 : index
      %4726 = arith.addi %4702, %4724 : index
      %4727 = memref.load %18[%4726] : memref<?xf32>
      %4728 = arith.muli %0, %c35 : index
      %4729 = arith.addi %4728, %4724 : index
      %4730 = memref.load %bias[%4729] : memref<?xf32>
      %4731 = arith.addf %4727, %4730 : f32
      %4732 = arith.select %4725, %4731, %4727 : f32
      %4733 = arith.addi %4724, %c37 : index
      %4734 = arith.cmpi eq, %hasBias, %c8 : index
      %4735 = arith.addi %4702, %4733 : index
      %4736 = memref.load %18[%4735] : memref<?xf32>
      %4737 = arith.muli %0, %c35 : index
      %4738 = arith.addi %4737, %4733 : index
      %4739 = memref.load %bias[%4738] : memref<?xf32>
      %4740 = arith.addf %4736, %4739 : f32
      %4741 = arith.select %4734, %4740, %4736 : f32
      %4742 = arith.addi %heads, %kvHeads : index
      %4743 = arith.cmpi slt, %0, %4742 : index
      scf.if %4743 {
        %4744 = arith.addi %positionsAt, %4701 : index
        %4745 = memref.load %step[%4744] : memref<?xi32>
        %4746 = arith.index_cast %4745 : i32 to index
        %4747 = arith.cmpi eq, %hasNorm, %c8 : index
        %4748 = math.fma %4712, %4712, %c41 : f32
        %4749 = math.fma %4721, %4721, %4748 : f32
        %4750 = math.fma %4732, %4732, %4749 : f32
        %4751 = arith.select %4723, %4750, %4749 : f32
        %4752 = math.fma %4741, %4741, %4751 : f32
        %4753 = arith.select %4723, %4752, %4751 : f32
        %4754 = vector.broadcast %4753 : f32 to vector<1xf32>
        %4755 = wave.reduce "add" %4754 : vector<1xf32>
        %4756 = arith.mulf %4755, %inverseHeadDim : f32
        %4757 = arith.addf %4756, %epsilon : f32
        %4758 = math.sqrt %4757 : f32
        %4759 = arith.divf %c34, %4758 : f32
        %4760 = arith.cmpi slt, %0, %heads : index
        %4761 = arith.addi %4704, %c37 : index
        %4762 = memref.load %query_norm[%4704] : memref<?xf32>
        %4763 = memref.load %key_norm[%4704] : memref<?xf32>
        %4764 = arith.select %4760, %4762, %4763 : f32
        %4765 = arith.mulf %4712, %4759 : f32
        %4766 = arith.mulf %4765, %4764 : f32
        %4767 = arith.select %4747, %4766, %4712 : f32
        %4768 = memref.load %query_norm[%4761] : memref<?xf32>
        %4769 = memref.load %key_norm[%4761] : memref<?xf32>
        %4770 = arith.select %4760, %4768, %4769 : f32
        %4771 = arith.mulf %4721, %4759 : f32
        %4772 = arith.mulf %4771, %4770 : f32
        %4773 = arith.select %4747, %4772, %4721 : f32
        %4774 = arith.addi %4724, %c37 : index
        %4775 = memref.load %query_norm[%4724] : memref<?xf32>
        %4776 = memref.load %key_norm[%4724] : memref<?xf32>
        %4777 = arith.select %4760, %4775, %4776 : f32
        %4778 = arith.mulf %4732, %4759 : f32
        %4779 = arith.mulf %4778, %4777 : f32
        %4780 = arith.select %4747, %4779, %4732 : f32
        %4781 = memref.load %query_norm[%4774] : memref<?xf32>
        %4782 = memref.load %key_norm[%4774] : memref<?xf32>
        %4783 = arith.select %4760, %4781, %4782 : f32
        %4784 = arith.mulf %4741, %4759 : f32
        %4785 = arith.mulf %4784, %4783 : f32
        %4786 = arith.select %4747, %4785, %4741 : f32
        %4787 = arith.remui %4746, %c20 : index
        %4788 = arith.muli %4787, %c35 : index
        %4789 = arith.addi %4788, %4704 : index
        %4790 = arith.divui %4746, %c20 : index
        %4791 = arith.addi %4790, %c20 : index
        %4792 = arith.muli %4791, %c35 : index
        %4793 = arith.addi %4792, %4704 : index
        %4794 = memref.load %rope[%4789] : memref<?xf32>
        %4795 = arith.addi %4789, %c37 : index
        %4796 = memref.load %rope[%4795] : memref<?xf32>
        %4797 = memref.load %rope[%4793] : memref<?xf32>
        %4798 = arith.addi %4793, %c37 : index
        %4799 = memref.load %rope[%4798] : memref<?xf32>
        %4800 = arith.mulf %4797, %4794 : f32
        %4801 = arith.mulf %4799, %4796 : f32
        %4802 = arith.subf %4800, %4801 : f32
        %4803 = arith.mulf %4799, %4794 : f32
        %4804 = arith.mulf %4797, %4796 : f32
        %4805 = arith.addf %4803, %4804 : f32
        %4806 = arith.mulf %4767, %4802 : f32
        %4807 = arith.mulf %4773, %4805 : f32
        %4808 = arith.subf %4806, %4807 : f32
        %4809 = arith.mulf %4773, %4802 : f32
        %4810 = arith.mulf %4767, %4805 : f32
        %4811 = arith.addf %4809, %4810 : f32
        %4812 = arith.cmpi slt, %0, %heads : index
        scf.if %4812 {
          %4813 = arith.muli %4701, %heads : index
          %4814 = arith.addi %4813, %0 : index
          %4815 = arith.muli %4814, %c35 : index
          %4816 = arith.addi %4815, %4704 : index
          memref.store %4808, %q[%4816] : memref<?xf32>
          %4817 = arith.addi %4816, %c37 : index
          memref.store %4811, %q[%4817] : memref<?xf32>
        } else {
          %4818 = arith.addi %4702, %4704 : index
          memref.store %4808, %18[%4818] : memref<?xf32>
          %4819 = arith.addi %4702, %4704 : index
          %4820 = arith.addi %4819, %c37 : index
          memref.store %4811, %18[%4820] : memref<?xf32>
        }
        %4821 = arith.remui %4746, %c20 : index
        %4822 = arith.muli %4821, %c35 : index
        %4823 = arith.addi %4822, %4724 : index
        %4824 = arith.divui %4746, %c20 : index
        %4825 = arith.addi %4824, %c20 : index
        %4826 = arith.muli %4825, %c35 : index
        %4827 = arith.addi %4826, %4724 : index
        %4828 = memref.load %rope[%4823] : memref<?xf32>
        %4829 = arith.addi %4823, %c37 : index
        %4830 = memref.load %rope[%4829] : memref<?xf32>
        %4831 = memref.load %rope[%4827] : memref<?xf32>
        %4832 = arith.addi %4827, %c37 : index
        %4833 = memref.load %rope[%4832] : memref<?xf32>
        %4834 = arith.mulf %4831, %4828 : f32
        %4835 = arith.mulf %4833, %4830 : f32
        %4836 = arith.subf %4834, %4835 : f32
        %4837 = arith.mulf %4833, %4828 : f32
        %4838 = arith.mulf %4831, %4830 : f32
        %4839 = arith.addf %4837, %4838 : f32
        %4840 = arith.mulf %4780, %4836 : f32
        %4841 = arith.mulf %4786, %4839 : f32
        %4842 = arith.subf %4840, %4841 : f32
        %4843 = arith.mulf %4786, %4836 : f32
        %4844 = arith.mulf %4780, %4839 : f32
        %4845 = arith.addf %4843, %4844 : f32
        scf.if %4723 {
          %4846 = arith.cmpi slt, %0, %heads : index
          scf.if %4846 {
            %4847 = arith.muli %4701, %heads : index
            %4848 = arith.addi %4847, %0 : index
            %4849 = arith.muli %4848, %c35 : index
            %4850 = arith.addi %4849, %4724 : index
            memref.store %4842, %q[%4850] : memref<?xf32>
            %4851 = arith.addi %4850, %c37 : index
            memref.store %4845, %q[%4851] : memref<?xf32>
          } else {
            %4852 = arith.addi %4702, %4724 : index
            memref.store %4842, %18[%4852] : memref<?xf32>
            %4853 = arith.addi %4702, %4724 : index
            %4854 = arith.addi %4853, %c37 : index
            memref.store %4845, %18[%4854] : memref<?xf32>
          }
        }
      } else {
        %4855 = arith.cmpi slt, %0, %heads : index
        scf.if %4855 {
          %4856 = arith.muli %4701, %heads : index
          %4857 = arith.addi %4856, %0 : index
          %4858 = arith.muli %4857, %c35 : index
          %4859 = arith.addi %4858, %4704 : index
          memref.store %4712, %q[%4859] : memref<?xf32>
          %4860 = arith.addi %4859, %c37 : index
          memref.store %4721, %q[%4860] : memref<?xf32>
        } else {
          %4861 = arith.addi %4702, %4704 : index
          memref.store %4712, %18[%4861] : memref<?xf32>
          %4862 = arith.addi %4702, %4704 : index
          %4863 = arith.addi %4862, %c37 : index
          memref.store %4721, %18[%4863] : memref<?xf32>
        }
        scf.if %4723 {
          %4864 = arith.cmpi slt, %0, %heads : index
          scf.if %4864 {
            %4865 = arith.muli %4701, %heads : index
            %4866 = arith.addi %4865, %0 : index
            %4867 = arith.muli %4866, %c35 : index
            %4868 = arith.addi %4867, %4724 : index
            memref.store %4732, %q[%4868] : memref<?xf32>
            %4869 = arith.addi %4868, %c37 : index
            memref.store %4741, %q[%4869] : memref<?xf32>
          } else {
            %4870 = arith.addi %4702, %4724 : index
            memref.store %4732, %18[%4870] : memref<?xf32>
            %4871 = arith.addi %4702, %4724 : index
            %4872 = arith.addi %4871, %c37 : index
            memref.store %4741, %18[%4872] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %4873 = arith.cmpi sge, %0, %heads : index
    scf.if %4873 {
      %4874 = arith.addi %4518, %c9 : index
      %4875 = arith.addi %4517, %4874 : index
      %4876 = arith.cmpi slt, %4875, %20 : index
      %4877 = arith.cmpi slt, %4874, %c19 : index
      %4878 = arith.andi %4876, %4877 : i1
      scf.if %4878 {
        %4879 = arith.addi %4517, %4874 : index
        %4880 = arith.addi %slotsAt, %4879 : index
        %4881 = memref.load %step[%4880] : memref<?xi32>
        %4882 = arith.index_cast %4881 : i32 to index
        %4883 = arith.cmpi sge, %4882, %c9 : index
        scf.if %4883 {
          %4884 = arith.muli %4874, %c35 : index
          %4885 = arith.subi %0, %heads : index
          %4886 = memref.load %scales[%4885] : memref<?xf32>
          %4887 = vector.broadcast %4886 : f32 to vector<4xf32>
          %4888 = arith.divui %4882, %c19 : index
          %4889 = arith.remui %4882, %c19 : index
          %4890 = arith.muli %4888, %pageBytes : index
          %4891 = arith.cmpi eq, %codec, %c9 : index
          scf.if %4891 {
            %4892 = wave.lane
            %4893 = arith.muli %4892, %c14 : index
            scf.for %4894 = %4893 to %c35 step %c7 {
              %4895 = arith.addi %4884, %4894 : index
              %4896 = vector.load %18[%4895] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4897 = arith.mulf %4896, %4887 : vector<4xf32>
              %4898 = arith.minimumf %4897, %c48 : vector<4xf32>
              %4899 = arith.maximumf %4898, %c49 : vector<4xf32>
              %4900 = arith.truncf %4899 : vector<4xf32> to vector<4xf16>
              %4901 = vector.bitcast %4900 : vector<4xf16> to vector<8xi8>
              %4902 = arith.cmpi slt, %4885, %kvHeads : index
              scf.if %4902 {
                %4903 = arith.muli %4885, %c50 : index
                %4904 = arith.addi %4890, %4903 : index
                %4905 = arith.divui %4894, %c19 : index
                %4906 = arith.muli %4905, %c51 : index
                %4907 = arith.remui %4894, %c19 : index
                %4908 = arith.divui %4907, %c4 : index
                %4909 = arith.muli %4908, %c20 : index
                %4910 = arith.muli %4889, %c19 : index
                %4911 = arith.addi %4909, %4910 : index
                %4912 = arith.remui %4907, %c4 : index
                %4913 = arith.muli %4912, %c5 : index
                %4914 = arith.addi %4911, %4913 : index
                %4915 = arith.addi %4906, %4914 : index
                %4916 = arith.addi %4904, %4915 : index
                vector.store %4901, %kv[%4916] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %4917 = arith.subi %4885, %kvHeads : index
                %4918 = arith.muli %4917, %c50 : index
                %4919 = arith.addi %4890, %4918 : index
                %4920 = arith.addi %4894, %c9 : index
                %4921 = arith.divui %4920, %c19 : index
                %4922 = arith.muli %4921, %c51 : index
                %4923 = arith.addi %4922, %c10 : index
                %4924 = arith.remui %4920, %c19 : index
                %4925 = arith.divui %4889, %c5 : index
                %4926 = arith.remui %4889, %c5 : index
                %4927 = arith.muli %4926, %c4 : index
                %4928 = arith.addi %4925, %4927 : index
                %4929 = arith.divui %4928, %c4 : index
                %4930 = arith.muli %4929, %c20 : index
                %4931 = arith.muli %4924, %c19 : index
                %4932 = arith.addi %4930, %4931 : index
                %4933 = arith.remui %4928, %c4 : index
                %4934 = arith.muli %4933, %c5 : index
                %4935 = arith.addi %4932, %4934 : index
                %4936 = arith.addi %4923, %4935 : index
                %4937 = arith.addi %4919, %4936 : index
                %4938 = vector.shuffle %4901, %4901 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %4938, %kv[%4937] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4939 = arith.addi %4894, %c8 : index
                %4940 = arith.divui %4939, %c19 : index
                %4941 = arith.muli %4940, %c51 : index
                %4942 = arith.addi %4941, %c10 : index
                %4943 = arith.remui %4939, %c19 : index
                %4944 = arith.divui %4889, %c5 : index
                %4945 = arith.remui %4889, %c5 : index
                %4946 = arith.muli %4945, %c4 : index
                %4947 = arith.addi %4944, %4946 : index
                %4948 = arith.divui %4947, %c4 : index
                %4949 = arith.muli %4948, %c20 : index
                %4950 = arith.muli %4943, %c19 : index
                %4951 = arith.addi %4949, %4950 : index
                %4952 = arith.remui %4947, %c4 : index
                %4953 = arith.muli %4952, %c5 : index
                %4954 = arith.addi %4951, %4953 : index
                %4955 = arith.addi %4942, %4954 : index
                %4956 = arith.addi %4919, %4955 : index
                %4957 = vector.shuffle %4901, %4901 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %4957, %kv[%4956] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4958 = arith.addi %4894, %c5 : index
                %4959 = arith.divui %4958, %c19 : index
                %4960 = arith.muli %4959, %c51 : index
                %4961 = arith.addi %4960, %c10 : index
                %4962 = arith.remui %4958, %c19 : index
                %4963 = arith.divui %4889, %c5 : index
                %4964 = arith.remui %4889, %c5 : index
                %4965 = arith.muli %4964, %c4 : index
                %4966 = arith.addi %4963, %4965 : index
                %4967 = arith.divui %4966, %c4 : index
                %4968 = arith.muli %4967, %c20 : index
                %4969 = arith.muli %4962, %c19 : index
                %4970 = arith.addi %4968, %4969 : index
                %4971 = arith.remui %4966, %c4 : index
                %4972 = arith.muli %4971, %c5 : index
                %4973 = arith.addi %4970, %4972 : index
                %4974 = arith.addi %4961, %4973 : index
                %4975 = arith.addi %4919, %4974 : index
                %4976 = vector.shuffle %4901, %4901 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %4976, %kv[%4975] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4977 = arith.addi %4894, %c28 : index
                %4978 = arith.divui %4977, %c19 : index
                %4979 = arith.muli %4978, %c51 : index
                %4980 = arith.addi %4979, %c10 : index
                %4981 = arith.remui %4977, %c19 : index
                %4982 = arith.divui %4889, %c5 : index
                %4983 = arith.remui %4889, %c5 : index
                %4984 = arith.muli %4983, %c4 : index
                %4985 = arith.addi %4982, %4984 : index
                %4986 = arith.divui %4985, %c4 : index
                %4987 = arith.muli %4986, %c20 : index
                %4988 = arith.muli %4981, %c19 : index
                %4989 = arith.addi %4987, %4988 : index
                %4990 = arith.remui %4985, %c4 : index
                %4991 = arith.muli %4990, %c5 : index
                %4992 = arith.addi %4989, %4991 : index
                %4993 = arith.addi %4980, %4992 : index
                %4994 = arith.addi %4919, %4993 : index
                %4995 = vector.shuffle %4901, %4901 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %4995, %kv[%4994] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %4996 = arith.cmpi eq, %codec, %c8 : index
          scf.if %4996 {
            %4997 = wave.lane
            %4998 = arith.muli %4997, %c14 : index
            scf.for %4999 = %4998 to %c35 step %c7 {
              %5000 = arith.addi %4884, %4999 : index
              %5001 = vector.load %18[%5000] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5002 = arith.mulf %5001, %4887 : vector<4xf32>
              %5003 = wave.fp8_encode "e4m3" %5002 : vector<4xf32> -> vector<4xi8>
              %5004 = arith.cmpi slt, %4885, %kvHeads : index
              scf.if %5004 {
                %5005 = arith.muli %4885, %c10 : index
                %5006 = arith.addi %4890, %5005 : index
                %5007 = vector.shuffle %5003, %5003 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5008 = arith.divui %4999, %c19 : index
                %5009 = arith.muli %5008, %c20 : index
                %5010 = arith.remui %4999, %c19 : index
                %5011 = arith.muli %4889, %c19 : index
                %5012 = arith.divui %5010, %c14 : index
                %5013 = arith.muli %5012, %c14 : index
                %5014 = arith.remui %5010, %c5 : index
                %5015 = arith.muli %5014, %c5 : index
                %5016 = arith.addi %5013, %5015 : index
                %5017 = arith.divui %5010, %c5 : index
                %5018 = arith.remui %5017, %c5 : index
                %5019 = arith.addi %5016, %5018 : index
                %5020 = arith.addi %5011, %5019 : index
                %5021 = arith.addi %5009, %5020 : index
                %5022 = arith.addi %5006, %5021 : index
                vector.store %5007, %kv[%5022] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5023 = arith.subi %4885, %kvHeads : index
                %5024 = arith.muli %5023, %c10 : index
                %5025 = arith.addi %4890, %5024 : index
                %5026 = arith.addi %4999, %c9 : index
                %5027 = arith.divui %5026, %c19 : index
                %5028 = arith.muli %5027, %c20 : index
                %5029 = arith.addi %5028, %c11 : index
                %5030 = arith.remui %5026, %c19 : index
                %5031 = arith.divui %4889, %c5 : index
                %5032 = arith.remui %4889, %c5 : index
                %5033 = arith.muli %5032, %c4 : index
                %5034 = arith.addi %5031, %5033 : index
                %5035 = arith.muli %5030, %c19 : index
                %5036 = arith.divui %5034, %c14 : index
                %5037 = arith.muli %5036, %c14 : index
                %5038 = arith.remui %5034, %c5 : index
                %5039 = arith.muli %5038, %c5 : index
                %5040 = arith.addi %5037, %5039 : index
                %5041 = arith.divui %5034, %c5 : index
                %5042 = arith.remui %5041, %c5 : index
                %5043 = arith.addi %5040, %5042 : index
                %5044 = arith.addi %5035, %5043 : index
                %5045 = arith.addi %5029, %5044 : index
                %5046 = arith.addi %5025, %5045 : index
                %5047 = vector.shuffle %5003, %5003 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5047, %kv[%5046] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5048 = arith.addi %4999, %c8 : index
                %5049 = arith.divui %5048, %c19 : index
                %5050 = arith.muli %5049, %c20 : index
                %5051 = arith.addi %5050, %c11 : index
                %5052 = arith.remui %5048, %c19 : index
                %5053 = arith.divui %4889, %c5 : index
                %5054 = arith.remui %4889, %c5 : index
                %5055 = arith.muli %5054, %c4 : index
                %5056 = arith.addi %5053, %5055 : index
                %5057 = arith.muli %5052, %c19 : index
                %5058 = arith.divui %5056, %c14 : index
                %5059 = arith.muli %5058, %c14 : index
                %5060 = arith.remui %5056, %c5 : index
                %5061 = arith.muli %5060, %c5 : index
                %5062 = arith.addi %5059, %5061 : index
                %5063 = arith.divui %5056, %c5 : index
                %5064 = arith.remui %5063, %c5 : index
                %5065 = arith.addi %5062, %5064 : index
                %5066 = arith.addi %5057, %5065 : index
                %5067 = arith.addi %5051, %5066 : index
                %5068 = arith.addi %5025, %5067 : index
                %5069 = vector.shuffle %5003, %5003 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5069, %kv[%5068] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5070 = arith.addi %4999, %c5 : index
                %5071 = arith.divui %5070, %c19 : index
                %5072 = arith.muli %5071, %c20 : index
                %5073 = arith.addi %5072, %c11 : index
                %5074 = arith.remui %5070, %c19 : index
                %5075 = arith.divui %4889, %c5 : index
                %5076 = arith.remui %4889, %c5 : index
                %5077 = arith.muli %5076, %c4 : index
                %5078 = arith.addi %5075, %5077 : index
                %5079 = arith.muli %5074, %c19 : index
                %5080 = arith.divui %5078, %c14 : index
                %5081 = arith.muli %5080, %c14 : index
                %5082 = arith.remui %5078, %c5 : index
                %5083 = arith.muli %5082, %c5 : index
                %5084 = arith.addi %5081, %5083 : index
                %5085 = arith.divui %5078, %c5 : index
                %5086 = arith.remui %5085, %c5 : index
                %5087 = arith.addi %5084, %5086 : index
                %5088 = arith.addi %5079, %5087 : index
                %5089 = arith.addi %5073, %5088 : index
                %5090 = arith.addi %5025, %5089 : index
                %5091 = vector.shuffle %5003, %5003 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5091, %kv[%5090] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5092 = arith.addi %4999, %c28 : index
                %5093 = arith.divui %5092, %c19 : index
                %5094 = arith.muli %5093, %c20 : index
                %5095 = arith.addi %5094, %c11 : index
                %5096 = arith.remui %5092, %c19 : index
                %5097 = arith.divui %4889, %c5 : index
                %5098 = arith.remui %4889, %c5 : index
                %5099 = arith.muli %5098, %c4 : index
                %5100 = arith.addi %5097, %5099 : index
                %5101 = arith.muli %5096, %c19 : index
                %5102 = arith.divui %5100, %c14 : index
                %5103 = arith.muli %5102, %c14 : index
                %5104 = arith.remui %5100, %c5 : index
                %5105 = arith.muli %5104, %c5 : index
                %5106 = arith.addi %5103, %5105 : index
                %5107 = arith.divui %5100, %c5 : index
                %5108 = arith.remui %5107, %c5 : index
                %5109 = arith.addi %5106, %5108 : index
                %5110 = arith.addi %5101, %5109 : index
                %5111 = arith.addi %5095, %5110 : index
                %5112 = arith.addi %5025, %5111 : index
                %5113 = vector.shuffle %5003, %5003 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5113, %kv[%5112] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %5114 = arith.cmpi eq, %codec, %c5 : index
          scf.if %5114 {
            %5115 = wave.lane
            %5116 = arith.muli %5115, %c14 : index
            scf.for %5117 = %5116 to %c35 step %c7 {
              %5118 = arith.addi %4884, %5117 : index
              %5119 = vector.load %18[%5118] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5120 = arith.mulf %5119, %4887 : vector<4xf32>
              %5121 = wave.fp8_encode "e5m2" %5120 : vector<4xf32> -> vector<4xi8>
              %5122 = arith.cmpi slt, %4885, %kvHeads : index
              scf.if %5122 {
                %5123 = arith.muli %4885, %c10 : index
                %5124 = arith.addi %4890, %5123 : index
                %5125 = vector.shuffle %5121, %5121 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5126 = arith.divui %5117, %c19 : index
                %5127 = arith.muli %5126, %c20 : index
                %5128 = arith.remui %5117, %c19 : index
                %5129 = arith.muli %4889, %c19 : index
                %5130 = arith.divui %5128, %c14 : index
                %5131 = arith.muli %5130, %c14 : index
                %5132 = arith.remui %5128, %c5 : index
                %5133 = arith.muli %5132, %c5 : index
                %5134 = arith.addi %5131, %5133 : index
                %5135 = arith.divui %5128, %c5 : index
                %5136 = arith.remui %5135, %c5 : index
                %5137 = arith.addi %5134, %5136 : index
                %5138 = arith.addi %5129, %5137 : index
                %5139 = arith.addi %5127, %5138 : index
                %5140 = arith.addi %5124, %5139 : index
                vector.store %5125, %kv[%5140] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5141 = arith.subi %4885, %kvHeads : index
                %5142 = arith.muli %5141, %c10 : index
                %5143 = arith.addi %4890, %5142 : index
                %5144 = arith.addi %5117, %c9 : index
                %5145 = arith.divui %5144, %c19 : index
                %5146 = arith.muli %5145, %c20 : index
                %5147 = arith.addi %5146, %c11 : index
                %5148 = arith.remui %5144, %c19 : index
                %5149 = arith.divui %4889, %c5 : index
                %5150 = arith.remui %4889, %c5 : index
                %5151 = arith.muli %5150, %c4 : index
                %5152 = arith.addi %5149, %5151 : index
                %5153 = arith.muli %5148, %c19 : index
                %5154 = arith.divui %5152, %c14 : index
                %5155 = arith.muli %5154, %c14 : index
                %5156 = arith.remui %5152, %c5 : index
                %5157 = arith.muli %5156, %c5 : index
                %5158 = arith.addi %5155, %5157 : index
                %5159 = arith.divui %5152, %c5 : index
                %5160 = arith.remui %5159, %c5 : index
                %5161 = arith.addi %5158, %5160 : index
                %5162 = arith.addi %5153, %5161 : index
                %5163 = arith.addi %5147, %5162 : index
                %5164 = arith.addi %5143, %5163 : index
                %5165 = vector.shuffle %5121, %5121 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5165, %kv[%5164] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5166 = arith.addi %5117, %c8 : index
                %5167 = arith.divui %5166, %c19 : index
                %5168 = arith.muli %5167, %c20 : index
                %5169 = arith.addi %5168, %c11 : index
                %5170 = arith.remui %5166, %c19 : index
                %5171 = arith.divui %4889, %c5 : index
                %5172 = arith.remui %4889, %c5 : index
                %5173 = arith.muli %5172, %c4 : index
                %5174 = arith.addi %5171, %5173 : index
                %5175 = arith.muli %5170, %c19 : index
                %5176 = arith.divui %5174, %c14 : index
                %5177 = arith.muli %5176, %c14 : index
                %5178 = arith.remui %5174, %c5 : index
                %5179 = arith.muli %5178, %c5 : index
                %5180 = arith.addi %5177, %5179 : index
                %5181 = arith.divui %5174, %c5 : index
                %5182 = arith.remui %5181, %c5 : index
                %5183 = arith.addi %5180, %5182 : index
                %5184 = arith.addi %5175, %5183 : index
                %5185 = arith.addi %5169, %5184 : index
                %5186 = arith.addi %5143, %5185 : index
                %5187 = vector.shuffle %5121, %5121 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5187, %kv[%5186] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5188 = arith.addi %5117, %c5 : index
                %5189 = arith.divui %5188, %c19 : index
                %5190 = arith.muli %5189, %c20 : index
                %5191 = arith.addi %5190, %c11 : index
                %5192 = arith.remui %5188, %c19 : index
                %5193 = arith.divui %4889, %c5 : index
                %5194 = arith.remui %4889, %c5 : index
                %5195 = arith.muli %5194, %c4 : index
                %5196 = arith.addi %5193, %5195 : index
                %5197 = arith.muli %5192, %c19 : index
                %5198 = arith.divui %5196, %c14 : index
                %5199 = arith.muli %5198, %c14 : index
                %5200 = arith.remui %5196, %c5 : index
                %5201 = arith.muli %5200, %c5 : index
                %5202 = arith.addi %5199, %5201 : index
                %5203 = arith.divui %5196, %c5 : index
                %5204 = arith.remui %5203, %c5 : index
                %5205 = arith.addi %5202, %5204 : index
                %5206 = arith.addi %5197, %5205 : index
                %5207 = arith.addi %5191, %5206 : index
                %5208 = arith.addi %5143, %5207 : index
                %5209 = vector.shuffle %5121, %5121 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5209, %kv[%5208] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5210 = arith.addi %5117, %c28 : index
                %5211 = arith.divui %5210, %c19 : index
                %5212 = arith.muli %5211, %c20 : index
                %5213 = arith.addi %5212, %c11 : index
                %5214 = arith.remui %5210, %c19 : index
                %5215 = arith.divui %4889, %c5 : index
                %5216 = arith.remui %4889, %c5 : index
                %5217 = arith.muli %5216, %c4 : index
                %5218 = arith.addi %5215, %5217 : index
                %5219 = arith.muli %5214, %c19 : index
                %5220 = arith.divui %5218, %c14 : index
                %5221 = arith.muli %5220, %c14 : index
                %5222 = arith.remui %5218, %c5 : index
                %5223 = arith.muli %5222, %c5 : index
                %5224 = arith.addi %5221, %5223 : index
                %5225 = arith.divui %5218, %c5 : index
                %5226 = arith.remui %5225, %c5 : index
                %5227 = arith.addi %5224, %5226 : index
                %5228 = arith.addi %5219, %5227 : index
                %5229 = arith.addi %5213, %5228 : index
                %5230 = arith.addi %5143, %5229 : index
                %5231 = vector.shuffle %5121, %5121 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5231, %kv[%5230] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %5232 = arith.addi %4518, %c44 : index
      %5233 = arith.addi %4517, %5232 : index
      %5234 = arith.cmpi slt, %5233, %20 : index
      %5235 = arith.cmpi slt, %5232, %c19 : index
      %5236 = arith.andi %5234, %5235 : i1
      scf.if %5236 {
        %5237 = arith.addi %4517, %5232 : index
        %5238 = arith.addi %slotsAt, %5237 : index
        %5239 = memref.load %step[%5238] : memref<?xi32>
        %5240 = arith.index_cast %5239 : i32 to index
        %5241 = arith.cmpi sge, %5240, %c9 : index
        scf.if %5241 {
          %5242 = arith.muli %5232, %c35 : index
          %5243 = arith.subi %0, %heads : index
          %5244 = memref.load %scales[%5243] : memref<?xf32>
          %5245 = vector.broadcast %5244 : f32 to vector<4xf32>
          %5246 = arith.divui %5240, %c19 : index
          %5247 = arith.remui %5240, %c19 : index
          %5248 = arith.muli %5246, %pageBytes : index
          %5249 = arith.cmpi eq, %codec, %c9 : index
          scf.if %5249 {
            %5250 = wave.lane
            %5251 = arith.muli %5250, %c14 : index
            scf.for %5252 = %5251 to %c35 step %c7 {
              %5253 = arith.addi %5242, %5252 : index
              %5254 = vector.load %18[%5253] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5255 = arith.mulf %5254, %5245 : vector<4xf32>
              %5256 = arith.minimumf %5255, %c48 : vector<4xf32>
              %5257 = arith.maximumf %5256, %c49 : vector<4xf32>
              %5258 = arith.truncf %5257 : vector<4xf32> to vector<4xf16>
              %5259 = vector.bitcast %5258 : vector<4xf16> to vector<8xi8>
              %5260 = arith.cmpi slt, %5243, %kvHeads : index
              scf.if %5260 {
                %5261 = arith.muli %5243, %c50 : index
                %5262 = arith.addi %5248, %5261 : index
                %5263 = arith.divui %5252, %c19 : index
                %5264 = arith.muli %5263, %c51 : index
                %5265 = arith.remui %5252, %c19 : index
                %5266 = arith.divui %5265, %c4 : index
                %5267 = arith.muli %5266, %c20 : index
                %5268 = arith.muli %5247, %c19 : index
                %5269 = arith.addi %5267, %5268 : index
                %5270 = arith.remui %5265, %c4 : index
                %5271 = arith.muli %5270, %c5 : index
                %5272 = arith.addi %5269, %5271 : index
                %5273 = arith.addi %5264, %5272 : index
                %5274 = arith.addi %5262, %5273 : index
                vector.store %5259, %kv[%5274] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %5275 = arith.subi %5243, %kvHeads : index
                %5276 = arith.muli %5275, %c50 : index
                %5277 = arith.addi %5248, %5276 : index
                %5278 = arith.addi %5252, %c9 : index
                %5279 = arith.divui %5278, %c19 : index
                %5280 = arith.muli %5279, %c51 : index
                %5281 = arith.addi %5280, %c10 : index
                %5282 = arith.remui %5278, %c19 : index
                %5283 = arith.divui %5247, %c5 : index
                %5284 = arith.remui %5247, %c5 : index
                %5285 = arith.muli %5284, %c4 : index
                %5286 = arith.addi %5283, %5285 : index
                %5287 = arith.divui %5286, %c4 : index
                %5288 = arith.muli %5287, %c20 : index
                %5289 = arith.muli %5282, %c19 : index
                %5290 = arith.addi %5288, %5289 : index
                %5291 = arith.remui %5286, %c4 : index
                %5292 = arith.muli %5291, %c5 : index
                %5293 = arith.addi %5290, %5292 : index
                %5294 = arith.addi %5281, %5293 : index
                %5295 = arith.addi %5277, %5294 : index
                %5296 = vector.shuffle %5259, %5259 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %5296, %kv[%5295] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5297 = arith.addi %5252, %c8 : index
                %5298 = arith.divui %5297, %c19 : index
                %5299 = arith.muli %5298, %c51 : index
                %5300 = arith.addi %5299, %c10 : index
                %5301 = arith.remui %5297, %c19 : index
                %5302 = arith.divui %5247, %c5 : index
                %5303 = arith.remui %5247, %c5 : index
                %5304 = arith.muli %5303, %c4 : index
                %5305 = arith.addi %5302, %5304 : index
                %5306 = arith.divui %5305, %c4 : index
                %5307 = arith.muli %5306, %c20 : index
                %5308 = arith.muli %5301, %c19 : index
                %5309 = arith.addi %5307, %5308 : index
                %5310 = arith.remui %5305, %c4 : index
                %5311 = arith.muli %5310, %c5 : index
                %5312 = arith.addi %5309, %5311 : index
                %5313 = arith.addi %5300, %5312 : index
                %5314 = arith.addi %5277, %5313 : index
                %5315 = vector.shuffle %5259, %5259 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %5315, %kv[%5314] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5316 = arith.addi %5252, %c5 : index
                %5317 = arith.divui %5316, %c19 : index
                %5318 = arith.muli %5317, %c51 : index
                %5319 = arith.addi %5318, %c10 : index
                %5320 = arith.remui %5316, %c19 : index
                %5321 = arith.divui %5247, %c5 : index
                %5322 = arith.remui %5247, %c5 : index
                %5323 = arith.muli %5322, %c4 : index
                %5324 = arith.addi %5321, %5323 : index
                %5325 = arith.divui %5324, %c4 : index
                %5326 = arith.muli %5325, %c20 : index
                %5327 = arith.muli %5320, %c19 : index
                %5328 = arith.addi %5326, %5327 : index
                %5329 = arith.remui %5324, %c4 : index
                %5330 = arith.muli %5329, %c5 : index
                %5331 = arith.addi %5328, %5330 : index
                %5332 = arith.addi %5319, %5331 : index
                %5333 = arith.addi %5277, %5332 : index
                %5334 = vector.shuffle %5259, %5259 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %5334, %kv[%5333] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5335 = arith.addi %5252, %c28 : index
                %5336 = arith.divui %5335, %c19 : index
                %5337 = arith.muli %5336, %c51 : index
                %5338 = arith.addi %5337, %c10 : index
                %5339 = arith.remui %5335, %c19 : index
                %5340 = arith.divui %5247, %c5 : index
                %5341 = arith.remui %5247, %c5 : index
                %5342 = arith.muli %5341, %c4 : index
                %5343 = arith.addi %5340, %5342 : index
                %5344 = arith.divui %5343, %c4 : index
                %5345 = arith.muli %5344, %c20 : index
                %5346 = arith.muli %5339, %c19 : index
                %5347 = arith.addi %5345, %5346 : index
                %5348 = arith.remui %5343, %c4 : index
                %5349 = arith.muli %5348, %c5 : index
                %5350 = arith.addi %5347, %5349 : index
                %5351 = arith.addi %5338, %5350 : index
                %5352 = arith.addi %5277, %5351 : index
                %5353 = vector.shuffle %5259, %5259 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %5353, %kv[%5352] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %5354 = arith.cmpi eq, %codec, %c8 : index
          scf.if %5354 {
            %5355 = wave.lane
            %5356 = arith.muli %5355, %c14 : index
            scf.for %5357 = %5356 to %c35 step %c7 {
              %5358 = arith.addi %5242, %5357 : index
              %5359 = vector.load %18[%5358] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5360 = arith.mulf %5359, %5245 : vector<4xf32>
              %5361 = wave.fp8_encode "e4m3" %5360 : vector<4xf32> -> vector<4xi8>
              %5362 = arith.cmpi slt, %5243, %kvHeads : index
              scf.if %5362 {
                %5363 = arith.muli %5243, %c10 : index
                %5364 = arith.addi %5248, %5363 : index
                %5365 = vector.shuffle %5361, %5361 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5366 = arith.divui %5357, %c19 : index
                %5367 = arith.muli %5366, %c20 : index
                %5368 = arith.remui %5357, %c19 : index
                %5369 = arith.muli %5247, %c19 : index
                %5370 = arith.divui %5368, %c14 : index
                %5371 = arith.muli %5370, %c14 : index
                %5372 = arith.remui %5368, %c5 : index
                %5373 = arith.muli %5372, %c5 : index
                %5374 = arith.addi %5371, %5373 : index
                %5375 = arith.divui %5368, %c5 : index
                %5376 = arith.remui %5375, %c5 : index
                %5377 = arith.addi %5374, %5376 : index
                %5378 = arith.addi %5369, %5377 : index
                %5379 = arith.addi %5367, %5378 : index
                %5380 = arith.addi %5364, %5379 : index
                vector.store %5365, %kv[%5380] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5381 = arith.subi %5243, %kvHeads : index
                %5382 = arith.muli %5381, %c10 : index
                %5383 = arith.addi %5248, %5382 : index
                %5384 = arith.addi %5357, %c9 : index
                %5385 = arith.divui %5384, %c19 : index
                %5386 = arith.muli %5385, %c20 : index
                %5387 = arith.addi %5386, %c11 : index
                %5388 = arith.remui %5384, %c19 : index
                %5389 = arith.divui %5247, %c5 : index
                %5390 = arith.remui %5247, %c5 : index
                %5391 = arith.muli %5390, %c4 : index
                %5392 = arith.addi %5389, %5391 : index
                %5393 = arith.muli %5388, %c19 : index
                %5394 = arith.divui %5392, %c14 : index
                %5395 = arith.muli %5394, %c14 : index
                %5396 = arith.remui %5392, %c5 : index
                %5397 = arith.muli %5396, %c5 : index
                %5398 = arith.addi %5395, %5397 : index
                %5399 = arith.divui %5392, %c5 : index
                %5400 = arith.remui %5399, %c5 : index
                %5401 = arith.addi %5398, %5400 : index
                %5402 = arith.addi %5393, %5401 : index
                %5403 = arith.addi %5387, %5402 : index
                %5404 = arith.addi %5383, %5403 : index
                %5405 = vector.shuffle %5361, %5361 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5405, %kv[%5404] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5406 = arith.addi %5357, %c8 : index
                %5407 = arith.divui %5406, %c19 : index
                %5408 = arith.muli %5407, %c20 : index
                %5409 = arith.addi %5408, %c11 : index
                %5410 = arith.remui %5406, %c19 : index
                %5411 = arith.divui %5247, %c5 : index
                %5412 = arith.remui %5247, %c5 : index
                %5413 = arith.muli %5412, %c4 : index
                %5414 = arith.addi %5411, %5413 : index
                %5415 = arith.muli %5410, %c19 : index
                %5416 = arith.divui %5414, %c14 : index
                %5417 = arith.muli %5416, %c14 : index
                %5418 = arith.remui %5414, %c5 : index
                %5419 = arith.muli %5418, %c5 : index
                %5420 = arith.addi %5417, %5419 : index
                %5421 = arith.divui %5414, %c5 : index
                %5422 = arith.remui %5421, %c5 : index
                %5423 = arith.addi %5420, %5422 : index
                %5424 = arith.addi %5415, %5423 : index
                %5425 = arith.addi %5409, %5424 : index
                %5426 = arith.addi %5383, %5425 : index
                %5427 = vector.shuffle %5361, %5361 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5427, %kv[%5426] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5428 = arith.addi %5357, %c5 : index
                %5429 = arith.divui %5428, %c19 : index
                %5430 = arith.muli %5429, %c20 : index
                %5431 = arith.addi %5430, %c11 : index
                %5432 = arith.remui %5428, %c19 : index
                %5433 = arith.divui %5247, %c5 : index
                %5434 = arith.remui %5247, %c5 : index
                %5435 = arith.muli %5434, %c4 : index
                %5436 = arith.addi %5433, %5435 : index
                %5437 = arith.muli %5432, %c19 : index
                %5438 = arith.divui %5436, %c14 : index
                %5439 = arith.muli %5438, %c14 : index
                %5440 = arith.remui %5436, %c5 : index
                %5441 = arith.muli %5440, %c5 : index
                %5442 = arith.addi %5439, %5441 : index
                %5443 = arith.divui %5436, %c5 : index
                %5444 = arith.remui %5443, %c5 : index
                %5445 = arith.addi %5442, %5444 : index
                %5446 = arith.addi %5437, %5445 : index
                %5447 = arith.addi %5431, %5446 : index
                %5448 = arith.addi %5383, %5447 : index
                %5449 = vector.shuffle %5361, %5361 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5449, %kv[%5448] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5450 = arith.addi %5357, %c28 : index
                %5451 = arith.divui %5450, %c19 : index
                %5452 = arith.muli %5451, %c20 : index
                %5453 = arith.addi %5452, %c11 : index
                %5454 = arith.remui %5450, %c19 : index
                %5455 = arith.divui %5247, %c5 : index
                %5456 = arith.remui %5247, %c5 : index
                %5457 = arith.muli %5456, %c4 : index
                %5458 = arith.addi %5455, %5457 : index
                %5459 = arith.muli %5454, %c19 : index
                %5460 = arith.divui %5458, %c14 : index
                %5461 = arith.muli %5460, %c14 : index
                %5462 = arith.remui %5458, %c5 : index
                %5463 = arith.muli %5462, %c5 : index
                %5464 = arith.addi %5461, %5463 : index
                %5465 = arith.divui %5458, %c5 : index
                %5466 = arith.remui %5465, %c5 : index
                %5467 = arith.addi %5464, %5466 : index
                %5468 = arith.addi %5459, %5467 : index
                %5469 = arith.addi %5453, %5468 : index
                %5470 = arith.addi %5383, %5469 : index
                %5471 = vector.shuffle %5361, %5361 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5471, %kv[%5470] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %5472 = arith.cmpi eq, %codec, %c5 : index
          scf.if %5472 {
            %5473 = wave.lane
            %5474 = arith.muli %5473, %c14 : index
            scf.for %5475 = %5474 to %c35 step %c7 {
              %5476 = arith.addi %5242, %5475 : index
              %5477 = vector.load %18[%5476] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5478 = arith.mulf %5477, %5245 : vector<4xf32>
              %5479 = wave.fp8_encode "e5m2" %5478 : vector<4xf32> -> vector<4xi8>
              %5480 = arith.cmpi slt, %5243, %kvHeads : index
              scf.if %5480 {
                %5481 = arith.muli %5243, %c10 : index
                %5482 = arith.addi %5248, %5481 : index
                %5483 = vector.shuffle %5479, %5479 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5484 = arith.divui %5475, %c19 : index
                %5485 = arith.muli %5484, %c20 : index
                %5486 = arith.remui %5475, %c19 : index
                %5487 = arith.muli %5247, %c19 : index
                %5488 = arith.divui %5486, %c14 : index
                %5489 = arith.muli %5488, %c14 : index
                %5490 = arith.remui %5486, %c5 : index
                %5491 = arith.muli %5490, %c5 : index
                %5492 = arith.addi %5489, %5491 : index
                %5493 = arith.divui %5486, %c5 : index
                %5494 = arith.remui %5493, %c5 : index
                %5495 = arith.addi %5492, %5494 : index
                %5496 = arith.addi %5487, %5495 : index
                %5497 = arith.addi %5485, %5496 : index
                %5498 = arith.addi %5482, %5497 : index
                vector.store %5483, %kv[%5498] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5499 = arith.subi %5243, %kvHeads : index
                %5500 = arith.muli %5499, %c10 : index
                %5501 = arith.addi %5248, %5500 : index
                %5502 = arith.addi %5475, %c9 : index
                %5503 = arith.divui %5502, %c19 : index
                %5504 = arith.muli %5503, %c20 : index
                %5505 = arith.addi %5504, %c11 : index
                %5506 = arith.remui %5502, %c19 : index
                %5507 = arith.divui %5247, %c5 : index
                %5508 = arith.remui %5247, %c5 : index
                %5509 = arith.muli %5508, %c4 : index
                %5510 = arith.addi %5507, %5509 : index
                %5511 = arith.muli %5506, %c19 : index
                %5512 = arith.divui %5510, %c14 : index
                %5513 = arith.muli %5512, %c14 : index
                %5514 = arith.remui %5510, %c5 : index
                %5515 = arith.muli %5514, %c5 : index
                %5516 = arith.addi %5513, %5515 : index
                %5517 = arith.divui %5510, %c5 : index
                %5518 = arith.remui %5517, %c5 : index
                %5519 = arith.addi %5516, %5518 : index
                %5520 = arith.addi %5511, %5519 : index
                %5521 = arith.addi %5505, %5520 : index
                %5522 = arith.addi %5501, %5521 : index
                %5523 = vector.shuffle %5479, %5479 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5523, %kv[%5522] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5524 = arith.addi %5475, %c8 : index
                %5525 = arith.divui %5524, %c19 : index
                %5526 = arith.muli %5525, %c20 : index
                %5527 = arith.addi %5526, %c11 : index
                %5528 = arith.remui %5524, %c19 : index
                %5529 = arith.divui %5247, %c5 : index
                %5530 = arith.remui %5247, %c5 : index
                %5531 = arith.muli %5530, %c4 : index
                %5532 = arith.addi %5529, %5531 : index
                %5533 = arith.muli %5528, %c19 : index
                %5534 = arith.divui %5532, %c14 : index
                %5535 = arith.muli %5534, %c14 : index
                %5536 = arith.remui %5532, %c5 : index
                %5537 = arith.muli %5536, %c5 : index
                %5538 = arith.addi %5535, %5537 : index
                %5539 = arith.divui %5532, %c5 : index
                %5540 = arith.remui %5539, %c5 : index
                %5541 = arith.addi %5538, %5540 : index
                %5542 = arith.addi %5533, %5541 : index
                %5543 = arith.addi %5527, %5542 : index
                %5544 = arith.addi %5501, %5543 : index
                %5545 = vector.shuffle %5479, %5479 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5545, %kv[%5544] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5546 = arith.addi %5475, %c5 : index
                %5547 = arith.divui %5546, %c19 : index
                %5548 = arith.muli %5547, %c20 : index
                %5549 = arith.addi %5548, %c11 : index
                %5550 = arith.remui %5546, %c19 : index
                %5551 = arith.divui %5247, %c5 : index
                %5552 = arith.remui %5247, %c5 : index
                %5553 = arith.muli %5552, %c4 : index
                %5554 = arith.addi %5551, %5553 : index
                %5555 = arith.muli %5550, %c19 : index
                %5556 = arith.divui %5554, %c14 : index
                %5557 = arith.muli %5556, %c14 : index
                %5558 = arith.remui %5554, %c5 : index
                %5559 = arith.muli %5558, %c5 : index
                %5560 = arith.addi %5557, %5559 : index
                %5561 = arith.divui %5554, %c5 : index
                %5562 = arith.remui %5561, %c5 : index
                %5563 = arith.addi %5560, %5562 : index
                %5564 = arith.addi %5555, %5563 : index
                %5565 = arith.addi %5549, %5564 : index
                %5566 = arith.addi %5501, %5565 : index
                %5567 = vector.shuffle %5479, %5479 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5567, %kv[%5566] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5568 = arith.addi %5475, %c28 : index
                %5569 = arith.divui %5568, %c19 : index
                %5570 = arith.muli %5569, %c20 : index
                %5571 = arith.addi %5570, %c11 : index
                %5572 = arith.remui %5568, %c19 : index
                %5573 = arith.divui %5247, %c5 : index
                %5574 = arith.remui %5247, %c5 : index
                %5575 = arith.muli %5574, %c4 : index
                %5576 = arith.addi %5573, %5575 : index
                %5577 = arith.muli %5572, %c19 : index
                %5578 = arith.divui %5576, %c14 : index
                %5579 = arith.muli %5578, %c14 : index
                %5580 = arith.remui %5576, %c5 : index
                %5581 = arith.muli %5580, %c5 : index
                %5582 = arith.addi %5579, %5581 : index
                %5583 = arith.divui %5576, %c5 : index
                %5584 = arith.remui %5583, %c5 : index
                %5585 = arith.addi %5582, %5584 : index
                %5586 = arith.addi %5577, %5585 : index
                %5587 = arith.addi %5571, %5586 : index
                %5588 = arith.addi %5501, %5587 : index
                %5589 = vector.shuffle %5479, %5479 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5589, %kv[%5588] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
