// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q8_k', dim=80, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q8_k_d80_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 10 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 5 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 256 : index
  %c8 = arith.constant 32 : index
  %c9 = arith.constant 127 : index
  %c10 = arith.constant 128 : index
  %c11 = arith.constant 0 : index
  %c12 = arith.constant 2560 : index
  %c13 = arith.constant 1280 : index
  %tileRows = wave.param "tileRows" : index
  %c15 = arith.constant 8 : index
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
  %c31 = arith.constant 64 : index
  %c32 = arith.constant 96 : index
  %c33 = arith.constant 160 : index
  %c34 = arith.constant 192 : index
  %c35 = arith.constant 224 : index
  %c36 = arith.constant 4 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c39 = arith.constant 80 : index
  %hasBias = wave.param "hasBias" : index
  %c41 = arith.constant 40 : index
  %c42 = arith.constant 39 : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c45 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %c47 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c49 = arith.constant 10 : index
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c53 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c54 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c55 = arith.constant 5120 : index
  %c56 = arith.constant 512 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = wave.wave
  %3 = arith.remui %2, %c2 : index
  %4 = arith.divui %2, %c2 : index
  %5 = arith.muli %inputFeatures, %c4 : index
  %6 = arith.muli %inputFeatures, %c5 : index
  %7 = arith.divui %6, %c6 : index
  %8 = arith.divui %inputFeatures, %c7 : index
  %9 = arith.muli %8, %c8 : index
  %10 = arith.addi %9, %7 : index
  %11 = arith.addi %10, %c9 : index
  %12 = arith.divui %11, %c10 : index
  %13 = arith.muli %12, %c10 : index
  %14 = arith.addi %5, %13 : index
  %15 = arith.addi %14, %c10 : index
  %16 = arith.muli %0, %c2 : index
  %17 = arith.muli %3, %c5 : index
  %18 = arith.addi %16, %17 : index
  %19 = arith.addi %18, %c11 : index
  %20 = arith.muli %19, %15 : index
  %21 = wave.scratch %c12 : memref<?xf32>
  %22 = wave.scratch %c13 : memref<?xf32>
  %23 = memref.load %step[%c11] : memref<?xi32>
  %24 = arith.index_cast %23 : i32 to index
  %25 = arith.muli %1, %c4 : index
  %26 = arith.cmpi slt, %25, %24 : index
  scf.if %26 {
    %27 = wave.lane
    %28 = arith.remui %27, %c4 : index
    %29 = arith.remui %28, %tileRows : index
    %30 = arith.addi %25, %29 : index
    %31 = arith.divui %30, %tileRows : index
    %32 = arith.divui %inputFeatures, %c4 : index
    %33 = arith.muli %31, %32 : index
    %34 = arith.divui %c11, %c4 : index
    %35 = arith.addi %33, %34 : index
    %36 = arith.muli %35, %c6 : index
    %37 = arith.remui %c11, %c4 : index
    %38 = arith.divui %37, %c15 : index
    %39 = arith.addi %36, %38 : index
    %40 = arith.muli %tileRows, %c15 : index
    %41 = arith.muli %39, %40 : index
    %42 = arith.remui %30, %tileRows : index
    %43 = arith.muli %42, %c15 : index
    %44 = arith.addi %41, %43 : index
    %45 = arith.remui %c11, %c15 : index
    %46 = arith.addi %44, %45 : index
    %47 = arith.divui %inputFeatures, %c8 : index
    %48 = arith.muli %4, %stepsPerWave : index
    %49 = arith.minsi %48, %47 : index
    %50 = arith.addi %49, %stepsPerWave : index
    %51 = arith.minsi %50, %47 : index
    %52 = arith.cmpi eq, %wholeBlocks, %c5 : index
    %53 = arith.subi %51, %49 : index
    %54 = arith.divui %53, %c6 : index
    %55 = arith.muli %54, %c6 : index
    %56 = arith.addi %49, %55 : index
    %57 = arith.addi %49, %stepsPerWave : index
    %58 = arith.select %52, %57, %56 : index
    %61 = scf.for %59 = %49 to %58 step %c6 iter_args(%60 = %c16) -> (vector<8xf32>) {
      %62 = wave.lane
      %63 = arith.addi %59, %c11 : index
      %64 = arith.remui %62, %c4 : index
      %65 = arith.addi %20, %c10 : index
      %66 = arith.divui %63, %c15 : index
      %67 = arith.muli %66, %c8 : index
      %68 = arith.addi %65, %67 : index
      %69 = arith.muli %64, %c6 : index
      %70 = arith.addi %68, %69 : index
      %71 = vector.load %w[%70] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %72 = vector.bitcast %71 : vector<2xi8> to vector<1xf16>
      %73 = arith.divui %inputFeatures, %c7 : index
      %74 = arith.muli %73, %c8 : index
      %75 = arith.addi %65, %74 : index
      %76 = arith.muli %63, %c4 : index
      %77 = arith.addi %75, %76 : index
      %78 = arith.muli %64, %c5 : index
      %79 = arith.addi %77, %78 : index
      %80 = vector.load %w[%79] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %81 = vector.extract %72[0] : f16 from vector<1xf16>
      %82 = arith.extf %81 : f16 to f32
      %83 = vector.extract %80[0] : i8 from vector<1xi8>
      %84 = arith.extsi %83 : i8 to i32
      %85 = arith.sitofp %84 : i32 to f32
      %86 = arith.mulf %82, %85 : f32
      %87 = arith.truncf %86 : f32 to f16
      %88 = vector.broadcast %87 : f16 to vector<16xf16>
      %89 = arith.addi %20, %c10 : index
      %90 = arith.muli %inputFeatures, %c5 : index
      %91 = arith.divui %90, %c6 : index
      %92 = arith.divui %inputFeatures, %c7 : index
      %93 = arith.muli %92, %c8 : index
      %94 = arith.addi %93, %91 : index
      %95 = arith.addi %94, %c9 : index
      %96 = arith.divui %95, %c10 : index
      %97 = arith.muli %96, %c10 : index
      %98 = arith.addi %89, %97 : index
      %99 = arith.muli %inputFeatures, %c15 : index
      %100 = arith.addi %98, %99 : index
      %101 = arith.muli %63, %c4 : index
      %102 = arith.addi %101, %64 : index
      %103 = arith.muli %102, %c4 : index
      %104 = arith.addi %100, %103 : index
      %105 = arith.muli %63, %c7 : index
      %106 = arith.addi %98, %105 : index
      %107 = arith.muli %64, %c4 : index
      %108 = arith.addi %106, %107 : index
      %109 = vector.load %w[%104] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %110 = vector.bitcast %109 : vector<16xi8> to vector<4xi32>
      %111 = vector.load %w[%108] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %112 = vector.bitcast %111 : vector<16xi8> to vector<4xi32>
      %113 = arith.shrui %112, %c19 : vector<4xi32>
      %114 = arith.andi %113, %c20 : vector<4xi32>
      %115 = arith.shrui %110, %c21 : vector<4xi32>
      %116 = arith.andi %115, %c20 : vector<4xi32>
      %117 = arith.shli %116, %c22 : vector<4xi32>
      %118 = arith.ori %114, %117 : vector<4xi32>
      %119 = arith.ori %118, %c23 : vector<4xi32>
      %120 = vector.bitcast %119 : vector<4xi32> to vector<8xf16>
      %121 = arith.shrui %112, %c22 : vector<4xi32>
      %122 = arith.andi %121, %c20 : vector<4xi32>
      %123 = arith.shrui %110, %c24 : vector<4xi32>
      %124 = arith.andi %123, %c20 : vector<4xi32>
      %125 = arith.shli %124, %c22 : vector<4xi32>
      %126 = arith.ori %122, %125 : vector<4xi32>
      %127 = arith.ori %126, %c23 : vector<4xi32>
      %128 = vector.bitcast %127 : vector<4xi32> to vector<8xf16>
      %129 = arith.shrui %112, %c25 : vector<4xi32>
      %130 = arith.andi %129, %c20 : vector<4xi32>
      %131 = arith.shrui %110, %c26 : vector<4xi32>
      %132 = arith.andi %131, %c20 : vector<4xi32>
      %133 = arith.shli %132, %c22 : vector<4xi32>
      %134 = arith.ori %130, %133 : vector<4xi32>
      %135 = arith.ori %134, %c23 : vector<4xi32>
      %136 = vector.bitcast %135 : vector<4xi32> to vector<8xf16>
      %137 = arith.shrui %112, %c27 : vector<4xi32>
      %138 = arith.andi %137, %c20 : vector<4xi32>
      %139 = arith.shrui %110, %c28 : vector<4xi32>
      %140 = arith.andi %139, %c20 : vector<4xi32>
      %141 = arith.shli %140, %c22 : vector<4xi32>
      %142 = arith.ori %138, %141 : vector<4xi32>
      %143 = arith.ori %142, %c23 : vector<4xi32>
      %144 = vector.bitcast %143 : vector<4xi32> to vector<8xf16>
      %145 = vector.shuffle %120, %128 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %146 = vector.shuffle %136, %144 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %147 = vector.shuffle %145, %146 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %148 = arith.subf %147, %c29 : vector<32xf16>
      %149 = vector.shuffle %148, %148 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %150 = vector.shuffle %148, %148 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %151 = arith.mulf %149, %88 : vector<16xf16>
      %152 = arith.mulf %150, %88 : vector<16xf16>
      %153 = arith.addi %59, %c5 : index
      %154 = arith.remui %62, %c4 : index
      %155 = arith.addi %20, %c10 : index
      %156 = arith.divui %153, %c15 : index
      %157 = arith.muli %156, %c8 : index
      %158 = arith.addi %155, %157 : index
      %159 = arith.muli %154, %c6 : index
      %160 = arith.addi %158, %159 : index
      %161 = vector.load %w[%160] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %162 = vector.bitcast %161 : vector<2xi8> to vector<1xf16>
      %163 = arith.divui %inputFeatures, %c7 : index
      %164 = arith.muli %163, %c8 : index
      %165 = arith.addi %155, %164 : index
      %166 = arith.muli %153, %c4 : index
      %167 = arith.addi %165, %166 : index
      %168 = arith.muli %154, %c5 : index
      %169 = arith.addi %167, %168 : index
      %170 = vector.load %w[%169] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %171 = vector.extract %162[0] : f16 from vector<1xf16>
      %172 = arith.extf %171 : f16 to f32
      %173 = vector.extract %170[0] : i8 from vector<1xi8>
      %174 = arith.extsi %173 : i8 to i32
      %175 = arith.sitofp %174 : i32 to f32
      %176 = arith.mulf %172, %175 : f32
      %177 = arith.truncf %176 : f32 to f16
      %178 = vector.broadcast %177 : f16 to vector<16xf16>
      %179 = arith.addi %20, %c10 : index
      %180 = arith.muli %inputFeatures, %c5 : index
      %181 = arith.divui %180, %c6 : index
      %182 = arith.divui %inputFeatures, %c7 : index
      %183 = arith.muli %182, %c8 : index
      %184 = arith.addi %183, %181 : index
      %185 = arith.addi %184, %c9 : index
      %186 = arith.divui %185, %c10 : index
      %187 = arith.muli %186, %c10 : index
      %188 = arith.addi %179, %187 : index
      %189 = arith.muli %inputFeatures, %c15 : index
      %190 = arith.addi %188, %189 : index
      %191 = arith.muli %153, %c4 : index
      %192 = arith.addi %191, %154 : index
      %193 = arith.muli %192, %c4 : index
      %194 = arith.addi %190, %193 : index
      %195 = arith.muli %153, %c7 : index
      %196 = arith.addi %188, %195 : index
      %197 = arith.muli %154, %c4 : index
      %198 = arith.addi %196, %197 : index
      %199 = vector.load %w[%194] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %200 = vector.bitcast %199 : vector<16xi8> to vector<4xi32>
      %201 = vector.load %w[%198] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %202 = vector.bitcast %201 : vector<16xi8> to vector<4xi32>
      %203 = arith.shrui %202, %c19 : vector<4xi32>
      %204 = arith.andi %203, %c20 : vector<4xi32>
      %205 = arith.shrui %200, %c21 : vector<4xi32>
      %206 = arith.andi %205, %c20 : vector<4xi32>
      %207 = arith.shli %206, %c22 : vector<4xi32>
      %208 = arith.ori %204, %207 : vector<4xi32>
      %209 = arith.ori %208, %c23 : vector<4xi32>
      %210 = vector.bitcast %209 : vector<4xi32> to vector<8xf16>
      %211 = arith.shrui %202, %c22 : vector<4xi32>
      %212 = arith.andi %211, %c20 : vector<4xi32>
      %213 = arith.shrui %200, %c24 : vector<4xi32>
      %214 = arith.andi %213, %c20 : vector<4xi32>
      %215 = arith.shli %214, %c22 : vector<4xi32>
      %216 = arith.ori %212, %215 : vector<4xi32>
      %217 = arith.ori %216, %c23 : vector<4xi32>
      %218 = vector.bitcast %217 : vector<4xi32> to vector<8xf16>
      %219 = arith.shrui %202, %c25 : vector<4xi32>
      %220 = arith.andi %219, %c20 : vector<4xi32>
      %221 = arith.shrui %200, %c26 : vector<4xi32>
      %222 = arith.andi %221, %c20 : vector<4xi32>
      %223 = arith.shli %222, %c22 : vector<4xi32>
      %224 = arith.ori %220, %223 : vector<4xi32>
      %225 = arith.ori %224, %c23 : vector<4xi32>
      %226 = vector.bitcast %225 : vector<4xi32> to vector<8xf16>
      %227 = arith.shrui %202, %c27 : vector<4xi32>
      %228 = arith.andi %227, %c20 : vector<4xi32>
      %229 = arith.shrui %200, %c28 : vector<4xi32>
      %230 = arith.andi %229, %c20 : vector<4xi32>
      %231 = arith.shli %230, %c22 : vector<4xi32>
      %232 = arith.ori %228, %231 : vector<4xi32>
      %233 = arith.ori %232, %c23 : vector<4xi32>
      %234 = vector.bitcast %233 : vector<4xi32> to vector<8xf16>
      %235 = vector.shuffle %210, %218 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %236 = vector.shuffle %226, %234 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %237 = vector.shuffle %235, %236 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %238 = arith.subf %237, %c29 : vector<32xf16>
      %239 = vector.shuffle %238, %238 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %240 = vector.shuffle %238, %238 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %241 = arith.mulf %239, %178 : vector<16xf16>
      %242 = arith.mulf %240, %178 : vector<16xf16>
      %243 = arith.muli %59, %c6 : index
      %244 = arith.addi %243, %c11 : index
      %245 = arith.muli %tileRows, %c4 : index
      %246 = arith.muli %244, %245 : index
      %247 = arith.addi %46, %246 : index
      %248 = vector.load %x[%247] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %249 = arith.muli %tileRows, %c15 : index
      %250 = arith.addi %247, %249 : index
      %251 = vector.load %x[%250] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %252 = vector.shuffle %248, %251 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %253 = wave.mma %252, %151, %60 : vector<16xf16>, vector<8xf32>
      %254 = arith.muli %59, %c6 : index
      %255 = arith.addi %254, %c5 : index
      %256 = arith.muli %tileRows, %c4 : index
      %257 = arith.muli %255, %256 : index
      %258 = arith.addi %46, %257 : index
      %259 = vector.load %x[%258] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %260 = arith.muli %tileRows, %c15 : index
      %261 = arith.addi %258, %260 : index
      %262 = vector.load %x[%261] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %263 = vector.shuffle %259, %262 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %264 = wave.mma %263, %152, %253 : vector<16xf16>, vector<8xf32>
      %265 = arith.muli %59, %c6 : index
      %266 = arith.addi %265, %c6 : index
      %267 = arith.muli %tileRows, %c4 : index
      %268 = arith.muli %266, %267 : index
      %269 = arith.addi %46, %268 : index
      %270 = vector.load %x[%269] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %271 = arith.muli %tileRows, %c15 : index
      %272 = arith.addi %269, %271 : index
      %273 = vector.load %x[%272] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %274 = vector.shuffle %270, %273 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %275 = wave.mma %274, %241, %264 : vector<16xf16>, vector<8xf32>
      %276 = arith.muli %59, %c6 : index
      %277 = arith.addi %276, %c30 : index
      %278 = arith.muli %tileRows, %c4 : index
      %279 = arith.muli %277, %278 : index
      %280 = arith.addi %46, %279 : index
      %281 = vector.load %x[%280] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %282 = arith.muli %tileRows, %c15 : index
      %283 = arith.addi %280, %282 : index
      %284 = vector.load %x[%283] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %285 = vector.shuffle %281, %284 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %286 = wave.mma %285, %242, %275 : vector<16xf16>, vector<8xf32>
      scf.yield %286 : vector<8xf32>
    }
    %287 = arith.select %52, %58, %51 : index
    %290 = scf.for %288 = %58 to %287 step %c5 iter_args(%289 = %61) -> (vector<8xf32>) {
      %291 = wave.lane
      %292 = arith.addi %288, %c11 : index
      %293 = arith.remui %291, %c4 : index
      %294 = arith.addi %20, %c10 : index
      %295 = arith.divui %292, %c15 : index
      %296 = arith.muli %295, %c8 : index
      %297 = arith.addi %294, %296 : index
      %298 = arith.muli %293, %c6 : index
      %299 = arith.addi %297, %298 : index
      %300 = vector.load %w[%299] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %301 = vector.bitcast %300 : vector<2xi8> to vector<1xf16>
      %302 = arith.divui %inputFeatures, %c7 : index
      %303 = arith.muli %302, %c8 : index
      %304 = arith.addi %294, %303 : index
      %305 = arith.muli %292, %c4 : index
      %306 = arith.addi %304, %305 : index
      %307 = arith.muli %293, %c5 : index
      %308 = arith.addi %306, %307 : index
      %309 = vector.load %w[%308] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %310 = vector.extract %301[0] : f16 from vector<1xf16>
      %311 = arith.extf %310 : f16 to f32
      %312 = vector.extract %309[0] : i8 from vector<1xi8>
      %313 = arith.extsi %312 : i8 to i32
      %314 = arith.sitofp %313 : i32 to f32
      %315 = arith.mulf %311, %314 : f32
      %316 = arith.truncf %315 : f32 to f16
      %317 = vector.broadcast %316 : f16 to vector<16xf16>
      %318 = arith.addi %20, %c10 : index
      %319 = arith.muli %inputFeatures, %c5 : index
      %320 = arith.divui %319, %c6 : index
      %321 = arith.divui %inputFeatures, %c7 : index
      %322 = arith.muli %321, %c8 : index
      %323 = arith.addi %322, %320 : index
      %324 = arith.addi %323, %c9 : index
      %325 = arith.divui %324, %c10 : index
      %326 = arith.muli %325, %c10 : index
      %327 = arith.addi %318, %326 : index
      %328 = arith.muli %inputFeatures, %c15 : index
      %329 = arith.addi %327, %328 : index
      %330 = arith.muli %292, %c4 : index
      %331 = arith.addi %330, %293 : index
      %332 = arith.muli %331, %c4 : index
      %333 = arith.addi %329, %332 : index
      %334 = arith.muli %292, %c7 : index
      %335 = arith.addi %327, %334 : index
      %336 = arith.muli %293, %c4 : index
      %337 = arith.addi %335, %336 : index
      %338 = vector.load %w[%333] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %339 = vector.bitcast %338 : vector<16xi8> to vector<4xi32>
      %340 = vector.load %w[%337] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %341 = vector.bitcast %340 : vector<16xi8> to vector<4xi32>
      %342 = arith.shrui %341, %c19 : vector<4xi32>
      %343 = arith.andi %342, %c20 : vector<4xi32>
      %344 = arith.shrui %339, %c21 : vector<4xi32>
      %345 = arith.andi %344, %c20 : vector<4xi32>
      %346 = arith.shli %345, %c22 : vector<4xi32>
      %347 = arith.ori %343, %346 : vector<4xi32>
      %348 = arith.ori %347, %c23 : vector<4xi32>
      %349 = vector.bitcast %348 : vector<4xi32> to vector<8xf16>
      %350 = arith.shrui %341, %c22 : vector<4xi32>
      %351 = arith.andi %350, %c20 : vector<4xi32>
      %352 = arith.shrui %339, %c24 : vector<4xi32>
      %353 = arith.andi %352, %c20 : vector<4xi32>
      %354 = arith.shli %353, %c22 : vector<4xi32>
      %355 = arith.ori %351, %354 : vector<4xi32>
      %356 = arith.ori %355, %c23 : vector<4xi32>
      %357 = vector.bitcast %356 : vector<4xi32> to vector<8xf16>
      %358 = arith.shrui %341, %c25 : vector<4xi32>
      %359 = arith.andi %358, %c20 : vector<4xi32>
      %360 = arith.shrui %339, %c26 : vector<4xi32>
      %361 = arith.andi %360, %c20 : vector<4xi32>
      %362 = arith.shli %361, %c22 : vector<4xi32>
      %363 = arith.ori %359, %362 : vector<4xi32>
      %364 = arith.ori %363, %c23 : vector<4xi32>
      %365 = vector.bitcast %364 : vector<4xi32> to vector<8xf16>
      %366 = arith.shrui %341, %c27 : vector<4xi32>
      %367 = arith.andi %366, %c20 : vector<4xi32>
      %368 = arith.shrui %339, %c28 : vector<4xi32>
      %369 = arith.andi %368, %c20 : vector<4xi32>
      %370 = arith.shli %369, %c22 : vector<4xi32>
      %371 = arith.ori %367, %370 : vector<4xi32>
      %372 = arith.ori %371, %c23 : vector<4xi32>
      %373 = vector.bitcast %372 : vector<4xi32> to vector<8xf16>
      %374 = vector.shuffle %349, %357 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %375 = vector.shuffle %365, %373 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %376 = vector.shuffle %374, %375 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %377 = arith.subf %376, %c29 : vector<32xf16>
      %378 = vector.shuffle %377, %377 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %379 = vector.shuffle %377, %377 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %380 = arith.mulf %378, %317 : vector<16xf16>
      %381 = arith.mulf %379, %317 : vector<16xf16>
      %382 = arith.muli %288, %c6 : index
      %383 = arith.addi %382, %c11 : index
      %384 = arith.muli %tileRows, %c4 : index
      %385 = arith.muli %383, %384 : index
      %386 = arith.addi %46, %385 : index
      %387 = vector.load %x[%386] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %388 = arith.muli %tileRows, %c15 : index
      %389 = arith.addi %386, %388 : index
      %390 = vector.load %x[%389] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %391 = vector.shuffle %387, %390 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %392 = wave.mma %391, %380, %289 : vector<16xf16>, vector<8xf32>
      %393 = arith.muli %288, %c6 : index
      %394 = arith.addi %393, %c5 : index
      %395 = arith.muli %tileRows, %c4 : index
      %396 = arith.muli %394, %395 : index
      %397 = arith.addi %46, %396 : index
      %398 = vector.load %x[%397] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %399 = arith.muli %tileRows, %c15 : index
      %400 = arith.addi %397, %399 : index
      %401 = vector.load %x[%400] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %402 = vector.shuffle %398, %401 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %403 = wave.mma %402, %381, %392 : vector<16xf16>, vector<8xf32>
      scf.yield %403 : vector<8xf32>
    }
    %404 = arith.addi %25, %c11 : index
    %405 = wave.lane
    %406 = arith.muli %3, %c5 : index
    %407 = arith.muli %406, %c7 : index
    %408 = arith.addi %407, %405 : index
    %409 = arith.muli %4, %c13 : index
    %410 = arith.addi %409, %408 : index
    %411 = arith.addi %410, %c11 : index
    %412 = arith.addi %411, %c11 : index
    %413 = vector.extract %290[0] : f32 from vector<8xf32>
    memref.store %413, %21[%412] : memref<?xf32>
    %414 = arith.muli %4, %c13 : index
    %415 = arith.addi %414, %408 : index
    %416 = arith.addi %415, %c11 : index
    %417 = arith.addi %416, %c8 : index
    %418 = vector.extract %290[1] : f32 from vector<8xf32>
    memref.store %418, %21[%417] : memref<?xf32>
    %419 = arith.muli %4, %c13 : index
    %420 = arith.addi %419, %408 : index
    %421 = arith.addi %420, %c11 : index
    %422 = arith.addi %421, %c31 : index
    %423 = vector.extract %290[2] : f32 from vector<8xf32>
    memref.store %423, %21[%422] : memref<?xf32>
    %424 = arith.muli %4, %c13 : index
    %425 = arith.addi %424, %408 : index
    %426 = arith.addi %425, %c11 : index
    %427 = arith.addi %426, %c32 : index
    %428 = vector.extract %290[3] : f32 from vector<8xf32>
    memref.store %428, %21[%427] : memref<?xf32>
    %429 = arith.muli %4, %c13 : index
    %430 = arith.addi %429, %408 : index
    %431 = arith.addi %430, %c11 : index
    %432 = arith.addi %431, %c10 : index
    %433 = vector.extract %290[4] : f32 from vector<8xf32>
    memref.store %433, %21[%432] : memref<?xf32>
    %434 = arith.muli %4, %c13 : index
    %435 = arith.addi %434, %408 : index
    %436 = arith.addi %435, %c11 : index
    %437 = arith.addi %436, %c33 : index
    %438 = vector.extract %290[5] : f32 from vector<8xf32>
    memref.store %438, %21[%437] : memref<?xf32>
    %439 = arith.muli %4, %c13 : index
    %440 = arith.addi %439, %408 : index
    %441 = arith.addi %440, %c11 : index
    %442 = arith.addi %441, %c34 : index
    %443 = vector.extract %290[6] : f32 from vector<8xf32>
    memref.store %443, %21[%442] : memref<?xf32>
    %444 = arith.muli %4, %c13 : index
    %445 = arith.addi %444, %408 : index
    %446 = arith.addi %445, %c11 : index
    %447 = arith.addi %446, %c35 : index
    %448 = vector.extract %290[7] : f32 from vector<8xf32>
    memref.store %448, %21[%447] : memref<?xf32>
    wave.barrier
    %449 = arith.muli %4, %c36 : index
    %450 = arith.addi %449, %c11 : index
    %451 = arith.muli %450, %c6 : index
    %452 = arith.divui %405, %c4 : index
    %453 = arith.addi %451, %452 : index
    %454 = arith.addi %404, %453 : index
    %455 = arith.cmpi slt, %454, %24 : index
    scf.if %455 {
      %456 = arith.cmpi eq, %hasFactors, %c5 : index
      %457 = arith.muli %454, %c6 : index
      %458 = memref.load %factors[%457] : memref<?xf32>
      %459 = arith.mulf %458, %operandScale : f32
      %460 = arith.select %456, %459, %operandScale : f32
      %461 = arith.addi %408, %c11 : index
      %462 = arith.muli %450, %c8 : index
      %463 = arith.addi %461, %462 : index
      %464 = memref.load %21[%463] : memref<?xf32>
      %465 = arith.addi %463, %c13 : index
      %466 = memref.load %21[%465] : memref<?xf32>
      %467 = arith.addf %464, %466 : f32
      %468 = arith.remui %405, %c4 : index
      %469 = arith.muli %468, %c36 : index
      %470 = arith.addi %20, %469 : index
      %471 = vector.load %w[%470] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %472 = vector.bitcast %471 : vector<4xi8> to vector<1xf32>
      %473 = vector.extract %472[0] : f32 from vector<1xf32>
      %474 = arith.mulf %473, %460 : f32
      %475 = arith.mulf %467, %474 : f32
      %476 = arith.muli %3, %c5 : index
      %477 = arith.addi %476, %c11 : index
      %478 = arith.muli %477, %c4 : index
      %479 = arith.remui %405, %c4 : index
      %480 = arith.addi %478, %479 : index
      %481 = arith.muli %453, %c39 : index
      %482 = arith.addi %481, %480 : index
      memref.store %475, %22[%482] : memref<?xf32>
    }
    %483 = arith.muli %4, %c36 : index
    %484 = arith.addi %483, %c5 : index
    %485 = arith.muli %484, %c6 : index
    %486 = arith.divui %405, %c4 : index
    %487 = arith.addi %485, %486 : index
    %488 = arith.addi %404, %487 : index
    %489 = arith.cmpi slt, %488, %24 : index
    scf.if %489 {
      %490 = arith.cmpi eq, %hasFactors, %c5 : index
      %491 = arith.muli %488, %c6 : index
      %492 = memref.load %factors[%491] : memref<?xf32>
      %493 = arith.mulf %492, %operandScale : f32
      %494 = arith.select %490, %493, %operandScale : f32
      %495 = arith.addi %408, %c11 : index
      %496 = arith.muli %484, %c8 : index
      %497 = arith.addi %495, %496 : index
      %498 = memref.load %21[%497] : memref<?xf32>
      %499 = arith.addi %497, %c13 : index
      %500 = memref.load %21[%499] : memref<?xf32>
      %501 = arith.addf %498, %500 : f32
      %502 = arith.remui %405, %c4 : index
      %503 = arith.muli %502, %c36 : index
      %504 = arith.addi %20, %503 : index
      %505 = vector.load %w[%504] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %506 = vector.bitcast %505 : vector<4xi8> to vector<1xf32>
      %507 = vector.extract %506[0] : f32 from vector<1xf32>
      %508 = arith.mulf %507, %494 : f32
      %509 = arith.mulf %501, %508 : f32
      %510 = arith.muli %3, %c5 : index
      %511 = arith.addi %510, %c11 : index
      %512 = arith.muli %511, %c4 : index
      %513 = arith.remui %405, %c4 : index
      %514 = arith.addi %512, %513 : index
      %515 = arith.muli %487, %c39 : index
      %516 = arith.addi %515, %514 : index
      memref.store %509, %22[%516] : memref<?xf32>
    }
    %517 = arith.muli %4, %c36 : index
    %518 = arith.addi %517, %c6 : index
    %519 = arith.muli %518, %c6 : index
    %520 = arith.divui %405, %c4 : index
    %521 = arith.addi %519, %520 : index
    %522 = arith.addi %404, %521 : index
    %523 = arith.cmpi slt, %522, %24 : index
    scf.if %523 {
      %524 = arith.cmpi eq, %hasFactors, %c5 : index
      %525 = arith.muli %522, %c6 : index
      %526 = memref.load %factors[%525] : memref<?xf32>
      %527 = arith.mulf %526, %operandScale : f32
      %528 = arith.select %524, %527, %operandScale : f32
      %529 = arith.addi %408, %c11 : index
      %530 = arith.muli %518, %c8 : index
      %531 = arith.addi %529, %530 : index
      %532 = memref.load %21[%531] : memref<?xf32>
      %533 = arith.addi %531, %c13 : index
      %534 = memref.load %21[%533] : memref<?xf32>
      %535 = arith.addf %532, %534 : f32
      %536 = arith.remui %405, %c4 : index
      %537 = arith.muli %536, %c36 : index
      %538 = arith.addi %20, %537 : index
      %539 = vector.load %w[%538] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %540 = vector.bitcast %539 : vector<4xi8> to vector<1xf32>
      %541 = vector.extract %540[0] : f32 from vector<1xf32>
      %542 = arith.mulf %541, %528 : f32
      %543 = arith.mulf %535, %542 : f32
      %544 = arith.muli %3, %c5 : index
      %545 = arith.addi %544, %c11 : index
      %546 = arith.muli %545, %c4 : index
      %547 = arith.remui %405, %c4 : index
      %548 = arith.addi %546, %547 : index
      %549 = arith.muli %521, %c39 : index
      %550 = arith.addi %549, %548 : index
      memref.store %543, %22[%550] : memref<?xf32>
    }
    %551 = arith.muli %4, %c36 : index
    %552 = arith.addi %551, %c30 : index
    %553 = arith.muli %552, %c6 : index
    %554 = arith.divui %405, %c4 : index
    %555 = arith.addi %553, %554 : index
    %556 = arith.addi %404, %555 : index
    %557 = arith.cmpi slt, %556, %24 : index
    scf.if %557 {
      %558 = arith.cmpi eq, %hasFactors, %c5 : index
      %559 = arith.muli %556, %c6 : index
      %560 = memref.load %factors[%559] : memref<?xf32>
      %561 = arith.mulf %560, %operandScale : f32
      %562 = arith.select %558, %561, %operandScale : f32
      %563 = arith.addi %408, %c11 : index
      %564 = arith.muli %552, %c8 : index
      %565 = arith.addi %563, %564 : index
      %566 = memref.load %21[%565] : memref<?xf32>
      %567 = arith.addi %565, %c13 : index
      %568 = memref.load %21[%567] : memref<?xf32>
      %569 = arith.addf %566, %568 : f32
      %570 = arith.remui %405, %c4 : index
      %571 = arith.muli %570, %c36 : index
      %572 = arith.addi %20, %571 : index
      %573 = vector.load %w[%572] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %574 = vector.bitcast %573 : vector<4xi8> to vector<1xf32>
      %575 = vector.extract %574[0] : f32 from vector<1xf32>
      %576 = arith.mulf %575, %562 : f32
      %577 = arith.mulf %569, %576 : f32
      %578 = arith.muli %3, %c5 : index
      %579 = arith.addi %578, %c11 : index
      %580 = arith.muli %579, %c4 : index
      %581 = arith.remui %405, %c4 : index
      %582 = arith.addi %580, %581 : index
      %583 = arith.muli %555, %c39 : index
      %584 = arith.addi %583, %582 : index
      memref.store %577, %22[%584] : memref<?xf32>
    }
    wave.barrier
    %585 = arith.addi %25, %c11 : index
    %586 = wave.wave
    %587 = arith.addi %586, %c11 : index
    %588 = arith.addi %585, %587 : index
    %589 = arith.cmpi slt, %588, %24 : index
    %590 = arith.cmpi slt, %587, %c4 : index
    %591 = arith.andi %589, %590 : i1
    scf.if %591 {
      %592 = arith.addi %585, %587 : index
      %593 = arith.muli %587, %c39 : index
      %594 = wave.lane
      %595 = arith.addi %594, %c11 : index
      %596 = arith.cmpi eq, %hasBias, %c5 : index
      %597 = arith.addi %593, %595 : index
      %598 = memref.load %22[%597] : memref<?xf32>
      %599 = arith.muli %0, %c39 : index
      %600 = arith.addi %599, %595 : index
      %601 = memref.load %bias[%600] : memref<?xf32>
      %602 = arith.addf %598, %601 : f32
      %603 = arith.select %596, %602, %598 : f32
      %604 = arith.addi %595, %c41 : index
      %605 = arith.cmpi eq, %hasBias, %c5 : index
      %606 = arith.addi %593, %604 : index
      %607 = memref.load %22[%606] : memref<?xf32>
      %608 = arith.muli %0, %c39 : index
      %609 = arith.addi %608, %604 : index
      %610 = memref.load %bias[%609] : memref<?xf32>
      %611 = arith.addf %607, %610 : f32
      %612 = arith.select %605, %611, %607 : f32
      %613 = arith.addi %594, %c8 : index
      %614 = arith.cmpi slt, %613, %c41 : index
      %615 = arith.minsi %613, %c42 : index
      %616 = arith.cmpi eq, %hasBias, %c5 : index
      %617 = arith.addi %593, %615 : index
      %618 = memref.load %22[%617] : memref<?xf32>
      %619 = arith.muli %0, %c39 : index
      %620 = arith.addi %619, %615 : index
      %621 = memref.load %bias[%620] : memref<?xf32>
      %622 = arith.addf %618, %621 : f32
      %623 = arith.select %616, %622, %618 : f32
      %624 = arith.addi %615, %c41 : index
      %625 = arith.cmpi eq, %hasBias, %c5 : index
      %626 = arith.addi %593, %624 : index
      %627 = memref.load %22[%626] : memref<?xf32>
      %628 = arith.muli %0, %c39 : index
      %629 = arith.addi %628, %624 : index
      %630 = memref.load %bias[%629] : memref<?xf32>
      %631 = arith.addf %627, %630 : f32
      %632 = arith.select %625, %631, %627 : f32
      %633 = arith.addi %heads, %kvHeads : index
      %634 = arith.cmpi slt, %0, %633 : index
      scf.if %634 {
        %635 = arith.addi %positionsAt, %592 : index
        %636 = memref.load %step[%635] : memref<?xi32>
        %637 = arith.index_cast %636 : i32 to index
        %638 = arith.cmpi eq, %hasNorm, %c5 : index
        %639 = math.fma %603, %603, %c45 : f32
        %640 = math.fma %612, %612, %639 : f32
        %641 = math.fma %623, %623, %640 : f32
        %642 = arith.select %614, %641, %640 : f32
        %643 = math.fma %632, %632, %642 : f32
        %644 = arith.select %614, %643, %642 : f32
        %645 = vector.broadcast %644 : f32 to vector<1xf32>
        %646 = wave.reduce "add" %645 : vector<1xf32>
        %647 = arith.mulf %646, %inverseHeadDim : f32
        %648 = arith.addf %647, %epsilon : f32
        %649 = math.sqrt %648 : f32
        %650 = arith.divf %c47, %649 : f32
        %651 = arith.cmpi slt, %0, %heads : index
        %652 = arith.addi %595, %c41 : index
        %653 = memref.load %query_norm[%595] : memref<?xf32>
        %654 = memref.load %key_norm[%595] : memref<?xf32>
        %655 = arith.select %651, %653, %654 : f32
        %656 = arith.mulf %603, %650 : f32
        %657 = arith.mulf %656, %655 : f32
        %658 = arith.select %638, %657, %603 : f32
        %659 = memref.load %query_norm[%652] : memref<?xf32>
        %660 = memref.load %key_norm[%652] : memref<?xf32>
        %661 = arith.select %651, %659, %660 : f32
        %662 = arith.mulf %612, %650 : f32
        %663 = arith.mulf %662, %661 : f32
        %664 = arith.select %638, %663, %612 : f32
        %665 = arith.addi %615, %c41 : index
        %666 = memref.load %query_norm[%615] : memref<?xf32>
        %667 = memref.load %key_norm[%615] : memref<?xf32>
        %668 = arith.select %651, %666, %667 : f32
        %669 = arith.mulf %623, %650 : f32
        %670 = arith.mulf %669, %668 : f32
        %671 = arith.select %638, %670, %623 : f32
        %672 = memref.load %query_norm[%665] : memref<?xf32>
        %673 = memref.load %key_norm[%665] : memref<?xf32>
        %674 = arith.select %651, %672, %673 : f32
        %675 = arith.mulf %632, %650 : f32
        %676 = arith.mulf %675, %674 : f32
        %677 = arith.select %638, %676, %632 : f32
        %678 = arith.remui %637, %c7 : index
        %679 = arith.muli %678, %c39 : index
        %680 = arith.addi %679, %595 : index
        %681 = arith.divui %637, %c7 : index
        %682 = arith.addi %681, %c7 : index
        %683 = arith.muli %682, %c39 : index
        %684 = arith.addi %683, %595 : index
        %685 = memref.load %rope[%680] : memref<?xf32>
        %686 = arith.addi %680, %c41 : index
        %687 = memref.load %rope[%686] : memref<?xf32>
        %688 = memref.load %rope[%684] : memref<?xf32>
        %689 = arith.addi %684, %c41 : index
        %690 = memref.load %rope[%689] : memref<?xf32>
        %691 = arith.mulf %688, %685 : f32
        %692 = arith.mulf %690, %687 : f32
        %693 = arith.subf %691, %692 : f32
        %694 = arith.mulf %690, %685 : f32
        %695 = arith.mulf %688, %687 : f32
        %696 = arith.addf %694, %695 : f32
        %697 = arith.mulf %658, %693 : f32
        %698 = arith.mulf %664, %696 : f32
        %699 = arith.subf %697, %698 : f32
        %700 = arith.mulf %664, %693 : f32
        %701 = arith.mulf %658, %696 : f32
        %702 = arith.addf %700, %701 : f32
        %703 = arith.cmpi slt, %0, %heads : index
        scf.if %703 {
          %704 = arith.muli %592, %heads : index
          %705 = arith.addi %704, %0 : index
          %706 = arith.muli %705, %c39 : index
          %707 = arith.addi %706, %595 : index
          memref.store %699, %q[%707] : memref<?xf32>
          %708 = arith.addi %707, %c41 : index
          memref.store %702, %q[%708] : memref<?xf32>
        } else {
          %709 = arith.addi %593, %595 : index
          memref.store %699, %22[%709] : memref<?xf32>
          %710 = arith.addi %593, %595 : index
          %711 = arith.addi %710, %c41 : index
          memref.store %702, %22[%711] : memref<?xf32>
        }
        %712 = arith.remui %637, %c7 : index
        %713 = arith.muli %712, %c39 : index
        %714 = arith.addi %713, %615 : index
        %715 = arith.divui %637, %c7 : index
        %716 = arith.addi %715, %c7 : index
        %717 = arith.muli %716, %c39 : index
        %718 = arith.addi %717, %615 : index
        %719 = memref.load %rope[%714] : memref<?xf32>
        %720 = arith.addi %714, %c41 : index
        %721 = memref.load %rope[%720] : memref<?xf32>
        %722 = memref.load %rope[%718] : memref<?xf32>
        %723 = arith.addi %718, %c41 : index
        %724 = memref.load %rope[%723] : memref<?xf32>
        %725 = arith.mulf %722, %719 : f32
        %726 = arith.mulf %724, %721 : f32
        %727 = arith.subf %725, %726 : f32
        %728 = arith.mulf %724, %719 : f32
        %729 = arith.mulf %722, %721 : f32
        %730 = arith.addf %728, %729 : f32
        %731 = arith.mulf %671, %727 : f32
        %732 = arith.mulf %677, %730 : f32
        %733 = arith.subf %731, %732 : f32
        %734 = arith.mulf %677, %727 : f32
        %735 = arith.mulf %671, %730 : f32
        %736 = arith.addf %734, %735 : f32
        scf.if %614 {
          %737 = arith.cmpi slt, %0, %heads : index
          scf.if %737 {
            %738 = arith.muli %592, %heads : index
            %739 = arith.addi %738, %0 : index
            %740 = arith.muli %739, %c39 : index
            %741 = arith.addi %740, %615 : index
            memref.store %733, %q[%741] : memref<?xf32>
            %742 = arith.addi %741, %c41 : index
            memref.store %736, %q[%742] : memref<?xf32>
          } else {
            %743 = arith.addi %593, %615 : index
            memref.store %733, %22[%743] : memref<?xf32>
            %744 = arith.addi %593, %615 : index
            %745 = arith.addi %744, %c41 : index
            memref.store %736, %22[%745] : memref<?xf32>
          }
        }
      } else {
        %746 = arith.cmpi slt, %0, %heads : index
        scf.if %746 {
          %747 = arith.muli %592, %heads : index
          %748 = arith.addi %747, %0 : index
          %749 = arith.muli %748, %c39 : index
          %750 = arith.addi %749, %595 : index
          memref.store %603, %q[%750] : memref<?xf32>
          %751 = arith.addi %750, %c41 : index
          memref.store %612, %q[%751] : memref<?xf32>
        } else {
          %752 = arith.addi %593, %595 : index
          memref.store %603, %22[%752] : memref<?xf32>
          %753 = arith.addi %593, %595 : index
          %754 = arith.addi %753, %c41 : index
          memref.store %612, %22[%754] : memref<?xf32>
        }
        scf.if %614 {
          %755 = arith.cmpi slt, %0, %heads : index
          scf.if %755 {
            %756 = arith.muli %592, %heads : index
            %757 = arith.addi %756, %0 : index
            %758 = arith.muli %757, %c39 : index
            %759 = arith.addi %758, %615 : index
            memref.store %623, %q[%759] : memref<?xf32>
            %760 = arith.addi %759, %c41 : index
            memref.store %632, %q[%760] : memref<?xf32>
          } else {
            %761 = arith.addi %593, %615 : index
            memref.store %623, %22[%761] : memref<?xf32>
            %762 = arith.addi %593, %615 : index
            %763 = arith.addi %762, %c41 : index
            memref.store %632, %22[%763] : memref<?xf32>
          }
        }
      }
    }
    %764 = arith.addi %586, %c49 : index
    %765 = arith.addi %585, %764 : index
    %766 = arith.cmpi slt, %765, %24 : index
    %767 = arith.cmpi slt, %764, %c4 : index
    %768 = arith.andi %766, %767 : i1
    scf.if %768 {
      %769 = arith.addi %585, %764 : index
      %770 = arith.muli %764, %c39 : index
      %771 = wave.lane
      %772 = arith.addi %771, %c11 : index
      %773 = arith.cmpi eq, %hasBias, %c5 : index
      %774 = arith.addi %770, %772 : index
      %775 = memref.load %22[%774] : memref<?xf32>
      %776 = arith.muli %0, %c39 : index
      %777 = arith.addi %776, %772 : index
      %778 = memref.load %bias[%777] : memref<?xf32>
      %779 = arith.addf %775, %778 : f32
      %780 = arith.select %773, %779, %775 : f32
      %781 = arith.addi %772, %c41 : index
      %782 = arith.cmpi eq, %hasBias, %c5 : index
      %783 = arith.addi %770, %781 : index
      %784 = memref.load %22[%783] : memref<?xf32>
      %785 = arith.muli %0, %c39 : index
      %786 = arith.addi %785, %781 : index
      %787 = memref.load %bias[%786] : memref<?xf32>
      %788 = arith.addf %784, %787 : f32
      %789 = arith.select %782, %788, %784 : f32
      %790 = arith.addi %771, %c8 : index
      %791 = arith.cmpi slt, %790, %c41 : index
      %792 = arith.minsi %790, %c42 : index
      %793 = arith.cmpi eq, %hasBias, %c5 : index
      %794 = arith.addi %770, %792 : index
      %795 = memref.load %22[%794] : memref<?xf32>
      %796 = arith.muli %0, %c39 : index
      %797 = arith.addi %796, %792 : index
      %798 = memref.load %bias[%797] : memref<?xf32>
      %799 = arith.addf %795, %798 : f32
      %800 = arith.select %793, %799, %795 : f32
      %801 = arith.addi %792, %c41 : index
      %802 = arith.cmpi eq, %hasBias, %c5 : index
      %803 = arith.addi %770, %801 : index
      %804 = memref.load %22[%803] : memref<?xf32>
      %805 = arith.muli %0, %c39 : index
      %806 = arith.addi %805, %801 : index
      %807 = memref.load %bias[%806] : memref<?xf32>
      %808 = arith.addf %804, %807 : f32
      %809 = arith.select %802, %808, %804 : f32
      %810 = arith.addi %heads, %kvHeads : index
      %811 = arith.cmpi slt, %0, %810 : index
      scf.if %811 {
        %812 = arith.addi %positionsAt, %769 : index
        %813 = memref.load %step[%812] : memref<?xi32>
        %814 = arith.index_cast %813 : i32 to index
        %815 = arith.cmpi eq, %hasNorm, %c5 : index
        %816 = math.fma %780, %780, %c45 : f32
        %817 = math.fma %789, %789, %816 : f32
        %818 = math.fma %800, %800, %817 : f32
        %819 = arith.select %791, %818, %817 : f32
        %820 = math.fma %809, %809, %819 : f32
        %821 = arith.select %791, %820, %819 : f32
        %822 = vector.broadcast %821 : f32 to vector<1xf32>
        %823 = wave.reduce "add" %822 : vector<1xf32>
        %824 = arith.mulf %823, %inverseHeadDim : f32
        %825 = arith.addf %824, %epsilon : f32
        %826 = math.sqrt %825 : f32
        %827 = arith.divf %c47, %826 : f32
        %828 = arith.cmpi slt, %0, %heads : index
        %829 = arith.addi %772, %c41 : index
        %830 = memref.load %query_norm[%772] : memref<?xf32>
        %831 = memref.load %key_norm[%772] : memref<?xf32>
        %832 = arith.select %828, %830, %831 : f32
        %833 = arith.mulf %780, %827 : f32
        %834 = arith.mulf %833, %832 : f32
        %835 = arith.select %815, %834, %780 : f32
        %836 = memref.load %query_norm[%829] : memref<?xf32>
        %837 = memref.load %key_norm[%829] : memref<?xf32>
        %838 = arith.select %828, %836, %837 : f32
        %839 = arith.mulf %789, %827 : f32
        %840 = arith.mulf %839, %838 : f32
        %841 = arith.select %815, %840, %789 : f32
        %842 = arith.addi %792, %c41 : index
        %843 = memref.load %query_norm[%792] : memref<?xf32>
        %844 = memref.load %key_norm[%792] : memref<?xf32>
        %845 = arith.select %828, %843, %844 : f32
        %846 = arith.mulf %800, %827 : f32
        %847 = arith.mulf %846, %845 : f32
        %848 = arith.select %815, %847, %800 : f32
        %849 = memref.load %query_norm[%842] : memref<?xf32>
        %850 = memref.load %key_norm[%842] : memref<?xf32>
        %851 = arith.select %828, %849, %850 : f32
        %852 = arith.mulf %809, %827 : f32
        %853 = arith.mulf %852, %851 : f32
        %854 = arith.select %815, %853, %809 : f32
        %855 = arith.remui %814, %c7 : index
        %856 = arith.muli %855, %c39 : index
        %857 = arith.addi %856, %772 : index
        %858 = arith.divui %814, %c7 : index
        %859 = arith.addi %858, %c7 : index
        %860 = arith.muli %859, %c39 : index
        %861 = arith.addi %860, %772 : index
        %862 = memref.load %rope[%857] : memref<?xf32>
        %863 = arith.addi %857, %c41 : index
        %864 = memref.load %rope[%863] : memref<?xf32>
        %865 = memref.load %rope[%861] : memref<?xf32>
        %866 = arith.addi %861, %c41 : index
        %867 = memref.load %rope[%866] : memref<?xf32>
        %868 = arith.mulf %865, %862 : f32
        %869 = arith.mulf %867, %864 : f32
        %870 = arith.subf %868, %869 : f32
        %871 = arith.mulf %867, %862 : f32
        %872 = arith.mulf %865, %864 : f32
        %873 = arith.addf %871, %872 : f32
        %874 = arith.mulf %835, %870 : f32
        %875 = arith.mulf %841, %873 : f32
        %876 = arith.subf %874, %875 : f32
        %877 = arith.mulf %841, %870 : f32
        %878 = arith.mulf %835, %873 : f32
        %879 = arith.addf %877, %878 : f32
        %880 = arith.cmpi slt, %0, %heads : index
        scf.if %880 {
          %881 = arith.muli %769, %heads : index
          %882 = arith.addi %881, %0 : index
          %883 = arith.muli %882, %c39 : index
          %884 = arith.addi %883, %772 : index
          memref.store %876, %q[%884] : memref<?xf32>
          %885 = arith.addi %884, %c41 : index
          memref.store %879, %q[%885] : memref<?xf32>
        } else {
          %886 = arith.addi %770, %772 : index
          memref.store %876, %22[%886] : memref<?xf32>
          %887 = arith.addi %770, %772 : index
          %888 = arith.addi %887, %c41 : index
          memref.store %879, %22[%888] : memref<?xf32>
        }
        %889 = arith.remui %814, %c7 : index
        %890 = arith.muli %889, %c39 : index
        %891 = arith.addi %890, %792 : index
        %892 = arith.divui %814, %c7 : index
        %893 = arith.addi %892, %c7 : index
        %894 = arith.muli %893, %c39 : index
        %895 = arith.addi %894, %792 : index
        %896 = memref.load %rope[%891] : memref<?xf32>
        %897 = arith.addi %891, %c41 : index
        %898 = memref.load %rope[%897] : memref<?xf32>
        %899 = memref.load %rope[%895] : memref<?xf32>
        %900 = arith.addi %895, %c41 : index
        %901 = memref.load %rope[%900] : memref<?xf32>
        %902 = arith.mulf %899, %896 : f32
        %903 = arith.mulf %901, %898 : f32
        %904 = arith.subf %902, %903 : f32
        %905 = arith.mulf %901, %896 : f32
        %906 = arith.mulf %899, %898 : f32
        %907 = arith.addf %905, %906 : f32
        %908 = arith.mulf %848, %904 : f32
        %909 = arith.mulf %854, %907 : f32
        %910 = arith.subf %908, %909 : f32
        %911 = arith.mulf %854, %904 : f32
        %912 = arith.mulf %848, %907 : f32
        %913 = arith.addf %911, %912 : f32
        scf.if %791 {
          %914 = arith.cmpi slt, %0, %heads : index
          scf.if %914 {
            %915 = arith.muli %769, %heads : index
            %916 = arith.addi %915, %0 : index
            %917 = arith.muli %916, %c39 : index
            %918 = arith.addi %917, %792 : index
            memref.store %910, %q[%918] : memref<?xf32>
            %919 = arith.addi %918, %c41 : index
            memref.store %913, %q[%919] : memref<?xf32>
          } else {
            %920 = arith.addi %770, %792 : index
            memref.store %910, %22[%920] : memref<?xf32>
            %921 = arith.addi %770, %792 : index
            %922 = arith.addi %921, %c41 : index
            memref.store %913, %22[%922] : memref<?xf32>
          }
        }
      } else {
        %923 = arith.cmpi slt, %0, %heads : index
        scf.if %923 {
          %924 = arith.muli %769, %heads : index
          %925 = arith.addi %924, %0 : index
          %926 = arith.muli %925, %c39 : index
          %927 = arith.addi %926, %772 : index
          memref.store %780, %q[%927] : memref<?xf32>
          %928 = arith.addi %927, %c41 : index
          memref.store %789, %q[%928] : memref<?xf32>
        } else {
          %929 = arith.addi %770, %772 : index
          memref.store %780, %22[%929] : memref<?xf32>
          %930 = arith.addi %770, %772 : index
          %931 = arith.addi %930, %c41 : index
          memref.store %789, %22[%931] : memref<?xf32>
        }
        scf.if %791 {
          %932 = arith.cmpi slt, %0, %heads : index
          scf.if %932 {
            %933 = arith.muli %769, %heads : index
            %934 = arith.addi %933, %0 : index
            %935 = arith.muli %934, %c39 : index
            %936 = arith.addi %935, %792 : index
            memref.store %800, %q[%936] : memref<?xf32>
            %937 = arith.addi %936, %c41 : index
            memref.store %809, %q[%937] : memref<?xf32>
          } else {
            %938 = arith.addi %770, %792 : index
            memref.store %800, %22[%938] : memref<?xf32>
            %939 = arith.addi %770, %792 : index
            %940 = arith.addi %939, %c41 : index
            memref.store %809, %22[%940] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %941 = arith.cmpi sge, %0, %heads : index
    scf.if %941 {
      %942 = arith.addi %586, %c11 : index
      %943 = arith.addi %585, %942 : index
      %944 = arith.cmpi slt, %943, %24 : index
      %945 = arith.cmpi slt, %942, %c4 : index
      %946 = arith.andi %944, %945 : i1
      scf.if %946 {
        %947 = arith.addi %585, %942 : index
        %948 = arith.addi %slotsAt, %947 : index
        %949 = memref.load %step[%948] : memref<?xi32>
        %950 = arith.index_cast %949 : i32 to index
        %951 = arith.cmpi sge, %950, %c11 : index
        scf.if %951 {
          %952 = arith.muli %942, %c39 : index
          %953 = arith.subi %0, %heads : index
          %954 = memref.load %scales[%953] : memref<?xf32>
          %955 = vector.broadcast %954 : f32 to vector<4xf32>
          %956 = arith.divui %950, %c4 : index
          %957 = arith.remui %950, %c4 : index
          %958 = arith.muli %956, %pageBytes : index
          %959 = arith.cmpi eq, %codec, %c11 : index
          scf.if %959 {
            %960 = wave.lane
            %961 = arith.muli %960, %c36 : index
            scf.for %962 = %961 to %c39 step %c10 {
              %963 = arith.addi %952, %962 : index
              %964 = vector.load %22[%963] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %965 = arith.mulf %964, %955 : vector<4xf32>
              %966 = arith.minimumf %965, %c53 : vector<4xf32>
              %967 = arith.maximumf %966, %c54 : vector<4xf32>
              %968 = arith.truncf %967 : vector<4xf32> to vector<4xf16>
              %969 = vector.bitcast %968 : vector<4xf16> to vector<8xi8>
              %970 = arith.cmpi slt, %953, %kvHeads : index
              scf.if %970 {
                %971 = arith.muli %953, %c55 : index
                %972 = arith.addi %958, %971 : index
                %973 = arith.divui %962, %c4 : index
                %974 = arith.muli %973, %c56 : index
                %975 = arith.remui %962, %c4 : index
                %976 = arith.divui %975, %c15 : index
                %977 = arith.muli %976, %c7 : index
                %978 = arith.muli %957, %c4 : index
                %979 = arith.addi %977, %978 : index
                %980 = arith.remui %975, %c15 : index
                %981 = arith.muli %980, %c6 : index
                %982 = arith.addi %979, %981 : index
                %983 = arith.addi %974, %982 : index
                %984 = arith.addi %972, %983 : index
                vector.store %969, %kv[%984] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %985 = arith.subi %953, %kvHeads : index
                %986 = arith.muli %985, %c55 : index
                %987 = arith.addi %958, %986 : index
                %988 = arith.addi %962, %c11 : index
                %989 = arith.divui %988, %c4 : index
                %990 = arith.muli %989, %c56 : index
                %991 = arith.addi %990, %c12 : index
                %992 = arith.remui %988, %c4 : index
                %993 = arith.divui %957, %c6 : index
                %994 = arith.remui %957, %c6 : index
                %995 = arith.muli %994, %c15 : index
                %996 = arith.addi %993, %995 : index
                %997 = arith.divui %996, %c15 : index
                %998 = arith.muli %997, %c7 : index
                %999 = arith.muli %992, %c4 : index
                %1000 = arith.addi %998, %999 : index
                %1001 = arith.remui %996, %c15 : index
                %1002 = arith.muli %1001, %c6 : index
                %1003 = arith.addi %1000, %1002 : index
                %1004 = arith.addi %991, %1003 : index
                %1005 = arith.addi %987, %1004 : index
                %1006 = vector.shuffle %969, %969 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1006, %kv[%1005] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1007 = arith.addi %962, %c5 : index
                %1008 = arith.divui %1007, %c4 : index
                %1009 = arith.muli %1008, %c56 : index
                %1010 = arith.addi %1009, %c12 : index
                %1011 = arith.remui %1007, %c4 : index
                %1012 = arith.divui %957, %c6 : index
                %1013 = arith.remui %957, %c6 : index
                %1014 = arith.muli %1013, %c15 : index
                %1015 = arith.addi %1012, %1014 : index
                %1016 = arith.divui %1015, %c15 : index
                %1017 = arith.muli %1016, %c7 : index
                %1018 = arith.muli %1011, %c4 : index
                %1019 = arith.addi %1017, %1018 : index
                %1020 = arith.remui %1015, %c15 : index
                %1021 = arith.muli %1020, %c6 : index
                %1022 = arith.addi %1019, %1021 : index
                %1023 = arith.addi %1010, %1022 : index
                %1024 = arith.addi %987, %1023 : index
                %1025 = vector.shuffle %969, %969 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1025, %kv[%1024] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1026 = arith.addi %962, %c6 : index
                %1027 = arith.divui %1026, %c4 : index
                %1028 = arith.muli %1027, %c56 : index
                %1029 = arith.addi %1028, %c12 : index
                %1030 = arith.remui %1026, %c4 : index
                %1031 = arith.divui %957, %c6 : index
                %1032 = arith.remui %957, %c6 : index
                %1033 = arith.muli %1032, %c15 : index
                %1034 = arith.addi %1031, %1033 : index
                %1035 = arith.divui %1034, %c15 : index
                %1036 = arith.muli %1035, %c7 : index
                %1037 = arith.muli %1030, %c4 : index
                %1038 = arith.addi %1036, %1037 : index
                %1039 = arith.remui %1034, %c15 : index
                %1040 = arith.muli %1039, %c6 : index
                %1041 = arith.addi %1038, %1040 : index
                %1042 = arith.addi %1029, %1041 : index
                %1043 = arith.addi %987, %1042 : index
                %1044 = vector.shuffle %969, %969 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1044, %kv[%1043] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1045 = arith.addi %962, %c30 : index
                %1046 = arith.divui %1045, %c4 : index
                %1047 = arith.muli %1046, %c56 : index
                %1048 = arith.addi %1047, %c12 : index
                %1049 = arith.remui %1045, %c4 : index
                %1050 = arith.divui %957, %c6 : index
                %1051 = arith.remui %957, %c6 : index
                %1052 = arith.muli %1051, %c15 : index
                %1053 = arith.addi %1050, %1052 : index
                %1054 = arith.divui %1053, %c15 : index
                %1055 = arith.muli %1054, %c7 : index
                %1056 = arith.muli %1049, %c4 : index
                %1057 = arith.addi %1055, %1056 : index
                %1058 = arith.remui %1053, %c15 : index
                %1059 = arith.muli %1058, %c6 : index
                %1060 = arith.addi %1057, %1059 : index
                %1061 = arith.addi %1048, %1060 : index
                %1062 = arith.addi %987, %1061 : index
                %1063 = vector.shuffle %969, %969 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1063, %kv[%1062] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1064 = arith.cmpi eq, %codec, %c5 : index
          scf.if %1064 {
            %1065 = wave.lane
            %1066 = arith.muli %1065, %c36 : index
            scf.for %1067 = %1066 to %c39 step %c10 {
              %1068 = arith.addi %952, %1067 : index
              %1069 = vector.load %22[%1068] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1070 = arith.mulf %1069, %955 : vector<4xf32>
              %1071 = wave.fp8_encode "e4m3" %1070 : vector<4xf32> -> vector<4xi8>
              %1072 = arith.cmpi slt, %953, %kvHeads : index
              scf.if %1072 {
                %1073 = arith.muli %953, %c12 : index
                %1074 = arith.addi %958, %1073 : index
                %1075 = vector.shuffle %1071, %1071 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1076 = arith.divui %1067, %c4 : index
                %1077 = arith.muli %1076, %c7 : index
                %1078 = arith.remui %1067, %c4 : index
                %1079 = arith.muli %957, %c4 : index
                %1080 = arith.divui %1078, %c36 : index
                %1081 = arith.muli %1080, %c36 : index
                %1082 = arith.remui %1078, %c6 : index
                %1083 = arith.muli %1082, %c6 : index
                %1084 = arith.addi %1081, %1083 : index
                %1085 = arith.divui %1078, %c6 : index
                %1086 = arith.remui %1085, %c6 : index
                %1087 = arith.addi %1084, %1086 : index
                %1088 = arith.addi %1079, %1087 : index
                %1089 = arith.addi %1077, %1088 : index
                %1090 = arith.addi %1074, %1089 : index
                vector.store %1075, %kv[%1090] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1091 = arith.subi %953, %kvHeads : index
                %1092 = arith.muli %1091, %c12 : index
                %1093 = arith.addi %958, %1092 : index
                %1094 = arith.addi %1067, %c11 : index
                %1095 = arith.divui %1094, %c4 : index
                %1096 = arith.muli %1095, %c7 : index
                %1097 = arith.addi %1096, %c13 : index
                %1098 = arith.remui %1094, %c4 : index
                %1099 = arith.divui %957, %c6 : index
                %1100 = arith.remui %957, %c6 : index
                %1101 = arith.muli %1100, %c15 : index
                %1102 = arith.addi %1099, %1101 : index
                %1103 = arith.muli %1098, %c4 : index
                %1104 = arith.divui %1102, %c36 : index
                %1105 = arith.muli %1104, %c36 : index
                %1106 = arith.remui %1102, %c6 : index
                %1107 = arith.muli %1106, %c6 : index
                %1108 = arith.addi %1105, %1107 : index
                %1109 = arith.divui %1102, %c6 : index
                %1110 = arith.remui %1109, %c6 : index
                %1111 = arith.addi %1108, %1110 : index
                %1112 = arith.addi %1103, %1111 : index
                %1113 = arith.addi %1097, %1112 : index
                %1114 = arith.addi %1093, %1113 : index
                %1115 = vector.shuffle %1071, %1071 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1115, %kv[%1114] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1116 = arith.addi %1067, %c5 : index
                %1117 = arith.divui %1116, %c4 : index
                %1118 = arith.muli %1117, %c7 : index
                %1119 = arith.addi %1118, %c13 : index
                %1120 = arith.remui %1116, %c4 : index
                %1121 = arith.divui %957, %c6 : index
                %1122 = arith.remui %957, %c6 : index
                %1123 = arith.muli %1122, %c15 : index
                %1124 = arith.addi %1121, %1123 : index
                %1125 = arith.muli %1120, %c4 : index
                %1126 = arith.divui %1124, %c36 : index
                %1127 = arith.muli %1126, %c36 : index
                %1128 = arith.remui %1124, %c6 : index
                %1129 = arith.muli %1128, %c6 : index
                %1130 = arith.addi %1127, %1129 : index
                %1131 = arith.divui %1124, %c6 : index
                %1132 = arith.remui %1131, %c6 : index
                %1133 = arith.addi %1130, %1132 : index
                %1134 = arith.addi %1125, %1133 : index
                %1135 = arith.addi %1119, %1134 : index
                %1136 = arith.addi %1093, %1135 : index
                %1137 = vector.shuffle %1071, %1071 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1137, %kv[%1136] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1138 = arith.addi %1067, %c6 : index
                %1139 = arith.divui %1138, %c4 : index
                %1140 = arith.muli %1139, %c7 : index
                %1141 = arith.addi %1140, %c13 : index
                %1142 = arith.remui %1138, %c4 : index
                %1143 = arith.divui %957, %c6 : index
                %1144 = arith.remui %957, %c6 : index
                %1145 = arith.muli %1144, %c15 : index
                %1146 = arith.addi %1143, %1145 : index
                %1147 = arith.muli %1142, %c4 : index
                %1148 = arith.divui %1146, %c36 : index
                %1149 = arith.muli %1148, %c36 : index
                %1150 = arith.remui %1146, %c6 : index
                %1151 = arith.muli %1150, %c6 : index
                %1152 = arith.addi %1149, %1151 : index
                %1153 = arith.divui %1146, %c6 : index
                %1154 = arith.remui %1153, %c6 : index
                %1155 = arith.addi %1152, %1154 : index
                %1156 = arith.addi %1147, %1155 : index
                %1157 = arith.addi %1141, %1156 : index
                %1158 = arith.addi %1093, %1157 : index
                %1159 = vector.shuffle %1071, %1071 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1159, %kv[%1158] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1160 = arith.addi %1067, %c30 : index
                %1161 = arith.divui %1160, %c4 : index
                %1162 = arith.muli %1161, %c7 : index
                %1163 = arith.addi %1162, %c13 : index
                %1164 = arith.remui %1160, %c4 : index
                %1165 = arith.divui %957, %c6 : index
                %1166 = arith.remui %957, %c6 : index
                %1167 = arith.muli %1166, %c15 : index
                %1168 = arith.addi %1165, %1167 : index
                %1169 = arith.muli %1164, %c4 : index
                %1170 = arith.divui %1168, %c36 : index
                %1171 = arith.muli %1170, %c36 : index
                %1172 = arith.remui %1168, %c6 : index
                %1173 = arith.muli %1172, %c6 : index
                %1174 = arith.addi %1171, %1173 : index
                %1175 = arith.divui %1168, %c6 : index
                %1176 = arith.remui %1175, %c6 : index
                %1177 = arith.addi %1174, %1176 : index
                %1178 = arith.addi %1169, %1177 : index
                %1179 = arith.addi %1163, %1178 : index
                %1180 = arith.addi %1093, %1179 : index
                %1181 = vector.shuffle %1071, %1071 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1181, %kv[%1180] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1182 = arith.cmpi eq, %codec, %c6 : index
          scf.if %1182 {
            %1183 = wave.lane
            %1184 = arith.muli %1183, %c36 : index
            scf.for %1185 = %1184 to %c39 step %c10 {
              %1186 = arith.addi %952, %1185 : index
              %1187 = vector.load %22[%1186] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1188 = arith.mulf %1187, %955 : vector<4xf32>
              %1189 = wave.fp8_encode "e5m2" %1188 : vector<4xf32> -> vector<4xi8>
              %1190 = arith.cmpi slt, %953, %kvHeads : index
              scf.if %1190 {
                %1191 = arith.muli %953, %c12 : index
                %1192 = arith.addi %958, %1191 : index
                %1193 = vector.shuffle %1189, %1189 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1194 = arith.divui %1185, %c4 : index
                %1195 = arith.muli %1194, %c7 : index
                %1196 = arith.remui %1185, %c4 : index
                %1197 = arith.muli %957, %c4 : index
                %1198 = arith.divui %1196, %c36 : index
                %1199 = arith.muli %1198, %c36 : index
                %1200 = arith.remui %1196, %c6 : index
                %1201 = arith.muli %1200, %c6 : index
                %1202 = arith.addi %1199, %1201 : index
                %1203 = arith.divui %1196, %c6 : index
                %1204 = arith.remui %1203, %c6 : index
                %1205 = arith.addi %1202, %1204 : index
                %1206 = arith.addi %1197, %1205 : index
                %1207 = arith.addi %1195, %1206 : index
                %1208 = arith.addi %1192, %1207 : index
                vector.store %1193, %kv[%1208] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1209 = arith.subi %953, %kvHeads : index
                %1210 = arith.muli %1209, %c12 : index
                %1211 = arith.addi %958, %1210 : index
                %1212 = arith.addi %1185, %c11 : index
                %1213 = arith.divui %1212, %c4 : index
                %1214 = arith.muli %1213, %c7 : index
                %1215 = arith.addi %1214, %c13 : index
                %1216 = arith.remui %1212, %c4 : index
                %1217 = arith.divui %957, %c6 : index
                %1218 = arith.remui %957, %c6 : index
                %1219 = arith.muli %1218, %c15 : index
                %1220 = arith.addi %1217, %1219 : index
                %1221 = arith.muli %1216, %c4 : index
                %1222 = arith.divui %1220, %c36 : index
                %1223 = arith.muli %1222, %c36 : index
                %1224 = arith.remui %1220, %c6 : index
                %1225 = arith.muli %1224, %c6 : index
                %1226 = arith.addi %1223, %1225 : index
                %1227 = arith.divui %1220, %c6 : index
                %1228 = arith.remui %1227, %c6 : index
                %1229 = arith.addi %1226, %1228 : index
                %1230 = arith.addi %1221, %1229 : index
                %1231 = arith.addi %1215, %1230 : index
                %1232 = arith.addi %1211, %1231 : index
                %1233 = vector.shuffle %1189, %1189 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1233, %kv[%1232] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1234 = arith.addi %1185, %c5 : index
                %1235 = arith.divui %1234, %c4 : index
                %1236 = arith.muli %1235, %c7 : index
                %1237 = arith.addi %1236, %c13 : index
                %1238 = arith.remui %1234, %c4 : index
                %1239 = arith.divui %957, %c6 : index
                %1240 = arith.remui %957, %c6 : index
                %1241 = arith.muli %1240, %c15 : index
                %1242 = arith.addi %1239, %1241 : index
                %1243 = arith.muli %1238, %c4 : index
                %1244 = arith.divui %1242, %c36 : index
                %1245 = arith.muli %1244, %c36 : index
                %1246 = arith.remui %1242, %c6 : index
                %1247 = arith.muli %1246, %c6 : index
                %1248 = arith.addi %1245, %1247 : index
                %1249 = arith.divui %1242, %c6 : index
                %1250 = arith.remui %1249, %c6 : index
                %1251 = arith.addi %1248, %1250 : index
                %1252 = arith.addi %1243, %1251 : index
                %1253 = arith.addi %1237, %1252 : index
                %1254 = arith.addi %1211, %1253 : index
                %1255 = vector.shuffle %1189, %1189 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1255, %kv[%1254] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1256 = arith.addi %1185, %c6 : index
                %1257 = arith.divui %1256, %c4 : index
                %1258 = arith.muli %1257, %c7 : index
                %1259 = arith.addi %1258, %c13 : index
                %1260 = arith.remui %1256, %c4 : index
                %1261 = arith.divui %957, %c6 : index
                %1262 = arith.remui %957, %c6 : index
                %1263 = arith.muli %1262, %c15 : index
                %1264 = arith.addi %1261, %1263 : index
                %1265 = arith.muli %1260, %c4 : index
                %1266 = arith.divui %1264, %c36 : index
                %1267 = arith.muli %1266, %c36 : index
                %1268 = arith.remui %1264, %c6 : index
                %1269 = arith.muli %1268, %c6 : index
                %1270 = arith.addi %1267, %1269 : index
                %1271 = arith.divui %1264, %c6 : index
                %1272 = arith.remui %1271, %c6 : index
                %1273 = arith.addi %1270, %1272 : index
                %1274 = arith.addi %1265, %1273 : index
                %1275 = arith.addi %1259, %1274 : index
                %1276 = arith.addi %1211, %1275 : index
                %1277 = vector.shuffle %1189, %1189 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1277, %kv[%1276] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1278 = arith.addi %1185, %c30 : index
                %1279 = arith.divui %1278, %c4 : index
                %1280 = arith.muli %1279, %c7 : index
                %1281 = arith.addi %1280, %c13 : index
                %1282 = arith.remui %1278, %c4 : index
                %1283 = arith.divui %957, %c6 : index
                %1284 = arith.remui %957, %c6 : index
                %1285 = arith.muli %1284, %c15 : index
                %1286 = arith.addi %1283, %1285 : index
                %1287 = arith.muli %1282, %c4 : index
                %1288 = arith.divui %1286, %c36 : index
                %1289 = arith.muli %1288, %c36 : index
                %1290 = arith.remui %1286, %c6 : index
                %1291 = arith.muli %1290, %c6 : index
                %1292 = arith.addi %1289, %1291 : index
                %1293 = arith.divui %1286, %c6 : index
                %1294 = arith.remui %1293, %c6 : index
                %1295 = arith.addi %1292, %1294 : index
                %1296 = arith.addi %1287, %1295 : index
                %1297 = arith.addi %1281, %1296 : index
                %1298 = arith.addi %1211, %1297 : index
                %1299 = vector.shuffle %1189, %1189 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1299, %kv[%1298] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %1300 = arith.addi %586, %c49 : index
      %1301 = arith.addi %585, %1300 : index
      %1302 = arith.cmpi slt, %1301, %24 : index
      %1303 = arith.cmpi slt, %1300, %c4 : index
      %1304 = arith.andi %1302, %1303 : i1
      scf.if %1304 {
        %1305 = arith.addi %585, %1300 : index
        %1306 = arith.addi %slotsAt, %1305 : index
        %1307 = memref.load %step[%1306] : memref<?xi32>
        %1308 = arith.index_cast %1307 : i32 to index
        %1309 = arith.cmpi sge, %1308, %c11 : index
        scf.if %1309 {
          %1310 = arith.muli %1300, %c39 : index
          %1311 = arith.subi %0, %heads : index
          %1312 = memref.load %scales[%1311] : memref<?xf32>
          %1313 = vector.broadcast %1312 : f32 to vector<4xf32>
          %1314 = arith.divui %1308, %c4 : index
          %1315 = arith.remui %1308, %c4 : index
          %1316 = arith.muli %1314, %pageBytes : index
          %1317 = arith.cmpi eq, %codec, %c11 : index
          scf.if %1317 {
            %1318 = wave.lane
            %1319 = arith.muli %1318, %c36 : index
            scf.for %1320 = %1319 to %c39 step %c10 {
              %1321 = arith.addi %1310, %1320 : index
              %1322 = vector.load %22[%1321] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1323 = arith.mulf %1322, %1313 : vector<4xf32>
              %1324 = arith.minimumf %1323, %c53 : vector<4xf32>
              %1325 = arith.maximumf %1324, %c54 : vector<4xf32>
              %1326 = arith.truncf %1325 : vector<4xf32> to vector<4xf16>
              %1327 = vector.bitcast %1326 : vector<4xf16> to vector<8xi8>
              %1328 = arith.cmpi slt, %1311, %kvHeads : index
              scf.if %1328 {
                %1329 = arith.muli %1311, %c55 : index
                %1330 = arith.addi %1316, %1329 : index
                %1331 = arith.divui %1320, %c4 : index
                %1332 = arith.muli %1331, %c56 : index
                %1333 = arith.remui %1320, %c4 : index
                %1334 = arith.divui %1333, %c15 : index
                %1335 = arith.muli %1334, %c7 : index
                %1336 = arith.muli %1315, %c4 : index
                %1337 = arith.addi %1335, %1336 : index
                %1338 = arith.remui %1333, %c15 : index
                %1339 = arith.muli %1338, %c6 : index
                %1340 = arith.addi %1337, %1339 : index
                %1341 = arith.addi %1332, %1340 : index
                %1342 = arith.addi %1330, %1341 : index
                vector.store %1327, %kv[%1342] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1343 = arith.subi %1311, %kvHeads : index
                %1344 = arith.muli %1343, %c55 : index
                %1345 = arith.addi %1316, %1344 : index
                %1346 = arith.addi %1320, %c11 : index
                %1347 = arith.divui %1346, %c4 : index
                %1348 = arith.muli %1347, %c56 : index
                %1349 = arith.addi %1348, %c12 : index
                %1350 = arith.remui %1346, %c4 : index
                %1351 = arith.divui %1315, %c6 : index
                %1352 = arith.remui %1315, %c6 : index
                %1353 = arith.muli %1352, %c15 : index
                %1354 = arith.addi %1351, %1353 : index
                %1355 = arith.divui %1354, %c15 : index
                %1356 = arith.muli %1355, %c7 : index
                %1357 = arith.muli %1350, %c4 : index
                %1358 = arith.addi %1356, %1357 : index
                %1359 = arith.remui %1354, %c15 : index
                %1360 = arith.muli %1359, %c6 : index
                %1361 = arith.addi %1358, %1360 : index
                %1362 = arith.addi %1349, %1361 : index
                %1363 = arith.addi %1345, %1362 : index
                %1364 = vector.shuffle %1327, %1327 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1364, %kv[%1363] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1365 = arith.addi %1320, %c5 : index
                %1366 = arith.divui %1365, %c4 : index
                %1367 = arith.muli %1366, %c56 : index
                %1368 = arith.addi %1367, %c12 : index
                %1369 = arith.remui %1365, %c4 : index
                %1370 = arith.divui %1315, %c6 : index
                %1371 = arith.remui %1315, %c6 : index
                %1372 = arith.muli %1371, %c15 : index
                %1373 = arith.addi %1370, %1372 : index
                %1374 = arith.divui %1373, %c15 : index
                %1375 = arith.muli %1374, %c7 : index
                %1376 = arith.muli %1369, %c4 : index
                %1377 = arith.addi %1375, %1376 : index
                %1378 = arith.remui %1373, %c15 : index
                %1379 = arith.muli %1378, %c6 : index
                %1380 = arith.addi %1377, %1379 : index
                %1381 = arith.addi %1368, %1380 : index
                %1382 = arith.addi %1345, %1381 : index
                %1383 = vector.shuffle %1327, %1327 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1383, %kv[%1382] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1384 = arith.addi %1320, %c6 : index
                %1385 = arith.divui %1384, %c4 : index
                %1386 = arith.muli %1385, %c56 : index
                %1387 = arith.addi %1386, %c12 : index
                %1388 = arith.remui %1384, %c4 : index
                %1389 = arith.divui %1315, %c6 : index
                %1390 = arith.remui %1315, %c6 : index
                %1391 = arith.muli %1390, %c15 : index
                %1392 = arith.addi %1389, %1391 : index
                %1393 = arith.divui %1392, %c15 : index
                %1394 = arith.muli %1393, %c7 : index
                %1395 = arith.muli %1388, %c4 : index
                %1396 = arith.addi %1394, %1395 : index
                %1397 = arith.remui %1392, %c15 : index
                %1398 = arith.muli %1397, %c6 : index
                %1399 = arith.addi %1396, %1398 : index
                %1400 = arith.addi %1387, %1399 : index
                %1401 = arith.addi %1345, %1400 : index
                %1402 = vector.shuffle %1327, %1327 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1402, %kv[%1401] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1403 = arith.addi %1320, %c30 : index
                %1404 = arith.divui %1403, %c4 : index
                %1405 = arith.muli %1404, %c56 : index
                %1406 = arith.addi %1405, %c12 : index
                %1407 = arith.remui %1403, %c4 : index
                %1408 = arith.divui %1315, %c6 : index
                %1409 = arith.remui %1315, %c6 : index
                %1410 = arith.muli %1409, %c15 : index
                %1411 = arith.addi %1408, %1410 : index
                %1412 = arith.divui %1411, %c15 : index
                %1413 = arith.muli %1412, %c7 : index
                %1414 = arith.muli %1407, %c4 : index
                %1415 = arith.addi %1413, %1414 : index
                %1416 = arith.remui %1411, %c15 : index
                %1417 = arith.muli %1416, %c6 : index
                %1418 = arith.addi %1415, %1417 : index
                %1419 = arith.addi %1406, %1418 : index
                %1420 = arith.addi %1345, %1419 : index
                %1421 = vector.shuffle %1327, %1327 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1421, %kv[%1420] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1422 = arith.cmpi eq, %codec, %c5 : index
          scf.if %1422 {
            %1423 = wave.lane
            %1424 = arith.muli %1423, %c36 : index
            scf.for %1425 = %1424 to %c39 step %c10 {
              %1426 = arith.addi %1310, %1425 : index
              %1427 = vector.load %22[%1426] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1428 = arith.mulf %1427, %1313 : vector<4xf32>
              %1429 = wave.fp8_encode "e4m3" %1428 : vector<4xf32> -> vector<4xi8>
              %1430 = arith.cmpi slt, %1311, %kvHeads : index
              scf.if %1430 {
                %1431 = arith.muli %1311, %c12 : index
                %1432 = arith.addi %1316, %1431 : index
                %1433 = vector.shuffle %1429, %1429 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1434 = arith.divui %1425, %c4 : index
                %1435 = arith.muli %1434, %c7 : index
                %1436 = arith.remui %1425, %c4 : index
                %1437 = arith.muli %1315, %c4 : index
                %1438 = arith.divui %1436, %c36 : index
                %1439 = arith.muli %1438, %c36 : index
                %1440 = arith.remui %1436, %c6 : index
                %1441 = arith.muli %1440, %c6 : index
                %1442 = arith.addi %1439, %1441 : index
                %1443 = arith.divui %1436, %c6 : index
                %1444 = arith.remui %1443, %c6 : index
                %1445 = arith.addi %1442, %1444 : index
                %1446 = arith.addi %1437, %1445 : index
                %1447 = arith.addi %1435, %1446 : index
                %1448 = arith.addi %1432, %1447 : index
                vector.store %1433, %kv[%1448] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1449 = arith.subi %1311, %kvHeads : index
                %1450 = arith.muli %1449, %c12 : index
                %1451 = arith.addi %1316, %1450 : index
                %1452 = arith.addi %1425, %c11 : index
                %1453 = arith.divui %1452, %c4 : index
                %1454 = arith.muli %1453, %c7 : index
                %1455 = arith.addi %1454, %c13 : index
                %1456 = arith.remui %1452, %c4 : index
                %1457 = arith.divui %1315, %c6 : index
                %1458 = arith.remui %1315, %c6 : index
                %1459 = arith.muli %1458, %c15 : index
                %1460 = arith.addi %1457, %1459 : index
                %1461 = arith.muli %1456, %c4 : index
                %1462 = arith.divui %1460, %c36 : index
                %1463 = arith.muli %1462, %c36 : index
                %1464 = arith.remui %1460, %c6 : index
                %1465 = arith.muli %1464, %c6 : index
                %1466 = arith.addi %1463, %1465 : index
                %1467 = arith.divui %1460, %c6 : index
                %1468 = arith.remui %1467, %c6 : index
                %1469 = arith.addi %1466, %1468 : index
                %1470 = arith.addi %1461, %1469 : index
                %1471 = arith.addi %1455, %1470 : index
                %1472 = arith.addi %1451, %1471 : index
                %1473 = vector.shuffle %1429, %1429 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1473, %kv[%1472] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1474 = arith.addi %1425, %c5 : index
                %1475 = arith.divui %1474, %c4 : index
                %1476 = arith.muli %1475, %c7 : index
                %1477 = arith.addi %1476, %c13 : index
                %1478 = arith.remui %1474, %c4 : index
                %1479 = arith.divui %1315, %c6 : index
                %1480 = arith.remui %1315, %c6 : index
                %1481 = arith.muli %1480, %c15 : index
                %1482 = arith.addi %1479, %1481 : index
                %1483 = arith.muli %1478, %c4 : index
                %1484 = arith.divui %1482, %c36 : index
                %1485 = arith.muli %1484, %c36 : index
                %1486 = arith.remui %1482, %c6 : index
                %1487 = arith.muli %1486, %c6 : index
                %1488 = arith.addi %1485, %1487 : index
                %1489 = arith.divui %1482, %c6 : index
                %1490 = arith.remui %1489, %c6 : index
                %1491 = arith.addi %1488, %1490 : index
                %1492 = arith.addi %1483, %1491 : index
                %1493 = arith.addi %1477, %1492 : index
                %1494 = arith.addi %1451, %1493 : index
                %1495 = vector.shuffle %1429, %1429 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1495, %kv[%1494] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1496 = arith.addi %1425, %c6 : index
                %1497 = arith.divui %1496, %c4 : index
                %1498 = arith.muli %1497, %c7 : index
                %1499 = arith.addi %1498, %c13 : index
                %1500 = arith.remui %1496, %c4 : index
                %1501 = arith.divui %1315, %c6 : index
                %1502 = arith.remui %1315, %c6 : index
                %1503 = arith.muli %1502, %c15 : index
                %1504 = arith.addi %1501, %1503 : index
                %1505 = arith.muli %1500, %c4 : index
                %1506 = arith.divui %1504, %c36 : index
                %1507 = arith.muli %1506, %c36 : index
                %1508 = arith.remui %1504, %c6 : index
                %1509 = arith.muli %1508, %c6 : index
                %1510 = arith.addi %1507, %1509 : index
                %1511 = arith.divui %1504, %c6 : index
                %1512 = arith.remui %1511, %c6 : index
                %1513 = arith.addi %1510, %1512 : index
                %1514 = arith.addi %1505, %1513 : index
                %1515 = arith.addi %1499, %1514 : index
                %1516 = arith.addi %1451, %1515 : index
                %1517 = vector.shuffle %1429, %1429 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1517, %kv[%1516] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1518 = arith.addi %1425, %c30 : index
                %1519 = arith.divui %1518, %c4 : index
                %1520 = arith.muli %1519, %c7 : index
                %1521 = arith.addi %1520, %c13 : index
                %1522 = arith.remui %1518, %c4 : index
                %1523 = arith.divui %1315, %c6 : index
                %1524 = arith.remui %1315, %c6 : index
                %1525 = arith.muli %1524, %c15 : index
                %1526 = arith.addi %1523, %1525 : index
                %1527 = arith.muli %1522, %c4 : index
                %1528 = arith.divui %1526, %c36 : index
                %1529 = arith.muli %1528, %c36 : index
                %1530 = arith.remui %1526, %c6 : index
                %1531 = arith.muli %1530, %c6 : index
                %1532 = arith.addi %1529, %1531 : index
                %1533 = arith.divui %1526, %c6 : index
                %1534 = arith.remui %1533, %c6 : index
                %1535 = arith.addi %1532, %1534 : index
                %1536 = arith.addi %1527, %1535 : index
                %1537 = arith.addi %1521, %1536 : index
                %1538 = arith.addi %1451, %1537 : index
                %1539 = vector.shuffle %1429, %1429 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1539, %kv[%1538] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1540 = arith.cmpi eq, %codec, %c6 : index
          scf.if %1540 {
            %1541 = wave.lane
            %1542 = arith.muli %1541, %c36 : index
            scf.for %1543 = %1542 to %c39 step %c10 {
              %1544 = arith.addi %1310, %1543 : index
              %1545 = vector.load %22[%1544] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1546 = arith.mulf %1545, %1313 : vector<4xf32>
              %1547 = wave.fp8_encode "e5m2" %1546 : vector<4xf32> -> vector<4xi8>
              %1548 = arith.cmpi slt, %1311, %kvHeads : index
              scf.if %1548 {
                %1549 = arith.muli %1311, %c12 : index
                %1550 = arith.addi %1316, %1549 : index
                %1551 = vector.shuffle %1547, %1547 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1552 = arith.divui %1543, %c4 : index
                %1553 = arith.muli %1552, %c7 : index
                %1554 = arith.remui %1543, %c4 : index
                %1555 = arith.muli %1315, %c4 : index
                %1556 = arith.divui %1554, %c36 : index
                %1557 = arith.muli %1556, %c36 : index
                %1558 = arith.remui %1554, %c6 : index
                %1559 = arith.muli %1558, %c6 : index
                %1560 = arith.addi %1557, %1559 : index
                %1561 = arith.divui %1554, %c6 : index
                %1562 = arith.remui %1561, %c6 : index
                %1563 = arith.addi %1560, %1562 : index
                %1564 = arith.addi %1555, %1563 : index
                %1565 = arith.addi %1553, %1564 : index
                %1566 = arith.addi %1550, %1565 : index
                vector.store %1551, %kv[%1566] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1567 = arith.subi %1311, %kvHeads : index
                %1568 = arith.muli %1567, %c12 : index
                %1569 = arith.addi %1316, %1568 : index
                %1570 = arith.addi %1543, %c11 : index
                %1571 = arith.divui %1570, %c4 : index
                %1572 = arith.muli %1571, %c7 : index
                %1573 = arith.addi %1572, %c13 : index
                %1574 = arith.remui %1570, %c4 : index
                %1575 = arith.divui %1315, %c6 : index
                %1576 = arith.remui %1315, %c6 : index
                %1577 = arith.muli %1576, %c15 : index
                %1578 = arith.addi %1575, %1577 : index
                %1579 = arith.muli %1574, %c4 : index
                %1580 = arith.divui %1578, %c36 : index
                %1581 = arith.muli %1580, %c36 : index
                %1582 = arith.remui %1578, %c6 : index
                %1583 = arith.muli %1582, %c6 : index
                %1584 = arith.addi %1581, %1583 : index
                %1585 = arith.divui %1578, %c6 : index
                %1586 = arith.remui %1585, %c6 : index
                %1587 = arith.addi %1584, %1586 : index
                %1588 = arith.addi %1579, %1587 : index
                %1589 = arith.addi %1573, %1588 : index
                %1590 = arith.addi %1569, %1589 : index
                %1591 = vector.shuffle %1547, %1547 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1591, %kv[%1590] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1592 = arith.addi %1543, %c5 : index
                %1593 = arith.divui %1592, %c4 : index
                %1594 = arith.muli %1593, %c7 : index
                %1595 = arith.addi %1594, %c13 : index
                %1596 = arith.remui %1592, %c4 : index
                %1597 = arith.divui %1315, %c6 : index
                %1598 = arith.remui %1315, %c6 : index
                %1599 = arith.muli %1598, %c15 : index
                %1600 = arith.addi %1597, %1599 : index
                %1601 = arith.muli %1596, %c4 : index
                %1602 = arith.divui %1600, %c36 : index
                %1603 = arith.muli %1602, %c36 : index
                %1604 = arith.remui %1600, %c6 : index
                %1605 = arith.muli %1604, %c6 : index
                %1606 = arith.addi %1603, %1605 : index
                %1607 = arith.divui %1600, %c6 : index
                %1608 = arith.remui %1607, %c6 : index
                %1609 = arith.addi %1606, %1608 : index
                %1610 = arith.addi %1601, %1609 : index
                %1611 = arith.addi %1595, %1610 : index
                %1612 = arith.addi %1569, %1611 : index
                %1613 = vector.shuffle %1547, %1547 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1613, %kv[%1612] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1614 = arith.addi %1543, %c6 : index
                %1615 = arith.divui %1614, %c4 : index
                %1616 = arith.muli %1615, %c7 : index
                %1617 = arith.addi %1616, %c13 : index
                %1618 = arith.remui %1614, %c4 : index
                %1619 = arith.divui %1315, %c6 : index
                %1620 = arith.remui %1315, %c6 : index
                %1621 = arith.muli %1620, %c15 : index
                %1622 = arith.addi %1619, %1621 : index
                %1623 = arith.muli %1618, %c4 : index
                %1624 = arith.divui %1622, %c36 : index
                %1625 = arith.muli %1624, %c36 : index
                %1626 = arith.remui %1622, %c6 : index
                %1627 = arith.muli %1626, %c6 : index
                %1628 = arith.addi %1625, %1627 : index
                %1629 = arith.divui %1622, %c6 : index
                %1630 = arith.remui %1629, %c6 : index
                %1631 = arith.addi %1628, %1630 : index
                %1632 = arith.addi %1623, %1631 : index
                %1633 = arith.addi %1617, %1632 : index
                %1634 = arith.addi %1569, %1633 : index
                %1635 = vector.shuffle %1547, %1547 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1635, %kv[%1634] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1636 = arith.addi %1543, %c30 : index
                %1637 = arith.divui %1636, %c4 : index
                %1638 = arith.muli %1637, %c7 : index
                %1639 = arith.addi %1638, %c13 : index
                %1640 = arith.remui %1636, %c4 : index
                %1641 = arith.divui %1315, %c6 : index
                %1642 = arith.remui %1315, %c6 : index
                %1643 = arith.muli %1642, %c15 : index
                %1644 = arith.addi %1641, %1643 : index
                %1645 = arith.muli %1640, %c4 : index
                %1646 = arith.divui %1644, %c36 : index
                %1647 = arith.muli %1646, %c36 : index
                %1648 = arith.remui %1644, %c6 : index
                %1649 = arith.muli %1648, %c6 : index
                %1650 = arith.addi %1647, %1649 : index
                %1651 = arith.divui %1644, %c6 : index
                %1652 = arith.remui %1651, %c6 : index
                %1653 = arith.addi %1650, %1652 : index
                %1654 = arith.addi %1645, %1653 : index
                %1655 = arith.addi %1639, %1654 : index
                %1656 = arith.addi %1569, %1655 : index
                %1657 = vector.shuffle %1547, %1547 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1657, %kv[%1656] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
