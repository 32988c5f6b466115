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
  %c34 = arith.constant 0x3F800000 : f32
  %c35 = arith.constant 80 : index
  %hasBias = wave.param "hasBias" : index
  %c37 = arith.constant 40 : index
  %c38 = arith.constant 39 : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c41 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c44 = arith.constant 10 : index
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c48 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c49 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c50 = arith.constant 5120 : index
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
      %327 = memref.load %factors[%324] : memref<?xf32>
      %328 = arith.select %326, %327, %c34 : f32
      %329 = arith.addi %278, %c8 : index
      %330 = arith.muli %320, %c14 : index
      %331 = arith.addi %329, %330 : index
      %332 = memref.load %16[%331] : memref<?xf32>
      %333 = arith.addi %331, %c10 : index
      %334 = memref.load %16[%333] : memref<?xf32>
      %335 = arith.addf %332, %334 : f32
      %336 = arith.remui %275, %c4 : index
      %337 = arith.muli %336, %c32 : index
      %338 = arith.addi %15, %337 : index
      %339 = vector.load %w[%338] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %340 = vector.bitcast %339 : vector<4xi8> to vector<1xf32>
      %341 = vector.extract %340[0] : f32 from vector<1xf32>
      %342 = arith.mulf %341, %328 : f32
      %343 = arith.mulf %335, %342 : f32
      %344 = arith.muli %3, %c7 : index
      %345 = arith.addi %344, %c8 : index
      %346 = arith.muli %345, %c4 : index
      %347 = arith.remui %275, %c4 : index
      %348 = arith.addi %346, %347 : index
      %349 = arith.muli %323, %c35 : index
      %350 = arith.addi %349, %348 : index
      memref.store %343, %17[%350] : memref<?xf32>
    }
    %351 = arith.muli %4, %c32 : index
    %352 = arith.addi %351, %c7 : index
    %353 = arith.muli %352, %c19 : index
    %354 = arith.divui %275, %c4 : index
    %355 = arith.addi %353, %354 : index
    %356 = arith.addi %274, %355 : index
    %357 = arith.cmpi slt, %356, %19 : index
    scf.if %357 {
      %358 = arith.cmpi eq, %hasFactors, %c7 : index
      %359 = memref.load %factors[%356] : memref<?xf32>
      %360 = arith.select %358, %359, %c34 : f32
      %361 = arith.addi %278, %c8 : index
      %362 = arith.muli %352, %c14 : index
      %363 = arith.addi %361, %362 : index
      %364 = memref.load %16[%363] : memref<?xf32>
      %365 = arith.addi %363, %c10 : index
      %366 = memref.load %16[%365] : memref<?xf32>
      %367 = arith.addf %364, %366 : f32
      %368 = arith.remui %275, %c4 : index
      %369 = arith.muli %368, %c32 : index
      %370 = arith.addi %15, %369 : index
      %371 = vector.load %w[%370] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %372 = vector.bitcast %371 : vector<4xi8> to vector<1xf32>
      %373 = vector.extract %372[0] : f32 from vector<1xf32>
      %374 = arith.mulf %373, %360 : f32
      %375 = arith.mulf %367, %374 : f32
      %376 = arith.muli %3, %c7 : index
      %377 = arith.addi %376, %c8 : index
      %378 = arith.muli %377, %c4 : index
      %379 = arith.remui %275, %c4 : index
      %380 = arith.addi %378, %379 : index
      %381 = arith.muli %355, %c35 : index
      %382 = arith.addi %381, %380 : index
      memref.store %375, %17[%382] : memref<?xf32>
    }
    %383 = arith.muli %4, %c32 : index
    %384 = arith.addi %383, %c19 : index
    %385 = arith.muli %384, %c19 : index
    %386 = arith.divui %275, %c4 : index
    %387 = arith.addi %385, %386 : index
    %388 = arith.addi %274, %387 : index
    %389 = arith.cmpi slt, %388, %19 : index
    scf.if %389 {
      %390 = arith.cmpi eq, %hasFactors, %c7 : index
      %391 = memref.load %factors[%388] : memref<?xf32>
      %392 = arith.select %390, %391, %c34 : f32
      %393 = arith.addi %278, %c8 : index
      %394 = arith.muli %384, %c14 : index
      %395 = arith.addi %393, %394 : index
      %396 = memref.load %16[%395] : memref<?xf32>
      %397 = arith.addi %395, %c10 : index
      %398 = memref.load %16[%397] : memref<?xf32>
      %399 = arith.addf %396, %398 : f32
      %400 = arith.remui %275, %c4 : index
      %401 = arith.muli %400, %c32 : index
      %402 = arith.addi %15, %401 : index
      %403 = vector.load %w[%402] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %404 = vector.bitcast %403 : vector<4xi8> to vector<1xf32>
      %405 = vector.extract %404[0] : f32 from vector<1xf32>
      %406 = arith.mulf %405, %392 : f32
      %407 = arith.mulf %399, %406 : f32
      %408 = arith.muli %3, %c7 : index
      %409 = arith.addi %408, %c8 : index
      %410 = arith.muli %409, %c4 : index
      %411 = arith.remui %275, %c4 : index
      %412 = arith.addi %410, %411 : index
      %413 = arith.muli %387, %c35 : index
      %414 = arith.addi %413, %412 : index
      memref.store %407, %17[%414] : memref<?xf32>
    }
    %415 = arith.muli %4, %c32 : index
    %416 = arith.addi %415, %c26 : index
    %417 = arith.muli %416, %c19 : index
    %418 = arith.divui %275, %c4 : index
    %419 = arith.addi %417, %418 : index
    %420 = arith.addi %274, %419 : index
    %421 = arith.cmpi slt, %420, %19 : index
    scf.if %421 {
      %422 = arith.cmpi eq, %hasFactors, %c7 : index
      %423 = memref.load %factors[%420] : memref<?xf32>
      %424 = arith.select %422, %423, %c34 : f32
      %425 = arith.addi %278, %c8 : index
      %426 = arith.muli %416, %c14 : index
      %427 = arith.addi %425, %426 : index
      %428 = memref.load %16[%427] : memref<?xf32>
      %429 = arith.addi %427, %c10 : index
      %430 = memref.load %16[%429] : memref<?xf32>
      %431 = arith.addf %428, %430 : f32
      %432 = arith.remui %275, %c4 : index
      %433 = arith.muli %432, %c32 : index
      %434 = arith.addi %15, %433 : index
      %435 = vector.load %w[%434] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %436 = vector.bitcast %435 : vector<4xi8> to vector<1xf32>
      %437 = vector.extract %436[0] : f32 from vector<1xf32>
      %438 = arith.mulf %437, %424 : f32
      %439 = arith.mulf %431, %438 : f32
      %440 = arith.muli %3, %c7 : index
      %441 = arith.addi %440, %c8 : index
      %442 = arith.muli %441, %c4 : index
      %443 = arith.remui %275, %c4 : index
      %444 = arith.addi %442, %443 : index
      %445 = arith.muli %419, %c35 : index
      %446 = arith.addi %445, %444 : index
      memref.store %439, %17[%446] : memref<?xf32>
    }
    wave.barrier
    %447 = arith.addi %20, %c8 : index
    %448 = wave.wave
    %449 = arith.addi %448, %c8 : index
    %450 = arith.addi %447, %449 : index
    %451 = arith.cmpi slt, %450, %19 : index
    %452 = arith.cmpi slt, %449, %c4 : index
    %453 = arith.andi %451, %452 : i1
    scf.if %453 {
      %454 = arith.addi %447, %449 : index
      %455 = arith.muli %449, %c35 : index
      %456 = wave.lane
      %457 = arith.addi %456, %c8 : index
      %458 = arith.cmpi eq, %hasBias, %c7 : index
      %459 = arith.addi %455, %457 : index
      %460 = memref.load %17[%459] : memref<?xf32>
      %461 = arith.muli %0, %c35 : index
      %462 = arith.addi %461, %457 : index
      %463 = memref.load %bias[%462] : memref<?xf32>
      %464 = arith.addf %460, %463 : f32
      %465 = arith.select %458, %464, %460 : f32
      %466 = arith.addi %457, %c37 : index
      %467 = arith.cmpi eq, %hasBias, %c7 : index
      %468 = arith.addi %455, %466 : index
      %469 = memref.load %17[%468] : memref<?xf32>
      %470 = arith.muli %0, %c35 : index
      %471 = arith.addi %470, %466 : index
      %472 = memref.load %bias[%471] : memref<?xf32>
      %473 = arith.addf %469, %472 : f32
      %474 = arith.select %467, %473, %469 : f32
      %475 = arith.addi %456, %c14 : index
      %476 = arith.cmpi slt, %475, %c37 : index
      %477 = arith.minsi %475, %c38 : index
      %478 = arith.cmpi eq, %hasBias, %c7 : index
      %479 = arith.addi %455, %477 : index
      %480 = memref.load %17[%479] : memref<?xf32>
      %481 = arith.muli %0, %c35 : index
      %482 = arith.addi %481, %477 : index
      %483 = memref.load %bias[%482] : memref<?xf32>
      %484 = arith.addf %480, %483 : f32
      %485 = arith.select %478, %484, %480 : f32
      %486 = arith.addi %477, %c37 : index
      %487 = arith.cmpi eq, %hasBias, %c7 : index
      %488 = arith.addi %455, %486 : index
      %489 = memref.load %17[%488] : memref<?xf32>
      %490 = arith.muli %0, %c35 : index
      %491 = arith.addi %490, %486 : index
      %492 = memref.load %bias[%491] : memref<?xf32>
      %493 = arith.addf %489, %492 : f32
      %494 = arith.select %487, %493, %489 : f32
      %495 = arith.addi %heads, %kvHeads : index
      %496 = arith.cmpi slt, %0, %495 : index
      scf.if %496 {
        %497 = arith.addi %positionsAt, %454 : index
        %498 = memref.load %step[%497] : memref<?xi32>
        %499 = arith.index_cast %498 : i32 to index
        %500 = arith.cmpi eq, %hasNorm, %c7 : index
        %501 = math.fma %465, %465, %c41 : f32
        %502 = math.fma %474, %474, %501 : f32
        %503 = math.fma %485, %485, %502 : f32
        %504 = arith.select %476, %503, %502 : f32
        %505 = math.fma %494, %494, %504 : f32
        %506 = arith.select %476, %505, %504 : f32
        %507 = vector.broadcast %506 : f32 to vector<1xf32>
        %508 = wave.reduce "add" %507 : vector<1xf32>
        %509 = arith.mulf %508, %inverseHeadDim : f32
        %510 = arith.addf %509, %epsilon : f32
        %511 = math.sqrt %510 : f32
        %512 = arith.divf %c34, %511 : f32
        %513 = arith.cmpi slt, %0, %heads : index
        %514 = arith.addi %457, %c37 : index
        %515 = memref.load %query_norm[%457] : memref<?xf32>
        %516 = memref.load %key_norm[%457] : memref<?xf32>
        %517 = arith.select %513, %515, %516 : f32
        %518 = arith.mulf %465, %512 : f32
        %519 = arith.mulf %518, %517 : f32
        %520 = arith.select %500, %519, %465 : f32
        %521 = memref.load %query_norm[%514] : memref<?xf32>
        %522 = memref.load %key_norm[%514] : memref<?xf32>
        %523 = arith.select %513, %521, %522 : f32
        %524 = arith.mulf %474, %512 : f32
        %525 = arith.mulf %524, %523 : f32
        %526 = arith.select %500, %525, %474 : f32
        %527 = arith.addi %477, %c37 : index
        %528 = memref.load %query_norm[%477] : memref<?xf32>
        %529 = memref.load %key_norm[%477] : memref<?xf32>
        %530 = arith.select %513, %528, %529 : f32
        %531 = arith.mulf %485, %512 : f32
        %532 = arith.mulf %531, %530 : f32
        %533 = arith.select %500, %532, %485 : f32
        %534 = memref.load %query_norm[%527] : memref<?xf32>
        %535 = memref.load %key_norm[%527] : memref<?xf32>
        %536 = arith.select %513, %534, %535 : f32
        %537 = arith.mulf %494, %512 : f32
        %538 = arith.mulf %537, %536 : f32
        %539 = arith.select %500, %538, %494 : f32
        %540 = arith.remui %499, %c25 : index
        %541 = arith.muli %540, %c35 : index
        %542 = arith.addi %541, %457 : index
        %543 = arith.divui %499, %c25 : index
        %544 = arith.addi %543, %c25 : index
        %545 = arith.muli %544, %c35 : index
        %546 = arith.addi %545, %457 : index
        %547 = memref.load %rope[%542] : memref<?xf32>
        %548 = arith.addi %542, %c37 : index
        %549 = memref.load %rope[%548] : memref<?xf32>
        %550 = memref.load %rope[%546] : memref<?xf32>
        %551 = arith.addi %546, %c37 : index
        %552 = memref.load %rope[%551] : memref<?xf32>
        %553 = arith.mulf %550, %547 : f32
        %554 = arith.mulf %552, %549 : f32
        %555 = arith.subf %553, %554 : f32
        %556 = arith.mulf %552, %547 : f32
        %557 = arith.mulf %550, %549 : f32
        %558 = arith.addf %556, %557 : f32
        %559 = arith.mulf %520, %555 : f32
        %560 = arith.mulf %526, %558 : f32
        %561 = arith.subf %559, %560 : f32
        %562 = arith.mulf %526, %555 : f32
        %563 = arith.mulf %520, %558 : f32
        %564 = arith.addf %562, %563 : f32
        %565 = arith.cmpi slt, %0, %heads : index
        scf.if %565 {
          %566 = arith.muli %454, %heads : index
          %567 = arith.addi %566, %0 : index
          %568 = arith.muli %567, %c35 : index
          %569 = arith.addi %568, %457 : index
          memref.store %561, %q[%569] : memref<?xf32>
          %570 = arith.addi %569, %c37 : index
          memref.store %564, %q[%570] : memref<?xf32>
        } else {
          %571 = arith.addi %455, %457 : index
          memref.store %561, %17[%571] : memref<?xf32>
          %572 = arith.addi %455, %457 : index
          %573 = arith.addi %572, %c37 : index
          memref.store %564, %17[%573] : memref<?xf32>
        }
        %574 = arith.remui %499, %c25 : index
        %575 = arith.muli %574, %c35 : index
        %576 = arith.addi %575, %477 : index
        %577 = arith.divui %499, %c25 : index
        %578 = arith.addi %577, %c25 : index
        %579 = arith.muli %578, %c35 : index
        %580 = arith.addi %579, %477 : index
        %581 = memref.load %rope[%576] : memref<?xf32>
        %582 = arith.addi %576, %c37 : index
        %583 = memref.load %rope[%582] : memref<?xf32>
        %584 = memref.load %rope[%580] : memref<?xf32>
        %585 = arith.addi %580, %c37 : index
        %586 = memref.load %rope[%585] : memref<?xf32>
        %587 = arith.mulf %584, %581 : f32
        %588 = arith.mulf %586, %583 : f32
        %589 = arith.subf %587, %588 : f32
        %590 = arith.mulf %586, %581 : f32
        %591 = arith.mulf %584, %583 : f32
        %592 = arith.addf %590, %591 : f32
        %593 = arith.mulf %533, %589 : f32
        %594 = arith.mulf %539, %592 : f32
        %595 = arith.subf %593, %594 : f32
        %596 = arith.mulf %539, %589 : f32
        %597 = arith.mulf %533, %592 : f32
        %598 = arith.addf %596, %597 : f32
        scf.if %476 {
          %599 = arith.cmpi slt, %0, %heads : index
          scf.if %599 {
            %600 = arith.muli %454, %heads : index
            %601 = arith.addi %600, %0 : index
            %602 = arith.muli %601, %c35 : index
            %603 = arith.addi %602, %477 : index
            memref.store %595, %q[%603] : memref<?xf32>
            %604 = arith.addi %603, %c37 : index
            memref.store %598, %q[%604] : memref<?xf32>
          } else {
            %605 = arith.addi %455, %477 : index
            memref.store %595, %17[%605] : memref<?xf32>
            %606 = arith.addi %455, %477 : index
            %607 = arith.addi %606, %c37 : index
            memref.store %598, %17[%607] : memref<?xf32>
          }
        }
      } else {
        %608 = arith.cmpi slt, %0, %heads : index
        scf.if %608 {
          %609 = arith.muli %454, %heads : index
          %610 = arith.addi %609, %0 : index
          %611 = arith.muli %610, %c35 : index
          %612 = arith.addi %611, %457 : index
          memref.store %465, %q[%612] : memref<?xf32>
          %613 = arith.addi %612, %c37 : index
          memref.store %474, %q[%613] : memref<?xf32>
        } else {
          %614 = arith.addi %455, %457 : index
          memref.store %465, %17[%614] : memref<?xf32>
          %615 = arith.addi %455, %457 : index
          %616 = arith.addi %615, %c37 : index
          memref.store %474, %17[%616] : memref<?xf32>
        }
        scf.if %476 {
          %617 = arith.cmpi slt, %0, %heads : index
          scf.if %617 {
            %618 = arith.muli %454, %heads : index
            %619 = arith.addi %618, %0 : index
            %620 = arith.muli %619, %c35 : index
            %621 = arith.addi %620, %477 : index
            memref.store %485, %q[%621] : memref<?xf32>
            %622 = arith.addi %621, %c37 : index
            memref.store %494, %q[%622] : memref<?xf32>
          } else {
            %623 = arith.addi %455, %477 : index
            memref.store %485, %17[%623] : memref<?xf32>
            %624 = arith.addi %455, %477 : index
            %625 = arith.addi %624, %c37 : index
            memref.store %494, %17[%625] : memref<?xf32>
          }
        }
      }
    }
    %626 = arith.addi %448, %c44 : index
    %627 = arith.addi %447, %626 : index
    %628 = arith.cmpi slt, %627, %19 : index
    %629 = arith.cmpi slt, %626, %c4 : index
    %630 = arith.andi %628, %629 : i1
    scf.if %630 {
      %631 = arith.addi %447, %626 : index
      %632 = arith.muli %626, %c35 : index
      %633 = wave.lane
      %634 = arith.addi %633, %c8 : index
      %635 = arith.cmpi eq, %hasBias, %c7 : index
      %636 = arith.addi %632, %634 : index
      %637 = memref.load %17[%636] : memref<?xf32>
      %638 = arith.muli %0, %c35 : index
      %639 = arith.addi %638, %634 : index
      %640 = memref.load %bias[%639] : memref<?xf32>
      %641 = arith.addf %637, %640 : f32
      %642 = arith.select %635, %641, %637 : f32
      %643 = arith.addi %634, %c37 : index
      %644 = arith.cmpi eq, %hasBias, %c7 : index
      %645 = arith.addi %632, %643 : index
      %646 = memref.load %17[%645] : memref<?xf32>
      %647 = arith.muli %0, %c35 : index
      %648 = arith.addi %647, %643 : index
      %649 = memref.load %bias[%648] : memref<?xf32>
      %650 = arith.addf %646, %649 : f32
      %651 = arith.select %644, %650, %646 : f32
      %652 = arith.addi %633, %c14 : index
      %653 = arith.cmpi slt, %652, %c37 : index
      %654 = arith.minsi %652, %c38 : index
      %655 = arith.cmpi eq, %hasBias, %c7 : index
      %656 = arith.addi %632, %654 : index
      %657 = memref.load %17[%656] : memref<?xf32>
      %658 = arith.muli %0, %c35 : index
      %659 = arith.addi %658, %654 : index
      %660 = memref.load %bias[%659] : memref<?xf32>
      %661 = arith.addf %657, %660 : f32
      %662 = arith.select %655, %661, %657 : f32
      %663 = arith.addi %654, %c37 : index
      %664 = arith.cmpi eq, %hasBias, %c7 : index
      %665 = arith.addi %632, %663 : index
      %666 = memref.load %17[%665] : memref<?xf32>
      %667 = arith.muli %0, %c35 : index
      %668 = arith.addi %667, %663 : index
      %669 = memref.load %bias[%668] : memref<?xf32>
      %670 = arith.addf %666, %669 : f32
      %671 = arith.select %664, %670, %666 : f32
      %672 = arith.addi %heads, %kvHeads : index
      %673 = arith.cmpi slt, %0, %672 : index
      scf.if %673 {
        %674 = arith.addi %positionsAt, %631 : index
        %675 = memref.load %step[%674] : memref<?xi32>
        %676 = arith.index_cast %675 : i32 to index
        %677 = arith.cmpi eq, %hasNorm, %c7 : index
        %678 = math.fma %642, %642, %c41 : f32
        %679 = math.fma %651, %651, %678 : f32
        %680 = math.fma %662, %662, %679 : f32
        %681 = arith.select %653, %680, %679 : f32
        %682 = math.fma %671, %671, %681 : f32
        %683 = arith.select %653, %682, %681 : f32
        %684 = vector.broadcast %683 : f32 to vector<1xf32>
        %685 = wave.reduce "add" %684 : vector<1xf32>
        %686 = arith.mulf %685, %inverseHeadDim : f32
        %687 = arith.addf %686, %epsilon : f32
        %688 = math.sqrt %687 : f32
        %689 = arith.divf %c34, %688 : f32
        %690 = arith.cmpi slt, %0, %heads : index
        %691 = arith.addi %634, %c37 : index
        %692 = memref.load %query_norm[%634] : memref<?xf32>
        %693 = memref.load %key_norm[%634] : memref<?xf32>
        %694 = arith.select %690, %692, %693 : f32
        %695 = arith.mulf %642, %689 : f32
        %696 = arith.mulf %695, %694 : f32
        %697 = arith.select %677, %696, %642 : f32
        %698 = memref.load %query_norm[%691] : memref<?xf32>
        %699 = memref.load %key_norm[%691] : memref<?xf32>
        %700 = arith.select %690, %698, %699 : f32
        %701 = arith.mulf %651, %689 : f32
        %702 = arith.mulf %701, %700 : f32
        %703 = arith.select %677, %702, %651 : f32
        %704 = arith.addi %654, %c37 : index
        %705 = memref.load %query_norm[%654] : memref<?xf32>
        %706 = memref.load %key_norm[%654] : memref<?xf32>
        %707 = arith.select %690, %705, %706 : f32
        %708 = arith.mulf %662, %689 : f32
        %709 = arith.mulf %708, %707 : f32
        %710 = arith.select %677, %709, %662 : f32
        %711 = memref.load %query_norm[%704] : memref<?xf32>
        %712 = memref.load %key_norm[%704] : memref<?xf32>
        %713 = arith.select %690, %711, %712 : f32
        %714 = arith.mulf %671, %689 : f32
        %715 = arith.mulf %714, %713 : f32
        %716 = arith.select %677, %715, %671 : f32
        %717 = arith.remui %676, %c25 : index
        %718 = arith.muli %717, %c35 : index
        %719 = arith.addi %718, %634 : index
        %720 = arith.divui %676, %c25 : index
        %721 = arith.addi %720, %c25 : index
        %722 = arith.muli %721, %c35 : index
        %723 = arith.addi %722, %634 : index
        %724 = memref.load %rope[%719] : memref<?xf32>
        %725 = arith.addi %719, %c37 : index
        %726 = memref.load %rope[%725] : memref<?xf32>
        %727 = memref.load %rope[%723] : memref<?xf32>
        %728 = arith.addi %723, %c37 : index
        %729 = memref.load %rope[%728] : memref<?xf32>
        %730 = arith.mulf %727, %724 : f32
        %731 = arith.mulf %729, %726 : f32
        %732 = arith.subf %730, %731 : f32
        %733 = arith.mulf %729, %724 : f32
        %734 = arith.mulf %727, %726 : f32
        %735 = arith.addf %733, %734 : f32
        %736 = arith.mulf %697, %732 : f32
        %737 = arith.mulf %703, %735 : f32
        %738 = arith.subf %736, %737 : f32
        %739 = arith.mulf %703, %732 : f32
        %740 = arith.mulf %697, %735 : f32
        %741 = arith.addf %739, %740 : f32
        %742 = arith.cmpi slt, %0, %heads : index
        scf.if %742 {
          %743 = arith.muli %631, %heads : index
          %744 = arith.addi %743, %0 : index
          %745 = arith.muli %744, %c35 : index
          %746 = arith.addi %745, %634 : index
          memref.store %738, %q[%746] : memref<?xf32>
          %747 = arith.addi %746, %c37 : index
          memref.store %741, %q[%747] : memref<?xf32>
        } else {
          %748 = arith.addi %632, %634 : index
          memref.store %738, %17[%748] : memref<?xf32>
          %749 = arith.addi %632, %634 : index
          %750 = arith.addi %749, %c37 : index
          memref.store %741, %17[%750] : memref<?xf32>
        }
        %751 = arith.remui %676, %c25 : index
        %752 = arith.muli %751, %c35 : index
        %753 = arith.addi %752, %654 : index
        %754 = arith.divui %676, %c25 : index
        %755 = arith.addi %754, %c25 : index
        %756 = arith.muli %755, %c35 : index
        %757 = arith.addi %756, %654 : index
        %758 = memref.load %rope[%753] : memref<?xf32>
        %759 = arith.addi %753, %c37 : index
        %760 = memref.load %rope[%759] : memref<?xf32>
        %761 = memref.load %rope[%757] : memref<?xf32>
        %762 = arith.addi %757, %c37 : index
        %763 = memref.load %rope[%762] : memref<?xf32>
        %764 = arith.mulf %761, %758 : f32
        %765 = arith.mulf %763, %760 : f32
        %766 = arith.subf %764, %765 : f32
        %767 = arith.mulf %763, %758 : f32
        %768 = arith.mulf %761, %760 : f32
        %769 = arith.addf %767, %768 : f32
        %770 = arith.mulf %710, %766 : f32
        %771 = arith.mulf %716, %769 : f32
        %772 = arith.subf %770, %771 : f32
        %773 = arith.mulf %716, %766 : f32
        %774 = arith.mulf %710, %769 : f32
        %775 = arith.addf %773, %774 : f32
        scf.if %653 {
          %776 = arith.cmpi slt, %0, %heads : index
          scf.if %776 {
            %777 = arith.muli %631, %heads : index
            %778 = arith.addi %777, %0 : index
            %779 = arith.muli %778, %c35 : index
            %780 = arith.addi %779, %654 : index
            memref.store %772, %q[%780] : memref<?xf32>
            %781 = arith.addi %780, %c37 : index
            memref.store %775, %q[%781] : memref<?xf32>
          } else {
            %782 = arith.addi %632, %654 : index
            memref.store %772, %17[%782] : memref<?xf32>
            %783 = arith.addi %632, %654 : index
            %784 = arith.addi %783, %c37 : index
            memref.store %775, %17[%784] : memref<?xf32>
          }
        }
      } else {
        %785 = arith.cmpi slt, %0, %heads : index
        scf.if %785 {
          %786 = arith.muli %631, %heads : index
          %787 = arith.addi %786, %0 : index
          %788 = arith.muli %787, %c35 : index
          %789 = arith.addi %788, %634 : index
          memref.store %642, %q[%789] : memref<?xf32>
          %790 = arith.addi %789, %c37 : index
          memref.store %651, %q[%790] : memref<?xf32>
        } else {
          %791 = arith.addi %632, %634 : index
          memref.store %642, %17[%791] : memref<?xf32>
          %792 = arith.addi %632, %634 : index
          %793 = arith.addi %792, %c37 : index
          memref.store %651, %17[%793] : memref<?xf32>
        }
        scf.if %653 {
          %794 = arith.cmpi slt, %0, %heads : index
          scf.if %794 {
            %795 = arith.muli %631, %heads : index
            %796 = arith.addi %795, %0 : index
            %797 = arith.muli %796, %c35 : index
            %798 = arith.addi %797, %654 : index
            memref.store %662, %q[%798] : memref<?xf32>
            %799 = arith.addi %798, %c37 : index
            memref.store %671, %q[%799] : memref<?xf32>
          } else {
            %800 = arith.addi %632, %654 : index
            memref.store %662, %17[%800] : memref<?xf32>
            %801 = arith.addi %632, %654 : index
            %802 = arith.addi %801, %c37 : index
            memref.store %671, %17[%802] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %803 = arith.cmpi sge, %0, %heads : index
    scf.if %803 {
      %804 = arith.addi %448, %c8 : index
      %805 = arith.addi %447, %804 : index
      %806 = arith.cmpi slt, %805, %19 : index
      %807 = arith.cmpi slt, %804, %c4 : index
      %808 = arith.andi %806, %807 : i1
      scf.if %808 {
        %809 = arith.addi %447, %804 : index
        %810 = arith.addi %slotsAt, %809 : index
        %811 = memref.load %step[%810] : memref<?xi32>
        %812 = arith.index_cast %811 : i32 to index
        %813 = arith.cmpi sge, %812, %c8 : index
        scf.if %813 {
          %814 = arith.muli %804, %c35 : index
          %815 = arith.subi %0, %heads : index
          %816 = memref.load %scales[%815] : memref<?xf32>
          %817 = vector.broadcast %816 : f32 to vector<4xf32>
          %818 = arith.divui %812, %c4 : index
          %819 = arith.remui %812, %c4 : index
          %820 = arith.muli %818, %pageBytes : index
          %821 = arith.cmpi eq, %codec, %c8 : index
          scf.if %821 {
            %822 = wave.lane
            %823 = arith.muli %822, %c32 : index
            scf.for %824 = %823 to %c35 step %c6 {
              %825 = arith.addi %814, %824 : index
              %826 = vector.load %17[%825] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %827 = arith.mulf %826, %817 : vector<4xf32>
              %828 = arith.minimumf %827, %c48 : vector<4xf32>
              %829 = arith.maximumf %828, %c49 : vector<4xf32>
              %830 = arith.truncf %829 : vector<4xf32> to vector<4xf16>
              %831 = vector.bitcast %830 : vector<4xf16> to vector<8xi8>
              %832 = arith.cmpi slt, %815, %kvHeads : index
              scf.if %832 {
                %833 = arith.muli %815, %c50 : index
                %834 = arith.addi %820, %833 : index
                %835 = arith.divui %824, %c4 : index
                %836 = arith.muli %835, %c20 : index
                %837 = arith.remui %824, %c4 : index
                %838 = arith.divui %837, %c13 : index
                %839 = arith.muli %838, %c25 : index
                %840 = arith.muli %819, %c4 : index
                %841 = arith.addi %839, %840 : index
                %842 = arith.remui %837, %c13 : index
                %843 = arith.muli %842, %c19 : index
                %844 = arith.addi %841, %843 : index
                %845 = arith.addi %836, %844 : index
                %846 = arith.addi %834, %845 : index
                vector.store %831, %kv[%846] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %847 = arith.subi %815, %kvHeads : index
                %848 = arith.muli %847, %c50 : index
                %849 = arith.addi %820, %848 : index
                %850 = arith.addi %824, %c8 : index
                %851 = arith.divui %850, %c4 : index
                %852 = arith.muli %851, %c20 : index
                %853 = arith.addi %852, %c9 : index
                %854 = arith.remui %850, %c4 : index
                %855 = arith.divui %819, %c19 : index
                %856 = arith.remui %819, %c19 : index
                %857 = arith.muli %856, %c13 : index
                %858 = arith.addi %855, %857 : index
                %859 = arith.divui %858, %c13 : index
                %860 = arith.muli %859, %c25 : index
                %861 = arith.muli %854, %c4 : index
                %862 = arith.addi %860, %861 : index
                %863 = arith.remui %858, %c13 : index
                %864 = arith.muli %863, %c19 : index
                %865 = arith.addi %862, %864 : index
                %866 = arith.addi %853, %865 : index
                %867 = arith.addi %849, %866 : index
                %868 = vector.shuffle %831, %831 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %868, %kv[%867] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %869 = arith.addi %824, %c7 : index
                %870 = arith.divui %869, %c4 : index
                %871 = arith.muli %870, %c20 : index
                %872 = arith.addi %871, %c9 : index
                %873 = arith.remui %869, %c4 : index
                %874 = arith.divui %819, %c19 : index
                %875 = arith.remui %819, %c19 : index
                %876 = arith.muli %875, %c13 : index
                %877 = arith.addi %874, %876 : index
                %878 = arith.divui %877, %c13 : index
                %879 = arith.muli %878, %c25 : index
                %880 = arith.muli %873, %c4 : index
                %881 = arith.addi %879, %880 : index
                %882 = arith.remui %877, %c13 : index
                %883 = arith.muli %882, %c19 : index
                %884 = arith.addi %881, %883 : index
                %885 = arith.addi %872, %884 : index
                %886 = arith.addi %849, %885 : index
                %887 = vector.shuffle %831, %831 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %887, %kv[%886] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %888 = arith.addi %824, %c19 : index
                %889 = arith.divui %888, %c4 : index
                %890 = arith.muli %889, %c20 : index
                %891 = arith.addi %890, %c9 : index
                %892 = arith.remui %888, %c4 : index
                %893 = arith.divui %819, %c19 : index
                %894 = arith.remui %819, %c19 : index
                %895 = arith.muli %894, %c13 : index
                %896 = arith.addi %893, %895 : index
                %897 = arith.divui %896, %c13 : index
                %898 = arith.muli %897, %c25 : index
                %899 = arith.muli %892, %c4 : index
                %900 = arith.addi %898, %899 : index
                %901 = arith.remui %896, %c13 : index
                %902 = arith.muli %901, %c19 : index
                %903 = arith.addi %900, %902 : index
                %904 = arith.addi %891, %903 : index
                %905 = arith.addi %849, %904 : index
                %906 = vector.shuffle %831, %831 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %906, %kv[%905] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %907 = arith.addi %824, %c26 : index
                %908 = arith.divui %907, %c4 : index
                %909 = arith.muli %908, %c20 : index
                %910 = arith.addi %909, %c9 : index
                %911 = arith.remui %907, %c4 : index
                %912 = arith.divui %819, %c19 : index
                %913 = arith.remui %819, %c19 : index
                %914 = arith.muli %913, %c13 : index
                %915 = arith.addi %912, %914 : index
                %916 = arith.divui %915, %c13 : index
                %917 = arith.muli %916, %c25 : index
                %918 = arith.muli %911, %c4 : index
                %919 = arith.addi %917, %918 : index
                %920 = arith.remui %915, %c13 : index
                %921 = arith.muli %920, %c19 : index
                %922 = arith.addi %919, %921 : index
                %923 = arith.addi %910, %922 : index
                %924 = arith.addi %849, %923 : index
                %925 = vector.shuffle %831, %831 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %925, %kv[%924] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %926 = arith.cmpi eq, %codec, %c7 : index
          scf.if %926 {
            %927 = wave.lane
            %928 = arith.muli %927, %c32 : index
            scf.for %929 = %928 to %c35 step %c6 {
              %930 = arith.addi %814, %929 : index
              %931 = vector.load %17[%930] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %932 = arith.mulf %931, %817 : vector<4xf32>
              %933 = wave.fp8_encode "e4m3" %932 : vector<4xf32> -> vector<4xi8>
              %934 = arith.cmpi slt, %815, %kvHeads : index
              scf.if %934 {
                %935 = arith.muli %815, %c9 : index
                %936 = arith.addi %820, %935 : index
                %937 = vector.shuffle %933, %933 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %938 = arith.divui %929, %c4 : index
                %939 = arith.muli %938, %c25 : index
                %940 = arith.remui %929, %c4 : index
                %941 = arith.muli %819, %c4 : index
                %942 = arith.divui %940, %c32 : index
                %943 = arith.muli %942, %c32 : index
                %944 = arith.remui %940, %c19 : index
                %945 = arith.muli %944, %c19 : index
                %946 = arith.addi %943, %945 : index
                %947 = arith.divui %940, %c19 : index
                %948 = arith.remui %947, %c19 : index
                %949 = arith.addi %946, %948 : index
                %950 = arith.addi %941, %949 : index
                %951 = arith.addi %939, %950 : index
                %952 = arith.addi %936, %951 : index
                vector.store %937, %kv[%952] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %953 = arith.subi %815, %kvHeads : index
                %954 = arith.muli %953, %c9 : index
                %955 = arith.addi %820, %954 : index
                %956 = arith.addi %929, %c8 : index
                %957 = arith.divui %956, %c4 : index
                %958 = arith.muli %957, %c25 : index
                %959 = arith.addi %958, %c10 : index
                %960 = arith.remui %956, %c4 : index
                %961 = arith.divui %819, %c19 : index
                %962 = arith.remui %819, %c19 : index
                %963 = arith.muli %962, %c13 : index
                %964 = arith.addi %961, %963 : index
                %965 = arith.muli %960, %c4 : index
                %966 = arith.divui %964, %c32 : index
                %967 = arith.muli %966, %c32 : index
                %968 = arith.remui %964, %c19 : index
                %969 = arith.muli %968, %c19 : index
                %970 = arith.addi %967, %969 : index
                %971 = arith.divui %964, %c19 : index
                %972 = arith.remui %971, %c19 : index
                %973 = arith.addi %970, %972 : index
                %974 = arith.addi %965, %973 : index
                %975 = arith.addi %959, %974 : index
                %976 = arith.addi %955, %975 : index
                %977 = vector.shuffle %933, %933 [0] : vector<4xi8>, vector<4xi8>
                vector.store %977, %kv[%976] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %978 = arith.addi %929, %c7 : index
                %979 = arith.divui %978, %c4 : index
                %980 = arith.muli %979, %c25 : index
                %981 = arith.addi %980, %c10 : index
                %982 = arith.remui %978, %c4 : index
                %983 = arith.divui %819, %c19 : index
                %984 = arith.remui %819, %c19 : index
                %985 = arith.muli %984, %c13 : index
                %986 = arith.addi %983, %985 : index
                %987 = arith.muli %982, %c4 : index
                %988 = arith.divui %986, %c32 : index
                %989 = arith.muli %988, %c32 : index
                %990 = arith.remui %986, %c19 : index
                %991 = arith.muli %990, %c19 : index
                %992 = arith.addi %989, %991 : index
                %993 = arith.divui %986, %c19 : index
                %994 = arith.remui %993, %c19 : index
                %995 = arith.addi %992, %994 : index
                %996 = arith.addi %987, %995 : index
                %997 = arith.addi %981, %996 : index
                %998 = arith.addi %955, %997 : index
                %999 = vector.shuffle %933, %933 [1] : vector<4xi8>, vector<4xi8>
                vector.store %999, %kv[%998] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1000 = arith.addi %929, %c19 : index
                %1001 = arith.divui %1000, %c4 : index
                %1002 = arith.muli %1001, %c25 : index
                %1003 = arith.addi %1002, %c10 : index
                %1004 = arith.remui %1000, %c4 : index
                %1005 = arith.divui %819, %c19 : index
                %1006 = arith.remui %819, %c19 : index
                %1007 = arith.muli %1006, %c13 : index
                %1008 = arith.addi %1005, %1007 : index
                %1009 = arith.muli %1004, %c4 : index
                %1010 = arith.divui %1008, %c32 : index
                %1011 = arith.muli %1010, %c32 : index
                %1012 = arith.remui %1008, %c19 : index
                %1013 = arith.muli %1012, %c19 : index
                %1014 = arith.addi %1011, %1013 : index
                %1015 = arith.divui %1008, %c19 : index
                %1016 = arith.remui %1015, %c19 : index
                %1017 = arith.addi %1014, %1016 : index
                %1018 = arith.addi %1009, %1017 : index
                %1019 = arith.addi %1003, %1018 : index
                %1020 = arith.addi %955, %1019 : index
                %1021 = vector.shuffle %933, %933 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1021, %kv[%1020] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1022 = arith.addi %929, %c26 : index
                %1023 = arith.divui %1022, %c4 : index
                %1024 = arith.muli %1023, %c25 : index
                %1025 = arith.addi %1024, %c10 : index
                %1026 = arith.remui %1022, %c4 : index
                %1027 = arith.divui %819, %c19 : index
                %1028 = arith.remui %819, %c19 : index
                %1029 = arith.muli %1028, %c13 : index
                %1030 = arith.addi %1027, %1029 : index
                %1031 = arith.muli %1026, %c4 : index
                %1032 = arith.divui %1030, %c32 : index
                %1033 = arith.muli %1032, %c32 : index
                %1034 = arith.remui %1030, %c19 : index
                %1035 = arith.muli %1034, %c19 : index
                %1036 = arith.addi %1033, %1035 : index
                %1037 = arith.divui %1030, %c19 : index
                %1038 = arith.remui %1037, %c19 : index
                %1039 = arith.addi %1036, %1038 : index
                %1040 = arith.addi %1031, %1039 : index
                %1041 = arith.addi %1025, %1040 : index
                %1042 = arith.addi %955, %1041 : index
                %1043 = vector.shuffle %933, %933 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1043, %kv[%1042] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1044 = arith.cmpi eq, %codec, %c19 : index
          scf.if %1044 {
            %1045 = wave.lane
            %1046 = arith.muli %1045, %c32 : index
            scf.for %1047 = %1046 to %c35 step %c6 {
              %1048 = arith.addi %814, %1047 : index
              %1049 = vector.load %17[%1048] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1050 = arith.mulf %1049, %817 : vector<4xf32>
              %1051 = wave.fp8_encode "e5m2" %1050 : vector<4xf32> -> vector<4xi8>
              %1052 = arith.cmpi slt, %815, %kvHeads : index
              scf.if %1052 {
                %1053 = arith.muli %815, %c9 : index
                %1054 = arith.addi %820, %1053 : index
                %1055 = vector.shuffle %1051, %1051 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1056 = arith.divui %1047, %c4 : index
                %1057 = arith.muli %1056, %c25 : index
                %1058 = arith.remui %1047, %c4 : index
                %1059 = arith.muli %819, %c4 : index
                %1060 = arith.divui %1058, %c32 : index
                %1061 = arith.muli %1060, %c32 : index
                %1062 = arith.remui %1058, %c19 : index
                %1063 = arith.muli %1062, %c19 : index
                %1064 = arith.addi %1061, %1063 : index
                %1065 = arith.divui %1058, %c19 : index
                %1066 = arith.remui %1065, %c19 : index
                %1067 = arith.addi %1064, %1066 : index
                %1068 = arith.addi %1059, %1067 : index
                %1069 = arith.addi %1057, %1068 : index
                %1070 = arith.addi %1054, %1069 : index
                vector.store %1055, %kv[%1070] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1071 = arith.subi %815, %kvHeads : index
                %1072 = arith.muli %1071, %c9 : index
                %1073 = arith.addi %820, %1072 : index
                %1074 = arith.addi %1047, %c8 : index
                %1075 = arith.divui %1074, %c4 : index
                %1076 = arith.muli %1075, %c25 : index
                %1077 = arith.addi %1076, %c10 : index
                %1078 = arith.remui %1074, %c4 : index
                %1079 = arith.divui %819, %c19 : index
                %1080 = arith.remui %819, %c19 : index
                %1081 = arith.muli %1080, %c13 : index
                %1082 = arith.addi %1079, %1081 : index
                %1083 = arith.muli %1078, %c4 : index
                %1084 = arith.divui %1082, %c32 : index
                %1085 = arith.muli %1084, %c32 : index
                %1086 = arith.remui %1082, %c19 : index
                %1087 = arith.muli %1086, %c19 : index
                %1088 = arith.addi %1085, %1087 : index
                %1089 = arith.divui %1082, %c19 : index
                %1090 = arith.remui %1089, %c19 : index
                %1091 = arith.addi %1088, %1090 : index
                %1092 = arith.addi %1083, %1091 : index
                %1093 = arith.addi %1077, %1092 : index
                %1094 = arith.addi %1073, %1093 : index
                %1095 = vector.shuffle %1051, %1051 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1095, %kv[%1094] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1096 = arith.addi %1047, %c7 : index
                %1097 = arith.divui %1096, %c4 : index
                %1098 = arith.muli %1097, %c25 : index
                %1099 = arith.addi %1098, %c10 : index
                %1100 = arith.remui %1096, %c4 : index
                %1101 = arith.divui %819, %c19 : index
                %1102 = arith.remui %819, %c19 : index
                %1103 = arith.muli %1102, %c13 : index
                %1104 = arith.addi %1101, %1103 : index
                %1105 = arith.muli %1100, %c4 : index
                %1106 = arith.divui %1104, %c32 : index
                %1107 = arith.muli %1106, %c32 : index
                %1108 = arith.remui %1104, %c19 : index
                %1109 = arith.muli %1108, %c19 : index
                %1110 = arith.addi %1107, %1109 : index
                %1111 = arith.divui %1104, %c19 : index
                %1112 = arith.remui %1111, %c19 : index
                %1113 = arith.addi %1110, %1112 : index
                %1114 = arith.addi %1105, %1113 : index
                %1115 = arith.addi %1099, %1114 : index
                %1116 = arith.addi %1073, %1115 : index
                %1117 = vector.shuffle %1051, %1051 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1117, %kv[%1116] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1118 = arith.addi %1047, %c19 : index
                %1119 = arith.divui %1118, %c4 : index
                %1120 = arith.muli %1119, %c25 : index
                %1121 = arith.addi %1120, %c10 : index
                %1122 = arith.remui %1118, %c4 : index
                %1123 = arith.divui %819, %c19 : index
                %1124 = arith.remui %819, %c19 : index
                %1125 = arith.muli %1124, %c13 : index
                %1126 = arith.addi %1123, %1125 : index
                %1127 = arith.muli %1122, %c4 : index
                %1128 = arith.divui %1126, %c32 : index
                %1129 = arith.muli %1128, %c32 : index
                %1130 = arith.remui %1126, %c19 : index
                %1131 = arith.muli %1130, %c19 : index
                %1132 = arith.addi %1129, %1131 : index
                %1133 = arith.divui %1126, %c19 : index
                %1134 = arith.remui %1133, %c19 : index
                %1135 = arith.addi %1132, %1134 : index
                %1136 = arith.addi %1127, %1135 : index
                %1137 = arith.addi %1121, %1136 : index
                %1138 = arith.addi %1073, %1137 : index
                %1139 = vector.shuffle %1051, %1051 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1139, %kv[%1138] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1140 = arith.addi %1047, %c26 : index
                %1141 = arith.divui %1140, %c4 : index
                %1142 = arith.muli %1141, %c25 : index
                %1143 = arith.addi %1142, %c10 : index
                %1144 = arith.remui %1140, %c4 : index
                %1145 = arith.divui %819, %c19 : index
                %1146 = arith.remui %819, %c19 : index
                %1147 = arith.muli %1146, %c13 : index
                %1148 = arith.addi %1145, %1147 : index
                %1149 = arith.muli %1144, %c4 : index
                %1150 = arith.divui %1148, %c32 : index
                %1151 = arith.muli %1150, %c32 : index
                %1152 = arith.remui %1148, %c19 : index
                %1153 = arith.muli %1152, %c19 : index
                %1154 = arith.addi %1151, %1153 : index
                %1155 = arith.divui %1148, %c19 : index
                %1156 = arith.remui %1155, %c19 : index
                %1157 = arith.addi %1154, %1156 : index
                %1158 = arith.addi %1149, %1157 : index
                %1159 = arith.addi %1143, %1158 : index
                %1160 = arith.addi %1073, %1159 : index
                %1161 = vector.shuffle %1051, %1051 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1161, %kv[%1160] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %1162 = arith.addi %448, %c44 : index
      %1163 = arith.addi %447, %1162 : index
      %1164 = arith.cmpi slt, %1163, %19 : index
      %1165 = arith.cmpi slt, %1162, %c4 : index
      %1166 = arith.andi %1164, %1165 : i1
      scf.if %1166 {
        %1167 = arith.addi %447, %1162 : index
        %1168 = arith.addi %slotsAt, %1167 : index
        %1169 = memref.load %step[%1168] : memref<?xi32>
        %1170 = arith.index_cast %1169 : i32 to index
        %1171 = arith.cmpi sge, %1170, %c8 : index
        scf.if %1171 {
          %1172 = arith.muli %1162, %c35 : index
          %1173 = arith.subi %0, %heads : index
          %1174 = memref.load %scales[%1173] : memref<?xf32>
          %1175 = vector.broadcast %1174 : f32 to vector<4xf32>
          %1176 = arith.divui %1170, %c4 : index
          %1177 = arith.remui %1170, %c4 : index
          %1178 = arith.muli %1176, %pageBytes : index
          %1179 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1179 {
            %1180 = wave.lane
            %1181 = arith.muli %1180, %c32 : index
            scf.for %1182 = %1181 to %c35 step %c6 {
              %1183 = arith.addi %1172, %1182 : index
              %1184 = vector.load %17[%1183] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1185 = arith.mulf %1184, %1175 : vector<4xf32>
              %1186 = arith.minimumf %1185, %c48 : vector<4xf32>
              %1187 = arith.maximumf %1186, %c49 : vector<4xf32>
              %1188 = arith.truncf %1187 : vector<4xf32> to vector<4xf16>
              %1189 = vector.bitcast %1188 : vector<4xf16> to vector<8xi8>
              %1190 = arith.cmpi slt, %1173, %kvHeads : index
              scf.if %1190 {
                %1191 = arith.muli %1173, %c50 : index
                %1192 = arith.addi %1178, %1191 : index
                %1193 = arith.divui %1182, %c4 : index
                %1194 = arith.muli %1193, %c20 : index
                %1195 = arith.remui %1182, %c4 : index
                %1196 = arith.divui %1195, %c13 : index
                %1197 = arith.muli %1196, %c25 : index
                %1198 = arith.muli %1177, %c4 : index
                %1199 = arith.addi %1197, %1198 : index
                %1200 = arith.remui %1195, %c13 : index
                %1201 = arith.muli %1200, %c19 : index
                %1202 = arith.addi %1199, %1201 : index
                %1203 = arith.addi %1194, %1202 : index
                %1204 = arith.addi %1192, %1203 : index
                vector.store %1189, %kv[%1204] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1205 = arith.subi %1173, %kvHeads : index
                %1206 = arith.muli %1205, %c50 : index
                %1207 = arith.addi %1178, %1206 : index
                %1208 = arith.addi %1182, %c8 : index
                %1209 = arith.divui %1208, %c4 : index
                %1210 = arith.muli %1209, %c20 : index
                %1211 = arith.addi %1210, %c9 : index
                %1212 = arith.remui %1208, %c4 : index
                %1213 = arith.divui %1177, %c19 : index
                %1214 = arith.remui %1177, %c19 : index
                %1215 = arith.muli %1214, %c13 : index
                %1216 = arith.addi %1213, %1215 : index
                %1217 = arith.divui %1216, %c13 : index
                %1218 = arith.muli %1217, %c25 : index
                %1219 = arith.muli %1212, %c4 : index
                %1220 = arith.addi %1218, %1219 : index
                %1221 = arith.remui %1216, %c13 : index
                %1222 = arith.muli %1221, %c19 : index
                %1223 = arith.addi %1220, %1222 : index
                %1224 = arith.addi %1211, %1223 : index
                %1225 = arith.addi %1207, %1224 : index
                %1226 = vector.shuffle %1189, %1189 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1226, %kv[%1225] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1227 = arith.addi %1182, %c7 : index
                %1228 = arith.divui %1227, %c4 : index
                %1229 = arith.muli %1228, %c20 : index
                %1230 = arith.addi %1229, %c9 : index
                %1231 = arith.remui %1227, %c4 : index
                %1232 = arith.divui %1177, %c19 : index
                %1233 = arith.remui %1177, %c19 : index
                %1234 = arith.muli %1233, %c13 : index
                %1235 = arith.addi %1232, %1234 : index
                %1236 = arith.divui %1235, %c13 : index
                %1237 = arith.muli %1236, %c25 : index
                %1238 = arith.muli %1231, %c4 : index
                %1239 = arith.addi %1237, %1238 : index
                %1240 = arith.remui %1235, %c13 : index
                %1241 = arith.muli %1240, %c19 : index
                %1242 = arith.addi %1239, %1241 : index
                %1243 = arith.addi %1230, %1242 : index
                %1244 = arith.addi %1207, %1243 : index
                %1245 = vector.shuffle %1189, %1189 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1245, %kv[%1244] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1246 = arith.addi %1182, %c19 : index
                %1247 = arith.divui %1246, %c4 : index
                %1248 = arith.muli %1247, %c20 : index
                %1249 = arith.addi %1248, %c9 : index
                %1250 = arith.remui %1246, %c4 : index
                %1251 = arith.divui %1177, %c19 : index
                %1252 = arith.remui %1177, %c19 : index
                %1253 = arith.muli %1252, %c13 : index
                %1254 = arith.addi %1251, %1253 : index
                %1255 = arith.divui %1254, %c13 : index
                %1256 = arith.muli %1255, %c25 : index
                %1257 = arith.muli %1250, %c4 : index
                %1258 = arith.addi %1256, %1257 : index
                %1259 = arith.remui %1254, %c13 : index
                %1260 = arith.muli %1259, %c19 : index
                %1261 = arith.addi %1258, %1260 : index
                %1262 = arith.addi %1249, %1261 : index
                %1263 = arith.addi %1207, %1262 : index
                %1264 = vector.shuffle %1189, %1189 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1264, %kv[%1263] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1265 = arith.addi %1182, %c26 : index
                %1266 = arith.divui %1265, %c4 : index
                %1267 = arith.muli %1266, %c20 : index
                %1268 = arith.addi %1267, %c9 : index
                %1269 = arith.remui %1265, %c4 : index
                %1270 = arith.divui %1177, %c19 : index
                %1271 = arith.remui %1177, %c19 : index
                %1272 = arith.muli %1271, %c13 : index
                %1273 = arith.addi %1270, %1272 : index
                %1274 = arith.divui %1273, %c13 : index
                %1275 = arith.muli %1274, %c25 : index
                %1276 = arith.muli %1269, %c4 : index
                %1277 = arith.addi %1275, %1276 : index
                %1278 = arith.remui %1273, %c13 : index
                %1279 = arith.muli %1278, %c19 : index
                %1280 = arith.addi %1277, %1279 : index
                %1281 = arith.addi %1268, %1280 : index
                %1282 = arith.addi %1207, %1281 : index
                %1283 = vector.shuffle %1189, %1189 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1283, %kv[%1282] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1284 = arith.cmpi eq, %codec, %c7 : index
          scf.if %1284 {
            %1285 = wave.lane
            %1286 = arith.muli %1285, %c32 : index
            scf.for %1287 = %1286 to %c35 step %c6 {
              %1288 = arith.addi %1172, %1287 : index
              %1289 = vector.load %17[%1288] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1290 = arith.mulf %1289, %1175 : vector<4xf32>
              %1291 = wave.fp8_encode "e4m3" %1290 : vector<4xf32> -> vector<4xi8>
              %1292 = arith.cmpi slt, %1173, %kvHeads : index
              scf.if %1292 {
                %1293 = arith.muli %1173, %c9 : index
                %1294 = arith.addi %1178, %1293 : index
                %1295 = vector.shuffle %1291, %1291 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1296 = arith.divui %1287, %c4 : index
                %1297 = arith.muli %1296, %c25 : index
                %1298 = arith.remui %1287, %c4 : index
                %1299 = arith.muli %1177, %c4 : index
                %1300 = arith.divui %1298, %c32 : index
                %1301 = arith.muli %1300, %c32 : index
                %1302 = arith.remui %1298, %c19 : index
                %1303 = arith.muli %1302, %c19 : index
                %1304 = arith.addi %1301, %1303 : index
                %1305 = arith.divui %1298, %c19 : index
                %1306 = arith.remui %1305, %c19 : index
                %1307 = arith.addi %1304, %1306 : index
                %1308 = arith.addi %1299, %1307 : index
                %1309 = arith.addi %1297, %1308 : index
                %1310 = arith.addi %1294, %1309 : index
                vector.store %1295, %kv[%1310] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1311 = arith.subi %1173, %kvHeads : index
                %1312 = arith.muli %1311, %c9 : index
                %1313 = arith.addi %1178, %1312 : index
                %1314 = arith.addi %1287, %c8 : index
                %1315 = arith.divui %1314, %c4 : index
                %1316 = arith.muli %1315, %c25 : index
                %1317 = arith.addi %1316, %c10 : index
                %1318 = arith.remui %1314, %c4 : index
                %1319 = arith.divui %1177, %c19 : index
                %1320 = arith.remui %1177, %c19 : index
                %1321 = arith.muli %1320, %c13 : index
                %1322 = arith.addi %1319, %1321 : index
                %1323 = arith.muli %1318, %c4 : index
                %1324 = arith.divui %1322, %c32 : index
                %1325 = arith.muli %1324, %c32 : index
                %1326 = arith.remui %1322, %c19 : index
                %1327 = arith.muli %1326, %c19 : index
                %1328 = arith.addi %1325, %1327 : index
                %1329 = arith.divui %1322, %c19 : index
                %1330 = arith.remui %1329, %c19 : index
                %1331 = arith.addi %1328, %1330 : index
                %1332 = arith.addi %1323, %1331 : index
                %1333 = arith.addi %1317, %1332 : index
                %1334 = arith.addi %1313, %1333 : index
                %1335 = vector.shuffle %1291, %1291 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1335, %kv[%1334] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1336 = arith.addi %1287, %c7 : index
                %1337 = arith.divui %1336, %c4 : index
                %1338 = arith.muli %1337, %c25 : index
                %1339 = arith.addi %1338, %c10 : index
                %1340 = arith.remui %1336, %c4 : index
                %1341 = arith.divui %1177, %c19 : index
                %1342 = arith.remui %1177, %c19 : index
                %1343 = arith.muli %1342, %c13 : index
                %1344 = arith.addi %1341, %1343 : index
                %1345 = arith.muli %1340, %c4 : index
                %1346 = arith.divui %1344, %c32 : index
                %1347 = arith.muli %1346, %c32 : index
                %1348 = arith.remui %1344, %c19 : index
                %1349 = arith.muli %1348, %c19 : index
                %1350 = arith.addi %1347, %1349 : index
                %1351 = arith.divui %1344, %c19 : index
                %1352 = arith.remui %1351, %c19 : index
                %1353 = arith.addi %1350, %1352 : index
                %1354 = arith.addi %1345, %1353 : index
                %1355 = arith.addi %1339, %1354 : index
                %1356 = arith.addi %1313, %1355 : index
                %1357 = vector.shuffle %1291, %1291 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1357, %kv[%1356] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1358 = arith.addi %1287, %c19 : index
                %1359 = arith.divui %1358, %c4 : index
                %1360 = arith.muli %1359, %c25 : index
                %1361 = arith.addi %1360, %c10 : index
                %1362 = arith.remui %1358, %c4 : index
                %1363 = arith.divui %1177, %c19 : index
                %1364 = arith.remui %1177, %c19 : index
                %1365 = arith.muli %1364, %c13 : index
                %1366 = arith.addi %1363, %1365 : index
                %1367 = arith.muli %1362, %c4 : index
                %1368 = arith.divui %1366, %c32 : index
                %1369 = arith.muli %1368, %c32 : index
                %1370 = arith.remui %1366, %c19 : index
                %1371 = arith.muli %1370, %c19 : index
                %1372 = arith.addi %1369, %1371 : index
                %1373 = arith.divui %1366, %c19 : index
                %1374 = arith.remui %1373, %c19 : index
                %1375 = arith.addi %1372, %1374 : index
                %1376 = arith.addi %1367, %1375 : index
                %1377 = arith.addi %1361, %1376 : index
                %1378 = arith.addi %1313, %1377 : index
                %1379 = vector.shuffle %1291, %1291 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1379, %kv[%1378] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1380 = arith.addi %1287, %c26 : index
                %1381 = arith.divui %1380, %c4 : index
                %1382 = arith.muli %1381, %c25 : index
                %1383 = arith.addi %1382, %c10 : index
                %1384 = arith.remui %1380, %c4 : index
                %1385 = arith.divui %1177, %c19 : index
                %1386 = arith.remui %1177, %c19 : index
                %1387 = arith.muli %1386, %c13 : index
                %1388 = arith.addi %1385, %1387 : index
                %1389 = arith.muli %1384, %c4 : index
                %1390 = arith.divui %1388, %c32 : index
                %1391 = arith.muli %1390, %c32 : index
                %1392 = arith.remui %1388, %c19 : index
                %1393 = arith.muli %1392, %c19 : index
                %1394 = arith.addi %1391, %1393 : index
                %1395 = arith.divui %1388, %c19 : index
                %1396 = arith.remui %1395, %c19 : index
                %1397 = arith.addi %1394, %1396 : index
                %1398 = arith.addi %1389, %1397 : index
                %1399 = arith.addi %1383, %1398 : index
                %1400 = arith.addi %1313, %1399 : index
                %1401 = vector.shuffle %1291, %1291 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1401, %kv[%1400] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1402 = arith.cmpi eq, %codec, %c19 : index
          scf.if %1402 {
            %1403 = wave.lane
            %1404 = arith.muli %1403, %c32 : index
            scf.for %1405 = %1404 to %c35 step %c6 {
              %1406 = arith.addi %1172, %1405 : index
              %1407 = vector.load %17[%1406] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1408 = arith.mulf %1407, %1175 : vector<4xf32>
              %1409 = wave.fp8_encode "e5m2" %1408 : vector<4xf32> -> vector<4xi8>
              %1410 = arith.cmpi slt, %1173, %kvHeads : index
              scf.if %1410 {
                %1411 = arith.muli %1173, %c9 : index
                %1412 = arith.addi %1178, %1411 : index
                %1413 = vector.shuffle %1409, %1409 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1414 = arith.divui %1405, %c4 : index
                %1415 = arith.muli %1414, %c25 : index
                %1416 = arith.remui %1405, %c4 : index
                %1417 = arith.muli %1177, %c4 : index
                %1418 = arith.divui %1416, %c32 : index
                %1419 = arith.muli %1418, %c32 : index
                %1420 = arith.remui %1416, %c19 : index
                %1421 = arith.muli %1420, %c19 : index
                %1422 = arith.addi %1419, %1421 : index
                %1423 = arith.divui %1416, %c19 : index
                %1424 = arith.remui %1423, %c19 : index
                %1425 = arith.addi %1422, %1424 : index
                %1426 = arith.addi %1417, %1425 : index
                %1427 = arith.addi %1415, %1426 : index
                %1428 = arith.addi %1412, %1427 : index
                vector.store %1413, %kv[%1428] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1429 = arith.subi %1173, %kvHeads : index
                %1430 = arith.muli %1429, %c9 : index
                %1431 = arith.addi %1178, %1430 : index
                %1432 = arith.addi %1405, %c8 : index
                %1433 = arith.divui %1432, %c4 : index
                %1434 = arith.muli %1433, %c25 : index
                %1435 = arith.addi %1434, %c10 : index
                %1436 = arith.remui %1432, %c4 : index
                %1437 = arith.divui %1177, %c19 : index
                %1438 = arith.remui %1177, %c19 : index
                %1439 = arith.muli %1438, %c13 : index
                %1440 = arith.addi %1437, %1439 : index
                %1441 = arith.muli %1436, %c4 : index
                %1442 = arith.divui %1440, %c32 : index
                %1443 = arith.muli %1442, %c32 : index
                %1444 = arith.remui %1440, %c19 : index
                %1445 = arith.muli %1444, %c19 : index
                %1446 = arith.addi %1443, %1445 : index
                %1447 = arith.divui %1440, %c19 : index
                %1448 = arith.remui %1447, %c19 : index
                %1449 = arith.addi %1446, %1448 : index
                %1450 = arith.addi %1441, %1449 : index
                %1451 = arith.addi %1435, %1450 : index
                %1452 = arith.addi %1431, %1451 : index
                %1453 = vector.shuffle %1409, %1409 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1453, %kv[%1452] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1454 = arith.addi %1405, %c7 : index
                %1455 = arith.divui %1454, %c4 : index
                %1456 = arith.muli %1455, %c25 : index
                %1457 = arith.addi %1456, %c10 : index
                %1458 = arith.remui %1454, %c4 : index
                %1459 = arith.divui %1177, %c19 : index
                %1460 = arith.remui %1177, %c19 : index
                %1461 = arith.muli %1460, %c13 : index
                %1462 = arith.addi %1459, %1461 : index
                %1463 = arith.muli %1458, %c4 : index
                %1464 = arith.divui %1462, %c32 : index
                %1465 = arith.muli %1464, %c32 : index
                %1466 = arith.remui %1462, %c19 : index
                %1467 = arith.muli %1466, %c19 : index
                %1468 = arith.addi %1465, %1467 : index
                %1469 = arith.divui %1462, %c19 : index
                %1470 = arith.remui %1469, %c19 : index
                %1471 = arith.addi %1468, %1470 : index
                %1472 = arith.addi %1463, %1471 : index
                %1473 = arith.addi %1457, %1472 : index
                %1474 = arith.addi %1431, %1473 : index
                %1475 = vector.shuffle %1409, %1409 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1475, %kv[%1474] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1476 = arith.addi %1405, %c19 : index
                %1477 = arith.divui %1476, %c4 : index
                %1478 = arith.muli %1477, %c25 : index
                %1479 = arith.addi %1478, %c10 : index
                %1480 = arith.remui %1476, %c4 : index
                %1481 = arith.divui %1177, %c19 : index
                %1482 = arith.remui %1177, %c19 : index
                %1483 = arith.muli %1482, %c13 : index
                %1484 = arith.addi %1481, %1483 : index
                %1485 = arith.muli %1480, %c4 : index
                %1486 = arith.divui %1484, %c32 : index
                %1487 = arith.muli %1486, %c32 : index
                %1488 = arith.remui %1484, %c19 : index
                %1489 = arith.muli %1488, %c19 : index
                %1490 = arith.addi %1487, %1489 : index
                %1491 = arith.divui %1484, %c19 : index
                %1492 = arith.remui %1491, %c19 : index
                %1493 = arith.addi %1490, %1492 : index
                %1494 = arith.addi %1485, %1493 : index
                %1495 = arith.addi %1479, %1494 : index
                %1496 = arith.addi %1431, %1495 : index
                %1497 = vector.shuffle %1409, %1409 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1497, %kv[%1496] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1498 = arith.addi %1405, %c26 : index
                %1499 = arith.divui %1498, %c4 : index
                %1500 = arith.muli %1499, %c25 : index
                %1501 = arith.addi %1500, %c10 : index
                %1502 = arith.remui %1498, %c4 : index
                %1503 = arith.divui %1177, %c19 : index
                %1504 = arith.remui %1177, %c19 : index
                %1505 = arith.muli %1504, %c13 : index
                %1506 = arith.addi %1503, %1505 : index
                %1507 = arith.muli %1502, %c4 : index
                %1508 = arith.divui %1506, %c32 : index
                %1509 = arith.muli %1508, %c32 : index
                %1510 = arith.remui %1506, %c19 : index
                %1511 = arith.muli %1510, %c19 : index
                %1512 = arith.addi %1509, %1511 : index
                %1513 = arith.divui %1506, %c19 : index
                %1514 = arith.remui %1513, %c19 : index
                %1515 = arith.addi %1512, %1514 : index
                %1516 = arith.addi %1507, %1515 : index
                %1517 = arith.addi %1501, %1516 : index
                %1518 = arith.addi %1431, %1517 : index
                %1519 = vector.shuffle %1409, %1409 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1519, %kv[%1518] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
