// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='f16', dim=256, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_f16_d256_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 16 : i64} {
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
  %c13 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c16 = arith.constant 4 : index
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
  %hasBias = wave.param "hasBias" : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c30 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c36 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c37 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c38 = arith.constant 16384 : index
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
  %19 = arith.cmpi slt, %18, %17 : index
  scf.if %19 {
    %20 = wave.lane
    %21 = arith.remui %20, %c6 : index
    %22 = arith.remui %21, %tileRows : index
    %23 = arith.addi %18, %22 : index
    %24 = arith.divui %23, %tileRows : index
    %25 = arith.divui %inputFeatures, %c6 : index
    %26 = arith.muli %24, %25 : index
    %27 = arith.divui %c8, %c6 : index
    %28 = arith.addi %26, %27 : index
    %29 = arith.muli %28, %c7 : index
    %30 = arith.remui %c8, %c6 : index
    %31 = arith.divui %30, %c2 : index
    %32 = arith.addi %29, %31 : index
    %33 = arith.muli %tileRows, %c2 : index
    %34 = arith.muli %32, %33 : index
    %35 = arith.remui %23, %tileRows : index
    %36 = arith.muli %35, %c2 : index
    %37 = arith.addi %34, %36 : index
    %38 = arith.remui %c8, %c2 : index
    %39 = arith.addi %37, %38 : index
    %40 = arith.divui %inputFeatures, %c6 : index
    %41 = arith.muli %4, %stepsPerWave : index
    %42 = arith.minsi %41, %40 : index
    %43 = arith.addi %42, %stepsPerWave : index
    %44 = arith.minsi %43, %40 : index
    %45 = arith.cmpi eq, %wholeBlocks, %c9 : index
    %46 = arith.subi %44, %42 : index
    %47 = arith.divui %46, %c16 : index
    %48 = arith.muli %47, %c16 : index
    %49 = arith.addi %42, %48 : index
    %50 = arith.addi %42, %stepsPerWave : index
    %51 = arith.select %45, %50, %49 : index
    %55:2 = scf.for %52 = %42 to %51 step %c16 iter_args(%53 = %c13, %54 = %c13) -> (vector<8xf32>, vector<8xf32>) {
      %56 = wave.lane
      %57 = arith.addi %52, %c8 : index
      %58 = arith.addi %11, %c5 : index
      %59 = arith.muli %57, %c17 : index
      %60 = arith.addi %58, %59 : index
      %61 = arith.remui %56, %c6 : index
      %62 = arith.muli %61, %c6 : index
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
      %74 = arith.remui %56, %c6 : index
      %75 = arith.muli %74, %c6 : index
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
      %87 = arith.remui %56, %c6 : index
      %88 = arith.muli %87, %c6 : index
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
      %100 = arith.remui %56, %c6 : index
      %101 = arith.muli %100, %c6 : index
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
      %113 = arith.remui %56, %c6 : index
      %114 = arith.muli %113, %c6 : index
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
      %126 = arith.remui %56, %c6 : index
      %127 = arith.muli %126, %c6 : index
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
      %139 = arith.remui %56, %c6 : index
      %140 = arith.muli %139, %c6 : index
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
      %152 = arith.remui %56, %c6 : index
      %153 = arith.muli %152, %c6 : index
      %154 = arith.addi %151, %153 : index
      %155 = vector.load %w[%154] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %156 = vector.bitcast %155 : vector<16xi8> to vector<8xf16>
      %157 = arith.addi %154, %c18 : index
      %158 = vector.load %w[%157] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %159 = vector.bitcast %158 : vector<16xi8> to vector<8xf16>
      %160 = vector.shuffle %156, %159 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %161 = arith.muli %52, %c9 : index
      %162 = arith.addi %161, %c8 : index
      %163 = arith.muli %tileRows, %c6 : index
      %164 = arith.muli %162, %163 : index
      %165 = arith.addi %39, %164 : index
      %166 = vector.load %x[%165] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %167 = arith.muli %tileRows, %c2 : index
      %168 = arith.addi %165, %167 : index
      %169 = vector.load %x[%168] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %170 = vector.shuffle %166, %169 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %171 = wave.mma %170, %69, %53 : vector<16xf16>, vector<8xf32>
      %172 = wave.mma %170, %121, %54 : vector<16xf16>, vector<8xf32>
      %173 = arith.muli %52, %c9 : index
      %174 = arith.addi %173, %c9 : index
      %175 = arith.muli %tileRows, %c6 : index
      %176 = arith.muli %174, %175 : index
      %177 = arith.addi %39, %176 : index
      %178 = vector.load %x[%177] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %179 = arith.muli %tileRows, %c2 : index
      %180 = arith.addi %177, %179 : index
      %181 = vector.load %x[%180] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %182 = vector.shuffle %178, %181 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %183 = wave.mma %182, %82, %171 : vector<16xf16>, vector<8xf32>
      %184 = wave.mma %182, %134, %172 : vector<16xf16>, vector<8xf32>
      %185 = arith.muli %52, %c9 : index
      %186 = arith.addi %185, %c7 : index
      %187 = arith.muli %tileRows, %c6 : index
      %188 = arith.muli %186, %187 : index
      %189 = arith.addi %39, %188 : index
      %190 = vector.load %x[%189] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %191 = arith.muli %tileRows, %c2 : index
      %192 = arith.addi %189, %191 : index
      %193 = vector.load %x[%192] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %194 = vector.shuffle %190, %193 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %195 = wave.mma %194, %95, %183 : vector<16xf16>, vector<8xf32>
      %196 = wave.mma %194, %147, %184 : vector<16xf16>, vector<8xf32>
      %197 = arith.muli %52, %c9 : index
      %198 = arith.addi %197, %c19 : index
      %199 = arith.muli %tileRows, %c6 : index
      %200 = arith.muli %198, %199 : index
      %201 = arith.addi %39, %200 : index
      %202 = vector.load %x[%201] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %203 = arith.muli %tileRows, %c2 : index
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
      %219 = arith.remui %214, %c6 : index
      %220 = arith.muli %219, %c6 : index
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
      %232 = arith.remui %214, %c6 : index
      %233 = arith.muli %232, %c6 : index
      %234 = arith.addi %231, %233 : index
      %235 = vector.load %w[%234] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %236 = vector.bitcast %235 : vector<16xi8> to vector<8xf16>
      %237 = arith.addi %234, %c18 : index
      %238 = vector.load %w[%237] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %239 = vector.bitcast %238 : vector<16xi8> to vector<8xf16>
      %240 = vector.shuffle %236, %239 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %241 = arith.muli %210, %c9 : index
      %242 = arith.addi %241, %c8 : index
      %243 = arith.muli %tileRows, %c6 : index
      %244 = arith.muli %242, %243 : index
      %245 = arith.addi %39, %244 : index
      %246 = vector.load %x[%245] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %247 = arith.muli %tileRows, %c2 : index
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
    %338 = arith.muli %4, %c16 : index
    %339 = arith.addi %338, %c8 : index
    %340 = arith.muli %339, %c7 : index
    %341 = arith.divui %254, %c6 : index
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
      %355 = arith.remui %254, %c6 : index
      %356 = arith.muli %355, %c16 : index
      %357 = arith.addi %11, %356 : index
      %358 = vector.load %w[%357] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %359 = vector.bitcast %358 : vector<4xi8> to vector<1xf32>
      %360 = vector.extract %359[0] : f32 from vector<1xf32>
      %361 = arith.mulf %360, %347 : f32
      %362 = arith.mulf %354, %361 : f32
      %363 = arith.muli %3, %c7 : index
      %364 = arith.addi %363, %c8 : index
      %365 = arith.muli %364, %c6 : index
      %366 = arith.remui %254, %c6 : index
      %367 = arith.addi %365, %366 : index
      %368 = arith.muli %342, %c18 : index
      %369 = arith.addi %368, %367 : index
      memref.store %362, %15[%369] : memref<?xf32>
      %370 = arith.addi %257, %c18 : index
      %371 = arith.muli %339, %c4 : index
      %372 = arith.addi %370, %371 : index
      %373 = memref.load %14[%372] : memref<?xf32>
      %374 = arith.addi %372, %c11 : index
      %375 = memref.load %14[%374] : memref<?xf32>
      %376 = arith.addf %373, %375 : f32
      %377 = arith.remui %254, %c6 : index
      %378 = arith.muli %377, %c16 : index
      %379 = arith.addi %13, %378 : index
      %380 = vector.load %w[%379] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %381 = vector.bitcast %380 : vector<4xi8> to vector<1xf32>
      %382 = vector.extract %381[0] : f32 from vector<1xf32>
      %383 = arith.mulf %382, %347 : f32
      %384 = arith.mulf %376, %383 : f32
      %385 = arith.muli %3, %c7 : index
      %386 = arith.addi %385, %c9 : index
      %387 = arith.muli %386, %c6 : index
      %388 = arith.remui %254, %c6 : index
      %389 = arith.addi %387, %388 : index
      %390 = arith.muli %342, %c18 : index
      %391 = arith.addi %390, %389 : index
      memref.store %384, %15[%391] : memref<?xf32>
    }
    %392 = arith.muli %4, %c16 : index
    %393 = arith.addi %392, %c9 : index
    %394 = arith.muli %393, %c7 : index
    %395 = arith.divui %254, %c6 : index
    %396 = arith.addi %394, %395 : index
    %397 = arith.addi %253, %396 : index
    %398 = arith.cmpi slt, %397, %17 : index
    scf.if %398 {
      %399 = arith.cmpi eq, %hasFactors, %c9 : index
      %400 = memref.load %factors[%397] : memref<?xf32>
      %401 = arith.select %399, %400, %c26 : f32
      %402 = arith.addi %257, %c8 : index
      %403 = arith.muli %393, %c4 : index
      %404 = arith.addi %402, %403 : index
      %405 = memref.load %14[%404] : memref<?xf32>
      %406 = arith.addi %404, %c11 : index
      %407 = memref.load %14[%406] : memref<?xf32>
      %408 = arith.addf %405, %407 : f32
      %409 = arith.remui %254, %c6 : index
      %410 = arith.muli %409, %c16 : index
      %411 = arith.addi %11, %410 : index
      %412 = vector.load %w[%411] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %413 = vector.bitcast %412 : vector<4xi8> to vector<1xf32>
      %414 = vector.extract %413[0] : f32 from vector<1xf32>
      %415 = arith.mulf %414, %401 : f32
      %416 = arith.mulf %408, %415 : f32
      %417 = arith.muli %3, %c7 : index
      %418 = arith.addi %417, %c8 : index
      %419 = arith.muli %418, %c6 : index
      %420 = arith.remui %254, %c6 : index
      %421 = arith.addi %419, %420 : index
      %422 = arith.muli %396, %c18 : index
      %423 = arith.addi %422, %421 : index
      memref.store %416, %15[%423] : memref<?xf32>
      %424 = arith.addi %257, %c18 : index
      %425 = arith.muli %393, %c4 : index
      %426 = arith.addi %424, %425 : index
      %427 = memref.load %14[%426] : memref<?xf32>
      %428 = arith.addi %426, %c11 : index
      %429 = memref.load %14[%428] : memref<?xf32>
      %430 = arith.addf %427, %429 : f32
      %431 = arith.remui %254, %c6 : index
      %432 = arith.muli %431, %c16 : index
      %433 = arith.addi %13, %432 : index
      %434 = vector.load %w[%433] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %435 = vector.bitcast %434 : vector<4xi8> to vector<1xf32>
      %436 = vector.extract %435[0] : f32 from vector<1xf32>
      %437 = arith.mulf %436, %401 : f32
      %438 = arith.mulf %430, %437 : f32
      %439 = arith.muli %3, %c7 : index
      %440 = arith.addi %439, %c9 : index
      %441 = arith.muli %440, %c6 : index
      %442 = arith.remui %254, %c6 : index
      %443 = arith.addi %441, %442 : index
      %444 = arith.muli %396, %c18 : index
      %445 = arith.addi %444, %443 : index
      memref.store %438, %15[%445] : memref<?xf32>
    }
    %446 = arith.muli %4, %c16 : index
    %447 = arith.addi %446, %c7 : index
    %448 = arith.muli %447, %c7 : index
    %449 = arith.divui %254, %c6 : index
    %450 = arith.addi %448, %449 : index
    %451 = arith.addi %253, %450 : index
    %452 = arith.cmpi slt, %451, %17 : index
    scf.if %452 {
      %453 = arith.cmpi eq, %hasFactors, %c9 : index
      %454 = memref.load %factors[%451] : memref<?xf32>
      %455 = arith.select %453, %454, %c26 : f32
      %456 = arith.addi %257, %c8 : index
      %457 = arith.muli %447, %c4 : index
      %458 = arith.addi %456, %457 : index
      %459 = memref.load %14[%458] : memref<?xf32>
      %460 = arith.addi %458, %c11 : index
      %461 = memref.load %14[%460] : memref<?xf32>
      %462 = arith.addf %459, %461 : f32
      %463 = arith.remui %254, %c6 : index
      %464 = arith.muli %463, %c16 : index
      %465 = arith.addi %11, %464 : index
      %466 = vector.load %w[%465] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %467 = vector.bitcast %466 : vector<4xi8> to vector<1xf32>
      %468 = vector.extract %467[0] : f32 from vector<1xf32>
      %469 = arith.mulf %468, %455 : f32
      %470 = arith.mulf %462, %469 : f32
      %471 = arith.muli %3, %c7 : index
      %472 = arith.addi %471, %c8 : index
      %473 = arith.muli %472, %c6 : index
      %474 = arith.remui %254, %c6 : index
      %475 = arith.addi %473, %474 : index
      %476 = arith.muli %450, %c18 : index
      %477 = arith.addi %476, %475 : index
      memref.store %470, %15[%477] : memref<?xf32>
      %478 = arith.addi %257, %c18 : index
      %479 = arith.muli %447, %c4 : index
      %480 = arith.addi %478, %479 : index
      %481 = memref.load %14[%480] : memref<?xf32>
      %482 = arith.addi %480, %c11 : index
      %483 = memref.load %14[%482] : memref<?xf32>
      %484 = arith.addf %481, %483 : f32
      %485 = arith.remui %254, %c6 : index
      %486 = arith.muli %485, %c16 : index
      %487 = arith.addi %13, %486 : index
      %488 = vector.load %w[%487] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %489 = vector.bitcast %488 : vector<4xi8> to vector<1xf32>
      %490 = vector.extract %489[0] : f32 from vector<1xf32>
      %491 = arith.mulf %490, %455 : f32
      %492 = arith.mulf %484, %491 : f32
      %493 = arith.muli %3, %c7 : index
      %494 = arith.addi %493, %c9 : index
      %495 = arith.muli %494, %c6 : index
      %496 = arith.remui %254, %c6 : index
      %497 = arith.addi %495, %496 : index
      %498 = arith.muli %450, %c18 : index
      %499 = arith.addi %498, %497 : index
      memref.store %492, %15[%499] : memref<?xf32>
    }
    %500 = arith.muli %4, %c16 : index
    %501 = arith.addi %500, %c19 : index
    %502 = arith.muli %501, %c7 : index
    %503 = arith.divui %254, %c6 : index
    %504 = arith.addi %502, %503 : index
    %505 = arith.addi %253, %504 : index
    %506 = arith.cmpi slt, %505, %17 : index
    scf.if %506 {
      %507 = arith.cmpi eq, %hasFactors, %c9 : index
      %508 = memref.load %factors[%505] : memref<?xf32>
      %509 = arith.select %507, %508, %c26 : f32
      %510 = arith.addi %257, %c8 : index
      %511 = arith.muli %501, %c4 : index
      %512 = arith.addi %510, %511 : index
      %513 = memref.load %14[%512] : memref<?xf32>
      %514 = arith.addi %512, %c11 : index
      %515 = memref.load %14[%514] : memref<?xf32>
      %516 = arith.addf %513, %515 : f32
      %517 = arith.remui %254, %c6 : index
      %518 = arith.muli %517, %c16 : index
      %519 = arith.addi %11, %518 : index
      %520 = vector.load %w[%519] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %521 = vector.bitcast %520 : vector<4xi8> to vector<1xf32>
      %522 = vector.extract %521[0] : f32 from vector<1xf32>
      %523 = arith.mulf %522, %509 : f32
      %524 = arith.mulf %516, %523 : f32
      %525 = arith.muli %3, %c7 : index
      %526 = arith.addi %525, %c8 : index
      %527 = arith.muli %526, %c6 : index
      %528 = arith.remui %254, %c6 : index
      %529 = arith.addi %527, %528 : index
      %530 = arith.muli %504, %c18 : index
      %531 = arith.addi %530, %529 : index
      memref.store %524, %15[%531] : memref<?xf32>
      %532 = arith.addi %257, %c18 : index
      %533 = arith.muli %501, %c4 : index
      %534 = arith.addi %532, %533 : index
      %535 = memref.load %14[%534] : memref<?xf32>
      %536 = arith.addi %534, %c11 : index
      %537 = memref.load %14[%536] : memref<?xf32>
      %538 = arith.addf %535, %537 : f32
      %539 = arith.remui %254, %c6 : index
      %540 = arith.muli %539, %c16 : index
      %541 = arith.addi %13, %540 : index
      %542 = vector.load %w[%541] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %543 = vector.bitcast %542 : vector<4xi8> to vector<1xf32>
      %544 = vector.extract %543[0] : f32 from vector<1xf32>
      %545 = arith.mulf %544, %509 : f32
      %546 = arith.mulf %538, %545 : f32
      %547 = arith.muli %3, %c7 : index
      %548 = arith.addi %547, %c9 : index
      %549 = arith.muli %548, %c6 : index
      %550 = arith.remui %254, %c6 : index
      %551 = arith.addi %549, %550 : index
      %552 = arith.muli %504, %c18 : index
      %553 = arith.addi %552, %551 : index
      memref.store %546, %15[%553] : memref<?xf32>
    }
    wave.barrier
    %554 = arith.addi %18, %c8 : index
    %555 = wave.wave
    %556 = arith.addi %555, %c8 : index
    %557 = arith.addi %554, %556 : index
    %558 = arith.cmpi slt, %557, %17 : index
    scf.if %558 {
      %559 = arith.addi %554, %556 : index
      %560 = arith.muli %556, %c18 : index
      %561 = wave.lane
      %562 = arith.addi %561, %c8 : index
      %563 = arith.cmpi eq, %hasBias, %c9 : index
      %564 = arith.addi %560, %562 : index
      %565 = memref.load %15[%564] : memref<?xf32>
      %566 = arith.muli %0, %c18 : index
      %567 = arith.addi %566, %562 : index
      %568 = memref.load %bias[%567] : memref<?xf32>
      %569 = arith.addf %565, %568 : f32
      %570 = arith.select %563, %569, %565 : f32
      %571 = arith.addi %562, %c5 : index
      %572 = arith.cmpi eq, %hasBias, %c9 : index
      %573 = arith.addi %560, %571 : index
      %574 = memref.load %15[%573] : memref<?xf32>
      %575 = arith.muli %0, %c18 : index
      %576 = arith.addi %575, %571 : index
      %577 = memref.load %bias[%576] : memref<?xf32>
      %578 = arith.addf %574, %577 : f32
      %579 = arith.select %572, %578, %574 : f32
      %580 = arith.addi %561, %c4 : index
      %581 = arith.cmpi eq, %hasBias, %c9 : index
      %582 = arith.addi %560, %580 : index
      %583 = memref.load %15[%582] : memref<?xf32>
      %584 = arith.muli %0, %c18 : index
      %585 = arith.addi %584, %580 : index
      %586 = memref.load %bias[%585] : memref<?xf32>
      %587 = arith.addf %583, %586 : f32
      %588 = arith.select %581, %587, %583 : f32
      %589 = arith.addi %580, %c5 : index
      %590 = arith.cmpi eq, %hasBias, %c9 : index
      %591 = arith.addi %560, %589 : index
      %592 = memref.load %15[%591] : memref<?xf32>
      %593 = arith.muli %0, %c18 : index
      %594 = arith.addi %593, %589 : index
      %595 = memref.load %bias[%594] : memref<?xf32>
      %596 = arith.addf %592, %595 : f32
      %597 = arith.select %590, %596, %592 : f32
      %598 = arith.addi %561, %c20 : index
      %599 = arith.cmpi eq, %hasBias, %c9 : index
      %600 = arith.addi %560, %598 : index
      %601 = memref.load %15[%600] : memref<?xf32>
      %602 = arith.muli %0, %c18 : index
      %603 = arith.addi %602, %598 : index
      %604 = memref.load %bias[%603] : memref<?xf32>
      %605 = arith.addf %601, %604 : f32
      %606 = arith.select %599, %605, %601 : f32
      %607 = arith.addi %598, %c5 : index
      %608 = arith.cmpi eq, %hasBias, %c9 : index
      %609 = arith.addi %560, %607 : index
      %610 = memref.load %15[%609] : memref<?xf32>
      %611 = arith.muli %0, %c18 : index
      %612 = arith.addi %611, %607 : index
      %613 = memref.load %bias[%612] : memref<?xf32>
      %614 = arith.addf %610, %613 : f32
      %615 = arith.select %608, %614, %610 : f32
      %616 = arith.addi %561, %c21 : index
      %617 = arith.cmpi eq, %hasBias, %c9 : index
      %618 = arith.addi %560, %616 : index
      %619 = memref.load %15[%618] : memref<?xf32>
      %620 = arith.muli %0, %c18 : index
      %621 = arith.addi %620, %616 : index
      %622 = memref.load %bias[%621] : memref<?xf32>
      %623 = arith.addf %619, %622 : f32
      %624 = arith.select %617, %623, %619 : f32
      %625 = arith.addi %616, %c5 : index
      %626 = arith.cmpi eq, %hasBias, %c9 : index
      %627 = arith.addi %560, %625 : index
      %628 = memref.load %15[%627] : memref<?xf32>
      %629 = arith.muli %0, %c18 : index
      %630 = arith.addi %629, %625 : index
      %631 = memref.load %bias[%630] : memref<?xf32>
      %632 = arith.addf %628, %631 : f32
      %633 = arith.select %626, %632, %628 : f32
      %634 = arith.addi %heads, %kvHeads : index
      %635 = arith.cmpi slt, %0, %634 : index
      scf.if %635 {
        %636 = arith.addi %positionsAt, %559 : index
        %637 = memref.load %step[%636] : memref<?xi32>
        %638 = arith.index_cast %637 : i32 to index
        %639 = arith.cmpi eq, %hasNorm, %c9 : index
        %640 = math.fma %570, %570, %c30 : f32
        %641 = math.fma %579, %579, %640 : f32
        %642 = math.fma %588, %588, %641 : f32
        %643 = math.fma %597, %597, %642 : f32
        %644 = math.fma %606, %606, %643 : f32
        %645 = math.fma %615, %615, %644 : f32
        %646 = math.fma %624, %624, %645 : f32
        %647 = math.fma %633, %633, %646 : f32
        %648 = vector.broadcast %647 : f32 to vector<1xf32>
        %649 = wave.reduce "add" %648 : vector<1xf32>
        %650 = arith.mulf %649, %inverseHeadDim : f32
        %651 = arith.addf %650, %epsilon : f32
        %652 = math.sqrt %651 : f32
        %653 = arith.divf %c26, %652 : f32
        %654 = arith.cmpi slt, %0, %heads : index
        %655 = arith.addi %562, %c5 : index
        %656 = memref.load %query_norm[%562] : memref<?xf32>
        %657 = memref.load %key_norm[%562] : memref<?xf32>
        %658 = arith.select %654, %656, %657 : f32
        %659 = arith.mulf %570, %653 : f32
        %660 = arith.mulf %659, %658 : f32
        %661 = arith.select %639, %660, %570 : f32
        %662 = memref.load %query_norm[%655] : memref<?xf32>
        %663 = memref.load %key_norm[%655] : memref<?xf32>
        %664 = arith.select %654, %662, %663 : f32
        %665 = arith.mulf %579, %653 : f32
        %666 = arith.mulf %665, %664 : f32
        %667 = arith.select %639, %666, %579 : f32
        %668 = arith.addi %580, %c5 : index
        %669 = memref.load %query_norm[%580] : memref<?xf32>
        %670 = memref.load %key_norm[%580] : memref<?xf32>
        %671 = arith.select %654, %669, %670 : f32
        %672 = arith.mulf %588, %653 : f32
        %673 = arith.mulf %672, %671 : f32
        %674 = arith.select %639, %673, %588 : f32
        %675 = memref.load %query_norm[%668] : memref<?xf32>
        %676 = memref.load %key_norm[%668] : memref<?xf32>
        %677 = arith.select %654, %675, %676 : f32
        %678 = arith.mulf %597, %653 : f32
        %679 = arith.mulf %678, %677 : f32
        %680 = arith.select %639, %679, %597 : f32
        %681 = arith.addi %598, %c5 : index
        %682 = memref.load %query_norm[%598] : memref<?xf32>
        %683 = memref.load %key_norm[%598] : memref<?xf32>
        %684 = arith.select %654, %682, %683 : f32
        %685 = arith.mulf %606, %653 : f32
        %686 = arith.mulf %685, %684 : f32
        %687 = arith.select %639, %686, %606 : f32
        %688 = memref.load %query_norm[%681] : memref<?xf32>
        %689 = memref.load %key_norm[%681] : memref<?xf32>
        %690 = arith.select %654, %688, %689 : f32
        %691 = arith.mulf %615, %653 : f32
        %692 = arith.mulf %691, %690 : f32
        %693 = arith.select %639, %692, %615 : f32
        %694 = arith.addi %616, %c5 : index
        %695 = memref.load %query_norm[%616] : memref<?xf32>
        %696 = memref.load %key_norm[%616] : memref<?xf32>
        %697 = arith.select %654, %695, %696 : f32
        %698 = arith.mulf %624, %653 : f32
        %699 = arith.mulf %698, %697 : f32
        %700 = arith.select %639, %699, %624 : f32
        %701 = memref.load %query_norm[%694] : memref<?xf32>
        %702 = memref.load %key_norm[%694] : memref<?xf32>
        %703 = arith.select %654, %701, %702 : f32
        %704 = arith.mulf %633, %653 : f32
        %705 = arith.mulf %704, %703 : f32
        %706 = arith.select %639, %705, %633 : f32
        %707 = arith.remui %638, %c18 : index
        %708 = arith.muli %707, %c18 : index
        %709 = arith.addi %708, %562 : index
        %710 = arith.divui %638, %c18 : index
        %711 = arith.addi %710, %c18 : index
        %712 = arith.muli %711, %c18 : index
        %713 = arith.addi %712, %562 : index
        %714 = memref.load %rope[%709] : memref<?xf32>
        %715 = arith.addi %709, %c5 : index
        %716 = memref.load %rope[%715] : memref<?xf32>
        %717 = memref.load %rope[%713] : memref<?xf32>
        %718 = arith.addi %713, %c5 : index
        %719 = memref.load %rope[%718] : memref<?xf32>
        %720 = arith.mulf %717, %714 : f32
        %721 = arith.mulf %719, %716 : f32
        %722 = arith.subf %720, %721 : f32
        %723 = arith.mulf %719, %714 : f32
        %724 = arith.mulf %717, %716 : f32
        %725 = arith.addf %723, %724 : f32
        %726 = arith.mulf %661, %722 : f32
        %727 = arith.mulf %667, %725 : f32
        %728 = arith.subf %726, %727 : f32
        %729 = arith.mulf %667, %722 : f32
        %730 = arith.mulf %661, %725 : f32
        %731 = arith.addf %729, %730 : f32
        %732 = arith.cmpi slt, %0, %heads : index
        scf.if %732 {
          %733 = arith.muli %559, %heads : index
          %734 = arith.addi %733, %0 : index
          %735 = arith.muli %734, %c18 : index
          %736 = arith.addi %735, %562 : index
          memref.store %728, %q[%736] : memref<?xf32>
          %737 = arith.addi %736, %c5 : index
          memref.store %731, %q[%737] : memref<?xf32>
        } else {
          %738 = arith.addi %560, %562 : index
          memref.store %728, %15[%738] : memref<?xf32>
          %739 = arith.addi %560, %562 : index
          %740 = arith.addi %739, %c5 : index
          memref.store %731, %15[%740] : memref<?xf32>
        }
        %741 = arith.remui %638, %c18 : index
        %742 = arith.muli %741, %c18 : index
        %743 = arith.addi %742, %580 : index
        %744 = arith.divui %638, %c18 : index
        %745 = arith.addi %744, %c18 : index
        %746 = arith.muli %745, %c18 : index
        %747 = arith.addi %746, %580 : index
        %748 = memref.load %rope[%743] : memref<?xf32>
        %749 = arith.addi %743, %c5 : index
        %750 = memref.load %rope[%749] : memref<?xf32>
        %751 = memref.load %rope[%747] : memref<?xf32>
        %752 = arith.addi %747, %c5 : index
        %753 = memref.load %rope[%752] : memref<?xf32>
        %754 = arith.mulf %751, %748 : f32
        %755 = arith.mulf %753, %750 : f32
        %756 = arith.subf %754, %755 : f32
        %757 = arith.mulf %753, %748 : f32
        %758 = arith.mulf %751, %750 : f32
        %759 = arith.addf %757, %758 : f32
        %760 = arith.mulf %674, %756 : f32
        %761 = arith.mulf %680, %759 : f32
        %762 = arith.subf %760, %761 : f32
        %763 = arith.mulf %680, %756 : f32
        %764 = arith.mulf %674, %759 : f32
        %765 = arith.addf %763, %764 : f32
        %766 = arith.cmpi slt, %0, %heads : index
        scf.if %766 {
          %767 = arith.muli %559, %heads : index
          %768 = arith.addi %767, %0 : index
          %769 = arith.muli %768, %c18 : index
          %770 = arith.addi %769, %580 : index
          memref.store %762, %q[%770] : memref<?xf32>
          %771 = arith.addi %770, %c5 : index
          memref.store %765, %q[%771] : memref<?xf32>
        } else {
          %772 = arith.addi %560, %580 : index
          memref.store %762, %15[%772] : memref<?xf32>
          %773 = arith.addi %560, %580 : index
          %774 = arith.addi %773, %c5 : index
          memref.store %765, %15[%774] : memref<?xf32>
        }
        %775 = arith.remui %638, %c18 : index
        %776 = arith.muli %775, %c18 : index
        %777 = arith.addi %776, %598 : index
        %778 = arith.divui %638, %c18 : index
        %779 = arith.addi %778, %c18 : index
        %780 = arith.muli %779, %c18 : index
        %781 = arith.addi %780, %598 : index
        %782 = memref.load %rope[%777] : memref<?xf32>
        %783 = arith.addi %777, %c5 : index
        %784 = memref.load %rope[%783] : memref<?xf32>
        %785 = memref.load %rope[%781] : memref<?xf32>
        %786 = arith.addi %781, %c5 : index
        %787 = memref.load %rope[%786] : memref<?xf32>
        %788 = arith.mulf %785, %782 : f32
        %789 = arith.mulf %787, %784 : f32
        %790 = arith.subf %788, %789 : f32
        %791 = arith.mulf %787, %782 : f32
        %792 = arith.mulf %785, %784 : f32
        %793 = arith.addf %791, %792 : f32
        %794 = arith.mulf %687, %790 : f32
        %795 = arith.mulf %693, %793 : f32
        %796 = arith.subf %794, %795 : f32
        %797 = arith.mulf %693, %790 : f32
        %798 = arith.mulf %687, %793 : f32
        %799 = arith.addf %797, %798 : f32
        %800 = arith.cmpi slt, %0, %heads : index
        scf.if %800 {
          %801 = arith.muli %559, %heads : index
          %802 = arith.addi %801, %0 : index
          %803 = arith.muli %802, %c18 : index
          %804 = arith.addi %803, %598 : index
          memref.store %796, %q[%804] : memref<?xf32>
          %805 = arith.addi %804, %c5 : index
          memref.store %799, %q[%805] : memref<?xf32>
        } else {
          %806 = arith.addi %560, %598 : index
          memref.store %796, %15[%806] : memref<?xf32>
          %807 = arith.addi %560, %598 : index
          %808 = arith.addi %807, %c5 : index
          memref.store %799, %15[%808] : memref<?xf32>
        }
        %809 = arith.remui %638, %c18 : index
        %810 = arith.muli %809, %c18 : index
        %811 = arith.addi %810, %616 : index
        %812 = arith.divui %638, %c18 : index
        %813 = arith.addi %812, %c18 : index
        %814 = arith.muli %813, %c18 : index
        %815 = arith.addi %814, %616 : index
        %816 = memref.load %rope[%811] : memref<?xf32>
        %817 = arith.addi %811, %c5 : index
        %818 = memref.load %rope[%817] : memref<?xf32>
        %819 = memref.load %rope[%815] : memref<?xf32>
        %820 = arith.addi %815, %c5 : index
        %821 = memref.load %rope[%820] : memref<?xf32>
        %822 = arith.mulf %819, %816 : f32
        %823 = arith.mulf %821, %818 : f32
        %824 = arith.subf %822, %823 : f32
        %825 = arith.mulf %821, %816 : f32
        %826 = arith.mulf %819, %818 : f32
        %827 = arith.addf %825, %826 : f32
        %828 = arith.mulf %700, %824 : f32
        %829 = arith.mulf %706, %827 : f32
        %830 = arith.subf %828, %829 : f32
        %831 = arith.mulf %706, %824 : f32
        %832 = arith.mulf %700, %827 : f32
        %833 = arith.addf %831, %832 : f32
        %834 = arith.cmpi slt, %0, %heads : index
        scf.if %834 {
          %835 = arith.muli %559, %heads : index
          %836 = arith.addi %835, %0 : index
          %837 = arith.muli %836, %c18 : index
          %838 = arith.addi %837, %616 : index
          memref.store %830, %q[%838] : memref<?xf32>
          %839 = arith.addi %838, %c5 : index
          memref.store %833, %q[%839] : memref<?xf32>
        } else {
          %840 = arith.addi %560, %616 : index
          memref.store %830, %15[%840] : memref<?xf32>
          %841 = arith.addi %560, %616 : index
          %842 = arith.addi %841, %c5 : index
          memref.store %833, %15[%842] : memref<?xf32>
        }
      } else {
        %843 = arith.cmpi slt, %0, %heads : index
        scf.if %843 {
          %844 = arith.muli %559, %heads : index
          %845 = arith.addi %844, %0 : index
          %846 = arith.muli %845, %c18 : index
          %847 = arith.addi %846, %562 : index
          memref.store %570, %q[%847] : memref<?xf32>
          %848 = arith.addi %847, %c5 : index
          memref.store %579, %q[%848] : memref<?xf32>
        } else {
          %849 = arith.addi %560, %562 : index
          memref.store %570, %15[%849] : memref<?xf32>
          %850 = arith.addi %560, %562 : index
          %851 = arith.addi %850, %c5 : index
          memref.store %579, %15[%851] : memref<?xf32>
        }
        %852 = arith.cmpi slt, %0, %heads : index
        scf.if %852 {
          %853 = arith.muli %559, %heads : index
          %854 = arith.addi %853, %0 : index
          %855 = arith.muli %854, %c18 : index
          %856 = arith.addi %855, %580 : index
          memref.store %588, %q[%856] : memref<?xf32>
          %857 = arith.addi %856, %c5 : index
          memref.store %597, %q[%857] : memref<?xf32>
        } else {
          %858 = arith.addi %560, %580 : index
          memref.store %588, %15[%858] : memref<?xf32>
          %859 = arith.addi %560, %580 : index
          %860 = arith.addi %859, %c5 : index
          memref.store %597, %15[%860] : memref<?xf32>
        }
        %861 = arith.cmpi slt, %0, %heads : index
        scf.if %861 {
          %862 = arith.muli %559, %heads : index
          %863 = arith.addi %862, %0 : index
          %864 = arith.muli %863, %c18 : index
          %865 = arith.addi %864, %598 : index
          memref.store %606, %q[%865] : memref<?xf32>
          %866 = arith.addi %865, %c5 : index
          memref.store %615, %q[%866] : memref<?xf32>
        } else {
          %867 = arith.addi %560, %598 : index
          memref.store %606, %15[%867] : memref<?xf32>
          %868 = arith.addi %560, %598 : index
          %869 = arith.addi %868, %c5 : index
          memref.store %615, %15[%869] : memref<?xf32>
        }
        %870 = arith.cmpi slt, %0, %heads : index
        scf.if %870 {
          %871 = arith.muli %559, %heads : index
          %872 = arith.addi %871, %0 : index
          %873 = arith.muli %872, %c18 : index
          %874 = arith.addi %873, %616 : index
          memref.store %624, %q[%874] : memref<?xf32>
          %875 = arith.addi %874, %c5 : index
          memref.store %633, %q[%875] : memref<?xf32>
        } else {
          %876 = arith.addi %560, %616 : index
          memref.store %624, %15[%876] : memref<?xf32>
          %877 = arith.addi %560, %616 : index
          %878 = arith.addi %877, %c5 : index
          memref.store %633, %15[%878] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %879 = arith.cmpi sge, %0, %heads : index
    scf.if %879 {
      %880 = arith.addi %555, %c8 : index
      %881 = arith.addi %554, %880 : index
      %882 = arith.cmpi slt, %881, %17 : index
      scf.if %882 {
        %883 = arith.addi %554, %880 : index
        %884 = arith.addi %slotsAt, %883 : index
        %885 = memref.load %step[%884] : memref<?xi32>
        %886 = arith.index_cast %885 : i32 to index
        %887 = arith.cmpi sge, %886, %c8 : index
        scf.if %887 {
          %888 = arith.muli %880, %c18 : index
          %889 = arith.subi %0, %heads : index
          %890 = memref.load %scales[%889] : memref<?xf32>
          %891 = vector.broadcast %890 : f32 to vector<4xf32>
          %892 = arith.divui %886, %c6 : index
          %893 = arith.remui %886, %c6 : index
          %894 = arith.muli %892, %pageBytes : index
          %895 = arith.cmpi eq, %codec, %c8 : index
          scf.if %895 {
            %896 = wave.lane
            %897 = arith.muli %896, %c16 : index
            scf.for %898 = %897 to %c18 step %c5 {
              %899 = arith.addi %888, %898 : index
              %900 = vector.load %15[%899] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %901 = arith.mulf %900, %891 : vector<4xf32>
              %902 = arith.minimumf %901, %c36 : vector<4xf32>
              %903 = arith.maximumf %902, %c37 : vector<4xf32>
              %904 = arith.truncf %903 : vector<4xf32> to vector<4xf16>
              %905 = vector.bitcast %904 : vector<4xf16> to vector<8xi8>
              %906 = arith.cmpi slt, %889, %kvHeads : index
              scf.if %906 {
                %907 = arith.muli %889, %c38 : index
                %908 = arith.addi %894, %907 : index
                %909 = arith.divui %898, %c6 : index
                %910 = arith.muli %909, %c17 : index
                %911 = arith.remui %898, %c6 : index
                %912 = arith.divui %911, %c2 : index
                %913 = arith.muli %912, %c18 : index
                %914 = arith.muli %893, %c6 : index
                %915 = arith.addi %913, %914 : index
                %916 = arith.remui %911, %c2 : index
                %917 = arith.muli %916, %c7 : index
                %918 = arith.addi %915, %917 : index
                %919 = arith.addi %910, %918 : index
                %920 = arith.addi %908, %919 : index
                vector.store %905, %kv[%920] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %921 = arith.subi %889, %kvHeads : index
                %922 = arith.muli %921, %c38 : index
                %923 = arith.addi %894, %922 : index
                %924 = arith.addi %898, %c8 : index
                %925 = arith.divui %924, %c6 : index
                %926 = arith.muli %925, %c17 : index
                %927 = arith.addi %926, %c10 : index
                %928 = arith.remui %924, %c6 : index
                %929 = arith.divui %893, %c7 : index
                %930 = arith.remui %893, %c7 : index
                %931 = arith.muli %930, %c2 : index
                %932 = arith.addi %929, %931 : index
                %933 = arith.divui %932, %c2 : index
                %934 = arith.muli %933, %c18 : index
                %935 = arith.muli %928, %c6 : index
                %936 = arith.addi %934, %935 : index
                %937 = arith.remui %932, %c2 : index
                %938 = arith.muli %937, %c7 : index
                %939 = arith.addi %936, %938 : index
                %940 = arith.addi %927, %939 : index
                %941 = arith.addi %923, %940 : index
                %942 = vector.shuffle %905, %905 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %942, %kv[%941] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %943 = arith.addi %898, %c9 : index
                %944 = arith.divui %943, %c6 : index
                %945 = arith.muli %944, %c17 : index
                %946 = arith.addi %945, %c10 : index
                %947 = arith.remui %943, %c6 : index
                %948 = arith.divui %893, %c7 : index
                %949 = arith.remui %893, %c7 : index
                %950 = arith.muli %949, %c2 : index
                %951 = arith.addi %948, %950 : index
                %952 = arith.divui %951, %c2 : index
                %953 = arith.muli %952, %c18 : index
                %954 = arith.muli %947, %c6 : index
                %955 = arith.addi %953, %954 : index
                %956 = arith.remui %951, %c2 : index
                %957 = arith.muli %956, %c7 : index
                %958 = arith.addi %955, %957 : index
                %959 = arith.addi %946, %958 : index
                %960 = arith.addi %923, %959 : index
                %961 = vector.shuffle %905, %905 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %961, %kv[%960] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %962 = arith.addi %898, %c7 : index
                %963 = arith.divui %962, %c6 : index
                %964 = arith.muli %963, %c17 : index
                %965 = arith.addi %964, %c10 : index
                %966 = arith.remui %962, %c6 : index
                %967 = arith.divui %893, %c7 : index
                %968 = arith.remui %893, %c7 : index
                %969 = arith.muli %968, %c2 : index
                %970 = arith.addi %967, %969 : index
                %971 = arith.divui %970, %c2 : index
                %972 = arith.muli %971, %c18 : index
                %973 = arith.muli %966, %c6 : index
                %974 = arith.addi %972, %973 : index
                %975 = arith.remui %970, %c2 : index
                %976 = arith.muli %975, %c7 : index
                %977 = arith.addi %974, %976 : index
                %978 = arith.addi %965, %977 : index
                %979 = arith.addi %923, %978 : index
                %980 = vector.shuffle %905, %905 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %980, %kv[%979] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %981 = arith.addi %898, %c19 : index
                %982 = arith.divui %981, %c6 : index
                %983 = arith.muli %982, %c17 : index
                %984 = arith.addi %983, %c10 : index
                %985 = arith.remui %981, %c6 : index
                %986 = arith.divui %893, %c7 : index
                %987 = arith.remui %893, %c7 : index
                %988 = arith.muli %987, %c2 : index
                %989 = arith.addi %986, %988 : index
                %990 = arith.divui %989, %c2 : index
                %991 = arith.muli %990, %c18 : index
                %992 = arith.muli %985, %c6 : index
                %993 = arith.addi %991, %992 : index
                %994 = arith.remui %989, %c2 : index
                %995 = arith.muli %994, %c7 : index
                %996 = arith.addi %993, %995 : index
                %997 = arith.addi %984, %996 : index
                %998 = arith.addi %923, %997 : index
                %999 = vector.shuffle %905, %905 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %999, %kv[%998] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1000 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1000 {
            %1001 = wave.lane
            %1002 = arith.muli %1001, %c16 : index
            scf.for %1003 = %1002 to %c18 step %c5 {
              %1004 = arith.addi %888, %1003 : index
              %1005 = vector.load %15[%1004] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1006 = arith.mulf %1005, %891 : vector<4xf32>
              %1007 = wave.fp8_encode "e4m3" %1006 : vector<4xf32> -> vector<4xi8>
              %1008 = arith.cmpi slt, %889, %kvHeads : index
              scf.if %1008 {
                %1009 = arith.muli %889, %c10 : index
                %1010 = arith.addi %894, %1009 : index
                %1011 = vector.shuffle %1007, %1007 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1012 = arith.divui %1003, %c6 : index
                %1013 = arith.muli %1012, %c18 : index
                %1014 = arith.remui %1003, %c6 : index
                %1015 = arith.muli %893, %c6 : index
                %1016 = arith.divui %1014, %c16 : index
                %1017 = arith.muli %1016, %c16 : index
                %1018 = arith.remui %1014, %c7 : index
                %1019 = arith.muli %1018, %c7 : index
                %1020 = arith.addi %1017, %1019 : index
                %1021 = arith.divui %1014, %c7 : index
                %1022 = arith.remui %1021, %c7 : index
                %1023 = arith.addi %1020, %1022 : index
                %1024 = arith.addi %1015, %1023 : index
                %1025 = arith.addi %1013, %1024 : index
                %1026 = arith.addi %1010, %1025 : index
                vector.store %1011, %kv[%1026] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1027 = arith.subi %889, %kvHeads : index
                %1028 = arith.muli %1027, %c10 : index
                %1029 = arith.addi %894, %1028 : index
                %1030 = arith.addi %1003, %c8 : index
                %1031 = arith.divui %1030, %c6 : index
                %1032 = arith.muli %1031, %c18 : index
                %1033 = arith.addi %1032, %c11 : index
                %1034 = arith.remui %1030, %c6 : index
                %1035 = arith.divui %893, %c7 : index
                %1036 = arith.remui %893, %c7 : index
                %1037 = arith.muli %1036, %c2 : index
                %1038 = arith.addi %1035, %1037 : index
                %1039 = arith.muli %1034, %c6 : index
                %1040 = arith.divui %1038, %c16 : index
                %1041 = arith.muli %1040, %c16 : index
                %1042 = arith.remui %1038, %c7 : index
                %1043 = arith.muli %1042, %c7 : index
                %1044 = arith.addi %1041, %1043 : index
                %1045 = arith.divui %1038, %c7 : index
                %1046 = arith.remui %1045, %c7 : index
                %1047 = arith.addi %1044, %1046 : index
                %1048 = arith.addi %1039, %1047 : index
                %1049 = arith.addi %1033, %1048 : index
                %1050 = arith.addi %1029, %1049 : index
                %1051 = vector.shuffle %1007, %1007 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1051, %kv[%1050] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1052 = arith.addi %1003, %c9 : index
                %1053 = arith.divui %1052, %c6 : index
                %1054 = arith.muli %1053, %c18 : index
                %1055 = arith.addi %1054, %c11 : index
                %1056 = arith.remui %1052, %c6 : index
                %1057 = arith.divui %893, %c7 : index
                %1058 = arith.remui %893, %c7 : index
                %1059 = arith.muli %1058, %c2 : index
                %1060 = arith.addi %1057, %1059 : index
                %1061 = arith.muli %1056, %c6 : index
                %1062 = arith.divui %1060, %c16 : index
                %1063 = arith.muli %1062, %c16 : index
                %1064 = arith.remui %1060, %c7 : index
                %1065 = arith.muli %1064, %c7 : index
                %1066 = arith.addi %1063, %1065 : index
                %1067 = arith.divui %1060, %c7 : index
                %1068 = arith.remui %1067, %c7 : index
                %1069 = arith.addi %1066, %1068 : index
                %1070 = arith.addi %1061, %1069 : index
                %1071 = arith.addi %1055, %1070 : index
                %1072 = arith.addi %1029, %1071 : index
                %1073 = vector.shuffle %1007, %1007 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1073, %kv[%1072] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1074 = arith.addi %1003, %c7 : index
                %1075 = arith.divui %1074, %c6 : index
                %1076 = arith.muli %1075, %c18 : index
                %1077 = arith.addi %1076, %c11 : index
                %1078 = arith.remui %1074, %c6 : index
                %1079 = arith.divui %893, %c7 : index
                %1080 = arith.remui %893, %c7 : index
                %1081 = arith.muli %1080, %c2 : index
                %1082 = arith.addi %1079, %1081 : index
                %1083 = arith.muli %1078, %c6 : index
                %1084 = arith.divui %1082, %c16 : index
                %1085 = arith.muli %1084, %c16 : index
                %1086 = arith.remui %1082, %c7 : index
                %1087 = arith.muli %1086, %c7 : index
                %1088 = arith.addi %1085, %1087 : index
                %1089 = arith.divui %1082, %c7 : index
                %1090 = arith.remui %1089, %c7 : index
                %1091 = arith.addi %1088, %1090 : index
                %1092 = arith.addi %1083, %1091 : index
                %1093 = arith.addi %1077, %1092 : index
                %1094 = arith.addi %1029, %1093 : index
                %1095 = vector.shuffle %1007, %1007 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1095, %kv[%1094] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1096 = arith.addi %1003, %c19 : index
                %1097 = arith.divui %1096, %c6 : index
                %1098 = arith.muli %1097, %c18 : index
                %1099 = arith.addi %1098, %c11 : index
                %1100 = arith.remui %1096, %c6 : index
                %1101 = arith.divui %893, %c7 : index
                %1102 = arith.remui %893, %c7 : index
                %1103 = arith.muli %1102, %c2 : index
                %1104 = arith.addi %1101, %1103 : index
                %1105 = arith.muli %1100, %c6 : index
                %1106 = arith.divui %1104, %c16 : index
                %1107 = arith.muli %1106, %c16 : index
                %1108 = arith.remui %1104, %c7 : index
                %1109 = arith.muli %1108, %c7 : index
                %1110 = arith.addi %1107, %1109 : index
                %1111 = arith.divui %1104, %c7 : index
                %1112 = arith.remui %1111, %c7 : index
                %1113 = arith.addi %1110, %1112 : index
                %1114 = arith.addi %1105, %1113 : index
                %1115 = arith.addi %1099, %1114 : index
                %1116 = arith.addi %1029, %1115 : index
                %1117 = vector.shuffle %1007, %1007 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1117, %kv[%1116] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1118 = arith.cmpi eq, %codec, %c7 : index
          scf.if %1118 {
            %1119 = wave.lane
            %1120 = arith.muli %1119, %c16 : index
            scf.for %1121 = %1120 to %c18 step %c5 {
              %1122 = arith.addi %888, %1121 : index
              %1123 = vector.load %15[%1122] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1124 = arith.mulf %1123, %891 : vector<4xf32>
              %1125 = wave.fp8_encode "e5m2" %1124 : vector<4xf32> -> vector<4xi8>
              %1126 = arith.cmpi slt, %889, %kvHeads : index
              scf.if %1126 {
                %1127 = arith.muli %889, %c10 : index
                %1128 = arith.addi %894, %1127 : index
                %1129 = vector.shuffle %1125, %1125 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1130 = arith.divui %1121, %c6 : index
                %1131 = arith.muli %1130, %c18 : index
                %1132 = arith.remui %1121, %c6 : index
                %1133 = arith.muli %893, %c6 : index
                %1134 = arith.divui %1132, %c16 : index
                %1135 = arith.muli %1134, %c16 : index
                %1136 = arith.remui %1132, %c7 : index
                %1137 = arith.muli %1136, %c7 : index
                %1138 = arith.addi %1135, %1137 : index
                %1139 = arith.divui %1132, %c7 : index
                %1140 = arith.remui %1139, %c7 : index
                %1141 = arith.addi %1138, %1140 : index
                %1142 = arith.addi %1133, %1141 : index
                %1143 = arith.addi %1131, %1142 : index
                %1144 = arith.addi %1128, %1143 : index
                vector.store %1129, %kv[%1144] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1145 = arith.subi %889, %kvHeads : index
                %1146 = arith.muli %1145, %c10 : index
                %1147 = arith.addi %894, %1146 : index
                %1148 = arith.addi %1121, %c8 : index
                %1149 = arith.divui %1148, %c6 : index
                %1150 = arith.muli %1149, %c18 : index
                %1151 = arith.addi %1150, %c11 : index
                %1152 = arith.remui %1148, %c6 : index
                %1153 = arith.divui %893, %c7 : index
                %1154 = arith.remui %893, %c7 : index
                %1155 = arith.muli %1154, %c2 : index
                %1156 = arith.addi %1153, %1155 : index
                %1157 = arith.muli %1152, %c6 : index
                %1158 = arith.divui %1156, %c16 : index
                %1159 = arith.muli %1158, %c16 : index
                %1160 = arith.remui %1156, %c7 : index
                %1161 = arith.muli %1160, %c7 : index
                %1162 = arith.addi %1159, %1161 : index
                %1163 = arith.divui %1156, %c7 : index
                %1164 = arith.remui %1163, %c7 : index
                %1165 = arith.addi %1162, %1164 : index
                %1166 = arith.addi %1157, %1165 : index
                %1167 = arith.addi %1151, %1166 : index
                %1168 = arith.addi %1147, %1167 : index
                %1169 = vector.shuffle %1125, %1125 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1169, %kv[%1168] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1170 = arith.addi %1121, %c9 : index
                %1171 = arith.divui %1170, %c6 : index
                %1172 = arith.muli %1171, %c18 : index
                %1173 = arith.addi %1172, %c11 : index
                %1174 = arith.remui %1170, %c6 : index
                %1175 = arith.divui %893, %c7 : index
                %1176 = arith.remui %893, %c7 : index
                %1177 = arith.muli %1176, %c2 : index
                %1178 = arith.addi %1175, %1177 : index
                %1179 = arith.muli %1174, %c6 : index
                %1180 = arith.divui %1178, %c16 : index
                %1181 = arith.muli %1180, %c16 : index
                %1182 = arith.remui %1178, %c7 : index
                %1183 = arith.muli %1182, %c7 : index
                %1184 = arith.addi %1181, %1183 : index
                %1185 = arith.divui %1178, %c7 : index
                %1186 = arith.remui %1185, %c7 : index
                %1187 = arith.addi %1184, %1186 : index
                %1188 = arith.addi %1179, %1187 : index
                %1189 = arith.addi %1173, %1188 : index
                %1190 = arith.addi %1147, %1189 : index
                %1191 = vector.shuffle %1125, %1125 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1191, %kv[%1190] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1192 = arith.addi %1121, %c7 : index
                %1193 = arith.divui %1192, %c6 : index
                %1194 = arith.muli %1193, %c18 : index
                %1195 = arith.addi %1194, %c11 : index
                %1196 = arith.remui %1192, %c6 : index
                %1197 = arith.divui %893, %c7 : index
                %1198 = arith.remui %893, %c7 : index
                %1199 = arith.muli %1198, %c2 : index
                %1200 = arith.addi %1197, %1199 : index
                %1201 = arith.muli %1196, %c6 : index
                %1202 = arith.divui %1200, %c16 : index
                %1203 = arith.muli %1202, %c16 : index
                %1204 = arith.remui %1200, %c7 : index
                %1205 = arith.muli %1204, %c7 : index
                %1206 = arith.addi %1203, %1205 : index
                %1207 = arith.divui %1200, %c7 : index
                %1208 = arith.remui %1207, %c7 : index
                %1209 = arith.addi %1206, %1208 : index
                %1210 = arith.addi %1201, %1209 : index
                %1211 = arith.addi %1195, %1210 : index
                %1212 = arith.addi %1147, %1211 : index
                %1213 = vector.shuffle %1125, %1125 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1213, %kv[%1212] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1214 = arith.addi %1121, %c19 : index
                %1215 = arith.divui %1214, %c6 : index
                %1216 = arith.muli %1215, %c18 : index
                %1217 = arith.addi %1216, %c11 : index
                %1218 = arith.remui %1214, %c6 : index
                %1219 = arith.divui %893, %c7 : index
                %1220 = arith.remui %893, %c7 : index
                %1221 = arith.muli %1220, %c2 : index
                %1222 = arith.addi %1219, %1221 : index
                %1223 = arith.muli %1218, %c6 : index
                %1224 = arith.divui %1222, %c16 : index
                %1225 = arith.muli %1224, %c16 : index
                %1226 = arith.remui %1222, %c7 : index
                %1227 = arith.muli %1226, %c7 : index
                %1228 = arith.addi %1225, %1227 : index
                %1229 = arith.divui %1222, %c7 : index
                %1230 = arith.remui %1229, %c7 : index
                %1231 = arith.addi %1228, %1230 : index
                %1232 = arith.addi %1223, %1231 : index
                %1233 = arith.addi %1217, %1232 : index
                %1234 = arith.addi %1147, %1233 : index
                %1235 = vector.shuffle %1125, %1125 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1235, %kv[%1234] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
