// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='f16', dim=128, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_f16_d128_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 16 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 4 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 128 : index
  %c6 = arith.constant 8 : index
  %c7 = arith.constant 2 : index
  %c8 = arith.constant 0 : index
  %c9 = arith.constant 1 : index
  %c10 = arith.constant 8192 : index
  %c11 = arith.constant 2048 : index
  %c12 = arith.constant 16 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
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
  %c29 = arith.constant 6144 : index
  %hasBias = wave.param "hasBias" : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c33 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c39 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c40 = arith.constant dense<0xC77FE000> : vector<4xf32>
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
    %26 = arith.muli %25, %c6 : index
    scf.for %27 = %26 to %operandHalves step %c15 {
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
    %35 = arith.divui %34, %c2 : index
    %36 = arith.muli %35, %c2 : index
    %37 = arith.addi %31, %36 : index
    %38 = arith.cmpi eq, %wholeBlocks, %c9 : index
    %39 = arith.addi %31, %stepsPerWave : index
    %40 = arith.select %38, %39, %37 : index
    %44:2 = scf.for %41 = %31 to %40 step %c2 iter_args(%42 = %c16, %43 = %c16) -> (vector<8xf32>, vector<8xf32>) {
      %45 = wave.lane
      %46 = arith.addi %41, %c8 : index
      %47 = arith.addi %11, %c5 : index
      %48 = arith.muli %46, %c19 : index
      %49 = arith.addi %47, %48 : index
      %50 = arith.remui %45, %c12 : index
      %51 = arith.muli %50, %c12 : index
      %52 = arith.addi %49, %51 : index
      %53 = vector.load %w[%52] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %54 = vector.bitcast %53 : vector<16xi8> to vector<8xf16>
      %55 = arith.addi %52, %c20 : index
      %56 = vector.load %w[%55] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %57 = vector.bitcast %56 : vector<16xi8> to vector<8xf16>
      %58 = vector.shuffle %54, %57 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %59 = arith.addi %41, %c9 : index
      %60 = arith.addi %11, %c5 : index
      %61 = arith.muli %59, %c19 : index
      %62 = arith.addi %60, %61 : index
      %63 = arith.remui %45, %c12 : index
      %64 = arith.muli %63, %c12 : index
      %65 = arith.addi %62, %64 : index
      %66 = vector.load %w[%65] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %67 = vector.bitcast %66 : vector<16xi8> to vector<8xf16>
      %68 = arith.addi %65, %c20 : index
      %69 = vector.load %w[%68] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %70 = vector.bitcast %69 : vector<16xi8> to vector<8xf16>
      %71 = vector.shuffle %67, %70 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %72 = arith.addi %41, %c7 : index
      %73 = arith.addi %11, %c5 : index
      %74 = arith.muli %72, %c19 : index
      %75 = arith.addi %73, %74 : index
      %76 = arith.remui %45, %c12 : index
      %77 = arith.muli %76, %c12 : index
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
      %89 = arith.remui %45, %c12 : index
      %90 = arith.muli %89, %c12 : index
      %91 = arith.addi %88, %90 : index
      %92 = vector.load %w[%91] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %93 = vector.bitcast %92 : vector<16xi8> to vector<8xf16>
      %94 = arith.addi %91, %c20 : index
      %95 = vector.load %w[%94] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %96 = vector.bitcast %95 : vector<16xi8> to vector<8xf16>
      %97 = vector.shuffle %93, %96 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %98 = arith.addi %41, %c8 : index
      %99 = arith.addi %13, %c5 : index
      %100 = arith.muli %98, %c19 : index
      %101 = arith.addi %99, %100 : index
      %102 = arith.remui %45, %c12 : index
      %103 = arith.muli %102, %c12 : index
      %104 = arith.addi %101, %103 : index
      %105 = vector.load %w[%104] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %106 = vector.bitcast %105 : vector<16xi8> to vector<8xf16>
      %107 = arith.addi %104, %c20 : index
      %108 = vector.load %w[%107] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %109 = vector.bitcast %108 : vector<16xi8> to vector<8xf16>
      %110 = vector.shuffle %106, %109 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %111 = arith.addi %41, %c9 : index
      %112 = arith.addi %13, %c5 : index
      %113 = arith.muli %111, %c19 : index
      %114 = arith.addi %112, %113 : index
      %115 = arith.remui %45, %c12 : index
      %116 = arith.muli %115, %c12 : index
      %117 = arith.addi %114, %116 : index
      %118 = vector.load %w[%117] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %119 = vector.bitcast %118 : vector<16xi8> to vector<8xf16>
      %120 = arith.addi %117, %c20 : index
      %121 = vector.load %w[%120] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %122 = vector.bitcast %121 : vector<16xi8> to vector<8xf16>
      %123 = vector.shuffle %119, %122 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %124 = arith.addi %41, %c7 : index
      %125 = arith.addi %13, %c5 : index
      %126 = arith.muli %124, %c19 : index
      %127 = arith.addi %125, %126 : index
      %128 = arith.remui %45, %c12 : index
      %129 = arith.muli %128, %c12 : index
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
      %141 = arith.remui %45, %c12 : index
      %142 = arith.muli %141, %c12 : index
      %143 = arith.addi %140, %142 : index
      %144 = vector.load %w[%143] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %145 = vector.bitcast %144 : vector<16xi8> to vector<8xf16>
      %146 = arith.addi %143, %c20 : index
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
      %159 = arith.muli %158, %c6 : index
      %160 = arith.addi %157, %159 : index
      %161 = vector.load %19[%160] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %162 = arith.muli %tileRows, %c6 : index
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
      %177 = arith.muli %176, %c6 : index
      %178 = arith.addi %175, %177 : index
      %179 = vector.load %19[%178] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %180 = arith.muli %tileRows, %c6 : index
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
      %195 = arith.muli %194, %c6 : index
      %196 = arith.addi %193, %195 : index
      %197 = vector.load %19[%196] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %198 = arith.muli %tileRows, %c6 : index
      %199 = arith.addi %196, %198 : index
      %200 = vector.load %19[%199] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %201 = vector.shuffle %197, %200 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %202 = wave.mma %201, %84, %184 : vector<16xf16>, vector<8xf32>
      %203 = wave.mma %201, %136, %185 : vector<16xf16>, vector<8xf32>
      %204 = arith.addi %21, %c8 : index
      %205 = arith.muli %41, %c9 : index
      %206 = arith.addi %205, %c21 : index
      %207 = arith.divui %inputFeatures, %c12 : index
      %208 = arith.muli %204, %207 : index
      %209 = arith.addi %208, %206 : index
      %210 = arith.muli %tileRows, %c12 : index
      %211 = arith.muli %209, %210 : index
      %212 = arith.remui %45, %tileRows : index
      %213 = arith.muli %212, %c6 : index
      %214 = arith.addi %211, %213 : index
      %215 = vector.load %19[%214] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %216 = arith.muli %tileRows, %c6 : index
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
      %230 = arith.muli %228, %c19 : index
      %231 = arith.addi %229, %230 : index
      %232 = arith.remui %227, %c12 : index
      %233 = arith.muli %232, %c12 : index
      %234 = arith.addi %231, %233 : index
      %235 = vector.load %w[%234] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %236 = vector.bitcast %235 : vector<16xi8> to vector<8xf16>
      %237 = arith.addi %234, %c20 : index
      %238 = vector.load %w[%237] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %239 = vector.bitcast %238 : vector<16xi8> to vector<8xf16>
      %240 = vector.shuffle %236, %239 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %241 = arith.addi %223, %c8 : index
      %242 = arith.addi %13, %c5 : index
      %243 = arith.muli %241, %c19 : index
      %244 = arith.addi %242, %243 : index
      %245 = arith.remui %227, %c12 : index
      %246 = arith.muli %245, %c12 : index
      %247 = arith.addi %244, %246 : index
      %248 = vector.load %w[%247] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %249 = vector.bitcast %248 : vector<16xi8> to vector<8xf16>
      %250 = arith.addi %247, %c20 : index
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
      %263 = arith.muli %262, %c6 : index
      %264 = arith.addi %261, %263 : index
      %265 = vector.load %19[%264] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %266 = arith.muli %tileRows, %c6 : index
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
    %275 = arith.muli %274, %c20 : index
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
    %290 = arith.addi %289, %c22 : index
    %291 = vector.extract %226#0[2] : f32 from vector<8xf32>
    memref.store %291, %14[%290] : memref<?xf32>
    %292 = arith.muli %4, %c11 : index
    %293 = arith.addi %292, %276 : index
    %294 = arith.addi %293, %c8 : index
    %295 = arith.addi %294, %c23 : index
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
    %305 = arith.addi %304, %c24 : index
    %306 = vector.extract %226#0[5] : f32 from vector<8xf32>
    memref.store %306, %14[%305] : memref<?xf32>
    %307 = arith.muli %4, %c11 : index
    %308 = arith.addi %307, %276 : index
    %309 = arith.addi %308, %c8 : index
    %310 = arith.addi %309, %c25 : index
    %311 = vector.extract %226#0[6] : f32 from vector<8xf32>
    memref.store %311, %14[%310] : memref<?xf32>
    %312 = arith.muli %4, %c11 : index
    %313 = arith.addi %312, %276 : index
    %314 = arith.addi %313, %c8 : index
    %315 = arith.addi %314, %c26 : index
    %316 = vector.extract %226#0[7] : f32 from vector<8xf32>
    memref.store %316, %14[%315] : memref<?xf32>
    %317 = arith.muli %4, %c11 : index
    %318 = arith.addi %317, %276 : index
    %319 = arith.addi %318, %c20 : index
    %320 = arith.addi %319, %c8 : index
    %321 = vector.extract %226#1[0] : f32 from vector<8xf32>
    memref.store %321, %14[%320] : memref<?xf32>
    %322 = arith.muli %4, %c11 : index
    %323 = arith.addi %322, %276 : index
    %324 = arith.addi %323, %c20 : index
    %325 = arith.addi %324, %c4 : index
    %326 = vector.extract %226#1[1] : f32 from vector<8xf32>
    memref.store %326, %14[%325] : memref<?xf32>
    %327 = arith.muli %4, %c11 : index
    %328 = arith.addi %327, %276 : index
    %329 = arith.addi %328, %c20 : index
    %330 = arith.addi %329, %c22 : index
    %331 = vector.extract %226#1[2] : f32 from vector<8xf32>
    memref.store %331, %14[%330] : memref<?xf32>
    %332 = arith.muli %4, %c11 : index
    %333 = arith.addi %332, %276 : index
    %334 = arith.addi %333, %c20 : index
    %335 = arith.addi %334, %c23 : index
    %336 = vector.extract %226#1[3] : f32 from vector<8xf32>
    memref.store %336, %14[%335] : memref<?xf32>
    %337 = arith.muli %4, %c11 : index
    %338 = arith.addi %337, %276 : index
    %339 = arith.addi %338, %c20 : index
    %340 = arith.addi %339, %c5 : index
    %341 = vector.extract %226#1[4] : f32 from vector<8xf32>
    memref.store %341, %14[%340] : memref<?xf32>
    %342 = arith.muli %4, %c11 : index
    %343 = arith.addi %342, %276 : index
    %344 = arith.addi %343, %c20 : index
    %345 = arith.addi %344, %c24 : index
    %346 = vector.extract %226#1[5] : f32 from vector<8xf32>
    memref.store %346, %14[%345] : memref<?xf32>
    %347 = arith.muli %4, %c11 : index
    %348 = arith.addi %347, %276 : index
    %349 = arith.addi %348, %c20 : index
    %350 = arith.addi %349, %c25 : index
    %351 = vector.extract %226#1[6] : f32 from vector<8xf32>
    memref.store %351, %14[%350] : memref<?xf32>
    %352 = arith.muli %4, %c11 : index
    %353 = arith.addi %352, %276 : index
    %354 = arith.addi %353, %c20 : index
    %355 = arith.addi %354, %c26 : index
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
      %366 = arith.select %364, %365, %c28 : f32
      %367 = arith.addi %276, %c8 : index
      %368 = arith.muli %358, %c4 : index
      %369 = arith.addi %367, %368 : index
      %370 = memref.load %14[%369] : memref<?xf32>
      %371 = arith.addi %369, %c11 : index
      %372 = memref.load %14[%371] : memref<?xf32>
      %373 = arith.addf %370, %372 : f32
      %374 = arith.addi %369, %c15 : index
      %375 = memref.load %14[%374] : memref<?xf32>
      %376 = arith.addf %373, %375 : f32
      %377 = arith.addi %369, %c29 : index
      %378 = memref.load %14[%377] : memref<?xf32>
      %379 = arith.addf %376, %378 : f32
      %380 = arith.remui %273, %c12 : index
      %381 = arith.muli %380, %c2 : index
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
      %393 = arith.muli %361, %c5 : index
      %394 = arith.addi %393, %392 : index
      memref.store %387, %15[%394] : memref<?xf32>
      %395 = arith.addi %276, %c20 : index
      %396 = arith.muli %358, %c4 : index
      %397 = arith.addi %395, %396 : index
      %398 = memref.load %14[%397] : memref<?xf32>
      %399 = arith.addi %397, %c11 : index
      %400 = memref.load %14[%399] : memref<?xf32>
      %401 = arith.addf %398, %400 : f32
      %402 = arith.addi %397, %c15 : index
      %403 = memref.load %14[%402] : memref<?xf32>
      %404 = arith.addf %401, %403 : f32
      %405 = arith.addi %397, %c29 : index
      %406 = memref.load %14[%405] : memref<?xf32>
      %407 = arith.addf %404, %406 : f32
      %408 = arith.remui %273, %c12 : index
      %409 = arith.muli %408, %c2 : index
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
      %421 = arith.muli %361, %c5 : index
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
      %432 = arith.select %430, %431, %c28 : f32
      %433 = arith.addi %276, %c8 : index
      %434 = arith.muli %424, %c4 : index
      %435 = arith.addi %433, %434 : index
      %436 = memref.load %14[%435] : memref<?xf32>
      %437 = arith.addi %435, %c11 : index
      %438 = memref.load %14[%437] : memref<?xf32>
      %439 = arith.addf %436, %438 : f32
      %440 = arith.addi %435, %c15 : index
      %441 = memref.load %14[%440] : memref<?xf32>
      %442 = arith.addf %439, %441 : f32
      %443 = arith.addi %435, %c29 : index
      %444 = memref.load %14[%443] : memref<?xf32>
      %445 = arith.addf %442, %444 : f32
      %446 = arith.remui %273, %c12 : index
      %447 = arith.muli %446, %c2 : index
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
      %459 = arith.muli %427, %c5 : index
      %460 = arith.addi %459, %458 : index
      memref.store %453, %15[%460] : memref<?xf32>
      %461 = arith.addi %276, %c20 : index
      %462 = arith.muli %424, %c4 : index
      %463 = arith.addi %461, %462 : index
      %464 = memref.load %14[%463] : memref<?xf32>
      %465 = arith.addi %463, %c11 : index
      %466 = memref.load %14[%465] : memref<?xf32>
      %467 = arith.addf %464, %466 : f32
      %468 = arith.addi %463, %c15 : index
      %469 = memref.load %14[%468] : memref<?xf32>
      %470 = arith.addf %467, %469 : f32
      %471 = arith.addi %463, %c29 : index
      %472 = memref.load %14[%471] : memref<?xf32>
      %473 = arith.addf %470, %472 : f32
      %474 = arith.remui %273, %c12 : index
      %475 = arith.muli %474, %c2 : index
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
      %487 = arith.muli %427, %c5 : index
      %488 = arith.addi %487, %486 : index
      memref.store %481, %15[%488] : memref<?xf32>
    }
    wave.barrier
    %489 = arith.addi %18, %c8 : index
    %490 = wave.wave
    %491 = arith.addi %490, %c8 : index
    %492 = arith.addi %489, %491 : index
    %493 = arith.cmpi slt, %492, %17 : index
    scf.if %493 {
      %494 = arith.addi %489, %491 : index
      %495 = arith.muli %491, %c5 : index
      %496 = wave.lane
      %497 = arith.addi %496, %c8 : index
      %498 = arith.cmpi eq, %hasBias, %c9 : index
      %499 = arith.addi %495, %497 : index
      %500 = memref.load %15[%499] : memref<?xf32>
      %501 = arith.muli %0, %c5 : index
      %502 = arith.addi %501, %497 : index
      %503 = memref.load %bias[%502] : memref<?xf32>
      %504 = arith.addf %500, %503 : f32
      %505 = arith.select %498, %504, %500 : f32
      %506 = arith.addi %497, %c22 : index
      %507 = arith.cmpi eq, %hasBias, %c9 : index
      %508 = arith.addi %495, %506 : index
      %509 = memref.load %15[%508] : memref<?xf32>
      %510 = arith.muli %0, %c5 : index
      %511 = arith.addi %510, %506 : index
      %512 = memref.load %bias[%511] : memref<?xf32>
      %513 = arith.addf %509, %512 : f32
      %514 = arith.select %507, %513, %509 : f32
      %515 = arith.addi %496, %c4 : index
      %516 = arith.cmpi eq, %hasBias, %c9 : index
      %517 = arith.addi %495, %515 : index
      %518 = memref.load %15[%517] : memref<?xf32>
      %519 = arith.muli %0, %c5 : index
      %520 = arith.addi %519, %515 : index
      %521 = memref.load %bias[%520] : memref<?xf32>
      %522 = arith.addf %518, %521 : f32
      %523 = arith.select %516, %522, %518 : f32
      %524 = arith.addi %515, %c22 : index
      %525 = arith.cmpi eq, %hasBias, %c9 : index
      %526 = arith.addi %495, %524 : index
      %527 = memref.load %15[%526] : memref<?xf32>
      %528 = arith.muli %0, %c5 : index
      %529 = arith.addi %528, %524 : index
      %530 = memref.load %bias[%529] : memref<?xf32>
      %531 = arith.addf %527, %530 : f32
      %532 = arith.select %525, %531, %527 : f32
      %533 = arith.addi %heads, %kvHeads : index
      %534 = arith.cmpi slt, %0, %533 : index
      scf.if %534 {
        %535 = arith.addi %positionsAt, %494 : index
        %536 = memref.load %step[%535] : memref<?xi32>
        %537 = arith.index_cast %536 : i32 to index
        %538 = arith.cmpi eq, %hasNorm, %c9 : index
        %539 = math.fma %505, %505, %c33 : f32
        %540 = math.fma %514, %514, %539 : f32
        %541 = math.fma %523, %523, %540 : f32
        %542 = math.fma %532, %532, %541 : f32
        %543 = vector.broadcast %542 : f32 to vector<1xf32>
        %544 = wave.reduce "add" %543 : vector<1xf32>
        %545 = arith.mulf %544, %inverseHeadDim : f32
        %546 = arith.addf %545, %epsilon : f32
        %547 = math.sqrt %546 : f32
        %548 = arith.divf %c28, %547 : f32
        %549 = arith.cmpi slt, %0, %heads : index
        %550 = arith.addi %497, %c22 : index
        %551 = memref.load %query_norm[%497] : memref<?xf32>
        %552 = memref.load %key_norm[%497] : memref<?xf32>
        %553 = arith.select %549, %551, %552 : f32
        %554 = arith.mulf %505, %548 : f32
        %555 = arith.mulf %554, %553 : f32
        %556 = arith.select %538, %555, %505 : f32
        %557 = memref.load %query_norm[%550] : memref<?xf32>
        %558 = memref.load %key_norm[%550] : memref<?xf32>
        %559 = arith.select %549, %557, %558 : f32
        %560 = arith.mulf %514, %548 : f32
        %561 = arith.mulf %560, %559 : f32
        %562 = arith.select %538, %561, %514 : f32
        %563 = arith.addi %515, %c22 : index
        %564 = memref.load %query_norm[%515] : memref<?xf32>
        %565 = memref.load %key_norm[%515] : memref<?xf32>
        %566 = arith.select %549, %564, %565 : f32
        %567 = arith.mulf %523, %548 : f32
        %568 = arith.mulf %567, %566 : f32
        %569 = arith.select %538, %568, %523 : f32
        %570 = memref.load %query_norm[%563] : memref<?xf32>
        %571 = memref.load %key_norm[%563] : memref<?xf32>
        %572 = arith.select %549, %570, %571 : f32
        %573 = arith.mulf %532, %548 : f32
        %574 = arith.mulf %573, %572 : f32
        %575 = arith.select %538, %574, %532 : f32
        %576 = arith.remui %537, %c20 : index
        %577 = arith.muli %576, %c5 : index
        %578 = arith.addi %577, %497 : index
        %579 = arith.divui %537, %c20 : index
        %580 = arith.addi %579, %c20 : index
        %581 = arith.muli %580, %c5 : index
        %582 = arith.addi %581, %497 : index
        %583 = memref.load %rope[%578] : memref<?xf32>
        %584 = arith.addi %578, %c22 : index
        %585 = memref.load %rope[%584] : memref<?xf32>
        %586 = memref.load %rope[%582] : memref<?xf32>
        %587 = arith.addi %582, %c22 : index
        %588 = memref.load %rope[%587] : memref<?xf32>
        %589 = arith.mulf %586, %583 : f32
        %590 = arith.mulf %588, %585 : f32
        %591 = arith.subf %589, %590 : f32
        %592 = arith.mulf %588, %583 : f32
        %593 = arith.mulf %586, %585 : f32
        %594 = arith.addf %592, %593 : f32
        %595 = arith.mulf %556, %591 : f32
        %596 = arith.mulf %562, %594 : f32
        %597 = arith.subf %595, %596 : f32
        %598 = arith.mulf %562, %591 : f32
        %599 = arith.mulf %556, %594 : f32
        %600 = arith.addf %598, %599 : f32
        %601 = arith.cmpi slt, %0, %heads : index
        scf.if %601 {
          %602 = arith.muli %494, %heads : index
          %603 = arith.addi %602, %0 : index
          %604 = arith.muli %603, %c5 : index
          %605 = arith.addi %604, %497 : index
          memref.store %597, %q[%605] : memref<?xf32>
          %606 = arith.addi %605, %c22 : index
          memref.store %600, %q[%606] : memref<?xf32>
        } else {
          %607 = arith.addi %495, %497 : index
          memref.store %597, %15[%607] : memref<?xf32>
          %608 = arith.addi %495, %497 : index
          %609 = arith.addi %608, %c22 : index
          memref.store %600, %15[%609] : memref<?xf32>
        }
        %610 = arith.remui %537, %c20 : index
        %611 = arith.muli %610, %c5 : index
        %612 = arith.addi %611, %515 : index
        %613 = arith.divui %537, %c20 : index
        %614 = arith.addi %613, %c20 : index
        %615 = arith.muli %614, %c5 : index
        %616 = arith.addi %615, %515 : index
        %617 = memref.load %rope[%612] : memref<?xf32>
        %618 = arith.addi %612, %c22 : index
        %619 = memref.load %rope[%618] : memref<?xf32>
        %620 = memref.load %rope[%616] : memref<?xf32>
        %621 = arith.addi %616, %c22 : index
        %622 = memref.load %rope[%621] : memref<?xf32>
        %623 = arith.mulf %620, %617 : f32
        %624 = arith.mulf %622, %619 : f32
        %625 = arith.subf %623, %624 : f32
        %626 = arith.mulf %622, %617 : f32
        %627 = arith.mulf %620, %619 : f32
        %628 = arith.addf %626, %627 : f32
        %629 = arith.mulf %569, %625 : f32
        %630 = arith.mulf %575, %628 : f32
        %631 = arith.subf %629, %630 : f32
        %632 = arith.mulf %575, %625 : f32
        %633 = arith.mulf %569, %628 : f32
        %634 = arith.addf %632, %633 : f32
        %635 = arith.cmpi slt, %0, %heads : index
        scf.if %635 {
          %636 = arith.muli %494, %heads : index
          %637 = arith.addi %636, %0 : index
          %638 = arith.muli %637, %c5 : index
          %639 = arith.addi %638, %515 : index
          memref.store %631, %q[%639] : memref<?xf32>
          %640 = arith.addi %639, %c22 : index
          memref.store %634, %q[%640] : memref<?xf32>
        } else {
          %641 = arith.addi %495, %515 : index
          memref.store %631, %15[%641] : memref<?xf32>
          %642 = arith.addi %495, %515 : index
          %643 = arith.addi %642, %c22 : index
          memref.store %634, %15[%643] : memref<?xf32>
        }
      } else {
        %644 = arith.cmpi slt, %0, %heads : index
        scf.if %644 {
          %645 = arith.muli %494, %heads : index
          %646 = arith.addi %645, %0 : index
          %647 = arith.muli %646, %c5 : index
          %648 = arith.addi %647, %497 : index
          memref.store %505, %q[%648] : memref<?xf32>
          %649 = arith.addi %648, %c22 : index
          memref.store %514, %q[%649] : memref<?xf32>
        } else {
          %650 = arith.addi %495, %497 : index
          memref.store %505, %15[%650] : memref<?xf32>
          %651 = arith.addi %495, %497 : index
          %652 = arith.addi %651, %c22 : index
          memref.store %514, %15[%652] : memref<?xf32>
        }
        %653 = arith.cmpi slt, %0, %heads : index
        scf.if %653 {
          %654 = arith.muli %494, %heads : index
          %655 = arith.addi %654, %0 : index
          %656 = arith.muli %655, %c5 : index
          %657 = arith.addi %656, %515 : index
          memref.store %523, %q[%657] : memref<?xf32>
          %658 = arith.addi %657, %c22 : index
          memref.store %532, %q[%658] : memref<?xf32>
        } else {
          %659 = arith.addi %495, %515 : index
          memref.store %523, %15[%659] : memref<?xf32>
          %660 = arith.addi %495, %515 : index
          %661 = arith.addi %660, %c22 : index
          memref.store %532, %15[%661] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %662 = arith.cmpi sge, %0, %heads : index
    scf.if %662 {
      %663 = arith.addi %490, %c8 : index
      %664 = arith.addi %489, %663 : index
      %665 = arith.cmpi slt, %664, %17 : index
      scf.if %665 {
        %666 = arith.addi %489, %663 : index
        %667 = arith.addi %slotsAt, %666 : index
        %668 = memref.load %step[%667] : memref<?xi32>
        %669 = arith.index_cast %668 : i32 to index
        %670 = arith.cmpi sge, %669, %c8 : index
        scf.if %670 {
          %671 = arith.muli %663, %c5 : index
          %672 = arith.subi %0, %heads : index
          %673 = memref.load %scales[%672] : memref<?xf32>
          %674 = vector.broadcast %673 : f32 to vector<4xf32>
          %675 = arith.divui %669, %c12 : index
          %676 = arith.remui %669, %c12 : index
          %677 = arith.muli %675, %pageBytes : index
          %678 = arith.cmpi eq, %codec, %c8 : index
          scf.if %678 {
            %679 = wave.lane
            %680 = arith.muli %679, %c2 : index
            scf.for %681 = %680 to %c5 step %c5 {
              %682 = arith.addi %671, %681 : index
              %683 = vector.load %15[%682] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %684 = arith.mulf %683, %674 : vector<4xf32>
              %685 = arith.minimumf %684, %c39 : vector<4xf32>
              %686 = arith.maximumf %685, %c40 : vector<4xf32>
              %687 = arith.truncf %686 : vector<4xf32> to vector<4xf16>
              %688 = vector.bitcast %687 : vector<4xf16> to vector<8xi8>
              %689 = arith.cmpi slt, %672, %kvHeads : index
              scf.if %689 {
                %690 = arith.muli %672, %c10 : index
                %691 = arith.addi %677, %690 : index
                %692 = arith.divui %681, %c12 : index
                %693 = arith.muli %692, %c19 : index
                %694 = arith.remui %681, %c12 : index
                %695 = arith.divui %694, %c6 : index
                %696 = arith.muli %695, %c20 : index
                %697 = arith.muli %676, %c12 : index
                %698 = arith.addi %696, %697 : index
                %699 = arith.remui %694, %c6 : index
                %700 = arith.muli %699, %c7 : index
                %701 = arith.addi %698, %700 : index
                %702 = arith.addi %693, %701 : index
                %703 = arith.addi %691, %702 : index
                vector.store %688, %kv[%703] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %704 = arith.subi %672, %kvHeads : index
                %705 = arith.muli %704, %c10 : index
                %706 = arith.addi %677, %705 : index
                %707 = arith.addi %681, %c8 : index
                %708 = arith.divui %707, %c12 : index
                %709 = arith.muli %708, %c19 : index
                %710 = arith.addi %709, %c15 : index
                %711 = arith.remui %707, %c12 : index
                %712 = arith.divui %676, %c7 : index
                %713 = arith.remui %676, %c7 : index
                %714 = arith.muli %713, %c6 : index
                %715 = arith.addi %712, %714 : index
                %716 = arith.divui %715, %c6 : index
                %717 = arith.muli %716, %c20 : index
                %718 = arith.muli %711, %c12 : index
                %719 = arith.addi %717, %718 : index
                %720 = arith.remui %715, %c6 : index
                %721 = arith.muli %720, %c7 : index
                %722 = arith.addi %719, %721 : index
                %723 = arith.addi %710, %722 : index
                %724 = arith.addi %706, %723 : index
                %725 = vector.shuffle %688, %688 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %725, %kv[%724] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %726 = arith.addi %681, %c9 : index
                %727 = arith.divui %726, %c12 : index
                %728 = arith.muli %727, %c19 : index
                %729 = arith.addi %728, %c15 : index
                %730 = arith.remui %726, %c12 : index
                %731 = arith.divui %676, %c7 : index
                %732 = arith.remui %676, %c7 : index
                %733 = arith.muli %732, %c6 : index
                %734 = arith.addi %731, %733 : index
                %735 = arith.divui %734, %c6 : index
                %736 = arith.muli %735, %c20 : index
                %737 = arith.muli %730, %c12 : index
                %738 = arith.addi %736, %737 : index
                %739 = arith.remui %734, %c6 : index
                %740 = arith.muli %739, %c7 : index
                %741 = arith.addi %738, %740 : index
                %742 = arith.addi %729, %741 : index
                %743 = arith.addi %706, %742 : index
                %744 = vector.shuffle %688, %688 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %744, %kv[%743] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %745 = arith.addi %681, %c7 : index
                %746 = arith.divui %745, %c12 : index
                %747 = arith.muli %746, %c19 : index
                %748 = arith.addi %747, %c15 : index
                %749 = arith.remui %745, %c12 : index
                %750 = arith.divui %676, %c7 : index
                %751 = arith.remui %676, %c7 : index
                %752 = arith.muli %751, %c6 : index
                %753 = arith.addi %750, %752 : index
                %754 = arith.divui %753, %c6 : index
                %755 = arith.muli %754, %c20 : index
                %756 = arith.muli %749, %c12 : index
                %757 = arith.addi %755, %756 : index
                %758 = arith.remui %753, %c6 : index
                %759 = arith.muli %758, %c7 : index
                %760 = arith.addi %757, %759 : index
                %761 = arith.addi %748, %760 : index
                %762 = arith.addi %706, %761 : index
                %763 = vector.shuffle %688, %688 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %763, %kv[%762] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %764 = arith.addi %681, %c21 : index
                %765 = arith.divui %764, %c12 : index
                %766 = arith.muli %765, %c19 : index
                %767 = arith.addi %766, %c15 : index
                %768 = arith.remui %764, %c12 : index
                %769 = arith.divui %676, %c7 : index
                %770 = arith.remui %676, %c7 : index
                %771 = arith.muli %770, %c6 : index
                %772 = arith.addi %769, %771 : index
                %773 = arith.divui %772, %c6 : index
                %774 = arith.muli %773, %c20 : index
                %775 = arith.muli %768, %c12 : index
                %776 = arith.addi %774, %775 : index
                %777 = arith.remui %772, %c6 : index
                %778 = arith.muli %777, %c7 : index
                %779 = arith.addi %776, %778 : index
                %780 = arith.addi %767, %779 : index
                %781 = arith.addi %706, %780 : index
                %782 = vector.shuffle %688, %688 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %782, %kv[%781] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %783 = arith.cmpi eq, %codec, %c9 : index
          scf.if %783 {
            %784 = wave.lane
            %785 = arith.muli %784, %c2 : index
            scf.for %786 = %785 to %c5 step %c5 {
              %787 = arith.addi %671, %786 : index
              %788 = vector.load %15[%787] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %789 = arith.mulf %788, %674 : vector<4xf32>
              %790 = wave.fp8_encode "e4m3" %789 : vector<4xf32> -> vector<4xi8>
              %791 = arith.cmpi slt, %672, %kvHeads : index
              scf.if %791 {
                %792 = arith.muli %672, %c15 : index
                %793 = arith.addi %677, %792 : index
                %794 = vector.shuffle %790, %790 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %795 = arith.divui %786, %c12 : index
                %796 = arith.muli %795, %c20 : index
                %797 = arith.remui %786, %c12 : index
                %798 = arith.muli %676, %c12 : index
                %799 = arith.divui %797, %c2 : index
                %800 = arith.muli %799, %c2 : index
                %801 = arith.remui %797, %c7 : index
                %802 = arith.muli %801, %c7 : index
                %803 = arith.addi %800, %802 : index
                %804 = arith.divui %797, %c7 : index
                %805 = arith.remui %804, %c7 : index
                %806 = arith.addi %803, %805 : index
                %807 = arith.addi %798, %806 : index
                %808 = arith.addi %796, %807 : index
                %809 = arith.addi %793, %808 : index
                vector.store %794, %kv[%809] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %810 = arith.subi %672, %kvHeads : index
                %811 = arith.muli %810, %c15 : index
                %812 = arith.addi %677, %811 : index
                %813 = arith.addi %786, %c8 : index
                %814 = arith.divui %813, %c12 : index
                %815 = arith.muli %814, %c20 : index
                %816 = arith.addi %815, %c11 : index
                %817 = arith.remui %813, %c12 : index
                %818 = arith.divui %676, %c7 : index
                %819 = arith.remui %676, %c7 : index
                %820 = arith.muli %819, %c6 : index
                %821 = arith.addi %818, %820 : index
                %822 = arith.muli %817, %c12 : index
                %823 = arith.divui %821, %c2 : index
                %824 = arith.muli %823, %c2 : index
                %825 = arith.remui %821, %c7 : index
                %826 = arith.muli %825, %c7 : index
                %827 = arith.addi %824, %826 : index
                %828 = arith.divui %821, %c7 : index
                %829 = arith.remui %828, %c7 : index
                %830 = arith.addi %827, %829 : index
                %831 = arith.addi %822, %830 : index
                %832 = arith.addi %816, %831 : index
                %833 = arith.addi %812, %832 : index
                %834 = vector.shuffle %790, %790 [0] : vector<4xi8>, vector<4xi8>
                vector.store %834, %kv[%833] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %835 = arith.addi %786, %c9 : index
                %836 = arith.divui %835, %c12 : index
                %837 = arith.muli %836, %c20 : index
                %838 = arith.addi %837, %c11 : index
                %839 = arith.remui %835, %c12 : index
                %840 = arith.divui %676, %c7 : index
                %841 = arith.remui %676, %c7 : index
                %842 = arith.muli %841, %c6 : index
                %843 = arith.addi %840, %842 : index
                %844 = arith.muli %839, %c12 : index
                %845 = arith.divui %843, %c2 : index
                %846 = arith.muli %845, %c2 : index
                %847 = arith.remui %843, %c7 : index
                %848 = arith.muli %847, %c7 : index
                %849 = arith.addi %846, %848 : index
                %850 = arith.divui %843, %c7 : index
                %851 = arith.remui %850, %c7 : index
                %852 = arith.addi %849, %851 : index
                %853 = arith.addi %844, %852 : index
                %854 = arith.addi %838, %853 : index
                %855 = arith.addi %812, %854 : index
                %856 = vector.shuffle %790, %790 [1] : vector<4xi8>, vector<4xi8>
                vector.store %856, %kv[%855] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %857 = arith.addi %786, %c7 : index
                %858 = arith.divui %857, %c12 : index
                %859 = arith.muli %858, %c20 : index
                %860 = arith.addi %859, %c11 : index
                %861 = arith.remui %857, %c12 : index
                %862 = arith.divui %676, %c7 : index
                %863 = arith.remui %676, %c7 : index
                %864 = arith.muli %863, %c6 : index
                %865 = arith.addi %862, %864 : index
                %866 = arith.muli %861, %c12 : index
                %867 = arith.divui %865, %c2 : index
                %868 = arith.muli %867, %c2 : index
                %869 = arith.remui %865, %c7 : index
                %870 = arith.muli %869, %c7 : index
                %871 = arith.addi %868, %870 : index
                %872 = arith.divui %865, %c7 : index
                %873 = arith.remui %872, %c7 : index
                %874 = arith.addi %871, %873 : index
                %875 = arith.addi %866, %874 : index
                %876 = arith.addi %860, %875 : index
                %877 = arith.addi %812, %876 : index
                %878 = vector.shuffle %790, %790 [2] : vector<4xi8>, vector<4xi8>
                vector.store %878, %kv[%877] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %879 = arith.addi %786, %c21 : index
                %880 = arith.divui %879, %c12 : index
                %881 = arith.muli %880, %c20 : index
                %882 = arith.addi %881, %c11 : index
                %883 = arith.remui %879, %c12 : index
                %884 = arith.divui %676, %c7 : index
                %885 = arith.remui %676, %c7 : index
                %886 = arith.muli %885, %c6 : index
                %887 = arith.addi %884, %886 : index
                %888 = arith.muli %883, %c12 : index
                %889 = arith.divui %887, %c2 : index
                %890 = arith.muli %889, %c2 : index
                %891 = arith.remui %887, %c7 : index
                %892 = arith.muli %891, %c7 : index
                %893 = arith.addi %890, %892 : index
                %894 = arith.divui %887, %c7 : index
                %895 = arith.remui %894, %c7 : index
                %896 = arith.addi %893, %895 : index
                %897 = arith.addi %888, %896 : index
                %898 = arith.addi %882, %897 : index
                %899 = arith.addi %812, %898 : index
                %900 = vector.shuffle %790, %790 [3] : vector<4xi8>, vector<4xi8>
                vector.store %900, %kv[%899] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %901 = arith.cmpi eq, %codec, %c7 : index
          scf.if %901 {
            %902 = wave.lane
            %903 = arith.muli %902, %c2 : index
            scf.for %904 = %903 to %c5 step %c5 {
              %905 = arith.addi %671, %904 : index
              %906 = vector.load %15[%905] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %907 = arith.mulf %906, %674 : vector<4xf32>
              %908 = wave.fp8_encode "e5m2" %907 : vector<4xf32> -> vector<4xi8>
              %909 = arith.cmpi slt, %672, %kvHeads : index
              scf.if %909 {
                %910 = arith.muli %672, %c15 : index
                %911 = arith.addi %677, %910 : index
                %912 = vector.shuffle %908, %908 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %913 = arith.divui %904, %c12 : index
                %914 = arith.muli %913, %c20 : index
                %915 = arith.remui %904, %c12 : index
                %916 = arith.muli %676, %c12 : index
                %917 = arith.divui %915, %c2 : index
                %918 = arith.muli %917, %c2 : index
                %919 = arith.remui %915, %c7 : index
                %920 = arith.muli %919, %c7 : index
                %921 = arith.addi %918, %920 : index
                %922 = arith.divui %915, %c7 : index
                %923 = arith.remui %922, %c7 : index
                %924 = arith.addi %921, %923 : index
                %925 = arith.addi %916, %924 : index
                %926 = arith.addi %914, %925 : index
                %927 = arith.addi %911, %926 : index
                vector.store %912, %kv[%927] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %928 = arith.subi %672, %kvHeads : index
                %929 = arith.muli %928, %c15 : index
                %930 = arith.addi %677, %929 : index
                %931 = arith.addi %904, %c8 : index
                %932 = arith.divui %931, %c12 : index
                %933 = arith.muli %932, %c20 : index
                %934 = arith.addi %933, %c11 : index
                %935 = arith.remui %931, %c12 : index
                %936 = arith.divui %676, %c7 : index
                %937 = arith.remui %676, %c7 : index
                %938 = arith.muli %937, %c6 : index
                %939 = arith.addi %936, %938 : index
                %940 = arith.muli %935, %c12 : index
                %941 = arith.divui %939, %c2 : index
                %942 = arith.muli %941, %c2 : index
                %943 = arith.remui %939, %c7 : index
                %944 = arith.muli %943, %c7 : index
                %945 = arith.addi %942, %944 : index
                %946 = arith.divui %939, %c7 : index
                %947 = arith.remui %946, %c7 : index
                %948 = arith.addi %945, %947 : index
                %949 = arith.addi %940, %948 : index
                %950 = arith.addi %934, %949 : index
                %951 = arith.addi %930, %950 : index
                %952 = vector.shuffle %908, %908 [0] : vector<4xi8>, vector<4xi8>
                vector.store %952, %kv[%951] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %953 = arith.addi %904, %c9 : index
                %954 = arith.divui %953, %c12 : index
                %955 = arith.muli %954, %c20 : index
                %956 = arith.addi %955, %c11 : index
                %957 = arith.remui %953, %c12 : index
                %958 = arith.divui %676, %c7 : index
                %959 = arith.remui %676, %c7 : index
                %960 = arith.muli %959, %c6 : index
                %961 = arith.addi %958, %960 : index
                %962 = arith.muli %957, %c12 : index
                %963 = arith.divui %961, %c2 : index
                %964 = arith.muli %963, %c2 : index
                %965 = arith.remui %961, %c7 : index
                %966 = arith.muli %965, %c7 : index
                %967 = arith.addi %964, %966 : index
                %968 = arith.divui %961, %c7 : index
                %969 = arith.remui %968, %c7 : index
                %970 = arith.addi %967, %969 : index
                %971 = arith.addi %962, %970 : index
                %972 = arith.addi %956, %971 : index
                %973 = arith.addi %930, %972 : index
                %974 = vector.shuffle %908, %908 [1] : vector<4xi8>, vector<4xi8>
                vector.store %974, %kv[%973] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %975 = arith.addi %904, %c7 : index
                %976 = arith.divui %975, %c12 : index
                %977 = arith.muli %976, %c20 : index
                %978 = arith.addi %977, %c11 : index
                %979 = arith.remui %975, %c12 : index
                %980 = arith.divui %676, %c7 : index
                %981 = arith.remui %676, %c7 : index
                %982 = arith.muli %981, %c6 : index
                %983 = arith.addi %980, %982 : index
                %984 = arith.muli %979, %c12 : index
                %985 = arith.divui %983, %c2 : index
                %986 = arith.muli %985, %c2 : index
                %987 = arith.remui %983, %c7 : index
                %988 = arith.muli %987, %c7 : index
                %989 = arith.addi %986, %988 : index
                %990 = arith.divui %983, %c7 : index
                %991 = arith.remui %990, %c7 : index
                %992 = arith.addi %989, %991 : index
                %993 = arith.addi %984, %992 : index
                %994 = arith.addi %978, %993 : index
                %995 = arith.addi %930, %994 : index
                %996 = vector.shuffle %908, %908 [2] : vector<4xi8>, vector<4xi8>
                vector.store %996, %kv[%995] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %997 = arith.addi %904, %c21 : index
                %998 = arith.divui %997, %c12 : index
                %999 = arith.muli %998, %c20 : index
                %1000 = arith.addi %999, %c11 : index
                %1001 = arith.remui %997, %c12 : index
                %1002 = arith.divui %676, %c7 : index
                %1003 = arith.remui %676, %c7 : index
                %1004 = arith.muli %1003, %c6 : index
                %1005 = arith.addi %1002, %1004 : index
                %1006 = arith.muli %1001, %c12 : index
                %1007 = arith.divui %1005, %c2 : index
                %1008 = arith.muli %1007, %c2 : index
                %1009 = arith.remui %1005, %c7 : index
                %1010 = arith.muli %1009, %c7 : index
                %1011 = arith.addi %1008, %1010 : index
                %1012 = arith.divui %1005, %c7 : index
                %1013 = arith.remui %1012, %c7 : index
                %1014 = arith.addi %1011, %1013 : index
                %1015 = arith.addi %1006, %1014 : index
                %1016 = arith.addi %1000, %1015 : index
                %1017 = arith.addi %930, %1016 : index
                %1018 = vector.shuffle %908, %908 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1018, %kv[%1017] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
