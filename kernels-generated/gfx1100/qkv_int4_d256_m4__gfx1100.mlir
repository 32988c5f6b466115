// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='int4', dim=256, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_int4_d256_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 16 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 8 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %groupSize = wave.param "groupSize" : index
  %c5 = arith.constant 40 : index
  %c6 = arith.constant 15 : index
  %c7 = arith.constant 16 : index
  %c8 = arith.constant 2 : index
  %c9 = arith.constant 0 : index
  %c10 = arith.constant 1 : index
  %c11 = arith.constant 8192 : index
  %c12 = arith.constant 4096 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c15 = arith.constant 32 : index
  %c16 = arith.constant 512 : index
  %c17 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c20 = arith.constant 4 : index
  %c21 = arith.constant 15 : i32
  %c22 = arith.constant 25600 : i32
  %c23 = arith.constant 256 : index
  %c24 = arith.constant dense<0> : vector<4xi32>
  %c25 = arith.constant dense<983055> : vector<4xi32>
  %c26 = arith.constant dense<1677747200> : vector<4xi32>
  %c27 = arith.constant dense<4> : vector<4xi32>
  %c28 = arith.constant dense<8> : vector<4xi32>
  %c29 = arith.constant dense<12> : vector<4xi32>
  %c30 = arith.constant 3 : index
  %c31 = arith.constant 64 : index
  %c32 = arith.constant 96 : index
  %c33 = arith.constant 128 : index
  %c34 = arith.constant 160 : index
  %c35 = arith.constant 192 : index
  %c36 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %c38 = arith.constant 0x3F800000 : f32
  %hasBias = wave.param "hasBias" : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c42 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c48 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c49 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c50 = arith.constant 16384 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = wave.wave
  %3 = arith.remui %2, %c2 : index
  %4 = arith.divui %2, %c2 : index
  %5 = arith.divui %inputFeatures, %groupSize : index
  %6 = arith.muli %inputFeatures, %c2 : index
  %7 = arith.muli %5, %c5 : index
  %8 = arith.addi %7, %c6 : index
  %9 = arith.divui %8, %c7 : index
  %10 = arith.muli %9, %c7 : index
  %11 = arith.addi %6, %10 : index
  %12 = arith.muli %0, %c7 : index
  %13 = arith.muli %3, %c8 : index
  %14 = arith.addi %12, %13 : index
  %15 = arith.addi %14, %c9 : index
  %16 = arith.muli %15, %11 : index
  %17 = arith.addi %14, %c10 : index
  %18 = arith.muli %17, %11 : index
  %19 = wave.scratch %c11 : memref<?xf32>
  %20 = wave.scratch %c12 : memref<?xf32>
  %21 = memref.load %step[%c9] : memref<?xi32>
  %22 = arith.index_cast %21 : i32 to index
  %23 = arith.muli %1, %c7 : index
  %24 = arith.cmpi slt, %23, %22 : index
  scf.if %24 {
    %25 = wave.lane
    %26 = arith.remui %25, %c7 : index
    %27 = wave.scratch %operandHalves : memref<?xf16>
    %28 = arith.divui %operandHalves, %c2 : index
    %29 = wave.wave
    %30 = arith.muli %29, %c15 : index
    %31 = wave.lane
    %32 = arith.addi %30, %31 : index
    scf.for %33 = %32 to %28 step %c16 {
      %34 = arith.muli %33, %c2 : index
      %35 = arith.addi %c9, %34 : index
      %36 = vector.load %x[%35] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %37 = arith.muli %33, %c2 : index
      vector.store %36, %27[%37] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %38 = arith.remui %26, %tileRows : index
    %39 = arith.muli %38, %c2 : index
    %40 = arith.divui %inputFeatures, %c15 : index
    %41 = arith.muli %4, %stepsPerWave : index
    %42 = arith.minsi %41, %40 : index
    %43 = arith.addi %42, %stepsPerWave : index
    %44 = arith.minsi %43, %40 : index
    %45 = arith.cmpi eq, %wholeBlocks, %c10 : index
    %46 = arith.subi %44, %42 : index
    %47 = arith.divui %46, %c8 : index
    %48 = arith.muli %47, %c8 : index
    %49 = arith.addi %42, %48 : index
    %50 = arith.addi %42, %stepsPerWave : index
    %51 = arith.select %45, %50, %49 : index
    %55:2 = scf.for %52 = %42 to %51 step %c8 iter_args(%53 = %c17, %54 = %c17) -> (vector<8xf32>, vector<8xf32>) {
      %56 = wave.lane
      %57 = arith.addi %52, %c9 : index
      %58 = arith.remui %56, %c7 : index
      %59 = arith.divui %groupSize, %c15 : index
      %60 = arith.divui %57, %59 : index
      %61 = arith.divui %inputFeatures, %groupSize : index
      %62 = arith.muli %inputFeatures, %c2 : index
      %63 = arith.addi %16, %62 : index
      %64 = arith.muli %60, %c15 : index
      %65 = arith.addi %63, %64 : index
      %66 = arith.muli %58, %c8 : index
      %67 = arith.addi %65, %66 : index
      %68 = vector.load %w[%67] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %69 = vector.bitcast %68 : vector<2xi8> to vector<1xf16>
      %70 = vector.extract %69[0] : f16 from vector<1xf16>
      %71 = arith.muli %61, %c15 : index
      %72 = arith.addi %63, %71 : index
      %73 = arith.muli %60, %c2 : index
      %74 = arith.addi %72, %73 : index
      %75 = arith.divui %58, %c8 : index
      %76 = arith.addi %74, %75 : index
      %77 = memref.load %w[%76] : memref<?xi8>
      %78 = arith.remui %58, %c8 : index
      %79 = arith.muli %78, %c20 : index
      %80 = arith.index_cast %79 : index to i32
      %81 = arith.extui %77 : i8 to i32
      %82 = arith.shrui %81, %80 : i32
      %83 = arith.andi %82, %c21 : i32
      %84 = arith.ori %83, %c22 : i32
      %85 = arith.trunci %84 : i32 to i16
      %86 = arith.bitcast %85 : i16 to f16
      %87 = arith.muli %57, %c23 : index
      %88 = arith.addi %16, %87 : index
      %89 = arith.muli %58, %c7 : index
      %90 = arith.addi %88, %89 : index
      %91 = vector.load %w[%90] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %92 = vector.bitcast %91 : vector<16xi8> to vector<4xi32>
      %93 = arith.shrui %92, %c24 : vector<4xi32>
      %94 = arith.andi %93, %c25 : vector<4xi32>
      %95 = arith.ori %94, %c26 : vector<4xi32>
      %96 = vector.bitcast %95 : vector<4xi32> to vector<8xf16>
      %97 = arith.shrui %92, %c27 : vector<4xi32>
      %98 = arith.andi %97, %c25 : vector<4xi32>
      %99 = arith.ori %98, %c26 : vector<4xi32>
      %100 = vector.bitcast %99 : vector<4xi32> to vector<8xf16>
      %101 = arith.shrui %92, %c28 : vector<4xi32>
      %102 = arith.andi %101, %c25 : vector<4xi32>
      %103 = arith.ori %102, %c26 : vector<4xi32>
      %104 = vector.bitcast %103 : vector<4xi32> to vector<8xf16>
      %105 = arith.shrui %92, %c29 : vector<4xi32>
      %106 = arith.andi %105, %c25 : vector<4xi32>
      %107 = arith.ori %106, %c26 : vector<4xi32>
      %108 = vector.bitcast %107 : vector<4xi32> to vector<8xf16>
      %109 = vector.shuffle %96, %100 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %110 = vector.shuffle %104, %108 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %111 = vector.shuffle %109, %110 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %112 = vector.broadcast %86 : f16 to vector<32xf16>
      %113 = arith.subf %111, %112 : vector<32xf16>
      %114 = vector.broadcast %70 : f16 to vector<32xf16>
      %115 = arith.mulf %113, %114 : vector<32xf16>
      %116 = vector.shuffle %115, %115 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %117 = vector.shuffle %115, %115 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %118 = arith.addi %52, %c10 : index
      %119 = arith.remui %56, %c7 : index
      %120 = arith.divui %groupSize, %c15 : index
      %121 = arith.divui %118, %120 : index
      %122 = arith.divui %inputFeatures, %groupSize : index
      %123 = arith.muli %inputFeatures, %c2 : index
      %124 = arith.addi %16, %123 : index
      %125 = arith.muli %121, %c15 : index
      %126 = arith.addi %124, %125 : index
      %127 = arith.muli %119, %c8 : index
      %128 = arith.addi %126, %127 : index
      %129 = vector.load %w[%128] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %130 = vector.bitcast %129 : vector<2xi8> to vector<1xf16>
      %131 = vector.extract %130[0] : f16 from vector<1xf16>
      %132 = arith.muli %122, %c15 : index
      %133 = arith.addi %124, %132 : index
      %134 = arith.muli %121, %c2 : index
      %135 = arith.addi %133, %134 : index
      %136 = arith.divui %119, %c8 : index
      %137 = arith.addi %135, %136 : index
      %138 = memref.load %w[%137] : memref<?xi8>
      %139 = arith.remui %119, %c8 : index
      %140 = arith.muli %139, %c20 : index
      %141 = arith.index_cast %140 : index to i32
      %142 = arith.extui %138 : i8 to i32
      %143 = arith.shrui %142, %141 : i32
      %144 = arith.andi %143, %c21 : i32
      %145 = arith.ori %144, %c22 : i32
      %146 = arith.trunci %145 : i32 to i16
      %147 = arith.bitcast %146 : i16 to f16
      %148 = arith.muli %118, %c23 : index
      %149 = arith.addi %16, %148 : index
      %150 = arith.muli %119, %c7 : index
      %151 = arith.addi %149, %150 : index
      %152 = vector.load %w[%151] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %153 = vector.bitcast %152 : vector<16xi8> to vector<4xi32>
      %154 = arith.shrui %153, %c24 : vector<4xi32>
      %155 = arith.andi %154, %c25 : vector<4xi32>
      %156 = arith.ori %155, %c26 : vector<4xi32>
      %157 = vector.bitcast %156 : vector<4xi32> to vector<8xf16>
      %158 = arith.shrui %153, %c27 : vector<4xi32>
      %159 = arith.andi %158, %c25 : vector<4xi32>
      %160 = arith.ori %159, %c26 : vector<4xi32>
      %161 = vector.bitcast %160 : vector<4xi32> to vector<8xf16>
      %162 = arith.shrui %153, %c28 : vector<4xi32>
      %163 = arith.andi %162, %c25 : vector<4xi32>
      %164 = arith.ori %163, %c26 : vector<4xi32>
      %165 = vector.bitcast %164 : vector<4xi32> to vector<8xf16>
      %166 = arith.shrui %153, %c29 : vector<4xi32>
      %167 = arith.andi %166, %c25 : vector<4xi32>
      %168 = arith.ori %167, %c26 : vector<4xi32>
      %169 = vector.bitcast %168 : vector<4xi32> to vector<8xf16>
      %170 = vector.shuffle %157, %161 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %171 = vector.shuffle %165, %169 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %172 = vector.shuffle %170, %171 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %173 = vector.broadcast %147 : f16 to vector<32xf16>
      %174 = arith.subf %172, %173 : vector<32xf16>
      %175 = vector.broadcast %131 : f16 to vector<32xf16>
      %176 = arith.mulf %174, %175 : vector<32xf16>
      %177 = vector.shuffle %176, %176 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %178 = vector.shuffle %176, %176 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %179 = arith.addi %52, %c9 : index
      %180 = arith.remui %56, %c7 : index
      %181 = arith.divui %groupSize, %c15 : index
      %182 = arith.divui %179, %181 : index
      %183 = arith.divui %inputFeatures, %groupSize : index
      %184 = arith.muli %inputFeatures, %c2 : index
      %185 = arith.addi %18, %184 : index
      %186 = arith.muli %182, %c15 : index
      %187 = arith.addi %185, %186 : index
      %188 = arith.muli %180, %c8 : index
      %189 = arith.addi %187, %188 : index
      %190 = vector.load %w[%189] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %191 = vector.bitcast %190 : vector<2xi8> to vector<1xf16>
      %192 = vector.extract %191[0] : f16 from vector<1xf16>
      %193 = arith.muli %183, %c15 : index
      %194 = arith.addi %185, %193 : index
      %195 = arith.muli %182, %c2 : index
      %196 = arith.addi %194, %195 : index
      %197 = arith.divui %180, %c8 : index
      %198 = arith.addi %196, %197 : index
      %199 = memref.load %w[%198] : memref<?xi8>
      %200 = arith.remui %180, %c8 : index
      %201 = arith.muli %200, %c20 : index
      %202 = arith.index_cast %201 : index to i32
      %203 = arith.extui %199 : i8 to i32
      %204 = arith.shrui %203, %202 : i32
      %205 = arith.andi %204, %c21 : i32
      %206 = arith.ori %205, %c22 : i32
      %207 = arith.trunci %206 : i32 to i16
      %208 = arith.bitcast %207 : i16 to f16
      %209 = arith.muli %179, %c23 : index
      %210 = arith.addi %18, %209 : index
      %211 = arith.muli %180, %c7 : index
      %212 = arith.addi %210, %211 : index
      %213 = vector.load %w[%212] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %214 = vector.bitcast %213 : vector<16xi8> to vector<4xi32>
      %215 = arith.shrui %214, %c24 : vector<4xi32>
      %216 = arith.andi %215, %c25 : vector<4xi32>
      %217 = arith.ori %216, %c26 : vector<4xi32>
      %218 = vector.bitcast %217 : vector<4xi32> to vector<8xf16>
      %219 = arith.shrui %214, %c27 : vector<4xi32>
      %220 = arith.andi %219, %c25 : vector<4xi32>
      %221 = arith.ori %220, %c26 : vector<4xi32>
      %222 = vector.bitcast %221 : vector<4xi32> to vector<8xf16>
      %223 = arith.shrui %214, %c28 : vector<4xi32>
      %224 = arith.andi %223, %c25 : vector<4xi32>
      %225 = arith.ori %224, %c26 : vector<4xi32>
      %226 = vector.bitcast %225 : vector<4xi32> to vector<8xf16>
      %227 = arith.shrui %214, %c29 : vector<4xi32>
      %228 = arith.andi %227, %c25 : vector<4xi32>
      %229 = arith.ori %228, %c26 : vector<4xi32>
      %230 = vector.bitcast %229 : vector<4xi32> to vector<8xf16>
      %231 = vector.shuffle %218, %222 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %232 = vector.shuffle %226, %230 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %233 = vector.shuffle %231, %232 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %234 = vector.broadcast %208 : f16 to vector<32xf16>
      %235 = arith.subf %233, %234 : vector<32xf16>
      %236 = vector.broadcast %192 : f16 to vector<32xf16>
      %237 = arith.mulf %235, %236 : vector<32xf16>
      %238 = vector.shuffle %237, %237 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %239 = vector.shuffle %237, %237 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %240 = arith.addi %52, %c10 : index
      %241 = arith.remui %56, %c7 : index
      %242 = arith.divui %groupSize, %c15 : index
      %243 = arith.divui %240, %242 : index
      %244 = arith.divui %inputFeatures, %groupSize : index
      %245 = arith.muli %inputFeatures, %c2 : index
      %246 = arith.addi %18, %245 : index
      %247 = arith.muli %243, %c15 : index
      %248 = arith.addi %246, %247 : index
      %249 = arith.muli %241, %c8 : index
      %250 = arith.addi %248, %249 : index
      %251 = vector.load %w[%250] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %252 = vector.bitcast %251 : vector<2xi8> to vector<1xf16>
      %253 = vector.extract %252[0] : f16 from vector<1xf16>
      %254 = arith.muli %244, %c15 : index
      %255 = arith.addi %246, %254 : index
      %256 = arith.muli %243, %c2 : index
      %257 = arith.addi %255, %256 : index
      %258 = arith.divui %241, %c8 : index
      %259 = arith.addi %257, %258 : index
      %260 = memref.load %w[%259] : memref<?xi8>
      %261 = arith.remui %241, %c8 : index
      %262 = arith.muli %261, %c20 : index
      %263 = arith.index_cast %262 : index to i32
      %264 = arith.extui %260 : i8 to i32
      %265 = arith.shrui %264, %263 : i32
      %266 = arith.andi %265, %c21 : i32
      %267 = arith.ori %266, %c22 : i32
      %268 = arith.trunci %267 : i32 to i16
      %269 = arith.bitcast %268 : i16 to f16
      %270 = arith.muli %240, %c23 : index
      %271 = arith.addi %18, %270 : index
      %272 = arith.muli %241, %c7 : index
      %273 = arith.addi %271, %272 : index
      %274 = vector.load %w[%273] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %275 = vector.bitcast %274 : vector<16xi8> to vector<4xi32>
      %276 = arith.shrui %275, %c24 : vector<4xi32>
      %277 = arith.andi %276, %c25 : vector<4xi32>
      %278 = arith.ori %277, %c26 : vector<4xi32>
      %279 = vector.bitcast %278 : vector<4xi32> to vector<8xf16>
      %280 = arith.shrui %275, %c27 : vector<4xi32>
      %281 = arith.andi %280, %c25 : vector<4xi32>
      %282 = arith.ori %281, %c26 : vector<4xi32>
      %283 = vector.bitcast %282 : vector<4xi32> to vector<8xf16>
      %284 = arith.shrui %275, %c28 : vector<4xi32>
      %285 = arith.andi %284, %c25 : vector<4xi32>
      %286 = arith.ori %285, %c26 : vector<4xi32>
      %287 = vector.bitcast %286 : vector<4xi32> to vector<8xf16>
      %288 = arith.shrui %275, %c29 : vector<4xi32>
      %289 = arith.andi %288, %c25 : vector<4xi32>
      %290 = arith.ori %289, %c26 : vector<4xi32>
      %291 = vector.bitcast %290 : vector<4xi32> to vector<8xf16>
      %292 = vector.shuffle %279, %283 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %293 = vector.shuffle %287, %291 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %294 = vector.shuffle %292, %293 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %295 = vector.broadcast %269 : f16 to vector<32xf16>
      %296 = arith.subf %294, %295 : vector<32xf16>
      %297 = vector.broadcast %253 : f16 to vector<32xf16>
      %298 = arith.mulf %296, %297 : vector<32xf16>
      %299 = vector.shuffle %298, %298 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %300 = vector.shuffle %298, %298 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %301 = arith.muli %52, %c8 : index
      %302 = arith.addi %301, %c9 : index
      %303 = arith.muli %tileRows, %c7 : index
      %304 = arith.muli %302, %303 : index
      %305 = arith.addi %39, %304 : index
      %306 = vector.load %27[%305] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %307 = arith.muli %tileRows, %c2 : index
      %308 = arith.addi %305, %307 : index
      %309 = vector.load %27[%308] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %310 = vector.shuffle %306, %309 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %311 = wave.mma %310, %116, %53 : vector<16xf16>, vector<8xf32>
      %312 = wave.mma %310, %238, %54 : vector<16xf16>, vector<8xf32>
      %313 = arith.muli %52, %c8 : index
      %314 = arith.addi %313, %c10 : index
      %315 = arith.muli %tileRows, %c7 : index
      %316 = arith.muli %314, %315 : index
      %317 = arith.addi %39, %316 : index
      %318 = vector.load %27[%317] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %319 = arith.muli %tileRows, %c2 : index
      %320 = arith.addi %317, %319 : index
      %321 = vector.load %27[%320] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %322 = vector.shuffle %318, %321 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %323 = wave.mma %322, %117, %311 : vector<16xf16>, vector<8xf32>
      %324 = wave.mma %322, %239, %312 : vector<16xf16>, vector<8xf32>
      %325 = arith.muli %52, %c8 : index
      %326 = arith.addi %325, %c8 : index
      %327 = arith.muli %tileRows, %c7 : index
      %328 = arith.muli %326, %327 : index
      %329 = arith.addi %39, %328 : index
      %330 = vector.load %27[%329] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %331 = arith.muli %tileRows, %c2 : index
      %332 = arith.addi %329, %331 : index
      %333 = vector.load %27[%332] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %334 = vector.shuffle %330, %333 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %335 = wave.mma %334, %177, %323 : vector<16xf16>, vector<8xf32>
      %336 = wave.mma %334, %299, %324 : vector<16xf16>, vector<8xf32>
      %337 = arith.muli %52, %c8 : index
      %338 = arith.addi %337, %c30 : index
      %339 = arith.muli %tileRows, %c7 : index
      %340 = arith.muli %338, %339 : index
      %341 = arith.addi %39, %340 : index
      %342 = vector.load %27[%341] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %343 = arith.muli %tileRows, %c2 : index
      %344 = arith.addi %341, %343 : index
      %345 = vector.load %27[%344] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %346 = vector.shuffle %342, %345 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %347 = wave.mma %346, %178, %335 : vector<16xf16>, vector<8xf32>
      %348 = wave.mma %346, %300, %336 : vector<16xf16>, vector<8xf32>
      scf.yield %347, %348 : vector<8xf32>, vector<8xf32>
    }
    %349 = arith.select %45, %51, %44 : index
    %353:2 = scf.for %350 = %51 to %349 step %c10 iter_args(%351 = %55#0, %352 = %55#1) -> (vector<8xf32>, vector<8xf32>) {
      %354 = wave.lane
      %355 = arith.addi %350, %c9 : index
      %356 = arith.remui %354, %c7 : index
      %357 = arith.divui %groupSize, %c15 : index
      %358 = arith.divui %355, %357 : index
      %359 = arith.divui %inputFeatures, %groupSize : index
      %360 = arith.muli %inputFeatures, %c2 : index
      %361 = arith.addi %16, %360 : index
      %362 = arith.muli %358, %c15 : index
      %363 = arith.addi %361, %362 : index
      %364 = arith.muli %356, %c8 : index
      %365 = arith.addi %363, %364 : index
      %366 = vector.load %w[%365] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %367 = vector.bitcast %366 : vector<2xi8> to vector<1xf16>
      %368 = vector.extract %367[0] : f16 from vector<1xf16>
      %369 = arith.muli %359, %c15 : index
      %370 = arith.addi %361, %369 : index
      %371 = arith.muli %358, %c2 : index
      %372 = arith.addi %370, %371 : index
      %373 = arith.divui %356, %c8 : index
      %374 = arith.addi %372, %373 : index
      %375 = memref.load %w[%374] : memref<?xi8>
      %376 = arith.remui %356, %c8 : index
      %377 = arith.muli %376, %c20 : index
      %378 = arith.index_cast %377 : index to i32
      %379 = arith.extui %375 : i8 to i32
      %380 = arith.shrui %379, %378 : i32
      %381 = arith.andi %380, %c21 : i32
      %382 = arith.ori %381, %c22 : i32
      %383 = arith.trunci %382 : i32 to i16
      %384 = arith.bitcast %383 : i16 to f16
      %385 = arith.muli %355, %c23 : index
      %386 = arith.addi %16, %385 : index
      %387 = arith.muli %356, %c7 : index
      %388 = arith.addi %386, %387 : index
      %389 = vector.load %w[%388] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %390 = vector.bitcast %389 : vector<16xi8> to vector<4xi32>
      %391 = arith.shrui %390, %c24 : vector<4xi32>
      %392 = arith.andi %391, %c25 : vector<4xi32>
      %393 = arith.ori %392, %c26 : vector<4xi32>
      %394 = vector.bitcast %393 : vector<4xi32> to vector<8xf16>
      %395 = arith.shrui %390, %c27 : vector<4xi32>
      %396 = arith.andi %395, %c25 : vector<4xi32>
      %397 = arith.ori %396, %c26 : vector<4xi32>
      %398 = vector.bitcast %397 : vector<4xi32> to vector<8xf16>
      %399 = arith.shrui %390, %c28 : vector<4xi32>
      %400 = arith.andi %399, %c25 : vector<4xi32>
      %401 = arith.ori %400, %c26 : vector<4xi32>
      %402 = vector.bitcast %401 : vector<4xi32> to vector<8xf16>
      %403 = arith.shrui %390, %c29 : vector<4xi32>
      %404 = arith.andi %403, %c25 : vector<4xi32>
      %405 = arith.ori %404, %c26 : vector<4xi32>
      %406 = vector.bitcast %405 : vector<4xi32> to vector<8xf16>
      %407 = vector.shuffle %394, %398 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %408 = vector.shuffle %402, %406 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %409 = vector.shuffle %407, %408 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %410 = vector.broadcast %384 : f16 to vector<32xf16>
      %411 = arith.subf %409, %410 : vector<32xf16>
      %412 = vector.broadcast %368 : f16 to vector<32xf16>
      %413 = arith.mulf %411, %412 : vector<32xf16>
      %414 = vector.shuffle %413, %413 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %415 = vector.shuffle %413, %413 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %416 = arith.addi %350, %c9 : index
      %417 = arith.remui %354, %c7 : index
      %418 = arith.divui %groupSize, %c15 : index
      %419 = arith.divui %416, %418 : index
      %420 = arith.divui %inputFeatures, %groupSize : index
      %421 = arith.muli %inputFeatures, %c2 : index
      %422 = arith.addi %18, %421 : index
      %423 = arith.muli %419, %c15 : index
      %424 = arith.addi %422, %423 : index
      %425 = arith.muli %417, %c8 : index
      %426 = arith.addi %424, %425 : index
      %427 = vector.load %w[%426] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %428 = vector.bitcast %427 : vector<2xi8> to vector<1xf16>
      %429 = vector.extract %428[0] : f16 from vector<1xf16>
      %430 = arith.muli %420, %c15 : index
      %431 = arith.addi %422, %430 : index
      %432 = arith.muli %419, %c2 : index
      %433 = arith.addi %431, %432 : index
      %434 = arith.divui %417, %c8 : index
      %435 = arith.addi %433, %434 : index
      %436 = memref.load %w[%435] : memref<?xi8>
      %437 = arith.remui %417, %c8 : index
      %438 = arith.muli %437, %c20 : index
      %439 = arith.index_cast %438 : index to i32
      %440 = arith.extui %436 : i8 to i32
      %441 = arith.shrui %440, %439 : i32
      %442 = arith.andi %441, %c21 : i32
      %443 = arith.ori %442, %c22 : i32
      %444 = arith.trunci %443 : i32 to i16
      %445 = arith.bitcast %444 : i16 to f16
      %446 = arith.muli %416, %c23 : index
      %447 = arith.addi %18, %446 : index
      %448 = arith.muli %417, %c7 : index
      %449 = arith.addi %447, %448 : index
      %450 = vector.load %w[%449] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %451 = vector.bitcast %450 : vector<16xi8> to vector<4xi32>
      %452 = arith.shrui %451, %c24 : vector<4xi32>
      %453 = arith.andi %452, %c25 : vector<4xi32>
      %454 = arith.ori %453, %c26 : vector<4xi32>
      %455 = vector.bitcast %454 : vector<4xi32> to vector<8xf16>
      %456 = arith.shrui %451, %c27 : vector<4xi32>
      %457 = arith.andi %456, %c25 : vector<4xi32>
      %458 = arith.ori %457, %c26 : vector<4xi32>
      %459 = vector.bitcast %458 : vector<4xi32> to vector<8xf16>
      %460 = arith.shrui %451, %c28 : vector<4xi32>
      %461 = arith.andi %460, %c25 : vector<4xi32>
      %462 = arith.ori %461, %c26 : vector<4xi32>
      %463 = vector.bitcast %462 : vector<4xi32> to vector<8xf16>
      %464 = arith.shrui %451, %c29 : vector<4xi32>
      %465 = arith.andi %464, %c25 : vector<4xi32>
      %466 = arith.ori %465, %c26 : vector<4xi32>
      %467 = vector.bitcast %466 : vector<4xi32> to vector<8xf16>
      %468 = vector.shuffle %455, %459 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %469 = vector.shuffle %463, %467 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %470 = vector.shuffle %468, %469 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %471 = vector.broadcast %445 : f16 to vector<32xf16>
      %472 = arith.subf %470, %471 : vector<32xf16>
      %473 = vector.broadcast %429 : f16 to vector<32xf16>
      %474 = arith.mulf %472, %473 : vector<32xf16>
      %475 = vector.shuffle %474, %474 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %476 = vector.shuffle %474, %474 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %477 = arith.muli %350, %c8 : index
      %478 = arith.addi %477, %c9 : index
      %479 = arith.muli %tileRows, %c7 : index
      %480 = arith.muli %478, %479 : index
      %481 = arith.addi %39, %480 : index
      %482 = vector.load %27[%481] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %483 = arith.muli %tileRows, %c2 : index
      %484 = arith.addi %481, %483 : index
      %485 = vector.load %27[%484] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %486 = vector.shuffle %482, %485 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %487 = wave.mma %486, %414, %351 : vector<16xf16>, vector<8xf32>
      %488 = wave.mma %486, %475, %352 : vector<16xf16>, vector<8xf32>
      %489 = arith.muli %350, %c8 : index
      %490 = arith.addi %489, %c10 : index
      %491 = arith.muli %tileRows, %c7 : index
      %492 = arith.muli %490, %491 : index
      %493 = arith.addi %39, %492 : index
      %494 = vector.load %27[%493] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %495 = arith.muli %tileRows, %c2 : index
      %496 = arith.addi %493, %495 : index
      %497 = vector.load %27[%496] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %498 = vector.shuffle %494, %497 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %499 = wave.mma %498, %415, %487 : vector<16xf16>, vector<8xf32>
      %500 = wave.mma %498, %476, %488 : vector<16xf16>, vector<8xf32>
      scf.yield %499, %500 : vector<8xf32>, vector<8xf32>
    }
    %501 = arith.addi %23, %c9 : index
    %502 = wave.lane
    %503 = arith.muli %3, %c8 : index
    %504 = arith.muli %503, %c23 : index
    %505 = arith.addi %504, %502 : index
    %506 = arith.muli %4, %c12 : index
    %507 = arith.addi %506, %505 : index
    %508 = arith.addi %507, %c9 : index
    %509 = arith.addi %508, %c9 : index
    %510 = vector.extract %353#0[0] : f32 from vector<8xf32>
    memref.store %510, %19[%509] : memref<?xf32>
    %511 = arith.muli %4, %c12 : index
    %512 = arith.addi %511, %505 : index
    %513 = arith.addi %512, %c9 : index
    %514 = arith.addi %513, %c15 : index
    %515 = vector.extract %353#0[1] : f32 from vector<8xf32>
    memref.store %515, %19[%514] : memref<?xf32>
    %516 = arith.muli %4, %c12 : index
    %517 = arith.addi %516, %505 : index
    %518 = arith.addi %517, %c9 : index
    %519 = arith.addi %518, %c31 : index
    %520 = vector.extract %353#0[2] : f32 from vector<8xf32>
    memref.store %520, %19[%519] : memref<?xf32>
    %521 = arith.muli %4, %c12 : index
    %522 = arith.addi %521, %505 : index
    %523 = arith.addi %522, %c9 : index
    %524 = arith.addi %523, %c32 : index
    %525 = vector.extract %353#0[3] : f32 from vector<8xf32>
    memref.store %525, %19[%524] : memref<?xf32>
    %526 = arith.muli %4, %c12 : index
    %527 = arith.addi %526, %505 : index
    %528 = arith.addi %527, %c9 : index
    %529 = arith.addi %528, %c33 : index
    %530 = vector.extract %353#0[4] : f32 from vector<8xf32>
    memref.store %530, %19[%529] : memref<?xf32>
    %531 = arith.muli %4, %c12 : index
    %532 = arith.addi %531, %505 : index
    %533 = arith.addi %532, %c9 : index
    %534 = arith.addi %533, %c34 : index
    %535 = vector.extract %353#0[5] : f32 from vector<8xf32>
    memref.store %535, %19[%534] : memref<?xf32>
    %536 = arith.muli %4, %c12 : index
    %537 = arith.addi %536, %505 : index
    %538 = arith.addi %537, %c9 : index
    %539 = arith.addi %538, %c35 : index
    %540 = vector.extract %353#0[6] : f32 from vector<8xf32>
    memref.store %540, %19[%539] : memref<?xf32>
    %541 = arith.muli %4, %c12 : index
    %542 = arith.addi %541, %505 : index
    %543 = arith.addi %542, %c9 : index
    %544 = arith.addi %543, %c36 : index
    %545 = vector.extract %353#0[7] : f32 from vector<8xf32>
    memref.store %545, %19[%544] : memref<?xf32>
    %546 = arith.muli %4, %c12 : index
    %547 = arith.addi %546, %505 : index
    %548 = arith.addi %547, %c23 : index
    %549 = arith.addi %548, %c9 : index
    %550 = vector.extract %353#1[0] : f32 from vector<8xf32>
    memref.store %550, %19[%549] : memref<?xf32>
    %551 = arith.muli %4, %c12 : index
    %552 = arith.addi %551, %505 : index
    %553 = arith.addi %552, %c23 : index
    %554 = arith.addi %553, %c15 : index
    %555 = vector.extract %353#1[1] : f32 from vector<8xf32>
    memref.store %555, %19[%554] : memref<?xf32>
    %556 = arith.muli %4, %c12 : index
    %557 = arith.addi %556, %505 : index
    %558 = arith.addi %557, %c23 : index
    %559 = arith.addi %558, %c31 : index
    %560 = vector.extract %353#1[2] : f32 from vector<8xf32>
    memref.store %560, %19[%559] : memref<?xf32>
    %561 = arith.muli %4, %c12 : index
    %562 = arith.addi %561, %505 : index
    %563 = arith.addi %562, %c23 : index
    %564 = arith.addi %563, %c32 : index
    %565 = vector.extract %353#1[3] : f32 from vector<8xf32>
    memref.store %565, %19[%564] : memref<?xf32>
    %566 = arith.muli %4, %c12 : index
    %567 = arith.addi %566, %505 : index
    %568 = arith.addi %567, %c23 : index
    %569 = arith.addi %568, %c33 : index
    %570 = vector.extract %353#1[4] : f32 from vector<8xf32>
    memref.store %570, %19[%569] : memref<?xf32>
    %571 = arith.muli %4, %c12 : index
    %572 = arith.addi %571, %505 : index
    %573 = arith.addi %572, %c23 : index
    %574 = arith.addi %573, %c34 : index
    %575 = vector.extract %353#1[5] : f32 from vector<8xf32>
    memref.store %575, %19[%574] : memref<?xf32>
    %576 = arith.muli %4, %c12 : index
    %577 = arith.addi %576, %505 : index
    %578 = arith.addi %577, %c23 : index
    %579 = arith.addi %578, %c35 : index
    %580 = vector.extract %353#1[6] : f32 from vector<8xf32>
    memref.store %580, %19[%579] : memref<?xf32>
    %581 = arith.muli %4, %c12 : index
    %582 = arith.addi %581, %505 : index
    %583 = arith.addi %582, %c23 : index
    %584 = arith.addi %583, %c36 : index
    %585 = vector.extract %353#1[7] : f32 from vector<8xf32>
    memref.store %585, %19[%584] : memref<?xf32>
    wave.barrier
    %586 = arith.muli %4, %c20 : index
    %587 = arith.addi %586, %c9 : index
    %588 = arith.muli %587, %c8 : index
    %589 = arith.divui %502, %c7 : index
    %590 = arith.addi %588, %589 : index
    %591 = arith.addi %501, %590 : index
    %592 = arith.cmpi slt, %591, %22 : index
    scf.if %592 {
      %593 = arith.cmpi eq, %hasFactors, %c10 : index
      %594 = memref.load %factors[%591] : memref<?xf32>
      %595 = arith.select %593, %594, %c38 : f32
      %596 = arith.addi %505, %c9 : index
      %597 = arith.muli %587, %c15 : index
      %598 = arith.addi %596, %597 : index
      %599 = memref.load %19[%598] : memref<?xf32>
      %600 = arith.addi %598, %c12 : index
      %601 = memref.load %19[%600] : memref<?xf32>
      %602 = arith.addf %599, %601 : f32
      %603 = arith.mulf %602, %595 : f32
      %604 = arith.muli %3, %c8 : index
      %605 = arith.addi %604, %c9 : index
      %606 = arith.muli %605, %c7 : index
      %607 = arith.remui %502, %c7 : index
      %608 = arith.addi %606, %607 : index
      %609 = arith.muli %590, %c23 : index
      %610 = arith.addi %609, %608 : index
      memref.store %603, %20[%610] : memref<?xf32>
      %611 = arith.addi %505, %c23 : index
      %612 = arith.muli %587, %c15 : index
      %613 = arith.addi %611, %612 : index
      %614 = memref.load %19[%613] : memref<?xf32>
      %615 = arith.addi %613, %c12 : index
      %616 = memref.load %19[%615] : memref<?xf32>
      %617 = arith.addf %614, %616 : f32
      %618 = arith.mulf %617, %595 : f32
      %619 = arith.muli %3, %c8 : index
      %620 = arith.addi %619, %c10 : index
      %621 = arith.muli %620, %c7 : index
      %622 = arith.remui %502, %c7 : index
      %623 = arith.addi %621, %622 : index
      %624 = arith.muli %590, %c23 : index
      %625 = arith.addi %624, %623 : index
      memref.store %618, %20[%625] : memref<?xf32>
    }
    %626 = arith.muli %4, %c20 : index
    %627 = arith.addi %626, %c10 : index
    %628 = arith.muli %627, %c8 : index
    %629 = arith.divui %502, %c7 : index
    %630 = arith.addi %628, %629 : index
    %631 = arith.addi %501, %630 : index
    %632 = arith.cmpi slt, %631, %22 : index
    scf.if %632 {
      %633 = arith.cmpi eq, %hasFactors, %c10 : index
      %634 = memref.load %factors[%631] : memref<?xf32>
      %635 = arith.select %633, %634, %c38 : f32
      %636 = arith.addi %505, %c9 : index
      %637 = arith.muli %627, %c15 : index
      %638 = arith.addi %636, %637 : index
      %639 = memref.load %19[%638] : memref<?xf32>
      %640 = arith.addi %638, %c12 : index
      %641 = memref.load %19[%640] : memref<?xf32>
      %642 = arith.addf %639, %641 : f32
      %643 = arith.mulf %642, %635 : f32
      %644 = arith.muli %3, %c8 : index
      %645 = arith.addi %644, %c9 : index
      %646 = arith.muli %645, %c7 : index
      %647 = arith.remui %502, %c7 : index
      %648 = arith.addi %646, %647 : index
      %649 = arith.muli %630, %c23 : index
      %650 = arith.addi %649, %648 : index
      memref.store %643, %20[%650] : memref<?xf32>
      %651 = arith.addi %505, %c23 : index
      %652 = arith.muli %627, %c15 : index
      %653 = arith.addi %651, %652 : index
      %654 = memref.load %19[%653] : memref<?xf32>
      %655 = arith.addi %653, %c12 : index
      %656 = memref.load %19[%655] : memref<?xf32>
      %657 = arith.addf %654, %656 : f32
      %658 = arith.mulf %657, %635 : f32
      %659 = arith.muli %3, %c8 : index
      %660 = arith.addi %659, %c10 : index
      %661 = arith.muli %660, %c7 : index
      %662 = arith.remui %502, %c7 : index
      %663 = arith.addi %661, %662 : index
      %664 = arith.muli %630, %c23 : index
      %665 = arith.addi %664, %663 : index
      memref.store %658, %20[%665] : memref<?xf32>
    }
    %666 = arith.muli %4, %c20 : index
    %667 = arith.addi %666, %c8 : index
    %668 = arith.muli %667, %c8 : index
    %669 = arith.divui %502, %c7 : index
    %670 = arith.addi %668, %669 : index
    %671 = arith.addi %501, %670 : index
    %672 = arith.cmpi slt, %671, %22 : index
    scf.if %672 {
      %673 = arith.cmpi eq, %hasFactors, %c10 : index
      %674 = memref.load %factors[%671] : memref<?xf32>
      %675 = arith.select %673, %674, %c38 : f32
      %676 = arith.addi %505, %c9 : index
      %677 = arith.muli %667, %c15 : index
      %678 = arith.addi %676, %677 : index
      %679 = memref.load %19[%678] : memref<?xf32>
      %680 = arith.addi %678, %c12 : index
      %681 = memref.load %19[%680] : memref<?xf32>
      %682 = arith.addf %679, %681 : f32
      %683 = arith.mulf %682, %675 : f32
      %684 = arith.muli %3, %c8 : index
      %685 = arith.addi %684, %c9 : index
      %686 = arith.muli %685, %c7 : index
      %687 = arith.remui %502, %c7 : index
      %688 = arith.addi %686, %687 : index
      %689 = arith.muli %670, %c23 : index
      %690 = arith.addi %689, %688 : index
      memref.store %683, %20[%690] : memref<?xf32>
      %691 = arith.addi %505, %c23 : index
      %692 = arith.muli %667, %c15 : index
      %693 = arith.addi %691, %692 : index
      %694 = memref.load %19[%693] : memref<?xf32>
      %695 = arith.addi %693, %c12 : index
      %696 = memref.load %19[%695] : memref<?xf32>
      %697 = arith.addf %694, %696 : f32
      %698 = arith.mulf %697, %675 : f32
      %699 = arith.muli %3, %c8 : index
      %700 = arith.addi %699, %c10 : index
      %701 = arith.muli %700, %c7 : index
      %702 = arith.remui %502, %c7 : index
      %703 = arith.addi %701, %702 : index
      %704 = arith.muli %670, %c23 : index
      %705 = arith.addi %704, %703 : index
      memref.store %698, %20[%705] : memref<?xf32>
    }
    %706 = arith.muli %4, %c20 : index
    %707 = arith.addi %706, %c30 : index
    %708 = arith.muli %707, %c8 : index
    %709 = arith.divui %502, %c7 : index
    %710 = arith.addi %708, %709 : index
    %711 = arith.addi %501, %710 : index
    %712 = arith.cmpi slt, %711, %22 : index
    scf.if %712 {
      %713 = arith.cmpi eq, %hasFactors, %c10 : index
      %714 = memref.load %factors[%711] : memref<?xf32>
      %715 = arith.select %713, %714, %c38 : f32
      %716 = arith.addi %505, %c9 : index
      %717 = arith.muli %707, %c15 : index
      %718 = arith.addi %716, %717 : index
      %719 = memref.load %19[%718] : memref<?xf32>
      %720 = arith.addi %718, %c12 : index
      %721 = memref.load %19[%720] : memref<?xf32>
      %722 = arith.addf %719, %721 : f32
      %723 = arith.mulf %722, %715 : f32
      %724 = arith.muli %3, %c8 : index
      %725 = arith.addi %724, %c9 : index
      %726 = arith.muli %725, %c7 : index
      %727 = arith.remui %502, %c7 : index
      %728 = arith.addi %726, %727 : index
      %729 = arith.muli %710, %c23 : index
      %730 = arith.addi %729, %728 : index
      memref.store %723, %20[%730] : memref<?xf32>
      %731 = arith.addi %505, %c23 : index
      %732 = arith.muli %707, %c15 : index
      %733 = arith.addi %731, %732 : index
      %734 = memref.load %19[%733] : memref<?xf32>
      %735 = arith.addi %733, %c12 : index
      %736 = memref.load %19[%735] : memref<?xf32>
      %737 = arith.addf %734, %736 : f32
      %738 = arith.mulf %737, %715 : f32
      %739 = arith.muli %3, %c8 : index
      %740 = arith.addi %739, %c10 : index
      %741 = arith.muli %740, %c7 : index
      %742 = arith.remui %502, %c7 : index
      %743 = arith.addi %741, %742 : index
      %744 = arith.muli %710, %c23 : index
      %745 = arith.addi %744, %743 : index
      memref.store %738, %20[%745] : memref<?xf32>
    }
    wave.barrier
    %746 = arith.addi %23, %c9 : index
    %747 = wave.wave
    %748 = arith.addi %747, %c9 : index
    %749 = arith.addi %746, %748 : index
    %750 = arith.cmpi slt, %749, %22 : index
    scf.if %750 {
      %751 = arith.addi %746, %748 : index
      %752 = arith.muli %748, %c23 : index
      %753 = wave.lane
      %754 = arith.addi %753, %c9 : index
      %755 = arith.cmpi eq, %hasBias, %c10 : index
      %756 = arith.addi %752, %754 : index
      %757 = memref.load %20[%756] : memref<?xf32>
      %758 = arith.muli %0, %c23 : index
      %759 = arith.addi %758, %754 : index
      %760 = memref.load %bias[%759] : memref<?xf32>
      %761 = arith.addf %757, %760 : f32
      %762 = arith.select %755, %761, %757 : f32
      %763 = arith.addi %754, %c33 : index
      %764 = arith.cmpi eq, %hasBias, %c10 : index
      %765 = arith.addi %752, %763 : index
      %766 = memref.load %20[%765] : memref<?xf32>
      %767 = arith.muli %0, %c23 : index
      %768 = arith.addi %767, %763 : index
      %769 = memref.load %bias[%768] : memref<?xf32>
      %770 = arith.addf %766, %769 : f32
      %771 = arith.select %764, %770, %766 : f32
      %772 = arith.addi %753, %c15 : index
      %773 = arith.cmpi eq, %hasBias, %c10 : index
      %774 = arith.addi %752, %772 : index
      %775 = memref.load %20[%774] : memref<?xf32>
      %776 = arith.muli %0, %c23 : index
      %777 = arith.addi %776, %772 : index
      %778 = memref.load %bias[%777] : memref<?xf32>
      %779 = arith.addf %775, %778 : f32
      %780 = arith.select %773, %779, %775 : f32
      %781 = arith.addi %772, %c33 : index
      %782 = arith.cmpi eq, %hasBias, %c10 : index
      %783 = arith.addi %752, %781 : index
      %784 = memref.load %20[%783] : memref<?xf32>
      %785 = arith.muli %0, %c23 : index
      %786 = arith.addi %785, %781 : index
      %787 = memref.load %bias[%786] : memref<?xf32>
      %788 = arith.addf %784, %787 : f32
      %789 = arith.select %782, %788, %784 : f32
      %790 = arith.addi %753, %c31 : index
      %791 = arith.cmpi eq, %hasBias, %c10 : index
      %792 = arith.addi %752, %790 : index
      %793 = memref.load %20[%792] : memref<?xf32>
      %794 = arith.muli %0, %c23 : index
      %795 = arith.addi %794, %790 : index
      %796 = memref.load %bias[%795] : memref<?xf32>
      %797 = arith.addf %793, %796 : f32
      %798 = arith.select %791, %797, %793 : f32
      %799 = arith.addi %790, %c33 : index
      %800 = arith.cmpi eq, %hasBias, %c10 : index
      %801 = arith.addi %752, %799 : index
      %802 = memref.load %20[%801] : memref<?xf32>
      %803 = arith.muli %0, %c23 : index
      %804 = arith.addi %803, %799 : index
      %805 = memref.load %bias[%804] : memref<?xf32>
      %806 = arith.addf %802, %805 : f32
      %807 = arith.select %800, %806, %802 : f32
      %808 = arith.addi %753, %c32 : index
      %809 = arith.cmpi eq, %hasBias, %c10 : index
      %810 = arith.addi %752, %808 : index
      %811 = memref.load %20[%810] : memref<?xf32>
      %812 = arith.muli %0, %c23 : index
      %813 = arith.addi %812, %808 : index
      %814 = memref.load %bias[%813] : memref<?xf32>
      %815 = arith.addf %811, %814 : f32
      %816 = arith.select %809, %815, %811 : f32
      %817 = arith.addi %808, %c33 : index
      %818 = arith.cmpi eq, %hasBias, %c10 : index
      %819 = arith.addi %752, %817 : index
      %820 = memref.load %20[%819] : memref<?xf32>
      %821 = arith.muli %0, %c23 : index
      %822 = arith.addi %821, %817 : index
      %823 = memref.load %bias[%822] : memref<?xf32>
      %824 = arith.addf %820, %823 : f32
      %825 = arith.select %818, %824, %820 : f32
      %826 = arith.addi %heads, %kvHeads : index
      %827 = arith.cmpi slt, %0, %826 : index
      scf.if %827 {
        %828 = arith.addi %positionsAt, %751 : index
        %829 = memref.load %step[%828] : memref<?xi32>
        %830 = arith.index_cast %829 : i32 to index
        %831 = arith.cmpi eq, %hasNorm, %c10 : index
        %832 = math.fma %762, %762, %c42 : f32
        %833 = math.fma %771, %771, %832 : f32
        %834 = math.fma %780, %780, %833 : f32
        %835 = math.fma %789, %789, %834 : f32
        %836 = math.fma %798, %798, %835 : f32
        %837 = math.fma %807, %807, %836 : f32
        %838 = math.fma %816, %816, %837 : f32
        %839 = math.fma %825, %825, %838 : f32
        %840 = vector.broadcast %839 : f32 to vector<1xf32>
        %841 = wave.reduce "add" %840 : vector<1xf32>
        %842 = arith.mulf %841, %inverseHeadDim : f32
        %843 = arith.addf %842, %epsilon : f32
        %844 = math.sqrt %843 : f32
        %845 = arith.divf %c38, %844 : f32
        %846 = arith.cmpi slt, %0, %heads : index
        %847 = arith.addi %754, %c33 : index
        %848 = memref.load %query_norm[%754] : memref<?xf32>
        %849 = memref.load %key_norm[%754] : memref<?xf32>
        %850 = arith.select %846, %848, %849 : f32
        %851 = arith.mulf %762, %845 : f32
        %852 = arith.mulf %851, %850 : f32
        %853 = arith.select %831, %852, %762 : f32
        %854 = memref.load %query_norm[%847] : memref<?xf32>
        %855 = memref.load %key_norm[%847] : memref<?xf32>
        %856 = arith.select %846, %854, %855 : f32
        %857 = arith.mulf %771, %845 : f32
        %858 = arith.mulf %857, %856 : f32
        %859 = arith.select %831, %858, %771 : f32
        %860 = arith.addi %772, %c33 : index
        %861 = memref.load %query_norm[%772] : memref<?xf32>
        %862 = memref.load %key_norm[%772] : memref<?xf32>
        %863 = arith.select %846, %861, %862 : f32
        %864 = arith.mulf %780, %845 : f32
        %865 = arith.mulf %864, %863 : f32
        %866 = arith.select %831, %865, %780 : f32
        %867 = memref.load %query_norm[%860] : memref<?xf32>
        %868 = memref.load %key_norm[%860] : memref<?xf32>
        %869 = arith.select %846, %867, %868 : f32
        %870 = arith.mulf %789, %845 : f32
        %871 = arith.mulf %870, %869 : f32
        %872 = arith.select %831, %871, %789 : f32
        %873 = arith.addi %790, %c33 : index
        %874 = memref.load %query_norm[%790] : memref<?xf32>
        %875 = memref.load %key_norm[%790] : memref<?xf32>
        %876 = arith.select %846, %874, %875 : f32
        %877 = arith.mulf %798, %845 : f32
        %878 = arith.mulf %877, %876 : f32
        %879 = arith.select %831, %878, %798 : f32
        %880 = memref.load %query_norm[%873] : memref<?xf32>
        %881 = memref.load %key_norm[%873] : memref<?xf32>
        %882 = arith.select %846, %880, %881 : f32
        %883 = arith.mulf %807, %845 : f32
        %884 = arith.mulf %883, %882 : f32
        %885 = arith.select %831, %884, %807 : f32
        %886 = arith.addi %808, %c33 : index
        %887 = memref.load %query_norm[%808] : memref<?xf32>
        %888 = memref.load %key_norm[%808] : memref<?xf32>
        %889 = arith.select %846, %887, %888 : f32
        %890 = arith.mulf %816, %845 : f32
        %891 = arith.mulf %890, %889 : f32
        %892 = arith.select %831, %891, %816 : f32
        %893 = memref.load %query_norm[%886] : memref<?xf32>
        %894 = memref.load %key_norm[%886] : memref<?xf32>
        %895 = arith.select %846, %893, %894 : f32
        %896 = arith.mulf %825, %845 : f32
        %897 = arith.mulf %896, %895 : f32
        %898 = arith.select %831, %897, %825 : f32
        %899 = arith.remui %830, %c23 : index
        %900 = arith.muli %899, %c23 : index
        %901 = arith.addi %900, %754 : index
        %902 = arith.divui %830, %c23 : index
        %903 = arith.addi %902, %c23 : index
        %904 = arith.muli %903, %c23 : index
        %905 = arith.addi %904, %754 : index
        %906 = memref.load %rope[%901] : memref<?xf32>
        %907 = arith.addi %901, %c33 : index
        %908 = memref.load %rope[%907] : memref<?xf32>
        %909 = memref.load %rope[%905] : memref<?xf32>
        %910 = arith.addi %905, %c33 : index
        %911 = memref.load %rope[%910] : memref<?xf32>
        %912 = arith.mulf %909, %906 : f32
        %913 = arith.mulf %911, %908 : f32
        %914 = arith.subf %912, %913 : f32
        %915 = arith.mulf %911, %906 : f32
        %916 = arith.mulf %909, %908 : f32
        %917 = arith.addf %915, %916 : f32
        %918 = arith.mulf %853, %914 : f32
        %919 = arith.mulf %859, %917 : f32
        %920 = arith.subf %918, %919 : f32
        %921 = arith.mulf %859, %914 : f32
        %922 = arith.mulf %853, %917 : f32
        %923 = arith.addf %921, %922 : f32
        %924 = arith.cmpi slt, %0, %heads : index
        scf.if %924 {
          %925 = arith.muli %751, %heads : index
          %926 = arith.addi %925, %0 : index
          %927 = arith.muli %926, %c23 : index
          %928 = arith.addi %927, %754 : index
          memref.store %920, %q[%928] : memref<?xf32>
          %929 = arith.addi %928, %c33 : index
          memref.store %923, %q[%929] : memref<?xf32>
        } else {
          %930 = arith.addi %752, %754 : index
          memref.store %920, %20[%930] : memref<?xf32>
          %931 = arith.addi %752, %754 : index
          %932 = arith.addi %931, %c33 : index
          memref.store %923, %20[%932] : memref<?xf32>
        }
        %933 = arith.remui %830, %c23 : index
        %934 = arith.muli %933, %c23 : index
        %935 = arith.addi %934, %772 : index
        %936 = arith.divui %830, %c23 : index
        %937 = arith.addi %936, %c23 : index
        %938 = arith.muli %937, %c23 : index
        %939 = arith.addi %938, %772 : index
        %940 = memref.load %rope[%935] : memref<?xf32>
        %941 = arith.addi %935, %c33 : index
        %942 = memref.load %rope[%941] : memref<?xf32>
        %943 = memref.load %rope[%939] : memref<?xf32>
        %944 = arith.addi %939, %c33 : index
        %945 = memref.load %rope[%944] : memref<?xf32>
        %946 = arith.mulf %943, %940 : f32
        %947 = arith.mulf %945, %942 : f32
        %948 = arith.subf %946, %947 : f32
        %949 = arith.mulf %945, %940 : f32
        %950 = arith.mulf %943, %942 : f32
        %951 = arith.addf %949, %950 : f32
        %952 = arith.mulf %866, %948 : f32
        %953 = arith.mulf %872, %951 : f32
        %954 = arith.subf %952, %953 : f32
        %955 = arith.mulf %872, %948 : f32
        %956 = arith.mulf %866, %951 : f32
        %957 = arith.addf %955, %956 : f32
        %958 = arith.cmpi slt, %0, %heads : index
        scf.if %958 {
          %959 = arith.muli %751, %heads : index
          %960 = arith.addi %959, %0 : index
          %961 = arith.muli %960, %c23 : index
          %962 = arith.addi %961, %772 : index
          memref.store %954, %q[%962] : memref<?xf32>
          %963 = arith.addi %962, %c33 : index
          memref.store %957, %q[%963] : memref<?xf32>
        } else {
          %964 = arith.addi %752, %772 : index
          memref.store %954, %20[%964] : memref<?xf32>
          %965 = arith.addi %752, %772 : index
          %966 = arith.addi %965, %c33 : index
          memref.store %957, %20[%966] : memref<?xf32>
        }
        %967 = arith.remui %830, %c23 : index
        %968 = arith.muli %967, %c23 : index
        %969 = arith.addi %968, %790 : index
        %970 = arith.divui %830, %c23 : index
        %971 = arith.addi %970, %c23 : index
        %972 = arith.muli %971, %c23 : index
        %973 = arith.addi %972, %790 : index
        %974 = memref.load %rope[%969] : memref<?xf32>
        %975 = arith.addi %969, %c33 : index
        %976 = memref.load %rope[%975] : memref<?xf32>
        %977 = memref.load %rope[%973] : memref<?xf32>
        %978 = arith.addi %973, %c33 : index
        %979 = memref.load %rope[%978] : memref<?xf32>
        %980 = arith.mulf %977, %974 : f32
        %981 = arith.mulf %979, %976 : f32
        %982 = arith.subf %980, %981 : f32
        %983 = arith.mulf %979, %974 : f32
        %984 = arith.mulf %977, %976 : f32
        %985 = arith.addf %983, %984 : f32
        %986 = arith.mulf %879, %982 : f32
        %987 = arith.mulf %885, %985 : f32
        %988 = arith.subf %986, %987 : f32
        %989 = arith.mulf %885, %982 : f32
        %990 = arith.mulf %879, %985 : f32
        %991 = arith.addf %989, %990 : f32
        %992 = arith.cmpi slt, %0, %heads : index
        scf.if %992 {
          %993 = arith.muli %751, %heads : index
          %994 = arith.addi %993, %0 : index
          %995 = arith.muli %994, %c23 : index
          %996 = arith.addi %995, %790 : index
          memref.store %988, %q[%996] : memref<?xf32>
          %997 = arith.addi %996, %c33 : index
          memref.store %991, %q[%997] : memref<?xf32>
        } else {
          %998 = arith.addi %752, %790 : index
          memref.store %988, %20[%998] : memref<?xf32>
          %999 = arith.addi %752, %790 : index
          %1000 = arith.addi %999, %c33 : index
          memref.store %991, %20[%1000] : memref<?xf32>
        }
        %1001 = arith.remui %830, %c23 : index
        %1002 = arith.muli %1001, %c23 : index
        %1003 = arith.addi %1002, %808 : index
        %1004 = arith.divui %830, %c23 : index
        %1005 = arith.addi %1004, %c23 : index
        %1006 = arith.muli %1005, %c23 : index
        %1007 = arith.addi %1006, %808 : index
        %1008 = memref.load %rope[%1003] : memref<?xf32>
        %1009 = arith.addi %1003, %c33 : index
        %1010 = memref.load %rope[%1009] : memref<?xf32>
        %1011 = memref.load %rope[%1007] : memref<?xf32>
        %1012 = arith.addi %1007, %c33 : index
        %1013 = memref.load %rope[%1012] : memref<?xf32>
        %1014 = arith.mulf %1011, %1008 : f32
        %1015 = arith.mulf %1013, %1010 : f32
        %1016 = arith.subf %1014, %1015 : f32
        %1017 = arith.mulf %1013, %1008 : f32
        %1018 = arith.mulf %1011, %1010 : f32
        %1019 = arith.addf %1017, %1018 : f32
        %1020 = arith.mulf %892, %1016 : f32
        %1021 = arith.mulf %898, %1019 : f32
        %1022 = arith.subf %1020, %1021 : f32
        %1023 = arith.mulf %898, %1016 : f32
        %1024 = arith.mulf %892, %1019 : f32
        %1025 = arith.addf %1023, %1024 : f32
        %1026 = arith.cmpi slt, %0, %heads : index
        scf.if %1026 {
          %1027 = arith.muli %751, %heads : index
          %1028 = arith.addi %1027, %0 : index
          %1029 = arith.muli %1028, %c23 : index
          %1030 = arith.addi %1029, %808 : index
          memref.store %1022, %q[%1030] : memref<?xf32>
          %1031 = arith.addi %1030, %c33 : index
          memref.store %1025, %q[%1031] : memref<?xf32>
        } else {
          %1032 = arith.addi %752, %808 : index
          memref.store %1022, %20[%1032] : memref<?xf32>
          %1033 = arith.addi %752, %808 : index
          %1034 = arith.addi %1033, %c33 : index
          memref.store %1025, %20[%1034] : memref<?xf32>
        }
      } else {
        %1035 = arith.cmpi slt, %0, %heads : index
        scf.if %1035 {
          %1036 = arith.muli %751, %heads : index
          %1037 = arith.addi %1036, %0 : index
          %1038 = arith.muli %1037, %c23 : index
          %1039 = arith.addi %1038, %754 : index
          memref.store %762, %q[%1039] : memref<?xf32>
          %1040 = arith.addi %1039, %c33 : index
          memref.store %771, %q[%1040] : memref<?xf32>
        } else {
          %1041 = arith.addi %752, %754 : index
          memref.store %762, %20[%1041] : memref<?xf32>
          %1042 = arith.addi %752, %754 : index
          %1043 = arith.addi %1042, %c33 : index
          memref.store %771, %20[%1043] : memref<?xf32>
        }
        %1044 = arith.cmpi slt, %0, %heads : index
        scf.if %1044 {
          %1045 = arith.muli %751, %heads : index
          %1046 = arith.addi %1045, %0 : index
          %1047 = arith.muli %1046, %c23 : index
          %1048 = arith.addi %1047, %772 : index
          memref.store %780, %q[%1048] : memref<?xf32>
          %1049 = arith.addi %1048, %c33 : index
          memref.store %789, %q[%1049] : memref<?xf32>
        } else {
          %1050 = arith.addi %752, %772 : index
          memref.store %780, %20[%1050] : memref<?xf32>
          %1051 = arith.addi %752, %772 : index
          %1052 = arith.addi %1051, %c33 : index
          memref.store %789, %20[%1052] : memref<?xf32>
        }
        %1053 = arith.cmpi slt, %0, %heads : index
        scf.if %1053 {
          %1054 = arith.muli %751, %heads : index
          %1055 = arith.addi %1054, %0 : index
          %1056 = arith.muli %1055, %c23 : index
          %1057 = arith.addi %1056, %790 : index
          memref.store %798, %q[%1057] : memref<?xf32>
          %1058 = arith.addi %1057, %c33 : index
          memref.store %807, %q[%1058] : memref<?xf32>
        } else {
          %1059 = arith.addi %752, %790 : index
          memref.store %798, %20[%1059] : memref<?xf32>
          %1060 = arith.addi %752, %790 : index
          %1061 = arith.addi %1060, %c33 : index
          memref.store %807, %20[%1061] : memref<?xf32>
        }
        %1062 = arith.cmpi slt, %0, %heads : index
        scf.if %1062 {
          %1063 = arith.muli %751, %heads : index
          %1064 = arith.addi %1063, %0 : index
          %1065 = arith.muli %1064, %c23 : index
          %1066 = arith.addi %1065, %808 : index
          memref.store %816, %q[%1066] : memref<?xf32>
          %1067 = arith.addi %1066, %c33 : index
          memref.store %825, %q[%1067] : memref<?xf32>
        } else {
          %1068 = arith.addi %752, %808 : index
          memref.store %816, %20[%1068] : memref<?xf32>
          %1069 = arith.addi %752, %808 : index
          %1070 = arith.addi %1069, %c33 : index
          memref.store %825, %20[%1070] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %1071 = arith.cmpi sge, %0, %heads : index
    scf.if %1071 {
      %1072 = arith.addi %747, %c9 : index
      %1073 = arith.addi %746, %1072 : index
      %1074 = arith.cmpi slt, %1073, %22 : index
      scf.if %1074 {
        %1075 = arith.addi %746, %1072 : index
        %1076 = arith.addi %slotsAt, %1075 : index
        %1077 = memref.load %step[%1076] : memref<?xi32>
        %1078 = arith.index_cast %1077 : i32 to index
        %1079 = arith.cmpi sge, %1078, %c9 : index
        scf.if %1079 {
          %1080 = arith.muli %1072, %c23 : index
          %1081 = arith.subi %0, %heads : index
          %1082 = memref.load %scales[%1081] : memref<?xf32>
          %1083 = vector.broadcast %1082 : f32 to vector<4xf32>
          %1084 = arith.divui %1078, %c7 : index
          %1085 = arith.remui %1078, %c7 : index
          %1086 = arith.muli %1084, %pageBytes : index
          %1087 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1087 {
            %1088 = wave.lane
            %1089 = arith.muli %1088, %c20 : index
            scf.for %1090 = %1089 to %c23 step %c33 {
              %1091 = arith.addi %1080, %1090 : index
              %1092 = vector.load %20[%1091] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1093 = arith.mulf %1092, %1083 : vector<4xf32>
              %1094 = arith.minimumf %1093, %c48 : vector<4xf32>
              %1095 = arith.maximumf %1094, %c49 : vector<4xf32>
              %1096 = arith.truncf %1095 : vector<4xf32> to vector<4xf16>
              %1097 = vector.bitcast %1096 : vector<4xf16> to vector<8xi8>
              %1098 = arith.cmpi slt, %1081, %kvHeads : index
              scf.if %1098 {
                %1099 = arith.muli %1081, %c50 : index
                %1100 = arith.addi %1086, %1099 : index
                %1101 = arith.divui %1090, %c7 : index
                %1102 = arith.muli %1101, %c16 : index
                %1103 = arith.remui %1090, %c7 : index
                %1104 = arith.divui %1103, %c2 : index
                %1105 = arith.muli %1104, %c23 : index
                %1106 = arith.muli %1085, %c7 : index
                %1107 = arith.addi %1105, %1106 : index
                %1108 = arith.remui %1103, %c2 : index
                %1109 = arith.muli %1108, %c8 : index
                %1110 = arith.addi %1107, %1109 : index
                %1111 = arith.addi %1102, %1110 : index
                %1112 = arith.addi %1100, %1111 : index
                vector.store %1097, %kv[%1112] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1113 = arith.subi %1081, %kvHeads : index
                %1114 = arith.muli %1113, %c50 : index
                %1115 = arith.addi %1086, %1114 : index
                %1116 = arith.addi %1090, %c9 : index
                %1117 = arith.divui %1116, %c7 : index
                %1118 = arith.muli %1117, %c16 : index
                %1119 = arith.addi %1118, %c11 : index
                %1120 = arith.remui %1116, %c7 : index
                %1121 = arith.divui %1085, %c8 : index
                %1122 = arith.remui %1085, %c8 : index
                %1123 = arith.muli %1122, %c2 : index
                %1124 = arith.addi %1121, %1123 : index
                %1125 = arith.divui %1124, %c2 : index
                %1126 = arith.muli %1125, %c23 : index
                %1127 = arith.muli %1120, %c7 : index
                %1128 = arith.addi %1126, %1127 : index
                %1129 = arith.remui %1124, %c2 : index
                %1130 = arith.muli %1129, %c8 : index
                %1131 = arith.addi %1128, %1130 : index
                %1132 = arith.addi %1119, %1131 : index
                %1133 = arith.addi %1115, %1132 : index
                %1134 = vector.shuffle %1097, %1097 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1134, %kv[%1133] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1135 = arith.addi %1090, %c10 : index
                %1136 = arith.divui %1135, %c7 : index
                %1137 = arith.muli %1136, %c16 : index
                %1138 = arith.addi %1137, %c11 : index
                %1139 = arith.remui %1135, %c7 : index
                %1140 = arith.divui %1085, %c8 : index
                %1141 = arith.remui %1085, %c8 : index
                %1142 = arith.muli %1141, %c2 : index
                %1143 = arith.addi %1140, %1142 : index
                %1144 = arith.divui %1143, %c2 : index
                %1145 = arith.muli %1144, %c23 : index
                %1146 = arith.muli %1139, %c7 : index
                %1147 = arith.addi %1145, %1146 : index
                %1148 = arith.remui %1143, %c2 : index
                %1149 = arith.muli %1148, %c8 : index
                %1150 = arith.addi %1147, %1149 : index
                %1151 = arith.addi %1138, %1150 : index
                %1152 = arith.addi %1115, %1151 : index
                %1153 = vector.shuffle %1097, %1097 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1153, %kv[%1152] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1154 = arith.addi %1090, %c8 : index
                %1155 = arith.divui %1154, %c7 : index
                %1156 = arith.muli %1155, %c16 : index
                %1157 = arith.addi %1156, %c11 : index
                %1158 = arith.remui %1154, %c7 : index
                %1159 = arith.divui %1085, %c8 : index
                %1160 = arith.remui %1085, %c8 : index
                %1161 = arith.muli %1160, %c2 : index
                %1162 = arith.addi %1159, %1161 : index
                %1163 = arith.divui %1162, %c2 : index
                %1164 = arith.muli %1163, %c23 : index
                %1165 = arith.muli %1158, %c7 : index
                %1166 = arith.addi %1164, %1165 : index
                %1167 = arith.remui %1162, %c2 : index
                %1168 = arith.muli %1167, %c8 : index
                %1169 = arith.addi %1166, %1168 : index
                %1170 = arith.addi %1157, %1169 : index
                %1171 = arith.addi %1115, %1170 : index
                %1172 = vector.shuffle %1097, %1097 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1172, %kv[%1171] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1173 = arith.addi %1090, %c30 : index
                %1174 = arith.divui %1173, %c7 : index
                %1175 = arith.muli %1174, %c16 : index
                %1176 = arith.addi %1175, %c11 : index
                %1177 = arith.remui %1173, %c7 : index
                %1178 = arith.divui %1085, %c8 : index
                %1179 = arith.remui %1085, %c8 : index
                %1180 = arith.muli %1179, %c2 : index
                %1181 = arith.addi %1178, %1180 : index
                %1182 = arith.divui %1181, %c2 : index
                %1183 = arith.muli %1182, %c23 : index
                %1184 = arith.muli %1177, %c7 : index
                %1185 = arith.addi %1183, %1184 : index
                %1186 = arith.remui %1181, %c2 : index
                %1187 = arith.muli %1186, %c8 : index
                %1188 = arith.addi %1185, %1187 : index
                %1189 = arith.addi %1176, %1188 : index
                %1190 = arith.addi %1115, %1189 : index
                %1191 = vector.shuffle %1097, %1097 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1191, %kv[%1190] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1192 = arith.cmpi eq, %codec, %c10 : index
          scf.if %1192 {
            %1193 = wave.lane
            %1194 = arith.muli %1193, %c20 : index
            scf.for %1195 = %1194 to %c23 step %c33 {
              %1196 = arith.addi %1080, %1195 : index
              %1197 = vector.load %20[%1196] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1198 = arith.mulf %1197, %1083 : vector<4xf32>
              %1199 = wave.fp8_encode "e4m3" %1198 : vector<4xf32> -> vector<4xi8>
              %1200 = arith.cmpi slt, %1081, %kvHeads : index
              scf.if %1200 {
                %1201 = arith.muli %1081, %c11 : index
                %1202 = arith.addi %1086, %1201 : index
                %1203 = vector.shuffle %1199, %1199 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1204 = arith.divui %1195, %c7 : index
                %1205 = arith.muli %1204, %c23 : index
                %1206 = arith.remui %1195, %c7 : index
                %1207 = arith.muli %1085, %c7 : index
                %1208 = arith.divui %1206, %c20 : index
                %1209 = arith.muli %1208, %c20 : index
                %1210 = arith.remui %1206, %c8 : index
                %1211 = arith.muli %1210, %c8 : index
                %1212 = arith.addi %1209, %1211 : index
                %1213 = arith.divui %1206, %c8 : index
                %1214 = arith.remui %1213, %c8 : index
                %1215 = arith.addi %1212, %1214 : index
                %1216 = arith.addi %1207, %1215 : index
                %1217 = arith.addi %1205, %1216 : index
                %1218 = arith.addi %1202, %1217 : index
                vector.store %1203, %kv[%1218] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1219 = arith.subi %1081, %kvHeads : index
                %1220 = arith.muli %1219, %c11 : index
                %1221 = arith.addi %1086, %1220 : index
                %1222 = arith.addi %1195, %c9 : index
                %1223 = arith.divui %1222, %c7 : index
                %1224 = arith.muli %1223, %c23 : index
                %1225 = arith.addi %1224, %c12 : index
                %1226 = arith.remui %1222, %c7 : index
                %1227 = arith.divui %1085, %c8 : index
                %1228 = arith.remui %1085, %c8 : index
                %1229 = arith.muli %1228, %c2 : index
                %1230 = arith.addi %1227, %1229 : index
                %1231 = arith.muli %1226, %c7 : index
                %1232 = arith.divui %1230, %c20 : index
                %1233 = arith.muli %1232, %c20 : index
                %1234 = arith.remui %1230, %c8 : index
                %1235 = arith.muli %1234, %c8 : index
                %1236 = arith.addi %1233, %1235 : index
                %1237 = arith.divui %1230, %c8 : index
                %1238 = arith.remui %1237, %c8 : index
                %1239 = arith.addi %1236, %1238 : index
                %1240 = arith.addi %1231, %1239 : index
                %1241 = arith.addi %1225, %1240 : index
                %1242 = arith.addi %1221, %1241 : index
                %1243 = vector.shuffle %1199, %1199 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1243, %kv[%1242] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1244 = arith.addi %1195, %c10 : index
                %1245 = arith.divui %1244, %c7 : index
                %1246 = arith.muli %1245, %c23 : index
                %1247 = arith.addi %1246, %c12 : index
                %1248 = arith.remui %1244, %c7 : index
                %1249 = arith.divui %1085, %c8 : index
                %1250 = arith.remui %1085, %c8 : index
                %1251 = arith.muli %1250, %c2 : index
                %1252 = arith.addi %1249, %1251 : index
                %1253 = arith.muli %1248, %c7 : index
                %1254 = arith.divui %1252, %c20 : index
                %1255 = arith.muli %1254, %c20 : index
                %1256 = arith.remui %1252, %c8 : index
                %1257 = arith.muli %1256, %c8 : index
                %1258 = arith.addi %1255, %1257 : index
                %1259 = arith.divui %1252, %c8 : index
                %1260 = arith.remui %1259, %c8 : index
                %1261 = arith.addi %1258, %1260 : index
                %1262 = arith.addi %1253, %1261 : index
                %1263 = arith.addi %1247, %1262 : index
                %1264 = arith.addi %1221, %1263 : index
                %1265 = vector.shuffle %1199, %1199 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1265, %kv[%1264] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1266 = arith.addi %1195, %c8 : index
                %1267 = arith.divui %1266, %c7 : index
                %1268 = arith.muli %1267, %c23 : index
                %1269 = arith.addi %1268, %c12 : index
                %1270 = arith.remui %1266, %c7 : index
                %1271 = arith.divui %1085, %c8 : index
                %1272 = arith.remui %1085, %c8 : index
                %1273 = arith.muli %1272, %c2 : index
                %1274 = arith.addi %1271, %1273 : index
                %1275 = arith.muli %1270, %c7 : index
                %1276 = arith.divui %1274, %c20 : index
                %1277 = arith.muli %1276, %c20 : index
                %1278 = arith.remui %1274, %c8 : index
                %1279 = arith.muli %1278, %c8 : index
                %1280 = arith.addi %1277, %1279 : index
                %1281 = arith.divui %1274, %c8 : index
                %1282 = arith.remui %1281, %c8 : index
                %1283 = arith.addi %1280, %1282 : index
                %1284 = arith.addi %1275, %1283 : index
                %1285 = arith.addi %1269, %1284 : index
                %1286 = arith.addi %1221, %1285 : index
                %1287 = vector.shuffle %1199, %1199 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1287, %kv[%1286] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1288 = arith.addi %1195, %c30 : index
                %1289 = arith.divui %1288, %c7 : index
                %1290 = arith.muli %1289, %c23 : index
                %1291 = arith.addi %1290, %c12 : index
                %1292 = arith.remui %1288, %c7 : index
                %1293 = arith.divui %1085, %c8 : index
                %1294 = arith.remui %1085, %c8 : index
                %1295 = arith.muli %1294, %c2 : index
                %1296 = arith.addi %1293, %1295 : index
                %1297 = arith.muli %1292, %c7 : index
                %1298 = arith.divui %1296, %c20 : index
                %1299 = arith.muli %1298, %c20 : index
                %1300 = arith.remui %1296, %c8 : index
                %1301 = arith.muli %1300, %c8 : index
                %1302 = arith.addi %1299, %1301 : index
                %1303 = arith.divui %1296, %c8 : index
                %1304 = arith.remui %1303, %c8 : index
                %1305 = arith.addi %1302, %1304 : index
                %1306 = arith.addi %1297, %1305 : index
                %1307 = arith.addi %1291, %1306 : index
                %1308 = arith.addi %1221, %1307 : index
                %1309 = vector.shuffle %1199, %1199 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1309, %kv[%1308] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1310 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1310 {
            %1311 = wave.lane
            %1312 = arith.muli %1311, %c20 : index
            scf.for %1313 = %1312 to %c23 step %c33 {
              %1314 = arith.addi %1080, %1313 : index
              %1315 = vector.load %20[%1314] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1316 = arith.mulf %1315, %1083 : vector<4xf32>
              %1317 = wave.fp8_encode "e5m2" %1316 : vector<4xf32> -> vector<4xi8>
              %1318 = arith.cmpi slt, %1081, %kvHeads : index
              scf.if %1318 {
                %1319 = arith.muli %1081, %c11 : index
                %1320 = arith.addi %1086, %1319 : index
                %1321 = vector.shuffle %1317, %1317 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1322 = arith.divui %1313, %c7 : index
                %1323 = arith.muli %1322, %c23 : index
                %1324 = arith.remui %1313, %c7 : index
                %1325 = arith.muli %1085, %c7 : index
                %1326 = arith.divui %1324, %c20 : index
                %1327 = arith.muli %1326, %c20 : index
                %1328 = arith.remui %1324, %c8 : index
                %1329 = arith.muli %1328, %c8 : index
                %1330 = arith.addi %1327, %1329 : index
                %1331 = arith.divui %1324, %c8 : index
                %1332 = arith.remui %1331, %c8 : index
                %1333 = arith.addi %1330, %1332 : index
                %1334 = arith.addi %1325, %1333 : index
                %1335 = arith.addi %1323, %1334 : index
                %1336 = arith.addi %1320, %1335 : index
                vector.store %1321, %kv[%1336] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1337 = arith.subi %1081, %kvHeads : index
                %1338 = arith.muli %1337, %c11 : index
                %1339 = arith.addi %1086, %1338 : index
                %1340 = arith.addi %1313, %c9 : index
                %1341 = arith.divui %1340, %c7 : index
                %1342 = arith.muli %1341, %c23 : index
                %1343 = arith.addi %1342, %c12 : index
                %1344 = arith.remui %1340, %c7 : index
                %1345 = arith.divui %1085, %c8 : index
                %1346 = arith.remui %1085, %c8 : index
                %1347 = arith.muli %1346, %c2 : index
                %1348 = arith.addi %1345, %1347 : index
                %1349 = arith.muli %1344, %c7 : index
                %1350 = arith.divui %1348, %c20 : index
                %1351 = arith.muli %1350, %c20 : index
                %1352 = arith.remui %1348, %c8 : index
                %1353 = arith.muli %1352, %c8 : index
                %1354 = arith.addi %1351, %1353 : index
                %1355 = arith.divui %1348, %c8 : index
                %1356 = arith.remui %1355, %c8 : index
                %1357 = arith.addi %1354, %1356 : index
                %1358 = arith.addi %1349, %1357 : index
                %1359 = arith.addi %1343, %1358 : index
                %1360 = arith.addi %1339, %1359 : index
                %1361 = vector.shuffle %1317, %1317 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1361, %kv[%1360] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1362 = arith.addi %1313, %c10 : index
                %1363 = arith.divui %1362, %c7 : index
                %1364 = arith.muli %1363, %c23 : index
                %1365 = arith.addi %1364, %c12 : index
                %1366 = arith.remui %1362, %c7 : index
                %1367 = arith.divui %1085, %c8 : index
                %1368 = arith.remui %1085, %c8 : index
                %1369 = arith.muli %1368, %c2 : index
                %1370 = arith.addi %1367, %1369 : index
                %1371 = arith.muli %1366, %c7 : index
                %1372 = arith.divui %1370, %c20 : index
                %1373 = arith.muli %1372, %c20 : index
                %1374 = arith.remui %1370, %c8 : index
                %1375 = arith.muli %1374, %c8 : index
                %1376 = arith.addi %1373, %1375 : index
                %1377 = arith.divui %1370, %c8 : index
                %1378 = arith.remui %1377, %c8 : index
                %1379 = arith.addi %1376, %1378 : index
                %1380 = arith.addi %1371, %1379 : index
                %1381 = arith.addi %1365, %1380 : index
                %1382 = arith.addi %1339, %1381 : index
                %1383 = vector.shuffle %1317, %1317 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1383, %kv[%1382] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1384 = arith.addi %1313, %c8 : index
                %1385 = arith.divui %1384, %c7 : index
                %1386 = arith.muli %1385, %c23 : index
                %1387 = arith.addi %1386, %c12 : index
                %1388 = arith.remui %1384, %c7 : index
                %1389 = arith.divui %1085, %c8 : index
                %1390 = arith.remui %1085, %c8 : index
                %1391 = arith.muli %1390, %c2 : index
                %1392 = arith.addi %1389, %1391 : index
                %1393 = arith.muli %1388, %c7 : index
                %1394 = arith.divui %1392, %c20 : index
                %1395 = arith.muli %1394, %c20 : index
                %1396 = arith.remui %1392, %c8 : index
                %1397 = arith.muli %1396, %c8 : index
                %1398 = arith.addi %1395, %1397 : index
                %1399 = arith.divui %1392, %c8 : index
                %1400 = arith.remui %1399, %c8 : index
                %1401 = arith.addi %1398, %1400 : index
                %1402 = arith.addi %1393, %1401 : index
                %1403 = arith.addi %1387, %1402 : index
                %1404 = arith.addi %1339, %1403 : index
                %1405 = vector.shuffle %1317, %1317 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1405, %kv[%1404] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1406 = arith.addi %1313, %c30 : index
                %1407 = arith.divui %1406, %c7 : index
                %1408 = arith.muli %1407, %c23 : index
                %1409 = arith.addi %1408, %c12 : index
                %1410 = arith.remui %1406, %c7 : index
                %1411 = arith.divui %1085, %c8 : index
                %1412 = arith.remui %1085, %c8 : index
                %1413 = arith.muli %1412, %c2 : index
                %1414 = arith.addi %1411, %1413 : index
                %1415 = arith.muli %1410, %c7 : index
                %1416 = arith.divui %1414, %c20 : index
                %1417 = arith.muli %1416, %c20 : index
                %1418 = arith.remui %1414, %c8 : index
                %1419 = arith.muli %1418, %c8 : index
                %1420 = arith.addi %1417, %1419 : index
                %1421 = arith.divui %1414, %c8 : index
                %1422 = arith.remui %1421, %c8 : index
                %1423 = arith.addi %1420, %1422 : index
                %1424 = arith.addi %1415, %1423 : index
                %1425 = arith.addi %1409, %1424 : index
                %1426 = arith.addi %1339, %1425 : index
                %1427 = vector.shuffle %1317, %1317 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1427, %kv[%1426] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
