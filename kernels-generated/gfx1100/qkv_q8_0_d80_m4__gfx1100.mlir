// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q8_0', dim=80, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q8_0_d80_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 10 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 5 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 127 : index
  %c6 = arith.constant 128 : index
  %c7 = arith.constant 1 : index
  %c8 = arith.constant 0 : index
  %c9 = arith.constant 2560 : index
  %c10 = arith.constant 1280 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c13 = arith.constant 32 : index
  %c14 = arith.constant 8 : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %c17 = arith.constant 2 : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c19 = arith.constant 512 : index
  %c20 = arith.constant dense<16711935> : vector<4xi32>
  %c21 = arith.constant dense<1677747200> : vector<4xi32>
  %c22 = arith.constant dense<8> : vector<4xi32>
  %c23 = arith.constant dense<0x6480> : vector<16xf16>
  %c24 = arith.constant 256 : index
  %c25 = arith.constant 3 : index
  %c26 = arith.constant 64 : index
  %c27 = arith.constant 96 : index
  %c28 = arith.constant 160 : index
  %c29 = arith.constant 192 : index
  %c30 = arith.constant 224 : index
  %c31 = arith.constant 4 : index
  %hasFactors = wave.param "hasFactors" : index
  %c33 = arith.constant 0x3F800000 : f32
  %c34 = arith.constant 80 : index
  %hasBias = wave.param "hasBias" : index
  %c36 = arith.constant 40 : index
  %c37 = arith.constant 39 : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c40 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c43 = arith.constant 10 : index
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c47 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c48 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c49 = arith.constant 5120 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = wave.wave
  %3 = arith.remui %2, %c2 : index
  %4 = arith.divui %2, %c2 : index
  %5 = arith.muli %inputFeatures, %c4 : index
  %6 = arith.addi %inputFeatures, %c5 : index
  %7 = arith.divui %6, %c6 : index
  %8 = arith.muli %7, %c6 : index
  %9 = arith.addi %5, %8 : index
  %10 = arith.addi %9, %c6 : index
  %11 = arith.muli %0, %c2 : index
  %12 = arith.muli %3, %c7 : index
  %13 = arith.addi %11, %12 : index
  %14 = arith.addi %13, %c8 : index
  %15 = arith.muli %14, %10 : index
  %16 = wave.scratch %c9 : memref<?xf32>
  %17 = wave.scratch %c10 : memref<?xf32>
  %18 = memref.load %step[%c8] : memref<?xi32>
  %19 = arith.index_cast %18 : i32 to index
  %20 = arith.muli %1, %c4 : index
  %21 = wave.scratch %operandHalves : memref<?xf16>
  %22 = arith.cmpi slt, %20, %19 : index
  scf.if %22 {
    %23 = arith.muli %1, %c7 : index
    %24 = wave.wave
    %25 = arith.muli %24, %c13 : index
    %26 = wave.lane
    %27 = arith.addi %25, %26 : index
    %28 = arith.muli %27, %c14 : index
    scf.for %29 = %28 to %operandHalves step %c9 {
      %30 = vector.load %x[%29] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      vector.store %30, %21[%29] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %31 = arith.divui %inputFeatures, %c13 : index
    %32 = arith.muli %4, %stepsPerWave : index
    %33 = arith.minsi %32, %31 : index
    %34 = arith.addi %33, %stepsPerWave : index
    %35 = arith.minsi %34, %31 : index
    %36 = arith.subi %35, %33 : index
    %37 = arith.divui %36, %c17 : index
    %38 = arith.muli %37, %c17 : index
    %39 = arith.addi %33, %38 : index
    %40 = arith.cmpi eq, %wholeBlocks, %c7 : index
    %41 = arith.addi %33, %stepsPerWave : index
    %42 = arith.select %40, %41, %39 : index
    %45 = scf.for %43 = %33 to %42 step %c17 iter_args(%44 = %c15) -> (vector<8xf32>) {
      %46 = wave.lane
      %47 = arith.addi %43, %c8 : index
      %48 = arith.remui %46, %c4 : index
      %49 = arith.addi %15, %c6 : index
      %50 = arith.muli %47, %c13 : index
      %51 = arith.addi %49, %50 : index
      %52 = arith.muli %48, %c17 : index
      %53 = arith.addi %51, %52 : index
      %54 = vector.load %w[%53] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %55 = vector.bitcast %54 : vector<2xi8> to vector<1xf16>
      %56 = vector.extract %55[0] : f16 from vector<1xf16>
      %57 = vector.broadcast %56 : f16 to vector<16xf16>
      %58 = arith.addi %15, %c6 : index
      %59 = arith.addi %inputFeatures, %c5 : index
      %60 = arith.divui %59, %c6 : index
      %61 = arith.muli %60, %c6 : index
      %62 = arith.addi %58, %61 : index
      %63 = arith.muli %47, %c19 : index
      %64 = arith.addi %62, %63 : index
      %65 = arith.addi %64, %c8 : index
      %66 = arith.muli %48, %c4 : index
      %67 = arith.addi %65, %66 : index
      %68 = vector.load %w[%67] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %69 = vector.bitcast %68 : vector<16xi8> to vector<4xi32>
      %70 = arith.andi %69, %c20 : vector<4xi32>
      %71 = arith.ori %70, %c21 : vector<4xi32>
      %72 = vector.bitcast %71 : vector<4xi32> to vector<8xf16>
      %73 = arith.shrui %69, %c22 : vector<4xi32>
      %74 = arith.andi %73, %c20 : vector<4xi32>
      %75 = arith.ori %74, %c21 : vector<4xi32>
      %76 = vector.bitcast %75 : vector<4xi32> to vector<8xf16>
      %77 = vector.shuffle %72, %76 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %78 = arith.subf %77, %c23 : vector<16xf16>
      %79 = arith.mulf %78, %57 : vector<16xf16>
      %80 = arith.muli %47, %c19 : index
      %81 = arith.addi %62, %80 : index
      %82 = arith.addi %81, %c24 : index
      %83 = arith.muli %48, %c4 : index
      %84 = arith.addi %82, %83 : index
      %85 = vector.load %w[%84] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %86 = vector.bitcast %85 : vector<16xi8> to vector<4xi32>
      %87 = arith.andi %86, %c20 : vector<4xi32>
      %88 = arith.ori %87, %c21 : vector<4xi32>
      %89 = vector.bitcast %88 : vector<4xi32> to vector<8xf16>
      %90 = arith.shrui %86, %c22 : vector<4xi32>
      %91 = arith.andi %90, %c20 : vector<4xi32>
      %92 = arith.ori %91, %c21 : vector<4xi32>
      %93 = vector.bitcast %92 : vector<4xi32> to vector<8xf16>
      %94 = vector.shuffle %89, %93 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %95 = arith.subf %94, %c23 : vector<16xf16>
      %96 = arith.mulf %95, %57 : vector<16xf16>
      %97 = arith.addi %43, %c7 : index
      %98 = arith.remui %46, %c4 : index
      %99 = arith.addi %15, %c6 : index
      %100 = arith.muli %97, %c13 : index
      %101 = arith.addi %99, %100 : index
      %102 = arith.muli %98, %c17 : index
      %103 = arith.addi %101, %102 : index
      %104 = vector.load %w[%103] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %105 = vector.bitcast %104 : vector<2xi8> to vector<1xf16>
      %106 = vector.extract %105[0] : f16 from vector<1xf16>
      %107 = vector.broadcast %106 : f16 to vector<16xf16>
      %108 = arith.addi %15, %c6 : index
      %109 = arith.addi %inputFeatures, %c5 : index
      %110 = arith.divui %109, %c6 : index
      %111 = arith.muli %110, %c6 : index
      %112 = arith.addi %108, %111 : index
      %113 = arith.muli %97, %c19 : index
      %114 = arith.addi %112, %113 : index
      %115 = arith.addi %114, %c8 : index
      %116 = arith.muli %98, %c4 : index
      %117 = arith.addi %115, %116 : index
      %118 = vector.load %w[%117] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %119 = vector.bitcast %118 : vector<16xi8> to vector<4xi32>
      %120 = arith.andi %119, %c20 : vector<4xi32>
      %121 = arith.ori %120, %c21 : vector<4xi32>
      %122 = vector.bitcast %121 : vector<4xi32> to vector<8xf16>
      %123 = arith.shrui %119, %c22 : vector<4xi32>
      %124 = arith.andi %123, %c20 : vector<4xi32>
      %125 = arith.ori %124, %c21 : vector<4xi32>
      %126 = vector.bitcast %125 : vector<4xi32> to vector<8xf16>
      %127 = vector.shuffle %122, %126 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %128 = arith.subf %127, %c23 : vector<16xf16>
      %129 = arith.mulf %128, %107 : vector<16xf16>
      %130 = arith.muli %97, %c19 : index
      %131 = arith.addi %112, %130 : index
      %132 = arith.addi %131, %c24 : index
      %133 = arith.muli %98, %c4 : index
      %134 = arith.addi %132, %133 : index
      %135 = vector.load %w[%134] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %136 = vector.bitcast %135 : vector<16xi8> to vector<4xi32>
      %137 = arith.andi %136, %c20 : vector<4xi32>
      %138 = arith.ori %137, %c21 : vector<4xi32>
      %139 = vector.bitcast %138 : vector<4xi32> to vector<8xf16>
      %140 = arith.shrui %136, %c22 : vector<4xi32>
      %141 = arith.andi %140, %c20 : vector<4xi32>
      %142 = arith.ori %141, %c21 : vector<4xi32>
      %143 = vector.bitcast %142 : vector<4xi32> to vector<8xf16>
      %144 = vector.shuffle %139, %143 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %145 = arith.subf %144, %c23 : vector<16xf16>
      %146 = arith.mulf %145, %107 : vector<16xf16>
      %147 = arith.addi %23, %c8 : index
      %148 = arith.muli %43, %c17 : index
      %149 = arith.addi %148, %c8 : index
      %150 = arith.divui %inputFeatures, %c4 : index
      %151 = arith.muli %147, %150 : index
      %152 = arith.addi %151, %149 : index
      %153 = arith.muli %tileRows, %c4 : index
      %154 = arith.muli %152, %153 : index
      %155 = arith.remui %46, %tileRows : index
      %156 = arith.muli %155, %c14 : index
      %157 = arith.addi %154, %156 : index
      %158 = vector.load %21[%157] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %159 = arith.muli %tileRows, %c14 : index
      %160 = arith.addi %157, %159 : index
      %161 = vector.load %21[%160] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %162 = vector.shuffle %158, %161 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %163 = wave.mma %162, %79, %44 : vector<16xf16>, vector<8xf32>
      %164 = arith.addi %23, %c8 : index
      %165 = arith.muli %43, %c17 : index
      %166 = arith.addi %165, %c7 : index
      %167 = arith.divui %inputFeatures, %c4 : index
      %168 = arith.muli %164, %167 : index
      %169 = arith.addi %168, %166 : index
      %170 = arith.muli %tileRows, %c4 : index
      %171 = arith.muli %169, %170 : index
      %172 = arith.remui %46, %tileRows : index
      %173 = arith.muli %172, %c14 : index
      %174 = arith.addi %171, %173 : index
      %175 = vector.load %21[%174] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %176 = arith.muli %tileRows, %c14 : index
      %177 = arith.addi %174, %176 : index
      %178 = vector.load %21[%177] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %179 = vector.shuffle %175, %178 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %180 = wave.mma %179, %96, %163 : vector<16xf16>, vector<8xf32>
      %181 = arith.addi %23, %c8 : index
      %182 = arith.muli %43, %c17 : index
      %183 = arith.addi %182, %c17 : index
      %184 = arith.divui %inputFeatures, %c4 : index
      %185 = arith.muli %181, %184 : index
      %186 = arith.addi %185, %183 : index
      %187 = arith.muli %tileRows, %c4 : index
      %188 = arith.muli %186, %187 : index
      %189 = arith.remui %46, %tileRows : index
      %190 = arith.muli %189, %c14 : index
      %191 = arith.addi %188, %190 : index
      %192 = vector.load %21[%191] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %193 = arith.muli %tileRows, %c14 : index
      %194 = arith.addi %191, %193 : index
      %195 = vector.load %21[%194] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %196 = vector.shuffle %192, %195 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %197 = wave.mma %196, %129, %180 : vector<16xf16>, vector<8xf32>
      %198 = arith.addi %23, %c8 : index
      %199 = arith.muli %43, %c17 : index
      %200 = arith.addi %199, %c25 : index
      %201 = arith.divui %inputFeatures, %c4 : index
      %202 = arith.muli %198, %201 : index
      %203 = arith.addi %202, %200 : index
      %204 = arith.muli %tileRows, %c4 : index
      %205 = arith.muli %203, %204 : index
      %206 = arith.remui %46, %tileRows : index
      %207 = arith.muli %206, %c14 : index
      %208 = arith.addi %205, %207 : index
      %209 = vector.load %21[%208] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %210 = arith.muli %tileRows, %c14 : index
      %211 = arith.addi %208, %210 : index
      %212 = vector.load %21[%211] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %213 = vector.shuffle %209, %212 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %214 = wave.mma %213, %146, %197 : vector<16xf16>, vector<8xf32>
      scf.yield %214 : vector<8xf32>
    }
    %215 = arith.select %40, %42, %35 : index
    %218 = scf.for %216 = %42 to %215 step %c7 iter_args(%217 = %45) -> (vector<8xf32>) {
      %219 = wave.lane
      %220 = arith.addi %216, %c8 : index
      %221 = arith.remui %219, %c4 : index
      %222 = arith.addi %15, %c6 : index
      %223 = arith.muli %220, %c13 : index
      %224 = arith.addi %222, %223 : index
      %225 = arith.muli %221, %c17 : index
      %226 = arith.addi %224, %225 : index
      %227 = vector.load %w[%226] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %228 = vector.bitcast %227 : vector<2xi8> to vector<1xf16>
      %229 = vector.extract %228[0] : f16 from vector<1xf16>
      %230 = vector.broadcast %229 : f16 to vector<16xf16>
      %231 = arith.addi %15, %c6 : index
      %232 = arith.addi %inputFeatures, %c5 : index
      %233 = arith.divui %232, %c6 : index
      %234 = arith.muli %233, %c6 : index
      %235 = arith.addi %231, %234 : index
      %236 = arith.muli %220, %c19 : index
      %237 = arith.addi %235, %236 : index
      %238 = arith.addi %237, %c8 : index
      %239 = arith.muli %221, %c4 : index
      %240 = arith.addi %238, %239 : index
      %241 = vector.load %w[%240] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %242 = vector.bitcast %241 : vector<16xi8> to vector<4xi32>
      %243 = arith.andi %242, %c20 : vector<4xi32>
      %244 = arith.ori %243, %c21 : vector<4xi32>
      %245 = vector.bitcast %244 : vector<4xi32> to vector<8xf16>
      %246 = arith.shrui %242, %c22 : vector<4xi32>
      %247 = arith.andi %246, %c20 : vector<4xi32>
      %248 = arith.ori %247, %c21 : vector<4xi32>
      %249 = vector.bitcast %248 : vector<4xi32> to vector<8xf16>
      %250 = vector.shuffle %245, %249 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %251 = arith.subf %250, %c23 : vector<16xf16>
      %252 = arith.mulf %251, %230 : vector<16xf16>
      %253 = arith.muli %220, %c19 : index
      %254 = arith.addi %235, %253 : index
      %255 = arith.addi %254, %c24 : index
      %256 = arith.muli %221, %c4 : index
      %257 = arith.addi %255, %256 : index
      %258 = vector.load %w[%257] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %259 = vector.bitcast %258 : vector<16xi8> to vector<4xi32>
      %260 = arith.andi %259, %c20 : vector<4xi32>
      %261 = arith.ori %260, %c21 : vector<4xi32>
      %262 = vector.bitcast %261 : vector<4xi32> to vector<8xf16>
      %263 = arith.shrui %259, %c22 : vector<4xi32>
      %264 = arith.andi %263, %c20 : vector<4xi32>
      %265 = arith.ori %264, %c21 : vector<4xi32>
      %266 = vector.bitcast %265 : vector<4xi32> to vector<8xf16>
      %267 = vector.shuffle %262, %266 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %268 = arith.subf %267, %c23 : vector<16xf16>
      %269 = arith.mulf %268, %230 : vector<16xf16>
      %270 = arith.addi %23, %c8 : index
      %271 = arith.muli %216, %c17 : index
      %272 = arith.addi %271, %c8 : index
      %273 = arith.divui %inputFeatures, %c4 : index
      %274 = arith.muli %270, %273 : index
      %275 = arith.addi %274, %272 : index
      %276 = arith.muli %tileRows, %c4 : index
      %277 = arith.muli %275, %276 : index
      %278 = arith.remui %219, %tileRows : index
      %279 = arith.muli %278, %c14 : index
      %280 = arith.addi %277, %279 : index
      %281 = vector.load %21[%280] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %282 = arith.muli %tileRows, %c14 : index
      %283 = arith.addi %280, %282 : index
      %284 = vector.load %21[%283] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %285 = vector.shuffle %281, %284 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %286 = wave.mma %285, %252, %217 : vector<16xf16>, vector<8xf32>
      %287 = arith.addi %23, %c8 : index
      %288 = arith.muli %216, %c17 : index
      %289 = arith.addi %288, %c7 : index
      %290 = arith.divui %inputFeatures, %c4 : index
      %291 = arith.muli %287, %290 : index
      %292 = arith.addi %291, %289 : index
      %293 = arith.muli %tileRows, %c4 : index
      %294 = arith.muli %292, %293 : index
      %295 = arith.remui %219, %tileRows : index
      %296 = arith.muli %295, %c14 : index
      %297 = arith.addi %294, %296 : index
      %298 = vector.load %21[%297] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %299 = arith.muli %tileRows, %c14 : index
      %300 = arith.addi %297, %299 : index
      %301 = vector.load %21[%300] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %302 = vector.shuffle %298, %301 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %303 = wave.mma %302, %269, %286 : vector<16xf16>, vector<8xf32>
      scf.yield %303 : vector<8xf32>
    }
    %304 = arith.addi %20, %c8 : index
    %305 = wave.lane
    %306 = arith.muli %3, %c7 : index
    %307 = arith.muli %306, %c24 : index
    %308 = arith.addi %307, %305 : index
    %309 = arith.muli %4, %c10 : index
    %310 = arith.addi %309, %308 : index
    %311 = arith.addi %310, %c8 : index
    %312 = arith.addi %311, %c8 : index
    %313 = vector.extract %218[0] : f32 from vector<8xf32>
    memref.store %313, %16[%312] : memref<?xf32>
    %314 = arith.muli %4, %c10 : index
    %315 = arith.addi %314, %308 : index
    %316 = arith.addi %315, %c8 : index
    %317 = arith.addi %316, %c13 : index
    %318 = vector.extract %218[1] : f32 from vector<8xf32>
    memref.store %318, %16[%317] : memref<?xf32>
    %319 = arith.muli %4, %c10 : index
    %320 = arith.addi %319, %308 : index
    %321 = arith.addi %320, %c8 : index
    %322 = arith.addi %321, %c26 : index
    %323 = vector.extract %218[2] : f32 from vector<8xf32>
    memref.store %323, %16[%322] : memref<?xf32>
    %324 = arith.muli %4, %c10 : index
    %325 = arith.addi %324, %308 : index
    %326 = arith.addi %325, %c8 : index
    %327 = arith.addi %326, %c27 : index
    %328 = vector.extract %218[3] : f32 from vector<8xf32>
    memref.store %328, %16[%327] : memref<?xf32>
    %329 = arith.muli %4, %c10 : index
    %330 = arith.addi %329, %308 : index
    %331 = arith.addi %330, %c8 : index
    %332 = arith.addi %331, %c6 : index
    %333 = vector.extract %218[4] : f32 from vector<8xf32>
    memref.store %333, %16[%332] : memref<?xf32>
    %334 = arith.muli %4, %c10 : index
    %335 = arith.addi %334, %308 : index
    %336 = arith.addi %335, %c8 : index
    %337 = arith.addi %336, %c28 : index
    %338 = vector.extract %218[5] : f32 from vector<8xf32>
    memref.store %338, %16[%337] : memref<?xf32>
    %339 = arith.muli %4, %c10 : index
    %340 = arith.addi %339, %308 : index
    %341 = arith.addi %340, %c8 : index
    %342 = arith.addi %341, %c29 : index
    %343 = vector.extract %218[6] : f32 from vector<8xf32>
    memref.store %343, %16[%342] : memref<?xf32>
    %344 = arith.muli %4, %c10 : index
    %345 = arith.addi %344, %308 : index
    %346 = arith.addi %345, %c8 : index
    %347 = arith.addi %346, %c30 : index
    %348 = vector.extract %218[7] : f32 from vector<8xf32>
    memref.store %348, %16[%347] : memref<?xf32>
    wave.barrier
    %349 = arith.muli %4, %c31 : index
    %350 = arith.addi %349, %c8 : index
    %351 = arith.muli %350, %c17 : index
    %352 = arith.divui %305, %c4 : index
    %353 = arith.addi %351, %352 : index
    %354 = arith.addi %304, %353 : index
    %355 = arith.cmpi slt, %354, %19 : index
    scf.if %355 {
      %356 = arith.cmpi eq, %hasFactors, %c7 : index
      %357 = memref.load %factors[%354] : memref<?xf32>
      %358 = arith.select %356, %357, %c33 : f32
      %359 = arith.addi %308, %c8 : index
      %360 = arith.muli %350, %c13 : index
      %361 = arith.addi %359, %360 : index
      %362 = memref.load %16[%361] : memref<?xf32>
      %363 = arith.addi %361, %c10 : index
      %364 = memref.load %16[%363] : memref<?xf32>
      %365 = arith.addf %362, %364 : f32
      %366 = arith.remui %305, %c4 : index
      %367 = arith.muli %366, %c31 : index
      %368 = arith.addi %15, %367 : index
      %369 = vector.load %w[%368] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %370 = vector.bitcast %369 : vector<4xi8> to vector<1xf32>
      %371 = vector.extract %370[0] : f32 from vector<1xf32>
      %372 = arith.mulf %371, %358 : f32
      %373 = arith.mulf %365, %372 : f32
      %374 = arith.muli %3, %c7 : index
      %375 = arith.addi %374, %c8 : index
      %376 = arith.muli %375, %c4 : index
      %377 = arith.remui %305, %c4 : index
      %378 = arith.addi %376, %377 : index
      %379 = arith.muli %353, %c34 : index
      %380 = arith.addi %379, %378 : index
      memref.store %373, %17[%380] : memref<?xf32>
    }
    %381 = arith.muli %4, %c31 : index
    %382 = arith.addi %381, %c7 : index
    %383 = arith.muli %382, %c17 : index
    %384 = arith.divui %305, %c4 : index
    %385 = arith.addi %383, %384 : index
    %386 = arith.addi %304, %385 : index
    %387 = arith.cmpi slt, %386, %19 : index
    scf.if %387 {
      %388 = arith.cmpi eq, %hasFactors, %c7 : index
      %389 = memref.load %factors[%386] : memref<?xf32>
      %390 = arith.select %388, %389, %c33 : f32
      %391 = arith.addi %308, %c8 : index
      %392 = arith.muli %382, %c13 : index
      %393 = arith.addi %391, %392 : index
      %394 = memref.load %16[%393] : memref<?xf32>
      %395 = arith.addi %393, %c10 : index
      %396 = memref.load %16[%395] : memref<?xf32>
      %397 = arith.addf %394, %396 : f32
      %398 = arith.remui %305, %c4 : index
      %399 = arith.muli %398, %c31 : index
      %400 = arith.addi %15, %399 : index
      %401 = vector.load %w[%400] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %402 = vector.bitcast %401 : vector<4xi8> to vector<1xf32>
      %403 = vector.extract %402[0] : f32 from vector<1xf32>
      %404 = arith.mulf %403, %390 : f32
      %405 = arith.mulf %397, %404 : f32
      %406 = arith.muli %3, %c7 : index
      %407 = arith.addi %406, %c8 : index
      %408 = arith.muli %407, %c4 : index
      %409 = arith.remui %305, %c4 : index
      %410 = arith.addi %408, %409 : index
      %411 = arith.muli %385, %c34 : index
      %412 = arith.addi %411, %410 : index
      memref.store %405, %17[%412] : memref<?xf32>
    }
    %413 = arith.muli %4, %c31 : index
    %414 = arith.addi %413, %c17 : index
    %415 = arith.muli %414, %c17 : index
    %416 = arith.divui %305, %c4 : index
    %417 = arith.addi %415, %416 : index
    %418 = arith.addi %304, %417 : index
    %419 = arith.cmpi slt, %418, %19 : index
    scf.if %419 {
      %420 = arith.cmpi eq, %hasFactors, %c7 : index
      %421 = memref.load %factors[%418] : memref<?xf32>
      %422 = arith.select %420, %421, %c33 : f32
      %423 = arith.addi %308, %c8 : index
      %424 = arith.muli %414, %c13 : index
      %425 = arith.addi %423, %424 : index
      %426 = memref.load %16[%425] : memref<?xf32>
      %427 = arith.addi %425, %c10 : index
      %428 = memref.load %16[%427] : memref<?xf32>
      %429 = arith.addf %426, %428 : f32
      %430 = arith.remui %305, %c4 : index
      %431 = arith.muli %430, %c31 : index
      %432 = arith.addi %15, %431 : index
      %433 = vector.load %w[%432] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %434 = vector.bitcast %433 : vector<4xi8> to vector<1xf32>
      %435 = vector.extract %434[0] : f32 from vector<1xf32>
      %436 = arith.mulf %435, %422 : f32
      %437 = arith.mulf %429, %436 : f32
      %438 = arith.muli %3, %c7 : index
      %439 = arith.addi %438, %c8 : index
      %440 = arith.muli %439, %c4 : index
      %441 = arith.remui %305, %c4 : index
      %442 = arith.addi %440, %441 : index
      %443 = arith.muli %417, %c34 : index
      %444 = arith.addi %443, %442 : index
      memref.store %437, %17[%444] : memref<?xf32>
    }
    %445 = arith.muli %4, %c31 : index
    %446 = arith.addi %445, %c25 : index
    %447 = arith.muli %446, %c17 : index
    %448 = arith.divui %305, %c4 : index
    %449 = arith.addi %447, %448 : index
    %450 = arith.addi %304, %449 : index
    %451 = arith.cmpi slt, %450, %19 : index
    scf.if %451 {
      %452 = arith.cmpi eq, %hasFactors, %c7 : index
      %453 = memref.load %factors[%450] : memref<?xf32>
      %454 = arith.select %452, %453, %c33 : f32
      %455 = arith.addi %308, %c8 : index
      %456 = arith.muli %446, %c13 : index
      %457 = arith.addi %455, %456 : index
      %458 = memref.load %16[%457] : memref<?xf32>
      %459 = arith.addi %457, %c10 : index
      %460 = memref.load %16[%459] : memref<?xf32>
      %461 = arith.addf %458, %460 : f32
      %462 = arith.remui %305, %c4 : index
      %463 = arith.muli %462, %c31 : index
      %464 = arith.addi %15, %463 : index
      %465 = vector.load %w[%464] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %466 = vector.bitcast %465 : vector<4xi8> to vector<1xf32>
      %467 = vector.extract %466[0] : f32 from vector<1xf32>
      %468 = arith.mulf %467, %454 : f32
      %469 = arith.mulf %461, %468 : f32
      %470 = arith.muli %3, %c7 : index
      %471 = arith.addi %470, %c8 : index
      %472 = arith.muli %471, %c4 : index
      %473 = arith.remui %305, %c4 : index
      %474 = arith.addi %472, %473 : index
      %475 = arith.muli %449, %c34 : index
      %476 = arith.addi %475, %474 : index
      memref.store %469, %17[%476] : memref<?xf32>
    }
    wave.barrier
    %477 = arith.addi %20, %c8 : index
    %478 = wave.wave
    %479 = arith.addi %478, %c8 : index
    %480 = arith.addi %477, %479 : index
    %481 = arith.cmpi slt, %480, %19 : index
    %482 = arith.cmpi slt, %479, %c4 : index
    %483 = arith.andi %481, %482 : i1
    scf.if %483 {
      %484 = arith.addi %477, %479 : index
      %485 = arith.muli %479, %c34 : index
      %486 = wave.lane
      %487 = arith.addi %486, %c8 : index
      %488 = arith.cmpi eq, %hasBias, %c7 : index
      %489 = arith.addi %485, %487 : index
      %490 = memref.load %17[%489] : memref<?xf32>
      %491 = arith.muli %0, %c34 : index
      %492 = arith.addi %491, %487 : index
      %493 = memref.load %bias[%492] : memref<?xf32>
      %494 = arith.addf %490, %493 : f32
      %495 = arith.select %488, %494, %490 : f32
      %496 = arith.addi %487, %c36 : index
      %497 = arith.cmpi eq, %hasBias, %c7 : index
      %498 = arith.addi %485, %496 : index
      %499 = memref.load %17[%498] : memref<?xf32>
      %500 = arith.muli %0, %c34 : index
      %501 = arith.addi %500, %496 : index
      %502 = memref.load %bias[%501] : memref<?xf32>
      %503 = arith.addf %499, %502 : f32
      %504 = arith.select %497, %503, %499 : f32
      %505 = arith.addi %486, %c13 : index
      %506 = arith.cmpi slt, %505, %c36 : index
      %507 = arith.minsi %505, %c37 : index
      %508 = arith.cmpi eq, %hasBias, %c7 : index
      %509 = arith.addi %485, %507 : index
      %510 = memref.load %17[%509] : memref<?xf32>
      %511 = arith.muli %0, %c34 : index
      %512 = arith.addi %511, %507 : index
      %513 = memref.load %bias[%512] : memref<?xf32>
      %514 = arith.addf %510, %513 : f32
      %515 = arith.select %508, %514, %510 : f32
      %516 = arith.addi %507, %c36 : index
      %517 = arith.cmpi eq, %hasBias, %c7 : index
      %518 = arith.addi %485, %516 : index
      %519 = memref.load %17[%518] : memref<?xf32>
      %520 = arith.muli %0, %c34 : index
      %521 = arith.addi %520, %516 : index
      %522 = memref.load %bias[%521] : memref<?xf32>
      %523 = arith.addf %519, %522 : f32
      %524 = arith.select %517, %523, %519 : f32
      %525 = arith.addi %heads, %kvHeads : index
      %526 = arith.cmpi slt, %0, %525 : index
      scf.if %526 {
        %527 = arith.addi %positionsAt, %484 : index
        %528 = memref.load %step[%527] : memref<?xi32>
        %529 = arith.index_cast %528 : i32 to index
        %530 = arith.cmpi eq, %hasNorm, %c7 : index
        %531 = math.fma %495, %495, %c40 : f32
        %532 = math.fma %504, %504, %531 : f32
        %533 = math.fma %515, %515, %532 : f32
        %534 = arith.select %506, %533, %532 : f32
        %535 = math.fma %524, %524, %534 : f32
        %536 = arith.select %506, %535, %534 : f32
        %537 = vector.broadcast %536 : f32 to vector<1xf32>
        %538 = wave.reduce "add" %537 : vector<1xf32>
        %539 = arith.mulf %538, %inverseHeadDim : f32
        %540 = arith.addf %539, %epsilon : f32
        %541 = math.sqrt %540 : f32
        %542 = arith.divf %c33, %541 : f32
        %543 = arith.cmpi slt, %0, %heads : index
        %544 = arith.addi %487, %c36 : index
        %545 = memref.load %query_norm[%487] : memref<?xf32>
        %546 = memref.load %key_norm[%487] : memref<?xf32>
        %547 = arith.select %543, %545, %546 : f32
        %548 = arith.mulf %495, %542 : f32
        %549 = arith.mulf %548, %547 : f32
        %550 = arith.select %530, %549, %495 : f32
        %551 = memref.load %query_norm[%544] : memref<?xf32>
        %552 = memref.load %key_norm[%544] : memref<?xf32>
        %553 = arith.select %543, %551, %552 : f32
        %554 = arith.mulf %504, %542 : f32
        %555 = arith.mulf %554, %553 : f32
        %556 = arith.select %530, %555, %504 : f32
        %557 = arith.addi %507, %c36 : index
        %558 = memref.load %query_norm[%507] : memref<?xf32>
        %559 = memref.load %key_norm[%507] : memref<?xf32>
        %560 = arith.select %543, %558, %559 : f32
        %561 = arith.mulf %515, %542 : f32
        %562 = arith.mulf %561, %560 : f32
        %563 = arith.select %530, %562, %515 : f32
        %564 = memref.load %query_norm[%557] : memref<?xf32>
        %565 = memref.load %key_norm[%557] : memref<?xf32>
        %566 = arith.select %543, %564, %565 : f32
        %567 = arith.mulf %524, %542 : f32
        %568 = arith.mulf %567, %566 : f32
        %569 = arith.select %530, %568, %524 : f32
        %570 = arith.remui %529, %c24 : index
        %571 = arith.muli %570, %c34 : index
        %572 = arith.addi %571, %487 : index
        %573 = arith.divui %529, %c24 : index
        %574 = arith.addi %573, %c24 : index
        %575 = arith.muli %574, %c34 : index
        %576 = arith.addi %575, %487 : index
        %577 = memref.load %rope[%572] : memref<?xf32>
        %578 = arith.addi %572, %c36 : index
        %579 = memref.load %rope[%578] : memref<?xf32>
        %580 = memref.load %rope[%576] : memref<?xf32>
        %581 = arith.addi %576, %c36 : index
        %582 = memref.load %rope[%581] : memref<?xf32>
        %583 = arith.mulf %580, %577 : f32
        %584 = arith.mulf %582, %579 : f32
        %585 = arith.subf %583, %584 : f32
        %586 = arith.mulf %582, %577 : f32
        %587 = arith.mulf %580, %579 : f32
        %588 = arith.addf %586, %587 : f32
        %589 = arith.mulf %550, %585 : f32
        %590 = arith.mulf %556, %588 : f32
        %591 = arith.subf %589, %590 : f32
        %592 = arith.mulf %556, %585 : f32
        %593 = arith.mulf %550, %588 : f32
        %594 = arith.addf %592, %593 : f32
        %595 = arith.cmpi slt, %0, %heads : index
        scf.if %595 {
          %596 = arith.muli %484, %heads : index
          %597 = arith.addi %596, %0 : index
          %598 = arith.muli %597, %c34 : index
          %599 = arith.addi %598, %487 : index
          memref.store %591, %q[%599] : memref<?xf32>
          %600 = arith.addi %599, %c36 : index
          memref.store %594, %q[%600] : memref<?xf32>
        } else {
          %601 = arith.addi %485, %487 : index
          memref.store %591, %17[%601] : memref<?xf32>
          %602 = arith.addi %485, %487 : index
          %603 = arith.addi %602, %c36 : index
          memref.store %594, %17[%603] : memref<?xf32>
        }
        %604 = arith.remui %529, %c24 : index
        %605 = arith.muli %604, %c34 : index
        %606 = arith.addi %605, %507 : index
        %607 = arith.divui %529, %c24 : index
        %608 = arith.addi %607, %c24 : index
        %609 = arith.muli %608, %c34 : index
        %610 = arith.addi %609, %507 : index
        %611 = memref.load %rope[%606] : memref<?xf32>
        %612 = arith.addi %606, %c36 : index
        %613 = memref.load %rope[%612] : memref<?xf32>
        %614 = memref.load %rope[%610] : memref<?xf32>
        %615 = arith.addi %610, %c36 : index
        %616 = memref.load %rope[%615] : memref<?xf32>
        %617 = arith.mulf %614, %611 : f32
        %618 = arith.mulf %616, %613 : f32
        %619 = arith.subf %617, %618 : f32
        %620 = arith.mulf %616, %611 : f32
        %621 = arith.mulf %614, %613 : f32
        %622 = arith.addf %620, %621 : f32
        %623 = arith.mulf %563, %619 : f32
        %624 = arith.mulf %569, %622 : f32
        %625 = arith.subf %623, %624 : f32
        %626 = arith.mulf %569, %619 : f32
        %627 = arith.mulf %563, %622 : f32
        %628 = arith.addf %626, %627 : f32
        scf.if %506 {
          %629 = arith.cmpi slt, %0, %heads : index
          scf.if %629 {
            %630 = arith.muli %484, %heads : index
            %631 = arith.addi %630, %0 : index
            %632 = arith.muli %631, %c34 : index
            %633 = arith.addi %632, %507 : index
            memref.store %625, %q[%633] : memref<?xf32>
            %634 = arith.addi %633, %c36 : index
            memref.store %628, %q[%634] : memref<?xf32>
          } else {
            %635 = arith.addi %485, %507 : index
            memref.store %625, %17[%635] : memref<?xf32>
            %636 = arith.addi %485, %507 : index
            %637 = arith.addi %636, %c36 : index
            memref.store %628, %17[%637] : memref<?xf32>
          }
        }
      } else {
        %638 = arith.cmpi slt, %0, %heads : index
        scf.if %638 {
          %639 = arith.muli %484, %heads : index
          %640 = arith.addi %639, %0 : index
          %641 = arith.muli %640, %c34 : index
          %642 = arith.addi %641, %487 : index
          memref.store %495, %q[%642] : memref<?xf32>
          %643 = arith.addi %642, %c36 : index
          memref.store %504, %q[%643] : memref<?xf32>
        } else {
          %644 = arith.addi %485, %487 : index
          memref.store %495, %17[%644] : memref<?xf32>
          %645 = arith.addi %485, %487 : index
          %646 = arith.addi %645, %c36 : index
          memref.store %504, %17[%646] : memref<?xf32>
        }
        scf.if %506 {
          %647 = arith.cmpi slt, %0, %heads : index
          scf.if %647 {
            %648 = arith.muli %484, %heads : index
            %649 = arith.addi %648, %0 : index
            %650 = arith.muli %649, %c34 : index
            %651 = arith.addi %650, %507 : index
            memref.store %515, %q[%651] : memref<?xf32>
            %652 = arith.addi %651, %c36 : index
            memref.store %524, %q[%652] : memref<?xf32>
          } else {
            %653 = arith.addi %485, %507 : index
            memref.store %515, %17[%653] : memref<?xf32>
            %654 = arith.addi %485, %507 : index
            %655 = arith.addi %654, %c36 : index
            memref.store %524, %17[%655] : memref<?xf32>
          }
        }
      }
    }
    %656 = arith.addi %478, %c43 : index
    %657 = arith.addi %477, %656 : index
    %658 = arith.cmpi slt, %657, %19 : index
    %659 = arith.cmpi slt, %656, %c4 : index
    %660 = arith.andi %658, %659 : i1
    scf.if %660 {
      %661 = arith.addi %477, %656 : index
      %662 = arith.muli %656, %c34 : index
      %663 = wave.lane
      %664 = arith.addi %663, %c8 : index
      %665 = arith.cmpi eq, %hasBias, %c7 : index
      %666 = arith.addi %662, %664 : index
      %667 = memref.load %17[%666] : memref<?xf32>
      %668 = arith.muli %0, %c34 : index
      %669 = arith.addi %668, %664 : index
      %670 = memref.load %bias[%669] : memref<?xf32>
      %671 = arith.addf %667, %670 : f32
      %672 = arith.select %665, %671, %667 : f32
      %673 = arith.addi %664, %c36 : index
      %674 = arith.cmpi eq, %hasBias, %c7 : index
      %675 = arith.addi %662, %673 : index
      %676 = memref.load %17[%675] : memref<?xf32>
      %677 = arith.muli %0, %c34 : index
      %678 = arith.addi %677, %673 : index
      %679 = memref.load %bias[%678] : memref<?xf32>
      %680 = arith.addf %676, %679 : f32
      %681 = arith.select %674, %680, %676 : f32
      %682 = arith.addi %663, %c13 : index
      %683 = arith.cmpi slt, %682, %c36 : index
      %684 = arith.minsi %682, %c37 : index
      %685 = arith.cmpi eq, %hasBias, %c7 : index
      %686 = arith.addi %662, %684 : index
      %687 = memref.load %17[%686] : memref<?xf32>
      %688 = arith.muli %0, %c34 : index
      %689 = arith.addi %688, %684 : index
      %690 = memref.load %bias[%689] : memref<?xf32>
      %691 = arith.addf %687, %690 : f32
      %692 = arith.select %685, %691, %687 : f32
      %693 = arith.addi %684, %c36 : index
      %694 = arith.cmpi eq, %hasBias, %c7 : index
      %695 = arith.addi %662, %693 : index
      %696 = memref.load %17[%695] : memref<?xf32>
      %697 = arith.muli %0, %c34 : index
      %698 = arith.addi %697, %693 : index
      %699 = memref.load %bias[%698] : memref<?xf32>
      %700 = arith.addf %696, %699 : f32
      %701 = arith.select %694, %700, %696 : f32
      %702 = arith.addi %heads, %kvHeads : index
      %703 = arith.cmpi slt, %0, %702 : index
      scf.if %703 {
        %704 = arith.addi %positionsAt, %661 : index
        %705 = memref.load %step[%704] : memref<?xi32>
        %706 = arith.index_cast %705 : i32 to index
        %707 = arith.cmpi eq, %hasNorm, %c7 : index
        %708 = math.fma %672, %672, %c40 : f32
        %709 = math.fma %681, %681, %708 : f32
        %710 = math.fma %692, %692, %709 : f32
        %711 = arith.select %683, %710, %709 : f32
        %712 = math.fma %701, %701, %711 : f32
        %713 = arith.select %683, %712, %711 : f32
        %714 = vector.broadcast %713 : f32 to vector<1xf32>
        %715 = wave.reduce "add" %714 : vector<1xf32>
        %716 = arith.mulf %715, %inverseHeadDim : f32
        %717 = arith.addf %716, %epsilon : f32
        %718 = math.sqrt %717 : f32
        %719 = arith.divf %c33, %718 : f32
        %720 = arith.cmpi slt, %0, %heads : index
        %721 = arith.addi %664, %c36 : index
        %722 = memref.load %query_norm[%664] : memref<?xf32>
        %723 = memref.load %key_norm[%664] : memref<?xf32>
        %724 = arith.select %720, %722, %723 : f32
        %725 = arith.mulf %672, %719 : f32
        %726 = arith.mulf %725, %724 : f32
        %727 = arith.select %707, %726, %672 : f32
        %728 = memref.load %query_norm[%721] : memref<?xf32>
        %729 = memref.load %key_norm[%721] : memref<?xf32>
        %730 = arith.select %720, %728, %729 : f32
        %731 = arith.mulf %681, %719 : f32
        %732 = arith.mulf %731, %730 : f32
        %733 = arith.select %707, %732, %681 : f32
        %734 = arith.addi %684, %c36 : index
        %735 = memref.load %query_norm[%684] : memref<?xf32>
        %736 = memref.load %key_norm[%684] : memref<?xf32>
        %737 = arith.select %720, %735, %736 : f32
        %738 = arith.mulf %692, %719 : f32
        %739 = arith.mulf %738, %737 : f32
        %740 = arith.select %707, %739, %692 : f32
        %741 = memref.load %query_norm[%734] : memref<?xf32>
        %742 = memref.load %key_norm[%734] : memref<?xf32>
        %743 = arith.select %720, %741, %742 : f32
        %744 = arith.mulf %701, %719 : f32
        %745 = arith.mulf %744, %743 : f32
        %746 = arith.select %707, %745, %701 : f32
        %747 = arith.remui %706, %c24 : index
        %748 = arith.muli %747, %c34 : index
        %749 = arith.addi %748, %664 : index
        %750 = arith.divui %706, %c24 : index
        %751 = arith.addi %750, %c24 : index
        %752 = arith.muli %751, %c34 : index
        %753 = arith.addi %752, %664 : index
        %754 = memref.load %rope[%749] : memref<?xf32>
        %755 = arith.addi %749, %c36 : index
        %756 = memref.load %rope[%755] : memref<?xf32>
        %757 = memref.load %rope[%753] : memref<?xf32>
        %758 = arith.addi %753, %c36 : index
        %759 = memref.load %rope[%758] : memref<?xf32>
        %760 = arith.mulf %757, %754 : f32
        %761 = arith.mulf %759, %756 : f32
        %762 = arith.subf %760, %761 : f32
        %763 = arith.mulf %759, %754 : f32
        %764 = arith.mulf %757, %756 : f32
        %765 = arith.addf %763, %764 : f32
        %766 = arith.mulf %727, %762 : f32
        %767 = arith.mulf %733, %765 : f32
        %768 = arith.subf %766, %767 : f32
        %769 = arith.mulf %733, %762 : f32
        %770 = arith.mulf %727, %765 : f32
        %771 = arith.addf %769, %770 : f32
        %772 = arith.cmpi slt, %0, %heads : index
        scf.if %772 {
          %773 = arith.muli %661, %heads : index
          %774 = arith.addi %773, %0 : index
          %775 = arith.muli %774, %c34 : index
          %776 = arith.addi %775, %664 : index
          memref.store %768, %q[%776] : memref<?xf32>
          %777 = arith.addi %776, %c36 : index
          memref.store %771, %q[%777] : memref<?xf32>
        } else {
          %778 = arith.addi %662, %664 : index
          memref.store %768, %17[%778] : memref<?xf32>
          %779 = arith.addi %662, %664 : index
          %780 = arith.addi %779, %c36 : index
          memref.store %771, %17[%780] : memref<?xf32>
        }
        %781 = arith.remui %706, %c24 : index
        %782 = arith.muli %781, %c34 : index
        %783 = arith.addi %782, %684 : index
        %784 = arith.divui %706, %c24 : index
        %785 = arith.addi %784, %c24 : index
        %786 = arith.muli %785, %c34 : index
        %787 = arith.addi %786, %684 : index
        %788 = memref.load %rope[%783] : memref<?xf32>
        %789 = arith.addi %783, %c36 : index
        %790 = memref.load %rope[%789] : memref<?xf32>
        %791 = memref.load %rope[%787] : memref<?xf32>
        %792 = arith.addi %787, %c36 : index
        %793 = memref.load %rope[%792] : memref<?xf32>
        %794 = arith.mulf %791, %788 : f32
        %795 = arith.mulf %793, %790 : f32
        %796 = arith.subf %794, %795 : f32
        %797 = arith.mulf %793, %788 : f32
        %798 = arith.mulf %791, %790 : f32
        %799 = arith.addf %797, %798 : f32
        %800 = arith.mulf %740, %796 : f32
        %801 = arith.mulf %746, %799 : f32
        %802 = arith.subf %800, %801 : f32
        %803 = arith.mulf %746, %796 : f32
        %804 = arith.mulf %740, %799 : f32
        %805 = arith.addf %803, %804 : f32
        scf.if %683 {
          %806 = arith.cmpi slt, %0, %heads : index
          scf.if %806 {
            %807 = arith.muli %661, %heads : index
            %808 = arith.addi %807, %0 : index
            %809 = arith.muli %808, %c34 : index
            %810 = arith.addi %809, %684 : index
            memref.store %802, %q[%810] : memref<?xf32>
            %811 = arith.addi %810, %c36 : index
            memref.store %805, %q[%811] : memref<?xf32>
          } else {
            %812 = arith.addi %662, %684 : index
            memref.store %802, %17[%812] : memref<?xf32>
            %813 = arith.addi %662, %684 : index
            %814 = arith.addi %813, %c36 : index
            memref.store %805, %17[%814] : memref<?xf32>
          }
        }
      } else {
        %815 = arith.cmpi slt, %0, %heads : index
        scf.if %815 {
          %816 = arith.muli %661, %heads : index
          %817 = arith.addi %816, %0 : index
          %818 = arith.muli %817, %c34 : index
          %819 = arith.addi %818, %664 : index
          memref.store %672, %q[%819] : memref<?xf32>
          %820 = arith.addi %819, %c36 : index
          memref.store %681, %q[%820] : memref<?xf32>
        } else {
          %821 = arith.addi %662, %664 : index
          memref.store %672, %17[%821] : memref<?xf32>
          %822 = arith.addi %662, %664 : index
          %823 = arith.addi %822, %c36 : index
          memref.store %681, %17[%823] : memref<?xf32>
        }
        scf.if %683 {
          %824 = arith.cmpi slt, %0, %heads : index
          scf.if %824 {
            %825 = arith.muli %661, %heads : index
            %826 = arith.addi %825, %0 : index
            %827 = arith.muli %826, %c34 : index
            %828 = arith.addi %827, %684 : index
            memref.store %692, %q[%828] : memref<?xf32>
            %829 = arith.addi %828, %c36 : index
            memref.store %701, %q[%829] : memref<?xf32>
          } else {
            %830 = arith.addi %662, %684 : index
            memref.store %692, %17[%830] : memref<?xf32>
            %831 = arith.addi %662, %684 : index
            %832 = arith.addi %831, %c36 : index
            memref.store %701, %17[%832] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %833 = arith.cmpi sge, %0, %heads : index
    scf.if %833 {
      %834 = arith.addi %478, %c8 : index
      %835 = arith.addi %477, %834 : index
      %836 = arith.cmpi slt, %835, %19 : index
      %837 = arith.cmpi slt, %834, %c4 : index
      %838 = arith.andi %836, %837 : i1
      scf.if %838 {
        %839 = arith.addi %477, %834 : index
        %840 = arith.addi %slotsAt, %839 : index
        %841 = memref.load %step[%840] : memref<?xi32>
        %842 = arith.index_cast %841 : i32 to index
        %843 = arith.cmpi sge, %842, %c8 : index
        scf.if %843 {
          %844 = arith.muli %834, %c34 : index
          %845 = arith.subi %0, %heads : index
          %846 = memref.load %scales[%845] : memref<?xf32>
          %847 = vector.broadcast %846 : f32 to vector<4xf32>
          %848 = arith.divui %842, %c4 : index
          %849 = arith.remui %842, %c4 : index
          %850 = arith.muli %848, %pageBytes : index
          %851 = arith.cmpi eq, %codec, %c8 : index
          scf.if %851 {
            %852 = wave.lane
            %853 = arith.muli %852, %c31 : index
            scf.for %854 = %853 to %c34 step %c6 {
              %855 = arith.addi %844, %854 : index
              %856 = vector.load %17[%855] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %857 = arith.mulf %856, %847 : vector<4xf32>
              %858 = arith.minimumf %857, %c47 : vector<4xf32>
              %859 = arith.maximumf %858, %c48 : vector<4xf32>
              %860 = arith.truncf %859 : vector<4xf32> to vector<4xf16>
              %861 = vector.bitcast %860 : vector<4xf16> to vector<8xi8>
              %862 = arith.cmpi slt, %845, %kvHeads : index
              scf.if %862 {
                %863 = arith.muli %845, %c49 : index
                %864 = arith.addi %850, %863 : index
                %865 = arith.divui %854, %c4 : index
                %866 = arith.muli %865, %c19 : index
                %867 = arith.remui %854, %c4 : index
                %868 = arith.divui %867, %c14 : index
                %869 = arith.muli %868, %c24 : index
                %870 = arith.muli %849, %c4 : index
                %871 = arith.addi %869, %870 : index
                %872 = arith.remui %867, %c14 : index
                %873 = arith.muli %872, %c17 : index
                %874 = arith.addi %871, %873 : index
                %875 = arith.addi %866, %874 : index
                %876 = arith.addi %864, %875 : index
                vector.store %861, %kv[%876] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %877 = arith.subi %845, %kvHeads : index
                %878 = arith.muli %877, %c49 : index
                %879 = arith.addi %850, %878 : index
                %880 = arith.addi %854, %c8 : index
                %881 = arith.divui %880, %c4 : index
                %882 = arith.muli %881, %c19 : index
                %883 = arith.addi %882, %c9 : index
                %884 = arith.remui %880, %c4 : index
                %885 = arith.divui %849, %c17 : index
                %886 = arith.remui %849, %c17 : index
                %887 = arith.muli %886, %c14 : index
                %888 = arith.addi %885, %887 : index
                %889 = arith.divui %888, %c14 : index
                %890 = arith.muli %889, %c24 : index
                %891 = arith.muli %884, %c4 : index
                %892 = arith.addi %890, %891 : index
                %893 = arith.remui %888, %c14 : index
                %894 = arith.muli %893, %c17 : index
                %895 = arith.addi %892, %894 : index
                %896 = arith.addi %883, %895 : index
                %897 = arith.addi %879, %896 : index
                %898 = vector.shuffle %861, %861 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %898, %kv[%897] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %899 = arith.addi %854, %c7 : index
                %900 = arith.divui %899, %c4 : index
                %901 = arith.muli %900, %c19 : index
                %902 = arith.addi %901, %c9 : index
                %903 = arith.remui %899, %c4 : index
                %904 = arith.divui %849, %c17 : index
                %905 = arith.remui %849, %c17 : index
                %906 = arith.muli %905, %c14 : index
                %907 = arith.addi %904, %906 : index
                %908 = arith.divui %907, %c14 : index
                %909 = arith.muli %908, %c24 : index
                %910 = arith.muli %903, %c4 : index
                %911 = arith.addi %909, %910 : index
                %912 = arith.remui %907, %c14 : index
                %913 = arith.muli %912, %c17 : index
                %914 = arith.addi %911, %913 : index
                %915 = arith.addi %902, %914 : index
                %916 = arith.addi %879, %915 : index
                %917 = vector.shuffle %861, %861 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %917, %kv[%916] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %918 = arith.addi %854, %c17 : index
                %919 = arith.divui %918, %c4 : index
                %920 = arith.muli %919, %c19 : index
                %921 = arith.addi %920, %c9 : index
                %922 = arith.remui %918, %c4 : index
                %923 = arith.divui %849, %c17 : index
                %924 = arith.remui %849, %c17 : index
                %925 = arith.muli %924, %c14 : index
                %926 = arith.addi %923, %925 : index
                %927 = arith.divui %926, %c14 : index
                %928 = arith.muli %927, %c24 : index
                %929 = arith.muli %922, %c4 : index
                %930 = arith.addi %928, %929 : index
                %931 = arith.remui %926, %c14 : index
                %932 = arith.muli %931, %c17 : index
                %933 = arith.addi %930, %932 : index
                %934 = arith.addi %921, %933 : index
                %935 = arith.addi %879, %934 : index
                %936 = vector.shuffle %861, %861 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %936, %kv[%935] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %937 = arith.addi %854, %c25 : index
                %938 = arith.divui %937, %c4 : index
                %939 = arith.muli %938, %c19 : index
                %940 = arith.addi %939, %c9 : index
                %941 = arith.remui %937, %c4 : index
                %942 = arith.divui %849, %c17 : index
                %943 = arith.remui %849, %c17 : index
                %944 = arith.muli %943, %c14 : index
                %945 = arith.addi %942, %944 : index
                %946 = arith.divui %945, %c14 : index
                %947 = arith.muli %946, %c24 : index
                %948 = arith.muli %941, %c4 : index
                %949 = arith.addi %947, %948 : index
                %950 = arith.remui %945, %c14 : index
                %951 = arith.muli %950, %c17 : index
                %952 = arith.addi %949, %951 : index
                %953 = arith.addi %940, %952 : index
                %954 = arith.addi %879, %953 : index
                %955 = vector.shuffle %861, %861 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %955, %kv[%954] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %956 = arith.cmpi eq, %codec, %c7 : index
          scf.if %956 {
            %957 = wave.lane
            %958 = arith.muli %957, %c31 : index
            scf.for %959 = %958 to %c34 step %c6 {
              %960 = arith.addi %844, %959 : index
              %961 = vector.load %17[%960] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %962 = arith.mulf %961, %847 : vector<4xf32>
              %963 = wave.fp8_encode "e4m3" %962 : vector<4xf32> -> vector<4xi8>
              %964 = arith.cmpi slt, %845, %kvHeads : index
              scf.if %964 {
                %965 = arith.muli %845, %c9 : index
                %966 = arith.addi %850, %965 : index
                %967 = vector.shuffle %963, %963 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %968 = arith.divui %959, %c4 : index
                %969 = arith.muli %968, %c24 : index
                %970 = arith.remui %959, %c4 : index
                %971 = arith.muli %849, %c4 : index
                %972 = arith.divui %970, %c31 : index
                %973 = arith.muli %972, %c31 : index
                %974 = arith.remui %970, %c17 : index
                %975 = arith.muli %974, %c17 : index
                %976 = arith.addi %973, %975 : index
                %977 = arith.divui %970, %c17 : index
                %978 = arith.remui %977, %c17 : index
                %979 = arith.addi %976, %978 : index
                %980 = arith.addi %971, %979 : index
                %981 = arith.addi %969, %980 : index
                %982 = arith.addi %966, %981 : index
                vector.store %967, %kv[%982] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %983 = arith.subi %845, %kvHeads : index
                %984 = arith.muli %983, %c9 : index
                %985 = arith.addi %850, %984 : index
                %986 = arith.addi %959, %c8 : index
                %987 = arith.divui %986, %c4 : index
                %988 = arith.muli %987, %c24 : index
                %989 = arith.addi %988, %c10 : index
                %990 = arith.remui %986, %c4 : index
                %991 = arith.divui %849, %c17 : index
                %992 = arith.remui %849, %c17 : index
                %993 = arith.muli %992, %c14 : index
                %994 = arith.addi %991, %993 : index
                %995 = arith.muli %990, %c4 : index
                %996 = arith.divui %994, %c31 : index
                %997 = arith.muli %996, %c31 : index
                %998 = arith.remui %994, %c17 : index
                %999 = arith.muli %998, %c17 : index
                %1000 = arith.addi %997, %999 : index
                %1001 = arith.divui %994, %c17 : index
                %1002 = arith.remui %1001, %c17 : index
                %1003 = arith.addi %1000, %1002 : index
                %1004 = arith.addi %995, %1003 : index
                %1005 = arith.addi %989, %1004 : index
                %1006 = arith.addi %985, %1005 : index
                %1007 = vector.shuffle %963, %963 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1007, %kv[%1006] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1008 = arith.addi %959, %c7 : index
                %1009 = arith.divui %1008, %c4 : index
                %1010 = arith.muli %1009, %c24 : index
                %1011 = arith.addi %1010, %c10 : index
                %1012 = arith.remui %1008, %c4 : index
                %1013 = arith.divui %849, %c17 : index
                %1014 = arith.remui %849, %c17 : index
                %1015 = arith.muli %1014, %c14 : index
                %1016 = arith.addi %1013, %1015 : index
                %1017 = arith.muli %1012, %c4 : index
                %1018 = arith.divui %1016, %c31 : index
                %1019 = arith.muli %1018, %c31 : index
                %1020 = arith.remui %1016, %c17 : index
                %1021 = arith.muli %1020, %c17 : index
                %1022 = arith.addi %1019, %1021 : index
                %1023 = arith.divui %1016, %c17 : index
                %1024 = arith.remui %1023, %c17 : index
                %1025 = arith.addi %1022, %1024 : index
                %1026 = arith.addi %1017, %1025 : index
                %1027 = arith.addi %1011, %1026 : index
                %1028 = arith.addi %985, %1027 : index
                %1029 = vector.shuffle %963, %963 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1029, %kv[%1028] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1030 = arith.addi %959, %c17 : index
                %1031 = arith.divui %1030, %c4 : index
                %1032 = arith.muli %1031, %c24 : index
                %1033 = arith.addi %1032, %c10 : index
                %1034 = arith.remui %1030, %c4 : index
                %1035 = arith.divui %849, %c17 : index
                %1036 = arith.remui %849, %c17 : index
                %1037 = arith.muli %1036, %c14 : index
                %1038 = arith.addi %1035, %1037 : index
                %1039 = arith.muli %1034, %c4 : index
                %1040 = arith.divui %1038, %c31 : index
                %1041 = arith.muli %1040, %c31 : index
                %1042 = arith.remui %1038, %c17 : index
                %1043 = arith.muli %1042, %c17 : index
                %1044 = arith.addi %1041, %1043 : index
                %1045 = arith.divui %1038, %c17 : index
                %1046 = arith.remui %1045, %c17 : index
                %1047 = arith.addi %1044, %1046 : index
                %1048 = arith.addi %1039, %1047 : index
                %1049 = arith.addi %1033, %1048 : index
                %1050 = arith.addi %985, %1049 : index
                %1051 = vector.shuffle %963, %963 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1051, %kv[%1050] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1052 = arith.addi %959, %c25 : index
                %1053 = arith.divui %1052, %c4 : index
                %1054 = arith.muli %1053, %c24 : index
                %1055 = arith.addi %1054, %c10 : index
                %1056 = arith.remui %1052, %c4 : index
                %1057 = arith.divui %849, %c17 : index
                %1058 = arith.remui %849, %c17 : index
                %1059 = arith.muli %1058, %c14 : index
                %1060 = arith.addi %1057, %1059 : index
                %1061 = arith.muli %1056, %c4 : index
                %1062 = arith.divui %1060, %c31 : index
                %1063 = arith.muli %1062, %c31 : index
                %1064 = arith.remui %1060, %c17 : index
                %1065 = arith.muli %1064, %c17 : index
                %1066 = arith.addi %1063, %1065 : index
                %1067 = arith.divui %1060, %c17 : index
                %1068 = arith.remui %1067, %c17 : index
                %1069 = arith.addi %1066, %1068 : index
                %1070 = arith.addi %1061, %1069 : index
                %1071 = arith.addi %1055, %1070 : index
                %1072 = arith.addi %985, %1071 : index
                %1073 = vector.shuffle %963, %963 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1073, %kv[%1072] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1074 = arith.cmpi eq, %codec, %c17 : index
          scf.if %1074 {
            %1075 = wave.lane
            %1076 = arith.muli %1075, %c31 : index
            scf.for %1077 = %1076 to %c34 step %c6 {
              %1078 = arith.addi %844, %1077 : index
              %1079 = vector.load %17[%1078] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1080 = arith.mulf %1079, %847 : vector<4xf32>
              %1081 = wave.fp8_encode "e5m2" %1080 : vector<4xf32> -> vector<4xi8>
              %1082 = arith.cmpi slt, %845, %kvHeads : index
              scf.if %1082 {
                %1083 = arith.muli %845, %c9 : index
                %1084 = arith.addi %850, %1083 : index
                %1085 = vector.shuffle %1081, %1081 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1086 = arith.divui %1077, %c4 : index
                %1087 = arith.muli %1086, %c24 : index
                %1088 = arith.remui %1077, %c4 : index
                %1089 = arith.muli %849, %c4 : index
                %1090 = arith.divui %1088, %c31 : index
                %1091 = arith.muli %1090, %c31 : index
                %1092 = arith.remui %1088, %c17 : index
                %1093 = arith.muli %1092, %c17 : index
                %1094 = arith.addi %1091, %1093 : index
                %1095 = arith.divui %1088, %c17 : index
                %1096 = arith.remui %1095, %c17 : index
                %1097 = arith.addi %1094, %1096 : index
                %1098 = arith.addi %1089, %1097 : index
                %1099 = arith.addi %1087, %1098 : index
                %1100 = arith.addi %1084, %1099 : index
                vector.store %1085, %kv[%1100] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1101 = arith.subi %845, %kvHeads : index
                %1102 = arith.muli %1101, %c9 : index
                %1103 = arith.addi %850, %1102 : index
                %1104 = arith.addi %1077, %c8 : index
                %1105 = arith.divui %1104, %c4 : index
                %1106 = arith.muli %1105, %c24 : index
                %1107 = arith.addi %1106, %c10 : index
                %1108 = arith.remui %1104, %c4 : index
                %1109 = arith.divui %849, %c17 : index
                %1110 = arith.remui %849, %c17 : index
                %1111 = arith.muli %1110, %c14 : index
                %1112 = arith.addi %1109, %1111 : index
                %1113 = arith.muli %1108, %c4 : index
                %1114 = arith.divui %1112, %c31 : index
                %1115 = arith.muli %1114, %c31 : index
                %1116 = arith.remui %1112, %c17 : index
                %1117 = arith.muli %1116, %c17 : index
                %1118 = arith.addi %1115, %1117 : index
                %1119 = arith.divui %1112, %c17 : index
                %1120 = arith.remui %1119, %c17 : index
                %1121 = arith.addi %1118, %1120 : index
                %1122 = arith.addi %1113, %1121 : index
                %1123 = arith.addi %1107, %1122 : index
                %1124 = arith.addi %1103, %1123 : index
                %1125 = vector.shuffle %1081, %1081 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1125, %kv[%1124] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1126 = arith.addi %1077, %c7 : index
                %1127 = arith.divui %1126, %c4 : index
                %1128 = arith.muli %1127, %c24 : index
                %1129 = arith.addi %1128, %c10 : index
                %1130 = arith.remui %1126, %c4 : index
                %1131 = arith.divui %849, %c17 : index
                %1132 = arith.remui %849, %c17 : index
                %1133 = arith.muli %1132, %c14 : index
                %1134 = arith.addi %1131, %1133 : index
                %1135 = arith.muli %1130, %c4 : index
                %1136 = arith.divui %1134, %c31 : index
                %1137 = arith.muli %1136, %c31 : index
                %1138 = arith.remui %1134, %c17 : index
                %1139 = arith.muli %1138, %c17 : index
                %1140 = arith.addi %1137, %1139 : index
                %1141 = arith.divui %1134, %c17 : index
                %1142 = arith.remui %1141, %c17 : index
                %1143 = arith.addi %1140, %1142 : index
                %1144 = arith.addi %1135, %1143 : index
                %1145 = arith.addi %1129, %1144 : index
                %1146 = arith.addi %1103, %1145 : index
                %1147 = vector.shuffle %1081, %1081 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1147, %kv[%1146] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1148 = arith.addi %1077, %c17 : index
                %1149 = arith.divui %1148, %c4 : index
                %1150 = arith.muli %1149, %c24 : index
                %1151 = arith.addi %1150, %c10 : index
                %1152 = arith.remui %1148, %c4 : index
                %1153 = arith.divui %849, %c17 : index
                %1154 = arith.remui %849, %c17 : index
                %1155 = arith.muli %1154, %c14 : index
                %1156 = arith.addi %1153, %1155 : index
                %1157 = arith.muli %1152, %c4 : index
                %1158 = arith.divui %1156, %c31 : index
                %1159 = arith.muli %1158, %c31 : index
                %1160 = arith.remui %1156, %c17 : index
                %1161 = arith.muli %1160, %c17 : index
                %1162 = arith.addi %1159, %1161 : index
                %1163 = arith.divui %1156, %c17 : index
                %1164 = arith.remui %1163, %c17 : index
                %1165 = arith.addi %1162, %1164 : index
                %1166 = arith.addi %1157, %1165 : index
                %1167 = arith.addi %1151, %1166 : index
                %1168 = arith.addi %1103, %1167 : index
                %1169 = vector.shuffle %1081, %1081 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1169, %kv[%1168] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1170 = arith.addi %1077, %c25 : index
                %1171 = arith.divui %1170, %c4 : index
                %1172 = arith.muli %1171, %c24 : index
                %1173 = arith.addi %1172, %c10 : index
                %1174 = arith.remui %1170, %c4 : index
                %1175 = arith.divui %849, %c17 : index
                %1176 = arith.remui %849, %c17 : index
                %1177 = arith.muli %1176, %c14 : index
                %1178 = arith.addi %1175, %1177 : index
                %1179 = arith.muli %1174, %c4 : index
                %1180 = arith.divui %1178, %c31 : index
                %1181 = arith.muli %1180, %c31 : index
                %1182 = arith.remui %1178, %c17 : index
                %1183 = arith.muli %1182, %c17 : index
                %1184 = arith.addi %1181, %1183 : index
                %1185 = arith.divui %1178, %c17 : index
                %1186 = arith.remui %1185, %c17 : index
                %1187 = arith.addi %1184, %1186 : index
                %1188 = arith.addi %1179, %1187 : index
                %1189 = arith.addi %1173, %1188 : index
                %1190 = arith.addi %1103, %1189 : index
                %1191 = vector.shuffle %1081, %1081 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1191, %kv[%1190] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %1192 = arith.addi %478, %c43 : index
      %1193 = arith.addi %477, %1192 : index
      %1194 = arith.cmpi slt, %1193, %19 : index
      %1195 = arith.cmpi slt, %1192, %c4 : index
      %1196 = arith.andi %1194, %1195 : i1
      scf.if %1196 {
        %1197 = arith.addi %477, %1192 : index
        %1198 = arith.addi %slotsAt, %1197 : index
        %1199 = memref.load %step[%1198] : memref<?xi32>
        %1200 = arith.index_cast %1199 : i32 to index
        %1201 = arith.cmpi sge, %1200, %c8 : index
        scf.if %1201 {
          %1202 = arith.muli %1192, %c34 : index
          %1203 = arith.subi %0, %heads : index
          %1204 = memref.load %scales[%1203] : memref<?xf32>
          %1205 = vector.broadcast %1204 : f32 to vector<4xf32>
          %1206 = arith.divui %1200, %c4 : index
          %1207 = arith.remui %1200, %c4 : index
          %1208 = arith.muli %1206, %pageBytes : index
          %1209 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1209 {
            %1210 = wave.lane
            %1211 = arith.muli %1210, %c31 : index
            scf.for %1212 = %1211 to %c34 step %c6 {
              %1213 = arith.addi %1202, %1212 : index
              %1214 = vector.load %17[%1213] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1215 = arith.mulf %1214, %1205 : vector<4xf32>
              %1216 = arith.minimumf %1215, %c47 : vector<4xf32>
              %1217 = arith.maximumf %1216, %c48 : vector<4xf32>
              %1218 = arith.truncf %1217 : vector<4xf32> to vector<4xf16>
              %1219 = vector.bitcast %1218 : vector<4xf16> to vector<8xi8>
              %1220 = arith.cmpi slt, %1203, %kvHeads : index
              scf.if %1220 {
                %1221 = arith.muli %1203, %c49 : index
                %1222 = arith.addi %1208, %1221 : index
                %1223 = arith.divui %1212, %c4 : index
                %1224 = arith.muli %1223, %c19 : index
                %1225 = arith.remui %1212, %c4 : index
                %1226 = arith.divui %1225, %c14 : index
                %1227 = arith.muli %1226, %c24 : index
                %1228 = arith.muli %1207, %c4 : index
                %1229 = arith.addi %1227, %1228 : index
                %1230 = arith.remui %1225, %c14 : index
                %1231 = arith.muli %1230, %c17 : index
                %1232 = arith.addi %1229, %1231 : index
                %1233 = arith.addi %1224, %1232 : index
                %1234 = arith.addi %1222, %1233 : index
                vector.store %1219, %kv[%1234] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1235 = arith.subi %1203, %kvHeads : index
                %1236 = arith.muli %1235, %c49 : index
                %1237 = arith.addi %1208, %1236 : index
                %1238 = arith.addi %1212, %c8 : index
                %1239 = arith.divui %1238, %c4 : index
                %1240 = arith.muli %1239, %c19 : index
                %1241 = arith.addi %1240, %c9 : index
                %1242 = arith.remui %1238, %c4 : index
                %1243 = arith.divui %1207, %c17 : index
                %1244 = arith.remui %1207, %c17 : index
                %1245 = arith.muli %1244, %c14 : index
                %1246 = arith.addi %1243, %1245 : index
                %1247 = arith.divui %1246, %c14 : index
                %1248 = arith.muli %1247, %c24 : index
                %1249 = arith.muli %1242, %c4 : index
                %1250 = arith.addi %1248, %1249 : index
                %1251 = arith.remui %1246, %c14 : index
                %1252 = arith.muli %1251, %c17 : index
                %1253 = arith.addi %1250, %1252 : index
                %1254 = arith.addi %1241, %1253 : index
                %1255 = arith.addi %1237, %1254 : index
                %1256 = vector.shuffle %1219, %1219 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1256, %kv[%1255] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1257 = arith.addi %1212, %c7 : index
                %1258 = arith.divui %1257, %c4 : index
                %1259 = arith.muli %1258, %c19 : index
                %1260 = arith.addi %1259, %c9 : index
                %1261 = arith.remui %1257, %c4 : index
                %1262 = arith.divui %1207, %c17 : index
                %1263 = arith.remui %1207, %c17 : index
                %1264 = arith.muli %1263, %c14 : index
                %1265 = arith.addi %1262, %1264 : index
                %1266 = arith.divui %1265, %c14 : index
                %1267 = arith.muli %1266, %c24 : index
                %1268 = arith.muli %1261, %c4 : index
                %1269 = arith.addi %1267, %1268 : index
                %1270 = arith.remui %1265, %c14 : index
                %1271 = arith.muli %1270, %c17 : index
                %1272 = arith.addi %1269, %1271 : index
                %1273 = arith.addi %1260, %1272 : index
                %1274 = arith.addi %1237, %1273 : index
                %1275 = vector.shuffle %1219, %1219 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1275, %kv[%1274] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1276 = arith.addi %1212, %c17 : index
                %1277 = arith.divui %1276, %c4 : index
                %1278 = arith.muli %1277, %c19 : index
                %1279 = arith.addi %1278, %c9 : index
                %1280 = arith.remui %1276, %c4 : index
                %1281 = arith.divui %1207, %c17 : index
                %1282 = arith.remui %1207, %c17 : index
                %1283 = arith.muli %1282, %c14 : index
                %1284 = arith.addi %1281, %1283 : index
                %1285 = arith.divui %1284, %c14 : index
                %1286 = arith.muli %1285, %c24 : index
                %1287 = arith.muli %1280, %c4 : index
                %1288 = arith.addi %1286, %1287 : index
                %1289 = arith.remui %1284, %c14 : index
                %1290 = arith.muli %1289, %c17 : index
                %1291 = arith.addi %1288, %1290 : index
                %1292 = arith.addi %1279, %1291 : index
                %1293 = arith.addi %1237, %1292 : index
                %1294 = vector.shuffle %1219, %1219 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1294, %kv[%1293] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1295 = arith.addi %1212, %c25 : index
                %1296 = arith.divui %1295, %c4 : index
                %1297 = arith.muli %1296, %c19 : index
                %1298 = arith.addi %1297, %c9 : index
                %1299 = arith.remui %1295, %c4 : index
                %1300 = arith.divui %1207, %c17 : index
                %1301 = arith.remui %1207, %c17 : index
                %1302 = arith.muli %1301, %c14 : index
                %1303 = arith.addi %1300, %1302 : index
                %1304 = arith.divui %1303, %c14 : index
                %1305 = arith.muli %1304, %c24 : index
                %1306 = arith.muli %1299, %c4 : index
                %1307 = arith.addi %1305, %1306 : index
                %1308 = arith.remui %1303, %c14 : index
                %1309 = arith.muli %1308, %c17 : index
                %1310 = arith.addi %1307, %1309 : index
                %1311 = arith.addi %1298, %1310 : index
                %1312 = arith.addi %1237, %1311 : index
                %1313 = vector.shuffle %1219, %1219 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1313, %kv[%1312] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1314 = arith.cmpi eq, %codec, %c7 : index
          scf.if %1314 {
            %1315 = wave.lane
            %1316 = arith.muli %1315, %c31 : index
            scf.for %1317 = %1316 to %c34 step %c6 {
              %1318 = arith.addi %1202, %1317 : index
              %1319 = vector.load %17[%1318] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1320 = arith.mulf %1319, %1205 : vector<4xf32>
              %1321 = wave.fp8_encode "e4m3" %1320 : vector<4xf32> -> vector<4xi8>
              %1322 = arith.cmpi slt, %1203, %kvHeads : index
              scf.if %1322 {
                %1323 = arith.muli %1203, %c9 : index
                %1324 = arith.addi %1208, %1323 : index
                %1325 = vector.shuffle %1321, %1321 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1326 = arith.divui %1317, %c4 : index
                %1327 = arith.muli %1326, %c24 : index
                %1328 = arith.remui %1317, %c4 : index
                %1329 = arith.muli %1207, %c4 : index
                %1330 = arith.divui %1328, %c31 : index
                %1331 = arith.muli %1330, %c31 : index
                %1332 = arith.remui %1328, %c17 : index
                %1333 = arith.muli %1332, %c17 : index
                %1334 = arith.addi %1331, %1333 : index
                %1335 = arith.divui %1328, %c17 : index
                %1336 = arith.remui %1335, %c17 : index
                %1337 = arith.addi %1334, %1336 : index
                %1338 = arith.addi %1329, %1337 : index
                %1339 = arith.addi %1327, %1338 : index
                %1340 = arith.addi %1324, %1339 : index
                vector.store %1325, %kv[%1340] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1341 = arith.subi %1203, %kvHeads : index
                %1342 = arith.muli %1341, %c9 : index
                %1343 = arith.addi %1208, %1342 : index
                %1344 = arith.addi %1317, %c8 : index
                %1345 = arith.divui %1344, %c4 : index
                %1346 = arith.muli %1345, %c24 : index
                %1347 = arith.addi %1346, %c10 : index
                %1348 = arith.remui %1344, %c4 : index
                %1349 = arith.divui %1207, %c17 : index
                %1350 = arith.remui %1207, %c17 : index
                %1351 = arith.muli %1350, %c14 : index
                %1352 = arith.addi %1349, %1351 : index
                %1353 = arith.muli %1348, %c4 : index
                %1354 = arith.divui %1352, %c31 : index
                %1355 = arith.muli %1354, %c31 : index
                %1356 = arith.remui %1352, %c17 : index
                %1357 = arith.muli %1356, %c17 : index
                %1358 = arith.addi %1355, %1357 : index
                %1359 = arith.divui %1352, %c17 : index
                %1360 = arith.remui %1359, %c17 : index
                %1361 = arith.addi %1358, %1360 : index
                %1362 = arith.addi %1353, %1361 : index
                %1363 = arith.addi %1347, %1362 : index
                %1364 = arith.addi %1343, %1363 : index
                %1365 = vector.shuffle %1321, %1321 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1365, %kv[%1364] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1366 = arith.addi %1317, %c7 : index
                %1367 = arith.divui %1366, %c4 : index
                %1368 = arith.muli %1367, %c24 : index
                %1369 = arith.addi %1368, %c10 : index
                %1370 = arith.remui %1366, %c4 : index
                %1371 = arith.divui %1207, %c17 : index
                %1372 = arith.remui %1207, %c17 : index
                %1373 = arith.muli %1372, %c14 : index
                %1374 = arith.addi %1371, %1373 : index
                %1375 = arith.muli %1370, %c4 : index
                %1376 = arith.divui %1374, %c31 : index
                %1377 = arith.muli %1376, %c31 : index
                %1378 = arith.remui %1374, %c17 : index
                %1379 = arith.muli %1378, %c17 : index
                %1380 = arith.addi %1377, %1379 : index
                %1381 = arith.divui %1374, %c17 : index
                %1382 = arith.remui %1381, %c17 : index
                %1383 = arith.addi %1380, %1382 : index
                %1384 = arith.addi %1375, %1383 : index
                %1385 = arith.addi %1369, %1384 : index
                %1386 = arith.addi %1343, %1385 : index
                %1387 = vector.shuffle %1321, %1321 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1387, %kv[%1386] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1388 = arith.addi %1317, %c17 : index
                %1389 = arith.divui %1388, %c4 : index
                %1390 = arith.muli %1389, %c24 : index
                %1391 = arith.addi %1390, %c10 : index
                %1392 = arith.remui %1388, %c4 : index
                %1393 = arith.divui %1207, %c17 : index
                %1394 = arith.remui %1207, %c17 : index
                %1395 = arith.muli %1394, %c14 : index
                %1396 = arith.addi %1393, %1395 : index
                %1397 = arith.muli %1392, %c4 : index
                %1398 = arith.divui %1396, %c31 : index
                %1399 = arith.muli %1398, %c31 : index
                %1400 = arith.remui %1396, %c17 : index
                %1401 = arith.muli %1400, %c17 : index
                %1402 = arith.addi %1399, %1401 : index
                %1403 = arith.divui %1396, %c17 : index
                %1404 = arith.remui %1403, %c17 : index
                %1405 = arith.addi %1402, %1404 : index
                %1406 = arith.addi %1397, %1405 : index
                %1407 = arith.addi %1391, %1406 : index
                %1408 = arith.addi %1343, %1407 : index
                %1409 = vector.shuffle %1321, %1321 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1409, %kv[%1408] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1410 = arith.addi %1317, %c25 : index
                %1411 = arith.divui %1410, %c4 : index
                %1412 = arith.muli %1411, %c24 : index
                %1413 = arith.addi %1412, %c10 : index
                %1414 = arith.remui %1410, %c4 : index
                %1415 = arith.divui %1207, %c17 : index
                %1416 = arith.remui %1207, %c17 : index
                %1417 = arith.muli %1416, %c14 : index
                %1418 = arith.addi %1415, %1417 : index
                %1419 = arith.muli %1414, %c4 : index
                %1420 = arith.divui %1418, %c31 : index
                %1421 = arith.muli %1420, %c31 : index
                %1422 = arith.remui %1418, %c17 : index
                %1423 = arith.muli %1422, %c17 : index
                %1424 = arith.addi %1421, %1423 : index
                %1425 = arith.divui %1418, %c17 : index
                %1426 = arith.remui %1425, %c17 : index
                %1427 = arith.addi %1424, %1426 : index
                %1428 = arith.addi %1419, %1427 : index
                %1429 = arith.addi %1413, %1428 : index
                %1430 = arith.addi %1343, %1429 : index
                %1431 = vector.shuffle %1321, %1321 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1431, %kv[%1430] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1432 = arith.cmpi eq, %codec, %c17 : index
          scf.if %1432 {
            %1433 = wave.lane
            %1434 = arith.muli %1433, %c31 : index
            scf.for %1435 = %1434 to %c34 step %c6 {
              %1436 = arith.addi %1202, %1435 : index
              %1437 = vector.load %17[%1436] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1438 = arith.mulf %1437, %1205 : vector<4xf32>
              %1439 = wave.fp8_encode "e5m2" %1438 : vector<4xf32> -> vector<4xi8>
              %1440 = arith.cmpi slt, %1203, %kvHeads : index
              scf.if %1440 {
                %1441 = arith.muli %1203, %c9 : index
                %1442 = arith.addi %1208, %1441 : index
                %1443 = vector.shuffle %1439, %1439 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1444 = arith.divui %1435, %c4 : index
                %1445 = arith.muli %1444, %c24 : index
                %1446 = arith.remui %1435, %c4 : index
                %1447 = arith.muli %1207, %c4 : index
                %1448 = arith.divui %1446, %c31 : index
                %1449 = arith.muli %1448, %c31 : index
                %1450 = arith.remui %1446, %c17 : index
                %1451 = arith.muli %1450, %c17 : index
                %1452 = arith.addi %1449, %1451 : index
                %1453 = arith.divui %1446, %c17 : index
                %1454 = arith.remui %1453, %c17 : index
                %1455 = arith.addi %1452, %1454 : index
                %1456 = arith.addi %1447, %1455 : index
                %1457 = arith.addi %1445, %1456 : index
                %1458 = arith.addi %1442, %1457 : index
                vector.store %1443, %kv[%1458] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1459 = arith.subi %1203, %kvHeads : index
                %1460 = arith.muli %1459, %c9 : index
                %1461 = arith.addi %1208, %1460 : index
                %1462 = arith.addi %1435, %c8 : index
                %1463 = arith.divui %1462, %c4 : index
                %1464 = arith.muli %1463, %c24 : index
                %1465 = arith.addi %1464, %c10 : index
                %1466 = arith.remui %1462, %c4 : index
                %1467 = arith.divui %1207, %c17 : index
                %1468 = arith.remui %1207, %c17 : index
                %1469 = arith.muli %1468, %c14 : index
                %1470 = arith.addi %1467, %1469 : index
                %1471 = arith.muli %1466, %c4 : index
                %1472 = arith.divui %1470, %c31 : index
                %1473 = arith.muli %1472, %c31 : index
                %1474 = arith.remui %1470, %c17 : index
                %1475 = arith.muli %1474, %c17 : index
                %1476 = arith.addi %1473, %1475 : index
                %1477 = arith.divui %1470, %c17 : index
                %1478 = arith.remui %1477, %c17 : index
                %1479 = arith.addi %1476, %1478 : index
                %1480 = arith.addi %1471, %1479 : index
                %1481 = arith.addi %1465, %1480 : index
                %1482 = arith.addi %1461, %1481 : index
                %1483 = vector.shuffle %1439, %1439 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1483, %kv[%1482] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1484 = arith.addi %1435, %c7 : index
                %1485 = arith.divui %1484, %c4 : index
                %1486 = arith.muli %1485, %c24 : index
                %1487 = arith.addi %1486, %c10 : index
                %1488 = arith.remui %1484, %c4 : index
                %1489 = arith.divui %1207, %c17 : index
                %1490 = arith.remui %1207, %c17 : index
                %1491 = arith.muli %1490, %c14 : index
                %1492 = arith.addi %1489, %1491 : index
                %1493 = arith.muli %1488, %c4 : index
                %1494 = arith.divui %1492, %c31 : index
                %1495 = arith.muli %1494, %c31 : index
                %1496 = arith.remui %1492, %c17 : index
                %1497 = arith.muli %1496, %c17 : index
                %1498 = arith.addi %1495, %1497 : index
                %1499 = arith.divui %1492, %c17 : index
                %1500 = arith.remui %1499, %c17 : index
                %1501 = arith.addi %1498, %1500 : index
                %1502 = arith.addi %1493, %1501 : index
                %1503 = arith.addi %1487, %1502 : index
                %1504 = arith.addi %1461, %1503 : index
                %1505 = vector.shuffle %1439, %1439 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1505, %kv[%1504] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1506 = arith.addi %1435, %c17 : index
                %1507 = arith.divui %1506, %c4 : index
                %1508 = arith.muli %1507, %c24 : index
                %1509 = arith.addi %1508, %c10 : index
                %1510 = arith.remui %1506, %c4 : index
                %1511 = arith.divui %1207, %c17 : index
                %1512 = arith.remui %1207, %c17 : index
                %1513 = arith.muli %1512, %c14 : index
                %1514 = arith.addi %1511, %1513 : index
                %1515 = arith.muli %1510, %c4 : index
                %1516 = arith.divui %1514, %c31 : index
                %1517 = arith.muli %1516, %c31 : index
                %1518 = arith.remui %1514, %c17 : index
                %1519 = arith.muli %1518, %c17 : index
                %1520 = arith.addi %1517, %1519 : index
                %1521 = arith.divui %1514, %c17 : index
                %1522 = arith.remui %1521, %c17 : index
                %1523 = arith.addi %1520, %1522 : index
                %1524 = arith.addi %1515, %1523 : index
                %1525 = arith.addi %1509, %1524 : index
                %1526 = arith.addi %1461, %1525 : index
                %1527 = vector.shuffle %1439, %1439 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1527, %kv[%1526] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1528 = arith.addi %1435, %c25 : index
                %1529 = arith.divui %1528, %c4 : index
                %1530 = arith.muli %1529, %c24 : index
                %1531 = arith.addi %1530, %c10 : index
                %1532 = arith.remui %1528, %c4 : index
                %1533 = arith.divui %1207, %c17 : index
                %1534 = arith.remui %1207, %c17 : index
                %1535 = arith.muli %1534, %c14 : index
                %1536 = arith.addi %1533, %1535 : index
                %1537 = arith.muli %1532, %c4 : index
                %1538 = arith.divui %1536, %c31 : index
                %1539 = arith.muli %1538, %c31 : index
                %1540 = arith.remui %1536, %c17 : index
                %1541 = arith.muli %1540, %c17 : index
                %1542 = arith.addi %1539, %1541 : index
                %1543 = arith.divui %1536, %c17 : index
                %1544 = arith.remui %1543, %c17 : index
                %1545 = arith.addi %1542, %1544 : index
                %1546 = arith.addi %1537, %1545 : index
                %1547 = arith.addi %1531, %1546 : index
                %1548 = arith.addi %1461, %1547 : index
                %1549 = vector.shuffle %1439, %1439 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1549, %kv[%1548] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
