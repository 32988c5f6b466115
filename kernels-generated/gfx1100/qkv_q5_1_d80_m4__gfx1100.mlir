// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q5_1', dim=80, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q5_1_d80_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 10 : i64} {
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
  %c12 = arith.constant 16 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c15 = arith.constant 32 : index
  %c16 = arith.constant 320 : index
  %c17 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c20 = arith.constant 64 : index
  %c21 = arith.constant 4 : index
  %c22 = arith.constant 256 : index
  %c23 = arith.constant dense<0> : vector<4xi32>
  %c24 = arith.constant dense<983055> : vector<4xi32>
  %c25 = arith.constant dense<[0, 4, 8, 12]> : vector<4xi32>
  %c26 = arith.constant dense<65537> : vector<4xi32>
  %c27 = arith.constant dense<4> : vector<4xi32>
  %c28 = arith.constant dense<1677747200> : vector<4xi32>
  %c29 = arith.constant dense<[1, 5, 9, 13]> : vector<4xi32>
  %c30 = arith.constant dense<8> : vector<4xi32>
  %c31 = arith.constant dense<[2, 6, 10, 14]> : vector<4xi32>
  %c32 = arith.constant dense<12> : vector<4xi32>
  %c33 = arith.constant dense<[3, 7, 11, 15]> : vector<4xi32>
  %c34 = arith.constant dense<0x6400> : vector<32xf16>
  %c35 = arith.constant 3 : index
  %c36 = arith.constant 96 : index
  %c37 = arith.constant 160 : index
  %c38 = arith.constant 192 : index
  %c39 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c42 = arith.constant 80 : index
  %hasBias = wave.param "hasBias" : index
  %c44 = arith.constant 40 : index
  %c45 = arith.constant 39 : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c48 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %c50 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c52 = arith.constant 10 : index
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c56 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c57 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c58 = arith.constant 5120 : index
  %c59 = arith.constant 512 : index
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
  %12 = arith.muli %inputFeatures, %c5 : index
  %13 = arith.addi %11, %12 : index
  %14 = arith.muli %0, %c2 : index
  %15 = arith.muli %3, %c8 : index
  %16 = arith.addi %14, %15 : index
  %17 = arith.addi %16, %c9 : index
  %18 = arith.muli %17, %13 : index
  %19 = wave.scratch %c10 : memref<?xf32>
  %20 = wave.scratch %c11 : memref<?xf32>
  %21 = memref.load %step[%c9] : memref<?xi32>
  %22 = arith.index_cast %21 : i32 to index
  %23 = arith.muli %1, %c12 : index
  %24 = arith.cmpi slt, %23, %22 : index
  scf.if %24 {
    %25 = wave.lane
    %26 = arith.remui %25, %c12 : index
    %27 = wave.scratch %operandHalves : memref<?xf16>
    %28 = arith.divui %operandHalves, %c4 : index
    %29 = wave.wave
    %30 = arith.muli %29, %c15 : index
    %31 = wave.lane
    %32 = arith.addi %30, %31 : index
    scf.for %33 = %32 to %28 step %c16 {
      %34 = arith.muli %33, %c4 : index
      %35 = arith.addi %c9, %34 : index
      %36 = vector.load %x[%35] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %37 = arith.muli %33, %c4 : index
      vector.store %36, %27[%37] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %38 = arith.remui %26, %tileRows : index
    %39 = arith.muli %38, %c4 : index
    %40 = arith.divui %inputFeatures, %c15 : index
    %41 = arith.muli %4, %stepsPerWave : index
    %42 = arith.minsi %41, %40 : index
    %43 = arith.addi %42, %stepsPerWave : index
    %44 = arith.minsi %43, %40 : index
    %45 = arith.cmpi eq, %wholeBlocks, %c8 : index
    %46 = arith.subi %44, %42 : index
    %47 = arith.divui %46, %c5 : index
    %48 = arith.muli %47, %c5 : index
    %49 = arith.addi %42, %48 : index
    %50 = arith.addi %42, %stepsPerWave : index
    %51 = arith.select %45, %50, %49 : index
    %54 = scf.for %52 = %42 to %51 step %c5 iter_args(%53 = %c17) -> (vector<8xf32>) {
      %55 = wave.lane
      %56 = arith.addi %52, %c9 : index
      %57 = arith.remui %55, %c12 : index
      %58 = arith.addi %18, %c7 : index
      %59 = arith.muli %56, %c20 : index
      %60 = arith.addi %58, %59 : index
      %61 = arith.muli %57, %c21 : index
      %62 = arith.addi %60, %61 : index
      %63 = vector.load %w[%62] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %64 = vector.bitcast %63 : vector<4xi8> to vector<2xf16>
      %65 = vector.extract %64[0] : f16 from vector<2xf16>
      %66 = vector.broadcast %65 : f16 to vector<16xf16>
      %67 = vector.extract %64[1] : f16 from vector<2xf16>
      %68 = vector.broadcast %67 : f16 to vector<16xf16>
      %69 = arith.addi %18, %c7 : index
      %70 = arith.muli %inputFeatures, %c5 : index
      %71 = arith.addi %70, %c6 : index
      %72 = arith.divui %71, %c7 : index
      %73 = arith.muli %72, %c7 : index
      %74 = arith.addi %69, %73 : index
      %75 = arith.muli %56, %c22 : index
      %76 = arith.addi %74, %75 : index
      %77 = arith.muli %57, %c12 : index
      %78 = arith.addi %76, %77 : index
      %79 = arith.muli %inputFeatures, %c4 : index
      %80 = arith.muli %inputFeatures, %c5 : index
      %81 = arith.addi %80, %c6 : index
      %82 = arith.divui %81, %c7 : index
      %83 = arith.muli %82, %c7 : index
      %84 = arith.addi %79, %83 : index
      %85 = arith.addi %84, %c7 : index
      %86 = arith.addi %18, %85 : index
      %87 = arith.muli %56, %c12 : index
      %88 = arith.addi %87, %57 : index
      %89 = arith.muli %88, %c21 : index
      %90 = arith.addi %86, %89 : index
      %91 = vector.load %w[%90] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %92 = vector.bitcast %91 : vector<4xi8> to vector<1xi32>
      %93 = vector.shuffle %92, %92 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %94 = vector.load %w[%78] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %95 = vector.bitcast %94 : vector<16xi8> to vector<4xi32>
      %96 = arith.shrui %95, %c23 : vector<4xi32>
      %97 = arith.andi %96, %c24 : vector<4xi32>
      %98 = arith.shrui %93, %c25 : vector<4xi32>
      %99 = arith.andi %98, %c26 : vector<4xi32>
      %100 = arith.shli %99, %c27 : vector<4xi32>
      %101 = arith.ori %97, %100 : vector<4xi32>
      %102 = arith.ori %101, %c28 : vector<4xi32>
      %103 = vector.bitcast %102 : vector<4xi32> to vector<8xf16>
      %104 = arith.shrui %95, %c27 : vector<4xi32>
      %105 = arith.andi %104, %c24 : vector<4xi32>
      %106 = arith.shrui %93, %c29 : vector<4xi32>
      %107 = arith.andi %106, %c26 : vector<4xi32>
      %108 = arith.shli %107, %c27 : vector<4xi32>
      %109 = arith.ori %105, %108 : vector<4xi32>
      %110 = arith.ori %109, %c28 : vector<4xi32>
      %111 = vector.bitcast %110 : vector<4xi32> to vector<8xf16>
      %112 = arith.shrui %95, %c30 : vector<4xi32>
      %113 = arith.andi %112, %c24 : vector<4xi32>
      %114 = arith.shrui %93, %c31 : vector<4xi32>
      %115 = arith.andi %114, %c26 : vector<4xi32>
      %116 = arith.shli %115, %c27 : vector<4xi32>
      %117 = arith.ori %113, %116 : vector<4xi32>
      %118 = arith.ori %117, %c28 : vector<4xi32>
      %119 = vector.bitcast %118 : vector<4xi32> to vector<8xf16>
      %120 = arith.shrui %95, %c32 : vector<4xi32>
      %121 = arith.andi %120, %c24 : vector<4xi32>
      %122 = arith.shrui %93, %c33 : vector<4xi32>
      %123 = arith.andi %122, %c26 : vector<4xi32>
      %124 = arith.shli %123, %c27 : vector<4xi32>
      %125 = arith.ori %121, %124 : vector<4xi32>
      %126 = arith.ori %125, %c28 : vector<4xi32>
      %127 = vector.bitcast %126 : vector<4xi32> to vector<8xf16>
      %128 = vector.shuffle %103, %111 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %129 = vector.shuffle %119, %127 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %130 = vector.shuffle %128, %129 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %131 = arith.subf %130, %c34 : vector<32xf16>
      %132 = vector.shuffle %131, %131 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %133 = vector.shuffle %131, %131 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %134 = math.fma %132, %66, %68 : vector<16xf16>
      %135 = math.fma %133, %66, %68 : vector<16xf16>
      %136 = arith.addi %52, %c8 : index
      %137 = arith.remui %55, %c12 : index
      %138 = arith.addi %18, %c7 : index
      %139 = arith.muli %136, %c20 : index
      %140 = arith.addi %138, %139 : index
      %141 = arith.muli %137, %c21 : index
      %142 = arith.addi %140, %141 : index
      %143 = vector.load %w[%142] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %144 = vector.bitcast %143 : vector<4xi8> to vector<2xf16>
      %145 = vector.extract %144[0] : f16 from vector<2xf16>
      %146 = vector.broadcast %145 : f16 to vector<16xf16>
      %147 = vector.extract %144[1] : f16 from vector<2xf16>
      %148 = vector.broadcast %147 : f16 to vector<16xf16>
      %149 = arith.addi %18, %c7 : index
      %150 = arith.muli %inputFeatures, %c5 : index
      %151 = arith.addi %150, %c6 : index
      %152 = arith.divui %151, %c7 : index
      %153 = arith.muli %152, %c7 : index
      %154 = arith.addi %149, %153 : index
      %155 = arith.muli %136, %c22 : index
      %156 = arith.addi %154, %155 : index
      %157 = arith.muli %137, %c12 : index
      %158 = arith.addi %156, %157 : index
      %159 = arith.muli %inputFeatures, %c4 : index
      %160 = arith.muli %inputFeatures, %c5 : index
      %161 = arith.addi %160, %c6 : index
      %162 = arith.divui %161, %c7 : index
      %163 = arith.muli %162, %c7 : index
      %164 = arith.addi %159, %163 : index
      %165 = arith.addi %164, %c7 : index
      %166 = arith.addi %18, %165 : index
      %167 = arith.muli %136, %c12 : index
      %168 = arith.addi %167, %137 : index
      %169 = arith.muli %168, %c21 : index
      %170 = arith.addi %166, %169 : index
      %171 = vector.load %w[%170] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %172 = vector.bitcast %171 : vector<4xi8> to vector<1xi32>
      %173 = vector.shuffle %172, %172 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %174 = vector.load %w[%158] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %175 = vector.bitcast %174 : vector<16xi8> to vector<4xi32>
      %176 = arith.shrui %175, %c23 : vector<4xi32>
      %177 = arith.andi %176, %c24 : vector<4xi32>
      %178 = arith.shrui %173, %c25 : vector<4xi32>
      %179 = arith.andi %178, %c26 : vector<4xi32>
      %180 = arith.shli %179, %c27 : vector<4xi32>
      %181 = arith.ori %177, %180 : vector<4xi32>
      %182 = arith.ori %181, %c28 : vector<4xi32>
      %183 = vector.bitcast %182 : vector<4xi32> to vector<8xf16>
      %184 = arith.shrui %175, %c27 : vector<4xi32>
      %185 = arith.andi %184, %c24 : vector<4xi32>
      %186 = arith.shrui %173, %c29 : vector<4xi32>
      %187 = arith.andi %186, %c26 : vector<4xi32>
      %188 = arith.shli %187, %c27 : vector<4xi32>
      %189 = arith.ori %185, %188 : vector<4xi32>
      %190 = arith.ori %189, %c28 : vector<4xi32>
      %191 = vector.bitcast %190 : vector<4xi32> to vector<8xf16>
      %192 = arith.shrui %175, %c30 : vector<4xi32>
      %193 = arith.andi %192, %c24 : vector<4xi32>
      %194 = arith.shrui %173, %c31 : vector<4xi32>
      %195 = arith.andi %194, %c26 : vector<4xi32>
      %196 = arith.shli %195, %c27 : vector<4xi32>
      %197 = arith.ori %193, %196 : vector<4xi32>
      %198 = arith.ori %197, %c28 : vector<4xi32>
      %199 = vector.bitcast %198 : vector<4xi32> to vector<8xf16>
      %200 = arith.shrui %175, %c32 : vector<4xi32>
      %201 = arith.andi %200, %c24 : vector<4xi32>
      %202 = arith.shrui %173, %c33 : vector<4xi32>
      %203 = arith.andi %202, %c26 : vector<4xi32>
      %204 = arith.shli %203, %c27 : vector<4xi32>
      %205 = arith.ori %201, %204 : vector<4xi32>
      %206 = arith.ori %205, %c28 : vector<4xi32>
      %207 = vector.bitcast %206 : vector<4xi32> to vector<8xf16>
      %208 = vector.shuffle %183, %191 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %209 = vector.shuffle %199, %207 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %210 = vector.shuffle %208, %209 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %211 = arith.subf %210, %c34 : vector<32xf16>
      %212 = vector.shuffle %211, %211 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %213 = vector.shuffle %211, %211 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %214 = math.fma %212, %146, %148 : vector<16xf16>
      %215 = math.fma %213, %146, %148 : vector<16xf16>
      %216 = arith.muli %52, %c5 : index
      %217 = arith.addi %216, %c9 : index
      %218 = arith.muli %tileRows, %c12 : index
      %219 = arith.muli %217, %218 : index
      %220 = arith.addi %39, %219 : index
      %221 = vector.load %27[%220] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %222 = arith.muli %tileRows, %c4 : index
      %223 = arith.addi %220, %222 : index
      %224 = vector.load %27[%223] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %225 = vector.shuffle %221, %224 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %226 = wave.mma %225, %134, %53 : vector<16xf16>, vector<8xf32>
      %227 = arith.muli %52, %c5 : index
      %228 = arith.addi %227, %c8 : index
      %229 = arith.muli %tileRows, %c12 : index
      %230 = arith.muli %228, %229 : index
      %231 = arith.addi %39, %230 : index
      %232 = vector.load %27[%231] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %233 = arith.muli %tileRows, %c4 : index
      %234 = arith.addi %231, %233 : index
      %235 = vector.load %27[%234] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %236 = vector.shuffle %232, %235 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %237 = wave.mma %236, %135, %226 : vector<16xf16>, vector<8xf32>
      %238 = arith.muli %52, %c5 : index
      %239 = arith.addi %238, %c5 : index
      %240 = arith.muli %tileRows, %c12 : index
      %241 = arith.muli %239, %240 : index
      %242 = arith.addi %39, %241 : index
      %243 = vector.load %27[%242] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %244 = arith.muli %tileRows, %c4 : index
      %245 = arith.addi %242, %244 : index
      %246 = vector.load %27[%245] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %247 = vector.shuffle %243, %246 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %248 = wave.mma %247, %214, %237 : vector<16xf16>, vector<8xf32>
      %249 = arith.muli %52, %c5 : index
      %250 = arith.addi %249, %c35 : index
      %251 = arith.muli %tileRows, %c12 : index
      %252 = arith.muli %250, %251 : index
      %253 = arith.addi %39, %252 : index
      %254 = vector.load %27[%253] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %255 = arith.muli %tileRows, %c4 : index
      %256 = arith.addi %253, %255 : index
      %257 = vector.load %27[%256] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %258 = vector.shuffle %254, %257 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %259 = wave.mma %258, %215, %248 : vector<16xf16>, vector<8xf32>
      scf.yield %259 : vector<8xf32>
    }
    %260 = arith.select %45, %51, %44 : index
    %263 = scf.for %261 = %51 to %260 step %c8 iter_args(%262 = %54) -> (vector<8xf32>) {
      %264 = wave.lane
      %265 = arith.addi %261, %c9 : index
      %266 = arith.remui %264, %c12 : index
      %267 = arith.addi %18, %c7 : index
      %268 = arith.muli %265, %c20 : index
      %269 = arith.addi %267, %268 : index
      %270 = arith.muli %266, %c21 : index
      %271 = arith.addi %269, %270 : index
      %272 = vector.load %w[%271] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %273 = vector.bitcast %272 : vector<4xi8> to vector<2xf16>
      %274 = vector.extract %273[0] : f16 from vector<2xf16>
      %275 = vector.broadcast %274 : f16 to vector<16xf16>
      %276 = vector.extract %273[1] : f16 from vector<2xf16>
      %277 = vector.broadcast %276 : f16 to vector<16xf16>
      %278 = arith.addi %18, %c7 : index
      %279 = arith.muli %inputFeatures, %c5 : index
      %280 = arith.addi %279, %c6 : index
      %281 = arith.divui %280, %c7 : index
      %282 = arith.muli %281, %c7 : index
      %283 = arith.addi %278, %282 : index
      %284 = arith.muli %265, %c22 : index
      %285 = arith.addi %283, %284 : index
      %286 = arith.muli %266, %c12 : index
      %287 = arith.addi %285, %286 : index
      %288 = arith.muli %inputFeatures, %c4 : index
      %289 = arith.muli %inputFeatures, %c5 : index
      %290 = arith.addi %289, %c6 : index
      %291 = arith.divui %290, %c7 : index
      %292 = arith.muli %291, %c7 : index
      %293 = arith.addi %288, %292 : index
      %294 = arith.addi %293, %c7 : index
      %295 = arith.addi %18, %294 : index
      %296 = arith.muli %265, %c12 : index
      %297 = arith.addi %296, %266 : index
      %298 = arith.muli %297, %c21 : index
      %299 = arith.addi %295, %298 : index
      %300 = vector.load %w[%299] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %301 = vector.bitcast %300 : vector<4xi8> to vector<1xi32>
      %302 = vector.shuffle %301, %301 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %303 = vector.load %w[%287] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %304 = vector.bitcast %303 : vector<16xi8> to vector<4xi32>
      %305 = arith.shrui %304, %c23 : vector<4xi32>
      %306 = arith.andi %305, %c24 : vector<4xi32>
      %307 = arith.shrui %302, %c25 : vector<4xi32>
      %308 = arith.andi %307, %c26 : vector<4xi32>
      %309 = arith.shli %308, %c27 : vector<4xi32>
      %310 = arith.ori %306, %309 : vector<4xi32>
      %311 = arith.ori %310, %c28 : vector<4xi32>
      %312 = vector.bitcast %311 : vector<4xi32> to vector<8xf16>
      %313 = arith.shrui %304, %c27 : vector<4xi32>
      %314 = arith.andi %313, %c24 : vector<4xi32>
      %315 = arith.shrui %302, %c29 : vector<4xi32>
      %316 = arith.andi %315, %c26 : vector<4xi32>
      %317 = arith.shli %316, %c27 : vector<4xi32>
      %318 = arith.ori %314, %317 : vector<4xi32>
      %319 = arith.ori %318, %c28 : vector<4xi32>
      %320 = vector.bitcast %319 : vector<4xi32> to vector<8xf16>
      %321 = arith.shrui %304, %c30 : vector<4xi32>
      %322 = arith.andi %321, %c24 : vector<4xi32>
      %323 = arith.shrui %302, %c31 : vector<4xi32>
      %324 = arith.andi %323, %c26 : vector<4xi32>
      %325 = arith.shli %324, %c27 : vector<4xi32>
      %326 = arith.ori %322, %325 : vector<4xi32>
      %327 = arith.ori %326, %c28 : vector<4xi32>
      %328 = vector.bitcast %327 : vector<4xi32> to vector<8xf16>
      %329 = arith.shrui %304, %c32 : vector<4xi32>
      %330 = arith.andi %329, %c24 : vector<4xi32>
      %331 = arith.shrui %302, %c33 : vector<4xi32>
      %332 = arith.andi %331, %c26 : vector<4xi32>
      %333 = arith.shli %332, %c27 : vector<4xi32>
      %334 = arith.ori %330, %333 : vector<4xi32>
      %335 = arith.ori %334, %c28 : vector<4xi32>
      %336 = vector.bitcast %335 : vector<4xi32> to vector<8xf16>
      %337 = vector.shuffle %312, %320 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %338 = vector.shuffle %328, %336 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %339 = vector.shuffle %337, %338 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %340 = arith.subf %339, %c34 : vector<32xf16>
      %341 = vector.shuffle %340, %340 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %342 = vector.shuffle %340, %340 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %343 = math.fma %341, %275, %277 : vector<16xf16>
      %344 = math.fma %342, %275, %277 : vector<16xf16>
      %345 = arith.muli %261, %c5 : index
      %346 = arith.addi %345, %c9 : index
      %347 = arith.muli %tileRows, %c12 : index
      %348 = arith.muli %346, %347 : index
      %349 = arith.addi %39, %348 : index
      %350 = vector.load %27[%349] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %351 = arith.muli %tileRows, %c4 : index
      %352 = arith.addi %349, %351 : index
      %353 = vector.load %27[%352] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %354 = vector.shuffle %350, %353 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %355 = wave.mma %354, %343, %262 : vector<16xf16>, vector<8xf32>
      %356 = arith.muli %261, %c5 : index
      %357 = arith.addi %356, %c8 : index
      %358 = arith.muli %tileRows, %c12 : index
      %359 = arith.muli %357, %358 : index
      %360 = arith.addi %39, %359 : index
      %361 = vector.load %27[%360] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %362 = arith.muli %tileRows, %c4 : index
      %363 = arith.addi %360, %362 : index
      %364 = vector.load %27[%363] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %365 = vector.shuffle %361, %364 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %366 = wave.mma %365, %344, %355 : vector<16xf16>, vector<8xf32>
      scf.yield %366 : vector<8xf32>
    }
    %367 = arith.addi %23, %c9 : index
    %368 = wave.lane
    %369 = arith.muli %3, %c8 : index
    %370 = arith.muli %369, %c22 : index
    %371 = arith.addi %370, %368 : index
    %372 = arith.muli %4, %c11 : index
    %373 = arith.addi %372, %371 : index
    %374 = arith.addi %373, %c9 : index
    %375 = arith.addi %374, %c9 : index
    %376 = vector.extract %263[0] : f32 from vector<8xf32>
    memref.store %376, %19[%375] : memref<?xf32>
    %377 = arith.muli %4, %c11 : index
    %378 = arith.addi %377, %371 : index
    %379 = arith.addi %378, %c9 : index
    %380 = arith.addi %379, %c15 : index
    %381 = vector.extract %263[1] : f32 from vector<8xf32>
    memref.store %381, %19[%380] : memref<?xf32>
    %382 = arith.muli %4, %c11 : index
    %383 = arith.addi %382, %371 : index
    %384 = arith.addi %383, %c9 : index
    %385 = arith.addi %384, %c20 : index
    %386 = vector.extract %263[2] : f32 from vector<8xf32>
    memref.store %386, %19[%385] : memref<?xf32>
    %387 = arith.muli %4, %c11 : index
    %388 = arith.addi %387, %371 : index
    %389 = arith.addi %388, %c9 : index
    %390 = arith.addi %389, %c36 : index
    %391 = vector.extract %263[3] : f32 from vector<8xf32>
    memref.store %391, %19[%390] : memref<?xf32>
    %392 = arith.muli %4, %c11 : index
    %393 = arith.addi %392, %371 : index
    %394 = arith.addi %393, %c9 : index
    %395 = arith.addi %394, %c7 : index
    %396 = vector.extract %263[4] : f32 from vector<8xf32>
    memref.store %396, %19[%395] : memref<?xf32>
    %397 = arith.muli %4, %c11 : index
    %398 = arith.addi %397, %371 : index
    %399 = arith.addi %398, %c9 : index
    %400 = arith.addi %399, %c37 : index
    %401 = vector.extract %263[5] : f32 from vector<8xf32>
    memref.store %401, %19[%400] : memref<?xf32>
    %402 = arith.muli %4, %c11 : index
    %403 = arith.addi %402, %371 : index
    %404 = arith.addi %403, %c9 : index
    %405 = arith.addi %404, %c38 : index
    %406 = vector.extract %263[6] : f32 from vector<8xf32>
    memref.store %406, %19[%405] : memref<?xf32>
    %407 = arith.muli %4, %c11 : index
    %408 = arith.addi %407, %371 : index
    %409 = arith.addi %408, %c9 : index
    %410 = arith.addi %409, %c39 : index
    %411 = vector.extract %263[7] : f32 from vector<8xf32>
    memref.store %411, %19[%410] : memref<?xf32>
    wave.barrier
    %412 = arith.muli %4, %c21 : index
    %413 = arith.addi %412, %c9 : index
    %414 = arith.muli %413, %c5 : index
    %415 = arith.divui %368, %c12 : index
    %416 = arith.addi %414, %415 : index
    %417 = arith.addi %367, %416 : index
    %418 = arith.cmpi slt, %417, %22 : index
    scf.if %418 {
      %419 = arith.cmpi eq, %hasFactors, %c8 : index
      %420 = arith.muli %417, %c5 : index
      %421 = memref.load %factors[%420] : memref<?xf32>
      %422 = arith.mulf %421, %operandScale : f32
      %423 = arith.select %419, %422, %operandScale : f32
      %424 = arith.addi %371, %c9 : index
      %425 = arith.muli %413, %c15 : index
      %426 = arith.addi %424, %425 : index
      %427 = memref.load %19[%426] : memref<?xf32>
      %428 = arith.addi %426, %c11 : index
      %429 = memref.load %19[%428] : memref<?xf32>
      %430 = arith.addf %427, %429 : f32
      %431 = arith.remui %368, %c12 : index
      %432 = arith.muli %431, %c21 : index
      %433 = arith.addi %18, %432 : index
      %434 = vector.load %w[%433] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %435 = vector.bitcast %434 : vector<4xi8> to vector<1xf32>
      %436 = vector.extract %435[0] : f32 from vector<1xf32>
      %437 = arith.mulf %436, %423 : f32
      %438 = arith.mulf %430, %437 : f32
      %439 = arith.muli %3, %c8 : index
      %440 = arith.addi %439, %c9 : index
      %441 = arith.muli %440, %c12 : index
      %442 = arith.remui %368, %c12 : index
      %443 = arith.addi %441, %442 : index
      %444 = arith.muli %416, %c42 : index
      %445 = arith.addi %444, %443 : index
      memref.store %438, %20[%445] : memref<?xf32>
    }
    %446 = arith.muli %4, %c21 : index
    %447 = arith.addi %446, %c8 : index
    %448 = arith.muli %447, %c5 : index
    %449 = arith.divui %368, %c12 : index
    %450 = arith.addi %448, %449 : index
    %451 = arith.addi %367, %450 : index
    %452 = arith.cmpi slt, %451, %22 : index
    scf.if %452 {
      %453 = arith.cmpi eq, %hasFactors, %c8 : index
      %454 = arith.muli %451, %c5 : index
      %455 = memref.load %factors[%454] : memref<?xf32>
      %456 = arith.mulf %455, %operandScale : f32
      %457 = arith.select %453, %456, %operandScale : f32
      %458 = arith.addi %371, %c9 : index
      %459 = arith.muli %447, %c15 : index
      %460 = arith.addi %458, %459 : index
      %461 = memref.load %19[%460] : memref<?xf32>
      %462 = arith.addi %460, %c11 : index
      %463 = memref.load %19[%462] : memref<?xf32>
      %464 = arith.addf %461, %463 : f32
      %465 = arith.remui %368, %c12 : index
      %466 = arith.muli %465, %c21 : index
      %467 = arith.addi %18, %466 : index
      %468 = vector.load %w[%467] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %469 = vector.bitcast %468 : vector<4xi8> to vector<1xf32>
      %470 = vector.extract %469[0] : f32 from vector<1xf32>
      %471 = arith.mulf %470, %457 : f32
      %472 = arith.mulf %464, %471 : f32
      %473 = arith.muli %3, %c8 : index
      %474 = arith.addi %473, %c9 : index
      %475 = arith.muli %474, %c12 : index
      %476 = arith.remui %368, %c12 : index
      %477 = arith.addi %475, %476 : index
      %478 = arith.muli %450, %c42 : index
      %479 = arith.addi %478, %477 : index
      memref.store %472, %20[%479] : memref<?xf32>
    }
    %480 = arith.muli %4, %c21 : index
    %481 = arith.addi %480, %c5 : index
    %482 = arith.muli %481, %c5 : index
    %483 = arith.divui %368, %c12 : index
    %484 = arith.addi %482, %483 : index
    %485 = arith.addi %367, %484 : index
    %486 = arith.cmpi slt, %485, %22 : index
    scf.if %486 {
      %487 = arith.cmpi eq, %hasFactors, %c8 : index
      %488 = arith.muli %485, %c5 : index
      %489 = memref.load %factors[%488] : memref<?xf32>
      %490 = arith.mulf %489, %operandScale : f32
      %491 = arith.select %487, %490, %operandScale : f32
      %492 = arith.addi %371, %c9 : index
      %493 = arith.muli %481, %c15 : index
      %494 = arith.addi %492, %493 : index
      %495 = memref.load %19[%494] : memref<?xf32>
      %496 = arith.addi %494, %c11 : index
      %497 = memref.load %19[%496] : memref<?xf32>
      %498 = arith.addf %495, %497 : f32
      %499 = arith.remui %368, %c12 : index
      %500 = arith.muli %499, %c21 : index
      %501 = arith.addi %18, %500 : index
      %502 = vector.load %w[%501] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %503 = vector.bitcast %502 : vector<4xi8> to vector<1xf32>
      %504 = vector.extract %503[0] : f32 from vector<1xf32>
      %505 = arith.mulf %504, %491 : f32
      %506 = arith.mulf %498, %505 : f32
      %507 = arith.muli %3, %c8 : index
      %508 = arith.addi %507, %c9 : index
      %509 = arith.muli %508, %c12 : index
      %510 = arith.remui %368, %c12 : index
      %511 = arith.addi %509, %510 : index
      %512 = arith.muli %484, %c42 : index
      %513 = arith.addi %512, %511 : index
      memref.store %506, %20[%513] : memref<?xf32>
    }
    %514 = arith.muli %4, %c21 : index
    %515 = arith.addi %514, %c35 : index
    %516 = arith.muli %515, %c5 : index
    %517 = arith.divui %368, %c12 : index
    %518 = arith.addi %516, %517 : index
    %519 = arith.addi %367, %518 : index
    %520 = arith.cmpi slt, %519, %22 : index
    scf.if %520 {
      %521 = arith.cmpi eq, %hasFactors, %c8 : index
      %522 = arith.muli %519, %c5 : index
      %523 = memref.load %factors[%522] : memref<?xf32>
      %524 = arith.mulf %523, %operandScale : f32
      %525 = arith.select %521, %524, %operandScale : f32
      %526 = arith.addi %371, %c9 : index
      %527 = arith.muli %515, %c15 : index
      %528 = arith.addi %526, %527 : index
      %529 = memref.load %19[%528] : memref<?xf32>
      %530 = arith.addi %528, %c11 : index
      %531 = memref.load %19[%530] : memref<?xf32>
      %532 = arith.addf %529, %531 : f32
      %533 = arith.remui %368, %c12 : index
      %534 = arith.muli %533, %c21 : index
      %535 = arith.addi %18, %534 : index
      %536 = vector.load %w[%535] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %537 = vector.bitcast %536 : vector<4xi8> to vector<1xf32>
      %538 = vector.extract %537[0] : f32 from vector<1xf32>
      %539 = arith.mulf %538, %525 : f32
      %540 = arith.mulf %532, %539 : f32
      %541 = arith.muli %3, %c8 : index
      %542 = arith.addi %541, %c9 : index
      %543 = arith.muli %542, %c12 : index
      %544 = arith.remui %368, %c12 : index
      %545 = arith.addi %543, %544 : index
      %546 = arith.muli %518, %c42 : index
      %547 = arith.addi %546, %545 : index
      memref.store %540, %20[%547] : memref<?xf32>
    }
    wave.barrier
    %548 = arith.addi %23, %c9 : index
    %549 = wave.wave
    %550 = arith.addi %549, %c9 : index
    %551 = arith.addi %548, %550 : index
    %552 = arith.cmpi slt, %551, %22 : index
    %553 = arith.cmpi slt, %550, %c12 : index
    %554 = arith.andi %552, %553 : i1
    scf.if %554 {
      %555 = arith.addi %548, %550 : index
      %556 = arith.muli %550, %c42 : index
      %557 = wave.lane
      %558 = arith.addi %557, %c9 : index
      %559 = arith.cmpi eq, %hasBias, %c8 : index
      %560 = arith.addi %556, %558 : index
      %561 = memref.load %20[%560] : memref<?xf32>
      %562 = arith.muli %0, %c42 : index
      %563 = arith.addi %562, %558 : index
      %564 = memref.load %bias[%563] : memref<?xf32>
      %565 = arith.addf %561, %564 : f32
      %566 = arith.select %559, %565, %561 : f32
      %567 = arith.addi %558, %c44 : index
      %568 = arith.cmpi eq, %hasBias, %c8 : index
      %569 = arith.addi %556, %567 : index
      %570 = memref.load %20[%569] : memref<?xf32>
      %571 = arith.muli %0, %c42 : index
      %572 = arith.addi %571, %567 : index
      %573 = memref.load %bias[%572] : memref<?xf32>
      %574 = arith.addf %570, %573 : f32
      %575 = arith.select %568, %574, %570 : f32
      %576 = arith.addi %557, %c15 : index
      %577 = arith.cmpi slt, %576, %c44 : index
      %578 = arith.minsi %576, %c45 : index
      %579 = arith.cmpi eq, %hasBias, %c8 : index
      %580 = arith.addi %556, %578 : index
      %581 = memref.load %20[%580] : memref<?xf32>
      %582 = arith.muli %0, %c42 : index
      %583 = arith.addi %582, %578 : index
      %584 = memref.load %bias[%583] : memref<?xf32>
      %585 = arith.addf %581, %584 : f32
      %586 = arith.select %579, %585, %581 : f32
      %587 = arith.addi %578, %c44 : index
      %588 = arith.cmpi eq, %hasBias, %c8 : index
      %589 = arith.addi %556, %587 : index
      %590 = memref.load %20[%589] : memref<?xf32>
      %591 = arith.muli %0, %c42 : index
      %592 = arith.addi %591, %587 : index
      %593 = memref.load %bias[%592] : memref<?xf32>
      %594 = arith.addf %590, %593 : f32
      %595 = arith.select %588, %594, %590 : f32
      %596 = arith.addi %heads, %kvHeads : index
      %597 = arith.cmpi slt, %0, %596 : index
      scf.if %597 {
        %598 = arith.addi %positionsAt, %555 : index
        %599 = memref.load %step[%598] : memref<?xi32>
        %600 = arith.index_cast %599 : i32 to index
        %601 = arith.cmpi eq, %hasNorm, %c8 : index
        %602 = math.fma %566, %566, %c48 : f32
        %603 = math.fma %575, %575, %602 : f32
        %604 = math.fma %586, %586, %603 : f32
        %605 = arith.select %577, %604, %603 : f32
        %606 = math.fma %595, %595, %605 : f32
        %607 = arith.select %577, %606, %605 : f32
        %608 = vector.broadcast %607 : f32 to vector<1xf32>
        %609 = wave.reduce "add" %608 : vector<1xf32>
        %610 = arith.mulf %609, %inverseHeadDim : f32
        %611 = arith.addf %610, %epsilon : f32
        %612 = math.sqrt %611 : f32
        %613 = arith.divf %c50, %612 : f32
        %614 = arith.cmpi slt, %0, %heads : index
        %615 = arith.addi %558, %c44 : index
        %616 = memref.load %query_norm[%558] : memref<?xf32>
        %617 = memref.load %key_norm[%558] : memref<?xf32>
        %618 = arith.select %614, %616, %617 : f32
        %619 = arith.mulf %566, %613 : f32
        %620 = arith.mulf %619, %618 : f32
        %621 = arith.select %601, %620, %566 : f32
        %622 = memref.load %query_norm[%615] : memref<?xf32>
        %623 = memref.load %key_norm[%615] : memref<?xf32>
        %624 = arith.select %614, %622, %623 : f32
        %625 = arith.mulf %575, %613 : f32
        %626 = arith.mulf %625, %624 : f32
        %627 = arith.select %601, %626, %575 : f32
        %628 = arith.addi %578, %c44 : index
        %629 = memref.load %query_norm[%578] : memref<?xf32>
        %630 = memref.load %key_norm[%578] : memref<?xf32>
        %631 = arith.select %614, %629, %630 : f32
        %632 = arith.mulf %586, %613 : f32
        %633 = arith.mulf %632, %631 : f32
        %634 = arith.select %601, %633, %586 : f32
        %635 = memref.load %query_norm[%628] : memref<?xf32>
        %636 = memref.load %key_norm[%628] : memref<?xf32>
        %637 = arith.select %614, %635, %636 : f32
        %638 = arith.mulf %595, %613 : f32
        %639 = arith.mulf %638, %637 : f32
        %640 = arith.select %601, %639, %595 : f32
        %641 = arith.remui %600, %c22 : index
        %642 = arith.muli %641, %c42 : index
        %643 = arith.addi %642, %558 : index
        %644 = arith.divui %600, %c22 : index
        %645 = arith.addi %644, %c22 : index
        %646 = arith.muli %645, %c42 : index
        %647 = arith.addi %646, %558 : index
        %648 = memref.load %rope[%643] : memref<?xf32>
        %649 = arith.addi %643, %c44 : index
        %650 = memref.load %rope[%649] : memref<?xf32>
        %651 = memref.load %rope[%647] : memref<?xf32>
        %652 = arith.addi %647, %c44 : index
        %653 = memref.load %rope[%652] : memref<?xf32>
        %654 = arith.mulf %651, %648 : f32
        %655 = arith.mulf %653, %650 : f32
        %656 = arith.subf %654, %655 : f32
        %657 = arith.mulf %653, %648 : f32
        %658 = arith.mulf %651, %650 : f32
        %659 = arith.addf %657, %658 : f32
        %660 = arith.mulf %621, %656 : f32
        %661 = arith.mulf %627, %659 : f32
        %662 = arith.subf %660, %661 : f32
        %663 = arith.mulf %627, %656 : f32
        %664 = arith.mulf %621, %659 : f32
        %665 = arith.addf %663, %664 : f32
        %666 = arith.cmpi slt, %0, %heads : index
        scf.if %666 {
          %667 = arith.muli %555, %heads : index
          %668 = arith.addi %667, %0 : index
          %669 = arith.muli %668, %c42 : index
          %670 = arith.addi %669, %558 : index
          memref.store %662, %q[%670] : memref<?xf32>
          %671 = arith.addi %670, %c44 : index
          memref.store %665, %q[%671] : memref<?xf32>
        } else {
          %672 = arith.addi %556, %558 : index
          memref.store %662, %20[%672] : memref<?xf32>
          %673 = arith.addi %556, %558 : index
          %674 = arith.addi %673, %c44 : index
          memref.store %665, %20[%674] : memref<?xf32>
        }
        %675 = arith.remui %600, %c22 : index
        %676 = arith.muli %675, %c42 : index
        %677 = arith.addi %676, %578 : index
        %678 = arith.divui %600, %c22 : index
        %679 = arith.addi %678, %c22 : index
        %680 = arith.muli %679, %c42 : index
        %681 = arith.addi %680, %578 : index
        %682 = memref.load %rope[%677] : memref<?xf32>
        %683 = arith.addi %677, %c44 : index
        %684 = memref.load %rope[%683] : memref<?xf32>
        %685 = memref.load %rope[%681] : memref<?xf32>
        %686 = arith.addi %681, %c44 : index
        %687 = memref.load %rope[%686] : memref<?xf32>
        %688 = arith.mulf %685, %682 : f32
        %689 = arith.mulf %687, %684 : f32
        %690 = arith.subf %688, %689 : f32
        %691 = arith.mulf %687, %682 : f32
        %692 = arith.mulf %685, %684 : f32
        %693 = arith.addf %691, %692 : f32
        %694 = arith.mulf %634, %690 : f32
        %695 = arith.mulf %640, %693 : f32
        %696 = arith.subf %694, %695 : f32
        %697 = arith.mulf %640, %690 : f32
        %698 = arith.mulf %634, %693 : f32
        %699 = arith.addf %697, %698 : f32
        scf.if %577 {
          %700 = arith.cmpi slt, %0, %heads : index
          scf.if %700 {
            %701 = arith.muli %555, %heads : index
            %702 = arith.addi %701, %0 : index
            %703 = arith.muli %702, %c42 : index
            %704 = arith.addi %703, %578 : index
            memref.store %696, %q[%704] : memref<?xf32>
            %705 = arith.addi %704, %c44 : index
            memref.store %699, %q[%705] : memref<?xf32>
          } else {
            %706 = arith.addi %556, %578 : index
            memref.store %696, %20[%706] : memref<?xf32>
            %707 = arith.addi %556, %578 : index
            %708 = arith.addi %707, %c44 : index
            memref.store %699, %20[%708] : memref<?xf32>
          }
        }
      } else {
        %709 = arith.cmpi slt, %0, %heads : index
        scf.if %709 {
          %710 = arith.muli %555, %heads : index
          %711 = arith.addi %710, %0 : index
          %712 = arith.muli %711, %c42 : index
          %713 = arith.addi %712, %558 : index
          memref.store %566, %q[%713] : memref<?xf32>
          %714 = arith.addi %713, %c44 : index
          memref.store %575, %q[%714] : memref<?xf32>
        } else {
          %715 = arith.addi %556, %558 : index
          memref.store %566, %20[%715] : memref<?xf32>
          %716 = arith.addi %556, %558 : index
          %717 = arith.addi %716, %c44 : index
          memref.store %575, %20[%717] : memref<?xf32>
        }
        scf.if %577 {
          %718 = arith.cmpi slt, %0, %heads : index
          scf.if %718 {
            %719 = arith.muli %555, %heads : index
            %720 = arith.addi %719, %0 : index
            %721 = arith.muli %720, %c42 : index
            %722 = arith.addi %721, %578 : index
            memref.store %586, %q[%722] : memref<?xf32>
            %723 = arith.addi %722, %c44 : index
            memref.store %595, %q[%723] : memref<?xf32>
          } else {
            %724 = arith.addi %556, %578 : index
            memref.store %586, %20[%724] : memref<?xf32>
            %725 = arith.addi %556, %578 : index
            %726 = arith.addi %725, %c44 : index
            memref.store %595, %20[%726] : memref<?xf32>
          }
        }
      }
    }
    %727 = arith.addi %549, %c52 : index
    %728 = arith.addi %548, %727 : index
    %729 = arith.cmpi slt, %728, %22 : index
    %730 = arith.cmpi slt, %727, %c12 : index
    %731 = arith.andi %729, %730 : i1
    scf.if %731 {
      %732 = arith.addi %548, %727 : index
      %733 = arith.muli %727, %c42 : index
      %734 = wave.lane
      %735 = arith.addi %734, %c9 : index
      %736 = arith.cmpi eq, %hasBias, %c8 : index
      %737 = arith.addi %733, %735 : index
      %738 = memref.load %20[%737] : memref<?xf32>
      %739 = arith.muli %0, %c42 : index
      %740 = arith.addi %739, %735 : index
      %741 = memref.load %bias[%740] : memref<?xf32>
      %742 = arith.addf %738, %741 : f32
      %743 = arith.select %736, %742, %738 : f32
      %744 = arith.addi %735, %c44 : index
      %745 = arith.cmpi eq, %hasBias, %c8 : index
      %746 = arith.addi %733, %744 : index
      %747 = memref.load %20[%746] : memref<?xf32>
      %748 = arith.muli %0, %c42 : index
      %749 = arith.addi %748, %744 : index
      %750 = memref.load %bias[%749] : memref<?xf32>
      %751 = arith.addf %747, %750 : f32
      %752 = arith.select %745, %751, %747 : f32
      %753 = arith.addi %734, %c15 : index
      %754 = arith.cmpi slt, %753, %c44 : index
      %755 = arith.minsi %753, %c45 : index
      %756 = arith.cmpi eq, %hasBias, %c8 : index
      %757 = arith.addi %733, %755 : index
      %758 = memref.load %20[%757] : memref<?xf32>
      %759 = arith.muli %0, %c42 : index
      %760 = arith.addi %759, %755 : index
      %761 = memref.load %bias[%760] : memref<?xf32>
      %762 = arith.addf %758, %761 : f32
      %763 = arith.select %756, %762, %758 : f32
      %764 = arith.addi %755, %c44 : index
      %765 = arith.cmpi eq, %hasBias, %c8 : index
      %766 = arith.addi %733, %764 : index
      %767 = memref.load %20[%766] : memref<?xf32>
      %768 = arith.muli %0, %c42 : index
      %769 = arith.addi %768, %764 : index
      %770 = memref.load %bias[%769] : memref<?xf32>
      %771 = arith.addf %767, %770 : f32
      %772 = arith.select %765, %771, %767 : f32
      %773 = arith.addi %heads, %kvHeads : index
      %774 = arith.cmpi slt, %0, %773 : index
      scf.if %774 {
        %775 = arith.addi %positionsAt, %732 : index
        %776 = memref.load %step[%775] : memref<?xi32>
        %777 = arith.index_cast %776 : i32 to index
        %778 = arith.cmpi eq, %hasNorm, %c8 : index
        %779 = math.fma %743, %743, %c48 : f32
        %780 = math.fma %752, %752, %779 : f32
        %781 = math.fma %763, %763, %780 : f32
        %782 = arith.select %754, %781, %780 : f32
        %783 = math.fma %772, %772, %782 : f32
        %784 = arith.select %754, %783, %782 : f32
        %785 = vector.broadcast %784 : f32 to vector<1xf32>
        %786 = wave.reduce "add" %785 : vector<1xf32>
        %787 = arith.mulf %786, %inverseHeadDim : f32
        %788 = arith.addf %787, %epsilon : f32
        %789 = math.sqrt %788 : f32
        %790 = arith.divf %c50, %789 : f32
        %791 = arith.cmpi slt, %0, %heads : index
        %792 = arith.addi %735, %c44 : index
        %793 = memref.load %query_norm[%735] : memref<?xf32>
        %794 = memref.load %key_norm[%735] : memref<?xf32>
        %795 = arith.select %791, %793, %794 : f32
        %796 = arith.mulf %743, %790 : f32
        %797 = arith.mulf %796, %795 : f32
        %798 = arith.select %778, %797, %743 : f32
        %799 = memref.load %query_norm[%792] : memref<?xf32>
        %800 = memref.load %key_norm[%792] : memref<?xf32>
        %801 = arith.select %791, %799, %800 : f32
        %802 = arith.mulf %752, %790 : f32
        %803 = arith.mulf %802, %801 : f32
        %804 = arith.select %778, %803, %752 : f32
        %805 = arith.addi %755, %c44 : index
        %806 = memref.load %query_norm[%755] : memref<?xf32>
        %807 = memref.load %key_norm[%755] : memref<?xf32>
        %808 = arith.select %791, %806, %807 : f32
        %809 = arith.mulf %763, %790 : f32
        %810 = arith.mulf %809, %808 : f32
        %811 = arith.select %778, %810, %763 : f32
        %812 = memref.load %query_norm[%805] : memref<?xf32>
        %813 = memref.load %key_norm[%805] : memref<?xf32>
        %814 = arith.select %791, %812, %813 : f32
        %815 = arith.mulf %772, %790 : f32
        %816 = arith.mulf %815, %814 : f32
        %817 = arith.select %778, %816, %772 : f32
        %818 = arith.remui %777, %c22 : index
        %819 = arith.muli %818, %c42 : index
        %820 = arith.addi %819, %735 : index
        %821 = arith.divui %777, %c22 : index
        %822 = arith.addi %821, %c22 : index
        %823 = arith.muli %822, %c42 : index
        %824 = arith.addi %823, %735 : index
        %825 = memref.load %rope[%820] : memref<?xf32>
        %826 = arith.addi %820, %c44 : index
        %827 = memref.load %rope[%826] : memref<?xf32>
        %828 = memref.load %rope[%824] : memref<?xf32>
        %829 = arith.addi %824, %c44 : index
        %830 = memref.load %rope[%829] : memref<?xf32>
        %831 = arith.mulf %828, %825 : f32
        %832 = arith.mulf %830, %827 : f32
        %833 = arith.subf %831, %832 : f32
        %834 = arith.mulf %830, %825 : f32
        %835 = arith.mulf %828, %827 : f32
        %836 = arith.addf %834, %835 : f32
        %837 = arith.mulf %798, %833 : f32
        %838 = arith.mulf %804, %836 : f32
        %839 = arith.subf %837, %838 : f32
        %840 = arith.mulf %804, %833 : f32
        %841 = arith.mulf %798, %836 : f32
        %842 = arith.addf %840, %841 : f32
        %843 = arith.cmpi slt, %0, %heads : index
        scf.if %843 {
          %844 = arith.muli %732, %heads : index
          %845 = arith.addi %844, %0 : index
          %846 = arith.muli %845, %c42 : index
          %847 = arith.addi %846, %735 : index
          memref.store %839, %q[%847] : memref<?xf32>
          %848 = arith.addi %847, %c44 : index
          memref.store %842, %q[%848] : memref<?xf32>
        } else {
          %849 = arith.addi %733, %735 : index
          memref.store %839, %20[%849] : memref<?xf32>
          %850 = arith.addi %733, %735 : index
          %851 = arith.addi %850, %c44 : index
          memref.store %842, %20[%851] : memref<?xf32>
        }
        %852 = arith.remui %777, %c22 : index
        %853 = arith.muli %852, %c42 : index
        %854 = arith.addi %853, %755 : index
        %855 = arith.divui %777, %c22 : index
        %856 = arith.addi %855, %c22 : index
        %857 = arith.muli %856, %c42 : index
        %858 = arith.addi %857, %755 : index
        %859 = memref.load %rope[%854] : memref<?xf32>
        %860 = arith.addi %854, %c44 : index
        %861 = memref.load %rope[%860] : memref<?xf32>
        %862 = memref.load %rope[%858] : memref<?xf32>
        %863 = arith.addi %858, %c44 : index
        %864 = memref.load %rope[%863] : memref<?xf32>
        %865 = arith.mulf %862, %859 : f32
        %866 = arith.mulf %864, %861 : f32
        %867 = arith.subf %865, %866 : f32
        %868 = arith.mulf %864, %859 : f32
        %869 = arith.mulf %862, %861 : f32
        %870 = arith.addf %868, %869 : f32
        %871 = arith.mulf %811, %867 : f32
        %872 = arith.mulf %817, %870 : f32
        %873 = arith.subf %871, %872 : f32
        %874 = arith.mulf %817, %867 : f32
        %875 = arith.mulf %811, %870 : f32
        %876 = arith.addf %874, %875 : f32
        scf.if %754 {
          %877 = arith.cmpi slt, %0, %heads : index
          scf.if %877 {
            %878 = arith.muli %732, %heads : index
            %879 = arith.addi %878, %0 : index
            %880 = arith.muli %879, %c42 : index
            %881 = arith.addi %880, %755 : index
            memref.store %873, %q[%881] : memref<?xf32>
            %882 = arith.addi %881, %c44 : index
            memref.store %876, %q[%882] : memref<?xf32>
          } else {
            %883 = arith.addi %733, %755 : index
            memref.store %873, %20[%883] : memref<?xf32>
            %884 = arith.addi %733, %755 : index
            %885 = arith.addi %884, %c44 : index
            memref.store %876, %20[%885] : memref<?xf32>
          }
        }
      } else {
        %886 = arith.cmpi slt, %0, %heads : index
        scf.if %886 {
          %887 = arith.muli %732, %heads : index
          %888 = arith.addi %887, %0 : index
          %889 = arith.muli %888, %c42 : index
          %890 = arith.addi %889, %735 : index
          memref.store %743, %q[%890] : memref<?xf32>
          %891 = arith.addi %890, %c44 : index
          memref.store %752, %q[%891] : memref<?xf32>
        } else {
          %892 = arith.addi %733, %735 : index
          memref.store %743, %20[%892] : memref<?xf32>
          %893 = arith.addi %733, %735 : index
          %894 = arith.addi %893, %c44 : index
          memref.store %752, %20[%894] : memref<?xf32>
        }
        scf.if %754 {
          %895 = arith.cmpi slt, %0, %heads : index
          scf.if %895 {
            %896 = arith.muli %732, %heads : index
            %897 = arith.addi %896, %0 : index
            %898 = arith.muli %897, %c42 : index
            %899 = arith.addi %898, %755 : index
            memref.store %763, %q[%899] : memref<?xf32>
            %900 = arith.addi %899, %c44 : index
            memref.store %772, %q[%900] : memref<?xf32>
          } else {
            %901 = arith.addi %733, %755 : index
            memref.store %763, %20[%901] : memref<?xf32>
            %902 = arith.addi %733, %755 : index
            %903 = arith.addi %902, %c44 : index
            memref.store %772, %20[%903] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %904 = arith.cmpi sge, %0, %heads : index
    scf.if %904 {
      %905 = arith.addi %549, %c9 : index
      %906 = arith.addi %548, %905 : index
      %907 = arith.cmpi slt, %906, %22 : index
      %908 = arith.cmpi slt, %905, %c12 : index
      %909 = arith.andi %907, %908 : i1
      scf.if %909 {
        %910 = arith.addi %548, %905 : index
        %911 = arith.addi %slotsAt, %910 : index
        %912 = memref.load %step[%911] : memref<?xi32>
        %913 = arith.index_cast %912 : i32 to index
        %914 = arith.cmpi sge, %913, %c9 : index
        scf.if %914 {
          %915 = arith.muli %905, %c42 : index
          %916 = arith.subi %0, %heads : index
          %917 = memref.load %scales[%916] : memref<?xf32>
          %918 = vector.broadcast %917 : f32 to vector<4xf32>
          %919 = arith.divui %913, %c12 : index
          %920 = arith.remui %913, %c12 : index
          %921 = arith.muli %919, %pageBytes : index
          %922 = arith.cmpi eq, %codec, %c9 : index
          scf.if %922 {
            %923 = wave.lane
            %924 = arith.muli %923, %c21 : index
            scf.for %925 = %924 to %c42 step %c7 {
              %926 = arith.addi %915, %925 : index
              %927 = vector.load %20[%926] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %928 = arith.mulf %927, %918 : vector<4xf32>
              %929 = arith.minimumf %928, %c56 : vector<4xf32>
              %930 = arith.maximumf %929, %c57 : vector<4xf32>
              %931 = arith.truncf %930 : vector<4xf32> to vector<4xf16>
              %932 = vector.bitcast %931 : vector<4xf16> to vector<8xi8>
              %933 = arith.cmpi slt, %916, %kvHeads : index
              scf.if %933 {
                %934 = arith.muli %916, %c58 : index
                %935 = arith.addi %921, %934 : index
                %936 = arith.divui %925, %c12 : index
                %937 = arith.muli %936, %c59 : index
                %938 = arith.remui %925, %c12 : index
                %939 = arith.divui %938, %c4 : index
                %940 = arith.muli %939, %c22 : index
                %941 = arith.muli %920, %c12 : index
                %942 = arith.addi %940, %941 : index
                %943 = arith.remui %938, %c4 : index
                %944 = arith.muli %943, %c5 : index
                %945 = arith.addi %942, %944 : index
                %946 = arith.addi %937, %945 : index
                %947 = arith.addi %935, %946 : index
                vector.store %932, %kv[%947] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %948 = arith.subi %916, %kvHeads : index
                %949 = arith.muli %948, %c58 : index
                %950 = arith.addi %921, %949 : index
                %951 = arith.addi %925, %c9 : index
                %952 = arith.divui %951, %c12 : index
                %953 = arith.muli %952, %c59 : index
                %954 = arith.addi %953, %c10 : index
                %955 = arith.remui %951, %c12 : index
                %956 = arith.divui %920, %c5 : index
                %957 = arith.remui %920, %c5 : index
                %958 = arith.muli %957, %c4 : index
                %959 = arith.addi %956, %958 : index
                %960 = arith.divui %959, %c4 : index
                %961 = arith.muli %960, %c22 : index
                %962 = arith.muli %955, %c12 : index
                %963 = arith.addi %961, %962 : index
                %964 = arith.remui %959, %c4 : index
                %965 = arith.muli %964, %c5 : index
                %966 = arith.addi %963, %965 : index
                %967 = arith.addi %954, %966 : index
                %968 = arith.addi %950, %967 : index
                %969 = vector.shuffle %932, %932 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %969, %kv[%968] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %970 = arith.addi %925, %c8 : index
                %971 = arith.divui %970, %c12 : index
                %972 = arith.muli %971, %c59 : index
                %973 = arith.addi %972, %c10 : index
                %974 = arith.remui %970, %c12 : index
                %975 = arith.divui %920, %c5 : index
                %976 = arith.remui %920, %c5 : index
                %977 = arith.muli %976, %c4 : index
                %978 = arith.addi %975, %977 : index
                %979 = arith.divui %978, %c4 : index
                %980 = arith.muli %979, %c22 : index
                %981 = arith.muli %974, %c12 : index
                %982 = arith.addi %980, %981 : index
                %983 = arith.remui %978, %c4 : index
                %984 = arith.muli %983, %c5 : index
                %985 = arith.addi %982, %984 : index
                %986 = arith.addi %973, %985 : index
                %987 = arith.addi %950, %986 : index
                %988 = vector.shuffle %932, %932 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %988, %kv[%987] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %989 = arith.addi %925, %c5 : index
                %990 = arith.divui %989, %c12 : index
                %991 = arith.muli %990, %c59 : index
                %992 = arith.addi %991, %c10 : index
                %993 = arith.remui %989, %c12 : index
                %994 = arith.divui %920, %c5 : index
                %995 = arith.remui %920, %c5 : index
                %996 = arith.muli %995, %c4 : index
                %997 = arith.addi %994, %996 : index
                %998 = arith.divui %997, %c4 : index
                %999 = arith.muli %998, %c22 : index
                %1000 = arith.muli %993, %c12 : index
                %1001 = arith.addi %999, %1000 : index
                %1002 = arith.remui %997, %c4 : index
                %1003 = arith.muli %1002, %c5 : index
                %1004 = arith.addi %1001, %1003 : index
                %1005 = arith.addi %992, %1004 : index
                %1006 = arith.addi %950, %1005 : index
                %1007 = vector.shuffle %932, %932 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1007, %kv[%1006] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1008 = arith.addi %925, %c35 : index
                %1009 = arith.divui %1008, %c12 : index
                %1010 = arith.muli %1009, %c59 : index
                %1011 = arith.addi %1010, %c10 : index
                %1012 = arith.remui %1008, %c12 : index
                %1013 = arith.divui %920, %c5 : index
                %1014 = arith.remui %920, %c5 : index
                %1015 = arith.muli %1014, %c4 : index
                %1016 = arith.addi %1013, %1015 : index
                %1017 = arith.divui %1016, %c4 : index
                %1018 = arith.muli %1017, %c22 : index
                %1019 = arith.muli %1012, %c12 : index
                %1020 = arith.addi %1018, %1019 : index
                %1021 = arith.remui %1016, %c4 : index
                %1022 = arith.muli %1021, %c5 : index
                %1023 = arith.addi %1020, %1022 : index
                %1024 = arith.addi %1011, %1023 : index
                %1025 = arith.addi %950, %1024 : index
                %1026 = vector.shuffle %932, %932 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1026, %kv[%1025] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1027 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1027 {
            %1028 = wave.lane
            %1029 = arith.muli %1028, %c21 : index
            scf.for %1030 = %1029 to %c42 step %c7 {
              %1031 = arith.addi %915, %1030 : index
              %1032 = vector.load %20[%1031] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1033 = arith.mulf %1032, %918 : vector<4xf32>
              %1034 = wave.fp8_encode "e4m3" %1033 : vector<4xf32> -> vector<4xi8>
              %1035 = arith.cmpi slt, %916, %kvHeads : index
              scf.if %1035 {
                %1036 = arith.muli %916, %c10 : index
                %1037 = arith.addi %921, %1036 : index
                %1038 = vector.shuffle %1034, %1034 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1039 = arith.divui %1030, %c12 : index
                %1040 = arith.muli %1039, %c22 : index
                %1041 = arith.remui %1030, %c12 : index
                %1042 = arith.muli %920, %c12 : index
                %1043 = arith.divui %1041, %c21 : index
                %1044 = arith.muli %1043, %c21 : index
                %1045 = arith.remui %1041, %c5 : index
                %1046 = arith.muli %1045, %c5 : index
                %1047 = arith.addi %1044, %1046 : index
                %1048 = arith.divui %1041, %c5 : index
                %1049 = arith.remui %1048, %c5 : index
                %1050 = arith.addi %1047, %1049 : index
                %1051 = arith.addi %1042, %1050 : index
                %1052 = arith.addi %1040, %1051 : index
                %1053 = arith.addi %1037, %1052 : index
                vector.store %1038, %kv[%1053] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1054 = arith.subi %916, %kvHeads : index
                %1055 = arith.muli %1054, %c10 : index
                %1056 = arith.addi %921, %1055 : index
                %1057 = arith.addi %1030, %c9 : index
                %1058 = arith.divui %1057, %c12 : index
                %1059 = arith.muli %1058, %c22 : index
                %1060 = arith.addi %1059, %c11 : index
                %1061 = arith.remui %1057, %c12 : index
                %1062 = arith.divui %920, %c5 : index
                %1063 = arith.remui %920, %c5 : index
                %1064 = arith.muli %1063, %c4 : index
                %1065 = arith.addi %1062, %1064 : index
                %1066 = arith.muli %1061, %c12 : index
                %1067 = arith.divui %1065, %c21 : index
                %1068 = arith.muli %1067, %c21 : index
                %1069 = arith.remui %1065, %c5 : index
                %1070 = arith.muli %1069, %c5 : index
                %1071 = arith.addi %1068, %1070 : index
                %1072 = arith.divui %1065, %c5 : index
                %1073 = arith.remui %1072, %c5 : index
                %1074 = arith.addi %1071, %1073 : index
                %1075 = arith.addi %1066, %1074 : index
                %1076 = arith.addi %1060, %1075 : index
                %1077 = arith.addi %1056, %1076 : index
                %1078 = vector.shuffle %1034, %1034 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1078, %kv[%1077] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1079 = arith.addi %1030, %c8 : index
                %1080 = arith.divui %1079, %c12 : index
                %1081 = arith.muli %1080, %c22 : index
                %1082 = arith.addi %1081, %c11 : index
                %1083 = arith.remui %1079, %c12 : index
                %1084 = arith.divui %920, %c5 : index
                %1085 = arith.remui %920, %c5 : index
                %1086 = arith.muli %1085, %c4 : index
                %1087 = arith.addi %1084, %1086 : index
                %1088 = arith.muli %1083, %c12 : index
                %1089 = arith.divui %1087, %c21 : index
                %1090 = arith.muli %1089, %c21 : index
                %1091 = arith.remui %1087, %c5 : index
                %1092 = arith.muli %1091, %c5 : index
                %1093 = arith.addi %1090, %1092 : index
                %1094 = arith.divui %1087, %c5 : index
                %1095 = arith.remui %1094, %c5 : index
                %1096 = arith.addi %1093, %1095 : index
                %1097 = arith.addi %1088, %1096 : index
                %1098 = arith.addi %1082, %1097 : index
                %1099 = arith.addi %1056, %1098 : index
                %1100 = vector.shuffle %1034, %1034 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1100, %kv[%1099] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1101 = arith.addi %1030, %c5 : index
                %1102 = arith.divui %1101, %c12 : index
                %1103 = arith.muli %1102, %c22 : index
                %1104 = arith.addi %1103, %c11 : index
                %1105 = arith.remui %1101, %c12 : index
                %1106 = arith.divui %920, %c5 : index
                %1107 = arith.remui %920, %c5 : index
                %1108 = arith.muli %1107, %c4 : index
                %1109 = arith.addi %1106, %1108 : index
                %1110 = arith.muli %1105, %c12 : index
                %1111 = arith.divui %1109, %c21 : index
                %1112 = arith.muli %1111, %c21 : index
                %1113 = arith.remui %1109, %c5 : index
                %1114 = arith.muli %1113, %c5 : index
                %1115 = arith.addi %1112, %1114 : index
                %1116 = arith.divui %1109, %c5 : index
                %1117 = arith.remui %1116, %c5 : index
                %1118 = arith.addi %1115, %1117 : index
                %1119 = arith.addi %1110, %1118 : index
                %1120 = arith.addi %1104, %1119 : index
                %1121 = arith.addi %1056, %1120 : index
                %1122 = vector.shuffle %1034, %1034 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1122, %kv[%1121] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1123 = arith.addi %1030, %c35 : index
                %1124 = arith.divui %1123, %c12 : index
                %1125 = arith.muli %1124, %c22 : index
                %1126 = arith.addi %1125, %c11 : index
                %1127 = arith.remui %1123, %c12 : index
                %1128 = arith.divui %920, %c5 : index
                %1129 = arith.remui %920, %c5 : index
                %1130 = arith.muli %1129, %c4 : index
                %1131 = arith.addi %1128, %1130 : index
                %1132 = arith.muli %1127, %c12 : index
                %1133 = arith.divui %1131, %c21 : index
                %1134 = arith.muli %1133, %c21 : index
                %1135 = arith.remui %1131, %c5 : index
                %1136 = arith.muli %1135, %c5 : index
                %1137 = arith.addi %1134, %1136 : index
                %1138 = arith.divui %1131, %c5 : index
                %1139 = arith.remui %1138, %c5 : index
                %1140 = arith.addi %1137, %1139 : index
                %1141 = arith.addi %1132, %1140 : index
                %1142 = arith.addi %1126, %1141 : index
                %1143 = arith.addi %1056, %1142 : index
                %1144 = vector.shuffle %1034, %1034 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1144, %kv[%1143] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1145 = arith.cmpi eq, %codec, %c5 : index
          scf.if %1145 {
            %1146 = wave.lane
            %1147 = arith.muli %1146, %c21 : index
            scf.for %1148 = %1147 to %c42 step %c7 {
              %1149 = arith.addi %915, %1148 : index
              %1150 = vector.load %20[%1149] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1151 = arith.mulf %1150, %918 : vector<4xf32>
              %1152 = wave.fp8_encode "e5m2" %1151 : vector<4xf32> -> vector<4xi8>
              %1153 = arith.cmpi slt, %916, %kvHeads : index
              scf.if %1153 {
                %1154 = arith.muli %916, %c10 : index
                %1155 = arith.addi %921, %1154 : index
                %1156 = vector.shuffle %1152, %1152 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1157 = arith.divui %1148, %c12 : index
                %1158 = arith.muli %1157, %c22 : index
                %1159 = arith.remui %1148, %c12 : index
                %1160 = arith.muli %920, %c12 : index
                %1161 = arith.divui %1159, %c21 : index
                %1162 = arith.muli %1161, %c21 : index
                %1163 = arith.remui %1159, %c5 : index
                %1164 = arith.muli %1163, %c5 : index
                %1165 = arith.addi %1162, %1164 : index
                %1166 = arith.divui %1159, %c5 : index
                %1167 = arith.remui %1166, %c5 : index
                %1168 = arith.addi %1165, %1167 : index
                %1169 = arith.addi %1160, %1168 : index
                %1170 = arith.addi %1158, %1169 : index
                %1171 = arith.addi %1155, %1170 : index
                vector.store %1156, %kv[%1171] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1172 = arith.subi %916, %kvHeads : index
                %1173 = arith.muli %1172, %c10 : index
                %1174 = arith.addi %921, %1173 : index
                %1175 = arith.addi %1148, %c9 : index
                %1176 = arith.divui %1175, %c12 : index
                %1177 = arith.muli %1176, %c22 : index
                %1178 = arith.addi %1177, %c11 : index
                %1179 = arith.remui %1175, %c12 : index
                %1180 = arith.divui %920, %c5 : index
                %1181 = arith.remui %920, %c5 : index
                %1182 = arith.muli %1181, %c4 : index
                %1183 = arith.addi %1180, %1182 : index
                %1184 = arith.muli %1179, %c12 : index
                %1185 = arith.divui %1183, %c21 : index
                %1186 = arith.muli %1185, %c21 : index
                %1187 = arith.remui %1183, %c5 : index
                %1188 = arith.muli %1187, %c5 : index
                %1189 = arith.addi %1186, %1188 : index
                %1190 = arith.divui %1183, %c5 : index
                %1191 = arith.remui %1190, %c5 : index
                %1192 = arith.addi %1189, %1191 : index
                %1193 = arith.addi %1184, %1192 : index
                %1194 = arith.addi %1178, %1193 : index
                %1195 = arith.addi %1174, %1194 : index
                %1196 = vector.shuffle %1152, %1152 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1196, %kv[%1195] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1197 = arith.addi %1148, %c8 : index
                %1198 = arith.divui %1197, %c12 : index
                %1199 = arith.muli %1198, %c22 : index
                %1200 = arith.addi %1199, %c11 : index
                %1201 = arith.remui %1197, %c12 : index
                %1202 = arith.divui %920, %c5 : index
                %1203 = arith.remui %920, %c5 : index
                %1204 = arith.muli %1203, %c4 : index
                %1205 = arith.addi %1202, %1204 : index
                %1206 = arith.muli %1201, %c12 : index
                %1207 = arith.divui %1205, %c21 : index
                %1208 = arith.muli %1207, %c21 : index
                %1209 = arith.remui %1205, %c5 : index
                %1210 = arith.muli %1209, %c5 : index
                %1211 = arith.addi %1208, %1210 : index
                %1212 = arith.divui %1205, %c5 : index
                %1213 = arith.remui %1212, %c5 : index
                %1214 = arith.addi %1211, %1213 : index
                %1215 = arith.addi %1206, %1214 : index
                %1216 = arith.addi %1200, %1215 : index
                %1217 = arith.addi %1174, %1216 : index
                %1218 = vector.shuffle %1152, %1152 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1218, %kv[%1217] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1219 = arith.addi %1148, %c5 : index
                %1220 = arith.divui %1219, %c12 : index
                %1221 = arith.muli %1220, %c22 : index
                %1222 = arith.addi %1221, %c11 : index
                %1223 = arith.remui %1219, %c12 : index
                %1224 = arith.divui %920, %c5 : index
                %1225 = arith.remui %920, %c5 : index
                %1226 = arith.muli %1225, %c4 : index
                %1227 = arith.addi %1224, %1226 : index
                %1228 = arith.muli %1223, %c12 : index
                %1229 = arith.divui %1227, %c21 : index
                %1230 = arith.muli %1229, %c21 : index
                %1231 = arith.remui %1227, %c5 : index
                %1232 = arith.muli %1231, %c5 : index
                %1233 = arith.addi %1230, %1232 : index
                %1234 = arith.divui %1227, %c5 : index
                %1235 = arith.remui %1234, %c5 : index
                %1236 = arith.addi %1233, %1235 : index
                %1237 = arith.addi %1228, %1236 : index
                %1238 = arith.addi %1222, %1237 : index
                %1239 = arith.addi %1174, %1238 : index
                %1240 = vector.shuffle %1152, %1152 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1240, %kv[%1239] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1241 = arith.addi %1148, %c35 : index
                %1242 = arith.divui %1241, %c12 : index
                %1243 = arith.muli %1242, %c22 : index
                %1244 = arith.addi %1243, %c11 : index
                %1245 = arith.remui %1241, %c12 : index
                %1246 = arith.divui %920, %c5 : index
                %1247 = arith.remui %920, %c5 : index
                %1248 = arith.muli %1247, %c4 : index
                %1249 = arith.addi %1246, %1248 : index
                %1250 = arith.muli %1245, %c12 : index
                %1251 = arith.divui %1249, %c21 : index
                %1252 = arith.muli %1251, %c21 : index
                %1253 = arith.remui %1249, %c5 : index
                %1254 = arith.muli %1253, %c5 : index
                %1255 = arith.addi %1252, %1254 : index
                %1256 = arith.divui %1249, %c5 : index
                %1257 = arith.remui %1256, %c5 : index
                %1258 = arith.addi %1255, %1257 : index
                %1259 = arith.addi %1250, %1258 : index
                %1260 = arith.addi %1244, %1259 : index
                %1261 = arith.addi %1174, %1260 : index
                %1262 = vector.shuffle %1152, %1152 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1262, %kv[%1261] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %1263 = arith.addi %549, %c52 : index
      %1264 = arith.addi %548, %1263 : index
      %1265 = arith.cmpi slt, %1264, %22 : index
      %1266 = arith.cmpi slt, %1263, %c12 : index
      %1267 = arith.andi %1265, %1266 : i1
      scf.if %1267 {
        %1268 = arith.addi %548, %1263 : index
        %1269 = arith.addi %slotsAt, %1268 : index
        %1270 = memref.load %step[%1269] : memref<?xi32>
        %1271 = arith.index_cast %1270 : i32 to index
        %1272 = arith.cmpi sge, %1271, %c9 : index
        scf.if %1272 {
          %1273 = arith.muli %1263, %c42 : index
          %1274 = arith.subi %0, %heads : index
          %1275 = memref.load %scales[%1274] : memref<?xf32>
          %1276 = vector.broadcast %1275 : f32 to vector<4xf32>
          %1277 = arith.divui %1271, %c12 : index
          %1278 = arith.remui %1271, %c12 : index
          %1279 = arith.muli %1277, %pageBytes : index
          %1280 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1280 {
            %1281 = wave.lane
            %1282 = arith.muli %1281, %c21 : index
            scf.for %1283 = %1282 to %c42 step %c7 {
              %1284 = arith.addi %1273, %1283 : index
              %1285 = vector.load %20[%1284] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1286 = arith.mulf %1285, %1276 : vector<4xf32>
              %1287 = arith.minimumf %1286, %c56 : vector<4xf32>
              %1288 = arith.maximumf %1287, %c57 : vector<4xf32>
              %1289 = arith.truncf %1288 : vector<4xf32> to vector<4xf16>
              %1290 = vector.bitcast %1289 : vector<4xf16> to vector<8xi8>
              %1291 = arith.cmpi slt, %1274, %kvHeads : index
              scf.if %1291 {
                %1292 = arith.muli %1274, %c58 : index
                %1293 = arith.addi %1279, %1292 : index
                %1294 = arith.divui %1283, %c12 : index
                %1295 = arith.muli %1294, %c59 : index
                %1296 = arith.remui %1283, %c12 : index
                %1297 = arith.divui %1296, %c4 : index
                %1298 = arith.muli %1297, %c22 : index
                %1299 = arith.muli %1278, %c12 : index
                %1300 = arith.addi %1298, %1299 : index
                %1301 = arith.remui %1296, %c4 : index
                %1302 = arith.muli %1301, %c5 : index
                %1303 = arith.addi %1300, %1302 : index
                %1304 = arith.addi %1295, %1303 : index
                %1305 = arith.addi %1293, %1304 : index
                vector.store %1290, %kv[%1305] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1306 = arith.subi %1274, %kvHeads : index
                %1307 = arith.muli %1306, %c58 : index
                %1308 = arith.addi %1279, %1307 : index
                %1309 = arith.addi %1283, %c9 : index
                %1310 = arith.divui %1309, %c12 : index
                %1311 = arith.muli %1310, %c59 : index
                %1312 = arith.addi %1311, %c10 : index
                %1313 = arith.remui %1309, %c12 : index
                %1314 = arith.divui %1278, %c5 : index
                %1315 = arith.remui %1278, %c5 : index
                %1316 = arith.muli %1315, %c4 : index
                %1317 = arith.addi %1314, %1316 : index
                %1318 = arith.divui %1317, %c4 : index
                %1319 = arith.muli %1318, %c22 : index
                %1320 = arith.muli %1313, %c12 : index
                %1321 = arith.addi %1319, %1320 : index
                %1322 = arith.remui %1317, %c4 : index
                %1323 = arith.muli %1322, %c5 : index
                %1324 = arith.addi %1321, %1323 : index
                %1325 = arith.addi %1312, %1324 : index
                %1326 = arith.addi %1308, %1325 : index
                %1327 = vector.shuffle %1290, %1290 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1327, %kv[%1326] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1328 = arith.addi %1283, %c8 : index
                %1329 = arith.divui %1328, %c12 : index
                %1330 = arith.muli %1329, %c59 : index
                %1331 = arith.addi %1330, %c10 : index
                %1332 = arith.remui %1328, %c12 : index
                %1333 = arith.divui %1278, %c5 : index
                %1334 = arith.remui %1278, %c5 : index
                %1335 = arith.muli %1334, %c4 : index
                %1336 = arith.addi %1333, %1335 : index
                %1337 = arith.divui %1336, %c4 : index
                %1338 = arith.muli %1337, %c22 : index
                %1339 = arith.muli %1332, %c12 : index
                %1340 = arith.addi %1338, %1339 : index
                %1341 = arith.remui %1336, %c4 : index
                %1342 = arith.muli %1341, %c5 : index
                %1343 = arith.addi %1340, %1342 : index
                %1344 = arith.addi %1331, %1343 : index
                %1345 = arith.addi %1308, %1344 : index
                %1346 = vector.shuffle %1290, %1290 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1346, %kv[%1345] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1347 = arith.addi %1283, %c5 : index
                %1348 = arith.divui %1347, %c12 : index
                %1349 = arith.muli %1348, %c59 : index
                %1350 = arith.addi %1349, %c10 : index
                %1351 = arith.remui %1347, %c12 : index
                %1352 = arith.divui %1278, %c5 : index
                %1353 = arith.remui %1278, %c5 : index
                %1354 = arith.muli %1353, %c4 : index
                %1355 = arith.addi %1352, %1354 : index
                %1356 = arith.divui %1355, %c4 : index
                %1357 = arith.muli %1356, %c22 : index
                %1358 = arith.muli %1351, %c12 : index
                %1359 = arith.addi %1357, %1358 : index
                %1360 = arith.remui %1355, %c4 : index
                %1361 = arith.muli %1360, %c5 : index
                %1362 = arith.addi %1359, %1361 : index
                %1363 = arith.addi %1350, %1362 : index
                %1364 = arith.addi %1308, %1363 : index
                %1365 = vector.shuffle %1290, %1290 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1365, %kv[%1364] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1366 = arith.addi %1283, %c35 : index
                %1367 = arith.divui %1366, %c12 : index
                %1368 = arith.muli %1367, %c59 : index
                %1369 = arith.addi %1368, %c10 : index
                %1370 = arith.remui %1366, %c12 : index
                %1371 = arith.divui %1278, %c5 : index
                %1372 = arith.remui %1278, %c5 : index
                %1373 = arith.muli %1372, %c4 : index
                %1374 = arith.addi %1371, %1373 : index
                %1375 = arith.divui %1374, %c4 : index
                %1376 = arith.muli %1375, %c22 : index
                %1377 = arith.muli %1370, %c12 : index
                %1378 = arith.addi %1376, %1377 : index
                %1379 = arith.remui %1374, %c4 : index
                %1380 = arith.muli %1379, %c5 : index
                %1381 = arith.addi %1378, %1380 : index
                %1382 = arith.addi %1369, %1381 : index
                %1383 = arith.addi %1308, %1382 : index
                %1384 = vector.shuffle %1290, %1290 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1384, %kv[%1383] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1385 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1385 {
            %1386 = wave.lane
            %1387 = arith.muli %1386, %c21 : index
            scf.for %1388 = %1387 to %c42 step %c7 {
              %1389 = arith.addi %1273, %1388 : index
              %1390 = vector.load %20[%1389] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1391 = arith.mulf %1390, %1276 : vector<4xf32>
              %1392 = wave.fp8_encode "e4m3" %1391 : vector<4xf32> -> vector<4xi8>
              %1393 = arith.cmpi slt, %1274, %kvHeads : index
              scf.if %1393 {
                %1394 = arith.muli %1274, %c10 : index
                %1395 = arith.addi %1279, %1394 : index
                %1396 = vector.shuffle %1392, %1392 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1397 = arith.divui %1388, %c12 : index
                %1398 = arith.muli %1397, %c22 : index
                %1399 = arith.remui %1388, %c12 : index
                %1400 = arith.muli %1278, %c12 : index
                %1401 = arith.divui %1399, %c21 : index
                %1402 = arith.muli %1401, %c21 : index
                %1403 = arith.remui %1399, %c5 : index
                %1404 = arith.muli %1403, %c5 : index
                %1405 = arith.addi %1402, %1404 : index
                %1406 = arith.divui %1399, %c5 : index
                %1407 = arith.remui %1406, %c5 : index
                %1408 = arith.addi %1405, %1407 : index
                %1409 = arith.addi %1400, %1408 : index
                %1410 = arith.addi %1398, %1409 : index
                %1411 = arith.addi %1395, %1410 : index
                vector.store %1396, %kv[%1411] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1412 = arith.subi %1274, %kvHeads : index
                %1413 = arith.muli %1412, %c10 : index
                %1414 = arith.addi %1279, %1413 : index
                %1415 = arith.addi %1388, %c9 : index
                %1416 = arith.divui %1415, %c12 : index
                %1417 = arith.muli %1416, %c22 : index
                %1418 = arith.addi %1417, %c11 : index
                %1419 = arith.remui %1415, %c12 : index
                %1420 = arith.divui %1278, %c5 : index
                %1421 = arith.remui %1278, %c5 : index
                %1422 = arith.muli %1421, %c4 : index
                %1423 = arith.addi %1420, %1422 : index
                %1424 = arith.muli %1419, %c12 : index
                %1425 = arith.divui %1423, %c21 : index
                %1426 = arith.muli %1425, %c21 : index
                %1427 = arith.remui %1423, %c5 : index
                %1428 = arith.muli %1427, %c5 : index
                %1429 = arith.addi %1426, %1428 : index
                %1430 = arith.divui %1423, %c5 : index
                %1431 = arith.remui %1430, %c5 : index
                %1432 = arith.addi %1429, %1431 : index
                %1433 = arith.addi %1424, %1432 : index
                %1434 = arith.addi %1418, %1433 : index
                %1435 = arith.addi %1414, %1434 : index
                %1436 = vector.shuffle %1392, %1392 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1436, %kv[%1435] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1437 = arith.addi %1388, %c8 : index
                %1438 = arith.divui %1437, %c12 : index
                %1439 = arith.muli %1438, %c22 : index
                %1440 = arith.addi %1439, %c11 : index
                %1441 = arith.remui %1437, %c12 : index
                %1442 = arith.divui %1278, %c5 : index
                %1443 = arith.remui %1278, %c5 : index
                %1444 = arith.muli %1443, %c4 : index
                %1445 = arith.addi %1442, %1444 : index
                %1446 = arith.muli %1441, %c12 : index
                %1447 = arith.divui %1445, %c21 : index
                %1448 = arith.muli %1447, %c21 : index
                %1449 = arith.remui %1445, %c5 : index
                %1450 = arith.muli %1449, %c5 : index
                %1451 = arith.addi %1448, %1450 : index
                %1452 = arith.divui %1445, %c5 : index
                %1453 = arith.remui %1452, %c5 : index
                %1454 = arith.addi %1451, %1453 : index
                %1455 = arith.addi %1446, %1454 : index
                %1456 = arith.addi %1440, %1455 : index
                %1457 = arith.addi %1414, %1456 : index
                %1458 = vector.shuffle %1392, %1392 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1458, %kv[%1457] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1459 = arith.addi %1388, %c5 : index
                %1460 = arith.divui %1459, %c12 : index
                %1461 = arith.muli %1460, %c22 : index
                %1462 = arith.addi %1461, %c11 : index
                %1463 = arith.remui %1459, %c12 : index
                %1464 = arith.divui %1278, %c5 : index
                %1465 = arith.remui %1278, %c5 : index
                %1466 = arith.muli %1465, %c4 : index
                %1467 = arith.addi %1464, %1466 : index
                %1468 = arith.muli %1463, %c12 : index
                %1469 = arith.divui %1467, %c21 : index
                %1470 = arith.muli %1469, %c21 : index
                %1471 = arith.remui %1467, %c5 : index
                %1472 = arith.muli %1471, %c5 : index
                %1473 = arith.addi %1470, %1472 : index
                %1474 = arith.divui %1467, %c5 : index
                %1475 = arith.remui %1474, %c5 : index
                %1476 = arith.addi %1473, %1475 : index
                %1477 = arith.addi %1468, %1476 : index
                %1478 = arith.addi %1462, %1477 : index
                %1479 = arith.addi %1414, %1478 : index
                %1480 = vector.shuffle %1392, %1392 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1480, %kv[%1479] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1481 = arith.addi %1388, %c35 : index
                %1482 = arith.divui %1481, %c12 : index
                %1483 = arith.muli %1482, %c22 : index
                %1484 = arith.addi %1483, %c11 : index
                %1485 = arith.remui %1481, %c12 : index
                %1486 = arith.divui %1278, %c5 : index
                %1487 = arith.remui %1278, %c5 : index
                %1488 = arith.muli %1487, %c4 : index
                %1489 = arith.addi %1486, %1488 : index
                %1490 = arith.muli %1485, %c12 : index
                %1491 = arith.divui %1489, %c21 : index
                %1492 = arith.muli %1491, %c21 : index
                %1493 = arith.remui %1489, %c5 : index
                %1494 = arith.muli %1493, %c5 : index
                %1495 = arith.addi %1492, %1494 : index
                %1496 = arith.divui %1489, %c5 : index
                %1497 = arith.remui %1496, %c5 : index
                %1498 = arith.addi %1495, %1497 : index
                %1499 = arith.addi %1490, %1498 : index
                %1500 = arith.addi %1484, %1499 : index
                %1501 = arith.addi %1414, %1500 : index
                %1502 = vector.shuffle %1392, %1392 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1502, %kv[%1501] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1503 = arith.cmpi eq, %codec, %c5 : index
          scf.if %1503 {
            %1504 = wave.lane
            %1505 = arith.muli %1504, %c21 : index
            scf.for %1506 = %1505 to %c42 step %c7 {
              %1507 = arith.addi %1273, %1506 : index
              %1508 = vector.load %20[%1507] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1509 = arith.mulf %1508, %1276 : vector<4xf32>
              %1510 = wave.fp8_encode "e5m2" %1509 : vector<4xf32> -> vector<4xi8>
              %1511 = arith.cmpi slt, %1274, %kvHeads : index
              scf.if %1511 {
                %1512 = arith.muli %1274, %c10 : index
                %1513 = arith.addi %1279, %1512 : index
                %1514 = vector.shuffle %1510, %1510 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1515 = arith.divui %1506, %c12 : index
                %1516 = arith.muli %1515, %c22 : index
                %1517 = arith.remui %1506, %c12 : index
                %1518 = arith.muli %1278, %c12 : index
                %1519 = arith.divui %1517, %c21 : index
                %1520 = arith.muli %1519, %c21 : index
                %1521 = arith.remui %1517, %c5 : index
                %1522 = arith.muli %1521, %c5 : index
                %1523 = arith.addi %1520, %1522 : index
                %1524 = arith.divui %1517, %c5 : index
                %1525 = arith.remui %1524, %c5 : index
                %1526 = arith.addi %1523, %1525 : index
                %1527 = arith.addi %1518, %1526 : index
                %1528 = arith.addi %1516, %1527 : index
                %1529 = arith.addi %1513, %1528 : index
                vector.store %1514, %kv[%1529] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1530 = arith.subi %1274, %kvHeads : index
                %1531 = arith.muli %1530, %c10 : index
                %1532 = arith.addi %1279, %1531 : index
                %1533 = arith.addi %1506, %c9 : index
                %1534 = arith.divui %1533, %c12 : index
                %1535 = arith.muli %1534, %c22 : index
                %1536 = arith.addi %1535, %c11 : index
                %1537 = arith.remui %1533, %c12 : index
                %1538 = arith.divui %1278, %c5 : index
                %1539 = arith.remui %1278, %c5 : index
                %1540 = arith.muli %1539, %c4 : index
                %1541 = arith.addi %1538, %1540 : index
                %1542 = arith.muli %1537, %c12 : index
                %1543 = arith.divui %1541, %c21 : index
                %1544 = arith.muli %1543, %c21 : index
                %1545 = arith.remui %1541, %c5 : index
                %1546 = arith.muli %1545, %c5 : index
                %1547 = arith.addi %1544, %1546 : index
                %1548 = arith.divui %1541, %c5 : index
                %1549 = arith.remui %1548, %c5 : index
                %1550 = arith.addi %1547, %1549 : index
                %1551 = arith.addi %1542, %1550 : index
                %1552 = arith.addi %1536, %1551 : index
                %1553 = arith.addi %1532, %1552 : index
                %1554 = vector.shuffle %1510, %1510 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1554, %kv[%1553] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1555 = arith.addi %1506, %c8 : index
                %1556 = arith.divui %1555, %c12 : index
                %1557 = arith.muli %1556, %c22 : index
                %1558 = arith.addi %1557, %c11 : index
                %1559 = arith.remui %1555, %c12 : index
                %1560 = arith.divui %1278, %c5 : index
                %1561 = arith.remui %1278, %c5 : index
                %1562 = arith.muli %1561, %c4 : index
                %1563 = arith.addi %1560, %1562 : index
                %1564 = arith.muli %1559, %c12 : index
                %1565 = arith.divui %1563, %c21 : index
                %1566 = arith.muli %1565, %c21 : index
                %1567 = arith.remui %1563, %c5 : index
                %1568 = arith.muli %1567, %c5 : index
                %1569 = arith.addi %1566, %1568 : index
                %1570 = arith.divui %1563, %c5 : index
                %1571 = arith.remui %1570, %c5 : index
                %1572 = arith.addi %1569, %1571 : index
                %1573 = arith.addi %1564, %1572 : index
                %1574 = arith.addi %1558, %1573 : index
                %1575 = arith.addi %1532, %1574 : index
                %1576 = vector.shuffle %1510, %1510 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1576, %kv[%1575] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1577 = arith.addi %1506, %c5 : index
                %1578 = arith.divui %1577, %c12 : index
                %1579 = arith.muli %1578, %c22 : index
                %1580 = arith.addi %1579, %c11 : index
                %1581 = arith.remui %1577, %c12 : index
                %1582 = arith.divui %1278, %c5 : index
                %1583 = arith.remui %1278, %c5 : index
                %1584 = arith.muli %1583, %c4 : index
                %1585 = arith.addi %1582, %1584 : index
                %1586 = arith.muli %1581, %c12 : index
                %1587 = arith.divui %1585, %c21 : index
                %1588 = arith.muli %1587, %c21 : index
                %1589 = arith.remui %1585, %c5 : index
                %1590 = arith.muli %1589, %c5 : index
                %1591 = arith.addi %1588, %1590 : index
                %1592 = arith.divui %1585, %c5 : index
                %1593 = arith.remui %1592, %c5 : index
                %1594 = arith.addi %1591, %1593 : index
                %1595 = arith.addi %1586, %1594 : index
                %1596 = arith.addi %1580, %1595 : index
                %1597 = arith.addi %1532, %1596 : index
                %1598 = vector.shuffle %1510, %1510 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1598, %kv[%1597] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1599 = arith.addi %1506, %c35 : index
                %1600 = arith.divui %1599, %c12 : index
                %1601 = arith.muli %1600, %c22 : index
                %1602 = arith.addi %1601, %c11 : index
                %1603 = arith.remui %1599, %c12 : index
                %1604 = arith.divui %1278, %c5 : index
                %1605 = arith.remui %1278, %c5 : index
                %1606 = arith.muli %1605, %c4 : index
                %1607 = arith.addi %1604, %1606 : index
                %1608 = arith.muli %1603, %c12 : index
                %1609 = arith.divui %1607, %c21 : index
                %1610 = arith.muli %1609, %c21 : index
                %1611 = arith.remui %1607, %c5 : index
                %1612 = arith.muli %1611, %c5 : index
                %1613 = arith.addi %1610, %1612 : index
                %1614 = arith.divui %1607, %c5 : index
                %1615 = arith.remui %1614, %c5 : index
                %1616 = arith.addi %1613, %1615 : index
                %1617 = arith.addi %1608, %1616 : index
                %1618 = arith.addi %1602, %1617 : index
                %1619 = arith.addi %1532, %1618 : index
                %1620 = vector.shuffle %1510, %1510 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1620, %kv[%1619] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
