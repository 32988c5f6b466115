// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q4_k', dim=80, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q4_k_d80_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 10 : i64} {
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
  %operandHalves = wave.param "operandHalves" : index
  %c16 = arith.constant 32 : index
  %c17 = arith.constant 320 : index
  %c18 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c21 = arith.constant 2 : index
  %c22 = arith.constant 4 : index
  %c23 = arith.constant dense<0> : vector<4xi32>
  %c24 = arith.constant dense<983055> : vector<4xi32>
  %c25 = arith.constant dense<1677747200> : vector<4xi32>
  %c26 = arith.constant dense<4> : vector<4xi32>
  %c27 = arith.constant dense<8> : vector<4xi32>
  %c28 = arith.constant dense<12> : vector<4xi32>
  %c29 = arith.constant dense<0x6400> : vector<32xf16>
  %c30 = arith.constant 3 : index
  %c31 = arith.constant 96 : index
  %c32 = arith.constant 160 : index
  %c33 = arith.constant 192 : index
  %c34 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c37 = arith.constant 80 : index
  %hasBias = wave.param "hasBias" : index
  %c39 = arith.constant 40 : index
  %c40 = arith.constant 39 : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c43 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %c45 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c47 = arith.constant 10 : index
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c51 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c52 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c53 = arith.constant 5120 : index
  %c54 = arith.constant 512 : index
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
    %27 = wave.scratch %operandHalves : memref<?xf16>
    %28 = arith.divui %operandHalves, %c4 : index
    %29 = wave.wave
    %30 = arith.muli %29, %c16 : index
    %31 = wave.lane
    %32 = arith.addi %30, %31 : index
    scf.for %33 = %32 to %28 step %c17 {
      %34 = arith.muli %33, %c4 : index
      %35 = arith.addi %c10, %34 : index
      %36 = vector.load %x[%35] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %37 = arith.muli %33, %c4 : index
      vector.store %36, %27[%37] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %38 = arith.remui %26, %tileRows : index
    %39 = arith.muli %38, %c4 : index
    %40 = arith.divui %inputFeatures, %c16 : index
    %41 = arith.muli %4, %stepsPerWave : index
    %42 = arith.minsi %41, %40 : index
    %43 = arith.addi %42, %stepsPerWave : index
    %44 = arith.minsi %43, %40 : index
    %45 = arith.cmpi eq, %wholeBlocks, %c9 : index
    %46 = arith.subi %44, %42 : index
    %47 = arith.divui %46, %c21 : index
    %48 = arith.muli %47, %c21 : index
    %49 = arith.addi %42, %48 : index
    %50 = arith.addi %42, %stepsPerWave : index
    %51 = arith.select %45, %50, %49 : index
    %54 = scf.for %52 = %42 to %51 step %c21 iter_args(%53 = %c18) -> (vector<8xf32>) {
      %55 = wave.lane
      %56 = arith.addi %52, %c10 : index
      %57 = arith.remui %55, %c13 : index
      %58 = arith.addi %18, %c8 : index
      %59 = arith.divui %56, %c4 : index
      %60 = arith.muli %59, %c6 : index
      %61 = arith.addi %58, %60 : index
      %62 = arith.muli %57, %c22 : index
      %63 = arith.addi %61, %62 : index
      %64 = vector.load %w[%63] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %65 = vector.bitcast %64 : vector<4xi8> to vector<2xf16>
      %66 = arith.divui %inputFeatures, %c5 : index
      %67 = arith.muli %66, %c6 : index
      %68 = arith.addi %58, %67 : index
      %69 = arith.muli %56, %c16 : index
      %70 = arith.addi %68, %69 : index
      %71 = arith.muli %57, %c21 : index
      %72 = arith.addi %70, %71 : index
      %73 = vector.load %w[%72] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %74 = vector.extract %65[0] : f16 from vector<2xf16>
      %75 = arith.extf %74 : f16 to f32
      %76 = vector.extract %73[0] : i8 from vector<2xi8>
      %77 = arith.extui %76 : i8 to i32
      %78 = arith.sitofp %77 : i32 to f32
      %79 = arith.mulf %75, %78 : f32
      %80 = arith.truncf %79 : f32 to f16
      %81 = vector.broadcast %80 : f16 to vector<16xf16>
      %82 = vector.extract %65[1] : f16 from vector<2xf16>
      %83 = arith.extf %82 : f16 to f32
      %84 = vector.extract %73[1] : i8 from vector<2xi8>
      %85 = arith.extui %84 : i8 to i32
      %86 = arith.sitofp %85 : i32 to f32
      %87 = arith.mulf %83, %86 : f32
      %88 = arith.truncf %87 : f32 to f16
      %89 = vector.broadcast %88 : f16 to vector<16xf16>
      %90 = arith.addi %18, %c8 : index
      %91 = arith.divui %inputFeatures, %c5 : index
      %92 = arith.muli %91, %c6 : index
      %93 = arith.addi %92, %inputFeatures : index
      %94 = arith.addi %93, %c7 : index
      %95 = arith.divui %94, %c8 : index
      %96 = arith.muli %95, %c8 : index
      %97 = arith.addi %90, %96 : index
      %98 = arith.muli %inputFeatures, %c4 : index
      %99 = arith.addi %97, %98 : index
      %100 = arith.muli %56, %c13 : index
      %101 = arith.addi %100, %57 : index
      %102 = arith.muli %101, %c10 : index
      %103 = arith.addi %99, %102 : index
      %104 = arith.muli %56, %c5 : index
      %105 = arith.addi %97, %104 : index
      %106 = arith.muli %57, %c13 : index
      %107 = arith.addi %105, %106 : index
      %108 = vector.load %w[%107] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %109 = vector.bitcast %108 : vector<16xi8> to vector<4xi32>
      %110 = arith.shrui %109, %c23 : vector<4xi32>
      %111 = arith.andi %110, %c24 : vector<4xi32>
      %112 = arith.ori %111, %c25 : vector<4xi32>
      %113 = vector.bitcast %112 : vector<4xi32> to vector<8xf16>
      %114 = arith.shrui %109, %c26 : vector<4xi32>
      %115 = arith.andi %114, %c24 : vector<4xi32>
      %116 = arith.ori %115, %c25 : vector<4xi32>
      %117 = vector.bitcast %116 : vector<4xi32> to vector<8xf16>
      %118 = arith.shrui %109, %c27 : vector<4xi32>
      %119 = arith.andi %118, %c24 : vector<4xi32>
      %120 = arith.ori %119, %c25 : vector<4xi32>
      %121 = vector.bitcast %120 : vector<4xi32> to vector<8xf16>
      %122 = arith.shrui %109, %c28 : vector<4xi32>
      %123 = arith.andi %122, %c24 : vector<4xi32>
      %124 = arith.ori %123, %c25 : vector<4xi32>
      %125 = vector.bitcast %124 : vector<4xi32> to vector<8xf16>
      %126 = vector.shuffle %113, %117 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %127 = vector.shuffle %121, %125 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %128 = vector.shuffle %126, %127 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %129 = arith.subf %128, %c29 : vector<32xf16>
      %130 = vector.shuffle %129, %129 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %131 = vector.shuffle %129, %129 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %132 = math.fma %130, %81, %89 : vector<16xf16>
      %133 = math.fma %131, %81, %89 : vector<16xf16>
      %134 = arith.addi %52, %c9 : index
      %135 = arith.remui %55, %c13 : index
      %136 = arith.addi %18, %c8 : index
      %137 = arith.divui %134, %c4 : index
      %138 = arith.muli %137, %c6 : index
      %139 = arith.addi %136, %138 : index
      %140 = arith.muli %135, %c22 : index
      %141 = arith.addi %139, %140 : index
      %142 = vector.load %w[%141] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %143 = vector.bitcast %142 : vector<4xi8> to vector<2xf16>
      %144 = arith.divui %inputFeatures, %c5 : index
      %145 = arith.muli %144, %c6 : index
      %146 = arith.addi %136, %145 : index
      %147 = arith.muli %134, %c16 : index
      %148 = arith.addi %146, %147 : index
      %149 = arith.muli %135, %c21 : index
      %150 = arith.addi %148, %149 : index
      %151 = vector.load %w[%150] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %152 = vector.extract %143[0] : f16 from vector<2xf16>
      %153 = arith.extf %152 : f16 to f32
      %154 = vector.extract %151[0] : i8 from vector<2xi8>
      %155 = arith.extui %154 : i8 to i32
      %156 = arith.sitofp %155 : i32 to f32
      %157 = arith.mulf %153, %156 : f32
      %158 = arith.truncf %157 : f32 to f16
      %159 = vector.broadcast %158 : f16 to vector<16xf16>
      %160 = vector.extract %143[1] : f16 from vector<2xf16>
      %161 = arith.extf %160 : f16 to f32
      %162 = vector.extract %151[1] : i8 from vector<2xi8>
      %163 = arith.extui %162 : i8 to i32
      %164 = arith.sitofp %163 : i32 to f32
      %165 = arith.mulf %161, %164 : f32
      %166 = arith.truncf %165 : f32 to f16
      %167 = vector.broadcast %166 : f16 to vector<16xf16>
      %168 = arith.addi %18, %c8 : index
      %169 = arith.divui %inputFeatures, %c5 : index
      %170 = arith.muli %169, %c6 : index
      %171 = arith.addi %170, %inputFeatures : index
      %172 = arith.addi %171, %c7 : index
      %173 = arith.divui %172, %c8 : index
      %174 = arith.muli %173, %c8 : index
      %175 = arith.addi %168, %174 : index
      %176 = arith.muli %inputFeatures, %c4 : index
      %177 = arith.addi %175, %176 : index
      %178 = arith.muli %134, %c13 : index
      %179 = arith.addi %178, %135 : index
      %180 = arith.muli %179, %c10 : index
      %181 = arith.addi %177, %180 : index
      %182 = arith.muli %134, %c5 : index
      %183 = arith.addi %175, %182 : index
      %184 = arith.muli %135, %c13 : index
      %185 = arith.addi %183, %184 : index
      %186 = vector.load %w[%185] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %187 = vector.bitcast %186 : vector<16xi8> to vector<4xi32>
      %188 = arith.shrui %187, %c23 : vector<4xi32>
      %189 = arith.andi %188, %c24 : vector<4xi32>
      %190 = arith.ori %189, %c25 : vector<4xi32>
      %191 = vector.bitcast %190 : vector<4xi32> to vector<8xf16>
      %192 = arith.shrui %187, %c26 : vector<4xi32>
      %193 = arith.andi %192, %c24 : vector<4xi32>
      %194 = arith.ori %193, %c25 : vector<4xi32>
      %195 = vector.bitcast %194 : vector<4xi32> to vector<8xf16>
      %196 = arith.shrui %187, %c27 : vector<4xi32>
      %197 = arith.andi %196, %c24 : vector<4xi32>
      %198 = arith.ori %197, %c25 : vector<4xi32>
      %199 = vector.bitcast %198 : vector<4xi32> to vector<8xf16>
      %200 = arith.shrui %187, %c28 : vector<4xi32>
      %201 = arith.andi %200, %c24 : vector<4xi32>
      %202 = arith.ori %201, %c25 : vector<4xi32>
      %203 = vector.bitcast %202 : vector<4xi32> to vector<8xf16>
      %204 = vector.shuffle %191, %195 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %205 = vector.shuffle %199, %203 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %206 = vector.shuffle %204, %205 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %207 = arith.subf %206, %c29 : vector<32xf16>
      %208 = vector.shuffle %207, %207 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %209 = vector.shuffle %207, %207 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %210 = math.fma %208, %159, %167 : vector<16xf16>
      %211 = math.fma %209, %159, %167 : vector<16xf16>
      %212 = arith.muli %52, %c21 : index
      %213 = arith.addi %212, %c10 : index
      %214 = arith.muli %tileRows, %c13 : index
      %215 = arith.muli %213, %214 : index
      %216 = arith.addi %39, %215 : index
      %217 = vector.load %27[%216] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %218 = arith.muli %tileRows, %c4 : index
      %219 = arith.addi %216, %218 : index
      %220 = vector.load %27[%219] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %221 = vector.shuffle %217, %220 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %222 = wave.mma %221, %132, %53 : vector<16xf16>, vector<8xf32>
      %223 = arith.muli %52, %c21 : index
      %224 = arith.addi %223, %c9 : index
      %225 = arith.muli %tileRows, %c13 : index
      %226 = arith.muli %224, %225 : index
      %227 = arith.addi %39, %226 : index
      %228 = vector.load %27[%227] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %229 = arith.muli %tileRows, %c4 : index
      %230 = arith.addi %227, %229 : index
      %231 = vector.load %27[%230] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %232 = vector.shuffle %228, %231 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %233 = wave.mma %232, %133, %222 : vector<16xf16>, vector<8xf32>
      %234 = arith.muli %52, %c21 : index
      %235 = arith.addi %234, %c21 : index
      %236 = arith.muli %tileRows, %c13 : index
      %237 = arith.muli %235, %236 : index
      %238 = arith.addi %39, %237 : index
      %239 = vector.load %27[%238] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %240 = arith.muli %tileRows, %c4 : index
      %241 = arith.addi %238, %240 : index
      %242 = vector.load %27[%241] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %243 = vector.shuffle %239, %242 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %244 = wave.mma %243, %210, %233 : vector<16xf16>, vector<8xf32>
      %245 = arith.muli %52, %c21 : index
      %246 = arith.addi %245, %c30 : index
      %247 = arith.muli %tileRows, %c13 : index
      %248 = arith.muli %246, %247 : index
      %249 = arith.addi %39, %248 : index
      %250 = vector.load %27[%249] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %251 = arith.muli %tileRows, %c4 : index
      %252 = arith.addi %249, %251 : index
      %253 = vector.load %27[%252] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %254 = vector.shuffle %250, %253 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %255 = wave.mma %254, %211, %244 : vector<16xf16>, vector<8xf32>
      scf.yield %255 : vector<8xf32>
    }
    %256 = arith.select %45, %51, %44 : index
    %259 = scf.for %257 = %51 to %256 step %c9 iter_args(%258 = %54) -> (vector<8xf32>) {
      %260 = wave.lane
      %261 = arith.addi %257, %c10 : index
      %262 = arith.remui %260, %c13 : index
      %263 = arith.addi %18, %c8 : index
      %264 = arith.divui %261, %c4 : index
      %265 = arith.muli %264, %c6 : index
      %266 = arith.addi %263, %265 : index
      %267 = arith.muli %262, %c22 : index
      %268 = arith.addi %266, %267 : index
      %269 = vector.load %w[%268] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %270 = vector.bitcast %269 : vector<4xi8> to vector<2xf16>
      %271 = arith.divui %inputFeatures, %c5 : index
      %272 = arith.muli %271, %c6 : index
      %273 = arith.addi %263, %272 : index
      %274 = arith.muli %261, %c16 : index
      %275 = arith.addi %273, %274 : index
      %276 = arith.muli %262, %c21 : index
      %277 = arith.addi %275, %276 : index
      %278 = vector.load %w[%277] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %279 = vector.extract %270[0] : f16 from vector<2xf16>
      %280 = arith.extf %279 : f16 to f32
      %281 = vector.extract %278[0] : i8 from vector<2xi8>
      %282 = arith.extui %281 : i8 to i32
      %283 = arith.sitofp %282 : i32 to f32
      %284 = arith.mulf %280, %283 : f32
      %285 = arith.truncf %284 : f32 to f16
      %286 = vector.broadcast %285 : f16 to vector<16xf16>
      %287 = vector.extract %270[1] : f16 from vector<2xf16>
      %288 = arith.extf %287 : f16 to f32
      %289 = vector.extract %278[1] : i8 from vector<2xi8>
      %290 = arith.extui %289 : i8 to i32
      %291 = arith.sitofp %290 : i32 to f32
      %292 = arith.mulf %288, %291 : f32
      %293 = arith.truncf %292 : f32 to f16
      %294 = vector.broadcast %293 : f16 to vector<16xf16>
      %295 = arith.addi %18, %c8 : index
      %296 = arith.divui %inputFeatures, %c5 : index
      %297 = arith.muli %296, %c6 : index
      %298 = arith.addi %297, %inputFeatures : index
      %299 = arith.addi %298, %c7 : index
      %300 = arith.divui %299, %c8 : index
      %301 = arith.muli %300, %c8 : index
      %302 = arith.addi %295, %301 : index
      %303 = arith.muli %inputFeatures, %c4 : index
      %304 = arith.addi %302, %303 : index
      %305 = arith.muli %261, %c13 : index
      %306 = arith.addi %305, %262 : index
      %307 = arith.muli %306, %c10 : index
      %308 = arith.addi %304, %307 : index
      %309 = arith.muli %261, %c5 : index
      %310 = arith.addi %302, %309 : index
      %311 = arith.muli %262, %c13 : index
      %312 = arith.addi %310, %311 : index
      %313 = vector.load %w[%312] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %314 = vector.bitcast %313 : vector<16xi8> to vector<4xi32>
      %315 = arith.shrui %314, %c23 : vector<4xi32>
      %316 = arith.andi %315, %c24 : vector<4xi32>
      %317 = arith.ori %316, %c25 : vector<4xi32>
      %318 = vector.bitcast %317 : vector<4xi32> to vector<8xf16>
      %319 = arith.shrui %314, %c26 : vector<4xi32>
      %320 = arith.andi %319, %c24 : vector<4xi32>
      %321 = arith.ori %320, %c25 : vector<4xi32>
      %322 = vector.bitcast %321 : vector<4xi32> to vector<8xf16>
      %323 = arith.shrui %314, %c27 : vector<4xi32>
      %324 = arith.andi %323, %c24 : vector<4xi32>
      %325 = arith.ori %324, %c25 : vector<4xi32>
      %326 = vector.bitcast %325 : vector<4xi32> to vector<8xf16>
      %327 = arith.shrui %314, %c28 : vector<4xi32>
      %328 = arith.andi %327, %c24 : vector<4xi32>
      %329 = arith.ori %328, %c25 : vector<4xi32>
      %330 = vector.bitcast %329 : vector<4xi32> to vector<8xf16>
      %331 = vector.shuffle %318, %322 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %332 = vector.shuffle %326, %330 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %333 = vector.shuffle %331, %332 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %334 = arith.subf %333, %c29 : vector<32xf16>
      %335 = vector.shuffle %334, %334 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %336 = vector.shuffle %334, %334 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %337 = math.fma %335, %286, %294 : vector<16xf16>
      %338 = math.fma %336, %286, %294 : vector<16xf16>
      %339 = arith.muli %257, %c21 : index
      %340 = arith.addi %339, %c10 : index
      %341 = arith.muli %tileRows, %c13 : index
      %342 = arith.muli %340, %341 : index
      %343 = arith.addi %39, %342 : index
      %344 = vector.load %27[%343] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %345 = arith.muli %tileRows, %c4 : index
      %346 = arith.addi %343, %345 : index
      %347 = vector.load %27[%346] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %348 = vector.shuffle %344, %347 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %349 = wave.mma %348, %337, %258 : vector<16xf16>, vector<8xf32>
      %350 = arith.muli %257, %c21 : index
      %351 = arith.addi %350, %c9 : index
      %352 = arith.muli %tileRows, %c13 : index
      %353 = arith.muli %351, %352 : index
      %354 = arith.addi %39, %353 : index
      %355 = vector.load %27[%354] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %356 = arith.muli %tileRows, %c4 : index
      %357 = arith.addi %354, %356 : index
      %358 = vector.load %27[%357] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %359 = vector.shuffle %355, %358 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %360 = wave.mma %359, %338, %349 : vector<16xf16>, vector<8xf32>
      scf.yield %360 : vector<8xf32>
    }
    %361 = arith.addi %23, %c10 : index
    %362 = wave.lane
    %363 = arith.muli %3, %c9 : index
    %364 = arith.muli %363, %c5 : index
    %365 = arith.addi %364, %362 : index
    %366 = arith.muli %4, %c12 : index
    %367 = arith.addi %366, %365 : index
    %368 = arith.addi %367, %c10 : index
    %369 = arith.addi %368, %c10 : index
    %370 = vector.extract %259[0] : f32 from vector<8xf32>
    memref.store %370, %19[%369] : memref<?xf32>
    %371 = arith.muli %4, %c12 : index
    %372 = arith.addi %371, %365 : index
    %373 = arith.addi %372, %c10 : index
    %374 = arith.addi %373, %c16 : index
    %375 = vector.extract %259[1] : f32 from vector<8xf32>
    memref.store %375, %19[%374] : memref<?xf32>
    %376 = arith.muli %4, %c12 : index
    %377 = arith.addi %376, %365 : index
    %378 = arith.addi %377, %c10 : index
    %379 = arith.addi %378, %c6 : index
    %380 = vector.extract %259[2] : f32 from vector<8xf32>
    memref.store %380, %19[%379] : memref<?xf32>
    %381 = arith.muli %4, %c12 : index
    %382 = arith.addi %381, %365 : index
    %383 = arith.addi %382, %c10 : index
    %384 = arith.addi %383, %c31 : index
    %385 = vector.extract %259[3] : f32 from vector<8xf32>
    memref.store %385, %19[%384] : memref<?xf32>
    %386 = arith.muli %4, %c12 : index
    %387 = arith.addi %386, %365 : index
    %388 = arith.addi %387, %c10 : index
    %389 = arith.addi %388, %c8 : index
    %390 = vector.extract %259[4] : f32 from vector<8xf32>
    memref.store %390, %19[%389] : memref<?xf32>
    %391 = arith.muli %4, %c12 : index
    %392 = arith.addi %391, %365 : index
    %393 = arith.addi %392, %c10 : index
    %394 = arith.addi %393, %c32 : index
    %395 = vector.extract %259[5] : f32 from vector<8xf32>
    memref.store %395, %19[%394] : memref<?xf32>
    %396 = arith.muli %4, %c12 : index
    %397 = arith.addi %396, %365 : index
    %398 = arith.addi %397, %c10 : index
    %399 = arith.addi %398, %c33 : index
    %400 = vector.extract %259[6] : f32 from vector<8xf32>
    memref.store %400, %19[%399] : memref<?xf32>
    %401 = arith.muli %4, %c12 : index
    %402 = arith.addi %401, %365 : index
    %403 = arith.addi %402, %c10 : index
    %404 = arith.addi %403, %c34 : index
    %405 = vector.extract %259[7] : f32 from vector<8xf32>
    memref.store %405, %19[%404] : memref<?xf32>
    wave.barrier
    %406 = arith.muli %4, %c22 : index
    %407 = arith.addi %406, %c10 : index
    %408 = arith.muli %407, %c21 : index
    %409 = arith.divui %362, %c13 : index
    %410 = arith.addi %408, %409 : index
    %411 = arith.addi %361, %410 : index
    %412 = arith.cmpi slt, %411, %22 : index
    scf.if %412 {
      %413 = arith.cmpi eq, %hasFactors, %c9 : index
      %414 = arith.muli %411, %c21 : index
      %415 = memref.load %factors[%414] : memref<?xf32>
      %416 = arith.mulf %415, %operandScale : f32
      %417 = arith.select %413, %416, %operandScale : f32
      %418 = arith.addi %365, %c10 : index
      %419 = arith.muli %407, %c16 : index
      %420 = arith.addi %418, %419 : index
      %421 = memref.load %19[%420] : memref<?xf32>
      %422 = arith.addi %420, %c12 : index
      %423 = memref.load %19[%422] : memref<?xf32>
      %424 = arith.addf %421, %423 : f32
      %425 = arith.remui %362, %c13 : index
      %426 = arith.muli %425, %c22 : index
      %427 = arith.addi %18, %426 : index
      %428 = vector.load %w[%427] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %429 = vector.bitcast %428 : vector<4xi8> to vector<1xf32>
      %430 = vector.extract %429[0] : f32 from vector<1xf32>
      %431 = arith.mulf %430, %417 : f32
      %432 = arith.mulf %424, %431 : f32
      %433 = arith.muli %3, %c9 : index
      %434 = arith.addi %433, %c10 : index
      %435 = arith.muli %434, %c13 : index
      %436 = arith.remui %362, %c13 : index
      %437 = arith.addi %435, %436 : index
      %438 = arith.muli %410, %c37 : index
      %439 = arith.addi %438, %437 : index
      memref.store %432, %20[%439] : memref<?xf32>
    }
    %440 = arith.muli %4, %c22 : index
    %441 = arith.addi %440, %c9 : index
    %442 = arith.muli %441, %c21 : index
    %443 = arith.divui %362, %c13 : index
    %444 = arith.addi %442, %443 : index
    %445 = arith.addi %361, %444 : index
    %446 = arith.cmpi slt, %445, %22 : index
    scf.if %446 {
      %447 = arith.cmpi eq, %hasFactors, %c9 : index
      %448 = arith.muli %445, %c21 : index
      %449 = memref.load %factors[%448] : memref<?xf32>
      %450 = arith.mulf %449, %operandScale : f32
      %451 = arith.select %447, %450, %operandScale : f32
      %452 = arith.addi %365, %c10 : index
      %453 = arith.muli %441, %c16 : index
      %454 = arith.addi %452, %453 : index
      %455 = memref.load %19[%454] : memref<?xf32>
      %456 = arith.addi %454, %c12 : index
      %457 = memref.load %19[%456] : memref<?xf32>
      %458 = arith.addf %455, %457 : f32
      %459 = arith.remui %362, %c13 : index
      %460 = arith.muli %459, %c22 : index
      %461 = arith.addi %18, %460 : index
      %462 = vector.load %w[%461] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %463 = vector.bitcast %462 : vector<4xi8> to vector<1xf32>
      %464 = vector.extract %463[0] : f32 from vector<1xf32>
      %465 = arith.mulf %464, %451 : f32
      %466 = arith.mulf %458, %465 : f32
      %467 = arith.muli %3, %c9 : index
      %468 = arith.addi %467, %c10 : index
      %469 = arith.muli %468, %c13 : index
      %470 = arith.remui %362, %c13 : index
      %471 = arith.addi %469, %470 : index
      %472 = arith.muli %444, %c37 : index
      %473 = arith.addi %472, %471 : index
      memref.store %466, %20[%473] : memref<?xf32>
    }
    %474 = arith.muli %4, %c22 : index
    %475 = arith.addi %474, %c21 : index
    %476 = arith.muli %475, %c21 : index
    %477 = arith.divui %362, %c13 : index
    %478 = arith.addi %476, %477 : index
    %479 = arith.addi %361, %478 : index
    %480 = arith.cmpi slt, %479, %22 : index
    scf.if %480 {
      %481 = arith.cmpi eq, %hasFactors, %c9 : index
      %482 = arith.muli %479, %c21 : index
      %483 = memref.load %factors[%482] : memref<?xf32>
      %484 = arith.mulf %483, %operandScale : f32
      %485 = arith.select %481, %484, %operandScale : f32
      %486 = arith.addi %365, %c10 : index
      %487 = arith.muli %475, %c16 : index
      %488 = arith.addi %486, %487 : index
      %489 = memref.load %19[%488] : memref<?xf32>
      %490 = arith.addi %488, %c12 : index
      %491 = memref.load %19[%490] : memref<?xf32>
      %492 = arith.addf %489, %491 : f32
      %493 = arith.remui %362, %c13 : index
      %494 = arith.muli %493, %c22 : index
      %495 = arith.addi %18, %494 : index
      %496 = vector.load %w[%495] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %497 = vector.bitcast %496 : vector<4xi8> to vector<1xf32>
      %498 = vector.extract %497[0] : f32 from vector<1xf32>
      %499 = arith.mulf %498, %485 : f32
      %500 = arith.mulf %492, %499 : f32
      %501 = arith.muli %3, %c9 : index
      %502 = arith.addi %501, %c10 : index
      %503 = arith.muli %502, %c13 : index
      %504 = arith.remui %362, %c13 : index
      %505 = arith.addi %503, %504 : index
      %506 = arith.muli %478, %c37 : index
      %507 = arith.addi %506, %505 : index
      memref.store %500, %20[%507] : memref<?xf32>
    }
    %508 = arith.muli %4, %c22 : index
    %509 = arith.addi %508, %c30 : index
    %510 = arith.muli %509, %c21 : index
    %511 = arith.divui %362, %c13 : index
    %512 = arith.addi %510, %511 : index
    %513 = arith.addi %361, %512 : index
    %514 = arith.cmpi slt, %513, %22 : index
    scf.if %514 {
      %515 = arith.cmpi eq, %hasFactors, %c9 : index
      %516 = arith.muli %513, %c21 : index
      %517 = memref.load %factors[%516] : memref<?xf32>
      %518 = arith.mulf %517, %operandScale : f32
      %519 = arith.select %515, %518, %operandScale : f32
      %520 = arith.addi %365, %c10 : index
      %521 = arith.muli %509, %c16 : index
      %522 = arith.addi %520, %521 : index
      %523 = memref.load %19[%522] : memref<?xf32>
      %524 = arith.addi %522, %c12 : index
      %525 = memref.load %19[%524] : memref<?xf32>
      %526 = arith.addf %523, %525 : f32
      %527 = arith.remui %362, %c13 : index
      %528 = arith.muli %527, %c22 : index
      %529 = arith.addi %18, %528 : index
      %530 = vector.load %w[%529] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %531 = vector.bitcast %530 : vector<4xi8> to vector<1xf32>
      %532 = vector.extract %531[0] : f32 from vector<1xf32>
      %533 = arith.mulf %532, %519 : f32
      %534 = arith.mulf %526, %533 : f32
      %535 = arith.muli %3, %c9 : index
      %536 = arith.addi %535, %c10 : index
      %537 = arith.muli %536, %c13 : index
      %538 = arith.remui %362, %c13 : index
      %539 = arith.addi %537, %538 : index
      %540 = arith.muli %512, %c37 : index
      %541 = arith.addi %540, %539 : index
      memref.store %534, %20[%541] : memref<?xf32>
    }
    wave.barrier
    %542 = arith.addi %23, %c10 : index
    %543 = wave.wave
    %544 = arith.addi %543, %c10 : index
    %545 = arith.addi %542, %544 : index
    %546 = arith.cmpi slt, %545, %22 : index
    %547 = arith.cmpi slt, %544, %c13 : index
    %548 = arith.andi %546, %547 : i1
    scf.if %548 {
      %549 = arith.addi %542, %544 : index
      %550 = arith.muli %544, %c37 : index
      %551 = wave.lane
      %552 = arith.addi %551, %c10 : index
      %553 = arith.cmpi eq, %hasBias, %c9 : index
      %554 = arith.addi %550, %552 : index
      %555 = memref.load %20[%554] : memref<?xf32>
      %556 = arith.muli %0, %c37 : index
      %557 = arith.addi %556, %552 : index
      %558 = memref.load %bias[%557] : memref<?xf32>
      %559 = arith.addf %555, %558 : f32
      %560 = arith.select %553, %559, %555 : f32
      %561 = arith.addi %552, %c39 : index
      %562 = arith.cmpi eq, %hasBias, %c9 : index
      %563 = arith.addi %550, %561 : index
      %564 = memref.load %20[%563] : memref<?xf32>
      %565 = arith.muli %0, %c37 : index
      %566 = arith.addi %565, %561 : index
      %567 = memref.load %bias[%566] : memref<?xf32>
      %568 = arith.addf %564, %567 : f32
      %569 = arith.select %562, %568, %564 : f32
      %570 = arith.addi %551, %c16 : index
      %571 = arith.cmpi slt, %570, %c39 : index
      %572 = arith.minsi %570, %c40 : index
      %573 = arith.cmpi eq, %hasBias, %c9 : index
      %574 = arith.addi %550, %572 : index
      %575 = memref.load %20[%574] : memref<?xf32>
      %576 = arith.muli %0, %c37 : index
      %577 = arith.addi %576, %572 : index
      %578 = memref.load %bias[%577] : memref<?xf32>
      %579 = arith.addf %575, %578 : f32
      %580 = arith.select %573, %579, %575 : f32
      %581 = arith.addi %572, %c39 : index
      %582 = arith.cmpi eq, %hasBias, %c9 : index
      %583 = arith.addi %550, %581 : index
      %584 = memref.load %20[%583] : memref<?xf32>
      %585 = arith.muli %0, %c37 : index
      %586 = arith.addi %585, %581 : index
      %587 = memref.load %bias[%586] : memref<?xf32>
      %588 = arith.addf %584, %587 : f32
      %589 = arith.select %582, %588, %584 : f32
      %590 = arith.addi %heads, %kvHeads : index
      %591 = arith.cmpi slt, %0, %590 : index
      scf.if %591 {
        %592 = arith.addi %positionsAt, %549 : index
        %593 = memref.load %step[%592] : memref<?xi32>
        %594 = arith.index_cast %593 : i32 to index
        %595 = arith.cmpi eq, %hasNorm, %c9 : index
        %596 = math.fma %560, %560, %c43 : f32
        %597 = math.fma %569, %569, %596 : f32
        %598 = math.fma %580, %580, %597 : f32
        %599 = arith.select %571, %598, %597 : f32
        %600 = math.fma %589, %589, %599 : f32
        %601 = arith.select %571, %600, %599 : f32
        %602 = vector.broadcast %601 : f32 to vector<1xf32>
        %603 = wave.reduce "add" %602 : vector<1xf32>
        %604 = arith.mulf %603, %inverseHeadDim : f32
        %605 = arith.addf %604, %epsilon : f32
        %606 = math.sqrt %605 : f32
        %607 = arith.divf %c45, %606 : f32
        %608 = arith.cmpi slt, %0, %heads : index
        %609 = arith.addi %552, %c39 : index
        %610 = memref.load %query_norm[%552] : memref<?xf32>
        %611 = memref.load %key_norm[%552] : memref<?xf32>
        %612 = arith.select %608, %610, %611 : f32
        %613 = arith.mulf %560, %607 : f32
        %614 = arith.mulf %613, %612 : f32
        %615 = arith.select %595, %614, %560 : f32
        %616 = memref.load %query_norm[%609] : memref<?xf32>
        %617 = memref.load %key_norm[%609] : memref<?xf32>
        %618 = arith.select %608, %616, %617 : f32
        %619 = arith.mulf %569, %607 : f32
        %620 = arith.mulf %619, %618 : f32
        %621 = arith.select %595, %620, %569 : f32
        %622 = arith.addi %572, %c39 : index
        %623 = memref.load %query_norm[%572] : memref<?xf32>
        %624 = memref.load %key_norm[%572] : memref<?xf32>
        %625 = arith.select %608, %623, %624 : f32
        %626 = arith.mulf %580, %607 : f32
        %627 = arith.mulf %626, %625 : f32
        %628 = arith.select %595, %627, %580 : f32
        %629 = memref.load %query_norm[%622] : memref<?xf32>
        %630 = memref.load %key_norm[%622] : memref<?xf32>
        %631 = arith.select %608, %629, %630 : f32
        %632 = arith.mulf %589, %607 : f32
        %633 = arith.mulf %632, %631 : f32
        %634 = arith.select %595, %633, %589 : f32
        %635 = arith.remui %594, %c5 : index
        %636 = arith.muli %635, %c37 : index
        %637 = arith.addi %636, %552 : index
        %638 = arith.divui %594, %c5 : index
        %639 = arith.addi %638, %c5 : index
        %640 = arith.muli %639, %c37 : index
        %641 = arith.addi %640, %552 : index
        %642 = memref.load %rope[%637] : memref<?xf32>
        %643 = arith.addi %637, %c39 : index
        %644 = memref.load %rope[%643] : memref<?xf32>
        %645 = memref.load %rope[%641] : memref<?xf32>
        %646 = arith.addi %641, %c39 : index
        %647 = memref.load %rope[%646] : memref<?xf32>
        %648 = arith.mulf %645, %642 : f32
        %649 = arith.mulf %647, %644 : f32
        %650 = arith.subf %648, %649 : f32
        %651 = arith.mulf %647, %642 : f32
        %652 = arith.mulf %645, %644 : f32
        %653 = arith.addf %651, %652 : f32
        %654 = arith.mulf %615, %650 : f32
        %655 = arith.mulf %621, %653 : f32
        %656 = arith.subf %654, %655 : f32
        %657 = arith.mulf %621, %650 : f32
        %658 = arith.mulf %615, %653 : f32
        %659 = arith.addf %657, %658 : f32
        %660 = arith.cmpi slt, %0, %heads : index
        scf.if %660 {
          %661 = arith.muli %549, %heads : index
          %662 = arith.addi %661, %0 : index
          %663 = arith.muli %662, %c37 : index
          %664 = arith.addi %663, %552 : index
          memref.store %656, %q[%664] : memref<?xf32>
          %665 = arith.addi %664, %c39 : index
          memref.store %659, %q[%665] : memref<?xf32>
        } else {
          %666 = arith.addi %550, %552 : index
          memref.store %656, %20[%666] : memref<?xf32>
          %667 = arith.addi %550, %552 : index
          %668 = arith.addi %667, %c39 : index
          memref.store %659, %20[%668] : memref<?xf32>
        }
        %669 = arith.remui %594, %c5 : index
        %670 = arith.muli %669, %c37 : index
        %671 = arith.addi %670, %572 : index
        %672 = arith.divui %594, %c5 : index
        %673 = arith.addi %672, %c5 : index
        %674 = arith.muli %673, %c37 : index
        %675 = arith.addi %674, %572 : index
        %676 = memref.load %rope[%671] : memref<?xf32>
        %677 = arith.addi %671, %c39 : index
        %678 = memref.load %rope[%677] : memref<?xf32>
        %679 = memref.load %rope[%675] : memref<?xf32>
        %680 = arith.addi %675, %c39 : index
        %681 = memref.load %rope[%680] : memref<?xf32>
        %682 = arith.mulf %679, %676 : f32
        %683 = arith.mulf %681, %678 : f32
        %684 = arith.subf %682, %683 : f32
        %685 = arith.mulf %681, %676 : f32
        %686 = arith.mulf %679, %678 : f32
        %687 = arith.addf %685, %686 : f32
        %688 = arith.mulf %628, %684 : f32
        %689 = arith.mulf %634, %687 : f32
        %690 = arith.subf %688, %689 : f32
        %691 = arith.mulf %634, %684 : f32
        %692 = arith.mulf %628, %687 : f32
        %693 = arith.addf %691, %692 : f32
        scf.if %571 {
          %694 = arith.cmpi slt, %0, %heads : index
          scf.if %694 {
            %695 = arith.muli %549, %heads : index
            %696 = arith.addi %695, %0 : index
            %697 = arith.muli %696, %c37 : index
            %698 = arith.addi %697, %572 : index
            memref.store %690, %q[%698] : memref<?xf32>
            %699 = arith.addi %698, %c39 : index
            memref.store %693, %q[%699] : memref<?xf32>
          } else {
            %700 = arith.addi %550, %572 : index
            memref.store %690, %20[%700] : memref<?xf32>
            %701 = arith.addi %550, %572 : index
            %702 = arith.addi %701, %c39 : index
            memref.store %693, %20[%702] : memref<?xf32>
          }
        }
      } else {
        %703 = arith.cmpi slt, %0, %heads : index
        scf.if %703 {
          %704 = arith.muli %549, %heads : index
          %705 = arith.addi %704, %0 : index
          %706 = arith.muli %705, %c37 : index
          %707 = arith.addi %706, %552 : index
          memref.store %560, %q[%707] : memref<?xf32>
          %708 = arith.addi %707, %c39 : index
          memref.store %569, %q[%708] : memref<?xf32>
        } else {
          %709 = arith.addi %550, %552 : index
          memref.store %560, %20[%709] : memref<?xf32>
          %710 = arith.addi %550, %552 : index
          %711 = arith.addi %710, %c39 : index
          memref.store %569, %20[%711] : memref<?xf32>
        }
        scf.if %571 {
          %712 = arith.cmpi slt, %0, %heads : index
          scf.if %712 {
            %713 = arith.muli %549, %heads : index
            %714 = arith.addi %713, %0 : index
            %715 = arith.muli %714, %c37 : index
            %716 = arith.addi %715, %572 : index
            memref.store %580, %q[%716] : memref<?xf32>
            %717 = arith.addi %716, %c39 : index
            memref.store %589, %q[%717] : memref<?xf32>
          } else {
            %718 = arith.addi %550, %572 : index
            memref.store %580, %20[%718] : memref<?xf32>
            %719 = arith.addi %550, %572 : index
            %720 = arith.addi %719, %c39 : index
            memref.store %589, %20[%720] : memref<?xf32>
          }
        }
      }
    }
    %721 = arith.addi %543, %c47 : index
    %722 = arith.addi %542, %721 : index
    %723 = arith.cmpi slt, %722, %22 : index
    %724 = arith.cmpi slt, %721, %c13 : index
    %725 = arith.andi %723, %724 : i1
    scf.if %725 {
      %726 = arith.addi %542, %721 : index
      %727 = arith.muli %721, %c37 : index
      %728 = wave.lane
      %729 = arith.addi %728, %c10 : index
      %730 = arith.cmpi eq, %hasBias, %c9 : index
      %731 = arith.addi %727, %729 : index
      %732 = memref.load %20[%731] : memref<?xf32>
      %733 = arith.muli %0, %c37 : index
      %734 = arith.addi %733, %729 : index
      %735 = memref.load %bias[%734] : memref<?xf32>
      %736 = arith.addf %732, %735 : f32
      %737 = arith.select %730, %736, %732 : f32
      %738 = arith.addi %729, %c39 : index
      %739 = arith.cmpi eq, %hasBias, %c9 : index
      %740 = arith.addi %727, %738 : index
      %741 = memref.load %20[%740] : memref<?xf32>
      %742 = arith.muli %0, %c37 : index
      %743 = arith.addi %742, %738 : index
      %744 = memref.load %bias[%743] : memref<?xf32>
      %745 = arith.addf %741, %744 : f32
      %746 = arith.select %739, %745, %741 : f32
      %747 = arith.addi %728, %c16 : index
      %748 = arith.cmpi slt, %747, %c39 : index
      %749 = arith.minsi %747, %c40 : index
      %750 = arith.cmpi eq, %hasBias, %c9 : index
      %751 = arith.addi %727, %749 : index
      %752 = memref.load %20[%751] : memref<?xf32>
      %753 = arith.muli %0, %c37 : index
      %754 = arith.addi %753, %749 : index
      %755 = memref.load %bias[%754] : memref<?xf32>
      %756 = arith.addf %752, %755 : f32
      %757 = arith.select %750, %756, %752 : f32
      %758 = arith.addi %749, %c39 : index
      %759 = arith.cmpi eq, %hasBias, %c9 : index
      %760 = arith.addi %727, %758 : index
      %761 = memref.load %20[%760] : memref<?xf32>
      %762 = arith.muli %0, %c37 : index
      %763 = arith.addi %762, %758 : index
      %764 = memref.load %bias[%763] : memref<?xf32>
      %765 = arith.addf %761, %764 : f32
      %766 = arith.select %759, %765, %761 : f32
      %767 = arith.addi %heads, %kvHeads : index
      %768 = arith.cmpi slt, %0, %767 : index
      scf.if %768 {
        %769 = arith.addi %positionsAt, %726 : index
        %770 = memref.load %step[%769] : memref<?xi32>
        %771 = arith.index_cast %770 : i32 to index
        %772 = arith.cmpi eq, %hasNorm, %c9 : index
        %773 = math.fma %737, %737, %c43 : f32
        %774 = math.fma %746, %746, %773 : f32
        %775 = math.fma %757, %757, %774 : f32
        %776 = arith.select %748, %775, %774 : f32
        %777 = math.fma %766, %766, %776 : f32
        %778 = arith.select %748, %777, %776 : f32
        %779 = vector.broadcast %778 : f32 to vector<1xf32>
        %780 = wave.reduce "add" %779 : vector<1xf32>
        %781 = arith.mulf %780, %inverseHeadDim : f32
        %782 = arith.addf %781, %epsilon : f32
        %783 = math.sqrt %782 : f32
        %784 = arith.divf %c45, %783 : f32
        %785 = arith.cmpi slt, %0, %heads : index
        %786 = arith.addi %729, %c39 : index
        %787 = memref.load %query_norm[%729] : memref<?xf32>
        %788 = memref.load %key_norm[%729] : memref<?xf32>
        %789 = arith.select %785, %787, %788 : f32
        %790 = arith.mulf %737, %784 : f32
        %791 = arith.mulf %790, %789 : f32
        %792 = arith.select %772, %791, %737 : f32
        %793 = memref.load %query_norm[%786] : memref<?xf32>
        %794 = memref.load %key_norm[%786] : memref<?xf32>
        %795 = arith.select %785, %793, %794 : f32
        %796 = arith.mulf %746, %784 : f32
        %797 = arith.mulf %796, %795 : f32
        %798 = arith.select %772, %797, %746 : f32
        %799 = arith.addi %749, %c39 : index
        %800 = memref.load %query_norm[%749] : memref<?xf32>
        %801 = memref.load %key_norm[%749] : memref<?xf32>
        %802 = arith.select %785, %800, %801 : f32
        %803 = arith.mulf %757, %784 : f32
        %804 = arith.mulf %803, %802 : f32
        %805 = arith.select %772, %804, %757 : f32
        %806 = memref.load %query_norm[%799] : memref<?xf32>
        %807 = memref.load %key_norm[%799] : memref<?xf32>
        %808 = arith.select %785, %806, %807 : f32
        %809 = arith.mulf %766, %784 : f32
        %810 = arith.mulf %809, %808 : f32
        %811 = arith.select %772, %810, %766 : f32
        %812 = arith.remui %771, %c5 : index
        %813 = arith.muli %812, %c37 : index
        %814 = arith.addi %813, %729 : index
        %815 = arith.divui %771, %c5 : index
        %816 = arith.addi %815, %c5 : index
        %817 = arith.muli %816, %c37 : index
        %818 = arith.addi %817, %729 : index
        %819 = memref.load %rope[%814] : memref<?xf32>
        %820 = arith.addi %814, %c39 : index
        %821 = memref.load %rope[%820] : memref<?xf32>
        %822 = memref.load %rope[%818] : memref<?xf32>
        %823 = arith.addi %818, %c39 : index
        %824 = memref.load %rope[%823] : memref<?xf32>
        %825 = arith.mulf %822, %819 : f32
        %826 = arith.mulf %824, %821 : f32
        %827 = arith.subf %825, %826 : f32
        %828 = arith.mulf %824, %819 : f32
        %829 = arith.mulf %822, %821 : f32
        %830 = arith.addf %828, %829 : f32
        %831 = arith.mulf %792, %827 : f32
        %832 = arith.mulf %798, %830 : f32
        %833 = arith.subf %831, %832 : f32
        %834 = arith.mulf %798, %827 : f32
        %835 = arith.mulf %792, %830 : f32
        %836 = arith.addf %834, %835 : f32
        %837 = arith.cmpi slt, %0, %heads : index
        scf.if %837 {
          %838 = arith.muli %726, %heads : index
          %839 = arith.addi %838, %0 : index
          %840 = arith.muli %839, %c37 : index
          %841 = arith.addi %840, %729 : index
          memref.store %833, %q[%841] : memref<?xf32>
          %842 = arith.addi %841, %c39 : index
          memref.store %836, %q[%842] : memref<?xf32>
        } else {
          %843 = arith.addi %727, %729 : index
          memref.store %833, %20[%843] : memref<?xf32>
          %844 = arith.addi %727, %729 : index
          %845 = arith.addi %844, %c39 : index
          memref.store %836, %20[%845] : memref<?xf32>
        }
        %846 = arith.remui %771, %c5 : index
        %847 = arith.muli %846, %c37 : index
        %848 = arith.addi %847, %749 : index
        %849 = arith.divui %771, %c5 : index
        %850 = arith.addi %849, %c5 : index
        %851 = arith.muli %850, %c37 : index
        %852 = arith.addi %851, %749 : index
        %853 = memref.load %rope[%848] : memref<?xf32>
        %854 = arith.addi %848, %c39 : index
        %855 = memref.load %rope[%854] : memref<?xf32>
        %856 = memref.load %rope[%852] : memref<?xf32>
        %857 = arith.addi %852, %c39 : index
        %858 = memref.load %rope[%857] : memref<?xf32>
        %859 = arith.mulf %856, %853 : f32
        %860 = arith.mulf %858, %855 : f32
        %861 = arith.subf %859, %860 : f32
        %862 = arith.mulf %858, %853 : f32
        %863 = arith.mulf %856, %855 : f32
        %864 = arith.addf %862, %863 : f32
        %865 = arith.mulf %805, %861 : f32
        %866 = arith.mulf %811, %864 : f32
        %867 = arith.subf %865, %866 : f32
        %868 = arith.mulf %811, %861 : f32
        %869 = arith.mulf %805, %864 : f32
        %870 = arith.addf %868, %869 : f32
        scf.if %748 {
          %871 = arith.cmpi slt, %0, %heads : index
          scf.if %871 {
            %872 = arith.muli %726, %heads : index
            %873 = arith.addi %872, %0 : index
            %874 = arith.muli %873, %c37 : index
            %875 = arith.addi %874, %749 : index
            memref.store %867, %q[%875] : memref<?xf32>
            %876 = arith.addi %875, %c39 : index
            memref.store %870, %q[%876] : memref<?xf32>
          } else {
            %877 = arith.addi %727, %749 : index
            memref.store %867, %20[%877] : memref<?xf32>
            %878 = arith.addi %727, %749 : index
            %879 = arith.addi %878, %c39 : index
            memref.store %870, %20[%879] : memref<?xf32>
          }
        }
      } else {
        %880 = arith.cmpi slt, %0, %heads : index
        scf.if %880 {
          %881 = arith.muli %726, %heads : index
          %882 = arith.addi %881, %0 : index
          %883 = arith.muli %882, %c37 : index
          %884 = arith.addi %883, %729 : index
          memref.store %737, %q[%884] : memref<?xf32>
          %885 = arith.addi %884, %c39 : index
          memref.store %746, %q[%885] : memref<?xf32>
        } else {
          %886 = arith.addi %727, %729 : index
          memref.store %737, %20[%886] : memref<?xf32>
          %887 = arith.addi %727, %729 : index
          %888 = arith.addi %887, %c39 : index
          memref.store %746, %20[%888] : memref<?xf32>
        }
        scf.if %748 {
          %889 = arith.cmpi slt, %0, %heads : index
          scf.if %889 {
            %890 = arith.muli %726, %heads : index
            %891 = arith.addi %890, %0 : index
            %892 = arith.muli %891, %c37 : index
            %893 = arith.addi %892, %749 : index
            memref.store %757, %q[%893] : memref<?xf32>
            %894 = arith.addi %893, %c39 : index
            memref.store %766, %q[%894] : memref<?xf32>
          } else {
            %895 = arith.addi %727, %749 : index
            memref.store %757, %20[%895] : memref<?xf32>
            %896 = arith.addi %727, %749 : index
            %897 = arith.addi %896, %c39 : index
            memref.store %766, %20[%897] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %898 = arith.cmpi sge, %0, %heads : index
    scf.if %898 {
      %899 = arith.addi %543, %c10 : index
      %900 = arith.addi %542, %899 : index
      %901 = arith.cmpi slt, %900, %22 : index
      %902 = arith.cmpi slt, %899, %c13 : index
      %903 = arith.andi %901, %902 : i1
      scf.if %903 {
        %904 = arith.addi %542, %899 : index
        %905 = arith.addi %slotsAt, %904 : index
        %906 = memref.load %step[%905] : memref<?xi32>
        %907 = arith.index_cast %906 : i32 to index
        %908 = arith.cmpi sge, %907, %c10 : index
        scf.if %908 {
          %909 = arith.muli %899, %c37 : index
          %910 = arith.subi %0, %heads : index
          %911 = memref.load %scales[%910] : memref<?xf32>
          %912 = vector.broadcast %911 : f32 to vector<4xf32>
          %913 = arith.divui %907, %c13 : index
          %914 = arith.remui %907, %c13 : index
          %915 = arith.muli %913, %pageBytes : index
          %916 = arith.cmpi eq, %codec, %c10 : index
          scf.if %916 {
            %917 = wave.lane
            %918 = arith.muli %917, %c22 : index
            scf.for %919 = %918 to %c37 step %c8 {
              %920 = arith.addi %909, %919 : index
              %921 = vector.load %20[%920] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %922 = arith.mulf %921, %912 : vector<4xf32>
              %923 = arith.minimumf %922, %c51 : vector<4xf32>
              %924 = arith.maximumf %923, %c52 : vector<4xf32>
              %925 = arith.truncf %924 : vector<4xf32> to vector<4xf16>
              %926 = vector.bitcast %925 : vector<4xf16> to vector<8xi8>
              %927 = arith.cmpi slt, %910, %kvHeads : index
              scf.if %927 {
                %928 = arith.muli %910, %c53 : index
                %929 = arith.addi %915, %928 : index
                %930 = arith.divui %919, %c13 : index
                %931 = arith.muli %930, %c54 : index
                %932 = arith.remui %919, %c13 : index
                %933 = arith.divui %932, %c4 : index
                %934 = arith.muli %933, %c5 : index
                %935 = arith.muli %914, %c13 : index
                %936 = arith.addi %934, %935 : index
                %937 = arith.remui %932, %c4 : index
                %938 = arith.muli %937, %c21 : index
                %939 = arith.addi %936, %938 : index
                %940 = arith.addi %931, %939 : index
                %941 = arith.addi %929, %940 : index
                vector.store %926, %kv[%941] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %942 = arith.subi %910, %kvHeads : index
                %943 = arith.muli %942, %c53 : index
                %944 = arith.addi %915, %943 : index
                %945 = arith.addi %919, %c10 : index
                %946 = arith.divui %945, %c13 : index
                %947 = arith.muli %946, %c54 : index
                %948 = arith.addi %947, %c11 : index
                %949 = arith.remui %945, %c13 : index
                %950 = arith.divui %914, %c21 : index
                %951 = arith.remui %914, %c21 : index
                %952 = arith.muli %951, %c4 : index
                %953 = arith.addi %950, %952 : index
                %954 = arith.divui %953, %c4 : index
                %955 = arith.muli %954, %c5 : index
                %956 = arith.muli %949, %c13 : index
                %957 = arith.addi %955, %956 : index
                %958 = arith.remui %953, %c4 : index
                %959 = arith.muli %958, %c21 : index
                %960 = arith.addi %957, %959 : index
                %961 = arith.addi %948, %960 : index
                %962 = arith.addi %944, %961 : index
                %963 = vector.shuffle %926, %926 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %963, %kv[%962] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %964 = arith.addi %919, %c9 : index
                %965 = arith.divui %964, %c13 : index
                %966 = arith.muli %965, %c54 : index
                %967 = arith.addi %966, %c11 : index
                %968 = arith.remui %964, %c13 : index
                %969 = arith.divui %914, %c21 : index
                %970 = arith.remui %914, %c21 : index
                %971 = arith.muli %970, %c4 : index
                %972 = arith.addi %969, %971 : index
                %973 = arith.divui %972, %c4 : index
                %974 = arith.muli %973, %c5 : index
                %975 = arith.muli %968, %c13 : index
                %976 = arith.addi %974, %975 : index
                %977 = arith.remui %972, %c4 : index
                %978 = arith.muli %977, %c21 : index
                %979 = arith.addi %976, %978 : index
                %980 = arith.addi %967, %979 : index
                %981 = arith.addi %944, %980 : index
                %982 = vector.shuffle %926, %926 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %982, %kv[%981] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %983 = arith.addi %919, %c21 : index
                %984 = arith.divui %983, %c13 : index
                %985 = arith.muli %984, %c54 : index
                %986 = arith.addi %985, %c11 : index
                %987 = arith.remui %983, %c13 : index
                %988 = arith.divui %914, %c21 : index
                %989 = arith.remui %914, %c21 : index
                %990 = arith.muli %989, %c4 : index
                %991 = arith.addi %988, %990 : index
                %992 = arith.divui %991, %c4 : index
                %993 = arith.muli %992, %c5 : index
                %994 = arith.muli %987, %c13 : index
                %995 = arith.addi %993, %994 : index
                %996 = arith.remui %991, %c4 : index
                %997 = arith.muli %996, %c21 : index
                %998 = arith.addi %995, %997 : index
                %999 = arith.addi %986, %998 : index
                %1000 = arith.addi %944, %999 : index
                %1001 = vector.shuffle %926, %926 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1001, %kv[%1000] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1002 = arith.addi %919, %c30 : index
                %1003 = arith.divui %1002, %c13 : index
                %1004 = arith.muli %1003, %c54 : index
                %1005 = arith.addi %1004, %c11 : index
                %1006 = arith.remui %1002, %c13 : index
                %1007 = arith.divui %914, %c21 : index
                %1008 = arith.remui %914, %c21 : index
                %1009 = arith.muli %1008, %c4 : index
                %1010 = arith.addi %1007, %1009 : index
                %1011 = arith.divui %1010, %c4 : index
                %1012 = arith.muli %1011, %c5 : index
                %1013 = arith.muli %1006, %c13 : index
                %1014 = arith.addi %1012, %1013 : index
                %1015 = arith.remui %1010, %c4 : index
                %1016 = arith.muli %1015, %c21 : index
                %1017 = arith.addi %1014, %1016 : index
                %1018 = arith.addi %1005, %1017 : index
                %1019 = arith.addi %944, %1018 : index
                %1020 = vector.shuffle %926, %926 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1020, %kv[%1019] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1021 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1021 {
            %1022 = wave.lane
            %1023 = arith.muli %1022, %c22 : index
            scf.for %1024 = %1023 to %c37 step %c8 {
              %1025 = arith.addi %909, %1024 : index
              %1026 = vector.load %20[%1025] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1027 = arith.mulf %1026, %912 : vector<4xf32>
              %1028 = wave.fp8_encode "e4m3" %1027 : vector<4xf32> -> vector<4xi8>
              %1029 = arith.cmpi slt, %910, %kvHeads : index
              scf.if %1029 {
                %1030 = arith.muli %910, %c11 : index
                %1031 = arith.addi %915, %1030 : index
                %1032 = vector.shuffle %1028, %1028 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1033 = arith.divui %1024, %c13 : index
                %1034 = arith.muli %1033, %c5 : index
                %1035 = arith.remui %1024, %c13 : index
                %1036 = arith.muli %914, %c13 : index
                %1037 = arith.divui %1035, %c22 : index
                %1038 = arith.muli %1037, %c22 : index
                %1039 = arith.remui %1035, %c21 : index
                %1040 = arith.muli %1039, %c21 : index
                %1041 = arith.addi %1038, %1040 : index
                %1042 = arith.divui %1035, %c21 : index
                %1043 = arith.remui %1042, %c21 : index
                %1044 = arith.addi %1041, %1043 : index
                %1045 = arith.addi %1036, %1044 : index
                %1046 = arith.addi %1034, %1045 : index
                %1047 = arith.addi %1031, %1046 : index
                vector.store %1032, %kv[%1047] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1048 = arith.subi %910, %kvHeads : index
                %1049 = arith.muli %1048, %c11 : index
                %1050 = arith.addi %915, %1049 : index
                %1051 = arith.addi %1024, %c10 : index
                %1052 = arith.divui %1051, %c13 : index
                %1053 = arith.muli %1052, %c5 : index
                %1054 = arith.addi %1053, %c12 : index
                %1055 = arith.remui %1051, %c13 : index
                %1056 = arith.divui %914, %c21 : index
                %1057 = arith.remui %914, %c21 : index
                %1058 = arith.muli %1057, %c4 : index
                %1059 = arith.addi %1056, %1058 : index
                %1060 = arith.muli %1055, %c13 : index
                %1061 = arith.divui %1059, %c22 : index
                %1062 = arith.muli %1061, %c22 : index
                %1063 = arith.remui %1059, %c21 : index
                %1064 = arith.muli %1063, %c21 : index
                %1065 = arith.addi %1062, %1064 : index
                %1066 = arith.divui %1059, %c21 : index
                %1067 = arith.remui %1066, %c21 : index
                %1068 = arith.addi %1065, %1067 : index
                %1069 = arith.addi %1060, %1068 : index
                %1070 = arith.addi %1054, %1069 : index
                %1071 = arith.addi %1050, %1070 : index
                %1072 = vector.shuffle %1028, %1028 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1072, %kv[%1071] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1073 = arith.addi %1024, %c9 : index
                %1074 = arith.divui %1073, %c13 : index
                %1075 = arith.muli %1074, %c5 : index
                %1076 = arith.addi %1075, %c12 : index
                %1077 = arith.remui %1073, %c13 : index
                %1078 = arith.divui %914, %c21 : index
                %1079 = arith.remui %914, %c21 : index
                %1080 = arith.muli %1079, %c4 : index
                %1081 = arith.addi %1078, %1080 : index
                %1082 = arith.muli %1077, %c13 : index
                %1083 = arith.divui %1081, %c22 : index
                %1084 = arith.muli %1083, %c22 : index
                %1085 = arith.remui %1081, %c21 : index
                %1086 = arith.muli %1085, %c21 : index
                %1087 = arith.addi %1084, %1086 : index
                %1088 = arith.divui %1081, %c21 : index
                %1089 = arith.remui %1088, %c21 : index
                %1090 = arith.addi %1087, %1089 : index
                %1091 = arith.addi %1082, %1090 : index
                %1092 = arith.addi %1076, %1091 : index
                %1093 = arith.addi %1050, %1092 : index
                %1094 = vector.shuffle %1028, %1028 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1094, %kv[%1093] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1095 = arith.addi %1024, %c21 : index
                %1096 = arith.divui %1095, %c13 : index
                %1097 = arith.muli %1096, %c5 : index
                %1098 = arith.addi %1097, %c12 : index
                %1099 = arith.remui %1095, %c13 : index
                %1100 = arith.divui %914, %c21 : index
                %1101 = arith.remui %914, %c21 : index
                %1102 = arith.muli %1101, %c4 : index
                %1103 = arith.addi %1100, %1102 : index
                %1104 = arith.muli %1099, %c13 : index
                %1105 = arith.divui %1103, %c22 : index
                %1106 = arith.muli %1105, %c22 : index
                %1107 = arith.remui %1103, %c21 : index
                %1108 = arith.muli %1107, %c21 : index
                %1109 = arith.addi %1106, %1108 : index
                %1110 = arith.divui %1103, %c21 : index
                %1111 = arith.remui %1110, %c21 : index
                %1112 = arith.addi %1109, %1111 : index
                %1113 = arith.addi %1104, %1112 : index
                %1114 = arith.addi %1098, %1113 : index
                %1115 = arith.addi %1050, %1114 : index
                %1116 = vector.shuffle %1028, %1028 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1116, %kv[%1115] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1117 = arith.addi %1024, %c30 : index
                %1118 = arith.divui %1117, %c13 : index
                %1119 = arith.muli %1118, %c5 : index
                %1120 = arith.addi %1119, %c12 : index
                %1121 = arith.remui %1117, %c13 : index
                %1122 = arith.divui %914, %c21 : index
                %1123 = arith.remui %914, %c21 : index
                %1124 = arith.muli %1123, %c4 : index
                %1125 = arith.addi %1122, %1124 : index
                %1126 = arith.muli %1121, %c13 : index
                %1127 = arith.divui %1125, %c22 : index
                %1128 = arith.muli %1127, %c22 : index
                %1129 = arith.remui %1125, %c21 : index
                %1130 = arith.muli %1129, %c21 : index
                %1131 = arith.addi %1128, %1130 : index
                %1132 = arith.divui %1125, %c21 : index
                %1133 = arith.remui %1132, %c21 : index
                %1134 = arith.addi %1131, %1133 : index
                %1135 = arith.addi %1126, %1134 : index
                %1136 = arith.addi %1120, %1135 : index
                %1137 = arith.addi %1050, %1136 : index
                %1138 = vector.shuffle %1028, %1028 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1138, %kv[%1137] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1139 = arith.cmpi eq, %codec, %c21 : index
          scf.if %1139 {
            %1140 = wave.lane
            %1141 = arith.muli %1140, %c22 : index
            scf.for %1142 = %1141 to %c37 step %c8 {
              %1143 = arith.addi %909, %1142 : index
              %1144 = vector.load %20[%1143] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1145 = arith.mulf %1144, %912 : vector<4xf32>
              %1146 = wave.fp8_encode "e5m2" %1145 : vector<4xf32> -> vector<4xi8>
              %1147 = arith.cmpi slt, %910, %kvHeads : index
              scf.if %1147 {
                %1148 = arith.muli %910, %c11 : index
                %1149 = arith.addi %915, %1148 : index
                %1150 = vector.shuffle %1146, %1146 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1151 = arith.divui %1142, %c13 : index
                %1152 = arith.muli %1151, %c5 : index
                %1153 = arith.remui %1142, %c13 : index
                %1154 = arith.muli %914, %c13 : index
                %1155 = arith.divui %1153, %c22 : index
                %1156 = arith.muli %1155, %c22 : index
                %1157 = arith.remui %1153, %c21 : index
                %1158 = arith.muli %1157, %c21 : index
                %1159 = arith.addi %1156, %1158 : index
                %1160 = arith.divui %1153, %c21 : index
                %1161 = arith.remui %1160, %c21 : index
                %1162 = arith.addi %1159, %1161 : index
                %1163 = arith.addi %1154, %1162 : index
                %1164 = arith.addi %1152, %1163 : index
                %1165 = arith.addi %1149, %1164 : index
                vector.store %1150, %kv[%1165] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1166 = arith.subi %910, %kvHeads : index
                %1167 = arith.muli %1166, %c11 : index
                %1168 = arith.addi %915, %1167 : index
                %1169 = arith.addi %1142, %c10 : index
                %1170 = arith.divui %1169, %c13 : index
                %1171 = arith.muli %1170, %c5 : index
                %1172 = arith.addi %1171, %c12 : index
                %1173 = arith.remui %1169, %c13 : index
                %1174 = arith.divui %914, %c21 : index
                %1175 = arith.remui %914, %c21 : index
                %1176 = arith.muli %1175, %c4 : index
                %1177 = arith.addi %1174, %1176 : index
                %1178 = arith.muli %1173, %c13 : index
                %1179 = arith.divui %1177, %c22 : index
                %1180 = arith.muli %1179, %c22 : index
                %1181 = arith.remui %1177, %c21 : index
                %1182 = arith.muli %1181, %c21 : index
                %1183 = arith.addi %1180, %1182 : index
                %1184 = arith.divui %1177, %c21 : index
                %1185 = arith.remui %1184, %c21 : index
                %1186 = arith.addi %1183, %1185 : index
                %1187 = arith.addi %1178, %1186 : index
                %1188 = arith.addi %1172, %1187 : index
                %1189 = arith.addi %1168, %1188 : index
                %1190 = vector.shuffle %1146, %1146 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1190, %kv[%1189] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1191 = arith.addi %1142, %c9 : index
                %1192 = arith.divui %1191, %c13 : index
                %1193 = arith.muli %1192, %c5 : index
                %1194 = arith.addi %1193, %c12 : index
                %1195 = arith.remui %1191, %c13 : index
                %1196 = arith.divui %914, %c21 : index
                %1197 = arith.remui %914, %c21 : index
                %1198 = arith.muli %1197, %c4 : index
                %1199 = arith.addi %1196, %1198 : index
                %1200 = arith.muli %1195, %c13 : index
                %1201 = arith.divui %1199, %c22 : index
                %1202 = arith.muli %1201, %c22 : index
                %1203 = arith.remui %1199, %c21 : index
                %1204 = arith.muli %1203, %c21 : index
                %1205 = arith.addi %1202, %1204 : index
                %1206 = arith.divui %1199, %c21 : index
                %1207 = arith.remui %1206, %c21 : index
                %1208 = arith.addi %1205, %1207 : index
                %1209 = arith.addi %1200, %1208 : index
                %1210 = arith.addi %1194, %1209 : index
                %1211 = arith.addi %1168, %1210 : index
                %1212 = vector.shuffle %1146, %1146 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1212, %kv[%1211] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1213 = arith.addi %1142, %c21 : index
                %1214 = arith.divui %1213, %c13 : index
                %1215 = arith.muli %1214, %c5 : index
                %1216 = arith.addi %1215, %c12 : index
                %1217 = arith.remui %1213, %c13 : index
                %1218 = arith.divui %914, %c21 : index
                %1219 = arith.remui %914, %c21 : index
                %1220 = arith.muli %1219, %c4 : index
                %1221 = arith.addi %1218, %1220 : index
                %1222 = arith.muli %1217, %c13 : index
                %1223 = arith.divui %1221, %c22 : index
                %1224 = arith.muli %1223, %c22 : index
                %1225 = arith.remui %1221, %c21 : index
                %1226 = arith.muli %1225, %c21 : index
                %1227 = arith.addi %1224, %1226 : index
                %1228 = arith.divui %1221, %c21 : index
                %1229 = arith.remui %1228, %c21 : index
                %1230 = arith.addi %1227, %1229 : index
                %1231 = arith.addi %1222, %1230 : index
                %1232 = arith.addi %1216, %1231 : index
                %1233 = arith.addi %1168, %1232 : index
                %1234 = vector.shuffle %1146, %1146 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1234, %kv[%1233] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1235 = arith.addi %1142, %c30 : index
                %1236 = arith.divui %1235, %c13 : index
                %1237 = arith.muli %1236, %c5 : index
                %1238 = arith.addi %1237, %c12 : index
                %1239 = arith.remui %1235, %c13 : index
                %1240 = arith.divui %914, %c21 : index
                %1241 = arith.remui %914, %c21 : index
                %1242 = arith.muli %1241, %c4 : index
                %1243 = arith.addi %1240, %1242 : index
                %1244 = arith.muli %1239, %c13 : index
                %1245 = arith.divui %1243, %c22 : index
                %1246 = arith.muli %1245, %c22 : index
                %1247 = arith.remui %1243, %c21 : index
                %1248 = arith.muli %1247, %c21 : index
                %1249 = arith.addi %1246, %1248 : index
                %1250 = arith.divui %1243, %c21 : index
                %1251 = arith.remui %1250, %c21 : index
                %1252 = arith.addi %1249, %1251 : index
                %1253 = arith.addi %1244, %1252 : index
                %1254 = arith.addi %1238, %1253 : index
                %1255 = arith.addi %1168, %1254 : index
                %1256 = vector.shuffle %1146, %1146 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1256, %kv[%1255] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %1257 = arith.addi %543, %c47 : index
      %1258 = arith.addi %542, %1257 : index
      %1259 = arith.cmpi slt, %1258, %22 : index
      %1260 = arith.cmpi slt, %1257, %c13 : index
      %1261 = arith.andi %1259, %1260 : i1
      scf.if %1261 {
        %1262 = arith.addi %542, %1257 : index
        %1263 = arith.addi %slotsAt, %1262 : index
        %1264 = memref.load %step[%1263] : memref<?xi32>
        %1265 = arith.index_cast %1264 : i32 to index
        %1266 = arith.cmpi sge, %1265, %c10 : index
        scf.if %1266 {
          %1267 = arith.muli %1257, %c37 : index
          %1268 = arith.subi %0, %heads : index
          %1269 = memref.load %scales[%1268] : memref<?xf32>
          %1270 = vector.broadcast %1269 : f32 to vector<4xf32>
          %1271 = arith.divui %1265, %c13 : index
          %1272 = arith.remui %1265, %c13 : index
          %1273 = arith.muli %1271, %pageBytes : index
          %1274 = arith.cmpi eq, %codec, %c10 : index
          scf.if %1274 {
            %1275 = wave.lane
            %1276 = arith.muli %1275, %c22 : index
            scf.for %1277 = %1276 to %c37 step %c8 {
              %1278 = arith.addi %1267, %1277 : index
              %1279 = vector.load %20[%1278] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1280 = arith.mulf %1279, %1270 : vector<4xf32>
              %1281 = arith.minimumf %1280, %c51 : vector<4xf32>
              %1282 = arith.maximumf %1281, %c52 : vector<4xf32>
              %1283 = arith.truncf %1282 : vector<4xf32> to vector<4xf16>
              %1284 = vector.bitcast %1283 : vector<4xf16> to vector<8xi8>
              %1285 = arith.cmpi slt, %1268, %kvHeads : index
              scf.if %1285 {
                %1286 = arith.muli %1268, %c53 : index
                %1287 = arith.addi %1273, %1286 : index
                %1288 = arith.divui %1277, %c13 : index
                %1289 = arith.muli %1288, %c54 : index
                %1290 = arith.remui %1277, %c13 : index
                %1291 = arith.divui %1290, %c4 : index
                %1292 = arith.muli %1291, %c5 : index
                %1293 = arith.muli %1272, %c13 : index
                %1294 = arith.addi %1292, %1293 : index
                %1295 = arith.remui %1290, %c4 : index
                %1296 = arith.muli %1295, %c21 : index
                %1297 = arith.addi %1294, %1296 : index
                %1298 = arith.addi %1289, %1297 : index
                %1299 = arith.addi %1287, %1298 : index
                vector.store %1284, %kv[%1299] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1300 = arith.subi %1268, %kvHeads : index
                %1301 = arith.muli %1300, %c53 : index
                %1302 = arith.addi %1273, %1301 : index
                %1303 = arith.addi %1277, %c10 : index
                %1304 = arith.divui %1303, %c13 : index
                %1305 = arith.muli %1304, %c54 : index
                %1306 = arith.addi %1305, %c11 : index
                %1307 = arith.remui %1303, %c13 : index
                %1308 = arith.divui %1272, %c21 : index
                %1309 = arith.remui %1272, %c21 : index
                %1310 = arith.muli %1309, %c4 : index
                %1311 = arith.addi %1308, %1310 : index
                %1312 = arith.divui %1311, %c4 : index
                %1313 = arith.muli %1312, %c5 : index
                %1314 = arith.muli %1307, %c13 : index
                %1315 = arith.addi %1313, %1314 : index
                %1316 = arith.remui %1311, %c4 : index
                %1317 = arith.muli %1316, %c21 : index
                %1318 = arith.addi %1315, %1317 : index
                %1319 = arith.addi %1306, %1318 : index
                %1320 = arith.addi %1302, %1319 : index
                %1321 = vector.shuffle %1284, %1284 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1321, %kv[%1320] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1322 = arith.addi %1277, %c9 : index
                %1323 = arith.divui %1322, %c13 : index
                %1324 = arith.muli %1323, %c54 : index
                %1325 = arith.addi %1324, %c11 : index
                %1326 = arith.remui %1322, %c13 : index
                %1327 = arith.divui %1272, %c21 : index
                %1328 = arith.remui %1272, %c21 : index
                %1329 = arith.muli %1328, %c4 : index
                %1330 = arith.addi %1327, %1329 : index
                %1331 = arith.divui %1330, %c4 : index
                %1332 = arith.muli %1331, %c5 : index
                %1333 = arith.muli %1326, %c13 : index
                %1334 = arith.addi %1332, %1333 : index
                %1335 = arith.remui %1330, %c4 : index
                %1336 = arith.muli %1335, %c21 : index
                %1337 = arith.addi %1334, %1336 : index
                %1338 = arith.addi %1325, %1337 : index
                %1339 = arith.addi %1302, %1338 : index
                %1340 = vector.shuffle %1284, %1284 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1340, %kv[%1339] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1341 = arith.addi %1277, %c21 : index
                %1342 = arith.divui %1341, %c13 : index
                %1343 = arith.muli %1342, %c54 : index
                %1344 = arith.addi %1343, %c11 : index
                %1345 = arith.remui %1341, %c13 : index
                %1346 = arith.divui %1272, %c21 : index
                %1347 = arith.remui %1272, %c21 : index
                %1348 = arith.muli %1347, %c4 : index
                %1349 = arith.addi %1346, %1348 : index
                %1350 = arith.divui %1349, %c4 : index
                %1351 = arith.muli %1350, %c5 : index
                %1352 = arith.muli %1345, %c13 : index
                %1353 = arith.addi %1351, %1352 : index
                %1354 = arith.remui %1349, %c4 : index
                %1355 = arith.muli %1354, %c21 : index
                %1356 = arith.addi %1353, %1355 : index
                %1357 = arith.addi %1344, %1356 : index
                %1358 = arith.addi %1302, %1357 : index
                %1359 = vector.shuffle %1284, %1284 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1359, %kv[%1358] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1360 = arith.addi %1277, %c30 : index
                %1361 = arith.divui %1360, %c13 : index
                %1362 = arith.muli %1361, %c54 : index
                %1363 = arith.addi %1362, %c11 : index
                %1364 = arith.remui %1360, %c13 : index
                %1365 = arith.divui %1272, %c21 : index
                %1366 = arith.remui %1272, %c21 : index
                %1367 = arith.muli %1366, %c4 : index
                %1368 = arith.addi %1365, %1367 : index
                %1369 = arith.divui %1368, %c4 : index
                %1370 = arith.muli %1369, %c5 : index
                %1371 = arith.muli %1364, %c13 : index
                %1372 = arith.addi %1370, %1371 : index
                %1373 = arith.remui %1368, %c4 : index
                %1374 = arith.muli %1373, %c21 : index
                %1375 = arith.addi %1372, %1374 : index
                %1376 = arith.addi %1363, %1375 : index
                %1377 = arith.addi %1302, %1376 : index
                %1378 = vector.shuffle %1284, %1284 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1378, %kv[%1377] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1379 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1379 {
            %1380 = wave.lane
            %1381 = arith.muli %1380, %c22 : index
            scf.for %1382 = %1381 to %c37 step %c8 {
              %1383 = arith.addi %1267, %1382 : index
              %1384 = vector.load %20[%1383] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1385 = arith.mulf %1384, %1270 : vector<4xf32>
              %1386 = wave.fp8_encode "e4m3" %1385 : vector<4xf32> -> vector<4xi8>
              %1387 = arith.cmpi slt, %1268, %kvHeads : index
              scf.if %1387 {
                %1388 = arith.muli %1268, %c11 : index
                %1389 = arith.addi %1273, %1388 : index
                %1390 = vector.shuffle %1386, %1386 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1391 = arith.divui %1382, %c13 : index
                %1392 = arith.muli %1391, %c5 : index
                %1393 = arith.remui %1382, %c13 : index
                %1394 = arith.muli %1272, %c13 : index
                %1395 = arith.divui %1393, %c22 : index
                %1396 = arith.muli %1395, %c22 : index
                %1397 = arith.remui %1393, %c21 : index
                %1398 = arith.muli %1397, %c21 : index
                %1399 = arith.addi %1396, %1398 : index
                %1400 = arith.divui %1393, %c21 : index
                %1401 = arith.remui %1400, %c21 : index
                %1402 = arith.addi %1399, %1401 : index
                %1403 = arith.addi %1394, %1402 : index
                %1404 = arith.addi %1392, %1403 : index
                %1405 = arith.addi %1389, %1404 : index
                vector.store %1390, %kv[%1405] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1406 = arith.subi %1268, %kvHeads : index
                %1407 = arith.muli %1406, %c11 : index
                %1408 = arith.addi %1273, %1407 : index
                %1409 = arith.addi %1382, %c10 : index
                %1410 = arith.divui %1409, %c13 : index
                %1411 = arith.muli %1410, %c5 : index
                %1412 = arith.addi %1411, %c12 : index
                %1413 = arith.remui %1409, %c13 : index
                %1414 = arith.divui %1272, %c21 : index
                %1415 = arith.remui %1272, %c21 : index
                %1416 = arith.muli %1415, %c4 : index
                %1417 = arith.addi %1414, %1416 : index
                %1418 = arith.muli %1413, %c13 : index
                %1419 = arith.divui %1417, %c22 : index
                %1420 = arith.muli %1419, %c22 : index
                %1421 = arith.remui %1417, %c21 : index
                %1422 = arith.muli %1421, %c21 : index
                %1423 = arith.addi %1420, %1422 : index
                %1424 = arith.divui %1417, %c21 : index
                %1425 = arith.remui %1424, %c21 : index
                %1426 = arith.addi %1423, %1425 : index
                %1427 = arith.addi %1418, %1426 : index
                %1428 = arith.addi %1412, %1427 : index
                %1429 = arith.addi %1408, %1428 : index
                %1430 = vector.shuffle %1386, %1386 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1430, %kv[%1429] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1431 = arith.addi %1382, %c9 : index
                %1432 = arith.divui %1431, %c13 : index
                %1433 = arith.muli %1432, %c5 : index
                %1434 = arith.addi %1433, %c12 : index
                %1435 = arith.remui %1431, %c13 : index
                %1436 = arith.divui %1272, %c21 : index
                %1437 = arith.remui %1272, %c21 : index
                %1438 = arith.muli %1437, %c4 : index
                %1439 = arith.addi %1436, %1438 : index
                %1440 = arith.muli %1435, %c13 : index
                %1441 = arith.divui %1439, %c22 : index
                %1442 = arith.muli %1441, %c22 : index
                %1443 = arith.remui %1439, %c21 : index
                %1444 = arith.muli %1443, %c21 : index
                %1445 = arith.addi %1442, %1444 : index
                %1446 = arith.divui %1439, %c21 : index
                %1447 = arith.remui %1446, %c21 : index
                %1448 = arith.addi %1445, %1447 : index
                %1449 = arith.addi %1440, %1448 : index
                %1450 = arith.addi %1434, %1449 : index
                %1451 = arith.addi %1408, %1450 : index
                %1452 = vector.shuffle %1386, %1386 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1452, %kv[%1451] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1453 = arith.addi %1382, %c21 : index
                %1454 = arith.divui %1453, %c13 : index
                %1455 = arith.muli %1454, %c5 : index
                %1456 = arith.addi %1455, %c12 : index
                %1457 = arith.remui %1453, %c13 : index
                %1458 = arith.divui %1272, %c21 : index
                %1459 = arith.remui %1272, %c21 : index
                %1460 = arith.muli %1459, %c4 : index
                %1461 = arith.addi %1458, %1460 : index
                %1462 = arith.muli %1457, %c13 : index
                %1463 = arith.divui %1461, %c22 : index
                %1464 = arith.muli %1463, %c22 : index
                %1465 = arith.remui %1461, %c21 : index
                %1466 = arith.muli %1465, %c21 : index
                %1467 = arith.addi %1464, %1466 : index
                %1468 = arith.divui %1461, %c21 : index
                %1469 = arith.remui %1468, %c21 : index
                %1470 = arith.addi %1467, %1469 : index
                %1471 = arith.addi %1462, %1470 : index
                %1472 = arith.addi %1456, %1471 : index
                %1473 = arith.addi %1408, %1472 : index
                %1474 = vector.shuffle %1386, %1386 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1474, %kv[%1473] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1475 = arith.addi %1382, %c30 : index
                %1476 = arith.divui %1475, %c13 : index
                %1477 = arith.muli %1476, %c5 : index
                %1478 = arith.addi %1477, %c12 : index
                %1479 = arith.remui %1475, %c13 : index
                %1480 = arith.divui %1272, %c21 : index
                %1481 = arith.remui %1272, %c21 : index
                %1482 = arith.muli %1481, %c4 : index
                %1483 = arith.addi %1480, %1482 : index
                %1484 = arith.muli %1479, %c13 : index
                %1485 = arith.divui %1483, %c22 : index
                %1486 = arith.muli %1485, %c22 : index
                %1487 = arith.remui %1483, %c21 : index
                %1488 = arith.muli %1487, %c21 : index
                %1489 = arith.addi %1486, %1488 : index
                %1490 = arith.divui %1483, %c21 : index
                %1491 = arith.remui %1490, %c21 : index
                %1492 = arith.addi %1489, %1491 : index
                %1493 = arith.addi %1484, %1492 : index
                %1494 = arith.addi %1478, %1493 : index
                %1495 = arith.addi %1408, %1494 : index
                %1496 = vector.shuffle %1386, %1386 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1496, %kv[%1495] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1497 = arith.cmpi eq, %codec, %c21 : index
          scf.if %1497 {
            %1498 = wave.lane
            %1499 = arith.muli %1498, %c22 : index
            scf.for %1500 = %1499 to %c37 step %c8 {
              %1501 = arith.addi %1267, %1500 : index
              %1502 = vector.load %20[%1501] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1503 = arith.mulf %1502, %1270 : vector<4xf32>
              %1504 = wave.fp8_encode "e5m2" %1503 : vector<4xf32> -> vector<4xi8>
              %1505 = arith.cmpi slt, %1268, %kvHeads : index
              scf.if %1505 {
                %1506 = arith.muli %1268, %c11 : index
                %1507 = arith.addi %1273, %1506 : index
                %1508 = vector.shuffle %1504, %1504 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1509 = arith.divui %1500, %c13 : index
                %1510 = arith.muli %1509, %c5 : index
                %1511 = arith.remui %1500, %c13 : index
                %1512 = arith.muli %1272, %c13 : index
                %1513 = arith.divui %1511, %c22 : index
                %1514 = arith.muli %1513, %c22 : index
                %1515 = arith.remui %1511, %c21 : index
                %1516 = arith.muli %1515, %c21 : index
                %1517 = arith.addi %1514, %1516 : index
                %1518 = arith.divui %1511, %c21 : index
                %1519 = arith.remui %1518, %c21 : index
                %1520 = arith.addi %1517, %1519 : index
                %1521 = arith.addi %1512, %1520 : index
                %1522 = arith.addi %1510, %1521 : index
                %1523 = arith.addi %1507, %1522 : index
                vector.store %1508, %kv[%1523] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1524 = arith.subi %1268, %kvHeads : index
                %1525 = arith.muli %1524, %c11 : index
                %1526 = arith.addi %1273, %1525 : index
                %1527 = arith.addi %1500, %c10 : index
                %1528 = arith.divui %1527, %c13 : index
                %1529 = arith.muli %1528, %c5 : index
                %1530 = arith.addi %1529, %c12 : index
                %1531 = arith.remui %1527, %c13 : index
                %1532 = arith.divui %1272, %c21 : index
                %1533 = arith.remui %1272, %c21 : index
                %1534 = arith.muli %1533, %c4 : index
                %1535 = arith.addi %1532, %1534 : index
                %1536 = arith.muli %1531, %c13 : index
                %1537 = arith.divui %1535, %c22 : index
                %1538 = arith.muli %1537, %c22 : index
                %1539 = arith.remui %1535, %c21 : index
                %1540 = arith.muli %1539, %c21 : index
                %1541 = arith.addi %1538, %1540 : index
                %1542 = arith.divui %1535, %c21 : index
                %1543 = arith.remui %1542, %c21 : index
                %1544 = arith.addi %1541, %1543 : index
                %1545 = arith.addi %1536, %1544 : index
                %1546 = arith.addi %1530, %1545 : index
                %1547 = arith.addi %1526, %1546 : index
                %1548 = vector.shuffle %1504, %1504 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1548, %kv[%1547] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1549 = arith.addi %1500, %c9 : index
                %1550 = arith.divui %1549, %c13 : index
                %1551 = arith.muli %1550, %c5 : index
                %1552 = arith.addi %1551, %c12 : index
                %1553 = arith.remui %1549, %c13 : index
                %1554 = arith.divui %1272, %c21 : index
                %1555 = arith.remui %1272, %c21 : index
                %1556 = arith.muli %1555, %c4 : index
                %1557 = arith.addi %1554, %1556 : index
                %1558 = arith.muli %1553, %c13 : index
                %1559 = arith.divui %1557, %c22 : index
                %1560 = arith.muli %1559, %c22 : index
                %1561 = arith.remui %1557, %c21 : index
                %1562 = arith.muli %1561, %c21 : index
                %1563 = arith.addi %1560, %1562 : index
                %1564 = arith.divui %1557, %c21 : index
                %1565 = arith.remui %1564, %c21 : index
                %1566 = arith.addi %1563, %1565 : index
                %1567 = arith.addi %1558, %1566 : index
                %1568 = arith.addi %1552, %1567 : index
                %1569 = arith.addi %1526, %1568 : index
                %1570 = vector.shuffle %1504, %1504 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1570, %kv[%1569] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1571 = arith.addi %1500, %c21 : index
                %1572 = arith.divui %1571, %c13 : index
                %1573 = arith.muli %1572, %c5 : index
                %1574 = arith.addi %1573, %c12 : index
                %1575 = arith.remui %1571, %c13 : index
                %1576 = arith.divui %1272, %c21 : index
                %1577 = arith.remui %1272, %c21 : index
                %1578 = arith.muli %1577, %c4 : index
                %1579 = arith.addi %1576, %1578 : index
                %1580 = arith.muli %1575, %c13 : index
                %1581 = arith.divui %1579, %c22 : index
                %1582 = arith.muli %1581, %c22 : index
                %1583 = arith.remui %1579, %c21 : index
                %1584 = arith.muli %1583, %c21 : index
                %1585 = arith.addi %1582, %1584 : index
                %1586 = arith.divui %1579, %c21 : index
                %1587 = arith.remui %1586, %c21 : index
                %1588 = arith.addi %1585, %1587 : index
                %1589 = arith.addi %1580, %1588 : index
                %1590 = arith.addi %1574, %1589 : index
                %1591 = arith.addi %1526, %1590 : index
                %1592 = vector.shuffle %1504, %1504 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1592, %kv[%1591] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1593 = arith.addi %1500, %c30 : index
                %1594 = arith.divui %1593, %c13 : index
                %1595 = arith.muli %1594, %c5 : index
                %1596 = arith.addi %1595, %c12 : index
                %1597 = arith.remui %1593, %c13 : index
                %1598 = arith.divui %1272, %c21 : index
                %1599 = arith.remui %1272, %c21 : index
                %1600 = arith.muli %1599, %c4 : index
                %1601 = arith.addi %1598, %1600 : index
                %1602 = arith.muli %1597, %c13 : index
                %1603 = arith.divui %1601, %c22 : index
                %1604 = arith.muli %1603, %c22 : index
                %1605 = arith.remui %1601, %c21 : index
                %1606 = arith.muli %1605, %c21 : index
                %1607 = arith.addi %1604, %1606 : index
                %1608 = arith.divui %1601, %c21 : index
                %1609 = arith.remui %1608, %c21 : index
                %1610 = arith.addi %1607, %1609 : index
                %1611 = arith.addi %1602, %1610 : index
                %1612 = arith.addi %1596, %1611 : index
                %1613 = arith.addi %1526, %1612 : index
                %1614 = vector.shuffle %1504, %1504 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1614, %kv[%1613] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
