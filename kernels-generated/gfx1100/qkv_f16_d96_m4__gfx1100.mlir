// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='f16', dim=96, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_f16_d96_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 12 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 3 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 128 : index
  %c6 = arith.constant 6 : index
  %c7 = arith.constant 2 : index
  %c8 = arith.constant 0 : index
  %c9 = arith.constant 1 : index
  %c10 = arith.constant 6144 : index
  %c11 = arith.constant 1536 : index
  %c12 = arith.constant 16 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c15 = arith.constant 8 : index
  %c16 = arith.constant 3072 : index
  %c17 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %c19 = arith.constant 4 : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c21 = arith.constant 512 : index
  %c22 = arith.constant 256 : index
  %c23 = arith.constant 64 : index
  %c24 = arith.constant 96 : index
  %c25 = arith.constant 160 : index
  %c26 = arith.constant 192 : index
  %c27 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %c29 = arith.constant 0x3F800000 : f32
  %c30 = arith.constant 4608 : index
  %hasBias = wave.param "hasBias" : index
  %c32 = arith.constant 48 : index
  %c33 = arith.constant 47 : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c36 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c39 = arith.constant 12 : index
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
  %8 = arith.muli %3, %c7 : index
  %9 = arith.addi %7, %8 : index
  %10 = arith.addi %9, %c8 : index
  %11 = arith.muli %10, %6 : index
  %12 = arith.addi %9, %c9 : index
  %13 = arith.muli %12, %6 : index
  %14 = wave.scratch %c10 : memref<?xf32>
  %15 = wave.scratch %c11 : memref<?xf32>
  %16 = memref.load %step[%c8] : memref<?xi32>
  %17 = arith.index_cast %16 : i32 to index
  %18 = arith.muli %1, %c12 : index
  %19 = wave.scratch %operandHalves : memref<?xf16>
  %20 = arith.cmpi slt, %18, %17 : index
  scf.if %20 {
    %21 = arith.muli %1, %c9 : index
    %22 = wave.wave
    %23 = arith.muli %22, %c4 : index
    %24 = wave.lane
    %25 = arith.addi %23, %24 : index
    %26 = arith.muli %25, %c15 : index
    scf.for %27 = %26 to %operandHalves step %c16 {
      %28 = vector.load %x[%27] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      vector.store %28, %19[%27] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %29 = arith.divui %inputFeatures, %c12 : index
    %30 = arith.muli %4, %stepsPerWave : index
    %31 = arith.minsi %30, %29 : index
    %32 = arith.addi %31, %stepsPerWave : index
    %33 = arith.minsi %32, %29 : index
    %34 = arith.subi %33, %31 : index
    %35 = arith.divui %34, %c19 : index
    %36 = arith.muli %35, %c19 : index
    %37 = arith.addi %31, %36 : index
    %38 = arith.cmpi eq, %wholeBlocks, %c9 : index
    %39 = arith.addi %31, %stepsPerWave : index
    %40 = arith.select %38, %39, %37 : index
    %44:2 = scf.for %41 = %31 to %40 step %c19 iter_args(%42 = %c17, %43 = %c17) -> (vector<8xf32>, vector<8xf32>) {
      %45 = wave.lane
      %46 = arith.addi %41, %c8 : index
      %47 = arith.addi %11, %c5 : index
      %48 = arith.muli %46, %c21 : index
      %49 = arith.addi %47, %48 : index
      %50 = arith.remui %45, %c12 : index
      %51 = arith.muli %50, %c12 : index
      %52 = arith.addi %49, %51 : index
      %53 = vector.load %w[%52] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %54 = vector.bitcast %53 : vector<16xi8> to vector<8xf16>
      %55 = arith.addi %52, %c22 : index
      %56 = vector.load %w[%55] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %57 = vector.bitcast %56 : vector<16xi8> to vector<8xf16>
      %58 = vector.shuffle %54, %57 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %59 = arith.addi %41, %c9 : index
      %60 = arith.addi %11, %c5 : index
      %61 = arith.muli %59, %c21 : index
      %62 = arith.addi %60, %61 : index
      %63 = arith.remui %45, %c12 : index
      %64 = arith.muli %63, %c12 : index
      %65 = arith.addi %62, %64 : index
      %66 = vector.load %w[%65] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %67 = vector.bitcast %66 : vector<16xi8> to vector<8xf16>
      %68 = arith.addi %65, %c22 : index
      %69 = vector.load %w[%68] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %70 = vector.bitcast %69 : vector<16xi8> to vector<8xf16>
      %71 = vector.shuffle %67, %70 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %72 = arith.addi %41, %c7 : index
      %73 = arith.addi %11, %c5 : index
      %74 = arith.muli %72, %c21 : index
      %75 = arith.addi %73, %74 : index
      %76 = arith.remui %45, %c12 : index
      %77 = arith.muli %76, %c12 : index
      %78 = arith.addi %75, %77 : index
      %79 = vector.load %w[%78] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %80 = vector.bitcast %79 : vector<16xi8> to vector<8xf16>
      %81 = arith.addi %78, %c22 : index
      %82 = vector.load %w[%81] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %83 = vector.bitcast %82 : vector<16xi8> to vector<8xf16>
      %84 = vector.shuffle %80, %83 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %85 = arith.addi %41, %c2 : index
      %86 = arith.addi %11, %c5 : index
      %87 = arith.muli %85, %c21 : index
      %88 = arith.addi %86, %87 : index
      %89 = arith.remui %45, %c12 : index
      %90 = arith.muli %89, %c12 : index
      %91 = arith.addi %88, %90 : index
      %92 = vector.load %w[%91] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %93 = vector.bitcast %92 : vector<16xi8> to vector<8xf16>
      %94 = arith.addi %91, %c22 : index
      %95 = vector.load %w[%94] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %96 = vector.bitcast %95 : vector<16xi8> to vector<8xf16>
      %97 = vector.shuffle %93, %96 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %98 = arith.addi %41, %c8 : index
      %99 = arith.addi %13, %c5 : index
      %100 = arith.muli %98, %c21 : index
      %101 = arith.addi %99, %100 : index
      %102 = arith.remui %45, %c12 : index
      %103 = arith.muli %102, %c12 : index
      %104 = arith.addi %101, %103 : index
      %105 = vector.load %w[%104] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %106 = vector.bitcast %105 : vector<16xi8> to vector<8xf16>
      %107 = arith.addi %104, %c22 : index
      %108 = vector.load %w[%107] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %109 = vector.bitcast %108 : vector<16xi8> to vector<8xf16>
      %110 = vector.shuffle %106, %109 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %111 = arith.addi %41, %c9 : index
      %112 = arith.addi %13, %c5 : index
      %113 = arith.muli %111, %c21 : index
      %114 = arith.addi %112, %113 : index
      %115 = arith.remui %45, %c12 : index
      %116 = arith.muli %115, %c12 : index
      %117 = arith.addi %114, %116 : index
      %118 = vector.load %w[%117] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %119 = vector.bitcast %118 : vector<16xi8> to vector<8xf16>
      %120 = arith.addi %117, %c22 : index
      %121 = vector.load %w[%120] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %122 = vector.bitcast %121 : vector<16xi8> to vector<8xf16>
      %123 = vector.shuffle %119, %122 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %124 = arith.addi %41, %c7 : index
      %125 = arith.addi %13, %c5 : index
      %126 = arith.muli %124, %c21 : index
      %127 = arith.addi %125, %126 : index
      %128 = arith.remui %45, %c12 : index
      %129 = arith.muli %128, %c12 : index
      %130 = arith.addi %127, %129 : index
      %131 = vector.load %w[%130] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %132 = vector.bitcast %131 : vector<16xi8> to vector<8xf16>
      %133 = arith.addi %130, %c22 : index
      %134 = vector.load %w[%133] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %135 = vector.bitcast %134 : vector<16xi8> to vector<8xf16>
      %136 = vector.shuffle %132, %135 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %137 = arith.addi %41, %c2 : index
      %138 = arith.addi %13, %c5 : index
      %139 = arith.muli %137, %c21 : index
      %140 = arith.addi %138, %139 : index
      %141 = arith.remui %45, %c12 : index
      %142 = arith.muli %141, %c12 : index
      %143 = arith.addi %140, %142 : index
      %144 = vector.load %w[%143] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %145 = vector.bitcast %144 : vector<16xi8> to vector<8xf16>
      %146 = arith.addi %143, %c22 : index
      %147 = vector.load %w[%146] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %148 = vector.bitcast %147 : vector<16xi8> to vector<8xf16>
      %149 = vector.shuffle %145, %148 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %150 = arith.addi %21, %c8 : index
      %151 = arith.muli %41, %c9 : index
      %152 = arith.addi %151, %c8 : index
      %153 = arith.divui %inputFeatures, %c12 : index
      %154 = arith.muli %150, %153 : index
      %155 = arith.addi %154, %152 : index
      %156 = arith.muli %tileRows, %c12 : index
      %157 = arith.muli %155, %156 : index
      %158 = arith.remui %45, %tileRows : index
      %159 = arith.muli %158, %c15 : index
      %160 = arith.addi %157, %159 : index
      %161 = vector.load %19[%160] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %162 = arith.muli %tileRows, %c15 : index
      %163 = arith.addi %160, %162 : index
      %164 = vector.load %19[%163] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %165 = vector.shuffle %161, %164 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %166 = wave.mma %165, %58, %42 : vector<16xf16>, vector<8xf32>
      %167 = wave.mma %165, %110, %43 : vector<16xf16>, vector<8xf32>
      %168 = arith.addi %21, %c8 : index
      %169 = arith.muli %41, %c9 : index
      %170 = arith.addi %169, %c9 : index
      %171 = arith.divui %inputFeatures, %c12 : index
      %172 = arith.muli %168, %171 : index
      %173 = arith.addi %172, %170 : index
      %174 = arith.muli %tileRows, %c12 : index
      %175 = arith.muli %173, %174 : index
      %176 = arith.remui %45, %tileRows : index
      %177 = arith.muli %176, %c15 : index
      %178 = arith.addi %175, %177 : index
      %179 = vector.load %19[%178] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %180 = arith.muli %tileRows, %c15 : index
      %181 = arith.addi %178, %180 : index
      %182 = vector.load %19[%181] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %183 = vector.shuffle %179, %182 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %184 = wave.mma %183, %71, %166 : vector<16xf16>, vector<8xf32>
      %185 = wave.mma %183, %123, %167 : vector<16xf16>, vector<8xf32>
      %186 = arith.addi %21, %c8 : index
      %187 = arith.muli %41, %c9 : index
      %188 = arith.addi %187, %c7 : index
      %189 = arith.divui %inputFeatures, %c12 : index
      %190 = arith.muli %186, %189 : index
      %191 = arith.addi %190, %188 : index
      %192 = arith.muli %tileRows, %c12 : index
      %193 = arith.muli %191, %192 : index
      %194 = arith.remui %45, %tileRows : index
      %195 = arith.muli %194, %c15 : index
      %196 = arith.addi %193, %195 : index
      %197 = vector.load %19[%196] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %198 = arith.muli %tileRows, %c15 : index
      %199 = arith.addi %196, %198 : index
      %200 = vector.load %19[%199] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %201 = vector.shuffle %197, %200 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %202 = wave.mma %201, %84, %184 : vector<16xf16>, vector<8xf32>
      %203 = wave.mma %201, %136, %185 : vector<16xf16>, vector<8xf32>
      %204 = arith.addi %21, %c8 : index
      %205 = arith.muli %41, %c9 : index
      %206 = arith.addi %205, %c2 : index
      %207 = arith.divui %inputFeatures, %c12 : index
      %208 = arith.muli %204, %207 : index
      %209 = arith.addi %208, %206 : index
      %210 = arith.muli %tileRows, %c12 : index
      %211 = arith.muli %209, %210 : index
      %212 = arith.remui %45, %tileRows : index
      %213 = arith.muli %212, %c15 : index
      %214 = arith.addi %211, %213 : index
      %215 = vector.load %19[%214] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %216 = arith.muli %tileRows, %c15 : index
      %217 = arith.addi %214, %216 : index
      %218 = vector.load %19[%217] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %219 = vector.shuffle %215, %218 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %220 = wave.mma %219, %97, %202 : vector<16xf16>, vector<8xf32>
      %221 = wave.mma %219, %149, %203 : vector<16xf16>, vector<8xf32>
      scf.yield %220, %221 : vector<8xf32>, vector<8xf32>
    }
    %222 = arith.select %38, %40, %33 : index
    %226:2 = scf.for %223 = %40 to %222 step %c9 iter_args(%224 = %44#0, %225 = %44#1) -> (vector<8xf32>, vector<8xf32>) {
      %227 = wave.lane
      %228 = arith.addi %223, %c8 : index
      %229 = arith.addi %11, %c5 : index
      %230 = arith.muli %228, %c21 : index
      %231 = arith.addi %229, %230 : index
      %232 = arith.remui %227, %c12 : index
      %233 = arith.muli %232, %c12 : index
      %234 = arith.addi %231, %233 : index
      %235 = vector.load %w[%234] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %236 = vector.bitcast %235 : vector<16xi8> to vector<8xf16>
      %237 = arith.addi %234, %c22 : index
      %238 = vector.load %w[%237] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %239 = vector.bitcast %238 : vector<16xi8> to vector<8xf16>
      %240 = vector.shuffle %236, %239 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %241 = arith.addi %223, %c8 : index
      %242 = arith.addi %13, %c5 : index
      %243 = arith.muli %241, %c21 : index
      %244 = arith.addi %242, %243 : index
      %245 = arith.remui %227, %c12 : index
      %246 = arith.muli %245, %c12 : index
      %247 = arith.addi %244, %246 : index
      %248 = vector.load %w[%247] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %249 = vector.bitcast %248 : vector<16xi8> to vector<8xf16>
      %250 = arith.addi %247, %c22 : index
      %251 = vector.load %w[%250] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %252 = vector.bitcast %251 : vector<16xi8> to vector<8xf16>
      %253 = vector.shuffle %249, %252 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %254 = arith.addi %21, %c8 : index
      %255 = arith.muli %223, %c9 : index
      %256 = arith.addi %255, %c8 : index
      %257 = arith.divui %inputFeatures, %c12 : index
      %258 = arith.muli %254, %257 : index
      %259 = arith.addi %258, %256 : index
      %260 = arith.muli %tileRows, %c12 : index
      %261 = arith.muli %259, %260 : index
      %262 = arith.remui %227, %tileRows : index
      %263 = arith.muli %262, %c15 : index
      %264 = arith.addi %261, %263 : index
      %265 = vector.load %19[%264] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %266 = arith.muli %tileRows, %c15 : index
      %267 = arith.addi %264, %266 : index
      %268 = vector.load %19[%267] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %269 = vector.shuffle %265, %268 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %270 = wave.mma %269, %240, %224 : vector<16xf16>, vector<8xf32>
      %271 = wave.mma %269, %253, %225 : vector<16xf16>, vector<8xf32>
      scf.yield %270, %271 : vector<8xf32>, vector<8xf32>
    }
    %272 = arith.addi %18, %c8 : index
    %273 = wave.lane
    %274 = arith.muli %3, %c7 : index
    %275 = arith.muli %274, %c22 : index
    %276 = arith.addi %275, %273 : index
    %277 = arith.muli %4, %c11 : index
    %278 = arith.addi %277, %276 : index
    %279 = arith.addi %278, %c8 : index
    %280 = arith.addi %279, %c8 : index
    %281 = vector.extract %226#0[0] : f32 from vector<8xf32>
    memref.store %281, %14[%280] : memref<?xf32>
    %282 = arith.muli %4, %c11 : index
    %283 = arith.addi %282, %276 : index
    %284 = arith.addi %283, %c8 : index
    %285 = arith.addi %284, %c4 : index
    %286 = vector.extract %226#0[1] : f32 from vector<8xf32>
    memref.store %286, %14[%285] : memref<?xf32>
    %287 = arith.muli %4, %c11 : index
    %288 = arith.addi %287, %276 : index
    %289 = arith.addi %288, %c8 : index
    %290 = arith.addi %289, %c23 : index
    %291 = vector.extract %226#0[2] : f32 from vector<8xf32>
    memref.store %291, %14[%290] : memref<?xf32>
    %292 = arith.muli %4, %c11 : index
    %293 = arith.addi %292, %276 : index
    %294 = arith.addi %293, %c8 : index
    %295 = arith.addi %294, %c24 : index
    %296 = vector.extract %226#0[3] : f32 from vector<8xf32>
    memref.store %296, %14[%295] : memref<?xf32>
    %297 = arith.muli %4, %c11 : index
    %298 = arith.addi %297, %276 : index
    %299 = arith.addi %298, %c8 : index
    %300 = arith.addi %299, %c5 : index
    %301 = vector.extract %226#0[4] : f32 from vector<8xf32>
    memref.store %301, %14[%300] : memref<?xf32>
    %302 = arith.muli %4, %c11 : index
    %303 = arith.addi %302, %276 : index
    %304 = arith.addi %303, %c8 : index
    %305 = arith.addi %304, %c25 : index
    %306 = vector.extract %226#0[5] : f32 from vector<8xf32>
    memref.store %306, %14[%305] : memref<?xf32>
    %307 = arith.muli %4, %c11 : index
    %308 = arith.addi %307, %276 : index
    %309 = arith.addi %308, %c8 : index
    %310 = arith.addi %309, %c26 : index
    %311 = vector.extract %226#0[6] : f32 from vector<8xf32>
    memref.store %311, %14[%310] : memref<?xf32>
    %312 = arith.muli %4, %c11 : index
    %313 = arith.addi %312, %276 : index
    %314 = arith.addi %313, %c8 : index
    %315 = arith.addi %314, %c27 : index
    %316 = vector.extract %226#0[7] : f32 from vector<8xf32>
    memref.store %316, %14[%315] : memref<?xf32>
    %317 = arith.muli %4, %c11 : index
    %318 = arith.addi %317, %276 : index
    %319 = arith.addi %318, %c22 : index
    %320 = arith.addi %319, %c8 : index
    %321 = vector.extract %226#1[0] : f32 from vector<8xf32>
    memref.store %321, %14[%320] : memref<?xf32>
    %322 = arith.muli %4, %c11 : index
    %323 = arith.addi %322, %276 : index
    %324 = arith.addi %323, %c22 : index
    %325 = arith.addi %324, %c4 : index
    %326 = vector.extract %226#1[1] : f32 from vector<8xf32>
    memref.store %326, %14[%325] : memref<?xf32>
    %327 = arith.muli %4, %c11 : index
    %328 = arith.addi %327, %276 : index
    %329 = arith.addi %328, %c22 : index
    %330 = arith.addi %329, %c23 : index
    %331 = vector.extract %226#1[2] : f32 from vector<8xf32>
    memref.store %331, %14[%330] : memref<?xf32>
    %332 = arith.muli %4, %c11 : index
    %333 = arith.addi %332, %276 : index
    %334 = arith.addi %333, %c22 : index
    %335 = arith.addi %334, %c24 : index
    %336 = vector.extract %226#1[3] : f32 from vector<8xf32>
    memref.store %336, %14[%335] : memref<?xf32>
    %337 = arith.muli %4, %c11 : index
    %338 = arith.addi %337, %276 : index
    %339 = arith.addi %338, %c22 : index
    %340 = arith.addi %339, %c5 : index
    %341 = vector.extract %226#1[4] : f32 from vector<8xf32>
    memref.store %341, %14[%340] : memref<?xf32>
    %342 = arith.muli %4, %c11 : index
    %343 = arith.addi %342, %276 : index
    %344 = arith.addi %343, %c22 : index
    %345 = arith.addi %344, %c25 : index
    %346 = vector.extract %226#1[5] : f32 from vector<8xf32>
    memref.store %346, %14[%345] : memref<?xf32>
    %347 = arith.muli %4, %c11 : index
    %348 = arith.addi %347, %276 : index
    %349 = arith.addi %348, %c22 : index
    %350 = arith.addi %349, %c26 : index
    %351 = vector.extract %226#1[6] : f32 from vector<8xf32>
    memref.store %351, %14[%350] : memref<?xf32>
    %352 = arith.muli %4, %c11 : index
    %353 = arith.addi %352, %276 : index
    %354 = arith.addi %353, %c22 : index
    %355 = arith.addi %354, %c27 : index
    %356 = vector.extract %226#1[7] : f32 from vector<8xf32>
    memref.store %356, %14[%355] : memref<?xf32>
    wave.barrier
    %357 = arith.muli %4, %c7 : index
    %358 = arith.addi %357, %c8 : index
    %359 = arith.muli %358, %c7 : index
    %360 = arith.divui %273, %c12 : index
    %361 = arith.addi %359, %360 : index
    %362 = arith.addi %272, %361 : index
    %363 = arith.cmpi slt, %362, %17 : index
    scf.if %363 {
      %364 = arith.cmpi eq, %hasFactors, %c9 : index
      %365 = memref.load %factors[%362] : memref<?xf32>
      %366 = arith.select %364, %365, %c29 : f32
      %367 = arith.addi %276, %c8 : index
      %368 = arith.muli %358, %c4 : index
      %369 = arith.addi %367, %368 : index
      %370 = memref.load %14[%369] : memref<?xf32>
      %371 = arith.addi %369, %c11 : index
      %372 = memref.load %14[%371] : memref<?xf32>
      %373 = arith.addf %370, %372 : f32
      %374 = arith.addi %369, %c16 : index
      %375 = memref.load %14[%374] : memref<?xf32>
      %376 = arith.addf %373, %375 : f32
      %377 = arith.addi %369, %c30 : index
      %378 = memref.load %14[%377] : memref<?xf32>
      %379 = arith.addf %376, %378 : f32
      %380 = arith.remui %273, %c12 : index
      %381 = arith.muli %380, %c19 : index
      %382 = arith.addi %11, %381 : index
      %383 = vector.load %w[%382] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %384 = vector.bitcast %383 : vector<4xi8> to vector<1xf32>
      %385 = vector.extract %384[0] : f32 from vector<1xf32>
      %386 = arith.mulf %385, %366 : f32
      %387 = arith.mulf %379, %386 : f32
      %388 = arith.muli %3, %c7 : index
      %389 = arith.addi %388, %c8 : index
      %390 = arith.muli %389, %c12 : index
      %391 = arith.remui %273, %c12 : index
      %392 = arith.addi %390, %391 : index
      %393 = arith.muli %361, %c24 : index
      %394 = arith.addi %393, %392 : index
      memref.store %387, %15[%394] : memref<?xf32>
      %395 = arith.addi %276, %c22 : index
      %396 = arith.muli %358, %c4 : index
      %397 = arith.addi %395, %396 : index
      %398 = memref.load %14[%397] : memref<?xf32>
      %399 = arith.addi %397, %c11 : index
      %400 = memref.load %14[%399] : memref<?xf32>
      %401 = arith.addf %398, %400 : f32
      %402 = arith.addi %397, %c16 : index
      %403 = memref.load %14[%402] : memref<?xf32>
      %404 = arith.addf %401, %403 : f32
      %405 = arith.addi %397, %c30 : index
      %406 = memref.load %14[%405] : memref<?xf32>
      %407 = arith.addf %404, %406 : f32
      %408 = arith.remui %273, %c12 : index
      %409 = arith.muli %408, %c19 : index
      %410 = arith.addi %13, %409 : index
      %411 = vector.load %w[%410] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %412 = vector.bitcast %411 : vector<4xi8> to vector<1xf32>
      %413 = vector.extract %412[0] : f32 from vector<1xf32>
      %414 = arith.mulf %413, %366 : f32
      %415 = arith.mulf %407, %414 : f32
      %416 = arith.muli %3, %c7 : index
      %417 = arith.addi %416, %c9 : index
      %418 = arith.muli %417, %c12 : index
      %419 = arith.remui %273, %c12 : index
      %420 = arith.addi %418, %419 : index
      %421 = arith.muli %361, %c24 : index
      %422 = arith.addi %421, %420 : index
      memref.store %415, %15[%422] : memref<?xf32>
    }
    %423 = arith.muli %4, %c7 : index
    %424 = arith.addi %423, %c9 : index
    %425 = arith.muli %424, %c7 : index
    %426 = arith.divui %273, %c12 : index
    %427 = arith.addi %425, %426 : index
    %428 = arith.addi %272, %427 : index
    %429 = arith.cmpi slt, %428, %17 : index
    scf.if %429 {
      %430 = arith.cmpi eq, %hasFactors, %c9 : index
      %431 = memref.load %factors[%428] : memref<?xf32>
      %432 = arith.select %430, %431, %c29 : f32
      %433 = arith.addi %276, %c8 : index
      %434 = arith.muli %424, %c4 : index
      %435 = arith.addi %433, %434 : index
      %436 = memref.load %14[%435] : memref<?xf32>
      %437 = arith.addi %435, %c11 : index
      %438 = memref.load %14[%437] : memref<?xf32>
      %439 = arith.addf %436, %438 : f32
      %440 = arith.addi %435, %c16 : index
      %441 = memref.load %14[%440] : memref<?xf32>
      %442 = arith.addf %439, %441 : f32
      %443 = arith.addi %435, %c30 : index
      %444 = memref.load %14[%443] : memref<?xf32>
      %445 = arith.addf %442, %444 : f32
      %446 = arith.remui %273, %c12 : index
      %447 = arith.muli %446, %c19 : index
      %448 = arith.addi %11, %447 : index
      %449 = vector.load %w[%448] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %450 = vector.bitcast %449 : vector<4xi8> to vector<1xf32>
      %451 = vector.extract %450[0] : f32 from vector<1xf32>
      %452 = arith.mulf %451, %432 : f32
      %453 = arith.mulf %445, %452 : f32
      %454 = arith.muli %3, %c7 : index
      %455 = arith.addi %454, %c8 : index
      %456 = arith.muli %455, %c12 : index
      %457 = arith.remui %273, %c12 : index
      %458 = arith.addi %456, %457 : index
      %459 = arith.muli %427, %c24 : index
      %460 = arith.addi %459, %458 : index
      memref.store %453, %15[%460] : memref<?xf32>
      %461 = arith.addi %276, %c22 : index
      %462 = arith.muli %424, %c4 : index
      %463 = arith.addi %461, %462 : index
      %464 = memref.load %14[%463] : memref<?xf32>
      %465 = arith.addi %463, %c11 : index
      %466 = memref.load %14[%465] : memref<?xf32>
      %467 = arith.addf %464, %466 : f32
      %468 = arith.addi %463, %c16 : index
      %469 = memref.load %14[%468] : memref<?xf32>
      %470 = arith.addf %467, %469 : f32
      %471 = arith.addi %463, %c30 : index
      %472 = memref.load %14[%471] : memref<?xf32>
      %473 = arith.addf %470, %472 : f32
      %474 = arith.remui %273, %c12 : index
      %475 = arith.muli %474, %c19 : index
      %476 = arith.addi %13, %475 : index
      %477 = vector.load %w[%476] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %478 = vector.bitcast %477 : vector<4xi8> to vector<1xf32>
      %479 = vector.extract %478[0] : f32 from vector<1xf32>
      %480 = arith.mulf %479, %432 : f32
      %481 = arith.mulf %473, %480 : f32
      %482 = arith.muli %3, %c7 : index
      %483 = arith.addi %482, %c9 : index
      %484 = arith.muli %483, %c12 : index
      %485 = arith.remui %273, %c12 : index
      %486 = arith.addi %484, %485 : index
      %487 = arith.muli %427, %c24 : index
      %488 = arith.addi %487, %486 : index
      memref.store %481, %15[%488] : memref<?xf32>
    }
    wave.barrier
    %489 = arith.addi %18, %c8 : index
    %490 = wave.wave
    %491 = arith.addi %490, %c8 : index
    %492 = arith.addi %489, %491 : index
    %493 = arith.cmpi slt, %492, %17 : index
    %494 = arith.cmpi slt, %491, %c12 : index
    %495 = arith.andi %493, %494 : i1
    scf.if %495 {
      %496 = arith.addi %489, %491 : index
      %497 = arith.muli %491, %c24 : index
      %498 = wave.lane
      %499 = arith.addi %498, %c8 : index
      %500 = arith.cmpi eq, %hasBias, %c9 : index
      %501 = arith.addi %497, %499 : index
      %502 = memref.load %15[%501] : memref<?xf32>
      %503 = arith.muli %0, %c24 : index
      %504 = arith.addi %503, %499 : index
      %505 = memref.load %bias[%504] : memref<?xf32>
      %506 = arith.addf %502, %505 : f32
      %507 = arith.select %500, %506, %502 : f32
      %508 = arith.addi %499, %c32 : index
      %509 = arith.cmpi eq, %hasBias, %c9 : index
      %510 = arith.addi %497, %508 : index
      %511 = memref.load %15[%510] : memref<?xf32>
      %512 = arith.muli %0, %c24 : index
      %513 = arith.addi %512, %508 : index
      %514 = memref.load %bias[%513] : memref<?xf32>
      %515 = arith.addf %511, %514 : f32
      %516 = arith.select %509, %515, %511 : f32
      %517 = arith.addi %498, %c4 : index
      %518 = arith.cmpi slt, %517, %c32 : index
      %519 = arith.minsi %517, %c33 : index
      %520 = arith.cmpi eq, %hasBias, %c9 : index
      %521 = arith.addi %497, %519 : index
      %522 = memref.load %15[%521] : memref<?xf32>
      %523 = arith.muli %0, %c24 : index
      %524 = arith.addi %523, %519 : index
      %525 = memref.load %bias[%524] : memref<?xf32>
      %526 = arith.addf %522, %525 : f32
      %527 = arith.select %520, %526, %522 : f32
      %528 = arith.addi %519, %c32 : index
      %529 = arith.cmpi eq, %hasBias, %c9 : index
      %530 = arith.addi %497, %528 : index
      %531 = memref.load %15[%530] : memref<?xf32>
      %532 = arith.muli %0, %c24 : index
      %533 = arith.addi %532, %528 : index
      %534 = memref.load %bias[%533] : memref<?xf32>
      %535 = arith.addf %531, %534 : f32
      %536 = arith.select %529, %535, %531 : f32
      %537 = arith.addi %heads, %kvHeads : index
      %538 = arith.cmpi slt, %0, %537 : index
      scf.if %538 {
        %539 = arith.addi %positionsAt, %496 : index
        %540 = memref.load %step[%539] : memref<?xi32>
        %541 = arith.index_cast %540 : i32 to index
        %542 = arith.cmpi eq, %hasNorm, %c9 : index
        %543 = math.fma %507, %507, %c36 : f32
        %544 = math.fma %516, %516, %543 : f32
        %545 = math.fma %527, %527, %544 : f32
        %546 = arith.select %518, %545, %544 : f32
        %547 = math.fma %536, %536, %546 : f32
        %548 = arith.select %518, %547, %546 : f32
        %549 = vector.broadcast %548 : f32 to vector<1xf32>
        %550 = wave.reduce "add" %549 : vector<1xf32>
        %551 = arith.mulf %550, %inverseHeadDim : f32
        %552 = arith.addf %551, %epsilon : f32
        %553 = math.sqrt %552 : f32
        %554 = arith.divf %c29, %553 : f32
        %555 = arith.cmpi slt, %0, %heads : index
        %556 = arith.addi %499, %c32 : index
        %557 = memref.load %query_norm[%499] : memref<?xf32>
        %558 = memref.load %key_norm[%499] : memref<?xf32>
        %559 = arith.select %555, %557, %558 : f32
        %560 = arith.mulf %507, %554 : f32
        %561 = arith.mulf %560, %559 : f32
        %562 = arith.select %542, %561, %507 : f32
        %563 = memref.load %query_norm[%556] : memref<?xf32>
        %564 = memref.load %key_norm[%556] : memref<?xf32>
        %565 = arith.select %555, %563, %564 : f32
        %566 = arith.mulf %516, %554 : f32
        %567 = arith.mulf %566, %565 : f32
        %568 = arith.select %542, %567, %516 : f32
        %569 = arith.addi %519, %c32 : index
        %570 = memref.load %query_norm[%519] : memref<?xf32>
        %571 = memref.load %key_norm[%519] : memref<?xf32>
        %572 = arith.select %555, %570, %571 : f32
        %573 = arith.mulf %527, %554 : f32
        %574 = arith.mulf %573, %572 : f32
        %575 = arith.select %542, %574, %527 : f32
        %576 = memref.load %query_norm[%569] : memref<?xf32>
        %577 = memref.load %key_norm[%569] : memref<?xf32>
        %578 = arith.select %555, %576, %577 : f32
        %579 = arith.mulf %536, %554 : f32
        %580 = arith.mulf %579, %578 : f32
        %581 = arith.select %542, %580, %536 : f32
        %582 = arith.remui %541, %c22 : index
        %583 = arith.muli %582, %c24 : index
        %584 = arith.addi %583, %499 : index
        %585 = arith.divui %541, %c22 : index
        %586 = arith.addi %585, %c22 : index
        %587 = arith.muli %586, %c24 : index
        %588 = arith.addi %587, %499 : index
        %589 = memref.load %rope[%584] : memref<?xf32>
        %590 = arith.addi %584, %c32 : index
        %591 = memref.load %rope[%590] : memref<?xf32>
        %592 = memref.load %rope[%588] : memref<?xf32>
        %593 = arith.addi %588, %c32 : index
        %594 = memref.load %rope[%593] : memref<?xf32>
        %595 = arith.mulf %592, %589 : f32
        %596 = arith.mulf %594, %591 : f32
        %597 = arith.subf %595, %596 : f32
        %598 = arith.mulf %594, %589 : f32
        %599 = arith.mulf %592, %591 : f32
        %600 = arith.addf %598, %599 : f32
        %601 = arith.mulf %562, %597 : f32
        %602 = arith.mulf %568, %600 : f32
        %603 = arith.subf %601, %602 : f32
        %604 = arith.mulf %568, %597 : f32
        %605 = arith.mulf %562, %600 : f32
        %606 = arith.addf %604, %605 : f32
        %607 = arith.cmpi slt, %0, %heads : index
        scf.if %607 {
          %608 = arith.muli %496, %heads : index
          %609 = arith.addi %608, %0 : index
          %610 = arith.muli %609, %c24 : index
          %611 = arith.addi %610, %499 : index
          memref.store %603, %q[%611] : memref<?xf32>
          %612 = arith.addi %611, %c32 : index
          memref.store %606, %q[%612] : memref<?xf32>
        } else {
          %613 = arith.addi %497, %499 : index
          memref.store %603, %15[%613] : memref<?xf32>
          %614 = arith.addi %497, %499 : index
          %615 = arith.addi %614, %c32 : index
          memref.store %606, %15[%615] : memref<?xf32>
        }
        %616 = arith.remui %541, %c22 : index
        %617 = arith.muli %616, %c24 : index
        %618 = arith.addi %617, %519 : index
        %619 = arith.divui %541, %c22 : index
        %620 = arith.addi %619, %c22 : index
        %621 = arith.muli %620, %c24 : index
        %622 = arith.addi %621, %519 : index
        %623 = memref.load %rope[%618] : memref<?xf32>
        %624 = arith.addi %618, %c32 : index
        %625 = memref.load %rope[%624] : memref<?xf32>
        %626 = memref.load %rope[%622] : memref<?xf32>
        %627 = arith.addi %622, %c32 : index
        %628 = memref.load %rope[%627] : memref<?xf32>
        %629 = arith.mulf %626, %623 : f32
        %630 = arith.mulf %628, %625 : f32
        %631 = arith.subf %629, %630 : f32
        %632 = arith.mulf %628, %623 : f32
        %633 = arith.mulf %626, %625 : f32
        %634 = arith.addf %632, %633 : f32
        %635 = arith.mulf %575, %631 : f32
        %636 = arith.mulf %581, %634 : f32
        %637 = arith.subf %635, %636 : f32
        %638 = arith.mulf %581, %631 : f32
        %639 = arith.mulf %575, %634 : f32
        %640 = arith.addf %638, %639 : f32
        scf.if %518 {
          %641 = arith.cmpi slt, %0, %heads : index
          scf.if %641 {
            %642 = arith.muli %496, %heads : index
            %643 = arith.addi %642, %0 : index
            %644 = arith.muli %643, %c24 : index
            %645 = arith.addi %644, %519 : index
            memref.store %637, %q[%645] : memref<?xf32>
            %646 = arith.addi %645, %c32 : index
            memref.store %640, %q[%646] : memref<?xf32>
          } else {
            %647 = arith.addi %497, %519 : index
            memref.store %637, %15[%647] : memref<?xf32>
            %648 = arith.addi %497, %519 : index
            %649 = arith.addi %648, %c32 : index
            memref.store %640, %15[%649] : memref<?xf32>
          }
        }
      } else {
        %650 = arith.cmpi slt, %0, %heads : index
        scf.if %650 {
          %651 = arith.muli %496, %heads : index
          %652 = arith.addi %651, %0 : index
          %653 = arith.muli %652, %c24 : index
          %654 = arith.addi %653, %499 : index
          memref.store %507, %q[%654] : memref<?xf32>
          %655 = arith.addi %654, %c32 : index
          memref.store %516, %q[%655] : memref<?xf32>
        } else {
          %656 = arith.addi %497, %499 : index
          memref.store %507, %15[%656] : memref<?xf32>
          %657 = arith.addi %497, %499 : index
          %658 = arith.addi %657, %c32 : index
          memref.store %516, %15[%658] : memref<?xf32>
        }
        scf.if %518 {
          %659 = arith.cmpi slt, %0, %heads : index
          scf.if %659 {
            %660 = arith.muli %496, %heads : index
            %661 = arith.addi %660, %0 : index
            %662 = arith.muli %661, %c24 : index
            %663 = arith.addi %662, %519 : index
            memref.store %527, %q[%663] : memref<?xf32>
            %664 = arith.addi %663, %c32 : index
            memref.store %536, %q[%664] : memref<?xf32>
          } else {
            %665 = arith.addi %497, %519 : index
            memref.store %527, %15[%665] : memref<?xf32>
            %666 = arith.addi %497, %519 : index
            %667 = arith.addi %666, %c32 : index
            memref.store %536, %15[%667] : memref<?xf32>
          }
        }
      }
    }
    %668 = arith.addi %490, %c39 : index
    %669 = arith.addi %489, %668 : index
    %670 = arith.cmpi slt, %669, %17 : index
    %671 = arith.cmpi slt, %668, %c12 : index
    %672 = arith.andi %670, %671 : i1
    scf.if %672 {
      %673 = arith.addi %489, %668 : index
      %674 = arith.muli %668, %c24 : index
      %675 = wave.lane
      %676 = arith.addi %675, %c8 : index
      %677 = arith.cmpi eq, %hasBias, %c9 : index
      %678 = arith.addi %674, %676 : index
      %679 = memref.load %15[%678] : memref<?xf32>
      %680 = arith.muli %0, %c24 : index
      %681 = arith.addi %680, %676 : index
      %682 = memref.load %bias[%681] : memref<?xf32>
      %683 = arith.addf %679, %682 : f32
      %684 = arith.select %677, %683, %679 : f32
      %685 = arith.addi %676, %c32 : index
      %686 = arith.cmpi eq, %hasBias, %c9 : index
      %687 = arith.addi %674, %685 : index
      %688 = memref.load %15[%687] : memref<?xf32>
      %689 = arith.muli %0, %c24 : index
      %690 = arith.addi %689, %685 : index
      %691 = memref.load %bias[%690] : memref<?xf32>
      %692 = arith.addf %688, %691 : f32
      %693 = arith.select %686, %692, %688 : f32
      %694 = arith.addi %675, %c4 : index
      %695 = arith.cmpi slt, %694, %c32 : index
      %696 = arith.minsi %694, %c33 : index
      %697 = arith.cmpi eq, %hasBias, %c9 : index
      %698 = arith.addi %674, %696 : index
      %699 = memref.load %15[%698] : memref<?xf32>
      %700 = arith.muli %0, %c24 : index
      %701 = arith.addi %700, %696 : index
      %702 = memref.load %bias[%701] : memref<?xf32>
      %703 = arith.addf %699, %702 : f32
      %704 = arith.select %697, %703, %699 : f32
      %705 = arith.addi %696, %c32 : index
      %706 = arith.cmpi eq, %hasBias, %c9 : index
      %707 = arith.addi %674, %705 : index
      %708 = memref.load %15[%707] : memref<?xf32>
      %709 = arith.muli %0, %c24 : index
      %710 = arith.addi %709, %705 : index
      %711 = memref.load %bias[%710] : memref<?xf32>
      %712 = arith.addf %708, %711 : f32
      %713 = arith.select %706, %712, %708 : f32
      %714 = arith.addi %heads, %kvHeads : index
      %715 = arith.cmpi slt, %0, %714 : index
      scf.if %715 {
        %716 = arith.addi %positionsAt, %673 : index
        %717 = memref.load %step[%716] : memref<?xi32>
        %718 = arith.index_cast %717 : i32 to index
        %719 = arith.cmpi eq, %hasNorm, %c9 : index
        %720 = math.fma %684, %684, %c36 : f32
        %721 = math.fma %693, %693, %720 : f32
        %722 = math.fma %704, %704, %721 : f32
        %723 = arith.select %695, %722, %721 : f32
        %724 = math.fma %713, %713, %723 : f32
        %725 = arith.select %695, %724, %723 : f32
        %726 = vector.broadcast %725 : f32 to vector<1xf32>
        %727 = wave.reduce "add" %726 : vector<1xf32>
        %728 = arith.mulf %727, %inverseHeadDim : f32
        %729 = arith.addf %728, %epsilon : f32
        %730 = math.sqrt %729 : f32
        %731 = arith.divf %c29, %730 : f32
        %732 = arith.cmpi slt, %0, %heads : index
        %733 = arith.addi %676, %c32 : index
        %734 = memref.load %query_norm[%676] : memref<?xf32>
        %735 = memref.load %key_norm[%676] : memref<?xf32>
        %736 = arith.select %732, %734, %735 : f32
        %737 = arith.mulf %684, %731 : f32
        %738 = arith.mulf %737, %736 : f32
        %739 = arith.select %719, %738, %684 : f32
        %740 = memref.load %query_norm[%733] : memref<?xf32>
        %741 = memref.load %key_norm[%733] : memref<?xf32>
        %742 = arith.select %732, %740, %741 : f32
        %743 = arith.mulf %693, %731 : f32
        %744 = arith.mulf %743, %742 : f32
        %745 = arith.select %719, %744, %693 : f32
        %746 = arith.addi %696, %c32 : index
        %747 = memref.load %query_norm[%696] : memref<?xf32>
        %748 = memref.load %key_norm[%696] : memref<?xf32>
        %749 = arith.select %732, %747, %748 : f32
        %750 = arith.mulf %704, %731 : f32
        %751 = arith.mulf %750, %749 : f32
        %752 = arith.select %719, %751, %704 : f32
        %753 = memref.load %query_norm[%746] : memref<?xf32>
        %754 = memref.load %key_norm[%746] : memref<?xf32>
        %755 = arith.select %732, %753, %754 : f32
        %756 = arith.mulf %713, %731 : f32
        %757 = arith.mulf %756, %755 : f32
        %758 = arith.select %719, %757, %713 : f32
        %759 = arith.remui %718, %c22 : index
        %760 = arith.muli %759, %c24 : index
        %761 = arith.addi %760, %676 : index
        %762 = arith.divui %718, %c22 : index
        %763 = arith.addi %762, %c22 : index
        %764 = arith.muli %763, %c24 : index
        %765 = arith.addi %764, %676 : index
        %766 = memref.load %rope[%761] : memref<?xf32>
        %767 = arith.addi %761, %c32 : index
        %768 = memref.load %rope[%767] : memref<?xf32>
        %769 = memref.load %rope[%765] : memref<?xf32>
        %770 = arith.addi %765, %c32 : index
        %771 = memref.load %rope[%770] : memref<?xf32>
        %772 = arith.mulf %769, %766 : f32
        %773 = arith.mulf %771, %768 : f32
        %774 = arith.subf %772, %773 : f32
        %775 = arith.mulf %771, %766 : f32
        %776 = arith.mulf %769, %768 : f32
        %777 = arith.addf %775, %776 : f32
        %778 = arith.mulf %739, %774 : f32
        %779 = arith.mulf %745, %777 : f32
        %780 = arith.subf %778, %779 : f32
        %781 = arith.mulf %745, %774 : f32
        %782 = arith.mulf %739, %777 : f32
        %783 = arith.addf %781, %782 : f32
        %784 = arith.cmpi slt, %0, %heads : index
        scf.if %784 {
          %785 = arith.muli %673, %heads : index
          %786 = arith.addi %785, %0 : index
          %787 = arith.muli %786, %c24 : index
          %788 = arith.addi %787, %676 : index
          memref.store %780, %q[%788] : memref<?xf32>
          %789 = arith.addi %788, %c32 : index
          memref.store %783, %q[%789] : memref<?xf32>
        } else {
          %790 = arith.addi %674, %676 : index
          memref.store %780, %15[%790] : memref<?xf32>
          %791 = arith.addi %674, %676 : index
          %792 = arith.addi %791, %c32 : index
          memref.store %783, %15[%792] : memref<?xf32>
        }
        %793 = arith.remui %718, %c22 : index
        %794 = arith.muli %793, %c24 : index
        %795 = arith.addi %794, %696 : index
        %796 = arith.divui %718, %c22 : index
        %797 = arith.addi %796, %c22 : index
        %798 = arith.muli %797, %c24 : index
        %799 = arith.addi %798, %696 : index
        %800 = memref.load %rope[%795] : memref<?xf32>
        %801 = arith.addi %795, %c32 : index
        %802 = memref.load %rope[%801] : memref<?xf32>
        %803 = memref.load %rope[%799] : memref<?xf32>
        %804 = arith.addi %799, %c32 : index
        %805 = memref.load %rope[%804] : memref<?xf32>
        %806 = arith.mulf %803, %800 : f32
        %807 = arith.mulf %805, %802 : f32
        %808 = arith.subf %806, %807 : f32
        %809 = arith.mulf %805, %800 : f32
        %810 = arith.mulf %803, %802 : f32
        %811 = arith.addf %809, %810 : f32
        %812 = arith.mulf %752, %808 : f32
        %813 = arith.mulf %758, %811 : f32
        %814 = arith.subf %812, %813 : f32
        %815 = arith.mulf %758, %808 : f32
        %816 = arith.mulf %752, %811 : f32
        %817 = arith.addf %815, %816 : f32
        scf.if %695 {
          %818 = arith.cmpi slt, %0, %heads : index
          scf.if %818 {
            %819 = arith.muli %673, %heads : index
            %820 = arith.addi %819, %0 : index
            %821 = arith.muli %820, %c24 : index
            %822 = arith.addi %821, %696 : index
            memref.store %814, %q[%822] : memref<?xf32>
            %823 = arith.addi %822, %c32 : index
            memref.store %817, %q[%823] : memref<?xf32>
          } else {
            %824 = arith.addi %674, %696 : index
            memref.store %814, %15[%824] : memref<?xf32>
            %825 = arith.addi %674, %696 : index
            %826 = arith.addi %825, %c32 : index
            memref.store %817, %15[%826] : memref<?xf32>
          }
        }
      } else {
        %827 = arith.cmpi slt, %0, %heads : index
        scf.if %827 {
          %828 = arith.muli %673, %heads : index
          %829 = arith.addi %828, %0 : index
          %830 = arith.muli %829, %c24 : index
          %831 = arith.addi %830, %676 : index
          memref.store %684, %q[%831] : memref<?xf32>
          %832 = arith.addi %831, %c32 : index
          memref.store %693, %q[%832] : memref<?xf32>
        } else {
          %833 = arith.addi %674, %676 : index
          memref.store %684, %15[%833] : memref<?xf32>
          %834 = arith.addi %674, %676 : index
          %835 = arith.addi %834, %c32 : index
          memref.store %693, %15[%835] : memref<?xf32>
        }
        scf.if %695 {
          %836 = arith.cmpi slt, %0, %heads : index
          scf.if %836 {
            %837 = arith.muli %673, %heads : index
            %838 = arith.addi %837, %0 : index
            %839 = arith.muli %838, %c24 : index
            %840 = arith.addi %839, %696 : index
            memref.store %704, %q[%840] : memref<?xf32>
            %841 = arith.addi %840, %c32 : index
            memref.store %713, %q[%841] : memref<?xf32>
          } else {
            %842 = arith.addi %674, %696 : index
            memref.store %704, %15[%842] : memref<?xf32>
            %843 = arith.addi %674, %696 : index
            %844 = arith.addi %843, %c32 : index
            memref.store %713, %15[%844] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %845 = arith.cmpi sge, %0, %heads : index
    scf.if %845 {
      %846 = arith.addi %490, %c8 : index
      %847 = arith.addi %489, %846 : index
      %848 = arith.cmpi slt, %847, %17 : index
      %849 = arith.cmpi slt, %846, %c12 : index
      %850 = arith.andi %848, %849 : i1
      scf.if %850 {
        %851 = arith.addi %489, %846 : index
        %852 = arith.addi %slotsAt, %851 : index
        %853 = memref.load %step[%852] : memref<?xi32>
        %854 = arith.index_cast %853 : i32 to index
        %855 = arith.cmpi sge, %854, %c8 : index
        scf.if %855 {
          %856 = arith.muli %846, %c24 : index
          %857 = arith.subi %0, %heads : index
          %858 = memref.load %scales[%857] : memref<?xf32>
          %859 = vector.broadcast %858 : f32 to vector<4xf32>
          %860 = arith.divui %854, %c12 : index
          %861 = arith.remui %854, %c12 : index
          %862 = arith.muli %860, %pageBytes : index
          %863 = arith.cmpi eq, %codec, %c8 : index
          scf.if %863 {
            %864 = wave.lane
            %865 = arith.muli %864, %c19 : index
            scf.for %866 = %865 to %c24 step %c5 {
              %867 = arith.addi %856, %866 : index
              %868 = vector.load %15[%867] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %869 = arith.mulf %868, %859 : vector<4xf32>
              %870 = arith.minimumf %869, %c43 : vector<4xf32>
              %871 = arith.maximumf %870, %c44 : vector<4xf32>
              %872 = arith.truncf %871 : vector<4xf32> to vector<4xf16>
              %873 = vector.bitcast %872 : vector<4xf16> to vector<8xi8>
              %874 = arith.cmpi slt, %857, %kvHeads : index
              scf.if %874 {
                %875 = arith.muli %857, %c10 : index
                %876 = arith.addi %862, %875 : index
                %877 = arith.divui %866, %c12 : index
                %878 = arith.muli %877, %c21 : index
                %879 = arith.remui %866, %c12 : index
                %880 = arith.divui %879, %c15 : index
                %881 = arith.muli %880, %c22 : index
                %882 = arith.muli %861, %c12 : index
                %883 = arith.addi %881, %882 : index
                %884 = arith.remui %879, %c15 : index
                %885 = arith.muli %884, %c7 : index
                %886 = arith.addi %883, %885 : index
                %887 = arith.addi %878, %886 : index
                %888 = arith.addi %876, %887 : index
                vector.store %873, %kv[%888] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %889 = arith.subi %857, %kvHeads : index
                %890 = arith.muli %889, %c10 : index
                %891 = arith.addi %862, %890 : index
                %892 = arith.addi %866, %c8 : index
                %893 = arith.divui %892, %c12 : index
                %894 = arith.muli %893, %c21 : index
                %895 = arith.addi %894, %c16 : index
                %896 = arith.remui %892, %c12 : index
                %897 = arith.divui %861, %c7 : index
                %898 = arith.remui %861, %c7 : index
                %899 = arith.muli %898, %c15 : index
                %900 = arith.addi %897, %899 : index
                %901 = arith.divui %900, %c15 : index
                %902 = arith.muli %901, %c22 : index
                %903 = arith.muli %896, %c12 : index
                %904 = arith.addi %902, %903 : index
                %905 = arith.remui %900, %c15 : index
                %906 = arith.muli %905, %c7 : index
                %907 = arith.addi %904, %906 : index
                %908 = arith.addi %895, %907 : index
                %909 = arith.addi %891, %908 : index
                %910 = vector.shuffle %873, %873 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %910, %kv[%909] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %911 = arith.addi %866, %c9 : index
                %912 = arith.divui %911, %c12 : index
                %913 = arith.muli %912, %c21 : index
                %914 = arith.addi %913, %c16 : index
                %915 = arith.remui %911, %c12 : index
                %916 = arith.divui %861, %c7 : index
                %917 = arith.remui %861, %c7 : index
                %918 = arith.muli %917, %c15 : index
                %919 = arith.addi %916, %918 : index
                %920 = arith.divui %919, %c15 : index
                %921 = arith.muli %920, %c22 : index
                %922 = arith.muli %915, %c12 : index
                %923 = arith.addi %921, %922 : index
                %924 = arith.remui %919, %c15 : index
                %925 = arith.muli %924, %c7 : index
                %926 = arith.addi %923, %925 : index
                %927 = arith.addi %914, %926 : index
                %928 = arith.addi %891, %927 : index
                %929 = vector.shuffle %873, %873 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %929, %kv[%928] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %930 = arith.addi %866, %c7 : index
                %931 = arith.divui %930, %c12 : index
                %932 = arith.muli %931, %c21 : index
                %933 = arith.addi %932, %c16 : index
                %934 = arith.remui %930, %c12 : index
                %935 = arith.divui %861, %c7 : index
                %936 = arith.remui %861, %c7 : index
                %937 = arith.muli %936, %c15 : index
                %938 = arith.addi %935, %937 : index
                %939 = arith.divui %938, %c15 : index
                %940 = arith.muli %939, %c22 : index
                %941 = arith.muli %934, %c12 : index
                %942 = arith.addi %940, %941 : index
                %943 = arith.remui %938, %c15 : index
                %944 = arith.muli %943, %c7 : index
                %945 = arith.addi %942, %944 : index
                %946 = arith.addi %933, %945 : index
                %947 = arith.addi %891, %946 : index
                %948 = vector.shuffle %873, %873 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %948, %kv[%947] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %949 = arith.addi %866, %c2 : index
                %950 = arith.divui %949, %c12 : index
                %951 = arith.muli %950, %c21 : index
                %952 = arith.addi %951, %c16 : index
                %953 = arith.remui %949, %c12 : index
                %954 = arith.divui %861, %c7 : index
                %955 = arith.remui %861, %c7 : index
                %956 = arith.muli %955, %c15 : index
                %957 = arith.addi %954, %956 : index
                %958 = arith.divui %957, %c15 : index
                %959 = arith.muli %958, %c22 : index
                %960 = arith.muli %953, %c12 : index
                %961 = arith.addi %959, %960 : index
                %962 = arith.remui %957, %c15 : index
                %963 = arith.muli %962, %c7 : index
                %964 = arith.addi %961, %963 : index
                %965 = arith.addi %952, %964 : index
                %966 = arith.addi %891, %965 : index
                %967 = vector.shuffle %873, %873 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %967, %kv[%966] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %968 = arith.cmpi eq, %codec, %c9 : index
          scf.if %968 {
            %969 = wave.lane
            %970 = arith.muli %969, %c19 : index
            scf.for %971 = %970 to %c24 step %c5 {
              %972 = arith.addi %856, %971 : index
              %973 = vector.load %15[%972] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %974 = arith.mulf %973, %859 : vector<4xf32>
              %975 = wave.fp8_encode "e4m3" %974 : vector<4xf32> -> vector<4xi8>
              %976 = arith.cmpi slt, %857, %kvHeads : index
              scf.if %976 {
                %977 = arith.muli %857, %c16 : index
                %978 = arith.addi %862, %977 : index
                %979 = vector.shuffle %975, %975 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %980 = arith.divui %971, %c12 : index
                %981 = arith.muli %980, %c22 : index
                %982 = arith.remui %971, %c12 : index
                %983 = arith.muli %861, %c12 : index
                %984 = arith.divui %982, %c19 : index
                %985 = arith.muli %984, %c19 : index
                %986 = arith.remui %982, %c7 : index
                %987 = arith.muli %986, %c7 : index
                %988 = arith.addi %985, %987 : index
                %989 = arith.divui %982, %c7 : index
                %990 = arith.remui %989, %c7 : index
                %991 = arith.addi %988, %990 : index
                %992 = arith.addi %983, %991 : index
                %993 = arith.addi %981, %992 : index
                %994 = arith.addi %978, %993 : index
                vector.store %979, %kv[%994] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %995 = arith.subi %857, %kvHeads : index
                %996 = arith.muli %995, %c16 : index
                %997 = arith.addi %862, %996 : index
                %998 = arith.addi %971, %c8 : index
                %999 = arith.divui %998, %c12 : index
                %1000 = arith.muli %999, %c22 : index
                %1001 = arith.addi %1000, %c11 : index
                %1002 = arith.remui %998, %c12 : index
                %1003 = arith.divui %861, %c7 : index
                %1004 = arith.remui %861, %c7 : index
                %1005 = arith.muli %1004, %c15 : index
                %1006 = arith.addi %1003, %1005 : index
                %1007 = arith.muli %1002, %c12 : index
                %1008 = arith.divui %1006, %c19 : index
                %1009 = arith.muli %1008, %c19 : index
                %1010 = arith.remui %1006, %c7 : index
                %1011 = arith.muli %1010, %c7 : index
                %1012 = arith.addi %1009, %1011 : index
                %1013 = arith.divui %1006, %c7 : index
                %1014 = arith.remui %1013, %c7 : index
                %1015 = arith.addi %1012, %1014 : index
                %1016 = arith.addi %1007, %1015 : index
                %1017 = arith.addi %1001, %1016 : index
                %1018 = arith.addi %997, %1017 : index
                %1019 = vector.shuffle %975, %975 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1019, %kv[%1018] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1020 = arith.addi %971, %c9 : index
                %1021 = arith.divui %1020, %c12 : index
                %1022 = arith.muli %1021, %c22 : index
                %1023 = arith.addi %1022, %c11 : index
                %1024 = arith.remui %1020, %c12 : index
                %1025 = arith.divui %861, %c7 : index
                %1026 = arith.remui %861, %c7 : index
                %1027 = arith.muli %1026, %c15 : index
                %1028 = arith.addi %1025, %1027 : index
                %1029 = arith.muli %1024, %c12 : index
                %1030 = arith.divui %1028, %c19 : index
                %1031 = arith.muli %1030, %c19 : index
                %1032 = arith.remui %1028, %c7 : index
                %1033 = arith.muli %1032, %c7 : index
                %1034 = arith.addi %1031, %1033 : index
                %1035 = arith.divui %1028, %c7 : index
                %1036 = arith.remui %1035, %c7 : index
                %1037 = arith.addi %1034, %1036 : index
                %1038 = arith.addi %1029, %1037 : index
                %1039 = arith.addi %1023, %1038 : index
                %1040 = arith.addi %997, %1039 : index
                %1041 = vector.shuffle %975, %975 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1041, %kv[%1040] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1042 = arith.addi %971, %c7 : index
                %1043 = arith.divui %1042, %c12 : index
                %1044 = arith.muli %1043, %c22 : index
                %1045 = arith.addi %1044, %c11 : index
                %1046 = arith.remui %1042, %c12 : index
                %1047 = arith.divui %861, %c7 : index
                %1048 = arith.remui %861, %c7 : index
                %1049 = arith.muli %1048, %c15 : index
                %1050 = arith.addi %1047, %1049 : index
                %1051 = arith.muli %1046, %c12 : index
                %1052 = arith.divui %1050, %c19 : index
                %1053 = arith.muli %1052, %c19 : index
                %1054 = arith.remui %1050, %c7 : index
                %1055 = arith.muli %1054, %c7 : index
                %1056 = arith.addi %1053, %1055 : index
                %1057 = arith.divui %1050, %c7 : index
                %1058 = arith.remui %1057, %c7 : index
                %1059 = arith.addi %1056, %1058 : index
                %1060 = arith.addi %1051, %1059 : index
                %1061 = arith.addi %1045, %1060 : index
                %1062 = arith.addi %997, %1061 : index
                %1063 = vector.shuffle %975, %975 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1063, %kv[%1062] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1064 = arith.addi %971, %c2 : index
                %1065 = arith.divui %1064, %c12 : index
                %1066 = arith.muli %1065, %c22 : index
                %1067 = arith.addi %1066, %c11 : index
                %1068 = arith.remui %1064, %c12 : index
                %1069 = arith.divui %861, %c7 : index
                %1070 = arith.remui %861, %c7 : index
                %1071 = arith.muli %1070, %c15 : index
                %1072 = arith.addi %1069, %1071 : index
                %1073 = arith.muli %1068, %c12 : index
                %1074 = arith.divui %1072, %c19 : index
                %1075 = arith.muli %1074, %c19 : index
                %1076 = arith.remui %1072, %c7 : index
                %1077 = arith.muli %1076, %c7 : index
                %1078 = arith.addi %1075, %1077 : index
                %1079 = arith.divui %1072, %c7 : index
                %1080 = arith.remui %1079, %c7 : index
                %1081 = arith.addi %1078, %1080 : index
                %1082 = arith.addi %1073, %1081 : index
                %1083 = arith.addi %1067, %1082 : index
                %1084 = arith.addi %997, %1083 : index
                %1085 = vector.shuffle %975, %975 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1085, %kv[%1084] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1086 = arith.cmpi eq, %codec, %c7 : index
          scf.if %1086 {
            %1087 = wave.lane
            %1088 = arith.muli %1087, %c19 : index
            scf.for %1089 = %1088 to %c24 step %c5 {
              %1090 = arith.addi %856, %1089 : index
              %1091 = vector.load %15[%1090] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1092 = arith.mulf %1091, %859 : vector<4xf32>
              %1093 = wave.fp8_encode "e5m2" %1092 : vector<4xf32> -> vector<4xi8>
              %1094 = arith.cmpi slt, %857, %kvHeads : index
              scf.if %1094 {
                %1095 = arith.muli %857, %c16 : index
                %1096 = arith.addi %862, %1095 : index
                %1097 = vector.shuffle %1093, %1093 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1098 = arith.divui %1089, %c12 : index
                %1099 = arith.muli %1098, %c22 : index
                %1100 = arith.remui %1089, %c12 : index
                %1101 = arith.muli %861, %c12 : index
                %1102 = arith.divui %1100, %c19 : index
                %1103 = arith.muli %1102, %c19 : index
                %1104 = arith.remui %1100, %c7 : index
                %1105 = arith.muli %1104, %c7 : index
                %1106 = arith.addi %1103, %1105 : index
                %1107 = arith.divui %1100, %c7 : index
                %1108 = arith.remui %1107, %c7 : index
                %1109 = arith.addi %1106, %1108 : index
                %1110 = arith.addi %1101, %1109 : index
                %1111 = arith.addi %1099, %1110 : index
                %1112 = arith.addi %1096, %1111 : index
                vector.store %1097, %kv[%1112] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1113 = arith.subi %857, %kvHeads : index
                %1114 = arith.muli %1113, %c16 : index
                %1115 = arith.addi %862, %1114 : index
                %1116 = arith.addi %1089, %c8 : index
                %1117 = arith.divui %1116, %c12 : index
                %1118 = arith.muli %1117, %c22 : index
                %1119 = arith.addi %1118, %c11 : index
                %1120 = arith.remui %1116, %c12 : index
                %1121 = arith.divui %861, %c7 : index
                %1122 = arith.remui %861, %c7 : index
                %1123 = arith.muli %1122, %c15 : index
                %1124 = arith.addi %1121, %1123 : index
                %1125 = arith.muli %1120, %c12 : index
                %1126 = arith.divui %1124, %c19 : index
                %1127 = arith.muli %1126, %c19 : index
                %1128 = arith.remui %1124, %c7 : index
                %1129 = arith.muli %1128, %c7 : index
                %1130 = arith.addi %1127, %1129 : index
                %1131 = arith.divui %1124, %c7 : index
                %1132 = arith.remui %1131, %c7 : index
                %1133 = arith.addi %1130, %1132 : index
                %1134 = arith.addi %1125, %1133 : index
                %1135 = arith.addi %1119, %1134 : index
                %1136 = arith.addi %1115, %1135 : index
                %1137 = vector.shuffle %1093, %1093 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1137, %kv[%1136] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1138 = arith.addi %1089, %c9 : index
                %1139 = arith.divui %1138, %c12 : index
                %1140 = arith.muli %1139, %c22 : index
                %1141 = arith.addi %1140, %c11 : index
                %1142 = arith.remui %1138, %c12 : index
                %1143 = arith.divui %861, %c7 : index
                %1144 = arith.remui %861, %c7 : index
                %1145 = arith.muli %1144, %c15 : index
                %1146 = arith.addi %1143, %1145 : index
                %1147 = arith.muli %1142, %c12 : index
                %1148 = arith.divui %1146, %c19 : index
                %1149 = arith.muli %1148, %c19 : index
                %1150 = arith.remui %1146, %c7 : index
                %1151 = arith.muli %1150, %c7 : index
                %1152 = arith.addi %1149, %1151 : index
                %1153 = arith.divui %1146, %c7 : index
                %1154 = arith.remui %1153, %c7 : index
                %1155 = arith.addi %1152, %1154 : index
                %1156 = arith.addi %1147, %1155 : index
                %1157 = arith.addi %1141, %1156 : index
                %1158 = arith.addi %1115, %1157 : index
                %1159 = vector.shuffle %1093, %1093 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1159, %kv[%1158] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1160 = arith.addi %1089, %c7 : index
                %1161 = arith.divui %1160, %c12 : index
                %1162 = arith.muli %1161, %c22 : index
                %1163 = arith.addi %1162, %c11 : index
                %1164 = arith.remui %1160, %c12 : index
                %1165 = arith.divui %861, %c7 : index
                %1166 = arith.remui %861, %c7 : index
                %1167 = arith.muli %1166, %c15 : index
                %1168 = arith.addi %1165, %1167 : index
                %1169 = arith.muli %1164, %c12 : index
                %1170 = arith.divui %1168, %c19 : index
                %1171 = arith.muli %1170, %c19 : index
                %1172 = arith.remui %1168, %c7 : index
                %1173 = arith.muli %1172, %c7 : index
                %1174 = arith.addi %1171, %1173 : index
                %1175 = arith.divui %1168, %c7 : index
                %1176 = arith.remui %1175, %c7 : index
                %1177 = arith.addi %1174, %1176 : index
                %1178 = arith.addi %1169, %1177 : index
                %1179 = arith.addi %1163, %1178 : index
                %1180 = arith.addi %1115, %1179 : index
                %1181 = vector.shuffle %1093, %1093 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1181, %kv[%1180] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1182 = arith.addi %1089, %c2 : index
                %1183 = arith.divui %1182, %c12 : index
                %1184 = arith.muli %1183, %c22 : index
                %1185 = arith.addi %1184, %c11 : index
                %1186 = arith.remui %1182, %c12 : index
                %1187 = arith.divui %861, %c7 : index
                %1188 = arith.remui %861, %c7 : index
                %1189 = arith.muli %1188, %c15 : index
                %1190 = arith.addi %1187, %1189 : index
                %1191 = arith.muli %1186, %c12 : index
                %1192 = arith.divui %1190, %c19 : index
                %1193 = arith.muli %1192, %c19 : index
                %1194 = arith.remui %1190, %c7 : index
                %1195 = arith.muli %1194, %c7 : index
                %1196 = arith.addi %1193, %1195 : index
                %1197 = arith.divui %1190, %c7 : index
                %1198 = arith.remui %1197, %c7 : index
                %1199 = arith.addi %1196, %1198 : index
                %1200 = arith.addi %1191, %1199 : index
                %1201 = arith.addi %1185, %1200 : index
                %1202 = arith.addi %1115, %1201 : index
                %1203 = vector.shuffle %1093, %1093 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1203, %kv[%1202] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %1204 = arith.addi %490, %c39 : index
      %1205 = arith.addi %489, %1204 : index
      %1206 = arith.cmpi slt, %1205, %17 : index
      %1207 = arith.cmpi slt, %1204, %c12 : index
      %1208 = arith.andi %1206, %1207 : i1
      scf.if %1208 {
        %1209 = arith.addi %489, %1204 : index
        %1210 = arith.addi %slotsAt, %1209 : index
        %1211 = memref.load %step[%1210] : memref<?xi32>
        %1212 = arith.index_cast %1211 : i32 to index
        %1213 = arith.cmpi sge, %1212, %c8 : index
        scf.if %1213 {
          %1214 = arith.muli %1204, %c24 : index
          %1215 = arith.subi %0, %heads : index
          %1216 = memref.load %scales[%1215] : memref<?xf32>
          %1217 = vector.broadcast %1216 : f32 to vector<4xf32>
          %1218 = arith.divui %1212, %c12 : index
          %1219 = arith.remui %1212, %c12 : index
          %1220 = arith.muli %1218, %pageBytes : index
          %1221 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1221 {
            %1222 = wave.lane
            %1223 = arith.muli %1222, %c19 : index
            scf.for %1224 = %1223 to %c24 step %c5 {
              %1225 = arith.addi %1214, %1224 : index
              %1226 = vector.load %15[%1225] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1227 = arith.mulf %1226, %1217 : vector<4xf32>
              %1228 = arith.minimumf %1227, %c43 : vector<4xf32>
              %1229 = arith.maximumf %1228, %c44 : vector<4xf32>
              %1230 = arith.truncf %1229 : vector<4xf32> to vector<4xf16>
              %1231 = vector.bitcast %1230 : vector<4xf16> to vector<8xi8>
              %1232 = arith.cmpi slt, %1215, %kvHeads : index
              scf.if %1232 {
                %1233 = arith.muli %1215, %c10 : index
                %1234 = arith.addi %1220, %1233 : index
                %1235 = arith.divui %1224, %c12 : index
                %1236 = arith.muli %1235, %c21 : index
                %1237 = arith.remui %1224, %c12 : index
                %1238 = arith.divui %1237, %c15 : index
                %1239 = arith.muli %1238, %c22 : index
                %1240 = arith.muli %1219, %c12 : index
                %1241 = arith.addi %1239, %1240 : index
                %1242 = arith.remui %1237, %c15 : index
                %1243 = arith.muli %1242, %c7 : index
                %1244 = arith.addi %1241, %1243 : index
                %1245 = arith.addi %1236, %1244 : index
                %1246 = arith.addi %1234, %1245 : index
                vector.store %1231, %kv[%1246] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1247 = arith.subi %1215, %kvHeads : index
                %1248 = arith.muli %1247, %c10 : index
                %1249 = arith.addi %1220, %1248 : index
                %1250 = arith.addi %1224, %c8 : index
                %1251 = arith.divui %1250, %c12 : index
                %1252 = arith.muli %1251, %c21 : index
                %1253 = arith.addi %1252, %c16 : index
                %1254 = arith.remui %1250, %c12 : index
                %1255 = arith.divui %1219, %c7 : index
                %1256 = arith.remui %1219, %c7 : index
                %1257 = arith.muli %1256, %c15 : index
                %1258 = arith.addi %1255, %1257 : index
                %1259 = arith.divui %1258, %c15 : index
                %1260 = arith.muli %1259, %c22 : index
                %1261 = arith.muli %1254, %c12 : index
                %1262 = arith.addi %1260, %1261 : index
                %1263 = arith.remui %1258, %c15 : index
                %1264 = arith.muli %1263, %c7 : index
                %1265 = arith.addi %1262, %1264 : index
                %1266 = arith.addi %1253, %1265 : index
                %1267 = arith.addi %1249, %1266 : index
                %1268 = vector.shuffle %1231, %1231 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1268, %kv[%1267] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1269 = arith.addi %1224, %c9 : index
                %1270 = arith.divui %1269, %c12 : index
                %1271 = arith.muli %1270, %c21 : index
                %1272 = arith.addi %1271, %c16 : index
                %1273 = arith.remui %1269, %c12 : index
                %1274 = arith.divui %1219, %c7 : index
                %1275 = arith.remui %1219, %c7 : index
                %1276 = arith.muli %1275, %c15 : index
                %1277 = arith.addi %1274, %1276 : index
                %1278 = arith.divui %1277, %c15 : index
                %1279 = arith.muli %1278, %c22 : index
                %1280 = arith.muli %1273, %c12 : index
                %1281 = arith.addi %1279, %1280 : index
                %1282 = arith.remui %1277, %c15 : index
                %1283 = arith.muli %1282, %c7 : index
                %1284 = arith.addi %1281, %1283 : index
                %1285 = arith.addi %1272, %1284 : index
                %1286 = arith.addi %1249, %1285 : index
                %1287 = vector.shuffle %1231, %1231 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1287, %kv[%1286] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1288 = arith.addi %1224, %c7 : index
                %1289 = arith.divui %1288, %c12 : index
                %1290 = arith.muli %1289, %c21 : index
                %1291 = arith.addi %1290, %c16 : index
                %1292 = arith.remui %1288, %c12 : index
                %1293 = arith.divui %1219, %c7 : index
                %1294 = arith.remui %1219, %c7 : index
                %1295 = arith.muli %1294, %c15 : index
                %1296 = arith.addi %1293, %1295 : index
                %1297 = arith.divui %1296, %c15 : index
                %1298 = arith.muli %1297, %c22 : index
                %1299 = arith.muli %1292, %c12 : index
                %1300 = arith.addi %1298, %1299 : index
                %1301 = arith.remui %1296, %c15 : index
                %1302 = arith.muli %1301, %c7 : index
                %1303 = arith.addi %1300, %1302 : index
                %1304 = arith.addi %1291, %1303 : index
                %1305 = arith.addi %1249, %1304 : index
                %1306 = vector.shuffle %1231, %1231 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1306, %kv[%1305] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1307 = arith.addi %1224, %c2 : index
                %1308 = arith.divui %1307, %c12 : index
                %1309 = arith.muli %1308, %c21 : index
                %1310 = arith.addi %1309, %c16 : index
                %1311 = arith.remui %1307, %c12 : index
                %1312 = arith.divui %1219, %c7 : index
                %1313 = arith.remui %1219, %c7 : index
                %1314 = arith.muli %1313, %c15 : index
                %1315 = arith.addi %1312, %1314 : index
                %1316 = arith.divui %1315, %c15 : index
                %1317 = arith.muli %1316, %c22 : index
                %1318 = arith.muli %1311, %c12 : index
                %1319 = arith.addi %1317, %1318 : index
                %1320 = arith.remui %1315, %c15 : index
                %1321 = arith.muli %1320, %c7 : index
                %1322 = arith.addi %1319, %1321 : index
                %1323 = arith.addi %1310, %1322 : index
                %1324 = arith.addi %1249, %1323 : index
                %1325 = vector.shuffle %1231, %1231 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1325, %kv[%1324] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1326 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1326 {
            %1327 = wave.lane
            %1328 = arith.muli %1327, %c19 : index
            scf.for %1329 = %1328 to %c24 step %c5 {
              %1330 = arith.addi %1214, %1329 : index
              %1331 = vector.load %15[%1330] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1332 = arith.mulf %1331, %1217 : vector<4xf32>
              %1333 = wave.fp8_encode "e4m3" %1332 : vector<4xf32> -> vector<4xi8>
              %1334 = arith.cmpi slt, %1215, %kvHeads : index
              scf.if %1334 {
                %1335 = arith.muli %1215, %c16 : index
                %1336 = arith.addi %1220, %1335 : index
                %1337 = vector.shuffle %1333, %1333 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1338 = arith.divui %1329, %c12 : index
                %1339 = arith.muli %1338, %c22 : index
                %1340 = arith.remui %1329, %c12 : index
                %1341 = arith.muli %1219, %c12 : index
                %1342 = arith.divui %1340, %c19 : index
                %1343 = arith.muli %1342, %c19 : index
                %1344 = arith.remui %1340, %c7 : index
                %1345 = arith.muli %1344, %c7 : index
                %1346 = arith.addi %1343, %1345 : index
                %1347 = arith.divui %1340, %c7 : index
                %1348 = arith.remui %1347, %c7 : index
                %1349 = arith.addi %1346, %1348 : index
                %1350 = arith.addi %1341, %1349 : index
                %1351 = arith.addi %1339, %1350 : index
                %1352 = arith.addi %1336, %1351 : index
                vector.store %1337, %kv[%1352] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1353 = arith.subi %1215, %kvHeads : index
                %1354 = arith.muli %1353, %c16 : index
                %1355 = arith.addi %1220, %1354 : index
                %1356 = arith.addi %1329, %c8 : index
                %1357 = arith.divui %1356, %c12 : index
                %1358 = arith.muli %1357, %c22 : index
                %1359 = arith.addi %1358, %c11 : index
                %1360 = arith.remui %1356, %c12 : index
                %1361 = arith.divui %1219, %c7 : index
                %1362 = arith.remui %1219, %c7 : index
                %1363 = arith.muli %1362, %c15 : index
                %1364 = arith.addi %1361, %1363 : index
                %1365 = arith.muli %1360, %c12 : index
                %1366 = arith.divui %1364, %c19 : index
                %1367 = arith.muli %1366, %c19 : index
                %1368 = arith.remui %1364, %c7 : index
                %1369 = arith.muli %1368, %c7 : index
                %1370 = arith.addi %1367, %1369 : index
                %1371 = arith.divui %1364, %c7 : index
                %1372 = arith.remui %1371, %c7 : index
                %1373 = arith.addi %1370, %1372 : index
                %1374 = arith.addi %1365, %1373 : index
                %1375 = arith.addi %1359, %1374 : index
                %1376 = arith.addi %1355, %1375 : index
                %1377 = vector.shuffle %1333, %1333 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1377, %kv[%1376] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1378 = arith.addi %1329, %c9 : index
                %1379 = arith.divui %1378, %c12 : index
                %1380 = arith.muli %1379, %c22 : index
                %1381 = arith.addi %1380, %c11 : index
                %1382 = arith.remui %1378, %c12 : index
                %1383 = arith.divui %1219, %c7 : index
                %1384 = arith.remui %1219, %c7 : index
                %1385 = arith.muli %1384, %c15 : index
                %1386 = arith.addi %1383, %1385 : index
                %1387 = arith.muli %1382, %c12 : index
                %1388 = arith.divui %1386, %c19 : index
                %1389 = arith.muli %1388, %c19 : index
                %1390 = arith.remui %1386, %c7 : index
                %1391 = arith.muli %1390, %c7 : index
                %1392 = arith.addi %1389, %1391 : index
                %1393 = arith.divui %1386, %c7 : index
                %1394 = arith.remui %1393, %c7 : index
                %1395 = arith.addi %1392, %1394 : index
                %1396 = arith.addi %1387, %1395 : index
                %1397 = arith.addi %1381, %1396 : index
                %1398 = arith.addi %1355, %1397 : index
                %1399 = vector.shuffle %1333, %1333 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1399, %kv[%1398] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1400 = arith.addi %1329, %c7 : index
                %1401 = arith.divui %1400, %c12 : index
                %1402 = arith.muli %1401, %c22 : index
                %1403 = arith.addi %1402, %c11 : index
                %1404 = arith.remui %1400, %c12 : index
                %1405 = arith.divui %1219, %c7 : index
                %1406 = arith.remui %1219, %c7 : index
                %1407 = arith.muli %1406, %c15 : index
                %1408 = arith.addi %1405, %1407 : index
                %1409 = arith.muli %1404, %c12 : index
                %1410 = arith.divui %1408, %c19 : index
                %1411 = arith.muli %1410, %c19 : index
                %1412 = arith.remui %1408, %c7 : index
                %1413 = arith.muli %1412, %c7 : index
                %1414 = arith.addi %1411, %1413 : index
                %1415 = arith.divui %1408, %c7 : index
                %1416 = arith.remui %1415, %c7 : index
                %1417 = arith.addi %1414, %1416 : index
                %1418 = arith.addi %1409, %1417 : index
                %1419 = arith.addi %1403, %1418 : index
                %1420 = arith.addi %1355, %1419 : index
                %1421 = vector.shuffle %1333, %1333 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1421, %kv[%1420] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1422 = arith.addi %1329, %c2 : index
                %1423 = arith.divui %1422, %c12 : index
                %1424 = arith.muli %1423, %c22 : index
                %1425 = arith.addi %1424, %c11 : index
                %1426 = arith.remui %1422, %c12 : index
                %1427 = arith.divui %1219, %c7 : index
                %1428 = arith.remui %1219, %c7 : index
                %1429 = arith.muli %1428, %c15 : index
                %1430 = arith.addi %1427, %1429 : index
                %1431 = arith.muli %1426, %c12 : index
                %1432 = arith.divui %1430, %c19 : index
                %1433 = arith.muli %1432, %c19 : index
                %1434 = arith.remui %1430, %c7 : index
                %1435 = arith.muli %1434, %c7 : index
                %1436 = arith.addi %1433, %1435 : index
                %1437 = arith.divui %1430, %c7 : index
                %1438 = arith.remui %1437, %c7 : index
                %1439 = arith.addi %1436, %1438 : index
                %1440 = arith.addi %1431, %1439 : index
                %1441 = arith.addi %1425, %1440 : index
                %1442 = arith.addi %1355, %1441 : index
                %1443 = vector.shuffle %1333, %1333 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1443, %kv[%1442] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1444 = arith.cmpi eq, %codec, %c7 : index
          scf.if %1444 {
            %1445 = wave.lane
            %1446 = arith.muli %1445, %c19 : index
            scf.for %1447 = %1446 to %c24 step %c5 {
              %1448 = arith.addi %1214, %1447 : index
              %1449 = vector.load %15[%1448] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1450 = arith.mulf %1449, %1217 : vector<4xf32>
              %1451 = wave.fp8_encode "e5m2" %1450 : vector<4xf32> -> vector<4xi8>
              %1452 = arith.cmpi slt, %1215, %kvHeads : index
              scf.if %1452 {
                %1453 = arith.muli %1215, %c16 : index
                %1454 = arith.addi %1220, %1453 : index
                %1455 = vector.shuffle %1451, %1451 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1456 = arith.divui %1447, %c12 : index
                %1457 = arith.muli %1456, %c22 : index
                %1458 = arith.remui %1447, %c12 : index
                %1459 = arith.muli %1219, %c12 : index
                %1460 = arith.divui %1458, %c19 : index
                %1461 = arith.muli %1460, %c19 : index
                %1462 = arith.remui %1458, %c7 : index
                %1463 = arith.muli %1462, %c7 : index
                %1464 = arith.addi %1461, %1463 : index
                %1465 = arith.divui %1458, %c7 : index
                %1466 = arith.remui %1465, %c7 : index
                %1467 = arith.addi %1464, %1466 : index
                %1468 = arith.addi %1459, %1467 : index
                %1469 = arith.addi %1457, %1468 : index
                %1470 = arith.addi %1454, %1469 : index
                vector.store %1455, %kv[%1470] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1471 = arith.subi %1215, %kvHeads : index
                %1472 = arith.muli %1471, %c16 : index
                %1473 = arith.addi %1220, %1472 : index
                %1474 = arith.addi %1447, %c8 : index
                %1475 = arith.divui %1474, %c12 : index
                %1476 = arith.muli %1475, %c22 : index
                %1477 = arith.addi %1476, %c11 : index
                %1478 = arith.remui %1474, %c12 : index
                %1479 = arith.divui %1219, %c7 : index
                %1480 = arith.remui %1219, %c7 : index
                %1481 = arith.muli %1480, %c15 : index
                %1482 = arith.addi %1479, %1481 : index
                %1483 = arith.muli %1478, %c12 : index
                %1484 = arith.divui %1482, %c19 : index
                %1485 = arith.muli %1484, %c19 : index
                %1486 = arith.remui %1482, %c7 : index
                %1487 = arith.muli %1486, %c7 : index
                %1488 = arith.addi %1485, %1487 : index
                %1489 = arith.divui %1482, %c7 : index
                %1490 = arith.remui %1489, %c7 : index
                %1491 = arith.addi %1488, %1490 : index
                %1492 = arith.addi %1483, %1491 : index
                %1493 = arith.addi %1477, %1492 : index
                %1494 = arith.addi %1473, %1493 : index
                %1495 = vector.shuffle %1451, %1451 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1495, %kv[%1494] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1496 = arith.addi %1447, %c9 : index
                %1497 = arith.divui %1496, %c12 : index
                %1498 = arith.muli %1497, %c22 : index
                %1499 = arith.addi %1498, %c11 : index
                %1500 = arith.remui %1496, %c12 : index
                %1501 = arith.divui %1219, %c7 : index
                %1502 = arith.remui %1219, %c7 : index
                %1503 = arith.muli %1502, %c15 : index
                %1504 = arith.addi %1501, %1503 : index
                %1505 = arith.muli %1500, %c12 : index
                %1506 = arith.divui %1504, %c19 : index
                %1507 = arith.muli %1506, %c19 : index
                %1508 = arith.remui %1504, %c7 : index
                %1509 = arith.muli %1508, %c7 : index
                %1510 = arith.addi %1507, %1509 : index
                %1511 = arith.divui %1504, %c7 : index
                %1512 = arith.remui %1511, %c7 : index
                %1513 = arith.addi %1510, %1512 : index
                %1514 = arith.addi %1505, %1513 : index
                %1515 = arith.addi %1499, %1514 : index
                %1516 = arith.addi %1473, %1515 : index
                %1517 = vector.shuffle %1451, %1451 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1517, %kv[%1516] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1518 = arith.addi %1447, %c7 : index
                %1519 = arith.divui %1518, %c12 : index
                %1520 = arith.muli %1519, %c22 : index
                %1521 = arith.addi %1520, %c11 : index
                %1522 = arith.remui %1518, %c12 : index
                %1523 = arith.divui %1219, %c7 : index
                %1524 = arith.remui %1219, %c7 : index
                %1525 = arith.muli %1524, %c15 : index
                %1526 = arith.addi %1523, %1525 : index
                %1527 = arith.muli %1522, %c12 : index
                %1528 = arith.divui %1526, %c19 : index
                %1529 = arith.muli %1528, %c19 : index
                %1530 = arith.remui %1526, %c7 : index
                %1531 = arith.muli %1530, %c7 : index
                %1532 = arith.addi %1529, %1531 : index
                %1533 = arith.divui %1526, %c7 : index
                %1534 = arith.remui %1533, %c7 : index
                %1535 = arith.addi %1532, %1534 : index
                %1536 = arith.addi %1527, %1535 : index
                %1537 = arith.addi %1521, %1536 : index
                %1538 = arith.addi %1473, %1537 : index
                %1539 = vector.shuffle %1451, %1451 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1539, %kv[%1538] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1540 = arith.addi %1447, %c2 : index
                %1541 = arith.divui %1540, %c12 : index
                %1542 = arith.muli %1541, %c22 : index
                %1543 = arith.addi %1542, %c11 : index
                %1544 = arith.remui %1540, %c12 : index
                %1545 = arith.divui %1219, %c7 : index
                %1546 = arith.remui %1219, %c7 : index
                %1547 = arith.muli %1546, %c15 : index
                %1548 = arith.addi %1545, %1547 : index
                %1549 = arith.muli %1544, %c12 : index
                %1550 = arith.divui %1548, %c19 : index
                %1551 = arith.muli %1550, %c19 : index
                %1552 = arith.remui %1548, %c7 : index
                %1553 = arith.muli %1552, %c7 : index
                %1554 = arith.addi %1551, %1553 : index
                %1555 = arith.divui %1548, %c7 : index
                %1556 = arith.remui %1555, %c7 : index
                %1557 = arith.addi %1554, %1556 : index
                %1558 = arith.addi %1549, %1557 : index
                %1559 = arith.addi %1543, %1558 : index
                %1560 = arith.addi %1473, %1559 : index
                %1561 = vector.shuffle %1451, %1451 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1561, %kv[%1560] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
