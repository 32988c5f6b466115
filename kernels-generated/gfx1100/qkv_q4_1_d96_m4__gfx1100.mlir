// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q4_1', dim=96, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q4_1_d96_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 12 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 3 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 8 : index
  %c5 = arith.constant 2 : index
  %c6 = arith.constant 127 : index
  %c7 = arith.constant 128 : index
  %c8 = arith.constant 6 : index
  %c9 = arith.constant 0 : index
  %c10 = arith.constant 1 : index
  %c11 = arith.constant 6144 : index
  %c12 = arith.constant 1536 : index
  %c13 = arith.constant 16 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c16 = arith.constant 32 : index
  %c17 = arith.constant 384 : index
  %c18 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c21 = arith.constant 64 : index
  %c22 = arith.constant 4 : index
  %c23 = arith.constant 256 : index
  %c24 = arith.constant dense<0> : vector<4xi32>
  %c25 = arith.constant dense<983055> : vector<4xi32>
  %c26 = arith.constant dense<1677747200> : vector<4xi32>
  %c27 = arith.constant dense<4> : vector<4xi32>
  %c28 = arith.constant dense<8> : vector<4xi32>
  %c29 = arith.constant dense<12> : vector<4xi32>
  %c30 = arith.constant dense<0x6400> : vector<32xf16>
  %c31 = arith.constant 96 : index
  %c32 = arith.constant 160 : index
  %c33 = arith.constant 192 : index
  %c34 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %c36 = arith.constant 0x3F800000 : f32
  %c37 = arith.constant 3072 : index
  %c38 = arith.constant 4608 : index
  %hasBias = wave.param "hasBias" : index
  %c40 = arith.constant 48 : index
  %c41 = arith.constant 47 : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c44 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c47 = arith.constant 12 : index
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c51 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c52 = arith.constant dense<0xC77FE000> : vector<4xf32>
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
  %12 = arith.muli %0, %c8 : index
  %13 = arith.muli %3, %c5 : index
  %14 = arith.addi %12, %13 : index
  %15 = arith.addi %14, %c9 : index
  %16 = arith.muli %15, %11 : index
  %17 = arith.addi %14, %c10 : index
  %18 = arith.muli %17, %11 : index
  %19 = wave.scratch %c11 : memref<?xf32>
  %20 = wave.scratch %c12 : memref<?xf32>
  %21 = memref.load %step[%c9] : memref<?xi32>
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
      %35 = arith.addi %c9, %34 : index
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
    %45 = arith.cmpi eq, %wholeBlocks, %c10 : index
    %46 = arith.subi %44, %42 : index
    %47 = arith.divui %46, %c5 : index
    %48 = arith.muli %47, %c5 : index
    %49 = arith.addi %42, %48 : index
    %50 = arith.addi %42, %stepsPerWave : index
    %51 = arith.select %45, %50, %49 : index
    %55:2 = scf.for %52 = %42 to %51 step %c5 iter_args(%53 = %c18, %54 = %c18) -> (vector<8xf32>, vector<8xf32>) {
      %56 = wave.lane
      %57 = arith.addi %52, %c9 : index
      %58 = arith.remui %56, %c13 : index
      %59 = arith.addi %16, %c7 : index
      %60 = arith.muli %57, %c21 : index
      %61 = arith.addi %59, %60 : index
      %62 = arith.muli %58, %c22 : index
      %63 = arith.addi %61, %62 : index
      %64 = vector.load %w[%63] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %65 = vector.bitcast %64 : vector<4xi8> to vector<2xf16>
      %66 = vector.extract %65[0] : f16 from vector<2xf16>
      %67 = vector.broadcast %66 : f16 to vector<16xf16>
      %68 = vector.extract %65[1] : f16 from vector<2xf16>
      %69 = vector.broadcast %68 : f16 to vector<16xf16>
      %70 = arith.addi %16, %c7 : index
      %71 = arith.muli %inputFeatures, %c5 : index
      %72 = arith.addi %71, %c6 : index
      %73 = arith.divui %72, %c7 : index
      %74 = arith.muli %73, %c7 : index
      %75 = arith.addi %70, %74 : index
      %76 = arith.muli %57, %c23 : index
      %77 = arith.addi %75, %76 : index
      %78 = arith.muli %58, %c13 : index
      %79 = arith.addi %77, %78 : index
      %80 = vector.load %w[%79] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %81 = vector.bitcast %80 : vector<16xi8> to vector<4xi32>
      %82 = arith.shrui %81, %c24 : vector<4xi32>
      %83 = arith.andi %82, %c25 : vector<4xi32>
      %84 = arith.ori %83, %c26 : vector<4xi32>
      %85 = vector.bitcast %84 : vector<4xi32> to vector<8xf16>
      %86 = arith.shrui %81, %c27 : vector<4xi32>
      %87 = arith.andi %86, %c25 : vector<4xi32>
      %88 = arith.ori %87, %c26 : vector<4xi32>
      %89 = vector.bitcast %88 : vector<4xi32> to vector<8xf16>
      %90 = arith.shrui %81, %c28 : vector<4xi32>
      %91 = arith.andi %90, %c25 : vector<4xi32>
      %92 = arith.ori %91, %c26 : vector<4xi32>
      %93 = vector.bitcast %92 : vector<4xi32> to vector<8xf16>
      %94 = arith.shrui %81, %c29 : vector<4xi32>
      %95 = arith.andi %94, %c25 : vector<4xi32>
      %96 = arith.ori %95, %c26 : vector<4xi32>
      %97 = vector.bitcast %96 : vector<4xi32> to vector<8xf16>
      %98 = vector.shuffle %85, %89 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %99 = vector.shuffle %93, %97 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %100 = vector.shuffle %98, %99 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %101 = arith.subf %100, %c30 : vector<32xf16>
      %102 = vector.shuffle %101, %101 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %103 = vector.shuffle %101, %101 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %104 = math.fma %102, %67, %69 : vector<16xf16>
      %105 = math.fma %103, %67, %69 : vector<16xf16>
      %106 = arith.addi %52, %c10 : index
      %107 = arith.remui %56, %c13 : index
      %108 = arith.addi %16, %c7 : index
      %109 = arith.muli %106, %c21 : index
      %110 = arith.addi %108, %109 : index
      %111 = arith.muli %107, %c22 : index
      %112 = arith.addi %110, %111 : index
      %113 = vector.load %w[%112] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %114 = vector.bitcast %113 : vector<4xi8> to vector<2xf16>
      %115 = vector.extract %114[0] : f16 from vector<2xf16>
      %116 = vector.broadcast %115 : f16 to vector<16xf16>
      %117 = vector.extract %114[1] : f16 from vector<2xf16>
      %118 = vector.broadcast %117 : f16 to vector<16xf16>
      %119 = arith.addi %16, %c7 : index
      %120 = arith.muli %inputFeatures, %c5 : index
      %121 = arith.addi %120, %c6 : index
      %122 = arith.divui %121, %c7 : index
      %123 = arith.muli %122, %c7 : index
      %124 = arith.addi %119, %123 : index
      %125 = arith.muli %106, %c23 : index
      %126 = arith.addi %124, %125 : index
      %127 = arith.muli %107, %c13 : index
      %128 = arith.addi %126, %127 : index
      %129 = vector.load %w[%128] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %130 = vector.bitcast %129 : vector<16xi8> to vector<4xi32>
      %131 = arith.shrui %130, %c24 : vector<4xi32>
      %132 = arith.andi %131, %c25 : vector<4xi32>
      %133 = arith.ori %132, %c26 : vector<4xi32>
      %134 = vector.bitcast %133 : vector<4xi32> to vector<8xf16>
      %135 = arith.shrui %130, %c27 : vector<4xi32>
      %136 = arith.andi %135, %c25 : vector<4xi32>
      %137 = arith.ori %136, %c26 : vector<4xi32>
      %138 = vector.bitcast %137 : vector<4xi32> to vector<8xf16>
      %139 = arith.shrui %130, %c28 : vector<4xi32>
      %140 = arith.andi %139, %c25 : vector<4xi32>
      %141 = arith.ori %140, %c26 : vector<4xi32>
      %142 = vector.bitcast %141 : vector<4xi32> to vector<8xf16>
      %143 = arith.shrui %130, %c29 : vector<4xi32>
      %144 = arith.andi %143, %c25 : vector<4xi32>
      %145 = arith.ori %144, %c26 : vector<4xi32>
      %146 = vector.bitcast %145 : vector<4xi32> to vector<8xf16>
      %147 = vector.shuffle %134, %138 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %148 = vector.shuffle %142, %146 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %149 = vector.shuffle %147, %148 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %150 = arith.subf %149, %c30 : vector<32xf16>
      %151 = vector.shuffle %150, %150 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %152 = vector.shuffle %150, %150 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %153 = math.fma %151, %116, %118 : vector<16xf16>
      %154 = math.fma %152, %116, %118 : vector<16xf16>
      %155 = arith.addi %52, %c9 : index
      %156 = arith.remui %56, %c13 : index
      %157 = arith.addi %18, %c7 : index
      %158 = arith.muli %155, %c21 : index
      %159 = arith.addi %157, %158 : index
      %160 = arith.muli %156, %c22 : index
      %161 = arith.addi %159, %160 : index
      %162 = vector.load %w[%161] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %163 = vector.bitcast %162 : vector<4xi8> to vector<2xf16>
      %164 = vector.extract %163[0] : f16 from vector<2xf16>
      %165 = vector.broadcast %164 : f16 to vector<16xf16>
      %166 = vector.extract %163[1] : f16 from vector<2xf16>
      %167 = vector.broadcast %166 : f16 to vector<16xf16>
      %168 = arith.addi %18, %c7 : index
      %169 = arith.muli %inputFeatures, %c5 : index
      %170 = arith.addi %169, %c6 : index
      %171 = arith.divui %170, %c7 : index
      %172 = arith.muli %171, %c7 : index
      %173 = arith.addi %168, %172 : index
      %174 = arith.muli %155, %c23 : index
      %175 = arith.addi %173, %174 : index
      %176 = arith.muli %156, %c13 : index
      %177 = arith.addi %175, %176 : index
      %178 = vector.load %w[%177] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %179 = vector.bitcast %178 : vector<16xi8> to vector<4xi32>
      %180 = arith.shrui %179, %c24 : vector<4xi32>
      %181 = arith.andi %180, %c25 : vector<4xi32>
      %182 = arith.ori %181, %c26 : vector<4xi32>
      %183 = vector.bitcast %182 : vector<4xi32> to vector<8xf16>
      %184 = arith.shrui %179, %c27 : vector<4xi32>
      %185 = arith.andi %184, %c25 : vector<4xi32>
      %186 = arith.ori %185, %c26 : vector<4xi32>
      %187 = vector.bitcast %186 : vector<4xi32> to vector<8xf16>
      %188 = arith.shrui %179, %c28 : vector<4xi32>
      %189 = arith.andi %188, %c25 : vector<4xi32>
      %190 = arith.ori %189, %c26 : vector<4xi32>
      %191 = vector.bitcast %190 : vector<4xi32> to vector<8xf16>
      %192 = arith.shrui %179, %c29 : vector<4xi32>
      %193 = arith.andi %192, %c25 : vector<4xi32>
      %194 = arith.ori %193, %c26 : vector<4xi32>
      %195 = vector.bitcast %194 : vector<4xi32> to vector<8xf16>
      %196 = vector.shuffle %183, %187 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %197 = vector.shuffle %191, %195 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %198 = vector.shuffle %196, %197 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %199 = arith.subf %198, %c30 : vector<32xf16>
      %200 = vector.shuffle %199, %199 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %201 = vector.shuffle %199, %199 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %202 = math.fma %200, %165, %167 : vector<16xf16>
      %203 = math.fma %201, %165, %167 : vector<16xf16>
      %204 = arith.addi %52, %c10 : index
      %205 = arith.remui %56, %c13 : index
      %206 = arith.addi %18, %c7 : index
      %207 = arith.muli %204, %c21 : index
      %208 = arith.addi %206, %207 : index
      %209 = arith.muli %205, %c22 : index
      %210 = arith.addi %208, %209 : index
      %211 = vector.load %w[%210] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %212 = vector.bitcast %211 : vector<4xi8> to vector<2xf16>
      %213 = vector.extract %212[0] : f16 from vector<2xf16>
      %214 = vector.broadcast %213 : f16 to vector<16xf16>
      %215 = vector.extract %212[1] : f16 from vector<2xf16>
      %216 = vector.broadcast %215 : f16 to vector<16xf16>
      %217 = arith.addi %18, %c7 : index
      %218 = arith.muli %inputFeatures, %c5 : index
      %219 = arith.addi %218, %c6 : index
      %220 = arith.divui %219, %c7 : index
      %221 = arith.muli %220, %c7 : index
      %222 = arith.addi %217, %221 : index
      %223 = arith.muli %204, %c23 : index
      %224 = arith.addi %222, %223 : index
      %225 = arith.muli %205, %c13 : index
      %226 = arith.addi %224, %225 : index
      %227 = vector.load %w[%226] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %228 = vector.bitcast %227 : vector<16xi8> to vector<4xi32>
      %229 = arith.shrui %228, %c24 : vector<4xi32>
      %230 = arith.andi %229, %c25 : vector<4xi32>
      %231 = arith.ori %230, %c26 : vector<4xi32>
      %232 = vector.bitcast %231 : vector<4xi32> to vector<8xf16>
      %233 = arith.shrui %228, %c27 : vector<4xi32>
      %234 = arith.andi %233, %c25 : vector<4xi32>
      %235 = arith.ori %234, %c26 : vector<4xi32>
      %236 = vector.bitcast %235 : vector<4xi32> to vector<8xf16>
      %237 = arith.shrui %228, %c28 : vector<4xi32>
      %238 = arith.andi %237, %c25 : vector<4xi32>
      %239 = arith.ori %238, %c26 : vector<4xi32>
      %240 = vector.bitcast %239 : vector<4xi32> to vector<8xf16>
      %241 = arith.shrui %228, %c29 : vector<4xi32>
      %242 = arith.andi %241, %c25 : vector<4xi32>
      %243 = arith.ori %242, %c26 : vector<4xi32>
      %244 = vector.bitcast %243 : vector<4xi32> to vector<8xf16>
      %245 = vector.shuffle %232, %236 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %246 = vector.shuffle %240, %244 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %247 = vector.shuffle %245, %246 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %248 = arith.subf %247, %c30 : vector<32xf16>
      %249 = vector.shuffle %248, %248 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %250 = vector.shuffle %248, %248 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %251 = math.fma %249, %214, %216 : vector<16xf16>
      %252 = math.fma %250, %214, %216 : vector<16xf16>
      %253 = arith.muli %52, %c5 : index
      %254 = arith.addi %253, %c9 : index
      %255 = arith.muli %tileRows, %c13 : index
      %256 = arith.muli %254, %255 : index
      %257 = arith.addi %39, %256 : index
      %258 = vector.load %27[%257] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %259 = arith.muli %tileRows, %c4 : index
      %260 = arith.addi %257, %259 : index
      %261 = vector.load %27[%260] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %262 = vector.shuffle %258, %261 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %263 = wave.mma %262, %104, %53 : vector<16xf16>, vector<8xf32>
      %264 = wave.mma %262, %202, %54 : vector<16xf16>, vector<8xf32>
      %265 = arith.muli %52, %c5 : index
      %266 = arith.addi %265, %c10 : index
      %267 = arith.muli %tileRows, %c13 : index
      %268 = arith.muli %266, %267 : index
      %269 = arith.addi %39, %268 : index
      %270 = vector.load %27[%269] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %271 = arith.muli %tileRows, %c4 : index
      %272 = arith.addi %269, %271 : index
      %273 = vector.load %27[%272] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %274 = vector.shuffle %270, %273 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %275 = wave.mma %274, %105, %263 : vector<16xf16>, vector<8xf32>
      %276 = wave.mma %274, %203, %264 : vector<16xf16>, vector<8xf32>
      %277 = arith.muli %52, %c5 : index
      %278 = arith.addi %277, %c5 : index
      %279 = arith.muli %tileRows, %c13 : index
      %280 = arith.muli %278, %279 : index
      %281 = arith.addi %39, %280 : index
      %282 = vector.load %27[%281] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %283 = arith.muli %tileRows, %c4 : index
      %284 = arith.addi %281, %283 : index
      %285 = vector.load %27[%284] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %286 = vector.shuffle %282, %285 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %287 = wave.mma %286, %153, %275 : vector<16xf16>, vector<8xf32>
      %288 = wave.mma %286, %251, %276 : vector<16xf16>, vector<8xf32>
      %289 = arith.muli %52, %c5 : index
      %290 = arith.addi %289, %c2 : index
      %291 = arith.muli %tileRows, %c13 : index
      %292 = arith.muli %290, %291 : index
      %293 = arith.addi %39, %292 : index
      %294 = vector.load %27[%293] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %295 = arith.muli %tileRows, %c4 : index
      %296 = arith.addi %293, %295 : index
      %297 = vector.load %27[%296] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %298 = vector.shuffle %294, %297 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %299 = wave.mma %298, %154, %287 : vector<16xf16>, vector<8xf32>
      %300 = wave.mma %298, %252, %288 : vector<16xf16>, vector<8xf32>
      scf.yield %299, %300 : vector<8xf32>, vector<8xf32>
    }
    %301 = arith.select %45, %51, %44 : index
    %305:2 = scf.for %302 = %51 to %301 step %c10 iter_args(%303 = %55#0, %304 = %55#1) -> (vector<8xf32>, vector<8xf32>) {
      %306 = wave.lane
      %307 = arith.addi %302, %c9 : index
      %308 = arith.remui %306, %c13 : index
      %309 = arith.addi %16, %c7 : index
      %310 = arith.muli %307, %c21 : index
      %311 = arith.addi %309, %310 : index
      %312 = arith.muli %308, %c22 : index
      %313 = arith.addi %311, %312 : index
      %314 = vector.load %w[%313] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %315 = vector.bitcast %314 : vector<4xi8> to vector<2xf16>
      %316 = vector.extract %315[0] : f16 from vector<2xf16>
      %317 = vector.broadcast %316 : f16 to vector<16xf16>
      %318 = vector.extract %315[1] : f16 from vector<2xf16>
      %319 = vector.broadcast %318 : f16 to vector<16xf16>
      %320 = arith.addi %16, %c7 : index
      %321 = arith.muli %inputFeatures, %c5 : index
      %322 = arith.addi %321, %c6 : index
      %323 = arith.divui %322, %c7 : index
      %324 = arith.muli %323, %c7 : index
      %325 = arith.addi %320, %324 : index
      %326 = arith.muli %307, %c23 : index
      %327 = arith.addi %325, %326 : index
      %328 = arith.muli %308, %c13 : index
      %329 = arith.addi %327, %328 : index
      %330 = vector.load %w[%329] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %331 = vector.bitcast %330 : vector<16xi8> to vector<4xi32>
      %332 = arith.shrui %331, %c24 : vector<4xi32>
      %333 = arith.andi %332, %c25 : vector<4xi32>
      %334 = arith.ori %333, %c26 : vector<4xi32>
      %335 = vector.bitcast %334 : vector<4xi32> to vector<8xf16>
      %336 = arith.shrui %331, %c27 : vector<4xi32>
      %337 = arith.andi %336, %c25 : vector<4xi32>
      %338 = arith.ori %337, %c26 : vector<4xi32>
      %339 = vector.bitcast %338 : vector<4xi32> to vector<8xf16>
      %340 = arith.shrui %331, %c28 : vector<4xi32>
      %341 = arith.andi %340, %c25 : vector<4xi32>
      %342 = arith.ori %341, %c26 : vector<4xi32>
      %343 = vector.bitcast %342 : vector<4xi32> to vector<8xf16>
      %344 = arith.shrui %331, %c29 : vector<4xi32>
      %345 = arith.andi %344, %c25 : vector<4xi32>
      %346 = arith.ori %345, %c26 : vector<4xi32>
      %347 = vector.bitcast %346 : vector<4xi32> to vector<8xf16>
      %348 = vector.shuffle %335, %339 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %349 = vector.shuffle %343, %347 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %350 = vector.shuffle %348, %349 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %351 = arith.subf %350, %c30 : vector<32xf16>
      %352 = vector.shuffle %351, %351 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %353 = vector.shuffle %351, %351 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %354 = math.fma %352, %317, %319 : vector<16xf16>
      %355 = math.fma %353, %317, %319 : vector<16xf16>
      %356 = arith.addi %302, %c9 : index
      %357 = arith.remui %306, %c13 : index
      %358 = arith.addi %18, %c7 : index
      %359 = arith.muli %356, %c21 : index
      %360 = arith.addi %358, %359 : index
      %361 = arith.muli %357, %c22 : index
      %362 = arith.addi %360, %361 : index
      %363 = vector.load %w[%362] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %364 = vector.bitcast %363 : vector<4xi8> to vector<2xf16>
      %365 = vector.extract %364[0] : f16 from vector<2xf16>
      %366 = vector.broadcast %365 : f16 to vector<16xf16>
      %367 = vector.extract %364[1] : f16 from vector<2xf16>
      %368 = vector.broadcast %367 : f16 to vector<16xf16>
      %369 = arith.addi %18, %c7 : index
      %370 = arith.muli %inputFeatures, %c5 : index
      %371 = arith.addi %370, %c6 : index
      %372 = arith.divui %371, %c7 : index
      %373 = arith.muli %372, %c7 : index
      %374 = arith.addi %369, %373 : index
      %375 = arith.muli %356, %c23 : index
      %376 = arith.addi %374, %375 : index
      %377 = arith.muli %357, %c13 : index
      %378 = arith.addi %376, %377 : index
      %379 = vector.load %w[%378] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %380 = vector.bitcast %379 : vector<16xi8> to vector<4xi32>
      %381 = arith.shrui %380, %c24 : vector<4xi32>
      %382 = arith.andi %381, %c25 : vector<4xi32>
      %383 = arith.ori %382, %c26 : vector<4xi32>
      %384 = vector.bitcast %383 : vector<4xi32> to vector<8xf16>
      %385 = arith.shrui %380, %c27 : vector<4xi32>
      %386 = arith.andi %385, %c25 : vector<4xi32>
      %387 = arith.ori %386, %c26 : vector<4xi32>
      %388 = vector.bitcast %387 : vector<4xi32> to vector<8xf16>
      %389 = arith.shrui %380, %c28 : vector<4xi32>
      %390 = arith.andi %389, %c25 : vector<4xi32>
      %391 = arith.ori %390, %c26 : vector<4xi32>
      %392 = vector.bitcast %391 : vector<4xi32> to vector<8xf16>
      %393 = arith.shrui %380, %c29 : vector<4xi32>
      %394 = arith.andi %393, %c25 : vector<4xi32>
      %395 = arith.ori %394, %c26 : vector<4xi32>
      %396 = vector.bitcast %395 : vector<4xi32> to vector<8xf16>
      %397 = vector.shuffle %384, %388 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %398 = vector.shuffle %392, %396 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %399 = vector.shuffle %397, %398 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %400 = arith.subf %399, %c30 : vector<32xf16>
      %401 = vector.shuffle %400, %400 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %402 = vector.shuffle %400, %400 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %403 = math.fma %401, %366, %368 : vector<16xf16>
      %404 = math.fma %402, %366, %368 : vector<16xf16>
      %405 = arith.muli %302, %c5 : index
      %406 = arith.addi %405, %c9 : index
      %407 = arith.muli %tileRows, %c13 : index
      %408 = arith.muli %406, %407 : index
      %409 = arith.addi %39, %408 : index
      %410 = vector.load %27[%409] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %411 = arith.muli %tileRows, %c4 : index
      %412 = arith.addi %409, %411 : index
      %413 = vector.load %27[%412] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %414 = vector.shuffle %410, %413 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %415 = wave.mma %414, %354, %303 : vector<16xf16>, vector<8xf32>
      %416 = wave.mma %414, %403, %304 : vector<16xf16>, vector<8xf32>
      %417 = arith.muli %302, %c5 : index
      %418 = arith.addi %417, %c10 : index
      %419 = arith.muli %tileRows, %c13 : index
      %420 = arith.muli %418, %419 : index
      %421 = arith.addi %39, %420 : index
      %422 = vector.load %27[%421] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %423 = arith.muli %tileRows, %c4 : index
      %424 = arith.addi %421, %423 : index
      %425 = vector.load %27[%424] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %426 = vector.shuffle %422, %425 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %427 = wave.mma %426, %355, %415 : vector<16xf16>, vector<8xf32>
      %428 = wave.mma %426, %404, %416 : vector<16xf16>, vector<8xf32>
      scf.yield %427, %428 : vector<8xf32>, vector<8xf32>
    }
    %429 = arith.addi %23, %c9 : index
    %430 = wave.lane
    %431 = arith.muli %3, %c5 : index
    %432 = arith.muli %431, %c23 : index
    %433 = arith.addi %432, %430 : index
    %434 = arith.muli %4, %c12 : index
    %435 = arith.addi %434, %433 : index
    %436 = arith.addi %435, %c9 : index
    %437 = arith.addi %436, %c9 : index
    %438 = vector.extract %305#0[0] : f32 from vector<8xf32>
    memref.store %438, %19[%437] : memref<?xf32>
    %439 = arith.muli %4, %c12 : index
    %440 = arith.addi %439, %433 : index
    %441 = arith.addi %440, %c9 : index
    %442 = arith.addi %441, %c16 : index
    %443 = vector.extract %305#0[1] : f32 from vector<8xf32>
    memref.store %443, %19[%442] : memref<?xf32>
    %444 = arith.muli %4, %c12 : index
    %445 = arith.addi %444, %433 : index
    %446 = arith.addi %445, %c9 : index
    %447 = arith.addi %446, %c21 : index
    %448 = vector.extract %305#0[2] : f32 from vector<8xf32>
    memref.store %448, %19[%447] : memref<?xf32>
    %449 = arith.muli %4, %c12 : index
    %450 = arith.addi %449, %433 : index
    %451 = arith.addi %450, %c9 : index
    %452 = arith.addi %451, %c31 : index
    %453 = vector.extract %305#0[3] : f32 from vector<8xf32>
    memref.store %453, %19[%452] : memref<?xf32>
    %454 = arith.muli %4, %c12 : index
    %455 = arith.addi %454, %433 : index
    %456 = arith.addi %455, %c9 : index
    %457 = arith.addi %456, %c7 : index
    %458 = vector.extract %305#0[4] : f32 from vector<8xf32>
    memref.store %458, %19[%457] : memref<?xf32>
    %459 = arith.muli %4, %c12 : index
    %460 = arith.addi %459, %433 : index
    %461 = arith.addi %460, %c9 : index
    %462 = arith.addi %461, %c32 : index
    %463 = vector.extract %305#0[5] : f32 from vector<8xf32>
    memref.store %463, %19[%462] : memref<?xf32>
    %464 = arith.muli %4, %c12 : index
    %465 = arith.addi %464, %433 : index
    %466 = arith.addi %465, %c9 : index
    %467 = arith.addi %466, %c33 : index
    %468 = vector.extract %305#0[6] : f32 from vector<8xf32>
    memref.store %468, %19[%467] : memref<?xf32>
    %469 = arith.muli %4, %c12 : index
    %470 = arith.addi %469, %433 : index
    %471 = arith.addi %470, %c9 : index
    %472 = arith.addi %471, %c34 : index
    %473 = vector.extract %305#0[7] : f32 from vector<8xf32>
    memref.store %473, %19[%472] : memref<?xf32>
    %474 = arith.muli %4, %c12 : index
    %475 = arith.addi %474, %433 : index
    %476 = arith.addi %475, %c23 : index
    %477 = arith.addi %476, %c9 : index
    %478 = vector.extract %305#1[0] : f32 from vector<8xf32>
    memref.store %478, %19[%477] : memref<?xf32>
    %479 = arith.muli %4, %c12 : index
    %480 = arith.addi %479, %433 : index
    %481 = arith.addi %480, %c23 : index
    %482 = arith.addi %481, %c16 : index
    %483 = vector.extract %305#1[1] : f32 from vector<8xf32>
    memref.store %483, %19[%482] : memref<?xf32>
    %484 = arith.muli %4, %c12 : index
    %485 = arith.addi %484, %433 : index
    %486 = arith.addi %485, %c23 : index
    %487 = arith.addi %486, %c21 : index
    %488 = vector.extract %305#1[2] : f32 from vector<8xf32>
    memref.store %488, %19[%487] : memref<?xf32>
    %489 = arith.muli %4, %c12 : index
    %490 = arith.addi %489, %433 : index
    %491 = arith.addi %490, %c23 : index
    %492 = arith.addi %491, %c31 : index
    %493 = vector.extract %305#1[3] : f32 from vector<8xf32>
    memref.store %493, %19[%492] : memref<?xf32>
    %494 = arith.muli %4, %c12 : index
    %495 = arith.addi %494, %433 : index
    %496 = arith.addi %495, %c23 : index
    %497 = arith.addi %496, %c7 : index
    %498 = vector.extract %305#1[4] : f32 from vector<8xf32>
    memref.store %498, %19[%497] : memref<?xf32>
    %499 = arith.muli %4, %c12 : index
    %500 = arith.addi %499, %433 : index
    %501 = arith.addi %500, %c23 : index
    %502 = arith.addi %501, %c32 : index
    %503 = vector.extract %305#1[5] : f32 from vector<8xf32>
    memref.store %503, %19[%502] : memref<?xf32>
    %504 = arith.muli %4, %c12 : index
    %505 = arith.addi %504, %433 : index
    %506 = arith.addi %505, %c23 : index
    %507 = arith.addi %506, %c33 : index
    %508 = vector.extract %305#1[6] : f32 from vector<8xf32>
    memref.store %508, %19[%507] : memref<?xf32>
    %509 = arith.muli %4, %c12 : index
    %510 = arith.addi %509, %433 : index
    %511 = arith.addi %510, %c23 : index
    %512 = arith.addi %511, %c34 : index
    %513 = vector.extract %305#1[7] : f32 from vector<8xf32>
    memref.store %513, %19[%512] : memref<?xf32>
    wave.barrier
    %514 = arith.muli %4, %c5 : index
    %515 = arith.addi %514, %c9 : index
    %516 = arith.muli %515, %c5 : index
    %517 = arith.divui %430, %c13 : index
    %518 = arith.addi %516, %517 : index
    %519 = arith.addi %429, %518 : index
    %520 = arith.cmpi slt, %519, %22 : index
    scf.if %520 {
      %521 = arith.cmpi eq, %hasFactors, %c10 : index
      %522 = memref.load %factors[%519] : memref<?xf32>
      %523 = arith.select %521, %522, %c36 : f32
      %524 = arith.addi %433, %c9 : index
      %525 = arith.muli %515, %c16 : index
      %526 = arith.addi %524, %525 : index
      %527 = memref.load %19[%526] : memref<?xf32>
      %528 = arith.addi %526, %c12 : index
      %529 = memref.load %19[%528] : memref<?xf32>
      %530 = arith.addf %527, %529 : f32
      %531 = arith.addi %526, %c37 : index
      %532 = memref.load %19[%531] : memref<?xf32>
      %533 = arith.addf %530, %532 : f32
      %534 = arith.addi %526, %c38 : index
      %535 = memref.load %19[%534] : memref<?xf32>
      %536 = arith.addf %533, %535 : f32
      %537 = arith.remui %430, %c13 : index
      %538 = arith.muli %537, %c22 : index
      %539 = arith.addi %16, %538 : index
      %540 = vector.load %w[%539] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %541 = vector.bitcast %540 : vector<4xi8> to vector<1xf32>
      %542 = vector.extract %541[0] : f32 from vector<1xf32>
      %543 = arith.mulf %542, %523 : f32
      %544 = arith.mulf %536, %543 : f32
      %545 = arith.muli %3, %c5 : index
      %546 = arith.addi %545, %c9 : index
      %547 = arith.muli %546, %c13 : index
      %548 = arith.remui %430, %c13 : index
      %549 = arith.addi %547, %548 : index
      %550 = arith.muli %518, %c31 : index
      %551 = arith.addi %550, %549 : index
      memref.store %544, %20[%551] : memref<?xf32>
      %552 = arith.addi %433, %c23 : index
      %553 = arith.muli %515, %c16 : index
      %554 = arith.addi %552, %553 : index
      %555 = memref.load %19[%554] : memref<?xf32>
      %556 = arith.addi %554, %c12 : index
      %557 = memref.load %19[%556] : memref<?xf32>
      %558 = arith.addf %555, %557 : f32
      %559 = arith.addi %554, %c37 : index
      %560 = memref.load %19[%559] : memref<?xf32>
      %561 = arith.addf %558, %560 : f32
      %562 = arith.addi %554, %c38 : index
      %563 = memref.load %19[%562] : memref<?xf32>
      %564 = arith.addf %561, %563 : f32
      %565 = arith.remui %430, %c13 : index
      %566 = arith.muli %565, %c22 : index
      %567 = arith.addi %18, %566 : index
      %568 = vector.load %w[%567] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %569 = vector.bitcast %568 : vector<4xi8> to vector<1xf32>
      %570 = vector.extract %569[0] : f32 from vector<1xf32>
      %571 = arith.mulf %570, %523 : f32
      %572 = arith.mulf %564, %571 : f32
      %573 = arith.muli %3, %c5 : index
      %574 = arith.addi %573, %c10 : index
      %575 = arith.muli %574, %c13 : index
      %576 = arith.remui %430, %c13 : index
      %577 = arith.addi %575, %576 : index
      %578 = arith.muli %518, %c31 : index
      %579 = arith.addi %578, %577 : index
      memref.store %572, %20[%579] : memref<?xf32>
    }
    %580 = arith.muli %4, %c5 : index
    %581 = arith.addi %580, %c10 : index
    %582 = arith.muli %581, %c5 : index
    %583 = arith.divui %430, %c13 : index
    %584 = arith.addi %582, %583 : index
    %585 = arith.addi %429, %584 : index
    %586 = arith.cmpi slt, %585, %22 : index
    scf.if %586 {
      %587 = arith.cmpi eq, %hasFactors, %c10 : index
      %588 = memref.load %factors[%585] : memref<?xf32>
      %589 = arith.select %587, %588, %c36 : f32
      %590 = arith.addi %433, %c9 : index
      %591 = arith.muli %581, %c16 : index
      %592 = arith.addi %590, %591 : index
      %593 = memref.load %19[%592] : memref<?xf32>
      %594 = arith.addi %592, %c12 : index
      %595 = memref.load %19[%594] : memref<?xf32>
      %596 = arith.addf %593, %595 : f32
      %597 = arith.addi %592, %c37 : index
      %598 = memref.load %19[%597] : memref<?xf32>
      %599 = arith.addf %596, %598 : f32
      %600 = arith.addi %592, %c38 : index
      %601 = memref.load %19[%600] : memref<?xf32>
      %602 = arith.addf %599, %601 : f32
      %603 = arith.remui %430, %c13 : index
      %604 = arith.muli %603, %c22 : index
      %605 = arith.addi %16, %604 : index
      %606 = vector.load %w[%605] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %607 = vector.bitcast %606 : vector<4xi8> to vector<1xf32>
      %608 = vector.extract %607[0] : f32 from vector<1xf32>
      %609 = arith.mulf %608, %589 : f32
      %610 = arith.mulf %602, %609 : f32
      %611 = arith.muli %3, %c5 : index
      %612 = arith.addi %611, %c9 : index
      %613 = arith.muli %612, %c13 : index
      %614 = arith.remui %430, %c13 : index
      %615 = arith.addi %613, %614 : index
      %616 = arith.muli %584, %c31 : index
      %617 = arith.addi %616, %615 : index
      memref.store %610, %20[%617] : memref<?xf32>
      %618 = arith.addi %433, %c23 : index
      %619 = arith.muli %581, %c16 : index
      %620 = arith.addi %618, %619 : index
      %621 = memref.load %19[%620] : memref<?xf32>
      %622 = arith.addi %620, %c12 : index
      %623 = memref.load %19[%622] : memref<?xf32>
      %624 = arith.addf %621, %623 : f32
      %625 = arith.addi %620, %c37 : index
      %626 = memref.load %19[%625] : memref<?xf32>
      %627 = arith.addf %624, %626 : f32
      %628 = arith.addi %620, %c38 : index
      %629 = memref.load %19[%628] : memref<?xf32>
      %630 = arith.addf %627, %629 : f32
      %631 = arith.remui %430, %c13 : index
      %632 = arith.muli %631, %c22 : index
      %633 = arith.addi %18, %632 : index
      %634 = vector.load %w[%633] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %635 = vector.bitcast %634 : vector<4xi8> to vector<1xf32>
      %636 = vector.extract %635[0] : f32 from vector<1xf32>
      %637 = arith.mulf %636, %589 : f32
      %638 = arith.mulf %630, %637 : f32
      %639 = arith.muli %3, %c5 : index
      %640 = arith.addi %639, %c10 : index
      %641 = arith.muli %640, %c13 : index
      %642 = arith.remui %430, %c13 : index
      %643 = arith.addi %641, %642 : index
      %644 = arith.muli %584, %c31 : index
      %645 = arith.addi %644, %643 : index
      memref.store %638, %20[%645] : memref<?xf32>
    }
    wave.barrier
    %646 = arith.addi %23, %c9 : index
    %647 = wave.wave
    %648 = arith.addi %647, %c9 : index
    %649 = arith.addi %646, %648 : index
    %650 = arith.cmpi slt, %649, %22 : index
    %651 = arith.cmpi slt, %648, %c13 : index
    %652 = arith.andi %650, %651 : i1
    scf.if %652 {
      %653 = arith.addi %646, %648 : index
      %654 = arith.muli %648, %c31 : index
      %655 = wave.lane
      %656 = arith.addi %655, %c9 : index
      %657 = arith.cmpi eq, %hasBias, %c10 : index
      %658 = arith.addi %654, %656 : index
      %659 = memref.load %20[%658] : memref<?xf32>
      %660 = arith.muli %0, %c31 : index
      %661 = arith.addi %660, %656 : index
      %662 = memref.load %bias[%661] : memref<?xf32>
      %663 = arith.addf %659, %662 : f32
      %664 = arith.select %657, %663, %659 : f32
      %665 = arith.addi %656, %c40 : index
      %666 = arith.cmpi eq, %hasBias, %c10 : index
      %667 = arith.addi %654, %665 : index
      %668 = memref.load %20[%667] : memref<?xf32>
      %669 = arith.muli %0, %c31 : index
      %670 = arith.addi %669, %665 : index
      %671 = memref.load %bias[%670] : memref<?xf32>
      %672 = arith.addf %668, %671 : f32
      %673 = arith.select %666, %672, %668 : f32
      %674 = arith.addi %655, %c16 : index
      %675 = arith.cmpi slt, %674, %c40 : index
      %676 = arith.minsi %674, %c41 : index
      %677 = arith.cmpi eq, %hasBias, %c10 : index
      %678 = arith.addi %654, %676 : index
      %679 = memref.load %20[%678] : memref<?xf32>
      %680 = arith.muli %0, %c31 : index
      %681 = arith.addi %680, %676 : index
      %682 = memref.load %bias[%681] : memref<?xf32>
      %683 = arith.addf %679, %682 : f32
      %684 = arith.select %677, %683, %679 : f32
      %685 = arith.addi %676, %c40 : index
      %686 = arith.cmpi eq, %hasBias, %c10 : index
      %687 = arith.addi %654, %685 : index
      %688 = memref.load %20[%687] : memref<?xf32>
      %689 = arith.muli %0, %c31 : index
      %690 = arith.addi %689, %685 : index
      %691 = memref.load %bias[%690] : memref<?xf32>
      %692 = arith.addf %688, %691 : f32
      %693 = arith.select %686, %692, %688 : f32
      %694 = arith.addi %heads, %kvHeads : index
      %695 = arith.cmpi slt, %0, %694 : index
      scf.if %695 {
        %696 = arith.addi %positionsAt, %653 : index
        %697 = memref.load %step[%696] : memref<?xi32>
        %698 = arith.index_cast %697 : i32 to index
        %699 = arith.cmpi eq, %hasNorm, %c10 : index
        %700 = math.fma %664, %664, %c44 : f32
        %701 = math.fma %673, %673, %700 : f32
        %702 = math.fma %684, %684, %701 : f32
        %703 = arith.select %675, %702, %701 : f32
        %704 = math.fma %693, %693, %703 : f32
        %705 = arith.select %675, %704, %703 : f32
        %706 = vector.broadcast %705 : f32 to vector<1xf32>
        %707 = wave.reduce "add" %706 : vector<1xf32>
        %708 = arith.mulf %707, %inverseHeadDim : f32
        %709 = arith.addf %708, %epsilon : f32
        %710 = math.sqrt %709 : f32
        %711 = arith.divf %c36, %710 : f32
        %712 = arith.cmpi slt, %0, %heads : index
        %713 = arith.addi %656, %c40 : index
        %714 = memref.load %query_norm[%656] : memref<?xf32>
        %715 = memref.load %key_norm[%656] : memref<?xf32>
        %716 = arith.select %712, %714, %715 : f32
        %717 = arith.mulf %664, %711 : f32
        %718 = arith.mulf %717, %716 : f32
        %719 = arith.select %699, %718, %664 : f32
        %720 = memref.load %query_norm[%713] : memref<?xf32>
        %721 = memref.load %key_norm[%713] : memref<?xf32>
        %722 = arith.select %712, %720, %721 : f32
        %723 = arith.mulf %673, %711 : f32
        %724 = arith.mulf %723, %722 : f32
        %725 = arith.select %699, %724, %673 : f32
        %726 = arith.addi %676, %c40 : index
        %727 = memref.load %query_norm[%676] : memref<?xf32>
        %728 = memref.load %key_norm[%676] : memref<?xf32>
        %729 = arith.select %712, %727, %728 : f32
        %730 = arith.mulf %684, %711 : f32
        %731 = arith.mulf %730, %729 : f32
        %732 = arith.select %699, %731, %684 : f32
        %733 = memref.load %query_norm[%726] : memref<?xf32>
        %734 = memref.load %key_norm[%726] : memref<?xf32>
        %735 = arith.select %712, %733, %734 : f32
        %736 = arith.mulf %693, %711 : f32
        %737 = arith.mulf %736, %735 : f32
        %738 = arith.select %699, %737, %693 : f32
        %739 = arith.remui %698, %c23 : index
        %740 = arith.muli %739, %c31 : index
        %741 = arith.addi %740, %656 : index
        %742 = arith.divui %698, %c23 : index
        %743 = arith.addi %742, %c23 : index
        %744 = arith.muli %743, %c31 : index
        %745 = arith.addi %744, %656 : index
        %746 = memref.load %rope[%741] : memref<?xf32>
        %747 = arith.addi %741, %c40 : index
        %748 = memref.load %rope[%747] : memref<?xf32>
        %749 = memref.load %rope[%745] : memref<?xf32>
        %750 = arith.addi %745, %c40 : index
        %751 = memref.load %rope[%750] : memref<?xf32>
        %752 = arith.mulf %749, %746 : f32
        %753 = arith.mulf %751, %748 : f32
        %754 = arith.subf %752, %753 : f32
        %755 = arith.mulf %751, %746 : f32
        %756 = arith.mulf %749, %748 : f32
        %757 = arith.addf %755, %756 : f32
        %758 = arith.mulf %719, %754 : f32
        %759 = arith.mulf %725, %757 : f32
        %760 = arith.subf %758, %759 : f32
        %761 = arith.mulf %725, %754 : f32
        %762 = arith.mulf %719, %757 : f32
        %763 = arith.addf %761, %762 : f32
        %764 = arith.cmpi slt, %0, %heads : index
        scf.if %764 {
          %765 = arith.muli %653, %heads : index
          %766 = arith.addi %765, %0 : index
          %767 = arith.muli %766, %c31 : index
          %768 = arith.addi %767, %656 : index
          memref.store %760, %q[%768] : memref<?xf32>
          %769 = arith.addi %768, %c40 : index
          memref.store %763, %q[%769] : memref<?xf32>
        } else {
          %770 = arith.addi %654, %656 : index
          memref.store %760, %20[%770] : memref<?xf32>
          %771 = arith.addi %654, %656 : index
          %772 = arith.addi %771, %c40 : index
          memref.store %763, %20[%772] : memref<?xf32>
        }
        %773 = arith.remui %698, %c23 : index
        %774 = arith.muli %773, %c31 : index
        %775 = arith.addi %774, %676 : index
        %776 = arith.divui %698, %c23 : index
        %777 = arith.addi %776, %c23 : index
        %778 = arith.muli %777, %c31 : index
        %779 = arith.addi %778, %676 : index
        %780 = memref.load %rope[%775] : memref<?xf32>
        %781 = arith.addi %775, %c40 : index
        %782 = memref.load %rope[%781] : memref<?xf32>
        %783 = memref.load %rope[%779] : memref<?xf32>
        %784 = arith.addi %779, %c40 : index
        %785 = memref.load %rope[%784] : memref<?xf32>
        %786 = arith.mulf %783, %780 : f32
        %787 = arith.mulf %785, %782 : f32
        %788 = arith.subf %786, %787 : f32
        %789 = arith.mulf %785, %780 : f32
        %790 = arith.mulf %783, %782 : f32
        %791 = arith.addf %789, %790 : f32
        %792 = arith.mulf %732, %788 : f32
        %793 = arith.mulf %738, %791 : f32
        %794 = arith.subf %792, %793 : f32
        %795 = arith.mulf %738, %788 : f32
        %796 = arith.mulf %732, %791 : f32
        %797 = arith.addf %795, %796 : f32
        scf.if %675 {
          %798 = arith.cmpi slt, %0, %heads : index
          scf.if %798 {
            %799 = arith.muli %653, %heads : index
            %800 = arith.addi %799, %0 : index
            %801 = arith.muli %800, %c31 : index
            %802 = arith.addi %801, %676 : index
            memref.store %794, %q[%802] : memref<?xf32>
            %803 = arith.addi %802, %c40 : index
            memref.store %797, %q[%803] : memref<?xf32>
          } else {
            %804 = arith.addi %654, %676 : index
            memref.store %794, %20[%804] : memref<?xf32>
            %805 = arith.addi %654, %676 : index
            %806 = arith.addi %805, %c40 : index
            memref.store %797, %20[%806] : memref<?xf32>
          }
        }
      } else {
        %807 = arith.cmpi slt, %0, %heads : index
        scf.if %807 {
          %808 = arith.muli %653, %heads : index
          %809 = arith.addi %808, %0 : index
          %810 = arith.muli %809, %c31 : index
          %811 = arith.addi %810, %656 : index
          memref.store %664, %q[%811] : memref<?xf32>
          %812 = arith.addi %811, %c40 : index
          memref.store %673, %q[%812] : memref<?xf32>
        } else {
          %813 = arith.addi %654, %656 : index
          memref.store %664, %20[%813] : memref<?xf32>
          %814 = arith.addi %654, %656 : index
          %815 = arith.addi %814, %c40 : index
          memref.store %673, %20[%815] : memref<?xf32>
        }
        scf.if %675 {
          %816 = arith.cmpi slt, %0, %heads : index
          scf.if %816 {
            %817 = arith.muli %653, %heads : index
            %818 = arith.addi %817, %0 : index
            %819 = arith.muli %818, %c31 : index
            %820 = arith.addi %819, %676 : index
            memref.store %684, %q[%820] : memref<?xf32>
            %821 = arith.addi %820, %c40 : index
            memref.store %693, %q[%821] : memref<?xf32>
          } else {
            %822 = arith.addi %654, %676 : index
            memref.store %684, %20[%822] : memref<?xf32>
            %823 = arith.addi %654, %676 : index
            %824 = arith.addi %823, %c40 : index
            memref.store %693, %20[%824] : memref<?xf32>
          }
        }
      }
    }
    %825 = arith.addi %647, %c47 : index
    %826 = arith.addi %646, %825 : index
    %827 = arith.cmpi slt, %826, %22 : index
    %828 = arith.cmpi slt, %825, %c13 : index
    %829 = arith.andi %827, %828 : i1
    scf.if %829 {
      %830 = arith.addi %646, %825 : index
      %831 = arith.muli %825, %c31 : index
      %832 = wave.lane
      %833 = arith.addi %832, %c9 : index
      %834 = arith.cmpi eq, %hasBias, %c10 : index
      %835 = arith.addi %831, %833 : index
      %836 = memref.load %20[%835] : memref<?xf32>
      %837 = arith.muli %0, %c31 : index
      %838 = arith.addi %837, %833 : index
      %839 = memref.load %bias[%838] : memref<?xf32>
      %840 = arith.addf %836, %839 : f32
      %841 = arith.select %834, %840, %836 : f32
      %842 = arith.addi %833, %c40 : index
      %843 = arith.cmpi eq, %hasBias, %c10 : index
      %844 = arith.addi %831, %842 : index
      %845 = memref.load %20[%844] : memref<?xf32>
      %846 = arith.muli %0, %c31 : index
      %847 = arith.addi %846, %842 : index
      %848 = memref.load %bias[%847] : memref<?xf32>
      %849 = arith.addf %845, %848 : f32
      %850 = arith.select %843, %849, %845 : f32
      %851 = arith.addi %832, %c16 : index
      %852 = arith.cmpi slt, %851, %c40 : index
      %853 = arith.minsi %851, %c41 : index
      %854 = arith.cmpi eq, %hasBias, %c10 : index
      %855 = arith.addi %831, %853 : index
      %856 = memref.load %20[%855] : memref<?xf32>
      %857 = arith.muli %0, %c31 : index
      %858 = arith.addi %857, %853 : index
      %859 = memref.load %bias[%858] : memref<?xf32>
      %860 = arith.addf %856, %859 : f32
      %861 = arith.select %854, %860, %856 : f32
      %862 = arith.addi %853, %c40 : index
      %863 = arith.cmpi eq, %hasBias, %c10 : index
      %864 = arith.addi %831, %862 : index
      %865 = memref.load %20[%864] : memref<?xf32>
      %866 = arith.muli %0, %c31 : index
      %867 = arith.addi %866, %862 : index
      %868 = memref.load %bias[%867] : memref<?xf32>
      %869 = arith.addf %865, %868 : f32
      %870 = arith.select %863, %869, %865 : f32
      %871 = arith.addi %heads, %kvHeads : index
      %872 = arith.cmpi slt, %0, %871 : index
      scf.if %872 {
        %873 = arith.addi %positionsAt, %830 : index
        %874 = memref.load %step[%873] : memref<?xi32>
        %875 = arith.index_cast %874 : i32 to index
        %876 = arith.cmpi eq, %hasNorm, %c10 : index
        %877 = math.fma %841, %841, %c44 : f32
        %878 = math.fma %850, %850, %877 : f32
        %879 = math.fma %861, %861, %878 : f32
        %880 = arith.select %852, %879, %878 : f32
        %881 = math.fma %870, %870, %880 : f32
        %882 = arith.select %852, %881, %880 : f32
        %883 = vector.broadcast %882 : f32 to vector<1xf32>
        %884 = wave.reduce "add" %883 : vector<1xf32>
        %885 = arith.mulf %884, %inverseHeadDim : f32
        %886 = arith.addf %885, %epsilon : f32
        %887 = math.sqrt %886 : f32
        %888 = arith.divf %c36, %887 : f32
        %889 = arith.cmpi slt, %0, %heads : index
        %890 = arith.addi %833, %c40 : index
        %891 = memref.load %query_norm[%833] : memref<?xf32>
        %892 = memref.load %key_norm[%833] : memref<?xf32>
        %893 = arith.select %889, %891, %892 : f32
        %894 = arith.mulf %841, %888 : f32
        %895 = arith.mulf %894, %893 : f32
        %896 = arith.select %876, %895, %841 : f32
        %897 = memref.load %query_norm[%890] : memref<?xf32>
        %898 = memref.load %key_norm[%890] : memref<?xf32>
        %899 = arith.select %889, %897, %898 : f32
        %900 = arith.mulf %850, %888 : f32
        %901 = arith.mulf %900, %899 : f32
        %902 = arith.select %876, %901, %850 : f32
        %903 = arith.addi %853, %c40 : index
        %904 = memref.load %query_norm[%853] : memref<?xf32>
        %905 = memref.load %key_norm[%853] : memref<?xf32>
        %906 = arith.select %889, %904, %905 : f32
        %907 = arith.mulf %861, %888 : f32
        %908 = arith.mulf %907, %906 : f32
        %909 = arith.select %876, %908, %861 : f32
        %910 = memref.load %query_norm[%903] : memref<?xf32>
        %911 = memref.load %key_norm[%903] : memref<?xf32>
        %912 = arith.select %889, %910, %911 : f32
        %913 = arith.mulf %870, %888 : f32
        %914 = arith.mulf %913, %912 : f32
        %915 = arith.select %876, %914, %870 : f32
        %916 = arith.remui %875, %c23 : index
        %917 = arith.muli %916, %c31 : index
        %918 = arith.addi %917, %833 : index
        %919 = arith.divui %875, %c23 : index
        %920 = arith.addi %919, %c23 : index
        %921 = arith.muli %920, %c31 : index
        %922 = arith.addi %921, %833 : index
        %923 = memref.load %rope[%918] : memref<?xf32>
        %924 = arith.addi %918, %c40 : index
        %925 = memref.load %rope[%924] : memref<?xf32>
        %926 = memref.load %rope[%922] : memref<?xf32>
        %927 = arith.addi %922, %c40 : index
        %928 = memref.load %rope[%927] : memref<?xf32>
        %929 = arith.mulf %926, %923 : f32
        %930 = arith.mulf %928, %925 : f32
        %931 = arith.subf %929, %930 : f32
        %932 = arith.mulf %928, %923 : f32
        %933 = arith.mulf %926, %925 : f32
        %934 = arith.addf %932, %933 : f32
        %935 = arith.mulf %896, %931 : f32
        %936 = arith.mulf %902, %934 : f32
        %937 = arith.subf %935, %936 : f32
        %938 = arith.mulf %902, %931 : f32
        %939 = arith.mulf %896, %934 : f32
        %940 = arith.addf %938, %939 : f32
        %941 = arith.cmpi slt, %0, %heads : index
        scf.if %941 {
          %942 = arith.muli %830, %heads : index
          %943 = arith.addi %942, %0 : index
          %944 = arith.muli %943, %c31 : index
          %945 = arith.addi %944, %833 : index
          memref.store %937, %q[%945] : memref<?xf32>
          %946 = arith.addi %945, %c40 : index
          memref.store %940, %q[%946] : memref<?xf32>
        } else {
          %947 = arith.addi %831, %833 : index
          memref.store %937, %20[%947] : memref<?xf32>
          %948 = arith.addi %831, %833 : index
          %949 = arith.addi %948, %c40 : index
          memref.store %940, %20[%949] : memref<?xf32>
        }
        %950 = arith.remui %875, %c23 : index
        %951 = arith.muli %950, %c31 : index
        %952 = arith.addi %951, %853 : index
        %953 = arith.divui %875, %c23 : index
        %954 = arith.addi %953, %c23 : index
        %955 = arith.muli %954, %c31 : index
        %956 = arith.addi %955, %853 : index
        %957 = memref.load %rope[%952] : memref<?xf32>
        %958 = arith.addi %952, %c40 : index
        %959 = memref.load %rope[%958] : memref<?xf32>
        %960 = memref.load %rope[%956] : memref<?xf32>
        %961 = arith.addi %956, %c40 : index
        %962 = memref.load %rope[%961] : memref<?xf32>
        %963 = arith.mulf %960, %957 : f32
        %964 = arith.mulf %962, %959 : f32
        %965 = arith.subf %963, %964 : f32
        %966 = arith.mulf %962, %957 : f32
        %967 = arith.mulf %960, %959 : f32
        %968 = arith.addf %966, %967 : f32
        %969 = arith.mulf %909, %965 : f32
        %970 = arith.mulf %915, %968 : f32
        %971 = arith.subf %969, %970 : f32
        %972 = arith.mulf %915, %965 : f32
        %973 = arith.mulf %909, %968 : f32
        %974 = arith.addf %972, %973 : f32
        scf.if %852 {
          %975 = arith.cmpi slt, %0, %heads : index
          scf.if %975 {
            %976 = arith.muli %830, %heads : index
            %977 = arith.addi %976, %0 : index
            %978 = arith.muli %977, %c31 : index
            %979 = arith.addi %978, %853 : index
            memref.store %971, %q[%979] : memref<?xf32>
            %980 = arith.addi %979, %c40 : index
            memref.store %974, %q[%980] : memref<?xf32>
          } else {
            %981 = arith.addi %831, %853 : index
            memref.store %971, %20[%981] : memref<?xf32>
            %982 = arith.addi %831, %853 : index
            %983 = arith.addi %982, %c40 : index
            memref.store %974, %20[%983] : memref<?xf32>
          }
        }
      } else {
        %984 = arith.cmpi slt, %0, %heads : index
        scf.if %984 {
          %985 = arith.muli %830, %heads : index
          %986 = arith.addi %985, %0 : index
          %987 = arith.muli %986, %c31 : index
          %988 = arith.addi %987, %833 : index
          memref.store %841, %q[%988] : memref<?xf32>
          %989 = arith.addi %988, %c40 : index
          memref.store %850, %q[%989] : memref<?xf32>
        } else {
          %990 = arith.addi %831, %833 : index
          memref.store %841, %20[%990] : memref<?xf32>
          %991 = arith.addi %831, %833 : index
          %992 = arith.addi %991, %c40 : index
          memref.store %850, %20[%992] : memref<?xf32>
        }
        scf.if %852 {
          %993 = arith.cmpi slt, %0, %heads : index
          scf.if %993 {
            %994 = arith.muli %830, %heads : index
            %995 = arith.addi %994, %0 : index
            %996 = arith.muli %995, %c31 : index
            %997 = arith.addi %996, %853 : index
            memref.store %861, %q[%997] : memref<?xf32>
            %998 = arith.addi %997, %c40 : index
            memref.store %870, %q[%998] : memref<?xf32>
          } else {
            %999 = arith.addi %831, %853 : index
            memref.store %861, %20[%999] : memref<?xf32>
            %1000 = arith.addi %831, %853 : index
            %1001 = arith.addi %1000, %c40 : index
            memref.store %870, %20[%1001] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %1002 = arith.cmpi sge, %0, %heads : index
    scf.if %1002 {
      %1003 = arith.addi %647, %c9 : index
      %1004 = arith.addi %646, %1003 : index
      %1005 = arith.cmpi slt, %1004, %22 : index
      %1006 = arith.cmpi slt, %1003, %c13 : index
      %1007 = arith.andi %1005, %1006 : i1
      scf.if %1007 {
        %1008 = arith.addi %646, %1003 : index
        %1009 = arith.addi %slotsAt, %1008 : index
        %1010 = memref.load %step[%1009] : memref<?xi32>
        %1011 = arith.index_cast %1010 : i32 to index
        %1012 = arith.cmpi sge, %1011, %c9 : index
        scf.if %1012 {
          %1013 = arith.muli %1003, %c31 : index
          %1014 = arith.subi %0, %heads : index
          %1015 = memref.load %scales[%1014] : memref<?xf32>
          %1016 = vector.broadcast %1015 : f32 to vector<4xf32>
          %1017 = arith.divui %1011, %c13 : index
          %1018 = arith.remui %1011, %c13 : index
          %1019 = arith.muli %1017, %pageBytes : index
          %1020 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1020 {
            %1021 = wave.lane
            %1022 = arith.muli %1021, %c22 : index
            scf.for %1023 = %1022 to %c31 step %c7 {
              %1024 = arith.addi %1013, %1023 : index
              %1025 = vector.load %20[%1024] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1026 = arith.mulf %1025, %1016 : vector<4xf32>
              %1027 = arith.minimumf %1026, %c51 : vector<4xf32>
              %1028 = arith.maximumf %1027, %c52 : vector<4xf32>
              %1029 = arith.truncf %1028 : vector<4xf32> to vector<4xf16>
              %1030 = vector.bitcast %1029 : vector<4xf16> to vector<8xi8>
              %1031 = arith.cmpi slt, %1014, %kvHeads : index
              scf.if %1031 {
                %1032 = arith.muli %1014, %c11 : index
                %1033 = arith.addi %1019, %1032 : index
                %1034 = arith.divui %1023, %c13 : index
                %1035 = arith.muli %1034, %c53 : index
                %1036 = arith.remui %1023, %c13 : index
                %1037 = arith.divui %1036, %c4 : index
                %1038 = arith.muli %1037, %c23 : index
                %1039 = arith.muli %1018, %c13 : index
                %1040 = arith.addi %1038, %1039 : index
                %1041 = arith.remui %1036, %c4 : index
                %1042 = arith.muli %1041, %c5 : index
                %1043 = arith.addi %1040, %1042 : index
                %1044 = arith.addi %1035, %1043 : index
                %1045 = arith.addi %1033, %1044 : index
                vector.store %1030, %kv[%1045] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1046 = arith.subi %1014, %kvHeads : index
                %1047 = arith.muli %1046, %c11 : index
                %1048 = arith.addi %1019, %1047 : index
                %1049 = arith.addi %1023, %c9 : index
                %1050 = arith.divui %1049, %c13 : index
                %1051 = arith.muli %1050, %c53 : index
                %1052 = arith.addi %1051, %c37 : index
                %1053 = arith.remui %1049, %c13 : index
                %1054 = arith.divui %1018, %c5 : index
                %1055 = arith.remui %1018, %c5 : index
                %1056 = arith.muli %1055, %c4 : index
                %1057 = arith.addi %1054, %1056 : index
                %1058 = arith.divui %1057, %c4 : index
                %1059 = arith.muli %1058, %c23 : index
                %1060 = arith.muli %1053, %c13 : index
                %1061 = arith.addi %1059, %1060 : index
                %1062 = arith.remui %1057, %c4 : index
                %1063 = arith.muli %1062, %c5 : index
                %1064 = arith.addi %1061, %1063 : index
                %1065 = arith.addi %1052, %1064 : index
                %1066 = arith.addi %1048, %1065 : index
                %1067 = vector.shuffle %1030, %1030 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1067, %kv[%1066] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1068 = arith.addi %1023, %c10 : index
                %1069 = arith.divui %1068, %c13 : index
                %1070 = arith.muli %1069, %c53 : index
                %1071 = arith.addi %1070, %c37 : index
                %1072 = arith.remui %1068, %c13 : index
                %1073 = arith.divui %1018, %c5 : index
                %1074 = arith.remui %1018, %c5 : index
                %1075 = arith.muli %1074, %c4 : index
                %1076 = arith.addi %1073, %1075 : index
                %1077 = arith.divui %1076, %c4 : index
                %1078 = arith.muli %1077, %c23 : index
                %1079 = arith.muli %1072, %c13 : index
                %1080 = arith.addi %1078, %1079 : index
                %1081 = arith.remui %1076, %c4 : index
                %1082 = arith.muli %1081, %c5 : index
                %1083 = arith.addi %1080, %1082 : index
                %1084 = arith.addi %1071, %1083 : index
                %1085 = arith.addi %1048, %1084 : index
                %1086 = vector.shuffle %1030, %1030 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1086, %kv[%1085] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1087 = arith.addi %1023, %c5 : index
                %1088 = arith.divui %1087, %c13 : index
                %1089 = arith.muli %1088, %c53 : index
                %1090 = arith.addi %1089, %c37 : index
                %1091 = arith.remui %1087, %c13 : index
                %1092 = arith.divui %1018, %c5 : index
                %1093 = arith.remui %1018, %c5 : index
                %1094 = arith.muli %1093, %c4 : index
                %1095 = arith.addi %1092, %1094 : index
                %1096 = arith.divui %1095, %c4 : index
                %1097 = arith.muli %1096, %c23 : index
                %1098 = arith.muli %1091, %c13 : index
                %1099 = arith.addi %1097, %1098 : index
                %1100 = arith.remui %1095, %c4 : index
                %1101 = arith.muli %1100, %c5 : index
                %1102 = arith.addi %1099, %1101 : index
                %1103 = arith.addi %1090, %1102 : index
                %1104 = arith.addi %1048, %1103 : index
                %1105 = vector.shuffle %1030, %1030 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1105, %kv[%1104] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1106 = arith.addi %1023, %c2 : index
                %1107 = arith.divui %1106, %c13 : index
                %1108 = arith.muli %1107, %c53 : index
                %1109 = arith.addi %1108, %c37 : index
                %1110 = arith.remui %1106, %c13 : index
                %1111 = arith.divui %1018, %c5 : index
                %1112 = arith.remui %1018, %c5 : index
                %1113 = arith.muli %1112, %c4 : index
                %1114 = arith.addi %1111, %1113 : index
                %1115 = arith.divui %1114, %c4 : index
                %1116 = arith.muli %1115, %c23 : index
                %1117 = arith.muli %1110, %c13 : index
                %1118 = arith.addi %1116, %1117 : index
                %1119 = arith.remui %1114, %c4 : index
                %1120 = arith.muli %1119, %c5 : index
                %1121 = arith.addi %1118, %1120 : index
                %1122 = arith.addi %1109, %1121 : index
                %1123 = arith.addi %1048, %1122 : index
                %1124 = vector.shuffle %1030, %1030 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1124, %kv[%1123] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1125 = arith.cmpi eq, %codec, %c10 : index
          scf.if %1125 {
            %1126 = wave.lane
            %1127 = arith.muli %1126, %c22 : index
            scf.for %1128 = %1127 to %c31 step %c7 {
              %1129 = arith.addi %1013, %1128 : index
              %1130 = vector.load %20[%1129] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1131 = arith.mulf %1130, %1016 : vector<4xf32>
              %1132 = wave.fp8_encode "e4m3" %1131 : vector<4xf32> -> vector<4xi8>
              %1133 = arith.cmpi slt, %1014, %kvHeads : index
              scf.if %1133 {
                %1134 = arith.muli %1014, %c37 : index
                %1135 = arith.addi %1019, %1134 : index
                %1136 = vector.shuffle %1132, %1132 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1137 = arith.divui %1128, %c13 : index
                %1138 = arith.muli %1137, %c23 : index
                %1139 = arith.remui %1128, %c13 : index
                %1140 = arith.muli %1018, %c13 : index
                %1141 = arith.divui %1139, %c22 : index
                %1142 = arith.muli %1141, %c22 : index
                %1143 = arith.remui %1139, %c5 : index
                %1144 = arith.muli %1143, %c5 : index
                %1145 = arith.addi %1142, %1144 : index
                %1146 = arith.divui %1139, %c5 : index
                %1147 = arith.remui %1146, %c5 : index
                %1148 = arith.addi %1145, %1147 : index
                %1149 = arith.addi %1140, %1148 : index
                %1150 = arith.addi %1138, %1149 : index
                %1151 = arith.addi %1135, %1150 : index
                vector.store %1136, %kv[%1151] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1152 = arith.subi %1014, %kvHeads : index
                %1153 = arith.muli %1152, %c37 : index
                %1154 = arith.addi %1019, %1153 : index
                %1155 = arith.addi %1128, %c9 : index
                %1156 = arith.divui %1155, %c13 : index
                %1157 = arith.muli %1156, %c23 : index
                %1158 = arith.addi %1157, %c12 : index
                %1159 = arith.remui %1155, %c13 : index
                %1160 = arith.divui %1018, %c5 : index
                %1161 = arith.remui %1018, %c5 : index
                %1162 = arith.muli %1161, %c4 : index
                %1163 = arith.addi %1160, %1162 : index
                %1164 = arith.muli %1159, %c13 : index
                %1165 = arith.divui %1163, %c22 : index
                %1166 = arith.muli %1165, %c22 : index
                %1167 = arith.remui %1163, %c5 : index
                %1168 = arith.muli %1167, %c5 : index
                %1169 = arith.addi %1166, %1168 : index
                %1170 = arith.divui %1163, %c5 : index
                %1171 = arith.remui %1170, %c5 : index
                %1172 = arith.addi %1169, %1171 : index
                %1173 = arith.addi %1164, %1172 : index
                %1174 = arith.addi %1158, %1173 : index
                %1175 = arith.addi %1154, %1174 : index
                %1176 = vector.shuffle %1132, %1132 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1176, %kv[%1175] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1177 = arith.addi %1128, %c10 : index
                %1178 = arith.divui %1177, %c13 : index
                %1179 = arith.muli %1178, %c23 : index
                %1180 = arith.addi %1179, %c12 : index
                %1181 = arith.remui %1177, %c13 : index
                %1182 = arith.divui %1018, %c5 : index
                %1183 = arith.remui %1018, %c5 : index
                %1184 = arith.muli %1183, %c4 : index
                %1185 = arith.addi %1182, %1184 : index
                %1186 = arith.muli %1181, %c13 : index
                %1187 = arith.divui %1185, %c22 : index
                %1188 = arith.muli %1187, %c22 : index
                %1189 = arith.remui %1185, %c5 : index
                %1190 = arith.muli %1189, %c5 : index
                %1191 = arith.addi %1188, %1190 : index
                %1192 = arith.divui %1185, %c5 : index
                %1193 = arith.remui %1192, %c5 : index
                %1194 = arith.addi %1191, %1193 : index
                %1195 = arith.addi %1186, %1194 : index
                %1196 = arith.addi %1180, %1195 : index
                %1197 = arith.addi %1154, %1196 : index
                %1198 = vector.shuffle %1132, %1132 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1198, %kv[%1197] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1199 = arith.addi %1128, %c5 : index
                %1200 = arith.divui %1199, %c13 : index
                %1201 = arith.muli %1200, %c23 : index
                %1202 = arith.addi %1201, %c12 : index
                %1203 = arith.remui %1199, %c13 : index
                %1204 = arith.divui %1018, %c5 : index
                %1205 = arith.remui %1018, %c5 : index
                %1206 = arith.muli %1205, %c4 : index
                %1207 = arith.addi %1204, %1206 : index
                %1208 = arith.muli %1203, %c13 : index
                %1209 = arith.divui %1207, %c22 : index
                %1210 = arith.muli %1209, %c22 : index
                %1211 = arith.remui %1207, %c5 : index
                %1212 = arith.muli %1211, %c5 : index
                %1213 = arith.addi %1210, %1212 : index
                %1214 = arith.divui %1207, %c5 : index
                %1215 = arith.remui %1214, %c5 : index
                %1216 = arith.addi %1213, %1215 : index
                %1217 = arith.addi %1208, %1216 : index
                %1218 = arith.addi %1202, %1217 : index
                %1219 = arith.addi %1154, %1218 : index
                %1220 = vector.shuffle %1132, %1132 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1220, %kv[%1219] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1221 = arith.addi %1128, %c2 : index
                %1222 = arith.divui %1221, %c13 : index
                %1223 = arith.muli %1222, %c23 : index
                %1224 = arith.addi %1223, %c12 : index
                %1225 = arith.remui %1221, %c13 : index
                %1226 = arith.divui %1018, %c5 : index
                %1227 = arith.remui %1018, %c5 : index
                %1228 = arith.muli %1227, %c4 : index
                %1229 = arith.addi %1226, %1228 : index
                %1230 = arith.muli %1225, %c13 : index
                %1231 = arith.divui %1229, %c22 : index
                %1232 = arith.muli %1231, %c22 : index
                %1233 = arith.remui %1229, %c5 : index
                %1234 = arith.muli %1233, %c5 : index
                %1235 = arith.addi %1232, %1234 : index
                %1236 = arith.divui %1229, %c5 : index
                %1237 = arith.remui %1236, %c5 : index
                %1238 = arith.addi %1235, %1237 : index
                %1239 = arith.addi %1230, %1238 : index
                %1240 = arith.addi %1224, %1239 : index
                %1241 = arith.addi %1154, %1240 : index
                %1242 = vector.shuffle %1132, %1132 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1242, %kv[%1241] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1243 = arith.cmpi eq, %codec, %c5 : index
          scf.if %1243 {
            %1244 = wave.lane
            %1245 = arith.muli %1244, %c22 : index
            scf.for %1246 = %1245 to %c31 step %c7 {
              %1247 = arith.addi %1013, %1246 : index
              %1248 = vector.load %20[%1247] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1249 = arith.mulf %1248, %1016 : vector<4xf32>
              %1250 = wave.fp8_encode "e5m2" %1249 : vector<4xf32> -> vector<4xi8>
              %1251 = arith.cmpi slt, %1014, %kvHeads : index
              scf.if %1251 {
                %1252 = arith.muli %1014, %c37 : index
                %1253 = arith.addi %1019, %1252 : index
                %1254 = vector.shuffle %1250, %1250 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1255 = arith.divui %1246, %c13 : index
                %1256 = arith.muli %1255, %c23 : index
                %1257 = arith.remui %1246, %c13 : index
                %1258 = arith.muli %1018, %c13 : index
                %1259 = arith.divui %1257, %c22 : index
                %1260 = arith.muli %1259, %c22 : index
                %1261 = arith.remui %1257, %c5 : index
                %1262 = arith.muli %1261, %c5 : index
                %1263 = arith.addi %1260, %1262 : index
                %1264 = arith.divui %1257, %c5 : index
                %1265 = arith.remui %1264, %c5 : index
                %1266 = arith.addi %1263, %1265 : index
                %1267 = arith.addi %1258, %1266 : index
                %1268 = arith.addi %1256, %1267 : index
                %1269 = arith.addi %1253, %1268 : index
                vector.store %1254, %kv[%1269] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1270 = arith.subi %1014, %kvHeads : index
                %1271 = arith.muli %1270, %c37 : index
                %1272 = arith.addi %1019, %1271 : index
                %1273 = arith.addi %1246, %c9 : index
                %1274 = arith.divui %1273, %c13 : index
                %1275 = arith.muli %1274, %c23 : index
                %1276 = arith.addi %1275, %c12 : index
                %1277 = arith.remui %1273, %c13 : index
                %1278 = arith.divui %1018, %c5 : index
                %1279 = arith.remui %1018, %c5 : index
                %1280 = arith.muli %1279, %c4 : index
                %1281 = arith.addi %1278, %1280 : index
                %1282 = arith.muli %1277, %c13 : index
                %1283 = arith.divui %1281, %c22 : index
                %1284 = arith.muli %1283, %c22 : index
                %1285 = arith.remui %1281, %c5 : index
                %1286 = arith.muli %1285, %c5 : index
                %1287 = arith.addi %1284, %1286 : index
                %1288 = arith.divui %1281, %c5 : index
                %1289 = arith.remui %1288, %c5 : index
                %1290 = arith.addi %1287, %1289 : index
                %1291 = arith.addi %1282, %1290 : index
                %1292 = arith.addi %1276, %1291 : index
                %1293 = arith.addi %1272, %1292 : index
                %1294 = vector.shuffle %1250, %1250 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1294, %kv[%1293] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1295 = arith.addi %1246, %c10 : index
                %1296 = arith.divui %1295, %c13 : index
                %1297 = arith.muli %1296, %c23 : index
                %1298 = arith.addi %1297, %c12 : index
                %1299 = arith.remui %1295, %c13 : index
                %1300 = arith.divui %1018, %c5 : index
                %1301 = arith.remui %1018, %c5 : index
                %1302 = arith.muli %1301, %c4 : index
                %1303 = arith.addi %1300, %1302 : index
                %1304 = arith.muli %1299, %c13 : index
                %1305 = arith.divui %1303, %c22 : index
                %1306 = arith.muli %1305, %c22 : index
                %1307 = arith.remui %1303, %c5 : index
                %1308 = arith.muli %1307, %c5 : index
                %1309 = arith.addi %1306, %1308 : index
                %1310 = arith.divui %1303, %c5 : index
                %1311 = arith.remui %1310, %c5 : index
                %1312 = arith.addi %1309, %1311 : index
                %1313 = arith.addi %1304, %1312 : index
                %1314 = arith.addi %1298, %1313 : index
                %1315 = arith.addi %1272, %1314 : index
                %1316 = vector.shuffle %1250, %1250 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1316, %kv[%1315] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1317 = arith.addi %1246, %c5 : index
                %1318 = arith.divui %1317, %c13 : index
                %1319 = arith.muli %1318, %c23 : index
                %1320 = arith.addi %1319, %c12 : index
                %1321 = arith.remui %1317, %c13 : index
                %1322 = arith.divui %1018, %c5 : index
                %1323 = arith.remui %1018, %c5 : index
                %1324 = arith.muli %1323, %c4 : index
                %1325 = arith.addi %1322, %1324 : index
                %1326 = arith.muli %1321, %c13 : index
                %1327 = arith.divui %1325, %c22 : index
                %1328 = arith.muli %1327, %c22 : index
                %1329 = arith.remui %1325, %c5 : index
                %1330 = arith.muli %1329, %c5 : index
                %1331 = arith.addi %1328, %1330 : index
                %1332 = arith.divui %1325, %c5 : index
                %1333 = arith.remui %1332, %c5 : index
                %1334 = arith.addi %1331, %1333 : index
                %1335 = arith.addi %1326, %1334 : index
                %1336 = arith.addi %1320, %1335 : index
                %1337 = arith.addi %1272, %1336 : index
                %1338 = vector.shuffle %1250, %1250 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1338, %kv[%1337] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1339 = arith.addi %1246, %c2 : index
                %1340 = arith.divui %1339, %c13 : index
                %1341 = arith.muli %1340, %c23 : index
                %1342 = arith.addi %1341, %c12 : index
                %1343 = arith.remui %1339, %c13 : index
                %1344 = arith.divui %1018, %c5 : index
                %1345 = arith.remui %1018, %c5 : index
                %1346 = arith.muli %1345, %c4 : index
                %1347 = arith.addi %1344, %1346 : index
                %1348 = arith.muli %1343, %c13 : index
                %1349 = arith.divui %1347, %c22 : index
                %1350 = arith.muli %1349, %c22 : index
                %1351 = arith.remui %1347, %c5 : index
                %1352 = arith.muli %1351, %c5 : index
                %1353 = arith.addi %1350, %1352 : index
                %1354 = arith.divui %1347, %c5 : index
                %1355 = arith.remui %1354, %c5 : index
                %1356 = arith.addi %1353, %1355 : index
                %1357 = arith.addi %1348, %1356 : index
                %1358 = arith.addi %1342, %1357 : index
                %1359 = arith.addi %1272, %1358 : index
                %1360 = vector.shuffle %1250, %1250 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1360, %kv[%1359] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %1361 = arith.addi %647, %c47 : index
      %1362 = arith.addi %646, %1361 : index
      %1363 = arith.cmpi slt, %1362, %22 : index
      %1364 = arith.cmpi slt, %1361, %c13 : index
      %1365 = arith.andi %1363, %1364 : i1
      scf.if %1365 {
        %1366 = arith.addi %646, %1361 : index
        %1367 = arith.addi %slotsAt, %1366 : index
        %1368 = memref.load %step[%1367] : memref<?xi32>
        %1369 = arith.index_cast %1368 : i32 to index
        %1370 = arith.cmpi sge, %1369, %c9 : index
        scf.if %1370 {
          %1371 = arith.muli %1361, %c31 : index
          %1372 = arith.subi %0, %heads : index
          %1373 = memref.load %scales[%1372] : memref<?xf32>
          %1374 = vector.broadcast %1373 : f32 to vector<4xf32>
          %1375 = arith.divui %1369, %c13 : index
          %1376 = arith.remui %1369, %c13 : index
          %1377 = arith.muli %1375, %pageBytes : index
          %1378 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1378 {
            %1379 = wave.lane
            %1380 = arith.muli %1379, %c22 : index
            scf.for %1381 = %1380 to %c31 step %c7 {
              %1382 = arith.addi %1371, %1381 : index
              %1383 = vector.load %20[%1382] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1384 = arith.mulf %1383, %1374 : vector<4xf32>
              %1385 = arith.minimumf %1384, %c51 : vector<4xf32>
              %1386 = arith.maximumf %1385, %c52 : vector<4xf32>
              %1387 = arith.truncf %1386 : vector<4xf32> to vector<4xf16>
              %1388 = vector.bitcast %1387 : vector<4xf16> to vector<8xi8>
              %1389 = arith.cmpi slt, %1372, %kvHeads : index
              scf.if %1389 {
                %1390 = arith.muli %1372, %c11 : index
                %1391 = arith.addi %1377, %1390 : index
                %1392 = arith.divui %1381, %c13 : index
                %1393 = arith.muli %1392, %c53 : index
                %1394 = arith.remui %1381, %c13 : index
                %1395 = arith.divui %1394, %c4 : index
                %1396 = arith.muli %1395, %c23 : index
                %1397 = arith.muli %1376, %c13 : index
                %1398 = arith.addi %1396, %1397 : index
                %1399 = arith.remui %1394, %c4 : index
                %1400 = arith.muli %1399, %c5 : index
                %1401 = arith.addi %1398, %1400 : index
                %1402 = arith.addi %1393, %1401 : index
                %1403 = arith.addi %1391, %1402 : index
                vector.store %1388, %kv[%1403] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1404 = arith.subi %1372, %kvHeads : index
                %1405 = arith.muli %1404, %c11 : index
                %1406 = arith.addi %1377, %1405 : index
                %1407 = arith.addi %1381, %c9 : index
                %1408 = arith.divui %1407, %c13 : index
                %1409 = arith.muli %1408, %c53 : index
                %1410 = arith.addi %1409, %c37 : index
                %1411 = arith.remui %1407, %c13 : index
                %1412 = arith.divui %1376, %c5 : index
                %1413 = arith.remui %1376, %c5 : index
                %1414 = arith.muli %1413, %c4 : index
                %1415 = arith.addi %1412, %1414 : index
                %1416 = arith.divui %1415, %c4 : index
                %1417 = arith.muli %1416, %c23 : index
                %1418 = arith.muli %1411, %c13 : index
                %1419 = arith.addi %1417, %1418 : index
                %1420 = arith.remui %1415, %c4 : index
                %1421 = arith.muli %1420, %c5 : index
                %1422 = arith.addi %1419, %1421 : index
                %1423 = arith.addi %1410, %1422 : index
                %1424 = arith.addi %1406, %1423 : index
                %1425 = vector.shuffle %1388, %1388 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1425, %kv[%1424] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1426 = arith.addi %1381, %c10 : index
                %1427 = arith.divui %1426, %c13 : index
                %1428 = arith.muli %1427, %c53 : index
                %1429 = arith.addi %1428, %c37 : index
                %1430 = arith.remui %1426, %c13 : index
                %1431 = arith.divui %1376, %c5 : index
                %1432 = arith.remui %1376, %c5 : index
                %1433 = arith.muli %1432, %c4 : index
                %1434 = arith.addi %1431, %1433 : index
                %1435 = arith.divui %1434, %c4 : index
                %1436 = arith.muli %1435, %c23 : index
                %1437 = arith.muli %1430, %c13 : index
                %1438 = arith.addi %1436, %1437 : index
                %1439 = arith.remui %1434, %c4 : index
                %1440 = arith.muli %1439, %c5 : index
                %1441 = arith.addi %1438, %1440 : index
                %1442 = arith.addi %1429, %1441 : index
                %1443 = arith.addi %1406, %1442 : index
                %1444 = vector.shuffle %1388, %1388 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1444, %kv[%1443] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1445 = arith.addi %1381, %c5 : index
                %1446 = arith.divui %1445, %c13 : index
                %1447 = arith.muli %1446, %c53 : index
                %1448 = arith.addi %1447, %c37 : index
                %1449 = arith.remui %1445, %c13 : index
                %1450 = arith.divui %1376, %c5 : index
                %1451 = arith.remui %1376, %c5 : index
                %1452 = arith.muli %1451, %c4 : index
                %1453 = arith.addi %1450, %1452 : index
                %1454 = arith.divui %1453, %c4 : index
                %1455 = arith.muli %1454, %c23 : index
                %1456 = arith.muli %1449, %c13 : index
                %1457 = arith.addi %1455, %1456 : index
                %1458 = arith.remui %1453, %c4 : index
                %1459 = arith.muli %1458, %c5 : index
                %1460 = arith.addi %1457, %1459 : index
                %1461 = arith.addi %1448, %1460 : index
                %1462 = arith.addi %1406, %1461 : index
                %1463 = vector.shuffle %1388, %1388 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1463, %kv[%1462] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1464 = arith.addi %1381, %c2 : index
                %1465 = arith.divui %1464, %c13 : index
                %1466 = arith.muli %1465, %c53 : index
                %1467 = arith.addi %1466, %c37 : index
                %1468 = arith.remui %1464, %c13 : index
                %1469 = arith.divui %1376, %c5 : index
                %1470 = arith.remui %1376, %c5 : index
                %1471 = arith.muli %1470, %c4 : index
                %1472 = arith.addi %1469, %1471 : index
                %1473 = arith.divui %1472, %c4 : index
                %1474 = arith.muli %1473, %c23 : index
                %1475 = arith.muli %1468, %c13 : index
                %1476 = arith.addi %1474, %1475 : index
                %1477 = arith.remui %1472, %c4 : index
                %1478 = arith.muli %1477, %c5 : index
                %1479 = arith.addi %1476, %1478 : index
                %1480 = arith.addi %1467, %1479 : index
                %1481 = arith.addi %1406, %1480 : index
                %1482 = vector.shuffle %1388, %1388 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1482, %kv[%1481] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1483 = arith.cmpi eq, %codec, %c10 : index
          scf.if %1483 {
            %1484 = wave.lane
            %1485 = arith.muli %1484, %c22 : index
            scf.for %1486 = %1485 to %c31 step %c7 {
              %1487 = arith.addi %1371, %1486 : index
              %1488 = vector.load %20[%1487] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1489 = arith.mulf %1488, %1374 : vector<4xf32>
              %1490 = wave.fp8_encode "e4m3" %1489 : vector<4xf32> -> vector<4xi8>
              %1491 = arith.cmpi slt, %1372, %kvHeads : index
              scf.if %1491 {
                %1492 = arith.muli %1372, %c37 : index
                %1493 = arith.addi %1377, %1492 : index
                %1494 = vector.shuffle %1490, %1490 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1495 = arith.divui %1486, %c13 : index
                %1496 = arith.muli %1495, %c23 : index
                %1497 = arith.remui %1486, %c13 : index
                %1498 = arith.muli %1376, %c13 : index
                %1499 = arith.divui %1497, %c22 : index
                %1500 = arith.muli %1499, %c22 : index
                %1501 = arith.remui %1497, %c5 : index
                %1502 = arith.muli %1501, %c5 : index
                %1503 = arith.addi %1500, %1502 : index
                %1504 = arith.divui %1497, %c5 : index
                %1505 = arith.remui %1504, %c5 : index
                %1506 = arith.addi %1503, %1505 : index
                %1507 = arith.addi %1498, %1506 : index
                %1508 = arith.addi %1496, %1507 : index
                %1509 = arith.addi %1493, %1508 : index
                vector.store %1494, %kv[%1509] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1510 = arith.subi %1372, %kvHeads : index
                %1511 = arith.muli %1510, %c37 : index
                %1512 = arith.addi %1377, %1511 : index
                %1513 = arith.addi %1486, %c9 : index
                %1514 = arith.divui %1513, %c13 : index
                %1515 = arith.muli %1514, %c23 : index
                %1516 = arith.addi %1515, %c12 : index
                %1517 = arith.remui %1513, %c13 : index
                %1518 = arith.divui %1376, %c5 : index
                %1519 = arith.remui %1376, %c5 : index
                %1520 = arith.muli %1519, %c4 : index
                %1521 = arith.addi %1518, %1520 : index
                %1522 = arith.muli %1517, %c13 : index
                %1523 = arith.divui %1521, %c22 : index
                %1524 = arith.muli %1523, %c22 : index
                %1525 = arith.remui %1521, %c5 : index
                %1526 = arith.muli %1525, %c5 : index
                %1527 = arith.addi %1524, %1526 : index
                %1528 = arith.divui %1521, %c5 : index
                %1529 = arith.remui %1528, %c5 : index
                %1530 = arith.addi %1527, %1529 : index
                %1531 = arith.addi %1522, %1530 : index
                %1532 = arith.addi %1516, %1531 : index
                %1533 = arith.addi %1512, %1532 : index
                %1534 = vector.shuffle %1490, %1490 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1534, %kv[%1533] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1535 = arith.addi %1486, %c10 : index
                %1536 = arith.divui %1535, %c13 : index
                %1537 = arith.muli %1536, %c23 : index
                %1538 = arith.addi %1537, %c12 : index
                %1539 = arith.remui %1535, %c13 : index
                %1540 = arith.divui %1376, %c5 : index
                %1541 = arith.remui %1376, %c5 : index
                %1542 = arith.muli %1541, %c4 : index
                %1543 = arith.addi %1540, %1542 : index
                %1544 = arith.muli %1539, %c13 : index
                %1545 = arith.divui %1543, %c22 : index
                %1546 = arith.muli %1545, %c22 : index
                %1547 = arith.remui %1543, %c5 : index
                %1548 = arith.muli %1547, %c5 : index
                %1549 = arith.addi %1546, %1548 : index
                %1550 = arith.divui %1543, %c5 : index
                %1551 = arith.remui %1550, %c5 : index
                %1552 = arith.addi %1549, %1551 : index
                %1553 = arith.addi %1544, %1552 : index
                %1554 = arith.addi %1538, %1553 : index
                %1555 = arith.addi %1512, %1554 : index
                %1556 = vector.shuffle %1490, %1490 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1556, %kv[%1555] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1557 = arith.addi %1486, %c5 : index
                %1558 = arith.divui %1557, %c13 : index
                %1559 = arith.muli %1558, %c23 : index
                %1560 = arith.addi %1559, %c12 : index
                %1561 = arith.remui %1557, %c13 : index
                %1562 = arith.divui %1376, %c5 : index
                %1563 = arith.remui %1376, %c5 : index
                %1564 = arith.muli %1563, %c4 : index
                %1565 = arith.addi %1562, %1564 : index
                %1566 = arith.muli %1561, %c13 : index
                %1567 = arith.divui %1565, %c22 : index
                %1568 = arith.muli %1567, %c22 : index
                %1569 = arith.remui %1565, %c5 : index
                %1570 = arith.muli %1569, %c5 : index
                %1571 = arith.addi %1568, %1570 : index
                %1572 = arith.divui %1565, %c5 : index
                %1573 = arith.remui %1572, %c5 : index
                %1574 = arith.addi %1571, %1573 : index
                %1575 = arith.addi %1566, %1574 : index
                %1576 = arith.addi %1560, %1575 : index
                %1577 = arith.addi %1512, %1576 : index
                %1578 = vector.shuffle %1490, %1490 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1578, %kv[%1577] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1579 = arith.addi %1486, %c2 : index
                %1580 = arith.divui %1579, %c13 : index
                %1581 = arith.muli %1580, %c23 : index
                %1582 = arith.addi %1581, %c12 : index
                %1583 = arith.remui %1579, %c13 : index
                %1584 = arith.divui %1376, %c5 : index
                %1585 = arith.remui %1376, %c5 : index
                %1586 = arith.muli %1585, %c4 : index
                %1587 = arith.addi %1584, %1586 : index
                %1588 = arith.muli %1583, %c13 : index
                %1589 = arith.divui %1587, %c22 : index
                %1590 = arith.muli %1589, %c22 : index
                %1591 = arith.remui %1587, %c5 : index
                %1592 = arith.muli %1591, %c5 : index
                %1593 = arith.addi %1590, %1592 : index
                %1594 = arith.divui %1587, %c5 : index
                %1595 = arith.remui %1594, %c5 : index
                %1596 = arith.addi %1593, %1595 : index
                %1597 = arith.addi %1588, %1596 : index
                %1598 = arith.addi %1582, %1597 : index
                %1599 = arith.addi %1512, %1598 : index
                %1600 = vector.shuffle %1490, %1490 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1600, %kv[%1599] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1601 = arith.cmpi eq, %codec, %c5 : index
          scf.if %1601 {
            %1602 = wave.lane
            %1603 = arith.muli %1602, %c22 : index
            scf.for %1604 = %1603 to %c31 step %c7 {
              %1605 = arith.addi %1371, %1604 : index
              %1606 = vector.load %20[%1605] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1607 = arith.mulf %1606, %1374 : vector<4xf32>
              %1608 = wave.fp8_encode "e5m2" %1607 : vector<4xf32> -> vector<4xi8>
              %1609 = arith.cmpi slt, %1372, %kvHeads : index
              scf.if %1609 {
                %1610 = arith.muli %1372, %c37 : index
                %1611 = arith.addi %1377, %1610 : index
                %1612 = vector.shuffle %1608, %1608 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1613 = arith.divui %1604, %c13 : index
                %1614 = arith.muli %1613, %c23 : index
                %1615 = arith.remui %1604, %c13 : index
                %1616 = arith.muli %1376, %c13 : index
                %1617 = arith.divui %1615, %c22 : index
                %1618 = arith.muli %1617, %c22 : index
                %1619 = arith.remui %1615, %c5 : index
                %1620 = arith.muli %1619, %c5 : index
                %1621 = arith.addi %1618, %1620 : index
                %1622 = arith.divui %1615, %c5 : index
                %1623 = arith.remui %1622, %c5 : index
                %1624 = arith.addi %1621, %1623 : index
                %1625 = arith.addi %1616, %1624 : index
                %1626 = arith.addi %1614, %1625 : index
                %1627 = arith.addi %1611, %1626 : index
                vector.store %1612, %kv[%1627] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1628 = arith.subi %1372, %kvHeads : index
                %1629 = arith.muli %1628, %c37 : index
                %1630 = arith.addi %1377, %1629 : index
                %1631 = arith.addi %1604, %c9 : index
                %1632 = arith.divui %1631, %c13 : index
                %1633 = arith.muli %1632, %c23 : index
                %1634 = arith.addi %1633, %c12 : index
                %1635 = arith.remui %1631, %c13 : index
                %1636 = arith.divui %1376, %c5 : index
                %1637 = arith.remui %1376, %c5 : index
                %1638 = arith.muli %1637, %c4 : index
                %1639 = arith.addi %1636, %1638 : index
                %1640 = arith.muli %1635, %c13 : index
                %1641 = arith.divui %1639, %c22 : index
                %1642 = arith.muli %1641, %c22 : index
                %1643 = arith.remui %1639, %c5 : index
                %1644 = arith.muli %1643, %c5 : index
                %1645 = arith.addi %1642, %1644 : index
                %1646 = arith.divui %1639, %c5 : index
                %1647 = arith.remui %1646, %c5 : index
                %1648 = arith.addi %1645, %1647 : index
                %1649 = arith.addi %1640, %1648 : index
                %1650 = arith.addi %1634, %1649 : index
                %1651 = arith.addi %1630, %1650 : index
                %1652 = vector.shuffle %1608, %1608 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1652, %kv[%1651] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1653 = arith.addi %1604, %c10 : index
                %1654 = arith.divui %1653, %c13 : index
                %1655 = arith.muli %1654, %c23 : index
                %1656 = arith.addi %1655, %c12 : index
                %1657 = arith.remui %1653, %c13 : index
                %1658 = arith.divui %1376, %c5 : index
                %1659 = arith.remui %1376, %c5 : index
                %1660 = arith.muli %1659, %c4 : index
                %1661 = arith.addi %1658, %1660 : index
                %1662 = arith.muli %1657, %c13 : index
                %1663 = arith.divui %1661, %c22 : index
                %1664 = arith.muli %1663, %c22 : index
                %1665 = arith.remui %1661, %c5 : index
                %1666 = arith.muli %1665, %c5 : index
                %1667 = arith.addi %1664, %1666 : index
                %1668 = arith.divui %1661, %c5 : index
                %1669 = arith.remui %1668, %c5 : index
                %1670 = arith.addi %1667, %1669 : index
                %1671 = arith.addi %1662, %1670 : index
                %1672 = arith.addi %1656, %1671 : index
                %1673 = arith.addi %1630, %1672 : index
                %1674 = vector.shuffle %1608, %1608 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1674, %kv[%1673] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1675 = arith.addi %1604, %c5 : index
                %1676 = arith.divui %1675, %c13 : index
                %1677 = arith.muli %1676, %c23 : index
                %1678 = arith.addi %1677, %c12 : index
                %1679 = arith.remui %1675, %c13 : index
                %1680 = arith.divui %1376, %c5 : index
                %1681 = arith.remui %1376, %c5 : index
                %1682 = arith.muli %1681, %c4 : index
                %1683 = arith.addi %1680, %1682 : index
                %1684 = arith.muli %1679, %c13 : index
                %1685 = arith.divui %1683, %c22 : index
                %1686 = arith.muli %1685, %c22 : index
                %1687 = arith.remui %1683, %c5 : index
                %1688 = arith.muli %1687, %c5 : index
                %1689 = arith.addi %1686, %1688 : index
                %1690 = arith.divui %1683, %c5 : index
                %1691 = arith.remui %1690, %c5 : index
                %1692 = arith.addi %1689, %1691 : index
                %1693 = arith.addi %1684, %1692 : index
                %1694 = arith.addi %1678, %1693 : index
                %1695 = arith.addi %1630, %1694 : index
                %1696 = vector.shuffle %1608, %1608 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1696, %kv[%1695] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1697 = arith.addi %1604, %c2 : index
                %1698 = arith.divui %1697, %c13 : index
                %1699 = arith.muli %1698, %c23 : index
                %1700 = arith.addi %1699, %c12 : index
                %1701 = arith.remui %1697, %c13 : index
                %1702 = arith.divui %1376, %c5 : index
                %1703 = arith.remui %1376, %c5 : index
                %1704 = arith.muli %1703, %c4 : index
                %1705 = arith.addi %1702, %1704 : index
                %1706 = arith.muli %1701, %c13 : index
                %1707 = arith.divui %1705, %c22 : index
                %1708 = arith.muli %1707, %c22 : index
                %1709 = arith.remui %1705, %c5 : index
                %1710 = arith.muli %1709, %c5 : index
                %1711 = arith.addi %1708, %1710 : index
                %1712 = arith.divui %1705, %c5 : index
                %1713 = arith.remui %1712, %c5 : index
                %1714 = arith.addi %1711, %1713 : index
                %1715 = arith.addi %1706, %1714 : index
                %1716 = arith.addi %1700, %1715 : index
                %1717 = arith.addi %1630, %1716 : index
                %1718 = vector.shuffle %1608, %1608 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1718, %kv[%1717] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
