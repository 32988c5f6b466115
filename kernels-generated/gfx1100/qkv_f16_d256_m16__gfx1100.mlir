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
  %operandScale = wave.param "operandScale" : f32
  %hasBias = wave.param "hasBias" : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c30 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %c32 = arith.constant 0x3F800000 : f32
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
      %357 = arith.remui %254, %c6 : index
      %358 = arith.muli %357, %c16 : index
      %359 = arith.addi %11, %358 : index
      %360 = vector.load %w[%359] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %361 = vector.bitcast %360 : vector<4xi8> to vector<1xf32>
      %362 = vector.extract %361[0] : f32 from vector<1xf32>
      %363 = arith.mulf %362, %349 : f32
      %364 = arith.mulf %356, %363 : f32
      %365 = arith.muli %3, %c7 : index
      %366 = arith.addi %365, %c8 : index
      %367 = arith.muli %366, %c6 : index
      %368 = arith.remui %254, %c6 : index
      %369 = arith.addi %367, %368 : index
      %370 = arith.muli %342, %c18 : index
      %371 = arith.addi %370, %369 : index
      memref.store %364, %15[%371] : memref<?xf32>
      %372 = arith.addi %257, %c18 : index
      %373 = arith.muli %339, %c4 : index
      %374 = arith.addi %372, %373 : index
      %375 = memref.load %14[%374] : memref<?xf32>
      %376 = arith.addi %374, %c11 : index
      %377 = memref.load %14[%376] : memref<?xf32>
      %378 = arith.addf %375, %377 : f32
      %379 = arith.remui %254, %c6 : index
      %380 = arith.muli %379, %c16 : index
      %381 = arith.addi %13, %380 : index
      %382 = vector.load %w[%381] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %383 = vector.bitcast %382 : vector<4xi8> to vector<1xf32>
      %384 = vector.extract %383[0] : f32 from vector<1xf32>
      %385 = arith.mulf %384, %349 : f32
      %386 = arith.mulf %378, %385 : f32
      %387 = arith.muli %3, %c7 : index
      %388 = arith.addi %387, %c9 : index
      %389 = arith.muli %388, %c6 : index
      %390 = arith.remui %254, %c6 : index
      %391 = arith.addi %389, %390 : index
      %392 = arith.muli %342, %c18 : index
      %393 = arith.addi %392, %391 : index
      memref.store %386, %15[%393] : memref<?xf32>
    }
    %394 = arith.muli %4, %c16 : index
    %395 = arith.addi %394, %c9 : index
    %396 = arith.muli %395, %c7 : index
    %397 = arith.divui %254, %c6 : index
    %398 = arith.addi %396, %397 : index
    %399 = arith.addi %253, %398 : index
    %400 = arith.cmpi slt, %399, %17 : index
    scf.if %400 {
      %401 = arith.cmpi eq, %hasFactors, %c9 : index
      %402 = arith.muli %399, %c7 : index
      %403 = memref.load %factors[%402] : memref<?xf32>
      %404 = arith.mulf %403, %operandScale : f32
      %405 = arith.select %401, %404, %operandScale : f32
      %406 = arith.addi %257, %c8 : index
      %407 = arith.muli %395, %c4 : index
      %408 = arith.addi %406, %407 : index
      %409 = memref.load %14[%408] : memref<?xf32>
      %410 = arith.addi %408, %c11 : index
      %411 = memref.load %14[%410] : memref<?xf32>
      %412 = arith.addf %409, %411 : f32
      %413 = arith.remui %254, %c6 : index
      %414 = arith.muli %413, %c16 : index
      %415 = arith.addi %11, %414 : index
      %416 = vector.load %w[%415] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %417 = vector.bitcast %416 : vector<4xi8> to vector<1xf32>
      %418 = vector.extract %417[0] : f32 from vector<1xf32>
      %419 = arith.mulf %418, %405 : f32
      %420 = arith.mulf %412, %419 : f32
      %421 = arith.muli %3, %c7 : index
      %422 = arith.addi %421, %c8 : index
      %423 = arith.muli %422, %c6 : index
      %424 = arith.remui %254, %c6 : index
      %425 = arith.addi %423, %424 : index
      %426 = arith.muli %398, %c18 : index
      %427 = arith.addi %426, %425 : index
      memref.store %420, %15[%427] : memref<?xf32>
      %428 = arith.addi %257, %c18 : index
      %429 = arith.muli %395, %c4 : index
      %430 = arith.addi %428, %429 : index
      %431 = memref.load %14[%430] : memref<?xf32>
      %432 = arith.addi %430, %c11 : index
      %433 = memref.load %14[%432] : memref<?xf32>
      %434 = arith.addf %431, %433 : f32
      %435 = arith.remui %254, %c6 : index
      %436 = arith.muli %435, %c16 : index
      %437 = arith.addi %13, %436 : index
      %438 = vector.load %w[%437] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %439 = vector.bitcast %438 : vector<4xi8> to vector<1xf32>
      %440 = vector.extract %439[0] : f32 from vector<1xf32>
      %441 = arith.mulf %440, %405 : f32
      %442 = arith.mulf %434, %441 : f32
      %443 = arith.muli %3, %c7 : index
      %444 = arith.addi %443, %c9 : index
      %445 = arith.muli %444, %c6 : index
      %446 = arith.remui %254, %c6 : index
      %447 = arith.addi %445, %446 : index
      %448 = arith.muli %398, %c18 : index
      %449 = arith.addi %448, %447 : index
      memref.store %442, %15[%449] : memref<?xf32>
    }
    %450 = arith.muli %4, %c16 : index
    %451 = arith.addi %450, %c7 : index
    %452 = arith.muli %451, %c7 : index
    %453 = arith.divui %254, %c6 : index
    %454 = arith.addi %452, %453 : index
    %455 = arith.addi %253, %454 : index
    %456 = arith.cmpi slt, %455, %17 : index
    scf.if %456 {
      %457 = arith.cmpi eq, %hasFactors, %c9 : index
      %458 = arith.muli %455, %c7 : index
      %459 = memref.load %factors[%458] : memref<?xf32>
      %460 = arith.mulf %459, %operandScale : f32
      %461 = arith.select %457, %460, %operandScale : f32
      %462 = arith.addi %257, %c8 : index
      %463 = arith.muli %451, %c4 : index
      %464 = arith.addi %462, %463 : index
      %465 = memref.load %14[%464] : memref<?xf32>
      %466 = arith.addi %464, %c11 : index
      %467 = memref.load %14[%466] : memref<?xf32>
      %468 = arith.addf %465, %467 : f32
      %469 = arith.remui %254, %c6 : index
      %470 = arith.muli %469, %c16 : index
      %471 = arith.addi %11, %470 : index
      %472 = vector.load %w[%471] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %473 = vector.bitcast %472 : vector<4xi8> to vector<1xf32>
      %474 = vector.extract %473[0] : f32 from vector<1xf32>
      %475 = arith.mulf %474, %461 : f32
      %476 = arith.mulf %468, %475 : f32
      %477 = arith.muli %3, %c7 : index
      %478 = arith.addi %477, %c8 : index
      %479 = arith.muli %478, %c6 : index
      %480 = arith.remui %254, %c6 : index
      %481 = arith.addi %479, %480 : index
      %482 = arith.muli %454, %c18 : index
      %483 = arith.addi %482, %481 : index
      memref.store %476, %15[%483] : memref<?xf32>
      %484 = arith.addi %257, %c18 : index
      %485 = arith.muli %451, %c4 : index
      %486 = arith.addi %484, %485 : index
      %487 = memref.load %14[%486] : memref<?xf32>
      %488 = arith.addi %486, %c11 : index
      %489 = memref.load %14[%488] : memref<?xf32>
      %490 = arith.addf %487, %489 : f32
      %491 = arith.remui %254, %c6 : index
      %492 = arith.muli %491, %c16 : index
      %493 = arith.addi %13, %492 : index
      %494 = vector.load %w[%493] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %495 = vector.bitcast %494 : vector<4xi8> to vector<1xf32>
      %496 = vector.extract %495[0] : f32 from vector<1xf32>
      %497 = arith.mulf %496, %461 : f32
      %498 = arith.mulf %490, %497 : f32
      %499 = arith.muli %3, %c7 : index
      %500 = arith.addi %499, %c9 : index
      %501 = arith.muli %500, %c6 : index
      %502 = arith.remui %254, %c6 : index
      %503 = arith.addi %501, %502 : index
      %504 = arith.muli %454, %c18 : index
      %505 = arith.addi %504, %503 : index
      memref.store %498, %15[%505] : memref<?xf32>
    }
    %506 = arith.muli %4, %c16 : index
    %507 = arith.addi %506, %c19 : index
    %508 = arith.muli %507, %c7 : index
    %509 = arith.divui %254, %c6 : index
    %510 = arith.addi %508, %509 : index
    %511 = arith.addi %253, %510 : index
    %512 = arith.cmpi slt, %511, %17 : index
    scf.if %512 {
      %513 = arith.cmpi eq, %hasFactors, %c9 : index
      %514 = arith.muli %511, %c7 : index
      %515 = memref.load %factors[%514] : memref<?xf32>
      %516 = arith.mulf %515, %operandScale : f32
      %517 = arith.select %513, %516, %operandScale : f32
      %518 = arith.addi %257, %c8 : index
      %519 = arith.muli %507, %c4 : index
      %520 = arith.addi %518, %519 : index
      %521 = memref.load %14[%520] : memref<?xf32>
      %522 = arith.addi %520, %c11 : index
      %523 = memref.load %14[%522] : memref<?xf32>
      %524 = arith.addf %521, %523 : f32
      %525 = arith.remui %254, %c6 : index
      %526 = arith.muli %525, %c16 : index
      %527 = arith.addi %11, %526 : index
      %528 = vector.load %w[%527] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %529 = vector.bitcast %528 : vector<4xi8> to vector<1xf32>
      %530 = vector.extract %529[0] : f32 from vector<1xf32>
      %531 = arith.mulf %530, %517 : f32
      %532 = arith.mulf %524, %531 : f32
      %533 = arith.muli %3, %c7 : index
      %534 = arith.addi %533, %c8 : index
      %535 = arith.muli %534, %c6 : index
      %536 = arith.remui %254, %c6 : index
      %537 = arith.addi %535, %536 : index
      %538 = arith.muli %510, %c18 : index
      %539 = arith.addi %538, %537 : index
      memref.store %532, %15[%539] : memref<?xf32>
      %540 = arith.addi %257, %c18 : index
      %541 = arith.muli %507, %c4 : index
      %542 = arith.addi %540, %541 : index
      %543 = memref.load %14[%542] : memref<?xf32>
      %544 = arith.addi %542, %c11 : index
      %545 = memref.load %14[%544] : memref<?xf32>
      %546 = arith.addf %543, %545 : f32
      %547 = arith.remui %254, %c6 : index
      %548 = arith.muli %547, %c16 : index
      %549 = arith.addi %13, %548 : index
      %550 = vector.load %w[%549] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %551 = vector.bitcast %550 : vector<4xi8> to vector<1xf32>
      %552 = vector.extract %551[0] : f32 from vector<1xf32>
      %553 = arith.mulf %552, %517 : f32
      %554 = arith.mulf %546, %553 : f32
      %555 = arith.muli %3, %c7 : index
      %556 = arith.addi %555, %c9 : index
      %557 = arith.muli %556, %c6 : index
      %558 = arith.remui %254, %c6 : index
      %559 = arith.addi %557, %558 : index
      %560 = arith.muli %510, %c18 : index
      %561 = arith.addi %560, %559 : index
      memref.store %554, %15[%561] : memref<?xf32>
    }
    wave.barrier
    %562 = arith.addi %18, %c8 : index
    %563 = wave.wave
    %564 = arith.addi %563, %c8 : index
    %565 = arith.addi %562, %564 : index
    %566 = arith.cmpi slt, %565, %17 : index
    scf.if %566 {
      %567 = arith.addi %562, %564 : index
      %568 = arith.muli %564, %c18 : index
      %569 = wave.lane
      %570 = arith.addi %569, %c8 : index
      %571 = arith.cmpi eq, %hasBias, %c9 : index
      %572 = arith.addi %568, %570 : index
      %573 = memref.load %15[%572] : memref<?xf32>
      %574 = arith.muli %0, %c18 : index
      %575 = arith.addi %574, %570 : index
      %576 = memref.load %bias[%575] : memref<?xf32>
      %577 = arith.addf %573, %576 : f32
      %578 = arith.select %571, %577, %573 : f32
      %579 = arith.addi %570, %c5 : index
      %580 = arith.cmpi eq, %hasBias, %c9 : index
      %581 = arith.addi %568, %579 : index
      %582 = memref.load %15[%581] : memref<?xf32>
      %583 = arith.muli %0, %c18 : index
      %584 = arith.addi %583, %579 : index
      %585 = memref.load %bias[%584] : memref<?xf32>
      %586 = arith.addf %582, %585 : f32
      %587 = arith.select %580, %586, %582 : f32
      %588 = arith.addi %569, %c4 : index
      %589 = arith.cmpi eq, %hasBias, %c9 : index
      %590 = arith.addi %568, %588 : index
      %591 = memref.load %15[%590] : memref<?xf32>
      %592 = arith.muli %0, %c18 : index
      %593 = arith.addi %592, %588 : index
      %594 = memref.load %bias[%593] : memref<?xf32>
      %595 = arith.addf %591, %594 : f32
      %596 = arith.select %589, %595, %591 : f32
      %597 = arith.addi %588, %c5 : index
      %598 = arith.cmpi eq, %hasBias, %c9 : index
      %599 = arith.addi %568, %597 : index
      %600 = memref.load %15[%599] : memref<?xf32>
      %601 = arith.muli %0, %c18 : index
      %602 = arith.addi %601, %597 : index
      %603 = memref.load %bias[%602] : memref<?xf32>
      %604 = arith.addf %600, %603 : f32
      %605 = arith.select %598, %604, %600 : f32
      %606 = arith.addi %569, %c20 : index
      %607 = arith.cmpi eq, %hasBias, %c9 : index
      %608 = arith.addi %568, %606 : index
      %609 = memref.load %15[%608] : memref<?xf32>
      %610 = arith.muli %0, %c18 : index
      %611 = arith.addi %610, %606 : index
      %612 = memref.load %bias[%611] : memref<?xf32>
      %613 = arith.addf %609, %612 : f32
      %614 = arith.select %607, %613, %609 : f32
      %615 = arith.addi %606, %c5 : index
      %616 = arith.cmpi eq, %hasBias, %c9 : index
      %617 = arith.addi %568, %615 : index
      %618 = memref.load %15[%617] : memref<?xf32>
      %619 = arith.muli %0, %c18 : index
      %620 = arith.addi %619, %615 : index
      %621 = memref.load %bias[%620] : memref<?xf32>
      %622 = arith.addf %618, %621 : f32
      %623 = arith.select %616, %622, %618 : f32
      %624 = arith.addi %569, %c21 : index
      %625 = arith.cmpi eq, %hasBias, %c9 : index
      %626 = arith.addi %568, %624 : index
      %627 = memref.load %15[%626] : memref<?xf32>
      %628 = arith.muli %0, %c18 : index
      %629 = arith.addi %628, %624 : index
      %630 = memref.load %bias[%629] : memref<?xf32>
      %631 = arith.addf %627, %630 : f32
      %632 = arith.select %625, %631, %627 : f32
      %633 = arith.addi %624, %c5 : index
      %634 = arith.cmpi eq, %hasBias, %c9 : index
      %635 = arith.addi %568, %633 : index
      %636 = memref.load %15[%635] : memref<?xf32>
      %637 = arith.muli %0, %c18 : index
      %638 = arith.addi %637, %633 : index
      %639 = memref.load %bias[%638] : memref<?xf32>
      %640 = arith.addf %636, %639 : f32
      %641 = arith.select %634, %640, %636 : f32
      %642 = arith.addi %heads, %kvHeads : index
      %643 = arith.cmpi slt, %0, %642 : index
      scf.if %643 {
        %644 = arith.addi %positionsAt, %567 : index
        %645 = memref.load %step[%644] : memref<?xi32>
        %646 = arith.index_cast %645 : i32 to index
        %647 = arith.cmpi eq, %hasNorm, %c9 : index
        %648 = math.fma %578, %578, %c30 : f32
        %649 = math.fma %587, %587, %648 : f32
        %650 = math.fma %596, %596, %649 : f32
        %651 = math.fma %605, %605, %650 : f32
        %652 = math.fma %614, %614, %651 : f32
        %653 = math.fma %623, %623, %652 : f32
        %654 = math.fma %632, %632, %653 : f32
        %655 = math.fma %641, %641, %654 : f32
        %656 = vector.broadcast %655 : f32 to vector<1xf32>
        %657 = wave.reduce "add" %656 : vector<1xf32>
        %658 = arith.mulf %657, %inverseHeadDim : f32
        %659 = arith.addf %658, %epsilon : f32
        %660 = math.sqrt %659 : f32
        %661 = arith.divf %c32, %660 : f32
        %662 = arith.cmpi slt, %0, %heads : index
        %663 = arith.addi %570, %c5 : index
        %664 = memref.load %query_norm[%570] : memref<?xf32>
        %665 = memref.load %key_norm[%570] : memref<?xf32>
        %666 = arith.select %662, %664, %665 : f32
        %667 = arith.mulf %578, %661 : f32
        %668 = arith.mulf %667, %666 : f32
        %669 = arith.select %647, %668, %578 : f32
        %670 = memref.load %query_norm[%663] : memref<?xf32>
        %671 = memref.load %key_norm[%663] : memref<?xf32>
        %672 = arith.select %662, %670, %671 : f32
        %673 = arith.mulf %587, %661 : f32
        %674 = arith.mulf %673, %672 : f32
        %675 = arith.select %647, %674, %587 : f32
        %676 = arith.addi %588, %c5 : index
        %677 = memref.load %query_norm[%588] : memref<?xf32>
        %678 = memref.load %key_norm[%588] : memref<?xf32>
        %679 = arith.select %662, %677, %678 : f32
        %680 = arith.mulf %596, %661 : f32
        %681 = arith.mulf %680, %679 : f32
        %682 = arith.select %647, %681, %596 : f32
        %683 = memref.load %query_norm[%676] : memref<?xf32>
        %684 = memref.load %key_norm[%676] : memref<?xf32>
        %685 = arith.select %662, %683, %684 : f32
        %686 = arith.mulf %605, %661 : f32
        %687 = arith.mulf %686, %685 : f32
        %688 = arith.select %647, %687, %605 : f32
        %689 = arith.addi %606, %c5 : index
        %690 = memref.load %query_norm[%606] : memref<?xf32>
        %691 = memref.load %key_norm[%606] : memref<?xf32>
        %692 = arith.select %662, %690, %691 : f32
        %693 = arith.mulf %614, %661 : f32
        %694 = arith.mulf %693, %692 : f32
        %695 = arith.select %647, %694, %614 : f32
        %696 = memref.load %query_norm[%689] : memref<?xf32>
        %697 = memref.load %key_norm[%689] : memref<?xf32>
        %698 = arith.select %662, %696, %697 : f32
        %699 = arith.mulf %623, %661 : f32
        %700 = arith.mulf %699, %698 : f32
        %701 = arith.select %647, %700, %623 : f32
        %702 = arith.addi %624, %c5 : index
        %703 = memref.load %query_norm[%624] : memref<?xf32>
        %704 = memref.load %key_norm[%624] : memref<?xf32>
        %705 = arith.select %662, %703, %704 : f32
        %706 = arith.mulf %632, %661 : f32
        %707 = arith.mulf %706, %705 : f32
        %708 = arith.select %647, %707, %632 : f32
        %709 = memref.load %query_norm[%702] : memref<?xf32>
        %710 = memref.load %key_norm[%702] : memref<?xf32>
        %711 = arith.select %662, %709, %710 : f32
        %712 = arith.mulf %641, %661 : f32
        %713 = arith.mulf %712, %711 : f32
        %714 = arith.select %647, %713, %641 : f32
        %715 = arith.remui %646, %c18 : index
        %716 = arith.muli %715, %c18 : index
        %717 = arith.addi %716, %570 : index
        %718 = arith.divui %646, %c18 : index
        %719 = arith.addi %718, %c18 : index
        %720 = arith.muli %719, %c18 : index
        %721 = arith.addi %720, %570 : index
        %722 = memref.load %rope[%717] : memref<?xf32>
        %723 = arith.addi %717, %c5 : index
        %724 = memref.load %rope[%723] : memref<?xf32>
        %725 = memref.load %rope[%721] : memref<?xf32>
        %726 = arith.addi %721, %c5 : index
        %727 = memref.load %rope[%726] : memref<?xf32>
        %728 = arith.mulf %725, %722 : f32
        %729 = arith.mulf %727, %724 : f32
        %730 = arith.subf %728, %729 : f32
        %731 = arith.mulf %727, %722 : f32
        %732 = arith.mulf %725, %724 : f32
        %733 = arith.addf %731, %732 : f32
        %734 = arith.mulf %669, %730 : f32
        %735 = arith.mulf %675, %733 : f32
        %736 = arith.subf %734, %735 : f32
        %737 = arith.mulf %675, %730 : f32
        %738 = arith.mulf %669, %733 : f32
        %739 = arith.addf %737, %738 : f32
        %740 = arith.cmpi slt, %0, %heads : index
        scf.if %740 {
          %741 = arith.muli %567, %heads : index
          %742 = arith.addi %741, %0 : index
          %743 = arith.muli %742, %c18 : index
          %744 = arith.addi %743, %570 : index
          memref.store %736, %q[%744] : memref<?xf32>
          %745 = arith.addi %744, %c5 : index
          memref.store %739, %q[%745] : memref<?xf32>
        } else {
          %746 = arith.addi %568, %570 : index
          memref.store %736, %15[%746] : memref<?xf32>
          %747 = arith.addi %568, %570 : index
          %748 = arith.addi %747, %c5 : index
          memref.store %739, %15[%748] : memref<?xf32>
        }
        %749 = arith.remui %646, %c18 : index
        %750 = arith.muli %749, %c18 : index
        %751 = arith.addi %750, %588 : index
        %752 = arith.divui %646, %c18 : index
        %753 = arith.addi %752, %c18 : index
        %754 = arith.muli %753, %c18 : index
        %755 = arith.addi %754, %588 : index
        %756 = memref.load %rope[%751] : memref<?xf32>
        %757 = arith.addi %751, %c5 : index
        %758 = memref.load %rope[%757] : memref<?xf32>
        %759 = memref.load %rope[%755] : memref<?xf32>
        %760 = arith.addi %755, %c5 : index
        %761 = memref.load %rope[%760] : memref<?xf32>
        %762 = arith.mulf %759, %756 : f32
        %763 = arith.mulf %761, %758 : f32
        %764 = arith.subf %762, %763 : f32
        %765 = arith.mulf %761, %756 : f32
        %766 = arith.mulf %759, %758 : f32
        %767 = arith.addf %765, %766 : f32
        %768 = arith.mulf %682, %764 : f32
        %769 = arith.mulf %688, %767 : f32
        %770 = arith.subf %768, %769 : f32
        %771 = arith.mulf %688, %764 : f32
        %772 = arith.mulf %682, %767 : f32
        %773 = arith.addf %771, %772 : f32
        %774 = arith.cmpi slt, %0, %heads : index
        scf.if %774 {
          %775 = arith.muli %567, %heads : index
          %776 = arith.addi %775, %0 : index
          %777 = arith.muli %776, %c18 : index
          %778 = arith.addi %777, %588 : index
          memref.store %770, %q[%778] : memref<?xf32>
          %779 = arith.addi %778, %c5 : index
          memref.store %773, %q[%779] : memref<?xf32>
        } else {
          %780 = arith.addi %568, %588 : index
          memref.store %770, %15[%780] : memref<?xf32>
          %781 = arith.addi %568, %588 : index
          %782 = arith.addi %781, %c5 : index
          memref.store %773, %15[%782] : memref<?xf32>
        }
        %783 = arith.remui %646, %c18 : index
        %784 = arith.muli %783, %c18 : index
        %785 = arith.addi %784, %606 : index
        %786 = arith.divui %646, %c18 : index
        %787 = arith.addi %786, %c18 : index
        %788 = arith.muli %787, %c18 : index
        %789 = arith.addi %788, %606 : index
        %790 = memref.load %rope[%785] : memref<?xf32>
        %791 = arith.addi %785, %c5 : index
        %792 = memref.load %rope[%791] : memref<?xf32>
        %793 = memref.load %rope[%789] : memref<?xf32>
        %794 = arith.addi %789, %c5 : index
        %795 = memref.load %rope[%794] : memref<?xf32>
        %796 = arith.mulf %793, %790 : f32
        %797 = arith.mulf %795, %792 : f32
        %798 = arith.subf %796, %797 : f32
        %799 = arith.mulf %795, %790 : f32
        %800 = arith.mulf %793, %792 : f32
        %801 = arith.addf %799, %800 : f32
        %802 = arith.mulf %695, %798 : f32
        %803 = arith.mulf %701, %801 : f32
        %804 = arith.subf %802, %803 : f32
        %805 = arith.mulf %701, %798 : f32
        %806 = arith.mulf %695, %801 : f32
        %807 = arith.addf %805, %806 : f32
        %808 = arith.cmpi slt, %0, %heads : index
        scf.if %808 {
          %809 = arith.muli %567, %heads : index
          %810 = arith.addi %809, %0 : index
          %811 = arith.muli %810, %c18 : index
          %812 = arith.addi %811, %606 : index
          memref.store %804, %q[%812] : memref<?xf32>
          %813 = arith.addi %812, %c5 : index
          memref.store %807, %q[%813] : memref<?xf32>
        } else {
          %814 = arith.addi %568, %606 : index
          memref.store %804, %15[%814] : memref<?xf32>
          %815 = arith.addi %568, %606 : index
          %816 = arith.addi %815, %c5 : index
          memref.store %807, %15[%816] : memref<?xf32>
        }
        %817 = arith.remui %646, %c18 : index
        %818 = arith.muli %817, %c18 : index
        %819 = arith.addi %818, %624 : index
        %820 = arith.divui %646, %c18 : index
        %821 = arith.addi %820, %c18 : index
        %822 = arith.muli %821, %c18 : index
        %823 = arith.addi %822, %624 : index
        %824 = memref.load %rope[%819] : memref<?xf32>
        %825 = arith.addi %819, %c5 : index
        %826 = memref.load %rope[%825] : memref<?xf32>
        %827 = memref.load %rope[%823] : memref<?xf32>
        %828 = arith.addi %823, %c5 : index
        %829 = memref.load %rope[%828] : memref<?xf32>
        %830 = arith.mulf %827, %824 : f32
        %831 = arith.mulf %829, %826 : f32
        %832 = arith.subf %830, %831 : f32
        %833 = arith.mulf %829, %824 : f32
        %834 = arith.mulf %827, %826 : f32
        %835 = arith.addf %833, %834 : f32
        %836 = arith.mulf %708, %832 : f32
        %837 = arith.mulf %714, %835 : f32
        %838 = arith.subf %836, %837 : f32
        %839 = arith.mulf %714, %832 : f32
        %840 = arith.mulf %708, %835 : f32
        %841 = arith.addf %839, %840 : f32
        %842 = arith.cmpi slt, %0, %heads : index
        scf.if %842 {
          %843 = arith.muli %567, %heads : index
          %844 = arith.addi %843, %0 : index
          %845 = arith.muli %844, %c18 : index
          %846 = arith.addi %845, %624 : index
          memref.store %838, %q[%846] : memref<?xf32>
          %847 = arith.addi %846, %c5 : index
          memref.store %841, %q[%847] : memref<?xf32>
        } else {
          %848 = arith.addi %568, %624 : index
          memref.store %838, %15[%848] : memref<?xf32>
          %849 = arith.addi %568, %624 : index
          %850 = arith.addi %849, %c5 : index
          memref.store %841, %15[%850] : memref<?xf32>
        }
      } else {
        %851 = arith.cmpi slt, %0, %heads : index
        scf.if %851 {
          %852 = arith.muli %567, %heads : index
          %853 = arith.addi %852, %0 : index
          %854 = arith.muli %853, %c18 : index
          %855 = arith.addi %854, %570 : index
          memref.store %578, %q[%855] : memref<?xf32>
          %856 = arith.addi %855, %c5 : index
          memref.store %587, %q[%856] : memref<?xf32>
        } else {
          %857 = arith.addi %568, %570 : index
          memref.store %578, %15[%857] : memref<?xf32>
          %858 = arith.addi %568, %570 : index
          %859 = arith.addi %858, %c5 : index
          memref.store %587, %15[%859] : memref<?xf32>
        }
        %860 = arith.cmpi slt, %0, %heads : index
        scf.if %860 {
          %861 = arith.muli %567, %heads : index
          %862 = arith.addi %861, %0 : index
          %863 = arith.muli %862, %c18 : index
          %864 = arith.addi %863, %588 : index
          memref.store %596, %q[%864] : memref<?xf32>
          %865 = arith.addi %864, %c5 : index
          memref.store %605, %q[%865] : memref<?xf32>
        } else {
          %866 = arith.addi %568, %588 : index
          memref.store %596, %15[%866] : memref<?xf32>
          %867 = arith.addi %568, %588 : index
          %868 = arith.addi %867, %c5 : index
          memref.store %605, %15[%868] : memref<?xf32>
        }
        %869 = arith.cmpi slt, %0, %heads : index
        scf.if %869 {
          %870 = arith.muli %567, %heads : index
          %871 = arith.addi %870, %0 : index
          %872 = arith.muli %871, %c18 : index
          %873 = arith.addi %872, %606 : index
          memref.store %614, %q[%873] : memref<?xf32>
          %874 = arith.addi %873, %c5 : index
          memref.store %623, %q[%874] : memref<?xf32>
        } else {
          %875 = arith.addi %568, %606 : index
          memref.store %614, %15[%875] : memref<?xf32>
          %876 = arith.addi %568, %606 : index
          %877 = arith.addi %876, %c5 : index
          memref.store %623, %15[%877] : memref<?xf32>
        }
        %878 = arith.cmpi slt, %0, %heads : index
        scf.if %878 {
          %879 = arith.muli %567, %heads : index
          %880 = arith.addi %879, %0 : index
          %881 = arith.muli %880, %c18 : index
          %882 = arith.addi %881, %624 : index
          memref.store %632, %q[%882] : memref<?xf32>
          %883 = arith.addi %882, %c5 : index
          memref.store %641, %q[%883] : memref<?xf32>
        } else {
          %884 = arith.addi %568, %624 : index
          memref.store %632, %15[%884] : memref<?xf32>
          %885 = arith.addi %568, %624 : index
          %886 = arith.addi %885, %c5 : index
          memref.store %641, %15[%886] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %887 = arith.cmpi sge, %0, %heads : index
    scf.if %887 {
      %888 = arith.addi %563, %c8 : index
      %889 = arith.addi %562, %888 : index
      %890 = arith.cmpi slt, %889, %17 : index
      scf.if %890 {
        %891 = arith.addi %562, %888 : index
        %892 = arith.addi %slotsAt, %891 : index
        %893 = memref.load %step[%892] : memref<?xi32>
        %894 = arith.index_cast %893 : i32 to index
        %895 = arith.cmpi sge, %894, %c8 : index
        scf.if %895 {
          %896 = arith.muli %888, %c18 : index
          %897 = arith.subi %0, %heads : index
          %898 = memref.load %scales[%897] : memref<?xf32>
          %899 = vector.broadcast %898 : f32 to vector<4xf32>
          %900 = arith.divui %894, %c6 : index
          %901 = arith.remui %894, %c6 : index
          %902 = arith.muli %900, %pageBytes : index
          %903 = arith.cmpi eq, %codec, %c8 : index
          scf.if %903 {
            %904 = wave.lane
            %905 = arith.muli %904, %c16 : index
            scf.for %906 = %905 to %c18 step %c5 {
              %907 = arith.addi %896, %906 : index
              %908 = vector.load %15[%907] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %909 = arith.mulf %908, %899 : vector<4xf32>
              %910 = arith.minimumf %909, %c37 : vector<4xf32>
              %911 = arith.maximumf %910, %c38 : vector<4xf32>
              %912 = arith.truncf %911 : vector<4xf32> to vector<4xf16>
              %913 = vector.bitcast %912 : vector<4xf16> to vector<8xi8>
              %914 = arith.cmpi slt, %897, %kvHeads : index
              scf.if %914 {
                %915 = arith.muli %897, %c39 : index
                %916 = arith.addi %902, %915 : index
                %917 = arith.divui %906, %c6 : index
                %918 = arith.muli %917, %c17 : index
                %919 = arith.remui %906, %c6 : index
                %920 = arith.divui %919, %c2 : index
                %921 = arith.muli %920, %c18 : index
                %922 = arith.muli %901, %c6 : index
                %923 = arith.addi %921, %922 : index
                %924 = arith.remui %919, %c2 : index
                %925 = arith.muli %924, %c7 : index
                %926 = arith.addi %923, %925 : index
                %927 = arith.addi %918, %926 : index
                %928 = arith.addi %916, %927 : index
                vector.store %913, %kv[%928] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %929 = arith.subi %897, %kvHeads : index
                %930 = arith.muli %929, %c39 : index
                %931 = arith.addi %902, %930 : index
                %932 = arith.addi %906, %c8 : index
                %933 = arith.divui %932, %c6 : index
                %934 = arith.muli %933, %c17 : index
                %935 = arith.addi %934, %c10 : index
                %936 = arith.remui %932, %c6 : index
                %937 = arith.divui %901, %c7 : index
                %938 = arith.remui %901, %c7 : index
                %939 = arith.muli %938, %c2 : index
                %940 = arith.addi %937, %939 : index
                %941 = arith.divui %940, %c2 : index
                %942 = arith.muli %941, %c18 : index
                %943 = arith.muli %936, %c6 : index
                %944 = arith.addi %942, %943 : index
                %945 = arith.remui %940, %c2 : index
                %946 = arith.muli %945, %c7 : index
                %947 = arith.addi %944, %946 : index
                %948 = arith.addi %935, %947 : index
                %949 = arith.addi %931, %948 : index
                %950 = vector.shuffle %913, %913 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %950, %kv[%949] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %951 = arith.addi %906, %c9 : index
                %952 = arith.divui %951, %c6 : index
                %953 = arith.muli %952, %c17 : index
                %954 = arith.addi %953, %c10 : index
                %955 = arith.remui %951, %c6 : index
                %956 = arith.divui %901, %c7 : index
                %957 = arith.remui %901, %c7 : index
                %958 = arith.muli %957, %c2 : index
                %959 = arith.addi %956, %958 : index
                %960 = arith.divui %959, %c2 : index
                %961 = arith.muli %960, %c18 : index
                %962 = arith.muli %955, %c6 : index
                %963 = arith.addi %961, %962 : index
                %964 = arith.remui %959, %c2 : index
                %965 = arith.muli %964, %c7 : index
                %966 = arith.addi %963, %965 : index
                %967 = arith.addi %954, %966 : index
                %968 = arith.addi %931, %967 : index
                %969 = vector.shuffle %913, %913 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %969, %kv[%968] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %970 = arith.addi %906, %c7 : index
                %971 = arith.divui %970, %c6 : index
                %972 = arith.muli %971, %c17 : index
                %973 = arith.addi %972, %c10 : index
                %974 = arith.remui %970, %c6 : index
                %975 = arith.divui %901, %c7 : index
                %976 = arith.remui %901, %c7 : index
                %977 = arith.muli %976, %c2 : index
                %978 = arith.addi %975, %977 : index
                %979 = arith.divui %978, %c2 : index
                %980 = arith.muli %979, %c18 : index
                %981 = arith.muli %974, %c6 : index
                %982 = arith.addi %980, %981 : index
                %983 = arith.remui %978, %c2 : index
                %984 = arith.muli %983, %c7 : index
                %985 = arith.addi %982, %984 : index
                %986 = arith.addi %973, %985 : index
                %987 = arith.addi %931, %986 : index
                %988 = vector.shuffle %913, %913 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %988, %kv[%987] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %989 = arith.addi %906, %c19 : index
                %990 = arith.divui %989, %c6 : index
                %991 = arith.muli %990, %c17 : index
                %992 = arith.addi %991, %c10 : index
                %993 = arith.remui %989, %c6 : index
                %994 = arith.divui %901, %c7 : index
                %995 = arith.remui %901, %c7 : index
                %996 = arith.muli %995, %c2 : index
                %997 = arith.addi %994, %996 : index
                %998 = arith.divui %997, %c2 : index
                %999 = arith.muli %998, %c18 : index
                %1000 = arith.muli %993, %c6 : index
                %1001 = arith.addi %999, %1000 : index
                %1002 = arith.remui %997, %c2 : index
                %1003 = arith.muli %1002, %c7 : index
                %1004 = arith.addi %1001, %1003 : index
                %1005 = arith.addi %992, %1004 : index
                %1006 = arith.addi %931, %1005 : index
                %1007 = vector.shuffle %913, %913 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1007, %kv[%1006] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1008 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1008 {
            %1009 = wave.lane
            %1010 = arith.muli %1009, %c16 : index
            scf.for %1011 = %1010 to %c18 step %c5 {
              %1012 = arith.addi %896, %1011 : index
              %1013 = vector.load %15[%1012] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1014 = arith.mulf %1013, %899 : vector<4xf32>
              %1015 = wave.fp8_encode "e4m3" %1014 : vector<4xf32> -> vector<4xi8>
              %1016 = arith.cmpi slt, %897, %kvHeads : index
              scf.if %1016 {
                %1017 = arith.muli %897, %c10 : index
                %1018 = arith.addi %902, %1017 : index
                %1019 = vector.shuffle %1015, %1015 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1020 = arith.divui %1011, %c6 : index
                %1021 = arith.muli %1020, %c18 : index
                %1022 = arith.remui %1011, %c6 : index
                %1023 = arith.muli %901, %c6 : index
                %1024 = arith.divui %1022, %c16 : index
                %1025 = arith.muli %1024, %c16 : index
                %1026 = arith.remui %1022, %c7 : index
                %1027 = arith.muli %1026, %c7 : index
                %1028 = arith.addi %1025, %1027 : index
                %1029 = arith.divui %1022, %c7 : index
                %1030 = arith.remui %1029, %c7 : index
                %1031 = arith.addi %1028, %1030 : index
                %1032 = arith.addi %1023, %1031 : index
                %1033 = arith.addi %1021, %1032 : index
                %1034 = arith.addi %1018, %1033 : index
                vector.store %1019, %kv[%1034] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1035 = arith.subi %897, %kvHeads : index
                %1036 = arith.muli %1035, %c10 : index
                %1037 = arith.addi %902, %1036 : index
                %1038 = arith.addi %1011, %c8 : index
                %1039 = arith.divui %1038, %c6 : index
                %1040 = arith.muli %1039, %c18 : index
                %1041 = arith.addi %1040, %c11 : index
                %1042 = arith.remui %1038, %c6 : index
                %1043 = arith.divui %901, %c7 : index
                %1044 = arith.remui %901, %c7 : index
                %1045 = arith.muli %1044, %c2 : index
                %1046 = arith.addi %1043, %1045 : index
                %1047 = arith.muli %1042, %c6 : index
                %1048 = arith.divui %1046, %c16 : index
                %1049 = arith.muli %1048, %c16 : index
                %1050 = arith.remui %1046, %c7 : index
                %1051 = arith.muli %1050, %c7 : index
                %1052 = arith.addi %1049, %1051 : index
                %1053 = arith.divui %1046, %c7 : index
                %1054 = arith.remui %1053, %c7 : index
                %1055 = arith.addi %1052, %1054 : index
                %1056 = arith.addi %1047, %1055 : index
                %1057 = arith.addi %1041, %1056 : index
                %1058 = arith.addi %1037, %1057 : index
                %1059 = vector.shuffle %1015, %1015 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1059, %kv[%1058] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1060 = arith.addi %1011, %c9 : index
                %1061 = arith.divui %1060, %c6 : index
                %1062 = arith.muli %1061, %c18 : index
                %1063 = arith.addi %1062, %c11 : index
                %1064 = arith.remui %1060, %c6 : index
                %1065 = arith.divui %901, %c7 : index
                %1066 = arith.remui %901, %c7 : index
                %1067 = arith.muli %1066, %c2 : index
                %1068 = arith.addi %1065, %1067 : index
                %1069 = arith.muli %1064, %c6 : index
                %1070 = arith.divui %1068, %c16 : index
                %1071 = arith.muli %1070, %c16 : index
                %1072 = arith.remui %1068, %c7 : index
                %1073 = arith.muli %1072, %c7 : index
                %1074 = arith.addi %1071, %1073 : index
                %1075 = arith.divui %1068, %c7 : index
                %1076 = arith.remui %1075, %c7 : index
                %1077 = arith.addi %1074, %1076 : index
                %1078 = arith.addi %1069, %1077 : index
                %1079 = arith.addi %1063, %1078 : index
                %1080 = arith.addi %1037, %1079 : index
                %1081 = vector.shuffle %1015, %1015 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1081, %kv[%1080] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1082 = arith.addi %1011, %c7 : index
                %1083 = arith.divui %1082, %c6 : index
                %1084 = arith.muli %1083, %c18 : index
                %1085 = arith.addi %1084, %c11 : index
                %1086 = arith.remui %1082, %c6 : index
                %1087 = arith.divui %901, %c7 : index
                %1088 = arith.remui %901, %c7 : index
                %1089 = arith.muli %1088, %c2 : index
                %1090 = arith.addi %1087, %1089 : index
                %1091 = arith.muli %1086, %c6 : index
                %1092 = arith.divui %1090, %c16 : index
                %1093 = arith.muli %1092, %c16 : index
                %1094 = arith.remui %1090, %c7 : index
                %1095 = arith.muli %1094, %c7 : index
                %1096 = arith.addi %1093, %1095 : index
                %1097 = arith.divui %1090, %c7 : index
                %1098 = arith.remui %1097, %c7 : index
                %1099 = arith.addi %1096, %1098 : index
                %1100 = arith.addi %1091, %1099 : index
                %1101 = arith.addi %1085, %1100 : index
                %1102 = arith.addi %1037, %1101 : index
                %1103 = vector.shuffle %1015, %1015 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1103, %kv[%1102] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1104 = arith.addi %1011, %c19 : index
                %1105 = arith.divui %1104, %c6 : index
                %1106 = arith.muli %1105, %c18 : index
                %1107 = arith.addi %1106, %c11 : index
                %1108 = arith.remui %1104, %c6 : index
                %1109 = arith.divui %901, %c7 : index
                %1110 = arith.remui %901, %c7 : index
                %1111 = arith.muli %1110, %c2 : index
                %1112 = arith.addi %1109, %1111 : index
                %1113 = arith.muli %1108, %c6 : index
                %1114 = arith.divui %1112, %c16 : index
                %1115 = arith.muli %1114, %c16 : index
                %1116 = arith.remui %1112, %c7 : index
                %1117 = arith.muli %1116, %c7 : index
                %1118 = arith.addi %1115, %1117 : index
                %1119 = arith.divui %1112, %c7 : index
                %1120 = arith.remui %1119, %c7 : index
                %1121 = arith.addi %1118, %1120 : index
                %1122 = arith.addi %1113, %1121 : index
                %1123 = arith.addi %1107, %1122 : index
                %1124 = arith.addi %1037, %1123 : index
                %1125 = vector.shuffle %1015, %1015 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1125, %kv[%1124] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1126 = arith.cmpi eq, %codec, %c7 : index
          scf.if %1126 {
            %1127 = wave.lane
            %1128 = arith.muli %1127, %c16 : index
            scf.for %1129 = %1128 to %c18 step %c5 {
              %1130 = arith.addi %896, %1129 : index
              %1131 = vector.load %15[%1130] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1132 = arith.mulf %1131, %899 : vector<4xf32>
              %1133 = wave.fp8_encode "e5m2" %1132 : vector<4xf32> -> vector<4xi8>
              %1134 = arith.cmpi slt, %897, %kvHeads : index
              scf.if %1134 {
                %1135 = arith.muli %897, %c10 : index
                %1136 = arith.addi %902, %1135 : index
                %1137 = vector.shuffle %1133, %1133 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1138 = arith.divui %1129, %c6 : index
                %1139 = arith.muli %1138, %c18 : index
                %1140 = arith.remui %1129, %c6 : index
                %1141 = arith.muli %901, %c6 : index
                %1142 = arith.divui %1140, %c16 : index
                %1143 = arith.muli %1142, %c16 : index
                %1144 = arith.remui %1140, %c7 : index
                %1145 = arith.muli %1144, %c7 : index
                %1146 = arith.addi %1143, %1145 : index
                %1147 = arith.divui %1140, %c7 : index
                %1148 = arith.remui %1147, %c7 : index
                %1149 = arith.addi %1146, %1148 : index
                %1150 = arith.addi %1141, %1149 : index
                %1151 = arith.addi %1139, %1150 : index
                %1152 = arith.addi %1136, %1151 : index
                vector.store %1137, %kv[%1152] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1153 = arith.subi %897, %kvHeads : index
                %1154 = arith.muli %1153, %c10 : index
                %1155 = arith.addi %902, %1154 : index
                %1156 = arith.addi %1129, %c8 : index
                %1157 = arith.divui %1156, %c6 : index
                %1158 = arith.muli %1157, %c18 : index
                %1159 = arith.addi %1158, %c11 : index
                %1160 = arith.remui %1156, %c6 : index
                %1161 = arith.divui %901, %c7 : index
                %1162 = arith.remui %901, %c7 : index
                %1163 = arith.muli %1162, %c2 : index
                %1164 = arith.addi %1161, %1163 : index
                %1165 = arith.muli %1160, %c6 : index
                %1166 = arith.divui %1164, %c16 : index
                %1167 = arith.muli %1166, %c16 : index
                %1168 = arith.remui %1164, %c7 : index
                %1169 = arith.muli %1168, %c7 : index
                %1170 = arith.addi %1167, %1169 : index
                %1171 = arith.divui %1164, %c7 : index
                %1172 = arith.remui %1171, %c7 : index
                %1173 = arith.addi %1170, %1172 : index
                %1174 = arith.addi %1165, %1173 : index
                %1175 = arith.addi %1159, %1174 : index
                %1176 = arith.addi %1155, %1175 : index
                %1177 = vector.shuffle %1133, %1133 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1177, %kv[%1176] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1178 = arith.addi %1129, %c9 : index
                %1179 = arith.divui %1178, %c6 : index
                %1180 = arith.muli %1179, %c18 : index
                %1181 = arith.addi %1180, %c11 : index
                %1182 = arith.remui %1178, %c6 : index
                %1183 = arith.divui %901, %c7 : index
                %1184 = arith.remui %901, %c7 : index
                %1185 = arith.muli %1184, %c2 : index
                %1186 = arith.addi %1183, %1185 : index
                %1187 = arith.muli %1182, %c6 : index
                %1188 = arith.divui %1186, %c16 : index
                %1189 = arith.muli %1188, %c16 : index
                %1190 = arith.remui %1186, %c7 : index
                %1191 = arith.muli %1190, %c7 : index
                %1192 = arith.addi %1189, %1191 : index
                %1193 = arith.divui %1186, %c7 : index
                %1194 = arith.remui %1193, %c7 : index
                %1195 = arith.addi %1192, %1194 : index
                %1196 = arith.addi %1187, %1195 : index
                %1197 = arith.addi %1181, %1196 : index
                %1198 = arith.addi %1155, %1197 : index
                %1199 = vector.shuffle %1133, %1133 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1199, %kv[%1198] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1200 = arith.addi %1129, %c7 : index
                %1201 = arith.divui %1200, %c6 : index
                %1202 = arith.muli %1201, %c18 : index
                %1203 = arith.addi %1202, %c11 : index
                %1204 = arith.remui %1200, %c6 : index
                %1205 = arith.divui %901, %c7 : index
                %1206 = arith.remui %901, %c7 : index
                %1207 = arith.muli %1206, %c2 : index
                %1208 = arith.addi %1205, %1207 : index
                %1209 = arith.muli %1204, %c6 : index
                %1210 = arith.divui %1208, %c16 : index
                %1211 = arith.muli %1210, %c16 : index
                %1212 = arith.remui %1208, %c7 : index
                %1213 = arith.muli %1212, %c7 : index
                %1214 = arith.addi %1211, %1213 : index
                %1215 = arith.divui %1208, %c7 : index
                %1216 = arith.remui %1215, %c7 : index
                %1217 = arith.addi %1214, %1216 : index
                %1218 = arith.addi %1209, %1217 : index
                %1219 = arith.addi %1203, %1218 : index
                %1220 = arith.addi %1155, %1219 : index
                %1221 = vector.shuffle %1133, %1133 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1221, %kv[%1220] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1222 = arith.addi %1129, %c19 : index
                %1223 = arith.divui %1222, %c6 : index
                %1224 = arith.muli %1223, %c18 : index
                %1225 = arith.addi %1224, %c11 : index
                %1226 = arith.remui %1222, %c6 : index
                %1227 = arith.divui %901, %c7 : index
                %1228 = arith.remui %901, %c7 : index
                %1229 = arith.muli %1228, %c2 : index
                %1230 = arith.addi %1227, %1229 : index
                %1231 = arith.muli %1226, %c6 : index
                %1232 = arith.divui %1230, %c16 : index
                %1233 = arith.muli %1232, %c16 : index
                %1234 = arith.remui %1230, %c7 : index
                %1235 = arith.muli %1234, %c7 : index
                %1236 = arith.addi %1233, %1235 : index
                %1237 = arith.divui %1230, %c7 : index
                %1238 = arith.remui %1237, %c7 : index
                %1239 = arith.addi %1236, %1238 : index
                %1240 = arith.addi %1231, %1239 : index
                %1241 = arith.addi %1225, %1240 : index
                %1242 = arith.addi %1155, %1241 : index
                %1243 = vector.shuffle %1133, %1133 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1243, %kv[%1242] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
