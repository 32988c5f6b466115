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
  %c26 = arith.constant 0x3F800000 : f32
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
  %epsilon = wave.param "epsilon" : f32
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
      %346 = memref.load %factors[%343] : memref<?xf32>
      %347 = arith.select %345, %346, %c26 : f32
      %348 = arith.addi %257, %c7 : index
      %349 = arith.muli %339, %c4 : index
      %350 = arith.addi %348, %349 : index
      %351 = memref.load %14[%350] : memref<?xf32>
      %352 = arith.addi %350, %c10 : index
      %353 = memref.load %14[%352] : memref<?xf32>
      %354 = arith.addf %351, %353 : f32
      %355 = arith.addi %350, %c27 : index
      %356 = memref.load %14[%355] : memref<?xf32>
      %357 = arith.addf %354, %356 : f32
      %358 = arith.addi %350, %c28 : index
      %359 = memref.load %14[%358] : memref<?xf32>
      %360 = arith.addf %357, %359 : f32
      %361 = arith.addi %350, %c29 : index
      %362 = memref.load %14[%361] : memref<?xf32>
      %363 = arith.addf %360, %362 : f32
      %364 = arith.addi %350, %c30 : index
      %365 = memref.load %14[%364] : memref<?xf32>
      %366 = arith.addf %363, %365 : f32
      %367 = arith.addi %350, %c31 : index
      %368 = memref.load %14[%367] : memref<?xf32>
      %369 = arith.addf %366, %368 : f32
      %370 = arith.addi %350, %c32 : index
      %371 = memref.load %14[%370] : memref<?xf32>
      %372 = arith.addf %369, %371 : f32
      %373 = arith.remui %254, %c11 : index
      %374 = arith.muli %373, %c6 : index
      %375 = arith.addi %11, %374 : index
      %376 = vector.load %w[%375] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %377 = vector.bitcast %376 : vector<4xi8> to vector<1xf32>
      %378 = vector.extract %377[0] : f32 from vector<1xf32>
      %379 = arith.mulf %378, %347 : f32
      %380 = arith.mulf %372, %379 : f32
      %381 = arith.muli %3, %c2 : index
      %382 = arith.addi %381, %c7 : index
      %383 = arith.muli %382, %c11 : index
      %384 = arith.remui %254, %c11 : index
      %385 = arith.addi %383, %384 : index
      %386 = arith.muli %342, %c20 : index
      %387 = arith.addi %386, %385 : index
      memref.store %380, %15[%387] : memref<?xf32>
      %388 = arith.addi %257, %c18 : index
      %389 = arith.muli %339, %c4 : index
      %390 = arith.addi %388, %389 : index
      %391 = memref.load %14[%390] : memref<?xf32>
      %392 = arith.addi %390, %c10 : index
      %393 = memref.load %14[%392] : memref<?xf32>
      %394 = arith.addf %391, %393 : f32
      %395 = arith.addi %390, %c27 : index
      %396 = memref.load %14[%395] : memref<?xf32>
      %397 = arith.addf %394, %396 : f32
      %398 = arith.addi %390, %c28 : index
      %399 = memref.load %14[%398] : memref<?xf32>
      %400 = arith.addf %397, %399 : f32
      %401 = arith.addi %390, %c29 : index
      %402 = memref.load %14[%401] : memref<?xf32>
      %403 = arith.addf %400, %402 : f32
      %404 = arith.addi %390, %c30 : index
      %405 = memref.load %14[%404] : memref<?xf32>
      %406 = arith.addf %403, %405 : f32
      %407 = arith.addi %390, %c31 : index
      %408 = memref.load %14[%407] : memref<?xf32>
      %409 = arith.addf %406, %408 : f32
      %410 = arith.addi %390, %c32 : index
      %411 = memref.load %14[%410] : memref<?xf32>
      %412 = arith.addf %409, %411 : f32
      %413 = arith.remui %254, %c11 : index
      %414 = arith.muli %413, %c6 : index
      %415 = arith.addi %13, %414 : index
      %416 = vector.load %w[%415] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %417 = vector.bitcast %416 : vector<4xi8> to vector<1xf32>
      %418 = vector.extract %417[0] : f32 from vector<1xf32>
      %419 = arith.mulf %418, %347 : f32
      %420 = arith.mulf %412, %419 : f32
      %421 = arith.muli %3, %c2 : index
      %422 = arith.addi %421, %c8 : index
      %423 = arith.muli %422, %c11 : index
      %424 = arith.remui %254, %c11 : index
      %425 = arith.addi %423, %424 : index
      %426 = arith.muli %342, %c20 : index
      %427 = arith.addi %426, %425 : index
      memref.store %420, %15[%427] : memref<?xf32>
    }
    wave.barrier
    %428 = arith.addi %18, %c7 : index
    %429 = wave.wave
    %430 = arith.addi %429, %c7 : index
    %431 = arith.addi %428, %430 : index
    %432 = arith.cmpi slt, %431, %17 : index
    scf.if %432 {
      %433 = arith.addi %428, %430 : index
      %434 = arith.muli %430, %c20 : index
      %435 = wave.lane
      %436 = arith.addi %435, %c7 : index
      %437 = arith.cmpi eq, %hasBias, %c8 : index
      %438 = arith.addi %434, %436 : index
      %439 = memref.load %15[%438] : memref<?xf32>
      %440 = arith.muli %0, %c20 : index
      %441 = arith.addi %440, %436 : index
      %442 = memref.load %bias[%441] : memref<?xf32>
      %443 = arith.addf %439, %442 : f32
      %444 = arith.select %437, %443, %439 : f32
      %445 = arith.addi %436, %c4 : index
      %446 = arith.cmpi eq, %hasBias, %c8 : index
      %447 = arith.addi %434, %445 : index
      %448 = memref.load %15[%447] : memref<?xf32>
      %449 = arith.muli %0, %c20 : index
      %450 = arith.addi %449, %445 : index
      %451 = memref.load %bias[%450] : memref<?xf32>
      %452 = arith.addf %448, %451 : f32
      %453 = arith.select %446, %452, %448 : f32
      %454 = arith.addi %heads, %kvHeads : index
      %455 = arith.cmpi slt, %0, %454 : index
      scf.if %455 {
        %456 = arith.addi %positionsAt, %433 : index
        %457 = memref.load %step[%456] : memref<?xi32>
        %458 = arith.index_cast %457 : i32 to index
        %459 = arith.cmpi eq, %hasNorm, %c8 : index
        %460 = math.fma %444, %444, %c36 : f32
        %461 = math.fma %453, %453, %460 : f32
        %462 = vector.broadcast %461 : f32 to vector<1xf32>
        %463 = wave.reduce "add" %462 : vector<1xf32>
        %464 = arith.mulf %463, %inverseHeadDim : f32
        %465 = arith.addf %464, %epsilon : f32
        %466 = math.sqrt %465 : f32
        %467 = arith.divf %c26, %466 : f32
        %468 = arith.cmpi slt, %0, %heads : index
        %469 = arith.addi %436, %c4 : index
        %470 = memref.load %query_norm[%436] : memref<?xf32>
        %471 = memref.load %key_norm[%436] : memref<?xf32>
        %472 = arith.select %468, %470, %471 : f32
        %473 = arith.mulf %444, %467 : f32
        %474 = arith.mulf %473, %472 : f32
        %475 = arith.select %459, %474, %444 : f32
        %476 = memref.load %query_norm[%469] : memref<?xf32>
        %477 = memref.load %key_norm[%469] : memref<?xf32>
        %478 = arith.select %468, %476, %477 : f32
        %479 = arith.mulf %453, %467 : f32
        %480 = arith.mulf %479, %478 : f32
        %481 = arith.select %459, %480, %453 : f32
        %482 = arith.remui %458, %c18 : index
        %483 = arith.muli %482, %c20 : index
        %484 = arith.addi %483, %436 : index
        %485 = arith.divui %458, %c18 : index
        %486 = arith.addi %485, %c18 : index
        %487 = arith.muli %486, %c20 : index
        %488 = arith.addi %487, %436 : index
        %489 = memref.load %rope[%484] : memref<?xf32>
        %490 = arith.addi %484, %c4 : index
        %491 = memref.load %rope[%490] : memref<?xf32>
        %492 = memref.load %rope[%488] : memref<?xf32>
        %493 = arith.addi %488, %c4 : index
        %494 = memref.load %rope[%493] : memref<?xf32>
        %495 = arith.mulf %492, %489 : f32
        %496 = arith.mulf %494, %491 : f32
        %497 = arith.subf %495, %496 : f32
        %498 = arith.mulf %494, %489 : f32
        %499 = arith.mulf %492, %491 : f32
        %500 = arith.addf %498, %499 : f32
        %501 = arith.mulf %475, %497 : f32
        %502 = arith.mulf %481, %500 : f32
        %503 = arith.subf %501, %502 : f32
        %504 = arith.mulf %481, %497 : f32
        %505 = arith.mulf %475, %500 : f32
        %506 = arith.addf %504, %505 : f32
        %507 = arith.cmpi slt, %0, %heads : index
        scf.if %507 {
          %508 = arith.muli %433, %heads : index
          %509 = arith.addi %508, %0 : index
          %510 = arith.muli %509, %c20 : index
          %511 = arith.addi %510, %436 : index
          memref.store %503, %q[%511] : memref<?xf32>
          %512 = arith.addi %511, %c4 : index
          memref.store %506, %q[%512] : memref<?xf32>
        } else {
          %513 = arith.addi %434, %436 : index
          memref.store %503, %15[%513] : memref<?xf32>
          %514 = arith.addi %434, %436 : index
          %515 = arith.addi %514, %c4 : index
          memref.store %506, %15[%515] : memref<?xf32>
        }
      } else {
        %516 = arith.cmpi slt, %0, %heads : index
        scf.if %516 {
          %517 = arith.muli %433, %heads : index
          %518 = arith.addi %517, %0 : index
          %519 = arith.muli %518, %c20 : index
          %520 = arith.addi %519, %436 : index
          memref.store %444, %q[%520] : memref<?xf32>
          %521 = arith.addi %520, %c4 : index
          memref.store %453, %q[%521] : memref<?xf32>
        } else {
          %522 = arith.addi %434, %436 : index
          memref.store %444, %15[%522] : memref<?xf32>
          %523 = arith.addi %434, %436 : index
          %524 = arith.addi %523, %c4 : index
          memref.store %453, %15[%524] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %525 = arith.cmpi sge, %0, %heads : index
    scf.if %525 {
      %526 = arith.addi %429, %c7 : index
      %527 = arith.addi %428, %526 : index
      %528 = arith.cmpi slt, %527, %17 : index
      scf.if %528 {
        %529 = arith.addi %428, %526 : index
        %530 = arith.addi %slotsAt, %529 : index
        %531 = memref.load %step[%530] : memref<?xi32>
        %532 = arith.index_cast %531 : i32 to index
        %533 = arith.cmpi sge, %532, %c7 : index
        scf.if %533 {
          %534 = arith.muli %526, %c20 : index
          %535 = arith.subi %0, %heads : index
          %536 = memref.load %scales[%535] : memref<?xf32>
          %537 = vector.broadcast %536 : f32 to vector<4xf32>
          %538 = arith.divui %532, %c11 : index
          %539 = arith.remui %532, %c11 : index
          %540 = arith.muli %538, %pageBytes : index
          %541 = arith.cmpi eq, %codec, %c7 : index
          scf.if %541 {
            %542 = wave.lane
            %543 = arith.muli %542, %c6 : index
            scf.for %544 = %543 to %c20 step %c5 {
              %545 = arith.addi %534, %544 : index
              %546 = vector.load %15[%545] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %547 = arith.mulf %546, %537 : vector<4xf32>
              %548 = arith.minimumf %547, %c42 : vector<4xf32>
              %549 = arith.maximumf %548, %c43 : vector<4xf32>
              %550 = arith.truncf %549 : vector<4xf32> to vector<4xf16>
              %551 = vector.bitcast %550 : vector<4xf16> to vector<8xi8>
              %552 = arith.cmpi slt, %535, %kvHeads : index
              scf.if %552 {
                %553 = arith.muli %535, %c29 : index
                %554 = arith.addi %540, %553 : index
                %555 = arith.divui %544, %c11 : index
                %556 = arith.muli %555, %c17 : index
                %557 = arith.remui %544, %c11 : index
                %558 = arith.divui %557, %c13 : index
                %559 = arith.muli %558, %c18 : index
                %560 = arith.muli %539, %c11 : index
                %561 = arith.addi %559, %560 : index
                %562 = arith.remui %557, %c13 : index
                %563 = arith.muli %562, %c2 : index
                %564 = arith.addi %561, %563 : index
                %565 = arith.addi %556, %564 : index
                %566 = arith.addi %554, %565 : index
                vector.store %551, %kv[%566] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %567 = arith.subi %535, %kvHeads : index
                %568 = arith.muli %567, %c29 : index
                %569 = arith.addi %540, %568 : index
                %570 = arith.addi %544, %c7 : index
                %571 = arith.divui %570, %c11 : index
                %572 = arith.muli %571, %c17 : index
                %573 = arith.addi %572, %c27 : index
                %574 = arith.remui %570, %c11 : index
                %575 = arith.divui %539, %c2 : index
                %576 = arith.remui %539, %c2 : index
                %577 = arith.muli %576, %c13 : index
                %578 = arith.addi %575, %577 : index
                %579 = arith.divui %578, %c13 : index
                %580 = arith.muli %579, %c18 : index
                %581 = arith.muli %574, %c11 : index
                %582 = arith.addi %580, %581 : index
                %583 = arith.remui %578, %c13 : index
                %584 = arith.muli %583, %c2 : index
                %585 = arith.addi %582, %584 : index
                %586 = arith.addi %573, %585 : index
                %587 = arith.addi %569, %586 : index
                %588 = vector.shuffle %551, %551 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %588, %kv[%587] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %589 = arith.addi %544, %c8 : index
                %590 = arith.divui %589, %c11 : index
                %591 = arith.muli %590, %c17 : index
                %592 = arith.addi %591, %c27 : index
                %593 = arith.remui %589, %c11 : index
                %594 = arith.divui %539, %c2 : index
                %595 = arith.remui %539, %c2 : index
                %596 = arith.muli %595, %c13 : index
                %597 = arith.addi %594, %596 : index
                %598 = arith.divui %597, %c13 : index
                %599 = arith.muli %598, %c18 : index
                %600 = arith.muli %593, %c11 : index
                %601 = arith.addi %599, %600 : index
                %602 = arith.remui %597, %c13 : index
                %603 = arith.muli %602, %c2 : index
                %604 = arith.addi %601, %603 : index
                %605 = arith.addi %592, %604 : index
                %606 = arith.addi %569, %605 : index
                %607 = vector.shuffle %551, %551 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %607, %kv[%606] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %608 = arith.addi %544, %c2 : index
                %609 = arith.divui %608, %c11 : index
                %610 = arith.muli %609, %c17 : index
                %611 = arith.addi %610, %c27 : index
                %612 = arith.remui %608, %c11 : index
                %613 = arith.divui %539, %c2 : index
                %614 = arith.remui %539, %c2 : index
                %615 = arith.muli %614, %c13 : index
                %616 = arith.addi %613, %615 : index
                %617 = arith.divui %616, %c13 : index
                %618 = arith.muli %617, %c18 : index
                %619 = arith.muli %612, %c11 : index
                %620 = arith.addi %618, %619 : index
                %621 = arith.remui %616, %c13 : index
                %622 = arith.muli %621, %c2 : index
                %623 = arith.addi %620, %622 : index
                %624 = arith.addi %611, %623 : index
                %625 = arith.addi %569, %624 : index
                %626 = vector.shuffle %551, %551 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %626, %kv[%625] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %627 = arith.addi %544, %c19 : index
                %628 = arith.divui %627, %c11 : index
                %629 = arith.muli %628, %c17 : index
                %630 = arith.addi %629, %c27 : index
                %631 = arith.remui %627, %c11 : index
                %632 = arith.divui %539, %c2 : index
                %633 = arith.remui %539, %c2 : index
                %634 = arith.muli %633, %c13 : index
                %635 = arith.addi %632, %634 : index
                %636 = arith.divui %635, %c13 : index
                %637 = arith.muli %636, %c18 : index
                %638 = arith.muli %631, %c11 : index
                %639 = arith.addi %637, %638 : index
                %640 = arith.remui %635, %c13 : index
                %641 = arith.muli %640, %c2 : index
                %642 = arith.addi %639, %641 : index
                %643 = arith.addi %630, %642 : index
                %644 = arith.addi %569, %643 : index
                %645 = vector.shuffle %551, %551 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %645, %kv[%644] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %646 = arith.cmpi eq, %codec, %c8 : index
          scf.if %646 {
            %647 = wave.lane
            %648 = arith.muli %647, %c6 : index
            scf.for %649 = %648 to %c20 step %c5 {
              %650 = arith.addi %534, %649 : index
              %651 = vector.load %15[%650] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %652 = arith.mulf %651, %537 : vector<4xf32>
              %653 = wave.fp8_encode "e4m3" %652 : vector<4xf32> -> vector<4xi8>
              %654 = arith.cmpi slt, %535, %kvHeads : index
              scf.if %654 {
                %655 = arith.muli %535, %c27 : index
                %656 = arith.addi %540, %655 : index
                %657 = vector.shuffle %653, %653 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %658 = arith.divui %649, %c11 : index
                %659 = arith.muli %658, %c18 : index
                %660 = arith.remui %649, %c11 : index
                %661 = arith.muli %539, %c11 : index
                %662 = arith.divui %660, %c6 : index
                %663 = arith.muli %662, %c6 : index
                %664 = arith.remui %660, %c2 : index
                %665 = arith.muli %664, %c2 : index
                %666 = arith.addi %663, %665 : index
                %667 = arith.divui %660, %c2 : index
                %668 = arith.remui %667, %c2 : index
                %669 = arith.addi %666, %668 : index
                %670 = arith.addi %661, %669 : index
                %671 = arith.addi %659, %670 : index
                %672 = arith.addi %656, %671 : index
                vector.store %657, %kv[%672] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %673 = arith.subi %535, %kvHeads : index
                %674 = arith.muli %673, %c27 : index
                %675 = arith.addi %540, %674 : index
                %676 = arith.addi %649, %c7 : index
                %677 = arith.divui %676, %c11 : index
                %678 = arith.muli %677, %c18 : index
                %679 = arith.addi %678, %c10 : index
                %680 = arith.remui %676, %c11 : index
                %681 = arith.divui %539, %c2 : index
                %682 = arith.remui %539, %c2 : index
                %683 = arith.muli %682, %c13 : index
                %684 = arith.addi %681, %683 : index
                %685 = arith.muli %680, %c11 : index
                %686 = arith.divui %684, %c6 : index
                %687 = arith.muli %686, %c6 : index
                %688 = arith.remui %684, %c2 : index
                %689 = arith.muli %688, %c2 : index
                %690 = arith.addi %687, %689 : index
                %691 = arith.divui %684, %c2 : index
                %692 = arith.remui %691, %c2 : index
                %693 = arith.addi %690, %692 : index
                %694 = arith.addi %685, %693 : index
                %695 = arith.addi %679, %694 : index
                %696 = arith.addi %675, %695 : index
                %697 = vector.shuffle %653, %653 [0] : vector<4xi8>, vector<4xi8>
                vector.store %697, %kv[%696] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %698 = arith.addi %649, %c8 : index
                %699 = arith.divui %698, %c11 : index
                %700 = arith.muli %699, %c18 : index
                %701 = arith.addi %700, %c10 : index
                %702 = arith.remui %698, %c11 : index
                %703 = arith.divui %539, %c2 : index
                %704 = arith.remui %539, %c2 : index
                %705 = arith.muli %704, %c13 : index
                %706 = arith.addi %703, %705 : index
                %707 = arith.muli %702, %c11 : index
                %708 = arith.divui %706, %c6 : index
                %709 = arith.muli %708, %c6 : index
                %710 = arith.remui %706, %c2 : index
                %711 = arith.muli %710, %c2 : index
                %712 = arith.addi %709, %711 : index
                %713 = arith.divui %706, %c2 : index
                %714 = arith.remui %713, %c2 : index
                %715 = arith.addi %712, %714 : index
                %716 = arith.addi %707, %715 : index
                %717 = arith.addi %701, %716 : index
                %718 = arith.addi %675, %717 : index
                %719 = vector.shuffle %653, %653 [1] : vector<4xi8>, vector<4xi8>
                vector.store %719, %kv[%718] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %720 = arith.addi %649, %c2 : index
                %721 = arith.divui %720, %c11 : index
                %722 = arith.muli %721, %c18 : index
                %723 = arith.addi %722, %c10 : index
                %724 = arith.remui %720, %c11 : index
                %725 = arith.divui %539, %c2 : index
                %726 = arith.remui %539, %c2 : index
                %727 = arith.muli %726, %c13 : index
                %728 = arith.addi %725, %727 : index
                %729 = arith.muli %724, %c11 : index
                %730 = arith.divui %728, %c6 : index
                %731 = arith.muli %730, %c6 : index
                %732 = arith.remui %728, %c2 : index
                %733 = arith.muli %732, %c2 : index
                %734 = arith.addi %731, %733 : index
                %735 = arith.divui %728, %c2 : index
                %736 = arith.remui %735, %c2 : index
                %737 = arith.addi %734, %736 : index
                %738 = arith.addi %729, %737 : index
                %739 = arith.addi %723, %738 : index
                %740 = arith.addi %675, %739 : index
                %741 = vector.shuffle %653, %653 [2] : vector<4xi8>, vector<4xi8>
                vector.store %741, %kv[%740] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %742 = arith.addi %649, %c19 : index
                %743 = arith.divui %742, %c11 : index
                %744 = arith.muli %743, %c18 : index
                %745 = arith.addi %744, %c10 : index
                %746 = arith.remui %742, %c11 : index
                %747 = arith.divui %539, %c2 : index
                %748 = arith.remui %539, %c2 : index
                %749 = arith.muli %748, %c13 : index
                %750 = arith.addi %747, %749 : index
                %751 = arith.muli %746, %c11 : index
                %752 = arith.divui %750, %c6 : index
                %753 = arith.muli %752, %c6 : index
                %754 = arith.remui %750, %c2 : index
                %755 = arith.muli %754, %c2 : index
                %756 = arith.addi %753, %755 : index
                %757 = arith.divui %750, %c2 : index
                %758 = arith.remui %757, %c2 : index
                %759 = arith.addi %756, %758 : index
                %760 = arith.addi %751, %759 : index
                %761 = arith.addi %745, %760 : index
                %762 = arith.addi %675, %761 : index
                %763 = vector.shuffle %653, %653 [3] : vector<4xi8>, vector<4xi8>
                vector.store %763, %kv[%762] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %764 = arith.cmpi eq, %codec, %c2 : index
          scf.if %764 {
            %765 = wave.lane
            %766 = arith.muli %765, %c6 : index
            scf.for %767 = %766 to %c20 step %c5 {
              %768 = arith.addi %534, %767 : index
              %769 = vector.load %15[%768] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %770 = arith.mulf %769, %537 : vector<4xf32>
              %771 = wave.fp8_encode "e5m2" %770 : vector<4xf32> -> vector<4xi8>
              %772 = arith.cmpi slt, %535, %kvHeads : index
              scf.if %772 {
                %773 = arith.muli %535, %c27 : index
                %774 = arith.addi %540, %773 : index
                %775 = vector.shuffle %771, %771 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %776 = arith.divui %767, %c11 : index
                %777 = arith.muli %776, %c18 : index
                %778 = arith.remui %767, %c11 : index
                %779 = arith.muli %539, %c11 : index
                %780 = arith.divui %778, %c6 : index
                %781 = arith.muli %780, %c6 : index
                %782 = arith.remui %778, %c2 : index
                %783 = arith.muli %782, %c2 : index
                %784 = arith.addi %781, %783 : index
                %785 = arith.divui %778, %c2 : index
                %786 = arith.remui %785, %c2 : index
                %787 = arith.addi %784, %786 : index
                %788 = arith.addi %779, %787 : index
                %789 = arith.addi %777, %788 : index
                %790 = arith.addi %774, %789 : index
                vector.store %775, %kv[%790] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %791 = arith.subi %535, %kvHeads : index
                %792 = arith.muli %791, %c27 : index
                %793 = arith.addi %540, %792 : index
                %794 = arith.addi %767, %c7 : index
                %795 = arith.divui %794, %c11 : index
                %796 = arith.muli %795, %c18 : index
                %797 = arith.addi %796, %c10 : index
                %798 = arith.remui %794, %c11 : index
                %799 = arith.divui %539, %c2 : index
                %800 = arith.remui %539, %c2 : index
                %801 = arith.muli %800, %c13 : index
                %802 = arith.addi %799, %801 : index
                %803 = arith.muli %798, %c11 : index
                %804 = arith.divui %802, %c6 : index
                %805 = arith.muli %804, %c6 : index
                %806 = arith.remui %802, %c2 : index
                %807 = arith.muli %806, %c2 : index
                %808 = arith.addi %805, %807 : index
                %809 = arith.divui %802, %c2 : index
                %810 = arith.remui %809, %c2 : index
                %811 = arith.addi %808, %810 : index
                %812 = arith.addi %803, %811 : index
                %813 = arith.addi %797, %812 : index
                %814 = arith.addi %793, %813 : index
                %815 = vector.shuffle %771, %771 [0] : vector<4xi8>, vector<4xi8>
                vector.store %815, %kv[%814] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %816 = arith.addi %767, %c8 : index
                %817 = arith.divui %816, %c11 : index
                %818 = arith.muli %817, %c18 : index
                %819 = arith.addi %818, %c10 : index
                %820 = arith.remui %816, %c11 : index
                %821 = arith.divui %539, %c2 : index
                %822 = arith.remui %539, %c2 : index
                %823 = arith.muli %822, %c13 : index
                %824 = arith.addi %821, %823 : index
                %825 = arith.muli %820, %c11 : index
                %826 = arith.divui %824, %c6 : index
                %827 = arith.muli %826, %c6 : index
                %828 = arith.remui %824, %c2 : index
                %829 = arith.muli %828, %c2 : index
                %830 = arith.addi %827, %829 : index
                %831 = arith.divui %824, %c2 : index
                %832 = arith.remui %831, %c2 : index
                %833 = arith.addi %830, %832 : index
                %834 = arith.addi %825, %833 : index
                %835 = arith.addi %819, %834 : index
                %836 = arith.addi %793, %835 : index
                %837 = vector.shuffle %771, %771 [1] : vector<4xi8>, vector<4xi8>
                vector.store %837, %kv[%836] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %838 = arith.addi %767, %c2 : index
                %839 = arith.divui %838, %c11 : index
                %840 = arith.muli %839, %c18 : index
                %841 = arith.addi %840, %c10 : index
                %842 = arith.remui %838, %c11 : index
                %843 = arith.divui %539, %c2 : index
                %844 = arith.remui %539, %c2 : index
                %845 = arith.muli %844, %c13 : index
                %846 = arith.addi %843, %845 : index
                %847 = arith.muli %842, %c11 : index
                %848 = arith.divui %846, %c6 : index
                %849 = arith.muli %848, %c6 : index
                %850 = arith.remui %846, %c2 : index
                %851 = arith.muli %850, %c2 : index
                %852 = arith.addi %849, %851 : index
                %853 = arith.divui %846, %c2 : index
                %854 = arith.remui %853, %c2 : index
                %855 = arith.addi %852, %854 : index
                %856 = arith.addi %847, %855 : index
                %857 = arith.addi %841, %856 : index
                %858 = arith.addi %793, %857 : index
                %859 = vector.shuffle %771, %771 [2] : vector<4xi8>, vector<4xi8>
                vector.store %859, %kv[%858] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %860 = arith.addi %767, %c19 : index
                %861 = arith.divui %860, %c11 : index
                %862 = arith.muli %861, %c18 : index
                %863 = arith.addi %862, %c10 : index
                %864 = arith.remui %860, %c11 : index
                %865 = arith.divui %539, %c2 : index
                %866 = arith.remui %539, %c2 : index
                %867 = arith.muli %866, %c13 : index
                %868 = arith.addi %865, %867 : index
                %869 = arith.muli %864, %c11 : index
                %870 = arith.divui %868, %c6 : index
                %871 = arith.muli %870, %c6 : index
                %872 = arith.remui %868, %c2 : index
                %873 = arith.muli %872, %c2 : index
                %874 = arith.addi %871, %873 : index
                %875 = arith.divui %868, %c2 : index
                %876 = arith.remui %875, %c2 : index
                %877 = arith.addi %874, %876 : index
                %878 = arith.addi %869, %877 : index
                %879 = arith.addi %863, %878 : index
                %880 = arith.addi %793, %879 : index
                %881 = vector.shuffle %771, %771 [3] : vector<4xi8>, vector<4xi8>
                vector.store %881, %kv[%880] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
