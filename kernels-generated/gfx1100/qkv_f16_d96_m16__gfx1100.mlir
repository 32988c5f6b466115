// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='f16', dim=96, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_f16_d96_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 12 : i64} {
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
  %c14 = arith.constant 8 : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant 4 : index
  %c19 = arith.constant 512 : index
  %c20 = arith.constant 256 : index
  %c21 = arith.constant 64 : index
  %c22 = arith.constant 96 : index
  %c23 = arith.constant 160 : index
  %c24 = arith.constant 192 : index
  %c25 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c28 = arith.constant 3072 : index
  %c29 = arith.constant 4608 : index
  %hasBias = wave.param "hasBias" : index
  %c31 = arith.constant 48 : index
  %c32 = arith.constant 47 : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c35 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %c37 = arith.constant 0x3F800000 : f32
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
  %19 = arith.cmpi slt, %18, %17 : index
  scf.if %19 {
    %20 = wave.lane
    %21 = arith.remui %20, %c12 : index
    %22 = arith.remui %21, %tileRows : index
    %23 = arith.addi %18, %22 : index
    %24 = arith.divui %23, %tileRows : index
    %25 = arith.divui %inputFeatures, %c12 : index
    %26 = arith.muli %24, %25 : index
    %27 = arith.divui %c8, %c12 : index
    %28 = arith.addi %26, %27 : index
    %29 = arith.muli %28, %c7 : index
    %30 = arith.remui %c8, %c12 : index
    %31 = arith.divui %30, %c14 : index
    %32 = arith.addi %29, %31 : index
    %33 = arith.muli %tileRows, %c14 : index
    %34 = arith.muli %32, %33 : index
    %35 = arith.remui %23, %tileRows : index
    %36 = arith.muli %35, %c14 : index
    %37 = arith.addi %34, %36 : index
    %38 = arith.remui %c8, %c14 : index
    %39 = arith.addi %37, %38 : index
    %40 = arith.divui %inputFeatures, %c12 : index
    %41 = arith.muli %4, %stepsPerWave : index
    %42 = arith.minsi %41, %40 : index
    %43 = arith.addi %42, %stepsPerWave : index
    %44 = arith.minsi %43, %40 : index
    %45 = arith.cmpi eq, %wholeBlocks, %c9 : index
    %46 = arith.subi %44, %42 : index
    %47 = arith.divui %46, %c18 : index
    %48 = arith.muli %47, %c18 : index
    %49 = arith.addi %42, %48 : index
    %50 = arith.addi %42, %stepsPerWave : index
    %51 = arith.select %45, %50, %49 : index
    %55:2 = scf.for %52 = %42 to %51 step %c18 iter_args(%53 = %c15, %54 = %c15) -> (vector<8xf32>, vector<8xf32>) {
      %56 = wave.lane
      %57 = arith.addi %52, %c8 : index
      %58 = arith.addi %11, %c5 : index
      %59 = arith.muli %57, %c19 : index
      %60 = arith.addi %58, %59 : index
      %61 = arith.remui %56, %c12 : index
      %62 = arith.muli %61, %c12 : index
      %63 = arith.addi %60, %62 : index
      %64 = vector.load %w[%63] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %65 = vector.bitcast %64 : vector<16xi8> to vector<8xf16>
      %66 = arith.addi %63, %c20 : index
      %67 = vector.load %w[%66] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %68 = vector.bitcast %67 : vector<16xi8> to vector<8xf16>
      %69 = vector.shuffle %65, %68 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %70 = arith.addi %52, %c9 : index
      %71 = arith.addi %11, %c5 : index
      %72 = arith.muli %70, %c19 : index
      %73 = arith.addi %71, %72 : index
      %74 = arith.remui %56, %c12 : index
      %75 = arith.muli %74, %c12 : index
      %76 = arith.addi %73, %75 : index
      %77 = vector.load %w[%76] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %78 = vector.bitcast %77 : vector<16xi8> to vector<8xf16>
      %79 = arith.addi %76, %c20 : index
      %80 = vector.load %w[%79] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %81 = vector.bitcast %80 : vector<16xi8> to vector<8xf16>
      %82 = vector.shuffle %78, %81 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %83 = arith.addi %52, %c7 : index
      %84 = arith.addi %11, %c5 : index
      %85 = arith.muli %83, %c19 : index
      %86 = arith.addi %84, %85 : index
      %87 = arith.remui %56, %c12 : index
      %88 = arith.muli %87, %c12 : index
      %89 = arith.addi %86, %88 : index
      %90 = vector.load %w[%89] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %91 = vector.bitcast %90 : vector<16xi8> to vector<8xf16>
      %92 = arith.addi %89, %c20 : index
      %93 = vector.load %w[%92] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %94 = vector.bitcast %93 : vector<16xi8> to vector<8xf16>
      %95 = vector.shuffle %91, %94 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %96 = arith.addi %52, %c2 : index
      %97 = arith.addi %11, %c5 : index
      %98 = arith.muli %96, %c19 : index
      %99 = arith.addi %97, %98 : index
      %100 = arith.remui %56, %c12 : index
      %101 = arith.muli %100, %c12 : index
      %102 = arith.addi %99, %101 : index
      %103 = vector.load %w[%102] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %104 = vector.bitcast %103 : vector<16xi8> to vector<8xf16>
      %105 = arith.addi %102, %c20 : index
      %106 = vector.load %w[%105] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %107 = vector.bitcast %106 : vector<16xi8> to vector<8xf16>
      %108 = vector.shuffle %104, %107 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %109 = arith.addi %52, %c8 : index
      %110 = arith.addi %13, %c5 : index
      %111 = arith.muli %109, %c19 : index
      %112 = arith.addi %110, %111 : index
      %113 = arith.remui %56, %c12 : index
      %114 = arith.muli %113, %c12 : index
      %115 = arith.addi %112, %114 : index
      %116 = vector.load %w[%115] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %117 = vector.bitcast %116 : vector<16xi8> to vector<8xf16>
      %118 = arith.addi %115, %c20 : index
      %119 = vector.load %w[%118] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %120 = vector.bitcast %119 : vector<16xi8> to vector<8xf16>
      %121 = vector.shuffle %117, %120 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %122 = arith.addi %52, %c9 : index
      %123 = arith.addi %13, %c5 : index
      %124 = arith.muli %122, %c19 : index
      %125 = arith.addi %123, %124 : index
      %126 = arith.remui %56, %c12 : index
      %127 = arith.muli %126, %c12 : index
      %128 = arith.addi %125, %127 : index
      %129 = vector.load %w[%128] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %130 = vector.bitcast %129 : vector<16xi8> to vector<8xf16>
      %131 = arith.addi %128, %c20 : index
      %132 = vector.load %w[%131] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %133 = vector.bitcast %132 : vector<16xi8> to vector<8xf16>
      %134 = vector.shuffle %130, %133 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %135 = arith.addi %52, %c7 : index
      %136 = arith.addi %13, %c5 : index
      %137 = arith.muli %135, %c19 : index
      %138 = arith.addi %136, %137 : index
      %139 = arith.remui %56, %c12 : index
      %140 = arith.muli %139, %c12 : index
      %141 = arith.addi %138, %140 : index
      %142 = vector.load %w[%141] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %143 = vector.bitcast %142 : vector<16xi8> to vector<8xf16>
      %144 = arith.addi %141, %c20 : index
      %145 = vector.load %w[%144] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %146 = vector.bitcast %145 : vector<16xi8> to vector<8xf16>
      %147 = vector.shuffle %143, %146 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %148 = arith.addi %52, %c2 : index
      %149 = arith.addi %13, %c5 : index
      %150 = arith.muli %148, %c19 : index
      %151 = arith.addi %149, %150 : index
      %152 = arith.remui %56, %c12 : index
      %153 = arith.muli %152, %c12 : index
      %154 = arith.addi %151, %153 : index
      %155 = vector.load %w[%154] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %156 = vector.bitcast %155 : vector<16xi8> to vector<8xf16>
      %157 = arith.addi %154, %c20 : index
      %158 = vector.load %w[%157] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %159 = vector.bitcast %158 : vector<16xi8> to vector<8xf16>
      %160 = vector.shuffle %156, %159 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %161 = arith.muli %52, %c9 : index
      %162 = arith.addi %161, %c8 : index
      %163 = arith.muli %tileRows, %c12 : index
      %164 = arith.muli %162, %163 : index
      %165 = arith.addi %39, %164 : index
      %166 = vector.load %x[%165] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %167 = arith.muli %tileRows, %c14 : index
      %168 = arith.addi %165, %167 : index
      %169 = vector.load %x[%168] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %170 = vector.shuffle %166, %169 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %171 = wave.mma %170, %69, %53 : vector<16xf16>, vector<8xf32>
      %172 = wave.mma %170, %121, %54 : vector<16xf16>, vector<8xf32>
      %173 = arith.muli %52, %c9 : index
      %174 = arith.addi %173, %c9 : index
      %175 = arith.muli %tileRows, %c12 : index
      %176 = arith.muli %174, %175 : index
      %177 = arith.addi %39, %176 : index
      %178 = vector.load %x[%177] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %179 = arith.muli %tileRows, %c14 : index
      %180 = arith.addi %177, %179 : index
      %181 = vector.load %x[%180] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %182 = vector.shuffle %178, %181 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %183 = wave.mma %182, %82, %171 : vector<16xf16>, vector<8xf32>
      %184 = wave.mma %182, %134, %172 : vector<16xf16>, vector<8xf32>
      %185 = arith.muli %52, %c9 : index
      %186 = arith.addi %185, %c7 : index
      %187 = arith.muli %tileRows, %c12 : index
      %188 = arith.muli %186, %187 : index
      %189 = arith.addi %39, %188 : index
      %190 = vector.load %x[%189] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %191 = arith.muli %tileRows, %c14 : index
      %192 = arith.addi %189, %191 : index
      %193 = vector.load %x[%192] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %194 = vector.shuffle %190, %193 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %195 = wave.mma %194, %95, %183 : vector<16xf16>, vector<8xf32>
      %196 = wave.mma %194, %147, %184 : vector<16xf16>, vector<8xf32>
      %197 = arith.muli %52, %c9 : index
      %198 = arith.addi %197, %c2 : index
      %199 = arith.muli %tileRows, %c12 : index
      %200 = arith.muli %198, %199 : index
      %201 = arith.addi %39, %200 : index
      %202 = vector.load %x[%201] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %203 = arith.muli %tileRows, %c14 : index
      %204 = arith.addi %201, %203 : index
      %205 = vector.load %x[%204] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %206 = vector.shuffle %202, %205 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %207 = wave.mma %206, %108, %195 : vector<16xf16>, vector<8xf32>
      %208 = wave.mma %206, %160, %196 : vector<16xf16>, vector<8xf32>
      scf.yield %207, %208 : vector<8xf32>, vector<8xf32>
    }
    %209 = arith.select %45, %51, %44 : index
    %213:2 = scf.for %210 = %51 to %209 step %c9 iter_args(%211 = %55#0, %212 = %55#1) -> (vector<8xf32>, vector<8xf32>) {
      %214 = wave.lane
      %215 = arith.addi %210, %c8 : index
      %216 = arith.addi %11, %c5 : index
      %217 = arith.muli %215, %c19 : index
      %218 = arith.addi %216, %217 : index
      %219 = arith.remui %214, %c12 : index
      %220 = arith.muli %219, %c12 : index
      %221 = arith.addi %218, %220 : index
      %222 = vector.load %w[%221] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %223 = vector.bitcast %222 : vector<16xi8> to vector<8xf16>
      %224 = arith.addi %221, %c20 : index
      %225 = vector.load %w[%224] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %226 = vector.bitcast %225 : vector<16xi8> to vector<8xf16>
      %227 = vector.shuffle %223, %226 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %228 = arith.addi %210, %c8 : index
      %229 = arith.addi %13, %c5 : index
      %230 = arith.muli %228, %c19 : index
      %231 = arith.addi %229, %230 : index
      %232 = arith.remui %214, %c12 : index
      %233 = arith.muli %232, %c12 : index
      %234 = arith.addi %231, %233 : index
      %235 = vector.load %w[%234] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %236 = vector.bitcast %235 : vector<16xi8> to vector<8xf16>
      %237 = arith.addi %234, %c20 : index
      %238 = vector.load %w[%237] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %239 = vector.bitcast %238 : vector<16xi8> to vector<8xf16>
      %240 = vector.shuffle %236, %239 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %241 = arith.muli %210, %c9 : index
      %242 = arith.addi %241, %c8 : index
      %243 = arith.muli %tileRows, %c12 : index
      %244 = arith.muli %242, %243 : index
      %245 = arith.addi %39, %244 : index
      %246 = vector.load %x[%245] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %247 = arith.muli %tileRows, %c14 : index
      %248 = arith.addi %245, %247 : index
      %249 = vector.load %x[%248] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %250 = vector.shuffle %246, %249 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %251 = wave.mma %250, %227, %211 : vector<16xf16>, vector<8xf32>
      %252 = wave.mma %250, %240, %212 : vector<16xf16>, vector<8xf32>
      scf.yield %251, %252 : vector<8xf32>, vector<8xf32>
    }
    %253 = arith.addi %18, %c8 : index
    %254 = wave.lane
    %255 = arith.muli %3, %c7 : index
    %256 = arith.muli %255, %c20 : index
    %257 = arith.addi %256, %254 : index
    %258 = arith.muli %4, %c11 : index
    %259 = arith.addi %258, %257 : index
    %260 = arith.addi %259, %c8 : index
    %261 = arith.addi %260, %c8 : index
    %262 = vector.extract %213#0[0] : f32 from vector<8xf32>
    memref.store %262, %14[%261] : memref<?xf32>
    %263 = arith.muli %4, %c11 : index
    %264 = arith.addi %263, %257 : index
    %265 = arith.addi %264, %c8 : index
    %266 = arith.addi %265, %c4 : index
    %267 = vector.extract %213#0[1] : f32 from vector<8xf32>
    memref.store %267, %14[%266] : memref<?xf32>
    %268 = arith.muli %4, %c11 : index
    %269 = arith.addi %268, %257 : index
    %270 = arith.addi %269, %c8 : index
    %271 = arith.addi %270, %c21 : index
    %272 = vector.extract %213#0[2] : f32 from vector<8xf32>
    memref.store %272, %14[%271] : memref<?xf32>
    %273 = arith.muli %4, %c11 : index
    %274 = arith.addi %273, %257 : index
    %275 = arith.addi %274, %c8 : index
    %276 = arith.addi %275, %c22 : index
    %277 = vector.extract %213#0[3] : f32 from vector<8xf32>
    memref.store %277, %14[%276] : memref<?xf32>
    %278 = arith.muli %4, %c11 : index
    %279 = arith.addi %278, %257 : index
    %280 = arith.addi %279, %c8 : index
    %281 = arith.addi %280, %c5 : index
    %282 = vector.extract %213#0[4] : f32 from vector<8xf32>
    memref.store %282, %14[%281] : memref<?xf32>
    %283 = arith.muli %4, %c11 : index
    %284 = arith.addi %283, %257 : index
    %285 = arith.addi %284, %c8 : index
    %286 = arith.addi %285, %c23 : index
    %287 = vector.extract %213#0[5] : f32 from vector<8xf32>
    memref.store %287, %14[%286] : memref<?xf32>
    %288 = arith.muli %4, %c11 : index
    %289 = arith.addi %288, %257 : index
    %290 = arith.addi %289, %c8 : index
    %291 = arith.addi %290, %c24 : index
    %292 = vector.extract %213#0[6] : f32 from vector<8xf32>
    memref.store %292, %14[%291] : memref<?xf32>
    %293 = arith.muli %4, %c11 : index
    %294 = arith.addi %293, %257 : index
    %295 = arith.addi %294, %c8 : index
    %296 = arith.addi %295, %c25 : index
    %297 = vector.extract %213#0[7] : f32 from vector<8xf32>
    memref.store %297, %14[%296] : memref<?xf32>
    %298 = arith.muli %4, %c11 : index
    %299 = arith.addi %298, %257 : index
    %300 = arith.addi %299, %c20 : index
    %301 = arith.addi %300, %c8 : index
    %302 = vector.extract %213#1[0] : f32 from vector<8xf32>
    memref.store %302, %14[%301] : memref<?xf32>
    %303 = arith.muli %4, %c11 : index
    %304 = arith.addi %303, %257 : index
    %305 = arith.addi %304, %c20 : index
    %306 = arith.addi %305, %c4 : index
    %307 = vector.extract %213#1[1] : f32 from vector<8xf32>
    memref.store %307, %14[%306] : memref<?xf32>
    %308 = arith.muli %4, %c11 : index
    %309 = arith.addi %308, %257 : index
    %310 = arith.addi %309, %c20 : index
    %311 = arith.addi %310, %c21 : index
    %312 = vector.extract %213#1[2] : f32 from vector<8xf32>
    memref.store %312, %14[%311] : memref<?xf32>
    %313 = arith.muli %4, %c11 : index
    %314 = arith.addi %313, %257 : index
    %315 = arith.addi %314, %c20 : index
    %316 = arith.addi %315, %c22 : index
    %317 = vector.extract %213#1[3] : f32 from vector<8xf32>
    memref.store %317, %14[%316] : memref<?xf32>
    %318 = arith.muli %4, %c11 : index
    %319 = arith.addi %318, %257 : index
    %320 = arith.addi %319, %c20 : index
    %321 = arith.addi %320, %c5 : index
    %322 = vector.extract %213#1[4] : f32 from vector<8xf32>
    memref.store %322, %14[%321] : memref<?xf32>
    %323 = arith.muli %4, %c11 : index
    %324 = arith.addi %323, %257 : index
    %325 = arith.addi %324, %c20 : index
    %326 = arith.addi %325, %c23 : index
    %327 = vector.extract %213#1[5] : f32 from vector<8xf32>
    memref.store %327, %14[%326] : memref<?xf32>
    %328 = arith.muli %4, %c11 : index
    %329 = arith.addi %328, %257 : index
    %330 = arith.addi %329, %c20 : index
    %331 = arith.addi %330, %c24 : index
    %332 = vector.extract %213#1[6] : f32 from vector<8xf32>
    memref.store %332, %14[%331] : memref<?xf32>
    %333 = arith.muli %4, %c11 : index
    %334 = arith.addi %333, %257 : index
    %335 = arith.addi %334, %c20 : index
    %336 = arith.addi %335, %c25 : index
    %337 = vector.extract %213#1[7] : f32 from vector<8xf32>
    memref.store %337, %14[%336] : memref<?xf32>
    wave.barrier
    %338 = arith.muli %4, %c7 : index
    %339 = arith.addi %338, %c8 : index
    %340 = arith.muli %339, %c7 : index
    %341 = arith.divui %254, %c12 : index
    %342 = arith.addi %340, %341 : index
    %343 = arith.addi %253, %342 : index
    %344 = arith.cmpi slt, %343, %17 : index
    scf.if %344 {
      %345 = arith.cmpi eq, %hasFactors, %c9 : index
      %346 = arith.muli %343, %c7 : index
      %347 = memref.load %factors[%346] : memref<?xf32>
      %348 = arith.mulf %347, %operandScale : f32
      %349 = arith.select %345, %348, %operandScale : f32
      %350 = arith.addi %257, %c8 : index
      %351 = arith.muli %339, %c4 : index
      %352 = arith.addi %350, %351 : index
      %353 = memref.load %14[%352] : memref<?xf32>
      %354 = arith.addi %352, %c11 : index
      %355 = memref.load %14[%354] : memref<?xf32>
      %356 = arith.addf %353, %355 : f32
      %357 = arith.addi %352, %c28 : index
      %358 = memref.load %14[%357] : memref<?xf32>
      %359 = arith.addf %356, %358 : f32
      %360 = arith.addi %352, %c29 : index
      %361 = memref.load %14[%360] : memref<?xf32>
      %362 = arith.addf %359, %361 : f32
      %363 = arith.remui %254, %c12 : index
      %364 = arith.muli %363, %c18 : index
      %365 = arith.addi %11, %364 : index
      %366 = vector.load %w[%365] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %367 = vector.bitcast %366 : vector<4xi8> to vector<1xf32>
      %368 = vector.extract %367[0] : f32 from vector<1xf32>
      %369 = arith.mulf %368, %349 : f32
      %370 = arith.mulf %362, %369 : f32
      %371 = arith.muli %3, %c7 : index
      %372 = arith.addi %371, %c8 : index
      %373 = arith.muli %372, %c12 : index
      %374 = arith.remui %254, %c12 : index
      %375 = arith.addi %373, %374 : index
      %376 = arith.muli %342, %c22 : index
      %377 = arith.addi %376, %375 : index
      memref.store %370, %15[%377] : memref<?xf32>
      %378 = arith.addi %257, %c20 : index
      %379 = arith.muli %339, %c4 : index
      %380 = arith.addi %378, %379 : index
      %381 = memref.load %14[%380] : memref<?xf32>
      %382 = arith.addi %380, %c11 : index
      %383 = memref.load %14[%382] : memref<?xf32>
      %384 = arith.addf %381, %383 : f32
      %385 = arith.addi %380, %c28 : index
      %386 = memref.load %14[%385] : memref<?xf32>
      %387 = arith.addf %384, %386 : f32
      %388 = arith.addi %380, %c29 : index
      %389 = memref.load %14[%388] : memref<?xf32>
      %390 = arith.addf %387, %389 : f32
      %391 = arith.remui %254, %c12 : index
      %392 = arith.muli %391, %c18 : index
      %393 = arith.addi %13, %392 : index
      %394 = vector.load %w[%393] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %395 = vector.bitcast %394 : vector<4xi8> to vector<1xf32>
      %396 = vector.extract %395[0] : f32 from vector<1xf32>
      %397 = arith.mulf %396, %349 : f32
      %398 = arith.mulf %390, %397 : f32
      %399 = arith.muli %3, %c7 : index
      %400 = arith.addi %399, %c9 : index
      %401 = arith.muli %400, %c12 : index
      %402 = arith.remui %254, %c12 : index
      %403 = arith.addi %401, %402 : index
      %404 = arith.muli %342, %c22 : index
      %405 = arith.addi %404, %403 : index
      memref.store %398, %15[%405] : memref<?xf32>
    }
    %406 = arith.muli %4, %c7 : index
    %407 = arith.addi %406, %c9 : index
    %408 = arith.muli %407, %c7 : index
    %409 = arith.divui %254, %c12 : index
    %410 = arith.addi %408, %409 : index
    %411 = arith.addi %253, %410 : index
    %412 = arith.cmpi slt, %411, %17 : index
    scf.if %412 {
      %413 = arith.cmpi eq, %hasFactors, %c9 : index
      %414 = arith.muli %411, %c7 : index
      %415 = memref.load %factors[%414] : memref<?xf32>
      %416 = arith.mulf %415, %operandScale : f32
      %417 = arith.select %413, %416, %operandScale : f32
      %418 = arith.addi %257, %c8 : index
      %419 = arith.muli %407, %c4 : index
      %420 = arith.addi %418, %419 : index
      %421 = memref.load %14[%420] : memref<?xf32>
      %422 = arith.addi %420, %c11 : index
      %423 = memref.load %14[%422] : memref<?xf32>
      %424 = arith.addf %421, %423 : f32
      %425 = arith.addi %420, %c28 : index
      %426 = memref.load %14[%425] : memref<?xf32>
      %427 = arith.addf %424, %426 : f32
      %428 = arith.addi %420, %c29 : index
      %429 = memref.load %14[%428] : memref<?xf32>
      %430 = arith.addf %427, %429 : f32
      %431 = arith.remui %254, %c12 : index
      %432 = arith.muli %431, %c18 : index
      %433 = arith.addi %11, %432 : index
      %434 = vector.load %w[%433] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %435 = vector.bitcast %434 : vector<4xi8> to vector<1xf32>
      %436 = vector.extract %435[0] : f32 from vector<1xf32>
      %437 = arith.mulf %436, %417 : f32
      %438 = arith.mulf %430, %437 : f32
      %439 = arith.muli %3, %c7 : index
      %440 = arith.addi %439, %c8 : index
      %441 = arith.muli %440, %c12 : index
      %442 = arith.remui %254, %c12 : index
      %443 = arith.addi %441, %442 : index
      %444 = arith.muli %410, %c22 : index
      %445 = arith.addi %444, %443 : index
      memref.store %438, %15[%445] : memref<?xf32>
      %446 = arith.addi %257, %c20 : index
      %447 = arith.muli %407, %c4 : index
      %448 = arith.addi %446, %447 : index
      %449 = memref.load %14[%448] : memref<?xf32>
      %450 = arith.addi %448, %c11 : index
      %451 = memref.load %14[%450] : memref<?xf32>
      %452 = arith.addf %449, %451 : f32
      %453 = arith.addi %448, %c28 : index
      %454 = memref.load %14[%453] : memref<?xf32>
      %455 = arith.addf %452, %454 : f32
      %456 = arith.addi %448, %c29 : index
      %457 = memref.load %14[%456] : memref<?xf32>
      %458 = arith.addf %455, %457 : f32
      %459 = arith.remui %254, %c12 : index
      %460 = arith.muli %459, %c18 : index
      %461 = arith.addi %13, %460 : index
      %462 = vector.load %w[%461] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %463 = vector.bitcast %462 : vector<4xi8> to vector<1xf32>
      %464 = vector.extract %463[0] : f32 from vector<1xf32>
      %465 = arith.mulf %464, %417 : f32
      %466 = arith.mulf %458, %465 : f32
      %467 = arith.muli %3, %c7 : index
      %468 = arith.addi %467, %c9 : index
      %469 = arith.muli %468, %c12 : index
      %470 = arith.remui %254, %c12 : index
      %471 = arith.addi %469, %470 : index
      %472 = arith.muli %410, %c22 : index
      %473 = arith.addi %472, %471 : index
      memref.store %466, %15[%473] : memref<?xf32>
    }
    wave.barrier
    %474 = arith.addi %18, %c8 : index
    %475 = wave.wave
    %476 = arith.addi %475, %c8 : index
    %477 = arith.addi %474, %476 : index
    %478 = arith.cmpi slt, %477, %17 : index
    %479 = arith.cmpi slt, %476, %c12 : index
    %480 = arith.andi %478, %479 : i1
    scf.if %480 {
      %481 = arith.addi %474, %476 : index
      %482 = arith.muli %476, %c22 : index
      %483 = wave.lane
      %484 = arith.addi %483, %c8 : index
      %485 = arith.cmpi eq, %hasBias, %c9 : index
      %486 = arith.addi %482, %484 : index
      %487 = memref.load %15[%486] : memref<?xf32>
      %488 = arith.muli %0, %c22 : index
      %489 = arith.addi %488, %484 : index
      %490 = memref.load %bias[%489] : memref<?xf32>
      %491 = arith.addf %487, %490 : f32
      %492 = arith.select %485, %491, %487 : f32
      %493 = arith.addi %484, %c31 : index
      %494 = arith.cmpi eq, %hasBias, %c9 : index
      %495 = arith.addi %482, %493 : index
      %496 = memref.load %15[%495] : memref<?xf32>
      %497 = arith.muli %0, %c22 : index
      %498 = arith.addi %497, %493 : index
      %499 = memref.load %bias[%498] : memref<?xf32>
      %500 = arith.addf %496, %499 : f32
      %501 = arith.select %494, %500, %496 : f32
      %502 = arith.addi %483, %c4 : index
      %503 = arith.cmpi slt, %502, %c31 : index
      %504 = arith.minsi %502, %c32 : index
      %505 = arith.cmpi eq, %hasBias, %c9 : index
      %506 = arith.addi %482, %504 : index
      %507 = memref.load %15[%506] : memref<?xf32>
      %508 = arith.muli %0, %c22 : index
      %509 = arith.addi %508, %504 : index
      %510 = memref.load %bias[%509] : memref<?xf32>
      %511 = arith.addf %507, %510 : f32
      %512 = arith.select %505, %511, %507 : f32
      %513 = arith.addi %504, %c31 : index
      %514 = arith.cmpi eq, %hasBias, %c9 : index
      %515 = arith.addi %482, %513 : index
      %516 = memref.load %15[%515] : memref<?xf32>
      %517 = arith.muli %0, %c22 : index
      %518 = arith.addi %517, %513 : index
      %519 = memref.load %bias[%518] : memref<?xf32>
      %520 = arith.addf %516, %519 : f32
      %521 = arith.select %514, %520, %516 : f32
      %522 = arith.addi %heads, %kvHeads : index
      %523 = arith.cmpi slt, %0, %522 : index
      scf.if %523 {
        %524 = arith.addi %positionsAt, %481 : index
        %525 = memref.load %step[%524] : memref<?xi32>
        %526 = arith.index_cast %525 : i32 to index
        %527 = arith.cmpi eq, %hasNorm, %c9 : index
        %528 = math.fma %492, %492, %c35 : f32
        %529 = math.fma %501, %501, %528 : f32
        %530 = math.fma %512, %512, %529 : f32
        %531 = arith.select %503, %530, %529 : f32
        %532 = math.fma %521, %521, %531 : f32
        %533 = arith.select %503, %532, %531 : f32
        %534 = vector.broadcast %533 : f32 to vector<1xf32>
        %535 = wave.reduce "add" %534 : vector<1xf32>
        %536 = arith.mulf %535, %inverseHeadDim : f32
        %537 = arith.addf %536, %epsilon : f32
        %538 = math.sqrt %537 : f32
        %539 = arith.divf %c37, %538 : f32
        %540 = arith.cmpi slt, %0, %heads : index
        %541 = arith.addi %484, %c31 : index
        %542 = memref.load %query_norm[%484] : memref<?xf32>
        %543 = memref.load %key_norm[%484] : memref<?xf32>
        %544 = arith.select %540, %542, %543 : f32
        %545 = arith.mulf %492, %539 : f32
        %546 = arith.mulf %545, %544 : f32
        %547 = arith.select %527, %546, %492 : f32
        %548 = memref.load %query_norm[%541] : memref<?xf32>
        %549 = memref.load %key_norm[%541] : memref<?xf32>
        %550 = arith.select %540, %548, %549 : f32
        %551 = arith.mulf %501, %539 : f32
        %552 = arith.mulf %551, %550 : f32
        %553 = arith.select %527, %552, %501 : f32
        %554 = arith.addi %504, %c31 : index
        %555 = memref.load %query_norm[%504] : memref<?xf32>
        %556 = memref.load %key_norm[%504] : memref<?xf32>
        %557 = arith.select %540, %555, %556 : f32
        %558 = arith.mulf %512, %539 : f32
        %559 = arith.mulf %558, %557 : f32
        %560 = arith.select %527, %559, %512 : f32
        %561 = memref.load %query_norm[%554] : memref<?xf32>
        %562 = memref.load %key_norm[%554] : memref<?xf32>
        %563 = arith.select %540, %561, %562 : f32
        %564 = arith.mulf %521, %539 : f32
        %565 = arith.mulf %564, %563 : f32
        %566 = arith.select %527, %565, %521 : f32
        %567 = arith.remui %526, %c20 : index
        %568 = arith.muli %567, %c22 : index
        %569 = arith.addi %568, %484 : index
        %570 = arith.divui %526, %c20 : index
        %571 = arith.addi %570, %c20 : index
        %572 = arith.muli %571, %c22 : index
        %573 = arith.addi %572, %484 : index
        %574 = memref.load %rope[%569] : memref<?xf32>
        %575 = arith.addi %569, %c31 : index
        %576 = memref.load %rope[%575] : memref<?xf32>
        %577 = memref.load %rope[%573] : memref<?xf32>
        %578 = arith.addi %573, %c31 : index
        %579 = memref.load %rope[%578] : memref<?xf32>
        %580 = arith.mulf %577, %574 : f32
        %581 = arith.mulf %579, %576 : f32
        %582 = arith.subf %580, %581 : f32
        %583 = arith.mulf %579, %574 : f32
        %584 = arith.mulf %577, %576 : f32
        %585 = arith.addf %583, %584 : f32
        %586 = arith.mulf %547, %582 : f32
        %587 = arith.mulf %553, %585 : f32
        %588 = arith.subf %586, %587 : f32
        %589 = arith.mulf %553, %582 : f32
        %590 = arith.mulf %547, %585 : f32
        %591 = arith.addf %589, %590 : f32
        %592 = arith.cmpi slt, %0, %heads : index
        scf.if %592 {
          %593 = arith.muli %481, %heads : index
          %594 = arith.addi %593, %0 : index
          %595 = arith.muli %594, %c22 : index
          %596 = arith.addi %595, %484 : index
          memref.store %588, %q[%596] : memref<?xf32>
          %597 = arith.addi %596, %c31 : index
          memref.store %591, %q[%597] : memref<?xf32>
        } else {
          %598 = arith.addi %482, %484 : index
          memref.store %588, %15[%598] : memref<?xf32>
          %599 = arith.addi %482, %484 : index
          %600 = arith.addi %599, %c31 : index
          memref.store %591, %15[%600] : memref<?xf32>
        }
        %601 = arith.remui %526, %c20 : index
        %602 = arith.muli %601, %c22 : index
        %603 = arith.addi %602, %504 : index
        %604 = arith.divui %526, %c20 : index
        %605 = arith.addi %604, %c20 : index
        %606 = arith.muli %605, %c22 : index
        %607 = arith.addi %606, %504 : index
        %608 = memref.load %rope[%603] : memref<?xf32>
        %609 = arith.addi %603, %c31 : index
        %610 = memref.load %rope[%609] : memref<?xf32>
        %611 = memref.load %rope[%607] : memref<?xf32>
        %612 = arith.addi %607, %c31 : index
        %613 = memref.load %rope[%612] : memref<?xf32>
        %614 = arith.mulf %611, %608 : f32
        %615 = arith.mulf %613, %610 : f32
        %616 = arith.subf %614, %615 : f32
        %617 = arith.mulf %613, %608 : f32
        %618 = arith.mulf %611, %610 : f32
        %619 = arith.addf %617, %618 : f32
        %620 = arith.mulf %560, %616 : f32
        %621 = arith.mulf %566, %619 : f32
        %622 = arith.subf %620, %621 : f32
        %623 = arith.mulf %566, %616 : f32
        %624 = arith.mulf %560, %619 : f32
        %625 = arith.addf %623, %624 : f32
        scf.if %503 {
          %626 = arith.cmpi slt, %0, %heads : index
          scf.if %626 {
            %627 = arith.muli %481, %heads : index
            %628 = arith.addi %627, %0 : index
            %629 = arith.muli %628, %c22 : index
            %630 = arith.addi %629, %504 : index
            memref.store %622, %q[%630] : memref<?xf32>
            %631 = arith.addi %630, %c31 : index
            memref.store %625, %q[%631] : memref<?xf32>
          } else {
            %632 = arith.addi %482, %504 : index
            memref.store %622, %15[%632] : memref<?xf32>
            %633 = arith.addi %482, %504 : index
            %634 = arith.addi %633, %c31 : index
            memref.store %625, %15[%634] : memref<?xf32>
          }
        }
      } else {
        %635 = arith.cmpi slt, %0, %heads : index
        scf.if %635 {
          %636 = arith.muli %481, %heads : index
          %637 = arith.addi %636, %0 : index
          %638 = arith.muli %637, %c22 : index
          %639 = arith.addi %638, %484 : index
          memref.store %492, %q[%639] : memref<?xf32>
          %640 = arith.addi %639, %c31 : index
          memref.store %501, %q[%640] : memref<?xf32>
        } else {
          %641 = arith.addi %482, %484 : index
          memref.store %492, %15[%641] : memref<?xf32>
          %642 = arith.addi %482, %484 : index
          %643 = arith.addi %642, %c31 : index
          memref.store %501, %15[%643] : memref<?xf32>
        }
        scf.if %503 {
          %644 = arith.cmpi slt, %0, %heads : index
          scf.if %644 {
            %645 = arith.muli %481, %heads : index
            %646 = arith.addi %645, %0 : index
            %647 = arith.muli %646, %c22 : index
            %648 = arith.addi %647, %504 : index
            memref.store %512, %q[%648] : memref<?xf32>
            %649 = arith.addi %648, %c31 : index
            memref.store %521, %q[%649] : memref<?xf32>
          } else {
            %650 = arith.addi %482, %504 : index
            memref.store %512, %15[%650] : memref<?xf32>
            %651 = arith.addi %482, %504 : index
            %652 = arith.addi %651, %c31 : index
            memref.store %521, %15[%652] : memref<?xf32>
          }
        }
      }
    }
    %653 = arith.addi %475, %c39 : index
    %654 = arith.addi %474, %653 : index
    %655 = arith.cmpi slt, %654, %17 : index
    %656 = arith.cmpi slt, %653, %c12 : index
    %657 = arith.andi %655, %656 : i1
    scf.if %657 {
      %658 = arith.addi %474, %653 : index
      %659 = arith.muli %653, %c22 : index
      %660 = wave.lane
      %661 = arith.addi %660, %c8 : index
      %662 = arith.cmpi eq, %hasBias, %c9 : index
      %663 = arith.addi %659, %661 : index
      %664 = memref.load %15[%663] : memref<?xf32>
      %665 = arith.muli %0, %c22 : index
      %666 = arith.addi %665, %661 : index
      %667 = memref.load %bias[%666] : memref<?xf32>
      %668 = arith.addf %664, %667 : f32
      %669 = arith.select %662, %668, %664 : f32
      %670 = arith.addi %661, %c31 : index
      %671 = arith.cmpi eq, %hasBias, %c9 : index
      %672 = arith.addi %659, %670 : index
      %673 = memref.load %15[%672] : memref<?xf32>
      %674 = arith.muli %0, %c22 : index
      %675 = arith.addi %674, %670 : index
      %676 = memref.load %bias[%675] : memref<?xf32>
      %677 = arith.addf %673, %676 : f32
      %678 = arith.select %671, %677, %673 : f32
      %679 = arith.addi %660, %c4 : index
      %680 = arith.cmpi slt, %679, %c31 : index
      %681 = arith.minsi %679, %c32 : index
      %682 = arith.cmpi eq, %hasBias, %c9 : index
      %683 = arith.addi %659, %681 : index
      %684 = memref.load %15[%683] : memref<?xf32>
      %685 = arith.muli %0, %c22 : index
      %686 = arith.addi %685, %681 : index
      %687 = memref.load %bias[%686] : memref<?xf32>
      %688 = arith.addf %684, %687 : f32
      %689 = arith.select %682, %688, %684 : f32
      %690 = arith.addi %681, %c31 : index
      %691 = arith.cmpi eq, %hasBias, %c9 : index
      %692 = arith.addi %659, %690 : index
      %693 = memref.load %15[%692] : memref<?xf32>
      %694 = arith.muli %0, %c22 : index
      %695 = arith.addi %694, %690 : index
      %696 = memref.load %bias[%695] : memref<?xf32>
      %697 = arith.addf %693, %696 : f32
      %698 = arith.select %691, %697, %693 : f32
      %699 = arith.addi %heads, %kvHeads : index
      %700 = arith.cmpi slt, %0, %699 : index
      scf.if %700 {
        %701 = arith.addi %positionsAt, %658 : index
        %702 = memref.load %step[%701] : memref<?xi32>
        %703 = arith.index_cast %702 : i32 to index
        %704 = arith.cmpi eq, %hasNorm, %c9 : index
        %705 = math.fma %669, %669, %c35 : f32
        %706 = math.fma %678, %678, %705 : f32
        %707 = math.fma %689, %689, %706 : f32
        %708 = arith.select %680, %707, %706 : f32
        %709 = math.fma %698, %698, %708 : f32
        %710 = arith.select %680, %709, %708 : f32
        %711 = vector.broadcast %710 : f32 to vector<1xf32>
        %712 = wave.reduce "add" %711 : vector<1xf32>
        %713 = arith.mulf %712, %inverseHeadDim : f32
        %714 = arith.addf %713, %epsilon : f32
        %715 = math.sqrt %714 : f32
        %716 = arith.divf %c37, %715 : f32
        %717 = arith.cmpi slt, %0, %heads : index
        %718 = arith.addi %661, %c31 : index
        %719 = memref.load %query_norm[%661] : memref<?xf32>
        %720 = memref.load %key_norm[%661] : memref<?xf32>
        %721 = arith.select %717, %719, %720 : f32
        %722 = arith.mulf %669, %716 : f32
        %723 = arith.mulf %722, %721 : f32
        %724 = arith.select %704, %723, %669 : f32
        %725 = memref.load %query_norm[%718] : memref<?xf32>
        %726 = memref.load %key_norm[%718] : memref<?xf32>
        %727 = arith.select %717, %725, %726 : f32
        %728 = arith.mulf %678, %716 : f32
        %729 = arith.mulf %728, %727 : f32
        %730 = arith.select %704, %729, %678 : f32
        %731 = arith.addi %681, %c31 : index
        %732 = memref.load %query_norm[%681] : memref<?xf32>
        %733 = memref.load %key_norm[%681] : memref<?xf32>
        %734 = arith.select %717, %732, %733 : f32
        %735 = arith.mulf %689, %716 : f32
        %736 = arith.mulf %735, %734 : f32
        %737 = arith.select %704, %736, %689 : f32
        %738 = memref.load %query_norm[%731] : memref<?xf32>
        %739 = memref.load %key_norm[%731] : memref<?xf32>
        %740 = arith.select %717, %738, %739 : f32
        %741 = arith.mulf %698, %716 : f32
        %742 = arith.mulf %741, %740 : f32
        %743 = arith.select %704, %742, %698 : f32
        %744 = arith.remui %703, %c20 : index
        %745 = arith.muli %744, %c22 : index
        %746 = arith.addi %745, %661 : index
        %747 = arith.divui %703, %c20 : index
        %748 = arith.addi %747, %c20 : index
        %749 = arith.muli %748, %c22 : index
        %750 = arith.addi %749, %661 : index
        %751 = memref.load %rope[%746] : memref<?xf32>
        %752 = arith.addi %746, %c31 : index
        %753 = memref.load %rope[%752] : memref<?xf32>
        %754 = memref.load %rope[%750] : memref<?xf32>
        %755 = arith.addi %750, %c31 : index
        %756 = memref.load %rope[%755] : memref<?xf32>
        %757 = arith.mulf %754, %751 : f32
        %758 = arith.mulf %756, %753 : f32
        %759 = arith.subf %757, %758 : f32
        %760 = arith.mulf %756, %751 : f32
        %761 = arith.mulf %754, %753 : f32
        %762 = arith.addf %760, %761 : f32
        %763 = arith.mulf %724, %759 : f32
        %764 = arith.mulf %730, %762 : f32
        %765 = arith.subf %763, %764 : f32
        %766 = arith.mulf %730, %759 : f32
        %767 = arith.mulf %724, %762 : f32
        %768 = arith.addf %766, %767 : f32
        %769 = arith.cmpi slt, %0, %heads : index
        scf.if %769 {
          %770 = arith.muli %658, %heads : index
          %771 = arith.addi %770, %0 : index
          %772 = arith.muli %771, %c22 : index
          %773 = arith.addi %772, %661 : index
          memref.store %765, %q[%773] : memref<?xf32>
          %774 = arith.addi %773, %c31 : index
          memref.store %768, %q[%774] : memref<?xf32>
        } else {
          %775 = arith.addi %659, %661 : index
          memref.store %765, %15[%775] : memref<?xf32>
          %776 = arith.addi %659, %661 : index
          %777 = arith.addi %776, %c31 : index
          memref.store %768, %15[%777] : memref<?xf32>
        }
        %778 = arith.remui %703, %c20 : index
        %779 = arith.muli %778, %c22 : index
        %780 = arith.addi %779, %681 : index
        %781 = arith.divui %703, %c20 : index
        %782 = arith.addi %781, %c20 : index
        %783 = arith.muli %782, %c22 : index
        %784 = arith.addi %783, %681 : index
        %785 = memref.load %rope[%780] : memref<?xf32>
        %786 = arith.addi %780, %c31 : index
        %787 = memref.load %rope[%786] : memref<?xf32>
        %788 = memref.load %rope[%784] : memref<?xf32>
        %789 = arith.addi %784, %c31 : index
        %790 = memref.load %rope[%789] : memref<?xf32>
        %791 = arith.mulf %788, %785 : f32
        %792 = arith.mulf %790, %787 : f32
        %793 = arith.subf %791, %792 : f32
        %794 = arith.mulf %790, %785 : f32
        %795 = arith.mulf %788, %787 : f32
        %796 = arith.addf %794, %795 : f32
        %797 = arith.mulf %737, %793 : f32
        %798 = arith.mulf %743, %796 : f32
        %799 = arith.subf %797, %798 : f32
        %800 = arith.mulf %743, %793 : f32
        %801 = arith.mulf %737, %796 : f32
        %802 = arith.addf %800, %801 : f32
        scf.if %680 {
          %803 = arith.cmpi slt, %0, %heads : index
          scf.if %803 {
            %804 = arith.muli %658, %heads : index
            %805 = arith.addi %804, %0 : index
            %806 = arith.muli %805, %c22 : index
            %807 = arith.addi %806, %681 : index
            memref.store %799, %q[%807] : memref<?xf32>
            %808 = arith.addi %807, %c31 : index
            memref.store %802, %q[%808] : memref<?xf32>
          } else {
            %809 = arith.addi %659, %681 : index
            memref.store %799, %15[%809] : memref<?xf32>
            %810 = arith.addi %659, %681 : index
            %811 = arith.addi %810, %c31 : index
            memref.store %802, %15[%811] : memref<?xf32>
          }
        }
      } else {
        %812 = arith.cmpi slt, %0, %heads : index
        scf.if %812 {
          %813 = arith.muli %658, %heads : index
          %814 = arith.addi %813, %0 : index
          %815 = arith.muli %814, %c22 : index
          %816 = arith.addi %815, %661 : index
          memref.store %669, %q[%816] : memref<?xf32>
          %817 = arith.addi %816, %c31 : index
          memref.store %678, %q[%817] : memref<?xf32>
        } else {
          %818 = arith.addi %659, %661 : index
          memref.store %669, %15[%818] : memref<?xf32>
          %819 = arith.addi %659, %661 : index
          %820 = arith.addi %819, %c31 : index
          memref.store %678, %15[%820] : memref<?xf32>
        }
        scf.if %680 {
          %821 = arith.cmpi slt, %0, %heads : index
          scf.if %821 {
            %822 = arith.muli %658, %heads : index
            %823 = arith.addi %822, %0 : index
            %824 = arith.muli %823, %c22 : index
            %825 = arith.addi %824, %681 : index
            memref.store %689, %q[%825] : memref<?xf32>
            %826 = arith.addi %825, %c31 : index
            memref.store %698, %q[%826] : memref<?xf32>
          } else {
            %827 = arith.addi %659, %681 : index
            memref.store %689, %15[%827] : memref<?xf32>
            %828 = arith.addi %659, %681 : index
            %829 = arith.addi %828, %c31 : index
            memref.store %698, %15[%829] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %830 = arith.cmpi sge, %0, %heads : index
    scf.if %830 {
      %831 = arith.addi %475, %c8 : index
      %832 = arith.addi %474, %831 : index
      %833 = arith.cmpi slt, %832, %17 : index
      %834 = arith.cmpi slt, %831, %c12 : index
      %835 = arith.andi %833, %834 : i1
      scf.if %835 {
        %836 = arith.addi %474, %831 : index
        %837 = arith.addi %slotsAt, %836 : index
        %838 = memref.load %step[%837] : memref<?xi32>
        %839 = arith.index_cast %838 : i32 to index
        %840 = arith.cmpi sge, %839, %c8 : index
        scf.if %840 {
          %841 = arith.muli %831, %c22 : index
          %842 = arith.subi %0, %heads : index
          %843 = memref.load %scales[%842] : memref<?xf32>
          %844 = vector.broadcast %843 : f32 to vector<4xf32>
          %845 = arith.divui %839, %c12 : index
          %846 = arith.remui %839, %c12 : index
          %847 = arith.muli %845, %pageBytes : index
          %848 = arith.cmpi eq, %codec, %c8 : index
          scf.if %848 {
            %849 = wave.lane
            %850 = arith.muli %849, %c18 : index
            scf.for %851 = %850 to %c22 step %c5 {
              %852 = arith.addi %841, %851 : index
              %853 = vector.load %15[%852] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %854 = arith.mulf %853, %844 : vector<4xf32>
              %855 = arith.minimumf %854, %c43 : vector<4xf32>
              %856 = arith.maximumf %855, %c44 : vector<4xf32>
              %857 = arith.truncf %856 : vector<4xf32> to vector<4xf16>
              %858 = vector.bitcast %857 : vector<4xf16> to vector<8xi8>
              %859 = arith.cmpi slt, %842, %kvHeads : index
              scf.if %859 {
                %860 = arith.muli %842, %c10 : index
                %861 = arith.addi %847, %860 : index
                %862 = arith.divui %851, %c12 : index
                %863 = arith.muli %862, %c19 : index
                %864 = arith.remui %851, %c12 : index
                %865 = arith.divui %864, %c14 : index
                %866 = arith.muli %865, %c20 : index
                %867 = arith.muli %846, %c12 : index
                %868 = arith.addi %866, %867 : index
                %869 = arith.remui %864, %c14 : index
                %870 = arith.muli %869, %c7 : index
                %871 = arith.addi %868, %870 : index
                %872 = arith.addi %863, %871 : index
                %873 = arith.addi %861, %872 : index
                vector.store %858, %kv[%873] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %874 = arith.subi %842, %kvHeads : index
                %875 = arith.muli %874, %c10 : index
                %876 = arith.addi %847, %875 : index
                %877 = arith.addi %851, %c8 : index
                %878 = arith.divui %877, %c12 : index
                %879 = arith.muli %878, %c19 : index
                %880 = arith.addi %879, %c28 : index
                %881 = arith.remui %877, %c12 : index
                %882 = arith.divui %846, %c7 : index
                %883 = arith.remui %846, %c7 : index
                %884 = arith.muli %883, %c14 : index
                %885 = arith.addi %882, %884 : index
                %886 = arith.divui %885, %c14 : index
                %887 = arith.muli %886, %c20 : index
                %888 = arith.muli %881, %c12 : index
                %889 = arith.addi %887, %888 : index
                %890 = arith.remui %885, %c14 : index
                %891 = arith.muli %890, %c7 : index
                %892 = arith.addi %889, %891 : index
                %893 = arith.addi %880, %892 : index
                %894 = arith.addi %876, %893 : index
                %895 = vector.shuffle %858, %858 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %895, %kv[%894] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %896 = arith.addi %851, %c9 : index
                %897 = arith.divui %896, %c12 : index
                %898 = arith.muli %897, %c19 : index
                %899 = arith.addi %898, %c28 : index
                %900 = arith.remui %896, %c12 : index
                %901 = arith.divui %846, %c7 : index
                %902 = arith.remui %846, %c7 : index
                %903 = arith.muli %902, %c14 : index
                %904 = arith.addi %901, %903 : index
                %905 = arith.divui %904, %c14 : index
                %906 = arith.muli %905, %c20 : index
                %907 = arith.muli %900, %c12 : index
                %908 = arith.addi %906, %907 : index
                %909 = arith.remui %904, %c14 : index
                %910 = arith.muli %909, %c7 : index
                %911 = arith.addi %908, %910 : index
                %912 = arith.addi %899, %911 : index
                %913 = arith.addi %876, %912 : index
                %914 = vector.shuffle %858, %858 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %914, %kv[%913] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %915 = arith.addi %851, %c7 : index
                %916 = arith.divui %915, %c12 : index
                %917 = arith.muli %916, %c19 : index
                %918 = arith.addi %917, %c28 : index
                %919 = arith.remui %915, %c12 : index
                %920 = arith.divui %846, %c7 : index
                %921 = arith.remui %846, %c7 : index
                %922 = arith.muli %921, %c14 : index
                %923 = arith.addi %920, %922 : index
                %924 = arith.divui %923, %c14 : index
                %925 = arith.muli %924, %c20 : index
                %926 = arith.muli %919, %c12 : index
                %927 = arith.addi %925, %926 : index
                %928 = arith.remui %923, %c14 : index
                %929 = arith.muli %928, %c7 : index
                %930 = arith.addi %927, %929 : index
                %931 = arith.addi %918, %930 : index
                %932 = arith.addi %876, %931 : index
                %933 = vector.shuffle %858, %858 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %933, %kv[%932] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %934 = arith.addi %851, %c2 : index
                %935 = arith.divui %934, %c12 : index
                %936 = arith.muli %935, %c19 : index
                %937 = arith.addi %936, %c28 : index
                %938 = arith.remui %934, %c12 : index
                %939 = arith.divui %846, %c7 : index
                %940 = arith.remui %846, %c7 : index
                %941 = arith.muli %940, %c14 : index
                %942 = arith.addi %939, %941 : index
                %943 = arith.divui %942, %c14 : index
                %944 = arith.muli %943, %c20 : index
                %945 = arith.muli %938, %c12 : index
                %946 = arith.addi %944, %945 : index
                %947 = arith.remui %942, %c14 : index
                %948 = arith.muli %947, %c7 : index
                %949 = arith.addi %946, %948 : index
                %950 = arith.addi %937, %949 : index
                %951 = arith.addi %876, %950 : index
                %952 = vector.shuffle %858, %858 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %952, %kv[%951] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %953 = arith.cmpi eq, %codec, %c9 : index
          scf.if %953 {
            %954 = wave.lane
            %955 = arith.muli %954, %c18 : index
            scf.for %956 = %955 to %c22 step %c5 {
              %957 = arith.addi %841, %956 : index
              %958 = vector.load %15[%957] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %959 = arith.mulf %958, %844 : vector<4xf32>
              %960 = wave.fp8_encode "e4m3" %959 : vector<4xf32> -> vector<4xi8>
              %961 = arith.cmpi slt, %842, %kvHeads : index
              scf.if %961 {
                %962 = arith.muli %842, %c28 : index
                %963 = arith.addi %847, %962 : index
                %964 = vector.shuffle %960, %960 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %965 = arith.divui %956, %c12 : index
                %966 = arith.muli %965, %c20 : index
                %967 = arith.remui %956, %c12 : index
                %968 = arith.muli %846, %c12 : index
                %969 = arith.divui %967, %c18 : index
                %970 = arith.muli %969, %c18 : index
                %971 = arith.remui %967, %c7 : index
                %972 = arith.muli %971, %c7 : index
                %973 = arith.addi %970, %972 : index
                %974 = arith.divui %967, %c7 : index
                %975 = arith.remui %974, %c7 : index
                %976 = arith.addi %973, %975 : index
                %977 = arith.addi %968, %976 : index
                %978 = arith.addi %966, %977 : index
                %979 = arith.addi %963, %978 : index
                vector.store %964, %kv[%979] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %980 = arith.subi %842, %kvHeads : index
                %981 = arith.muli %980, %c28 : index
                %982 = arith.addi %847, %981 : index
                %983 = arith.addi %956, %c8 : index
                %984 = arith.divui %983, %c12 : index
                %985 = arith.muli %984, %c20 : index
                %986 = arith.addi %985, %c11 : index
                %987 = arith.remui %983, %c12 : index
                %988 = arith.divui %846, %c7 : index
                %989 = arith.remui %846, %c7 : index
                %990 = arith.muli %989, %c14 : index
                %991 = arith.addi %988, %990 : index
                %992 = arith.muli %987, %c12 : index
                %993 = arith.divui %991, %c18 : index
                %994 = arith.muli %993, %c18 : index
                %995 = arith.remui %991, %c7 : index
                %996 = arith.muli %995, %c7 : index
                %997 = arith.addi %994, %996 : index
                %998 = arith.divui %991, %c7 : index
                %999 = arith.remui %998, %c7 : index
                %1000 = arith.addi %997, %999 : index
                %1001 = arith.addi %992, %1000 : index
                %1002 = arith.addi %986, %1001 : index
                %1003 = arith.addi %982, %1002 : index
                %1004 = vector.shuffle %960, %960 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1004, %kv[%1003] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1005 = arith.addi %956, %c9 : index
                %1006 = arith.divui %1005, %c12 : index
                %1007 = arith.muli %1006, %c20 : index
                %1008 = arith.addi %1007, %c11 : index
                %1009 = arith.remui %1005, %c12 : index
                %1010 = arith.divui %846, %c7 : index
                %1011 = arith.remui %846, %c7 : index
                %1012 = arith.muli %1011, %c14 : index
                %1013 = arith.addi %1010, %1012 : index
                %1014 = arith.muli %1009, %c12 : index
                %1015 = arith.divui %1013, %c18 : index
                %1016 = arith.muli %1015, %c18 : index
                %1017 = arith.remui %1013, %c7 : index
                %1018 = arith.muli %1017, %c7 : index
                %1019 = arith.addi %1016, %1018 : index
                %1020 = arith.divui %1013, %c7 : index
                %1021 = arith.remui %1020, %c7 : index
                %1022 = arith.addi %1019, %1021 : index
                %1023 = arith.addi %1014, %1022 : index
                %1024 = arith.addi %1008, %1023 : index
                %1025 = arith.addi %982, %1024 : index
                %1026 = vector.shuffle %960, %960 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1026, %kv[%1025] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1027 = arith.addi %956, %c7 : index
                %1028 = arith.divui %1027, %c12 : index
                %1029 = arith.muli %1028, %c20 : index
                %1030 = arith.addi %1029, %c11 : index
                %1031 = arith.remui %1027, %c12 : index
                %1032 = arith.divui %846, %c7 : index
                %1033 = arith.remui %846, %c7 : index
                %1034 = arith.muli %1033, %c14 : index
                %1035 = arith.addi %1032, %1034 : index
                %1036 = arith.muli %1031, %c12 : index
                %1037 = arith.divui %1035, %c18 : index
                %1038 = arith.muli %1037, %c18 : index
                %1039 = arith.remui %1035, %c7 : index
                %1040 = arith.muli %1039, %c7 : index
                %1041 = arith.addi %1038, %1040 : index
                %1042 = arith.divui %1035, %c7 : index
                %1043 = arith.remui %1042, %c7 : index
                %1044 = arith.addi %1041, %1043 : index
                %1045 = arith.addi %1036, %1044 : index
                %1046 = arith.addi %1030, %1045 : index
                %1047 = arith.addi %982, %1046 : index
                %1048 = vector.shuffle %960, %960 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1048, %kv[%1047] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1049 = arith.addi %956, %c2 : index
                %1050 = arith.divui %1049, %c12 : index
                %1051 = arith.muli %1050, %c20 : index
                %1052 = arith.addi %1051, %c11 : index
                %1053 = arith.remui %1049, %c12 : index
                %1054 = arith.divui %846, %c7 : index
                %1055 = arith.remui %846, %c7 : index
                %1056 = arith.muli %1055, %c14 : index
                %1057 = arith.addi %1054, %1056 : index
                %1058 = arith.muli %1053, %c12 : index
                %1059 = arith.divui %1057, %c18 : index
                %1060 = arith.muli %1059, %c18 : index
                %1061 = arith.remui %1057, %c7 : index
                %1062 = arith.muli %1061, %c7 : index
                %1063 = arith.addi %1060, %1062 : index
                %1064 = arith.divui %1057, %c7 : index
                %1065 = arith.remui %1064, %c7 : index
                %1066 = arith.addi %1063, %1065 : index
                %1067 = arith.addi %1058, %1066 : index
                %1068 = arith.addi %1052, %1067 : index
                %1069 = arith.addi %982, %1068 : index
                %1070 = vector.shuffle %960, %960 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1070, %kv[%1069] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1071 = arith.cmpi eq, %codec, %c7 : index
          scf.if %1071 {
            %1072 = wave.lane
            %1073 = arith.muli %1072, %c18 : index
            scf.for %1074 = %1073 to %c22 step %c5 {
              %1075 = arith.addi %841, %1074 : index
              %1076 = vector.load %15[%1075] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1077 = arith.mulf %1076, %844 : vector<4xf32>
              %1078 = wave.fp8_encode "e5m2" %1077 : vector<4xf32> -> vector<4xi8>
              %1079 = arith.cmpi slt, %842, %kvHeads : index
              scf.if %1079 {
                %1080 = arith.muli %842, %c28 : index
                %1081 = arith.addi %847, %1080 : index
                %1082 = vector.shuffle %1078, %1078 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1083 = arith.divui %1074, %c12 : index
                %1084 = arith.muli %1083, %c20 : index
                %1085 = arith.remui %1074, %c12 : index
                %1086 = arith.muli %846, %c12 : index
                %1087 = arith.divui %1085, %c18 : index
                %1088 = arith.muli %1087, %c18 : index
                %1089 = arith.remui %1085, %c7 : index
                %1090 = arith.muli %1089, %c7 : index
                %1091 = arith.addi %1088, %1090 : index
                %1092 = arith.divui %1085, %c7 : index
                %1093 = arith.remui %1092, %c7 : index
                %1094 = arith.addi %1091, %1093 : index
                %1095 = arith.addi %1086, %1094 : index
                %1096 = arith.addi %1084, %1095 : index
                %1097 = arith.addi %1081, %1096 : index
                vector.store %1082, %kv[%1097] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1098 = arith.subi %842, %kvHeads : index
                %1099 = arith.muli %1098, %c28 : index
                %1100 = arith.addi %847, %1099 : index
                %1101 = arith.addi %1074, %c8 : index
                %1102 = arith.divui %1101, %c12 : index
                %1103 = arith.muli %1102, %c20 : index
                %1104 = arith.addi %1103, %c11 : index
                %1105 = arith.remui %1101, %c12 : index
                %1106 = arith.divui %846, %c7 : index
                %1107 = arith.remui %846, %c7 : index
                %1108 = arith.muli %1107, %c14 : index
                %1109 = arith.addi %1106, %1108 : index
                %1110 = arith.muli %1105, %c12 : index
                %1111 = arith.divui %1109, %c18 : index
                %1112 = arith.muli %1111, %c18 : index
                %1113 = arith.remui %1109, %c7 : index
                %1114 = arith.muli %1113, %c7 : index
                %1115 = arith.addi %1112, %1114 : index
                %1116 = arith.divui %1109, %c7 : index
                %1117 = arith.remui %1116, %c7 : index
                %1118 = arith.addi %1115, %1117 : index
                %1119 = arith.addi %1110, %1118 : index
                %1120 = arith.addi %1104, %1119 : index
                %1121 = arith.addi %1100, %1120 : index
                %1122 = vector.shuffle %1078, %1078 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1122, %kv[%1121] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1123 = arith.addi %1074, %c9 : index
                %1124 = arith.divui %1123, %c12 : index
                %1125 = arith.muli %1124, %c20 : index
                %1126 = arith.addi %1125, %c11 : index
                %1127 = arith.remui %1123, %c12 : index
                %1128 = arith.divui %846, %c7 : index
                %1129 = arith.remui %846, %c7 : index
                %1130 = arith.muli %1129, %c14 : index
                %1131 = arith.addi %1128, %1130 : index
                %1132 = arith.muli %1127, %c12 : index
                %1133 = arith.divui %1131, %c18 : index
                %1134 = arith.muli %1133, %c18 : index
                %1135 = arith.remui %1131, %c7 : index
                %1136 = arith.muli %1135, %c7 : index
                %1137 = arith.addi %1134, %1136 : index
                %1138 = arith.divui %1131, %c7 : index
                %1139 = arith.remui %1138, %c7 : index
                %1140 = arith.addi %1137, %1139 : index
                %1141 = arith.addi %1132, %1140 : index
                %1142 = arith.addi %1126, %1141 : index
                %1143 = arith.addi %1100, %1142 : index
                %1144 = vector.shuffle %1078, %1078 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1144, %kv[%1143] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1145 = arith.addi %1074, %c7 : index
                %1146 = arith.divui %1145, %c12 : index
                %1147 = arith.muli %1146, %c20 : index
                %1148 = arith.addi %1147, %c11 : index
                %1149 = arith.remui %1145, %c12 : index
                %1150 = arith.divui %846, %c7 : index
                %1151 = arith.remui %846, %c7 : index
                %1152 = arith.muli %1151, %c14 : index
                %1153 = arith.addi %1150, %1152 : index
                %1154 = arith.muli %1149, %c12 : index
                %1155 = arith.divui %1153, %c18 : index
                %1156 = arith.muli %1155, %c18 : index
                %1157 = arith.remui %1153, %c7 : index
                %1158 = arith.muli %1157, %c7 : index
                %1159 = arith.addi %1156, %1158 : index
                %1160 = arith.divui %1153, %c7 : index
                %1161 = arith.remui %1160, %c7 : index
                %1162 = arith.addi %1159, %1161 : index
                %1163 = arith.addi %1154, %1162 : index
                %1164 = arith.addi %1148, %1163 : index
                %1165 = arith.addi %1100, %1164 : index
                %1166 = vector.shuffle %1078, %1078 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1166, %kv[%1165] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1167 = arith.addi %1074, %c2 : index
                %1168 = arith.divui %1167, %c12 : index
                %1169 = arith.muli %1168, %c20 : index
                %1170 = arith.addi %1169, %c11 : index
                %1171 = arith.remui %1167, %c12 : index
                %1172 = arith.divui %846, %c7 : index
                %1173 = arith.remui %846, %c7 : index
                %1174 = arith.muli %1173, %c14 : index
                %1175 = arith.addi %1172, %1174 : index
                %1176 = arith.muli %1171, %c12 : index
                %1177 = arith.divui %1175, %c18 : index
                %1178 = arith.muli %1177, %c18 : index
                %1179 = arith.remui %1175, %c7 : index
                %1180 = arith.muli %1179, %c7 : index
                %1181 = arith.addi %1178, %1180 : index
                %1182 = arith.divui %1175, %c7 : index
                %1183 = arith.remui %1182, %c7 : index
                %1184 = arith.addi %1181, %1183 : index
                %1185 = arith.addi %1176, %1184 : index
                %1186 = arith.addi %1170, %1185 : index
                %1187 = arith.addi %1100, %1186 : index
                %1188 = vector.shuffle %1078, %1078 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1188, %kv[%1187] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %1189 = arith.addi %475, %c39 : index
      %1190 = arith.addi %474, %1189 : index
      %1191 = arith.cmpi slt, %1190, %17 : index
      %1192 = arith.cmpi slt, %1189, %c12 : index
      %1193 = arith.andi %1191, %1192 : i1
      scf.if %1193 {
        %1194 = arith.addi %474, %1189 : index
        %1195 = arith.addi %slotsAt, %1194 : index
        %1196 = memref.load %step[%1195] : memref<?xi32>
        %1197 = arith.index_cast %1196 : i32 to index
        %1198 = arith.cmpi sge, %1197, %c8 : index
        scf.if %1198 {
          %1199 = arith.muli %1189, %c22 : index
          %1200 = arith.subi %0, %heads : index
          %1201 = memref.load %scales[%1200] : memref<?xf32>
          %1202 = vector.broadcast %1201 : f32 to vector<4xf32>
          %1203 = arith.divui %1197, %c12 : index
          %1204 = arith.remui %1197, %c12 : index
          %1205 = arith.muli %1203, %pageBytes : index
          %1206 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1206 {
            %1207 = wave.lane
            %1208 = arith.muli %1207, %c18 : index
            scf.for %1209 = %1208 to %c22 step %c5 {
              %1210 = arith.addi %1199, %1209 : index
              %1211 = vector.load %15[%1210] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1212 = arith.mulf %1211, %1202 : vector<4xf32>
              %1213 = arith.minimumf %1212, %c43 : vector<4xf32>
              %1214 = arith.maximumf %1213, %c44 : vector<4xf32>
              %1215 = arith.truncf %1214 : vector<4xf32> to vector<4xf16>
              %1216 = vector.bitcast %1215 : vector<4xf16> to vector<8xi8>
              %1217 = arith.cmpi slt, %1200, %kvHeads : index
              scf.if %1217 {
                %1218 = arith.muli %1200, %c10 : index
                %1219 = arith.addi %1205, %1218 : index
                %1220 = arith.divui %1209, %c12 : index
                %1221 = arith.muli %1220, %c19 : index
                %1222 = arith.remui %1209, %c12 : index
                %1223 = arith.divui %1222, %c14 : index
                %1224 = arith.muli %1223, %c20 : index
                %1225 = arith.muli %1204, %c12 : index
                %1226 = arith.addi %1224, %1225 : index
                %1227 = arith.remui %1222, %c14 : index
                %1228 = arith.muli %1227, %c7 : index
                %1229 = arith.addi %1226, %1228 : index
                %1230 = arith.addi %1221, %1229 : index
                %1231 = arith.addi %1219, %1230 : index
                vector.store %1216, %kv[%1231] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1232 = arith.subi %1200, %kvHeads : index
                %1233 = arith.muli %1232, %c10 : index
                %1234 = arith.addi %1205, %1233 : index
                %1235 = arith.addi %1209, %c8 : index
                %1236 = arith.divui %1235, %c12 : index
                %1237 = arith.muli %1236, %c19 : index
                %1238 = arith.addi %1237, %c28 : index
                %1239 = arith.remui %1235, %c12 : index
                %1240 = arith.divui %1204, %c7 : index
                %1241 = arith.remui %1204, %c7 : index
                %1242 = arith.muli %1241, %c14 : index
                %1243 = arith.addi %1240, %1242 : index
                %1244 = arith.divui %1243, %c14 : index
                %1245 = arith.muli %1244, %c20 : index
                %1246 = arith.muli %1239, %c12 : index
                %1247 = arith.addi %1245, %1246 : index
                %1248 = arith.remui %1243, %c14 : index
                %1249 = arith.muli %1248, %c7 : index
                %1250 = arith.addi %1247, %1249 : index
                %1251 = arith.addi %1238, %1250 : index
                %1252 = arith.addi %1234, %1251 : index
                %1253 = vector.shuffle %1216, %1216 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1253, %kv[%1252] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1254 = arith.addi %1209, %c9 : index
                %1255 = arith.divui %1254, %c12 : index
                %1256 = arith.muli %1255, %c19 : index
                %1257 = arith.addi %1256, %c28 : index
                %1258 = arith.remui %1254, %c12 : index
                %1259 = arith.divui %1204, %c7 : index
                %1260 = arith.remui %1204, %c7 : index
                %1261 = arith.muli %1260, %c14 : index
                %1262 = arith.addi %1259, %1261 : index
                %1263 = arith.divui %1262, %c14 : index
                %1264 = arith.muli %1263, %c20 : index
                %1265 = arith.muli %1258, %c12 : index
                %1266 = arith.addi %1264, %1265 : index
                %1267 = arith.remui %1262, %c14 : index
                %1268 = arith.muli %1267, %c7 : index
                %1269 = arith.addi %1266, %1268 : index
                %1270 = arith.addi %1257, %1269 : index
                %1271 = arith.addi %1234, %1270 : index
                %1272 = vector.shuffle %1216, %1216 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1272, %kv[%1271] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1273 = arith.addi %1209, %c7 : index
                %1274 = arith.divui %1273, %c12 : index
                %1275 = arith.muli %1274, %c19 : index
                %1276 = arith.addi %1275, %c28 : index
                %1277 = arith.remui %1273, %c12 : index
                %1278 = arith.divui %1204, %c7 : index
                %1279 = arith.remui %1204, %c7 : index
                %1280 = arith.muli %1279, %c14 : index
                %1281 = arith.addi %1278, %1280 : index
                %1282 = arith.divui %1281, %c14 : index
                %1283 = arith.muli %1282, %c20 : index
                %1284 = arith.muli %1277, %c12 : index
                %1285 = arith.addi %1283, %1284 : index
                %1286 = arith.remui %1281, %c14 : index
                %1287 = arith.muli %1286, %c7 : index
                %1288 = arith.addi %1285, %1287 : index
                %1289 = arith.addi %1276, %1288 : index
                %1290 = arith.addi %1234, %1289 : index
                %1291 = vector.shuffle %1216, %1216 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1291, %kv[%1290] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1292 = arith.addi %1209, %c2 : index
                %1293 = arith.divui %1292, %c12 : index
                %1294 = arith.muli %1293, %c19 : index
                %1295 = arith.addi %1294, %c28 : index
                %1296 = arith.remui %1292, %c12 : index
                %1297 = arith.divui %1204, %c7 : index
                %1298 = arith.remui %1204, %c7 : index
                %1299 = arith.muli %1298, %c14 : index
                %1300 = arith.addi %1297, %1299 : index
                %1301 = arith.divui %1300, %c14 : index
                %1302 = arith.muli %1301, %c20 : index
                %1303 = arith.muli %1296, %c12 : index
                %1304 = arith.addi %1302, %1303 : index
                %1305 = arith.remui %1300, %c14 : index
                %1306 = arith.muli %1305, %c7 : index
                %1307 = arith.addi %1304, %1306 : index
                %1308 = arith.addi %1295, %1307 : index
                %1309 = arith.addi %1234, %1308 : index
                %1310 = vector.shuffle %1216, %1216 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1310, %kv[%1309] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1311 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1311 {
            %1312 = wave.lane
            %1313 = arith.muli %1312, %c18 : index
            scf.for %1314 = %1313 to %c22 step %c5 {
              %1315 = arith.addi %1199, %1314 : index
              %1316 = vector.load %15[%1315] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1317 = arith.mulf %1316, %1202 : vector<4xf32>
              %1318 = wave.fp8_encode "e4m3" %1317 : vector<4xf32> -> vector<4xi8>
              %1319 = arith.cmpi slt, %1200, %kvHeads : index
              scf.if %1319 {
                %1320 = arith.muli %1200, %c28 : index
                %1321 = arith.addi %1205, %1320 : index
                %1322 = vector.shuffle %1318, %1318 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1323 = arith.divui %1314, %c12 : index
                %1324 = arith.muli %1323, %c20 : index
                %1325 = arith.remui %1314, %c12 : index
                %1326 = arith.muli %1204, %c12 : index
                %1327 = arith.divui %1325, %c18 : index
                %1328 = arith.muli %1327, %c18 : index
                %1329 = arith.remui %1325, %c7 : index
                %1330 = arith.muli %1329, %c7 : index
                %1331 = arith.addi %1328, %1330 : index
                %1332 = arith.divui %1325, %c7 : index
                %1333 = arith.remui %1332, %c7 : index
                %1334 = arith.addi %1331, %1333 : index
                %1335 = arith.addi %1326, %1334 : index
                %1336 = arith.addi %1324, %1335 : index
                %1337 = arith.addi %1321, %1336 : index
                vector.store %1322, %kv[%1337] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1338 = arith.subi %1200, %kvHeads : index
                %1339 = arith.muli %1338, %c28 : index
                %1340 = arith.addi %1205, %1339 : index
                %1341 = arith.addi %1314, %c8 : index
                %1342 = arith.divui %1341, %c12 : index
                %1343 = arith.muli %1342, %c20 : index
                %1344 = arith.addi %1343, %c11 : index
                %1345 = arith.remui %1341, %c12 : index
                %1346 = arith.divui %1204, %c7 : index
                %1347 = arith.remui %1204, %c7 : index
                %1348 = arith.muli %1347, %c14 : index
                %1349 = arith.addi %1346, %1348 : index
                %1350 = arith.muli %1345, %c12 : index
                %1351 = arith.divui %1349, %c18 : index
                %1352 = arith.muli %1351, %c18 : index
                %1353 = arith.remui %1349, %c7 : index
                %1354 = arith.muli %1353, %c7 : index
                %1355 = arith.addi %1352, %1354 : index
                %1356 = arith.divui %1349, %c7 : index
                %1357 = arith.remui %1356, %c7 : index
                %1358 = arith.addi %1355, %1357 : index
                %1359 = arith.addi %1350, %1358 : index
                %1360 = arith.addi %1344, %1359 : index
                %1361 = arith.addi %1340, %1360 : index
                %1362 = vector.shuffle %1318, %1318 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1362, %kv[%1361] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1363 = arith.addi %1314, %c9 : index
                %1364 = arith.divui %1363, %c12 : index
                %1365 = arith.muli %1364, %c20 : index
                %1366 = arith.addi %1365, %c11 : index
                %1367 = arith.remui %1363, %c12 : index
                %1368 = arith.divui %1204, %c7 : index
                %1369 = arith.remui %1204, %c7 : index
                %1370 = arith.muli %1369, %c14 : index
                %1371 = arith.addi %1368, %1370 : index
                %1372 = arith.muli %1367, %c12 : index
                %1373 = arith.divui %1371, %c18 : index
                %1374 = arith.muli %1373, %c18 : index
                %1375 = arith.remui %1371, %c7 : index
                %1376 = arith.muli %1375, %c7 : index
                %1377 = arith.addi %1374, %1376 : index
                %1378 = arith.divui %1371, %c7 : index
                %1379 = arith.remui %1378, %c7 : index
                %1380 = arith.addi %1377, %1379 : index
                %1381 = arith.addi %1372, %1380 : index
                %1382 = arith.addi %1366, %1381 : index
                %1383 = arith.addi %1340, %1382 : index
                %1384 = vector.shuffle %1318, %1318 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1384, %kv[%1383] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1385 = arith.addi %1314, %c7 : index
                %1386 = arith.divui %1385, %c12 : index
                %1387 = arith.muli %1386, %c20 : index
                %1388 = arith.addi %1387, %c11 : index
                %1389 = arith.remui %1385, %c12 : index
                %1390 = arith.divui %1204, %c7 : index
                %1391 = arith.remui %1204, %c7 : index
                %1392 = arith.muli %1391, %c14 : index
                %1393 = arith.addi %1390, %1392 : index
                %1394 = arith.muli %1389, %c12 : index
                %1395 = arith.divui %1393, %c18 : index
                %1396 = arith.muli %1395, %c18 : index
                %1397 = arith.remui %1393, %c7 : index
                %1398 = arith.muli %1397, %c7 : index
                %1399 = arith.addi %1396, %1398 : index
                %1400 = arith.divui %1393, %c7 : index
                %1401 = arith.remui %1400, %c7 : index
                %1402 = arith.addi %1399, %1401 : index
                %1403 = arith.addi %1394, %1402 : index
                %1404 = arith.addi %1388, %1403 : index
                %1405 = arith.addi %1340, %1404 : index
                %1406 = vector.shuffle %1318, %1318 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1406, %kv[%1405] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1407 = arith.addi %1314, %c2 : index
                %1408 = arith.divui %1407, %c12 : index
                %1409 = arith.muli %1408, %c20 : index
                %1410 = arith.addi %1409, %c11 : index
                %1411 = arith.remui %1407, %c12 : index
                %1412 = arith.divui %1204, %c7 : index
                %1413 = arith.remui %1204, %c7 : index
                %1414 = arith.muli %1413, %c14 : index
                %1415 = arith.addi %1412, %1414 : index
                %1416 = arith.muli %1411, %c12 : index
                %1417 = arith.divui %1415, %c18 : index
                %1418 = arith.muli %1417, %c18 : index
                %1419 = arith.remui %1415, %c7 : index
                %1420 = arith.muli %1419, %c7 : index
                %1421 = arith.addi %1418, %1420 : index
                %1422 = arith.divui %1415, %c7 : index
                %1423 = arith.remui %1422, %c7 : index
                %1424 = arith.addi %1421, %1423 : index
                %1425 = arith.addi %1416, %1424 : index
                %1426 = arith.addi %1410, %1425 : index
                %1427 = arith.addi %1340, %1426 : index
                %1428 = vector.shuffle %1318, %1318 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1428, %kv[%1427] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1429 = arith.cmpi eq, %codec, %c7 : index
          scf.if %1429 {
            %1430 = wave.lane
            %1431 = arith.muli %1430, %c18 : index
            scf.for %1432 = %1431 to %c22 step %c5 {
              %1433 = arith.addi %1199, %1432 : index
              %1434 = vector.load %15[%1433] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1435 = arith.mulf %1434, %1202 : vector<4xf32>
              %1436 = wave.fp8_encode "e5m2" %1435 : vector<4xf32> -> vector<4xi8>
              %1437 = arith.cmpi slt, %1200, %kvHeads : index
              scf.if %1437 {
                %1438 = arith.muli %1200, %c28 : index
                %1439 = arith.addi %1205, %1438 : index
                %1440 = vector.shuffle %1436, %1436 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1441 = arith.divui %1432, %c12 : index
                %1442 = arith.muli %1441, %c20 : index
                %1443 = arith.remui %1432, %c12 : index
                %1444 = arith.muli %1204, %c12 : index
                %1445 = arith.divui %1443, %c18 : index
                %1446 = arith.muli %1445, %c18 : index
                %1447 = arith.remui %1443, %c7 : index
                %1448 = arith.muli %1447, %c7 : index
                %1449 = arith.addi %1446, %1448 : index
                %1450 = arith.divui %1443, %c7 : index
                %1451 = arith.remui %1450, %c7 : index
                %1452 = arith.addi %1449, %1451 : index
                %1453 = arith.addi %1444, %1452 : index
                %1454 = arith.addi %1442, %1453 : index
                %1455 = arith.addi %1439, %1454 : index
                vector.store %1440, %kv[%1455] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1456 = arith.subi %1200, %kvHeads : index
                %1457 = arith.muli %1456, %c28 : index
                %1458 = arith.addi %1205, %1457 : index
                %1459 = arith.addi %1432, %c8 : index
                %1460 = arith.divui %1459, %c12 : index
                %1461 = arith.muli %1460, %c20 : index
                %1462 = arith.addi %1461, %c11 : index
                %1463 = arith.remui %1459, %c12 : index
                %1464 = arith.divui %1204, %c7 : index
                %1465 = arith.remui %1204, %c7 : index
                %1466 = arith.muli %1465, %c14 : index
                %1467 = arith.addi %1464, %1466 : index
                %1468 = arith.muli %1463, %c12 : index
                %1469 = arith.divui %1467, %c18 : index
                %1470 = arith.muli %1469, %c18 : index
                %1471 = arith.remui %1467, %c7 : index
                %1472 = arith.muli %1471, %c7 : index
                %1473 = arith.addi %1470, %1472 : index
                %1474 = arith.divui %1467, %c7 : index
                %1475 = arith.remui %1474, %c7 : index
                %1476 = arith.addi %1473, %1475 : index
                %1477 = arith.addi %1468, %1476 : index
                %1478 = arith.addi %1462, %1477 : index
                %1479 = arith.addi %1458, %1478 : index
                %1480 = vector.shuffle %1436, %1436 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1480, %kv[%1479] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1481 = arith.addi %1432, %c9 : index
                %1482 = arith.divui %1481, %c12 : index
                %1483 = arith.muli %1482, %c20 : index
                %1484 = arith.addi %1483, %c11 : index
                %1485 = arith.remui %1481, %c12 : index
                %1486 = arith.divui %1204, %c7 : index
                %1487 = arith.remui %1204, %c7 : index
                %1488 = arith.muli %1487, %c14 : index
                %1489 = arith.addi %1486, %1488 : index
                %1490 = arith.muli %1485, %c12 : index
                %1491 = arith.divui %1489, %c18 : index
                %1492 = arith.muli %1491, %c18 : index
                %1493 = arith.remui %1489, %c7 : index
                %1494 = arith.muli %1493, %c7 : index
                %1495 = arith.addi %1492, %1494 : index
                %1496 = arith.divui %1489, %c7 : index
                %1497 = arith.remui %1496, %c7 : index
                %1498 = arith.addi %1495, %1497 : index
                %1499 = arith.addi %1490, %1498 : index
                %1500 = arith.addi %1484, %1499 : index
                %1501 = arith.addi %1458, %1500 : index
                %1502 = vector.shuffle %1436, %1436 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1502, %kv[%1501] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1503 = arith.addi %1432, %c7 : index
                %1504 = arith.divui %1503, %c12 : index
                %1505 = arith.muli %1504, %c20 : index
                %1506 = arith.addi %1505, %c11 : index
                %1507 = arith.remui %1503, %c12 : index
                %1508 = arith.divui %1204, %c7 : index
                %1509 = arith.remui %1204, %c7 : index
                %1510 = arith.muli %1509, %c14 : index
                %1511 = arith.addi %1508, %1510 : index
                %1512 = arith.muli %1507, %c12 : index
                %1513 = arith.divui %1511, %c18 : index
                %1514 = arith.muli %1513, %c18 : index
                %1515 = arith.remui %1511, %c7 : index
                %1516 = arith.muli %1515, %c7 : index
                %1517 = arith.addi %1514, %1516 : index
                %1518 = arith.divui %1511, %c7 : index
                %1519 = arith.remui %1518, %c7 : index
                %1520 = arith.addi %1517, %1519 : index
                %1521 = arith.addi %1512, %1520 : index
                %1522 = arith.addi %1506, %1521 : index
                %1523 = arith.addi %1458, %1522 : index
                %1524 = vector.shuffle %1436, %1436 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1524, %kv[%1523] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1525 = arith.addi %1432, %c2 : index
                %1526 = arith.divui %1525, %c12 : index
                %1527 = arith.muli %1526, %c20 : index
                %1528 = arith.addi %1527, %c11 : index
                %1529 = arith.remui %1525, %c12 : index
                %1530 = arith.divui %1204, %c7 : index
                %1531 = arith.remui %1204, %c7 : index
                %1532 = arith.muli %1531, %c14 : index
                %1533 = arith.addi %1530, %1532 : index
                %1534 = arith.muli %1529, %c12 : index
                %1535 = arith.divui %1533, %c18 : index
                %1536 = arith.muli %1535, %c18 : index
                %1537 = arith.remui %1533, %c7 : index
                %1538 = arith.muli %1537, %c7 : index
                %1539 = arith.addi %1536, %1538 : index
                %1540 = arith.divui %1533, %c7 : index
                %1541 = arith.remui %1540, %c7 : index
                %1542 = arith.addi %1539, %1541 : index
                %1543 = arith.addi %1534, %1542 : index
                %1544 = arith.addi %1528, %1543 : index
                %1545 = arith.addi %1458, %1544 : index
                %1546 = vector.shuffle %1436, %1436 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1546, %kv[%1545] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
