// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='f16', dim=64, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_f16_d64_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 16 : i64} {
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
  %c13 = arith.constant 8 : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c17 = arith.constant 512 : index
  %c18 = arith.constant 256 : index
  %c19 = arith.constant 3 : index
  %c20 = arith.constant 64 : index
  %c21 = arith.constant 96 : index
  %c22 = arith.constant 160 : index
  %c23 = arith.constant 192 : index
  %c24 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c27 = arith.constant 2048 : index
  %c28 = arith.constant 3072 : index
  %c29 = arith.constant 4096 : index
  %c30 = arith.constant 5120 : index
  %c31 = arith.constant 6144 : index
  %c32 = arith.constant 7168 : index
  %hasBias = wave.param "hasBias" : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c36 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %c38 = arith.constant 0x3F800000 : f32
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
  %19 = arith.cmpi slt, %18, %17 : index
  scf.if %19 {
    %20 = wave.lane
    %21 = arith.remui %20, %c11 : index
    %22 = arith.remui %21, %tileRows : index
    %23 = arith.addi %18, %22 : index
    %24 = arith.divui %23, %tileRows : index
    %25 = arith.divui %inputFeatures, %c11 : index
    %26 = arith.muli %24, %25 : index
    %27 = arith.divui %c7, %c11 : index
    %28 = arith.addi %26, %27 : index
    %29 = arith.muli %28, %c2 : index
    %30 = arith.remui %c7, %c11 : index
    %31 = arith.divui %30, %c13 : index
    %32 = arith.addi %29, %31 : index
    %33 = arith.muli %tileRows, %c13 : index
    %34 = arith.muli %32, %33 : index
    %35 = arith.remui %23, %tileRows : index
    %36 = arith.muli %35, %c13 : index
    %37 = arith.addi %34, %36 : index
    %38 = arith.remui %c7, %c13 : index
    %39 = arith.addi %37, %38 : index
    %40 = arith.divui %inputFeatures, %c11 : index
    %41 = arith.muli %4, %stepsPerWave : index
    %42 = arith.minsi %41, %40 : index
    %43 = arith.addi %42, %stepsPerWave : index
    %44 = arith.minsi %43, %40 : index
    %45 = arith.cmpi eq, %wholeBlocks, %c8 : index
    %46 = arith.subi %44, %42 : index
    %47 = arith.divui %46, %c6 : index
    %48 = arith.muli %47, %c6 : index
    %49 = arith.addi %42, %48 : index
    %50 = arith.addi %42, %stepsPerWave : index
    %51 = arith.select %45, %50, %49 : index
    %55:2 = scf.for %52 = %42 to %51 step %c6 iter_args(%53 = %c14, %54 = %c14) -> (vector<8xf32>, vector<8xf32>) {
      %56 = wave.lane
      %57 = arith.addi %52, %c7 : index
      %58 = arith.addi %11, %c5 : index
      %59 = arith.muli %57, %c17 : index
      %60 = arith.addi %58, %59 : index
      %61 = arith.remui %56, %c11 : index
      %62 = arith.muli %61, %c11 : index
      %63 = arith.addi %60, %62 : index
      %64 = vector.load %w[%63] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %65 = vector.bitcast %64 : vector<16xi8> to vector<8xf16>
      %66 = arith.addi %63, %c18 : index
      %67 = vector.load %w[%66] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %68 = vector.bitcast %67 : vector<16xi8> to vector<8xf16>
      %69 = vector.shuffle %65, %68 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %70 = arith.addi %52, %c8 : index
      %71 = arith.addi %11, %c5 : index
      %72 = arith.muli %70, %c17 : index
      %73 = arith.addi %71, %72 : index
      %74 = arith.remui %56, %c11 : index
      %75 = arith.muli %74, %c11 : index
      %76 = arith.addi %73, %75 : index
      %77 = vector.load %w[%76] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %78 = vector.bitcast %77 : vector<16xi8> to vector<8xf16>
      %79 = arith.addi %76, %c18 : index
      %80 = vector.load %w[%79] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %81 = vector.bitcast %80 : vector<16xi8> to vector<8xf16>
      %82 = vector.shuffle %78, %81 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %83 = arith.addi %52, %c2 : index
      %84 = arith.addi %11, %c5 : index
      %85 = arith.muli %83, %c17 : index
      %86 = arith.addi %84, %85 : index
      %87 = arith.remui %56, %c11 : index
      %88 = arith.muli %87, %c11 : index
      %89 = arith.addi %86, %88 : index
      %90 = vector.load %w[%89] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %91 = vector.bitcast %90 : vector<16xi8> to vector<8xf16>
      %92 = arith.addi %89, %c18 : index
      %93 = vector.load %w[%92] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %94 = vector.bitcast %93 : vector<16xi8> to vector<8xf16>
      %95 = vector.shuffle %91, %94 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %96 = arith.addi %52, %c19 : index
      %97 = arith.addi %11, %c5 : index
      %98 = arith.muli %96, %c17 : index
      %99 = arith.addi %97, %98 : index
      %100 = arith.remui %56, %c11 : index
      %101 = arith.muli %100, %c11 : index
      %102 = arith.addi %99, %101 : index
      %103 = vector.load %w[%102] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %104 = vector.bitcast %103 : vector<16xi8> to vector<8xf16>
      %105 = arith.addi %102, %c18 : index
      %106 = vector.load %w[%105] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %107 = vector.bitcast %106 : vector<16xi8> to vector<8xf16>
      %108 = vector.shuffle %104, %107 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %109 = arith.addi %52, %c7 : index
      %110 = arith.addi %13, %c5 : index
      %111 = arith.muli %109, %c17 : index
      %112 = arith.addi %110, %111 : index
      %113 = arith.remui %56, %c11 : index
      %114 = arith.muli %113, %c11 : index
      %115 = arith.addi %112, %114 : index
      %116 = vector.load %w[%115] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %117 = vector.bitcast %116 : vector<16xi8> to vector<8xf16>
      %118 = arith.addi %115, %c18 : index
      %119 = vector.load %w[%118] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %120 = vector.bitcast %119 : vector<16xi8> to vector<8xf16>
      %121 = vector.shuffle %117, %120 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %122 = arith.addi %52, %c8 : index
      %123 = arith.addi %13, %c5 : index
      %124 = arith.muli %122, %c17 : index
      %125 = arith.addi %123, %124 : index
      %126 = arith.remui %56, %c11 : index
      %127 = arith.muli %126, %c11 : index
      %128 = arith.addi %125, %127 : index
      %129 = vector.load %w[%128] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %130 = vector.bitcast %129 : vector<16xi8> to vector<8xf16>
      %131 = arith.addi %128, %c18 : index
      %132 = vector.load %w[%131] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %133 = vector.bitcast %132 : vector<16xi8> to vector<8xf16>
      %134 = vector.shuffle %130, %133 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %135 = arith.addi %52, %c2 : index
      %136 = arith.addi %13, %c5 : index
      %137 = arith.muli %135, %c17 : index
      %138 = arith.addi %136, %137 : index
      %139 = arith.remui %56, %c11 : index
      %140 = arith.muli %139, %c11 : index
      %141 = arith.addi %138, %140 : index
      %142 = vector.load %w[%141] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %143 = vector.bitcast %142 : vector<16xi8> to vector<8xf16>
      %144 = arith.addi %141, %c18 : index
      %145 = vector.load %w[%144] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %146 = vector.bitcast %145 : vector<16xi8> to vector<8xf16>
      %147 = vector.shuffle %143, %146 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %148 = arith.addi %52, %c19 : index
      %149 = arith.addi %13, %c5 : index
      %150 = arith.muli %148, %c17 : index
      %151 = arith.addi %149, %150 : index
      %152 = arith.remui %56, %c11 : index
      %153 = arith.muli %152, %c11 : index
      %154 = arith.addi %151, %153 : index
      %155 = vector.load %w[%154] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %156 = vector.bitcast %155 : vector<16xi8> to vector<8xf16>
      %157 = arith.addi %154, %c18 : index
      %158 = vector.load %w[%157] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %159 = vector.bitcast %158 : vector<16xi8> to vector<8xf16>
      %160 = vector.shuffle %156, %159 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %161 = arith.muli %52, %c8 : index
      %162 = arith.addi %161, %c7 : index
      %163 = arith.muli %tileRows, %c11 : index
      %164 = arith.muli %162, %163 : index
      %165 = arith.addi %39, %164 : index
      %166 = vector.load %x[%165] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %167 = arith.muli %tileRows, %c13 : index
      %168 = arith.addi %165, %167 : index
      %169 = vector.load %x[%168] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %170 = vector.shuffle %166, %169 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %171 = wave.mma %170, %69, %53 : vector<16xf16>, vector<8xf32>
      %172 = wave.mma %170, %121, %54 : vector<16xf16>, vector<8xf32>
      %173 = arith.muli %52, %c8 : index
      %174 = arith.addi %173, %c8 : index
      %175 = arith.muli %tileRows, %c11 : index
      %176 = arith.muli %174, %175 : index
      %177 = arith.addi %39, %176 : index
      %178 = vector.load %x[%177] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %179 = arith.muli %tileRows, %c13 : index
      %180 = arith.addi %177, %179 : index
      %181 = vector.load %x[%180] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %182 = vector.shuffle %178, %181 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %183 = wave.mma %182, %82, %171 : vector<16xf16>, vector<8xf32>
      %184 = wave.mma %182, %134, %172 : vector<16xf16>, vector<8xf32>
      %185 = arith.muli %52, %c8 : index
      %186 = arith.addi %185, %c2 : index
      %187 = arith.muli %tileRows, %c11 : index
      %188 = arith.muli %186, %187 : index
      %189 = arith.addi %39, %188 : index
      %190 = vector.load %x[%189] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %191 = arith.muli %tileRows, %c13 : index
      %192 = arith.addi %189, %191 : index
      %193 = vector.load %x[%192] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %194 = vector.shuffle %190, %193 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %195 = wave.mma %194, %95, %183 : vector<16xf16>, vector<8xf32>
      %196 = wave.mma %194, %147, %184 : vector<16xf16>, vector<8xf32>
      %197 = arith.muli %52, %c8 : index
      %198 = arith.addi %197, %c19 : index
      %199 = arith.muli %tileRows, %c11 : index
      %200 = arith.muli %198, %199 : index
      %201 = arith.addi %39, %200 : index
      %202 = vector.load %x[%201] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %203 = arith.muli %tileRows, %c13 : index
      %204 = arith.addi %201, %203 : index
      %205 = vector.load %x[%204] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %206 = vector.shuffle %202, %205 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %207 = wave.mma %206, %108, %195 : vector<16xf16>, vector<8xf32>
      %208 = wave.mma %206, %160, %196 : vector<16xf16>, vector<8xf32>
      scf.yield %207, %208 : vector<8xf32>, vector<8xf32>
    }
    %209 = arith.select %45, %51, %44 : index
    %213:2 = scf.for %210 = %51 to %209 step %c8 iter_args(%211 = %55#0, %212 = %55#1) -> (vector<8xf32>, vector<8xf32>) {
      %214 = wave.lane
      %215 = arith.addi %210, %c7 : index
      %216 = arith.addi %11, %c5 : index
      %217 = arith.muli %215, %c17 : index
      %218 = arith.addi %216, %217 : index
      %219 = arith.remui %214, %c11 : index
      %220 = arith.muli %219, %c11 : index
      %221 = arith.addi %218, %220 : index
      %222 = vector.load %w[%221] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %223 = vector.bitcast %222 : vector<16xi8> to vector<8xf16>
      %224 = arith.addi %221, %c18 : index
      %225 = vector.load %w[%224] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %226 = vector.bitcast %225 : vector<16xi8> to vector<8xf16>
      %227 = vector.shuffle %223, %226 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %228 = arith.addi %210, %c7 : index
      %229 = arith.addi %13, %c5 : index
      %230 = arith.muli %228, %c17 : index
      %231 = arith.addi %229, %230 : index
      %232 = arith.remui %214, %c11 : index
      %233 = arith.muli %232, %c11 : index
      %234 = arith.addi %231, %233 : index
      %235 = vector.load %w[%234] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %236 = vector.bitcast %235 : vector<16xi8> to vector<8xf16>
      %237 = arith.addi %234, %c18 : index
      %238 = vector.load %w[%237] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %239 = vector.bitcast %238 : vector<16xi8> to vector<8xf16>
      %240 = vector.shuffle %236, %239 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %241 = arith.muli %210, %c8 : index
      %242 = arith.addi %241, %c7 : index
      %243 = arith.muli %tileRows, %c11 : index
      %244 = arith.muli %242, %243 : index
      %245 = arith.addi %39, %244 : index
      %246 = vector.load %x[%245] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %247 = arith.muli %tileRows, %c13 : index
      %248 = arith.addi %245, %247 : index
      %249 = vector.load %x[%248] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %250 = vector.shuffle %246, %249 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %251 = wave.mma %250, %227, %211 : vector<16xf16>, vector<8xf32>
      %252 = wave.mma %250, %240, %212 : vector<16xf16>, vector<8xf32>
      scf.yield %251, %252 : vector<8xf32>, vector<8xf32>
    }
    %253 = arith.addi %18, %c7 : index
    %254 = wave.lane
    %255 = arith.muli %3, %c2 : index
    %256 = arith.muli %255, %c18 : index
    %257 = arith.addi %256, %254 : index
    %258 = arith.muli %4, %c10 : index
    %259 = arith.addi %258, %257 : index
    %260 = arith.addi %259, %c7 : index
    %261 = arith.addi %260, %c7 : index
    %262 = vector.extract %213#0[0] : f32 from vector<8xf32>
    memref.store %262, %14[%261] : memref<?xf32>
    %263 = arith.muli %4, %c10 : index
    %264 = arith.addi %263, %257 : index
    %265 = arith.addi %264, %c7 : index
    %266 = arith.addi %265, %c4 : index
    %267 = vector.extract %213#0[1] : f32 from vector<8xf32>
    memref.store %267, %14[%266] : memref<?xf32>
    %268 = arith.muli %4, %c10 : index
    %269 = arith.addi %268, %257 : index
    %270 = arith.addi %269, %c7 : index
    %271 = arith.addi %270, %c20 : index
    %272 = vector.extract %213#0[2] : f32 from vector<8xf32>
    memref.store %272, %14[%271] : memref<?xf32>
    %273 = arith.muli %4, %c10 : index
    %274 = arith.addi %273, %257 : index
    %275 = arith.addi %274, %c7 : index
    %276 = arith.addi %275, %c21 : index
    %277 = vector.extract %213#0[3] : f32 from vector<8xf32>
    memref.store %277, %14[%276] : memref<?xf32>
    %278 = arith.muli %4, %c10 : index
    %279 = arith.addi %278, %257 : index
    %280 = arith.addi %279, %c7 : index
    %281 = arith.addi %280, %c5 : index
    %282 = vector.extract %213#0[4] : f32 from vector<8xf32>
    memref.store %282, %14[%281] : memref<?xf32>
    %283 = arith.muli %4, %c10 : index
    %284 = arith.addi %283, %257 : index
    %285 = arith.addi %284, %c7 : index
    %286 = arith.addi %285, %c22 : index
    %287 = vector.extract %213#0[5] : f32 from vector<8xf32>
    memref.store %287, %14[%286] : memref<?xf32>
    %288 = arith.muli %4, %c10 : index
    %289 = arith.addi %288, %257 : index
    %290 = arith.addi %289, %c7 : index
    %291 = arith.addi %290, %c23 : index
    %292 = vector.extract %213#0[6] : f32 from vector<8xf32>
    memref.store %292, %14[%291] : memref<?xf32>
    %293 = arith.muli %4, %c10 : index
    %294 = arith.addi %293, %257 : index
    %295 = arith.addi %294, %c7 : index
    %296 = arith.addi %295, %c24 : index
    %297 = vector.extract %213#0[7] : f32 from vector<8xf32>
    memref.store %297, %14[%296] : memref<?xf32>
    %298 = arith.muli %4, %c10 : index
    %299 = arith.addi %298, %257 : index
    %300 = arith.addi %299, %c18 : index
    %301 = arith.addi %300, %c7 : index
    %302 = vector.extract %213#1[0] : f32 from vector<8xf32>
    memref.store %302, %14[%301] : memref<?xf32>
    %303 = arith.muli %4, %c10 : index
    %304 = arith.addi %303, %257 : index
    %305 = arith.addi %304, %c18 : index
    %306 = arith.addi %305, %c4 : index
    %307 = vector.extract %213#1[1] : f32 from vector<8xf32>
    memref.store %307, %14[%306] : memref<?xf32>
    %308 = arith.muli %4, %c10 : index
    %309 = arith.addi %308, %257 : index
    %310 = arith.addi %309, %c18 : index
    %311 = arith.addi %310, %c20 : index
    %312 = vector.extract %213#1[2] : f32 from vector<8xf32>
    memref.store %312, %14[%311] : memref<?xf32>
    %313 = arith.muli %4, %c10 : index
    %314 = arith.addi %313, %257 : index
    %315 = arith.addi %314, %c18 : index
    %316 = arith.addi %315, %c21 : index
    %317 = vector.extract %213#1[3] : f32 from vector<8xf32>
    memref.store %317, %14[%316] : memref<?xf32>
    %318 = arith.muli %4, %c10 : index
    %319 = arith.addi %318, %257 : index
    %320 = arith.addi %319, %c18 : index
    %321 = arith.addi %320, %c5 : index
    %322 = vector.extract %213#1[4] : f32 from vector<8xf32>
    memref.store %322, %14[%321] : memref<?xf32>
    %323 = arith.muli %4, %c10 : index
    %324 = arith.addi %323, %257 : index
    %325 = arith.addi %324, %c18 : index
    %326 = arith.addi %325, %c22 : index
    %327 = vector.extract %213#1[5] : f32 from vector<8xf32>
    memref.store %327, %14[%326] : memref<?xf32>
    %328 = arith.muli %4, %c10 : index
    %329 = arith.addi %328, %257 : index
    %330 = arith.addi %329, %c18 : index
    %331 = arith.addi %330, %c23 : index
    %332 = vector.extract %213#1[6] : f32 from vector<8xf32>
    memref.store %332, %14[%331] : memref<?xf32>
    %333 = arith.muli %4, %c10 : index
    %334 = arith.addi %333, %257 : index
    %335 = arith.addi %334, %c18 : index
    %336 = arith.addi %335, %c24 : index
    %337 = vector.extract %213#1[7] : f32 from vector<8xf32>
    memref.store %337, %14[%336] : memref<?xf32>
    wave.barrier
    %338 = arith.muli %4, %c8 : index
    %339 = arith.addi %338, %c7 : index
    %340 = arith.muli %339, %c2 : index
    %341 = arith.divui %254, %c11 : index
    %342 = arith.addi %340, %341 : index
    %343 = arith.addi %253, %342 : index
    %344 = arith.cmpi slt, %343, %17 : index
    scf.if %344 {
      %345 = arith.cmpi eq, %hasFactors, %c8 : index
      %346 = arith.muli %343, %c2 : index
      %347 = memref.load %factors[%346] : memref<?xf32>
      %348 = arith.mulf %347, %operandScale : f32
      %349 = arith.select %345, %348, %operandScale : f32
      %350 = arith.addi %257, %c7 : index
      %351 = arith.muli %339, %c4 : index
      %352 = arith.addi %350, %351 : index
      %353 = memref.load %14[%352] : memref<?xf32>
      %354 = arith.addi %352, %c10 : index
      %355 = memref.load %14[%354] : memref<?xf32>
      %356 = arith.addf %353, %355 : f32
      %357 = arith.addi %352, %c27 : index
      %358 = memref.load %14[%357] : memref<?xf32>
      %359 = arith.addf %356, %358 : f32
      %360 = arith.addi %352, %c28 : index
      %361 = memref.load %14[%360] : memref<?xf32>
      %362 = arith.addf %359, %361 : f32
      %363 = arith.addi %352, %c29 : index
      %364 = memref.load %14[%363] : memref<?xf32>
      %365 = arith.addf %362, %364 : f32
      %366 = arith.addi %352, %c30 : index
      %367 = memref.load %14[%366] : memref<?xf32>
      %368 = arith.addf %365, %367 : f32
      %369 = arith.addi %352, %c31 : index
      %370 = memref.load %14[%369] : memref<?xf32>
      %371 = arith.addf %368, %370 : f32
      %372 = arith.addi %352, %c32 : index
      %373 = memref.load %14[%372] : memref<?xf32>
      %374 = arith.addf %371, %373 : f32
      %375 = arith.remui %254, %c11 : index
      %376 = arith.muli %375, %c6 : index
      %377 = arith.addi %11, %376 : index
      %378 = vector.load %w[%377] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %379 = vector.bitcast %378 : vector<4xi8> to vector<1xf32>
      %380 = vector.extract %379[0] : f32 from vector<1xf32>
      %381 = arith.mulf %380, %349 : f32
      %382 = arith.mulf %374, %381 : f32
      %383 = arith.muli %3, %c2 : index
      %384 = arith.addi %383, %c7 : index
      %385 = arith.muli %384, %c11 : index
      %386 = arith.remui %254, %c11 : index
      %387 = arith.addi %385, %386 : index
      %388 = arith.muli %342, %c20 : index
      %389 = arith.addi %388, %387 : index
      memref.store %382, %15[%389] : memref<?xf32>
      %390 = arith.addi %257, %c18 : index
      %391 = arith.muli %339, %c4 : index
      %392 = arith.addi %390, %391 : index
      %393 = memref.load %14[%392] : memref<?xf32>
      %394 = arith.addi %392, %c10 : index
      %395 = memref.load %14[%394] : memref<?xf32>
      %396 = arith.addf %393, %395 : f32
      %397 = arith.addi %392, %c27 : index
      %398 = memref.load %14[%397] : memref<?xf32>
      %399 = arith.addf %396, %398 : f32
      %400 = arith.addi %392, %c28 : index
      %401 = memref.load %14[%400] : memref<?xf32>
      %402 = arith.addf %399, %401 : f32
      %403 = arith.addi %392, %c29 : index
      %404 = memref.load %14[%403] : memref<?xf32>
      %405 = arith.addf %402, %404 : f32
      %406 = arith.addi %392, %c30 : index
      %407 = memref.load %14[%406] : memref<?xf32>
      %408 = arith.addf %405, %407 : f32
      %409 = arith.addi %392, %c31 : index
      %410 = memref.load %14[%409] : memref<?xf32>
      %411 = arith.addf %408, %410 : f32
      %412 = arith.addi %392, %c32 : index
      %413 = memref.load %14[%412] : memref<?xf32>
      %414 = arith.addf %411, %413 : f32
      %415 = arith.remui %254, %c11 : index
      %416 = arith.muli %415, %c6 : index
      %417 = arith.addi %13, %416 : index
      %418 = vector.load %w[%417] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %419 = vector.bitcast %418 : vector<4xi8> to vector<1xf32>
      %420 = vector.extract %419[0] : f32 from vector<1xf32>
      %421 = arith.mulf %420, %349 : f32
      %422 = arith.mulf %414, %421 : f32
      %423 = arith.muli %3, %c2 : index
      %424 = arith.addi %423, %c8 : index
      %425 = arith.muli %424, %c11 : index
      %426 = arith.remui %254, %c11 : index
      %427 = arith.addi %425, %426 : index
      %428 = arith.muli %342, %c20 : index
      %429 = arith.addi %428, %427 : index
      memref.store %422, %15[%429] : memref<?xf32>
    }
    wave.barrier
    %430 = arith.addi %18, %c7 : index
    %431 = wave.wave
    %432 = arith.addi %431, %c7 : index
    %433 = arith.addi %430, %432 : index
    %434 = arith.cmpi slt, %433, %17 : index
    scf.if %434 {
      %435 = arith.addi %430, %432 : index
      %436 = arith.muli %432, %c20 : index
      %437 = wave.lane
      %438 = arith.addi %437, %c7 : index
      %439 = arith.cmpi eq, %hasBias, %c8 : index
      %440 = arith.addi %436, %438 : index
      %441 = memref.load %15[%440] : memref<?xf32>
      %442 = arith.muli %0, %c20 : index
      %443 = arith.addi %442, %438 : index
      %444 = memref.load %bias[%443] : memref<?xf32>
      %445 = arith.addf %441, %444 : f32
      %446 = arith.select %439, %445, %441 : f32
      %447 = arith.addi %438, %c4 : index
      %448 = arith.cmpi eq, %hasBias, %c8 : index
      %449 = arith.addi %436, %447 : index
      %450 = memref.load %15[%449] : memref<?xf32>
      %451 = arith.muli %0, %c20 : index
      %452 = arith.addi %451, %447 : index
      %453 = memref.load %bias[%452] : memref<?xf32>
      %454 = arith.addf %450, %453 : f32
      %455 = arith.select %448, %454, %450 : f32
      %456 = arith.addi %heads, %kvHeads : index
      %457 = arith.cmpi slt, %0, %456 : index
      scf.if %457 {
        %458 = arith.addi %positionsAt, %435 : index
        %459 = memref.load %step[%458] : memref<?xi32>
        %460 = arith.index_cast %459 : i32 to index
        %461 = arith.cmpi eq, %hasNorm, %c8 : index
        %462 = math.fma %446, %446, %c36 : f32
        %463 = math.fma %455, %455, %462 : f32
        %464 = vector.broadcast %463 : f32 to vector<1xf32>
        %465 = wave.reduce "add" %464 : vector<1xf32>
        %466 = arith.mulf %465, %inverseHeadDim : f32
        %467 = arith.addf %466, %epsilon : f32
        %468 = math.sqrt %467 : f32
        %469 = arith.divf %c38, %468 : f32
        %470 = arith.cmpi slt, %0, %heads : index
        %471 = arith.addi %438, %c4 : index
        %472 = memref.load %query_norm[%438] : memref<?xf32>
        %473 = memref.load %key_norm[%438] : memref<?xf32>
        %474 = arith.select %470, %472, %473 : f32
        %475 = arith.mulf %446, %469 : f32
        %476 = arith.mulf %475, %474 : f32
        %477 = arith.select %461, %476, %446 : f32
        %478 = memref.load %query_norm[%471] : memref<?xf32>
        %479 = memref.load %key_norm[%471] : memref<?xf32>
        %480 = arith.select %470, %478, %479 : f32
        %481 = arith.mulf %455, %469 : f32
        %482 = arith.mulf %481, %480 : f32
        %483 = arith.select %461, %482, %455 : f32
        %484 = arith.remui %460, %c18 : index
        %485 = arith.muli %484, %c20 : index
        %486 = arith.addi %485, %438 : index
        %487 = arith.divui %460, %c18 : index
        %488 = arith.addi %487, %c18 : index
        %489 = arith.muli %488, %c20 : index
        %490 = arith.addi %489, %438 : index
        %491 = memref.load %rope[%486] : memref<?xf32>
        %492 = arith.addi %486, %c4 : index
        %493 = memref.load %rope[%492] : memref<?xf32>
        %494 = memref.load %rope[%490] : memref<?xf32>
        %495 = arith.addi %490, %c4 : index
        %496 = memref.load %rope[%495] : memref<?xf32>
        %497 = arith.mulf %494, %491 : f32
        %498 = arith.mulf %496, %493 : f32
        %499 = arith.subf %497, %498 : f32
        %500 = arith.mulf %496, %491 : f32
        %501 = arith.mulf %494, %493 : f32
        %502 = arith.addf %500, %501 : f32
        %503 = arith.mulf %477, %499 : f32
        %504 = arith.mulf %483, %502 : f32
        %505 = arith.subf %503, %504 : f32
        %506 = arith.mulf %483, %499 : f32
        %507 = arith.mulf %477, %502 : f32
        %508 = arith.addf %506, %507 : f32
        %509 = arith.cmpi slt, %0, %heads : index
        scf.if %509 {
          %510 = arith.muli %435, %heads : index
          %511 = arith.addi %510, %0 : index
          %512 = arith.muli %511, %c20 : index
          %513 = arith.addi %512, %438 : index
          memref.store %505, %q[%513] : memref<?xf32>
          %514 = arith.addi %513, %c4 : index
          memref.store %508, %q[%514] : memref<?xf32>
        } else {
          %515 = arith.addi %436, %438 : index
          memref.store %505, %15[%515] : memref<?xf32>
          %516 = arith.addi %436, %438 : index
          %517 = arith.addi %516, %c4 : index
          memref.store %508, %15[%517] : memref<?xf32>
        }
      } else {
        %518 = arith.cmpi slt, %0, %heads : index
        scf.if %518 {
          %519 = arith.muli %435, %heads : index
          %520 = arith.addi %519, %0 : index
          %521 = arith.muli %520, %c20 : index
          %522 = arith.addi %521, %438 : index
          memref.store %446, %q[%522] : memref<?xf32>
          %523 = arith.addi %522, %c4 : index
          memref.store %455, %q[%523] : memref<?xf32>
        } else {
          %524 = arith.addi %436, %438 : index
          memref.store %446, %15[%524] : memref<?xf32>
          %525 = arith.addi %436, %438 : index
          %526 = arith.addi %525, %c4 : index
          memref.store %455, %15[%526] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %527 = arith.cmpi sge, %0, %heads : index
    scf.if %527 {
      %528 = arith.addi %431, %c7 : index
      %529 = arith.addi %430, %528 : index
      %530 = arith.cmpi slt, %529, %17 : index
      scf.if %530 {
        %531 = arith.addi %430, %528 : index
        %532 = arith.addi %slotsAt, %531 : index
        %533 = memref.load %step[%532] : memref<?xi32>
        %534 = arith.index_cast %533 : i32 to index
        %535 = arith.cmpi sge, %534, %c7 : index
        scf.if %535 {
          %536 = arith.muli %528, %c20 : index
          %537 = arith.subi %0, %heads : index
          %538 = memref.load %scales[%537] : memref<?xf32>
          %539 = vector.broadcast %538 : f32 to vector<4xf32>
          %540 = arith.divui %534, %c11 : index
          %541 = arith.remui %534, %c11 : index
          %542 = arith.muli %540, %pageBytes : index
          %543 = arith.cmpi eq, %codec, %c7 : index
          scf.if %543 {
            %544 = wave.lane
            %545 = arith.muli %544, %c6 : index
            scf.for %546 = %545 to %c20 step %c5 {
              %547 = arith.addi %536, %546 : index
              %548 = vector.load %15[%547] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %549 = arith.mulf %548, %539 : vector<4xf32>
              %550 = arith.minimumf %549, %c43 : vector<4xf32>
              %551 = arith.maximumf %550, %c44 : vector<4xf32>
              %552 = arith.truncf %551 : vector<4xf32> to vector<4xf16>
              %553 = vector.bitcast %552 : vector<4xf16> to vector<8xi8>
              %554 = arith.cmpi slt, %537, %kvHeads : index
              scf.if %554 {
                %555 = arith.muli %537, %c29 : index
                %556 = arith.addi %542, %555 : index
                %557 = arith.divui %546, %c11 : index
                %558 = arith.muli %557, %c17 : index
                %559 = arith.remui %546, %c11 : index
                %560 = arith.divui %559, %c13 : index
                %561 = arith.muli %560, %c18 : index
                %562 = arith.muli %541, %c11 : index
                %563 = arith.addi %561, %562 : index
                %564 = arith.remui %559, %c13 : index
                %565 = arith.muli %564, %c2 : index
                %566 = arith.addi %563, %565 : index
                %567 = arith.addi %558, %566 : index
                %568 = arith.addi %556, %567 : index
                vector.store %553, %kv[%568] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %569 = arith.subi %537, %kvHeads : index
                %570 = arith.muli %569, %c29 : index
                %571 = arith.addi %542, %570 : index
                %572 = arith.addi %546, %c7 : index
                %573 = arith.divui %572, %c11 : index
                %574 = arith.muli %573, %c17 : index
                %575 = arith.addi %574, %c27 : index
                %576 = arith.remui %572, %c11 : index
                %577 = arith.divui %541, %c2 : index
                %578 = arith.remui %541, %c2 : index
                %579 = arith.muli %578, %c13 : index
                %580 = arith.addi %577, %579 : index
                %581 = arith.divui %580, %c13 : index
                %582 = arith.muli %581, %c18 : index
                %583 = arith.muli %576, %c11 : index
                %584 = arith.addi %582, %583 : index
                %585 = arith.remui %580, %c13 : index
                %586 = arith.muli %585, %c2 : index
                %587 = arith.addi %584, %586 : index
                %588 = arith.addi %575, %587 : index
                %589 = arith.addi %571, %588 : index
                %590 = vector.shuffle %553, %553 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %590, %kv[%589] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %591 = arith.addi %546, %c8 : index
                %592 = arith.divui %591, %c11 : index
                %593 = arith.muli %592, %c17 : index
                %594 = arith.addi %593, %c27 : index
                %595 = arith.remui %591, %c11 : index
                %596 = arith.divui %541, %c2 : index
                %597 = arith.remui %541, %c2 : index
                %598 = arith.muli %597, %c13 : index
                %599 = arith.addi %596, %598 : index
                %600 = arith.divui %599, %c13 : index
                %601 = arith.muli %600, %c18 : index
                %602 = arith.muli %595, %c11 : index
                %603 = arith.addi %601, %602 : index
                %604 = arith.remui %599, %c13 : index
                %605 = arith.muli %604, %c2 : index
                %606 = arith.addi %603, %605 : index
                %607 = arith.addi %594, %606 : index
                %608 = arith.addi %571, %607 : index
                %609 = vector.shuffle %553, %553 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %609, %kv[%608] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %610 = arith.addi %546, %c2 : index
                %611 = arith.divui %610, %c11 : index
                %612 = arith.muli %611, %c17 : index
                %613 = arith.addi %612, %c27 : index
                %614 = arith.remui %610, %c11 : index
                %615 = arith.divui %541, %c2 : index
                %616 = arith.remui %541, %c2 : index
                %617 = arith.muli %616, %c13 : index
                %618 = arith.addi %615, %617 : index
                %619 = arith.divui %618, %c13 : index
                %620 = arith.muli %619, %c18 : index
                %621 = arith.muli %614, %c11 : index
                %622 = arith.addi %620, %621 : index
                %623 = arith.remui %618, %c13 : index
                %624 = arith.muli %623, %c2 : index
                %625 = arith.addi %622, %624 : index
                %626 = arith.addi %613, %625 : index
                %627 = arith.addi %571, %626 : index
                %628 = vector.shuffle %553, %553 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %628, %kv[%627] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %629 = arith.addi %546, %c19 : index
                %630 = arith.divui %629, %c11 : index
                %631 = arith.muli %630, %c17 : index
                %632 = arith.addi %631, %c27 : index
                %633 = arith.remui %629, %c11 : index
                %634 = arith.divui %541, %c2 : index
                %635 = arith.remui %541, %c2 : index
                %636 = arith.muli %635, %c13 : index
                %637 = arith.addi %634, %636 : index
                %638 = arith.divui %637, %c13 : index
                %639 = arith.muli %638, %c18 : index
                %640 = arith.muli %633, %c11 : index
                %641 = arith.addi %639, %640 : index
                %642 = arith.remui %637, %c13 : index
                %643 = arith.muli %642, %c2 : index
                %644 = arith.addi %641, %643 : index
                %645 = arith.addi %632, %644 : index
                %646 = arith.addi %571, %645 : index
                %647 = vector.shuffle %553, %553 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %647, %kv[%646] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %648 = arith.cmpi eq, %codec, %c8 : index
          scf.if %648 {
            %649 = wave.lane
            %650 = arith.muli %649, %c6 : index
            scf.for %651 = %650 to %c20 step %c5 {
              %652 = arith.addi %536, %651 : index
              %653 = vector.load %15[%652] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %654 = arith.mulf %653, %539 : vector<4xf32>
              %655 = wave.fp8_encode "e4m3" %654 : vector<4xf32> -> vector<4xi8>
              %656 = arith.cmpi slt, %537, %kvHeads : index
              scf.if %656 {
                %657 = arith.muli %537, %c27 : index
                %658 = arith.addi %542, %657 : index
                %659 = vector.shuffle %655, %655 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %660 = arith.divui %651, %c11 : index
                %661 = arith.muli %660, %c18 : index
                %662 = arith.remui %651, %c11 : index
                %663 = arith.muli %541, %c11 : index
                %664 = arith.divui %662, %c6 : index
                %665 = arith.muli %664, %c6 : index
                %666 = arith.remui %662, %c2 : index
                %667 = arith.muli %666, %c2 : index
                %668 = arith.addi %665, %667 : index
                %669 = arith.divui %662, %c2 : index
                %670 = arith.remui %669, %c2 : index
                %671 = arith.addi %668, %670 : index
                %672 = arith.addi %663, %671 : index
                %673 = arith.addi %661, %672 : index
                %674 = arith.addi %658, %673 : index
                vector.store %659, %kv[%674] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %675 = arith.subi %537, %kvHeads : index
                %676 = arith.muli %675, %c27 : index
                %677 = arith.addi %542, %676 : index
                %678 = arith.addi %651, %c7 : index
                %679 = arith.divui %678, %c11 : index
                %680 = arith.muli %679, %c18 : index
                %681 = arith.addi %680, %c10 : index
                %682 = arith.remui %678, %c11 : index
                %683 = arith.divui %541, %c2 : index
                %684 = arith.remui %541, %c2 : index
                %685 = arith.muli %684, %c13 : index
                %686 = arith.addi %683, %685 : index
                %687 = arith.muli %682, %c11 : index
                %688 = arith.divui %686, %c6 : index
                %689 = arith.muli %688, %c6 : index
                %690 = arith.remui %686, %c2 : index
                %691 = arith.muli %690, %c2 : index
                %692 = arith.addi %689, %691 : index
                %693 = arith.divui %686, %c2 : index
                %694 = arith.remui %693, %c2 : index
                %695 = arith.addi %692, %694 : index
                %696 = arith.addi %687, %695 : index
                %697 = arith.addi %681, %696 : index
                %698 = arith.addi %677, %697 : index
                %699 = vector.shuffle %655, %655 [0] : vector<4xi8>, vector<4xi8>
                vector.store %699, %kv[%698] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %700 = arith.addi %651, %c8 : index
                %701 = arith.divui %700, %c11 : index
                %702 = arith.muli %701, %c18 : index
                %703 = arith.addi %702, %c10 : index
                %704 = arith.remui %700, %c11 : index
                %705 = arith.divui %541, %c2 : index
                %706 = arith.remui %541, %c2 : index
                %707 = arith.muli %706, %c13 : index
                %708 = arith.addi %705, %707 : index
                %709 = arith.muli %704, %c11 : index
                %710 = arith.divui %708, %c6 : index
                %711 = arith.muli %710, %c6 : index
                %712 = arith.remui %708, %c2 : index
                %713 = arith.muli %712, %c2 : index
                %714 = arith.addi %711, %713 : index
                %715 = arith.divui %708, %c2 : index
                %716 = arith.remui %715, %c2 : index
                %717 = arith.addi %714, %716 : index
                %718 = arith.addi %709, %717 : index
                %719 = arith.addi %703, %718 : index
                %720 = arith.addi %677, %719 : index
                %721 = vector.shuffle %655, %655 [1] : vector<4xi8>, vector<4xi8>
                vector.store %721, %kv[%720] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %722 = arith.addi %651, %c2 : index
                %723 = arith.divui %722, %c11 : index
                %724 = arith.muli %723, %c18 : index
                %725 = arith.addi %724, %c10 : index
                %726 = arith.remui %722, %c11 : index
                %727 = arith.divui %541, %c2 : index
                %728 = arith.remui %541, %c2 : index
                %729 = arith.muli %728, %c13 : index
                %730 = arith.addi %727, %729 : index
                %731 = arith.muli %726, %c11 : index
                %732 = arith.divui %730, %c6 : index
                %733 = arith.muli %732, %c6 : index
                %734 = arith.remui %730, %c2 : index
                %735 = arith.muli %734, %c2 : index
                %736 = arith.addi %733, %735 : index
                %737 = arith.divui %730, %c2 : index
                %738 = arith.remui %737, %c2 : index
                %739 = arith.addi %736, %738 : index
                %740 = arith.addi %731, %739 : index
                %741 = arith.addi %725, %740 : index
                %742 = arith.addi %677, %741 : index
                %743 = vector.shuffle %655, %655 [2] : vector<4xi8>, vector<4xi8>
                vector.store %743, %kv[%742] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %744 = arith.addi %651, %c19 : index
                %745 = arith.divui %744, %c11 : index
                %746 = arith.muli %745, %c18 : index
                %747 = arith.addi %746, %c10 : index
                %748 = arith.remui %744, %c11 : index
                %749 = arith.divui %541, %c2 : index
                %750 = arith.remui %541, %c2 : index
                %751 = arith.muli %750, %c13 : index
                %752 = arith.addi %749, %751 : index
                %753 = arith.muli %748, %c11 : index
                %754 = arith.divui %752, %c6 : index
                %755 = arith.muli %754, %c6 : index
                %756 = arith.remui %752, %c2 : index
                %757 = arith.muli %756, %c2 : index
                %758 = arith.addi %755, %757 : index
                %759 = arith.divui %752, %c2 : index
                %760 = arith.remui %759, %c2 : index
                %761 = arith.addi %758, %760 : index
                %762 = arith.addi %753, %761 : index
                %763 = arith.addi %747, %762 : index
                %764 = arith.addi %677, %763 : index
                %765 = vector.shuffle %655, %655 [3] : vector<4xi8>, vector<4xi8>
                vector.store %765, %kv[%764] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %766 = arith.cmpi eq, %codec, %c2 : index
          scf.if %766 {
            %767 = wave.lane
            %768 = arith.muli %767, %c6 : index
            scf.for %769 = %768 to %c20 step %c5 {
              %770 = arith.addi %536, %769 : index
              %771 = vector.load %15[%770] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %772 = arith.mulf %771, %539 : vector<4xf32>
              %773 = wave.fp8_encode "e5m2" %772 : vector<4xf32> -> vector<4xi8>
              %774 = arith.cmpi slt, %537, %kvHeads : index
              scf.if %774 {
                %775 = arith.muli %537, %c27 : index
                %776 = arith.addi %542, %775 : index
                %777 = vector.shuffle %773, %773 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %778 = arith.divui %769, %c11 : index
                %779 = arith.muli %778, %c18 : index
                %780 = arith.remui %769, %c11 : index
                %781 = arith.muli %541, %c11 : index
                %782 = arith.divui %780, %c6 : index
                %783 = arith.muli %782, %c6 : index
                %784 = arith.remui %780, %c2 : index
                %785 = arith.muli %784, %c2 : index
                %786 = arith.addi %783, %785 : index
                %787 = arith.divui %780, %c2 : index
                %788 = arith.remui %787, %c2 : index
                %789 = arith.addi %786, %788 : index
                %790 = arith.addi %781, %789 : index
                %791 = arith.addi %779, %790 : index
                %792 = arith.addi %776, %791 : index
                vector.store %777, %kv[%792] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %793 = arith.subi %537, %kvHeads : index
                %794 = arith.muli %793, %c27 : index
                %795 = arith.addi %542, %794 : index
                %796 = arith.addi %769, %c7 : index
                %797 = arith.divui %796, %c11 : index
                %798 = arith.muli %797, %c18 : index
                %799 = arith.addi %798, %c10 : index
                %800 = arith.remui %796, %c11 : index
                %801 = arith.divui %541, %c2 : index
                %802 = arith.remui %541, %c2 : index
                %803 = arith.muli %802, %c13 : index
                %804 = arith.addi %801, %803 : index
                %805 = arith.muli %800, %c11 : index
                %806 = arith.divui %804, %c6 : index
                %807 = arith.muli %806, %c6 : index
                %808 = arith.remui %804, %c2 : index
                %809 = arith.muli %808, %c2 : index
                %810 = arith.addi %807, %809 : index
                %811 = arith.divui %804, %c2 : index
                %812 = arith.remui %811, %c2 : index
                %813 = arith.addi %810, %812 : index
                %814 = arith.addi %805, %813 : index
                %815 = arith.addi %799, %814 : index
                %816 = arith.addi %795, %815 : index
                %817 = vector.shuffle %773, %773 [0] : vector<4xi8>, vector<4xi8>
                vector.store %817, %kv[%816] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %818 = arith.addi %769, %c8 : index
                %819 = arith.divui %818, %c11 : index
                %820 = arith.muli %819, %c18 : index
                %821 = arith.addi %820, %c10 : index
                %822 = arith.remui %818, %c11 : index
                %823 = arith.divui %541, %c2 : index
                %824 = arith.remui %541, %c2 : index
                %825 = arith.muli %824, %c13 : index
                %826 = arith.addi %823, %825 : index
                %827 = arith.muli %822, %c11 : index
                %828 = arith.divui %826, %c6 : index
                %829 = arith.muli %828, %c6 : index
                %830 = arith.remui %826, %c2 : index
                %831 = arith.muli %830, %c2 : index
                %832 = arith.addi %829, %831 : index
                %833 = arith.divui %826, %c2 : index
                %834 = arith.remui %833, %c2 : index
                %835 = arith.addi %832, %834 : index
                %836 = arith.addi %827, %835 : index
                %837 = arith.addi %821, %836 : index
                %838 = arith.addi %795, %837 : index
                %839 = vector.shuffle %773, %773 [1] : vector<4xi8>, vector<4xi8>
                vector.store %839, %kv[%838] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %840 = arith.addi %769, %c2 : index
                %841 = arith.divui %840, %c11 : index
                %842 = arith.muli %841, %c18 : index
                %843 = arith.addi %842, %c10 : index
                %844 = arith.remui %840, %c11 : index
                %845 = arith.divui %541, %c2 : index
                %846 = arith.remui %541, %c2 : index
                %847 = arith.muli %846, %c13 : index
                %848 = arith.addi %845, %847 : index
                %849 = arith.muli %844, %c11 : index
                %850 = arith.divui %848, %c6 : index
                %851 = arith.muli %850, %c6 : index
                %852 = arith.remui %848, %c2 : index
                %853 = arith.muli %852, %c2 : index
                %854 = arith.addi %851, %853 : index
                %855 = arith.divui %848, %c2 : index
                %856 = arith.remui %855, %c2 : index
                %857 = arith.addi %854, %856 : index
                %858 = arith.addi %849, %857 : index
                %859 = arith.addi %843, %858 : index
                %860 = arith.addi %795, %859 : index
                %861 = vector.shuffle %773, %773 [2] : vector<4xi8>, vector<4xi8>
                vector.store %861, %kv[%860] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %862 = arith.addi %769, %c19 : index
                %863 = arith.divui %862, %c11 : index
                %864 = arith.muli %863, %c18 : index
                %865 = arith.addi %864, %c10 : index
                %866 = arith.remui %862, %c11 : index
                %867 = arith.divui %541, %c2 : index
                %868 = arith.remui %541, %c2 : index
                %869 = arith.muli %868, %c13 : index
                %870 = arith.addi %867, %869 : index
                %871 = arith.muli %866, %c11 : index
                %872 = arith.divui %870, %c6 : index
                %873 = arith.muli %872, %c6 : index
                %874 = arith.remui %870, %c2 : index
                %875 = arith.muli %874, %c2 : index
                %876 = arith.addi %873, %875 : index
                %877 = arith.divui %870, %c2 : index
                %878 = arith.remui %877, %c2 : index
                %879 = arith.addi %876, %878 : index
                %880 = arith.addi %871, %879 : index
                %881 = arith.addi %865, %880 : index
                %882 = arith.addi %795, %881 : index
                %883 = vector.shuffle %773, %773 [3] : vector<4xi8>, vector<4xi8>
                vector.store %883, %kv[%882] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
