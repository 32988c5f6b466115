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
  %c13 = arith.constant 8 : index
  %c14 = arith.constant 32 : index
  %c15 = arith.constant 320 : index
  %c16 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c19 = arith.constant 2 : index
  %c20 = arith.constant 512 : index
  %c21 = arith.constant dense<16711935> : vector<4xi32>
  %c22 = arith.constant dense<1677747200> : vector<4xi32>
  %c23 = arith.constant dense<8> : vector<4xi32>
  %c24 = arith.constant dense<0x6480> : vector<16xf16>
  %c25 = arith.constant 256 : index
  %c26 = arith.constant 3 : index
  %c27 = arith.constant 64 : index
  %c28 = arith.constant 96 : index
  %c29 = arith.constant 160 : index
  %c30 = arith.constant 192 : index
  %c31 = arith.constant 224 : index
  %c32 = arith.constant 4 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c35 = arith.constant 80 : index
  %hasBias = wave.param "hasBias" : index
  %c37 = arith.constant 40 : index
  %c38 = arith.constant 39 : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c41 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %c43 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c45 = arith.constant 10 : index
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c49 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c50 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c51 = arith.constant 5120 : index
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
  %21 = arith.cmpi slt, %20, %19 : index
  scf.if %21 {
    %22 = wave.lane
    %23 = arith.remui %22, %c4 : index
    %24 = wave.scratch %operandHalves : memref<?xf16>
    %25 = arith.divui %operandHalves, %c13 : index
    %26 = wave.wave
    %27 = arith.muli %26, %c14 : index
    %28 = wave.lane
    %29 = arith.addi %27, %28 : index
    scf.for %30 = %29 to %25 step %c15 {
      %31 = arith.muli %30, %c13 : index
      %32 = arith.addi %c8, %31 : index
      %33 = vector.load %x[%32] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %34 = arith.muli %30, %c13 : index
      vector.store %33, %24[%34] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %35 = arith.remui %23, %tileRows : index
    %36 = arith.muli %35, %c13 : index
    %37 = arith.divui %inputFeatures, %c14 : index
    %38 = arith.muli %4, %stepsPerWave : index
    %39 = arith.minsi %38, %37 : index
    %40 = arith.addi %39, %stepsPerWave : index
    %41 = arith.minsi %40, %37 : index
    %42 = arith.cmpi eq, %wholeBlocks, %c7 : index
    %43 = arith.subi %41, %39 : index
    %44 = arith.divui %43, %c19 : index
    %45 = arith.muli %44, %c19 : index
    %46 = arith.addi %39, %45 : index
    %47 = arith.addi %39, %stepsPerWave : index
    %48 = arith.select %42, %47, %46 : index
    %51 = scf.for %49 = %39 to %48 step %c19 iter_args(%50 = %c16) -> (vector<8xf32>) {
      %52 = wave.lane
      %53 = arith.addi %49, %c8 : index
      %54 = arith.remui %52, %c4 : index
      %55 = arith.addi %15, %c6 : index
      %56 = arith.muli %53, %c14 : index
      %57 = arith.addi %55, %56 : index
      %58 = arith.muli %54, %c19 : index
      %59 = arith.addi %57, %58 : index
      %60 = vector.load %w[%59] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %61 = vector.bitcast %60 : vector<2xi8> to vector<1xf16>
      %62 = vector.extract %61[0] : f16 from vector<1xf16>
      %63 = vector.broadcast %62 : f16 to vector<16xf16>
      %64 = arith.addi %15, %c6 : index
      %65 = arith.addi %inputFeatures, %c5 : index
      %66 = arith.divui %65, %c6 : index
      %67 = arith.muli %66, %c6 : index
      %68 = arith.addi %64, %67 : index
      %69 = arith.muli %53, %c20 : index
      %70 = arith.addi %68, %69 : index
      %71 = arith.addi %70, %c8 : index
      %72 = arith.muli %54, %c4 : index
      %73 = arith.addi %71, %72 : index
      %74 = vector.load %w[%73] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %75 = vector.bitcast %74 : vector<16xi8> to vector<4xi32>
      %76 = arith.andi %75, %c21 : vector<4xi32>
      %77 = arith.ori %76, %c22 : vector<4xi32>
      %78 = vector.bitcast %77 : vector<4xi32> to vector<8xf16>
      %79 = arith.shrui %75, %c23 : vector<4xi32>
      %80 = arith.andi %79, %c21 : vector<4xi32>
      %81 = arith.ori %80, %c22 : vector<4xi32>
      %82 = vector.bitcast %81 : vector<4xi32> to vector<8xf16>
      %83 = vector.shuffle %78, %82 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %84 = arith.subf %83, %c24 : vector<16xf16>
      %85 = arith.mulf %84, %63 : vector<16xf16>
      %86 = arith.muli %53, %c20 : index
      %87 = arith.addi %68, %86 : index
      %88 = arith.addi %87, %c25 : index
      %89 = arith.muli %54, %c4 : index
      %90 = arith.addi %88, %89 : index
      %91 = vector.load %w[%90] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %92 = vector.bitcast %91 : vector<16xi8> to vector<4xi32>
      %93 = arith.andi %92, %c21 : vector<4xi32>
      %94 = arith.ori %93, %c22 : vector<4xi32>
      %95 = vector.bitcast %94 : vector<4xi32> to vector<8xf16>
      %96 = arith.shrui %92, %c23 : vector<4xi32>
      %97 = arith.andi %96, %c21 : vector<4xi32>
      %98 = arith.ori %97, %c22 : vector<4xi32>
      %99 = vector.bitcast %98 : vector<4xi32> to vector<8xf16>
      %100 = vector.shuffle %95, %99 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %101 = arith.subf %100, %c24 : vector<16xf16>
      %102 = arith.mulf %101, %63 : vector<16xf16>
      %103 = arith.addi %49, %c7 : index
      %104 = arith.remui %52, %c4 : index
      %105 = arith.addi %15, %c6 : index
      %106 = arith.muli %103, %c14 : index
      %107 = arith.addi %105, %106 : index
      %108 = arith.muli %104, %c19 : index
      %109 = arith.addi %107, %108 : index
      %110 = vector.load %w[%109] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %111 = vector.bitcast %110 : vector<2xi8> to vector<1xf16>
      %112 = vector.extract %111[0] : f16 from vector<1xf16>
      %113 = vector.broadcast %112 : f16 to vector<16xf16>
      %114 = arith.addi %15, %c6 : index
      %115 = arith.addi %inputFeatures, %c5 : index
      %116 = arith.divui %115, %c6 : index
      %117 = arith.muli %116, %c6 : index
      %118 = arith.addi %114, %117 : index
      %119 = arith.muli %103, %c20 : index
      %120 = arith.addi %118, %119 : index
      %121 = arith.addi %120, %c8 : index
      %122 = arith.muli %104, %c4 : index
      %123 = arith.addi %121, %122 : index
      %124 = vector.load %w[%123] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %125 = vector.bitcast %124 : vector<16xi8> to vector<4xi32>
      %126 = arith.andi %125, %c21 : vector<4xi32>
      %127 = arith.ori %126, %c22 : vector<4xi32>
      %128 = vector.bitcast %127 : vector<4xi32> to vector<8xf16>
      %129 = arith.shrui %125, %c23 : vector<4xi32>
      %130 = arith.andi %129, %c21 : vector<4xi32>
      %131 = arith.ori %130, %c22 : vector<4xi32>
      %132 = vector.bitcast %131 : vector<4xi32> to vector<8xf16>
      %133 = vector.shuffle %128, %132 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %134 = arith.subf %133, %c24 : vector<16xf16>
      %135 = arith.mulf %134, %113 : vector<16xf16>
      %136 = arith.muli %103, %c20 : index
      %137 = arith.addi %118, %136 : index
      %138 = arith.addi %137, %c25 : index
      %139 = arith.muli %104, %c4 : index
      %140 = arith.addi %138, %139 : index
      %141 = vector.load %w[%140] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %142 = vector.bitcast %141 : vector<16xi8> to vector<4xi32>
      %143 = arith.andi %142, %c21 : vector<4xi32>
      %144 = arith.ori %143, %c22 : vector<4xi32>
      %145 = vector.bitcast %144 : vector<4xi32> to vector<8xf16>
      %146 = arith.shrui %142, %c23 : vector<4xi32>
      %147 = arith.andi %146, %c21 : vector<4xi32>
      %148 = arith.ori %147, %c22 : vector<4xi32>
      %149 = vector.bitcast %148 : vector<4xi32> to vector<8xf16>
      %150 = vector.shuffle %145, %149 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %151 = arith.subf %150, %c24 : vector<16xf16>
      %152 = arith.mulf %151, %113 : vector<16xf16>
      %153 = arith.muli %49, %c19 : index
      %154 = arith.addi %153, %c8 : index
      %155 = arith.muli %tileRows, %c4 : index
      %156 = arith.muli %154, %155 : index
      %157 = arith.addi %36, %156 : index
      %158 = vector.load %24[%157] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %159 = arith.muli %tileRows, %c13 : index
      %160 = arith.addi %157, %159 : index
      %161 = vector.load %24[%160] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %162 = vector.shuffle %158, %161 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %163 = wave.mma %162, %85, %50 : vector<16xf16>, vector<8xf32>
      %164 = arith.muli %49, %c19 : index
      %165 = arith.addi %164, %c7 : index
      %166 = arith.muli %tileRows, %c4 : index
      %167 = arith.muli %165, %166 : index
      %168 = arith.addi %36, %167 : index
      %169 = vector.load %24[%168] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %170 = arith.muli %tileRows, %c13 : index
      %171 = arith.addi %168, %170 : index
      %172 = vector.load %24[%171] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %173 = vector.shuffle %169, %172 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %174 = wave.mma %173, %102, %163 : vector<16xf16>, vector<8xf32>
      %175 = arith.muli %49, %c19 : index
      %176 = arith.addi %175, %c19 : index
      %177 = arith.muli %tileRows, %c4 : index
      %178 = arith.muli %176, %177 : index
      %179 = arith.addi %36, %178 : index
      %180 = vector.load %24[%179] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %181 = arith.muli %tileRows, %c13 : index
      %182 = arith.addi %179, %181 : index
      %183 = vector.load %24[%182] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %184 = vector.shuffle %180, %183 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %185 = wave.mma %184, %135, %174 : vector<16xf16>, vector<8xf32>
      %186 = arith.muli %49, %c19 : index
      %187 = arith.addi %186, %c26 : index
      %188 = arith.muli %tileRows, %c4 : index
      %189 = arith.muli %187, %188 : index
      %190 = arith.addi %36, %189 : index
      %191 = vector.load %24[%190] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %192 = arith.muli %tileRows, %c13 : index
      %193 = arith.addi %190, %192 : index
      %194 = vector.load %24[%193] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %195 = vector.shuffle %191, %194 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %196 = wave.mma %195, %152, %185 : vector<16xf16>, vector<8xf32>
      scf.yield %196 : vector<8xf32>
    }
    %197 = arith.select %42, %48, %41 : index
    %200 = scf.for %198 = %48 to %197 step %c7 iter_args(%199 = %51) -> (vector<8xf32>) {
      %201 = wave.lane
      %202 = arith.addi %198, %c8 : index
      %203 = arith.remui %201, %c4 : index
      %204 = arith.addi %15, %c6 : index
      %205 = arith.muli %202, %c14 : index
      %206 = arith.addi %204, %205 : index
      %207 = arith.muli %203, %c19 : index
      %208 = arith.addi %206, %207 : index
      %209 = vector.load %w[%208] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %210 = vector.bitcast %209 : vector<2xi8> to vector<1xf16>
      %211 = vector.extract %210[0] : f16 from vector<1xf16>
      %212 = vector.broadcast %211 : f16 to vector<16xf16>
      %213 = arith.addi %15, %c6 : index
      %214 = arith.addi %inputFeatures, %c5 : index
      %215 = arith.divui %214, %c6 : index
      %216 = arith.muli %215, %c6 : index
      %217 = arith.addi %213, %216 : index
      %218 = arith.muli %202, %c20 : index
      %219 = arith.addi %217, %218 : index
      %220 = arith.addi %219, %c8 : index
      %221 = arith.muli %203, %c4 : index
      %222 = arith.addi %220, %221 : index
      %223 = vector.load %w[%222] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %224 = vector.bitcast %223 : vector<16xi8> to vector<4xi32>
      %225 = arith.andi %224, %c21 : vector<4xi32>
      %226 = arith.ori %225, %c22 : vector<4xi32>
      %227 = vector.bitcast %226 : vector<4xi32> to vector<8xf16>
      %228 = arith.shrui %224, %c23 : vector<4xi32>
      %229 = arith.andi %228, %c21 : vector<4xi32>
      %230 = arith.ori %229, %c22 : vector<4xi32>
      %231 = vector.bitcast %230 : vector<4xi32> to vector<8xf16>
      %232 = vector.shuffle %227, %231 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %233 = arith.subf %232, %c24 : vector<16xf16>
      %234 = arith.mulf %233, %212 : vector<16xf16>
      %235 = arith.muli %202, %c20 : index
      %236 = arith.addi %217, %235 : index
      %237 = arith.addi %236, %c25 : index
      %238 = arith.muli %203, %c4 : index
      %239 = arith.addi %237, %238 : index
      %240 = vector.load %w[%239] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %241 = vector.bitcast %240 : vector<16xi8> to vector<4xi32>
      %242 = arith.andi %241, %c21 : vector<4xi32>
      %243 = arith.ori %242, %c22 : vector<4xi32>
      %244 = vector.bitcast %243 : vector<4xi32> to vector<8xf16>
      %245 = arith.shrui %241, %c23 : vector<4xi32>
      %246 = arith.andi %245, %c21 : vector<4xi32>
      %247 = arith.ori %246, %c22 : vector<4xi32>
      %248 = vector.bitcast %247 : vector<4xi32> to vector<8xf16>
      %249 = vector.shuffle %244, %248 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %250 = arith.subf %249, %c24 : vector<16xf16>
      %251 = arith.mulf %250, %212 : vector<16xf16>
      %252 = arith.muli %198, %c19 : index
      %253 = arith.addi %252, %c8 : index
      %254 = arith.muli %tileRows, %c4 : index
      %255 = arith.muli %253, %254 : index
      %256 = arith.addi %36, %255 : index
      %257 = vector.load %24[%256] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %258 = arith.muli %tileRows, %c13 : index
      %259 = arith.addi %256, %258 : index
      %260 = vector.load %24[%259] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %261 = vector.shuffle %257, %260 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %262 = wave.mma %261, %234, %199 : vector<16xf16>, vector<8xf32>
      %263 = arith.muli %198, %c19 : index
      %264 = arith.addi %263, %c7 : index
      %265 = arith.muli %tileRows, %c4 : index
      %266 = arith.muli %264, %265 : index
      %267 = arith.addi %36, %266 : index
      %268 = vector.load %24[%267] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %269 = arith.muli %tileRows, %c13 : index
      %270 = arith.addi %267, %269 : index
      %271 = vector.load %24[%270] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %272 = vector.shuffle %268, %271 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %273 = wave.mma %272, %251, %262 : vector<16xf16>, vector<8xf32>
      scf.yield %273 : vector<8xf32>
    }
    %274 = arith.addi %20, %c8 : index
    %275 = wave.lane
    %276 = arith.muli %3, %c7 : index
    %277 = arith.muli %276, %c25 : index
    %278 = arith.addi %277, %275 : index
    %279 = arith.muli %4, %c10 : index
    %280 = arith.addi %279, %278 : index
    %281 = arith.addi %280, %c8 : index
    %282 = arith.addi %281, %c8 : index
    %283 = vector.extract %200[0] : f32 from vector<8xf32>
    memref.store %283, %16[%282] : memref<?xf32>
    %284 = arith.muli %4, %c10 : index
    %285 = arith.addi %284, %278 : index
    %286 = arith.addi %285, %c8 : index
    %287 = arith.addi %286, %c14 : index
    %288 = vector.extract %200[1] : f32 from vector<8xf32>
    memref.store %288, %16[%287] : memref<?xf32>
    %289 = arith.muli %4, %c10 : index
    %290 = arith.addi %289, %278 : index
    %291 = arith.addi %290, %c8 : index
    %292 = arith.addi %291, %c27 : index
    %293 = vector.extract %200[2] : f32 from vector<8xf32>
    memref.store %293, %16[%292] : memref<?xf32>
    %294 = arith.muli %4, %c10 : index
    %295 = arith.addi %294, %278 : index
    %296 = arith.addi %295, %c8 : index
    %297 = arith.addi %296, %c28 : index
    %298 = vector.extract %200[3] : f32 from vector<8xf32>
    memref.store %298, %16[%297] : memref<?xf32>
    %299 = arith.muli %4, %c10 : index
    %300 = arith.addi %299, %278 : index
    %301 = arith.addi %300, %c8 : index
    %302 = arith.addi %301, %c6 : index
    %303 = vector.extract %200[4] : f32 from vector<8xf32>
    memref.store %303, %16[%302] : memref<?xf32>
    %304 = arith.muli %4, %c10 : index
    %305 = arith.addi %304, %278 : index
    %306 = arith.addi %305, %c8 : index
    %307 = arith.addi %306, %c29 : index
    %308 = vector.extract %200[5] : f32 from vector<8xf32>
    memref.store %308, %16[%307] : memref<?xf32>
    %309 = arith.muli %4, %c10 : index
    %310 = arith.addi %309, %278 : index
    %311 = arith.addi %310, %c8 : index
    %312 = arith.addi %311, %c30 : index
    %313 = vector.extract %200[6] : f32 from vector<8xf32>
    memref.store %313, %16[%312] : memref<?xf32>
    %314 = arith.muli %4, %c10 : index
    %315 = arith.addi %314, %278 : index
    %316 = arith.addi %315, %c8 : index
    %317 = arith.addi %316, %c31 : index
    %318 = vector.extract %200[7] : f32 from vector<8xf32>
    memref.store %318, %16[%317] : memref<?xf32>
    wave.barrier
    %319 = arith.muli %4, %c32 : index
    %320 = arith.addi %319, %c8 : index
    %321 = arith.muli %320, %c19 : index
    %322 = arith.divui %275, %c4 : index
    %323 = arith.addi %321, %322 : index
    %324 = arith.addi %274, %323 : index
    %325 = arith.cmpi slt, %324, %19 : index
    scf.if %325 {
      %326 = arith.cmpi eq, %hasFactors, %c7 : index
      %327 = arith.muli %324, %c19 : index
      %328 = memref.load %factors[%327] : memref<?xf32>
      %329 = arith.mulf %328, %operandScale : f32
      %330 = arith.select %326, %329, %operandScale : f32
      %331 = arith.addi %278, %c8 : index
      %332 = arith.muli %320, %c14 : index
      %333 = arith.addi %331, %332 : index
      %334 = memref.load %16[%333] : memref<?xf32>
      %335 = arith.addi %333, %c10 : index
      %336 = memref.load %16[%335] : memref<?xf32>
      %337 = arith.addf %334, %336 : f32
      %338 = arith.remui %275, %c4 : index
      %339 = arith.muli %338, %c32 : index
      %340 = arith.addi %15, %339 : index
      %341 = vector.load %w[%340] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %342 = vector.bitcast %341 : vector<4xi8> to vector<1xf32>
      %343 = vector.extract %342[0] : f32 from vector<1xf32>
      %344 = arith.mulf %343, %330 : f32
      %345 = arith.mulf %337, %344 : f32
      %346 = arith.muli %3, %c7 : index
      %347 = arith.addi %346, %c8 : index
      %348 = arith.muli %347, %c4 : index
      %349 = arith.remui %275, %c4 : index
      %350 = arith.addi %348, %349 : index
      %351 = arith.muli %323, %c35 : index
      %352 = arith.addi %351, %350 : index
      memref.store %345, %17[%352] : memref<?xf32>
    }
    %353 = arith.muli %4, %c32 : index
    %354 = arith.addi %353, %c7 : index
    %355 = arith.muli %354, %c19 : index
    %356 = arith.divui %275, %c4 : index
    %357 = arith.addi %355, %356 : index
    %358 = arith.addi %274, %357 : index
    %359 = arith.cmpi slt, %358, %19 : index
    scf.if %359 {
      %360 = arith.cmpi eq, %hasFactors, %c7 : index
      %361 = arith.muli %358, %c19 : index
      %362 = memref.load %factors[%361] : memref<?xf32>
      %363 = arith.mulf %362, %operandScale : f32
      %364 = arith.select %360, %363, %operandScale : f32
      %365 = arith.addi %278, %c8 : index
      %366 = arith.muli %354, %c14 : index
      %367 = arith.addi %365, %366 : index
      %368 = memref.load %16[%367] : memref<?xf32>
      %369 = arith.addi %367, %c10 : index
      %370 = memref.load %16[%369] : memref<?xf32>
      %371 = arith.addf %368, %370 : f32
      %372 = arith.remui %275, %c4 : index
      %373 = arith.muli %372, %c32 : index
      %374 = arith.addi %15, %373 : index
      %375 = vector.load %w[%374] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %376 = vector.bitcast %375 : vector<4xi8> to vector<1xf32>
      %377 = vector.extract %376[0] : f32 from vector<1xf32>
      %378 = arith.mulf %377, %364 : f32
      %379 = arith.mulf %371, %378 : f32
      %380 = arith.muli %3, %c7 : index
      %381 = arith.addi %380, %c8 : index
      %382 = arith.muli %381, %c4 : index
      %383 = arith.remui %275, %c4 : index
      %384 = arith.addi %382, %383 : index
      %385 = arith.muli %357, %c35 : index
      %386 = arith.addi %385, %384 : index
      memref.store %379, %17[%386] : memref<?xf32>
    }
    %387 = arith.muli %4, %c32 : index
    %388 = arith.addi %387, %c19 : index
    %389 = arith.muli %388, %c19 : index
    %390 = arith.divui %275, %c4 : index
    %391 = arith.addi %389, %390 : index
    %392 = arith.addi %274, %391 : index
    %393 = arith.cmpi slt, %392, %19 : index
    scf.if %393 {
      %394 = arith.cmpi eq, %hasFactors, %c7 : index
      %395 = arith.muli %392, %c19 : index
      %396 = memref.load %factors[%395] : memref<?xf32>
      %397 = arith.mulf %396, %operandScale : f32
      %398 = arith.select %394, %397, %operandScale : f32
      %399 = arith.addi %278, %c8 : index
      %400 = arith.muli %388, %c14 : index
      %401 = arith.addi %399, %400 : index
      %402 = memref.load %16[%401] : memref<?xf32>
      %403 = arith.addi %401, %c10 : index
      %404 = memref.load %16[%403] : memref<?xf32>
      %405 = arith.addf %402, %404 : f32
      %406 = arith.remui %275, %c4 : index
      %407 = arith.muli %406, %c32 : index
      %408 = arith.addi %15, %407 : index
      %409 = vector.load %w[%408] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %410 = vector.bitcast %409 : vector<4xi8> to vector<1xf32>
      %411 = vector.extract %410[0] : f32 from vector<1xf32>
      %412 = arith.mulf %411, %398 : f32
      %413 = arith.mulf %405, %412 : f32
      %414 = arith.muli %3, %c7 : index
      %415 = arith.addi %414, %c8 : index
      %416 = arith.muli %415, %c4 : index
      %417 = arith.remui %275, %c4 : index
      %418 = arith.addi %416, %417 : index
      %419 = arith.muli %391, %c35 : index
      %420 = arith.addi %419, %418 : index
      memref.store %413, %17[%420] : memref<?xf32>
    }
    %421 = arith.muli %4, %c32 : index
    %422 = arith.addi %421, %c26 : index
    %423 = arith.muli %422, %c19 : index
    %424 = arith.divui %275, %c4 : index
    %425 = arith.addi %423, %424 : index
    %426 = arith.addi %274, %425 : index
    %427 = arith.cmpi slt, %426, %19 : index
    scf.if %427 {
      %428 = arith.cmpi eq, %hasFactors, %c7 : index
      %429 = arith.muli %426, %c19 : index
      %430 = memref.load %factors[%429] : memref<?xf32>
      %431 = arith.mulf %430, %operandScale : f32
      %432 = arith.select %428, %431, %operandScale : f32
      %433 = arith.addi %278, %c8 : index
      %434 = arith.muli %422, %c14 : index
      %435 = arith.addi %433, %434 : index
      %436 = memref.load %16[%435] : memref<?xf32>
      %437 = arith.addi %435, %c10 : index
      %438 = memref.load %16[%437] : memref<?xf32>
      %439 = arith.addf %436, %438 : f32
      %440 = arith.remui %275, %c4 : index
      %441 = arith.muli %440, %c32 : index
      %442 = arith.addi %15, %441 : index
      %443 = vector.load %w[%442] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %444 = vector.bitcast %443 : vector<4xi8> to vector<1xf32>
      %445 = vector.extract %444[0] : f32 from vector<1xf32>
      %446 = arith.mulf %445, %432 : f32
      %447 = arith.mulf %439, %446 : f32
      %448 = arith.muli %3, %c7 : index
      %449 = arith.addi %448, %c8 : index
      %450 = arith.muli %449, %c4 : index
      %451 = arith.remui %275, %c4 : index
      %452 = arith.addi %450, %451 : index
      %453 = arith.muli %425, %c35 : index
      %454 = arith.addi %453, %452 : index
      memref.store %447, %17[%454] : memref<?xf32>
    }
    wave.barrier
    %455 = arith.addi %20, %c8 : index
    %456 = wave.wave
    %457 = arith.addi %456, %c8 : index
    %458 = arith.addi %455, %457 : index
    %459 = arith.cmpi slt, %458, %19 : index
    %460 = arith.cmpi slt, %457, %c4 : index
    %461 = arith.andi %459, %460 : i1
    scf.if %461 {
      %462 = arith.addi %455, %457 : index
      %463 = arith.muli %457, %c35 : index
      %464 = wave.lane
      %465 = arith.addi %464, %c8 : index
      %466 = arith.cmpi eq, %hasBias, %c7 : index
      %467 = arith.addi %463, %465 : index
      %468 = memref.load %17[%467] : memref<?xf32>
      %469 = arith.muli %0, %c35 : index
      %470 = arith.addi %469, %465 : index
      %471 = memref.load %bias[%470] : memref<?xf32>
      %472 = arith.addf %468, %471 : f32
      %473 = arith.select %466, %472, %468 : f32
      %474 = arith.addi %465, %c37 : index
      %475 = arith.cmpi eq, %hasBias, %c7 : index
      %476 = arith.addi %463, %474 : index
      %477 = memref.load %17[%476] : memref<?xf32>
      %478 = arith.muli %0, %c35 : index
      %479 = arith.addi %478, %474 : index
      %480 = memref.load %bias[%479] : memref<?xf32>
      %481 = arith.addf %477, %480 : f32
      %482 = arith.select %475, %481, %477 : f32
      %483 = arith.addi %464, %c14 : index
      %484 = arith.cmpi slt, %483, %c37 : index
      %485 = arith.minsi %483, %c38 : index
      %486 = arith.cmpi eq, %hasBias, %c7 : index
      %487 = arith.addi %463, %485 : index
      %488 = memref.load %17[%487] : memref<?xf32>
      %489 = arith.muli %0, %c35 : index
      %490 = arith.addi %489, %485 : index
      %491 = memref.load %bias[%490] : memref<?xf32>
      %492 = arith.addf %488, %491 : f32
      %493 = arith.select %486, %492, %488 : f32
      %494 = arith.addi %485, %c37 : index
      %495 = arith.cmpi eq, %hasBias, %c7 : index
      %496 = arith.addi %463, %494 : index
      %497 = memref.load %17[%496] : memref<?xf32>
      %498 = arith.muli %0, %c35 : index
      %499 = arith.addi %498, %494 : index
      %500 = memref.load %bias[%499] : memref<?xf32>
      %501 = arith.addf %497, %500 : f32
      %502 = arith.select %495, %501, %497 : f32
      %503 = arith.addi %heads, %kvHeads : index
      %504 = arith.cmpi slt, %0, %503 : index
      scf.if %504 {
        %505 = arith.addi %positionsAt, %462 : index
        %506 = memref.load %step[%505] : memref<?xi32>
        %507 = arith.index_cast %506 : i32 to index
        %508 = arith.cmpi eq, %hasNorm, %c7 : index
        %509 = math.fma %473, %473, %c41 : f32
        %510 = math.fma %482, %482, %509 : f32
        %511 = math.fma %493, %493, %510 : f32
        %512 = arith.select %484, %511, %510 : f32
        %513 = math.fma %502, %502, %512 : f32
        %514 = arith.select %484, %513, %512 : f32
        %515 = vector.broadcast %514 : f32 to vector<1xf32>
        %516 = wave.reduce "add" %515 : vector<1xf32>
        %517 = arith.mulf %516, %inverseHeadDim : f32
        %518 = arith.addf %517, %epsilon : f32
        %519 = math.sqrt %518 : f32
        %520 = arith.divf %c43, %519 : f32
        %521 = arith.cmpi slt, %0, %heads : index
        %522 = arith.addi %465, %c37 : index
        %523 = memref.load %query_norm[%465] : memref<?xf32>
        %524 = memref.load %key_norm[%465] : memref<?xf32>
        %525 = arith.select %521, %523, %524 : f32
        %526 = arith.mulf %473, %520 : f32
        %527 = arith.mulf %526, %525 : f32
        %528 = arith.select %508, %527, %473 : f32
        %529 = memref.load %query_norm[%522] : memref<?xf32>
        %530 = memref.load %key_norm[%522] : memref<?xf32>
        %531 = arith.select %521, %529, %530 : f32
        %532 = arith.mulf %482, %520 : f32
        %533 = arith.mulf %532, %531 : f32
        %534 = arith.select %508, %533, %482 : f32
        %535 = arith.addi %485, %c37 : index
        %536 = memref.load %query_norm[%485] : memref<?xf32>
        %537 = memref.load %key_norm[%485] : memref<?xf32>
        %538 = arith.select %521, %536, %537 : f32
        %539 = arith.mulf %493, %520 : f32
        %540 = arith.mulf %539, %538 : f32
        %541 = arith.select %508, %540, %493 : f32
        %542 = memref.load %query_norm[%535] : memref<?xf32>
        %543 = memref.load %key_norm[%535] : memref<?xf32>
        %544 = arith.select %521, %542, %543 : f32
        %545 = arith.mulf %502, %520 : f32
        %546 = arith.mulf %545, %544 : f32
        %547 = arith.select %508, %546, %502 : f32
        %548 = arith.remui %507, %c25 : index
        %549 = arith.muli %548, %c35 : index
        %550 = arith.addi %549, %465 : index
        %551 = arith.divui %507, %c25 : index
        %552 = arith.addi %551, %c25 : index
        %553 = arith.muli %552, %c35 : index
        %554 = arith.addi %553, %465 : index
        %555 = memref.load %rope[%550] : memref<?xf32>
        %556 = arith.addi %550, %c37 : index
        %557 = memref.load %rope[%556] : memref<?xf32>
        %558 = memref.load %rope[%554] : memref<?xf32>
        %559 = arith.addi %554, %c37 : index
        %560 = memref.load %rope[%559] : memref<?xf32>
        %561 = arith.mulf %558, %555 : f32
        %562 = arith.mulf %560, %557 : f32
        %563 = arith.subf %561, %562 : f32
        %564 = arith.mulf %560, %555 : f32
        %565 = arith.mulf %558, %557 : f32
        %566 = arith.addf %564, %565 : f32
        %567 = arith.mulf %528, %563 : f32
        %568 = arith.mulf %534, %566 : f32
        %569 = arith.subf %567, %568 : f32
        %570 = arith.mulf %534, %563 : f32
        %571 = arith.mulf %528, %566 : f32
        %572 = arith.addf %570, %571 : f32
        %573 = arith.cmpi slt, %0, %heads : index
        scf.if %573 {
          %574 = arith.muli %462, %heads : index
          %575 = arith.addi %574, %0 : index
          %576 = arith.muli %575, %c35 : index
          %577 = arith.addi %576, %465 : index
          memref.store %569, %q[%577] : memref<?xf32>
          %578 = arith.addi %577, %c37 : index
          memref.store %572, %q[%578] : memref<?xf32>
        } else {
          %579 = arith.addi %463, %465 : index
          memref.store %569, %17[%579] : memref<?xf32>
          %580 = arith.addi %463, %465 : index
          %581 = arith.addi %580, %c37 : index
          memref.store %572, %17[%581] : memref<?xf32>
        }
        %582 = arith.remui %507, %c25 : index
        %583 = arith.muli %582, %c35 : index
        %584 = arith.addi %583, %485 : index
        %585 = arith.divui %507, %c25 : index
        %586 = arith.addi %585, %c25 : index
        %587 = arith.muli %586, %c35 : index
        %588 = arith.addi %587, %485 : index
        %589 = memref.load %rope[%584] : memref<?xf32>
        %590 = arith.addi %584, %c37 : index
        %591 = memref.load %rope[%590] : memref<?xf32>
        %592 = memref.load %rope[%588] : memref<?xf32>
        %593 = arith.addi %588, %c37 : index
        %594 = memref.load %rope[%593] : memref<?xf32>
        %595 = arith.mulf %592, %589 : f32
        %596 = arith.mulf %594, %591 : f32
        %597 = arith.subf %595, %596 : f32
        %598 = arith.mulf %594, %589 : f32
        %599 = arith.mulf %592, %591 : f32
        %600 = arith.addf %598, %599 : f32
        %601 = arith.mulf %541, %597 : f32
        %602 = arith.mulf %547, %600 : f32
        %603 = arith.subf %601, %602 : f32
        %604 = arith.mulf %547, %597 : f32
        %605 = arith.mulf %541, %600 : f32
        %606 = arith.addf %604, %605 : f32
        scf.if %484 {
          %607 = arith.cmpi slt, %0, %heads : index
          scf.if %607 {
            %608 = arith.muli %462, %heads : index
            %609 = arith.addi %608, %0 : index
            %610 = arith.muli %609, %c35 : index
            %611 = arith.addi %610, %485 : index
            memref.store %603, %q[%611] : memref<?xf32>
            %612 = arith.addi %611, %c37 : index
            memref.store %606, %q[%612] : memref<?xf32>
          } else {
            %613 = arith.addi %463, %485 : index
            memref.store %603, %17[%613] : memref<?xf32>
            %614 = arith.addi %463, %485 : index
            %615 = arith.addi %614, %c37 : index
            memref.store %606, %17[%615] : memref<?xf32>
          }
        }
      } else {
        %616 = arith.cmpi slt, %0, %heads : index
        scf.if %616 {
          %617 = arith.muli %462, %heads : index
          %618 = arith.addi %617, %0 : index
          %619 = arith.muli %618, %c35 : index
          %620 = arith.addi %619, %465 : index
          memref.store %473, %q[%620] : memref<?xf32>
          %621 = arith.addi %620, %c37 : index
          memref.store %482, %q[%621] : memref<?xf32>
        } else {
          %622 = arith.addi %463, %465 : index
          memref.store %473, %17[%622] : memref<?xf32>
          %623 = arith.addi %463, %465 : index
          %624 = arith.addi %623, %c37 : index
          memref.store %482, %17[%624] : memref<?xf32>
        }
        scf.if %484 {
          %625 = arith.cmpi slt, %0, %heads : index
          scf.if %625 {
            %626 = arith.muli %462, %heads : index
            %627 = arith.addi %626, %0 : index
            %628 = arith.muli %627, %c35 : index
            %629 = arith.addi %628, %485 : index
            memref.store %493, %q[%629] : memref<?xf32>
            %630 = arith.addi %629, %c37 : index
            memref.store %502, %q[%630] : memref<?xf32>
          } else {
            %631 = arith.addi %463, %485 : index
            memref.store %493, %17[%631] : memref<?xf32>
            %632 = arith.addi %463, %485 : index
            %633 = arith.addi %632, %c37 : index
            memref.store %502, %17[%633] : memref<?xf32>
          }
        }
      }
    }
    %634 = arith.addi %456, %c45 : index
    %635 = arith.addi %455, %634 : index
    %636 = arith.cmpi slt, %635, %19 : index
    %637 = arith.cmpi slt, %634, %c4 : index
    %638 = arith.andi %636, %637 : i1
    scf.if %638 {
      %639 = arith.addi %455, %634 : index
      %640 = arith.muli %634, %c35 : index
      %641 = wave.lane
      %642 = arith.addi %641, %c8 : index
      %643 = arith.cmpi eq, %hasBias, %c7 : index
      %644 = arith.addi %640, %642 : index
      %645 = memref.load %17[%644] : memref<?xf32>
      %646 = arith.muli %0, %c35 : index
      %647 = arith.addi %646, %642 : index
      %648 = memref.load %bias[%647] : memref<?xf32>
      %649 = arith.addf %645, %648 : f32
      %650 = arith.select %643, %649, %645 : f32
      %651 = arith.addi %642, %c37 : index
      %652 = arith.cmpi eq, %hasBias, %c7 : index
      %653 = arith.addi %640, %651 : index
      %654 = memref.load %17[%653] : memref<?xf32>
      %655 = arith.muli %0, %c35 : index
      %656 = arith.addi %655, %651 : index
      %657 = memref.load %bias[%656] : memref<?xf32>
      %658 = arith.addf %654, %657 : f32
      %659 = arith.select %652, %658, %654 : f32
      %660 = arith.addi %641, %c14 : index
      %661 = arith.cmpi slt, %660, %c37 : index
      %662 = arith.minsi %660, %c38 : index
      %663 = arith.cmpi eq, %hasBias, %c7 : index
      %664 = arith.addi %640, %662 : index
      %665 = memref.load %17[%664] : memref<?xf32>
      %666 = arith.muli %0, %c35 : index
      %667 = arith.addi %666, %662 : index
      %668 = memref.load %bias[%667] : memref<?xf32>
      %669 = arith.addf %665, %668 : f32
      %670 = arith.select %663, %669, %665 : f32
      %671 = arith.addi %662, %c37 : index
      %672 = arith.cmpi eq, %hasBias, %c7 : index
      %673 = arith.addi %640, %671 : index
      %674 = memref.load %17[%673] : memref<?xf32>
      %675 = arith.muli %0, %c35 : index
      %676 = arith.addi %675, %671 : index
      %677 = memref.load %bias[%676] : memref<?xf32>
      %678 = arith.addf %674, %677 : f32
      %679 = arith.select %672, %678, %674 : f32
      %680 = arith.addi %heads, %kvHeads : index
      %681 = arith.cmpi slt, %0, %680 : index
      scf.if %681 {
        %682 = arith.addi %positionsAt, %639 : index
        %683 = memref.load %step[%682] : memref<?xi32>
        %684 = arith.index_cast %683 : i32 to index
        %685 = arith.cmpi eq, %hasNorm, %c7 : index
        %686 = math.fma %650, %650, %c41 : f32
        %687 = math.fma %659, %659, %686 : f32
        %688 = math.fma %670, %670, %687 : f32
        %689 = arith.select %661, %688, %687 : f32
        %690 = math.fma %679, %679, %689 : f32
        %691 = arith.select %661, %690, %689 : f32
        %692 = vector.broadcast %691 : f32 to vector<1xf32>
        %693 = wave.reduce "add" %692 : vector<1xf32>
        %694 = arith.mulf %693, %inverseHeadDim : f32
        %695 = arith.addf %694, %epsilon : f32
        %696 = math.sqrt %695 : f32
        %697 = arith.divf %c43, %696 : f32
        %698 = arith.cmpi slt, %0, %heads : index
        %699 = arith.addi %642, %c37 : index
        %700 = memref.load %query_norm[%642] : memref<?xf32>
        %701 = memref.load %key_norm[%642] : memref<?xf32>
        %702 = arith.select %698, %700, %701 : f32
        %703 = arith.mulf %650, %697 : f32
        %704 = arith.mulf %703, %702 : f32
        %705 = arith.select %685, %704, %650 : f32
        %706 = memref.load %query_norm[%699] : memref<?xf32>
        %707 = memref.load %key_norm[%699] : memref<?xf32>
        %708 = arith.select %698, %706, %707 : f32
        %709 = arith.mulf %659, %697 : f32
        %710 = arith.mulf %709, %708 : f32
        %711 = arith.select %685, %710, %659 : f32
        %712 = arith.addi %662, %c37 : index
        %713 = memref.load %query_norm[%662] : memref<?xf32>
        %714 = memref.load %key_norm[%662] : memref<?xf32>
        %715 = arith.select %698, %713, %714 : f32
        %716 = arith.mulf %670, %697 : f32
        %717 = arith.mulf %716, %715 : f32
        %718 = arith.select %685, %717, %670 : f32
        %719 = memref.load %query_norm[%712] : memref<?xf32>
        %720 = memref.load %key_norm[%712] : memref<?xf32>
        %721 = arith.select %698, %719, %720 : f32
        %722 = arith.mulf %679, %697 : f32
        %723 = arith.mulf %722, %721 : f32
        %724 = arith.select %685, %723, %679 : f32
        %725 = arith.remui %684, %c25 : index
        %726 = arith.muli %725, %c35 : index
        %727 = arith.addi %726, %642 : index
        %728 = arith.divui %684, %c25 : index
        %729 = arith.addi %728, %c25 : index
        %730 = arith.muli %729, %c35 : index
        %731 = arith.addi %730, %642 : index
        %732 = memref.load %rope[%727] : memref<?xf32>
        %733 = arith.addi %727, %c37 : index
        %734 = memref.load %rope[%733] : memref<?xf32>
        %735 = memref.load %rope[%731] : memref<?xf32>
        %736 = arith.addi %731, %c37 : index
        %737 = memref.load %rope[%736] : memref<?xf32>
        %738 = arith.mulf %735, %732 : f32
        %739 = arith.mulf %737, %734 : f32
        %740 = arith.subf %738, %739 : f32
        %741 = arith.mulf %737, %732 : f32
        %742 = arith.mulf %735, %734 : f32
        %743 = arith.addf %741, %742 : f32
        %744 = arith.mulf %705, %740 : f32
        %745 = arith.mulf %711, %743 : f32
        %746 = arith.subf %744, %745 : f32
        %747 = arith.mulf %711, %740 : f32
        %748 = arith.mulf %705, %743 : f32
        %749 = arith.addf %747, %748 : f32
        %750 = arith.cmpi slt, %0, %heads : index
        scf.if %750 {
          %751 = arith.muli %639, %heads : index
          %752 = arith.addi %751, %0 : index
          %753 = arith.muli %752, %c35 : index
          %754 = arith.addi %753, %642 : index
          memref.store %746, %q[%754] : memref<?xf32>
          %755 = arith.addi %754, %c37 : index
          memref.store %749, %q[%755] : memref<?xf32>
        } else {
          %756 = arith.addi %640, %642 : index
          memref.store %746, %17[%756] : memref<?xf32>
          %757 = arith.addi %640, %642 : index
          %758 = arith.addi %757, %c37 : index
          memref.store %749, %17[%758] : memref<?xf32>
        }
        %759 = arith.remui %684, %c25 : index
        %760 = arith.muli %759, %c35 : index
        %761 = arith.addi %760, %662 : index
        %762 = arith.divui %684, %c25 : index
        %763 = arith.addi %762, %c25 : index
        %764 = arith.muli %763, %c35 : index
        %765 = arith.addi %764, %662 : index
        %766 = memref.load %rope[%761] : memref<?xf32>
        %767 = arith.addi %761, %c37 : index
        %768 = memref.load %rope[%767] : memref<?xf32>
        %769 = memref.load %rope[%765] : memref<?xf32>
        %770 = arith.addi %765, %c37 : index
        %771 = memref.load %rope[%770] : memref<?xf32>
        %772 = arith.mulf %769, %766 : f32
        %773 = arith.mulf %771, %768 : f32
        %774 = arith.subf %772, %773 : f32
        %775 = arith.mulf %771, %766 : f32
        %776 = arith.mulf %769, %768 : f32
        %777 = arith.addf %775, %776 : f32
        %778 = arith.mulf %718, %774 : f32
        %779 = arith.mulf %724, %777 : f32
        %780 = arith.subf %778, %779 : f32
        %781 = arith.mulf %724, %774 : f32
        %782 = arith.mulf %718, %777 : f32
        %783 = arith.addf %781, %782 : f32
        scf.if %661 {
          %784 = arith.cmpi slt, %0, %heads : index
          scf.if %784 {
            %785 = arith.muli %639, %heads : index
            %786 = arith.addi %785, %0 : index
            %787 = arith.muli %786, %c35 : index
            %788 = arith.addi %787, %662 : index
            memref.store %780, %q[%788] : memref<?xf32>
            %789 = arith.addi %788, %c37 : index
            memref.store %783, %q[%789] : memref<?xf32>
          } else {
            %790 = arith.addi %640, %662 : index
            memref.store %780, %17[%790] : memref<?xf32>
            %791 = arith.addi %640, %662 : index
            %792 = arith.addi %791, %c37 : index
            memref.store %783, %17[%792] : memref<?xf32>
          }
        }
      } else {
        %793 = arith.cmpi slt, %0, %heads : index
        scf.if %793 {
          %794 = arith.muli %639, %heads : index
          %795 = arith.addi %794, %0 : index
          %796 = arith.muli %795, %c35 : index
          %797 = arith.addi %796, %642 : index
          memref.store %650, %q[%797] : memref<?xf32>
          %798 = arith.addi %797, %c37 : index
          memref.store %659, %q[%798] : memref<?xf32>
        } else {
          %799 = arith.addi %640, %642 : index
          memref.store %650, %17[%799] : memref<?xf32>
          %800 = arith.addi %640, %642 : index
          %801 = arith.addi %800, %c37 : index
          memref.store %659, %17[%801] : memref<?xf32>
        }
        scf.if %661 {
          %802 = arith.cmpi slt, %0, %heads : index
          scf.if %802 {
            %803 = arith.muli %639, %heads : index
            %804 = arith.addi %803, %0 : index
            %805 = arith.muli %804, %c35 : index
            %806 = arith.addi %805, %662 : index
            memref.store %670, %q[%806] : memref<?xf32>
            %807 = arith.addi %806, %c37 : index
            memref.store %679, %q[%807] : memref<?xf32>
          } else {
            %808 = arith.addi %640, %662 : index
            memref.store %670, %17[%808] : memref<?xf32>
            %809 = arith.addi %640, %662 : index
            %810 = arith.addi %809, %c37 : index
            memref.store %679, %17[%810] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %811 = arith.cmpi sge, %0, %heads : index
    scf.if %811 {
      %812 = arith.addi %456, %c8 : index
      %813 = arith.addi %455, %812 : index
      %814 = arith.cmpi slt, %813, %19 : index
      %815 = arith.cmpi slt, %812, %c4 : index
      %816 = arith.andi %814, %815 : i1
      scf.if %816 {
        %817 = arith.addi %455, %812 : index
        %818 = arith.addi %slotsAt, %817 : index
        %819 = memref.load %step[%818] : memref<?xi32>
        %820 = arith.index_cast %819 : i32 to index
        %821 = arith.cmpi sge, %820, %c8 : index
        scf.if %821 {
          %822 = arith.muli %812, %c35 : index
          %823 = arith.subi %0, %heads : index
          %824 = memref.load %scales[%823] : memref<?xf32>
          %825 = vector.broadcast %824 : f32 to vector<4xf32>
          %826 = arith.divui %820, %c4 : index
          %827 = arith.remui %820, %c4 : index
          %828 = arith.muli %826, %pageBytes : index
          %829 = arith.cmpi eq, %codec, %c8 : index
          scf.if %829 {
            %830 = wave.lane
            %831 = arith.muli %830, %c32 : index
            scf.for %832 = %831 to %c35 step %c6 {
              %833 = arith.addi %822, %832 : index
              %834 = vector.load %17[%833] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %835 = arith.mulf %834, %825 : vector<4xf32>
              %836 = arith.minimumf %835, %c49 : vector<4xf32>
              %837 = arith.maximumf %836, %c50 : vector<4xf32>
              %838 = arith.truncf %837 : vector<4xf32> to vector<4xf16>
              %839 = vector.bitcast %838 : vector<4xf16> to vector<8xi8>
              %840 = arith.cmpi slt, %823, %kvHeads : index
              scf.if %840 {
                %841 = arith.muli %823, %c51 : index
                %842 = arith.addi %828, %841 : index
                %843 = arith.divui %832, %c4 : index
                %844 = arith.muli %843, %c20 : index
                %845 = arith.remui %832, %c4 : index
                %846 = arith.divui %845, %c13 : index
                %847 = arith.muli %846, %c25 : index
                %848 = arith.muli %827, %c4 : index
                %849 = arith.addi %847, %848 : index
                %850 = arith.remui %845, %c13 : index
                %851 = arith.muli %850, %c19 : index
                %852 = arith.addi %849, %851 : index
                %853 = arith.addi %844, %852 : index
                %854 = arith.addi %842, %853 : index
                vector.store %839, %kv[%854] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %855 = arith.subi %823, %kvHeads : index
                %856 = arith.muli %855, %c51 : index
                %857 = arith.addi %828, %856 : index
                %858 = arith.addi %832, %c8 : index
                %859 = arith.divui %858, %c4 : index
                %860 = arith.muli %859, %c20 : index
                %861 = arith.addi %860, %c9 : index
                %862 = arith.remui %858, %c4 : index
                %863 = arith.divui %827, %c19 : index
                %864 = arith.remui %827, %c19 : index
                %865 = arith.muli %864, %c13 : index
                %866 = arith.addi %863, %865 : index
                %867 = arith.divui %866, %c13 : index
                %868 = arith.muli %867, %c25 : index
                %869 = arith.muli %862, %c4 : index
                %870 = arith.addi %868, %869 : index
                %871 = arith.remui %866, %c13 : index
                %872 = arith.muli %871, %c19 : index
                %873 = arith.addi %870, %872 : index
                %874 = arith.addi %861, %873 : index
                %875 = arith.addi %857, %874 : index
                %876 = vector.shuffle %839, %839 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %876, %kv[%875] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %877 = arith.addi %832, %c7 : index
                %878 = arith.divui %877, %c4 : index
                %879 = arith.muli %878, %c20 : index
                %880 = arith.addi %879, %c9 : index
                %881 = arith.remui %877, %c4 : index
                %882 = arith.divui %827, %c19 : index
                %883 = arith.remui %827, %c19 : index
                %884 = arith.muli %883, %c13 : index
                %885 = arith.addi %882, %884 : index
                %886 = arith.divui %885, %c13 : index
                %887 = arith.muli %886, %c25 : index
                %888 = arith.muli %881, %c4 : index
                %889 = arith.addi %887, %888 : index
                %890 = arith.remui %885, %c13 : index
                %891 = arith.muli %890, %c19 : index
                %892 = arith.addi %889, %891 : index
                %893 = arith.addi %880, %892 : index
                %894 = arith.addi %857, %893 : index
                %895 = vector.shuffle %839, %839 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %895, %kv[%894] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %896 = arith.addi %832, %c19 : index
                %897 = arith.divui %896, %c4 : index
                %898 = arith.muli %897, %c20 : index
                %899 = arith.addi %898, %c9 : index
                %900 = arith.remui %896, %c4 : index
                %901 = arith.divui %827, %c19 : index
                %902 = arith.remui %827, %c19 : index
                %903 = arith.muli %902, %c13 : index
                %904 = arith.addi %901, %903 : index
                %905 = arith.divui %904, %c13 : index
                %906 = arith.muli %905, %c25 : index
                %907 = arith.muli %900, %c4 : index
                %908 = arith.addi %906, %907 : index
                %909 = arith.remui %904, %c13 : index
                %910 = arith.muli %909, %c19 : index
                %911 = arith.addi %908, %910 : index
                %912 = arith.addi %899, %911 : index
                %913 = arith.addi %857, %912 : index
                %914 = vector.shuffle %839, %839 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %914, %kv[%913] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %915 = arith.addi %832, %c26 : index
                %916 = arith.divui %915, %c4 : index
                %917 = arith.muli %916, %c20 : index
                %918 = arith.addi %917, %c9 : index
                %919 = arith.remui %915, %c4 : index
                %920 = arith.divui %827, %c19 : index
                %921 = arith.remui %827, %c19 : index
                %922 = arith.muli %921, %c13 : index
                %923 = arith.addi %920, %922 : index
                %924 = arith.divui %923, %c13 : index
                %925 = arith.muli %924, %c25 : index
                %926 = arith.muli %919, %c4 : index
                %927 = arith.addi %925, %926 : index
                %928 = arith.remui %923, %c13 : index
                %929 = arith.muli %928, %c19 : index
                %930 = arith.addi %927, %929 : index
                %931 = arith.addi %918, %930 : index
                %932 = arith.addi %857, %931 : index
                %933 = vector.shuffle %839, %839 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %933, %kv[%932] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %934 = arith.cmpi eq, %codec, %c7 : index
          scf.if %934 {
            %935 = wave.lane
            %936 = arith.muli %935, %c32 : index
            scf.for %937 = %936 to %c35 step %c6 {
              %938 = arith.addi %822, %937 : index
              %939 = vector.load %17[%938] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %940 = arith.mulf %939, %825 : vector<4xf32>
              %941 = wave.fp8_encode "e4m3" %940 : vector<4xf32> -> vector<4xi8>
              %942 = arith.cmpi slt, %823, %kvHeads : index
              scf.if %942 {
                %943 = arith.muli %823, %c9 : index
                %944 = arith.addi %828, %943 : index
                %945 = vector.shuffle %941, %941 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %946 = arith.divui %937, %c4 : index
                %947 = arith.muli %946, %c25 : index
                %948 = arith.remui %937, %c4 : index
                %949 = arith.muli %827, %c4 : index
                %950 = arith.divui %948, %c32 : index
                %951 = arith.muli %950, %c32 : index
                %952 = arith.remui %948, %c19 : index
                %953 = arith.muli %952, %c19 : index
                %954 = arith.addi %951, %953 : index
                %955 = arith.divui %948, %c19 : index
                %956 = arith.remui %955, %c19 : index
                %957 = arith.addi %954, %956 : index
                %958 = arith.addi %949, %957 : index
                %959 = arith.addi %947, %958 : index
                %960 = arith.addi %944, %959 : index
                vector.store %945, %kv[%960] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %961 = arith.subi %823, %kvHeads : index
                %962 = arith.muli %961, %c9 : index
                %963 = arith.addi %828, %962 : index
                %964 = arith.addi %937, %c8 : index
                %965 = arith.divui %964, %c4 : index
                %966 = arith.muli %965, %c25 : index
                %967 = arith.addi %966, %c10 : index
                %968 = arith.remui %964, %c4 : index
                %969 = arith.divui %827, %c19 : index
                %970 = arith.remui %827, %c19 : index
                %971 = arith.muli %970, %c13 : index
                %972 = arith.addi %969, %971 : index
                %973 = arith.muli %968, %c4 : index
                %974 = arith.divui %972, %c32 : index
                %975 = arith.muli %974, %c32 : index
                %976 = arith.remui %972, %c19 : index
                %977 = arith.muli %976, %c19 : index
                %978 = arith.addi %975, %977 : index
                %979 = arith.divui %972, %c19 : index
                %980 = arith.remui %979, %c19 : index
                %981 = arith.addi %978, %980 : index
                %982 = arith.addi %973, %981 : index
                %983 = arith.addi %967, %982 : index
                %984 = arith.addi %963, %983 : index
                %985 = vector.shuffle %941, %941 [0] : vector<4xi8>, vector<4xi8>
                vector.store %985, %kv[%984] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %986 = arith.addi %937, %c7 : index
                %987 = arith.divui %986, %c4 : index
                %988 = arith.muli %987, %c25 : index
                %989 = arith.addi %988, %c10 : index
                %990 = arith.remui %986, %c4 : index
                %991 = arith.divui %827, %c19 : index
                %992 = arith.remui %827, %c19 : index
                %993 = arith.muli %992, %c13 : index
                %994 = arith.addi %991, %993 : index
                %995 = arith.muli %990, %c4 : index
                %996 = arith.divui %994, %c32 : index
                %997 = arith.muli %996, %c32 : index
                %998 = arith.remui %994, %c19 : index
                %999 = arith.muli %998, %c19 : index
                %1000 = arith.addi %997, %999 : index
                %1001 = arith.divui %994, %c19 : index
                %1002 = arith.remui %1001, %c19 : index
                %1003 = arith.addi %1000, %1002 : index
                %1004 = arith.addi %995, %1003 : index
                %1005 = arith.addi %989, %1004 : index
                %1006 = arith.addi %963, %1005 : index
                %1007 = vector.shuffle %941, %941 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1007, %kv[%1006] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1008 = arith.addi %937, %c19 : index
                %1009 = arith.divui %1008, %c4 : index
                %1010 = arith.muli %1009, %c25 : index
                %1011 = arith.addi %1010, %c10 : index
                %1012 = arith.remui %1008, %c4 : index
                %1013 = arith.divui %827, %c19 : index
                %1014 = arith.remui %827, %c19 : index
                %1015 = arith.muli %1014, %c13 : index
                %1016 = arith.addi %1013, %1015 : index
                %1017 = arith.muli %1012, %c4 : index
                %1018 = arith.divui %1016, %c32 : index
                %1019 = arith.muli %1018, %c32 : index
                %1020 = arith.remui %1016, %c19 : index
                %1021 = arith.muli %1020, %c19 : index
                %1022 = arith.addi %1019, %1021 : index
                %1023 = arith.divui %1016, %c19 : index
                %1024 = arith.remui %1023, %c19 : index
                %1025 = arith.addi %1022, %1024 : index
                %1026 = arith.addi %1017, %1025 : index
                %1027 = arith.addi %1011, %1026 : index
                %1028 = arith.addi %963, %1027 : index
                %1029 = vector.shuffle %941, %941 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1029, %kv[%1028] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1030 = arith.addi %937, %c26 : index
                %1031 = arith.divui %1030, %c4 : index
                %1032 = arith.muli %1031, %c25 : index
                %1033 = arith.addi %1032, %c10 : index
                %1034 = arith.remui %1030, %c4 : index
                %1035 = arith.divui %827, %c19 : index
                %1036 = arith.remui %827, %c19 : index
                %1037 = arith.muli %1036, %c13 : index
                %1038 = arith.addi %1035, %1037 : index
                %1039 = arith.muli %1034, %c4 : index
                %1040 = arith.divui %1038, %c32 : index
                %1041 = arith.muli %1040, %c32 : index
                %1042 = arith.remui %1038, %c19 : index
                %1043 = arith.muli %1042, %c19 : index
                %1044 = arith.addi %1041, %1043 : index
                %1045 = arith.divui %1038, %c19 : index
                %1046 = arith.remui %1045, %c19 : index
                %1047 = arith.addi %1044, %1046 : index
                %1048 = arith.addi %1039, %1047 : index
                %1049 = arith.addi %1033, %1048 : index
                %1050 = arith.addi %963, %1049 : index
                %1051 = vector.shuffle %941, %941 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1051, %kv[%1050] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1052 = arith.cmpi eq, %codec, %c19 : index
          scf.if %1052 {
            %1053 = wave.lane
            %1054 = arith.muli %1053, %c32 : index
            scf.for %1055 = %1054 to %c35 step %c6 {
              %1056 = arith.addi %822, %1055 : index
              %1057 = vector.load %17[%1056] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1058 = arith.mulf %1057, %825 : vector<4xf32>
              %1059 = wave.fp8_encode "e5m2" %1058 : vector<4xf32> -> vector<4xi8>
              %1060 = arith.cmpi slt, %823, %kvHeads : index
              scf.if %1060 {
                %1061 = arith.muli %823, %c9 : index
                %1062 = arith.addi %828, %1061 : index
                %1063 = vector.shuffle %1059, %1059 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1064 = arith.divui %1055, %c4 : index
                %1065 = arith.muli %1064, %c25 : index
                %1066 = arith.remui %1055, %c4 : index
                %1067 = arith.muli %827, %c4 : index
                %1068 = arith.divui %1066, %c32 : index
                %1069 = arith.muli %1068, %c32 : index
                %1070 = arith.remui %1066, %c19 : index
                %1071 = arith.muli %1070, %c19 : index
                %1072 = arith.addi %1069, %1071 : index
                %1073 = arith.divui %1066, %c19 : index
                %1074 = arith.remui %1073, %c19 : index
                %1075 = arith.addi %1072, %1074 : index
                %1076 = arith.addi %1067, %1075 : index
                %1077 = arith.addi %1065, %1076 : index
                %1078 = arith.addi %1062, %1077 : index
                vector.store %1063, %kv[%1078] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1079 = arith.subi %823, %kvHeads : index
                %1080 = arith.muli %1079, %c9 : index
                %1081 = arith.addi %828, %1080 : index
                %1082 = arith.addi %1055, %c8 : index
                %1083 = arith.divui %1082, %c4 : index
                %1084 = arith.muli %1083, %c25 : index
                %1085 = arith.addi %1084, %c10 : index
                %1086 = arith.remui %1082, %c4 : index
                %1087 = arith.divui %827, %c19 : index
                %1088 = arith.remui %827, %c19 : index
                %1089 = arith.muli %1088, %c13 : index
                %1090 = arith.addi %1087, %1089 : index
                %1091 = arith.muli %1086, %c4 : index
                %1092 = arith.divui %1090, %c32 : index
                %1093 = arith.muli %1092, %c32 : index
                %1094 = arith.remui %1090, %c19 : index
                %1095 = arith.muli %1094, %c19 : index
                %1096 = arith.addi %1093, %1095 : index
                %1097 = arith.divui %1090, %c19 : index
                %1098 = arith.remui %1097, %c19 : index
                %1099 = arith.addi %1096, %1098 : index
                %1100 = arith.addi %1091, %1099 : index
                %1101 = arith.addi %1085, %1100 : index
                %1102 = arith.addi %1081, %1101 : index
                %1103 = vector.shuffle %1059, %1059 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1103, %kv[%1102] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1104 = arith.addi %1055, %c7 : index
                %1105 = arith.divui %1104, %c4 : index
                %1106 = arith.muli %1105, %c25 : index
                %1107 = arith.addi %1106, %c10 : index
                %1108 = arith.remui %1104, %c4 : index
                %1109 = arith.divui %827, %c19 : index
                %1110 = arith.remui %827, %c19 : index
                %1111 = arith.muli %1110, %c13 : index
                %1112 = arith.addi %1109, %1111 : index
                %1113 = arith.muli %1108, %c4 : index
                %1114 = arith.divui %1112, %c32 : index
                %1115 = arith.muli %1114, %c32 : index
                %1116 = arith.remui %1112, %c19 : index
                %1117 = arith.muli %1116, %c19 : index
                %1118 = arith.addi %1115, %1117 : index
                %1119 = arith.divui %1112, %c19 : index
                %1120 = arith.remui %1119, %c19 : index
                %1121 = arith.addi %1118, %1120 : index
                %1122 = arith.addi %1113, %1121 : index
                %1123 = arith.addi %1107, %1122 : index
                %1124 = arith.addi %1081, %1123 : index
                %1125 = vector.shuffle %1059, %1059 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1125, %kv[%1124] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1126 = arith.addi %1055, %c19 : index
                %1127 = arith.divui %1126, %c4 : index
                %1128 = arith.muli %1127, %c25 : index
                %1129 = arith.addi %1128, %c10 : index
                %1130 = arith.remui %1126, %c4 : index
                %1131 = arith.divui %827, %c19 : index
                %1132 = arith.remui %827, %c19 : index
                %1133 = arith.muli %1132, %c13 : index
                %1134 = arith.addi %1131, %1133 : index
                %1135 = arith.muli %1130, %c4 : index
                %1136 = arith.divui %1134, %c32 : index
                %1137 = arith.muli %1136, %c32 : index
                %1138 = arith.remui %1134, %c19 : index
                %1139 = arith.muli %1138, %c19 : index
                %1140 = arith.addi %1137, %1139 : index
                %1141 = arith.divui %1134, %c19 : index
                %1142 = arith.remui %1141, %c19 : index
                %1143 = arith.addi %1140, %1142 : index
                %1144 = arith.addi %1135, %1143 : index
                %1145 = arith.addi %1129, %1144 : index
                %1146 = arith.addi %1081, %1145 : index
                %1147 = vector.shuffle %1059, %1059 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1147, %kv[%1146] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1148 = arith.addi %1055, %c26 : index
                %1149 = arith.divui %1148, %c4 : index
                %1150 = arith.muli %1149, %c25 : index
                %1151 = arith.addi %1150, %c10 : index
                %1152 = arith.remui %1148, %c4 : index
                %1153 = arith.divui %827, %c19 : index
                %1154 = arith.remui %827, %c19 : index
                %1155 = arith.muli %1154, %c13 : index
                %1156 = arith.addi %1153, %1155 : index
                %1157 = arith.muli %1152, %c4 : index
                %1158 = arith.divui %1156, %c32 : index
                %1159 = arith.muli %1158, %c32 : index
                %1160 = arith.remui %1156, %c19 : index
                %1161 = arith.muli %1160, %c19 : index
                %1162 = arith.addi %1159, %1161 : index
                %1163 = arith.divui %1156, %c19 : index
                %1164 = arith.remui %1163, %c19 : index
                %1165 = arith.addi %1162, %1164 : index
                %1166 = arith.addi %1157, %1165 : index
                %1167 = arith.addi %1151, %1166 : index
                %1168 = arith.addi %1081, %1167 : index
                %1169 = vector.shuffle %1059, %1059 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1169, %kv[%1168] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %1170 = arith.addi %456, %c45 : index
      %1171 = arith.addi %455, %1170 : index
      %1172 = arith.cmpi slt, %1171, %19 : index
      %1173 = arith.cmpi slt, %1170, %c4 : index
      %1174 = arith.andi %1172, %1173 : i1
      scf.if %1174 {
        %1175 = arith.addi %455, %1170 : index
        %1176 = arith.addi %slotsAt, %1175 : index
        %1177 = memref.load %step[%1176] : memref<?xi32>
        %1178 = arith.index_cast %1177 : i32 to index
        %1179 = arith.cmpi sge, %1178, %c8 : index
        scf.if %1179 {
          %1180 = arith.muli %1170, %c35 : index
          %1181 = arith.subi %0, %heads : index
          %1182 = memref.load %scales[%1181] : memref<?xf32>
          %1183 = vector.broadcast %1182 : f32 to vector<4xf32>
          %1184 = arith.divui %1178, %c4 : index
          %1185 = arith.remui %1178, %c4 : index
          %1186 = arith.muli %1184, %pageBytes : index
          %1187 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1187 {
            %1188 = wave.lane
            %1189 = arith.muli %1188, %c32 : index
            scf.for %1190 = %1189 to %c35 step %c6 {
              %1191 = arith.addi %1180, %1190 : index
              %1192 = vector.load %17[%1191] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1193 = arith.mulf %1192, %1183 : vector<4xf32>
              %1194 = arith.minimumf %1193, %c49 : vector<4xf32>
              %1195 = arith.maximumf %1194, %c50 : vector<4xf32>
              %1196 = arith.truncf %1195 : vector<4xf32> to vector<4xf16>
              %1197 = vector.bitcast %1196 : vector<4xf16> to vector<8xi8>
              %1198 = arith.cmpi slt, %1181, %kvHeads : index
              scf.if %1198 {
                %1199 = arith.muli %1181, %c51 : index
                %1200 = arith.addi %1186, %1199 : index
                %1201 = arith.divui %1190, %c4 : index
                %1202 = arith.muli %1201, %c20 : index
                %1203 = arith.remui %1190, %c4 : index
                %1204 = arith.divui %1203, %c13 : index
                %1205 = arith.muli %1204, %c25 : index
                %1206 = arith.muli %1185, %c4 : index
                %1207 = arith.addi %1205, %1206 : index
                %1208 = arith.remui %1203, %c13 : index
                %1209 = arith.muli %1208, %c19 : index
                %1210 = arith.addi %1207, %1209 : index
                %1211 = arith.addi %1202, %1210 : index
                %1212 = arith.addi %1200, %1211 : index
                vector.store %1197, %kv[%1212] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1213 = arith.subi %1181, %kvHeads : index
                %1214 = arith.muli %1213, %c51 : index
                %1215 = arith.addi %1186, %1214 : index
                %1216 = arith.addi %1190, %c8 : index
                %1217 = arith.divui %1216, %c4 : index
                %1218 = arith.muli %1217, %c20 : index
                %1219 = arith.addi %1218, %c9 : index
                %1220 = arith.remui %1216, %c4 : index
                %1221 = arith.divui %1185, %c19 : index
                %1222 = arith.remui %1185, %c19 : index
                %1223 = arith.muli %1222, %c13 : index
                %1224 = arith.addi %1221, %1223 : index
                %1225 = arith.divui %1224, %c13 : index
                %1226 = arith.muli %1225, %c25 : index
                %1227 = arith.muli %1220, %c4 : index
                %1228 = arith.addi %1226, %1227 : index
                %1229 = arith.remui %1224, %c13 : index
                %1230 = arith.muli %1229, %c19 : index
                %1231 = arith.addi %1228, %1230 : index
                %1232 = arith.addi %1219, %1231 : index
                %1233 = arith.addi %1215, %1232 : index
                %1234 = vector.shuffle %1197, %1197 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1234, %kv[%1233] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1235 = arith.addi %1190, %c7 : index
                %1236 = arith.divui %1235, %c4 : index
                %1237 = arith.muli %1236, %c20 : index
                %1238 = arith.addi %1237, %c9 : index
                %1239 = arith.remui %1235, %c4 : index
                %1240 = arith.divui %1185, %c19 : index
                %1241 = arith.remui %1185, %c19 : index
                %1242 = arith.muli %1241, %c13 : index
                %1243 = arith.addi %1240, %1242 : index
                %1244 = arith.divui %1243, %c13 : index
                %1245 = arith.muli %1244, %c25 : index
                %1246 = arith.muli %1239, %c4 : index
                %1247 = arith.addi %1245, %1246 : index
                %1248 = arith.remui %1243, %c13 : index
                %1249 = arith.muli %1248, %c19 : index
                %1250 = arith.addi %1247, %1249 : index
                %1251 = arith.addi %1238, %1250 : index
                %1252 = arith.addi %1215, %1251 : index
                %1253 = vector.shuffle %1197, %1197 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1253, %kv[%1252] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1254 = arith.addi %1190, %c19 : index
                %1255 = arith.divui %1254, %c4 : index
                %1256 = arith.muli %1255, %c20 : index
                %1257 = arith.addi %1256, %c9 : index
                %1258 = arith.remui %1254, %c4 : index
                %1259 = arith.divui %1185, %c19 : index
                %1260 = arith.remui %1185, %c19 : index
                %1261 = arith.muli %1260, %c13 : index
                %1262 = arith.addi %1259, %1261 : index
                %1263 = arith.divui %1262, %c13 : index
                %1264 = arith.muli %1263, %c25 : index
                %1265 = arith.muli %1258, %c4 : index
                %1266 = arith.addi %1264, %1265 : index
                %1267 = arith.remui %1262, %c13 : index
                %1268 = arith.muli %1267, %c19 : index
                %1269 = arith.addi %1266, %1268 : index
                %1270 = arith.addi %1257, %1269 : index
                %1271 = arith.addi %1215, %1270 : index
                %1272 = vector.shuffle %1197, %1197 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1272, %kv[%1271] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1273 = arith.addi %1190, %c26 : index
                %1274 = arith.divui %1273, %c4 : index
                %1275 = arith.muli %1274, %c20 : index
                %1276 = arith.addi %1275, %c9 : index
                %1277 = arith.remui %1273, %c4 : index
                %1278 = arith.divui %1185, %c19 : index
                %1279 = arith.remui %1185, %c19 : index
                %1280 = arith.muli %1279, %c13 : index
                %1281 = arith.addi %1278, %1280 : index
                %1282 = arith.divui %1281, %c13 : index
                %1283 = arith.muli %1282, %c25 : index
                %1284 = arith.muli %1277, %c4 : index
                %1285 = arith.addi %1283, %1284 : index
                %1286 = arith.remui %1281, %c13 : index
                %1287 = arith.muli %1286, %c19 : index
                %1288 = arith.addi %1285, %1287 : index
                %1289 = arith.addi %1276, %1288 : index
                %1290 = arith.addi %1215, %1289 : index
                %1291 = vector.shuffle %1197, %1197 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1291, %kv[%1290] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1292 = arith.cmpi eq, %codec, %c7 : index
          scf.if %1292 {
            %1293 = wave.lane
            %1294 = arith.muli %1293, %c32 : index
            scf.for %1295 = %1294 to %c35 step %c6 {
              %1296 = arith.addi %1180, %1295 : index
              %1297 = vector.load %17[%1296] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1298 = arith.mulf %1297, %1183 : vector<4xf32>
              %1299 = wave.fp8_encode "e4m3" %1298 : vector<4xf32> -> vector<4xi8>
              %1300 = arith.cmpi slt, %1181, %kvHeads : index
              scf.if %1300 {
                %1301 = arith.muli %1181, %c9 : index
                %1302 = arith.addi %1186, %1301 : index
                %1303 = vector.shuffle %1299, %1299 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1304 = arith.divui %1295, %c4 : index
                %1305 = arith.muli %1304, %c25 : index
                %1306 = arith.remui %1295, %c4 : index
                %1307 = arith.muli %1185, %c4 : index
                %1308 = arith.divui %1306, %c32 : index
                %1309 = arith.muli %1308, %c32 : index
                %1310 = arith.remui %1306, %c19 : index
                %1311 = arith.muli %1310, %c19 : index
                %1312 = arith.addi %1309, %1311 : index
                %1313 = arith.divui %1306, %c19 : index
                %1314 = arith.remui %1313, %c19 : index
                %1315 = arith.addi %1312, %1314 : index
                %1316 = arith.addi %1307, %1315 : index
                %1317 = arith.addi %1305, %1316 : index
                %1318 = arith.addi %1302, %1317 : index
                vector.store %1303, %kv[%1318] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1319 = arith.subi %1181, %kvHeads : index
                %1320 = arith.muli %1319, %c9 : index
                %1321 = arith.addi %1186, %1320 : index
                %1322 = arith.addi %1295, %c8 : index
                %1323 = arith.divui %1322, %c4 : index
                %1324 = arith.muli %1323, %c25 : index
                %1325 = arith.addi %1324, %c10 : index
                %1326 = arith.remui %1322, %c4 : index
                %1327 = arith.divui %1185, %c19 : index
                %1328 = arith.remui %1185, %c19 : index
                %1329 = arith.muli %1328, %c13 : index
                %1330 = arith.addi %1327, %1329 : index
                %1331 = arith.muli %1326, %c4 : index
                %1332 = arith.divui %1330, %c32 : index
                %1333 = arith.muli %1332, %c32 : index
                %1334 = arith.remui %1330, %c19 : index
                %1335 = arith.muli %1334, %c19 : index
                %1336 = arith.addi %1333, %1335 : index
                %1337 = arith.divui %1330, %c19 : index
                %1338 = arith.remui %1337, %c19 : index
                %1339 = arith.addi %1336, %1338 : index
                %1340 = arith.addi %1331, %1339 : index
                %1341 = arith.addi %1325, %1340 : index
                %1342 = arith.addi %1321, %1341 : index
                %1343 = vector.shuffle %1299, %1299 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1343, %kv[%1342] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1344 = arith.addi %1295, %c7 : index
                %1345 = arith.divui %1344, %c4 : index
                %1346 = arith.muli %1345, %c25 : index
                %1347 = arith.addi %1346, %c10 : index
                %1348 = arith.remui %1344, %c4 : index
                %1349 = arith.divui %1185, %c19 : index
                %1350 = arith.remui %1185, %c19 : index
                %1351 = arith.muli %1350, %c13 : index
                %1352 = arith.addi %1349, %1351 : index
                %1353 = arith.muli %1348, %c4 : index
                %1354 = arith.divui %1352, %c32 : index
                %1355 = arith.muli %1354, %c32 : index
                %1356 = arith.remui %1352, %c19 : index
                %1357 = arith.muli %1356, %c19 : index
                %1358 = arith.addi %1355, %1357 : index
                %1359 = arith.divui %1352, %c19 : index
                %1360 = arith.remui %1359, %c19 : index
                %1361 = arith.addi %1358, %1360 : index
                %1362 = arith.addi %1353, %1361 : index
                %1363 = arith.addi %1347, %1362 : index
                %1364 = arith.addi %1321, %1363 : index
                %1365 = vector.shuffle %1299, %1299 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1365, %kv[%1364] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1366 = arith.addi %1295, %c19 : index
                %1367 = arith.divui %1366, %c4 : index
                %1368 = arith.muli %1367, %c25 : index
                %1369 = arith.addi %1368, %c10 : index
                %1370 = arith.remui %1366, %c4 : index
                %1371 = arith.divui %1185, %c19 : index
                %1372 = arith.remui %1185, %c19 : index
                %1373 = arith.muli %1372, %c13 : index
                %1374 = arith.addi %1371, %1373 : index
                %1375 = arith.muli %1370, %c4 : index
                %1376 = arith.divui %1374, %c32 : index
                %1377 = arith.muli %1376, %c32 : index
                %1378 = arith.remui %1374, %c19 : index
                %1379 = arith.muli %1378, %c19 : index
                %1380 = arith.addi %1377, %1379 : index
                %1381 = arith.divui %1374, %c19 : index
                %1382 = arith.remui %1381, %c19 : index
                %1383 = arith.addi %1380, %1382 : index
                %1384 = arith.addi %1375, %1383 : index
                %1385 = arith.addi %1369, %1384 : index
                %1386 = arith.addi %1321, %1385 : index
                %1387 = vector.shuffle %1299, %1299 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1387, %kv[%1386] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1388 = arith.addi %1295, %c26 : index
                %1389 = arith.divui %1388, %c4 : index
                %1390 = arith.muli %1389, %c25 : index
                %1391 = arith.addi %1390, %c10 : index
                %1392 = arith.remui %1388, %c4 : index
                %1393 = arith.divui %1185, %c19 : index
                %1394 = arith.remui %1185, %c19 : index
                %1395 = arith.muli %1394, %c13 : index
                %1396 = arith.addi %1393, %1395 : index
                %1397 = arith.muli %1392, %c4 : index
                %1398 = arith.divui %1396, %c32 : index
                %1399 = arith.muli %1398, %c32 : index
                %1400 = arith.remui %1396, %c19 : index
                %1401 = arith.muli %1400, %c19 : index
                %1402 = arith.addi %1399, %1401 : index
                %1403 = arith.divui %1396, %c19 : index
                %1404 = arith.remui %1403, %c19 : index
                %1405 = arith.addi %1402, %1404 : index
                %1406 = arith.addi %1397, %1405 : index
                %1407 = arith.addi %1391, %1406 : index
                %1408 = arith.addi %1321, %1407 : index
                %1409 = vector.shuffle %1299, %1299 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1409, %kv[%1408] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1410 = arith.cmpi eq, %codec, %c19 : index
          scf.if %1410 {
            %1411 = wave.lane
            %1412 = arith.muli %1411, %c32 : index
            scf.for %1413 = %1412 to %c35 step %c6 {
              %1414 = arith.addi %1180, %1413 : index
              %1415 = vector.load %17[%1414] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1416 = arith.mulf %1415, %1183 : vector<4xf32>
              %1417 = wave.fp8_encode "e5m2" %1416 : vector<4xf32> -> vector<4xi8>
              %1418 = arith.cmpi slt, %1181, %kvHeads : index
              scf.if %1418 {
                %1419 = arith.muli %1181, %c9 : index
                %1420 = arith.addi %1186, %1419 : index
                %1421 = vector.shuffle %1417, %1417 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1422 = arith.divui %1413, %c4 : index
                %1423 = arith.muli %1422, %c25 : index
                %1424 = arith.remui %1413, %c4 : index
                %1425 = arith.muli %1185, %c4 : index
                %1426 = arith.divui %1424, %c32 : index
                %1427 = arith.muli %1426, %c32 : index
                %1428 = arith.remui %1424, %c19 : index
                %1429 = arith.muli %1428, %c19 : index
                %1430 = arith.addi %1427, %1429 : index
                %1431 = arith.divui %1424, %c19 : index
                %1432 = arith.remui %1431, %c19 : index
                %1433 = arith.addi %1430, %1432 : index
                %1434 = arith.addi %1425, %1433 : index
                %1435 = arith.addi %1423, %1434 : index
                %1436 = arith.addi %1420, %1435 : index
                vector.store %1421, %kv[%1436] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1437 = arith.subi %1181, %kvHeads : index
                %1438 = arith.muli %1437, %c9 : index
                %1439 = arith.addi %1186, %1438 : index
                %1440 = arith.addi %1413, %c8 : index
                %1441 = arith.divui %1440, %c4 : index
                %1442 = arith.muli %1441, %c25 : index
                %1443 = arith.addi %1442, %c10 : index
                %1444 = arith.remui %1440, %c4 : index
                %1445 = arith.divui %1185, %c19 : index
                %1446 = arith.remui %1185, %c19 : index
                %1447 = arith.muli %1446, %c13 : index
                %1448 = arith.addi %1445, %1447 : index
                %1449 = arith.muli %1444, %c4 : index
                %1450 = arith.divui %1448, %c32 : index
                %1451 = arith.muli %1450, %c32 : index
                %1452 = arith.remui %1448, %c19 : index
                %1453 = arith.muli %1452, %c19 : index
                %1454 = arith.addi %1451, %1453 : index
                %1455 = arith.divui %1448, %c19 : index
                %1456 = arith.remui %1455, %c19 : index
                %1457 = arith.addi %1454, %1456 : index
                %1458 = arith.addi %1449, %1457 : index
                %1459 = arith.addi %1443, %1458 : index
                %1460 = arith.addi %1439, %1459 : index
                %1461 = vector.shuffle %1417, %1417 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1461, %kv[%1460] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1462 = arith.addi %1413, %c7 : index
                %1463 = arith.divui %1462, %c4 : index
                %1464 = arith.muli %1463, %c25 : index
                %1465 = arith.addi %1464, %c10 : index
                %1466 = arith.remui %1462, %c4 : index
                %1467 = arith.divui %1185, %c19 : index
                %1468 = arith.remui %1185, %c19 : index
                %1469 = arith.muli %1468, %c13 : index
                %1470 = arith.addi %1467, %1469 : index
                %1471 = arith.muli %1466, %c4 : index
                %1472 = arith.divui %1470, %c32 : index
                %1473 = arith.muli %1472, %c32 : index
                %1474 = arith.remui %1470, %c19 : index
                %1475 = arith.muli %1474, %c19 : index
                %1476 = arith.addi %1473, %1475 : index
                %1477 = arith.divui %1470, %c19 : index
                %1478 = arith.remui %1477, %c19 : index
                %1479 = arith.addi %1476, %1478 : index
                %1480 = arith.addi %1471, %1479 : index
                %1481 = arith.addi %1465, %1480 : index
                %1482 = arith.addi %1439, %1481 : index
                %1483 = vector.shuffle %1417, %1417 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1483, %kv[%1482] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1484 = arith.addi %1413, %c19 : index
                %1485 = arith.divui %1484, %c4 : index
                %1486 = arith.muli %1485, %c25 : index
                %1487 = arith.addi %1486, %c10 : index
                %1488 = arith.remui %1484, %c4 : index
                %1489 = arith.divui %1185, %c19 : index
                %1490 = arith.remui %1185, %c19 : index
                %1491 = arith.muli %1490, %c13 : index
                %1492 = arith.addi %1489, %1491 : index
                %1493 = arith.muli %1488, %c4 : index
                %1494 = arith.divui %1492, %c32 : index
                %1495 = arith.muli %1494, %c32 : index
                %1496 = arith.remui %1492, %c19 : index
                %1497 = arith.muli %1496, %c19 : index
                %1498 = arith.addi %1495, %1497 : index
                %1499 = arith.divui %1492, %c19 : index
                %1500 = arith.remui %1499, %c19 : index
                %1501 = arith.addi %1498, %1500 : index
                %1502 = arith.addi %1493, %1501 : index
                %1503 = arith.addi %1487, %1502 : index
                %1504 = arith.addi %1439, %1503 : index
                %1505 = vector.shuffle %1417, %1417 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1505, %kv[%1504] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1506 = arith.addi %1413, %c26 : index
                %1507 = arith.divui %1506, %c4 : index
                %1508 = arith.muli %1507, %c25 : index
                %1509 = arith.addi %1508, %c10 : index
                %1510 = arith.remui %1506, %c4 : index
                %1511 = arith.divui %1185, %c19 : index
                %1512 = arith.remui %1185, %c19 : index
                %1513 = arith.muli %1512, %c13 : index
                %1514 = arith.addi %1511, %1513 : index
                %1515 = arith.muli %1510, %c4 : index
                %1516 = arith.divui %1514, %c32 : index
                %1517 = arith.muli %1516, %c32 : index
                %1518 = arith.remui %1514, %c19 : index
                %1519 = arith.muli %1518, %c19 : index
                %1520 = arith.addi %1517, %1519 : index
                %1521 = arith.divui %1514, %c19 : index
                %1522 = arith.remui %1521, %c19 : index
                %1523 = arith.addi %1520, %1522 : index
                %1524 = arith.addi %1515, %1523 : index
                %1525 = arith.addi %1509, %1524 : index
                %1526 = arith.addi %1439, %1525 : index
                %1527 = vector.shuffle %1417, %1417 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1527, %kv[%1526] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
