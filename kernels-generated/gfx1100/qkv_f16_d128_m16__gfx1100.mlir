// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='f16', dim=128, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_f16_d128_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 16 : i64} {
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
  %c26 = arith.constant 0x3F800000 : f32
  %c27 = arith.constant 4096 : index
  %c28 = arith.constant 6144 : index
  %hasBias = wave.param "hasBias" : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c32 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c38 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c39 = arith.constant dense<0xC77FE000> : vector<4xf32>
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
    %31 = arith.divui %30, %c6 : index
    %32 = arith.addi %29, %31 : index
    %33 = arith.muli %tileRows, %c6 : index
    %34 = arith.muli %32, %33 : index
    %35 = arith.remui %23, %tileRows : index
    %36 = arith.muli %35, %c6 : index
    %37 = arith.addi %34, %36 : index
    %38 = arith.remui %c8, %c6 : index
    %39 = arith.addi %37, %38 : index
    %40 = arith.divui %inputFeatures, %c12 : index
    %41 = arith.muli %4, %stepsPerWave : index
    %42 = arith.minsi %41, %40 : index
    %43 = arith.addi %42, %stepsPerWave : index
    %44 = arith.minsi %43, %40 : index
    %45 = arith.cmpi eq, %wholeBlocks, %c9 : index
    %46 = arith.subi %44, %42 : index
    %47 = arith.divui %46, %c2 : index
    %48 = arith.muli %47, %c2 : index
    %49 = arith.addi %42, %48 : index
    %50 = arith.addi %42, %stepsPerWave : index
    %51 = arith.select %45, %50, %49 : index
    %55:2 = scf.for %52 = %42 to %51 step %c2 iter_args(%53 = %c14, %54 = %c14) -> (vector<8xf32>, vector<8xf32>) {
      %56 = wave.lane
      %57 = arith.addi %52, %c8 : index
      %58 = arith.addi %11, %c5 : index
      %59 = arith.muli %57, %c17 : index
      %60 = arith.addi %58, %59 : index
      %61 = arith.remui %56, %c12 : index
      %62 = arith.muli %61, %c12 : index
      %63 = arith.addi %60, %62 : index
      %64 = vector.load %w[%63] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %65 = vector.bitcast %64 : vector<16xi8> to vector<8xf16>
      %66 = arith.addi %63, %c18 : index
      %67 = vector.load %w[%66] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %68 = vector.bitcast %67 : vector<16xi8> to vector<8xf16>
      %69 = vector.shuffle %65, %68 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %70 = arith.addi %52, %c9 : index
      %71 = arith.addi %11, %c5 : index
      %72 = arith.muli %70, %c17 : index
      %73 = arith.addi %71, %72 : index
      %74 = arith.remui %56, %c12 : index
      %75 = arith.muli %74, %c12 : index
      %76 = arith.addi %73, %75 : index
      %77 = vector.load %w[%76] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %78 = vector.bitcast %77 : vector<16xi8> to vector<8xf16>
      %79 = arith.addi %76, %c18 : index
      %80 = vector.load %w[%79] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %81 = vector.bitcast %80 : vector<16xi8> to vector<8xf16>
      %82 = vector.shuffle %78, %81 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %83 = arith.addi %52, %c7 : index
      %84 = arith.addi %11, %c5 : index
      %85 = arith.muli %83, %c17 : index
      %86 = arith.addi %84, %85 : index
      %87 = arith.remui %56, %c12 : index
      %88 = arith.muli %87, %c12 : index
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
      %100 = arith.remui %56, %c12 : index
      %101 = arith.muli %100, %c12 : index
      %102 = arith.addi %99, %101 : index
      %103 = vector.load %w[%102] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %104 = vector.bitcast %103 : vector<16xi8> to vector<8xf16>
      %105 = arith.addi %102, %c18 : index
      %106 = vector.load %w[%105] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %107 = vector.bitcast %106 : vector<16xi8> to vector<8xf16>
      %108 = vector.shuffle %104, %107 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %109 = arith.addi %52, %c8 : index
      %110 = arith.addi %13, %c5 : index
      %111 = arith.muli %109, %c17 : index
      %112 = arith.addi %110, %111 : index
      %113 = arith.remui %56, %c12 : index
      %114 = arith.muli %113, %c12 : index
      %115 = arith.addi %112, %114 : index
      %116 = vector.load %w[%115] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %117 = vector.bitcast %116 : vector<16xi8> to vector<8xf16>
      %118 = arith.addi %115, %c18 : index
      %119 = vector.load %w[%118] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %120 = vector.bitcast %119 : vector<16xi8> to vector<8xf16>
      %121 = vector.shuffle %117, %120 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %122 = arith.addi %52, %c9 : index
      %123 = arith.addi %13, %c5 : index
      %124 = arith.muli %122, %c17 : index
      %125 = arith.addi %123, %124 : index
      %126 = arith.remui %56, %c12 : index
      %127 = arith.muli %126, %c12 : index
      %128 = arith.addi %125, %127 : index
      %129 = vector.load %w[%128] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %130 = vector.bitcast %129 : vector<16xi8> to vector<8xf16>
      %131 = arith.addi %128, %c18 : index
      %132 = vector.load %w[%131] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %133 = vector.bitcast %132 : vector<16xi8> to vector<8xf16>
      %134 = vector.shuffle %130, %133 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %135 = arith.addi %52, %c7 : index
      %136 = arith.addi %13, %c5 : index
      %137 = arith.muli %135, %c17 : index
      %138 = arith.addi %136, %137 : index
      %139 = arith.remui %56, %c12 : index
      %140 = arith.muli %139, %c12 : index
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
      %152 = arith.remui %56, %c12 : index
      %153 = arith.muli %152, %c12 : index
      %154 = arith.addi %151, %153 : index
      %155 = vector.load %w[%154] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %156 = vector.bitcast %155 : vector<16xi8> to vector<8xf16>
      %157 = arith.addi %154, %c18 : index
      %158 = vector.load %w[%157] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %159 = vector.bitcast %158 : vector<16xi8> to vector<8xf16>
      %160 = vector.shuffle %156, %159 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %161 = arith.muli %52, %c9 : index
      %162 = arith.addi %161, %c8 : index
      %163 = arith.muli %tileRows, %c12 : index
      %164 = arith.muli %162, %163 : index
      %165 = arith.addi %39, %164 : index
      %166 = vector.load %x[%165] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %167 = arith.muli %tileRows, %c6 : index
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
      %179 = arith.muli %tileRows, %c6 : index
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
      %191 = arith.muli %tileRows, %c6 : index
      %192 = arith.addi %189, %191 : index
      %193 = vector.load %x[%192] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %194 = vector.shuffle %190, %193 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %195 = wave.mma %194, %95, %183 : vector<16xf16>, vector<8xf32>
      %196 = wave.mma %194, %147, %184 : vector<16xf16>, vector<8xf32>
      %197 = arith.muli %52, %c9 : index
      %198 = arith.addi %197, %c19 : index
      %199 = arith.muli %tileRows, %c12 : index
      %200 = arith.muli %198, %199 : index
      %201 = arith.addi %39, %200 : index
      %202 = vector.load %x[%201] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %203 = arith.muli %tileRows, %c6 : index
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
      %217 = arith.muli %215, %c17 : index
      %218 = arith.addi %216, %217 : index
      %219 = arith.remui %214, %c12 : index
      %220 = arith.muli %219, %c12 : index
      %221 = arith.addi %218, %220 : index
      %222 = vector.load %w[%221] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %223 = vector.bitcast %222 : vector<16xi8> to vector<8xf16>
      %224 = arith.addi %221, %c18 : index
      %225 = vector.load %w[%224] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %226 = vector.bitcast %225 : vector<16xi8> to vector<8xf16>
      %227 = vector.shuffle %223, %226 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %228 = arith.addi %210, %c8 : index
      %229 = arith.addi %13, %c5 : index
      %230 = arith.muli %228, %c17 : index
      %231 = arith.addi %229, %230 : index
      %232 = arith.remui %214, %c12 : index
      %233 = arith.muli %232, %c12 : index
      %234 = arith.addi %231, %233 : index
      %235 = vector.load %w[%234] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %236 = vector.bitcast %235 : vector<16xi8> to vector<8xf16>
      %237 = arith.addi %234, %c18 : index
      %238 = vector.load %w[%237] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %239 = vector.bitcast %238 : vector<16xi8> to vector<8xf16>
      %240 = vector.shuffle %236, %239 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %241 = arith.muli %210, %c9 : index
      %242 = arith.addi %241, %c8 : index
      %243 = arith.muli %tileRows, %c12 : index
      %244 = arith.muli %242, %243 : index
      %245 = arith.addi %39, %244 : index
      %246 = vector.load %x[%245] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %247 = arith.muli %tileRows, %c6 : index
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
    %256 = arith.muli %255, %c18 : index
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
    %271 = arith.addi %270, %c20 : index
    %272 = vector.extract %213#0[2] : f32 from vector<8xf32>
    memref.store %272, %14[%271] : memref<?xf32>
    %273 = arith.muli %4, %c11 : index
    %274 = arith.addi %273, %257 : index
    %275 = arith.addi %274, %c8 : index
    %276 = arith.addi %275, %c21 : index
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
    %286 = arith.addi %285, %c22 : index
    %287 = vector.extract %213#0[5] : f32 from vector<8xf32>
    memref.store %287, %14[%286] : memref<?xf32>
    %288 = arith.muli %4, %c11 : index
    %289 = arith.addi %288, %257 : index
    %290 = arith.addi %289, %c8 : index
    %291 = arith.addi %290, %c23 : index
    %292 = vector.extract %213#0[6] : f32 from vector<8xf32>
    memref.store %292, %14[%291] : memref<?xf32>
    %293 = arith.muli %4, %c11 : index
    %294 = arith.addi %293, %257 : index
    %295 = arith.addi %294, %c8 : index
    %296 = arith.addi %295, %c24 : index
    %297 = vector.extract %213#0[7] : f32 from vector<8xf32>
    memref.store %297, %14[%296] : memref<?xf32>
    %298 = arith.muli %4, %c11 : index
    %299 = arith.addi %298, %257 : index
    %300 = arith.addi %299, %c18 : index
    %301 = arith.addi %300, %c8 : index
    %302 = vector.extract %213#1[0] : f32 from vector<8xf32>
    memref.store %302, %14[%301] : memref<?xf32>
    %303 = arith.muli %4, %c11 : index
    %304 = arith.addi %303, %257 : index
    %305 = arith.addi %304, %c18 : index
    %306 = arith.addi %305, %c4 : index
    %307 = vector.extract %213#1[1] : f32 from vector<8xf32>
    memref.store %307, %14[%306] : memref<?xf32>
    %308 = arith.muli %4, %c11 : index
    %309 = arith.addi %308, %257 : index
    %310 = arith.addi %309, %c18 : index
    %311 = arith.addi %310, %c20 : index
    %312 = vector.extract %213#1[2] : f32 from vector<8xf32>
    memref.store %312, %14[%311] : memref<?xf32>
    %313 = arith.muli %4, %c11 : index
    %314 = arith.addi %313, %257 : index
    %315 = arith.addi %314, %c18 : index
    %316 = arith.addi %315, %c21 : index
    %317 = vector.extract %213#1[3] : f32 from vector<8xf32>
    memref.store %317, %14[%316] : memref<?xf32>
    %318 = arith.muli %4, %c11 : index
    %319 = arith.addi %318, %257 : index
    %320 = arith.addi %319, %c18 : index
    %321 = arith.addi %320, %c5 : index
    %322 = vector.extract %213#1[4] : f32 from vector<8xf32>
    memref.store %322, %14[%321] : memref<?xf32>
    %323 = arith.muli %4, %c11 : index
    %324 = arith.addi %323, %257 : index
    %325 = arith.addi %324, %c18 : index
    %326 = arith.addi %325, %c22 : index
    %327 = vector.extract %213#1[5] : f32 from vector<8xf32>
    memref.store %327, %14[%326] : memref<?xf32>
    %328 = arith.muli %4, %c11 : index
    %329 = arith.addi %328, %257 : index
    %330 = arith.addi %329, %c18 : index
    %331 = arith.addi %330, %c23 : index
    %332 = vector.extract %213#1[6] : f32 from vector<8xf32>
    memref.store %332, %14[%331] : memref<?xf32>
    %333 = arith.muli %4, %c11 : index
    %334 = arith.addi %333, %257 : index
    %335 = arith.addi %334, %c18 : index
    %336 = arith.addi %335, %c24 : index
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
      %347 = arith.select %345, %346, %c26 : f32
      %348 = arith.addi %257, %c8 : index
      %349 = arith.muli %339, %c4 : index
      %350 = arith.addi %348, %349 : index
      %351 = memref.load %14[%350] : memref<?xf32>
      %352 = arith.addi %350, %c11 : index
      %353 = memref.load %14[%352] : memref<?xf32>
      %354 = arith.addf %351, %353 : f32
      %355 = arith.addi %350, %c27 : index
      %356 = memref.load %14[%355] : memref<?xf32>
      %357 = arith.addf %354, %356 : f32
      %358 = arith.addi %350, %c28 : index
      %359 = memref.load %14[%358] : memref<?xf32>
      %360 = arith.addf %357, %359 : f32
      %361 = arith.remui %254, %c12 : index
      %362 = arith.muli %361, %c2 : index
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
      %374 = arith.muli %342, %c5 : index
      %375 = arith.addi %374, %373 : index
      memref.store %368, %15[%375] : memref<?xf32>
      %376 = arith.addi %257, %c18 : index
      %377 = arith.muli %339, %c4 : index
      %378 = arith.addi %376, %377 : index
      %379 = memref.load %14[%378] : memref<?xf32>
      %380 = arith.addi %378, %c11 : index
      %381 = memref.load %14[%380] : memref<?xf32>
      %382 = arith.addf %379, %381 : f32
      %383 = arith.addi %378, %c27 : index
      %384 = memref.load %14[%383] : memref<?xf32>
      %385 = arith.addf %382, %384 : f32
      %386 = arith.addi %378, %c28 : index
      %387 = memref.load %14[%386] : memref<?xf32>
      %388 = arith.addf %385, %387 : f32
      %389 = arith.remui %254, %c12 : index
      %390 = arith.muli %389, %c2 : index
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
      %402 = arith.muli %342, %c5 : index
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
      %413 = arith.select %411, %412, %c26 : f32
      %414 = arith.addi %257, %c8 : index
      %415 = arith.muli %405, %c4 : index
      %416 = arith.addi %414, %415 : index
      %417 = memref.load %14[%416] : memref<?xf32>
      %418 = arith.addi %416, %c11 : index
      %419 = memref.load %14[%418] : memref<?xf32>
      %420 = arith.addf %417, %419 : f32
      %421 = arith.addi %416, %c27 : index
      %422 = memref.load %14[%421] : memref<?xf32>
      %423 = arith.addf %420, %422 : f32
      %424 = arith.addi %416, %c28 : index
      %425 = memref.load %14[%424] : memref<?xf32>
      %426 = arith.addf %423, %425 : f32
      %427 = arith.remui %254, %c12 : index
      %428 = arith.muli %427, %c2 : index
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
      %440 = arith.muli %408, %c5 : index
      %441 = arith.addi %440, %439 : index
      memref.store %434, %15[%441] : memref<?xf32>
      %442 = arith.addi %257, %c18 : index
      %443 = arith.muli %405, %c4 : index
      %444 = arith.addi %442, %443 : index
      %445 = memref.load %14[%444] : memref<?xf32>
      %446 = arith.addi %444, %c11 : index
      %447 = memref.load %14[%446] : memref<?xf32>
      %448 = arith.addf %445, %447 : f32
      %449 = arith.addi %444, %c27 : index
      %450 = memref.load %14[%449] : memref<?xf32>
      %451 = arith.addf %448, %450 : f32
      %452 = arith.addi %444, %c28 : index
      %453 = memref.load %14[%452] : memref<?xf32>
      %454 = arith.addf %451, %453 : f32
      %455 = arith.remui %254, %c12 : index
      %456 = arith.muli %455, %c2 : index
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
      %468 = arith.muli %408, %c5 : index
      %469 = arith.addi %468, %467 : index
      memref.store %462, %15[%469] : memref<?xf32>
    }
    wave.barrier
    %470 = arith.addi %18, %c8 : index
    %471 = wave.wave
    %472 = arith.addi %471, %c8 : index
    %473 = arith.addi %470, %472 : index
    %474 = arith.cmpi slt, %473, %17 : index
    scf.if %474 {
      %475 = arith.addi %470, %472 : index
      %476 = arith.muli %472, %c5 : index
      %477 = wave.lane
      %478 = arith.addi %477, %c8 : index
      %479 = arith.cmpi eq, %hasBias, %c9 : index
      %480 = arith.addi %476, %478 : index
      %481 = memref.load %15[%480] : memref<?xf32>
      %482 = arith.muli %0, %c5 : index
      %483 = arith.addi %482, %478 : index
      %484 = memref.load %bias[%483] : memref<?xf32>
      %485 = arith.addf %481, %484 : f32
      %486 = arith.select %479, %485, %481 : f32
      %487 = arith.addi %478, %c20 : index
      %488 = arith.cmpi eq, %hasBias, %c9 : index
      %489 = arith.addi %476, %487 : index
      %490 = memref.load %15[%489] : memref<?xf32>
      %491 = arith.muli %0, %c5 : index
      %492 = arith.addi %491, %487 : index
      %493 = memref.load %bias[%492] : memref<?xf32>
      %494 = arith.addf %490, %493 : f32
      %495 = arith.select %488, %494, %490 : f32
      %496 = arith.addi %477, %c4 : index
      %497 = arith.cmpi eq, %hasBias, %c9 : index
      %498 = arith.addi %476, %496 : index
      %499 = memref.load %15[%498] : memref<?xf32>
      %500 = arith.muli %0, %c5 : index
      %501 = arith.addi %500, %496 : index
      %502 = memref.load %bias[%501] : memref<?xf32>
      %503 = arith.addf %499, %502 : f32
      %504 = arith.select %497, %503, %499 : f32
      %505 = arith.addi %496, %c20 : index
      %506 = arith.cmpi eq, %hasBias, %c9 : index
      %507 = arith.addi %476, %505 : index
      %508 = memref.load %15[%507] : memref<?xf32>
      %509 = arith.muli %0, %c5 : index
      %510 = arith.addi %509, %505 : index
      %511 = memref.load %bias[%510] : memref<?xf32>
      %512 = arith.addf %508, %511 : f32
      %513 = arith.select %506, %512, %508 : f32
      %514 = arith.addi %heads, %kvHeads : index
      %515 = arith.cmpi slt, %0, %514 : index
      scf.if %515 {
        %516 = arith.addi %positionsAt, %475 : index
        %517 = memref.load %step[%516] : memref<?xi32>
        %518 = arith.index_cast %517 : i32 to index
        %519 = arith.cmpi eq, %hasNorm, %c9 : index
        %520 = math.fma %486, %486, %c32 : f32
        %521 = math.fma %495, %495, %520 : f32
        %522 = math.fma %504, %504, %521 : f32
        %523 = math.fma %513, %513, %522 : f32
        %524 = vector.broadcast %523 : f32 to vector<1xf32>
        %525 = wave.reduce "add" %524 : vector<1xf32>
        %526 = arith.mulf %525, %inverseHeadDim : f32
        %527 = arith.addf %526, %epsilon : f32
        %528 = math.sqrt %527 : f32
        %529 = arith.divf %c26, %528 : f32
        %530 = arith.cmpi slt, %0, %heads : index
        %531 = arith.addi %478, %c20 : index
        %532 = memref.load %query_norm[%478] : memref<?xf32>
        %533 = memref.load %key_norm[%478] : memref<?xf32>
        %534 = arith.select %530, %532, %533 : f32
        %535 = arith.mulf %486, %529 : f32
        %536 = arith.mulf %535, %534 : f32
        %537 = arith.select %519, %536, %486 : f32
        %538 = memref.load %query_norm[%531] : memref<?xf32>
        %539 = memref.load %key_norm[%531] : memref<?xf32>
        %540 = arith.select %530, %538, %539 : f32
        %541 = arith.mulf %495, %529 : f32
        %542 = arith.mulf %541, %540 : f32
        %543 = arith.select %519, %542, %495 : f32
        %544 = arith.addi %496, %c20 : index
        %545 = memref.load %query_norm[%496] : memref<?xf32>
        %546 = memref.load %key_norm[%496] : memref<?xf32>
        %547 = arith.select %530, %545, %546 : f32
        %548 = arith.mulf %504, %529 : f32
        %549 = arith.mulf %548, %547 : f32
        %550 = arith.select %519, %549, %504 : f32
        %551 = memref.load %query_norm[%544] : memref<?xf32>
        %552 = memref.load %key_norm[%544] : memref<?xf32>
        %553 = arith.select %530, %551, %552 : f32
        %554 = arith.mulf %513, %529 : f32
        %555 = arith.mulf %554, %553 : f32
        %556 = arith.select %519, %555, %513 : f32
        %557 = arith.remui %518, %c18 : index
        %558 = arith.muli %557, %c5 : index
        %559 = arith.addi %558, %478 : index
        %560 = arith.divui %518, %c18 : index
        %561 = arith.addi %560, %c18 : index
        %562 = arith.muli %561, %c5 : index
        %563 = arith.addi %562, %478 : index
        %564 = memref.load %rope[%559] : memref<?xf32>
        %565 = arith.addi %559, %c20 : index
        %566 = memref.load %rope[%565] : memref<?xf32>
        %567 = memref.load %rope[%563] : memref<?xf32>
        %568 = arith.addi %563, %c20 : index
        %569 = memref.load %rope[%568] : memref<?xf32>
        %570 = arith.mulf %567, %564 : f32
        %571 = arith.mulf %569, %566 : f32
        %572 = arith.subf %570, %571 : f32
        %573 = arith.mulf %569, %564 : f32
        %574 = arith.mulf %567, %566 : f32
        %575 = arith.addf %573, %574 : f32
        %576 = arith.mulf %537, %572 : f32
        %577 = arith.mulf %543, %575 : f32
        %578 = arith.subf %576, %577 : f32
        %579 = arith.mulf %543, %572 : f32
        %580 = arith.mulf %537, %575 : f32
        %581 = arith.addf %579, %580 : f32
        %582 = arith.cmpi slt, %0, %heads : index
        scf.if %582 {
          %583 = arith.muli %475, %heads : index
          %584 = arith.addi %583, %0 : index
          %585 = arith.muli %584, %c5 : index
          %586 = arith.addi %585, %478 : index
          memref.store %578, %q[%586] : memref<?xf32>
          %587 = arith.addi %586, %c20 : index
          memref.store %581, %q[%587] : memref<?xf32>
        } else {
          %588 = arith.addi %476, %478 : index
          memref.store %578, %15[%588] : memref<?xf32>
          %589 = arith.addi %476, %478 : index
          %590 = arith.addi %589, %c20 : index
          memref.store %581, %15[%590] : memref<?xf32>
        }
        %591 = arith.remui %518, %c18 : index
        %592 = arith.muli %591, %c5 : index
        %593 = arith.addi %592, %496 : index
        %594 = arith.divui %518, %c18 : index
        %595 = arith.addi %594, %c18 : index
        %596 = arith.muli %595, %c5 : index
        %597 = arith.addi %596, %496 : index
        %598 = memref.load %rope[%593] : memref<?xf32>
        %599 = arith.addi %593, %c20 : index
        %600 = memref.load %rope[%599] : memref<?xf32>
        %601 = memref.load %rope[%597] : memref<?xf32>
        %602 = arith.addi %597, %c20 : index
        %603 = memref.load %rope[%602] : memref<?xf32>
        %604 = arith.mulf %601, %598 : f32
        %605 = arith.mulf %603, %600 : f32
        %606 = arith.subf %604, %605 : f32
        %607 = arith.mulf %603, %598 : f32
        %608 = arith.mulf %601, %600 : f32
        %609 = arith.addf %607, %608 : f32
        %610 = arith.mulf %550, %606 : f32
        %611 = arith.mulf %556, %609 : f32
        %612 = arith.subf %610, %611 : f32
        %613 = arith.mulf %556, %606 : f32
        %614 = arith.mulf %550, %609 : f32
        %615 = arith.addf %613, %614 : f32
        %616 = arith.cmpi slt, %0, %heads : index
        scf.if %616 {
          %617 = arith.muli %475, %heads : index
          %618 = arith.addi %617, %0 : index
          %619 = arith.muli %618, %c5 : index
          %620 = arith.addi %619, %496 : index
          memref.store %612, %q[%620] : memref<?xf32>
          %621 = arith.addi %620, %c20 : index
          memref.store %615, %q[%621] : memref<?xf32>
        } else {
          %622 = arith.addi %476, %496 : index
          memref.store %612, %15[%622] : memref<?xf32>
          %623 = arith.addi %476, %496 : index
          %624 = arith.addi %623, %c20 : index
          memref.store %615, %15[%624] : memref<?xf32>
        }
      } else {
        %625 = arith.cmpi slt, %0, %heads : index
        scf.if %625 {
          %626 = arith.muli %475, %heads : index
          %627 = arith.addi %626, %0 : index
          %628 = arith.muli %627, %c5 : index
          %629 = arith.addi %628, %478 : index
          memref.store %486, %q[%629] : memref<?xf32>
          %630 = arith.addi %629, %c20 : index
          memref.store %495, %q[%630] : memref<?xf32>
        } else {
          %631 = arith.addi %476, %478 : index
          memref.store %486, %15[%631] : memref<?xf32>
          %632 = arith.addi %476, %478 : index
          %633 = arith.addi %632, %c20 : index
          memref.store %495, %15[%633] : memref<?xf32>
        }
        %634 = arith.cmpi slt, %0, %heads : index
        scf.if %634 {
          %635 = arith.muli %475, %heads : index
          %636 = arith.addi %635, %0 : index
          %637 = arith.muli %636, %c5 : index
          %638 = arith.addi %637, %496 : index
          memref.store %504, %q[%638] : memref<?xf32>
          %639 = arith.addi %638, %c20 : index
          memref.store %513, %q[%639] : memref<?xf32>
        } else {
          %640 = arith.addi %476, %496 : index
          memref.store %504, %15[%640] : memref<?xf32>
          %641 = arith.addi %476, %496 : index
          %642 = arith.addi %641, %c20 : index
          memref.store %513, %15[%642] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %643 = arith.cmpi sge, %0, %heads : index
    scf.if %643 {
      %644 = arith.addi %471, %c8 : index
      %645 = arith.addi %470, %644 : index
      %646 = arith.cmpi slt, %645, %17 : index
      scf.if %646 {
        %647 = arith.addi %470, %644 : index
        %648 = arith.addi %slotsAt, %647 : index
        %649 = memref.load %step[%648] : memref<?xi32>
        %650 = arith.index_cast %649 : i32 to index
        %651 = arith.cmpi sge, %650, %c8 : index
        scf.if %651 {
          %652 = arith.muli %644, %c5 : index
          %653 = arith.subi %0, %heads : index
          %654 = memref.load %scales[%653] : memref<?xf32>
          %655 = vector.broadcast %654 : f32 to vector<4xf32>
          %656 = arith.divui %650, %c12 : index
          %657 = arith.remui %650, %c12 : index
          %658 = arith.muli %656, %pageBytes : index
          %659 = arith.cmpi eq, %codec, %c8 : index
          scf.if %659 {
            %660 = wave.lane
            %661 = arith.muli %660, %c2 : index
            scf.for %662 = %661 to %c5 step %c5 {
              %663 = arith.addi %652, %662 : index
              %664 = vector.load %15[%663] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %665 = arith.mulf %664, %655 : vector<4xf32>
              %666 = arith.minimumf %665, %c38 : vector<4xf32>
              %667 = arith.maximumf %666, %c39 : vector<4xf32>
              %668 = arith.truncf %667 : vector<4xf32> to vector<4xf16>
              %669 = vector.bitcast %668 : vector<4xf16> to vector<8xi8>
              %670 = arith.cmpi slt, %653, %kvHeads : index
              scf.if %670 {
                %671 = arith.muli %653, %c10 : index
                %672 = arith.addi %658, %671 : index
                %673 = arith.divui %662, %c12 : index
                %674 = arith.muli %673, %c17 : index
                %675 = arith.remui %662, %c12 : index
                %676 = arith.divui %675, %c6 : index
                %677 = arith.muli %676, %c18 : index
                %678 = arith.muli %657, %c12 : index
                %679 = arith.addi %677, %678 : index
                %680 = arith.remui %675, %c6 : index
                %681 = arith.muli %680, %c7 : index
                %682 = arith.addi %679, %681 : index
                %683 = arith.addi %674, %682 : index
                %684 = arith.addi %672, %683 : index
                vector.store %669, %kv[%684] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %685 = arith.subi %653, %kvHeads : index
                %686 = arith.muli %685, %c10 : index
                %687 = arith.addi %658, %686 : index
                %688 = arith.addi %662, %c8 : index
                %689 = arith.divui %688, %c12 : index
                %690 = arith.muli %689, %c17 : index
                %691 = arith.addi %690, %c27 : index
                %692 = arith.remui %688, %c12 : index
                %693 = arith.divui %657, %c7 : index
                %694 = arith.remui %657, %c7 : index
                %695 = arith.muli %694, %c6 : index
                %696 = arith.addi %693, %695 : index
                %697 = arith.divui %696, %c6 : index
                %698 = arith.muli %697, %c18 : index
                %699 = arith.muli %692, %c12 : index
                %700 = arith.addi %698, %699 : index
                %701 = arith.remui %696, %c6 : index
                %702 = arith.muli %701, %c7 : index
                %703 = arith.addi %700, %702 : index
                %704 = arith.addi %691, %703 : index
                %705 = arith.addi %687, %704 : index
                %706 = vector.shuffle %669, %669 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %706, %kv[%705] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %707 = arith.addi %662, %c9 : index
                %708 = arith.divui %707, %c12 : index
                %709 = arith.muli %708, %c17 : index
                %710 = arith.addi %709, %c27 : index
                %711 = arith.remui %707, %c12 : index
                %712 = arith.divui %657, %c7 : index
                %713 = arith.remui %657, %c7 : index
                %714 = arith.muli %713, %c6 : index
                %715 = arith.addi %712, %714 : index
                %716 = arith.divui %715, %c6 : index
                %717 = arith.muli %716, %c18 : index
                %718 = arith.muli %711, %c12 : index
                %719 = arith.addi %717, %718 : index
                %720 = arith.remui %715, %c6 : index
                %721 = arith.muli %720, %c7 : index
                %722 = arith.addi %719, %721 : index
                %723 = arith.addi %710, %722 : index
                %724 = arith.addi %687, %723 : index
                %725 = vector.shuffle %669, %669 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %725, %kv[%724] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %726 = arith.addi %662, %c7 : index
                %727 = arith.divui %726, %c12 : index
                %728 = arith.muli %727, %c17 : index
                %729 = arith.addi %728, %c27 : index
                %730 = arith.remui %726, %c12 : index
                %731 = arith.divui %657, %c7 : index
                %732 = arith.remui %657, %c7 : index
                %733 = arith.muli %732, %c6 : index
                %734 = arith.addi %731, %733 : index
                %735 = arith.divui %734, %c6 : index
                %736 = arith.muli %735, %c18 : index
                %737 = arith.muli %730, %c12 : index
                %738 = arith.addi %736, %737 : index
                %739 = arith.remui %734, %c6 : index
                %740 = arith.muli %739, %c7 : index
                %741 = arith.addi %738, %740 : index
                %742 = arith.addi %729, %741 : index
                %743 = arith.addi %687, %742 : index
                %744 = vector.shuffle %669, %669 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %744, %kv[%743] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %745 = arith.addi %662, %c19 : index
                %746 = arith.divui %745, %c12 : index
                %747 = arith.muli %746, %c17 : index
                %748 = arith.addi %747, %c27 : index
                %749 = arith.remui %745, %c12 : index
                %750 = arith.divui %657, %c7 : index
                %751 = arith.remui %657, %c7 : index
                %752 = arith.muli %751, %c6 : index
                %753 = arith.addi %750, %752 : index
                %754 = arith.divui %753, %c6 : index
                %755 = arith.muli %754, %c18 : index
                %756 = arith.muli %749, %c12 : index
                %757 = arith.addi %755, %756 : index
                %758 = arith.remui %753, %c6 : index
                %759 = arith.muli %758, %c7 : index
                %760 = arith.addi %757, %759 : index
                %761 = arith.addi %748, %760 : index
                %762 = arith.addi %687, %761 : index
                %763 = vector.shuffle %669, %669 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %763, %kv[%762] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %764 = arith.cmpi eq, %codec, %c9 : index
          scf.if %764 {
            %765 = wave.lane
            %766 = arith.muli %765, %c2 : index
            scf.for %767 = %766 to %c5 step %c5 {
              %768 = arith.addi %652, %767 : index
              %769 = vector.load %15[%768] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %770 = arith.mulf %769, %655 : vector<4xf32>
              %771 = wave.fp8_encode "e4m3" %770 : vector<4xf32> -> vector<4xi8>
              %772 = arith.cmpi slt, %653, %kvHeads : index
              scf.if %772 {
                %773 = arith.muli %653, %c27 : index
                %774 = arith.addi %658, %773 : index
                %775 = vector.shuffle %771, %771 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %776 = arith.divui %767, %c12 : index
                %777 = arith.muli %776, %c18 : index
                %778 = arith.remui %767, %c12 : index
                %779 = arith.muli %657, %c12 : index
                %780 = arith.divui %778, %c2 : index
                %781 = arith.muli %780, %c2 : index
                %782 = arith.remui %778, %c7 : index
                %783 = arith.muli %782, %c7 : index
                %784 = arith.addi %781, %783 : index
                %785 = arith.divui %778, %c7 : index
                %786 = arith.remui %785, %c7 : index
                %787 = arith.addi %784, %786 : index
                %788 = arith.addi %779, %787 : index
                %789 = arith.addi %777, %788 : index
                %790 = arith.addi %774, %789 : index
                vector.store %775, %kv[%790] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %791 = arith.subi %653, %kvHeads : index
                %792 = arith.muli %791, %c27 : index
                %793 = arith.addi %658, %792 : index
                %794 = arith.addi %767, %c8 : index
                %795 = arith.divui %794, %c12 : index
                %796 = arith.muli %795, %c18 : index
                %797 = arith.addi %796, %c11 : index
                %798 = arith.remui %794, %c12 : index
                %799 = arith.divui %657, %c7 : index
                %800 = arith.remui %657, %c7 : index
                %801 = arith.muli %800, %c6 : index
                %802 = arith.addi %799, %801 : index
                %803 = arith.muli %798, %c12 : index
                %804 = arith.divui %802, %c2 : index
                %805 = arith.muli %804, %c2 : index
                %806 = arith.remui %802, %c7 : index
                %807 = arith.muli %806, %c7 : index
                %808 = arith.addi %805, %807 : index
                %809 = arith.divui %802, %c7 : index
                %810 = arith.remui %809, %c7 : index
                %811 = arith.addi %808, %810 : index
                %812 = arith.addi %803, %811 : index
                %813 = arith.addi %797, %812 : index
                %814 = arith.addi %793, %813 : index
                %815 = vector.shuffle %771, %771 [0] : vector<4xi8>, vector<4xi8>
                vector.store %815, %kv[%814] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %816 = arith.addi %767, %c9 : index
                %817 = arith.divui %816, %c12 : index
                %818 = arith.muli %817, %c18 : index
                %819 = arith.addi %818, %c11 : index
                %820 = arith.remui %816, %c12 : index
                %821 = arith.divui %657, %c7 : index
                %822 = arith.remui %657, %c7 : index
                %823 = arith.muli %822, %c6 : index
                %824 = arith.addi %821, %823 : index
                %825 = arith.muli %820, %c12 : index
                %826 = arith.divui %824, %c2 : index
                %827 = arith.muli %826, %c2 : index
                %828 = arith.remui %824, %c7 : index
                %829 = arith.muli %828, %c7 : index
                %830 = arith.addi %827, %829 : index
                %831 = arith.divui %824, %c7 : index
                %832 = arith.remui %831, %c7 : index
                %833 = arith.addi %830, %832 : index
                %834 = arith.addi %825, %833 : index
                %835 = arith.addi %819, %834 : index
                %836 = arith.addi %793, %835 : index
                %837 = vector.shuffle %771, %771 [1] : vector<4xi8>, vector<4xi8>
                vector.store %837, %kv[%836] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %838 = arith.addi %767, %c7 : index
                %839 = arith.divui %838, %c12 : index
                %840 = arith.muli %839, %c18 : index
                %841 = arith.addi %840, %c11 : index
                %842 = arith.remui %838, %c12 : index
                %843 = arith.divui %657, %c7 : index
                %844 = arith.remui %657, %c7 : index
                %845 = arith.muli %844, %c6 : index
                %846 = arith.addi %843, %845 : index
                %847 = arith.muli %842, %c12 : index
                %848 = arith.divui %846, %c2 : index
                %849 = arith.muli %848, %c2 : index
                %850 = arith.remui %846, %c7 : index
                %851 = arith.muli %850, %c7 : index
                %852 = arith.addi %849, %851 : index
                %853 = arith.divui %846, %c7 : index
                %854 = arith.remui %853, %c7 : index
                %855 = arith.addi %852, %854 : index
                %856 = arith.addi %847, %855 : index
                %857 = arith.addi %841, %856 : index
                %858 = arith.addi %793, %857 : index
                %859 = vector.shuffle %771, %771 [2] : vector<4xi8>, vector<4xi8>
                vector.store %859, %kv[%858] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %860 = arith.addi %767, %c19 : index
                %861 = arith.divui %860, %c12 : index
                %862 = arith.muli %861, %c18 : index
                %863 = arith.addi %862, %c11 : index
                %864 = arith.remui %860, %c12 : index
                %865 = arith.divui %657, %c7 : index
                %866 = arith.remui %657, %c7 : index
                %867 = arith.muli %866, %c6 : index
                %868 = arith.addi %865, %867 : index
                %869 = arith.muli %864, %c12 : index
                %870 = arith.divui %868, %c2 : index
                %871 = arith.muli %870, %c2 : index
                %872 = arith.remui %868, %c7 : index
                %873 = arith.muli %872, %c7 : index
                %874 = arith.addi %871, %873 : index
                %875 = arith.divui %868, %c7 : index
                %876 = arith.remui %875, %c7 : index
                %877 = arith.addi %874, %876 : index
                %878 = arith.addi %869, %877 : index
                %879 = arith.addi %863, %878 : index
                %880 = arith.addi %793, %879 : index
                %881 = vector.shuffle %771, %771 [3] : vector<4xi8>, vector<4xi8>
                vector.store %881, %kv[%880] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %882 = arith.cmpi eq, %codec, %c7 : index
          scf.if %882 {
            %883 = wave.lane
            %884 = arith.muli %883, %c2 : index
            scf.for %885 = %884 to %c5 step %c5 {
              %886 = arith.addi %652, %885 : index
              %887 = vector.load %15[%886] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %888 = arith.mulf %887, %655 : vector<4xf32>
              %889 = wave.fp8_encode "e5m2" %888 : vector<4xf32> -> vector<4xi8>
              %890 = arith.cmpi slt, %653, %kvHeads : index
              scf.if %890 {
                %891 = arith.muli %653, %c27 : index
                %892 = arith.addi %658, %891 : index
                %893 = vector.shuffle %889, %889 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %894 = arith.divui %885, %c12 : index
                %895 = arith.muli %894, %c18 : index
                %896 = arith.remui %885, %c12 : index
                %897 = arith.muli %657, %c12 : index
                %898 = arith.divui %896, %c2 : index
                %899 = arith.muli %898, %c2 : index
                %900 = arith.remui %896, %c7 : index
                %901 = arith.muli %900, %c7 : index
                %902 = arith.addi %899, %901 : index
                %903 = arith.divui %896, %c7 : index
                %904 = arith.remui %903, %c7 : index
                %905 = arith.addi %902, %904 : index
                %906 = arith.addi %897, %905 : index
                %907 = arith.addi %895, %906 : index
                %908 = arith.addi %892, %907 : index
                vector.store %893, %kv[%908] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %909 = arith.subi %653, %kvHeads : index
                %910 = arith.muli %909, %c27 : index
                %911 = arith.addi %658, %910 : index
                %912 = arith.addi %885, %c8 : index
                %913 = arith.divui %912, %c12 : index
                %914 = arith.muli %913, %c18 : index
                %915 = arith.addi %914, %c11 : index
                %916 = arith.remui %912, %c12 : index
                %917 = arith.divui %657, %c7 : index
                %918 = arith.remui %657, %c7 : index
                %919 = arith.muli %918, %c6 : index
                %920 = arith.addi %917, %919 : index
                %921 = arith.muli %916, %c12 : index
                %922 = arith.divui %920, %c2 : index
                %923 = arith.muli %922, %c2 : index
                %924 = arith.remui %920, %c7 : index
                %925 = arith.muli %924, %c7 : index
                %926 = arith.addi %923, %925 : index
                %927 = arith.divui %920, %c7 : index
                %928 = arith.remui %927, %c7 : index
                %929 = arith.addi %926, %928 : index
                %930 = arith.addi %921, %929 : index
                %931 = arith.addi %915, %930 : index
                %932 = arith.addi %911, %931 : index
                %933 = vector.shuffle %889, %889 [0] : vector<4xi8>, vector<4xi8>
                vector.store %933, %kv[%932] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %934 = arith.addi %885, %c9 : index
                %935 = arith.divui %934, %c12 : index
                %936 = arith.muli %935, %c18 : index
                %937 = arith.addi %936, %c11 : index
                %938 = arith.remui %934, %c12 : index
                %939 = arith.divui %657, %c7 : index
                %940 = arith.remui %657, %c7 : index
                %941 = arith.muli %940, %c6 : index
                %942 = arith.addi %939, %941 : index
                %943 = arith.muli %938, %c12 : index
                %944 = arith.divui %942, %c2 : index
                %945 = arith.muli %944, %c2 : index
                %946 = arith.remui %942, %c7 : index
                %947 = arith.muli %946, %c7 : index
                %948 = arith.addi %945, %947 : index
                %949 = arith.divui %942, %c7 : index
                %950 = arith.remui %949, %c7 : index
                %951 = arith.addi %948, %950 : index
                %952 = arith.addi %943, %951 : index
                %953 = arith.addi %937, %952 : index
                %954 = arith.addi %911, %953 : index
                %955 = vector.shuffle %889, %889 [1] : vector<4xi8>, vector<4xi8>
                vector.store %955, %kv[%954] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %956 = arith.addi %885, %c7 : index
                %957 = arith.divui %956, %c12 : index
                %958 = arith.muli %957, %c18 : index
                %959 = arith.addi %958, %c11 : index
                %960 = arith.remui %956, %c12 : index
                %961 = arith.divui %657, %c7 : index
                %962 = arith.remui %657, %c7 : index
                %963 = arith.muli %962, %c6 : index
                %964 = arith.addi %961, %963 : index
                %965 = arith.muli %960, %c12 : index
                %966 = arith.divui %964, %c2 : index
                %967 = arith.muli %966, %c2 : index
                %968 = arith.remui %964, %c7 : index
                %969 = arith.muli %968, %c7 : index
                %970 = arith.addi %967, %969 : index
                %971 = arith.divui %964, %c7 : index
                %972 = arith.remui %971, %c7 : index
                %973 = arith.addi %970, %972 : index
                %974 = arith.addi %965, %973 : index
                %975 = arith.addi %959, %974 : index
                %976 = arith.addi %911, %975 : index
                %977 = vector.shuffle %889, %889 [2] : vector<4xi8>, vector<4xi8>
                vector.store %977, %kv[%976] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %978 = arith.addi %885, %c19 : index
                %979 = arith.divui %978, %c12 : index
                %980 = arith.muli %979, %c18 : index
                %981 = arith.addi %980, %c11 : index
                %982 = arith.remui %978, %c12 : index
                %983 = arith.divui %657, %c7 : index
                %984 = arith.remui %657, %c7 : index
                %985 = arith.muli %984, %c6 : index
                %986 = arith.addi %983, %985 : index
                %987 = arith.muli %982, %c12 : index
                %988 = arith.divui %986, %c2 : index
                %989 = arith.muli %988, %c2 : index
                %990 = arith.remui %986, %c7 : index
                %991 = arith.muli %990, %c7 : index
                %992 = arith.addi %989, %991 : index
                %993 = arith.divui %986, %c7 : index
                %994 = arith.remui %993, %c7 : index
                %995 = arith.addi %992, %994 : index
                %996 = arith.addi %987, %995 : index
                %997 = arith.addi %981, %996 : index
                %998 = arith.addi %911, %997 : index
                %999 = vector.shuffle %889, %889 [3] : vector<4xi8>, vector<4xi8>
                vector.store %999, %kv[%998] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
