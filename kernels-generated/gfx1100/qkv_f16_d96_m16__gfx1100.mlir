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
  %c27 = arith.constant 0x3F800000 : f32
  %c28 = arith.constant 3072 : index
  %c29 = arith.constant 4608 : index
  %hasBias = wave.param "hasBias" : index
  %c31 = arith.constant 48 : index
  %c32 = arith.constant 47 : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c35 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c38 = arith.constant 12 : index
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c42 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c43 = arith.constant dense<0xC77FE000> : vector<4xf32>
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
      %346 = memref.load %factors[%343] : memref<?xf32>
      %347 = arith.select %345, %346, %c27 : f32
      %348 = arith.addi %257, %c8 : index
      %349 = arith.muli %339, %c4 : index
      %350 = arith.addi %348, %349 : index
      %351 = memref.load %14[%350] : memref<?xf32>
      %352 = arith.addi %350, %c11 : index
      %353 = memref.load %14[%352] : memref<?xf32>
      %354 = arith.addf %351, %353 : f32
      %355 = arith.addi %350, %c28 : index
      %356 = memref.load %14[%355] : memref<?xf32>
      %357 = arith.addf %354, %356 : f32
      %358 = arith.addi %350, %c29 : index
      %359 = memref.load %14[%358] : memref<?xf32>
      %360 = arith.addf %357, %359 : f32
      %361 = arith.remui %254, %c12 : index
      %362 = arith.muli %361, %c18 : index
      %363 = arith.addi %11, %362 : index
      %364 = vector.load %w[%363] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %365 = vector.bitcast %364 : vector<4xi8> to vector<1xf32>
      %366 = vector.extract %365[0] : f32 from vector<1xf32>
      %367 = arith.mulf %366, %347 : f32
      %368 = arith.mulf %360, %367 : f32
      %369 = arith.muli %3, %c7 : index
      %370 = arith.addi %369, %c8 : index
      %371 = arith.muli %370, %c12 : index
      %372 = arith.remui %254, %c12 : index
      %373 = arith.addi %371, %372 : index
      %374 = arith.muli %342, %c22 : index
      %375 = arith.addi %374, %373 : index
      memref.store %368, %15[%375] : memref<?xf32>
      %376 = arith.addi %257, %c20 : index
      %377 = arith.muli %339, %c4 : index
      %378 = arith.addi %376, %377 : index
      %379 = memref.load %14[%378] : memref<?xf32>
      %380 = arith.addi %378, %c11 : index
      %381 = memref.load %14[%380] : memref<?xf32>
      %382 = arith.addf %379, %381 : f32
      %383 = arith.addi %378, %c28 : index
      %384 = memref.load %14[%383] : memref<?xf32>
      %385 = arith.addf %382, %384 : f32
      %386 = arith.addi %378, %c29 : index
      %387 = memref.load %14[%386] : memref<?xf32>
      %388 = arith.addf %385, %387 : f32
      %389 = arith.remui %254, %c12 : index
      %390 = arith.muli %389, %c18 : index
      %391 = arith.addi %13, %390 : index
      %392 = vector.load %w[%391] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %393 = vector.bitcast %392 : vector<4xi8> to vector<1xf32>
      %394 = vector.extract %393[0] : f32 from vector<1xf32>
      %395 = arith.mulf %394, %347 : f32
      %396 = arith.mulf %388, %395 : f32
      %397 = arith.muli %3, %c7 : index
      %398 = arith.addi %397, %c9 : index
      %399 = arith.muli %398, %c12 : index
      %400 = arith.remui %254, %c12 : index
      %401 = arith.addi %399, %400 : index
      %402 = arith.muli %342, %c22 : index
      %403 = arith.addi %402, %401 : index
      memref.store %396, %15[%403] : memref<?xf32>
    }
    %404 = arith.muli %4, %c7 : index
    %405 = arith.addi %404, %c9 : index
    %406 = arith.muli %405, %c7 : index
    %407 = arith.divui %254, %c12 : index
    %408 = arith.addi %406, %407 : index
    %409 = arith.addi %253, %408 : index
    %410 = arith.cmpi slt, %409, %17 : index
    scf.if %410 {
      %411 = arith.cmpi eq, %hasFactors, %c9 : index
      %412 = memref.load %factors[%409] : memref<?xf32>
      %413 = arith.select %411, %412, %c27 : f32
      %414 = arith.addi %257, %c8 : index
      %415 = arith.muli %405, %c4 : index
      %416 = arith.addi %414, %415 : index
      %417 = memref.load %14[%416] : memref<?xf32>
      %418 = arith.addi %416, %c11 : index
      %419 = memref.load %14[%418] : memref<?xf32>
      %420 = arith.addf %417, %419 : f32
      %421 = arith.addi %416, %c28 : index
      %422 = memref.load %14[%421] : memref<?xf32>
      %423 = arith.addf %420, %422 : f32
      %424 = arith.addi %416, %c29 : index
      %425 = memref.load %14[%424] : memref<?xf32>
      %426 = arith.addf %423, %425 : f32
      %427 = arith.remui %254, %c12 : index
      %428 = arith.muli %427, %c18 : index
      %429 = arith.addi %11, %428 : index
      %430 = vector.load %w[%429] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %431 = vector.bitcast %430 : vector<4xi8> to vector<1xf32>
      %432 = vector.extract %431[0] : f32 from vector<1xf32>
      %433 = arith.mulf %432, %413 : f32
      %434 = arith.mulf %426, %433 : f32
      %435 = arith.muli %3, %c7 : index
      %436 = arith.addi %435, %c8 : index
      %437 = arith.muli %436, %c12 : index
      %438 = arith.remui %254, %c12 : index
      %439 = arith.addi %437, %438 : index
      %440 = arith.muli %408, %c22 : index
      %441 = arith.addi %440, %439 : index
      memref.store %434, %15[%441] : memref<?xf32>
      %442 = arith.addi %257, %c20 : index
      %443 = arith.muli %405, %c4 : index
      %444 = arith.addi %442, %443 : index
      %445 = memref.load %14[%444] : memref<?xf32>
      %446 = arith.addi %444, %c11 : index
      %447 = memref.load %14[%446] : memref<?xf32>
      %448 = arith.addf %445, %447 : f32
      %449 = arith.addi %444, %c28 : index
      %450 = memref.load %14[%449] : memref<?xf32>
      %451 = arith.addf %448, %450 : f32
      %452 = arith.addi %444, %c29 : index
      %453 = memref.load %14[%452] : memref<?xf32>
      %454 = arith.addf %451, %453 : f32
      %455 = arith.remui %254, %c12 : index
      %456 = arith.muli %455, %c18 : index
      %457 = arith.addi %13, %456 : index
      %458 = vector.load %w[%457] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %459 = vector.bitcast %458 : vector<4xi8> to vector<1xf32>
      %460 = vector.extract %459[0] : f32 from vector<1xf32>
      %461 = arith.mulf %460, %413 : f32
      %462 = arith.mulf %454, %461 : f32
      %463 = arith.muli %3, %c7 : index
      %464 = arith.addi %463, %c9 : index
      %465 = arith.muli %464, %c12 : index
      %466 = arith.remui %254, %c12 : index
      %467 = arith.addi %465, %466 : index
      %468 = arith.muli %408, %c22 : index
      %469 = arith.addi %468, %467 : index
      memref.store %462, %15[%469] : memref<?xf32>
    }
    wave.barrier
    %470 = arith.addi %18, %c8 : index
    %471 = wave.wave
    %472 = arith.addi %471, %c8 : index
    %473 = arith.addi %470, %472 : index
    %474 = arith.cmpi slt, %473, %17 : index
    %475 = arith.cmpi slt, %472, %c12 : index
    %476 = arith.andi %474, %475 : i1
    scf.if %476 {
      %477 = arith.addi %470, %472 : index
      %478 = arith.muli %472, %c22 : index
      %479 = wave.lane
      %480 = arith.addi %479, %c8 : index
      %481 = arith.cmpi eq, %hasBias, %c9 : index
      %482 = arith.addi %478, %480 : index
      %483 = memref.load %15[%482] : memref<?xf32>
      %484 = arith.muli %0, %c22 : index
      %485 = arith.addi %484, %480 : index
      %486 = memref.load %bias[%485] : memref<?xf32>
      %487 = arith.addf %483, %486 : f32
      %488 = arith.select %481, %487, %483 : f32
      %489 = arith.addi %480, %c31 : index
      %490 = arith.cmpi eq, %hasBias, %c9 : index
      %491 = arith.addi %478, %489 : index
      %492 = memref.load %15[%491] : memref<?xf32>
      %493 = arith.muli %0, %c22 : index
      %494 = arith.addi %493, %489 : index
      %495 = memref.load %bias[%494] : memref<?xf32>
      %496 = arith.addf %492, %495 : f32
      %497 = arith.select %490, %496, %492 : f32
      %498 = arith.addi %479, %c4 : index
      %499 = arith.cmpi slt, %498, %c31 : index
      %500 = arith.minsi %498, %c32 : index
      %501 = arith.cmpi eq, %hasBias, %c9 : index
      %502 = arith.addi %478, %500 : index
      %503 = memref.load %15[%502] : memref<?xf32>
      %504 = arith.muli %0, %c22 : index
      %505 = arith.addi %504, %500 : index
      %506 = memref.load %bias[%505] : memref<?xf32>
      %507 = arith.addf %503, %506 : f32
      %508 = arith.select %501, %507, %503 : f32
      %509 = arith.addi %500, %c31 : index
      %510 = arith.cmpi eq, %hasBias, %c9 : index
      %511 = arith.addi %478, %509 : index
      %512 = memref.load %15[%511] : memref<?xf32>
      %513 = arith.muli %0, %c22 : index
      %514 = arith.addi %513, %509 : index
      %515 = memref.load %bias[%514] : memref<?xf32>
      %516 = arith.addf %512, %515 : f32
      %517 = arith.select %510, %516, %512 : f32
      %518 = arith.addi %heads, %kvHeads : index
      %519 = arith.cmpi slt, %0, %518 : index
      scf.if %519 {
        %520 = arith.addi %positionsAt, %477 : index
        %521 = memref.load %step[%520] : memref<?xi32>
        %522 = arith.index_cast %521 : i32 to index
        %523 = arith.cmpi eq, %hasNorm, %c9 : index
        %524 = math.fma %488, %488, %c35 : f32
        %525 = math.fma %497, %497, %524 : f32
        %526 = math.fma %508, %508, %525 : f32
        %527 = arith.select %499, %526, %525 : f32
        %528 = math.fma %517, %517, %527 : f32
        %529 = arith.select %499, %528, %527 : f32
        %530 = vector.broadcast %529 : f32 to vector<1xf32>
        %531 = wave.reduce "add" %530 : vector<1xf32>
        %532 = arith.mulf %531, %inverseHeadDim : f32
        %533 = arith.addf %532, %epsilon : f32
        %534 = math.sqrt %533 : f32
        %535 = arith.divf %c27, %534 : f32
        %536 = arith.cmpi slt, %0, %heads : index
        %537 = arith.addi %480, %c31 : index
        %538 = memref.load %query_norm[%480] : memref<?xf32>
        %539 = memref.load %key_norm[%480] : memref<?xf32>
        %540 = arith.select %536, %538, %539 : f32
        %541 = arith.mulf %488, %535 : f32
        %542 = arith.mulf %541, %540 : f32
        %543 = arith.select %523, %542, %488 : f32
        %544 = memref.load %query_norm[%537] : memref<?xf32>
        %545 = memref.load %key_norm[%537] : memref<?xf32>
        %546 = arith.select %536, %544, %545 : f32
        %547 = arith.mulf %497, %535 : f32
        %548 = arith.mulf %547, %546 : f32
        %549 = arith.select %523, %548, %497 : f32
        %550 = arith.addi %500, %c31 : index
        %551 = memref.load %query_norm[%500] : memref<?xf32>
        %552 = memref.load %key_norm[%500] : memref<?xf32>
        %553 = arith.select %536, %551, %552 : f32
        %554 = arith.mulf %508, %535 : f32
        %555 = arith.mulf %554, %553 : f32
        %556 = arith.select %523, %555, %508 : f32
        %557 = memref.load %query_norm[%550] : memref<?xf32>
        %558 = memref.load %key_norm[%550] : memref<?xf32>
        %559 = arith.select %536, %557, %558 : f32
        %560 = arith.mulf %517, %535 : f32
        %561 = arith.mulf %560, %559 : f32
        %562 = arith.select %523, %561, %517 : f32
        %563 = arith.remui %522, %c20 : index
        %564 = arith.muli %563, %c22 : index
        %565 = arith.addi %564, %480 : index
        %566 = arith.divui %522, %c20 : index
        %567 = arith.addi %566, %c20 : index
        %568 = arith.muli %567, %c22 : index
        %569 = arith.addi %568, %480 : index
        %570 = memref.load %rope[%565] : memref<?xf32>
        %571 = arith.addi %565, %c31 : index
        %572 = memref.load %rope[%571] : memref<?xf32>
        %573 = memref.load %rope[%569] : memref<?xf32>
        %574 = arith.addi %569, %c31 : index
        %575 = memref.load %rope[%574] : memref<?xf32>
        %576 = arith.mulf %573, %570 : f32
        %577 = arith.mulf %575, %572 : f32
        %578 = arith.subf %576, %577 : f32
        %579 = arith.mulf %575, %570 : f32
        %580 = arith.mulf %573, %572 : f32
        %581 = arith.addf %579, %580 : f32
        %582 = arith.mulf %543, %578 : f32
        %583 = arith.mulf %549, %581 : f32
        %584 = arith.subf %582, %583 : f32
        %585 = arith.mulf %549, %578 : f32
        %586 = arith.mulf %543, %581 : f32
        %587 = arith.addf %585, %586 : f32
        %588 = arith.cmpi slt, %0, %heads : index
        scf.if %588 {
          %589 = arith.muli %477, %heads : index
          %590 = arith.addi %589, %0 : index
          %591 = arith.muli %590, %c22 : index
          %592 = arith.addi %591, %480 : index
          memref.store %584, %q[%592] : memref<?xf32>
          %593 = arith.addi %592, %c31 : index
          memref.store %587, %q[%593] : memref<?xf32>
        } else {
          %594 = arith.addi %478, %480 : index
          memref.store %584, %15[%594] : memref<?xf32>
          %595 = arith.addi %478, %480 : index
          %596 = arith.addi %595, %c31 : index
          memref.store %587, %15[%596] : memref<?xf32>
        }
        %597 = arith.remui %522, %c20 : index
        %598 = arith.muli %597, %c22 : index
        %599 = arith.addi %598, %500 : index
        %600 = arith.divui %522, %c20 : index
        %601 = arith.addi %600, %c20 : index
        %602 = arith.muli %601, %c22 : index
        %603 = arith.addi %602, %500 : index
        %604 = memref.load %rope[%599] : memref<?xf32>
        %605 = arith.addi %599, %c31 : index
        %606 = memref.load %rope[%605] : memref<?xf32>
        %607 = memref.load %rope[%603] : memref<?xf32>
        %608 = arith.addi %603, %c31 : index
        %609 = memref.load %rope[%608] : memref<?xf32>
        %610 = arith.mulf %607, %604 : f32
        %611 = arith.mulf %609, %606 : f32
        %612 = arith.subf %610, %611 : f32
        %613 = arith.mulf %609, %604 : f32
        %614 = arith.mulf %607, %606 : f32
        %615 = arith.addf %613, %614 : f32
        %616 = arith.mulf %556, %612 : f32
        %617 = arith.mulf %562, %615 : f32
        %618 = arith.subf %616, %617 : f32
        %619 = arith.mulf %562, %612 : f32
        %620 = arith.mulf %556, %615 : f32
        %621 = arith.addf %619, %620 : f32
        scf.if %499 {
          %622 = arith.cmpi slt, %0, %heads : index
          scf.if %622 {
            %623 = arith.muli %477, %heads : index
            %624 = arith.addi %623, %0 : index
            %625 = arith.muli %624, %c22 : index
            %626 = arith.addi %625, %500 : index
            memref.store %618, %q[%626] : memref<?xf32>
            %627 = arith.addi %626, %c31 : index
            memref.store %621, %q[%627] : memref<?xf32>
          } else {
            %628 = arith.addi %478, %500 : index
            memref.store %618, %15[%628] : memref<?xf32>
            %629 = arith.addi %478, %500 : index
            %630 = arith.addi %629, %c31 : index
            memref.store %621, %15[%630] : memref<?xf32>
          }
        }
      } else {
        %631 = arith.cmpi slt, %0, %heads : index
        scf.if %631 {
          %632 = arith.muli %477, %heads : index
          %633 = arith.addi %632, %0 : index
          %634 = arith.muli %633, %c22 : index
          %635 = arith.addi %634, %480 : index
          memref.store %488, %q[%635] : memref<?xf32>
          %636 = arith.addi %635, %c31 : index
          memref.store %497, %q[%636] : memref<?xf32>
        } else {
          %637 = arith.addi %478, %480 : index
          memref.store %488, %15[%637] : memref<?xf32>
          %638 = arith.addi %478, %480 : index
          %639 = arith.addi %638, %c31 : index
          memref.store %497, %15[%639] : memref<?xf32>
        }
        scf.if %499 {
          %640 = arith.cmpi slt, %0, %heads : index
          scf.if %640 {
            %641 = arith.muli %477, %heads : index
            %642 = arith.addi %641, %0 : index
            %643 = arith.muli %642, %c22 : index
            %644 = arith.addi %643, %500 : index
            memref.store %508, %q[%644] : memref<?xf32>
            %645 = arith.addi %644, %c31 : index
            memref.store %517, %q[%645] : memref<?xf32>
          } else {
            %646 = arith.addi %478, %500 : index
            memref.store %508, %15[%646] : memref<?xf32>
            %647 = arith.addi %478, %500 : index
            %648 = arith.addi %647, %c31 : index
            memref.store %517, %15[%648] : memref<?xf32>
          }
        }
      }
    }
    %649 = arith.addi %471, %c38 : index
    %650 = arith.addi %470, %649 : index
    %651 = arith.cmpi slt, %650, %17 : index
    %652 = arith.cmpi slt, %649, %c12 : index
    %653 = arith.andi %651, %652 : i1
    scf.if %653 {
      %654 = arith.addi %470, %649 : index
      %655 = arith.muli %649, %c22 : index
      %656 = wave.lane
      %657 = arith.addi %656, %c8 : index
      %658 = arith.cmpi eq, %hasBias, %c9 : index
      %659 = arith.addi %655, %657 : index
      %660 = memref.load %15[%659] : memref<?xf32>
      %661 = arith.muli %0, %c22 : index
      %662 = arith.addi %661, %657 : index
      %663 = memref.load %bias[%662] : memref<?xf32>
      %664 = arith.addf %660, %663 : f32
      %665 = arith.select %658, %664, %660 : f32
      %666 = arith.addi %657, %c31 : index
      %667 = arith.cmpi eq, %hasBias, %c9 : index
      %668 = arith.addi %655, %666 : index
      %669 = memref.load %15[%668] : memref<?xf32>
      %670 = arith.muli %0, %c22 : index
      %671 = arith.addi %670, %666 : index
      %672 = memref.load %bias[%671] : memref<?xf32>
      %673 = arith.addf %669, %672 : f32
      %674 = arith.select %667, %673, %669 : f32
      %675 = arith.addi %656, %c4 : index
      %676 = arith.cmpi slt, %675, %c31 : index
      %677 = arith.minsi %675, %c32 : index
      %678 = arith.cmpi eq, %hasBias, %c9 : index
      %679 = arith.addi %655, %677 : index
      %680 = memref.load %15[%679] : memref<?xf32>
      %681 = arith.muli %0, %c22 : index
      %682 = arith.addi %681, %677 : index
      %683 = memref.load %bias[%682] : memref<?xf32>
      %684 = arith.addf %680, %683 : f32
      %685 = arith.select %678, %684, %680 : f32
      %686 = arith.addi %677, %c31 : index
      %687 = arith.cmpi eq, %hasBias, %c9 : index
      %688 = arith.addi %655, %686 : index
      %689 = memref.load %15[%688] : memref<?xf32>
      %690 = arith.muli %0, %c22 : index
      %691 = arith.addi %690, %686 : index
      %692 = memref.load %bias[%691] : memref<?xf32>
      %693 = arith.addf %689, %692 : f32
      %694 = arith.select %687, %693, %689 : f32
      %695 = arith.addi %heads, %kvHeads : index
      %696 = arith.cmpi slt, %0, %695 : index
      scf.if %696 {
        %697 = arith.addi %positionsAt, %654 : index
        %698 = memref.load %step[%697] : memref<?xi32>
        %699 = arith.index_cast %698 : i32 to index
        %700 = arith.cmpi eq, %hasNorm, %c9 : index
        %701 = math.fma %665, %665, %c35 : f32
        %702 = math.fma %674, %674, %701 : f32
        %703 = math.fma %685, %685, %702 : f32
        %704 = arith.select %676, %703, %702 : f32
        %705 = math.fma %694, %694, %704 : f32
        %706 = arith.select %676, %705, %704 : f32
        %707 = vector.broadcast %706 : f32 to vector<1xf32>
        %708 = wave.reduce "add" %707 : vector<1xf32>
        %709 = arith.mulf %708, %inverseHeadDim : f32
        %710 = arith.addf %709, %epsilon : f32
        %711 = math.sqrt %710 : f32
        %712 = arith.divf %c27, %711 : f32
        %713 = arith.cmpi slt, %0, %heads : index
        %714 = arith.addi %657, %c31 : index
        %715 = memref.load %query_norm[%657] : memref<?xf32>
        %716 = memref.load %key_norm[%657] : memref<?xf32>
        %717 = arith.select %713, %715, %716 : f32
        %718 = arith.mulf %665, %712 : f32
        %719 = arith.mulf %718, %717 : f32
        %720 = arith.select %700, %719, %665 : f32
        %721 = memref.load %query_norm[%714] : memref<?xf32>
        %722 = memref.load %key_norm[%714] : memref<?xf32>
        %723 = arith.select %713, %721, %722 : f32
        %724 = arith.mulf %674, %712 : f32
        %725 = arith.mulf %724, %723 : f32
        %726 = arith.select %700, %725, %674 : f32
        %727 = arith.addi %677, %c31 : index
        %728 = memref.load %query_norm[%677] : memref<?xf32>
        %729 = memref.load %key_norm[%677] : memref<?xf32>
        %730 = arith.select %713, %728, %729 : f32
        %731 = arith.mulf %685, %712 : f32
        %732 = arith.mulf %731, %730 : f32
        %733 = arith.select %700, %732, %685 : f32
        %734 = memref.load %query_norm[%727] : memref<?xf32>
        %735 = memref.load %key_norm[%727] : memref<?xf32>
        %736 = arith.select %713, %734, %735 : f32
        %737 = arith.mulf %694, %712 : f32
        %738 = arith.mulf %737, %736 : f32
        %739 = arith.select %700, %738, %694 : f32
        %740 = arith.remui %699, %c20 : index
        %741 = arith.muli %740, %c22 : index
        %742 = arith.addi %741, %657 : index
        %743 = arith.divui %699, %c20 : index
        %744 = arith.addi %743, %c20 : index
        %745 = arith.muli %744, %c22 : index
        %746 = arith.addi %745, %657 : index
        %747 = memref.load %rope[%742] : memref<?xf32>
        %748 = arith.addi %742, %c31 : index
        %749 = memref.load %rope[%748] : memref<?xf32>
        %750 = memref.load %rope[%746] : memref<?xf32>
        %751 = arith.addi %746, %c31 : index
        %752 = memref.load %rope[%751] : memref<?xf32>
        %753 = arith.mulf %750, %747 : f32
        %754 = arith.mulf %752, %749 : f32
        %755 = arith.subf %753, %754 : f32
        %756 = arith.mulf %752, %747 : f32
        %757 = arith.mulf %750, %749 : f32
        %758 = arith.addf %756, %757 : f32
        %759 = arith.mulf %720, %755 : f32
        %760 = arith.mulf %726, %758 : f32
        %761 = arith.subf %759, %760 : f32
        %762 = arith.mulf %726, %755 : f32
        %763 = arith.mulf %720, %758 : f32
        %764 = arith.addf %762, %763 : f32
        %765 = arith.cmpi slt, %0, %heads : index
        scf.if %765 {
          %766 = arith.muli %654, %heads : index
          %767 = arith.addi %766, %0 : index
          %768 = arith.muli %767, %c22 : index
          %769 = arith.addi %768, %657 : index
          memref.store %761, %q[%769] : memref<?xf32>
          %770 = arith.addi %769, %c31 : index
          memref.store %764, %q[%770] : memref<?xf32>
        } else {
          %771 = arith.addi %655, %657 : index
          memref.store %761, %15[%771] : memref<?xf32>
          %772 = arith.addi %655, %657 : index
          %773 = arith.addi %772, %c31 : index
          memref.store %764, %15[%773] : memref<?xf32>
        }
        %774 = arith.remui %699, %c20 : index
        %775 = arith.muli %774, %c22 : index
        %776 = arith.addi %775, %677 : index
        %777 = arith.divui %699, %c20 : index
        %778 = arith.addi %777, %c20 : index
        %779 = arith.muli %778, %c22 : index
        %780 = arith.addi %779, %677 : index
        %781 = memref.load %rope[%776] : memref<?xf32>
        %782 = arith.addi %776, %c31 : index
        %783 = memref.load %rope[%782] : memref<?xf32>
        %784 = memref.load %rope[%780] : memref<?xf32>
        %785 = arith.addi %780, %c31 : index
        %786 = memref.load %rope[%785] : memref<?xf32>
        %787 = arith.mulf %784, %781 : f32
        %788 = arith.mulf %786, %783 : f32
        %789 = arith.subf %787, %788 : f32
        %790 = arith.mulf %786, %781 : f32
        %791 = arith.mulf %784, %783 : f32
        %792 = arith.addf %790, %791 : f32
        %793 = arith.mulf %733, %789 : f32
        %794 = arith.mulf %739, %792 : f32
        %795 = arith.subf %793, %794 : f32
        %796 = arith.mulf %739, %789 : f32
        %797 = arith.mulf %733, %792 : f32
        %798 = arith.addf %796, %797 : f32
        scf.if %676 {
          %799 = arith.cmpi slt, %0, %heads : index
          scf.if %799 {
            %800 = arith.muli %654, %heads : index
            %801 = arith.addi %800, %0 : index
            %802 = arith.muli %801, %c22 : index
            %803 = arith.addi %802, %677 : index
            memref.store %795, %q[%803] : memref<?xf32>
            %804 = arith.addi %803, %c31 : index
            memref.store %798, %q[%804] : memref<?xf32>
          } else {
            %805 = arith.addi %655, %677 : index
            memref.store %795, %15[%805] : memref<?xf32>
            %806 = arith.addi %655, %677 : index
            %807 = arith.addi %806, %c31 : index
            memref.store %798, %15[%807] : memref<?xf32>
          }
        }
      } else {
        %808 = arith.cmpi slt, %0, %heads : index
        scf.if %808 {
          %809 = arith.muli %654, %heads : index
          %810 = arith.addi %809, %0 : index
          %811 = arith.muli %810, %c22 : index
          %812 = arith.addi %811, %657 : index
          memref.store %665, %q[%812] : memref<?xf32>
          %813 = arith.addi %812, %c31 : index
          memref.store %674, %q[%813] : memref<?xf32>
        } else {
          %814 = arith.addi %655, %657 : index
          memref.store %665, %15[%814] : memref<?xf32>
          %815 = arith.addi %655, %657 : index
          %816 = arith.addi %815, %c31 : index
          memref.store %674, %15[%816] : memref<?xf32>
        }
        scf.if %676 {
          %817 = arith.cmpi slt, %0, %heads : index
          scf.if %817 {
            %818 = arith.muli %654, %heads : index
            %819 = arith.addi %818, %0 : index
            %820 = arith.muli %819, %c22 : index
            %821 = arith.addi %820, %677 : index
            memref.store %685, %q[%821] : memref<?xf32>
            %822 = arith.addi %821, %c31 : index
            memref.store %694, %q[%822] : memref<?xf32>
          } else {
            %823 = arith.addi %655, %677 : index
            memref.store %685, %15[%823] : memref<?xf32>
            %824 = arith.addi %655, %677 : index
            %825 = arith.addi %824, %c31 : index
            memref.store %694, %15[%825] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %826 = arith.cmpi sge, %0, %heads : index
    scf.if %826 {
      %827 = arith.addi %471, %c8 : index
      %828 = arith.addi %470, %827 : index
      %829 = arith.cmpi slt, %828, %17 : index
      %830 = arith.cmpi slt, %827, %c12 : index
      %831 = arith.andi %829, %830 : i1
      scf.if %831 {
        %832 = arith.addi %470, %827 : index
        %833 = arith.addi %slotsAt, %832 : index
        %834 = memref.load %step[%833] : memref<?xi32>
        %835 = arith.index_cast %834 : i32 to index
        %836 = arith.cmpi sge, %835, %c8 : index
        scf.if %836 {
          %837 = arith.muli %827, %c22 : index
          %838 = arith.subi %0, %heads : index
          %839 = memref.load %scales[%838] : memref<?xf32>
          %840 = vector.broadcast %839 : f32 to vector<4xf32>
          %841 = arith.divui %835, %c12 : index
          %842 = arith.remui %835, %c12 : index
          %843 = arith.muli %841, %pageBytes : index
          %844 = arith.cmpi eq, %codec, %c8 : index
          scf.if %844 {
            %845 = wave.lane
            %846 = arith.muli %845, %c18 : index
            scf.for %847 = %846 to %c22 step %c5 {
              %848 = arith.addi %837, %847 : index
              %849 = vector.load %15[%848] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %850 = arith.mulf %849, %840 : vector<4xf32>
              %851 = arith.minimumf %850, %c42 : vector<4xf32>
              %852 = arith.maximumf %851, %c43 : vector<4xf32>
              %853 = arith.truncf %852 : vector<4xf32> to vector<4xf16>
              %854 = vector.bitcast %853 : vector<4xf16> to vector<8xi8>
              %855 = arith.cmpi slt, %838, %kvHeads : index
              scf.if %855 {
                %856 = arith.muli %838, %c10 : index
                %857 = arith.addi %843, %856 : index
                %858 = arith.divui %847, %c12 : index
                %859 = arith.muli %858, %c19 : index
                %860 = arith.remui %847, %c12 : index
                %861 = arith.divui %860, %c14 : index
                %862 = arith.muli %861, %c20 : index
                %863 = arith.muli %842, %c12 : index
                %864 = arith.addi %862, %863 : index
                %865 = arith.remui %860, %c14 : index
                %866 = arith.muli %865, %c7 : index
                %867 = arith.addi %864, %866 : index
                %868 = arith.addi %859, %867 : index
                %869 = arith.addi %857, %868 : index
                vector.store %854, %kv[%869] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %870 = arith.subi %838, %kvHeads : index
                %871 = arith.muli %870, %c10 : index
                %872 = arith.addi %843, %871 : index
                %873 = arith.addi %847, %c8 : index
                %874 = arith.divui %873, %c12 : index
                %875 = arith.muli %874, %c19 : index
                %876 = arith.addi %875, %c28 : index
                %877 = arith.remui %873, %c12 : index
                %878 = arith.divui %842, %c7 : index
                %879 = arith.remui %842, %c7 : index
                %880 = arith.muli %879, %c14 : index
                %881 = arith.addi %878, %880 : index
                %882 = arith.divui %881, %c14 : index
                %883 = arith.muli %882, %c20 : index
                %884 = arith.muli %877, %c12 : index
                %885 = arith.addi %883, %884 : index
                %886 = arith.remui %881, %c14 : index
                %887 = arith.muli %886, %c7 : index
                %888 = arith.addi %885, %887 : index
                %889 = arith.addi %876, %888 : index
                %890 = arith.addi %872, %889 : index
                %891 = vector.shuffle %854, %854 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %891, %kv[%890] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %892 = arith.addi %847, %c9 : index
                %893 = arith.divui %892, %c12 : index
                %894 = arith.muli %893, %c19 : index
                %895 = arith.addi %894, %c28 : index
                %896 = arith.remui %892, %c12 : index
                %897 = arith.divui %842, %c7 : index
                %898 = arith.remui %842, %c7 : index
                %899 = arith.muli %898, %c14 : index
                %900 = arith.addi %897, %899 : index
                %901 = arith.divui %900, %c14 : index
                %902 = arith.muli %901, %c20 : index
                %903 = arith.muli %896, %c12 : index
                %904 = arith.addi %902, %903 : index
                %905 = arith.remui %900, %c14 : index
                %906 = arith.muli %905, %c7 : index
                %907 = arith.addi %904, %906 : index
                %908 = arith.addi %895, %907 : index
                %909 = arith.addi %872, %908 : index
                %910 = vector.shuffle %854, %854 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %910, %kv[%909] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %911 = arith.addi %847, %c7 : index
                %912 = arith.divui %911, %c12 : index
                %913 = arith.muli %912, %c19 : index
                %914 = arith.addi %913, %c28 : index
                %915 = arith.remui %911, %c12 : index
                %916 = arith.divui %842, %c7 : index
                %917 = arith.remui %842, %c7 : index
                %918 = arith.muli %917, %c14 : index
                %919 = arith.addi %916, %918 : index
                %920 = arith.divui %919, %c14 : index
                %921 = arith.muli %920, %c20 : index
                %922 = arith.muli %915, %c12 : index
                %923 = arith.addi %921, %922 : index
                %924 = arith.remui %919, %c14 : index
                %925 = arith.muli %924, %c7 : index
                %926 = arith.addi %923, %925 : index
                %927 = arith.addi %914, %926 : index
                %928 = arith.addi %872, %927 : index
                %929 = vector.shuffle %854, %854 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %929, %kv[%928] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %930 = arith.addi %847, %c2 : index
                %931 = arith.divui %930, %c12 : index
                %932 = arith.muli %931, %c19 : index
                %933 = arith.addi %932, %c28 : index
                %934 = arith.remui %930, %c12 : index
                %935 = arith.divui %842, %c7 : index
                %936 = arith.remui %842, %c7 : index
                %937 = arith.muli %936, %c14 : index
                %938 = arith.addi %935, %937 : index
                %939 = arith.divui %938, %c14 : index
                %940 = arith.muli %939, %c20 : index
                %941 = arith.muli %934, %c12 : index
                %942 = arith.addi %940, %941 : index
                %943 = arith.remui %938, %c14 : index
                %944 = arith.muli %943, %c7 : index
                %945 = arith.addi %942, %944 : index
                %946 = arith.addi %933, %945 : index
                %947 = arith.addi %872, %946 : index
                %948 = vector.shuffle %854, %854 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %948, %kv[%947] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %949 = arith.cmpi eq, %codec, %c9 : index
          scf.if %949 {
            %950 = wave.lane
            %951 = arith.muli %950, %c18 : index
            scf.for %952 = %951 to %c22 step %c5 {
              %953 = arith.addi %837, %952 : index
              %954 = vector.load %15[%953] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %955 = arith.mulf %954, %840 : vector<4xf32>
              %956 = wave.fp8_encode "e4m3" %955 : vector<4xf32> -> vector<4xi8>
              %957 = arith.cmpi slt, %838, %kvHeads : index
              scf.if %957 {
                %958 = arith.muli %838, %c28 : index
                %959 = arith.addi %843, %958 : index
                %960 = vector.shuffle %956, %956 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %961 = arith.divui %952, %c12 : index
                %962 = arith.muli %961, %c20 : index
                %963 = arith.remui %952, %c12 : index
                %964 = arith.muli %842, %c12 : index
                %965 = arith.divui %963, %c18 : index
                %966 = arith.muli %965, %c18 : index
                %967 = arith.remui %963, %c7 : index
                %968 = arith.muli %967, %c7 : index
                %969 = arith.addi %966, %968 : index
                %970 = arith.divui %963, %c7 : index
                %971 = arith.remui %970, %c7 : index
                %972 = arith.addi %969, %971 : index
                %973 = arith.addi %964, %972 : index
                %974 = arith.addi %962, %973 : index
                %975 = arith.addi %959, %974 : index
                vector.store %960, %kv[%975] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %976 = arith.subi %838, %kvHeads : index
                %977 = arith.muli %976, %c28 : index
                %978 = arith.addi %843, %977 : index
                %979 = arith.addi %952, %c8 : index
                %980 = arith.divui %979, %c12 : index
                %981 = arith.muli %980, %c20 : index
                %982 = arith.addi %981, %c11 : index
                %983 = arith.remui %979, %c12 : index
                %984 = arith.divui %842, %c7 : index
                %985 = arith.remui %842, %c7 : index
                %986 = arith.muli %985, %c14 : index
                %987 = arith.addi %984, %986 : index
                %988 = arith.muli %983, %c12 : index
                %989 = arith.divui %987, %c18 : index
                %990 = arith.muli %989, %c18 : index
                %991 = arith.remui %987, %c7 : index
                %992 = arith.muli %991, %c7 : index
                %993 = arith.addi %990, %992 : index
                %994 = arith.divui %987, %c7 : index
                %995 = arith.remui %994, %c7 : index
                %996 = arith.addi %993, %995 : index
                %997 = arith.addi %988, %996 : index
                %998 = arith.addi %982, %997 : index
                %999 = arith.addi %978, %998 : index
                %1000 = vector.shuffle %956, %956 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1000, %kv[%999] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1001 = arith.addi %952, %c9 : index
                %1002 = arith.divui %1001, %c12 : index
                %1003 = arith.muli %1002, %c20 : index
                %1004 = arith.addi %1003, %c11 : index
                %1005 = arith.remui %1001, %c12 : index
                %1006 = arith.divui %842, %c7 : index
                %1007 = arith.remui %842, %c7 : index
                %1008 = arith.muli %1007, %c14 : index
                %1009 = arith.addi %1006, %1008 : index
                %1010 = arith.muli %1005, %c12 : index
                %1011 = arith.divui %1009, %c18 : index
                %1012 = arith.muli %1011, %c18 : index
                %1013 = arith.remui %1009, %c7 : index
                %1014 = arith.muli %1013, %c7 : index
                %1015 = arith.addi %1012, %1014 : index
                %1016 = arith.divui %1009, %c7 : index
                %1017 = arith.remui %1016, %c7 : index
                %1018 = arith.addi %1015, %1017 : index
                %1019 = arith.addi %1010, %1018 : index
                %1020 = arith.addi %1004, %1019 : index
                %1021 = arith.addi %978, %1020 : index
                %1022 = vector.shuffle %956, %956 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1022, %kv[%1021] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1023 = arith.addi %952, %c7 : index
                %1024 = arith.divui %1023, %c12 : index
                %1025 = arith.muli %1024, %c20 : index
                %1026 = arith.addi %1025, %c11 : index
                %1027 = arith.remui %1023, %c12 : index
                %1028 = arith.divui %842, %c7 : index
                %1029 = arith.remui %842, %c7 : index
                %1030 = arith.muli %1029, %c14 : index
                %1031 = arith.addi %1028, %1030 : index
                %1032 = arith.muli %1027, %c12 : index
                %1033 = arith.divui %1031, %c18 : index
                %1034 = arith.muli %1033, %c18 : index
                %1035 = arith.remui %1031, %c7 : index
                %1036 = arith.muli %1035, %c7 : index
                %1037 = arith.addi %1034, %1036 : index
                %1038 = arith.divui %1031, %c7 : index
                %1039 = arith.remui %1038, %c7 : index
                %1040 = arith.addi %1037, %1039 : index
                %1041 = arith.addi %1032, %1040 : index
                %1042 = arith.addi %1026, %1041 : index
                %1043 = arith.addi %978, %1042 : index
                %1044 = vector.shuffle %956, %956 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1044, %kv[%1043] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1045 = arith.addi %952, %c2 : index
                %1046 = arith.divui %1045, %c12 : index
                %1047 = arith.muli %1046, %c20 : index
                %1048 = arith.addi %1047, %c11 : index
                %1049 = arith.remui %1045, %c12 : index
                %1050 = arith.divui %842, %c7 : index
                %1051 = arith.remui %842, %c7 : index
                %1052 = arith.muli %1051, %c14 : index
                %1053 = arith.addi %1050, %1052 : index
                %1054 = arith.muli %1049, %c12 : index
                %1055 = arith.divui %1053, %c18 : index
                %1056 = arith.muli %1055, %c18 : index
                %1057 = arith.remui %1053, %c7 : index
                %1058 = arith.muli %1057, %c7 : index
                %1059 = arith.addi %1056, %1058 : index
                %1060 = arith.divui %1053, %c7 : index
                %1061 = arith.remui %1060, %c7 : index
                %1062 = arith.addi %1059, %1061 : index
                %1063 = arith.addi %1054, %1062 : index
                %1064 = arith.addi %1048, %1063 : index
                %1065 = arith.addi %978, %1064 : index
                %1066 = vector.shuffle %956, %956 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1066, %kv[%1065] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1067 = arith.cmpi eq, %codec, %c7 : index
          scf.if %1067 {
            %1068 = wave.lane
            %1069 = arith.muli %1068, %c18 : index
            scf.for %1070 = %1069 to %c22 step %c5 {
              %1071 = arith.addi %837, %1070 : index
              %1072 = vector.load %15[%1071] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1073 = arith.mulf %1072, %840 : vector<4xf32>
              %1074 = wave.fp8_encode "e5m2" %1073 : vector<4xf32> -> vector<4xi8>
              %1075 = arith.cmpi slt, %838, %kvHeads : index
              scf.if %1075 {
                %1076 = arith.muli %838, %c28 : index
                %1077 = arith.addi %843, %1076 : index
                %1078 = vector.shuffle %1074, %1074 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1079 = arith.divui %1070, %c12 : index
                %1080 = arith.muli %1079, %c20 : index
                %1081 = arith.remui %1070, %c12 : index
                %1082 = arith.muli %842, %c12 : index
                %1083 = arith.divui %1081, %c18 : index
                %1084 = arith.muli %1083, %c18 : index
                %1085 = arith.remui %1081, %c7 : index
                %1086 = arith.muli %1085, %c7 : index
                %1087 = arith.addi %1084, %1086 : index
                %1088 = arith.divui %1081, %c7 : index
                %1089 = arith.remui %1088, %c7 : index
                %1090 = arith.addi %1087, %1089 : index
                %1091 = arith.addi %1082, %1090 : index
                %1092 = arith.addi %1080, %1091 : index
                %1093 = arith.addi %1077, %1092 : index
                vector.store %1078, %kv[%1093] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1094 = arith.subi %838, %kvHeads : index
                %1095 = arith.muli %1094, %c28 : index
                %1096 = arith.addi %843, %1095 : index
                %1097 = arith.addi %1070, %c8 : index
                %1098 = arith.divui %1097, %c12 : index
                %1099 = arith.muli %1098, %c20 : index
                %1100 = arith.addi %1099, %c11 : index
                %1101 = arith.remui %1097, %c12 : index
                %1102 = arith.divui %842, %c7 : index
                %1103 = arith.remui %842, %c7 : index
                %1104 = arith.muli %1103, %c14 : index
                %1105 = arith.addi %1102, %1104 : index
                %1106 = arith.muli %1101, %c12 : index
                %1107 = arith.divui %1105, %c18 : index
                %1108 = arith.muli %1107, %c18 : index
                %1109 = arith.remui %1105, %c7 : index
                %1110 = arith.muli %1109, %c7 : index
                %1111 = arith.addi %1108, %1110 : index
                %1112 = arith.divui %1105, %c7 : index
                %1113 = arith.remui %1112, %c7 : index
                %1114 = arith.addi %1111, %1113 : index
                %1115 = arith.addi %1106, %1114 : index
                %1116 = arith.addi %1100, %1115 : index
                %1117 = arith.addi %1096, %1116 : index
                %1118 = vector.shuffle %1074, %1074 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1118, %kv[%1117] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1119 = arith.addi %1070, %c9 : index
                %1120 = arith.divui %1119, %c12 : index
                %1121 = arith.muli %1120, %c20 : index
                %1122 = arith.addi %1121, %c11 : index
                %1123 = arith.remui %1119, %c12 : index
                %1124 = arith.divui %842, %c7 : index
                %1125 = arith.remui %842, %c7 : index
                %1126 = arith.muli %1125, %c14 : index
                %1127 = arith.addi %1124, %1126 : index
                %1128 = arith.muli %1123, %c12 : index
                %1129 = arith.divui %1127, %c18 : index
                %1130 = arith.muli %1129, %c18 : index
                %1131 = arith.remui %1127, %c7 : index
                %1132 = arith.muli %1131, %c7 : index
                %1133 = arith.addi %1130, %1132 : index
                %1134 = arith.divui %1127, %c7 : index
                %1135 = arith.remui %1134, %c7 : index
                %1136 = arith.addi %1133, %1135 : index
                %1137 = arith.addi %1128, %1136 : index
                %1138 = arith.addi %1122, %1137 : index
                %1139 = arith.addi %1096, %1138 : index
                %1140 = vector.shuffle %1074, %1074 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1140, %kv[%1139] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1141 = arith.addi %1070, %c7 : index
                %1142 = arith.divui %1141, %c12 : index
                %1143 = arith.muli %1142, %c20 : index
                %1144 = arith.addi %1143, %c11 : index
                %1145 = arith.remui %1141, %c12 : index
                %1146 = arith.divui %842, %c7 : index
                %1147 = arith.remui %842, %c7 : index
                %1148 = arith.muli %1147, %c14 : index
                %1149 = arith.addi %1146, %1148 : index
                %1150 = arith.muli %1145, %c12 : index
                %1151 = arith.divui %1149, %c18 : index
                %1152 = arith.muli %1151, %c18 : index
                %1153 = arith.remui %1149, %c7 : index
                %1154 = arith.muli %1153, %c7 : index
                %1155 = arith.addi %1152, %1154 : index
                %1156 = arith.divui %1149, %c7 : index
                %1157 = arith.remui %1156, %c7 : index
                %1158 = arith.addi %1155, %1157 : index
                %1159 = arith.addi %1150, %1158 : index
                %1160 = arith.addi %1144, %1159 : index
                %1161 = arith.addi %1096, %1160 : index
                %1162 = vector.shuffle %1074, %1074 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1162, %kv[%1161] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1163 = arith.addi %1070, %c2 : index
                %1164 = arith.divui %1163, %c12 : index
                %1165 = arith.muli %1164, %c20 : index
                %1166 = arith.addi %1165, %c11 : index
                %1167 = arith.remui %1163, %c12 : index
                %1168 = arith.divui %842, %c7 : index
                %1169 = arith.remui %842, %c7 : index
                %1170 = arith.muli %1169, %c14 : index
                %1171 = arith.addi %1168, %1170 : index
                %1172 = arith.muli %1167, %c12 : index
                %1173 = arith.divui %1171, %c18 : index
                %1174 = arith.muli %1173, %c18 : index
                %1175 = arith.remui %1171, %c7 : index
                %1176 = arith.muli %1175, %c7 : index
                %1177 = arith.addi %1174, %1176 : index
                %1178 = arith.divui %1171, %c7 : index
                %1179 = arith.remui %1178, %c7 : index
                %1180 = arith.addi %1177, %1179 : index
                %1181 = arith.addi %1172, %1180 : index
                %1182 = arith.addi %1166, %1181 : index
                %1183 = arith.addi %1096, %1182 : index
                %1184 = vector.shuffle %1074, %1074 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1184, %kv[%1183] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %1185 = arith.addi %471, %c38 : index
      %1186 = arith.addi %470, %1185 : index
      %1187 = arith.cmpi slt, %1186, %17 : index
      %1188 = arith.cmpi slt, %1185, %c12 : index
      %1189 = arith.andi %1187, %1188 : i1
      scf.if %1189 {
        %1190 = arith.addi %470, %1185 : index
        %1191 = arith.addi %slotsAt, %1190 : index
        %1192 = memref.load %step[%1191] : memref<?xi32>
        %1193 = arith.index_cast %1192 : i32 to index
        %1194 = arith.cmpi sge, %1193, %c8 : index
        scf.if %1194 {
          %1195 = arith.muli %1185, %c22 : index
          %1196 = arith.subi %0, %heads : index
          %1197 = memref.load %scales[%1196] : memref<?xf32>
          %1198 = vector.broadcast %1197 : f32 to vector<4xf32>
          %1199 = arith.divui %1193, %c12 : index
          %1200 = arith.remui %1193, %c12 : index
          %1201 = arith.muli %1199, %pageBytes : index
          %1202 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1202 {
            %1203 = wave.lane
            %1204 = arith.muli %1203, %c18 : index
            scf.for %1205 = %1204 to %c22 step %c5 {
              %1206 = arith.addi %1195, %1205 : index
              %1207 = vector.load %15[%1206] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1208 = arith.mulf %1207, %1198 : vector<4xf32>
              %1209 = arith.minimumf %1208, %c42 : vector<4xf32>
              %1210 = arith.maximumf %1209, %c43 : vector<4xf32>
              %1211 = arith.truncf %1210 : vector<4xf32> to vector<4xf16>
              %1212 = vector.bitcast %1211 : vector<4xf16> to vector<8xi8>
              %1213 = arith.cmpi slt, %1196, %kvHeads : index
              scf.if %1213 {
                %1214 = arith.muli %1196, %c10 : index
                %1215 = arith.addi %1201, %1214 : index
                %1216 = arith.divui %1205, %c12 : index
                %1217 = arith.muli %1216, %c19 : index
                %1218 = arith.remui %1205, %c12 : index
                %1219 = arith.divui %1218, %c14 : index
                %1220 = arith.muli %1219, %c20 : index
                %1221 = arith.muli %1200, %c12 : index
                %1222 = arith.addi %1220, %1221 : index
                %1223 = arith.remui %1218, %c14 : index
                %1224 = arith.muli %1223, %c7 : index
                %1225 = arith.addi %1222, %1224 : index
                %1226 = arith.addi %1217, %1225 : index
                %1227 = arith.addi %1215, %1226 : index
                vector.store %1212, %kv[%1227] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1228 = arith.subi %1196, %kvHeads : index
                %1229 = arith.muli %1228, %c10 : index
                %1230 = arith.addi %1201, %1229 : index
                %1231 = arith.addi %1205, %c8 : index
                %1232 = arith.divui %1231, %c12 : index
                %1233 = arith.muli %1232, %c19 : index
                %1234 = arith.addi %1233, %c28 : index
                %1235 = arith.remui %1231, %c12 : index
                %1236 = arith.divui %1200, %c7 : index
                %1237 = arith.remui %1200, %c7 : index
                %1238 = arith.muli %1237, %c14 : index
                %1239 = arith.addi %1236, %1238 : index
                %1240 = arith.divui %1239, %c14 : index
                %1241 = arith.muli %1240, %c20 : index
                %1242 = arith.muli %1235, %c12 : index
                %1243 = arith.addi %1241, %1242 : index
                %1244 = arith.remui %1239, %c14 : index
                %1245 = arith.muli %1244, %c7 : index
                %1246 = arith.addi %1243, %1245 : index
                %1247 = arith.addi %1234, %1246 : index
                %1248 = arith.addi %1230, %1247 : index
                %1249 = vector.shuffle %1212, %1212 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1249, %kv[%1248] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1250 = arith.addi %1205, %c9 : index
                %1251 = arith.divui %1250, %c12 : index
                %1252 = arith.muli %1251, %c19 : index
                %1253 = arith.addi %1252, %c28 : index
                %1254 = arith.remui %1250, %c12 : index
                %1255 = arith.divui %1200, %c7 : index
                %1256 = arith.remui %1200, %c7 : index
                %1257 = arith.muli %1256, %c14 : index
                %1258 = arith.addi %1255, %1257 : index
                %1259 = arith.divui %1258, %c14 : index
                %1260 = arith.muli %1259, %c20 : index
                %1261 = arith.muli %1254, %c12 : index
                %1262 = arith.addi %1260, %1261 : index
                %1263 = arith.remui %1258, %c14 : index
                %1264 = arith.muli %1263, %c7 : index
                %1265 = arith.addi %1262, %1264 : index
                %1266 = arith.addi %1253, %1265 : index
                %1267 = arith.addi %1230, %1266 : index
                %1268 = vector.shuffle %1212, %1212 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1268, %kv[%1267] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1269 = arith.addi %1205, %c7 : index
                %1270 = arith.divui %1269, %c12 : index
                %1271 = arith.muli %1270, %c19 : index
                %1272 = arith.addi %1271, %c28 : index
                %1273 = arith.remui %1269, %c12 : index
                %1274 = arith.divui %1200, %c7 : index
                %1275 = arith.remui %1200, %c7 : index
                %1276 = arith.muli %1275, %c14 : index
                %1277 = arith.addi %1274, %1276 : index
                %1278 = arith.divui %1277, %c14 : index
                %1279 = arith.muli %1278, %c20 : index
                %1280 = arith.muli %1273, %c12 : index
                %1281 = arith.addi %1279, %1280 : index
                %1282 = arith.remui %1277, %c14 : index
                %1283 = arith.muli %1282, %c7 : index
                %1284 = arith.addi %1281, %1283 : index
                %1285 = arith.addi %1272, %1284 : index
                %1286 = arith.addi %1230, %1285 : index
                %1287 = vector.shuffle %1212, %1212 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1287, %kv[%1286] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1288 = arith.addi %1205, %c2 : index
                %1289 = arith.divui %1288, %c12 : index
                %1290 = arith.muli %1289, %c19 : index
                %1291 = arith.addi %1290, %c28 : index
                %1292 = arith.remui %1288, %c12 : index
                %1293 = arith.divui %1200, %c7 : index
                %1294 = arith.remui %1200, %c7 : index
                %1295 = arith.muli %1294, %c14 : index
                %1296 = arith.addi %1293, %1295 : index
                %1297 = arith.divui %1296, %c14 : index
                %1298 = arith.muli %1297, %c20 : index
                %1299 = arith.muli %1292, %c12 : index
                %1300 = arith.addi %1298, %1299 : index
                %1301 = arith.remui %1296, %c14 : index
                %1302 = arith.muli %1301, %c7 : index
                %1303 = arith.addi %1300, %1302 : index
                %1304 = arith.addi %1291, %1303 : index
                %1305 = arith.addi %1230, %1304 : index
                %1306 = vector.shuffle %1212, %1212 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1306, %kv[%1305] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1307 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1307 {
            %1308 = wave.lane
            %1309 = arith.muli %1308, %c18 : index
            scf.for %1310 = %1309 to %c22 step %c5 {
              %1311 = arith.addi %1195, %1310 : index
              %1312 = vector.load %15[%1311] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1313 = arith.mulf %1312, %1198 : vector<4xf32>
              %1314 = wave.fp8_encode "e4m3" %1313 : vector<4xf32> -> vector<4xi8>
              %1315 = arith.cmpi slt, %1196, %kvHeads : index
              scf.if %1315 {
                %1316 = arith.muli %1196, %c28 : index
                %1317 = arith.addi %1201, %1316 : index
                %1318 = vector.shuffle %1314, %1314 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1319 = arith.divui %1310, %c12 : index
                %1320 = arith.muli %1319, %c20 : index
                %1321 = arith.remui %1310, %c12 : index
                %1322 = arith.muli %1200, %c12 : index
                %1323 = arith.divui %1321, %c18 : index
                %1324 = arith.muli %1323, %c18 : index
                %1325 = arith.remui %1321, %c7 : index
                %1326 = arith.muli %1325, %c7 : index
                %1327 = arith.addi %1324, %1326 : index
                %1328 = arith.divui %1321, %c7 : index
                %1329 = arith.remui %1328, %c7 : index
                %1330 = arith.addi %1327, %1329 : index
                %1331 = arith.addi %1322, %1330 : index
                %1332 = arith.addi %1320, %1331 : index
                %1333 = arith.addi %1317, %1332 : index
                vector.store %1318, %kv[%1333] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1334 = arith.subi %1196, %kvHeads : index
                %1335 = arith.muli %1334, %c28 : index
                %1336 = arith.addi %1201, %1335 : index
                %1337 = arith.addi %1310, %c8 : index
                %1338 = arith.divui %1337, %c12 : index
                %1339 = arith.muli %1338, %c20 : index
                %1340 = arith.addi %1339, %c11 : index
                %1341 = arith.remui %1337, %c12 : index
                %1342 = arith.divui %1200, %c7 : index
                %1343 = arith.remui %1200, %c7 : index
                %1344 = arith.muli %1343, %c14 : index
                %1345 = arith.addi %1342, %1344 : index
                %1346 = arith.muli %1341, %c12 : index
                %1347 = arith.divui %1345, %c18 : index
                %1348 = arith.muli %1347, %c18 : index
                %1349 = arith.remui %1345, %c7 : index
                %1350 = arith.muli %1349, %c7 : index
                %1351 = arith.addi %1348, %1350 : index
                %1352 = arith.divui %1345, %c7 : index
                %1353 = arith.remui %1352, %c7 : index
                %1354 = arith.addi %1351, %1353 : index
                %1355 = arith.addi %1346, %1354 : index
                %1356 = arith.addi %1340, %1355 : index
                %1357 = arith.addi %1336, %1356 : index
                %1358 = vector.shuffle %1314, %1314 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1358, %kv[%1357] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1359 = arith.addi %1310, %c9 : index
                %1360 = arith.divui %1359, %c12 : index
                %1361 = arith.muli %1360, %c20 : index
                %1362 = arith.addi %1361, %c11 : index
                %1363 = arith.remui %1359, %c12 : index
                %1364 = arith.divui %1200, %c7 : index
                %1365 = arith.remui %1200, %c7 : index
                %1366 = arith.muli %1365, %c14 : index
                %1367 = arith.addi %1364, %1366 : index
                %1368 = arith.muli %1363, %c12 : index
                %1369 = arith.divui %1367, %c18 : index
                %1370 = arith.muli %1369, %c18 : index
                %1371 = arith.remui %1367, %c7 : index
                %1372 = arith.muli %1371, %c7 : index
                %1373 = arith.addi %1370, %1372 : index
                %1374 = arith.divui %1367, %c7 : index
                %1375 = arith.remui %1374, %c7 : index
                %1376 = arith.addi %1373, %1375 : index
                %1377 = arith.addi %1368, %1376 : index
                %1378 = arith.addi %1362, %1377 : index
                %1379 = arith.addi %1336, %1378 : index
                %1380 = vector.shuffle %1314, %1314 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1380, %kv[%1379] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1381 = arith.addi %1310, %c7 : index
                %1382 = arith.divui %1381, %c12 : index
                %1383 = arith.muli %1382, %c20 : index
                %1384 = arith.addi %1383, %c11 : index
                %1385 = arith.remui %1381, %c12 : index
                %1386 = arith.divui %1200, %c7 : index
                %1387 = arith.remui %1200, %c7 : index
                %1388 = arith.muli %1387, %c14 : index
                %1389 = arith.addi %1386, %1388 : index
                %1390 = arith.muli %1385, %c12 : index
                %1391 = arith.divui %1389, %c18 : index
                %1392 = arith.muli %1391, %c18 : index
                %1393 = arith.remui %1389, %c7 : index
                %1394 = arith.muli %1393, %c7 : index
                %1395 = arith.addi %1392, %1394 : index
                %1396 = arith.divui %1389, %c7 : index
                %1397 = arith.remui %1396, %c7 : index
                %1398 = arith.addi %1395, %1397 : index
                %1399 = arith.addi %1390, %1398 : index
                %1400 = arith.addi %1384, %1399 : index
                %1401 = arith.addi %1336, %1400 : index
                %1402 = vector.shuffle %1314, %1314 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1402, %kv[%1401] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1403 = arith.addi %1310, %c2 : index
                %1404 = arith.divui %1403, %c12 : index
                %1405 = arith.muli %1404, %c20 : index
                %1406 = arith.addi %1405, %c11 : index
                %1407 = arith.remui %1403, %c12 : index
                %1408 = arith.divui %1200, %c7 : index
                %1409 = arith.remui %1200, %c7 : index
                %1410 = arith.muli %1409, %c14 : index
                %1411 = arith.addi %1408, %1410 : index
                %1412 = arith.muli %1407, %c12 : index
                %1413 = arith.divui %1411, %c18 : index
                %1414 = arith.muli %1413, %c18 : index
                %1415 = arith.remui %1411, %c7 : index
                %1416 = arith.muli %1415, %c7 : index
                %1417 = arith.addi %1414, %1416 : index
                %1418 = arith.divui %1411, %c7 : index
                %1419 = arith.remui %1418, %c7 : index
                %1420 = arith.addi %1417, %1419 : index
                %1421 = arith.addi %1412, %1420 : index
                %1422 = arith.addi %1406, %1421 : index
                %1423 = arith.addi %1336, %1422 : index
                %1424 = vector.shuffle %1314, %1314 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1424, %kv[%1423] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1425 = arith.cmpi eq, %codec, %c7 : index
          scf.if %1425 {
            %1426 = wave.lane
            %1427 = arith.muli %1426, %c18 : index
            scf.for %1428 = %1427 to %c22 step %c5 {
              %1429 = arith.addi %1195, %1428 : index
              %1430 = vector.load %15[%1429] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1431 = arith.mulf %1430, %1198 : vector<4xf32>
              %1432 = wave.fp8_encode "e5m2" %1431 : vector<4xf32> -> vector<4xi8>
              %1433 = arith.cmpi slt, %1196, %kvHeads : index
              scf.if %1433 {
                %1434 = arith.muli %1196, %c28 : index
                %1435 = arith.addi %1201, %1434 : index
                %1436 = vector.shuffle %1432, %1432 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1437 = arith.divui %1428, %c12 : index
                %1438 = arith.muli %1437, %c20 : index
                %1439 = arith.remui %1428, %c12 : index
                %1440 = arith.muli %1200, %c12 : index
                %1441 = arith.divui %1439, %c18 : index
                %1442 = arith.muli %1441, %c18 : index
                %1443 = arith.remui %1439, %c7 : index
                %1444 = arith.muli %1443, %c7 : index
                %1445 = arith.addi %1442, %1444 : index
                %1446 = arith.divui %1439, %c7 : index
                %1447 = arith.remui %1446, %c7 : index
                %1448 = arith.addi %1445, %1447 : index
                %1449 = arith.addi %1440, %1448 : index
                %1450 = arith.addi %1438, %1449 : index
                %1451 = arith.addi %1435, %1450 : index
                vector.store %1436, %kv[%1451] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1452 = arith.subi %1196, %kvHeads : index
                %1453 = arith.muli %1452, %c28 : index
                %1454 = arith.addi %1201, %1453 : index
                %1455 = arith.addi %1428, %c8 : index
                %1456 = arith.divui %1455, %c12 : index
                %1457 = arith.muli %1456, %c20 : index
                %1458 = arith.addi %1457, %c11 : index
                %1459 = arith.remui %1455, %c12 : index
                %1460 = arith.divui %1200, %c7 : index
                %1461 = arith.remui %1200, %c7 : index
                %1462 = arith.muli %1461, %c14 : index
                %1463 = arith.addi %1460, %1462 : index
                %1464 = arith.muli %1459, %c12 : index
                %1465 = arith.divui %1463, %c18 : index
                %1466 = arith.muli %1465, %c18 : index
                %1467 = arith.remui %1463, %c7 : index
                %1468 = arith.muli %1467, %c7 : index
                %1469 = arith.addi %1466, %1468 : index
                %1470 = arith.divui %1463, %c7 : index
                %1471 = arith.remui %1470, %c7 : index
                %1472 = arith.addi %1469, %1471 : index
                %1473 = arith.addi %1464, %1472 : index
                %1474 = arith.addi %1458, %1473 : index
                %1475 = arith.addi %1454, %1474 : index
                %1476 = vector.shuffle %1432, %1432 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1476, %kv[%1475] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1477 = arith.addi %1428, %c9 : index
                %1478 = arith.divui %1477, %c12 : index
                %1479 = arith.muli %1478, %c20 : index
                %1480 = arith.addi %1479, %c11 : index
                %1481 = arith.remui %1477, %c12 : index
                %1482 = arith.divui %1200, %c7 : index
                %1483 = arith.remui %1200, %c7 : index
                %1484 = arith.muli %1483, %c14 : index
                %1485 = arith.addi %1482, %1484 : index
                %1486 = arith.muli %1481, %c12 : index
                %1487 = arith.divui %1485, %c18 : index
                %1488 = arith.muli %1487, %c18 : index
                %1489 = arith.remui %1485, %c7 : index
                %1490 = arith.muli %1489, %c7 : index
                %1491 = arith.addi %1488, %1490 : index
                %1492 = arith.divui %1485, %c7 : index
                %1493 = arith.remui %1492, %c7 : index
                %1494 = arith.addi %1491, %1493 : index
                %1495 = arith.addi %1486, %1494 : index
                %1496 = arith.addi %1480, %1495 : index
                %1497 = arith.addi %1454, %1496 : index
                %1498 = vector.shuffle %1432, %1432 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1498, %kv[%1497] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1499 = arith.addi %1428, %c7 : index
                %1500 = arith.divui %1499, %c12 : index
                %1501 = arith.muli %1500, %c20 : index
                %1502 = arith.addi %1501, %c11 : index
                %1503 = arith.remui %1499, %c12 : index
                %1504 = arith.divui %1200, %c7 : index
                %1505 = arith.remui %1200, %c7 : index
                %1506 = arith.muli %1505, %c14 : index
                %1507 = arith.addi %1504, %1506 : index
                %1508 = arith.muli %1503, %c12 : index
                %1509 = arith.divui %1507, %c18 : index
                %1510 = arith.muli %1509, %c18 : index
                %1511 = arith.remui %1507, %c7 : index
                %1512 = arith.muli %1511, %c7 : index
                %1513 = arith.addi %1510, %1512 : index
                %1514 = arith.divui %1507, %c7 : index
                %1515 = arith.remui %1514, %c7 : index
                %1516 = arith.addi %1513, %1515 : index
                %1517 = arith.addi %1508, %1516 : index
                %1518 = arith.addi %1502, %1517 : index
                %1519 = arith.addi %1454, %1518 : index
                %1520 = vector.shuffle %1432, %1432 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1520, %kv[%1519] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1521 = arith.addi %1428, %c2 : index
                %1522 = arith.divui %1521, %c12 : index
                %1523 = arith.muli %1522, %c20 : index
                %1524 = arith.addi %1523, %c11 : index
                %1525 = arith.remui %1521, %c12 : index
                %1526 = arith.divui %1200, %c7 : index
                %1527 = arith.remui %1200, %c7 : index
                %1528 = arith.muli %1527, %c14 : index
                %1529 = arith.addi %1526, %1528 : index
                %1530 = arith.muli %1525, %c12 : index
                %1531 = arith.divui %1529, %c18 : index
                %1532 = arith.muli %1531, %c18 : index
                %1533 = arith.remui %1529, %c7 : index
                %1534 = arith.muli %1533, %c7 : index
                %1535 = arith.addi %1532, %1534 : index
                %1536 = arith.divui %1529, %c7 : index
                %1537 = arith.remui %1536, %c7 : index
                %1538 = arith.addi %1535, %1537 : index
                %1539 = arith.addi %1530, %1538 : index
                %1540 = arith.addi %1524, %1539 : index
                %1541 = arith.addi %1454, %1540 : index
                %1542 = vector.shuffle %1432, %1432 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1542, %kv[%1541] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
