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
  %operandScale = wave.param "operandScale" : f32
  %c27 = arith.constant 4096 : index
  %c28 = arith.constant 6144 : index
  %hasBias = wave.param "hasBias" : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c32 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %c34 = arith.constant 0x3F800000 : f32
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
      %357 = arith.addi %352, %c27 : index
      %358 = memref.load %14[%357] : memref<?xf32>
      %359 = arith.addf %356, %358 : f32
      %360 = arith.addi %352, %c28 : index
      %361 = memref.load %14[%360] : memref<?xf32>
      %362 = arith.addf %359, %361 : f32
      %363 = arith.remui %254, %c12 : index
      %364 = arith.muli %363, %c2 : index
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
      %376 = arith.muli %342, %c5 : index
      %377 = arith.addi %376, %375 : index
      memref.store %370, %15[%377] : memref<?xf32>
      %378 = arith.addi %257, %c18 : index
      %379 = arith.muli %339, %c4 : index
      %380 = arith.addi %378, %379 : index
      %381 = memref.load %14[%380] : memref<?xf32>
      %382 = arith.addi %380, %c11 : index
      %383 = memref.load %14[%382] : memref<?xf32>
      %384 = arith.addf %381, %383 : f32
      %385 = arith.addi %380, %c27 : index
      %386 = memref.load %14[%385] : memref<?xf32>
      %387 = arith.addf %384, %386 : f32
      %388 = arith.addi %380, %c28 : index
      %389 = memref.load %14[%388] : memref<?xf32>
      %390 = arith.addf %387, %389 : f32
      %391 = arith.remui %254, %c12 : index
      %392 = arith.muli %391, %c2 : index
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
      %404 = arith.muli %342, %c5 : index
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
      %425 = arith.addi %420, %c27 : index
      %426 = memref.load %14[%425] : memref<?xf32>
      %427 = arith.addf %424, %426 : f32
      %428 = arith.addi %420, %c28 : index
      %429 = memref.load %14[%428] : memref<?xf32>
      %430 = arith.addf %427, %429 : f32
      %431 = arith.remui %254, %c12 : index
      %432 = arith.muli %431, %c2 : index
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
      %444 = arith.muli %410, %c5 : index
      %445 = arith.addi %444, %443 : index
      memref.store %438, %15[%445] : memref<?xf32>
      %446 = arith.addi %257, %c18 : index
      %447 = arith.muli %407, %c4 : index
      %448 = arith.addi %446, %447 : index
      %449 = memref.load %14[%448] : memref<?xf32>
      %450 = arith.addi %448, %c11 : index
      %451 = memref.load %14[%450] : memref<?xf32>
      %452 = arith.addf %449, %451 : f32
      %453 = arith.addi %448, %c27 : index
      %454 = memref.load %14[%453] : memref<?xf32>
      %455 = arith.addf %452, %454 : f32
      %456 = arith.addi %448, %c28 : index
      %457 = memref.load %14[%456] : memref<?xf32>
      %458 = arith.addf %455, %457 : f32
      %459 = arith.remui %254, %c12 : index
      %460 = arith.muli %459, %c2 : index
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
      %472 = arith.muli %410, %c5 : index
      %473 = arith.addi %472, %471 : index
      memref.store %466, %15[%473] : memref<?xf32>
    }
    wave.barrier
    %474 = arith.addi %18, %c8 : index
    %475 = wave.wave
    %476 = arith.addi %475, %c8 : index
    %477 = arith.addi %474, %476 : index
    %478 = arith.cmpi slt, %477, %17 : index
    scf.if %478 {
      %479 = arith.addi %474, %476 : index
      %480 = arith.muli %476, %c5 : index
      %481 = wave.lane
      %482 = arith.addi %481, %c8 : index
      %483 = arith.cmpi eq, %hasBias, %c9 : index
      %484 = arith.addi %480, %482 : index
      %485 = memref.load %15[%484] : memref<?xf32>
      %486 = arith.muli %0, %c5 : index
      %487 = arith.addi %486, %482 : index
      %488 = memref.load %bias[%487] : memref<?xf32>
      %489 = arith.addf %485, %488 : f32
      %490 = arith.select %483, %489, %485 : f32
      %491 = arith.addi %482, %c20 : index
      %492 = arith.cmpi eq, %hasBias, %c9 : index
      %493 = arith.addi %480, %491 : index
      %494 = memref.load %15[%493] : memref<?xf32>
      %495 = arith.muli %0, %c5 : index
      %496 = arith.addi %495, %491 : index
      %497 = memref.load %bias[%496] : memref<?xf32>
      %498 = arith.addf %494, %497 : f32
      %499 = arith.select %492, %498, %494 : f32
      %500 = arith.addi %481, %c4 : index
      %501 = arith.cmpi eq, %hasBias, %c9 : index
      %502 = arith.addi %480, %500 : index
      %503 = memref.load %15[%502] : memref<?xf32>
      %504 = arith.muli %0, %c5 : index
      %505 = arith.addi %504, %500 : index
      %506 = memref.load %bias[%505] : memref<?xf32>
      %507 = arith.addf %503, %506 : f32
      %508 = arith.select %501, %507, %503 : f32
      %509 = arith.addi %500, %c20 : index
      %510 = arith.cmpi eq, %hasBias, %c9 : index
      %511 = arith.addi %480, %509 : index
      %512 = memref.load %15[%511] : memref<?xf32>
      %513 = arith.muli %0, %c5 : index
      %514 = arith.addi %513, %509 : index
      %515 = memref.load %bias[%514] : memref<?xf32>
      %516 = arith.addf %512, %515 : f32
      %517 = arith.select %510, %516, %512 : f32
      %518 = arith.addi %heads, %kvHeads : index
      %519 = arith.cmpi slt, %0, %518 : index
      scf.if %519 {
        %520 = arith.addi %positionsAt, %479 : index
        %521 = memref.load %step[%520] : memref<?xi32>
        %522 = arith.index_cast %521 : i32 to index
        %523 = arith.cmpi eq, %hasNorm, %c9 : index
        %524 = math.fma %490, %490, %c32 : f32
        %525 = math.fma %499, %499, %524 : f32
        %526 = math.fma %508, %508, %525 : f32
        %527 = math.fma %517, %517, %526 : f32
        %528 = vector.broadcast %527 : f32 to vector<1xf32>
        %529 = wave.reduce "add" %528 : vector<1xf32>
        %530 = arith.mulf %529, %inverseHeadDim : f32
        %531 = arith.addf %530, %epsilon : f32
        %532 = math.sqrt %531 : f32
        %533 = arith.divf %c34, %532 : f32
        %534 = arith.cmpi slt, %0, %heads : index
        %535 = arith.addi %482, %c20 : index
        %536 = memref.load %query_norm[%482] : memref<?xf32>
        %537 = memref.load %key_norm[%482] : memref<?xf32>
        %538 = arith.select %534, %536, %537 : f32
        %539 = arith.mulf %490, %533 : f32
        %540 = arith.mulf %539, %538 : f32
        %541 = arith.select %523, %540, %490 : f32
        %542 = memref.load %query_norm[%535] : memref<?xf32>
        %543 = memref.load %key_norm[%535] : memref<?xf32>
        %544 = arith.select %534, %542, %543 : f32
        %545 = arith.mulf %499, %533 : f32
        %546 = arith.mulf %545, %544 : f32
        %547 = arith.select %523, %546, %499 : f32
        %548 = arith.addi %500, %c20 : index
        %549 = memref.load %query_norm[%500] : memref<?xf32>
        %550 = memref.load %key_norm[%500] : memref<?xf32>
        %551 = arith.select %534, %549, %550 : f32
        %552 = arith.mulf %508, %533 : f32
        %553 = arith.mulf %552, %551 : f32
        %554 = arith.select %523, %553, %508 : f32
        %555 = memref.load %query_norm[%548] : memref<?xf32>
        %556 = memref.load %key_norm[%548] : memref<?xf32>
        %557 = arith.select %534, %555, %556 : f32
        %558 = arith.mulf %517, %533 : f32
        %559 = arith.mulf %558, %557 : f32
        %560 = arith.select %523, %559, %517 : f32
        %561 = arith.remui %522, %c18 : index
        %562 = arith.muli %561, %c5 : index
        %563 = arith.addi %562, %482 : index
        %564 = arith.divui %522, %c18 : index
        %565 = arith.addi %564, %c18 : index
        %566 = arith.muli %565, %c5 : index
        %567 = arith.addi %566, %482 : index
        %568 = memref.load %rope[%563] : memref<?xf32>
        %569 = arith.addi %563, %c20 : index
        %570 = memref.load %rope[%569] : memref<?xf32>
        %571 = memref.load %rope[%567] : memref<?xf32>
        %572 = arith.addi %567, %c20 : index
        %573 = memref.load %rope[%572] : memref<?xf32>
        %574 = arith.mulf %571, %568 : f32
        %575 = arith.mulf %573, %570 : f32
        %576 = arith.subf %574, %575 : f32
        %577 = arith.mulf %573, %568 : f32
        %578 = arith.mulf %571, %570 : f32
        %579 = arith.addf %577, %578 : f32
        %580 = arith.mulf %541, %576 : f32
        %581 = arith.mulf %547, %579 : f32
        %582 = arith.subf %580, %581 : f32
        %583 = arith.mulf %547, %576 : f32
        %584 = arith.mulf %541, %579 : f32
        %585 = arith.addf %583, %584 : f32
        %586 = arith.cmpi slt, %0, %heads : index
        scf.if %586 {
          %587 = arith.muli %479, %heads : index
          %588 = arith.addi %587, %0 : index
          %589 = arith.muli %588, %c5 : index
          %590 = arith.addi %589, %482 : index
          memref.store %582, %q[%590] : memref<?xf32>
          %591 = arith.addi %590, %c20 : index
          memref.store %585, %q[%591] : memref<?xf32>
        } else {
          %592 = arith.addi %480, %482 : index
          memref.store %582, %15[%592] : memref<?xf32>
          %593 = arith.addi %480, %482 : index
          %594 = arith.addi %593, %c20 : index
          memref.store %585, %15[%594] : memref<?xf32>
        }
        %595 = arith.remui %522, %c18 : index
        %596 = arith.muli %595, %c5 : index
        %597 = arith.addi %596, %500 : index
        %598 = arith.divui %522, %c18 : index
        %599 = arith.addi %598, %c18 : index
        %600 = arith.muli %599, %c5 : index
        %601 = arith.addi %600, %500 : index
        %602 = memref.load %rope[%597] : memref<?xf32>
        %603 = arith.addi %597, %c20 : index
        %604 = memref.load %rope[%603] : memref<?xf32>
        %605 = memref.load %rope[%601] : memref<?xf32>
        %606 = arith.addi %601, %c20 : index
        %607 = memref.load %rope[%606] : memref<?xf32>
        %608 = arith.mulf %605, %602 : f32
        %609 = arith.mulf %607, %604 : f32
        %610 = arith.subf %608, %609 : f32
        %611 = arith.mulf %607, %602 : f32
        %612 = arith.mulf %605, %604 : f32
        %613 = arith.addf %611, %612 : f32
        %614 = arith.mulf %554, %610 : f32
        %615 = arith.mulf %560, %613 : f32
        %616 = arith.subf %614, %615 : f32
        %617 = arith.mulf %560, %610 : f32
        %618 = arith.mulf %554, %613 : f32
        %619 = arith.addf %617, %618 : f32
        %620 = arith.cmpi slt, %0, %heads : index
        scf.if %620 {
          %621 = arith.muli %479, %heads : index
          %622 = arith.addi %621, %0 : index
          %623 = arith.muli %622, %c5 : index
          %624 = arith.addi %623, %500 : index
          memref.store %616, %q[%624] : memref<?xf32>
          %625 = arith.addi %624, %c20 : index
          memref.store %619, %q[%625] : memref<?xf32>
        } else {
          %626 = arith.addi %480, %500 : index
          memref.store %616, %15[%626] : memref<?xf32>
          %627 = arith.addi %480, %500 : index
          %628 = arith.addi %627, %c20 : index
          memref.store %619, %15[%628] : memref<?xf32>
        }
      } else {
        %629 = arith.cmpi slt, %0, %heads : index
        scf.if %629 {
          %630 = arith.muli %479, %heads : index
          %631 = arith.addi %630, %0 : index
          %632 = arith.muli %631, %c5 : index
          %633 = arith.addi %632, %482 : index
          memref.store %490, %q[%633] : memref<?xf32>
          %634 = arith.addi %633, %c20 : index
          memref.store %499, %q[%634] : memref<?xf32>
        } else {
          %635 = arith.addi %480, %482 : index
          memref.store %490, %15[%635] : memref<?xf32>
          %636 = arith.addi %480, %482 : index
          %637 = arith.addi %636, %c20 : index
          memref.store %499, %15[%637] : memref<?xf32>
        }
        %638 = arith.cmpi slt, %0, %heads : index
        scf.if %638 {
          %639 = arith.muli %479, %heads : index
          %640 = arith.addi %639, %0 : index
          %641 = arith.muli %640, %c5 : index
          %642 = arith.addi %641, %500 : index
          memref.store %508, %q[%642] : memref<?xf32>
          %643 = arith.addi %642, %c20 : index
          memref.store %517, %q[%643] : memref<?xf32>
        } else {
          %644 = arith.addi %480, %500 : index
          memref.store %508, %15[%644] : memref<?xf32>
          %645 = arith.addi %480, %500 : index
          %646 = arith.addi %645, %c20 : index
          memref.store %517, %15[%646] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %647 = arith.cmpi sge, %0, %heads : index
    scf.if %647 {
      %648 = arith.addi %475, %c8 : index
      %649 = arith.addi %474, %648 : index
      %650 = arith.cmpi slt, %649, %17 : index
      scf.if %650 {
        %651 = arith.addi %474, %648 : index
        %652 = arith.addi %slotsAt, %651 : index
        %653 = memref.load %step[%652] : memref<?xi32>
        %654 = arith.index_cast %653 : i32 to index
        %655 = arith.cmpi sge, %654, %c8 : index
        scf.if %655 {
          %656 = arith.muli %648, %c5 : index
          %657 = arith.subi %0, %heads : index
          %658 = memref.load %scales[%657] : memref<?xf32>
          %659 = vector.broadcast %658 : f32 to vector<4xf32>
          %660 = arith.divui %654, %c12 : index
          %661 = arith.remui %654, %c12 : index
          %662 = arith.muli %660, %pageBytes : index
          %663 = arith.cmpi eq, %codec, %c8 : index
          scf.if %663 {
            %664 = wave.lane
            %665 = arith.muli %664, %c2 : index
            scf.for %666 = %665 to %c5 step %c5 {
              %667 = arith.addi %656, %666 : index
              %668 = vector.load %15[%667] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %669 = arith.mulf %668, %659 : vector<4xf32>
              %670 = arith.minimumf %669, %c39 : vector<4xf32>
              %671 = arith.maximumf %670, %c40 : vector<4xf32>
              %672 = arith.truncf %671 : vector<4xf32> to vector<4xf16>
              %673 = vector.bitcast %672 : vector<4xf16> to vector<8xi8>
              %674 = arith.cmpi slt, %657, %kvHeads : index
              scf.if %674 {
                %675 = arith.muli %657, %c10 : index
                %676 = arith.addi %662, %675 : index
                %677 = arith.divui %666, %c12 : index
                %678 = arith.muli %677, %c17 : index
                %679 = arith.remui %666, %c12 : index
                %680 = arith.divui %679, %c6 : index
                %681 = arith.muli %680, %c18 : index
                %682 = arith.muli %661, %c12 : index
                %683 = arith.addi %681, %682 : index
                %684 = arith.remui %679, %c6 : index
                %685 = arith.muli %684, %c7 : index
                %686 = arith.addi %683, %685 : index
                %687 = arith.addi %678, %686 : index
                %688 = arith.addi %676, %687 : index
                vector.store %673, %kv[%688] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %689 = arith.subi %657, %kvHeads : index
                %690 = arith.muli %689, %c10 : index
                %691 = arith.addi %662, %690 : index
                %692 = arith.addi %666, %c8 : index
                %693 = arith.divui %692, %c12 : index
                %694 = arith.muli %693, %c17 : index
                %695 = arith.addi %694, %c27 : index
                %696 = arith.remui %692, %c12 : index
                %697 = arith.divui %661, %c7 : index
                %698 = arith.remui %661, %c7 : index
                %699 = arith.muli %698, %c6 : index
                %700 = arith.addi %697, %699 : index
                %701 = arith.divui %700, %c6 : index
                %702 = arith.muli %701, %c18 : index
                %703 = arith.muli %696, %c12 : index
                %704 = arith.addi %702, %703 : index
                %705 = arith.remui %700, %c6 : index
                %706 = arith.muli %705, %c7 : index
                %707 = arith.addi %704, %706 : index
                %708 = arith.addi %695, %707 : index
                %709 = arith.addi %691, %708 : index
                %710 = vector.shuffle %673, %673 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %710, %kv[%709] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %711 = arith.addi %666, %c9 : index
                %712 = arith.divui %711, %c12 : index
                %713 = arith.muli %712, %c17 : index
                %714 = arith.addi %713, %c27 : index
                %715 = arith.remui %711, %c12 : index
                %716 = arith.divui %661, %c7 : index
                %717 = arith.remui %661, %c7 : index
                %718 = arith.muli %717, %c6 : index
                %719 = arith.addi %716, %718 : index
                %720 = arith.divui %719, %c6 : index
                %721 = arith.muli %720, %c18 : index
                %722 = arith.muli %715, %c12 : index
                %723 = arith.addi %721, %722 : index
                %724 = arith.remui %719, %c6 : index
                %725 = arith.muli %724, %c7 : index
                %726 = arith.addi %723, %725 : index
                %727 = arith.addi %714, %726 : index
                %728 = arith.addi %691, %727 : index
                %729 = vector.shuffle %673, %673 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %729, %kv[%728] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %730 = arith.addi %666, %c7 : index
                %731 = arith.divui %730, %c12 : index
                %732 = arith.muli %731, %c17 : index
                %733 = arith.addi %732, %c27 : index
                %734 = arith.remui %730, %c12 : index
                %735 = arith.divui %661, %c7 : index
                %736 = arith.remui %661, %c7 : index
                %737 = arith.muli %736, %c6 : index
                %738 = arith.addi %735, %737 : index
                %739 = arith.divui %738, %c6 : index
                %740 = arith.muli %739, %c18 : index
                %741 = arith.muli %734, %c12 : index
                %742 = arith.addi %740, %741 : index
                %743 = arith.remui %738, %c6 : index
                %744 = arith.muli %743, %c7 : index
                %745 = arith.addi %742, %744 : index
                %746 = arith.addi %733, %745 : index
                %747 = arith.addi %691, %746 : index
                %748 = vector.shuffle %673, %673 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %748, %kv[%747] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %749 = arith.addi %666, %c19 : index
                %750 = arith.divui %749, %c12 : index
                %751 = arith.muli %750, %c17 : index
                %752 = arith.addi %751, %c27 : index
                %753 = arith.remui %749, %c12 : index
                %754 = arith.divui %661, %c7 : index
                %755 = arith.remui %661, %c7 : index
                %756 = arith.muli %755, %c6 : index
                %757 = arith.addi %754, %756 : index
                %758 = arith.divui %757, %c6 : index
                %759 = arith.muli %758, %c18 : index
                %760 = arith.muli %753, %c12 : index
                %761 = arith.addi %759, %760 : index
                %762 = arith.remui %757, %c6 : index
                %763 = arith.muli %762, %c7 : index
                %764 = arith.addi %761, %763 : index
                %765 = arith.addi %752, %764 : index
                %766 = arith.addi %691, %765 : index
                %767 = vector.shuffle %673, %673 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %767, %kv[%766] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %768 = arith.cmpi eq, %codec, %c9 : index
          scf.if %768 {
            %769 = wave.lane
            %770 = arith.muli %769, %c2 : index
            scf.for %771 = %770 to %c5 step %c5 {
              %772 = arith.addi %656, %771 : index
              %773 = vector.load %15[%772] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %774 = arith.mulf %773, %659 : vector<4xf32>
              %775 = wave.fp8_encode "e4m3" %774 : vector<4xf32> -> vector<4xi8>
              %776 = arith.cmpi slt, %657, %kvHeads : index
              scf.if %776 {
                %777 = arith.muli %657, %c27 : index
                %778 = arith.addi %662, %777 : index
                %779 = vector.shuffle %775, %775 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %780 = arith.divui %771, %c12 : index
                %781 = arith.muli %780, %c18 : index
                %782 = arith.remui %771, %c12 : index
                %783 = arith.muli %661, %c12 : index
                %784 = arith.divui %782, %c2 : index
                %785 = arith.muli %784, %c2 : index
                %786 = arith.remui %782, %c7 : index
                %787 = arith.muli %786, %c7 : index
                %788 = arith.addi %785, %787 : index
                %789 = arith.divui %782, %c7 : index
                %790 = arith.remui %789, %c7 : index
                %791 = arith.addi %788, %790 : index
                %792 = arith.addi %783, %791 : index
                %793 = arith.addi %781, %792 : index
                %794 = arith.addi %778, %793 : index
                vector.store %779, %kv[%794] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %795 = arith.subi %657, %kvHeads : index
                %796 = arith.muli %795, %c27 : index
                %797 = arith.addi %662, %796 : index
                %798 = arith.addi %771, %c8 : index
                %799 = arith.divui %798, %c12 : index
                %800 = arith.muli %799, %c18 : index
                %801 = arith.addi %800, %c11 : index
                %802 = arith.remui %798, %c12 : index
                %803 = arith.divui %661, %c7 : index
                %804 = arith.remui %661, %c7 : index
                %805 = arith.muli %804, %c6 : index
                %806 = arith.addi %803, %805 : index
                %807 = arith.muli %802, %c12 : index
                %808 = arith.divui %806, %c2 : index
                %809 = arith.muli %808, %c2 : index
                %810 = arith.remui %806, %c7 : index
                %811 = arith.muli %810, %c7 : index
                %812 = arith.addi %809, %811 : index
                %813 = arith.divui %806, %c7 : index
                %814 = arith.remui %813, %c7 : index
                %815 = arith.addi %812, %814 : index
                %816 = arith.addi %807, %815 : index
                %817 = arith.addi %801, %816 : index
                %818 = arith.addi %797, %817 : index
                %819 = vector.shuffle %775, %775 [0] : vector<4xi8>, vector<4xi8>
                vector.store %819, %kv[%818] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %820 = arith.addi %771, %c9 : index
                %821 = arith.divui %820, %c12 : index
                %822 = arith.muli %821, %c18 : index
                %823 = arith.addi %822, %c11 : index
                %824 = arith.remui %820, %c12 : index
                %825 = arith.divui %661, %c7 : index
                %826 = arith.remui %661, %c7 : index
                %827 = arith.muli %826, %c6 : index
                %828 = arith.addi %825, %827 : index
                %829 = arith.muli %824, %c12 : index
                %830 = arith.divui %828, %c2 : index
                %831 = arith.muli %830, %c2 : index
                %832 = arith.remui %828, %c7 : index
                %833 = arith.muli %832, %c7 : index
                %834 = arith.addi %831, %833 : index
                %835 = arith.divui %828, %c7 : index
                %836 = arith.remui %835, %c7 : index
                %837 = arith.addi %834, %836 : index
                %838 = arith.addi %829, %837 : index
                %839 = arith.addi %823, %838 : index
                %840 = arith.addi %797, %839 : index
                %841 = vector.shuffle %775, %775 [1] : vector<4xi8>, vector<4xi8>
                vector.store %841, %kv[%840] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %842 = arith.addi %771, %c7 : index
                %843 = arith.divui %842, %c12 : index
                %844 = arith.muli %843, %c18 : index
                %845 = arith.addi %844, %c11 : index
                %846 = arith.remui %842, %c12 : index
                %847 = arith.divui %661, %c7 : index
                %848 = arith.remui %661, %c7 : index
                %849 = arith.muli %848, %c6 : index
                %850 = arith.addi %847, %849 : index
                %851 = arith.muli %846, %c12 : index
                %852 = arith.divui %850, %c2 : index
                %853 = arith.muli %852, %c2 : index
                %854 = arith.remui %850, %c7 : index
                %855 = arith.muli %854, %c7 : index
                %856 = arith.addi %853, %855 : index
                %857 = arith.divui %850, %c7 : index
                %858 = arith.remui %857, %c7 : index
                %859 = arith.addi %856, %858 : index
                %860 = arith.addi %851, %859 : index
                %861 = arith.addi %845, %860 : index
                %862 = arith.addi %797, %861 : index
                %863 = vector.shuffle %775, %775 [2] : vector<4xi8>, vector<4xi8>
                vector.store %863, %kv[%862] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %864 = arith.addi %771, %c19 : index
                %865 = arith.divui %864, %c12 : index
                %866 = arith.muli %865, %c18 : index
                %867 = arith.addi %866, %c11 : index
                %868 = arith.remui %864, %c12 : index
                %869 = arith.divui %661, %c7 : index
                %870 = arith.remui %661, %c7 : index
                %871 = arith.muli %870, %c6 : index
                %872 = arith.addi %869, %871 : index
                %873 = arith.muli %868, %c12 : index
                %874 = arith.divui %872, %c2 : index
                %875 = arith.muli %874, %c2 : index
                %876 = arith.remui %872, %c7 : index
                %877 = arith.muli %876, %c7 : index
                %878 = arith.addi %875, %877 : index
                %879 = arith.divui %872, %c7 : index
                %880 = arith.remui %879, %c7 : index
                %881 = arith.addi %878, %880 : index
                %882 = arith.addi %873, %881 : index
                %883 = arith.addi %867, %882 : index
                %884 = arith.addi %797, %883 : index
                %885 = vector.shuffle %775, %775 [3] : vector<4xi8>, vector<4xi8>
                vector.store %885, %kv[%884] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %886 = arith.cmpi eq, %codec, %c7 : index
          scf.if %886 {
            %887 = wave.lane
            %888 = arith.muli %887, %c2 : index
            scf.for %889 = %888 to %c5 step %c5 {
              %890 = arith.addi %656, %889 : index
              %891 = vector.load %15[%890] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %892 = arith.mulf %891, %659 : vector<4xf32>
              %893 = wave.fp8_encode "e5m2" %892 : vector<4xf32> -> vector<4xi8>
              %894 = arith.cmpi slt, %657, %kvHeads : index
              scf.if %894 {
                %895 = arith.muli %657, %c27 : index
                %896 = arith.addi %662, %895 : index
                %897 = vector.shuffle %893, %893 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %898 = arith.divui %889, %c12 : index
                %899 = arith.muli %898, %c18 : index
                %900 = arith.remui %889, %c12 : index
                %901 = arith.muli %661, %c12 : index
                %902 = arith.divui %900, %c2 : index
                %903 = arith.muli %902, %c2 : index
                %904 = arith.remui %900, %c7 : index
                %905 = arith.muli %904, %c7 : index
                %906 = arith.addi %903, %905 : index
                %907 = arith.divui %900, %c7 : index
                %908 = arith.remui %907, %c7 : index
                %909 = arith.addi %906, %908 : index
                %910 = arith.addi %901, %909 : index
                %911 = arith.addi %899, %910 : index
                %912 = arith.addi %896, %911 : index
                vector.store %897, %kv[%912] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %913 = arith.subi %657, %kvHeads : index
                %914 = arith.muli %913, %c27 : index
                %915 = arith.addi %662, %914 : index
                %916 = arith.addi %889, %c8 : index
                %917 = arith.divui %916, %c12 : index
                %918 = arith.muli %917, %c18 : index
                %919 = arith.addi %918, %c11 : index
                %920 = arith.remui %916, %c12 : index
                %921 = arith.divui %661, %c7 : index
                %922 = arith.remui %661, %c7 : index
                %923 = arith.muli %922, %c6 : index
                %924 = arith.addi %921, %923 : index
                %925 = arith.muli %920, %c12 : index
                %926 = arith.divui %924, %c2 : index
                %927 = arith.muli %926, %c2 : index
                %928 = arith.remui %924, %c7 : index
                %929 = arith.muli %928, %c7 : index
                %930 = arith.addi %927, %929 : index
                %931 = arith.divui %924, %c7 : index
                %932 = arith.remui %931, %c7 : index
                %933 = arith.addi %930, %932 : index
                %934 = arith.addi %925, %933 : index
                %935 = arith.addi %919, %934 : index
                %936 = arith.addi %915, %935 : index
                %937 = vector.shuffle %893, %893 [0] : vector<4xi8>, vector<4xi8>
                vector.store %937, %kv[%936] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %938 = arith.addi %889, %c9 : index
                %939 = arith.divui %938, %c12 : index
                %940 = arith.muli %939, %c18 : index
                %941 = arith.addi %940, %c11 : index
                %942 = arith.remui %938, %c12 : index
                %943 = arith.divui %661, %c7 : index
                %944 = arith.remui %661, %c7 : index
                %945 = arith.muli %944, %c6 : index
                %946 = arith.addi %943, %945 : index
                %947 = arith.muli %942, %c12 : index
                %948 = arith.divui %946, %c2 : index
                %949 = arith.muli %948, %c2 : index
                %950 = arith.remui %946, %c7 : index
                %951 = arith.muli %950, %c7 : index
                %952 = arith.addi %949, %951 : index
                %953 = arith.divui %946, %c7 : index
                %954 = arith.remui %953, %c7 : index
                %955 = arith.addi %952, %954 : index
                %956 = arith.addi %947, %955 : index
                %957 = arith.addi %941, %956 : index
                %958 = arith.addi %915, %957 : index
                %959 = vector.shuffle %893, %893 [1] : vector<4xi8>, vector<4xi8>
                vector.store %959, %kv[%958] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %960 = arith.addi %889, %c7 : index
                %961 = arith.divui %960, %c12 : index
                %962 = arith.muli %961, %c18 : index
                %963 = arith.addi %962, %c11 : index
                %964 = arith.remui %960, %c12 : index
                %965 = arith.divui %661, %c7 : index
                %966 = arith.remui %661, %c7 : index
                %967 = arith.muli %966, %c6 : index
                %968 = arith.addi %965, %967 : index
                %969 = arith.muli %964, %c12 : index
                %970 = arith.divui %968, %c2 : index
                %971 = arith.muli %970, %c2 : index
                %972 = arith.remui %968, %c7 : index
                %973 = arith.muli %972, %c7 : index
                %974 = arith.addi %971, %973 : index
                %975 = arith.divui %968, %c7 : index
                %976 = arith.remui %975, %c7 : index
                %977 = arith.addi %974, %976 : index
                %978 = arith.addi %969, %977 : index
                %979 = arith.addi %963, %978 : index
                %980 = arith.addi %915, %979 : index
                %981 = vector.shuffle %893, %893 [2] : vector<4xi8>, vector<4xi8>
                vector.store %981, %kv[%980] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %982 = arith.addi %889, %c19 : index
                %983 = arith.divui %982, %c12 : index
                %984 = arith.muli %983, %c18 : index
                %985 = arith.addi %984, %c11 : index
                %986 = arith.remui %982, %c12 : index
                %987 = arith.divui %661, %c7 : index
                %988 = arith.remui %661, %c7 : index
                %989 = arith.muli %988, %c6 : index
                %990 = arith.addi %987, %989 : index
                %991 = arith.muli %986, %c12 : index
                %992 = arith.divui %990, %c2 : index
                %993 = arith.muli %992, %c2 : index
                %994 = arith.remui %990, %c7 : index
                %995 = arith.muli %994, %c7 : index
                %996 = arith.addi %993, %995 : index
                %997 = arith.divui %990, %c7 : index
                %998 = arith.remui %997, %c7 : index
                %999 = arith.addi %996, %998 : index
                %1000 = arith.addi %991, %999 : index
                %1001 = arith.addi %985, %1000 : index
                %1002 = arith.addi %915, %1001 : index
                %1003 = vector.shuffle %893, %893 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1003, %kv[%1002] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
