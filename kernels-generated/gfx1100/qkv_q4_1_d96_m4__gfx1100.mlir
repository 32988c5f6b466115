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
  %operandScale = wave.param "operandScale" : f32
  %c37 = arith.constant 3072 : index
  %c38 = arith.constant 4608 : index
  %hasBias = wave.param "hasBias" : index
  %c40 = arith.constant 48 : index
  %c41 = arith.constant 47 : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c44 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %c46 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c48 = arith.constant 12 : index
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c52 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c53 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c54 = arith.constant 512 : index
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
      %522 = arith.muli %519, %c5 : index
      %523 = memref.load %factors[%522] : memref<?xf32>
      %524 = arith.mulf %523, %operandScale : f32
      %525 = arith.select %521, %524, %operandScale : f32
      %526 = arith.addi %433, %c9 : index
      %527 = arith.muli %515, %c16 : index
      %528 = arith.addi %526, %527 : index
      %529 = memref.load %19[%528] : memref<?xf32>
      %530 = arith.addi %528, %c12 : index
      %531 = memref.load %19[%530] : memref<?xf32>
      %532 = arith.addf %529, %531 : f32
      %533 = arith.addi %528, %c37 : index
      %534 = memref.load %19[%533] : memref<?xf32>
      %535 = arith.addf %532, %534 : f32
      %536 = arith.addi %528, %c38 : index
      %537 = memref.load %19[%536] : memref<?xf32>
      %538 = arith.addf %535, %537 : f32
      %539 = arith.remui %430, %c13 : index
      %540 = arith.muli %539, %c22 : index
      %541 = arith.addi %16, %540 : index
      %542 = vector.load %w[%541] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %543 = vector.bitcast %542 : vector<4xi8> to vector<1xf32>
      %544 = vector.extract %543[0] : f32 from vector<1xf32>
      %545 = arith.mulf %544, %525 : f32
      %546 = arith.mulf %538, %545 : f32
      %547 = arith.muli %3, %c5 : index
      %548 = arith.addi %547, %c9 : index
      %549 = arith.muli %548, %c13 : index
      %550 = arith.remui %430, %c13 : index
      %551 = arith.addi %549, %550 : index
      %552 = arith.muli %518, %c31 : index
      %553 = arith.addi %552, %551 : index
      memref.store %546, %20[%553] : memref<?xf32>
      %554 = arith.addi %433, %c23 : index
      %555 = arith.muli %515, %c16 : index
      %556 = arith.addi %554, %555 : index
      %557 = memref.load %19[%556] : memref<?xf32>
      %558 = arith.addi %556, %c12 : index
      %559 = memref.load %19[%558] : memref<?xf32>
      %560 = arith.addf %557, %559 : f32
      %561 = arith.addi %556, %c37 : index
      %562 = memref.load %19[%561] : memref<?xf32>
      %563 = arith.addf %560, %562 : f32
      %564 = arith.addi %556, %c38 : index
      %565 = memref.load %19[%564] : memref<?xf32>
      %566 = arith.addf %563, %565 : f32
      %567 = arith.remui %430, %c13 : index
      %568 = arith.muli %567, %c22 : index
      %569 = arith.addi %18, %568 : index
      %570 = vector.load %w[%569] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %571 = vector.bitcast %570 : vector<4xi8> to vector<1xf32>
      %572 = vector.extract %571[0] : f32 from vector<1xf32>
      %573 = arith.mulf %572, %525 : f32
      %574 = arith.mulf %566, %573 : f32
      %575 = arith.muli %3, %c5 : index
      %576 = arith.addi %575, %c10 : index
      %577 = arith.muli %576, %c13 : index
      %578 = arith.remui %430, %c13 : index
      %579 = arith.addi %577, %578 : index
      %580 = arith.muli %518, %c31 : index
      %581 = arith.addi %580, %579 : index
      memref.store %574, %20[%581] : memref<?xf32>
    }
    %582 = arith.muli %4, %c5 : index
    %583 = arith.addi %582, %c10 : index
    %584 = arith.muli %583, %c5 : index
    %585 = arith.divui %430, %c13 : index
    %586 = arith.addi %584, %585 : index
    %587 = arith.addi %429, %586 : index
    %588 = arith.cmpi slt, %587, %22 : index
    scf.if %588 {
      %589 = arith.cmpi eq, %hasFactors, %c10 : index
      %590 = arith.muli %587, %c5 : index
      %591 = memref.load %factors[%590] : memref<?xf32>
      %592 = arith.mulf %591, %operandScale : f32
      %593 = arith.select %589, %592, %operandScale : f32
      %594 = arith.addi %433, %c9 : index
      %595 = arith.muli %583, %c16 : index
      %596 = arith.addi %594, %595 : index
      %597 = memref.load %19[%596] : memref<?xf32>
      %598 = arith.addi %596, %c12 : index
      %599 = memref.load %19[%598] : memref<?xf32>
      %600 = arith.addf %597, %599 : f32
      %601 = arith.addi %596, %c37 : index
      %602 = memref.load %19[%601] : memref<?xf32>
      %603 = arith.addf %600, %602 : f32
      %604 = arith.addi %596, %c38 : index
      %605 = memref.load %19[%604] : memref<?xf32>
      %606 = arith.addf %603, %605 : f32
      %607 = arith.remui %430, %c13 : index
      %608 = arith.muli %607, %c22 : index
      %609 = arith.addi %16, %608 : index
      %610 = vector.load %w[%609] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %611 = vector.bitcast %610 : vector<4xi8> to vector<1xf32>
      %612 = vector.extract %611[0] : f32 from vector<1xf32>
      %613 = arith.mulf %612, %593 : f32
      %614 = arith.mulf %606, %613 : f32
      %615 = arith.muli %3, %c5 : index
      %616 = arith.addi %615, %c9 : index
      %617 = arith.muli %616, %c13 : index
      %618 = arith.remui %430, %c13 : index
      %619 = arith.addi %617, %618 : index
      %620 = arith.muli %586, %c31 : index
      %621 = arith.addi %620, %619 : index
      memref.store %614, %20[%621] : memref<?xf32>
      %622 = arith.addi %433, %c23 : index
      %623 = arith.muli %583, %c16 : index
      %624 = arith.addi %622, %623 : index
      %625 = memref.load %19[%624] : memref<?xf32>
      %626 = arith.addi %624, %c12 : index
      %627 = memref.load %19[%626] : memref<?xf32>
      %628 = arith.addf %625, %627 : f32
      %629 = arith.addi %624, %c37 : index
      %630 = memref.load %19[%629] : memref<?xf32>
      %631 = arith.addf %628, %630 : f32
      %632 = arith.addi %624, %c38 : index
      %633 = memref.load %19[%632] : memref<?xf32>
      %634 = arith.addf %631, %633 : f32
      %635 = arith.remui %430, %c13 : index
      %636 = arith.muli %635, %c22 : index
      %637 = arith.addi %18, %636 : index
      %638 = vector.load %w[%637] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %639 = vector.bitcast %638 : vector<4xi8> to vector<1xf32>
      %640 = vector.extract %639[0] : f32 from vector<1xf32>
      %641 = arith.mulf %640, %593 : f32
      %642 = arith.mulf %634, %641 : f32
      %643 = arith.muli %3, %c5 : index
      %644 = arith.addi %643, %c10 : index
      %645 = arith.muli %644, %c13 : index
      %646 = arith.remui %430, %c13 : index
      %647 = arith.addi %645, %646 : index
      %648 = arith.muli %586, %c31 : index
      %649 = arith.addi %648, %647 : index
      memref.store %642, %20[%649] : memref<?xf32>
    }
    wave.barrier
    %650 = arith.addi %23, %c9 : index
    %651 = wave.wave
    %652 = arith.addi %651, %c9 : index
    %653 = arith.addi %650, %652 : index
    %654 = arith.cmpi slt, %653, %22 : index
    %655 = arith.cmpi slt, %652, %c13 : index
    %656 = arith.andi %654, %655 : i1
    scf.if %656 {
      %657 = arith.addi %650, %652 : index
      %658 = arith.muli %652, %c31 : index
      %659 = wave.lane
      %660 = arith.addi %659, %c9 : index
      %661 = arith.cmpi eq, %hasBias, %c10 : index
      %662 = arith.addi %658, %660 : index
      %663 = memref.load %20[%662] : memref<?xf32>
      %664 = arith.muli %0, %c31 : index
      %665 = arith.addi %664, %660 : index
      %666 = memref.load %bias[%665] : memref<?xf32>
      %667 = arith.addf %663, %666 : f32
      %668 = arith.select %661, %667, %663 : f32
      %669 = arith.addi %660, %c40 : index
      %670 = arith.cmpi eq, %hasBias, %c10 : index
      %671 = arith.addi %658, %669 : index
      %672 = memref.load %20[%671] : memref<?xf32>
      %673 = arith.muli %0, %c31 : index
      %674 = arith.addi %673, %669 : index
      %675 = memref.load %bias[%674] : memref<?xf32>
      %676 = arith.addf %672, %675 : f32
      %677 = arith.select %670, %676, %672 : f32
      %678 = arith.addi %659, %c16 : index
      %679 = arith.cmpi slt, %678, %c40 : index
      %680 = arith.minsi %678, %c41 : index
      %681 = arith.cmpi eq, %hasBias, %c10 : index
      %682 = arith.addi %658, %680 : index
      %683 = memref.load %20[%682] : memref<?xf32>
      %684 = arith.muli %0, %c31 : index
      %685 = arith.addi %684, %680 : index
      %686 = memref.load %bias[%685] : memref<?xf32>
      %687 = arith.addf %683, %686 : f32
      %688 = arith.select %681, %687, %683 : f32
      %689 = arith.addi %680, %c40 : index
      %690 = arith.cmpi eq, %hasBias, %c10 : index
      %691 = arith.addi %658, %689 : index
      %692 = memref.load %20[%691] : memref<?xf32>
      %693 = arith.muli %0, %c31 : index
      %694 = arith.addi %693, %689 : index
      %695 = memref.load %bias[%694] : memref<?xf32>
      %696 = arith.addf %692, %695 : f32
      %697 = arith.select %690, %696, %692 : f32
      %698 = arith.addi %heads, %kvHeads : index
      %699 = arith.cmpi slt, %0, %698 : index
      scf.if %699 {
        %700 = arith.addi %positionsAt, %657 : index
        %701 = memref.load %step[%700] : memref<?xi32>
        %702 = arith.index_cast %701 : i32 to index
        %703 = arith.cmpi eq, %hasNorm, %c10 : index
        %704 = math.fma %668, %668, %c44 : f32
        %705 = math.fma %677, %677, %704 : f32
        %706 = math.fma %688, %688, %705 : f32
        %707 = arith.select %679, %706, %705 : f32
        %708 = math.fma %697, %697, %707 : f32
        %709 = arith.select %679, %708, %707 : f32
        %710 = vector.broadcast %709 : f32 to vector<1xf32>
        %711 = wave.reduce "add" %710 : vector<1xf32>
        %712 = arith.mulf %711, %inverseHeadDim : f32
        %713 = arith.addf %712, %epsilon : f32
        %714 = math.sqrt %713 : f32
        %715 = arith.divf %c46, %714 : f32
        %716 = arith.cmpi slt, %0, %heads : index
        %717 = arith.addi %660, %c40 : index
        %718 = memref.load %query_norm[%660] : memref<?xf32>
        %719 = memref.load %key_norm[%660] : memref<?xf32>
        %720 = arith.select %716, %718, %719 : f32
        %721 = arith.mulf %668, %715 : f32
        %722 = arith.mulf %721, %720 : f32
        %723 = arith.select %703, %722, %668 : f32
        %724 = memref.load %query_norm[%717] : memref<?xf32>
        %725 = memref.load %key_norm[%717] : memref<?xf32>
        %726 = arith.select %716, %724, %725 : f32
        %727 = arith.mulf %677, %715 : f32
        %728 = arith.mulf %727, %726 : f32
        %729 = arith.select %703, %728, %677 : f32
        %730 = arith.addi %680, %c40 : index
        %731 = memref.load %query_norm[%680] : memref<?xf32>
        %732 = memref.load %key_norm[%680] : memref<?xf32>
        %733 = arith.select %716, %731, %732 : f32
        %734 = arith.mulf %688, %715 : f32
        %735 = arith.mulf %734, %733 : f32
        %736 = arith.select %703, %735, %688 : f32
        %737 = memref.load %query_norm[%730] : memref<?xf32>
        %738 = memref.load %key_norm[%730] : memref<?xf32>
        %739 = arith.select %716, %737, %738 : f32
        %740 = arith.mulf %697, %715 : f32
        %741 = arith.mulf %740, %739 : f32
        %742 = arith.select %703, %741, %697 : f32
        %743 = arith.remui %702, %c23 : index
        %744 = arith.muli %743, %c31 : index
        %745 = arith.addi %744, %660 : index
        %746 = arith.divui %702, %c23 : index
        %747 = arith.addi %746, %c23 : index
        %748 = arith.muli %747, %c31 : index
        %749 = arith.addi %748, %660 : index
        %750 = memref.load %rope[%745] : memref<?xf32>
        %751 = arith.addi %745, %c40 : index
        %752 = memref.load %rope[%751] : memref<?xf32>
        %753 = memref.load %rope[%749] : memref<?xf32>
        %754 = arith.addi %749, %c40 : index
        %755 = memref.load %rope[%754] : memref<?xf32>
        %756 = arith.mulf %753, %750 : f32
        %757 = arith.mulf %755, %752 : f32
        %758 = arith.subf %756, %757 : f32
        %759 = arith.mulf %755, %750 : f32
        %760 = arith.mulf %753, %752 : f32
        %761 = arith.addf %759, %760 : f32
        %762 = arith.mulf %723, %758 : f32
        %763 = arith.mulf %729, %761 : f32
        %764 = arith.subf %762, %763 : f32
        %765 = arith.mulf %729, %758 : f32
        %766 = arith.mulf %723, %761 : f32
        %767 = arith.addf %765, %766 : f32
        %768 = arith.cmpi slt, %0, %heads : index
        scf.if %768 {
          %769 = arith.muli %657, %heads : index
          %770 = arith.addi %769, %0 : index
          %771 = arith.muli %770, %c31 : index
          %772 = arith.addi %771, %660 : index
          memref.store %764, %q[%772] : memref<?xf32>
          %773 = arith.addi %772, %c40 : index
          memref.store %767, %q[%773] : memref<?xf32>
        } else {
          %774 = arith.addi %658, %660 : index
          memref.store %764, %20[%774] : memref<?xf32>
          %775 = arith.addi %658, %660 : index
          %776 = arith.addi %775, %c40 : index
          memref.store %767, %20[%776] : memref<?xf32>
        }
        %777 = arith.remui %702, %c23 : index
        %778 = arith.muli %777, %c31 : index
        %779 = arith.addi %778, %680 : index
        %780 = arith.divui %702, %c23 : index
        %781 = arith.addi %780, %c23 : index
        %782 = arith.muli %781, %c31 : index
        %783 = arith.addi %782, %680 : index
        %784 = memref.load %rope[%779] : memref<?xf32>
        %785 = arith.addi %779, %c40 : index
        %786 = memref.load %rope[%785] : memref<?xf32>
        %787 = memref.load %rope[%783] : memref<?xf32>
        %788 = arith.addi %783, %c40 : index
        %789 = memref.load %rope[%788] : memref<?xf32>
        %790 = arith.mulf %787, %784 : f32
        %791 = arith.mulf %789, %786 : f32
        %792 = arith.subf %790, %791 : f32
        %793 = arith.mulf %789, %784 : f32
        %794 = arith.mulf %787, %786 : f32
        %795 = arith.addf %793, %794 : f32
        %796 = arith.mulf %736, %792 : f32
        %797 = arith.mulf %742, %795 : f32
        %798 = arith.subf %796, %797 : f32
        %799 = arith.mulf %742, %792 : f32
        %800 = arith.mulf %736, %795 : f32
        %801 = arith.addf %799, %800 : f32
        scf.if %679 {
          %802 = arith.cmpi slt, %0, %heads : index
          scf.if %802 {
            %803 = arith.muli %657, %heads : index
            %804 = arith.addi %803, %0 : index
            %805 = arith.muli %804, %c31 : index
            %806 = arith.addi %805, %680 : index
            memref.store %798, %q[%806] : memref<?xf32>
            %807 = arith.addi %806, %c40 : index
            memref.store %801, %q[%807] : memref<?xf32>
          } else {
            %808 = arith.addi %658, %680 : index
            memref.store %798, %20[%808] : memref<?xf32>
            %809 = arith.addi %658, %680 : index
            %810 = arith.addi %809, %c40 : index
            memref.store %801, %20[%810] : memref<?xf32>
          }
        }
      } else {
        %811 = arith.cmpi slt, %0, %heads : index
        scf.if %811 {
          %812 = arith.muli %657, %heads : index
          %813 = arith.addi %812, %0 : index
          %814 = arith.muli %813, %c31 : index
          %815 = arith.addi %814, %660 : index
          memref.store %668, %q[%815] : memref<?xf32>
          %816 = arith.addi %815, %c40 : index
          memref.store %677, %q[%816] : memref<?xf32>
        } else {
          %817 = arith.addi %658, %660 : index
          memref.store %668, %20[%817] : memref<?xf32>
          %818 = arith.addi %658, %660 : index
          %819 = arith.addi %818, %c40 : index
          memref.store %677, %20[%819] : memref<?xf32>
        }
        scf.if %679 {
          %820 = arith.cmpi slt, %0, %heads : index
          scf.if %820 {
            %821 = arith.muli %657, %heads : index
            %822 = arith.addi %821, %0 : index
            %823 = arith.muli %822, %c31 : index
            %824 = arith.addi %823, %680 : index
            memref.store %688, %q[%824] : memref<?xf32>
            %825 = arith.addi %824, %c40 : index
            memref.store %697, %q[%825] : memref<?xf32>
          } else {
            %826 = arith.addi %658, %680 : index
            memref.store %688, %20[%826] : memref<?xf32>
            %827 = arith.addi %658, %680 : index
            %828 = arith.addi %827, %c40 : index
            memref.store %697, %20[%828] : memref<?xf32>
          }
        }
      }
    }
    %829 = arith.addi %651, %c48 : index
    %830 = arith.addi %650, %829 : index
    %831 = arith.cmpi slt, %830, %22 : index
    %832 = arith.cmpi slt, %829, %c13 : index
    %833 = arith.andi %831, %832 : i1
    scf.if %833 {
      %834 = arith.addi %650, %829 : index
      %835 = arith.muli %829, %c31 : index
      %836 = wave.lane
      %837 = arith.addi %836, %c9 : index
      %838 = arith.cmpi eq, %hasBias, %c10 : index
      %839 = arith.addi %835, %837 : index
      %840 = memref.load %20[%839] : memref<?xf32>
      %841 = arith.muli %0, %c31 : index
      %842 = arith.addi %841, %837 : index
      %843 = memref.load %bias[%842] : memref<?xf32>
      %844 = arith.addf %840, %843 : f32
      %845 = arith.select %838, %844, %840 : f32
      %846 = arith.addi %837, %c40 : index
      %847 = arith.cmpi eq, %hasBias, %c10 : index
      %848 = arith.addi %835, %846 : index
      %849 = memref.load %20[%848] : memref<?xf32>
      %850 = arith.muli %0, %c31 : index
      %851 = arith.addi %850, %846 : index
      %852 = memref.load %bias[%851] : memref<?xf32>
      %853 = arith.addf %849, %852 : f32
      %854 = arith.select %847, %853, %849 : f32
      %855 = arith.addi %836, %c16 : index
      %856 = arith.cmpi slt, %855, %c40 : index
      %857 = arith.minsi %855, %c41 : index
      %858 = arith.cmpi eq, %hasBias, %c10 : index
      %859 = arith.addi %835, %857 : index
      %860 = memref.load %20[%859] : memref<?xf32>
      %861 = arith.muli %0, %c31 : index
      %862 = arith.addi %861, %857 : index
      %863 = memref.load %bias[%862] : memref<?xf32>
      %864 = arith.addf %860, %863 : f32
      %865 = arith.select %858, %864, %860 : f32
      %866 = arith.addi %857, %c40 : index
      %867 = arith.cmpi eq, %hasBias, %c10 : index
      %868 = arith.addi %835, %866 : index
      %869 = memref.load %20[%868] : memref<?xf32>
      %870 = arith.muli %0, %c31 : index
      %871 = arith.addi %870, %866 : index
      %872 = memref.load %bias[%871] : memref<?xf32>
      %873 = arith.addf %869, %872 : f32
      %874 = arith.select %867, %873, %869 : f32
      %875 = arith.addi %heads, %kvHeads : index
      %876 = arith.cmpi slt, %0, %875 : index
      scf.if %876 {
        %877 = arith.addi %positionsAt, %834 : index
        %878 = memref.load %step[%877] : memref<?xi32>
        %879 = arith.index_cast %878 : i32 to index
        %880 = arith.cmpi eq, %hasNorm, %c10 : index
        %881 = math.fma %845, %845, %c44 : f32
        %882 = math.fma %854, %854, %881 : f32
        %883 = math.fma %865, %865, %882 : f32
        %884 = arith.select %856, %883, %882 : f32
        %885 = math.fma %874, %874, %884 : f32
        %886 = arith.select %856, %885, %884 : f32
        %887 = vector.broadcast %886 : f32 to vector<1xf32>
        %888 = wave.reduce "add" %887 : vector<1xf32>
        %889 = arith.mulf %888, %inverseHeadDim : f32
        %890 = arith.addf %889, %epsilon : f32
        %891 = math.sqrt %890 : f32
        %892 = arith.divf %c46, %891 : f32
        %893 = arith.cmpi slt, %0, %heads : index
        %894 = arith.addi %837, %c40 : index
        %895 = memref.load %query_norm[%837] : memref<?xf32>
        %896 = memref.load %key_norm[%837] : memref<?xf32>
        %897 = arith.select %893, %895, %896 : f32
        %898 = arith.mulf %845, %892 : f32
        %899 = arith.mulf %898, %897 : f32
        %900 = arith.select %880, %899, %845 : f32
        %901 = memref.load %query_norm[%894] : memref<?xf32>
        %902 = memref.load %key_norm[%894] : memref<?xf32>
        %903 = arith.select %893, %901, %902 : f32
        %904 = arith.mulf %854, %892 : f32
        %905 = arith.mulf %904, %903 : f32
        %906 = arith.select %880, %905, %854 : f32
        %907 = arith.addi %857, %c40 : index
        %908 = memref.load %query_norm[%857] : memref<?xf32>
        %909 = memref.load %key_norm[%857] : memref<?xf32>
        %910 = arith.select %893, %908, %909 : f32
        %911 = arith.mulf %865, %892 : f32
        %912 = arith.mulf %911, %910 : f32
        %913 = arith.select %880, %912, %865 : f32
        %914 = memref.load %query_norm[%907] : memref<?xf32>
        %915 = memref.load %key_norm[%907] : memref<?xf32>
        %916 = arith.select %893, %914, %915 : f32
        %917 = arith.mulf %874, %892 : f32
        %918 = arith.mulf %917, %916 : f32
        %919 = arith.select %880, %918, %874 : f32
        %920 = arith.remui %879, %c23 : index
        %921 = arith.muli %920, %c31 : index
        %922 = arith.addi %921, %837 : index
        %923 = arith.divui %879, %c23 : index
        %924 = arith.addi %923, %c23 : index
        %925 = arith.muli %924, %c31 : index
        %926 = arith.addi %925, %837 : index
        %927 = memref.load %rope[%922] : memref<?xf32>
        %928 = arith.addi %922, %c40 : index
        %929 = memref.load %rope[%928] : memref<?xf32>
        %930 = memref.load %rope[%926] : memref<?xf32>
        %931 = arith.addi %926, %c40 : index
        %932 = memref.load %rope[%931] : memref<?xf32>
        %933 = arith.mulf %930, %927 : f32
        %934 = arith.mulf %932, %929 : f32
        %935 = arith.subf %933, %934 : f32
        %936 = arith.mulf %932, %927 : f32
        %937 = arith.mulf %930, %929 : f32
        %938 = arith.addf %936, %937 : f32
        %939 = arith.mulf %900, %935 : f32
        %940 = arith.mulf %906, %938 : f32
        %941 = arith.subf %939, %940 : f32
        %942 = arith.mulf %906, %935 : f32
        %943 = arith.mulf %900, %938 : f32
        %944 = arith.addf %942, %943 : f32
        %945 = arith.cmpi slt, %0, %heads : index
        scf.if %945 {
          %946 = arith.muli %834, %heads : index
          %947 = arith.addi %946, %0 : index
          %948 = arith.muli %947, %c31 : index
          %949 = arith.addi %948, %837 : index
          memref.store %941, %q[%949] : memref<?xf32>
          %950 = arith.addi %949, %c40 : index
          memref.store %944, %q[%950] : memref<?xf32>
        } else {
          %951 = arith.addi %835, %837 : index
          memref.store %941, %20[%951] : memref<?xf32>
          %952 = arith.addi %835, %837 : index
          %953 = arith.addi %952, %c40 : index
          memref.store %944, %20[%953] : memref<?xf32>
        }
        %954 = arith.remui %879, %c23 : index
        %955 = arith.muli %954, %c31 : index
        %956 = arith.addi %955, %857 : index
        %957 = arith.divui %879, %c23 : index
        %958 = arith.addi %957, %c23 : index
        %959 = arith.muli %958, %c31 : index
        %960 = arith.addi %959, %857 : index
        %961 = memref.load %rope[%956] : memref<?xf32>
        %962 = arith.addi %956, %c40 : index
        %963 = memref.load %rope[%962] : memref<?xf32>
        %964 = memref.load %rope[%960] : memref<?xf32>
        %965 = arith.addi %960, %c40 : index
        %966 = memref.load %rope[%965] : memref<?xf32>
        %967 = arith.mulf %964, %961 : f32
        %968 = arith.mulf %966, %963 : f32
        %969 = arith.subf %967, %968 : f32
        %970 = arith.mulf %966, %961 : f32
        %971 = arith.mulf %964, %963 : f32
        %972 = arith.addf %970, %971 : f32
        %973 = arith.mulf %913, %969 : f32
        %974 = arith.mulf %919, %972 : f32
        %975 = arith.subf %973, %974 : f32
        %976 = arith.mulf %919, %969 : f32
        %977 = arith.mulf %913, %972 : f32
        %978 = arith.addf %976, %977 : f32
        scf.if %856 {
          %979 = arith.cmpi slt, %0, %heads : index
          scf.if %979 {
            %980 = arith.muli %834, %heads : index
            %981 = arith.addi %980, %0 : index
            %982 = arith.muli %981, %c31 : index
            %983 = arith.addi %982, %857 : index
            memref.store %975, %q[%983] : memref<?xf32>
            %984 = arith.addi %983, %c40 : index
            memref.store %978, %q[%984] : memref<?xf32>
          } else {
            %985 = arith.addi %835, %857 : index
            memref.store %975, %20[%985] : memref<?xf32>
            %986 = arith.addi %835, %857 : index
            %987 = arith.addi %986, %c40 : index
            memref.store %978, %20[%987] : memref<?xf32>
          }
        }
      } else {
        %988 = arith.cmpi slt, %0, %heads : index
        scf.if %988 {
          %989 = arith.muli %834, %heads : index
          %990 = arith.addi %989, %0 : index
          %991 = arith.muli %990, %c31 : index
          %992 = arith.addi %991, %837 : index
          memref.store %845, %q[%992] : memref<?xf32>
          %993 = arith.addi %992, %c40 : index
          memref.store %854, %q[%993] : memref<?xf32>
        } else {
          %994 = arith.addi %835, %837 : index
          memref.store %845, %20[%994] : memref<?xf32>
          %995 = arith.addi %835, %837 : index
          %996 = arith.addi %995, %c40 : index
          memref.store %854, %20[%996] : memref<?xf32>
        }
        scf.if %856 {
          %997 = arith.cmpi slt, %0, %heads : index
          scf.if %997 {
            %998 = arith.muli %834, %heads : index
            %999 = arith.addi %998, %0 : index
            %1000 = arith.muli %999, %c31 : index
            %1001 = arith.addi %1000, %857 : index
            memref.store %865, %q[%1001] : memref<?xf32>
            %1002 = arith.addi %1001, %c40 : index
            memref.store %874, %q[%1002] : memref<?xf32>
          } else {
            %1003 = arith.addi %835, %857 : index
            memref.store %865, %20[%1003] : memref<?xf32>
            %1004 = arith.addi %835, %857 : index
            %1005 = arith.addi %1004, %c40 : index
            memref.store %874, %20[%1005] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %1006 = arith.cmpi sge, %0, %heads : index
    scf.if %1006 {
      %1007 = arith.addi %651, %c9 : index
      %1008 = arith.addi %650, %1007 : index
      %1009 = arith.cmpi slt, %1008, %22 : index
      %1010 = arith.cmpi slt, %1007, %c13 : index
      %1011 = arith.andi %1009, %1010 : i1
      scf.if %1011 {
        %1012 = arith.addi %650, %1007 : index
        %1013 = arith.addi %slotsAt, %1012 : index
        %1014 = memref.load %step[%1013] : memref<?xi32>
        %1015 = arith.index_cast %1014 : i32 to index
        %1016 = arith.cmpi sge, %1015, %c9 : index
        scf.if %1016 {
          %1017 = arith.muli %1007, %c31 : index
          %1018 = arith.subi %0, %heads : index
          %1019 = memref.load %scales[%1018] : memref<?xf32>
          %1020 = vector.broadcast %1019 : f32 to vector<4xf32>
          %1021 = arith.divui %1015, %c13 : index
          %1022 = arith.remui %1015, %c13 : index
          %1023 = arith.muli %1021, %pageBytes : index
          %1024 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1024 {
            %1025 = wave.lane
            %1026 = arith.muli %1025, %c22 : index
            scf.for %1027 = %1026 to %c31 step %c7 {
              %1028 = arith.addi %1017, %1027 : index
              %1029 = vector.load %20[%1028] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1030 = arith.mulf %1029, %1020 : vector<4xf32>
              %1031 = arith.minimumf %1030, %c52 : vector<4xf32>
              %1032 = arith.maximumf %1031, %c53 : vector<4xf32>
              %1033 = arith.truncf %1032 : vector<4xf32> to vector<4xf16>
              %1034 = vector.bitcast %1033 : vector<4xf16> to vector<8xi8>
              %1035 = arith.cmpi slt, %1018, %kvHeads : index
              scf.if %1035 {
                %1036 = arith.muli %1018, %c11 : index
                %1037 = arith.addi %1023, %1036 : index
                %1038 = arith.divui %1027, %c13 : index
                %1039 = arith.muli %1038, %c54 : index
                %1040 = arith.remui %1027, %c13 : index
                %1041 = arith.divui %1040, %c4 : index
                %1042 = arith.muli %1041, %c23 : index
                %1043 = arith.muli %1022, %c13 : index
                %1044 = arith.addi %1042, %1043 : index
                %1045 = arith.remui %1040, %c4 : index
                %1046 = arith.muli %1045, %c5 : index
                %1047 = arith.addi %1044, %1046 : index
                %1048 = arith.addi %1039, %1047 : index
                %1049 = arith.addi %1037, %1048 : index
                vector.store %1034, %kv[%1049] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1050 = arith.subi %1018, %kvHeads : index
                %1051 = arith.muli %1050, %c11 : index
                %1052 = arith.addi %1023, %1051 : index
                %1053 = arith.addi %1027, %c9 : index
                %1054 = arith.divui %1053, %c13 : index
                %1055 = arith.muli %1054, %c54 : index
                %1056 = arith.addi %1055, %c37 : index
                %1057 = arith.remui %1053, %c13 : index
                %1058 = arith.divui %1022, %c5 : index
                %1059 = arith.remui %1022, %c5 : index
                %1060 = arith.muli %1059, %c4 : index
                %1061 = arith.addi %1058, %1060 : index
                %1062 = arith.divui %1061, %c4 : index
                %1063 = arith.muli %1062, %c23 : index
                %1064 = arith.muli %1057, %c13 : index
                %1065 = arith.addi %1063, %1064 : index
                %1066 = arith.remui %1061, %c4 : index
                %1067 = arith.muli %1066, %c5 : index
                %1068 = arith.addi %1065, %1067 : index
                %1069 = arith.addi %1056, %1068 : index
                %1070 = arith.addi %1052, %1069 : index
                %1071 = vector.shuffle %1034, %1034 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1071, %kv[%1070] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1072 = arith.addi %1027, %c10 : index
                %1073 = arith.divui %1072, %c13 : index
                %1074 = arith.muli %1073, %c54 : index
                %1075 = arith.addi %1074, %c37 : index
                %1076 = arith.remui %1072, %c13 : index
                %1077 = arith.divui %1022, %c5 : index
                %1078 = arith.remui %1022, %c5 : index
                %1079 = arith.muli %1078, %c4 : index
                %1080 = arith.addi %1077, %1079 : index
                %1081 = arith.divui %1080, %c4 : index
                %1082 = arith.muli %1081, %c23 : index
                %1083 = arith.muli %1076, %c13 : index
                %1084 = arith.addi %1082, %1083 : index
                %1085 = arith.remui %1080, %c4 : index
                %1086 = arith.muli %1085, %c5 : index
                %1087 = arith.addi %1084, %1086 : index
                %1088 = arith.addi %1075, %1087 : index
                %1089 = arith.addi %1052, %1088 : index
                %1090 = vector.shuffle %1034, %1034 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1090, %kv[%1089] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1091 = arith.addi %1027, %c5 : index
                %1092 = arith.divui %1091, %c13 : index
                %1093 = arith.muli %1092, %c54 : index
                %1094 = arith.addi %1093, %c37 : index
                %1095 = arith.remui %1091, %c13 : index
                %1096 = arith.divui %1022, %c5 : index
                %1097 = arith.remui %1022, %c5 : index
                %1098 = arith.muli %1097, %c4 : index
                %1099 = arith.addi %1096, %1098 : index
                %1100 = arith.divui %1099, %c4 : index
                %1101 = arith.muli %1100, %c23 : index
                %1102 = arith.muli %1095, %c13 : index
                %1103 = arith.addi %1101, %1102 : index
                %1104 = arith.remui %1099, %c4 : index
                %1105 = arith.muli %1104, %c5 : index
                %1106 = arith.addi %1103, %1105 : index
                %1107 = arith.addi %1094, %1106 : index
                %1108 = arith.addi %1052, %1107 : index
                %1109 = vector.shuffle %1034, %1034 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1109, %kv[%1108] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1110 = arith.addi %1027, %c2 : index
                %1111 = arith.divui %1110, %c13 : index
                %1112 = arith.muli %1111, %c54 : index
                %1113 = arith.addi %1112, %c37 : index
                %1114 = arith.remui %1110, %c13 : index
                %1115 = arith.divui %1022, %c5 : index
                %1116 = arith.remui %1022, %c5 : index
                %1117 = arith.muli %1116, %c4 : index
                %1118 = arith.addi %1115, %1117 : index
                %1119 = arith.divui %1118, %c4 : index
                %1120 = arith.muli %1119, %c23 : index
                %1121 = arith.muli %1114, %c13 : index
                %1122 = arith.addi %1120, %1121 : index
                %1123 = arith.remui %1118, %c4 : index
                %1124 = arith.muli %1123, %c5 : index
                %1125 = arith.addi %1122, %1124 : index
                %1126 = arith.addi %1113, %1125 : index
                %1127 = arith.addi %1052, %1126 : index
                %1128 = vector.shuffle %1034, %1034 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1128, %kv[%1127] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1129 = arith.cmpi eq, %codec, %c10 : index
          scf.if %1129 {
            %1130 = wave.lane
            %1131 = arith.muli %1130, %c22 : index
            scf.for %1132 = %1131 to %c31 step %c7 {
              %1133 = arith.addi %1017, %1132 : index
              %1134 = vector.load %20[%1133] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1135 = arith.mulf %1134, %1020 : vector<4xf32>
              %1136 = wave.fp8_encode "e4m3" %1135 : vector<4xf32> -> vector<4xi8>
              %1137 = arith.cmpi slt, %1018, %kvHeads : index
              scf.if %1137 {
                %1138 = arith.muli %1018, %c37 : index
                %1139 = arith.addi %1023, %1138 : index
                %1140 = vector.shuffle %1136, %1136 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1141 = arith.divui %1132, %c13 : index
                %1142 = arith.muli %1141, %c23 : index
                %1143 = arith.remui %1132, %c13 : index
                %1144 = arith.muli %1022, %c13 : index
                %1145 = arith.divui %1143, %c22 : index
                %1146 = arith.muli %1145, %c22 : index
                %1147 = arith.remui %1143, %c5 : index
                %1148 = arith.muli %1147, %c5 : index
                %1149 = arith.addi %1146, %1148 : index
                %1150 = arith.divui %1143, %c5 : index
                %1151 = arith.remui %1150, %c5 : index
                %1152 = arith.addi %1149, %1151 : index
                %1153 = arith.addi %1144, %1152 : index
                %1154 = arith.addi %1142, %1153 : index
                %1155 = arith.addi %1139, %1154 : index
                vector.store %1140, %kv[%1155] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1156 = arith.subi %1018, %kvHeads : index
                %1157 = arith.muli %1156, %c37 : index
                %1158 = arith.addi %1023, %1157 : index
                %1159 = arith.addi %1132, %c9 : index
                %1160 = arith.divui %1159, %c13 : index
                %1161 = arith.muli %1160, %c23 : index
                %1162 = arith.addi %1161, %c12 : index
                %1163 = arith.remui %1159, %c13 : index
                %1164 = arith.divui %1022, %c5 : index
                %1165 = arith.remui %1022, %c5 : index
                %1166 = arith.muli %1165, %c4 : index
                %1167 = arith.addi %1164, %1166 : index
                %1168 = arith.muli %1163, %c13 : index
                %1169 = arith.divui %1167, %c22 : index
                %1170 = arith.muli %1169, %c22 : index
                %1171 = arith.remui %1167, %c5 : index
                %1172 = arith.muli %1171, %c5 : index
                %1173 = arith.addi %1170, %1172 : index
                %1174 = arith.divui %1167, %c5 : index
                %1175 = arith.remui %1174, %c5 : index
                %1176 = arith.addi %1173, %1175 : index
                %1177 = arith.addi %1168, %1176 : index
                %1178 = arith.addi %1162, %1177 : index
                %1179 = arith.addi %1158, %1178 : index
                %1180 = vector.shuffle %1136, %1136 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1180, %kv[%1179] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1181 = arith.addi %1132, %c10 : index
                %1182 = arith.divui %1181, %c13 : index
                %1183 = arith.muli %1182, %c23 : index
                %1184 = arith.addi %1183, %c12 : index
                %1185 = arith.remui %1181, %c13 : index
                %1186 = arith.divui %1022, %c5 : index
                %1187 = arith.remui %1022, %c5 : index
                %1188 = arith.muli %1187, %c4 : index
                %1189 = arith.addi %1186, %1188 : index
                %1190 = arith.muli %1185, %c13 : index
                %1191 = arith.divui %1189, %c22 : index
                %1192 = arith.muli %1191, %c22 : index
                %1193 = arith.remui %1189, %c5 : index
                %1194 = arith.muli %1193, %c5 : index
                %1195 = arith.addi %1192, %1194 : index
                %1196 = arith.divui %1189, %c5 : index
                %1197 = arith.remui %1196, %c5 : index
                %1198 = arith.addi %1195, %1197 : index
                %1199 = arith.addi %1190, %1198 : index
                %1200 = arith.addi %1184, %1199 : index
                %1201 = arith.addi %1158, %1200 : index
                %1202 = vector.shuffle %1136, %1136 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1202, %kv[%1201] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1203 = arith.addi %1132, %c5 : index
                %1204 = arith.divui %1203, %c13 : index
                %1205 = arith.muli %1204, %c23 : index
                %1206 = arith.addi %1205, %c12 : index
                %1207 = arith.remui %1203, %c13 : index
                %1208 = arith.divui %1022, %c5 : index
                %1209 = arith.remui %1022, %c5 : index
                %1210 = arith.muli %1209, %c4 : index
                %1211 = arith.addi %1208, %1210 : index
                %1212 = arith.muli %1207, %c13 : index
                %1213 = arith.divui %1211, %c22 : index
                %1214 = arith.muli %1213, %c22 : index
                %1215 = arith.remui %1211, %c5 : index
                %1216 = arith.muli %1215, %c5 : index
                %1217 = arith.addi %1214, %1216 : index
                %1218 = arith.divui %1211, %c5 : index
                %1219 = arith.remui %1218, %c5 : index
                %1220 = arith.addi %1217, %1219 : index
                %1221 = arith.addi %1212, %1220 : index
                %1222 = arith.addi %1206, %1221 : index
                %1223 = arith.addi %1158, %1222 : index
                %1224 = vector.shuffle %1136, %1136 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1224, %kv[%1223] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1225 = arith.addi %1132, %c2 : index
                %1226 = arith.divui %1225, %c13 : index
                %1227 = arith.muli %1226, %c23 : index
                %1228 = arith.addi %1227, %c12 : index
                %1229 = arith.remui %1225, %c13 : index
                %1230 = arith.divui %1022, %c5 : index
                %1231 = arith.remui %1022, %c5 : index
                %1232 = arith.muli %1231, %c4 : index
                %1233 = arith.addi %1230, %1232 : index
                %1234 = arith.muli %1229, %c13 : index
                %1235 = arith.divui %1233, %c22 : index
                %1236 = arith.muli %1235, %c22 : index
                %1237 = arith.remui %1233, %c5 : index
                %1238 = arith.muli %1237, %c5 : index
                %1239 = arith.addi %1236, %1238 : index
                %1240 = arith.divui %1233, %c5 : index
                %1241 = arith.remui %1240, %c5 : index
                %1242 = arith.addi %1239, %1241 : index
                %1243 = arith.addi %1234, %1242 : index
                %1244 = arith.addi %1228, %1243 : index
                %1245 = arith.addi %1158, %1244 : index
                %1246 = vector.shuffle %1136, %1136 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1246, %kv[%1245] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1247 = arith.cmpi eq, %codec, %c5 : index
          scf.if %1247 {
            %1248 = wave.lane
            %1249 = arith.muli %1248, %c22 : index
            scf.for %1250 = %1249 to %c31 step %c7 {
              %1251 = arith.addi %1017, %1250 : index
              %1252 = vector.load %20[%1251] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1253 = arith.mulf %1252, %1020 : vector<4xf32>
              %1254 = wave.fp8_encode "e5m2" %1253 : vector<4xf32> -> vector<4xi8>
              %1255 = arith.cmpi slt, %1018, %kvHeads : index
              scf.if %1255 {
                %1256 = arith.muli %1018, %c37 : index
                %1257 = arith.addi %1023, %1256 : index
                %1258 = vector.shuffle %1254, %1254 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1259 = arith.divui %1250, %c13 : index
                %1260 = arith.muli %1259, %c23 : index
                %1261 = arith.remui %1250, %c13 : index
                %1262 = arith.muli %1022, %c13 : index
                %1263 = arith.divui %1261, %c22 : index
                %1264 = arith.muli %1263, %c22 : index
                %1265 = arith.remui %1261, %c5 : index
                %1266 = arith.muli %1265, %c5 : index
                %1267 = arith.addi %1264, %1266 : index
                %1268 = arith.divui %1261, %c5 : index
                %1269 = arith.remui %1268, %c5 : index
                %1270 = arith.addi %1267, %1269 : index
                %1271 = arith.addi %1262, %1270 : index
                %1272 = arith.addi %1260, %1271 : index
                %1273 = arith.addi %1257, %1272 : index
                vector.store %1258, %kv[%1273] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1274 = arith.subi %1018, %kvHeads : index
                %1275 = arith.muli %1274, %c37 : index
                %1276 = arith.addi %1023, %1275 : index
                %1277 = arith.addi %1250, %c9 : index
                %1278 = arith.divui %1277, %c13 : index
                %1279 = arith.muli %1278, %c23 : index
                %1280 = arith.addi %1279, %c12 : index
                %1281 = arith.remui %1277, %c13 : index
                %1282 = arith.divui %1022, %c5 : index
                %1283 = arith.remui %1022, %c5 : index
                %1284 = arith.muli %1283, %c4 : index
                %1285 = arith.addi %1282, %1284 : index
                %1286 = arith.muli %1281, %c13 : index
                %1287 = arith.divui %1285, %c22 : index
                %1288 = arith.muli %1287, %c22 : index
                %1289 = arith.remui %1285, %c5 : index
                %1290 = arith.muli %1289, %c5 : index
                %1291 = arith.addi %1288, %1290 : index
                %1292 = arith.divui %1285, %c5 : index
                %1293 = arith.remui %1292, %c5 : index
                %1294 = arith.addi %1291, %1293 : index
                %1295 = arith.addi %1286, %1294 : index
                %1296 = arith.addi %1280, %1295 : index
                %1297 = arith.addi %1276, %1296 : index
                %1298 = vector.shuffle %1254, %1254 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1298, %kv[%1297] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1299 = arith.addi %1250, %c10 : index
                %1300 = arith.divui %1299, %c13 : index
                %1301 = arith.muli %1300, %c23 : index
                %1302 = arith.addi %1301, %c12 : index
                %1303 = arith.remui %1299, %c13 : index
                %1304 = arith.divui %1022, %c5 : index
                %1305 = arith.remui %1022, %c5 : index
                %1306 = arith.muli %1305, %c4 : index
                %1307 = arith.addi %1304, %1306 : index
                %1308 = arith.muli %1303, %c13 : index
                %1309 = arith.divui %1307, %c22 : index
                %1310 = arith.muli %1309, %c22 : index
                %1311 = arith.remui %1307, %c5 : index
                %1312 = arith.muli %1311, %c5 : index
                %1313 = arith.addi %1310, %1312 : index
                %1314 = arith.divui %1307, %c5 : index
                %1315 = arith.remui %1314, %c5 : index
                %1316 = arith.addi %1313, %1315 : index
                %1317 = arith.addi %1308, %1316 : index
                %1318 = arith.addi %1302, %1317 : index
                %1319 = arith.addi %1276, %1318 : index
                %1320 = vector.shuffle %1254, %1254 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1320, %kv[%1319] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1321 = arith.addi %1250, %c5 : index
                %1322 = arith.divui %1321, %c13 : index
                %1323 = arith.muli %1322, %c23 : index
                %1324 = arith.addi %1323, %c12 : index
                %1325 = arith.remui %1321, %c13 : index
                %1326 = arith.divui %1022, %c5 : index
                %1327 = arith.remui %1022, %c5 : index
                %1328 = arith.muli %1327, %c4 : index
                %1329 = arith.addi %1326, %1328 : index
                %1330 = arith.muli %1325, %c13 : index
                %1331 = arith.divui %1329, %c22 : index
                %1332 = arith.muli %1331, %c22 : index
                %1333 = arith.remui %1329, %c5 : index
                %1334 = arith.muli %1333, %c5 : index
                %1335 = arith.addi %1332, %1334 : index
                %1336 = arith.divui %1329, %c5 : index
                %1337 = arith.remui %1336, %c5 : index
                %1338 = arith.addi %1335, %1337 : index
                %1339 = arith.addi %1330, %1338 : index
                %1340 = arith.addi %1324, %1339 : index
                %1341 = arith.addi %1276, %1340 : index
                %1342 = vector.shuffle %1254, %1254 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1342, %kv[%1341] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1343 = arith.addi %1250, %c2 : index
                %1344 = arith.divui %1343, %c13 : index
                %1345 = arith.muli %1344, %c23 : index
                %1346 = arith.addi %1345, %c12 : index
                %1347 = arith.remui %1343, %c13 : index
                %1348 = arith.divui %1022, %c5 : index
                %1349 = arith.remui %1022, %c5 : index
                %1350 = arith.muli %1349, %c4 : index
                %1351 = arith.addi %1348, %1350 : index
                %1352 = arith.muli %1347, %c13 : index
                %1353 = arith.divui %1351, %c22 : index
                %1354 = arith.muli %1353, %c22 : index
                %1355 = arith.remui %1351, %c5 : index
                %1356 = arith.muli %1355, %c5 : index
                %1357 = arith.addi %1354, %1356 : index
                %1358 = arith.divui %1351, %c5 : index
                %1359 = arith.remui %1358, %c5 : index
                %1360 = arith.addi %1357, %1359 : index
                %1361 = arith.addi %1352, %1360 : index
                %1362 = arith.addi %1346, %1361 : index
                %1363 = arith.addi %1276, %1362 : index
                %1364 = vector.shuffle %1254, %1254 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1364, %kv[%1363] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %1365 = arith.addi %651, %c48 : index
      %1366 = arith.addi %650, %1365 : index
      %1367 = arith.cmpi slt, %1366, %22 : index
      %1368 = arith.cmpi slt, %1365, %c13 : index
      %1369 = arith.andi %1367, %1368 : i1
      scf.if %1369 {
        %1370 = arith.addi %650, %1365 : index
        %1371 = arith.addi %slotsAt, %1370 : index
        %1372 = memref.load %step[%1371] : memref<?xi32>
        %1373 = arith.index_cast %1372 : i32 to index
        %1374 = arith.cmpi sge, %1373, %c9 : index
        scf.if %1374 {
          %1375 = arith.muli %1365, %c31 : index
          %1376 = arith.subi %0, %heads : index
          %1377 = memref.load %scales[%1376] : memref<?xf32>
          %1378 = vector.broadcast %1377 : f32 to vector<4xf32>
          %1379 = arith.divui %1373, %c13 : index
          %1380 = arith.remui %1373, %c13 : index
          %1381 = arith.muli %1379, %pageBytes : index
          %1382 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1382 {
            %1383 = wave.lane
            %1384 = arith.muli %1383, %c22 : index
            scf.for %1385 = %1384 to %c31 step %c7 {
              %1386 = arith.addi %1375, %1385 : index
              %1387 = vector.load %20[%1386] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1388 = arith.mulf %1387, %1378 : vector<4xf32>
              %1389 = arith.minimumf %1388, %c52 : vector<4xf32>
              %1390 = arith.maximumf %1389, %c53 : vector<4xf32>
              %1391 = arith.truncf %1390 : vector<4xf32> to vector<4xf16>
              %1392 = vector.bitcast %1391 : vector<4xf16> to vector<8xi8>
              %1393 = arith.cmpi slt, %1376, %kvHeads : index
              scf.if %1393 {
                %1394 = arith.muli %1376, %c11 : index
                %1395 = arith.addi %1381, %1394 : index
                %1396 = arith.divui %1385, %c13 : index
                %1397 = arith.muli %1396, %c54 : index
                %1398 = arith.remui %1385, %c13 : index
                %1399 = arith.divui %1398, %c4 : index
                %1400 = arith.muli %1399, %c23 : index
                %1401 = arith.muli %1380, %c13 : index
                %1402 = arith.addi %1400, %1401 : index
                %1403 = arith.remui %1398, %c4 : index
                %1404 = arith.muli %1403, %c5 : index
                %1405 = arith.addi %1402, %1404 : index
                %1406 = arith.addi %1397, %1405 : index
                %1407 = arith.addi %1395, %1406 : index
                vector.store %1392, %kv[%1407] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1408 = arith.subi %1376, %kvHeads : index
                %1409 = arith.muli %1408, %c11 : index
                %1410 = arith.addi %1381, %1409 : index
                %1411 = arith.addi %1385, %c9 : index
                %1412 = arith.divui %1411, %c13 : index
                %1413 = arith.muli %1412, %c54 : index
                %1414 = arith.addi %1413, %c37 : index
                %1415 = arith.remui %1411, %c13 : index
                %1416 = arith.divui %1380, %c5 : index
                %1417 = arith.remui %1380, %c5 : index
                %1418 = arith.muli %1417, %c4 : index
                %1419 = arith.addi %1416, %1418 : index
                %1420 = arith.divui %1419, %c4 : index
                %1421 = arith.muli %1420, %c23 : index
                %1422 = arith.muli %1415, %c13 : index
                %1423 = arith.addi %1421, %1422 : index
                %1424 = arith.remui %1419, %c4 : index
                %1425 = arith.muli %1424, %c5 : index
                %1426 = arith.addi %1423, %1425 : index
                %1427 = arith.addi %1414, %1426 : index
                %1428 = arith.addi %1410, %1427 : index
                %1429 = vector.shuffle %1392, %1392 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1429, %kv[%1428] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1430 = arith.addi %1385, %c10 : index
                %1431 = arith.divui %1430, %c13 : index
                %1432 = arith.muli %1431, %c54 : index
                %1433 = arith.addi %1432, %c37 : index
                %1434 = arith.remui %1430, %c13 : index
                %1435 = arith.divui %1380, %c5 : index
                %1436 = arith.remui %1380, %c5 : index
                %1437 = arith.muli %1436, %c4 : index
                %1438 = arith.addi %1435, %1437 : index
                %1439 = arith.divui %1438, %c4 : index
                %1440 = arith.muli %1439, %c23 : index
                %1441 = arith.muli %1434, %c13 : index
                %1442 = arith.addi %1440, %1441 : index
                %1443 = arith.remui %1438, %c4 : index
                %1444 = arith.muli %1443, %c5 : index
                %1445 = arith.addi %1442, %1444 : index
                %1446 = arith.addi %1433, %1445 : index
                %1447 = arith.addi %1410, %1446 : index
                %1448 = vector.shuffle %1392, %1392 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1448, %kv[%1447] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1449 = arith.addi %1385, %c5 : index
                %1450 = arith.divui %1449, %c13 : index
                %1451 = arith.muli %1450, %c54 : index
                %1452 = arith.addi %1451, %c37 : index
                %1453 = arith.remui %1449, %c13 : index
                %1454 = arith.divui %1380, %c5 : index
                %1455 = arith.remui %1380, %c5 : index
                %1456 = arith.muli %1455, %c4 : index
                %1457 = arith.addi %1454, %1456 : index
                %1458 = arith.divui %1457, %c4 : index
                %1459 = arith.muli %1458, %c23 : index
                %1460 = arith.muli %1453, %c13 : index
                %1461 = arith.addi %1459, %1460 : index
                %1462 = arith.remui %1457, %c4 : index
                %1463 = arith.muli %1462, %c5 : index
                %1464 = arith.addi %1461, %1463 : index
                %1465 = arith.addi %1452, %1464 : index
                %1466 = arith.addi %1410, %1465 : index
                %1467 = vector.shuffle %1392, %1392 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1467, %kv[%1466] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1468 = arith.addi %1385, %c2 : index
                %1469 = arith.divui %1468, %c13 : index
                %1470 = arith.muli %1469, %c54 : index
                %1471 = arith.addi %1470, %c37 : index
                %1472 = arith.remui %1468, %c13 : index
                %1473 = arith.divui %1380, %c5 : index
                %1474 = arith.remui %1380, %c5 : index
                %1475 = arith.muli %1474, %c4 : index
                %1476 = arith.addi %1473, %1475 : index
                %1477 = arith.divui %1476, %c4 : index
                %1478 = arith.muli %1477, %c23 : index
                %1479 = arith.muli %1472, %c13 : index
                %1480 = arith.addi %1478, %1479 : index
                %1481 = arith.remui %1476, %c4 : index
                %1482 = arith.muli %1481, %c5 : index
                %1483 = arith.addi %1480, %1482 : index
                %1484 = arith.addi %1471, %1483 : index
                %1485 = arith.addi %1410, %1484 : index
                %1486 = vector.shuffle %1392, %1392 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1486, %kv[%1485] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1487 = arith.cmpi eq, %codec, %c10 : index
          scf.if %1487 {
            %1488 = wave.lane
            %1489 = arith.muli %1488, %c22 : index
            scf.for %1490 = %1489 to %c31 step %c7 {
              %1491 = arith.addi %1375, %1490 : index
              %1492 = vector.load %20[%1491] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1493 = arith.mulf %1492, %1378 : vector<4xf32>
              %1494 = wave.fp8_encode "e4m3" %1493 : vector<4xf32> -> vector<4xi8>
              %1495 = arith.cmpi slt, %1376, %kvHeads : index
              scf.if %1495 {
                %1496 = arith.muli %1376, %c37 : index
                %1497 = arith.addi %1381, %1496 : index
                %1498 = vector.shuffle %1494, %1494 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1499 = arith.divui %1490, %c13 : index
                %1500 = arith.muli %1499, %c23 : index
                %1501 = arith.remui %1490, %c13 : index
                %1502 = arith.muli %1380, %c13 : index
                %1503 = arith.divui %1501, %c22 : index
                %1504 = arith.muli %1503, %c22 : index
                %1505 = arith.remui %1501, %c5 : index
                %1506 = arith.muli %1505, %c5 : index
                %1507 = arith.addi %1504, %1506 : index
                %1508 = arith.divui %1501, %c5 : index
                %1509 = arith.remui %1508, %c5 : index
                %1510 = arith.addi %1507, %1509 : index
                %1511 = arith.addi %1502, %1510 : index
                %1512 = arith.addi %1500, %1511 : index
                %1513 = arith.addi %1497, %1512 : index
                vector.store %1498, %kv[%1513] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1514 = arith.subi %1376, %kvHeads : index
                %1515 = arith.muli %1514, %c37 : index
                %1516 = arith.addi %1381, %1515 : index
                %1517 = arith.addi %1490, %c9 : index
                %1518 = arith.divui %1517, %c13 : index
                %1519 = arith.muli %1518, %c23 : index
                %1520 = arith.addi %1519, %c12 : index
                %1521 = arith.remui %1517, %c13 : index
                %1522 = arith.divui %1380, %c5 : index
                %1523 = arith.remui %1380, %c5 : index
                %1524 = arith.muli %1523, %c4 : index
                %1525 = arith.addi %1522, %1524 : index
                %1526 = arith.muli %1521, %c13 : index
                %1527 = arith.divui %1525, %c22 : index
                %1528 = arith.muli %1527, %c22 : index
                %1529 = arith.remui %1525, %c5 : index
                %1530 = arith.muli %1529, %c5 : index
                %1531 = arith.addi %1528, %1530 : index
                %1532 = arith.divui %1525, %c5 : index
                %1533 = arith.remui %1532, %c5 : index
                %1534 = arith.addi %1531, %1533 : index
                %1535 = arith.addi %1526, %1534 : index
                %1536 = arith.addi %1520, %1535 : index
                %1537 = arith.addi %1516, %1536 : index
                %1538 = vector.shuffle %1494, %1494 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1538, %kv[%1537] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1539 = arith.addi %1490, %c10 : index
                %1540 = arith.divui %1539, %c13 : index
                %1541 = arith.muli %1540, %c23 : index
                %1542 = arith.addi %1541, %c12 : index
                %1543 = arith.remui %1539, %c13 : index
                %1544 = arith.divui %1380, %c5 : index
                %1545 = arith.remui %1380, %c5 : index
                %1546 = arith.muli %1545, %c4 : index
                %1547 = arith.addi %1544, %1546 : index
                %1548 = arith.muli %1543, %c13 : index
                %1549 = arith.divui %1547, %c22 : index
                %1550 = arith.muli %1549, %c22 : index
                %1551 = arith.remui %1547, %c5 : index
                %1552 = arith.muli %1551, %c5 : index
                %1553 = arith.addi %1550, %1552 : index
                %1554 = arith.divui %1547, %c5 : index
                %1555 = arith.remui %1554, %c5 : index
                %1556 = arith.addi %1553, %1555 : index
                %1557 = arith.addi %1548, %1556 : index
                %1558 = arith.addi %1542, %1557 : index
                %1559 = arith.addi %1516, %1558 : index
                %1560 = vector.shuffle %1494, %1494 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1560, %kv[%1559] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1561 = arith.addi %1490, %c5 : index
                %1562 = arith.divui %1561, %c13 : index
                %1563 = arith.muli %1562, %c23 : index
                %1564 = arith.addi %1563, %c12 : index
                %1565 = arith.remui %1561, %c13 : index
                %1566 = arith.divui %1380, %c5 : index
                %1567 = arith.remui %1380, %c5 : index
                %1568 = arith.muli %1567, %c4 : index
                %1569 = arith.addi %1566, %1568 : index
                %1570 = arith.muli %1565, %c13 : index
                %1571 = arith.divui %1569, %c22 : index
                %1572 = arith.muli %1571, %c22 : index
                %1573 = arith.remui %1569, %c5 : index
                %1574 = arith.muli %1573, %c5 : index
                %1575 = arith.addi %1572, %1574 : index
                %1576 = arith.divui %1569, %c5 : index
                %1577 = arith.remui %1576, %c5 : index
                %1578 = arith.addi %1575, %1577 : index
                %1579 = arith.addi %1570, %1578 : index
                %1580 = arith.addi %1564, %1579 : index
                %1581 = arith.addi %1516, %1580 : index
                %1582 = vector.shuffle %1494, %1494 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1582, %kv[%1581] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1583 = arith.addi %1490, %c2 : index
                %1584 = arith.divui %1583, %c13 : index
                %1585 = arith.muli %1584, %c23 : index
                %1586 = arith.addi %1585, %c12 : index
                %1587 = arith.remui %1583, %c13 : index
                %1588 = arith.divui %1380, %c5 : index
                %1589 = arith.remui %1380, %c5 : index
                %1590 = arith.muli %1589, %c4 : index
                %1591 = arith.addi %1588, %1590 : index
                %1592 = arith.muli %1587, %c13 : index
                %1593 = arith.divui %1591, %c22 : index
                %1594 = arith.muli %1593, %c22 : index
                %1595 = arith.remui %1591, %c5 : index
                %1596 = arith.muli %1595, %c5 : index
                %1597 = arith.addi %1594, %1596 : index
                %1598 = arith.divui %1591, %c5 : index
                %1599 = arith.remui %1598, %c5 : index
                %1600 = arith.addi %1597, %1599 : index
                %1601 = arith.addi %1592, %1600 : index
                %1602 = arith.addi %1586, %1601 : index
                %1603 = arith.addi %1516, %1602 : index
                %1604 = vector.shuffle %1494, %1494 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1604, %kv[%1603] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1605 = arith.cmpi eq, %codec, %c5 : index
          scf.if %1605 {
            %1606 = wave.lane
            %1607 = arith.muli %1606, %c22 : index
            scf.for %1608 = %1607 to %c31 step %c7 {
              %1609 = arith.addi %1375, %1608 : index
              %1610 = vector.load %20[%1609] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1611 = arith.mulf %1610, %1378 : vector<4xf32>
              %1612 = wave.fp8_encode "e5m2" %1611 : vector<4xf32> -> vector<4xi8>
              %1613 = arith.cmpi slt, %1376, %kvHeads : index
              scf.if %1613 {
                %1614 = arith.muli %1376, %c37 : index
                %1615 = arith.addi %1381, %1614 : index
                %1616 = vector.shuffle %1612, %1612 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1617 = arith.divui %1608, %c13 : index
                %1618 = arith.muli %1617, %c23 : index
                %1619 = arith.remui %1608, %c13 : index
                %1620 = arith.muli %1380, %c13 : index
                %1621 = arith.divui %1619, %c22 : index
                %1622 = arith.muli %1621, %c22 : index
                %1623 = arith.remui %1619, %c5 : index
                %1624 = arith.muli %1623, %c5 : index
                %1625 = arith.addi %1622, %1624 : index
                %1626 = arith.divui %1619, %c5 : index
                %1627 = arith.remui %1626, %c5 : index
                %1628 = arith.addi %1625, %1627 : index
                %1629 = arith.addi %1620, %1628 : index
                %1630 = arith.addi %1618, %1629 : index
                %1631 = arith.addi %1615, %1630 : index
                vector.store %1616, %kv[%1631] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1632 = arith.subi %1376, %kvHeads : index
                %1633 = arith.muli %1632, %c37 : index
                %1634 = arith.addi %1381, %1633 : index
                %1635 = arith.addi %1608, %c9 : index
                %1636 = arith.divui %1635, %c13 : index
                %1637 = arith.muli %1636, %c23 : index
                %1638 = arith.addi %1637, %c12 : index
                %1639 = arith.remui %1635, %c13 : index
                %1640 = arith.divui %1380, %c5 : index
                %1641 = arith.remui %1380, %c5 : index
                %1642 = arith.muli %1641, %c4 : index
                %1643 = arith.addi %1640, %1642 : index
                %1644 = arith.muli %1639, %c13 : index
                %1645 = arith.divui %1643, %c22 : index
                %1646 = arith.muli %1645, %c22 : index
                %1647 = arith.remui %1643, %c5 : index
                %1648 = arith.muli %1647, %c5 : index
                %1649 = arith.addi %1646, %1648 : index
                %1650 = arith.divui %1643, %c5 : index
                %1651 = arith.remui %1650, %c5 : index
                %1652 = arith.addi %1649, %1651 : index
                %1653 = arith.addi %1644, %1652 : index
                %1654 = arith.addi %1638, %1653 : index
                %1655 = arith.addi %1634, %1654 : index
                %1656 = vector.shuffle %1612, %1612 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1656, %kv[%1655] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1657 = arith.addi %1608, %c10 : index
                %1658 = arith.divui %1657, %c13 : index
                %1659 = arith.muli %1658, %c23 : index
                %1660 = arith.addi %1659, %c12 : index
                %1661 = arith.remui %1657, %c13 : index
                %1662 = arith.divui %1380, %c5 : index
                %1663 = arith.remui %1380, %c5 : index
                %1664 = arith.muli %1663, %c4 : index
                %1665 = arith.addi %1662, %1664 : index
                %1666 = arith.muli %1661, %c13 : index
                %1667 = arith.divui %1665, %c22 : index
                %1668 = arith.muli %1667, %c22 : index
                %1669 = arith.remui %1665, %c5 : index
                %1670 = arith.muli %1669, %c5 : index
                %1671 = arith.addi %1668, %1670 : index
                %1672 = arith.divui %1665, %c5 : index
                %1673 = arith.remui %1672, %c5 : index
                %1674 = arith.addi %1671, %1673 : index
                %1675 = arith.addi %1666, %1674 : index
                %1676 = arith.addi %1660, %1675 : index
                %1677 = arith.addi %1634, %1676 : index
                %1678 = vector.shuffle %1612, %1612 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1678, %kv[%1677] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1679 = arith.addi %1608, %c5 : index
                %1680 = arith.divui %1679, %c13 : index
                %1681 = arith.muli %1680, %c23 : index
                %1682 = arith.addi %1681, %c12 : index
                %1683 = arith.remui %1679, %c13 : index
                %1684 = arith.divui %1380, %c5 : index
                %1685 = arith.remui %1380, %c5 : index
                %1686 = arith.muli %1685, %c4 : index
                %1687 = arith.addi %1684, %1686 : index
                %1688 = arith.muli %1683, %c13 : index
                %1689 = arith.divui %1687, %c22 : index
                %1690 = arith.muli %1689, %c22 : index
                %1691 = arith.remui %1687, %c5 : index
                %1692 = arith.muli %1691, %c5 : index
                %1693 = arith.addi %1690, %1692 : index
                %1694 = arith.divui %1687, %c5 : index
                %1695 = arith.remui %1694, %c5 : index
                %1696 = arith.addi %1693, %1695 : index
                %1697 = arith.addi %1688, %1696 : index
                %1698 = arith.addi %1682, %1697 : index
                %1699 = arith.addi %1634, %1698 : index
                %1700 = vector.shuffle %1612, %1612 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1700, %kv[%1699] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1701 = arith.addi %1608, %c2 : index
                %1702 = arith.divui %1701, %c13 : index
                %1703 = arith.muli %1702, %c23 : index
                %1704 = arith.addi %1703, %c12 : index
                %1705 = arith.remui %1701, %c13 : index
                %1706 = arith.divui %1380, %c5 : index
                %1707 = arith.remui %1380, %c5 : index
                %1708 = arith.muli %1707, %c4 : index
                %1709 = arith.addi %1706, %1708 : index
                %1710 = arith.muli %1705, %c13 : index
                %1711 = arith.divui %1709, %c22 : index
                %1712 = arith.muli %1711, %c22 : index
                %1713 = arith.remui %1709, %c5 : index
                %1714 = arith.muli %1713, %c5 : index
                %1715 = arith.addi %1712, %1714 : index
                %1716 = arith.divui %1709, %c5 : index
                %1717 = arith.remui %1716, %c5 : index
                %1718 = arith.addi %1715, %1717 : index
                %1719 = arith.addi %1710, %1718 : index
                %1720 = arith.addi %1704, %1719 : index
                %1721 = arith.addi %1634, %1720 : index
                %1722 = vector.shuffle %1612, %1612 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1722, %kv[%1721] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
