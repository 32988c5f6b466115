// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='f16', dim=64, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_f16_d64_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 16 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 2 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 128 : index
  %c6 = arith.constant 4 : index
  %c7 = arith.constant 0 : index
  %c8 = arith.constant 1 : index
  %c9 = arith.constant 8192 : index
  %c10 = arith.constant 1024 : index
  %c11 = arith.constant 16 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c14 = arith.constant 8 : index
  %c15 = arith.constant 4096 : index
  %c16 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c19 = arith.constant 512 : index
  %c20 = arith.constant 256 : index
  %c21 = arith.constant 3 : index
  %c22 = arith.constant 64 : index
  %c23 = arith.constant 96 : index
  %c24 = arith.constant 160 : index
  %c25 = arith.constant 192 : index
  %c26 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %c28 = arith.constant 0x3F800000 : f32
  %c29 = arith.constant 2048 : index
  %c30 = arith.constant 3072 : index
  %c31 = arith.constant 5120 : index
  %c32 = arith.constant 6144 : index
  %c33 = arith.constant 7168 : index
  %hasBias = wave.param "hasBias" : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c37 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c43 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c44 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = wave.wave
  %3 = arith.remui %2, %c2 : index
  %4 = arith.divui %2, %c2 : index
  %5 = arith.muli %inputFeatures, %c4 : index
  %6 = arith.addi %5, %c5 : index
  %7 = arith.muli %0, %c6 : index
  %8 = arith.muli %3, %c2 : index
  %9 = arith.addi %7, %8 : index
  %10 = arith.addi %9, %c7 : index
  %11 = arith.muli %10, %6 : index
  %12 = arith.addi %9, %c8 : index
  %13 = arith.muli %12, %6 : index
  %14 = wave.scratch %c9 : memref<?xf32>
  %15 = wave.scratch %c10 : memref<?xf32>
  %16 = memref.load %step[%c7] : memref<?xi32>
  %17 = arith.index_cast %16 : i32 to index
  %18 = arith.muli %1, %c11 : index
  %19 = wave.scratch %operandHalves : memref<?xf16>
  %20 = arith.cmpi slt, %18, %17 : index
  scf.if %20 {
    %21 = arith.muli %1, %c8 : index
    %22 = wave.wave
    %23 = arith.muli %22, %c4 : index
    %24 = wave.lane
    %25 = arith.addi %23, %24 : index
    %26 = arith.muli %25, %c14 : index
    scf.for %27 = %26 to %operandHalves step %c15 {
      %28 = vector.load %x[%27] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      vector.store %28, %19[%27] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %29 = arith.divui %inputFeatures, %c11 : index
    %30 = arith.muli %4, %stepsPerWave : index
    %31 = arith.minsi %30, %29 : index
    %32 = arith.addi %31, %stepsPerWave : index
    %33 = arith.minsi %32, %29 : index
    %34 = arith.subi %33, %31 : index
    %35 = arith.divui %34, %c6 : index
    %36 = arith.muli %35, %c6 : index
    %37 = arith.addi %31, %36 : index
    %38 = arith.cmpi eq, %wholeBlocks, %c8 : index
    %39 = arith.addi %31, %stepsPerWave : index
    %40 = arith.select %38, %39, %37 : index
    %44:2 = scf.for %41 = %31 to %40 step %c6 iter_args(%42 = %c16, %43 = %c16) -> (vector<8xf32>, vector<8xf32>) {
      %45 = wave.lane
      %46 = arith.addi %41, %c7 : index
      %47 = arith.addi %11, %c5 : index
      %48 = arith.muli %46, %c19 : index
      %49 = arith.addi %47, %48 : index
      %50 = arith.remui %45, %c11 : index
      %51 = arith.muli %50, %c11 : index
      %52 = arith.addi %49, %51 : index
      %53 = vector.load %w[%52] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %54 = vector.bitcast %53 : vector<16xi8> to vector<8xf16>
      %55 = arith.addi %52, %c20 : index
      %56 = vector.load %w[%55] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %57 = vector.bitcast %56 : vector<16xi8> to vector<8xf16>
      %58 = vector.shuffle %54, %57 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %59 = arith.addi %41, %c8 : index
      %60 = arith.addi %11, %c5 : index
      %61 = arith.muli %59, %c19 : index
      %62 = arith.addi %60, %61 : index
      %63 = arith.remui %45, %c11 : index
      %64 = arith.muli %63, %c11 : index
      %65 = arith.addi %62, %64 : index
      %66 = vector.load %w[%65] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %67 = vector.bitcast %66 : vector<16xi8> to vector<8xf16>
      %68 = arith.addi %65, %c20 : index
      %69 = vector.load %w[%68] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %70 = vector.bitcast %69 : vector<16xi8> to vector<8xf16>
      %71 = vector.shuffle %67, %70 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %72 = arith.addi %41, %c2 : index
      %73 = arith.addi %11, %c5 : index
      %74 = arith.muli %72, %c19 : index
      %75 = arith.addi %73, %74 : index
      %76 = arith.remui %45, %c11 : index
      %77 = arith.muli %76, %c11 : index
      %78 = arith.addi %75, %77 : index
      %79 = vector.load %w[%78] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %80 = vector.bitcast %79 : vector<16xi8> to vector<8xf16>
      %81 = arith.addi %78, %c20 : index
      %82 = vector.load %w[%81] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %83 = vector.bitcast %82 : vector<16xi8> to vector<8xf16>
      %84 = vector.shuffle %80, %83 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %85 = arith.addi %41, %c21 : index
      %86 = arith.addi %11, %c5 : index
      %87 = arith.muli %85, %c19 : index
      %88 = arith.addi %86, %87 : index
      %89 = arith.remui %45, %c11 : index
      %90 = arith.muli %89, %c11 : index
      %91 = arith.addi %88, %90 : index
      %92 = vector.load %w[%91] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %93 = vector.bitcast %92 : vector<16xi8> to vector<8xf16>
      %94 = arith.addi %91, %c20 : index
      %95 = vector.load %w[%94] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %96 = vector.bitcast %95 : vector<16xi8> to vector<8xf16>
      %97 = vector.shuffle %93, %96 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %98 = arith.addi %41, %c7 : index
      %99 = arith.addi %13, %c5 : index
      %100 = arith.muli %98, %c19 : index
      %101 = arith.addi %99, %100 : index
      %102 = arith.remui %45, %c11 : index
      %103 = arith.muli %102, %c11 : index
      %104 = arith.addi %101, %103 : index
      %105 = vector.load %w[%104] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %106 = vector.bitcast %105 : vector<16xi8> to vector<8xf16>
      %107 = arith.addi %104, %c20 : index
      %108 = vector.load %w[%107] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %109 = vector.bitcast %108 : vector<16xi8> to vector<8xf16>
      %110 = vector.shuffle %106, %109 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %111 = arith.addi %41, %c8 : index
      %112 = arith.addi %13, %c5 : index
      %113 = arith.muli %111, %c19 : index
      %114 = arith.addi %112, %113 : index
      %115 = arith.remui %45, %c11 : index
      %116 = arith.muli %115, %c11 : index
      %117 = arith.addi %114, %116 : index
      %118 = vector.load %w[%117] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %119 = vector.bitcast %118 : vector<16xi8> to vector<8xf16>
      %120 = arith.addi %117, %c20 : index
      %121 = vector.load %w[%120] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %122 = vector.bitcast %121 : vector<16xi8> to vector<8xf16>
      %123 = vector.shuffle %119, %122 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %124 = arith.addi %41, %c2 : index
      %125 = arith.addi %13, %c5 : index
      %126 = arith.muli %124, %c19 : index
      %127 = arith.addi %125, %126 : index
      %128 = arith.remui %45, %c11 : index
      %129 = arith.muli %128, %c11 : index
      %130 = arith.addi %127, %129 : index
      %131 = vector.load %w[%130] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %132 = vector.bitcast %131 : vector<16xi8> to vector<8xf16>
      %133 = arith.addi %130, %c20 : index
      %134 = vector.load %w[%133] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %135 = vector.bitcast %134 : vector<16xi8> to vector<8xf16>
      %136 = vector.shuffle %132, %135 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %137 = arith.addi %41, %c21 : index
      %138 = arith.addi %13, %c5 : index
      %139 = arith.muli %137, %c19 : index
      %140 = arith.addi %138, %139 : index
      %141 = arith.remui %45, %c11 : index
      %142 = arith.muli %141, %c11 : index
      %143 = arith.addi %140, %142 : index
      %144 = vector.load %w[%143] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %145 = vector.bitcast %144 : vector<16xi8> to vector<8xf16>
      %146 = arith.addi %143, %c20 : index
      %147 = vector.load %w[%146] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %148 = vector.bitcast %147 : vector<16xi8> to vector<8xf16>
      %149 = vector.shuffle %145, %148 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %150 = arith.addi %21, %c7 : index
      %151 = arith.muli %41, %c8 : index
      %152 = arith.addi %151, %c7 : index
      %153 = arith.divui %inputFeatures, %c11 : index
      %154 = arith.muli %150, %153 : index
      %155 = arith.addi %154, %152 : index
      %156 = arith.muli %tileRows, %c11 : index
      %157 = arith.muli %155, %156 : index
      %158 = arith.remui %45, %tileRows : index
      %159 = arith.muli %158, %c14 : index
      %160 = arith.addi %157, %159 : index
      %161 = vector.load %19[%160] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %162 = arith.muli %tileRows, %c14 : index
      %163 = arith.addi %160, %162 : index
      %164 = vector.load %19[%163] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %165 = vector.shuffle %161, %164 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %166 = wave.mma %165, %58, %42 : vector<16xf16>, vector<8xf32>
      %167 = wave.mma %165, %110, %43 : vector<16xf16>, vector<8xf32>
      %168 = arith.addi %21, %c7 : index
      %169 = arith.muli %41, %c8 : index
      %170 = arith.addi %169, %c8 : index
      %171 = arith.divui %inputFeatures, %c11 : index
      %172 = arith.muli %168, %171 : index
      %173 = arith.addi %172, %170 : index
      %174 = arith.muli %tileRows, %c11 : index
      %175 = arith.muli %173, %174 : index
      %176 = arith.remui %45, %tileRows : index
      %177 = arith.muli %176, %c14 : index
      %178 = arith.addi %175, %177 : index
      %179 = vector.load %19[%178] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %180 = arith.muli %tileRows, %c14 : index
      %181 = arith.addi %178, %180 : index
      %182 = vector.load %19[%181] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %183 = vector.shuffle %179, %182 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %184 = wave.mma %183, %71, %166 : vector<16xf16>, vector<8xf32>
      %185 = wave.mma %183, %123, %167 : vector<16xf16>, vector<8xf32>
      %186 = arith.addi %21, %c7 : index
      %187 = arith.muli %41, %c8 : index
      %188 = arith.addi %187, %c2 : index
      %189 = arith.divui %inputFeatures, %c11 : index
      %190 = arith.muli %186, %189 : index
      %191 = arith.addi %190, %188 : index
      %192 = arith.muli %tileRows, %c11 : index
      %193 = arith.muli %191, %192 : index
      %194 = arith.remui %45, %tileRows : index
      %195 = arith.muli %194, %c14 : index
      %196 = arith.addi %193, %195 : index
      %197 = vector.load %19[%196] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %198 = arith.muli %tileRows, %c14 : index
      %199 = arith.addi %196, %198 : index
      %200 = vector.load %19[%199] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %201 = vector.shuffle %197, %200 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %202 = wave.mma %201, %84, %184 : vector<16xf16>, vector<8xf32>
      %203 = wave.mma %201, %136, %185 : vector<16xf16>, vector<8xf32>
      %204 = arith.addi %21, %c7 : index
      %205 = arith.muli %41, %c8 : index
      %206 = arith.addi %205, %c21 : index
      %207 = arith.divui %inputFeatures, %c11 : index
      %208 = arith.muli %204, %207 : index
      %209 = arith.addi %208, %206 : index
      %210 = arith.muli %tileRows, %c11 : index
      %211 = arith.muli %209, %210 : index
      %212 = arith.remui %45, %tileRows : index
      %213 = arith.muli %212, %c14 : index
      %214 = arith.addi %211, %213 : index
      %215 = vector.load %19[%214] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %216 = arith.muli %tileRows, %c14 : index
      %217 = arith.addi %214, %216 : index
      %218 = vector.load %19[%217] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %219 = vector.shuffle %215, %218 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %220 = wave.mma %219, %97, %202 : vector<16xf16>, vector<8xf32>
      %221 = wave.mma %219, %149, %203 : vector<16xf16>, vector<8xf32>
      scf.yield %220, %221 : vector<8xf32>, vector<8xf32>
    }
    %222 = arith.select %38, %40, %33 : index
    %226:2 = scf.for %223 = %40 to %222 step %c8 iter_args(%224 = %44#0, %225 = %44#1) -> (vector<8xf32>, vector<8xf32>) {
      %227 = wave.lane
      %228 = arith.addi %223, %c7 : index
      %229 = arith.addi %11, %c5 : index
      %230 = arith.muli %228, %c19 : index
      %231 = arith.addi %229, %230 : index
      %232 = arith.remui %227, %c11 : index
      %233 = arith.muli %232, %c11 : index
      %234 = arith.addi %231, %233 : index
      %235 = vector.load %w[%234] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %236 = vector.bitcast %235 : vector<16xi8> to vector<8xf16>
      %237 = arith.addi %234, %c20 : index
      %238 = vector.load %w[%237] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %239 = vector.bitcast %238 : vector<16xi8> to vector<8xf16>
      %240 = vector.shuffle %236, %239 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %241 = arith.addi %223, %c7 : index
      %242 = arith.addi %13, %c5 : index
      %243 = arith.muli %241, %c19 : index
      %244 = arith.addi %242, %243 : index
      %245 = arith.remui %227, %c11 : index
      %246 = arith.muli %245, %c11 : index
      %247 = arith.addi %244, %246 : index
      %248 = vector.load %w[%247] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %249 = vector.bitcast %248 : vector<16xi8> to vector<8xf16>
      %250 = arith.addi %247, %c20 : index
      %251 = vector.load %w[%250] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %252 = vector.bitcast %251 : vector<16xi8> to vector<8xf16>
      %253 = vector.shuffle %249, %252 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %254 = arith.addi %21, %c7 : index
      %255 = arith.muli %223, %c8 : index
      %256 = arith.addi %255, %c7 : index
      %257 = arith.divui %inputFeatures, %c11 : index
      %258 = arith.muli %254, %257 : index
      %259 = arith.addi %258, %256 : index
      %260 = arith.muli %tileRows, %c11 : index
      %261 = arith.muli %259, %260 : index
      %262 = arith.remui %227, %tileRows : index
      %263 = arith.muli %262, %c14 : index
      %264 = arith.addi %261, %263 : index
      %265 = vector.load %19[%264] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %266 = arith.muli %tileRows, %c14 : index
      %267 = arith.addi %264, %266 : index
      %268 = vector.load %19[%267] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %269 = vector.shuffle %265, %268 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %270 = wave.mma %269, %240, %224 : vector<16xf16>, vector<8xf32>
      %271 = wave.mma %269, %253, %225 : vector<16xf16>, vector<8xf32>
      scf.yield %270, %271 : vector<8xf32>, vector<8xf32>
    }
    %272 = arith.addi %18, %c7 : index
    %273 = wave.lane
    %274 = arith.muli %3, %c2 : index
    %275 = arith.muli %274, %c20 : index
    %276 = arith.addi %275, %273 : index
    %277 = arith.muli %4, %c10 : index
    %278 = arith.addi %277, %276 : index
    %279 = arith.addi %278, %c7 : index
    %280 = arith.addi %279, %c7 : index
    %281 = vector.extract %226#0[0] : f32 from vector<8xf32>
    memref.store %281, %14[%280] : memref<?xf32>
    %282 = arith.muli %4, %c10 : index
    %283 = arith.addi %282, %276 : index
    %284 = arith.addi %283, %c7 : index
    %285 = arith.addi %284, %c4 : index
    %286 = vector.extract %226#0[1] : f32 from vector<8xf32>
    memref.store %286, %14[%285] : memref<?xf32>
    %287 = arith.muli %4, %c10 : index
    %288 = arith.addi %287, %276 : index
    %289 = arith.addi %288, %c7 : index
    %290 = arith.addi %289, %c22 : index
    %291 = vector.extract %226#0[2] : f32 from vector<8xf32>
    memref.store %291, %14[%290] : memref<?xf32>
    %292 = arith.muli %4, %c10 : index
    %293 = arith.addi %292, %276 : index
    %294 = arith.addi %293, %c7 : index
    %295 = arith.addi %294, %c23 : index
    %296 = vector.extract %226#0[3] : f32 from vector<8xf32>
    memref.store %296, %14[%295] : memref<?xf32>
    %297 = arith.muli %4, %c10 : index
    %298 = arith.addi %297, %276 : index
    %299 = arith.addi %298, %c7 : index
    %300 = arith.addi %299, %c5 : index
    %301 = vector.extract %226#0[4] : f32 from vector<8xf32>
    memref.store %301, %14[%300] : memref<?xf32>
    %302 = arith.muli %4, %c10 : index
    %303 = arith.addi %302, %276 : index
    %304 = arith.addi %303, %c7 : index
    %305 = arith.addi %304, %c24 : index
    %306 = vector.extract %226#0[5] : f32 from vector<8xf32>
    memref.store %306, %14[%305] : memref<?xf32>
    %307 = arith.muli %4, %c10 : index
    %308 = arith.addi %307, %276 : index
    %309 = arith.addi %308, %c7 : index
    %310 = arith.addi %309, %c25 : index
    %311 = vector.extract %226#0[6] : f32 from vector<8xf32>
    memref.store %311, %14[%310] : memref<?xf32>
    %312 = arith.muli %4, %c10 : index
    %313 = arith.addi %312, %276 : index
    %314 = arith.addi %313, %c7 : index
    %315 = arith.addi %314, %c26 : index
    %316 = vector.extract %226#0[7] : f32 from vector<8xf32>
    memref.store %316, %14[%315] : memref<?xf32>
    %317 = arith.muli %4, %c10 : index
    %318 = arith.addi %317, %276 : index
    %319 = arith.addi %318, %c20 : index
    %320 = arith.addi %319, %c7 : index
    %321 = vector.extract %226#1[0] : f32 from vector<8xf32>
    memref.store %321, %14[%320] : memref<?xf32>
    %322 = arith.muli %4, %c10 : index
    %323 = arith.addi %322, %276 : index
    %324 = arith.addi %323, %c20 : index
    %325 = arith.addi %324, %c4 : index
    %326 = vector.extract %226#1[1] : f32 from vector<8xf32>
    memref.store %326, %14[%325] : memref<?xf32>
    %327 = arith.muli %4, %c10 : index
    %328 = arith.addi %327, %276 : index
    %329 = arith.addi %328, %c20 : index
    %330 = arith.addi %329, %c22 : index
    %331 = vector.extract %226#1[2] : f32 from vector<8xf32>
    memref.store %331, %14[%330] : memref<?xf32>
    %332 = arith.muli %4, %c10 : index
    %333 = arith.addi %332, %276 : index
    %334 = arith.addi %333, %c20 : index
    %335 = arith.addi %334, %c23 : index
    %336 = vector.extract %226#1[3] : f32 from vector<8xf32>
    memref.store %336, %14[%335] : memref<?xf32>
    %337 = arith.muli %4, %c10 : index
    %338 = arith.addi %337, %276 : index
    %339 = arith.addi %338, %c20 : index
    %340 = arith.addi %339, %c5 : index
    %341 = vector.extract %226#1[4] : f32 from vector<8xf32>
    memref.store %341, %14[%340] : memref<?xf32>
    %342 = arith.muli %4, %c10 : index
    %343 = arith.addi %342, %276 : index
    %344 = arith.addi %343, %c20 : index
    %345 = arith.addi %344, %c24 : index
    %346 = vector.extract %226#1[5] : f32 from vector<8xf32>
    memref.store %346, %14[%345] : memref<?xf32>
    %347 = arith.muli %4, %c10 : index
    %348 = arith.addi %347, %276 : index
    %349 = arith.addi %348, %c20 : index
    %350 = arith.addi %349, %c25 : index
    %351 = vector.extract %226#1[6] : f32 from vector<8xf32>
    memref.store %351, %14[%350] : memref<?xf32>
    %352 = arith.muli %4, %c10 : index
    %353 = arith.addi %352, %276 : index
    %354 = arith.addi %353, %c20 : index
    %355 = arith.addi %354, %c26 : index
    %356 = vector.extract %226#1[7] : f32 from vector<8xf32>
    memref.store %356, %14[%355] : memref<?xf32>
    wave.barrier
    %357 = arith.muli %4, %c8 : index
    %358 = arith.addi %357, %c7 : index
    %359 = arith.muli %358, %c2 : index
    %360 = arith.divui %273, %c11 : index
    %361 = arith.addi %359, %360 : index
    %362 = arith.addi %272, %361 : index
    %363 = arith.cmpi slt, %362, %17 : index
    scf.if %363 {
      %364 = arith.cmpi eq, %hasFactors, %c8 : index
      %365 = memref.load %factors[%362] : memref<?xf32>
      %366 = arith.select %364, %365, %c28 : f32
      %367 = arith.addi %276, %c7 : index
      %368 = arith.muli %358, %c4 : index
      %369 = arith.addi %367, %368 : index
      %370 = memref.load %14[%369] : memref<?xf32>
      %371 = arith.addi %369, %c10 : index
      %372 = memref.load %14[%371] : memref<?xf32>
      %373 = arith.addf %370, %372 : f32
      %374 = arith.addi %369, %c29 : index
      %375 = memref.load %14[%374] : memref<?xf32>
      %376 = arith.addf %373, %375 : f32
      %377 = arith.addi %369, %c30 : index
      %378 = memref.load %14[%377] : memref<?xf32>
      %379 = arith.addf %376, %378 : f32
      %380 = arith.addi %369, %c15 : index
      %381 = memref.load %14[%380] : memref<?xf32>
      %382 = arith.addf %379, %381 : f32
      %383 = arith.addi %369, %c31 : index
      %384 = memref.load %14[%383] : memref<?xf32>
      %385 = arith.addf %382, %384 : f32
      %386 = arith.addi %369, %c32 : index
      %387 = memref.load %14[%386] : memref<?xf32>
      %388 = arith.addf %385, %387 : f32
      %389 = arith.addi %369, %c33 : index
      %390 = memref.load %14[%389] : memref<?xf32>
      %391 = arith.addf %388, %390 : f32
      %392 = arith.remui %273, %c11 : index
      %393 = arith.muli %392, %c6 : index
      %394 = arith.addi %11, %393 : index
      %395 = vector.load %w[%394] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %396 = vector.bitcast %395 : vector<4xi8> to vector<1xf32>
      %397 = vector.extract %396[0] : f32 from vector<1xf32>
      %398 = arith.mulf %397, %366 : f32
      %399 = arith.mulf %391, %398 : f32
      %400 = arith.muli %3, %c2 : index
      %401 = arith.addi %400, %c7 : index
      %402 = arith.muli %401, %c11 : index
      %403 = arith.remui %273, %c11 : index
      %404 = arith.addi %402, %403 : index
      %405 = arith.muli %361, %c22 : index
      %406 = arith.addi %405, %404 : index
      memref.store %399, %15[%406] : memref<?xf32>
      %407 = arith.addi %276, %c20 : index
      %408 = arith.muli %358, %c4 : index
      %409 = arith.addi %407, %408 : index
      %410 = memref.load %14[%409] : memref<?xf32>
      %411 = arith.addi %409, %c10 : index
      %412 = memref.load %14[%411] : memref<?xf32>
      %413 = arith.addf %410, %412 : f32
      %414 = arith.addi %409, %c29 : index
      %415 = memref.load %14[%414] : memref<?xf32>
      %416 = arith.addf %413, %415 : f32
      %417 = arith.addi %409, %c30 : index
      %418 = memref.load %14[%417] : memref<?xf32>
      %419 = arith.addf %416, %418 : f32
      %420 = arith.addi %409, %c15 : index
      %421 = memref.load %14[%420] : memref<?xf32>
      %422 = arith.addf %419, %421 : f32
      %423 = arith.addi %409, %c31 : index
      %424 = memref.load %14[%423] : memref<?xf32>
      %425 = arith.addf %422, %424 : f32
      %426 = arith.addi %409, %c32 : index
      %427 = memref.load %14[%426] : memref<?xf32>
      %428 = arith.addf %425, %427 : f32
      %429 = arith.addi %409, %c33 : index
      %430 = memref.load %14[%429] : memref<?xf32>
      %431 = arith.addf %428, %430 : f32
      %432 = arith.remui %273, %c11 : index
      %433 = arith.muli %432, %c6 : index
      %434 = arith.addi %13, %433 : index
      %435 = vector.load %w[%434] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %436 = vector.bitcast %435 : vector<4xi8> to vector<1xf32>
      %437 = vector.extract %436[0] : f32 from vector<1xf32>
      %438 = arith.mulf %437, %366 : f32
      %439 = arith.mulf %431, %438 : f32
      %440 = arith.muli %3, %c2 : index
      %441 = arith.addi %440, %c8 : index
      %442 = arith.muli %441, %c11 : index
      %443 = arith.remui %273, %c11 : index
      %444 = arith.addi %442, %443 : index
      %445 = arith.muli %361, %c22 : index
      %446 = arith.addi %445, %444 : index
      memref.store %439, %15[%446] : memref<?xf32>
    }
    wave.barrier
    %447 = arith.addi %18, %c7 : index
    %448 = wave.wave
    %449 = arith.addi %448, %c7 : index
    %450 = arith.addi %447, %449 : index
    %451 = arith.cmpi slt, %450, %17 : index
    scf.if %451 {
      %452 = arith.addi %447, %449 : index
      %453 = arith.muli %449, %c22 : index
      %454 = wave.lane
      %455 = arith.addi %454, %c7 : index
      %456 = arith.cmpi eq, %hasBias, %c8 : index
      %457 = arith.addi %453, %455 : index
      %458 = memref.load %15[%457] : memref<?xf32>
      %459 = arith.muli %0, %c22 : index
      %460 = arith.addi %459, %455 : index
      %461 = memref.load %bias[%460] : memref<?xf32>
      %462 = arith.addf %458, %461 : f32
      %463 = arith.select %456, %462, %458 : f32
      %464 = arith.addi %455, %c4 : index
      %465 = arith.cmpi eq, %hasBias, %c8 : index
      %466 = arith.addi %453, %464 : index
      %467 = memref.load %15[%466] : memref<?xf32>
      %468 = arith.muli %0, %c22 : index
      %469 = arith.addi %468, %464 : index
      %470 = memref.load %bias[%469] : memref<?xf32>
      %471 = arith.addf %467, %470 : f32
      %472 = arith.select %465, %471, %467 : f32
      %473 = arith.addi %heads, %kvHeads : index
      %474 = arith.cmpi slt, %0, %473 : index
      scf.if %474 {
        %475 = arith.addi %positionsAt, %452 : index
        %476 = memref.load %step[%475] : memref<?xi32>
        %477 = arith.index_cast %476 : i32 to index
        %478 = arith.cmpi eq, %hasNorm, %c8 : index
        %479 = math.fma %463, %463, %c37 : f32
        %480 = math.fma %472, %472, %479 : f32
        %481 = vector.broadcast %480 : f32 to vector<1xf32>
        %482 = wave.reduce "add" %481 : vector<1xf32>
        %483 = arith.mulf %482, %inverseHeadDim : f32
        %484 = arith.addf %483, %epsilon : f32
        %485 = math.sqrt %484 : f32
        %486 = arith.divf %c28, %485 : f32
        %487 = arith.cmpi slt, %0, %heads : index
        %488 = arith.addi %455, %c4 : index
        %489 = memref.load %query_norm[%455] : memref<?xf32>
        %490 = memref.load %key_norm[%455] : memref<?xf32>
        %491 = arith.select %487, %489, %490 : f32
        %492 = arith.mulf %463, %486 : f32
        %493 = arith.mulf %492, %491 : f32
        %494 = arith.select %478, %493, %463 : f32
        %495 = memref.load %query_norm[%488] : memref<?xf32>
        %496 = memref.load %key_norm[%488] : memref<?xf32>
        %497 = arith.select %487, %495, %496 : f32
        %498 = arith.mulf %472, %486 : f32
        %499 = arith.mulf %498, %497 : f32
        %500 = arith.select %478, %499, %472 : f32
        %501 = arith.remui %477, %c20 : index
        %502 = arith.muli %501, %c22 : index
        %503 = arith.addi %502, %455 : index
        %504 = arith.divui %477, %c20 : index
        %505 = arith.addi %504, %c20 : index
        %506 = arith.muli %505, %c22 : index
        %507 = arith.addi %506, %455 : index
        %508 = memref.load %rope[%503] : memref<?xf32>
        %509 = arith.addi %503, %c4 : index
        %510 = memref.load %rope[%509] : memref<?xf32>
        %511 = memref.load %rope[%507] : memref<?xf32>
        %512 = arith.addi %507, %c4 : index
        %513 = memref.load %rope[%512] : memref<?xf32>
        %514 = arith.mulf %511, %508 : f32
        %515 = arith.mulf %513, %510 : f32
        %516 = arith.subf %514, %515 : f32
        %517 = arith.mulf %513, %508 : f32
        %518 = arith.mulf %511, %510 : f32
        %519 = arith.addf %517, %518 : f32
        %520 = arith.mulf %494, %516 : f32
        %521 = arith.mulf %500, %519 : f32
        %522 = arith.subf %520, %521 : f32
        %523 = arith.mulf %500, %516 : f32
        %524 = arith.mulf %494, %519 : f32
        %525 = arith.addf %523, %524 : f32
        %526 = arith.cmpi slt, %0, %heads : index
        scf.if %526 {
          %527 = arith.muli %452, %heads : index
          %528 = arith.addi %527, %0 : index
          %529 = arith.muli %528, %c22 : index
          %530 = arith.addi %529, %455 : index
          memref.store %522, %q[%530] : memref<?xf32>
          %531 = arith.addi %530, %c4 : index
          memref.store %525, %q[%531] : memref<?xf32>
        } else {
          %532 = arith.addi %453, %455 : index
          memref.store %522, %15[%532] : memref<?xf32>
          %533 = arith.addi %453, %455 : index
          %534 = arith.addi %533, %c4 : index
          memref.store %525, %15[%534] : memref<?xf32>
        }
      } else {
        %535 = arith.cmpi slt, %0, %heads : index
        scf.if %535 {
          %536 = arith.muli %452, %heads : index
          %537 = arith.addi %536, %0 : index
          %538 = arith.muli %537, %c22 : index
          %539 = arith.addi %538, %455 : index
          memref.store %463, %q[%539] : memref<?xf32>
          %540 = arith.addi %539, %c4 : index
          memref.store %472, %q[%540] : memref<?xf32>
        } else {
          %541 = arith.addi %453, %455 : index
          memref.store %463, %15[%541] : memref<?xf32>
          %542 = arith.addi %453, %455 : index
          %543 = arith.addi %542, %c4 : index
          memref.store %472, %15[%543] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %544 = arith.cmpi sge, %0, %heads : index
    scf.if %544 {
      %545 = arith.addi %448, %c7 : index
      %546 = arith.addi %447, %545 : index
      %547 = arith.cmpi slt, %546, %17 : index
      scf.if %547 {
        %548 = arith.addi %447, %545 : index
        %549 = arith.addi %slotsAt, %548 : index
        %550 = memref.load %step[%549] : memref<?xi32>
        %551 = arith.index_cast %550 : i32 to index
        %552 = arith.cmpi sge, %551, %c7 : index
        scf.if %552 {
          %553 = arith.muli %545, %c22 : index
          %554 = arith.subi %0, %heads : index
          %555 = memref.load %scales[%554] : memref<?xf32>
          %556 = vector.broadcast %555 : f32 to vector<4xf32>
          %557 = arith.divui %551, %c11 : index
          %558 = arith.remui %551, %c11 : index
          %559 = arith.muli %557, %pageBytes : index
          %560 = arith.cmpi eq, %codec, %c7 : index
          scf.if %560 {
            %561 = wave.lane
            %562 = arith.muli %561, %c6 : index
            scf.for %563 = %562 to %c22 step %c5 {
              %564 = arith.addi %553, %563 : index
              %565 = vector.load %15[%564] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %566 = arith.mulf %565, %556 : vector<4xf32>
              %567 = arith.minimumf %566, %c43 : vector<4xf32>
              %568 = arith.maximumf %567, %c44 : vector<4xf32>
              %569 = arith.truncf %568 : vector<4xf32> to vector<4xf16>
              %570 = vector.bitcast %569 : vector<4xf16> to vector<8xi8>
              %571 = arith.cmpi slt, %554, %kvHeads : index
              scf.if %571 {
                %572 = arith.muli %554, %c15 : index
                %573 = arith.addi %559, %572 : index
                %574 = arith.divui %563, %c11 : index
                %575 = arith.muli %574, %c19 : index
                %576 = arith.remui %563, %c11 : index
                %577 = arith.divui %576, %c14 : index
                %578 = arith.muli %577, %c20 : index
                %579 = arith.muli %558, %c11 : index
                %580 = arith.addi %578, %579 : index
                %581 = arith.remui %576, %c14 : index
                %582 = arith.muli %581, %c2 : index
                %583 = arith.addi %580, %582 : index
                %584 = arith.addi %575, %583 : index
                %585 = arith.addi %573, %584 : index
                vector.store %570, %kv[%585] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %586 = arith.subi %554, %kvHeads : index
                %587 = arith.muli %586, %c15 : index
                %588 = arith.addi %559, %587 : index
                %589 = arith.addi %563, %c7 : index
                %590 = arith.divui %589, %c11 : index
                %591 = arith.muli %590, %c19 : index
                %592 = arith.addi %591, %c29 : index
                %593 = arith.remui %589, %c11 : index
                %594 = arith.divui %558, %c2 : index
                %595 = arith.remui %558, %c2 : index
                %596 = arith.muli %595, %c14 : index
                %597 = arith.addi %594, %596 : index
                %598 = arith.divui %597, %c14 : index
                %599 = arith.muli %598, %c20 : index
                %600 = arith.muli %593, %c11 : index
                %601 = arith.addi %599, %600 : index
                %602 = arith.remui %597, %c14 : index
                %603 = arith.muli %602, %c2 : index
                %604 = arith.addi %601, %603 : index
                %605 = arith.addi %592, %604 : index
                %606 = arith.addi %588, %605 : index
                %607 = vector.shuffle %570, %570 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %607, %kv[%606] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %608 = arith.addi %563, %c8 : index
                %609 = arith.divui %608, %c11 : index
                %610 = arith.muli %609, %c19 : index
                %611 = arith.addi %610, %c29 : index
                %612 = arith.remui %608, %c11 : index
                %613 = arith.divui %558, %c2 : index
                %614 = arith.remui %558, %c2 : index
                %615 = arith.muli %614, %c14 : index
                %616 = arith.addi %613, %615 : index
                %617 = arith.divui %616, %c14 : index
                %618 = arith.muli %617, %c20 : index
                %619 = arith.muli %612, %c11 : index
                %620 = arith.addi %618, %619 : index
                %621 = arith.remui %616, %c14 : index
                %622 = arith.muli %621, %c2 : index
                %623 = arith.addi %620, %622 : index
                %624 = arith.addi %611, %623 : index
                %625 = arith.addi %588, %624 : index
                %626 = vector.shuffle %570, %570 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %626, %kv[%625] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %627 = arith.addi %563, %c2 : index
                %628 = arith.divui %627, %c11 : index
                %629 = arith.muli %628, %c19 : index
                %630 = arith.addi %629, %c29 : index
                %631 = arith.remui %627, %c11 : index
                %632 = arith.divui %558, %c2 : index
                %633 = arith.remui %558, %c2 : index
                %634 = arith.muli %633, %c14 : index
                %635 = arith.addi %632, %634 : index
                %636 = arith.divui %635, %c14 : index
                %637 = arith.muli %636, %c20 : index
                %638 = arith.muli %631, %c11 : index
                %639 = arith.addi %637, %638 : index
                %640 = arith.remui %635, %c14 : index
                %641 = arith.muli %640, %c2 : index
                %642 = arith.addi %639, %641 : index
                %643 = arith.addi %630, %642 : index
                %644 = arith.addi %588, %643 : index
                %645 = vector.shuffle %570, %570 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %645, %kv[%644] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %646 = arith.addi %563, %c21 : index
                %647 = arith.divui %646, %c11 : index
                %648 = arith.muli %647, %c19 : index
                %649 = arith.addi %648, %c29 : index
                %650 = arith.remui %646, %c11 : index
                %651 = arith.divui %558, %c2 : index
                %652 = arith.remui %558, %c2 : index
                %653 = arith.muli %652, %c14 : index
                %654 = arith.addi %651, %653 : index
                %655 = arith.divui %654, %c14 : index
                %656 = arith.muli %655, %c20 : index
                %657 = arith.muli %650, %c11 : index
                %658 = arith.addi %656, %657 : index
                %659 = arith.remui %654, %c14 : index
                %660 = arith.muli %659, %c2 : index
                %661 = arith.addi %658, %660 : index
                %662 = arith.addi %649, %661 : index
                %663 = arith.addi %588, %662 : index
                %664 = vector.shuffle %570, %570 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %664, %kv[%663] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %665 = arith.cmpi eq, %codec, %c8 : index
          scf.if %665 {
            %666 = wave.lane
            %667 = arith.muli %666, %c6 : index
            scf.for %668 = %667 to %c22 step %c5 {
              %669 = arith.addi %553, %668 : index
              %670 = vector.load %15[%669] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %671 = arith.mulf %670, %556 : vector<4xf32>
              %672 = wave.fp8_encode "e4m3" %671 : vector<4xf32> -> vector<4xi8>
              %673 = arith.cmpi slt, %554, %kvHeads : index
              scf.if %673 {
                %674 = arith.muli %554, %c29 : index
                %675 = arith.addi %559, %674 : index
                %676 = vector.shuffle %672, %672 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %677 = arith.divui %668, %c11 : index
                %678 = arith.muli %677, %c20 : index
                %679 = arith.remui %668, %c11 : index
                %680 = arith.muli %558, %c11 : index
                %681 = arith.divui %679, %c6 : index
                %682 = arith.muli %681, %c6 : index
                %683 = arith.remui %679, %c2 : index
                %684 = arith.muli %683, %c2 : index
                %685 = arith.addi %682, %684 : index
                %686 = arith.divui %679, %c2 : index
                %687 = arith.remui %686, %c2 : index
                %688 = arith.addi %685, %687 : index
                %689 = arith.addi %680, %688 : index
                %690 = arith.addi %678, %689 : index
                %691 = arith.addi %675, %690 : index
                vector.store %676, %kv[%691] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %692 = arith.subi %554, %kvHeads : index
                %693 = arith.muli %692, %c29 : index
                %694 = arith.addi %559, %693 : index
                %695 = arith.addi %668, %c7 : index
                %696 = arith.divui %695, %c11 : index
                %697 = arith.muli %696, %c20 : index
                %698 = arith.addi %697, %c10 : index
                %699 = arith.remui %695, %c11 : index
                %700 = arith.divui %558, %c2 : index
                %701 = arith.remui %558, %c2 : index
                %702 = arith.muli %701, %c14 : index
                %703 = arith.addi %700, %702 : index
                %704 = arith.muli %699, %c11 : index
                %705 = arith.divui %703, %c6 : index
                %706 = arith.muli %705, %c6 : index
                %707 = arith.remui %703, %c2 : index
                %708 = arith.muli %707, %c2 : index
                %709 = arith.addi %706, %708 : index
                %710 = arith.divui %703, %c2 : index
                %711 = arith.remui %710, %c2 : index
                %712 = arith.addi %709, %711 : index
                %713 = arith.addi %704, %712 : index
                %714 = arith.addi %698, %713 : index
                %715 = arith.addi %694, %714 : index
                %716 = vector.shuffle %672, %672 [0] : vector<4xi8>, vector<4xi8>
                vector.store %716, %kv[%715] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %717 = arith.addi %668, %c8 : index
                %718 = arith.divui %717, %c11 : index
                %719 = arith.muli %718, %c20 : index
                %720 = arith.addi %719, %c10 : index
                %721 = arith.remui %717, %c11 : index
                %722 = arith.divui %558, %c2 : index
                %723 = arith.remui %558, %c2 : index
                %724 = arith.muli %723, %c14 : index
                %725 = arith.addi %722, %724 : index
                %726 = arith.muli %721, %c11 : index
                %727 = arith.divui %725, %c6 : index
                %728 = arith.muli %727, %c6 : index
                %729 = arith.remui %725, %c2 : index
                %730 = arith.muli %729, %c2 : index
                %731 = arith.addi %728, %730 : index
                %732 = arith.divui %725, %c2 : index
                %733 = arith.remui %732, %c2 : index
                %734 = arith.addi %731, %733 : index
                %735 = arith.addi %726, %734 : index
                %736 = arith.addi %720, %735 : index
                %737 = arith.addi %694, %736 : index
                %738 = vector.shuffle %672, %672 [1] : vector<4xi8>, vector<4xi8>
                vector.store %738, %kv[%737] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %739 = arith.addi %668, %c2 : index
                %740 = arith.divui %739, %c11 : index
                %741 = arith.muli %740, %c20 : index
                %742 = arith.addi %741, %c10 : index
                %743 = arith.remui %739, %c11 : index
                %744 = arith.divui %558, %c2 : index
                %745 = arith.remui %558, %c2 : index
                %746 = arith.muli %745, %c14 : index
                %747 = arith.addi %744, %746 : index
                %748 = arith.muli %743, %c11 : index
                %749 = arith.divui %747, %c6 : index
                %750 = arith.muli %749, %c6 : index
                %751 = arith.remui %747, %c2 : index
                %752 = arith.muli %751, %c2 : index
                %753 = arith.addi %750, %752 : index
                %754 = arith.divui %747, %c2 : index
                %755 = arith.remui %754, %c2 : index
                %756 = arith.addi %753, %755 : index
                %757 = arith.addi %748, %756 : index
                %758 = arith.addi %742, %757 : index
                %759 = arith.addi %694, %758 : index
                %760 = vector.shuffle %672, %672 [2] : vector<4xi8>, vector<4xi8>
                vector.store %760, %kv[%759] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %761 = arith.addi %668, %c21 : index
                %762 = arith.divui %761, %c11 : index
                %763 = arith.muli %762, %c20 : index
                %764 = arith.addi %763, %c10 : index
                %765 = arith.remui %761, %c11 : index
                %766 = arith.divui %558, %c2 : index
                %767 = arith.remui %558, %c2 : index
                %768 = arith.muli %767, %c14 : index
                %769 = arith.addi %766, %768 : index
                %770 = arith.muli %765, %c11 : index
                %771 = arith.divui %769, %c6 : index
                %772 = arith.muli %771, %c6 : index
                %773 = arith.remui %769, %c2 : index
                %774 = arith.muli %773, %c2 : index
                %775 = arith.addi %772, %774 : index
                %776 = arith.divui %769, %c2 : index
                %777 = arith.remui %776, %c2 : index
                %778 = arith.addi %775, %777 : index
                %779 = arith.addi %770, %778 : index
                %780 = arith.addi %764, %779 : index
                %781 = arith.addi %694, %780 : index
                %782 = vector.shuffle %672, %672 [3] : vector<4xi8>, vector<4xi8>
                vector.store %782, %kv[%781] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %783 = arith.cmpi eq, %codec, %c2 : index
          scf.if %783 {
            %784 = wave.lane
            %785 = arith.muli %784, %c6 : index
            scf.for %786 = %785 to %c22 step %c5 {
              %787 = arith.addi %553, %786 : index
              %788 = vector.load %15[%787] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %789 = arith.mulf %788, %556 : vector<4xf32>
              %790 = wave.fp8_encode "e5m2" %789 : vector<4xf32> -> vector<4xi8>
              %791 = arith.cmpi slt, %554, %kvHeads : index
              scf.if %791 {
                %792 = arith.muli %554, %c29 : index
                %793 = arith.addi %559, %792 : index
                %794 = vector.shuffle %790, %790 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %795 = arith.divui %786, %c11 : index
                %796 = arith.muli %795, %c20 : index
                %797 = arith.remui %786, %c11 : index
                %798 = arith.muli %558, %c11 : index
                %799 = arith.divui %797, %c6 : index
                %800 = arith.muli %799, %c6 : index
                %801 = arith.remui %797, %c2 : index
                %802 = arith.muli %801, %c2 : index
                %803 = arith.addi %800, %802 : index
                %804 = arith.divui %797, %c2 : index
                %805 = arith.remui %804, %c2 : index
                %806 = arith.addi %803, %805 : index
                %807 = arith.addi %798, %806 : index
                %808 = arith.addi %796, %807 : index
                %809 = arith.addi %793, %808 : index
                vector.store %794, %kv[%809] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %810 = arith.subi %554, %kvHeads : index
                %811 = arith.muli %810, %c29 : index
                %812 = arith.addi %559, %811 : index
                %813 = arith.addi %786, %c7 : index
                %814 = arith.divui %813, %c11 : index
                %815 = arith.muli %814, %c20 : index
                %816 = arith.addi %815, %c10 : index
                %817 = arith.remui %813, %c11 : index
                %818 = arith.divui %558, %c2 : index
                %819 = arith.remui %558, %c2 : index
                %820 = arith.muli %819, %c14 : index
                %821 = arith.addi %818, %820 : index
                %822 = arith.muli %817, %c11 : index
                %823 = arith.divui %821, %c6 : index
                %824 = arith.muli %823, %c6 : index
                %825 = arith.remui %821, %c2 : index
                %826 = arith.muli %825, %c2 : index
                %827 = arith.addi %824, %826 : index
                %828 = arith.divui %821, %c2 : index
                %829 = arith.remui %828, %c2 : index
                %830 = arith.addi %827, %829 : index
                %831 = arith.addi %822, %830 : index
                %832 = arith.addi %816, %831 : index
                %833 = arith.addi %812, %832 : index
                %834 = vector.shuffle %790, %790 [0] : vector<4xi8>, vector<4xi8>
                vector.store %834, %kv[%833] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %835 = arith.addi %786, %c8 : index
                %836 = arith.divui %835, %c11 : index
                %837 = arith.muli %836, %c20 : index
                %838 = arith.addi %837, %c10 : index
                %839 = arith.remui %835, %c11 : index
                %840 = arith.divui %558, %c2 : index
                %841 = arith.remui %558, %c2 : index
                %842 = arith.muli %841, %c14 : index
                %843 = arith.addi %840, %842 : index
                %844 = arith.muli %839, %c11 : index
                %845 = arith.divui %843, %c6 : index
                %846 = arith.muli %845, %c6 : index
                %847 = arith.remui %843, %c2 : index
                %848 = arith.muli %847, %c2 : index
                %849 = arith.addi %846, %848 : index
                %850 = arith.divui %843, %c2 : index
                %851 = arith.remui %850, %c2 : index
                %852 = arith.addi %849, %851 : index
                %853 = arith.addi %844, %852 : index
                %854 = arith.addi %838, %853 : index
                %855 = arith.addi %812, %854 : index
                %856 = vector.shuffle %790, %790 [1] : vector<4xi8>, vector<4xi8>
                vector.store %856, %kv[%855] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %857 = arith.addi %786, %c2 : index
                %858 = arith.divui %857, %c11 : index
                %859 = arith.muli %858, %c20 : index
                %860 = arith.addi %859, %c10 : index
                %861 = arith.remui %857, %c11 : index
                %862 = arith.divui %558, %c2 : index
                %863 = arith.remui %558, %c2 : index
                %864 = arith.muli %863, %c14 : index
                %865 = arith.addi %862, %864 : index
                %866 = arith.muli %861, %c11 : index
                %867 = arith.divui %865, %c6 : index
                %868 = arith.muli %867, %c6 : index
                %869 = arith.remui %865, %c2 : index
                %870 = arith.muli %869, %c2 : index
                %871 = arith.addi %868, %870 : index
                %872 = arith.divui %865, %c2 : index
                %873 = arith.remui %872, %c2 : index
                %874 = arith.addi %871, %873 : index
                %875 = arith.addi %866, %874 : index
                %876 = arith.addi %860, %875 : index
                %877 = arith.addi %812, %876 : index
                %878 = vector.shuffle %790, %790 [2] : vector<4xi8>, vector<4xi8>
                vector.store %878, %kv[%877] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %879 = arith.addi %786, %c21 : index
                %880 = arith.divui %879, %c11 : index
                %881 = arith.muli %880, %c20 : index
                %882 = arith.addi %881, %c10 : index
                %883 = arith.remui %879, %c11 : index
                %884 = arith.divui %558, %c2 : index
                %885 = arith.remui %558, %c2 : index
                %886 = arith.muli %885, %c14 : index
                %887 = arith.addi %884, %886 : index
                %888 = arith.muli %883, %c11 : index
                %889 = arith.divui %887, %c6 : index
                %890 = arith.muli %889, %c6 : index
                %891 = arith.remui %887, %c2 : index
                %892 = arith.muli %891, %c2 : index
                %893 = arith.addi %890, %892 : index
                %894 = arith.divui %887, %c2 : index
                %895 = arith.remui %894, %c2 : index
                %896 = arith.addi %893, %895 : index
                %897 = arith.addi %888, %896 : index
                %898 = arith.addi %882, %897 : index
                %899 = arith.addi %812, %898 : index
                %900 = vector.shuffle %790, %790 [3] : vector<4xi8>, vector<4xi8>
                vector.store %900, %kv[%899] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
