// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q8_k', dim=80, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q8_k_d80_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 10 : i64} {
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
  %operandHalves = wave.param "operandHalves" : index
  %c16 = arith.constant 8 : index
  %c17 = arith.constant 320 : index
  %c18 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c21 = arith.constant dense<0> : vector<4xi32>
  %c22 = arith.constant dense<983055> : vector<4xi32>
  %c23 = arith.constant dense<[0, 0, 0, 0]> : vector<4xi32>
  %c24 = arith.constant dense<4> : vector<4xi32>
  %c25 = arith.constant dense<1677747200> : vector<4xi32>
  %c26 = arith.constant dense<[4, 4, 4, 4]> : vector<4xi32>
  %c27 = arith.constant dense<8> : vector<4xi32>
  %c28 = arith.constant dense<[8, 8, 8, 8]> : vector<4xi32>
  %c29 = arith.constant dense<12> : vector<4xi32>
  %c30 = arith.constant dense<[12, 12, 12, 12]> : vector<4xi32>
  %c31 = arith.constant dense<0x6480> : vector<32xf16>
  %c32 = arith.constant 3 : index
  %c33 = arith.constant 64 : index
  %c34 = arith.constant 96 : index
  %c35 = arith.constant 160 : index
  %c36 = arith.constant 192 : index
  %c37 = arith.constant 224 : index
  %c38 = arith.constant 4 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c41 = arith.constant 80 : index
  %hasBias = wave.param "hasBias" : index
  %c43 = arith.constant 40 : index
  %c44 = arith.constant 39 : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c47 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %c49 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c51 = arith.constant 10 : index
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c55 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c56 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c57 = arith.constant 5120 : index
  %c58 = arith.constant 512 : index
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
    %29 = wave.scratch %operandHalves : memref<?xf16>
    %30 = arith.divui %operandHalves, %c16 : index
    %31 = wave.wave
    %32 = arith.muli %31, %c8 : index
    %33 = wave.lane
    %34 = arith.addi %32, %33 : index
    scf.for %35 = %34 to %30 step %c17 {
      %36 = arith.muli %35, %c16 : index
      %37 = arith.addi %c11, %36 : index
      %38 = vector.load %x[%37] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %39 = arith.muli %35, %c16 : index
      vector.store %38, %29[%39] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %40 = arith.remui %28, %tileRows : index
    %41 = arith.muli %40, %c16 : index
    %42 = arith.divui %inputFeatures, %c8 : index
    %43 = arith.muli %4, %stepsPerWave : index
    %44 = arith.minsi %43, %42 : index
    %45 = arith.addi %44, %stepsPerWave : index
    %46 = arith.minsi %45, %42 : index
    %47 = arith.cmpi eq, %wholeBlocks, %c5 : index
    %48 = arith.subi %46, %44 : index
    %49 = arith.divui %48, %c6 : index
    %50 = arith.muli %49, %c6 : index
    %51 = arith.addi %44, %50 : index
    %52 = arith.addi %44, %stepsPerWave : index
    %53 = arith.select %47, %52, %51 : index
    %56 = scf.for %54 = %44 to %53 step %c6 iter_args(%55 = %c18) -> (vector<8xf32>) {
      %57 = wave.lane
      %58 = arith.addi %54, %c11 : index
      %59 = arith.remui %57, %c4 : index
      %60 = arith.addi %20, %c10 : index
      %61 = arith.divui %58, %c16 : index
      %62 = arith.muli %61, %c8 : index
      %63 = arith.addi %60, %62 : index
      %64 = arith.muli %59, %c6 : index
      %65 = arith.addi %63, %64 : index
      %66 = vector.load %w[%65] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %67 = vector.bitcast %66 : vector<2xi8> to vector<1xf16>
      %68 = arith.divui %inputFeatures, %c7 : index
      %69 = arith.muli %68, %c8 : index
      %70 = arith.addi %60, %69 : index
      %71 = arith.muli %58, %c4 : index
      %72 = arith.addi %70, %71 : index
      %73 = arith.muli %59, %c5 : index
      %74 = arith.addi %72, %73 : index
      %75 = vector.load %w[%74] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %76 = vector.extract %67[0] : f16 from vector<1xf16>
      %77 = arith.extf %76 : f16 to f32
      %78 = vector.extract %75[0] : i8 from vector<1xi8>
      %79 = arith.extsi %78 : i8 to i32
      %80 = arith.sitofp %79 : i32 to f32
      %81 = arith.mulf %77, %80 : f32
      %82 = arith.truncf %81 : f32 to f16
      %83 = vector.broadcast %82 : f16 to vector<16xf16>
      %84 = arith.addi %20, %c10 : index
      %85 = arith.muli %inputFeatures, %c5 : index
      %86 = arith.divui %85, %c6 : index
      %87 = arith.divui %inputFeatures, %c7 : index
      %88 = arith.muli %87, %c8 : index
      %89 = arith.addi %88, %86 : index
      %90 = arith.addi %89, %c9 : index
      %91 = arith.divui %90, %c10 : index
      %92 = arith.muli %91, %c10 : index
      %93 = arith.addi %84, %92 : index
      %94 = arith.muli %inputFeatures, %c16 : index
      %95 = arith.addi %93, %94 : index
      %96 = arith.muli %58, %c4 : index
      %97 = arith.addi %96, %59 : index
      %98 = arith.muli %97, %c4 : index
      %99 = arith.addi %95, %98 : index
      %100 = arith.muli %58, %c7 : index
      %101 = arith.addi %93, %100 : index
      %102 = arith.muli %59, %c4 : index
      %103 = arith.addi %101, %102 : index
      %104 = vector.load %w[%99] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %105 = vector.bitcast %104 : vector<16xi8> to vector<4xi32>
      %106 = vector.load %w[%103] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %107 = vector.bitcast %106 : vector<16xi8> to vector<4xi32>
      %108 = arith.shrui %107, %c21 : vector<4xi32>
      %109 = arith.andi %108, %c22 : vector<4xi32>
      %110 = arith.shrui %105, %c23 : vector<4xi32>
      %111 = arith.andi %110, %c22 : vector<4xi32>
      %112 = arith.shli %111, %c24 : vector<4xi32>
      %113 = arith.ori %109, %112 : vector<4xi32>
      %114 = arith.ori %113, %c25 : vector<4xi32>
      %115 = vector.bitcast %114 : vector<4xi32> to vector<8xf16>
      %116 = arith.shrui %107, %c24 : vector<4xi32>
      %117 = arith.andi %116, %c22 : vector<4xi32>
      %118 = arith.shrui %105, %c26 : vector<4xi32>
      %119 = arith.andi %118, %c22 : vector<4xi32>
      %120 = arith.shli %119, %c24 : vector<4xi32>
      %121 = arith.ori %117, %120 : vector<4xi32>
      %122 = arith.ori %121, %c25 : vector<4xi32>
      %123 = vector.bitcast %122 : vector<4xi32> to vector<8xf16>
      %124 = arith.shrui %107, %c27 : vector<4xi32>
      %125 = arith.andi %124, %c22 : vector<4xi32>
      %126 = arith.shrui %105, %c28 : vector<4xi32>
      %127 = arith.andi %126, %c22 : vector<4xi32>
      %128 = arith.shli %127, %c24 : vector<4xi32>
      %129 = arith.ori %125, %128 : vector<4xi32>
      %130 = arith.ori %129, %c25 : vector<4xi32>
      %131 = vector.bitcast %130 : vector<4xi32> to vector<8xf16>
      %132 = arith.shrui %107, %c29 : vector<4xi32>
      %133 = arith.andi %132, %c22 : vector<4xi32>
      %134 = arith.shrui %105, %c30 : vector<4xi32>
      %135 = arith.andi %134, %c22 : vector<4xi32>
      %136 = arith.shli %135, %c24 : vector<4xi32>
      %137 = arith.ori %133, %136 : vector<4xi32>
      %138 = arith.ori %137, %c25 : vector<4xi32>
      %139 = vector.bitcast %138 : vector<4xi32> to vector<8xf16>
      %140 = vector.shuffle %115, %123 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %141 = vector.shuffle %131, %139 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %142 = vector.shuffle %140, %141 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %143 = arith.subf %142, %c31 : vector<32xf16>
      %144 = vector.shuffle %143, %143 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %145 = vector.shuffle %143, %143 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %146 = arith.mulf %144, %83 : vector<16xf16>
      %147 = arith.mulf %145, %83 : vector<16xf16>
      %148 = arith.addi %54, %c5 : index
      %149 = arith.remui %57, %c4 : index
      %150 = arith.addi %20, %c10 : index
      %151 = arith.divui %148, %c16 : index
      %152 = arith.muli %151, %c8 : index
      %153 = arith.addi %150, %152 : index
      %154 = arith.muli %149, %c6 : index
      %155 = arith.addi %153, %154 : index
      %156 = vector.load %w[%155] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %157 = vector.bitcast %156 : vector<2xi8> to vector<1xf16>
      %158 = arith.divui %inputFeatures, %c7 : index
      %159 = arith.muli %158, %c8 : index
      %160 = arith.addi %150, %159 : index
      %161 = arith.muli %148, %c4 : index
      %162 = arith.addi %160, %161 : index
      %163 = arith.muli %149, %c5 : index
      %164 = arith.addi %162, %163 : index
      %165 = vector.load %w[%164] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %166 = vector.extract %157[0] : f16 from vector<1xf16>
      %167 = arith.extf %166 : f16 to f32
      %168 = vector.extract %165[0] : i8 from vector<1xi8>
      %169 = arith.extsi %168 : i8 to i32
      %170 = arith.sitofp %169 : i32 to f32
      %171 = arith.mulf %167, %170 : f32
      %172 = arith.truncf %171 : f32 to f16
      %173 = vector.broadcast %172 : f16 to vector<16xf16>
      %174 = arith.addi %20, %c10 : index
      %175 = arith.muli %inputFeatures, %c5 : index
      %176 = arith.divui %175, %c6 : index
      %177 = arith.divui %inputFeatures, %c7 : index
      %178 = arith.muli %177, %c8 : index
      %179 = arith.addi %178, %176 : index
      %180 = arith.addi %179, %c9 : index
      %181 = arith.divui %180, %c10 : index
      %182 = arith.muli %181, %c10 : index
      %183 = arith.addi %174, %182 : index
      %184 = arith.muli %inputFeatures, %c16 : index
      %185 = arith.addi %183, %184 : index
      %186 = arith.muli %148, %c4 : index
      %187 = arith.addi %186, %149 : index
      %188 = arith.muli %187, %c4 : index
      %189 = arith.addi %185, %188 : index
      %190 = arith.muli %148, %c7 : index
      %191 = arith.addi %183, %190 : index
      %192 = arith.muli %149, %c4 : index
      %193 = arith.addi %191, %192 : index
      %194 = vector.load %w[%189] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %195 = vector.bitcast %194 : vector<16xi8> to vector<4xi32>
      %196 = vector.load %w[%193] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %197 = vector.bitcast %196 : vector<16xi8> to vector<4xi32>
      %198 = arith.shrui %197, %c21 : vector<4xi32>
      %199 = arith.andi %198, %c22 : vector<4xi32>
      %200 = arith.shrui %195, %c23 : vector<4xi32>
      %201 = arith.andi %200, %c22 : vector<4xi32>
      %202 = arith.shli %201, %c24 : vector<4xi32>
      %203 = arith.ori %199, %202 : vector<4xi32>
      %204 = arith.ori %203, %c25 : vector<4xi32>
      %205 = vector.bitcast %204 : vector<4xi32> to vector<8xf16>
      %206 = arith.shrui %197, %c24 : vector<4xi32>
      %207 = arith.andi %206, %c22 : vector<4xi32>
      %208 = arith.shrui %195, %c26 : vector<4xi32>
      %209 = arith.andi %208, %c22 : vector<4xi32>
      %210 = arith.shli %209, %c24 : vector<4xi32>
      %211 = arith.ori %207, %210 : vector<4xi32>
      %212 = arith.ori %211, %c25 : vector<4xi32>
      %213 = vector.bitcast %212 : vector<4xi32> to vector<8xf16>
      %214 = arith.shrui %197, %c27 : vector<4xi32>
      %215 = arith.andi %214, %c22 : vector<4xi32>
      %216 = arith.shrui %195, %c28 : vector<4xi32>
      %217 = arith.andi %216, %c22 : vector<4xi32>
      %218 = arith.shli %217, %c24 : vector<4xi32>
      %219 = arith.ori %215, %218 : vector<4xi32>
      %220 = arith.ori %219, %c25 : vector<4xi32>
      %221 = vector.bitcast %220 : vector<4xi32> to vector<8xf16>
      %222 = arith.shrui %197, %c29 : vector<4xi32>
      %223 = arith.andi %222, %c22 : vector<4xi32>
      %224 = arith.shrui %195, %c30 : vector<4xi32>
      %225 = arith.andi %224, %c22 : vector<4xi32>
      %226 = arith.shli %225, %c24 : vector<4xi32>
      %227 = arith.ori %223, %226 : vector<4xi32>
      %228 = arith.ori %227, %c25 : vector<4xi32>
      %229 = vector.bitcast %228 : vector<4xi32> to vector<8xf16>
      %230 = vector.shuffle %205, %213 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %231 = vector.shuffle %221, %229 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %232 = vector.shuffle %230, %231 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %233 = arith.subf %232, %c31 : vector<32xf16>
      %234 = vector.shuffle %233, %233 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %235 = vector.shuffle %233, %233 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %236 = arith.mulf %234, %173 : vector<16xf16>
      %237 = arith.mulf %235, %173 : vector<16xf16>
      %238 = arith.muli %54, %c6 : index
      %239 = arith.addi %238, %c11 : index
      %240 = arith.muli %tileRows, %c4 : index
      %241 = arith.muli %239, %240 : index
      %242 = arith.addi %41, %241 : index
      %243 = vector.load %29[%242] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %244 = arith.muli %tileRows, %c16 : index
      %245 = arith.addi %242, %244 : index
      %246 = vector.load %29[%245] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %247 = vector.shuffle %243, %246 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %248 = wave.mma %247, %146, %55 : vector<16xf16>, vector<8xf32>
      %249 = arith.muli %54, %c6 : index
      %250 = arith.addi %249, %c5 : index
      %251 = arith.muli %tileRows, %c4 : index
      %252 = arith.muli %250, %251 : index
      %253 = arith.addi %41, %252 : index
      %254 = vector.load %29[%253] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %255 = arith.muli %tileRows, %c16 : index
      %256 = arith.addi %253, %255 : index
      %257 = vector.load %29[%256] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %258 = vector.shuffle %254, %257 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %259 = wave.mma %258, %147, %248 : vector<16xf16>, vector<8xf32>
      %260 = arith.muli %54, %c6 : index
      %261 = arith.addi %260, %c6 : index
      %262 = arith.muli %tileRows, %c4 : index
      %263 = arith.muli %261, %262 : index
      %264 = arith.addi %41, %263 : index
      %265 = vector.load %29[%264] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %266 = arith.muli %tileRows, %c16 : index
      %267 = arith.addi %264, %266 : index
      %268 = vector.load %29[%267] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %269 = vector.shuffle %265, %268 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %270 = wave.mma %269, %236, %259 : vector<16xf16>, vector<8xf32>
      %271 = arith.muli %54, %c6 : index
      %272 = arith.addi %271, %c32 : index
      %273 = arith.muli %tileRows, %c4 : index
      %274 = arith.muli %272, %273 : index
      %275 = arith.addi %41, %274 : index
      %276 = vector.load %29[%275] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %277 = arith.muli %tileRows, %c16 : index
      %278 = arith.addi %275, %277 : index
      %279 = vector.load %29[%278] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %280 = vector.shuffle %276, %279 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %281 = wave.mma %280, %237, %270 : vector<16xf16>, vector<8xf32>
      scf.yield %281 : vector<8xf32>
    }
    %282 = arith.select %47, %53, %46 : index
    %285 = scf.for %283 = %53 to %282 step %c5 iter_args(%284 = %56) -> (vector<8xf32>) {
      %286 = wave.lane
      %287 = arith.addi %283, %c11 : index
      %288 = arith.remui %286, %c4 : index
      %289 = arith.addi %20, %c10 : index
      %290 = arith.divui %287, %c16 : index
      %291 = arith.muli %290, %c8 : index
      %292 = arith.addi %289, %291 : index
      %293 = arith.muli %288, %c6 : index
      %294 = arith.addi %292, %293 : index
      %295 = vector.load %w[%294] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %296 = vector.bitcast %295 : vector<2xi8> to vector<1xf16>
      %297 = arith.divui %inputFeatures, %c7 : index
      %298 = arith.muli %297, %c8 : index
      %299 = arith.addi %289, %298 : index
      %300 = arith.muli %287, %c4 : index
      %301 = arith.addi %299, %300 : index
      %302 = arith.muli %288, %c5 : index
      %303 = arith.addi %301, %302 : index
      %304 = vector.load %w[%303] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %305 = vector.extract %296[0] : f16 from vector<1xf16>
      %306 = arith.extf %305 : f16 to f32
      %307 = vector.extract %304[0] : i8 from vector<1xi8>
      %308 = arith.extsi %307 : i8 to i32
      %309 = arith.sitofp %308 : i32 to f32
      %310 = arith.mulf %306, %309 : f32
      %311 = arith.truncf %310 : f32 to f16
      %312 = vector.broadcast %311 : f16 to vector<16xf16>
      %313 = arith.addi %20, %c10 : index
      %314 = arith.muli %inputFeatures, %c5 : index
      %315 = arith.divui %314, %c6 : index
      %316 = arith.divui %inputFeatures, %c7 : index
      %317 = arith.muli %316, %c8 : index
      %318 = arith.addi %317, %315 : index
      %319 = arith.addi %318, %c9 : index
      %320 = arith.divui %319, %c10 : index
      %321 = arith.muli %320, %c10 : index
      %322 = arith.addi %313, %321 : index
      %323 = arith.muli %inputFeatures, %c16 : index
      %324 = arith.addi %322, %323 : index
      %325 = arith.muli %287, %c4 : index
      %326 = arith.addi %325, %288 : index
      %327 = arith.muli %326, %c4 : index
      %328 = arith.addi %324, %327 : index
      %329 = arith.muli %287, %c7 : index
      %330 = arith.addi %322, %329 : index
      %331 = arith.muli %288, %c4 : index
      %332 = arith.addi %330, %331 : index
      %333 = vector.load %w[%328] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %334 = vector.bitcast %333 : vector<16xi8> to vector<4xi32>
      %335 = vector.load %w[%332] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %336 = vector.bitcast %335 : vector<16xi8> to vector<4xi32>
      %337 = arith.shrui %336, %c21 : vector<4xi32>
      %338 = arith.andi %337, %c22 : vector<4xi32>
      %339 = arith.shrui %334, %c23 : vector<4xi32>
      %340 = arith.andi %339, %c22 : vector<4xi32>
      %341 = arith.shli %340, %c24 : vector<4xi32>
      %342 = arith.ori %338, %341 : vector<4xi32>
      %343 = arith.ori %342, %c25 : vector<4xi32>
      %344 = vector.bitcast %343 : vector<4xi32> to vector<8xf16>
      %345 = arith.shrui %336, %c24 : vector<4xi32>
      %346 = arith.andi %345, %c22 : vector<4xi32>
      %347 = arith.shrui %334, %c26 : vector<4xi32>
      %348 = arith.andi %347, %c22 : vector<4xi32>
      %349 = arith.shli %348, %c24 : vector<4xi32>
      %350 = arith.ori %346, %349 : vector<4xi32>
      %351 = arith.ori %350, %c25 : vector<4xi32>
      %352 = vector.bitcast %351 : vector<4xi32> to vector<8xf16>
      %353 = arith.shrui %336, %c27 : vector<4xi32>
      %354 = arith.andi %353, %c22 : vector<4xi32>
      %355 = arith.shrui %334, %c28 : vector<4xi32>
      %356 = arith.andi %355, %c22 : vector<4xi32>
      %357 = arith.shli %356, %c24 : vector<4xi32>
      %358 = arith.ori %354, %357 : vector<4xi32>
      %359 = arith.ori %358, %c25 : vector<4xi32>
      %360 = vector.bitcast %359 : vector<4xi32> to vector<8xf16>
      %361 = arith.shrui %336, %c29 : vector<4xi32>
      %362 = arith.andi %361, %c22 : vector<4xi32>
      %363 = arith.shrui %334, %c30 : vector<4xi32>
      %364 = arith.andi %363, %c22 : vector<4xi32>
      %365 = arith.shli %364, %c24 : vector<4xi32>
      %366 = arith.ori %362, %365 : vector<4xi32>
      %367 = arith.ori %366, %c25 : vector<4xi32>
      %368 = vector.bitcast %367 : vector<4xi32> to vector<8xf16>
      %369 = vector.shuffle %344, %352 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %370 = vector.shuffle %360, %368 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %371 = vector.shuffle %369, %370 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %372 = arith.subf %371, %c31 : vector<32xf16>
      %373 = vector.shuffle %372, %372 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %374 = vector.shuffle %372, %372 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %375 = arith.mulf %373, %312 : vector<16xf16>
      %376 = arith.mulf %374, %312 : vector<16xf16>
      %377 = arith.muli %283, %c6 : index
      %378 = arith.addi %377, %c11 : index
      %379 = arith.muli %tileRows, %c4 : index
      %380 = arith.muli %378, %379 : index
      %381 = arith.addi %41, %380 : index
      %382 = vector.load %29[%381] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %383 = arith.muli %tileRows, %c16 : index
      %384 = arith.addi %381, %383 : index
      %385 = vector.load %29[%384] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %386 = vector.shuffle %382, %385 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %387 = wave.mma %386, %375, %284 : vector<16xf16>, vector<8xf32>
      %388 = arith.muli %283, %c6 : index
      %389 = arith.addi %388, %c5 : index
      %390 = arith.muli %tileRows, %c4 : index
      %391 = arith.muli %389, %390 : index
      %392 = arith.addi %41, %391 : index
      %393 = vector.load %29[%392] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %394 = arith.muli %tileRows, %c16 : index
      %395 = arith.addi %392, %394 : index
      %396 = vector.load %29[%395] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %397 = vector.shuffle %393, %396 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %398 = wave.mma %397, %376, %387 : vector<16xf16>, vector<8xf32>
      scf.yield %398 : vector<8xf32>
    }
    %399 = arith.addi %25, %c11 : index
    %400 = wave.lane
    %401 = arith.muli %3, %c5 : index
    %402 = arith.muli %401, %c7 : index
    %403 = arith.addi %402, %400 : index
    %404 = arith.muli %4, %c13 : index
    %405 = arith.addi %404, %403 : index
    %406 = arith.addi %405, %c11 : index
    %407 = arith.addi %406, %c11 : index
    %408 = vector.extract %285[0] : f32 from vector<8xf32>
    memref.store %408, %21[%407] : memref<?xf32>
    %409 = arith.muli %4, %c13 : index
    %410 = arith.addi %409, %403 : index
    %411 = arith.addi %410, %c11 : index
    %412 = arith.addi %411, %c8 : index
    %413 = vector.extract %285[1] : f32 from vector<8xf32>
    memref.store %413, %21[%412] : memref<?xf32>
    %414 = arith.muli %4, %c13 : index
    %415 = arith.addi %414, %403 : index
    %416 = arith.addi %415, %c11 : index
    %417 = arith.addi %416, %c33 : index
    %418 = vector.extract %285[2] : f32 from vector<8xf32>
    memref.store %418, %21[%417] : memref<?xf32>
    %419 = arith.muli %4, %c13 : index
    %420 = arith.addi %419, %403 : index
    %421 = arith.addi %420, %c11 : index
    %422 = arith.addi %421, %c34 : index
    %423 = vector.extract %285[3] : f32 from vector<8xf32>
    memref.store %423, %21[%422] : memref<?xf32>
    %424 = arith.muli %4, %c13 : index
    %425 = arith.addi %424, %403 : index
    %426 = arith.addi %425, %c11 : index
    %427 = arith.addi %426, %c10 : index
    %428 = vector.extract %285[4] : f32 from vector<8xf32>
    memref.store %428, %21[%427] : memref<?xf32>
    %429 = arith.muli %4, %c13 : index
    %430 = arith.addi %429, %403 : index
    %431 = arith.addi %430, %c11 : index
    %432 = arith.addi %431, %c35 : index
    %433 = vector.extract %285[5] : f32 from vector<8xf32>
    memref.store %433, %21[%432] : memref<?xf32>
    %434 = arith.muli %4, %c13 : index
    %435 = arith.addi %434, %403 : index
    %436 = arith.addi %435, %c11 : index
    %437 = arith.addi %436, %c36 : index
    %438 = vector.extract %285[6] : f32 from vector<8xf32>
    memref.store %438, %21[%437] : memref<?xf32>
    %439 = arith.muli %4, %c13 : index
    %440 = arith.addi %439, %403 : index
    %441 = arith.addi %440, %c11 : index
    %442 = arith.addi %441, %c37 : index
    %443 = vector.extract %285[7] : f32 from vector<8xf32>
    memref.store %443, %21[%442] : memref<?xf32>
    wave.barrier
    %444 = arith.muli %4, %c38 : index
    %445 = arith.addi %444, %c11 : index
    %446 = arith.muli %445, %c6 : index
    %447 = arith.divui %400, %c4 : index
    %448 = arith.addi %446, %447 : index
    %449 = arith.addi %399, %448 : index
    %450 = arith.cmpi slt, %449, %24 : index
    scf.if %450 {
      %451 = arith.cmpi eq, %hasFactors, %c5 : index
      %452 = arith.muli %449, %c6 : index
      %453 = memref.load %factors[%452] : memref<?xf32>
      %454 = arith.mulf %453, %operandScale : f32
      %455 = arith.select %451, %454, %operandScale : f32
      %456 = arith.addi %403, %c11 : index
      %457 = arith.muli %445, %c8 : index
      %458 = arith.addi %456, %457 : index
      %459 = memref.load %21[%458] : memref<?xf32>
      %460 = arith.addi %458, %c13 : index
      %461 = memref.load %21[%460] : memref<?xf32>
      %462 = arith.addf %459, %461 : f32
      %463 = arith.remui %400, %c4 : index
      %464 = arith.muli %463, %c38 : index
      %465 = arith.addi %20, %464 : index
      %466 = vector.load %w[%465] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %467 = vector.bitcast %466 : vector<4xi8> to vector<1xf32>
      %468 = vector.extract %467[0] : f32 from vector<1xf32>
      %469 = arith.mulf %468, %455 : f32
      %470 = arith.mulf %462, %469 : f32
      %471 = arith.muli %3, %c5 : index
      %472 = arith.addi %471, %c11 : index
      %473 = arith.muli %472, %c4 : index
      %474 = arith.remui %400, %c4 : index
      %475 = arith.addi %473, %474 : index
      %476 = arith.muli %448, %c41 : index
      %477 = arith.addi %476, %475 : index
      memref.store %470, %22[%477] : memref<?xf32>
    }
    %478 = arith.muli %4, %c38 : index
    %479 = arith.addi %478, %c5 : index
    %480 = arith.muli %479, %c6 : index
    %481 = arith.divui %400, %c4 : index
    %482 = arith.addi %480, %481 : index
    %483 = arith.addi %399, %482 : index
    %484 = arith.cmpi slt, %483, %24 : index
    scf.if %484 {
      %485 = arith.cmpi eq, %hasFactors, %c5 : index
      %486 = arith.muli %483, %c6 : index
      %487 = memref.load %factors[%486] : memref<?xf32>
      %488 = arith.mulf %487, %operandScale : f32
      %489 = arith.select %485, %488, %operandScale : f32
      %490 = arith.addi %403, %c11 : index
      %491 = arith.muli %479, %c8 : index
      %492 = arith.addi %490, %491 : index
      %493 = memref.load %21[%492] : memref<?xf32>
      %494 = arith.addi %492, %c13 : index
      %495 = memref.load %21[%494] : memref<?xf32>
      %496 = arith.addf %493, %495 : f32
      %497 = arith.remui %400, %c4 : index
      %498 = arith.muli %497, %c38 : index
      %499 = arith.addi %20, %498 : index
      %500 = vector.load %w[%499] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %501 = vector.bitcast %500 : vector<4xi8> to vector<1xf32>
      %502 = vector.extract %501[0] : f32 from vector<1xf32>
      %503 = arith.mulf %502, %489 : f32
      %504 = arith.mulf %496, %503 : f32
      %505 = arith.muli %3, %c5 : index
      %506 = arith.addi %505, %c11 : index
      %507 = arith.muli %506, %c4 : index
      %508 = arith.remui %400, %c4 : index
      %509 = arith.addi %507, %508 : index
      %510 = arith.muli %482, %c41 : index
      %511 = arith.addi %510, %509 : index
      memref.store %504, %22[%511] : memref<?xf32>
    }
    %512 = arith.muli %4, %c38 : index
    %513 = arith.addi %512, %c6 : index
    %514 = arith.muli %513, %c6 : index
    %515 = arith.divui %400, %c4 : index
    %516 = arith.addi %514, %515 : index
    %517 = arith.addi %399, %516 : index
    %518 = arith.cmpi slt, %517, %24 : index
    scf.if %518 {
      %519 = arith.cmpi eq, %hasFactors, %c5 : index
      %520 = arith.muli %517, %c6 : index
      %521 = memref.load %factors[%520] : memref<?xf32>
      %522 = arith.mulf %521, %operandScale : f32
      %523 = arith.select %519, %522, %operandScale : f32
      %524 = arith.addi %403, %c11 : index
      %525 = arith.muli %513, %c8 : index
      %526 = arith.addi %524, %525 : index
      %527 = memref.load %21[%526] : memref<?xf32>
      %528 = arith.addi %526, %c13 : index
      %529 = memref.load %21[%528] : memref<?xf32>
      %530 = arith.addf %527, %529 : f32
      %531 = arith.remui %400, %c4 : index
      %532 = arith.muli %531, %c38 : index
      %533 = arith.addi %20, %532 : index
      %534 = vector.load %w[%533] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %535 = vector.bitcast %534 : vector<4xi8> to vector<1xf32>
      %536 = vector.extract %535[0] : f32 from vector<1xf32>
      %537 = arith.mulf %536, %523 : f32
      %538 = arith.mulf %530, %537 : f32
      %539 = arith.muli %3, %c5 : index
      %540 = arith.addi %539, %c11 : index
      %541 = arith.muli %540, %c4 : index
      %542 = arith.remui %400, %c4 : index
      %543 = arith.addi %541, %542 : index
      %544 = arith.muli %516, %c41 : index
      %545 = arith.addi %544, %543 : index
      memref.store %538, %22[%545] : memref<?xf32>
    }
    %546 = arith.muli %4, %c38 : index
    %547 = arith.addi %546, %c32 : index
    %548 = arith.muli %547, %c6 : index
    %549 = arith.divui %400, %c4 : index
    %550 = arith.addi %548, %549 : index
    %551 = arith.addi %399, %550 : index
    %552 = arith.cmpi slt, %551, %24 : index
    scf.if %552 {
      %553 = arith.cmpi eq, %hasFactors, %c5 : index
      %554 = arith.muli %551, %c6 : index
      %555 = memref.load %factors[%554] : memref<?xf32>
      %556 = arith.mulf %555, %operandScale : f32
      %557 = arith.select %553, %556, %operandScale : f32
      %558 = arith.addi %403, %c11 : index
      %559 = arith.muli %547, %c8 : index
      %560 = arith.addi %558, %559 : index
      %561 = memref.load %21[%560] : memref<?xf32>
      %562 = arith.addi %560, %c13 : index
      %563 = memref.load %21[%562] : memref<?xf32>
      %564 = arith.addf %561, %563 : f32
      %565 = arith.remui %400, %c4 : index
      %566 = arith.muli %565, %c38 : index
      %567 = arith.addi %20, %566 : index
      %568 = vector.load %w[%567] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %569 = vector.bitcast %568 : vector<4xi8> to vector<1xf32>
      %570 = vector.extract %569[0] : f32 from vector<1xf32>
      %571 = arith.mulf %570, %557 : f32
      %572 = arith.mulf %564, %571 : f32
      %573 = arith.muli %3, %c5 : index
      %574 = arith.addi %573, %c11 : index
      %575 = arith.muli %574, %c4 : index
      %576 = arith.remui %400, %c4 : index
      %577 = arith.addi %575, %576 : index
      %578 = arith.muli %550, %c41 : index
      %579 = arith.addi %578, %577 : index
      memref.store %572, %22[%579] : memref<?xf32>
    }
    wave.barrier
    %580 = arith.addi %25, %c11 : index
    %581 = wave.wave
    %582 = arith.addi %581, %c11 : index
    %583 = arith.addi %580, %582 : index
    %584 = arith.cmpi slt, %583, %24 : index
    %585 = arith.cmpi slt, %582, %c4 : index
    %586 = arith.andi %584, %585 : i1
    scf.if %586 {
      %587 = arith.addi %580, %582 : index
      %588 = arith.muli %582, %c41 : index
      %589 = wave.lane
      %590 = arith.addi %589, %c11 : index
      %591 = arith.cmpi eq, %hasBias, %c5 : index
      %592 = arith.addi %588, %590 : index
      %593 = memref.load %22[%592] : memref<?xf32>
      %594 = arith.muli %0, %c41 : index
      %595 = arith.addi %594, %590 : index
      %596 = memref.load %bias[%595] : memref<?xf32>
      %597 = arith.addf %593, %596 : f32
      %598 = arith.select %591, %597, %593 : f32
      %599 = arith.addi %590, %c43 : index
      %600 = arith.cmpi eq, %hasBias, %c5 : index
      %601 = arith.addi %588, %599 : index
      %602 = memref.load %22[%601] : memref<?xf32>
      %603 = arith.muli %0, %c41 : index
      %604 = arith.addi %603, %599 : index
      %605 = memref.load %bias[%604] : memref<?xf32>
      %606 = arith.addf %602, %605 : f32
      %607 = arith.select %600, %606, %602 : f32
      %608 = arith.addi %589, %c8 : index
      %609 = arith.cmpi slt, %608, %c43 : index
      %610 = arith.minsi %608, %c44 : index
      %611 = arith.cmpi eq, %hasBias, %c5 : index
      %612 = arith.addi %588, %610 : index
      %613 = memref.load %22[%612] : memref<?xf32>
      %614 = arith.muli %0, %c41 : index
      %615 = arith.addi %614, %610 : index
      %616 = memref.load %bias[%615] : memref<?xf32>
      %617 = arith.addf %613, %616 : f32
      %618 = arith.select %611, %617, %613 : f32
      %619 = arith.addi %610, %c43 : index
      %620 = arith.cmpi eq, %hasBias, %c5 : index
      %621 = arith.addi %588, %619 : index
      %622 = memref.load %22[%621] : memref<?xf32>
      %623 = arith.muli %0, %c41 : index
      %624 = arith.addi %623, %619 : index
      %625 = memref.load %bias[%624] : memref<?xf32>
      %626 = arith.addf %622, %625 : f32
      %627 = arith.select %620, %626, %622 : f32
      %628 = arith.addi %heads, %kvHeads : index
      %629 = arith.cmpi slt, %0, %628 : index
      scf.if %629 {
        %630 = arith.addi %positionsAt, %587 : index
        %631 = memref.load %step[%630] : memref<?xi32>
        %632 = arith.index_cast %631 : i32 to index
        %633 = arith.cmpi eq, %hasNorm, %c5 : index
        %634 = math.fma %598, %598, %c47 : f32
        %635 = math.fma %607, %607, %634 : f32
        %636 = math.fma %618, %618, %635 : f32
        %637 = arith.select %609, %636, %635 : f32
        %638 = math.fma %627, %627, %637 : f32
        %639 = arith.select %609, %638, %637 : f32
        %640 = vector.broadcast %639 : f32 to vector<1xf32>
        %641 = wave.reduce "add" %640 : vector<1xf32>
        %642 = arith.mulf %641, %inverseHeadDim : f32
        %643 = arith.addf %642, %epsilon : f32
        %644 = math.sqrt %643 : f32
        %645 = arith.divf %c49, %644 : f32
        %646 = arith.cmpi slt, %0, %heads : index
        %647 = arith.addi %590, %c43 : index
        %648 = memref.load %query_norm[%590] : memref<?xf32>
        %649 = memref.load %key_norm[%590] : memref<?xf32>
        %650 = arith.select %646, %648, %649 : f32
        %651 = arith.mulf %598, %645 : f32
        %652 = arith.mulf %651, %650 : f32
        %653 = arith.select %633, %652, %598 : f32
        %654 = memref.load %query_norm[%647] : memref<?xf32>
        %655 = memref.load %key_norm[%647] : memref<?xf32>
        %656 = arith.select %646, %654, %655 : f32
        %657 = arith.mulf %607, %645 : f32
        %658 = arith.mulf %657, %656 : f32
        %659 = arith.select %633, %658, %607 : f32
        %660 = arith.addi %610, %c43 : index
        %661 = memref.load %query_norm[%610] : memref<?xf32>
        %662 = memref.load %key_norm[%610] : memref<?xf32>
        %663 = arith.select %646, %661, %662 : f32
        %664 = arith.mulf %618, %645 : f32
        %665 = arith.mulf %664, %663 : f32
        %666 = arith.select %633, %665, %618 : f32
        %667 = memref.load %query_norm[%660] : memref<?xf32>
        %668 = memref.load %key_norm[%660] : memref<?xf32>
        %669 = arith.select %646, %667, %668 : f32
        %670 = arith.mulf %627, %645 : f32
        %671 = arith.mulf %670, %669 : f32
        %672 = arith.select %633, %671, %627 : f32
        %673 = arith.remui %632, %c7 : index
        %674 = arith.muli %673, %c41 : index
        %675 = arith.addi %674, %590 : index
        %676 = arith.divui %632, %c7 : index
        %677 = arith.addi %676, %c7 : index
        %678 = arith.muli %677, %c41 : index
        %679 = arith.addi %678, %590 : index
        %680 = memref.load %rope[%675] : memref<?xf32>
        %681 = arith.addi %675, %c43 : index
        %682 = memref.load %rope[%681] : memref<?xf32>
        %683 = memref.load %rope[%679] : memref<?xf32>
        %684 = arith.addi %679, %c43 : index
        %685 = memref.load %rope[%684] : memref<?xf32>
        %686 = arith.mulf %683, %680 : f32
        %687 = arith.mulf %685, %682 : f32
        %688 = arith.subf %686, %687 : f32
        %689 = arith.mulf %685, %680 : f32
        %690 = arith.mulf %683, %682 : f32
        %691 = arith.addf %689, %690 : f32
        %692 = arith.mulf %653, %688 : f32
        %693 = arith.mulf %659, %691 : f32
        %694 = arith.subf %692, %693 : f32
        %695 = arith.mulf %659, %688 : f32
        %696 = arith.mulf %653, %691 : f32
        %697 = arith.addf %695, %696 : f32
        %698 = arith.cmpi slt, %0, %heads : index
        scf.if %698 {
          %699 = arith.muli %587, %heads : index
          %700 = arith.addi %699, %0 : index
          %701 = arith.muli %700, %c41 : index
          %702 = arith.addi %701, %590 : index
          memref.store %694, %q[%702] : memref<?xf32>
          %703 = arith.addi %702, %c43 : index
          memref.store %697, %q[%703] : memref<?xf32>
        } else {
          %704 = arith.addi %588, %590 : index
          memref.store %694, %22[%704] : memref<?xf32>
          %705 = arith.addi %588, %590 : index
          %706 = arith.addi %705, %c43 : index
          memref.store %697, %22[%706] : memref<?xf32>
        }
        %707 = arith.remui %632, %c7 : index
        %708 = arith.muli %707, %c41 : index
        %709 = arith.addi %708, %610 : index
        %710 = arith.divui %632, %c7 : index
        %711 = arith.addi %710, %c7 : index
        %712 = arith.muli %711, %c41 : index
        %713 = arith.addi %712, %610 : index
        %714 = memref.load %rope[%709] : memref<?xf32>
        %715 = arith.addi %709, %c43 : index
        %716 = memref.load %rope[%715] : memref<?xf32>
        %717 = memref.load %rope[%713] : memref<?xf32>
        %718 = arith.addi %713, %c43 : index
        %719 = memref.load %rope[%718] : memref<?xf32>
        %720 = arith.mulf %717, %714 : f32
        %721 = arith.mulf %719, %716 : f32
        %722 = arith.subf %720, %721 : f32
        %723 = arith.mulf %719, %714 : f32
        %724 = arith.mulf %717, %716 : f32
        %725 = arith.addf %723, %724 : f32
        %726 = arith.mulf %666, %722 : f32
        %727 = arith.mulf %672, %725 : f32
        %728 = arith.subf %726, %727 : f32
        %729 = arith.mulf %672, %722 : f32
        %730 = arith.mulf %666, %725 : f32
        %731 = arith.addf %729, %730 : f32
        scf.if %609 {
          %732 = arith.cmpi slt, %0, %heads : index
          scf.if %732 {
            %733 = arith.muli %587, %heads : index
            %734 = arith.addi %733, %0 : index
            %735 = arith.muli %734, %c41 : index
            %736 = arith.addi %735, %610 : index
            memref.store %728, %q[%736] : memref<?xf32>
            %737 = arith.addi %736, %c43 : index
            memref.store %731, %q[%737] : memref<?xf32>
          } else {
            %738 = arith.addi %588, %610 : index
            memref.store %728, %22[%738] : memref<?xf32>
            %739 = arith.addi %588, %610 : index
            %740 = arith.addi %739, %c43 : index
            memref.store %731, %22[%740] : memref<?xf32>
          }
        }
      } else {
        %741 = arith.cmpi slt, %0, %heads : index
        scf.if %741 {
          %742 = arith.muli %587, %heads : index
          %743 = arith.addi %742, %0 : index
          %744 = arith.muli %743, %c41 : index
          %745 = arith.addi %744, %590 : index
          memref.store %598, %q[%745] : memref<?xf32>
          %746 = arith.addi %745, %c43 : index
          memref.store %607, %q[%746] : memref<?xf32>
        } else {
          %747 = arith.addi %588, %590 : index
          memref.store %598, %22[%747] : memref<?xf32>
          %748 = arith.addi %588, %590 : index
          %749 = arith.addi %748, %c43 : index
          memref.store %607, %22[%749] : memref<?xf32>
        }
        scf.if %609 {
          %750 = arith.cmpi slt, %0, %heads : index
          scf.if %750 {
            %751 = arith.muli %587, %heads : index
            %752 = arith.addi %751, %0 : index
            %753 = arith.muli %752, %c41 : index
            %754 = arith.addi %753, %610 : index
            memref.store %618, %q[%754] : memref<?xf32>
            %755 = arith.addi %754, %c43 : index
            memref.store %627, %q[%755] : memref<?xf32>
          } else {
            %756 = arith.addi %588, %610 : index
            memref.store %618, %22[%756] : memref<?xf32>
            %757 = arith.addi %588, %610 : index
            %758 = arith.addi %757, %c43 : index
            memref.store %627, %22[%758] : memref<?xf32>
          }
        }
      }
    }
    %759 = arith.addi %581, %c51 : index
    %760 = arith.addi %580, %759 : index
    %761 = arith.cmpi slt, %760, %24 : index
    %762 = arith.cmpi slt, %759, %c4 : index
    %763 = arith.andi %761, %762 : i1
    scf.if %763 {
      %764 = arith.addi %580, %759 : index
      %765 = arith.muli %759, %c41 : index
      %766 = wave.lane
      %767 = arith.addi %766, %c11 : index
      %768 = arith.cmpi eq, %hasBias, %c5 : index
      %769 = arith.addi %765, %767 : index
      %770 = memref.load %22[%769] : memref<?xf32>
      %771 = arith.muli %0, %c41 : index
      %772 = arith.addi %771, %767 : index
      %773 = memref.load %bias[%772] : memref<?xf32>
      %774 = arith.addf %770, %773 : f32
      %775 = arith.select %768, %774, %770 : f32
      %776 = arith.addi %767, %c43 : index
      %777 = arith.cmpi eq, %hasBias, %c5 : index
      %778 = arith.addi %765, %776 : index
      %779 = memref.load %22[%778] : memref<?xf32>
      %780 = arith.muli %0, %c41 : index
      %781 = arith.addi %780, %776 : index
      %782 = memref.load %bias[%781] : memref<?xf32>
      %783 = arith.addf %779, %782 : f32
      %784 = arith.select %777, %783, %779 : f32
      %785 = arith.addi %766, %c8 : index
      %786 = arith.cmpi slt, %785, %c43 : index
      %787 = arith.minsi %785, %c44 : index
      %788 = arith.cmpi eq, %hasBias, %c5 : index
      %789 = arith.addi %765, %787 : index
      %790 = memref.load %22[%789] : memref<?xf32>
      %791 = arith.muli %0, %c41 : index
      %792 = arith.addi %791, %787 : index
      %793 = memref.load %bias[%792] : memref<?xf32>
      %794 = arith.addf %790, %793 : f32
      %795 = arith.select %788, %794, %790 : f32
      %796 = arith.addi %787, %c43 : index
      %797 = arith.cmpi eq, %hasBias, %c5 : index
      %798 = arith.addi %765, %796 : index
      %799 = memref.load %22[%798] : memref<?xf32>
      %800 = arith.muli %0, %c41 : index
      %801 = arith.addi %800, %796 : index
      %802 = memref.load %bias[%801] : memref<?xf32>
      %803 = arith.addf %799, %802 : f32
      %804 = arith.select %797, %803, %799 : f32
      %805 = arith.addi %heads, %kvHeads : index
      %806 = arith.cmpi slt, %0, %805 : index
      scf.if %806 {
        %807 = arith.addi %positionsAt, %764 : index
        %808 = memref.load %step[%807] : memref<?xi32>
        %809 = arith.index_cast %808 : i32 to index
        %810 = arith.cmpi eq, %hasNorm, %c5 : index
        %811 = math.fma %775, %775, %c47 : f32
        %812 = math.fma %784, %784, %811 : f32
        %813 = math.fma %795, %795, %812 : f32
        %814 = arith.select %786, %813, %812 : f32
        %815 = math.fma %804, %804, %814 : f32
        %816 = arith.select %786, %815, %814 : f32
        %817 = vector.broadcast %816 : f32 to vector<1xf32>
        %818 = wave.reduce "add" %817 : vector<1xf32>
        %819 = arith.mulf %818, %inverseHeadDim : f32
        %820 = arith.addf %819, %epsilon : f32
        %821 = math.sqrt %820 : f32
        %822 = arith.divf %c49, %821 : f32
        %823 = arith.cmpi slt, %0, %heads : index
        %824 = arith.addi %767, %c43 : index
        %825 = memref.load %query_norm[%767] : memref<?xf32>
        %826 = memref.load %key_norm[%767] : memref<?xf32>
        %827 = arith.select %823, %825, %826 : f32
        %828 = arith.mulf %775, %822 : f32
        %829 = arith.mulf %828, %827 : f32
        %830 = arith.select %810, %829, %775 : f32
        %831 = memref.load %query_norm[%824] : memref<?xf32>
        %832 = memref.load %key_norm[%824] : memref<?xf32>
        %833 = arith.select %823, %831, %832 : f32
        %834 = arith.mulf %784, %822 : f32
        %835 = arith.mulf %834, %833 : f32
        %836 = arith.select %810, %835, %784 : f32
        %837 = arith.addi %787, %c43 : index
        %838 = memref.load %query_norm[%787] : memref<?xf32>
        %839 = memref.load %key_norm[%787] : memref<?xf32>
        %840 = arith.select %823, %838, %839 : f32
        %841 = arith.mulf %795, %822 : f32
        %842 = arith.mulf %841, %840 : f32
        %843 = arith.select %810, %842, %795 : f32
        %844 = memref.load %query_norm[%837] : memref<?xf32>
        %845 = memref.load %key_norm[%837] : memref<?xf32>
        %846 = arith.select %823, %844, %845 : f32
        %847 = arith.mulf %804, %822 : f32
        %848 = arith.mulf %847, %846 : f32
        %849 = arith.select %810, %848, %804 : f32
        %850 = arith.remui %809, %c7 : index
        %851 = arith.muli %850, %c41 : index
        %852 = arith.addi %851, %767 : index
        %853 = arith.divui %809, %c7 : index
        %854 = arith.addi %853, %c7 : index
        %855 = arith.muli %854, %c41 : index
        %856 = arith.addi %855, %767 : index
        %857 = memref.load %rope[%852] : memref<?xf32>
        %858 = arith.addi %852, %c43 : index
        %859 = memref.load %rope[%858] : memref<?xf32>
        %860 = memref.load %rope[%856] : memref<?xf32>
        %861 = arith.addi %856, %c43 : index
        %862 = memref.load %rope[%861] : memref<?xf32>
        %863 = arith.mulf %860, %857 : f32
        %864 = arith.mulf %862, %859 : f32
        %865 = arith.subf %863, %864 : f32
        %866 = arith.mulf %862, %857 : f32
        %867 = arith.mulf %860, %859 : f32
        %868 = arith.addf %866, %867 : f32
        %869 = arith.mulf %830, %865 : f32
        %870 = arith.mulf %836, %868 : f32
        %871 = arith.subf %869, %870 : f32
        %872 = arith.mulf %836, %865 : f32
        %873 = arith.mulf %830, %868 : f32
        %874 = arith.addf %872, %873 : f32
        %875 = arith.cmpi slt, %0, %heads : index
        scf.if %875 {
          %876 = arith.muli %764, %heads : index
          %877 = arith.addi %876, %0 : index
          %878 = arith.muli %877, %c41 : index
          %879 = arith.addi %878, %767 : index
          memref.store %871, %q[%879] : memref<?xf32>
          %880 = arith.addi %879, %c43 : index
          memref.store %874, %q[%880] : memref<?xf32>
        } else {
          %881 = arith.addi %765, %767 : index
          memref.store %871, %22[%881] : memref<?xf32>
          %882 = arith.addi %765, %767 : index
          %883 = arith.addi %882, %c43 : index
          memref.store %874, %22[%883] : memref<?xf32>
        }
        %884 = arith.remui %809, %c7 : index
        %885 = arith.muli %884, %c41 : index
        %886 = arith.addi %885, %787 : index
        %887 = arith.divui %809, %c7 : index
        %888 = arith.addi %887, %c7 : index
        %889 = arith.muli %888, %c41 : index
        %890 = arith.addi %889, %787 : index
        %891 = memref.load %rope[%886] : memref<?xf32>
        %892 = arith.addi %886, %c43 : index
        %893 = memref.load %rope[%892] : memref<?xf32>
        %894 = memref.load %rope[%890] : memref<?xf32>
        %895 = arith.addi %890, %c43 : index
        %896 = memref.load %rope[%895] : memref<?xf32>
        %897 = arith.mulf %894, %891 : f32
        %898 = arith.mulf %896, %893 : f32
        %899 = arith.subf %897, %898 : f32
        %900 = arith.mulf %896, %891 : f32
        %901 = arith.mulf %894, %893 : f32
        %902 = arith.addf %900, %901 : f32
        %903 = arith.mulf %843, %899 : f32
        %904 = arith.mulf %849, %902 : f32
        %905 = arith.subf %903, %904 : f32
        %906 = arith.mulf %849, %899 : f32
        %907 = arith.mulf %843, %902 : f32
        %908 = arith.addf %906, %907 : f32
        scf.if %786 {
          %909 = arith.cmpi slt, %0, %heads : index
          scf.if %909 {
            %910 = arith.muli %764, %heads : index
            %911 = arith.addi %910, %0 : index
            %912 = arith.muli %911, %c41 : index
            %913 = arith.addi %912, %787 : index
            memref.store %905, %q[%913] : memref<?xf32>
            %914 = arith.addi %913, %c43 : index
            memref.store %908, %q[%914] : memref<?xf32>
          } else {
            %915 = arith.addi %765, %787 : index
            memref.store %905, %22[%915] : memref<?xf32>
            %916 = arith.addi %765, %787 : index
            %917 = arith.addi %916, %c43 : index
            memref.store %908, %22[%917] : memref<?xf32>
          }
        }
      } else {
        %918 = arith.cmpi slt, %0, %heads : index
        scf.if %918 {
          %919 = arith.muli %764, %heads : index
          %920 = arith.addi %919, %0 : index
          %921 = arith.muli %920, %c41 : index
          %922 = arith.addi %921, %767 : index
          memref.store %775, %q[%922] : memref<?xf32>
          %923 = arith.addi %922, %c43 : index
          memref.store %784, %q[%923] : memref<?xf32>
        } else {
          %924 = arith.addi %765, %767 : index
          memref.store %775, %22[%924] : memref<?xf32>
          %925 = arith.addi %765, %767 : index
          %926 = arith.addi %925, %c43 : index
          memref.store %784, %22[%926] : memref<?xf32>
        }
        scf.if %786 {
          %927 = arith.cmpi slt, %0, %heads : index
          scf.if %927 {
            %928 = arith.muli %764, %heads : index
            %929 = arith.addi %928, %0 : index
            %930 = arith.muli %929, %c41 : index
            %931 = arith.addi %930, %787 : index
            memref.store %795, %q[%931] : memref<?xf32>
            %932 = arith.addi %931, %c43 : index
            memref.store %804, %q[%932] : memref<?xf32>
          } else {
            %933 = arith.addi %765, %787 : index
            memref.store %795, %22[%933] : memref<?xf32>
            %934 = arith.addi %765, %787 : index
            %935 = arith.addi %934, %c43 : index
            memref.store %804, %22[%935] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %936 = arith.cmpi sge, %0, %heads : index
    scf.if %936 {
      %937 = arith.addi %581, %c11 : index
      %938 = arith.addi %580, %937 : index
      %939 = arith.cmpi slt, %938, %24 : index
      %940 = arith.cmpi slt, %937, %c4 : index
      %941 = arith.andi %939, %940 : i1
      scf.if %941 {
        %942 = arith.addi %580, %937 : index
        %943 = arith.addi %slotsAt, %942 : index
        %944 = memref.load %step[%943] : memref<?xi32>
        %945 = arith.index_cast %944 : i32 to index
        %946 = arith.cmpi sge, %945, %c11 : index
        scf.if %946 {
          %947 = arith.muli %937, %c41 : index
          %948 = arith.subi %0, %heads : index
          %949 = memref.load %scales[%948] : memref<?xf32>
          %950 = vector.broadcast %949 : f32 to vector<4xf32>
          %951 = arith.divui %945, %c4 : index
          %952 = arith.remui %945, %c4 : index
          %953 = arith.muli %951, %pageBytes : index
          %954 = arith.cmpi eq, %codec, %c11 : index
          scf.if %954 {
            %955 = wave.lane
            %956 = arith.muli %955, %c38 : index
            scf.for %957 = %956 to %c41 step %c10 {
              %958 = arith.addi %947, %957 : index
              %959 = vector.load %22[%958] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %960 = arith.mulf %959, %950 : vector<4xf32>
              %961 = arith.minimumf %960, %c55 : vector<4xf32>
              %962 = arith.maximumf %961, %c56 : vector<4xf32>
              %963 = arith.truncf %962 : vector<4xf32> to vector<4xf16>
              %964 = vector.bitcast %963 : vector<4xf16> to vector<8xi8>
              %965 = arith.cmpi slt, %948, %kvHeads : index
              scf.if %965 {
                %966 = arith.muli %948, %c57 : index
                %967 = arith.addi %953, %966 : index
                %968 = arith.divui %957, %c4 : index
                %969 = arith.muli %968, %c58 : index
                %970 = arith.remui %957, %c4 : index
                %971 = arith.divui %970, %c16 : index
                %972 = arith.muli %971, %c7 : index
                %973 = arith.muli %952, %c4 : index
                %974 = arith.addi %972, %973 : index
                %975 = arith.remui %970, %c16 : index
                %976 = arith.muli %975, %c6 : index
                %977 = arith.addi %974, %976 : index
                %978 = arith.addi %969, %977 : index
                %979 = arith.addi %967, %978 : index
                vector.store %964, %kv[%979] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %980 = arith.subi %948, %kvHeads : index
                %981 = arith.muli %980, %c57 : index
                %982 = arith.addi %953, %981 : index
                %983 = arith.addi %957, %c11 : index
                %984 = arith.divui %983, %c4 : index
                %985 = arith.muli %984, %c58 : index
                %986 = arith.addi %985, %c12 : index
                %987 = arith.remui %983, %c4 : index
                %988 = arith.divui %952, %c6 : index
                %989 = arith.remui %952, %c6 : index
                %990 = arith.muli %989, %c16 : index
                %991 = arith.addi %988, %990 : index
                %992 = arith.divui %991, %c16 : index
                %993 = arith.muli %992, %c7 : index
                %994 = arith.muli %987, %c4 : index
                %995 = arith.addi %993, %994 : index
                %996 = arith.remui %991, %c16 : index
                %997 = arith.muli %996, %c6 : index
                %998 = arith.addi %995, %997 : index
                %999 = arith.addi %986, %998 : index
                %1000 = arith.addi %982, %999 : index
                %1001 = vector.shuffle %964, %964 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1001, %kv[%1000] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1002 = arith.addi %957, %c5 : index
                %1003 = arith.divui %1002, %c4 : index
                %1004 = arith.muli %1003, %c58 : index
                %1005 = arith.addi %1004, %c12 : index
                %1006 = arith.remui %1002, %c4 : index
                %1007 = arith.divui %952, %c6 : index
                %1008 = arith.remui %952, %c6 : index
                %1009 = arith.muli %1008, %c16 : index
                %1010 = arith.addi %1007, %1009 : index
                %1011 = arith.divui %1010, %c16 : index
                %1012 = arith.muli %1011, %c7 : index
                %1013 = arith.muli %1006, %c4 : index
                %1014 = arith.addi %1012, %1013 : index
                %1015 = arith.remui %1010, %c16 : index
                %1016 = arith.muli %1015, %c6 : index
                %1017 = arith.addi %1014, %1016 : index
                %1018 = arith.addi %1005, %1017 : index
                %1019 = arith.addi %982, %1018 : index
                %1020 = vector.shuffle %964, %964 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1020, %kv[%1019] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1021 = arith.addi %957, %c6 : index
                %1022 = arith.divui %1021, %c4 : index
                %1023 = arith.muli %1022, %c58 : index
                %1024 = arith.addi %1023, %c12 : index
                %1025 = arith.remui %1021, %c4 : index
                %1026 = arith.divui %952, %c6 : index
                %1027 = arith.remui %952, %c6 : index
                %1028 = arith.muli %1027, %c16 : index
                %1029 = arith.addi %1026, %1028 : index
                %1030 = arith.divui %1029, %c16 : index
                %1031 = arith.muli %1030, %c7 : index
                %1032 = arith.muli %1025, %c4 : index
                %1033 = arith.addi %1031, %1032 : index
                %1034 = arith.remui %1029, %c16 : index
                %1035 = arith.muli %1034, %c6 : index
                %1036 = arith.addi %1033, %1035 : index
                %1037 = arith.addi %1024, %1036 : index
                %1038 = arith.addi %982, %1037 : index
                %1039 = vector.shuffle %964, %964 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1039, %kv[%1038] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1040 = arith.addi %957, %c32 : index
                %1041 = arith.divui %1040, %c4 : index
                %1042 = arith.muli %1041, %c58 : index
                %1043 = arith.addi %1042, %c12 : index
                %1044 = arith.remui %1040, %c4 : index
                %1045 = arith.divui %952, %c6 : index
                %1046 = arith.remui %952, %c6 : index
                %1047 = arith.muli %1046, %c16 : index
                %1048 = arith.addi %1045, %1047 : index
                %1049 = arith.divui %1048, %c16 : index
                %1050 = arith.muli %1049, %c7 : index
                %1051 = arith.muli %1044, %c4 : index
                %1052 = arith.addi %1050, %1051 : index
                %1053 = arith.remui %1048, %c16 : index
                %1054 = arith.muli %1053, %c6 : index
                %1055 = arith.addi %1052, %1054 : index
                %1056 = arith.addi %1043, %1055 : index
                %1057 = arith.addi %982, %1056 : index
                %1058 = vector.shuffle %964, %964 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1058, %kv[%1057] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1059 = arith.cmpi eq, %codec, %c5 : index
          scf.if %1059 {
            %1060 = wave.lane
            %1061 = arith.muli %1060, %c38 : index
            scf.for %1062 = %1061 to %c41 step %c10 {
              %1063 = arith.addi %947, %1062 : index
              %1064 = vector.load %22[%1063] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1065 = arith.mulf %1064, %950 : vector<4xf32>
              %1066 = wave.fp8_encode "e4m3" %1065 : vector<4xf32> -> vector<4xi8>
              %1067 = arith.cmpi slt, %948, %kvHeads : index
              scf.if %1067 {
                %1068 = arith.muli %948, %c12 : index
                %1069 = arith.addi %953, %1068 : index
                %1070 = vector.shuffle %1066, %1066 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1071 = arith.divui %1062, %c4 : index
                %1072 = arith.muli %1071, %c7 : index
                %1073 = arith.remui %1062, %c4 : index
                %1074 = arith.muli %952, %c4 : index
                %1075 = arith.divui %1073, %c38 : index
                %1076 = arith.muli %1075, %c38 : index
                %1077 = arith.remui %1073, %c6 : index
                %1078 = arith.muli %1077, %c6 : index
                %1079 = arith.addi %1076, %1078 : index
                %1080 = arith.divui %1073, %c6 : index
                %1081 = arith.remui %1080, %c6 : index
                %1082 = arith.addi %1079, %1081 : index
                %1083 = arith.addi %1074, %1082 : index
                %1084 = arith.addi %1072, %1083 : index
                %1085 = arith.addi %1069, %1084 : index
                vector.store %1070, %kv[%1085] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1086 = arith.subi %948, %kvHeads : index
                %1087 = arith.muli %1086, %c12 : index
                %1088 = arith.addi %953, %1087 : index
                %1089 = arith.addi %1062, %c11 : index
                %1090 = arith.divui %1089, %c4 : index
                %1091 = arith.muli %1090, %c7 : index
                %1092 = arith.addi %1091, %c13 : index
                %1093 = arith.remui %1089, %c4 : index
                %1094 = arith.divui %952, %c6 : index
                %1095 = arith.remui %952, %c6 : index
                %1096 = arith.muli %1095, %c16 : index
                %1097 = arith.addi %1094, %1096 : index
                %1098 = arith.muli %1093, %c4 : index
                %1099 = arith.divui %1097, %c38 : index
                %1100 = arith.muli %1099, %c38 : index
                %1101 = arith.remui %1097, %c6 : index
                %1102 = arith.muli %1101, %c6 : index
                %1103 = arith.addi %1100, %1102 : index
                %1104 = arith.divui %1097, %c6 : index
                %1105 = arith.remui %1104, %c6 : index
                %1106 = arith.addi %1103, %1105 : index
                %1107 = arith.addi %1098, %1106 : index
                %1108 = arith.addi %1092, %1107 : index
                %1109 = arith.addi %1088, %1108 : index
                %1110 = vector.shuffle %1066, %1066 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1110, %kv[%1109] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1111 = arith.addi %1062, %c5 : index
                %1112 = arith.divui %1111, %c4 : index
                %1113 = arith.muli %1112, %c7 : index
                %1114 = arith.addi %1113, %c13 : index
                %1115 = arith.remui %1111, %c4 : index
                %1116 = arith.divui %952, %c6 : index
                %1117 = arith.remui %952, %c6 : index
                %1118 = arith.muli %1117, %c16 : index
                %1119 = arith.addi %1116, %1118 : index
                %1120 = arith.muli %1115, %c4 : index
                %1121 = arith.divui %1119, %c38 : index
                %1122 = arith.muli %1121, %c38 : index
                %1123 = arith.remui %1119, %c6 : index
                %1124 = arith.muli %1123, %c6 : index
                %1125 = arith.addi %1122, %1124 : index
                %1126 = arith.divui %1119, %c6 : index
                %1127 = arith.remui %1126, %c6 : index
                %1128 = arith.addi %1125, %1127 : index
                %1129 = arith.addi %1120, %1128 : index
                %1130 = arith.addi %1114, %1129 : index
                %1131 = arith.addi %1088, %1130 : index
                %1132 = vector.shuffle %1066, %1066 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1132, %kv[%1131] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1133 = arith.addi %1062, %c6 : index
                %1134 = arith.divui %1133, %c4 : index
                %1135 = arith.muli %1134, %c7 : index
                %1136 = arith.addi %1135, %c13 : index
                %1137 = arith.remui %1133, %c4 : index
                %1138 = arith.divui %952, %c6 : index
                %1139 = arith.remui %952, %c6 : index
                %1140 = arith.muli %1139, %c16 : index
                %1141 = arith.addi %1138, %1140 : index
                %1142 = arith.muli %1137, %c4 : index
                %1143 = arith.divui %1141, %c38 : index
                %1144 = arith.muli %1143, %c38 : index
                %1145 = arith.remui %1141, %c6 : index
                %1146 = arith.muli %1145, %c6 : index
                %1147 = arith.addi %1144, %1146 : index
                %1148 = arith.divui %1141, %c6 : index
                %1149 = arith.remui %1148, %c6 : index
                %1150 = arith.addi %1147, %1149 : index
                %1151 = arith.addi %1142, %1150 : index
                %1152 = arith.addi %1136, %1151 : index
                %1153 = arith.addi %1088, %1152 : index
                %1154 = vector.shuffle %1066, %1066 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1154, %kv[%1153] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1155 = arith.addi %1062, %c32 : index
                %1156 = arith.divui %1155, %c4 : index
                %1157 = arith.muli %1156, %c7 : index
                %1158 = arith.addi %1157, %c13 : index
                %1159 = arith.remui %1155, %c4 : index
                %1160 = arith.divui %952, %c6 : index
                %1161 = arith.remui %952, %c6 : index
                %1162 = arith.muli %1161, %c16 : index
                %1163 = arith.addi %1160, %1162 : index
                %1164 = arith.muli %1159, %c4 : index
                %1165 = arith.divui %1163, %c38 : index
                %1166 = arith.muli %1165, %c38 : index
                %1167 = arith.remui %1163, %c6 : index
                %1168 = arith.muli %1167, %c6 : index
                %1169 = arith.addi %1166, %1168 : index
                %1170 = arith.divui %1163, %c6 : index
                %1171 = arith.remui %1170, %c6 : index
                %1172 = arith.addi %1169, %1171 : index
                %1173 = arith.addi %1164, %1172 : index
                %1174 = arith.addi %1158, %1173 : index
                %1175 = arith.addi %1088, %1174 : index
                %1176 = vector.shuffle %1066, %1066 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1176, %kv[%1175] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1177 = arith.cmpi eq, %codec, %c6 : index
          scf.if %1177 {
            %1178 = wave.lane
            %1179 = arith.muli %1178, %c38 : index
            scf.for %1180 = %1179 to %c41 step %c10 {
              %1181 = arith.addi %947, %1180 : index
              %1182 = vector.load %22[%1181] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1183 = arith.mulf %1182, %950 : vector<4xf32>
              %1184 = wave.fp8_encode "e5m2" %1183 : vector<4xf32> -> vector<4xi8>
              %1185 = arith.cmpi slt, %948, %kvHeads : index
              scf.if %1185 {
                %1186 = arith.muli %948, %c12 : index
                %1187 = arith.addi %953, %1186 : index
                %1188 = vector.shuffle %1184, %1184 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1189 = arith.divui %1180, %c4 : index
                %1190 = arith.muli %1189, %c7 : index
                %1191 = arith.remui %1180, %c4 : index
                %1192 = arith.muli %952, %c4 : index
                %1193 = arith.divui %1191, %c38 : index
                %1194 = arith.muli %1193, %c38 : index
                %1195 = arith.remui %1191, %c6 : index
                %1196 = arith.muli %1195, %c6 : index
                %1197 = arith.addi %1194, %1196 : index
                %1198 = arith.divui %1191, %c6 : index
                %1199 = arith.remui %1198, %c6 : index
                %1200 = arith.addi %1197, %1199 : index
                %1201 = arith.addi %1192, %1200 : index
                %1202 = arith.addi %1190, %1201 : index
                %1203 = arith.addi %1187, %1202 : index
                vector.store %1188, %kv[%1203] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1204 = arith.subi %948, %kvHeads : index
                %1205 = arith.muli %1204, %c12 : index
                %1206 = arith.addi %953, %1205 : index
                %1207 = arith.addi %1180, %c11 : index
                %1208 = arith.divui %1207, %c4 : index
                %1209 = arith.muli %1208, %c7 : index
                %1210 = arith.addi %1209, %c13 : index
                %1211 = arith.remui %1207, %c4 : index
                %1212 = arith.divui %952, %c6 : index
                %1213 = arith.remui %952, %c6 : index
                %1214 = arith.muli %1213, %c16 : index
                %1215 = arith.addi %1212, %1214 : index
                %1216 = arith.muli %1211, %c4 : index
                %1217 = arith.divui %1215, %c38 : index
                %1218 = arith.muli %1217, %c38 : index
                %1219 = arith.remui %1215, %c6 : index
                %1220 = arith.muli %1219, %c6 : index
                %1221 = arith.addi %1218, %1220 : index
                %1222 = arith.divui %1215, %c6 : index
                %1223 = arith.remui %1222, %c6 : index
                %1224 = arith.addi %1221, %1223 : index
                %1225 = arith.addi %1216, %1224 : index
                %1226 = arith.addi %1210, %1225 : index
                %1227 = arith.addi %1206, %1226 : index
                %1228 = vector.shuffle %1184, %1184 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1228, %kv[%1227] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1229 = arith.addi %1180, %c5 : index
                %1230 = arith.divui %1229, %c4 : index
                %1231 = arith.muli %1230, %c7 : index
                %1232 = arith.addi %1231, %c13 : index
                %1233 = arith.remui %1229, %c4 : index
                %1234 = arith.divui %952, %c6 : index
                %1235 = arith.remui %952, %c6 : index
                %1236 = arith.muli %1235, %c16 : index
                %1237 = arith.addi %1234, %1236 : index
                %1238 = arith.muli %1233, %c4 : index
                %1239 = arith.divui %1237, %c38 : index
                %1240 = arith.muli %1239, %c38 : index
                %1241 = arith.remui %1237, %c6 : index
                %1242 = arith.muli %1241, %c6 : index
                %1243 = arith.addi %1240, %1242 : index
                %1244 = arith.divui %1237, %c6 : index
                %1245 = arith.remui %1244, %c6 : index
                %1246 = arith.addi %1243, %1245 : index
                %1247 = arith.addi %1238, %1246 : index
                %1248 = arith.addi %1232, %1247 : index
                %1249 = arith.addi %1206, %1248 : index
                %1250 = vector.shuffle %1184, %1184 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1250, %kv[%1249] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1251 = arith.addi %1180, %c6 : index
                %1252 = arith.divui %1251, %c4 : index
                %1253 = arith.muli %1252, %c7 : index
                %1254 = arith.addi %1253, %c13 : index
                %1255 = arith.remui %1251, %c4 : index
                %1256 = arith.divui %952, %c6 : index
                %1257 = arith.remui %952, %c6 : index
                %1258 = arith.muli %1257, %c16 : index
                %1259 = arith.addi %1256, %1258 : index
                %1260 = arith.muli %1255, %c4 : index
                %1261 = arith.divui %1259, %c38 : index
                %1262 = arith.muli %1261, %c38 : index
                %1263 = arith.remui %1259, %c6 : index
                %1264 = arith.muli %1263, %c6 : index
                %1265 = arith.addi %1262, %1264 : index
                %1266 = arith.divui %1259, %c6 : index
                %1267 = arith.remui %1266, %c6 : index
                %1268 = arith.addi %1265, %1267 : index
                %1269 = arith.addi %1260, %1268 : index
                %1270 = arith.addi %1254, %1269 : index
                %1271 = arith.addi %1206, %1270 : index
                %1272 = vector.shuffle %1184, %1184 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1272, %kv[%1271] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1273 = arith.addi %1180, %c32 : index
                %1274 = arith.divui %1273, %c4 : index
                %1275 = arith.muli %1274, %c7 : index
                %1276 = arith.addi %1275, %c13 : index
                %1277 = arith.remui %1273, %c4 : index
                %1278 = arith.divui %952, %c6 : index
                %1279 = arith.remui %952, %c6 : index
                %1280 = arith.muli %1279, %c16 : index
                %1281 = arith.addi %1278, %1280 : index
                %1282 = arith.muli %1277, %c4 : index
                %1283 = arith.divui %1281, %c38 : index
                %1284 = arith.muli %1283, %c38 : index
                %1285 = arith.remui %1281, %c6 : index
                %1286 = arith.muli %1285, %c6 : index
                %1287 = arith.addi %1284, %1286 : index
                %1288 = arith.divui %1281, %c6 : index
                %1289 = arith.remui %1288, %c6 : index
                %1290 = arith.addi %1287, %1289 : index
                %1291 = arith.addi %1282, %1290 : index
                %1292 = arith.addi %1276, %1291 : index
                %1293 = arith.addi %1206, %1292 : index
                %1294 = vector.shuffle %1184, %1184 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1294, %kv[%1293] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %1295 = arith.addi %581, %c51 : index
      %1296 = arith.addi %580, %1295 : index
      %1297 = arith.cmpi slt, %1296, %24 : index
      %1298 = arith.cmpi slt, %1295, %c4 : index
      %1299 = arith.andi %1297, %1298 : i1
      scf.if %1299 {
        %1300 = arith.addi %580, %1295 : index
        %1301 = arith.addi %slotsAt, %1300 : index
        %1302 = memref.load %step[%1301] : memref<?xi32>
        %1303 = arith.index_cast %1302 : i32 to index
        %1304 = arith.cmpi sge, %1303, %c11 : index
        scf.if %1304 {
          %1305 = arith.muli %1295, %c41 : index
          %1306 = arith.subi %0, %heads : index
          %1307 = memref.load %scales[%1306] : memref<?xf32>
          %1308 = vector.broadcast %1307 : f32 to vector<4xf32>
          %1309 = arith.divui %1303, %c4 : index
          %1310 = arith.remui %1303, %c4 : index
          %1311 = arith.muli %1309, %pageBytes : index
          %1312 = arith.cmpi eq, %codec, %c11 : index
          scf.if %1312 {
            %1313 = wave.lane
            %1314 = arith.muli %1313, %c38 : index
            scf.for %1315 = %1314 to %c41 step %c10 {
              %1316 = arith.addi %1305, %1315 : index
              %1317 = vector.load %22[%1316] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1318 = arith.mulf %1317, %1308 : vector<4xf32>
              %1319 = arith.minimumf %1318, %c55 : vector<4xf32>
              %1320 = arith.maximumf %1319, %c56 : vector<4xf32>
              %1321 = arith.truncf %1320 : vector<4xf32> to vector<4xf16>
              %1322 = vector.bitcast %1321 : vector<4xf16> to vector<8xi8>
              %1323 = arith.cmpi slt, %1306, %kvHeads : index
              scf.if %1323 {
                %1324 = arith.muli %1306, %c57 : index
                %1325 = arith.addi %1311, %1324 : index
                %1326 = arith.divui %1315, %c4 : index
                %1327 = arith.muli %1326, %c58 : index
                %1328 = arith.remui %1315, %c4 : index
                %1329 = arith.divui %1328, %c16 : index
                %1330 = arith.muli %1329, %c7 : index
                %1331 = arith.muli %1310, %c4 : index
                %1332 = arith.addi %1330, %1331 : index
                %1333 = arith.remui %1328, %c16 : index
                %1334 = arith.muli %1333, %c6 : index
                %1335 = arith.addi %1332, %1334 : index
                %1336 = arith.addi %1327, %1335 : index
                %1337 = arith.addi %1325, %1336 : index
                vector.store %1322, %kv[%1337] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1338 = arith.subi %1306, %kvHeads : index
                %1339 = arith.muli %1338, %c57 : index
                %1340 = arith.addi %1311, %1339 : index
                %1341 = arith.addi %1315, %c11 : index
                %1342 = arith.divui %1341, %c4 : index
                %1343 = arith.muli %1342, %c58 : index
                %1344 = arith.addi %1343, %c12 : index
                %1345 = arith.remui %1341, %c4 : index
                %1346 = arith.divui %1310, %c6 : index
                %1347 = arith.remui %1310, %c6 : index
                %1348 = arith.muli %1347, %c16 : index
                %1349 = arith.addi %1346, %1348 : index
                %1350 = arith.divui %1349, %c16 : index
                %1351 = arith.muli %1350, %c7 : index
                %1352 = arith.muli %1345, %c4 : index
                %1353 = arith.addi %1351, %1352 : index
                %1354 = arith.remui %1349, %c16 : index
                %1355 = arith.muli %1354, %c6 : index
                %1356 = arith.addi %1353, %1355 : index
                %1357 = arith.addi %1344, %1356 : index
                %1358 = arith.addi %1340, %1357 : index
                %1359 = vector.shuffle %1322, %1322 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1359, %kv[%1358] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1360 = arith.addi %1315, %c5 : index
                %1361 = arith.divui %1360, %c4 : index
                %1362 = arith.muli %1361, %c58 : index
                %1363 = arith.addi %1362, %c12 : index
                %1364 = arith.remui %1360, %c4 : index
                %1365 = arith.divui %1310, %c6 : index
                %1366 = arith.remui %1310, %c6 : index
                %1367 = arith.muli %1366, %c16 : index
                %1368 = arith.addi %1365, %1367 : index
                %1369 = arith.divui %1368, %c16 : index
                %1370 = arith.muli %1369, %c7 : index
                %1371 = arith.muli %1364, %c4 : index
                %1372 = arith.addi %1370, %1371 : index
                %1373 = arith.remui %1368, %c16 : index
                %1374 = arith.muli %1373, %c6 : index
                %1375 = arith.addi %1372, %1374 : index
                %1376 = arith.addi %1363, %1375 : index
                %1377 = arith.addi %1340, %1376 : index
                %1378 = vector.shuffle %1322, %1322 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1378, %kv[%1377] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1379 = arith.addi %1315, %c6 : index
                %1380 = arith.divui %1379, %c4 : index
                %1381 = arith.muli %1380, %c58 : index
                %1382 = arith.addi %1381, %c12 : index
                %1383 = arith.remui %1379, %c4 : index
                %1384 = arith.divui %1310, %c6 : index
                %1385 = arith.remui %1310, %c6 : index
                %1386 = arith.muli %1385, %c16 : index
                %1387 = arith.addi %1384, %1386 : index
                %1388 = arith.divui %1387, %c16 : index
                %1389 = arith.muli %1388, %c7 : index
                %1390 = arith.muli %1383, %c4 : index
                %1391 = arith.addi %1389, %1390 : index
                %1392 = arith.remui %1387, %c16 : index
                %1393 = arith.muli %1392, %c6 : index
                %1394 = arith.addi %1391, %1393 : index
                %1395 = arith.addi %1382, %1394 : index
                %1396 = arith.addi %1340, %1395 : index
                %1397 = vector.shuffle %1322, %1322 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1397, %kv[%1396] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1398 = arith.addi %1315, %c32 : index
                %1399 = arith.divui %1398, %c4 : index
                %1400 = arith.muli %1399, %c58 : index
                %1401 = arith.addi %1400, %c12 : index
                %1402 = arith.remui %1398, %c4 : index
                %1403 = arith.divui %1310, %c6 : index
                %1404 = arith.remui %1310, %c6 : index
                %1405 = arith.muli %1404, %c16 : index
                %1406 = arith.addi %1403, %1405 : index
                %1407 = arith.divui %1406, %c16 : index
                %1408 = arith.muli %1407, %c7 : index
                %1409 = arith.muli %1402, %c4 : index
                %1410 = arith.addi %1408, %1409 : index
                %1411 = arith.remui %1406, %c16 : index
                %1412 = arith.muli %1411, %c6 : index
                %1413 = arith.addi %1410, %1412 : index
                %1414 = arith.addi %1401, %1413 : index
                %1415 = arith.addi %1340, %1414 : index
                %1416 = vector.shuffle %1322, %1322 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1416, %kv[%1415] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1417 = arith.cmpi eq, %codec, %c5 : index
          scf.if %1417 {
            %1418 = wave.lane
            %1419 = arith.muli %1418, %c38 : index
            scf.for %1420 = %1419 to %c41 step %c10 {
              %1421 = arith.addi %1305, %1420 : index
              %1422 = vector.load %22[%1421] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1423 = arith.mulf %1422, %1308 : vector<4xf32>
              %1424 = wave.fp8_encode "e4m3" %1423 : vector<4xf32> -> vector<4xi8>
              %1425 = arith.cmpi slt, %1306, %kvHeads : index
              scf.if %1425 {
                %1426 = arith.muli %1306, %c12 : index
                %1427 = arith.addi %1311, %1426 : index
                %1428 = vector.shuffle %1424, %1424 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1429 = arith.divui %1420, %c4 : index
                %1430 = arith.muli %1429, %c7 : index
                %1431 = arith.remui %1420, %c4 : index
                %1432 = arith.muli %1310, %c4 : index
                %1433 = arith.divui %1431, %c38 : index
                %1434 = arith.muli %1433, %c38 : index
                %1435 = arith.remui %1431, %c6 : index
                %1436 = arith.muli %1435, %c6 : index
                %1437 = arith.addi %1434, %1436 : index
                %1438 = arith.divui %1431, %c6 : index
                %1439 = arith.remui %1438, %c6 : index
                %1440 = arith.addi %1437, %1439 : index
                %1441 = arith.addi %1432, %1440 : index
                %1442 = arith.addi %1430, %1441 : index
                %1443 = arith.addi %1427, %1442 : index
                vector.store %1428, %kv[%1443] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1444 = arith.subi %1306, %kvHeads : index
                %1445 = arith.muli %1444, %c12 : index
                %1446 = arith.addi %1311, %1445 : index
                %1447 = arith.addi %1420, %c11 : index
                %1448 = arith.divui %1447, %c4 : index
                %1449 = arith.muli %1448, %c7 : index
                %1450 = arith.addi %1449, %c13 : index
                %1451 = arith.remui %1447, %c4 : index
                %1452 = arith.divui %1310, %c6 : index
                %1453 = arith.remui %1310, %c6 : index
                %1454 = arith.muli %1453, %c16 : index
                %1455 = arith.addi %1452, %1454 : index
                %1456 = arith.muli %1451, %c4 : index
                %1457 = arith.divui %1455, %c38 : index
                %1458 = arith.muli %1457, %c38 : index
                %1459 = arith.remui %1455, %c6 : index
                %1460 = arith.muli %1459, %c6 : index
                %1461 = arith.addi %1458, %1460 : index
                %1462 = arith.divui %1455, %c6 : index
                %1463 = arith.remui %1462, %c6 : index
                %1464 = arith.addi %1461, %1463 : index
                %1465 = arith.addi %1456, %1464 : index
                %1466 = arith.addi %1450, %1465 : index
                %1467 = arith.addi %1446, %1466 : index
                %1468 = vector.shuffle %1424, %1424 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1468, %kv[%1467] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1469 = arith.addi %1420, %c5 : index
                %1470 = arith.divui %1469, %c4 : index
                %1471 = arith.muli %1470, %c7 : index
                %1472 = arith.addi %1471, %c13 : index
                %1473 = arith.remui %1469, %c4 : index
                %1474 = arith.divui %1310, %c6 : index
                %1475 = arith.remui %1310, %c6 : index
                %1476 = arith.muli %1475, %c16 : index
                %1477 = arith.addi %1474, %1476 : index
                %1478 = arith.muli %1473, %c4 : index
                %1479 = arith.divui %1477, %c38 : index
                %1480 = arith.muli %1479, %c38 : index
                %1481 = arith.remui %1477, %c6 : index
                %1482 = arith.muli %1481, %c6 : index
                %1483 = arith.addi %1480, %1482 : index
                %1484 = arith.divui %1477, %c6 : index
                %1485 = arith.remui %1484, %c6 : index
                %1486 = arith.addi %1483, %1485 : index
                %1487 = arith.addi %1478, %1486 : index
                %1488 = arith.addi %1472, %1487 : index
                %1489 = arith.addi %1446, %1488 : index
                %1490 = vector.shuffle %1424, %1424 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1490, %kv[%1489] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1491 = arith.addi %1420, %c6 : index
                %1492 = arith.divui %1491, %c4 : index
                %1493 = arith.muli %1492, %c7 : index
                %1494 = arith.addi %1493, %c13 : index
                %1495 = arith.remui %1491, %c4 : index
                %1496 = arith.divui %1310, %c6 : index
                %1497 = arith.remui %1310, %c6 : index
                %1498 = arith.muli %1497, %c16 : index
                %1499 = arith.addi %1496, %1498 : index
                %1500 = arith.muli %1495, %c4 : index
                %1501 = arith.divui %1499, %c38 : index
                %1502 = arith.muli %1501, %c38 : index
                %1503 = arith.remui %1499, %c6 : index
                %1504 = arith.muli %1503, %c6 : index
                %1505 = arith.addi %1502, %1504 : index
                %1506 = arith.divui %1499, %c6 : index
                %1507 = arith.remui %1506, %c6 : index
                %1508 = arith.addi %1505, %1507 : index
                %1509 = arith.addi %1500, %1508 : index
                %1510 = arith.addi %1494, %1509 : index
                %1511 = arith.addi %1446, %1510 : index
                %1512 = vector.shuffle %1424, %1424 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1512, %kv[%1511] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1513 = arith.addi %1420, %c32 : index
                %1514 = arith.divui %1513, %c4 : index
                %1515 = arith.muli %1514, %c7 : index
                %1516 = arith.addi %1515, %c13 : index
                %1517 = arith.remui %1513, %c4 : index
                %1518 = arith.divui %1310, %c6 : index
                %1519 = arith.remui %1310, %c6 : index
                %1520 = arith.muli %1519, %c16 : index
                %1521 = arith.addi %1518, %1520 : index
                %1522 = arith.muli %1517, %c4 : index
                %1523 = arith.divui %1521, %c38 : index
                %1524 = arith.muli %1523, %c38 : index
                %1525 = arith.remui %1521, %c6 : index
                %1526 = arith.muli %1525, %c6 : index
                %1527 = arith.addi %1524, %1526 : index
                %1528 = arith.divui %1521, %c6 : index
                %1529 = arith.remui %1528, %c6 : index
                %1530 = arith.addi %1527, %1529 : index
                %1531 = arith.addi %1522, %1530 : index
                %1532 = arith.addi %1516, %1531 : index
                %1533 = arith.addi %1446, %1532 : index
                %1534 = vector.shuffle %1424, %1424 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1534, %kv[%1533] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1535 = arith.cmpi eq, %codec, %c6 : index
          scf.if %1535 {
            %1536 = wave.lane
            %1537 = arith.muli %1536, %c38 : index
            scf.for %1538 = %1537 to %c41 step %c10 {
              %1539 = arith.addi %1305, %1538 : index
              %1540 = vector.load %22[%1539] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1541 = arith.mulf %1540, %1308 : vector<4xf32>
              %1542 = wave.fp8_encode "e5m2" %1541 : vector<4xf32> -> vector<4xi8>
              %1543 = arith.cmpi slt, %1306, %kvHeads : index
              scf.if %1543 {
                %1544 = arith.muli %1306, %c12 : index
                %1545 = arith.addi %1311, %1544 : index
                %1546 = vector.shuffle %1542, %1542 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1547 = arith.divui %1538, %c4 : index
                %1548 = arith.muli %1547, %c7 : index
                %1549 = arith.remui %1538, %c4 : index
                %1550 = arith.muli %1310, %c4 : index
                %1551 = arith.divui %1549, %c38 : index
                %1552 = arith.muli %1551, %c38 : index
                %1553 = arith.remui %1549, %c6 : index
                %1554 = arith.muli %1553, %c6 : index
                %1555 = arith.addi %1552, %1554 : index
                %1556 = arith.divui %1549, %c6 : index
                %1557 = arith.remui %1556, %c6 : index
                %1558 = arith.addi %1555, %1557 : index
                %1559 = arith.addi %1550, %1558 : index
                %1560 = arith.addi %1548, %1559 : index
                %1561 = arith.addi %1545, %1560 : index
                vector.store %1546, %kv[%1561] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1562 = arith.subi %1306, %kvHeads : index
                %1563 = arith.muli %1562, %c12 : index
                %1564 = arith.addi %1311, %1563 : index
                %1565 = arith.addi %1538, %c11 : index
                %1566 = arith.divui %1565, %c4 : index
                %1567 = arith.muli %1566, %c7 : index
                %1568 = arith.addi %1567, %c13 : index
                %1569 = arith.remui %1565, %c4 : index
                %1570 = arith.divui %1310, %c6 : index
                %1571 = arith.remui %1310, %c6 : index
                %1572 = arith.muli %1571, %c16 : index
                %1573 = arith.addi %1570, %1572 : index
                %1574 = arith.muli %1569, %c4 : index
                %1575 = arith.divui %1573, %c38 : index
                %1576 = arith.muli %1575, %c38 : index
                %1577 = arith.remui %1573, %c6 : index
                %1578 = arith.muli %1577, %c6 : index
                %1579 = arith.addi %1576, %1578 : index
                %1580 = arith.divui %1573, %c6 : index
                %1581 = arith.remui %1580, %c6 : index
                %1582 = arith.addi %1579, %1581 : index
                %1583 = arith.addi %1574, %1582 : index
                %1584 = arith.addi %1568, %1583 : index
                %1585 = arith.addi %1564, %1584 : index
                %1586 = vector.shuffle %1542, %1542 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1586, %kv[%1585] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1587 = arith.addi %1538, %c5 : index
                %1588 = arith.divui %1587, %c4 : index
                %1589 = arith.muli %1588, %c7 : index
                %1590 = arith.addi %1589, %c13 : index
                %1591 = arith.remui %1587, %c4 : index
                %1592 = arith.divui %1310, %c6 : index
                %1593 = arith.remui %1310, %c6 : index
                %1594 = arith.muli %1593, %c16 : index
                %1595 = arith.addi %1592, %1594 : index
                %1596 = arith.muli %1591, %c4 : index
                %1597 = arith.divui %1595, %c38 : index
                %1598 = arith.muli %1597, %c38 : index
                %1599 = arith.remui %1595, %c6 : index
                %1600 = arith.muli %1599, %c6 : index
                %1601 = arith.addi %1598, %1600 : index
                %1602 = arith.divui %1595, %c6 : index
                %1603 = arith.remui %1602, %c6 : index
                %1604 = arith.addi %1601, %1603 : index
                %1605 = arith.addi %1596, %1604 : index
                %1606 = arith.addi %1590, %1605 : index
                %1607 = arith.addi %1564, %1606 : index
                %1608 = vector.shuffle %1542, %1542 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1608, %kv[%1607] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1609 = arith.addi %1538, %c6 : index
                %1610 = arith.divui %1609, %c4 : index
                %1611 = arith.muli %1610, %c7 : index
                %1612 = arith.addi %1611, %c13 : index
                %1613 = arith.remui %1609, %c4 : index
                %1614 = arith.divui %1310, %c6 : index
                %1615 = arith.remui %1310, %c6 : index
                %1616 = arith.muli %1615, %c16 : index
                %1617 = arith.addi %1614, %1616 : index
                %1618 = arith.muli %1613, %c4 : index
                %1619 = arith.divui %1617, %c38 : index
                %1620 = arith.muli %1619, %c38 : index
                %1621 = arith.remui %1617, %c6 : index
                %1622 = arith.muli %1621, %c6 : index
                %1623 = arith.addi %1620, %1622 : index
                %1624 = arith.divui %1617, %c6 : index
                %1625 = arith.remui %1624, %c6 : index
                %1626 = arith.addi %1623, %1625 : index
                %1627 = arith.addi %1618, %1626 : index
                %1628 = arith.addi %1612, %1627 : index
                %1629 = arith.addi %1564, %1628 : index
                %1630 = vector.shuffle %1542, %1542 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1630, %kv[%1629] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1631 = arith.addi %1538, %c32 : index
                %1632 = arith.divui %1631, %c4 : index
                %1633 = arith.muli %1632, %c7 : index
                %1634 = arith.addi %1633, %c13 : index
                %1635 = arith.remui %1631, %c4 : index
                %1636 = arith.divui %1310, %c6 : index
                %1637 = arith.remui %1310, %c6 : index
                %1638 = arith.muli %1637, %c16 : index
                %1639 = arith.addi %1636, %1638 : index
                %1640 = arith.muli %1635, %c4 : index
                %1641 = arith.divui %1639, %c38 : index
                %1642 = arith.muli %1641, %c38 : index
                %1643 = arith.remui %1639, %c6 : index
                %1644 = arith.muli %1643, %c6 : index
                %1645 = arith.addi %1642, %1644 : index
                %1646 = arith.divui %1639, %c6 : index
                %1647 = arith.remui %1646, %c6 : index
                %1648 = arith.addi %1645, %1647 : index
                %1649 = arith.addi %1640, %1648 : index
                %1650 = arith.addi %1634, %1649 : index
                %1651 = arith.addi %1564, %1650 : index
                %1652 = vector.shuffle %1542, %1542 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1652, %kv[%1651] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
