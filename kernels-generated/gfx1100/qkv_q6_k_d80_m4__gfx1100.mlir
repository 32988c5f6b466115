// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q6_k', dim=80, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q6_k_d80_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 10 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 5 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 12 : index
  %c5 = arith.constant 256 : index
  %c6 = arith.constant 32 : index
  %c7 = arith.constant 127 : index
  %c8 = arith.constant 128 : index
  %c9 = arith.constant 1 : index
  %c10 = arith.constant 0 : index
  %c11 = arith.constant 2560 : index
  %c12 = arith.constant 1280 : index
  %c13 = arith.constant 16 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c16 = arith.constant 8 : index
  %c17 = arith.constant 320 : index
  %c18 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c21 = arith.constant 2 : index
  %c22 = arith.constant dense<0> : vector<4xi32>
  %c23 = arith.constant dense<983055> : vector<4xi32>
  %c24 = arith.constant dense<[0, 8, 0, 8]> : vector<4xi32>
  %c25 = arith.constant dense<196611> : vector<4xi32>
  %c26 = arith.constant dense<4> : vector<4xi32>
  %c27 = arith.constant dense<1677747200> : vector<4xi32>
  %c28 = arith.constant dense<[2, 10, 2, 10]> : vector<4xi32>
  %c29 = arith.constant dense<8> : vector<4xi32>
  %c30 = arith.constant dense<[4, 12, 4, 12]> : vector<4xi32>
  %c31 = arith.constant dense<12> : vector<4xi32>
  %c32 = arith.constant dense<[6, 14, 6, 14]> : vector<4xi32>
  %c33 = arith.constant dense<0x6420> : vector<32xf16>
  %c34 = arith.constant 3 : index
  %c35 = arith.constant 64 : index
  %c36 = arith.constant 96 : index
  %c37 = arith.constant 160 : index
  %c38 = arith.constant 192 : index
  %c39 = arith.constant 224 : index
  %c40 = arith.constant 4 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c43 = arith.constant 80 : index
  %hasBias = wave.param "hasBias" : index
  %c45 = arith.constant 40 : index
  %c46 = arith.constant 39 : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c49 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %c51 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c53 = arith.constant 10 : index
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c57 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c58 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c59 = arith.constant 5120 : index
  %c60 = arith.constant 512 : index
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
    %28 = arith.divui %operandHalves, %c16 : index
    %29 = wave.wave
    %30 = arith.muli %29, %c6 : index
    %31 = wave.lane
    %32 = arith.addi %30, %31 : index
    scf.for %33 = %32 to %28 step %c17 {
      %34 = arith.muli %33, %c16 : index
      %35 = arith.addi %c10, %34 : index
      %36 = vector.load %x[%35] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %37 = arith.muli %33, %c16 : index
      vector.store %36, %27[%37] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %38 = arith.remui %26, %tileRows : index
    %39 = arith.muli %38, %c16 : index
    %40 = arith.divui %inputFeatures, %c6 : index
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
      %59 = arith.divui %56, %c16 : index
      %60 = arith.muli %59, %c6 : index
      %61 = arith.addi %58, %60 : index
      %62 = arith.muli %57, %c21 : index
      %63 = arith.addi %61, %62 : index
      %64 = vector.load %w[%63] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %65 = vector.bitcast %64 : vector<2xi8> to vector<1xf16>
      %66 = arith.divui %inputFeatures, %c5 : index
      %67 = arith.muli %66, %c6 : index
      %68 = arith.addi %58, %67 : index
      %69 = arith.muli %56, %c6 : index
      %70 = arith.addi %68, %69 : index
      %71 = arith.muli %57, %c21 : index
      %72 = arith.addi %70, %71 : index
      %73 = vector.load %w[%72] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %74 = vector.extract %65[0] : f16 from vector<1xf16>
      %75 = arith.extf %74 : f16 to f32
      %76 = vector.extract %73[0] : i8 from vector<2xi8>
      %77 = arith.extsi %76 : i8 to i32
      %78 = arith.sitofp %77 : i32 to f32
      %79 = arith.mulf %75, %78 : f32
      %80 = arith.truncf %79 : f32 to f16
      %81 = vector.broadcast %80 : f16 to vector<16xf16>
      %82 = vector.extract %65[0] : f16 from vector<1xf16>
      %83 = arith.extf %82 : f16 to f32
      %84 = vector.extract %73[1] : i8 from vector<2xi8>
      %85 = arith.extsi %84 : i8 to i32
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
      %98 = arith.muli %inputFeatures, %c16 : index
      %99 = arith.addi %97, %98 : index
      %100 = arith.muli %56, %c13 : index
      %101 = arith.addi %100, %57 : index
      %102 = arith.muli %101, %c16 : index
      %103 = arith.addi %99, %102 : index
      %104 = arith.muli %56, %c5 : index
      %105 = arith.addi %97, %104 : index
      %106 = arith.muli %57, %c13 : index
      %107 = arith.addi %105, %106 : index
      %108 = vector.load %w[%103] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %109 = vector.bitcast %108 : vector<8xi8> to vector<2xi32>
      %110 = vector.shuffle %109, %109 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %111 = vector.load %w[%107] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %112 = vector.bitcast %111 : vector<16xi8> to vector<4xi32>
      %113 = arith.shrui %112, %c22 : vector<4xi32>
      %114 = arith.andi %113, %c23 : vector<4xi32>
      %115 = arith.shrui %110, %c24 : vector<4xi32>
      %116 = arith.andi %115, %c25 : vector<4xi32>
      %117 = arith.shli %116, %c26 : vector<4xi32>
      %118 = arith.ori %114, %117 : vector<4xi32>
      %119 = arith.ori %118, %c27 : vector<4xi32>
      %120 = vector.bitcast %119 : vector<4xi32> to vector<8xf16>
      %121 = arith.shrui %112, %c26 : vector<4xi32>
      %122 = arith.andi %121, %c23 : vector<4xi32>
      %123 = arith.shrui %110, %c28 : vector<4xi32>
      %124 = arith.andi %123, %c25 : vector<4xi32>
      %125 = arith.shli %124, %c26 : vector<4xi32>
      %126 = arith.ori %122, %125 : vector<4xi32>
      %127 = arith.ori %126, %c27 : vector<4xi32>
      %128 = vector.bitcast %127 : vector<4xi32> to vector<8xf16>
      %129 = arith.shrui %112, %c29 : vector<4xi32>
      %130 = arith.andi %129, %c23 : vector<4xi32>
      %131 = arith.shrui %110, %c30 : vector<4xi32>
      %132 = arith.andi %131, %c25 : vector<4xi32>
      %133 = arith.shli %132, %c26 : vector<4xi32>
      %134 = arith.ori %130, %133 : vector<4xi32>
      %135 = arith.ori %134, %c27 : vector<4xi32>
      %136 = vector.bitcast %135 : vector<4xi32> to vector<8xf16>
      %137 = arith.shrui %112, %c31 : vector<4xi32>
      %138 = arith.andi %137, %c23 : vector<4xi32>
      %139 = arith.shrui %110, %c32 : vector<4xi32>
      %140 = arith.andi %139, %c25 : vector<4xi32>
      %141 = arith.shli %140, %c26 : vector<4xi32>
      %142 = arith.ori %138, %141 : vector<4xi32>
      %143 = arith.ori %142, %c27 : vector<4xi32>
      %144 = vector.bitcast %143 : vector<4xi32> to vector<8xf16>
      %145 = vector.shuffle %120, %128 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %146 = vector.shuffle %136, %144 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %147 = vector.shuffle %145, %146 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %148 = arith.subf %147, %c33 : vector<32xf16>
      %149 = vector.shuffle %148, %148 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %150 = vector.shuffle %148, %148 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %151 = arith.mulf %149, %81 : vector<16xf16>
      %152 = arith.mulf %150, %89 : vector<16xf16>
      %153 = arith.addi %52, %c9 : index
      %154 = arith.remui %55, %c13 : index
      %155 = arith.addi %18, %c8 : index
      %156 = arith.divui %153, %c16 : index
      %157 = arith.muli %156, %c6 : index
      %158 = arith.addi %155, %157 : index
      %159 = arith.muli %154, %c21 : index
      %160 = arith.addi %158, %159 : index
      %161 = vector.load %w[%160] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %162 = vector.bitcast %161 : vector<2xi8> to vector<1xf16>
      %163 = arith.divui %inputFeatures, %c5 : index
      %164 = arith.muli %163, %c6 : index
      %165 = arith.addi %155, %164 : index
      %166 = arith.muli %153, %c6 : index
      %167 = arith.addi %165, %166 : index
      %168 = arith.muli %154, %c21 : index
      %169 = arith.addi %167, %168 : index
      %170 = vector.load %w[%169] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %171 = vector.extract %162[0] : f16 from vector<1xf16>
      %172 = arith.extf %171 : f16 to f32
      %173 = vector.extract %170[0] : i8 from vector<2xi8>
      %174 = arith.extsi %173 : i8 to i32
      %175 = arith.sitofp %174 : i32 to f32
      %176 = arith.mulf %172, %175 : f32
      %177 = arith.truncf %176 : f32 to f16
      %178 = vector.broadcast %177 : f16 to vector<16xf16>
      %179 = vector.extract %162[0] : f16 from vector<1xf16>
      %180 = arith.extf %179 : f16 to f32
      %181 = vector.extract %170[1] : i8 from vector<2xi8>
      %182 = arith.extsi %181 : i8 to i32
      %183 = arith.sitofp %182 : i32 to f32
      %184 = arith.mulf %180, %183 : f32
      %185 = arith.truncf %184 : f32 to f16
      %186 = vector.broadcast %185 : f16 to vector<16xf16>
      %187 = arith.addi %18, %c8 : index
      %188 = arith.divui %inputFeatures, %c5 : index
      %189 = arith.muli %188, %c6 : index
      %190 = arith.addi %189, %inputFeatures : index
      %191 = arith.addi %190, %c7 : index
      %192 = arith.divui %191, %c8 : index
      %193 = arith.muli %192, %c8 : index
      %194 = arith.addi %187, %193 : index
      %195 = arith.muli %inputFeatures, %c16 : index
      %196 = arith.addi %194, %195 : index
      %197 = arith.muli %153, %c13 : index
      %198 = arith.addi %197, %154 : index
      %199 = arith.muli %198, %c16 : index
      %200 = arith.addi %196, %199 : index
      %201 = arith.muli %153, %c5 : index
      %202 = arith.addi %194, %201 : index
      %203 = arith.muli %154, %c13 : index
      %204 = arith.addi %202, %203 : index
      %205 = vector.load %w[%200] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %206 = vector.bitcast %205 : vector<8xi8> to vector<2xi32>
      %207 = vector.shuffle %206, %206 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %208 = vector.load %w[%204] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %209 = vector.bitcast %208 : vector<16xi8> to vector<4xi32>
      %210 = arith.shrui %209, %c22 : vector<4xi32>
      %211 = arith.andi %210, %c23 : vector<4xi32>
      %212 = arith.shrui %207, %c24 : vector<4xi32>
      %213 = arith.andi %212, %c25 : vector<4xi32>
      %214 = arith.shli %213, %c26 : vector<4xi32>
      %215 = arith.ori %211, %214 : vector<4xi32>
      %216 = arith.ori %215, %c27 : vector<4xi32>
      %217 = vector.bitcast %216 : vector<4xi32> to vector<8xf16>
      %218 = arith.shrui %209, %c26 : vector<4xi32>
      %219 = arith.andi %218, %c23 : vector<4xi32>
      %220 = arith.shrui %207, %c28 : vector<4xi32>
      %221 = arith.andi %220, %c25 : vector<4xi32>
      %222 = arith.shli %221, %c26 : vector<4xi32>
      %223 = arith.ori %219, %222 : vector<4xi32>
      %224 = arith.ori %223, %c27 : vector<4xi32>
      %225 = vector.bitcast %224 : vector<4xi32> to vector<8xf16>
      %226 = arith.shrui %209, %c29 : vector<4xi32>
      %227 = arith.andi %226, %c23 : vector<4xi32>
      %228 = arith.shrui %207, %c30 : vector<4xi32>
      %229 = arith.andi %228, %c25 : vector<4xi32>
      %230 = arith.shli %229, %c26 : vector<4xi32>
      %231 = arith.ori %227, %230 : vector<4xi32>
      %232 = arith.ori %231, %c27 : vector<4xi32>
      %233 = vector.bitcast %232 : vector<4xi32> to vector<8xf16>
      %234 = arith.shrui %209, %c31 : vector<4xi32>
      %235 = arith.andi %234, %c23 : vector<4xi32>
      %236 = arith.shrui %207, %c32 : vector<4xi32>
      %237 = arith.andi %236, %c25 : vector<4xi32>
      %238 = arith.shli %237, %c26 : vector<4xi32>
      %239 = arith.ori %235, %238 : vector<4xi32>
      %240 = arith.ori %239, %c27 : vector<4xi32>
      %241 = vector.bitcast %240 : vector<4xi32> to vector<8xf16>
      %242 = vector.shuffle %217, %225 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %243 = vector.shuffle %233, %241 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %244 = vector.shuffle %242, %243 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %245 = arith.subf %244, %c33 : vector<32xf16>
      %246 = vector.shuffle %245, %245 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %247 = vector.shuffle %245, %245 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %248 = arith.mulf %246, %178 : vector<16xf16>
      %249 = arith.mulf %247, %186 : vector<16xf16>
      %250 = arith.muli %52, %c21 : index
      %251 = arith.addi %250, %c10 : index
      %252 = arith.muli %tileRows, %c13 : index
      %253 = arith.muli %251, %252 : index
      %254 = arith.addi %39, %253 : index
      %255 = vector.load %27[%254] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %256 = arith.muli %tileRows, %c16 : index
      %257 = arith.addi %254, %256 : index
      %258 = vector.load %27[%257] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %259 = vector.shuffle %255, %258 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %260 = wave.mma %259, %151, %53 : vector<16xf16>, vector<8xf32>
      %261 = arith.muli %52, %c21 : index
      %262 = arith.addi %261, %c9 : index
      %263 = arith.muli %tileRows, %c13 : index
      %264 = arith.muli %262, %263 : index
      %265 = arith.addi %39, %264 : index
      %266 = vector.load %27[%265] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %267 = arith.muli %tileRows, %c16 : index
      %268 = arith.addi %265, %267 : index
      %269 = vector.load %27[%268] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %270 = vector.shuffle %266, %269 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %271 = wave.mma %270, %152, %260 : vector<16xf16>, vector<8xf32>
      %272 = arith.muli %52, %c21 : index
      %273 = arith.addi %272, %c21 : index
      %274 = arith.muli %tileRows, %c13 : index
      %275 = arith.muli %273, %274 : index
      %276 = arith.addi %39, %275 : index
      %277 = vector.load %27[%276] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %278 = arith.muli %tileRows, %c16 : index
      %279 = arith.addi %276, %278 : index
      %280 = vector.load %27[%279] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %281 = vector.shuffle %277, %280 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %282 = wave.mma %281, %248, %271 : vector<16xf16>, vector<8xf32>
      %283 = arith.muli %52, %c21 : index
      %284 = arith.addi %283, %c34 : index
      %285 = arith.muli %tileRows, %c13 : index
      %286 = arith.muli %284, %285 : index
      %287 = arith.addi %39, %286 : index
      %288 = vector.load %27[%287] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %289 = arith.muli %tileRows, %c16 : index
      %290 = arith.addi %287, %289 : index
      %291 = vector.load %27[%290] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %292 = vector.shuffle %288, %291 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %293 = wave.mma %292, %249, %282 : vector<16xf16>, vector<8xf32>
      scf.yield %293 : vector<8xf32>
    }
    %294 = arith.select %45, %51, %44 : index
    %297 = scf.for %295 = %51 to %294 step %c9 iter_args(%296 = %54) -> (vector<8xf32>) {
      %298 = wave.lane
      %299 = arith.addi %295, %c10 : index
      %300 = arith.remui %298, %c13 : index
      %301 = arith.addi %18, %c8 : index
      %302 = arith.divui %299, %c16 : index
      %303 = arith.muli %302, %c6 : index
      %304 = arith.addi %301, %303 : index
      %305 = arith.muli %300, %c21 : index
      %306 = arith.addi %304, %305 : index
      %307 = vector.load %w[%306] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %308 = vector.bitcast %307 : vector<2xi8> to vector<1xf16>
      %309 = arith.divui %inputFeatures, %c5 : index
      %310 = arith.muli %309, %c6 : index
      %311 = arith.addi %301, %310 : index
      %312 = arith.muli %299, %c6 : index
      %313 = arith.addi %311, %312 : index
      %314 = arith.muli %300, %c21 : index
      %315 = arith.addi %313, %314 : index
      %316 = vector.load %w[%315] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %317 = vector.extract %308[0] : f16 from vector<1xf16>
      %318 = arith.extf %317 : f16 to f32
      %319 = vector.extract %316[0] : i8 from vector<2xi8>
      %320 = arith.extsi %319 : i8 to i32
      %321 = arith.sitofp %320 : i32 to f32
      %322 = arith.mulf %318, %321 : f32
      %323 = arith.truncf %322 : f32 to f16
      %324 = vector.broadcast %323 : f16 to vector<16xf16>
      %325 = vector.extract %308[0] : f16 from vector<1xf16>
      %326 = arith.extf %325 : f16 to f32
      %327 = vector.extract %316[1] : i8 from vector<2xi8>
      %328 = arith.extsi %327 : i8 to i32
      %329 = arith.sitofp %328 : i32 to f32
      %330 = arith.mulf %326, %329 : f32
      %331 = arith.truncf %330 : f32 to f16
      %332 = vector.broadcast %331 : f16 to vector<16xf16>
      %333 = arith.addi %18, %c8 : index
      %334 = arith.divui %inputFeatures, %c5 : index
      %335 = arith.muli %334, %c6 : index
      %336 = arith.addi %335, %inputFeatures : index
      %337 = arith.addi %336, %c7 : index
      %338 = arith.divui %337, %c8 : index
      %339 = arith.muli %338, %c8 : index
      %340 = arith.addi %333, %339 : index
      %341 = arith.muli %inputFeatures, %c16 : index
      %342 = arith.addi %340, %341 : index
      %343 = arith.muli %299, %c13 : index
      %344 = arith.addi %343, %300 : index
      %345 = arith.muli %344, %c16 : index
      %346 = arith.addi %342, %345 : index
      %347 = arith.muli %299, %c5 : index
      %348 = arith.addi %340, %347 : index
      %349 = arith.muli %300, %c13 : index
      %350 = arith.addi %348, %349 : index
      %351 = vector.load %w[%346] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %352 = vector.bitcast %351 : vector<8xi8> to vector<2xi32>
      %353 = vector.shuffle %352, %352 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %354 = vector.load %w[%350] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %355 = vector.bitcast %354 : vector<16xi8> to vector<4xi32>
      %356 = arith.shrui %355, %c22 : vector<4xi32>
      %357 = arith.andi %356, %c23 : vector<4xi32>
      %358 = arith.shrui %353, %c24 : vector<4xi32>
      %359 = arith.andi %358, %c25 : vector<4xi32>
      %360 = arith.shli %359, %c26 : vector<4xi32>
      %361 = arith.ori %357, %360 : vector<4xi32>
      %362 = arith.ori %361, %c27 : vector<4xi32>
      %363 = vector.bitcast %362 : vector<4xi32> to vector<8xf16>
      %364 = arith.shrui %355, %c26 : vector<4xi32>
      %365 = arith.andi %364, %c23 : vector<4xi32>
      %366 = arith.shrui %353, %c28 : vector<4xi32>
      %367 = arith.andi %366, %c25 : vector<4xi32>
      %368 = arith.shli %367, %c26 : vector<4xi32>
      %369 = arith.ori %365, %368 : vector<4xi32>
      %370 = arith.ori %369, %c27 : vector<4xi32>
      %371 = vector.bitcast %370 : vector<4xi32> to vector<8xf16>
      %372 = arith.shrui %355, %c29 : vector<4xi32>
      %373 = arith.andi %372, %c23 : vector<4xi32>
      %374 = arith.shrui %353, %c30 : vector<4xi32>
      %375 = arith.andi %374, %c25 : vector<4xi32>
      %376 = arith.shli %375, %c26 : vector<4xi32>
      %377 = arith.ori %373, %376 : vector<4xi32>
      %378 = arith.ori %377, %c27 : vector<4xi32>
      %379 = vector.bitcast %378 : vector<4xi32> to vector<8xf16>
      %380 = arith.shrui %355, %c31 : vector<4xi32>
      %381 = arith.andi %380, %c23 : vector<4xi32>
      %382 = arith.shrui %353, %c32 : vector<4xi32>
      %383 = arith.andi %382, %c25 : vector<4xi32>
      %384 = arith.shli %383, %c26 : vector<4xi32>
      %385 = arith.ori %381, %384 : vector<4xi32>
      %386 = arith.ori %385, %c27 : vector<4xi32>
      %387 = vector.bitcast %386 : vector<4xi32> to vector<8xf16>
      %388 = vector.shuffle %363, %371 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %389 = vector.shuffle %379, %387 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %390 = vector.shuffle %388, %389 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %391 = arith.subf %390, %c33 : vector<32xf16>
      %392 = vector.shuffle %391, %391 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %393 = vector.shuffle %391, %391 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %394 = arith.mulf %392, %324 : vector<16xf16>
      %395 = arith.mulf %393, %332 : vector<16xf16>
      %396 = arith.muli %295, %c21 : index
      %397 = arith.addi %396, %c10 : index
      %398 = arith.muli %tileRows, %c13 : index
      %399 = arith.muli %397, %398 : index
      %400 = arith.addi %39, %399 : index
      %401 = vector.load %27[%400] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %402 = arith.muli %tileRows, %c16 : index
      %403 = arith.addi %400, %402 : index
      %404 = vector.load %27[%403] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %405 = vector.shuffle %401, %404 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %406 = wave.mma %405, %394, %296 : vector<16xf16>, vector<8xf32>
      %407 = arith.muli %295, %c21 : index
      %408 = arith.addi %407, %c9 : index
      %409 = arith.muli %tileRows, %c13 : index
      %410 = arith.muli %408, %409 : index
      %411 = arith.addi %39, %410 : index
      %412 = vector.load %27[%411] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %413 = arith.muli %tileRows, %c16 : index
      %414 = arith.addi %411, %413 : index
      %415 = vector.load %27[%414] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %416 = vector.shuffle %412, %415 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %417 = wave.mma %416, %395, %406 : vector<16xf16>, vector<8xf32>
      scf.yield %417 : vector<8xf32>
    }
    %418 = arith.addi %23, %c10 : index
    %419 = wave.lane
    %420 = arith.muli %3, %c9 : index
    %421 = arith.muli %420, %c5 : index
    %422 = arith.addi %421, %419 : index
    %423 = arith.muli %4, %c12 : index
    %424 = arith.addi %423, %422 : index
    %425 = arith.addi %424, %c10 : index
    %426 = arith.addi %425, %c10 : index
    %427 = vector.extract %297[0] : f32 from vector<8xf32>
    memref.store %427, %19[%426] : memref<?xf32>
    %428 = arith.muli %4, %c12 : index
    %429 = arith.addi %428, %422 : index
    %430 = arith.addi %429, %c10 : index
    %431 = arith.addi %430, %c6 : index
    %432 = vector.extract %297[1] : f32 from vector<8xf32>
    memref.store %432, %19[%431] : memref<?xf32>
    %433 = arith.muli %4, %c12 : index
    %434 = arith.addi %433, %422 : index
    %435 = arith.addi %434, %c10 : index
    %436 = arith.addi %435, %c35 : index
    %437 = vector.extract %297[2] : f32 from vector<8xf32>
    memref.store %437, %19[%436] : memref<?xf32>
    %438 = arith.muli %4, %c12 : index
    %439 = arith.addi %438, %422 : index
    %440 = arith.addi %439, %c10 : index
    %441 = arith.addi %440, %c36 : index
    %442 = vector.extract %297[3] : f32 from vector<8xf32>
    memref.store %442, %19[%441] : memref<?xf32>
    %443 = arith.muli %4, %c12 : index
    %444 = arith.addi %443, %422 : index
    %445 = arith.addi %444, %c10 : index
    %446 = arith.addi %445, %c8 : index
    %447 = vector.extract %297[4] : f32 from vector<8xf32>
    memref.store %447, %19[%446] : memref<?xf32>
    %448 = arith.muli %4, %c12 : index
    %449 = arith.addi %448, %422 : index
    %450 = arith.addi %449, %c10 : index
    %451 = arith.addi %450, %c37 : index
    %452 = vector.extract %297[5] : f32 from vector<8xf32>
    memref.store %452, %19[%451] : memref<?xf32>
    %453 = arith.muli %4, %c12 : index
    %454 = arith.addi %453, %422 : index
    %455 = arith.addi %454, %c10 : index
    %456 = arith.addi %455, %c38 : index
    %457 = vector.extract %297[6] : f32 from vector<8xf32>
    memref.store %457, %19[%456] : memref<?xf32>
    %458 = arith.muli %4, %c12 : index
    %459 = arith.addi %458, %422 : index
    %460 = arith.addi %459, %c10 : index
    %461 = arith.addi %460, %c39 : index
    %462 = vector.extract %297[7] : f32 from vector<8xf32>
    memref.store %462, %19[%461] : memref<?xf32>
    wave.barrier
    %463 = arith.muli %4, %c40 : index
    %464 = arith.addi %463, %c10 : index
    %465 = arith.muli %464, %c21 : index
    %466 = arith.divui %419, %c13 : index
    %467 = arith.addi %465, %466 : index
    %468 = arith.addi %418, %467 : index
    %469 = arith.cmpi slt, %468, %22 : index
    scf.if %469 {
      %470 = arith.cmpi eq, %hasFactors, %c9 : index
      %471 = arith.muli %468, %c21 : index
      %472 = memref.load %factors[%471] : memref<?xf32>
      %473 = arith.mulf %472, %operandScale : f32
      %474 = arith.select %470, %473, %operandScale : f32
      %475 = arith.addi %422, %c10 : index
      %476 = arith.muli %464, %c6 : index
      %477 = arith.addi %475, %476 : index
      %478 = memref.load %19[%477] : memref<?xf32>
      %479 = arith.addi %477, %c12 : index
      %480 = memref.load %19[%479] : memref<?xf32>
      %481 = arith.addf %478, %480 : f32
      %482 = arith.remui %419, %c13 : index
      %483 = arith.muli %482, %c40 : index
      %484 = arith.addi %18, %483 : index
      %485 = vector.load %w[%484] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %486 = vector.bitcast %485 : vector<4xi8> to vector<1xf32>
      %487 = vector.extract %486[0] : f32 from vector<1xf32>
      %488 = arith.mulf %487, %474 : f32
      %489 = arith.mulf %481, %488 : f32
      %490 = arith.muli %3, %c9 : index
      %491 = arith.addi %490, %c10 : index
      %492 = arith.muli %491, %c13 : index
      %493 = arith.remui %419, %c13 : index
      %494 = arith.addi %492, %493 : index
      %495 = arith.muli %467, %c43 : index
      %496 = arith.addi %495, %494 : index
      memref.store %489, %20[%496] : memref<?xf32>
    }
    %497 = arith.muli %4, %c40 : index
    %498 = arith.addi %497, %c9 : index
    %499 = arith.muli %498, %c21 : index
    %500 = arith.divui %419, %c13 : index
    %501 = arith.addi %499, %500 : index
    %502 = arith.addi %418, %501 : index
    %503 = arith.cmpi slt, %502, %22 : index
    scf.if %503 {
      %504 = arith.cmpi eq, %hasFactors, %c9 : index
      %505 = arith.muli %502, %c21 : index
      %506 = memref.load %factors[%505] : memref<?xf32>
      %507 = arith.mulf %506, %operandScale : f32
      %508 = arith.select %504, %507, %operandScale : f32
      %509 = arith.addi %422, %c10 : index
      %510 = arith.muli %498, %c6 : index
      %511 = arith.addi %509, %510 : index
      %512 = memref.load %19[%511] : memref<?xf32>
      %513 = arith.addi %511, %c12 : index
      %514 = memref.load %19[%513] : memref<?xf32>
      %515 = arith.addf %512, %514 : f32
      %516 = arith.remui %419, %c13 : index
      %517 = arith.muli %516, %c40 : index
      %518 = arith.addi %18, %517 : index
      %519 = vector.load %w[%518] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %520 = vector.bitcast %519 : vector<4xi8> to vector<1xf32>
      %521 = vector.extract %520[0] : f32 from vector<1xf32>
      %522 = arith.mulf %521, %508 : f32
      %523 = arith.mulf %515, %522 : f32
      %524 = arith.muli %3, %c9 : index
      %525 = arith.addi %524, %c10 : index
      %526 = arith.muli %525, %c13 : index
      %527 = arith.remui %419, %c13 : index
      %528 = arith.addi %526, %527 : index
      %529 = arith.muli %501, %c43 : index
      %530 = arith.addi %529, %528 : index
      memref.store %523, %20[%530] : memref<?xf32>
    }
    %531 = arith.muli %4, %c40 : index
    %532 = arith.addi %531, %c21 : index
    %533 = arith.muli %532, %c21 : index
    %534 = arith.divui %419, %c13 : index
    %535 = arith.addi %533, %534 : index
    %536 = arith.addi %418, %535 : index
    %537 = arith.cmpi slt, %536, %22 : index
    scf.if %537 {
      %538 = arith.cmpi eq, %hasFactors, %c9 : index
      %539 = arith.muli %536, %c21 : index
      %540 = memref.load %factors[%539] : memref<?xf32>
      %541 = arith.mulf %540, %operandScale : f32
      %542 = arith.select %538, %541, %operandScale : f32
      %543 = arith.addi %422, %c10 : index
      %544 = arith.muli %532, %c6 : index
      %545 = arith.addi %543, %544 : index
      %546 = memref.load %19[%545] : memref<?xf32>
      %547 = arith.addi %545, %c12 : index
      %548 = memref.load %19[%547] : memref<?xf32>
      %549 = arith.addf %546, %548 : f32
      %550 = arith.remui %419, %c13 : index
      %551 = arith.muli %550, %c40 : index
      %552 = arith.addi %18, %551 : index
      %553 = vector.load %w[%552] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %554 = vector.bitcast %553 : vector<4xi8> to vector<1xf32>
      %555 = vector.extract %554[0] : f32 from vector<1xf32>
      %556 = arith.mulf %555, %542 : f32
      %557 = arith.mulf %549, %556 : f32
      %558 = arith.muli %3, %c9 : index
      %559 = arith.addi %558, %c10 : index
      %560 = arith.muli %559, %c13 : index
      %561 = arith.remui %419, %c13 : index
      %562 = arith.addi %560, %561 : index
      %563 = arith.muli %535, %c43 : index
      %564 = arith.addi %563, %562 : index
      memref.store %557, %20[%564] : memref<?xf32>
    }
    %565 = arith.muli %4, %c40 : index
    %566 = arith.addi %565, %c34 : index
    %567 = arith.muli %566, %c21 : index
    %568 = arith.divui %419, %c13 : index
    %569 = arith.addi %567, %568 : index
    %570 = arith.addi %418, %569 : index
    %571 = arith.cmpi slt, %570, %22 : index
    scf.if %571 {
      %572 = arith.cmpi eq, %hasFactors, %c9 : index
      %573 = arith.muli %570, %c21 : index
      %574 = memref.load %factors[%573] : memref<?xf32>
      %575 = arith.mulf %574, %operandScale : f32
      %576 = arith.select %572, %575, %operandScale : f32
      %577 = arith.addi %422, %c10 : index
      %578 = arith.muli %566, %c6 : index
      %579 = arith.addi %577, %578 : index
      %580 = memref.load %19[%579] : memref<?xf32>
      %581 = arith.addi %579, %c12 : index
      %582 = memref.load %19[%581] : memref<?xf32>
      %583 = arith.addf %580, %582 : f32
      %584 = arith.remui %419, %c13 : index
      %585 = arith.muli %584, %c40 : index
      %586 = arith.addi %18, %585 : index
      %587 = vector.load %w[%586] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %588 = vector.bitcast %587 : vector<4xi8> to vector<1xf32>
      %589 = vector.extract %588[0] : f32 from vector<1xf32>
      %590 = arith.mulf %589, %576 : f32
      %591 = arith.mulf %583, %590 : f32
      %592 = arith.muli %3, %c9 : index
      %593 = arith.addi %592, %c10 : index
      %594 = arith.muli %593, %c13 : index
      %595 = arith.remui %419, %c13 : index
      %596 = arith.addi %594, %595 : index
      %597 = arith.muli %569, %c43 : index
      %598 = arith.addi %597, %596 : index
      memref.store %591, %20[%598] : memref<?xf32>
    }
    wave.barrier
    %599 = arith.addi %23, %c10 : index
    %600 = wave.wave
    %601 = arith.addi %600, %c10 : index
    %602 = arith.addi %599, %601 : index
    %603 = arith.cmpi slt, %602, %22 : index
    %604 = arith.cmpi slt, %601, %c13 : index
    %605 = arith.andi %603, %604 : i1
    scf.if %605 {
      %606 = arith.addi %599, %601 : index
      %607 = arith.muli %601, %c43 : index
      %608 = wave.lane
      %609 = arith.addi %608, %c10 : index
      %610 = arith.cmpi eq, %hasBias, %c9 : index
      %611 = arith.addi %607, %609 : index
      %612 = memref.load %20[%611] : memref<?xf32>
      %613 = arith.muli %0, %c43 : index
      %614 = arith.addi %613, %609 : index
      %615 = memref.load %bias[%614] : memref<?xf32>
      %616 = arith.addf %612, %615 : f32
      %617 = arith.select %610, %616, %612 : f32
      %618 = arith.addi %609, %c45 : index
      %619 = arith.cmpi eq, %hasBias, %c9 : index
      %620 = arith.addi %607, %618 : index
      %621 = memref.load %20[%620] : memref<?xf32>
      %622 = arith.muli %0, %c43 : index
      %623 = arith.addi %622, %618 : index
      %624 = memref.load %bias[%623] : memref<?xf32>
      %625 = arith.addf %621, %624 : f32
      %626 = arith.select %619, %625, %621 : f32
      %627 = arith.addi %608, %c6 : index
      %628 = arith.cmpi slt, %627, %c45 : index
      %629 = arith.minsi %627, %c46 : index
      %630 = arith.cmpi eq, %hasBias, %c9 : index
      %631 = arith.addi %607, %629 : index
      %632 = memref.load %20[%631] : memref<?xf32>
      %633 = arith.muli %0, %c43 : index
      %634 = arith.addi %633, %629 : index
      %635 = memref.load %bias[%634] : memref<?xf32>
      %636 = arith.addf %632, %635 : f32
      %637 = arith.select %630, %636, %632 : f32
      %638 = arith.addi %629, %c45 : index
      %639 = arith.cmpi eq, %hasBias, %c9 : index
      %640 = arith.addi %607, %638 : index
      %641 = memref.load %20[%640] : memref<?xf32>
      %642 = arith.muli %0, %c43 : index
      %643 = arith.addi %642, %638 : index
      %644 = memref.load %bias[%643] : memref<?xf32>
      %645 = arith.addf %641, %644 : f32
      %646 = arith.select %639, %645, %641 : f32
      %647 = arith.addi %heads, %kvHeads : index
      %648 = arith.cmpi slt, %0, %647 : index
      scf.if %648 {
        %649 = arith.addi %positionsAt, %606 : index
        %650 = memref.load %step[%649] : memref<?xi32>
        %651 = arith.index_cast %650 : i32 to index
        %652 = arith.cmpi eq, %hasNorm, %c9 : index
        %653 = math.fma %617, %617, %c49 : f32
        %654 = math.fma %626, %626, %653 : f32
        %655 = math.fma %637, %637, %654 : f32
        %656 = arith.select %628, %655, %654 : f32
        %657 = math.fma %646, %646, %656 : f32
        %658 = arith.select %628, %657, %656 : f32
        %659 = vector.broadcast %658 : f32 to vector<1xf32>
        %660 = wave.reduce "add" %659 : vector<1xf32>
        %661 = arith.mulf %660, %inverseHeadDim : f32
        %662 = arith.addf %661, %epsilon : f32
        %663 = math.sqrt %662 : f32
        %664 = arith.divf %c51, %663 : f32
        %665 = arith.cmpi slt, %0, %heads : index
        %666 = arith.addi %609, %c45 : index
        %667 = memref.load %query_norm[%609] : memref<?xf32>
        %668 = memref.load %key_norm[%609] : memref<?xf32>
        %669 = arith.select %665, %667, %668 : f32
        %670 = arith.mulf %617, %664 : f32
        %671 = arith.mulf %670, %669 : f32
        %672 = arith.select %652, %671, %617 : f32
        %673 = memref.load %query_norm[%666] : memref<?xf32>
        %674 = memref.load %key_norm[%666] : memref<?xf32>
        %675 = arith.select %665, %673, %674 : f32
        %676 = arith.mulf %626, %664 : f32
        %677 = arith.mulf %676, %675 : f32
        %678 = arith.select %652, %677, %626 : f32
        %679 = arith.addi %629, %c45 : index
        %680 = memref.load %query_norm[%629] : memref<?xf32>
        %681 = memref.load %key_norm[%629] : memref<?xf32>
        %682 = arith.select %665, %680, %681 : f32
        %683 = arith.mulf %637, %664 : f32
        %684 = arith.mulf %683, %682 : f32
        %685 = arith.select %652, %684, %637 : f32
        %686 = memref.load %query_norm[%679] : memref<?xf32>
        %687 = memref.load %key_norm[%679] : memref<?xf32>
        %688 = arith.select %665, %686, %687 : f32
        %689 = arith.mulf %646, %664 : f32
        %690 = arith.mulf %689, %688 : f32
        %691 = arith.select %652, %690, %646 : f32
        %692 = arith.remui %651, %c5 : index
        %693 = arith.muli %692, %c43 : index
        %694 = arith.addi %693, %609 : index
        %695 = arith.divui %651, %c5 : index
        %696 = arith.addi %695, %c5 : index
        %697 = arith.muli %696, %c43 : index
        %698 = arith.addi %697, %609 : index
        %699 = memref.load %rope[%694] : memref<?xf32>
        %700 = arith.addi %694, %c45 : index
        %701 = memref.load %rope[%700] : memref<?xf32>
        %702 = memref.load %rope[%698] : memref<?xf32>
        %703 = arith.addi %698, %c45 : index
        %704 = memref.load %rope[%703] : memref<?xf32>
        %705 = arith.mulf %702, %699 : f32
        %706 = arith.mulf %704, %701 : f32
        %707 = arith.subf %705, %706 : f32
        %708 = arith.mulf %704, %699 : f32
        %709 = arith.mulf %702, %701 : f32
        %710 = arith.addf %708, %709 : f32
        %711 = arith.mulf %672, %707 : f32
        %712 = arith.mulf %678, %710 : f32
        %713 = arith.subf %711, %712 : f32
        %714 = arith.mulf %678, %707 : f32
        %715 = arith.mulf %672, %710 : f32
        %716 = arith.addf %714, %715 : f32
        %717 = arith.cmpi slt, %0, %heads : index
        scf.if %717 {
          %718 = arith.muli %606, %heads : index
          %719 = arith.addi %718, %0 : index
          %720 = arith.muli %719, %c43 : index
          %721 = arith.addi %720, %609 : index
          memref.store %713, %q[%721] : memref<?xf32>
          %722 = arith.addi %721, %c45 : index
          memref.store %716, %q[%722] : memref<?xf32>
        } else {
          %723 = arith.addi %607, %609 : index
          memref.store %713, %20[%723] : memref<?xf32>
          %724 = arith.addi %607, %609 : index
          %725 = arith.addi %724, %c45 : index
          memref.store %716, %20[%725] : memref<?xf32>
        }
        %726 = arith.remui %651, %c5 : index
        %727 = arith.muli %726, %c43 : index
        %728 = arith.addi %727, %629 : index
        %729 = arith.divui %651, %c5 : index
        %730 = arith.addi %729, %c5 : index
        %731 = arith.muli %730, %c43 : index
        %732 = arith.addi %731, %629 : index
        %733 = memref.load %rope[%728] : memref<?xf32>
        %734 = arith.addi %728, %c45 : index
        %735 = memref.load %rope[%734] : memref<?xf32>
        %736 = memref.load %rope[%732] : memref<?xf32>
        %737 = arith.addi %732, %c45 : index
        %738 = memref.load %rope[%737] : memref<?xf32>
        %739 = arith.mulf %736, %733 : f32
        %740 = arith.mulf %738, %735 : f32
        %741 = arith.subf %739, %740 : f32
        %742 = arith.mulf %738, %733 : f32
        %743 = arith.mulf %736, %735 : f32
        %744 = arith.addf %742, %743 : f32
        %745 = arith.mulf %685, %741 : f32
        %746 = arith.mulf %691, %744 : f32
        %747 = arith.subf %745, %746 : f32
        %748 = arith.mulf %691, %741 : f32
        %749 = arith.mulf %685, %744 : f32
        %750 = arith.addf %748, %749 : f32
        scf.if %628 {
          %751 = arith.cmpi slt, %0, %heads : index
          scf.if %751 {
            %752 = arith.muli %606, %heads : index
            %753 = arith.addi %752, %0 : index
            %754 = arith.muli %753, %c43 : index
            %755 = arith.addi %754, %629 : index
            memref.store %747, %q[%755] : memref<?xf32>
            %756 = arith.addi %755, %c45 : index
            memref.store %750, %q[%756] : memref<?xf32>
          } else {
            %757 = arith.addi %607, %629 : index
            memref.store %747, %20[%757] : memref<?xf32>
            %758 = arith.addi %607, %629 : index
            %759 = arith.addi %758, %c45 : index
            memref.store %750, %20[%759] : memref<?xf32>
          }
        }
      } else {
        %760 = arith.cmpi slt, %0, %heads : index
        scf.if %760 {
          %761 = arith.muli %606, %heads : index
          %762 = arith.addi %761, %0 : index
          %763 = arith.muli %762, %c43 : index
          %764 = arith.addi %763, %609 : index
          memref.store %617, %q[%764] : memref<?xf32>
          %765 = arith.addi %764, %c45 : index
          memref.store %626, %q[%765] : memref<?xf32>
        } else {
          %766 = arith.addi %607, %609 : index
          memref.store %617, %20[%766] : memref<?xf32>
          %767 = arith.addi %607, %609 : index
          %768 = arith.addi %767, %c45 : index
          memref.store %626, %20[%768] : memref<?xf32>
        }
        scf.if %628 {
          %769 = arith.cmpi slt, %0, %heads : index
          scf.if %769 {
            %770 = arith.muli %606, %heads : index
            %771 = arith.addi %770, %0 : index
            %772 = arith.muli %771, %c43 : index
            %773 = arith.addi %772, %629 : index
            memref.store %637, %q[%773] : memref<?xf32>
            %774 = arith.addi %773, %c45 : index
            memref.store %646, %q[%774] : memref<?xf32>
          } else {
            %775 = arith.addi %607, %629 : index
            memref.store %637, %20[%775] : memref<?xf32>
            %776 = arith.addi %607, %629 : index
            %777 = arith.addi %776, %c45 : index
            memref.store %646, %20[%777] : memref<?xf32>
          }
        }
      }
    }
    %778 = arith.addi %600, %c53 : index
    %779 = arith.addi %599, %778 : index
    %780 = arith.cmpi slt, %779, %22 : index
    %781 = arith.cmpi slt, %778, %c13 : index
    %782 = arith.andi %780, %781 : i1
    scf.if %782 {
      %783 = arith.addi %599, %778 : index
      %784 = arith.muli %778, %c43 : index
      %785 = wave.lane
      %786 = arith.addi %785, %c10 : index
      %787 = arith.cmpi eq, %hasBias, %c9 : index
      %788 = arith.addi %784, %786 : index
      %789 = memref.load %20[%788] : memref<?xf32>
      %790 = arith.muli %0, %c43 : index
      %791 = arith.addi %790, %786 : index
      %792 = memref.load %bias[%791] : memref<?xf32>
      %793 = arith.addf %789, %792 : f32
      %794 = arith.select %787, %793, %789 : f32
      %795 = arith.addi %786, %c45 : index
      %796 = arith.cmpi eq, %hasBias, %c9 : index
      %797 = arith.addi %784, %795 : index
      %798 = memref.load %20[%797] : memref<?xf32>
      %799 = arith.muli %0, %c43 : index
      %800 = arith.addi %799, %795 : index
      %801 = memref.load %bias[%800] : memref<?xf32>
      %802 = arith.addf %798, %801 : f32
      %803 = arith.select %796, %802, %798 : f32
      %804 = arith.addi %785, %c6 : index
      %805 = arith.cmpi slt, %804, %c45 : index
      %806 = arith.minsi %804, %c46 : index
      %807 = arith.cmpi eq, %hasBias, %c9 : index
      %808 = arith.addi %784, %806 : index
      %809 = memref.load %20[%808] : memref<?xf32>
      %810 = arith.muli %0, %c43 : index
      %811 = arith.addi %810, %806 : index
      %812 = memref.load %bias[%811] : memref<?xf32>
      %813 = arith.addf %809, %812 : f32
      %814 = arith.select %807, %813, %809 : f32
      %815 = arith.addi %806, %c45 : index
      %816 = arith.cmpi eq, %hasBias, %c9 : index
      %817 = arith.addi %784, %815 : index
      %818 = memref.load %20[%817] : memref<?xf32>
      %819 = arith.muli %0, %c43 : index
      %820 = arith.addi %819, %815 : index
      %821 = memref.load %bias[%820] : memref<?xf32>
      %822 = arith.addf %818, %821 : f32
      %823 = arith.select %816, %822, %818 : f32
      %824 = arith.addi %heads, %kvHeads : index
      %825 = arith.cmpi slt, %0, %824 : index
      scf.if %825 {
        %826 = arith.addi %positionsAt, %783 : index
        %827 = memref.load %step[%826] : memref<?xi32>
        %828 = arith.index_cast %827 : i32 to index
        %829 = arith.cmpi eq, %hasNorm, %c9 : index
        %830 = math.fma %794, %794, %c49 : f32
        %831 = math.fma %803, %803, %830 : f32
        %832 = math.fma %814, %814, %831 : f32
        %833 = arith.select %805, %832, %831 : f32
        %834 = math.fma %823, %823, %833 : f32
        %835 = arith.select %805, %834, %833 : f32
        %836 = vector.broadcast %835 : f32 to vector<1xf32>
        %837 = wave.reduce "add" %836 : vector<1xf32>
        %838 = arith.mulf %837, %inverseHeadDim : f32
        %839 = arith.addf %838, %epsilon : f32
        %840 = math.sqrt %839 : f32
        %841 = arith.divf %c51, %840 : f32
        %842 = arith.cmpi slt, %0, %heads : index
        %843 = arith.addi %786, %c45 : index
        %844 = memref.load %query_norm[%786] : memref<?xf32>
        %845 = memref.load %key_norm[%786] : memref<?xf32>
        %846 = arith.select %842, %844, %845 : f32
        %847 = arith.mulf %794, %841 : f32
        %848 = arith.mulf %847, %846 : f32
        %849 = arith.select %829, %848, %794 : f32
        %850 = memref.load %query_norm[%843] : memref<?xf32>
        %851 = memref.load %key_norm[%843] : memref<?xf32>
        %852 = arith.select %842, %850, %851 : f32
        %853 = arith.mulf %803, %841 : f32
        %854 = arith.mulf %853, %852 : f32
        %855 = arith.select %829, %854, %803 : f32
        %856 = arith.addi %806, %c45 : index
        %857 = memref.load %query_norm[%806] : memref<?xf32>
        %858 = memref.load %key_norm[%806] : memref<?xf32>
        %859 = arith.select %842, %857, %858 : f32
        %860 = arith.mulf %814, %841 : f32
        %861 = arith.mulf %860, %859 : f32
        %862 = arith.select %829, %861, %814 : f32
        %863 = memref.load %query_norm[%856] : memref<?xf32>
        %864 = memref.load %key_norm[%856] : memref<?xf32>
        %865 = arith.select %842, %863, %864 : f32
        %866 = arith.mulf %823, %841 : f32
        %867 = arith.mulf %866, %865 : f32
        %868 = arith.select %829, %867, %823 : f32
        %869 = arith.remui %828, %c5 : index
        %870 = arith.muli %869, %c43 : index
        %871 = arith.addi %870, %786 : index
        %872 = arith.divui %828, %c5 : index
        %873 = arith.addi %872, %c5 : index
        %874 = arith.muli %873, %c43 : index
        %875 = arith.addi %874, %786 : index
        %876 = memref.load %rope[%871] : memref<?xf32>
        %877 = arith.addi %871, %c45 : index
        %878 = memref.load %rope[%877] : memref<?xf32>
        %879 = memref.load %rope[%875] : memref<?xf32>
        %880 = arith.addi %875, %c45 : index
        %881 = memref.load %rope[%880] : memref<?xf32>
        %882 = arith.mulf %879, %876 : f32
        %883 = arith.mulf %881, %878 : f32
        %884 = arith.subf %882, %883 : f32
        %885 = arith.mulf %881, %876 : f32
        %886 = arith.mulf %879, %878 : f32
        %887 = arith.addf %885, %886 : f32
        %888 = arith.mulf %849, %884 : f32
        %889 = arith.mulf %855, %887 : f32
        %890 = arith.subf %888, %889 : f32
        %891 = arith.mulf %855, %884 : f32
        %892 = arith.mulf %849, %887 : f32
        %893 = arith.addf %891, %892 : f32
        %894 = arith.cmpi slt, %0, %heads : index
        scf.if %894 {
          %895 = arith.muli %783, %heads : index
          %896 = arith.addi %895, %0 : index
          %897 = arith.muli %896, %c43 : index
          %898 = arith.addi %897, %786 : index
          memref.store %890, %q[%898] : memref<?xf32>
          %899 = arith.addi %898, %c45 : index
          memref.store %893, %q[%899] : memref<?xf32>
        } else {
          %900 = arith.addi %784, %786 : index
          memref.store %890, %20[%900] : memref<?xf32>
          %901 = arith.addi %784, %786 : index
          %902 = arith.addi %901, %c45 : index
          memref.store %893, %20[%902] : memref<?xf32>
        }
        %903 = arith.remui %828, %c5 : index
        %904 = arith.muli %903, %c43 : index
        %905 = arith.addi %904, %806 : index
        %906 = arith.divui %828, %c5 : index
        %907 = arith.addi %906, %c5 : index
        %908 = arith.muli %907, %c43 : index
        %909 = arith.addi %908, %806 : index
        %910 = memref.load %rope[%905] : memref<?xf32>
        %911 = arith.addi %905, %c45 : index
        %912 = memref.load %rope[%911] : memref<?xf32>
        %913 = memref.load %rope[%909] : memref<?xf32>
        %914 = arith.addi %909, %c45 : index
        %915 = memref.load %rope[%914] : memref<?xf32>
        %916 = arith.mulf %913, %910 : f32
        %917 = arith.mulf %915, %912 : f32
        %918 = arith.subf %916, %917 : f32
        %919 = arith.mulf %915, %910 : f32
        %920 = arith.mulf %913, %912 : f32
        %921 = arith.addf %919, %920 : f32
        %922 = arith.mulf %862, %918 : f32
        %923 = arith.mulf %868, %921 : f32
        %924 = arith.subf %922, %923 : f32
        %925 = arith.mulf %868, %918 : f32
        %926 = arith.mulf %862, %921 : f32
        %927 = arith.addf %925, %926 : f32
        scf.if %805 {
          %928 = arith.cmpi slt, %0, %heads : index
          scf.if %928 {
            %929 = arith.muli %783, %heads : index
            %930 = arith.addi %929, %0 : index
            %931 = arith.muli %930, %c43 : index
            %932 = arith.addi %931, %806 : index
            memref.store %924, %q[%932] : memref<?xf32>
            %933 = arith.addi %932, %c45 : index
            memref.store %927, %q[%933] : memref<?xf32>
          } else {
            %934 = arith.addi %784, %806 : index
            memref.store %924, %20[%934] : memref<?xf32>
            %935 = arith.addi %784, %806 : index
            %936 = arith.addi %935, %c45 : index
            memref.store %927, %20[%936] : memref<?xf32>
          }
        }
      } else {
        %937 = arith.cmpi slt, %0, %heads : index
        scf.if %937 {
          %938 = arith.muli %783, %heads : index
          %939 = arith.addi %938, %0 : index
          %940 = arith.muli %939, %c43 : index
          %941 = arith.addi %940, %786 : index
          memref.store %794, %q[%941] : memref<?xf32>
          %942 = arith.addi %941, %c45 : index
          memref.store %803, %q[%942] : memref<?xf32>
        } else {
          %943 = arith.addi %784, %786 : index
          memref.store %794, %20[%943] : memref<?xf32>
          %944 = arith.addi %784, %786 : index
          %945 = arith.addi %944, %c45 : index
          memref.store %803, %20[%945] : memref<?xf32>
        }
        scf.if %805 {
          %946 = arith.cmpi slt, %0, %heads : index
          scf.if %946 {
            %947 = arith.muli %783, %heads : index
            %948 = arith.addi %947, %0 : index
            %949 = arith.muli %948, %c43 : index
            %950 = arith.addi %949, %806 : index
            memref.store %814, %q[%950] : memref<?xf32>
            %951 = arith.addi %950, %c45 : index
            memref.store %823, %q[%951] : memref<?xf32>
          } else {
            %952 = arith.addi %784, %806 : index
            memref.store %814, %20[%952] : memref<?xf32>
            %953 = arith.addi %784, %806 : index
            %954 = arith.addi %953, %c45 : index
            memref.store %823, %20[%954] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %955 = arith.cmpi sge, %0, %heads : index
    scf.if %955 {
      %956 = arith.addi %600, %c10 : index
      %957 = arith.addi %599, %956 : index
      %958 = arith.cmpi slt, %957, %22 : index
      %959 = arith.cmpi slt, %956, %c13 : index
      %960 = arith.andi %958, %959 : i1
      scf.if %960 {
        %961 = arith.addi %599, %956 : index
        %962 = arith.addi %slotsAt, %961 : index
        %963 = memref.load %step[%962] : memref<?xi32>
        %964 = arith.index_cast %963 : i32 to index
        %965 = arith.cmpi sge, %964, %c10 : index
        scf.if %965 {
          %966 = arith.muli %956, %c43 : index
          %967 = arith.subi %0, %heads : index
          %968 = memref.load %scales[%967] : memref<?xf32>
          %969 = vector.broadcast %968 : f32 to vector<4xf32>
          %970 = arith.divui %964, %c13 : index
          %971 = arith.remui %964, %c13 : index
          %972 = arith.muli %970, %pageBytes : index
          %973 = arith.cmpi eq, %codec, %c10 : index
          scf.if %973 {
            %974 = wave.lane
            %975 = arith.muli %974, %c40 : index
            scf.for %976 = %975 to %c43 step %c8 {
              %977 = arith.addi %966, %976 : index
              %978 = vector.load %20[%977] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %979 = arith.mulf %978, %969 : vector<4xf32>
              %980 = arith.minimumf %979, %c57 : vector<4xf32>
              %981 = arith.maximumf %980, %c58 : vector<4xf32>
              %982 = arith.truncf %981 : vector<4xf32> to vector<4xf16>
              %983 = vector.bitcast %982 : vector<4xf16> to vector<8xi8>
              %984 = arith.cmpi slt, %967, %kvHeads : index
              scf.if %984 {
                %985 = arith.muli %967, %c59 : index
                %986 = arith.addi %972, %985 : index
                %987 = arith.divui %976, %c13 : index
                %988 = arith.muli %987, %c60 : index
                %989 = arith.remui %976, %c13 : index
                %990 = arith.divui %989, %c16 : index
                %991 = arith.muli %990, %c5 : index
                %992 = arith.muli %971, %c13 : index
                %993 = arith.addi %991, %992 : index
                %994 = arith.remui %989, %c16 : index
                %995 = arith.muli %994, %c21 : index
                %996 = arith.addi %993, %995 : index
                %997 = arith.addi %988, %996 : index
                %998 = arith.addi %986, %997 : index
                vector.store %983, %kv[%998] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %999 = arith.subi %967, %kvHeads : index
                %1000 = arith.muli %999, %c59 : index
                %1001 = arith.addi %972, %1000 : index
                %1002 = arith.addi %976, %c10 : index
                %1003 = arith.divui %1002, %c13 : index
                %1004 = arith.muli %1003, %c60 : index
                %1005 = arith.addi %1004, %c11 : index
                %1006 = arith.remui %1002, %c13 : index
                %1007 = arith.divui %971, %c21 : index
                %1008 = arith.remui %971, %c21 : index
                %1009 = arith.muli %1008, %c16 : index
                %1010 = arith.addi %1007, %1009 : index
                %1011 = arith.divui %1010, %c16 : index
                %1012 = arith.muli %1011, %c5 : index
                %1013 = arith.muli %1006, %c13 : index
                %1014 = arith.addi %1012, %1013 : index
                %1015 = arith.remui %1010, %c16 : index
                %1016 = arith.muli %1015, %c21 : index
                %1017 = arith.addi %1014, %1016 : index
                %1018 = arith.addi %1005, %1017 : index
                %1019 = arith.addi %1001, %1018 : index
                %1020 = vector.shuffle %983, %983 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1020, %kv[%1019] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1021 = arith.addi %976, %c9 : index
                %1022 = arith.divui %1021, %c13 : index
                %1023 = arith.muli %1022, %c60 : index
                %1024 = arith.addi %1023, %c11 : index
                %1025 = arith.remui %1021, %c13 : index
                %1026 = arith.divui %971, %c21 : index
                %1027 = arith.remui %971, %c21 : index
                %1028 = arith.muli %1027, %c16 : index
                %1029 = arith.addi %1026, %1028 : index
                %1030 = arith.divui %1029, %c16 : index
                %1031 = arith.muli %1030, %c5 : index
                %1032 = arith.muli %1025, %c13 : index
                %1033 = arith.addi %1031, %1032 : index
                %1034 = arith.remui %1029, %c16 : index
                %1035 = arith.muli %1034, %c21 : index
                %1036 = arith.addi %1033, %1035 : index
                %1037 = arith.addi %1024, %1036 : index
                %1038 = arith.addi %1001, %1037 : index
                %1039 = vector.shuffle %983, %983 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1039, %kv[%1038] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1040 = arith.addi %976, %c21 : index
                %1041 = arith.divui %1040, %c13 : index
                %1042 = arith.muli %1041, %c60 : index
                %1043 = arith.addi %1042, %c11 : index
                %1044 = arith.remui %1040, %c13 : index
                %1045 = arith.divui %971, %c21 : index
                %1046 = arith.remui %971, %c21 : index
                %1047 = arith.muli %1046, %c16 : index
                %1048 = arith.addi %1045, %1047 : index
                %1049 = arith.divui %1048, %c16 : index
                %1050 = arith.muli %1049, %c5 : index
                %1051 = arith.muli %1044, %c13 : index
                %1052 = arith.addi %1050, %1051 : index
                %1053 = arith.remui %1048, %c16 : index
                %1054 = arith.muli %1053, %c21 : index
                %1055 = arith.addi %1052, %1054 : index
                %1056 = arith.addi %1043, %1055 : index
                %1057 = arith.addi %1001, %1056 : index
                %1058 = vector.shuffle %983, %983 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1058, %kv[%1057] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1059 = arith.addi %976, %c34 : index
                %1060 = arith.divui %1059, %c13 : index
                %1061 = arith.muli %1060, %c60 : index
                %1062 = arith.addi %1061, %c11 : index
                %1063 = arith.remui %1059, %c13 : index
                %1064 = arith.divui %971, %c21 : index
                %1065 = arith.remui %971, %c21 : index
                %1066 = arith.muli %1065, %c16 : index
                %1067 = arith.addi %1064, %1066 : index
                %1068 = arith.divui %1067, %c16 : index
                %1069 = arith.muli %1068, %c5 : index
                %1070 = arith.muli %1063, %c13 : index
                %1071 = arith.addi %1069, %1070 : index
                %1072 = arith.remui %1067, %c16 : index
                %1073 = arith.muli %1072, %c21 : index
                %1074 = arith.addi %1071, %1073 : index
                %1075 = arith.addi %1062, %1074 : index
                %1076 = arith.addi %1001, %1075 : index
                %1077 = vector.shuffle %983, %983 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1077, %kv[%1076] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1078 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1078 {
            %1079 = wave.lane
            %1080 = arith.muli %1079, %c40 : index
            scf.for %1081 = %1080 to %c43 step %c8 {
              %1082 = arith.addi %966, %1081 : index
              %1083 = vector.load %20[%1082] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1084 = arith.mulf %1083, %969 : vector<4xf32>
              %1085 = wave.fp8_encode "e4m3" %1084 : vector<4xf32> -> vector<4xi8>
              %1086 = arith.cmpi slt, %967, %kvHeads : index
              scf.if %1086 {
                %1087 = arith.muli %967, %c11 : index
                %1088 = arith.addi %972, %1087 : index
                %1089 = vector.shuffle %1085, %1085 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1090 = arith.divui %1081, %c13 : index
                %1091 = arith.muli %1090, %c5 : index
                %1092 = arith.remui %1081, %c13 : index
                %1093 = arith.muli %971, %c13 : index
                %1094 = arith.divui %1092, %c40 : index
                %1095 = arith.muli %1094, %c40 : index
                %1096 = arith.remui %1092, %c21 : index
                %1097 = arith.muli %1096, %c21 : index
                %1098 = arith.addi %1095, %1097 : index
                %1099 = arith.divui %1092, %c21 : index
                %1100 = arith.remui %1099, %c21 : index
                %1101 = arith.addi %1098, %1100 : index
                %1102 = arith.addi %1093, %1101 : index
                %1103 = arith.addi %1091, %1102 : index
                %1104 = arith.addi %1088, %1103 : index
                vector.store %1089, %kv[%1104] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1105 = arith.subi %967, %kvHeads : index
                %1106 = arith.muli %1105, %c11 : index
                %1107 = arith.addi %972, %1106 : index
                %1108 = arith.addi %1081, %c10 : index
                %1109 = arith.divui %1108, %c13 : index
                %1110 = arith.muli %1109, %c5 : index
                %1111 = arith.addi %1110, %c12 : index
                %1112 = arith.remui %1108, %c13 : index
                %1113 = arith.divui %971, %c21 : index
                %1114 = arith.remui %971, %c21 : index
                %1115 = arith.muli %1114, %c16 : index
                %1116 = arith.addi %1113, %1115 : index
                %1117 = arith.muli %1112, %c13 : index
                %1118 = arith.divui %1116, %c40 : index
                %1119 = arith.muli %1118, %c40 : index
                %1120 = arith.remui %1116, %c21 : index
                %1121 = arith.muli %1120, %c21 : index
                %1122 = arith.addi %1119, %1121 : index
                %1123 = arith.divui %1116, %c21 : index
                %1124 = arith.remui %1123, %c21 : index
                %1125 = arith.addi %1122, %1124 : index
                %1126 = arith.addi %1117, %1125 : index
                %1127 = arith.addi %1111, %1126 : index
                %1128 = arith.addi %1107, %1127 : index
                %1129 = vector.shuffle %1085, %1085 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1129, %kv[%1128] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1130 = arith.addi %1081, %c9 : index
                %1131 = arith.divui %1130, %c13 : index
                %1132 = arith.muli %1131, %c5 : index
                %1133 = arith.addi %1132, %c12 : index
                %1134 = arith.remui %1130, %c13 : index
                %1135 = arith.divui %971, %c21 : index
                %1136 = arith.remui %971, %c21 : index
                %1137 = arith.muli %1136, %c16 : index
                %1138 = arith.addi %1135, %1137 : index
                %1139 = arith.muli %1134, %c13 : index
                %1140 = arith.divui %1138, %c40 : index
                %1141 = arith.muli %1140, %c40 : index
                %1142 = arith.remui %1138, %c21 : index
                %1143 = arith.muli %1142, %c21 : index
                %1144 = arith.addi %1141, %1143 : index
                %1145 = arith.divui %1138, %c21 : index
                %1146 = arith.remui %1145, %c21 : index
                %1147 = arith.addi %1144, %1146 : index
                %1148 = arith.addi %1139, %1147 : index
                %1149 = arith.addi %1133, %1148 : index
                %1150 = arith.addi %1107, %1149 : index
                %1151 = vector.shuffle %1085, %1085 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1151, %kv[%1150] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1152 = arith.addi %1081, %c21 : index
                %1153 = arith.divui %1152, %c13 : index
                %1154 = arith.muli %1153, %c5 : index
                %1155 = arith.addi %1154, %c12 : index
                %1156 = arith.remui %1152, %c13 : index
                %1157 = arith.divui %971, %c21 : index
                %1158 = arith.remui %971, %c21 : index
                %1159 = arith.muli %1158, %c16 : index
                %1160 = arith.addi %1157, %1159 : index
                %1161 = arith.muli %1156, %c13 : index
                %1162 = arith.divui %1160, %c40 : index
                %1163 = arith.muli %1162, %c40 : index
                %1164 = arith.remui %1160, %c21 : index
                %1165 = arith.muli %1164, %c21 : index
                %1166 = arith.addi %1163, %1165 : index
                %1167 = arith.divui %1160, %c21 : index
                %1168 = arith.remui %1167, %c21 : index
                %1169 = arith.addi %1166, %1168 : index
                %1170 = arith.addi %1161, %1169 : index
                %1171 = arith.addi %1155, %1170 : index
                %1172 = arith.addi %1107, %1171 : index
                %1173 = vector.shuffle %1085, %1085 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1173, %kv[%1172] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1174 = arith.addi %1081, %c34 : index
                %1175 = arith.divui %1174, %c13 : index
                %1176 = arith.muli %1175, %c5 : index
                %1177 = arith.addi %1176, %c12 : index
                %1178 = arith.remui %1174, %c13 : index
                %1179 = arith.divui %971, %c21 : index
                %1180 = arith.remui %971, %c21 : index
                %1181 = arith.muli %1180, %c16 : index
                %1182 = arith.addi %1179, %1181 : index
                %1183 = arith.muli %1178, %c13 : index
                %1184 = arith.divui %1182, %c40 : index
                %1185 = arith.muli %1184, %c40 : index
                %1186 = arith.remui %1182, %c21 : index
                %1187 = arith.muli %1186, %c21 : index
                %1188 = arith.addi %1185, %1187 : index
                %1189 = arith.divui %1182, %c21 : index
                %1190 = arith.remui %1189, %c21 : index
                %1191 = arith.addi %1188, %1190 : index
                %1192 = arith.addi %1183, %1191 : index
                %1193 = arith.addi %1177, %1192 : index
                %1194 = arith.addi %1107, %1193 : index
                %1195 = vector.shuffle %1085, %1085 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1195, %kv[%1194] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1196 = arith.cmpi eq, %codec, %c21 : index
          scf.if %1196 {
            %1197 = wave.lane
            %1198 = arith.muli %1197, %c40 : index
            scf.for %1199 = %1198 to %c43 step %c8 {
              %1200 = arith.addi %966, %1199 : index
              %1201 = vector.load %20[%1200] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1202 = arith.mulf %1201, %969 : vector<4xf32>
              %1203 = wave.fp8_encode "e5m2" %1202 : vector<4xf32> -> vector<4xi8>
              %1204 = arith.cmpi slt, %967, %kvHeads : index
              scf.if %1204 {
                %1205 = arith.muli %967, %c11 : index
                %1206 = arith.addi %972, %1205 : index
                %1207 = vector.shuffle %1203, %1203 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1208 = arith.divui %1199, %c13 : index
                %1209 = arith.muli %1208, %c5 : index
                %1210 = arith.remui %1199, %c13 : index
                %1211 = arith.muli %971, %c13 : index
                %1212 = arith.divui %1210, %c40 : index
                %1213 = arith.muli %1212, %c40 : index
                %1214 = arith.remui %1210, %c21 : index
                %1215 = arith.muli %1214, %c21 : index
                %1216 = arith.addi %1213, %1215 : index
                %1217 = arith.divui %1210, %c21 : index
                %1218 = arith.remui %1217, %c21 : index
                %1219 = arith.addi %1216, %1218 : index
                %1220 = arith.addi %1211, %1219 : index
                %1221 = arith.addi %1209, %1220 : index
                %1222 = arith.addi %1206, %1221 : index
                vector.store %1207, %kv[%1222] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1223 = arith.subi %967, %kvHeads : index
                %1224 = arith.muli %1223, %c11 : index
                %1225 = arith.addi %972, %1224 : index
                %1226 = arith.addi %1199, %c10 : index
                %1227 = arith.divui %1226, %c13 : index
                %1228 = arith.muli %1227, %c5 : index
                %1229 = arith.addi %1228, %c12 : index
                %1230 = arith.remui %1226, %c13 : index
                %1231 = arith.divui %971, %c21 : index
                %1232 = arith.remui %971, %c21 : index
                %1233 = arith.muli %1232, %c16 : index
                %1234 = arith.addi %1231, %1233 : index
                %1235 = arith.muli %1230, %c13 : index
                %1236 = arith.divui %1234, %c40 : index
                %1237 = arith.muli %1236, %c40 : index
                %1238 = arith.remui %1234, %c21 : index
                %1239 = arith.muli %1238, %c21 : index
                %1240 = arith.addi %1237, %1239 : index
                %1241 = arith.divui %1234, %c21 : index
                %1242 = arith.remui %1241, %c21 : index
                %1243 = arith.addi %1240, %1242 : index
                %1244 = arith.addi %1235, %1243 : index
                %1245 = arith.addi %1229, %1244 : index
                %1246 = arith.addi %1225, %1245 : index
                %1247 = vector.shuffle %1203, %1203 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1247, %kv[%1246] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1248 = arith.addi %1199, %c9 : index
                %1249 = arith.divui %1248, %c13 : index
                %1250 = arith.muli %1249, %c5 : index
                %1251 = arith.addi %1250, %c12 : index
                %1252 = arith.remui %1248, %c13 : index
                %1253 = arith.divui %971, %c21 : index
                %1254 = arith.remui %971, %c21 : index
                %1255 = arith.muli %1254, %c16 : index
                %1256 = arith.addi %1253, %1255 : index
                %1257 = arith.muli %1252, %c13 : index
                %1258 = arith.divui %1256, %c40 : index
                %1259 = arith.muli %1258, %c40 : index
                %1260 = arith.remui %1256, %c21 : index
                %1261 = arith.muli %1260, %c21 : index
                %1262 = arith.addi %1259, %1261 : index
                %1263 = arith.divui %1256, %c21 : index
                %1264 = arith.remui %1263, %c21 : index
                %1265 = arith.addi %1262, %1264 : index
                %1266 = arith.addi %1257, %1265 : index
                %1267 = arith.addi %1251, %1266 : index
                %1268 = arith.addi %1225, %1267 : index
                %1269 = vector.shuffle %1203, %1203 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1269, %kv[%1268] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1270 = arith.addi %1199, %c21 : index
                %1271 = arith.divui %1270, %c13 : index
                %1272 = arith.muli %1271, %c5 : index
                %1273 = arith.addi %1272, %c12 : index
                %1274 = arith.remui %1270, %c13 : index
                %1275 = arith.divui %971, %c21 : index
                %1276 = arith.remui %971, %c21 : index
                %1277 = arith.muli %1276, %c16 : index
                %1278 = arith.addi %1275, %1277 : index
                %1279 = arith.muli %1274, %c13 : index
                %1280 = arith.divui %1278, %c40 : index
                %1281 = arith.muli %1280, %c40 : index
                %1282 = arith.remui %1278, %c21 : index
                %1283 = arith.muli %1282, %c21 : index
                %1284 = arith.addi %1281, %1283 : index
                %1285 = arith.divui %1278, %c21 : index
                %1286 = arith.remui %1285, %c21 : index
                %1287 = arith.addi %1284, %1286 : index
                %1288 = arith.addi %1279, %1287 : index
                %1289 = arith.addi %1273, %1288 : index
                %1290 = arith.addi %1225, %1289 : index
                %1291 = vector.shuffle %1203, %1203 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1291, %kv[%1290] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1292 = arith.addi %1199, %c34 : index
                %1293 = arith.divui %1292, %c13 : index
                %1294 = arith.muli %1293, %c5 : index
                %1295 = arith.addi %1294, %c12 : index
                %1296 = arith.remui %1292, %c13 : index
                %1297 = arith.divui %971, %c21 : index
                %1298 = arith.remui %971, %c21 : index
                %1299 = arith.muli %1298, %c16 : index
                %1300 = arith.addi %1297, %1299 : index
                %1301 = arith.muli %1296, %c13 : index
                %1302 = arith.divui %1300, %c40 : index
                %1303 = arith.muli %1302, %c40 : index
                %1304 = arith.remui %1300, %c21 : index
                %1305 = arith.muli %1304, %c21 : index
                %1306 = arith.addi %1303, %1305 : index
                %1307 = arith.divui %1300, %c21 : index
                %1308 = arith.remui %1307, %c21 : index
                %1309 = arith.addi %1306, %1308 : index
                %1310 = arith.addi %1301, %1309 : index
                %1311 = arith.addi %1295, %1310 : index
                %1312 = arith.addi %1225, %1311 : index
                %1313 = vector.shuffle %1203, %1203 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1313, %kv[%1312] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %1314 = arith.addi %600, %c53 : index
      %1315 = arith.addi %599, %1314 : index
      %1316 = arith.cmpi slt, %1315, %22 : index
      %1317 = arith.cmpi slt, %1314, %c13 : index
      %1318 = arith.andi %1316, %1317 : i1
      scf.if %1318 {
        %1319 = arith.addi %599, %1314 : index
        %1320 = arith.addi %slotsAt, %1319 : index
        %1321 = memref.load %step[%1320] : memref<?xi32>
        %1322 = arith.index_cast %1321 : i32 to index
        %1323 = arith.cmpi sge, %1322, %c10 : index
        scf.if %1323 {
          %1324 = arith.muli %1314, %c43 : index
          %1325 = arith.subi %0, %heads : index
          %1326 = memref.load %scales[%1325] : memref<?xf32>
          %1327 = vector.broadcast %1326 : f32 to vector<4xf32>
          %1328 = arith.divui %1322, %c13 : index
          %1329 = arith.remui %1322, %c13 : index
          %1330 = arith.muli %1328, %pageBytes : index
          %1331 = arith.cmpi eq, %codec, %c10 : index
          scf.if %1331 {
            %1332 = wave.lane
            %1333 = arith.muli %1332, %c40 : index
            scf.for %1334 = %1333 to %c43 step %c8 {
              %1335 = arith.addi %1324, %1334 : index
              %1336 = vector.load %20[%1335] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1337 = arith.mulf %1336, %1327 : vector<4xf32>
              %1338 = arith.minimumf %1337, %c57 : vector<4xf32>
              %1339 = arith.maximumf %1338, %c58 : vector<4xf32>
              %1340 = arith.truncf %1339 : vector<4xf32> to vector<4xf16>
              %1341 = vector.bitcast %1340 : vector<4xf16> to vector<8xi8>
              %1342 = arith.cmpi slt, %1325, %kvHeads : index
              scf.if %1342 {
                %1343 = arith.muli %1325, %c59 : index
                %1344 = arith.addi %1330, %1343 : index
                %1345 = arith.divui %1334, %c13 : index
                %1346 = arith.muli %1345, %c60 : index
                %1347 = arith.remui %1334, %c13 : index
                %1348 = arith.divui %1347, %c16 : index
                %1349 = arith.muli %1348, %c5 : index
                %1350 = arith.muli %1329, %c13 : index
                %1351 = arith.addi %1349, %1350 : index
                %1352 = arith.remui %1347, %c16 : index
                %1353 = arith.muli %1352, %c21 : index
                %1354 = arith.addi %1351, %1353 : index
                %1355 = arith.addi %1346, %1354 : index
                %1356 = arith.addi %1344, %1355 : index
                vector.store %1341, %kv[%1356] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1357 = arith.subi %1325, %kvHeads : index
                %1358 = arith.muli %1357, %c59 : index
                %1359 = arith.addi %1330, %1358 : index
                %1360 = arith.addi %1334, %c10 : index
                %1361 = arith.divui %1360, %c13 : index
                %1362 = arith.muli %1361, %c60 : index
                %1363 = arith.addi %1362, %c11 : index
                %1364 = arith.remui %1360, %c13 : index
                %1365 = arith.divui %1329, %c21 : index
                %1366 = arith.remui %1329, %c21 : index
                %1367 = arith.muli %1366, %c16 : index
                %1368 = arith.addi %1365, %1367 : index
                %1369 = arith.divui %1368, %c16 : index
                %1370 = arith.muli %1369, %c5 : index
                %1371 = arith.muli %1364, %c13 : index
                %1372 = arith.addi %1370, %1371 : index
                %1373 = arith.remui %1368, %c16 : index
                %1374 = arith.muli %1373, %c21 : index
                %1375 = arith.addi %1372, %1374 : index
                %1376 = arith.addi %1363, %1375 : index
                %1377 = arith.addi %1359, %1376 : index
                %1378 = vector.shuffle %1341, %1341 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1378, %kv[%1377] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1379 = arith.addi %1334, %c9 : index
                %1380 = arith.divui %1379, %c13 : index
                %1381 = arith.muli %1380, %c60 : index
                %1382 = arith.addi %1381, %c11 : index
                %1383 = arith.remui %1379, %c13 : index
                %1384 = arith.divui %1329, %c21 : index
                %1385 = arith.remui %1329, %c21 : index
                %1386 = arith.muli %1385, %c16 : index
                %1387 = arith.addi %1384, %1386 : index
                %1388 = arith.divui %1387, %c16 : index
                %1389 = arith.muli %1388, %c5 : index
                %1390 = arith.muli %1383, %c13 : index
                %1391 = arith.addi %1389, %1390 : index
                %1392 = arith.remui %1387, %c16 : index
                %1393 = arith.muli %1392, %c21 : index
                %1394 = arith.addi %1391, %1393 : index
                %1395 = arith.addi %1382, %1394 : index
                %1396 = arith.addi %1359, %1395 : index
                %1397 = vector.shuffle %1341, %1341 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1397, %kv[%1396] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1398 = arith.addi %1334, %c21 : index
                %1399 = arith.divui %1398, %c13 : index
                %1400 = arith.muli %1399, %c60 : index
                %1401 = arith.addi %1400, %c11 : index
                %1402 = arith.remui %1398, %c13 : index
                %1403 = arith.divui %1329, %c21 : index
                %1404 = arith.remui %1329, %c21 : index
                %1405 = arith.muli %1404, %c16 : index
                %1406 = arith.addi %1403, %1405 : index
                %1407 = arith.divui %1406, %c16 : index
                %1408 = arith.muli %1407, %c5 : index
                %1409 = arith.muli %1402, %c13 : index
                %1410 = arith.addi %1408, %1409 : index
                %1411 = arith.remui %1406, %c16 : index
                %1412 = arith.muli %1411, %c21 : index
                %1413 = arith.addi %1410, %1412 : index
                %1414 = arith.addi %1401, %1413 : index
                %1415 = arith.addi %1359, %1414 : index
                %1416 = vector.shuffle %1341, %1341 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1416, %kv[%1415] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1417 = arith.addi %1334, %c34 : index
                %1418 = arith.divui %1417, %c13 : index
                %1419 = arith.muli %1418, %c60 : index
                %1420 = arith.addi %1419, %c11 : index
                %1421 = arith.remui %1417, %c13 : index
                %1422 = arith.divui %1329, %c21 : index
                %1423 = arith.remui %1329, %c21 : index
                %1424 = arith.muli %1423, %c16 : index
                %1425 = arith.addi %1422, %1424 : index
                %1426 = arith.divui %1425, %c16 : index
                %1427 = arith.muli %1426, %c5 : index
                %1428 = arith.muli %1421, %c13 : index
                %1429 = arith.addi %1427, %1428 : index
                %1430 = arith.remui %1425, %c16 : index
                %1431 = arith.muli %1430, %c21 : index
                %1432 = arith.addi %1429, %1431 : index
                %1433 = arith.addi %1420, %1432 : index
                %1434 = arith.addi %1359, %1433 : index
                %1435 = vector.shuffle %1341, %1341 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1435, %kv[%1434] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1436 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1436 {
            %1437 = wave.lane
            %1438 = arith.muli %1437, %c40 : index
            scf.for %1439 = %1438 to %c43 step %c8 {
              %1440 = arith.addi %1324, %1439 : index
              %1441 = vector.load %20[%1440] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1442 = arith.mulf %1441, %1327 : vector<4xf32>
              %1443 = wave.fp8_encode "e4m3" %1442 : vector<4xf32> -> vector<4xi8>
              %1444 = arith.cmpi slt, %1325, %kvHeads : index
              scf.if %1444 {
                %1445 = arith.muli %1325, %c11 : index
                %1446 = arith.addi %1330, %1445 : index
                %1447 = vector.shuffle %1443, %1443 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1448 = arith.divui %1439, %c13 : index
                %1449 = arith.muli %1448, %c5 : index
                %1450 = arith.remui %1439, %c13 : index
                %1451 = arith.muli %1329, %c13 : index
                %1452 = arith.divui %1450, %c40 : index
                %1453 = arith.muli %1452, %c40 : index
                %1454 = arith.remui %1450, %c21 : index
                %1455 = arith.muli %1454, %c21 : index
                %1456 = arith.addi %1453, %1455 : index
                %1457 = arith.divui %1450, %c21 : index
                %1458 = arith.remui %1457, %c21 : index
                %1459 = arith.addi %1456, %1458 : index
                %1460 = arith.addi %1451, %1459 : index
                %1461 = arith.addi %1449, %1460 : index
                %1462 = arith.addi %1446, %1461 : index
                vector.store %1447, %kv[%1462] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1463 = arith.subi %1325, %kvHeads : index
                %1464 = arith.muli %1463, %c11 : index
                %1465 = arith.addi %1330, %1464 : index
                %1466 = arith.addi %1439, %c10 : index
                %1467 = arith.divui %1466, %c13 : index
                %1468 = arith.muli %1467, %c5 : index
                %1469 = arith.addi %1468, %c12 : index
                %1470 = arith.remui %1466, %c13 : index
                %1471 = arith.divui %1329, %c21 : index
                %1472 = arith.remui %1329, %c21 : index
                %1473 = arith.muli %1472, %c16 : index
                %1474 = arith.addi %1471, %1473 : index
                %1475 = arith.muli %1470, %c13 : index
                %1476 = arith.divui %1474, %c40 : index
                %1477 = arith.muli %1476, %c40 : index
                %1478 = arith.remui %1474, %c21 : index
                %1479 = arith.muli %1478, %c21 : index
                %1480 = arith.addi %1477, %1479 : index
                %1481 = arith.divui %1474, %c21 : index
                %1482 = arith.remui %1481, %c21 : index
                %1483 = arith.addi %1480, %1482 : index
                %1484 = arith.addi %1475, %1483 : index
                %1485 = arith.addi %1469, %1484 : index
                %1486 = arith.addi %1465, %1485 : index
                %1487 = vector.shuffle %1443, %1443 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1487, %kv[%1486] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1488 = arith.addi %1439, %c9 : index
                %1489 = arith.divui %1488, %c13 : index
                %1490 = arith.muli %1489, %c5 : index
                %1491 = arith.addi %1490, %c12 : index
                %1492 = arith.remui %1488, %c13 : index
                %1493 = arith.divui %1329, %c21 : index
                %1494 = arith.remui %1329, %c21 : index
                %1495 = arith.muli %1494, %c16 : index
                %1496 = arith.addi %1493, %1495 : index
                %1497 = arith.muli %1492, %c13 : index
                %1498 = arith.divui %1496, %c40 : index
                %1499 = arith.muli %1498, %c40 : index
                %1500 = arith.remui %1496, %c21 : index
                %1501 = arith.muli %1500, %c21 : index
                %1502 = arith.addi %1499, %1501 : index
                %1503 = arith.divui %1496, %c21 : index
                %1504 = arith.remui %1503, %c21 : index
                %1505 = arith.addi %1502, %1504 : index
                %1506 = arith.addi %1497, %1505 : index
                %1507 = arith.addi %1491, %1506 : index
                %1508 = arith.addi %1465, %1507 : index
                %1509 = vector.shuffle %1443, %1443 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1509, %kv[%1508] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1510 = arith.addi %1439, %c21 : index
                %1511 = arith.divui %1510, %c13 : index
                %1512 = arith.muli %1511, %c5 : index
                %1513 = arith.addi %1512, %c12 : index
                %1514 = arith.remui %1510, %c13 : index
                %1515 = arith.divui %1329, %c21 : index
                %1516 = arith.remui %1329, %c21 : index
                %1517 = arith.muli %1516, %c16 : index
                %1518 = arith.addi %1515, %1517 : index
                %1519 = arith.muli %1514, %c13 : index
                %1520 = arith.divui %1518, %c40 : index
                %1521 = arith.muli %1520, %c40 : index
                %1522 = arith.remui %1518, %c21 : index
                %1523 = arith.muli %1522, %c21 : index
                %1524 = arith.addi %1521, %1523 : index
                %1525 = arith.divui %1518, %c21 : index
                %1526 = arith.remui %1525, %c21 : index
                %1527 = arith.addi %1524, %1526 : index
                %1528 = arith.addi %1519, %1527 : index
                %1529 = arith.addi %1513, %1528 : index
                %1530 = arith.addi %1465, %1529 : index
                %1531 = vector.shuffle %1443, %1443 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1531, %kv[%1530] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1532 = arith.addi %1439, %c34 : index
                %1533 = arith.divui %1532, %c13 : index
                %1534 = arith.muli %1533, %c5 : index
                %1535 = arith.addi %1534, %c12 : index
                %1536 = arith.remui %1532, %c13 : index
                %1537 = arith.divui %1329, %c21 : index
                %1538 = arith.remui %1329, %c21 : index
                %1539 = arith.muli %1538, %c16 : index
                %1540 = arith.addi %1537, %1539 : index
                %1541 = arith.muli %1536, %c13 : index
                %1542 = arith.divui %1540, %c40 : index
                %1543 = arith.muli %1542, %c40 : index
                %1544 = arith.remui %1540, %c21 : index
                %1545 = arith.muli %1544, %c21 : index
                %1546 = arith.addi %1543, %1545 : index
                %1547 = arith.divui %1540, %c21 : index
                %1548 = arith.remui %1547, %c21 : index
                %1549 = arith.addi %1546, %1548 : index
                %1550 = arith.addi %1541, %1549 : index
                %1551 = arith.addi %1535, %1550 : index
                %1552 = arith.addi %1465, %1551 : index
                %1553 = vector.shuffle %1443, %1443 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1553, %kv[%1552] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1554 = arith.cmpi eq, %codec, %c21 : index
          scf.if %1554 {
            %1555 = wave.lane
            %1556 = arith.muli %1555, %c40 : index
            scf.for %1557 = %1556 to %c43 step %c8 {
              %1558 = arith.addi %1324, %1557 : index
              %1559 = vector.load %20[%1558] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1560 = arith.mulf %1559, %1327 : vector<4xf32>
              %1561 = wave.fp8_encode "e5m2" %1560 : vector<4xf32> -> vector<4xi8>
              %1562 = arith.cmpi slt, %1325, %kvHeads : index
              scf.if %1562 {
                %1563 = arith.muli %1325, %c11 : index
                %1564 = arith.addi %1330, %1563 : index
                %1565 = vector.shuffle %1561, %1561 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1566 = arith.divui %1557, %c13 : index
                %1567 = arith.muli %1566, %c5 : index
                %1568 = arith.remui %1557, %c13 : index
                %1569 = arith.muli %1329, %c13 : index
                %1570 = arith.divui %1568, %c40 : index
                %1571 = arith.muli %1570, %c40 : index
                %1572 = arith.remui %1568, %c21 : index
                %1573 = arith.muli %1572, %c21 : index
                %1574 = arith.addi %1571, %1573 : index
                %1575 = arith.divui %1568, %c21 : index
                %1576 = arith.remui %1575, %c21 : index
                %1577 = arith.addi %1574, %1576 : index
                %1578 = arith.addi %1569, %1577 : index
                %1579 = arith.addi %1567, %1578 : index
                %1580 = arith.addi %1564, %1579 : index
                vector.store %1565, %kv[%1580] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1581 = arith.subi %1325, %kvHeads : index
                %1582 = arith.muli %1581, %c11 : index
                %1583 = arith.addi %1330, %1582 : index
                %1584 = arith.addi %1557, %c10 : index
                %1585 = arith.divui %1584, %c13 : index
                %1586 = arith.muli %1585, %c5 : index
                %1587 = arith.addi %1586, %c12 : index
                %1588 = arith.remui %1584, %c13 : index
                %1589 = arith.divui %1329, %c21 : index
                %1590 = arith.remui %1329, %c21 : index
                %1591 = arith.muli %1590, %c16 : index
                %1592 = arith.addi %1589, %1591 : index
                %1593 = arith.muli %1588, %c13 : index
                %1594 = arith.divui %1592, %c40 : index
                %1595 = arith.muli %1594, %c40 : index
                %1596 = arith.remui %1592, %c21 : index
                %1597 = arith.muli %1596, %c21 : index
                %1598 = arith.addi %1595, %1597 : index
                %1599 = arith.divui %1592, %c21 : index
                %1600 = arith.remui %1599, %c21 : index
                %1601 = arith.addi %1598, %1600 : index
                %1602 = arith.addi %1593, %1601 : index
                %1603 = arith.addi %1587, %1602 : index
                %1604 = arith.addi %1583, %1603 : index
                %1605 = vector.shuffle %1561, %1561 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1605, %kv[%1604] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1606 = arith.addi %1557, %c9 : index
                %1607 = arith.divui %1606, %c13 : index
                %1608 = arith.muli %1607, %c5 : index
                %1609 = arith.addi %1608, %c12 : index
                %1610 = arith.remui %1606, %c13 : index
                %1611 = arith.divui %1329, %c21 : index
                %1612 = arith.remui %1329, %c21 : index
                %1613 = arith.muli %1612, %c16 : index
                %1614 = arith.addi %1611, %1613 : index
                %1615 = arith.muli %1610, %c13 : index
                %1616 = arith.divui %1614, %c40 : index
                %1617 = arith.muli %1616, %c40 : index
                %1618 = arith.remui %1614, %c21 : index
                %1619 = arith.muli %1618, %c21 : index
                %1620 = arith.addi %1617, %1619 : index
                %1621 = arith.divui %1614, %c21 : index
                %1622 = arith.remui %1621, %c21 : index
                %1623 = arith.addi %1620, %1622 : index
                %1624 = arith.addi %1615, %1623 : index
                %1625 = arith.addi %1609, %1624 : index
                %1626 = arith.addi %1583, %1625 : index
                %1627 = vector.shuffle %1561, %1561 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1627, %kv[%1626] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1628 = arith.addi %1557, %c21 : index
                %1629 = arith.divui %1628, %c13 : index
                %1630 = arith.muli %1629, %c5 : index
                %1631 = arith.addi %1630, %c12 : index
                %1632 = arith.remui %1628, %c13 : index
                %1633 = arith.divui %1329, %c21 : index
                %1634 = arith.remui %1329, %c21 : index
                %1635 = arith.muli %1634, %c16 : index
                %1636 = arith.addi %1633, %1635 : index
                %1637 = arith.muli %1632, %c13 : index
                %1638 = arith.divui %1636, %c40 : index
                %1639 = arith.muli %1638, %c40 : index
                %1640 = arith.remui %1636, %c21 : index
                %1641 = arith.muli %1640, %c21 : index
                %1642 = arith.addi %1639, %1641 : index
                %1643 = arith.divui %1636, %c21 : index
                %1644 = arith.remui %1643, %c21 : index
                %1645 = arith.addi %1642, %1644 : index
                %1646 = arith.addi %1637, %1645 : index
                %1647 = arith.addi %1631, %1646 : index
                %1648 = arith.addi %1583, %1647 : index
                %1649 = vector.shuffle %1561, %1561 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1649, %kv[%1648] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1650 = arith.addi %1557, %c34 : index
                %1651 = arith.divui %1650, %c13 : index
                %1652 = arith.muli %1651, %c5 : index
                %1653 = arith.addi %1652, %c12 : index
                %1654 = arith.remui %1650, %c13 : index
                %1655 = arith.divui %1329, %c21 : index
                %1656 = arith.remui %1329, %c21 : index
                %1657 = arith.muli %1656, %c16 : index
                %1658 = arith.addi %1655, %1657 : index
                %1659 = arith.muli %1654, %c13 : index
                %1660 = arith.divui %1658, %c40 : index
                %1661 = arith.muli %1660, %c40 : index
                %1662 = arith.remui %1658, %c21 : index
                %1663 = arith.muli %1662, %c21 : index
                %1664 = arith.addi %1661, %1663 : index
                %1665 = arith.divui %1658, %c21 : index
                %1666 = arith.remui %1665, %c21 : index
                %1667 = arith.addi %1664, %1666 : index
                %1668 = arith.addi %1659, %1667 : index
                %1669 = arith.addi %1653, %1668 : index
                %1670 = arith.addi %1583, %1669 : index
                %1671 = vector.shuffle %1561, %1561 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1671, %kv[%1670] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
