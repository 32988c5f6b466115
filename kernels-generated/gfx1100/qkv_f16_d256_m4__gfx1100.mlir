// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='f16', dim=256, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_f16_d256_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 16 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 8 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 128 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 2 : index
  %c8 = arith.constant 0 : index
  %c9 = arith.constant 1 : index
  %c10 = arith.constant 8192 : index
  %c11 = arith.constant 4096 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %c16 = arith.constant 4 : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant 512 : index
  %c19 = arith.constant 256 : index
  %c20 = arith.constant 3 : index
  %c21 = arith.constant 64 : index
  %c22 = arith.constant 96 : index
  %c23 = arith.constant 160 : index
  %c24 = arith.constant 192 : index
  %c25 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %c27 = arith.constant 0x3F800000 : f32
  %hasBias = wave.param "hasBias" : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c31 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c37 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c38 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c39 = arith.constant 16384 : index
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
  %18 = arith.muli %1, %c6 : index
  %19 = wave.scratch %operandHalves : memref<?xf16>
  %20 = arith.cmpi slt, %18, %17 : index
  scf.if %20 {
    %21 = arith.muli %1, %c9 : index
    %22 = wave.wave
    %23 = arith.muli %22, %c4 : index
    %24 = wave.lane
    %25 = arith.addi %23, %24 : index
    %26 = arith.muli %25, %c2 : index
    scf.for %27 = %26 to %operandHalves step %c11 {
      %28 = vector.load %x[%27] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      vector.store %28, %19[%27] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %29 = arith.divui %inputFeatures, %c6 : index
    %30 = arith.muli %4, %stepsPerWave : index
    %31 = arith.minsi %30, %29 : index
    %32 = arith.addi %31, %stepsPerWave : index
    %33 = arith.minsi %32, %29 : index
    %34 = arith.subi %33, %31 : index
    %35 = arith.divui %34, %c16 : index
    %36 = arith.muli %35, %c16 : index
    %37 = arith.addi %31, %36 : index
    %38 = arith.cmpi eq, %wholeBlocks, %c9 : index
    %39 = arith.addi %31, %stepsPerWave : index
    %40 = arith.select %38, %39, %37 : index
    %44:2 = scf.for %41 = %31 to %40 step %c16 iter_args(%42 = %c14, %43 = %c14) -> (vector<8xf32>, vector<8xf32>) {
      %45 = wave.lane
      %46 = arith.addi %41, %c8 : index
      %47 = arith.addi %11, %c5 : index
      %48 = arith.muli %46, %c18 : index
      %49 = arith.addi %47, %48 : index
      %50 = arith.remui %45, %c6 : index
      %51 = arith.muli %50, %c6 : index
      %52 = arith.addi %49, %51 : index
      %53 = vector.load %w[%52] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %54 = vector.bitcast %53 : vector<16xi8> to vector<8xf16>
      %55 = arith.addi %52, %c19 : index
      %56 = vector.load %w[%55] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %57 = vector.bitcast %56 : vector<16xi8> to vector<8xf16>
      %58 = vector.shuffle %54, %57 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %59 = arith.addi %41, %c9 : index
      %60 = arith.addi %11, %c5 : index
      %61 = arith.muli %59, %c18 : index
      %62 = arith.addi %60, %61 : index
      %63 = arith.remui %45, %c6 : index
      %64 = arith.muli %63, %c6 : index
      %65 = arith.addi %62, %64 : index
      %66 = vector.load %w[%65] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %67 = vector.bitcast %66 : vector<16xi8> to vector<8xf16>
      %68 = arith.addi %65, %c19 : index
      %69 = vector.load %w[%68] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %70 = vector.bitcast %69 : vector<16xi8> to vector<8xf16>
      %71 = vector.shuffle %67, %70 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %72 = arith.addi %41, %c7 : index
      %73 = arith.addi %11, %c5 : index
      %74 = arith.muli %72, %c18 : index
      %75 = arith.addi %73, %74 : index
      %76 = arith.remui %45, %c6 : index
      %77 = arith.muli %76, %c6 : index
      %78 = arith.addi %75, %77 : index
      %79 = vector.load %w[%78] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %80 = vector.bitcast %79 : vector<16xi8> to vector<8xf16>
      %81 = arith.addi %78, %c19 : index
      %82 = vector.load %w[%81] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %83 = vector.bitcast %82 : vector<16xi8> to vector<8xf16>
      %84 = vector.shuffle %80, %83 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %85 = arith.addi %41, %c20 : index
      %86 = arith.addi %11, %c5 : index
      %87 = arith.muli %85, %c18 : index
      %88 = arith.addi %86, %87 : index
      %89 = arith.remui %45, %c6 : index
      %90 = arith.muli %89, %c6 : index
      %91 = arith.addi %88, %90 : index
      %92 = vector.load %w[%91] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %93 = vector.bitcast %92 : vector<16xi8> to vector<8xf16>
      %94 = arith.addi %91, %c19 : index
      %95 = vector.load %w[%94] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %96 = vector.bitcast %95 : vector<16xi8> to vector<8xf16>
      %97 = vector.shuffle %93, %96 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %98 = arith.addi %41, %c8 : index
      %99 = arith.addi %13, %c5 : index
      %100 = arith.muli %98, %c18 : index
      %101 = arith.addi %99, %100 : index
      %102 = arith.remui %45, %c6 : index
      %103 = arith.muli %102, %c6 : index
      %104 = arith.addi %101, %103 : index
      %105 = vector.load %w[%104] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %106 = vector.bitcast %105 : vector<16xi8> to vector<8xf16>
      %107 = arith.addi %104, %c19 : index
      %108 = vector.load %w[%107] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %109 = vector.bitcast %108 : vector<16xi8> to vector<8xf16>
      %110 = vector.shuffle %106, %109 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %111 = arith.addi %41, %c9 : index
      %112 = arith.addi %13, %c5 : index
      %113 = arith.muli %111, %c18 : index
      %114 = arith.addi %112, %113 : index
      %115 = arith.remui %45, %c6 : index
      %116 = arith.muli %115, %c6 : index
      %117 = arith.addi %114, %116 : index
      %118 = vector.load %w[%117] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %119 = vector.bitcast %118 : vector<16xi8> to vector<8xf16>
      %120 = arith.addi %117, %c19 : index
      %121 = vector.load %w[%120] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %122 = vector.bitcast %121 : vector<16xi8> to vector<8xf16>
      %123 = vector.shuffle %119, %122 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %124 = arith.addi %41, %c7 : index
      %125 = arith.addi %13, %c5 : index
      %126 = arith.muli %124, %c18 : index
      %127 = arith.addi %125, %126 : index
      %128 = arith.remui %45, %c6 : index
      %129 = arith.muli %128, %c6 : index
      %130 = arith.addi %127, %129 : index
      %131 = vector.load %w[%130] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %132 = vector.bitcast %131 : vector<16xi8> to vector<8xf16>
      %133 = arith.addi %130, %c19 : index
      %134 = vector.load %w[%133] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %135 = vector.bitcast %134 : vector<16xi8> to vector<8xf16>
      %136 = vector.shuffle %132, %135 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %137 = arith.addi %41, %c20 : index
      %138 = arith.addi %13, %c5 : index
      %139 = arith.muli %137, %c18 : index
      %140 = arith.addi %138, %139 : index
      %141 = arith.remui %45, %c6 : index
      %142 = arith.muli %141, %c6 : index
      %143 = arith.addi %140, %142 : index
      %144 = vector.load %w[%143] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %145 = vector.bitcast %144 : vector<16xi8> to vector<8xf16>
      %146 = arith.addi %143, %c19 : index
      %147 = vector.load %w[%146] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %148 = vector.bitcast %147 : vector<16xi8> to vector<8xf16>
      %149 = vector.shuffle %145, %148 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %150 = arith.addi %21, %c8 : index
      %151 = arith.muli %41, %c9 : index
      %152 = arith.addi %151, %c8 : index
      %153 = arith.divui %inputFeatures, %c6 : index
      %154 = arith.muli %150, %153 : index
      %155 = arith.addi %154, %152 : index
      %156 = arith.muli %tileRows, %c6 : index
      %157 = arith.muli %155, %156 : index
      %158 = arith.remui %45, %tileRows : index
      %159 = arith.muli %158, %c2 : index
      %160 = arith.addi %157, %159 : index
      %161 = vector.load %19[%160] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %162 = arith.muli %tileRows, %c2 : index
      %163 = arith.addi %160, %162 : index
      %164 = vector.load %19[%163] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %165 = vector.shuffle %161, %164 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %166 = wave.mma %165, %58, %42 : vector<16xf16>, vector<8xf32>
      %167 = wave.mma %165, %110, %43 : vector<16xf16>, vector<8xf32>
      %168 = arith.addi %21, %c8 : index
      %169 = arith.muli %41, %c9 : index
      %170 = arith.addi %169, %c9 : index
      %171 = arith.divui %inputFeatures, %c6 : index
      %172 = arith.muli %168, %171 : index
      %173 = arith.addi %172, %170 : index
      %174 = arith.muli %tileRows, %c6 : index
      %175 = arith.muli %173, %174 : index
      %176 = arith.remui %45, %tileRows : index
      %177 = arith.muli %176, %c2 : index
      %178 = arith.addi %175, %177 : index
      %179 = vector.load %19[%178] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %180 = arith.muli %tileRows, %c2 : index
      %181 = arith.addi %178, %180 : index
      %182 = vector.load %19[%181] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %183 = vector.shuffle %179, %182 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %184 = wave.mma %183, %71, %166 : vector<16xf16>, vector<8xf32>
      %185 = wave.mma %183, %123, %167 : vector<16xf16>, vector<8xf32>
      %186 = arith.addi %21, %c8 : index
      %187 = arith.muli %41, %c9 : index
      %188 = arith.addi %187, %c7 : index
      %189 = arith.divui %inputFeatures, %c6 : index
      %190 = arith.muli %186, %189 : index
      %191 = arith.addi %190, %188 : index
      %192 = arith.muli %tileRows, %c6 : index
      %193 = arith.muli %191, %192 : index
      %194 = arith.remui %45, %tileRows : index
      %195 = arith.muli %194, %c2 : index
      %196 = arith.addi %193, %195 : index
      %197 = vector.load %19[%196] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %198 = arith.muli %tileRows, %c2 : index
      %199 = arith.addi %196, %198 : index
      %200 = vector.load %19[%199] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %201 = vector.shuffle %197, %200 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %202 = wave.mma %201, %84, %184 : vector<16xf16>, vector<8xf32>
      %203 = wave.mma %201, %136, %185 : vector<16xf16>, vector<8xf32>
      %204 = arith.addi %21, %c8 : index
      %205 = arith.muli %41, %c9 : index
      %206 = arith.addi %205, %c20 : index
      %207 = arith.divui %inputFeatures, %c6 : index
      %208 = arith.muli %204, %207 : index
      %209 = arith.addi %208, %206 : index
      %210 = arith.muli %tileRows, %c6 : index
      %211 = arith.muli %209, %210 : index
      %212 = arith.remui %45, %tileRows : index
      %213 = arith.muli %212, %c2 : index
      %214 = arith.addi %211, %213 : index
      %215 = vector.load %19[%214] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %216 = arith.muli %tileRows, %c2 : index
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
      %230 = arith.muli %228, %c18 : index
      %231 = arith.addi %229, %230 : index
      %232 = arith.remui %227, %c6 : index
      %233 = arith.muli %232, %c6 : index
      %234 = arith.addi %231, %233 : index
      %235 = vector.load %w[%234] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %236 = vector.bitcast %235 : vector<16xi8> to vector<8xf16>
      %237 = arith.addi %234, %c19 : index
      %238 = vector.load %w[%237] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %239 = vector.bitcast %238 : vector<16xi8> to vector<8xf16>
      %240 = vector.shuffle %236, %239 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %241 = arith.addi %223, %c8 : index
      %242 = arith.addi %13, %c5 : index
      %243 = arith.muli %241, %c18 : index
      %244 = arith.addi %242, %243 : index
      %245 = arith.remui %227, %c6 : index
      %246 = arith.muli %245, %c6 : index
      %247 = arith.addi %244, %246 : index
      %248 = vector.load %w[%247] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %249 = vector.bitcast %248 : vector<16xi8> to vector<8xf16>
      %250 = arith.addi %247, %c19 : index
      %251 = vector.load %w[%250] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %252 = vector.bitcast %251 : vector<16xi8> to vector<8xf16>
      %253 = vector.shuffle %249, %252 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %254 = arith.addi %21, %c8 : index
      %255 = arith.muli %223, %c9 : index
      %256 = arith.addi %255, %c8 : index
      %257 = arith.divui %inputFeatures, %c6 : index
      %258 = arith.muli %254, %257 : index
      %259 = arith.addi %258, %256 : index
      %260 = arith.muli %tileRows, %c6 : index
      %261 = arith.muli %259, %260 : index
      %262 = arith.remui %227, %tileRows : index
      %263 = arith.muli %262, %c2 : index
      %264 = arith.addi %261, %263 : index
      %265 = vector.load %19[%264] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %266 = arith.muli %tileRows, %c2 : index
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
    %275 = arith.muli %274, %c19 : index
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
    %290 = arith.addi %289, %c21 : index
    %291 = vector.extract %226#0[2] : f32 from vector<8xf32>
    memref.store %291, %14[%290] : memref<?xf32>
    %292 = arith.muli %4, %c11 : index
    %293 = arith.addi %292, %276 : index
    %294 = arith.addi %293, %c8 : index
    %295 = arith.addi %294, %c22 : index
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
    %305 = arith.addi %304, %c23 : index
    %306 = vector.extract %226#0[5] : f32 from vector<8xf32>
    memref.store %306, %14[%305] : memref<?xf32>
    %307 = arith.muli %4, %c11 : index
    %308 = arith.addi %307, %276 : index
    %309 = arith.addi %308, %c8 : index
    %310 = arith.addi %309, %c24 : index
    %311 = vector.extract %226#0[6] : f32 from vector<8xf32>
    memref.store %311, %14[%310] : memref<?xf32>
    %312 = arith.muli %4, %c11 : index
    %313 = arith.addi %312, %276 : index
    %314 = arith.addi %313, %c8 : index
    %315 = arith.addi %314, %c25 : index
    %316 = vector.extract %226#0[7] : f32 from vector<8xf32>
    memref.store %316, %14[%315] : memref<?xf32>
    %317 = arith.muli %4, %c11 : index
    %318 = arith.addi %317, %276 : index
    %319 = arith.addi %318, %c19 : index
    %320 = arith.addi %319, %c8 : index
    %321 = vector.extract %226#1[0] : f32 from vector<8xf32>
    memref.store %321, %14[%320] : memref<?xf32>
    %322 = arith.muli %4, %c11 : index
    %323 = arith.addi %322, %276 : index
    %324 = arith.addi %323, %c19 : index
    %325 = arith.addi %324, %c4 : index
    %326 = vector.extract %226#1[1] : f32 from vector<8xf32>
    memref.store %326, %14[%325] : memref<?xf32>
    %327 = arith.muli %4, %c11 : index
    %328 = arith.addi %327, %276 : index
    %329 = arith.addi %328, %c19 : index
    %330 = arith.addi %329, %c21 : index
    %331 = vector.extract %226#1[2] : f32 from vector<8xf32>
    memref.store %331, %14[%330] : memref<?xf32>
    %332 = arith.muli %4, %c11 : index
    %333 = arith.addi %332, %276 : index
    %334 = arith.addi %333, %c19 : index
    %335 = arith.addi %334, %c22 : index
    %336 = vector.extract %226#1[3] : f32 from vector<8xf32>
    memref.store %336, %14[%335] : memref<?xf32>
    %337 = arith.muli %4, %c11 : index
    %338 = arith.addi %337, %276 : index
    %339 = arith.addi %338, %c19 : index
    %340 = arith.addi %339, %c5 : index
    %341 = vector.extract %226#1[4] : f32 from vector<8xf32>
    memref.store %341, %14[%340] : memref<?xf32>
    %342 = arith.muli %4, %c11 : index
    %343 = arith.addi %342, %276 : index
    %344 = arith.addi %343, %c19 : index
    %345 = arith.addi %344, %c23 : index
    %346 = vector.extract %226#1[5] : f32 from vector<8xf32>
    memref.store %346, %14[%345] : memref<?xf32>
    %347 = arith.muli %4, %c11 : index
    %348 = arith.addi %347, %276 : index
    %349 = arith.addi %348, %c19 : index
    %350 = arith.addi %349, %c24 : index
    %351 = vector.extract %226#1[6] : f32 from vector<8xf32>
    memref.store %351, %14[%350] : memref<?xf32>
    %352 = arith.muli %4, %c11 : index
    %353 = arith.addi %352, %276 : index
    %354 = arith.addi %353, %c19 : index
    %355 = arith.addi %354, %c25 : index
    %356 = vector.extract %226#1[7] : f32 from vector<8xf32>
    memref.store %356, %14[%355] : memref<?xf32>
    wave.barrier
    %357 = arith.muli %4, %c16 : index
    %358 = arith.addi %357, %c8 : index
    %359 = arith.muli %358, %c7 : index
    %360 = arith.divui %273, %c6 : index
    %361 = arith.addi %359, %360 : index
    %362 = arith.addi %272, %361 : index
    %363 = arith.cmpi slt, %362, %17 : index
    scf.if %363 {
      %364 = arith.cmpi eq, %hasFactors, %c9 : index
      %365 = memref.load %factors[%362] : memref<?xf32>
      %366 = arith.select %364, %365, %c27 : f32
      %367 = arith.addi %276, %c8 : index
      %368 = arith.muli %358, %c4 : index
      %369 = arith.addi %367, %368 : index
      %370 = memref.load %14[%369] : memref<?xf32>
      %371 = arith.addi %369, %c11 : index
      %372 = memref.load %14[%371] : memref<?xf32>
      %373 = arith.addf %370, %372 : f32
      %374 = arith.remui %273, %c6 : index
      %375 = arith.muli %374, %c16 : index
      %376 = arith.addi %11, %375 : index
      %377 = vector.load %w[%376] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %378 = vector.bitcast %377 : vector<4xi8> to vector<1xf32>
      %379 = vector.extract %378[0] : f32 from vector<1xf32>
      %380 = arith.mulf %379, %366 : f32
      %381 = arith.mulf %373, %380 : f32
      %382 = arith.muli %3, %c7 : index
      %383 = arith.addi %382, %c8 : index
      %384 = arith.muli %383, %c6 : index
      %385 = arith.remui %273, %c6 : index
      %386 = arith.addi %384, %385 : index
      %387 = arith.muli %361, %c19 : index
      %388 = arith.addi %387, %386 : index
      memref.store %381, %15[%388] : memref<?xf32>
      %389 = arith.addi %276, %c19 : index
      %390 = arith.muli %358, %c4 : index
      %391 = arith.addi %389, %390 : index
      %392 = memref.load %14[%391] : memref<?xf32>
      %393 = arith.addi %391, %c11 : index
      %394 = memref.load %14[%393] : memref<?xf32>
      %395 = arith.addf %392, %394 : f32
      %396 = arith.remui %273, %c6 : index
      %397 = arith.muli %396, %c16 : index
      %398 = arith.addi %13, %397 : index
      %399 = vector.load %w[%398] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %400 = vector.bitcast %399 : vector<4xi8> to vector<1xf32>
      %401 = vector.extract %400[0] : f32 from vector<1xf32>
      %402 = arith.mulf %401, %366 : f32
      %403 = arith.mulf %395, %402 : f32
      %404 = arith.muli %3, %c7 : index
      %405 = arith.addi %404, %c9 : index
      %406 = arith.muli %405, %c6 : index
      %407 = arith.remui %273, %c6 : index
      %408 = arith.addi %406, %407 : index
      %409 = arith.muli %361, %c19 : index
      %410 = arith.addi %409, %408 : index
      memref.store %403, %15[%410] : memref<?xf32>
    }
    %411 = arith.muli %4, %c16 : index
    %412 = arith.addi %411, %c9 : index
    %413 = arith.muli %412, %c7 : index
    %414 = arith.divui %273, %c6 : index
    %415 = arith.addi %413, %414 : index
    %416 = arith.addi %272, %415 : index
    %417 = arith.cmpi slt, %416, %17 : index
    scf.if %417 {
      %418 = arith.cmpi eq, %hasFactors, %c9 : index
      %419 = memref.load %factors[%416] : memref<?xf32>
      %420 = arith.select %418, %419, %c27 : f32
      %421 = arith.addi %276, %c8 : index
      %422 = arith.muli %412, %c4 : index
      %423 = arith.addi %421, %422 : index
      %424 = memref.load %14[%423] : memref<?xf32>
      %425 = arith.addi %423, %c11 : index
      %426 = memref.load %14[%425] : memref<?xf32>
      %427 = arith.addf %424, %426 : f32
      %428 = arith.remui %273, %c6 : index
      %429 = arith.muli %428, %c16 : index
      %430 = arith.addi %11, %429 : index
      %431 = vector.load %w[%430] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %432 = vector.bitcast %431 : vector<4xi8> to vector<1xf32>
      %433 = vector.extract %432[0] : f32 from vector<1xf32>
      %434 = arith.mulf %433, %420 : f32
      %435 = arith.mulf %427, %434 : f32
      %436 = arith.muli %3, %c7 : index
      %437 = arith.addi %436, %c8 : index
      %438 = arith.muli %437, %c6 : index
      %439 = arith.remui %273, %c6 : index
      %440 = arith.addi %438, %439 : index
      %441 = arith.muli %415, %c19 : index
      %442 = arith.addi %441, %440 : index
      memref.store %435, %15[%442] : memref<?xf32>
      %443 = arith.addi %276, %c19 : index
      %444 = arith.muli %412, %c4 : index
      %445 = arith.addi %443, %444 : index
      %446 = memref.load %14[%445] : memref<?xf32>
      %447 = arith.addi %445, %c11 : index
      %448 = memref.load %14[%447] : memref<?xf32>
      %449 = arith.addf %446, %448 : f32
      %450 = arith.remui %273, %c6 : index
      %451 = arith.muli %450, %c16 : index
      %452 = arith.addi %13, %451 : index
      %453 = vector.load %w[%452] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %454 = vector.bitcast %453 : vector<4xi8> to vector<1xf32>
      %455 = vector.extract %454[0] : f32 from vector<1xf32>
      %456 = arith.mulf %455, %420 : f32
      %457 = arith.mulf %449, %456 : f32
      %458 = arith.muli %3, %c7 : index
      %459 = arith.addi %458, %c9 : index
      %460 = arith.muli %459, %c6 : index
      %461 = arith.remui %273, %c6 : index
      %462 = arith.addi %460, %461 : index
      %463 = arith.muli %415, %c19 : index
      %464 = arith.addi %463, %462 : index
      memref.store %457, %15[%464] : memref<?xf32>
    }
    %465 = arith.muli %4, %c16 : index
    %466 = arith.addi %465, %c7 : index
    %467 = arith.muli %466, %c7 : index
    %468 = arith.divui %273, %c6 : index
    %469 = arith.addi %467, %468 : index
    %470 = arith.addi %272, %469 : index
    %471 = arith.cmpi slt, %470, %17 : index
    scf.if %471 {
      %472 = arith.cmpi eq, %hasFactors, %c9 : index
      %473 = memref.load %factors[%470] : memref<?xf32>
      %474 = arith.select %472, %473, %c27 : f32
      %475 = arith.addi %276, %c8 : index
      %476 = arith.muli %466, %c4 : index
      %477 = arith.addi %475, %476 : index
      %478 = memref.load %14[%477] : memref<?xf32>
      %479 = arith.addi %477, %c11 : index
      %480 = memref.load %14[%479] : memref<?xf32>
      %481 = arith.addf %478, %480 : f32
      %482 = arith.remui %273, %c6 : index
      %483 = arith.muli %482, %c16 : index
      %484 = arith.addi %11, %483 : index
      %485 = vector.load %w[%484] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %486 = vector.bitcast %485 : vector<4xi8> to vector<1xf32>
      %487 = vector.extract %486[0] : f32 from vector<1xf32>
      %488 = arith.mulf %487, %474 : f32
      %489 = arith.mulf %481, %488 : f32
      %490 = arith.muli %3, %c7 : index
      %491 = arith.addi %490, %c8 : index
      %492 = arith.muli %491, %c6 : index
      %493 = arith.remui %273, %c6 : index
      %494 = arith.addi %492, %493 : index
      %495 = arith.muli %469, %c19 : index
      %496 = arith.addi %495, %494 : index
      memref.store %489, %15[%496] : memref<?xf32>
      %497 = arith.addi %276, %c19 : index
      %498 = arith.muli %466, %c4 : index
      %499 = arith.addi %497, %498 : index
      %500 = memref.load %14[%499] : memref<?xf32>
      %501 = arith.addi %499, %c11 : index
      %502 = memref.load %14[%501] : memref<?xf32>
      %503 = arith.addf %500, %502 : f32
      %504 = arith.remui %273, %c6 : index
      %505 = arith.muli %504, %c16 : index
      %506 = arith.addi %13, %505 : index
      %507 = vector.load %w[%506] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %508 = vector.bitcast %507 : vector<4xi8> to vector<1xf32>
      %509 = vector.extract %508[0] : f32 from vector<1xf32>
      %510 = arith.mulf %509, %474 : f32
      %511 = arith.mulf %503, %510 : f32
      %512 = arith.muli %3, %c7 : index
      %513 = arith.addi %512, %c9 : index
      %514 = arith.muli %513, %c6 : index
      %515 = arith.remui %273, %c6 : index
      %516 = arith.addi %514, %515 : index
      %517 = arith.muli %469, %c19 : index
      %518 = arith.addi %517, %516 : index
      memref.store %511, %15[%518] : memref<?xf32>
    }
    %519 = arith.muli %4, %c16 : index
    %520 = arith.addi %519, %c20 : index
    %521 = arith.muli %520, %c7 : index
    %522 = arith.divui %273, %c6 : index
    %523 = arith.addi %521, %522 : index
    %524 = arith.addi %272, %523 : index
    %525 = arith.cmpi slt, %524, %17 : index
    scf.if %525 {
      %526 = arith.cmpi eq, %hasFactors, %c9 : index
      %527 = memref.load %factors[%524] : memref<?xf32>
      %528 = arith.select %526, %527, %c27 : f32
      %529 = arith.addi %276, %c8 : index
      %530 = arith.muli %520, %c4 : index
      %531 = arith.addi %529, %530 : index
      %532 = memref.load %14[%531] : memref<?xf32>
      %533 = arith.addi %531, %c11 : index
      %534 = memref.load %14[%533] : memref<?xf32>
      %535 = arith.addf %532, %534 : f32
      %536 = arith.remui %273, %c6 : index
      %537 = arith.muli %536, %c16 : index
      %538 = arith.addi %11, %537 : index
      %539 = vector.load %w[%538] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %540 = vector.bitcast %539 : vector<4xi8> to vector<1xf32>
      %541 = vector.extract %540[0] : f32 from vector<1xf32>
      %542 = arith.mulf %541, %528 : f32
      %543 = arith.mulf %535, %542 : f32
      %544 = arith.muli %3, %c7 : index
      %545 = arith.addi %544, %c8 : index
      %546 = arith.muli %545, %c6 : index
      %547 = arith.remui %273, %c6 : index
      %548 = arith.addi %546, %547 : index
      %549 = arith.muli %523, %c19 : index
      %550 = arith.addi %549, %548 : index
      memref.store %543, %15[%550] : memref<?xf32>
      %551 = arith.addi %276, %c19 : index
      %552 = arith.muli %520, %c4 : index
      %553 = arith.addi %551, %552 : index
      %554 = memref.load %14[%553] : memref<?xf32>
      %555 = arith.addi %553, %c11 : index
      %556 = memref.load %14[%555] : memref<?xf32>
      %557 = arith.addf %554, %556 : f32
      %558 = arith.remui %273, %c6 : index
      %559 = arith.muli %558, %c16 : index
      %560 = arith.addi %13, %559 : index
      %561 = vector.load %w[%560] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %562 = vector.bitcast %561 : vector<4xi8> to vector<1xf32>
      %563 = vector.extract %562[0] : f32 from vector<1xf32>
      %564 = arith.mulf %563, %528 : f32
      %565 = arith.mulf %557, %564 : f32
      %566 = arith.muli %3, %c7 : index
      %567 = arith.addi %566, %c9 : index
      %568 = arith.muli %567, %c6 : index
      %569 = arith.remui %273, %c6 : index
      %570 = arith.addi %568, %569 : index
      %571 = arith.muli %523, %c19 : index
      %572 = arith.addi %571, %570 : index
      memref.store %565, %15[%572] : memref<?xf32>
    }
    wave.barrier
    %573 = arith.addi %18, %c8 : index
    %574 = wave.wave
    %575 = arith.addi %574, %c8 : index
    %576 = arith.addi %573, %575 : index
    %577 = arith.cmpi slt, %576, %17 : index
    scf.if %577 {
      %578 = arith.addi %573, %575 : index
      %579 = arith.muli %575, %c19 : index
      %580 = wave.lane
      %581 = arith.addi %580, %c8 : index
      %582 = arith.cmpi eq, %hasBias, %c9 : index
      %583 = arith.addi %579, %581 : index
      %584 = memref.load %15[%583] : memref<?xf32>
      %585 = arith.muli %0, %c19 : index
      %586 = arith.addi %585, %581 : index
      %587 = memref.load %bias[%586] : memref<?xf32>
      %588 = arith.addf %584, %587 : f32
      %589 = arith.select %582, %588, %584 : f32
      %590 = arith.addi %581, %c5 : index
      %591 = arith.cmpi eq, %hasBias, %c9 : index
      %592 = arith.addi %579, %590 : index
      %593 = memref.load %15[%592] : memref<?xf32>
      %594 = arith.muli %0, %c19 : index
      %595 = arith.addi %594, %590 : index
      %596 = memref.load %bias[%595] : memref<?xf32>
      %597 = arith.addf %593, %596 : f32
      %598 = arith.select %591, %597, %593 : f32
      %599 = arith.addi %580, %c4 : index
      %600 = arith.cmpi eq, %hasBias, %c9 : index
      %601 = arith.addi %579, %599 : index
      %602 = memref.load %15[%601] : memref<?xf32>
      %603 = arith.muli %0, %c19 : index
      %604 = arith.addi %603, %599 : index
      %605 = memref.load %bias[%604] : memref<?xf32>
      %606 = arith.addf %602, %605 : f32
      %607 = arith.select %600, %606, %602 : f32
      %608 = arith.addi %599, %c5 : index
      %609 = arith.cmpi eq, %hasBias, %c9 : index
      %610 = arith.addi %579, %608 : index
      %611 = memref.load %15[%610] : memref<?xf32>
      %612 = arith.muli %0, %c19 : index
      %613 = arith.addi %612, %608 : index
      %614 = memref.load %bias[%613] : memref<?xf32>
      %615 = arith.addf %611, %614 : f32
      %616 = arith.select %609, %615, %611 : f32
      %617 = arith.addi %580, %c21 : index
      %618 = arith.cmpi eq, %hasBias, %c9 : index
      %619 = arith.addi %579, %617 : index
      %620 = memref.load %15[%619] : memref<?xf32>
      %621 = arith.muli %0, %c19 : index
      %622 = arith.addi %621, %617 : index
      %623 = memref.load %bias[%622] : memref<?xf32>
      %624 = arith.addf %620, %623 : f32
      %625 = arith.select %618, %624, %620 : f32
      %626 = arith.addi %617, %c5 : index
      %627 = arith.cmpi eq, %hasBias, %c9 : index
      %628 = arith.addi %579, %626 : index
      %629 = memref.load %15[%628] : memref<?xf32>
      %630 = arith.muli %0, %c19 : index
      %631 = arith.addi %630, %626 : index
      %632 = memref.load %bias[%631] : memref<?xf32>
      %633 = arith.addf %629, %632 : f32
      %634 = arith.select %627, %633, %629 : f32
      %635 = arith.addi %580, %c22 : index
      %636 = arith.cmpi eq, %hasBias, %c9 : index
      %637 = arith.addi %579, %635 : index
      %638 = memref.load %15[%637] : memref<?xf32>
      %639 = arith.muli %0, %c19 : index
      %640 = arith.addi %639, %635 : index
      %641 = memref.load %bias[%640] : memref<?xf32>
      %642 = arith.addf %638, %641 : f32
      %643 = arith.select %636, %642, %638 : f32
      %644 = arith.addi %635, %c5 : index
      %645 = arith.cmpi eq, %hasBias, %c9 : index
      %646 = arith.addi %579, %644 : index
      %647 = memref.load %15[%646] : memref<?xf32>
      %648 = arith.muli %0, %c19 : index
      %649 = arith.addi %648, %644 : index
      %650 = memref.load %bias[%649] : memref<?xf32>
      %651 = arith.addf %647, %650 : f32
      %652 = arith.select %645, %651, %647 : f32
      %653 = arith.addi %heads, %kvHeads : index
      %654 = arith.cmpi slt, %0, %653 : index
      scf.if %654 {
        %655 = arith.addi %positionsAt, %578 : index
        %656 = memref.load %step[%655] : memref<?xi32>
        %657 = arith.index_cast %656 : i32 to index
        %658 = arith.cmpi eq, %hasNorm, %c9 : index
        %659 = math.fma %589, %589, %c31 : f32
        %660 = math.fma %598, %598, %659 : f32
        %661 = math.fma %607, %607, %660 : f32
        %662 = math.fma %616, %616, %661 : f32
        %663 = math.fma %625, %625, %662 : f32
        %664 = math.fma %634, %634, %663 : f32
        %665 = math.fma %643, %643, %664 : f32
        %666 = math.fma %652, %652, %665 : f32
        %667 = vector.broadcast %666 : f32 to vector<1xf32>
        %668 = wave.reduce "add" %667 : vector<1xf32>
        %669 = arith.mulf %668, %inverseHeadDim : f32
        %670 = arith.addf %669, %epsilon : f32
        %671 = math.sqrt %670 : f32
        %672 = arith.divf %c27, %671 : f32
        %673 = arith.cmpi slt, %0, %heads : index
        %674 = arith.addi %581, %c5 : index
        %675 = memref.load %query_norm[%581] : memref<?xf32>
        %676 = memref.load %key_norm[%581] : memref<?xf32>
        %677 = arith.select %673, %675, %676 : f32
        %678 = arith.mulf %589, %672 : f32
        %679 = arith.mulf %678, %677 : f32
        %680 = arith.select %658, %679, %589 : f32
        %681 = memref.load %query_norm[%674] : memref<?xf32>
        %682 = memref.load %key_norm[%674] : memref<?xf32>
        %683 = arith.select %673, %681, %682 : f32
        %684 = arith.mulf %598, %672 : f32
        %685 = arith.mulf %684, %683 : f32
        %686 = arith.select %658, %685, %598 : f32
        %687 = arith.addi %599, %c5 : index
        %688 = memref.load %query_norm[%599] : memref<?xf32>
        %689 = memref.load %key_norm[%599] : memref<?xf32>
        %690 = arith.select %673, %688, %689 : f32
        %691 = arith.mulf %607, %672 : f32
        %692 = arith.mulf %691, %690 : f32
        %693 = arith.select %658, %692, %607 : f32
        %694 = memref.load %query_norm[%687] : memref<?xf32>
        %695 = memref.load %key_norm[%687] : memref<?xf32>
        %696 = arith.select %673, %694, %695 : f32
        %697 = arith.mulf %616, %672 : f32
        %698 = arith.mulf %697, %696 : f32
        %699 = arith.select %658, %698, %616 : f32
        %700 = arith.addi %617, %c5 : index
        %701 = memref.load %query_norm[%617] : memref<?xf32>
        %702 = memref.load %key_norm[%617] : memref<?xf32>
        %703 = arith.select %673, %701, %702 : f32
        %704 = arith.mulf %625, %672 : f32
        %705 = arith.mulf %704, %703 : f32
        %706 = arith.select %658, %705, %625 : f32
        %707 = memref.load %query_norm[%700] : memref<?xf32>
        %708 = memref.load %key_norm[%700] : memref<?xf32>
        %709 = arith.select %673, %707, %708 : f32
        %710 = arith.mulf %634, %672 : f32
        %711 = arith.mulf %710, %709 : f32
        %712 = arith.select %658, %711, %634 : f32
        %713 = arith.addi %635, %c5 : index
        %714 = memref.load %query_norm[%635] : memref<?xf32>
        %715 = memref.load %key_norm[%635] : memref<?xf32>
        %716 = arith.select %673, %714, %715 : f32
        %717 = arith.mulf %643, %672 : f32
        %718 = arith.mulf %717, %716 : f32
        %719 = arith.select %658, %718, %643 : f32
        %720 = memref.load %query_norm[%713] : memref<?xf32>
        %721 = memref.load %key_norm[%713] : memref<?xf32>
        %722 = arith.select %673, %720, %721 : f32
        %723 = arith.mulf %652, %672 : f32
        %724 = arith.mulf %723, %722 : f32
        %725 = arith.select %658, %724, %652 : f32
        %726 = arith.remui %657, %c19 : index
        %727 = arith.muli %726, %c19 : index
        %728 = arith.addi %727, %581 : index
        %729 = arith.divui %657, %c19 : index
        %730 = arith.addi %729, %c19 : index
        %731 = arith.muli %730, %c19 : index
        %732 = arith.addi %731, %581 : index
        %733 = memref.load %rope[%728] : memref<?xf32>
        %734 = arith.addi %728, %c5 : index
        %735 = memref.load %rope[%734] : memref<?xf32>
        %736 = memref.load %rope[%732] : memref<?xf32>
        %737 = arith.addi %732, %c5 : index
        %738 = memref.load %rope[%737] : memref<?xf32>
        %739 = arith.mulf %736, %733 : f32
        %740 = arith.mulf %738, %735 : f32
        %741 = arith.subf %739, %740 : f32
        %742 = arith.mulf %738, %733 : f32
        %743 = arith.mulf %736, %735 : f32
        %744 = arith.addf %742, %743 : f32
        %745 = arith.mulf %680, %741 : f32
        %746 = arith.mulf %686, %744 : f32
        %747 = arith.subf %745, %746 : f32
        %748 = arith.mulf %686, %741 : f32
        %749 = arith.mulf %680, %744 : f32
        %750 = arith.addf %748, %749 : f32
        %751 = arith.cmpi slt, %0, %heads : index
        scf.if %751 {
          %752 = arith.muli %578, %heads : index
          %753 = arith.addi %752, %0 : index
          %754 = arith.muli %753, %c19 : index
          %755 = arith.addi %754, %581 : index
          memref.store %747, %q[%755] : memref<?xf32>
          %756 = arith.addi %755, %c5 : index
          memref.store %750, %q[%756] : memref<?xf32>
        } else {
          %757 = arith.addi %579, %581 : index
          memref.store %747, %15[%757] : memref<?xf32>
          %758 = arith.addi %579, %581 : index
          %759 = arith.addi %758, %c5 : index
          memref.store %750, %15[%759] : memref<?xf32>
        }
        %760 = arith.remui %657, %c19 : index
        %761 = arith.muli %760, %c19 : index
        %762 = arith.addi %761, %599 : index
        %763 = arith.divui %657, %c19 : index
        %764 = arith.addi %763, %c19 : index
        %765 = arith.muli %764, %c19 : index
        %766 = arith.addi %765, %599 : index
        %767 = memref.load %rope[%762] : memref<?xf32>
        %768 = arith.addi %762, %c5 : index
        %769 = memref.load %rope[%768] : memref<?xf32>
        %770 = memref.load %rope[%766] : memref<?xf32>
        %771 = arith.addi %766, %c5 : index
        %772 = memref.load %rope[%771] : memref<?xf32>
        %773 = arith.mulf %770, %767 : f32
        %774 = arith.mulf %772, %769 : f32
        %775 = arith.subf %773, %774 : f32
        %776 = arith.mulf %772, %767 : f32
        %777 = arith.mulf %770, %769 : f32
        %778 = arith.addf %776, %777 : f32
        %779 = arith.mulf %693, %775 : f32
        %780 = arith.mulf %699, %778 : f32
        %781 = arith.subf %779, %780 : f32
        %782 = arith.mulf %699, %775 : f32
        %783 = arith.mulf %693, %778 : f32
        %784 = arith.addf %782, %783 : f32
        %785 = arith.cmpi slt, %0, %heads : index
        scf.if %785 {
          %786 = arith.muli %578, %heads : index
          %787 = arith.addi %786, %0 : index
          %788 = arith.muli %787, %c19 : index
          %789 = arith.addi %788, %599 : index
          memref.store %781, %q[%789] : memref<?xf32>
          %790 = arith.addi %789, %c5 : index
          memref.store %784, %q[%790] : memref<?xf32>
        } else {
          %791 = arith.addi %579, %599 : index
          memref.store %781, %15[%791] : memref<?xf32>
          %792 = arith.addi %579, %599 : index
          %793 = arith.addi %792, %c5 : index
          memref.store %784, %15[%793] : memref<?xf32>
        }
        %794 = arith.remui %657, %c19 : index
        %795 = arith.muli %794, %c19 : index
        %796 = arith.addi %795, %617 : index
        %797 = arith.divui %657, %c19 : index
        %798 = arith.addi %797, %c19 : index
        %799 = arith.muli %798, %c19 : index
        %800 = arith.addi %799, %617 : index
        %801 = memref.load %rope[%796] : memref<?xf32>
        %802 = arith.addi %796, %c5 : index
        %803 = memref.load %rope[%802] : memref<?xf32>
        %804 = memref.load %rope[%800] : memref<?xf32>
        %805 = arith.addi %800, %c5 : index
        %806 = memref.load %rope[%805] : memref<?xf32>
        %807 = arith.mulf %804, %801 : f32
        %808 = arith.mulf %806, %803 : f32
        %809 = arith.subf %807, %808 : f32
        %810 = arith.mulf %806, %801 : f32
        %811 = arith.mulf %804, %803 : f32
        %812 = arith.addf %810, %811 : f32
        %813 = arith.mulf %706, %809 : f32
        %814 = arith.mulf %712, %812 : f32
        %815 = arith.subf %813, %814 : f32
        %816 = arith.mulf %712, %809 : f32
        %817 = arith.mulf %706, %812 : f32
        %818 = arith.addf %816, %817 : f32
        %819 = arith.cmpi slt, %0, %heads : index
        scf.if %819 {
          %820 = arith.muli %578, %heads : index
          %821 = arith.addi %820, %0 : index
          %822 = arith.muli %821, %c19 : index
          %823 = arith.addi %822, %617 : index
          memref.store %815, %q[%823] : memref<?xf32>
          %824 = arith.addi %823, %c5 : index
          memref.store %818, %q[%824] : memref<?xf32>
        } else {
          %825 = arith.addi %579, %617 : index
          memref.store %815, %15[%825] : memref<?xf32>
          %826 = arith.addi %579, %617 : index
          %827 = arith.addi %826, %c5 : index
          memref.store %818, %15[%827] : memref<?xf32>
        }
        %828 = arith.remui %657, %c19 : index
        %829 = arith.muli %828, %c19 : index
        %830 = arith.addi %829, %635 : index
        %831 = arith.divui %657, %c19 : index
        %832 = arith.addi %831, %c19 : index
        %833 = arith.muli %832, %c19 : index
        %834 = arith.addi %833, %635 : index
        %835 = memref.load %rope[%830] : memref<?xf32>
        %836 = arith.addi %830, %c5 : index
        %837 = memref.load %rope[%836] : memref<?xf32>
        %838 = memref.load %rope[%834] : memref<?xf32>
        %839 = arith.addi %834, %c5 : index
        %840 = memref.load %rope[%839] : memref<?xf32>
        %841 = arith.mulf %838, %835 : f32
        %842 = arith.mulf %840, %837 : f32
        %843 = arith.subf %841, %842 : f32
        %844 = arith.mulf %840, %835 : f32
        %845 = arith.mulf %838, %837 : f32
        %846 = arith.addf %844, %845 : f32
        %847 = arith.mulf %719, %843 : f32
        %848 = arith.mulf %725, %846 : f32
        %849 = arith.subf %847, %848 : f32
        %850 = arith.mulf %725, %843 : f32
        %851 = arith.mulf %719, %846 : f32
        %852 = arith.addf %850, %851 : f32
        %853 = arith.cmpi slt, %0, %heads : index
        scf.if %853 {
          %854 = arith.muli %578, %heads : index
          %855 = arith.addi %854, %0 : index
          %856 = arith.muli %855, %c19 : index
          %857 = arith.addi %856, %635 : index
          memref.store %849, %q[%857] : memref<?xf32>
          %858 = arith.addi %857, %c5 : index
          memref.store %852, %q[%858] : memref<?xf32>
        } else {
          %859 = arith.addi %579, %635 : index
          memref.store %849, %15[%859] : memref<?xf32>
          %860 = arith.addi %579, %635 : index
          %861 = arith.addi %860, %c5 : index
          memref.store %852, %15[%861] : memref<?xf32>
        }
      } else {
        %862 = arith.cmpi slt, %0, %heads : index
        scf.if %862 {
          %863 = arith.muli %578, %heads : index
          %864 = arith.addi %863, %0 : index
          %865 = arith.muli %864, %c19 : index
          %866 = arith.addi %865, %581 : index
          memref.store %589, %q[%866] : memref<?xf32>
          %867 = arith.addi %866, %c5 : index
          memref.store %598, %q[%867] : memref<?xf32>
        } else {
          %868 = arith.addi %579, %581 : index
          memref.store %589, %15[%868] : memref<?xf32>
          %869 = arith.addi %579, %581 : index
          %870 = arith.addi %869, %c5 : index
          memref.store %598, %15[%870] : memref<?xf32>
        }
        %871 = arith.cmpi slt, %0, %heads : index
        scf.if %871 {
          %872 = arith.muli %578, %heads : index
          %873 = arith.addi %872, %0 : index
          %874 = arith.muli %873, %c19 : index
          %875 = arith.addi %874, %599 : index
          memref.store %607, %q[%875] : memref<?xf32>
          %876 = arith.addi %875, %c5 : index
          memref.store %616, %q[%876] : memref<?xf32>
        } else {
          %877 = arith.addi %579, %599 : index
          memref.store %607, %15[%877] : memref<?xf32>
          %878 = arith.addi %579, %599 : index
          %879 = arith.addi %878, %c5 : index
          memref.store %616, %15[%879] : memref<?xf32>
        }
        %880 = arith.cmpi slt, %0, %heads : index
        scf.if %880 {
          %881 = arith.muli %578, %heads : index
          %882 = arith.addi %881, %0 : index
          %883 = arith.muli %882, %c19 : index
          %884 = arith.addi %883, %617 : index
          memref.store %625, %q[%884] : memref<?xf32>
          %885 = arith.addi %884, %c5 : index
          memref.store %634, %q[%885] : memref<?xf32>
        } else {
          %886 = arith.addi %579, %617 : index
          memref.store %625, %15[%886] : memref<?xf32>
          %887 = arith.addi %579, %617 : index
          %888 = arith.addi %887, %c5 : index
          memref.store %634, %15[%888] : memref<?xf32>
        }
        %889 = arith.cmpi slt, %0, %heads : index
        scf.if %889 {
          %890 = arith.muli %578, %heads : index
          %891 = arith.addi %890, %0 : index
          %892 = arith.muli %891, %c19 : index
          %893 = arith.addi %892, %635 : index
          memref.store %643, %q[%893] : memref<?xf32>
          %894 = arith.addi %893, %c5 : index
          memref.store %652, %q[%894] : memref<?xf32>
        } else {
          %895 = arith.addi %579, %635 : index
          memref.store %643, %15[%895] : memref<?xf32>
          %896 = arith.addi %579, %635 : index
          %897 = arith.addi %896, %c5 : index
          memref.store %652, %15[%897] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %898 = arith.cmpi sge, %0, %heads : index
    scf.if %898 {
      %899 = arith.addi %574, %c8 : index
      %900 = arith.addi %573, %899 : index
      %901 = arith.cmpi slt, %900, %17 : index
      scf.if %901 {
        %902 = arith.addi %573, %899 : index
        %903 = arith.addi %slotsAt, %902 : index
        %904 = memref.load %step[%903] : memref<?xi32>
        %905 = arith.index_cast %904 : i32 to index
        %906 = arith.cmpi sge, %905, %c8 : index
        scf.if %906 {
          %907 = arith.muli %899, %c19 : index
          %908 = arith.subi %0, %heads : index
          %909 = memref.load %scales[%908] : memref<?xf32>
          %910 = vector.broadcast %909 : f32 to vector<4xf32>
          %911 = arith.divui %905, %c6 : index
          %912 = arith.remui %905, %c6 : index
          %913 = arith.muli %911, %pageBytes : index
          %914 = arith.cmpi eq, %codec, %c8 : index
          scf.if %914 {
            %915 = wave.lane
            %916 = arith.muli %915, %c16 : index
            scf.for %917 = %916 to %c19 step %c5 {
              %918 = arith.addi %907, %917 : index
              %919 = vector.load %15[%918] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %920 = arith.mulf %919, %910 : vector<4xf32>
              %921 = arith.minimumf %920, %c37 : vector<4xf32>
              %922 = arith.maximumf %921, %c38 : vector<4xf32>
              %923 = arith.truncf %922 : vector<4xf32> to vector<4xf16>
              %924 = vector.bitcast %923 : vector<4xf16> to vector<8xi8>
              %925 = arith.cmpi slt, %908, %kvHeads : index
              scf.if %925 {
                %926 = arith.muli %908, %c39 : index
                %927 = arith.addi %913, %926 : index
                %928 = arith.divui %917, %c6 : index
                %929 = arith.muli %928, %c18 : index
                %930 = arith.remui %917, %c6 : index
                %931 = arith.divui %930, %c2 : index
                %932 = arith.muli %931, %c19 : index
                %933 = arith.muli %912, %c6 : index
                %934 = arith.addi %932, %933 : index
                %935 = arith.remui %930, %c2 : index
                %936 = arith.muli %935, %c7 : index
                %937 = arith.addi %934, %936 : index
                %938 = arith.addi %929, %937 : index
                %939 = arith.addi %927, %938 : index
                vector.store %924, %kv[%939] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %940 = arith.subi %908, %kvHeads : index
                %941 = arith.muli %940, %c39 : index
                %942 = arith.addi %913, %941 : index
                %943 = arith.addi %917, %c8 : index
                %944 = arith.divui %943, %c6 : index
                %945 = arith.muli %944, %c18 : index
                %946 = arith.addi %945, %c10 : index
                %947 = arith.remui %943, %c6 : index
                %948 = arith.divui %912, %c7 : index
                %949 = arith.remui %912, %c7 : index
                %950 = arith.muli %949, %c2 : index
                %951 = arith.addi %948, %950 : index
                %952 = arith.divui %951, %c2 : index
                %953 = arith.muli %952, %c19 : index
                %954 = arith.muli %947, %c6 : index
                %955 = arith.addi %953, %954 : index
                %956 = arith.remui %951, %c2 : index
                %957 = arith.muli %956, %c7 : index
                %958 = arith.addi %955, %957 : index
                %959 = arith.addi %946, %958 : index
                %960 = arith.addi %942, %959 : index
                %961 = vector.shuffle %924, %924 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %961, %kv[%960] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %962 = arith.addi %917, %c9 : index
                %963 = arith.divui %962, %c6 : index
                %964 = arith.muli %963, %c18 : index
                %965 = arith.addi %964, %c10 : index
                %966 = arith.remui %962, %c6 : index
                %967 = arith.divui %912, %c7 : index
                %968 = arith.remui %912, %c7 : index
                %969 = arith.muli %968, %c2 : index
                %970 = arith.addi %967, %969 : index
                %971 = arith.divui %970, %c2 : index
                %972 = arith.muli %971, %c19 : index
                %973 = arith.muli %966, %c6 : index
                %974 = arith.addi %972, %973 : index
                %975 = arith.remui %970, %c2 : index
                %976 = arith.muli %975, %c7 : index
                %977 = arith.addi %974, %976 : index
                %978 = arith.addi %965, %977 : index
                %979 = arith.addi %942, %978 : index
                %980 = vector.shuffle %924, %924 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %980, %kv[%979] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %981 = arith.addi %917, %c7 : index
                %982 = arith.divui %981, %c6 : index
                %983 = arith.muli %982, %c18 : index
                %984 = arith.addi %983, %c10 : index
                %985 = arith.remui %981, %c6 : index
                %986 = arith.divui %912, %c7 : index
                %987 = arith.remui %912, %c7 : index
                %988 = arith.muli %987, %c2 : index
                %989 = arith.addi %986, %988 : index
                %990 = arith.divui %989, %c2 : index
                %991 = arith.muli %990, %c19 : index
                %992 = arith.muli %985, %c6 : index
                %993 = arith.addi %991, %992 : index
                %994 = arith.remui %989, %c2 : index
                %995 = arith.muli %994, %c7 : index
                %996 = arith.addi %993, %995 : index
                %997 = arith.addi %984, %996 : index
                %998 = arith.addi %942, %997 : index
                %999 = vector.shuffle %924, %924 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %999, %kv[%998] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1000 = arith.addi %917, %c20 : index
                %1001 = arith.divui %1000, %c6 : index
                %1002 = arith.muli %1001, %c18 : index
                %1003 = arith.addi %1002, %c10 : index
                %1004 = arith.remui %1000, %c6 : index
                %1005 = arith.divui %912, %c7 : index
                %1006 = arith.remui %912, %c7 : index
                %1007 = arith.muli %1006, %c2 : index
                %1008 = arith.addi %1005, %1007 : index
                %1009 = arith.divui %1008, %c2 : index
                %1010 = arith.muli %1009, %c19 : index
                %1011 = arith.muli %1004, %c6 : index
                %1012 = arith.addi %1010, %1011 : index
                %1013 = arith.remui %1008, %c2 : index
                %1014 = arith.muli %1013, %c7 : index
                %1015 = arith.addi %1012, %1014 : index
                %1016 = arith.addi %1003, %1015 : index
                %1017 = arith.addi %942, %1016 : index
                %1018 = vector.shuffle %924, %924 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1018, %kv[%1017] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1019 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1019 {
            %1020 = wave.lane
            %1021 = arith.muli %1020, %c16 : index
            scf.for %1022 = %1021 to %c19 step %c5 {
              %1023 = arith.addi %907, %1022 : index
              %1024 = vector.load %15[%1023] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1025 = arith.mulf %1024, %910 : vector<4xf32>
              %1026 = wave.fp8_encode "e4m3" %1025 : vector<4xf32> -> vector<4xi8>
              %1027 = arith.cmpi slt, %908, %kvHeads : index
              scf.if %1027 {
                %1028 = arith.muli %908, %c10 : index
                %1029 = arith.addi %913, %1028 : index
                %1030 = vector.shuffle %1026, %1026 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1031 = arith.divui %1022, %c6 : index
                %1032 = arith.muli %1031, %c19 : index
                %1033 = arith.remui %1022, %c6 : index
                %1034 = arith.muli %912, %c6 : index
                %1035 = arith.divui %1033, %c16 : index
                %1036 = arith.muli %1035, %c16 : index
                %1037 = arith.remui %1033, %c7 : index
                %1038 = arith.muli %1037, %c7 : index
                %1039 = arith.addi %1036, %1038 : index
                %1040 = arith.divui %1033, %c7 : index
                %1041 = arith.remui %1040, %c7 : index
                %1042 = arith.addi %1039, %1041 : index
                %1043 = arith.addi %1034, %1042 : index
                %1044 = arith.addi %1032, %1043 : index
                %1045 = arith.addi %1029, %1044 : index
                vector.store %1030, %kv[%1045] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1046 = arith.subi %908, %kvHeads : index
                %1047 = arith.muli %1046, %c10 : index
                %1048 = arith.addi %913, %1047 : index
                %1049 = arith.addi %1022, %c8 : index
                %1050 = arith.divui %1049, %c6 : index
                %1051 = arith.muli %1050, %c19 : index
                %1052 = arith.addi %1051, %c11 : index
                %1053 = arith.remui %1049, %c6 : index
                %1054 = arith.divui %912, %c7 : index
                %1055 = arith.remui %912, %c7 : index
                %1056 = arith.muli %1055, %c2 : index
                %1057 = arith.addi %1054, %1056 : index
                %1058 = arith.muli %1053, %c6 : index
                %1059 = arith.divui %1057, %c16 : index
                %1060 = arith.muli %1059, %c16 : index
                %1061 = arith.remui %1057, %c7 : index
                %1062 = arith.muli %1061, %c7 : index
                %1063 = arith.addi %1060, %1062 : index
                %1064 = arith.divui %1057, %c7 : index
                %1065 = arith.remui %1064, %c7 : index
                %1066 = arith.addi %1063, %1065 : index
                %1067 = arith.addi %1058, %1066 : index
                %1068 = arith.addi %1052, %1067 : index
                %1069 = arith.addi %1048, %1068 : index
                %1070 = vector.shuffle %1026, %1026 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1070, %kv[%1069] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1071 = arith.addi %1022, %c9 : index
                %1072 = arith.divui %1071, %c6 : index
                %1073 = arith.muli %1072, %c19 : index
                %1074 = arith.addi %1073, %c11 : index
                %1075 = arith.remui %1071, %c6 : index
                %1076 = arith.divui %912, %c7 : index
                %1077 = arith.remui %912, %c7 : index
                %1078 = arith.muli %1077, %c2 : index
                %1079 = arith.addi %1076, %1078 : index
                %1080 = arith.muli %1075, %c6 : index
                %1081 = arith.divui %1079, %c16 : index
                %1082 = arith.muli %1081, %c16 : index
                %1083 = arith.remui %1079, %c7 : index
                %1084 = arith.muli %1083, %c7 : index
                %1085 = arith.addi %1082, %1084 : index
                %1086 = arith.divui %1079, %c7 : index
                %1087 = arith.remui %1086, %c7 : index
                %1088 = arith.addi %1085, %1087 : index
                %1089 = arith.addi %1080, %1088 : index
                %1090 = arith.addi %1074, %1089 : index
                %1091 = arith.addi %1048, %1090 : index
                %1092 = vector.shuffle %1026, %1026 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1092, %kv[%1091] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1093 = arith.addi %1022, %c7 : index
                %1094 = arith.divui %1093, %c6 : index
                %1095 = arith.muli %1094, %c19 : index
                %1096 = arith.addi %1095, %c11 : index
                %1097 = arith.remui %1093, %c6 : index
                %1098 = arith.divui %912, %c7 : index
                %1099 = arith.remui %912, %c7 : index
                %1100 = arith.muli %1099, %c2 : index
                %1101 = arith.addi %1098, %1100 : index
                %1102 = arith.muli %1097, %c6 : index
                %1103 = arith.divui %1101, %c16 : index
                %1104 = arith.muli %1103, %c16 : index
                %1105 = arith.remui %1101, %c7 : index
                %1106 = arith.muli %1105, %c7 : index
                %1107 = arith.addi %1104, %1106 : index
                %1108 = arith.divui %1101, %c7 : index
                %1109 = arith.remui %1108, %c7 : index
                %1110 = arith.addi %1107, %1109 : index
                %1111 = arith.addi %1102, %1110 : index
                %1112 = arith.addi %1096, %1111 : index
                %1113 = arith.addi %1048, %1112 : index
                %1114 = vector.shuffle %1026, %1026 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1114, %kv[%1113] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1115 = arith.addi %1022, %c20 : index
                %1116 = arith.divui %1115, %c6 : index
                %1117 = arith.muli %1116, %c19 : index
                %1118 = arith.addi %1117, %c11 : index
                %1119 = arith.remui %1115, %c6 : index
                %1120 = arith.divui %912, %c7 : index
                %1121 = arith.remui %912, %c7 : index
                %1122 = arith.muli %1121, %c2 : index
                %1123 = arith.addi %1120, %1122 : index
                %1124 = arith.muli %1119, %c6 : index
                %1125 = arith.divui %1123, %c16 : index
                %1126 = arith.muli %1125, %c16 : index
                %1127 = arith.remui %1123, %c7 : index
                %1128 = arith.muli %1127, %c7 : index
                %1129 = arith.addi %1126, %1128 : index
                %1130 = arith.divui %1123, %c7 : index
                %1131 = arith.remui %1130, %c7 : index
                %1132 = arith.addi %1129, %1131 : index
                %1133 = arith.addi %1124, %1132 : index
                %1134 = arith.addi %1118, %1133 : index
                %1135 = arith.addi %1048, %1134 : index
                %1136 = vector.shuffle %1026, %1026 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1136, %kv[%1135] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1137 = arith.cmpi eq, %codec, %c7 : index
          scf.if %1137 {
            %1138 = wave.lane
            %1139 = arith.muli %1138, %c16 : index
            scf.for %1140 = %1139 to %c19 step %c5 {
              %1141 = arith.addi %907, %1140 : index
              %1142 = vector.load %15[%1141] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1143 = arith.mulf %1142, %910 : vector<4xf32>
              %1144 = wave.fp8_encode "e5m2" %1143 : vector<4xf32> -> vector<4xi8>
              %1145 = arith.cmpi slt, %908, %kvHeads : index
              scf.if %1145 {
                %1146 = arith.muli %908, %c10 : index
                %1147 = arith.addi %913, %1146 : index
                %1148 = vector.shuffle %1144, %1144 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1149 = arith.divui %1140, %c6 : index
                %1150 = arith.muli %1149, %c19 : index
                %1151 = arith.remui %1140, %c6 : index
                %1152 = arith.muli %912, %c6 : index
                %1153 = arith.divui %1151, %c16 : index
                %1154 = arith.muli %1153, %c16 : index
                %1155 = arith.remui %1151, %c7 : index
                %1156 = arith.muli %1155, %c7 : index
                %1157 = arith.addi %1154, %1156 : index
                %1158 = arith.divui %1151, %c7 : index
                %1159 = arith.remui %1158, %c7 : index
                %1160 = arith.addi %1157, %1159 : index
                %1161 = arith.addi %1152, %1160 : index
                %1162 = arith.addi %1150, %1161 : index
                %1163 = arith.addi %1147, %1162 : index
                vector.store %1148, %kv[%1163] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1164 = arith.subi %908, %kvHeads : index
                %1165 = arith.muli %1164, %c10 : index
                %1166 = arith.addi %913, %1165 : index
                %1167 = arith.addi %1140, %c8 : index
                %1168 = arith.divui %1167, %c6 : index
                %1169 = arith.muli %1168, %c19 : index
                %1170 = arith.addi %1169, %c11 : index
                %1171 = arith.remui %1167, %c6 : index
                %1172 = arith.divui %912, %c7 : index
                %1173 = arith.remui %912, %c7 : index
                %1174 = arith.muli %1173, %c2 : index
                %1175 = arith.addi %1172, %1174 : index
                %1176 = arith.muli %1171, %c6 : index
                %1177 = arith.divui %1175, %c16 : index
                %1178 = arith.muli %1177, %c16 : index
                %1179 = arith.remui %1175, %c7 : index
                %1180 = arith.muli %1179, %c7 : index
                %1181 = arith.addi %1178, %1180 : index
                %1182 = arith.divui %1175, %c7 : index
                %1183 = arith.remui %1182, %c7 : index
                %1184 = arith.addi %1181, %1183 : index
                %1185 = arith.addi %1176, %1184 : index
                %1186 = arith.addi %1170, %1185 : index
                %1187 = arith.addi %1166, %1186 : index
                %1188 = vector.shuffle %1144, %1144 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1188, %kv[%1187] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1189 = arith.addi %1140, %c9 : index
                %1190 = arith.divui %1189, %c6 : index
                %1191 = arith.muli %1190, %c19 : index
                %1192 = arith.addi %1191, %c11 : index
                %1193 = arith.remui %1189, %c6 : index
                %1194 = arith.divui %912, %c7 : index
                %1195 = arith.remui %912, %c7 : index
                %1196 = arith.muli %1195, %c2 : index
                %1197 = arith.addi %1194, %1196 : index
                %1198 = arith.muli %1193, %c6 : index
                %1199 = arith.divui %1197, %c16 : index
                %1200 = arith.muli %1199, %c16 : index
                %1201 = arith.remui %1197, %c7 : index
                %1202 = arith.muli %1201, %c7 : index
                %1203 = arith.addi %1200, %1202 : index
                %1204 = arith.divui %1197, %c7 : index
                %1205 = arith.remui %1204, %c7 : index
                %1206 = arith.addi %1203, %1205 : index
                %1207 = arith.addi %1198, %1206 : index
                %1208 = arith.addi %1192, %1207 : index
                %1209 = arith.addi %1166, %1208 : index
                %1210 = vector.shuffle %1144, %1144 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1210, %kv[%1209] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1211 = arith.addi %1140, %c7 : index
                %1212 = arith.divui %1211, %c6 : index
                %1213 = arith.muli %1212, %c19 : index
                %1214 = arith.addi %1213, %c11 : index
                %1215 = arith.remui %1211, %c6 : index
                %1216 = arith.divui %912, %c7 : index
                %1217 = arith.remui %912, %c7 : index
                %1218 = arith.muli %1217, %c2 : index
                %1219 = arith.addi %1216, %1218 : index
                %1220 = arith.muli %1215, %c6 : index
                %1221 = arith.divui %1219, %c16 : index
                %1222 = arith.muli %1221, %c16 : index
                %1223 = arith.remui %1219, %c7 : index
                %1224 = arith.muli %1223, %c7 : index
                %1225 = arith.addi %1222, %1224 : index
                %1226 = arith.divui %1219, %c7 : index
                %1227 = arith.remui %1226, %c7 : index
                %1228 = arith.addi %1225, %1227 : index
                %1229 = arith.addi %1220, %1228 : index
                %1230 = arith.addi %1214, %1229 : index
                %1231 = arith.addi %1166, %1230 : index
                %1232 = vector.shuffle %1144, %1144 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1232, %kv[%1231] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1233 = arith.addi %1140, %c20 : index
                %1234 = arith.divui %1233, %c6 : index
                %1235 = arith.muli %1234, %c19 : index
                %1236 = arith.addi %1235, %c11 : index
                %1237 = arith.remui %1233, %c6 : index
                %1238 = arith.divui %912, %c7 : index
                %1239 = arith.remui %912, %c7 : index
                %1240 = arith.muli %1239, %c2 : index
                %1241 = arith.addi %1238, %1240 : index
                %1242 = arith.muli %1237, %c6 : index
                %1243 = arith.divui %1241, %c16 : index
                %1244 = arith.muli %1243, %c16 : index
                %1245 = arith.remui %1241, %c7 : index
                %1246 = arith.muli %1245, %c7 : index
                %1247 = arith.addi %1244, %1246 : index
                %1248 = arith.divui %1241, %c7 : index
                %1249 = arith.remui %1248, %c7 : index
                %1250 = arith.addi %1247, %1249 : index
                %1251 = arith.addi %1242, %1250 : index
                %1252 = arith.addi %1236, %1251 : index
                %1253 = arith.addi %1166, %1252 : index
                %1254 = vector.shuffle %1144, %1144 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1254, %kv[%1253] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
